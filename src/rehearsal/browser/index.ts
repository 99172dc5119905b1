/** The front of this room: what the rest of the rehearsal knows of it. */
export { createGallery, type FinishGallery, type ShownProblem } from './gallery.ts';
export { glance, judgeTour, type Stage, tourSite } from './tour.ts';
export { listBrowsers, startBrowser } from './session.ts';
