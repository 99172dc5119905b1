import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtempDisposable, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { ROOT } from './pages.ts';

const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => `export const line${index} = 1;`).join('\n');

const branches = (count: number) =>
  `export function choose(a: number) {\n${Array.from({ length: count }, (_, index) => `  if (a === ${index}) return ${index};`).join('\n')}\n  return a;\n}`;

/** Files that break rules of `.oxlintrc.json`: the path, the content, and the names of the rules. */
const OFFENDERS: readonly (readonly [path: string, code: string, ...rules: string[]])[] = [
  ['src/slow.ts', 'export const slow = /(?:a+)+b/;', 'regexp(no-super-linear-backtracking)'],
  ['src/steps.ts', 'export const steps = /\\s*(.*)\\s*;/;', 'regexp(no-super-linear-backtracking)'],
  ['src/environment.ts', 'export const home = process.env;', 'eslint(no-restricted-globals)'],
  ['src/action/log.ts', 'process.exitCode = 1;', 'eslint(no-restricted-globals)'],
  ['src/action/run.ts', 'process.exit(1);', 'eslint(no-restricted-properties)'],
  [
    'scripts/end.ts',
    'export const end = () => process.exit;',
    'eslint(no-restricted-properties)',
    'typescript(unbound-method)',
  ],
  [
    'scripts/end-too.ts',
    "process['exit'](1);",
    'eslint(no-restricted-properties)',
    'typescript(dot-notation)',
  ],
  [
    'scripts/bare.ts',
    'const { exit } = process;\nexit(1);',
    'eslint(no-restricted-properties)',
    'typescript(unbound-method)',
  ],
  ['src/branches.ts', branches(25), 'eslint(complexity)'],
  ['src/long.ts', lines(301), 'eslint(max-lines)'],
  ['sandbox/long.ts', lines(301), 'eslint(max-lines)'],
  ['scripts/block.ts', '/**\n * FIXME: all\n */\nexport const block = 1;', 'eslint(no-warning-comments)'],
  ['scripts/later.ts', '// TODO: all\nexport const later = 1;', 'eslint(no-warning-comments)'],
  ['scripts/underscore.ts', 'export const f = (_a: number) => 1;', 'eslint(no-unused-vars)'],
  ['scripts/unknown.js', 'export const unknown = window;', 'eslint(no-undef)'],
  ['scripts/floating.ts', 'Promise.resolve(1);', 'typescript(no-floating-promises)'],
  ['scripts/any.ts', "export const any = JSON.parse('1');", 'typescript(no-unsafe-assignment)'],
  ['scripts/needless.ts', 'export const f = (a: string) => a ?? 1;', 'typescript(no-unnecessary-condition)'],
  ['scripts/chain.ts', 'export const f = (a?: { b: 1 }) => a && a.b;', 'typescript(prefer-optional-chain)'],
  [
    'scripts/text.ts',
    'export const f = (a: object) => `a ${a}`;',
    'typescript(no-base-to-string)',
    'typescript(restrict-template-expressions)',
  ],
  [
    'scripts/void.ts',
    'export function f(g: () => void) {\n  return g();\n}',
    'typescript(no-confusing-void-expression)',
  ],
  [
    'scripts/unawaited.ts',
    'export async function f(a: Promise<1>) {\n  try {\n    return a;\n  } catch {\n    return 1;\n  }\n}',
    'typescript(return-await)',
  ],
];

/** Near misses. */
const ALLOWED: readonly (readonly [path: string, code: string])[] = [
  ['src/short.ts', `${lines(300)}\n\n// Comments and blank lines are no code.`],
  ['src/straight.ts', branches(24)],
  ['scripts/long.ts', lines(301)],
  ['src/rehearsal/main.ts', 'export const code = process.exitCode;'],
  ['scripts/number.ts', 'export const f = (a: number) => `a ${a}`;'],
  ['scripts/shorthand.ts', 'export const f = (g: () => void) => () => g();'],
];

interface Diagnostic {
  readonly code: string;
  readonly filename: string;
}

test('the linter stops what it is configured for, and nothing else', async () => {
  await using created = await mkdtempDisposable(join(tmpdir(), 'lint-'));
  const folder = created.path;
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  for (const name of ['.oxlintrc.json', 'package.json', 'tsconfig.json'])
    await cp(join(ROOT, name), join(folder, name));
  for (const [path, code] of [...ALLOWED, ...OFFENDERS]) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), `${code}\n`);
  }
  const program = join(ROOT, 'node_modules', 'oxlint', 'bin', 'oxlint');
  const output = await new Promise<string>((resolve) => {
    execFile(
      process.execPath,
      [program, 'src', 'sandbox', 'scripts', '--format', 'json'],
      { cwd: folder },
      (_error, stdout) => {
        resolve(stdout);
      },
    );
  });
  const { diagnostics } = JSON.parse(output) as { readonly diagnostics: readonly Diagnostic[] };
  const found = new Map<string, Set<string>>();
  for (const { code, filename } of diagnostics) {
    const path = filename.replaceAll('\\', '/');
    found.set(path, (found.get(path) ?? new Set()).add(code));
  }
  expect(Object.fromEntries(found)).toEqual(
    Object.fromEntries(OFFENDERS.map(([path, , ...rules]) => [path, new Set(rules)])),
  );
});
