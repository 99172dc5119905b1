import type { SavedSite } from '../../model/site.ts';
import { type Asked, isFrom, type Look, type Looker, SHAPES, USUAL_SHAPE } from './looks.ts';

/** One version on a site, and what came of its looks for updates. */
export interface Side {
  /** Of the plugin on the site, by its header. */
  readonly version: string;
  readonly updateUri: string;
  /** The version that the stand-in had. */
  readonly answered: string;
  /** The answer that it takes; `undefined`: none of those tried. */
  readonly shape: string | undefined;
  /** All that it asked. */
  readonly asked: readonly Asked[];
  /** The requests that its offer came from: all, where that is not known. */
  readonly sources: readonly Asked[];
  /** Whether the scheduled task and the page of updates offer what was answered, with a package. */
  readonly isOfferedIn: { readonly task: boolean; readonly page: boolean };
  /** It is offered without a package. */
  readonly lacksPackage: boolean;
  /** Keys of others under which it is offered. */
  readonly otherKeys: readonly string[];
  /** Another plugin keeps its update. */
  readonly keepsOthers: boolean;
  readonly hasDetails: boolean;
  readonly death: Look['death'];
  /** It died of something that the answer of its real server may have. */
  readonly diesOfAnswer: boolean;
}

/** Both versions, asked in the same way on equal sites. */
export interface Drill {
  /** `undefined` where none was updated. */
  readonly before: Side | undefined;
  readonly after: Side;
  /** The new version takes an answer, of whatever shape. */
  readonly takesAnswer: boolean;
  /** It offers the version that it has itself, and the previous one did not. */
  readonly offersItself: boolean;
  /** It would offer an older one, too, so it leaves the comparison to its server. */
  readonly comparesNothing: boolean;
  /** Why the update was not installed through its own offer, though by the button, and the previous version was. */
  readonly notInstalled: string | undefined;
  /** Words in its client that the previous one lacks: of what only a customer's site, or the real server, can decide. */
  readonly newWords: readonly string[];
  /** Its client names a license, also where the previous one's does, and `before-update` names none. */
  readonly mayLackLicense: boolean;
}

/** Whether WordPress offered what was answered, in the task or on the page. */
export function hasOffered({ isOfferedIn: { task, page } }: Side): boolean {
  return task || page;
}

/** Errors of code that lacks a field. */
const LACKS_FIELD = /\bnull\b|undefined (?:property|index|array key|offset)/i;

/** Whether WordPress offers what the stand-in had, so that people can install it. */
function isOffered({ offer }: Look, version: string): boolean {
  return offer?.version === version && offer.package !== '';
}

/**
 * Finds the answer that a version takes, one request for each, on a saved site.
 *
 * @returns what it took, and all looks; only one, where nobody is asked
 * @throws Spent, SiteLost, Unreadable
 */
export async function learn(
  { look, goTo }: Looker,
  saved: SavedSite,
  version: string,
  shapes: readonly string[] = SHAPES,
): Promise<{ readonly shape: string | undefined; readonly looks: readonly Look[] }> {
  const looks: Look[] = [];
  for (const shape of shapes) {
    await goTo(saved);
    const seen = await look('learn', version, shape);
    looks.push(seen);
    if (isOffered(seen, version)) return { shape, looks };
    if (seen.asked.length === 0) break;
  }
  return { shape: undefined, looks };
}

/**
 * Asks for updates as sites do: in the scheduled task, on the page of updates, each twice where the first one offers nothing, and
 * on the page of plugins.
 *
 * @throws Spent, SiteLost, Unreadable
 */
export async function ask(
  { look, goTo }: Looker,
  saved: SavedSite,
  version: string,
  shape: string | undefined,
): Promise<Side> {
  await goTo(saved);
  const answer = shape ?? USUAL_SHAPE;
  const twice = async (kind: 'task' | 'page') => {
    const first = await look(kind, version, answer);
    // Some offer only from the second look on, when WordPress's list names the versions that are installed.
    return isOffered(first, version) || (first.asked.length === 0 && shape === undefined)
      ? [first]
      : [first, await look(kind, version, answer)];
  };
  const task = await twice('task');
  const page = await twice('page');
  const plugins = await look('plugins', version, answer);
  const looks = [...task, ...page, plugins];
  return {
    ...describe(looks, version),
    shape,
    isOfferedIn: {
      task: task.some((one) => isOffered(one, version)),
      page: page.some((one) => isOffered(one, version)),
    },
    hasDetails: plugins.hasDetails === true,
  };
}

function describe(looks: readonly Look[], answered: string) {
  const last = looks.findLast(({ version }) => version !== '');
  const asked = looks.flatMap((one) => one.asked);
  const offers = looks.flatMap(({ offer }) => (offer?.version === answered ? [offer] : []));
  const named = asked.filter((one) => offers.some((offer) => isFrom(one, offer.package)));
  return {
    version: last?.version ?? '',
    updateUri: last?.updateUri ?? '',
    answered,
    asked,
    sources: named.length > 0 ? named : asked,
    lacksPackage: offers.some((offer) => offer.package === ''),
    otherKeys: [...new Set(looks.flatMap(({ others }) => others))],
    keepsOthers: looks.every(({ isKept }) => isKept),
    death: looks.find(({ death }) => death !== undefined)?.death,
    diesOfAnswer: looks.some(
      (one) => one.asked.length > 0 && one.death?.file !== undefined && LACKS_FIELD.test(one.death.text),
    ),
  };
}
