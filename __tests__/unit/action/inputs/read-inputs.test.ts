import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, describe, expect, test } from '@jest/globals';

import { type PublishError, toPublishErrors } from '../../../../src/shared/publish-error.ts';
import { NO_LIMITS, type RunLimits } from '../../../../src/action/inputs/event.ts';
import { readInputs } from '../../../../src/action/inputs/read-inputs.ts';
import { collectUrlSecrets } from '../../../../src/http/urls.ts';
import { collectOpenTexts, collectSecrets, collectUrls } from '../../../../src/action/inputs/table.ts';
import { buildReleaseRequest } from '../../../../src/service/api.ts';

const key = 'key-0123456789/+=';

/** The environment of a step with these inputs; by default with all that it needs. */
function toEnv(inputs: Readonly<Record<string, string | undefined>> = {}) {
  const all = {
    plugin_id: 'plugin_a1b2c3',
    'api-key': key,
    'base-url': 'https://service.example',
    zip_url: 'https://downloads.example/tidy.zip',
    ...inputs,
  };
  return Object.fromEntries(
    Object.entries(all).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]),
  );
}

function findMistakes(
  env: Readonly<Record<string, string | undefined>>,
  limits?: RunLimits,
): readonly PublishError[] {
  try {
    readInputs(env, limits);
  } catch (error) {
    return toPublishErrors(error);
  }
  return [];
}

const showAll = (mistakes: readonly PublishError[]) =>
  mistakes.map(({ title, message, hint }) => `${title} ${message} ${hint}`).join('\n');

describe('good inputs', () => {
  test('are read, with the defaults', () => {
    const inputs = readInputs(toEnv());
    expect(inputs).toEqual({
      pluginId: 'plugin_a1b2c3',
      apiKey: key,
      baseUrl: new URL('https://service.example'),
      source: {
        kind: 'url',
        url: new URL('https://downloads.example/tidy.zip'),
        text: 'https://downloads.example/tidy.zip',
        isSecret: false,
      },
      slug: undefined,
      expectedVersion: undefined,
      isAnyVersion: false,
      packageChecks: 'error',
      acceptedFindings: [],
      timeoutMs: 180_000,
      isDryRun: false,
      retries: 3,
      compare: true,
      ifPublished: 'skip',
      verify: false,
      release: {
        tag: undefined,
        notes: undefined,
        prerelease: 'auto',
        assetName: undefined,
        uploadTo: 'release',
        assetUrl: 'auto',
        overwrite: false,
      },
      token: '',
      repository: undefined,
      caller: { workflow: undefined, isBuild: false },
    });
    expect(Object.isFrozen(inputs)).toBe(true);
  });

  test('are read without the blanks around them', () => {
    const env = toEnv({
      plugin_id: ' plugin_a\n',
      'api-key': `\t${key}\r\n`,
      'base-url': ' https://service.example ',
      zip_url: '\nhttps://downloads.example/tidy.zip\n',
      timeout: ' 5 ',
      'dry-run': ' True ',
    });
    expect(readInputs(env)).toMatchObject({
      pluginId: 'plugin_a',
      apiKey: key,
      source: { text: 'https://downloads.example/tidy.zip' },
      timeoutMs: 5000,
      isDryRun: true,
    });
  });

  test.each(['plugin_1', 'plugin_ä', 'plugin_🎉', 'plugin_../x?y', 'plugin_<b>|`@'])(
    'plugin_id can be %s',
    (pluginId) => {
      expect(readInputs(toEnv({ plugin_id: pluginId })).pluginId).toBe(pluginId);
    },
  );

  test.each([
    ['0.5', 500],
    ['1', 1000],
    ['3600', 3_600_000],
  ])('timeout can be %s seconds', (timeout, timeoutMs) => {
    expect(readInputs(toEnv({ timeout })).timeoutMs).toBe(timeoutMs);
  });

  test.each([
    ['true', true],
    ['TRUE', true],
    ['false', false],
    ['False', false],
  ])('dry-run can be %s', (text, isDryRun) => {
    expect(readInputs(toEnv({ 'dry-run': text })).isDryRun).toBe(isDryRun);
  });

  test.each([
    ['refs of a tag, as a version', 'tag', 'v1.2.3', '1.2.3'],
    ['refs of a tag without a v', 'tag', '1.2.3-beta2', '1.2.3-beta2'],
    ['a tag of another kind', 'tag', 'my-plugin-1.2.3', undefined],
    ['a branch that looks like a version', 'branch', '1.2.3', undefined],
    ['no ref', '', '', undefined],
  ])('expect, by themselves, the version that the tag names: %s', (_name, type, name, version) => {
    const env = { ...toEnv(), GITHUB_REF_TYPE: type, GITHUB_REF_NAME: name };
    expect(readInputs(env).expectedVersion?.version).toBe(version);
    expect(readInputs({ ...env, 'INPUT_EXPECTED-VERSION': 'any' }).expectedVersion).toBeUndefined();
    expect(readInputs({ ...env, 'INPUT_EXPECTED-VERSION': '2.0' }).expectedVersion).toEqual({
      version: '2.0',
      origin: 'the input `expected-version`',
    });
  });

  test.each(['my-plugin', 'My Plugin', 'größe', 'a.b_c'])('name the folder of the plugin: %s', (slug) => {
    expect(readInputs(toEnv({ slug: ` ${slug}\n` })).slug).toBe(slug);
  });

  test('need no key in a dry run, but a key that is given must be one', () => {
    const isDry = { 'dry-run': 'true', 'api-key': '' };
    expect(readInputs(toEnv(isDry)).apiKey).toBe('');
    expect(findMistakes(toEnv({ ...isDry, 'api-key': 'a b' }))).toHaveLength(1);
  });

  test.each([
    ['https://downloads.example/a.zip?version=1', false],
    ['https://downloads.example/@scope/a.zip', false],
    ['https://downloads.example/a.zip?sv=1&sig=abcdef', true],
  ])('zip_url %s is kept as it is written; secret: %s', (text, isSecret) => {
    expect(readInputs(toEnv({ zip_url: text })).source).toMatchObject({ text, isSecret });
  });
});

