import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { beginEarly } from '../shared/together.ts';
import { startBrowser } from './browser/index.ts';
import type { BrowserChoice } from './model/browser.ts';
import type { RehearsalEnvironment } from './model/rehearsal.ts';
import type { Confinement } from './site/confine.ts';
import type { WatchMemory } from './site/memory-watch.ts';
import type { BrowsePlan } from './play/browse.ts';

interface BrowsedPair {
  readonly executables: readonly string[];
  readonly playgroundFolder: string;
  readonly isWhole: boolean;
  /** The directory that was zipped, relative to the workspace. */
  readonly sourceFolder: string | undefined;
  readonly confinement: Confinement;
  readonly watchMemory: WatchMemory;
  /** Ends the browser. */
  readonly cancellation: AbortSignal;
}

/** Starts the browser at once, while WordPress starts. */
export function planBrowse(
  { browser: choice, pages }: { readonly browser: BrowserChoice; readonly pages: readonly string[] },
  { driverFile, install, folder, keptFolder, machine, tools }: RehearsalEnvironment,
  {
    executables,
    playgroundFolder,
    isWhole,
    sourceFolder,
    confinement,
    watchMemory,
    cancellation,
  }: BrowsedPair,
): BrowsePlan {
  const { execPath, platform, kill } = install;
  const options = {
    executables,
    execPath,
    confinement,
    watchMemory,
    driverFile,
    libraryFolder: playgroundFolder,
    folder: join(folder, 'browser'),
    env: machine.env,
    platform,
    kill,
    cancellation,
  };
  const start = () => (executables.length === 0 ? Promise.resolve({ why: [] }) : startBrowser(options));
  const started = isWhole ? beginEarly(start) : undefined;
  const pictures = join(keptFolder, `rehearsal-pictures-${tools.randomHex(4)}`);
  const inWorkspace = [...(sourceFolder === undefined ? [] : [sourceFolder]), ''];
  const findSource = async (path: string) => {
    for (const base of inWorkspace) {
      const name = join(base, path);
      if (!name.startsWith('..') && (await isFileIn(machine.workspace, name))) return name;
    }
    return undefined;
  };
  return {
    choice,
    open: () => started ?? Promise.resolve({ why: [] }),
    close: async () => {
      const browser = await started?.catch(() => undefined);
      if (browser !== undefined && 'close' in browser) await browser.close();
    },
    isWhole,
    paths: pages,
    pictures,
    findInWorkspace: async (path) => (await findSource(path))?.replaceAll('\\', '/'),
    readSource: async (path) => {
      const name = await findSource(path);
      return name === undefined ? undefined : readFile(join(machine.workspace, name), 'utf8');
    },
  };
}

/** Whether a file of reasonable size lies in a folder, also when links are followed. */
async function isFileIn(folder: string, name: string): Promise<boolean> {
  try {
    const [root, path] = [await realpath(folder), await realpath(join(folder, name))];
    const stats = await stat(path);
    return path.startsWith(root + sep) && stats.isFile() && stats.size < MAX_SOURCE_BYTES;
  } catch {
    return false;
  }
}

const MAX_SOURCE_BYTES = 12 * 1024 * 1024;
