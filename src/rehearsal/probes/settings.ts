import { readAddress } from '../site/visit.ts';
import { decodeEntities } from './html-text.ts';

// Bounded, so that hostile pages cannot slow the search: tags are short and hold no other tag.
const FORM = /<form\b[^<>]{0,500}\saction=["'][^"'<>]{0,300}options\.php["'][^<>]{0,500}>/i;
const FIELD = /<(input|select|option|textarea)\b([^<>]{0,2000})>([^<]{0,100000})/gi;

/** Fields of every form of the Settings API. Source: WordPress core settings_fields(). */
const NEEDED = ['option_page', '_wpnonce'];
const ADDED = new Set([...NEEDED, 'action', '_wp_http_referer']);
/** PHP takes no more. Source: PHP's `max_input_vars`. */
const MAX_FIELDS = 1_000;
/** No page of the dashboard has more fields and options, or links. */
const MAX_TAGS = 10_000;
const NOT_SENT = new Set(['submit', 'button', 'image', 'reset', 'file']);

/** Encodes the settings form of a dashboard page as a browser submits it; `undefined` if the page has none. */
export function fillSettings(html: string): string | undefined {
  const start = FORM.exec(html)?.index;
  if (start === undefined) return undefined;
  const [form = ''] = html.slice(start).split(/<\/form>/i, 1);
  const fields = new URLSearchParams();
  let select = '';
  let hasFields = false;
  for (const [, tag = '', attributes = '', text = ''] of [...form.matchAll(FIELD)].slice(0, MAX_TAGS)) {
    if (fields.size === MAX_FIELDS) break;
    const read = (name: string) => readAttribute(attributes, name);
    const [name = '', type = ''] = [read('name'), read('type')?.toLowerCase()];
    hasFields ||= name !== '' && !ADDED.has(name) && !NOT_SENT.has(type);
    if (tag === 'select') select = name;
    else if (tag === 'option') {
      // A browser sends the first option if none is selected.
      if (select !== '' && (!fields.has(select) || read('selected') !== undefined))
        fields.set(select, read('value') ?? decodeEntities(text.trim()));
    } else if (name === '' || NOT_SENT.has(type)) continue;
    else if (tag === 'textarea') fields.append(name, decodeEntities(text));
    else if (!/^(checkbox|radio)$/.test(type) || read('checked') !== undefined)
      fields.append(name, read('value') ?? (type === 'checkbox' ? 'on' : ''));
  }
  // If JavaScript adds the fields, it also sends them; this form would empty the settings.
  return hasFields && NEEDED.every((name) => fields.has(name)) ? fields.toString() : undefined;
}

/** Returns `''` for an attribute without a value, and `undefined` if the tag does not have it. */
function readAttribute(attributes: string, name: string): string | undefined {
  const match = new RegExp(
    `(?:^|\\s)${name}(?:=(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))|(?=[\\s/]|$))`,
    'i',
  ).exec(attributes);
  return match === null ? undefined : decodeEntities(match[1] ?? match[2] ?? match[3] ?? '');
}

const LINK = /<a\b([^<>]{0,1000})>/gi;
const PLACE = new Set(['page', 'post_type']);
const TAB = /^(?:(?:active|settings|sub)?[-_]?tab|section|subpage|view)$/;

/** Lists the tabs that a page of the dashboard links, without the open one. */
export function listTabs(html: string, page: string): readonly string[] {
  const own = new URLSearchParams(page.split('?')[1]).get('page');
  const tabs = [...html.matchAll(LINK)].slice(0, MAX_TAGS).flatMap(([, attributes = '']) => {
    const target = readAddress(readAttribute(attributes, 'href') ?? '', page) ?? '';
    const query = new URLSearchParams(target.split('?')[1]);
    const names = [...query.keys()].filter((name) => !PLACE.has(name));
    // Other links may change something.
    const isTab = names.length > 0 && names.every((name) => TAB.test(name));
    const isShown = /active|current/.test(readAttribute(attributes, 'class') ?? '');
    return isTab && !isShown && query.get('page') === own && target !== page ? [target] : [];
  });
  return [...new Set(tabs)];
}
