import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dryRun, withFolder } from '../measure.ts';
import { writePackage, zipClasses } from '../plugins.ts';
import { formatTime, type Result } from '../result.ts';
import { interleave, median } from '../statistics.ts';

const ROUNDS = 7;
const ENTRY_BYTES = 1_000;
const [FEW, MANY, MOST] = [10, 1_000, 20_000];
const [PHP_FILES, LOADED_FILES] = [2_000, 150];

/**
 * How much processor time an entry more costs when a ZIP is looked into, in a small and in the largest ZIP; what every run
 * costs is left out. And how much more files of PHP cost, which are read with their meaning, than texts.
 */
export async function benchScale(): Promise<readonly Result[]> {
  return withFolder(async (workspace) => {
    for (const entries of [FEW, MANY, MOST])
      writePackage(join(workspace, `${entries}.zip`), entries, entries * ENTRY_BYTES);
    const inspect =
      (files: number, name = String(files)) =>
      () =>
        dryRun(workspace, `${name}.zip`, files);
    const inspectClasses = (ending: string) => inspect(PHP_FILES + 1, ending);
    for (const ending of ['php', 'txt'] as const) {
      const zip = await zipClasses(PHP_FILES, LOADED_FILES, ending);
      writeFileSync(join(workspace, `${ending}.zip`), zip);
    }
    const runs = await interleave(ROUNDS, {
      few: inspect(FEW),
      many: inspect(MANY),
      most: inspect(MOST),
      php: inspectClasses('php'),
      texts: inspectClasses('txt'),
    });
    const ms = (name: keyof typeof runs) => median(runs[name].map(({ cpuMs }) => cpuMs));
    const perEntryMs = (entries: number, cpuMs: number) => (cpuMs - ms('few')) / (entries - FEW);
    const [small, large] = [perEntryMs(MANY, ms('many')), perEntryMs(MOST, ms('most'))];
    const times = [ms('few'), ms('many'), ms('most')].map(formatTime).join(', ');
    return [
      {
        row: 'scale',
        what: 'processor time for an entry in a ZIP of 20,000, to one in a ZIP of 1,000',
        value: large / small,
        unit: 'times',
        budget: 1,
        detail: `${(large * 1000).toFixed(0)} µs to ${(small * 1000).toFixed(0)} µs; ${times} with 10, 1,000, 20,000`,
      },
      {
        row: 'scale',
        what: 'processor time for a plugin of 2,000 files of PHP, 150 of them loaded, to one of as many texts',
        value: ms('php') / ms('texts'),
        unit: 'times',
        budget: 2,
        detail: `${formatTime(ms('php'))} to ${formatTime(ms('texts'))}`,
      },
    ];
  });
}
