import { quoteName } from '../../shared/quote.ts';
import { compareVersions } from '../wordpress/version.ts';
import {
  countRequired,
  findMethod,
  findObject,
  type KnownObject,
  type Lineage,
  listUses,
  type Place,
  traceClass,
} from './link.ts';
import type { PhpClass, PhpMethod, SiteMethod, Visibility } from './model.ts';
import {
  at,
  type Fault,
  faultAt,
  guardsOf,
  isPolyfill,
  type PhpRule,
  type RuleContext,
  weighGuards,
} from './rule.ts';
import { findMissingOn } from './rules-gone.ts';
import { lastPart } from './syntax-tree.ts';

/** Classes whose members do not fit together. */
export const CLASS_RULES: readonly PhpRule[] = [
  {
    /**
     * Code calls a method that the class of its object, whose parents and traits are all known, does not have.
     *
     * @topic Code
     * @warning The class may be another one: it has children, or it is neither created with `new` nor called by its name; only an array names
     * the method.
     * @silent Classes with `__call()`, or with a parent or trait that is not known (those of WordPress are known in a rehearsal), and
     * behind `method_exists()`.
     * @effect PHP stops with a fatal error where it is called.
     * @fix Correct the name, or add the method.
     */
    id: 'undefined-method',
    severity: 'error',
    effect: 'PHP stops with a fatal error there.',
    fix: 'Correct the name, or add the method.',
    *find(context) {
      const { program, before } = context;
      const created = findCreated(context);
      for (const place of program.hasEval ? [] : listUses(program)) {
        const { name, shown, via, isText } = place.use;
        // Freemius cuts these out of the free edition, with what calls them.
        if (name.endsWith('__premium_only')) continue;
        // The rule for methods that are gone tells of these.
        if (before?.methods.has(name) === true && !program.methods.has(name)) continue;
        const object = findMissingOn(place, context);
        if (object === undefined) continue;
        const { type, first } = object;
        const isExact = via === 'new' || via === 'name';
        if (!isExact && hasChildWith(name, type, program)) continue;
        const isOnly = (via === 'this' || via === 'self') && !program.parents.has(type) && created.has(type);
        const isSure = isExact || via === 'parent' || first.isFinal || isOnly;
        const missing = first.shown;
        yield faultAt(
          place,
          `${missing}::${shown}`,
          `calls \`${missing}::${shown}()\`, and the class has no such method`,
          isSure && isText !== true ? undefined : 'warning',
        );
      }
    },
  },
  {
    /**
     * A method does not fit that of its parent or interface: it requires more arguments, takes fewer, is static where that is not, is less visible, or
     * overrides a final one; a class that is not abstract lacks an abstract method.
     *
     * @topic Code
     * @warning The number of arguments differs, and the package declares a PHP below 8, which only warns of that.
     * @silent Constructors, private methods, types of arguments, and parents that are not known (those of WordPress are known in a rehearsal).
     * @effect PHP stops with a fatal error where the class is loaded.
     * @fix Give the method the arguments of the one that it overrides.
     */
    id: 'bad-override',
    severity: 'error',
    effect: 'PHP stops with a fatal error where the class is loaded.',
    fix: 'Give the method the arguments, `static` and visibility of the one that it overrides, or add what is missing.',
    *find(context) {
      for (const [path, { classes }] of context.program.own)
        for (const each of classes)
          if (context.program.classes.get(each.name)?.length === 1) yield* judgeClass(each, path, context);
    },
  },
  {
    /**
     * Code uses a member in a way that its class no longer allows: a private or protected one from outside, one that is not static as static, an abstract class
     * with `new`, an argument by a name that it does not have.
     *
     * @topic Code
     * @warning The class of the object is only declared, or may be a child.
     * @silent Classes with `__call()` or `__get()`, or with unknown parents.
     * @effect PHP stops with a fatal error there.
     * @fix Change the use, or the member back.
     */
    id: 'changed-member',
    severity: 'error',
    effect: 'PHP stops with a fatal error there.',
    fix: 'Change the use, or the member back.',
    *find(context) {
      for (const place of listUses(context.program)) yield* judgeMember(place, context);
    },
  },
  {
    /**
     * Two files that are loaded on every request define one function or class, and neither asks first whether it exists; or code asks for
     * a class, and then loads a library's file with one of another namespace.
     *
     * @topic Code
     * @silent Files that are loaded on a condition.
     * @effect PHP stops with a fatal error at the second.
     * @fix Remove one, or ask `function_exists()` or `class_exists()` first.
     */
    id: 'redeclared',
    severity: 'warning',
    effect: 'If both are loaded, PHP stops with a fatal error at the second.',
    fix: 'Remove one, or ask `function_exists()` or `class_exists()` first.',
    *find({ program, reach, followed: { entered } }) {
      yield* findOtherNames(program);
      for (const [name, all] of [...program.functions, ...program.classes]) {
        const open = all.filter(
          ({ fact, path }) =>
            program.isOwn(path) &&
            entered.has(path) &&
            fact.at.when === 'always' &&
            fact.at.guards.length === 0 &&
            (reach.guards.get(path)?.length ?? 1) === 0,
        );
        const [first, second] = open;
        if (first === undefined || second === undefined || isPolyfill(all) || first.path === second.path)
          continue;
        const { fact, path } = second;
        yield {
          key: name,
          name: fact.shown,
          message: `${at(fact.line, path)} defines \`${fact.shown}\`, as line ${first.fact.line} of \`${first.path}\` does.`,
          path,
          line: fact.line,
        };
      }
    },
  },
];

