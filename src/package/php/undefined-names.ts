import { quoteName } from '../../shared/quote.ts';
import { listUses, type Place, type Program } from './link.ts';
import type { Guard, PathParts, SiteNames } from './model.ts';
import { isKnown, isOwn, listNeeds, type Need, type Needed, tellNeed } from './needs.ts';
import { findNamespaces, findOwners } from './owners.ts';
import { isOnlyOurs, toPrefix } from './prefixes.ts';
import { type Fault, faultAt, guardsOf, isDeclared, type RuleContext, weighGuards } from './rule.ts';
import { follow } from './run.ts';
import { toNamespace } from './syntax-tree.ts';
import { isKnownFunction, isKnownPrefix, isMisspelt } from './known-functions.ts';
import { WILD } from './values.ts';

/** Functions of other kinds of servers and of extensions, and those that hosts switch off: some sites have them. */
const OF_HOSTS =
  /^(((apache|apcu?|bc|bz|collator|ctype|datefmt|db2|dba|dns|easter|enchant|exif|fastcgi|finfo|ftp|geoip|gmp|grapheme|ibase|iconv|idn|igbinary|image|imap|intl|jd|ldap|libxml|litespeed|locale|mb|mcrypt|memcache|mhash|msg|msgfmt|msgpack|mssql|mysqli?|newrelic|normalizer|numfmt|oci|odbc|opcache|openssl|opentelemetry|pcntl|pg|posix|proc|pspell|readline|recode|rrd|sem|shm|snmp|socket|sodium|sqlite|sqlsrv|ssh2|tideways|tidy|transliterator|uopz|utf8|wincache|xcache|xdebug|xhprof|yaml|zend|zip)_\w+)|(gz|shmop_)\w+|cal_\w+|chown|chgrp|checkdnsrr|curl_\w+|dl|exec|fpm_get_status|frankenphp_\w+|getallheaders|gethost\w+|getmxrr|getmyuid|getrusage|gregoriantojd|highlight_\w+|jdtogregorian|link|mail|openlog|parse_ini_file|passthru|pclose|php_uname|phpinfo|popen|readlink|set_time_limit|shell_exec|show_source|symlink|sys_getloadavg|syslog|system|virtual)$/;

/** Classes of extensions that some sites have. */
const CLASSES_OF_HOSTS =
  /^(?:apc\w*iterator|collator|com|ffi|gearman\w+|geoip2?\\\w+|gmagick\w*|gmp|imagick\w*|imap\\connection|intl\w+|ldap\\\w+|locale|memcached?|messageformatter|mongodb\\.+|mysqli\w*|normalizer|numberformatter|pdo\w*|phar\w*|redis\w*|resourcebundle|snmp|soap(?:client|fault|header|param|server|var)|sodiumexception|spoofchecker|sqlite3\w*|tidy\w*|transliterator|xmlreader|xmlwriter|xsltprocessor|ziparchive)$/;

/** Whether files that were not read may define names, or use them in the previous version. */
function isPartial({ program, before }: RuleContext): boolean {
  return program.index.unread.length + (before?.index.unread.length ?? 0) > 0;
}

/** Names that a site here may lack, and others have. */
const SOME_HOSTS_HAVE: Partial<Record<Needed, RegExp>> = { functions: OF_HOSTS, classes: CLASSES_OF_HOSTS };