describe('the address of the service', () => {
  test.each([
    ['https://service.example', 'https://service.example/api/v1/plugin/update'],
    ['https://service.example/', 'https://service.example/api/v1/plugin/update'],
    ['https://service.example//', 'https://service.example/api/v1/plugin/update'],
    ['https://service.example/api/v1', 'https://service.example/api/v1/plugin/update'],
    ['https://service.example/api/v1/', 'https://service.example/api/v1/plugin/update'],
    ['https://service.example:8443', 'https://service.example:8443/api/v1/plugin/update'],
    ['https://service.example/prefix', 'https://service.example/prefix/api/v1/plugin/update'],
    ['https://service.example/prefix//', 'https://service.example/prefix/api/v1/plugin/update'],
    ['https://service.example/a/b/', 'https://service.example/a/b/api/v1/plugin/update'],
    ['https://service.example/a/api/v1/', 'https://service.example/a/api/v1/plugin/update'],
    ['https://service.example/api/v10', 'https://service.example/api/v10/api/v1/plugin/update'],
    ['HTTPS://SERVICE.EXAMPLE', 'https://service.example/api/v1/plugin/update'],
    ['http://localhost:3000', 'http://localhost:3000/api/v1/plugin/update'],
    ['http://127.0.0.1:3000/x/', 'http://127.0.0.1:3000/x/api/v1/plugin/update'],
    ['http://[::1]:3000', 'http://[::1]:3000/api/v1/plugin/update'],
  ])('%s is joined to %s', (text, href) => {
    const inputs = readInputs(toEnv({ 'base-url': text }));
    expect(buildReleaseRequest(inputs, { pluginId: 'plugin_a', zipUrl: 'b' }).url.href).toBe(href);
  });

  test.each([undefined, '', '  '])('is that of the environment without the input (%j)', (text) => {
    const env = { ...toEnv({ 'base-url': text }), PLUGIN_SERVICE_URL: ' https://other.example/x ' };
    expect(readInputs(env).baseUrl.href).toBe('https://other.example/x');
  });

  test('is that of the input when both are given', () => {
    const env = { ...toEnv(), PLUGIN_SERVICE_URL: 'nonsense' };
    expect(readInputs(env).baseUrl.href).toBe('https://service.example/');
  });
});

