import { neverYield } from '../../shared/yield-to-event-loop.ts';
import type { ByteReader } from '../../shared/bytes.ts';
import type { PackageView } from './package-view.ts';
import { listOwnCode, MAX_CODE_BYTES, readCode } from './folder-mentions.ts';
import { readMainCode } from '../php/main-code.ts';
import { MAX_PARSED_BYTES } from './read-main.ts';

/** A place where the plugin's code loads a file that is gone or empty. */
export interface LostLoad {
  /** The lost file, as a path in the package. */
  readonly path: string;
  readonly keyword: string;
  /** The file with the code, as a path in the package; lines count from 1. */
  readonly file: string;
  readonly line: number;
}

const PHP_NAME = /[\w.-]+\.php\b/g;

/**
 * Finds loads of lost files in the plugin's own PHP code. Parses only files that name one of these.
 *
 * @param lost paths in the package
 * @returns `undefined` when not all of the package is at hand
 * @throws Cancelled
 */
export async function findLostLoads(
  { layout, known, main }: Pick<PackageView, 'layout' | 'known' | 'main'>,
  reader: ByteReader,
  lost: ReadonlySet<string>,
  yieldToEventLoop = neverYield,
): Promise<readonly LostLoad[] | undefined> {
  if (!reader.isAtHand()) return undefined;
  const names = new Set([...lost].map((path) => path.slice(path.lastIndexOf('/') + 1)));
  const found: LostLoad[] = [];
  let leftBytes = MAX_CODE_BYTES;
  let leftParsedBytes = MAX_PARSED_BYTES;
  for (const entry of listOwnCode(layout)) {
    await yieldToEventLoop();
    if (leftBytes <= 0 || leftParsedBytes <= 0) break;
    const code = await readCode(entry, reader);
    leftBytes -= code.length;
    if (![...code.matchAll(PHP_NAME)].some(([name]) => names.has(name))) continue;
    leftParsedBytes -= code.length;
    const place = { folder: layout.folder, constants: known, requiresPhp: main?.header.requiresPhp };
    const { units } = readMainCode(entry.path, Buffer.from(code, 'latin1'), place);
    for (const { path, keyword, line, when, isGuarded } of units.flatMap(({ loads }) => loads))
      if (lost.has(path) && when !== 'never' && !isGuarded)
        found.push({ path, keyword, file: entry.path, line });
  }
  return found;
}
