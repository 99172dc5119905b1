import { listUses, type Place, type Program } from './link.ts';
import type { Guard } from './model.ts';
import type { RuleContext } from './rule.ts';

/** Kinds of names that code needs, as a package and a site list them. */
export type Needed = 'functions' | 'classes' | 'constants';

/** A function, class or constant that code cannot do without. */
export interface Need {
  readonly place: Place;
  readonly kind: Needed;
  /** Where PHP looks: in the namespace, and then outside of it. */
  readonly names: readonly string[];
  /** The same, as guards. */
  readonly guards: readonly Guard[];
  readonly shown: string;
  /** Only a text or an array names it. */
  readonly isText: boolean;
}

/** All functions, classes or constants that own code needs. */
export function* listNeeds(program: Program, kind: Needed): Generator<Need> {
  for (const place of listUses(program)) {
    const { name, fallback, shown, on = '', isText = false } = place.use;
    if (place.use.isSoft === true || kindOf(place) !== kind) continue;
    const isMember = isText && kind === 'classes' && place.use.kind !== 'class';
    const names = isMember ? [on] : fallback === undefined ? [name] : [name, fallback];
    const guards = names.map((each) => `${LETTERS[kind]}:${each}`);
    yield { place, kind, names, guards, shown: isMember ? on : shown, isText };
  }
}

const LETTERS = { functions: 'f', classes: 'c', constants: 'k' } as const;

function kindOf({ use: { kind, via, isText } }: Place): Needed | undefined {
  if (kind === 'function') return 'functions';
  if (kind === 'constant') return 'constants';
  const isClass = kind === 'class' || kind === 'new';
  return isClass || (kind.endsWith('method') && via === 'name' && isText === true) ? 'classes' : undefined;
}

/** Tells how code uses a name. */
export function tellNeed({ kind, isText }: Need, shown: string): string {
  if (kind === 'functions') return `${isText ? 'names' : 'calls'} \`${shown}()\``;
  return kind === 'classes' ? `uses the class \`${shown}\`` : `reads the constant \`${shown}\``;
}

/** Whether the package declares one of the names. */
export function isOwn({ kind, names }: Need, program: Program): boolean {
  return names.some((name) => program[kind].has(name) || (kind === 'classes' && program.aliases.has(name)));
}

/** Whether the package or the site has one of the names. */
export function isKnown(need: Need, { program, site }: RuleContext): boolean {
  return isOwn(need, program) || need.names.some((name) => site?.[need.kind].has(name) === true);
}