describe('a mistake is reported with its input, its cause and its fix:', () => {
  test.each<[name: string, value: string, problem: RegExp, fix: RegExp]>([
    ['slug', 'plugins/my-plugin', /not the name of a folder/, /my-plugin/],
    ['slug', '..', /not the name of a folder/, /leave the input out/],
    ['slug', 'a\u0000b', /not the name of a folder/, /leave the input out/],
    ['expected-version', '', /blank/, /`auto`.*`any`/],
    ['expected-version', '1.2 3', /neither `auto`, `any` nor a version/, /1\.2\.3/],
    ['expected-version', '"1.2.3"', /quotes around it/, /`jq -r`/],
    ['slug', "'tidy'", /quotes around it/, /Remove the quotes/],
    ['expected-version', 'v1.2.3', /is `v1\.2\.3`, which begins with a `v`/, /Write `1\.2\.3`/],
    ['package-checks', 'false', /none of `error`, `warn` and `off`/, /Write one of them/],
    ['plugin_id', '', /is missing/, /dashboard/],
    ['plugin_id', ' ', /is missing/, /dashboard/],
    ['plugin_id', 'a1b2c3', /`plugin_`/, /plugin_a1b2c3/],
    ['plugin_id', '../x?y', /`plugin_`/, /dashboard/],
    ['plugin_id', 'plugin_', /`plugin_`/, /dashboard/],
    ['plugin_id', 'PLUGIN_A', /`plugin_`/, /dashboard/],
    ['plugin_id', 'my_plugin_a', /`plugin_`/, /dashboard/],
    ['plugin_id', 'plugin_a b', /blanks/, /dashboard/],
    ['plugin_id', 'plugin_a\nb', /blanks/, /dashboard/],
    ['plugin_id', 'plugin_a\u00a0b', /blanks/, /dashboard/],
    ['plugin_id', 'plugin_a\u0000', /control/, /dashboard/],
    ['plugin_id', 'plugin_a\u200b', /invisible/, /dashboard/],

    ['api-key', '', /is missing/, /repository secret.*exists/],
    ['api-key', '\n', /is missing/, /repository secret.*exists/],
    ['api-key', 'two words', /blank/, /Copy the key/],
    ['api-key', 'two\nlines', /line break/, /one line/],
    ['api-key', 'two\r\nlines', /line break/, /one line/],
    ['api-key', 'tab\tkey', /blank/, /Copy the key/],
    ['api-key', 'schlüssel', /ASCII/, /Copy the key/],
    ['api-key', '“quoted”', /ASCII/, /Copy the key/],
    ['api-key', 'delete\u007fd', /ASCII/, /Copy the key/],
    ['api-key', 'Bearer abc', /begins with `Bearer `, which the action adds/, /only the key/],
    ['api-key', 'authorization: bearer abc', /begins with `Bearer `/, /only the key/],
    ['api-key', '"abc"', /quotes around it/, /Remove the quotes/],

    ['base-url', '', /is missing/, /vars\.PLUGIN_SERVICE_URL.*variable exists.*Settings → .* → Variables/],
    ['base-url', 'service.example', /absolute URL/, /https:\/\/service\.example/],
    ['base-url', '//service.example', /absolute URL/, /https:\/\/service\.example/],
    ['base-url', 'https:service.example', /absolute URL/, /https:\/\/service\.example/],
    ['base-url', 'https://', /absolute URL/, /https:\/\/service\.example/],
    ['base-url', 'https://service.example:port', /absolute URL/, /https:\/\/service\.example/],
    ['base-url', 'https://service .example', /absolute URL/, /https:\/\/service\.example/],
    ['base-url', 'https://service\n.example', /absolute URL/, /https:\/\/service\.example/],
    ['base-url', 'https://service\u200b.example', /absolute URL/, /https:\/\/service\.example/],
    ['base-url', 'https:\\\\service.example', /absolute URL/, /https:\/\/service\.example/],
    // A port is not a scheme.
    ['base-url', 'service.example:8443', /absolute URL/, /https:\/\/service\.example/],
    ['base-url', 'localhost:3000', /absolute URL/, /https:\/\/service\.example/],
    ['base-url', 'ftp://service.example', /`ftp:`/, /https:\/\/service\.example/],
    ['base-url', 'http://service.example', /unencrypted/, /`https:`/],
    ['base-url', 'http://localhost.evil.example', /unencrypted/, /`https:`/],
    ['base-url', 'http://127.0.0.1.evil.example', /unencrypted/, /`https:`/],
    ['base-url', 'http://0.0.0.0:3000', /unencrypted/, /`https:`/],
    ['base-url', 'http://10.0.0.1', /unencrypted/, /`https:`/],
    ['base-url', 'http://localhost@evil.example', /user name/, /before the `@`/],
    ['base-url', 'https://name:pw@service.example', /password/, /before the `@`/],
    ['base-url', 'https://@service.example', /user name/, /before the `@`/],
    ['base-url', 'https://:@service.example', /user name/, /before the `@`/],
    ['base-url', 'https://service.example/?a=b', /query/, /only the address/],
    ['base-url', 'https://service.example?', /query/, /only the address/],
    ['base-url', 'https://service.example/#a', /fragment/, /only the address/],
    ['base-url', 'https://service.example#', /fragment/, /only the address/],
    ['base-url', 'https://service.example/api/v1/plugin/update', /endpoint/, /Leave out/],
    ['base-url', 'https://service.example/x/api/v1/plugin/update/', /endpoint/, /Leave out/],

    [
      'zip_url',
      '',
      /is empty, and so are `zip-path`/,
      /exactly one of .*public URL.*`\$\{\{ steps\.ID\.outputs\.NAME \}\}` is empty in every job but its own/,
    ],
    [
      'zip_url',
      '/tidy-1.2.3.zip',
      /begins with `\/`, so it has no host: .* may be empty/,
      /vars\.DOWNLOADS_URL.*exists.*forks/,
    ],
    ['zip_url', '//downloads.example/tidy.zip', /absolute URL/, /`https:`/],
    ['zip_url', 'tidy.zip', /absolute URL/, /`https:`.*on the runner, set `zip-path`/],
    ['zip_url', './build/tidy.zip', /absolute URL/, /`https:`.*on the runner, set `zip-path`/],
    ['zip_url', 'build/', /absolute URL/, /`https:`.*on the runner, set `zip-path`/],
    ['zip_url', 'C:\\build\\tidy.zip', /absolute URL/, /`https:`.*on the runner, set `zip-path`/],
    ['zip_url', '"https://downloads.example/tidy.zip"', /quotes around it/, /Remove the quotes/],
    ['zip_url', 'https://downloads.example/tidy footer.zip', /absolute URL/, /`https:`/],
    ['zip_url', 'file:///build/tidy.zip', /`file:`/, /`https:`/],
    ['zip_url', 'ftp://downloads.example/tidy.zip', /`ftp:`/, /`https:`/],
    ['zip_url', 'http://downloads.example/tidy.zip', /`http:`/, /`https:`/],
    ['zip_url', 'http://localhost/tidy.zip', /`http:`/, /`base-url`/],
    ['zip_url', 'https://name:pw@downloads.example/tidy.zip', /password/, /before the `@`/],
    ['zip_url', 'https://name@downloads.example/tidy.zip', /user name/, /before the `@`/],

    ['timeout', '', /seconds/, /3600/],
    ['timeout', '0', /seconds/, /3600/],
    ['timeout', '0.0', /seconds/, /3600/],
    ['timeout', '-1', /seconds/, /3600/],
    ['timeout', '3601', /seconds/, /3600/],
    ['timeout', '3600.5', /seconds/, /3600/],
    ['timeout', '1e3', /seconds/, /3600/],
    ['timeout', '0x10', /seconds/, /3600/],
    ['timeout', '180s', /seconds/, /3600/],
    ['timeout', '1,5', /seconds/, /3600/],
    ['timeout', 'Infinity', /seconds/, /3600/],

    ['dry-run', '', /blank/, /`true` or `false`/],
    ['dry-run', 'yes', /neither/, /`true` or `false`/],
    ['dry-run', '1', /neither/, /`true` or `false`/],
    ['dry-run', 'truee', /neither/, /`true` or `false`/],
  ])('%s: %j', (name, value, problem, fix) => {
    const [mistake, ...more] = findMistakes(toEnv({ [name]: value }));
    expect(more).toEqual([]);
    expect(mistake).toMatchObject({
      code: 'input',
      title: expect.stringContaining(name),
      message: expect.stringContaining(`\`${name}\``),
    });
    expect(mistake?.message).toMatch(problem);
    expect(mistake?.hint).toMatch(fix);
  });

  test.each([
    ['retries', '11', /whole number/],
    ['retries', '-1', /whole number/],
    ['retries', '1.5', /whole number/],
    ['if-published', 'Skip', /none of/],
    ['if-published', '', /none of/],
    ['verify', 'on', /neither/],
    ['release-tag', `v{tag}-${'x9Y'.repeat(9)}`, /^Input `release-tag` has braces or/],
  ])('%s: %j too', (name, value, problem) => {
    expect(
      findMistakes(toEnv({ [name]: value })).map(({ title, message }) => [title, problem.test(message)]),
    ).toEqual([[`Input ${name}`, true]]);
  });

  test('a key that GitHub does not hand out is explained', () => {
    const limits = { ...NO_LIMITS, isWithoutSecrets: true };
    const [mistake, ...more] = findMistakes(toEnv({ 'api-key': '', 'base-url': '' }), limits);
    expect(mistake?.message).toMatch(/no secrets.*fork.*Dependabot/);
    expect(mistake?.hint).toContain('`dry-run: true`');
    // Dependabot is given variables.
    expect(showAll(more)).toMatch(/^Input base-url Input `base-url` is missing\. Set it/);
  });

  test('a key that no secret of the calling workflow brings is explained', () => {
    const [mistake, ...more] = findMistakes(toEnv({ 'api-key': '' }), { ...NO_LIMITS, isCalled: true });
    expect(more).toEqual([]);
    expect(mistake?.message).toMatch(/is missing: .*calling workflow/);
    expect(mistake?.hint).toContain('`PLUGIN_SERVICE_KEY: ${{ secrets.PLUGIN_SERVICE_KEY }}`');
    expect(mistake?.hint).toMatch(/`secrets: inherit` passes nothing to .*another organization/);
  });

  test('a variable that GitHub does not hand out is explained', () => {
    const limits = { ...NO_LIMITS, isWithoutSecrets: true, isWithoutVariables: true };
    const [mistake, ...more] = findMistakes(toEnv({ 'base-url': '', 'dry-run': 'true' }), limits);
    expect(more).toEqual([]);
    expect(mistake?.message).toMatch(/is missing: GitHub gives no repository variables.*fork/);
    expect(mistake?.hint).toMatch(/use `dry-run: true` without a key: it needs no service/);
    const withoutKey = toEnv({ 'base-url': '', 'api-key': '', 'dry-run': 'true' });
    expect(findMistakes(withoutKey, limits)).toEqual([]);
    expect(mistake?.hint).not.toContain('Settings');
  });

  test('a version to compare with a package that is not opened', () => {
    const env = toEnv({ 'package-checks': 'off', 'expected-version': '1.2.3' });
    expect(showAll(findMistakes(env))).toMatch(
      /`expected-version` needs the package to be opened.*set `package-checks` to `warn`/,
    );
    expect(findMistakes(toEnv({ 'package-checks': 'off' }))).toEqual([]);
  });

  test.each([
    ['nothing at all', {}],
    [
      'only what the runner fills in',
      { 'INPUT_GITHUB-TOKEN': 'ghs_a', INPUT_TIMEOUT: '180', INPUT_SLUG: '' },
    ],
    ['the same in `env`', { plugin_id: 'plugin_a', ZIP_URL: 'https://downloads.example/a.zip' }],
  ])('inputs that did not arrive, once: %s', (_name, env) => {
    expect(findMistakes(env)).toMatchObject([
      {
        title: 'No inputs',
        message: 'None of the inputs is set.',
        hint: expect.stringMatching(/under `with:` of the step, not under `env:`/),
      },
    ]);
  });

  test('inputs that did not arrive from variables that a fork has not, each with its reason', () => {
    const limits = { isWithoutSecrets: true, isWithoutVariables: true, isCalled: false };
    expect(showAll(findMistakes({}, limits))).toMatch(/gives no repository variables/);
  });

  test('all of them at once', () => {
    const env = { INPUT_TIMEOUT: 'x', INPUT_VERIFY: 'x', 'INPUT_BASE-URL': 'http://service.example' };
    expect(listTitles(env)).toEqual(['plugin_id', 'api-key', 'base-url', 'zip_url', 'timeout', 'verify']);
  });

  test('a key is not missed before it is known whether the run is a dry one', () => {
    expect(listTitles(toEnv({ 'api-key': '', 'dry-run': 'yes' }))).toEqual(['dry-run']);
  });

  test.each([
    ['dry-run', 'yes', 'is `yes`, neither `true` nor `false`'],
    ['verify', 'ture', 'is `ture`, neither `true` nor `false`'],
    ['if-published', 'Skip', 'is `Skip`, none of `skip`, `fail` and `publish`'],
    ['timeout', '3 minutes', 'is `3 minutes`, not a number of seconds up to 3600'],
    ['retries', '11', 'is `11`, not a whole number from 0 to 10'],
    ['expected-version', '1.2 3', 'is `1.2 3`, neither `auto`, `any` nor a version'],
    ['plugin_id', 'a1b2c3', 'is `a1b2c3`, not `plugin_` followed by an identifier'],
    // Longer values, and those that are not plain text, may be or hide a secret, so no message shows them.
    ['verify', 'l0ngerThanTwelve', 'is neither `true` nor `false`'],
    ['verify', 'a`b', 'is neither `true` nor `false`'],
    ['verify', 'a\nb', 'is neither `true` nor `false`'],
  ])('with the value, where it is short: %s: %j', (name, value, problem) => {
    expect(findMistakes(toEnv({ [name]: value }))).toMatchObject([
      { message: `Input \`${name}\` ${problem}.` },
    ]);
  });

  test('the address of the service is bad wherever it comes from', () => {
    const env = { ...toEnv({ 'base-url': '' }), PLUGIN_SERVICE_URL: 'http://service.example' };
    expect(findMistakes(env)).toMatchObject([{ message: expect.stringMatching(/unencrypted/) }]);
  });
});

