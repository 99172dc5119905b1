import * as core from '@actions/core';
import { collectUrlSecrets } from '../http/urls.ts';
import { hideQueries } from '../shared/hide-queries.ts';
import type { Logger, Sanitise, Sanitiser, StepLogger } from '../shared/logger.ts';
import { showInvisible } from '../shared/quote.ts';
import { createEchoHider, createScrapFinder, listForms, MASK } from './echoes.ts';

const QUOTE_LENGTH = 500;

/** Limits the text that is sanitised and then cut: this cut could leave only small parts of a secret. */
const MAX_QUOTED_LENGTH = 16 * 1024;

/** Letters and digits of a secret in a row: so many are in no word of ours, and so few may still be told by others. */
const RUN_LENGTH = { ours: 8, others: 5 } as const;

/**
 * Creates the one sanitiser for everything that is printed, because any line may quote what another party wrote:
 * invisible characters become visible, so nothing can start a line of its own; `::` and `##[`, by which the runner
 * knows its commands, are broken up; the secrets are replaced by `***` in every form in which a server could echo
 * them, and parts of them, too: text may have been cut or parsed before it comes here.
 *
 * Strictly, for texts that others wrote, smaller parts are replaced, and the whole text when it may hold a secret in
 * scraps. Words of ours could be taken for these.
 *
 * @param secrets values that must not be printed, such as the API key with and without its blanks
 * @param open texts that may be printed, although a secret has a part of them, such as an identifier
 */
export function createSanitiser(secrets: readonly string[], open: readonly string[] = []): Sanitiser {
  const forms = [...new Set(secrets.flatMap(listForms))].sort((a, b) => b.length - a.length);
  const hideForms = (text: string) =>
    forms.reduce((safe, form) => safe.replaceAll(form, MASK), showInvisible(text));
  // A secret as a whole is never open, even where somebody wrote it into another input.
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

/** A sanitiser that learns while it is used what is secret, and what of a URL only looks so. */
interface GrowingSanitiser {
  readonly sanitise: Sanitiser;
  /** From now on the value is hidden. */
  readonly addSecret: (secret: string) => void;
  /** From now on what in the URL is a credential is hidden. */
  readonly addUrl: (url: string) => void;
  /** From now on these, and parts of these, are no credentials of URLs: anyone may know them. */
  readonly addPublic: (texts: readonly string[]) => void;
  /** Lists the parts of URLs that are hidden. */
  readonly listUrlSecrets: () => readonly string[];
}

export function createGrowingSanitiser(
  initial: readonly string[],
  open: readonly string[] = [],
): GrowingSanitiser {
  let secrets = initial;
  let urls: readonly string[] = [];
  let known = open;
  // The runner would drop an output, too, that has such a value as a part.
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
 * Quotes a text that another party wrote inside a message of ours: white space folded, without the queries of its URLs,
 * sanitised, cut to 500 characters.
 */
export function createQuote({ strictly }: Sanitiser): Sanitise {
  return (text) => {
    const line = text.replace(/\s+/g, ' ').trim().slice(0, MAX_QUOTED_LENGTH);
    const safe = strictly(hideQueries(line));
    return safe.length > QUOTE_LENGTH ? `${safe.slice(0, QUOTE_LENGTH).toWellFormed()}…` : safe;
  };
}

/** The log of the step, as the runner shows it: lines, groups of lines and annotations. */
export function createLogger(sanitise: Sanitiser): StepLogger {
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
    // These say what others did, and where they are.
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

/** Tells the runner to mask these values in all that this job prints from now on. */
export function maskSecrets(secrets: readonly string[]): void {
  for (const secret of secrets) core.setSecret(secret);
}
