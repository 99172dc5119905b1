import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { collectLicenses } from '../../../scripts/licenses.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'licenses-'));
});
afterEach(() => rm(root, { recursive: true }));

/** Puts a package into a folder `node_modules`, and says what a bundle has of it. */
async function addPackage(name: string, files: Readonly<Record<string, string>>) {
  const folder = join(root, 'node_modules', name);
  await mkdir(folder, { recursive: true });
  for (const [file, text] of Object.entries(files)) await writeFile(join(folder, file), text);
  return { nameForCondition: join(folder, 'index.js') };
}

const describePackage = (name: string, license?: string) =>
  JSON.stringify({ name, version: '1.0.0', license });
const GRANT = 'Permission is hereby granted, free of charge';

describe('the license of a bundled package', () => {
  test('is each of its files', async () => {
    const files = {
      LICENSE: `One\r\n${GRANT}`,
      'NOTICE.md': 'Two\n',
      'package.json': describePackage('a', 'MIT'),
    };
    const modules = [await addPackage('a', files), await addPackage('a', {})];
    expect(collectLicenses({ modules })).toBe(`a 1.0.0 (MIT)\n\nOne\n${GRANT}\n\nTwo\n`);
  });

  test('stands in its readme, where it has no file', async () => {
    const readme = `# b\n\nOf license.\n\n## License\n\n(MIT)\n\nCopyright (c) 2013 J &lt;j@b.example&gt;\n\n${GRANT}\n`;
    const files = { 'README.md': readme, 'package.json': describePackage('b', 'MIT') };
    const text = collectLicenses({ modules: [await addPackage('b', files)] });
    expect(text).toBe(`b 1.0.0 (MIT)\n\n(MIT)\n\nCopyright (c) 2013 J <j@b.example>\n\n${GRANT}\n`);
  });

  test('is known, where the package has no text at all', async () => {
    const modules = [await addPackage('buffers', { 'package.json': describePackage('buffers') })];
    const text = collectLicenses({ modules });
    expect(text).toMatch(
      /^buffers 1\.0\.0 \(MIT\)\n\nCopyright \(c\) 2010 James Halliday .*\n\nPermission is hereby granted/,
    );
    expect(text).toContain('THE SOFTWARE IS PROVIDED "AS IS"');
  });

  test.each([
    ['no text', {}],
    ['the name of a license alone', { 'README.md': '# c\n\n## License\n\nMIT\n' }],
  ])('stops the build when there is %s', async (_name, files) => {
    const modules = [await addPackage('c', { 'package.json': describePackage('c', 'MIT'), ...files })];
    expect(() => collectLicenses({ modules })).toThrow('c 1.0.0 comes without the text of its license');
  });
});