/** Loads of libraries behind a check for the class that the file declares, but for its namespace. */
function* findOtherNames({ own, index, locate, isOwn }: RuleContext['program']): Generator<Fault> {
  for (const [path, { units }] of own)
    for (const load of units.flatMap(({ loads }) => loads)) {
      const asked = load.at.guards.flatMap((guard) => (guard.startsWith('!c:') ? guard.slice(3) : []));
      const target = asked.length === 0 ? undefined : locate(load.path, path);
      const { classes = [] } = index.files.get(target ?? '') ?? {};
      const lasts = new Set(asked.map(lastPart));
      const like = classes.filter(
        ({ name, at: { guards } }) => guards.length === 0 && lasts.has(lastPart(name)),
      );
      const [other] = like;
      // Nobody else has the plugin's own files.
      if (target === undefined || other === undefined || isOwn(target)) continue;
      if (like.some(({ name }) => asked.includes(name))) continue;
      yield {
        key: `asked|${other.name}`,
        name: other.shown,
        message: `${at(load.line, path)} asks for a class of another name before it loads ${quoteName(target)}, which defines \`${other.shown}\`.`,
        effect: 'Where another plugin has loaded the same class, PHP stops with a fatal error.',
        fix: `Ask for \`${other.shown}\`.`,
        path,
        line: load.line,
      };
    }
}

/** Whether a class below this one has the method. */
function hasChildWith(name: string, type: string, { classes, parents }: RuleContext['program']): boolean {
  if (!parents.has(type)) return false;
  const below = new Set([type]);
  for (let size = 0; size !== below.size;) {
    size = below.size;
    for (const [each, all] of classes)
      if (all.some(({ fact }) => fact.parents.some((parent) => below.has(parent)))) below.add(each);
  }
  return [...below].some((each) =>
    classes.get(each)?.some(({ fact }) => fact.methods.some((one) => one.name === name)),
  );
}

/** Classes that code creates with `new`, or calls by their names. */
function findCreated({ program }: RuleContext): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { use } of listUses(program)) if (use.on !== undefined && use.via === 'name') found.add(use.on);
  for (const each of [...found])
    if (program.aliases.has(each)) found.add(program.aliases.get(each)?.[0]?.fact.of ?? '');
  return found;
}

const RANK: Readonly<Record<Visibility, number>> = { public: 0, protected: 1, private: 2 };
const mostOf = (method: PhpMethod | SiteMethod) =>
  'arguments' in method
    ? method.arguments.some(({ isVariadic }) => isVariadic)
      ? Infinity
      : method.arguments.length
    : method.most;

