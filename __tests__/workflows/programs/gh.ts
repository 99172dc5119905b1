/** The commands of the GitHub CLI that the examples use, on the GitHub that the environment names. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { messageOf } from '../../../src/shared/errors.ts';

interface Asset {
  readonly id: number;
  readonly name: string;
}

interface Release {
  readonly id: number;
  readonly draft: boolean;
  readonly tag_name: string;
  readonly upload_url: string;
  readonly assets: readonly Asset[];
}

const { GITHUB_API_URL = '', GH_REPO = '', GH_TOKEN = '' } = process.env;
const RELEASES = `${GITHUB_API_URL}/repos/${GH_REPO}/releases`;

const [area = '', command = '', name = '', ...rest] = process.argv.slice(2);
const { values, positionals } = parseArgs({
  args: rest.filter((argument) => argument !== '--draft=false'),
  allowPositionals: true,
  options: {
    draft: { type: 'boolean' },
    'generate-notes': { type: 'boolean' },
    'verify-tag': { type: 'boolean' },
    target: { type: 'string' },
    notes: { type: 'string' },
    json: { type: 'string' },
    jq: { type: 'string' },
    clobber: { type: 'boolean' },
    'edit-last': { type: 'boolean' },
    'create-if-none': { type: 'boolean' },
    'body-file': { type: 'string' },
  },
});

const COMMANDS: Readonly<Record<string, () => Promise<void>>> = {
  'release view': viewRelease,
  'release create': createRelease,
  'release upload': uploadAssets,
  'release edit': publishRelease,
  'pr comment': comment,
};

try {
  const run = COMMANDS[`${area} ${command}`];
  if (run === undefined) throw new Error(`The stand-in does not know gh ${area} ${command}.`);
  await run();
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}

async function viewRelease(): Promise<void> {
  const { draft } = await find();
  console.log(values.json === 'isDraft' && values.jq === '.isDraft' ? String(draft) : name);
}

async function createRelease(): Promise<void> {
  await request('POST', RELEASES, {
    tag_name: name,
    draft: true,
    ...(values.notes !== undefined && { body: values.notes }),
    ...(values.target !== undefined && { target_commitish: values.target }),
  });
}

async function uploadAssets(): Promise<void> {
  const { upload_url, assets } = await find();
  for (const path of positionals) {
    const old = assets.find((asset) => asset.name === basename(path));
    if (old !== undefined) await request('DELETE', `${RELEASES}/assets/${old.id}`);
    const url = `${upload_url.replace(/\{.*$/, '')}?name=${encodeURIComponent(basename(path))}`;
    await request('POST', url, readFileSync(path));
  }
}

async function publishRelease(): Promise<void> {
  const { id } = await find();
  await request('PATCH', `${RELEASES}/${id}`, { tag_name: name, draft: false });
}

async function comment(): Promise<void> {
  console.log(`Comment on pull request ${name}:\n${readFileSync(values['body-file'] ?? '', 'utf8')}`);
  return Promise.resolve();
}

/** The release of the tag, or its draft. */
async function find(): Promise<Release> {
  const releases = (await request('GET', RELEASES)) as readonly Release[];
  const release = releases.find(({ tag_name }) => tag_name === name);
  if (release === undefined) throw new Error('release not found');
  return release;
}

async function request(method: string, url: string, body?: object | Buffer): Promise<unknown> {
  const isFile = Buffer.isBuffer(body);
  const response = await fetch(url, {
    method,
    headers: {
      authorization: `Bearer ${GH_TOKEN}`,
      accept: 'application/vnd.github+json',
      'content-type': isFile ? 'application/octet-stream' : 'application/json',
    },
    ...(body !== undefined && { body: isFile ? new Uint8Array(body) : JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${new URL(url).pathname}: ${response.status} ${text}`);
  return text === '' ? undefined : JSON.parse(text);
}
