import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { readErrors } from '../fixtures/stage.ts';
import { END, startRehearseStage } from './rehearse-stage.ts';

const PACKAGE = { 'zip-path': 'tidy-footer.zip', previous: 'none' };

test('a file that runs around the update lies in the workspace', async () => {
  await using stage = await startRehearseStage();
  await writeFile(join(stage.workspace, 'after.php'), '<?php\n');
  const fine = await stage.rehearse({ ...PACKAGE, 'after-update': 'after.php' });
  expect(readErrors(fine)).toEqual([expect.stringContaining(END)]);
  const outside = await stage.rehearse({ ...PACKAGE, 'before-update': '/proc/self/environ' });
  expect(readErrors(outside)).toEqual([
    expect.stringMatching(/^Input before-update: Input `before-update`: `\/proc\/self\/environ` is /),
  ]);
  expect(outside.exitCode).toBe(1);
});

test('what is accepted is named by the ids of steps, and all mistakes are told at once', async () => {
  await using stage = await startRehearseStage();
  const step = await stage.rehearse({ ...PACKAGE, 'accept-problems': 'frontpage wordpress-starts data:x' });
  const [error, ...others] = readErrors(step);
  expect(others).toEqual([]);
  expect(error).toMatch(
    /Input `accept-problems` names `frontpage`, which is not a step; it names `wordpress-starts`/,
  );
  expect(error).toMatch(/Did you mean `front-page`\? Leave `wordpress-starts` out/);
});
