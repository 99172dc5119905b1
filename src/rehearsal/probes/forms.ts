import { decodeEntities, readAttribute, readPage } from '../judge/html-text.ts';
import { readAddress } from '../model/address.ts';

// Bounded, so that hostile pages cannot slow the search: tags are short and hold no other tag.
const FORM = /<form\b([^<>]{0,1000})>/gi;
const FIELD = /<(input|select|option|textarea|button)\b([^<>]{0,2000})>([^<]{0,100000})/gi;

/** Fields of every form of the Settings API. Source: WordPress core settings_fields(). */
const NEEDED = ['option_page', '_wpnonce'];
const ADDED = new Set([...NEEDED, 'action', '_wp_http_referer']);
/** PHP takes no more. Source: PHP's `max_input_vars`. */
const MAX_FIELDS = 1_000;
/** No page of the dashboard has more fields and options. */
const MAX_TAGS = 10_000;
/** No page has more forms. */
const MAX_FORMS = 50;
const NOT_SENT = new Set(['submit', 'button', 'image', 'reset', 'file']);

/** A form of a page, with what a browser would send. */
export interface Form {
  /** Where it is sent to, as the page writes it. */
  readonly action: string;
  readonly isPost: boolean;
  readonly id: string;
  readonly classes: string;
  readonly fields: readonly Field[];
  readonly buttons: readonly Button[];
}

export interface Field {
  readonly name: string;
  /** Its `type`, or the name of its tag. */
  readonly type: string;
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

/** Fills in the form of a page that has most of some fields, as a browser does; `undefined` if none has any. */
export function fillFields(html: string, names: readonly string[]): URLSearchParams | undefined {
  const count = ({ fields }: Form) =>
    names.filter((name) => fields.some((field) => field.name === name)).length;
  const [best] = listForms(html).toSorted((a, b) => count(b) - count(a));
  return best === undefined || count(best) === 0
    ? undefined
    : encode(best.fields.filter(({ isSent }) => isSent));
}

export function encode(fields: readonly Pick<Field, 'name' | 'value'>[]): URLSearchParams {
  return new URLSearchParams(
    fields.slice(0, MAX_FIELDS).map(({ name, value }): [string, string] => [name, value]),
  );
}

/** Lists the forms of a page, each up to a bound. */
export function listForms(html: string): readonly Form[] {
  const starts = [...html.matchAll(FORM)].slice(0, MAX_FORMS);
  let left = MAX_TAGS;
  return starts.map(({ 0: tag, 1: attributes = '', index }, at) => {
    const [content = ''] = html.slice(index + tag.length, starts[at + 1]?.index).split(/<\/form>/i, 1);
    const tags = [...content.matchAll(FIELD)].slice(0, left).map(readTag);
    left -= tags.length;
    return {
      action: readAttribute(attributes, 'action') ?? '',
      isPost: readAttribute(attributes, 'method')?.toLowerCase() === 'post',
      id: readAttribute(attributes, 'id') ?? '',
      classes: readAttribute(attributes, 'class') ?? '',
      ...listFields(tags),
    };
  });
}

/** The start of an element of a form, and the text after it. */
interface Tag {
  readonly tag: string;
  readonly name: string;
  readonly type: string;
  readonly text: string;
  readonly read: (attribute: string) => string | undefined;
}

function readTag([, tag = '', attributes = '', text = '']: RegExpExecArray): Tag {
  const read: Tag['read'] = (name) => readAttribute(attributes, name);
  return { tag, name: read('name') ?? '', type: read('type')?.toLowerCase() ?? '', text, read };
}

function listFields(tags: readonly Tag[]): Pick<Form, 'fields' | 'buttons'> {
  const fields: Field[] = [];
  const choices = new Map<string, Field[]>();
  const buttons: Button[] = [];
  let select: { readonly name: string; readonly at: number } | undefined;
  for (const one of tags) {
    const { tag, name, type, text, read } = one;
    const isDisabled = read('disabled') !== undefined;
    const words = decodeEntities(text.trim());
    if (tag === 'select') select = name === '' || isDisabled ? undefined : { name, at: fields.length };
    else if (tag === 'option') {
      // A browser sends the first option if none is selected.
      if (select === undefined || !(select.at === fields.length || read('selected') !== undefined)) continue;
      const value = read('value') ?? words;
      fields[select.at] = {
        name: select.name,
        type: 'select',
        value,
        isBox: false,
        isNo: false,
        isSent: true,
      };
    } else if (tag === 'button' || type === 'submit') {
      const value = read('value') ?? '';
      if (type === '' || type === 'submit') buttons.push({ name, value, words: `${value} ${words}` });
    } else if (name !== '' && !NOT_SENT.has(type) && !isDisabled) {
      const field = readField(one);
      fields.push(field);
      if (tag === 'input' && type === 'radio') choices.set(name, [...(choices.get(name) ?? []), field]);
    }
  }
  return { fields: markChoices(fields, choices.values()), buttons };
}

/** Reads a field that a browser sends, if it is chosen. */
function readField({ tag, name, type, text, read }: Tag): Field {
  if (tag === 'textarea') {
    const value = decodeEntities(text);
    return {
      name,
      type: tag,
      value,
      isBox: false,
      isNo: false,
      filled: fill(name, value, tag),
      isSent: true,
    };
  }
  const isBox = type === 'checkbox';
  const value = read('value') ?? (isBox ? 'on' : '');
  const isSent = !(isBox || type === 'radio') || read('checked') !== undefined;
  const filled = isBox ? undefined : fill(name, value, type);
  return { name, type, value, isBox, isNo: false, filled, isSent };
}

function fill(name: string, value: string, type: string): string | undefined {
  const example = EXAMPLES[type];
  return value !== '' || (example === EXAMPLES['text'] && OF_TIME.test(name)) ? undefined : example;
}

/** A script has people choose a time, in a form that is not known here. */
const OF_TIME = /(?<![a-z])(?:date|time|datetime)(?![a-z])|[a-z](?:Date|Time)(?![a-z])/;

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
  date: '2026-01-31',
};

