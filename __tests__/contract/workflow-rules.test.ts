import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { type Job, readExamples, type Step, type Workflow } from '../workflows/examples.ts';
import { listConcurrencies, playQueues, type TriggeredRun } from '../workflows/queue.ts';

const all = await readExamples();

/** Workflows that people use: the others publish nothing but this project. */
const used = all.filter(
  ({ id, workflow: { on } }) =>
    id.startsWith('examples/') || Object.hasOwn(Object(on) as object, 'workflow_call'),
);

const stepsOf = ({ steps = [] }: Job): readonly Step[] => steps;
const isRehearsal = ({ uses = '' }: Step): boolean => /publish-wordpress-plugin\/rehearse(@|$)/.test(uses);
const isRelease = ({ uses = '', with: inputs = {} }: Step): boolean =>
  /(^|\/)\.?publish-wordpress-plugin(@\S+)?$/.test(uses) && inputs['dry-run'] !== true;
const rehearses = (job: Job): boolean => stepsOf(job).some(isRehearsal);
const listNeeds = ({ needs = [] }: Job): readonly string[] => [needs].flat();

/** The jobs that have ended when a job begins. */
function listBefore({ jobs }: Workflow, name: string): readonly string[] {
  const needs = jobs[name] === undefined ? [] : listNeeds(jobs[name]);
  return needs.flatMap((other) => [other, ...listBefore({ jobs } as Workflow, other)]);
}

describe.each(all.map(({ id, workflow }) => [id, workflow] as const))('%s', (_id, workflow) => {
  const jobs = Object.values(workflow.jobs);

  test('lets runs wait for each other in a queue, or cancels the run before', () => {
    // GitHub refuses a workflow with both, and without the queue cancels a run that waits when another comes.
    for (const concurrency of [workflow, ...jobs].flatMap((part) => part.concurrency ?? [])) {
      const { 'cancel-in-progress': cancels, queue } = concurrency;
      expect({ cancels, queue }).toEqual(cancels === true ? { cancels } : { cancels: false, queue: 'max' });
    }
  });

  test('restores no cache that it saves in a job that plays a plugin', () => {
    const caching = jobs.filter(rehearses).flatMap((job) => stepsOf(job).map(({ uses = '' }) => uses));
    expect(caching.filter((uses) => /^actions\/cache(\/save)?@/.test(uses))).toEqual([]);
  });

  test('gives a job that plays a plugin neither a secret nor a token that can write', () => {
    for (const job of jobs.filter(rehearses)) {
      expect(JSON.stringify(job)).not.toMatch(/secrets\b/);
      expect(Object.values(job.permissions ?? {}).filter((access) => access !== 'read')).toEqual([]);
      expect(Object.keys(job.permissions ?? {})).not.toContain('id-token');
      expect(job.environment).toBeUndefined();
    }
  });
});

describe.each(used.map(({ id, workflow }) => [id, workflow] as const))('%s', (_id, workflow) => {
  const releasing = Object.entries(workflow.jobs).filter(([, job]) => stepsOf(job).some(isRelease));
  const rehearsing = Object.entries(workflow.jobs).filter(([, job]) => rehearses(job));

  test('publishes in a group that the plugin names', () => {
    for (const [, job] of releasing) {
      const { group = '' } = job.concurrency ?? workflow.concurrency ?? {};
      const ids = stepsOf(job)
        .filter(isRelease)
        .map(({ with: inputs = {} }) => String(inputs['plugin_id']));
      // GitHub knows no `env` there.
      const known = ids.map((id) => workflow.env?.[/^\$\{\{ env\.(\w+) \}\}$/.exec(id)?.[1] ?? ''] ?? id);
      const others = Object.entries(workflow.env ?? {}).flatMap(([name, value]) =>
        name.endsWith('_ID') ? value : [],
      );
      expect([...known, ...others].map((id) => `publish-plugin-${id}`)).toContain(group);
    }
  });

  test('does not call a workflow from the group that this one takes', () => {
    const calls = Object.values(workflow.jobs).filter(({ uses }) => uses !== undefined);
    for (const { concurrency = workflow.concurrency } of calls)
      expect(concurrency?.group ?? '').not.toMatch(/^publish-plugin-/);
  });

  test('rehearses in a job that neither packs nor publishes', () => {
    for (const [, job] of rehearsing)
      expect(stepsOf(job).filter((step) => isRelease(step) || step.with?.['dry-run'] === true)).toEqual([]);
  });

  test('publishes after a rehearsal what was hashed before it', () => {
    for (const [name, job] of releasing) {
      const before = listBefore(workflow, name).filter((other) => rehearsing.some(([one]) => one === other));
      if (before.length === 0) continue;
      for (const { with: inputs = {} } of stepsOf(job).filter(isRelease)) {
        const digest = /needs\.([\w-]+)\.outputs\.([\w-]+)/.exec(
          JSON.stringify(inputs['expected-sha256'] ?? ''),
        );
        const [, source = '', output = ''] = digest ?? [];
        expect(Object.keys(workflow.jobs[source]?.outputs ?? {})).toContain(output);
        expect(listNeeds(job)).toContain(source);
        for (const rehearsal of before) expect(listBefore(workflow, rehearsal)).toContain(source);
        expect(before).not.toContain(source);
      }
    }
  });
});

