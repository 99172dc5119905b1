import type { PhpIndex } from '../../package/index.ts';
import { findSource } from '../../shared/source-map.ts';
import type { createGallery, BrowserSession } from '../browser/index.ts';
import type { PageKind } from '../model/browser.ts';
import type { Problem } from '../model/results.ts';

/** Where sources of scripts are looked for. */
export interface Sources {
  /** Finds a source file in the workspace; `undefined` if it is not there. */
  readonly findInWorkspace: (path: string) => Promise<string | undefined>;
  /** Reads a file of the plugin's source, by its path in the plugin's folder. */
  readonly readSource: (path: string) => Promise<string | undefined>;
}

/** A finding as the pictures show it. */
export type ShownFinding = Parameters<typeof createGallery>[0]['findings'][number];

/** Whether WordPress does not print a script. */
export const isUnprinted = ({ key }: ShownFinding) => key.startsWith('unprinted ');

/** Names the PHP file that registers a script which WordPress does not print: the script itself is as it should be. */
export function placeUnprinted(finding: ShownFinding, code: PhpIndex | undefined): ShownFinding {
  if (!isUnprinted(finding)) return finding;
  const handle = finding.key.slice('unprinted '.length);
  const named = [...(code?.files ?? [])].filter(([, { texts }]) => texts.has(handle));
  const registering = named.flatMap(([file, { units }]) => {
    const uses = units.flatMap(({ uses: all }) => all.filter(({ name }) => REGISTERS.test(name)));
    return uses.length === 0 ? [] : [{ file, line: uses.length === 1 ? uses[0]?.line : undefined }];
  });
  const [place, ...others] = registering;
  return place === undefined || others.length > 0 ? finding : { ...finding, ...place };
}

/** Source: WordPress core functions.wp-scripts.php. */
const REGISTERS = /^wp_(?:register|enqueue)_script$/;

/** Turns findings into problems, the first of them with the places in their sources. */
export async function placeAll(
  merged: ReadonlyMap<PageKind, readonly ShownFinding[]>,
  sources: Sources,
  { site }: Pick<BrowserSession, 'site'>,
  folder: string,
): Promise<ReadonlyMap<PageKind, readonly Problem[]>> {
  const mapped = new Set([...merged.values()].flat().filter(hasPlace).slice(0, MAX_MAPPED));
  const problems = new Map<ShownFinding, Problem>();
  // A large map takes much memory, so one is read at a time.
  for (const finding of mapped) problems.set(finding, await placeProblem(finding, sources, site, folder));
  return new Map(
    [...merged].map(([kind, list]) => [kind, list.map((one) => problems.get(one) ?? toProblem(one))]),
  );
}

/** Each map may take a second. */
const MAX_MAPPED = 5;

function hasPlace({ file, place }: ShownFinding): boolean {
  return file !== undefined && place !== undefined;
}

function toProblem({ severity, message, file, line }: ShownFinding): Problem {
  return { severity, message, file, line };
}

/** Names the source of a built script where a source map knows it, in the workspace if it is there. */
async function placeProblem(
  finding: ShownFinding,
  { findInWorkspace, readSource }: Sources,
  site: BrowserSession['site'],
  folder: string,
): Promise<Problem> {
  const { severity, message, file, place } = finding;
  const problem = toProblem(finding);
  if (file === undefined || place === undefined) return problem;
  const read = async (path: string) => {
    const url = `/wp-content/plugins/${folder}/${path.split('/').map(encodeURIComponent).join('/')}`;
    const { response } = await site.exchange({ method: 'GET', url, headers: {}, body: new Uint8Array() });
    return response?.status === 200 ? Buffer.from(response.body).toString('utf8') : readSource(path);
  };
  const source = await findSource(file, place, read);
  if (source === undefined) return problem;
  const path = await findInWorkspace(source.source);
  const shown = `${message} It comes from \`${source.source}:${source.line}\`.`;
  return path === undefined
    ? { ...problem, message: shown }
    : { severity, message, file: path, line: source.line, isInWorkspace: true };
}
