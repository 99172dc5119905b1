export const id = 810;
export const ids = [810];
export const modules = {

/***/ 6810:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  OPTIONS: () => (/* binding */ OPTIONS),
  inspectTarget: () => (/* binding */ inspectTarget),
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./src/package/index.ts
var src_package = __webpack_require__(3884);
// EXTERNAL MODULE: ./src/package/finding.ts
var finding = __webpack_require__(9733);
// EXTERNAL MODULE: ./src/compare/describe.ts
var describe = __webpack_require__(2026);
// EXTERNAL MODULE: ./src/http/urls.ts
var urls = __webpack_require__(88);
// EXTERNAL MODULE: ./src/action/accept.ts
var action_accept = __webpack_require__(6152);
// EXTERNAL MODULE: ./src/publish/report/package-report.ts
var package_report = __webpack_require__(7497);
// EXTERNAL MODULE: ./src/action/inputs/accept-findings.ts
var accept_findings = __webpack_require__(9631);
// EXTERNAL MODULE: ./src/action/inputs/mistake.ts
var mistake = __webpack_require__(1522);
// EXTERNAL MODULE: ./src/action/log.ts
var action_log = __webpack_require__(8592);
// EXTERNAL MODULE: ./src/shared/publish-error.ts
var publish_error = __webpack_require__(5805);
// EXTERNAL MODULE: ./src/shared/quote.ts
var quote = __webpack_require__(6717);
// EXTERNAL MODULE: ./src/cli/command-error.ts
var command_error = __webpack_require__(3292);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/http/proxy.ts
var proxy = __webpack_require__(7856);
// EXTERNAL MODULE: ./src/http/send.ts + 2 modules
var send = __webpack_require__(4486);
// EXTERNAL MODULE: ./src/shared/clock.ts
var clock = __webpack_require__(6103);
// EXTERNAL MODULE: ./src/shared/local-file.ts
var local_file = __webpack_require__(6237);
// EXTERNAL MODULE: ./src/source/url/download.ts + 1 modules
var download = __webpack_require__(7424);
// EXTERNAL MODULE: ./src/source/zip-plugin.ts
var zip_plugin = __webpack_require__(7672);
;// CONCATENATED MODULE: ./src/cli/open-target.ts













const TIMEOUT_MS = 180_000;
async function openTarget(target, options) {
    const url = (0,urls/* parseWebUrl */.BD)(target);
    if (url !== null)
        return openUrl(url, options);
    const path = (0,external_node_path_.resolve)(options.workspace, target);
    const stats = await (0,promises_.stat)(path).catch(() => {
        throw new Error(`There is no file or folder ${target}. Check the path, which is relative to the current folder.`);
    });
    if (stats.isDirectory())
        return openDirectory(path, options);
    const file = await (0,local_file/* openLocalFile */.K)(path);
    return { reader: file, close: () => file.close() };
}
async function openDirectory(path, { slug, print }) {
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'inspect-'));
    const remove = () => (0,promises_.rm)(folder, { recursive: true, force: true });
    try {
        const { createContentScanner } = await (0,src_package/* loadReader */.yD)();
        const zipped = await (0,zip_plugin/* zipPlugin */.U)(path, { slug, epochSeconds: undefined, folder, createContentScanner });
        const by = zipped.rulesFile === undefined ? '' : ` (by ${zipped.rulesFile})`;
        if (zipped.leftOutCount > 0)
            print(`Left out of the ZIP${by}: ${zipped.leftOut.join(', ')}`);
        for (const { title, text } of zipped.notices)
            print(`${title}: ${text}`);
        const source = await (0,zip_plugin/* describeSource */.B)(zipped, { path, slug }, findWorkspace(path));
        const file = await (0,local_file/* openLocalFile */.K)(zipped.path);
        const close = async () => {
            await file.close();
            await remove();
        };
        return { reader: file, zipped: source, seen: zipped.seen, close };
    }
    catch (error) {
        await remove();
        throw error;
    }
}
function findWorkspace(path) {
    for (let folder = path;; folder = (0,external_node_path_.dirname)(folder)) {
        if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, '.git')))
            return folder;
        if (folder === (0,external_node_path_.dirname)(folder))
            return (0,external_node_path_.dirname)(path);
    }
}
async function openUrl(url, { env, print }) {
    const { signal } = new AbortController();
    const log = {
        info: print,
        repeat: print,
        debug: () => undefined,
        notice: (_title, text) => print(text),
        warning: (_title, text) => print(text),
        error: (_title, text) => print(text),
    };
    const ports = {
        send: (0,proxy/* requireReadableProxy */.ER)((0,send/* createSender */.a)(signal), env),
        clock: (0,clock/* createClock */.ts)(signal),
        log,
        random: Math.random,
    };
    const quote = (0,action_log/* createQuote */.bs)((0,action_log/* createSanitiser */.Fj)((0,urls/* collectUrlSecrets */.hR)(url.href)));
    const limits = { timeoutMs: TIMEOUT_MS, retries: 3 };
    const { file, close } = await (0,download/* downloadPackage */.X)(url, {
        ...ports,
        ...limits,
        quote,
        temporaryFolder: (0,external_node_os_.tmpdir)(),
    });
    return { reader: file, close };
}

