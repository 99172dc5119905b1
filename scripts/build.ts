/**
 * Bundles `src` into `dist`, the folder that runners execute.
 *
 * `node scripts/build.ts` writes it; `--check` builds aside and fails when the committed bundle differs in any byte.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const ROOT = resolve(import.meta.dirname, '..');
const DIST = join(ROOT, 'dist');

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
if (values.check) checkBundle();
else {
  // What an earlier build left must not stay: chunks carry numbers that change.
  rmSync(DIST, { recursive: true, force: true });
  bundle(DIST);
}

function checkBundle(): void {
  const fresh = mkdtempSync(join(tmpdir(), 'bundle-'));
  try {
    bundle(fresh);
    const stale = listDifferences(fresh, DIST);
    if (stale.length > 0) {
      console.error(
        `dist/ is not what src/ builds: ${stale.join(', ')}. Run \`npm run build\` and commit dist/.`,
      );
      process.exitCode = 1;
    }
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

function bundle(out: string): void {
  const ncc = join(ROOT, 'node_modules', '@vercel', 'ncc', 'dist', 'ncc', 'cli.js');
  const args = ['build', 'src/index.ts', '--out', out, '--no-cache', '--license', 'licenses.txt'];
  const { status, stdout, stderr } = spawnSync(process.execPath, [ncc, ...args], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  // ncc replaces what it cannot resolve by code that throws when it is reached, and ends with 0.
  const isStubbed = readFiles(out).some(([, bytes]) => bytes.includes('webpackMissingModule'));
  if (status !== 0 || isStubbed) {
    process.stderr.write(`${stdout}${stderr}`);
    throw new Error(isStubbed ? 'The bundle lacks a module.' : `ncc ended with ${status}.`);
  }
}

function listDifferences(one: string, other: string): readonly string[] {
  const left = new Map(readFiles(one));
  const right = new Map(readFiles(other));
  return [...new Set([...left.keys(), ...right.keys()])].filter((name) => {
    const bytes = left.get(name);
    return !bytes?.equals(right.get(name) ?? Buffer.alloc(0)) || !right.has(name);
  });
}

function readFiles(directory: string): readonly (readonly [name: string, bytes: Buffer])[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [relative(directory, path), readFileSync(path)] as const);
}
