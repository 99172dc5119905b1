import type { SiteClass, SiteFunction, SiteMethod, SiteNames } from '../../package/index.ts';
import type { ResultOf } from '../model/scripts.ts';

type Symbols = ResultOf<'symbols'>;

/**
 * Reads what `symbols.php` says that a site has. A plugin beside the package may have written it.
 *
 * @param versions of PHP and WordPress
 */
export function readSiteNames(
  { functions, classes, later, constants, hooks }: Symbols,
  versions: Pick<SiteNames, 'php' | 'wordpress'>,
): SiteNames {
  const unloaded = [...later].map(([key, owner]) => ({ name: key.slice(2), kind: key.slice(0, 2), owner }));
  const ofKind = (wanted: string) => unloaded.filter(({ kind }) => kind === wanted);
  return {
    ...versions,
    // Loaded names come last: more is known of them.
    functions: new Map([
      ...ofKind('f:').map(({ name, owner }) => [name, { owner, since: '', required: undefined }] as const),
      ...[...functions].map(([name, one]) => [name.toLowerCase(), toFunction(one)] as const),
    ]),
    classes: new Map([
      ...ofKind('c:').map(({ name, owner }) => [name, { ...UNKNOWN, owner }] as const),
      ...[...classes].map(([name, one]) => [name.toLowerCase(), toClass(one)] as const),
    ]),
    constants: new Set(constants),
    hooks,
  };
}

type Entry<List> = List extends ReadonlyMap<string, infer One> ? One : never;

function toFunction([owner, since, required]: Entry<Symbols['functions']>): SiteFunction {
  return { owner, since, required };
}

/** It takes any method, so nothing is said of them. */
const ANY: SiteMethod = {
  ...{ visibility: 'public', isStatic: false, isAbstract: false, isFinal: false },
  ...{ required: 0, most: Infinity },
};
const UNKNOWN: Omit<SiteClass, 'owner'> = {
  ...{ kind: 'class', isAbstract: false, isFinal: false, since: '', parents: [] },
  methods: new Map([
    ['__call', ANY],
    ['__callstatic', { ...ANY, isStatic: true }],
  ]),
};

function toClass([owner, since, kind, isAbstract, isFinal, parents, methods]: Entry<
  Symbols['classes']
>): SiteClass {
  return {
    ...{ owner, since, kind, isAbstract, isFinal },
    parents: parents.map((name) => name.toLowerCase()),
    methods: new Map([...methods].map(([name, one]) => [name.toLowerCase(), toMethod(one)] as const)),
  };
}

/** Source: PHP's ReflectionMethod::getModifiers(). */
const MODIFIERS = { protected: 2, private: 4, static: 16, final: 32, abstract: 64 } as const;

function toMethod([modifiers, required, most]: Entry<Entry<Symbols['classes']>[6]>): SiteMethod {
  const is = (name: keyof typeof MODIFIERS) => (modifiers & MODIFIERS[name]) !== 0;
  return {
    visibility: is('private') ? 'private' : is('protected') ? 'protected' : 'public',
    ...{ isStatic: is('static'), isFinal: is('final'), isAbstract: is('abstract') },
    required,
    most: most < 0 ? Infinity : most,
  };
}
