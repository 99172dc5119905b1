import { compareVersion, type readValidator } from '../../http/content-range.ts';
import type { HttpAnswer, HttpHead, Receiver } from '../../http/message.ts';
import type { ByteReader } from '../../shared/bytes.ts';
import { formatSize } from '../../shared/format.ts';
import { changedError, wrongRangeError, assertZipContent, assertStatus, sizeError } from './url-errors.ts';
import { ask, type Host } from './host.ts';
import type { Spool } from './spool.ts';

/** Facts about a file from an earlier read. */
export interface KnownFile {
  readonly sizeBytes: number;
  readonly validator: ReturnType<typeof readValidator>;
}

/** The download of a whole file: its spool, and why it is fetched whole, as a clause after "because". */
interface WholeDownload {
  readonly spool: Spool;
  readonly why: string;
  readonly known?: KnownFile;
}

/**
 * Fetches the whole file with one request.
 *
 * @throws PublishError `package`: it cannot be fetched, is too large, or is not the known file; `not-published`: it
 * cannot be written to the disk
 */
export async function fetchWhole(host: Host, download: WholeDownload): Promise<ByteReader> {
  const { known } = download;
  if (known !== undefined && known.sizeBytes > host.maxBytes) throw sizeError(host.maxBytes, host.where);
  const answer = await ask(host, { maxBytes: 0, receive: receiveWhole(host, download) });
  assertStatus(answer, host.url, host.where);
  return finishWhole(host, download, answer);
}

/** Creates the function that stores a body in the spool if the answer is the whole file. */
export function receiveWhole(
  { maxBytes, where, log }: Host,
  { spool, why, known }: WholeDownload,
): (head: HttpHead) => Receiver | undefined {
  return ({ status, headers }) => {
    if (status !== 200) return undefined;
    const sizeBytes = readLength(headers);
    if (known !== undefined && isOther(known, sizeBytes, headers)) throw changedError(where);
    if (sizeBytes !== undefined && sizeBytes > maxBytes) throw sizeError(maxBytes, where);
    spool.begin((start, isMore) => {
      assertZipContent(start, headers, where);
      const expectedBytes = sizeBytes ?? known?.sizeBytes;
      const size = expectedBytes === undefined ? '' : ` (${formatSize(expectedBytes)})`;
      if (isMore) log.info(`The package${size} is fetched whole, because ${why}.`);
    });
    return { maxBytes: known?.sizeBytes ?? maxBytes, write: spool.write };
  };
}

/**
 * Returns the file from the spool.
 *
 * @throws PublishError `package`: it is too large, or not the known file
 */
export async function finishWhole(
  { maxBytes, where }: Host,
  { spool, known }: WholeDownload,
  { status, isCut }: HttpAnswer,
): Promise<ByteReader> {
  if (status !== 200) throw wrongRangeError(where);
  if (isCut) throw known === undefined ? sizeError(maxBytes, where) : changedError(where);
  const reader = await spool.finish();
  if (known !== undefined && known.sizeBytes !== reader.sizeBytes) throw changedError(where);
  return reader;
}

/** The size of the body that the server announces. */
export function readLength({ 'content-length': text = '' }: HttpHead['headers']): number | undefined {
  const sizeBytes = Number(text);
  return text !== '' && Number.isSafeInteger(sizeBytes) ? sizeBytes : undefined;
}

function isOther(known: KnownFile, sizeBytes: number | undefined, headers: HttpHead['headers']): boolean {
  return (
    (sizeBytes !== undefined && sizeBytes !== known.sizeBytes) ||
    compareVersion(known.validator, headers) === 'other'
  );
}