describe('a pull request', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pull-request-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  function toRun(event: string, payload: unknown, inputs: Readonly<Record<string, string>> = {}) {
    const path = join(folder, 'event.json');
    writeFileSync(path, JSON.stringify(payload));
    return { ...toEnv(inputs), GITHUB_EVENT_NAME: event, GITHUB_EVENT_PATH: path };
  }

  test.each([
    ['pull_request', { action: 'synchronize', pull_request: {} }],
    ['pull_request', { action: 'closed', pull_request: { merged: false } }],
    ['pull_request', { action: 'labeled', pull_request: { merged: true } }],
    ['pull_request_target', { action: 'opened', pull_request: {} }],
    ['pull_request', 'unreadable'],
  ])('publishes nothing that nobody has reviewed: %s %j', (event, payload) => {
    const problem = {
      title: 'Input dry-run',
      message: `Input \`dry-run\` is \`false\` in a run for a pull request (\`${event}\`), which would publish code that nobody has merged.`,
      hint: 'Set `dry-run: true` in pull requests, and publish on `push` of a tag.',
    };
    expect(findMistakes(toRun(event, payload))).toMatchObject([problem]);
    // Secrets that a fork lacks do not matter then.
    const limits = { isWithoutSecrets: true, isWithoutVariables: false, isCalled: false };
    expect(findMistakes(toRun(event, payload, { 'api-key': '' }), limits)).toMatchObject([problem]);
    expect(findMistakes(toRun(event, payload, { 'dry-run': 'true' }))).toEqual([]);
  });

  test.each([
    ['pull_request', { action: 'closed', pull_request: { merged: true } }],
    ['pull_request_target', { action: 'closed', pull_request: { merged: true } }],
    ['push', { action: 'opened', pull_request: {} }],
    ['release', {}],
  ])('does not stop a run that may publish: %s %j', (event, payload) => {
    expect(findMistakes(toRun(event, payload))).toEqual([]);
  });
});

describe('a package on this machine', () => {
  test.each([
    ['http://localhost/a.zip', 'http://127.0.0.1:3000', []],
    ['http://[::1]/a.zip', 'https://localhost', []],
    ['http://localhost/a.zip', 'https://service.example', ['Input zip_url']],
    ['http://downloads.example/a.zip', 'http://localhost', ['Input zip_url']],
    // Not blamed for a mistake in the other input.
    ['http://localhost/a.zip', '', ['Input base-url']],
    ['http://localhost/a.zip', 'nonsense', ['Input base-url']],
  ])('%s with the service at %j', (zipUrl, baseUrl, titles) => {
    const mistakes = findMistakes(toEnv({ zip_url: zipUrl, 'base-url': baseUrl }));
    expect(mistakes.map(({ title }) => title)).toEqual(titles);
  });
});

describe('the values of inputs stay out of messages:', () => {
  test.each<[name: string, value: string]>([
    ['api-key', `${key} x`],
    ['api-key', `${key}\nx`],
    ['api-key', `${key}ä`],
    ['api_key', key],
    ['plugin_id', key],
    ['base-url', key],
    ['base-url', `https://${key}@service.example`],
    ['base-url', `https://service.example?${key}`],
    ['base-url', `secret:${key}`],
    ['zip_url', key],
    ['zip_url', `https://a:${key}@downloads.example`],
    ['timeout', key],
    ['dry-run', key],
  ])('a key in %s (%j)', (name, value) => {
    const mistakes = findMistakes(toEnv({ 'api-key': undefined, [name]: value }));
    expect(mistakes).not.toHaveLength(0);
    expect(showAll(mistakes)).not.toContain(key);
  });

  test.each(['base-url', 'zip_url'])('not even the part of a key before a colon, in %s', (name) => {
    const mistakes = findMistakes(toEnv({ [name]: 'k0123456789abcdef:ghijkl' }));
    expect(showAll(mistakes)).not.toContain('k0123456789abcdef');
  });
});

