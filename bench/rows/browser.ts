import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { locateWhole } from '../../__tests__/browser/whole-wordpress.ts';
import { installPlayground } from '../../__tests__/wordpress/playground.ts';
import { inFolder } from '../../__tests__/wordpress/sample.ts';
import { joinPieces, SCRIPT_CASES } from '../../__tests__/wordpress/script-cases.ts';
import { zipFiles } from '../../sandbox/plugins/build-plugin.ts';
import { listBrowsers } from '../../src/rehearsal/browser/session.ts';
import { withFolder } from '../measure.ts';
import type { Played } from '../proof.ts';
import type { Place } from '../rehearsal.ts';
import { formatTime, type Measured } from '../result.ts';
import { interleave, median } from '../statistics.ts';
import { timePlay } from '../time-play.ts';

const ROUNDS = 3;
const PHP = ['8.5'];
/** Cases with three pages and two blocks, as they are before something breaks. */
const LOOKED_AT = ['entry', 'absent', 'render', 'edit', 'save'];
const PLAYED = ['Previous version', 'Update', 'Own pages', 'New installation'] as const;
const LOOKS = ['Scripts: dashboard', 'Scripts: editor', 'Scripts: site'] as const;

/** Time of all processors that a browser takes on one pair, beside the same rehearsal without one. */
export async function benchBrowser(): Promise<Measured> {
  const { env, platform } = process;
  const installed = await installPlayground(new AbortController().signal);
  const browsers = await listBrowsers({ kind: 'auto' }, { env, platform });
  if ('problem' in installed) return installed;
  if (browsers.length === 0 || platform !== 'linux')
    return { problem: 'It takes Linux with Chrome, Chromium or Edge.' };
  return withFolder(async (folder) => {
    const pieces = SCRIPT_CASES.filter(({ id }) => LOOKED_AT.includes(id)).map(({ before }) => before);
    const store = async (version: string) => {
      const path = join(folder, `${version}.zip`);
      await writeFile(path, await zipFiles(inFolder(joinPieces(version, pieces))));
      return path;
    };
    const place: Place = {
      ...installed,
      php: PHP,
      wordpressZips: [await locateWhole()],
      oldZip: await store('1.0.0'),
      newZip: await store('1.1.0'),
    };
    // The first round installs Playground there.
    const temporary = join(folder, 'temporary');
    await mkdir(temporary);
    const run = (browser: 'auto' | 'none', played: Omit<Played, 'php'>) =>
      timePlay('step', { ...place, browser }, temporary, { php: PHP, ...played });
    const runs = await interleave(ROUNDS, {
      looks: () => run('auto', { steps: [...PLAYED, ...LOOKS] }),
      none: () => run('none', { steps: PLAYED, notSteps: LOOKS }),
    });
    const read = (name: keyof typeof runs) => median(runs[name].map(({ cpuMs }) => cpuMs));
    const [looks, none] = [read('looks'), read('none')];
    return [
      {
        row: 'browser',
        what: 'more with a browser that looks at three own pages and two blocks on one pair, than with browser: none: time of all processors',
        value: (looks - none) / 1000,
        unit: 'seconds',
        budget: 25,
        detail: `${formatTime(looks)} to ${formatTime(none)}`,
      },
    ];
  });
}
