/**
 * Asks the GitHub of this run what the code and the sandbox assume of it, with throw-away releases and tags; with
 * `--clean-up PREFIX` it only deletes those whose names begin so. For `.github/workflows/real-actions.yml`, without any package.
 */
import { createHash, randomBytes } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

const {
  GITHUB_API_URL = '',
  GITHUB_REPOSITORY = '',
  GITHUB_TOKEN = '',
  GITHUB_SHA = '',
  GITHUB_RUN_ID = '',
  GITHUB_RUN_ATTEMPT = '',
  GITHUB_STEP_SUMMARY = '',
} = process.env;

const REPOSITORY = `${GITHUB_API_URL}/repos/${GITHUB_REPOSITORY}`;
const RELEASES = `${REPOSITORY}/releases`;

const PREFIX = 'ask-github-';
const TIMEOUT_MS = 30_000;

/** Looks at a list until it has to show a known entry; the action waits as long. */
const LIST_LOOKS = 10;
const LOOK_DELAY_MS = 2000;

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
}

interface Asset {
  readonly url: string;
  readonly state: string;
  readonly digest: string | null;
}

interface Release {
  readonly id: number;
  readonly url: string;
  readonly html_url: string;
  readonly upload_url: string;
  readonly tag_name: string;
  readonly target_commitish: string;
  readonly name: string | null;
  readonly draft: boolean;
  readonly prerelease: boolean;
}

/** An assumption about GitHub. */
interface Assumption {
  readonly name: string;
  readonly says: string;
  /** Returns an observation against it, if there is one. Throws when it could not be checked. */
  readonly ask: () => Promise<string | undefined>;
}

const made: Release[] = [];

