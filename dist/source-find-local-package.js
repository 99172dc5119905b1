export const id = 221;
export const ids = [221];
export const modules = {

/***/ 1791:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ii: () => (/* binding */ locateHeader),
/* harmony export */   LE: () => (/* binding */ isPluginHeader),
/* harmony export */   OF: () => (/* binding */ parsePluginHeader),
/* harmony export */   W$: () => (/* binding */ findHeaderLines),
/* harmony export */   W1: () => (/* binding */ findLostHeaders),
/* harmony export */   eb: () => (/* binding */ isMainFile),
/* harmony export */   q2: () => (/* binding */ HEADER_BYTES),
/* harmony export */   qG: () => (/* binding */ readRequiredPlugins),
/* harmony export */   tL: () => (/* binding */ findHiddenHeader)
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
function locateHeader(bytes, field) {
    const [match] = toText(bytes, HEADER_BYTES).replaceAll('\r', '\n').matchAll(PATTERNS[field]);
    const captured = match?.[1] ?? '';
    const value = Buffer.from(cleanUp(captured)).toString('latin1');
    const at = captured.indexOf(value);
    if (match === undefined || value === '' || at < 0)
        return undefined;
    const start = match.index + match[0].length - captured.length + at;
    return { start, end: start + value.length };
}
function toText(bytes, windowBytes) {
    return Buffer.from(bytes.subarray(0, windowBytes)).toString('latin1');
}
function isPluginHeader(header) {
    return header.name !== '' && header.name !== '0';
}
function isMainFile(head) {
    return isPluginHeader(parsePluginHeader(head.subarray(0, HEADER_BYTES)));
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
function readRequiredPlugins(header) {
    const items = header
        .split(',')
        .map((item) => item.trim())
        .filter((item) => item !== '');
    const isSlug = (item) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(item);
    return { slugs: [...new Set(items.filter(isSlug))], dropped: items.filter((item) => !isSlug(item)) };
}
const BYTE_ORDER_MARK = Buffer.from('\ufeff');
const SAMPLE_BYTES = 64;
function findHiddenHeader(bytes) {
    if (hasName(bytes))
        return undefined;
    if (decodeUtf16(bytes).some((text) => hasName(text)))
        return { why: 'utf-16', line: 1 };
    const unmarked = removeMark(bytes);
    if (unmarked !== undefined && hasName(unmarked))
        return { why: 'byte-order-mark', line: 1 };
    if (!hasName(bytes, bytes.length))
        return undefined;
    const [line = 1] = findHeaderLines(bytes, 'name', bytes.length);
    return { why: 'late', line };
}
const LOSABLE = ['name', 'version'];
function findLostHeaders(bytes, header) {
    const unmarked = removeMark(bytes);
    const behindMark = unmarked && parsePluginHeader(unmarked);
    const inAll = parsePluginHeader(bytes, bytes.length);
    return LOSABLE.flatMap((field) => {
        if (header[field] === '' && behindMark !== undefined && behindMark[field] !== '')
            return [{ field, why: 'byte-order-mark', line: 1 }];
        if (inAll[field] === header[field])
            return [];
        const [line = 1] = findHeaderLines(bytes, field, bytes.length);
        return [{ field, why: findHeaderLines(bytes, field).length > 0 ? 'cut' : 'late', line }];
    });
}
function removeMark(bytes) {
    const { length } = BYTE_ORDER_MARK;
    return bytes.subarray(0, length).equals(BYTE_ORDER_MARK) ? bytes.subarray(length) : undefined;
}
function hasName(bytes, windowBytes = HEADER_BYTES) {
    return (/plugin name:/i.test(bytes.toString('latin1', 0, windowBytes)) &&
        isPluginHeader(parsePluginHeader(bytes, windowBytes)));
}
function decodeUtf16(bytes) {
    if (!bytes.subarray(0, SAMPLE_BYTES).includes(0))
        return [];
    const text = bytes.subarray(0, Math.min(2 * HEADER_BYTES, bytes.length - (bytes.length % 2)));
    return [text, Buffer.from(text).swap16()].map((little) => Buffer.from(little.toString('utf16le').replace(/^\ufeff/, '')));
}


/***/ }),

