import { cp, mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { readTexts } from '../../unit/source/directory/read-zip.ts';
import { onTag, type ReleaseStage, startReleaseStage } from '../fixtures/release-stage.ts';
import { PLUGIN_ID } from '../fixtures/stage.ts';

const root = join(import.meta.dirname, '..', '..', '..');

/** A run for a tag, of an action whose copy would be kept compiled for nobody. */
const runEnv = { ...onTag('v1.4.2'), NODE_COMPILE_CACHE: undefined };

/** As `actions/checkout` leaves an action in the workspace, for `uses: ./…`. */
async function checkOutAction(folder: string): Promise<void> {
  for (const path of ['action.yml', 'dist'])
    await cp(join(root, path), join(folder, path), { recursive: true });
  await mkdir(join(folder, '.git'));
  await writeFile(join(folder, '.git', 'config'), '[core]\n');
}

/** The names in the package that was published. */
async function readPublished({ github, workspace }: ReleaseStage): Promise<readonly string[]> {
  const [asset] = github.releases().flatMap(({ assets }) => assets);
  const path = join(workspace, 'published.zip');
  await writeFile(path, asset?.bytes ?? '');
  return Object.keys(await readTexts(path));
}

const PLUGIN = [
  'includes/footer.php',
  'includes/years.php',
  'readme.txt',
  'tidy-footer.php',
  'uninstall.php',
];

test('the action leaves its own folder out of what it zips, also behind a link to the workspace', async () => {
  await using stage = await startReleaseStage({ live: '1.4.1' });
  const plugin = join(stage.workspace, 'tidy-footer');
  await checkOutAction(join(plugin, '.publish-wordpress-plugin'));
  const isWindows = process.platform === 'win32';
  const link = isWindows ? plugin : join(stage.workspace, 'link');
  if (!isWindows) await symlink(plugin, link);
  // Even where the author wants all of it.
  await writeFile(join(plugin, '.distignore'), '!.publish-wordpress-plugin\n');

  const env = { ...runEnv, GITHUB_WORKSPACE: link };
  const actionFolder = join(link, '.publish-wordpress-plugin');
  const step = await stage.run({ 'zip-path': '.', slug: 'tidy-footer' }, { env, actionFolder });
  expect(step).toMatchObject({ exitCode: 0, outputs: { status: 'published' } });
  expect(step.log).toContain('  .publish-wordpress-plugin/');
  expect(await readPublished(stage)).toEqual(PLUGIN.map((name) => `tidy-footer/${name}`));
  expect(stage.service.releases(PLUGIN_ID)).toHaveLength(2);
});

test('beside the action, the plugin is the only folder', async () => {
  await using stage = await startReleaseStage();
  const workspace = join(stage.workspace, 'checkout');
  await cp(join(stage.workspace, 'tidy-footer'), join(workspace, 'tidy-footer'), { recursive: true });
  const actionFolder = join(workspace, 'tools', 'action');
  await checkOutAction(actionFolder);

  const env = { ...runEnv, GITHUB_WORKSPACE: workspace };
  const step = await stage.run({ 'zip-path': '.' }, { env, actionFolder });
  expect(step).toMatchObject({ exitCode: 0, outputs: { slug: 'tidy-footer' } });
});

test('a plugin in the folder of the action is published', async () => {
  await using stage = await startReleaseStage();
  const actionFolder = join(stage.workspace, 'action');
  await checkOutAction(actionFolder);
  await cp(join(stage.workspace, 'tidy-footer'), join(actionFolder, 'tidy-footer'), { recursive: true });

  const env = { ...runEnv, GITHUB_WORKSPACE: actionFolder };
  const step = await stage.run({ 'zip-path': 'tidy-footer' }, { env, actionFolder });
  expect(step).toMatchObject({ exitCode: 0, outputs: { status: 'published' } });
});
