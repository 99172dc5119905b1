import type { Rows } from './measure-rows.ts';
import { benchArtifact } from './rows/artifact.ts';
import { benchBrowser } from './rows/browser.ts';
import { benchGrowth } from './rows/growth.ts';
import { benchInspection } from './rows/inspection.ts';
import { benchRehearsal } from './rows/rehearsal.ts';
import { benchRounds } from './rows/rounds.ts';
import { benchScale } from './rows/scale.ts';
import { benchSmallFiles } from './rows/small-files.ts';
import { benchStart } from './rows/start.ts';
import { benchUpload } from './rows/upload.ts';
import { benchZipping } from './rows/zipping.ts';

/** All rows, in the order of the page. */
export const ROWS: Rows = {
  start: benchStart,
  artifact: benchArtifact,
  upload: benchUpload,
  zipping: benchZipping,
  'small-files': benchSmallFiles,
  inspection: benchInspection,
  growth: benchGrowth,
  scale: benchScale,
  rounds: benchRounds,
  rehearsal: benchRehearsal,
  browser: benchBrowser,
};
