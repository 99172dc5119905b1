import { createHash } from 'node:crypto';
import { formatSize } from '../../shared/format.ts';
import { listNames, quoteName } from '../../shared/quote.ts';
import type { SiteData, SiteOption, SiteTable } from '../model/inventory.ts';
import type { Problem, StepResult } from '../model/results.ts';

/** The changes of the database, and problems where customers may have lost data. */
interface DataComparison {
  readonly changes: NonNullable<StepResult['changes']>;
  readonly problems: readonly Problem[];
  /** Whether a table, a column or an option is lost. */
  readonly hasLost?: boolean;
}

/**
 * Compares the database before and after an update. Data that the site has without the plugin belongs to WordPress or
 * another plugin, which may change it at any time.
 *
 * @param alone the database before the plugin was installed
 * @param version of the plugin before the update
 */
export function compareData(
  alone: SiteData,
  before: SiteData,
  after: SiteData,
  version = '',
): DataComparison {
  const parts = [
    compareOptions(alone, before, after, version),
    compareTables(alone, before, after),
    comparePosts(alone, before, after),
    toPart('Scheduled events', compareNames(alone.events, before.events, after.events)),
    compareRoles(alone, before, after),
    toPart('User meta', compareNames(alone.userMeta, before.userMeta, after.userMeta, USER_META)),
    comparePostMeta(alone, before, after),
  ];
  return {
    changes: parts.flatMap(({ changes }) => changes),
    problems: parts.flatMap(({ problems }) => problems),
    hasLost: parts.some(({ hasLost }) => hasLost),
  };
}

/** WordPress creates these after its installation. */
const OPTIONS =
  /^(active_plugins|auth_.*|auto_.*|can_compress_scripts|cron|db_upgraded|dismissed_update_core|fresh_site|https_detection_errors|logged_in_.*|nav_menu_options|nonce_.*|recently_activated|recovery_.*|rewrite_rules|secure_auth_.*|sidebars_widgets|theme_mods_.*|theme_switched|uninstall_plugins|user_count|wp_calendar_block_.*|wp_force_deactivated_plugins|.*_children|.*\.lock)$/;
const USER_META =
  /^(session_tokens|community-events-location|dismissed_wp_pointers|(closedpostboxes|metaboxhidden|meta-box-order|screen_layout|manage).*|wp_(user-settings.*|dashboard_quick_press_last_post_id|persisted_preferences))$/;
const POST_META = /^_(edit_lock|edit_last|encloseme|pingme|wp_.*)$/;

function toPart(what: string, words: readonly string[]): DataComparison {
  return { changes: words.length === 0 ? [] : [{ what, change: words.join('; ') }], problems: [] };
}

/** Such as `2 added: a and b`. */
function count(names: readonly string[], what: string): readonly string[] {
  return names.length === 0 ? [] : [`${names.length} ${what}: ${listNames(names)}`];
}

/** Those of `names` that are not among the others. */
function listOthers(names: readonly string[], others: readonly string[]): readonly string[] {
  const known = new Set(others);
  return names.filter((name) => !known.has(name));
}

/** The greatest of the numbers; 0 if none is positive. */
function findMost(numbers: readonly number[]): number {
  return numbers.reduce((most, number) => Math.max(most, number), 0);
}

function compareNames<T>(
  alone: ReadonlyMap<string, T>,
  before: ReadonlyMap<string, T>,
  after: ReadonlyMap<string, T>,
  own?: RegExp,
): readonly string[] {
  const select = (names: ReadonlyMap<string, T>, others: ReadonlyMap<string, T>) =>
    [...names.keys()].filter((name) => !others.has(name) && !alone.has(name) && !(own?.test(name) ?? false));
  return [...count(select(after, before), 'added'), ...count(select(before, after), 'gone')];
}

