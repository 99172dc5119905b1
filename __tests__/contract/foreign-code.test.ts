import { describe, expect, test } from '@jest/globals';
import { parse, stringify } from 'yaml';
import { type Example, readExamples, type Workflow } from '../workflows/examples.ts';
import { OWN_ACTION } from '../workflows/pins.ts';
import { EXCEPTIONS, findBreaches, listBreaches, listPrograms } from '../workflows/foreign-code.ts';

const all = await readExamples();

describe('a job with a secret or a token that writes starts, fetches and evaluates nothing that foreign code said', () => {
  test.each(all.map((example) => [example.id, example] as const))('%s', (_id, example) => {
    expect(findBreaches(example, all)).toEqual([]);
  });

  test('and nothing waits for a run that foreign code may have started', () => {
    const triggers = all.flatMap(({ workflow: { on } }) =>
      typeof on === 'string' ? [on] : Object.keys(Object(on) as object),
    );
    expect(triggers).not.toContain('pull_request_target');
    expect(triggers).not.toContain('workflow_run');
  });

  test('but for exceptions that are in use', () => {
    const keys = all.flatMap((example) => listBreaches(example, all).map(({ key }) => key));
    expect(EXCEPTIONS.filter((exception) => !keys.includes(exception))).toEqual([]);
  });
});

const OWN = OWN_ACTION;
const BUILD = {
  permissions: { contents: 'read' },
  outputs: {
    version: '${{ steps.a.outputs.version }}',
    sha256: '${{ steps.a.outputs.sha256 }}',
    said: '${{ steps.a.outputs.said }}',
  },
  steps: [{ uses: 'actions/checkout@v7' }, { run: 'npm ci && npm run build' }],
};
const SAID = '${{ needs.build.outputs.said }}';
const VERSION = '${{ needs.build.outputs.version }}';
const SHA256 = '${{ needs.build.outputs.sha256 }}';
const CHECK = '[[ $VERSION =~ ^[0-9A-Za-z.+-]{1,40}$ ]] || exit 1\n';

type Fields = Readonly<Record<string, unknown>>;

function make(jobs: Fields, others: Fields = {}): Example {
  const text = stringify({ permissions: {}, ...others, jobs });
  return { id: 'made-up.yml', fileName: 'made-up.yml', text, workflow: parse(text) as Workflow };
}

/** Breaches of a job that can write, behind a build. */
function find(job: Fields, others: Fields = {}): readonly string[] {
  const publish = { needs: 'build', permissions: { contents: 'write' }, ...job };
  return findBreaches(make({ build: BUILD, ...others, publish }), all);
}

const step = (fields: Fields) => ({ steps: [fields] });
const checkout = (inputs: Fields) => ({
  uses: 'actions/checkout@v7',
  with: { path: '.publish-wordpress-plugin', ...inputs },
});
const own = (inputs: Fields) => step({ uses: `${OWN}@v1`, with: inputs });
const told = (env: Fields, run: string) => step({ env, run });

