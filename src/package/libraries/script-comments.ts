import { listLicenseIds } from './licenses.ts';

/** A library that the comment of a script names. */
interface NamedScript {
  readonly name: string;
  /** `''` if the comment has none. */
  readonly version: string;
  readonly licenses: readonly string[];
}

/** Bundlers keep comments that begin with `!`, or have one of these words. */
const IS_KEPT = /^!|@license|@preserve/;
/** The rest of a long comment is prose. */
const MAX_COMMENT = 1500;

/** No bundle has more. */
const MAX_NAMED = 500;

/**
 * Reads which libraries a script, or a `LICENSE.txt` of a bundler, names by comments such as `/*! Chart.js v4.4.0`: only those with
 * a name and a version, or in a form that always has a name. Nothing checks whether a comment is true. Source: webpack's
 * terser-webpack-plugin (`extractComments`), Terser's `comments: "some"`, esbuild's `--legal-comments`.
 */
export function readScriptComments(text: string): readonly NamedScript[] {
  const named: NamedScript[] = [];
  for (const comment of findComments(text)) {
    const script = readComment(listLines(comment));
    if (script !== undefined) named.push(script);
    if (named.length === MAX_NAMED) break;
  }
  return named;
}

/** Finds the comments that bundlers keep, in linear time. */
function* findComments(text: string): Iterable<string> {
  for (let start = text.indexOf('/*'); start >= 0;) {
    const end = text.indexOf('*/', start + 2);
    if (end < 0) break;
    // Texts such as `image/*` only look like the beginning of a comment.
    const block = text.slice(start, end);
    const comment = block.slice(Math.max(0, block.lastIndexOf('/*!')) + 2).slice(0, MAX_COMMENT);
    if (IS_KEPT.test(comment)) yield comment;
    start = text.indexOf('/*', end + 2);
  }
  if (text.includes('//!')) for (const [lines] of text.matchAll(LINES)) yield lines;
}

const LINES = /(?:^[ \t]*\/\/!.*\n?){1,12}/gm;

/** Lines without the marks of comments, without empty ones. */
function listLines(comment: string): readonly string[] {
  return comment
    .split('\n')
    .map((line) =>
      line
        .slice(0, MAX_LINE)
        .replace(/^[\s*!/]+/, '')
        .replace(TAG, '')
        .trim(),
    )
    .filter((line) => line !== '');
}

const MAX_LINE = 300;
const TAG = /^@(?:license|preserve|name|overview)\s*:?\s+/i;

const VERSION = String.raw`(\d{1,6}(?:\.\d{1,8}){1,3}(?:-[a-z]+(?:[.-]?\d{1,8})*)?)(?![\w.]*\w)`;
const NAME = String.raw`(@?[a-z][\w@./+-]*(?:[ ][a-z][\w@./+-]*){0,4}?)`;
/** Such as `jQuery UI - v1.13.2 - 2022-07-14`, `Select2 4.0.13 | …`, `Bootstrap v5.3.0 (https://…)`. */
const TITLE = new RegExp(String.raw`^${NAME}(?:,| -)? (?:- )?(?:version:? |v\.? ?)?${VERSION}`, 'i');
/** The way of Feross Aboukhadijeh's packages: `ieee754. BSD-3-Clause License. …`. */
const NAME_AND_LICENSE = /^(@?[a-z][\w@./-]*)\. [\w.+-]+ License\./i;
const BARE_NAME = new RegExp(`^${NAME}$`, 'i');
const VERSION_LINE = new RegExp(String.raw`^@?version[\s:=]*v?${VERSION}`, 'i');

/** Titles of texts about something else. */
const NO_NAME =
  /^(?:copyright|licen[sc]ed?|version|v|date|build|built|updated?|since|released?|generated|requires?|author|wordpress|php|for|the|this|see|based|compatible|includes?|by|file|https?:.*)\b/i;

function readComment([title = '', ...others]: readonly string[]): NamedScript | undefined {
  const [, name, version] =
    TITLE.exec(title) ?? readLongTitle(title, others) ?? NAME_AND_LICENSE.exec(title) ?? [];
  if (name === undefined || NO_NAME.test(name) || name.length > MAX_NAME) return undefined;
  const licenses = listLicenseIds([title, ...others].join('\n'));
  // React's packages all have its name.
  const [, file] = REACT_FILE.exec(others[0] ?? '') ?? [];
  return { name: file ?? name.replace(/(?: PACKAGED|[ ,.-]+)$/, ''), version: version ?? '', licenses };
}

const MAX_NAME = 80;
const REACT_FILE = /^([\w-]+)\.(?:production|development)(?:\.min)?\.js$/;

/** Reads a title that is nothing but a name, with a line for the version below it. */
function readLongTitle(
  title: string,
  others: readonly string[],
): readonly (string | undefined)[] | undefined {
  const [, name] = BARE_NAME.exec(title) ?? [];
  if (name === undefined) return undefined;
  const [, version] = others.map((line) => VERSION_LINE.exec(line)).find((found) => found !== null) ?? [];
  return version === undefined ? undefined : [title, name, version];
}
