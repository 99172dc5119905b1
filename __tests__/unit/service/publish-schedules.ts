import fc from 'fast-check';

import type { TransportFailure } from '../../../src/http/transport-error.ts';
import {
  API_KEY,
  created,
  ENDPOINT,
  type GetFault,
  PACKAGE,
  type PostFault,
  type PostKind,
  type Reply,
  type RetryAfter,
  type Schedule,
} from './publish-world.ts';

/** A service may read another version out of the package than the package's author. */
const OTHER = '2.0.0-other';

const tookMs = fc.constantFrom(0, 7, 400, 4_000, 25_000, 70_000);
const anyBody = fc.constantFrom(
  '',
  '<!doctype html><title>Oops</title>',
  '{"message":"why"}',
  '{"success":false}',
  '{"success":true,"version":"2.0.0"}',
);
const retryAfterAnyTime = fc.oneof(
  fc.record({
    seconds: fc.oneof(
      { weight: 3, arbitrary: fc.integer({ min: 0, max: 60 }) },
      fc.constantFrom(90, 91, 9999),
    ),
  }),
  fc.record({
    dateInSeconds: fc.oneof({ weight: 3, arbitrary: fc.integer({ min: -30, max: 60 }) }, fc.constant(9999)),
  }),
);
const retryAfterGarbage = fc.record({
  text: fc.constantFrom(
    '',
    'soon',
    '-5',
    '1.5',
    '0x10',
    '5 s',
    '2036-01-01T00:00:00Z',
    'Tue, 99 Foo 2036 99:99:99 GMT',
  ),
});
const noRetryAfter = fc.constant(undefined);

/** Never left the runner; the certificate is not among them, because it will not mend itself. */
const PASSING: readonly TransportFailure[] = [
  'name-not-found',
  'refused',
  'unreachable',
  'proxy',
  'deadline',
  'interrupted',
];

/** Other copies of the endpoint, and what is none, or the request itself. */
const COPIES = ['https://www.service.example/api/v1/plugin/update', '/v2/api/v1/plugin/update/?a=b'];
const PAGES = ['/login?next=%2F', `${ENDPOINT}?done`, `${ENDPOINT}/`, 'https://['];
const copies = fc.constantFrom(...COPIES);
const pages = fc.constantFrom(...PAGES, undefined);
const elsewhere = fc.oneof(copies, pages);

const statusReply = (
  statuses: readonly number[],
  retryAfter: fc.Arbitrary<RetryAfter | undefined> = fc.oneof(noRetryAfter, retryAfterAnyTime),
  location: fc.Arbitrary<string | undefined> = fc.constant(undefined),
) =>
  fc
    .record({
      status: fc.constantFrom(...statuses),
      body: anyBody,
      isCut: fc.boolean(),
      retryAfter,
      location,
    })
    .map(({ retryAfter: value, location: target, ...reply }): Reply => ({
      ...reply,
      ...(value === undefined ? {} : { retryAfter: value }),
      ...(target === undefined ? {} : { location: target }),
    }));
const failures = (kinds: readonly TransportFailure[], mayHaveArrived: boolean) =>
  fc.constantFrom(...kinds).map((failure): Reply => ({ failure, mayHaveArrived }));
const success = (body: string, isCut = false): Reply => ({ status: 200, body, isCut });

const repeatable = fc.oneof(
  failures(PASSING, false),
  statusReply([408, 425, 429], fc.oneof(noRetryAfter, retryAfterAnyTime, retryAfterGarbage)),
  statusReply([503], retryAfterAnyTime),
);
const refused = fc.oneof(
  failures(['tls'], false),
  statusReply([301, 307, 308], noRetryAfter, elsewhere),
  statusReply([302], noRetryAfter, copies),
  statusReply([400, 402, 404, 405, 410, 413, 415, 422, 451, 499]),
  fc
    .constantFrom(200, 201, 202)
    .map((status): Reply => ({ status, body: '{"success":false,"version":"2.0.0"}' })),
);
const denied = statusReply([401, 403]);
const unknown = fc.oneof(
  failures([...PASSING, 'tls'], true),
  statusReply([302], noRetryAfter, pages),
  statusReply([300, 303, 304, 305], noRetryAfter, elsewhere),
  statusReply([500, 501, 502, 504, 507, 520, 599]),
  statusReply([503], fc.oneof(noRetryAfter, retryAfterGarbage)),
  fc.constantFrom(
    success('{"success":true,"version":"2.0.0"}', true),
    success(''),
    success('<html>Log in</html>'),
    success('{"success":true,"version":"2.0.'),
    success('[{"success":true,"version":"2.0.0"}]'),
    success('{"success":"true","version":"2.0.0"}'),
    success('{"success":1,"version":"2.0.0"}'),
    success('{"version":"2.0.0"}'),
    success('{"success":true}'),
    success('{"success":true,"version":2}'),
    success('{"success":true,"version":""}'),
    created(API_KEY),
    success('{"success":true,"version":"2.0.0\\n::x"}'),
    success('{"success":false,"success":true,"version":"2.0.0"}'),
    { status: 204 } satisfies Reply,
  ),
);

