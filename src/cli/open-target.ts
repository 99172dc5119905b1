import { loadReader } from '../package/index.ts';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { requireReadableProxy } from '../http/proxy.ts';
import { createSender } from '../http/send.ts';
import { collectUrlSecrets, parseWebUrl } from '../http/urls.ts';
import type { SeenContents, Expectations } from '../package/index.ts';
import { createQuote, createSanitiser } from '../action/log.ts';
import { createClock } from '../shared/clock.ts';
import type { Environment } from '../shared/environment.ts';
import { type LocalFile, openLocalFile } from '../shared/local-file.ts';
import type { Logger } from '../shared/logger.ts';
import { downloadPackage } from '../source/url/download.ts';
import { describeSource, zipPlugin } from '../source/zip-plugin.ts';

const TIMEOUT_MS = 180_000;

/** A package that can be read, and how it was made. */
export interface Opened {
  readonly reader: LocalFile;
  readonly zipped?: NonNullable<Expectations['zipped']>;
  /** Facts that were collected while the files were zipped. */
  readonly seen?: SeenContents | undefined;
  readonly close: () => Promise<void>;
}

export interface OpenOptions {
  /** The folder to which paths are relative. */
  readonly workspace: string;
  readonly env: Environment;
  /** The folder that the plugin must be in. */
  readonly slug: string | undefined;
  readonly print: (text: string) => void;
}

/**
 * Opens a ZIP, the folder of a plugin or a URL.
 *
 * @throws Error with a message for people: it does not exist, or cannot be read
 */
export async function openTarget(target: string, options: OpenOptions): Promise<Opened> {
  const url = parseWebUrl(target);
  if (url !== null) return openUrl(url, options);
  const path = resolve(options.workspace, target);
  const stats = await stat(path).catch(() => {
    throw new Error(
      `There is no file or folder ${target}. Check the path, which is relative to the current folder.`,
    );
  });
  if (stats.isDirectory()) return openDirectory(path, options);
  const file = await openLocalFile(path);
  return { reader: file, close: () => file.close() };
}

/** Opens the ZIP that the action would make of a directory. */
async function openDirectory(path: string, { slug, print }: OpenOptions): Promise<Opened> {
  const folder = await mkdtemp(join(tmpdir(), 'inspect-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    // Loaded together with the other code that examines packages.
    const { createContentScanner } = await loadReader();
    const zipped = await zipPlugin(path, { slug, epochSeconds: undefined, folder, createContentScanner });
    const by = zipped.rulesFile === undefined ? '' : ` (by ${zipped.rulesFile})`;
    if (zipped.leftOutCount > 0) print(`Left out of the ZIP${by}: ${zipped.leftOut.join(', ')}`);
    for (const { title, text } of zipped.notices) print(`${title}: ${text}`);
    const source = await describeSource(zipped, { path, slug }, findWorkspace(path));
    const file = await openLocalFile(zipped.path);
    const close = async () => {
      await file.close();
      await remove();
    };
    return { reader: file, zipped: source, seen: zipped.seen, close };
  } catch (error) {
    await remove();
    throw error;
  }
}

/**
 * Finds the top folder of the repository, which is the workspace of a workflow. Outside of a repository this is the parent
 * folder, because somebody chose the folder's name.
 */
function findWorkspace(path: string): string {
  for (let folder = path; ; folder = dirname(folder)) {
    if (existsSync(join(folder, '.git'))) return folder;
    if (folder === dirname(folder)) return dirname(path);
  }
}

async function openUrl(url: URL, { env, print }: OpenOptions): Promise<Opened> {
  const { signal } = new AbortController();
  const log: Logger = {
    info: print,
    repeat: print,
    debug: () => undefined,
    notice: (_title, text) => print(text),
    warning: (_title, text) => print(text),
    error: (_title, text) => print(text),
  };
  const ports = {
    send: requireReadableProxy(createSender(signal), env),
    clock: createClock(signal),
    log,
    random: Math.random,
  };
  const quote = createQuote(createSanitiser(collectUrlSecrets(url.href)));
  const limits = { timeoutMs: TIMEOUT_MS, retries: 3 };
  const { file, close } = await downloadPackage(url, {
    ...ports,
    ...limits,
    quote,
    temporaryFolder: tmpdir(),
  });
  return { reader: file, close };
}
