import { serveParsing } from './thread.ts';

// The first file of the thread where the sources run: a thread drops the query by which the bundle knows its part.
await serveParsing();
