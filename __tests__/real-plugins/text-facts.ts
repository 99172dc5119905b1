import type { Sign } from './facts.ts';
import { tokenize } from './php-tokens.ts';

const MAX_LINES = 400;
const MAX_LINE_LENGTH = 120;
/** With more words, a line is a sentence, not a heading. */
const MAX_HEADING_WORDS = 9;
/** Stands for text that is not kept. */
const PROSE = '* A change.';

const README_KEY =
  /^(contributors|tags|requires at least|requires php|tested up to|stable tag|version|license|license uri|donate link)\s*:/i;
const VERSION = /\d+\.\d|\bv\d{4}/;

/** Keeps a readme's name, headers, section names and changelog headings. */
export function outlineReadme(text: string): readonly string[] {
  const kept: string[] = [];
  let isBody = false;
  let section = '';
  for (const line of splitLines(text)) {
    const trimmed = line.trim();
    if (/^(==|##[^#])/.test(trimmed) && kept.length > 0) {
      section = trimmed;
      kept.push(...(isBody ? [''] : []), nameSection(trimmed));
      isBody = true;
    } else if (!isBody) {
      // Headers end with the first line that is none, and findings name their lines.
      const isKept = trimmed === '' || kept.length === 0 || README_KEY.test(trimmed);
      kept.push(isKept ? trimmed.replace(/^(contributors|tags|donate link)\s*:.*/i, 'Tags: plugin') : PROSE);
    } else if (/change|upgrade/i.test(section)) {
      keepOutline(line, kept);
    }
  }
  return cut(kept);
}

const KNOWN_SECTION = /change ?_?log|upgrade|description|installation|frequently|faq|screenshots/i;

/** Only the sections that every readme has are kept by name. */
function nameSection(line: string): string {
  return KNOWN_SECTION.test(line) ? line : '== Section ==';
}

/** The headings of a changelog, with a line of text below each. */
export function outlineChangelog(text: string): readonly string[] {
  const kept: string[] = [];
  for (const line of splitLines(text)) keepOutline(line, kept);
  return cut(kept);
}

/** Rules are kept but for their comments. */
export function keepRules(text: string): readonly string[] {
  return splitLines(text).filter((line) => line.trim() !== '' && !line.startsWith('#'));
}

/** Of what a project says about itself only what decides whether it is built. */
export function outlineComposer(text: string): readonly string[] {
  const { require, replace, autoload, config, extra } = parseObject(text);
  const { strauss, mozart, 'installer-paths': places } = Object(extra) as Record<string, unknown>;
  const folders = {
    strauss: keepFolder(strauss, 'target_directory'),
    mozart: keepFolder(mozart, 'dep_directory'),
    'installer-paths': places,
  };
  const vendor = (Object(config) as Record<string, unknown>)['vendor-dir'];
  return [
    JSON.stringify({
      require: Object.fromEntries(Object.keys(Object(require) as object).map((name) => [name, '*'])),
      ...(typeof vendor === 'string' ? { config: { 'vendor-dir': vendor } } : {}),
      ...(Object.values(folders).every((one) => one === undefined) ? {} : { extra: folders }),
      replace,
      autoload,
    }),
  ];
}

function keepFolder(settings: unknown, name: string): Readonly<Record<string, string>> | undefined {
  const folder = (Object(settings) as Record<string, unknown>)[name];
  return typeof folder === 'string' ? { [name]: folder } : undefined;
}

export function outlinePackage(text: string): readonly string[] {
  const { scripts, workspaces } = parseObject(text);
  return [
    JSON.stringify({
      scripts: Object.fromEntries(Object.keys(Object(scripts) as object).map((name) => [name, 'true'])),
      ...(workspaces === undefined ? {} : { workspaces }),
    }),
  ];
}

/** The files that a block loads. */
export function outlineBlock(text: string): readonly string[] {
  const files = Object.entries(parseObject(text)).filter(([, value]) =>
    [value].flat().some((one) => typeof one === 'string' && one.startsWith('file:')),
  );
  return [JSON.stringify(Object.fromEntries(files))];
}

const SIGNS: readonly (readonly [Sign['kind'], RegExp])[] = [
  ['private-key', /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY( BLOCK)?-----|^PuTTY-User-Key-File-\d/m],
  ['service-account', /"type"\s*:\s*"service_account"/],
  ['token', /_authToken\s*=|\bgh[pousr]_[A-Za-z0-9]{20}|\bgithub_pat_/],
  ['aws-key', /\bAKIA[A-Z0-9]{16}\b/],
  ['environment', /^\w*(?:PASS|KEY|SECRET|TOKEN|DSN)\w*=\S/m],
  ['lfs-pointer', /^version https:\/\/git-lfs\.github\.com\/spec\/v1\r?\n/],
  ['merge-conflict', /^<{7} [^]*^={7}\r?$[^]*^>{7} /m],
];
const WHOLE_KEY =
  /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY[^]{0,400}?\n[ \t*]*[A-Za-z0-9+/=]{40,}\s*\n[^]*?-----END/;
const PLACEHOLDER = /\$\{|%\w+%|EXAMPLE|(.)\1{9}/i;
const PASSWORD = /define\(\s*['"]DB_PASSWORD['"]\s*,\s*['"]([^'"]*)['"]/;

/** Finds signs of secrets, LFS pointers and merge conflicts in a text file. */
export function findSigns(path: string, bytes: Buffer): readonly Sign[] {
  const text = bytes.toString('latin1');
  const isEnvironment = /(^|\/)(\.env[^/]*|[^/]+\.env)$/.test(path);
  const signs = SIGNS.flatMap(([kind, pattern]): Sign[] => {
    if (kind === 'environment' && !isEnvironment) return [];
    const match = pattern.exec(text);
    if (match === null) return [];
    const around = text.slice(match.index, match.index + 200).split('\n')[0] ?? '';
    const isWhole = kind === 'private-key' ? WHOLE_KEY.test(text) : !PLACEHOLDER.test(around);
    return [{ path, kind, isWhole, isQuoted: isQuoted(path, text, match) }];
  });
  const password = /(^|\/)wp-config[^/]*\.php$/.test(path) ? PASSWORD.exec(text)?.[1] : undefined;
  if (password === undefined) return signs;
  const isWhole = password !== '' && !/password|here|\{/i.test(password);
  return [...signs, { path, kind: 'database-password', isWhole, isQuoted: true }];
}

function isQuoted(path: string, text: string, { 0: found, index }: RegExpExecArray): boolean {
  if (path.endsWith('.php'))
    return tokenize(text).some((token) => token.type === 'string' && token.text.includes(found));
  // Manuals have it in an example of a program.
  if (/<<<\s*["']?\w+["']?\s*$/.test(text.slice(Math.max(0, index - 100), index))) return true;
  return /\.([cm]?[jt]sx?|map|json|po|pot)$/.test(path) && /['"`]/.test(text.slice(0, index));
}

const HEADING =
  /^\s*(=+[^=]|#{1,6}\s|<h\d|\*\*[^*]+\*\*:?\s*$|__[^_]+__:?\s*$|\[?v?\d+\.\d[\w.-]*\]?(\s*[-–—:([/|].{0,40})?\s*:?$|(version|release)\s+v?\d)/i;
const DATED = /^\s*\d{4}[-./]\d{1,2}[-./]\d{1,2}\b.{0,60}$/;
const RULE = /^\s*(=+|-{3,})\s*$/;

function keepOutline(line: string, kept: string[]): void {
  const isShort = line.length <= MAX_LINE_LENGTH && line.trim().split(/\s+/).length <= MAX_HEADING_WORDS;
  const isHeading = isShort && (HEADING.test(line) || DATED.test(line));
  if (isHeading && (VERSION.test(line) || DATED.test(line))) kept.push(line.trimEnd());
  else if (isHeading && /change|history/i.test(line)) kept.push(line.trimEnd());
  else if (RULE.test(line) && kept.at(-1) !== PROSE) kept.push(line.trim());
  else if (line.trim() === '') {
    if (kept.at(-1) !== '') kept.push('');
  } else if (kept.at(-1) !== PROSE && !(kept.at(-1) === '' && kept.at(-2) === PROSE)) kept.push(PROSE);
}

function splitLines(text: string): readonly string[] {
  return text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/);
}

function cut(lines: readonly string[]): readonly string[] {
  return lines.slice(0, MAX_LINES).map((line) => line.slice(0, 2 * MAX_LINE_LENGTH));
}

function parseObject(text: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text.replace(/^\ufeff/, ''))) as Record<string, unknown>;
  } catch {
    return {};
  }
}
