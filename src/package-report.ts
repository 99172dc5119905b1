import type { ReportedFinding } from './accept-findings.ts';
import { formatName, formatSize } from './format.ts';
import type { FindingGroup } from './group-findings.ts';
import type { Severity } from './plugin/finding.ts';
import type { PackageFacts } from './plugin/inspect.ts';

/** What is told about a package, in the log and in the summary. Texts in backticks are code; nothing is sanitised yet. */
export interface PackageReport {
  /** The plugin's own name and version; `undefined` when WordPress finds no plugin. */
  readonly plugin: { readonly name: string; readonly version: string } | undefined;
  /** Name and value, for the lines of a list. */
  readonly facts: readonly (readonly [name: string, value: string])[];
  /** What matters most comes first, and what the author has accepted last. */
  readonly findings: readonly ReportedFinding[];
}

export function reportPackage(facts: PackageFacts, findings: readonly ReportedFinding[]): PackageReport {
  return { plugin: facts.plugin, facts: listFacts(facts), findings };
}

/** What a package is, for the lines of a list. */
export function listFacts(facts: PackageFacts): PackageReport['facts'] {
  return [...listPluginFacts(facts), ...listFileFacts(facts)];
}

function listPluginFacts({ plugin }: PackageFacts): PackageReport['facts'] {
  if (plugin === undefined) return [];
  const { name, version, slug, mainFile, requires, requiresPhp, tested } = plugin;
  const needs = [
    requires === '' ? [] : [`WordPress ${formatName(requires)}`],
    requiresPhp === '' ? [] : [`PHP ${formatName(requiresPhp)}`],
  ].flat();
  return [
    ['Plugin', `${formatName(name)} ${version === '' ? '(no version)' : formatName(version)}`],
    ['Main file', formatName(slug === '' ? mainFile : `${slug}/${mainFile}`)],
    ['Requires', needs.length === 0 ? 'not told' : needs.join(', ')],
    ['Tested up to', tested === '' ? 'not told' : `WordPress ${formatName(tested)}`],
  ];
}

function listFileFacts({ sizeBytes, contents }: PackageFacts): PackageReport['facts'] {
  if (contents === undefined) return [['Size', formatSize(sizeBytes)]];
  const { files, unpackedBytes, largest, unread } = contents;
  const list = largest.map((file) => `${formatName(file.path)} ${formatSize(file.sizeBytes)}`).join(', ');
  return [
    ['Files', `${files}, ${formatSize(sizeBytes)} packed, ${formatSize(unpackedBytes)} unpacked`],
    ...(list === '' ? [] : ([['Largest', list]] as const)),
    ...(unread === 0
      ? []
      : ([['Not read', `${unread} PHP files beside the main file, to keep the download small`]] as const)),
  ];
}

/** What the checks found, by severity, in words: `1 error, 2 notices, 1 accepted`. */
export function countGroups(groups: readonly Pick<FindingGroup, 'severity' | 'accepted'>[]): string {
  const open = groups.filter(({ accepted }) => !accepted);
  const counts = (['error', 'warning', 'notice'] as const).flatMap((severity: Severity) => {
    const count = open.filter((group) => group.severity === severity).length;
    return count === 0 ? [] : [`${count} ${severity}${count === 1 ? '' : 's'}`];
  });
  const accepted = groups.length - open.length;
  const all = [...counts, ...(accepted === 0 ? [] : [`${accepted} accepted`])];
  return all.length === 0 ? 'no problems found' : all.join(', ');
}
