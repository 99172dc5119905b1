import { join, normalize } from 'node:path/posix';
import type { Review, ReviewedFinding } from './catalog.ts';
import type { PluginFacts, Statement } from './facts.ts';
import type { Inspected } from './replay.ts';

/** Carries earlier verdicts over to the current findings, and keeps missed ones until they are found. */
export function renewReview(before: Review | undefined, { findings, changelog }: Inspected): Review {
  const known = before?.findings ?? [];
  const found = findings.map(({ id, severity, file = '' }): ReviewedFinding => {
    const same = known.find((one) => one.id === id && one.severity === severity && one.file === file);
    if (same === undefined) return { id, severity, file, verdict: 'not reviewed', reason: '' };
    return same.verdict === 'missed' ? { ...same, verdict: 'true' } : same;
  });
  const missed = known.filter(
    ({ id, verdict }) => verdict === 'missed' && !found.some((one) => one.id === id),
  );
  return { changelog: renewChangelog(before?.changelog, changelog), findings: [...found, ...missed] };
}

function renewChangelog(before: Review['changelog'] | undefined, changelog: string): Review['changelog'] {
  if (changelog !== '') return 'found';
  return before === 'absent' || before === 'missed' ? before : 'not reviewed';
}

/** Lists what nobody has reviewed yet. */
export function listOpen({ changelog, findings }: Review): readonly string[] {
  const open = findings.filter(({ verdict }) => verdict === 'not reviewed');
  return [
    ...(changelog === 'not reviewed' ? ['the changelog of this version is not found'] : []),
    ...open.map(({ id, severity, file }) => `${severity} ${id}${file === '' ? '' : ` in ${file}`}`),
  ];
}

/** Lists the files that the main file requires unconditionally and the plugin lacks. */
export function findMissingLoads({ files, php }: PluginFacts): readonly string[] {
  const paths = new Set(files.map(([path]) => path));
  const mains = Object.entries(php).filter(
    ([path, { headers }]) => !path.includes('/') && headers.some(([label]) => label === 'Plugin Name'),
  );
  return mains.flatMap(([, { statements }]) => {
    const folders = new Map(statements.flatMap(nameFolder));
    return statements.flatMap(({ does, base, path, inside, after }) => {
      const folder = isOwnFolder(base) ? '' : folders.get(base);
      if (!does.startsWith('require') || inside.length > 0 || after !== undefined || folder === undefined)
        return [];
      const wanted = normalize(join('/', folder, path)).slice(1);
      return paths.has(wanted) ? [] : [wanted];
    });
  });
}

function isOwnFolder(base: string): boolean {
  return /^(__DIR__|dirname\(__FILE__\)|plugin_dir_path\(__FILE__\))$/.test(base);
}

/** Constants that hold a folder of the plugin, whatever happens. */
function nameFolder({
  does,
  name = '',
  base,
  path,
  inside,
}: Statement): readonly (readonly [string, string])[] {
  return does === 'define' && isOwnFolder(base) && inside.length === 0 ? [[name, path]] : [];
}
