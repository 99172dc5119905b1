import type { Inventory, RegistrationKind } from '../model/inventory.ts';
import type { Problem } from '../model/results.ts';

/**
 * Lists callbacks that PHP cannot call, and that the previous version did not have like that: a class of the plugin lacks the method,
 * or the function or class was there before. Callbacks for code of other plugins are theirs.
 *
 * Source: PHP `is_callable()`; WordPress core WP_Hook::apply_filters() calls what is registered as it is.
 */
export function listUncallable(before: Inventory, now: Inventory): readonly Problem[] {
  const fold = ({ name }: { readonly name: string }) => name.toLowerCase();
  const namesOf = (kind: RegistrationKind) => before.kinds.get(kind)?.map(fold) ?? [];
  const had = new Set([...namesOf('functions'), ...namesOf('classes')]);
  const old = new Set(namesOf('uncallable'));
  const lost = now.kinds
    .get('uncallable')
    ?.filter((one) => !old.has(fold(one)) && (one.target === '' || had.has(one.target.toLowerCase())));
  return (lost ?? []).map(({ name, title }): Problem => {
    const [callback = '', ...where] = name.split(' in ');
    const message = `${where.join(' in ')} names \`${callback}()\`, which PHP cannot call: it is missing, or not public. PHP stops with a fatal error when it is called.`;
    return { severity: 'error', message: message.replace(/^t/, 'T'), ...readPlace(title) };
  });
}

function readPlace(place: string): Pick<Problem, 'file' | 'line'> {
  const match = /^(.+):(\d+)$/.exec(place);
  return match === null ? {} : { file: match[1], line: Number(match[2]) };
}
