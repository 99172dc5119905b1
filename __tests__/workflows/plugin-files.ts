/** Repositories of plugin authors, as the examples have them. */
import { readCopied } from './examples.ts';
import { layPlugin, type Files } from './repository.ts';
import { SLUG } from './world.ts';

const TAG_VERSION = '1.4.2';

/** The plugin at the top of the repository, beside what is only for development, as the `.distignore` of the examples has it left out. */
export async function pluginAtRoot(): Promise<Files> {
  return {
    ...(await withDevelopment()),
    '.distignore': await readCopied('.distignore'),
  };
}

/** Paths in the package that must not reach customers. */
export const DEVELOPMENT = [
  '.github/',
  '.distignore',
  'tests/',
  'package.json',
  'package-lock.json',
  'yarn.lock',
  'node_modules/',
];

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

/** A repository with scripts of npm, such as `build`, and their commands. */
export function withBuild(files: Files, scripts: Readonly<Record<string, string>>): Files {
  const about = { name: SLUG, version: TAG_VERSION };
  const lock = { ...about, lockfileVersion: 3, requires: true, packages: { '': about } };
  return {
    ...files,
    'package.json': JSON.stringify({ ...about, private: true, scripts }),
    'package-lock.json': JSON.stringify(lock),
    '.gitignore': '/node_modules\n/build\n/vendor\n',
  };
}

/** A repository whose main file needs what Composer brings; the program is a stand-in. */
export function withComposer(files: Files): Files {
  const main = String(files[`${SLUG}.php`]);
  return {
    ...files,
    'composer.json': JSON.stringify({ require: { 'acme/tools': '^1.0' } }),
    [`${SLUG}.php`]: `${main}\nrequire_once __DIR__ . '/vendor/autoload.php';\n`,
  };
}
