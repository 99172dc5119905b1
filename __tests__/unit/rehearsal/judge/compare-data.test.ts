import { describe, expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { compareData } from '../../../../src/rehearsal/judge/compare-data.ts';
import { listData } from '../../../../src/rehearsal/names/list-data.ts';
import type { SiteData } from '../../../../src/rehearsal/model/inventory.ts';
import type { Site } from '../../../../src/rehearsal/model/site.ts';
import { read } from '../../../../src/rehearsal/model/readers.ts';
import { SCRIPTS } from '../../../../src/rehearsal/model/scripts.ts';
import { listed, rehearseOn } from '../imagined-site.ts';

type Lists = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const siteOf = (result: unknown) => {
  const run = () => Promise.resolve({ output: '', log: [], result: read(SCRIPTS.data, result) });
  return { run } as unknown as Site;
};
const WORDPRESS = { siteurl: [20, 'yes', 's'], blogname: [4, 'on', 'b'] };

async function list(lists: Lists = {}): Promise<SiteData> {
  const result = listed({ ...lists, options: { ...WORDPRESS, ...lists['options'] } });
  const data = await listData({ site: siteOf(result) });
  if (data === undefined) throw new Error('It could not be read.');
  return data;
}

async function compare(before: Lists, after: Lists, alone: Lists = {}) {
  const { changes, problems } = compareData(await list(alone), await list(before), await list(after));
  return {
    changes: changes.map(({ what, change }) => `${what}: ${change}`),
    lost: problems.map(({ severity, message }) => `${severity}: ${message.split(':')[0] ?? ''}`),
  };
}
const option = (sizeBytes = 20, digest = 'd', autoload = 'auto') => [sizeBytes, autoload, digest];
const NOTHING = { changes: [], lost: [] };

describe('what an update does to options', () => {
  test('is nothing where all are kept', async () => {
    expect(await compare({ options: { acme: option() } }, { options: { acme: option() } })).toEqual(NOTHING);
  });

  test('is told with sizes and autoload', async () => {
    const before = { a: option(20, 'x'), b: option(), c: option(), d: option(20, 'd', 'no') };
    const after = {
      a: option(40, 'y'),
      b: option(20, 'z'),
      c: option(20, 'd', 'off'),
      d: option(),
      e: option(),
    };
    expect(await compare({ options: before }, { options: after })).toEqual({
      changes: [
        'Options: 1 added: `e`; `a` changed, 20 B → 40 B; `b` changed; `c` changed, no longer autoloaded; `d` changed, now autoloaded',
      ],
      lost: [],
    });
  });

  test('is a warning when WordPress has to load much more in every request', async () => {
    const change = (now: readonly unknown[], before = option()) =>
      compare({ options: { acme: before } }, { options: { acme: now } });
    const heavy = option(900_000, 'y');
    expect((await change(heavy)).lost).toEqual([
      'warning: After the update, the option `acme` has 900 kB, and WordPress loads it in every request. Store it with `false` as the third argument of `update_option()`.',
    ]);
    expect((await change(option(900_000, 'y', 'off'))).lost).toEqual([]);
    expect((await change(heavy, option(900_001))).lost).toEqual([]);
    expect((await change(option(800_000, 'y'))).lost).toEqual([]);
  });

  test.each([
    [{}, 'Options: 1 gone: `acme`'],
    [{ acme: option(0, 'e') }, 'Options: 1 empty now: `acme`'],
  ])('is a warning when one is gone or empty: %j', async (options, change) => {
    expect(await compare({ options: { acme: option() } }, { options })).toEqual({
      changes: [change],
      lost: ['warning: After the update, the option `acme` is gone or empty'],
    });
  });

  test('is no loss when another option has the very same value, or a flag is no longer set', async () => {
    const moved = await compare({ options: { old: option() } }, { options: { new: option() } });
    expect(moved).toEqual({ changes: ['Options: 1 added: `new`; 1 gone: `old`'], lost: [] });
    const flag = await compare({ options: { flag: option(1, 'f') } }, { options: { flag: option(0, 'e') } });
    expect(flag).toEqual({ changes: ['Options: 1 empty now: `flag`'], lost: [] });
  });

  test('is no loss when a list in another option has the value, or it was the version of the plugin', async () => {
    const before = { old: option(), list: [9, 'auto', 'l', ['x']] };
    expect(
      (await compare({ options: before }, { options: { list: [20, 'auto', 'm', ['x', 'd']] } })).lost,
    ).toEqual([]);
    expect(
      (await compare({ options: before }, { options: { new: [20, 'auto', 'm', ['d', 'l']] } })).lost,
    ).toEqual([]);
    const kept = { list: [20, 'auto', 'l', ['d']] };
    expect((await compare({ options: { ...kept, old: option() } }, { options: kept })).lost).toHaveLength(1);
    const version = createHash('md5').update('1.0.0').digest('hex');
    const { problems } = compareData(
      await list(),
      await list({ options: { ver: option(5, version) } }),
      await list(),
      '1.0.0',
    );
    expect(problems).toEqual([]);
  });

  test('leaves out what WordPress, or another plugin, has there', async () => {
    const own = {
      rewrite_rules: option(),
      cron: option(),
      theme_mods_x: option(),
      blogname: option(),
      shop: option(),
    };
    const alone = { options: { shop: option() } };
    expect(await compare({ options: own }, { options: { nonce_key: option() } }, alone)).toEqual(NOTHING);
  });

  test('names a few of many', async () => {
    const many = (digest: string) =>
      Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`a${index}`, option(20, digest)]));
    const { changes } = await compare({ options: many('x') }, { options: many('y') });
    expect(changes[0]).toMatch(/`a4` changed; 35 more changed: `a5`.* and 30 more$/);
    const { lost } = await compare({ options: many('x') }, { options: {} });
    expect(lost).toEqual([expect.stringMatching(/the options `a0`.* and 35 more are gone or empty$/)]);
  });
});

