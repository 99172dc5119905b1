import { expect, test } from '@jest/globals';
import { parsePhp } from '../../../../src/package/php/parse.ts';

test.each(['function a() {}', '/* never ends', "$a = 'never ends", '#!/usr/bin/php\n', '?>', ''])(
  'a file without a tag has no code, and prints all of it: %j',
  (text) => {
    const { starts, functions, remarks, units, fault } = parsePhp(text, false);
    expect({ functions, remarks, fault }).toEqual({ functions: [], remarks: [], fault: undefined });
    expect(starts).toMatchObject({ hasTag: false, start: text });
    expect(units.flatMap(({ uses, loads }) => [...uses, ...loads])).toEqual([]);
  },
);

test.each(['<? echo 1;', '<% echo 1 %>', '<script language="php">echo 1;</script>'])(
  'a file with a tag that only some PHP reads is not read: %s',
  (text) => {
    expect(parsePhp(text, false).fault?.what).toBe('short tags (`<?`)');
  },
);
