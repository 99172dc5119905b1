import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Message } from './collect.ts';
import { collectProjectMessages } from './project.ts';

/** As errors and annotations have them; what follows a name or another title is `…`. */
const IN_CODE =
  /(?:\btitle(?::| =)|\.(?:warning|notice|error)\()\s*(?:\w+ \? )?['`]([^'`]+)['`](?: : '([^']+)')?/g;
const IN_WORKFLOW = /::(?:error|warning|notice) title=([^:]+)::/g;
const WORKFLOWS = ['build-and-publish', 'publish-plugins'];
/** Headings of the receipt, and titles that begin with what only a run knows. */
const NOT_A_TITLE = /^(Package checks: |\{|\$|$)/;

/** What stands at the top of errors and annotations, with the file that says it first; what only a run knows is `…`. */
export function collectTitles(
  root: string,
  messages: readonly Message[] = collectProjectMessages(root),
): ReadonlyMap<string, string> {
  const code = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .sort()
    .map((path) => join('src', path));
  const workflows = WORKFLOWS.map((name) => `.github/workflows/${name}.yml`);
  const find = (paths: readonly string[], titles: RegExp) =>
    paths.flatMap((path) =>
      [...readFileSync(join(root, path), 'utf8').matchAll(titles)].flatMap(([, ...found]) =>
        found.filter(Boolean).map((title) => ({ title, path })),
      ),
    );
  // Those that a function is given in the place of its title, too.
  const told = messages
    .filter(({ kind }) => ['error', 'warning', 'notice'].includes(kind))
    .flatMap(({ title, where }) => title.split(' / ').map((one) => ({ title: one, path: where })));
  const all = [...find(code, IN_CODE), ...find(workflows, IN_WORKFLOW), ...told]
    .filter(({ title }) => !NOT_A_TITLE.test(title))
    .map(({ title, path }) => ({
      title: title.replace(/\$?\{.*$|(?<=^(Input|Published, but:) ).*$/, '…'),
      path,
    }));
  return new Map(all.toReversed().map(({ title, path }) => [title, path]));
}
