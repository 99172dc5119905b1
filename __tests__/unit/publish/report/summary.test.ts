import { describe, expect, test } from '@jest/globals';
import type { RunSummary } from '../../../../src/publish/report/outcome.ts';
import { renderSummary } from '../../../../src/publish/report/summary.ts';
import type { DryRunReport, DryRunResult, LiveResult, RunResult } from '../../../../src/publish/types.ts';

import { PublishError } from '../../../../src/shared/publish-error.ts';
import { createSanitiser } from '../../../../src/action/log.ts';
import type { PackageReport } from '../../../../src/publish/report/package-report.ts';
import type { LoggedStep } from '../../../../src/action/steps.ts';
import { createPlugin, TIDY_FILE, TIDY_PUBLISHED } from '../in-memory.ts';

const secret = 'sk_live|abc';
const sanitise = createSanitiser([secret]);

const plain = TIDY_PUBLISHED;
const { plugin } = plain;

function toDryRun(changes: Partial<DryRunReport>, result: Partial<DryRunResult> = {}): DryRunResult {
  const report = { isUpToDate: false, outlook: 'could be published', remarks: [], onHost: [], request: [] };
  const dryRun = { ...report, ...changes };
  return { ...plain, isVerified: false, onHost: undefined, status: 'dry-run', dryRun, ...result };
}

function render(result: RunResult, summary: Partial<RunSummary> = {}): string {
  const { pluginId } = plugin;
  return renderSummary({ pluginId, result, report: undefined, errors: [], steps: [], ...summary }, sanitise);
}

function renderGreen(result: Partial<LiveResult> = {}, summary: Partial<RunSummary> = {}): string {
  return render({ ...plain, ...result }, summary);
}

function renderRed(errors: readonly PublishError[], summary: Partial<RunSummary> = {}): string {
  const { pluginId } = plugin;
  return renderSummary(
    { pluginId, result: undefined, report: undefined, steps: [], ...summary, errors },
    sanitise,
  );
}

/** A report with one finding, whose every text is this. */
function report(text: string): PackageReport {
  const finding = { id: 'dev-files', severity: 'warning', message: text, effect: text, fix: text } as const;
  return {
    plugin: { name: text, version: text },
    facts: [['Plugin', text]],
    findings: [{ ...finding, file: text, line: 3, accepted: false }],
  };
}

function step(part: Partial<LoggedStep>): LoggedStep {
  return {
    title: 'Publish',
    startMs: 0,
    durationMs: 100,
    repeats: 0,
    outcome: 'done',
    result: 'done',
    ...part,
  };
}

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

/** GitHub turns these into links or mentions by itself. */
const LINK = /https?:|www\.|@/i;

/** Links of findings to the page that explains them. */
const OWN_LINK =
  /<a href="https:\/\/github\.com\/[\w-]+\/publish-wordpress-plugin\/blob\/v1\/docs\/checks\.md#([a-z-]+)">\1<\/a>/g;

