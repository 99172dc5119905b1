import { describe, expect, test } from '@jest/globals';

import type { Deployment } from '../../src/deploy.ts';
import { type ErrorCode, PublishError } from '../../src/errors.ts';
import { createSanitiser } from '../../src/log.ts';
import * as summary from '../../src/summary.ts';

const secret = 'sk_live|abc';
const sanitise = createSanitiser([secret]);
const renderSuccess = (deployment: Deployment) => summary.renderSuccess(deployment, sanitise);
const renderFailure = (errors: readonly PublishError[]) => summary.renderFailure(errors, undefined, sanitise);

const plain: Deployment = {
  status: 'published',
  pluginId: 'plugin_a1b2c3',
  slug: 'tidy',
  version: '1.4.2',
  zipUrl: 'https://downloads.example/tidy.zip',
  package: { name: 'tidy.zip', sizeBytes: 12_345 },
  isVerified: false,
  changelog: '',
};

const hostile: readonly (readonly [name: string, text: string])[] = [
  ['pipes', 'a | b || c'],
  ['backticks', '`a` ``b`` ```c'],
  ['line breaks', 'a\n\n### b\r\n| c |\n- d\u2028e'],
  ['HTML', '<img src=x onerror="alert(1)"> </code></table> <!-- \' &amp; &#124;'],
  ['a mention', '@octocat and @org/team'],
  ['references', '#1 org/repo#2'],
  ['links', '[a](https://evil.example) ![b](http://evil.example/i.png) www.evil.example a@evil.example'],
  ['emphasis and math', '**a** _b_ ~~c~~ $d$ \\e'],
  ['an emoji code', ':tada:'],
  ['workflow commands', '##[error]a ::add-mask::b'],
];

/** What GitHub turns into a link or a mention by itself. */
const LINK = /https?:|www\.|@/i;

/** The characters that make the structure of a page, without those of code spans. */
function readMarkup(markdown: string): string {
  return markdown.replace(/<\/?code>|&#\d+;|<!-- -->/g, '').replace(/[^|<>`*_~[\]#@$!\\:&"'\n\r]/g, '');
}

/** What a reader sees. */
function readText(markdown: string): string {
  return markdown
    .replace(/<\/?code>|<!-- -->/g, '')
    .replace(/&#(\d+);/g, (_entity, codePoint) => String.fromCodePoint(Number(codePoint)));
}

function explain(code: ErrorCode, message = 'Message.', title = 'Title', hint = 'Hint.'): PublishError {
  return new PublishError({ code, title, message, hint });
}

describe('the summary of a green run', () => {
  test('says what was published', () => {
    const markdown = renderSuccess(plain);
    const text = readText(markdown);
    expect(text).toMatch(/^### ✅ .*plugin_a1b2c3 1\.4\.2 is published\n/);
    expect(text).toContain('| tidy.zip, 12 kB |');
    expect(text).toContain('https://downloads.example/tidy.zip');
    expect(markdown).toMatch(/\n\| {2}\| {2}\|\n\|---\|---\|\n/);
  });

  test('of a dry run claims no release and no version', () => {
    const text = readText(renderSuccess({ ...plain, status: 'dry-run', version: '' }));
    expect(text).toMatch(/^### .*Dry run/);
    expect(text).not.toMatch(/is published$/m);
    expect(text).toMatch(/\| Version \| not known/);
  });

  test('says when a size is not known, and that a signed URL is secret', () => {
    const text = readText(renderSuccess({ ...plain, zipUrl: '', package: { name: 'a.zip' } }));
    expect(text).toContain('a.zip, size not known');
    expect(text).toMatch(/\| Served from \| .*secret/);
  });

  test.each(hostile)('stays what it is with %s', (_name, text) => {
    const markdown = renderSuccess({
      status: 'published',
      pluginId: text,
      slug: text,
      changelog: text,
      version: text,
      zipUrl: text,
      package: { name: text },
      isVerified: false,
    });
    expect(markdown).not.toMatch(LINK);
    expect(readMarkup(markdown)).toBe(readMarkup(renderSuccess(plain)));
    expect(readText(markdown)).toContain(`| Plugin | ${sanitise(text).replace(/\s+/g, ' ')} |`);
  });
});

describe('the summary of a red run', () => {
  test.each<[ErrorCode, RegExp]>([
    ['input', /❌.*not published/],
    ['package', /❌.*not published/],
    ['not-published', /❌.*not published/],
    ['unknown-outcome', /⚠️.*not known/],
    ['after-publish', /⚠️.*Published/],
  ])('has a headline that is true for %s', (code, headline) => {
    const [first] = renderFailure([explain(code)]).split('\n');
    expect(first).toMatch(/^### /);
    expect(first).toMatch(headline);
  });

  test('does not claim that nothing was published when the action itself failed, at whatever point', () => {
    expect(renderFailure([explain('internal')])).not.toMatch(/^### .*was not published/);
  });

  test.each<[ErrorCode[], RegExp]>([
    [['input', 'unknown-outcome'], /not known/],
    [['not-published', 'after-publish'], /Published/],
    [['unknown-outcome', 'after-publish'], /Published/],
  ])('has the headline of the gravest of %j', (codes, headline) => {
    expect(renderFailure(codes.map((code) => explain(code))).split('\n')[0]).toMatch(headline);
  });

  test('shows title, cause and fix of each error', () => {
    const text = readText(
      renderFailure([
        explain('input', 'Cause A.', 'A', 'Fix A.'),
        explain('input', 'Cause B.', 'B', 'Fix B.'),
      ]),
    );
    expect(text).toMatch(/\n\n\*\*A\*\*: Cause A\.\n\n.*Fix A\.\n\n\*\*B\*\*: Cause B\.\n\n.*Fix B\.\n$/);
  });

  test('shows what stands between backticks as code', () => {
    expect(renderFailure([explain('input', 'Input `plugin_id` is missing.')])).toMatch(
      /Input <code>plugin&#95;id<\/code> is missing\./,
    );
  });

  test.each(hostile)('stays what it is with %s', (_name, text) => {
    const markdown = renderFailure([explain('package', text, text, text)]);
    expect(markdown).not.toMatch(LINK);
    expect(readMarkup(markdown)).toBe(readMarkup(renderFailure([explain('package', 'a', 'a', 'a')])));
    const seen = sanitise(text).replaceAll('`', '').replace(/\s+/g, ' ');
    expect(readText(markdown).replaceAll('`', '')).toContain(`**: ${seen}\n`);
    expect(markdown.split('<code>')).toHaveLength(markdown.split('</code>').length);
  });
});

test('a secret is hidden, although escaping would change how it is written', () => {
  const failure = renderFailure([explain('internal', `a ${secret} b`, secret, `\`${secret}\``)]);
  expect(readText(failure)).not.toContain(secret);
  expect(readText(renderSuccess({ ...plain, zipUrl: `https://h.example/${secret}` }))).not.toContain(secret);
});
