import { type Draft, join, readImports } from './declare.ts';
import type { Conditions, PhpFileFacts } from './model.ts';
import { softClass, use } from './note.ts';
import { remarkOn } from './remarks.ts';
import { assign, readReturn } from './state.ts';
import {
  type Ast,
  keyOfConstant,
  lineOf,
  nameOf,
  resolveName,
  stringOf,
  toNode,
  toNodes,
} from './syntax-tree.ts';
import { declareClass, declareFunction, enterClosure, noNames, openScope } from './units.ts';
import { nameMethod, visitCall, visitMember, visitNew } from './uses.ts';
import { readParts } from './values.ts';
import { enter, type OpenUnit, type Step, walk } from './walk.ts';

const MAX_TEXTS = 3000;
/** Collects the facts of a file from its tree. */
export function collectFacts(
  program: Ast,
  text: string,
  isLibrary: boolean,
): Omit<PhpFileFacts, 'key' | 'fault'> {
  const draft: Draft = {
    text,
    isLibrary,
    remarks: [],
    functions: [],
    classes: [],
    constants: [],
    aliases: [],
    units: [],
    isAutoloader: false,
    hasEval: false,
    definesTexts: false,
    texts: new Set(),
    values: new Map(),
    returns: new Map(),
    answers: new Map(),
    types: new Map(),
  };
  const declared = new Set([...text.matchAll(DECLARED)].map(([, name = '']) => name.toLowerCase()));
  const scope = openScope({ name: '', owner: '' }, draft, {
    parent: '',
    names: noNames(''),
    declared,
    isStatic: false,
  });
  const at = { when: 'always' as const, guards: [] };
  findLateStart(program, draft, at);
  walk({ node: program, at, scope, loops: 0, isAsked: false }, (step) => visit(step, draft));
  const { values, returns, answers, texts, types, classes, ...facts } = draft;
  const isOpen = new Set(draft.units.flatMap((unit) => ((unit as OpenUnit).isOpen ? unit.name : [])));
  return {
    remarks: facts.remarks,
    functions: facts.functions.map((each) => ({ ...each, isOpen: isOpen.has(each.name) })),
    constants: draft.definesTexts ? [...facts.constants, ...defineAll(texts)] : facts.constants,
    aliases: facts.aliases,
    units: draft.units,
    isAutoloader: facts.isAutoloader,
    hasEval: facts.hasEval,
    classes: classes.map((each) => ({
      ...each,
      types: Object.fromEntries([...(types.get(each.name) ?? [])].filter(([, type]) => type !== '')),
      methods: each.methods.map((one) => ({ ...one, isOpen: isOpen.has(`${each.name}::${one.name}`) })),
    })),
    values: Object.fromEntries(values),
    returns: Object.fromEntries([...returns].filter(([, type]) => type !== '')),
    answers: Object.fromEntries([...answers].filter(([, guards]) => guards.length > 0)),
    texts: [...texts],
  };
}

const defineAll = (texts: ReadonlySet<string>) =>
  [...texts]
    .filter((text) => /^[A-Z]\w+$/.test(text))
    .map((name) => ({ name, line: 0, at: { when: 'maybe' as const, guards: [] } }));

