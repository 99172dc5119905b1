import { InputMistake, isNot } from '../../action/inputs/mistake.ts';
import { parseHttpUrl } from '../../action/inputs/parsers.ts';
import { isLoopback } from '../../http/urls.ts';

/** A ZIP that the workflow names. */
export type ZipPlace =
  | { readonly kind: 'url'; readonly url: URL }
  | { readonly kind: 'path'; readonly path: string };

/** A plugin that is active beside the one that is rehearsed. */
export type PluginPlace =
  | ZipPlace
  | { readonly kind: 'slug'; readonly slug: string; readonly version?: string | undefined };

/** The same, with the version that it has before its own update. */
export interface UpdatedPlace {
  readonly kind: 'updated';
  /** Its folder. */
  readonly slug: string;
  readonly previous: PluginPlace;
  readonly next: PluginPlace;
}

/** A version of the plugin from which sites update: `auto` for that of the newest release, or a version on a release. */
export type PreviousPlace = ZipPlace | 'auto' | { readonly kind: 'version'; readonly version: string };

/**
 * Parses an entry of the input `previous`.
 *
 * @throws InputMistake
 */
export function readPreviousPlace(item: string): PreviousPlace {
  if (item === 'auto') return 'auto';
  if (item === 'none') throw new InputMistake('names `none` beside versions');
  const url = readUrlPlace(item);
  if (url !== undefined) return url;
  const [, version] = /^v?(\d+\.\d[\w.]*(?:[-+][\w.]+)?)$/i.exec(item) ?? [];
  return version === undefined || /\.zip$/i.test(item)
    ? { kind: 'path', path: item }
    : { kind: 'version', version };
}

/** The name of a release: `latest`, `beta`, `nightly`, or a version. */
type WordPressPlace = ZipPlace | { readonly kind: 'release'; readonly version: string };

export function readUrlPlace(value: string): ZipPlace | undefined {
  if (!/^[a-z][a-z0-9+.-]+:\/\//i.test(value)) return undefined;
  const url = parseHttpUrl(value);
  if (url.protocol === 'http:' && !isLoopback(url))
    throw new InputMistake('uses `http:`, so the ZIP could be replaced on its way');
  return { kind: 'url', url };
}

/**
 * Parses an entry of the input `wordpress`.
 *
 * @throws InputMistake
 */
export function readWordPressPlace(item: string): WordPressPlace {
  const isName = ['latest', 'beta', 'nightly'].includes(item);
  if (isName || /^\d+\.\d+(\.\d+)?(-(beta|RC)\d+)?$/.test(item)) return { kind: 'release', version: item };
  const url = readUrlPlace(item);
  if (url !== undefined) return url;
  if (/[/\\]|\.zip$/i.test(item)) return { kind: 'path', path: item };
  throw new InputMistake(
    isNot(item, 'neither a version, `latest`, `beta`, `nightly`, nor the path or URL of a ZIP'),
  );
}
