/** The rules in `docs/checks.md`, one for each check. Messages about a package have names and lines instead. */
import type { CheckId } from '../src/plugin/check-ids.ts';

/** Sentences for the author of a plugin. */
export interface CheckWords {
  /** The finding. */
  readonly finds: string;
  /** When the check is milder than usual, and what it is then. */
  readonly milder?: string;
  /** The consequence for sites. */
  readonly effect: string;
  readonly fix: string;
}

/** The checks by topic, in the order of the page. */
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
    'php-syntax',
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
  Requirements: ['requires-format', 'requires-itself', 'requires-no-slug', 'requires-differs'],
  'What should not be in it': [
    'leaked-secrets',
    'lfs-pointer',
    'merge-conflict',
    'dev-files',
    'readme-missing',
    'macosx',
  ],
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
  'A manual upload is refused; an automatic update reports success and removes the plugin from the site.';
const REFUSED = 'WordPress refuses the ZIP, and no site gets the update.';
const PRINTED =
  'PHP prints it on every request: WordPress reports "unexpected output", and feeds and the REST API break.';
const USUAL_TOOL = 'Build the ZIP again with a standard tool, from files.';
const UTF8 = 'Save the file as UTF-8 without a byte order mark.';

/** By the name of the check. */
export const CHECK_WORDS: Readonly<Record<CheckId, CheckWords>> = {
  'zip-unreadable': {
    finds: 'The file is not a ZIP, is cut off, or has files that are not where its list of files says.',
    effect: REFUSED,
    fix: 'Build the ZIP again, and compare it with the one that was uploaded.',
  },
  'zip-crc': {
    finds:
      'A file in the ZIP is damaged, or unpacks to other bytes, or to more of them, than the ZIP states.',
    effect:
      'WordPress does not notice: it installs the file empty or with wrong bytes, and reports success. A broken main file destroys the plugin in an automatic update.',
    fix: 'Build the ZIP again, and compare it with the one that was uploaded.',
  },
  'zip-structure': {
    finds:
      "Headers in the ZIP contradict each other, files overlap, or WordPress's two unpackers both refuse the ZIP.",
    milder:
      'ZIP64 extensions alone are a warning: only hosts without the PHP extension `zip` refuse them. What only that extension refuses is a notice.',
    effect: 'Sites get different files depending on the unpacker, or no site gets the update.',
    fix: `${USUAL_TOOL} Leave out options such as \`-fz\` of \`zip\`.`,
  },
  'zip-method': {
    finds: 'Files are encrypted, or packed with a method that not every PHP can unpack.',
    effect: 'WordPress stops while unpacking, and no site gets the update.',
    fix: 'Build the ZIP without a password, with the standard method, deflate.',
  },
  'zip-empty': {
    finds: 'The ZIP holds no files.',
    effect: REFUSED,
    fix: 'Check the step that builds the ZIP: its source folder may be empty or have another name.',
  },
  'zip-limits': {
    finds:
      'A ZIP with more than 20,000 entries, a file of more than 200 MB, more than 1 GB in all, or more than 50 MB packed more than 200 to 1. A directory of more than 20,000 files is not zipped at all.',
    effect:
      'Sites would run out of disk space, memory or time; hosts and security scanners block such a ZIP as an attack.',
    fix: 'Leave out what the plugin does not need at run time, or load it from elsewhere.',
  },
  'path-unsafe': {
    finds:
      "A name points outside the plugin's folder, has control characters, is empty, or is longer than file systems allow.",
    effect: 'WordPress silently leaves most such files out, or stops halfway through the update.',
    fix: 'Build the ZIP in the folder above the plugin, with plain relative names.',
  },
  'path-backslash': {
    finds:
      "Names use backslashes. Where only some files below the plugin's folder do, and no code is known to load them, it is a warning.",
    effect:
      'WordPress finds no plugin folder in such a ZIP: the update deactivates the plugin on every site. Below a folder with a slash, only that file is lost.',
    fix: 'Build the ZIP with a tool that writes slashes: not with `Compress-Archive` of PowerShell 5.',
  },
  'path-conflict': {
    finds: 'A name occurs twice, or is both a file and a folder.',
    milder: 'It is a warning when none of the files that occur twice is PHP.',
    effect: 'Which one a site gets depends on how it unpacks the ZIP.',
    fix: 'Build a new ZIP instead of adding to an old one.',
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
    milder: 'Other links are a warning; a notice if they only lead to themselves.',
    effect:
      'WordPress creates no links: sites get a small file with the name of the target, which PHP prints, or stop with a fatal error.',
    fix: 'Put the files themselves into the ZIP (`zip` without `--symlinks`).',
  },
  'root-files': {
    finds: 'Files of the plugin are at the top of the ZIP instead of in a folder.',
    effect: DEACTIVATED,
    fix: "Zip a folder named after the plugin's slug.",
  },
  'extra-root-entry': {
    finds: "There is something beside the plugin's folder at the top of the ZIP.",
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
      'The folder is not the one that sites have installed according to the service, is not the input `slug`, or has the version, a branch or a commit in its name.',
    milder:
      'The name of a branch is a warning unless the rest of the folder is the name of the main file or the text domain, and so is any version in a first release.',
    effect: DEACTIVATED,
    fix: 'Rename the folder before you zip it. If it is right, set the input `slug` to its name.',
  },
  'folder-chars': {
    finds: 'The folder has one of the characters `[ ] * ?` in its name, or begins with a dot.',
    milder: 'A blank in it is a warning.',
    effect: 'WordPress does not find the plugin, or never lists it.',
    fix: "Use only letters, digits and `-` in the folder's name.",
  },
  'folder-unconfirmed': {
    finds:
      'A directory was zipped under the name of the repository, or as `build`, `dist`, `src`, `plugin` or `my-plugin`, and neither the service, `slug`, the text domain nor the main file confirms that name.',
    effect: `If sites have it in another folder, the update deactivates the plugin on every site.`,
    fix: "Set the input `slug` to the name of the plugin's folder on sites.",
  },
  'not-built': {
    finds:
      "The plugin's PHP names what Composer makes (`vendor/autoload.php`), which is not in the package, although the plugin's `composer.json`, beside it or in the ZIP, requires packages, or loads classes of the plugin. It is a warning where the plugin also loads its classes itself, and for the output of the script `build` in `package.json`.",
    effect: 'Code that uses these files stops with a fatal error on sites, or does nothing.',
    fix: 'Add `composer install --no-dev --optimize-autoloader` or `npm ci && npm run build` to the workflow before this action, and do not name their output in `.distignore`.',
  },
  'no-plugin': {
    finds: 'No PHP file directly in the folder has a `Plugin Name` header: it may be a theme or another ZIP.',
    effect: DESTROYED,
    fix: 'Check that the right folder was zipped, and that its main file has a `Plugin Name:` header.',
  },
  'main-file': {
    finds: 'The main file is not the one that sites have installed, or states another version than that one.',
    effect: 'The update deactivates the plugin on every site, or is offered again and again.',
    fix: 'Restore the name of the main file, and keep one header.',
  },
  'header-late': {
    finds: 'A header comes after the first 8 KiB of the main file.',
    effect: 'WordPress does not see it, and finds no plugin or no version.',
    fix: 'Move the plugin header to the start of the file.',
  },
  'header-encoding': {
    finds: 'The main file is saved as UTF-16, or there is a byte order mark before a header.',
    effect: 'WordPress does not see the header, and finds no plugin or no version.',
    fix: UTF8,
  },
  'header-shadowed': {
    finds: 'The main file has two `Version` headers.',
    effect: 'WordPress takes the first, even when it is empty or an example.',
    fix: 'Keep the one in the comment with the plugin header, and remove or reword the other.',
  },
  'multi-main': {
    finds: "Several files in the plugin's folder have a `Plugin Name` header.",
    effect: 'WordPress lists each of them as a plugin; the first by name gives the version of the update.',
    fix: 'Keep the header in the main file only.',
  },
  'nested-header': {
    finds:
      "A file in a subfolder has a `Plugin Name` header, with a name that sorts before the plugin's own.",
    effect: 'After an upload by hand, WordPress offers to activate that file instead of the plugin.',
    fix: 'Leave the file out, or remove the header from it.',
  },
  'no-php-tag': {
    finds: 'The main file, or a file that the plugin loads on every request, has no `<?php`.',
    milder: 'It is a warning where such a file has a short `<?`.',
    effect: 'PHP runs none of it, and prints the whole file on every page of the site.',
    fix: 'Begin the file with `<?php`: not every server accepts the short `<?`.',
  },
  'output-before-headers': {
    finds: 'There is a byte order mark, a blank line or text before `<?php` in the main file.',
    milder:
      'In a file that the main file always loads, or after the last `?>` of the main file, it is a warning.',
    effect: PRINTED,
    fix: 'Make `<?php` the very first characters of the file, and leave out a `?>` at its end.',
  },
  'php-syntax': {
    finds:
      'The main file, or a file that the plugin loads on every request, has brackets, texts or comments that do not end, the marks of a merge conflict, or a `namespace` or `declare( strict_types )` that does not come first, because of other code or of something before `<?php`. A missing semicolon or typographic quotes are found only by [a rehearsal](rehearse.md).',
    effect: 'PHP cannot read the file: sites show a critical error.',
    fix: 'Correct the file; `php -l` tells whether PHP can read it.',
  },
  'required-file-missing': {
    finds:
      'The main file, or a file that it always loads, requires one that is not in the package, such as `vendor/autoload.php`, also by the lists of Composer, or by a path that lacks the slash behind the folder, such as `__DIR__ . "inc/a.php"`. That includes functions and methods that it calls at once, or by hooks that run on every request.',
    milder:
      'It is a warning for `include`, in other branches and functions of the main file, on pages of the dashboard, and when the plugin checks for a file first. `@include`, WP-CLI, code for developers (`ACME_DEV`, the environment `local`), versions of PHP below `Requires PHP`, functions that nobody calls, functions that give up without a file other than an autoloader, unless they run on every request, and a folder `pro` or `premium` that is not in the package and loaded on a condition are left out.',
    effect: 'PHP stops with a fatal error on every request: sites show a critical error.',
    fix: 'Build the plugin before you zip it, and check `.distignore`.',
  },
  'version-missing': {
    finds: 'The main file has no `Version` header, or an empty one.',
    effect: 'Without a version, no site is ever offered the update.',
    fix: 'Add `Version: 1.2.3`, with your version, to the comment that has `Plugin Name:`.',
  },
  'version-format': {
    finds:
      'The version begins with a `v`, has no digit, has more than 64 characters, or has some that a version cannot have.',
    milder:
      'A word that PHP does not know (`1.2.3-hotfix`) is a warning, and a pre-release a notice, unless another check compares it with what is live.',
    effect: 'PHP sorts it below every number, so no site is offered the update, or it cannot be compared.',
    fix: 'Write a version such as `1.2.3`; if a tool should have filled it in, check that it ran.',
  },
  'version-tag': {
    finds: 'The version differs from the tag or from `expected-version`.',
    effect:
      'If package and service state different versions, WordPress offers the same update again and again.',
    fix: 'Set `Version:` to the version that you release, or correct the tag or `expected-version`.',
  },
  'version-not-newer': {
    finds: 'The version is not greater than the live one, as PHP compares them.',
    effect: 'Sites that have the live version are never offered this one.',
    fix: 'Raise `Version:` above the version that is live.',
  },
  'prerelease-over-stable': {
    finds: 'The version is a pre-release (`2.0.0-beta.1`), and the live one is stable.',
    effect: 'Sites get the pre-release like any other update.',
    fix: 'Do not run the workflow for pre-releases. If all sites are to get it, accept the finding.',
  },
  'stale-version': {
    finds:
      'A constant in the main file (`MY_PLUGIN_VERSION`), or the variable of a class (`$version`), still has the live version, or a placeholder.',
    effect:
      'Code that uses it, such as migrations and the URLs of scripts and styles, takes the update for another version.',
    fix: 'Write the version there too, or check the tool that should.',
  },
  'stable-tag': {
    finds: '`Stable tag` of the readme is not the version.',
    milder: 'For a pre-release, and for a `Stable tag` that names a branch such as `trunk`, it is a notice.',
    effect: 'Whatever reads the readme tells sites another version than they get.',
    fix: 'Set `Stable tag` to the version, or leave the line out.',
  },
  'requires-format': {
    finds: '`Requires at least` or `Requires PHP` does not begin with a digit (`>=7.4`, `PHP 7.4`).',
    milder: 'A value that begins with a number, which WordPress uses (`7.4+`), is a warning.',
    effect: 'WordPress ignores it, and offers the update even where the plugin cannot run.',
    fix: 'Write only numbers and dots, such as `Requires PHP: 7.4`.',
  },
  'requires-itself': {
    finds: '`Requires Plugins` names the plugin itself.',
    effect: 'Nobody can activate the plugin.',
    fix: 'Remove it from the list.',
  },
  'requires-no-slug': {
    finds:
      '`Requires Plugins` names something that is no slug of WordPress.org (`WooCommerce`, `woocommerce/woocommerce.php`).',
    effect: 'WordPress drops it: sites can activate the plugin without what it needs.',
    fix: 'Write slugs, separated by commas, such as `woocommerce`.',
  },
  'requires-differs': {
    finds:
      'The readme requires another version of WordPress or PHP than the plugin header, or the packages of Composer need a newer PHP.',
    effect:
      'WordPress reads the plugin header; the service may tell sites what the readme says, and Composer stops PHP versions that its packages do not support.',
    fix: 'Write the same version everywhere.',
  },
  'leaked-secrets': {
    finds:
      'Files with credentials: a Git repository, `.env`, `auth.json` and others by their names; private keys, and tokens of some eighty services and passwords by their looks, in the first 256 KiB of any text file. Keys that are public by design (`AIza…`, `pk_live_…`) are not reported.',
    milder:
      'Inside libraries, for a `wp-config.php` of tests, for test keys, and for what may be something else, it is a warning.',
    effect: 'Everyone who gets the plugin can read them.',
    fix: 'Leave the file out of the ZIP, and replace the secrets in it if the package was ever published.',
  },
  'lfs-pointer': {
    finds: 'A file is only the pointer that Git LFS puts in its place.',
    milder: 'Where no code and no translation is one, it is a warning.',
    effect: 'Sites get a few lines of text in place of the file.',
    fix: 'Add `with: { lfs: true }` to `actions/checkout`, or run `git lfs pull` before the package is made.',
  },
  'merge-conflict': {
    finds: 'PHP of the plugin has the marks of a merge conflict (`<<<<<<<`).',
    milder:
      'In scripts, styles and JSON it is a warning. Tests, fixtures, examples and texts in backticks may have them.',
    effect:
      'PHP stops with a fatal error where the file is loaded; outside of `<?php … ?>`, visitors see the marks.',
    fix: 'Resolve the conflict, and commit the file again.',
  },
  'dev-files': {
    finds:
      'Files that sites do not need: `node_modules`, tests, tool configuration, hidden files, archives and programs that no PHP names, and packages that Composer has installed for development only. Libraries are not searched.',
    milder: 'For sources of scripts and styles (`package.json`, `.ts`, `.scss`), it is a notice.',
    effect: 'Every site downloads them, and some hosts block plugins with archives and programs.',
    fix: 'Name them in `.distignore`, or with `export-ignore` in `.gitattributes`, whichever the plugin has. For packages, run `composer install --no-dev`.',
  },
  'readme-missing': {
    finds: 'The plugin has no `readme.txt`.',
    effect: 'Sites are shown no changelog and no "Tested up to" with the update.',
    fix: "Add a `readme.txt` to the plugin's folder.",
  },
  macosx: {
    finds: 'Files that macOS added (`__MACOSX/`, `.DS_Store`).',
    effect: 'No plugin needs them, but every site downloads them.',
    fix: "Name them in `.distignore`, or with `export-ignore` in `.gitattributes`, or build the ZIP with `zip -X -x '*.DS_Store'`.",
  },
  'part-vanished': {
    finds:
      'A folder of the live version is gone, or has lost 90 % of its PHP and built files, and the main file requires something in it; code still loads a PHP file that is gone or empty, or PHP still names an autoloader of Composer that is gone and `composer.json` in the package needs.',
    milder:
      'It is a warning when other PHP of the plugin still names what is gone, when that is `vendor`, `build` or `dist`, when a third of all PHP files are gone, or when a file is empty; else a notice.',
    effect:
      'What loads those files fails on every site. Usually a build did not run, or `.distignore` excludes too much.',
    fix: 'Run the build before this step, or check `.distignore`. If you removed the folder on purpose, accept the finding.',
  },
  'update-uri-changed': {
    finds: 'The header `Update URI` of the live version is removed, or is `false` now.',
    milder: 'Another host is a warning.',
    effect:
      'WordPress asks the host in the header of the installed version: sites whose plugin uses `update_plugins_{host}` no longer hear of updates.',
    fix: 'Restore the header. If your update client does not need it, accept the finding.',
  },
  'nothing-changed': {
    finds: 'Only the version differs from the live version.',
    effect: 'Every site installs an update that changes nothing. Usually an old build was packed.',
    fix: 'Build the plugin again, or do not publish.',
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
    fix: 'Restore the text domain, unless you rename the translations too.',
  },
  'requires-raised': {
    finds: '`Requires at least` or `Requires PHP` is higher than in the live version.',
    effect: 'Sites with an older WordPress or PHP are not offered the update.',
    fix: 'Nothing, if that is intended; tell your customers.',
  },
  'size-jump': {
    finds:
      'Unpacked, the plugin is three times as large as the live version, or a third of it, and the two differ by 100 kB or more; or it has lost many files.',
    effect: 'Usually the package has something that does not belong there, or lacks something.',
    fix: 'Check the list of changes in the job summary.',
  },
};
