import type { Comparison, Finding, Inspection } from '../../package/index.ts';
import { listFiles, type ReportedFinding } from '../../action/accept.ts';
import { formatSize } from '../../shared/format.ts';
import { cutText, quoteName, quoteText } from '../../shared/quote.ts';
import { sortByBytes } from '../../shared/sorted.ts';

/** Files that were left out when a directory was zipped. */
interface LeftOut {
  /** The first of their names. */
  readonly names: readonly string[];
  readonly count: number;
  /** The file with the rules; `undefined` without one. */
  readonly rulesFile: string | undefined;
}

/** The report on a package for the log and the summary. Texts in backticks are code; nothing is sanitised yet. */
export interface PackageReport {
  /** The plugin's own name and version; `undefined` when WordPress finds no plugin. */
  readonly plugin: { readonly name: string; readonly version: string } | undefined;
  /** Labelled facts about the package, one per line. */
  readonly facts: readonly (readonly [name: string, value: string])[];
  /** The most important ones first, accepted ones last. */
  readonly findings: readonly ReportedFinding[];
  /**
   * Why a run for a tag accepts any version, as the end of a sentence; `undefined` when a version is expected or no tag
   * triggered the run.
   */
  readonly expectedVersion?: string | undefined;
  /** The comparison with the previous version; `undefined` when there was nothing to compare. */
  readonly comparison?: Comparison | undefined;
}

export function reportPackage(
  facts: Inspection['facts'],
  findings: readonly ReportedFinding[],
  comparison?: Comparison,
  leftOut?: LeftOut,
): PackageReport {
  const all = [...listFacts(facts), ...listLeftOut(leftOut)];
  return { plugin: facts.plugin, facts: all, findings, comparison };
}

/** Lists the facts about a package as labelled lines. */
export function listFacts(facts: Inspection['facts']): PackageReport['facts'] {
  return [...listPluginFacts(facts), ...listFileFacts(facts)];
}

function listPluginFacts({ plugin }: Inspection['facts']): PackageReport['facts'] {
  if (plugin === undefined) return [];
  const { name, version, slug, mainFile, requires, requiresPhp, updateUri, tested, upgradeNotice } = plugin;
  const needs = [
    requires === '' ? [] : [`WordPress ${quoteName(requires)}`],
    requiresPhp === '' ? [] : [`PHP ${quoteName(requiresPhp)}`],
  ].flat();
  return [
    ['Plugin', `${quoteName(name)} ${version === '' ? '(no version)' : quoteName(version)}`],
    ['Main file', quoteName(slug === '' ? mainFile : `${slug}/${mainFile}`)],
    ['Requires', needs.length === 0 ? 'not stated' : needs.join(', ')],
    ['Update URI', updateUri === '' ? 'none' : quoteName(updateUri)],
    ['Tested up to', tested === '' ? 'not stated' : `WordPress ${quoteName(tested)}`],
    ...(upgradeNotice === ''
      ? []
      : [['Upgrade notice', quoteText(cutText(upgradeNotice, MAX_NOTICE))] as const]),
  ];
}

/** Source: Readme\Parser of the plugin directory, which shortens longer ones. */
const MAX_NOTICE = 300;

function listFileFacts({ sizeBytes, contents }: Inspection['facts']): PackageReport['facts'] {
  if (contents === undefined) return [['Size', formatSize(sizeBytes)]];
  const { files, unpackedBytes, largest } = contents;
  const list = largest.map((file) => `${quoteName(file.path)} ${formatSize(file.sizeBytes)}`).join(', ');
  return [
    ['Files', `${files}, ${formatSize(sizeBytes)} packed, ${formatSize(unpackedBytes)} unpacked`],
    ['Parts', describeParts(contents)],
    ...(list === '' ? [] : ([['Largest', list]] as const)),
    ...listUnread(contents),
  ];
}

const MAX_PARTS = 12;

/** Lists the folders, so that people notice when one is missing, such as `vendor/`. */
function describeParts({ parts }: NonNullable<Inspection['facts']['contents']>): string {
  const names = parts.slice(0, MAX_PARTS).map(({ name, files, sizeBytes }, index) => {
    const unit = index === 0 ? ` ${files === 1 ? 'file' : 'files'}, ${formatSize(sizeBytes)}` : '';
    return `${name === '' ? 'top level' : quoteName(name)} ${files}${unit}`;
  });
  const rest = parts.slice(MAX_PARTS).reduce((sum, { files }) => sum + files, 0);
  return [...names, ...(rest === 0 ? [] : [`others ${rest}`])].join(' · ');
}

