import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipFiles } from '../../../sandbox/plugins/build-plugin.ts';
import type {
  AuthorFiles,
  PluginPackage,
  RehearsedPackage,
  SiteCopy,
} from '../../../src/rehearsal/model/packages.ts';
import type { PairResult, StepName, StepResult } from '../../../src/rehearsal/model/results.ts';
import type { Reader } from '../../../src/rehearsal/model/readers.ts';
import type { Scene } from '../../../src/rehearsal/model/scenes.ts';
import { SCRIPTS } from '../../../src/rehearsal/model/scripts.ts';
import { type Site, SiteLost } from '../../../src/rehearsal/model/site.ts';
import { readPackageCode } from '../../../src/rehearsal/packages/read-code.ts';
import { readRehearsedPackage } from '../../../src/rehearsal/packages/read-package.ts';
import type { RawReply } from '../../../src/rehearsal/site/player/protocol.ts';
import { readRaw, readReply } from '../../../src/rehearsal/site/read-reply.ts';
import { parseAcceptProblems } from '../../../src/rehearsal/play/accept-problems.ts';
import type { BrowsePlan } from '../../../src/rehearsal/play/browse.ts';
import { createBudget } from '../../../src/rehearsal/play/budget.ts';
import { rehearsePair } from '../../../src/rehearsal/play/rehearse-pair.ts';
import { Cancelled } from '../../../src/shared/clock.ts';

export const KEY = 'acme/acme.php';

/** An event on a site: a script that runs, or a page that is requested. */
export interface Moment {
  readonly what: string;
  /** The version that is on the site: `1.0.0` before, `1.1.0` after. */
  readonly version: string;
  /** The script runs as AJAX. */
  readonly isAjax?: boolean;
  /** The classes that `classes.php` loads. */
  readonly classes?: readonly string[];
}

/** A reply of the player; its result as a value, or in JSON. */
interface Told extends Omit<RawReply, 'result' | 'loaded'> {
  readonly result?: unknown;
  readonly loaded?: Readonly<Record<string, number>>;
  readonly json?: string;
  /** Of processor time, and on the clock. */
  readonly tookMs?: number;
}

/** Overrides the site's reply at a moment; otherwise it replies as with a good plugin. */
export type Tell = (moment: Moment) => Partial<Told> | undefined;

/** As PHP logs it. */
export const logged = (text: string, line = 3): string =>
  `[22-Nov-2026 03:29:31 UTC] PHP ${text} in /wordpress/wp-content/plugins/${KEY} on line ${line}\n`;

export interface Imagined {
  /** Of the step of that name, `outcome` and what is wrong in it. */
  readonly told: (name: StepName) => readonly string[];
  readonly result: PairResult;
  /** When each step ended. */
  readonly ends: ReadonlyMap<StepName, number>;
  /** All that was done, in its order. */
  readonly moments: readonly Moment[];
}

interface Imagination {
  /** Lines of the main file's header. */
  readonly header?: string;
  readonly isFresh?: boolean;
  /** The way back is tried, and whether the next update arrives. */
  readonly isLast?: boolean;
  /** The previous version. */
  readonly before?: string;
  /** Older versions, from which sites update, too. */
  readonly older?: readonly string[];
  /** Slugs of plugins that are active beside it. */
  readonly beside?: readonly string[];
  readonly isNone?: boolean;
  readonly isPullRequest?: boolean;
  /** Code below the header of the main file, of the new version and the previous one; without it, none is read. */
  readonly code?: readonly [next: string, previous: string] | undefined;
  readonly authored?: AuthorFiles;
  /** As in the input `accept-problems`. */
  readonly accept?: string;
  readonly browse?: BrowsePlan;
  readonly scenes?: readonly Scene[];
  /** The update starts from a copy of a site. */
  readonly isCopy?: boolean;
  /** The readme of each version. */
  readonly readme?: string;
  /** More files of each version, by their paths in its folder. */
  readonly files?: Readonly<Record<string, string>>;
  /** WordPress does not start. */
  readonly isDead?: boolean;
  /** The time of the pair, of which it is cut after 95 %; by default, the clock stands still. */
  readonly roomMs?: number;
}

