import { findUploadUrl } from '../asset-url.ts';
import { isImmutable, isTaken, isUnclear, toInvalidAnswer } from '../github-error.ts';
import { hostingError } from '../explain-errors.ts';
import type { Asset, Release } from '../responses.ts';
import { chooseBackoffMs, poll } from '../../shared/clock.ts';
import type { PublishError } from '../../shared/publish-error.ts';
import { formatSize } from '../../shared/format.ts';
import { quoteName } from '../../shared/quote.ts';
import { conflictError, hasSameContent, matchesMetadata } from './compare.ts';
import type { HostingJob, Uploaded, Uses } from './model.ts';
import { createProgress, openUpload } from './local-package.ts';

/** When to look whether another upload to the name has ended: for half a minute. */
const LOOKS_AT_MS = [0, 2_000, 6_000, 14_000, 30_000];

/**
 * Uploads the package under a free name, and checks the size and digest that GitHub reports. After a failure that may
 * have left something, looks first: uses a complete asset; deletes an incomplete one and uploads again.
 *
 * @throws PublishError `not-published`: the upload address is not trusted, or an asset with other content has the name;
 * `package`: the file cannot be read
 * @throws GitHubError
 */
export async function uploadAsset(release: Release, name: string, job: HostingJob): Promise<Uploaded> {
  const { clock, log, spec, random, retries } = job;
  let origin: Uploaded['origin'] = 'found';
  for (let repeats = 0; ; repeats += 1) {
    try {
      return { asset: await uploadOnce(release, name, job), origin: 'uploaded' };
    } catch (error) {
      if (isImmutable(error)) return await findPublished(error, release, name, job);
      if (!isTaken(error) && !isUnclear(error)) throw error;
      if (isUnclear(error)) origin = 'unsure';
      const asset = await waitForAssetName(release, name, isTaken(error), job);
      if (asset !== undefined && (await hasSameContent(asset, spec.file, job))) return { asset, origin };
      if (asset !== undefined) throw conflictError(asset, job);
      if (repeats >= retries) throw error;
      log.repeat(`The upload of \`${name}\` failed; trying again (${repeats + 1} of ${retries}).`);
      await clock.sleep(chooseBackoffMs(repeats, random));
    }
  }
}

/** Handles a release that was published in the meantime, which is fine if it has the same package. */
async function findPublished(
  error: unknown,
  release: Release,
  name: string,
  job: HostingJob,
): Promise<Uploaded> {
  const asset = (await job.github.listAssets(release)).find((other) => other.name === name);
  if (asset?.state === 'uploaded' && (await hasSameContent(asset, job.spec.file, job)))
    return { asset, origin: 'found' };
  throw error;
}

async function uploadOnce(release: Release, name: string, job: HostingJob): Promise<Asset> {
  const { github, repository, log, quote, spec } = job;
  const url = findUploadUrl(release.uploadUrl, repository.apiUrl);
  if (url === undefined) throw addressError(release, quote);
  const { sizeBytes } = spec.file;
  const body = openUpload(spec.file, () => createProgress({ name, sizeBytes }, job));
  const asset = await github.uploadAsset(url, name, body);
  if (!matchesMetadata(asset, spec.file)) {
    await github.deleteAsset(asset);
    throw toInvalidAnswer(
      { doing: `uploading \`${name}\``, kind: 'write' },
      'the bytes that arrived are not those that were sent',
    );
  }
  log.info(`Uploaded ${quoteName(asset.name, quote)} (${formatSize(sizeBytes)}).`);
  return asset;
}

/**
 * Waits for the upload to a name, and frees the name if the upload does not end.
 *
 * @param isPatient whether to look more than once: a list may not show the asset yet, or another job may be uploading
 * it
 * @returns the asset with the name, if it is uploaded
 */
export async function waitForAssetName(
  release: Release,
  name: string,
  isPatient: boolean,
  { github, clock, log }: Uses<'github' | 'clock' | 'log'>,
): Promise<Asset | undefined> {
  let asset: Asset | undefined;
  await poll(isPatient ? LOOKS_AT_MS : [0], clock, async () => {
    asset = (await github.listAssets(release)).find((other) => other.name === name);
    return asset?.state === 'uploaded' ? asset : undefined;
  });
  if (asset === undefined || asset.state === 'uploaded') return asset;
  log.info(`An upload of \`${name}\` did not complete; deleting its remainder.`);
  await github.deleteAsset(asset);
  return undefined;
}

function addressError({ tag, uploadUrl }: Release, quote: HostingJob['quote']): PublishError {
  return hostingError(
    'Upload address not trusted',
    `GitHub names ${quoteName(uploadUrl, quote)} for uploads to the release \`${tag}\`. That is another host, so the token was not sent.`,
    'Check `GITHUB_API_URL` of the runner.',
  );
}
