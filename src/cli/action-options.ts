import type { InputPlace } from '../action/inputs/environment.ts';
import { hideQueries } from '../shared/hide-queries.ts';
import { CommandError } from './command-error.ts';
import type { CommandOption, GivenOptions } from './options.ts';

/** The actions that are also commands. */
export type ActionName = 'publish' | 'live' | 'rehearse';

/** The option for an input: `--plugin-id` for `plugin_id`. */
export function toOption(input: string): string {
  return `--${input.replaceAll('_', '-')}`;
}

/** Lists the command's names for an action's inputs: options, and variables for secrets. */
export function nameInputs(rows: readonly InputPlace[]): ReadonlyMap<string, string> {
  return new Map(rows.map(({ name, secret }) => [name, secret ?? toOption(name)]));
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

/** Lists the options for an action's inputs, with their descriptions in `action.yml`. */
export function listOptions(
  rows: readonly InputPlace[],
  descriptions: Readonly<Record<string, string>> = {},
): readonly CommandOption[] {
  const names = nameInputs(rows);
  return [
    ...rows.map(({ name, default: standard, choices, isList, valueName, secret }): CommandOption => {
      const isFlag = standard === 'true' || standard === 'false';
      return {
        name: toOption(name).slice(2),
        value: isFlag ? undefined : (choices?.join('|') ?? valueName ?? nameValue(name)),
        isList: isList === true || PACKAGES.includes(name),
        variable: secret,
        description: describe(descriptions[name] ?? '', isFlag, names),
      };
    }),
    ...FILE_OPTIONS,
  ];
}

function nameValue(input: string): string {
  const [, word = 'value'] = /(?:^|[-_])(id|url|path|name|version|tag)$/.exec(input) ?? [];
  return word.toUpperCase();
}

/** Puts options in place of inputs; one that is true or false needs no values. */
function describe(text: string, isFlag: boolean, names: ReadonlyMap<string, string>): string {
  const named = text.replaceAll(/`([a-z][a-z_-]*)`/g, (quoted, name: string) => {
    const option = name === 'plugins' ? undefined : names.get(name);
    return option === undefined ? quoted : `\`${option}\``;
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
  throw new CommandError(`${JSON.stringify(place)} is not an option. Options begin with \`--\`.`);
}
