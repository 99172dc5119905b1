import { collectUrlSecrets } from '../http/urls.ts';
import { hideQueries } from '../shared/hide-queries.ts';
import type { Logger, Sanitise, StepLogger } from '../shared/logger.ts';
import { showInvisible } from '../shared/quote.ts';
import { createMasker } from '../shared/secret-forms.ts';
import type { AnnotationKind, Printer } from './runner.ts';

/** Takes the place of a secret. */
const MASK = '***';

const QUOTE_LENGTH = 500;

/** Limits a text before it is sanitised. */
const MAX_QUOTED_LENGTH = 16 * 1024;

/**
 * Creates the one sanitiser for everything that is printed, because any line may quote another party. It makes
 * invisible characters visible, so a text cannot start a new line. It breaks up `::` and `##[`, which begin commands to
 * the runner, but for `::` within code such as `Acme::stop()`: the runner takes it for a command only where nothing but
 * blanks stands before it in the line (actions/runner, `ActionCommand.TryParseV2`). What has the form of a whole command
 * is broken up wherever it stands. It replaces secrets by `***` in each form of `listSecretForms`.
 *
 * @param secrets values that must not be printed, such as the API key with and without surrounding blanks
 */
export function createSanitiser(secrets: readonly string[]): Sanitise {
  const mask = createMasker(secrets, MASK);
  return (text) =>
    mask(showInvisible(text))
      .replace(/::(?=[a-z-]+(?: [^:]*)?::)|(?<=::[a-z-]+(?: [^:]*)?)::/gi, ': :')
      .replace(/(?<![\w)\]]):(?=:)|:(?=:(?![\w$]))/g, ': ')
      .replace(/##(?=\[)/g, '## ');
}

/** A sanitiser to which secrets, URLs and public names can be added while it is used. */
interface GrowingSanitiser {
  readonly sanitise: Sanitise;
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
  const create = () => createSanitiser([...secrets, ...listUrlSecrets()]);
  let current = create();
  return {
    sanitise: (text) => current(text),
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
 * URLs, sanitises, and cuts to 500 characters.
 */
export function createQuote(sanitise: Sanitise): Sanitise {
  return (text) => {
    const line = text.replace(/\s+/g, ' ').trim().slice(0, MAX_QUOTED_LENGTH);
    const safe = sanitise(hideQueries(line));
    return safe.length > QUOTE_LENGTH ? `${safe.slice(0, QUOTE_LENGTH).toWellFormed()}…` : safe;
  };
}

/** Creates the log of the step: lines, groups of lines and annotations. All that it prints is sanitised. */
export function createLogger(sanitise: Sanitise, printer: Printer): StepLogger {
  /** Annotations of the open group, which are printed after it. */
  let held: (() => void)[] | undefined;
  const annotate =
    (kind: AnnotationKind): Logger['error'] =>
    (title, text, place) => {
      const shown = {
        title: sanitise(title),
        ...(place && { file: sanitise(place.file) }),
        ...(place?.line !== undefined && { startLine: place.line }),
      };
      const show = () => printer.annotate(kind, sanitise(text), shown);
      if (held === undefined) show();
      else held.push(show);
    };
  const info = (text: string) => printer.info(sanitise(text));
  return {
    info,
    // These texts contain errors and addresses of other parties.
    repeat: (text) => printer.info(sanitise(hideQueries(text))),
    debug: (text) => {
      if (printer.isDebug()) printer.debug(sanitise(hideQueries(text)));
    },
    startGroup: (title) => {
      printer.startGroup(sanitise(title));
      held = [];
    },
    endGroup: (line) => {
      printer.endGroup();
      info(line);
      const waiting = held ?? [];
      held = undefined;
      for (const show of waiting) show();
    },
    notice: annotate('notice'),
    warning: annotate('warning'),
    error: annotate('error'),
  };
}
