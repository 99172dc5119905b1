/** The workflows that `init` writes. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { type Example, ROOT, type Workflow } from './examples.ts';
import type { Files } from './repository.ts';
import { BETA_ID, PLUGIN_ID } from './world.ts';

/** Returns the workflow that the command writes for a repository. */
export function initialize(files: Files, pluginIds: readonly string[] = [PLUGIN_ID]): string {
  const folder = mkdtempSync(join(tmpdir(), 'init-'));
  try {
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
    execFileSync('git', ['init', '--quiet', folder]);
    const ids = pluginIds.flatMap((id) => ['--plugin-id', id]);
    const args = [join(ROOT, 'dist', 'cli.js'), 'init', '--yes', ...ids];
    execFileSync(process.execPath, args, { cwd: folder, stdio: 'ignore' });
    const workflows = join(folder, '.github', 'workflows');
    return readFileSync(join(workflows, readdirSync(workflows)[0] ?? ''), 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const main = (name: string) => `<?php\n/*\nPlugin Name: ${name}\nText Domain: ${name}\nVersion: 1.4.2\n*/\n`;

/** All that `init` can write: every line of it for one plugin, and several plugins. */
export function listInitialized(): readonly Example[] {
  const one = initialize({
    '.npmrc': '//npm.example/:_authToken=${NODE_AUTH_TOKEN}\n',
    'composer.json':
      '{"repositories":[{"type":"vcs","url":"https://git.example/a"}],"require":{"acme/a":"^1"}}',
    'package.json': '{"scripts":{"build:production":"x"}}',
    'plugin/my-plugin.php': main('my-plugin'),
  });
  const plugins = { 'plugins/a/a.php': main('a'), 'plugins/b/b.php': main('b') };
  const several = initialize(plugins, [PLUGIN_ID, BETA_ID]);
  return Object.entries({ one, several }).map(([id, text]) => {
    return { id: `init ${id}`, fileName: `init-${id}.yml`, text, workflow: parse(text) as Workflow };
  });
}
