import type { Inspection } from '../package/index.ts';
import type { Inputs } from '../action/inputs/read-inputs.ts';
import type { RunParts } from './types.ts';
import { isTag } from '../github/names.ts';
import { fillTemplate, type Placeholder, type Template } from '../action/inputs/release.ts';

type EarlyInputs = Pick<Inputs, 'source' | 'release' | 'slug'>;

const UNKNOWN = { slug: '', version: '' };

/** Starts the requests to GitHub that do not depend on the package. */
export function askBeforePackage(
  { source, release: { tag, assetUrl } }: EarlyInputs,
  { host }: Pick<RunParts, 'host'>,
): void {
  if (tag === undefined) return;
  const privacy = source.kind !== 'url' && assetUrl !== 'signed';
  host.askEarly({ privacy, tag: completeTag(tag, UNKNOWN) });
}

/** Starts the requests about a tag whose placeholders needed the package. */
export function askAboutVersion(
  inspection: Inspection | undefined,
  { release: { tag }, slug: expected }: EarlyInputs,
  { host }: Pick<RunParts, 'host'>,
): void {
  if (tag === undefined || tag.placeholders.length === 0) return;
  const { slug = '', version = '' } = inspection?.facts.plugin ?? {};
  host.askEarly({ privacy: false, tag: completeTag(tag, { slug: expected ?? slug, version }) });
}

/**
 * Completes a tag with the known values; `undefined` when a value that it needs is not known (`''`), or the tag is not
 * valid.
 */
function completeTag(
  { text, placeholders }: Template,
  known: Readonly<Record<Placeholder, string>>,
): string | undefined {
  const tag = fillTemplate(text, known);
  return placeholders.every((name) => known[name] !== '') && isTag(tag) ? tag : undefined;
}
