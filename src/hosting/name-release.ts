import type { Asset, Release } from '../github/responses.ts';
import { parseWebUrl } from '../http/urls.ts';
import type { HostedAsset, HostedRelease } from './job.ts';

/** A release as outputs and logs name it; what is no address of a page is left out. */
export function nameRelease({ id, tag, url }: Release): HostedRelease {
  return { id, tag, url: parseWebUrl(url) === null ? '' : url };
}

/** An asset and its release as outputs and logs name them. */
export function nameAsset({
  place: { release },
  put: { asset },
}: {
  readonly place: { readonly release: Release };
  readonly put: { readonly asset: Asset };
}): HostedAsset {
  return { release: nameRelease(release), asset: { id: asset.id, name: asset.name } };
}
