import type { Observation, PageVisit, SiteRequest, SiteResponse } from '../model/browser.ts';

/** From the rehearsal to the driver. */
export type DriverCommand =
  | {
      readonly kind: 'start';
      readonly libraryFolder: string;
      /** The beginning of a browser's command, see `Confinement`. */
      readonly guard: readonly string[];
      /** In the order in which they are tried. */
      readonly executables: readonly string[];
    }
  | {
      readonly kind: 'visit';
      readonly page: PageVisit;
      readonly cookie: string;
      readonly hasPicture: boolean;
      readonly isPatient: boolean;
    }
  | { readonly kind: 'response'; readonly id: number; readonly response: SiteResponse | undefined };

/** From the driver to the rehearsal. */
export type DriverReply =
  | {
      readonly kind: 'started';
      readonly name: string;
      readonly hasSandbox: boolean;
      readonly executable: string;
    }
  | { readonly kind: 'not-started'; readonly why: readonly string[] }
  | { readonly kind: 'request'; readonly id: number; readonly request: SiteRequest }
  | { readonly kind: 'seen'; readonly observation: Observation }
  | { readonly kind: 'lost'; readonly why: string };

/** The part of the site's address for which the proxy answers. */
export const SITE_HOST = '127.0.0.1:8080';