describe('what an update does to tables', () => {
  const table = (rowCount: number, ...columns: readonly string[]) => [rowCount, ['id', ...columns]];
  const tables = async (before: object, after: object, alone: object = {}) =>
    compare(
      { tables: before as Lists[string] },
      { tables: after as Lists[string] },
      { tables: alone as Lists[string] },
    );

  test('is told with rows and columns', async () => {
    expect(
      await tables(
        { log: table(40), other: table(1), same: table(3) },
        { log: table(40, 'level'), other: table(2), same: table(3), new: table(0) },
      ),
    ).toEqual({
      changes: [
        'Table `log`: 1 column added: `level`; 40 rows',
        'Table `other`: 1 → 2 rows',
        'Table `new`: added, 0 rows',
      ],
      lost: [],
    });
  });

  test.each([
    [{}, 'Table `log`: gone, had 40 rows', 'the table `log`, which had 40 rows, is gone'],
    [{ log: table(0) }, 'Table `log`: 40 → 0 rows', 'the table `log`, which had 40 rows, is empty'],
    [{ log: table(19) }, 'Table `log`: 40 → 19 rows', 'the table `log` has 19 of 40 rows'],
  ])('is a warning when one is gone or empty, or lost most rows: %j', async (after, change, words) => {
    expect(await tables({ log: table(40) }, after)).toEqual({
      changes: [change],
      lost: [`warning: After the update, ${words}`],
    });
  });

  test('is no loss when another table has as many more rows, or few rows are gone', async () => {
    expect((await tables({ log: table(40) }, { entries: table(40) })).lost).toEqual([]);
    expect((await tables({ log: table(40) }, { log: table(20) })).lost).toEqual([]);
    expect((await tables({ log: table(40) }, { entries: table(39) })).lost).toHaveLength(1);
  });

  test('is a warning when it drops a column that was in use, and puts no other in its place', async () => {
    const drop = async (rowCount: number, ...columns: readonly string[]) =>
      (await tables({ log: table(rowCount, 'note') }, { log: table(rowCount, ...columns) })).lost;
    expect(await drop(1)).toEqual([
      'warning: After the update, the column `note` of the table `log` is gone',
    ]);
    expect(await drop(0)).toEqual([]);
    expect(await drop(1, 'remark')).toEqual([]);
  });

  test('leaves out those of WordPress and of other plugins', async () => {
    const alone = { wp_posts: table(3), wp_shop: table(1) };
    expect(await tables(alone, { wp_posts: table(9), wp_shop: table(0) }, alone)).toEqual(NOTHING);
  });
});

