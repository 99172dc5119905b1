/**
 * Looks into a plugin package as the action does, without a workflow: `npm run inspect -- PATH_OR_URL`, where PATH is a
 * ZIP or the folder of a plugin. `--slug` and `--version` say what it has to be, `--accept` what is fine, and `--compare`
 * names the package before it, to show what this one changes.
 *
 * Exit code: 0 nothing worse than a notice, 1 warnings, 2 errors, 3 not looked into.
 */
import { existsSync } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { compareSnapshots } from '../src/compare/compare-packages.ts';
import type { Comparison } from '../src/compare/comparison.ts';
import { listChangeLines } from '../src/compare/describe.ts';
import { joinFindings } from '../src/compare/join-findings.ts';
import type { SendRequest } from '../src/http/message.ts';
import { requireReadableProxy } from '../src/http/proxy.ts';
import { retryIdempotent, REPEAT_BUDGET_MS, sendWithRepeats } from '../src/http/retry.ts';
import { createSender } from '../src/http/send.ts';
import { collectUrlSecrets, parseWebUrl } from '../src/http/urls.ts';
import { parseAcceptFindings } from '../src/inputs/accept-findings.ts';
import { InputMistake } from '../src/inputs/mistake.ts';
import { acceptFindings } from '../src/plugin/accept.ts';
import type { ZippedSource } from '../src/plugin/checks/check.ts';
import type { ServedPlugin } from '../src/plugin/checks/check.ts';
import type { Severity } from '../src/plugin/finding.ts';
import { PackageProblem, placeOf } from '../src/plugin/finding.ts';
import { type Inspection, inspect } from '../src/plugin/inspect.ts';
import { readSnapshot } from '../src/plugin/read-snapshot.ts';
import { createOnlooker, type SeenContents } from '../src/plugin/seen-contents.ts';
import type { PackageSnapshot } from '../src/plugin/snapshot.ts';
import { groupFindings, listSentences } from '../src/publish/group-findings.ts';
import { countGroups, reportPackage } from '../src/publish/package-report.ts';
import { createQuote, createSanitiser } from '../src/runner/log.ts';
import type { ByteReader } from '../src/shared/bytes.ts';
import { createClock } from '../src/shared/clock.ts';
import { messageOf, PublishError } from '../src/shared/errors.ts';
import { openLocalFile } from '../src/shared/local-file.ts';
import type { Logger } from '../src/shared/logger.ts';
import { quoteName } from '../src/shared/quote.ts';
import { readUrlPackage } from '../src/source/url/read-url.ts';
import { zipPlugin } from '../src/source/zip-plugin.ts';
import { describeSource } from '../src/source/zipped-source.ts';

const USAGE =
  'Usage: npm run inspect -- PATH_OR_URL [--slug FOLDER] [--version VERSION] [--accept ID:PATH]... [--compare PATH_OR_URL]';
const NOT_INSPECTED = 3;
/** A sentence names as many. */
const SHOWN_FILES = 5;
const EXIT_CODES: Readonly<Record<Severity, number>> = { notice: 0, warning: 1, error: 2 };
const TIMEOUT_MS = 180_000;

process.exitCode = NOT_INSPECTED;
await main();

async function main(): Promise<void> {
  const { positionals, values } = parseCommandLine();
  const [target = '', ...others] = positionals;
  if (values.help === true) {
    console.log(USAGE);
    process.exitCode = 0;
    return;
  }
  if (target === '' || others.length > 0) {
    console.error(USAGE);
    return;
  }
  const sanitise = createSanitiser([target, values.compare ?? ''].flatMap((text) => collectUrlSecrets(text)));
  const print = (text: string): void => console.log(toCommandLine(sanitise(text)));
  try {
    const opened = await open(target, values.slug, print);
    try {
      process.exitCode = await report(opened, values, print);
    } finally {
      await opened.close();
    }
  } catch (error) {
    const hint = explainFix(error);
    console.error(toCommandLine(sanitise(messageOf(error) + hint)));
  }
}

function explainFix(error: unknown): string {
  if (error instanceof InputMistake) return `. ${error.fix}`;
  return error instanceof PublishError ? ` ${error.hint}` : '';
}

