import { both, MAYBE, readName } from './guards.ts';
import { type Draft, readArguments, setOnce } from './declare.ts';
import { countArguments, ownerOf, use, useClass, viaOf } from './note.ts';
import {
  type Ast,
  keyOfConstant,
  lineOf,
  nameOf,
  resolveClass,
  resolveName,
  stringOf,
  toNode,
  toNodes,
} from './syntax-tree.ts';
import { readParts } from './values.ts';
import { classOf, type Step, typeOf, whenHooked } from './walk.ts';

/** Functions that call what their first arguments name, by the place of that argument. */
const CALLBACKS: Readonly<Record<string, number>> = {
  add_action: 1,
  add_filter: 1,
  add_shortcode: 1,
  register_activation_hook: 1,
  register_deactivation_hook: 1,
  register_uninstall_hook: 1,
  call_user_func: 0,
  call_user_func_array: 0,
  array_map: 0,
  array_filter: 1,
  array_walk: 1,
  usort: 1,
  uasort: 1,
  uksort: 1,
  register_shutdown_function: 0,
  spl_autoload_register: 0,
  set_error_handler: 0,
  add_meta_box: 2,
  add_settings_field: 2,
  add_settings_section: 2,
  preg_replace_callback: 1,
  ob_start: 0,
};
const FIRES = /^(do_action|apply_filters)$/;
const LISTENS = /^add_(action|filter)$/;

const isClosure = (node: Ast | undefined) => node?.kind === 'closure' || node?.kind === 'arrowfunc';

export function visitCall(step: Step, draft: Draft): readonly Step[] {
  const { node, at, scope } = step;
  const what = toNode(node['what']);
  const given = toNodes(node['arguments']);
  const inside = (each: Ast, more: Partial<Step> = {}): Step => ({
    ...step,
    node: each,
    at,
    next: 0,
    ...more,
  });
  if (isClosure(what))
    return [
      ...(what === undefined ? [] : [inside(what, { isPlaced: true })]),
      ...given.map((each) => inside(each)),
    ];
  if (what?.kind !== 'name') {
    if (DEFINING.test(nameOf(what?.['offset']))) noteConstant(given, step, draft);
    const isBinding = /^(bind|bindto|call|macro)$/i.test(nameOf(what?.['offset']));
    const bound = isBinding ? { scope: { ...scope, isBound: true } } : {};
    // `( $this->start )()` calls what the property holds.
    const isValue = what?.['parenthesizedExpression'] === true;
    return [
      ...(what === undefined ? [] : isValue ? [inside(what)] : visitMember(inside(what), draft, node)),
      ...given.map((each) => inside(each, bound)),
    ];
  }
  const { shown, fallback } = resolveName(what, scope.names, 'functions');
  const name = (fallback ?? shown).toLowerCase();
  use(step, draft, {
    kind: 'function',
    name: shown.toLowerCase(),
    shown,
    fallback: fallback?.toLowerCase(),
    ...countArguments(node),
  });
  noteCall(name, given, step, draft);
  const place = CALLBACKS[name];
  const callback = place === undefined ? undefined : given[place];
  if (callback === undefined) return given.map((each) => inside(each));
  const hook = LISTENS.test(name) ? (stringOf(given[0]) ?? '*') : undefined;
  const waits =
    name === 'register_activation_hook'
      ? { when: 'activation' as const, guards: [] }
      : name === 'call_user_func'
        ? { when: 'always' as const, guards: [] }
        : name === 'add_filter'
          ? { ...MAYBE, guards: whenHooked(hook).guards }
          : hook === undefined
            ? MAYBE
            : whenHooked(hook);
  const then = { ...step, at: both(at, waits) };
  const target = nameCallback(callback, then, draft);
  if (hook !== undefined && stringOf(given[0]) !== undefined) {
    const accepted = given[3] === undefined ? 1 : Number(given[3]['value']);
    const required = isClosure(callback)
      ? String(readArguments(callback).filter(({ isRequired }) => isRequired).length)
      : target;
    use(step, draft, {
      kind: 'listen',
      name: hook,
      shown: hook,
      on: required,
      given: accepted >= 0 ? accepted : undefined,
    });
  }
  return given.map((each) =>
    each === callback ? inside(each, { at: then.at, isPlaced: true }) : inside(each),
  );
}

const DEFINING = /define/i;

/** A constant that a call defines; if its name is not known, that is one of the texts in the file. */
function noteConstant([first, second]: readonly Ast[], { node, at, scope }: Step, draft: Draft): void {
  const constant = stringOf(first)?.replace(/^\\/, '');
  if (constant === undefined) draft.definesTexts = true;
  else if (/^[\w\\]+$/.test(constant))
    draft.constants.push({
      name: keyOfConstant(constant),
      line: lineOf(node),
      at,
      value: readParts(second, scope),
    });
}

/** Notes what a call of PHP or WordPress means. */
function noteCall(name: string, given: readonly Ast[], step: Step, draft: Draft): void {
  const { node, at, scope } = step;
  const [first, second] = given;
  if (/(^|_)define(_|$)/.test(name)) noteConstant(given, step, draft);
  else if (name === 'class_alias') {
    const [of, alias] = [readName(first, scope.names), readName(second, scope.names)];
    if (alias !== undefined) draft.aliases.push({ name: alias, line: lineOf(node), at, of: of ?? '' });
  } else if (name === 'spl_autoload_register') draft.isAutoloader = true;
  else if (/^func_(get_args?|num_args)$/.test(name)) scope.unit.isOpen = true;
  else if (FIRES.test(name)) {
    const hook = stringOf(first);
    const { given: count } = countArguments(node);
    if (hook !== undefined)
      use(step, draft, {
        kind: 'fire',
        name: hook,
        shown: hook,
        given: count === undefined ? undefined : count - 1,
      });
  } else if (name === 'constant') {
    const constant = stringOf(first)?.replace(/^\\/, '');
    if (constant !== undefined && !constant.includes('::'))
      use(step, draft, { kind: 'constant', name: keyOfConstant(constant), shown: constant, isText: true });
  } else if (
    /^(glob|scandir|register_block_type(_from_metadata)?)$/.test(name) ||
    /(^|_)(load|require|include)(_\w+)?$/.test(name)
  )
    scope.unit.loads.push({
      keyword: name,
      path: readParts(first, scope),
      line: lineOf(node),
      at,
      isGuarded: true,
    });
}

