import { runLive } from './run-live.ts';

await runLive();
