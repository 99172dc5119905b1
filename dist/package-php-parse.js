export const id = 254;
export const ids = [254];
export const modules = {

/***/ 2254:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  parseFile: () => (/* binding */ parseFile),
  parsePhp: () => (/* binding */ parsePhp)
});

// EXTERNAL MODULE: ./node_modules/php-parser/src/index.js
var src = __webpack_require__(8341);
var src_default = /*#__PURE__*/__webpack_require__.n(src);
// EXTERNAL MODULE: ./src/package/php/guards.ts
var php_guards = __webpack_require__(7445);
// EXTERNAL MODULE: ./src/package/php/syntax-tree.ts
var syntax_tree = __webpack_require__(9637);
;// CONCATENATED MODULE: ./src/package/php/remarks.ts

function remarkOn(step) {
    const { node, at, scope } = step;
    const found = scope.isLibrary ? undefined : (findRefused(step) ?? findNewer(node));
    if (found === undefined)
        return;
    const [kind, what, since] = found;
    const remark = { kind, what, line: (0,syntax_tree/* lineOf */.cA)(node), inside: scope.unit.name, at };
    scope.draft.remarks.push(since === undefined ? remark : { ...remark, since });
}
function findRefused({ node, scope, loops, isAsked }) {
    switch (node.kind) {
        case 'offsetlookup': {
            const start = (0,syntax_tree/* toNode */.ye)(node['offset'])?.loc?.start.offset ?? 0;
            const isBrace = /\{\s*$/.test(scope.text.slice(Math.max(0, start - 20), start));
            return isBrace ? ['refused', 'an index in braces, which PHP 8 does not know'] : undefined;
        }
        case 'cast': {
            const raw = String(node['raw']);
            return /^\(\s*(real|unset)\s*\)$/i.test(raw)
                ? ['refused', `\`${raw}\`, which PHP 8 does not know`]
                : undefined;
        }
        case 'retif': {
            const inner = (0,syntax_tree/* toNode */.ye)(node['test']);
            const isShort = [inner, node].every((each) => (0,syntax_tree/* toNode */.ye)(each?.['trueExpr']) === undefined);
            return inner?.kind === 'retif' && inner['parenthesizedExpression'] !== true && !isShort
                ? ['refused', 'a `? :` inside another one without brackets, which PHP 8 refuses']
                : undefined;
        }
        case 'break':
        case 'continue': {
            const where = loops === 0 ? 'a loop' : 'so many loops';
            return Number((0,syntax_tree/* toNode */.ye)(node['level'])?.['value'] ?? 1) > loops
                ? ['refused', `\`${node.kind}\` outside of ${where}`]
                : undefined;
        }
        case 'assign':
        case 'pre':
        case 'post': {
            const target = (0,syntax_tree/* toNode */.ye)(node['left']) ?? (0,syntax_tree/* toNode */.ye)(node['what']);
            return FIXED.has(target?.kind ?? '')
                ? ['refused', 'a new value for what is not a variable: a `$` may be missing']
                : undefined;
        }
        case 'variable':
            return (0,syntax_tree/* nameOf */.Vb)(node) === 'this' && scope.isStatic && !isAsked && !scope.lasting.has('this')
                ? ['this', '`$this`']
                : undefined;
        case 'function':
        case 'method':
        case 'closure': {
            const names = (0,syntax_tree/* toNodes */.h_)(node['arguments']).map(syntax_tree/* nameOf */.Vb);
            const twice = names.find((name, index) => names.indexOf(name) < index);
            return twice === undefined ? undefined : ['refused', `the argument \`$${twice}\` for the second time`];
        }
        default:
            return undefined;
    }
}
const FIXED = new Set(['name', 'call', 'string', 'number', 'boolean', 'nullkeyword', 'magic', 'new']);
const NEWER = {
    match: ['`match`', '8.0'],
    nullsafepropertylookup: ['`?->`', '8.0'],
    namedargument: ['a named argument', '8.0'],
    variadicplaceholder: ['`name(...)`', '8.1'],
    enum: ['an enum', '8.1'],
    arrowfunc: ['`fn`', '7.4'],
    '??=': ['`??=`', '7.4'],
    '|>': ['`|>`', '8.5'],
    '??': ['`??`', '7.0'],
};
function findNewer(node) {
    const operator = node.kind === 'assign' ? node['operator'] : node.kind === 'bin' ? node['type'] : node.kind;
    const [what, since] = NEWER[String(operator)] ?? findNewerDeclaration(node) ?? [];
    return what === undefined || since === undefined ? undefined : ['newer', what, since];
}
function findNewerDeclaration(node) {
    switch (node.kind) {
        case 'class':
            if (node['isReadonly'] !== true)
                return undefined;
            return ['a readonly class', node['isAnonymous'] === true ? '8.3' : '8.2'];
        case 'classconstant':
            if ((0,syntax_tree/* toNode */.ye)(node['type']) !== undefined)
                return ['a constant with a type', '8.3'];
            return node['final'] === true ? ['a final constant', '8.1'] : undefined;
        case 'propertystatement': {
            const all = (0,syntax_tree/* toNodes */.h_)(node['properties']);
            if (all.some((each) => (0,syntax_tree/* toNodes */.h_)(each['hooks']).length > 0))
                return ['a property with hooks', '8.4'];
            if (node['visibilitySet'])
                return ['a property with two visibilities', '8.4'];
            if (all.some((each) => each['readonly'] === true))
                return ['a readonly property', '8.1'];
            if (!all.some((each) => (0,syntax_tree/* toNode */.ye)(each['type']) !== undefined))
                return undefined;
            return ['a type of a property', newest(['7.4', ...sinceOfTypes(all)])];
        }
        case 'function':
        case 'method':
        case 'closure': {
            const given = (0,syntax_tree/* toNodes */.h_)(node['arguments']);
            if (given.some((each) => each['readonly'] === true))
                return ['a readonly argument', '8.1'];
            if (given.some((each) => Number(each['flags']) > 0))
                return ['an argument that declares a property', '8.0'];
            const since = newest(sinceOfTypes([...given, node]));
            return since === '' ? undefined : ['a type of an argument or result', since];
        }
        default:
            return undefined;
    }
}
const newest = (versions) => versions.reduce((one, other) => (Number(other) > Number(one) ? other : one), '');
const TYPES = {
    ...{ mixed: '8.0', static: '8.0', never: '8.1', true: '8.2', false: '8.2', null: '8.2' },
    ...{ uniontype: '8.0', staticreference: '8.0', intersectiontype: '8.1' },
};
function sinceOfTypes(declared) {
    return declared.flatMap((each) => {
        const type = (0,syntax_tree/* toNode */.ye)(each['type']);
        const isBoth = (0,syntax_tree/* toNodes */.h_)(type?.['types']).some(({ kind }) => kind === 'intersectiontype');
        return isBoth ? '8.2' : (TYPES[type?.kind ?? ''] ?? TYPES[(0,syntax_tree/* nameOf */.Vb)(type).toLowerCase()] ?? []);
    });
}

// EXTERNAL MODULE: ./src/package/php/scope.ts
var php_scope = __webpack_require__(4891);
// EXTERNAL MODULE: ./src/package/php/types.ts
var types = __webpack_require__(3622);
// EXTERNAL MODULE: ./src/package/php/values.ts
var php_values = __webpack_require__(3213);
;// CONCATENATED MODULE: ./src/package/php/state.ts





const LISTS = /^(files|classMap|prefixDirsPsr4)$/;
function readDefault(property, scope) {
    const value = (0,syntax_tree/* toNode */.ye)(property['value']);
    const name = (0,syntax_tree/* nameOf */.Vb)(property);
    const { values } = scope.draft;
    if (value === undefined || value.kind === 'nullkeyword')
        return;
    if (value.kind !== 'array')
        (0,php_scope/* setOnce */.Sb)(values, `${scope.owner}::$${name}`, (0,php_values/* readParts */.fp)(value, scope), php_values/* ANY */.x4);
    else if (LISTS.test(name))
        for (const item of (0,syntax_tree/* toNodes */.h_)(value['items'])) {
            const paths = (0,syntax_tree/* toNode */.ye)(item['value']);
            const list = paths?.kind === 'array' ? (0,syntax_tree/* toNodes */.h_)(paths['items']).map((each) => each['value']) : [paths];
            const key = `composer:${name}:${(0,syntax_tree/* stringOf */.Je)(item['key']) ?? ''}`;
            list.forEach((each, at) => values.set(at === 0 ? key : `${key}:${at}`, (0,php_values/* readParts */.fp)(each, scope)));
        }
}
function state_assign({ node, scope, at }) {
    const [left, right] = [(0,syntax_tree/* toNode */.ye)(node['left']), (0,syntax_tree/* toNode */.ye)(node['right'])];
    if (left === undefined || right === undefined)
        return;
    const parts = (0,php_values/* readParts */.fp)(right, scope);
    const type = (0,types/* typeOf */.QP)(right, scope);
    const isPlain = node['operator'] === '=';
    const path = isPlain && !(0,php_values/* isOpen */.nT)(parts) ? parts : undefined;
    if (left.kind === 'variable' && typeof left['name'] === 'string') {
        const isSame = at.when !== 'maybe' || scope.variables.get(left['name'])?.type === type;
        const { then, otherwise } = (0,php_guards/* weigh */.vi)(right, scope);
        const isAnswer = then.guards.length + otherwise.guards.length > 0;
        scope.variables.set(left['name'], {
            path,
            type: isPlain && isSame ? type : undefined,
            isExact: right.kind === 'new' && isSame,
            answer: isAnswer ? { then, otherwise } : undefined,
        });
    }
    const isOwn = left.kind === 'propertylookup' && (0,syntax_tree/* nameOf */.Vb)(left['what']) === 'this';
    const isStatic = left.kind === 'staticlookup';
    const owner = isOwn ? scope.owner : isStatic ? (0,types/* classOf */.Kl)((0,syntax_tree/* toNode */.ye)(left['what']), scope) : undefined;
    const property = (0,syntax_tree/* nameOf */.Vb)(left['offset']);
    if (owner === undefined || owner === '' || property === '' || right.kind === 'nullkeyword')
        return;
    (0,php_scope/* setOnce */.Sb)(scope.draft.values, `${owner}::$${property}`, path ?? php_values/* ANY */.x4, php_values/* ANY */.x4);
    const declared = scope.draft.classes.findLast(({ name }) => name === owner);
    if (declared !== undefined)
        (0,php_scope/* setOnce */.Sb)(declared.types, property, type ?? '', '');
}
function readReturn({ node, scope, at }) {
    const value = (0,syntax_tree/* toNode */.ye)(node['expr']);
    const { name } = scope.unit;
    if (value === undefined || name === '')
        return;
    const { draft } = scope;
    const key = name.includes('::') ? name : name.slice(name.lastIndexOf('\\') + 1);
    (0,php_scope/* setOnce */.Sb)(draft.values, `${name}()`, (0,php_values/* readParts */.fp)(value, scope), php_values/* ANY */.x4);
    (0,php_scope/* setOnce */.Sb)(draft.returns, `${key}()`, (0,types/* typeOf */.QP)(value, scope) ?? '', '');
    const guards = (0,php_guards/* both */.WP)(at, (0,php_guards/* weigh */.vi)(value, scope).then).guards.filter((guard) => !guard.startsWith('a:'));
    (0,php_scope/* setOnce */.Sb)(draft.answers, name, guards, []);
}

;// CONCATENATED MODULE: ./src/package/php/walk.ts



function walk(first, visit) {
    const open = [first];
    for (let step = open.pop(); step !== undefined; step = open.pop())
        open.push(...visit(step).toReversed());
}
const HOISTED = new Set(['function', 'class', 'interface', 'trait', 'enum', 'usegroup']);
const NOT_CODE = new Set(['loc', 'kind', 'type', 'attrGroups', 'leadingComments', 'trailingComments']);
const NAME_GUARD = /^!?[fck]:/;
function enter(step) {
    const { node, at, scope } = step;
    const go = (value, on, more = {}) => (0,php_scope/* into */.dj)(step, value, on === undefined ? more : { ...more, at: (0,php_guards/* both */.WP)(at, on) });
    const loops = step.loops + 1;
    switch (node.kind) {
        case 'program':
        case 'namespace':
        case 'block':
        case 'declare':
            return enterBlock(step, (0,syntax_tree/* toNodes */.h_)(node['children']));
        case 'if': {
            const { then, otherwise } = (0,php_guards/* weigh */.vi)(node['test'], scope);
            const { guards } = otherwise;
            const isSure = guards.length > 0 && guards.every((guard) => NAME_GUARD.test(guard));
            const rest = isSure ? otherwise : { when: 'maybe', guards };
            return [...go(node['test']), ...go(node['body'], then), ...go(node['alternate'], rest)];
        }
        case 'retif': {
            const { then, otherwise } = (0,php_guards/* weigh */.vi)(node['test'], scope);
            return [...go(node['test']), ...go(node['trueExpr'], then), ...go(node['falseExpr'], otherwise)];
        }
        case 'bin': {
            const type = String(node['type']);
            if (!/^(&&|\|\||and|or|xor|\?\?)$/.test(type))
                return [...go(node['left']), ...go(node['right'])];
            const { then, otherwise } = (0,php_guards/* weigh */.vi)(node['left'], scope);
            const right = /^(&&|and)$/.test(type) ? then : /or|\|\|/.test(type) ? otherwise : php_guards/* MAYBE */.xF;
            return [
                ...go(node['left'], undefined, type === '??' ? { isAsked: true } : {}),
                ...go(node['right'], right),
            ];
        }
        case 'for':
        case 'foreach':
        case 'while':
        case 'do': {
            const { body, ...head } = node;
            if (node.kind === 'foreach')
                for (const each of [node['key'], node['value']])
                    scope.variables.delete((0,syntax_tree/* nameOf */.Vb)(each));
            const inLoop = node.kind === 'while' ? (0,php_guards/* both */.WP)(php_guards/* MAYBE */.xF, (0,php_guards/* weigh */.vi)(node['test'], scope).then) : php_guards/* MAYBE */.xF;
            return [...go(childrenOf(head)), ...go(body, node.kind === 'do' ? undefined : inLoop, { loops })];
        }
        case 'switch':
            return [...go(node['test']), ...go(node['body'], php_guards/* MAYBE */.xF, { loops })];
        case 'case':
        case 'matcharm':
            return [...go(node['test']), ...go(node['conds']), ...go(node['body'], php_guards/* MAYBE */.xF)];
        case 'try': {
            const catches = (0,syntax_tree/* toNodes */.h_)(node['catches']);
            const isCaught = catches.some((each) => (0,syntax_tree/* toNodes */.h_)(each['what']).some((what) => /^(throwable|error)$/i.test((0,syntax_tree/* resolveClass */.Jk)(what, scope.names))));
            return [
                ...go(node['body'], isCaught ? { when: 'always', guards: ['t'] } : undefined),
                ...catches.flatMap((each) => [
                    ...go(each['what'], undefined, { isAsked: true }),
                    ...go(each['body'], php_guards/* MAYBE */.xF),
                ]),
                ...go(node['always']),
            ];
        }
        case 'silent':
        case 'isset':
        case 'empty':
        case 'unset':
            return go(childrenOf(node), undefined, { isAsked: true });
        default:
            return go(childrenOf(node));
    }
}
function childrenOf(node) {
    return Object.entries(node).flatMap(([key, value]) => {
        if (NOT_CODE.has(key))
            return [];
        return Array.isArray(value) ? (0,syntax_tree/* toNodes */.h_)(value) : ((0,syntax_tree/* toNode */.ye)(value) ?? []);
    });
}
function enterBlock(step, statements) {
    const { at, scope, next = 0 } = step;
    const statement = statements[next];
    if (statement === undefined)
        return [];
    const here = HOISTED.has(statement.kind) && at.when === 'never' ? { ...at, when: 'always' } : at;
    const first = (0,php_scope/* into */.dj)(step, statement, { at: here });
    if (next + 1 === statements.length)
        return first;
    return [...first, { ...step, at: (0,php_guards/* both */.WP)(at, weighRest(statement, scope)), next: next + 1 }];
}
function weighRest(statement, scope) {
    const leave = (0,php_guards/* weighLeave */.iL)(statement);
    if (leave === 'no')
        return php_guards/* ALWAYS */.qI;
    if (leave === 'yes')
        return { when: 'never', guards: [] };
    const isFile = scope.unit.name === '';
    if (statement.kind !== 'if')
        return isFile ? php_guards/* ALWAYS */.qI : php_guards/* MAYBE */.xF;
    const { then, otherwise } = (0,php_guards/* weigh */.vi)(statement['test'], scope);
    const isThen = (0,php_guards/* weighLeave */.iL)(statement['body']) === 'yes';
    const isElse = (0,php_guards/* weighLeave */.iL)(statement['alternate']) === 'yes';
    const rest = isThen ? otherwise : isElse ? then : php_guards/* MAYBE */.xF;
    return {
        when: rest.when !== 'never' && (isFile || isOfNames(rest.guards)) ? 'always' : rest.when,
        guards: rest.guards.map(leftBehind),
    };
}
const isOfNames = (guards) => guards.length > 0 && guards.every((guard) => /^[fck]:/.test(guard));
const leftBehind = (guard) => (guard === 'e' || guard === '!e' ? 'E' : guard);

;// CONCATENATED MODULE: ./src/package/php/declare.ts







function readArguments(node) {
    return (0,syntax_tree/* toNodes */.h_)(node['arguments']).map((each) => ({
        name: (0,syntax_tree/* nameOf */.Vb)(each),
        isRequired: (0,syntax_tree/* toNode */.ye)(each['value']) === undefined && each['variadic'] !== true,
        isVariadic: each['variadic'] === true,
    }));
}
function enterFunction(step, scope, key) {
    const { node } = step;
    const returned = (0,types/* readType */.hq)(node['type'], scope);
    if (returned !== undefined)
        (0,php_scope/* setOnce */.Sb)(scope.draft.returns, `${key}()`, returned, '');
    const given = (0,syntax_tree/* toNodes */.h_)(node['arguments']);
    given.forEach((each, argument) => {
        const type = each['variadic'] === true ? undefined : (0,types/* readType */.hq)(each['type'], scope);
        scope.variables.set((0,syntax_tree/* nameOf */.Vb)(each), { path: [{ argument }], type });
        (0,types/* useClass */.me)({ ...step, scope }, each['type'], true);
    });
    const at = { ...php_guards/* ALWAYS */.qI, guards: step.at.guards };
    const parts = [...given.map((each) => each['value']), node['body']];
    return (0,php_scope/* into */.dj)(step, parts, { at, scope, loops: 0, isAsked: false });
}
function declareFunction(step) {
    const { node, at, scope } = step;
    const shown = (0,syntax_tree/* join */.fj)(scope.names.namespace, (0,syntax_tree/* nameOf */.Vb)(node));
    const name = shown.toLowerCase();
    const inner = (0,php_scope/* openScope */.PQ)(scope, name, { owner: '', parent: '', isStatic: false });
    scope.draft.functions.push({ name, shown, line: (0,syntax_tree/* lineOf */.cA)(node), arguments: readArguments(node), at });
    return enterFunction(step, inner, (0,syntax_tree/* nameOf */.Vb)(node).toLowerCase());
}
const KINDS = /^(interface|trait|enum)$/;
function declareClass(step) {
    const { node, at, scope } = step;
    const { draft, text } = scope;
    const isAnonymous = node['isAnonymous'] === true || (0,syntax_tree/* nameOf */.Vb)(node) === '';
    const shown = isAnonymous ? 'class@anonymous' : (0,syntax_tree/* join */.fj)(scope.names.namespace, (0,syntax_tree/* nameOf */.Vb)(node));
    const isInterface = node.kind === 'interface';
    const found = {
        kind: KINDS.test(node.kind) ? node.kind : 'class',
        name: isAnonymous ? `class@${(0,syntax_tree/* lineOf */.cA)(node)}:${draft.classes.length}:${text.length}` : shown.toLowerCase(),
        shown,
        line: (0,syntax_tree/* lineOf */.cA)(node),
        isAbstract: node['isAbstract'] === true,
        isFinal: node['isFinal'] === true,
        parents: isInterface ? [] : resolveAll(node['extends'], scope),
        interfaces: resolveAll(isInterface ? node['extends'] : node['implements'], scope),
        ...{ traits: [], traitNames: [], methods: [], properties: [], types: new Map() },
        at,
    };
    draft.classes.push(found);
    refuseMembers(step);
    for (const value of [node['extends'], node['implements']].flat())
        (0,types/* useClass */.me)(step, value);
    const inside = { ...step, at: { ...php_guards/* ALWAYS */.qI, guards: at.guards }, loops: 0, isAsked: false };
    const inner = { ...scope, owner: found.name, parent: found.parents[0] ?? '' };
    return [
        ...(0,php_scope/* into */.dj)(step, node['arguments']),
        ...(0,php_scope/* into */.dj)(inside, node['body'], { scope: inner }).flatMap((member) => declareMember(member, found)),
    ];
}
function resolveAll(value, { names }) {
    return (0,syntax_tree/* toNodes */.h_)([value].flat()).map((each) => (0,syntax_tree/* resolveClass */.Jk)(each, names).toLowerCase());
}
function declareMember(step, found) {
    const { node, scope } = step;
    remarkOn(step);
    const isStatic = node['isStatic'] === true;
    switch (node.kind) {
        case 'method':
            return declareMethod(step, found, isStatic);
        case 'traituse':
            for (const each of (0,syntax_tree/* toNodes */.h_)(node['traits']))
                (0,types/* useClass */.me)(step, each);
            found.traits.push(...resolveAll(node['traits'], scope));
            for (const each of (0,syntax_tree/* toNodes */.h_)(node['adaptations']))
                if (each.kind === 'traitalias')
                    found.traitNames.push((0,syntax_tree/* nameOf */.Vb)(each['as']).toLowerCase());
            return [];
        case 'propertystatement':
            for (const each of (0,syntax_tree/* toNodes */.h_)(node['properties'])) {
                found.properties.push({ name: (0,syntax_tree/* nameOf */.Vb)(each), visibility: visibilityOf(node), isStatic });
                const type = (0,types/* readType */.hq)(each['type'], scope);
                if (type !== undefined)
                    found.types.set((0,syntax_tree/* nameOf */.Vb)(each), type);
                readDefault(each, scope);
            }
            break;
        case 'classconstant':
        case 'enumcase':
            break;
        default:
            return [];
    }
    return enter({ ...step, scope: (0,php_scope/* openScope */.PQ)(scope, `${found.name}::`, { isStatic: false }) });
}
function visibilityOf({ visibility }) {
    return visibility === 'private' || visibility === 'protected' ? visibility : 'public';
}
const FLAGS = { 1: 'public', 2: 'protected', 4: 'private' };
function declareMethod(step, found, isStatic) {
    const { node, scope } = step;
    const shown = (0,syntax_tree/* nameOf */.Vb)(node);
    const name = shown.toLowerCase();
    found.methods.push({
        ...{ name, shown, line: (0,syntax_tree/* lineOf */.cA)(node), arguments: readArguments(node), isStatic },
        visibility: visibilityOf(node),
        isAbstract: node['isAbstract'] === true || found.kind === 'interface',
        isFinal: node['isFinal'] === true,
    });
    for (const each of name === '__construct' ? (0,syntax_tree/* toNodes */.h_)(node['arguments']) : []) {
        const flags = Number(each['flags']);
        if (!(flags > 0))
            continue;
        found.properties.push({ name: (0,syntax_tree/* nameOf */.Vb)(each), visibility: FLAGS[flags] ?? 'public', isStatic: false });
        const type = (0,types/* readType */.hq)(each['type'], scope);
        if (type !== undefined)
            found.types.set((0,syntax_tree/* nameOf */.Vb)(each), type);
    }
    const key = `${found.name}::${name}`;
    const inner = (0,php_scope/* openScope */.PQ)(scope, key, { isStatic: isStatic && found.kind !== 'trait' });
    return enterFunction(step, inner, key);
}
function refuseMembers(step) {
    const { node } = step;
    const body = (0,syntax_tree/* toNodes */.h_)(node['body']);
    const seen = new Set();
    const isWhole = node.kind === 'class' && node['isAbstract'] !== true;
    const members = body.flatMap((each) => {
        if (each.kind === 'method')
            return { each, what: `method \`${(0,syntax_tree/* nameOf */.Vb)(each).toLowerCase()}()\`` };
        const all = [...(0,syntax_tree/* toNodes */.h_)(each['constants']), ...(0,syntax_tree/* toNodes */.h_)(each['properties'])];
        return all.map((one) => ({ each: one, what: tellMember(one) }));
    });
    for (const { each, what } of members) {
        const shown = each.kind === 'method' ? `method \`${(0,syntax_tree/* nameOf */.Vb)(each)}()\`` : what;
        if (seen.size === seen.add(what).size)
            refuse(step, each, `the ${shown} for the second time`);
        if (isWhole && each.kind === 'method' && each['isAbstract'] === true)
            refuse(step, each, `the abstract ${shown} in a class that is not`);
    }
}
const tellMember = (each) => each.kind === 'property' ? `property \`$${(0,syntax_tree/* nameOf */.Vb)(each)}\`` : `constant \`${(0,syntax_tree/* nameOf */.Vb)(each)}\``;
function refuse({ at, scope }, node, what) {
    if (!scope.isLibrary)
        scope.draft.remarks.push({ kind: 'refused', what, line: (0,syntax_tree/* lineOf */.cA)(node), at });
}
function readImports(step) {
    const { node, scope } = step;
    for (const item of (0,syntax_tree/* toNodes */.h_)(node['items'])) {
        const full = (0,syntax_tree/* join */.fj)((0,syntax_tree/* nameOf */.Vb)(node['name']), (0,syntax_tree/* nameOf */.Vb)(item)).replace(/^\\/, '');
        const alias = (0,syntax_tree/* nameOf */.Vb)(item['alias']) || full.replace(/^.*\\/, '');
        const type = item['type'] ?? node['type'];
        const kind = type === 'function' ? 'functions' : type === 'const' ? 'constants' : 'classes';
        const key = kind === 'constants' ? alias : alias.toLowerCase();
        if (scope.names[kind].has(key))
            refuse(step, node, `an import of \`${alias}\`, which is imported already`);
        scope.names[kind].set(key, full);
    }
}
function enterClosure(step) {
    const { node } = step;
    const isStatic = node['isStatic'] === true;
    const isBound = step.scope.isBound || (step.scope.isStatic && !isStatic);
    const variables = new Map(step.scope.variables);
    const scope = { ...step.scope, isClosure: true, isStatic, isBound, variables };
    for (const each of (0,syntax_tree/* toNodes */.h_)(node['arguments'])) {
        const { answer } = variables.get((0,syntax_tree/* nameOf */.Vb)(each)) ?? {};
        variables.set((0,syntax_tree/* nameOf */.Vb)(each), { path: [{ any: true }], type: (0,types/* readType */.hq)(each['type'], scope), answer });
    }
    const at = step.isPlaced === true ? step.at : (0,php_guards/* both */.WP)(step.at, php_guards/* MAYBE */.xF);
    const parts = [...(0,syntax_tree/* toNodes */.h_)(node['arguments']).map((each) => each['value']), node['body']];
    return (0,php_scope/* into */.dj)(step, parts, { at, scope, loops: 0, isAsked: false, isPlaced: false });
}

;// CONCATENATED MODULE: ./src/package/php/uses.ts






const CALLBACKS = {
    ...{ call_user_func: 0, call_user_func_array: 0, array_map: 0, ob_start: 0, set_error_handler: 0 },
    ...{ register_shutdown_function: 0, spl_autoload_register: 0, add_action: 1, add_filter: 1 },
    ...{ add_shortcode: 1, register_activation_hook: 1, register_deactivation_hook: 1 },
    ...{ register_uninstall_hook: 1, array_filter: 1, array_walk: 1, usort: 1, uasort: 1, uksort: 1 },
    ...{ preg_replace_callback: 1, add_meta_box: 2, add_settings_field: 2, add_settings_section: 2 },
};
const HOOKS = {
    ...{ muplugins_loaded: php_guards/* ALWAYS */.qI, plugins_loaded: php_guards/* ALWAYS */.qI, setup_theme: php_guards/* ALWAYS */.qI, after_setup_theme: php_guards/* ALWAYS */.qI },
    ...{ init: php_guards/* ALWAYS */.qI, wp_loaded: php_guards/* ALWAYS */.qI, widgets_init: php_guards/* ALWAYS */.qI },
    ...{ admin_init: { when: 'admin', guards: [] }, admin_menu: { when: 'admin', guards: [] } },
};
function whenCalled(name, hook) {
    if (name === 'register_activation_hook')
        return { when: 'activation', guards: [] };
    if (name === 'call_user_func')
        return php_guards/* ALWAYS */.qI;
    if (hook === undefined)
        return php_guards/* MAYBE */.xF;
    const waits = HOOKS[hook] ?? { when: 'maybe', guards: [`h:${hook}`] };
    return name === 'add_filter' ? { ...waits, when: 'maybe' } : waits;
}
const isClosure = (node) => node?.kind === 'closure' || node?.kind === 'arrowfunc';
function visitCall(step) {
    const { node, scope } = step;
    const what = (0,syntax_tree/* toNode */.ye)(node['what']);
    const given = (0,syntax_tree/* toNodes */.h_)(node['arguments']);
    if (isClosure(what))
        return [...(0,php_scope/* into */.dj)(step, what, { isPlaced: true }), ...(0,php_scope/* into */.dj)(step, given)];
    if (what?.kind !== 'name') {
        const name = (0,syntax_tree/* nameOf */.Vb)(what?.['offset']);
        if (/define/i.test(name))
            noteConstant(given, step);
        const bound = /^(bind|bindto|call|macro)$/i.test(name) ? { scope: { ...scope, isBound: true } } : {};
        const isValue = what?.['parenthesizedExpression'] === true;
        const called = (0,php_scope/* into */.dj)(step, what).flatMap((each) => (isValue ? [each] : visitMember(each, node)));
        return [...called, ...(0,php_scope/* into */.dj)(step, given, bound)];
    }
    const { shown, fallback } = (0,syntax_tree/* resolveName */.qK)(what, scope.names, 'functions');
    const name = (fallback ?? shown).toLowerCase();
    const found = { kind: 'function', name: shown.toLowerCase(), shown };
    (0,php_scope/* use */.Yx)(step, { ...found, fallback: fallback?.toLowerCase(), ...countArguments(node) });
    noteCall(name, given, step);
    const callback = given[CALLBACKS[name] ?? given.length];
    if (callback === undefined)
        return (0,php_scope/* into */.dj)(step, given);
    const hook = /^add_(action|filter)$/.test(name) ? ((0,syntax_tree/* stringOf */.Je)(given[0]) ?? '*') : undefined;
    const at = (0,php_guards/* both */.WP)(step.at, whenCalled(name, hook));
    const target = nameCallback(callback, { ...step, at });
    if (hook !== undefined && hook !== '*')
        noteListener(hook, target, given, { ...step, at });
    return given.flatMap((each) => (0,php_scope/* into */.dj)(step, each, each === callback ? { at, isPlaced: true } : {}));
}
function noteListener(hook, target, given, step) {
    const [, callback, , count] = given;
    const accepted = count === undefined ? 1 : Number(count['value']);
    const on = callback !== undefined && isClosure(callback)
        ? String(readArguments(callback).filter(({ isRequired }) => isRequired).length)
        : target;
    (0,php_scope/* use */.Yx)(step, { kind: 'listen', name: hook, shown: hook, on, given: accepted >= 0 ? accepted : undefined });
}
function noteConstant([first, second], { node, at, scope }) {
    const constant = (0,syntax_tree/* stringOf */.Je)(first)?.replace(/^\\/, '');
    if (constant === undefined)
        scope.draft.definesTexts = true;
    else if (/^[\w\\]+$/.test(constant)) {
        const value = (0,php_values/* readParts */.fp)(second, scope);
        scope.draft.constants.push({ name: (0,syntax_tree/* keyOfConstant */.BA)(constant), line: (0,syntax_tree/* lineOf */.cA)(node), at, value });
    }
}
const LOADS = /^(glob|scandir|register_block_type(_from_metadata)?)$|(^|_)(load|require|include)(_\w+)?$/;
function noteCall(name, given, step) {
    const { node, at, scope } = step;
    const [first, second] = given;
    const text = (0,syntax_tree/* stringOf */.Je)(first);
    if (/(^|_)define(_|$)/.test(name))
        noteConstant(given, step);
    else if (name === 'class_alias') {
        const [of = '', alias] = [(0,php_guards/* readName */.MQ)(first, scope.names), (0,php_guards/* readName */.MQ)(second, scope.names)];
        if (alias !== undefined)
            scope.draft.aliases.push({ name: alias, line: (0,syntax_tree/* lineOf */.cA)(node), at, of });
    }
    else if (name === 'spl_autoload_register')
        scope.draft.isAutoloader = true;
    else if (/^func_(get_args?|num_args)$/.test(name))
        scope.unit.isOpen = true;
    else if (name === 'do_action' || name === 'apply_filters') {
        const { given: all } = countArguments(node);
        const count = all === undefined ? undefined : all - 1;
        if (text !== undefined)
            (0,php_scope/* use */.Yx)(step, { kind: 'fire', name: text, shown: text, given: count });
    }
    else if (name === 'constant') {
        const shown = text?.replace(/^\\/, '') ?? '::';
        if (!shown.includes('::'))
            (0,php_scope/* use */.Yx)(step, { kind: 'constant', name: (0,syntax_tree/* keyOfConstant */.BA)(shown), shown, isText: true });
    }
    else if (LOADS.test(name)) {
        const path = (0,php_values/* readParts */.fp)(first, scope);
        scope.unit.loads.push({ keyword: name, path, line: (0,syntax_tree/* lineOf */.cA)(node), at, isGuarded: true });
    }
}
function countArguments(node) {
    const given = (0,syntax_tree/* toNodes */.h_)(node['arguments']);
    if (given.some(({ kind }) => kind === 'variadic' || kind === 'variadicplaceholder'))
        return {};
    const named = given.filter(({ kind }) => kind === 'namedargument').map(syntax_tree/* nameOf */.Vb);
    return named.length > 0 ? { named } : { given: given.length };
}
function nameCallback(callback, step) {
    const text = (0,php_guards/* readName */.MQ)(callback, step.scope.names);
    const via = { via: 'name', isText: true };
    if (text !== undefined && /^[\w\\]+(::\w+)?$/.test(text)) {
        const [on = '', name] = text.split('::');
        const shown = (0,syntax_tree/* stringOf */.Je)(callback) ?? text;
        if (name === undefined)
            (0,php_scope/* use */.Yx)(step, { kind: 'function', name: text, shown, isText: true });
        else
            (0,php_scope/* use */.Yx)(step, { kind: 'static-method', name, shown, on, ...via });
        return text;
    }
    const [object, method] = (0,syntax_tree/* toNodes */.h_)(callback['items']).map((item) => (0,syntax_tree/* toNode */.ye)(item['value']));
    const shown = (0,syntax_tree/* stringOf */.Je)(method);
    if (callback.kind !== 'array' || shown === undefined)
        return undefined;
    const name = shown.toLowerCase();
    const named = (0,syntax_tree/* stringOf */.Je)(object)?.replace(/^\\/, '').toLowerCase();
    const on = named ?? (0,types/* ownerOf */.bf)(object, step.scope);
    if (named !== undefined)
        (0,php_scope/* use */.Yx)(step, { kind: 'method', name, shown, on, ...via });
    return on === undefined ? undefined : `${on}::${name}`;
}
function nameMethod(step) {
    const items = (0,syntax_tree/* toNodes */.h_)(step.node['items']);
    const [object, method] = items.map((item) => ((0,syntax_tree/* toNode */.ye)(item['key']) ? undefined : (0,syntax_tree/* toNode */.ye)(item['value'])));
    const shown = (0,syntax_tree/* stringOf */.Je)(method) ?? '';
    if (items.length !== 2 || !/^\w+$/.test(shown) || (0,syntax_tree/* stringOf */.Je)(object) !== undefined)
        return;
    const on = (0,types/* ownerOf */.bf)(object, step.scope);
    const via = (0,types/* viaOf */.wQ)(object, step.scope);
    if (on !== undefined)
        (0,php_scope/* use */.Yx)(step, { kind: 'method', name: shown.toLowerCase(), shown, on, via, isText: true });
}
function visitNew(step) {
    const { node, scope } = step;
    const what = (0,syntax_tree/* toNode */.ye)(node['what']);
    const given = (0,syntax_tree/* toNodes */.h_)(node['arguments']);
    const on = (0,types/* classOf */.Kl)(what, scope);
    const isName = what?.kind === 'name';
    if (isName || (what?.kind === 'selfreference' && on !== undefined)) {
        const shown = isName ? (0,syntax_tree/* resolveClass */.Jk)(what, scope.names) : 'self';
        const via = isName ? 'name' : 'self';
        (0,php_scope/* use */.Yx)(step, { kind: 'new', name: on ?? '', shown, on, via, ...countArguments(node) });
    }
    else if (what !== undefined && what.kind !== 'staticreference')
        return (0,php_scope/* into */.dj)(step, [what, ...given]);
    for (const [at, each] of on === undefined ? [] : given.slice(0, 2).entries())
        (0,php_scope/* setOnce */.Sb)(scope.draft.values, `new ${on}#${at}`, (0,php_values/* readParts */.fp)(each, scope), php_values/* ANY */.x4);
    return (0,php_scope/* into */.dj)(step, given);
}
function visitMember(step, call) {
    const { node, scope } = step;
    const what = (0,syntax_tree/* toNode */.ye)(node['what']);
    const offset = (0,syntax_tree/* toNode */.ye)(node['offset']);
    const isStatic = node.kind === 'staticlookup';
    if (!isStatic && !node.kind.endsWith('propertylookup'))
        return (0,php_scope/* into */.dj)(step, node);
    const shown = (0,syntax_tree/* nameOf */.Vb)(offset);
    const isClass = isStatic && what?.kind === 'name';
    if (isClass)
        (0,types/* useClass */.me)(step, what, shown === 'class' || step.isAsked);
    const inner = (0,php_scope/* into */.dj)(step, [isClass ? [] : what, offset?.kind === 'identifier' ? [] : offset]);
    const isVariable = isStatic && offset?.kind === 'variable' && call === undefined;
    if ((offset?.kind !== 'identifier' && !isVariable) || shown === '' || shown === 'class')
        return inner;
    const on = isStatic ? (0,types/* classOf */.Kl)(what, scope) : (0,types/* typeOf */.QP)(what, scope);
    const via = isStatic && what?.kind === 'variable' ? 'unknown' : (0,types/* viaOf */.wQ)(what, scope);
    if (call !== undefined) {
        const kind = isStatic ? 'static-method' : 'method';
        (0,php_scope/* use */.Yx)(step, { kind, name: shown.toLowerCase(), shown, on, via, ...countArguments(call) });
    }
    else if (on !== undefined) {
        const kind = !isStatic ? 'property' : isVariable ? 'static-property' : 'class-constant';
        (0,php_scope/* use */.Yx)(step, { kind, name: shown, shown, on, via, ...(step.isAsked && { isSoft: true }) });
    }
    return inner;
}

;// CONCATENATED MODULE: ./src/package/php/collect.ts










const DECLARED = /\b(?:function\s+&?|class\s+|interface\s+|trait\s+|define\(\s*['"]|const\s+)(\w+)/gi;
function collectFacts(program, text, isLibrary) {
    const draft = {
        ...{ remarks: [], functions: [], classes: [], constants: [], aliases: [], units: [] },
        ...{ values: new Map(), returns: new Map(), answers: new Map(), texts: new Set() },
        ...{ isAutoloader: false, hasEval: false, definesTexts: false },
    };
    const declared = new Set([...text.matchAll(DECLARED)].map(([, name = '']) => name.toLowerCase()));
    const around = {
        ...{ draft, text, isLibrary, declared, owner: '', parent: '', names: (0,syntax_tree/* noNames */.QC)('') },
        ...{ isStatic: false, isBound: false, isClosure: false, variables: new Map(), lasting: new Set() },
        unit: { name: '', owner: '', loads: [], uses: [], isOpen: false },
    };
    const first = { node: program, at: php_guards/* ALWAYS */.qI, scope: (0,php_scope/* openScope */.PQ)(around, ''), loops: 0, isAsked: false };
    refuseLateStart(first);
    walk(first, visit);
    if (draft.definesTexts)
        for (const name of draft.texts)
            if (/^[A-Z]\w+$/.test(name))
                draft.constants.push({ name, line: 0, at: { when: 'maybe', guards: [] } });
    return draft;
}
function refuseLateStart(step) {
    const statements = (0,syntax_tree/* toNodes */.h_)(step.node['children']);
    const first = statements.findIndex(({ kind }) => kind !== 'declare' && kind !== 'noop');
    const isShebang = /^#!.*\n$/.test(String(statements[first]?.['raw']));
    const start = isShebang ? first + 1 : first;
    const space = statements.find(({ kind }) => kind === 'namespace');
    const inner = space?.['withBrackets'] === true ? [] : (0,syntax_tree/* toNodes */.h_)(space?.['children']);
    const isStrict = (each) => (0,syntax_tree/* toNodes */.h_)(each['directives']).some(({ key }) => (0,syntax_tree/* nameOf */.Vb)(key) === 'strict_types');
    const late = [...statements, ...inner].find((each, index) => each.kind === 'namespace'
        ? index > start && statements[start]?.kind !== 'namespace'
        : each.kind === 'declare' && isStrict(each) && index > start && start >= 0);
    const isOutput = statements[0]?.kind === 'inline';
    const why = isOutput ? 'something stands before `<?php`' : 'other code stands before it';
    if (late !== undefined)
        refuse(step, late, `a \`${late.kind}\` that does not come first, because ${why}`);
}
const MAX_TEXTS = 3000;
const NAME = /^[\w\\/.:-]{3,160}$/;
function visit(step) {
    const { node, at, scope } = step;
    const { draft } = scope;
    const isFirst = (step.next ?? 0) === 0;
    if (isFirst)
        remarkOn(step);
    switch (node.kind) {
        case 'namespace':
            return enter(isFirst ? { ...step, scope: { ...scope, names: (0,syntax_tree/* noNames */.QC)((0,syntax_tree/* nameOf */.Vb)(node)) } } : step);
        case 'usegroup':
            readImports(step);
            return [];
        case 'function':
            return declareFunction(step);
        case 'class':
        case 'interface':
        case 'trait':
        case 'enum':
            return declareClass(step);
        case 'closure':
        case 'arrowfunc':
            return enterClosure(step);
        case 'constantstatement':
            for (const each of (0,syntax_tree/* toNodes */.h_)(node['constants'])) {
                const name = (0,syntax_tree/* keyOfConstant */.BA)((0,syntax_tree/* join */.fj)(scope.names.namespace, (0,syntax_tree/* nameOf */.Vb)(each)));
                draft.constants.push({ name, line: (0,syntax_tree/* lineOf */.cA)(each), at, value: (0,php_values/* readParts */.fp)(each['value'], scope) });
            }
            return enter(step);
        case 'call':
            return visitCall(step);
        case 'new':
            return visitNew(step);
        case 'staticlookup':
        case 'propertylookup':
        case 'nullsafepropertylookup':
            return visitMember(step);
        case 'name': {
            const { shown, fallback } = (0,syntax_tree/* resolveName */.qK)(node, scope.names, 'constants');
            (0,php_scope/* use */.Yx)(step, { kind: 'constant', name: (0,syntax_tree/* keyOfConstant */.BA)(shown), shown, fallback, isSoft: step.isAsked });
            return [];
        }
        case 'include': {
            const keyword = `${node['require'] === true ? 'require' : 'include'}${node['once'] === true ? '_once' : ''}`;
            const path = (0,php_values/* readParts */.fp)(node['target'], scope);
            const isGuarded = step.isAsked && keyword.startsWith('include');
            scope.unit.loads.push({ keyword, path, line: (0,syntax_tree/* lineOf */.cA)(node), at, isGuarded });
            return (0,php_values/* isOpen */.nT)(path) ? enter(step) : [];
        }
        case 'eval':
            draft.hasEval = true;
            return enter(step);
        case 'static':
        case 'global':
            for (const each of [...(0,syntax_tree/* toNodes */.h_)(node['variables']), ...(0,syntax_tree/* toNodes */.h_)(node['items'])])
                scope.lasting.add((0,syntax_tree/* nameOf */.Vb)(each['variable']) || (0,syntax_tree/* nameOf */.Vb)(each));
            return [];
        case 'isset':
            if ((0,syntax_tree/* toNodes */.h_)(node['variables']).some((each) => (0,syntax_tree/* nameOf */.Vb)(each) === 'this'))
                scope.lasting.add('this');
            return enter(step);
        case 'assign':
            state_assign(step);
            return enter(step);
        case 'return':
            if (!scope.isClosure)
                readReturn(step);
            return enter(step);
        case 'array':
            nameMethod(step);
            return enter(step);
        case 'bin': {
            if (node['type'] !== 'instanceof')
                return enter(step);
            scope.variables.set((0,syntax_tree/* nameOf */.Vb)(node['left']), {
                ...scope.variables.get((0,syntax_tree/* nameOf */.Vb)(node['left'])),
                type: undefined,
            });
            (0,types/* useClass */.me)(step, node['right'], true);
            return (0,php_scope/* into */.dj)(step, [node['left'], (0,syntax_tree/* toNode */.ye)(node['right'])?.kind === 'name' ? [] : node['right']]);
        }
        case 'string':
        case 'nowdoc': {
            const value = (0,syntax_tree/* stringOf */.Je)(node) ?? '';
            if (!scope.isLibrary && draft.texts.size < MAX_TEXTS && NAME.test(value))
                draft.texts.add(value);
            return [];
        }
        default:
            return enter(step);
    }
}

// EXTERNAL MODULE: ./src/package/php/tag.ts
var tag = __webpack_require__(6735);
// EXTERNAL MODULE: ./src/package/php/tokens.ts
var tokens = __webpack_require__(7313);
;// CONCATENATED MODULE: ./src/package/php/parse.ts





const VERSION = 805;
const OTHER_TAGS = /<\?(?!xml|php|=)|<script\s+language|<%/i;
const NOTHING = {
    ...{ remarks: [], functions: [], classes: [], constants: [], aliases: [], units: [] },
    ...{ values: new Map(), returns: new Map(), answers: new Map(), texts: new Set() },
    ...{ isAutoloader: false, hasEval: false },
};
function parseFile({ key, bytes, isLibrary }) {
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
    return { key, ...parsePhp(text, isLibrary) };
}
function parsePhp(text, isLibrary) {
    try {
        const parser = new (src_default()).Engine({
            parser: { version: VERSION, suppressErrors: false, extractDoc: false },
            ast: { withPositions: true },
            lexer: { all_tokens: false, short_tags: false },
        });
        const program = parser.parseCode(text, '');
        const late = findOpenEnd(text);
        const starts = readStart(text, program);
        if (hasOtherTags(program))
            return { ...NOTHING, starts, fault: { what: 'short tags (`<?`)', line: 1, isSyntax: false } };
        const facts = collectFacts(program, text, isLibrary);
        return { ...facts, starts, remarks: late === undefined ? facts.remarks : [...facts.remarks, late] };
    }
    catch (error) {
        const { message, lineNumber } = error;
        const line = typeof lineNumber === 'number' ? lineNumber : 1;
        const isSyntax = error instanceof SyntaxError;
        const what = isSyntax ? readMessage(String(message)) : 'code that is nested too deep to be read here';
        return { ...NOTHING, starts: readStart(text), fault: { what, line, isSyntax } };
    }
}
const ENDS = new Set(['return', 'exit']);
function readStart(text, program) {
    const { hasTag, start } = (0,tag/* readTag */.z)(text);
    if (program === undefined)
        return { hasTag, start };
    const nodes = (0,syntax_tree/* toNodes */.h_)(program['children']).flatMap((node) => node.kind === 'namespace' ? (0,syntax_tree/* toNodes */.h_)(node['children']) : node);
    const isText = ({ kind }) => kind === 'inline';
    const ended = nodes.findIndex((node) => ENDS.has((0,syntax_tree/* toNode */.ye)(node['expression'])?.kind ?? node.kind));
    const printed = nodes
        .slice(0, ended < 0 ? nodes.length : ended)
        .find((node, at) => isText(node) && (at > 0 || start === '') && node['value'] !== '');
    const behind = printed && { text: String(printed['value']), line: (0,syntax_tree/* lineOf */.cA)(printed) };
    return { hasTag, start, behind };
}
const readMessage = (message) => message
    .replace(/^Parse Error\s*:\s*(syntax error,\s*)?/, '')
    .replace(/ on line \d+$/, '')
    .slice(0, 200);
function hasOtherTags(program) {
    const children = program['children'];
    if (!Array.isArray(children))
        return false;
    return children.some((each) => {
        const node = (0,syntax_tree/* toNode */.ye)(each);
        return node?.kind === 'inline' && OTHER_TAGS.test(String(node['raw']));
    });
}
function findOpenEnd(text) {
    const { openAt } = (0,tokens/* scanPhp */.aq)(text, () => undefined);
    if (openAt === undefined)
        return undefined;
    const what = `the start of a ${text.startsWith('/*', openAt) ? 'comment' : 'text'} that has no end`;
    const line = text.slice(0, openAt).split(/\r\n|\r|\n/).length;
    return { kind: 'refused', what, line, at: { when: 'always', guards: [] } };
}


/***/ }),

/***/ 6735:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ readTag)
/* harmony export */ });
const START_BYTES = 512;
const TAG = /<\?(?:php(?=\s|$)|=)/i;
function readTag(text) {
    const tag = text.search(TAG);
    return { hasTag: tag >= 0, start: tag === 0 ? '' : text.slice(0, START_BYTES) };
}


