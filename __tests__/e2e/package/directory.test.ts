import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { type ActionResult, runAction } from '../../../sandbox/runner/run-action.ts';
import { readErrors } from '../fixtures/stage.ts';

const MAIN = '<?php\n/*\n * Plugin Name: Tidy\n * Version: 1.0.0\n */\n';

/** Rehearses the zipping of a directory with these files; a file whose text begins with `->` is a link. */
async function zip(files: Readonly<Record<string, string | Buffer>>, inputs = {}): Promise<ActionResult> {
  const workspace = await mkdtemp(join(tmpdir(), 'workspace-'));
  try {
    for (const [name, text] of Object.entries(files)) {
      await mkdir(dirname(join(workspace, name)), { recursive: true });
      if (typeof text === 'string' && text.startsWith('->'))
        await symlink(text.slice(2), join(workspace, name));
      else await writeFile(join(workspace, name), text);
    }
    const given = { plugin_id: 'plugin_tidy', 'base-url': 'http://127.0.0.1:9', 'dry-run': 'true' };
    const env = { GITHUB_WORKSPACE: workspace };
    return await runAction({ inputs: { ...given, 'zip-path': 'tidy', ...inputs }, env });
  } finally {
    await rm(workspace, { recursive: true, force: true });
  }
}

/** Reads from the log how many files were zipped, and which were left out. */
function readZipped({ log }: ActionResult): { files: number; leftOut: readonly string[] } {
  const start = log.findIndex((line) => line.startsWith('Left out of the ZIP'));
  const rest = start < 0 ? [] : log.slice(start + 1);
  const end = rest.findIndex((line) => !line.startsWith('  '));
  const [, files = ''] = /^Zipped .*: (\d+) files?,/m.exec(log.join('\n')) ?? [];
  return { files: Number(files), leftOut: rest.slice(0, end).map((line) => line.trim()) };
}

const readNotices = ({ commands }: ActionResult) =>
  commands.filter(({ name }) => name === 'notice').map(({ properties }) => properties['title']);

test('a folder whose main file is saved in UTF-16 is refused with that cause', async () => {
  const step = await zip({ 'tidy/tidy.php': Buffer.from(`\ufeff${MAIN}`, 'utf16le') });
  expect(readErrors(step)).toEqual([
    expect.stringMatching(/`tidy\.php` is saved in UTF-16.*Save the file as UTF-8/),
  ]);
});

describe('`.distignore`', () => {
  test.concurrent('cannot make the step hang, leaves out links to what it leaves out, and wins over `export-ignore`', async () => {
    const step = await zip({
      'tidy/tidy.php': MAIN,
      [`tidy/${'a/'.repeat(40)}a.txt`]: '',
      'tidy/.distignore': `${'a/**/'.repeat(30)}b\n/tests\n/keys\n`,
      'tidy/tests/a.php': '',
      'tidy/keys/live.txt': 'x',
      'tidy/inc/key.txt': '->../keys/live.txt',
      'tidy/docs/a.md': '',
      'tidy/.gitattributes': '/docs export-ignore\n',
    });
    expect(readErrors(step)).toEqual([]);
    // The main file, the deep one, the document and `.gitattributes`.
    expect(readZipped(step)).toEqual({
      files: 4,
      leftOut: ['.distignore', 'inc/key.txt', 'keys/', 'tests/'],
    });
    expect(readNotices(step)).toEqual(
      expect.arrayContaining(['Links left out', 'export-ignore is not used']),
    );
  });
});

describe('`export-ignore` in `.gitattributes`', () => {
  test.concurrent('is honoured where there is no `.distignore`, with the files that git would read', async () => {
    const step = await zip({
      '.git/HEAD': '',
      '.gitattributes': '.gitattributes export-ignore\n/tidy/tests export-ignore\n*.md export-ignore\n',
      'tidy/tidy.php': MAIN,
      'tidy/.gitattributes': '/readme.md -export-ignore\n',
      'tidy/readme.md': '',
      'tidy/CONTRIBUTING.md': '',
      'tidy/tests/a.php': '',
      'tidy/vendor/lib/.gitattributes': '* export-ignore\n',
      'tidy/vendor/lib/a.php': '',
    });
    expect(readErrors(step)).toEqual([]);
    expect(readZipped(step)).toMatchObject({
      leftOut: ['.gitattributes', 'CONTRIBUTING.md', 'tests/'],
      files: 4,
    });
    expect(step.log.join('\n')).toContain('Left out of the ZIP: 3 (`export-ignore` in `.gitattributes`)');
    expect(readNotices(step)).not.toContain('export-ignore is not used');
  });
});
