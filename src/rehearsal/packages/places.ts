import { InputMistake, isNot } from '../../action/inputs/mistake.ts';
import { parseHttpUrl, splitList } from '../../action/inputs/parsers.ts';
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

/** Each takes half a minute on each pair. */
const MAX_PREVIOUS = 5;

/**
 * Parses the input `previous`: the first is the previous version, the others are older ones; none for `none`.
 *
 * @throws InputMistake
 */
export function parsePrevious(value: string): readonly PreviousPlace[] {
  const items = splitList(value);
  if (items.length === 0) return ['auto'];
  if (items.length === 1 && items[0] === 'none') return [];
  if (items.length > MAX_PREVIOUS)
    throw new InputMistake(`names ${items.length} versions, but at most ${MAX_PREVIOUS} are rehearsed`);
  return items.map(readPreviousPlace);
}

function readPreviousPlace(item: string): PreviousPlace {
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

/**
 * Parses the input `plugins`. `auto` adds nothing, because the plugins that the header requires come by themselves.
 *
 * @throws InputMistake
 */
export function parsePlugins(value: string): 'none' | readonly (PluginPlace | UpdatedPlace)[] {
  const items = value.split('\n').flatMap((line): readonly (string | UpdatedPlace)[] => {
    const updated = readUpdatedPlace(line);
    return updated === undefined ? splitList(line) : [updated];
  });
  if (items.length === 1 && items[0] === 'none') return 'none';
  const given = items.filter((item) => item !== 'auto');
  return given.map((item) => (typeof item === 'string' ? readPluginPlace(item) : item));
}

/**
 * Parses the input `siblings`, whose names become those of files.
 *
 * @throws InputMistake
 */
export function parseSiblings(value: string): readonly string[] {
  const slugs = [...new Set(splitList(value))];
  const wrong = slugs.find((slug) => !/^[A-Za-z0-9][\w-]{0,99}$/.test(slug));
  if (wrong !== undefined) throw new InputMistake(isNot(wrong, 'not the name of a plugin folder'));
  return slugs;
}

/** Reads a line for a plugin that has an update of its own: `slug: PLACE, previous PLACE`. */
function readUpdatedPlace(line: string): UpdatedPlace | undefined {
  const [first = '', second = '', ...others] = line.split(',').map((part) => part.trim());
  const [slug = '', next = ''] = first.split(/:\s/, 2);
  if (others.length > 0 || !second.startsWith('previous ') || !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))
    return undefined;
  const previous = second.slice('previous '.length);
  return {
    kind: 'updated',
    slug,
    previous: readPluginPlace(previous.trim()),
    next: readPluginPlace(next.trim()),
  };
}

function readPluginPlace(item: string): PluginPlace {
  const [isSlug, slug = '', version] = /^([a-z0-9]+(?:-[a-z0-9]+)*)(?:@(\d[\w.-]*))?$/.exec(item) ?? [];
  if (isSlug !== undefined && item !== 'none') return { kind: 'slug', slug, version };
  const url = readUrlPlace(item);
  if (url !== undefined) return url;
  if (/[/\\*]|\.zip$/i.test(item)) return { kind: 'path', path: item };
  throw new InputMistake(isNot(item, 'neither a slug of WordPress.org nor the path or URL of a ZIP'));
}
