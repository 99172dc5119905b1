import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtempDisposable, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { ROOT } from './pages.ts';

const run = promisify(execFile);

/** Files that break each rule of `.dependency-cruiser.js`: the path, the content, and the names of the rules. */
const OFFENDERS: readonly (readonly [path: string, code: string, ...rules: string[]])[] = [
  ['src/http/core.ts', "import '@actions/core';", 'wall-actions-core'],
  ['src/http/type.ts', "import type { A } from '@actions/core';\nexport type B = A;", 'wall-actions-core'],
  ['src/http/again.ts', "export * from '@actions/core';", 'wall-actions-core'],
  [
    'src/http/late.ts',
    "export const load = () => import('@actions/core');",
    'wall-actions-core',
    'wall-late',
  ],
  ['src/action/runner.ts', "export const load = () => import('@actions/core');", 'wall-late'],
  ['src/http/send.ts', "import '@actions/http-client';", 'wall-http-client'],
  ['src/http/proxy.ts', "import '@actions/http-client';", 'wall-http-client'],
  ['src/http/tunnel.ts', "import '@actions/http-client/lib/proxy';", 'wall-http-client-proxy'],
  ['src/http/github.ts', "import '@actions/github';", 'wall-actions-github'],
  [
    'src/github/artifact.ts',
    "export const load = () => import('@actions/artifact');",
    'wall-actions-artifact',
  ],
  ['src/shared/sandbox.ts', "import '../../sandbox/a.ts';", 'src-alone'],
  ['src/shared/scripts.ts', "export const load = () => import('../../scripts/a.ts');", 'src-alone'],
  ['src/shared/tests.ts', "import type { A } from '../../__tests__/a.ts';\nexport type B = A;", 'src-alone'],
  ['src/shared/up.ts', "import '../source/a.ts';", 'from-lower-layers-shared'],
  ['src/live/across.ts', "import '../publish/a.ts';", 'from-lower-layers-live'],
  ['src/shared/ring-too.ts', "import type {} from './ring.ts';", 'no-cycle'],
  ['src/source/inside.ts', "import '../package/inspect.ts';", 'package-front'],
  [
    'src/package/zip/up.ts',
    "import type { A } from '../read/a.ts';\nexport type B = A;",
    'from-lower-rooms-zip/',
  ],
  ['src/package/checks/across.ts', "import '../changelog/a.ts';", 'from-lower-rooms-checks/'],
  ['src/package/read/unknown.ts', "import '../elsewhere/a.ts';", 'known-room-package'],
  ['src/cli/inside.ts', "import '../rehearsal/inputs.ts';", 'rehearsal-front'],
  ['src/cli/unknown.ts', "import '../elsewhere/a.ts';", 'known-module'],
  ['src/rehearsal/judge/across.ts', "import '../site/a.ts';", 'from-lower-rooms-judge/'],
  ['src/rehearsal/model/up.ts', "import '../probes/a.ts';", 'from-lower-rooms-model/'],
  ['src/rehearsal/play/unknown.ts', "import '../elsewhere/a.ts';", 'known-room'],
  ['src/rehearsal/main.ts', "import './model/a.ts';", 'player-alone'],
  ['src/rehearsal/site/start.ts', "import './player/a.ts';", 'player-behind-protocol'],
  ['src/rehearsal/report/look.ts', "import '../browser/a.ts';", 'browser-front'],
];

/** Near misses. */
const ALLOWED: readonly (readonly [path: string, code: string])[] = [
  ['src/action/runner.ts', "import '@actions/core';\nimport './log.ts';\nimport '../http/a.ts';"],

  ['src/github/client.ts', "export const load = () => import('@actions/github');"],
  ['src/source/artifact/download-artifact.ts', "export const load = () => import('@actions/artifact');"],
  ['src/package/checks/down.ts', "import '../read/a.ts';\nimport '../finding.ts';"],
  ['src/source/front.ts', "import '../package/index.ts';"],
  ['src/rehearsal/report/front.ts', "import '../browser/index.ts';\nimport '../site/player/protocol.ts';"],
  // Half of a ring, which is told of once.
  ['src/shared/ring.ts', "import './ring-too.ts';"],
  ['scripts/a.ts', "import '../src/package/inspect.ts';"],
];

const IMPORTED: readonly string[] = [
  ...['sandbox/a.ts', '__tests__/a.ts', 'src/http/a.ts', 'src/source/a.ts', 'src/publish/a.ts'],
  ...['src/package/inspect.ts', 'src/package/index.ts', 'src/elsewhere/a.ts', 'src/rehearsal/inputs.ts'],
  ...['finding.ts', 'read/a.ts', 'changelog/a.ts', 'elsewhere/a.ts'].map((path) => `src/package/${path}`),
  ...[
    'probes/a.ts',
    'elsewhere/a.ts',
    'model/a.ts',
    'site/a.ts',
    'site/player/a.ts',
    'site/player/protocol.ts',
  ].map((path) => `src/rehearsal/${path}`),
  ...['src/rehearsal/browser/a.ts', 'src/rehearsal/browser/index.ts'],
];

interface Violation {
  readonly from: string;
  readonly rule: { readonly name: string };
}

test('walls and layers stop what breaks them, and nothing else', async () => {
  await using created = await mkdtempDisposable(join(tmpdir(), 'walls-'));
  const folder = created.path;
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  for (const name of ['.dependency-cruiser.js', 'package.json', 'tsconfig.json'])
    await cp(join(ROOT, name), join(folder, name));
  const imported = IMPORTED.map((path) => [path, 'export type A = string;'] as const);
  for (const [path, code] of [...imported, ...ALLOWED, ...OFFENDERS]) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), `${code}\n`);
  }
  const program = join(ROOT, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruise.mjs');
  const { stdout } = await run(process.execPath, [program, 'src', 'scripts', '--output-type', 'json'], {
    cwd: folder,
    maxBuffer: 2 ** 26,
  });
  const { summary } = JSON.parse(stdout) as {
    readonly summary: { readonly violations: readonly Violation[] };
  };
  const found = new Map<string, string[]>();
  for (const { from, rule } of summary.violations)
    found.set(from, [...(found.get(from) ?? []), rule.name].sort());
  expect(Object.fromEntries(found)).toEqual(
    Object.fromEntries(OFFENDERS.map(([path, , ...rules]) => [path, rules.sort()])),
  );
});
