import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import { instead, silence, watched } from '../../../sandbox/http/faults.ts';
import { commandNames, PLUGIN_ID, readErrors, startStage } from '../fixtures/stage.ts';

// On Windows a process that is sent a signal is ended by it.
const testOnSignal = process.platform === 'win32' ? test.skip : test;

testOnSignal('an error that nobody caught ends the step as its only reason, also for debugging', async () => {
  await using stage = await startStage();
  const look = watched(silence());
  stage.service.script('GET', instead(look.answer));
  const throwing = "process.once('SIGTERM',()=>{throw(new(RangeError)('a.loose.end'))})";
  const step = await stage.run(
    {},
    {
      env: {
        RUNNER_DEBUG: '1',
        NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(throwing)}`,
      },
      cancel: { signal: 'SIGTERM', when: look.arrival },
    },
  );
  expect(step.exitCode).toBe(1);
  expect(readErrors(step)).toEqual([expect.stringContaining('RangeError: a.loose.end')]);
  expect(commandNames(step).slice(-2)).toEqual(['debug', 'error']);
  expect(step.commands.findLast(({ name }) => name === 'debug')?.value).toMatch(
    /^RangeError: a\.loose\.end at /,
  );
});

test('a log that nobody takes any more ends the step red, without a stack', async () => {
  await using stage = await startStage();
  const inputs = Object.entries(stage.inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]);
  const main = join(import.meta.dirname, '..', '..', '..', 'dist', 'index.js');
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
