import { showInvisible } from '../../shared/quote.ts';
import { CommandError } from '../command-error.ts';
import { lineAt, normalizeName } from './files.ts';
import type { RaisedPlugin, VersionPlace } from './find-places.ts';

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
  return { given, name: normalizeName(name), line };
}

function matches({ name, line }: Spec, { file, start }: VersionPlace): boolean {
  const isIn = file.name === name || file.name.startsWith(`${name}/`);
  return isIn && (line === '' || Number(line) === lineAt(file.text, start).number);
}

interface PlaceAnswers {
  /** Places that are raised, too. */
  readonly include: readonly Spec[];
  readonly exclude: readonly Spec[];
}

const OUTSIDE = 'It is a link that leads out of the folder: put the file itself there.';

/**
 * Applies the author's answers about places.
 *
 * @returns the places to raise and the places to list, each once
 * @throws CommandError an answer matches nothing
 */
export function settlePlaces(
  places: readonly VersionPlace[],
  { include, exclude }: PlaceAnswers,
  { read, header }: Pick<RaisedPlugin, 'read' | 'header'>,
): readonly VersionPlace[] {
  const names = exclude.filter(({ name, line }) => line !== '' || read(name) === undefined);
  const idle = [...include, ...names].find((spec) => !places.some((place) => matches(spec, place)));
  if (idle !== undefined)
    throw new CommandError(
      `Nothing was changed: ${idle.given} matches no place that has ${header.version}. Check the file and the line.`,
    );
  const known = new Set<string>();
  const settled = places
    .filter((place) => !exclude.some((spec) => matches(spec, place)))
    .map(({ left, ...place }): VersionPlace => {
      if (place.file.isOutside) return { ...place, left: OUTSIDE };
      const isLeft = left !== undefined && !include.some((spec) => matches(spec, place));
      return isLeft ? { ...place, left } : place;
    })
    // Places that are raised come first.
    .filter(({ file, start }) => {
      const key = `${file.path}\n${start}`;
      const isNew = !known.has(key);
      known.add(key);
      return isNew;
    });
  const isRaised = (path: string) =>
    settled.some(({ left, file }) => left === undefined && file.path === path);
  return settled.filter(({ follows }) => follows === undefined || isRaised(follows.path));
}

/** A minified file is one line. */
const MAX_LENGTH = 160;

/** Shortens a line for a terminal, and shows its control characters. */
export function showLine(line: string): string {
  const shown = showInvisible(line.trim().replaceAll('\t', ' '));
  return shown.length > MAX_LENGTH ? `${shown.slice(0, MAX_LENGTH).toWellFormed()}…` : shown;
}
