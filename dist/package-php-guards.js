export const id = 697;
export const ids = [697];
export const modules = {

/***/ 7445:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MQ: () => (/* binding */ readName),
/* harmony export */   WP: () => (/* binding */ both),
/* harmony export */   c6: () => (/* binding */ rarest),
/* harmony export */   iL: () => (/* binding */ weighLeave),
/* harmony export */   qI: () => (/* binding */ ALWAYS),
/* harmony export */   vi: () => (/* binding */ weigh),
/* harmony export */   xF: () => (/* binding */ MAYBE)
/* harmony export */ });
/* harmony import */ var _syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9637);

const ORDER = { always: 0, admin: 1, activation: 2, maybe: 3, never: 4 };
function rarest(a, b) {
    return ORDER[a] > ORDER[b] ? a : b;
}
const ALWAYS = { when: 'always', guards: [] };
const MAYBE = { when: 'maybe', guards: [] };
function both(a, b) {
    if (b === ALWAYS)
        return a;
    if (a === ALWAYS)
        return b;
    return {
        when: rarest(a.when, b.when),
        guards: b.guards.length === 0 ? a.guards : [...a.guards, ...b.guards],
    };
}
const OPEN = { then: MAYBE, otherwise: MAYBE };
const OF_WORDPRESS = /^(register_block_(type|style|pattern)|wp_set_script_translations|register_rest_route|register_post_meta|add_action|add_filter|add_shortcode|has_blocks?|parse_blocks|wp_enqueue_(script|style))$/;
const NOT_ON_SITES = /^(WP_CLI|(\w+_)?(DEV|DEVELOPMENT|TESTS?|TESTING|LOCAL|MOCK)(_\w+)?)$/;
const ENVIRONMENT = /^(local|development)$/;
const LASTING = /inst|single|self|loaded|init|done/i;
const MAX_LEVELS = 40;
const on = (guard, when = 'maybe') => ({ when, guards: [guard] });
const swap = ({ then, otherwise }) => ({ then: otherwise, otherwise: then });
const NEVER = { then: { when: 'never', guards: [] }, otherwise: ALWAYS };
function weigh(value, scope, level = 0) {
    const test = (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .toNode */ .ye)(value);
    if (test === undefined || level > MAX_LEVELS)
        return OPEN;
    const inside = (part) => weigh(part, scope, level + 1);
    switch (test.kind) {
        case 'unary':
            if (test['type'] !== '!')
                return OPEN;
            return isLasting(test['what'], scope) ? ONCE : swap(inside(test['what']));
        case 'bin':
            return weighOperator(test, scope, inside);
        case 'assign':
            return inside(test['right']);
        case 'isset':
            return (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .toNodes */ .h_)(test['variables']).every((each) => isLasting(each, scope)) ? swap(ONCE) : OPEN;
        case 'empty':
            return isLasting(test['expression'], scope) ? ONCE : OPEN;
        case 'silent':
        case 'cast':
            return inside(test['expr']);
        case 'call':
            return weighCall(test, scope);
        case 'name':
            return weighConstant((0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .Vb)(test).replace(/^.*\\/, ''));
        case 'variable':
            return scope.variables.get((0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .Vb)(test))?.answer ?? OPEN;
        default:
            return OPEN;
    }
}
function weighConstant(name) {
    return NOT_ON_SITES.test(name) ? NEVER : { then: on(`o:${name}`), otherwise: on(`o:${name}`) };
}
const ONCE = { then: ALWAYS, otherwise: ALWAYS };
function isLasting(value, { lasting }) {
    const each = (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .toNode */ .ye)(value);
    const name = each?.kind === 'propertylookup' ? (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .Vb)(each['offset']) : (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .Vb)(each);
    if (each?.kind === 'staticlookup')
        return (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .toNode */ .ye)(each['offset'])?.kind === 'variable';
    return /^(variable|propertylookup)$/.test(each?.kind ?? '') && (lasting.has(name) || LASTING.test(name));
}
function weighOperator(test, scope, inside) {
    const { type, left, right } = test;
    if (type === '&&' || type === 'and') {
        const [a, b] = [inside(left), inside(right)];
        return { then: both(a.then, b.then), otherwise: anyOf(a.otherwise, b.otherwise) };
    }
    if (type === '||' || type === 'or') {
        const [a, b] = [inside(left), inside(right)];
        const then = anyOf(a.then, b.then);
        const isSure = a.then.when === b.then.when;
        return { then: isSure ? then : { ...then, when: 'maybe' }, otherwise: both(a.otherwise, b.otherwise) };
    }
    if (type === 'instanceof') {
        if (isLasting(left, scope))
            return swap(ONCE);
        const what = (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .toNode */ .ye)(right);
        return what?.kind === 'name' ? testName(`c:${(0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveClass */ .Jk)(what, scope.names).toLowerCase()}`) : OPEN;
    }
    const isEqual = type === '==' || type === '===';
    if (!isEqual && type !== '!=' && type !== '!==')
        return weighVersion(test);
    const turn = (weighed) => (isEqual ? weighed : swap(weighed));
    for (const [one, other] of [
        [(0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .toNode */ .ye)(left), (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .toNode */ .ye)(right)],
        [(0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .toNode */ .ye)(right), (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .toNode */ .ye)(left)],
    ]) {
        if (one?.kind === 'boolean')
            return turn(one['value'] === true ? inside(other) : swap(inside(other)));
        if (one?.kind === 'nullkeyword' && isLasting(other, scope))
            return turn(ONCE);
        if (ENVIRONMENT.test((0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .stringOf */ .Je)(one) ?? ''))
            return isEqual ? NEVER : OPEN;
    }
    return OPEN;
}
function anyOf(a, b) {
    const guards = a.guards.filter((guard) => b.guards.includes(guard));
    const when = ORDER[a.when] < ORDER[b.when] ? a.when : b.when;
    return { when: when === 'always' || when === 'never' ? when : 'maybe', guards };
}
function weighVersion({ type, left, right }) {
    const [name, id] = [(0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .Vb)(left).replace('\\', ''), Number((0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .toNode */ .ye)(right)?.['value'])];
    if (name !== 'PHP_VERSION_ID' || !(id > 0))
        return OPEN;
    const version = [Math.trunc(id / 10_000), Math.trunc(id / 100) % 100].join('.');
    return comparePhp(version, String(type).startsWith('<'));
}
function comparePhp(version, isBelow) {
    const weighed = { then: on(`p>=${version}`, 'always'), otherwise: on(`p<${version}`, 'always') };
    return isBelow ? swap(weighed) : weighed;
}
const testName = (guard, when = 'maybe') => ({
    then: on(guard, when),
    otherwise: on(`!${guard}`, 'always'),
});
const TESTS = {
    function_exists: ([first], { names }) => {
        const name = readName(first, names) ?? '*';
        return testName(`f:${name}`, OF_WORDPRESS.test(name) ? 'always' : 'maybe');
    },
    class_exists: ([first], { names }) => testName(`c:${readName(first, names) ?? '*'}`),
    method_exists: ([, second]) => testMethod((0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .stringOf */ .Je)(second)),
    is_callable: ([first], { names }) => {
        const text = readName(first, names);
        if (text === undefined)
            return testMethod((0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .stringOf */ .Je)((0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .toNodes */ .h_)(first?.['items'])[1]?.['value']));
        return text.includes('::') ? testMethod(text.replace(/^.*::/, '')) : testName(`f:${text}`);
    },
    defined: ([first], scope) => weighDefined((0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .stringOf */ .Je)(first)?.replace(/^\\/, ''), scope),
    is_plugin_active: ([first]) => testName(`i:${(0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .stringOf */ .Je)(first) ?? '*'}`),
    file_exists: () => ({ then: on('e', 'always'), otherwise: on('!e') }),
    is_admin: () => ({ then: { when: 'admin', guards: [] }, otherwise: MAYBE }),
    extension_loaded: () => ({ then: on('v'), otherwise: on('v') }),
    version_compare: ([first, second, third]) => {
        const [version, sign] = [(0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .stringOf */ .Je)(second), (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .stringOf */ .Je)(third)];
        const isPhp = (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .Vb)(first) === 'PHP_VERSION' || (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .Vb)(first?.['what']) === 'phpversion';
        const isKnown = isPhp && version !== undefined && sign !== undefined;
        return isKnown
            ? comparePhp(version, /^(<|lt|le)/.test(sign))
            : { then: on('v'), otherwise: on('v', 'always') };
    },
    ...{ wp_get_environment_type: () => OPEN, current_user_can: () => OPEN },
    ...{ is_user_logged_in: () => OPEN, wp_doing_ajax: () => OPEN },
};
const LIKE = [
    [/^(interface|trait|enum)_exists$/, 'class_exists'],
    [/^is_plugin_active_for_network$/, 'is_plugin_active'],
    [/^(is_readable|is_file|is_dir|stream_resolve_include_path)$/, 'file_exists'],
];
function weighCall(test, scope) {
    const what = (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .toNode */ .ye)(test['what']);
    const ofOwn = (name) => ({ then: on(`a:${name}`), otherwise: on(`a:${name}`) });
    if (what?.kind === 'propertylookup' || what?.kind === 'staticlookup')
        return ofOwn(`*::${(0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .Vb)(what['offset']).toLowerCase()}`);
    if (what?.kind !== 'name')
        return OPEN;
    const { shown, fallback = shown } = (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveName */ .qK)(what, scope.names, 'functions');
    const name = fallback.toLowerCase();
    const [, like = name] = LIKE.find(([names]) => names.test(name)) ?? [];
    return Object.hasOwn(TESTS, like)
        ? (TESTS[like]?.((0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .toNodes */ .h_)(test['arguments']), scope) ?? OPEN)
        : ofOwn(shown.toLowerCase());
}
const testMethod = (name) => name === undefined ? OPEN : testName(`m:*::${name.toLowerCase()}`);
function weighDefined(name, { declared }) {
    if (name === undefined)
        return OPEN;
    if (name === 'ABSPATH' || name === 'WPINC')
        return swap(NEVER);
    if (NOT_ON_SITES.test(name))
        return NEVER;
    const isOwn = declared.has(name.toLowerCase());
    return { then: on(`k:${name}`), otherwise: on(`!k:${name}`, isOwn ? 'maybe' : 'always') };
}
function readName(value, names) {
    const each = (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .toNode */ .ye)(value);
    if (each?.kind === 'staticlookup' &&
        (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .Vb)(each['offset']) === 'class' &&
        (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .toNode */ .ye)(each['what'])?.kind === 'name')
        return (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveClass */ .Jk)(each['what'], names).toLowerCase();
    if (each?.kind === 'bin' && (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .Vb)((0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .toNode */ .ye)(each['left'])?.['value']) === '__NAMESPACE__')
        return `${names.namespace}${(0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .stringOf */ .Je)(each['right']) ?? ''}`.replace(/^\\/, '').toLowerCase();
    return (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .stringOf */ .Je)(each)?.replace(/^\\/, '').toLowerCase();
}
function weighLeave(value, isInLoop = false, level = 0) {
    const statement = (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .toNode */ .ye)(value);
    if (statement === undefined || level > 8)
        return 'no';
    const inside = (part, loop = isInLoop) => weighLeave(part, loop, level + 1);
    switch (statement.kind) {
        case 'return':
        case 'throw':
        case 'goto':
            return 'yes';
        case 'break':
        case 'continue':
            return isInLoop ? 'no' : 'yes';
        case 'expressionstatement': {
            const { kind, what } = (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .toNode */ .ye)(statement['expression']) ?? { kind: '' };
            const isDeath = kind === 'call' && /^\\?wp_(die|send_json(_error|_success)?)$/.test((0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .Vb)(what));
            return kind === 'exit' || kind === 'throw' || isDeath ? 'yes' : 'no';
        }
        case 'block':
        case 'namespace':
            return (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .toNodes */ .h_)(statement['children'])
                .map((each) => inside(each))
                .reduce((one, other) => (one === 'yes' || other === 'no' ? one : other), 'no');
        case 'if': {
            const branches = [inside(statement['body']), inside(statement['alternate'])];
            return branches[0] === branches[1] ? (branches[0] ?? 'no') : 'maybe';
        }
        case 'for':
        case 'foreach':
        case 'while':
        case 'switch':
        case 'do':
        case 'try':
            return inside(statement['body'], statement.kind !== 'try') === 'no' ? 'no' : 'maybe';
        default:
            return 'no';
    }
}


