import type { CodeLine, DatabaseError, LogEntry, PluginPlaces } from '../model/log.ts';
import { MUTED, NOTE, REFUSED, SITE, STACK, UNSCHEDULED } from './player/protocol.ts';

/** Every entry begins with its time; the lines of a trace do not. */
const ENTRY = /^\[\d\d-\w{3}-\d{4} [^\]\n]{1,60}\] /m;
const HEAD = /^PHP ([A-Z][A-Za-z ]*?):\s+/;
const FATAL = /^(Fatal|Parse|Core|Compile|Recoverable fatal|Catchable fatal) error$/;
const DATABASE_HEAD = 'WordPress database error ';
/** Of each type. */
const MAX_ENTRIES = { fatal: 2_000, warning: 2_000, database: 500 };
/** Longer than what is shown, from which paths of the site are taken away. */
const MAX_TEXT = 2_000;

/** Reads PHP's log, and the notes of the site. */
export function readLog(log: string): readonly LogEntry[] {
  const isMuted = log.includes(`${MUTED}() has been disabled`);
  const counts = { fatal: 0, warning: 0, database: 0 };
  const isLeft = (type: keyof typeof counts) => (counts[type] += 1) <= MAX_ENTRIES[type];
  const entries: LogEntry[] = [];
  // Code in a loop logs the same thousands of times.
  for (const entry of new Set(log.split(ENTRY))) {
    const [head = '', kind] = HEAD.exec(entry) ?? [];
    if (entry.startsWith(NOTE)) entries.push(...readNote(entry));
    else if (entry.startsWith(DATABASE_HEAD)) {
      if (isLeft('database')) entries.push(readDatabaseError(entry));
    } else if (kind !== undefined) {
      const text = entry.slice(head.length).trimEnd();
      const level = FATAL.test(kind) ? 'fatal' : 'warning';
      if ((isMuted && UNMUTED.test(text)) || !isLeft(level)) continue;
      entries.push({ type: 'php', level, kind, text: fold(cutTrace(text)), places: findPlaces(text) });
    }
  }
  return entries;
}

/** Messages that code suppresses with the function {@link MUTED}, which does not work here. */
const UNMUTED = new RegExp(
  `^(?:${MUTED}|(?:DOMDocument|XMLReader|SimpleXMLElement)::\\w+|simplexml_load_\\w+)\\(\\)`,
);

const NOTED = new RegExp(
  `^(?:(${REFUSED}|${UNSCHEDULED}) (\\S{1,200})|${STACK} ([^\\t\\n]+)\\t([^\\n]*))$`,
  'm',
);

function readNote(entry: string): readonly LogEntry[] {
  const [, head, name = '', place, callers = ''] = NOTED.exec(entry) ?? [];
  if (place !== undefined) return [{ type: 'stack', place, callers: callers.split('\t') }];
  if (head === undefined) return [];
  return [head === REFUSED ? { type: 'refused', host: name } : { type: 'unscheduled', task: name }];
}

function readDatabaseError(entry: string): DatabaseError {
  const query = between(entry, '<p>MySQL query:</p>', '<p>Queries made').slice(0, MAX_TEXT);
  return {
    type: 'database',
    text: fold(between(entry, 'class="error_message"', '</div>').replace(/^[^>\n]*>/, '')),
    query: fold(query.replace(/<\/?p>/g, '')),
    tables: [...query.matchAll(TABLE)].map(([, name = '']) => name),
    places: findCalls(entry),
    isOfPlugin: entry.includes(` ${SITE.plugins}/`),
  };
}

const TABLE = /\b(?:from|into|join|update|table(?: if(?: not)? exists)?)\s{1,9}`?(\w{1,64})/gi;

function between(text: string, before: string, after: string): string {
  const start = text.indexOf(before);
  if (start === -1) return '';
  const end = text.indexOf(after, start);
  return text.slice(start + before.length, end === -1 ? undefined : end);
}

function fold(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, MAX_TEXT);
}

function cutTrace(text: string): string {
  return text.split('\nStack trace:', 1)[0] ?? '';
}

/** Where it happened, and the last calls in the trace that plugins made. */
function findPlaces(text: string): PluginPlaces {
  const end = cutTrace(text).slice(-MAX_TEXT);
  const output = end.slice(end.indexOf('output started at '));
  const places = new Map(findCalls(text));
  // Early output is the cause, so its place comes first.
  for (const match of [findLastPlace(end), /^output started at (\/[^\n]+?):(\d+)\)/.exec(output)])
    for (const [folder, place] of readPlace(match)) places.set(folder, place);
  return places;
}

/** The last call in a trace that each plugin made. */
function findCalls(text: string): PluginPlaces {
  const calls = [...text.matchAll(/^(?:<pre>)?#\d+ (\/[^\n]+?\.php)\((\d+)\)/gm)];
  // A trace begins with the last call.
  return new Map(calls.toReversed().flatMap(readPlace));
}

/** Finds the place that PHP writes at the end of a message. */
function findLastPlace(end: string): readonly string[] | undefined {
  const [all = '', line = ''] = /(?: on line |:)(\d+)\s*$/.exec(end) ?? [];
  if (all === '') return undefined;
  const path = end.slice(end.lastIndexOf(' in /') + ' in '.length, -all.length);
  return ['', path.replace(/\.php\(\d+\) : .*$/, '.php'), line];
}

function readPlace(match: readonly string[] | null | undefined): readonly (readonly [string, CodeLine])[] {
  const [, path = '', line = ''] = match ?? [];
  if (!path.startsWith(`${SITE.plugins}/`)) return [];
  const [folder = '', ...names] = path.slice(SITE.plugins.length + 1).split('/');
  return names.length === 0 ? [] : [[folder, { file: names.join('/'), line: Number(line) }]];
}
