import { expect, test } from '@jest/globals';

import type { EarlyQuestions } from '../../../src/hosting/model.ts';
import { publishPlugin } from '../../../src/publish/publish-plugin.ts';
import {
  createHost,
  createInputs,
  createInspection,
  createParts,
  createRemotePackage,
  searchForKeys,
} from './in-memory.ts';

/** Lists the early questions, and the work between them. */
async function listEvents(inputs: Readonly<Record<string, string>>): Promise<readonly unknown[]> {
  const events: (EarlyQuestions | string)[] = [];
  const { source, service } = createParts();
  const parts = createParts({
    source: {
      find: () => {
        events.push(FOUND);
        return 'zip_url' in inputs ? Promise.resolve(createRemotePackage()) : source.find();
      },
      searchForKeys,
      inspect: () => {
        events.push(LOOKED);
        return Promise.resolve(createInspection());
      },
    },
    service: {
      ...service,
      fetchLiveVersion: () => {
        events.push(LIVE);
        return Promise.resolve({});
      },
    },
    host: createHost({ askEarly: (questions) => void events.push(questions) }),
  });
  await publishPlugin(createInputs(inputs), parts).catch(() => undefined);
  return events;
}

const ZIP_URL = { zip_url: 'https://downloads.example/a.zip' };
const [FOUND, LOOKED, LIVE] = ['found', 'looked into', 'asked what is live'] as const;

test.each<[string, Record<string, string>, readonly unknown[]]>([
  [
    'a tag of its own begins with everything',
    { 'release-tag': 'v2' },
    [{ privacy: true, tag: 'v2' }, FOUND, LOOKED, LIVE],
  ],
  [
    'the tag of its version asks for that as soon as it is known',
    {},
    [{ privacy: true, tag: undefined }, FOUND, LOOKED, { privacy: false, tag: 'v2.0.0' }, LIVE],
  ],
  [
    'a signed URL need not know whether the repository is private',
    { 'release-tag': 'v2', 'asset-url': 'signed' },
    [{ privacy: false, tag: 'v2' }, FOUND, LOOKED, LIVE],
  ],
  [
    'the folder in its tag takes that of the input',
    { 'release-tag': '{slug}-{version}', slug: 'b' },
    [{ privacy: true, tag: undefined }, FOUND, LOOKED, { privacy: false, tag: 'b-2.0.0' }, LIVE],
  ],
  [
    'a URL and a tag asks only for the tag',
    { ...ZIP_URL, 'release-tag': 'v2' },
    [{ privacy: false, tag: 'v2' }, FOUND, LOOKED, LIVE],
  ],
  ['a URL alone asks GitHub for nothing', ZIP_URL, [FOUND, LOOKED, LIVE]],
])('a run with %s', async (_name, inputs, events) => {
  expect(await listEvents(inputs)).toEqual(events);
});
