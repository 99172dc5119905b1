import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { planRaise } from '../../../../src/cli/raise/plan-raise.ts';
import { replaceFiles } from '../../../../src/cli/raise/write-files.ts';
import { RUNS_ALL } from '../../../fixtures/all-tests.ts';
import { anyCharacter } from '../../../fixtures/any-character.ts';
import { createFolder } from '../../source/folder.ts';

/** Stands for the version in a file that is made here; no text has it. */
const VERSION = '@@version@@';
/** Stands for a text that is the version, too, but stays. */
const OLD = '@@old@@';

const noise = fc
  .string({ unit: anyCharacter, maxLength: 20 })
  .map((text) => text.replaceAll(/[^\P{Cc}\t]|[\d\v\u0085\u2028\u2029'"\\*?/#<:=~{}@]/gu, '_'));
const lineEnd = fc.constantFrom('\n', '\r\n', '\r');

/** The line that has the version. */
const constant = fc.constantFrom(
  `define( 'DEMO_VERSION', '${VERSION}' );`,
  `const VERSION="${VERSION}";`,
  `class Demo { public $version = '${VERSION}'; }`,
  `$this->version = '${VERSION}' ;`,
);

/** Lines that have the version, but stay, and lines that have another one or none. */
const code = fc.oneof(
  fc.constantFrom(
    `define( 'DEMO_DB_VERSION', '${OLD}' );`,
    `wp_enqueue_style( 'a', $a, array(), '${OLD}' );`,
    `return array( 'version' => '${OLD}' );`,
    `_deprecated_function( 'a', '${OLD}' );`,
    `if ( version_compare( $a, '${OLD}', '<' ) ) {}`,
    `$b = array( '${OLD}' => 'update' );`,
    `define( 'DEMO_MIN_VERSION', '${OLD}' );`,
    `const OTHER_VERSION = '0.0.1';`,
  ),
  noise.map((text) => `// ${OLD} ${text}`),
  noise.map((text) => `$text = '${text} ${OLD}';`),
);

const numbers = fc.array(fc.nat({ max: 30 }), { minLength: 2, maxLength: 4 }).map((parts) => parts.join('.'));
const suffix = fc.constantFrom('', '', '-beta.1', '-RC2', '-dev');
const version = fc.tuple(numbers, suffix).map((parts) => parts.join(''));

/** A plugin, whose files have {@link VERSION} in place of the version. */
const anyPlugin = fc.record({
  end: lineEnd,
  mark: fc.constantFrom('', '\ufeff'),
  encoding: fc.constantFrom('utf8', 'latin1'),
  code: fc.array(fc.array(code, { maxLength: 6 }), { minLength: 1, maxLength: 3 }),
  constant,
  inFile: fc.nat(),
  text: fc.array(noise, { maxLength: 4 }),
  indent: fc.constantFrom(0, 2, '\t'),
  isLocked: fc.boolean(),
  isMarkdown: fc.boolean(),
});

type AnyPlugin = typeof anyPlugin extends fc.Arbitrary<infer T> ? T : never;

function write({ end, mark, encoding, code: others, text, indent, isLocked, isMarkdown, ...one }: AnyPlugin) {
  const at = one.inFile % others.length;
  const files = others.map((lines, index) => (index === at ? [one.constant, ...lines] : lines));
  const join = (lines: readonly string[]) => lines.join(end) + end;
  const json = (value: unknown) => mark + JSON.stringify(value, null, indent).replaceAll('\n', end);
  const entries = [
    // WordPress sees no header in the line of the mark.
    [
      'demo.php',
      mark +
        join(['<?php', '/*', ' * Plugin Name: Demo', ` * Version:   ${VERSION} `, '*/', ...(files[0] ?? [])]),
    ],
    ...files.slice(1).map((lines, index) => [`inc/file-${index}.php`, join(['<?php', ...lines])] as const),
    isMarkdown
      ? (['readme.md', join(['# Demo', '', `**Stable tag:** ${VERSION}  `, '', ...text])] as const)
      : (['readme.txt', mark + join(['=== Demo ===', `Stable tag: ${VERSION}`, '', ...text])] as const),
    ['package.json', json({ name: 'demo', version: VERSION, text, dependencies: { a: OLD } })],
    ...(isLocked
      ? [
          [
            'package-lock.json',
            json({
              version: VERSION,
              packages: { '': { version: VERSION }, 'node_modules/a': { version: OLD } },
            }),
          ] as const,
        ]
      : []),
    ['notes.txt', join([...text, OLD])],
  ] as const;
  return entries.map(([name, content]) => {
    const isText = encoding === 'latin1' && !name.endsWith('.json') && mark === '';
    const narrow = isText ? content.replaceAll(/[^\0-\xff]/g, '\xe9') : content;
    return [name, Buffer.from(narrow, isText ? 'latin1' : 'utf8').toString('latin1')] as const;
  });
}

const fill = (content: string, old: string, now: string) =>
  Buffer.from(content.replaceAll(OLD, old).replaceAll(VERSION, now), 'latin1');

// Whatever the plugin: what tells its version has the new one afterwards, and every other byte is as before.
test('whatever is raised, only the version changes', async () => {
  await fc.assert(
    fc.asyncProperty(
      anyPlugin,
      version,
      fc.constantFrom('patch', 'minor', 'major', '999.1-RC.1'),
      async (plugin, old, wanted) => {
        fc.pre(/^\d+(\.\d+){0,2}(-|$)|^999/.test(wanted === '999.1-RC.1' ? '999' : old));
        const files = write(plugin);
        await using folder = await createFolder(
          Object.fromEntries(files.map(([name, content]) => [name, fill(content, old, old)])),
        );
        const { next, changes } = planRaise({ folder: folder.path, wanted, include: [], exclude: [] });
        replaceFiles(changes);
        for (const [name, content] of files)
          expect(readFileSync(folder.at(name)).toString('latin1')).toBe(
            fill(content, old, next).toString('latin1'),
          );
      },
    ),
    { numRuns: RUNS_ALL ? 150 : 30 },
  );
});
