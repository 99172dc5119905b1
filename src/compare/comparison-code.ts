/** Loaded when packages are compared. */
export { joinFindings } from '../package/difference/comparison.ts';
export { comparePackages, compareSnapshots } from './compare-packages.ts';
export { createOpener, Missed } from './find-live.ts';
export { createServedInspection } from './served.ts';
