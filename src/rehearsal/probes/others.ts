import { readAttribute, readPage } from '../judge/html-text.ts';
import { readAddress } from '../model/address.ts';
import type { RehearsalContext } from '../model/context.ts';
import type { Inventory } from '../model/inventory.ts';
import type { Probe } from '../model/probe.ts';

const MENU_LINK = /<a\b([^<>]{0,1000})>/gi;
const MAX_LINKS = 2_000;

/** Each takes a request. */
const MAX_PAGES = 6;

/** A page that everybody may open, and that shows little but the menu: the dashboard takes half as long again. */
const MENU = '/wp-admin/freedoms.php';

interface Person {
  readonly name: string;
  readonly cookie: string;
}

/**
 * Lists probes of what others see of the plugin: the pages in the menus of editors and authors, the page for a new entry, and a page
 * with all shortcodes for a subscriber. They may be refused: only PHP that dies counts.
 *
 * @throws SiteLost, Unreadable
 */
export async function listOthers(context: RehearsalContext, own: Inventory): Promise<readonly Probe[]> {
  const { editorCookie, authorCookie, reader } = context;
  const people: readonly Person[] = [
    { name: 'an editor', cookie: editorCookie },
    { name: 'an author', cookie: authorCookie },
  ];
  const probes: Probe[] = [];
  for (const person of people) {
    if (person.cookie === '') continue;
    for (const url of await listMenu(context, own, person)) probes.push(as(person, url));
    for (const { target } of own.kinds.get('screens')?.slice(0, MAX_PAGES) ?? [])
      if (target !== '') probes.push(as(person, target));
  }
  const shortcodes = own.kinds.get('shortcodes')?.filter(({ target }) => target !== '') ?? [];
  if (shortcodes.length === 0) return probes;
  const content = shortcodes.map(({ name }) => `[${name}]`).join('\n\n');
  const made = await context.site.run('content', { type: 'page', content });
  const url = readAddress(made.result?.url ?? '');
  return url === undefined ? probes : [...probes, as({ name: 'a subscriber', cookie: reader.cookie }, url)];
}

async function listMenu(
  { site }: RehearsalContext,
  own: Inventory,
  { cookie }: Person,
): Promise<readonly string[]> {
  const { output } = await site.request(MENU, cookie);
  const names = new Set(own.kinds.get('pages')?.map(({ name }) => name));
  const links = [...output.matchAll(MENU_LINK)].slice(0, MAX_LINKS).flatMap(([, attributes = '']) => {
    const url = readAddress(readAttribute(attributes, 'href') ?? '', MENU);
    const slug = url === undefined ? null : readPage(url);
    return url !== undefined && slug !== null && names.has(slug) ? [url] : [];
  });
  return [...new Set(links)].slice(0, MAX_PAGES);
}

function as({ name, cookie }: Person, url: string): Probe {
  return {
    name: `${name} ${url}`,
    subject: `The page ${url}, for ${name},`,
    ask: (context) => context.visit({ url, isForAdmins: false }, cookie),
    kind: 'open',
  };
}
