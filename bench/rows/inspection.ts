import { join } from 'node:path';
import { makeUpLargePlugin } from '../../sandbox/plugins/large-plugin.ts';
import { runStep, timeProgram, withFolder } from '../measure.ts';
import { LARGE_PLUGIN, PLUGIN_VERSION } from '../plugins.ts';
import { formatTime, type Result } from '../result.ts';
import { startBenchServer } from '../start-server.ts';
import { interleave, readMedians } from '../statistics.ts';

const ROUNDS = 3;
const KIB = 1024;
const MAX_REQUESTS = 5;
/** Beside the list of files. */
const MAX_BYTES = 160 * KIB;
const LINK_BYTES_PER_S = 20e6;

/** Bytes that an inspection fetches of a package of 100 MB and 1,000 files, and its time against a download. */
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
    await runStep({ inputs });
    const records = await server.takeRecords();
    const curl = ['--silent', '--show-error', '--fail', '--output', join(folder, 'package.zip'), zipUrl];
    const ms = readMedians(
      await interleave(ROUNDS, {
        curl: () => timeProgram('curl', curl),
        action: () => runStep({ inputs }),
      }),
    );
    const fetchedBytes = records.reduce((sum, { sentBytes }) => sum + sentBytes, 0);
    const { directoryBytes } = makeUpLargePlugin(LARGE_PLUGIN);
    return [
      {
        row: 'inspection',
        what: '100 MB behind a link of 20 MB/s, looked into, to a download with curl',
        value: ms.action / ms.curl,
        unit: 'times',
        budget: 0.1,
        detail: `${formatTime(ms.action)} to ${formatTime(ms.curl)}`,
      },
      {
        row: 'inspection',
        what: 'fetched beside the list of files',
        value: (fetchedBytes - directoryBytes) / KIB,
        unit: 'KiB',
        budget: MAX_BYTES / KIB,
        isExact: true,
        detail: `${(fetchedBytes / KIB).toFixed(0)} KiB in all`,
      },
      {
        row: 'inspection',
        what: 'requests for it',
        value: records.length,
        unit: 'requests',
        budget: MAX_REQUESTS,
        isExact: true,
        detail: '',
      },
    ];
  });
}
