export const id = 31;
export const ids = [31];
export const modules = {

/***/ 322:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BG: () => (/* binding */ isFatal),
/* harmony export */   N5: () => (/* binding */ listCallNames),
/* harmony export */   pq: () => (/* binding */ addCalls),
/* harmony export */   rI: () => (/* binding */ nameVerb),
/* harmony export */   y4: () => (/* binding */ weighClosure)
/* harmony export */ });
/* harmony import */ var _conditions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7601);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5091);


const AUTOLOADER = /(^|\/)vendor[^/]*\/autoload\w*\.php$/;
function nameVerb({ keyword }) {
    return keyword.startsWith('require') ? 'requires' : 'includes';
}
function isFatal({ keyword, path }) {
    return keyword.startsWith('require') || AUTOLOADER.test(path);
}
const HOOKS = new Map([
    ...'muplugins_loaded plugins_loaded setup_theme after_setup_theme init wp_loaded widgets_init'
        .split(' ')
        .map((name) => [name, 'always']),
    ...'admin_init admin_menu'.split(' ').map((name) => [name, 'admin']),
]);
const ACTIVATION = 'register_activation_hook';
const NAME = /^\\?[\w\\]{1,200}(?:::\w{1,100})?$/;
function listCallNames({ name }) {
    const bare = name.replace(/^.*::/, '');
    return bare === name ? [name, `?${name}`] : [name, `::${bare}`, `?${bare}`];
}
function addCalls(unit, tokens, at, when) {
    const { kind, text = '', value } = tokens[at] ?? {};
    const add = (name, then) => {
        const calls = (unit.calls ??= new Map());
        const known = calls.get(name);
        if (known === undefined || (0,_conditions_js__WEBPACK_IMPORTED_MODULE_0__/* .rarest */ .c6)(known, then) === known)
            calls.set(name, then);
    };
    if (kind === 'string') {
        const isAsked = /^\\?function_exists$/i.test(tokens[at - 2]?.text ?? '');
        if (value !== undefined && NAME.test(value) && !isAsked)
            add(`?${shorten(value).replace(/^.*::/, '')}`, (0,_conditions_js__WEBPACK_IMPORTED_MODULE_0__/* .rarest */ .c6)(when, 'maybe'));
        return;
    }
    const [from, before = ''] = [tokens[at - 2], tokens[at - 1]?.text.toLowerCase()];
    const isNew = before === 'new';
    if (!isNew && tokens[at + 1]?.text !== '(')
        return;
    const called = shorten(text);
    const isOwn = _paths_js__WEBPACK_IMPORTED_MODULE_1__/* .OWN */ .ZF.test(isNew ? called : (from?.text ?? ''));
    if (isNew)
        add(`${isOwn ? unit.owner : called}::__construct`, when);
    else if (before === '::' && from?.kind === 'word')
        add(`${isOwn ? unit.owner : shorten(from.text)}::${called}`, when);
    else if (/^(::|\??->)$/.test(before))
        add(`${isOwn ? unit.owner : ''}::${called}`, when);
    else if (called === 'add_action' || called === ACTIVATION)
        addHook(tokens, at, unit.owner, (name, then) => add(name, (0,_conditions_js__WEBPACK_IMPORTED_MODULE_0__/* .rarest */ .c6)(when, then)));
    else if (before !== 'function')
        add(called, when);
}
function addHook(tokens, at, owner, add) {
    const then = whenHooked(tokens[at], tokens[at + 2]);
    const first = tokens[at + (tokens[at + 4]?.text === '__NAMESPACE__' ? 6 : 4)];
    if (then === undefined || first === undefined || tokens[at + 3]?.text !== ',')
        return;
    if (first.value !== undefined)
        add(shorten(first.value), then);
    if (!/^(\[|array)$/i.test(first.text))
        return;
    const start = at + (first.text === '[' ? 5 : 6);
    const comma = tokens.slice(start, start + 8).findIndex(({ text: sign }) => sign === ',');
    const method = comma < 0 ? undefined : tokens[start + comma + 1]?.value;
    if (method === undefined)
        return;
    const { text = '', value } = tokens[start] ?? {};
    const isClass = value !== undefined || tokens[start + 1]?.text === '::';
    const name = _paths_js__WEBPACK_IMPORTED_MODULE_1__/* .OWN */ .ZF.test(text) ? owner : isClass ? shorten(value ?? text) : '';
    add(`${name}::${method.toLowerCase()}`, then);
}
function weighClosure(tokens, at, when) {
    const start = tokens[at - 1]?.text.toLowerCase() === 'static' ? at - 1 : at;
    const [name, open, hook, before] = [4, 3, 2, 1].map((back) => tokens[start - back]);
    if (HOOKING.test(name?.text ?? '') && open?.text === '(' && before?.text === ',')
        return (0,_conditions_js__WEBPACK_IMPORTED_MODULE_0__/* .rarest */ .c6)(when, whenHooked(name, hook) ?? 'maybe');
    const isCalled = hook?.text === 'call_user_func' || !/^(word|variable|string)$/.test(hook?.kind ?? '');
    return before?.text === '(' && isCalled ? when : (0,_conditions_js__WEBPACK_IMPORTED_MODULE_0__/* .rarest */ .c6)(when, 'maybe');
}
const HOOKING = /^\\?(add_action|register_activation_hook)$/i;
function whenHooked(call, first) {
    return shorten(call?.text ?? '') === ACTIVATION ? 'activation' : HOOKS.get(first?.value ?? '');
}
function shorten(name) {
    return name.slice(name.lastIndexOf('\\') + 1).toLowerCase();
}


/***/ }),

