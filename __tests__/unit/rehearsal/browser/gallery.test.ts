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
  const tour = { visits: new Map([[page.id, { page, sighting }]]), markup: '', blockScripts: new Map() };
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
    expect(html).toContain('<ins>New</ins>');
  } finally {
    await rm(folder, { recursive: true });
  }
});
