import { mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { renderAsGitHub } from '../../../sandbox/demo/github-markdown.ts';
import { onBranch, type ReleaseStage, startReleaseStage } from '../fixtures/release-stage.ts';
import { readErrors } from '../fixtures/stage.ts';

const README = '=== Tidy Footer ===\nStable tag: 1.4.2\n\nA footer.\n';
const CHANGELOG =
  '# Changelog\n\n## [Unreleased]\n* Later.\n\n## Tidy Footer 1.4.2 (2026-03-04)\n* Fixed.\n\n## 1.4.1\n* Old.\n';

/** The plugin in a folder, with files instead of its readme. */
async function prepare(stage: ReleaseStage, files: Readonly<Record<string, string>>): Promise<string> {
  const folder = join(stage.workspace, 'tidy-footer');
  await rm(join(folder, 'readme.txt'));
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  return folder;
}

const bodies = ({ github }: ReleaseStage) => github.releases().map(({ body }) => body);

describe('the changelog of a directory', () => {
  test.concurrent('is that of a file that is not shipped, when the readme has none', async () => {
    await using stage = await startReleaseStage();
    const rules = '/CHANGELOG.md\n.*\n';
    await prepare(stage, { 'readme.txt': README, 'CHANGELOG.md': CHANGELOG, '.distignore': rules });
    const step = await stage.run({ 'zip-path': 'tidy-footer' }, { env: onBranch });
    expect(readErrors(step)).toEqual([]);
    expect(step.outputs['changelog']).toBe('* Fixed.');
    expect(bodies(stage)).toEqual(['* Fixed.']);
    expect(step.summary).toContain('\n\n* Fixed.\n\n</details>');
  });

  test.concurrent('is that of the folder in it, when that is the plugin', async () => {
    await using stage = await startReleaseStage();
    const folder = await prepare(stage, { 'ChangeLog.txt': CHANGELOG, '.distignore': 'ChangeLog.txt' });
    await mkdir(join(stage.workspace, 'build'));
    await rename(folder, join(stage.workspace, 'build', 'tidy-footer'));
    const step = await stage.run({ 'zip-path': 'build', 'dry-run': 'true' }, { env: onBranch });
    expect(readErrors(step)).toEqual([]);
    expect(step.outputs['changelog']).toBe('* Fixed.');
  });

  test.concurrent('is not what a link leads to, and not read with `package-checks: off`', async () => {
    await using stage = await startReleaseStage();
    const folder = await prepare(stage, { '.distignore': 'CHANGELOG.md' });
    await writeFile(join(stage.workspace, 'secret'), CHANGELOG);
    await symlink(join('..', 'secret'), join(folder, 'CHANGELOG.md'));
    const inputs = { 'zip-path': 'tidy-footer', 'dry-run': 'true' };
    const linked = await stage.run(inputs, { env: onBranch });
    await rename(join(stage.workspace, 'secret'), join(folder, 'CHANGELOG.md'));
    const off = await stage.run(
      { ...inputs, 'package-checks': 'off', 'release-tag': 'v1.4.2' },
      { env: onBranch },
    );
    expect([linked.exitCode, off.exitCode]).toEqual([0, 0]);
    expect([linked.outputs['changelog'], off.outputs['changelog']]).toEqual(['', '']);
  });

  test.concurrent('that is shipped does nothing in summary, output and release but to show itself', async () => {
    await using stage = await startReleaseStage();
    const hostile = [
      '## 1.4.2',
      '* a',
      '',
      '    ```',
      '@octocat <b> <!-- publish-wordpress-plugin: x -->',
      '    ```',
      '| a | b |',
      '|---|---|',
      '| `x | @octocat <b>` | ![c](https://a.example/c.png) |',
      '```',
      '@octocat <b> <!-- publish-wordpress-plugin: y -->',
    ];
    await prepare(stage, { 'changelog.txt': hostile.join('\n') });
    const step = await stage.run({ 'zip-path': 'tidy-footer' }, { env: onBranch });
    expect(readErrors(step)).toEqual([]);
    const [, folded = ''] = step.summary.split(/(?=<details><summary>Changelog)/);
    for (const text of [step.outputs['changelog'] ?? '', ...bodies(stage).map(String), folded]) {
      expect(text).toContain('@octocat');
      expect(text).not.toContain('<!-- publish-wordpress-plugin:');
      const { autolinks, lost, html } = renderAsGitHub(text);
      expect({ autolinks, lost }).toEqual({ autolinks: [], lost: [] });
      expect(html).not.toMatch(/<b>|<img/);
    }
    expect(folded).toMatch(/\n```\n\n<\/details>\n$/);
  });

  test.concurrent('fits into the environment of the steps that follow', async () => {
    await using stage = await startReleaseStage();
    await prepare(stage, { 'changelog.txt': `= 1.4.2 =\n${'* Fixed é.\n'.repeat(50_000)}` });
    const step = await stage.run({ 'zip-path': 'tidy-footer' }, { env: onBranch });
    expect(readErrors(step)).toEqual([]);
    const changelog = step.outputs['changelog'] ?? '';
    expect(Buffer.byteLength(changelog)).toBeGreaterThan(99_000);
    expect(Buffer.byteLength(changelog)).toBeLessThanOrEqual(100_000);
    expect(changelog).toMatch(/\n…$/);
    expect(bodies(stage)).toEqual([changelog]);
  });
});
