import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type BadRelease, type Judgements, namePair } from '../__tests__/code-pairs/catalog.ts';

const FIXTURES = join(resolve(import.meta.dirname, '..'), '__tests__', 'fixtures');

const FILE = join(FIXTURES, 'real-releases.json');

/** A release that broke sites, from a public repository, and what a rehearsal says of it. */
export interface RealRelease {
  readonly repository: string;
  /** The plugin's folder on sites. */
  readonly slug: string;
  /** Where the plugin is in the repository. */
  readonly folder?: string;
  /** The version before, the one that broke sites, and the one that repaired it. */
  readonly versions: readonly [before: string, bad: string, fixed: string];
  /** The tags or commits of these. */
  readonly refs: readonly [before: string, bad: string, fixed: string];
  /** The refs for which Composer has to write the autoloader, as it was in the released package. */
  readonly autoloaded?: readonly string[];
  readonly php: string;
  readonly kind: ReleaseKind;
  /** The fault on sites. */
  readonly broke: string;
  /** The condition for it, where a rehearsal does not see it. */
  readonly takes?: string;
  /** A part of the message that names what broke, where another one comes first. */
  readonly cause?: string;
  readonly verdict: ReleaseVerdict;
  /** The first error or new warning, and where it is. */
  readonly said: string;
  /** A person has seen that this is not what broke. */
  readonly isOther?: boolean;
  /** Of the version that repaired it; `unplayed` until it is. */
  readonly fixed: ReleaseVerdict | 'unplayed';
  readonly saidOfFixed?: string;
  /** The verdict of the checks of code, which need no site. */
  readonly code?: ReleaseCode;
}

/** A verdict on the code alone: `red` is an error. */
export interface ReleaseCode {
  readonly verdict: ReleaseVerdict;
  /** The first error or warning. */
  readonly said: string;
  /** A person has seen that this is not what broke. */
  readonly isOther?: boolean;
}

export type ReleaseKind = 'load' | 'files' | 'feature' | 'scripts' | 'content' | 'elsewhere';

/** `red` includes that the result is not known; `silent` is green without a new warning. */
export type ReleaseVerdict = 'red' | 'warned' | 'silent';

export function readReleases(): readonly RealRelease[] {
  return JSON.parse(readFileSync(FILE, 'utf8')) as readonly RealRelease[];
}

export function writeReleases(releases: readonly RealRelease[]): void {
  writeFileSync(FILE, `${JSON.stringify(releases, undefined, 2)}\n`);
}

/** What a rehearsal says of a release. */
type Seen = Pick<RealRelease, 'kind' | 'verdict' | 'isOther'>;

/** A release that broke sites, chosen by the changelog of a later one before it was played. */
interface FreshRelease extends Pick<
  RealRelease,
  'repository' | 'slug' | 'versions' | 'refs' | 'php' | 'kind' | 'takes'
> {
  readonly announced: string;
  /** Slugs of plugins that it needs. */
  readonly beside?: readonly string[];
}

const readBad = (name: string): unknown =>
  JSON.parse(readFileSync(join(FIXTURES, 'bad-updates', name), 'utf8'));

/** Releases that were chosen before one was played. */
export function readFresh(): readonly FreshRelease[] {
  return readBad('catalog.json') as readonly FreshRelease[];
}

/** What is seen of those releases, of which `play:good -- --list bad` keeps the findings. */
export function judgeFresh(): readonly Seen[] {
  const findings = readBad('findings.json') as Readonly<
    Record<string, readonly { readonly outcome: string; readonly verdict: string }[]>
  >;
  return readFresh().flatMap(({ slug, versions: [, bad], kind }) => {
    const found = findings[`${slug} ${bad}`];
    if (found === undefined) return [];
    const causes = found.filter(({ verdict }) => verdict === 'cause').map(({ outcome }) => outcome);
    const verdict = causes.some((outcome) => outcome !== 'warned')
      ? 'red'
      : causes.length > 0
        ? 'warned'
        : 'silent';
    return [{ kind, verdict }];
  });
}

const KINDS: Readonly<Record<ReleaseKind, string>> = {
  files: 'Missing files, libraries and autoloaders; files that PHP shows instead of running',
  load: "A fatal error when it is loaded, updated or removed, or on WordPress's own pages",
  feature: 'A fatal error in a page, task, shortcode, block or REST route of its own',
  scripts: 'A script that no longer runs on a page of the dashboard or in the editor',
  content: 'Fails only with content or a setting',
  elsewhere: 'Fails only on other sites, or by chance: another server, another plugin, much data',
};

