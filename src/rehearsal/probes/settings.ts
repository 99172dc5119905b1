import { readAddress } from '../site/visit.ts';
import { decodeEntities } from './html-text.ts';

// Bounded, so that hostile pages cannot slow the search: tags are short and hold no other tag.
const FORM = /<form\b([^<>]{0,1000})>/gi;
const FIELD = /<(input|select|option|textarea|button)\b([^<>]{0,2000})>([^<]{0,100000})/gi;

/** Fields of every form of the Settings API. Source: WordPress core settings_fields(). */
const NEEDED = ['option_page', '_wpnonce'];
const ADDED = new Set([...NEEDED, 'action', '_wp_http_referer']);
/** PHP takes no more. Source: PHP's `max_input_vars`. */
const MAX_FIELDS = 1_000;
/** No page of the dashboard has more fields and options, or links. */
const MAX_TAGS = 10_000;
/** No page has more forms. */
const MAX_FORMS = 50;
const NOT_SENT = new Set(['submit', 'button', 'image', 'reset', 'file']);

/** A form of a page, with what a browser would send. */
interface Form {
  /** Where it is sent to, as the page writes it. */
  readonly action: string;
  readonly isPost: boolean;
  readonly id: string;
  readonly fields: readonly Field[];
  readonly buttons: readonly Button[];
}

interface Field {
  readonly name: string;
  readonly value: string;
  /** A box that people check, or the "Yes" beside a "No". */
  readonly isBox: boolean;
  readonly isNo: boolean;
  /** A value that people may write there, if it is empty. */
  readonly filled?: string | undefined;
  /** Whether a browser sends it; a box that is not checked is not sent. */
  readonly isSent: boolean;
}

interface Button {
  readonly name: string;
  readonly value: string;
  readonly words: string;
}

/** Encodes the settings form of a dashboard page as a browser submits it; `undefined` if the page has none. */
export function fillSettings(html: string): string | undefined {
  const fields = fillForm(html, 'options.php');
  // If JavaScript adds the fields, it also sends them; this form would empty the settings.
  return fields !== undefined && NEEDED.every((name) => fields.has(name)) ? fields.toString() : undefined;
}

/** Fills in the first form of a page that is sent to a file, as a browser does; `undefined` if it has no field of its own. */
export function fillForm(html: string, file: string): URLSearchParams | undefined {
  const form = listForms(html).find(({ action }) => action.endsWith(file));
  const isFilled = form?.fields.some(({ name }) => !ADDED.has(name)) === true;
  return isFilled ? encode(form.fields.filter(({ isSent }) => isSent)) : undefined;
}

function encode(fields: readonly Pick<Field, 'name' | 'value'>[]): URLSearchParams {
  return new URLSearchParams(
    fields.slice(0, MAX_FIELDS).map(({ name, value }): [string, string] => [name, value]),
  );
}

function listForms(html: string): readonly Form[] {
  const starts = [...html.matchAll(FORM)].slice(0, MAX_FORMS);
  let left = MAX_TAGS;
  return starts.map(({ 0: tag, 1: attributes = '', index }, turn) => {
    const [content = ''] = html.slice(index + tag.length, starts[turn + 1]?.index).split(/<\/form>/i, 1);
    const tags = [...content.matchAll(FIELD)].slice(0, left);
    left -= tags.length;
    return {
      action: readAttribute(attributes, 'action') ?? '',
      isPost: readAttribute(attributes, 'method')?.toLowerCase() === 'post',
      id: readAttribute(attributes, 'id') ?? '',
      ...listFields(tags),
    };
  });
}

function listFields(tags: readonly RegExpExecArray[]): Pick<Form, 'fields' | 'buttons'> {
  const fields: Field[] = [];
  const choices = new Map<string, Field[]>();
  const buttons: Button[] = [];
  let select: { readonly name: string; readonly at: number } | undefined;
  for (const [, tag = '', attributes = '', text = ''] of tags) {
    const read = (name: string) => readAttribute(attributes, name);
    const [name = '', type = ''] = [read('name'), read('type')?.toLowerCase()];
    const words = decodeEntities(text.trim());
    const add = (value: string, isSent: boolean, isBox = false) => {
      const filled = value === '' && !isBox ? EXAMPLES[tag === 'textarea' ? tag : type] : undefined;
      fields.push({ name, value, isBox, isNo: false, filled, isSent });
    };
    if (tag === 'select') {
      select = { name: read('disabled') === undefined ? name : '', at: fields.length };
    } else if (tag === 'option') {
      // A browser sends the first option if none is selected.
      const isFirst = select?.at === fields.length;
      if (select === undefined || select.name === '' || !(isFirst || read('selected') !== undefined))
        continue;
      fields[select.at] = {
        name: select.name,
        value: read('value') ?? words,
        isBox: false,
        isNo: false,
        isSent: true,
      };
    } else if (tag === 'button' || type === 'submit') {
      if ((type || 'submit') === 'submit')
        buttons.push({ name, value: read('value') ?? '', words: `${read('value') ?? ''} ${words}` });
    } else if (name === '' || NOT_SENT.has(type) || read('disabled') !== undefined) continue;
    else if (tag === 'textarea') add(decodeEntities(text), true);
    else {
      const isBox = type === 'checkbox';
      const isChosen = !/^(checkbox|radio)$/.test(type) || read('checked') !== undefined;
      add(read('value') ?? (isBox ? 'on' : ''), isChosen, isBox);
      if (type === 'radio') choices.set(name, [...(choices.get(name) ?? []), ...fields.slice(-1)]);
    }
  }
  return { fields: markChoices(fields, choices.values()), buttons };
}

