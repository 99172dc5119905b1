import * as core from '@actions/core';
import { collectUrlSecrets } from '../http/urls.ts';
import { hideQueries } from '../shared/hide-queries.ts';
import type { Logger, Sanitise, Sanitiser, StepLogger } from '../shared/logger.ts';
import { showInvisible } from '../shared/quote.ts';
import { createEchoHider, createScrapFinder, listForms, MASK } from './echoes.ts';

const QUOTE_LENGTH = 500;

/** Limits a text before it is sanitised; the first cut can leave only small parts of a secret. */
const MAX_QUOTED_LENGTH = 16 * 1024;

/**
 * Minimum number of letters and digits of a secret in a row to hide: our own texts never have 8 by chance; in texts by
 * others, 5 are already too many.
 */
const RUN_LENGTH = { ours: 8, others: 5 } as const;

/**
 * Creates the one sanitiser for everything that is printed, because any line may quote another party. It makes
 * invisible characters visible, so a text cannot start a new line. It breaks up `::` and `##[`, which begin commands to
 * the runner. It replaces secrets by `***` in every form in which a server could echo them, and also their parts,
 * because a text may have been cut or parsed before.
 *
 * `strictly`, for texts that others wrote, also replaces smaller parts, and the whole text if it may hold a secret in
 * scraps. In our own texts, that could hide harmless words.
 *
 * @param secrets values that must not be printed, such as the API key with and without surrounding blanks
 * @param open texts that may be printed although they are part of a secret, such as an identifier
 */
export function createSanitiser(secrets: readonly string[], open: readonly string[] = []): Sanitiser {
  const forms = [...new Set(secrets.flatMap(listForms))].sort((a, b) => b.length - a.length);
  const hideForms = (text: string) =>
    forms.reduce((safe, form) => safe.replaceAll(form, MASK), showInvisible(text));
  // A whole secret is never open, even if somebody wrote it into another input.
  const known = open.flatMap((text) => hideForms(text).split(MASK));
  const hideEchoes = createEchoHider(secrets, RUN_LENGTH.ours, known);
  const hideSmallEchoes = createEchoHider(secrets, RUN_LENGTH.others, known);
  const hasScraps = createScrapFinder(secrets, known);
  const breakCommands = (text: string) => text.replace(/:(?=:)/g, ': ').replace(/##(?=\[)/g, '## ');
  const strictly: Sanitise = (text) => {
    const safe = hideSmallEchoes(hideForms(text));
    return hasScraps(safe) ? MASK : breakCommands(safe);
  };
  return Object.assign((text: string) => breakCommands(hideEchoes(hideForms(text))), { strictly });
}

/** A sanitiser to which secrets, URLs and public names can be added while it is used. */
interface GrowingSanitiser {
  readonly sanitise: Sanitiser;
  /** Hides the value from now on. */
  readonly addSecret: (secret: string) => void;
  /** Hides the credentials in the URL from now on. */
  readonly addUrl: (url: string) => void;
  /** Declares texts that anyone may know: they and their parts do not count as credentials in URLs. */
  readonly addPublic: (texts: readonly string[]) => void;
  /** Lists the hidden parts of URLs. */
  readonly listUrlSecrets: () => readonly string[];
}

export function createGrowingSanitiser(
  initial: readonly string[],
  open: readonly string[] = [],
): GrowingSanitiser {
  let secrets = initial;
  let urls: readonly string[] = [];
  let known = open;
  // The runner would even drop an output that contains such a value.
  const isPublic = (value: string) => value !== '' && known.some((text) => text.includes(value));
  const listUrlSecrets = () => [...new Set(urls.flatMap((url) => collectUrlSecrets(url, isPublic)))];
  const create = () => createSanitiser([...secrets, ...listUrlSecrets()], open);
  let current = create();
  return {
    sanitise: Object.assign((text: string) => current(text), {
      strictly: (text: string) => current.strictly(text),
    }),
    addSecret: (secret) => {
      secrets = [...secrets, secret];
      current = create();
    },
    addUrl: (url) => {
      urls = [...urls, url];
      current = create();
    },
    addPublic: (texts) => {
      known = [...known, ...texts];
      current = create();
    },
    listUrlSecrets,
  };
}

/**
 * Creates a function that prepares another party's text for a message: it folds white space, removes the queries of
 * URLs, sanitises strictly, and cuts to 500 characters.
 */
export function createQuote({ strictly }: Sanitiser): Sanitise {
  return (text) => {
    const line = text.replace(/\s+/g, ' ').trim().slice(0, MAX_QUOTED_LENGTH);
    const safe = strictly(hideQueries(line));
    return safe.length > QUOTE_LENGTH ? `${safe.slice(0, QUOTE_LENGTH).toWellFormed()}…` : safe;
  };
}

/** Creates the log of the step: lines, groups of lines and annotations. */
export function createLogger(sanitise: Sanitiser): StepLogger {
  /** Annotations of the open group, which are printed after it. */
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
    // These texts contain errors and addresses of other parties.
    repeat: (text) => core.info(sanitise.strictly(hideQueries(text))),
    debug: (text) => {
      if (core.isDebug()) core.debug(sanitise.strictly(hideQueries(text)));
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

/** Makes the runner mask these values in everything that the job prints from now on. */
export function maskSecrets(secrets: readonly string[]): void {
  for (const secret of secrets) core.setSecret(secret);
}
