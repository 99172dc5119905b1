import type { CodeLine, OldCode, RehearsalContext, RequestId } from '../model/context.ts';
import type { Problem } from '../model/results.ts';
import {
  isAboutDatabase,
  isAboutNetwork,
  isOfDriver,
  listUnscheduled,
  parsePhpLog,
  type PhpMessage,
  readRefused,
  readStacks,
} from '../site/php-log.ts';
import { createDatabaseMemory, findMissing, isViolation } from './database-errors.ts';
import { PAGES } from '../model/probe.ts';
import { cutText, withoutFullStop } from '../../shared/quote.ts';

/** The end of a message that the previous version has, too. */
export const KNOWN = 'The previous version has it, too.';

/** The end of a message in code that is as it was, and is called by such: it may run only once, after an update. */
const UNCHANGED = 'This code is as in the previous version, and so is what calls it.';

/** Where it was called from is not known. */
const NO_STACK: ReadonlySet<string> = new Set(['?']);

/**
 * Checks PHP's logs in the rehearsal of one pair.
 *
 * @param folder the plugin's
 * @param extensions that this PHP has
 * @param code what the previous version has of it
 */
export function createKnownMessages(
  folder: string,
  extensions: readonly string[] = [],
  { unchanged = new Set(), wasThere = () => false, declared = () => false }: Partial<OldCode> = {},
  memory = createMemory(folder),
): RehearsalContext['log'] {
  const { before, places, others, database } = memory;
  const reported = new Set<string>();
  const unschedulers = new Map<string, RequestId>();
  const askDatabase = (log: string) => ({
    findRefused: (missing: string) => database.findRefused(log, missing),
    quotesRefused: (text: string) => database.quotesRefused(log, text),
  });
  let output: { readonly file?: string | undefined; readonly line?: number | undefined } = {};
  let last: { readonly log: string; readonly messages: readonly PhpMessage[] } = { log: '', messages: [] };
  // One log is asked for its news, its problems and its output.
  const parse = (log: string) => {
    if (log !== last.log) last = { log, messages: parsePhpLog(log, folder) };
    return last.messages;
  };
  const isKnown = (message: PhpMessage, requestId: RequestId) => {
    // PHP reports most deprecations when it compiles a file, which the previous version may not have loaded here.
    if (message.kind === 'Deprecated' && unchanged.has(message.file ?? '')) return true;
    const { file, line } = message;
    const old = places.get(textOf(message)) ?? [];
    const isMoved = file !== undefined && line !== undefined && wasThere({ file, line }, old);
    const occasions = before.get(keyOf(message)) ?? (isMoved ? before.get(textOf(message)) : undefined);
    // A warning is old wherever it occurred; an error is called old only on the same occasion.
    return message.level === 'warning' ? occasions !== undefined : occasions?.has(requestId) === true;
  };
  const select = (log: string, requestId: RequestId) =>
    parse(log).filter(
      (message) =>
        !others.has(keyOf(message)) &&
        (message.level === 'fatal' ||
          (message.file !== undefined && !isOfHere(message) && !isKnown(message, requestId))),
    );
  return {
    remember: (log, requestId) => {
      database.remember(log, isPage(requestId));
      for (const message of parse(log)) {
        for (const key of [keyOf(message), textOf(message)])
          before.set(key, (before.get(key) ?? new Set()).add(requestId));
        const { file, line } = message;
        if (file === undefined || line === undefined) continue;
        const text = textOf(message);
        places.set(text, [...(places.get(text) ?? []), { file, line }]);
      }
    },
    rememberOthers: (log) => {
      database.remember(log, true);
      for (const message of parse(log)) others.add(keyOf(message));
    },
    check: (log, requestId) => {
      for (const task of listUnscheduled(log)) unschedulers.set(task, requestId);
      const here = { extensions, refused: readRefused(log), declared, ...askDatabase(log) };
      const stacks = readStacks(log, folder);
      const problems = select(log, requestId).flatMap((message): readonly Problem[] => {
        const key = `${keyOf(message)}\n${message.line ?? ''}`;
        const isOld = isKnown(message, requestId);
        const problem = toProblem(message, isOld, here);
        // Live sites have this error already.
        const isMild = isOld && (isAsked(requestId) || problem.severity === 'error');
        if ((message.level === 'warning' || isMild) && reported.has(key)) return [];
        reported.add(key);
        const stack = stacks.get(`${message.file ?? ''}:${message.line ?? ''}`) ?? NO_STACK;
        const isUnchanged =
          stack.size > 0 && [...stack, message.file ?? ''].every((file) => unchanged.has(file));
        if (message.level === 'warning' && isUnchanged)
          return [{ ...problem, severity: 'notice', message: `${problem.message} ${UNCHANGED}` }];
        if (!isMild) return [problem];
        // It is missing only here, so there is nothing to report.
        if (problem.severity === 'unknown') return [];
        const isOfOwn = isAsked(requestId) || here.refused !== undefined;
        return [{ ...problem, severity: isOfOwn ? 'notice' : 'warning' }];
      });
      return [...problems, ...database.check(log, isPage(requestId))];
    },
    checkUpdate: (log) => {
      database.remember(log, false);
      return parse(log)
        .filter(({ level }) => level === 'fatal')
        .map((message) => {
          const { file, line, ...problem } = toProblem(message, false, {
            ...{ extensions, refused: undefined, declared },
            ...askDatabase(log),
          });
          const place = file === undefined ? '' : ` It is at ${file}:${line ?? ''} of the previous version.`;
          return { ...problem, message: `${problem.message}${place}` };
        });
    },
    hasNews: (log, requestId) =>
      database.hasNews(log) || select(log, requestId).some((message) => !isKnown(message, requestId)),
    findUnscheduler: (task) => unschedulers.get(task)?.split(': ')[0],
    fork: () => createKnownMessages(folder, extensions, {}, { ...memory, database: database.fork() }),
    findOutput: (log) => {
      const found = parse(log).find(({ isEarlyOutput }) => isEarlyOutput);
      if (found?.file !== undefined) output = { file: found.file, line: found.line };
      return output;
    },
  };
}

