import type { OutputSink } from '../action/runner.ts';
import type { Command } from '../build/command.ts';
import type { BuildPlan } from '../build/plan.ts';
import { PublishError } from '../shared/publish-error.ts';
import type { NodeVersion } from './choose-node.ts';

/** A plan, with the Node.js for it, if it needs one. */
export interface FoundPlan extends BuildPlan {
  readonly node: NodeVersion | undefined;
}

/** Writes a command as a log may show it. */
type ShowCommand = (command: Command) => string;

/** The outputs that `build/action.yml` declares. */
export const BUILD_OUTPUTS = {
  node: ({ node }: FoundPlan) => node?.version ?? '',
  composer: ({ composer }: FoundPlan, show: ShowCommand) => listCommands(composer.commands, show),
  scripts: ({ scripts }: FoundPlan, show: ShowCommand) => listCommands(scripts.commands, show),
  hint: ({ node }: FoundPlan) =>
    node?.isNamed === false
      ? `If it needs another Node.js than ${node.version}, write its version into .nvmrc: no file of the repository names one.`
      : '',
} as const;

/** One line of JSON: of each command its words, the text to show, and the program that makes it unnecessary, or `''`. */
function listCommands(commands: readonly Command[], show: ShowCommand): string {
  return JSON.stringify(
    commands.map((command) => ({
      unless: command.unless ?? '',
      text: show(command),
      argv: command.argv,
    })),
  );
}

/**
 * Sets the outputs for later steps.
 *
 * @throws PublishError `not-known`: they cannot be written
 */
export function writeBuildOutputs(plan: FoundPlan, show: ShowCommand, outputs: OutputSink): void {
  try {
    for (const [name, read] of Object.entries(BUILD_OUTPUTS)) outputs.set(name, read(plan, show));
  } catch (error) {
    throw new PublishError({
      code: 'not-known',
      title: 'Outputs not written',
      message: `The outputs for the next steps could not be written to ${outputs.name}.`,
      hint: 'Check disk space and permissions of the runner.',
      cause: error,
    });
  }
}