describe('the rule', () => {
  test.each<[string, Fields]>([
    [
      'a result',
      { if: "${{ !cancelled() && needs.build.result == 'success' && needs.*.result }}", ...own({}) },
    ],
    [
      'a digest and a version that the action compares',
      own({ 'expected-sha256': SHA256, 'expected-version': VERSION }),
    ],
    [
      'a version that the script checks first',
      told({ VERSION }, `# Of the build.\n${CHECK}git tag "v$VERSION"`),
    ],
    [
      'a digest that the script checks first',
      told({ SHA256 }, '[[ $SHA256 =~ ^[0-9a-f]{64}$ ]] || { echo "::error::No."; exit 1; }\necho "$SHA256"'),
    ],
    ['a word that decides whether it starts', { if: "needs.build.outputs.said == 'true'", ...own({}) }],
    ['an artifact, for the action', own({ 'artifact-name': 'package' })],
    [
      'an artifact in a folder',
      {
        steps: [
          { uses: 'actions/download-artifact@v8', with: { path: 'package' } },
          { run: 'unzip -q package/*.zip -d unpacked' },
        ],
      },
    ],
    [
      'an action whose name a step finds out before anything else',
      {
        steps: [
          { id: 'action', run: 'true' },
          checkout({ repository: '${{ steps.action.outputs.repository }}' }),
        ],
      },
    ],
  ])('allows %s', (_name, job) => {
    expect(find(job)).toEqual([]);
  });

  test.each<[string, Fields, RegExp | string]>([
    [
      'the commit that is fetched',
      step(checkout({ repository: 'a/b', ref: SAID })),
      'steps.0.with.ref is needs.build.outputs.said',
    ],
    [
      'the repository that is fetched',
      step(checkout({ repository: SAID })),
      'steps.0.with.repository is needs.build.outputs.said',
    ],
    [
      'a part of either',
      step(checkout({ ref: `v${VERSION}` })),
      'steps.0.with.ref is needs.build.outputs.version',
    ],
    ['the action that is started', step({ uses: `a/b@${SAID}` }), /uses is needs/],
    ['the workflow that is called', { uses: `a/b/.github/workflows/c.yml@${SAID}` }, /uses is needs/],
    [
      'an input of the workflow that is called',
      { uses: `${OWN}/.github/workflows/build-and-publish.yml@v1`, with: { action: SAID } },
      'with.action is needs.build.outputs.said',
    ],
    [
      'the text of a script',
      step({ run: `git tag ${VERSION}` }),
      'steps.0.run is needs.build.outputs.version',
    ],
    [
      'a variable that no script checks',
      told({ VERSION }, 'git tag "v$VERSION"'),
      'steps.0.env.VERSION is needs.build.outputs.version',
    ],
    [
      'a variable that is checked too late',
      told({ VERSION }, `echo "$VERSION"\n${CHECK}`),
      /env\.VERSION is/,
    ],
    [
      'a variable that is checked by another pattern',
      told({ VERSION }, CHECK.replace('^', '')),
      /env\.VERSION is/,
    ],
    [
      'a variable whose check stops nothing',
      told({ VERSION }, CHECK.replace('exit 1', 'echo No.')),
      /env\.VERSION is/,
    ],
    ['a variable that programs obey', told({ BASH_ENV: VERSION }, 'true'), /env\.BASH_ENV is needs/],
    [
      'a variable of the whole job',
      { env: { VERSION }, ...step({ run: CHECK }) },
      'env.VERSION is needs.build.outputs.version',
    ],
    ['a variable of an action', step({ uses: `${OWN}@v1`, env: { VERSION } }), /env\.VERSION is/],
    ['a part of a variable', told({ VERSION: `v${VERSION}` }, CHECK), /env\.VERSION is/],
    ['another input of the action', own({ 'zip-path': SAID }), /with\.zip-path is/],
    [
      'another output by the name of a digest',
      own({ 'expected-sha256': `\${{ fromJSON(${SAID.slice(4, -3)}).a }}` }),
      /with\.expected-sha256 is/,
    ],
    [
      'an input of an action of others',
      step({ uses: 'actions/attest@v4', with: { 'subject-path': SAID } }),
      /with\.subject-path is/,
    ],
    [
      'a matrix',
      { strategy: { matrix: { a: '${{ fromJSON(needs.build.outputs.said) }}' } }, ...own({}) },
      'strategy.matrix.a is needs.build.outputs.said',
    ],
    [
      'a condition that is more than a comparison',
      { if: 'fromJSON(needs.build.outputs.said)', ...own({}) },
      'if is needs.build.outputs.said',
    ],
    [
      'a condition of a step',
      step({ if: 'contains(needs.build.outputs.said, 1)', uses: `${OWN}@v1` }),
      'steps.0.if is needs.build.outputs.said',
    ],
    ['the shell', step({ run: 'true', shell: SAID }), 'steps.0.shell is needs.build.outputs.said'],
    [
      'the folder of a script',
      step({ run: 'true', 'working-directory': SAID }),
      /working-directory is needs/,
    ],
    ['the runner', { 'runs-on': SAID, ...own({}) }, /runs-on is needs/],
    ['the environment', { environment: SAID, ...own({}) }, 'environment is needs.build.outputs.said'],
    [
      'the group in which it waits',
      { concurrency: { group: SAID }, ...own({}) },
      'concurrency.group is needs.build.outputs.said',
    ],
    ['an output', { outputs: { a: SAID }, ...own({}) }, 'outputs.a is needs.build.outputs.said'],
    ['all that other jobs said', told({ A: '${{ toJSON(needs) }}' }, 'true'), 'steps.0.env.A is needs'],
    ['an output in brackets', own({ a: "${{ needs['build'].outputs.said }}" }), /with\.a is needs\[/],
    [
      'an output in capitals',
      own({ a: '${{ NEEDS.build.OUTPUTS.said }}' }),
      'steps.0.with.a is NEEDS.build.OUTPUTS.said',
    ],
    [
      'outputs as a whole',
      own({ a: '${{ join(needs.build.outputs.*) }}' }),
      /with\.a is needs\.build\.outputs\.\*/,
    ],
  ])('refuses foreign words as %s', (_name, job, problem) => {
    const breaches = find(job);
    const pattern =
      typeof problem === 'string' ? new RegExp(`^publish: ${problem.replaceAll('.', '\\.')}$`) : problem;
    expect(breaches.filter((breach) => pattern.test(breach))).toHaveLength(1);
  });

  test.each<[string, Fields, string]>([
    ['a build', step({ run: 'npm ci' }), 'it has a secret or a token that writes, and runs foreign code'],
    [
      'a place for a build',
      own({ 'zip-path': '# Build it here.' }),
      'it has a secret or a token that writes, and runs foreign code',
    ],
    [
      'a rehearsal',
      step({ uses: `${OWN}/rehearse@v1` }),
      'it has a secret or a token that writes, and runs foreign code',
    ],
    [
      'an action that may run anything',
      step({ uses: 'a/b@v1' }),
      'it has a secret or a token that writes, and runs foreign code',
    ],
    [
      'an image',
      { container: 'a', ...own({}) },
      'it has a secret or a token that writes, and runs foreign code',
    ],
    [
      'a file of an artifact',
      step({ run: 'bash package/run.sh' }),
      'it has a secret or a token that writes, and runs foreign code',
    ],
    [
      'a file of an artifact, in its shell',
      step({ run: '. package/names' }),
      'it has a secret or a token that writes, and runs foreign code',
    ],
    [
      'a text that it evaluates',
      step({ run: 'eval "$(cat package/names)"' }),
      'it has a secret or a token that writes, and runs foreign code',
    ],
    [
      'a cache',
      step({ uses: 'actions/cache/restore@v5' }),
      'it has a secret or a token that writes, and runs foreign code',
    ],
    ['the cache of a package manager', step({ uses: 'actions/setup-node@v7' }), 'step 1 restores a cache'],
    [
      'a variable for the steps after it',
      step({ run: 'cat package/names >> "$GITHUB_ENV"' }),
      'step 1 changes the environment of programs',
    ],
    [
      'a program for the steps after it',
      step({ run: 'echo package >> "$GITHUB_PATH"' }),
      'step 1 changes the environment of programs',
    ],
    [
      'a file of an artifact, by a variable',
      told({ BASH_ENV: 'package/run.sh' }, 'true'),
      'steps.0.env.BASH_ENV starts or changes programs',
    ],
    [
      'a program of an artifact, by the path',
      step({ run: 'export PATH="$PWD/package:$PATH"' }),
      'step 1 changes the environment of programs',
    ],
    [
      'an expression in a script',
      step({ run: 'echo "${{ github.head_ref }}"' }),
      'step 1 has an expression in its script',
    ],
    [
      'an artifact where it works',
      step({ uses: 'actions/download-artifact@v8', with: { name: 'a' } }),
      'step 1 downloads an artifact, but not into a folder of its own',
    ],
    [
      'an artifact as an action',
      {
        steps: [
          checkout({ repository: 'a/b' }),
          { uses: 'actions/download-artifact@v8', with: { path: 'a' } },
          { uses: './.publish-wordpress-plugin' },
        ],
      },
      'step 3 starts an action from the workspace that the step before did not fetch',
    ],
    [
      'a commit that a matrix names',
      step(checkout({ ref: '${{ matrix.ref }}' })),
      'step 1 fetches what ${{ matrix.ref }} names',
    ],
    [
      'a commit of a pull request',
      step(checkout({ ref: '${{ github.head_ref }}' })),
      'step 1 fetches what ${{ github.head_ref }} names',
    ],
    [
      'a commit that a later step found out',
      {
        steps: [
          { run: 'true' },
          { id: 'action', run: 'true' },
          checkout({ ref: '${{ steps.action.outputs.ref }}' }),
        ],
      },
      'step 3 fetches what ${{ steps.action.outputs.ref }} names',
    ],
    [
      'a shell that a step names',
      step({ run: 'true', shell: '${{ steps.a.outputs.b }}' }),
      'steps.0.shell is ${{ steps.a.outputs.b }}',
    ],
  ])('refuses %s, whoever asks for it', (_name, job, problem) => {
    expect(find(job)).toEqual([`publish: ${problem}`]);
  });

  test.each<[string, Fields]>([
    ['a secret', { permissions: {}, ...own({ 'api-key': '${{ secrets.KEY }}' }) }],
    [
      'all secrets',
      { permissions: {}, uses: `${OWN}/.github/workflows/build-and-publish.yml@v1`, secrets: 'inherit' },
    ],
    ['an identity', { permissions: { 'id-token': 'write' }, ...own({}) }],
    ['all permissions', { permissions: 'write-all', ...own({}) }],
    ['an environment', { permissions: {}, environment: 'production', ...own({}) }],
  ])('holds for a job with %s', (_name, job) => {
    expect(find({ ...job, env: { A: SAID } })).toEqual(['publish: env.A is needs.build.outputs.said']);
  });

  test('holds for the permissions of the whole workflow, and where none are given', () => {
    const publish = { needs: 'build', env: { A: SAID }, ...own({}) };
    const breaches = ['publish: env.A is needs.build.outputs.said'];
    expect(
      findBreaches(make({ build: BUILD, publish }, { permissions: { contents: 'write' } }), all),
    ).toEqual(breaches);
    const text = stringify({ jobs: { build: BUILD, publish } });
    const example = { id: 'made-up.yml', fileName: 'made-up.yml', text, workflow: parse(text) as Workflow };
    expect(findBreaches(example, all)).toEqual(expect.arrayContaining(breaches));
    expect(find({ ...publish, permissions: {} })).toEqual([]);
  });

  test('lets a build have the credentials of its packages, and no other secret', () => {
    const build = (name: string) => make({ build: { ...BUILD, env: { A: `\${{ secrets.${name} }}` } } });
    expect(findBreaches(build('COMPOSER_AUTH'), all)).toEqual([]);
    expect(findBreaches(build('NODE_AUTH_TOKEN'), all)).toEqual([]);
    const breaches = ['build: it has a secret or a token that writes, and runs foreign code'];
    expect(findBreaches(build('PLUGIN_SERVICE_KEY'), all)).toEqual(breaches);
    expect(findBreaches(make({ build: BUILD }, { env: { A: '${{ secrets.KEY }}' } }), all)).toEqual(breaches);
  });

  test('knows who repeats what foreign code said', () => {
    const repeat = (fields: Fields) => ({
      permissions: {},
      needs: 'build',
      outputs: { said: '${{ steps.b.outputs.said }}' },
      ...fields,
    });
    const ask = (between: Fields) =>
      find(
        { needs: 'between', ...own({ 'zip-path': '${{ needs.between.outputs.said }}' }) },
        { between: repeat(between) },
      );
    const breaches = ['publish: steps.0.with.zip-path is needs.between.outputs.said'];
    expect(ask(told({ A: SAID }, 'echo "$A"'))).toEqual(breaches);
    expect(ask({ outputs: { said: SAID }, ...own({}) })).toEqual(breaches);
    expect(ask(step(checkout({ repository: SAID })))).toEqual(breaches);
    expect(ask(step({ uses: 'actions/download-artifact@v8', with: { path: 'a' } }))).toEqual(breaches);
    expect(ask({ uses: `${OWN}/.github/workflows/unknown.yml@v1` })).toEqual(breaches);
    // The action has looked at the artifact itself.
    expect(ask(own({ 'artifact-name': 'package', 'dry-run': true, 'expected-sha256': SHA256 }))).toEqual([]);
    expect(ask(told({ VERSION }, CHECK))).toEqual([]);
  });

  test('looks for outputs of reusable workflows in these', () => {
    const ask = (called: string, output: string) =>
      findBreaches(
        make({
          call: { permissions: {}, uses: `${OWN}/.github/workflows/${called}@v1` },
          publish: {
            needs: 'call',
            permissions: { contents: 'write' },
            ...own({ slug: `\${{ needs.call.outputs.${output} }}` }),
          },
        }),
        all,
      );
    const breach = (output: string) => [`publish: steps.0.with.slug is needs.call.outputs.${output}`];
    // Said by the job that publishes, and runs nothing of the plugin.
    expect(ask('build-and-publish.yml', 'version')).toEqual([]);
    expect(ask('build-and-publish.yml', 'sha256')).toEqual([]);
    // Read from artifacts, which a rehearsal can exchange.
    expect(ask('publish-plugins.yml', 'results')).toEqual(breach('results'));
    expect(ask('publish-plugins.yml', 'unknown')).toEqual(breach('unknown'));
  });
});

test.each([
  ['echo "a; b" # npm ci', ['echo']],
  ['jq \'a | b\' <<< "$A" | sort > npm', ['jq', 'sort']],
  ['A=b c=$(gh api "x$(npm ci)" | jq .)', ['gh', 'npm', 'jq']],
  ['if ! grep a b; then exit 1; fi', ['grep', 'exit']],
  ['for a in b c; do rm "$a"; done', ['rm']],
  ['case $A in\n  b|c) npm ci ;;\n  *) ./run ;;\nesac', ['npm', './run']],
  ['call() { curl "$@"; }\ncall x \\\n  --npm y', ['curl']],
  ['cat <(node a) 2> /dev/null', ['cat', 'node']],
  ['"$A" b', ['quoted']],
  ['$A b', ['$A']],
  ['sudo npm ci', ['npm']],
  ['[[ $A =~ ^(a|b)$ ]] && eval b', ['true', 'eval']],
  ['source a || . b', ['source', '.']],
  ['[[ $(npm ci) ]] || x=${A:-$(make)}', ['[[', 'npm', ']]', 'A:-', 'make']],
  ['echo `npm ci`', ['echo', 'npm']],
  ['echo "`npm ci`"', ['echo', 'npm']],
])('of the script %j, the programs are found', (script, programs) => {
  expect(listPrograms(script)).toEqual(programs);
});
