/** Preloaded into a process (`node --import`): says at its end, in the file BENCH_USAGE_FILE, what it has used. */
import { readFileSync, writeFileSync } from 'node:fs';

process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  const usage = { peakBytes: readPeakBytes(), cpuMs: (user + system) / 1000 };
  writeFileSync(process.env.BENCH_USAGE_FILE, JSON.stringify(usage));
});

/** Not `maxRSS` where it can be had otherwise: on Linux that begins with the memory of the parent process. */
function readPeakBytes() {
  const status = process.platform === 'linux' ? readFileSync('/proc/self/status', 'utf8') : '';
  return Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? process.resourceUsage().maxRSS) * 1024;
}
