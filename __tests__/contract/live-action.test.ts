import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import type { InputPlace } from '../../src/action/inputs/environment.ts';
import { LIVE_INPUTS, readLiveInputs } from '../../src/live/inputs.ts';
import { LIVE_OUTPUTS } from '../../src/live/outputs.ts';
import { readRows, readText } from './pages.ts';

interface ActionMetadata {
  readonly description: string;
  readonly inputs: Readonly<Record<string, { description: string; required: boolean; default?: string }>>;
  readonly outputs: Readonly<Record<string, { description: string }>>;
  readonly runs: { readonly using: string; readonly main: string };
}

const action = parse(readText('live/action.yml')) as ActionMetadata;
const publishing = parse(readText('action.yml')) as ActionMetadata;
const page = readText('docs/live.md');

describe('live/action.yml and the code', () => {
  test('declare the same inputs with the same defaults', () => {
    const declared = Object.entries(action.inputs).map(([name, input]) => [name, input.default ?? '']);
    const rows = Object.values(LIVE_INPUTS).map((row: InputPlace) => [row.name, row.default ?? '']);
    expect(declared).toEqual(rows);
  });

  test('declare the same outputs', () => {
    expect(Object.keys(action.outputs)).toEqual(Object.keys(LIVE_OUTPUTS));
  });

  test('agree on which inputs are required', () => {
    let missing: readonly string[] = [];
    try {
      // Without any input at all, that is the mistake.
      readLiveInputs({ INPUT_VERSION: '1.0' });
    } catch (error) {
      missing = (error as AggregateError).errors.map(({ title }: { title: string }) =>
        title.slice('Input '.length),
      );
    }
    const required = Object.keys(action.inputs).filter((name) => action.inputs[name]?.required);
    // The environment can name the service.
    expect(missing).toEqual([...required, 'base-url']);
  });

  test('the action runs its own entry of the bundle, on the Node.js of the publishing action', () => {
    expect(action.runs).toEqual({ using: publishing.runs.using, main: '../dist/live.js' });
  });

  test('inputs that both actions have are the same', () => {
    for (const name of ['plugin_id', 'base-url', 'timeout'])
      expect(action.inputs[name]).toEqual(publishing.inputs[name]);
  });
});

describe('docs/live.md', () => {
  test.each(['inputs', 'outputs'] as const)('explains the %s as the action does', (kind) => {
    const section = page.slice(page.indexOf(`<!-- ${kind}:start -->`));
    expect(readRows(section).map((cells) => [cells[0]?.replaceAll('`', ''), cells.at(-1)])).toEqual(
      Object.entries(action[kind]).map(([name, { description }]) => [name, description]),
    );
  });
});
