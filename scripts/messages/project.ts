import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectMessages, type Message } from './collect.ts';
import { collectDescriptions } from './metadata.ts';

const METADATA = [
  'action.yml',
  'live/action.yml',
  'rehearse/action.yml',
  '.github/workflows/publish-plugins.yml',
];

/** All messages of the project in a folder: those of `src`, of the table of checks, and descriptions of inputs. */
export function collectProjectMessages(root: string): readonly Message[] {
  const names = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' });
  const code = names.filter((name) => name.endsWith('.ts')).map((name) => join('src', name));
  const sources = [...code.sort(), 'scripts/check-words.ts'];
  const files = sources.map((path) => join(root, path));
  const described = METADATA.flatMap((path) =>
    collectDescriptions(readFileSync(join(root, path), 'utf8'), path),
  );
  return [...collectMessages(files, root), ...described];
}
