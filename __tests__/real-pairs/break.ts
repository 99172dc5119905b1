import type { PhpFacts } from '../real-plugins/facts.ts';
import type { Listed } from './facts.ts';
import type { Release } from './replay.ts';

/** Breaks a release the way a faulty build, or a person, would. */
export type Break = (release: Release) => Release;

/** A folder is not there: it was not built, not installed, or left out by a rule. */
export function dropFolder(folder: string): Break {
  return (release) => dropFiles(release, (path) => path.startsWith(folder));
}

/** Every second file is not there, as after an upload that was cut off. */
export const halve: Break = (release) => {
  const { mainFile, readme } = release.facts;
  const kept = new Set([mainFile, readme?.path]);
  let index = 0;
  return dropFiles(release, (path) => !kept.has(path) && index++ % 2 === 0);
};

/** A header of the main file is gone. */
export function dropHeader(label: string): Break {
  return changeMain((main) => ({
    ...main,
    headers: main.headers.filter(([name]) => name.toLowerCase() !== label.toLowerCase()),
  }));
}

/** A header of the main file has another value. */
export function setHeader(label: string, value: string): Break {
  return changeMain((main) => ({
    ...main,
    headers: [
      ...main.headers.filter(([name]) => name.toLowerCase() !== label.toLowerCase()),
      [label, ` ${value}`, 0, 0],
    ],
  }));
}

/** The main file begins with these lines, too. */
export function define(name: string, value: string): Break {
  return changeMain((main) => ({
    ...main,
    statements: [{ does: 'define', name, base: '', path: value, inside: [] }, ...main.statements],
  }));
}

export function renameMain(name: string): Break {
  return (release) => ({
    ...release,
    facts: { ...release.facts, mainFile: name },
    files: release.files.map(([path, listed]) => [path === release.facts.mainFile ? name : path, listed]),
  });
}

/** One file has other content. */
export function touch(name: string): Break {
  return (release) => ({
    ...release,
    files: release.files.map(([path, listed]): readonly [string, Listed] => {
      return path === name ? [path, `${Number(listed.split(' ')[0]) + 1} 00000001`] : [path, listed];
    }),
  });
}

function dropFiles(release: Release, isDropped: (path: string) => boolean): Release {
  return { ...release, files: release.files.filter(([path]) => !isDropped(path)) };
}

function changeMain(change: (main: PhpFacts) => PhpFacts): Break {
  return (release) => ({ ...release, facts: { ...release.facts, main: change(release.facts.main) } });
}