const YES = /^(?:1|yes|on|true|enabled?)$/i;
const NO = /^(?:|0|no|off|false|disabled?)$/i;

/** Marks the fields of choices between "Yes" and "No", which are boxes in other words. */
function markChoices(fields: readonly Field[], choices: Iterable<readonly Field[]>): readonly Field[] {
  const marks = new Map<Field, Pick<Field, 'isBox' | 'isNo'>>();
  for (const options of choices) {
    const [yes, no] = [YES, NO].map((word) => options.find(({ value }) => word.test(value)));
    if (options.length !== 2 || yes === undefined || no === undefined) continue;
    marks.set(yes, { isBox: true, isNo: false }).set(no, { isBox: false, isNo: true });
  }
  return fields.map((field) => ({ ...field, ...marks.get(field) }));
}

/** Sample values of fields, by their type. */
const EXAMPLES: Readonly<Record<string, string | undefined>> = {
  '': 'rehearsal',
  text: 'rehearsal',
  textarea: 'rehearsal',
  email: 'guest@example.org',
  url: 'https://example.org/',
  number: '1',
};

/** A form in which a plugin lets people choose, with all its boxes checked and its empty fields filled in; or with no box checked. */
export interface Choices {
  readonly url: string;
  readonly body: string;
  /** The names of the boxes. */
  readonly boxes: readonly string[];
}

/** Buttons that store what people chose, and do nothing else. */
const STORES = /\bsav|\bupdate\b|submit|\bapply changes\b/i;
const DOES_MORE = /delet|remov|reset|clear|purge|import|export|send|test|activat|install|restor|connect/i;

/**
 * Lists the forms of a page of the dashboard that have boxes, as people send them.
 *
 * @param areChecked all boxes are, each choice is "Yes", and empty fields are filled in; else no box is, and each choice is "No"
 */
export function listChoices(html: string, page: string, areChecked: boolean): readonly Choices[] {
  return listForms(html).flatMap((form): readonly Choices[] => {
    const boxes = [...new Set(form.fields.flatMap(({ name, isBox }) => (isBox ? [name] : [])))];
    const fields = form.fields
      .filter(({ isBox, isNo, isSent }) => (isBox ? areChecked : isNo ? !areChecked : isSent))
      .map(({ name, value, filled }) => ({ name, value: areChecked ? (filled ?? value) : value }));
    const names = new Set(form.fields.map(({ name }) => name));
    // That is WordPress's own choice of columns.
    if (boxes.length === 0 || !form.isPost || form.id === 'adv-settings') return [];
    if (form.action.endsWith('options.php') && NEEDED.every((name) => names.has(name)))
      return [{ url: '/wp-admin/options.php', body: encode(fields).toString(), boxes }];
    const target = form.action === '' || form.action === '#' ? page : readAddress(form.action, page);
    const isOwn = target !== undefined && readPage(target) === readPage(page) && readPage(page) !== null;
    const button = form.buttons.find(({ words }) => STORES.test(words) && !DOES_MORE.test(words));
    // Lists of entries have boxes, too, and do something to those that are checked.
    const isList =
      names.has('action2') || boxes.some((name) => /^(?:post|ids?|checked|users?)\[\]$/.test(name));
    if (!isOwn || isList || button === undefined || ![...names].some((name) => /nonce/i.test(name)))
      return [];
    const sent = button.name === '' ? fields : [...fields, button];
    return [{ url: target, body: encode(sent).toString(), boxes }];
  });
}

function readPage(address: string): string | null {
  return new URLSearchParams(address.split('?')[1]).get('page');
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
  const own = readPage(page);
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
