import type { Problem } from '../model/results.ts';

/** A linked file that the package lacks, or that is empty there. */
export interface LostLink {
  readonly file: string;
  /** Of the first page that links it. */
  readonly subject: string;
  readonly isEmpty: boolean;
  /** As the previous version has it: not empty, or linked and missing, too. */
  readonly before: 'filled' | 'missing' | undefined;
}

/** Puts lost links in words. Some plugins ship an empty file and fill it later. */
export function judgeLinks(links: readonly LostLink[]): readonly Problem[] {
  return links.flatMap(({ file, subject, isEmpty, before }): readonly Problem[] => {
    if (isEmpty && before !== 'filled') return [];
    const message = `${subject} links \`${file}\`, which is ${isEmpty ? 'empty' : 'not in the package'}.`;
    return before === 'missing'
      ? [{ severity: 'notice', message: `${message} The previous version does so, too.`, file }]
      : [{ severity: 'error', message, file }];
  });
}
