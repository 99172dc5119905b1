import type { ChildProcess } from 'node:child_process';
import { Duplex } from 'node:stream';
import { serialize } from 'node:v8';
import { type Reader, read, Unreadable } from '../model/readers.ts';
import { MAX_REPLY_BYTES, PIPE, type RawReply } from './player/protocol.ts';
import { readRaw } from './read-reply.ts';

/** The way to a process of the rehearsal, and back. */
export interface Wire<Reply> {
  readonly send: (command: object, onSent: (error?: Error | null) => void) => void;
  /** @param onUnreadable gets why a reply cannot be read */
  readonly listen: (onReply: (reply: Reply) => void, onUnreadable: (why: string) => void) => void;
}

/** A reply of the player, with the bytes beside it. */
interface PlayerFrame {
  readonly raw: RawReply;
  readonly body: Uint8Array;
}

const SIZES = 8;
const NO_BYTES = Buffer.alloc(0);

/** The pipe to a player, see {@link PIPE}. */
export function createPipeWire(child: Pick<ChildProcess, 'stdio'>): Wire<PlayerFrame> {
  const pipe = child.stdio[PIPE];
  if (!(pipe instanceof Duplex)) throw new Error('The player was started without its pipe.');
  // The process has ended, and its end is told.
  pipe.on('error', () => undefined);
  return {
    send: (command, onSent) => {
      const bytes = serialize(command);
      const size = Buffer.alloc(SIZES / 2);
      size.writeUInt32LE(bytes.length);
      pipe.write(size);
      pipe.write(bytes, onSent);
    },
    listen: (onReply, onUnreadable) => {
      let chunks: Buffer[] = [];
      let heard = 0;
      const take = (size: number): Buffer => {
        const [first = NO_BYTES, ...others] = chunks;
        const all = others.length === 0 ? first : Buffer.concat(chunks);
        chunks = [all.subarray(size)];
        heard -= size;
        return all.subarray(0, size);
      };
      let sizes: { readonly json: number; readonly body: number } | undefined;
      const hear = (chunk: Buffer): void => {
        chunks.push(chunk);
        heard += chunk.length;
        for (;;) {
          if (sizes === undefined) {
            if (heard < SIZES) return;
            const head = take(SIZES);
            sizes = { json: head.readUInt32LE(0), body: head.readUInt32LE(SIZES / 2) };
            if (sizes.json > MAX_REPLY_BYTES.json || sizes.body > MAX_REPLY_BYTES.body)
              throw new Unreadable('it is too long');
          }
          const { json, body } = sizes;
          if (heard < json + body) return;
          sizes = undefined;
          onReply({ raw: readRaw(take(json).toString('utf8')), body: take(body) });
        }
      };
      pipe.on('data', (chunk: Buffer) => {
        try {
          hear(chunk);
        } catch (error) {
          if (!(error instanceof Unreadable)) throw error;
          pipe.removeAllListeners('data').resume();
          onUnreadable(error.message);
        }
      });
    },
  };
}

/** The messages of Node.js, to and from a process that runs only code of this action. */
export function createMessageWire<Reply>(child: ChildProcess, reader: Reader<Reply>): Wire<Reply> {
  return {
    send: (command, onSent) => child.send(command, onSent),
    listen: (onReply, onUnreadable) => {
      child.on('message', (message) => {
        let reply: Reply;
        try {
          reply = read(reader, message);
        } catch (error) {
          if (!(error instanceof Unreadable)) throw error;
          onUnreadable(error.message);
          return;
        }
        onReply(reply);
      });
    },
  };
}
