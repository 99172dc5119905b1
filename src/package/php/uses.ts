import { readArguments } from './declare.ts';
import { ALWAYS, both, MAYBE, readName } from './guards.ts';
import type { Conditions, PhpUse } from './model.ts';
import { noteOther, noteReceiver, SETS_ANY } from './receivers.ts';
import { into, type Scope, setOnce, type Step, use } from './scope.ts';
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
import { classOf, ownerOf, typeOf, useClass, viaOf } from './types.ts';
import { ANY, readParts } from './values.ts';

/** Functions that call what their first arguments name, by the place of that argument. */
const CALLBACKS: Readonly<Record<string, number>> = {
  ...{ call_user_func: 0, call_user_func_array: 0, array_map: 0, ob_start: 0, set_error_handler: 0 },
  ...{ register_shutdown_function: 0, spl_autoload_register: 0, add_action: 1, add_filter: 1 },
  ...{ add_shortcode: 1, register_activation_hook: 1, register_deactivation_hook: 1 },
  ...{ register_uninstall_hook: 1, array_filter: 1, array_walk: 1, usort: 1, uasort: 1, uksort: 1 },
  ...{ preg_replace_callback: 1, add_meta_box: 2, add_settings_field: 2, add_settings_section: 2 },
  ...{ add_menu_page: 4, add_submenu_page: 5, add_options_page: 4, add_management_page: 4 },
  ...{ add_theme_page: 4, add_plugins_page: 4, add_users_page: 4, add_dashboard_page: 4 },
  ...{ add_posts_page: 4, add_pages_page: 4, add_media_page: 4, add_comments_page: 4 },
};

/** Functions that ask whether a class exists, or whether an object is one. */
const ASKS = /^((class|interface|trait|enum|method|property)_exists|is_(a|subclass_of|callable))$/;

/** When functions run that wait for a hook which WordPress always fires. */
const HOOKS: Readonly<Record<string, Conditions>> = {
  ...{ muplugins_loaded: ALWAYS, plugins_loaded: ALWAYS, setup_theme: ALWAYS, after_setup_theme: ALWAYS },
  ...{ init: ALWAYS, wp_loaded: ALWAYS, widgets_init: ALWAYS },
  ...{ admin_init: { when: 'admin', guards: [] }, admin_menu: { when: 'admin', guards: [] } },
};

/** When a function runs that a call passes on. */
function whenCalled(name: string, hook: string | undefined): Conditions {
  if (name === 'register_activation_hook') return { when: 'activation', guards: [] };
  if (name === 'call_user_func') return ALWAYS;
  if (hook === undefined) return MAYBE;
  const waits = HOOKS[hook] ?? { when: 'maybe', guards: [`h:${hook}`] };
  return name === 'add_filter' ? { ...waits, when: 'maybe' } : waits;
}

const isClosure = (node: Ast | undefined) => node?.kind === 'closure' || node?.kind === 'arrowfunc';

/** A call of a function, or of a member, or of what an expression holds. */
export function visitCall(step: Step): readonly Step[] {
  const { node, scope } = step;
  const what = toNode(node['what']);
  const given = toNodes(node['arguments']);
  if (isClosure(what)) return [...into(step, what, { isPlaced: true }), ...into(step, given)];
  if (what?.kind !== 'name') {
    const name = nameOf(what?.['offset']);
    if (/define/i.test(name)) noteConstant(given, step);
    const bound = /^(bind|bindto|call|macro)$/i.test(name) ? { scope: { ...scope, isBound: true } } : {};
    // `( $this->start )()` calls what the property holds.
    const isValue = what?.['parenthesizedExpression'] === true;
    const called = into(step, what).flatMap((each) => (isValue ? [each] : visitMember(each, node)));
    return [...called, ...into(step, given, bound)];
  }
  const { shown, fallback } = resolveName(what, scope.names, 'functions');
  const name = (fallback ?? shown).toLowerCase();
  const found = { kind: 'function', name: shown.toLowerCase(), shown } as const;
  use(step, { ...found, fallback: fallback?.toLowerCase(), ...countArguments(node) });
  noteCall(name, given, step);
  const callback = given[CALLBACKS[name] ?? given.length];
  if (callback === undefined) return into(step, given, ASKS.test(name) ? { isAsked: true } : {});
  const hook = /^add_(action|filter)$/.test(name) ? (stringOf(given[0]) ?? '*') : undefined;
  const at = both(step.at, whenCalled(name, hook));
  const target = nameCallback(callback, { ...step, at });
  if (hook !== undefined) noteUpdateFilter(given, target, step);
  if (hook !== undefined && hook !== '*') noteListener(hook, target, given, { ...step, at });
  return given.flatMap((each) => into(step, each, each === callback ? { at, isPlaced: true } : {}));
}

