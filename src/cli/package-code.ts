import { loadReader } from '../package/index.ts';

/**
 * The part of the code that examines packages that commands use. Loaded as the parts of the bundle that the actions load,
 * so that these are in no more files because of the commands.
 */
export const {
  CHANGELOG_NAMES,
  HEADER_BYTES,
  compareVersions,
  createLibraryTest,
  decodeText,
  findChangelog,
  hasSections,
  hasUnknownWord,
  isPluginHeader,
  isShown,
  locateHeader,
  parsePluginHeader,
  parseReadme,
} = await loadReader();