test('there are workflows for each rule', () => {
  const jobs = used.flatMap(({ workflow }) => Object.values(workflow.jobs));
  expect(jobs.filter(rehearses).length).toBeGreaterThan(3);
  expect(jobs.filter((job) => stepsOf(job).some(isRelease)).length).toBeGreaterThan(10);
});

describe('runs that wait', () => {
  const QUICK_START = 'examples/publish-plugin.yml';
  const PLUGIN = 'plugin_a1b2c3';
  const textOf = (id: string): string => all.find((example) => example.id === id)?.text ?? '';
  const trigger = (name: string, text: string, ref = `refs/tags/${name}`): TriggeredRun => {
    return { name, concurrencies: listConcurrencies(parse(text) as Workflow, all, ref) };
  };
  const PUBLISHING = all.filter(
    ({ id, workflow: { jobs } }) =>
      id.startsWith('examples/') &&
      Object.values(jobs).some(
        (job) => stepsOf(job).some(isRelease) || /\/(build-and-)?publish[\w-]*\.yml@/.test(job.uses ?? ''),
      ),
  );

  test.each(PUBLISHING.map(({ id, text }) => [id, text]))('%s: three tags while one is busy', (_id, text) => {
    const runs = ['v1.4.2', 'v1.4.3', 'v1.4.4', 'v1.4.5'].map((tag) => trigger(tag, text));
    const waves = [['v1.4.2'], ['v1.4.3'], ['v1.4.4'], ['v1.4.5']];
    expect(playQueues(runs)).toEqual({ waves, cancelled: [] });
    // As it was before the queue.
    const single = runs.map(({ name, concurrencies }) => ({
      name,
      concurrencies: concurrencies.map(({ group }) => ({ group })),
    }));
    expect(playQueues(single)).toEqual({
      waves: [['v1.4.2'], ['v1.4.5']],
      cancelled: ['v1.4.3', 'v1.4.4'],
    });
  });

  test.each(PUBLISHING.map(({ id, text }) => [id, text]))('%s: restoring waits for it', (_id, text) => {
    const restoring = trigger('restoring', textOf('examples/restore-good-version.yml'), 'refs/heads/main');
    for (const runs of [
      [trigger('release', text), restoring],
      [restoring, trigger('release', text)],
    ])
      expect(playQueues(runs).waves).toEqual(runs.map(({ name }) => [name]));
  });

  test('wait for no run of another plugin', () => {
    const text = textOf(QUICK_START);
    const other = text.replaceAll(PLUGIN, 'plugin_d4e5f6');
    const runs = [trigger('a1', text), trigger('b1', other), trigger('a2', text), trigger('b2', other)];
    expect(playQueues(runs)).toEqual({
      waves: [
        ['a1', 'b1'],
        ['a2', 'b2'],
      ],
      cancelled: [],
    });
  });

  test('take no place before one that waits for several', () => {
    const run = (name: string, ...groups: readonly string[]): TriggeredRun => {
      return { name, concurrencies: groups.map((group) => ({ group, queue: 'max' })) };
    };
    const runs = [run('1', 'a'), run('2', 'a', 'b'), run('3', 'B'), run('4', 'c')];
    expect(playQueues(runs).waves).toEqual([['1', '4'], ['2'], ['3']]);
  });
});
