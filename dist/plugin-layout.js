export const id = 43;
export const ids = [43,888];
export const modules = {

/***/ 8225:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ZC: () => (/* binding */ nameIn),
/* harmony export */   bR: () => (/* binding */ isPhpFile),
/* harmony export */   gN: () => (/* binding */ parentOf),
/* harmony export */   h$: () => (/* binding */ guessMain),
/* harmony export */   nT: () => (/* binding */ findDanger),
/* harmony export */   v8: () => (/* binding */ layOut)
/* harmony export */ });
/* harmony import */ var _shared_sort_by_bytes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5481);

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
    const top = (0,_shared_sort_by_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .sortByBytes */ .n)([...tops], (name) => name);
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
function nameIn(folder, path) {
    const prefix = folder === '' ? '' : `${folder}/`;
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


/***/ }),

/***/ 5888:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Go: () => (/* binding */ createLibraryTest),
/* harmony export */   He: () => (/* binding */ createOwnTest),
/* harmony export */   aJ: () => (/* binding */ isShown)
/* harmony export */ });
/* harmony import */ var _shared_sorted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5388);
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8225);


const LIBRARY_FOLDERS = /(^|\/)(vendor|vendor[-_]prefixed|jetpack_vendor|node_modules|dependencies|third-party|libraries|libs?)\//i;
const OWN_FILE = /\/(licen[cs]e(\.(txt|md))?|composer\.json)$/i;
function createLibraryTest({ entries, folder, }) {
    const prefix = folder === '' ? '' : `${folder}/`;
    const parents = entries.filter(({ path }) => OWN_FILE.test(path)).map(({ path }) => (0,_layout_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(path));
    const isInside = (0,_shared_sorted_js__WEBPACK_IMPORTED_MODULE_1__/* .createFolderTest */ .$)(new Set(parents.filter((parent) => parent !== '' && parent !== folder)));
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

/***/ 6762:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LE: () => (/* binding */ isPluginHeader),
/* harmony export */   OF: () => (/* binding */ parsePluginHeader),
/* harmony export */   W$: () => (/* binding */ findHeaderLines),
/* harmony export */   q2: () => (/* binding */ HEADER_BYTES)
/* harmony export */ });
const HEADER_BYTES = 8192;
const LABELS = {
    name: 'Plugin Name',
    pluginUri: 'Plugin URI',
    version: 'Version',
    description: 'Description',
    author: 'Author',
    authorUri: 'Author URI',
    textDomain: 'Text Domain',
    domainPath: 'Domain Path',
    network: 'Network',
    requiresWordPress: 'Requires at least',
    requiresPhp: 'Requires PHP',
    updateUri: 'Update URI',
    requiresPlugins: 'Requires Plugins',
    siteWideOnly: 'Site Wide Only',
};
const PATTERNS = Object.fromEntries(Object.entries(LABELS).map(([field, label]) => [
    field,
    new RegExp(`^(?:[ \\t]*<\\?(?:php)?)?[ \\t/*#@]*${label}:(.*)$`, 'gim'),
]));
const PCRE_SPACES = ' \t\n\v\f\r';
const TRIM_SPACES = ' \t\n\r\0\v';
function parsePluginHeader(bytes, windowBytes = HEADER_BYTES) {
    const text = toText(bytes, windowBytes).replaceAll('\r', '\n');
    const fields = Object.entries(PATTERNS).map(([field, pattern]) => {
        const [match] = text.matchAll(pattern);
        return [field, cleanUp(match?.[1] ?? '')];
    });
    return Object.fromEntries(fields);
}
const MAX_LINES = 10;
function findHeaderLines(bytes, field, windowBytes = HEADER_BYTES) {
    const text = toText(bytes, windowBytes);
    const matches = [...text.replaceAll('\r', '\n').matchAll(PATTERNS[field])].slice(0, MAX_LINES);
    return matches.map(({ index }) => text.slice(0, index).split(/\r\n|\r|\n/).length);
}
function toText(bytes, windowBytes) {
    return Buffer.from(bytes.subarray(0, windowBytes)).toString('latin1');
}
function isPluginHeader(header) {
    return header.name !== '' && header.name !== '0';
}
function cleanUp(captured) {
    if (captured === '0')
        return '';
    const end = captured.search(/\*\/|\?>/);
    const open = end < 0 ? captured : trimEnd(captured.slice(0, end), PCRE_SPACES);
    const value = trimStart(trimEnd(open, TRIM_SPACES), TRIM_SPACES);
    return Buffer.from(value, 'latin1').toString('utf8');
}
function trimEnd(text, characters) {
    let end = text.length;
    while (end > 0 && characters.includes(text.charAt(end - 1)))
        end -= 1;
    return text.slice(0, end);
}
function trimStart(text, characters) {
    let start = 0;
    while (start < text.length && characters.includes(text.charAt(start)))
        start += 1;
    return text.slice(start);
}


/***/ }),

/***/ 5388:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ createFolderTest),
/* harmony export */   i: () => (/* binding */ findFirst)
/* harmony export */ });
function findFirst(sorted, text) {
    let [low, high] = [0, sorted.length];
    while (low < high) {
        const middle = (low + high) >> 1;
        if ((sorted[middle] ?? '') < text)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
function createFolderTest(folders) {
    const starts = [];
    for (const start of [...folders].map((folder) => `${folder}/`).sort()) {
        if (!start.startsWith(starts.at(-1) ?? '/'))
            starts.push(start);
    }
    return (path) => {
        const index = findFirst(starts, path);
        return path.startsWith(starts[index - 1] ?? '/') || starts[index] === path;
    };
}


/***/ })

};
