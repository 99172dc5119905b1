import type { ServerResponse } from 'node:http';

/** Lets the body of an answer out no faster than a link of this speed would: each piece waits until the link is free. */
export function slowDown(response: ServerResponse, bytesPerSecond: number): void {
  const write = response.write.bind(response) as (chunk: Uint8Array) => boolean;
  let freeAtMs = performance.now();
  response.write = ((chunk: Uint8Array) => {
    freeAtMs = Math.max(freeAtMs, performance.now()) + (chunk.length / bytesPerSecond) * 1000;
    setTimeout(() => {
      if (write(chunk)) response.emit('drain');
    }, freeAtMs - performance.now());
    return false;
  }) as typeof response.write;
}
