import { constants, writeSync } from 'node:fs';
import { play } from './site/player/play.ts';

// Playground reads these in a way that needs more permissions than it has.
Reflect.set(process, 'binding', () => ({ fs: constants }));
const kill = () => process.kill(process.pid, 'SIGKILL');
// The process that sent the commands is gone.
process.on('disconnect', kill);
play({
  listen: (onCommand) => process.on('message', onCommand),
  answer: (reply) => process.send?.(reply),
  end: (why) => {
    writeSync(process.stderr.fd, why);
    kill();
  },
});
