import { describe, expect, test } from '@jest/globals';

import { clean, judge, judgeBy, listErrors, main } from '../judge.ts';

function add(...names: readonly string[]): Readonly<Record<string, string>> {
  return { ...clean, ...Object.fromEntries(names.map((name) => [name, ''])) };
}

const NO_SETUP = { composer: undefined, script: undefined, isIgnored: () => false };

describe('macosx', () => {
  test.each([
    ['__MACOSX/my-plugin/._my-plugin.php', '__MACOSX/'],
    ['my-plugin/.DS_Store', 'my-plugin/.DS_Store'],
    ['my-plugin/a/._b.php', 'my-plugin/a/._b.php'],
    ['my-plugin/__MACOSX/._b.php', 'my-plugin/__MACOSX/'],
  ])('is reported for %s', async (name, shown) => {
    expect(await judgeBy('macosx', add(name))).toEqual([
      expect.objectContaining({
        severity: 'notice',
        message: `\`${shown}\` was added by macOS.`,
        fix: expect.stringContaining('zip -X'),
      }),
    ]);
  });

  test.each([
    ['.distignore', '`.distignore`'],
    ['.gitattributes', '`export-ignore` in `.gitattributes`'],
    [undefined, '`.distignore`'],
  ] as const)('advises the rules that count, of %s', async (rulesFile, shown) => {
    const zipped = { rulesFile, isNamedByWorkspace: false, setup: NO_SETUP };
    const files = {
      'notes/notes.php': main,
      'notes/.DS_Store': '',
      'notes/phpcs.xml': '',
      'notes/a.scss': '',
    };
    const load = { ...files, 'notes/notes.php': `${main}require __DIR__ . '/a.php';\n` };
    const found = await judge(load, { zipped });
    expect(found.filter(({ fix }) => fix.includes(shown)).map(({ id }) => id)).toEqual([
      'required-file-missing',
      'dev-files',
      'dev-files',
      'macosx',
    ]);
  });

  test('is not reported for other files, nor for what is an error beside the folder', async () => {
    expect(await judgeBy('macosx', add('my-plugin/DS_Store', 'my-plugin/_a', '.DS_Store'))).toEqual([]);
  });
});

const POINTER = `version https://git-lfs.github.com/spec/v1\noid sha256:${'4d7a'.repeat(16)}\nsize 12345\n`;

describe('lfs-pointer', () => {
  test.each([
    [
      { 'my-plugin/a.png': POINTER },
      'warning',
      '`my-plugin/a.png` is a pointer of Git LFS, not the file itself.',
    ],
    [
      { 'my-plugin/a.js': POINTER, 'my-plugin/b.png': POINTER },
      'error',
      '`my-plugin/a.js` and `my-plugin/b.png` are pointers of Git LFS, not the files themselves.',
    ],
  ])('is told of %j', async (files, severity, message) => {
    expect(await judgeBy('lfs-pointer', { ...clean, ...files })).toEqual([
      expect.objectContaining({
        id: 'lfs-pointer',
        severity,
        message,
        file: Object.keys(files)[0],
        fix: expect.stringContaining('lfs: true'),
      }),
    ]);
  });

  test('advises on the input of the reusable workflow in one', async () => {
    const files = { ...clean, 'my-plugin/a.png': POINTER };
    const [finding] = await judgeBy('lfs-pointer', files, { workflow: 'publish-plugins.yml' });
    expect(finding?.fix).toBe('Set the input `lfs` of `publish-plugins.yml` to `true`.');
  });

  test('is told instead of what PHP makes of it', async () => {
    const code = `${main}require __DIR__ . '/a.php';\n`;
    const files = { ...clean, 'my-plugin/my-plugin.php': code, 'my-plugin/a.php': POINTER };
    expect(await listErrors(files)).toEqual(['lfs-pointer']);
  });
});

describe('merge-conflict', () => {
  const marks = '<<<<<<< HEAD\n1;\n=======\n2;\n>>>>>>> branch\n';

  test.each([
    ['my-plugin/a.php', `<?php\n${marks}`, 2, 'error'],
    ['my-plugin/a.php', '<?php\nf();\n<<<<<<< HEAD\ng();\n', 3, 'error'],
    ['my-plugin/a.js', marks, 1, 'warning'],
  ])('is told of %s', async (file, content, line, severity) => {
    expect(await judgeBy('merge-conflict', { ...clean, [file]: content })).toEqual([
      expect.objectContaining({
        id: 'merge-conflict',
        severity,
        file,
        line,
        message: `Line ${line} of \`${file}\` has the marks of a merge conflict.`,
      }),
    ]);
  });

  test.each([
    ['my-plugin/a.js', `const sample = \`\n${marks}\`;\nf( sample );\n`],
    ['my-plugin/fixtures/a.php', `<?php\n${marks}`],
    ['my-plugin/docs/examples/a.js', marks],
    ['my-plugin/a.php', '<p>\n<<<<<<< HEAD\n</p>\n'],
    ['my-plugin/b.php', '<?php\n$a = <<<TEXT\n<<<<<<< HEAD\nTEXT;\n'],
    ['my-plugin/b.js', '/*\n<<<<<<< HEAD\n*/'],
    ['my-plugin/inc/tests/a.js', marks],
  ])('is not told of what only shows such marks: %s', async (file, content) => {
    expect(await judgeBy('merge-conflict', { ...clean, [file]: content })).toEqual([]);
  });

  test('is told behind a text in backticks, and beside one without an end', async () => {
    for (const start of ['f( `a`, "\\`" );\n', 'f( `a` );\n`\n']) {
      const found = await judgeBy('merge-conflict', { ...clean, 'my-plugin/a.js': start + marks });
      expect(found.map(({ severity }) => severity)).toEqual(['warning']);
    }
  });

  test('is told behind any number of pointers', async () => {
    const pictures = Array.from({ length: 20 }, (_, index) => `my-plugin/a${index}.png`);
    const pointers = Object.fromEntries(pictures.map((name) => [name, POINTER]));
    const files = { ...clean, ...pointers, 'my-plugin/b.php': `<?php\n${marks}` };
    expect(await listErrors(files)).toEqual(['merge-conflict']);
  });

  test('is told once of a file that is loaded on every request', async () => {
    const alone = `${main}<<<<<<< HEAD\n`;
    expect(await listErrors({ ...clean, 'my-plugin/my-plugin.php': alone })).toEqual(['merge-conflict']);
    expect(await listErrors({ ...clean, 'my-plugin/my-plugin.php': main + marks })).toEqual([
      'merge-conflict',
    ]);
  });
});
