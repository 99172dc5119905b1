import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { dryRun, timeProgram, withFolder } from '../measure.ts';
import { TREE_FILES, writePluginTree } from '../plugin-tree.ts';
import { compareSizes, formatTime, reportMemory, type Result } from '../result.ts';
import { interleave, median, readMedians } from '../statistics.ts';

const ROUNDS = 3;
const FOLDER = 'bulk-plugin';

/**
 * How long a whole dry run takes that zips a plugin of 10,000 files and 200 MB, hashes the ZIP and looks into it, against `zip`;
 * how large its ZIP is against that of `zip`, and how much memory it has.
 */
export async function benchZipping(): Promise<readonly Result[]> {
  return withFolder(async (workspace) => {
    await writePluginTree(join(workspace, FOLDER));
    const zipPath = join(workspace, 'reference.zip');
    const runs = await interleave(ROUNDS, {
      zip: async () => {
        await rm(zipPath, { force: true });
        return timeProgram('zip', ['-qr', zipPath, FOLDER], { cwd: workspace });
      },
      action: () => dryRun(workspace, FOLDER, TREE_FILES),
    });
    const ms = readMedians(runs);
    const zipBytes = (await stat(zipPath)).size;
    const ownBytes = Number(runs.action[0]?.outputs['size']);
    return [
      {
        row: 'zipping',
        what: '10,000 files of 200 MB, zipped, hashed and looked into, to zip -qr',
        value: ms.action / ms.zip,
        unit: 'times',
        budget: 0.9,
        detail: `${formatTime(ms.action)} to ${formatTime(ms.zip)}`,
      },
      compareSizes('zipping', ownBytes, zipBytes),
      reportMemory('zipping', 'most memory', median(runs.action.map(({ peakBytes }) => peakBytes)), 250),
    ];
  });
}
