import type { Finding } from '../package/index.ts';

/** A finding that the author accepts: in one file, or wherever it occurs. */
export interface AcceptedFinding {
  readonly id: Finding['id'];
  /** Inside the package, as in the finding; or the name of something in code. */
  readonly path: string | undefined;
}

/** A finding as it is reported. */
export interface ReportedFinding extends Finding {
  /** The author has accepted it: it is reported, but does not stop the run. */
  readonly accepted: boolean;
}

interface Acceptances {
  /** Accepted ones come last. */
  readonly findings: readonly ReportedFinding[];
  /** Entries of the workflow that match no finding. */
  readonly unused: readonly AcceptedFinding[];
}

/** Marks the findings that the author has accepted. One about several files is accepted if each of them is. */
export function acceptFindings(found: readonly Finding[], accepted: readonly AcceptedFinding[]): Acceptances {
  const used = new Set<AcceptedFinding>();
  const findAcceptance = ({ id, name }: Finding, path: string | undefined): boolean => {
    const fitting = accepted.filter(
      (entry) => entry.id === id && (entry.path === undefined || entry.path === path || entry.path === name),
    );
    for (const entry of fitting) used.add(entry);
    return fitting.length > 0;
  };
  const findings = found.map((finding): ReportedFinding => {
    const answers = listFiles(finding).map((path) => findAcceptance(finding, path));
    return { ...finding, accepted: answers.every(Boolean) };
  });
  return {
    findings: [
      ...findings.filter((finding) => !finding.accepted),
      ...findings.filter((finding) => finding.accepted),
    ],
    unused: accepted.filter((entry) => !used.has(entry)),
  };
}

/** The paths that a finding is about; one without a path is about the package. */
export function listFiles({ file, files = [] }: Finding): readonly (string | undefined)[] {
  return files.length === 0 ? [file] : files;
}

/** Writes an entry as the workflow has it. */
export function showAccepted({
  id,
  path,
}: {
  readonly id: string;
  readonly path: string | undefined;
}): string {
  if (path === undefined) return id;
  const quote = !/[\s,]/.test(path) ? '' : path.includes('"') ? "'" : '"';
  return `${id}:${quote}${path}${quote}`;
}
