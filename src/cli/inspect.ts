import { parseArgs } from 'node:util';
import type { Comparison } from '../compare/comparison.ts';
import { listChangeLines } from '../compare/describe.ts';
import { collectUrlSecrets } from '../http/urls.ts';
import { acceptFindings } from '../plugin/accept.ts';
import type { ServedPlugin } from '../plugin/checks/check.ts';
import { PackageProblem, placeOf, type Severity } from '../plugin/finding.ts';
import type { Inspection } from '../plugin/inspect.ts';
import type { PackageSnapshot } from '../plugin/snapshot.ts';
import { countGroups, groupFindings, listSentences, reportPackage } from '../publish/package-report.ts';
import { parseAcceptFindings } from '../runner/inputs/accept-findings.ts';
import { InputMistake } from '../runner/inputs/mistake.ts';
import { createSanitiser } from '../runner/log.ts';
import type { Environment } from '../shared/environment.ts';
import { messageOf, PublishError } from '../shared/errors.ts';
import { quoteName } from '../shared/quote.ts';
import { type Opened, type OpenOptions, openTarget } from './open-target.ts';

const OPTIONS =
  'PATH_OR_URL [--slug FOLDER] [--version VERSION] [--accept ID:PATH]... [--compare PATH_OR_URL]';
const NOT_INSPECTED = 3;
/** Maximum number of files that a sentence names. */
const SHOWN_FILES = 5;
const EXIT_CODES: Readonly<Record<Severity, number>> = { notice: 0, warning: 1, error: 2 };

interface Terminal {
  /** The folder to which paths are relative. */
  readonly workspace: string;
  readonly env: Environment;
  readonly write: (text: string) => void;
  readonly complain: (text: string) => void;
}

/**
 * Examines a package as the action does, and prints the findings.
 *
 * @param usage how the command is called
 * @returns the exit code: 0 nothing worse than a notice, 1 warnings, 2 errors, 3 not examined
 */
export async function inspectPackage(
  args: readonly string[],
  usage: string,
  { workspace, env, write, complain }: Terminal,
): Promise<number> {
  const { positionals, values } = parseCommandLine(args, complain);
  const [target = '', ...others] = positionals;
  const text = `Usage: ${usage} ${OPTIONS}`;
  if (values.help === true) {
    write(text);
    return 0;
  }
  if (target === '' || others.length > 0) {
    complain(text);
    return NOT_INSPECTED;
  }
  const sanitise = createSanitiser([target, values.compare ?? ''].flatMap((url) => collectUrlSecrets(url)));
  const print = (line: string): void => write(toCommandLine(sanitise(line)));
  const options = { workspace, env, slug: values.slug, print };
  try {
    const opened = await openTarget(target, options);
    try {
      return await report(opened, values, options);
    } finally {
      await opened.close();
    }
  } catch (error) {
    const subject = error instanceof InputMistake ? '`--accept` ' : '';
    complain(toCommandLine(sanitise(subject + messageOf(error) + explainFix(error))));
    return NOT_INSPECTED;
  }
}

function explainFix(error: unknown): string {
  if (error instanceof InputMistake) return `. ${error.fix}`;
  return error instanceof PublishError ? ` ${error.hint}` : '';
}

/** Texts for workflows name the inputs. */
function toCommandLine(text: string): string {
  return text.replaceAll(/the input `slug`|(?<=Set |correct )`slug`/g, '`--slug`');
}

interface Wanted {
  readonly slug?: string | undefined;
  readonly version?: string | undefined;
  readonly accept?: readonly string[] | undefined;
  /** The previous package. */
  readonly compare?: string | undefined;
}

function parseCommandLine(args: readonly string[], complain: Terminal['complain']) {
  try {
    return parseArgs({
      args: [...args],
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
    complain(messageOf(error));
    return { positionals: [], values: {} };
  }
}

async function report(
  { reader, zipped, seen }: Opened,
  { slug, version, accept = [], compare: before }: Wanted,
  options: OpenOptions,
): Promise<number> {
  const { print } = options;
  const { inspect } = await import('../plugin/inspect.ts');
  const accepted = parseAcceptFindings(accept.join('\n'));
  const inspection = await inspect(reader, { seen });
  const snapshot = inspection.takeSnapshot();
  const comparison =
    before === undefined || snapshot === undefined
      ? undefined
      : await compareWith(before, { ...inspection, snapshot }, options);
  const checked = inspection.check({
    slug,
    version: version === undefined ? undefined : { version, origin: '`--version`' },
    served: comparison?.isCompared === true ? describeServed(comparison.difference.from) : undefined,
    zipped,
  });
  const found =
    comparison?.isCompared === true
      ? (await import('../compare/lazy.ts')).joinFindings(checked, comparison.findings)
      : checked;
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
      ? listRules(files, { folder: inspection.facts.plugin?.slug ?? '', rulesFile: zipped?.rulesFile })
      : files.length > SHOWN_FILES
        ? ['  Files:', ...files.map((path) => `    ${path}`)]
        : [];
    for (const text of ['', `${isFine ? 'accepted' : severity}: ${id}${where}`, ...texts, ...list])
      print(text);
  }
  const open = findings.filter((finding) => !finding.accepted);
  return Math.max(0, ...open.map(({ severity }) => EXIT_CODES[severity]));
}

/** Lists rules that leave files out, in the syntax of the file that has such rules already. */
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

/** Compares with the previous package, which is opened only for this. */
async function compareWith(
  before: string,
  {
    snapshot: to,
    findMentions,
    findLostLoads,
  }: Pick<Inspection, 'findMentions' | 'findLostLoads'> & { readonly snapshot: PackageSnapshot },
  options: OpenOptions,
): Promise<Comparison> {
  const { reader, close } = await openTarget(before, options);
  const { readSnapshot } = await import('../plugin/inspect.ts');
  const { compareSnapshots } = await import('../compare/lazy.ts');
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

/** Describes the previous package as a service would that serves it. */
function describeServed({ header, folder, mainFile }: PackageSnapshot): ServedPlugin {
  return {
    version: header.version,
    ...(folder === '' ? {} : { pluginFile: `${folder}/${mainFile}` }),
  };
}
