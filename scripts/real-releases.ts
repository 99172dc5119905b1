/**
 * Plays releases that broke sites, and those that repaired them: `npm run play:releases -- ACCOUNT/NAME=GIT_DIRECTORY …`, with
 * clones of their repositories. `--php` and `--wordpress` say on what, else each on its own PHP and on WordPress 6.5, which
 * comes from WordPress.org; with parts of names, such as `meta-box`, only those are played. Their trees stay in a temporary folder.
 * `--code` plays the rules of PHP alone, without WordPress, with the `php` on `PATH`, as on GitHub's runners. `--update` writes what comes of it into `__tests__/fixtures/real-releases.json`, from where `npm run docs` takes it.
 *
 * Needs git, for some of them Composer or PHP, and Chrome, Chromium or Edge where scripts broke. Exit code: 0 all came out as the table
 * says, 1 some did not.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readFolder, readRelease, readWhole } from '../__tests__/code-pairs/mirror.ts';
import { askPhp, comparePhp, type PhpFinding, type PhpPackage } from '../src/package/php/index.ts';
import type { StepResult } from '../src/rehearsal/model/results.ts';
import {
  readReleases,
  type RealRelease,
  type ReleaseCode,
  type ReleaseVerdict,
  writeReleases,
} from './releases-table.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    php: { type: 'string' },
    wordpress: { type: 'string', default: '6.5' },
    update: { type: 'boolean', default: false },
    code: { type: 'boolean', default: false },
  },
});
const clones = new Map(
  positionals.filter((one) => one.includes('=')).map((one) => one.split('=') as [string, string]),
);
const parts = positionals.filter((one) => !one.includes('='));
const root = mkdtempSync(join(tmpdir(), 'real-releases-'));
try {
  const releases = [...readReleases()];
  for (const [index, release] of releases.entries()) {
    const clone = clones.get(release.repository);
    const isWanted = parts.length === 0 || parts.some((part) => release.slug.includes(part));
    if (clone === undefined || !isWanted) continue;
    releases[index] = values.code ? await playCode(release, resolve(clone)) : play(release, resolve(clone));
    // After each one, because a run that is broken off keeps what it has played.
    if (values.update) writeReleases(releases);
  }
} finally {
  rmSync(root, { recursive: true, force: true });
}

/** Plays the bad release after the one before, and then the one that repaired it. */
function play(release: RealRelease, clone: string): RealRelease {
  const [before, bad, fixed] = release.refs.map((ref) => checkOut(release, clone, ref));
  const broken = rehearse(release, bad ?? '', before ?? '', release.cause);
  const repaired = rehearse(release, fixed ?? '', bad ?? '');
  const isSame = broken.verdict === release.verdict && repaired.verdict === release.fixed;
  const [, badVersion, fixedVersion] = release.versions;
  console.log(
    `${isSame ? 'same' : 'DIFFERENT'}: ${release.slug} ${badVersion} ${broken.verdict} (${broken.said}), ${fixedVersion} ${repaired.verdict} (${repaired.said})`,
  );
  if (!isSame) process.exitCode = 1;
  return { ...release, ...broken, fixed: repaired.verdict, saidOfFixed: repaired.said };
}

/** Reads the bad release beside the one before, and then the one that repaired it. */
async function playCode(release: RealRelease, clone: string): Promise<RealRelease> {
  const { slug, folder = '.', autoloaded = [] } = release;
  const [before, bad, fixed] = release.refs.map((ref) =>
    autoloaded.includes(ref)
      ? readFolder(checkOut(release, clone, ref), slug)
      : readRelease({ clone, commit: ref, slug, folder: folder === '.' ? '' : folder }),
  );
  if (before === undefined || bad === undefined || fixed === undefined) return release;
  const broken = await judgeCode(bad, before, release.cause);
  const repaired = await judgeCode(fixed, bad);
  const isSame = broken.verdict === release.code?.verdict && broken.said === release.code.said;
  const [, badVersion, fixedVersion] = release.versions;
  console.log(
    `${isSame ? 'same' : 'DIFFERENT'}: ${release.slug} ${badVersion} ${broken.verdict} (${broken.said}), ${fixedVersion} ${repaired.verdict} (${repaired.said})`,
  );
  if (!isSame) process.exitCode = 1;
  return { ...release, code: isSame ? release.code : broken };
}

async function judgeCode(next: PhpPackage, before: PhpPackage, cause?: string): Promise<ReleaseCode> {
  const previous = await askPhp(await readWhole(before), before.sources, process.env);
  const current = await askPhp(await readWhole(next, previous), next.sources, process.env);
  const findings = comparePhp({ current, previous, site: undefined });
  const first = (test: (finding: PhpFinding) => boolean) => findings.find(test);
  // A file that cannot be parsed hides the rest.
  const worst =
    first(
      ({ message, severity }) => severity !== 'notice' && cause !== undefined && message.includes(cause),
    ) ??
    first(({ id, severity }) => id === 'php-syntax' && severity === 'error') ??
    first(({ id, severity }) => id === 'php-syntax' && severity === 'warning') ??
    first(({ severity }) => severity === 'error') ??
    first(({ severity }) => severity === 'warning');
  const verdict = worst === undefined ? 'silent' : worst.severity === 'error' ? 'red' : 'warned';
  return { verdict, said: worst?.message ?? '' };
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

interface PlayedStep {
  readonly outcome: StepResult['outcome'];
  readonly message: string;
  readonly file?: string;
  readonly line?: number;
}

/** Throws when nothing was rehearsed, such as when WordPress cannot be had. */
function rehearse(
  release: RealRelease,
  next: string,
  previous: string,
  cause?: string,
): { readonly verdict: ReleaseVerdict; readonly said: string } {
  const outputs = join(root, 'outputs');
  rmSync(outputs, { force: true });
  const { stderr } = spawnSync(
    process.execPath,
    [
      ...[join(import.meta.dirname, 'command.ts'), 'rehearse', next, '--previous', previous],
      ...['--php', values.php ?? release.php, '--wordpress', values.wordpress],
      ...['--plugins', 'none', '--outputs', outputs],
      // A browser alone sees scripts that break.
      ...(release.kind === 'scripts' ? [] : ['--browser', 'none']),
    ],
    { encoding: 'utf8', env: { ...process.env, INIT_CWD: process.cwd() } },
  );
  const [, json = '[]'] =
    /^RESULTS=(.+)$/m.exec(existsSync(outputs) ? readFileSync(outputs, 'utf8') : '') ?? [];
  const pairs = JSON.parse(json) as readonly { readonly steps: readonly PlayedStep[] }[];
  const steps = pairs.flatMap((pair) => pair.steps);
  if (steps.length === 0) throw new Error(`${release.slug} was not rehearsed. ${stderr.trim()}`);
  const isBad = ({ outcome }: PlayedStep) => outcome === 'failed' || outcome === 'unknown';
  const named = steps.filter(
    (step) =>
      cause !== undefined && (isBad(step) || step.outcome === 'warned') && step.message.includes(cause),
  );
  const worst = named.length > 0 ? named.find(isBad) : steps.find(isBad);
  // A warning that the previous version has, too, is not what broke.
  const warning =
    named[0] ??
    steps.find(
      ({ outcome, message }) => outcome === 'warned' && !/previous version (?:has|does)/.test(message),
    );
  const { message = '', file, line } = worst ?? warning ?? {};
  const place = file === undefined ? '' : `${file}${line === undefined ? '' : `:${line}`}: `;
  return { verdict: worst ? 'red' : warning ? 'warned' : 'silent', said: place + message };
}
