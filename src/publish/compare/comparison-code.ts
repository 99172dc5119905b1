/** Loaded when packages are compared. */
export { comparePackages } from './compare-packages.ts';
export { createOpener, Missed } from '../../source/previous/find-live.ts';
export { createServedInspection } from './served.ts';
