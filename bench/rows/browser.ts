import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { locateWhole } from '../../__tests__/browser/whole-wordpress.ts';
import { installPlayground } from '../../__tests__/wordpress/playground.ts';
import { inFolder } from '../../__tests__/wordpress/sample.ts';
import { joinPieces, SCRIPT_CASES } from '../../__tests__/wordpress/script-cases.ts';
import { zipFiles } from '../../sandbox/plugins/build-plugin.ts';
import { listBrowsers } from '../../src/rehearsal/browser/session.ts';
import { measureDescendants, withFolder } from '../measure.ts';
import type { Place } from '../rehearsal.ts';
import { formatTime, type Result } from '../result.ts';
import { interleave, median } from '../statistics.ts';

const ROUNDS = 3;
const SCRIPT = resolve(import.meta.dirname, '..', 'rehearsal.ts');
/** Cases with three pages and two blocks, as they are before something breaks. */
const LOOKED_AT = ['entry', 'absent', 'render', 'edit', 'save'];

/** Time of all processors that a browser takes on one pair, beside the same rehearsal without one. */
export async function benchBrowser(): Promise<readonly Result[]> {
  const { env, platform, execPath } = process;
  const installed = await installPlayground(new AbortController().signal);
  const browsers = await listBrowsers({ kind: 'auto' }, { env, platform });
  if ('problem' in installed || browsers.length === 0 || platform !== 'linux') {
    const why = 'problem' in installed ? installed.problem : 'It takes Linux with Chrome, Chromium or Edge.';
    console.error(`SKIPPED: browser. ${why}`);
    return [];
  }
  return withFolder(async (folder) => {
    const pieces = SCRIPT_CASES.filter(({ id }) => LOOKED_AT.includes(id)).map(({ before }) => before);
    const store = async (version: string) => {
      const path = join(folder, `${version}.zip`);
      await writeFile(path, await zipFiles(inFolder(joinPieces(version, pieces))));
      return path;
    };
    const place: Place = {
      ...installed,
      php: ['8.5'],
      wordpressZips: [await locateWhole()],
      oldZip: await store('1.0.0'),
      newZip: await store('1.1.0'),
    };
    // The first round installs Playground there.
    const temporary = join(folder, 'temporary');
    await mkdir(temporary);
    const run = (browser: 'auto' | 'none') => {
      const args = [SCRIPT, 'step', JSON.stringify({ ...place, browser }), temporary];
      return measureDescendants(execPath, args, folder);
    };
    const runs = await interleave(ROUNDS, { looks: () => run('auto'), none: () => run('none') });
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
