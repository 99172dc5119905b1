import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CheckWords, readCheckWords } from '../check-words.ts';
import { collectMessages, type Message } from './collect.ts';
import { collectDescriptions } from './metadata.ts';

const METADATA = [
  'action.yml',
  'build/action.yml',
  'live/action.yml',
  'rehearse/action.yml',
  '.github/workflows/build-and-publish.yml',
  '.github/workflows/publish-plugins.yml',
];

/** All messages of the project in a folder: those of `src`, of the page of checks, and descriptions of inputs. */
export function collectProjectMessages(root: string): readonly Message[] {
  const names = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' });
  const code = names.filter((name) => name.endsWith('.ts')).map((name) => join('src', name));
  const files = code.sort().map((path) => join(root, path));
  const described = METADATA.flatMap((path) =>
    collectDescriptions(readFileSync(join(root, path), 'utf8'), path),
  );
  return [...collectMessages(files, root), ...readCheckWords().flatMap(describeRule), ...described];
}

/** The page's words for a check: the finding, and what follows. */
function describeRule({
  finds,
  warning,
  notice,
  silent,
  effect,
  fix,
  where,
}: CheckWords): readonly Message[] {
  const found = [finds, warning, notice, silent].join(' ').trim();
  return [
    { kind: 'text', title: '', text: found, fix: '', length: found.length, where },
    { kind: 'finding', title: '', text: effect, fix, length: `${effect} ${fix}`.length, where },
  ];
}
