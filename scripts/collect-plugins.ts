/**
 * Writes down the facts of real plugins: `npm run collect:plugins -- OWNER/NAME=GIT_DIRECTORY …`. Which plugins of a
 * repository are taken stands in `__tests__/fixtures/real-plugins/catalog.json`; add a line there first. `--check` only
 * compares. Either way the plugin itself is inspected, too, and has to give the same findings as its facts.
 *
 * Exit code: 0 the facts give what the plugins give, 1 some do not.
 */
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { readCatalog, writeFacts } from '../__tests__/real-plugins/catalog.ts';
import { collectFacts } from '../__tests__/real-plugins/collect.ts';
import { nameSource, type Source } from '../__tests__/real-plugins/facts.ts';
import {
  inspectDirectory,
  inspectShipped,
  inTemporaryFolder,
  type Inspected,
  nameCheckout,
  replay,
} from '../__tests__/real-plugins/replay.ts';

/** Mirrored repositories lack files of this size and larger. */
const LARGE_BYTES = 4 * 1024 * 1024;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean' } },
});
const repositories = new Map(positionals.map((argument) => argument.split('=') as [string, string]));

for (const source of readCatalog()) {
  const repository = repositories.get(source.repository);
  if (repository === undefined) continue;
  await inTemporaryFolder(async (folder) => {
    const plugin = join(folder, nameCheckout(source));
    checkOut(repository, source, plugin, join(folder, 'index'));
    const facts = collectFacts(plugin, source);
    if (values.check !== true) writeFacts(facts);
    const real = await (source.kind === 'shipped' ? inspectShipped : inspectDirectory)(plugin, source);
    const replayed = await replay(facts);
    report(source, real, replayed);
  });
}

/** The files of a commit, without the repository. */
function checkOut(repository: string, { commit, folder }: Source, target: string, index: string): void {
  const git = (...parameters: readonly string[]): string =>
    execFileSync('git', [`--git-dir=${repository}`, ...parameters], {
      env: { ...process.env, GIT_INDEX_FILE: index },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 2 ** 28,
    });
  mkdirSync(target, { recursive: true });
  git('read-tree', folder === '' ? commit : `${commit}:${folder}`);
  try {
    git('checkout-index', '--all', '--force', `--prefix=${target}/`);
  } catch {
    // The contents of large files do not matter here.
    for (const path of git('ls-files', '-z').split('\0')) {
      if (path === '' || existsSync(join(target, path))) continue;
      mkdirSync(dirname(join(target, path)), { recursive: true });
      writeFileSync(join(target, path), randomBytes(LARGE_BYTES));
    }
  }
}

function report(source: Source, real: Inspected, replayed: Inspected): void {
  const wanted = list(real);
  const got = list(replayed);
  const isSame = wanted.join('\n') === got.join('\n');
  console.log(
    `${isSame ? 'same' : 'DIFFERENT'}: ${nameSource(source)} ${real.version}, ${wanted.length} findings`,
  );
  if (isSame) return;
  process.exitCode = 1;
  for (const line of wanted.filter((one) => !got.includes(one))) console.log(`  only of the plugin: ${line}`);
  for (const line of got.filter((one) => !wanted.includes(one))) console.log(`  only of its facts: ${line}`);
}

function list({ findings, changelog }: Inspected): readonly string[] {
  const lines = findings.map(
    // Facts do not hold in which line a file is loaded.
    ({ id, severity, file, message }) =>
      `${severity} ${id} ${file ?? ''} ${message.replace(/^Line \d+ of /, 'A line of ')}`,
  );
  return [`changelog: ${changelog === '' ? 'none' : 'found'}`, ...lines];
}
