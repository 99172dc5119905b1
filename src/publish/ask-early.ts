import type { Inspection } from '../package/index.ts';
import type { Inputs } from '../action/inputs/read-inputs.ts';
import { completeTag } from './release-template.ts';
import type { RunParts } from './types.ts';

export type EarlyInputs = Pick<Inputs, 'source' | 'release' | 'slug'>;

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
