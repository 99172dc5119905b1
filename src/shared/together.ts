/**
 * Waits for concurrent tasks and fails as if they ran one after the other: with the failure of the first of them, in
 * their order, that fails. Ends only when all of them have ended.
 *
 * @returns their results, in order
 * @throws the failure of the first failed task
 */
export async function doTogether<const Works extends readonly Promise<unknown>[]>(
  works: Works,
): Promise<{ -readonly [Index in keyof Works]: Awaited<Works[Index]> }> {
  await Promise.allSettled(works);
  return Promise.all(works);
}

/** Begins a task whose result is awaited later or never; its failure is thrown only where it is awaited. */
export function beginEarly<T>(work: () => Promise<T>): Promise<T> {
  const result = work();
  result.catch(() => undefined);
  return result;
}

/** Returns a function that does the work when it is first called, and gives the same result each time. */
export function once<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => (result ??= work());
}
