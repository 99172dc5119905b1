import type { CommandOption } from './options.ts';
import type { Terminal } from './terminal.ts';

/** The help of a command. */
interface Help {
  /** How the program is called, up to the command's name. */
  readonly call: string;
  /** The arguments, such as `PATH_OR_URL`. */
  readonly usage: string;
  readonly summary: string;
  readonly options: readonly CommandOption[];
  /** Complete calls. */
  readonly examples: readonly string[];
  /** The address of the page. */
  readonly page: string;
}

/** Lists what a command takes: a line for each option, cut at the width of the terminal. The page has the rest. */
export function writeHelp(
  { call, usage, summary, options, examples, page }: Help,
  { write, paint, columns }: Pick<Terminal, 'write' | 'paint' | 'columns'>,
): void {
  const rows = options.flatMap(({ name, value, variable, description }) =>
    variable === undefined
      ? [[`--${name}${value === undefined ? '' : ` ${value}`}`, description] as const]
      : [],
  );
  const variables = options.flatMap(({ variable, description }) =>
    variable === undefined ? [] : [[variable, description] as const],
  );
  const lists = [
    ['Options', [...rows, ['--help', 'Show this.'] as const]],
    ['Environment variables', variables],
  ] as const;
  const width = Math.max(...[...rows, ...variables].map(([term]) => term.length));
  write(summary);
  write(`\n${paint('bold', 'Usage')}\n  ${call} ${usage}`);
  for (const [title, list] of lists) {
    if (list.length === 0) continue;
    write(`\n${paint('bold', title)}`);
    for (const [term, text] of list) {
      const shown = shorten(text, Math.max(MIN_WIDTH, columns - width - 4));
      write(`  ${paint('cyan', term)}${' '.repeat(width - term.length)}  ${shown}`);
    }
  }
  write(`\n${paint('bold', examples.length === 1 ? 'Example' : 'Examples')}`);
  for (const example of examples) write(`  ${example}`);
  write(`\n${page}`);
}

const MIN_WIDTH = 40;

/** Keeps the first sentence, or as many of its words as there is room for. */
function shorten(text: string, width: number): string {
  const [sentence = ''] = /^.*?\.(?= [A-Z]|$)/.exec(text) ?? [text];
  if (sentence.length <= width) return sentence;
  const cut = sentence.slice(0, sentence.lastIndexOf(' ', width - 1));
  return `${cut.replace(/[\s,;:]+$/, '')}…`;
}