const version = fc.oneof({ weight: 4, arbitrary: fc.constant(PACKAGE) }, fc.constant(OTHER));
const hasRival = fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, fc.constant(true));
const uncounted = (kind: PostKind, reply: fc.Arbitrary<Reply>): fc.Arbitrary<PostFault> =>
  fc.record({ kind: fc.constant(kind), hasRival, tookMs, reply });

const postFault: fc.Arbitrary<PostFault> = fc.oneof(
  fc
    .record({ creates: version, hasRival, tookMs })
    .map((fault): PostFault => ({ kind: 'proven', ...fault, reply: created(fault.creates) })),
  { weight: 8, arbitrary: uncounted('repeatable', repeatable) },
  { weight: 2, arbitrary: uncounted('refused', refused) },
  uncounted('denied', denied),
  { weight: 2, arbitrary: uncounted('conflict', statusReply([409])) },
  { weight: 3, arbitrary: uncounted('unknown', unknown) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('unknown' as const),
      creates: version,
      hasRival,
      tookMs,
      reply: unknown,
    }),
  },
);

const understood = fc.record({
  shape: fc.constantFrom(
    '{"version":%}',
    '{"new_version":%,"id":1}',
    '{"data":{"version":%}}',
    '{"plugin":{"new_version":%}}',
    '{"success":true,"release":{"version":%}}',
    '{"plugin_id":"plugin_a","id":"7","slug":"other","status":"active","errors":[],"version":%,"new_version":%}',
  ),
  isOutdated: fc.oneof({ weight: 9, arbitrary: fc.constant(false) }, fc.constant(true)),
});
const notUnderstood = fc.oneof(
  failures([...PASSING, 'tls'], false),
  failures([...PASSING], true),
  statusReply([401, 403, 404, 405, 408, 422, 425, 429, 500, 502, 503]),
  statusReply([301, 302, 303], noRetryAfter, elsewhere),
  fc.constantFrom(
    success('<html>2.0.0</html>'),
    success('"2.0.0"'),
    success('["2.0.0"]'),
    success('null'),
    success('{"version":2}'),
    success('{"version":"2.0.0\\n"}'),
    success('{"other":{"version":"2.0.0"}}'),
    success('{"data":[{"version":"2.0.0"}]}'),
    success('{"version":"2.0.0"}', true),
    success('{"success":false,"version":"2.0.0"}'),
    success('{"error":"no","version":"2.0.0"}'),
    success('{"version":"2.0.0","data":{"version":"1.0.0"}}'),
    success('{"version":"2.0.0","new_version":"1.0.0"}'),
    success('{"version":"1.0.0","version":"2.0.0"}'),
    success('{"plugin_id":"plugin_b","version":"2.0.0"}'),
    success('{"plugin":{"id":"plugin_b","version":"2.0.0"}}'),
    success('{"status":"draft","version":"2.0.0"}'),
    { status: 404, body: '{"version":"2.0.0"}' } satisfies Reply,
  ),
);
const getFault: fc.Arbitrary<GetFault> = fc.record({
  shows: fc.oneof(
    { weight: 6, arbitrary: understood },
    { weight: 3, arbitrary: notUnderstood },
    fc.constant('hang' as const),
  ),
  tookMs,
});

export const anySchedule: fc.Arbitrary<Schedule> = fc
  .record({
    rules: fc.record({
      ifPublished: fc.constantFrom('skip', 'fail', 'publish'),
      verify: fc.boolean(),
      retries: fc.integer({ min: 0, max: 10 }),
    }),
    isKnown: fc.oneof({ weight: 3, arbitrary: fc.constant(true) }, fc.constant(false)),
    timeoutMs: fc.constantFrom(180_000, 30_000, 3_000),
    // Sums of such waits are exact.
    random: fc.nat(1023).map((part) => part / 1024),
    liveBefore: fc.oneof({ weight: 4, arbitrary: fc.constant('1.0.0') }, fc.constantFrom(PACKAGE, undefined)),
    lagMs: fc.constantFrom(0, 1_500, 12_000, 40_000, 1e9),
    isFolderKnown: fc.oneof({ weight: 3, arbitrary: fc.constant(true) }, fc.constant(false)),
    posts: fc.oneof(
      { weight: 4, arbitrary: fc.array(postFault, { maxLength: 11 }) },
      // One fault that lasts, so that the waits grow.
      fc.tuple(postFault, fc.nat(11)).map(([fault, times]) => Array<PostFault>(times).fill(fault)),
    ),
    gets: fc.array(getFault, { maxLength: 14 }),
    cancel: fc.oneof(
      { weight: 3, arbitrary: fc.constant(undefined) },
      fc.record({ during: fc.integer({ min: 1, max: 16 }), hasLeft: fc.boolean() }),
    ),
  })
  // The recipe knows both or neither.
  .map(({ isKnown, ...schedule }) => ({
    ...schedule,
    version: isKnown ? PACKAGE : undefined,
    slug: isKnown ? 'a' : undefined,
  }));
