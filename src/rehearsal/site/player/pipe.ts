import fs from 'node:fs';
import v8 from 'node:v8';
import { type Command, PIPE, type RawReply } from './protocol.ts';

// The modules are stripped before the plugin comes.
const { read, writeSync } = fs;
const { deserialize } = v8;

/** Reads the next command, see {@link PIPE}; `undefined` when nobody is at the other end. */
export async function receive(): Promise<Command | undefined> {
  const size = await readBytes(4);
  const bytes = size && (await readBytes(size.readUInt32LE()));
  return bytes && (deserialize(bytes) as Command);
}

async function readBytes(size: number): Promise<Buffer | undefined> {
  const bytes = Buffer.alloc(size);
  for (let at = 0; at < size;) {
    const count = await new Promise<number>((resolve) => {
      read(PIPE, bytes, at, size - at, null, (error, got) => resolve(error === null ? got : 0));
    });
    if (count === 0) return undefined;
    at += count;
  }
  return bytes;
}

/** Answers the last command. */
export function answer(reply: RawReply, body: Uint8Array = new Uint8Array()): void {
  const json = Buffer.from(JSON.stringify(reply));
  const sizes = Buffer.alloc(8);
  sizes.writeUInt32LE(json.length, 0);
  sizes.writeUInt32LE(body.length, 4);
  for (const part of [sizes, json, body]) {
    for (let at = 0; at < part.length;) at += writeSync(PIPE, part, at);
  }
}
