import { quoteName } from '../../shared/quote.ts';
import { findUpdateHost } from '../wordpress/update-host.ts';
import { type In, listUses, type Place, type Program, resolveType, traceClass } from './link.ts';
import type { PathParts, PhpUnit, PhpUse } from './model.ts';
import { isTest } from './places.ts';
import { type Reach, reach } from './reach.ts';
import { at, type PhpRule } from './rule.ts';
import { ROOT, WILD } from './values.ts';

const BY_HOST = 'update_plugins_';
/** WordPress keeps its list of updates under this name. */
const LIST = /^(pre_(set_)?)?site_transient_update_plugins$/;
/** plugin-update-checker, and the clients of Easy Digital Downloads and Freemius. */
const CLIENT =
  /^(static-method buildupdatechecker|new (.*\\)?edd_sl_plugin_updater\w*|function (.*\\)?fs_dynamic_init)$/;

/** Each is compared with all objects that the plugin makes. */
const MAX_FILTERS = 20;

const mayAsk = (hook: string) => hook.startsWith(BY_HOST) || hook.startsWith(WILD);

/** The filter for this plugin's updates that WordPress never calls, and whether there is another way beside it. */
function findLost(program: Program, { files }: Reach) {
  const { index, isOwn, tell } = program;
  const filters = [...index.files].flatMap(([path, { units }]) =>
    units.flatMap((fact) => fact.updates.map((filter) => ({ ...filter, fact, path }))),
  );
  // Most plugins have none.
  const uses = [...(filters.length === 0 ? [] : listUses(program))].filter(({ path }) => files.has(path));
  let hasOther = uses.some(({ use }) => CLIENT.test(`${use.kind} ${use.name}`));
  const found: { host?: string; isForThis: boolean; path: string; line: number }[] = [];
  for (const { hook, callback, line, at, fact, path } of filters) {
    // Sites with an old WordPress are not asked here, and a filter that answers nothing stands in the way of others.
    if (isTest(path) || at.when === 'never' || at.guards.includes('v<') || callback.startsWith('__return_'))
      continue;
    const text = tell(hook, path, fact.name.endsWith('::__construct') ? fact.owner : '');
    const isMade = ({ use }: Place) => makes(use, fact.owner, program);
    if (LIST.test(text)) hasOther ||= files.has(path) || !isOwn(path);
    else if (files.has(path) && mayAsk(text) && (isOwn(path) || uses.some(isMade))) {
      if (found.length === MAX_FILTERS) return undefined;
      const isForThis = isOfPlugin(callback, { fact, path }, uses.filter(isMade), program);
      const host = text.includes(WILD) ? {} : { host: text.slice(BY_HOST.length) };
      found.push({ ...host, isForThis, path, line });
    }
  }
  const asked = findUpdateHost(index.updateUri);
  const { host, ...lost } = found.find(({ isForThis }) => isForThis) ?? {};
  const isAsked = found.some((each) => each.host === undefined || each.host === asked);
  return host === undefined || isAsked ? undefined : { path: '', line: 0, ...lost, host, hasOther };
}

/** Whether code makes an object of a class or of a child of it, or calls a static method. */
const makes = ({ takes, on = '' }: PhpUse, owner: string, program: Program): boolean =>
  takes !== undefined && traceClass(on, program, undefined).own.some(({ name }) => name === owner);

/** Whether a callback compares its third argument with this plugin, or its class is given the main file. */
function isOfPlugin(
  callback: string,
  { path, fact }: In<PhpUnit>,
  makers: readonly Place[],
  program: Program,
): boolean {
  const tell = (parts: PathParts, by: string) => program.tell(parts, by, '');
  const { folder, mainFile } = program.index;
  const isMain = (text: string) => text === `${ROOT}/${mainFile}` || text === `${folder}/${mainFile}`;
  const end = callback.lastIndexOf('::');
  const type = resolveType(callback.slice(0, Math.max(0, end)), program);
  const { own } = traceClass(type ?? '', program, undefined);
  const compared = [callback, ...own.map(({ name }) => `${name}${callback.slice(end)}`)]
    .flatMap((name) => (name === fact.name ? [{ fact, path }] : (program.units.get(name || ' ') ?? [])))
    .flatMap((unit) => unit.fact.compared.map((parts) => tell(parts, unit.path)));
  // Or it names another plugin.
  if (compared.some((text) => text.endsWith('.php'))) return compared.some(isMain);
  return makers.some(({ use: { takes = [] }, path: by }) =>
    takes
      .flatMap((parts) => {
        const [first] = parts;
        return typeof first === 'object' && 'options' in first ? Object.values(first.options) : [parts];
      })
      .some((parts) => isMain(tell(parts, by))),
  );
}

/** Rules about the way in which a plugin gets its updates. */
export const UPDATE_RULES: readonly PhpRule[] = [
  {
    /**
     * The plugin's own code answers for updates from one host (by a filter `update_plugins_HOST`), and the header
     * `Update URI` names another one, or is missing. Case counts, and so does `www.`; `Update URI: false` is the host `false`.
     *
     * @topic The main file
     * @notice The plugin also gets its updates another way: by plugin-update-checker, Easy Digital Downloads, Freemius, or WordPress's
     * list of updates (`pre_set_site_transient_update_plugins`); or the previous version has it, too.
     * @silent Code for other plugins: the function neither compares its third argument with this plugin, nor belongs to a class that is
     * given the main file; hosts that depend on something, such as the header itself; tests, `__return_false`.
     * @effect WordPress never calls the filter: sites are not offered updates.
     * @fix Name the same host in both.
     */
    id: 'update-uri-host',
    severity: 'warning',
    alone: 'warning',
    acceptance: 'yes',
    isOfBoth: true,
    effect: '',
    fix: '',
    *find({ program, reach: reached, before }) {
      const lost = findLost(program, reached);
      if (lost === undefined) return;
      const { host, hasOther, path, line } = lost;
      const { updateUri, mainFile } = program.index;
      const isSame = before !== undefined && findLost(before, reach(before))?.host === host;
      const header = `Update URI: https://${host}/`;
      const name = `${BY_HOST}${host}`;
      const main = quoteName(mainFile);
      const has = updateUri === '' ? 'no header `Update URI`' : quoteName(`Update URI: ${updateUri}`);
      const isHost = findUpdateHost(header.slice(12)) === host;
      const effect = hasOther
        ? 'updates come by the other update client in the package, or not at all'
        : `sites are not offered updates${isSame ? ', and those with the previous version are not offered this one' : ''}`;
      yield {
        key: name,
        name,
        ...((hasOther || isSame) && { severity: 'notice' }),
        message: `${at(line, path)} adds a filter to ${quoteName(name)}, but ${main} has ${has}.`,
        effect: `WordPress never calls this filter: ${effect}.`,
        fix: `${isHost ? `Write ${quoteName(header)} into ${main}, or name` : 'Name'} the header's host in the code: case and \`www.\` count.`,
        path,
        line,
      };
    },
  },
];
