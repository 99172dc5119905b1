/** Repositories of plugin authors, as the README describes them. */
import { readSnippet } from './examples.ts';
import { layPlugin, type Files } from './repository.ts';
import { SLUG } from './world.ts';

const TAG_VERSION = '1.4.2';

/** The plugin at the top of the repository, beside what is only for development, as the README has it left out. */
export async function pluginAtRoot(): Promise<Files> {
  return {
    ...(await withDevelopment()),
    '.distignore': await readSnippet('gitignore'),
  };
}

/** The same for a ZIP that Git makes. */
export async function pluginForGitArchive(): Promise<Files> {
  return { ...(await withDevelopment()), '.gitattributes': await readSnippet('gitattributes') };
}

/** What of {@link pluginAtRoot} must not reach customers, as it would be in the package. */
export const DEVELOPMENT = ['.github/', '.distignore', '.gitattributes', 'tests/', 'package.json'];

async function withDevelopment(): Promise<Files> {
  return {
    ...(await layPlugin(SLUG, { folder: '' })),
    'package.json': JSON.stringify({ name: SLUG, private: true }),
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
