/** The middle of the values, or of the two in the middle. Throws for none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  if (low === undefined || high === undefined) throw new Error('There is no median of nothing.');
  return (low + high) / 2;
}

/** The measurements of {@link interleave}, by candidate. */
export type Runs<Candidates extends Readonly<Record<string, () => Promise<unknown>>>> = {
  readonly [Name in keyof Candidates]: readonly Awaited<ReturnType<Candidates[Name]>>[];
};

/**
 * Runs each of the candidates once a round, in turns, so that whatever else the machine does meets all of them alike. A
 * first round only warms up.
 */
export async function interleave<Candidates extends Readonly<Record<string, () => Promise<unknown>>>>(
  rounds: number,
  candidates: Candidates,
): Promise<Runs<Candidates>> {
  const values = Object.fromEntries(Object.keys(candidates).map((name) => [name, [] as unknown[]]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, run] of Object.entries(candidates)) {
      const value = await run();
      if (round > 0) values[name]?.push(value);
    }
  }
  return values as unknown as Runs<Candidates>;
}

/** The medians of what {@link interleave} measured. */
export function readMedians<Name extends string>(
  runs: Readonly<Record<Name, readonly { readonly wallMs: number }[]>>,
): Readonly<Record<Name, number>> {
  const medians = Object.entries<readonly { readonly wallMs: number }[]>(runs).map(
    ([name, values]) => [name, median(values.map(({ wallMs }) => wallMs))] as const,
  );
  return Object.fromEntries(medians) as Record<Name, number>;
}
