export const id = 762;
export const ids = [762];
export const modules = {

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


/***/ })

};
