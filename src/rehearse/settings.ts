import { readAddress } from './pages.ts';
import { decodeEntities } from './words.ts';

// Hostile pages take no longer: a tag holds no other, and is short.
const FORM = /<form\b[^<>]{0,500}\saction=["'][^"'<>]{0,300}options\.php["'][^<>]{0,500}>/i;
const FIELD = /<(input|select|option|textarea)\b([^<>]{0,2000})>([^<]{0,100000})/gi;
/** Of a form of the Settings API. Source: WordPress core settings_fields(). */
const NEEDED = ['option_page', '_wpnonce'];
const ADDED = new Set([...NEEDED, 'action', '_wp_http_referer']);
const NOT_SENT = new Set(['submit', 'button', 'image', 'reset', 'file']);

/** Fills in the form with which a page of the dashboard saves its settings, as a browser does; `undefined`: it has none. */
export function fillSettings(html: string): string | undefined {
  const start = FORM.exec(html)?.index;
  if (start === undefined) return undefined;
  const [form = ''] = html.slice(start).split(/<\/form>/i, 1);
  const fields = new URLSearchParams();
  let select = '';
  let hasFields = false;
  for (const [, tag = '', attributes = '', text = ''] of form.matchAll(FIELD)) {
    const read = (name: string) => readAttribute(attributes, name);
    const [name = '', type = ''] = [read('name'), read('type')?.toLowerCase()];
    hasFields ||= name !== '' && !ADDED.has(name) && !NOT_SENT.has(type);
    if (tag === 'select') select = name;
    else if (tag === 'option') {
      // A browser sends the first where none is selected.
      if (select !== '' && (!fields.has(select) || read('selected') !== undefined))
        fields.set(select, read('value') ?? decodeEntities(text.trim()));
    } else if (name === '' || NOT_SENT.has(type)) continue;
    else if (tag === 'textarea') fields.append(name, decodeEntities(text));
    else if (!/^(checkbox|radio)$/.test(type) || read('checked') !== undefined)
      fields.append(name, read('value') ?? (type === 'checkbox' ? 'on' : ''));
  }
  // Where JavaScript brings the fields, it also sends them, and this form would empty the settings.
  return hasFields && NEEDED.every((name) => fields.has(name)) ? fields.toString() : undefined;
}

/** `''` for one without a value; `undefined`: the tag has none of that name. */
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

/** Lists the tabs that a page of the dashboard links, but for the one that it shows. */
export function listTabs(html: string, page: string): readonly string[] {
  const own = new URLSearchParams(page.split('?')[1]).get('page');
  const tabs = [...html.matchAll(LINK)].flatMap(([, attributes = '']) => {
    const target = readAddress(readAttribute(attributes, 'href') ?? '', page) ?? '';
    const query = new URLSearchParams(target.split('?')[1]);
    const names = [...query.keys()].filter((name) => !PLACE.has(name));
    // Other links may do something.
    const isTab = names.length > 0 && names.every((name) => TAB.test(name));
    const isShown = /active|current/.test(readAttribute(attributes, 'class') ?? '');
    return isTab && !isShown && query.get('page') === own && target !== page ? [target] : [];
  });
  return [...new Set(tabs)];
}