/***/ 7601:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EJ: () => (/* binding */ weighCondition),
/* harmony export */   c6: () => (/* binding */ rarest),
/* harmony export */   m_: () => (/* binding */ FILE_TEST),
/* harmony export */   oy: () => (/* binding */ readVersionId)
/* harmony export */ });
/* harmony import */ var _wordpress_version_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6600);

const ORDER = { always: 0, admin: 1, activation: 2, maybe: 3, never: 4 };
function rarest(a, b) {
    return ORDER[a] > ORDER[b] ? a : b;
}
const OPEN = { then: 'maybe', otherwise: 'maybe' };
const FILE_TEST = /^\\?(file_exists|is_readable|is_file|is_dir|realpath|stream_resolve_include_path)$/;
const VERSION_TEST = /^(version_compare|php_version|php_version_id|phpversion)$/;
const TESTS = /^(defined|class_exists|function_exists|method_exists|interface_exists)$/;
const NOT_ON_SITES = /\b(WP_CLI|(\w+_)?(DEV|DEVELOPMENT|TESTS|TESTING)(_\w+)?)\b|defined \( ["'](\w+_)?(TEST|LOCAL|MOCK)(_\w+)?["'] \)|(?<!! )= = (= )?'(local|development)'|'(local|development)' = =/;
const OF_WORDPRESS = /^(register_block_(type|style|pattern)|wp_set_script_translations|register_rest_route|register_post_meta|add_action|add_filter|add_shortcode|has_blocks?|parse_blocks|wp_enqueue_(script|style))$/;
const ONCE = /^(null|false|true|isset|empty|is_null|self|static|instanceof)$/;
const STATIC = /:: \$|\$\w*(?:inst|single|self|loaded|init|done)/i;
const MAX_TOKENS = 40;
function weighCondition(inside, { declared, declaredBefore, lowestPhp }) {
    if (inside.length > MAX_TOKENS)
        return OPEN;
    const words = inside.flatMap(({ kind, text }) => kind === 'word' ? text.replace(/^\\/, '').toLowerCase() : []);
    const names = inside.flatMap(({ kind, value }) => (kind === 'string' && value !== undefined ? value : []));
    const code = inside.map(({ text }) => text).join(' ');
    const isNot = /!(?! =)/.test(code);
    const isJoined = /\| \||& &|\b(?:or|and|xor)\b/i.test(code);
    const turn = (then, otherwise) => isNot ? { then: otherwise, otherwise: then } : { then, otherwise };
    if (NOT_ON_SITES.test(code))
        return isJoined && (isNot || code.includes('| |')) ? OPEN : turn('never', 'always');
    if (/^(?:! )?is_admin \( \)/.test(code))
        return isJoined && isNot ? OPEN : turn('admin', 'maybe');
    if (words.some((word) => VERSION_TEST.test(word)) && !isJoined)
        return weighVersion(code, names, lowestPhp);
    if (words.some((word) => FILE_TEST.test(word)))
        return isJoined || !/^(! )?\\?\w+ \(/.test(code)
            ? OPEN
            : { then: isNot ? 'maybe' : 'always', otherwise: 'always' };
    if (isJoined && !words.every((word) => ONCE.test(word) || TESTS.test(word)))
        return OPEN;
    if (!words.some((word) => TESTS.test(word)))
        return weighOnce(inside, code, declared);
    if (names.some((name) => /^(ABSPATH|WPINC)$/.test(name)) && !isJoined)
        return turn('always', 'never');
    if (isJoined)
        return { then: 'maybe', otherwise: 'always' };
    if (words[0] === 'function_exists' && names.every((name) => OF_WORDPRESS.test(name)))
        return turn('always', 'never');
    const isOwn = names.every((name) => declared.has(name.toLowerCase()));
    const isNew = (name) => !name.includes('\\') && !declaredBefore.has(name.toLowerCase());
    const isClass = words[0] === 'class_exists' && names.length === 1;
    const first = (words[0] === 'defined') !== isOwn || (isClass && names.every(isNew)) ? 'always' : 'maybe';
    return isNot ? { then: first, otherwise: 'always' } : { then: 'maybe', otherwise: 'always', orElse: first };
}
function weighVersion(code, names, lowestPhp) {
    const [, id] = /\b(\d{5,6})\b/.exec(code) ?? [];
    const version = id === undefined ? names.find((name) => /^\d/.test(name)) : readVersionId(Number(id));
    const isBelow = /<|'(?:<|lt)/.test(code) !== /!(?! =)/.test(code);
    if (version === undefined)
        return { then: 'maybe', otherwise: 'always' };
    const isMet = (0,_wordpress_version_js__WEBPACK_IMPORTED_MODULE_0__/* .compareVersions */ .Zy)(version, lowestPhp) <= 0;
    if (isBelow)
        return { then: isMet ? 'never' : 'maybe', otherwise: 'always' };
    return { then: isMet ? 'always' : 'maybe', otherwise: isMet ? 'never' : 'always' };
}
function readVersionId(id) {
    return [Math.trunc(id / 10_000), Math.trunc(id / 100) % 100, id % 100].join('.').replace(/\.0$/, '');
}
function weighOnce(inside, code, declared) {
    const [, ofAll = ''] = /^! isset \( (\$\w+) \)$/.exec(code) ?? [];
    const isStatic = STATIC.test(code) || declared.has(ofAll.toLowerCase());
    const [first, next] = inside;
    const isKnown = first?.kind !== 'word' || ONCE.test(first.text.toLowerCase()) || next?.text === '::';
    if (!isStatic || !isKnown || /\w \(/.test(code.replace(/\b(isset|empty|is_null) \(/gi, '')))
        return OPEN;
    const isFirst = /!(?! =)|\bis_null\b|\bempty\b|null = = =?|= = (?:= )?null|false = = =/i.test(code);
    return { then: isFirst ? 'always' : 'maybe', otherwise: 'always' };
}


/***/ }),

/***/ 5091:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cc: () => (/* binding */ findDefinitions),
/* harmony export */   Hq: () => (/* binding */ isChanged),
/* harmony export */   Y3: () => (/* binding */ anchor),
/* harmony export */   ZF: () => (/* binding */ OWN),
/* harmony export */   _3: () => (/* binding */ evaluate),
/* harmony export */   hd: () => (/* binding */ resolve),
/* harmony export */   hh: () => (/* binding */ PLUGIN_FOLDER)
/* harmony export */ });
/* harmony import */ var _tokens_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7313);

