import type { Inspection } from '../plugin/inspect.ts';
import type { Inputs } from '../runner/inputs/read-inputs.ts';
import { completeTag } from './release-template.ts';
import type { RunParts } from './types.ts';

export type EarlyInputs = Pick<Inputs, 'source' | 'release' | 'slug'>;

const UNKNOWN = { slug: '', version: '' };

/** Begins to ask GitHub what needs nothing of the package, which is still to be found. */
export function askBeforePackage(
  { source, release: { tag, assetUrl } }: EarlyInputs,
  { host }: Pick<RunParts, 'host'>,
): void {
  if (tag === undefined) return;
  const privacy = source.kind !== 'url' && assetUrl !== 'signed';
  host.askEarly({ privacy, tag: completeTag(tag, UNKNOWN) });
}

/** Begins to ask GitHub about a tag that only the package has completed. */
export function askAboutVersion(
  inspection: Inspection | undefined,
  { release: { tag }, slug: expected }: EarlyInputs,
  { host }: Pick<RunParts, 'host'>,
): void {
  if (tag === undefined || tag.placeholders.length === 0) return;
  const { slug = '', version = '' } = inspection?.facts.plugin ?? {};
  host.askEarly({ privacy: false, tag: completeTag(tag, { slug: expected ?? slug, version }) });
}
