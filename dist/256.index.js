export const id = 256;
export const ids = [256];
export const modules = {

/***/ 8256:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readSnapshot: () => (/* binding */ readSnapshot)
/* harmony export */ });
/* harmony import */ var _shared_bytes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2250);
/* harmony import */ var _shared_sort_by_bytes_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5481);
/* harmony import */ var _examine_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7563);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(870);
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8225);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1076);
/* harmony import */ var _snapshot_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1555);
/* harmony import */ var _wordpress_header_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6762);
/* harmony import */ var _zip_entry_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2495);









const START_BYTES = 12 * 1024;
const MAX_CANDIDATES = 5;
async function readSnapshot(reader, expectedMain) {
    const archive = await (0,_examine_js__WEBPACK_IMPORTED_MODULE_1__/* .listEntries */ .f)(reader);
    if ((0,_snapshot_js__WEBPACK_IMPORTED_MODULE_4__/* .isEncrypted */ .ph)(archive.entries))
        throw unusable('zip-method', 'The ZIP is encrypted.');
    const layout = (0,_layout_js__WEBPACK_IMPORTED_MODULE_7__/* .layOut */ .v8)(archive.entries);
    const { folder } = layout;
    const files = new Map(layout.entries.filter(isReadable).map((entry) => [entry.path, entry]));
    const candidates = listCandidates([...files.values()], folder, expectedMain);
    const readmeEntry = (0,_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .findReadme */ .O)((0,_shared_sort_by_bytes_js__WEBPACK_IMPORTED_MODULE_8__/* .sortByBytes */ .n)([...files.values()], pathOf), folder);
    const [main, ...others] = candidates;
    const likely = [main, readmeEntry].filter((entry) => entry !== undefined);
    const wishes = [...likely.map(wishStart), ...likely.map(wishWhole), ...others.map(wishStart)];
    await reader.prepare(wishes.map((wish) => (0,_zip_entry_js__WEBPACK_IMPORTED_MODULE_6__/* .spanOfEntry */ .sr)(wish, reader.sizeBytes)), archive.directoryBytes);
    const found = await findMain(candidates, reader);
    if (found === undefined)
        throw unusable('no-plugin', 'No plugin was found in the ZIP.');
    const readme = readmeEntry && (await readText(readmeEntry, reader));
    const { sizeBytes } = reader;
    return (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_4__/* .createSnapshot */ .$p)({ sizeBytes, zipEntries: archive.entries, layout, main: found, readme });
}
function unusable(id, message) {
    return new _finding_js__WEBPACK_IMPORTED_MODULE_2__/* .PackageProblem */ .w(id, { message, effect: '', fix: '' });
}
function isReadable(entry) {
    return !entry.isFolder && !entry.isLink && (0,_zip_entry_js__WEBPACK_IMPORTED_MODULE_6__/* .isSupported */ .TT)(entry);
}
function pathOf({ path }) {
    return path;
}
function listCandidates(files, folder, expected) {
    const own = files.filter(({ path }) => (0,_layout_js__WEBPACK_IMPORTED_MODULE_7__/* .isPhpFile */ .bR)(path) && (0,_layout_js__WEBPACK_IMPORTED_MODULE_7__/* .nameIn */ .ZC)(folder, path) !== undefined);
    const rankOf = ({ path }) => {
        const at = expected.indexOf((0,_layout_js__WEBPACK_IMPORTED_MODULE_7__/* .nameIn */ .ZC)(folder, path) ?? '');
        return at < 0 ? (0,_layout_js__WEBPACK_IMPORTED_MODULE_7__/* .guessMain */ .h$)(path) : Number.MAX_SAFE_INTEGER - at;
    };
    return [...(0,_shared_sort_by_bytes_js__WEBPACK_IMPORTED_MODULE_8__/* .sortByBytes */ .n)(own, pathOf)].sort((a, b) => rankOf(b) - rankOf(a)).slice(0, MAX_CANDIDATES);
}
async function findMain(candidates, reader) {
    for (const entry of candidates) {
        const file = await readText(entry, reader);
        if (file === undefined)
            continue;
        const header = (0,_wordpress_header_js__WEBPACK_IMPORTED_MODULE_5__/* .parsePluginHeader */ .OF)(file.bytes);
        if ((0,_wordpress_header_js__WEBPACK_IMPORTED_MODULE_5__/* .isPluginHeader */ .LE)(header))
            return { ...file, header };
    }
    return undefined;
}
async function readText(entry, reader) {
    for (const wish of [wishWhole(entry), wishStart(entry)]) {
        try {
            const content = await (0,_zip_entry_js__WEBPACK_IMPORTED_MODULE_6__/* .readEntry */ .hB)(wish, reader);
            return content.damage === undefined || content.damage === 'checksum'
                ? { path: entry.path, ...content }
                : undefined;
        }
        catch (error) {
            if (!(error instanceof _shared_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .NotFetched */ .Nz))
                throw error;
        }
    }
    return undefined;
}
function wishWhole(entry) {
    return { entry, packedBytes: _snapshot_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_TEXT_BYTES */ .$D, unpackedBytes: _snapshot_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_TEXT_BYTES */ .$D };
}
function wishStart(entry) {
    return { entry, packedBytes: START_BYTES, unpackedBytes: _snapshot_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_TEXT_BYTES */ .$D };
}


/***/ })

};
