import { describe, expect, test } from '@jest/globals';
import { read } from '../../../../src/rehearsal/model/readers.ts';
import { SCRIPTS } from '../../../../src/rehearsal/model/scripts.ts';
import { readUsedNames } from '../../../../src/rehearsal/inventory/used-names.ts';
import type { RehearsedPackage } from '../../../../src/rehearsal/model/packages.ts';
import type { PairResult } from '../../../../src/rehearsal/model/results.ts';
import { compareNames, describeCompared } from '../../../../src/rehearsal/report/compare-pairs.ts';

const FILES = ['acme.php', 'inc/new.php', 'vendor/b.php'];
const files = FILES.map((shown) => ({ name: '', shown, sizeBytes: 1, crc32: '', isAscii: true }));
const next = {
  plugin: { folder: 'acme', requiresPhp: '7.4', requiresWordPress: '6.2' },
  files,
  isLibrary: (path: string) => path.startsWith('acme/vendor/'),
  isShown: (path: string) => path.startsWith('tests/'),
} as unknown as RehearsedPackage;

type Place = readonly [file: number, line: number, guards?: readonly string[], inside?: string];

interface Site {
  readonly php?: string;
  readonly wordpress?: string;
  readonly known?: Readonly<Record<string, readonly [owner: string, detail: string]>>;
  readonly unknown?: Readonly<Record<string, readonly Place[]>>;
  readonly loads?: Readonly<Record<number, readonly Place[]>>;
  readonly calls?: Readonly<Record<string, readonly Place[]>>;
  readonly extensions?: readonly string[];
  readonly unread?: number;
  readonly broken?: readonly (readonly [
    kind: string,
    shown: string,
    given: number,
    required: number,
    places: readonly Place[],
  ])[];
}

/** A pair whose site answered like this. */
function pair({ php = '7.4', wordpress = '6.2', known = {}, unknown = {}, ...more }: Site): PairResult {
  const guards: (readonly string[])[] = [];
  const toRaw = ([file, line, list = [], inside = '']: Place) => [file, line, guards.push(list) - 1, inside];
  const toRaws = (places: Readonly<Record<string, readonly Place[]>> = {}) =>
    Object.fromEntries(Object.entries(places).map(([key, list]) => [key, list.map(toRaw)]));
  const raw = {
    known: Object.entries(known).map(([key, origin]) => [key, ...origin]),
    unknown: Object.entries(unknown).map(([key, places]) => [key, key.slice(2), places.map(toRaw)]),
    loads: toRaws(more.loads),
    calls: toRaws(more.calls),
    paths: FILES.map((file) => `acme/${file}`),
    guards,
    extensions: more.extensions ?? ['standard'],
    unread: more.unread ?? 0,
    broken: (more.broken ?? []).map((call) => [...call.slice(0, 4), call[4].map(toRaw)]),
    own: [],
  };
  const names = readUsedNames(read(SCRIPTS.names, raw), 'acme', files);
  const step = { name: 'Functions and classes', outcome: 'skipped', message: '', problems: [] } as const;
  return { php, wordpress, durationMs: 1, steps: [{ ...step, durationMs: 1, names }] };
}

const NEW = { 'f:wp_new': ['wordpress', '6.5.0'] } as const;
const newest = (site: Site = {}) => pair({ php: '8.5', wordpress: '7.1', known: NEW, ...site });
const tell = (...pairs: readonly PairResult[]) =>
  compareNames(pairs, next).map(({ steps: [step] }) => [
    step?.outcome,
    ...(step?.problems ?? []).map(
      ({ severity, message, file, line }) => `${severity} ${file ?? ''}:${line ?? ''} ${message}`,
    ),
  ]);

