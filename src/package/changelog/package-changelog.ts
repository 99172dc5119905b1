import type { ByteReader } from '../../shared/bytes.ts';
import type { PackageView } from '../read/package-view.ts';
import { planTexts, type Reading } from '../read/plan-reads.ts';
import { decodeText } from '../wordpress/readme.ts';
import { readEntry } from '../zip/entry.ts';
import { CHANGELOG_NAMES, findChangelog, hasSections } from './changelog.ts';

/** Reads files with these names where the package was made from, the most important first. */
export type ReadFiles = (names: readonly string[]) => Promise<readonly Uint8Array[]>;

/** This version's section in the changelogs of a plugin. */
interface FoundChangelog {
  /** As Markdown; `''` if there is none. */
  readonly changelog: string;
  /** Other versions have a section, but this one has none. */
  readonly lacksSection: boolean;
}

export const NO_CHANGELOG: FoundChangelog = { changelog: '', lacksSection: false };

/** Looks for this version's section of the changelog in files that are not in the package. */
export async function findChangelogBeside(view: PackageView, readFiles: ReadFiles): Promise<FoundChangelog> {
  if (view.main === undefined) return NO_CHANGELOG;
  const release = nameRelease(view);
  const found = (await readFiles(CHANGELOG_NAMES)).map((bytes) => find(decodeText(bytes), 'file', release));
  return choose(found);
}

type ChangelogQuery = Parameters<typeof findChangelog>;

function find(...[text, kind, release]: ChangelogQuery): FoundChangelog {
  const changelog = findChangelog(text, kind, release);
  return { changelog, lacksSection: changelog === '' && hasSections(text, kind, release) };
}

function choose(found: readonly FoundChangelog[]): FoundChangelog {
  const lacksSection = found.some((one) => one.lacksSection);
  const { changelog } = found.find((one) => one.changelog !== '') ?? NO_CHANGELOG;
  return { changelog, lacksSection: changelog === '' && lacksSection };
}

function nameRelease({ main, readme }: PackageView): ChangelogQuery[2] {
  const { name = '', version = '' } = main?.header ?? {};
  return { version, names: [name, readme?.readme.name ?? ''] };
}

/**
 * Finds this version's section of the changelog: in the readme, else in a file of its own, which is read only then.
 *
 * @throws PublishError what the reader throws
 */
export async function readPackageChangelog(
  view: PackageView,
  reader: ByteReader,
): Promise<FoundChangelog & { readonly lackingFile?: string | undefined }> {
  const { main, readme, layout } = view;
  if (main === undefined) return NO_CHANGELOG;
  const release = nameRelease(view);
  const inReadme = readme && find(endText(readme.readme.text, readme), 'readme', release);
  const found = inReadme ? [{ ...inReadme, path: readme.path }] : [];
  for (const reading of planTexts(layout, CHANGELOG_NAMES)) {
    if (choose(found).changelog !== '') break;
    const { path } = reading.entry;
    found.push({ ...find(await readText(reading, reader), 'file', release), path });
  }
  const { changelog, lacksSection } = choose(found);
  const lacking = changelog === '' ? found.find((one) => one.lacksSection) : undefined;
  return { changelog, lacksSection, lackingFile: lacking?.path };
}

async function readText(reading: Reading, reader: ByteReader): Promise<string> {
  const content = await readEntry(reading.entry, reader, reading);
  return content.damage === undefined ? endText(decodeText(content.bytes), content) : '';
}

/** Marks where a text was cut off, and drops the rest of its last line. */
function endText(text: string, { isWhole }: { readonly isWhole: boolean }): string {
  return isWhole ? text : `${text.slice(0, text.lastIndexOf('\n') + 1)}…`;
}
