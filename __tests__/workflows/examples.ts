/** The workflows that are to be run: those of this repository, and those that people copy. */
import { readdir, readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { parse } from 'yaml';

/** The folder of the project. */
export const ROOT = resolve(import.meta.dirname, '..', '..');

/** The folder of examples that people copy, in the project. */
const COPIED = 'examples';

/** Pages that show a workflow. */
const PAGES = ['docs/build.md', 'docs/several-plugins.md'];

const WORKFLOWS = join(ROOT, '.github', 'workflows');

/** A workflow as it is written, unchanged. */
export interface Example {
  /** The scenarios' name for it: its file, with `examples/` in front of those that people copy, or the page that shows it. */
  readonly id: string;
  /** A name that no other workflow has, so that all fit into one folder. */
  readonly fileName: string;
  readonly text: string;
  readonly workflow: Workflow;
}

/** The parts of a workflow that the tests read. */
export interface Workflow {
  readonly name: string;
  readonly on: unknown;
  readonly permissions?: Permissions;
  readonly env?: Readonly<Record<string, string>>;
  readonly concurrency?: Concurrency;
  readonly jobs: Readonly<Record<string, Job>>;
}

/** Which runs or jobs wait for each other. */
export interface Concurrency {
  readonly group: string;
  readonly 'cancel-in-progress'?: boolean;
  readonly queue?: string;
}

/** By scope: `read`, `write` or `none`. */
export type Permissions = Readonly<Record<string, string>>;

/** A job of a workflow. */
export interface Job {
  readonly permissions?: Permissions;
  readonly concurrency?: Concurrency;
  readonly needs?: string | readonly string[];
  readonly environment?: unknown;
  /** A reusable workflow, in place of steps. */
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly steps?: readonly Step[];
  readonly outputs?: Readonly<Record<string, string>>;
}

/** A step of a job. */
export interface Step {
  readonly id?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

/** All of them. */
export async function readExamples(): Promise<readonly Example[]> {
  const copied = await readFolder(join(ROOT, COPIED), `${COPIED}/`, 'example-');
  const shown = await Promise.all(PAGES.map(readPage));
  return [...copied, ...shown, ...(await readFolder(WORKFLOWS, '', ''))];
}

/** The workflow that a page shows. */
async function readPage(page: string): Promise<Example> {
  const [, text = ''] = /^```yaml\n([^]*?)^```$/m.exec(await readFile(join(ROOT, page), 'utf8')) ?? [];
  return { id: page, fileName: `page-${basename(page, '.md')}.yml`, text, workflow: parse(text) as Workflow };
}

/** A file that is no workflow and that people copy, by its name. */
export async function readCopied(name: string): Promise<string> {
  return readFile(join(ROOT, COPIED, name), 'utf8');
}

/** All uses of actions and reusable workflows in a workflow, in order. */
export function listUses({ jobs }: Workflow): readonly Pick<Step, 'uses' | 'with' | 'id'>[] {
  return Object.values(jobs).flatMap((job) => [job, ...(job.steps ?? [])]);
}

async function readFolder(folder: string, prefix: string, filePrefix: string): Promise<readonly Example[]> {
  const names = (await readdir(folder)).filter((name) => /\.ya?ml$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8');
      const workflow = parse(text) as Workflow;
      return { id: `${prefix}${name}`, fileName: `${filePrefix}${name}`, text, workflow };
    }),
  );
}
