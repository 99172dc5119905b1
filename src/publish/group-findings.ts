import { listFiles, type ReportedFinding } from '../plugin/accept.ts';
import type { Severity } from '../plugin/finding.ts';
import { groupBy } from '../shared/group-by.ts';
import { sortByBytes } from '../shared/sort-by-bytes.ts';

/** The findings of one check with one severity: reported once, however many files it is about. */
export interface FindingGroup extends Pick<ReportedFinding, 'id' | 'severity' | 'accepted'> {
  /** By the names of their files. */
  readonly findings: readonly ReportedFinding[];
  /** In how many files it is. */
  readonly fileCount: number;
  /** Fact, consequence and fix; one for each fix. */
  readonly points: readonly FindingPoint[];
}

/** Findings that differ only in what they are about. Texts in backticks are code; nothing is sanitised yet. */
interface FindingPoint {
  readonly messages: readonly string[];
  /** How many more messages there are. */
  readonly moreCount: number;
  readonly effect: string;
  readonly fix: string;
}

const ORDER: readonly Severity[] = ['error', 'warning', 'notice'];

/** As many as people read. */
const MAX_MESSAGES = 5;

/** Groups the findings of a package; what matters most still comes first. */
export function groupFindings(findings: readonly ReportedFinding[]): readonly FindingGroup[] {
  const groups = groupBy(findings, ({ id, severity, accepted }) => `${id} ${severity} ${String(accepted)}`);
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
  const groups = groupBy(findings, ({ effect, fix }) => JSON.stringify([effect, fix]));
  return [...groups.values()].map((alike) => {
    const messages = [...new Set(alike.map(({ message }) => message))];
    const { effect = '', fix = '' } = alike[0] ?? {};
    const shown = messages.slice(0, MAX_MESSAGES);
    return { messages: shown, moreCount: messages.length - shown.length, effect, fix };
  });
}

/** The sentences of a point, without its fix. */
export function listSentences({ messages, moreCount, effect }: FindingPoint): readonly string[] {
  return [...messages, ...(moreCount === 0 ? [] : [`And ${moreCount} more.`]), effect];
}