/***/ }),

/***/ 7313:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ao: () => (/* binding */ tokenizePhp),
/* harmony export */   aq: () => (/* binding */ scanPhp)
/* harmony export */ });
/* unused harmony exports isHalt, MAX_LEVELS */
const OPEN = /<\?(?:php(?=[ \t\r\n]|$)|=)/gi;
const SPACE = /(?:[ \t\r\n\v\f]+|(?:#(?!\[)|\/\/)[^\r\n?]*(?:\?(?!>)[^\r\n?]*)*)/y;
const CLOSE = /\?>(?:\r\n|\r|\n)?/y;
const VARIABLE = /\$[A-Za-z_\x80-\xff][\w\x80-\xff]*/y;
const WORD = /\\?[A-Za-z_\x80-\xff][\w\x80-\xff]*(?:\\[A-Za-z_\x80-\xff][\w\x80-\xff]*)*/y;
const QUOTED = /'[^'\\]*(?:\\[^][^'\\]*)*'/y;
const HEREDOC = /<<<[ \t]*(["']?)([A-Za-z_\x80-\xff][\w\x80-\xff]*)\1(?=[\r\n])/y;
const SIGN = /\?->|->|::|[^]/y;
function tokenizePhp(text) {
    const tokens = [];
    return { ...scanPhp(text, (token) => tokens.push(token)), tokens };
}
function scanPhp(text, take) {
    let index = 0;
    while (index < text.length) {
        OPEN.lastIndex = index;
        const open = OPEN.exec(text);
        const start = open?.index ?? text.length;
        if (start > index)
            take({ kind: 'html', text: text.slice(index, start), index });
        if (open === null)
            break;
        take({ kind: 'open', text: open[0], index: start });
        const { end, openAt } = readCode(text, start + open[0].length, 0, take);
        if (openAt !== undefined)
            return { openAt };
        index = end;
    }
    return {};
}
function readCode(text, from, level, take) {
    let depth = 1;
    for (let index = from; index < text.length;) {
        const end = skipSpace(text, index);
        if (end < 0)
            return { end: text.length, openAt: index };
        const token = end > index ? undefined : readToken(text, index, level);
        if (end === index && token === undefined)
            return { end: 0, openAt: index };
        index = token === undefined ? end : index + token.text.length;
        if (token === undefined)
            continue;
        take(token);
        depth += token.text === '{' ? 1 : token.text === '}' ? -1 : 0;
        if (level === 0 ? token.kind === 'close' : depth === 0)
            return { end: index };
        if (isHalt(token))
            break;
    }
    return { end: level === 0 ? text.length : 0 };
}
const isHalt = ({ text }) => text.length === 15 && text.toLowerCase() === '__halt_compiler';
function skipSpace(text, index) {
    const first = text.charAt(index);
    if (first === '/' && text.startsWith('/*', index)) {
        const end = text.indexOf('*/', index + 2);
        return end < 0 ? -1 : end + 2;
    }
    if (first > '/')
        return index;
    return skip(SPACE, text, index);
}
function readToken(text, index, level = 0) {
    const make = (kind, end, value) => end > index ? { kind, text: text.slice(index, end), index, value } : undefined;
    const first = text.charAt(index);
    if (first === "'") {
        const end = skip(QUOTED, text, index);
        return make('string', end, text.slice(index + 1, end - 1).replace(/\\([\\'])/g, '$1'));
    }
    if (first === '"' || first === '`') {
        const end = skipTemplate(text, index, level);
        const inner = text.slice(index + 1, end - 1);
        const isPlain = first === '"' && !/\$|\\[^\\"]/.test(inner);
        return make('string', end, isPlain ? inner.replace(/\\(.)/g, '$1') : undefined);
    }
    HEREDOC.lastIndex = index;
    const heredoc = first === '<' ? HEREDOC.exec(text) : null;
    if (heredoc !== null)
        return make('string', findHeredocEnd(text, heredoc));
    const kind = first === '$' ? 'variable' : 'word';
    const end = skip(first === '$' ? VARIABLE : WORD, text, index);
    const close = first === '?' ? skip(CLOSE, text, index) : index;
    const sign = /[?:-]/.test(first) ? skip(SIGN, text, index) : index + 1;
    return make(kind, end) ?? make('close', close) ?? make('sign', sign);
}
function skip(pattern, text, index) {
    pattern.lastIndex = index;
    return pattern.test(text) ? pattern.lastIndex : index;
}
const MAX_LEVELS = 20;
function skipTemplate(text, from, level) {
    const quote = text.charAt(from);
    if (level >= MAX_LEVELS)
        return 0;
    const marks = quote === '"' ? /[\\"]|\{\$|\$\{/g : /[\\`]|\{\$|\$\{/g;
    marks.lastIndex = from + 1;
    for (let mark = marks.exec(text); mark !== null; mark = marks.exec(text)) {
        if (mark[0] === quote)
            return marks.lastIndex;
        if (mark[0] === '\\') {
            marks.lastIndex += 1;
        }
        else {
            const { end, openAt } = readCode(text, marks.lastIndex, level + 1, () => undefined);
            if (end === 0 || openAt !== undefined)
                return 0;
            marks.lastIndex = end;
        }
    }
    return 0;
}
function findHeredocEnd(text, heredoc) {
    const end = new RegExp(`[\\r\\n][ \\t]*${heredoc[2] ?? ''}(?![\\w\\x80-\\xff])`, 'g');
    end.lastIndex = heredoc.index + heredoc[0].length;
    return end.exec(text) === null ? 0 : end.lastIndex;
}


/***/ })

};