function* judgeClass(each: PhpClass, path: string, context: RuleContext): Generator<Fault> {
  for (const [line, name, says, severity] of [
    ...findFinalParents(each, context),
    ...findMisfits(each, context),
    ...findLacking(each, context),
  ])
    yield {
      key: `${each.name}|${name}|${says.replace(/\d+/g, '')}`,
      name: `${each.shown}::${name}`,
      message: `${at(line, path)} ${says}.`,
      path,
      line,
      ...(severity && { severity }),
    };
}

type Misfit = readonly [line: number, name: string, says: string, severity?: 'warning' | undefined];

function* findFinalParents({ parents, line }: PhpClass, { program, site }: RuleContext): Generator<Misfit> {
  for (const name of parents) {
    const parent = program.classes.get(name)?.[0]?.fact ?? site?.classes.get(name);
    if (parent?.isFinal === true) yield [line, name, `extends \`${name}\`, which is final`];
  }
}

function* findMisfits(each: PhpClass, { program, site }: RuleContext): Generator<Misfit> {
  const { requiresPhp } = program.index;
  const isOld = requiresPhp !== '' && compareVersions(requiresPhp, '8.0') < 0;
  const lineages = [...each.parents, ...each.interfaces].map((name) => traceClass(name, program, site));
  for (const method of each.methods.filter(isInherited))
    for (const { of, method: parent } of lineages.flatMap((above) =>
      findOverridden(method, above, program),
    )) {
      const refused = explainMisfit(method, parent);
      const says = refused ?? explainCount(method, parent);
      const where = of === undefined ? 'its parent' : `\`${of.shown}\``;
      const what = `declares \`${each.shown}::${method.shown}()\`, which ${says} in ${where}`;
      // PHP 7 only warns of the number of arguments.
      const severity = refused === undefined && isOld ? 'warning' : undefined;
      if (says !== undefined) yield [method.line, method.name, what, severity];
    }
}

const isInherited = ({ visibility, name }: PhpMethod) => visibility !== 'private' || name === '__construct';

/** The method that another one has to fit, if it is known for certain. */
function findOverridden({ name }: PhpMethod, above: Lineage, { classes }: RuleContext['program']) {
  const found = findMethod(name, above);
  if (found === undefined || found === 'magic' || found.method.visibility === 'private') return [];
  const { of, method } = found;
  const isOnly = of === undefined || (of.kind !== 'trait' && classes.get(of.name)?.length === 1);
  return isOnly && (name !== '__construct' || method.isAbstract) ? [found] : [];
}

/** Abstract methods that a class has to have, and does not. */
function* findLacking(each: PhpClass, { program, site }: RuleContext): Generator<Misfit> {
  if (each.kind !== 'class' || each.isAbstract || each.name.startsWith('class@')) return;
  const whole = traceClass(each.name, program, site);
  if (!whole.isComplete) return;
  const members = listMembers(whole);
  const given = members.filter(([, { isAbstract }]) => !isAbstract).map(([name]) => name);
  const has = new Set([
    ...[...given, ...each.methods.map(({ name }) => name)],
    ...whole.own.flatMap(({ traitNames }) => traitNames),
  ]);
  for (const name of new Set(members.map(([member]) => member)))
    if (!has.has(name))
      yield [each.line, name, `declares \`${each.shown}\`, which lacks the abstract method \`${name}()\``];
}

/** Why PHP refuses a method beside that of its parent. Source: PHP's Zend/zend_inheritance.c. */
function explainMisfit(method: PhpMethod, parent: PhpMethod | SiteMethod): string | undefined {
  if (parent.isFinal) return 'is final';
  if (method.isStatic !== parent.isStatic) return parent.isStatic ? 'is static' : 'is not static';
  return RANK[method.visibility] > RANK[parent.visibility] ? `is ${parent.visibility}` : undefined;
}

/** Why PHP 8 refuses the arguments of a method. */
function explainCount(method: PhpMethod, parent: PhpMethod | SiteMethod): string | undefined {
  const [required, most] = [countRequired(parent), mostOf(parent)];
  if (countRequired(method) > required) return `requires only ${required} arguments`;
  return mostOf(method) < most && most !== Infinity ? `takes ${most} arguments` : undefined;
}