/** Notes the function that a text names, and returns its name, or that of the method in an array. */
function nameCallback(callback: Ast, step: Step, draft: Draft): string | undefined {
  const { scope } = step;
  const text = readName(callback, scope.names);
  if (text !== undefined && /^[\w\\]+(::\w+)?$/.test(text)) {
    const [on = '', method] = text.split('::');
    const shown = stringOf(callback) ?? text;
    if (method === undefined) use(step, draft, { kind: 'function', name: text, shown, isText: true });
    else use(step, draft, { kind: 'static-method', name: method, shown, on, via: 'name', isText: true });
    return text;
  }
  const [object, method] = toNodes(callback['items']).map((item) => toNode(item['value']));
  const name = stringOf(method);
  if (callback.kind !== 'array' || name === undefined) return undefined;
  const on =
    stringOf(object) === undefined
      ? ownerOf(object, scope)
      : stringOf(object)?.replace(/^\\/, '').toLowerCase();
  if (stringOf(object) !== undefined)
    use(step, draft, {
      kind: 'method',
      name: name.toLowerCase(),
      shown: name,
      on,
      via: 'name',
      isText: true,
    });
  return on === undefined ? undefined : `${on}::${name.toLowerCase()}`;
}

/** `[ $this, 'start' ]` anywhere names a method. */
export function nameMethod(step: Step, draft: Draft): void {
  const items = toNodes(step.node['items']);
  if (items.length !== 2) return;
  const [object, method] = items.map((item) =>
    toNode(item['key']) === undefined ? toNode(item['value']) : undefined,
  );
  const name = stringOf(method);
  if (object === undefined || name === undefined || !/^\w+$/.test(name) || stringOf(object) !== undefined)
    return;
  const on = ownerOf(object, step.scope);
  if (on === undefined) return;
  const via = viaOf(object, step.scope);
  use(step, draft, { kind: 'method', name: name.toLowerCase(), shown: name, on, via, isText: true });
}

export function visitNew(step: Step, draft: Draft): readonly Step[] {
  const { node, scope } = step;
  const what = toNode(node['what']);
  const given = toNodes(node['arguments']).map((each) => ({
    ...step,
    node: each,

    next: 0,
  }));
  const on = classOf(what, scope);
  if (what?.kind === 'name') {
    const shown = resolveClass(what, scope.names);
    use(step, draft, {
      kind: 'new',
      name: shown.toLowerCase(),
      shown,
      on: shown.toLowerCase(),
      via: 'name',
      ...countArguments(node),
    });
  } else if (what?.kind === 'selfreference' && on !== undefined)
    use(step, draft, { kind: 'new', name: on, shown: 'self', on, via: 'self', ...countArguments(node) });
  else if (what !== undefined && what.kind !== 'staticreference')
    return [{ ...step, node: what, next: 0 }, ...given];
  if (on !== undefined)
    given
      .slice(0, 2)
      .forEach((each, index) =>
        setOnce(draft.values, `new ${on}#${index}`, readParts(each.node, scope), [{ any: true }]),
      );
  return given;
}

/** A member that is read, or called if there is a call. */
export function visitMember(step: Step, draft: Draft, call?: Ast): readonly Step[] {
  const { node, scope } = step;
  const what = toNode(node['what']);
  const offset = toNode(node['offset']);
  const isStatic = node.kind === 'staticlookup';
  const isLookup = isStatic || node.kind.endsWith('propertylookup');
  const inner = [
    ...(what?.kind === 'name' && isStatic ? [] : [what]),
    ...(offset?.kind === 'identifier' ? [] : [offset]),
  ].flatMap((each) => (each === undefined ? [] : [{ ...step, node: each, next: 0 }]));
  if (!isLookup) return [{ ...step, next: 0 }];
  const name = nameOf(offset);
  const isNamed =
    offset?.kind === 'identifier' || (isStatic && offset?.kind === 'variable' && call === undefined);
  const on = isStatic ? classOf(what, scope) : typeOf(what, scope);
  if (isStatic && what?.kind === 'name')
    useClass(step, draft, what, { isSoft: name === 'class' || step.isAsked });
  if (!isNamed || name === '' || name === 'class') return inner;
  const via = isStatic && what?.kind === 'variable' ? 'unknown' : viaOf(what, scope);
  const kind =
    call !== undefined
      ? isStatic
        ? 'static-method'
        : 'method'
      : isStatic
        ? offset.kind === 'variable'
          ? 'static-property'
          : 'class-constant'
        : 'property';
  const isMethod = call !== undefined;
  const found = {
    kind,
    name: isMethod ? name.toLowerCase() : name,
    shown: name,
    on,
    via,
    ...(step.isAsked && !isMethod ? { isSoft: true } : {}),
  } as const;
  if (isMethod || on !== undefined) use(step, draft, { ...found, ...(isMethod ? countArguments(call) : {}) });
  return inner;
}