const PLUGIN_FOLDER = '\0';
const PLUGINS_FOLDER = '\x01';
const ARGUMENT = '\x02';
const MAX_LENGTH = 1024;
function evaluate(tokens, from, scope, level = 0) {
    let current = level > _tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_LEVELS */ .DD ? undefined : evaluateTerm(tokens, from, scope, level);
    while (current !== undefined && tokens[current.next]?.text === '.') {
        const more = evaluateTerm(tokens, current.next + 1, scope, level);
        const value = current.value + (more?.value ?? '');
        current = more && value.length <= MAX_LENGTH ? { value, next: more.next } : undefined;
    }
    return current;
}
function evaluateTerm(tokens, from, scope, level) {
    const token = tokens[from];
    const next = from + 1;
    if (token?.kind === 'string')
        return toValue(readText(token, scope), next);
    const arrow = OWN.test(token?.text ?? '') ? (tokens[next]?.text ?? '') : '';
    const isMember = arrow === '->' || arrow === '::';
    const at = isMember ? from + 2 : from;
    const name = tokens[at]?.text.replace(/^\\/, '') ?? '';
    const lowered = name.toLowerCase();
    if (name === '(' || tokens[at + 1]?.text === '(') {
        const start = name === '(' ? next : at + 2;
        const known = isMember ? undefined : FUNCTIONS.get(lowered);
        const path = known ? undefined : scope.constants.get(`${isMember ? '$' : ''}${lowered}(`);
        const change = known ??
            (path === undefined ? undefined : (argument) => path.replaceAll(ARGUMENT, () => argument));
        const isEmpty = path !== undefined && tokens[start]?.text === ')';
        const inside = isEmpty ? toValue('', start) : change && evaluate(tokens, start, scope, level + 1);
        if (inside === undefined)
            return undefined;
        const hasMore = /^(dirname|ltrim)$/.test(lowered) && tokens[inside.next]?.text === ',';
        const more = tokens[inside.next + 1];
        const levels = hasMore && more?.value !== '/' ? Number(more?.text) : 1;
        const end = hasMore ? inside.next + 2 : inside.next;
        if (tokens[end]?.text !== ')' || !(levels > 0))
            return undefined;
        let value = inside.value;
        for (let step = 0; step < levels && value !== undefined; step += 1)
            value = change?.(value);
        return (value ?? '').length > MAX_LENGTH ? undefined : toValue(value, end + 1);
    }
    if (isMember)
        return toValue(scope.constants.get((arrow === '->' ? '$' : '') + name), from + 3);
    if (token?.kind === 'variable')
        return toValue(scope.variables?.get(token.text), next);
    return toValue(scope.constants.get(name.startsWith('__') ? lowered : name), next);
}
function readText({ text, value }, { variables }) {
    if (text.length > MAX_LENGTH)
        return undefined;
    if (value !== undefined || !text.startsWith('"'))
        return value;
    const parts = text.slice(1, -1).split(/(\{\$\w+\}|\$\w+(?!\w|\[|->))/);
    const filled = parts.map((part) => variables?.get(part.replace(/[{}]/g, '')) ?? part).join('');
    return /[$\\{]/.test(filled) ? undefined : filled;
}
const OWN = /^(\$this|self|static|__class__)$/i;
function toValue(value, next) {
    return value === undefined ? undefined : { value, next };
}
function findParent(path) {
    const slash = path.replace(/\/+$/, '').lastIndexOf('/');
    const isSure = path.startsWith(PLUGIN_FOLDER) && slash > 0 && !path.includes('/..');
    return isSure ? path.slice(0, slash) : undefined;
}
const removeSlash = (path) => path.replace(/[/\\]+$/, '');
const FUNCTIONS = new Map([
    ['(', (path) => path],
    ['dirname', findParent],
    ['plugin_dir_path', (path) => findParent(path)?.replace(/[/\\]*$/, '/')],
    ['trailingslashit', (path) => `${removeSlash(path)}/`],
    ['untrailingslashit', removeSlash],
    ['ltrim', (path) => path.replace(/^\/+/, '')],
    ['wp_normalize_path', (path) => path],
]);
function findDefinitions(tokens, heads, file, before, countLine) {
    const definitions = [];
    const constants = new Map([...before].filter(([name]) => !name.startsWith('$')))
        .set('__file__', file)
        .set('__dir__', findParent(file))
        .set('null', '')
        .set('DIRECTORY_SEPARATOR', '/')
        .set('WP_PLUGIN_DIR', PLUGINS_FOLDER);
    const set = (name, value) => constants.set(name, constants.has(name) && constants.get(name) !== value ? undefined : value);
    const given = listArguments(tokens, heads, constants);
    let owner = '';
    let argument;
    const enter = (at) => {
        const head = tokens[at]?.text.toLowerCase();
        const name = tokens[at + 1]?.text.toLowerCase() ?? '';
        if (head === 'class')
            owner = name;
        if (head !== 'function')
            return;
        const made = `new ${owner}`;
        const value = name !== '__construct' ? undefined : given.has(made) ? given.get(made) : constants.get(made);
        argument = undefined;
        if (value !== undefined) {
            const parameter = tokens.slice(at + 3, at + 6).find(({ kind }) => kind === 'variable');
            argument = parameter && new Map([[parameter.text, value]]);
        }
        const path = evaluateFunction(tokens, at, constants);
        const key = `${MODIFIER.test(tokens[at - 1]?.text ?? '') ? '$' : ''}${name}(`;
        if (path !== undefined || constants.has(key))
            set(key, path);
    };
    let next = 0;
    tokens.forEach((token, at) => {
        if (token.kind !== 'word' && token.kind !== 'variable')
            return;
        if (at === heads[next]) {
            next += 1;
            enter(at);
        }
        if (argument?.has(token.text) === true && isChanged(tokens, at))
            argument = undefined;
        const start = findValue(tokens, at);
        if (start === undefined)
            return;
        const { name, from, ends, isProperty, isMember } = start;
        const found = evaluate(tokens, from, { constants, variables: argument });
        const isKnown = found !== undefined && ends.includes(tokens[found.next]?.text ?? '');
        const value = isKnown ? found.value : undefined;
        if (!(isProperty && value === ''))
            set(name, value);
        if (value !== undefined && isMember !== true)
            definitions.push({ name, value, isProperty, line: countLine(tokens[from]?.index ?? 0) });
    });
    for (const [made, value] of listArguments(tokens, heads, constants))
        set(made, value);
    return { definitions, constants };
}
function listArguments(tokens, heads, constants) {
    const found = new Map();
    for (const at of heads) {
        if (tokens[at]?.text.toLowerCase() !== 'new' || tokens[at + 2]?.text !== '(')
            continue;
        const made = `new ${tokens[at + 1]?.text.toLowerCase() ?? ''}`;
        const value = evaluate(tokens, at + 3, { constants })?.value;
        found.set(made, found.has(made) && found.get(made) !== value ? undefined : value);
    }
    return found;
}
const MODIFIER = /^(public|protected|private|static|final)$/i;
const MAX_HEAD_TOKENS = 14;
function evaluateFunction(tokens, at, constants) {
    let body = at + 4;
    while (body < at + MAX_HEAD_TOKENS && tokens[body]?.text !== '{')
        body += 1;
    if (tokens[body + 1]?.text !== 'return')
        return undefined;
    const parameter = tokens.slice(at, body).find(({ kind }) => kind === 'variable');
    const variables = parameter && new Map([[parameter.text, ARGUMENT]]);
    const found = evaluate(tokens, body + 2, { constants, variables });
    return tokens[(found?.next ?? 0) + 1]?.text === '}' ? found?.value : undefined;
}
function findValue(tokens, at) {
    const { kind, text = '' } = tokens[at] ?? {};
    const before = tokens[at - 1]?.text ?? '';
    const isMember = ['->', '?->', '::'].includes(before);
    if (isMember || (kind === 'variable' && PROPERTY.test(before))) {
        if (!isChanged(tokens, at))
            return undefined;
        const from = at + (tokens[at + 1]?.text === '=' ? 2 : 1);
        return { name: `$${text.replace('$', '')}`, from, ends: [';'], isProperty: true, isMember };
    }
    if (!/^(\\?define|const)$/i.test(text))
        return undefined;
    const [second, third, fourth] = tokens.slice(at + 1, at + 4);
    if (second?.text === '(' && third?.value !== undefined && fourth?.text === ',')
        return { name: third.value, from: at + 4, ends: [')', ','], isProperty: false };
    if (second?.kind === 'word' && third?.text === '=')
        return { name: second.text, from: at + 3, ends: [';', ','], isProperty: false };
    return undefined;
}
const CHANGE = /^(?:=(?![=>])|[.+\-*/%|^?&]=|([.+\-*/%|^?&])\1=)/;
function isChanged(tokens, at) {
    const code = (step) => tokens[at + step]?.text ?? ';';
    return '=.+-*/%|^?&'.includes(code(1)) && CHANGE.test(code(1) + code(2) + code(3));
}
const PROPERTY = /^(public|protected|private|var|static|string|readonly)$/i;
function anchor(value, { file, folder, movesAround }) {
    const own = `${PLUGINS_FOLDER}/${Buffer.from(folder).toString('latin1')}/`;
    if (folder !== '' && value.startsWith(own))
        return `${PLUGIN_FOLDER}/${value.slice(own.length)}`;
    const isRelative = !movesAround && /^[\w-]+(\/[\w.-]+)+\.php$/i.test(value) && !value.startsWith('wp-');
    return isRelative ? `${file.slice(0, file.lastIndexOf('/'))}/${value}` : value;
}
function resolve(folder, value) {
    if (folder !== '' && value.startsWith(PLUGIN_FOLDER) && /^.[\\a-z_]/i.test(value))
        return folder + Buffer.from(value.slice(1), 'latin1').toString();
    if (!value.startsWith(`${PLUGIN_FOLDER}/`) || value.lastIndexOf(PLUGIN_FOLDER) > 0)
        return undefined;
    const parts = [];
    for (const part of Buffer.from(value.slice(2), 'latin1').toString().split('/')) {
        if (part === '..' && parts.pop() === undefined)
            return undefined;
        if (part !== '' && part !== '.' && part !== '..')
            parts.push(part);
    }
    return parts.length === 0 ? undefined : [...(folder === '' ? [] : [folder]), ...parts].join('/');
}


/***/ }),

