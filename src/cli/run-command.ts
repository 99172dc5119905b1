import { findNearest } from '../shared/nearest-name.ts';
import { type About, pageOf } from './about.ts';
import { type ActionName, listOptions } from './action-options.ts';
import { CommandError } from './command-error.ts';
import { writeHelp } from './help.ts';
import { type CommandOption, type GivenOptions, readOptions } from './options.ts';
import { type Action, runAction } from './run-action.ts';
import { createTerminal, type Terminal } from './terminal.ts';

/** A command that is not an action. */
interface OwnCommand {
  readonly OPTIONS: readonly CommandOption[];
  /**
   * @returns the exit code
   * @throws CommandError
   */
  readonly run: (given: GivenOptions, terminal: Terminal, about: About) => Promise<number>;
}

/** Loads an action when its command is given. */
type Actions = Readonly<Record<ActionName, () => Promise<Action>>>;

interface CommandWords {
  readonly usage: string;
  readonly summary: string;
  /** Arguments of complete calls. */
  readonly examples: readonly string[];
  /** The page that explains it. */
  readonly page: string;
  /** The exit code of a command that could not begin. */
  readonly failure?: number;
}

type CommandName = ActionName | keyof typeof OWN;

const OWN = {
  init: async () => (await import('./repository-commands.ts')).init,
  inspect: () => import('./inspect.ts'),
  raise: async () => (await import('./repository-commands.ts')).raise,
} as const satisfies Readonly<Record<string, () => Promise<OwnCommand>>>;

/** In the order in which authors need them. */
const COMMANDS: Readonly<Record<CommandName, CommandWords>> = {
  init: {
    usage: '[FOLDER] [options]',
    summary: 'Writes the workflow that publishes your plugin.',
    examples: ['init', 'init plugins/my-plugin --plugin-id plugin_a1b2c3'],
    page: 'build.md',
  },
  inspect: {
    usage: 'PATH_OR_URL [options]',
    summary: 'Checks a ZIP, the folder of a plugin or a URL.',
    examples: ['inspect .', 'inspect my-plugin.zip --compare https://downloads.example/my-plugin-1.2.3.zip'],
    page: 'checks.md',
    failure: 3,
  },
  rehearse: {
    usage: 'PATH_OR_URL [options]',
    summary: 'Plays the update on a real WordPress.',
    examples: ['rehearse . --previous my-plugin-1.2.3.zip --php 7.4,8.5'],
    page: 'rehearse.md',
  },
  raise: {
    usage: 'VERSION|patch|minor|major [FOLDER] [options]',
    summary: 'Writes a new version into every place that states it.',
    examples: ['raise 1.3.0', 'raise minor plugins/my-plugin --dry-run'],
    page: 'command.md#raise-the-version',
  },
  publish: {
    usage: 'PATH_OR_URL --plugin-id ID [options]',
    summary: 'Publishes a package; with --dry-run, checks it and shows what would be published.',
    examples: [
      'publish . --plugin-id plugin_a1b2c3 --slug my-plugin --dry-run',
      'publish https://downloads.example/my-plugin-1.2.3.zip --plugin-id plugin_a1b2c3 --verify',
    ],
    page: 'command.md',
  },
  live: {
    usage: '--plugin-id ID [options]',
    summary: 'Shows which version is live.',
    examples: ['live --plugin-id plugin_a1b2c3 --version 1.3.0'],
    page: 'live.md',
  },
};

/** Runs the command that the process was started with; sets the exit code, which for an action is the action's. */
export async function runCommand(process: NodeJS.Process, actions: Actions, about: About): Promise<void> {
  // A process that ends early for any reason must not succeed.
  process.exitCode = 1;
  // A reader such as `head` may stop early.
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
    if (code !== 'EPIPE') throw new Error(`The output cannot be written: ${code ?? 'unknown'}.`);
  });
  const [command = '--help', ...words] = process.argv.slice(2);
  const terminal = createTerminal(process);
  try {
    if (['--version', '-v', '-V'].includes(command)) terminal.write(about.version);
    else if (command === 'help' && words.length > 0)
      await start(toCommand(words[0] ?? ''), ['--help'], { process, terminal, actions, about });
    else if (['help', '--help', '-h'].includes(command)) writeOverview(terminal, about);
    else {
      const name = toCommand(command);
      process.exitCode = COMMANDS[name].failure ?? 1;
      await start(name, words, { process, terminal, actions, about });
      return;
    }
    process.exitCode = 0;
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    terminal.complain(error.message);
  }
}

async function start(
  command: CommandName,
  words: readonly string[],
  {
    process,
    terminal,
    actions,
    about,
  }: {
    readonly process: NodeJS.Process;
    readonly terminal: Terminal;
    readonly actions: Actions;
    readonly about: About;
  },
): Promise<void> {
  const isHelp = words.some((word) => ['--help', '-h'].includes(word));
  if (isOwn(command)) {
    const own: OwnCommand = await OWN[command]();
    if (!isHelp) process.exitCode = await own.run(readOptions(words, own.OPTIONS), terminal, about);
    else showHelp(command, own.OPTIONS, terminal, about);
  } else {
    const action = await actions[command]();
    if (!isHelp) {
      await runAction(command, action, words, process);
      return;
    }
    const { DESCRIPTIONS } = await import('./descriptions.ts');
    showHelp(command, listOptions(Object.values(action.INPUTS), DESCRIPTIONS[command]), terminal, about);
  }
  if (isHelp) process.exitCode = 0;
}

/** @throws CommandError there is no such command */
function toCommand(word: string): CommandName {
  if (!Object.hasOwn(COMMANDS, word)) throw explainUnknown(word);
  return word as CommandName;
}

function isOwn(command: CommandName): command is keyof typeof OWN {
  return Object.hasOwn(OWN, command);
}

function showHelp(
  command: CommandName,
  options: readonly CommandOption[],
  terminal: Terminal,
  about: About,
): void {
  const { examples, page, ...words } = COMMANDS[command];
  const call = `npx ${about.name}@${about.version}`;
  writeHelp(
    {
      ...words,
      call: `publish-wordpress-plugin ${command}`,
      options,
      examples: examples.map((example) => `${call} ${example}`),
      page: pageOf(about, page),
    },
    terminal,
  );
}

function writeOverview({ write, paint }: Terminal, about: About): void {
  const width = Math.max(...Object.keys(COMMANDS).map((name) => name.length));
  write('Checks, rehearses and publishes WordPress plugins on a plugin release service.');
  write(`\n${paint('bold', 'Usage')}\n  publish-wordpress-plugin COMMAND [options]`);
  write(`\n${paint('bold', 'Commands')}`);
  for (const [name, { summary }] of Object.entries(COMMANDS))
    write(`  ${paint('cyan', name)}${' '.repeat(width - name.length)}  ${summary}`);
  write('\nCOMMAND --help lists the options of a command, and --version shows the version.');
  write(`\n${pageOf(about, 'command.md')}`);
}

function explainUnknown(command: string): CommandError {
  const nearest = findNearest(command, Object.keys(COMMANDS));
  const advice =
    nearest === undefined ? `Write one of ${Object.keys(COMMANDS).join(', ')}.` : `Write ${nearest}.`;
  return new CommandError(`There is no command ${JSON.stringify(command)}. ${advice}`);
}
