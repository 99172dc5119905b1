import type { Problem, StepName } from '../model/results.ts';
import type { Visit } from '../model/site.ts';
import { MAX_OUTPUT_BYTES } from '../site/player/protocol.ts';
import { findTarget } from '../site/visit.ts';
import { cutWords, isDeath, readWords } from './words.ts';

/** A page that every site has. */
export interface Page {
  readonly name: StepName;
  readonly url: string;
  readonly shape: 'html' | 'json' | 'rss';
  readonly isForAdmins: boolean;
}

export const PAGES: readonly Page[] = [
  { name: 'Front page', url: '/', shape: 'html', isForAdmins: false },
  { name: 'Log-in page', url: '/wp-login.php', shape: 'html', isForAdmins: false },
  { name: 'Dashboard', url: '/wp-admin/', shape: 'html', isForAdmins: true },
  { name: 'Plugins page', url: '/wp-admin/plugins.php', shape: 'html', isForAdmins: true },
  { name: 'REST index', url: '/?rest_route=/', shape: 'json', isForAdmins: false },
  { name: 'RSS feed', url: '/?feed=rss2', shape: 'rss', isForAdmins: false },
];

/**
 * Lists the problems of a page, without those in PHP's log.
 *
 * @param before the same page with the version before
 */
export function checkPage(
  { name, url, shape, isForAdmins }: Page,
  { reply, target }: Visit,
  before: Visit | undefined,
): readonly Problem[] {
  const { status = 0, output, failure } = reply;
  const subject = `${describe(name)} (${url})`;
  const wasThere = before?.reply.status === 200;
  if (failure !== undefined) {
    const message = `${subject} crashed PHP: ${cutWords(failure)}`;
    if (before?.reply.failure === undefined) return [error(message)];
    // The live version works on real hosts.
    const excuse =
      'It does with the version before, too: PHP in WebAssembly may lack something. Set `php` to another version.';
    return [{ severity: 'unknown', message: `${message}. ${excuse}` }];
  }
  if (status >= 300 && status <= 399) {
    const location = cutWords(reply.location ?? 'nowhere');
    return wasThere && findTarget(reply, target) !== undefined
      ? [error(`${subject} redirects without end, in the end to ${location}.`)]
      : [warn(`${subject} redirects to ${location}, which was not followed.`)];
  }
  if (status !== 200) {
    const why = readWords(output);
    const message = `${subject} answers ${status}${why === '' ? '' : `: ${why}`}`;
    if (status >= 500 && /critical error/i.test(output)) return [error(message)];
    if (status < 500 && before?.reply.status === status) return [{ severity: 'notice', message }];
    const isLockedOut = wasThere && OPEN_PAGES.has(name);
    // Plugins that close a site, or its REST interface, do that on purpose.
    const isWanted = status < 500 ? !isLockedOut : before?.reply.status === status;
    return [isWanted ? warn(message) : error(message)];
  }
  if (wasThere && isLogIn(target) && !isLogIn(before.target) && !isLogIn(url)) {
    const people = isForAdmins ? 'administrators who have logged in' : 'visitors';
    return [error(`${subject} sends ${people} to the log-in page.`)];
  }
  const printed = findPhpMessage(output);
  if (printed !== undefined) return [error(`${subject} shows a message of PHP: ${cutWords(printed)}`)];
  if (/There has been a critical error on (this|your) website/.test(output))
    return [error(`${subject} says "There has been a critical error on this website".`)];
  const wrongShape = target === url ? explainShape(shape, output) : undefined;
  if (wrongShape !== undefined) return [error(`${subject} ${wrongShape}`)];
  const stray = shape === 'rss' ? findStray(output) : undefined;
  if (stray !== undefined && findStray(before?.reply.output ?? '') === undefined)
    return [error(`${subject} is no longer XML, because of ${cutWords(stray)}: use \`esc_xml()\`.`)];
  if (shape === 'html' && isDeath(output) && wasThere && !isDeath(before.reply.output))
    return [error(`${subject} stops with an error: ${readWords(output)}`)];
  if (shape === 'html' && isCut(output) && !(wasThere && isCut(before.reply.output)))
    return [explainCut(subject, output)];
  if (before?.target !== url || target !== url) return [];
  const hasLost = (text: string) => before.reply.output.includes(text) && !output.includes(text);
  if (name === 'Front page' && hasLost(FIRST_POST))
    return [error(`${subject} no longer shows the posts of the site.`)];
  if (shape === 'rss' && hasLost(FIRST_TEXT)) return [error(`${subject} no longer shows the text of posts.`)];
  return name === 'Front page' && isHidden(output) && !isHidden(before.reply.output)
    ? [error(`${subject} tells search engines to leave the site out, by \`noindex\`.`)]
    : [];
}

