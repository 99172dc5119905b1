import { agree, type Finding, type Severity } from '../plugin/finding.ts';
import type { FolderMention } from '../plugin/folder-mentions.ts';
import type { Load } from '../plugin/php/calls.ts';
import { quoteName } from '../shared/quote.ts';
import type { Difference } from './difference.ts';
import type { VanishedPart } from './find-vanished.ts';
import { placeIn } from './place.ts';

/** Facts about folders that are gone. */
export interface Loss {
  /** The package before, as a sentence names it, such as "the live version `1.4.1`". */
  readonly what: string;
  readonly vanished: readonly VanishedPart[];
  /** Where the plugin's code still names them; `undefined` when its files are not at hand. */
  readonly mentions: readonly FolderMention[] | undefined;
}

/** More than that is one mistake. */
const MAX_TOLD = 20;

/**
 * Tells the folders that are gone: it is an error where PHP stops, a warning where code still needs them, and a notice where
 * it looks like the author's will. Pure.
 */
export function* findVanished(difference: Difference, loss: Loss): Iterable<Finding> {
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
  /** The consequence, with its evidence. */
  readonly effect: string;
}

function weigh(difference: Difference, part: VanishedPart, { mentions }: Loss): Weight {
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
  const mention = mentions?.find(({ folder }) => folder === part.name);
  if (mention !== undefined) {
    const { file, line, named, isNeeded = false } = mention;
    return {
      severity: isNeeded ? 'error' : 'warning',
      effect: `Line ${line} of ${quoteName(file)} still names ${quoteName(named)}${isNeeded ? ', and `composer.json` needs it' : ''}: on updated sites, that code fails or does nothing.`,
    };
  }
  if (mentions !== undefined)
    return { severity: 'notice', effect: 'No PHP code of the plugin names the folder now.' };
  return MADE.test(part.name) && !isGivenUp(difference, part)
    ? { severity: 'warning', effect: 'What still needs these files fails on every site that updates.' }
    : { severity: 'notice', effect: 'What still needs these files would fail on every site that updates.' };
}

/** Matches folders that tools make, and that a release hardly ever drops on purpose. */
const MADE = /^(vendor|build|dist)\b/i;

/** A statement that stops PHP, because the file that it requires is gone with the folder. */
function findMissingLoad(to: Difference['to'], { name }: VanishedPart): Load | undefined {
  const folder = placeIn(to, name);
  const files = new Set(to.files.map(({ path }) => placeIn(to, path)));
  return to.code.loads.find(
    ({ path, keyword, when, isGuarded, isBehindGuard }) =>
      path.startsWith(folder) &&
      !files.has(path) &&
      keyword.startsWith('require') &&
      when === 'always' &&
      !isGuarded &&
      !isBehindGuard,
  );
}

/** The main file has named the folder, and does so no more. */
function isGivenUp({ from, to }: Difference, { name }: VanishedPart): boolean {
  const [before, after] = [from.mainText, to.mainText];
  return before?.includes(name) === true && after?.includes(name) === false;
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
    return 'Run the build before the plugin is zipped, and check that `.distignore` keeps its output.';
  return 'Check `.distignore` and the steps that build the plugin.';
}
