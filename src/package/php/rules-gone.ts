import { findMethod, findObject, type KnownObject, listUses, type Place } from './link.ts';
import { isKnown, listNeeds, type Needed, tellNeed } from './needs.ts';
import { toPrefix } from './prefixes.ts';
import {
  type Fault,
  faultAt,
  guardsOf,
  isPolyfill,
  isUnread,
  type PhpRule,
  type RuleContext,
  weighGuards,
} from './rule.ts';

/** Names that the previous version had, and that code still uses. */
export const GONE_RULES: readonly PhpRule[] = [
  {
    /**
     * Code calls a function that the previous version defined, and this one does not.
     *
     * @topic Code
     * @warning Only a text names it, as in `add_action( 'init', 'acme_start' )`, or a check for something else whose name begins alike is around it.
     * @silent Behind a check (`function_exists()`, a version, `file_exists()`, an own constant or function that answers
     * one of these), or where `Throwable` is caught.
     * @effect PHP stops with a fatal error where it is called.
     * @fix Define it again, or remove the call.
     */
    id: 'gone-function',
    severity: 'error',
    isOfBoth: true,
    effect: 'PHP stops with a fatal error there.',
    fix: 'Define it again, or remove the call.',
    find: (context) => findGone('functions', context),
  },
  {
    /**
     * Code uses a class, interface or trait that the previous version defined, and this one does not: with `new`, `extends`, `implements`, `use`
     * or `::`.
     *
     * @topic Code
     * @warning Only a text or `X::class` names it, or a check for something else whose name begins alike is around it.
     * @silent Types, `catch` and `instanceof`, and behind a check.
     * @effect PHP stops with a fatal error where it is used.
     * @fix Define it again, or remove the use.
     */
    id: 'gone-class',
    severity: 'error',
    isOfBoth: true,
    effect: 'PHP stops with a fatal error there.',
    fix: 'Define it again, or remove the use.',
    find: (context) => findGone('classes', context),
  },
  {
    /**
     * Code reads a constant that the previous version defined, and this one does not.
     *
     * @topic Code
     * @warning `constant( 'ACME_X' )`, or a check for something else whose name begins alike is around it.
     * @silent Behind `defined()`, and names that code puts together.
     * @effect From PHP 8 on, PHP stops with a fatal error where it is read.
     * @fix Define it again, or remove the use.
     */
    id: 'gone-constant',
    severity: 'error',
    isOfBoth: true,
    effect: 'From PHP 8 on, PHP stops with a fatal error there.',
    fix: 'Define it again, or remove the use.',
    find: (context) => findGone('constants', context),
  },
  {
    /**
     * Code calls a method that a class of the previous version had, and no class of this one has, on an object whose class is known.
     *
     * @topic Code
     * @warning The object is none of `$this`, `self`, `parent` or the class's name, or only an array or text names the method.
     * @silent Classes with `__call()`, or with a parent or trait that is not in the package, and objects whose class code does
     * not tell.
     * @effect PHP stops with a fatal error where it is called.
     * @fix Define it again, or remove the call.
     */
    id: 'gone-method',
    severity: 'error',
    isOfBoth: true,
    effect: 'PHP stops with a fatal error there.',
    fix: 'Define it again, or remove the call.',
    *find(context) {
      const { program, before } = context;
      for (const place of before === undefined ? [] : listUses(program)) {
        const { name, shown, via, isText } = place.use;
        if (!before?.methods.has(name) || program.methods.has(name)) continue;
        const on = findMissingOn(place, context)?.first.shown;
        if (on === undefined) continue;
        const isSure = /^(this|self|parent|name)$/.test(via ?? '') && isText !== true;
        yield faultAt(
          place,
          `${on}::${shown}`,
          `calls \`${on}::${shown}()\`, which the previous version had, and this one does not`,
          isSure ? undefined : 'warning',
        );
      }
    },
  },
];

function* findGone(kind: Needed, context: RuleContext): Generator<Fault> {
  const { program, before } = context;
  for (const need of before === undefined ? [] : listNeeds(program, kind)) {
    const { place, names, isText } = need;
    const owned = names.find(
      (each) =>
        owns(before?.[kind].get(each), context) ||
        (kind === 'classes' && owns(before?.aliases.get(each), context)),
    );
    if (owned === undefined || isKnown(need, context)) continue;
    const guards = guardsOf(place, context);
    const guard = weighGuards(guards, need.guards, context);
    if (guard === 'exact') continue;
    // Names of another owner say nothing of this one.
    const isNear =
      guard === 'other' &&
      guards.some((each) => each.charAt(1) === ':' && toPrefix(each.slice(2)) === toPrefix(owned));
    const shown =
      kind === 'classes' ? (before?.classes.get(owned)?.[0]?.fact.shown ?? need.shown) : need.shown;
    yield faultAt(
      place,
      kind === 'classes' ? shown : owned,
      `${tellNeed(need, shown)}, which the previous version defined, and this one does not`,
      isNear || isText ? 'warning' : undefined,
    );
  }
}

/** Whether the previous version had a name for its own: not as a polyfill, and in a file that this reading did not leave out. */
function owns(all: Parameters<typeof isPolyfill>[0], context: RuleContext): boolean {
  return all !== undefined && !isPolyfill(all) && !all.some(({ path }) => isUnread(path, context));
}

/** The class on which a method is called that it does not have; `undefined` if it may have it. */
export function findMissingOn(place: Place, context: RuleContext): KnownObject | undefined {
  const { kind, name, on } = place.use;
  if (kind !== 'method' && kind !== 'static-method') return undefined;
  const object = findObject(on, context.program, context.site);
  if (object?.lineage.isComplete !== true || /^(trait|interface)$/.test(object.first.kind)) return undefined;
  const guards = [`m:*::${name}`, `m:${object.type}::${name}`];
  const isGuarded = weighGuards(guardsOf(place, context), guards, context) !== undefined;
  return isGuarded || findMethod(name, object.lineage) !== undefined ? undefined : object;
}
