/** The packages that the runs publish, on this machine. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { zipFiles } from '../../../sandbox/plugins/build-plugin.ts';
import { digestOf } from '../../../sandbox/github/world.ts';
import { inspect, type Inspection } from '../../../src/package/inspect.ts';
import { readFromBuffer } from '../../../src/shared/bytes.ts';
import type { LocalPackage } from '../../../src/source/found-package.ts';

/** The version that is in every package. */
export const VERSION = '2.0.0';
export const TAG = `v${VERSION}`;
export const ASSET = 'tidy-footer.zip';

/** One build of the plugin. */
export interface Build {
  /** As the recipe finds it. */
  readonly found: LocalPackage;
  /** As the recipe inspects it. */
  readonly inspection: Inspection;
  readonly bytes: Buffer;
  readonly digest: string;
}

/** Two builds of the same version. */
export interface Builds extends AsyncDisposable {
  readonly first: Build;
  readonly other: Build;
}

/** Writes the packages to the disk, once for all runs. */
export async function makeBuilds(): Promise<Builds> {
  const root = await mkdtemp(join(tmpdir(), 'publishing-model-'));
  const make = async (remark: string): Promise<Build> => {
    const header = ['Plugin Name: Tidy Footer', `Version: ${VERSION}`, 'Update URI: https://acme.example/'];
    const bytes = await zipFiles({
      'tidy-footer/tidy-footer.php': `<?php\n/*\n${header.join('\n')}\n*/\n// ${remark}\n`,
      'tidy-footer/readme.txt': `=== Tidy Footer ===\nStable tag: ${VERSION}\n`,
    });
    const path = join(root, `${remark}.zip`);
    await writeFile(path, bytes);
    const digest = digestOf(bytes);
    const reader = readFromBuffer(bytes);
    const found: LocalPackage = {
      kind: 'local',
      name: ASSET,
      path,
      sizeBytes: bytes.length,
      reader,
      isTemporary: false,
      directory: undefined,
      readSha256: () => Promise.resolve(digest.replace('sha256:', '')),
      [Symbol.asyncDispose]: () => Promise.resolve(),
    };
    const inspection = await inspect(reader, { signal: new AbortController().signal });
    // Thousands of runs would write it to the disk, and none reads it.
    const writeBill = () => Promise.resolve(undefined);
    const known = { ...inspection, check: checkOnce(inspection.check), writeBill };
    return { found, inspection: known, bytes, digest };
  };
  return {
    first: await make('one'),
    other: await make('two'),
    [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true }),
  };
}

/** Thousands of runs expect the same few things of a package. */
function checkOnce(check: Inspection['check']): Inspection['check'] {
  const known = new Map<string, ReturnType<Inspection['check']>>();
  return (expected) => {
    const key = JSON.stringify(expected);
    const findings = known.get(key) ?? check(expected);
    known.set(key, findings);
    return findings;
  };
}
