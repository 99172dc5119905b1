import { toRecord } from '../shared/record.ts';
import { toText } from './github-error.ts';

/** The fields of a release that matter here, all written by others. */
export interface Release {
  readonly id: number;
  readonly tag: string;
  readonly isDraft: boolean;
  readonly isPrerelease: boolean;
  /** Whether nothing can be added to it any more. */
  readonly isImmutable: boolean;
  readonly target: string;
  readonly name: string;
  readonly body: string;
  /** The URL of its page, which changes when a draft is published. */
  readonly url: string;
  /** A template; see `findUploadUrl`. */
  readonly uploadUrl: string;
  readonly assets: readonly Asset[];
}

/** A file of a release. */
export interface Asset {
  readonly id: number;
  readonly name: string;
  /** `uploaded` when the content is complete; a broken upload leaves a `starter`. */
  readonly state: string;
  readonly sizeBytes: number;
  /** `sha256:…` in lower case; absent for older assets. */
  readonly digest: string | undefined;
  /** The URL for browsers: public when the repository and the release are. It changes when a draft is published. */
  readonly url: string;
  readonly createdMs: number;
}

/** Reads a value; `undefined` when it is not what GitHub describes. */
export type Parse<T> = (value: unknown) => T | undefined;

/** Reads a release. */
export const parseRelease: Parse<Release> = (value) => {
  const fields = toRecord(value);
  const { id, tag_name: tag, draft: isDraft, upload_url: uploadUrl } = fields;
  const assets = parseList(parseAsset)(fields['assets'] ?? []);
  const isWhole =
    isId(id) && typeof tag === 'string' && typeof isDraft === 'boolean' && typeof uploadUrl === 'string';
  if (!isWhole || assets === undefined) return undefined;
  return {
    id,
    tag,
    isDraft,
    isPrerelease: fields['prerelease'] === true,
    isImmutable: fields['immutable'] === true,
    target: toText(fields['target_commitish']),
    name: toText(fields['name']),
    body: toText(fields['body']),
    url: toText(fields['html_url']),
    uploadUrl,
    assets,
  };
};

/** Reads an asset. */
export const parseAsset: Parse<Asset> = (value) => {
  const fields = toRecord(value);
  const { id, name, state, size, digest, browser_download_url: url, created_at: created } = fields;
  if (!isId(id) || typeof name !== 'string' || typeof state !== 'string' || typeof size !== 'number') {
    return undefined;
  }
  return {
    id,
    name,
    state,
    sizeBytes: size,
    digest: toDigest(digest),
    url: toText(url),
    createdMs: Date.parse(toText(created)),
  };
};

/** Reads the artifacts of a workflow run. */
export const parseArtifacts: Parse<readonly Pick<Asset, 'id' | 'name' | 'sizeBytes' | 'digest'>[]> = (
  value,
) =>
  parseList((entry) => {
    const { id, name, size_in_bytes: size, digest } = toRecord(entry);
    if (!isId(id) || typeof name !== 'string' || typeof size !== 'number') return undefined;
    return { id, name, sizeBytes: size, digest: toDigest(digest) };
  })(toRecord(value)['artifacts']);

/** Reads a list; `undefined` when any entry cannot be read. */
export function parseList<T>(parse: Parse<T>): Parse<readonly T[]> {
  return (value) => {
    if (!Array.isArray(value)) return undefined;
    const entries = value.map((entry) => parse(entry)).filter((entry) => entry !== undefined);
    return entries.length === value.length ? entries : undefined;
  };
}

function toDigest(value: unknown): string | undefined {
  return typeof value === 'string' ? value.toLowerCase() : undefined;
}

function isId(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}
