import { toRecord } from '../../shared/record.ts';
import { type BuildSecret, NOTHING, type Scripts } from './build-tools.ts';
import type { Found } from './facts.ts';

/** Tools that prefix libraries, and the commands in scripts that do it; `undefined` for a plugin of Composer. */
const PREFIXERS: Readonly<Record<string, readonly [name: string, command: string | undefined]>> = {
  'brianhenryie/strauss': ['Strauss', 'strauss'],
  'coenjacobs/mozart': ['Mozart', 'mozart'],
  'humbug/php-scoper': ['PHP-Scoper', 'php-scoper'],
  'wpify/scoper': ['WPify Scoper', undefined],
};

/** Describes what the workflow does with Composer. */
export function describeComposer(composer: unknown): Scripts {
  const json = toRecord(composer);
  const [needed = [], development = [], scripts = []] = ['require', 'require-dev', 'scripts'].map((name) =>
    Object.keys(toRecord(json[name])),
  );
  const prefixer = development.find((name) => name in PREFIXERS);
  if (prefixer !== undefined) return describePrefixer(prefixer, toRecord(json['scripts']));
  const prefixing = findForeignPrefixer(json);
  const packages = needed.filter((name) => name.includes('/') && name !== 'composer/installers');
  const why =
    packages[0] !== undefined
      ? `composer.json requires ${packages[0]}`
      : json['autoload'] !== undefined
        ? 'composer.json has autoload'
        : scripts.some((name) => name.startsWith('post-'))
          ? 'composer.json has scripts for it'
          : undefined;
  return {
    ...NOTHING,
    builds: why === undefined ? [] : [{ value: 'composer install --no-dev', why }],
    ...prefixing,
  };
}

/** Finds a tool that prefixes libraries, but is no package of this `composer.json`: a file, another folder's or nothing yet. */
function findForeignPrefixer(json: Readonly<Record<string, unknown>>): Partial<Scripts> {
  const scripts = toRecord(json['scripts']);
  for (const [name, [tool, command]] of Object.entries(PREFIXERS)) {
    if (command === undefined) continue;
    const [script] = findRunning(scripts, command);
    if (script === undefined) {
      if (command in toRecord(json['extra'])) return { remarks: [adviseOnScript(tool)] };
      continue;
    }
    const bare = new RegExp(`(?:^|["'\\s])(?:vendor/bin/)?${command}(?![\\w.-])`);
    if (bare.test(JSON.stringify(scripts[script])))
      return {
        remarks: [
          `The script ${script} of composer.json runs ${command}, which no package installs: run composer require --dev ${name}, and init again.`,
        ],
      };
    return isRunByInstall(scripts, [script])
      ? {}
      : {
          builds: [
            {
              value: `composer install, composer run-script ${script}`,
              why: `the script ${script} of composer.json`,
            },
          ],
          name: script,
          isWithDevelopment: true,
        };
  }
  return {};
}

/** Scripts that Composer runs when it installs. */
const OF_INSTALL = ['post-install-cmd', 'pre-autoload-dump', 'post-autoload-dump'];

/** Lists the scripts that run a command. */
function findRunning(scripts: Readonly<Record<string, unknown>>, command: string): readonly string[] {
  const runs = new RegExp(`(^|[^\\w-])${command}\\b`);
  return Object.keys(scripts).filter((name) => runs.test(JSON.stringify(scripts[name])));
}

function isRunByInstall(scripts: Readonly<Record<string, unknown>>, names: readonly string[]): boolean {
  return OF_INSTALL.some(
    (name) =>
      names.includes(name) || names.some((one) => JSON.stringify(scripts[name] ?? '').includes(`@${one}"`)),
  );
}

const adviseOnScript = (tool: string): string =>
  `No script of composer.json runs ${tool}, so the workflow does not, either: add one, and name it as build-script.`;

/** A script of its own that runs the tool has to be named to the workflow. */
function describePrefixer(prefixer: string, scripts: Readonly<Record<string, unknown>>): Scripts {
  const [tool, command] = PREFIXERS[prefixer] ?? [prefixer, undefined];
  const build = { value: `composer install, with ${tool}`, why: `${prefixer} in composer.json` };
  const all = { ...NOTHING, isWithDevelopment: true };
  if (command === undefined) return { ...all, builds: [build] };
  const own = findRunning(scripts, command);
  if (isRunByInstall(scripts, own)) return { ...all, builds: [build] };
  const [name] = own;
  if (name === undefined) return { ...all, builds: [build], remarks: [adviseOnScript(tool)] };
  return { ...all, builds: [{ ...build, value: `composer install, composer run-script ${name}` }], name };
}

/** Registries that anybody can read. */
const PUBLIC = /(packagist\.org|wpackagist\.org|asset-packagist\.org)/;

/**
 * Nobody can tell from a repository whether everybody can read a source of packages.
 *
 * @param own `owner/name` of the repository itself
 */
export function findComposerSecrets(composer: unknown, own: string | undefined): readonly BuildSecret[] {
  const repositories = Object.values(toRecord(composer)['repositories'] ?? {}).map(toRecord);
  const urls = repositories.flatMap(({ type, url }) =>
    typeof url === 'string' &&
    /^(composer|vcs|git|github)$/.test(String(type)) &&
    !PUBLIC.test(url) &&
    (own === undefined || !url.replace(/\.git$/, '').endsWith(`/${own}`))
      ? [url]
      : [],
  );
  if (urls.length === 0) return [];
  const places = urls.join(' and ');
  return [
    {
      name: 'COMPOSER_AUTH',
      why: `for packages from ${places}; not needed if anybody can read them`,
      unless: `unless anybody can read ${places}`,
    },
  ];
}

/** The newest PHP before 8, whose successors no runner has by itself. */
const OLD = '7.4';

/**
 * Finds the PHP for packages that are locked to versions for PHP 7: Composer refuses to install them on that of the runner.
 * `undefined` if they fit, or nothing tells.
 *
 * @param isWithDevelopment whether packages for development are installed, too
 */
export function findBuildPhp(
  composer: unknown,
  lock: unknown,
  isWithDevelopment: boolean,
): Found | undefined {
  const { platform } = toRecord(toRecord(composer)['config']);
  if (toRecord(platform)['php'] !== undefined) return undefined;
  const { packages, 'packages-dev': development } = toRecord(lock);
  const all = [packages, ...(isWithDevelopment ? [development] : [])].flatMap((list) =>
    Array.isArray(list) ? list.map(toRecord) : [],
  );
  for (const { name, require } of all) {
    const { php } = toRecord(require);
    if (typeof name === 'string' && typeof php === 'string' && isForOld(php))
      return { value: OLD, why: `composer.lock has ${name}, which requires ${php}` };
  }
  return undefined;
}

/** Ranges that end before PHP 8; others are taken for open. Source: Composer, "Versions and constraints". */
const ENDED = /^(?:\^[57](?:\.\d+){0,2}|~[57](?:\.\d+)?|>=\s*[57][\d.]*[\s,]+<\s*8(?:\.0)*)$/;
const HAS_OLD = /[\^~]7(?:\.[0-4])?(?:\.0)?$|<\s*8(?:\.0)*$/;

function isForOld(constraint: string): boolean {
  const ranges = constraint.split(/\|\|?/).map((range) => range.trim());
  return ranges.every((range) => ENDED.test(range)) && ranges.some((range) => HAS_OLD.test(range));
}
