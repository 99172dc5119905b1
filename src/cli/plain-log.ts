import { NO_KEY_IN_WORKFLOW } from '../publish/report/service-remarks.ts';
import { SECRET_VARIABLES, toOption } from './action-options.ts';
import type { Format, Terminal } from './terminal.ts';

const LABELS: Readonly<Record<string, readonly [label: string, format: Format]>> = {
  error: ['Error', 'red'],
  warning: ['Warning', 'yellow'],
  notice: ['Notice', 'cyan'],
  debug: ['Debug', 'dim'],
};

/** How the marks at the beginning of a line look. */
const MARKS: Readonly<Record<string, Format>> = { '✔': 'green', '✅': 'green', '✘': 'red', '❌': 'red' };

/** A line at the end of the terminal that says what runs now. */
interface StatusLine {
  /** The names of the steps that a step of the log may have, in their order. */
  readonly steps: readonly string[];
  readonly columns: number;
}

/** Goes to the beginning of the line, and erases it. Source: ECMA-48, CR and EL. */
const ERASE = '\r\u001B[K';

/**
 * Creates the function that rewrites an action's output for GitHub's runner into text for people: workflow commands
 * become sentences, groups are indented, and inputs are called options. Drops the secrets that the runner should mask,
 * because other CI systems would show them.
 *
 * @param paint see {@link Terminal.paint}
 * @param status absent where lines cannot be written over
 * @returns a function for whole lines
 */
export function createPlainLog(
  paint: Terminal['paint'] = (_format, text) => text,
  status?: StatusLine,
): (text: string) => string {
  let indent = '';
  let running = '';
  let left = '';
  // The line that says how a step ended names it, so its title is needed only above other lines.
  let title: string[] = [];
  const toLine = (line: string): readonly string[] => {
    const [isCommand, name = '', properties = '', value = ''] =
      /^::([\w-]+)(?: ((?:[^:]|:(?!:))*))?::(.*)$/.exec(line) ?? [];
    if (isCommand === undefined) {
      left = countLeft(line) ?? left;
      return [...title.splice(0), indent + paintMark(nameOptions(line))];
    }
    if (name === 'endgroup') {
      indent = '';
      running = '';
      left = '';
      title = [];
      return [];
    }
    if (name === 'group') {
      indent = '  ';
      running = unescape(value);
      title = [paint('bold', running)];
      return status === undefined ? title.splice(0) : [];
    }
    const [label, format] = LABELS[name] ?? [];
    return label === undefined || format === undefined
      ? []
      : [`${paint(format, `${label}:`)} ${nameOptions(describe(properties, value))}`];
  };
  const paintMark = (line: string): string => {
    const [mark = ''] = /^\S+(?= )/.exec(line) ?? [];
    const format = MARKS[mark];
    return format === undefined ? line : paint(format, mark) + line.slice(mark.length);
  };
  const countLeft = (line: string): string | undefined => {
    const at = status?.steps.indexOf(/^\s*\S (.+?) \(/.exec(line)?.[1] ?? '') ?? -1;
    const count = (status?.steps.length ?? 0) - 1 - at;
    return at < 0 || count === 0 ? undefined : `, at most ${count} ${count === 1 ? 'step' : 'steps'} left`;
  };
  const toText = (text: string) =>
    text
      .split(/\r?\n/)
      .flatMap((line, index, lines) => (index === lines.length - 1 && line === '' ? [''] : toLine(line)))
      .join('\n');
  if (status === undefined) return toText;
  return (text) => {
    const shown = toText(text);
    if (running === '') return ERASE + shown;
    return ERASE + shown + paint('dim', `› ${running}${left}`.slice(0, status.columns - 1));
  };
}

function describe(properties: string, value: string): string {
  const named = Object.fromEntries(
    properties.split(',').map((pair) => pair.split('=').map((part) => unescape(part))),
  ) as Readonly<Record<string, string | undefined>>;
  const { title = '', file, line } = named;
  const place = file === undefined ? '' : ` (${file}${line === undefined ? '' : `:${line}`})`;
  // The sentence begins with its name.
  const subject = title.replace(/^Input [a-z][a-z_-]*$/, '');
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

/** Inputs that messages name. */
const INPUTS: ReadonlySet<string> = new Set([
  ...Object.keys(SECRET_VARIABLES),
  ...['plugin_id', 'base-url', 'zip_url', 'zip-path', 'artifact-name', 'dry-run', 'if-published'],
  ...['expected-version', 'expected-sha256', 'package-checks', 'accept-findings', 'accept-problems'],
  ...['release-tag', 'release-notes', 'asset-name', 'asset-url', 'on-failure', 'keep-site'],
]);

/**
 * Replaces names of inputs by options: in a log between backticks, in the receipt, which is Markdown, in code and
 * titles.
 */
export function nameOptions(text: string): string {
  return (
    text
      .replace(
        /\b([Ii])nput (`|<code>|(?<=\*\*Input ))((?:[a-z-]|_|&#95;)+)(?=`|<\/code>|\*\*)/g,
        (_all, first: string, start: string, name: string) =>
          `${first === 'I' ? 'O' : 'o'}ption ${start}${toOption(name.replaceAll('&#95;', '_'))}`,
      )
      // Names with a sign that words have not.
      .replace(
        /(`|<code>)((?:[a-z]+(?:[-_]|&#95;))+[a-z]+)(?=`|<\/code>)/g,
        (all, start: string, name: string) => {
          const input = name.replaceAll('&#95;', '_');
          return INPUTS.has(input) ? `${start}${SECRET_VARIABLES[input] ?? toOption(input)}` : all;
        },
      )
      .replace(NO_KEY_IN_WORKFLOW, '')
      .replace(
        /If the workflow takes it from a variable, such as `\$\{\{ vars\.(\w+) \}\}`, .*$/,
        (_all, name: string) => `Or set the environment variable ${name}.`,
      )
  );
}
