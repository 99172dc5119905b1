import type { RehearsalContext } from '../model/context.ts';
import type { Visit } from '../model/site.ts';
import { visit } from '../site/visit.ts';
import { routeProbe } from './plugin-probes.ts';
import type { Probe, ProbeSet } from './probe.ts';
import { type Choices, listChoices } from './settings.ts';

/** Each takes eight requests. */
const MAX_FORMS = 2;

/**
 * Lists probes that save the plugin's settings as its customers do: each form with all its boxes checked and with none, and after
 * each the front page, the editor and its REST interface.
 *
 * @param pages the pages of the dashboard with the new version
 */
export function listTurns(pages: readonly Visit[], nonce: string): ProbeSet {
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
    .slice(0, MAX_FORMS);
  const probes = forms.flatMap((form) =>
    [true, false].flatMap((areChecked) => turn(form, areChecked, nonce)),
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

function turn(
  { target, index, checked, unchecked }: FoundForm,
  areChecked: boolean,
  nonce: string,
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
      const form = count === 1 ? choices : await readChoices(context, { target, index }, areChecked);
      if (count > 1) isComparable = form?.boxes.join() === choices.boxes.join();
      if (form === undefined) return { reply: { output: '', log: '' }, target };
      return { reply: await context.site.request(form.url, context.cookie, form.body), target };
    },
    kind: 'open',
  };
  const after = (probe: Probe): Probe => ({
    ...probe,
    name: `${name}: ${probe.name}`,
    subject: `${probe.subject} ${when},`,
    isComparable: () => isComparable,
  });
  const page = (what: string, url: string, isForAdmins: boolean): Probe => {
    return {
      name: what,
      subject: what,
      ask: (context) => visit(context, { url, isForAdmins }),
      kind: 'page',
    };
  };
  return [
    save,
    after(page('The front page', '/', false)),
    after(page('The editor', '/wp-admin/post-new.php', true)),
    after({ ...routeProbe({ name: '/wp/v2/types/post' }, nonce), subject: 'The REST interface' }),
  ];
}

async function readChoices(
  context: RehearsalContext,
  { target, index }: Pick<FoundForm, 'target' | 'index'>,
  areChecked: boolean,
): Promise<Choices | undefined> {
  const { reply } = await visit(context, { url: target, isForAdmins: true });
  return listChoices(reply.output, target, areChecked)[index];
}
