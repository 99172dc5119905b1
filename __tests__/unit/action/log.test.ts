import { basename } from 'node:path';
import { describe, expect, jest, test } from '@jest/globals';

import {
  createGrowingSanitiser,
  createLogger,
  createQuote,
  createSanitiser,
} from '../../../src/action/log.ts';
import { createRunner } from '../../../src/action/runner.ts';
import { interpretOutput } from '../../../sandbox/runner/runner-log.ts';
import { showTarget, showTargetHost } from '../../../src/http/urls.ts';
import { ECHOES, ECHOING_ADDRESSES, KEY as ECHOED, listLeaks } from '../../fixtures/echoes.ts';

// Its base64 ends in `=` and has `+` and `/`.
const key = 'sk/live+"a_b\\c=??>~>~4';
const sanitise = createSanitiser([` ${key} `, key]);
const quote = createQuote(sanitise);
const { printer, mask } = createRunner({});

/** The runner or a terminal would obey these. */
const ACTIVE = /::|##\[|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

const hostile: readonly (readonly [name: string, text: string])[] = [
  ['a command', '::add-mask::1.2.3'],
  ['a command after blanks', '  ::stop-commands::x'],
  ['a command after a line feed', 'a\n::error::x'],
  ['a command after a carriage return', 'a\r::set-output name=version::9'],
  ['three and more colons', ':::::a'],
  ['an old command within a line', 'x ##[set-output name=version]9'],
  ['an old command after more hashes', '####[error]'],
  ['commands that are only there without what is invisible', '#\u200b#[error]:\u200b:error:\u00ad:'],
  ['ANSI colours', '\u001b[2K\u001b[31mred\u009b0m'],
  ['a bell, a backspace, a null and a delete', '\u0007\b\0\u007f'],
  ['bidi controls', 'a\u202egpj.\u2066exe\u2069\u200f'],
  ['line and paragraph separators', 'a\u2028::error::b\u2029c\u0085d'],
  ['invisible characters', 'a\u200bb\u2060c\ufeffd'],
  ['half a character', 'a\ud800b\udc00'],
];