/** Rehearses a plugin on a site that is as `tell` says, and otherwise as WordPress is with a good plugin. */
export async function rehearseOn(
  tell: Tell,
  {
    header = '',
    isFresh = false,
    isLast = false,
    before = '1.0.0',
    older = [],
    beside = [],
    isNone = false,
    isPullRequest = false,
    code,
    authored = new Map(),
    accept = '',
    browse,
    scenes = [],
    isCopy = false,
    isDead = false,
    readme = '',
    files: others = {},
    roomMs,
  }: Imagination = {},
): Promise<Imagined> {
  const folder = await mkdtemp(join(tmpdir(), 'imagined-'));
  const store = async (
    version: string,
    name = 'acme',
    head = header,
    text = '',
  ): Promise<RehearsedPackage> => {
    const title = name.charAt(0).toUpperCase() + name.slice(1);
    const main = `<?php\n/**\n * Plugin Name: ${title}\n * Version: ${version}\n${head} */\n${text}`;
    const path = join(folder, `${name}-${version}.zip`);
    const all = { ...others, ...(readme !== '' && { 'readme.txt': readme }) };
    const files: Record<string, string> = { [`${name}/${name}.php`]: main };
    for (const [file, content] of Object.entries(all)) files[`${name}/${file}`] = content;
    await writeFile(path, await zipFiles(files));
    return readRehearsedPackage(path);
  };
  const next = await store('1.1.0', 'acme', header, code?.[0]);
  const previous = isFresh ? undefined : await store(before, 'acme', header, code?.[1]);
  const packages = await Promise.all(beside.map((name) => store('9.4.2', name, '')));
  const moments: Moment[] = [];
  let nowMs = 0;
  const isOver = () => roomMs !== undefined && nowMs >= 0.95 * roomMs;
  const take = (tookMs: number) => {
    if (roomMs !== undefined) nowMs += tookMs;
    if (isOver()) throw new Cancelled();
  };
  const open = () =>
    isDead
      ? Promise.reject(new SiteLost('PHP gave no answer.'))
      : Promise.resolve(imagineSite(next, tell, (moment) => moments.push(moment), take));
  const options = {
    php: '8.5',
    wordpress: 'latest',
    next,
    previous,
    older: await Promise.all(older.map((version) => store(version))),
    beside: { isNone, packages: packages as PluginPackage[], missing: [] },
    isPullRequest,
    isLast,
    readCode: code && (() => readPackageCode(next, previous)),
    authored,
    accepted: parseAcceptProblems(accept),
    browse,
    scenes,
    copy: isCopy ? createCopy(previous as PluginPackage) : undefined,
  };
  const clock = { now: () => nowMs, wallNow: () => 0, sleep: () => Promise.resolve() };
  const time = roomMs === undefined ? undefined : { roomMs, rounds: 1, timeoutMs: roomMs, isOver };
  const budget = createBudget(clock, time);
  const ends = new Map<StepName, number>();
  const onStep = ({ name }: StepResult) => ends.set(name, nowMs);
  const result = await rehearsePair(options, { open, clock, budget, onStep });
  await rm(folder, { recursive: true });
  const told = (name: StepName) => {
    const step = result.steps.find((one) => one.name === name);
    const problems = step?.problems.map(({ severity, message }) => `${severity}: ${message}`) ?? [];
    return [...(step === undefined ? [] : [step.outcome]), ...problems];
  };
  return { told, result, moments, ends };
}

function createCopy(previous: PluginPackage): SiteCopy {
  const parts = {
    address: undefined,
    contentZip: previous.path,
    others: [],
    missing: new Map(),
    leftOut: [],
  };
  return { name: 'site.zip', previous, ...parts };
}

/** Of a plugin that adds nothing. */
export const NOTHING = Object.fromEntries(
  [
    ...['pages', 'tasks', 'routes', 'shortcodes', 'blocks', 'widgets', 'types', 'taxonomies'],
    ...['actions', 'functions', 'classes'],
  ].map((kind) => [kind, [] as readonly (readonly string[])[]]),
);

/** The result of `symbols.php` for a site that has nothing. */
export const NO_SYMBOLS = { functions: {}, classes: {}, later: {}, constants: [], hooks: {} };

/** The result of `data.php`, of a site that has nothing else. */
export function listed(lists: object): object {
  const none = { options: {}, tables: {}, posts: {}, events: {}, roles: {}, usermeta: {}, postmeta: {} };
  return { ...none, ...lists };
}

const PAGE = '<!DOCTYPE html>\n<html></html>';
const FEED = '<?xml version="1.0"?><rss></rss>';

/** The last long text and its JSON: a hostile site replies with the same megabyte to each request. */
let written = { text: '', json: '' };
const LONG = 100_000;

function writeObject(fields: object): string {
  const pairs = Object.entries(fields).map(([name, value]) => [JSON.stringify(name), write(value)]);
  return `{${pairs.flatMap(([name, json]) => (json === undefined ? [] : `${name}:${json}`)).join(',')}}`;
}

