import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { weekly } from '../fixtures/all-tests.ts';
import { noPulls } from '../../sandbox/github/faults.ts';
import { type GitHub, startGitHub } from '../../sandbox/github/github.ts';
import { readExamples, ROOT, type Step } from '../workflows/examples.ts';
import { runProgram } from '../workflows/process.ts';
import { hasTools } from './publish-plugins-steps.ts';

const describeScript = hasTools ? describe : describe.skip;
const { workflow } = (await readExamples()).find(({ id }) => id === 'examples/next-wordpress.yml') ?? {};
const step: (Step & { readonly env?: Readonly<Record<string, string>> }) | undefined = workflow?.jobs[
  'raise'
]?.steps?.find(({ run }) => run !== undefined);

const README =
  '=== My Plugin ===\nRequires at least: 6.2\nTested up to: 6.9\nStable tag: 1.4.1\n\nTested up to: 6.8\n';
const RUN_URL = 'https://github.example/acme/tidy-footer/actions/runs/7';
const TOKEN = 'ghs_write';

let folder: string;
let github: GitHub;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'next-wordpress-'));
  github = await startGitHub({
    tokens: [{ value: TOKEN, permissions: { contents: 'write', 'pull-requests': 'write' } }],
    findBranch: (name) => ask('rev-parse', '--verify', '--quiet', `refs/heads/${name}`)?.trim(),
  });
});
afterEach(async () => {
  await github.close();
  rmSync(folder, { recursive: true });
});

/** Asks the repository that is pushed to. */
function ask(...args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', ['--git-dir', join(folder, 'origin.git'), ...args]);
  return status === 0 ? stdout.toString('latin1') : undefined;
}

/** Runs the step after a rehearsal that passed on a WordPress, on a new runner. */
async function raise(readme: string | Uint8Array = README, wordpress = '7.1') {
  const work = mkdtempSync(join(folder, 'work-'));
  const git = (...args: readonly string[]) =>
    spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd: work });
  git('init', '--quiet', '--initial-branch', 'main');
  writeFileSync(join(work, 'readme.txt'), readme);
  git('add', '.');
  git('commit', '--quiet', '--message', 'A plugin');
  if (ask('rev-parse') === undefined) git('clone', '--quiet', '--bare', '.', join(folder, 'origin.git'));
  git('remote', 'add', 'origin', join(folder, 'origin.git'));
  const env = {
    ...{ GH_TOKEN: TOKEN, README: 'readme.txt', BRANCH: 'tested-up-to', RUN_URL },
    RESULTS: JSON.stringify([{ php: '8.5', wordpress, steps: [] }]),
  };
  expect(Object.keys(step?.env ?? {}).sort()).toEqual(Object.keys(env).sort());
  const { exitCode, output } = await runProgram(
    'bash',
    ['--noprofile', '--norc', '-e', '-o', 'pipefail', '-c', step?.run ?? 'exit 99'],
    {
      cwd: work,
      env: {
        ...{ ...github.env, ...env, GITHUB_REPOSITORY_OWNER: 'acme', GITHUB_REF_NAME: 'main' },
        NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
        PATH: [
          join(ROOT, '__tests__', 'workflows', 'programs'),
          dirname(process.execPath),
          process.env['PATH'],
        ].join(delimiter),
      },
    },
  );
  const pushed = ask('show', 'tested-up-to:readme.txt');
  return { exitCode, output, pushed, pulls: github.pulls().map(({ title, isOpen }) => [title, isOpen]) };
}

const OPENED = [['Tested up to WordPress 7.1', true]];

