import { neverYield } from '../../shared/yield-to-event-loop.ts';
import type { ByteReader } from '../../shared/bytes.ts';
import type { Layout, PlacedEntry } from './layout.ts';
import type { PhpFile } from './php-file.ts';
import { type CodeUnit, listCallNames, type Load } from '../php/calls.ts';
import { rarest, type When } from '../php/conditions.ts';
import { type MainCode, readMainCode } from '../php/main-code.ts';
import type { Constants } from '../php/paths.ts';
import { isSupported, readEntry } from '../zip/entry.ts';

/** The code of the main file, and of the files that it always loads. */
export interface LoadedCode {
  /** `undefined` without a main file. */
  readonly code: MainCode | undefined;
  /** Files that the main file, or one of these, always loads, in that order. */
  readonly loaded: readonly LoadedFile[];
  /** The constants that are known after them. */
  readonly known: Constants;
  /** The loads in these files, once for each way that PHP gets there. */
  readonly loads: readonly FollowedLoad[];
}

/** A file that is loaded on every request. */
interface LoadedFile extends Pick<MainCode, 'hasTag' | 'platform'> {
  readonly path: string;
  /** Its first bytes, as latin1 text. */
  readonly start: string;
  /** The main file loads it itself. */
  readonly isDirect: boolean;
}

/** A load in a file that is itself loaded on every request. */
interface FollowedLoad extends Load {
  /** The file that loads it. */
  readonly by: string;
}

const MAX_FILES = 200;
const START_BYTES = 512;
/**
 * Hardly any file is larger; both limits bound the cost of a hostile package. Of 594 real plugins, none loads more than
 * 2.3 MiB.
 */
const MAX_FILE_BYTES = 256 * 1024;
export const MAX_PARSED_BYTES = 2.5 * 1024 * 1024;
/** Composer's autoloader loads its files whenever it is loaded itself. */
const AUTOLOADER = /(^|\/)vendor[^/]*\/autoload\.php$/;

/** Reads the code of the main file, and of the files that it always loads. */
export async function readLoadedCode(
  main: PhpFile | undefined,
  { entries, folder }: Layout,
  reader: ByteReader,
  yieldToEventLoop = neverYield,
): Promise<LoadedCode> {
  if (main === undefined) return { code: undefined, loaded: [], loads: [], known: new Map() };
  const { requiresPhp } = main.header;
  const code = readMainCode(main.path, main.bytes, { folder, requiresPhp });
  const files = new Map(entries.filter(isReadable).map((entry) => [entry.path, entry]));
  const loaded: LoadedFile[] = [];
  const loads: FollowedLoad[] = [];
  const seen = new Set([main.path]);
  const calls = createCallGraph();
  let constants: Constants = code.known;
  const declaredBefore = new Set(code.declared);
  let leftBytes = MAX_PARSED_BYTES;

  const enter = async (path: string, isDirect: boolean): Promise<void> => {
    const entry = files.get(path);
    if (
      entry === undefined ||
      path.endsWith('.json') ||
      seen.has(path) ||
      loaded.length >= MAX_FILES ||
      leftBytes <= 0
    )
      return;
    seen.add(path);
    await yieldToEventLoop();
    const bytes = await readStart(entry, reader);
    if (bytes === undefined) return;
    leftBytes -= bytes.length;
    const isWhole = bytes.length >= entry.sizeBytes;
    const { units, known, ...facts } = readMainCode(path, bytes, {
      folder,
      constants,
      declaredBefore,
      requiresPhp,
    });
    const { platform } = facts;
    for (const name of facts.declared) declaredBefore.add(name);
    // A truncated file ends in the middle of something.
    const hasTag = isWhole ? facts.hasTag : true;
    const start = bytes.toString('latin1', 0, START_BYTES);
    loaded.push({ path, start, isDirect, hasTag, platform });
    constants = known;
    await run(calls.add(units), 'always');
  };

  /** Follows loads in PHP's order, because constants of one file are known to the next. */
  const run = async (unit: CodeUnit | undefined, when: When): Promise<void> => {
    if (unit === undefined || !calls.begin(unit, when)) return;
    const isTop = unit === code.units[0];
    for (const load of unit.loads) {
      const then = rarest(when, load.when);
      if (then === 'never') continue;
      loads.push({ ...load, when: then, by: unit.file });
      if (then === 'always' || AUTOLOADER.test(load.path)) await enter(load.path, isTop);
    }
  };

  await run(calls.add(code.units), 'always');
  for (let next = calls.next(); next !== undefined; next = calls.next()) await run(...next);
  return { code, loaded, loads, known: constants };
}

/**
 * Follows calls by name, in all files that were added. Runs each function at most once for each value of {@link When},
 * so it takes linear time.
 */
function createCallGraph() {
  const named = new Map<string, CodeUnit[]>();
  /** The called names, and when they are called at the most. */
  const called = new Map<string, When>();
  const begun = new Map<CodeUnit, When>();
  const queue: (readonly [CodeUnit, When])[] = [];
  /** Methods that classes call on themselves. */
  const own: (readonly [string, When])[] = [];
  let done = -1;
  const isBetter = (when: When, known: When | undefined) =>
    when !== 'never' && (known === undefined || (known !== when && rarest(known, when) === known));

  const call = (name: string, when: When) => {
    if (!isBetter(when, called.get(name))) return;
    called.set(name, when);
    for (const unit of named.get(name) ?? []) enqueue(unit, name, when);
  };
  const enqueue = (unit: CodeUnit, name: string, when: When) => {
    // If several functions share a name, it is unknown which one is called.
    queue.push([unit, named.get(name)?.length === 1 ? when : rarest(when, 'maybe')]);
  };

  return {
    /** Adds the code of a file; functions in it that were called before can now run. */
    add(units: readonly CodeUnit[]): CodeUnit | undefined {
      const all = units.flatMap((unit) =>
        unit.name === '' ? [] : listCallNames(unit).map((name) => ({ unit, name })),
      );
      for (const { unit, name } of all) {
        const known = named.get(name);
        if (known === undefined) named.set(name, [unit]);
        else known.push(unit);
      }
      for (const { unit, name } of all) {
        const when = called.get(name);
        if (when !== undefined) enqueue(unit, name, when);
      }
      return units[0];
    },
    /** Whether a function still has to be run; if so, follows its calls. */
    begin(unit: CodeUnit, when: When): boolean {
      if (!isBetter(when, begun.get(unit))) return false;
      begun.set(unit, when);
      for (const [name, then] of unit.calls ?? []) {
        call(name, rarest(when, then));
        if (unit.owner !== '' && name.startsWith(`${unit.owner}::`)) own.push([name, rarest(when, then)]);
      }
      for (const closure of unit.closures) queue.push([closure.unit, rarest(when, closure.when)]);
      return true;
    },
    next(): (typeof queue)[number] | undefined {
      done += 1;
      // A method that its class does not declare belongs to a parent or a trait.
      for (const [name, when] of done < queue.length ? [] : own.splice(0))
        if (!named.has(name) && !name.endsWith('::__construct')) call(name.replace(/^[^:]+/, ''), when);
      return queue[done];
    },
  };
}

function isReadable(entry: PlacedEntry): boolean {
  return !entry.isFolder && !entry.isLink && isSupported(entry);
}

async function readStart(entry: PlacedEntry, reader: ByteReader): Promise<Buffer | undefined> {
  const { damage, bytes } = await readEntry(entry, reader, { maxBytes: MAX_FILE_BYTES });
  return damage === undefined ? bytes : undefined;
}
