import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PLUGIN_VERSION } from './plugins.ts';

const SEED = 20_260_101;
/** Length of the generated text, from which files are cut. */
const TEXT_BYTES = 10e6;
/** The main file and the readme. */
const MAIN_FILES = 2;
/** Of the plugin that {@link writePluginTree} writes. */
export const TREE_FILES = 10_000;
const TOTAL_BYTES = 200e6;
/** One of this many files is an image, as large as five others. */
const IMAGE_EVERY = 40;
const IMAGE_FACTOR = 5;
/** Spread of the logarithms of sizes. */
const SIZE_SPREAD = 1.3;
const MAX_BYTES = 3e6;
const WORDS_PER_LINE = 9;
/** Code repeats itself: this share of lines repeats a recent one. */
const REPEATED_SHARE = 0.5;
const NEAR_LINES = 100;

/** The material of files. */
interface Sources {
  readonly text: Buffer;
  readonly noise: Buffer;
}

/**
 * Writes a plugin of 10,000 files and 200 MB: texts, as different as code is, and images, which do not become smaller. It is the
 * same plugin every time.
 */
export async function writePluginTree(folder: string): Promise<void> {
  const random = createRandom(SEED);
  const sources = { text: writeText(random, TEXT_BYTES), noise: writeNoise(random, 4e6) };
  await writeMainFiles(folder);
  for (const [index, sizeBytes] of chooseSizes(random).entries()) {
    const isImage = isImageAt(index);
    const name = `part-${index % 100}/${isImage ? `image-${index}.webp` : `file-${index}.php`}`;
    await writeInto(folder, name, cutPiece(sources, isImage, sizeBytes, random));
  }
}

/** Writes a plugin of so many files of code that all have the same size: the same plugin every time. */
export async function writeSmallFiles(folder: string, files: number, fileBytes: number): Promise<void> {
  const random = createRandom(SEED);
  const text = writeText(random, TEXT_BYTES);
  await writeMainFiles(folder);
  for (let index = MAIN_FILES; index < files; index += 1) {
    const start = Math.floor(random() * (text.length - fileBytes));
    const name = `part-${index % 100}/file-${index}.php`;
    await writeInto(folder, name, text.subarray(start, start + fileBytes));
  }
}

async function writeMainFiles(folder: string): Promise<void> {
  const main = `<?php\n/*\nPlugin Name: Bulk\nVersion: ${PLUGIN_VERSION}\n*/\n`;
  await writeInto(folder, 'bulk-plugin.php', main);
  await writeInto(folder, 'readme.txt', `=== Bulk ===\nStable tag: ${PLUGIN_VERSION}\n`);
}

function isImageAt(index: number): boolean {
  return index % IMAGE_EVERY === 0;
}

/** As sizes of files are: most are small, and a few are a hundred times larger. */
function chooseSizes(random: () => number): readonly number[] {
  const weights = Array.from({ length: TREE_FILES - MAIN_FILES }, (_value, index) => {
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    return Math.exp(SIZE_SPREAD * normal) * (isImageAt(index) ? IMAGE_FACTOR : 1);
  });
  const bytesPerWeight = TOTAL_BYTES / weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => Math.min(MAX_BYTES, Math.round(weight * bytesPerWeight)));
}

async function writeInto(folder: string, name: string, content: string | Buffer): Promise<void> {
  const path = join(folder, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

function cutPiece(
  { text, noise }: Sources,
  isImage: boolean,
  sizeBytes: number,
  random: () => number,
): Buffer {
  const source = isImage ? noise : text;
  const start = Math.floor(random() * (source.length - sizeBytes));
  return source.subarray(start, start + sizeBytes);
}

/** Lines of words, some of which are much more frequent than others, as in code. */
function writeText(random: () => number, sizeBytes: number): Buffer {
  const words = Array.from({ length: 4_000 }, () => {
    const length = 2 + Math.floor(random() * 10);
    return Array.from({ length }, () => String.fromCharCode(97 + Math.floor(random() * 26))).join('');
  });
  const lines: string[] = [];
  for (let bytes = 0; bytes < sizeBytes;) {
    const earlier = lines.at(-1 - Math.floor(random() * NEAR_LINES));
    const isRepeated = earlier !== undefined && random() < REPEATED_SHARE;
    const line = isRepeated ? earlier : writeLine(random, words);
    lines.push(line);
    bytes += line.length;
  }
  return Buffer.from(lines.join(''));
}

function writeLine(random: () => number, words: readonly string[]): string {
  const count = 2 + Math.floor(random() * WORDS_PER_LINE);
  const line = Array.from({ length: count }, () => words[Math.floor(random() ** 3 * words.length)] ?? '');
  return `${'  '.repeat(Math.floor(random() * 4))}$${line.join(' ')};\n`;
}

function writeNoise(random: () => number, sizeBytes: number): Buffer {
  const noise = Buffer.allocUnsafe(sizeBytes);
  for (let index = 0; index < sizeBytes; index += 1) noise[index] = Math.floor(random() * 256);
  return noise;
}

/** Numbers from 0 up to 1, the same for the same seed (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
