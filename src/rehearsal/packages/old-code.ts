import type { ListedFile, RehearsedPackage } from '../model/packages.ts';
import type { OldCode } from '../model/context.ts';

/**
 * Finds the code of a package that the previous version has, too: in the same file, or in another one.
 *
 * @throws PublishError `package`: a file itself cannot be read
 */
export async function findOldCode(
  next: RehearsedPackage,
  previous: RehearsedPackage | undefined,
): Promise<OldCode> {
  if (previous === undefined) return { unchanged: new Set(), wasThere: () => false, declared: () => false };
  const unchanged = listUnchanged(next, previous);
  const readOthers = ({ files, readTexts }: RehearsedPackage) =>
    readTexts(new Set(files.map(({ shown }) => shown).filter((shown) => !unchanged.has(shown))));
  const read = async (one: RehearsedPackage) =>
    new Map([...(await readOthers(one))].map(([file, text]) => [file, splitLines(text)]));
  const [before, now] = [await read(previous), await read(next)];
  const wasThere: OldCode['wasThere'] = ({ file, line }, places) => {
    const text = now.get(file)?.[line - 1] ?? '';
    return text !== '' && places.some((old) => before.get(old.file)?.[old.line - 1] === text);
  };
  const declared: OldCode['declared'] = (name) => {
    const pattern = new RegExp(`\\bfunction\\s+(?:&\\s*)?${name}\\s*\\(`, 'i');
    return [...before.values()].some((lines) => lines.some((line) => pattern.test(line)));
  };
  return { unchanged, wasThere, declared };
}

/** Lists the files that both packages have, byte for byte. */
export function listUnchanged(next: RehearsedPackage, previous: RehearsedPackage): ReadonlySet<string> {
  const old = new Set(previous.files.map(identify));
  return new Set(next.files.filter((file) => old.has(identify(file))).map(({ shown }) => shown));
}

function identify({ shown, sizeBytes, crc32 }: ListedFile): string {
  return `${crc32} ${sizeBytes} ${shown}`;
}

/** Indentation changes where code moves. */
function splitLines(text: string): string[] {
  return text.split('\n').map((line) => line.trim());
}
