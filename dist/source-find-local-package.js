export const id = 526;
export const ids = [526,762];
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


/***/ }),

/***/ 526:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  findLocal: () => (/* binding */ findLocal)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/shared/breathe.ts + 1 modules
var breathe = __webpack_require__(5023);
// EXTERNAL MODULE: ./src/shared/errors.ts
var errors = __webpack_require__(8382);
// EXTERNAL MODULE: ./src/shared/file-type.ts
var file_type = __webpack_require__(6376);
// EXTERNAL MODULE: ./src/shared/format.ts
var format = __webpack_require__(6338);
// EXTERNAL MODULE: ./src/shared/local-file.ts
var local_file = __webpack_require__(6237);
// EXTERNAL MODULE: ./src/shared/quote.ts
var quote = __webpack_require__(6717);
// EXTERNAL MODULE: ./src/source/clean-up.ts
var clean_up = __webpack_require__(5400);
// EXTERNAL MODULE: ./src/source/zip-plugin.ts
var zip_plugin = __webpack_require__(7672);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
;// CONCATENATED MODULE: ./src/source/zipped-source.ts


async function describeSource({ pluginPath, folder }, { path, slug }, workspace) {
    const { findRule, findSurroundings, readBuildSetup } = await __webpack_require__.e(/* import() */ 63).then(__webpack_require__.bind(__webpack_require__, 6063));
    const isWorkspace = (0,external_node_path_.relative)(workspace, path) === '';
    const isNamedByWorkspace = slug === undefined && isWorkspace && folder === (0,external_node_path_.basename)(path);
    return {
        isWrapped: (0,external_node_path_.relative)(path, pluginPath) === '',
        findRule: (name) => ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(pluginPath, name)) ? findRule(pluginPath, name) : undefined),
        isNamedByWorkspace,
        setup: readBuildSetup(pluginPath, findSurroundings(pluginPath, workspace)),
    };
}

;// CONCATENATED MODULE: ./src/source/find-local-package.ts











