import { realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Run, runAction, type RunningAction } from '../action/run.ts';
import type { Command } from '../build/command.ts';
import type { BuildPart } from '../build/plan.ts';
import { renderErrors } from '../shared/markdown.ts';
import { PublishError } from '../shared/publish-error.ts';
import { cutName, quoteName } from '../shared/quote.ts';
import { findInside } from '../shared/read-start.ts';
import { chooseNode } from './choose-node.ts';
import { type BuildInputs, readBuildInputs } from './inputs.ts';
import { type FoundPlan, writeBuildOutputs } from './outputs.ts';

type Planner = typeof import('../build/index.ts');

/** Runs the action `build`: plans how to build a plugin, without building it. */
export function run(): Promise<void> {
  return runAction(() => ({ secrets: [], urls: [], open: [] }), createBuildAction);
}

function createBuildAction({ machine, outputs, tools: { log }, sanitise }: Run): RunningAction {
  const work = async () => {
    const inputs = readBuildInputs(machine.env);
    const planner = await import('../build/index.ts');
    const plan = findPlan(planner, inputs, machine.workspace);
    const show = (command: Command) => sanitise(planner.showCommand(command));
    const tell = ({ commands, why }: BuildPart, title: string, none: string) => {
      if (commands.length === 0) log.notice(title, `${none}: ${why}.`);
      for (const command of commands) log.info(`$ ${show(command)}`);
    };
    if (plan.node !== undefined) log.info(`Node.js ${plan.node.version}`);
    tell(plan.composer, 'Composer', 'No Composer packages are installed');
    tell(plan.scripts, 'Scripts and styles', 'No scripts and styles are built');
    writeBuildOutputs(plan, show, outputs);
  };
  const report = (errors: readonly PublishError[]) => ({
    errors,
    outcome: errors.length > 0 ? '❌ Nothing was built.' : '✅ Planned.',
    renderSummary: () =>
      errors.length > 0
        ? `${['### ❌ Nothing was built', ...renderErrors(errors, sanitise)].join('\n\n')}\n`
        : '',
    unaffected: 'The outputs are not affected.',
  });
  return { work, explainCancellation, report };
}

/** @throws PublishError `input`: the folder or the script is not there, or a manifest is not valid JSON */
function findPlan(planner: Planner, { folder, script }: BuildInputs, workspace: string): FoundPlan {
  const { createFileReader, findNodeVersion, join: joinPath, keysOf, planBuild, readManifest } = planner;
  if (!isFolder(folder, workspace))
    throw new PublishError({
      code: 'input',
      title: 'Input folder',
      message: `The repository has no folder ${quoteName(folder)}.`,
      hint: 'Correct the input `folder`. Upper and lower case matter.',
    });
  const read = createFileReader(workspace);
  const plan = planBuild({ read, folder, script });
  const scripts = ['composer.json', 'package.json'].flatMap((name) =>
    keysOf(readManifest(read, joinPath(folder, name))?.['scripts']),
  );
  if (script !== '' && !scripts.includes(script))
    throw new PublishError({
      code: 'input',
      title: 'Input build-script',
      message: `No composer.json or package.json in ${quoteName(folder)} has the script ${quoteName(script)}.`,
      hint:
        scripts.length === 0
          ? 'Neither has any: add it.'
          : `Write the name of one of these: ${cutName(scripts.join(', '))}.`,
    });
  const isNodeNeeded = read(joinPath(folder, 'package.json')) !== undefined;
  return { ...plan, node: isNodeNeeded ? chooseNode(findNodeVersion(read, folder)) : undefined };
}

/** Links do not lead out of the repository. */
function isFolder(folder: string, workspace: string): boolean {
  try {
    const real = realpathSync(join(workspace, folder));
    return findInside(realpathSync(workspace), real) !== undefined && statSync(real).isDirectory();
  } catch {
    return false;
  }
}

function explainCancellation(): PublishError {
  return new PublishError({
    code: 'not-known',
    title: 'Cancelled',
    message: 'The run was cancelled before the build was planned.',
    hint: 'It changed nothing; run it again when you like.',
  });
}
