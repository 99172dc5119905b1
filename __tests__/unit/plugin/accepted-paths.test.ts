import { expect, test } from '@jest/globals';
import { acceptFindings, parseAcceptFindings } from '../../../src/inputs/accept-findings.ts';
import { forgeZip } from './forge-zip.ts';
import { judge, main } from './judge.ts';

test('one link that is accepted by its path accepts no other', async () => {
  const attributes = 0o120777 * 0x10000;
  const entries = ['a', 'b'].map((name) => ({ name: `my-plugin/${name}`, content: '/srv/lib', attributes }));
  const zip = forgeZip([{ name: 'my-plugin/my-plugin.php', content: main }, ...entries]);
  const about = (await judge(zip)).filter(({ message }) => message.includes('link'));
  expect(about).not.toEqual([]);
  const accept = (...paths: readonly string[]): readonly boolean[] => {
    const entriesOf = about.flatMap(({ id }) => paths.map((path) => `${id}:${path}`));
    const { findings } = acceptFindings(about, parseAcceptFindings(entriesOf.join(' ')));
    return findings.map(({ accepted }) => accepted);
  };
  expect(accept('my-plugin/a')).toContain(false);
  expect(accept('my-plugin/b')).toContain(false);
  expect(accept('my-plugin/a', 'my-plugin/b')).not.toContain(false);
});