// EXTERNAL MODULE: ./src/shared/system-error.ts
var system_error = __webpack_require__(9123);
;// CONCATENATED MODULE: ./src/cli/store-bill.ts





async function storeBill(file, { writeBill }, reader, { workspace, sanitise }) {
    const bill = await writeBill({ sha256: await reader.readSha256() }, sanitise);
    if (bill === undefined)
        return 'Bill of materials: not written, because no plugin was found.';
    try {
        await (0,promises_.writeFile)((0,external_node_path_.resolve)(workspace, file), bill.text);
    }
    catch (error) {
        throw new command_error/* CommandError */.Q(`\`--sbom\` ${(0,quote/* quoteName */.AB)(file)} cannot be written (${(0,system_error/* readSystemCode */.Pt)(error) ?? 'unknown error'}). Check that its folder exists, and that this user may write there.`);
    }
    return `Bill of materials: ${(0,quote/* quoteName */.AB)(file)}, ${bill.count} ${bill.count === 1 ? 'library' : 'libraries'}.`;
}

;// CONCATENATED MODULE: ./src/cli/inspect.ts













const OPTIONS = [
    {
        name: 'slug',
        value: 'FOLDER',
        description: 'Folder of the plugin on the sites of customers, which it has to be in.',
    },
    { name: 'version', value: 'VERSION', description: 'Version that the plugin has to have.' },
    {
        name: 'accept',
        value: 'ID[:PATH]',
        isList: true,
        description: 'Accept what a check finds, everywhere or in one file.',
    },
    {
        name: 'compare',
        value: 'PATH_OR_URL',
        description: 'Show what changes since an earlier package, and warn about what is lost.',
    },
    {
        name: 'sbom',
        value: 'FILE',
        description: 'Write the bill of materials (CycloneDX) of the package to this file.',
    },
];
const NOT_INSPECTED = 3;
const SHOWN_FILES = 5;
const EXIT_CODES = { notice: 0, warning: 1, error: 2 };
const SEVERITIES = ['error', 'warning', 'notice'];
async function inspectTarget({ values, places }, terminal, ignored) {
    const { workspace, env, write, complain } = terminal;
    const [target, ...others] = places;
    if (target === undefined || others.length > 0)
        throw new command_error/* CommandError */.Q("Name one package to inspect: the path of a ZIP or of the plugin's folder, or a URL. `inspect --help` lists the options.");
    const [[slug], [version], [compare], [sbom]] = [
        values['slug'] ?? [],
        values['version'] ?? [],
        values['compare'] ?? [],
        values['sbom'] ?? [],
    ];
    const sanitise = (0,action_log/* createSanitiser */.Fj)([target, compare ?? ''].flatMap((url) => (0,urls/* collectUrlSecrets */.hR)(url)));
    const print = (line, format) => {
        const text = toCommandLine(sanitise(line));
        write(format === undefined ? text : terminal.paint(format, text));
    };
    const options = { workspace, env, slug, print };
    try {
        const opened = await openTarget(target, options);
        try {
            const wanted = { slug, version, compare, sbom, accept: values['accept'], ignored };
            return await report(opened, wanted, { ...options, sanitise });
        }
        finally {
            await opened.close();
        }
    }
    catch (error) {
        const subject = error instanceof mistake/* InputMistake */.rb ? '`--accept` ' : '';
        complain(toCommandLine(sanitise(subject + (0,publish_error/* messageOf */.bD)(error) + explainFix(error))));
        return NOT_INSPECTED;
    }
}
function run(given, terminal) {
    return inspectTarget(given, terminal, []);
}
function explainFix(error) {
    if (error instanceof mistake/* InputMistake */.rb)
        return `. ${error.fix}`;
    return error instanceof publish_error/* PublishError */.S1 ? ` ${error.hint}` : '';
}
function toCommandLine(text) {
    return text.replaceAll(/the input `slug`|(?<=Set |correct )`slug`/g, '`--slug`');
}
const TONES = {
    error: { format: 'red', verdict: ' It would not be published.' },
    warning: { format: 'yellow', verdict: ' It would be published.' },
    notice: { format: 'green', verdict: '' },
};
const MARKS = { error: '✘', warning: '⚠', notice: '✔' };
async function report({ reader, zipped, seen }, { slug, version, accept = [], ignored, compare: before, sbom }, options) {
    const { print } = options;
    const { inspect } = await (0,src_package/* loadReader */.yD)();
    const accepted = (0,accept_findings/* parseAcceptFindings */.ip)(accept.join('\n'));
    const inspection = await inspect(reader, { seen, programs: options.env });
    const snapshot = inspection.takeSnapshot();
    const comparison = before === undefined || snapshot === undefined
        ? undefined
        : await compareWith(before, { ...inspection, snapshot }, options);
    const checked = inspection.check({
        slug,
        version: version === undefined ? undefined : { version, origin: '`--version`' },
        served: comparison?.isCompared === true ? describeServed(comparison.difference.from) : undefined,
        zipped,
    });
    const found = comparison?.isCompared === true
        ? (await Promise.all(/* import() */[__webpack_require__.e(697), __webpack_require__.e(647), __webpack_require__.e(175)]).then(__webpack_require__.bind(__webpack_require__, 2175))).joinFindings(checked, comparison)
        : checked;
    const isReadable = inspection.facts.contents !== undefined;
    const { findings } = (0,action_accept/* acceptFindings */.Bz)(found.filter(({ id }) => !ignored.includes(id)), isReadable ? accepted : []);
    for (const [name, value] of (0,package_report/* reportPackage */.fH)(inspection.facts, findings).facts)
        print(`${name}: ${value}`);
    if (comparison !== undefined)
        for (const line of (0,describe/* listChangeLines */.ii)(comparison))
            print(line);
    if (sbom !== undefined)
        print(await storeBill(sbom, inspection, reader, options));
    const groups = (0,package_report/* groupFindings */.kG)(findings);
    for (const group of groups) {
        print('');
        printGroup(group, { folder: inspection.facts.plugin?.slug ?? '', zipped }, print);
    }
    const open = findings.filter((finding) => !finding.accepted);
    const worst = SEVERITIES.find((severity) => open.some((finding) => finding.severity === severity)) ?? 'notice';
    const { format, verdict } = TONES[worst];
    print('');
    print(`${MARKS[worst]} Package checks: ${(0,package_report/* countGroups */.eq)(groups)}.${verdict}`, format);
    return EXIT_CODES[worst];
}
function printGroup(group, rules, print) {
    const { id, severity, accepted, findings, points, fileCount } = group;
    const [first] = findings;
    const { file, line } = first === undefined ? {} : (0,finding/* placeOf */.$)(first);
    const place = file === undefined ? '' : ` ${file}${line === undefined ? '' : `:${line}`}`;
    print(`${accepted ? 'accepted' : severity}: ${id}${fileCount > 1 ? ` in ${fileCount} files` : place}`, accepted || severity === 'notice' ? 'bold' : TONES[severity].format);
    for (const point of points) {
        print(`  ${(0,package_report/* listSentences */.B4)(point).join(' ')}`);
        print(`  Fix: ${point.fix}`);
    }
    for (const text of listGroupFiles(group, rules))
        print(text);
}
function listGroupFiles({ id, severity, accepted, findings }, rules) {
    const files = findings.flatMap((finding) => finding.files ?? finding.file ?? []);
    if (id === 'dev-files' && severity === 'warning' && !accepted)
        return listRules(files, rules);
    return files.length > SHOWN_FILES ? ['  Files:', ...files.map((path) => `    ${path}`)] : [];
}
function listRules(files, { folder, zipped }) {
    const start = folder === '' ? 0 : folder.length + 1;
    const patterns = files.map((path) => `/${path.slice(start).replaceAll(/[\\*?[]/g, '\\$&')}`);
    const toAttribute = (pattern) => `${pattern.replace(/\/$/, '').replaceAll(' ', '?')} export-ignore`;
    return [
        zipped === undefined ? '  To leave out:' : `  Lines for \`${zipped.rulesFile ?? '.distignore'}\`:`,
        ...(zipped?.rulesFile === '.gitattributes' ? patterns.map(toAttribute) : patterns),
    ];
}
async function compareWith(before, { snapshot: to, findMentions }, options) {
    const { reader, close } = await openTarget(before, options);
    const { readSnapshot } = await (0,src_package/* loadReader */.yD)();
    const { compareSnapshots } = await Promise.all(/* import() */[__webpack_require__.e(697), __webpack_require__.e(647), __webpack_require__.e(175)]).then(__webpack_require__.bind(__webpack_require__, 2175));
    try {
        const from = await readSnapshot(reader, [to.mainFile]);
        const what = `version ${(0,quote/* quoteName */.AB)(from.header.version)}`;
        return await compareSnapshots(from, to, { what, isDryRun: true, findMentions });
    }
    catch (error) {
        if (!(error instanceof finding/* PackageProblem */.w))
            throw error;
        return { isCompared: false, why: error.finding.message.replace(/\.$/, '') };
    }
    finally {
        await close();
    }
}
function describeServed({ header, folder, mainFile }) {
    return {
        version: header.version,
        ...(folder === '' ? {} : { pluginFile: `${folder}/${mainFile}` }),
    };
}


/***/ }),

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
