/**
 * Plays releases that broke sites, and those that repaired them: `npm run play:releases -- ACCOUNT/NAME=GIT_DIRECTORY …`, with
 * clones of their repositories. `--php` and `--wordpress` say on what, else each on its own PHP and on WordPress 6.5; with
 * parts of names, such as `meta-box`, only those are played. Their trees stay in a temporary folder.
 * `--update` writes what comes of it into `__tests__/fixtures/real-releases.json`, from where `npm run docs` takes it.
 *
 * Needs git, and for some of them Composer. Exit code: 0 all came out as the table says, 1 some did not.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readReleases, type RealRelease, type ReleaseVerdict, writeReleases } from './releases-table.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    php: { type: 'string' },
    wordpress: { type: 'string', default: '6.5' },
    update: { type: 'boolean', default: false },
  },
});
const clones = new Map(
  positionals.filter((one) => one.includes('=')).map((one) => one.split('=') as [string, string]),
);
const parts = positionals.filter((one) => !one.includes('='));
const root = mkdtempSync(join(tmpdir(), 'real-releases-'));
try {
  const releases = readReleases().map((release) => {
    const clone = clones.get(release.repository);
    const isWanted = parts.length === 0 || parts.some((part) => release.slug.includes(part));
    return clone === undefined || !isWanted ? release : play(release, resolve(clone));
  });
  if (values.update) writeReleases(releases);
} finally {
  rmSync(root, { recursive: true, force: true });
}

/** Plays the bad release after the one before, and then the one that repaired it. */
function play(release: RealRelease, clone: string): RealRelease {
  const [before, bad, fixed] = release.refs.map((ref) => checkOut(release, clone, ref));
  const broken = rehearse(release, bad ?? '', before ?? '');
  const repaired = rehearse(release, fixed ?? '', bad ?? '');
  const isSame = broken.verdict === release.verdict && repaired.verdict === release.fixed;
  const [, badVersion, fixedVersion] = release.versions;
  console.log(
    `${isSame ? 'same' : 'DIFFERENT'}: ${release.slug} ${badVersion} ${broken.verdict} (${broken.said}), ${fixedVersion} ${repaired.verdict} (${repaired.said})`,
  );
  if (!isSame) process.exitCode = 1;
  return { ...release, ...broken, fixed: repaired.verdict, saidOfFixed: repaired.said };
}

/** Writes the files of a commit as the repository has them, and Composer's autoloader where the release had one. */
function checkOut({ slug, folder = '.', autoloaded = [] }: RealRelease, clone: string, ref: string): string {
  const place = join(root, `${slug}-${ref}`);
  const target = join(place, folder === '.' ? slug : '');
  const plugin = join(place, folder === '.' ? slug : folder);
  if (existsSync(plugin)) return plugin;
  mkdirSync(target, { recursive: true });
  const env = { ...process.env, GIT_DIR: clone, GIT_INDEX_FILE: join(place, 'index') };
  execFileSync('git', ['read-tree', ref], { env });
  execFileSync('git', ['checkout-index', '--all', `--prefix=${target}/`], { env });
  rmSync(join(place, 'index'));
  if (autoloaded.includes(ref))
    execFileSync('composer', ['dump-autoload', '--no-dev', '--no-interaction', '--quiet'], { cwd: plugin });
  return plugin;
}

function rehearse(
  release: RealRelease,
  next: string,
  previous: string,
): { readonly verdict: ReleaseVerdict; readonly said: string } {
  const script = join(import.meta.dirname, 'rehearse.ts');
  const options = ['--php', values.php ?? release.php, '--wordpress', values.wordpress];
  const rest = ['--plugins', 'none', '--browser', 'none'];
  const { status, stdout } = spawnSync(
    process.execPath,
    [script, next, '--previous', previous, ...options, ...rest],
    { encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 },
  );
  const told = stdout.split('\n').filter((line) => /^(?:error|unknown|warning)\b/.test(line));
  const worst = told.find((line) => !line.startsWith('warning'));
  // What the previous version has, too, is not what broke.
  const warning = told.find(
    (line) => line.startsWith('warning') && !/previous version (?:has|does)/.test(line),
  );
  const said = (worst ?? warning ?? '').replace(/^\w+:? ?/, '').replace(/ \([^()]*, on PHP .*\)$/, '');
  return { verdict: status !== 0 ? 'red' : warning === undefined ? 'silent' : 'warned', said };
}
