import { zipFiles } from '../../sandbox/plugins/build-plugin.ts';
import { mergeFindings } from '../../src/rehearsal/judge/browser/visit.ts';
import { visitAlone, judgeTour, tourSite } from '../../src/rehearsal/browser/tour.ts';
import type { Browser, VisitTargets } from '../../src/rehearsal/model/browser.ts';
import { logIn } from '../../src/rehearsal/play/prepare.ts';
import type { Site } from '../../src/rehearsal/model/site.ts';
import { FOLDER, inFolder } from '../wordpress/sample.ts';
import { joinPieces, pageOf, type ScriptCase } from '../wordpress/script-cases.ts';

/** Called after each case, with the problem that it should not have. */
export type Tell = (name: string, problem: string | undefined) => void;

/** Of a plugin, a tour visits no more pages but those that its author names. */
const MAX_PAGES = 8;

/**
 * Plays cases on one WordPress. Many are one update, each with a page or block of its own.
 *
 * @param atOnce how many are one update
 */
export async function playScripts(
  cases: readonly ScriptCase[],
  atOnce: number,
  { site, browser, tell }: Pick<Ports, 'site' | 'browser'> & { readonly tell: Tell },
): Promise<void> {
  const { cookie } = await logIn(site);
  await site.save('clean');
  const together = cases.filter(({ isAlone = false }) => !isAlone);
  const groups = [
    ...Array.from({ length: Math.ceil(together.length / atOnce) }, (_, index) =>
      together.slice(index * atOnce, (index + 1) * atOnce),
    ),
    ...cases.filter(({ isAlone = false }) => isAlone).map((one) => [one]),
  ];
  for (const group of groups) {
    await site.restore('clean');
    const { found, unchanged } = await playGroup(group, { site, browser, cookie });
    for (const one of group) {
      const isVisited = one.isUnchanged === true && !unchanged.has(`page acme-${one.id}`);
      tell(
        `${one.id}: ${one.name}${one.unseen === undefined ? '' : ` (not seen: ${one.unseen})`}`,
        isVisited ? 'its page is visited again' : explain(one, found),
      );
    }
    const others = found.filter((finding) => !group.some((one) => isOf(one, finding)));
    if (others.length > 0) tell(group.map(({ id }) => id).join(', '), `this is no case's:${show(others)}`);
  }
  await site.restore('clean');
}

interface Ports {
  readonly site: Site;
  readonly browser: Browser;
  readonly cookie: string;
}

interface Found {
  readonly severity: string;
  readonly message: string;
  readonly file?: string | undefined;
  readonly line?: number | undefined;
}

async function playGroup(
  group: readonly ScriptCase[],
  { site, browser, cookie }: Ports,
): Promise<{ readonly found: readonly Found[]; readonly unchanged: ReadonlySet<string> }> {
  const pack = (version: string, when: 'before' | 'after') =>
    zipFiles(
      inFolder(
        joinPieces(
          version,
          group.map((one) => one[when]),
        ),
      ),
    );
  await site.put('previous.zip', await pack('1.0.0', 'before'));
  await site.put('next.zip', await pack('1.1.0', 'after'));
  const key = `${FOLDER}/acme-notes.php`;
  await site.run('install', { package: 'previous.zip' });
  await site.run('activate', { plugin: key });
  const stage = { site, browser, cookie, onLog: () => undefined, hasPictures: false };
  const own = (when: 'before' | 'after') => group.filter((one) => one[when].php.includes('acme_page('));
  const list = (when: 'before' | 'after'): VisitTargets => ({
    folder: FOLDER,
    pages: own(when)
      .slice(0, MAX_PAGES)
      .map(({ id }) => ({ name: `acme-${id}`, title: `Acme ${id}`, url: pageOf(id) })),
    blocks: group.flatMap((one) =>
      [...one[when].php.matchAll(/acme_block(?:_json)?\( '([\w-]+)'/g)].map(
        ([, name = '']) => `acme/${name}`,
      ),
    ),
    content: group
      .filter((one) => one[when].php.includes('add_shortcode'))
      .map(({ id }) => `[acme-${id}]`)
      .join('\n\n'),
    paths: own(when)
      .slice(MAX_PAGES)
      .map(({ id }) => pageOf(id)),
  });
  await site.save('before');
  const before = await tourSite(stage, list('before'));
  await site.run('update', { plugin: key, package: 'next.zip', version: '1.1.0', cron: false });
  const after = await tourSite(stage, list('after'), before);
  const findings = await judgeTour(stage, before, after, async (page, saved) => {
    await site.save('toured');
    await site.restore('before');
    const seen = await visitAlone(stage, page, saved);
    await site.restore('toured');
    return seen;
  });
  const unchanged = [...after.visits].flatMap(([id, seen]) => (seen.isUnchanged === true ? id : []));
  return { found: [...mergeFindings(findings).values()].flat(), unchanged: new Set(unchanged) };
}

function isOf({ id, isAlone = false }: ScriptCase, { message, file = '' }: Found): boolean {
  const mine = new RegExp(
    `page=acme-${id}\\b(?!-)|build/${id}[./]|acme/${id}\`|acme-${id}\`|\\[acme-${id}\\]|#acme-${id}\``,
  );
  return isAlone || mine.test(message) || mine.test(file);
}

const show = (found: readonly Found[]): string =>
  found
    .map(({ severity, message, file, line }) => `\n    ${severity} ${file ?? ''}:${line ?? ''} ${message}`)
    .join('');

function explain(one: ScriptCase, found: readonly Found[]): string | undefined {
  const { finds, unseen, isAlone = false } = one;
  const own = found.filter((finding) => isOf(one, finding));
  const bad = own.filter(({ severity }) => severity !== 'notice');
  if (finds === undefined) return bad.length === 0 ? undefined : `a good update is red:${show(own)}`;
  if (unseen !== undefined)
    return bad.length === 0 ? undefined : `it is seen now, so leave out \`unseen\`:${show(own)}`;
  const { severity, says, file } = finds;
  const isThere = bad.some(
    (found) =>
      found.severity === severity && says.test(found.message) && (file === undefined || found.file === file),
  );
  if (!isThere) return own.length === 0 ? 'nothing was found' : `something else was found:${show(own)}`;
  return bad.length > 1 && !isAlone ? `it was told more than once:${show(own)}` : undefined;
}
