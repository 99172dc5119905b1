import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, test } from '@jest/globals';

import { readFromBuffer } from '../../../src/shared/bytes.ts';
import { inspect } from '../../../src/package/inspect.ts';

/** WordPress's result for a package: uploaded, updated in bulk, or updated automatically. */
interface Run {
  readonly zip: string;
  readonly mode: 'upload' | 'bulk' | 'auto';
  readonly result: string;
  readonly plugin_info: string | false;
  readonly new_version: string | null;
  readonly active_after?: string;
}

const fixtures = new URL('../../fixtures/truth/', import.meta.url);
const runs = JSON.parse(readFileSync(new URL('zips.json', fixtures), 'utf8')) as readonly Run[];
const zips = [...new Set(runs.map(({ zip }) => zip))];

/** The errors in each package. */
const ERRORS: Readonly<Record<string, readonly string[]>> = {
  '01-good.zip': [],
  '03-double-nested.zip': ['double-nested'],
  '05-version-folder.zip': ['folder-mismatch'],
  '07-macosx-nested.zip': [],
  '09-backslash.zip': ['path-backslash'],
  '11-extra-root-readme.zip': ['extra-root-entry'],
  '13-empty.zip': ['zip-empty'],
  '15-theme.zip': ['no-plugin'],
  '17-git-root.zip': ['extra-root-entry', 'leaked-secrets'],
  '19-single-php-root.zip': ['root-files'],
  '21-nested-header-earlier-name.zip': [],
  '23-requires-php-99.zip': ['requires-format'],
  '25-traversal.zip': ['path-unsafe'],
  '27-renamed-main.zip': ['main-file'],
  '29-header-in-subdir-only.zip': ['double-nested'],
  '31-case-folder.zip': ['folder-mismatch'],
  '33-dup-entry.zip': ['path-conflict'],
  '35-no-version.zip': ['version-missing'],
  '37-leading-dot-slash.zip': [],
  '39-trailing-space-folder.zip': ['folder-mismatch'],
  '41-zero-bytes.zip': ['zip-unreadable'],
  '43-truncated.zip': ['zip-unreadable'],
  '45-trailing-junk.zip': [],
  '47-lzma.zip': ['zip-method'],
  '49-bad-crc-both.zip': ['zip-crc'],
  '51-encrypted-flag.zip': ['zip-method'],
  '53-streamed-dd.zip': [],
  '55-dir-entries.zip': [],
  '57-tests-plugin.zip': [],
};

/** WordPress takes these; they are refused here, each for a reason of its own. */
const STRICTER = ['25-traversal.zip', '33-dup-entry.zip', '35-no-version.zip', '49-bad-crc-both.zip'];

const expected = {
  slug: 'my-plugin',
  version: undefined,
  served: { version: '1.2.2', pluginFile: 'my-plugin/my-plugin.php' },
};

function read(zip: string) {
  return inspect(readFromBuffer(readFileSync(new URL(`zips/${zip}`, fixtures))));
}

function isHarmless(run: Run): boolean {
  return /^(true$|ok )/.test(run.result) && (run.active_after ?? 'still valid') === 'still valid';
}

describe('packages that WordPress 7.1 has installed', () => {
  test('are all there', () => {
    expect(readdirSync(new URL('zips/', fixtures)).sort()).toEqual([...zips].sort());
    expect(Object.keys(ERRORS)).toEqual(zips);
  });

  test('have an error exactly when WordPress refuses, destroys or deactivates the plugin', () => {
    const good = zips.filter((zip) => runs.filter((run) => run.zip === zip).every(isHarmless));
    const withoutError = zips.filter((zip) => ERRORS[zip]?.length === 0);
    expect([...withoutError, ...STRICTER].sort()).toEqual(good.toSorted());
  });

  test.each(zips)('%s', async (zip) => {
    const { check, facts } = await read(zip);
    const findings = check(expected);
    if (ERRORS[zip]?.length === 0)
      expect(facts.plugin).toMatchObject({ slug: 'my-plugin', version: '1.2.3' });
    const errors = findings.filter(({ severity }) => severity === 'error').map(({ id }) => id);
    expect(errors).toEqual(ERRORS[zip]);
  });
});

describe('what WordPress saw in the packages that it took', () => {
  const uploads = runs.filter(({ mode, result }) => mode === 'upload' && result === 'true');
  /** WordPress shows another plugin than the one whose version it read, which is what these warn of. */
  const NESTED = ['21-nested-header-earlier-name.zip', '57-tests-plugin.zip'];
  /** WordPress makes a folder for what has none. */
  const UNPACKED = ['09-backslash.zip', '19-single-php-root.zip'];

  test.each(uploads)(
    'is what is read from $zip',
    async ({ zip, plugin_info: pluginFile, new_version: version }) => {
      const { plugin } = (await read(zip)).facts;
      expect(plugin?.version).toBe(version);
      const file = plugin?.slug === '' ? plugin.mainFile : `${plugin?.slug ?? ''}/${plugin?.mainFile ?? ''}`;
      if (UNPACKED.includes(zip)) expect(pluginFile).toBe(`my-plugin-1.2.3/${file}`);
      else if (NESTED.includes(zip)) expect(file).toBe('my-plugin/my-plugin.php');
      else expect(file).toBe(pluginFile);
    },
  );

  test.each(NESTED)('is warned of in %s', async (zip) => {
    const { check } = await read(zip);
    const [run] = uploads.filter((upload) => upload.zip === zip);
    expect(check(expected)).toContainEqual(
      expect.objectContaining({ id: 'nested-header', severity: 'warning', file: run?.plugin_info }),
    );
  });
});
