import { compareVersions } from '../wordpress/version.ts';
import { quoteName } from '../../shared/quote.ts';
import { countRequired, findMethod, findObject, listUses, type Place, type Program } from './link.ts';
import type { PhpUse } from './model.ts';
import { isOwn, listNeeds } from './needs.ts';
import { faultAt, guardsOf, isPolyfill, type PhpRule, type RuleContext, weighGuards } from './rule.ts';
import { findUndefined, findUnloaded } from './undefined-names.ts';

/** Functions of `wp-admin/includes` that plugins use elsewhere, too. */
const OF_DASHBOARD = new Set(
  'get_plugin_data get_plugins is_plugin_active is_plugin_active_for_network is_plugin_inactive activate_plugin deactivate_plugins delete_plugins wp_handle_upload wp_handle_sideload media_handle_upload media_handle_sideload media_sideload_image download_url unzip_file dbdelta wp_filesystem get_home_path get_filesystem_method request_filesystem_credentials wp_generate_attachment_metadata wp_crop_image file_is_displayable_image get_editable_roles post_exists wp_create_category wp_insert_category wp_create_term wp_delete_user get_current_screen set_current_screen submit_button add_meta_box do_settings_sections wp_terms_checklist get_column_headers wp_dropdown_roles convert_to_screen wp_get_nav_menu_to_edit'.split(
    ' ',
  ),
);

/** Of these, the ones that code for visitors was seen to call. */
const SEEN_ELSEWHERE = /^(is_plugin_|wp_filesystem$)/;
/** Code that only the dashboard, WP-CLI or an update runs, by its name. */
const OF_ADMINS =
  /admin|menu|setting|option|install|activat|upgrad|updat|migrat|notice|dashboard|wizard|cli\b|onboard|import|editor|meta-?box|backend/i;

