import * as core from '@actions/core';
import type { Place } from './errors.ts';

/** Where the action tells what it does. Every text is one line; it is sanitised on its way out. */
export interface Logger {
  info(text: string): void;
  /** Tells that a request is sent again; the step that is under way counts it. */
  repeat(text: string): void;
  /** Only shown when debug logging is on. */
  debug(text: string): void;
  notice(title: string, text: string, place?: Place): void;
  warning(title: string, text: string, place?: Place): void;
  error(title: string, text: string, place?: Place): void;
}

/** A log whose lines can be folded away, step by step. */
export interface StepLogger extends Logger {
  /** Folds what is logged from now on under a title. Annotations wait, because nobody would see them there. */
  startGroup(title: string): void;
  /** Ends the group with a line that stays visible, and shows the annotations that waited. */
  endGroup(line: string): void;
}

/** Makes a text safe to print; see {@link createSanitiser}. */
export type Sanitise = (text: string) => string;

const QUOTE_LENGTH = 500;

/** A very short key encodes to letters that every text has; hiding those would hide the text. */
const MIN_ENCODED_LENGTH = 6;

/** Control characters, line and paragraph separators, bidi controls and other invisible format characters. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/**
 * Creates the one sanitiser for everything that is printed, because any line may quote what another party wrote:
 * invisible characters become visible, so nothing can start a line of its own; `::` and `##[`, by which the runner
 * knows its commands, are broken up; the secrets are replaced by `***` in every form in which a server could echo
 * them.
 *
 * @param secrets values that must not be printed, such as the API key with and without its blanks
 */
export function createSanitiser(secrets: readonly string[]): Sanitise {
  const forms = [...new Set(secrets.flatMap(formsOfSecret))].sort((a, b) => b.length - a.length);
  return (text) => {
    let safe = text.replace(INVISIBLE, showCodePoint);
    for (const form of forms) safe = safe.replaceAll(form, '***');
    return safe.replace(/:(?=:)/g, ': ').replace(/##(?=\[)/g, '## ');
  };
}

/** A sanitiser that learns further secrets while it is used. */
export function createKeeper(initial: readonly string[]): {
  readonly sanitise: Sanitise;
  /** From now on the value is hidden. */
  readonly keep: (secret: string) => void;
} {
  let secrets = initial;
  let current = createSanitiser(secrets);
  return {
    sanitise: (text) => current(text),
    keep: (secret) => {
      secrets = [...secrets, secret];
      current = createSanitiser(secrets);
    },
  };
}

/**
 * Quotes a text that another party wrote inside a message of ours: white space folded, sanitised, and only then
 * cut to 500 characters, because a secret cut in half would no longer be recognised.
 */
export function createQuote(sanitise: Sanitise): Sanitise {
  return (text) => {
    const safe = sanitise(text.replace(/\s+/g, ' ').trim());
    return safe.length > QUOTE_LENGTH ? `${safe.slice(0, QUOTE_LENGTH).toWellFormed()}…` : safe;
  };
}

/** The log of the step, as the runner shows it: lines, groups of lines and annotations. */
export function createLogger(sanitise: Sanitise): StepLogger {
  /** Annotations of the open group. */
  let held: (() => void)[] | undefined;
  const annotate =
    (print: typeof core.error): Logger['error'] =>
    (title, text, place) => {
      const properties = {
        title: sanitise(title),
        ...(place && { file: sanitise(place.file) }),
        ...(place?.line !== undefined && { startLine: place.line }),
      };
      const show = () => print(sanitise(text), properties);
      if (held === undefined) show();
      else held.push(show);
    };
  const info = (text: string) => core.info(sanitise(text));
  return {
    info,
    repeat: info,
    debug: (text) => {
      if (core.isDebug()) core.debug(sanitise(text));
    },
    startGroup: (title) => {
      core.startGroup(sanitise(title));
      held = [];
    },
    endGroup: (line) => {
      core.endGroup();
      info(line);
      const waiting = held ?? [];
      held = undefined;
      for (const show of waiting) show();
    },
    notice: annotate(core.notice),
    warning: annotate(core.warning),
    error: annotate(core.error),
  };
}

/** Tells the runner to mask these values in all that this job prints from now on. */
export function maskSecrets(secrets: readonly string[]): void {
  for (const secret of secrets) core.setSecret(secret);
}

/** A secret in the ways in which servers write text: as it is, and encoded for URLs, JSON, HTML, base64 and hex. */
function formsOfSecret(secret: string): readonly string[] {
  if (secret.trim() === '') return [];
  const bytes = Buffer.from(secret);
  const inUrl = encodeURIComponent(secret.toWellFormed());
  const inStrictUrl = inUrl.replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  const inJson = JSON.stringify(secret).slice(1, -1);
  return [
    secret,
    secret.replace(INVISIBLE, showCodePoint),
    ...[inUrl, inStrictUrl].flatMap((form) => [form, form.replace(/%../g, (hex) => hex.toLowerCase())]),
    inJson,
    inJson.replaceAll('/', '\\/'),
    inJson.replace(
      /[&<>'/+=]/g,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
    secret.replace(/[&<>"']/g, (character) => HTML_ENTITIES[character] ?? character),
    secret.replace(/[^A-Za-z0-9 _.-]/g, (character) => `&#${character.charCodeAt(0)};`),
    secret.replace(
      /[^A-Za-z0-9 _.-]/g,
      (character) => `&#x${character.charCodeAt(0).toString(16).toUpperCase()};`,
    ),
    ...[
      bytes.toString('hex'),
      bytes.toString('hex').toUpperCase(),
      ...[0, 1, 2].flatMap((offset) => encodeInside(bytes, offset)),
    ].filter((form) => form.length >= MIN_ENCODED_LENGTH),
  ];
}

const HTML_ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#039;',
};

/** Base64 of the secret inside a longer text, such as `Bearer KEY`: the characters that only the secret decides. */
function encodeInside(bytes: Buffer, offset: number): readonly string[] {
  const encoded = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64');
  const inner = encoded.slice(Math.ceil((offset * 8) / 6), Math.floor(((offset + bytes.length) * 8) / 6));
  return [inner, inner.replaceAll('+', '-').replaceAll('/', '_')];
}

function showCodePoint(character: string): string {
  return `\\u{${character.codePointAt(0)?.toString(16) ?? ''}}`;
}