/***/ }),

/***/ 4891:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PQ: () => (/* binding */ openScope),
/* harmony export */   Sb: () => (/* binding */ setOnce),
/* harmony export */   Yx: () => (/* binding */ use),
/* harmony export */   dj: () => (/* binding */ into)
/* harmony export */ });
/* harmony import */ var _syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9637);

function into(step, parts, more = {}) {
    return (Array.isArray(parts) ? parts : [parts]).flatMap((part) => {
        const node = (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .toNode */ .ye)(part);
        return node === undefined ? [] : [{ ...step, ...more, node, next: 0 }];
    });
}
function openScope(around, name, more = {}) {
    const scope = { ...around, isBound: false, isClosure: false, ...more };
    const unit = { name, owner: scope.owner, loads: [], uses: [], isOpen: false };
    around.draft.units.push(unit);
    return { ...scope, unit, variables: new Map(), lasting: new Set() };
}
function use({ node, at, scope }, found) {
    if (!scope.isLibrary)
        scope.unit.uses.push({ line: (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .lineOf */ .cA)(node), at, ...found });
}
function setOnce(map, key, value, unknown) {
    const known = map.get(key);
    map.set(key, known === undefined || JSON.stringify(known) === JSON.stringify(value) ? value : unknown);
}


/***/ }),

