import { describe, expect, test } from '@jest/globals';
import { type Concurrency, type Job, readExamples, type Step, type Workflow } from '../workflows/examples.ts';

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

interface Run {
  readonly name: string;
  readonly concurrency: Concurrency | undefined;
}

/**
 * Which of the runs that begin to wait in this order, while another of the first one's group is busy, are carried out in the
 * end. Sources: https://github.blog/changelog/2026-05-07-github-actions-concurrency-groups-now-allow-larger-queues and
 * https://docs.github.com/actions/how-tos/write-workflows/choose-when-workflows-run/control-workflow-concurrency
 */
function listCarriedOut(runs: readonly Run[]): readonly string[] {
  const waiting: Run[] = [];
  for (const run of runs) {
    const { group, queue = 'single' } = run.concurrency ?? {};
    const place = waiting.findIndex((other) => group !== undefined && other.concurrency?.group === group);
    // One that waits alone gives way to the next.
    if (place >= 0 && queue === 'single') waiting.splice(place, 1);
    waiting.push(run);
  }
  return waiting.map(({ name }) => name);
}

describe('runs that wait', () => {
  const groupOf = (id: string): Concurrency | undefined => {
    const workflow = used.find((example) => example.id === id)?.workflow;
    const [job] = Object.values(workflow?.jobs ?? {}).filter((one) => stepsOf(one).some(isRelease));
    return job && (job.concurrency ?? workflow?.concurrency);
  };
  const fill = (concurrency: Concurrency | undefined, id: string): Concurrency | undefined =>
    concurrency && {
      ...concurrency,
      group: concurrency.group.replace(/\$\{\{ (inputs|matrix\.plugin)\.plugin_id \}\}/, id),
    };
  const QUICK_START = groupOf('build-and-publish.yml');
  const PLUGIN = 'plugin_a1b2c3';

  test('are all carried out: three tags while one is busy', () => {
    for (const { id } of used) {
      const concurrency = groupOf(id);
      if (concurrency === undefined) continue;
      const tags = ['v1.4.3', 'v1.4.4', 'v1.4.5'];
      expect(listCarriedOut(tags.map((name) => ({ name, concurrency })))).toEqual(tags);
      // As it was before the queue.
      const single = { ...concurrency, queue: 'single' };
      expect(listCarriedOut(tags.map((name) => ({ name, concurrency: single })))).toEqual(['v1.4.5']);
    }
  });

  test('wait for the same plugin only, whatever publishes it', () => {
    expect(fill(QUICK_START, PLUGIN)?.group).not.toBe(fill(QUICK_START, 'plugin_d4e5f6')?.group);
    const restoring = groupOf('examples/restore-good-version.yml');
    const others = ['publish-plugins.yml', 'examples/rehearse.yml', 'examples/approved-by-a-person.yml'].map(
      groupOf,
    );
    for (const concurrency of [QUICK_START, ...others])
      expect(fill(concurrency, PLUGIN)?.group).toBe(restoring?.group);
  });
});
