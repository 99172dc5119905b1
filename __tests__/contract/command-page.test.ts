import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { listOptions, toInputs } from '../../src/cli/action-options.ts';
import { readOptions } from '../../src/cli/options.ts';
import { INPUTS } from '../../src/action/inputs/table.ts';
import { readText } from './pages.ts';

const pipelines = ['gitlab-ci.yml', 'bitbucket-pipelines.yml', 'forgejo.yml'].map((name) =>
  readText(`examples/other-ci/${name}`),
);
const page = [readText('docs/command.md'), ...pipelines].join('\n');
const commands = [...page.matchAll(/npx --yes ("[^"]+"|[^\s`]+)((?: [^\n`]*)?)/g)].map(
  ([, name = '', rest = '']) => [name, rest.trim()] as const,
);

describe('the page on other CI', () => {
  test('has pipelines that can be read', () => {
    for (const text of pipelines) expect(parse(text)).toBeInstanceOf(Object);
  });

  test('never names the package without its owner and a version', () => {
    const names = commands.map(([name]) => name.replace('"$TOOL"', '@OWNER/publish-wordpress-plugin@X.Y.Z'));
    expect(names.length).toBeGreaterThan(5);
    expect([...new Set(names)].sort()).toEqual(['@OWNER/publish-wordpress-plugin@X.Y.Z']);
    expect(page).toContain("TOOL: '@OWNER/publish-wordpress-plugin@X.Y.Z'");
  });

  test.each(commands.map(([, rest]) => rest).filter((rest) => rest.startsWith('publish ')))(
    'has options that there are: %s',
    (line) => {
      const words = line.split(' ').slice(1);
      const rows = Object.values(INPUTS);
      const inputs = toInputs(readOptions(words, listOptions(rows)), rows);
      expect(inputs).toHaveProperty('plugin_id', 'plugin_a1b2c3');
    },
  );
});
