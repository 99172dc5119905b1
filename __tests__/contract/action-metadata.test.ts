import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import type { InputPlace } from '../../src/action/inputs/environment.ts';
import { readInputs } from '../../src/action/inputs/read-inputs.ts';
import { INPUTS } from '../../src/action/inputs/table.ts';
import { resolveZipPath } from '../../src/source/path/resolve-path.ts';
import { createFolder } from '../unit/source/folder.ts';
import { OUTPUTS } from '../../src/publish/report/outputs.ts';

interface ActionMetadata {
  readonly description: string;
  readonly branding: Readonly<Record<string, string>>;
  readonly inputs: Readonly<Record<string, { description: string; required: boolean; default?: string }>>;
  readonly outputs: Readonly<Record<string, { description: string }>>;
  readonly runs: { readonly using: string; readonly main: string };
}

const root = join(import.meta.dirname, '..', '..');
const readText = (path: string) => readFileSync(join(root, path), 'utf8');
const action = parse(readText('action.yml')) as ActionMetadata;

describe('action.yml and the code', () => {
  test('declare the same inputs with the same defaults', () => {
    const declared = Object.entries(action.inputs).map(([name, input]) => [name, input.default ?? '']);
    // Only the runner knows the token.
    expect(Object.fromEntries(declared)).toEqual({
      ...Object.fromEntries(Object.values(INPUTS).map((row: InputPlace) => [row.name, row.default ?? ''])),
      'github-token': '${{ github.token }}',
    });
  });

  test('declare the same outputs', () => {
    expect(Object.keys(action.outputs)).toEqual(Object.keys(OUTPUTS));
  });

  test('agree on where a package may lie: in the workspace and outside of it', async () => {
    await using folder = await createFolder({
      'workspace/a.zip': 'PK',
      'workspace/linked.zip': { to: '../elsewhere/b.zip' },
      'elsewhere/b.zip': 'PK',
    });
    for (const path of ['a.zip', 'linked.zip', '../elsewhere/b.zip', folder.at('elsewhere/*.zip')])
      expect((await resolveZipPath(path, folder.at('workspace'))).kind).toBe('file');
    for (const name of ['action.yml', 'rehearse/action.yml']) {
      const { inputs } = parse(readText(name)) as ActionMetadata;
      expect(inputs['zip-path']?.description).toContain('in or outside the workspace');
    }
  });

  test('agree on which inputs are required', () => {
    let missing: readonly string[] = [];
    try {
      // Without any input at all, that is the mistake.
      readInputs({ INPUT_VERIFY: 'true' });
    } catch (error) {
      missing = (error as AggregateError).errors.map(({ title }: { title: string }) =>
        title.slice('Input '.length),
      );
    }
    const declared = Object.entries(action.inputs).flatMap(([name, { required }]) =>
      required ? [name] : [],
    );
    // These are missed as well, but not always: a dry run needs no key, the environment can name the service, and the
    // package can come from elsewhere.
    expect([...missing].sort()).toEqual([...declared, 'api-key', 'base-url', 'zip_url'].sort());
  });

  test('the action runs the bundle on Node 24, the version that the project installs', () => {
    const { devDependencies } = JSON.parse(readText('package.json')) as {
      devDependencies: Record<string, string>;
    };
    expect(action.runs).toEqual({ using: 'node24', main: 'dist/index.js' });
    expect(devDependencies['node']).toMatch(/^\^24\./);
    expect(process.version).toMatch(/^v24\./);
  });
});

describe('docs/reference.md', () => {
  const page = readText('docs/reference.md');
  // Without the marks of comments and the ends of their lines.
  const comments = page.slice(page.indexOf('<!-- inputs:start -->')).replaceAll(/\n +(?:# )?/g, ' ');

  test.each(Object.keys(action.inputs))('explains the input %s as action.yml does', (name) => {
    expect(comments).toContain(`${action.inputs[name]?.description} ${name}: `);
  });

  test.each(Object.keys(action.outputs))('explains the output %s as action.yml does', (name) => {
    const row = readText('docs/reference.md')
      .split('\n')
      .find((line) => line.startsWith(`| \`${name}\` `));
    expect(row).toContain(action.outputs[name]?.description);
  });
});
