import { describe, expect, test } from '@jest/globals';
import type { RehearsedPackage } from '../../../../src/rehearsal/model/packages.ts';
import { read, type Reader } from '../../../../src/rehearsal/model/readers.ts';
import { type ResultOf, type ScriptName, SCRIPTS } from '../../../../src/rehearsal/model/scripts.ts';
import {
  checkChange,
  checkFiles,
  checkState,
  checkSyntax,
  explainGone,
} from '../../../../src/rehearsal/judge/replies.ts';
import { readLog } from '../../../../src/rehearsal/site/php-log.ts';

const reply = <Name extends ScriptName>(script: Name, result: unknown, output = '') => ({
  result: result === undefined ? undefined : read(SCRIPTS[script] as Reader<ResultOf<Name>>, result),
  output,
  log: [],
});
const name = (text: string) => Buffer.from(text).toString('base64');
const file = (shown: string) => ({
  name: name(shown),
  shown,
  sizeBytes: 3,
  crc32: '00000abc',
  isAscii: true,
});

describe('what a script returns', () => {
  test('is fine when it is done', () =>
    expect(checkChange(reply('update', { done: true, problem: null }), 'The update')).toEqual([]));

  test('is an error with the words of WordPress', () => {
    const problem = {
      code: 'x',
      message: 'The package could not be installed.',
      data: 'No valid plugins were found.',
    };
    expect(checkChange(reply('update', { done: false, problem }), 'The update')).toEqual([
      {
        severity: 'error',
        message: 'The update failed: The package could not be installed. No valid plugins were found.',
      },
    ]);
  });

  test('is an error when it did not finish', () => {
    expect(checkChange(reply('update', undefined, '<p>Needs &lt;x&gt;</p>'), 'The activation')).toEqual([
      { severity: 'error', message: 'The activation did not finish: Needs <x>' },
    ]);
  });

  test.each([
    ['<p>No rules were found.</p>', '', 'unknown'],
    [
      '<p>No rules were found.</p>',
      '[22-Nov-2026 03:29:31 UTC] PHP Fatal error:  gone in a.php on line 1\n',
      'error',
    ],
    ['', '', 'error'],
  ])('is not known when a server was refused and %j ends it, logging %j: %s', (output, log, severity) => {
    const refused = '[22-Nov-2026 03:29:31 UTC] REHEARSAL refused rules.example\n';
    const [told] = checkChange(
      { ...reply('update', undefined, output), log: readLog(refused + log) },
      'The activation',
    );
    expect(told?.severity).toBe(severity);
    expect(told?.message.includes('a request to rules.example was refused')).toBe(severity === 'unknown');
  });

  test('is a warning when something is printed', () => {
    const problem = { code: 'unexpected_output', message: 'x', data: '\ufeff\n' };
    expect(checkChange(reply('update', { done: true, problem }), 'The activation')).toMatchObject([
      { severity: 'warning' },
    ]);
  });
});

describe('the state of the plugin', () => {
  const state = { active: true, listed: true, version: '1.1.0', plugins: ['acme/acme.php'] };
  const judge = (change: object) =>
    checkState(reply('state', { ...state, ...change }), 'acme/acme.php', '1.1.0');

  test('is fine', () => {
    expect(judge({})).toEqual([]);
    expect(explainGone(reply('state', state))).toBeUndefined();
  });

  test.each([
    [{ listed: false, plugins: ['acme-1/acme.php'] }, /It finds acme-1\/acme\.php/],
    [{ active: false }, /is not active/],
    [{ version: '1.0.0' }, /shows version 1\.0\.0, the package says 1\.1\.0/],
  ])('is told when it is %j', (change, message) => expect(judge(change)[0]?.message).toMatch(message));

  test('names those who lose capabilities', () => {
    const before = ['manage_options', 'editor:edit_posts', 'editor:edit_pages', 'author:upload_files'];
    const can = ['manage_options', 'activate_plugins', 'edit_posts', 'editor:edit_posts'];
    const told = checkState(reply('state', { ...state, can }), 'acme/acme.php', '1.1.0', before);
    expect(told.map(({ message }) => message)).toEqual([
      'Editors no longer have `edit_pages`.',
      'Authors no longer have `upload_files`.',
    ]);
  });

  test('is not known when WordPress does not start', () => {
    expect(checkState(reply('state', undefined), 'acme/acme.php', '')[0]?.message).toMatch(
      /no longer starts/,
    );
    expect(explainGone(reply('state', undefined))).toMatch(/does not start/);
  });

  test('is an error where PHP says why, and otherwise not known, with the last words', () => {
    const judge = (more: object) =>
      checkState({ ...reply('state', undefined), ...more }, 'acme/acme.php', '').map(
        ({ severity, message }) => `${severity}: ${message}`,
      );
    const missing =
      "Failed opening required '/wordpress/wp-content/plugins/acme/a.php' (include_path='.:') in /b.php:3";
    const log = readLog(`[22-Nov-2026 03:29:31 UTC] PHP Fatal error:  ${missing}\n`);
    expect(judge({ log })).toEqual([
      'error: WordPress no longer starts with this version: it loads `acme/a.php`, which is not there.',
    ]);
    expect(judge({ failure: 'unreachable' })[0]).toMatch(/^error: .*: unreachable/);
    expect(judge({ output: 'It redirects to /wp-admin/?a=1' })).toEqual([
      'unknown: WordPress no longer starts with this version: It redirects to /wp-admin/?a=1. Code ended the request without a PHP error, so it is not known what people see.',
    ]);
  });
});

