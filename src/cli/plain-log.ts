import { toOption } from './action-options.ts';

const LABELS: Readonly<Record<string, string>> = {
  error: 'Error',
  warning: 'Warning',
  notice: 'Notice',
  debug: 'Debug',
};

/**
 * Creates the function that rewrites an action's output for GitHub's runner into text for people: workflow commands
 * become sentences, groups are indented, and inputs are called options. Drops the secrets that the runner should mask,
 * because other CI systems would show them.
 *
 * @returns a function for whole lines
 */
export function createPlainLog(): (text: string) => string {
  let indent = '';
  const toLine = (line: string): readonly string[] => {
    const [isCommand, name = '', properties = '', value = ''] =
      /^::([\w-]+)(?: (.*?))?::(.*)$/.exec(line) ?? [];
    if (isCommand === undefined) return [indent + nameOptions(line)];
    if (name === 'endgroup') {
      indent = '';
      return [];
    }
    if (name === 'group') {
      indent = '  ';
      return [unescape(value)];
    }
    const label = LABELS[name];
    return label === undefined ? [] : [`${label}: ${nameOptions(describe(properties, value))}`];
  };
  return (text) =>
    text
      .split(/\r?\n/)
      .flatMap((line, index, lines) => (index === lines.length - 1 && line === '' ? [''] : toLine(line)))
      .join('\n');
}

function describe(properties: string, value: string): string {
  const named = Object.fromEntries(
    properties.split(',').map((pair) => pair.split('=').map((part) => unescape(part))),
  ) as Readonly<Record<string, string | undefined>>;
  const { title = '', file, line } = named;
  const place = file === undefined ? '' : ` (${file}${line === undefined ? '' : `:${line}`})`;
  const subject = title.replace(
    /^Input ([a-z][a-z_-]*)$/,
    (_all, name: string) => `Option ${toOption(name)}`,
  );
  return `${subject === '' ? '' : `${subject}: `}${unescape(value)}${place}`;
}

/** Reverts the toolkit's escapes in data and properties of commands. */
function unescape(text: string): string {
  return text
    .replaceAll('%0D', ' ')
    .replaceAll('%0A', ' ')
    .replaceAll('%3A', ':')
    .replaceAll('%2C', ',')
    .replaceAll('%25', '%');
}

/**
 * Replaces names of inputs by options: in a log between backticks, in the receipt, which is Markdown, in code and
 * titles.
 */
export function nameOptions(text: string): string {
  return text
    .replace(
      /\b([Ii])nput (`|<code>|(?<=\*\*Input ))((?:[a-z-]|_|&#95;)+)(?=`|<\/code>|\*\*)/g,
      (_all, first: string, start: string, name: string) =>
        `${first === 'I' ? 'O' : 'o'}ption ${start}${toOption(name.replaceAll('&#95;', '_'))}`,
    )
    .replace(
      /If the workflow takes it from a variable, such as `\$\{\{ vars\.(\w+) \}\}`, .*$/,
      (_all, name: string) => `Or set the environment variable ${name}.`,
    );
}