/** Names that nobody has; without a site, classes in a namespace of the plugin's own, and its own functions. */
export function* findUndefined(kind: Needed, context: RuleContext): Generator<Fault> {
  const { program, site, reach } = context;
  const isJudged = createJudge(kind, context);
  if (isPartial(context) || isJudged === undefined) return;
  const { own, namespaces, asked, isOfHook } = findOwners(context);
  const fired = new Set(listUses(program).flatMap(({ use }) => (use.kind === 'fire' ? use.name : [])));
  const isOfAbsent = (hook: string) =>
    !own.has(toPrefix(hook)) &&
    !isOfHook(toPrefix(hook)) &&
    !fired.has(hook) &&
    site?.hooks.has(hook) !== true;
  const isCertain = createCertainty(kind, context);
  for (const need of listNeeds(program, kind)) {
    const { place, names, isText } = need;
    const name = names.at(-1) ?? '';
    if ((isText && place.use.kind !== 'class') || !isJudged(name) || isKnown(need, context)) continue;
    if (mayBeThere(need, program)) continue;
    const guards = guardsOf(place, context);
    const says = tellMissing(need, site);
    // Code for another plugin waits for its hooks, or asks for something else of it.
    const isElsewhere = guards.some((each) => each.startsWith('h:') && isOfAbsent(each.slice(2)));
    if (!isElsewhere && isCertain(need, guards)) {
      yield { ...faultAt(place, name, says, site === undefined ? 'warning' : undefined), isCertain: true };
      continue;
    }
    if (program.hasEval || weighGuards(guards, need.guards, context) !== undefined) continue;
    const isOwnName = namespaces.has(toNamespace(name)) || own.has(toPrefix(name));
    const isAsked = asked.has(toPrefix(name));
    const isMadeElsewhere = reach.findMade(place.unit).some((guard) => !isDeclared(guard, context));
    if (!isOwnName && (isAsked || isElsewhere || isMadeElsewhere)) continue;
    // Without a site, an add-on may have begun to call its base.
    const isSure = isOwnName && !isAsked && !isText && (site !== undefined || kind === 'classes');
    yield faultAt(place, name, says, isSure ? undefined : 'warning');
  }
}

/** Whether a name is there on some sites, or in a file that may be anywhere. */
function mayBeThere({ kind, names, place }: Need, program: Program): boolean {
  const isOfSome = names.some((each) => SOME_HOSTS_HAVE[kind]?.test(each) === true);
  return isOfSome || (kind === 'classes' && hasLoadedAnything(place, program));
}

/** Whether a file that may be anywhere is loaded before, in the same function: the class may be in it. */
function hasLoadedAnything({ use, unit, path }: Place, { locate }: Program): boolean {
  return unit.loads.some(
    ({ keyword, path: parts, line }) =>
      /^(require|include)/.test(keyword) &&
      line <= use.line &&
      !isOfWordPress(parts) &&
      locate(parts, path) === undefined,
  );
}

const isOfWordPress = ([first]: PathParts) =>
  typeof first === 'object' && 'constant' in first && first.constant === 'ABSPATH';

function tellMissing(need: Need, site: SiteNames | undefined): string {
  const who =
    site === undefined
      ? need.kind === 'functions'
        ? 'neither the package, PHP nor WordPress defines'
        : 'is defined nowhere'
      : 'neither the package, PHP, WordPress nor a plugin beside it defines';
  return `${tellNeed(need, need.shown)}, which ${who}`;
}

/**
 * Tells which names are judged; `undefined` for none. Without a site, a function is the plugin's own if its name begins as most of
 * the plugin's do, and the previous version defined all that begin so and that it called. It did not where add-ons share the
 * beginning, or WordPress has it (`get_`).
 */
function createJudge(kind: Needed, context: RuleContext): ((name: string) => boolean) | undefined {
  const { program, before, site } = context;
  if (site !== undefined) return () => true;
  if (kind === 'classes') {
    const namespaces = findNamespaces(context);
    // Composer's autoloader finds the classes of these in the package, or nowhere.
    const listed = program.listed.flatMap(({ list, name }) =>
      list === 'prefixDirsPsr4' ? name.toLowerCase() : [],
    );
    return (name) => namespaces.has(toNamespace(name)) || listed.some((start) => name.startsWith(start));
  }
  if (kind === 'constants' || before === undefined) return undefined;
  const isTheirs = (name: string) => isKnownFunction(name) || OF_HOSTS.test(name);
  const lacked = new Set(
    [...listNeeds(before, kind)].flatMap((need) =>
      isOwn(need, before) || need.names.some(isTheirs) ? [] : need.names.map(toPrefix),
    ),
  );
  const asked = listAsked(before);
  return (name) => {
    // The previous version calls it, too.
    if (isTheirs(name) || asked.get(name) === false) return false;
    const prefix = toPrefix(name);
    const isLike = isOnlyOurs(name, program.prefixes) || isKnownPrefix(prefix);
    return asked.get(name) === true || isMisspelt(name) || (isLike && !lacked.has(prefix));
  };
}

