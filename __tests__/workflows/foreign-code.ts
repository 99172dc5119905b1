/**
 * Holds one rule: no job that has a secret or a token that writes starts, fetches or evaluates what a job with foreign code said.
 *
 * Foreign is a build, what it installs, and the plugin. Such code runs as the runner's user, so it may change all that its job says:
 * outputs, artifacts, caches. Of these, a job with a secret may take the result, a digest and a version, as `VERDICTS` and `CHECKS` say,
 * and artifacts as data.
 */
import type { Example, Job, Step, Workflow } from './examples.ts';
import { OWN_ACTION } from './pins.ts';

/** Secrets that are made for the build: without them it does not find its packages, and they publish nothing. */
const SECRETS_OF_BUILDS = ['COMPOSER_AUTH', 'NODE_AUTH_TOKEN'];

/** Actions of others that run nothing of a repository or an artifact. */
const CAREFUL_ACTIONS = [
  'actions/attest',
  'actions/checkout',
  'actions/dependency-review-action',
  'actions/download-artifact',
  'actions/setup-node',
  'actions/upload-artifact',
  // Without a build, as its input `build-mode` says.
  'github/codeql-action',
  'ossf/scorecard-action',
  // Copies files into a working copy of Subversion.
  '10up/action-wordpress-plugin-deploy',
];

/** Programs that run nothing of what they read. Not one that is not here: neither `npm` nor `source` nor a file. */
const CAREFUL_PROGRAMS = new Set(
  `: [ apt-get awk base64 break cat cd continue cp curl cut echo exit export false for gh git grep head jq kill ls mkdir mktemp
  mv own-command printf read return rm sed sha256sum shift sleep sort tail test touch tr true unzip wc zip`.split(
    /\s+/,
  ),
);

/** Commands that are careful, though their program is not. */
const CAREFUL_COMMANDS = [
  // That of this action, which the step before fetches.
  'node "$RUNNER_TEMP/command/dist/cli.js"',
  'command -v',
  'npm publish --provenance --access public --ignore-scripts',
  'npm view',
];

/** Inputs of this action which it compares with the package, and does nothing else with. */
const VERDICTS = ['expected-sha256', 'expected-version'];

/** Variables that make programs start others. */
const OBEYED = '(?:BASH_ENV|ENV|GIT_[A-Z_]+|LD_[A-Z_]+|NODE_OPTIONS|PATH)';

/** How a script has to check a variable before all else, in a line such as `[[ $VERSION =~ … ]] || exit 1`. */
const CHECKS: Readonly<Record<string, string>> = {
  SHA256: '^[0-9a-f]{64}$',
  VERSION: '^[0-9A-Za-z.+-]{1,40}$',
};

/** Jobs with a token that writes and foreign code. */
const BOTH: Readonly<Record<string, string>> = {
  'real-actions.yml ask': 'It writes to a repository that is there for nothing else.',
  'real-actions.yml use': 'It writes to a repository that is there for nothing else.',
};

/** Hand-overs that are none of the above, with the reason why nothing is started, fetched or evaluated. */
const READ_AS_DATA: Readonly<Record<string, string>> = {
  'publish-plugins.yml publish expected-sha256':
    'The job `digests` lets through digests alone, and the input takes nothing else.',
  'examples/comment-on-pull-request.yml comment PASSED': 'Compared with `true` by jq.',
  'examples/comment-on-pull-request.yml comment TESTED': 'Written as code by jq.',
  'examples/comment-on-pull-request.yml comment RESULTS': 'Written as code by jq.',
  'examples/comment-on-pull-request.yml comment UPDATER': 'One of two words, by which jq finds a sentence.',
  'examples/next-wordpress.yml report OUTCOMES': 'Written into a text that `gh` sends.',
  'examples/next-wordpress.yml raise RESULTS':
    'Parsed by jq; one version is taken, if it has the form of one.',
};

/** The exceptions, which a test wants to be in use. */
export const EXCEPTIONS = [...Object.keys(BOTH), ...Object.keys(READ_AS_DATA)];

