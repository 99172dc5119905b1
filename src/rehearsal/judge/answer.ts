import { quoteName } from '../../shared/quote.ts';
import type { Visit } from '../model/site.ts';
import { MAX_OUTPUT_BYTES } from '../site/player/protocol.ts';
import { explainRefusal } from './php-log.ts';
import { findTarget } from '../model/address.ts';
import type { Page, Probe } from '../model/probe.ts';
import { cutWords, isWpDie, readWords } from './html-text.ts';

type ExpectedPage = Probe | Page;

/** One thing that is wrong with an answer. */
export interface Fault {
  readonly kind: FaultKind;
  /** A sentence or a few, in words for the author of the plugin. */
  readonly message: string;
  /** Explains a server error by a request to another server, which was refused here; `undefined` without one, or if PHP died. */
  readonly excuse?: string | undefined;
}

type FaultKind =
  | 'crash'
  | 'no-handler'
  | 'damaged-post'
  | 'ended'
  | 'redirect'
  | 'redirect-loop'
  | 'died'
  | 'server-error'
  | 'status'
  | ContentFault;

/** Faults in the content of an answer that has the expected status. */
type ContentFault = keyof typeof CHECKS;

/** Faults that visitors meet on a site that is closed to them. */
const CLOSED: ReadonlySet<FaultKind> = new Set([
  'log-in',
  'redirect',
  'elsewhere',
  'server-error',
  'status',
  'wp-die',
  'lost-text',
  'hidden',
]);

/** Whether a fault is how a plugin closes a site to visitors, and not how one breaks. */
export function isClosing({ kind }: Fault, { target }: Visit): boolean {
  return CLOSED.has(kind) && !target.startsWith('/wp-admin/');
}

/**
 * Lists all that is wrong with an answer, the most telling first. Each rule about answers stands here, once; how bad a
 * fault is depends on the answer of the previous version, and is for others to say.
 */
export function listFaults(expected: ExpectedPage, seen: Visit): readonly Fault[] {
  const { kind, subject } = expected;
  const { failure, status } = seen.reply;
  if (failure !== undefined)
    return [{ kind: 'crash', message: `${subject} crashes PHP: ${cutWords(failure)}` }];
  if (kind === 'action' || kind === 'open') return [];
  if (status === undefined) return listScriptFaults(expected, seen.reply);
  if (status !== statusOf(expected)) return [explainStatus(expected, seen, status)];
  return RULES[kind].flatMap((rule) => {
    const words = CHECKS[rule](expected, seen);
    return words === undefined ? [] : [{ kind: rule, message: `${subject} ${words}` }];
  });
}

/** The expected status. */
export function statusOf({ kind }: ExpectedPage): number {
  if (kind === 'not-found') return 404;
  return kind === 'form' ? 302 : 200;
}

const PAGE_RULES: readonly ContentFault[] = ['log-in', 'wp-die', 'blank', 'lost-text', 'cut'];
const SITE_RULES: readonly ContentFault[] = ['log-in', 'php-message', 'critical-error', 'shape'];
const DATA_RULES: readonly ContentFault[] = ['log-in', 'php-message', 'critical-error', 'elsewhere', 'shape'];

/** The rules for answers with the expected status, in order. */
const RULES: Readonly<Record<Exclude<ExpectedPage['kind'], 'action' | 'open'>, readonly ContentFault[]>> = {
  page: PAGE_RULES,
  dashboard: ['log-in', 'left-dashboard', 'wp-die', 'blank', 'cut'],
  'not-found': ['blank', 'cut'],
  post: PAGE_RULES,
  public: ['log-in', 'lost-text'],
  json: ['log-in', 'wp-die', 'elsewhere', 'shape', 'lost-text'],
  form: [],
  task: [],
  script: [],
  'front-page': [...SITE_RULES, 'wp-die', 'cut', 'lost-text', 'hidden'],
  'site-page': [...SITE_RULES, 'wp-die', 'cut'],
  'log-in-page': ['php-message', 'critical-error', 'shape', 'wp-die', 'cut'],
  'rest-index': DATA_RULES,
  feed: [...DATA_RULES, 'stray-ampersand', 'lost-text'],
};

