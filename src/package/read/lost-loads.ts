import { neverYield } from '../../shared/yield-to-event-loop.ts';
import type { ByteReader } from '../../shared/bytes.ts';
import type { PackageView } from './package-view.ts';
import { createPathTest, listOwnCode, MAX_CODE_BYTES, readCode } from './folder-mentions.ts';
import { prefixOf } from './layout.ts';
import type { Load } from '../php/calls.ts';
import { readMainCode } from '../php/main-code.ts';
import { MAX_PARSED_BYTES } from './read-main.ts';

/** A place where the plugin's code loads a file that is gone, empty, or was never there. */
export interface LostLoad {
  /** The file that is loaded, as a path in the package. */
  readonly path: string;
  readonly keyword: string;
  /** The file with the code, as a path in the package; lines count from 1. */
  readonly file: string;
  readonly line: number;
}

/** Begins once in each word, because a match that fails reads the rest of it. */
const PHP_NAME = /(?<![\w.-])[\w.-]{1,255}\.php\b/g;

/**
 * Finds loads of lost files in the plugin's own PHP code, and in its changed files also those of files that the package
 * lacks. Parses only files that name one of these.
 *
 * @param lost paths in the package
 * @param changed paths in the package
 * @throws Cancelled
 */
export async function findLostLoads(
  { layout, known, main }: Pick<PackageView, 'layout' | 'known' | 'main'>,
  reader: ByteReader,
  lost: ReadonlySet<string>,
  changed: ReadonlySet<string>,
  yieldToEventLoop = neverYield,
): Promise<readonly LostLoad[]> {
  const names = new Set([...lost].map((path) => path.slice(path.lastIndexOf('/') + 1)));
  const files = new Set(layout.entries.map(({ path }) => path));
  const isThere = createPathTest([...files]);
  const isDead = (load: Load) =>
    !files.has(load.path) &&
    load.path.startsWith(prefixOf(layout.folder)) &&
    load.keyword !== 'register_block_type' &&
    !load.isBehindGuard &&
    !isLeftOut({ ...load, when: 'maybe' }, layout) &&
    !layout.entries.some(({ path, isLink }) => isLink && load.path.startsWith(`${path}/`));
  const found: LostLoad[] = [];
  let leftBytes = MAX_CODE_BYTES;
  let leftParsedBytes = MAX_PARSED_BYTES;
  for (const entry of listOwnCode(layout)) {
    const isChanged = changed.has(entry.path);
    if (lost.size === 0 && !isChanged) continue;
    await yieldToEventLoop();
    if (leftBytes <= 0 || leftParsedBytes <= 0) break;
    const code = await readCode(entry, reader);
    leftBytes -= code.length;
    const isNamed = [...code.matchAll(PHP_NAME)].some(([name]) => names.has(name));
    const isMissing =
      isChanged &&
      [...code.matchAll(QUOTED)].some(([, path = '']) => !isThere(path.replace(/^(?:\.{0,2}\/)+/, '')));
    if (!isNamed && !isMissing) continue;
    leftParsedBytes -= code.length;
    const place = { folder: layout.folder, constants: known, requiresPhp: main?.header.requiresPhp };
    for (const load of listLoads(entry.path, code, place))
      if (lost.has(load.path) || (isChanged && isDead(load)))
        found.push({ path: load.path, keyword: load.keyword, file: entry.path, line: load.line });
  }
  return found;
}

/** A quoted path that code loads. */
const QUOTED = /\b(?:require|include)(?:_once)?\b[^;'"]{0,200}['"]([\w./-]{1,1024}\.php)['"]/g;

/**
 * Lists the loads in code that some site may run, and that do not ask for the file first.
 *
 * @param code as latin1 text
 */
function listLoads(path: string, code: string, place: Parameters<typeof readMainCode>[2]): readonly Load[] {
  const { units } = readMainCode(path, Buffer.from(code, 'latin1'), place);
  return units.flatMap(({ loads }) => loads).filter(({ when, isGuarded }) => when !== 'never' && !isGuarded);
}

/** Whether code that runs only sometimes loads tests, or the paid edition, which a free one lacks. */
export function isLeftOut({ path, when }: Load, { entries, folder }: PackageView['layout']): boolean {
  if (when !== 'always' && TEST_PATH.test(path)) return true;
  const [, sold] = when === 'maybe' ? (PAID.exec(path.slice(prefixOf(folder).length)) ?? []) : [];
  return sold !== undefined && !entries.some((entry) => entry.path.startsWith(prefixOf(folder) + sold));
}

const TEST_PATH = /\/tests?\//;
const PAID = /^((?:pro|premium)\/)/i;
