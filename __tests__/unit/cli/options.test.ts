import { describe, expect, test } from '@jest/globals';
import { listOptions, toInputs } from '../../../src/cli/action-options.ts';
import { buildEnvironment } from '../../../src/cli/environment.ts';
import { readOptions } from '../../../src/cli/options.ts';
import { remarkOnService } from '../../../src/publish/report/service-remarks.ts';
import { createPlainLog, nameOptions } from '../../../src/cli/plain-log.ts';
import { writeKeyValues } from '../../../src/cli/run-action.ts';
import { INPUTS } from '../../../src/action/inputs/table.ts';
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
      '"a.zip" is no option',
    );
  });

  test('may have a value that looks like an option', () => {
    expect(parse('--release-notes=--all new', 'a.zip').inputs).toMatchObject({
      'release-notes': '--all new',
    });
    expect(parse('--release-notes', '- new', 'a.zip').inputs).toMatchObject({ 'release-notes': '- new' });
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
    [['--nonsense'], /no option --nonsense\. `--help` lists them\./],
    [['--zip-path'], /--zip-path needs a value/],
    // Taken for the slug, it would make a dry run publish.
    [
      ['a.zip', '--slug', '--dry-run'],
      /--slug needs a value, but --dry-run follows\. A value that begins so is written --slug=VALUE\./,
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

  test('has the inputs, and the secrets', () => {
    const env = buildEnvironment(
      'publish',
      { inputs: { ...url, 'zip-path': 'a' } },
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
    expect(() => buildEnvironment(command, { inputs: url }, {})).toThrow(
      'set the environment variable PLUGIN_SERVICE_KEY',
    );
  });

  test.each(['publish', 'rehearse'] as const)('needs a package for %s', (command) => {
    expect(() => buildEnvironment(command, { inputs: {} }, {})).toThrow(
      `Name the package to ${command}: the path of a ZIP or of the plugin's folder, or a URL. \`${command} --help\` lists the options.`,
    );
  });

  test('leaves a dry run that is neither true nor false to the action, which refuses it', () => {
    const inputs = { ...url, 'dry-run': 'yes' };
    expect(buildEnvironment('publish', { inputs }, {})).toMatchObject({ 'INPUT_DRY-RUN': 'yes' });
  });

  test('needs no key for a dry run', () => {
    const inputs = { ...url, 'dry-run': 'true' };
    expect(buildEnvironment('publish', { inputs }, {})).not.toHaveProperty('INPUT_API-KEY');
  });

  test('keeps the key from a rehearsal', () => {
    expect(buildEnvironment('rehearse', { inputs: url }, key)).not.toHaveProperty('INPUT_API-KEY');
  });

  test.each([{ CI_COMMIT_TAG: 'v1.2.3' }, { BITBUCKET_TAG: 'v1.2.3' }])('has the tag: %j', (given) => {
    expect(buildEnvironment('publish', { inputs: url }, { ...key, ...given })).toMatchObject({
      GITHUB_REF_TYPE: 'tag',
      GITHUB_REF_NAME: 'v1.2.3',
    });
  });

  test.each(['GITEA_ACTIONS', 'FORGEJO_ACTIONS'])('tells no other server that it is GitHub: %s', (name) => {
    const forge = { [name]: 'true', GITHUB_ACTIONS: 'true', GITHUB_REPOSITORY: 'a/b', GITHUB_TOKEN: 't' };
    const env = buildEnvironment('publish', { inputs: url }, { ...key, ...forge });
    expect(env['GITHUB_REPOSITORY']).toBeUndefined();
    expect(env['INPUT_GITHUB-TOKEN']).toBeUndefined();
    for (const source of ['zip-path', 'artifact-name']) {
      expect(() => buildEnvironment('publish', { inputs: { [source]: 'a' } }, { ...key, ...forge })).toThrow(
        /GitHub/,
      );
    }
  });

  test.each([
    ['zip-path', /--zip-path makes a release on GitHub.*GITHUB_TOKEN and GITHUB_REPOSITORY.*--zip-url/],
    ['release-tag', /--release-tag makes a release on GitHub/],
    ['artifact-name', /--artifact-name needs a workflow on GitHub/],
  ])('says that %s needs GitHub', (name, message) => {
    expect(() => buildEnvironment('publish', { inputs: { ...url, [name]: 'a' } }, key)).toThrow(message);
  });

  test('lets a dry run have a path anywhere', () => {
    const inputs = { 'zip-path': '.', 'dry-run': 'true' };
    expect(buildEnvironment('publish', { inputs }, {})).toMatchObject({ 'INPUT_ZIP-PATH': '.' });
  });

  test.each([{ CI_PIPELINE_SOURCE: 'merge_request_event' }, { BITBUCKET_PR_ID: '7' }])(
    'publishes nothing that nobody has reviewed: %j',
    (given) => {
      expect(() => buildEnvironment('publish', { inputs: url }, { ...key, ...given })).toThrow(
        /merge request/,
      );
      const inputs = { ...url, 'dry-run': 'true' };
      expect(buildEnvironment('publish', { inputs }, { ...key, ...given })).toBeDefined();
    },
  );
});

describe('the log', () => {
  const show = (...lines: readonly string[]) => {
    const toPlain = createPlainLog();
    return lines.map((line) => toPlain(`${line}\n`)).join('');
  };

  test('has sentences in place of commands, and groups as paragraphs', () => {
    expect(
      show(
        '::group::Find the package',
        'a.zip: fine',
        '::endgroup::',
        '✔ Find the package',
        '::error title=Input zip_url::Input `zip_url` is missing%2C 100%25%0Anow.',
        '::warning title=A%3A B,file=a.php,line=3::Text',
      ),
    ).toBe(
      'Find the package\n  a.zip: fine\n✔ Find the package\nError: Option `--zip-url` is missing, 100% now.\nWarning: A: B: Text (a.php:3)\n',
    );
  });

  test('has the words of the command, not those of a workflow', () => {
    const inputs = { apiKey: '', pluginId: 'plugin_1', baseUrl: new URL('https://service.example') };
    const [remark] = remarkOnService({ live: undefined, inputs, slug: '', isUpToDate: false }).remarks;
    expect(show(`::notice::${remark?.text ?? ''} Keep \`my-plugin\`.`)).toBe(
      'Notice: The service was not asked, because `PLUGIN_SERVICE_KEY` is empty: `--plugin-id` and `--base-url` are not checked, and nothing is compared with what is live. Keep `my-plugin`.\n',
    );
  });

  test('says on a terminal what runs now, and how many steps are left, in place', () => {
    const toPlain = createPlainLog(undefined, { steps: ['Start', 'Update', 'Pages'], columns: 40 });
    const lines = [
      '::group::Rehearse on PHP 8.5',
      '✔ Start (1.0 s): fine',
      '::endgroup::',
      '✔ Rehearse (2.0 s)',
    ];
    expect(lines.map((line) => toPlain(`${line}\n`).replace('\r\u001B[K', '<'))).toEqual([
      '<› Rehearse on PHP 8.5',
      '<Rehearse on PHP 8.5\n  ✔ Start (1.0 s): fine\n› Rehearse on PHP 8.5, at most 2 steps ',
      '<',
      '<✔ Rehearse (2.0 s)\n',
    ]);
  });

  test('has colours where they are shown', () => {
    const toPlain = createPlainLog((format, text) => `<${format} ${text}>`);
    expect(toPlain('::group::Step\n✔ Done\n::endgroup::\n::error::No.\n❌ Red\n')).toBe(
      '<bold Step>\n  <green ✔> Done\n<red Error:> No.\n<red ❌> Red\n',
    );
  });

  test('names the variable of a machine in place of that of a repository', () => {
    const said =
      'Set it to the address of the service. If the workflow takes it from a variable, such as `${{ vars.PLUGIN_SERVICE_URL }}`, check that the repository variable exists, and is not a secret: Settings → Variables.';
    expect(show(said)).toBe(
      'Set it to the address of the service. Or set the environment variable PLUGIN_SERVICE_URL.\n',
    );
  });

  test('and the receipt name the options', () => {
    expect(nameOptions('3.7, from the input `previous`')).toBe('3.7, from the option `--previous`');
    const told = { title: 'Input plugin_id', message: 'Input `plugin_id` is missing.', hint: 'Set it.' };
    const receipt = renderErrors([new PublishError({ code: 'input', ...told })], (text) => text);
    expect(nameOptions(receipt[0] ?? '')).toBe(
      '**Option --plugin-id**: Option <code>--plugin-id</code> is missing.',
    );
    expect(nameOptions(renderProse('3.7, from the input `previous`; its input'))).toBe(
      '3.7, from the option <code>--previous</code>; its input',
    );
  });

  test('never has what is to be masked', () => {
    expect(show('::add-mask::SECRET', '::add-mask::%25', 'after')).toBe('after\n');
  });
});

describe('the outputs', () => {
  test('are lines of shells', () => {
    const text = 'is-newer<<x1\ntrue\nx1\nchangelog<<x2\n* One\n* <<x3\nx2\nversion<<x4\n\nx4\n';
    expect(writeKeyValues(text)).toBe('IS_NEWER=true\nCHANGELOG=* One\\n* <<x3\nVERSION=\n');
  });
});