function listMembers({ own, ofSite }: Lineage) {
  return [
    ...own.flatMap(({ methods }) => methods.map((each) => [each.name, each] as const)),
    ...ofSite.flatMap(({ methods }) => [...methods]),
  ];
}

function* judgeMember(place: Place, context: RuleContext): Generator<Fault> {
  const { kind, on, via, shown, isText } = place.use;
  if (!/^(new|method|static-method|property|static-property)$/.test(kind)) return;
  const object = findObject(on, context.program, context.site);
  if (object === undefined || !object.isOnly || object.first.kind === 'trait') return;
  const { first } = object;
  const isExact = /^(new|name|self|parent)$/.test(via ?? '') || first.isFinal;
  const isInstance = kind === 'new';
  const isSure = isInstance ? via === 'name' : isExact && isText !== true;
  const says = isInstance
    ? explainNew(first)
    : kind.endsWith('property')
      ? explainProperty(place, object, context)
      : explainCall(place, object, context);
  if (says === undefined) return;
  const name = isInstance ? first.shown : `${first.shown}::${shown}`;
  yield faultAt(place, name, says, isSure ? undefined : 'warning');
}

const explainNew = ({ isAbstract, kind, shown }: PhpClass) =>
  isAbstract || kind === 'interface' ? `creates \`${shown}\`, which is abstract` : undefined;

const hasOneOf = (names: readonly string[], lineage: Lineage) =>
  names.some((name) => findMethod(name, lineage) !== undefined);

function explainProperty(
  { use, unit }: Place,
  { first, lineage, type }: KnownObject,
  context: RuleContext,
): string | undefined {
  const all = lineage.own.flatMap(({ properties }) => properties);
  const visibility = all.find(({ name }) => name === use.name)?.visibility ?? 'public';
  if (visibility === 'public' || !lineage.isComplete || use.isSoft === true) return undefined;
  if (hasOneOf(['__get', '__set'], lineage) || isRelated(unit.owner, type, context)) return undefined;
  return `uses \`${first.shown}::$${use.shown}\`, which is ${visibility}`;
}

function explainCall(
  place: Place,
  { first, lineage, type }: KnownObject,
  context: RuleContext,
): string | undefined {
  const { kind, name, via, named = [], shown } = place.use;
  const found = findMethod(name, lineage);
  if (found === undefined || found === 'magic' || (!lineage.isComplete && found.of !== first))
    return undefined;
  if (weighGuards(guardsOf(place, context), [`m:*::${name}`], context) !== undefined) return undefined;
  const { method } = found;
  const who = `\`${first.shown}::${shown}()\``;
  const isOpen = isRelated(place.unit.owner, type, context) || hasOneOf(['__call', '__callstatic'], lineage);
  if (!isOpen && method.visibility !== 'public') return `calls ${who}, which is ${method.visibility}`;
  const isStatic = kind === 'static-method' && via === 'name';
  if (!isOpen && isStatic && !method.isStatic && !method.isAbstract)
    return `calls ${who} as static, which it is not`;
  const names = 'arguments' in method ? method.arguments : [];
  if (names.some(({ isVariadic }) => isVariadic) || !('arguments' in method)) return undefined;
  const lost = named.find((each) => !names.some((argument) => argument.name === each));
  return lost === undefined ? undefined : `passes \`${lost}\` by name to ${who}, which has no such argument`;
}

/** Whether code in one class may use protected members of another. */
function isRelated(owner: string, type: string, { program, site }: RuleContext): boolean {
  if (owner === '' || owner === type) return owner !== '';
  const [inner, outer] = [traceClass(owner, program, site), traceClass(type, program, site)];
  const names = new Set(outer.own.map(({ name }) => name));
  return (
    !inner.isComplete ||
    program.classes.get(owner)?.[0]?.fact.kind === 'trait' ||
    inner.own.some(({ name }) => names.has(name)) ||
    owner.startsWith('class@')
  );
}