/***/ 1221:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findLocal: () => (/* binding */ findLocal)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _shared_yield_to_event_loop_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3492);
/* harmony import */ var _shared_publish_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5805);
/* harmony import */ var _shared_file_type_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6376);
/* harmony import */ var _shared_format_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6338);
/* harmony import */ var _shared_local_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6237);
/* harmony import */ var _shared_quote_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6717);
/* harmony import */ var _found_package_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1136);
/* harmony import */ var _zip_plugin_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7672);










async function findLocal(source, inputs, context) {
    const { cancellation, log } = context;
    const folder = await makeFolder(context.temporaryFolder);
    const removeFolder = () => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(folder, { recursive: true, force: true, maxRetries: 3 });
    try {
        const { path, name, isTemporary, directory, sha256 } = await (source.kind === 'path'
            ? findPath(source, inputs, context, folder)
            : findArtifact(source, inputs, context, folder));
        const file = await (0,_shared_local_file_js__WEBPACK_IMPORTED_MODULE_2__/* .openLocalFile */ .K)(path);
        if (inputs.packageChecks === 'off')
            await assertZip(file, name);
        return {
            kind: 'local',
            name,
            path,
            sizeBytes: file.sizeBytes,
            isTemporary,
            directory,
            reader: file,
            readSha256: () => (sha256 === undefined ? file.readSha256(cancellation) : Promise.resolve(sha256)),
            [Symbol.asyncDispose]: () => (0,_found_package_js__WEBPACK_IMPORTED_MODULE_3__/* .cleanUp */ .n)(async () => {
                try {
                    await file.close();
                }
                finally {
                    await removeFolder();
                }
            }, log),
        };
    }
    catch (error) {
        await removeFolder().catch(() => undefined);
        throw error;
    }
}
async function makeFolder(temporaryFolder) {
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(temporaryFolder, 'publish-wordpress-plugin-')).catch((error) => {
        throw new _shared_publish_error_js__WEBPACK_IMPORTED_MODULE_4__/* .PublishError */ .S1({
            code: 'not-published',
            title: 'No temporary folder',
            message: 'A folder for temporary files cannot be created in `RUNNER_TEMP`.',
            hint: 'Check disk space and permissions of the runner, and that `RUNNER_TEMP` names a folder.',
            cause: error,
        });
    });
}
async function findPath({ path: text }, inputs, context, folder) {
    const { resolveZipPath } = await __webpack_require__.e(/* import() */ 231).then(__webpack_require__.bind(__webpack_require__, 3231));
    const { kind, path, shown } = await resolveZipPath(text, context.workspace, createBreath(context));
    if (kind === 'directory')
        return zip({ path, shown, zipPath: shown }, inputs, context, folder);
    context.log.info(`Package: ${shown}`);
    return { path, name: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path), isTemporary: false, directory: undefined };
}
async function findArtifact({ name, runId }, inputs, context, folder) {
    const found = await context.downloadArtifact({ name, runId, repository: inputs.repository }, folder);
    if (found.kind === 'file')
        return { path: found.path, name: found.name, isTemporary: true, directory: undefined };
    const directory = { path: found.path, shown: `the artifact ${name}` };
    return zip(directory, { ...inputs, slug: inputs.slug ?? name }, context, folder);
}
function createBreath({ cancellation, clock, }) {
    return (0,_shared_yield_to_event_loop_js__WEBPACK_IMPORTED_MODULE_5__/* .createYieldToEventLoop */ .$)(cancellation, () => clock.now());
}
async function zip({ path, shown, zipPath }, { slug, packageChecks }, context, folder) {
    const { log, workspace } = context;
    const zipped = await (0,_zip_plugin_js__WEBPACK_IMPORTED_MODULE_6__/* .zipPlugin */ .U)(path, {
        slug,
        zipPath,
        workspace,
        ownPaths: context.ownPaths,
        epochSeconds: context.sourceTime,
        folder,
        hasRepository: zipPath !== undefined,
        yieldToEventLoop: createBreath(context),
        createContentScanner: packageChecks === 'off' ? undefined : await context.loadContentScanner?.(),
    });
    const size = (0,_shared_format_js__WEBPACK_IMPORTED_MODULE_7__/* .formatSize */ .Xq)(zipped.sizeBytes);
    const files = `${zipped.files} ${zipped.files === 1 ? 'file' : 'files'}`;
    log.info(`Zipped ${shown}: ${files}, ${size}, in the folder ${zipped.folder}.`);
    if (zipped.leftOutCount > 0) {
        const by = zipped.rulesFile === '.gitattributes' ? ' (`export-ignore` in `.gitattributes`)' : '';
        log.info(`Left out of the ZIP: ${zipped.leftOutCount}${by}`);
        for (const name of zipped.leftOut)
            log.info(`  ${name}`);
    }
    for (const { title, text } of zipped.notices)
        log.notice(title, text);
    const directory = {
        slug: zipped.folder,
        sourceFolder: zipPath,
        zipped: await (0,_zip_plugin_js__WEBPACK_IMPORTED_MODULE_6__/* .describeSource */ .B)(zipped, { path, slug }, workspace),
        leftOut: { names: zipped.leftOut, count: zipped.leftOutCount, rulesFile: zipped.rulesFile },
        seen: zipped.seen,
        readFiles: async (names) => {
            const { readNamedFiles } = await __webpack_require__.e(/* import() */ 618).then(__webpack_require__.bind(__webpack_require__, 4618));
            return readNamedFiles([path, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, zipped.folder)], names);
        },
    };
    const { path: zipFile, sha256 } = zipped;
    return { path: zipFile, name: `${zipped.folder}.zip`, isTemporary: true, directory, sha256 };
}
async function assertZip(file, name) {
    const other = await (0,_shared_file_type_js__WEBPACK_IMPORTED_MODULE_8__/* .describeFile */ .C)(file);
    if (other === undefined)
        return;
    await file.close();
    throw new _shared_publish_error_js__WEBPACK_IMPORTED_MODULE_4__/* .PublishError */ .S1({
        code: 'package',
        title: 'Package cannot be published',
        message: `The package ${(0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_9__/* .quoteName */ .AB)(name)} is ${other.what}.`,
        hint: other.fix,
    });
}


