import { hostingError } from '../github/explain.ts';
import type { PlanJob } from './job.ts';
import type { Place } from './place.ts';

/** Whether the repository is private, where that decides something. */
export async function readPrivacy({ github, order }: PlanJob): Promise<boolean> {
  if (order.assetUrl === 'signed') return false;
  const isPrivate = await github.isPrivate();
  if (isPrivate && order.assetUrl === 'public') {
    throw hostingError(
      'No public URL',
      'Input `asset-url` is `public`, but the repository is private, so nobody without credentials can download its assets.',
      'Set `asset-url` to `auto` or `signed`.',
    );
  }
  return isPrivate;
}

/**
 * Which URL the service gets: that of a draft of others is a signed one, because the draft is not published.
 *
 * @throws PublishError `not-published`: a public URL is asked for where there is none
 */
export function chooseUrl(
  { release, role }: Place,
  isPrivate: boolean,
  { order }: PlanJob,
): 'public' | 'signed' {
  if (order.assetUrl === 'signed' || isPrivate) return 'signed';
  if (!release.isDraft || role === 'own') return 'public';
  if (order.assetUrl === 'auto') return 'signed';
  throw hostingError(
    'No public URL',
    `Input \`asset-url\` is \`public\`, but the release \`${order.tag}\` is a draft that this run has not made, so it is not published here.`,
    'Publish or delete that draft, or set `asset-url` to `auto` or `signed`.',
  );
}
