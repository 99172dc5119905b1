import type { ByteReader } from './bytes.ts';

const BUILD_FIX = 'Check the step that builds and uploads the ZIP.';
const ZIP_ONLY_FIX = 'Build a ZIP: WordPress installs nothing else.';
const PREFIX_FIX =
  'Remove the bytes before the ZIP: check the step that builds it, or the script that serves it.';

/** The type of a file that does not begin like a ZIP. */
export interface OtherContent {
  readonly kind: 'empty' | 'archive' | 'prefixed' | 'web-page' | 'json' | 'pointer' | 'text' | 'unknown';
  /** Continues a sentence after "is". */
  readonly what: string;
  /** The fix, wherever the file comes from. */
  readonly fix: string;
}

type Sign = readonly [start: string, kind: OtherContent['kind'], what: string, fix: string];

/** Recognised by the first bytes. */
const ARCHIVES: readonly Sign[] = [
  ['\x1f\x8b', 'archive', 'a gzip file, not a ZIP', ZIP_ONLY_FIX],
  ['Rar!', 'archive', 'a RAR archive, not a ZIP', ZIP_ONLY_FIX],
  ['7z\xbc\xaf', 'archive', 'a 7z archive, not a ZIP', ZIP_ONLY_FIX],
  ['BZh', 'archive', 'a bzip2 file, not a ZIP', ZIP_ONLY_FIX],
  ['\xfd7zXZ', 'archive', 'an xz file, not a ZIP', ZIP_ONLY_FIX],
  ['\x28\xb5\x2f\xfd', 'archive', 'a Zstandard file, not a ZIP', ZIP_ONLY_FIX],
];

/** Recognised by the first characters after white space and a byte order mark. */
const TEXTS: readonly Sign[] = [
  ['<?php', 'text', 'PHP code, not a ZIP', ZIP_ONLY_FIX],
  ['<?xml', 'text', 'an XML document, not a ZIP', BUILD_FIX],
  ['<', 'web-page', 'a web page, not a ZIP', 'Check the step that downloads the ZIP: it kept a web page.'],
  ['{', 'json', 'JSON, not a ZIP', 'Check the step that downloads the ZIP: it kept the answer of an API.'],
  [
    'version https://git-lfs',
    'pointer',
    'a pointer of Git LFS, not the ZIP itself',
    'Check out the repository with `lfs: true`.',
  ],
];

/** The beginning of a ZIP that contains files. */
const FIRST_ENTRY = 'PK\x03\x04';

/** Where a tar archive has its signature. */
const TAR_OFFSET = 257;

/**
 * Says what a file is instead of a ZIP, judging by its beginning; `undefined` if it begins like a ZIP, even one without
 * files. A longer beginning shows more of the content before a ZIP; a few KiB suffice.
 */
export function describeContent(head: Buffer): OtherContent | undefined {
  const text = head.toString('latin1');
  if (text.startsWith(FIRST_ENTRY) || text.startsWith('PK\x05\x06')) return undefined;
  if (text === '') return { kind: 'empty', what: 'an empty file', fix: BUILD_FIX };
  return (
    findSign(ARCHIVES, text) ??
    describeTar(text) ??
    describePrefix(text) ??
    findSign(TEXTS, text.replace(/^(\xef\xbb\xbf)?\s*/, '')) ?? {
      kind: 'unknown',
      what: 'not a ZIP, or only a part of one: its first bytes are not those of a ZIP',
      fix: BUILD_FIX,
    }
  );
}

/** Scripts that send a ZIP print at most a few warnings before it. */
const HEAD_BYTES = 16 * 1024;

/** Like {@link describeContent}, for a file. Passes on errors of reading it. */
export async function describeFile(file: ByteReader): Promise<OtherContent | undefined> {
  return describeContent(await file.read(0, Math.min(HEAD_BYTES, file.sizeBytes)));
}

function findSign(signs: readonly Sign[], text: string): OtherContent | undefined {
  const [, kind, what, fix] = signs.find(([start]) => text.startsWith(start)) ?? [];
  return kind === undefined || what === undefined || fix === undefined ? undefined : { kind, what, fix };
}

function describeTar(text: string): OtherContent | undefined {
  if (!text.startsWith('ustar', TAR_OFFSET)) return undefined;
  return { kind: 'archive', what: 'a tar archive, not a ZIP', fix: ZIP_ONLY_FIX };
}

/** Scripts that send a ZIP often print warnings first. */
function describePrefix(text: string): OtherContent | undefined {
  const before = text.indexOf(FIRST_ENTRY);
  if (before < 0) return undefined;
  const what = `not a ZIP from its first byte: ${before} other ${before === 1 ? 'byte comes' : 'bytes come'} before it`;
  return { kind: 'prefixed', what, fix: PREFIX_FIX };
}
