import type { CheckId, Finding } from './finding.ts';

/** A finding that the author has looked at: of one file, or wherever it occurs. */
export interface AcceptedFinding {
  readonly id: CheckId;
  /** As the finding names it: inside the package. */
  readonly path: string | undefined;
}

/** A finding as it is reported. */
export interface ReportedFinding extends Finding {
  /** The author has looked at it: it is told, but stops nothing. */
  readonly accepted: boolean;
}

interface Acceptances {
  /** Those that are accepted come last. */
  readonly findings: readonly ReportedFinding[];
  /** Findings that the workflow accepts, although they do not occur. */
  readonly unused: readonly AcceptedFinding[];
}

/** Marks the findings that the author has accepted. One about several files is accepted when each of them is. */
export function acceptFindings(found: readonly Finding[], accepted: readonly AcceptedFinding[]): Acceptances {
  const used = new Set<AcceptedFinding>();
  const findAcceptance = (id: CheckId, path: string | undefined): boolean => {
    const fitting = accepted.filter(
      (entry) => entry.id === id && (entry.path === undefined || entry.path === path),
    );
    for (const entry of fitting) used.add(entry);
    return fitting.length > 0;
  };
  const findings = found.map((finding): ReportedFinding => {
    const answers = listFiles(finding).map((path) => findAcceptance(finding.id, path));
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

/** An entry as it can be written into the workflow. */
export function showAccepted({
  id,
  path,
}: {
  readonly id: string;
  readonly path: string | undefined;
}): string {
  return path === undefined ? id : `${id}:${/[\s,]/.test(path) ? `"${path}"` : path}`;
}
