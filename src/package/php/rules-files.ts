import { quoteName } from '../../shared/quote.ts';
import type { Program } from './link.ts';
import { isComposerList } from './places.ts';
import { at, type Fault, type PhpRule } from './rule.ts';
import { type FollowedLoad, follow } from './run.ts';

const AUTOLOADER = /(^|\/)vendor[^/]*\/autoload\w*\.php$/;
const TESTS = /(^|\/)tests?\//;
const PAID = /^(?:pro|premium)\//i;

/** Files that code loads, and the package lacks. */
export const FILE_RULES: readonly PhpRule[] = [
  {
    /**
     * A file that is loaded on every request, or at the activation, requires one that the package lacks, such as
     * `vendor/autoload.php`: also through functions that are called at once, Composer's lists, and constructors; or Composer's
     * autoloader lists a class that own code uses, and its file is missing.
     *
     * @topic The main file
     * @warning `include`, pages of the dashboard, and where the plugin checks for a file first, and gives up without it.
     * @silent `@include`, other conditions, WP-CLI, code for developers (`ACME_DEV`, `defined( 'ACME_TEST' )`, the environment `local`)
     * or for PHP below `Requires PHP`; functions that nobody calls; paths that depend on something.
     * @effect PHP stops with a fatal error.
     * @fix Build the plugin before you zip it, and check `.distignore`.
     */
    id: 'required-file-missing',
    severity: 'error',
    alone: 'error',
    effect: 'PHP stops with a fatal error: sites show a critical error.',
    fix: 'Add the file, or remove the line: check `.distignore` and the steps that build the plugin.',
    *find({ program, before }) {
      const told = new Set<string>();
      const { paths, links } = program.index;
      const isThere = (target: string) =>
        paths.has(target) || links.some((link) => target.startsWith(`${link}/`));
      const { loads, entered } = follow(program);
      const missing = loads.filter(({ target }) => !isThere(target));
      const rank = ({ when, load }: FollowedLoad) =>
        (when === 'always' || when === 'activation' ? 0 : 2) + (load.keyword.startsWith('require') ? 0 : 1);
      for (const found of missing.toSorted((a, b) => rank(a) - rank(b))) {
        const fault = told.has(found.target) ? undefined : judge(found, program, before);
        if (fault === undefined) continue;
        told.add(found.target);
        yield fault;
      }
      const known = new Set(before === undefined ? [] : listLost(before).map(({ key }) => key));
      yield* joinFolders(listLost(program, told, entered).filter(({ key }) => !known.has(key)));
    },
  },
];

function judge(
  { load, by, target, when }: FollowedLoad,
  { index }: Program,
  before: Program | undefined,
): Fault | undefined {
  const { guards } = load.at;
  if (load.isGuarded || guards.includes('e') || guards.includes('t')) return undefined;
  const isAutoloader = AUTOLOADER.test(target);
  const isBehind = guards.includes('E');
  if (isBehind && when !== 'always' && !isAutoloader) return undefined;
  const isLeftOut = (when !== 'always' && TESTS.test(target)) || (when === 'maybe' && PAID.test(target));
  const wasThere = before?.index.paths.has(target) === true;
  if (isLeftOut || (when === 'maybe' && !wasThere)) return undefined;
  const isFatal = load.keyword.startsWith('require') || isAutoloader;
  const isSure = (when === 'always' || when === 'activation') && isFatal && !isBehind;
  const twin = [...index.paths].find((path) => path.toLowerCase() === target.toLowerCase());
  const what =
    twin === undefined
      ? 'which is not in the package'
      : `but the package has ${quoteName(twin)}: case matters`;
  return {
    key: target,
    name: target,
    ...(isSure ? {} : { severity: 'warning' }),
    message: `${at(load.line, by)} ${load.keyword.startsWith('require') ? 'requires' : 'includes'} ${quoteName(target)}, ${what}.`,
    effect: explainEffect(isFatal, isBehind, when),
    fix: adviseOn(target, twin),
    path: by,
    line: load.line,
  };
}

