import type { Logger } from '../shared/logger.ts';

/** Deletes what a run has stored on this machine. Whatever came of the run, it is not undone by a file that stays. */
export async function cleanUp(remove: () => Promise<void>, log: Logger): Promise<void> {
  await remove().catch(() => {
    log.warning(
      'Temporary files left',
      'The temporary files of this run could not be deleted: check the permissions of `RUNNER_TEMP`.',
    );
  });
}
