/** The commands of the GitHub CLI that the examples use, on the GitHub that the environment names. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, matchesGlob } from 'node:path';
import { parseArgs } from 'node:util';
import { messageOf } from '../../../src/shared/publish-error.ts';
import { EARLIER_RUN_ID, RUN_ID } from '../runs.ts';

const { GITHUB_API_URL = '', GITHUB_REPOSITORY = '', GH_TOKEN = '', GH_REPO = '' } = process.env;

/** Source: GitHub's answer to longer comments, "body is too long (maximum is 65536 characters)". */
const MAX_COMMENT_LENGTH = 65_536;

const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  allowPositionals: true,
  options: {
    method: { type: 'string' },
    paginate: { type: 'boolean' },
    field: { type: 'string', multiple: true, default: [] },
    'raw-field': { type: 'string', multiple: true, default: [] },
    header: { type: 'string', multiple: true, default: [] },
    input: { type: 'string' },
    silent: { type: 'boolean', default: false },
    pattern: { type: 'string', default: '*' },
    dir: { type: 'string', default: '.' },
    workflow: { type: 'string' },
    status: { type: 'string' },
    limit: { type: 'string' },
    json: { type: 'string' },
    event: { type: 'string' },
    branch: { type: 'string' },
    commit: { type: 'string' },
    draft: { type: 'boolean', default: false },
    'verify-tag': { type: 'boolean' },
    title: { type: 'string' },
    'generate-notes': { type: 'boolean', default: false },
  },
});

try {
  const [area = '', command = '', name = '', file = ''] = positionals;
  if (area === 'api') await callApi(command);
  else if (area === 'release' && command === 'download') await downloadAssets(name);
  else if (area === 'release' && command === 'view') await findRelease(name);
  else if (area === 'release' && command === 'create') await createRelease(name, file);
  else if (area === 'run' && command === 'list')
    // The run of a tag is the one that the tests play, and all others are before it.
    console.log(JSON.stringify([{ databaseId: values.event === 'push' ? RUN_ID : EARLIER_RUN_ID }]));
  else throw new Error(`The stand-in does not know gh ${area} ${command}.`);
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}

/** With fields or a file, and no method, it is a POST. */
async function callApi(path: string): Promise<void> {
  const raw = values['raw-field'].map(splitField);
  const typed = values.field.map(splitField).map(([key, text]) => [key, readValue(text)] as const);
  const fields = raw.length + typed.length === 0 ? undefined : Object.fromEntries([...raw, ...typed]);
  const file = values.input === undefined ? undefined : readFileSync(values.input);
  const method = values.method ?? (fields === undefined && file === undefined ? 'GET' : 'POST');
  const body = file ?? (fields && JSON.stringify(fields));
  const text = /\/issues\b/.test(path)
    ? keepIssues(method, path, fields)
    : await request(method, path.includes('://') ? path : `${GITHUB_API_URL}/${path}`, body);
  if (!values.silent) process.stdout.write(text);
}

/** Converts a value of `--field`; `--raw-field` keeps its values as text. */
function readValue(text: string): unknown {
  if (text.startsWith('@')) return readFileSync(text.slice(1), 'utf8');
  return /^(true|false|null|-?\d+)$/.test(text) ? JSON.parse(text) : text;
}

function splitField(field: string): readonly [string, string] {
  const [key = ''] = field.split('=', 1);
  return [key, field.slice(key.length + 1)];
}

/** Finds a release as GitHub does by its tag, or the latest: only a published one. */
async function downloadAssets(tag: string): Promise<void> {
  const path = `${GITHUB_API_URL}/repos/${GH_REPO}/releases/${tag === '' ? 'latest' : `tags/${tag}`}`;
  const release = JSON.parse(await request('GET', path)) as {
    readonly assets: readonly { readonly name: string; readonly url: string }[];
  };
  const wanted = release.assets.filter((asset) => matchesGlob(asset.name, values.pattern));
  if (wanted.length === 0) throw new Error('no assets match the file pattern');
  mkdirSync(values.dir, { recursive: true });
  for (const { name, url } of wanted) {
    const headers = { authorization: `Bearer ${GH_TOKEN}`, accept: 'application/octet-stream' };
    writeFileSync(join(values.dir, name), await (await fetch(url, { headers })).bytes());
  }
}