describe('a misspelt input is recognised:', () => {
  test.each([
    ['plugin-id', 'plugin_id'],
    ['pluginid', 'plugin_id'],
    ['api_key', 'api-key'],
    ['apikey', 'api-key'],
    ['base_url', 'base-url'],
    ['zip-url', 'zip_url'],
    ['zip url', 'zip_url'],
  ])('%s instead of %s', (spelling, name) => {
    const env = toEnv({ [name]: undefined, [spelling]: 'some-value-of-it' });
    const [mistake, ...more] = findMistakes(env);
    expect(more).toEqual([]);
    expect(mistake).toMatchObject({
      title: `Input ${spelling}`,
      message: `Input \`${spelling}\` does not exist.`,
      hint: `Write \`${name}\` instead.`,
    });
    expect(showAll([mistake].flatMap((one) => one ?? []))).not.toContain('some-value-of-it');
  });

  test.each([
    // The runner has set the default of the input that was meant.
    ['dry_run', 'true', { 'dry-run': 'false' }],
    ['dryrun', 'true', {}],
    ['time_out', '5', { timeout: '180' }],
  ])('%s, although the input that was meant has a default', (spelling, value, given) => {
    // A trial run must not become a release by a slip.
    expect(showAll(findMistakes(toEnv({ ...given, [spelling]: value })))).toContain(`\`${spelling}\``);
  });

  test('base_url, although the environment names a service', () => {
    const env = toEnv({ 'base-url': '', base_url: 'https://mine.example' });
    expect(showAll(findMistakes({ ...env, PLUGIN_SERVICE_URL: 'https://other.example' }))).toContain(
      '`base_url`',
    );
  });

  test('but not when it is empty', () => {
    const [mistake] = findMistakes(toEnv({ plugin_id: '', 'plugin-id': ' ' }));
    expect(mistake?.hint).not.toContain('`plugin-id`');
  });
});

describe('secrets', () => {
  test.each(['api-key', 'api_key', 'apikey', 'API-Key'])('are the key in %s, raw and trimmed', (name) => {
    const env = toEnv({ 'api-key': undefined, [name]: ` ${key}\n` });
    expect([...collectSecrets(env)].sort()).toEqual([` ${key}\n`, key].sort());
  });

  test('are the credentials of URLs', () => {
    const env = toEnv({
      zip_url: 'https://downloads.example/a.zip?sig=abcdefgh',
      'base-url': 'https://name:password@service.example',
    });
    const collect = (given: Parameters<typeof collectUrls>[0]) =>
      collectUrls(given).flatMap((url) => collectUrlSecrets(url));
    expect(collect(env)).toEqual(expect.arrayContaining(['abcdefgh', 'sig=abcdefgh', 'password']));
    expect(collect({ PLUGIN_SERVICE_URL: 'https://name:password@service.example' })).toEqual(['password']);
  });

  test.each([{}, toEnv({ 'api-key': '' }), toEnv({ 'api-key': ' ', zip_url: 'nonsense' })])(
    'are none in %j',
    (env) => {
      expect(collectSecrets(env).filter((secret) => secret.trim() !== '')).toEqual([]);
    },
  );
});

/** Variables that the runner sets in a workflow. */
const workflow = { GITHUB_REPOSITORY: 'owner/plugin', GITHUB_SHA: 'f'.repeat(40) };

const token = 'ghs_0123456789abcdef';

/** The environment of a step in a workflow whose package has no URL. */
function toUpload(inputs: Readonly<Record<string, string | undefined>> = {}) {
  const all = { zip_url: undefined, 'zip-path': 'build/tidy.zip', 'github-token': token, ...inputs };
  return { ...toEnv(all), ...workflow };
}

const listTitles = (env: Readonly<Record<string, string | undefined>>) =>
  findMistakes(env).map(({ title }) => title.replace('Input ', ''));

test('what may be printed is what the workflow names, without the credentials in its URLs', () => {
  const env = toEnv({
    plugin_id: 'plugin_a1b2',
    slug: 'tidy',
    'api-key': 'key',
    'base-url': 'https://name:password@service.example/v2',
    zip_url: 'https://downloads.example/a.zip?sig=abcdefgh#code=1',
  });
  expect(collectOpenTexts({ ...env, GITHUB_REPOSITORY: 'acme/tidy' })).toEqual([
    'plugin_a1b2',
    'tidy',
    'acme/tidy',
    'service.example',
    '/v2',
    'downloads.example',
    '/a.zip',
  ]);
});

describe('the source', () => {
  test.each([
    [{ 'zip-path': ' build/*.zip\n' }, { kind: 'path', path: 'build/*.zip' }],
    [{ 'zip-path': '.' }, { kind: 'path', path: '.' }],
    [{ 'zip-path': 'my plugin/' }, { kind: 'path', path: 'my plugin/' }],
    [{ 'artifact-name': ' my plugin ' }, { kind: 'artifact', name: 'my plugin', runId: undefined }],
    [
      { 'artifact-name': 'package', 'artifact-run-id': ' 16543210987 ' },
      { kind: 'artifact', name: 'package', runId: 16_543_210_987 },
    ],
  ])('can be %j', (inputs, source) => {
    expect(readInputs(toUpload({ 'zip-path': undefined, ...inputs })).source).toEqual(source);
  });

  test('is the one that is not blank', () => {
    const env = toUpload({
      zip_url: ' ',
      'zip-path': '',
      'artifact-name': 'package',
      'artifact-run-id': '\n',
    });
    expect(readInputs(env).source).toEqual({ kind: 'artifact', name: 'package', runId: undefined });
  });

  const three = { zip_url: 'https://downloads.example/a.zip', 'zip-path': 'a.zip', 'artifact-name': 'a' };

  test.each([
    ['zip_url', 'zip-path'],
    ['zip_url', 'artifact-name'],
    ['zip-path', 'artifact-name'],
  ] as const)('cannot be both %s and %s', (one, other) => {
    const env = toUpload({ 'zip-path': undefined, [one]: three[one], [other]: three[other] });
    const [mistake, ...more] = findMistakes(env);
    expect(more).toEqual([]);
    expect(mistake).toMatchObject({
      title: `Input ${one}`,
      message: `Input \`${one}\` is given together with \`${other}\`.`,
      hint: 'Give exactly one of `zip_url`, `zip-path` and `artifact-name`.',
    });
  });

  test('is one mistake when it is all three, and when it is none', () => {
    expect(listTitles(toUpload(three))).toEqual(['zip_url']);
    const [mistake, ...more] = findMistakes(toUpload({ 'zip-path': undefined }));
    expect(more).toEqual([]);
    expect(mistake?.message).toBe('Input `zip_url` is empty, and so are `zip-path` and `artifact-name`.');
  });

  test('is not quoted when it is wrong', () => {
    const env = toUpload({ 'zip-path': key, 'artifact-name': `x-${key}` });
    expect(showAll(findMistakes(env))).not.toContain(key);
  });

  test.each<[inputs: Readonly<Record<string, string | undefined>>, titles: readonly string[]]>([
    [{}, ['artifact-run-id']],
    [{ 'zip-path': undefined, zip_url: 'https://downloads.example/a.zip' }, ['artifact-run-id']],
    [{ 'zip-path': undefined }, ['artifact-run-id']],
  ])('is not a run alone: %j', (inputs, titles) => {
    const env = toUpload({ 'artifact-run-id': '5', ...inputs });
    expect(listTitles(env)).toEqual(titles);
    expect(showAll(findMistakes(env))).toMatch(
      /`artifact-run-id` needs `artifact-name`\. Add `artifact-name`, or remove/,
    );
  });

  test.each(['0', 'latest', '1e3', '-5'])('is not of the run %s', (id) => {
    const env = toUpload({ 'zip-path': undefined, 'artifact-name': 'package', 'artifact-run-id': id });
    expect(listTitles(env)).toEqual(['artifact-run-id']);
  });

  test.each([
    ['zip_path', 'zip-path'],
    ['zippath', 'zip-path'],
    ['zip-url', 'zip_url'],
    ['artifact_name', 'artifact-name'],
    ['artifactname', 'artifact-name'],
  ])('is misspelt once: %s instead of %s', (spelling, name) => {
    const env = toUpload({ 'zip-path': undefined, [spelling]: 'some-value-of-it' });
    const [mistake, ...more] = findMistakes(env);
    expect(more).toEqual([]);
    expect(mistake).toMatchObject({
      title: `Input ${spelling}`,
      message: `Input \`${spelling}\` does not exist.`,
      hint: `Write \`${name}\` instead.`,
    });
  });

  test('is misspelt once although the run of the artifact is given too, or is misspelt itself', () => {
    const inputs = { 'zip-path': undefined, artifact_name: 'package' };
    expect(listTitles(toUpload({ ...inputs, 'artifact-run-id': '5' }))).toEqual(['artifact_name']);
    expect(listTitles(toUpload({ ...inputs, artifact_run_id: '5' }))).toEqual([
      'artifact_name',
      'artifact_run_id',
    ]);
    const isNamed = { 'zip-path': undefined, 'artifact-name': 'package', artifact_run_id: '5' };
    expect(listTitles(toUpload(isNamed))).toEqual(['artifact_run_id']);
  });

  test('that is misspelt is not forgotten beside another one, and is one mistake', () => {
    const env = toUpload({ artifact_name: 'package' });
    expect(listTitles(env)).toEqual(['artifact_name']);
  });
});

