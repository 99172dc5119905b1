/** What `docs/checks.md` says of each check. The package itself gets messages with names and lines; these are the rules. */
import type { CheckId } from '../src/plugin/check-ids.ts';

/** Sentences for the author of a plugin. */
export interface CheckWords {
  /** What it finds. */
  readonly finds: string;
  /** When it is milder than it mostly is, and what it then is. */
  readonly milder?: string;
  /** What comes of it on sites. */
  readonly effect: string;
  readonly fix: string;
}

/** The checks by what they are about, in the order of the page. */
export const CHECK_GROUPS: Readonly<Record<string, readonly CheckId[]>> = {
  'The ZIP': ['zip-unreadable', 'zip-crc', 'zip-structure', 'zip-method', 'zip-empty', 'zip-limits'],
  Names: ['path-unsafe', 'path-backslash', 'path-conflict', 'path-portability', 'symlink'],
  'The folder': [
    'root-files',
    'extra-root-entry',
    'double-nested',
    'folder-mismatch',
    'folder-chars',
    'folder-unconfirmed',
    'not-built',
  ],
  'The main file': [
    'no-plugin',
    'main-file',
    'header-late',
    'header-encoding',
    'header-shadowed',
    'multi-main',
    'nested-header',
    'no-php-tag',
    'output-before-headers',
    'required-file-missing',
  ],
  Versions: [
    'version-missing',
    'version-format',
    'version-tag',
    'version-not-newer',
    'prerelease-over-stable',
    'stale-version',
    'stable-tag',
  ],
  Requirements: ['requires-format', 'requires-itself', 'requires-differs'],
  'What should not be in it': ['leaked-secrets', 'dev-files', 'readme-missing', 'macosx'],
  'What the update changes': [
    'part-vanished',
    'update-uri-changed',
    'nothing-changed',
    'same-version-changed',
    'text-domain-changed',
    'requires-raised',
    'size-jump',
  ],
};

const DEACTIVATED =
  'WordPress knows a plugin by its folder and main file: the update deactivates it on every site.';
const DESTROYED =
  'By hand, WordPress refuses such a ZIP; an automatic update reports success and leaves the site without the plugin.';
const REFUSED = 'WordPress refuses the ZIP, and no site gets the update.';
const PRINTED =
  'PHP prints it on every request: WordPress reports "unexpected output", feeds are no XML and answers of the REST API no JSON.';
const USUAL_TOOL = 'Build the ZIP anew with a usual tool, from files on disk.';
const UTF8 = 'Save the file as UTF-8 without a byte order mark.';

