import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import { PLUGIN_ID, startStage } from './stage.ts';

test('a log that nobody takes any more ends the step red, without a stack', async () => {
  await using stage = await startStage();
  const inputs = Object.entries(stage.inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]);
  const main = join(import.meta.dirname, '..', '..', 'dist', 'index.js');
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      ...(Object.fromEntries(inputs) as Record<string, string>),
      GITHUB_OUTPUT: undefined,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.destroy();
  const [errors] = await Promise.all([text(child.stderr), once(child, 'close')]);
  expect(child.exitCode).toBe(1);
  expect(errors).not.toMatch(/^ +at /m);
  expect(stage.service.releases(PLUGIN_ID).length).toBeLessThanOrEqual(1);
});
