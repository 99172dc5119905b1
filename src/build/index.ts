/** The planner, which its users load late: only then is its code in a file of its own, and not in one of each. */
export { showCommand, showCommands } from './command.ts';
export {
  createFileReader,
  join,
  keysOf,
  listPlaces,
  type Manifest,
  type ReadFile,
  readManifest,
  readManifests,
} from './manifest.ts';
export { findNodeVersion } from './node-version.ts';
export { listLockfiles } from './package-manager.ts';
export { BUILD_FILES, planBuild, planComposer, planScripts } from './plan.ts';