async function findLocal(source, inputs, tools) {
    const { cancellation, log } = tools;
    const folder = await makeFolder(tools.temporaryFolder);
    const removeFolder = () => (0,promises_.rm)(folder, { recursive: true, force: true, maxRetries: 3 });
    try {
        const { path, name, isTemporary, directory, sha256 } = await (source.kind === 'path'
            ? findPath(source, inputs, tools, folder)
            : findArtifact(source, inputs, tools, folder));
        const file = await (0,local_file/* openLocalFile */.K)(path);
        const isOpened = inputs.packageChecks !== 'off';
        if (!isOpened)
            await assertZip(file, name);
        return {
            kind: 'local',
            name,
            path,
            sizeBytes: file.sizeBytes,
            isTemporary,
            directory,
            reader: isOpened ? file : undefined,
            readSha256: () => (sha256 === undefined ? file.readSha256(cancellation) : Promise.resolve(sha256)),
            [Symbol.asyncDispose]: () => (0,clean_up/* cleanUp */.n)(() => file.close().finally(removeFolder), log),
        };
    }
    catch (error) {
        await removeFolder().catch(() => undefined);
        throw error;
    }
}
async function makeFolder(temporaryFolder) {
    return (0,promises_.mkdtemp)((0,external_node_path_.join)(temporaryFolder, 'publish-wordpress-plugin-')).catch((error) => {
        throw new errors/* PublishError */.S1({
            code: 'not-published',
            title: 'No temporary folder',
            message: 'A folder for temporary files cannot be created in `RUNNER_TEMP`.',
            hint: 'Check disk space and permissions of the runner, and that `RUNNER_TEMP` names a folder.',
            cause: error,
        });
    });
}
async function findPath({ path: text }, inputs, tools, folder) {
    const { resolveZipPath } = await __webpack_require__.e(/* import() */ 231).then(__webpack_require__.bind(__webpack_require__, 3231));
    const { kind, path, shown } = await resolveZipPath(text, tools.workspace, createBreath(tools));
    if (kind === 'directory')
        return zip({ path, shown, zipPath: shown }, inputs, tools, folder);
    tools.log.info(`Package: ${shown}`);
    return { path, name: (0,external_node_path_.basename)(path), isTemporary: false, directory: undefined };
}
async function findArtifact({ name, runId }, inputs, tools, folder) {
    const { token, ...repository } = inputs.repository ?? { owner: '', name: '', token: '' };
    const found = await tools.downloadArtifact({ name, runId, token, repository }, folder);
    if (found.kind === 'file')
        return { path: found.path, name: found.name, isTemporary: true, directory: undefined };
    const directory = { path: found.path, shown: `the artifact ${name}` };
    return zip(directory, { ...inputs, slug: inputs.slug ?? name }, tools, folder);
}
function createBreath({ cancellation, clock }) {
    return (0,breathe/* createBreathe */.W)(cancellation, () => clock.now());
}
async function zip({ path, shown, zipPath }, { slug, packageChecks }, tools, folder) {
    const { log, workspace } = tools;
    const zipped = await (0,zip_plugin/* zipPlugin */.B)(path, {
        slug,
        zipPath,
        workspace,
        actionFolder: tools.actionFolder,
        epochSeconds: tools.sourceTime,
        folder,
        hasRepository: zipPath !== undefined,
        breathe: createBreath(tools),
        createOnlooker: packageChecks === 'off' ? undefined : await tools.loadOnlooker?.(),
    });
    const size = (0,format/* formatSize */.X)(zipped.sizeBytes);
    log.info(`Zipped ${shown}: ${zipped.files} files, ${size}, in the folder ${zipped.folder}.`);
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
        zipped: await describeSource(zipped, { path, slug }, workspace),
        leftOut: { names: zipped.leftOut, count: zipped.leftOutCount, rulesFile: zipped.rulesFile },
        seen: zipped.seen,
        readFiles: async (names) => {
            const { readNamedFiles } = await __webpack_require__.e(/* import() */ 618).then(__webpack_require__.bind(__webpack_require__, 4618));
            return readNamedFiles([path, (0,external_node_path_.join)(path, zipped.folder)], names);
        },
    };
    const { path: zipFile, sha256 } = zipped;
    return { path: zipFile, name: `${zipped.folder}.zip`, isTemporary: true, directory, sha256 };
}
const HEAD_BYTES = 4096;
async function assertZip(file, name) {
    const other = (0,file_type/* describeContent */.X)(await file.read(0, Math.min(HEAD_BYTES, file.sizeBytes)));
    if (other === undefined)
        return;
    await file.close();
    throw new errors/* PublishError */.S1({
        code: 'package',
        title: 'Package cannot be published',
        message: `The package ${(0,quote/* quoteName */.AB)(name)} is ${other.what}.`,
        hint: other.fix,
    });
}


/***/ }),

/***/ 7672:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ zipPlugin)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _plugin_wordpress_header_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6762);


const MAXIMA = { files: 20_000, fileBytes: 200_000_000, totalBytes: 1_000_000_000 };
async function zipPlugin(directory, { folder, ...options }) {
    const { zipDirectory } = await __webpack_require__.e(/* import() */ 63).then(__webpack_require__.bind(__webpack_require__, 6063));
    return zipDirectory(directory, {
        ...options,
        target: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, 'package.zip'),
        maxima: MAXIMA,
        isMainFile: (head) => (0,_plugin_wordpress_header_js__WEBPACK_IMPORTED_MODULE_1__/* .isPluginHeader */ .LE)((0,_plugin_wordpress_header_js__WEBPACK_IMPORTED_MODULE_1__/* .parsePluginHeader */ .OF)(head.subarray(0, _plugin_wordpress_header_js__WEBPACK_IMPORTED_MODULE_1__/* .HEADER_BYTES */ .q2))),
    });
}


/***/ })

};
