/** Stands in for the action itself, when it runs as a thread. */
import '../../../../sandbox/runner/fast-clock.ts';
import { serveDownload } from '../../../../src/source/artifact/download-artifact.ts';

serveDownload();