/***/ 9637:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BA: () => (/* binding */ keyOfConstant),
/* harmony export */   Je: () => (/* binding */ stringOf),
/* harmony export */   Jk: () => (/* binding */ resolveClass),
/* harmony export */   QC: () => (/* binding */ noNames),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   cA: () => (/* binding */ lineOf),
/* harmony export */   fj: () => (/* binding */ join),
/* harmony export */   h_: () => (/* binding */ toNodes),
/* harmony export */   qK: () => (/* binding */ resolveName),
/* harmony export */   tL: () => (/* binding */ toNamespace),
/* harmony export */   ye: () => (/* binding */ toNode)
/* harmony export */ });
const toNode = (value) => typeof value === 'object' && value !== null && 'kind' in value ? value : undefined;
const toNodes = (value) => Array.isArray(value) ? value.flatMap((each) => toNode(each) ?? []) : [];
function nameOf(value) {
    if (typeof value === 'string')
        return value;
    const name = toNode(value)?.['name'];
    return typeof name === 'string' ? name : name === undefined ? '' : nameOf(name);
}
const lineOf = ({ loc }) => loc?.start.line ?? 0;
function stringOf(value) {
    const each = toNode(value);
    const text = each?.kind === 'string' || each?.kind === 'nowdoc' ? each['value'] : undefined;
    return typeof text === 'string' ? text : undefined;
}
const join = (namespace, name) => (namespace === '' ? name : `${namespace}\\${name}`);
const noNames = (namespace) => ({
    namespace,
    ...{ classes: new Map(), functions: new Map(), constants: new Map() },
});
function resolveClass(value, { namespace, classes }) {
    const written = nameOf(value);
    if (written.startsWith('\\'))
        return written.slice(1);
    if (toNode(value)?.['resolution'] === 'rn')
        return join(namespace, written);
    const [first = '', ...rest] = written.split('\\');
    const imported = classes.get(first.toLowerCase());
    return imported === undefined ? join(namespace, written) : [imported, ...rest].join('\\');
}
function resolveName(value, names, kind) {
    const written = nameOf(value);
    if (written.startsWith('\\'))
        return { shown: written.slice(1) };
    if (toNode(value)?.['resolution'] === 'rn')
        return { shown: join(names.namespace, written) };
    if (written.includes('\\'))
        return { shown: resolveClass(value, names) };
    const imported = names[kind].get(kind === 'functions' ? written.toLowerCase() : written);
    if (imported !== undefined)
        return { shown: imported };
    return names.namespace === ''
        ? { shown: written }
        : { shown: join(names.namespace, written), fallback: written };
}
const toNamespace = (name) => name.slice(0, name.lastIndexOf('\\') + 1);
function keyOfConstant(shown) {
    const namespace = toNamespace(shown);
    return namespace.toLowerCase() + shown.slice(namespace.length);
}


