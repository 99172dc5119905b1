/** Loaded when something is compared. */
export { comparePackages, compareSnapshots } from './compare-packages.ts';
export { Missed } from './find-live.ts';
export { createOpener } from './find-live.ts';
export { createServedLook } from './served.ts';
