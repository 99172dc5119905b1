import { spawnSync } from 'node:child_process';

/** The programs that the action is compared with, and the packages of Debian and Homebrew that have them. */
const TOOLS = [
  { name: 'curl', packages: 'curl' },
  { name: 'sha256sum', packages: 'coreutils' },
  { name: 'zip', packages: 'zip' },
] as const;

/** For each program that this machine lacks, how to get it. */
export function describeMissingTools(): readonly string[] {
  return TOOLS.filter(({ name }) => !isThere(name)).map(
    ({ name, packages }) =>
      `${name} is missing: apt-get install ${packages} (Debian), brew install ${packages} (macOS).`,
  );
}

/** Their versions and that of Node.js, in a line. */
export function describeTools(): string {
  const versions = TOOLS.map(({ name }) => `${name} ${readVersion(name)}`);
  return [`Node.js ${process.versions.node}`, ...versions].join(', ');
}

function isThere(name: string): boolean {
  return spawnSync(name, ['--version'], { stdio: 'ignore' }).error === undefined;
}

function readVersion(name: string): string {
  const { stdout } = spawnSync(name, ['--version'], { encoding: 'utf8' });
  return /\d+\.\d+(\.\d+)*/.exec(name === 'zip' ? stdout.slice(stdout.indexOf('Zip ')) : stdout)?.[0] ?? '';
}
