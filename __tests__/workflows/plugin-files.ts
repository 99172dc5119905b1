/** Repositories of plugin authors, as the README describes them. */
import { layPlugin, type Files } from './repository.ts';
import { SLUG } from './world.ts';

const TAG_VERSION = '1.4.2';

/** What the README has people leave out. */
const DISTIGNORE = '/.*\n/node_modules\n/tests\n/package*.json\n';

/** The plugin at the top of the repository, beside what is only for development. */
export async function pluginAtRoot(): Promise<Files> {
  return {
    ...(await layPlugin(SLUG, { folder: '' })),
    '.distignore': DISTIGNORE,
    'tests/footer-test.php': '<?php // Not for customers.\n',
  };
}

/** The plugin in its own folder. */
export async function pluginInFolder(): Promise<Files> {
  return { ...(await layPlugin(SLUG, { folder: SLUG })), 'README.md': 'A plugin.\n' };
}

/** A repository that `npm run build` completes by running `command`. */
export function withBuild(files: Files, command: string): Files {
  const about = { name: SLUG, version: TAG_VERSION };
  const lock = { ...about, lockfileVersion: 3, requires: true, packages: { '': about } };
  return {
    ...files,
    'package.json': JSON.stringify({ ...about, private: true, scripts: { build: command } }),
    'package-lock.json': JSON.stringify(lock),
    '.gitignore': '/node_modules\n/build\n/assets\n',
  };
}