/** A breach of the rule, and the exception that allows it, if one could. */
export interface Breach {
  readonly problem: string;
  readonly key?: string;
}

/** Lists what breaks the rule in a workflow, with what the exceptions allow. */
export function listBreaches(example: Example, all: readonly Example[]): readonly Breach[] {
  const { workflow } = example;
  return Object.entries(workflow.jobs)
    .filter(([, job]) => isTrusted(job, workflow))
    .flatMap(([name, job]) => {
      const own = [...listOwnBreaches(example, name, job), ...listHandOvers(example, name, all)];
      return own.map(({ problem, key = '' }) => ({
        problem: `${name}: ${problem}`,
        key: `${example.id} ${name}${key === '' ? '' : ` ${key}`}`,
      }));
    });
}

/** Lists what breaks the rule in a workflow. */
export function findBreaches(example: Example, all: readonly Example[]): readonly string[] {
  return listBreaches(example, all)
    .filter(({ key = '' }) => !EXCEPTIONS.includes(key))
    .map(({ problem }) => problem);
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const stepsOf = ({ steps = [] }: Job): readonly Step[] => steps;

/** Whether a job has a secret, or a token that writes. Without permissions, the settings of the repository decide. */
function isTrusted(job: Job, workflow: Workflow): boolean {
  const { permissions = workflow.permissions ?? 'write-all' } = job;
  const secrets = [...JSON.stringify([workflow.env, job]).matchAll(/\bsecrets\b(?:\.([\w-]+))?/g)].map(
    ([, name = '']) => name,
  );
  return (
    JSON.stringify(permissions).includes('write') ||
    job.environment !== undefined ||
    secrets.some((name) => !SECRETS_OF_BUILDS.includes(name))
  );
}

/** The action that a step starts, if it is one of this project that runs nothing of a plugin. */
function isOwnAction({ uses = '' }: Step): boolean {
  return [OWN_ACTION, './.publish-wordpress-plugin'].some((action) =>
    [action, `${action}/live`].includes(uses.replace(/@.*/, '')),
  );
}

function isCareful(step: Step): boolean {
  const { uses, run } = step;
  if (run !== undefined) return listPrograms(run).every((program) => CAREFUL_PROGRAMS.has(program));
  const [account = '', name = ''] = (uses ?? '').split(/[/@]/);
  return isOwnAction(step) || CAREFUL_ACTIONS.includes(`${account}/${name}`);
}

/** Whether a job runs foreign code, or has a place in which the reader is to let some run. */
function runsForeignCode({ text }: Example, name: string, job: Job): boolean {
  const [, block = ''] = new RegExp(`^  ${name}:\n((?: {3}.*\n|\n)*)`, 'm').exec(text) ?? [];
  return (
    /build (it|the plugin) here/i.test(block) ||
    'container' in job ||
    'services' in job ||
    !stepsOf(job).every(isCareful)
  );
}

/**
 * Lists the programs that a script starts. It knows little of the shell: what it does not understand looks like a program that
 * nobody knows.
 */
export function listPrograms(script: string): readonly string[] {
  const functions = [...script.matchAll(/^\s*(\w+)\(\)/gm)].map(([, name = '']) => name);
  const known = CAREFUL_COMMANDS.reduce((text, command) => text.replaceAll(command, 'own-command'), script);
  const words = known
    .replaceAll('\\\n', ' ')
    // Of quoted text, what it runs; of comments, nothing.
    .replaceAll(/'[^']*'|"(?:\\[^]|[^"\\])*"|(?<=^|\s)#.*$/gm, (part) =>
      part.startsWith('"')
        ? `quoted${(part.match(/(?<!\\)`[^`]*`?|\$\([^()]*/g) ?? []).join(' ')}`
        : part.startsWith("'")
          ? 'quoted'
          : '',
    )
    .replaceAll(/\[\[ (?:(?!\$\(|`).)* \]\]/g, 'true')
    .replaceAll(/\$\{(?:(?!\$\(|(?<!\\)`)[^{}])*\}/g, 'quoted')
    .replaceAll(/\$\{(?:(?!\$\(|(?<!\\)`)[^{}])*\}/g, 'quoted')
    .replaceAll(/\d?>{1,2}\s*(?:&\d|[\w/.$"-]+)|<{1,3}\s*[\w/.$-]+/g, '')
    .replaceAll(/\bcase [^\n()`]* in\b|\bfor \w+ in [^\n;$`]*/g, '')
    .replaceAll(/^\s*[\w.*?[\]!|-]+\)/gm, '')
    .replaceAll(/\$\(|[<>]\(|[;|&(){}`]/g, '\n')
    .replaceAll(/(?<=^|\s)(?:if|then|elif|else|fi|while|until|do|done|esac|!|sudo)(?=\s|$)/gm, '\n');
  const programs = words.split('\n').map(
    (line) =>
      line
        .trim()
        .replace(/^(?:\w+=\S*\s*)+/, '')
        .split(/\s/)[0] ?? '',
  );
  return [...new Set(programs)].filter((program) => program !== '' && !functions.includes(program));
}

/** Lists what a trusted job may not do, whatever other jobs said. */
function listOwnBreaches(example: Example, name: string, job: Job): readonly Breach[] {
  const steps = stepsOf(job);
  const breaches: Breach[] = [];
  if (job.uses === undefined && runsForeignCode(example, name, job))
    breaches.push({ problem: 'it has a secret or a token that writes, and runs foreign code' });
  for (const [index, step] of steps.entries()) {
    const { uses = '', run = '', with: inputs = {} } = step;
    const before = steps[index - 1];
    const say = (problem: string) => breaches.push({ problem: `step ${index + 1} ${problem}` });
    if (run.includes('${{')) say('has an expression in its script');
    if (/GITHUB_ENV|GITHUB_PATH/.test(run) || new RegExp(`\\b${OBEYED}=`).test(run))
      say('changes the environment of programs');
    if (uses.startsWith('actions/setup-') && inputs['package-manager-cache'] !== false)
      say('restores a cache');
    // Tools look for settings where they are started, such as `.git/config`.
    if (uses.startsWith('actions/download-artifact@') && !/^\w[\w-]*$/.test(textOf(inputs['path'])))
      say('downloads an artifact, but not into a folder of its own');
    if (uses.startsWith('./') && before?.with?.['path'] !== '.publish-wordpress-plugin')
      say('starts an action from the workspace that the step before did not fetch');
    for (const key of ['repository', 'ref'])
      if (uses.startsWith('actions/checkout@') && !namesKnownCode(textOf(inputs[key]), steps))
        say(`fetches what ${textOf(inputs[key])} names`);
  }
  for (const { key, value } of listLeaves(job)) {
    if (new RegExp(`(^|\\.)env\\.${OBEYED}$`).test(key))
      breaches.push({ problem: `${key} starts or changes programs` });
    const isPlace = /(^|\.)(shell|working-directory|runs-on|container|services)(\.|$)/.test(key);
    if (isPlace && /\$\{\{(?! inputs\.[\w-]+ \}\})/.test(value))
      breaches.push({ problem: `${key} is ${value}` });
  }
  return breaches;
}

/** A name as it is written, or that a step found out before anything else, or that another job says, which is looked at elsewhere. */
function namesKnownCode(value: string, [first]: readonly Step[]): boolean {
  return (
    !value.includes('${{') ||
    /^\$\{\{ needs\.[\w-]+\.outputs\.[\w-]+ \}\}$/.test(value) ||
    (first?.id === 'action' && /^\$\{\{ steps\.action\.outputs\.[\w-]+ \}\}$/.test(value))
  );
}

/** Lists where a job uses what jobs with foreign code said, in a way that is not allowed. */
function listHandOvers(example: Example, name: string, all: readonly Example[]): readonly Breach[] {
  const job = example.workflow.jobs[name];
  if (job === undefined) return [];
  return listLeaves(job).flatMap(({ key, value }) => {
    const isCondition = /^(steps\.\d+\.)?if$/.test(key);
    const expressions = isCondition
      ? [value]
      : [...value.matchAll(/\$\{\{([^]*?)\}\}/g)].map(([, inside = '']) => inside);
    const uses = expressions.flatMap(
      (expression) =>
        expression.replaceAll(/'(?:[^']|'')*'/g, "''").match(/\bneeds\b[^\s()!=&|,<>}]*/gi) ?? [],
    );
    return uses
      .filter((used) => isSaidByForeignCode(example, used, all))
      .filter((used) => !(isCondition ? isCompared(value, used) : isAllowed(job, key, value)))
      .map((used) => ({ problem: `${key} is ${used}`, key: key.split('.').at(-1) ?? '' }));
  });
}

/** Whether foreign code may have said what an expression refers to: all but a result, and outputs of other jobs. */
function isSaidByForeignCode(example: Example, used: string, all: readonly Example[]): boolean {
  if (/^needs\.([\w-]+|\*)\.result$/i.test(used)) return false;
  const [, source, output] = /^needs\.([\w-]+)\.outputs\.([\w-]+)$/i.exec(used) ?? [];
  return source === undefined || output === undefined || isOutputForeign(example, source, output, all);
}

function isOutputForeign(example: Example, source: string, output: string, all: readonly Example[]): boolean {
  const job = example.workflow.jobs[source];
  if (job === undefined) return true;
  if (job.uses === undefined) {
    const downloads = stepsOf(job).some(({ uses = '' }) => uses.startsWith('actions/download-artifact@'));
    return (
      downloads || runsForeignCode(example, source, job) || listHandOvers(example, source, all).length > 0
    );
  }
  const called = all.find(({ id }) => job.uses?.startsWith(`${OWN_ACTION}/.github/workflows/${id}@`));
  if (called === undefined) return true;
  const { on } = called.workflow as {
    on?: { workflow_call?: { outputs?: Record<string, { value: string }> } };
  };
  const value = on?.workflow_call?.outputs?.[output]?.value ?? '';
  const sources = [...value.matchAll(/jobs\.([\w-]+)\.outputs\.([\w-]+)/g)];
  return (
    sources.length === 0 || sources.some(([, name = '', its = '']) => isOutputForeign(called, name, its, all))
  );
}

/** In a condition, a comparison with a text can start or skip a job, and nothing else. */
function isCompared(condition: string, used: string): boolean {
  return condition
    .split(used)
    .slice(1)
    .every((rest) => /^ [!=]= '[^']*'/.test(rest));
}

/** Whether an output as a whole is compared by this action, or checked by the script that gets it. */
function isAllowed(job: Job, key: string, value: string): boolean {
  const [, index = '', group, name = ''] = /^steps\.(\d+)\.(with|env)\.([\w-]+)$/.exec(key) ?? [];
  const step = stepsOf(job)[Number(index)];
  if (step === undefined || !/^\$\{\{ needs\.[\w-]+\.outputs\.[\w-]+ \}\}$/.test(value)) return false;
  if (group === 'with') return isOwnAction(step) && VERDICTS.includes(name);
  return listChecked(step.run ?? '').includes(name);
}

/** Lists the variables that a script checks before all else. */
function listChecked(script: string): readonly string[] {
  const lines = script.split('\n').filter((line) => !line.startsWith('#'));
  const names = lines.map((line) =>
    Object.keys(CHECKS).find((name) => {
      const check = `[[ $${name} =~ ${CHECKS[name] ?? ''} ]] || `;
      return (
        line.startsWith(check) && /^(exit 1|\{ echo "[^"]*"; exit 1; \})$/.test(line.slice(check.length))
      );
    }),
  );
  const end = names.indexOf(undefined);
  return names.slice(0, end < 0 ? names.length : end).flatMap((name) => name ?? []);
}

/** All texts of a job with their keys, such as `steps.0.with.ref`. */
function listLeaves(value: unknown, key = ''): readonly { readonly key: string; readonly value: string }[] {
  if (typeof value !== 'object' || value === null) return [{ key, value: String(value) }];
  return Object.entries(value).flatMap(([name, inner]) =>
    listLeaves(inner, key === '' ? name : `${key}.${name}`),
  );
}
