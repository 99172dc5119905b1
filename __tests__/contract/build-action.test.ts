import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import type { InputPlace } from '../../src/action/inputs/environment.ts';
import { BUILD_INPUTS } from '../../src/planning/inputs.ts';
import { BUILD_OUTPUTS } from '../../src/planning/outputs.ts';
import { readText } from './pages.ts';

interface Metadata {
  readonly inputs: Readonly<
    Record<string, { readonly description: string; readonly required: boolean; readonly default?: string }>
  >;
  readonly outputs: Readonly<Record<string, object>>;
  readonly runs: { readonly using: string; readonly main: string };
}

const action = parse(readText('build/action.yml')) as Metadata;

describe('build/action.yml and the code', () => {
  test('declare the same inputs with the same defaults, and need none of them', () => {
    expect(Object.entries(action.inputs).map(([name, input]) => [name, input.default ?? ''])).toEqual(
      Object.values(BUILD_INPUTS).map((row: InputPlace) => [row.name, row.default ?? '']),
    );
    expect(Object.values(action.inputs).some(({ required }) => required)).toBe(false);
  });

  test('declare the same outputs', () => {
    expect(Object.keys(action.outputs)).toEqual(Object.keys(BUILD_OUTPUTS));
  });

  test('the action runs its own entry of the bundle, on the Node.js of the publishing action', () => {
    const { runs } = parse(readText('action.yml')) as Metadata;
    expect(action.runs).toEqual({ using: runs.using, main: '../dist/build.js' });
  });

  test('its inputs are described as the workflow describes them', () => {
    const { on } = parse(readText('.github/workflows/build-and-publish.yml')) as {
      readonly on: { readonly workflow_call: Pick<Metadata, 'inputs'> };
    };
    for (const [name, { description }] of Object.entries(action.inputs))
      expect(on.workflow_call.inputs[name]?.description).toBe(description);
  });
});
