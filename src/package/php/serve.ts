import { parentPort } from 'node:worker_threads';
import { type FileToParse, parseFile } from './parse.ts';

/** The thread that parses PHP: it reads what it is sent, file by file. */
parentPort?.on('message', (file: FileToParse) => parentPort?.postMessage(parseFile(file)));
