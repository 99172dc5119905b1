import type { Finding } from '../plugin/finding.ts';

/**
 * The findings of the package's checks with those of the comparison, where one cause is told once.
 *
 * @param isAccepted whether the author has accepted a finding; then it does not stand for another one
 */
export function joinFindings(
  checked: readonly Finding[],
  compared: readonly Finding[],
  isAccepted: (finding: Finding) => boolean = () => false,
): readonly Finding[] {
  const vanished = compared
    .filter((finding) => finding.id === 'part-vanished' && finding.severity === 'error')
    .filter((finding) => !isAccepted(finding));
  const isOfVanished = ({ id, file = '' }: Finding) =>
    id === 'required-file-missing' &&
    vanished.some(({ file: part = '\0', files = [part] }) =>
      files.some((lost) => file === lost || (lost.endsWith('/') && file.startsWith(lost))),
    );
  return [...checked.filter((finding) => !isOfVanished(finding)), ...compared];
}
