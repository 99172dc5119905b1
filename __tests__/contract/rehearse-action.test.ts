import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import type { InputPlace } from '../../src/action/inputs/environment.ts';
import { readRehearseInputs, REHEARSE_INPUTS } from '../../src/rehearsal/inputs.ts';
import { REHEARSE_OUTPUTS } from '../../src/rehearsal/report/outputs.ts';
import { AVAILABLE } from '../fixtures/playground.ts';

interface ActionMetadata {
  readonly inputs: Readonly<Record<string, { description: string; required: boolean; default?: string }>>;
  readonly outputs: Readonly<Record<string, { description: string }>>;
  readonly runs: { readonly using: string; readonly main: string };
}

const ROOT = join(import.meta.dirname, '..', '..');
const readAction = (path: string) => parse(readFileSync(join(ROOT, path), 'utf8')) as ActionMetadata;
const action = readAction('rehearse/action.yml');
const publishing = readAction('action.yml');

describe('rehearse/action.yml and the code', () => {
  test('declare the same inputs with the same defaults', () => {
    const declared = Object.entries(action.inputs).map(([name, input]) => [name, input.default ?? '']);
    const rows = Object.values(REHEARSE_INPUTS).map((row: InputPlace) => [row.name, row.default ?? '']);
    expect(declared.map(([name, value]) => [name, name === 'github-token' ? '' : value])).toEqual(rows);
    expect(action.inputs['github-token']).toMatchObject({ default: '${{ github.token }}' });
  });

  test('declare the same outputs', () => {
    expect(Object.keys(action.outputs)).toEqual(Object.keys(REHEARSE_OUTPUTS));
  });

  test('need a package, and nothing else', () => {
    expect(() => readRehearseInputs({}, AVAILABLE)).toThrow(AggregateError);
    const inputs = readRehearseInputs({ 'INPUT_ZIP-PATH': 'plugin.zip' }, AVAILABLE);
    expect(inputs).toMatchObject({ previous: ['auto'], php: 'auto', wordpress: 'auto' });
  });

  test('name the same versions of PHP', () => {
    const [lowest = '', newest = ''] = [AVAILABLE.php.at(0), AVAILABLE.php.at(-1)];
    expect(action.inputs['php']?.description).toContain(`from ${lowest} to ${newest}`);
  });

  test('the action runs its own entry of the bundle, on the Node.js of the publishing action', () => {
    expect(action.runs).toEqual({ using: publishing.runs.using, main: '../dist/rehearse.js' });
  });
});
