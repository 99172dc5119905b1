import { crc32 } from 'node:zlib';
import type { RehearsalContext } from '../../model/context.ts';
import type { ResultOf } from '../../model/scripts.ts';
import type { PlayerReply, SavedSite } from '../../model/site.ts';
import { listMessages, type PluginMessage } from '../../judge/php-log.ts';

/** The answer that most clients take. */
export const USUAL_SHAPE = 'flat';

/** Answers of the stand-in, the most frequent first. Source: `updater-answers.php`. */
export const SHAPES: readonly string[] = [
  USUAL_SHAPE,
  ...['parts', 'data', 'data.package', 'list', 'by key'],
  ...['object', 'array', 'text'],
];

/** A request of the plugin to its update server. */
export interface Asked {
  readonly method: string;
  readonly host: string;
  readonly path: string;
  /** The fields that it sends. */
  readonly names: readonly string[];
  readonly file: string;
  readonly line: number;
}

/** WordPress's list for the plugin, after one look for updates, and what the plugin did meanwhile. */
export interface Look {
  readonly asked: readonly Asked[];
  readonly offer: { readonly version: string; readonly package: string } | undefined;
  /** Other keys for which the version is offered. */
  readonly others: readonly string[];
  /** Another plugin has its update. */
  readonly isKept: boolean;
  readonly hasDetails: boolean | undefined;
  /** In the header of the plugin on the site. */
  readonly version: string;
  readonly updateUri: string;
  /** Why the update was not installed. */
  readonly problem: string | undefined;
  /** The error that stopped PHP. */
  readonly death: PluginMessage | undefined;
}

/**
 * - `learn`: by a direct call, in the dashboard.
 * - `task`: as WordPress does on its own.
 * - `page`: "Check again" on the page of updates.
 * - `plugins`: the page of plugins, and "View details".
 * - `install`: the update that is in WordPress's list.
 */
type LookKind = 'learn' | 'task' | 'page' | 'plugins' | 'install';

const PAGE = {
  learn: {},
  task: { task: '' },
  page: { page: 'update-core.php' },
  plugins: { page: 'plugins.php' },
  install: {},
} as const;

/** The cost of the drill has reached its bounds, so the rest is not known. */
export class Spent extends Error {}

/** Looks of the drill on one pair. */
const MAX_LOOKS = 40;

/** Longer than clients keep what they have heard, and WordPress waits to ask again. */
const HOURS_BETWEEN = 13;

/** Looks for updates on a site, while a stand-in answers. */
export interface Looker {
  /** @throws Spent, SiteLost, Unreadable */
  readonly look: (kind: LookKind, version: string, shape: string, packed?: string) => Promise<Look>;
  /** Goes back to a saved site. @throws Spent, SiteLost */
  readonly goTo: (saved: SavedSite) => Promise<void>;
  /** Saves the site as it is, with the time that it has. @throws SiteLost */
  readonly save: (name: SavedSite) => Promise<void>;
  /** Words in the code of the client on a saved site, and in `before-update`. @throws SiteLost, Unreadable */
  readonly readWords: (saved: SavedSite) => Promise<readonly string[]>;
  readonly countLooks: () => number;
}

/**
 * Creates what plays looks, until their cost is spent.
 *
 * @param known tasks that are not the plugin's
 * @param hasLicense the author's `before-update` file may give a license
 */
export function createLooker(
  { site, budget }: Pick<RehearsalContext, 'site' | 'budget'>,
  key: string,
  known: readonly string[],
  hasLicense: boolean,
): Looker {
  const [slug = ''] = key.split('/');
  const allowance = budget.allow('updater');
  let [looks, hoursOn] = [0, 0];
  // A site that was saved with its clock ahead has notes of that time.
  const hours = new Map<SavedSite, number>();
  const goTo = async (saved: SavedSite): Promise<void> => {
    await site.restore(saved);
    hoursOn = hours.get(saved) ?? 0;
  };
  return {
    goTo,
    save: async (name) => {
      await site.save(name);
      hours.set(name, hoursOn);
    },
    countLooks: () => looks,
    look: async (kind, version, shape, packed = 'next.zip') => {
      if (looks >= MAX_LOOKS || !allowance.mayGoOn()) throw new Spent();
      looks += 1;
      hoursOn += HOURS_BETWEEN;
      const order = { look: kind, plugin: key, slug, version, shape, known, package: packed };
      const reply = await site.run('updater', { ...order, ...PAGE[kind], hoursOn });
      if (reply.result?.ended === true) throw new Spent();
      return readLook(reply, slug);
    },
    readWords: async (saved) => {
      await goTo(saved);
      const order = { plain: true, slug, given: hasLicense };
      return (await site.run('updater-code', order)).result ?? [];
    },
  };
}

function readLook({ result, log }: PlayerReply<ResultOf<'updater'>>, slug: string): Look {
  const [version = '', address = ''] = result?.offer ?? [];
  return {
    asked: (result?.asked ?? []).map(([method, host, path, names, file, line]) => {
      return { method, host, path, names, file, line };
    }),
    offer: result?.offer && { version, package: address },
    others: result?.others ?? [],
    isKept: result?.kept ?? true,
    hasDetails: result?.details,
    version: result?.version ?? '',
    updateUri: result?.uri ?? '',
    problem: result?.problem,
    death: listMessages(log, slug).find(({ level }) => level === 'fatal'),
  };
}

/** Whether an offer came from this request: the stand-in's package has a digest of it. Source: `rehearsal_answer()`. */
export function isFrom({ method, host, path }: Asked, address: string): boolean {
  const digest = crc32(`${method} ${host}${path}`).toString(16).padStart(8, '0');
  return address.includes(`/rehearsal-${digest}/`);
}
