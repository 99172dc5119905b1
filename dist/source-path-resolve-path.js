export const id = 231;
export const ids = [231];
export const modules = {

/***/ 5915:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ compileWildcards)
/* harmony export */ });
const SLASH = 0x2f;
const isSlash = (code) => code === SLASH;
const SLASH_TOKEN = { kind: 'one', takes: isSlash, cost: 1 };
const CHARACTER_TOKEN = { kind: 'one', takes: (code) => !isSlash(code), cost: 1 };
const STAR_TOKEN = { kind: 'many', takes: (code) => !isSlash(code), cost: 1 };
const ALL_TOKEN = { kind: 'all', takes: () => true, cost: 1 };
const FORK_TOKEN = { kind: 'fork', takes: () => false, cost: 1 };
const FOLDERS = [FORK_TOKEN, ALL_TOKEN, SLASH_TOKEN];
function compileWildcards(pattern) {
    const tokens = readTokens(pattern);
    return tokens && createMatch(tokens);
}
function createMatch(tokens) {
    const end = tokens.length;
    const leastLength = count(tokens, 'one') - count(tokens, 'fork');
    let places = new Int32Array(end + 1);
    let next = new Int32Array(end + 1);
    const reached = new Float64Array(end + 1);
    let size = 0;
    let turn = 0;
    function reach(place) {
        if (reached[place] === turn)
            return;
        reached[place] = turn;
        const kind = tokens[place]?.kind ?? 'one';
        if (kind === 'all')
            size = 0;
        if (kind !== 'fork')
            next[size++] = place;
        if (kind !== 'one')
            reach(place + 1);
        if (kind === 'fork')
            reach(place + FOLDERS.length);
    }
    function step(code) {
        const count = size;
        [places, next] = [next, places];
        turn += 1;
        size = 0;
        let steps = 1;
        for (let index = 0; index < count; index += 1) {
            const place = places[index] ?? end;
            const token = tokens[place];
            if (token === undefined)
                continue;
            steps += token.cost;
            if (token.takes(code))
                reach(token.kind === 'one' ? place + 1 : place);
        }
        return steps;
    }
    return (text, from, spend) => {
        if (text.length - from < leastLength)
            return false;
        turn += 1;
        size = 0;
        reach(0);
        for (let at = from; at < text.length && size > 0;) {
            const code = text.codePointAt(at) ?? 0;
            at += sizeOf(code);
            spend(step(code));
        }
        return reached[end] === turn;
    };
}
function count(tokens, wanted) {
    return tokens.filter(({ kind }) => kind === wanted).length;
}
function sizeOf(code) {
    return code > 0xffff ? 2 : 1;
}
function readTokens(pattern) {
    const tokens = [];
    for (let at = 0; at < pattern.length;) {
        const part = readPart(pattern, at);
        if (part === undefined)
            return undefined;
        const isRepeated = part.tokens === FOLDERS && tokens.at(-FOLDERS.length) === FORK_TOKEN;
        if (!isRepeated)
            tokens.push(...part.tokens);
        at = part.end;
    }
    return tokens;
}
function readPart(pattern, start) {
    const sign = pattern[start];
    if (sign === '*')
        return readStars(pattern, start);
    if (sign === '?')
        return { tokens: [CHARACTER_TOKEN], end: start + 1 };
    if (sign === '[')
        return readSet(pattern, start + 1);
    const at = sign === '\\' ? start + 1 : start;
    const wanted = pattern.codePointAt(at);
    if (wanted === undefined)
        return undefined;
    return { tokens: [{ kind: 'one', takes: (code) => code === wanted, cost: 1 }], end: at + sizeOf(wanted) };
}
function readStars(pattern, start) {
    let end = start;
    while (pattern[end] === '*')
        end += 1;
    const isApart = end - start > 1 && (start === 0 || pattern[start - 1] === '/');
    if (isApart && pattern[end] === '/')
        return { tokens: FOLDERS, end: end + 1 };
    const isAny = isApart && (end === pattern.length || pattern.startsWith('\\/', end));
    return { tokens: [isAny ? ALL_TOKEN : STAR_TOKEN], end };
}
const CLASSES = {
    alnum: /[A-Za-z0-9]/,
    alpha: /[A-Za-z]/,
    blank: /[ \t]/,
    cntrl: /\p{Cc}/u,
    digit: /[0-9]/,
    graph: /[!-~]/,
    lower: /[a-z]/,
    print: /[ -~]/,
    punct: /[!-/:-@[-`{-~]/,
    space: /\s/,
    upper: /[A-Z]/,
    xdigit: /[A-Fa-f0-9]/,
};
function readSet(pattern, start) {
    const isNegated = /[!^]/.test(pattern[start] ?? '');
    const first = isNegated ? start + 1 : start;
    const members = [];
    let low;
    let at = first;
    while (at === first || pattern[at] !== ']') {
        const named = readClass(pattern, at);
        const isRange = pattern[at] === '-' && low !== undefined && !']'.startsWith(pattern[at + 1] ?? '');
        const member = named === undefined ? readMember(pattern, isRange ? at + 1 : at) : undefined;
        if (named !== undefined)
            members.push(named.takes);
        else if (member === undefined)
            return undefined;
        else
            members.push(createRange(isRange ? (low ?? 0) : member.code, member.code));
        low = isRange ? undefined : member?.code;
        at = named?.end ?? member?.end ?? at;
        if (at >= pattern.length)
            return undefined;
    }
    const takes = (code) => !isSlash(code) && members.some((member) => member(code)) !== isNegated;
    return { tokens: [{ kind: 'one', takes, cost: members.length }], end: at + 1 };
}
function createRange(low, high) {
    return (code) => low <= code && code <= high;
}
function readMember(pattern, start) {
    const at = pattern[start] === '\\' ? start + 1 : start;
    const code = pattern.codePointAt(at);
    return code === undefined ? undefined : { code, end: at + sizeOf(code) };
}
function readClass(pattern, start) {
    if (!pattern.startsWith('[:', start))
        return undefined;
    const close = pattern.indexOf(']', start + 2);
    if (close < start + 3 || pattern[close - 1] !== ':')
        return undefined;
    const expression = CLASSES[pattern.slice(start + 2, close - 1)];
    const takes = (code) => code < 0x80 && expression?.test(String.fromCharCode(code)) === true;
    return { takes, end: expression === undefined ? pattern.length : close + 1 };
}


/***/ }),

/***/ 300:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LP: () => (/* binding */ adviseOnNothing),
/* harmony export */   SX: () => (/* binding */ createLocalError),
/* harmony export */   mx: () => (/* binding */ explainFileRead)
/* harmony export */ });
/* harmony import */ var _shared_publish_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5805);
/* harmony import */ var _shared_quote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6717);
/* harmony import */ var _shared_system_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9123);



function createLocalError(message, hint, cause) {
    return new _shared_publish_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PublishError */ .S1({ code: 'package', title: 'Package cannot be published', message, hint, cause });
}
const READ_FIX = 'Check its permissions, and that no other step changes it. If it is not part of the plugin, name it in `.distignore`.';
function adviseOnNothing(shown) {
    return shown === '.'
        ? 'Check out the repository (`actions/checkout`) and build the plugin in an earlier step of the same job.'
        : 'Check the step that builds the plugin: it must run before this one, in the same job.';
}
function explainFileRead(error, name, hint = READ_FIX) {
    return (0,_shared_system_error_js__WEBPACK_IMPORTED_MODULE_1__/* .explainRead */ .yS)(error, (0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteName */ .AB)(name), hint);
}


/***/ }),

/***/ 3231:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  resolveZipPath: () => (/* binding */ resolveZipPath)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/shared/yield-to-event-loop.ts
var yield_to_event_loop = __webpack_require__(3492);
// EXTERNAL MODULE: ./src/shared/publish-error.ts
var publish_error = __webpack_require__(5805);
// EXTERNAL MODULE: ./src/shared/nearest-name.ts
var nearest_name = __webpack_require__(8687);
// EXTERNAL MODULE: ./src/shared/quote.ts
var quote = __webpack_require__(6717);
// EXTERNAL MODULE: ./src/shared/sorted.ts
var sorted = __webpack_require__(5388);
// EXTERNAL MODULE: ./src/shared/system-error.ts
var system_error = __webpack_require__(9123);
// EXTERNAL MODULE: ./src/source/local-errors.ts
var local_errors = __webpack_require__(300);
// EXTERNAL MODULE: ./src/source/ignore/wildcards.ts
var wildcards = __webpack_require__(5915);
;// CONCATENATED MODULE: ./src/source/path/glob.ts





class TooManyFolders extends Error {
    constructor() {
        super('the pattern searches too many folders');
        this.name = 'TooManyFolders';
    }
}
const MAX_FOLDERS = 20_000;
function isPattern(part) {
    return /[*?[]/.test(part);
}
async function expandParts(folder, parts, maxFolders = MAX_FOLDERS, yieldToEventLoop = yield_to_event_loop/* neverYield */.o) {
    let visits = 0;
    const found = new Set();
    const seen = new Set();
    const open = [{ path: folder, done: 0 }];
    for (const { path, done } of open) {
        await yieldToEventLoop();
        const part = parts[done];
        if (part === undefined) {
            found.add(path);
        }
        else if (part === '**') {
            const folders = await list(path, (entry) => entry.isFolder && !entry.name.startsWith('.'));
            add(path, done + 1);
            for (const name of folders)
                add((0,external_node_path_.join)(path, name), done);
            if (done === parts.length - 1)
                for (const name of await list(path, isVisible))
                    add((0,external_node_path_.join)(path, name), done + 1);
        }
        else if (isPattern(part)) {
            const matches = compileName(part);
            for (const name of await list(path, (entry) => matches(entry.name)))
                add((0,external_node_path_.join)(path, name), done + 1);
        }
        else {
            add((0,external_node_path_.join)(path, part), done + 1);
        }
    }
    const isThere = await Promise.all([...found].map(exists));
    return [...found].filter((_path, index) => isThere[index]);
    function add(path, done) {
        const key = `${done}:${path}`;
        if (seen.has(key))
            return;
        seen.add(key);
        open.push({ path, done });
    }
    async function list(path, isWanted) {
        visits += 1;
        if (visits > maxFolders)
            throw new TooManyFolders();
        const entries = await listFolder(path).catch(ignoreUnreadable);
        return entries.filter(isWanted).map(({ name }) => name);
    }
}
function exists(path) {
    return (0,promises_.lstat)(path).then(() => true, () => false);
}
function isVisible({ name }) {
    return !name.startsWith('.');
}
async function listFolder(path) {
    const entries = await (0,promises_.readdir)(path, { withFileTypes: true });
    return entries.map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }));
}
function ignoreUnreadable(error) {
    if ((0,system_error/* readSystemCode */.Pt)(error) === undefined)
        throw error;
    return [];
}
function compileName(part) {
    const escaped = part.replaceAll('\\', '\\\\');
    const matches = (0,wildcards/* compileWildcards */.f)(escaped) ?? (0,wildcards/* compileWildcards */.f)(escaped.replaceAll('[', '\\['));
    return (name) => (part.startsWith('.') || !name.startsWith('.')) && matches?.(name, 0, () => undefined) === true;
}

;// CONCATENATED MODULE: ./src/source/path/resolve-path.ts










async function resolveZipPath(text, workspace, yieldToEventLoop = yield_to_event_loop/* neverYield */.o) {
    if (/\p{Cc}/u.test(text))
        throw badPath(text, 'contains a control character', 'Write it on one line.');
    if (/^https?:\/\//i.test(text)) {
        throw badPath(text.replace(/[?#].*$/, ''), 'is a URL', 'Set the input `zip_url` to it instead.');
    }
    const literal = (await statSource(text, workspace)) ?? (await statSource(text.replaceAll('\\', '/'), workspace));
    if (literal !== undefined)
        return literal;
    const { folder, parts } = splitPattern(text, workspace);
    const found = await expand(text, folder, parts, yieldToEventLoop);
    const [only] = found;
    if (found.length > 1)
        throw await explainSeveral(text, found, workspace);
    const source = only === undefined ? undefined : await statSource(only, workspace);
    if (source === undefined)
        throw await explainNothing(text, workspace, folder, parts);
    return source;
}
async function statSource(text, workspace) {
    const path = (0,external_node_path_.resolve)(workspace, text);
    const shown = showPath(path, workspace);
    const stats = await (0,promises_.stat)(path).catch((error) => explainStat(error, path, shown));
    if (stats === undefined)
        return undefined;
    if (stats.isDirectory())
        return { kind: 'directory', path, shown };
    if (!stats.isFile()) {
        throw (0,local_errors/* createLocalError */.SX)(`\`zip-path\` points to ${(0,quote/* quoteName */.AB)(shown)}, which is neither a file nor a directory.`, 'Give the path of a ZIP file, or of the directory of the plugin.');
    }
    if (/\.php$/i.test(shown)) {
        throw (0,local_errors/* createLocalError */.SX)(`\`zip-path\` points to ${(0,quote/* quoteName */.AB)(shown)}, which is a PHP file.`, `Set it to the folder of the plugin, ${(0,quote/* quoteName */.AB)(showPath((0,external_node_path_.dirname)(path), workspace))}: the action zips it.`);
    }
    if (stats.size > 0)
        return { kind: 'file', path, shown };
    throw (0,local_errors/* createLocalError */.SX)(`\`zip-path\` points to ${(0,quote/* quoteName */.AB)(shown)}, which is an empty file.`, 'Check the step that builds the ZIP.');
}
const CLOSED_FIX = 'Check its permissions, and those of the folders above it.';
const ABSENT = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'EINVAL'];
async function explainStat(error, path, shown) {
    const code = (0,system_error/* readSystemCode */.Pt)(error) ?? '';
    if (!ABSENT.includes(code) && code !== 'ELOOP')
        throw (0,local_errors/* explainFileRead */.mx)(error, shown, CLOSED_FIX);
    const isLink = await (0,promises_.lstat)(path).then((stats) => stats.isSymbolicLink(), () => false);
    if (!isLink)
        return undefined;
    throw (0,local_errors/* createLocalError */.SX)(`\`zip-path\` points to the link ${(0,quote/* quoteName */.AB)(shown)}, and that to ${(0,quote/* quoteName */.AB)(await (0,promises_.readlink)(path))}, which does not exist.`, 'Fix the link, or give the path of its target.');
}
function showPath(path, workspace) {
    const inside = (0,external_node_path_.relative)(workspace, path);
    const isOutside = (0,external_node_path_.isAbsolute)(inside) || inside === '..' || inside.startsWith(`..${external_node_path_.sep}`);
    return isOutside ? path : inside.split(external_node_path_.sep).join('/') || '.';
}
function splitPattern(text, workspace) {
    const slashed = text.replaceAll('\\', '/');
    const { root } = (0,external_node_path_.parse)(slashed);
    const parts = slashed
        .slice(root.length)
        .split('/')
        .filter((part) => part !== '' && part !== '.');
    const first = parts.findIndex(isPattern);
    const plain = first < 0 ? parts.length - 1 : first;
    return { folder: (0,external_node_path_.resolve)(workspace, root, ...parts.slice(0, plain)), parts: parts.slice(plain) };
}
async function expand(text, folder, parts, yieldToEventLoop) {
    if (!parts.some(isPattern))
        return [];
    try {
        return await expandParts(folder, parts, undefined, yieldToEventLoop);
    }
    catch (error) {
        if (!(error instanceof TooManyFolders))
            throw error;
        throw badPath(text, 'searches too many folders', 'Name the folder to search, and use fewer `**`.');
    }
}
async function explainSeveral(text, found, workspace) {
    const names = await Promise.all(found.map(async (path) => `${showPath(path, workspace)}${(await isFolder(path)) ? '/' : ''}`));
    return badPath(text, `matches ${found.length} files and directories: ${(0,quote/* listNames */.Zv)((0,sorted/* sortByBytes */.n2)(names, (name) => name))}`, 'Make it match only the ZIP or directory to publish.');
}
async function isThere(path) {
    return (await (0,promises_.stat)(path).catch(() => undefined)) !== undefined;
}
async function isFolder(path) {
    const stats = await (0,promises_.stat)(path).catch(() => undefined);
    return stats?.isDirectory() === true;
}
async function explainNothing(text, workspace, folder, [wanted = '']) {
    const rest = text.replace(/^(?:~|\$\{?\w+\}?)?\/+/, '');
    const isHere = rest !== text && rest !== '' && (await isThere((0,external_node_path_.resolve)(workspace, rest)));
    const isUnresolved = /^~|\$/.test(text);
    const why = isUnresolved ? 'variables and `~` are not replaced here' : 'it starts at the top of the disk';
    const fix = isHere
        ? `Write ${(0,quote/* quoteName */.AB)(rest)}, which starts at the workspace.`
        : 'Write the path from the workspace, with `${{ env.NAME }}` for a variable.';
    if (isHere || isUnresolved)
        return badPath(text, `matches nothing: ${why}`, fix);
    const { path, missing } = await findDeepest(folder, wanted);
    const shown = showPath(path, workspace);
    const place = shown === '.' ? `the workspace ${(0,quote/* quoteName */.AB)(workspace)}` : `the folder ${(0,quote/* quoteName */.AB)(shown)}`;
    const names = await listNamesIn(path, shown);
    if (names.length === 0) {
        return badPath(text, `matches nothing: ${place} is empty`, (0,local_errors/* adviseOnNothing */.LP)(shown));
    }
    const near = isPattern(missing) ? undefined : findSimilar(missing, names);
    const inOtherCase = names.find((name) => isInOtherCase(name.replace('/', ''), missing));
    return badPath(text, `matches nothing: ${place} holds ${(0,quote/* listNames */.Zv)(pickNear(names, inOtherCase))}`, inOtherCase === undefined
        ? `${near === undefined ? '' : `Did you mean ${(0,quote/* quoteName */.AB)(near)}? `}${(0,external_node_path_.isAbsolute)(text) ? ELSEWHERE : 'Check the path, which starts at the workspace, and that the plugin was built before this step, in the same job.'}`
        : `Write ${(0,quote/* quoteName */.AB)(inOtherCase.replace('/', ''))}: upper and lower case differ.`);
}
const ELSEWHERE = 'Check the path, which starts at the top of the disk. Jobs share no files: what another job made, upload there with `actions/upload-artifact`, and set `artifact-name` here.';
function findSimilar(missing, names) {
    const toStem = (name) => name.replace(/(\.zip|\/)$/i, '');
    const nearest = (0,nearest_name/* findNearest */.q)(toStem(missing), names.map(toStem));
    const similar = names.find((name) => toStem(name) === nearest)?.replace('/', '');
    return similar === missing ? undefined : similar;
}
function isInOtherCase(name, wanted) {
    return name !== wanted && name.toLowerCase() === wanted.toLowerCase();
}
async function listNamesIn(path, shown) {
    const entries = await listFolder(path).catch((error) => {
        throw (0,local_errors/* explainFileRead */.mx)(error, shown, CLOSED_FIX);
    });
    return (0,sorted/* sortByBytes */.n2)(entries.map((entry) => (entry.isFolder ? `${entry.name}/` : entry.name)), (name) => name);
}
async function findDeepest(folder, wanted) {
    const parent = (0,external_node_path_.dirname)(folder);
    if (parent === folder || (await isFolder(folder)))
        return { path: folder, missing: wanted };
    return findDeepest(parent, (0,external_node_path_.relative)(parent, folder));
}
function pickNear(names, inOtherCase) {
    const rank = (name) => name === inOtherCase ? 0 : /\.zip$/i.test(name) ? 1 : name.endsWith('/') ? 2 : 3;
    return [...names].sort((a, b) => rank(a) - rank(b));
}
function badPath(text, problem, hint) {
    return new publish_error/* PublishError */.S1({
        code: 'input',
        title: 'Package not found',
        message: `\`zip-path\` ${(0,quote/* quoteName */.AB)(text)} ${problem}.`,
        hint,
    });
}


/***/ })

};