/***/ }),

/***/ 3622:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kl: () => (/* binding */ classOf),
/* harmony export */   QP: () => (/* binding */ typeOf),
/* harmony export */   bf: () => (/* binding */ ownerOf),
/* harmony export */   hq: () => (/* binding */ readType),
/* harmony export */   me: () => (/* binding */ useClass),
/* harmony export */   wQ: () => (/* binding */ viaOf)
/* harmony export */ });
/* harmony import */ var _scope_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4891);
/* harmony import */ var _syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9637);


const MAX_LEVELS = 5;
function typeOf(value, scope, level = 0) {
    const node = (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .toNode */ .ye)(value);
    if (node === undefined || level > MAX_LEVELS)
        return undefined;
    const what = (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .toNode */ .ye)(node['what']);
    switch (node.kind) {
        case 'variable':
            if ((0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .Vb)(node) !== 'this')
                return scope.variables.get((0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .Vb)(node))?.type;
            return scope.isBound || scope.isStatic ? undefined : scope.owner || undefined;
        case 'new':
            return what === undefined ? undefined : classOf(what, scope);
        case 'clone':
            return typeOf(what, scope, level + 1);
        case 'propertylookup':
        case 'nullsafepropertylookup':
        case 'staticlookup': {
            const on = node.kind === 'staticlookup' ? classOf(what, scope) : typeOf(what, scope, level + 1);
            const name = (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .Vb)(node['offset']);
            return on === undefined || name === '' || on.length > 200 ? undefined : `${on}->${name}`;
        }
        case 'call': {
            if (what?.kind === 'name')
                return `${(0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .Vb)(what).replace(/^.*\\/, '').toLowerCase()}()`;
            const [, on, name = ''] = /^(.*)->(.*)$/s.exec(typeOf(what, scope, level + 1) ?? '') ?? [];
            return on === undefined ? undefined : `${on}::${name.toLowerCase()}()`;
        }
        default:
            return undefined;
    }
}
function classOf(what, scope) {
    switch (what?.kind) {
        case 'name':
            return (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveClass */ .Jk)(what, scope.names).toLowerCase();
        case 'selfreference':
        case 'staticreference':
            return scope.owner || undefined;
        case 'parentreference':
            return scope.parent || undefined;
        case 'variable':
            return typeOf(what, scope);
        default:
            return (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .stringOf */ .Je)(what)?.toLowerCase();
    }
}
function readType(value, scope) {
    const type = (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .toNode */ .ye)(value);
    return /^(name|selfreference|staticreference)$/.test(type?.kind ?? '') ? classOf(type, scope) : undefined;
}
const namedBy = (object) => object?.kind === 'staticlookup' && (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .Vb)(object['offset']) === 'class'
    ? (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .toNode */ .ye)(object['what'])
    : undefined;
