import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { dryRun, measureCpu, withFolder } from '../measure.ts';
import { writeSmallFiles } from '../plugin-tree.ts';
import { compareSizes, formatTime, reportMemory, type Result } from '../result.ts';
import { interleave, median } from '../statistics.ts';

const ROUNDS = 7;
const FOLDER = 'bulk-plugin';
const FILE_BYTES = 5_000;
const [FEW, SOME, MOST] = [10, 6_000, 20_000];

/**
 * How much time of all processors a whole dry run takes that zips thousands of small files, where nearly everything is paid for
 * each file, against `zip`; and how much memory it has with as many files as a plugin may have.
 */
export async function benchSmallFiles(): Promise<readonly Result[]> {
  return withFolder(async (folder) => {
    const workspaceOf = (files: number) => join(folder, String(files));
    for (const files of [FEW, SOME, MOST])
      await writeSmallFiles(join(workspaceOf(files), FOLDER), files, FILE_BYTES);
    const zipPath = join(folder, 'reference.zip');
    const runs = await interleave(ROUNDS, {
      zip: async () => {
        await rm(zipPath, { force: true });
        return measureCpu('zip', ['-qr', zipPath, FOLDER], workspaceOf(SOME));
      },
      few: () => dryRun(workspaceOf(FEW), FOLDER, FEW),
      some: () => dryRun(workspaceOf(SOME), FOLDER, SOME),
      most: () => dryRun(workspaceOf(MOST), FOLDER, MOST),
    });
    const cpuMs = (name: keyof typeof runs) => median(runs[name].map((run) => run.cpuMs));
    const [zipMs, fewMs, someMs] = [cpuMs('zip'), cpuMs('few'), cpuMs('some')];
    const zipBytes = (await stat(zipPath)).size;
    const ownBytes = Number(runs.some[0]?.outputs['size']);
    return [
      {
        row: 'small files',
        what: '6,000 files of 5 kB, zipped, hashed and looked into, to zip -qr: time of all processors',
        value: someMs / zipMs,
        unit: 'times',
        // The aim is 1, which deflate, the files and a run without them take in this runtime alone; ADR 8 has the rest.
        budget: 2,
        detail: `${formatTime(someMs)} to ${formatTime(zipMs)}; a run with ${FEW} files ${formatTime(fewMs)}`,
      },
      compareSizes('small files', ownBytes, zipBytes),
      reportMemory(
        'small files',
        'most memory with 20,000 files',
        median(runs.most.map(({ peakBytes }) => peakBytes)),
        200,
      ),
    ];
  });
}