describe('the release', () => {
  const byDefault = { text: 'v{version}', placeholders: ['version'] };
  const tagPush = { GITHUB_REF_TYPE: 'tag', GITHUB_REF_NAME: 'release-7' };

  test.each([
    ['zip-path', 'build/tidy.zip'],
    ['artifact-name', 'package'],
  ])('of %s has a tag and the defaults without being asked for', (name, value) => {
    const inputs = { 'zip-path': undefined, [name]: value };
    const { release } = readInputs(toUpload(inputs));
    expect(release).toEqual({
      tag: byDefault,
      notes: undefined,
      prerelease: 'auto',
      assetName: undefined,
      uploadTo: 'release',
      assetUrl: 'auto',
      overwrite: false,
    });
    const pushed = readInputs({ ...toUpload(inputs), ...tagPush });
    expect(pushed.release.tag).toEqual({ text: 'release-7', placeholders: [] });
    const branch = { GITHUB_REF_TYPE: 'branch', GITHUB_REF_NAME: 'release-7' };
    expect(readInputs({ ...toUpload(inputs), ...branch }).release.tag).toEqual(byDefault);
  });

  test('of a package with a URL has no tag unless one is given, not even in a run for a tag', () => {
    const url = { 'zip-path': undefined, zip_url: 'https://downloads.example/tidy.zip' };
    expect(readInputs({ ...toUpload(url), ...tagPush }).release.tag).toBeUndefined();
    const asked = { ...toUpload({ ...url, 'release-tag': 'v{version}' }), ...tagPush };
    expect(readInputs(asked).release.tag).toEqual(byDefault);
  });

  test('has what the workflow says, also in a run for a tag', () => {
    const inputs = {
      'release-tag': ' {slug}-{version} ',
      'release-notes': '\n## New\n\n* One\n',
      prerelease: ' True ',
      'asset-name': '{slug}.zip',
      'asset-url': 'signed',
      overwrite: 'TRUE',
    };
    expect(readInputs({ ...toUpload(inputs), ...tagPush }).release).toEqual({
      tag: { text: '{slug}-{version}', placeholders: ['slug', 'version'] },
      notes: '## New\n\n* One',
      prerelease: 'true',
      assetName: { text: '{slug}.zip', placeholders: ['slug'] },
      uploadTo: 'release',
      assetUrl: 'signed',
      overwrite: true,
    });
  });

  test.each([
    ['release-tag', 'v 1', /cannot be a tag/],
    ['release-tag', 'v{name}', /^Input `release-tag`/],
    ['release-tag', key, /cannot be a tag/],
    ['asset-name', 'tidy footer.zip', /cannot be the name of a release asset/],
    ['asset-name', key, /cannot be the name of a release asset/],
    ['prerelease', 'beta', /none of `auto`, `true` and `false`/],
    ['prerelease', '', /none of/],
    ['asset-url', 'private', /none of `auto`, `public` and `signed`/],
    ['upload-to', 'storage', /none of `release` and `service`/],
    ['overwrite', 'yes', /neither `true` nor `false`/],
    ['overwrite', '', /blank/],
    ['release-tag', 'refs/tags/v1.4.2', /^Input `release-tag` is `refs\/tags\/v1\.4\.2`, which cannot be/],
  ])('cannot be made with %s: %j', (name, value, problem) => {
    // As a tag this would do.
    const text = value === key ? `${key}?` : value;
    const [mistake, ...more] = findMistakes(toUpload({ [name]: text }));
    expect(more).toEqual([]);
    expect(mistake).toMatchObject({ code: 'input', title: `Input ${name}` });
    expect(mistake?.message).toMatch(problem);
    expect(showAll(findMistakes(toUpload({ [name]: text })))).not.toContain(key);
  });

  test.each(['main', 'release/next', 'v-next'])('is not called like the branch of the run, %s', (branch) => {
    const env = {
      ...toUpload({ 'release-tag': branch }),
      GITHUB_REF_TYPE: 'branch',
      GITHUB_REF_NAME: branch,
    };
    expect(findMistakes(env)).toMatchObject([
      {
        title: 'Input release-tag',
        message: `Input \`release-tag\` is \`${branch}\`, the branch of this run, so a tag of that name would be created.`,
        hint: 'Write a tag such as `v{version}`, or run the workflow on `push` of a tag.',
      },
    ]);
    // There it is a warning.
    expect(findMistakes({ ...env, 'INPUT_DRY-RUN': 'true' })).toEqual([]);
    expect(findMistakes({ ...env, GITHUB_REF_TYPE: 'tag' })).toEqual([]);
  });

  test.each([
    ['v{version}', 'v{version}'],
    ['stable', 'main'],
    ['v1.4', 'v1.4'],
    ['1.4', '1.4'],
  ])('can be called %s in a run for the branch %s', (tag, branch) => {
    const env = { ...toUpload({ 'release-tag': tag }), GITHUB_REF_TYPE: 'branch', GITHUB_REF_NAME: branch };
    expect(findMistakes(env)).toEqual([]);
  });

  test('reports all its mistakes at once', () => {
    const env = toUpload({
      'release-tag': 'v 1',
      prerelease: 'x',
      'asset-name': '.zip',
      'asset-url': 'x',
      overwrite: 'x',
      'github-token': 'a b',
    });
    expect(listTitles(env).sort()).toEqual(
      ['release-tag', 'prerelease', 'asset-name', 'asset-url', 'overwrite', 'github-token'].sort(),
    );
  });

  describe('is not made of a package that the service gets itself', () => {
    const toService = (inputs: Readonly<Record<string, string | undefined>> = {}) =>
      toUpload({ 'upload-to': 'service', ...inputs });

    test('unless `release-tag` is set, and needs no token else', () => {
      expect(readInputs({ ...toService({ 'github-token': '' }), ...tagPush })).toMatchObject({
        release: { uploadTo: 'service', tag: undefined },
        repository: undefined,
      });
      expect(readInputs(toService({ 'release-tag': 'v{version}' })).release.tag?.text).toBe('v{version}');
    });

    test('so the tag may have the version of a package that is not opened', () => {
      const inputs = { 'release-tag': 'v{version}', 'package-checks': 'off' };
      expect(readInputs(toService(inputs)).release.tag?.text).toBe('v{version}');
      expect(listTitles(toUpload(inputs))).toEqual(['release-tag']);
    });

    test('and refuses what is about a URL or an asset, all at once', () => {
      const env = toService({ 'asset-name': 'a.zip', 'asset-url': 'signed', overwrite: 'true' });
      expect(listTitles(env)).toEqual(['asset-name', 'asset-url', 'overwrite']);
      expect(findMistakes(env)[0]).toMatchObject({
        message:
          'Input `asset-name` is given together with `upload-to: service`, which sends a file and makes no asset of a release.',
        hint: 'Leave it out, or leave `upload-to` out.',
      });
      expect(listTitles(toEnv({ 'upload-to': 'service' }))).toEqual(['zip_url']);
      expect(listTitles(toService({ 'asset-url': 'auto', overwrite: 'false' }))).toEqual([]);
    });
  });

  test.each([
    ['release_tag', 'release-tag'],
    ['pre-release', 'prerelease'],
    ['asset_name', 'asset-name'],
    ['asset_url', 'asset-url'],
    ['over_write', 'overwrite'],
    ['github_token', 'github-token'],
  ])('is not made without what a misspelt input says: %s instead of %s', (spelling, name) => {
    expect(findMistakes(toUpload({ [spelling]: 'true' }))).toMatchObject([
      { title: `Input ${spelling}`, hint: `Write \`${name}\` instead.` },
    ]);
  });
});