const ASSUMPTIONS: readonly Assumption[] = [
  {
    name: 'draft-keeps-named-tag',
    says: 'A change of a draft that names its tag keeps it.',
    ask: async () => {
      const draft = await makeDraft();
      return isTag(await change(draft, { tag_name: draft.tag_name, body: 'Changed.' }), draft);
    },
  },
  {
    name: 'draft-loses-unnamed-tag',
    says: 'A change of a draft that does not name its tag takes it away.',
    ask: async () => isUntagged(await change(await makeDraft(), { body: 'Changed.' })),
  },
  {
    name: 'draft-loses-unnamed-target',
    says: 'A change of a draft that does not name its commit puts it back to the default branch.',
    ask: async () => {
      const { default_branch: branch } = await read<{ default_branch: string }>('GET', REPOSITORY);
      const draft = await makeDraft({ target_commitish: GITHUB_SHA });
      const changed = await change(draft, { tag_name: draft.tag_name, body: 'Changed.' });
      return is(changed.target_commitish, branch, 'target_commitish');
    },
  },
  {
    name: 'list-shows-new-draft',
    says: `The list of releases shows a new draft within ${(LIST_LOOKS * LOOK_DELAY_MS) / 1000} seconds.`,
    ask: async () => {
      const { id } = await makeDraft();
      for (let look = 0; look < LIST_LOOKS; look += 1) {
        if ((await listReleases()).some((release) => release.id === id)) return undefined;
        await delay(LOOK_DELAY_MS);
      }
      return 'it was not in the list';
    },
  },
  {
    name: 'tag-finds-no-draft',
    says: 'By its tag, a draft is not found.',
    ask: async () => {
      const { tag_name: tag } = await makeDraft();
      return is((await call('GET', `${RELEASES}/tags/${tag}`)).status, 404, 'status');
    },
  },
  {
    name: 'publishing-with-tag-keeps-it',
    says: 'A draft that is published with its tag and a text keeps the tag, and the answer has the final address.',
    ask: async () => {
      const draft = await makeDraft();
      const { tag_name: tag } = draft;
      const published = await change(draft, { tag_name: tag, body: 'Changed.', draft: false });
      const { status } = await call('GET', `${REPOSITORY}/git/ref/tags/${tag}`);
      return (
        isTag(published, draft) ??
        is(published.draft, false, 'draft') ??
        is(published.html_url.endsWith(`/releases/tag/${tag}`), true, 'final address') ??
        is(status, 200, 'status of the tag')
      );
    },
  },
  {
    name: 'publishing-loses-unnamed-tag',
    says: 'A draft that is published with a text and without its tag loses it.',
    ask: async () => isUntagged(await change(await makeDraft(), { body: 'Changed.', draft: false })),
  },
  {
    name: 'pre-release-needs-no-latest',
    says: 'A pre-release is published without `make_latest`, and is not the latest release.',
    ask: async () => {
      const draft = await makeDraft();
      const { prerelease } = await change(draft, { tag_name: draft.tag_name, draft: false });
      const latest = await call('GET', `${RELEASES}/latest`);
      const isLatest = latest.status === 200 && (parse(latest) as Release).id === draft.id;
      return is(prerelease, true, 'prerelease') ?? is(isLatest, false, 'latest release');
    },
  },
  {
    name: 'pre-release-refuses-legacy',
    says: 'A pre-release is not published with `make_latest: legacy`.',
    ask: async () => {
      const { url, tag_name } = await makeDraft();
      const answer = await call('PATCH', url, { json: { tag_name, draft: false, make_latest: 'legacy' } });
      return is(answer.status, 422, 'status');
    },
  },
  {
    name: 'upload-has-digest',
    says: 'The answer to an upload has the state `uploaded` and the SHA-256 of the bytes.',
    ask: async () => {
      const { asset, bytes } = await upload();
      const digest = `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
      return is(asset.state, 'uploaded', 'state') ?? is(asset.digest, digest, 'digest');
    },
  },
  {
    name: 'signed-url-needs-no-credentials',
    says: 'The signed address of an asset of a draft is read without credentials.',
    ask: async () => {
      const { url, bytes } = await sign();
      const answer = await call('GET', url, { isAnonymous: true });
      return is(answer.status, 200, 'status') ?? is(answer.bytes.equals(bytes), true, 'same bytes');
    },
  },
  {
    name: 'signed-url-takes-ranges',
    says: 'The signed address of an asset is read by ranges, several times.',
    ask: async () => {
      const { url, bytes } = await sign();
      for (const [start, end] of [
        [0, 3],
        [100, 199],
      ] as const) {
        const headers = { range: `bytes=${start}-${end}` };
        const answer = await call('GET', url, { isAnonymous: true, headers });
        const isSame = answer.bytes.equals(bytes.subarray(start, end + 1));
        const difference = is(answer.status, 206, 'status') ?? is(isSame, true, 'same bytes');
        if (difference !== undefined) return difference;
      }
      return undefined;
    },
  },
];

const [mode, prefix = PREFIX] = process.argv.slice(2);
if (mode === '--clean-up') await cleanUp(prefix);
else await askAll();

/** Checks all assumptions, even if one fails, and deletes what was created for it. */
async function askAll(): Promise<void> {
  const rows: string[] = [];
  try {
    for (const { name, says, ask } of ASSUMPTIONS) {
      const seen = await ask().then(
        (difference) => difference && `❌ does not hold: ${difference}`,
        (error: unknown) => `❔ not tried: ${error instanceof Error ? error.message : String(error)}`,
      );
      rows.push(`| \`${name}\` | ${says} | ${seen ?? '✅ holds'} |`);
      if (seen === undefined) continue;
      process.exitCode = 1;
      console.log(`::error title=Assumption about GitHub::${name}: ${says} ${seen.replaceAll('\n', ' ')}`);
    }
  } finally {
    const table = ['| Assumption | Says | On GitHub |', '| --- | --- | --- |', ...rows].join('\n');
    appendFileSync(GITHUB_STEP_SUMMARY, `### What is assumed of GitHub\n\n${table}\n`);
    await cleanUp(PREFIX);
  }
}

/** Deletes releases and tags that begin so, those that were made here even if no list shows them. */
async function cleanUp(begin: string): Promise<void> {
  const begins = (text: string | null): boolean => text?.startsWith(begin) === true;
  const listed = (await listReleases()).filter(({ tag_name, name }) => begins(tag_name) || begins(name));
  for (const { id, url } of new Map([...made, ...listed].map((release) => [release.id, release])).values()) {
    // Its tag may have changed.
    const current = await call('GET', url);
    if (current.status === 404) continue;
    const { tag_name: tag, draft } = parse(current) as Release;
    await expect('DELETE', url, 204);
    if (!draft) await call('DELETE', `${REPOSITORY}/git/refs/tags/${tag}`);
    console.log(`Deleted the release ${id}, ${tag}.`);
  }
  const tags = await read<readonly { ref: string }[]>('GET', `${REPOSITORY}/git/matching-refs/tags/${begin}`);
  for (const { ref } of tags) await expect('DELETE', `${REPOSITORY}/git/${ref}`, 204);
}

