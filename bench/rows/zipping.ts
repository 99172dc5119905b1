import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { runStepForUsage, timeProgram, withFolder } from '../measure.ts';
import { writePluginTree } from '../plugin-tree.ts';
import { formatTime, type Result } from '../result.ts';
import { interleave, median, readMedians } from '../statistics.ts';

const ROUNDS = 3;
const MIB = 1024 ** 2;
const FOLDER = 'bulk-plugin';

/**
 * How long a whole dry run takes that zips a plugin of 10,000 files and 200 MB, hashes the ZIP and looks into it, against `zip`;
 * how large its ZIP is against that of `zip`, and how much memory it has.
 */
export async function benchZipping(): Promise<readonly Result[]> {
  return withFolder(async (workspace) => {
    await writePluginTree(join(workspace, FOLDER));
    const zipPath = join(workspace, 'reference.zip');
    const step = {
      inputs: {
        plugin_id: 'plugin_bench',
        'base-url': 'http://127.0.0.1:9',
        'zip-path': FOLDER,
        'dry-run': 'true',
      },
      env: { GITHUB_WORKSPACE: workspace },
    };
    const runs = await interleave(ROUNDS, {
      zip: async () => {
        await rm(zipPath, { force: true });
        return timeProgram('zip', ['-qr', zipPath, FOLDER], { cwd: workspace });
      },
      action: () => runStepForUsage(step),
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
      {
        row: 'zipping',
        what: 'size of the ZIP, to that of zip -qr',
        value: ownBytes / zipBytes,
        unit: 'times',
        budget: 1.03,
        isExact: true,
        detail: `${(ownBytes / 1e6).toFixed(1)} MB to ${(zipBytes / 1e6).toFixed(1)} MB`,
      },
      {
        row: 'zipping',
        what: 'most memory',
        value: median(runs.action.map(({ peakBytes }) => peakBytes)) / MIB,
        unit: 'MiB',
        budget: 250,
        detail: '',
      },
    ];
  });
}
