import { describe, expect, test } from '@jest/globals';
import { SERVINGS, type Serving } from '../../../sandbox/service/serve-package.ts';
import {
  FAST,
  KEY,
  methods,
  readErrors,
  readNotices,
  readVisible,
  readWarnings,
  sent,
  startStage,
} from '../fixtures/stage.ts';

interface Expected {
  readonly served: '' | 'identical' | 'same-files' | 'different';
  /** In the row "Sites get" of the receipt. */
  readonly row: RegExp;
  readonly error?: RegExp;
  readonly warning?: RegExp;
  /** Requests for the package. */
  readonly reads?: number;
}

const EXPECTED: Readonly<Record<Serving, Expected>> = {
  same: { served: 'identical', row: /exactly this package, by SHA-256/ },
  'packed-anew': { served: 'same-files', row: /the same files, zipped again/ },
  stamped: {
    served: 'different',
    row: /tidy-footer\.php<\/code> differs, <code>license\.json<\/code> was added/,
    warning: /^Sites get other files: .*`license\.json` was added/,
  },
  old: {
    served: 'different',
    row: /a package with version <code>0\.9\.0/,
    error: /^Published, but sites get something else: .*says that it serves version `1\.4\.2`.*`0\.9\.0`/,
    reads: 8,
  },
  'other-plugin': {
    served: 'different',
    row: /another plugin, <code>Other/,
    error: /^Published, but sites get something else: .*another plugin, `Other` in the folder `other`/,
  },
  'without-scripts': {
    served: 'different',
    row: /is missing/,
    error: /^Published, but sites get something else: .*`includes\/footer\.php`, `includes\/years\.php`/,
  },
  slow: { served: 'identical', row: /exactly this package, by SHA-256/, reads: 3 },
  private: { served: '', row: /not compared&#58; the package that the service names returns 403/ },
};

test.concurrent('with `verify`, an answer without a name for update clients is told, and green', async () => {
  await using stage = await startStage({ live: '1.4.1', told: { name: undefined } });
  const step = await stage.run({ verify: 'true' }, FAST);
  expect(step.outputs).toMatchObject({ status: 'published', verified: 'true', served: 'identical' });
  expect(readNotices(step)).toEqual([
    expect.stringMatching(/^Update clients may see no update: .*no `name`\./),
  ]);
});

describe('with `verify`, of a service whose package is', () => {
  test.concurrent.each(SERVINGS)('%s', async (serving) => {
    const { served, row, error, warning, reads = 1 } = EXPECTED[serving];
    await using stage = await startStage({ live: '1.4.1', serving });
    const step = await stage.run({ verify: 'true' }, FAST);
    expect(step.outputs).toMatchObject({ served, verified: 'true', status: 'published', version: '1.4.2' });
    expect(step.summary).toMatch(new RegExp(`Sites get</(th|td|strong)>[^\\n]*${row.source}`));
    expect(readErrors(step)).toEqual(error === undefined ? [] : [expect.stringMatching(error)]);
    expect(readWarnings(step)).toEqual(warning === undefined ? [] : [expect.stringMatching(warning)]);
    expect(step.exitCode).toBe(error === undefined ? 0 : 1);
    const packages = sent(stage.service).filter(({ path }) => path.startsWith('/packages/'));
    expect(packages).toHaveLength(reads);
    expect(packages.filter(({ headers }) => 'authorization' in headers)).toEqual([]);
    // One look, and one read of what it names, are enough where that settles it.
    expect(methods(stage.service)).toBe(`GET POST${' GET GET'.repeat(reads)}`);
    expect(readVisible(step)).not.toContain(KEY);
  });
});

describe('what sites get', () => {
  test.concurrent('is not asked for without `verify`', async () => {
    await using stage = await startStage({ live: '1.4.1', serving: 'other-plugin' });
    const step = await stage.run();
    expect(step.exitCode).toBe(0);
    expect(step.outputs).toMatchObject({ served: '', verified: 'false' });
    expect(step.summary).not.toContain('Sites get');
    expect(methods(stage.service)).toBe('GET POST');
    expect(sent(stage.host)).toHaveLength(1);
  });

  test.concurrent('is the URL of this run, and read all the same', async () => {
    await using stage = await startStage({ live: '1.4.1' });
    await using own = await startStage({
      live: '1.4.1',
      told: { download_url: stage.host.url('/footer.zip') },
    });
    const step = await own.run({ verify: 'true', zip_url: stage.host.url('/footer.zip') });
    expect(step.outputs).toMatchObject({ served: 'identical' });
    expect(sent(stage.host)).toHaveLength(2);
  });

  test.concurrent('is not compared with a package that was not opened', async () => {
    await using stage = await startStage({ live: '1.4.1' });
    const step = await stage.run({ verify: 'true', 'package-checks': 'off' });
    expect(step.exitCode).toBe(0);
    expect(step.outputs).toMatchObject({ served: '', verified: 'true' });
    expect(step.log.join('\n')).toContain('Sites get: not compared: this package was not opened.');
    expect(methods(stage.service)).toBe('POST GET');
  });

  test.concurrent('keeps the words of a hostile service from the log', async () => {
    const url = 'https://user:pass@files.example/a.zip?token=0123456789abcdef';
    await using stage = await startStage({
      live: '1.4.1',
      told: { download_url: `${url}\n::error::x`, download_link: url, package: url },
    });
    const step = await stage.run({ verify: 'true' });
    expect(step.exitCode).toBe(0);
    expect(step.outputs).toMatchObject({ served: '' });
    expect(readErrors(step)).toEqual([]);
    expect(readVisible(step)).not.toContain('0123456789abcdef');
  });
});
