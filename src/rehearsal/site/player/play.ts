import { formatSize } from '../../../shared/format.ts';
import { messageOf } from '../../../shared/publish-error.ts';
import { bootSite } from './boot.ts';
import { takeClock } from './clock.ts';
import { takeNetwork } from './isolate.ts';
import {
  ALL_WALLS,
  MAX_OUTPUT_BYTES,
  MAX_REPLY_BYTES,
  MAX_RESULT_BYTES,
  NOTE,
  type Command,
  type SiteHttpRequest,
  type RawReply,
  SITE,
} from './protocol.ts';
import { loadPlayground, type Php, type PhpAnswer, type RequestHandler } from './playground.ts';
import { restoreFolder, saveFolder, type Snapshot, UNCHANGED } from './save-folder.ts';
import { sealModules } from './seal.ts';

/** A reply, and the bytes beside it. */
interface Played {
  readonly reply: RawReply;
  readonly body?: Uint8Array;
}

const NOTHING: RawReply = { output: '', log: '' };
/** Maximum length of the reason why WordPress cannot be installed. */
const MAX_WORDS = 300;

/**
 * The program of the child process that runs one WordPress. It carries out commands and judges nothing. The plugin's
 * code runs in WebAssembly, without a network, and with no files but the site's.
 */
export function play({
  receive,
  answer,
  end,
  strip,
  readCpuMs,
}: {
  /** The next command; `undefined` when the process that sent them is gone. */
  readonly receive: () => Promise<Command | undefined>;
  readonly answer: (reply: RawReply, body?: Uint8Array) => void;
  /** Ends this process at once, and says why. */
  readonly end: (why?: string) => void;
  /** See `prepareStrip`. */
  readonly strip: () => void;
  /** Processor time of this process so far. */
  readonly readCpuMs: () => number;
}): void {
  takeNetwork();
  const seal = sealModules();
  const clock = takeClock();
  const snapshots = new Map<string, Snapshot>();
  let booted: Awaited<ReturnType<typeof bootSite>> | undefined;
  const carryOut = async (command: Command): Promise<Played> => {
    if (command.kind === 'boot') {
      booted = await bootSite(command, loadPlayground(command.playgroundFolder), end);
      const { reply } = await run(booted.site, 'set-up.php', {});
      const walls = command.walls ?? ALL_WALLS;
      if (walls.modules) seal();
      if (walls.process) strip();
      const failure = reply.result === 'true' ? undefined : explainSetUp(reply);
      return { reply: { ...NOTHING, log: reply.log, failure } };
    }
    if (booted === undefined) throw new Error('No site was booted.');
    const { handler, site, quicken } = booted;
    switch (command.kind) {
      case 'run':
        return clock.runAhead(command.hoursOn ?? 0, () => run(site, command.script, command.args));
      case 'request':
        return request(handler, site, command);
      case 'exchange':
        return exchange(handler, site, command);
      case 'put':
        site.writeFile(`${SITE.folder}/${command.name}`, command.bytes);
        return { reply: NOTHING };
      case 'save':
        snapshots.set(command.name, saveFolder(quicken(), SITE.root, UNCHANGED, snapshots.values()));
        return { reply: NOTHING };
      case 'restore': {
        const snapshot = snapshots.get(command.name);
        if (snapshot === undefined) throw new Error(`Nothing was saved as ${command.name}.`);
        clock.letPass();
        restoreFolder(quicken(), SITE.root, snapshot, UNCHANGED);
        takeLog(site);
        return { reply: NOTHING };
      }
    }
  };
  const serve = async (): Promise<void> => {
    for (;;) {
      const command = await receive();
      if (command === undefined) break;
      const { reply, body } = await carryOut(command).catch((error: unknown): Played => {
        return { reply: { failure: messageOf(error), output: '', log: booted ? takeLog(booted.site) : '' } };
      });
      answer({ ...reply, spentMs: readCpuMs() }, body);
    }
  };
  serve().then(
    () => end(),
    (error: unknown) => end(messageOf(error)),
  );
}

async function run(site: Php, script: string, args: unknown): Promise<Played> {
  site.writeFile(SITE.args, JSON.stringify(args));
  const { output, failure } = await listenTo(() => site.run({ scriptPath: `${SITE.folder}/${script}` }));
  // One that is longer is not whole, and so is not read.
  const result = takeFile(site, SITE.result, MAX_RESULT_BYTES);
  return { reply: { failure, output, log: takeLog(site), result } };
}

/** Prefers PHP's message in the log to the page that WordPress shows instead. */
function explainSetUp({ log, output, failure = '' }: RawReply): string {
  const said =
    /PHP (?:Fatal|Parse) error: .*/.exec(log)?.[0] ?? output.replace(/<style.*?<\/style>|<[^>]*>/gs, ' ');
  const words = said.replace(/\s+/g, ' ').trim() || failure;
  return `WordPress cannot be installed: ${words.slice(0, MAX_WORDS)}`;
}

async function request(
  handler: RequestHandler,
  site: Php,
  { url, cookie, form: body }: Command & { readonly kind: 'request' },
): Promise<Played> {
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
  const loaded = takeFile(site, SITE.loaded);
  const status = answer?.httpStatusCode ?? 0;
  return { reply: { failure, output, log: takeLog(site), status, location, loaded } };
}

const TOO_LARGE = `The site answered with more than ${formatSize(MAX_REPLY_BYTES.body)}, which a rehearsal does not read.`;

/** Carries a browser's request to the site and its answer back, with all headers and bytes. */
async function exchange(
  handler: RequestHandler,
  site: Php,
  { url, method, headers, body }: SiteHttpRequest,
): Promise<Played> {
  const { answer, failure } = await listenTo(() =>
    handler.request({ url, method, headers, body: body.length === 0 ? undefined : body }),
  );
  const unprinted = takeFile(site, SITE.unprinted);
  const reply = { failure, output: '', log: takeLog(site), loaded: takeFile(site, SITE.loaded) };
  if (answer === undefined) return { reply };
  const { httpStatusCode: status, headers: sent, bytes } = answer;
  if (bytes.length > MAX_REPLY_BYTES.body) return { reply: { ...reply, failure: TOO_LARGE } };
  return { reply: { ...reply, response: { status, headers: sent, unprinted } }, body: bytes };
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

/** PHP's log, in which plugins may write what looks like a note, and the site's own notes. */
function takeLog(site: Php): string {
  const notes = takeFile(site, SITE.notes, MAX_OUTPUT_BYTES / 2);
  const log = takeFile(site, SITE.log, MAX_OUTPUT_BYTES - Buffer.byteLength(notes));
  site.writeFile(SITE.log, '');
  return notes + log.replaceAll(`] ${NOTE}`, '] ');
}

/** The plugin may write these files, too. */
function takeFile(site: Php, path: string, maxBytes = MAX_OUTPUT_BYTES): string {
  if (!site.isFile(path)) return '';
  const bytes = site.readFileAsBuffer(path);
  site.unlink(path);
  return Buffer.from(bytes.subarray(0, maxBytes)).toString('utf8');
}
