/** The code that looks for libraries: a part of the bundle of its own. */
export { findLibraries } from './find-libraries.ts';
export { writeBill } from './write-bill.ts';
