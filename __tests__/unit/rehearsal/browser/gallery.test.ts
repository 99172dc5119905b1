import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { createGallery } from '../../../../src/rehearsal/browser/gallery.ts';
import type { PageVisit, Sighting } from '../../../../src/rehearsal/browser/model.ts';

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
  const sighting = { lines: [hostile], picture: Buffer.from('PNG') } as unknown as Sighting;
  const tour = {
    folder: 'acme',
    visits: new Map([[page.id, { page, sighting }]]),
    markup: '',
    content: '',
    blockScripts: new Map(),
  };
  const after = {
    ...tour,
    visits: new Map([[page.id, { page, sighting: { ...sighting, lines: ['New', hostile] } }]]),
  };
  const findings = [{ severity: 'error' as const, message: `\`${hostile}\``, file: hostile, page, key: 'a' }];
  try {
    const shown = { heading: hostile, place: hostile, before: tour, after, findings };
    expect(await createGallery({ folder, ...shown })).toBe(1);
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
      return [page.id, { page, sighting: { lines: [], picture } as unknown as Sighting }];
    }),
  );
  const tour = { folder: 'acme', visits, markup: '', content: '', blockScripts: new Map() };
  const findings = ['The dashboard', 'Broken'].map((id) => {
    const page = visits.get(id)?.page ?? pageOf(id, false);
    return { severity: 'error' as const, message: `${id} is empty.`, page, key: 'empty' };
  });
  try {
    const shown = { heading: 'Acme', place: 'Chromium 156', before: tour, after: tour, findings };
    expect(await createGallery({ folder, ...shown })).toBe(2);
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
