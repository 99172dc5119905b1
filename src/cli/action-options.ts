import type { InputPlace } from '../action/inputs/environment.ts';
import { hideQueries } from '../shared/hide-queries.ts';
import { CommandError } from './command-error.ts';
import type { CommandOption, GivenOptions } from './options.ts';

/** The actions that are also commands. */
export type ActionName = 'publish' | 'live' | 'rehearse';

/** Secret inputs, and the variables that hold them. */
export const SECRET_VARIABLES: Readonly<Record<string, string>> = {
  'api-key': 'PLUGIN_SERVICE_KEY',
  'github-token': 'GITHUB_TOKEN',
};

/** The option for an input: `--plugin-id` for `plugin_id`. */
export function toOption(input: string): string {
  return `--${input.replaceAll('_', '-')}`;
}

/** Options that no action has. */
const FILE_OPTIONS = [
  {
    name: 'outputs',
    value: 'FILE',
    description: 'Write the outputs to a file, as lines such as `SHA256=…`.',
  },
  { name: 'summary', value: 'FILE', description: 'Write the receipt to a file, as Markdown.' },
] as const satisfies readonly CommandOption[];

/** Inputs that take several values, so that their options may be given several times. */
const LISTS = ['accept-findings', 'accept-problems', 'plugins', 'php', 'wordpress', 'pages'];

/** Lists the options for the inputs of an action, with what `action.yml` says of them. */
export function listOptions(
  rows: readonly InputPlace[],
  descriptions: Readonly<Record<string, string>> = {},
): readonly CommandOption[] {
  return [
    ...rows.map(({ name, default: standard, choices }): CommandOption => {
      const isFlag = standard === 'true' || standard === 'false';
      return {
        name: toOption(name).slice(2),
        value: isFlag ? undefined : (choices?.join('|') ?? nameValue(name)),
        isList: LISTS.includes(name) || PACKAGES.includes(name),
        variable: SECRET_VARIABLES[name],
        description: describe(descriptions[name] ?? '', isFlag, rows),
      };
    }),
    ...FILE_OPTIONS,
  ];
}

/** Names of values of options whose own names do not end with them. */
const VALUES: Readonly<Record<string, string>> = {
  slug: 'FOLDER',
  timeout: 'SECONDS',
  retries: 'NUMBER',
  previous: 'PATH_OR_URL',
  php: 'VERSIONS',
  wordpress: 'VERSIONS',
  plugins: 'SLUGS',
  'before-update': 'FILE',
  'after-update': 'FILE',
  'release-notes': 'TEXT',
  'accept-findings': 'IDS',
  'accept-problems': 'IDS',
  browser: 'auto|none|PATH',
  'expected-sha256': 'DIGEST',
  pages: 'PATHS',
  prerelease: 'auto|true|false',
};

function nameValue(input: string): string {
  const [, word = 'value'] = /(?:^|[-_])(id|url|path|name|version|tag)$/.exec(input) ?? [];
  return VALUES[input] ?? word.toUpperCase();
}

/** Puts options in place of inputs; one that is true or false needs no values. */
function describe(text: string, isFlag: boolean, rows: readonly InputPlace[]): string {
  const named = text.replaceAll(/`([a-z][a-z_-]*)`/g, (quoted, name: string) => {
    const isInput = name !== 'plugins' && rows.some((row) => row.name === name);
    return isInput ? `\`${SECRET_VARIABLES[name] ?? toOption(name)}\`` : quoted;
  });
  return isFlag ? named.replace(/^`true`: (.)/, (_all, first: string) => first.toUpperCase()) : named;
}

/** The inputs that name the package. */
export const PACKAGES: readonly string[] = ['zip_url', 'zip-path', 'artifact-name'];

/**
 * Turns options into the inputs of an action. An argument without an option is the package: a URL or a path. A repeated
 * option is another line of a list.
 *
 * @throws CommandError several packages, or an argument that is none
 */
export function toInputs(
  { values, places }: GivenOptions,
  rows: readonly InputPlace[],
): Readonly<Record<string, string>> {
  const given = rows.map(({ name }) => [name, values[toOption(name).slice(2)] ?? []] as const);
  const lists = new Map(given.filter(([, list]) => list.length > 0));
  for (const place of places) {
    const name = choosePlace(place, rows);
    lists.set(name, [...(lists.get(name) ?? []), place]);
  }
  for (const [name, list] of lists)
    if (list.length > 1 && PACKAGES.includes(name))
      throw new CommandError(
        `The command takes one package, but ${hideQueries(list.map((one) => JSON.stringify(one)).join(' and '))} are given. Name one of them.`,
      );
  return Object.fromEntries([...lists].map(([name, list]) => [name, list.join('\n')]));
}

function choosePlace(place: string, rows: readonly InputPlace[]): string {
  const name = /^https?:/i.test(place) ? 'zip_url' : 'zip-path';
  if (rows.some((row) => row.name === name)) return name;
  throw new CommandError(`${JSON.stringify(place)} is no option. Options begin with \`--\`.`);
}
