import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { zipDirectory } from '../../sandbox/plugins/build-plugin.ts';
import { runStep, timeProgram, withFolder } from '../measure.ts';
import { formatTime, type Result } from '../result.ts';
import { startBenchServer } from '../start-server.ts';
import { interleave, readMedians } from '../statistics.ts';

const ROUNDS = 20;
const SCRIPT = join(import.meta.dirname, '..', 'baseline', 'requests.js');
const SAMPLE = join(import.meta.dirname, '..', '..', 'sandbox', 'plugins', 'sample-plugin', 'tidy-footer');

/** How long a whole run takes for a small package behind a URL, against bare scripts that send the same requests. */
export async function benchStart(): Promise<readonly Result[]> {
  return withFolder(async (folder) => {
    const packagePath = join(folder, 'tidy-footer.zip');
    const zip = await zipDirectory(SAMPLE);
    await writeFile(packagePath, zip);
    const done = { status: 'published', bytes: zip.length } as const;
    await using server = await startBenchServer({ packagePath, version: '1.4.2' });
    const zipUrl = `${server.origin}/package.zip`;
    const inputs = {
      plugin_id: 'plugin_bench',
      'api-key': 'bench-key',
      'base-url': server.origin,
      zip_url: zipUrl,
    };
    const script = (access: 'import' | 'builtin', methods: string) => () =>
      timeProgram(process.execPath, [SCRIPT, access, zipUrl, server.origin, methods]);
    const runs = await interleave(ROUNDS, {
      node: () => timeProgram(process.execPath, ['--eval', '0']),
      checkedScript: script('import', 'GET,POST'),
      checkedLean: script('builtin', 'GET,POST'),
      checked: () => runStep({ inputs }, done),
      uncheckedScript: script('import', 'POST'),
      unchecked: () => runStep({ inputs: { ...inputs, 'package-checks': 'off' } }, done),
    });
    const ms = readMedians(runs);
    const compare = (ours: keyof typeof ms, theirs: keyof typeof ms) => ({
      row: 'start',
      value: ms[ours] / ms[theirs],
      unit: 'times' as const,
      detail: `${formatTime(ms[ours])} to ${formatTime(ms[theirs])}; Node.js alone ${formatTime(ms.node)}`,
    });
    return [
      {
        ...compare('checked', 'checkedScript'),
        what: 'a small package behind a URL, to a bare script with the same requests',
        budget: 2.2,
      },
      {
        ...compare('unchecked', 'uncheckedScript'),
        what: 'the same with package-checks: off, to a script with one request less',
        budget: 1.4,
      },
      {
        ...compare('checked', 'checkedLean'),
        what: 'a small package behind a URL, to a script that does not import node:http',
        budget: 3.5,
      },
    ];
  });
}
