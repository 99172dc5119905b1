import { TOKEN_STEPS, type Spend } from '../search-budget.ts';
import { tokenizePhp, type Tokens } from '../php/tokens.ts';
import { type FoundSecret, isPlaceholder } from './contents.ts';

/** Looks for literals that clients of a service are given as their secrets. */
interface HandedSearch {
  /** @param text of a PHP file, bytes as characters */
  readonly search: (path: string, text: string, isOwn: boolean, spend: Spend) => void;
  /** Returns those of the plugin's own files, the first of each file. */
  readonly collect: () => readonly FoundSecret[];
}

/** The filters by which a class answers when WordPress asks for updates. Source: WordPress's `wp_update_plugins()`. */
const UPDATE_HOOK =
  /add_filter\s*\(\s*['"](?:update_plugins_|(?:pre_set_)?site_transient_update_plugins['"]|plugins_api['"])/;
const CLASS = /\bclass\s+(\w+)/gi;

/** Most files have neither; the values are looked at token by token. */
const HINT = /\b(?:secret|api_key|token)['"]?\s{0,99}(?:=>|:)\s{0,99}['"]|Authorization['":]/i;
const OPTION = /^(?:secret|api_key|token)$/i;
const SCHEME = /^(?:(?:Bearer|Basic|Token)\s+)?/i;
/** Without blanks, and without what is filled in. */
const VALUE = /^[\w.~+/=:@!#&*-]{16,}$/;

/** A literal that may be a secret; `client` is the class that gets it, `undefined` for a header. */
interface Handed {
  readonly path: string;
  readonly line: number;
  readonly option: string;
  readonly client: string | undefined;
}

export function createHandedSearch(): HandedSearch {
  const clients = new Set<string>();
  const handed: Handed[] = [];
  return {
    search(path, text, isOwn, spend) {
      if (!spend(text.length)) return;
      if (UPDATE_HOOK.test(text))
        for (const [, name = ''] of text.matchAll(CLASS)) clients.add(name.toLowerCase());
      if (!isOwn || !HINT.test(text) || !spend(text.length * TOKEN_STEPS)) return;
      const aliases = listAliases(text);
      for (const { index, option, client } of listLiterals(tokenizePhp(text).tokens)) {
        const line = text.slice(0, index).split('\n').length;
        handed.push({ path, line, option, client: client && (aliases.get(client) ?? client) });
      }
    },
    collect() {
      const found = new Map<string, FoundSecret>();
      for (const { path, line, option, client } of handed) {
        if (found.has(path) || (client !== undefined && !clients.has(client.toLowerCase()))) continue;
        const what =
          client === undefined
            ? 'sends a fixed value in an `Authorization` header'
            : `hands a fixed \`${option}\` to \`${client}\`, which asks for updates`;
        found.set(path, { path, what, line, isUnsure: true, isOfClient: true });
      }
      return [...found.values()];
    },
  };
}

/** The names by which a file calls classes of others, with those that they have. */
function listAliases(text: string): ReadonlyMap<string, string> {
  const uses = [...text.matchAll(/\buse\s+([\w\\]+)\s+as\s+(\w+)/gi)];
  return new Map(uses.map(([, name = '', alias = '']) => [alias, lastPart(name)]));
}

/** The name of a class without its namespace. */
function lastPart(name: string): string {
  return name.slice(name.lastIndexOf('\\') + 1);
}

interface Literal {
  readonly index: number;
  readonly option: string;
  readonly client: string | undefined;
}

function* listLiterals(tokens: Tokens): Generator<Literal> {
  /** For each open bracket, the class whose constructor or static method is called; `undefined` for all others. */
  const open: (string | undefined)[] = [];
  for (const [at, token] of tokens.entries()) {
    if (token.text === '(' || token.text === '[')
      open.push(token.text === '(' ? readClient(tokens, at) : undefined);
    else if (token.text === ')' || token.text === ']') open.pop();
    const { index, value = token.kind === 'word' ? token.text : '' } = token;
    const isHeader = /^Authorization$/i.test(value);
    const inLine = /^Authorization:(.+)$/is.exec(value)?.[1];
    if (inLine !== undefined && isLikeSecret(inLine)) yield { index, option: '', client: undefined };
    if (!isHeader && !OPTION.test(value)) continue;
    const given = readGiven(tokens, at + 1);
    const client = open.findLast((name) => name !== undefined);
    if (given === undefined || !isLikeSecret(given) || (!isHeader && client === undefined)) continue;
    yield { index, option: value, client: isHeader ? undefined : client };
  }
}

/** The class that is called at an opening bracket: `new Name(`, `Name::method(`. */
function readClient(tokens: Tokens, at: number): string | undefined {
  const [owner, before, name] = [tokens[at - 3], tokens[at - 2], tokens[at - 1]];
  const called = before?.text === '::' ? owner : before?.text.toLowerCase() === 'new' ? name : undefined;
  return called?.kind === 'word' && name?.kind === 'word' ? lastPart(called.text) : undefined;
}

/** The literal behind `=>`, or behind the `:` of a named argument, if it is all that is given. */
function readGiven(tokens: Tokens, at: number): string | undefined {
  const behind =
    tokens[at]?.text === ':'
      ? at + 1
      : tokens[at]?.text === '=' && tokens[at + 1]?.text === '>'
        ? at + 2
        : -1;
  const next = tokens[behind + 1]?.text ?? '';
  return behind >= 0 && [',', ')', ']'].includes(next) ? tokens[behind]?.value : undefined;
}

/** Whether a value can be a secret: it is long, no placeholder, and not made of words. */
function isLikeSecret(text: string): boolean {
  const value = text.trim().replace(SCHEME, '');
  const isBasic = /^Basic\s/i.test(text.trim());
  const told = isBasic ? Buffer.from(value, 'base64').toString('latin1') : value;
  return VALUE.test(value) && [value, told].every((one) => !isPlaceholder(one) && !isOfWords(one));
}

/** Whether a text is like `my-plugin-update-token-2`: a person has made it up. */
function isOfWords(text: string): boolean {
  const parts = text.split(/[^A-Za-z0-9]+|(?<=[a-z])(?=[A-Z])/).filter((part) => part !== '');
  const letters = parts.filter((part) => /^[A-Za-z]{2,15}$/.test(part));
  const isWordy = parts.every((part) => /^(?:[A-Za-z]{1,15}|v?\d{1,4})$/.test(part));
  return isWordy && letters.join('').length >= 3.5 * letters.length;
}