type ContentCheck = (expected: ExpectedPage, seen: Visit) => string | undefined;

const CHECKS = {
  'log-in': (expected, { target }) =>
    isLogIn(target) ? `sends ${peopleOf(expected)} to the log-in page.` : undefined,
  'left-dashboard': (_expected, { target }) =>
    target.startsWith('/wp-admin/') ? undefined : `sends them to ${cutWords(target)}`,
  'php-message': (_expected, { reply: { output } }) => {
    const printed = findPhpMessage(output);
    return printed === undefined ? undefined : `shows a message of PHP: ${cutWords(printed)}`;
  },
  'critical-error': (_expected, { reply: { output } }) =>
    /There has been a critical error on (this|your) website/.test(output)
      ? 'says "There has been a critical error on this website".'
      : undefined,
  elsewhere: (expected, seen) =>
    isOtherKind(expected, seen) ? `now redirects to \`${cutWords(seen.target)}\`.` : undefined,
  shape: (expected, seen) => {
    const isElsewhere = 'url' in expected && seen.target !== expected.url;
    return isElsewhere ? undefined : explainShape(shapeOf(expected), seen.reply.output);
  },
  'stray-ampersand': (expected, seen) => {
    const stray = isOtherKind(expected, seen) ? undefined : findStray(seen.reply.output);
    return stray === undefined
      ? undefined
      : `is no longer XML, because of ${cutWords(stray)}: use \`esc_xml()\`.`;
  },
  'wp-die': (_expected, { reply: { output } }) =>
    isWpDie(output) ? `stops with an error: ${readWords(output)}` : undefined,
  blank: (_expected, { reply: { output } }) =>
    isBlank(output) ? 'is empty but for the dashboard around it.' : undefined,
  'lost-text': (expected, { reply: { output }, target }) => {
    if ('ask' in expected) return explainLost(expected, output);
    const [text, words] = expected.kind === 'feed' ? FEED_TEXT : POSTS_TEXT;
    const isElsewhere = 'url' in expected && target !== expected.url;
    return output.includes(text) || isElsewhere ? undefined : words;
  },
  cut: (_expected, { reply: { output } }) => (isCut(output) ? explainCut(output) : undefined),
  hidden: (expected, { reply: { output }, target }) =>
    'url' in expected && target === expected.url && isHidden(output)
      ? 'tells search engines to leave the site out, by `noindex`.'
      : undefined,
} satisfies Readonly<Record<string, ContentCheck>>;

export const FIRST_TEXT = 'This is your first post.';

/** Texts of every new site. Source: WordPress core wp_install_defaults(). */
const POSTS_TEXT = ['Hello world!', 'no longer shows the posts of the site.'] as const;
const FEED_TEXT = [FIRST_TEXT, 'no longer shows the text of posts.'] as const;

function listScriptFaults(
  { kind, subject }: ExpectedPage,
  { result, output }: Visit['reply'],
): readonly Fault[] {
  const isObject = typeof result === 'object';
  if (kind === 'task' && isObject && 'handled' in result && !result.handled) {
    const message = `${subject} of the previous version is still scheduled, but nothing handles it now. If its work has another name now, schedule that when the plugin finds data of an older version, and remove this one with \`wp_clear_scheduled_hook()\`.`;
    return [{ kind: 'no-handler', message }];
  }
  if (isObject && 'lost' in result && result.lost.length > 0) {
    const people = result.lost.map((name) => cutWords(name)).join(' or ');
    const message = `A post that ${people} publishes is not published, or loses its text.`;
    return [{ kind: 'damaged-post', message }];
  }
  if (result !== undefined) return [];
  const words = readWords(output);
  const message = `${subject} calls \`exit\` or redirects, so what comes after it does not run`;
  return [{ kind: 'ended', message: words === '' ? `${message}.` : `${message}: ${words}` }];
}

