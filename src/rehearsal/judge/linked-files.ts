import { decodePath, readAddress } from '../model/address.ts';
import type { Problem } from '../model/results.ts';

// Bounded, so that hostile pages cannot slow the search: tags are short and hold no other tag.
const TAG = /<(?:script|link)\b([^<>]{0,2000})>/gi;
const ADDRESS = /\s(?:src|href)=["']([^"'>]{1,1000})["']/i;

/** No page has more such tags, or links more files of a plugin. */
const MAX_TAGS = 10_000;
export const MAX_LINKS = 1_000;

/** Lists the scripts and styles inside a plugin's folder that a page links. */
export function listLinks(output: string, folder: string): readonly string[] {
  const prefix = `/wp-content/plugins/${folder}/`;
  const addresses = [...output.matchAll(TAG)]
    .slice(0, MAX_TAGS)
    .map(([, attributes = '']) => ADDRESS.exec(attributes)?.[1] ?? '');
  return [...new Set(addresses)].slice(0, MAX_LINKS).flatMap((link) => {
    const [address = ''] = (readAddress(link.replace(/&(#038|amp);/g, '&')) ?? '').split('?');
    // Web servers take several slashes for one.
    const path = address.replace(/\/{2,}/g, '/');
    return path.startsWith(prefix) && /\.(js|css)$/.test(path) ? [decodePath(path.slice(prefix.length))] : [];
  });
}

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