/** Buttons that store what people chose, and do nothing else. */
export const STORES = /\bsav|\bupdate\b|submit|\bapply changes\b/i;
export const DOES_MORE =
  /delet|remov|reset|clear|purge|import|export|send|test|activat|install|restor|connect/i;

/** Names of hidden fields that say what a form does. */
const ORDERS = /^(?:.*[-_])?(?:action|task|command|do)$/i;

/** Where a form is sent that stores something, and the button that is pressed. */
interface Sender {
  readonly url: string;
  readonly pressed: readonly Button[];
}

/**
 * Finds where a form of a page of the dashboard is sent, if it stores something and does nothing else.
 *
 * @param words of the button that stores
 */
export function findSender(form: Form, page: string, words: RegExp): Sender | undefined {
  const names = form.fields.map(({ name }) => name);
  // That is WordPress's own choice of columns.
  if (!form.isPost || form.id === 'adv-settings') return undefined;
  if (form.action.endsWith('options.php') && NEEDED.every((name) => names.includes(name)))
    return { url: '/wp-admin/options.php', pressed: [] };
  const url = form.action === '' || form.action === '#' ? page : readAddress(form.action, page);
  const isOwn = url !== undefined && readPage(url) === readPage(page) && readPage(page) !== null;
  const button = form.buttons.find((one) => words.test(one.words) && !DOES_MORE.test(one.words));
  // Lists of entries have boxes, too, and do something to those that are checked.
  const isList = names.some((name) => /^(?:action2|(?:post|ids?|checked|users?)\[\])$/.test(name));
  const isRisky = form.fields.some(({ name, value }) => ORDERS.test(name) && DOES_MORE.test(value));
  if (!isOwn || isList || isRisky || button === undefined || !names.some((name) => /nonce/i.test(name)))
    return undefined;
  return { url, pressed: button.name === '' ? [] : [button] };
}
