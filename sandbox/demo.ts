/**
 * `npm start`: two releases of a plugin author, on this machine, from what was built to what WordPress sites are
 * offered. First from a public URL, then from a folder, through a release of a private repository.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { renderAsGitHub } from './demo/github-markdown.ts';
import { makePage } from './demo/summary-page.ts';
import { messageOf } from '../src/shared/publish-error.ts';
import { type DemoRelease, isPublished, publishFromFolder, publishFromUrl } from './demo/releases.ts';
import { tellAll, tellShort } from './demo/tell.ts';

const USAGE =
  'Usage: npm start [-- --verbose]\n  --verbose  also prints the logs, all outputs, and what sites and GitHub have then';

const ROOT = resolve(import.meta.dirname, '..');
const RECEIPTS = join(ROOT, '.cache', 'demo');

const NEXT = `Where to go on
   npm start -- --verbose     the same with logs, all outputs, and what the servers have then
   npm run inspect -- FOLDER  what the package checks find in your own plugin
   npm run sandbox            the service alone, and the commands that publish to it
   README.md                  the workflow for your repository`;

/** Exit code for wrong usage. */
const EXIT_USAGE = 2;

process.exitCode = 1;
try {
  const { values } = parseArgs({ options: { verbose: { type: 'boolean', default: false } } });
  process.exitCode = (await show(values.verbose)) ? 0 : 1;
} catch (error) {
  const isUsage = (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS') === true;
  console.error(isUsage ? `${messageOf(error)}\n${USAGE}` : error);
  process.exitCode = isUsage ? EXIT_USAGE : 1;
}

async function show(isVerbose: boolean): Promise<boolean> {
  console.log('A plugin is published twice, to a service on this machine. Nothing leaves it.\n');
  const releases = [];
  for (const publish of [publishFromUrl, publishFromFolder]) {
    const release = await publish();
    releases.push(release);
    const number = releases.length;
    const receipt = await saveReceipt(`receipt-${number}.html`, release);
    console.log(`${number}. ${isVerbose ? `${tellAll(release)}\n` : ''}${tellShort(release, receipt)}`);
  }
  console.log(NEXT);
  return releases.every(isPublished);
}

/** Writes the job summary as a page that looks like GitHub's. Returns its path in the project. */
async function saveReceipt(name: string, { result }: DemoRelease): Promise<string> {
  const path = join(RECEIPTS, name);
  await mkdir(RECEIPTS, { recursive: true });
  await writeFile(path, makePage('publish', renderAsGitHub(result.summary).html));
  return relative(ROOT, path).split(sep).join('/');
}