/** Messages of the previous version, and of other plugins. */
function createMemory(folder: string) {
  return {
    before: new Map<string, Set<RequestId>>(),
    places: new Map<string, CodeLine[]>(),
    others: new Set<string>(),
    database: createDatabaseMemory(folder),
  };
}

function isOfHere(message: PhpMessage): boolean {
  return isAboutNetwork(message) || isAboutDatabase(message);
}

function isPage(requestId: RequestId): boolean {
  return PAGES.some(({ name }) => name === requestId) || isAsked(requestId);
}

/** A browser asks for pages of the previous version, too. */
function isAsked(requestId: RequestId): boolean {
  return requestId.includes(': ') || requestId === 'Browser';
}

function keyOf(message: PhpMessage): string {
  return `${message.file ?? ''}\n${textOf(message)}`;
}

/** Leaves out line numbers, which change from version to version. */
function textOf({ kind, text }: PhpMessage): string {
  return `${kind}\n${text.replace(/( on line |:)\d+/g, '')}`;
}

/** Things that may be missing only here. */
interface Here extends Pick<OldCode, 'declared'> {
  readonly extensions: readonly string[];
  /** The host of an earlier request to another server, which was refused. */
  readonly refused: string | undefined;
  /** The statement that should have made what the database lacks, if SQLite refused it. */
  readonly findRefused: (missing: string) => string | undefined;
  /** Whether a text quotes a query that SQLite refused in this request. */
  readonly quotesRefused: (text: string) => boolean;
}

function toProblem(message: PhpMessage, isOld: boolean, here: Here): Problem {
  const { level, kind, text, file, line } = message;
  const tell = (what: string) => `PHP ${kind}: ${withoutFullStop(what)}.${isOld ? ` ${KNOWN}` : ''}`;
  const words = tell(text);
  if (level === 'warning') return { severity: 'warning', message: words, file, line };
  if (isOfDriver(message)) {
    const { severity, why } = explainDriver(text, here);
    return { severity, message: `${words} ${why}`, file, line };
  }
  const why = explainHere(text, isOld ? { ...here, refused: undefined } : here);
  if (why === undefined) {
    const refused =
      isOld && here.refused !== undefined
        ? ` It follows a request to ${here.refused}, which is refused here.`
        : '';
    return { severity: 'error', message: `${words}${refused}`, file, line };
  }
  // The reason is what an annotation has to show.
  return { severity: 'unknown', message: `${tell(cutText(text, MAX_EXPLAINED))} ${why}`, file, line };
}

const MAX_EXPLAINED = 200;

