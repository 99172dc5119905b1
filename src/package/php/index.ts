import type {
  PhpComparison,
  PhpFileFacts,
  PhpFinding,
  PhpIndex,
  PhpPackage,
  PhpSource,
  SiteNames,
} from './model.ts';
import { findFileBefore, nameElsewhere } from './elsewhere.ts';
import { link, type Program } from './link.ts';
import { isLibrary, isReadInPart, isTest } from './places.ts';
import { reach } from './reach.ts';
import type { Fault, PhpRule, RuleContext } from './rule.ts';
import { PHP_RULES } from './rules.ts';
import { follow } from './run.ts';
import { parseHere, parseInThread } from './thread.ts';
import { createWorkClock } from './work-clock.ts';

export type * from './model.ts';
export { askPhp } from './ask-php.ts';
export { rarest } from './guards.ts';
export {
  isFatal,
  listOwnLoads,
  type Load,
  type LoadedCode,
  nameVerb,
  NO_CODE,
  readLoadedCode,
} from './loads.ts';
export { isPaidApart } from './places.ts';
export { PHP_RULES } from './rules.ts';
export { readTag } from './tag.ts';
export { serveParsing } from './thread.ts';

/** Files that people write are smaller. */
const MAX_BYTES = 1024 * 1024;
/** Parsing cannot be interrupted: the worst code of this size takes the parser less than a second. */
const SMALL_BYTES = 8 * 1024;
/** After this, no other file is begun; the thread is ended a while later. */
const LIMIT_MS = 8000;

/**
 * Reads the PHP of a package, but for the smallest in a thread that is ended after a while: the plugin's own code first. What the previous reading has already, with the same bytes, is not read again.
 *
 * @throws Cancelled; also what the sources throw
 */
export async function readPhp(
  { sources, ...plugin }: PhpPackage,
  previous?: PhpIndex,
  {
    signal,
    now = createWorkClock(),
    limitMs = LIMIT_MS,
  }: { readonly signal?: AbortSignal; readonly now?: () => number; readonly limitMs?: number } = {},
): Promise<PhpIndex> {
  const known = new Map<string, PhpFileFacts>();
  for (const [path, facts] of previous?.files ?? [])
    known.set(nameReading(facts.key, isReadInPart(path, plugin.paths)), facts);
  // A file that is not known of one version tells nothing in the other.
  const given = new Set(previous?.unread);
  const wanted = new Map<string, PhpSource>();
  for (const source of sources) {
    const reading = nameReading(source.key, isReadInPart(source.path, plugin.paths));
    if (!known.has(reading) && !given.has(source.path) && source.sizeBytes <= MAX_BYTES)
      wanted.set(reading, source);
  }
  const rank = ({ path }: PhpSource) => (isLibrary(path, plugin.paths) ? 2 : isTest(path) ? 1 : 0);
  const queue = [...wanted].sort(([, one], [, other]) => rank(one) - rank(other));
  const end = now() + limitMs;
  let at = 0;
  const bytesInAll = queue.reduce((sum, [, { sizeBytes }]) => sum + sizeBytes, 0);
  const parse = bytesInAll <= SMALL_BYTES ? parseHere : parseInThread;
  if (queue.length > 0)
    await parse({
      next: async () => {
        while (at < queue.length && now() < end) {
          const [key, source] = queue[at++] ?? ['', undefined];
          const bytes = await source?.read();
          if (bytes !== undefined && source !== undefined)
            return { key, bytes, isLibrary: isReadInPart(source.path, plugin.paths) };
        }
        return undefined;
      },
      take: (facts) => known.set(facts.key, { ...facts, key: facts.key.slice(1) }),
      signal,
      leftMs: () => end + limitMs * MORE - now(),
    });
  const files = new Map<string, PhpFileFacts>();
  const unread: string[] = [];
  for (const { path, key } of sources) {
    const facts = known.get(nameReading(key, isReadInPart(path, plugin.paths)));
    if (facts === undefined) unread.push(path);
    else files.set(path, facts);
  }
  return { ...plugin, files, unread };
}

/** How much longer the thread may work on the files that it has. */
const MORE = 0.25;

/** Of libraries, less is read. */
const nameReading = (key: string, isOfLibrary: boolean) => `${isOfLibrary ? 'l' : 'o'}${key}`;

/**
 * Judges the code of a package, and what it uses that its previous version had. What the previous version does as well is
 * passed.
 */
export function comparePhp({ current, previous, site }: PhpComparison): readonly PhpFinding[] {
  const before = previous && link(previous);
  const context = open(link(current), site, before);
  let was: RuleContext | undefined;
  return PHP_RULES.flatMap((rule) => {
    if (before === undefined && rule.alone === undefined) return [];
    const faults = [...rule.find(context)];
    // Most packages have few.
    const isOfBoth = faults.length === 0 || rule.isOfBoth === true || rule.alone === 'error';
    if (before !== undefined && !isOfBoth) was ??= open(before, site);
    const known = new Set(was === undefined || isOfBoth ? [] : [...rule.find(was)].map(({ key }) => key));
    return describe(
      faults.filter(({ key }) => !known.has(key)),
      rule,
      context,
    );
  });
}

function open(program: Program, site: SiteNames | undefined, before?: Program): RuleContext {
  return { program, reach: reach(program), followed: follow(program), before, site };
}

/** Tells each name once. */
function describe(
  faults: readonly Fault[],
  rule: PhpRule,
  { reach: { files, sure }, before, program }: RuleContext,
): readonly PhpFinding[] {
  const weigh = ({ severity = rule.severity, path, isCertain }: Fault): PhpFinding['severity'] => {
    if (!files.has(path)) return 'notice';
    if (isCertain === true) return severity;
    const isUnsure = !sure.has(path) || (before === undefined && rule.alone === 'warning');
    return severity === 'error' && isUnsure ? 'warning' : severity;
  };
  const found = new Map<string, PhpFinding & { readonly more: number }>();
  for (const fault of faults) {
    const { name, message, effect = rule.effect, path, line } = fault;
    const elsewhere = nameElsewhere(rule.id, name, program);
    // Who moved a class has imported it under its old name.
    const isMoved = rule.id === 'undefined-class' && elsewhere !== '';
    const fix = isMoved ? `Was it moved?${elsewhere} Use that name.` : `${fault.fix ?? rule.fix}${elsewhere}`;
    const was = before && findFileBefore(rule.id, name, before);
    const severity = weigh(fault);
    const known = found.get(name);
    const more = (known?.more ?? -1) + 1;
    const isWorse = known === undefined || SEVERITIES.indexOf(severity) < SEVERITIES.indexOf(known.severity);
    found.set(
      name,
      isWorse
        ? { id: rule.id, severity, message, effect, fix, file: path, line, name, was, more }
        : { ...known, more },
    );
  }
  return [...found.values()].map(({ more, ...finding }) => ({
    ...finding,
    message:
      more === 0
        ? finding.message
        : `${finding.message} ${more === 1 ? 'One more place does' : `${more} more places do`}.`,
  }));
}

const SEVERITIES = ['error', 'warning', 'notice'];
