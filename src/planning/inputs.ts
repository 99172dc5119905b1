import { posix } from 'node:path';
import { InputMistake, isNot } from '../action/inputs/mistake.ts';
import { createReader, type InputTable, type Parsed } from '../action/inputs/reader.ts';
import { NO_LIMITS } from '../action/inputs/event.ts';
import type { Environment } from '../shared/environment.ts';

/** All inputs, in the order of their mistakes. */
export const BUILD_INPUTS = {
  /** The folder below the top of the repository; `.` for the top. */
  folder: {
    name: 'folder',
    default: '.',
    parse: parseFolder,
    fix: 'Write a folder of the repository, such as `plugins/my-plugin`.',
  },
  /** `''`: the script `build` of `package.json`. */
  script: {
    name: 'build-script',
    parse: parseScript,
    fix: 'Write the name of a script of `package.json` or `composer.json`.',
  },
} satisfies InputTable;

/** The checked inputs. */
export type BuildInputs = Parsed<typeof BUILD_INPUTS>;

/**
 * Reads and checks all inputs.
 *
 * @throws AggregateError of PublishErrors `input`: every mistake at once
 */
export function readBuildInputs(env: Environment): BuildInputs {
  const { read, finish } = createReader(env, { ...NO_LIMITS, tag: '' });
  const inputs = read(BUILD_INPUTS);
  return finish(() => ({ ...inputs }));
}

function parseFolder(value: string): string {
  assertPlain(value);
  const folder = posix.normalize(value).replace(/\/+$/, '');
  if (posix.isAbsolute(value) || /^\.\.(\/|$)/.test(folder))
    throw new InputMistake(isNot(value, 'not a folder of the repository'));
  return folder === '' ? '.' : folder;
}

function parseScript(value: string): string {
  assertPlain(value);
  return value;
}

function assertPlain(value: string): void {
  if (/\p{Cc}/u.test(value)) throw new InputMistake('contains a control character');
}
