import fs from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { play } from './site/player/play.ts';
import type { PlayerReply } from './site/player/protocol.ts';
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
// As the first process of a namespace, this one cannot kill itself.
const exit = (Reflect.get(process, 'reallyExit') as (code: number) => void).bind(process, 1);
// The process that sent the commands is gone.
process.on('disconnect', exit);
// The process is stripped of `send`, and of all that this takes.
const send = Reflect.get(process, '_send') as (
  reply: PlayerReply,
  handle: undefined,
  options: object,
) => void;
play({
  listen: (onCommand) => process.on('message', onCommand),
  answer: (reply) => send.call(process, reply, undefined, { swallowErrors: true }),
  end: (why) => {
    writeSync(2, why);
    exit();
  },
  strip: prepareStrip(process),
});
