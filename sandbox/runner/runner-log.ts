/** A workflow command that the runner found in a step's output, such as `::error title=…::…`. */
export interface RunnerCommand {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly value: string;
}

export interface RunnerLog {
  /** The lines as a workflow's log shows them: commands carried out, secrets masked. */
  readonly lines: readonly string[];
  /** Every command, in order, so that a test can tell ours from smuggled ones. */
  readonly commands: readonly RunnerCommand[];
}

/** Commands that show their text; the others only have an effect. */
const SHOWN: Readonly<Record<string, string>> = {
  error: 'Error: ',
  warning: 'Warning: ',
  notice: 'Notice: ',
  debug: '##[debug]',
  group: '▼ ',
};

/**
 * Reads a step's output as the runner does it (actions/runner, `ActionCommand` and `OutputManager`): `\r`, `\n` or
 * both end a line; `::name k=v,…::text` is a command at a line's start after blanks, `##[name k=v;…]text` anywhere.
 */
export function interpretOutput(output: string): RunnerLog {
  const commands: RunnerCommand[] = [];
  const lines: string[] = [];
  const masks: string[] = [];
  for (const line of output.split(/\r\n|\r|\n/)) {
    const command = parseCommand(line);
    if (command !== undefined) commands.push(command);
    if (command?.name === 'add-mask' && command.value.trim() !== '') masks.push(command.value);
    const shown = command === undefined ? line : showCommand(command);
    if (shown !== undefined) lines.push(maskLine(shown, masks));
  }
  if (lines.at(-1) === '') lines.pop();
  return { lines, commands };
}

function parseCommand(line: string): RunnerCommand | undefined {
  const current = /^\s*::([A-Za-z-]+)(?: ([^:]*(?::(?!:)[^:]*)*))?::(.*)$/.exec(line);
  if (current) {
    const [, name = '', properties = '', value = ''] = current;
    return { name, properties: parseProperties(properties, ','), value: unescapeData(value) };
  }
  const legacy = /##\[([A-Za-z-]+)(?: ([^\]]*))?\](.*)$/.exec(line);
  if (legacy) {
    const [, name = '', properties = '', value = ''] = legacy;
    return { name, properties: parseProperties(properties, ';'), value: unescapeData(value) };
  }
  return undefined;
}

function parseProperties(text: string, separator: string): Readonly<Record<string, string>> {
  const pairs = text
    .split(separator)
    .map((pair) => /^\s*([^=]+)=(.*)$/.exec(pair))
    .filter((match) => match !== null);
  return Object.fromEntries(
    pairs.map(([, name = '', value = '']) => [
      name,
      unescapeData(value.replaceAll('%3A', ':').replaceAll('%2C', ',')),
    ]),
  );
}

function unescapeData(text: string): string {
  return text.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%');
}

function showCommand({ name, properties, value }: RunnerCommand): string | undefined {
  const prefix = SHOWN[name];
  if (prefix === undefined) return undefined;
  return `${prefix}${properties['title'] === undefined ? '' : `${properties['title']}: `}${value}`;
}

function maskLine(line: string, masks: readonly string[]): string {
  return masks.reduce((text, mask) => text.replaceAll(mask, '***'), line);
}
