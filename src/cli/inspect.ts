import {
  type Comparison,
  type Expectations,
  type Finding,
  type Inspection,
  joinFindings,
  loadReader,
  PackageProblem,
  type PackageSnapshot,
  placeOf,
} from '../package/index.ts';
import { listChangeLines } from '../publish/compare/describe.ts';
import { collectUrlSecrets } from '../http/urls.ts';
import { acceptFindings } from '../action/accept.ts';
import {
  countGroups,
  type FindingGroup,
  groupFindings,
  listSentences,
  reportPackage,
} from '../publish/report/package-report.ts';
import { parseAcceptFindings } from '../action/inputs/accept-findings.ts';
import { InputMistake } from '../action/inputs/mistake.ts';
import { createSanitiser } from '../action/log.ts';
import type { Sanitise } from '../shared/logger.ts';
import { messageOf, PublishError } from '../shared/publish-error.ts';
import { quoteName } from '../shared/quote.ts';
import { CommandError } from './command-error.ts';
import type { CommandOption, GivenOptions } from './options.ts';
import type { Format, Terminal } from './terminal.ts';
import { type Opened, type OpenOptions, openTarget } from './open-target.ts';
import { storeBill } from './store-bill.ts';

export const OPTIONS = [
  {
    name: 'slug',
    value: 'FOLDER',
    description: 'Folder that the plugin must have on sites.',
  },
  { name: 'version', value: 'VERSION', description: 'Version that the plugin must have.' },
  {
    name: 'accept',
    value: 'ID[:PATH]',
    isList: true,
    description: 'Accept the findings of a check, in all files or in one.',
  },
  {
    name: 'compare',
    value: 'PATH_OR_URL',
    description: 'Show what changes since an earlier package, and warn about anything lost.',
  },
  {
    name: 'sbom',
    value: 'FILE',
    description: 'Write the bill of materials (CycloneDX) of the package to this file.',
  },
] as const satisfies readonly CommandOption[];

const NOT_INSPECTED = 3;
/** Maximum number of files that a sentence names. */
const SHOWN_FILES = 5;
const EXIT_CODES: Readonly<Record<Finding['severity'], number>> = { notice: 0, warning: 1, error: 2 };
const SEVERITIES: readonly Finding['severity'][] = ['error', 'warning', 'notice'];

/**
 * Examines a package as the action does, and prints the findings.
 *
 * @param ignored findings that are neither shown nor counted
 * @returns the exit code: 0 nothing worse than a notice, 1 warnings, 2 errors, 3 not examined
 * @throws CommandError it was called wrongly
 */
export async function inspectTarget(
  { values, places }: GivenOptions,
  terminal: Terminal,
  ignored: readonly Finding['id'][],
): Promise<number> {
  const { workspace, env, write, complain } = terminal;
  const [target, ...others] = places;
  if (target === undefined || others.length > 0)
    throw new CommandError(
      "Name one package to inspect: the path of a ZIP or of the plugin's folder, or a URL. `inspect --help` lists the options.",
    );
  const [[slug], [version], [compare], [sbom]] = [
    values['slug'] ?? [],
    values['version'] ?? [],
    values['compare'] ?? [],
    values['sbom'] ?? [],
  ];
  const sanitise = createSanitiser([target, compare ?? ''].flatMap((url) => collectUrlSecrets(url)));
  // Before it is painted, because the sanitiser shows control characters.
  const print: Print = (line, format) => {
    const text = toCommandLine(sanitise(line));
    write(format === undefined ? text : terminal.paint(format, text));
  };
  const options = { workspace, env, slug, print };
  try {
    const opened = await openTarget(target, options);
    try {
      const wanted = { slug, version, compare, sbom, accept: values['accept'], ignored };
      return await report(opened, wanted, { ...options, sanitise });
    } finally {
      await opened.close();
    }
  } catch (error) {
    const subject = error instanceof InputMistake ? '`--accept` ' : '';
    complain(toCommandLine(sanitise(subject + messageOf(error) + explainFix(error))));
    return NOT_INSPECTED;
  }
}

/** Runs the command; see {@link inspectTarget}. */
export function run(given: GivenOptions, terminal: Terminal): Promise<number> {
  return inspectTarget(given, terminal, []);
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
  readonly ignored: readonly Finding['id'][];
  /** The previous package. */
  readonly compare?: string | undefined;
  /** The file for the bill of materials. */
  readonly sbom?: string | undefined;
}

/** Prints a line that may hold texts of others. */
type Print = (line: string, format?: Format) => void;

/** How findings look, and what they mean together. */
const TONES: Readonly<Record<Finding['severity'], { readonly format: Format; readonly verdict: string }>> = {
  error: { format: 'red', verdict: ' It would not be published.' },
  warning: { format: 'yellow', verdict: ' It would be published.' },
  notice: { format: 'green', verdict: '' },
};
const MARKS: Readonly<Record<Finding['severity'], string>> = { error: '✘', warning: '⚠', notice: '✔' };