const DECLARED = /\b(?:function\s+&?|class\s+|interface\s+|trait\s+|define\(\s*['"]|const\s+)(\w+)/gi;

/** A namespace or `declare( strict_types )` has to come first. Source: PHP's Zend/zend_compile.c. */
function findLateStart(program: Ast, draft: Draft, at: Conditions): void {
  const statements = toNodes(program['children']);
  const first = statements.findIndex((each) => each.kind !== 'declare' && each.kind !== 'noop');
  const isShebang = (each: Ast | undefined) =>
    each?.kind === 'inline' && /^#!.*\n$/.test(String(each['raw']));
  const start = isShebang(statements[first]) ? first + 1 : first;
  const [space] = statements.filter(({ kind }) => kind === 'namespace');
  const inner = space?.['withBrackets'] === true ? [] : toNodes(space?.['children']);
  for (const [index, each] of [...statements, ...inner].entries()) {
    const isStrict =
      each.kind === 'declare' &&
      toNodes(each['directives']).some((one) => nameOf(one['key']) === 'strict_types');
    const isLate =
      each.kind === 'namespace'
        ? index > start && statements[start]?.kind !== 'namespace'
        : isStrict && index > start && start >= 0;
    const why =
      statements[0]?.kind === 'inline' ? 'something stands before `<?php`' : 'other code stands before it';
    if (isLate) {
      draft.remarks.push({
        kind: 'refused',
        what: `a \`${each.kind}\` that does not come first, because ${why}`,
        line: lineOf(each),
        at,
      });
      return;
    }
  }
}

function visit(step: Step, draft: Draft): readonly Step[] {
  const { node, at, scope } = step;
  if (!draft.isLibrary && (step.next ?? 0) === 0) {
    const remark = remarkOn(step, draft.text);
    if (remark !== undefined) draft.remarks.push(remark);
  }
  const go = (value: unknown, more: Partial<Step> = {}): readonly Step[] => {
    const each = toNode(value);
    return each === undefined ? [] : [{ ...step, ...more, node: each, next: 0 }];
  };
  switch (node.kind) {
    case 'namespace':
      return (step.next ?? 0) > 0
        ? enter(step)
        : enter({ ...step, scope: { ...scope, names: noNames(nameOf(node)) } });
    case 'usegroup': {
      const refuse = (name: string) =>
        draft.remarks.push({
          kind: 'refused',
          what: `an import of \`${name}\`, which is imported already`,
          line: lineOf(node),
          at,
        });
      readImports(node, step).forEach(refuse);
      return [];
    }
    case 'function':
      return declareFunction(step, draft);
    case 'class':
    case 'interface':
    case 'trait':
    case 'enum':
      return declareClass(step, draft);
    case 'closure':
    case 'arrowfunc':
      return enterClosure(step);
    case 'constantstatement':
      for (const each of toNodes(node['constants'])) {
        const shown = join(scope.names.namespace, nameOf(each));
        draft.constants.push({
          name: keyOfConstant(shown),
          line: lineOf(each),
          at,
          value: readParts(each['value'], scope),
        });
      }
      return enter(step);
    case 'call':
      return visitCall(step, draft);
    case 'new':
      return visitNew(step, draft);
    case 'staticlookup':
    case 'propertylookup':
    case 'nullsafepropertylookup':
      return visitMember(step, draft);
    case 'name': {
      const { shown, fallback } = resolveName(node, scope.names, 'constants');
      use(step, draft, {
        kind: 'constant',
        name: keyOfConstant(shown),
        shown,
        fallback,
        isSoft: step.isAsked,
      });
      return [];
    }
    case 'include': {
      const keyword = `${node['require'] === true ? 'require' : 'include'}${node['once'] === true ? '_once' : ''}`;
      const path = readParts(node['target'], scope);
      scope.unit.loads.push({
        keyword,
        path,
        line: lineOf(node),
        at,
        isGuarded: step.isAsked && keyword.startsWith('include'),
      });
      // A text that is the whole path names no other file.
      return path.some((part) => typeof part === 'object' && 'any' in part) ? enter(step) : [];
    }
    case 'eval':
      draft.hasEval = true;
      return enter(step);
    case 'static':
    case 'global':
      for (const each of [...toNodes(node['variables']), ...toNodes(node['items'])])
        scope.lasting.add(nameOf(each['variable']) || nameOf(each));
      return [];
    case 'isset':
      // Code that asks for `$this` knows that there may be none.
      if (toNodes(node['variables']).some((each) => nameOf(each) === 'this')) scope.lasting.add('this');
      return enter(step);
    case 'assign':
      assign(step, draft);
      return enter(step);
    case 'return':
      if (!scope.isClosure) readReturn(step, draft);
      return enter(step);
    case 'array':
      nameMethod(step, draft);
      return enter(step);
    case 'bin':
      if (node['type'] !== 'instanceof') return enter(step);
      scope.types.set(nameOf(node['left']), undefined);
      return [...go(node['left']), ...softClass(step, draft, node['right'])];
    case 'string':
    case 'nowdoc': {
      const value = stringOf(node) ?? '';
      if (!draft.isLibrary && draft.texts.size < MAX_TEXTS && NAME.test(value)) draft.texts.add(value);
      return [];
    }
    default:
      return enter(step);
  }
}

/** Texts that may be part of a path or name. */
const NAME = /^[\w\\/.:-]{3,160}$/;
