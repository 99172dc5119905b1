import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '..', '..');
const readText = (path: string): string => readFileSync(join(root, path), 'utf8');
const { version } = JSON.parse(readText('package.json')) as { readonly version: string };

describe('the next release', () => {
  const sections = readText('CHANGELOG.md').split(/^## /m).slice(1);
  const section = sections.find((text) => text.startsWith(`[${version}] - `)) ?? '';

  test('has one version', () => {
    const lock = JSON.parse(readText('package-lock.json')) as {
      readonly version: string;
      readonly packages: Readonly<Record<string, { readonly version: string }>>;
    };
    expect([lock.version, lock.packages['']?.version]).toEqual([version, version]);
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  });

  test('has a dated section in CHANGELOG.md, below the changes that are not released', () => {
    expect(sections[0]).toMatch(/^\[Unreleased\]\n/);
    expect(section).toMatch(/^\[[^\]]+\] - \d{4}-\d\d-\d\d\n\n\S/);
    expect(sections.filter((text) => text.startsWith(`[${version}]`))).toHaveLength(1);
  });

  test('has notes that can be read outside of the repository', () => {
    const targets = [...section.matchAll(/\]\(([^)]*)\)/g)].map(([, target = '']) => target);
    expect(targets.filter((target) => !target.startsWith('https://'))).toEqual([]);
  });
});

describe('action.yml fits into GitHub Marketplace', () => {
  const action = parse(readText('action.yml')) as {
    readonly name: string;
    readonly description: string;
    readonly author: string;
    readonly branding: { readonly icon: string; readonly color: string };
  };

  // Source: what the form for a release says when the box "Publish this Action" is ticked.
  test('with a description of less than 125 characters, in one line', () => {
    expect(action.description.length).toBeLessThan(125);
    expect(action.description).toMatch(/^\S.*\S$/);
  });

  test('with a short name, that of no feature of GitHub', () => {
    expect(action.name).toMatch(/^[A-Z][\w -]{2,29}$/);
    expect(action.name).not.toMatch(/github|actions/i);
  });

  // Source: https://docs.github.com/en/actions/reference/workflows-and-actions/metadata-syntax#branding
  test('with an icon and a color that it knows', () => {
    const unknownIcons =
      'coffee columns divide-circle divide-square divide frown hexagon key meh mouse-pointer smile tool x-octagon';
    expect(action.branding.icon).toMatch(/^[a-z]+(-[a-z0-9]+)*$/);
    expect(unknownIcons.split(' ')).not.toContain(action.branding.icon);
    const colors = ['white', 'black', 'yellow', 'blue', 'green', 'orange', 'red', 'purple', 'gray-dark'];
    expect(colors).toContain(action.branding.color);
  });

  test('with a README at the root', () => {
    expect(readText('README.md')).toMatch(/^# \S/);
  });
});
