import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, realpath, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { InputMistake } from '../src/action/inputs/mistake.ts';
import { createQuote, createSanitiser } from '../src/action/log.ts';
import type { RunStep } from '../src/action/steps.ts';
import { nameOptions } from '../src/cli/plain-log.ts';
import { requireReadableProxy } from '../src/http/proxy.ts';
import type { RunTools } from '../src/http/run-tools.ts';
import { createSender } from '../src/http/send.ts';
import { assertPhp, REHEARSE_INPUTS, type RehearseInputs } from '../src/rehearsal/inputs.ts';
import type { Rehearsal } from '../src/rehearsal/model/rehearsal.ts';
import { listAvailable } from '../src/rehearsal/packages/plan-pairs.ts';
import { rehearse } from '../src/rehearsal/recipe.ts';
import { explainNotPlayed, judgeResults, type Verdict } from '../src/rehearsal/report/verdict.ts';
import { explainDisk, readLockfile } from '../src/rehearsal/site/install.ts';
import { choosePlayerFlags } from '../src/rehearsal/site/site.ts';
import { createClock } from '../src/shared/clock.ts';
import { messageOf, PublishError } from '../src/shared/publish-error.ts';
import { showInvisible } from '../src/shared/quote.ts';
import { zipPlugin } from '../src/source/zip-plugin.ts';
import { listProblemLines, renderPairs } from './rehearsal-table.ts';

/**
 * Plays the update of a plugin on real WordPress, without a workflow: `npm run rehearse -- PACKAGE [--previous OLD]`, where
 * both are ZIPs or folders of a plugin. `--php` and `--wordpress` say on what, separated by commas: versions, for WordPress
 * also `latest` and paths of ZIPs; `--plugins` what is active beside it; `--before-update` and `--after-update` are PHP files
 * that run around the update; `--accept-problems` names what stops nothing; `--browser` is `none` or the path of one, `--pages`
 * are paths that are visited, too; `--keep-site` stores the updated site; `--full` pairs each with each.
 *
 * Exit code: 0 nothing failed, 2 something did, 3 not rehearsed.
 */
const USAGE =
  'Usage: npm run rehearse -- PACKAGE [--previous OLD] [--php VERSIONS] [--wordpress VERSIONS_OR_ZIPS] [--plugins SLUGS_OR_ZIPS] [--before-update FILE] [--after-update FILE] [--accept-problems IDS] [--browser PATH] [--pages PATHS] [--keep-site] [--full]';
const NOT_REHEARSED = 3;
const EXIT_CODES: Readonly<Record<Verdict, number>> = {
  passed: 0,
  failed: 2,
  'not-started': NOT_REHEARSED,
  unfinished: NOT_REHEARSED,
  'not-known': NOT_REHEARSED,
  'not-run': NOT_REHEARSED,
  'not-played': NOT_REHEARSED,
};
const ROOT = resolve(import.meta.dirname, '..');
const CACHE = join(ROOT, '.cache');

/** npm starts scripts in the project's folder, wherever the person is. */
const WORKSPACE = resolve(process.env['INIT_CWD'] ?? '.');

/** Names only options, which people write, not inputs. */
const show = (text: string): string => nameOptions(showInvisible(text));

const tellStep: RunStep = async (title, work, tell) => {
  console.log(`${title} …`);
  const result = await work();
  const told = tell(result);
  console.log(`  ${show(typeof told === 'string' ? told : told.inconclusive)}`);
  return result;
};

process.exitCode = NOT_REHEARSED;
let folder = '';
try {
  await mkdir(CACHE, { recursive: true });
  folder = await realpath(await mkdtemp(join(CACHE, 'rehearsal-')));
  process.exitCode = await main();
} catch (thrown) {
  const error = explainDisk(thrown);
  console.error(show(messageOf(error) + explainFix(error)));
} finally {
  if (folder !== '') await rm(folder, { recursive: true, force: true });
}

function explainFix(error: unknown): string {
  if (error instanceof InputMistake) return `. ${error.fix}`;
  return error instanceof PublishError ? ` ${error.hint}` : '';
}

