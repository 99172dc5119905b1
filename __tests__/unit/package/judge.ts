import { zipFiles } from '../../../sandbox/plugins/build-plugin.ts';
import type { Check, Expectations } from '../../../src/package/checks/check.ts';
import type { CheckId, Finding } from '../../../src/package/finding.ts';
import { inspect } from '../../../src/package/inspect.ts';
import { readFromBuffer } from '../../../src/shared/bytes.ts';

/** Files by their names in the ZIP, or a ZIP. */
export type Contents = Readonly<Record<string, string | Uint8Array>> | Buffer;

/** The main file of a plugin in which there is nothing to find; `undefined` leaves a header out. */
export function mainFile(headers: Readonly<Record<string, string | undefined>> = {}): string {
  const lines: readonly [string, string | undefined][] = Object.entries({
    'Plugin Name': 'My Plugin',
    Version: '1.2.3',
    'Update URI': 'https://plugins.example/my-plugin',
    ...headers,
  });
  const shown = lines.flatMap(([label, value]) => (value === undefined ? [] : [` * ${label}: ${value}\n`]));
  return `<?php\n/**\n${shown.join('')} */\n`;
}

export const main = mainFile();

/** A plugin in which there is nothing to find. */
export const clean: Readonly<Record<string, string>> = {
  'my-plugin/my-plugin.php': main,
  'my-plugin/readme.txt': '=== My Plugin ===\nStable tag: 1.2.3\n\nDoes things.\n',
};

/** All that is found in a package. */
export async function judge(
  contents: Contents,
  expected: Partial<Expectations> = {},
): Promise<readonly Finding[]> {
  const zip = Buffer.isBuffer(contents) ? contents : await zipFiles(contents);
  const inspection = await inspect(readFromBuffer(zip));
  return inspection.check({ slug: undefined, version: undefined, served: undefined, ...expected });
}

/** Finds what the checks under test do: what others find has tests of its own. */
export const judgeWith =
  (checks: readonly Pick<Check, 'id'>[]): typeof judge =>
  async (contents, expected) =>
    (await judge(contents, expected)).filter((finding) => checks.some(({ id }) => id === finding.id));

/** Returns the findings of one check. */
export async function judgeBy(
  id: CheckId,
  contents: Contents,
  expected: Partial<Expectations> = {},
): Promise<readonly Finding[]> {
  return (await judge(contents, expected)).filter((finding) => finding.id === id);
}

/** The checks that find an error, each as often as it does. */
export async function listErrors(
  contents: Contents,
  expected: Partial<Expectations> = {},
): Promise<readonly CheckId[]> {
  const findings = await judge(contents, expected);
  return findings.filter(({ severity }) => severity === 'error').map(({ id }) => id);
}