describe('the files on the site', () => {
  test('are those of the package, and may be more', () => {
    const site = [
      [name('a.php'), 3, '00000abc'],
      [name('cache.txt'), 9, 'ffffffff'],
    ];
    expect(checkFiles(reply('files', site), [file('a.php')])).toEqual([]);
  });

  test.each([
    [[], 'is in the package, but not on the site.'],
    [[[name('a.php'), 0, '00000000']], "has 0 bytes on the site, and 3 in the package's list."],
    [[[name('a.php'), 3, '00000def']], 'differs from the package on the site: its bytes are damaged.'],
  ])('differ: %j', (site, message) => {
    expect(checkFiles(reply('files', site), [file('a.php')])).toEqual([
      { severity: 'error', message: `\`a.php\` ${message}`, file: 'a.php' },
    ]);
  });

  test('with names in no known encoding are a warning', () => {
    expect(checkFiles(reply('files', []), [{ ...file('ä.php'), isAscii: false }])).toMatchObject([
      { severity: 'warning' },
    ]);
  });

  test('are told ten times at most', () => {
    const files = Array.from({ length: 15 }, (_, index) => file(`${index}.php`));
    expect(checkFiles(reply('files', []), files).at(-1)?.message).toBe(
      '5 more files differ from the package.',
    );
  });
});

describe('the syntax', () => {
  const next: RehearsedPackage = {
    path: '',
    plugin: {
      folder: 'acme',
      key: '',
      version: '',
      requiresPhp: '',
      requiresWordPress: '',
      name: '',
      requiresPlugins: [],
      closesSites: false,
      isForNetworks: false,
      testedUpTo: '',
      lacksUpgradeNotice: false,
    },
    problem: undefined,
    files: [],
    isLibrary: (path) => path.startsWith('acme/vendor/'),
    isShown: () => false,
    readTexts: () => Promise.resolve(new Map()),
    readCode: () => Promise.resolve(undefined),
  };
  const broken = (path: string) => reply('syntax', { parsed: 4, broken: [[path, 7, 'unexpected token']] });

  test('is an error in the own code, a warning in libraries, and a notice where it is live already', () => {
    expect(checkSyntax(broken('acme/a.php'), undefined, next)).toEqual({
      problems: [
        { severity: 'error', message: 'PHP cannot parse it: unexpected token', file: 'a.php', line: 7 },
      ],
      message: '4 files',
    });
    expect(checkSyntax(broken('acme/vendor/a.php'), undefined, next).problems).toMatchObject([
      { severity: 'warning' },
    ]);
    expect(checkSyntax(broken('acme/a.php'), broken('acme/a.php'), next).problems).toMatchObject([
      { severity: 'notice' },
    ]);
    const inLibrary = broken('acme/vendor/a.php');
    expect(checkSyntax(inLibrary, inLibrary, next).problems).toMatchObject([{ severity: 'notice' }]);
    const guarded = reply('syntax', {
      parsed: 4,
      broken: [['acme/bootstrap80.php', 7, 'unexpected token', true]],
    });
    expect(checkSyntax(guarded, undefined, next).problems).toMatchObject([{ severity: 'notice' }]);
  });
});
