import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { checkSchedules, ENDS, readSearch } from './check.ts';
import { type Builds, makeBuilds } from './package-file.ts';
import { schedulesFor } from './schedule.ts';

let builds: Builds;
beforeAll(async () => {
  builds = await makeBuilds();
});
afterAll(async () => {
  await builds[Symbol.asyncDispose]();
});

test('runs that publish the release first keep their promises', async () => {
  const { broken, ends } = await checkSchedules(
    readSearch(process.env),
    schedulesFor('public', 'auto'),
    builds,
  );
  if (broken !== undefined) throw new Error(broken);
  // The schedules lead to every end there is.
  expect([...ends].sort()).toEqual(ENDS);
}, 3_600_000);
