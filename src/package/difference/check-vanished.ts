import { agree } from '../../shared/format.ts';
import { type Finding, type Severity } from '../finding.ts';
import { findLeftOver } from '../read/left-overs.ts';
import { type Load, readLoadedCode } from '../php/index.ts';
import type { SnapshotFile } from './snapshot.ts';
import { quoteName } from '../../shared/quote.ts';
import { placeIn } from './comparison.ts';
import { type Difference, type FindingContext, partOf, type VanishedPart } from './difference.ts';

/** More folders than this have a common cause. */
const MAX_TOLD = 20;

/**
 * Reports the folders that are gone: an error if PHP stops, a warning if code still needs them, and a notice if the
 * author seems to have removed them on purpose. Pure.
 */
export function* findVanished(difference: Difference, loss: FindingContext): Iterable<Finding> {
  const { to } = difference;
  for (const part of loss.vanished.slice(0, MAX_TOLD)) {
    const { severity, effect } = weigh(difference, part, loss);
    yield {
      id: 'part-vanished',
      severity,
      message: describe(part, loss.what),
      effect,
      fix: `${adviseOn(part)} If you removed it on purpose, accept this finding.`,
      file: placeIn(to, part.name),
    };
  }
}

interface Weight {
  readonly severity: Severity;
  /** The effect, with its evidence. */
  readonly effect: string;
}

function weigh(difference: Difference, part: VanishedPart, { mentions }: FindingContext): Weight {
  const { to } = difference;
  const load = findMissingLoad(to, part);
  if (load !== undefined) {
    return {
      severity: 'error',
      effect: `Line ${load.line} of ${quoteName(placeIn(to, to.mainFile))} requires ${quoteName(load.path)}: PHP stops with a fatal error on every request.`,
    };
  }
  if (part.isOnlyTranslations)
    return {
      severity: 'notice',
      effect: 'Sites lose these translations, unless they get them another way.',
    };
  const mention = mentions.find(({ folder }) => folder === part.name);
  if (mention !== undefined) {
    const { file, line, named, isNeeded = false } = mention;
    return {
      severity: isNeeded ? 'error' : 'warning',
      effect: `Line ${line} of ${quoteName(file)} still names ${quoteName(named)}${isNeeded ? ', and `composer.json` needs it' : ''}: on updated sites, that code fails or does nothing.`,
    };
  }
  return { severity: 'notice', effect: 'No PHP code of the plugin names the folder now.' };
}

/** Folders that tools create, and that a release hardly ever drops on purpose. */
const MADE = /^(vendor|build|dist)\b/i;

/** Finds a statement that stops PHP, because the required file is gone with the folder. */
export function findMissingLoad(to: Difference['to'], { name }: VanishedPart): Load | undefined {
  const folder = placeIn(to, name);
  const files = new Set(to.files.map(({ path }) => placeIn(to, path)));
  return (to.php === undefined ? [] : readLoadedCode(to.php).loads).find(
    ({ path, keyword, when, isGuarded, isBehindGuard }) =>
      path.startsWith(folder) &&
      !files.has(path) &&
      keyword.startsWith('require') &&
      when === 'always' &&
      !isGuarded &&
      !isBehindGuard,
  );
}

function describe({ name, fileCount, leftCount }: VanishedPart, what: string): string {
  const had = `${what} has ${fileCount} ${agree({ length: fileCount }, 'file', 'files')} with code in it`;
  return leftCount === 0
    ? `The folder ${quoteName(name)} is missing; ${had}.`
    : `The folder ${quoteName(name)} has only ${leftCount} ${agree({ length: leftCount }, 'file', 'files')} with code left; ${had}.`;
}

function adviseOn({ name, isOnlyTranslations }: VanishedPart): string {
  if (isOnlyTranslations) return 'Check the step that makes or fetches the translations.';
  if (/^vendor/i.test(name))
    return 'Run `composer install --no-dev`, and whatever else builds the plugin, before it is zipped.';
  if (MADE.test(name))
    return 'Run the build before the plugin is zipped, and check that `.distignore` or `export-ignore` keeps its output.';
  return 'Check `.distignore` or `export-ignore`, and the steps that build the plugin.';
}

/** Files that run on sites, or that a build makes. */
const CODE = /\.(php|js|css|json|mo)$/i;
const TRANSLATION =
  /\.(mo|l10n\.php)$|(^|[/-])[a-z]{2,3}([_-][a-z]{2,4})?(_(formal|informal))?(-[\w-]+)?\.json$|(^|\/)index\.php$/i;
/** Sites do not need these, or create them. */
const NOT_SHIPPED =
  /^(\..*|bin|tools?|scripts?|docs?|documentation|docker|storybook|examples?|samples?|vendor-bin|cache|tmp|logs?|uploads?|.*-(tests?|tester|scripts))\/$/i;
/** A folder that lost this share of its files counts as gone; one with this share of them elsewhere counts as moved. */
const MOST = 0.9;

/**
 * Finds the folders that are missing after a build that did not run, or because of a rule that excludes too much. Moved
 * folders do not count. Pure.
 */
export function findVanishedParts({ from, to, parts, added }: Difference): readonly VanishedPart[] {
  const suspects = parts.filter(({ name, removed }) => removed.length > 0 && name.endsWith('/'));
  const names = suspects.map(({ name }) => name).filter((name) => !NOT_SHIPPED.test(name));
  if (names.length === 0) return [];
  const isMoved = createMoveTest(to.files, added);
  const [before, after] = [from, to].map(({ files }) => Map.groupBy(files.filter(isCode), partOfFile));
  return names.flatMap((name) => {
    const [old, left] = [before?.get(name) ?? [], after?.get(name) ?? []];
    const isLost = old.length > 0 && old.length - left.length >= old.length * MOST;
    if (!isLost || old.filter(isMoved).length >= old.length * MOST) return [];
    const isOnlyTranslations = old.every(({ path }) => TRANSLATION.test(path));
    return [{ name, fileCount: old.length, leftCount: left.length, isOnlyTranslations }];
  });
}

function isCode({ path }: SnapshotFile): boolean {
  return CODE.test(path) && findLeftOver(path)?.kind !== 'development';
}

function partOfFile({ path }: SnapshotFile): string {
  return partOf(path);
}

/**
 * Creates a test for files that have moved: the same content is at another path, or a new file has the same name, as
 * when `vendor/` becomes `vendor-prefixed/`, or `admin/` becomes `src/admin/`.
 */
export function createMoveTest(
  files: readonly SnapshotFile[],
  added: Difference['added'],
): (file: SnapshotFile) => boolean {
  const contents = new Set(files.map(nameContent));
  const names = new Set(added.map(baseName));
  return (file) => contents.has(nameContent(file)) || names.has(baseName(file.path));
}

function nameContent({ sizeBytes, crc32 }: SnapshotFile): string {
  return `${crc32} ${sizeBytes}`;
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