function adviseOn(target: string, twin: string | undefined): string {
  if (twin !== undefined) return 'Write the name the same way in both places.';
  if (target.startsWith('../'))
    return 'Write a `/` behind the folder: the path is that of something beside the plugin.';
  return /(^|\/)vendor[^/]*\//.test(target)
    ? 'Run `composer install --no-dev`, and whatever else builds the plugin, before it is zipped.'
    : 'Add the file, or remove the line: check `.distignore` and the steps that build the plugin.';
}

const WHEN = {
  always: 'on every request',
  admin: 'on every page of the dashboard',
  activation: 'when somebody activates the plugin',
  maybe: 'when it gets there',
  never: 'when it gets there',
} as const;

/** Source: PHP's manual. `require` ends the script; `include` continues with a warning. */
function explainEffect(isFatal: boolean, isBehind: boolean, when: FollowedLoad['when']): string {
  if (isBehind)
    return 'The plugin looks for a file, and gives up without it: it would be active and do nothing.';
  if (!isFatal) return `PHP warns ${WHEN[when]}, and goes on without the file.`;
  return `PHP stops with a fatal error ${WHEN[when]}: ${when === 'activation' ? 'new customers cannot activate it' : 'sites show a critical error'}.`;
}

/** Classes that Composer's autoloader lists in files that are missing, although own code uses them and nobody else declares them. */
function* findLostClasses(
  program: Program,
  told: Set<string>,
  entered: ReadonlySet<string>,
): Generator<Fault> {
  const { index, classes, aliases } = program;
  const lists = [...index.files].flatMap(([path, { values }]) =>
    (isComposerList(path) ? [...values] : []).flatMap(([key, parts]) =>
      key.startsWith('composer:') ? [{ key, target: program.locate(parts, path), by: path }] : [],
    ),
  );
  if (lists.length === 0) return;
  const used = new Map<string, { readonly path: string; readonly line: number; readonly shown: string }>();
  for (const [path, { units }] of program.own)
    for (const { uses } of units)
      for (const { kind, name, line, shown, isSoft, at: around } of uses)
        if (
          (kind === 'class' || kind === 'new') &&
          isSoft !== true &&
          around.guards.every((guard) => guard.startsWith('h:')) &&
          !classes.has(name) &&
          !aliases.has(name)
        )
          used.set(name, { path, line, shown });
  for (const { key, target: listedAt, by } of lists) {
    if (listedAt === undefined) continue;
    // Usually the whole package is missing.
    const [, folder = listedAt] = /^((?:.*\/)?vendor\/[^/]+\/[^/]+)\//.exec(`${listedAt}/`) ?? [];
    const isGone = ![...index.paths].some((path) => path.startsWith(`${folder}/`));
    const target = isGone ? folder : listedAt;
    const [, list = '', listed = ''] = /^composer:(classMap|prefixDirsPsr4):(.+?)(?::\d+)?$/.exec(key) ?? [];
    const isThere =
      list === 'classMap'
        ? index.paths.has(target)
        : [...index.paths].some((path) => path.startsWith(`${target}/`));
    if (list === '' || isThere || told.has(target)) continue;
    const name =
      list === 'classMap'
        ? listed.toLowerCase()
        : [...used.keys()].find((each) => each.startsWith(listed.toLowerCase()));
    const place = name === undefined ? undefined : used.get(name);
    if (place === undefined) continue;
    told.add(target);
    yield {
      key: target,
      name: target,
      ...(entered.has(place.path) ? {} : { severity: 'warning' as const }),
      message: `${quoteName(by)} lists classes in ${quoteName(target)}, which is not in the package; line ${place.line} of ${quoteName(place.path)} uses \`${place.shown}\`.`,
      path: by,
      line: 1,
    };
  }
}

function listLost(
  program: Program,
  told = new Set<string>(),
  entered: ReadonlySet<string> = new Set<string>(),
): readonly Fault[] {
  return [...findLostClasses(program, told, entered)];
}

/** One finding for all files of a folder that is not there. */
function* joinFolders(faults: readonly Fault[]): Generator<Fault> {
  const told = new Set<string>();
  for (const fault of faults) {
    const folder = fault.key.replace(/\/[^/]*$/, '');
    if (told.has(folder) || told.has(fault.key)) continue;
    told.add(folder).add(fault.key);
    yield fault;
  }
}
