import { compareVersions } from '../wordpress/version.ts';
import type { Guard, SiteNames } from './model.ts';
import { isOwn, listNeeds, tellNeed } from './needs.ts';
import { type Fault, faultAt, guardsOf, type RuleContext, weighGuards } from './rule.ts';

/** Finds functions and classes that only a newer WordPress has than the package declares, by their `@since`. */
export function* findNewerNames(context: RuleContext): Generator<Fault> {
  const { program, site } = context;
  const declared = program.index.requiresWordPress;
  if (site === undefined || declared === '') return;
  for (const need of [...listNeeds(program, 'functions'), ...listNeeds(program, 'classes')]) {
    const { place, kind, names, isText, shown } = need;
    if (isText || isOwn(need, program)) continue;
    const name = names.at(-1) ?? '';
    const guard = need.guards.at(-1) ?? '';
    const since = sinceOf(guard, site);
    if (since === '' || compareVersions(since, declared) <= 0) continue;
    const guards = guardsOf(place, context);
    // A name that came with the same version, or with a later one, is there only with this one.
    const isGuarded = guards.some((each) => isAsNew(sinceOf(each, site), since));
    if (isGuarded || weighGuards(guards, [guard], context) === 'exact') continue;
    const says = `${tellNeed(need, shown)}, which WordPress has from ${since} on; the package declares ${declared}`;
    const asks = kind === 'classes' ? 'class_exists' : 'function_exists';
    yield {
      ...faultAt(place, name, says, 'warning'),
      effect: 'Sites with an older one get the update, and PHP stops there.',
      fix: `Raise \`Requires at least\`, or check \`${asks}()\` first.`,
    };
  }
}

function sinceOf(guard: Guard, site: SiteNames): string {
  const names = guard.startsWith('f:') ? site.functions : guard.startsWith('c:') ? site.classes : undefined;
  const found = names?.get(guard.slice(2));
  return found?.owner === 'wordpress' ? found.since.replace(/^(\d+\.\d+)\.0$/, '$1') : '';
}

function isAsNew(guard: string, since: string): boolean {
  return guard !== '' && compareVersions(guard, since) >= 0;
}