function listLeftOut(leftOut: LeftOut | undefined): PackageReport['facts'] {
  if (leftOut === undefined || leftOut.count === 0) return [];
  const { names, count, rulesFile } = leftOut;
  const shown = names.slice(0, MAX_LEFT_OUT);
  const more = count - shown.length;
  const by =
    rulesFile === undefined
      ? ''
      : ` (by ${rulesFile === '.gitattributes' ? '`export-ignore` in ' : ''}\`${rulesFile}\`)`;
  const list = shown.map((name) => quoteName(name)).join(', ');
  return [['Left out', `${list}${more > 0 ? ` and ${more} more` : ''}${by}`]];
}

const MAX_LEFT_OUT = 10;

/** Names the files that were not read, so that nobody assumes they were checked. */
function listUnread({
  isRead,
  unread,
}: NonNullable<Inspection['facts']['contents']>): PackageReport['facts'] {
  const php = `${unread} PHP ${unread === 1 ? 'file' : 'files'} beside the main file`;
  if (isRead) return unread === 0 ? [] : [['Not read', php]];
  const among = unread === 0 ? '' : `, ${php} among them`;
  return [
    [
      'Not read',
      `most file contents${among}. Only the list of files, the plugin headers and the readme were read: damage and leaked secrets elsewhere would go unnoticed`,
    ],
  ];
}

/** Counts the findings by severity, in words: `1 error, 2 notices, 1 accepted`. */
export function countGroups(groups: readonly Pick<FindingGroup, 'severity' | 'accepted'>[]): string {
  const open = groups.filter(({ accepted }) => !accepted);
  const counts = (['error', 'warning', 'notice'] as const).flatMap((severity: Finding['severity']) => {
    const count = open.filter((group) => group.severity === severity).length;
    return count === 0 ? [] : [`${count} ${severity}${count === 1 ? '' : 's'}`];
  });
  const accepted = groups.length - open.length;
  const all = [...counts, ...(accepted === 0 ? [] : [`${accepted} accepted`])];
  return all.length === 0 ? 'no problems found' : all.join(', ');
}

/** The findings of one check with one severity, reported together for all files. */
export interface FindingGroup extends Pick<ReportedFinding, 'id' | 'severity' | 'accepted'> {
  /** Sorted by the names of their files. */
  readonly findings: readonly ReportedFinding[];
  /** The number of affected files. */
  readonly fileCount: number;
  /** One point for each combination of consequence and fix. */
  readonly points: readonly FindingPoint[];
}

/** Findings with the same consequence and fix. Texts in backticks are code; nothing is sanitised yet. */
interface FindingPoint {
  readonly messages: readonly string[];
  /** The number of further messages. */
  readonly moreCount: number;
  readonly effect: string;
  readonly fix: string;
}

const ORDER: readonly Finding['severity'][] = ['error', 'warning', 'notice'];

/** Enough for people to read. */
const MAX_MESSAGES = 5;

/** Groups the findings of a package, the most important groups first. */
export function groupFindings(findings: readonly ReportedFinding[]): readonly FindingGroup[] {
  const groups = Map.groupBy(
    findings,
    ({ id, severity, accepted }) => `${id} ${severity} ${String(accepted)}`,
  );
  const told = [...groups.values()].flatMap((group): FindingGroup[] => {
    const [first] = group;
    if (first === undefined) return [];
    const { id, severity, accepted } = first;
    const sorted = sortByBytes(group, ({ file = '' }) => file);
    const files = new Set(sorted.flatMap(listPlaces).filter((file) => file !== undefined));
    return [{ id, severity, accepted, findings: sorted, fileCount: files.size, points: listPoints(sorted) }];
  });
  const rank = ({ severity, accepted }: FindingGroup) => (accepted ? ORDER.length : ORDER.indexOf(severity));
  return told.sort((a, b) => rank(a) - rank(b));
}

function listPlaces(finding: ReportedFinding): readonly (string | undefined)[] {
  return finding.place === undefined ? listFiles(finding) : [finding.place.file];
}

function listPoints(findings: readonly ReportedFinding[]): readonly FindingPoint[] {
  const groups = Map.groupBy(findings, ({ effect, fix }) => JSON.stringify([effect, fix]));
  return [...groups.values()].map((alike) => {
    const messages = [...new Set(alike.map(({ message }) => message))];
    const { effect = '', fix = '' } = alike[0] ?? {};
    const shown = messages.slice(0, MAX_MESSAGES);
    return { messages: shown, moreCount: messages.length - shown.length, effect, fix };
  });
}

/** Lists the sentences of a point, without its fix. */
export function listSentences({ messages, moreCount, effect }: FindingPoint): readonly string[] {
  return [...messages, ...(moreCount === 0 ? [] : [`And ${moreCount} more.`]), effect];
}