function write(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length < LONG) return JSON.stringify(value);
  if (written.text !== value) written = { text: value, json: JSON.stringify(value) };
  return written.json;
}

function imagineSite(
  next: RehearsedPackage,
  tell: Tell,
  hear: (moment: Moment) => void,
  take: (tookMs: number) => void,
): Site {
  let version = '';
  let spentMs = 0;
  const saved = new Map<string, string>();
  const reply = async <Result = never>(
    what: string,
    usual: Partial<Told>,
    script?: Parameters<typeof readReply<Result>>[2],
    more: Omit<Moment, 'what' | 'version'> = {},
  ) => {
    const moment = { what, version, ...more };
    hear(moment);
    const {
      result,
      json = JSON.stringify(result),
      loaded,
      tookMs = 0,
      ...told
    } = {
      ...usual,
      ...tell(moment),
    };
    spentMs += tookMs;
    await Promise.resolve();
    take(tookMs);
    // As it comes from the player.
    const raw = readRaw(
      writeObject({
        ...{ output: '', log: '', ...told },
        result: json,
        loaded: JSON.stringify(loaded),
      } satisfies RawReply),
    );
    return readReply(raw, new Uint8Array(), script);
  };
  const done = { done: true };
  const results: Readonly<Record<string, () => unknown>> = {
    login: () => ({
      php: '8.5.1',
      wordpress: '6.6',
      extensions: ['imagick'],
      cookies: {},
      readerCookies: {},
      editorCookies: {},
    }),
    adopt: () => ({ active: [KEY] }),
    entries: () => [['post 3', 'A post', 'http://127.0.0.1:8080/?p=3', false]],
    resume: () => true,
    data: () => listed({ options: { siteurl: [20, 'yes', 'a'] } }),
    browser: () => ({ post: 0, url: '', blocks: [] }),
    context: () => ({ started: true }),
    export: () => true,
    symbols: () => NO_SYMBOLS,
    classes: () => ({ tried: 0, loaded: [], errors: [] }),
    save: () => ({ lost: [] }),
    author: () => ({ ...done, text: '', line: 0 }),
    own: () => NOTHING,
    task: () => ({ handled: true }),
    content: () => ({ url: '/?p=3' }),
    syntax: () => ({ parsed: 1, broken: [] }),
    install: () => ({ ...done, plugin: KEY }),
    state: () => ({ active: true, listed: true, version, plugins: [KEY] }),
    updater: () => ({ asked: [], others: [], kept: true, version, uri: '', ended: false }),
    'updater-code': () => [],
    files: () => next.files.map(({ name, sizeBytes, crc32 }) => [name, sizeBytes, crc32]),
  };
  return {
    run: <Result>(script: string, args = {}, reader = SCRIPTS[script as 'own'] as Reader<Result>) => {
      const { package: name, content } = args as {
        readonly package?: string;
        readonly content?: string;
      };
      const { classes, ajax } = args as Pick<Moment, 'classes'> & { readonly ajax?: boolean };
      const isBeside = name?.startsWith('beside-') === true;
      if (['install', 'update', 'back', 'resume'].includes(script) && !isBeside)
        version = name === 'next.zip' ? '1.1.0' : '1.0.0';
      const result = script in results ? results[script]?.() : done;
      const what = content === undefined ? script : `${script} ${content}`;
      const more = { ...(ajax && { isAjax: true }), ...(script === 'classes' && classes && { classes }) };
      return reply(what, { result }, { name: script, reader }, more);
    },
    request: (url, _cookie, form) =>
      reply(form === undefined ? url : `${url} with a form`, {
        status: form !== undefined && !url.includes('ajax') ? 302 : url === '/?p=987654321' ? 404 : 200,
        output: /rest|ajax/.test(url)
          ? '{}'
          : url.includes('feed')
            ? FEED
            : url === '/?p=1'
              ? PAGE.replace('</html>', 'This is your first post.</html>')
              : PAGE,
      }),
    exchange: async ({ url }) => {
      const { status = 200, ...others } = await reply(`${url} in the browser`, {});
      return { ...others, response: { status, headers: {}, body: new Uint8Array(), unprinted: [] } };
    },
    put: () => Promise.resolve(),
    save: async (name) => {
      saved.set(name, version);
      await Promise.resolve(tell({ what: `save ${name}`, version }));
    },
    restore: async (name) => {
      version = saved.get(name) ?? '';
      await reply(`restore ${name}`, {});
    },
    spentMs: () => spentMs,
    close: () => Promise.resolve(),
  };
}
