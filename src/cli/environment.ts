import { type InputPlace, toVariable } from '../action/inputs/environment.ts';
import type { Environment } from '../shared/environment.ts';
import { type ActionName, PACKAGES, toOption } from './action-options.ts';
import { CommandError } from './command-error.ts';

/** The values of inputs by the action's names. */
type GivenInputs = Readonly<Record<string, string>>;

/** Variables of GitHub's workflows. Forgejo and Gitea set some of the same names, for their own servers. */
const OF_GITHUB = ['GITHUB_REPOSITORY', 'GITHUB_TOKEN', 'ACTIONS_RUNTIME_TOKEN', 'ACTIONS_RESULTS_URL'];

/** The tag that triggered the pipeline, on GitLab and Bitbucket. */
const TAGS = ['CI_COMMIT_TAG', 'BITBUCKET_TAG'];

/** Whether GitHub, or a system with the same workflow commands, reads the log. */
export function isWorkflow(env: Environment): boolean {
  return env['GITHUB_ACTIONS'] === 'true';
}

function isOtherForge(env: Environment): boolean {
  return env['GITEA_ACTIONS'] === 'true' || env['FORGEJO_ACTIONS'] === 'true';
}

/**
 * Builds an action's environment from that of a command: its inputs, the secrets that it may have, and values that
 * other CI systems provide under names of their own.
 *
 * @throws CommandError: it cannot run here, or lacks its key
 */
export function buildEnvironment(
  command: ActionName,
  inputs: GivenInputs,
  rows: readonly InputPlace[],
  given: Environment,
): Environment {
  const env = { ...given };
  if (isOtherForge(given)) for (const name of OF_GITHUB) env[name] = undefined;
  const tag = TAGS.map((name) => given[name] ?? '').find((name) => name !== '');
  if (tag !== undefined && !isWorkflow(given)) {
    env['GITHUB_REF_TYPE'] = 'tag';
    env['GITHUB_REF_NAME'] = tag;
  }
  for (const [name, value] of Object.entries(inputs)) env[toVariable(name)] = value;
  for (const { name, secret } of rows)
    if (secret !== undefined && env[secret] !== undefined) env[toVariable(name)] = env[secret];
  check(command, inputs, env);
  return env;
}

function check(command: ActionName, inputs: GivenInputs, env: Environment): void {
  if (command !== 'live' && !PACKAGES.some((name) => name in inputs))
    throw new CommandError(
      `Name the package to ${command}: the path of a ZIP or of the plugin's folder, or a URL. \`${command} --help\` lists the options.`,
    );
  // The action refuses other values.
  const isDryRun = !/^false$/i.test(inputs['dry-run'] ?? 'false');
  const needsKey = command === 'live' || (command === 'publish' && !isDryRun);
  if (needsKey && (env['PLUGIN_SERVICE_KEY'] ?? '').trim() === '')
    throw new CommandError(
      'There is no API key: set the environment variable PLUGIN_SERVICE_KEY to the key from the dashboard of the service.',
    );
  if (command === 'publish' && !isDryRun && isMergeRequest(env))
    throw new CommandError(
      'This pipeline is for a merge request, and would publish code that nobody has reviewed. Add --dry-run, or run it for tags only.',
    );
  const hasRepository = ['GITHUB_REPOSITORY', 'GITHUB_TOKEN'].every((name) => (env[name] ?? '') !== '');
  const isOnGitHub = isWorkflow(env) && !isOtherForge(env);
  if ('artifact-name' in inputs && !isOnGitHub)
    throw new CommandError(
      '--artifact-name needs a workflow on GitHub, which has the artifact. Give the ZIP with --zip-path or --zip-url.',
    );
  const releases = command === 'publish' && !isDryRun ? ['zip-path', 'release-tag'] : [];
  const needing = releases.find((name) => name in inputs);
  if (needing !== undefined && !hasRepository)
    throw new CommandError(
      `${toOption(needing)} makes a release on GitHub, and needs the environment variables GITHUB_TOKEN and GITHUB_REPOSITORY (such as acme/my-plugin). Elsewhere, upload the ZIP where anyone can download it, and give its address with --zip-url.`,
    );
}

/** On GitLab and Bitbucket. */
function isMergeRequest(env: Environment): boolean {
  return env['CI_PIPELINE_SOURCE'] === 'merge_request_event' || (env['BITBUCKET_PR_ID'] ?? '') !== '';
}
