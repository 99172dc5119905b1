import { mkdtemp, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { REPOSITORY } from '../github.ts';
import { runStepForUsage, timeProgram, withFolder } from '../measure.ts';
import { PLUGIN_VERSION, writePackage } from '../plugins.ts';
import { formatTime, type Result } from '../result.ts';
import { startBenchServer } from '../start-server.ts';
import { interleave, median, readMedians } from '../statistics.ts';

const ROUNDS = 5;
const LARGE_ROUNDS = 1;
const FILES = 1_000;
const SIZE_BYTES = 300e6;
/** A package may have 1 GB. */
const LARGE_BYTES = 999e6;
const MIB = 1024 ** 2;

/**
 * How long a whole run takes that looks into a ZIP of 300 MB, hashes it, uploads it to a release and has it published, against
 * `sha256sum` and `curl` with the same file and server; and how much memory it has, then and with a file of 1 GB. The same where it is sent to the service itself.
 */
export async function benchUpload(): Promise<readonly Result[]> {
  return withFolder(async (folder) => {
    const run = await measureSize(folder, SIZE_BYTES, ROUNDS);
    const large = await measureSize(folder, LARGE_BYTES, LARGE_ROUNDS);
    const sent = await measureSize(folder, SIZE_BYTES, ROUNDS, { 'upload-to': 'service' });
    return [
      {
        row: 'upload',
        what: '300 MB, looked into, hashed and uploaded, to sha256sum and then curl',
        value: run.action / run.tools,
        unit: 'times',
        budget: 0.9,
        detail: `${formatTime(run.action)} to ${formatTime(run.tools)}`,
      },
      {
        row: 'upload',
        what: 'most memory with 300 MB',
        value: run.peakBytes / MIB,
        unit: 'MiB',
        budget: 140,
        detail: '',
      },
      {
        row: 'upload',
        what: 'most memory with 1 GB, to that with 300 MB',
        value: large.peakBytes / run.peakBytes,
        unit: 'times',
        budget: 1.1,
        detail: `${(large.peakBytes / MIB).toFixed(0)} MiB; ${formatTime(large.action)} to ${formatTime(large.tools)}`,
      },
      {
        row: 'upload',
        what: '300 MB, looked into, hashed and sent to the service itself, to sha256sum and then curl',
        value: sent.action / sent.tools,
        unit: 'times',
        budget: 1.15,
        detail: `${formatTime(sent.action)} to ${formatTime(sent.tools)}`,
      },
      {
        row: 'upload',
        what: 'most memory with 300 MB to the service itself',
        value: sent.peakBytes / MIB,
        unit: 'MiB',
        budget: 140,
        detail: '',
      },
    ];
  });
}

async function measureSize(
  folder: string,
  sizeBytes: number,
  rounds: number,
  inputs: Readonly<Record<string, string>> = {},
) {
  const workspace = await mkdtemp(join(folder, `${sizeBytes}-`));
  const packagePath = join(workspace, 'package.zip');
  writePackage(packagePath, FILES, sizeBytes);
  const done = { status: 'published', bytes: (await stat(packagePath)).size, files: FILES } as const;
  await using server = await startBenchServer({ packagePath, version: PLUGIN_VERSION });
  const uploadUrl = `${server.origin}/repos/${REPOSITORY}/releases/1/assets`;
  const step = {
    inputs: {
      plugin_id: 'plugin_bench',
      'api-key': 'bench-key',
      'base-url': server.origin,
      'zip-path': 'package.zip',
      ...inputs,
    },
    token: 'bench-token',
    env: {
      GITHUB_API_URL: server.origin,
      GITHUB_SERVER_URL: server.origin,
      GITHUB_REPOSITORY: REPOSITORY,
      GITHUB_SHA: 'c'.repeat(40),
      GITHUB_WORKSPACE: workspace,
    },
  };
  const curl = ['--silent', '--show-error', '--fail', '--output', join(workspace, 'answer')];
  const runs = await interleave(rounds, {
    tools: async () => {
      const hash = await timeProgram('sha256sum', [packagePath]);
      const upload = await timeProgram('curl', [...curl, '--upload-file', packagePath, uploadUrl]);
      return { wallMs: hash.wallMs + upload.wallMs };
    },
    action: () => runStepForUsage(step, done),
  });
  return { ...readMedians(runs), peakBytes: median(runs.action.map(({ peakBytes }) => peakBytes)) };
}