async function main(): Promise<number> {
  const inputs = await readCommandLine();
  if (inputs === undefined) {
    console.log(USAGE);
    return 0;
  }
  const { packages } = await readLockfile(join(ROOT, 'rehearse', 'playground'));
  const available = listAvailable(Object.keys(packages));
  nameOption('php', () => assertPhp(inputs.php, available));
  const known: Rehearsal = { planned: [], results: [] };
  const env = { ...process.env };
  const { execPath, platform } = process;
  await rehearse(
    inputs,
    {
      machine: { env, workspace: WORKSPACE, ownFiles: [], temporaryFolder: folder },
      tools: createTools(env),
      step: tellStep,
      install: { execPath, platform, kill: process.kill.bind(process) },
      distFolder: join(ROOT, 'dist'),
      playerFile: join(ROOT, 'src', 'rehearsal', 'main.ts'),
      playerFlags: choosePlayerFlags(process.allowedNodeEnvironmentFlags),
      clearEnvironment: () => undefined,
      driverFile: join(ROOT, 'src', 'rehearsal', 'browser', 'main.ts'),
      keptFolder: WORKSPACE,
      ownFolder: join(ROOT, 'rehearse'),
      available,
      folder,
      cacheFolder: CACHE,
    },
    known,
  );
  const { results, planned } = known;
  for (const line of [...renderPairs(results), ...listProblemLines(results)]) console.log(nameOptions(line));
  if (known.pictures !== undefined) console.log(`Pictures: ${join(known.pictures, 'index.html')}`);
  if (known.site !== undefined) console.log(`Site: ${known.site}`);
  const verdict = judgeResults(results, planned.length);
  if (verdict === 'not-played')
    console.error(
      `Nothing was rehearsed. ${explainNotPlayed(results)} Choose versions that it supports by --php and --wordpress.`,
    );
  return EXIT_CODES[verdict];
}

/** `undefined` if only the usage is wanted. */
async function readCommandLine(): Promise<RehearseInputs | undefined> {
  const { positionals, values } = parseCommandLine();
  if (values.help) return undefined;
  const [target, ...others] = positionals;
  if (target === undefined || others.length > 0) throw new Error(USAGE);
  const { previous, full } = values;
  return {
    source: { kind: 'path', path: await storeZip(target, 'next') },
    previous: await Promise.all(
      (previous === undefined || previous === 'none' ? [] : previous.split(',')).map(async (one, index) => {
        return { kind: 'path' as const, path: await storeZip(one, `previous-${index}`) };
      }),
    ),
    php: parseOption('php', values.php),
    wordpress: parseOption('wordpress', values.wordpress),
    plugins: parseOption('plugins', values.plugins),
    beforeUpdate: values['before-update'],
    afterUpdate: values['after-update'],
    acceptedProblems: parseOption('acceptedProblems', values['accept-problems']),
    browser: parseOption('browser', values.browser),
    pages: parseOption('pages', values.pages?.replaceAll(',', '\n') ?? ''),
    keepSite: values['keep-site'],
    matrix: full ? 'full' : 'pairs',
    slug: undefined,
    repository: undefined,
    onFailure: 'error',
    timeoutMs: Infinity,
  };
}

function parseCommandLine() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        previous: { type: 'string' },
        php: { type: 'string' },
        wordpress: { type: 'string' },
        plugins: { type: 'string' },
        'before-update': { type: 'string' },
        'after-update': { type: 'string' },
        'accept-problems': { type: 'string', default: '' },
        browser: { type: 'string' },
        pages: { type: 'string' },
        'keep-site': { type: 'boolean', default: false },
        full: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new Error(`${messageOf(error)} ${USAGE}`, { cause: error });
  }
}

function parseOption<Name extends 'php' | 'wordpress' | 'plugins' | 'acceptedProblems' | 'browser' | 'pages'>(
  name: Name,
  value = 'auto',
): RehearseInputs[Name] {
  return nameOption(name, () => REHEARSE_INPUTS[name].parse(value) as RehearseInputs[Name]);
}

/** Names the option in a mistake. */
function nameOption<T>(name: keyof typeof REHEARSE_INPUTS, read: () => T): T {
  const { fix } = REHEARSE_INPUTS[name];
  try {
    return read();
  } catch (error) {
    if (!(error instanceof InputMistake)) throw error;
    throw new InputMistake(
      `--${REHEARSE_INPUTS[name].name} ${error.message}`,
      error.fix === '' ? fix : error.fix,
    );
  }
}

/** Zips a folder as the action would. */
async function storeZip(target: string, name: string): Promise<string> {
  const path = resolve(WORKSPACE, target);
  const stats = await stat(path).catch(() => {
    throw new Error(
      `There is no file or folder ${target}. Check the path, which is relative to the current folder.`,
    );
  });
  if (!stats.isDirectory()) return path;
  const ownFolder = join(folder, name);
  await mkdir(ownFolder);
  return (await zipPlugin(path, { slug: undefined, epochSeconds: undefined, folder: ownFolder })).path;
}

function createTools(env: Record<string, string | undefined>): RunTools {
  const cancelling = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => cancelling.abort());
  const cancellation = cancelling.signal;
  const send = requireReadableProxy(createSender(cancellation), env);
  const print = (text: string) => console.log(`  ${show(text)}`);
  const tell = (title: string, text: string) => print(`${title}: ${text}`);
  return {
    send,
    sendAfterwards: send,
    cancellation,
    clock: createClock(cancellation),
    random: Math.random,
    randomHex: (bytes) => randomBytes(bytes).toString('hex'),
    log: { info: print, repeat: print, debug: () => undefined, notice: tell, warning: tell, error: tell },
    quote: createQuote(createSanitiser([])),
    mask: () => undefined,
    maskUrl: () => undefined,
    declarePublic: () => undefined,
  };
}
