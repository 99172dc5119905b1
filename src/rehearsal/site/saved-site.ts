import type { RehearsalContext } from '../model/context.ts';

/** Runs `work` on the site with the previous version, or on another saved site, then restores the current one. */
export async function onSiteBefore(
  { site }: RehearsalContext,
  work: () => Promise<void>,
  saved = 'before',
): Promise<void> {
  await site.save('meanwhile');
  await site.restore(saved);
  await work();
  await site.restore('meanwhile');
}
