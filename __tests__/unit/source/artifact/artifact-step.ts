/** A step that downloads an artifact, prints what it logs, and ends. */
import { tmpdir } from 'node:os';

import { messageOf } from '../../../../src/shared/publish-error.ts';
import { downloadArtifact, type ArtifactRequest } from '../../../../src/source/artifact/download-artifact.ts';
import { quietLog } from '../../../fixtures/quiet-log.ts';
import { toolsOf } from './artifact-stage.ts';

const { env, argv } = process;
const [, , threadFile = '', order = ''] = argv;
const show = (text: string) => console.log(`LOG ${text}`);

try {
  const cancellation = new AbortController().signal;
  await downloadArtifact(JSON.parse(order) as ArtifactRequest, {
    ...toolsOf(cancellation),
    retries: 0,
    timeoutMs: 5_000,
    maskUrl: () => undefined,
    folder: env['RUNNER_TEMP'] ?? tmpdir(),
    log: { ...quietLog, info: show, repeat: show },
    quote: (text) => text,
    cancellation,
    env,
    threadFile,
  });
} catch (error) {
  console.log(`ERROR ${messageOf(error)}`);
}