/** A filter of updates, also of a library. */
function noteUpdateFilter([name, callback]: readonly Ast[], target: string | undefined, step: Step): void {
  const { node, at, scope } = step;
  const hook = scope.text.includes('update_plugins') ? readParts(name, scope) : [''];
  const [first] = hook;
  if (typeof first === 'string' && !first.includes('update_plugins')) return;
  const called = isClosure(callback) ? scope.unit.name : (target ?? '');
  scope.unit.updates.push({ hook, callback: called, line: lineOf(node), at });
}

function noteListener(hook: string, target: string | undefined, given: readonly Ast[], step: Step): void {
  const [, callback, , count] = given;
  const accepted = count === undefined ? 1 : Number(count['value']);
  const on =
    callback !== undefined && isClosure(callback)
      ? String(readArguments(callback).filter(({ isRequired }) => isRequired).length)
      : target;
  use(step, { kind: 'listen', name: hook, shown: hook, on, given: accepted >= 0 ? accepted : undefined });
}

/** A constant that a call defines; if its name is not known, that is one of the texts in the file. */
function noteConstant([first, second]: readonly Ast[], { node, at, scope }: Step): void {
  const constant = stringOf(first)?.replace(/^\\/, '');
  if (constant === undefined) scope.draft.definesTexts = true;
  else if (/^[\w\\]+$/.test(constant)) {
    const value = readParts(second, scope);
    scope.draft.constants.push({ name: keyOfConstant(constant), line: lineOf(node), at, value });
  }
}

const LOADS = /^(glob|scandir|register_block_type(_from_metadata)?)$|(^|_)(load|require|include)(_\w+)?$/;

/** Notes what a call of PHP or WordPress means. */
function noteCall(name: string, given: readonly Ast[], step: Step): void {
  const { node, at, scope } = step;
  const [first, second] = given;
  const text = stringOf(first);
  if (/(^|_)define(_|$)/.test(name)) noteConstant(given, step);
  else if (name === 'class_alias') {
    const [of = '', alias] = [readName(first, scope.names), readName(second, scope.names)];
    if (alias !== undefined) scope.draft.aliases.push({ name: alias, line: lineOf(node), at, of });
  } else if (name === 'spl_autoload_register') scope.draft.isAutoloader = true;
  else if (/^func_(get_args?|num_args)$/.test(name)) scope.unit.isOpen = true;
  else if (SETS_ANY.test(name)) noteOther('', scope);
  else if (name === 'do_action' || name === 'apply_filters') {
    const { given: all } = countArguments(node);
    const count = all === undefined ? undefined : all - 1;
    if (text !== undefined) use(step, { kind: 'fire', name: text, shown: text, given: count });
  } else if (name === 'constant') {
    const shown = text?.replace(/^\\/, '') ?? '::';
    if (!shown.includes('::'))
      use(step, { kind: 'constant', name: keyOfConstant(shown), shown, isText: true });
  } else if (LOADS.test(name)) {
    const path = readParts(first, scope);
    scope.unit.loads.push({ keyword: name, path, line: lineOf(node), at, isGuarded: true });
  }
}

/** The number of arguments, and the named ones; `undefined` if code spreads a list. */
function countArguments(node: Ast): Pick<PhpUse, 'given' | 'named'> {
  const given = toNodes(node['arguments']);
  if (given.some(({ kind }) => kind === 'variadic' || kind === 'variadicplaceholder')) return {};
  const named = given.filter(({ kind }) => kind === 'namedargument').map(nameOf);
  return named.length > 0 ? { named } : { given: given.length };
}

/** Notes the function that a text names, and returns its name, or that of the method in an array. */
function nameCallback(callback: Ast, step: Step): string | undefined {
  const text = readName(callback, step.scope.names);
  const via = { via: 'name', isText: true } as const;
  if (text !== undefined && /^[\w\\]+(::\w+)?$/.test(text)) {
    const [on = '', name] = text.split('::');
    const shown = stringOf(callback) ?? text;
    if (name === undefined) use(step, { kind: 'function', name: text, shown, isText: true });
    else use(step, { kind: 'static-method', name, shown, on, ...via });
    return text;
  }
  const [object, method] = toNodes(callback['items']).map((item) => toNode(item['value']));
  const shown = stringOf(method);
  if (callback.kind !== 'array' || shown === undefined) return undefined;
  const name = shown.toLowerCase();
  const named = stringOf(object)?.replace(/^\\/, '').toLowerCase();
  const on = named ?? ownerOf(object, step.scope);
  if (named !== undefined) use(step, { kind: 'method', name, shown, on, ...via });
  return on === undefined ? undefined : `${on}::${name}`;
}

