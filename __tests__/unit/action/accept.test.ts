import { describe, expect, test } from '@jest/globals';
import { parseAcceptFindings } from '../../../src/action/inputs/accept-findings.ts';
import { acceptFindings, type AcceptedFinding, showAccepted } from '../../../src/action/accept.ts';
import type { CheckId } from '../../../src/package/check-ids.ts';
import type { Finding } from '../../../src/package/finding.ts';
import { forgeZip } from '../package/forge-zip.ts';
import { judge, main } from '../package/judge.ts';

function find(id: CheckId, file?: string, files?: readonly string[]): Finding {
  return { id, severity: 'error', message: '', effect: '', fix: '', file, files };
}

function accept(finding: Finding, ...entries: readonly string[]): boolean | undefined {
  const accepted = entries.flatMap((entry): readonly AcceptedFinding[] => parseAcceptFindings(entry));
  return acceptFindings([finding], accepted).findings[0]?.accepted;
}

describe('a finding is accepted', () => {
  test('by its check, whatever it is about', () => {
    expect(accept(find('dev-files', 'a/b.sh'), 'dev-files')).toBe(true);
    expect(accept(find('macosx'), 'macosx')).toBe(true);
    expect(accept(find('macosx'), 'dev-files')).toBe(false);
    expect(accept(find('macosx'))).toBe(false);
  });

  test('by its file, and by no other', () => {
    expect(accept(find('dev-files', 'a/b.sh'), 'dev-files:a/b.sh')).toBe(true);
    expect(accept(find('dev-files', 'a/b.sh'), 'dev-files:a/B.sh', 'dev-files:a/')).toBe(false);
    expect(accept(find('macosx'), 'macosx:a')).toBe(false);
  });

  test('when each of its files is', () => {
    const finding = find('symlink', 'a/b', ['a/b', 'a/c']);
    expect(accept(finding, 'symlink:a/b')).toBe(false);
    expect(accept(finding, 'symlink:a/c', 'symlink:a/b')).toBe(true);
  });
});

test('what is accepted comes last, and what does not occur is told', () => {
  const accepted = parseAcceptFindings('leaked-secrets:a/.env macosx leaked-secrets:a/c');
  const found = [find('leaked-secrets', 'a/.env'), find('leaked-secrets', 'a/b'), find('dev-files', 'a/x')];
  const { findings, unused } = acceptFindings(found, accepted);
  expect(findings.map(({ file, accepted: isFine }) => [file, isFine])).toEqual([
    ['a/b', false],
    ['a/x', false],
    ['a/.env', true],
  ]);
  expect(unused.map(showAccepted)).toEqual(['macosx', 'leaked-secrets:a/c']);
});

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
