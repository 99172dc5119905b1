import { constants } from 'node:fs';
import { play } from './site/player/play.ts';
import type { Reply } from './site/player/protocol.ts';
import { prepareStrip } from './site/player/strip.ts';

// Playground reads these in a way that needs more permissions than it has.
Reflect.set(process, 'binding', () => ({ fs: constants }));
// The process that sent the commands is gone.
const kill = process.kill.bind(process, process.pid, 'SIGKILL');
process.on('disconnect', kill);
// `process.send` is gone once the process is stripped, and with it all that it takes.
const send = Reflect.get(process, '_send') as (reply: Reply, handle: undefined, options: object) => void;
play({
  listen: (onCommand) => process.on('message', onCommand),
  answer: (reply) => send.call(process, reply, undefined, { swallowErrors: true }),
  strip: prepareStrip(process),
});