/** Source: WordPress core wp_robots(). */
function isHidden(output: string): boolean {
  return /<meta name=["']robots["'] content=["'][^"'<>]{0,300}noindex/i.test(output);
}

/** Whether a page of WordPress stops before its end. */
export function isCut(output: string): boolean {
  return !/<\/html\s*>/i.test(output) && isWhole(output);
}

function isWhole(output: string): boolean {
  return Buffer.byteLength(output) < MAX_OUTPUT_BYTES;
}

const LAST_WORDS = 200;

/** Explains a page that {@link isCut}. */
export function explainCut(subject: string, output: string): Problem {
  const last = readWords(output.slice(-LAST_WORDS).replace(/^[^<]*>/, ''));
  const why = output === '' ? 'is empty.' : `stops before its end, as if PHP had died. It ends with ${last}`;
  return error(`${subject} ${why}`);
}

/** Pages that every site needs. Plugins hide log-in pages and close REST interfaces on purpose. */
const OPEN_PAGES: ReadonlySet<StepName> = new Set(['Front page', 'Dashboard', 'Plugins page']);

/** The post that every new site has. Source: WordPress core wp_install_defaults(). */
const FIRST_POST = 'Hello world!';

export const FIRST_TEXT = 'This is your first post.';

export function isLogIn(url: string): boolean {
  return url.startsWith('/wp-login.php');
}

function describe(name: StepName): string {
  return name === 'REST index' || name === 'RSS feed' ? `The ${name}` : `The ${name.toLowerCase()}`;
}

/** As PHP prints it with and without `html_errors`. */
const PHP_MESSAGE =
  /(?:Fatal error|Parse error|Warning|Notice|Deprecated)(?:<\/b>)?: [^\n]* in (?:<b>)?\/[^\n]*\.php(?:<\/b>)?$/;
const MAX_MESSAGE = 800;
const MAX_TRIES = 200;

/** Finds a message of PHP. It ends with a line number, so only the text before one is searched. */
function findPhpMessage(output: string): string | undefined {
  let tries = 0;
  for (const { 0: end, index } of output.matchAll(/ on line (?:<b>)?\d+/g)) {
    const text = output.slice(Math.max(0, index - MAX_MESSAGE), index);
    const match = /\.php(<\/b>)?$/.test(text) ? PHP_MESSAGE.exec(text) : null;
    if (match !== null) return readWords(match[0] + end);
    tries += 1;
    if (tries === MAX_TRIES) break;
  }
  return undefined;
}

const SHAPES = {
  html: 'begins with other text than `<!DOCTYPE html>`',
  json: 'is no longer JSON',
  rss: 'is no longer XML: there is something before `<?xml` or after `</rss>`',
} as const;

/** Explains a wrong beginning or end of a page. */
export function explainShape(shape: Page['shape'], output: string): string | undefined {
  if (output === '') return 'is empty.';
  if (isShape(shape, output)) return undefined;
  return `${SHAPES[shape]}. It begins with ${cutWords(output.slice(0, 60))}: the plugin prints something where nothing belongs, usually text, a blank line or a byte order mark outside of its PHP tags.`;
}

function isShape(shape: Page['shape'], output: string): boolean {
  // A page that was cut at the limit has no end to check.
  switch (shape) {
    case 'html':
      // Blanks before it are harmless, and comments at least invisible.
      return !output.startsWith('\ufeff') && /^<(!doctype|html)/i.test(skipComments(output));
    case 'json':
      return isWhole(output) ? isJson(output) : /^\s*[{[]/.test(output);
    case 'rss':
      return output.startsWith('<?xml') && (!isWhole(output) || dropComments(output).endsWith('</rss>'));
  }
}

/** Parts of XML that may hold any text. */
const UNREAD = /<!\[CDATA\[[^]*?(?:\]\]>|$)|<!--[^]*?(?:-->|$)|<\?[^]*?(?:\?>|$)/g;

/** An ampersand that is none of the entities that XML defines itself. */
const STRAY = /&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-f]{1,6});)[^<]{0,30}/i;

/** Finds an ampersand or an entity such as `&nbsp;`, with which readers refuse all of a feed. */
function findStray(xml: string): string | undefined {
  return isWhole(xml) ? STRAY.exec(xml.replace(UNREAD, ''))?.[0] : undefined;
}

/** Leaves out the comments at the start of a page. */
function skipComments(html: string): string {
  let at = 0;
  for (;;) {
    while (/\s/.test(html.charAt(at))) at += 1;
    if (!html.startsWith('<!--', at)) return html.slice(at);
    const end = html.indexOf('-->', at + 4);
    if (end === -1) return '';
    at = end + 3;
  }
}

/** Leaves out the comments at the end of a page. */
function dropComments(html: string): string {
  let rest = html.trimEnd();
  while (rest.endsWith('-->')) {
    const start = rest.lastIndexOf('<!--');
    if (start === -1) break;
    rest = rest.slice(0, start).trimEnd();
  }
  return rest;
}

function isJson(output: string): boolean {
  try {
    JSON.parse(output);
    return true;
  } catch {
    return false;
  }
}

function error(message: string): Problem {
  return { severity: 'error', message };
}

function warn(message: string): Problem {
  return { severity: 'warning', message };
}
