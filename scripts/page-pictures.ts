/** A picture in README.md or docs/: a part of a job summary. */
export interface PagePicture {
  /** In `docs/`, without what says whether it is light or dark. */
  readonly file: string;
  /** Of `OUTCOMES`. */
  readonly outcome: string;
  /** The part of the Markdown that is shown. */
  readonly pick: (markdown: string) => string;
  /** The narrowest width without line breaks. */
  readonly widthPx: number;
}

/** The width at which pages show a picture. */
export const SHOWN_PX = 500;

export const PICTURES: readonly PagePicture[] = [
  { file: 'receipt', outcome: 'published', pick: takeReceipt, widthPx: 828 },
  { file: 'comparison', outcome: 'published-compared', pick: takeComparison, widthPx: 828 },
];

/** The part above the steps. */
export function takeReceipt(markdown: string): string {
  const [receipt = '', ...others] = markdown.split(/^(?:#### |<details><summary>)Steps/m);
  if (others.length === 0) throw new Error('The summary has no steps any more.');
  return receipt;
}

/** The list of changes, unfolded. */
export function takeComparison(markdown: string): string {
  const rows = ['Version', 'Changes'].map((name) =>
    find(markdown, new RegExp(`^<tr><th[^>]*>${name}</th>.*$`, 'm')),
  );
  const details = find(
    markdown,
    /^<details(?: open)?><summary>What this version changes<\/summary>[^]*?^<\/details>$/m,
  );
  return ['<table>', ...rows, '</table>', '', details.replace('<details>', '<details open>')].join('\n');
}

function find(markdown: string, pattern: RegExp): string {
  const [found] = pattern.exec(markdown) ?? [];
  if (found === undefined) throw new Error(`The summary has nothing any more that is ${String(pattern)}.`);
  return found;
}
