import { constants } from 'node:fs';
import { play } from './player/play.ts';

// Playground asks for these in a way that needs more permissions than it has.
Reflect.set(process, 'binding', () => ({ fs: constants }));
// Whoever gave the orders is gone.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
play({
  listen: (onOrder) => process.on('message', onOrder),
  answer: (reply) => process.send?.(reply),
});
