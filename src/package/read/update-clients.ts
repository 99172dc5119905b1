import type { Spend } from '../search-budget.ts';

/** A place in the plugin's own code that gives a file to what may be an update client. */
interface ClientUse {
  readonly path: string;
  /** A class or a method, in lower case; `''` where the code itself answers WordPress for the plugin. */
  readonly client: string;
  /** The words by which it may name the file: `__FILE__`, constants, and paths. */
  readonly names: readonly string[];
}

/** Code that asks a service of its own for updates. */
export interface UpdateClients {
  /** Classes and methods of clients that are in the package, in lower case. */
  readonly declared: ReadonlySet<string>;
  readonly uses: readonly ClientUse[];
}

export const NO_CLIENTS: UpdateClients = { declared: new Set(), uses: [] };

/** Source: WordPress core wp_update_plugins(). A hook on `update_plugins_{host}` needs the header, and is another case. */
const HOOK = /add_filter\s*\(\s*['"](?:pre_set_)?site_transient_update_plugins['"]/;
const REQUEST = /\bwp_(?:safe_)?remote_(?:get|post|request)\s*\(/;
const ANSWER = /->response\s*\[\s*([^\]]{0,200})\]\s*=/g;
/** The method by which plugin-update-checker starts. */
const STARTER = /\bfunction\s+(buildUpdateChecker)\s*\(/i;
const CLASS = /^[ \t]*(?:(?:abstract|final)[ \t]+)?class[ \t]+(\w+)[^;{]{0,200}\{/gim;

/** Most files have none of these. */
const HINT = /update_plugins['"]|function\s+buildUpdateChecker/;
const CALL = /(?:\bnew\s+|::(?=buildUpdateChecker\b))([\w\\]{1,200})\s*\(([^;]{0,400})/gi;
const NAMES = /\b__FILE__\b|\b[A-Z][A-Z0-9_]{3,60}\b|['"][\w.-]{1,100}\/[\w.-]{1,100}\.php['"]/g;
const MAX_USES = 1000;

/** Searches PHP code for update clients, file by file. */
export function createClientSearch(): {
  readonly search: (path: string, code: string, isOwn: boolean, spend: Spend) => void;
  readonly collect: () => UpdateClients;
} {
  const declared = new Set<string>();
  const uses: ClientUse[] = [];
  return {
    search(path, code, isOwn, spend) {
      if (!spend(code.length)) return;
      const answers = HINT.test(code) ? declare(code, declared) : [];
      if (!isOwn) return;
      if (answers.length > 0) uses.push({ path, client: '', names: answers });
      for (const [, name = '', given = ''] of code.matchAll(CALL)) {
        const names = listNames(given);
        if (names.length > 0 && uses.length < MAX_USES)
          uses.push({ path, client: name.slice(name.lastIndexOf('\\') + 1).toLowerCase(), names });
      }
    },
    collect: () => ({ declared, uses: uses.filter(({ client }) => client === '' || declared.has(client)) }),
  };
}

/** @returns the names of plugins for which the code itself answers WordPress */
function declare(code: string, declared: Set<string>): readonly string[] {
  const [, starter] = STARTER.exec(code) ?? [];
  if (starter !== undefined) declared.add(starter.toLowerCase());
  const answers = [...code.matchAll(ANSWER)];
  if (answers.length === 0 || !HOOK.test(code) || !REQUEST.test(code)) return [];
  for (const [, name = ''] of code.matchAll(CLASS)) declared.add(name.toLowerCase());
  return answers.flatMap(([, name = '']) => listNames(name));
}

function listNames(code: string): readonly string[] {
  return [...new Set([...code.matchAll(NAMES)].map(([name]) => name.replaceAll(/['"]/g, '')))];
}

/** The main file, by which a client names its plugin. */
interface NamedMain {
  readonly path: string;
  readonly text: string;
}

const DEFINED =
  /(?:define\s*\(\s*['"](\w+)['"]\s*,|\bconst\s+(\w+)\s*=)\s*(?:plugin_basename\s*\(\s*)?__FILE__[\s)]*;/g;

/** Finds where a client gets the main file of this plugin: those that get another file update its add-ons. */
export function findOwnClient(
  { uses }: UpdateClients,
  { path: main, text }: NamedMain,
): ClientUse | undefined {
  const constants = [...text.matchAll(DEFINED)].map(([, defined, constant]) => defined ?? constant ?? '');
  const own = new Set([...constants, main]);
  return uses.find(
    ({ path, names }) => names.some((name) => own.has(name)) || (path === main && names.includes('__FILE__')),
  );
}