function compareOptions(
  { options: alone }: SiteData,
  { options: before }: SiteData,
  { options: after }: SiteData,
  version: string,
): DataComparison {
  const ours = [...before].filter(([name]) => !alone.has(name) && !OPTIONS.test(name));
  const gone = ours.filter(([name]) => !after.has(name));
  const emptied = ours.filter(([name, { sizeBytes }]) => sizeBytes > 0 && after.get(name)?.sizeBytes === 0);
  const changed = ours.flatMap(([name, option]) => {
    const now = after.get(name);
    const isSame = now?.digest === option.digest && now.isAutoloaded === option.isAutoloaded;
    return now === undefined || now.sizeBytes === 0 || isSame ? [] : [{ name, option, now }];
  });
  const { changes } = toPart('Options', [
    ...count(
      [...after.keys()].filter((name) => !before.has(name) && !alone.has(name) && !OPTIONS.test(name)),
      'added',
    ),
    ...changed.slice(0, MAX_CHANGED).map(describeOption),
    ...count(
      changed.slice(MAX_CHANGED).map(({ name }) => name),
      'more changed',
    ),
    ...count(toNames(gone), 'gone'),
    ...count(toNames(emptied), 'empty now'),
  ]);
  // A flag that was cleared is not a lost setting.
  const lost = [...gone, ...emptied.filter(([, { sizeBytes }]) => sizeBytes >= MIN_SETTING)];
  const added = new Set(
    [...after].flatMap(([name, { digest, parts }]) => {
      const old = before.get(name);
      return old === undefined ? [digest, ...parts] : listOthers(parts, old.parts);
    }),
  );
  // Options with the previous version are not lost: plugins store their version under many names.
  added.add(createHash('md5').update(version).digest('hex'));
  const isMoved = ([, { digest, sizeBytes }]: readonly [string, SiteOption]) =>
    sizeBytes >= MIN_SETTING && added.has(digest);
  const isHeavy = (option: SiteOption | undefined) =>
    option?.isAutoloaded === true && option.sizeBytes > MAX_AUTOLOADED;
  const heavy = [...after].filter(([name, option]) => isHeavy(option) && !isHeavy(before.get(name)));
  const problems = heavy.map(([name, { sizeBytes }]): Problem => {
    const message = `After the update, the option ${quoteName(name)} has ${formatSize(sizeBytes)}, and WordPress loads it in every request. Store it with \`false\` as the third argument of \`update_option()\`.`;
    return { severity: 'warning', message };
  });
  const missed = toNames(lost.filter((option) => !isMoved(option)));
  if (missed.length === 0) return { changes, problems };
  return { changes, problems: [warnOfGone('option', missed, '', ' or empty'), ...problems], hasLost: true };
}

/** For all autoloaded options. Source: WordPress core `site_status_autoloaded_options_size_limit`. */
const MAX_AUTOLOADED = 800_000;

const MAX_CHANGED = 5;

/** Shorter values are mostly flags, such as `1` and `yes`. */
const MIN_SETTING = 4;

function toNames(entries: readonly (readonly [string, unknown])[]): readonly string[] {
  return entries.map(([name]) => name);
}

function describeOption({
  name,
  option,
  now,
}: {
  readonly name: string;
  readonly option: SiteOption;
  readonly now: SiteOption;
}): string {
  const sizes = [formatSize(option.sizeBytes), formatSize(now.sizeBytes)];
  const size = sizes[0] === sizes[1] ? '' : `, ${sizes.join(' → ')}`;
  const autoload =
    option.isAutoloaded === now.isAutoloaded ? '' : `, ${now.isAutoloaded ? 'now' : 'no longer'} autoloaded`;
  return `${quoteName(name)} changed${size}${autoload}`;
}

function compareTables(
  { tables: alone }: SiteData,
  { tables: before }: SiteData,
  { tables: after }: SiteData,
): DataComparison {
  const names = [...new Set([...before.keys(), ...after.keys()])].filter((name) => !alone.has(name));
  const mostAdded = findMost(
    names.map((name) => (after.get(name)?.rowCount ?? 0) - (before.get(name)?.rowCount ?? 0)),
  );
  const problems: Problem[] = [];
  const changes = names.flatMap((name) => {
    const [old, now] = [before.get(name), after.get(name)];
    const change = describeTable(old, now);
    const lostCount = (old?.rowCount ?? 0) - (now?.rowCount ?? 0);
    const isGone = now === undefined || (now.rowCount === 0 && lostCount > 0);
    // Another table has gained as many rows.
    const isMoved = lostCount > 0 && mostAdded >= lostCount;
    const isLost = isGone || lostCount > (old?.rowCount ?? 0) / 2;
    if (isLost && !isMoved) problems.push(warn(explainLoss(`the table ${quoteName(name)}`, old, now)));
    else if (old !== undefined && now !== undefined) problems.push(...listLostColumns(name, old, now));
    return change === '' ? [] : [{ what: `Table ${quoteName(name)}`, change }];
  });
  return { changes, problems, hasLost: problems.length > 0 };
}

/** Lists dropped columns, unless as many were added, which may hold their data now. */
function listLostColumns(name: string, old: SiteTable, now: SiteTable): readonly Problem[] {
  const gone = listOthers(old.columns, now.columns);
  const addedCount = now.columns.length - (old.columns.length - gone.length);
  if (old.rowCount === 0 || gone.length <= addedCount) return [];
  return [warnOfGone('column', gone, ` of the table ${quoteName(name)}`)];
}

