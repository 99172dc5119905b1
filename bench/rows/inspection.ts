import { join } from 'node:path';
import { makeUpLargePlugin } from '../../sandbox/plugins/large-plugin.ts';
import { runStepForUsage, timeProgram, withFolder } from '../measure.ts';
import { LARGE_PLUGIN, PLUGIN_VERSION } from '../plugins.ts';
import { formatTime, reportMemory, type Result } from '../result.ts';
import { startBenchServer } from '../start-server.ts';
import { interleave, median, readMedians } from '../statistics.ts';

const ROUNDS = 3;
const FILES = 1_000;
const LINK_BYTES_PER_S = 20e6;

/**
 * How long a whole run takes that downloads a package of 100 MB and 1,000 files over a link, hashes it and looks into it, against
 * `curl` and then `sha256sum`; and how much memory it has.
 */
export async function benchInspection(): Promise<readonly Result[]> {
  return withFolder(async (folder) => {
    await using server = await startBenchServer({
      version: PLUGIN_VERSION,
      bytesPerSecond: LINK_BYTES_PER_S,
    });
    const zipUrl = `${server.origin}/package.zip`;
    const inputs = {
      plugin_id: 'plugin_bench',
      'base-url': server.origin,
      zip_url: zipUrl,
      'dry-run': 'true',
    };
    const { sizeBytes: bytes } = makeUpLargePlugin(LARGE_PLUGIN);
    const path = join(folder, 'package.zip');
    const curl = ['--silent', '--show-error', '--fail', '--output', path, zipUrl];
    const runs = await interleave(ROUNDS, {
      tools: async () => {
        const download = await timeProgram('curl', curl);
        const hash = await timeProgram('sha256sum', [path]);
        return { wallMs: download.wallMs + hash.wallMs };
      },
      action: () => runStepForUsage({ inputs }, { status: 'dry-run', bytes, files: FILES }),
    });
    const ms = readMedians(runs);
    const peakBytes = median(runs.action.map((run) => run.peakBytes));
    return [
      {
        row: 'inspection',
        what: '100 MB behind a link of 20 MB/s, downloaded, hashed and looked into, to curl and then sha256sum',
        value: ms.action / ms.tools,
        unit: 'times',
        budget: 1.15,
        detail: `${formatTime(ms.action)} to ${formatTime(ms.tools)}`,
      },
      reportMemory('inspection', 'most memory', peakBytes, 140),
    ];
  });
}