/** Texts for workflows speak of the input. */
function toCommandLine(text: string): string {
  return text.replaceAll(/the input `slug`|(?<=Set |correct )`slug`/g, '`--slug`');
}

interface Wanted {
  readonly slug?: string | undefined;
  readonly version?: string | undefined;
  readonly accept?: readonly string[] | undefined;
  /** The package before this one. */
  readonly compare?: string | undefined;
}

function parseCommandLine() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        slug: { type: 'string' },
        version: { type: 'string' },
        accept: { type: 'string', multiple: true },
        compare: { type: 'string' },
        help: { type: 'boolean' },
      },
    });
  } catch (error) {
    console.error(messageOf(error));
    return { positionals: [], values: {} };
  }
}

async function report(
  { reader, zipped, seen, rulesFile }: Opened,
  { slug, version, accept = [], compare: before }: Wanted,
  print: (text: string) => void,
): Promise<number> {
  const accepted = parseAcceptFindings(accept.join('\n'));
  const inspection = await inspect(reader, { seen });
  const snapshot = inspection.takeSnapshot();
  const comparison =
    before === undefined || snapshot === undefined
      ? undefined
      : await compareWith(before, { ...inspection, snapshot }, slug, print);
  const judged = inspection.judge({
    slug,
    version: version === undefined ? undefined : { version, origin: '`--version`' },
    served: comparison?.isCompared === true ? describeServed(comparison.difference.from) : undefined,
    zipped,
  });
  const found = joinFindings(judged, comparison?.isCompared === true ? comparison.findings : []);
  const isReadable = inspection.facts.contents !== undefined;
  const { findings } = acceptFindings(found, isReadable ? accepted : []);
  for (const [name, value] of reportPackage(inspection.facts, findings).facts) print(`${name}: ${value}`);
  if (comparison !== undefined) for (const line of listChangeLines(comparison)) print(line);
  const groups = groupFindings(findings);
  print(`Package checks: ${countGroups(groups)}.`);
  for (const { id, severity, accepted: isFine, findings: alike, points, fileCount } of groups) {
    const [first] = alike;
    const { file, line } = first === undefined ? {} : placeOf(first);
    const place = file === undefined ? '' : ` ${file}${line === undefined ? '' : `:${line}`}`;
    const where = fileCount > 1 ? ` in ${fileCount} files` : place;
    const texts = points.flatMap((point) => [`  ${listSentences(point).join(' ')}`, `  Fix: ${point.fix}`]);
    const files = alike.flatMap((finding) => finding.files ?? finding.file ?? []);
    const isLeftOver = id === 'dev-files' && severity === 'warning' && !isFine;
    const list = isLeftOver
      ? listRules(files, { folder: inspection.facts.plugin?.slug ?? '', rulesFile })
      : files.length > SHOWN_FILES
        ? ['  Files:', ...files.map((path) => `    ${path}`)]
        : [];
    for (const text of ['', `${isFine ? 'accepted' : severity}: ${id}${where}`, ...texts, ...list])
      print(text);
  }
  const open = findings.filter((finding) => !finding.accepted);
  return Math.max(0, ...open.map(({ severity }) => EXIT_CODES[severity]));
}

/** Lines that leave files out, as they are pasted into the file that has such lines already. */
function listRules(
  files: readonly string[],
  { folder, rulesFile = '.distignore' }: { readonly folder: string; readonly rulesFile: string | undefined },
): readonly string[] {
  const start = folder === '' ? 0 : folder.length + 1;
  const patterns = files.map((path) => `/${path.slice(start).replaceAll(/[\\*?[]/g, '\\$&')}`);
  // In `.gitattributes`, a pattern with a slash at its end matches nothing, and a blank ends it.
  const toAttribute = (pattern: string): string =>
    `${pattern.replace(/\/$/, '').replaceAll(' ', '?')} export-ignore`;
  return [
    `  Lines for \`${rulesFile}\`:`,
    ...(rulesFile === '.gitattributes' ? patterns.map(toAttribute) : patterns),
  ];
}

