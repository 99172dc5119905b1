import type { PackageSnapshot } from '../plugin/snapshot.ts';
import type { HeaderField } from '../plugin/wordpress/header.ts';

/** A header before and now; `''` where it is missing. */
export interface HeaderChange {
  /** As it is called in the plugin's header or readme, or where it is in the package. */
  readonly label: string;
  readonly from: string;
  readonly to: string;
}

const FIELDS: readonly (readonly [HeaderField, string])[] = [
  ['version', 'Version'],
  ['name', 'Plugin Name'],
  ['requiresWordPress', 'Requires at least'],
  ['requiresPhp', 'Requires PHP'],
  ['requiresPlugins', 'Requires Plugins'],
  ['updateUri', 'Update URI'],
  ['textDomain', 'Text Domain'],
  ['domainPath', 'Domain Path'],
  ['network', 'Network'],
  ['pluginUri', 'Plugin URI'],
  ['author', 'Author'],
  ['authorUri', 'Author URI'],
  ['description', 'Description'],
];

/** Lists changed headers of main file and readme, and changes of the names that WordPress knows the plugin by. */
export function listHeaderChanges(from: PackageSnapshot, to: PackageSnapshot): readonly HeaderChange[] {
  const changes = [
    { label: 'Folder', from: from.folder, to: to.folder },
    { label: 'Main file', from: from.mainFile, to: to.mainFile },
    ...FIELDS.map(([field, label]) => ({ label, from: from.header[field], to: to.header[field] })),
    { label: 'Tested up to', from: from.readme?.tested ?? '', to: to.readme?.tested ?? '' },
  ];
  return changes.filter((change) => change.from !== change.to);
}
