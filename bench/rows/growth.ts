import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { zipFiles } from '../../sandbox/plugins/build-plugin.ts';
import { type Inspection, inspect } from '../../src/package/inspect.ts';
import { createContentScanner } from '../../src/package/read/read-contents.ts';
import { readFromBuffer } from '../../src/shared/bytes.ts';
import { openLocalFile } from '../../src/shared/local-file.ts';
import { PublishError } from '../../src/shared/publish-error.ts';
import { describeSource, zipPlugin } from '../../src/source/zip-plugin.ts';
import { withFolder } from '../measure.ts';
import { formatTime, type Result } from '../result.ts';

const ROUNDS = 4;
const MAX_ROUNDS = 4 * ROUNDS;
const BUDGET = 2.5;
const TIMES = 50;
/** What takes less than enough with so many is bounded by something else than its number. */
const MAX_TIMES = 32 * TIMES;
/** Milliseconds of the smaller one; shorter times depend more on the machine than on the work. */
const ENOUGH_MS = 300;
const MAIN = `<?php
/**
 * Plugin Name: My Plugin
 * Version: 1.2.3
 */
`;

type Files = Readonly<Record<string, string>>;

const own = 'my-plugin/';
const MAIN_FILE = `${own}my-plugin.php`;

/** Many files of one kind, of the same or of different content. */
function repeat(
  count: number,
  name: (index: number) => string,
  content: string | ((index: number) => string) = '',
): Files {
  const write = typeof content === 'string' ? () => content : content;
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [own + name(index), write(index)]));
}

const deep = (index: number, levels: number) => `${index}${'/d'.repeat(levels)}`;
const [begin, end] = ['BEGIN', 'END'].map((word) => `-----${word} PRIVATE KEY-----`);
const keys = `<<<A\n${begin ?? ''}\n${'a'.repeat(40)}\nA\n${end ?? ''}\n`;

/** One dimension each; the number is how often. */
const SHAPES: Readonly<Record<string, (times: number) => Files>> = {
  'deep paths': (times) => repeat(times * 4, (at) => `${deep(at, 300)}/.x`),
  'deep libraries': (times) => repeat(times * 4, (at) => `${deep(at, 300)}/LICENSE`),
  'key markers behind heredocs': (times) =>
    repeat(times, (at) => `${at}.php`, `<?php\n${"$a = 'b'; ".repeat(5000)}${keys.repeat(20)}`),
  'tokens and line ends': (times) => repeat(times, (at) => `${at}.txt`, '_auth\r'.repeat(8000)),
  '.npmrc': (times) => repeat(times, (at) => `${at}/.npmrc`, '_auth=EXAMPLEEXAMPLE\n'.repeat(2500)),
  'marks of conflicts': (times) =>
    repeat(
      times,
      (at) => `${at}.php`,
      `<?php\n${'$a=1;'.repeat(10_000)}/*\n<<<<<<< a\n=======\n>>>>>>> b\n*/`,
    ),
  'starts of tokens': (times) =>
    repeat(times, (at) => `${at}.js`, 'sk_live_aaaaaaaaaaaaaaaaaaaa ghp_aaaaaaaaaaaa '.repeat(1200)),
  'calls in calls': (times) => ({
    [MAIN_FILE]: `${MAIN}${`require ${'dirname('.repeat(19)}1;\n`.repeat(times * 10)}`,
  }),
  'files that are loaded': (times) => ({
    [MAIN_FILE]: `${MAIN}${Array.from({ length: times }, (_, at) => `require __DIR__ . '/${at}.php';\n`).join('')}`,
    ...repeat(times, (at) => `${at}.php`, `<?php\n${'if(a){'.repeat(800)}${'(function(){'.repeat(300)}`),
  }),
  'secrets in folders of tests': (times) => repeat(times * 4, (at) => `${at}/${'tests/'.repeat(160)}.env`),
  // In a directory, the system itself takes longer the deeper it has to look.
  'files of Composer, named deep in folders': (times) => ({
    [`${own}composer.json`]: '{"require":{"a/b":"1"}}',
    ...repeat(
      20,
      (at) => `${'d/'.repeat(times * 5)}${at}.php`,
      `<?php\n${Array.from({ length: 200 }, (_, name) => `a('/vendor/${name}/a.php');`).join('')}`,
    ),
  }),
  'long lines': (times) => repeat(times, (at) => `${at}.js`, 'mysql://aaaa:aaaaaaaaaa'.repeat(2500)),
};

