import { expect, test } from '@jest/globals';
import { isCredential } from '../../../src/http/message.ts';

test.each(['a', 'ghs_0123456789abcdef', 'key-0123456789/+=', '!~', '${{x}}'])(
  '%j can be a key or a token',
  (text) => {
    expect(isCredential(text)).toBe(true);
  },
);

test.each(['', ' ', 'a b', 'a\n', 'a\r\nHost: b', '\ta', 'ä', 'a\u007f', 'a\u0000', '“a”'])(
  '%j cannot',
  (text) => {
    expect(isCredential(text)).toBe(false);
  },
);
