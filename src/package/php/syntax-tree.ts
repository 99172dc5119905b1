/** A node of the parser's tree, which is read without its types: what it holds depends on others' code. */
export interface Ast {
  readonly kind: string;
  readonly loc?: { readonly start: Position; readonly end: Position } | null;
  readonly [key: string]: unknown;
}

interface Position {
  readonly line: number;
  readonly offset: number;
}

const isNode = (value: unknown): value is Ast =>
  typeof value === 'object' && value !== null && 'kind' in value;

export const toNode = (value: unknown): Ast | undefined => (isNode(value) ? value : undefined);

export function toNodes(value: unknown): readonly Ast[] {
  if (!Array.isArray(value)) return [];
  const nodes: readonly unknown[] = value;
  // Most lists have nothing else.
  return nodes.every(isNode) ? nodes : nodes.filter(isNode);
}

/** A name, whether the parser gives it as a text or as a node. */
export function nameOf(value: unknown): string {
  if (typeof value === 'string') return value;
  const name = toNode(value)?.['name'];
  return typeof name === 'string' ? name : name === undefined ? '' : nameOf(name);
}

export const lineOf = ({ loc }: Ast): number => loc?.start.line ?? 0;

/** The text of a string without variables in it. */
export function stringOf(value: unknown): string | undefined {
  const each = toNode(value);
  const text = each?.kind === 'string' || each?.kind === 'nowdoc' ? each['value'] : undefined;
  return typeof text === 'string' ? text : undefined;
}

/** The names that a file imports, in lower case, with what they stand for. */
export interface Names {
  /** As it is written; `''` for none. */
  readonly namespace: string;
  readonly classes: Map<string, string>;
  readonly functions: Map<string, string>;
  readonly constants: Map<string, string>;
}

/** A name in a namespace. */
export const join = (namespace: string, name: string) => (namespace === '' ? name : `${namespace}\\${name}`);

export const noNames = (namespace: string): Names => ({
  namespace,
  ...{ classes: new Map(), functions: new Map(), constants: new Map() },
});

/** The full name of a class, as it is written. Source: PHP's manual, "Name resolution rules". */
export function resolveClass(value: unknown, { namespace, classes }: Names): string {
  const written = nameOf(value);
  if (written.startsWith('\\')) return written.slice(1);
  if (toNode(value)?.['resolution'] === 'rn') return join(namespace, written);
  const [first = '', ...rest] = written.split('\\');
  const imported = classes.get(first.toLowerCase());
  return imported === undefined ? join(namespace, written) : [imported, ...rest].join('\\');
}

/** The full name of a function or constant, and the one without its namespace, where PHP looks next. */
export function resolveName(
  value: unknown,
  names: Names,
  kind: 'functions' | 'constants',
): { readonly shown: string; readonly fallback?: string } {
  const written = nameOf(value);
  if (written.startsWith('\\')) return { shown: written.slice(1) };
  if (toNode(value)?.['resolution'] === 'rn') return { shown: join(names.namespace, written) };
  if (written.includes('\\')) return { shown: resolveClass(value, names) };
  const imported = names[kind].get(kind === 'functions' ? written.toLowerCase() : written);
  if (imported !== undefined) return { shown: imported };
  return names.namespace === ''
    ? { shown: written }
    : { shown: join(names.namespace, written), fallback: written };
}

/** The namespace of a name, with its end; `''` for none. */
export const toNamespace = (name: string): string => name.slice(0, name.lastIndexOf('\\') + 1);

/** A name without its namespace. */
export const lastPart = (name: string): string => name.slice(name.lastIndexOf('\\') + 1);

/** The key of a constant: its namespace in lower case. */
export function keyOfConstant(shown: string): string {
  const namespace = toNamespace(shown);
  return namespace.toLowerCase() + shown.slice(namespace.length);
}
