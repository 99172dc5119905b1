import { quoteName } from '../../shared/quote.ts';
import type { Program } from './link.ts';
import { PAID } from './places.ts';
import { isOwn, listNeeds, type Need } from './needs.ts';
import { at, type Fault, type PhpRule } from './rule.ts';
import { AUTOLOADER, type FollowedLoad } from './run.ts';

const TESTS = /(^|\/)tests?\//;

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
    *find({ program, before, reach, followed: { loads, entered } }) {
      const told = new Set<string>();
      const { paths, links } = program.index;
      const isThere = (target: string) =>
        paths.has(target) || links.some((link) => target.startsWith(`${link}/`));
      const missing = loads.filter(
        ({ load, target }) => !load.keyword.startsWith('register') && !isThere(target),
      );
      const rank = ({ when, load }: FollowedLoad) =>
        (when === 'always' || when === 'activation' ? 0 : 2) + (load.keyword.startsWith('require') ? 0 : 1);
      for (const found of missing.toSorted((a, b) => rank(a) - rank(b))) {
        const fault = told.has(found.target) ? undefined : judge(found, program, before);
        if (fault === undefined) continue;
        told.add(found.target);
        yield fault;
      }
      const lost = before === undefined ? [] : [...findLostClasses(before, new Set(), new Set())];
      const known = new Set(lost.map(({ key }) => key));
      const found = findLostClasses(program, told, entered, reach.files);
      yield* joinFolders([...found].filter(({ key }) => !known.has(key)));
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

/**
 * Classes that Composer's autoloader lists in files that are missing, although own code uses them and nobody else declares them.
 *
 * @param reached files whose code counts: not a tool that only its author runs
 */
function* findLostClasses(
  program: Program,
  told: Set<string>,
  entered: ReadonlySet<string>,
  reached?: ReadonlySet<string>,
): Generator<Fault> {
  const lists = program.listed.filter(({ list }) => list !== 'files');
  const used = new Map<string, Need>();
  for (const need of lists.length === 0 ? [] : listNeeds(program, 'classes')) {
    const { guards } = need.place.use.at;
    const isReached = reached?.has(need.place.path) !== false;
    if (isReached && !need.isText && guards.every((guard) => guard.startsWith('h:')) && !isOwn(need, program))
      used.set(need.names[0] ?? '', need);
  }
  const paths = [...program.index.paths];
  for (const { list, name, target: listed, by } of used.size === 0 ? [] : lists) {
    // Usually the whole package is missing.
    const [, folder = listed] = /^((?:.*\/)?vendor\/[^/]+\/[^/]+)\//.exec(`${listed}/`) ?? [];
    const hasFolder = (path: string) => paths.some((each) => each.startsWith(`${path}/`));
    const target = hasFolder(folder) ? listed : folder;
    const isClass = list === 'classMap';
    const isThere = told.has(target) || (isClass ? program.index.paths.has(target) : hasFolder(target));
    const begins = name.toLowerCase();
    const need = isThere
      ? undefined
      : isClass
        ? used.get(begins)
        : [...used].find(([each]) => each.startsWith(begins))?.[1];
    if (need === undefined) continue;
    told.add(target);
    const { path, use } = need.place;
    yield {
      key: target,
      name: target,
      ...(entered.has(path) ? {} : { severity: 'warning' as const }),
      message: `${quoteName(by)} lists classes in ${quoteName(target)}, which is not in the package; line ${use.line} of ${quoteName(path)} uses \`${need.shown}\`.`,
      path: by,
      line: 1,
    };
  }
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