describe('a package that is not opened', () => {
  const off = { 'package-checks': 'off' };

  test.each([
    ['by default', {}],
    ['v{version}', { 'release-tag': 'v{version}' }],
    ['from an artifact', { 'zip-path': undefined, 'artifact-name': 'package' }],
    ['in a dry run', { 'dry-run': 'true' }],
  ])('cannot complete a tag with its version: %s', (_name, inputs) => {
    const [mistake, ...more] = findMistakes(toUpload({ ...off, ...inputs }));
    expect(more).toEqual([]);
    expect(mistake).toMatchObject({
      title: 'Input release-tag',
      message:
        'Input `release-tag` would be `v{version}`, which needs the version or folder of the package, but `package-checks` is `off`.',
      hint: 'Write the whole name, or set `package-checks` to `warn`.',
    });
  });

  test('cannot complete the name of its asset either, which is told together with other mistakes', () => {
    const inputs = { ...off, 'release-tag': 'v1', 'asset-name': '{version}.zip', retries: 'x' };
    expect(listTitles(toUpload(inputs)).sort()).toEqual(['asset-name', 'retries']);
  });

  test('needs no more than a whole tag', () => {
    const tag = { text: 'v7', placeholders: [] };
    expect(readInputs(toUpload({ ...off, 'release-tag': 'v7' })).release.tag).toEqual(tag);
    const env = { ...toUpload(off), GITHUB_REF_TYPE: 'tag', GITHUB_REF_NAME: 'v7' };
    expect(readInputs(env).release.tag).toEqual(tag);
  });

  test('is tagged with the version that the service returns when it has a URL', () => {
    const url = { 'zip-path': undefined, zip_url: 'https://downloads.example/tidy.zip' };
    const { release } = readInputs(toUpload({ ...off, ...url, 'release-tag': 'v{version}' }));
    expect(release.tag).toEqual({ text: 'v{version}', placeholders: ['version'] });
    expect(listTitles(toUpload({ ...off, ...url }))).toEqual([]);
  });

  test.each(['warn', 'error'])('is another thing than one with package-checks: %s', (checks) => {
    expect(listTitles(toUpload({ 'package-checks': checks }))).toEqual([]);
  });
});