async function report(
  { reader, zipped, seen }: Opened,
  { slug, version, accept = [], ignored, compare: before, sbom }: Wanted,
  options: OpenOptions & { readonly print: Print; readonly sanitise: Sanitise },
): Promise<number> {
  const { print } = options;
  const { inspect } = await loadReader();
  const accepted = parseAcceptFindings(accept.join('\n'));
  const inspection = await inspect(reader, { seen, programs: options.env });
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
  const found = comparison?.isCompared === true ? joinFindings(checked, comparison) : checked;
  const isReadable = inspection.facts.contents !== undefined;
  const { findings } = acceptFindings(
    found.filter(({ id }) => !ignored.includes(id)),
    isReadable ? accepted : [],
  );
  for (const [name, value] of reportPackage(inspection.facts, findings).facts) print(`${name}: ${value}`);
  if (comparison !== undefined) for (const line of listChangeLines(comparison)) print(line);
  if (sbom !== undefined) print(await storeBill(sbom, inspection, reader, options));
  const groups = groupFindings(findings);
  for (const group of groups) {
    print('');
    printGroup(group, { folder: inspection.facts.plugin?.slug ?? '', zipped }, print);
  }
  const open = findings.filter((finding) => !finding.accepted);
  const worst =
    SEVERITIES.find((severity) => open.some((finding) => finding.severity === severity)) ?? 'notice';
  const { format, verdict } = TONES[worst];
  print('');
  print(`${MARKS[worst]} Package checks: ${countGroups(groups)}.${verdict}`, format);
  return EXIT_CODES[worst];
}

/** The package for which rules that leave files out are written. */
interface RulePlace {
  /** The plugin's folder in the package. */
  readonly folder: string;
  readonly zipped: Opened['zipped'];
}

function printGroup(group: FindingGroup, rules: RulePlace, print: Print): void {
  const { id, severity, accepted, findings, points, fileCount } = group;
  const [first] = findings;
  const { file, line } = first === undefined ? {} : placeOf(first);
  const place = file === undefined ? '' : ` ${file}${line === undefined ? '' : `:${line}`}`;
  print(
    `${accepted ? 'accepted' : severity}: ${id}${fileCount > 1 ? ` in ${fileCount} files` : place}`,
    accepted || severity === 'notice' ? 'bold' : TONES[severity].format,
  );
  for (const point of points) {
    print(`  ${listSentences(point).join(' ')}`);
    print(`  Fix: ${point.fix}`);
  }
  for (const text of listGroupFiles(group, rules)) print(text);
}

function listGroupFiles(
  { id, severity, accepted, findings }: FindingGroup,
  rules: RulePlace,
): readonly string[] {
  const files = findings.flatMap((finding) => finding.files ?? finding.file ?? []);
  if (id === 'dev-files' && severity === 'warning' && !accepted) return listRules(files, rules);
  return files.length > SHOWN_FILES ? ['  Files:', ...files.map((path) => `    ${path}`)] : [];
}

/** Lists rules that leave files out, in the syntax of the file that has such rules already. */
function listRules(files: readonly string[], { folder, zipped }: RulePlace): readonly string[] {
  const start = folder === '' ? 0 : folder.length + 1;
  const patterns = files.map((path) => `/${path.slice(start).replaceAll(/[\\*?[]/g, '\\$&')}`);
  // In `.gitattributes`, a pattern with a slash at its end matches nothing, and a blank ends it.
  const toAttribute = (pattern: string): string =>
    `${pattern.replace(/\/$/, '').replaceAll(' ', '?')} export-ignore`;
  return [
    // Which of the two the author of a ZIP has is not known.
    zipped === undefined ? '  To leave out:' : `  Lines for \`${zipped.rulesFile ?? '.distignore'}\`:`,
    ...(zipped?.rulesFile === '.gitattributes' ? patterns.map(toAttribute) : patterns),
  ];
}

/** Compares with the previous package, which is opened only for this. */
async function compareWith(
  before: string,
  { snapshot: to, findMentions }: Pick<Inspection, 'findMentions'> & { readonly snapshot: PackageSnapshot },
  options: OpenOptions,
): Promise<Comparison> {
  const { reader, close } = await openTarget(before, options);
  const { compareSnapshots, readSnapshot } = await loadReader();
  try {
    const from = await readSnapshot(reader, [to.mainFile]);
    const what = `version ${quoteName(from.header.version)}`;
    return await compareSnapshots(from, to, { what, isDryRun: true, findMentions });
  } catch (error) {
    if (!(error instanceof PackageProblem)) throw error;
    return { isCompared: false, why: error.finding.message.replace(/\.$/, '') };
  } finally {
    await close();
  }
}

/** Describes the previous package as a service would that serves it. */
function describeServed({ header, folder, mainFile }: PackageSnapshot): Expectations['served'] {
  return {
    version: header.version,
    ...(folder === '' ? {} : { pluginFile: `${folder}/${mainFile}` }),
  };
}