/** A draft of a pre-release, so that it never becomes the latest release. Its name finds it when its tag is gone. */
async function makeDraft(fields: Partial<Release> = {}): Promise<Release> {
  const tag = `${PREFIX}${GITHUB_RUN_ID}-${GITHUB_RUN_ATTEMPT}-${made.length}`;
  const json = {
    tag_name: tag,
    name: tag,
    body: 'Is deleted at once.',
    draft: true,
    prerelease: true,
    ...fields,
  };
  const draft = await read<Release>('POST', RELEASES, json);
  made.push(draft);
  return draft;
}

async function change({ url }: Release, json: object): Promise<Release> {
  return read('PATCH', url, json);
}

async function listReleases(): Promise<readonly Release[]> {
  const all: Release[] = [];
  for (let page = 1; ; page += 1) {
    const found = await read<readonly Release[]>('GET', `${RELEASES}?per_page=100&page=${page}`);
    all.push(...found);
    if (found.length < 100) return all;
  }
}

async function upload(): Promise<{ readonly asset: Asset; readonly bytes: Buffer }> {
  const { upload_url: url } = await makeDraft();
  const bytes = Buffer.concat([Buffer.from('PK\x03\x04'), randomBytes(4096)]);
  const answer = await call('POST', `${url.replace(/\{.*$/, '')}?name=throw-away.zip`, { bytes });
  if (answer.status !== 201) throw new Error(`The upload ended with ${answer.status}.`);
  return { asset: parse(answer) as Asset, bytes };
}

async function sign(): Promise<{ readonly url: string; readonly bytes: Buffer }> {
  const { asset, bytes } = await upload();
  const answer = await call('GET', asset.url, { headers: { accept: 'application/octet-stream' } });
  const url = answer.headers.get('location');
  if (url === null) throw new Error(`There is no signed address, but ${answer.status}.`);
  return { url, bytes };
}

async function read<T>(method: string, url: string, json?: object): Promise<T> {
  const answer = await call(method, url, { json });
  if (answer.status >= 300) {
    const { message } = parse(answer) as { readonly message?: string };
    throw new Error(`${method} ${new URL(url).pathname} ended with ${answer.status}: ${message ?? ''}`);
  }
  return parse(answer) as T;
}

async function expect(method: string, url: string, status: number): Promise<void> {
  const answer = await call(method, url);
  if (answer.status !== status) throw new Error(`${method} ${url} ended with ${answer.status}.`);
}

interface CallOptions {
  readonly json?: object | undefined;
  readonly bytes?: Buffer;
  readonly headers?: Readonly<Record<string, string>>;
  readonly isAnonymous?: boolean;
}

/** Sends a request without following redirects. */
async function call(
  method: string,
  url: string,
  { json, bytes, headers, isAnonymous = false }: CallOptions = {},
): Promise<Answer> {
  const body = bytes === undefined ? json && JSON.stringify(json) : new Uint8Array(bytes);
  const response = await fetch(url, {
    method,
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: {
      ...(!isAnonymous && {
        authorization: `Bearer ${GITHUB_TOKEN}`,
        accept: 'application/vnd.github+json',
        'x-github-api-version': '2022-11-28',
      }),
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...(bytes !== undefined && { 'content-type': 'application/zip' }),
      ...headers,
    },
    ...(body !== undefined && { body }),
  });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.bytes()) };
}

function parse({ bytes }: Answer): unknown {
  return JSON.parse(bytes.toString('utf8'));
}

function is(seen: unknown, expected: unknown, what: string): string | undefined {
  return seen === expected ? undefined : `${what} is \`${String(seen)}\`, not \`${String(expected)}\``;
}

function isTag({ tag_name: tag }: Release, draft: Release): string | undefined {
  return is(tag, draft.tag_name, 'tag_name');
}

function isUntagged({ tag_name: tag }: Release): string | undefined {
  return tag.startsWith('untagged-') ? undefined : `tag_name is \`${tag}\``;
}
