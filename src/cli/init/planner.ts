/** The planner of builds, loaded as the part of the bundle that the actions load, so that it is in no more files because of this. */
export const {
  createFileReader,
  join,
  listLockfiles,
  planComposer,
  planScripts,
  readManifest,
  readManifests,
  showCommands,
} = await import('../../build/index.ts');
