import { compareVersions } from '../wordpress/version.ts';
import { listUses } from './link.ts';
import type { Guard, SiteNames } from './model.ts';
import { type Fault, faultAt, guardsOf, type RuleContext, weighGuards } from './rule.ts';

/** Finds functions and classes that only a newer WordPress has than the package declares, by their `@since`. */
export function* findNewerNames(context: RuleContext): Generator<Fault> {
  const { program, site } = context;
  const declared = program.index.requiresWordPress;
  if (site === undefined || declared === '') return;
  for (const place of listUses(program)) {
    const { kind, name, fallback = name, shown, isSoft, isText } = place.use;
    const isClass = kind === 'class' || kind === 'new';
    if ((!isClass && kind !== 'function') || isSoft === true || isText === true) continue;
    if ((isClass ? program.classes : program.functions).has(name) || program.functions.has(fallback))
      continue;
    const guard = isClass ? `c:${name}` : `f:${fallback}`;
    const since = sinceOf(guard, site);
    if (since === '' || compareVersions(since, declared) <= 0) continue;
    const guards = guardsOf(place, context);
    // A name that came with the same version, or with a later one, is there only with this one.
    const isGuarded = guards.some((each) => isAsNew(sinceOf(each, site), since));
    if (isGuarded || weighGuards(guards, [guard], context) === 'exact') continue;
    const what = isClass ? `uses the class \`${shown}\`` : `calls \`${shown}()\``;
    const fault = faultAt(
      place,
      fallback,
      `${what}, which WordPress has from ${since} on; the package declares ${declared}`,
      'warning',
    );
    const asks = isClass ? 'class_exists' : 'function_exists';
    yield {
      ...fault,
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