/***/ 7313:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DD: () => (/* binding */ MAX_LEVELS),
/* harmony export */   ao: () => (/* binding */ tokenizePhp),
/* harmony export */   aq: () => (/* binding */ scanPhp),
/* harmony export */   w0: () => (/* binding */ isHalt)
/* harmony export */ });
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


/***/ }),

/***/ 499:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Go: () => (/* binding */ createLibraryTest),
/* harmony export */   He: () => (/* binding */ createOwnTest),
/* harmony export */   MT: () => (/* binding */ prefixOf),
/* harmony export */   ZC: () => (/* binding */ nameIn),
/* harmony export */   aJ: () => (/* binding */ isShown),
/* harmony export */   bR: () => (/* binding */ isPhpFile),
/* harmony export */   gN: () => (/* binding */ parentOf),
/* harmony export */   h$: () => (/* binding */ guessMain),
/* harmony export */   nT: () => (/* binding */ findDanger),
/* harmony export */   v8: () => (/* binding */ layOut)
/* harmony export */ });
/* harmony import */ var _shared_sorted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5388);

const MACOS_FOLDER = '__MACOSX/';
function layOut(zipEntries) {
    const entries = [];
    const dangers = [];
    const tops = new Set();
    for (const entry of zipEntries) {
        const { name } = entry;
        const danger = findDanger(name);
        if (danger !== undefined)
            dangers.push({ name, danger });
        if (danger !== undefined || entry.path === '' || isOfMacOs(name))
            continue;
        const placed = name.endsWith('\\') ? { ...entry, isFolder: true } : entry;
        entries.push(placed);
        tops.add(findTop(placed));
    }
    const unsafe = dangers.map(({ name }) => name).filter((name) => !isOfMacOs(name));
    const top = (0,_shared_sorted_js__WEBPACK_IMPORTED_MODULE_0__/* .sortByBytes */ .n2)([...tops], (name) => name);
    return { entries, unsafe, dangers, top, folder: findFolder(entries, top) };
}
function isOfMacOs(name) {
    return name.startsWith(MACOS_FOLDER);
}
const MAX_PATH_LENGTH = 1024;
const MAX_PART_BYTES = 255;
function findDanger(name) {
    if (name.length > MAX_PATH_LENGTH)
        return 'length';
    if (/^[\\/]|^[^\\/]:|\.\.[\\/]|(^|[\\/])\.\.$/.test(name))
        return 'outside';
    if (name === '' || /\p{Cc}/u.test(name))
        return 'characters';
    return isTooLong(name) && name.split(/[\\/]/).some(isTooLong) ? 'length' : undefined;
}
function isTooLong(part) {
    return Buffer.byteLength(part) > MAX_PART_BYTES;
}
function prefixOf(folder) {
    return folder === '' ? '' : `${folder}/`;
}
function nameIn(folder, path) {
    const prefix = prefixOf(folder);
    if (!path.startsWith(prefix))
        return undefined;
    const name = path.slice(prefix.length);
    return name === '' || name.includes('/') ? undefined : name;
}
function parentOf(path) {
    return path.slice(0, Math.max(path.lastIndexOf('/'), 0));
}
function isPhpFile(path) {
    return /(^|\/)[^./][^/]*\.php$/.test(path);
}
function guessMain(path) {
    const stem = path.slice(path.lastIndexOf('/') + 1, -'.php'.length).toLowerCase();
    const parent = parentOf(path);
    const folder = parent.slice(parent.lastIndexOf('/') + 1).toLowerCase();
    if (stem === 'index')
        return 0;
    if (stem === folder)
        return 4;
    if (stem !== '' && folder !== '' && (folder.includes(stem) || stem.includes(folder)))
        return 3;
    return /^(plugin|main|init|loader|bootstrap)$/.test(stem) ? 2 : 1;
}
function findTop({ path, isFolder }) {
    const slash = path.indexOf('/');
    if (slash >= 0)
        return path.slice(0, slash + 1);
    return isFolder ? `${path}/` : path;
}
function findFolder(entries, top) {
    const folders = top.filter((name) => name.endsWith('/')).map((name) => name.slice(0, -1));
    if (top.length === 1)
        return folders[0] ?? '';
    const likelihoods = new Map();
    for (const { path, isFolder } of entries) {
        const folder = parentOf(path);
        if (isFolder || folder.includes('/') || !isPhpFile(path))
            continue;
        likelihoods.set(folder, Math.max(likelihoods.get(folder) ?? 0, guessMain(path)));
    }
    if ((likelihoods.get('') ?? 0) > 0)
        return '';
    const ranked = folders
        .filter((folder) => likelihoods.has(folder))
        .sort((a, b) => (likelihoods.get(b) ?? 0) - (likelihoods.get(a) ?? 0));
    return ranked[0] ?? (folders.length === 1 ? (folders[0] ?? '') : '');
}
const LIBRARY_FOLDERS = /(^|\/)(vendor|vendor[-_]prefixed|jetpack_vendor|node_modules|dependencies|third-party|libraries|libs?)\//i;
const OWN_FILE = /\/(licen[cs]e(\.(txt|md))?|composer\.json)$/i;
function createLibraryTest({ entries, folder, }) {
    const prefix = prefixOf(folder);
    const parents = entries.filter(({ path }) => OWN_FILE.test(path)).map(({ path }) => parentOf(path));
    const isInside = (0,_shared_sorted_js__WEBPACK_IMPORTED_MODULE_0__/* .createFolderTest */ .$V)(new Set(parents.filter((parent) => parent !== '' && parent !== folder)));
    return (path) => LIBRARY_FOLDERS.test(path.slice(path.startsWith(prefix) ? prefix.length : 0)) || isInside(path);
}
const SHOWN = /(^|\/)(tests?|__tests__|fixtures|examples)\//i;
function isShown(path) {
    return SHOWN.test(path);
}
function createOwnTest(layout) {
    const isOfLibrary = createLibraryTest(layout);
    return (path) => !isShown(path) && !isOfLibrary(path);
}