/** Names that nobody has, and calls with too few arguments. */
export const NAME_RULES: readonly PhpRule[] = [
  {
    /**
     * Code calls a function that neither the package, nor WordPress, PHP or a plugin beside it has; or `uninstall.php` one of a file that it does not load.
     *
     * @topic Code
     * @warning Without a rehearsal, or the name does not begin as the plugin's own do, or others that begin so are missing as well, as in an add-on. Always
     * an error: a function of PHP or WordPress but for an underscore or an `s` at its end, and one that the previous version always checked for.
     * @silent Other plugins' names without a rehearsal; behind a check; functions of extensions that hosts may have.
     * @effect PHP stops with a fatal error where it is called.
     * @fix Define it, or check `function_exists()` first.
     */
    id: 'undefined-function',
    severity: 'error',
    effect: 'PHP stops with a fatal error there.',
    fix: 'Define it, correct its name, or check `function_exists()` first.',
    *find(context) {
      yield* findUndefined('functions', context);
      yield* findUnloaded(context);
    },
  },
  {
    /**
     * Code uses a class that nobody has: in a namespace of the plugin's own, where PHP looks if an import is missing, or of Composer's autoloader; in a rehearsal,
     * any class that neither the package, nor WordPress, PHP or a plugin beside it has.
     *
     * @topic Code
     * @warning The name does not begin as the plugin's own do, or other names that begin so are missing as well, as in an add-on; `X::class`.
     * @silent Types, `catch`, `instanceof`, and behind a check; classes of extensions that hosts may have.
     * @effect PHP stops with a fatal error where it is used.
     * @fix Import it with `use`, begin its name with a backslash, or define it.
     */
    id: 'undefined-class',
    severity: 'error',
    effect: 'PHP stops with a fatal error there.',
    fix: 'Import it with `use`, begin its name with a backslash, or define it.',
    find: (context) => findUndefined('classes', context),
  },
  {
    /**
     * Code reads a constant that neither the package, nor WordPress, PHP or a plugin beside it defines.
     *
     * @topic Code
     * @warning The name does not begin as the plugin's own do, or other names that begin so are missing as well.
     * @silent Without a rehearsal, and behind a check.
     * @effect From PHP 8 on, PHP stops with a fatal error where it is read.
     * @fix Define it, or check `defined()` first.
     */
    id: 'undefined-constant',
    severity: 'error',
    effect: 'From PHP 8 on, PHP stops with a fatal error there.',
    fix: 'Define it, correct its name, or check `defined()` first.',
    find: (context) => findUndefined('constants', context),
  },
  {
    /**
     * Code calls a function, static method or constructor of the package with fewer arguments than it requires; in a rehearsal, one of
     * WordPress, too.
     *
     * @topic Code
     * @warning A method of an object whose class code tells, such as `$this`: the object may be of a child.
     * @silent With `...$all` or named arguments, and functions that read `func_get_args()` or are defined twice.
     * @effect PHP stops with a fatal error where it is called.
     * @fix Pass what is missing.
     */
    id: 'few-arguments',
    severity: 'error',
    effect: 'PHP stops with a fatal error there.',
    fix: 'Pass what is missing, or give the argument a default value.',
    *find(context) {
      for (const place of listUses(context.program)) {
        const { given, isText } = place.use;
        if (given === undefined || isText === true) continue;
        const called = findCalled(place, context);
        if (called === undefined || given >= called.required) continue;
        const [has, needs] = [count(given), String(called.required)];
        const says = `calls \`${called.shown}()\` with ${has}; it requires ${needs}${called.place ?? ''}`;
        yield faultAt(place, called.shown, says, called.isLikely === true ? 'warning' : undefined);
      }
    },
  },
  {
    /**
     * A callback of a hook requires more arguments than the number that is given with it, or a hook of WordPress is fired with fewer
     * arguments than WordPress gives it.
     *
     * @topic Code
     * @error The package fires the hook itself.
     * @silent Without a rehearsal.
     * @effect PHP stops with a fatal error when the hook is fired.
     * @fix Give `add_action()` the number of arguments, or pass what is missing.
     */
    id: 'hook-arguments',
    severity: 'warning',
    effect: 'PHP stops with a fatal error when the hook is fired.',
    fix: 'Give `add_action()` or `add_filter()` the number of arguments, or pass what is missing.',
    *find(context) {
      const { site, program } = context;
      if (site === undefined) return;
      const fired = new Set(listUses(program).flatMap(({ use }) => (use.kind === 'fire' ? use.name : [])));
      for (const place of listUses(program)) {
        const { kind, name, given, on } = place.use;
        if (given === undefined) continue;
        const wants = site.hooks.get(name);
        if (kind === 'fire' && wants !== undefined && given < wants)
          yield faultAt(place, name, `fires \`${name}\` with ${count(given)}; WordPress gives it ${wants}`);
        const required = kind === 'listen' && on !== undefined ? requiredOf(on, context) : undefined;
        if (required !== undefined && required > given && required > 0)
          yield faultAt(
            place,
            name,
            `lets \`${name}\` call a function that requires ${count(required)}, and gets ${given}`,
            fired.has(name) ? 'error' : undefined,
          );
      }
    },
  },
  {
    /**
     * Code that runs on every request calls a function of the dashboard, whose file WordPress has not loaded; so does a
     * function whose name and file say nothing of the dashboard, with `is_plugin_active()` or `WP_Filesystem()`.
     *
     * @topic Code
     * @silent In the previous version, too; behind a check; where this file, or one that every request loads, names the one of
     * `wp-admin/includes`; functions of `plugin.php` if the package requires WordPress 6.8, which always loads it.
     * @effect PHP stops with a fatal error on the site's front end.
     * @fix Load its file first, or check `function_exists()`.
     */
    id: 'admin-only-function',
    severity: 'warning',
    effect: "PHP stops with a fatal error on the site's front end.",
    fix: "Load its file first, such as `require_once ABSPATH . 'wp-admin/includes/plugin.php'`, or check `function_exists()`.",
    *find(context) {
      const { program, followed } = context;
      for (const need of listNeeds(program, 'functions')) {
        const { place, names, isText } = need;
        const { unit, use, path } = place;
        const called = names.at(-1) ?? '';
        if (isText || !OF_DASHBOARD.has(called) || !/^(always|maybe)$/.test(use.at.when)) continue;
        const isFile = unit.name === '';
        const isRun = isFile ? followed.entered.has(path) : followed.begun.get(unit) === 'always';
        const isAlways = use.at.when === 'always' && isRun;
        const isOpen = !isFile && !OF_ADMINS.test(`${path} ${unit.name}`);
        if (!isAlways && !(isOpen && SEEN_ELSEWHERE.test(called))) continue;
        if (isOwn(need, program) || loadsDashboard(called, place, context)) continue;
        // Functions of one file come together.
        const together = [...OF_DASHBOARD].filter((each) => homeOf(each) === homeOf(called));
        const guards = together.map((each) => `f:${each}`);
        const around = guardsOf(place, context).filter((each) => !/^[veEip]/.test(each));
        if (weighGuards(around, guards, context) === 'exact') continue;
        yield faultAt(place, called, `calls \`${called}()\`, which WordPress has in the dashboard only`);
      }
    },
  },
];

/** From this WordPress on, `wp-settings.php` loads `wp-admin/includes/plugin.php`. */
const ALWAYS_HAS_PLUGIN = '6.8';

/** The files of `wp-admin/includes` with these functions. */
const HOMES: readonly (readonly [names: RegExp, file: string])[] = [
  [/^(get_plugin|is_plugin_)/, 'plugin.php'],
  [/^wp_filesystem$/, 'file.php'],
];