/** By the name of the check. */
export const CHECK_WORDS: Readonly<Record<CheckId, CheckWords>> = {
  'zip-unreadable': {
    finds: 'The file is no ZIP, is cut off, or has files that are not where its list of files says.',
    effect: REFUSED,
    fix: 'Build the ZIP again, and compare it with the one that was uploaded.',
  },
  'zip-crc': {
    finds: 'A file in the ZIP is damaged, or unpacks to other bytes or more of them than the ZIP states.',
    effect:
      'WordPress does not notice: it installs the file empty or with wrong bytes, and reports success. A broken main file destroys the plugin in an automatic update.',
    fix: 'Build the ZIP again, and compare it with the one that was uploaded.',
  },
  'zip-structure': {
    finds:
      "Headers in the ZIP contradict each other, files overlap, or both of WordPress's unpackers refuse the ZIP.",
    milder:
      'ZIP64 extensions alone are a warning: only hosts without the PHP extension zip refuse them. What only the PHP extension refuses is a notice.',
    effect: 'Unpackers differ in what they believe, or no site gets the update.',
    fix: `${USUAL_TOOL} Leave out options such as \`-fz\` of \`zip\`.`,
  },
  'zip-method': {
    finds: 'Files are encrypted, or packed with a method that not every PHP can unpack.',
    effect: 'WordPress stops in the middle of unpacking, and no site gets the update.',
    fix: 'Build the ZIP without a password, with the usual method, deflate.',
  },
  'zip-empty': {
    finds: 'The ZIP holds no files.',
    effect: REFUSED,
    fix: 'Check the step that builds the ZIP: its source folder may be empty or have another name.',
  },
  'zip-limits': {
    finds:
      'More than 20,000 entries, a file of more than 200 MB, more than 1 GB in all, or data packed more than 200 to 1.',
    effect:
      'Sites would run out of disk space, memory or time; hosts and security scanners take such a ZIP for an attack.',
    fix: 'Leave out what the plugin does not need at run time, or load it from elsewhere.',
  },
  'path-unsafe': {
    finds:
      "A name leads out of the plugin's folder, has control characters, is empty, or is longer than file systems allow.",
    effect: 'WordPress leaves most such files out without a word, or stops in the middle of the update.',
    fix: 'Build the ZIP in the folder above the plugin, with plain relative names.',
  },
  'path-backslash': {
    finds: 'Names are written with backslashes.',
    effect:
      'WordPress finds no plugin folder in such a ZIP: the update deactivates the plugin on every site.',
    fix: 'Build the ZIP with a tool that writes slashes: not with `Compress-Archive` of PowerShell 5.',
  },
  'path-conflict': {
    finds: 'A name occurs twice, or is both a file and a folder.',
    effect: 'Which of them a site gets depends on how it unpacks the ZIP.',
    fix: 'Build the ZIP anew instead of adding to an old one.',
  },
  'path-portability': {
    finds:
      'Names differ in upper and lower case only, are not allowed on Windows (`aux.php`), or are not in UTF-8.',
    effect:
      'On Windows one file overwrites the other, or the update stops; other hosts give the file another name.',
    fix: 'Rename the files, and use only ASCII characters in names.',
  },
  symlink: {
    finds: 'The ZIP holds symbolic links to folders, or links whose name ends in `.php`.',
    milder: 'Other links are a warning.',
    effect:
      'WordPress makes no links: sites get a small file with the name of the target, which PHP prints, or stop with a fatal error.',
    fix: 'Put the files themselves into the ZIP (`zip` without `--symlinks`).',
  },
  'root-files': {
    finds: 'Files of the plugin are at the top of the ZIP instead of in a folder.',
    effect: DEACTIVATED,
    fix: "Zip a folder that has the plugin's slug as its name.",
  },
  'extra-root-entry': {
    finds: "Something else is at the top of the ZIP, beside the plugin's folder.",
    effect: DESTROYED,
    fix: 'Leave it out, or move it into the folder: the ZIP must hold one folder and nothing else.',
  },
  'double-nested': {
    finds: 'The plugin header is in a file that is too deep, as in `my-plugin/my-plugin/my-plugin.php`.',
    effect: DESTROYED,
    fix: 'Zip the inner folder by itself.',
  },
  'folder-mismatch': {
    finds:
      'The folder is not the one that sites have installed as the service says, not the input `slug`, or has the version in its name.',
    effect: DEACTIVATED,
    fix: 'Rename the folder before it is zipped. If it is right, set the input `slug` to its name.',
  },
  'folder-chars': {
    finds: 'The name of the folder has one of the characters `[ ] * ?`, or begins with a dot.',
    milder: 'A blank in it is a warning.',
    effect: 'WordPress does not find the plugin, or never lists it.',
    fix: 'Use only letters, digits and `-` in the name of the folder.',
  },
  'folder-unconfirmed': {
    finds:
      'A directory was zipped under the name of the repository, or as `build`, `dist`, `src`, `plugin` or `my-plugin`, and neither the service, nor `slug`, the text domain or the main file has that name.',
    effect: `If sites have the plugin in another folder: ${DEACTIVATED}`,
    fix: "Set the input `slug` to the name of the plugin's folder on sites.",
  },
  'not-built': {
    finds:
      'A directory was zipped without the packages that its `composer.json` requires, or without what the script `build` of its `package.json` makes.',
    effect: 'Code that uses these files stops with a fatal error on sites, or does nothing.',
    fix: 'Add `composer install --no-dev --optimize-autoloader` or `npm ci && npm run build` to the workflow in front of this action, and keep what they make out of `.distignore`.',
  },
  'no-plugin': {
    finds: 'No PHP file directly in the folder has a `Plugin Name` header: it may be a theme or another ZIP.',
    effect: DESTROYED,
    fix: 'Check that the right folder was zipped, and that its main file begins with a comment that holds `Plugin Name:`.',
  },
  'main-file': {
    finds: 'The main file is another one than sites have installed, or says another version than that.',
    effect: 'The update deactivates the plugin on every site, or is offered again and again.',
    fix: 'Give the main file its old name again, and keep one header.',
  },
  'header-late': {
    finds: 'A header is not within the first 8 KiB of the main file.',
    effect: 'WordPress does not see it, and finds no plugin or no version.',
    fix: 'Move the plugin header to the start of the file.',
  },
  'header-encoding': {
    finds: 'The main file is saved in UTF-16, or a byte order mark stands in front of a header.',
    effect: 'WordPress does not see the header, and finds no plugin or no version.',
    fix: UTF8,
  },
  'header-shadowed': {
    finds: 'The main file has two `Version` headers.',
    effect: 'WordPress takes the first, even when it is empty or an example.',
    fix: 'Keep the one in the comment with the plugin header, and remove or reword the other.',
  },
  'multi-main': {
    finds: "Several files of the plugin's folder have a `Plugin Name` header.",
    effect: 'WordPress lists each of them as a plugin; the first by name gives the version of the update.',
    fix: 'Keep the header in the main file only.',
  },
  'nested-header': {
    finds:
      "A file in a folder below has a `Plugin Name` header, with a name that sorts in front of the plugin's own.",
    effect: 'After an upload by hand, WordPress offers to activate that file instead of the plugin.',
    fix: 'Leave the file out, or take the header out of it.',
  },
  'no-php-tag': {
    finds: 'The main file has no `<?php`.',
    effect: 'PHP runs nothing of it, and prints the whole file on every page of the site.',
    fix: 'Begin the file with `<?php`: not every server takes the short `<?`.',
  },
  'output-before-headers': {
    finds: 'A byte order mark, a blank line or text stands in front of `<?php` in the main file.',
    milder:
      'In a file that the main file always loads, and behind the last `?>` of the main file, it is a warning.',
    effect: PRINTED,
    fix: 'Let `<?php` be the very first characters of the file, and leave out a `?>` at its end.',
  },
  'required-file-missing': {
    finds: 'The main file always requires a file that is not in the package, such as `vendor/autoload.php`.',
    milder:
      'It is a warning for `include`, in branches and functions, and if the plugin looks for a file first.',
    effect: 'PHP stops with a fatal error on every request: sites show a critical error.',
    fix: 'Run what builds the plugin before it is zipped, and check `.distignore`.',
  },
  'version-missing': {
    finds: 'The main file has no `Version` header, or an empty one.',
    effect: 'Without a version no site is ever offered the update.',
    fix: 'Write `Version: 1.2.3`, with your version, into the comment that holds `Plugin Name:`.',
  },
  'version-format': {
    finds:
      'The version begins with a `v`, has no digit, more than 64 characters, or characters that do not belong into a version.',
    milder:
      'A word that PHP does not know (`1.2.3-hotfix`) is a warning, and a pre-release a notice, unless another check compares it with what is live.',
    effect:
      'PHP orders it below every number, so that no site is offered the update, or it cannot be compared.',
    fix: 'Write a version such as `1.2.3`; if a tool should have filled it in, check that it ran.',
  },
  'version-tag': {
    finds: 'The version is not that of the tag, or not `expected-version`.',
    effect:
      'When the package says another version than the service serves, WordPress offers the same update again and again.',
    fix: 'Set `Version:` to the version that you release, or tag the commit that has it.',
  },
  'version-not-newer': {
    finds: 'The version is not greater than the one that the service serves now, as PHP compares them.',
    effect: 'Sites that have the served version are never offered this one.',
    fix: 'Raise `Version:` above the version that is live.',
  },
  'prerelease-over-stable': {
    finds: 'The version is a pre-release (`2.0.0-beta.1`), and the service serves a stable one.',
    effect: 'Every site that the service offers it to gets the pre-release like any other update.',
    fix: 'Let pre-releases not trigger the workflow; if all sites are to have it, accept the finding.',
  },
  'stale-version': {
    finds:
      'A constant of the main file (`MY_PLUGIN_VERSION`) still has the live version, or a placeholder that nobody has filled in.',
    effect:
      'Code that goes by it, such as migrations and the addresses of scripts and styles, takes the update for another version.',
    fix: 'Write the version there as well, or check the tool that should.',
  },
  'stable-tag': {
    finds: '`Stable tag` of the readme is not the version.',
    milder: 'A pre-release, and a `Stable tag` that names a branch such as `trunk`, are a notice.',
    effect: 'What reads the readme tells sites of another version than the one that they get.',
    fix: 'Set `Stable tag` to the version, or leave the line out.',
  },
  'requires-format': {
    finds: '`Requires at least` or `Requires PHP` does not begin with a digit (`>=7.4`, `PHP 7.4`).',
    milder: 'What begins with a number that WordPress goes by (`7.4+`) is a warning.',
    effect: 'WordPress ignores it, and offers the update also where the plugin cannot run.',
    fix: 'Write only numbers and dots, such as `Requires PHP: 7.4`.',
  },
  'requires-itself': {
    finds: '`Requires Plugins` names the plugin itself.',
    effect: 'Nobody can activate the plugin.',
    fix: 'Take it out of the list.',
  },
  'requires-differs': {
    finds: 'The readme requires another version of WordPress or PHP than the plugin header.',
    effect: 'WordPress goes by the plugin header; what the service tells sites may come from the readme.',
    fix: 'Write the same version in both.',
  },
  'leaked-secrets': {
    finds:
      'Files with credentials: a Git repository, `.env`, `auth.json` and others by their names; private keys, tokens and passwords in the first 256 KiB of any text file.',
    milder: 'Inside libraries, and for a `wp-config.php` of tests, it is a warning.',
    effect: 'Everyone who gets the plugin can read it.',
    fix: 'Leave the file out when the ZIP is built, and replace the secrets in it if the package was ever published.',
  },
  'dev-files': {
    finds:
      'Files that sites have no use for: `node_modules`, tests, settings of tools, hidden files, archives, programs. Libraries are left alone.',
    milder: 'What scripts and styles are built from (`package.json`, `.ts`, `.scss`) is a notice.',
    effect:
      'Every site downloads them, and some hosts block archives and programs, and the plugin with them.',
    fix: 'Name them in `.distignore`.',
  },
  'readme-missing': {
    finds: 'The plugin has no `readme.txt`.',
    effect: 'Sites are shown no changelog and no "Tested up to" with the update.',
    fix: "Add a `readme.txt` to the plugin's folder.",
  },
  macosx: {
    finds: 'Files that macOS has added (`__MACOSX/`, `.DS_Store`).',
    effect: 'No plugin needs them, but every site downloads them.',
    fix: "Name them in `.distignore`, or build the ZIP with `zip -X -x '*.DS_Store'`.",
  },
  'part-vanished': {
    finds:
      'A folder of the live version is gone, or has lost 90 % of its PHP and built files, and the main file requires something in it.',
    milder:
      'It is a warning when other PHP of the plugin still names what is gone, or when it is `vendor`, `build` or `dist`; else a notice.',
    effect:
      'What loads those files fails on every site: mostly a build did not run, or `.distignore` takes too much.',
    fix: 'Run the build before this step, or check `.distignore`. If the folder is gone on purpose, accept the finding.',
  },
  'update-uri-changed': {
    finds: 'The header `Update URI` of the live version is removed, or is `false` now.',
    milder: 'Another host is a warning.',
    effect:
      'WordPress asks the host in the header of the installed version: sites whose plugin listens to `update_plugins_{host}` stop hearing of updates.',
    fix: 'Put the header back as it was. If your update client does not need it, accept the finding.',
  },
  'nothing-changed': {
    finds: 'Nothing differs from the live version but the version itself.',
    effect: 'Every site installs an update that changes nothing: mostly an old build was packed.',
    fix: 'Build the plugin anew, or publish no version.',
  },
  'same-version-changed': {
    finds: 'The live version has the same number, and other content.',
    milder: 'In a dry run it is a notice.',
    effect: 'Sites that have this version already are not offered the update.',
    fix: 'Raise the version.',
  },
  'text-domain-changed': {
    finds: 'The header `Text Domain` differs from that of the live version.',
    effect: 'Translations that sites have installed no longer apply.',
    fix: 'Put the text domain back as it was, unless the translations are renamed, too.',
  },
  'requires-raised': {
    finds: '`Requires at least` or `Requires PHP` is higher than in the live version.',
    effect: 'Sites with an older WordPress or PHP are not offered the update.',
    fix: 'Nothing, if that is meant; tell your customers.',
  },
  'size-jump': {
    finds:
      'Unpacked, the plugin is three times as large as the live version, or a third of it, or has lost many files.',
    effect: 'Mostly something is in the package that does not belong there, or is missing.',
    fix: 'Look at the list of changes in the job summary.',
  },
};