describe('the sanitiser', () => {
  test.each(hostile)('makes inert: %s', (_name, text) => {
    const safe = sanitise(text);
    expect(safe).not.toMatch(ACTIVE);
    expect(safe.isWellFormed()).toBe(true);
    expect(sanitise(safe)).toBe(safe);
  });

  test('shows what was invisible, and keeps what was not', () => {
    expect(sanitise('a\u202eb\r\u001b[0m')).toBe('a\\u{202e}b\\u{d}\\u{1b}[0m');
    const harmless = 'Größe: 5 kB – “quoted” at https://a.example:80/b?c=#d 🎉 [x] ## y **z**';
    expect(sanitise(harmless)).toBe(harmless);
  });

  test.each([
    'Call to undefined method Acme\\Orders::stop()',
    '`parent::$count`, Acme::load() and $this->get()::of()',
    '$list[0]::class',
  ])('keeps `::` within code, which is no command behind other text: %s', (code) => {
    expect(sanitise(code)).toBe(code);
    // The runner reads a command only at the start of a line, behind blanks.
    expect(interpretOutput(`${sanitise(code)}\n${code}::error::x\n`).commands).toEqual([]);
  });

  test('leaves a log readable when the key is short: only longer spellings of it are looked for', () => {
    const harmless = 'You may publish Yoast 61 from YWE=';
    expect(createSanitiser(['a'])(harmless.replaceAll('a', '*'))).toBe(harmless.replaceAll('a', '*'));
    expect(createSanitiser(['q7'])('Package: cTcx 7137')).toBe('Package: cTcx 7137');
  });

  test.each([
    ['as it is', key],
    ['with its blanks', ` ${key} `],
    ['URL-encoded', encodeURIComponent(key)],
    ['URL-encoded in lower case', encodeURIComponent(key).replace(/%../g, (code) => code.toLowerCase())],
    ['as a JSON string', JSON.stringify(key)],
    ['as a JSON string of PHP, with escaped slashes', JSON.stringify(key).replaceAll('/', '\\/')],
    ['in base64', Buffer.from(key).toString('base64')],
    ['in base64url', Buffer.from(key).toString('base64url')],
    ['in base64 with its blanks', Buffer.from(` ${key} `).toString('base64')],
    ['in base64 behind its scheme', Buffer.from(`Bearer ${key}`).toString('base64')],
    ['in base64 inside another text', Buffer.from(`ab${key}cd`).toString('base64')],
    ['as HTML with decimal references', key.replace(/[^A-Za-z0-9_.-]/g, (c) => `&#${c.charCodeAt(0)};`)],
    [
      'as HTML with hexadecimal references',
      key.replace(/[^A-Za-z0-9_.-]/g, (c) => `&#x${c.charCodeAt(0).toString(16).toUpperCase()};`),
    ],
    ['in hex', Buffer.from(key).toString('hex')],
    ['as HTML', key.replaceAll('"', '&quot;').replaceAll('>', '&gt;')],
    [
      'as JSON that is safe in HTML',
      key.replace(/[">/+=\\]/g, (c) =>
        c === '\\' ? '\\\\' : c === '"' ? '\\"' : `\\u00${c.charCodeAt(0).toString(16)}`,
      ),
    ],
  ])('hides the key %s', (_name, form) => {
    const safe = sanitise(`before ${form} between ${form}${form} after`);
    expect(safe).not.toContain(form);
    expect(safe).not.toMatch(/live|bGl2Z/);
    expect(safe).toMatch(/^before.*\*\*\*.*between.*\*\*\*.*after$/);
    expect(sanitise(safe)).toBe(safe);
  });

  test.each(['a::b##[c]long', 'line\nbreak-and-more', 'bidi\u202ekey-and-more', 'half\ud800of-a-character'])(
    'hides a key that it would itself have changed: %j',
    (odd) => {
      expect(createSanitiser([odd])(`<${odd}>`)).toBe('<***>');
    },
  );

  test('hides the longer of two secrets that begin alike', () => {
    expect(createSanitiser(['secret', 'secret-and-more'])('secret-and-more, secret')).toBe('***, ***');
  });

  test.each([[[]], [['']], [['  ']]])('leaves the text alone without a secret: %j', (secrets) => {
    expect(createSanitiser(secrets)('a b')).toBe('a b');
  });
});

test('parts of a key are not looked for, so that no message is mangled by chance', () => {
  const text = 'It is live: Zq8rT4wX and dYn7BvP9mL2kXw4Tr8qZ_evil_ks are no keys.';
  const sanitiser = createSanitiser(['sk_live_Zq8rT4wXk2Lm9PvB7nYd']);
  expect(createQuote(sanitiser)(text)).toBe(text);
});

describe('a key that a server echoes is not shown', () => {
  const sanitiser = createSanitiser([ECHOED]);
  const quoteEcho = createQuote(sanitiser);

  test.each(ECHOES)('in a text, %s', (_name, form) => {
    const text = `The key ${form} is no key.`;
    for (const shown of [sanitiser(text), quoteEcho(text)]) {
      expect(shown).toContain('***');
      expect(listLeaks(shown, form)).toEqual([]);
    }
  });

  test.each(ECHOING_ADDRESSES)('in an address, %s', (_name, address, form) => {
    const text = address('https://moved.example');
    const target = new URL(text);
    for (const shown of [showTarget(target, quoteEcho), showTargetHost(target, quoteEcho), quoteEcho(text)])
      expect(listLeaks(shown, form)).toEqual([]);
    const name = basename(decodeURI(target.pathname));
    expect(listLeaks(quoteEcho(`${target.href} ${name}.zip`), form)).toEqual([]);
  });
});

describe('a quote', () => {
  test.each(hostile)('makes inert: %s', (_name, text) => {
    const safe = quote(text);
    expect(safe).not.toMatch(ACTIVE);
    expect(quote(safe)).toBe(safe);
  });

  test('is one line', () => {
    expect(quote('\r\n  <p>\n\t a\u2028\u00a0b </p>\n')).toBe('<p> a b </p>');
  });

  test.each([
    [500, false],
    [501, true],
    [1_000_000, true],
  ])('of %i characters is cut: %s', (length, isCut) => {
    const safe = quote('x'.repeat(length));
    expect(safe).toBe('x'.repeat(500) + (isCut ? '…' : ''));
  });

  test('is not cut through a character, and its cut is as good as the whole', () => {
    const safe = quote(`${'x'.repeat(499)}🎉${'x'.repeat(9)}`);
    expect(safe.isWellFormed()).toBe(true);
    expect(quote('\u0000'.repeat(1000)).length).toBeLessThanOrEqual(501);
  });

  test('does not show a part of a key at the cut', () => {
    for (let length = 480; length <= 500; length += 1) {
      const safe = quote(`${'x'.repeat(length)}${key} and more`);
      expect(safe).toMatch(/^x+\*{0,3}[ andmore]*…?$/);
    }
  });
});

describe('a secret that is learnt later', () => {
  const later = 'https://storage.example/a.zip?sig=a/b+c=&x="1"';

  test.each([
    ['as it is', later],
    ['URL-encoded', encodeURIComponent(later)],
    ['URL-encoded in lower case', encodeURIComponent(later).replace(/%../g, (code) => code.toLowerCase())],
    ['as a JSON string', JSON.stringify(later).slice(1, -1)],
    ['as a JSON string of PHP', JSON.stringify(later).slice(1, -1).replaceAll('/', '\\/')],
    ['in base64', Buffer.from(later).toString('base64')],
    ['in base64url', Buffer.from(later).toString('base64url')],
    ['in hex', Buffer.from(later).toString('hex')],
    ['as HTML', later.replaceAll('&', '&amp;').replaceAll('"', '&quot;')],
  ])('is shown before, and hidden from then on: %s', (_name, form) => {
    const growing = createGrowingSanitiser([key]);
    expect(growing.sanitise(`<${form}>`)).toBe(`<${form}>`);
    growing.addSecret(later);
    const safe = growing.sanitise(`<${form}>`);
    expect(safe).not.toContain(form);
    expect(safe).toContain('***');
  });

  test('does not make the others known again', () => {
    const { sanitise: hide, addSecret } = createGrowingSanitiser([key]);
    for (const secret of ['second-secret', 'third-secret', 'third-secret', key]) addSecret(secret);
    expect(hide(`${key}, second-secret, third-secret`)).toBe('***, ***, ***');
  });

  test('is hidden as a whole when it contains another one, whichever was learnt first', () => {
    for (const secrets of [
      ['sig=abcdef', 'abcdef'],
      ['abcdef', 'sig=abcdef'],
    ]) {
      const growing = createGrowingSanitiser([]);
      for (const secret of secrets) growing.addSecret(secret);
      expect(growing.sanitise('?sig=abcdef, abcdef')).toBe('?***, ***');
    }
  });

  test('is hidden by a log and by a quote that were made before', () => {
    const growing = createGrowingSanitiser([]);
    const [log, say] = [createLogger(growing.sanitise, printer), createQuote(growing.sanitise)];
    growing.addSecret('late-secret');
    expect(capture(() => log.info('a late-secret'))).toBe('a ***\n');
    expect(capture(() => log.warning('late-secret', 'late-secret', { file: 'late-secret' }))).toBe(
      '::warning title=***,file=***::***\n',
    );
    expect(say('x late-secret')).toBe('x ***');
  });

  describe('that only looks like one', () => {
    const url = 'https://a.example/b?hash=tidy-footer&key=plugin_abc123&token=5ecre7-token';

    test('is shown once anyone may know it; the others stay hidden', () => {
      const { sanitise: hide, addUrl, addPublic, listUrlSecrets } = createGrowingSanitiser([]);
      addUrl(url);
      const text = 'tidy-footer of plugin_abc123, 5ecre7-token';
      expect(hide(text)).toBe('*** of ***, ***');
      addPublic(['tidy-footer', 'plugin_abc123.zip']);
      expect(hide(text)).toBe('tidy-footer of plugin_abc123, ***');
      expect(listUrlSecrets()).toEqual([url.slice(url.indexOf('?') + 1), '5ecre7-token']);
    });

    test('is shown where the workflow says it openly, in a URL that is learnt later, too', () => {
      const { sanitise: hide, addUrl } = createGrowingSanitiser([], ['tidy-footer']);
      addUrl('https://a.example/b?hash=tidy-footer');
      expect(hide('tidy-footer')).toBe('tidy-footer');
    });

    test('stays hidden when it is the key', () => {
      const { sanitise: hide, addUrl, addPublic } = createGrowingSanitiser(['5ecre7-token']);
      addUrl(url);
      addPublic(['5ecre7-token']);
      expect(hide('5ecre7-token')).toBe('***');
    });
  });

  test('is hidden by its own growing only', () => {
    const [one, other] = [createGrowingSanitiser([]), createGrowingSanitiser([])];
    one.addSecret('one-secret');
    expect([one.sanitise('one-secret'), other.sanitise('one-secret')]).toEqual(['***', 'one-secret']);
  });

  test('is none when it is blank, and the list that was given is left alone', () => {
    const initial = Object.freeze([key]);
    const { sanitise: hide, addSecret } = createGrowingSanitiser(initial);
    for (const blank of ['', ' ', '\n']) addSecret(blank);
    addSecret('late-secret');
    expect(initial).toEqual([key]);
    expect(hide('a b\u202e')).toBe('a b\\u{202e}');
  });
});

/** Captures standard output while `print` runs. */
function capture(print: () => void): string {
  const chunks: string[] = [];
  const write = jest.spyOn(process.stdout, 'write');
  write.mockImplementation((chunk) => chunks.push(String(chunk)) > 0);
  try {
    print();
  } finally {
    write.mockRestore();
  }
  return chunks.join('');
}

describe('on its way to the runner', () => {
  test.each(hostile)('a text is one line of the log or one annotation: %s', (_name, text) => {
    const log = createLogger(sanitise, printer);
    expect(capture(() => log.info(text)).slice(0, -1)).not.toMatch(ACTIVE);
    for (const name of ['error', 'warning', 'notice'] as const) {
      const line = capture(() => log[name](text, text));
      expect(line).toMatch(new RegExp(`^::${name} title=[^:\\n]+::[^\\n]+\\n$`));
      expect(line.slice(2, -1).replace('::', '')).not.toMatch(ACTIVE);
    }
  });

  test('an annotation can point at a line of a file, whatever the name of the file', () => {
    const log = createLogger(sanitise, printer);
    const place = { file: 'src/a,b::error::\n.php', line: 4 };
    const line = capture(() => log.error('Title', 'Text.', place));
    expect(line).toBe('::error title=Title,file=src/a%2Cb%3A %3Aerror%3A %3A\\u{a}.php,line=4::Text.\n');
    expect(capture(() => log.notice('Title', 'Text.', { file: 'a.php' }))).toBe(
      '::notice title=Title,file=a.php::Text.\n',
    );
  });

  test('lines are folded away under a title, and a line and the annotations follow', () => {
    const log = createLogger(sanitise, printer);
    const lines = capture(() => {
      log.startGroup('A\n::error::');
      log.info('b');
      log.warning('Title', 'c');
      log.repeat('d');
      log.endGroup('e');
      log.notice('Title', 'f');
    });
    expect(lines).toBe(
      '::group::A\\u{a}: :error: :\nb\nd\n::endgroup::\ne\n::warning title=Title::c\n::notice title=Title::f\n',
    );
  });

  test('details for debugging are only there when they are asked for', () => {
    const log = createLogger(sanitise, printer);
    const before = process.env['RUNNER_DEBUG'];
    try {
      delete process.env['RUNNER_DEBUG'];
      expect(capture(() => log.debug('a'))).toBe('');
      process.env['RUNNER_DEBUG'] = '1';
      expect(capture(() => log.debug(`a\n${key}`))).toBe('::debug::a\\u{a}***\n');
    } finally {
      if (before === undefined) delete process.env['RUNNER_DEBUG'];
      else process.env['RUNNER_DEBUG'] = before;
    }
  });

  test('a secret is masked in one command, whatever is in it', () => {
    expect(capture(() => ['a\n::error::b', 'c'].forEach(mask))).toBe(
      '::add-mask::a%0A::error::b\n::add-mask::c\n',
    );
  });
});
