import { compareVersions } from '../wordpress/version.ts';
import type { PhpFileFacts, PhpIndex, PhpSource, PhpVerdict } from './model.ts';

/** Code has no reason to have more of them, and each is a process. */
const MAX_FILES = 20;
const TIMEOUT_MS = 10_000;
/** Without settings and extensions of the machine. Source: php(1). */
const NO_SETTINGS = [
  ...['-n', '-d', 'display_errors=1', '-d', 'log_errors=0', '-d', 'memory_limit=256M'],
  // As in the settings that come with PHP. Source: PHP's php.ini-production.
  ...['-d', 'short_open_tag=0'],
];
const REFUSED = /^(?:Parse|Fatal) error: {1,2}(.{1,300}?) in Standard input code on line (\d{1,7})$/m;

/**
 * Asks the machine's PHP, if it has one, about files that could not be parsed here: `php -l` compiles and runs nothing.
 * PHP gets the code, and nothing of the environment but `PATH`. A version below the declared one is not asked.
 *
 * @returns the same index, with what PHP said
 */
export async function askPhp(
  index: PhpIndex,
  sources: readonly PhpSource[],
  { PATH = '', SystemRoot = '' }: Readonly<Record<string, string | undefined>>,
  signal?: AbortSignal,
): Promise<PhpIndex> {
  const refused = sources.filter(({ path }) => index.files.get(path)?.fault?.isSyntax === true);
  if (refused.length === 0) return index;
  const run = (args: readonly string[], input: Uint8Array = new Uint8Array()) =>
    runPhp([...NO_SETTINGS, ...args], input, { PATH, SystemRoot }, signal);
  const { text: version } = await run(['-r', 'echo PHP_VERSION;']);
  if (!/^\d+\.\d+\.\d+/.test(version) || compareVersions(version, index.requiresPhp) < 0) return index;
  const files = new Map<string, PhpFileFacts>(index.files);
  for (const { path, read } of refused.slice(0, MAX_FILES)) {
    const facts = files.get(path);
    const code = await read();
    if (facts?.fault === undefined || code === undefined) continue;
    const { code: exit, text } = await run(['-l'], code);
    const [, what = '', line = '1'] = REFUSED.exec(text) ?? [];
    const says: PhpVerdict | undefined =
      exit === 0 ? { version } : what === '' ? undefined : { version, error: { what, line: Number(line) } };
    files.set(path, { ...facts, fault: { ...facts.fault, says } });
  }
  return { ...index, files };
}

/** Runs PHP; without it, or when it takes too long, its answer is empty. */
async function runPhp(
  args: readonly string[],
  input: Uint8Array,
  env: NodeJS.ProcessEnv,
  signal: AbortSignal | undefined,
): Promise<{ readonly code: unknown; readonly text: string }> {
  // Few packages need it.
  const { execFile } = await import('node:child_process');
  return new Promise((resolve) => {
    const options = { env, timeout: TIMEOUT_MS, maxBuffer: 64 * 1024, ...(signal && { signal }) };
    const child = execFile('php', args, options, (error, stdout) =>
      resolve({ code: error === null ? 0 : error.code, text: stdout.trim() }),
    );
    // It may end before it has read everything.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input);
  });
}
