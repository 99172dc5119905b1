import { loadReader } from '../package/index.ts';

/**
 * The part of the code that examines and zips packages that commands use. Loaded as the parts of the bundle that the actions load,
 * so that these are in no more files because of the commands.
 */
export const {
  CHANGELOG_NAMES,
  HEADER_BYTES,
  compareVersions,
  createLibraryTest,
  createOwnTest,
  decodeText,
  findChangelog,
  hasSections,
  hasUnknownWord,
  isPluginHeader,
  isShown,
  locateHeader,
  parsePluginHeader,
  parseReadme,
  tokenizePhp,
} = await loadReader();

export const { readBuildSetup } = await import('../source/directory/zip-directory.ts');
