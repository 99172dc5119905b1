import { describe, expect, test } from '@jest/globals';
import { listOptions, nameInputs, toInputs } from '../../../src/cli/action-options.ts';
import { buildEnvironment } from '../../../src/cli/environment.ts';
import { readOptions } from '../../../src/cli/options.ts';
import { remarkOnService } from '../../../src/publish/report/service-remarks.ts';
import { createPlainLog, nameOptions } from '../../../src/cli/plain-log.ts';
import { toKeyValue } from '../../../src/cli/run-action.ts';
import { INPUTS } from '../../../src/action/inputs/table.ts';
import type { Printer } from '../../../src/action/runner.ts';
import { LIVE_INPUTS } from '../../../src/live/inputs.ts';
import { REHEARSE_INPUTS } from '../../../src/rehearsal/inputs.ts';
import type { Environment } from '../../../src/shared/environment.ts';
import { PublishError } from '../../../src/shared/publish-error.ts';
import { renderErrors, renderProse } from '../../../src/shared/markdown.ts';

function parse(...words: readonly string[]) {
  const rows = Object.values(INPUTS);
  const given = readOptions(words, listOptions(rows));
  return { inputs: toInputs(given, rows), values: given.values };
}

describe('options', () => {
  test('are inputs, with dashes for underlines', () => {
    expect(parse('--plugin-id', 'plugin_a', '--zip-url=https://a.example/a.zip?b=c').inputs).toEqual({
      plugin_id: 'plugin_a',
      zip_url: 'https://a.example/a.zip?b=c',
    });
  });

  test('that are true or false may stand alone', () => {
    expect(parse('--dry-run', '--verify', 'false', '--compare=false', 'a.zip').inputs).toEqual({
      'dry-run': 'true',
      verify: 'false',
      compare: 'false',
      'zip-path': 'a.zip',
    });
  });

  test('that stand there twice are two lines of a list', () => {
    expect(parse('--accept-findings', 'one', '--accept-findings', 'two').inputs).toEqual({
      'accept-findings': 'one\ntwo',
    });
  });

  test('may be followed by the package, a path or a URL', () => {
    expect(parse('build/a.zip').inputs).toEqual({ 'zip-path': 'build/a.zip' });
    expect(parse('https://a.example/a.zip').inputs).toEqual({ zip_url: 'https://a.example/a.zip' });
    expect(() => toInputs({ values: {}, places: ['a.zip'] }, [INPUTS.pluginId])).toThrow(
      '"a.zip" is not an option',
    );
  });

  test('may have a value that looks like an option', () => {
    expect(parse('--release-notes=--all new', 'a.zip').inputs).toMatchObject({
      'release-notes': '--all new',
    });
    expect(parse('--release-notes', '- new', 'a.zip').inputs).toMatchObject({ 'release-notes': '- new' });
  });

  test('end at two dashes', () => {
    expect(parse('--verify', '--', '--odd-name.zip').inputs).toEqual({
      verify: 'true',
      'zip-path': '--odd-name.zip',
    });
  });

  test('name files for the results', () => {
    expect(parse('--outputs', 'out.env', '--summary=s.md').values).toEqual({
      outputs: ['out.env'],
      summary: ['s.md'],
    });
  });

  test.each([
    [['--api-key', 'SECRET-VALUE'], 'PLUGIN_SERVICE_KEY'],
    [['--api-key=SECRET-VALUE'], 'PLUGIN_SERVICE_KEY'],
    [['--github-token=SECRET-VALUE'], 'GITHUB_TOKEN'],
  ])('never hold a secret: %j', (words, variable) => {
    expect(() => parse(...words)).toThrow(variable);
    expect(() => parse(...words)).not.toThrow(/SECRET-VALUE/);
  });

  test.each([
    [['--zip_url', 'x'], /no option --zip_url\. Write --zip-url\./],
    [['--verify', '-plugin-id', 'x'], /no option -plugin-id\. Write --plugin-id\./],
    [['--no-verify'], /no option --no-verify\. Write --verify\./],
    [['--nonsense'], /no option --nonsense\. `--help` lists them\./],
    [['--zip-path'], /--zip-path needs a value/],
    // Taken for the slug, it would make a dry run publish.
    [
      ['a.zip', '--slug', '--dry-run'],
      /--slug needs a value, but --dry-run follows\. Write such a value as --slug=VALUE\./,
    ],
    [['a.zip', '--summary', '--dry-run'], /--summary needs a value, but --dry-run follows/],
    [['--slug', 'a', '--slug', 'b'], /--slug is given twice\. Give it once\./],
    [['a.zip', 'b.zip'], /one package, but "a\.zip" and "b\.zip" are given/],
    [['--zip-path', 'a.zip', 'b.zip'], /one package, but "a\.zip" and "b\.zip" are given/],
    [['--zip-url', 'https://a.example/a.zip?sig=s3', 'https://a.example/b.zip'], /one package, but (?!.*s3)/],
  ])('with a mistake are refused: %j', (words, message) => {
    expect(() => parse(...words)).toThrow(message);
  });
});