/** Compares with the package before, which is opened only for that. */
async function compareWith(
  before: string,
  {
    snapshot: to,
    findMentions,
    findLostLoads,
  }: Pick<Inspection, 'findMentions' | 'findLostLoads'> & { readonly snapshot: PackageSnapshot },
  slug: string | undefined,
  print: (text: string) => void,
): Promise<Comparison> {
  const { reader, close } = await open(before, slug, print);
  try {
    const from = await readSnapshot(reader, [to.mainFile]);
    const what = `version ${quoteName(from.header.version)}`;
    return await compareSnapshots(from, to, { what, isDryRun: true, findMentions, findLostLoads });
  } catch (error) {
    if (!(error instanceof PackageProblem)) throw error;
    return { isCompared: false, why: error.finding.message.replace(/\.$/, '') };
  } finally {
    await close();
  }
}

/** As a service would tell it, which serves that package. */
function describeServed({ header, folder, mainFile }: PackageSnapshot): ServedPlugin {
  return {
    version: header.version,
    ...(folder === '' ? {} : { pluginFile: `${folder}/${mainFile}` }),
  };
}

interface Opened {
  readonly reader: ByteReader;
  readonly zipped?: ZippedSource;
  /** What was seen in the files while they were zipped. */
  readonly seen?: SeenContents | undefined;
  /** What says which files a folder's package leaves out. */
  readonly rulesFile?: string | undefined;
  readonly close: () => Promise<void>;
}

async function open(
  target: string,
  slug: string | undefined,
  print: (text: string) => void,
): Promise<Opened> {
  const url = parseWebUrl(target);
  if (url !== null) return openUrl(url, print);
  // npm starts scripts in the project's folder, wherever the person is.
  const path = resolve(process.env['INIT_CWD'] ?? '.', target);
  const stats = await stat(path).catch(() => {
    throw new Error(`There is no file or folder ${target}.`);
  });
  if (stats.isDirectory()) return openDirectory(path, slug, print);
  const file = await openLocalFile(path);
  return { reader: file, close: () => file.close() };
}

/** As the ZIP that the action would make of it. */
async function openDirectory(
  path: string,
  slug: string | undefined,
  print: (text: string) => void,
): Promise<Opened> {
  const folder = await mkdtemp(join(tmpdir(), 'inspect-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const zipped = await zipPlugin(path, { slug, epochSeconds: undefined, folder, createOnlooker });
    const by = zipped.rulesFile === undefined ? '' : ` (by ${zipped.rulesFile})`;
    if (zipped.leftOutCount > 0) print(`Left out of the ZIP${by}: ${zipped.leftOut.join(', ')}`);
    for (const { title, text } of zipped.notices) print(`${title}: ${text}`);
    const source = await describeSource(zipped, { path, slug }, findWorkspace(path));
    const file = await openLocalFile(zipped.path);
    const close = async () => {
      await file.close();
      await remove();
    };
    return { reader: file, zipped: source, seen: zipped.seen, rulesFile: zipped.rulesFile, close };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** A workflow has the repository there; a folder outside of one has its name from somebody. */
function findWorkspace(path: string): string {
  for (let folder = path; ; folder = dirname(folder)) {
    if (existsSync(join(folder, '.git'))) return folder;
    if (folder === dirname(folder)) return dirname(path);
  }
}

async function openUrl(url: URL, print: (text: string) => void): Promise<Opened> {
  const { signal } = new AbortController();
  const log: Logger = {
    info: print,
    repeat: print,
    debug: () => undefined,
    notice: (_title, text) => print(text),
    warning: (_title, text) => print(text),
    error: (_title, text) => print(text),
  };
  const ports = {
    send: requireReadableProxy(createSender(signal), process.env),
    clock: createClock(signal),
    log,
    random: Math.random,
  };
  const send: SendRequest = (request) =>
    sendWithRepeats(request, retryIdempotent, ports, { retries: 3, budgetMs: REPEAT_BUDGET_MS });
  const quote = createQuote(createSanitiser(collectUrlSecrets(url.href)));
  const options = { send, timeoutMs: TIMEOUT_MS, temporaryFolder: tmpdir(), log, quote, isOpened: true };
  const { reader, close } = await readUrlPackage(url, options);
  if (reader === undefined) throw new Error('The package was not opened.');
  return { reader, close };
}