function ownerOf(object, scope) {
    if (object?.kind === 'magic' && object['value'] === '__CLASS__')
        return scope.owner || undefined;
    const named = namedBy(object);
    return named === undefined ? typeOf(object, scope) : classOf(named, scope);
}
const VIA = {
    magic: 'self',
    selfreference: 'self',
    staticreference: 'static',
    parentreference: 'parent',
    name: 'name',
    new: 'new',
};
function viaOf(object, scope) {
    const what = namedBy(object) ?? object;
    if (what?.kind !== 'variable')
        return VIA[what?.kind ?? ''] ?? 'type';
    if ((0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .Vb)(what) === 'this')
        return scope.isBound ? 'unknown' : 'this';
    const { type, isExact = false } = scope.variables.get((0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .Vb)(what)) ?? {};
    return type === undefined ? 'unknown' : isExact ? 'new' : 'type';
}
function useClass(step, value, isSoft = false) {
    const node = (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .toNode */ .ye)(value);
    if (node?.kind !== 'name')
        return;
    const shown = (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveClass */ .Jk)(node, step.scope.names);
    (0,_scope_js__WEBPACK_IMPORTED_MODULE_1__/* .use */ .Yx)({ ...step, node }, { kind: 'class', name: shown.toLowerCase(), shown, ...(isSoft && { isSoft }) });
}


