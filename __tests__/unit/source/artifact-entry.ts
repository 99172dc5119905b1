/** Stands in for the action itself, when it runs as a thread. */
import '../../../sandbox/fast-clock.ts';
import { serveDownload } from '../../../src/source/artifact.ts';

serveDownload();
