/**
 * Readers of what another party wrote: the plugin's PHP, its pages, or code that got out of either. Each takes any value, and
 * gives one of its type, or says why it has none. Nothing here recurses deeper than the reader that is written down, and fields
 * that no reader asks for are dropped.
 */
export type Reader<T> = (value: unknown) => T | Misfit;

/** The type that a reader gives. */
export type ReadBy<R> = R extends Reader<infer T> ? T : never;

/** A value does not fit. */
class Misfit {
  readonly why: string;
  /** Such as `.can[3]`. */
  readonly place: string;

  constructor(why: string, place = '') {
    this.why = why;
    this.place = place;
  }

  /** The same, seen from the value around it. */
  in(place: string): Misfit {
    return new Misfit(this.why, `${place}${this.place}`);
  }
}

/** Something that another party wrote does not fit; the message says where, and why. */
export class Unreadable extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'Unreadable';
  }
}

/** @throws Unreadable */
export function read<T>(reader: Reader<T>, value: unknown): T {
  const got = reader(value);
  if (!(got instanceof Misfit)) return got;
  const { place, why } = got;
  throw new Unreadable(`${place === '' ? 'it' : `\`${place.replace(/^\./, '')}\``} ${why}`);
}

export const flag: Reader<boolean> = (value) =>
  typeof value === 'boolean' ? value : new Misfit('is neither true nor false');

export const number: Reader<number> = (value) =>
  typeof value === 'number' && Number.isFinite(value) ? value : new Misfit('is not a number');

/** A text of at most so many UTF-16 units, without halves of characters, with which no address can be made. */
export const text =
  (max: number): Reader<string> =>
  (value) => {
    if (typeof value !== 'string') return new Misfit('is not text');
    return value.length <= max ? value.toWellFormed() : new Misfit(`is longer than ${max} characters`);
  };

/** The beginning of a text, for people to read. */
export const words =
  (max: number): Reader<string> =>
  (value) =>
    typeof value === 'string' ? value.slice(0, max).toWellFormed() : new Misfit('is not text');

export const bytes =
  (max: number): Reader<Uint8Array> =>
  (value) =>
    value instanceof Uint8Array && value.byteLength <= max
      ? value
      : new Misfit(`is not at most ${max} bytes`);

export const oneOf =
  <T extends string>(...known: readonly T[]): Reader<T> =>
  (value) =>
    known.find((one) => one === value) ?? new Misfit(`is not one of ${known.join(', ')}`);

/** `undefined` where there is nothing. */
export const optional =
  <T>(reader: Reader<T>): Reader<T | undefined> =>
  (value) =>
    value === undefined || value === null ? undefined : reader(value);

/** Takes `fallback` for what does not fit. */
export const either =
  <T, F>(reader: Reader<T>, fallback: F): Reader<T | F> =>
  (value) => {
    const got = reader(value);
    return got instanceof Misfit ? fallback : got;
  };

/** A list of which each item fits. */
export const list =
  <T>(item: Reader<T>, max = Infinity): Reader<readonly T[]> =>
  (value) => {
    if (!Array.isArray(value)) return new Misfit('is not a list');
    if (value.length > max) return new Misfit(`has more than ${max} items`);
    const items: T[] = [];
    for (const [index, one] of (value as readonly unknown[]).entries()) {
      const got = item(one);
      if (got instanceof Misfit) return got.in(`[${index}]`);
      items.push(got);
    }
    return items;
  };

/** A list without the items that do not fit, and without those after the first `max`. */
export const some =
  <T>(item: Reader<T>, max = Infinity): Reader<readonly T[]> =>
  (value) => {
    if (!Array.isArray(value)) return new Misfit('is not a list');
    return (value as readonly unknown[]).slice(0, max).flatMap((one) => {
      const got = item(one);
      return got instanceof Misfit ? [] : [got];
    });
  };

/** A list whose items have types by their place. There may be more. */
export const tuple =
  <const R extends readonly Reader<unknown>[]>(
    ...items: R
  ): Reader<{ readonly [Index in keyof R]: ReadBy<R[Index]> }> =>
  (value) => {
    if (!Array.isArray(value)) return new Misfit('is not a list');
    const read: unknown[] = [];
    for (const [index, item] of items.entries()) {
      const got = item((value as readonly unknown[])[index]);
      if (got instanceof Misfit) return got.in(`[${index}]`);
      read.push(got);
    }
    return read as { readonly [Index in keyof R]: ReadBy<R[Index]> };
  };

/** Values by their names, without those that do not fit. PHP writes a list where the names are 0, 1, and so on. */
export const map =
  <T>(item: Reader<T>, max = Infinity): Reader<ReadonlyMap<string, T>> =>
  (value) => {
    if (typeof value !== 'object' || value === null) return new Misfit('is not an object');
    const entries = Object.entries(value).slice(0, max) as readonly (readonly [string, unknown])[];
    return new Map(
      entries.flatMap(([name, one]) => {
        const got = item(one);
        return got instanceof Misfit ? [] : [[name.toWellFormed(), got] as const];
      }),
    );
  };

/** The same, as an object. */
export const record =
  <T>(item: Reader<T>, max = Infinity): Reader<Readonly<Record<string, T>>> =>
  (value) => {
    const got = map(item, max)(value);
    return got instanceof Misfit ? got : Object.fromEntries(got);
  };

/** An object with these fields. */
export const object =
  <const F extends Readonly<Record<string, Reader<unknown>>>>(
    fields: F,
  ): Reader<{ readonly [Name in keyof F]: ReadBy<F[Name]> }> =>
  (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return new Misfit('is not an object');
    const read: Record<string, unknown> = {};
    for (const [name, field] of Object.entries(fields)) {
      const got = field(Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined);
      if (got instanceof Misfit) return got.in(`.${name}`);
      read[name] = got;
    }
    return read as { readonly [Name in keyof F]: ReadBy<F[Name]> };
  };

/** One of several objects, which its field `kind` names. */
export const variant =
  <const R extends Readonly<Record<string, Reader<object>>>>(
    kinds: R,
  ): Reader<{ [Kind in keyof R]: ReadBy<R[Kind]> & { readonly kind: Kind } }[keyof R]> =>
  (value) => {
    const named = object({ kind: oneOf(...Object.keys(kinds)) })(value);
    if (named instanceof Misfit) return named;
    const got = kinds[named.kind]?.(value) ?? new Misfit('is not known');
    return got instanceof Misfit ? got : ({ ...got, ...named } as never);
  };