/** Finds a release by its tag, also a draft. */
async function findRelease(tag: string): Promise<void> {
  const releases = JSON.parse(await request('GET', `${GITHUB_API_URL}/repos/${GH_REPO}/releases`)) as {
    readonly tag_name: string;
  }[];
  if (!releases.some((release) => release.tag_name === tag)) throw new Error('release not found');
}

async function createRelease(tag: string, file: string): Promise<void> {
  const fields = {
    tag_name: tag,
    name: values.title,
    draft: values.draft,
    generate_release_notes: values['generate-notes'],
  };
  const releases = `${GITHUB_API_URL}/repos/${GH_REPO}/releases`;
  const { upload_url: url } = JSON.parse(await request('POST', releases, JSON.stringify(fields))) as {
    readonly upload_url: string;
  };
  values.header.push('content-type: application/zip');
  await request('POST', url.replace(/\{.*$/, `?name=${basename(file)}`), readFileSync(file));
}

async function request(method: string, url: string, body?: string | Buffer): Promise<string> {
  const given = values.header.map((header) => header.split(/:\s*/, 2) as [string, string]);
  const response = await fetch(url, {
    method,
    headers: {
      authorization: `Bearer ${GH_TOKEN}`,
      accept: 'application/vnd.github+json',
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      ...Object.fromEntries(given),
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : new Uint8Array(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${new URL(url).pathname}: ${response.status} ${text}`);
  return text;
}

interface Comment {
  readonly id: number;
  readonly user: { readonly login: string };
  readonly body: string;
}

/** Issues are no part of it either: those of this run are in the same file as its comments. */
function keepIssues(
  method: string,
  path: string,
  fields: Readonly<Record<string, unknown>> | undefined,
): string {
  const list = `repos/${GITHUB_REPOSITORY}/issues`;
  if (!path.startsWith(list)) throw new Error(`${method} ${path}: 404`);
  if (path.startsWith(`${list}/`)) return keepComment(method, path, fields);
  const file = `${process.env['WORKFLOW_TEST_COMMENTS'] ?? ''}.issues`;
  const user = { login: 'github-actions[bot]' };
  const stored = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as readonly object[])
    : [{ number: 7, user, title: 'Of another workflow.' }];
  if (method === 'GET') return JSON.stringify(stored);
  const issue = { number: 8, user, title: String(fields?.['title']) };
  writeFileSync(file, JSON.stringify([...stored, issue]));
  console.error(`Issue ${issue.number}: ${issue.title}: ${String(fields?.['body'])}`);
  return JSON.stringify(issue);
}

/**
 * Comments are no part of the sandbox's GitHub: they are in a file. One of a person begins as that of the example, and the last one is
 * that of another workflow.
 */
function keepComment(
  method: string,
  path: string,
  fields: Readonly<Record<string, unknown>> | undefined,
): string {
  const file = process.env['WORKFLOW_TEST_COMMENTS'] ?? '';
  const user = { login: 'github-actions[bot]' };
  const others: readonly Comment[] = [
    { id: 1, user: { login: 'octocat' }, body: 'A change.' },
    { id: 2, user: { login: 'octocat' }, body: '<!-- package checks of my-plugin -->\nBy a person.' },
    { id: 99, user, body: 'Of another workflow.' },
  ];
  const stored = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as readonly Comment[]) : others;
  if (method === 'GET') return JSON.stringify(stored);
  if (String(fields?.['body']).length > MAX_COMMENT_LENGTH) throw new Error(`${method} ${path}: 422`);
  const id = method === 'POST' ? 50 : Number(/\/comments\/(\d+)$/.exec(path)?.[1]);
  const comment = { id, user, body: String(fields?.['body']) };
  const all = [...stored.filter((other) => other.id !== id), comment].sort((a, b) => a.id - b.id);
  writeFileSync(file, JSON.stringify(all));
  console.error(all.map(({ id, body }) => `Comment ${id}: ${body}`).join('\n'));
  return JSON.stringify(comment);
}
