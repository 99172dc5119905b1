/** The front of this room: what the rest of the rehearsal knows of it. */
export { createGallery } from './gallery.ts';
export { visitAlone, judgeTour, type BrowserSession, tourSite } from './tour.ts';
export { listBrowsers, startBrowser } from './session.ts';
