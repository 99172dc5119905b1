import { compareVersions } from '../../package/index.ts';
import { listNames, withoutFullStop } from '../../shared/quote.ts';
import type { ListedFile, RehearsedPackage } from '../model/packages.ts';
import { NOT_ACTIVE, type Problem } from '../model/results.ts';
import type { ResultOf } from '../model/scripts.ts';
import type { PlayerReply } from '../model/site.ts';
import { hasDied } from '../model/log.ts';
import { explainRefusal, findMissingFile } from './php-log.ts';
import { cutWords, readWords } from './html-text.ts';

type ChangeReply = PlayerReply<ResultOf<'update'>>;
type StateReply = PlayerReply<ResultOf<'state'>>;

/**
 * Lists the problems after a script that should have changed something.
 *
 * @param what a noun with its article: `The update`
 * @param logged problems from PHP's log, which come last
 */
export function checkChange(
  reply: ChangeReply,
  what: string,
  logged: readonly Problem[] = [],
): readonly Problem[] {
  return [...checkAlone(reply, what, logged), ...logged];
}

function checkAlone(reply: ChangeReply, what: string, logged: readonly Problem[]): readonly Problem[] {
  const { result: change } = reply;
  // The log names something that is missing only here, so the result elsewhere is unknown.
  if (change === undefined && logged.some(({ severity }) => severity === 'unknown')) return [];
  if (change === undefined) {
    const message = `${what} did not finish${explainEnd(reply)}`;
    const refusal = hasOwnEnd(reply) ? explainRefusal(message, reply.log) : undefined;
    return [refusal === undefined ? error(message) : { severity: 'unknown', message: refusal }];
  }
  const { done, problem, messages = [] } = change;
  if (problem?.code === 'unexpected_output') {
    const output = problem.data.trim() === '' ? 'blanks or a byte order mark' : readWords(problem.data);
    const warning = `${what} prints unexpected output: ${output}`;
    return [{ severity: 'warning', message: warning }];
  }
  if (done && !problem) return [];
  const why = problem?.message ?? messages.at(-1) ?? '';
  const words = [why, problem?.data ?? ''].filter((text) => text !== '').join(' ');
  return [error(`${what} failed: ${words === '' ? 'WordPress does not say why.' : cutWords(words)}`)];
}

/** Whether code ended the request with words of its own, without an error of PHP. */
function hasOwnEnd({ failure, output, log }: PlayerReply): boolean {
  return failure === undefined && output !== '' && !hasDied(log);
}

/** Whether the previous version has a problem, too. Numbers may differ, such as its version. */
export function isAsBefore(problem: Problem, old: readonly Problem[]): boolean {
  const toWords = ({ message }: Problem) => message.replace(/\d+/g, '');
  return old.some((one) => toWords(one) === toWords(problem));
}

/** The key of the plugin that `install.php` installed. */
export function readInstalledKey({ result }: ChangeReply): string {
  return result?.plugin ?? '';
}

function explainEnd({ failure, output, log }: PlayerReply): string {
  const missing = findMissingFile(log);
  if (missing !== undefined) return `: it loads \`${cutWords(missing)}\`, which is not there.`;
  const words = failure === undefined ? readWords(output) : cutWords(failure);
  return words === '' ? '.' : `: ${words}`;
}

/**
 * Lists the problems with the plugin's state in WordPress, in a request after it was changed.
 *
 * @param canBefore people's capabilities with the previous version
 */
export function checkState(
  reply: StateReply,
  key: string,
  version: string,
  canBefore: readonly string[] = [],
): readonly Problem[] {
  const { result: state } = reply;
  if (state === undefined) {
    const message = `WordPress no longer starts with this version${explainEnd(reply)}`;
    if (reply.failure !== undefined || hasDied(reply.log)) return [error(message)];
    const why = 'Code ended the request without a PHP error, so it is not known what people see.';
    return [{ severity: 'unknown', message: `${withoutFullStop(message)}. ${why}` }];
  }
  if (!state.listed) {
    const others = state.plugins.filter((name) => name.includes('/')).join(', ');
    const found = others === '' ? 'It finds no plugin there' : `It finds ${cutWords(others)}`;
    return [
      error(
        `WordPress no longer finds \`${key}\`, and deactivates the plugin. ${found}. Keep the names of the folder and the main file.`,
      ),
    ];
  }
  if (!state.active) return [error(`The plugin \`${key}\` is not active.`)];
  if (state.version !== version)
    return [error(`WordPress shows version ${cutWords(state.version)}, the package says ${version}.`)];
  const wanted = [...new Set([...CAPABILITIES, ...canBefore])];
  const can = new Set(state.can ?? wanted);
  const lost = wanted.filter((name) => !can.has(name));
  return PEOPLE.flatMap(([people, prefix]) => {
    const names = lost.filter((name) => prefix === name.slice(0, name.indexOf(':') + 1));
    const shown = names.map((name) => name.slice(prefix.length));
    return names.length === 0 ? [] : [error(`${people} no longer have ${listNames(shown)}.`)];
  });
}

