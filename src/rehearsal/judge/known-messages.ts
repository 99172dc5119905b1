import type { OldCode, RehearsalContext, RequestId } from '../model/context.ts';
import type { LogEntry } from '../model/log.ts';
import { PAGES } from '../model/probe.ts';
import type { Problem } from '../model/results.ts';
import { createDatabaseMemory, quotesRefused } from './database-errors.ts';
import {
  isAboutDatabase,
  isAboutNetwork,
  listMessages,
  listUnscheduled,
  type PluginMessage,
  readRefused,
  readStacks,
} from './php-log.ts';
import { type Here, tellMessage } from './php-words.ts';

/** The end of a message in code that is as it was, and is called by such: it may run only once, after an update. */
const UNCHANGED = 'This code is as in the previous version, and so is what calls it.';

/** The lines of a file where the previous version logged a message, and on which occasions. */
interface Occurrences {
  readonly lines: Set<number>;
  readonly requestIds: Set<RequestId>;
}

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
  const { known, others, database } = memory;
  const reported = new Set<string>();
  const unschedulers = new Map<string, RequestId>();
  let output: Pick<Problem, 'file' | 'line'> = {};

  const listOccurrences = ({ file = '', line, ...message }: PluginMessage): readonly Occurrences[] => {
    const byFile = known.get(textOf(message)) ?? new Map<string, Occurrences>();
    const same = byFile.get(file);
    if (same !== undefined || line === undefined) return same === undefined ? [] : [same];
    const places = [...byFile].flatMap(([old, { lines }]) =>
      [...lines].map((at) => ({ file: old, line: at })),
    );
    return wasThere({ file, line }, places) ? [...byFile.values()] : [];
  };
  const isKnown = (message: PluginMessage, requestId: RequestId) => {
    // PHP reports most deprecations when it compiles a file, which the previous version may not have loaded here.
    if (message.kind === 'Deprecated' && unchanged.has(message.file ?? '')) return true;
    const occurrences = listOccurrences(message);
    // A warning is old wherever it occurred; an error is called old only on the same occasion.
    return message.level === 'warning'
      ? occurrences.length > 0
      : occurrences.some(({ requestIds }) => requestIds.has(requestId));
  };
  const select = (log: readonly LogEntry[], requestId: RequestId) =>
    listMessages(log, folder).filter((message) => {
      if (others.has(keyOf(message))) return false;
      if (message.level === 'fatal') return true;
      const isOfHere = isAboutNetwork(message) || isAboutDatabase(message);
      return message.file !== undefined && !isOfHere && !isKnown(message, requestId);
    });
  const readHere = (log: readonly LogEntry[], refused: string | undefined): Here => ({
    ...{ extensions, declared, refused },
    findRefused: database.findRefused,
    quotesRefused: (text) => quotesRefused(log, text),
  });
  return {
    remember: (log, requestId) => {
      database.remember(log, isPage(requestId));
      for (const { file = '', line, ...message } of listMessages(log, folder)) {
        const byFile = known.get(textOf(message)) ?? new Map<string, Occurrences>();
        const { lines, requestIds } = byFile.get(file) ?? { lines: new Set(), requestIds: new Set() };
        known.set(textOf(message), byFile.set(file, { lines, requestIds: requestIds.add(requestId) }));
        if (line !== undefined) lines.add(line);
      }
    },
    rememberOthers: (log) => {
      database.remember(log, true);
      for (const message of listMessages(log, folder)) others.add(keyOf(message));
    },
    check: (log, requestId) => {
      database.learn(log);
      for (const task of listUnscheduled(log)) unschedulers.set(task, requestId);
      const here = readHere(log, readRefused(log));
      const stacks = readStacks(log, folder);
      const problems = select(log, requestId).flatMap((message): readonly Problem[] => {
        const isOld = isKnown(message, requestId);
        const problem = tellMessage(message, isOld, here);
        // Live sites have this error already.
        const isMild = isOld && (isAsked(requestId) || problem.severity === 'error');
        const { level, file = '', line = '' } = message;
        const key = `${keyOf(message)}\n${line}`;
        if ((level === 'warning' || isMild) && reported.has(key)) return [];
        reported.add(key);
        const files = [...(stacks.get(`${file}:${line}`) ?? ['?']), file];
        if (level === 'warning' && files.length > 1 && files.every((one) => unchanged.has(one)))
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
      const here = readHere(log, undefined);
      return listMessages(log, folder)
        .filter(({ level }) => level === 'fatal')
        .map((message) => {
          const { file, line, ...problem } = tellMessage(message, false, here);
          const place = file === undefined ? '' : ` It is at ${file}:${line ?? ''} of the previous version.`;
          return { ...problem, message: `${problem.message}${place}` };
        });
    },
    hasNews: (log, requestId) =>
      database.hasNews(log) || select(log, requestId).some((message) => !isKnown(message, requestId)),
    findUnscheduler: (task) => unschedulers.get(task)?.split(': ')[0],
    fork: () => createKnownMessages(folder, extensions, {}, { ...memory, database: database.fork() }),
    findOutput: (log) => {
      const found = listMessages(log, folder).find(({ isEarlyOutput }) => isEarlyOutput);
      if (found?.file !== undefined) output = { file: found.file, line: found.line };
      return output;
    },
  };
}

/** Messages of the previous version, by their texts and files, and of other plugins. */
function createMemory(folder: string) {
  return {
    known: new Map<string, Map<string, Occurrences>>(),
    others: new Set<string>(),
    database: createDatabaseMemory(folder),
  };
}

function isPage(requestId: RequestId): boolean {
  return PAGES.some(({ name }) => name === requestId) || isAsked(requestId);
}

/** A browser asks for pages of the previous version, too. */
function isAsked(requestId: RequestId): boolean {
  return requestId.includes(': ') || requestId === 'Browser';
}

function keyOf(message: PluginMessage): string {
  return `${message.file ?? ''}\n${textOf(message)}`;
}

/** Leaves out line numbers, which change from version to version. */
function textOf({ kind, text }: Pick<PluginMessage, 'kind' | 'text'>): string {
  return `${kind}\n${text.replace(/( on line |:)\d+/g, '')}`;
}
