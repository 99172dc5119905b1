import { showInvisible } from '../../shared/quote.ts';
import { CommandError } from '../command-error.ts';
import { lineAt, normalizeName, type TextFile } from './files.ts';
import type { VersionPlace } from './find-places.ts';

/** A file or folder, or one line of a file, as the author names it. */
export interface Spec {
  readonly given: string;
  readonly name: string;
  /** `''` for all lines. */
  readonly line: string;
}

/** @throws CommandError it leads out of the folder */
export function readSpec(given: string): Spec {
  const [, name = given, line = ''] = /^(.*?):(\d+)$/.exec(given) ?? [];
  return { given, name: name === ABOVE ? name : normalizeName(name), line };
}

/** The one file outside of the folder that a message names. */
export const ABOVE = '../package.json';

function matches({ name, line }: Spec, { file, start }: VersionPlace): boolean {
  const isIn = file.name === name || file.name.startsWith(`${name}/`);
  return isIn && (line === '' || Number(line) === lineAt(file.text, start).number);
}

interface PlaceAnswers {
  /** Places that are raised although they are not clear. */
  readonly include: readonly Spec[];
  readonly exclude: readonly Spec[];
  /** Answers that were used before, such as those that name a main file. */
  readonly used: readonly Spec[];
}

/**
 * Applies the author's answers about places.
 *
 * @returns the places that are raised or told
 * @throws CommandError an answer matches nothing, or unclear places are left
 */
export function settlePlaces(
  places: readonly VersionPlace[],
  { include, exclude, used }: PlaceAnswers,
): readonly VersionPlace[] {
  const isIncluded = (place: VersionPlace) => include.some((spec) => matches(spec, place));
  const idle = [...include, ...exclude].find(
    (spec) => !used.includes(spec) && !places.some((place) => matches(spec, place)),
  );
  if (idle !== undefined)
    throw new CommandError(
      `Nothing was changed: ${idle.given} matches no place that has the version. Check the file and the line.`,
    );
  const settled = places
    .filter((place) => !exclude.some((spec) => matches(spec, place)))
    .map((place): VersionPlace =>
      isIncluded(place) && place.file.name !== ABOVE ? { ...place, kind: 'own' } : place,
    )
    .filter(({ kind }) => kind !== 'past');
  const outside = settled.find(({ kind, file }) => file.isOutside && kind !== 'left');
  if (outside !== undefined)
    throw new CommandError(
      `Nothing was changed: ${outside.file.name} has the version, but is a link that leads out of the folder. Put the file itself there, or leave it as it is: --exclude ${outside.file.name}.`,
    );
  const unclear = settled.filter(({ kind }) => kind === 'unclear');
  if (unclear.length > 0) throw refuse(unclear);
  const isRaised = (file: TextFile) => settled.some((place) => place.kind === 'own' && place.file === file);
  return settled.filter(({ follows }) => follows === undefined || isRaised(follows));
}

const MAX_SHOWN = 20;

function refuse(unclear: readonly VersionPlace[]): CommandError {
  const shown = unclear
    .slice(0, MAX_SHOWN)
    .map((place) => ({ ...place, ...lineAt(place.file.text, place.start) }));
  const told = shown.flatMap(({ file: { name }, number, text, why }) => [
    `${name}:${number}: ${why}`,
    `  ${showLine(text)}`,
  ]);
  const [{ file, number } = { file: { name: '' }, number: 0 }] = shown;
  const count = unclear.length === 1 ? 'One place is' : `${unclear.length} places are`;
  const more = unclear.length > MAX_SHOWN ? [`… and ${unclear.length - MAX_SHOWN} more`] : [];
  return new CommandError(
    [
      `Nothing was changed: ${count} not clear.`,
      '',
      ...told,
      ...more,
      '',
      `Raise it, too: --include ${file.name}:${number}. Leave it as it is: --exclude ${file.name}:${number}.`,
      'A file or a folder answers for all lines in it.',
    ].join('\n'),
  );
}

/** A minified file is one line. */
const MAX_LENGTH = 160;

/** Shortens a line for a terminal, and shows its control characters. */
export function showLine(line: string): string {
  const shown = showInvisible(line.trim().replaceAll('\t', ' '));
  return shown.length > MAX_LENGTH ? `${shown.slice(0, MAX_LENGTH).toWellFormed()}…` : shown;
}
