import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { findDrift } from '../workflows/drift.ts';
import { listUses, readExamples, ROOT, type Step } from '../workflows/examples.ts';
import { OWN_ACTION, OWN_REF, PINS } from '../workflows/pins.ts';
import { SCENARIOS } from '../workflows/scenarios.ts';
import { STAND_INS } from '../workflows/stage-stand-ins.ts';

interface Metadata {
  readonly inputs: Readonly<Record<string, object | null>>;
  readonly outputs?: Readonly<Record<string, object | null>>;
}

interface ReusableWorkflow {
  readonly on: { readonly workflow_call: Metadata & { readonly secrets: Metadata['inputs'] } };
}

const readYaml = (...path: readonly string[]): unknown => parse(readFileSync(join(...path), 'utf8'));
const examples = await readExamples();

const OWN_WORKFLOW = new RegExp(`^${OWN_ACTION}/(\\.github/workflows/[\\w-]+\\.yml)@${OWN_REF}$`);

/** Where this action is checked out in the workspace: as it is tested, or as the reusable workflow fetches it. */
const FETCHED = './.publish-wordpress-plugin';
const CHECKED_OUT = ['./', FETCHED];

const publishing = readYaml(ROOT, 'action.yml') as Metadata;
const planning = readYaml(ROOT, 'build', 'action.yml') as Metadata;
const rehearsing = readYaml(ROOT, 'rehearse', 'action.yml') as Metadata;

/** The actions of this repository, by how steps use them. */
const OWN_ACTIONS: ReadonlyMap<string, Metadata> = new Map([
  [`${OWN_ACTION}@${OWN_REF}`, publishing],
  ...CHECKED_OUT.map((uses): [string, Metadata] => [uses, publishing]),
  ...[`${OWN_ACTION}/build@${OWN_REF}`, `${FETCHED}/build`].map((uses): [string, Metadata] => [
    uses,
    planning,
  ]),
  [`${OWN_ACTION}/live@${OWN_REF}`, readYaml(ROOT, 'live', 'action.yml') as Metadata],
  [`${OWN_ACTION}/rehearse@${OWN_REF}`, rehearsing],
  [`${FETCHED}/rehearse`, rehearsing],
]);

const isOwn = ({ uses = '' }: Pick<Step, 'uses'>): boolean => OWN_ACTIONS.has(uses);

test('each workflow of this repository and each example has a scenario', () => {
  expect(findDrift(examples, SCENARIOS)).toEqual([]);
});

test('a workflow or a scenario without its other half is found', () => {
  const [, ...others] = examples;
  const [scenario, ...scenarios] = SCENARIOS;
  expect(findDrift(others, SCENARIOS)).toEqual([`There is no workflow ${examples[0]?.id ?? ''}.`]);
  expect(findDrift(examples, scenarios)).toEqual([`There is no scenario for ${scenario?.workflow ?? ''}.`]);
  expect(findDrift(examples, [...SCENARIOS, ...SCENARIOS.slice(0, 1)])).toEqual([
    `There are two scenarios for ${scenario?.workflow ?? ''}.`,
  ]);
  expect(findDrift([...examples, ...examples.slice(0, 1)], SCENARIOS)).toEqual([
    `There are two workflows ${examples[0]?.id ?? ''}.`,
  ]);
});

describe.each(examples.map((example) => [example.id, example] as const))('%s', (_id, { workflow, text }) => {
  const uses = listUses(workflow).flatMap(({ uses: used, ...step }) =>
    used === undefined ? [] : [{ ...step, uses: used }],
  );

  test('gives the token nothing but what a job asks for', () => {
    expect(workflow.permissions).toEqual({});
    const without = Object.entries(workflow.jobs).filter(([, { permissions }]) => permissions === undefined);
    expect(without.map(([name]) => name)).toEqual([]);
  });

  test('pins the actions of others to known commits, and says their versions', () => {
    for (const { uses: used } of uses.filter((step) => !isOwn(step) && !OWN_WORKFLOW.test(step.uses))) {
      const [, name = '', commit] = /^([^/]+\/[^/@]+)[^@]*@(.*)$/.exec(used) ?? [];
      const { version, ...pin } = PINS[name] ?? {};
      expect({ name, commit }).toEqual({ name, ...pin });
      expect(text).toContain(`uses: ${used} # ${version ?? ''}\n`);
    }
  });

  test('uses inputs that exist', () => {
    for (const { uses: used, with: inputs = {} } of uses) {
      const [, called] = OWN_WORKFLOW.exec(used) ?? [];
      const [folder = ''] = used.split('@');
      const { inputs: known } =
        OWN_ACTIONS.get(used) ??
        (called === undefined
          ? (readYaml(STAND_INS, folder, 'action.yml') as Metadata)
          : (readYaml(ROOT, called) as ReusableWorkflow).on.workflow_call);
      expect(Object.keys(known)).toEqual(expect.arrayContaining(Object.keys(inputs)));
    }
  });

  test('uses outputs that exist', () => {
    const used = [...text.matchAll(/steps\.([\w-]+)\.outputs\.([\w-]+)/g)];
    for (const step of uses.filter(isOwn)) {
      const names = used.filter(([, id]) => id === step.id).map(([, , name]) => name);
      const { outputs = {} } = OWN_ACTIONS.get(step.uses) ?? {};
      expect(Object.keys(outputs)).toEqual(expect.arrayContaining(names));
    }
  });

  test('interpolates nothing into scripts', () => {
    const scripts = Object.values(workflow.jobs).flatMap(({ steps = [] }) =>
      steps.map(({ run = '' }) => run),
    );
    expect(scripts.filter((script) => script.includes('${{'))).toEqual([]);
  });
});
