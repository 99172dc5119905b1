import type { CheckId, Severity } from '../finding.ts';
import { quoteName } from '../../shared/quote.ts';
import type { In, Place, Program } from './link.ts';
import type { Conditions, Guard, SiteNames } from './model.ts';
import type { Reach } from './reach.ts';
import type { Followed } from './run.ts';
import { decode } from './values.ts';

/** All that a rule looks at. */
export interface RuleContext {
  readonly program: Program;
  readonly reach: Reach;
  readonly followed: Followed;
  /** The previous version, for rules that ask what is gone. */
  readonly before: Program | undefined;
  readonly site: SiteNames | undefined;
}

/** A fault that a rule finds. */
export interface Fault {
  /** The previous version has the same fault if it has one with this key; moved code keeps its key. */
  readonly key: string;
  /** By which an author can accept it: a function, class, constant, or the missing file. */
  readonly name: string;
  readonly severity?: Severity;
  /** PHP itself says so, whatever loads the file. */
  readonly isCertain?: boolean;
  readonly message: string;
  readonly effect?: string;
  readonly fix?: string;
  /** The file with the code. */
  readonly path: string;
  readonly line: number;
}

/**
 * A rule about PHP code. The comment above its `id` is what `docs/checks.md` says of it; its examples stand in
 * `rules.test.ts`.
 */
export interface PhpRule {
  readonly id: CheckId;
  readonly severity: Severity;
  /** It speaks without a previous version, too: as a warning, or with its own severity (`error`). */
  readonly alone?: 'warning' | 'error';
  /** An author can accept it without naming a place. */
  readonly acceptance?: 'yes';
  /** It asks what the previous version had, instead of being asked of both versions. */
  readonly isOfBoth?: true;
  readonly effect: string;
  readonly fix: string;
  readonly find: (context: RuleContext) => Iterable<Fault>;
}

/** The beginning of a sentence about a place. */
export const at = (line: number, path: string): string => `Line ${line} of ${quoteName(path)}`;

/** A fault at something that own code uses. */
export function faultAt({ use, unit, path }: Place, name: string, what: string, severity?: Severity): Fault {
  const key = `${use.kind}|${use.name}|${unit.owner}`;
  return {
    key,
    name: decode(name),
    message: `${at(use.line, path)} ${decode(what)}.`,
    path,
    line: use.line,
    ...(severity && { severity }),
  };
}

/** Constants of WordPress that tell about the request, or the site. */
const OF_REQUESTS =
  /^[fko]:(doing_\w+|wp_\w+|rest_request|xmlrpc_request|script_debug|multisite|abspath|php_\w+|true|false|iframe_request|savequeries|mu_\w+|disa(ble|llow)_\w+|alternate_wp_cron)$/i;

/** Classes that code asks of an object, and every WordPress has. */
const OF_WORDPRESS = /^c:wp_(comment|error|post|query|rest_re(quest|sponse)|term|user)$/;

/** Whether all declarations of a name ask for it first, as polyfills do. */
export function isPolyfill(all: readonly In<{ readonly at: Conditions }>[] | undefined): boolean {
  return all?.every(({ fact }) => fact.at.guards.some((guard) => /^![fck]:/.test(guard))) === true;
}

/** Whether a name that a guard asks for is sure to be there. */
function isThere(guard: Guard, context: RuleContext): boolean {
  return OF_REQUESTS.test(guard) || OF_WORDPRESS.test(guard) || isDeclared(guard, context);
}

/** Whether the package, or the site, has the function, class or constant that a guard asks for. */
export function isDeclared(guard: Guard, { program, site }: RuleContext): boolean {
  const name = guard.slice(2);
  const [own, others] = guard.startsWith('f:')
    ? [program.functions, site?.functions]
    : guard.startsWith('c:')
      ? [program.classes, site?.classes]
      : [program.constants, site?.constants];
  return (own.has(name) && !isPolyfill(own.get(name))) || others?.has(name) === true;
}

const MAX_LEVELS = 3;

/**
 * How code around a place asks before it uses one of these names: for it (`exact`), for something else that may be
 * missing, too (`other`), or not at all.
 *
 * @param names as guards
 */
export function weighGuards(
  guards: readonly Guard[],
  names: readonly Guard[],
  context: RuleContext,
  level = 0,
): 'exact' | 'other' | undefined {
  let found: 'other' | undefined;
  for (const guard of guards) {
    const kind = guard.charAt(0);
    if (kind === '!' || kind === 'h') continue;
    if (/^[veEtip]/.test(guard) || names.includes(guard)) return 'exact';
    if (kind === 'o') {
      if (!OF_REQUESTS.test(guard)) return 'exact';
    } else if (kind === 'a') {
      const answer = level < MAX_LEVELS ? context.program.answers.get(guard.slice(2)) : undefined;
      const inside = answer && weighGuards(answer, names, context, level + 1);
      if (inside === 'exact') return inside;
      found ??= inside;
    } else if (kind !== 'm' && !isThere(guard, context)) {
      // Names that only the previous version had are never there.
      const was = [context.before?.functions, context.before?.classes, context.before?.constants];
      if (was.some((names) => names?.has(guard.slice(2)))) return 'exact';
      found = 'other';
    }
  }
  return found;
}

/** The guards of a place, of its function, and of its file. */
export const guardsOf = ({ use, unit, path }: Place, { reach }: RuleContext): readonly Guard[] => [
  ...use.at.guards,
  ...reach.findAround(unit),
  ...(reach.guards.get(path) ?? []),
];

/** Whether a file was not read, so that names of it may be anywhere. */
export function isUnread(path: string, { program: { index } }: Pick<RuleContext, 'program'>): boolean {
  const facts = index.files.get(path);
  return index.unread.includes(path) || facts?.fault !== undefined;
}
