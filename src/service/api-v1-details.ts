import { findVersionPart, listParts } from './api-v1.ts';

/** The service's details of the live version beside its number, unchanged; not safe to show. */
export interface LiveDetails {
  /** The WordPress version that it needs. */
  readonly requires?: string | undefined;
  readonly requiresPhp?: string | undefined;
  /** The WordPress version up to which it was tested. */
  readonly tested?: string | undefined;
  readonly lastUpdated?: string | undefined;
}

/**
 * Reads what stands beside the version: the fields that WordPress's update clients read. The interface does not show
 * them.
 */
export function parseDetails(answer: Readonly<Record<string, unknown>>): LiveDetails {
  const part = findVersionPart(listParts(answer)) ?? {};
  return {
    requires: readText(part['requires']),
    requiresPhp: readText(part['requires_php']),
    tested: readText(part['tested']),
    lastUpdated: readText(part['last_updated']),
  };
}

/** Some services write `6.4` without quotes. */
function readText(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : undefined;
}