/** Explains an exception of the driver, which ends a request where MySQL may not. */
function explainDriver(
  text: string,
  { findRefused }: Here,
): { readonly severity: Problem['severity']; readonly why: string } {
  if (isViolation(text)) return { severity: 'error', why: 'MySQL refuses the query, too.' };
  const missing = findMissing(text);
  if (missing === undefined)
    return {
      severity: 'unknown',
      why: 'The database of a rehearsal is SQLite: MySQL may accept the query, so it is not known what the plugin does with it.',
    };
  const statement = findRefused(missing);
  return statement === undefined
    ? {
        severity: 'error',
        why: `The database, which is SQLite here, has no ${missing}, and refused no statement that makes it.`,
      }
    : {
        severity: 'unknown',
        why: `The database of a rehearsal, SQLite, has no ${missing}, because it refused this statement, which MySQL may accept: ${statement}`,
      };
}

/**
 * Extensions that usual hosts have: names of their functions and classes, as messages have them. PHP of Playground 3.1 lacks most of
 * these. In a namespace, PHP looks for functions outside of it, too, and for classes not.
 */
const USUAL_EXTENSIONS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['intl', /\b(?:numfmt|datefmt|collator|normalizer|grapheme|idn|locale)_\w+\(\)/i],
  ['intl', /"(?:NumberFormatter|IntlDateFormatter|Collator|Normalizer|Transliterator|Locale)"/],
  ['sodium', /\bsodium_\w+\(\)/i],
  ['gmp', /\bgmp_\w+\(\)|"GMP"/i],
  ['sockets', /\bsocket_\w+\(\)/i],
  ['posix', /\bposix_\w+\(\)/i],
  ['gettext', /\b(?:d?c?n?gettext|bindtextdomain|textdomain)\(\)/i],
  ['xsl', /"XSLTProcessor"/],
  ['bz2', /\bbz(?:open|read|write|compress|decompress)\(\)/i],
  ['apcu', /\bapcu_\w+\(\)/i],
  ['imagick', /"Imagick\w*"/],
  ['redis', /"Redis\w*"/],
  ['memcached', /"Memcached"/],
  ['imap', /\bimap_\w+\(\)/i],
  ['ldap', /\bldap_\w+\(\)/i],
  ['ftp', /\bftp_\w+\(\)/i],
  ['soap', /"Soap(?:Client|Fault|Header|Param|Server|Var)"/],
  ['bcmath', /\bbc(?:add|ceil|comp|div|floor|mod|mul|pow|powmod|round|scale|sqrt|sub)\(\)/i],
  ['calendar', /\b(?:cal_\w+|easter_da\w+|gregoriantojd|jdtogregorian)\(\)/i],
  ['opcache', /\bopcache_\w+\(\)/i],
];

/** Functions that PHP has only in a web server: Apache, FPM or LiteSpeed. */
const OF_SERVERS =
  /\b(?:apache_\w+|getallheaders|fastcgi_finish_request|fpm_get_status|litespeed_\w+|virtual)\(\)/i;

/** Explains why a fatal error says nothing about other sites; `undefined` if it does. */
function explainHere(
  text: string,
  { extensions, refused, declared, quotesRefused }: Here,
): string | undefined {
  const isGone = /undefined function|class "[^"]{1,99}" not found|class '[^']{1,99}' not found/i.test(text);
  const [, name = ''] = /undefined function (?:\w{1,99}\\){0,9}(\w{1,99})\(\)/i.exec(text) ?? [];
  const isOfPhp = isGone && (name === '' || !declared(name));
  const quoted = text.replaceAll("'", '"');
  const [extension] =
    USUAL_EXTENSIONS.find(
      ([name, pattern]) => isOfPhp && !extensions.includes(name) && pattern.test(quoted),
    ) ?? [];
  if (extension !== undefined)
    return `This PHP lacks the extension ${extension}, which most hosts have: it is not known what the plugin does there.`;
  if (isOfPhp && OF_SERVERS.test(quoted))
    return 'Web servers have that function, and PHP here has not: it is not known what the plugin does there.';
  if (isAboutDatabase({ text }))
    return 'The rehearsal has SQLite in place of MySQL, so it is not known what the plugin does with that.';
  if (quotesRefused(text))
    return 'The database of a rehearsal is SQLite, which refused that query: MySQL may accept it, so it is not known what the plugin does then.';
  // No server brings the functions and classes of a plugin.
  return refused === undefined || isGone
    ? undefined
    : `Before that, a request to ${refused} was refused: there is no network here, so it is not known what happens with one.`;
}