const VERDICTS: Readonly<Record<ReleaseVerdict, string>> = {
  red: '❌ stopped',
  warned: '⚠️ warned of',
  silent: 'not seen',
};

const CODE: Readonly<Record<ReleaseVerdict, string>> = { red: '❌', warned: '⚠️', silent: '' };

const FIXED: Readonly<Record<RealRelease['fixed'], string>> = {
  unplayed: '(not played)',
  red: '❌',
  warned: '✅ with a warning',
  silent: '✅',
};

const MAX_SAID = 160;

/** Shows a message in one line of code: it quotes other people's pages. */
function showCode(said: string): string {
  const text = said.replaceAll('`', '').replace(/\s+/g, ' ');
  return text === '' ? '' : `\`${text.length > MAX_SAID ? `${text.slice(0, MAX_SAID)}…` : text}\``;
}

/** The table of all releases, for a page. */
export function tableReleases(releases: readonly RealRelease[]): readonly string[] {
  const rows = releases.map((release) => {
    const { repository, versions, broke, takes = '', said, fixed } = release;
    const [, bad, repaired] = versions;
    const name = `[${repository}](https://github.com/${repository})`;
    const seen = seenOf(release);
    const cells = [
      name,
      bad,
      broke,
      VERDICTS[seen],
      CODE[seenInCode(release)],
      seen === 'silent' ? takes : showCode(said),
      `${repaired} ${FIXED[fixed]}`,
    ];
    return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  });
  return [
    '| Plugin | Version | What broke | Rehearsal | Code alone | It says, or what it takes | Repaired in |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
  ];
}

function seenOf({ verdict, isOther }: Seen): ReleaseVerdict {
  return isOther === true ? 'silent' : verdict;
}

function seenInCode({ code }: RealRelease): ReleaseVerdict {
  return code === undefined || code.isOther === true ? 'silent' : code.verdict;
}

/** How many the checks of code see, of those that they have grown with, and of others. */
export function tableCodeRates(
  releases: readonly RealRelease[],
  blind: readonly BadRelease[],
  judgements: Judgements,
): readonly string[] {
  const row = (what: string, seen: readonly ReleaseVerdict[]) => {
    const counts = (['red', 'warned', 'silent'] as const).map(
      (verdict) => seen.filter((one) => one === verdict).length,
    );
    return `| ${[what, ...counts].join(' | ')} |`;
  };
  const seenBlind = blind.map(({ slug, versions: [from, to] }): ReleaseVerdict => {
    const found = judgements[namePair({ slug, from, to })] ?? [];
    const causes = found.filter(({ verdict }) => verdict === 'cause').map(({ severity }) => severity);
    return causes.includes('error') ? 'red' : causes.length > 0 ? 'warned' : 'silent';
  });
  return [
    '| Releases | Stopped | Warned of | Not seen |',
    '| --- | --- | --- | --- |',
    row('Those of this page, with which the checks have grown', releases.map(seenInCode)),
    row('Others, listed by their changelogs before a check was played', seenBlind),
  ];
}

/** The kinds that need nothing but the plugin. */
const FRESH: ReadonlySet<ReleaseKind> = new Set(['files', 'load', 'feature', 'scripts']);

/** How many of each kind are stopped, warned of and not seen: those that the rehearsal has grown with, and fresh ones. */
export function tableRates(releases: readonly Seen[], fresh: readonly Seen[]): readonly string[] {
  const row = (what: string, isCounted: (kind: ReleaseKind) => boolean) => {
    const counts = [releases, fresh].flatMap((list) => {
      const counted = list.filter(({ kind }) => isCounted(kind)).map(seenOf);
      return (['red', 'warned', 'silent'] as const).map(
        (verdict) => counted.filter((one) => one === verdict).length,
      );
    });
    return `| ${[what, ...counts].join(' | ')} |`;
  };
  const rows = [
    ...(Object.keys(KINDS) as ReleaseKind[])
      .filter((kind) => [...releases, ...fresh].some((one) => one.kind === kind))
      .map((kind) => row(KINDS[kind], (one) => one === kind)),
    row('**What a fresh site shows: the first four**', (kind) => FRESH.has(kind)),
    row('**All**', () => true),
  ];
  return [
    '| What it takes | Stopped | Warned of | Not seen | Blind: stopped | Warned of | Not seen |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
  ];
}
