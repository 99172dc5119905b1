import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { ArtifactEnv } from './artifacts.ts';
import type { RepositoryPlan } from './github.ts';

/** The configuration of the server. */
export interface ServerPlan extends RepositoryPlan {
  /** The file behind `/package.zip`; else a generated plugin of 100 MB. */
  readonly packagePath?: string;
  /** A file that is an artifact of the job. */
  readonly artifact?: { readonly name: string; readonly path: string };
  /** The version of the plugin. */
  readonly version: string;
  /** The version that is live; else an old one. */
  readonly liveVersion?: string;
  /** The service names the package as that of the live version. */
  readonly tellsPackage?: boolean;
  /** The order makes its version live; without this, each run finds the same. */
  readonly isLiveThen?: boolean;
  /** Delay of each answer in milliseconds; none by default. */
  readonly delayMs?: number;
  /** Speed at which the package is sent; unlimited by default. */
  readonly bytesPerSecond?: number;
}

/** A request that the server answered. */
export interface ServerRecord {
  readonly method: string;
  readonly path: string;
}

/** Where the server is. */
export interface ServerAddress {
  readonly origin: string;
  /** The job's variables for its artifacts; empty without any. */
  readonly env: ArtifactEnv;
}

/** A server in a process of its own. */
export interface BenchServer extends AsyncDisposable, ServerAddress {
  /** The requests since the last call. */
  takeRecords(): Promise<readonly ServerRecord[]>;
}

/** Starts `bench/server.ts`. */
export async function startBenchServer(plan: ServerPlan): Promise<BenchServer> {
  const child = fork(join(import.meta.dirname, 'server.ts'), [JSON.stringify(plan)]);
  const receive = async (): Promise<unknown> => ((await once(child, 'message')) as readonly unknown[])[0];
  const address = (await receive()) as ServerAddress;
  return {
    ...address,
    takeRecords: () => {
      child.send('records');
      return receive() as Promise<readonly ServerRecord[]>;
    },
    [Symbol.asyncDispose]: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
}