describe('what an update does to the rest', () => {
  test('posts that are gone are a warning, unless they have another type now', async () => {
    const alone = { posts: { post: 1, page: 2 } };
    const before = { posts: { post: 1, page: 2, note: 3 } };
    const lost = await compare(before, { posts: { post: 5, page: 2, wp_navigation: 1 } }, alone);
    expect(lost.changes).toEqual(['Posts of type `note`: 3 → 0']);
    expect(lost.lost).toEqual([]);
    expect((await compare(before, { posts: { post: 1, page: 2 } }, alone)).lost).toEqual([
      'warning: After the update, all 3 posts of type `note` are gone',
    ]);
    expect(await compare(before, { posts: { ...alone.posts, memo: 3 } }, alone)).toEqual({
      changes: ['Posts of type `note`: 3 → 0', 'Posts of type `memo`: 0 → 3'],
      lost: [],
    });
  });

  test('scheduled events, roles and keys of meta data are told', async () => {
    const before = {
      events: { acme_daily: 1 },
      roles: { administrator: ['read', 'edit'], clerk: ['read'] },
      usermeta: { session_tokens: 1, acme_seen: 1 },
      postmeta: { _acme_total: 3 },
    };
    const after = {
      events: { acme_hourly: 1 },
      roles: { administrator: ['read', 'sell', 'ship'] },
      usermeta: { 'wp_user-settings': 1, acme_seen: 2 },
      postmeta: { _acme_sum: 3, _edit_lock: 1 },
    };
    const role = 'warning: After the update, the role `clerk` is gone';
    expect(await compare(before, after)).toEqual({
      changes: [
        'Scheduled events: 1 added: `acme_hourly`; 1 gone: `acme_daily`',
        'Roles: 1 gone: `clerk`; `administrator`: 2 capabilities added: `sell` and `ship`; `administrator`: 1 capability gone: `edit`',
        'Post meta: 1 added: `_acme_sum`; 1 gone: `_acme_total`',
      ],
      lost: [role],
    });
    expect((await compare(before, { ...after, roles: { ...after.roles, seller: ['read'] } })).lost).toEqual(
      [],
    );
    expect((await compare(before, { ...after, postmeta: { _acme_sum: 2 } })).lost).toEqual([
      role,
      'warning: After the update, the meta data `_acme_total` of 3 posts is gone',
    ]);
  });
});

describe('what a site says of its database', () => {
  test('is not known when it has no option', async () => {
    const result = listed({ options: { a: 1, b: [1, 2, 3] } });
    expect(await listData({ site: siteOf(result) })).toBeUndefined();
  });

  test('is taken as far as it has the shape of a list', async () => {
    const data = await list({
      tables: { a: [1, [2]], b: 'x', c: [1, ['id']] },
      events: { a: 'x' },
      roles: { a: [1] },
    });
    expect([[...data.tables.keys()], data.events.size, data.roles.size]).toEqual([['c'], 0, 0]);
  });

  test('is a step of its own, and left out where it is not known', async () => {
    const told = await rehearseOn(({ what, version }) =>
      what === 'data' && version === '1.1.0'
        ? { result: listed({ options: { siteurl: [20, 'yes', 'a'], acme: [20, 'yes', 'a'] } }) }
        : undefined,
    );
    expect(told.result.steps.find(({ name }) => name === 'Data')).toMatchObject({
      outcome: 'passed',
      message: 'Options: 1 added: `acme`',
      changes: [{ what: 'Options', change: '1 added: `acme`' }],
    });
    const { result } = await rehearseOn(({ what }) => (what === 'data' ? { result: undefined } : undefined));
    expect(result.steps.find(({ name }) => name === 'Data')).toMatchObject({
      outcome: 'skipped',
      message: 'The database could not be listed.',
    });
  });
});

describe('an update that loses data', () => {
  const notice = (version: string) =>
    `=== Acme ===\n\nNotes.\n\n== Upgrade Notice ==\n\n= ${version} =\nRead this.\n`;
  const setting = { siteurl: [20, 'yes', 'a'], acme: [20, 'yes', 'a'] };
  const lose = async (readme: string, kept: boolean) => {
    const { told } = await rehearseOn(
      ({ what, version }) =>
        what === 'data'
          ? {
              result: listed({
                options:
                  version === '1.0.0' || (kept && version !== '') ? setting : { siteurl: [20, 'yes', 'a'] },
              }),
            }
          : undefined,
      { readme },
    );
    return told('Data').filter((text) => text.startsWith('notice: '));
  };

  test('is to say so in the upgrade notice, if there are notices of other versions', async () => {
    expect(await lose(notice('1.0.0'), false)).toEqual([
      'notice: `== Upgrade Notice ==` of the readme has other versions, but nothing for `1.1.0`: say in it what customers lose.',
    ]);
  });

  test('has said so, has no such notices, or loses nothing', async () => {
    expect(await lose(notice('1.1.0'), false)).toEqual([]);
    expect(await lose('=== Acme ===\n\nNotes.\n', false)).toEqual([]);
    expect(await lose('', false)).toEqual([]);
    expect(await lose(notice('1.0.0'), true)).toEqual([]);
  });
});