/***/ }),

/***/ 7672:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ describeSource),
/* harmony export */   U: () => (/* binding */ zipPlugin)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _package_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1791);



const MAXIMA = { files: 20_000, fileBytes: 200_000_000, totalBytes: 1_000_000_000 };
async function zipPlugin(directory, { folder, ...options }) {
    const { zipDirectory } = await __webpack_require__.e(/* import() */ 62).then(__webpack_require__.bind(__webpack_require__, 7062));
    return zipDirectory(directory, {
        ...options,
        target: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'package.zip'),
        maxima: MAXIMA,
        isMainFile: _package_index_js__WEBPACK_IMPORTED_MODULE_2__/* .isMainFile */ .eb,
    });
}
async function describeSource({ pluginPath, folder, rulesFile }, { path, slug }, workspace) {
    const { findExportIgnoreLine, findRule, findSurroundings, readBuildSetup } = await __webpack_require__.e(/* import() */ 62).then(__webpack_require__.bind(__webpack_require__, 7062));
    const isWorkspace = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(workspace, path) === '';
    const surroundings = findSurroundings(pluginPath, workspace);
    const findLine = (name) => rulesFile === '.gitattributes'
        ? findExportIgnoreLine(pluginPath, name)
        : findRule(pluginPath, name, surroundings);
    const isNamedByWorkspace = slug === undefined && isWorkspace && folder === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path);
    return {
        isWrapped: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(path, pluginPath) === '',
        findRule: (name) => ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(pluginPath, name)) ? findLine(name) : undefined),
        rulesFile,
        isNamedByWorkspace,
        setup: await readBuildSetup(pluginPath, surroundings),
    };
}


/***/ })

};