const homeOf = (name: string) => HOMES.find(([names]) => names.test(name))?.[1] ?? '.php';

/** Whether the code around, or that of a file that every request loads, names a file of `wp-admin` which may have the function. */
function loadsDashboard(name: string, place: Place, { program, followed }: RuleContext): boolean {
  const home = homeOf(name);
  const { requiresWordPress } = program.index;
  if (home === 'plugin.php' && compareVersions(requiresWordPress || '0', ALWAYS_HAS_PLUGIN) >= 0) return true;
  const isOne = (part: unknown) =>
    typeof part === 'string' &&
    part.includes('wp-admin/includes') &&
    (part.endsWith(home) || !part.endsWith('.php'));
  return [...program.index.files].some(
    ([path, { units, texts }]) =>
      (path === place.path && [...texts].some(isOne)) ||
      units.some(
        (unit) =>
          (path === place.path ||
            followed.begun.get(unit) === 'always' ||
            (unit.name === '' && followed.entered.has(path))) &&
          unit.loads.some((load) => load.path.some(isOne)),
      ),
  );
}

const count = (number: number) => (number === 1 ? '1 argument' : `${number} arguments`);

interface Called {
  readonly shown: string;
  readonly required: number;
  /** Where the package declares it, to follow the number. */
  readonly place?: string;
  /** The object may be of another class. */
  readonly isLikely?: boolean;
}

/** Whether a function reads its arguments by `func_get_args()`, too. */
const isOpen = (name: string, { units }: Program) =>
  units.get(name)?.some(({ fact }) => fact.isOpen) === true;

/** Finds the function or method that is certain to be called, with the number of arguments that it requires. */
const findCalled = (place: Place, context: RuleContext): Called | undefined =>
  place.use.kind === 'function' ? findFunction(place, context) : findCalledMethod(place, context);

function findFunction({ use }: Place, { program, site }: RuleContext): Called | undefined {
  const { name, fallback = name } = use;
  const found = program.functions.get(name) ?? program.functions.get(fallback);
  const [one, ...others] = found ?? [];
  if (one === undefined) {
    const { required, owner } = site?.functions.get(fallback) ?? {};
    return required === undefined || owner === 'other' ? undefined : { shown: fallback, required };
  }
  if (others.length > 0 || isOpen(one.fact.name, program) || isPolyfill(found)) return undefined;
  return {
    shown: one.fact.shown,
    required: countRequired(one.fact),
    place: ` in line ${one.fact.line} of ${quoteName(one.path)}`,
  };
}

/** How code names a class that no child can stand in for. */
const EXACT: Readonly<Record<string, ReadonlySet<PhpUse['via']>>> = {
  method: new Set(['new']),
  'static-method': new Set(['name', 'self']),
};

function findCalledMethod({ use }: Place, { program, site }: RuleContext): Called | undefined {
  const isNew = use.kind === 'new';
  const isExact = isNew || EXACT[use.kind]?.has(use.via) === true;
  // A child may require fewer.
  const isLikely = !isExact && use.kind === 'method' && (use.via === 'this' || use.via === 'type');
  const object = isExact || isLikely ? findObject(use.on, program, site) : undefined;
  if (object === undefined || !object.isOnly) return undefined;
  const { first, lineage, type } = object;
  const isBase = program.parents.has(type) || first.kind !== 'class' || first.isAbstract;
  if (isLikely && isBase) return undefined;
  const name = isNew ? '__construct' : use.name;
  const found = findMethod(name, lineage);
  // Before it, a parent that is not known may have the method.
  if (found === undefined || found === 'magic' || (!lineage.isComplete && found.of !== first))
    return undefined;
  const { of, method } = found;
  const shown = isNew ? `new ${first.shown}` : `${first.shown}::${use.shown}`;
  if (isOpen(`${of?.name}::${name}`, program)) return undefined;
  return { shown, required: countRequired(method), isLikely };
}

/** The number of arguments that a callback requires; `undefined` if that is not known. */
function requiredOf(on: string, { program, site }: RuleContext): number | undefined {
  if (/^\d+$/.test(on)) return Number(on);
  const end = on.lastIndexOf('::');
  if (end < 0) {
    const [one, ...others] = program.functions.get(on) ?? [];
    return one === undefined || others.length > 0 ? undefined : countRequired(one.fact);
  }
  const object = findObject(on.slice(0, end), program, site);
  const found = object && findMethod(on.slice(end + 2), object.lineage);
  const isOwnMethod = found !== undefined && found !== 'magic' && found.of === object?.first;
  return isOwnMethod ? countRequired(found.method) : undefined;
}
