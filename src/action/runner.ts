import * as core from '@actions/core';
import type { Environment } from '../shared/environment.ts';

/** How an annotation is shown. */
export type AnnotationKind = 'error' | 'warning' | 'notice';

/** The rest of an annotation, besides its text. */
export interface AnnotationPlace {
  readonly title: string;
  readonly file?: string;
  readonly startLine?: number;
}

/** Shows lines to people. It gets only lines that are sanitised. */
export interface Printer {
  readonly info: (line: string) => void;
  readonly isDebug: () => boolean;
  readonly debug: (line: string) => void;
  readonly startGroup: (title: string) => void;
  readonly endGroup: () => void;
  readonly annotate: (kind: AnnotationKind, text: string, place: AnnotationPlace) => void;
}

/** Takes the outputs of a run. */
export interface OutputSink {
  /** Its name in messages. */
  readonly name: string;
  /** @throws errors of the system */
  readonly set: (output: string, value: string) => void;
}

/** Starts an action and takes its results: GitHub's runner, or the command. */
export interface Runner {
  /** Has the inputs by the runner's names for them, such as `INPUT_ZIP-PATH`. */
  readonly env: Environment;
  readonly printer: Printer;
  /** Hides a value in what others print from now on. */
  readonly mask: (secret: string) => void;
  readonly outputs: OutputSink;
  /** Absent where nobody would see a summary. */
  readonly writeSummary: ((markdown: string) => Promise<unknown>) | undefined;
  /** The files for results, which never belong to a package. */
  readonly files: readonly string[];
}

// Named one by one, because the bundle leaves out what is not named.
const ANNOTATE = { error: core.error, warning: core.warning, notice: core.notice };

/** Connects an action with GitHub's runner. */
export function createRunner(env: Environment): Runner {
  const { GITHUB_OUTPUT: outputs = '', GITHUB_STEP_SUMMARY: summary = '' } = env;
  return {
    env,
    printer: {
      info: core.info,
      isDebug: core.isDebug,
      debug: core.debug,
      startGroup: core.startGroup,
      endGroup: core.endGroup,
      annotate: (kind, text, place) => ANNOTATE[kind](text, { ...place }),
    },
    mask: core.setSecret,
    outputs: { name: 'the file that `GITHUB_OUTPUT` names', set: core.setOutput },
    writeSummary: summary === '' ? undefined : (markdown) => core.summary.addRaw(markdown).write(),
    files: [outputs, summary].filter((path) => path !== ''),
  };
}