/** `[ $this, 'start' ]` anywhere names a method. */
export function nameMethod(step: Step): void {
  const items = toNodes(step.node['items']);
  const [object, method] = items.map((item) => (toNode(item['key']) ? undefined : toNode(item['value'])));
  const shown = stringOf(method) ?? '';
  if (items.length !== 2 || !/^\w+$/.test(shown) || stringOf(object) !== undefined) return;
  const on = ownerOf(object, step.scope);
  const via = viaOf(object, step.scope);
  if (on !== undefined)
    use(step, { kind: 'method', name: shown.toLowerCase(), shown, on, via, isText: true });
}

/** Files and options are among the first arguments. */
const readTaken = (call: Ast, scope: Scope) =>
  toNodes(call['arguments'])
    .slice(0, 4)
    .map((each) => readParts(each, scope));

export function visitNew(step: Step): readonly Step[] {
  const { node, scope } = step;
  const what = toNode(node['what']);
  const given = toNodes(node['arguments']);
  const on = classOf(what, scope);
  const isName = what?.kind === 'name';
  const takes = readTaken(node, scope);
  if (isName || (what?.kind === 'selfreference' && on !== undefined)) {
    const shown = isName ? resolveClass(what, scope.names) : 'self';
    const via = isName ? 'name' : 'self';
    use(step, { kind: 'new', name: on ?? '', shown, on, via, takes, ...countArguments(node) });
  } else if (what !== undefined && what.kind !== 'staticreference') return into(step, [what, ...given]);
  for (const [at, parts] of on === undefined ? [] : takes.slice(0, 2).entries())
    setOnce(scope.draft.values, `new ${on}#${at}`, parts, ANY);
  return into(step, given);
}

/** A member that is read, or called if there is a call. */
export function visitMember(step: Step, call?: Ast): readonly Step[] {
  const { node } = step;
  const isStatic = node.kind === 'staticlookup';
  if (!isStatic && !node.kind.endsWith('propertylookup')) return into(step, node);
  const [what, offset] = [toNode(node['what']), toNode(node['offset'])];
  const shown = nameOf(offset);
  const isNamed = offset?.kind === 'identifier';
  const isClass = isStatic && what?.kind === 'name';
  if (isClass) useClass(step, what, step.isAsked, shown === 'class');
  if (shown !== '' && shown !== 'class') {
    const isVariable = isStatic && offset?.kind === 'variable';
    if (isNamed && call !== undefined) useMethod(step, call, shown);
    else if (isNamed || (isVariable && call === undefined)) useProperty(step, isVariable, shown);
  }
  const isNoted = call !== undefined && noteVariable(step, what);
  return into(step, [isClass || isNoted ? [] : what, isNamed ? [] : offset].flat());
}

/** Notes a variable on which a method is called. @returns whether that says all about it */
function noteVariable(step: Step, what: Ast | undefined): boolean {
  if (what?.kind !== 'variable' || step.node.kind !== 'propertylookup') return false;
  noteReceiver(step, what);
  return typeof what['name'] === 'string' && nameOf(what) !== 'this';
}

function useMethod(step: Step, call: Ast, shown: string): void {
  const isStatic = step.node.kind === 'staticlookup';
  use(step, {
    ...ofMember(step),
    kind: isStatic ? 'static-method' : 'method',
    name: shown.toLowerCase(),
    shown,
    takes: isStatic ? readTaken(call, step.scope) : undefined,
    ...countArguments(call),
  });
}

function useProperty(step: Step, isVariable: boolean, shown: string): void {
  const member = ofMember(step);
  const kind =
    step.node.kind !== 'staticlookup' ? 'property' : isVariable ? 'static-property' : 'class-constant';
  if (member.on !== undefined)
    use(step, { ...member, kind, name: shown, shown, ...(step.isAsked && { isSoft: true }) });
}

/** The class that a member is taken from. */
function ofMember({ node, scope }: Step): Pick<PhpUse, 'on' | 'via'> {
  const what = toNode(node['what']);
  if (node.kind !== 'staticlookup') return { on: typeOf(what, scope), via: viaOf(what, scope) };
  return { on: classOf(what, scope), via: what?.kind === 'variable' ? 'unknown' : viaOf(what, scope) };
}
