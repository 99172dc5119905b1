import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';

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
export const SHOWN_PX = 720;

export const PICTURES: readonly PagePicture[] = [
  { file: 'receipt', outcome: 'published', pick: takeReceipt, widthPx: 828 },
  { file: 'comparison', outcome: 'published-compared', pick: takeComparison, widthPx: 828 },
];

/** The keyword of the chunk that says what a picture was drawn from. */
const KEYWORD = 'Source SHA-256\0';
/** Signature and header. Source: PNG, 5.2 and 11.2.2. */
const HEAD_BYTES = 8 + 25;

/** Writes into a PNG what it was drawn from, so that a test notices when that changes. Source: PNG, 11.3.3.3 tEXt. */
export function stampPicture(png: Buffer, source: string): Buffer {
  const data = Buffer.from(`tEXt${KEYWORD}${digest(source)}`, 'latin1');
  const chunk = Buffer.alloc(data.length + 8);
  chunk.writeUInt32BE(data.length - 4);
  data.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(data), data.length + 4);
  return Buffer.concat([png.subarray(0, HEAD_BYTES), chunk, png.subarray(HEAD_BYTES)]);
}

/** Whether a PNG was drawn from a source. */
export function isDrawnFrom(png: Buffer, source: string): boolean {
  return png.includes(`${KEYWORD}${digest(source)}`, HEAD_BYTES, 'latin1');
}

function digest(source: string): string {
  // Pictures stay what they are when `npm run set-owner` names the account.
  const named = source.replaceAll(/(?<=github\.com\/)[\w-]+(?=\/publish-wordpress-plugin\/)/g, 'account');
  return createHash('sha256').update(named).digest('hex');
}

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
