import { messageOf } from '../../../shared/publish-error.ts';
import { bootSite } from './boot.ts';
import { takeNetwork } from './isolate.ts';
import {
  ALL_WALLS,
  MAX_OUTPUT_BYTES,
  type Command,
  type SiteHttpRequest,
  type PlayerReply,
  SITE,
} from './protocol.ts';
import {
  loadPlayground,
  type Php,
  type PhpAnswer,
  type RequestHandler,
  restoreFolder,
  saveFolder,
  type Snapshot,
  UNCHANGED,
} from './playground.ts';
import { sealModules } from './seal.ts';

const NOTHING: PlayerReply = { output: '', log: '' };
/** Maximum length of the reason why WordPress cannot be installed. */
const MAX_WORDS = 300;

/**
 * The program of the child process that runs one WordPress. It carries out commands and judges nothing. The plugin's
 * code runs in WebAssembly, without a network, and with no files but the site's.
 */
export function play({
  listen,
  answer,
  end,
  strip,
}: {
  /** Commands come one at a time. */
  readonly listen: (onCommand: (command: Command) => void) => void;
  readonly answer: (reply: PlayerReply) => void;
  /** Ends this process at once, and says why. */
  readonly end: (why: string) => void;
  /** See `prepareStrip`. */
  readonly strip: () => void;
}): void {
  takeNetwork();
  const seal = sealModules();
  const snapshots = new Map<string, Snapshot>();
  let booted: { readonly handler: RequestHandler; readonly site: Php } | undefined;
  const carryOut = async (command: Command): Promise<PlayerReply> => {
    if (command.kind === 'boot') {
      booted = await bootSite(command, loadPlayground(command.playgroundFolder), end);
      const reply = await run(booted.site, 'set-up.php', {});
      const walls = command.walls ?? ALL_WALLS;
      if (walls.modules) seal();
      if (walls.process) strip();
      return { ...NOTHING, log: reply.log, failure: reply.result === true ? undefined : explainSetUp(reply) };
    }
    if (booted === undefined) throw new Error('No site was booted.');
    const { handler, site } = booted;
    switch (command.kind) {
      case 'run':
        return run(site, command.script, command.args);
      case 'request':
        return request(handler, site, command);
      case 'exchange':
        return exchange(handler, site, command);
      case 'put':
        site.writeFile(`${SITE.folder}/${command.name}`, command.bytes);
        return NOTHING;
      case 'save':
        snapshots.set(command.name, saveFolder(site, SITE.root, UNCHANGED));
        return NOTHING;
      case 'restore': {
        const snapshot = snapshots.get(command.name);
        if (snapshot === undefined) throw new Error(`Nothing was saved as ${command.name}.`);
        restoreFolder(site, SITE.root, snapshot, UNCHANGED);
        takeLog(site);
        return NOTHING;
      }
    }
  };
  listen((command) => {
    carryOut(command).then(answer, (error: unknown) =>
      answer({ failure: messageOf(error), output: '', log: booted ? takeLog(booted.site) : '' }),
    );
  });
}

async function run(site: Php, script: string, args: unknown): Promise<PlayerReply> {
  site.writeFile(SITE.args, JSON.stringify(args));
  const { output, failure } = await listenTo(() => site.run({ scriptPath: `${SITE.folder}/${script}` }));
  const result = takeFile(site, SITE.result);
  const log = takeLog(site);
  return { failure, output, log, result: parse(result) };
}

/** Prefers PHP's message in the log to the page that WordPress shows instead. */
function explainSetUp({ log, output, failure = '' }: PlayerReply): string {
  const said =
    /PHP (?:Fatal|Parse) error: .*/.exec(log)?.[0] ?? output.replace(/<style.*?<\/style>|<[^>]*>/gs, ' ');
  const words = said.replace(/\s+/g, ' ').trim() || failure;
  return `WordPress cannot be installed: ${words.slice(0, MAX_WORDS)}`;
}

/** The plugin may write these files, too. */
function parse(json: string): unknown {
  try {
    return json === '' ? undefined : (JSON.parse(json) as unknown);
  } catch {
    return undefined;
  }
}

async function request(
  handler: RequestHandler,
  site: Php,
  { url, cookie, form: body }: Command & { readonly kind: 'request' },
): Promise<PlayerReply> {
  const isForm = body !== undefined;
  // Plugins expect the headers of a browser.
  const headers = {
    'user-agent': 'Mozilla/5.0',
    ...(cookie === '' ? {} : { cookie }),
    ...(isForm ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
  };
  const method = isForm ? 'POST' : 'GET';
  const { answer, output, failure } = await listenTo(() => handler.request({ url, method, headers, body }));
  const location = answer?.headers['location']?.[0];
  const loaded = (parse(takeFile(site, SITE.loaded)) ?? undefined) as PlayerReply['loaded'];
  return { failure, output, log: takeLog(site), status: answer?.httpStatusCode ?? 0, location, loaded };
}

/** Carries a browser's request to the site and its answer back, with all headers and bytes. */
async function exchange(
  handler: RequestHandler,
  site: Php,
  { url, method, headers, body }: SiteHttpRequest,
): Promise<PlayerReply> {
  const bytes = body === '' ? undefined : new Uint8Array(Buffer.from(body, 'base64'));
  const { answer, failure } = await listenTo(() => handler.request({ url, method, headers, body: bytes }));
  const unprinted = parse(takeFile(site, SITE.unprinted));
  const loaded = (parse(takeFile(site, SITE.loaded)) ?? undefined) as PlayerReply['loaded'];
  const response = answer && {
    status: answer.httpStatusCode,
    headers: answer.headers,
    body: Buffer.from(answer.bytes).toString('base64'),
    unprinted,
  };
  return { failure, output: '', log: takeLog(site), loaded, response };
}

interface PhpOutcome {
  readonly answer?: PhpAnswer;
  readonly output: string;
  readonly failure?: string | undefined;
}

/** Playground may throw a fatal error of PHP together with the answer. */
async function listenTo(work: () => Promise<PhpAnswer>): Promise<PhpOutcome> {
  try {
    const answer = await work();
    return { answer, output: readOutput(answer) };
  } catch (error) {
    const { response, source } = Object(error) as { response?: PhpAnswer; source?: unknown };
    if (response === undefined) return { output: '', failure: messageOf(error) };
    const failure = source === 'php-wasm' ? messageOf(error) : undefined;
    return { answer: response, output: readOutput(response), failure };
  }
}

function readOutput({ bytes }: PhpAnswer): string {
  return Buffer.from(bytes.subarray(0, MAX_OUTPUT_BYTES)).toString('utf8');
}

function takeLog(site: Php): string {
  const log = takeFile(site, SITE.log);
  site.writeFile(SITE.log, '');
  return log;
}

function takeFile(site: Php, path: string): string {
  if (!site.isFile(path)) return '';
  const bytes = site.readFileAsBuffer(path);
  site.unlink(path);
  return Buffer.from(bytes.subarray(0, MAX_OUTPUT_BYTES)).toString('utf8');
}
