/** Answers for an object, by name: rules, and checks beside them, ask for the same. */
export type Kept<Of extends object, T> = WeakMap<Of, Map<string, T>>;

/** Gives the answer that was found before, or finds it. */
export function keep<Of extends object, T>(kept: Kept<Of, T>, of: Of, name: string, find: () => T): T {
  const known = kept.get(of) ?? new Map<string, T>();
  kept.set(of, known);
  const found = known.has(name) ? (known.get(name) as T) : find();
  known.set(name, found);
  return found;
}