/** The characters that make the structure of a page, without those of code. */
function readMarkup(markdown: string): string {
  return markdown.replace(/<\/?code>|&#\d+;|<!-- -->|[░█]/g, '').replace(/[^|<>`*_~[\]#@$!\\:&"'\n\r]/g, '');
}

/** Reads the text as a reader sees it. */
function readText(markdown: string): string {
  return markdown
    .replace(OWN_LINK, '$1')
    .replace(/<\/?(code|strong)>|<!-- -->/g, '')
    .replace(/&#(\d+);/g, (_entity, codePoint) => String.fromCodePoint(Number(codePoint)));
}

function explain(
  code: PublishError['code'],
  message = 'Message.',
  title = 'Title',
  hint = 'Hint.',
): PublishError {
  return new PublishError({ code, title, message, hint });
}

/** The rows of a table of names and values. */
function readFacts(markdown: string): Readonly<Record<string, string>> {
  const rows = [...markdown.matchAll(/<tr><th align="left">(.*?)<\/th><td>(.*?)<\/td><\/tr>/g)];
  return Object.fromEntries(rows.map(([, name = '', html = '']) => [name, readText(html)]));
}

describe('the receipt of a green run', () => {
  test('says what was published, from which version to which, by whom and from where', () => {
    const markdown = renderGreen({
      previousVersion: '1.4.1',
      plugin: { ...plugin, package: { ...TIDY_FILE, sha256: 'ab12' } },
    });
    expect(readText(markdown)).toMatch(/^### ✅ plugin_a1b2c3 1\.4\.2 is published\n/);
    expect(readFacts(markdown)).toEqual({
      Version: '1.4.1 → 1.4.2',
      Plugin: 'plugin_a1b2c3, folder tidy',
      Service: 'service.example/prefix',
      Package: 'tidy.zip, 12 kB',
      'SHA-256': 'ab12',
      'Fetched from': 'https://downloads.example/tidy.zip',
    });
  });

  test('names the plugin as people call it', () => {
    const named = { name: 'Tidy (Pro) & Co.', version: '1.4.2' };
    const markdown = renderGreen({}, { report: { plugin: named, facts: [], findings: [] } });
    expect(readText(markdown)).toMatch(/^### ✅ Tidy \(Pro\) & Co\. 1\.4\.2 is published\n/);
  });

  test('cuts a name and a version where only hostile ones go on', () => {
    const named = { name: 'n'.repeat(7_000), version: '' };
    const report = { plugin: named, facts: [], findings: [] };
    const markdown = renderGreen({ version: '1'.repeat(7_000) }, { report });
    expect(readText(markdown)).toMatch(/^### ✅ n{200}… 1{200}… is published\n/);
  });

  test.each(['GH-3', 'gh-12 tools', '0a1b2c3d'])('shows as code what GitHub could link: %s', (name) => {
    const markdown = renderGreen({}, { report: { plugin: { name, version: '' }, facts: [], findings: [] } });
    expect(markdown).toContain(`### ✅ <code>${name}</code> 1.4.2 is published\n`);
  });

  test('says that it was seen live, and that it was so before', () => {
    expect(readFacts(renderGreen({ isVerified: true }))['Version']).toBe('not known → 1.4.2, seen live');
    const skipped = renderGreen({ status: 'already-published', previousVersion: '1.4.2', zipUrl: '' });
    expect(readText(skipped)).toMatch(/^### ✅ plugin_a1b2c3 1\.4\.2 was published already\n/);
    expect(readFacts(skipped)['Version']).toBe(
      '1.4.2, live already: to publish something new, raise the version',
    );
    expect(readFacts(skipped)).not.toHaveProperty('Fetched from');
  });

  test.each([
    ['already-published', { ...plain, status: 'already-published' }],
    ['dry-run', toDryRun({})],
  ] as const)('does not claim that the service fetched anything when it is %s', (_status, result) => {
    const facts = readFacts(render(result));
    expect(facts).not.toHaveProperty('Fetched from');
    expect(facts).toMatchObject({ 'Found at': 'https://downloads.example/tidy.zip' });
    expect(readFacts(render({ ...result, zipUrl: '' }))).not.toHaveProperty('Found at');
  });

  test('links the release and its asset, also while it is a draft', () => {
    const url = 'https://github.com/acme/tidy/releases/tag/untagged-1a2b';
    const markdown = renderGreen({
      onHost: { release: { id: 1, tag: 'v1.4.2', url }, asset: { id: 2, name: 'a+b.zip' } },
    });
    expect(markdown).toContain(`<a href="${url}"><code>v1.4.2</code></a>`);
    expect(markdown).toContain(
      '<a href="https://github.com/acme/tidy/releases/download/untagged-1a2b/a%2Bb.zip"><code>a+b.zip</code></a>',
    );
  });

  test('links nothing that is no plain address', () => {
    for (const url of ['javascript:alert(1)', 'https://a.example/"onclick="', 'https://a.example/?b']) {
      const onHost = { release: { id: 1, tag: 'v1', url }, asset: undefined };
      expect(renderGreen({ onHost })).not.toContain('<a ');
    }
  });

  test('of a dry run claims no release and no version, and shows what would be done', () => {
    const report = {
      remarks: ['The `key` was accepted.'],
      onHost: ['`v1` would be made.'],
      request: ['POST https://a', '', '{}'],
    };
    const markdown = render(toDryRun(report, { version: '', zipUrl: '' }));
    expect(readText(markdown)).toMatch(/^### 🧪 Dry run: plugin_a1b2c3 could be published\n/);
    expect(readFacts(markdown)['Version']).toBe('not known → not known');
    expect(readText(markdown)).toContain('#### The service\n\n- The key was accepted.\n');
    expect(readText(markdown)).toContain('\n- v1 would be made.\n');
    expect(readText(markdown)).toContain('<pre>POST https://a\n \n{}</pre>');
  });

  test('of a dry run says when a run would do nothing', () => {
    const markdown = render(toDryRun({ isUpToDate: true, outlook: 'is live already' }));
    expect(readText(markdown)).toMatch(/^### 🧪 Dry run: plugin_a1b2c3 1\.4\.2 is live already\n/);
    expect(markdown).not.toContain('<pre>');
  });

  test('is written whatever GitHub calls the asset', () => {
    const release = { id: 1, tag: 'v1', url: 'https://github.com/acme/tidy/releases/tag/v1' };
    const markdown = renderGreen({ onHost: { release, asset: { id: 2, name: 'a\ud800' } } });
    expect(readText(markdown)).toContain('a\\u{d800}');
  });

  test('says that a signed URL is secret', () => {
    const facts = readFacts(
      renderGreen({
        zipUrl: '',
        plugin: { ...plugin, package: { ...TIDY_FILE, name: 'a.zip' } },
      }),
    );
    expect(facts).toMatchObject({
      Package: 'a.zip, 12 kB',
      'Fetched from': 'a signed URL, which is secret',
    });
  });

  test('lists the steps with their time, and repeats only where there were some', () => {
    const steps = [
      step({ title: 'Find', durationMs: 1_000 }),
      step({ startMs: 1_000, durationMs: 3_000, repeats: 2, result: '`1.4.2` is live' }),
    ];
    const markdown = renderGreen({}, { steps });
    expect(markdown).toContain('<details><summary>Steps: 4 s</summary>\n\n');
    expect(readText(markdown)).toContain('| Step | Result | Time |');
    expect(readText(markdown)).toContain('| ✔ Find | done | 1&nbsp;s |');
    expect(readText(markdown)).toContain('| ✔ Publish | 1.4.2 is live | 3&nbsp;s<br>2&nbsp;repeats |');
    expect(renderGreen({}, { steps: [step({})] })).not.toContain('repeat');
  });

  test('says that a release is the first, as far as that is known', () => {
    const failure = { kind: 'missing', why: 'w', isLasting: false } as const;
    const first = { plugin: { ...plugin, live: { failure } } };
    expect(readFacts(renderGreen(first))['Version']).toBe('1.4.2, the first release');
    expect(readFacts(render(toDryRun({}, first)))['Version']).toBe(
      '1.4.2, the first release if the service knows the plugin',
    );
  });

  test('says why any version would do for a tag', () => {
    const why = 'any, because the tag `release-9.9.9` is not a version';
    const named = { plugin: undefined, facts: [], findings: [], expectedVersion: why };
    const facts = readFacts(renderGreen({ plugin: { ...plugin, report: named } }));
    expect(facts['Expected version']).toBe(why.replaceAll('`', ''));
  });

  test('does not show what was just built as what is live', () => {
    const local = createPlugin({ changelog: '' });
    const built = readFacts(renderGreen({ status: 'already-published', plugin: local, zipUrl: '' }));
    expect(built).toMatchObject({
      'Package, built now': expect.stringContaining('a.zip'),
      'SHA-256, built now': expect.any(String),
    });
    expect(readFacts(renderGreen({ plugin: local }))).toHaveProperty('SHA-256');
  });

  test('marks what is not known and what failed among the steps', () => {
    const steps = [
      step({ title: 'Compare', outcome: 'inconclusive', result: 'not compared' }),
      step({ outcome: 'failed', result: undefined }),
    ];
    expect(readText(renderGreen({}, { steps }))).toMatch(
      /\| – Compare \| not compared \| .*\n\| ✘ Publish \| failed \| /,
    );
  });

  test('folds the changelog away, with its own Markdown', () => {
    const markdown = renderGreen({
      plugin: { ...plugin, changelog: `* **New:** a\n* ${secret}` },
    });
    expect(markdown).toContain(
      '<details><summary>Changelog of <code>1.4.2</code></summary>\n\n* **New:** a\n* ***\n\n</details>\n',
    );
  });

  test('shows a changelog with its tabs and joined characters', () => {
    const changelog = '* a\n\t* 👩\u200d💻 b\n*\tc\u202e';
    expect(renderGreen({ plugin: { ...plugin, changelog } })).toContain(
      '\n\n* a\n\t* 👩\u200d💻 b\n*\tc\\u{202e}\n\n',
    );
  });

  test.each(hostile)('stays what it is with %s', (_name, text) => {
    const renderWith = (part: string) => {
      const live: LiveResult = {
        ...plain,
        plugin: { ...plugin, pluginId: part, slug: part, package: { ...TIDY_FILE, name: part } },
        version: part,
        previousVersion: part,
        zipUrl: part,
        onHost: { release: { id: 1, tag: part, url: part }, asset: { id: 1, name: part } },
      };
      const { previousVersion, zipUrl, version } = live;
      const remarks = { outlook: 'could be', remarks: [part], onHost: [part], request: [part] };
      const summary = { report: report(part), steps: [step({ result: part })] };
      const planned = toDryRun(remarks, { plugin: live.plugin, previousVersion, zipUrl, version });
      return render(live, summary) + render(planned, summary);
    };
    const markdown = renderWith(text);
    expect(markdown.replace(OWN_LINK, '$1')).not.toMatch(LINK);
    expect(readMarkup(markdown)).toBe(readMarkup(renderWith('a')));
    expect(readText(markdown)).toContain(`<td>${sanitise(text).replace(/\s+/g, ' ')}, folder `);
  });
});

describe('the receipt of a red run', () => {
  test.each<[PublishError['code'], RegExp]>([
    ['input', /❌ plugin_a1b2c3 was not published/],
    ['package', /❌ plugin_a1b2c3 was not published/],
    ['already-published', /⚠️ plugin_a1b2c3 is live, but this run did not publish it/],
    ['not-published', /❌ plugin_a1b2c3 was not published/],
    ['unknown-outcome', /⚠️ It is not known whether plugin_a1b2c3 was published/],
    ['after-publish', /⚠️ plugin_a1b2c3 is published, but the step failed afterwards/],
  ])('has a headline that is true for %s', (code, headline) => {
    const [first] = readText(renderRed([explain(code)])).split('\n');
    expect(first).toMatch(/^### /);
    expect(first).toMatch(headline);
  });

  test('does not claim that nothing was published when the action itself failed, at whatever point', () => {
    expect(renderRed([explain('internal')])).not.toMatch(/^### .*was not published/);
  });

  test('has no name for a plugin that no input names', () => {
    expect(renderRed([explain('input')], { pluginId: undefined })).toMatch(
      /^### ❌ The plugin was not published by this run\n/,
    );
  });

  test.each<[PublishError['code'][], RegExp]>([
    [['input', 'unknown-outcome'], /not known/],
    [['not-published', 'after-publish'], /is published, but/],
    [['unknown-outcome', 'after-publish'], /is published, but/],
  ])('has the headline of the gravest of %j', (codes, headline) => {
    expect(renderRed(codes.map((code) => explain(code))).split('\n')[0]).toMatch(headline);
  });

  test('shows title, cause and fix of each error first, then what is known', () => {
    const errors = [
      explain('input', 'Cause A.', 'A', 'Fix A.'),
      explain('after-publish', 'Cause B.', 'B', 'Fix B.'),
    ];
    const markdown = renderRed(errors, { result: plain });
    expect(readText(markdown)).toMatch(
      /\n\n1\. \*\*A\*\*: Cause A\.<br>.*Fix A\.\n1\. \*\*B\*\*: Cause B\.<br>.*Fix B\.\n\n<table>\n/,
    );
    expect(readFacts(markdown)).toMatchObject({ Version: 'not known → 1.4.2' });
  });

  test('says once what the findings say', () => {
    const { title, message, hint } = explain('package', 'Cause.', 'Package: dev-files', 'Fix.');
    const error = new PublishError({ code: 'package', title, message, hint, isReported: true });
    const markdown = renderRed([error], { report: report('a') });
    expect([...markdown.matchAll(OWN_LINK)].map(([, id]) => id)).toEqual(['dev-files']);
    const text = readText(markdown);
    expect(text).not.toContain('Cause.');
    expect(text).toContain('<details><summary>Package checks: 1 warning</summary>');
    expect(text).toContain('- ⚠️ **dev-files** in a:3<br>a a<br>**Fix:** a');
  });

  test('tells findings of one check together, and what was accepted without a fix', () => {
    const [finding] = report('a').findings;
    if (finding === undefined) throw new Error('There is no finding.');
    const findings = [
      { ...finding, file: 'b', message: 'B.' },
      { ...finding, file: 'a', message: 'A.' },
      { ...finding, id: 'macosx', accepted: true } as const,
    ];
    const text = readText(renderRed([], { report: { ...report('a'), findings } }));
    expect(text).toContain('<summary>Package checks: 1 warning, 1 accepted</summary>');
    expect(text).toContain('- ⚠️ **dev-files** in 2 files<br>A.<br>B.<br>a<br>**Fix:** a\n');
    expect(text).toContain('- ☑️ **macosx** in a:3, accepted<br>a a\n');
  });

  test('folds all findings but errors', () => {
    const [finding] = report('a').findings;
    if (finding === undefined) throw new Error('There is no finding.');
    const error = { ...finding, id: 'php-syntax', severity: 'error' } as const;
    const allowed = { ...error, accepted: true };
    const text = readText(renderRed([], { report: { ...report('a'), findings: [finding, error, allowed] } }));
    const [open = '', folded = ''] = text.split('<details><summary>1 warning, 1 accepted</summary>');
    expect(open).toMatch(/#### Package checks: 1 error, 1 warning, 1 accepted\n\n- ❌ \*\*php-syntax/);
    expect(open).not.toMatch(/⚠️|☑️/);
    expect(folded).toMatch(/⚠️[^]*☑️/);
  });

  test('names plugin and service, below the findings that stopped it', () => {
    const error = new PublishError({
      code: 'package',
      title: 't',
      message: 'm',
      hint: 'h',
      isReported: true,
    });
    const [finding] = report('a').findings;
    if (finding === undefined) throw new Error('There is no finding.');
    const findings = [{ ...finding, severity: 'error' } as const];
    const found = { ...report('a'), plugin: { name: 'Tidy', version: '1.4.2' }, facts: [], findings };
    const markdown = renderRed([error], { report: found, serviceUrl: plugin.serviceUrl });
    expect(readFacts(markdown)).toMatchObject({
      Version: '1.4.2',
      Plugin: 'plugin_a1b2c3',
      Service: 'service.example/prefix',
    });
    expect(markdown.indexOf('Package checks: 1 error')).toBeLessThan(markdown.indexOf('<table>'));
  });

  test('links the release that stays on GitHub', () => {
    const url = 'https://github.com/acme/tidy/releases/tag/v1.4.2';
    const left = { release: { id: 1, tag: 'v1.4.2', url }, asset: undefined };
    const markdown = renderRed([explain('not-published')], { left, serviceUrl: plugin.serviceUrl });
    expect(markdown).toContain(`<a href="${url}"><code>v1.4.2</code></a>, which stays as it is`);
    expect(renderRed([explain('not-published')], { serviceUrl: plugin.serviceUrl })).not.toContain('stays');
  });

  test('shows the step that failed', () => {
    const markdown = renderRed([explain('not-published')], {
      steps: [step({ outcome: 'failed', result: undefined })],
    });
    expect(readText(markdown)).toMatch(/\| ✘ Publish \| failed \|/);
  });

  test('shows what stands between backticks as code', () => {
    expect(renderRed([explain('input', 'Input `plugin_id` is missing.')])).toMatch(
      /Input <code>plugin&#95;id<\/code> is missing\./,
    );
  });

  test.each(hostile)('stays what it is with %s', (_name, text) => {
    const markdown = renderRed([explain('package', text, text, text)], { report: report(text) });
    expect(markdown.replace(OWN_LINK, '$1')).not.toMatch(LINK);
    expect(readMarkup(markdown)).toBe(
      readMarkup(renderRed([explain('package', 'a', 'a', 'a')], { report: report('a') })),
    );
    const seen = sanitise(text).replaceAll('`', '').replace(/\s+/g, ' ');
    expect(readText(markdown).replaceAll('`', '')).toContain(`**: ${seen}\n`);
    expect(markdown.split('<code>')).toHaveLength(markdown.split('</code>').length);
  });
});

test('a secret is hidden, although escaping would change how it is written', () => {
  const failure = renderRed([explain('internal', `a ${secret} b`, secret, `\`${secret}\``)]);
  expect(readText(failure)).not.toContain(secret);
  expect(readText(renderGreen({ zipUrl: `https://h.example/${secret}` }))).not.toContain(secret);
});
