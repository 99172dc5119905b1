export const id = 231;
export const ids = [231];
export const modules = {

/***/ 300:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LP: () => (/* binding */ adviseOnNothing),
/* harmony export */   SX: () => (/* binding */ createLocalError),
/* harmony export */   mx: () => (/* binding */ explainFileRead)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8382);
/* harmony import */ var _shared_quote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6717);
/* harmony import */ var _shared_system_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9123);



function createLocalError(message, hint, cause) {
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PublishError */ .S1({ code: 'package', title: 'Package cannot be published', message, hint, cause });
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
// EXTERNAL MODULE: ./src/shared/breathe.ts + 1 modules
var shared_breathe = __webpack_require__(5023);
// EXTERNAL MODULE: ./src/shared/errors.ts
var errors = __webpack_require__(8382);
// EXTERNAL MODULE: ./src/shared/nearest-name.ts
var nearest_name = __webpack_require__(8687);
// EXTERNAL MODULE: ./src/shared/quote.ts
var quote = __webpack_require__(6717);
// EXTERNAL MODULE: ./src/shared/sort-by-bytes.ts
var sort_by_bytes = __webpack_require__(5481);
// EXTERNAL MODULE: ./src/shared/system-error.ts
var system_error = __webpack_require__(9123);
// EXTERNAL MODULE: ./src/source/local-errors.ts
var local_errors = __webpack_require__(300);
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
async function expandParts(folder, parts, maxFolders = MAX_FOLDERS, breathe = shared_breathe/* holdBreath */.m) {
    let visits = 0;
    const found = new Set();
    const seen = new Set();
    const open = [{ path: folder, done: 0 }];
    for (const { path, done } of open) {
        await breathe();
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
    const tokens = [...readTokens(part)];
    return (name) => (part.startsWith('.') || !name.startsWith('.')) && matchTokens(tokens, Array.from(name));
}
function* readTokens(part) {
    const pieces = part.match(/\*+|\[[!^]?\]?[^\]]*\]|[^]/gu) ?? [];
    for (const piece of pieces) {
        if (piece.startsWith('*'))
            yield '*';
        else if (piece === '?')
            yield () => true;
        else if (piece.length > 1 && piece.startsWith('['))
            yield readSet(piece.slice(1, -1));
        else
            yield (character) => character === piece;
    }
}
function readSet(text) {
    const isNegated = /^[!^]/.test(text);
    const members = (isNegated ? text.slice(1) : text).match(/[^]-[^]|[^]/gu) ?? [];
    const ranges = members.map((member) => {
        const [first = '', , last = first] = Array.from(member);
        return [codeOf(first), codeOf(last)];
    });
    return (character) => {
        const code = codeOf(character);
        return ranges.some(([first, last]) => first <= code && code <= last) !== isNegated;
    };
}
function codeOf(character) {
    return character.codePointAt(0) ?? 0;
}
function matchTokens(tokens, characters) {
    let star = -1;
    let afterStar = 0;
    let token = 0;
    let at = 0;
    while (at < characters.length) {
        const wanted = tokens[token];
        const character = characters[at] ?? '';
        if (wanted === '*') {
            star = token;
            afterStar = at;
            token += 1;
        }
        else if (wanted?.(character)) {
            token += 1;
            at += 1;
        }
        else if (star >= 0) {
            afterStar += 1;
            at = afterStar;
            token = star + 1;
        }
        else {
            return false;
        }
    }
    return tokens.slice(token).every((rest) => rest === '*');
}

;// CONCATENATED MODULE: ./src/source/path/resolve-path.ts










async function resolveZipPath(text, workspace, breathe = shared_breathe/* holdBreath */.m) {
    if (/\p{Cc}/u.test(text))
        throw badPath(text, 'contains a control character', 'Write it on one line.');
    if (/^https?:\/\//i.test(text)) {
        throw badPath(text.replace(/[?#].*$/, ''), 'is a URL', 'Set the input `zip_url` to it instead.');
    }
    const literal = (await look(text, workspace)) ?? (await look(text.replaceAll('\\', '/'), workspace));
    if (literal !== undefined)
        return literal;
    const { folder, parts } = splitPattern(text, workspace);
    const found = await expand(text, folder, parts, breathe);
    const [only] = found;
    if (found.length > 1)
        throw await explainSeveral(text, found, workspace);
    const source = only === undefined ? undefined : await look(only, workspace);
    if (source === undefined)
        throw await explainNothing(text, workspace, folder, parts);
    return source;
}
async function look(text, workspace) {
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
async function expand(text, folder, parts, breathe) {
    if (!parts.some(isPattern))
        return [];
    try {
        return await expandParts(folder, parts, undefined, breathe);
    }
    catch (error) {
        if (!(error instanceof TooManyFolders))
            throw error;
        throw badPath(text, 'searches too many folders', 'Name the folder to search, and use fewer `**`.');
    }
}
async function explainSeveral(text, found, workspace) {
    const names = await Promise.all(found.map(async (path) => `${showPath(path, workspace)}${(await isFolder(path)) ? '/' : ''}`));
    return badPath(text, `matches ${found.length} files and directories: ${(0,quote/* listNames */.Zv)((0,sort_by_bytes/* sortByBytes */.n)(names, (name) => name))}`, 'Make it match only the ZIP or directory to publish.');
}
function isThere(path) {
    return (0,promises_.stat)(path).then(() => true, () => false);
}
function isFolder(path) {
    return (0,promises_.stat)(path).then((stats) => stats.isDirectory(), () => false);
}
async function explainNothing(text, workspace, folder, [wanted = '']) {
    const dropped = text.replace(/^\/+/, '');
    if (dropped !== text && dropped !== '' && (await isThere((0,external_node_path_.resolve)(workspace, dropped)))) {
        const hint = `Drop the first slash: write ${(0,quote/* quoteName */.AB)(dropped)}, which starts at the workspace.`;
        return badPath(text, 'matches nothing: it starts at the top of the disk', hint);
    }
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
        ? `${near === undefined ? '' : `Did you mean ${(0,quote/* quoteName */.AB)(near)}? `}Check the path, which starts at the workspace, and that the plugin was built before this step, in the same job.`
        : `Write ${(0,quote/* quoteName */.AB)(inOtherCase.replace('/', ''))}: upper and lower case differ.`);
}
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
    return (0,sort_by_bytes/* sortByBytes */.n)(entries.map((entry) => (entry.isFolder ? `${entry.name}/` : entry.name)), (name) => name);
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
    return new errors/* PublishError */.S1({
        code: 'input',
        title: 'Package not found',
        message: `\`zip-path\` ${(0,quote/* quoteName */.AB)(text)} ${problem}.`,
        hint,
    });
}


/***/ })

};
