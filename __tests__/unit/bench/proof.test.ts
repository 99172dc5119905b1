import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { runStep, withFolder } from '../../../bench/measure.ts';
import { assertDone, assertPlayed, type PlayedPair } from '../../../bench/proof.ts';
import { timePlay } from '../../../bench/time-play.ts';

/** An action that is green at once. */
const IDLE = { 'action.yml': 'inputs: {}\nruns:\n  main: main.js\n', 'main.js': '' };

async function withIdleAction<T>(work: (folder: string) => Promise<T>): Promise<T> {
  return withFolder(async (folder) => {
    for (const [name, text] of Object.entries(IDLE)) await writeFile(join(folder, name), text);
    return work(folder);
  });
}

const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux('a rehearsal that plays nothing, and is green, has no figure', () =>
  withIdleAction(async (actionFolder) => {
    const place = { playgroundFolder: '', php: ['8.5'], wordpressZips: ['wp.zip'], oldZip: '', newZip: '' };
    const temporary = join(actionFolder, 'temporary');
    await mkdir(temporary);
    const play = timePlay('step', { ...place, actionFolder }, temporary, { php: ['8.5'], steps: ['Update'] });
    await expect(play).rejects.toThrow('What was timed was not done: PHP 8.5.');
  }),
);

test('a run that publishes nothing, and is green, has no figure', () =>
  withIdleAction(async (actionFolder) => {
    const run = runStep({ actionFolder, inputs: {} }, { status: 'published', bytes: 7 });
    await expect(run).rejects.toThrow('not done: status published (but undefined), bytes 7 (but NaN).');
  }));

const outputs = { status: 'dry-run', size: '7' };

test.each([
  ['another status', { status: 'published' }, 'status published (but dry-run)'],
  ['fewer bytes', { status: 'dry-run', bytes: 8 }, 'bytes 8 (but 7)'],
  ['fewer files', { status: 'dry-run', files: 21 }, 'files 21 (but 20)'],
] as const)('%s than the row is about is told', (_name, done, message) => {
  const log = ['Main file: a/a.php', 'Files: 20, 1 kB packed, 2 kB unpacked'];
  expect(() => assertDone({ outputs, log }, done)).toThrow(message);
  expect(() => assertDone({ outputs, log }, { status: 'dry-run', bytes: 7, files: 20 })).not.toThrow();
});

const pair = (php: string, outcome = 'passed', wordpress = '6.6'): PlayedPair => {
  return { php, wordpress, steps: [{ id: 'update', outcome }] };
};

test.each<[string, readonly PlayedPair[], string]>([
  ['a pair', [pair('7.4.33')], 'PHP 8.5'],
  ['the pair of another PHP', [pair('7.4.33'), pair('8.3.1')], 'PHP 8.5'],
  ['a WordPress', [pair('7.4.33'), pair('8.5.0', 'passed', '')], 'PHP 8.5'],
  ['a step', [pair('7.4.33'), pair('8.5.0', 'skipped')], 'PHP 8.5 with Update'],
])('%s that was not played is told', (_name, pairs, missing) => {
  const played = { php: ['7.4', '8.5'], steps: ['Update'] } as const;
  expect(() => assertPlayed(pairs, played)).toThrow(`What was timed was not done: ${missing}.`);
  expect(() => assertPlayed([pair('7.4.33'), pair('8.5.0')], played)).not.toThrow();
});

test('a step that had to be left out is told', () => {
  const played = { php: ['8.5'], steps: [], notSteps: ['Update'] } as const;
  expect(() => assertPlayed([pair('8.5.0')], played)).toThrow('PHP 8.5 without Update');
});