describe('a name that the lowest pair lacks', () => {
  const at = (...places: readonly Place[]) => pair({ unknown: { 'f:wp_new': places } });

  test('is a warning at its line, with the version that has it', () =>
    expect(tell(at([0, 9]), newest())).toEqual([
      [
        'warned',
        'warning acme.php:9 `wp_new()` exists on WordPress 6.5 and newer (seen on 7.1, not on 6.2, which the package declares). Raise `Requires at least`, or check `function_exists()` first.',
      ],
      ['passed'],
    ]));

  test('is told the same whatever the order of the pairs', () =>
    expect(tell(newest(), at([0, 9]))).toEqual(tell(at([0, 9]), newest()).toReversed()));

  test('has the other places behind the first', () =>
    expect(tell(at([0, 9], [1, 2], [1, 5], [1, 7]), newest())[0]?.[1]).toContain(
      'Also at inc/new.php:2, inc/new.php:5 and 1 more.',
    ));

  test('is a notice in a library, unless the plugin uses it, too', () => {
    expect(tell(at([2, 3]), newest())[0]).toEqual([
      'passed',
      expect.stringMatching(/^notice vendor\/b\.php:3 /),
    ]);
    expect(tell(at([2, 3], [0, 9]), newest())[0]).toEqual([
      'warned',
      expect.stringMatching(/^warning acme\.php:9 (?!.*Also at)/),
    ]);
  });

  test('may be a name of PHP, of which only the pairs tell', () => {
    const known = { 'c:stringable': ['php', 'core'] } as const;
    expect(
      tell(pair({ unknown: { 'c:stringable': [[0, 4]] }, extensions: ['core'] }), newest({ known }))[0],
    ).toEqual([
      'warned',
      'warning acme.php:4 `stringable` exists on PHP 8.5, not on 7.4, which the package declares. Raise `Requires PHP`, or check first that it exists.',
    ]);
  });

  test.each([
    ['6.0', ', and the package declares 6.0)'],
    ['', ', and the package declares no version)'],
  ])('does not say that the package declares what was tried: %s', (requiresWordPress, words) => {
    const other = { ...next, plugin: { ...next.plugin, requiresWordPress } } as RehearsedPackage;
    const [result] = compareNames([at([0, 9]), newest()], other);
    expect(result?.steps[0]?.message).toContain(`not on 6.2${words}`);
  });

  test.each([
    ['no pair has it', newest({ known: {} })],
    ['another plugin has it', newest({ known: { 'f:wp_new': ['other', ''] } })],
    ['both pairs have the same WordPress', newest({ wordpress: '6.2' })],
    ['WordPress says that it is older', newest({ known: { 'f:wp_new': ['wordpress', '3.0.0'] } })],
    ['its extension is not here', newest({ known: { 'f:wp_new': ['php', 'sodium'] } })],
  ])('is not told where %s', (_why, other) => expect(tell(at([0, 9]), other)[0]).toEqual(['passed']));

  test('says nothing of what a build of PHP leaves out', () => {
    const known = {
      'f:imagettftext': ['php', 'gd'],
      'f:libxml_use_internal_errors': ['php', 'libxml'],
    } as const;
    const unknown = { 'f:imagettftext': [[0, 4]], 'f:libxml_use_internal_errors': [[0, 5]] } as const;
    const lowest = pair({ unknown, extensions: ['gd', 'libxml'] });
    expect(tell(lowest, newest({ known }))[0]).toEqual(['passed']);
  });

  test('is told when an extension comes with PHP itself', () => {
    const known = { 'c:random\\randomizer': ['php', 'random'] } as const;
    const lowest = pair({ unknown: { 'c:random\\randomizer': [[0, 4]] } });
    expect(tell(lowest, newest({ known }))[0]?.[0]).toBe('warned');
  });
});

test('a name that the newest pair lacks is gone', () => {
  const lowest = pair({ known: { 'f:each': ['php', 'core'] }, extensions: ['core'] });
  const other = pair({ php: '8.5', wordpress: '7.1', unknown: { 'f:each': [[0, 7]] }, extensions: ['core'] });
  expect(tell(lowest, other)).toEqual([
    ['passed'],
    [
      'warned',
      'warning acme.php:7 `each()` is gone from PHP 8.5 (seen on 7.4). Replace it, or check `function_exists()` first.',
    ],
  ]);
});

test('a name that the newest WordPress lacks is gone, however old it is', () => {
  const lowest = pair({ known: { 'f:wp_old': ['wordpress', '2.5'] } });
  const other = pair({ php: '8.5', wordpress: '7.1', unknown: { 'f:wp_old': [[0, 7]] } });
  expect(tell(lowest, other)[1]?.[1]).toMatch(/`wp_old\(\)` is gone from WordPress 7\.1 \(seen on 6\.2\)/);
});