function explainStatus(
  { kind, subject }: ExpectedPage,
  { reply: { output, location = 'nowhere', log, ...reply }, target }: Visit,
  status: number,
): Fault {
  if (status >= 300 && status <= 399) {
    const message = `${subject} redirects to ${cutWords(location)}`;
    return findTarget({ ...reply, output, log, location }, target) === undefined
      ? { kind: 'redirect', message: `${message}, which was not followed.` }
      : { kind: 'redirect-loop', message: `${message}, without end.` };
  }
  const why = readWords(output);
  const message = `${subject} answers ${status}${why === '' ? '' : `: ${why}`}`;
  if (status >= 500 && /critical error/i.test(output)) return { kind: 'died', message };
  if (status >= 500) {
    const excuse = output === '' ? undefined : explainRefusal(message, log);
    return { kind: 'server-error', message, excuse };
  }
  return { kind: 'status', message: kind === 'form' ? `${subject} no longer works: ${why}` : message };
}

function peopleOf(expected: ExpectedPage): string {
  if (!('isForAdmins' in expected)) return 'people who have logged in';
  return expected.isForAdmins ? 'administrators who have logged in' : 'visitors';
}

function explainLost({ kind, shows }: Probe, output: string): string | undefined {
  const isPage = kind === 'page' || kind === 'post';
  if (shows === undefined || output.includes(shows) || (isPage && isCut(output))) return undefined;
  return kind === 'post' ? `no longer shows its text, "${shows}"` : `does not show ${quoteName(shows)}.`;
}

function isLogIn(url: string): boolean {
  return url.startsWith('/wp-login.php');
}

/** Source: WordPress core wp_robots(). */
function isHidden(output: string): boolean {
  return /<meta name=["']robots["'] content=["'][^"'<>]{0,300}noindex/i.test(output);
}

const MAX_BLANK = 5_000;

/** Whether a page of the dashboard holds nothing but WordPress's own frame. Source: WordPress core WP_Screen::render_screen_meta(). */
function isBlank(output: string): boolean {
  const start = output.indexOf('<div id="wpbody-content">');
  const end = output.indexOf('<!-- wpbody-content -->', start);
  if (start === -1 || end === -1 || end - start > MAX_BLANK) return false;
  const tags = output.slice(start, end).split(/<(?!\/)/);
  const frame = /^(?:div (?:id|class)="(?:wpbody-content|screen-meta|contextual-help-|clear")|ul>)/;
  return tags.every((tag, index) => (index === 0 || frame.test(tag)) && /(?:^|>)\s*$/.test(tag));
}

/** Whether a page of WordPress stops before its end. */
function isCut(output: string): boolean {
  return !/<\/html\s*>/i.test(output) && isWhole(output);
}

function isWhole(output: string): boolean {
  return Buffer.byteLength(output) < MAX_OUTPUT_BYTES;
}

const LAST_WORDS = 200;

function explainCut(output: string): string {
  const last = readWords(output.slice(-LAST_WORDS).replace(/^[^<]*>/, ''));
  return output === ''
    ? 'is empty.'
    : `stops before its end, as if PHP had stopped there. It ends with ${last}`;
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

type Shape = keyof typeof SHAPES;

function shapeOf({ kind }: ExpectedPage): Shape {
  if (kind === 'json' || kind === 'rest-index') return 'json';
  return kind === 'feed' ? 'rss' : 'html';
}

/** Explains a wrong beginning or end of a page. */
function explainShape(shape: Shape, output: string): string | undefined {
  if (output === '') return 'is empty.';
  if (isShape(shape, output)) return undefined;
  return `${SHAPES[shape]}. It begins with ${cutWords(output.slice(0, 60))}: the plugin prints something where nothing belongs, usually text, a blank line or a byte order mark outside of its PHP tags.`;
}

/** Whether the answer is that of a page of another kind, to which people are sent. */
function isOtherKind(expected: ExpectedPage, { target, reply: { output } }: Visit): boolean {
  const isElsewhere = 'url' in expected && target !== expected.url;
  return isElsewhere && !isShape(shapeOf(expected), output);
}

function isShape(shape: Shape, output: string): boolean {
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
