import { leadsInside } from '../http/reach.ts';
import { isSafeFrom, isSignedUrl, parseWebUrl } from '../http/urls.ts';
import { compareVersions } from '../package/index.ts';
import { type LiveRecord, readLiveRecord } from '../service/live-record.ts';
import type { Served } from '../service/model.ts';
import type { Sanitise } from '../shared/logger.ts';
import type { LiveInputs } from './inputs.ts';
import { writeJson } from './json-output.ts';

/** The live version, safe to show and to output. Fields that the service does not name are empty. */
export interface Live {
  readonly isFound: boolean;
  /** Whether the input `version` would be an update; `undefined` when it is not set. */
  readonly isNewer: boolean | undefined;
  readonly version: string;
  readonly slug: string;
  readonly downloadUrl: string;
  readonly requires: string;
  readonly requiresPhp: string;
  readonly tested: string;
  readonly lastUpdated: string;
  /** The service's answer, as one line of JSON. */
  readonly json: string;
  /** The message in the service's answer. */
  readonly said: string;
  readonly isFolderUnknown: boolean;
  /** The folder that the service names, if it is not the input `slug`: it may belong to another plugin. */
  readonly otherFolder: string | undefined;
  readonly lacks: Served['lacks'] | undefined;
}

/**
 * Asks the service what is live.
 *
 * @throws PublishError `not-known`; see {@link readLiveRecord}
 * @throws Cancelled when the run is
 */
export async function readLivePlugin(
  inputs: LiveInputs,
  ports: Parameters<typeof readLiveRecord>[2] & { readonly sanitise: Sanitise },
): Promise<Live> {
  const record = await readLiveRecord(inputs, inputs, ports);
  const { served, details, said, isFolderUnknown } = record;
  const show = (text = '') => ports.quote(text);
  const known = {
    version: served?.version ?? '',
    slug: show(served?.slug ?? inputs.slug),
    downloadUrl: await findDownloadUrl(record, inputs.baseUrl, ports.sanitise),
    requires: show(details.requires),
    requiresPhp: show(details.requiresPhp),
    tested: show(details.tested),
    lastUpdated: show(details.lastUpdated),
  };
  return {
    ...known,
    isFound: served !== undefined,
    isNewer: inputs.version === undefined ? undefined : isUpdate(inputs.version, served?.version),
    json: writeJson(record, nameFields(known), ports.sanitise),
    said,
    lacks: served?.lacks,
    isFolderUnknown,
    otherFolder:
      inputs.slug === undefined || served?.slug === undefined || served.slug === inputs.slug
        ? undefined
        : known.slug,
  };
}

/** Whether WordPress would offer the version to sites that run the live one. */
function isUpdate(version: string, live: string | undefined): boolean {
  return live === undefined || compareVersions(version, live) > 0;
}

/** Longer URLs are not addresses of packages. */
const MAX_URL_LENGTH = 2000;

/** Returns the package's URL if it is public and safe to fetch; else `''`. */
async function findDownloadUrl({ served }: LiveRecord, baseUrl: URL, sanitise: Sanitise): Promise<string> {
  const url = parseWebUrl(served?.packageUrl ?? '');
  if (url === null || !isSafeFrom(url, baseUrl) || isSignedUrl(url)) return '';
  if (await leadsInside(url, baseUrl)) return '';
  const isOpen = sanitise(url.href).replaceAll(': :', '::') === url.href;
  return isOpen && url.href.length <= MAX_URL_LENGTH ? url.href : '';
}

type Known = Pick<
  Live,
  'version' | 'slug' | 'downloadUrl' | 'requires' | 'requiresPhp' | 'tested' | 'lastUpdated'
>;

/** Names the fields as update clients read them. */
function nameFields({ downloadUrl, requiresPhp, lastUpdated, ...others }: Known): Record<string, string> {
  return { ...others, download_url: downloadUrl, requires_php: requiresPhp, last_updated: lastUpdated };
}
