import { agree } from '../../shared/format.ts';
import { type Finding } from '../finding.ts';
import { nameVerb } from '../php/index.ts';
import { findLeftOver } from '../read/left-overs.ts';
import { listNames, quoteName } from '../../shared/quote.ts';
import { placeIn } from './comparison.ts';
import { type Difference, type FindingContext, indexFiles } from './difference.ts';
import { createMoveTest, findMissingLoad } from './check-vanished.ts';

/** A smaller file usually only prevents a folder's listing. */
const MIN_CODE_BYTES = 60;
/** This many files, and this share of all, are more than a clean-up. */
const MANY = 10;
const SHARE = 1 / 3;

/** Finds the PHP files that are neither in their place nor anywhere else. Pure. */
export function findLostFiles({ from, to, removed, added, changed }: Difference): FindingContext['lost'] {
  const before = indexFiles(from.files);
  const isMoved = createMoveTest(to.files, added);
  const isCode = (path: string) => {
    const file = before.get(path);
    return (
      file !== undefined &&
      isPhp(path) &&
      file.sizeBytes >= MIN_CODE_BYTES &&
      findLeftOver(path)?.kind !== 'development' &&
      !isMoved(file)
    );
  };
  const now = indexFiles(to.files);
  return {
    gone: removed.filter(isCode),
    emptied: changed.filter((path) => now.get(path)?.sizeBytes === 0 && isCode(path)),
  };
}

/**
 * Reports files that are gone or empty: an error if code requires them, otherwise a warning if there are many. Pure.
 */
export function* findLost(
  { from, to, added }: Difference,
  { what, vanished, lost, lostLoads }: FindingContext,
): Iterable<Finding> {
  // For these, another error already names the folder.
  const told = vanished.filter((part) => findMissingLoad(to, part) !== undefined);
  const isTold = (path: string) => told.some(({ name }) => path.startsWith(placeIn(to, name)));
  const open = lostLoads.filter(({ path }) => !isTold(path));
  const required = open.filter(({ keyword }) => keyword.startsWith('require'));
  for (const kind of ['gone', 'emptied'] as const) {
    const paths = lost[kind].map((path) => placeIn(to, path));
    const loads = (kind === 'gone' ? required : open).filter(({ path }) => paths.includes(path));
    const [load] = loads;
    const loaded = [...new Set(loads.map(({ path }) => path))];
    if (load !== undefined) {
      yield {
        id: 'part-vanished',
        severity: 'error',
        message: `${listNames(loaded)} ${agree(loaded, 'is', 'are')} ${kind === 'gone' ? 'not in the package' : 'empty'}; ${what} has code there.`,
        effect: `Line ${load.line} of ${quoteName(load.by)} loads ${quoteName(load.path)}: PHP stops with a fatal error ${kind === 'gone' ? 'when it gets there' : 'when it needs code from it'}.`,
        fix: FIX,
        file: loaded[0],
        ...(loaded.length > 1 && { files: loaded }),
        place: { file: load.by, line: load.line },
      };
    }
    const isOfPart = (path: string) => vanished.some(({ name }) => path.startsWith(name));
    const others = lost[kind].filter((path) => !loaded.includes(placeIn(to, path)) && !isOfPart(path));
    const all = from.files.filter(({ path }) => isPhp(path)).length;
    // New files may replace them.
    const lack = others.length - added.filter(isPhp).length;
    if (kind === 'gone' ? lack < Math.max(MANY, all * SHARE) : others.length === 0) continue;
    const files = others.map((path) => placeIn(to, path));
    yield {
      id: 'part-vanished',
      severity: 'warning',
      message: `${listNames(files)} ${agree(files, 'is', 'are')} ${kind === 'gone' ? 'not in the package' : 'empty'}; ${what} has code there, in ${all} PHP files.`,
      effect: 'What still needs that code fails on every site that updates.',
      fix: FIX,
      file: files[0],
      ...(files.length > 1 && { files }),
    };
  }
}

const MAX_DEAD = 20;

/** Reports loads that are new and lead nowhere. Pure. */
export function* findDead(_: Difference, { what, deadLoads }: FindingContext): Iterable<Finding> {
  for (const { path, keyword, by: file, line } of deadLoads.slice(0, MAX_DEAD)) {
    yield {
      id: 'required-file-missing',
      severity: 'warning',
      message: `Line ${line} of ${quoteName(file)} ${nameVerb({ keyword })} ${quoteName(path)}, which is not in the package; ${what} does not load it there.`,
      effect: keyword.startsWith('require')
        ? 'PHP stops with a fatal error when it gets there.'
        : 'PHP warns when it gets there, and goes on without the file.',
      fix: 'Add the file, or correct the path: check the steps that pack the plugin.',
      file: path,
      place: { file, line },
    };
  }
}

function isPhp(path: string): boolean {
  return /\.php$/i.test(path);
}

const FIX =
  'Check the step that packs the plugin, and what `.distignore` or `export-ignore` leaves out. If you removed this on purpose, accept the finding.';
