import type { AnnotationPlace, Printer } from '../action/runner.ts';
import { NO_KEY_IN_WORKFLOW } from '../publish/report/service-remarks.ts';
import { toOption } from './action-options.ts';
import type { Format, Terminal } from './terminal.ts';

const LABELS = {
  error: ['Error', 'red'],
  warning: ['Warning', 'yellow'],
  notice: ['Notice', 'cyan'],
} as const satisfies Readonly<Record<string, readonly [label: string, format: Format]>>;

/** How the marks at the beginning of a line look. */
const MARKS: Readonly<Record<string, Format>> = { '✔': 'green', '✅': 'green', '✘': 'red', '❌': 'red' };

/** A line at the end of the terminal that shows the current step. */
interface StatusLine {
  /** The names of the steps that a step of the log may have, in their order. */
  readonly steps: readonly string[];
  readonly columns: number;
}

/** Goes to the beginning of the line, and erases it. Source: ECMA-48, CR and EL. */
const ERASE = '\r\u001B[K';

interface PlainLogOptions {
  /** Writes whole lines, and what erases them. */
  readonly write: (text: string) => void;
  readonly paint: Terminal['paint'];
  readonly isDebug: boolean;
  /** See {@link nameOptions}. */
  readonly names: OptionNames;
  /** Absent where lines cannot be written over. */
  readonly status?: StatusLine | undefined;
}

/** Creates the log of an action for people: annotations are sentences, groups are indented, inputs are options. */
export function createPlainLog({ write, paint, isDebug, names, status }: PlainLogOptions): Printer {
  let indent = '';
  let running = '';
  let left = '';
  // The line that says how a step ended names it, so its title is needed only above other lines.
  let title: string[] = [];
  const print = (...lines: readonly string[]) => {
    const text = lines.map((line) => `${line}\n`).join('');
    const now = status && running !== '' ? `› ${running}${left}`.slice(0, status.columns - 1) : '';
    write((status ? ERASE : '') + text + (now === '' ? '' : paint('dim', now)));
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
  return {
    info: (line) => {
      left = countLeft(line) ?? left;
      print(...title.splice(0), indent + paintMark(nameOptions(line, names)));
    },
    isDebug: () => isDebug,
    debug: (line) => print(`${paint('dim', 'Debug:')} ${nameOptions(line, names)}`),
    startGroup: (text) => {
      indent = '  ';
      running = text;
      title = [paint('bold', text)];
      print(...(status === undefined ? title.splice(0) : []));
    },
    endGroup: () => {
      [indent, running, left, title] = ['', '', '', []];
      print();
    },
    annotate: (kind, text, place) => {
      const [label, format] = LABELS[kind];
      print(`${paint(format, `${label}:`)} ${nameOptions(describe(text, place), names)}`);
    },
  };
}

function describe(text: string, { title, file, startLine }: AnnotationPlace): string {
  const place = file === undefined ? '' : ` (${file}${startLine === undefined ? '' : `:${startLine}`})`;
  // The sentence begins with its name.
  const subject = title.replace(/^Input [a-z][a-z_-]*$/, '');
  return `${subject === '' ? '' : `${subject}: `}${text}${place}`;
}

/** The command's names for an action's inputs: options, and variables for secrets. */
export type OptionNames = ReadonlyMap<string, string>;

/**
 * Replaces names of inputs by options: in a log between backticks, in the receipt, which is Markdown, in code and
 * titles.
 */
export function nameOptions(text: string, names: OptionNames): string {
  return (
    text
      .replace(
        /\b([Ii])nput (`|<code>|(?<=\*\*Input ))((?:[a-z-]|_|&#95;)+)(?=`|<\/code>|\*\*)/g,
        (_all, first: string, start: string, name: string) => {
          const input = name.replaceAll('&#95;', '_');
          const option = names.get(input) ?? toOption(input);
          const [lower, upper] = option.startsWith('--') ? ['option', 'Option'] : ['variable', 'Variable'];
          return `${first === 'I' ? upper : lower} ${start}${option}`;
        },
      )
      // Names with a sign that words have not.
      .replace(
        /(`|<code>)((?:[a-z]+(?:[-_]|&#95;))+[a-z]+)(?=`|<\/code>)/g,
        (all, start: string, name: string) => {
          const option = names.get(name.replaceAll('&#95;', '_'));
          return option === undefined ? all : start + option;
        },
      )
      .replace(NO_KEY_IN_WORKFLOW, '')
      .replace(
        /If the workflow takes it from a variable, such as `\$\{\{ vars\.(\w+) \}\}`, .*$/,
        (_all, name: string) => `Or set the environment variable ${name}.`,
      )
  );
}
