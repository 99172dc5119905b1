/** The front of this room: what the rest of the rehearsal knows of it. */
export { explainNeed } from './explain-needs.ts';
export { createGallery, type FinishGallery, type ShownProblem } from './gallery.ts';
export { mergeFindings } from './judge.ts';
export { glance, judgeTour, type Stage, tourSite } from './tour.ts';
export {
  type Browser,
  type BrowserChoice,
  BrowserLost,
  type Exhibits,
  type NoBrowser,
  type PageKind,
  type Tour,
} from '../model/browser.ts';
export { listBrowsers, startBrowser } from './session.ts';
