/** Gives a WordPress without a network the answers of servers on this machine. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Site } from '../../../src/rehearsal/model/site.ts';

/** A request that WordPress made. */
interface OnlineRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

interface OnlineAnswer {
  readonly status: number;
  readonly message: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Where the site has its body. */
  readonly file: string;
}

const SCRIPTS = ['online', 'take-update', 'subscribe', 'disk'];

/** More than any script here makes one after the other. */
const MAX_REQUESTS = 10;

/** Stores the scripts of this folder on a site. */
export async function bringScripts(site: Site): Promise<void> {
  for (const name of SCRIPTS)
    await site.put(`${name}.php`, await readFile(join(import.meta.dirname, `${name}.php`)));
}

/**
 * Runs a script that begins with `online.php`, and carries out its HTTP requests: whenever one comes that is not answered yet,
 * the script is run anew with the answer.
 *
 * @param origin whose requests are carried out
 * @returns what the script returned when it had all answers
 * @throws Error when it asks another server, or did not come to its end
 */
export async function runOnline(site: Site, script: string, args: object, origin: string): Promise<unknown> {
  const answers: Record<string, OnlineAnswer> = {};
  const port = Number(new URL(origin).port);
  for (let run = 0; run < MAX_REQUESTS; run += 1) {
    const reply = await site.run(script, { ...args, answers, port }, (value): unknown => value);
    if (typeof reply.result !== 'object' || reply.result === null)
      throw new Error(
        `${script} did not come to its end: ${reply.failure ?? ''} ${reply.output} ${JSON.stringify(reply.log)}`,
      );
    const { asked, result } = reply.result as {
      readonly asked: Readonly<Record<string, OnlineRequest>>;
      readonly result: unknown;
    };
    const requests = Object.entries(asked);
    if (requests.length === 0) return result;
    for (const [id, request] of requests) answers[id] = await carryOut(site, request, `answer-${id}`, origin);
  }
  throw new Error(`${script} makes requests without end.`);
}

async function carryOut(
  site: Site,
  { method, url, headers, body }: OnlineRequest,
  file: string,
  origin: string,
): Promise<OnlineAnswer> {
  if (new URL(url).origin !== origin) throw new Error(`WordPress asks ${url}.`);
  const content = method === 'GET' ? {} : { body };
  const response = await fetch(url, { method, headers, redirect: 'manual', ...content });
  await site.put(file, new Uint8Array(await response.arrayBuffer()));
  const { status, statusText } = response;
  return { status, message: statusText, headers: Object.fromEntries(response.headers), file };
}
