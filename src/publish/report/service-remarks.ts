import type { Inputs } from '../../action/inputs/read-inputs.ts';
import { NO_SERVICE } from '../../action/inputs/service.ts';
import { BLOCKED_HINT } from '../../service/bad-answer.ts';
import type { LiveVersion, LiveVersionFailure, Served } from '../../service/model.ts';

/** A sentence in the report of a dry run. */
interface Remark {
  readonly severity: 'info' | 'notice' | 'warning';
  /** The title of the annotation. */
  readonly title: string;
  readonly text: string;
}

/** Facts of a dry run about the service. */
interface AskedService {
  /** `undefined` when the service was not asked. */
  readonly live: LiveVersion | undefined;
  readonly inputs: Pick<Inputs, 'apiKey' | 'pluginId' | 'baseUrl' | 'caller'>;
  /** The plugin's folder; empty when it is not known. */
  readonly slug: string;
  readonly isUpToDate: boolean;
}

interface ServiceVerdict {
  /** The end of a sentence about the plugin; contains no texts by others. */
  readonly outlook: string;
  readonly remarks: readonly Remark[];
}

/** Remarks on the service for a dry run: its answer, obstacles to a run, and what was not checked. */
export function remarkOnService({ live, inputs, slug, isUpToDate }: AskedService): ServiceVerdict {
  const { served, failure } = live ?? {};
  if (failure !== undefined) return remarkOnTrouble(failure, inputs);
  if (live === undefined || served === undefined) return remarkOnSilence(inputs);
  const remarks = remarkOnServed(served, live, slug);
  if (!isUpToDate) return { outlook: 'could be published', remarks };
  const text = 'The service serves this version already: a run would publish nothing.';
  return {
    outlook: 'is live already',
    remarks: [...remarks, { severity: 'notice', title: 'Published already', text }],
  };
}

/** The command leaves it out: there, a variable holds the key. */
export const NO_KEY_IN_WORKFLOW =
  ' That is right in a job that only builds; elsewhere, check the name of the secret.';

function remarkOnSilence({ apiKey, baseUrl, caller }: AskedService['inputs']): ServiceVerdict {
  if (caller.isBuild) {
    const text = 'This job has no key: the job that publishes asks the service.';
    return { outlook: 'is built, and has no errors', remarks: [say(text)] };
  }
  const [why, advice] =
    apiKey === ''
      ? ['`api-key` is empty', NO_KEY_IN_WORKFLOW]
      : ['the version of the package is not known', ''];
  return {
    outlook: 'has no errors, but the service was not asked',
    remarks: [
      {
        // A job that only builds names no service: nothing is missing there.
        severity: apiKey === '' && baseUrl === NO_SERVICE ? 'info' : 'notice',
        title: 'Service not asked',
        text: `The service was not asked, because ${why}: ${apiKey === '' ? '' : '`api-key`, '}\`plugin_id\` and \`base-url\` are not checked, and nothing is compared with the live version.${advice}`,
      },
    ],
  };
}

function remarkOnServed(
  { version, pluginFile }: Served,
  { isFolderUnknown }: LiveVersion,
  slug: string,
): readonly Remark[] {
  const told = say(`The service accepted the key, and serves version ${version}.`);
  if (isFolderUnknown === true) {
    const text = `The service knows this plugin by its \`plugin_id\`, but not by the folder \`${slug}\`: check that this is its folder on the sites, and correct the input \`slug\` if it is not.`;
    return [told, { severity: 'warning', title: 'Folder not known to the service', text }];
  }
  if (pluginFile !== undefined) return [told];
  return [
    told,
    say(`The service does not say in which folder sites have the plugin: \`${slug}\` is not checked.`),
  ];
}

function say(text: string): Remark {
  return { severity: 'info', title: '', text };
}

interface ServiceAdvice {
  readonly title: string;
  /** The beginning of the sentence before the cause. */
  readonly lead?: string;
  /** Advice on what to check, as a sentence. */
  readonly fix: string;
  /** Why a run would fail; absent when it may succeed. */
  readonly obstacle?: string;
}

const NOT_COMPARED = 'Not compared with what is live';
const NOT_CHECKED = '`api-key` and `plugin_id` are not checked.';

const ADVICE: Readonly<Record<Exclude<LiveVersionFailure['kind'], 'missing'>, ServiceAdvice>> = {
  key: {
    title: 'API key refused',
    fix: 'Check `api-key`, and that `base-url` is the address of the service.',
    obstacle: 'the service refuses the API key',
  },
  page: {
    title: 'Not the service',
    lead: '`base-url` seems to be the address of a website, not of the service:',
    fix: 'Set `base-url` to the address of the service.',
    obstacle: 'a website answers instead of the service',
  },
  blocked: {
    title: 'Request blocked',
    fix: BLOCKED_HINT,
    obstacle: 'something before the service seems to block requests',
  },
  redirect: {
    title: 'Redirect not followed',
    fix: 'Check `base-url`, and `api-key`, because it may redirect to a login page.',
    obstacle: 'the service redirects requests',
  },
  unclear: { title: NOT_COMPARED, fix: `Check \`base-url\`; ${NOT_CHECKED}` },
  passing: { title: NOT_COMPARED, fix: `Try again later; ${NOT_CHECKED}` },
  unreached: {
    title: 'Service not reached',
    fix: `Check \`base-url\`; ${NOT_CHECKED}`,
    obstacle: 'the service is not reached',
  },
};

function remarkOnTrouble(
  { kind, why, isLasting }: LiveVersionFailure,
  { pluginId }: AskedService['inputs'],
): ServiceVerdict {
  if (kind === 'missing') return remarkOnMissing(why, pluginId);
  const { title, lead = 'The live version is not known, because', fix, obstacle } = ADVICE[kind];
  const run = isLasting
    ? 'a run would probably fail for the same reason'
    : 'a run may fail for the same reason';
  const text = `${lead} ${why}${kind === 'unclear' ? '' : `; ${run}`}. ${fix}`;
  const outlook =
    isLasting && obstacle !== undefined
      ? `would probably fail, because ${obstacle}`
      : 'has no errors, but the live version is not known';
  return { outlook, remarks: [{ severity: 'warning', title, text }] };
}

/** Asks to check the identifier, because a wrong one looks like a first release. */
function remarkOnMissing(why: string, pluginId: string): ServiceVerdict {
  const text = `Nothing is live yet, or the service does not know this plugin: ${why}. Unless this is the first release, check that \`plugin_id\` is right: \`${pluginId}\`. Version and folder are not compared with the live version.`;
  return {
    outlook: 'could be published, if the service knows the plugin',
    remarks: [{ severity: 'notice', title: 'Nothing live, or plugin not known', text }],
  };
}