describe('the token for GitHub', () => {
  const url = { 'zip-path': undefined, zip_url: 'https://downloads.example/tidy.zip' };

  test('comes with the repository of the run', () => {
    for (const inputs of [{}, url]) {
      expect(readInputs(toUpload({ ...inputs, 'github-token': ` ${token}\n` })).repository).toEqual({
        apiUrl: new URL('https://api.github.com'),
        serverUrl: new URL('https://github.com'),
        owner: 'owner',
        name: 'plugin',
        sha: 'f'.repeat(40),
        token,
      });
    }
  });

  const without = { 'github-token': '' };

  test.each<[name: string, inputs: Readonly<Record<string, string | undefined>>, isNeeded: boolean]>([
    ['a file', {}, true],
    ['an artifact', { 'zip-path': undefined, 'artifact-name': 'package' }, true],
    ['a URL with a tag', { ...url, 'release-tag': 'v{version}' }, true],
    ['a URL without a tag', url, false],
    ['a file in a dry run', { 'dry-run': 'true' }, false],
    ['an artifact in a dry run', { 'zip-path': undefined, 'artifact-name': 'a', 'dry-run': 'true' }, false],
    ['a URL with a tag in a dry run', { ...url, 'release-tag': 'v1', 'dry-run': 'true' }, false],
  ])('is needed for %s: %j %s', (_name, inputs, isNeeded) => {
    const env = toUpload({ ...without, ...inputs });
    expect(listTitles(env)).toEqual(isNeeded ? ['github-token'] : []);
    expect(listTitles({ ...toUpload(inputs), GITHUB_REPOSITORY: undefined })).toEqual(
      isNeeded ? ['github-token'] : [],
    );
    if (isNeeded) expect(showAll(findMistakes(env))).toMatch(/GitHub sets it/);
    else expect(readInputs(env).repository).toBeUndefined();
  });

  test('is not blamed for mistakes elsewhere', () => {
    expect(listTitles(toUpload({ ...without, 'release-tag': 'v 1' }))).toEqual(['release-tag']);
    expect(listTitles(toUpload({ ...without, 'zip-path': undefined }))).toEqual(['zip_url']);
  });

  test.each([`${token} x`, `${token}\nx`, `${token}ä`])('is one word, and never shown: %j', (value) => {
    for (const inputs of [{}, url]) {
      const env = toUpload({ ...inputs, 'github-token': value });
      expect(listTitles(env)).toEqual(['github-token']);
      expect(showAll(findMistakes(env))).not.toContain(token);
    }
  });

  test.each(['github-token', 'github_token', 'githubtoken', 'GitHub-Token'])(
    'is a secret in %s, raw and trimmed',
    (name) => {
      const env = toUpload({ 'api-key': undefined, 'github-token': undefined, [name]: ` ${token}\n` });
      expect([...collectSecrets(env)].sort()).toEqual([` ${token}\n`, token].sort());
    },
  );

  test('is a secret beside the key', () => {
    expect([...collectSecrets(toUpload())].sort()).toEqual([token, key].sort());
  });
});

describe('a mistake is told with the value and with what to write, unless it could be a secret', () => {
  test.each([
    [
      'release-tag',
      'refs/tags/v1.4.2',
      'is `refs/tags/v1.4.2`, which cannot be a tag. Write `v1.4.2`, or leave',
    ],
    [
      'release-tag',
      'release 1.4.2',
      'is `release 1.4.2`, which cannot be a tag. Write `release-1.4.2`, or leave',
    ],
    [
      'asset-name',
      'dist/tidy.zip',
      'is `dist/tidy.zip`, which cannot be the name of a release asset. Write `tidy.zip`',
    ],
    [
      'expected-version',
      'v1.4.3',
      'is `v1.4.3`, which begins with a `v`, as no plugin version does. Write `1.4.3`.',
    ],
    [
      'slug',
      'tidy-footer/tidy-footer.php',
      'is `tidy-footer/tidy-footer.php`, not the name of a folder. Write `tidy-footer`, or',
    ],
    [
      'slug',
      'wp-content/plugins/tidy/',
      'is `wp-content/plugins/tidy/`, not the name of a folder. Write `tidy`, or',
    ],
    ['plugin_id', 'PLUGIN_footer', 'is `PLUGIN_footer`, not `plugin_` followed'],
    [
      'base-url',
      'service.example',
      'is not a valid absolute URL: `https://` is missing. Write `https://` in front of it, as',
    ],
    ['base-url', 'vars.PLUGIN_SERVICE_URL', 'not its value. Write `${{ vars.PLUGIN_SERVICE_URL }}`.'],
    [
      'api-key',
      'secrets.PLUGIN_SERVICE_KEY',
      'is the text `secrets.PLUGIN_SERVICE_KEY`, not its value. Write',
    ],
    [
      'api-key',
      '{{ secrets.PLUGIN_SERVICE_KEY }}',
      'not its value. Write `${{ secrets.PLUGIN_SERVICE_KEY }}`.',
    ],
    [
      'api-key',
      '${{ secrets.PLUGIN_SERVICE_KEY }}',
      'not its value. Store the value itself in the secret or variable that has this text.',
    ],
    [
      'release-tag',
      'refs/tags/v{version}',
      'is `refs/tags/v{version}`, which cannot be a tag. Write `v{version}`, or leave',
    ],
    [
      'asset-name',
      'dist/{slug}.zip',
      'is `dist/{slug}.zip`, which cannot be the name of a release asset. Write `{slug}.zip`',
    ],
    // Nothing would replace these, and the release would be called so.
    [
      'release-tag',
      'v$version',
      'is `v$version`, which has braces or a placeholder other than `{version}` and `{slug}`. Write `v{version}`, or leave',
    ],
    ['release-tag', 'v${version}', 'is `v${version}`, which has braces or a placeholder other than'],
    [
      'release-tag',
      'v{{ version }}',
      'is `v{{ version }}`, which has braces or a placeholder other than `{version}` and `{slug}`. Write `v{version}`, or leave',
    ],
    [
      'release-tag',
      'v{Version}',
      'is `v{Version}`, which has braces or a placeholder other than `{version}` and `{slug}`. Write `v{version}`, or leave',
    ],
    [
      'release-tag',
      '%slug%-{version}',
      'is `%slug%-{version}`, which has braces or a placeholder other than `{version}` and `{slug}`. Write `{slug}-{version}`, or leave',
    ],
    [
      'release-tag',
      'v{tag}',
      'is `v{tag}`, which has braces or a placeholder other than `{version}` and `{slug}`. Write a tag such as `v{version}`, or leave',
    ],
    [
      'expected-version',
      'refs/tags/v1.4.2',
      'is `refs/tags/v1.4.2`, neither `auto`, `any` nor a version. Write `1.4.2`.',
    ],
    ['expected-version', 'main', 'is `main`, neither `auto`, `any` nor a version. Write a version'],
    [
      'slug',
      'plugin_a1b2c3',
      'is the identifier of the plugin, as in `plugin_id`. Write the name of the plugin',
    ],
    [
      'dry-run',
      '',
      'is blank. Write `true` or `false`, or leave the input out. Add `|| false` to an expression',
    ],
    ['slug', `${key}/x`, 'is not the name of a folder.'],
    ['slug', 'k3yOfSomeService/x', 'is not the name of a folder.'],
  ])('%s: %s', (name, value, told) => {
    const [mistake, ...more] = findMistakes(toUpload({ [name]: value }));
    expect(more).toEqual([]);
    expect(`${mistake?.message ?? ''} ${mistake?.hint ?? ''}`).toContain(
      `Input \`${name}\` ${told}`.replace(/^.*(?= not its value)/, ''),
    );
  });

  test('a URL with a placeholder', () => {
    const env = toUpload({ 'zip-path': undefined, zip_url: 'https://a.example/a-{version}.zip' });
    expect(showAll(findMistakes(env))).toContain('`{version}` or `{slug}`, which are replaced only in');
  });

  test('the text of an expression is no secret, so it can be shown', () => {
    expect(collectSecrets(toUpload({ 'api-key': 'secrets.PLUGIN_SERVICE_KEY' }))).toEqual([token]);
  });
});
