import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import type { Step, Workflow } from '../workflows/examples.ts';
import { findCode, readRows, readText, removeFences, ROOT } from './pages.ts';

const readme = readText('README.md');
const lines = readme.split('\n');
const { inputs, outputs } = parse(readText('action.yml')) as Record<
  'inputs' | 'outputs',
  Readonly<Record<string, { readonly description: string; readonly default?: string }>>
>;
const findLinks = (text: string, folder: string): readonly string[] =>
  [...text.matchAll(/\]\(([^)#]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => link.startsWith(folder));
const readSection = (heading: string): string =>
  readme.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';

describe('README.md', () => {
  test('is read in one go: at most 300 lines', () => {
    expect(lines.length).toBeLessThanOrEqual(300);
  });

  test('takes two minutes: at most 1,300 words', () => {
    expect(readme.split(/\s+/).length).toBeLessThanOrEqual(1300);
  });

  test('says in the first screen what it is, whom it is not for, and what to paste', () => {
    const screen = lines.slice(0, 30).join('\n');
    expect(screen).toContain('WordPress.org');
    expect(screen).toMatch(/^1\. .*`init`[^]*ave this as `\.github\/workflows\/[^]*^```yaml\n/m);
    expect(readme.indexOf('<img')).toBeGreaterThan(readme.indexOf('```yaml'));
  });

  test('shows how to try it, in lines that the gate runs as they stand there', () => {
    const [, shown = ''] = /^```sh\n([^]*?)^```$/m.exec(readSection('Try it on your machine')) ?? [];
    const run = [...readText('.ci/run').matchAll(/^try '(.*)'/gm)].map(([, line]) => line);
    expect(shown.trim().split('\n')).toEqual(['npm ci', 'npm start', 'npm test']);
    expect(run).toEqual(shown.trim().split('\n'));
  });

  test('has the quick start begin with what to do', () => {
    expect(readSection('Quick start').split('\n').slice(0, 20).join('\n')).toMatch(/^1\. /m);
  });

  test('shows a step with the inputs that most workflows set, and docs/reference.md one with all of them', () => {
    const list = (page: string) => {
      const [, text = ''] = /<!-- inputs:start -->\s+```yml\n([^]*?)^```$/m.exec(page) ?? [];
      const [step] = parse(text) as readonly Step[];
      return Object.entries(step?.with ?? {}).map(([name, value]) => [name, String(value)]);
    };
    const defaults = Object.entries(inputs).map(([name, input]) => [name, input.default ?? '']);
    expect(list(readText('docs/reference.md'))).toEqual(defaults);
    const main = list(readme);
    expect(main).toHaveLength(10);
    expect(defaults).toEqual(expect.arrayContaining(main));
  });

  test('has at most 900 words', () => {
    expect(readme.split(/\s+/).filter((word) => /\w/.test(word)).length).toBeLessThanOrEqual(900);
  });

  test('has a link to each example, and the one to begin with in full', () => {
    const listed = findLinks(readSection('More workflows'), 'examples/');
    const examples = readdirSync(join(ROOT, 'examples')).filter((name) => name.endsWith('.yml'));
    expect([...listed].sort()).toEqual(
      examples.filter((name) => name !== 'publish-plugin.yml').map((name) => `examples/${name}`),
    );
    expect(readme).toContain(`\`\`\`yaml\n${readText('examples/publish-plugin.yml')}\`\`\``);
  });

  test('has a link to each page of documentation', () => {
    const listed = findLinks(readSection('Documentation'), 'docs/');
    const pages = readdirSync(join(ROOT, 'docs')).filter((name) => name.endsWith('.md'));
    expect([...listed].sort()).toEqual(pages.map((name) => `docs/${name}`));
  });

  test.each([
    ['inputs', inputs],
    ['outputs', outputs],
  ])('explains %s in sentences that fit into a row', (_, explained) => {
    const texts = Object.values(explained).map(({ description }) => description);
    expect(texts.length).toBeGreaterThan(15);
    expect(texts.filter((text) => text.length > 160)).toEqual([]);
  });
});

describe('examples/publish-plugin.yml', () => {
  const text = readText('examples/publish-plugin.yml');

  test('fits on a card: at most 20 lines that are no comments', () => {
    const written = text.split('\n').filter((line) => !/^\s*(#|$)/.test(line));
    expect(written.length).toBeLessThanOrEqual(20);
  });

  test('passes the key by its name, and names the plugin and its folder once', () => {
    const { jobs } = parse(text) as {
      readonly jobs: Readonly<Record<string, { readonly secrets: unknown }>>;
    };
    expect(jobs['release']?.secrets).toEqual({ PLUGIN_SERVICE_KEY: '${{ secrets.PLUGIN_SERVICE_KEY }}' });
    for (const name of ['plugin_a1b2c3', 'my-plugin #', 'folder: .'])
      expect(text.split(name)).toHaveLength(2);
  });
});

describe('docs/build.md', () => {
  const [, text = ''] = /^```yaml\n([^]*?)^```$/m.exec(readText('docs/build.md')) ?? [];
  const { permissions, jobs } = parse(text) as Workflow;
  const { build, rehearse, publish } = jobs;

  test('shows jobs that build and rehearse without the key, and with a token that can only read', () => {
    expect(permissions).toEqual({});
    for (const job of [build, rehearse]) {
      expect(job?.permissions).toEqual({ contents: 'read' });
      expect(JSON.stringify(job)).not.toContain('PLUGIN_SERVICE_KEY');
    }
  });

  test('shows a job with the key that runs nothing of the plugin', () => {
    expect(publish?.steps?.map(({ uses, run }) => run ?? uses)).toEqual([
      'OWNER/publish-wordpress-plugin@v1',
    ]);
  });

  test('shows the build steps of the reusable workflow', () => {
    const { jobs: reusable } = parse(readText('.github/workflows/build-and-publish.yml')) as Workflow;
    const listScripts = (steps: readonly Step[] = []): readonly string[] =>
      steps.flatMap(({ run }) => run ?? []);
    const [find, ...scripts] = listScripts(reusable['build']?.steps);
    const move = scripts.find((script) => script.startsWith('mv '));
    // A runner downloads the action for an author's own workflow, and not into the repository.
    expect([find, move]).not.toContain(undefined);
    expect(listScripts(build?.steps)).toEqual(scripts.filter((script) => script !== move));
    const [plan] = build?.steps?.filter(({ id }) => id === 'plan') ?? [];
    const [own] = reusable['build']?.steps?.filter(({ id }) => id === 'plan') ?? [];
    expect(plan).toEqual({ ...own, uses: 'OWNER/publish-wordpress-plugin/build@v1' });
  });
});

describe('docs/several-plugins.md', () => {
  const page = readText('docs/several-plugins.md');
  const { on } = parse(readText('.github/workflows/publish-plugins.yml')) as ReusableWorkflow;
  const { inputs, secrets, outputs } = on.workflow_call;

  test('has a row for each input, with its default, and no other', () => {
    const expected = Object.entries(inputs).map(([name, input]) => [
      name,
      input.required ? 'required' : String(input.default),
    ]);
    const shown = readRows(page).map(([name = '', initial = '']) => [
      findCode(name)[0],
      initial.replaceAll(/[`*]/g, ''),
    ]);
    expect(shown).toEqual(expected);
  });

  test.each([...Object.keys(secrets), ...Object.keys(outputs)])('names %s', (name) => {
    expect(findCode(removeFences(page))).toContain(name);
  });
});

interface ReusableWorkflow {
  readonly on: {
    readonly workflow_call: {
      readonly inputs: Readonly<Record<string, { required: boolean; default?: string | boolean }>>;
      readonly secrets: Readonly<Record<string, unknown>>;
      readonly outputs: Readonly<Record<string, unknown>>;
    };
  };
}
