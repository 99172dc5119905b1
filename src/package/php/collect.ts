import { declareClass, declareFunction, enterClosure, readImports, refuse } from './declare.ts';
import { ALWAYS } from './guards.ts';
import type { PhpFileFacts } from './model.ts';
import { remarkOn } from './remarks.ts';
import { noteOther } from './receivers.ts';
import { type Draft, into, openScope, type Scope, type Step, use } from './scope.ts';
import { assign, readReturn } from './state.ts';
import {
  type Ast,
  join,
  keyOfConstant,
  lineOf,
  nameOf,
  noNames,
  resolveName,
  stringOf,
  toNode,
  toNodes,
} from './syntax-tree.ts';
import { useClass } from './types.ts';
import { nameMethod, visitCall, visitMember, visitNew } from './uses.ts';
import { isOpen, readParts } from './values.ts';
import { enter, walk } from './walk.ts';

const DECLARED = /\b(?:function\s+&?|class\s+|interface\s+|trait\s+|define\(\s*['"]|const\s+)(\w+)/gi;

/** Collects the facts of a file from its tree. */
export function collectFacts(
  program: Ast,
  text: string,
  isLibrary: boolean,
): Omit<PhpFileFacts, 'key' | 'starts'> {
  const draft: Draft = {
    ...{ remarks: [], functions: [], classes: [], constants: [], aliases: [], units: [] },
    ...{ values: new Map(), returns: new Map(), answers: new Map(), texts: new Set() },
    ...{ isAutoloader: false, hasEval: false, definesTexts: false },
  };
  const declared = new Set([...text.matchAll(DECLARED)].map(([, name = '']) => name.toLowerCase()));
  const around: Scope = {
    ...{ draft, text, isLibrary, declared, owner: '', parent: '', names: noNames('') },
    ...{ isStatic: false, isBound: false, isClosure: false, isTyped: false },
    ...{ variables: new Map(), lasting: new Set(), receivers: new Map() },
    unit: { name: '', owner: '', loads: [], uses: [], updates: [], compared: [], isOpen: false },
  };
  const first = { node: program, at: ALWAYS, scope: openScope(around, ''), loops: 0, isAsked: false };
  refuseLateStart(first);
  walk(first, visit);
  if (draft.definesTexts)
    for (const name of draft.texts)
      if (/^[A-Z]\w+$/.test(name)) draft.constants.push({ name, line: 0, at: { when: 'maybe', guards: [] } });
  return draft;
}

/** A namespace or `declare( strict_types )` has to come first. Source: PHP's Zend/zend_compile.c. */
function refuseLateStart(step: Step): void {
  const statements = toNodes(step.node['children']);
  const first = statements.findIndex(({ kind }) => kind !== 'declare' && kind !== 'noop');
  const isShebang = /^#!.*\n$/.test(String(statements[first]?.['raw']));
  const start = isShebang ? first + 1 : first;
  const space = statements.find(({ kind }) => kind === 'namespace');
  const inner = space?.['withBrackets'] === true ? [] : toNodes(space?.['children']);
  const isStrict = (each: Ast) =>
    toNodes(each['directives']).some(({ key }) => nameOf(key) === 'strict_types');
  const late = [...statements, ...inner].find((each, index) =>
    each.kind === 'namespace'
      ? index > start && statements[start]?.kind !== 'namespace'
      : each.kind === 'declare' && isStrict(each) && index > start && start >= 0,
  );
  const isOutput = statements[0]?.kind === 'inline';
  const why = isOutput ? 'something stands before `<?php`' : 'other code stands before it';
  if (late !== undefined) refuse(step, late, `a \`${late.kind}\` that does not come first, because ${why}`);
}

/** Notes with what a function compares its third argument. */
function noteCompared({ node, scope }: Step): void {
  const isThird = (side: unknown) =>
    toNode(side)?.kind === 'variable' && scope.variables.get(nameOf(side))?.isThird === true;
  const { left, right, type } = node;
  const other = isThird(left) ? right : isThird(right) ? left : undefined;
  if (other !== undefined && /^[!=]==?$/.test(String(type)))
    scope.unit.compared.push(readParts(other, scope));
}

const MAX_TEXTS = 3000;
/** Texts that may be part of a path or name. */
const NAME = /^[\w\\/.:-]{3,160}$/;

function visit(step: Step): readonly Step[] {
  if (isFirst(step)) remarkOn(step);
  return (VISITS[step.node.kind] ?? enter)(step);
}

/** A block is visited again for each of its statements. */
const isFirst = ({ next = 0 }: Step) => next === 0;

/** How nodes are visited, by their kinds; others have nothing to collect. */
const VISITS: Readonly<Record<string, (step: Step) => readonly Step[]>> = {
  namespace: (step) => {
    const names = () => noNames(nameOf(step.node));
    return enter(isFirst(step) ? { ...step, scope: { ...step.scope, names: names() } } : step);
  },
  usegroup: only(readImports),
  function: declareFunction,
  ...{ class: declareClass, interface: declareClass, trait: declareClass, enum: declareClass },
  ...{ closure: enterClosure, arrowfunc: enterClosure },
  constantstatement: also(({ node, at, scope }) => {
    for (const each of toNodes(node['constants'])) {
      const name = keyOfConstant(join(scope.names.namespace, nameOf(each)));
      scope.draft.constants.push({ name, line: lineOf(each), at, value: readParts(each['value'], scope) });
    }
  }),
  call: visitCall,
  new: visitNew,
  ...{ staticlookup: visitMember, propertylookup: visitMember, nullsafepropertylookup: visitMember },
  name: only((step) => {
    const { shown, fallback } = resolveName(step.node, step.scope.names, 'constants');
    use(step, { kind: 'constant', name: keyOfConstant(shown), shown, fallback, isSoft: step.isAsked });
  }),
  include: visitInclude,
  eval: also(({ scope }) => {
    scope.draft.hasEval = true;
    noteOther('', scope);
  }),
  variable: also(({ node, scope }) => noteOther(typeof node['name'] === 'string' ? node['name'] : '', scope)),
  ...{ static: only(noteLasting), global: only(noteLasting) },
  // Code that asks for `$this` knows that there may be none.
  isset: also(({ node, scope }) => {
    if (toNodes(node['variables']).some((each) => nameOf(each) === 'this')) scope.lasting.add('this');
  }),
  assign: also(assign),
  return: also((step) => {
    if (!step.scope.isClosure) readReturn(step);
  }),
  array: also(nameMethod),
  bin: (step) => (step.node['type'] === 'instanceof' ? visitInstanceOf(step) : also(noteCompared)(step)),
  ...{ string: only(noteText), nowdoc: only(noteText) },
};

/** Collects something from a node, and does not step into it. */
function only(collect: (step: Step) => unknown): (step: Step) => readonly Step[] {
  return (step) => {
    collect(step);
    return [];
  };
}

/** Collects something from a node, and steps into it. */
function also(collect: (step: Step) => unknown): (step: Step) => readonly Step[] {
  return (step) => {
    collect(step);
    return enter(step);
  };
}

function visitInclude(step: Step): readonly Step[] {
  const { node, at, scope } = step;
  noteOther('', scope);
  const keyword = `${node['require'] === true ? 'require' : 'include'}${node['once'] === true ? '_once' : ''}`;
  const path = readParts(node['target'], scope);
  const isGuarded = step.isAsked && keyword.startsWith('include');
  scope.unit.loads.push({ keyword, path, line: lineOf(node), at, isGuarded });
  // A text that is the whole path names no other file.
  return isOpen(path) || path.some((part) => typeof part === 'object' && 'option' in part) ? enter(step) : [];
}

/** Visits a question about an object, behind which its class is not known. */
function visitInstanceOf(step: Step): readonly Step[] {
  const { left, right } = step.node;
  const { variables } = step.scope;
  variables.set(nameOf(left), { ...variables.get(nameOf(left)), type: undefined });
  useClass(step, right, true);
  return into(step, [left, toNode(right)?.kind === 'name' ? [] : right]);
}

function noteLasting({ node, scope }: Step): void {
  for (const each of [...toNodes(node['variables']), ...toNodes(node['items'])]) {
    const name = nameOf(each['variable']) || nameOf(each);
    scope.lasting.add(name);
    noteOther(name, scope);
    if (node.kind !== 'global') continue;
    scope.lasting.add(`$${name}`);
    scope.variables.set(name, { type: `$${name}` });
  }
}

function noteText({ node, scope: { draft, isLibrary } }: Step): void {
  const value = stringOf(node) ?? '';
  if (!isLibrary && draft.texts.size < MAX_TEXTS && NAME.test(value)) draft.texts.add(value);
}
