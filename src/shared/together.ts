/**
 * Waits for works that go on at the same time, and fails as they would have one after the other: with the failure of the
 * first of them that fails, in their order. None of them outlives that.
 *
 * @returns what they give, in their order
 * @throws what the first of the failed works throws
 */
export async function doTogether<const Works extends readonly Promise<unknown>[]>(
  works: Works,
): Promise<{ -readonly [Index in keyof Works]: Awaited<Works[Index]> }> {
  await Promise.allSettled(works);
  return Promise.all(works);
}

/** Begins a work whose result is awaited later, or never: its failure is thrown there, and nowhere else. */
export function beginEarly<T>(work: () => Promise<T>): Promise<T> {
  const result = work();
  result.catch(() => undefined);
  return result;
}