describe('the environment', () => {
  const key = { PLUGIN_SERVICE_KEY: 'k' };
  const url = { zip_url: 'https://a.example/a.zip' };
  const tables = { publish: INPUTS, live: LIVE_INPUTS, rehearse: REHEARSE_INPUTS };
  const build = (
    command: keyof typeof tables,
    inputs: Readonly<Record<string, string>>,
    given: Environment,
  ) => buildEnvironment(command, inputs, Object.values(tables[command]), given);

  test('has the inputs, and the secrets', () => {
    const env = build(
      'publish',
      { ...url, 'zip-path': 'a' },
      { ...key, GITHUB_TOKEN: 't', GITHUB_REPOSITORY: 'a/b', HOME: '/h' },
    );
    expect(env).toMatchObject({
      INPUT_ZIP_URL: 'https://a.example/a.zip',
      'INPUT_ZIP-PATH': 'a',
      'INPUT_API-KEY': 'k',
      'INPUT_GITHUB-TOKEN': 't',
      HOME: '/h',
    });
  });

  test.each(['publish', 'live'] as const)('needs the key for %s', (command) => {
    expect(() => build(command, url, {})).toThrow('set the environment variable PLUGIN_SERVICE_KEY');
  });

  test.each(['publish', 'rehearse'] as const)('needs a package for %s', (command) => {
    expect(() => build(command, {}, {})).toThrow(
      `Name the package to ${command}: the path of a ZIP or of the plugin's folder, or a URL. \`${command} --help\` lists the options.`,
    );
  });

  test('leaves a dry run that is neither true nor false to the action, which refuses it', () => {
    const inputs = { ...url, 'dry-run': 'yes' };
    expect(build('publish', inputs, {})).toMatchObject({ 'INPUT_DRY-RUN': 'yes' });
  });

  test('needs no key for a dry run', () => {
    const inputs = { ...url, 'dry-run': 'true' };
    expect(build('publish', inputs, {})).not.toHaveProperty('INPUT_API-KEY');
  });

  test('keeps the key from a rehearsal', () => {
    expect(build('rehearse', url, key)).not.toHaveProperty('INPUT_API-KEY');
  });

  test.each([{ CI_COMMIT_TAG: 'v1.2.3' }, { BITBUCKET_TAG: 'v1.2.3' }])('has the tag: %j', (given) => {
    expect(build('publish', url, { ...key, ...given })).toMatchObject({
      GITHUB_REF_TYPE: 'tag',
      GITHUB_REF_NAME: 'v1.2.3',
    });
  });

  test.each(['GITEA_ACTIONS', 'FORGEJO_ACTIONS'])('tells no other server that it is GitHub: %s', (name) => {
    const forge = { [name]: 'true', GITHUB_ACTIONS: 'true', GITHUB_REPOSITORY: 'a/b', GITHUB_TOKEN: 't' };
    const env = build('publish', url, { ...key, ...forge });
    expect(env['GITHUB_REPOSITORY']).toBeUndefined();
    expect(env['INPUT_GITHUB-TOKEN']).toBeUndefined();
    for (const source of ['zip-path', 'artifact-name']) {
      expect(() => build('publish', { [source]: 'a' }, { ...key, ...forge })).toThrow(/GitHub/);
    }
  });

  test.each([
    ['zip-path', /--zip-path makes a release on GitHub.*GITHUB_TOKEN and GITHUB_REPOSITORY.*--zip-url/],
    ['release-tag', /--release-tag makes a release on GitHub/],
    ['artifact-name', /--artifact-name needs a workflow on GitHub/],
  ])('says that %s needs GitHub', (name, message) => {
    expect(() => build('publish', { ...url, [name]: 'a' }, key)).toThrow(message);
  });

  test('lets a dry run have a path anywhere', () => {
    const inputs = { 'zip-path': '.', 'dry-run': 'true' };
    expect(build('publish', inputs, {})).toMatchObject({ 'INPUT_ZIP-PATH': '.' });
  });

  test.each([{ CI_PIPELINE_SOURCE: 'merge_request_event' }, { BITBUCKET_PR_ID: '7' }])(
    'publishes nothing that nobody has reviewed: %j',
    (given) => {
      expect(() => build('publish', url, { ...key, ...given })).toThrow(/merge request/);
      const inputs = { ...url, 'dry-run': 'true' };
      expect(build('publish', inputs, { ...key, ...given })).toBeDefined();
    },
  );
});

