import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleFile } from '../../scripts/bundle.ts';
import { zipDirectory, zipFiles } from '../../sandbox/plugins/build-plugin.ts';
import { REPOSITORY } from '../github.ts';
import { runStep, timeProgram, withFolder } from '../measure.ts';
import { formatTime, type Result } from '../result.ts';
import { startBenchServer } from '../start-server.ts';
import { interleave, readMedians } from '../statistics.ts';

const ROUNDS = 20;
const STAND_IN = join(import.meta.dirname, '..', 'baseline', 'download-artifact.js');
const SAMPLE = join(import.meta.dirname, '..', '..', 'sandbox', 'plugins', 'sample-plugin', 'tidy-footer');
const VERSION = '1.4.2';
const NAME = 'package';

/**
 * How long it takes from an artifact with a small ZIP to its publication: one step with `artifact-name`, against a step that
 * downloads it and another one that publishes it by `zip-path`.
 */
export async function benchArtifact(): Promise<readonly Result[]> {
  return withFolder(async (folder) => {
    const zip = await zipDirectory(SAMPLE);
    const packagePath = join(folder, 'tidy-footer.zip');
    const artifactPath = join(folder, 'artifact.zip');
    await writeFile(packagePath, zip);
    await writeFile(artifactPath, await zipFiles({ 'tidy-footer.zip': zip }));
    await bundleFile(STAND_IN, folder, 'download.js');
    const workspace = join(folder, 'workspace');
    await mkdir(workspace);
    const artifact = { name: NAME, path: artifactPath };
    await using server = await startBenchServer({ packagePath, version: VERSION, artifact });

    const env = {
      ...server.env,
      GITHUB_API_URL: server.origin,
      // The client takes a server of another name for GitHub Enterprise, which keeps artifacts in another way.
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_REPOSITORY: REPOSITORY,
      GITHUB_SHA: 'c'.repeat(40),
      GITHUB_WORKSPACE: workspace,
    };
    const outputPath = join(folder, 'output');
    await writeFile(outputPath, '');
    const download = () =>
      timeProgram(process.execPath, [join(folder, 'download.js')], {
        cwd: workspace,
        env: { ...env, INPUT_NAME: NAME, INPUT_PATH: workspace, GITHUB_OUTPUT: outputPath },
      });
    const publish = (source: Readonly<Record<string, string>>) =>
      runStep(
        {
          inputs: { plugin_id: 'plugin_bench', 'api-key': 'bench-key', 'base-url': server.origin, ...source },
          token: 'bench-token',
          env,
        },
        { status: 'published', bytes: zip.length },
      );
    const runs = await interleave(ROUNDS, {
      apart: async () => {
        const downloaded = await download();
        const published = await publish({ 'zip-path': 'tidy-footer.zip' });
        return { wallMs: downloaded.wallMs + published.wallMs };
      },
      together: () => publish({ 'artifact-name': NAME }),
    });
    if (!readFileSync(join(workspace, 'tidy-footer.zip')).equals(zip))
      throw new Error('The stand-in downloaded something else.');
    const { apart, together } = readMedians(runs);
    return [
      {
        row: 'artifact',
        what: 'from an artifact to its publication, to a stand-in for actions/download-artifact and then `zip-path`',
        value: together / apart,
        unit: 'times',
        budget: 0.8,
        detail: `${formatTime(together)} to ${formatTime(apart)}`,
      },
    ];
  });
}