/** Sites are offered only newer versions. Source: WordPress core wp_update_plugins(), by version_compare(). */
export function checkVersion(version: string, before: string, isPullRequest: boolean): readonly Problem[] {
  if (version === '' || before === '' || compareVersions(version, before) > 0) return [];
  const severity = isPullRequest ? 'notice' : 'warning';
  const message = `Sites are not offered this update: the package has version ${version}, and the previous version is ${before}. Raise the version before you publish.`;
  return [{ severity, message }];
}

const PEOPLE = [
  ['Administrators', ''],
  ['Editors', 'editor:'],
  ['Authors', 'author:'],
] as const;

/** The capabilities that people have, of those that `state.php` checks. */
export function readCan({ result }: StateReply): readonly string[] {
  return result?.can ?? [];
}

/** Administrators cannot run a site without them. */
const CAPABILITIES = ['manage_options', 'activate_plugins', 'edit_posts'];

/** Whether WordPress starts and lists the plugin, but it is not active. */
export function isIdle({ result: state }: StateReply): boolean {
  return state !== undefined && state.listed && !state.active;
}

/** Explains why WordPress or the plugin does not run; `undefined` if both do. */
export function explainGone({ result: state }: StateReply): string | undefined {
  if (state === undefined) return 'WordPress does not start with this version.';
  return state.listed && state.active ? undefined : NOT_ACTIVE;
}

type SiteFile = ResultOf<'files'>[number];

const SHOWN_FILES = 10;

/** Compares the files on the site with the package's list. Ignores others on the site: the plugin made them. */
export function checkFiles(
  { result }: PlayerReply<ResultOf<'files'>>,
  files: readonly ListedFile[],
): readonly Problem[] {
  if (result === undefined) return [error('The files on the site could not be listed.')];
  const onSite = new Map(result.map((file) => [file[0], file]));
  const problems = files.flatMap((file) => {
    const difference = describeDifference(file, onSite.get(file.name));
    if (difference === undefined) return [];
    // Unzip programs decode non-ASCII names differently.
    const severity = file.isAscii ? ('error' as const) : ('warning' as const);
    return [{ severity, message: `\`${file.shown}\` ${difference}`, file: file.shown }];
  });
  const others = problems.length - SHOWN_FILES;
  if (others <= 0) return problems;
  return [...problems.slice(0, SHOWN_FILES), error(`${others} more files differ from the package.`)];
}

function describeDifference(
  { sizeBytes, crc32 }: ListedFile,
  site: SiteFile | undefined,
): string | undefined {
  if (site === undefined) return 'is in the package, but not on the site.';
  if (site[1] !== sizeBytes)
    return `has ${site[1]} bytes on the site, and ${sizeBytes} in the package's list.`;
  return site[2] === crc32 ? undefined : 'differs from the package on the site: its bytes are damaged.';
}

type SyntaxReply = PlayerReply<ResultOf<'syntax'>>;

const NOT_PARSED: ResultOf<'syntax'> = { parsed: 0, broken: [] };

/**
 * Lists files that PHP cannot parse. Files of libraries are warnings, because libraries ship files for other versions
 * of PHP. Files that the previous version could not parse either, or that code loads only on some versions, are notices.
 *
 * @param before the reply for the previous version
 */
export function checkSyntax(
  { result }: SyntaxReply,
  before: SyntaxReply | undefined,
  { isLibrary, plugin }: RehearsedPackage,
): { readonly problems: readonly Problem[]; readonly message: string } {
  const { parsed, broken } = result ?? NOT_PARSED;
  const known = before?.result?.broken ?? [];
  const prefix = plugin === undefined ? 0 : plugin.folder.length + 1;
  const problems = broken.map(([path, line, message, isGuarded]) => {
    const isInLibrary = isLibrary(path);
    const isOld = known.some(
      ([oldPath, , oldMessage, wasGuarded]) =>
        oldPath === path && oldMessage === message && (wasGuarded !== true || isGuarded === true),
    );
    const isHarmless = isGuarded === true || isOld;
    const severity = isHarmless
      ? ('notice' as const)
      : isInLibrary
        ? ('warning' as const)
        : ('error' as const);
    return { severity, message: `PHP cannot parse it: ${message}`, file: path.slice(prefix), line };
  });
  return { problems, message: `${parsed} files` };
}

function error(message: string): Problem {
  return { severity: 'error', message };
}