/***/ }),

/***/ 3213:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D4: () => (/* binding */ decode),
/* harmony export */   Dl: () => (/* binding */ ROOT),
/* harmony export */   T7: () => (/* binding */ WILD),
/* harmony export */   _3: () => (/* binding */ evaluate),
/* harmony export */   b0: () => (/* binding */ toPath),
/* harmony export */   fp: () => (/* binding */ readParts),
/* harmony export */   nT: () => (/* binding */ isOpen),
/* harmony export */   x4: () => (/* binding */ ANY)
/* harmony export */ });
/* harmony import */ var _syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9637);
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3622);


const ANY = [{ any: true }];
const isOpen = (parts) => parts.some((part) => typeof part === 'object' && 'any' in part);
const MAX_PARTS = 60;
const MAX_LEVELS = 12;
function readParts(value, scope, level = 0) {
    const parts = [];
    const pieces = [];
    let rest = (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .toNode */ .ye)(value);
    for (; rest?.kind === 'bin' && rest['type'] === '.'; rest = (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .toNode */ .ye)(rest['left'])) {
        if (pieces.push(rest['right']) > MAX_PARTS)
            return ANY;
    }
    for (const piece of [rest, ...pieces.reverse()])
        parts.push(...readPiece((0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .toNode */ .ye)(piece), scope, level));
    return parts.length > MAX_PARTS ? ANY : parts;
}
function readPiece(piece, scope, level) {
    if (piece === undefined || level > MAX_LEVELS)
        return ANY;
    const text = (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .stringOf */ .Je)(piece);
    if (text !== undefined)
        return [text];
    switch (piece.kind) {
        case 'bin':
            return piece['type'] === '.' ? readParts(piece, scope, level + 1) : ANY;
        case 'encapsed':
        case 'nowdoc':
            return (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .toNodes */ .h_)(piece['value']).flatMap((part) => readPiece((0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .toNode */ .ye)(part['expression']), scope, level + 1));
        case 'magic':
            return piece['value'] === '__DIR__' ? [{ up: 1 }] : piece['value'] === '__FILE__' ? [{ up: 0 }] : ANY;
        case 'name': {
            const { shown, fallback } = (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveName */ .qK)(piece, scope.names, 'constants');
            return [{ constant: (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .keyOfConstant */ .BA)(fallback ?? shown) }];
        }
        case 'staticlookup':
        case 'propertylookup':
            return readMember(piece, scope);
        case 'variable':
            return scope.variables.get((0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .Vb)(piece))?.path ?? ANY;
        case 'call':
            return readCall(piece, scope, level);
        case 'silent':
            return readPiece((0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .toNode */ .ye)(piece['expr']), scope, level + 1);
        default:
            return ANY;
    }
}
function ownerOf(value, scope) {
    const what = (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .toNode */ .ye)(value);
    if (what?.kind === 'variable')
        return (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .Vb)(what) === 'this' ? scope.owner : undefined;
    return what?.kind === 'parentreference' ? undefined : (0,_types_js__WEBPACK_IMPORTED_MODULE_1__/* .classOf */ .Kl)(what, scope);
}
function readMember(piece, scope) {
    const of = ownerOf(piece['what'], scope);
    const name = (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .Vb)(piece['offset']);
    return of === undefined || name === '' ? ANY : [{ property: name, of }];
}
function readCall(piece, scope, level) {
    const what = (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .toNode */ .ye)(piece['what']);
    const given = (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .toNodes */ .h_)(piece['arguments']);
    const read = (at) => readParts(given[at], scope, level + 1);
    if (what?.kind === 'staticlookup' || what?.kind === 'propertylookup') {
        const of = ownerOf(what['what'], scope);
        const call = of === undefined ? undefined : `${of}::${(0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .Vb)(what['offset']).toLowerCase()}`;
        return call === undefined ? ANY : [{ call, given: given.slice(0, 3).map((_, at) => read(at)) }];
    }
    if (what?.kind !== 'name')
        return ANY;
    const { shown, fallback = shown } = (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveName */ .qK)(what, scope.names, 'functions');
    const name = fallback.toLowerCase();
    if (name === 'dirname') {
        const levels = given.length > 1 ? Number(given[1]?.['value']) : 1;
        return levels > 0 && levels < 10 ? [{ folderOf: read(0), up: levels }] : ANY;
    }
    if (name === 'plugin_dir_path')
        return [{ folderOf: read(0), up: 1 }, '/'];
    if (SAME.has(name))
        return read(0);
    return [{ call: shown.toLowerCase(), given: given.slice(0, 3).map((_, at) => read(at)) }];
}
const SAME = new Set(['wp_normalize_path', 'realpath']);
const ROOT = '\0';
const PLUGINS = '\x01';
const WILD = '\x02';
const MAX_LENGTH = 1024;
function evaluate(parts, scope, level = 0) {
    if (level > MAX_LEVELS)
        return WILD;
    const value = parts.map((part) => evaluatePart(part, scope, level)).join('');
    return value.length > MAX_LENGTH ? WILD : value.replace(MANY, WILD);
}
const MANY = /\x02+/g;
function evaluatePart(part, scope, level) {
    if (typeof part === 'string')
        return part;
    if ('folderOf' in part)
        return climb(evaluate(part.folderOf, scope, level + 1), part.up);
    if ('up' in part)
        return climb(scope.file, part.up);
    if ('argument' in part)
        return scope.given?.[part.argument] ?? WILD;
    if ('constant' in part) {
        if (part.constant === 'DIRECTORY_SEPARATOR')
            return '/';
        if (part.constant === 'WP_PLUGIN_DIR')
            return PLUGINS;
        return find(part.constant, scope, level);
    }
    if ('property' in part)
        return find(`${part.of}::$${part.property}`, scope, level);
    if (!('call' in part))
        return WILD;
    const given = part.given.map((each) => evaluate(each, scope, level + 1));
    const [first = WILD] = given;
    if (part.call.endsWith('untrailingslashit'))
        return first.replace(/[/\\]+$/, '');
    if (part.call.endsWith('trailingslashit'))
        return `${first.replace(/[/\\]+$/, '')}/`;
    if (/(^|\\)l?trim$/.test(part.call))
        return first.replace(/^\/+/, '');
    return find(`${part.call}()`, { ...scope, given }, level);
}
function find(key, scope, level) {
    const found = scope.find(key);
    if (found === undefined)
        return WILD;
    const made = found.made?.map((each) => each === undefined ? WILD : evaluate(each.parts, { ...scope, file: each.file }, level + 1));
    return evaluate(found.parts, { ...scope, file: found.file, given: made ?? scope.given }, level + 1);
}
function climb(path, levels) {
    let value = path;
    for (let step = 0; step < levels; step += 1) {
        const slash = value.replace(/\/+$/, '').lastIndexOf('/');
        if (!value.startsWith(ROOT) || slash < 0)
            return value === ROOT && step < levels ? PLUGINS : WILD;
        value = value.slice(0, slash);
    }
    return value;
}
const decode = (text) => Buffer.from(text, 'latin1').toString();
const OF_CORE = /^(?:\.\/)?wp-(?:admin|includes|content|load|config|settings|blog-header|login|cron)\b(?!-\w+-)/;
function toPath(value, { file, folder, movesAround = false }) {
    const own = `${PLUGINS}/${folder}/`;
    let path = folder !== '' && value.startsWith(own) ? `${ROOT}/${value.slice(own.length)}` : value;
    if (!movesAround && /^(?:\.\/)?[\w-]+(?:\/[\w.-]+)*\.php$/i.test(path) && !OF_CORE.test(path))
        path = `${file.slice(0, file.lastIndexOf('/'))}/${path}`;
    if (path.startsWith(ROOT) && /^.[\\\w]/.test(path))
        return `../${folder}${path.slice(1)}`;
    if (!path.startsWith(`${ROOT}/`))
        return undefined;
    const parts = [];
    for (const part of path.slice(2).split('/')) {
        if (part === '..' && (parts.pop() ?? WILD).includes(WILD))
            return undefined;
        if (part !== '' && part !== '.' && part !== '..')
            parts.push(part);
    }
    return parts.length === 0 ? undefined : decode(parts.join('/'));
}


/***/ })

};
