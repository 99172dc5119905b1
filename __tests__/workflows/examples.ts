/** The workflows that are to be run: those of this repository, and those that the README tells people to copy. */
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';

/** The folder of the project. */
export const ROOT = resolve(import.meta.dirname, '..', '..');

const README = join(ROOT, 'README.md');

const WORKFLOWS = join(ROOT, '.github', 'workflows');

/** A workflow as it is written, unchanged. */
export interface Example {
  /** What a scenario names it by: `README.md: ` and its name, or its file. */
  readonly id: string;
  /** What it is called as a file. */
  readonly fileName: string;
  readonly text: string;
  readonly workflow: Workflow;
}

/** What a workflow says, as far as it is looked at. */
export interface Workflow {
  readonly name: string;
  readonly on: unknown;
  readonly permissions?: Permissions;
  readonly jobs: Readonly<Record<string, Job>>;
}

/** By scope: `read`, `write` or `none`. */
export type Permissions = Readonly<Record<string, string>>;

/** A job of a workflow. */
export interface Job {
  readonly permissions?: Permissions;
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

/** All of them. What is fenced as YAML in the README but does not begin with `name:` is a fragment, and left out. */
export async function readExamples(): Promise<readonly Example[]> {
  const readme = await readFile(README, 'utf8');
  const copied = [...readme.matchAll(/^```yaml\n(name: [\s\S]*?)^```$/gm)].map(([, text = '']) => {
    const { name } = parse(text) as Workflow;
    return toExample(
      `README.md: ${name}`,
      `readme-${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.yml`,
      text,
    );
  });
  const files = (await readdir(WORKFLOWS)).filter((name) => /\.ya?ml$/.test(name)).sort();
  const own = files.map(async (name) => toExample(name, name, await readFile(join(WORKFLOWS, name), 'utf8')));
  return [...copied, ...(await Promise.all(own))];
}

/** A file that the README shows for copying, by the language that it is fenced as. */
export async function readSnippet(language: string): Promise<string> {
  const readme = await readFile(README, 'utf8');
  const [, text] = new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(readme) ?? [];
  if (text === undefined) throw new Error(`README.md shows no ${language}.`);
  return text;
}

/** All uses of actions and reusable workflows in a workflow, in order. */
export function listUses({ jobs }: Workflow): readonly Pick<Step, 'uses' | 'with' | 'id'>[] {
  return Object.values(jobs).flatMap((job) => [job, ...(job.steps ?? [])]);
}

function toExample(id: string, fileName: string, text: string): Example {
  return { id, fileName, text, workflow: parse(text) as Workflow };
}