/***/ }),

/***/ 8186:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CT: () => (/* binding */ createNameSearch),
/* harmony export */   LJ: () => (/* binding */ findLeftOver),
/* harmony export */   P$: () => (/* binding */ listDevPackages),
/* harmony export */   pB: () => (/* binding */ MAX_DEV_PACKAGES)
/* harmony export */ });
function findLeftOver(path) {
    const folder = FOLDER.exec(path)?.[0];
    if (folder !== undefined && !path.endsWith('.vite/manifest.json'))
        return { kind: 'development', path: folder };
    const name = path.slice(path.lastIndexOf('/') + 1);
    if (!ANY.test(name) || WELCOME.test(name))
        return undefined;
    const found = KINDS.find(([, pattern]) => pattern.test(name));
    return found && { kind: found[0], path };
}
const ENDING = /\.\w{1,6}(?=['"])/g;
const MAX_NAMES = 100;
function createNameSearch(paths) {
    const found = paths.filter((path) => (ARCHIVE.test(path) || PROGRAM.test(path)) &&
        ['archive', 'program'].includes(findLeftOver(path)?.kind ?? ''));
    const left = new Set(found.map((path) => path.slice(path.lastIndexOf('/') + 1)).slice(0, MAX_NAMES));
    const stems = new Map([...left].flatMap((name) => (ARCHIVE.test(name) ? [[name.replace(ARCHIVE, ''), name]] : [])));
    const named = [];
    return {
        search(code, spend) {
            if (left.size === 0 || !spend(code.length * left.size))
                return;
            for (const { 0: ending, index } of code.matchAll(ENDING)) {
                for (const name of left) {
                    if (!code.endsWith(name, index + ending.length))
                        continue;
                    named.push(name);
                    left.delete(name);
                }
            }
            for (const [stem, name] of stems) {
                if (!left.has(name) || ![`'${stem}'`, `"${stem}"`].some((text) => code.includes(text)))
                    continue;
                named.push(name);
                left.delete(name);
            }
        },
        collect: () => named,
    };
}
const ARCHIVE = /\.(zip|tar|t[bgx]z2?|tar\.(gz|bz2|xz|zst)|7z|rar)$/i;
const PROGRAM = /\.(phar|sh|bash|bat|cmd|ps1|exe|dll|so|dylib)$/i;
const MAX_DEV_PACKAGES = 1000;
function listDevPackages(path, code) {
    const found = [];
    let name = '';
    for (const [, listed, isDev] of code.matchAll(/'([\w.-]+\/[\w.-]+)' => array\(|'dev_requirement' => (true)/g)) {
        if (isDev === 'true' && found.length < MAX_DEV_PACKAGES)
            found.push(path.replace(/composer\/installed\.php$/, name));
        name = listed ?? name;
    }
    return found;
}
const FOLDER = /^(?:tests?|__tests__|phpunit|cypress|e2e|playwright)\/|^(?:.*?\/)??(?:\.[^/]+|node_modules|bower_components|CVS)\//i;
const WELCOME = /^(\.htaccess|web\.config|\.(git)?keep)$/i;
const KINDS = [
    ['development', /^\../],
    [
        'development',
        /^(composer\.lock|package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?)$/i,
    ],
    ['development', /^(phpcs|phpunit|phpmd|psalm|phpstan)([.-][\w.-]+)?\.(xml|neon|yml|yaml)(\.dist)?$/i],
    [
        'development',
        /^((codeception|behat|grumphp|crowdin|codecov)(\.[\w.-]+)?\.ya?ml(\.dist)?|(infection|phpbench|renovate|lerna|turbo|nx|bower|cypress)\.json|rector\.php|scoper\.inc\.php)$/i,
    ],
    [
        'development',
        /^(webpack|rollup|vite|vitest|babel|jest|playwright|cypress|postcss|tailwind|eslint|prettier|stylelint)\.(config|setup|mix)(\.[\w-]+)*\.(c|m)?(j|t)s$/i,
    ],
    ['development', /^((gulp|grunt)file(\.[\w-]+)*\.(c|m)?(j|t)s|(t|j)sconfig([.-][\w.-]+)?\.json)$/i],
    [
        'development',
        /^(makefile|dockerfile|vagrantfile|docker-compose([.-][\w.-]+)?\.ya?ml|(contributing|code_of_conduct)\.(md|txt))$/i,
    ],
    ['archive', ARCHIVE],
    ['program', PROGRAM],
    ['source', /^package\.json$|\.(ts|tsx|jsx|scss|sass|less|styl|coffee)$/i],
];
const ANY = new RegExp(KINDS.map(([, { source }]) => source).join('|'), 'i');


/***/ })

};
