import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { createGallery } from '../../../../src/rehearsal/browser/gallery.ts';
import type { ShownProblem } from '../../../../src/rehearsal/model/results.ts';
import type { PageVisit, Observation } from '../../../../src/rehearsal/model/browser.ts';

test('stores pictures beside a page in which nothing of a plugin is markup', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gallery-'));
  const hostile = '</h2><script>alert(1)</script><img src=x onerror=alert(1)>"\'';
  const page: PageVisit = {
    id: `page ${hostile}/../../etc`,
    kind: 'admin',
    url: '/',
    subject: hostile,
    isOwn: true,
    isForAdmins: true,
  };
  const observation = { lines: [hostile], picture: Buffer.from('PNG') } as unknown as Observation;
  const tour = {
    folder: 'acme',
    visits: new Map([[page.id, { page, observation }]]),
    markup: '',
    content: '',
    blockScripts: new Map(),
  };
  const after = {
    ...tour,
    visits: new Map([[page.id, { page, observation: { ...observation, lines: ['New', hostile] } }]]),
  };
  const findings = [{ severity: 'error' as const, message: `\`${hostile}\``, file: hostile, page, key: 'a' }];
  try {
    const shown = { heading: hostile, place: hostile, before: tour, after, findings };
    expect((await createGallery({ folder, ...shown })).pages).toBe(1);
    const names = await readdir(folder);
    expect(names).toHaveLength(3);
    expect(names.every((name) => /^[\w-]+\.(?:png|html)$/.test(name))).toBe(true);
    const html = await readFile(join(folder, 'index.html'), 'utf8');
    expect(html).not.toMatch(/<script|onerror=alert\(1\)>/);
    expect(html).toContain("default-src 'none'");
    expect(html.match(/<img /g)).toHaveLength(2);
    expect(html).toContain('New: <ins>New</ins>');
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('shows what is broken first, also where there is no picture', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gallery-'));
  const pageOf = (subject: string, isOwn: boolean): PageVisit => ({
    ...{ id: subject, kind: 'admin', url: '/', subject, isOwn, isForAdmins: true },
  });
  const pages = [pageOf('The dashboard', false), pageOf('Fine', true), pageOf('Broken', true)];
  const visits = new Map(
    pages.map((page) => {
      const picture = page.isOwn ? Buffer.from('PNG') : undefined;
      return [page.id, { page, observation: { lines: [], picture } as unknown as Observation }];
    }),
  );
  const tour = { folder: 'acme', visits, markup: '', content: '', blockScripts: new Map() };
  const findings = ['The dashboard', 'Broken'].map((id) => {
    const page = visits.get(id)?.page ?? pageOf(id, false);
    return { severity: 'error' as const, message: `${id} is empty.`, page, key: 'empty' };
  });
  try {
    const shown = { heading: 'Acme', place: 'Chromium 156', before: tour, after: tour, findings };
    expect((await createGallery({ folder, ...shown })).pages).toBe(2);
    const html = await readFile(join(folder, 'index.html'), 'utf8');
    const told = [...html.matchAll(/<h2 [^>]*>(.*?)<|<strong>Error<\/strong> (.*?)</g)];
    expect(told.map(([, heading, error]) => heading ?? error)).toEqual([
      ...['Pages without a picture', 'The dashboard is empty.'],
      ...['Broken', 'Broken is empty.', 'Fine'],
    ]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

describe('the page, once all steps have been played,', () => {
  const page: PageVisit = {
    ...{ id: 'a', kind: 'admin', url: '/wp-admin/a', subject: 'The page "Acme" (/wp-admin/a)' },
    ...{ isOwn: true, isForAdmins: true },
  };
  const tourOf = (...lines: readonly string[]) => {
    const observation = { lines, picture: Buffer.from(lines.join()) } as unknown as Observation;
    const visits = new Map([[page.id, { page, observation }]]);
    return { folder: 'acme', visits, markup: '', content: '', blockScripts: new Map() };
  };
  const draw = async (
    problems: readonly ShownProblem[],
    isPassed: boolean,
    now = tourOf('Orders'),
    isFirst = false,
  ) => {
    const folder = await mkdtemp(join(tmpdir(), 'gallery-'));
    const read = async () => (await readFile(join(folder, 'index.html'), 'utf8')).replaceAll(/\s+/g, ' ');
    try {
      const before = isFirst ? undefined : tourOf('Orders', 'Save');
      const shown = { heading: 'Acme', place: 'PHP 8.5', before, after: now, findings: [] };
      const { finish } = await createGallery({ folder, ...shown });
      const first = await read();
      await finish(problems, isPassed);
      return { first, html: await read() };
    } finally {
      await rm(folder, { recursive: true });
    }
  };
  const LOGGED: ShownProblem = {
    ...{ step: 'Scripts: dashboard', severity: 'error', message: 'PHP Fatal error: Class "A" not found.' },
    ...{ file: 'src/a.php', line: 16, subject: page.subject },
  };

  test('says that nothing was found only where the rehearsal is green', async () => {
    const { first, html } = await draw([], true);
    expect(first).not.toMatch(/nothing/i);
    expect(html).toContain('Nothing was found that the update broke.');
    expect((await draw([], false)).html).not.toMatch(/nothing/i);
    expect((await draw([LOGGED], false)).html).not.toMatch(/nothing/i);
  });

  test('has one column for a new installation', async () => {
    const { html } = await draw([], true, tourOf('Orders'), true);
    expect(html).toContain('A new installation: there is no earlier version to compare with.');
    expect(html.match(/<img /g)).toHaveLength(1);
    expect(html).not.toMatch(/before|the update|No picture|class="pair"/i);
    expect((await draw([LOGGED], false, tourOf('Orders'), true)).html).toContain('src/a.php:16');
  });

  test('shows above its picture what PHP logged on a page, and not that the pictures may differ by chance', async () => {
    const { html } = await draw([LOGGED, { ...LOGGED, step: 'Own pages' }], false);
    expect(html).toContain('Found: 1 error.');
    expect(html.match(/Class &#34;A&#34; not found/g)).toHaveLength(1);
    expect(html.indexOf('src/a.php:16')).toBeGreaterThan(html.indexOf('<h2 id="01-a"'));
    expect(html).toContain('The pictures differ. 1 line of text is gone.</p>');
  });

  test('shows there what another step says of the page', async () => {
    const message = `${page.subject} links \`build/a.js\`, which is not in the package.`;
    const { html } = await draw([{ step: 'Scripts and styles', severity: 'error', message }], false);
    expect(html.indexOf('build/a.js')).toBeGreaterThan(html.indexOf('<h2 id="01-a"'));
  });

  test('lists the errors of other steps, and no finding of the browser twice', async () => {
    const other = { severity: 'error', message: 'The update failed.' } as const;
    const { html } = await draw(
      [
        { step: 'Update', ...other },
        {
          step: 'Scripts: dashboard',
          severity: 'error',
          message: 'It is empty. One other page has the same.',
        },
        { step: 'Data', severity: 'warning', message: 'An option is gone.' },
      ],
      false,
    );
    expect(html).toContain('<h2 id="steps">Found in other steps</h2>');
    expect(html).toContain('The update failed.');
    const logged = await draw(
      [{ step: 'Update', ...other }, LOGGED, { ...LOGGED, subject: undefined, step: 'Own pages' }],
      false,
    );
    expect(logged.html).toContain('Found: 2 errors.');
    expect(logged.html.match(/Class &#34;A&#34; not found/g)).toHaveLength(1);
    expect(html).not.toMatch(/It is empty|An option is gone/);
  });

  test('says that lines are gone before it says that pictures differ by chance', async () => {
    expect((await draw([], true)).html).toContain(
      'The pictures differ. 1 line of text is gone. A date or a random text is enough for that.',
    );
    const more = await draw([], true, tourOf('Orders', 'Save', '28 November'));
    expect(more.html).toContain('The pictures differ. A date or a random text is enough for that.');
  });
});
