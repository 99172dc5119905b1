/** The rules in `docs/checks.md`. Each stands above its check, as a comment, so that the bundle holds nothing of it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Sentences for the author of a plugin. Messages about a package have names and lines instead. */
export interface CheckWords {
  readonly id: string;
  /** Heading of the page under which the check stands. */
  readonly topic: string;
  /** The finding. */
  readonly finds: string;
  /** The cases that are only a warning. */
  readonly warning: string;
  /** The cases that are only a notice. */
  readonly notice: string;
  /** Cases that look like the finding, and are not reported. */
  readonly silent: string;
  /** The consequence for sites. */
  readonly effect: string;
  readonly fix: string;
  /** `file:line`. */
  readonly where: string;
}

const ROOT = resolve(import.meta.dirname, '..');
const FOLDERS = ['src/package/checks', 'src/package/difference', 'src/package/php'];

/** A comment right above the name of a check. */
const DESCRIBED = /\/\*\*\n((?: +\*.*\n)+) +id: '([\w-]+)'/g;

/** Reads the words of all checks from the sources. */
export function readCheckWords(): readonly CheckWords[] {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`),
  );
  return files.flatMap((file) => {
    const source = readFileSync(join(ROOT, file), 'utf8');
    return [...source.matchAll(DESCRIBED)].map(({ 1: comment = '', 2: id = '', index }) => {
      const [finds = '', ...tags] = comment
        .replace(/^ +\*\/?/gm, '')
        .replace(/\s+/g, ' ')
        .split(' @')
        .map((text) => text.trim());
      const read = (tag: string) =>
        tags.find((text) => text.startsWith(`${tag} `))?.slice(tag.length + 1) ?? '';
      const where = `${file}:${source.slice(0, index).split('\n').length}`;
      return {
        id,
        topic: read('topic'),
        finds,
        warning: read('warning'),
        notice: read('notice'),
        silent: read('silent'),
        effect: read('effect'),
        fix: read('fix'),
        where,
      };
    });
  });
}
