/** More distant names were hardly meant. */
const MAX_DISTANCE = 3;

/** Finds the known name that was probably meant; `undefined` if none is similar. */
export function findNearest<T extends string>(text: string, names: readonly T[]): T | undefined {
  const wanted = text.slice(0, 100).toLowerCase();
  const [best] = names
    .map((name) => ({ name, distance: measureDistance(wanted, name.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);
  const isNear = best !== undefined && best.distance <= Math.min(MAX_DISTANCE, best.name.length / 2);
  return isNear ? best.name : names.find((name) => wanted.length > 3 && name.includes(wanted));
}

/** Longer names are hardly typed, and each takes the product of both lengths to compare. */
const MAX_TYPED = 100;

/** Whether two names that differ do so by upper and lower case, or by one character. */
export function isAlmost(a: string, b: string): boolean {
  if (a === b || a === '' || b === '' || a.length > MAX_TYPED || b.length > MAX_TYPED) return false;
  return measureDistance(a.toLowerCase(), b.toLowerCase()) <= 1;
}

/** Counts how many characters must be inserted, deleted or replaced (Levenshtein). */
function measureDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let index = 0; index < a.length; index += 1) {
    const character = a.charAt(index);
    const next = [index + 1];
    for (let column = 1; column <= b.length; column += 1) {
      const exchanged = (row[column - 1] ?? 0) + (b[column - 1] === character ? 0 : 1);
      next.push(Math.min(exchanged, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? a.length;
}
