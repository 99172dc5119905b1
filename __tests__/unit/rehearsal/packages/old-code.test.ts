import { expect, test } from '@jest/globals';
import type { RehearsedPackage } from '../../../../src/rehearsal/model/packages.ts';
import { findOldCode } from '../../../../src/rehearsal/packages/old-code.ts';

const pack = (texts: Readonly<Record<string, string>>) =>
  ({
    files: Object.entries(texts).map(([shown, text]) => ({
      shown,
      sizeBytes: text.length,
      crc32: text.length,
    })),
    readTexts: async (names: ReadonlySet<string>) =>
      Promise.resolve(new Map(Object.entries(texts).filter(([name]) => names.has(name)))),
  }) as unknown as RehearsedPackage;

test('a line has moved if it is the one that had the message, and not one that merely looks the same', async () => {
  const { wasThere } = await findOldCode(
    pack({ 'b.php': '<?php\nnewer( $post->title\n);\n' }),
    pack({ 'a.php': '<?php\n  newer( $post->title\n);\nolder(\n);\n' }),
  );
  const closing = { file: 'b.php', line: 3 };
  expect(wasThere({ file: 'b.php', line: 2 }, [{ file: 'a.php', line: 2 }])).toBe(true);
  expect(wasThere(closing, [{ file: 'a.php', line: 3 }])).toBe(true);
  expect(wasThere(closing, [{ file: 'a.php', line: 2 }])).toBe(false);
  expect(wasThere(closing, [])).toBe(false);
});
