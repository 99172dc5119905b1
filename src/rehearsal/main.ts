import fs from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { play } from './site/player/play.ts';
import { answer, receive } from './site/player/pipe.ts';
import { prepareStrip } from './site/player/strip.ts';

const { constants, writeSync } = fs;
// V8 spends a sixth of a rehearsal on optimising PHP: code that runs for seconds is worth less of that.
for (const flag of [
  'wasm-tiering-budget=60000000',
  'no-wasm-inlining',
  'no-wasm-loop-unrolling',
  'no-wasm-loop-peeling',
])
  setFlagsFromString(`--${flag}`);
// Playground reads these in a way that needs more permissions than it has.
Reflect.set(process, 'binding', () => ({ fs: constants }));
// Taken before the process is stripped.
const cpuUsage = process.cpuUsage.bind(process);
// As the first process of a namespace, this one cannot kill itself.
const exit = (Reflect.get(process, 'reallyExit') as (code: number) => void).bind(process, 1);
play({
  receive,
  answer,
  end: (why = '') => {
    writeSync(2, why);
    exit();
  },
  strip: prepareStrip(process),
  readCpuMs: () => {
    const { user, system } = cpuUsage();
    return (user + system) / 1000;
  },
});
