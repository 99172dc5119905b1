import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Judgement } from '../../src/rehearsal/model/context.ts';
import type { RehearsedPackage } from '../../src/rehearsal/model/packages.ts';
import type { Site } from '../../src/rehearsal/model/site.ts';
import { readRehearsedPackage } from '../../src/rehearsal/packages/read-package.ts';
import { playPrevious } from '../../src/rehearsal/play/order.ts';
import { logIn, preparePair } from '../../src/rehearsal/play/prepare.ts';
import { createRecorder } from '../../src/rehearsal/play/recorder.ts';
import { playUpdater } from '../../src/rehearsal/play/updater/play-updater.ts';
import type { Clock } from '../../src/shared/clock.ts';
import { CLIENTS, type Form, packVersion } from './updater-clients.ts';

interface Ports {
  readonly open: () => Promise<Site>;
  readonly clock: Clock;
  /** All forms of all clients, and not one for each row of the table. */
  readonly isWhole: boolean;
  /** Tells how a form came out, and what it took. */
  readonly tell: (line: string) => void;
}

/**
 * Plays releases that break update clients, and releases that do not. The clients share one site, which is put back after each.
 *
 * @returns what is not as it has to be
 */
export async function playUpdaters({ open, clock, isWhole, tell }: Ports): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'wordpress-updaters-'));
  const wrong: string[] = [];
  const site = await open();
  const store = async (name: string, bytes: Buffer): Promise<RehearsedPackage> => {
    await writeFile(join(folder, name), bytes);
    return readRehearsedPackage(join(folder, name));
  };
  try {
    const versions = await logIn(site);
    await site.save('clean');
    for (const client of CLIENTS) {
      const forms = client.forms.filter(({ isUsual = false }) => isWhole || isUsual);
      if (forms.length === 0) continue;
      await site.restore('clean');
      const previous = await store('previous.zip', await packVersion('1.0.0', client, client.previous));
      const recorder = createRecorder(clock, () => undefined);
      const authored = new Map(
        client.before === undefined
          ? []
          : [['before-update' as const, { path: 'before.php', bytes: Buffer.from(client.before) }]],
      );
      const options = { ...versions, next: previous, previous, authored };
      const pair = await preparePair({ site, recorder, options, versions });
      const { plugin } = previous;
      const before = plugin && (await playPrevious(pair, { ...previous, plugin }));
      if (before === undefined || 'why' in before) throw new Error(JSON.stringify(recorder.steps));
      for (const form of forms) {
        const path = join(folder, 'next.zip');
        const next = await store('next.zip', await packVersion('1.1.0', client, form.changes));
        await site.put('next.zip', await readFile(path));
        const startMs = site.spentMs();
        const told = await playUpdater({ ...pair.context, next }, before.key, before.clean, {
          isUpdate: true,
          hasLicense: client.before !== undefined,
        });
        const problem = explain(told, form);
        const name = `${client.name}: ${form.name}`;
        tell(
          `${problem === undefined ? '✓' : '✗'} ${name} (${told.asked ?? ''}, ${Math.round(site.spentMs() - startMs)} ms) ${show(told)}`,
        );
        if (problem !== undefined) wrong.push(`${name}: ${problem}\n    ${show(told)}`);
      }
    }
    return wrong;
  } finally {
    await site.close();
    await rm(folder, { recursive: true, force: true });
  }
}

function explain({ problems, updater }: Judgement, form: Form): string | undefined {
  if ((updater ?? '') !== form.updater) return `the output is not ${JSON.stringify(form.updater)}`;
  const [first] = problems;
  if (first?.severity !== form.severity) return `it is ${first?.severity ?? 'nothing'}`;
  return form.says === undefined || form.says.test(first?.message ?? '') ? undefined : 'the words are others';
}

function show({ problems, asked = '' }: Judgement): string {
  const [first] = problems;
  return first === undefined
    ? asked
    : `${first.severity} ${first.file ?? ''}:${first.line ?? ''} ${first.message}`;
}
