/** Compares two packages by the listing of `unzip -v`, independently of the action's own code. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** As the output `changes` tells it, without the versions. */
export function compareByUnzip(from: Buffer, to: Buffer): Readonly<Record<string, unknown>> {
  const [before, after] = [listFiles(from), listFiles(to)];
  const count = (paths: Iterable<string>, isWanted: (path: string) => boolean) =>
    [...paths].filter(isWanted).length;
  const sum = (files: ReadonlyMap<string, string>) =>
    [...files.values()].reduce((total, file) => total + Number(file.split(' ')[0]), 0);
  return {
    added: count(after.keys(), (path) => !before.has(path)),
    removed: count(before.keys(), (path) => !after.has(path)),
    changed: count(after.keys(), (path) => before.has(path) && before.get(path) !== after.get(path)),
    packedBytes: { from: from.length, to: to.length },
    unpackedBytes: { from: sum(before), to: sum(after) },
  };
}

/** Size and CRC-32 of each file, by its path below the plugin's folder. */
function listFiles(zip: Buffer): ReadonlyMap<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'unzip-'));
  try {
    const path = join(folder, 'package.zip');
    writeFileSync(path, zip);
    const lines = execFileSync('unzip', ['-v', path], { encoding: 'utf8' }).split('\n');
    const rows = lines.flatMap((line) => {
      const [, size, crc, name = ''] =
        /^ *(\d+) +\S+ +\d+ +-?\d+% +\S+ +\S+ +([0-9a-f]{8}) +[^/]+\/(.*[^/])$/.exec(line) ?? [];
      return name === '' ? [] : [[name, `${size ?? ''} ${crc ?? ''}`] as const];
    });
    return new Map(rows);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
