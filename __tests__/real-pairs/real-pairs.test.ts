import { describe, expect, it } from '@jest/globals';
import { describeDifference, writeChanges } from '../../src/publish/compare/describe.ts';
import { type Break, define, dropFolder, dropHeader, halve, renameMain, setHeader, touch } from './break.ts';
import { countFactBytes, namePair, type PairFacts, readPairFacts, readPairs, readReviews } from './facts.ts';
import { compareReleases, nameBefore, readReleases, type Release } from './replay.ts';

const pairs = readPairs();
const reviews = readReviews();
const HOW = 'Run `npm run collect:pairs`, and say of each new finding whether it is right.';

const compare = (facts: PairFacts, releases: readonly [Release, Release] = readReleases(facts)) => {
  const mentions = [...facts.mentions, ...facts.needed];
  return compareReleases(releases, { what: nameBefore(facts), mentions });
};

const cases = pairs.map((pair) => [namePair(pair), readPairFacts(pair)] as const);

/** Most tests compare the two as they are: once is enough. */
const compared = new Map<PairFacts, ReturnType<typeof compare>>();

function compareAsTheyAre(facts: PairFacts): ReturnType<typeof compare> {
  const comparison = compared.get(facts) ?? compare(facts);
  compared.set(facts, comparison);
  return comparison;
}

describe('two real releases', () => {
  it.each(cases)('differ as other tools say: %s', async (_name, facts) => {
    const { truth } = facts;
    const comparison = await compareAsTheyAre(facts);
    const { difference } = comparison;
    const { added, removed, changed, parts, unpackedBytes } = difference;
    const counted = { added: added.length, removed: removed.length, changed: changed.length };
    const [from, to] = truth.unpackedBytes;
    expect({ ...counted, unpackedBytes }).toEqual({
      added: truth.added,
      removed: truth.removed,
      changed: truth.changed,
      unpackedBytes: { from, to },
    });
    const sum = (kind: keyof typeof counted) => parts.reduce((count, part) => count + part[kind].length, 0);
    expect({ added: sum('added'), removed: sum('removed'), changed: sum('changed') }).toEqual(counted);
    expect(JSON.parse(writeChanges(comparison, (text) => text))).toMatchObject(counted);
    if (truth.added > 0) expect(describeDifference(difference)).toContain(`${truth.added} `);
  });

  it.each(cases)('have the findings that were reviewed: %s', async (name, facts) => {
    const { findings } = await compareAsTheyAre(facts);
    const found = findings.map(({ id, severity, file = '' }) => ({ id, severity, file }));
    const reviewed = (reviews[name] ?? []).map(({ id, severity, file }) => ({ id, severity, file }));
    expect({ found, HOW }).toEqual({ found: reviewed, HOW });
  });

  it('are reviewed with reasons, without a false alarm', () => {
    const all = Object.values(reviews).flat();
    expect(Object.keys(reviews)).toEqual(pairs.map(namePair));
    expect(all.filter(({ reason }) => reason === '')).toEqual([]);
    expect(all.filter(({ verdict }) => verdict !== 'true')).toEqual([]);
  });

  it('are those of many plugins, and few bytes', () => {
    expect(new Set(pairs.map(({ repository }) => repository)).size).toBeGreaterThanOrEqual(20);
    expect(countFactBytes()).toBeLessThan(600_000);
  });
});

/** Lists the findings that a break adds to those of the unbroken release. */
async function findBroken(facts: PairFacts, change: Break, prepare?: Break): Promise<readonly string[]> {
  const [before, after] = readReleases(facts).map(prepare ?? ((release) => release)) as [Release, Release];
  const list = ({ findings }: Awaited<ReturnType<typeof compare>>) =>
    findings.map(({ id, severity, file = '' }) => `${severity} ${id} ${file}`.trimEnd());
  const known = list(await (prepare ? compare(facts, [before, after]) : compareAsTheyAre(facts)));
  return list(await compare(facts, [before, change(after)])).filter((finding) => !known.includes(finding));
}

const [, contactForm] = cases.find(([name]) => name === 'contact-form-7 4.2.1 → 4.2.2') ?? [];
if (contactForm === undefined) throw new Error('The pair is missing.');
const main = 'contact-form-7/wp-contact-form-7.php';

/** Pairs that have a folder in both releases, of which nothing is told. */
const withFolder = (folder: string) =>
  cases.filter(([name, facts]) => {
    const isIn = readReleases(facts).map(({ files }) => files.some(([path]) => path.startsWith(folder)));
    return isIn.every(Boolean) && reviews[name]?.every(({ file }) => !file.endsWith(`/${folder}`)) === true;
  });

describe('a release that is broken', () => {
  it.each(
    ['vendor/', 'build/', 'dist/', 'includes/'].flatMap((folder) =>
      withFolder(folder).map(([name, facts]) => [folder, name, facts] as const),
    ),
  )('is told without %s: %s', async (folder, _name, facts) => {
    const findings = await findBroken(facts, dropFolder(folder));
    expect(findings.map((finding) => finding.replace(/^(error|warning)/, 'told'))).toContain(
      `told part-vanished ${facts.slug}/${folder}`,
    );
  });

  it.each(cases.filter(([name]) => /^(acf|akismet|jetpack 3\.0|tablepress|types|woocommerce)/.test(name)))(
    'is told without half of its files: %s',
    async (_name, facts) => {
      expect(await findBroken(facts, halve)).toContain('notice size-jump');
    },
  );

  it('is told when the version stayed', async () => {
    const prepare = setHeader('Version', '4.2.2');
    expect(await findBroken(contactForm, touch('settings.php'), prepare)).toEqual([]);
    const { findings } = await compare(contactForm, [
      prepare(readReleases(contactForm)[0]),
      readReleases(contactForm)[1],
    ]);
    expect(findings).toEqual([expect.objectContaining({ id: 'same-version-changed', severity: 'warning' })]);
  });

  it.each([
    ['is gone', dropHeader('Update URI'), 'error'],
    ['is false', setHeader('Update URI', 'false'), 'error'],
    ['has another host', setHeader('Update URI', 'https://other.example/cf7'), 'warning'],
  ])('is told when its Update URI %s', async (_name, change, severity) => {
    const prepare = setHeader('Update URI', 'https://updates.example/cf7');
    expect(await findBroken(contactForm, change, prepare)).toEqual([
      `${severity} update-uri-changed ${main}`,
    ]);
  });

  it('is told when its main file has another name', async () => {
    expect(await findBroken(contactForm, renameMain('cf7.php'))).toEqual([
      'error main-file contact-form-7/cf7.php',
    ]);
  });

  it('is told when a constant kept its version', async () => {
    expect(await findBroken(contactForm, define('CF7_VERSION', '4.2.1'))).toEqual([
      `warning stale-version ${main}`,
    ]);
  });
});
