import { describe, expect, test } from '@jest/globals';

import { tokenizePhp } from '../../../../src/package/php/tokens.ts';
import { cpuNow } from '../../../fixtures/cpu-time.ts';

function listKinds(code: string): readonly string[] {
  return tokenizePhp(code).tokens.map(({ kind, text }) => `${kind} ${text}`);
}

describe('the tokens of PHP code', () => {
  test('are what is outside of the tags, and the tags', () => {
    expect(listKinds('a<?phpx b<?php\n?>\n\nc<?= 1 ?>')).toEqual([
      'html a<?phpx b',
      'open <?php',
      'close ?>\n',
      'html \nc',
      'open <?=',
      'sign 1',
      'close ?>',
    ]);
  });

  test.each([
    ['# a', []],
    ['// a ? b ?>c', ['close ?>', 'html c']],
    ['/* ?> */ a', ['word a']],
    ['/** a', []],
    ['#[A]', ['sign #', 'sign [', 'word A', 'sign ]']],
  ])('leave out the comment in %j', (code, tokens) => {
    expect(listKinds(`<?php ${code}`).slice(1)).toEqual(tokens);
  });

  test.each([
    [String.raw`'it\'s \\ \n'`, String.raw`it's \ \n`],
    [String.raw`"a \"b\" \\"`, String.raw`a "b" \ `.trim()],
    ['"a $b"', undefined],
    [String.raw`"\n"`, undefined],
    ['"{$a["b"]} {$c[\'}"\']}"', undefined],
    ['"{$a /* don\'t */}"', undefined],
    ['"{$a(<<<A\n"\nA)}"', undefined],
    ['`ls "`', undefined],
    ['<<<A\n " A2\n A\n', undefined],
    ["<<<'A'\n$b \"\nA", undefined],
  ])('take %j for one text', (code, value) => {
    const [, first, end] = tokenizePhp(`<?php ${code};`).tokens;
    expect({ kind: first?.kind, value: first?.value, end: end?.text }).toEqual({
      kind: 'string',
      value,
      end: ';',
    });
  });

  test.each(["'", '"', '`', '/*', '<<<A\n', '"{$a', '"{$a["'])('end at %j, which is not closed', (code) => {
    expect(listKinds(`<?php a; ${code} require b;`)).not.toContain('word require');
  });

  test('end where data begins', () => {
    expect(listKinds('<?php __halt_compiler(); ?>x')).toEqual(['open <?php', 'word __halt_compiler']);
  });

  test.each(['"{$a', "'a' ", '"$a{$b["c"]}" ', '<<<A\n', '/*', '\\a', '?', '<?php ', '{$', '"'])(
    'are told in linear time for many %j',
    (piece) => {
      const text = `<?php ${piece.repeat(200_000 / piece.length)}`;
      const start = cpuNow();
      expect(tokenizePhp(text).tokens.length).toBeGreaterThan(0);
      expect(cpuNow() - start).toBeLessThan(2000);
    },
  );
});
