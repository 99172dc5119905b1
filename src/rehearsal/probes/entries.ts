import { decodeEntities } from '../judge/html-text.ts';
import { readAddress } from '../model/address.ts';
import type { RehearsalContext } from '../model/context.ts';
import type { Registration } from '../model/inventory.ts';
import type { Probe, ProbeVisit } from '../model/probe.ts';
import { encode, type Field, listForms } from './forms.ts';
import { visitProbe } from './plugin-probes.ts';

/** An entry of the plugin's own kind, or a term, that its own form has made with the previous version. */
export interface Entry {
  readonly type: string;
  readonly id: string;
  /** The names of fields that people filled in, and that the previous version showed again. */
  readonly kept: ReadonlySet<string>;
}

/** Fields of WordPress, which plugins do not add. Source: WordPress core edit-form-advanced.php. */
const OF_CORE =
  /^(?:post_(?!title$)|_wp|_ajax|hidden_|meta(?:key|value|\[)|new|tax_input|excerpt$|content$|trackback|advanced_view|(?:aa|mm|jj|hh|mn|ss)$|cur_|add_|comment|ping|visibility|parent_id|menu_order|page_template)/;

/**
 * Reads what the edit screen of an entry sends: the form of the screen, or those of the boxes beside the block editor.
 *
 * Source: WordPress core edit-form-advanced.php, the_block_editor_meta_boxes().
 */
function readScreen(html: string): readonly Field[] | undefined {
  const forms = listForms(html).filter(
    ({ id, classes }) => id === 'post' || /\bmetabox-(?:base-form|location)/.test(classes),
  );
  const fields = forms.flatMap((form) => form.fields).filter(({ isSent }) => isSent);
  return ['post_ID', '_wpnonce', 'action'].every((one) => fields.some(({ name }) => name === one))
    ? fields
    : undefined;
}

/** A value that people may write into an empty field, by its name where that says what it is for. */
function guess({ name, filled }: Field): string | undefined {
  if (filled === undefined || OF_CORE.test(name)) return undefined;
  if (/e-?mail/i.test(name)) return 'guest@example.org';
  if (/url|link\b/i.test(name)) return 'https://example.org/';
  return /price|amount|cost|number|count|qty|quantity|width|height|size|limit|days|year/i.test(name)
    ? '1'
    : filled;
}

function fillIn(fields: readonly Field[]): readonly { readonly name: string; readonly value: string }[] {
  return fields.map((field) => ({ name: field.name, value: guess(field) ?? field.value }));
}

/** Posts a form, and follows where that leads. @throws SiteLost, Unreadable */
export async function send(context: RehearsalContext, url: string, body: string): Promise<ProbeVisit> {
  const reply = await context.site.request(url, context.cookie, body);
  const target = reply.status === 302 ? readAddress(reply.location ?? '', url) : undefined;
  if (target === undefined) return { reply, target: url };
  const led = await context.visit({ url: target, isForAdmins: true });
  return { ...led, reply: { ...led.reply, log: [...reply.log, ...led.reply.log] } };
}

const EDIT = '/wp-admin/post.php';

function editAddress(id: string): string {
  return `${EDIT}?post=${id}&action=edit`;
}

/** Makes an entry as people do: by its own form, with all fields of its boxes. @returns `undefined` if there is no such form */
export async function makeEntry(
  context: RehearsalContext,
  { name: type, target }: Registration,
): Promise<{ readonly entry: Entry | undefined; readonly seen: ProbeVisit }> {
  const opened = await context.visit({ url: target, isForAdmins: true });
  const fields = readScreen(opened.reply.output);
  const id = fields?.find(({ name }) => name === 'post_ID')?.value ?? '';
  if (fields === undefined || !/^\d+$/.test(id)) return { entry: undefined, seen: opened };
  const written = fields.filter((field) => guess(field) !== undefined).map(({ name }) => name);
  const saved = await send(context, EDIT, publish(fields));
  const values = readValues(saved.reply.output);
  const kept = new Set(written.filter((name) => (values.get(name) ?? '') !== ''));
  const log = [...opened.reply.log, ...saved.reply.log];
  return { entry: { type, id, kept }, seen: { ...saved, reply: { ...saved.reply, log } } };
}

function publish(fields: readonly Field[]): string {
  const others = fillIn(fields).filter(({ name }) => name !== 'post_title' && name !== 'post_status');
  return encode([
    ...others,
    { name: 'post_title', value: 'Rehearsal' },
    { name: 'post_status', value: 'publish' },
    { name: 'publish', value: 'Publish' },
  ]).toString();
}

function readValues(html: string): ReadonlyMap<string, string> {
  return new Map(readScreen(html)?.map(({ name, value }) => [name, value]));
}

/** The fields that people filled in, as a screen shows them now. */
function showFields({ kept }: Entry, html: string): ReadonlyMap<string, string> {
  return new Map([...readValues(html)].filter(([name]) => kept.has(name)));
}

const ofType = ({ type }: Entry) => `an entry of the type \`${type}\``;

/** Probes that look at an entry of the previous version. @param isPublic whether visitors may see it */
export function listEntryViews(entry: Entry, isPublic: boolean): readonly Probe[] {
  const { type, id } = entry;
  const open: Probe = {
    name: `edit ${type}`,
    subject: `The edit screen of ${ofType(entry)}`,
    ask: async (context) => {
      const seen = await context.visit({ url: editAddress(id), isForAdmins: true });
      return { ...seen, fields: showFields(entry, seen.reply.output) };
    },
    kind: 'page',
  };
  const list = visitProbe(
    'page',
    `list ${type}`,
    `The list of the type \`${type}\``,
    listAddress(type),
    true,
  );
  const front = visitProbe(
    'page',
    `show ${type}`,
    `The page of ${ofType(entry)}`,
    `/?post_type=${type}&p=${id}`,
  );
  return [open, list, ...(isPublic ? [front] : [])];
}

/** A probe of the list of the entries with a status of the plugin's own. */
export function statusProbe(type: string, status: string): Probe {
  const subject = `The list of the type \`${type}\` with the status \`${status}\``;
  return visitProbe(
    'page',
    `list ${type} ${status}`,
    subject,
    `${listAddress(type)}&post_status=${status}`,
    true,
  );
}

function listAddress(type: string): string {
  return `/wp-admin/edit.php?post_type=${type}`;
}

/** Probes that change an entry of the previous version: saved as it is, by the quick edit, put into the trash; and a new one. */
export function listEntryChanges(entry: Entry, screen: Registration): readonly Probe[] {
  const { type, id } = entry;
  const save: Probe = {
    name: `save ${type}`,
    subject: `Saving ${ofType(entry)}`,
    ask: async (context) => {
      const opened = await context.visit({ url: editAddress(id), isForAdmins: true });
      const fields = readScreen(opened.reply.output);
      if (fields === undefined) return opened;
      const body = encode([...fields, { name: 'save', value: 'Update' }]).toString();
      const seen = await send(context, EDIT, body);
      return { ...seen, fields: showFields(entry, seen.reply.output) };
    },
    kind: 'page',
  };
  const more: readonly Probe[] = [
    openProbe(
      `new ${type}`,
      `A new entry of the type \`${type}\``,
      async (context) => (await makeEntry(context, screen)).seen,
    ),
    openProbe(`quick edit ${type}`, `The quick edit of ${ofType(entry)}`, (context) =>
      quickEdit(context, entry),
    ),
    openProbe(`trash ${type}`, `Putting ${ofType(entry)} into the trash`, (context) =>
      putIntoTrash(context, entry),
    ),
  ];
  return [save, ...more];
}

/** Any answer will do, unless PHP dies. */
function openProbe(name: string, subject: string, ask: Probe['ask']): Probe {
  return { name, subject, ask, kind: 'open' };
}

/** Source: WordPress core wp_ajax_inline_save(). */
async function quickEdit(context: RehearsalContext, { type, id }: Entry): Promise<ProbeVisit> {
  const list = await context.visit({ url: listAddress(type), isForAdmins: true });
  const nonce = /name="_inline_edit" value="(\w{1,40})"/.exec(list.reply.output)?.[1];
  if (nonce === undefined) return list;
  const body = new URLSearchParams({
    action: 'inline-save',
    post_type: type,
    post_ID: id,
    screen: `edit-${type}`,
    post_view: 'list',
    post_title: 'Rehearsal',
    _status: 'publish',
    _inline_edit: nonce,
  });
  return send(context, '/wp-admin/admin-ajax.php', body.toString());
}

async function putIntoTrash(context: RehearsalContext, { type, id }: Entry): Promise<ProbeVisit> {
  const list = await context.visit({ url: listAddress(type), isForAdmins: true });
  const pattern = new RegExp(
    `href=["']([^"'<>]{0,300}post\\.php\\?post=${id}&[^"'<>]{0,20}action=trash[^"'<>]{0,100})["']`,
  );
  const link = pattern.exec(list.reply.output)?.[1];
  const url = readAddress(decodeEntities(link ?? ''), '/wp-admin/');
  if (url === undefined) return list;
  const seen = await context.visit({ url, isForAdmins: true });
  return { ...seen, reply: { ...seen.reply, log: [...list.reply.log, ...seen.reply.log] } };
}

/** Makes a term by its own form. Source: WordPress core edit-tags.php. */
export async function makeTerm(
  context: RehearsalContext,
  { name: taxonomy, target }: Registration,
  title = 'Rehearsal',
): Promise<{ readonly entry: Entry | undefined; readonly seen: ProbeVisit }> {
  const page = await context.visit({ url: target, isForAdmins: true });
  const form = listForms(page.reply.output).find(({ id }) => id === 'addtag');
  if (form === undefined) return { entry: undefined, seen: page };
  const fields = form.fields.filter(({ isSent, name }) => isSent && name !== 'tag-name');
  const body = encode([...fillIn(fields), { name: 'tag-name', value: title }]).toString();
  const made = await send(context, '/wp-admin/edit-tags.php', body);
  const again = made.reply.output.includes('tag_ID=')
    ? made
    : await context.visit({ url: target, isForAdmins: true });
  const id = /tag_ID=(\d{1,12})/.exec(again.reply.output)?.[1];
  const log = [...page.reply.log, ...made.reply.log];
  const seen = { ...made, reply: { ...made.reply, log } };
  return { entry: id === undefined ? undefined : { type: taxonomy, id, kept: new Set() }, seen };
}

/** Probes of a term that the previous version has. */
export function listTermProbes(term: Entry, screen: Registration): readonly Probe[] {
  const { type, id } = term;
  const what = `a term of the taxonomy \`${type}\``;
  const url = `/wp-admin/term.php?taxonomy=${type}&tag_ID=${id}`;
  const save: Probe['ask'] = async (context) => {
    const opened = await context.visit({ url, isForAdmins: true });
    const form = listForms(opened.reply.output).find((one) => one.id === 'edittag');
    if (form === undefined) return opened;
    const sent = form.fields.filter(({ isSent }) => isSent);
    return send(context, '/wp-admin/edit-tags.php', encode(sent).toString());
  };
  return [
    visitProbe('page', `edit ${type}`, `The edit screen of ${what}`, url, true),
    openProbe(`save ${type}`, `Saving ${what}`, save),
    openProbe(
      `new ${type}`,
      `A new term of the taxonomy \`${type}\``,
      async (context) => (await makeTerm(context, screen, 'Another rehearsal')).seen,
    ),
  ];
}
