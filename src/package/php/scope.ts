import type {
  Conditions,
  PathParts,
  PhpClass,
  PhpFileFacts,
  PhpRemark,
  PhpUnit,
  PhpUse,
  TypeName,
} from './model.ts';
import { type Ast, lineOf, type Names, toNode } from './syntax-tree.ts';

type Writable<T> = {
  -readonly [K in keyof T]: T[K] extends readonly (infer E)[]
    ? E[]
    : T[K] extends ReadonlyMap<infer Key, infer Value>
      ? Map<Key, Value>
      : T[K] extends ReadonlySet<infer E>
        ? Set<E>
        : T[K];
};

/** A class, while it is read. */
export type OpenClass = Writable<PhpClass>;

/** The facts of a file, while it is read. */
export interface Draft extends Writable<Omit<PhpFileFacts, 'key' | 'fault' | 'starts' | 'classes'>> {
  readonly classes: OpenClass[];
  /** It defines constants whose names are among its texts. */
  definesTexts: boolean;
}

/** When the branches of a condition run. */
export interface Weighed {
  readonly then: Conditions;
  /** Also `always` if it is true only on sites on which the plugin cannot run anyway. */
  readonly otherwise: Conditions;
}

/** Facts about a variable. */
export interface Variable {
  readonly path?: PathParts | undefined;
  readonly type?: TypeName | undefined;
  /** It is the third argument of the function. */
  readonly isThird?: boolean;
  /** Its class is exactly that, because `new` made it. */
  readonly isExact?: boolean;
  /** It holds the answer of a condition. */
  readonly answer?: Weighed | undefined;
}

/** Facts about the function around a node. */
export interface Scope {
  readonly draft: Draft;
  /** The file. */
  readonly text: string;
  readonly isLibrary: boolean;
  readonly unit: Writable<PhpUnit>;
  /** In lower case; `''` outside of classes, and for the parent of a class that has none. */
  readonly owner: string;
  readonly parent: string;
  readonly names: Names;
  /** Names of functions, classes and constants that the file declares, in lower case and without a namespace. */
  readonly declared: ReadonlySet<string>;
  /** It is static, so there is no `$this`. */
  readonly isStatic: boolean;
  /** `$this` may be any object, because the closure is bound to one. */
  readonly isBound: boolean;
  readonly isClosure: boolean;
  /** Its declaration names the class of what it returns. */
  readonly isTyped: boolean;
  readonly variables: Map<string, Variable>;
  /** Variables that outlive a call; also with `$` in front if they are globals. */
  readonly lasting: Set<string>;
  /** Variables whose methods are called; with what is noted of one while nothing else is done with it, such as to set it. */
  readonly receivers: Map<string, PhpRemark | undefined>;
}

/** A node that is still to be visited. */
export interface Step {
  readonly node: Ast;
  readonly at: Conditions;
  readonly scope: Scope;
  /** Number of loops around it, in its function. */
  readonly loops: number;
  /** Its value is only asked for (`isset`), or errors are silenced (`@`). */
  readonly isAsked: boolean;
  /** A closure whose conditions already say when it runs. */
  readonly isPlaced?: boolean | undefined;
  /** The statement with this index comes next. */
  readonly next?: number;
}

/** The steps into parts of a node, in order. */
export function into(step: Step, parts: unknown, more: Partial<Step> = {}): Step[] {
  const { at, scope, loops, isAsked, isPlaced } = { ...step, ...more };
  const steps: Step[] = [];
  // There are many steps, so each is made at once.
  for (const part of Array.isArray(parts) ? (parts as readonly unknown[]) : [parts]) {
    const node = toNode(part);
    if (node !== undefined) steps.push({ node, at, scope, loops, isAsked, isPlaced, next: 0 });
  }
  return steps;
}

/** A scope for the code of a function, or of a file. */
export function openScope(around: Scope, name: string, more: Partial<Scope> = {}): Scope {
  const scope = { ...around, isBound: false, isClosure: false, isTyped: false, ...more };
  const unit = { name, owner: scope.owner, loads: [], uses: [], updates: [], compared: [], isOpen: false };
  around.draft.units.push(unit);
  return { ...scope, unit, variables: new Map(), lasting: new Set(), receivers: new Map() };
}

/** Notes what own code uses. */
export function use({ node, at, scope }: Step, found: Omit<PhpUse, 'line' | 'at'>): void {
  if (!scope.isLibrary) scope.unit.uses.push({ line: lineOf(node), at, ...found });
}

/** Keeps what is always the same; of two different facts, none is known. */
export function setOnce<T>(map: Map<string, T>, key: string, value: T, unknown: T): void {
  const known = map.get(key);
  map.set(key, known === undefined || JSON.stringify(known) === JSON.stringify(value) ? value : unknown);
}