/** Whether a function is missing on every site, whoever the names beside it belong to. */
function createCertainty(
  kind: Needed,
  context: RuleContext,
): (need: Need, guards: readonly Guard[]) => boolean {
  const { program, before } = context;
  if (kind !== 'functions') return () => false;
  const isWrong = createSpellTest(context);
  const asked = listAsked(before);
  const answers = (guard: Guard) =>
    guard.startsWith('a:') ? (program.answers.get(guard.slice(2)) ?? []) : [];
  return ({ names }, guards) => {
    const name = names.at(-1) ?? '';
    if (isWrong(name)) return !guards.some((guard) => /^[fckmit]/.test(guard));
    // Its author knew that sites may lack it: the previous version never called it without asking.
    const all = [...guards, ...guards.flatMap(answers)];
    return asked.get(name) === true && all.every((guard) => /^[!ah]/.test(guard));
  };
}

/** Functions that a version calls, and whether it always asks for them first. */
function listAsked(program: Program | undefined): ReadonlyMap<string, boolean> {
  const asked = new Map<string, boolean>();
  for (const { place, names, guards, isText } of program === undefined
    ? []
    : listNeeds(program, 'functions')) {
    const name = names.at(-1) ?? '';
    const isAsked = guards.some((guard) => place.use.at.guards.includes(guard));
    if (!isText) asked.set(name, asked.get(name) !== false && isAsked);
  }
  return asked;
}

/** Whether only underscores, or an `s` at the end, make the difference from a function of PHP or WordPress. */
function createSpellTest({ site }: RuleContext): (name: string) => boolean {
  if (site === undefined) return isMisspelt;
  const simplify = (name: string) => name.replaceAll('_', '').replace(/s$/, '');
  const known = new Set(
    [...site.functions].flatMap(([name, { owner }]) => (owner === 'other' ? [] : simplify(name))),
  );
  return (name) => known.has(simplify(name));
}

/** WordPress loads it without the rest of the plugin. Source: WordPress's uninstall_plugin(). */
const UNINSTALL = 'uninstall.php';

/** Functions of the package that are called when it is deleted, although nothing that is loaded then defines them. */
export function* findUnloaded(context: RuleContext): Generator<Fault> {
  const { program } = context;
  const loaded = listLoadable(UNINSTALL, program);
  if (loaded === undefined) return;
  const { begun } = follow(program, UNINSTALL);
  for (const place of listUses(program)) {
    const { use, unit, path } = place;
    const isRun = unit.name === '' ? path === UNINSTALL : begun.get(unit) === 'always';
    if (!isRun || use.kind !== 'function' || use.isText === true || use.at.when !== 'always') continue;
    const { name, fallback = name } = use;
    const all = program.functions.get(name) ?? program.functions.get(fallback) ?? [];
    const [first] = all;
    if (first === undefined || all.some((each) => loaded.has(each.path))) continue;
    const guards = guardsOf(place, context).filter((guard) => !/^[vp]/.test(guard));
    if (weighGuards(guards, [`f:${name}`, `f:${fallback}`], context) !== undefined) continue;
    const where = `line ${first.fact.line} of ${quoteName(first.path)}`;
    yield {
      ...faultAt(
        place,
        first.fact.shown,
        `calls \`${first.fact.shown}()\` of ${where}, which \`${UNINSTALL}\` does not load`,
      ),
      effect: 'PHP stops with a fatal error when somebody deletes the plugin, and its data stays.',
      fix: `Load ${quoteName(first.path)} in \`${UNINSTALL}\`.`,
    };
  }
}

/** All files that a file may load, on whatever condition; `undefined` if code does not tell, or there is none. */
function listLoadable(start: string, { index, locate }: Program): ReadonlySet<string> | undefined {
  const found = new Set([start]);
  for (const path of found)
    for (const { keyword, path: parts } of index.files.get(path)?.units.flatMap(({ loads }) => loads) ?? []) {
      if (!/^(require|include)/.test(keyword)) continue;
      const target = isOfWordPress(parts) ? path : locate(parts, path);
      if (target === undefined || target.includes(WILD)) return undefined;
      found.add(target);
    }
  return index.files.has(start) && !found.has(index.mainFile) ? found : undefined;
}
