import { parseWebUrl } from '../urls.ts';
import type { Release } from './answers.ts';
import type { HostedRelease } from './job.ts';

/** A release as outputs and logs name it; what is no address of a page is left out. */
export function nameRelease({ id, tag, url }: Release): HostedRelease {
  return { id, tag, url: parseWebUrl(url) === null ? '' : url };
}
