import type { PhpClass, PhpIndex } from '../../package/index.ts';
import { withoutFullStop } from '../../shared/quote.ts';
import { isLibraryOf, type RehearsedPackage } from '../model/packages.ts';
import { type Problem, SEVERITIES } from '../model/results.ts';
import { SITE } from '../site/player/protocol.ts';
import type { LoadedClasses, LoadError } from '../model/inventory.ts';

/** Classes by their names in lower case, with the files that declare them. */
type OwnClasses = ReadonlyMap<string, PhpClass & { readonly file: string }>;

/** Lists the classes of a package that are neither a library's nor a test's. */
export function listOwnClasses({ files }: PhpIndex, packed: RehearsedPackage): OwnClasses {
  const isLibrary = isLibraryOf(packed);
  const own = [...files].filter(([file]) => !packed.isShown(file) && !isLibrary(file));
  const classes = own.flatMap(([file, facts]) => facts.classes.map((one) => ({ ...one, file })));
  return new Map(classes.filter(({ name }) => name !== '').map((one) => [one.name, one] as const));
}

/** A version whose classes were loaded. */
export interface LoadedVersion extends LoadedClasses {
  readonly own: OwnClasses;
}

/** Judges the classes that PHP cannot load, if it loads them with the previous version, or that has no such class. */
export function compareClasses(
  current: LoadedVersion,
  previous: LoadedVersion | undefined,
  folder: string,
): readonly Problem[] {
  return [...current.errors].flatMap(([shown, error]): readonly Problem[] => {
    const one = current.own.get(shown.toLowerCase());
    if (one === undefined || isHarmless(error) || !isOfVersion(one.name, error, current.own, previous))
      return [];
    const place = locate(error, folder) ?? { file: one.file, line: one.line };
    const missing = findMissing(error.message);
    const fix =
      missing === undefined
        ? 'Change it to fit what it extends.'
        : 'Ship the file that declares it, or correct its name.';
    const message = `PHP cannot load the class \`${one.shown}\`: ${withoutFullStop(error.message)}. PHP stops wherever code needs it. ${fix}`;
    return [{ severity: previous === undefined ? 'warning' : 'error', message, ...place }];
  });
}

/** Whether a class cannot be loaded because of this version. */
function isOfVersion(
  name: string,
  { message, isFatal }: LoadError,
  own: OwnClasses,
  previous: LoadedVersion | undefined,
): boolean {
  const missing = findMissing(message);
  // Another plugin may bring it.
  if (missing !== undefined && !own.has(missing) && previous?.own.has(missing) !== true) return false;
  const before = previous?.own.get(name);
  if (before !== undefined) return previous?.loaded.has(before.shown) === true;
  // Code that loads a new class may load first what that needs.
  return missing === undefined ? isFatal : !own.has(missing);
}

/** The memory or the time of a rehearsal ended, code of the plugin itself failed, or it is told as wrong syntax. */
function isHarmless({ message, isFatal }: LoadError): boolean {
  return (
    /^syntax error|^Unclosed /.test(message) ||
    (isFatal && /^(?:Allowed memory|Maximum|Out of memory|Uncaught|Cannot (?:re)?declare)/.test(message))
  );
}

/** The class, interface or trait that is missing, in lower case. */
function findMissing(message: string): string | undefined {
  return /^(?:Class|Interface|Trait) ["']\\?([\w\\\x80-\uffff]+)["'] not found$/
    .exec(message)?.[1]
    ?.toLowerCase();
}

function locate({ file, line }: LoadError, folder: string): Pick<Problem, 'file' | 'line'> | undefined {
  const start = `${SITE.plugins}/${folder}/`;
  return folder !== '' && file.startsWith(start) ? { file: file.slice(start.length), line } : undefined;
}

/** Rules that tell why PHP cannot load a class, in words that say more than PHP's. */
const OF_CLASSES = ['bad-override', 'gone-class', 'undefined-class'];

/** Joins problems of one place, the worst first: where PHP stopped, what the rule says is proven. */
export function joinProblems(read: readonly Problem[], loaded: readonly Problem[]): readonly Problem[] {
  // The children of a class lack what it lacks; the first is told.
  const proven = new Map(loaded.toReversed().map((problem) => [placeOf(problem), problem]));
  const joined = read.map((problem) => {
    const proof = proven.get(placeOf(problem));
    if (proof === undefined || !OF_CLASSES.includes(problem.rule?.id ?? '')) return problem;
    proven.delete(placeOf(problem));
    return rank(proof) < rank(problem) ? { ...problem, severity: proof.severity } : problem;
  });
  return [...joined, ...proven.values()].sort((a, b) => rank(a) - rank(b));
}

function rank({ severity }: Problem): number {
  return SEVERITIES.indexOf(severity);
}

function placeOf({ file, line }: Problem): string {
  return `${file ?? ''}:${line ?? ''}`;
}
