import { TransportError } from '../http/transport-error.ts';
import { Cancelled } from '../shared/clock.ts';
import type { Logger, Sanitise } from '../shared/logger.ts';
import { UrlPackageError } from '../source/url/explain.ts';
import { readUrlPackage } from '../source/url/read-url.ts';
import { Missed, type OpenUrl } from './find-live.ts';

/** From a host without ranges, which sends only the whole package. */
const MAX_WHOLE_BYTES = 1024 * 1024;
/** Far beyond what is allowed for the whole comparison. */
const TIMEOUT_MS = 60_000;

interface OpenerOptions {
  readonly temporaryFolder: string;
  readonly quote: Sanitise;
  /** Where it is said in what way the package is read. */
  readonly log: Logger;
  /** Of a package that has to be fetched whole: 1 MiB, if not given. */
  readonly maxBytes?: number;
}

/** Creates the function that opens packages at URLs, as the action opens the one that it publishes. */
export function createOpener({
  maxBytes = MAX_WHOLE_BYTES,
  temporaryFolder,
  quote,
  log,
}: OpenerOptions): OpenUrl {
  const options = {
    timeoutMs: TIMEOUT_MS,
    temporaryFolder,
    quote,
    maxBytes,
    isOpened: true,
  };
  // Messages about a package are understood to be about the one that is published.
  const aside: Logger = { ...log, info: (text) => log.debug(text) };
  return async (url, send) => {
    try {
      const { reader, finalUrl, close } = await readUrlPackage(url, { ...options, log: aside, send });
      if (reader === undefined) throw new Missed('was not opened');
      return { reader, finalUrl, close };
    } catch (error) {
      if (!(error instanceof UrlPackageError)) throw error;
      const { cause } = error;
      if (cause instanceof TransportError && cause.failure === 'cancelled') throw new Cancelled();
      throw new Missed(error.what, error);
    }
  };
}