/** The same of directories, which are zipped first, by rules and in search of what a build makes. */
const DIRECTORY_SHAPES: typeof SHAPES = {
  'deep folders': (times) => repeat(times * 4, (at) => `${deep(at, 40)}/a.css`),
  'rules of .distignore': (times) => ({
    [`${own}.distignore`]: Array.from({ length: times * 10 }, (_, at) => `**/a*b*${1000 + at}*/**/c\n`).join(
      '',
    ),
    ...repeat(100, (at) => `${deep(at, 9)}/aabb.css`),
  }),
  'files under rules': (times) => ({
    [`${own}.distignore`]: Array.from({ length: 100 }, (_, at) => `**/a*b*${at}*/**/c\n`).join(''),
    ...repeat(times * 10, (at) => `${deep(at, 9)}/aabb.css`),
  }),
  'attributes in folders': (times) =>
    repeat(times * 20, (at) => `${at}/.gitattributes`, '*.css export-ignore\n'),
  'paths of a build': (times) => ({
    [`${own}package.json`]: '{"scripts":{"build":"a"}}',
    ...repeat(
      times * 4,
      (at) => `${at}.php`,
      (at) => `<?php\n${Array.from({ length: 100 }, (_, name) => `a('build/${at}/${name}.js');`).join('')}`,
    ),
  }),
  'packages in places': (times) => ({
    [`${own}composer.json`]: JSON.stringify({
      require: Object.fromEntries(Array.from({ length: times * 10 }, (_, at) => [`a/${at}`, '1'])),
      extra: {
        'installer-paths': {
          ...Object.fromEntries(Array.from({ length: times * 10 }, (_, at) => [`${at}/{$name}`, []])),
          [`${'/'.repeat(times * 1000)}{$name}`]: [],
        },
      },
    }),
  }),
  'files of Composer': (times) => ({
    [`${own}composer.json`]: '{"require":{"a/b":"1"}}',
    ...repeat(
      times * 4,
      (at) => `${at}.php`,
      (at) =>
        `<?php\n${Array.from({ length: 100 }, (_, name) => `a('/vendor/${at}/${name}.php');`).join('')}`,
    ),
  }),
};

/** Milliseconds of processor time that a step takes. */
async function measure(work: () => Promise<unknown>): Promise<number> {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

const JUDGED = { slug: undefined, version: undefined, served: undefined };

async function measureZip(files: Files): Promise<number> {
  const all = { [MAIN_FILE]: MAIN, ...files };
  const zip = await zipFiles(all);
  return measure(async () => {
    const { facts, check } = await inspect(readFromBuffer(zip));
    check(JUDGED);
    assertRead(facts, Object.keys(all).length);
  });
}

function measureDirectory(files: Files): Promise<number> {
  return withFolder(async (folder) => {
    for (const [name, content] of Object.entries({ [MAIN_FILE]: MAIN, ...files })) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), content);
    }
    const path = join(folder, 'my-plugin');
    return measure(async () => {
      const zipped = await zipPlugin(path, {
        slug: undefined,
        epochSeconds: 0,
        folder,
        createContentScanner,
      });
      const file = await openLocalFile(zipped.path);
      const { facts, check } = await inspect(file, { seen: zipped.seen });
      check({ ...JUDGED, zipped: await describeSource(zipped, { path, slug: undefined }, folder) });
      await file.close();
      assertRead(facts);
    });
  });
}

/** What exceeds the limits of packages is not read to its end, so its time says nothing. */
class NotRead extends Error {}

/** @throws NotRead */
function assertRead({ contents, plugin }: Inspection['facts'], files = contents?.files): void {
  if (contents?.isRead === true && contents.files === files && plugin?.version === '1.2.3') return;
  throw new NotRead('What was timed was not done: a hostile package was not read to its end.');
}

/** How much more work twice as much of one thing is, for the worst of the things that hostile packages repeat. */
export async function benchGrowth(): Promise<readonly Result[]> {
  return [
    await benchShapes('package', SHAPES, measureZip),
    await benchShapes('directory', DIRECTORY_SHAPES, measureDirectory),
  ];
}

async function benchShapes(
  what: string,
  shapes: typeof SHAPES,
  measureOne: (files: Files) => Promise<number>,
): Promise<Result> {
  let worst = { name: '', once: 1, twice: 0 };
  let compared = 0;
  for (const [name, make] of Object.entries(shapes)) {
    const times = await chooseTimes(make, measureOne);
    if (times === undefined) continue;
    compared += 1;
    let [once, twice] = [Infinity, Infinity];
    // The best of several, because the collector of garbage and other programs slow down single ones; what is not linear stays above.
    for (let round = 0; round < ROUNDS || (round < MAX_ROUNDS && twice > BUDGET * once); round += 1) {
      once = Math.min(once, await measureOne(make(times)));
      twice = Math.min(twice, await measureOne(make(2 * times)));
    }
    if (twice / once > worst.twice / worst.once) worst = { name, once, twice };
  }
  if (worst.name === '') throw new Error(`No hostile ${what} takes long enough to be compared.`);
  return {
    row: 'growth',
    what: `a hostile ${what} with twice as much in it, to one with half (processor time)`,
    value: worst.twice / worst.once,
    unit: 'times',
    budget: BUDGET,
    detail: `${worst.name}: ${formatTime(worst.twice)} to ${formatTime(worst.once)}; ${compared} of ${Object.keys(shapes).length} kinds take as long`,
  };
}

/** How often the smaller one has its thing; `undefined` if as many as a package may have take too short to be compared. */
async function chooseTimes(
  make: (times: number) => Files,
  measureOne: (files: Files) => Promise<number>,
): Promise<number | undefined> {
  // The second time, because the first one compiles.
  const isEnough = async (times: number) =>
    Math.min(await measureOne(make(times)), await measureOne(make(times))) >= ENOUGH_MS;
  if (await isEnough(TIMES)) return TIMES;
  try {
    for (let times = 2 * TIMES; times <= MAX_TIMES; times *= 2) {
      if (!(await isEnough(times))) continue;
      await measureOne(make(2 * times));
      return times;
    }
  } catch (error) {
    if (!(error instanceof NotRead || error instanceof PublishError)) throw error;
  }
  return undefined;
}
