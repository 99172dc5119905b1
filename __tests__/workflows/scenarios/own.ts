/** The workflows of this repository. */
import { deepEqual, equal, match } from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fillOwner } from '../../../scripts/owner.ts';
import { ROOT } from '../examples.ts';
import { expectGreen, expectLog, expectReleases } from '../expect.ts';
import { OWN_ACTION } from '../pins.ts';
import type { Files } from '../repository.ts';
import type { Scenario } from '../scenario.ts';

/**
 * Folders of the project that are not in the repository; and the tests, which no workflow uses here, and whose many files would
 * be committed, checked out, and copied for each step that uses the action.
 */
const LEFT_OUT = ['.git', '.cache', 'coverage', 'node_modules', '__tests__'];

const PACKAGE = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as {
  readonly version: string;
};

/** The tags of the next release, when the project has this version. */
const NEXT = { tag: `v${PACKAGE.version}`, major: `v${PACKAGE.version.split('.')[0] ?? ''}` };

const LATER_VERSION = '9.3.1';

const CHANGELOG = `# Changelog

## [Unreleased]

## [${LATER_VERSION}] - 2026-11-21

### Added

- All of it.

## [9.3.0] - 2026-01-01
`;

/** As the examples are before `npm run set-owner`, also when it was run already. */
const PLACEHOLDER_ACTION = OWN_ACTION.replace(/^[^/]+/, 'OWNER');

export const own = { repository: 'acme/publish-wordpress-plugin', files: readCheckout };

/** For stand-ins that read none of the files, which take seconds to commit and to check out. */
const manifestAlone = {
  ...own,
  files: async () => Promise.resolve({ 'package.json': JSON.stringify(PACKAGE) }),
};

/** One for each. */
export const OWN_SCENARIOS: readonly Scenario[] = [
  {
    ...own,
    workflow: 'ci.yml',
    event: 'push',
    verify: (run) => {
      expectGreen(run);
      const reached = run.log.filter((line) => line.includes('Reached from a test of workflows'));
      equal(reached.length, 3, 'The gate is reached on each of three systems.');
      expectLog(run, /tag: v1\.4\.2/);
    },
  },
  {
    ...manifestAlone,
    workflow: 'codeql.yml',
    event: 'push',
    verify: (run) => {
      expectGreen(run);
      for (const language of ['javascript-typescript', 'actions']) {
        expectLog(run, new RegExp(`Analyzed: ${language} as /language:${language}$`, 'm'));
      }
    },
  },
  {
    ...manifestAlone,
    workflow: 'dependency-review.yml',
    event: 'pull_request',
    payload: { number: 7, pull_request: { number: 7, head: { ref: 'a-change' }, base: { ref: 'main' } } },
    hasSecrets: false,
    verify: (run) => {
      expectGreen(run);
      expectLog(run, /Reviewed: runtime, development, unknown from moderate on$/m);
    },
  },
  {
    ...own,
    workflow: 'release.yml',
    event: 'push',
    tag: `v${LATER_VERSION}`,
    files: async () => ({
      ...fillIn({
        ...(await readCheckout()),
        'package.json': JSON.stringify({ ...PACKAGE, version: LATER_VERSION }),
      }),
      'CHANGELOG.md': CHANGELOG,
    }),
    // An earlier release of the same major version.
    prepare: ({ github }) => {
      for (const tag of ['v9', 'v9.3.0']) github.addTag(tag, 'a'.repeat(40));
    },
    verify: (run) => {
      expectGreen(run);
      expectReleases(run, [`v${LATER_VERSION}: `]);
      const created = run.github.requests.find(({ route }) => route === 'repos/create-release');
      deepEqual(
        Object.keys(created?.body ?? {}),
        ['tag_name', 'name', 'body'],
        'The tag says which commit it is.',
      );
      equal(run.github.releases()[0]?.body?.trim(), '### Added\n\n- All of it.');
      equal(run.github.tags()['v9'], run.github.env['GITHUB_SHA']);
      expectLog(run, /Attested: index\.js sha256:/);
    },
    verifyAgain: (run) => {
      expectGreen(run);
      expectReleases(run, [`v${LATER_VERSION}: `]);
      expectLog(run, /exists already/);
    },
  },
  {
    ...own,
    workflow: 'release.yml',
    case: 'as the project is',
    // A contract test reads the version and the notes of the next release.
    isWeekly: true,
    event: 'push',
    tag: NEXT.tag,
    files: async () => fillIn(await readCheckout()),
    verify: (run) => {
      expectGreen(run);
      expectReleases(run, [`${NEXT.tag}: `]);
      match(run.github.releases()[0]?.body ?? '', /\S/);
      equal(run.github.tags()[NEXT.major], run.github.env['GITHUB_SHA']);
    },
  },
  {
    ...own,
    workflow: 'release.yml',
    case: 'before the account is filled in',
    event: 'push',
    tag: NEXT.tag,
    files: async () => ({
      ...fillIn(await readCheckout()),
      'live/action.yml': `# uses: ${PLACEHOLDER_ACTION}/live`,
    }),
    verify: (run) => {
      equal(run.exitCode, 1);
      expectLog(run, /Account not filled in/);
      expectReleases(run, []);
    },
  },
  {
    ...manifestAlone,
    workflow: 'scorecard.yml',
    event: 'push',
    verify: (run) => {
      expectGreen(run);
      expectLog(run, /Uploaded: scorecard\.sarif$/m);
      deepEqual(run.github.releases(), []);
    },
  },
];

/** After `npm run set-owner`. */
function fillIn(files: Files): Files {
  const filled = Object.entries(files).map(([path, content]) => {
    const text = Buffer.from(content).toString('latin1');
    return [path, Buffer.from(fillOwner(text, 'acme'), 'latin1')] as const;
  });
  return Object.fromEntries(filled);
}

/** The project as it is now, committed or not. */
async function readCheckout(): Promise<Files> {
  const top = (await readdir(ROOT, { withFileTypes: true })).filter(({ name }) => !LEFT_OUT.includes(name));
  const nested = top
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => readdir(join(ROOT, name), { recursive: true, withFileTypes: true }));
  const entries = [...top, ...(await Promise.all(nested)).flat()].filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    await Promise.all(
      paths.map(async (path) => [path.slice(ROOT.length + 1), await readFile(path)] as const),
    ),
  );
}