describeScript('next-wordpress.yml, after the rehearsal passed', () => {
  test('opens a pull request that raises nothing but "Tested up to"', async () => {
    expect(await raise()).toMatchObject({
      exitCode: 0,
      pushed: README.replace('6.9', '7.1'),
      pulls: OPENED,
    });
    expect(github.pulls()).toMatchObject([
      {
        head: 'tested-up-to',
        base: 'main',
        body: `The newest release passed the rehearsal on WordPress 7.1: ${RUN_URL}`,
      },
    ]);
    expect(ask('log', '--format=%an %s', 'tested-up-to', '--not', 'main')).toBe(
      'github-actions[bot] Tested up to WordPress 7.1\n',
    );
  });

  test.each([
    ['\xef\xbb\xbf=== A ===\r\ntested UP TO:6.9.2\r\nStable tag: 1\r\n', '6.9.2'],
    ['# A\n\n**Tested up to:** 6.9  \n', '6.9'],
    ...weekly(['WC tested up to: 9.0\n\t* Tested up to: 5\n', '5'] as const),
    ['Tested up to: 6.10 (caf\xe9)\nTested up to: 6\n', '6.10'],
  ])('keeps all other bytes of %j', async (readme, current) => {
    const { pushed } = await raise(Buffer.from(readme, 'latin1'));
    expect(pushed).toBe(readme.replace(current, '7.1'));
  });

  test.each([
    ['7.1.2', '7.1'],
    ['7.2-RC1', '7.2'],
  ])('takes WordPress %s for %s', async (wordpress, version) => {
    const { pulls } = await raise(README, wordpress);
    expect(pulls).toEqual([[`Tested up to WordPress ${version}`, true]]);
  });

  test.each(['7.2-beta3', '7.2\n::error::', ...weekly('7.2-alpha-61000', 'wordpress.zip')])(
    'leaves it as it is on WordPress %j, which is not out',
    async (wordpress) => {
      const { output, ...rest } = await raise(README, wordpress);
      expect(rest).toEqual({ exitCode: 0, pushed: undefined, pulls: [] });
      expect(output).toMatch(
        /^::notice title=Not raised::WordPress .* is neither a release nor a release candidate/,
      );
      expect(output.trim().split('\n')).toHaveLength(1);
    },
  );

  test.each(['7.1', ...weekly('7.1.1', '7.2', '10.0')])('leaves %s as it is', async (current) => {
    const { output, ...rest } = await raise(README.replace('6.9', current));
    expect(rest).toEqual({ exitCode: 0, pushed: undefined, pulls: [] });
    expect(output).toBe(`"Tested up to" is ${current} already.\n`);
  });

  test('opens it once, and not again when somebody has closed it', async () => {
    await raise();
    const commit = ask('rev-parse', 'tested-up-to');
    expect(await raise()).toMatchObject({ exitCode: 0, pulls: OPENED });
    github.editPull(github.pulls()[0]?.number ?? 0, { isOpen: false });
    expect(await raise()).toMatchObject({ exitCode: 0, pulls: [['Tested up to WordPress 7.1', false]] });
    expect(ask('rev-parse', 'tested-up-to')).toBe(commit);
  });

  test('updates it for the WordPress after that', async () => {
    await raise();
    expect(await raise(README, '7.2')).toMatchObject({
      exitCode: 0,
      pushed: README.replace('6.9', '7.2'),
      pulls: [['Tested up to WordPress 7.2', true]],
    });
  });

  test('opens another one when the one before is merged', async () => {
    await raise();
    github.editPull(github.pulls()[0]?.number ?? 0, { isOpen: false });
    const { pulls } = await raise(README.replace('6.9', '7.1'), '7.2');
    expect(pulls).toEqual([
      ['Tested up to WordPress 7.1', false],
      ['Tested up to WordPress 7.2', true],
    ]);
  });

  test('says which setting lets it open pull requests, and opens it later', async () => {
    github.script('pulls/create', noPulls());
    const refused = await raise();
    expect(refused).toMatchObject({ exitCode: 1, pulls: [] });
    expect(refused.output).toMatch(/not permitted to create or approve pull requests/);
    expect(refused.output).toMatch(
      /^::error title=No pull request::.* tick "Allow GitHub Actions to create and approve pull requests"/m,
    );
    expect(await raise()).toMatchObject({ exitCode: 0, pulls: OPENED });
  });

  test('is red if the readme has no such line, or is not there', async () => {
    const { output, ...rest } = await raise('=== My Plugin ===\nTested up to: trunk\n');
    expect(rest).toEqual({ exitCode: 1, pushed: undefined, pulls: [] });
    expect(output).toMatch(
      /^::error title=No "Tested up to"::readme\.txt has no line such as "Tested up to: 7\.1"/,
    );
  });
});