function describeTable(old: SiteTable | undefined, now: SiteTable | undefined): string {
  if (old === undefined) return `added, ${countRows(now?.rowCount ?? 0)}`;
  if (now === undefined) return `gone, had ${countRows(old.rowCount)}`;
  const columns = [
    ...count(listOthers(now.columns, old.columns), 'columns added'),
    ...count(listOthers(old.columns, now.columns), 'columns gone'),
  ].map((words) => words.replace(/^1 columns/, '1 column'));
  const hasMoved = now.rowCount !== old.rowCount;
  const rows = hasMoved ? `${old.rowCount} → ${countRows(now.rowCount)}` : countRows(now.rowCount);
  return columns.length === 0 && !hasMoved ? '' : [...columns, rows].join('; ');
}

function countRows(rowCount: number): string {
  return `${rowCount} ${rowCount === 1 ? 'row' : 'rows'}`;
}

function explainLoss(subject: string, old: SiteTable | undefined, now: SiteTable | undefined): string {
  const had = countRows(old?.rowCount ?? 0);
  if (now === undefined) return `${subject}, which had ${had}, is gone`;
  return now.rowCount === 0
    ? `${subject}, which had ${had}, is empty`
    : `${subject} has ${now.rowCount} of ${had}`;
}

/** Types of which WordPress itself creates posts. */
const POSTS = /^(wp_.*|customize_changeset|oembed_cache|nav_menu_item)$/;

function comparePosts(
  { posts: alone }: SiteData,
  { posts: before }: SiteData,
  { posts: after }: SiteData,
): DataComparison {
  const types = [...new Set([...before.keys(), ...after.keys()])].filter((type) => !POSTS.test(type));
  const rows = types.map((type) => ({ type, old: before.get(type) ?? 0, now: after.get(type) ?? 0 }));
  const moved = rows.filter(({ type, old, now }) => now < old || (now > old && !alone.has(type)));
  const mostAdded = findMost(rows.map(({ old, now }) => now - old));
  const lost = rows.filter(({ old, now }) => now === 0 && old > mostAdded);
  return {
    changes: moved.map(({ type, old, now }) => ({
      what: `Posts of type ${quoteName(type)}`,
      change: `${old} → ${now}`,
    })),
    problems: lost.map(({ type, old }) => warn(`all ${old} posts of type ${quoteName(type)} are gone`)),
  };
}

function comparePostMeta(
  { postMeta: alone }: SiteData,
  { postMeta: before }: SiteData,
  { postMeta: after }: SiteData,
): DataComparison {
  const { changes } = toPart('Post meta', compareNames(alone, before, after, POST_META));
  const mostAdded = findMost([...after].map(([name, count]) => count - (before.get(name) ?? 0)));
  const lost = [...before].filter(
    ([name, count]) => !after.has(name) && !alone.has(name) && !POST_META.test(name) && count > mostAdded,
  );
  const problems = lost.map(([name, count]) =>
    warn(`the meta data ${quoteName(name)} of ${count} posts is gone`),
  );
  return { changes, problems };
}

function compareRoles(
  { roles: alone }: SiteData,
  { roles: before }: SiteData,
  { roles: after }: SiteData,
): DataComparison {
  const none = new Map<string, readonly string[]>();
  const changed = [...after].flatMap(([name, all]) => {
    const old = before.get(name);
    if (old === undefined) return [];
    const words = [
      ...count(listOthers(all, old), 'capabilities added'),
      ...count(listOthers(old, all), 'capabilities gone'),
    ];
    return words.map((text) => `${quoteName(name)}: ${text.replace(/^1 capabilities/, '1 capability')}`);
  });
  const { changes } = toPart('Roles', [...compareNames(none, before, after), ...changed]);
  const lost = toNames([...before].filter(([name]) => !after.has(name) && !alone.has(name)));
  const addedCount = [...after.keys()].filter((name) => !before.has(name)).length;
  if (lost.length <= addedCount) return { changes, problems: [] };
  return { changes, problems: [warnOfGone('role', lost)] };
}

const AFTER = 'After the update, ';
const ADVICE =
  ': customers lose that, unless the update moved it. Let `after-update` look for it; if all is right, accept this with `accept-problems: data`.';

function warn(what: string): Problem {
  return { severity: 'warning', message: `${AFTER}${what}${ADVICE}` };
}

function warnOfGone(noun: string, names: readonly string[], where = '', how = ''): Problem {
  const [end, verb] = names.length === 1 ? ['', 'is'] : ['s', 'are'];
  return warn(`the ${noun}${end} ${listNames(names)}${where} ${verb} gone${how}`);
}

/** Lists losses, of problems that say so: `the option `acme` is gone or empty`. */
export function readLosses(problems: readonly Problem[]): readonly string[] {
  const losses = problems.filter(({ message }) => message.endsWith(ADVICE));
  return losses.map(({ message }) => message.slice(AFTER.length, -ADVICE.length));
}