describe('code that asks first', () => {
  const outcome = (guards: readonly string[], known: Site['known'] = NEW, loads: Site['loads'] = {}) =>
    tell(pair({ unknown: { 'f:wp_new': [[1, 9, guards]] }, loads }), newest({ known }))[0]?.[0];

  test.each([
    ['for a version that is not plain', ['v']],
    ['for a version of WordPress in between', ['w:6.5']],
    ['for the newest WordPress', ['w:7.1']],
    ['for another name that came in between', ['f:wp_also_new']],
    ['for versions below both', ['W:6.2']],
    ['for versions of PHP below both', ['P:7.4']],
  ])('is not told: %s', (_name, guards) =>
    expect(outcome(guards, { ...NEW, 'f:wp_also_new': ['wordpress', '6.5.0'] })).toBe('passed'),
  );

  test.each([
    ['for the lowest WordPress', ['w:6.2']],
    ['for one still to come', ['w:7.2']],
    ['for versions below one in between', ['W:6.3']],
    ['for PHP, which WordPress is not', ['p:8.0']],
    ['for a name that both have', ['k:ABSPATH']],
    ['for another plugin', ['c:woocommerce']],
  ])('is told: %s', (_name, guards) => expect(outcome(guards)).toBe('warned'));

  test('for PHP guards names of PHP', () =>
    expect(outcome(['p:8.1'], { 'f:wp_new': ['php', 'standard'] })).toBe('passed'));

  test('guards files that are only loaded behind it', () => {
    expect(outcome([], NEW, { 1: [[0, 1, ['w:6.5']]] })).toBe('passed');
    expect(
      outcome([], NEW, {
        1: [
          [0, 1, ['w:6.5']],
          [2, 1],
        ],
      }),
    ).toBe('warned');
    expect(outcome([], NEW, { 1: [[2, 1]], 2: [[0, 1, ['w:6.5']]] })).toBe('passed');
  });

  test('guards functions that are only called behind it', () => {
    const tellCalls = (calls: Readonly<Record<string, readonly Place[]>>) => {
      const lowest = pair({ unknown: { 'f:wp_new': [[1, 9, [], 'acme_go']] }, calls });
      return tell(lowest, newest({ known: { ...NEW, 'h:wp_new_init': ['asked', ''] } }))[0]?.[0];
    };
    expect(tellCalls({ acme_go: [[0, 1, ['h:wp_new_init']]] })).toBe('passed');
    expect(tellCalls({ acme_go: [[0, 1, ['h:init']]] })).toBe('warned');
    expect(tellCalls({ acme_go: [[0, 1, [], 'acme_start']], acme_start: [[0, 2, ['w:6.5']]] })).toBe(
      'passed',
    );
    expect(tellCalls({ acme_go: [[0, 1, [], 'acme_go']] })).toBe('warned');
  });

  test('is found among files that load each other', () =>
    expect(outcome([], NEW, { 1: [[2, 1]], 2: [[1, 1]] })).toBe('warned'));
});

describe('pairs', () => {
  const lowest = pair({ unknown: { 'f:wp_new': [[0, 9]] } });

  test('in the middle are not compared', () => {
    const middle = pair({ php: '8.0', wordpress: '6.4', unknown: { 'f:wp_new': [[0, 9]] } });
    expect(tell(lowest, middle, newest()).map(([outcome]) => outcome)).toEqual([
      'warned',
      'skipped',
      'passed',
    ]);
  });

  test('that read no code change nothing', () => {
    const other: PairResult = { php: '8.5', wordpress: '7.1', durationMs: 1, steps: [] };
    const [result, left] = compareNames([lowest, other], next);
    expect(result?.steps[0]).toMatchObject({
      outcome: 'skipped',
      message: 'The other pairs did not come this far.',
    });
    expect(left).toEqual(other);
  });

  test('tell in the log what came of it', () => {
    const describe = (...pairs: readonly PairResult[]) => describeCompared(compareNames(pairs, next));
    expect(describe(lowest, newest())).toBe('1 of the functions and classes is missing on one of them');
    expect(describe(pair({}), newest())).toBe('no difference');
    expect(describe(lowest)).toEqual({ inconclusive: 'fewer than two pairs came this far' });
  });

  test('say how many files they did not read', () =>
    expect(tell(pair({ unread: 7 }), newest())[0]).toEqual([
      'passed',
      'notice : 7 PHP files were not searched for functions and classes, because of their size or that of the package.',
    ]));

  test('tell at most fifty names', () => {
    const keys = Array.from({ length: 60 }, (_, index) => `f:wp_new_${index}`);
    const unknown = Object.fromEntries(keys.map((key) => [key, [[0, 1] as const]]));
    const known = Object.fromEntries(keys.map((key) => [key, ['wordpress', ''] as const]));
    const [result = []] = tell(pair({ unknown }), newest({ known }));
    expect(result).toHaveLength(52);
    expect(result).toContain('warning : 10 more names are not known here.');
  });
});