describe('the log', () => {
  const names = nameInputs([...Object.values(INPUTS), REHEARSE_INPUTS.previous]);
  const plain = { paint: (_format: string, text: string) => text, isDebug: true, names };

  /** Returns what is written at each call. */
  function show(
    options: Partial<Parameters<typeof createPlainLog>[0]>,
    ...calls: readonly ((log: Printer) => void)[]
  ): readonly string[] {
    let text = '';
    const log = createPlainLog({ ...plain, write: (more) => void (text += more), ...options });
    return calls.map((call) => {
      text = '';
      call(log);
      return text;
    });
  }

  const say = (line: string) => show({}, (log) => log.info(line)).join('');

  test('has sentences in place of annotations, and groups as paragraphs', () => {
    const lines = show(
      {},
      (log) => log.startGroup('Find the package'),
      (log) => log.info('a.zip: fine'),
      (log) => log.endGroup(),
      (log) => log.info('✔ Find the package'),
      (log) => log.annotate('error', 'Input `zip_url` is missing, 100% now.', { title: 'Input zip_url' }),
      (log) => log.annotate('warning', 'Text', { title: 'A: B', file: 'a.php', startLine: 3 }),
      (log) => log.annotate('notice', 'Text', { title: '', file: 'a.php' }),
      (log) => log.debug('GET'),
    );
    expect(lines.join('')).toBe(
      'Find the package\n  a.zip: fine\n✔ Find the package\nError: Option `--zip-url` is missing, 100% now.\nWarning: A: B: Text (a.php:3)\nNotice: Text (a.php)\nDebug: GET\n',
    );
  });

  test('has the words of the command, not those of a workflow', () => {
    const caller = { workflow: undefined, isBuild: false };
    const inputs = { apiKey: '', pluginId: 'plugin_1', baseUrl: new URL('https://service.example'), caller };
    const [remark] = remarkOnService({ live: undefined, inputs, slug: '', isUpToDate: false }).remarks;
    expect(say(`${remark?.text ?? ''} Keep \`my-plugin\`.`)).toBe(
      'The service was not asked, because `PLUGIN_SERVICE_KEY` is empty: `--plugin-id` and `--base-url` are not checked, and nothing is compared with the live version. Keep `my-plugin`.\n',
    );
  });

  test('says on a terminal what runs now, and how many steps are left, in place', () => {
    const lines = show(
      { status: { steps: ['Start', 'Update', 'Pages'], columns: 40 } },
      (log) => log.startGroup('Rehearse on PHP 8.5'),
      (log) => log.info('✔ Start (1.0 s): fine'),
      (log) => log.endGroup(),
      (log) => log.info('✔ Rehearse (2.0 s)'),
    );
    expect(lines.map((text) => text.replace('\r\u001B[K', '<'))).toEqual([
      '<› Rehearse on PHP 8.5',
      '<Rehearse on PHP 8.5\n  ✔ Start (1.0 s): fine\n› Rehearse on PHP 8.5, at most 2 steps ',
      '<',
      '<✔ Rehearse (2.0 s)\n',
    ]);
  });

  test('has colours where they are shown', () => {
    const lines = show(
      { paint: (format, text) => `<${format} ${text}>` },
      (log) => log.startGroup('Step'),
      (log) => log.info('✔ Done'),
      (log) => log.endGroup(),
      (log) => log.annotate('error', 'No.', { title: '' }),
      (log) => log.info('❌ Red'),
    );
    expect(lines.join('')).toBe('<bold Step>\n  <green ✔> Done\n<red Error:> No.\n<red ❌> Red\n');
  });

  test('names the variable of a machine in place of that of a repository', () => {
    const said =
      'Set it to the address of the service. If the workflow takes it from a variable, such as `${{ vars.PLUGIN_SERVICE_URL }}`, check that the repository variable exists, and is not a secret: Settings → Variables.';
    expect(say(said)).toBe(
      'Set it to the address of the service. Or set the environment variable PLUGIN_SERVICE_URL.\n',
    );
  });

  test('and the receipt name the options', () => {
    expect(nameOptions('3.7, from the input `previous`', names)).toBe('3.7, from the option `--previous`');
    const told = { title: 'Input plugin_id', message: 'Input `plugin_id` is missing.', hint: 'Set it.' };
    const receipt = renderErrors([new PublishError({ code: 'input', ...told })], (text) => text);
    expect(nameOptions(receipt[0] ?? '', names)).toBe(
      '**Option --plugin-id**: Option <code>--plugin-id</code> is missing.',
    );
    expect(nameOptions(renderProse('3.7, from the input `previous`; its input'), names)).toBe(
      '3.7, from the option <code>--previous</code>; its input',
    );
  });

  test('names a variable in place of an option that would be refused', () => {
    expect(nameOptions('Input `api-key` has a line break. Check the input `github-token`.', names)).toBe(
      'Variable `PLUGIN_SERVICE_KEY` has a line break. Check the variable `GITHUB_TOKEN`.',
    );
  });

  test('names every option that an action has, and no other', () => {
    const text = 'Set `zip_url`, `on-failure` and `before-update`.';
    expect(nameOptions(text, names)).toBe('Set `--zip-url`, `on-failure` and `before-update`.');
    expect(nameOptions(text, nameInputs(Object.values(REHEARSE_INPUTS)))).toBe(
      'Set `--zip-url`, `--on-failure` and `--before-update`.',
    );
  });
});

test('outputs are lines of shells', () => {
  const lines = [
    ['is-newer', 'true'],
    ['changelog', '* One\r\n* <<x3\n'],
    ['version', ''],
  ] as const;
  expect(lines.map(([name, value]) => toKeyValue(name, value))).toEqual([
    'IS_NEWER=true\n',
    'CHANGELOG=* One\\n* <<x3\\n\n',
    'VERSION=\n',
  ]);
});
