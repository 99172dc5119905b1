/**
 * Writes the names of functions by which the rules of PHP tell one that nobody has, without a site:
 * `npm run known:functions -- WORDPRESS OTHERS…`, with folders of WordPress, and of plugins whose functions others call, such as
 * WooCommerce and Advanced Custom Fields.
 *
 * Needs `php`, as new as possible.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GROWING, listBits } from '../src/package/php/known-functions.ts';
import { parsePhp } from '../src/package/php/parse.ts';
import { toPrefix } from '../src/package/php/prefixes.ts';

/** More bits for each make mistakes rarer. */
const BITS_FOR_EACH = 12;
/** Fewer functions that begin alike tell nothing. */
const MIN_ALIKE = 3;
/** What a PHP that is older than 8.5 lacks. */
const NEWER =
  'json_validate str_increment str_decrement array_find array_find_key array_any array_all array_first array_last request_parse_body fpow http_get_last_response_headers http_clear_last_response_headers get_error_handler get_exception_handler';
const HOOK = /\b(?:do_action|apply_filters)\w*\(\s*["']([a-z][a-z_]*)/gi;
const FILE = join(import.meta.dirname, '..', 'src', 'package', 'php', 'known-functions.ts');

const [wordpress = '', ...others] = process.argv.slice(2);
const texts = listTexts(wordpress);
const php = execFileSync('php', ['-n', '-r', 'echo implode(" ", get_defined_functions()["internal"]);']);
const core = [...php.toString().split(' '), ...NEWER.split(' '), ...texts.flatMap(listFunctions)];
const prefixes = new Set(
  [...Map.groupBy(core, toPrefix)].flatMap(([prefix, all]) => (all.length < MIN_ALIKE ? [] : prefix)),
);
const hooks = texts.flatMap((text) => [...text.matchAll(HOOK)].map(([, name = '']) => toPrefix(name)));
const lent = others
  .flatMap((folder) => listTexts(folder).flatMap(listFunctions))
  .filter((name) => prefixes.has(toPrefix(name)));
const entries = new Set([
  ...[...core, ...lent].filter((name) => !GROWING.test(name)),
  ...[...prefixes].map((prefix) => `p:${prefix}`),
  ...hooks.map((prefix) => `h:${prefix}`),
]);
const bits = new Uint8Array(Math.ceil((entries.size * BITS_FOR_EACH) / 8));
for (const entry of entries)
  for (const bit of listBits(entry, bits.length * 8))
    bits[bit >> 3] = (bits[bit >> 3] ?? 0) | (1 << (bit & 7));
const text = Buffer.from(bits).toString('base64');
const source = readFileSync(FILE, 'utf8');
writeFileSync(FILE, source.replace(/(\/\/ bits:start\n)[^]*?( *\/\/ bits:end)/, `$1  '${text}',\n$2`));
console.log(`${entries.size} names in ${bits.length} bytes`);

function listTexts(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.php'))
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1'));
}

/** Functions outside of namespaces, in lower case. */
function listFunctions(text: string): readonly string[] {
  return parsePhp(text, true)
    .functions.map(({ name }) => name)
    .filter((name) => !name.includes('\\'));
}