describe('a call that fails wherever PHP gets there', () => {
  const broken = (...places: readonly Place[]) => ({
    broken: [['nowhere', 'write_log()', 1, 0, places]] as const,
  });
  const tellOf = (site: Site) => tell(pair({}), newest(site))[1]?.filter((text) => text?.includes('warning'));

  test('is a warning at its line, once for all pairs', () => {
    const site = broken([0, 3], [1, 4]);
    expect(tell(pair(site), newest(site))).toEqual([
      ['passed'],
      [
        'warned',
        'warning acme.php:3 `write_log()` is defined nowhere: not in the package, in WordPress or PHP, or in a plugin beside it. PHP stops where it is called. Define it, or check `function_exists()` first. Also at inc/new.php:4.',
      ],
    ]);
  });

  test('says which method is missing, and how many arguments are', () => {
    const site: Site = {
      broken: [
        ['no-method', 'Acme::gone()', 0, 0, [[0, 1]]],
        ['arguments', 'new Acme()', 1, 2, [[0, 2]]],
        ['no-method', '$this->gone()', 0, 0, [[0, 3]]],
        ['no-method', '->gone_too()', 0, 0, [[0, 4]]],
        ['no-variable', '$store->find()', 0, 0, [[0, 6]]],
        ['arguments', '->store->list_all()', 0, 1, [[0, 7]]],
        ['no-class', 'Acme\\Missing', 0, 0, [[0, 5, ['f:another_plugin']]]],
      ],
    };
    expect(tellOf(site)).toEqual([
      expect.stringContaining('acme.php:1 `Acme::gone()` is called, but the class has no such method'),
      expect.stringContaining('acme.php:2 `new Acme()` is called with 1 argument, and requires 2'),
      expect.stringContaining('acme.php:3 `$this->gone()` is called, but the class has no such method'),
      expect.stringContaining('acme.php:4 `->gone_too()` is called, but no class has such a method any more'),
      expect.stringContaining(
        'acme.php:6 `$store->find()` is called, but nothing in its function sets `$store`',
      ),
      expect.stringContaining('acme.php:7 `->store->list_all()` is called with 0 arguments, and requires 1'),
      expect.stringContaining('acme.php:5 `Acme\\Missing` is defined nowhere'),
    ]);
  });

  test.each<[string, Site]>([
    ['the code asks for another plugin first', broken([0, 3, ['c:woocommerce']])],
    ['it hangs on a hook of another plugin', broken([0, 3, ['h:woocommerce_init']])],
    [
      'its function is only called behind a check',
      { ...broken([0, 3, [], 'f']), calls: { f: [[1, 2, ['f:other']]] } },
    ],
    ['its file is only loaded behind a check', { ...broken([1, 3]), loads: { 1: [[0, 2, ['c:other']]] } }],
    [
      'its file is only loaded on older versions',
      { ...broken([1, 3]), loads: { 1: [[0, 2, ['p:5.6', 'P:5.6']]] } },
    ],
    [
      'no class has the method, and an object of another plugin may',
      { broken: [['no-method', '->gone()', 0, 0, [[0, 1, ['c:woocommerce']]]]] },
    ],
    ['its failure is caught', { broken: [['no-method', 'self::gone()', 0, 0, [[0, 1, ['v']]]]] }],
    ['it is in a library', broken([2, 3])],
    [
      'the code asks for the class of its own first',
      { broken: [['no-class', 'Acme\\Missing', 0, 0, [[0, 5, ['c:acme\\missing']]]]] },
    ],
  ])('is not told where %s', (_, site) => {
    expect(tellOf(site)).toEqual([]);
  });

  test.each<[string, Site]>([
    [
      'its file is only loaded on the versions that the plugin runs on',
      { ...broken([1, 3]), loads: { 1: [[0, 2, ['p:5.6', 'w:5.0', 'v']]] } },
    ],
    [
      'the package calls its own code only beside another plugin',
      {
        broken: [
          ['no-method', 'self::gone()', 0, 0, [[0, 1, ['k:SUBDOMAIN_INSTALL']]]],
          ['no-method', '$this->gone()', 0, 0, [[0, 1, ['c:woocommerce']]]],
          ['arguments', 'Acme::go()', 0, 1, [[0, 1, ['c:woocommerce']]]],
        ],
      },
    ],
  ])('is told where %s', (_, site) => {
    expect(tellOf(site)).toHaveLength(site.broken?.length ?? 0);
  });

  test('is told behind a check for what is there', () => {
    const known = { ...NEW, 'c:wp_query': ['wordpress', ''] } as const;
    expect(tellOf({ ...broken([0, 3, ['c:wp_query']]), known })).toHaveLength(1);
  });
});
