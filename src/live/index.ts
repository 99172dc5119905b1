export { LIVE_INPUTS as INPUTS } from './inputs.ts';
export { runLive as run } from './run-live.ts';
