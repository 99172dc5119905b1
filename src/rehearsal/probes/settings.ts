import type { RehearsalContext } from '../model/context.ts';
import type { Inventory } from '../model/inventory.ts';
import type { Visit } from '../model/site.ts';
import { encode, findSender, listForms, STORES } from './forms.ts';
import { routeProbe, visitProbe } from './plugin-probes.ts';
import type { Probe, ProbeSet } from '../model/probe.ts';

/** A form in which a plugin lets people choose, with all its boxes checked and its empty fields filled in; or with no box checked. */
interface Choices {
  readonly url: string;
  readonly body: string;
  /** The names of the boxes. */
  readonly boxes: readonly string[];
}

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
    const sender = boxes.length === 0 ? undefined : findSender(form, page, STORES);
    if (sender === undefined) return [];
    return [{ url: sender.url, body: encode([...fields, ...sender.pressed]).toString(), boxes }];
  });
}

/** Each takes nine requests. */
const MAX_SAVED = 2;

/**
 * Lists probes that save the plugin's settings as its customers do: each form with all its boxes checked and with none, and after
 * each the front page, the editor and its REST interface; with the boxes checked, the tasks that they schedule, too.
 *
 * @param pages the pages of the dashboard with the new version
 * @param own all that the new version adds
 * @param old all that the previous one adds
 */
export function listSettingProbes(
  pages: readonly Visit[],
  own: Inventory,
  old: Inventory | undefined,
): ProbeSet {
  const { nonce } = own;
  // They are scheduled anyway.
  const tasks = [old, own].flatMap((all) => all?.kinds.get('tasks') ?? []).map(({ name }) => name);
  const targets = new Set(pages.map(({ target }) => target));
  const forms = [...targets]
    .flatMap((target) => {
      const output = pages.find((page) => page.target === target)?.reply.output ?? '';
      const without = listChoices(output, target, false);
      return listChoices(output, target, true).map((checked, index) => {
        return { target, index, checked, unchecked: without[index] ?? checked };
      });
    })
    // Tabs often repeat a form.
    .filter(
      ({ checked }, index, all) =>
        index === all.findIndex((one) => one.checked.boxes.join() === checked.boxes.join()),
    )
    .slice(0, MAX_SAVED);
  const probes = forms.flatMap((form) =>
    [true, false].flatMap((areChecked) => probeForm(form, areChecked, { nonce, tasks })),
  );
  const boxes = forms.reduce((sum, { checked }) => sum + checked.boxes.length, 0);
  return { step: 'Settings', probes, asked: boxes === 1 ? '1 box' : `${boxes} boxes` };
}

interface FoundForm {
  readonly target: string;
  /** Of the forms on its page that have boxes. */
  readonly index: number;
  readonly checked: Choices;
  readonly unchecked: Choices;
}

function probeForm(
  { target, index, checked, unchecked }: FoundForm,
  areChecked: boolean,
  { nonce, tasks }: { readonly nonce: string; readonly tasks: readonly string[] },
): readonly Probe[] {
  const choices = areChecked ? checked : unchecked;
  const name = `${target} ${index} ${areChecked ? 'on' : 'off'}`;
  const when = `${areChecked ? 'with all boxes' : 'with no box'} of ${target} checked`;
  let isComparable = true;
  let count = 0;
  const save: Probe = {
    name,
    subject: `Saving the settings ${when}`,
    ask: async (context) => {
      count += 1;
      // The page of the new version was read, and another version may offer other choices.
      const { form, log } =
        count === 1 ? { form: choices, log: [] } : await readChoices(context, { target, index }, areChecked);
      if (count > 1) isComparable = form?.boxes.join() === choices.boxes.join();
      // A page that dies shows no form: what it logs is known, too.
      if (form === undefined) return { reply: { output: '', log }, target };
      const body = withNonces(choices.body, form.body);
      return { reply: await context.site.request(form.url, context.cookie, body), target };
    },
    kind: 'open',
  };
  const after = (probe: Probe): Probe => ({
    ...probe,
    name: `${name}: ${probe.name}`,
    subject: `${probe.subject} ${when},`,
    isComparable: () => isComparable,
  });
  return [
    save,
    after(visitProbe('page', 'The front page', 'The front page', '/')),
    after(visitProbe('page', 'The editor', 'The editor', '/wp-admin/post-new.php', true)),
    after({ ...routeProbe({ name: '/wp/v2/types/post' }, nonce), subject: 'The REST interface' }),
    ...(areChecked ? [after(newTasks(tasks))] : []),
  ];
}

function newTasks(known: readonly string[]): Probe {
  const ask: Probe['ask'] = async ({ site }) => ({
    reply: await site.run('task', { task: '', known }),
    target: '',
  });
  return { name: 'tasks', subject: 'The scheduled tasks', ask, kind: 'open' };
}

/** Takes nonces from another body: the rest is what both versions are sent, whatever forms before it have set there. */
function withNonces(body: string, other: string): string {
  const fields = new URLSearchParams(body);
  for (const [name, value] of new URLSearchParams(other)) {
    if (/nonce/i.test(name) && fields.has(name)) fields.set(name, value);
  }
  return fields.toString();
}

async function readChoices(
  context: RehearsalContext,
  { target, index }: Pick<FoundForm, 'target' | 'index'>,
  areChecked: boolean,
): Promise<{ readonly form: Choices | undefined; readonly log: Visit['reply']['log'] }> {
  const { reply } = await context.visit({ url: target, isForAdmins: true });
  return { form: listChoices(reply.output, target, areChecked)[index], log: reply.log };
}
