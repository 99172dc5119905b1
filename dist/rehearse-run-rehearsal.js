export const id = 661;
export const ids = [661,762];
export const modules = {

/***/ 5635:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g3: () => (/* binding */ Missed),
  KI: () => (/* binding */ findLive),
  Ok: () => (/* binding */ findNewest)
});

// EXTERNAL MODULE: ./src/http/safe-url.ts
var safe_url = __webpack_require__(2855);
// EXTERNAL MODULE: ./src/http/urls.ts
var urls = __webpack_require__(88);
// EXTERNAL MODULE: ./src/shared/quote.ts
var quote = __webpack_require__(6717);
// EXTERNAL MODULE: ./src/inputs/template.ts
var template = __webpack_require__(5587);
// EXTERNAL MODULE: ./src/shared/version-text.ts
var version_text = __webpack_require__(2189);
;// CONCATENATED MODULE: ./src/compare/release-names.ts


function nameLiveTag({ tag, triggeringTag, slug, version }, live) {
    if (tag?.placeholders.includes('version') === true)
        return (0,template/* fillTemplate */.o)(tag.text, { version: live, slug });
    const own = tag?.text ?? triggeringTag;
    const renamed = version === '' ? own : replaceVersion(own, version, live);
    return renamed === own ? `v${live}` : renamed;
}
function readReleaseVersion({ tag, slug }, releaseTag) {
    const [before, after] = tag?.text.replaceAll('{slug}', slug).split('{version}') ?? [];
    const isNamed = before !== undefined &&
        after !== undefined &&
        releaseTag.startsWith(before) &&
        releaseTag.endsWith(after) &&
        releaseTag.length > before.length + after.length;
    return (0,version_text/* versionOfTag */.m)(isNamed ? releaseTag.slice(before.length, releaseTag.length - after.length) : releaseTag);
}
function chooseAsset(assets, { assetName, fileName, slug }, version) {
    const wanted = assetName === undefined || (version === undefined && assetName.placeholders.includes('version'))
        ? undefined
        : (0,template/* fillTemplate */.o)(assetName.text, { version: version ?? '', slug });
    const named = (name) => assets.find((asset) => asset.name === name);
    const zips = assets.filter(({ name }) => /\.zip$/i.test(name));
    return named(wanted) ?? named(fileName) ?? (zips.length === 1 ? zips[0] : undefined);
}
function replaceVersion(tag, from, to) {
    for (let at = tag.lastIndexOf(from); at >= 0; at = at === 0 ? -1 : tag.lastIndexOf(from, at - 1)) {
        const [before, after] = [tag.slice(0, at), tag.slice(at + from.length)];
        if (!/[\d.]$/.test(before) && !/^(\d|\.\d)/.test(after))
            return `${before}${to}${after}`;
    }
    return tag;
}

// EXTERNAL MODULE: ./src/compare/request-limits.ts
var request_limits = __webpack_require__(9675);
;// CONCATENATED MODULE: ./src/compare/find-live.ts





class Missed extends Error {
    constructor(message, cause) {
        super(message, { cause });
        this.name = 'Missed';
    }
}
async function findLive(live, parts) {
    const name = 'the package that the service names';
    try {
        const url = readServiceUrl(live);
        const read = (request) => parts.limits.read({ ...request, namedBy: live.baseUrl });
        return { opened: await find_live_open(url, name, { ...parts, limits: { ...parts.limits, read } }), name };
    }
    catch (error) {
        if (!(error instanceof Missed) || parts.releases === undefined)
            throw error;
        return await findOnRelease(live.version, parts, parts.releases).catch((other) => {
            if (other instanceof Missed)
                throw new Missed(`${error.message}; ${other.message}`);
            if (other instanceof request_limits/* LimitReached */.a)
                throw new request_limits/* LimitReached */.a(`${error.message}; ${other.message}`);
            throw other;
        });
    }
}
async function findNewest(parts) {
    const { releases, names, limits } = parts;
    if (releases === undefined)
        throw new Missed('without `api-key`, the service was not asked');
    for (const { tag, assets } of await releases.listNewest(limits.find)) {
        const asset = chooseAsset(assets, names, readReleaseVersion(names, tag));
        if (asset !== undefined)
            return { ...(await openAsset(asset, tag, parts, releases)), tag };
    }
    throw new Missed('no release on GitHub has a package yet');
}
async function findOnRelease(version, parts, releases) {
    const { names, limits } = parts;
    const tag = nameLiveTag(names, version);
    const release = await releases.findByTag(tag, limits.find);
    if (release === undefined)
        throw new Missed(`there is no release ${(0,quote/* quoteName */.AB)(tag)} on GitHub`);
    const asset = chooseAsset(release.assets, names, version);
    if (asset === undefined)
        throw new Missed(`the release ${(0,quote/* quoteName */.AB)(tag)} has no asset that is certainly its package`);
    return openAsset(asset, tag, parts, releases);
}
async function openAsset(asset, tag, parts, releases) {
    const name = `${(0,quote/* quoteName */.AB)(asset.name)} of the release ${(0,quote/* quoteName */.AB)(tag)}`;
    const url = await releases.locateAsset(asset, parts.limits.find);
    return { opened: await find_live_open(url, name, parts), name };
}
function readServiceUrl({ packageUrl, baseUrl }) {
    if (packageUrl === undefined)
        throw new Missed('the service does not say where its package is');
    const url = (0,urls/* parseWebUrl */.BD)(packageUrl);
    const isPlain = url !== null && (0,safe_url/* isSafe */.IP)(url) && (url.protocol === 'https:' || (0,safe_url/* isThisMachine */.YY)(baseUrl));
    if (!isPlain)
        throw new Missed('the service gives no plain `https:` URL for its package');
    return url;
}
async function find_live_open(url, name, { openUrl, limits, maskUrl, isOwnUrl }) {
    maskUrl(url.href);
    const own = `${name} is the one to be published`;
    if (isOwnUrl(url))
        throw new Missed(own);
    try {
        const opened = await openUrl(url, limits.read);
        if (!isOwnUrl(opened.finalUrl))
            return opened;
        await opened.close();
    }
    catch (error) {
        if (!(error instanceof Missed))
            throw error;
        limits.countMiss();
        throw new Missed(`${name} ${error.message}`, error);
    }
    limits.countMiss();
    throw new Missed(own);
}


/***/ }),

/***/ 391:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ createOpener)
/* harmony export */ });
/* harmony import */ var _http_transport_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4098);
/* harmony import */ var _shared_clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6103);
/* harmony import */ var _source_url_explain_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8144);
/* harmony import */ var _source_url_read_url_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5501);
/* harmony import */ var _find_live_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5635);





const MAX_WHOLE_BYTES = 1024 * 1024;
const TIMEOUT_MS = 60_000;
function createOpener({ maxBytes = MAX_WHOLE_BYTES, temporaryFolder, quote, log, }) {
    const options = {
        timeoutMs: TIMEOUT_MS,
        temporaryFolder,
        quote,
        maxBytes,
        isOpened: true,
    };
    const aside = { ...log, info: (text) => log.debug(text) };
    return async (url, send) => {
        try {
            const { reader, finalUrl, close } = await (0,_source_url_read_url_js__WEBPACK_IMPORTED_MODULE_3__/* .readUrlPackage */ .m)(url, { ...options, log: aside, send });
            if (reader === undefined)
                throw new _find_live_js__WEBPACK_IMPORTED_MODULE_4__/* .Missed */ .g3('was not opened');
            return { reader, finalUrl, close };
        }
        catch (error) {
            if (!(error instanceof _source_url_explain_js__WEBPACK_IMPORTED_MODULE_2__/* .UrlPackageError */ .eM))
                throw error;
            const { cause } = error;
            if (cause instanceof _http_transport_error_js__WEBPACK_IMPORTED_MODULE_0__/* .TransportError */ .wX && cause.failure === 'cancelled')
                throw new _shared_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .Cancelled */ .cJ();
            throw new _find_live_js__WEBPACK_IMPORTED_MODULE_4__/* .Missed */ .g3(error.what, error);
        }
    };
}


/***/ }),

/***/ 9675:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ LimitReached),
/* harmony export */   r: () => (/* binding */ createLimits)
/* harmony export */ });
const MAX_FINDING = 3;
const MAX_READING = 5;
const MAX_DURATION_MS = 15_000;
class LimitReached extends Error {
    constructor(message) {
        super(message);
        this.name = 'LimitReached';
    }
}
function createLimits(send, clock) {
    const endMs = clock.now() + MAX_DURATION_MS;
    let finding = MAX_FINDING;
    let reading = MAX_READING;
    const sendInTime = (request) => {
        const leftMs = endMs - clock.now();
        if (leftMs <= 0)
            throw new LimitReached(`it would take longer than ${MAX_DURATION_MS / 1000} seconds`);
        return send({ ...request, timeoutMs: Math.min(request.timeoutMs, leftMs) });
    };
    return {
        find: async (request) => {
            if (finding <= 0)
                throw new LimitReached(`it would take more than ${MAX_FINDING} requests to find it`);
            finding -= 1;
            return sendInTime(request);
        },
        read: async (request) => {
            if (reading <= 0)
                throw new LimitReached(`it would take more than ${MAX_READING} requests to read it`);
            reading -= 1;
            const answer = await sendInTime(request);
            if (isRedirect(answer))
                reading += 1;
            return answer;
        },
        countMiss: () => {
            finding -= 1;
            reading = MAX_READING;
        },
    };
}
function isRedirect({ status, headers }) {
    return status >= 300 && status < 400 && headers.location !== undefined;
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

/***/ 7661:
/***/ ((module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(module, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3136);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_url__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _run_rehearsal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6056);



const { execPath, platform } = process;
await (0,_run_rehearsal_js__WEBPACK_IMPORTED_MODULE_2__/* .runRehearsal */ .n)({
    distFolder: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)((0,node_url__WEBPACK_IMPORTED_MODULE_1__.fileURLToPath)(import.meta.url)),
    execPath,
    platform,
    kill: (pid, signal) => process.kill(pid, signal),
});

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 6056:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  n: () => (/* binding */ runRehearsal)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/inputs/event.ts
var inputs_event = __webpack_require__(8121);
// EXTERNAL MODULE: ./src/runner/explain-end.ts
var explain_end = __webpack_require__(2261);
// EXTERNAL MODULE: ./src/runner/run.ts + 7 modules
var runner_run = __webpack_require__(8759);
// EXTERNAL MODULE: ./src/runner/workspace.ts
var workspace = __webpack_require__(7683);
// EXTERNAL MODULE: ./src/shared/errors.ts
var shared_errors = __webpack_require__(8382);
// EXTERNAL MODULE: ./src/shared/format.ts
var format = __webpack_require__(6338);
;// CONCATENATED MODULE: ./src/rehearse/results.ts
const SEVERITIES = ['error', 'unknown', 'warning', 'notice'];
const MARKS = {
    passed: '✔',
    warned: '⚠',
    unknown: '?',
    failed: '✘',
    skipped: '–',
};
const STEP_NAMES = [
    'WordPress starts',
    'PHP syntax',
    'Needed plugins',
    'Version before',
    'Update',
    'Installation',
    'Files',
    'Plugin active',
    'Front page',
    'Log-in page',
    'Dashboard',
    'Plugins page',
    'REST index',
    'RSS feed',
    'Still active',
    'Deactivate and activate',
    'Uninstall',
    'Automatic update',
    'New installation',
];
function hasFailed({ steps }) {
    return steps.some(({ outcome }) => outcome === 'failed');
}
function isUnclear({ steps }) {
    return steps.some(({ outcome }) => outcome === 'unknown');
}

;// CONCATENATED MODULE: ./src/rehearse/list-problems.ts

function listProblems(results) {
    const told = new Map();
    for (const result of results) {
        const pair = `PHP ${result.php}, WordPress ${result.wordpress}`;
        for (const found of listCauses(result)) {
            const key = keyOf(found);
            const { pairs = [], ...first } = told.get(key) ?? found;
            told.set(key, { ...first, pairs: [...new Set([...pairs, pair])] });
        }
    }
    const rank = ({ severity }) => SEVERITIES.indexOf(severity);
    return [...told.values()].sort((a, b) => rank(a) - rank(b));
}
function listCauses({ steps }) {
    const all = steps.flatMap(({ name, problems }) => problems.map((problem) => ({ ...problem, step: name })));
    const causes = new Map(all
        .filter(isPlacedError)
        .toReversed()
        .map((problem) => [placeOf(problem), problem]));
    const failedAt = steps.findIndex(({ outcome }) => outcome === 'failed');
    const isExplained = steps[failedAt]?.problems.some(isPlacedError) === true;
    const firstEffect = failedAt === -1 ? steps.length : isExplained ? failedAt : failedAt + 1;
    const effects = new Set(steps.slice(firstEffect).map(({ name }) => name));
    return all.filter((problem) => {
        if (problem.file === undefined)
            return !effects.has(problem.step);
        return (causes.get(placeOf(problem)) ?? problem) === problem;
    });
}
function isPlacedError({ severity, line }) {
    return severity === 'error' && line !== undefined;
}
function placeOf({ file, line }) {
    return `${file ?? ''}:${line ?? ''}`;
}
function keyOf(problem) {
    const words = problem.message
        .toLowerCase()
        .replace(/^(php [a-z ]*error: )(uncaught \w+: |[\w\\:]+\(\): )/, '$1')
        .replace(/["']/g, '');
    return `${problem.severity}\n${placeOf(problem)}\n${words}`;
}

;// CONCATENATED MODULE: ./src/rehearse/annotate.ts


const MAX_ANNOTATIONS = 10;
function annotate({ next, sourceFolder, results }, { log, quote, locateSource, isMild }) {
    const folder = next?.plugin?.folder ?? '';
    for (const severity of SEVERITIES) {
        const problems = listProblems(results).filter((problem) => problem.severity === severity);
        const kind = severity === 'unknown' ? 'error' : severity === 'error' && isMild ? 'warning' : severity;
        for (const { step, pairs, message, file, line } of problems.slice(0, MAX_ANNOTATIONS)) {
            const where = file === undefined ? '' : ` (${quote(file)}${line === undefined ? '' : `:${line}`})`;
            const place = file === undefined ? undefined : locateSource(`${folder}/${file}`, line, sourceFolder ?? undefined);
            log[kind](`Rehearsal: ${step}`, `${quote(message)}${where} On ${quote(pairs.join('; '))}.`, place);
        }
        const others = problems.length - MAX_ANNOTATIONS;
        if (others > 0)
            log.info(`${others} more of these are in the job summary.`);
    }
}
function countFailed(results) {
    return countPairs(results, hasFailed);
}
function countUnclear(results) {
    return countPairs(results, isUnclear);
}
function countPairs(results, test) {
    const noun = results.length === 1 ? 'pair' : 'pairs';
    return `${results.filter(test).length} of ${results.length} ${noun} of PHP and WordPress`;
}

// EXTERNAL MODULE: ./src/http/urls.ts
var urls = __webpack_require__(88);
// EXTERNAL MODULE: ./src/plugin/finding.ts
var finding = __webpack_require__(870);
// EXTERNAL MODULE: ./src/shared/local-file.ts
var local_file = __webpack_require__(6237);
// EXTERNAL MODULE: ./src/shared/quote.ts
var quote = __webpack_require__(6717);
// EXTERNAL MODULE: ./src/inputs/environment.ts
var environment = __webpack_require__(8392);
// EXTERNAL MODULE: ./src/inputs/mistake.ts
var mistake = __webpack_require__(5945);
// EXTERNAL MODULE: ./src/inputs/parsers.ts
var parsers = __webpack_require__(5165);
// EXTERNAL MODULE: ./src/inputs/reader.ts
var reader = __webpack_require__(9066);
// EXTERNAL MODULE: ./src/inputs/release.ts
var release = __webpack_require__(7300);
// EXTERNAL MODULE: ./src/inputs/secrets.ts
var secrets = __webpack_require__(3332);
// EXTERNAL MODULE: ./src/inputs/source.ts
var inputs_source = __webpack_require__(4620);
// EXTERNAL MODULE: ./src/inputs/table.ts + 3 modules
var table = __webpack_require__(528);
// EXTERNAL MODULE: ./src/inputs/url.ts
var inputs_url = __webpack_require__(6344);
// EXTERNAL MODULE: ./src/plugin/wordpress/version.ts
var wordpress_version = __webpack_require__(3583);
;// CONCATENATED MODULE: ./src/rehearse/plan-pairs.ts

const AVAILABLE = {
    php: ['7.4', '8.0', '8.1', '8.2', '8.3', '8.4', '8.5'],
    wordpress: '6.2',
};
function planPairs({ php, wordpress, matrix }, declared, available = AVAILABLE, needed = []) {
    const phpChoices = php === 'auto' ? choosePhp(declared.requiresPhp, available, needed) : php.map(toChoice);
    const wordpressChoices = wordpress === 'auto'
        ? chooseWordPress(declared.requiresWordPress, available, needed)
        : wordpress.map(toChoice);
    const pairs = join(phpChoices, wordpressChoices, matrix).map(([first, second]) => {
        const notes = [first.note, second.note].filter((note) => note !== undefined);
        const pair = { php: first.version, wordpress: second.version };
        return notes.length === 0 ? pair : { ...pair, note: notes.join('; ') };
    });
    return [...new Map(pairs.map((pair) => [`${pair.php}\n${pair.wordpress}`, pair])).values()];
}
function toChoice(version) {
    return { version };
}
function choosePhp(requires, { php }, needed) {
    const newest = php.at(-1) ?? '';
    const declared = readVersion(requires, 2);
    const least = raise(declared, needed, ({ requiresPhp }) => readVersion(requiresPhp, 2));
    const lowest = php.find((version) => (0,wordpress_version/* compareVersions */.Zy)(version, least.version) >= 0) ?? newest;
    const choice = explain('PHP', declared, lowest, least.name);
    return lowest === newest ? [choice] : [choice, { version: newest }];
}
function chooseWordPress(requires, available, needed) {
    const read = (header) => readVersion(header, 3).replace(/^(\d+\.\d+)\.0$/, '$1');
    const declared = read(requires);
    const least = raise(declared, needed, ({ requiresWordPress }) => read(requiresWordPress));
    const isHad = (0,wordpress_version/* compareVersions */.Zy)(least.version, available.wordpress) >= 0;
    const version = isHad ? least.version : available.wordpress;
    return [explain('WordPress', declared, version, isHad ? least.name : undefined), { version: 'latest' }];
}
function readVersion(header, maxParts) {
    const parts = /^\d+(\.\d+)*/.exec(header.trim())?.[0].split('.') ?? [];
    return parts.length === 1 ? `${parts[0] ?? ''}.0` : parts.slice(0, maxParts).join('.');
}
function raise(declared, needed, read) {
    return needed.reduce((most, plugin) => (0,wordpress_version/* compareVersions */.Zy)(read(plugin), most.version) > 0 ? { version: read(plugin), name: plugin.name } : most, { version: declared });
}
function explain(what, declared, version, by) {
    const words = declared === '' ? '' : `declared ${what} ${declared}, `;
    if (by !== undefined && declared !== version)
        return { version, note: `${words}tried ${words === '' ? `${what} ` : ''}${version}: ${by} requires it` };
    return declared === '' || declared === version
        ? { version }
        : { version, note: `declared ${what} ${declared}, tried ${version}` };
}
function join(php, wordpress, matrix) {
    if (matrix === 'full')
        return php.flatMap((first) => wordpress.map((second) => [first, second]));
    return Array.from({ length: Math.max(php.length, wordpress.length) }, (_, index) => {
        const [first, second] = [php[index] ?? php.at(-1), wordpress[index] ?? wordpress.at(-1)];
        return [first ?? toChoice(''), second ?? toChoice('')];
    });
}

;// CONCATENATED MODULE: ./src/rehearse/inputs.ts












const { zipUrl, zipPath, artifactName, artifactRunId } = table/* SOURCE_INPUTS */.A9;
const { pluginId, apiKey, baseUrl } = table/* SERVICE_INPUTS */.Ki;
const REHEARSE_INPUTS = {
    zipPath,
    artifactName,
    artifactRunId,
    zipUrl,
    slug: table/* PUBLISH_INPUTS */._E.slug,
    previous: {
        name: 'previous',
        default: 'auto',
        parse: parsePrevious,
        fix: 'Give the path or the `https:` URL of a ZIP, `auto` or `none`.',
    },
    php: {
        name: 'php',
        default: 'auto',
        parse: (value) => parseList(value, assertPhp),
        fix: 'Write versions such as `7.4, 8.5`, or `auto`.',
    },
    wordpress: {
        name: 'wordpress',
        default: 'auto',
        parse: (value) => parseList(value, readWordPressPlace),
        fix: 'Write versions such as `6.5, latest`, or paths or `https:` URLs of ZIPs, or `auto`.',
    },
    plugins: {
        name: 'plugins',
        default: 'auto',
        parse: parsePlugins,
        fix: 'Write slugs of WordPress.org such as `woocommerce` or `woocommerce@9.4.2`, paths or `https:` URLs of ZIPs, `auto` or `none`.',
    },
    matrix: {
        name: 'matrix',
        default: 'pairs',
        parse: (value) => (0,parsers/* pickOne */.w9)(value, ['pairs', 'full']),
        fix: 'Write one of them, or leave the input out.',
    },
    onFailure: {
        name: 'on-failure',
        default: 'error',
        parse: (value) => (0,parsers/* pickOne */.w9)(value, ['error', 'warn']),
        fix: 'Write one of them, or leave the input out.',
    },
    timeoutMs: { ...table/* PUBLISH_INPUTS */._E.timeoutMs, default: '600', parse: parsers/* parseTimeout */.ZZ },
    pluginId: { ...pluginId, parse: (value) => (value === '' ? undefined : pluginId.parse(value)) },
    apiKey,
    baseUrl: {
        ...baseUrl,
        parse: (value) => (value === '' ? undefined : baseUrl.parse(value, inputs_event/* NO_LIMITS */.d1)),
    },
    ...table/* TOKEN_INPUTS */.O9,
};
const NO_SERVICE = { baseUrl: new URL('http://localhost') };
function readRehearseInputs(env, limits = inputs_event/* NO_LIMITS */.d1) {
    const { read, check, finish } = (0,reader/* createReader */.W)(env, { ...limits, tag: (0,inputs_event/* readTag */.zW)(env) });
    const given = read(REHEARSE_INPUTS);
    const service = check(() => chooseService(given));
    const source = check(() => (0,inputs_source/* chooseSource */.LV)(given, given.baseUrl === undefined ? NO_SERVICE : { baseUrl: given.baseUrl }));
    const repository = check(() => {
        const use = { source: source(), tag: undefined, isDryRun: true };
        return (0,release/* chooseRepository */.QJ)(given.token, (0,inputs_event/* readRepository */.Nu)(env), use);
    });
    return finish(() => ({
        ...given,
        source: source(),
        service: service(),
        repository: repository(),
    }));
}
function chooseService({ previous, ...given }) {
    const { pluginId: id, apiKey: key, baseUrl: url } = given;
    if (previous !== 'auto' || key === '')
        return undefined;
    const why = 'is missing, and `api-key` is given';
    const hint = 'Give all three, so that the service can be asked what is live, or leave `api-key` out.';
    if (id === undefined)
        throw new mistake/* InputMistake */.r(why, hint, 'plugin_id');
    if (url === undefined)
        throw new mistake/* InputMistake */.r(why, hint, 'base-url');
    return { pluginId: id, apiKey: key, baseUrl: url };
}
function parsePrevious(value) {
    if (value === '' || value === 'auto')
        return 'auto';
    return value === 'none' ? 'none' : (readUrlPlace(value) ?? { kind: 'path', path: value });
}
function parsePlugins(value) {
    const items = splitList(value);
    if (items.length === 1 && items[0] === 'none')
        return 'none';
    return items.filter((item) => item !== 'auto').map(readPluginPlace);
}
function readPluginPlace(item) {
    const [isSlug, slug = '', version] = /^([a-z0-9]+(?:-[a-z0-9]+)*)(?:@(\d[\w.-]*))?$/.exec(item) ?? [];
    if (isSlug !== undefined && item !== 'none')
        return { kind: 'slug', slug, version };
    const url = readUrlPlace(item);
    if (url !== undefined)
        return url;
    if (/[/\\*]|\.zip$/i.test(item))
        return { kind: 'path', path: item };
    throw new mistake/* InputMistake */.r((0,mistake/* isNot */.w)(item, 'neither a slug of WordPress.org nor the path or URL of a ZIP'));
}
function splitList(value) {
    return value
        .split(/[,\n]/)
        .map((item) => item.trim())
        .filter((item) => item !== '');
}
function parseList(value, check) {
    const items = splitList(value);
    if (items.length === 0 || (items.length === 1 && items[0] === 'auto'))
        return 'auto';
    for (const item of items)
        check(item);
    return items;
}
function assertPhp(version) {
    if (!AVAILABLE.php.includes(version)) {
        const list = AVAILABLE.php.map((name) => `\`${name}\``).join(', ');
        throw new mistake/* InputMistake */.r((0,mistake/* isNot */.w)(version, `not a PHP that WordPress Playground has: ${list}`));
    }
}
function readWordPressPlace(item) {
    if (item === 'latest' || /^\d+\.\d+(\.\d+)?$/.test(item))
        return { kind: 'release', version: item };
    const url = readUrlPlace(item);
    if (url !== undefined)
        return url;
    if (/[/\\]|\.zip$/i.test(item))
        return { kind: 'path', path: item };
    throw new mistake/* InputMistake */.r((0,mistake/* isNot */.w)(item, 'neither a version, `latest`, nor the path or URL of a ZIP'));
}
function readUrlPlace(value) {
    if (!/^[a-z][a-z0-9+.-]+:\/\//i.test(value))
        return undefined;
    const url = (0,inputs_url/* parseHttpUrl */.f)(value);
    if (url.protocol === 'http:' && !(0,urls/* isLoopback */.U9)(url))
        throw new mistake/* InputMistake */.r('uses `http:`, so the ZIP could be replaced on its way');
    return { kind: 'url', url };
}
function collectRehearseTexts(env) {
    const { previous, wordpress, plugins } = REHEARSE_INPUTS;
    const lists = [previous, wordpress, plugins].map((row) => (0,environment/* readValue */.wK)(env, row));
    const urls = lists.flatMap((list) => list.split(/[,\n]/)).map((item) => item.trim());
    return { secrets: (0,secrets/* collectSecrets */.qb)(env), urls: [...(0,secrets/* collectUrls */.Dc)(env), ...urls], open: (0,secrets/* collectOpenTexts */.Ff)(env) };
}

// EXTERNAL MODULE: ./src/source/url/explain.ts
var url_explain = __webpack_require__(8144);
// EXTERNAL MODULE: ./src/source/url/read-url.ts + 6 modules
var read_url = __webpack_require__(5501);
// EXTERNAL MODULE: ./src/shared/clock.ts
var shared_clock = __webpack_require__(6103);
;// CONCATENATED MODULE: ./src/rehearse/store-zip.ts
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});








const PIECE_BYTES = 1024 * 1024;
const TIMEOUT_MS = 180_000;
async function storeReader(reader, path, { cancellation }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        await reader.fetchAll();
        const file = __addDisposableResource(env_1, await (0,promises_.open)(path, 'wx'), true);
        for (let at = 0; at < reader.sizeBytes; at += PIECE_BYTES) {
            (0,shared_clock/* assertNotCancelled */.ZR)(cancellation);
            await file.write(await reader.read(at, Math.min(PIECE_BYTES, reader.sizeBytes - at)));
        }
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
async function storeZip(place, target, input, ports) {
    if (place.kind === 'path')
        return findFile(place.path, input, ports);
    const { send, log, quote, folder, cancellation } = ports;
    try {
        const options = { send, timeoutMs: TIMEOUT_MS, temporaryFolder: folder, log, quote, isOpened: true };
        const { reader, close } = await (0,read_url/* readUrlPackage */.m)(place.url, options);
        try {
            if (reader !== undefined)
                await storeReader(reader, target, { cancellation });
        }
        finally {
            await close();
        }
        return target;
    }
    catch (error) {
        if (!(error instanceof url_explain/* UrlPackageError */.eM))
            throw error;
        throw store_zip_explain(input, `${(0,urls/* showUrl */.jr)(place.url)} ${error.what}`, error.hint, error);
    }
}
async function findFile(text, input, { workspace }) {
    const path = (0,external_node_path_.resolve)(workspace, text);
    const isFile = await (0,promises_.stat)(path).then((stats) => stats.isFile(), () => false);
    if (isFile)
        return path;
    throw store_zip_explain(input, `${(0,quote/* quoteName */.AB)(text)} is not a file on the runner`, 'Give the path of a ZIP, relative to the workspace.');
}
function store_zip_explain(input, what, hint, cause) {
    return new shared_errors/* PublishError */.S1({
        code: 'not-known',
        title: `Input ${input}`,
        message: `Input \`${input}\`: ${what}.`,
        hint,
        cause,
    });
}

;// CONCATENATED MODULE: ./src/rehearse/fetch-wordpress.ts









async function findWordPress(item, name, keptFolder, ports) {
    const place = readWordPressPlace(item);
    const target = (0,external_node_path_.join)(ports.folder, `${name}.zip`);
    if (place.kind !== 'release') {
        const path = await storeZip(place, target, 'wordpress', ports);
        await assertWordPress(path, showWordPress(item));
        return path;
    }
    const release = nameRelease(place.version);
    const kept = (0,external_node_path_.join)(keptFolder, release);
    const isNumbered = place.version !== 'latest';
    if (isNumbered && (await isFile(kept)))
        return kept;
    const url = new URL(release, 'https://wordpress.org/');
    await storeZip({ kind: 'url', url }, target, 'wordpress', ports);
    if (!isNumbered)
        return target;
    await (0,promises_.mkdir)(keptFolder, { recursive: true });
    await (0,promises_.rename)(target, kept);
    return kept;
}
async function assertWordPress(path, shown) {
    const { openZip } = await Promise.all(/* import() */[__webpack_require__.e(663), __webpack_require__.e(103)]).then(__webpack_require__.bind(__webpack_require__, 3103));
    const file = await (0,local_file/* openLocalFile */.K)(path);
    try {
        const { entries } = await openZip(file);
        if (entries.some(({ path: inZip }) => /^([^/]+\/)?wp-includes\/version\.php$/.test(inZip)))
            return;
        throw explainOther(shown, 'it has no `wp-includes/version.php`');
    }
    catch (error) {
        if (!(error instanceof finding/* PackageProblem */.wm))
            throw error;
        throw explainOther(shown, error.finding.message, error);
    }
    finally {
        await file.close();
    }
}
function explainOther(shown, why, cause) {
    return new shared_errors/* PublishError */.S1({
        code: 'not-known',
        title: 'Input wordpress',
        message: `Input \`wordpress\`: ${(0,quote/* quoteName */.AB)(shown)} is not a ZIP of WordPress: ${why.replace(/\.$/, '')}.`,
        hint: 'Give a version such as `6.5`, or the ZIP of a release as wordpress.org has it.',
        cause,
    });
}
function showWordPress(item) {
    const place = readWordPressPlace(item);
    if (place.kind === 'release')
        return place.version;
    return place.kind === 'url' ? (0,urls/* showUrl */.jr)(place.url) : (0,external_node_path_.basename)(place.path);
}
function nameRelease(version) {
    return version === 'latest' ? 'latest.zip' : `wordpress-${version.replace(/^(\d+\.\d+)\.0$/, '$1')}.zip`;
}
async function isFile(path) {
    return (0,promises_.stat)(path).then((stats) => stats.isFile(), () => false);
}

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 5 modules
var core = __webpack_require__(8524);
;// CONCATENATED MODULE: ./src/rehearse/verdict.ts

function judgeResults(results, plannedCount) {
    const failed = results.filter(hasFailed);
    if (failed.length > 0)
        return failed.every(neverStarted) ? 'not-started' : 'failed';
    if (results.filter(isFinished).length < plannedCount || plannedCount === 0)
        return 'unfinished';
    if (results.some(isUnclear))
        return 'not-known';
    const played = results.filter(isPlayed);
    if (played.length === 0)
        return 'not-played';
    return played.every(hasRun) ? 'passed' : 'not-run';
}
function isFinished({ isCut }) {
    return isCut !== true;
}
function neverStarted({ steps: [first] }) {
    return first?.name === 'WordPress starts' && first.outcome === 'failed';
}
function isPlayed({ steps }) {
    return steps.some(({ name, outcome }) => (name === 'Update' || name === 'Installation') && outcome !== 'skipped');
}
function hasRun({ steps }) {
    return steps.some(({ name, outcome }) => name === 'Front page' && outcome !== 'skipped');
}
function describeTested(results) {
    const played = results.filter((result) => isFinished(result) && hasRun(result) && !isUnclear(result));
    if (played.length === 0)
        return '';
    const list = (values) => {
        const unique = [...new Set(values)];
        const last = unique.pop() ?? '';
        return unique.length === 0 ? last : `${unique.join(', ')} and ${last}`;
    };
    const wordpress = list(played.map((result) => result.wordpress));
    const beside = list(played.flatMap((result) => result.beside ?? []));
    return `PHP ${list(played.map(({ php }) => php))}, WordPress ${wordpress}${beside === '' ? '' : ` with ${beside}`}`;
}

;// CONCATENATED MODULE: ./src/rehearse/outputs.ts



const REHEARSE_OUTPUTS = {
    passed: ({ results, planned }) => String(judgeResults(results, planned.length) === 'passed'),
    version: ({ next }, quote) => quote(next?.plugin?.version ?? ''),
    'previous-version': ({ previous }, quote) => quote(previous?.plugin?.version ?? ''),
    tested: ({ results }, quote) => quote(describeTested(results)),
    results: ({ results }, quote) => JSON.stringify(results.filter(isFinished).map((result) => toOutput(result, quote))),
};
function writeRehearseOutputs(rehearsal, quote) {
    try {
        for (const [name, read] of Object.entries(REHEARSE_OUTPUTS))
            core/* setOutput */.uH(name, read(rehearsal, quote));
    }
    catch (error) {
        throw new shared_errors/* PublishError */.S1({
            code: 'not-known',
            title: 'Outputs not written',
            message: 'The outputs for the next steps could not be written to the file that `GITHUB_OUTPUT` names.',
            hint: 'Check disk space and permissions of the runner.',
            cause: error,
        });
    }
}
function toOutput({ php, wordpress, note, beside = [], steps }, quote) {
    return {
        php,
        wordpress: quote(wordpress),
        note,
        plugins: beside.map(quote),
        steps: steps.map(({ name, outcome, message, problems: [worst] }) => ({
            id: name.toLowerCase().replace(/\W+/g, '-'),
            name,
            outcome,
            message: quote(message),
            file: worst?.file === undefined ? undefined : quote(worst.file),
            line: worst?.line,
        })),
    };
}

// EXTERNAL MODULE: ./src/http/retry.ts
var retry = __webpack_require__(8902);
// EXTERNAL MODULE: ./src/source/zip-plugin.ts
var zip_plugin = __webpack_require__(7672);
;// CONCATENATED MODULE: ./src/rehearse/find-beside.ts
const NOTHING_BESIDE = { isNone: false, packages: [], missing: [] };

;// CONCATENATED MODULE: ./src/rehearse/read-package.ts


async function readRehearsedPackage(path) {
    const { createLibraryTest, examine, nameIn, readRequiredPlugins } = await Promise.all(/* import() */[__webpack_require__.e(663), __webpack_require__.e(103)]).then(__webpack_require__.bind(__webpack_require__, 3103));
    const file = await (0,local_file/* openLocalFile */.K)(path);
    try {
        const { layout, main } = await examine(file);
        const { folder, entries } = layout;
        const prefix = Buffer.byteLength(folder) + 1;
        return {
            path,
            plugin: main && {
                folder,
                key: `${folder}/${nameIn(folder, main.path) ?? ''}`,
                version: main.header.version,
                name: main.header.name,
                requiresPhp: main.header.requiresPhp,
                requiresWordPress: main.header.requiresWordPress,
                requiresPlugins: readRequiredPlugins(main.header.requiresPlugins).slugs,
            },
            problem: main === undefined ? 'No file in the package has a plugin header.' : undefined,
            files: entries
                .filter(({ isFolder, path: inZip }) => !isFolder && inZip.startsWith(`${folder}/`))
                .map(({ nameBytes, path: inZip, sizeBytes, crc32 }) => ({
                name: nameBytes.subarray(prefix).toString('base64'),
                shown: inZip.slice(folder.length + 1),
                sizeBytes,
                crc32: crc32.toString(16).padStart(8, '0'),
                isAscii: nameBytes.every((byte) => byte < 0x80),
            })),
            isLibrary: createLibraryTest(layout),
        };
    }
    catch (error) {
        if (!(error instanceof finding/* PackageProblem */.wm))
            throw error;
        const { message } = error.finding;
        return { path, plugin: undefined, problem: message, files: [], isLibrary: () => false };
    }
    finally {
        await file.close();
    }
}

;// CONCATENATED MODULE: ./src/rehearse/fetch-beside.ts








const MAX_PLUGINS = 20;
async function fetchBeside(plugins, needs, ports) {
    if (plugins === 'none')
        return { ...NOTHING_BESIDE, isNone: true };
    const found = new Map();
    const missing = new Map();
    const fetch = async (place) => {
        const target = (0,external_node_path_.join)(ports.folder, `beside-${found.size + missing.size}`);
        const name = place.kind === 'slug' ? place.slug : '';
        try {
            const plugin = await take(place, target, ports);
            found.set(plugin.plugin.folder, plugin);
        }
        catch (error) {
            if (!(error instanceof shared_errors/* PublishError */.S1) || name === '')
                throw error;
            const why = error.message.replace(/^Input `plugins`: /, '').replace(/[.\s]*$/, '');
            missing.set(name, `${(0,quote/* quoteName */.AB)(name)}, which it needs, is not available: ${why}. Give its ZIP in the input \`plugins\`.`);
        }
    };
    for (const place of plugins)
        await fetch(place);
    const wanted = () => [...needs, ...[...found.values()].flatMap(({ plugin }) => plugin.requiresPlugins)].find((slug) => !found.has(slug) && !missing.has(slug));
    for (let slug = wanted(); slug !== undefined && found.size < MAX_PLUGINS; slug = wanted())
        await fetch({ kind: 'slug', slug });
    return { isNone: false, packages: sortByNeed(found), missing: [...missing.values()] };
}
async function take(place, target, ports) {
    const path = await store(place, target, ports);
    const { plugin, problem = '', ...rest } = await readRehearsedPackage(path);
    if (plugin !== undefined)
        return { ...rest, plugin, problem: undefined };
    throw fetch_beside_explain(`${show(place)} is no plugin: ${problem}`);
}
async function store(place, target, ports) {
    if (place.kind === 'path')
        return findPath(place.path, target, ports);
    const url = place.kind === 'url'
        ? place.url
        : new URL(`${place.slug}.${place.version ?? 'latest-stable'}.zip`, 'https://downloads.wordpress.org/plugin/');
    return storeZip({ kind: 'url', url }, `${target}.zip`, 'plugins', ports);
}
async function findPath(text, target, { workspace }) {
    const { resolveZipPath } = await __webpack_require__.e(/* import() */ 231).then(__webpack_require__.bind(__webpack_require__, 3231));
    try {
        const { kind, path } = await resolveZipPath(text, workspace);
        if (kind === 'file')
            return path;
        await (0,promises_.mkdir)(target);
        return (await (0,zip_plugin/* zipPlugin */.B)(path, { slug: undefined, epochSeconds: undefined, folder: target })).path;
    }
    catch (error) {
        if (!(error instanceof shared_errors/* PublishError */.S1))
            throw error;
        throw fetch_beside_explain(`${(0,quote/* quoteName */.AB)(text)} is not one ZIP or folder of a plugin on the runner`, error);
    }
}
function show(place) {
    if (place.kind === 'url')
        return 'what its URL returns';
    return (0,quote/* quoteName */.AB)(place.kind === 'slug' ? place.slug : place.path);
}
function fetch_beside_explain(what, cause) {
    return new shared_errors/* PublishError */.S1({
        code: 'not-known',
        title: 'Input plugins',
        message: `Input \`plugins\`: ${what}.`,
        hint: 'Give ZIPs or folders of plugins, relative to the workspace, or slugs of WordPress.org.',
        cause,
    });
}
function sortByNeed(found) {
    const sorted = new Set();
    const visit = (item, path) => {
        if (item === undefined || sorted.has(item) || path.includes(item))
            return;
        for (const slug of item.plugin.requiresPlugins)
            visit(found.get(slug), [...path, item]);
        sorted.add(item);
    };
    for (const item of found.values())
        visit(item, []);
    return [...sorted];
}

// EXTERNAL MODULE: ./src/compare/find-live.ts + 1 modules
var find_live = __webpack_require__(5635);
// EXTERNAL MODULE: ./src/compare/open-url.ts
var open_url = __webpack_require__(391);
// EXTERNAL MODULE: ./src/hosting/read-releases.ts
var read_releases = __webpack_require__(4751);
// EXTERNAL MODULE: ./src/service/live-record.ts + 2 modules
var live_record = __webpack_require__(3105);
;// CONCATENATED MODULE: ./src/rehearse/find-newest.ts




async function findNewestOf(names, ownPath, parts) {
    const others = new Set();
    let which = 'a';
    const releases = parts.releases && leaveOut(others, parts.releases);
    for (;;) {
        const found = await (0,find_live/* findNewest */.Ok)({ ...parts, releases }).catch((error) => {
            if (!(error instanceof find_live/* Missed */.g3) || others.size === 0)
                throw error;
            throw new find_live/* Missed */.g3(`no release on GitHub has ${which} package of ${(0,quote/* quoteName */.AB)(names.slug)}`, error);
        });
        const { reader } = found.opened;
        try {
            if (await isSame(ownPath, reader))
                which = 'another';
            else if (await isOf(names, reader))
                return found;
        }
        catch (error) {
            await found.opened.close();
            throw error;
        }
        await found.opened.close();
        others.add(found.tag);
    }
}
function leaveOut(tags, source) {
    let listed;
    return {
        ...source,
        listNewest: async (send) => (await (listed ??= source.listNewest(send))).filter(({ tag }) => !tags.has(tag)),
    };
}
async function isSame(path, reader) {
    const file = await (0,local_file/* openLocalFile */.K)(path);
    try {
        if (file.sizeBytes !== reader.sizeBytes)
            return false;
        await reader.fetchAll();
        return (await reader.readSha256()) === (await file.readSha256());
    }
    finally {
        await file.close();
    }
}
async function isOf({ slug, mainFile }, reader) {
    if (slug === '')
        return true;
    const { examine, nameIn } = await Promise.all(/* import() */[__webpack_require__.e(663), __webpack_require__.e(103)]).then(__webpack_require__.bind(__webpack_require__, 3103));
    try {
        const { layout, main } = await examine(reader);
        return layout.folder === slug || (main !== undefined && nameIn(layout.folder, main.path) === mainFile);
    }
    catch (error) {
        if (error instanceof finding/* PackageProblem */.wm)
            return true;
        throw error;
    }
}

;// CONCATENATED MODULE: ./src/rehearse/find-previous.ts








const find_previous_TIMEOUT_MS = 30_000;
const MAX_BYTES = 1024 ** 3;
async function findPrevious(order, ports) {
    const { previous } = order;
    const target = (0,external_node_path_.join)(ports.folder, 'previous.zip');
    if (previous === 'none')
        return { missing: '`previous` is `none`' };
    if (previous === 'auto')
        return findAuto(order, target, ports);
    return { path: await storeZip(previous, target, 'previous', ports), origin: 'the input `previous`' };
}
async function findAuto(order, target, ports) {
    const parts = createParts(order, ports);
    try {
        const live = order.service && (await askService(order.service, order.names.slug, ports));
        const { opened, name } = await (live === undefined
            ? findNewestOf(order.names, order.path, parts)
            : (0,find_live/* findLive */.KI)(live, parts));
        try {
            await storeReader(opened.reader, target, ports);
        }
        finally {
            await opened.close();
        }
        return { path: target, origin: name };
    }
    catch (error) {
        if (!(error instanceof find_live/* Missed */.g3))
            throw error;
        return { missing: error.message };
    }
}
async function askService({ pluginId, ...access }, slug, ports) {
    try {
        const { served } = await (0,live_record/* readLiveRecord */.y)({
            query: { pluginId, slug: slug === '' ? undefined : slug },
            access: { ...access, timeoutMs: find_previous_TIMEOUT_MS },
            retries: 0,
            ports,
        });
        return served && { ...served, baseUrl: access.baseUrl };
    }
    catch (error) {
        if (!(error instanceof shared_errors/* PublishError */.S1))
            throw error;
        ports.log.warning('Live version not known', `${error.message} ${error.hint}`);
        return undefined;
    }
}
function createParts({ repository, names, urls }, ports) {
    const { send, maskUrl, triggeringTag, folder } = ports;
    return {
        limits: { find: send, read: send, countMiss: () => undefined },
        openUrl: (0,open_url/* createOpener */.o)({ ...ports, temporaryFolder: folder, maxBytes: MAX_BYTES }),
        releases: repository && createSource(repository, ports),
        names: { tag: undefined, assetName: undefined, triggeringTag, ...names },
        maskUrl,
        isOwnUrl: ({ href }) => urls.some((own) => own.href === href),
    };
}
function createSource(repository, ports) {
    const source = (0,read_releases/* createReleaseReader */.V)(repository, {
        ...ports,
        timeoutMs: find_previous_TIMEOUT_MS,
        toError: (why, cause) => new find_live/* Missed */.g3(why, cause),
    });
    return {
        ...source,
        listNewest: async (send) => {
            const releases = await source.listNewest(send);
            return releases.filter(({ tag }) => tag !== ports.triggeringTag);
        },
    };
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
;// CONCATENATED MODULE: ./src/rehearse/install.ts





const MAX_OUTPUT = 2_000;
const DONE_FILE = 'installed-lock.json';
async function installLocked(source, target, ports) {
    const lock = await (0,promises_.readFile)((0,external_node_path_.join)(source, 'package-lock.json'), 'utf8');
    const done = (0,external_node_path_.join)(target, DONE_FILE);
    if ((await (0,promises_.readFile)(done, 'utf8').catch(() => '')) === lock)
        return false;
    ports.onStart?.();
    await (0,promises_.mkdir)(target, { recursive: true });
    for (const name of ['package.json', 'package-lock.json'])
        await (0,promises_.copyFile)((0,external_node_path_.join)(source, name), (0,external_node_path_.join)(target, name));
    const npm = await findNpm(ports);
    await run([...npm, 'ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], target, ports);
    await (0,promises_.writeFile)(done, lock);
    return true;
}
async function findNpm({ execPath, env, platform }) {
    const folder = (0,external_node_path_.dirname)(execPath);
    const path = (env['PATH'] ?? env['Path'] ?? '').split(external_node_path_.delimiter).filter((part) => part !== '');
    const script = (0,external_node_path_.join)('node_modules', 'npm', 'bin', 'npm-cli.js');
    const scripts = [
        ...(env['npm_execpath']?.endsWith('npm-cli.js') === true ? [env['npm_execpath']] : []),
        (0,external_node_path_.join)(folder, script),
        (0,external_node_path_.join)(folder, '..', 'lib', script),
        ...path.flatMap((part) => [(0,external_node_path_.join)(part, script), (0,external_node_path_.join)(part, '..', 'lib', script)]),
    ];
    for (const file of scripts)
        if (await exists(file))
            return [execPath, file];
    for (const part of platform === 'win32' ? [] : path)
        if (await exists((0,external_node_path_.join)(part, 'npm')))
            return [(0,external_node_path_.join)(part, 'npm')];
    throw install_explain('npm was not found on this machine.', 'Add `actions/setup-node` before this step.');
}
async function exists(path) {
    return (0,promises_.access)(path).then(() => true, () => false);
}
const KEPT_BACK = /^(INPUT_|ACTIONS_|GITHUB_|RUNNER_)/i;
async function run([program = '', ...args], cwd, { env, platform, cancellation, kill }) {
    if (cancellation.aborted)
        throw new shared_clock/* Cancelled */.cJ();
    const isGroup = platform !== 'win32';
    const child = (0,external_node_child_process_.spawn)(program, args, {
        cwd,
        env: Object.fromEntries(Object.entries(env).filter(([name]) => !KEPT_BACK.test(name))),
        stdio: ['ignore', 'ignore', 'pipe'],
        detached: isGroup,
        windowsHide: true,
    });
    let output = '';
    child.stderr.setEncoding('utf8').on('data', (text) => {
        output = (output + text).slice(-MAX_OUTPUT);
    });
    const cancel = () => {
        if (isGroup && child.pid !== undefined)
            kill(-child.pid, 'SIGKILL');
        else
            child.kill('SIGKILL');
    };
    cancellation.addEventListener('abort', cancel);
    const code = await new Promise((resolve, reject) => {
        child.once('error', reject);
        child.once('close', resolve);
    }).finally(() => cancellation.removeEventListener('abort', cancel));
    if (cancellation.aborted)
        throw new shared_clock/* Cancelled */.cJ();
    if (code !== 0) {
        throw install_explain(`npm could not install WordPress Playground: ${output.trim().split('\n').slice(0, 5).join(' ')}`, 'Check that this runner reaches the npm registry.');
    }
}
function install_explain(message, hint) {
    return new shared_errors/* PublishError */.S1({ code: 'not-published', title: 'No WordPress Playground', message, hint });
}

// EXTERNAL MODULE: ./src/shared/held-log.ts
var held_log = __webpack_require__(5125);
// EXTERNAL MODULE: ./src/shared/together.ts
var together = __webpack_require__(1811);
;// CONCATENATED MODULE: ./src/rehearse/play-pairs.ts







const AT_ONCE = 2;
class PairFailed extends Error {
}
async function playPairs(planned, ports, results) {
    const { log, play, cancellation } = ports;
    const takeTurn = createTurns(AT_ONCE);
    const plays = planned.map((pair) => {
        const { log: held, show } = (0,held_log/* holdLog */.i)(log);
        const begin = async () => {
            (0,shared_clock/* assertNotCancelled */.ZR)(cancellation);
            return play(pair, held);
        };
        return { pair, result: (0,together/* beginEarly */.P)(() => takeTurn(begin)), show };
    });
    for (const [index, play] of plays.entries()) {
        try {
            await tellPlay(play, ports, results);
        }
        catch (error) {
            const others = await Promise.allSettled(plays.slice(index + 1).map(({ result }) => result));
            results.push(...others.flatMap((other) => (other.status === 'fulfilled' ? [other.value] : [])));
            throw error;
        }
    }
}
function createTurns(count) {
    const waiting = [];
    let free = count;
    return async (work) => {
        if (free > 0)
            free -= 1;
        else
            await new Promise((resolve) => waiting.push(resolve));
        try {
            return await work();
        }
        finally {
            const next = waiting.shift();
            if (next === undefined)
                free += 1;
            else
                next();
        }
    };
}
async function tellPlay({ pair: { php, wordpress }, result, show }, { step }, results) {
    const work = async () => {
        show();
        const played = await result;
        results.push(played);
        if (played.isCut === true)
            throw new shared_clock/* Cancelled */.cJ();
        if (hasFailed(played) || isUnclear(played))
            throw new PairFailed();
        return played;
    };
    await step(`Rehearse on PHP ${php}, WordPress ${showWordPress(wordpress)}`, work, (played) => isPlayed(played) ? `nothing failed in ${(0,format/* formatDuration */.a)(played.durationMs)}` : { open: 'not tried' }).catch((error) => {
        if (!(error instanceof PairFailed))
            throw error;
    });
}

;// CONCATENATED MODULE: ./src/rehearse/player/orders.ts
const MAX_OUTPUT_BYTES = 1024 * 1024;
const SITE = {
    url: 'http://127.0.0.1:8080',
    root: '/wordpress',
    plugins: '/wordpress/wp-content/plugins',
    folder: '/rehearsal',
    log: '/rehearsal/debug.log',
    order: '/rehearsal/order.json',
    result: '/rehearsal/result.json',
    loaded: '/rehearsal/loaded.json',
};
const REFUSED = 'REHEARSAL refused';

;// CONCATENATED MODULE: ./src/rehearse/php-log.ts

const ENTRY = /^\[\d\d-\w{3}-\d{4} [^\]\n]{1,60}\] /m;
const HEAD = /^PHP ([A-Z][A-Za-z ]*?):\s+/;
const FATAL = /^(Fatal|Parse|Core|Compile|Recoverable fatal|Catchable fatal) error$/;
const MAX_MESSAGES = 2_000;
const MAX_TEXT = 600;
function parsePhpLog(log, folder) {
    const messages = splitLog(log).flatMap((entry) => {
        const kind = HEAD.exec(entry)?.[1];
        if (kind === undefined)
            return [];
        const text = entry.replace(HEAD, '').trimEnd();
        const place = findPlace(text, folder);
        const level = FATAL.test(kind) ? 'fatal' : 'warning';
        const isEarlyOutput = text.includes('headers already sent by (output started at ');
        const words = isEarlyOutput ? EARLY_OUTPUT : withoutPlace(shorten(text), folder, place);
        return [{ level, kind, text: words, isEarlyOutput, ...place }];
    });
    return messages.slice(0, MAX_MESSAGES);
}
function splitLog(log) {
    return log.split(ENTRY);
}
const EARLY_OUTPUT = 'something is printed here before the headers of a page could be sent';
const MAX_END = 2_000;
function findPlace(text, folder) {
    const [head = ''] = text.split('\nStack trace:');
    return (matchPlace(/output started at (\/[^\n]+?):(\d+)\)/.exec(head.slice(-MAX_END)), folder) ??
        matchPlace(findLastPlace(head.slice(-MAX_END)), folder) ??
        findCall(text, folder) ??
        {});
}
function findCall(text, folder) {
    return [...text.matchAll(/^(?:<pre>)?#\d+ (\/[^\n]+?\.php)\((\d+)\)/gm)]
        .map((match) => matchPlace(match, folder))
        .find((place) => place !== undefined);
}
function findLastPlace(end) {
    const [all = '', line = ''] = /(?: on line |:)(\d+)\s*$/.exec(end) ?? [];
    if (all === '')
        return undefined;
    const path = end.slice(end.lastIndexOf(' in /') + ' in '.length, -all.length);
    return ['', path.replace(/\.php\(\d+\) : .*$/, '.php'), line];
}
function matchPlace(match, folder) {
    const [, path = '', line = ''] = match ?? [];
    const prefix = `${SITE.plugins}/${folder}/`;
    return path.startsWith(prefix) ? { file: path.slice(prefix.length), line: Number(line) } : undefined;
}
function withoutPlace(text, folder, { file, line }) {
    const path = ` in ${folder}/${file ?? ''}`;
    const end = [`${path} on line ${line ?? ''}`, `${path}:${line ?? ''}`].find((one) => text.endsWith(one));
    return end === undefined ? text : text.slice(0, -end.length);
}
function shorten(text) {
    const [head = ''] = text.split('\nStack trace:');
    return head
        .replaceAll(`${SITE.plugins}/`, '')
        .replaceAll(`${SITE.root}/`, '')
        .replace(/\s+/g, ' ')
        .trim()
        .slice(0, MAX_TEXT);
}
const REFUSED_HOST = new RegExp(`^\\[[^\\]\\n]{1,60}\\] ${REFUSED} (\\S{1,200})$`, 'm');
function readRefused(log) {
    return REFUSED_HOST.exec(log)?.[1];
}
function isAboutNetwork({ text }) {
    return (/^(fsockopen|pfsockopen|stream_socket_client|gethostbyname|dns_\w+)\(/.test(text) ||
        /^\w+\((https?|ftp|tcp|ssl|tls):\/\//.test(text) ||
        /php_network_getaddresses|Connection refused/.test(text));
}

;// CONCATENATED MODULE: ./src/rehearse/words.ts
const ENTITIES = {
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    rsaquo: '›',
    hellip: '…',
};
const MAX_WORDS = 300;
const MAX_HTML = 10_000;
const MESSAGE_START = '<div class="wp-die-message">';
function readWords(html) {
    const text = findMessage(html)
        .slice(0, MAX_HTML)
        .replace(/<(style|script|title)\b[^]*?<\/\1>/gi, ' ')
        .replace(/<[^>]*>/g, ' ');
    return cutWords(text.replace(/&(#\d{1,6}|[a-z]{1,20});/g, decodeEntity));
}
function findMessage(html) {
    const start = html.indexOf(MESSAGE_START);
    if (start === -1)
        return html;
    const message = html.slice(start + MESSAGE_START.length);
    const end = message.indexOf('</div>');
    return end === -1 ? html : message.slice(0, end);
}
function decodeEntity(entity, name) {
    if (!name.startsWith('#'))
        return ENTITIES[name] ?? entity;
    const code = Number(name.slice(1));
    return code < 0x110000 ? String.fromCodePoint(code) : entity;
}
function cutWords(text) {
    const line = text.replaceAll('\ufeff', '[BOM]').replace(/\s+/g, ' ').trim();
    return line.length > MAX_WORDS ? `${line.slice(0, MAX_WORDS).toWellFormed()}…` : line;
}

;// CONCATENATED MODULE: ./src/rehearse/database-errors.ts



const database_errors_HEAD = 'WordPress database error ';
const MAX_ERRORS = 500;
const MAX_QUERY = 2_000;
function parseDatabaseErrors(log, folder) {
    const entries = splitLog(log).filter((entry) => entry.startsWith(database_errors_HEAD));
    return entries.slice(0, MAX_ERRORS).map((entry) => {
        const text = cutWords(between(entry, 'class="error_message"', '</div>').replace(/^[^>\n]*>/, ''));
        const query = between(entry, '<p>MySQL query:</p>', '<p>Queries made').slice(0, MAX_QUERY);
        const place = findCall(entry, folder);
        return {
            missing: findMissing(text),
            text,
            query: cutWords(query.replace(/<\/?p>/g, '')),
            tables: [...query.matchAll(TABLE)].map(([, name = '']) => name),
            ...place,
            isOfOthers: place === undefined && entry.includes(` ${SITE.plugins}/`),
        };
    });
}
const TABLE = /\b(?:from|into|join|update|table(?: if(?: not)? exists)?)\s{1,9}`?(\w{1,64})/gi;
function between(text, before, after) {
    const start = text.indexOf(before);
    if (start === -1)
        return '';
    const end = text.indexOf(after, start);
    return text.slice(start + before.length, end === -1 ? undefined : end);
}
function findMissing(text) {
    const [, table] = /no such table: ([\w.]+)|Table '([^']+)' doesn't exist/.exec(text)?.filter(Boolean) ?? [];
    if (table !== undefined)
        return `table \`${table.replace(/^.*\./, '')}\``;
    const [, column] = /no such column: ([\w.]+)|Unknown column '([^']+)'/.exec(text)?.filter(Boolean) ?? [];
    return column === undefined ? undefined : `column \`${column.replace(/^.*\./, '')}\``;
}
function createDatabaseMemory(folder) {
    const known = new Map();
    const refused = new Set();
    const told = new Set();
    const keepRefused = ({ missing, tables }) => {
        if (missing === undefined)
            for (const table of tables)
                refused.add(table);
    };
    const remember = (log, isPage) => {
        for (const error of parseDatabaseErrors(log, folder)) {
            keepRefused(error);
            const before = known.get(database_errors_keyOf(error))?.isOfPage === true;
            known.set(database_errors_keyOf(error), { isOfPage: isPage || before });
        }
    };
    const select = (log, isPage) => parseDatabaseErrors(log, folder).filter((error) => {
        const old = known.get(database_errors_keyOf(error));
        const isOld = old !== undefined && (old.isOfPage || !isPage);
        const isOurs = error.missing === undefined ? error.file !== undefined : !error.isOfOthers;
        return !isOld && isOurs;
    });
    const judge = (log, isPage) => {
        parseDatabaseErrors(log, folder).forEach(keepRefused);
        return select(log, isPage).flatMap((error) => {
            const isRefused = error.tables.some((table) => refused.has(table));
            const problem = toProblem(error, isPage, isRefused);
            const key = `${problem.severity} ${database_errors_keyOf(error)} ${error.file ?? ''}:${error.line ?? ''}`;
            if (problem.severity !== 'error' && told.has(key))
                return [];
            told.add(key);
            return [problem];
        });
    };
    return { remember, judge, hasNews: (log) => select(log, false).length > 0 };
}
function database_errors_keyOf({ missing, text, tables }) {
    return `${missing ?? text} ${tables.join(' ')}`;
}
function toProblem({ missing, text, query, file, line }, isPage, isRefused) {
    const place = file === undefined ? {} : { file, line };
    if (missing === undefined) {
        const why = text.replace(/^SQLSTATE\[\w+\]: (General error: \d+ )?/, '');
        const message = `SQLite, which a rehearsal uses, refuses a query that MySQL may take (${why}): ${query}`;
        return { severity: 'notice', message, ...place };
    }
    const message = `The database has no ${missing}: ${query}`;
    if (isRefused) {
        const excuse = 'SQLite refused an earlier query about that table, so what MySQL would have is not known.';
        return { severity: 'unknown', message: `${message} ${excuse}`, ...place };
    }
    if (!isPage)
        return { severity: 'warning', message, ...place };
    const fix = 'An update does not run the activation hook: make it when the plugin finds data of an older version.';
    return { severity: 'error', message: `${message} ${fix}`, ...place };
}

;// CONCATENATED MODULE: ./src/rehearse/pages.ts


const PAGES = [
    { name: 'Front page', url: '/', shape: 'html', isForAdmins: false },
    { name: 'Log-in page', url: '/wp-login.php', shape: 'html', isForAdmins: false },
    { name: 'Dashboard', url: '/wp-admin/', shape: 'html', isForAdmins: true },
    { name: 'Plugins page', url: '/wp-admin/plugins.php', shape: 'html', isForAdmins: true },
    { name: 'REST index', url: '/?rest_route=/', shape: 'json', isForAdmins: false },
    { name: 'RSS feed', url: '/?feed=rss2', shape: 'rss', isForAdmins: false },
];
function findTarget({ status = 0, location }, from) {
    if (status < 300 || status > 399 || location === undefined)
        return undefined;
    const url = URL.parse(location, new URL(from, SITE.url).href);
    return url?.origin === SITE.url ? url.pathname + url.search : undefined;
}
function judgePage({ name, url, shape }, { reply, target }, before) {
    const { status = 0, output, failure } = reply;
    const subject = `${describe(name)} (${url})`;
    const wasThere = before?.reply.status === 200;
    if (failure !== undefined)
        return [error(`${subject} crashed PHP: ${cutWords(failure)}`)];
    if (status >= 300 && status <= 399) {
        const location = cutWords(reply.location ?? 'nowhere');
        return wasThere && findTarget(reply, target) !== undefined
            ? [error(`${subject} redirects without end, in the end to ${location}.`)]
            : [warn(`${subject} redirects to ${location}, which was not followed.`)];
    }
    if (status !== 200) {
        const why = readWords(output);
        const message = `${subject} answers ${status}${why === '' ? '' : `: ${why}`}`;
        if (status >= 500 && /critical error/i.test(output))
            return [error(message)];
        const isLockedOut = wasThere && OPEN_PAGES.has(name);
        const isWanted = status < 500 ? !isLockedOut : before?.reply.status === status;
        return [isWanted ? warn(message) : error(message)];
    }
    if (wasThere && isLogIn(target) && !isLogIn(before.target) && !isLogIn(url))
        return [error(`${subject} sends administrators who have logged in to the log-in page.`)];
    const printed = findPhpMessage(output);
    if (printed !== undefined)
        return [error(`${subject} shows a message of PHP: ${cutWords(printed)}`)];
    if (/There has been a critical error on (this|your) website/.test(output))
        return [error(`${subject} says "There has been a critical error on this website".`)];
    const misshapen = target === url ? explainShape(shape, output) : undefined;
    if (misshapen !== undefined)
        return [error(`${subject} ${misshapen}`)];
    const isBare = name === 'Front page' && before?.target === url && target === url;
    return isBare && before.reply.output.includes(FIRST_POST) && !output.includes(FIRST_POST)
        ? [error(`${subject} no longer shows the posts of the site.`)]
        : [];
}
const OPEN_PAGES = new Set(['Front page', 'Dashboard', 'Plugins page']);
const FIRST_POST = 'Hello world!';
function isLogIn(url) {
    return url.startsWith('/wp-login.php');
}
function describe(name) {
    return name === 'REST index' || name === 'RSS feed' ? `The ${name}` : `The ${name.toLowerCase()}`;
}
const PHP_MESSAGE = /(?:Fatal error|Parse error|Warning|Notice|Deprecated)(?:<\/b>)?: [^\n]* in (?:<b>)?\/[^\n]*\.php(?:<\/b>)?$/;
const MAX_MESSAGE = 800;
const MAX_TRIES = 200;
function findPhpMessage(output) {
    let tries = 0;
    for (const { 0: end, index } of output.matchAll(/ on line (?:<b>)?\d+/g)) {
        const text = output.slice(Math.max(0, index - MAX_MESSAGE), index);
        const match = /\.php(<\/b>)?$/.test(text) ? PHP_MESSAGE.exec(text) : null;
        if (match !== null)
            return readWords(match[0] + end);
        tries += 1;
        if (tries === MAX_TRIES)
            break;
    }
    return undefined;
}
const SHAPES = {
    html: 'begins with other text than `<!DOCTYPE html>`',
    json: 'is no longer JSON',
    rss: 'is no longer XML: there is something before `<?xml` or after `</rss>`',
};
function explainShape(shape, output) {
    if (output === '')
        return 'is empty.';
    if (isShape(shape, output))
        return undefined;
    return `${SHAPES[shape]}. It begins with ${cutWords(output.slice(0, 60))}: the plugin prints something where nothing belongs, usually text, a blank line or a byte order mark outside of its PHP tags.`;
}
function isShape(shape, output) {
    const isWhole = Buffer.byteLength(output) < MAX_OUTPUT_BYTES;
    switch (shape) {
        case 'html':
            return !output.startsWith('\ufeff') && /^<(!doctype|html)/i.test(skipComments(output));
        case 'json':
            return isWhole ? isJson(output) : /^\s*[{[]/.test(output);
        case 'rss':
            return output.startsWith('<?xml') && (!isWhole || dropComments(output).endsWith('</rss>'));
    }
}
function skipComments(html) {
    let at = 0;
    for (;;) {
        while (/\s/.test(html.charAt(at)))
            at += 1;
        if (!html.startsWith('<!--', at))
            return html.slice(at);
        const end = html.indexOf('-->', at + 4);
        if (end === -1)
            return '';
        at = end + 3;
    }
}
function dropComments(html) {
    let rest = html.trimEnd();
    while (rest.endsWith('-->')) {
        const start = rest.lastIndexOf('<!--');
        if (start === -1)
            break;
        rest = rest.slice(0, start).trimEnd();
    }
    return rest;
}
function isJson(output) {
    try {
        JSON.parse(output);
        return true;
    }
    catch {
        return false;
    }
}
function error(message) {
    return { severity: 'error', message };
}
function warn(message) {
    return { severity: 'warning', message };
}

;// CONCATENATED MODULE: ./src/rehearse/judge-log.ts



function createLogMemory(folder, extensions = []) {
    const before = new Map();
    const others = new Set();
    const told = new Set();
    const database = createDatabaseMemory(folder);
    let output = {};
    const isKnown = (message, occasion) => {
        const occasions = before.get(judge_log_keyOf(message));
        return message.level === 'warning' ? occasions !== undefined : occasions?.has(occasion) === true;
    };
    const select = (log, occasion) => parsePhpLog(log, folder).filter((message) => !others.has(judge_log_keyOf(message)) &&
        (message.level === 'fatal' ||
            (message.file !== undefined && !isAboutNetwork(message) && !isKnown(message, occasion))));
    return {
        remember: (log, occasion) => {
            database.remember(log, isPage(occasion));
            for (const message of parsePhpLog(log, folder)) {
                const key = judge_log_keyOf(message);
                before.set(key, (before.get(key) ?? new Set()).add(occasion));
            }
        },
        rememberOthers: (log) => {
            database.remember(log, true);
            for (const message of parsePhpLog(log, folder))
                others.add(judge_log_keyOf(message));
        },
        judge: (log, occasion) => [
            ...select(log, occasion).flatMap((message) => {
                const key = `${judge_log_keyOf(message)}\n${message.line ?? ''}`;
                if (message.level === 'warning' && told.has(key))
                    return [];
                told.add(key);
                return [judge_log_toProblem(message, isKnown(message, occasion), { extensions, refused: readRefused(log) })];
            }),
            ...database.judge(log, isPage(occasion)),
        ],
        judgeUpdate: (log) => {
            database.remember(log, false);
            return parsePhpLog(log, folder)
                .filter(({ level }) => level === 'fatal')
                .map((message) => {
                const { file, line, ...problem } = judge_log_toProblem(message, false, { extensions, refused: undefined });
                const place = file === undefined ? '' : ` It is at ${file}:${line ?? ''} of the version before.`;
                return { ...problem, message: `${problem.message}${place}` };
            });
        },
        hasNews: (log, occasion) => database.hasNews(log) || select(log, occasion).some((message) => !isKnown(message, occasion)),
        findOutput: (log) => {
            const found = parsePhpLog(log, folder).find(({ isEarlyOutput }) => isEarlyOutput);
            if (found?.file !== undefined)
                output = { file: found.file, line: found.line };
            return output;
        },
    };
}
function isPage(occasion) {
    return PAGES.some(({ name }) => name === occasion);
}
function judge_log_keyOf({ kind, text, file }) {
    return `${kind}\n${file ?? ''}\n${text.replace(/( on line |:)\d+/g, '')}`;
}
function judge_log_toProblem(message, isOld, here) {
    const { level, kind, text, file, line } = message;
    const words = `PHP ${kind}: ${text.replace(/[.\s]*$/, '')}.${isOld ? ' The previous version has it, too.' : ''}`;
    if (level === 'warning')
        return { severity: 'warning', message: words, file, line };
    const why = explainHere(text, isOld ? { ...here, refused: undefined } : here);
    if (why === undefined)
        return { severity: 'error', message: words, file, line };
    return { severity: 'unknown', message: `${words} ${why}`, file, line };
}
const USUAL_EXTENSIONS = [
    ['intl', /\b(?:numfmt|datefmt|collator|normalizer|grapheme|idn|locale)_\w+\(\)/i],
    ['intl', /["\\](?:NumberFormatter|IntlDateFormatter|Collator|Normalizer|Transliterator|Locale)"/],
    ['sodium', /\bsodium_\w+\(\)/i],
    ['gmp', /\bgmp_\w+\(\)|"GMP"/i],
    ['sockets', /\bsocket_\w+\(\)/i],
    ['posix', /\bposix_\w+\(\)/i],
    ['gettext', /\b(?:d?c?n?gettext|bindtextdomain|textdomain)\(\)/i],
    ['xsl', /["\\]XSLTProcessor"/],
    ['bz2', /\bbz(?:open|read|write|compress|decompress)\(\)/i],
    ['apcu', /\bapcu_\w+\(\)/i],
    ['imagick', /["\\]Imagick\w*"/],
    ['redis', /["\\]Redis\w*"/],
    ['memcached', /["\\]Memcached"/],
    ['imap', /\bimap_\w+\(\)/i],
    ['ldap', /\bldap_\w+\(\)/i],
    ['ftp', /\bftp_\w+\(\)/i],
];
function explainHere(text, { extensions, refused }) {
    const isGone = /undefined function|class "[^"]{1,99}" not found|class '[^']{1,99}' not found/i.test(text);
    const quoted = text.replaceAll("'", '"');
    const [extension] = USUAL_EXTENSIONS.find(([name, pattern]) => isGone && !extensions.includes(name) && pattern.test(quoted)) ?? [];
    if (extension !== undefined)
        return `This PHP comes without the extension ${extension}, which usual hosts have: what the plugin does there is not known.`;
    return refused === undefined
        ? undefined
        : `The request before it, to ${refused}, was refused: there is no network here, so what happens with one is not known.`;
}

;// CONCATENATED MODULE: ./src/rehearse/boxes.ts

const BOX = /<div\b[^>]{0,300}?\bclass=["']([^"'>]{0,300})["'][^>]{0,300}>/gi;
const MAX_BOXES = 10;
const MAX_BOX = 3_000;
function readErrorBoxes(html) {
    const texts = [];
    for (const { 0: tag, 1: names = '', index } of html.matchAll(BOX)) {
        if (texts.length === MAX_BOXES)
            break;
        const classes = names.split(/\s+/);
        const isError = classes.includes('notice-error') || classes.includes('error');
        if (!isError || classes.some((name) => name.startsWith('hid')) || /display:\s*none/.test(tag))
            continue;
        const inside = html.slice(index + tag.length, index + tag.length + MAX_BOX);
        const [content = ''] = inside.split(/<\/div>/i, 1);
        const text = readWords(content);
        if (text !== '')
            texts.push(text);
    }
    return texts;
}

;// CONCATENATED MODULE: ./src/rehearse/judge-replies.ts

function judgeDeed(reply, what) {
    const deed = readDeed(reply);
    if (deed === undefined)
        return [judge_replies_error(`${what} did not finish${explainEnd(reply)}`)];
    const { done, problem, messages = [] } = deed;
    if (problem?.code === 'unexpected_output') {
        const output = problem.data.trim() === '' ? 'blanks or a byte order mark' : readWords(problem.data);
        const warning = `${what} prints unexpected output: ${output}`;
        return [{ severity: 'warning', message: warning }];
    }
    if (done && !problem)
        return [];
    const why = problem?.message ?? messages.at(-1) ?? '';
    const words = [why, problem?.data ?? ''].filter((text) => text !== '').join(' ');
    return [judge_replies_error(`${what} failed: ${words === '' ? 'WordPress does not say why.' : cutWords(words)}`)];
}
function readInstalledKey(reply) {
    return readDeed(reply)?.plugin ?? '';
}
function readDeed({ result }) {
    if (!isRecord(result) || typeof result['done'] !== 'boolean')
        return undefined;
    const { problem, messages } = result;
    const texts = [problem, messages].flatMap((value) => (isRecord(value) ? Object.values(value) : []));
    return areStrings(texts) ? result : undefined;
}
function explainEnd({ failure, output }) {
    const words = failure === undefined ? readWords(output) : cutWords(failure);
    return words === '' ? '.' : `: ${words}`;
}
function judgeState(reply, key, { version }) {
    const state = readState(reply);
    if (state === undefined)
        return [judge_replies_error(`WordPress no longer starts with this version${explainEnd(reply)}`)];
    if (!state.listed) {
        const others = state.plugins.filter((name) => name.includes('/')).join(', ');
        const found = others === '' ? 'It finds no plugin there' : `It finds ${cutWords(others)}`;
        return [
            judge_replies_error(`WordPress no longer finds \`${key}\`, and deactivates the plugin. ${found}. Keep the names of the folder and the main file.`),
        ];
    }
    if (!state.active)
        return [judge_replies_error(`The plugin \`${key}\` is not active.`)];
    if (state.version !== version)
        return [judge_replies_error(`WordPress shows version ${cutWords(state.version)}, the package says ${version}.`)];
    const { can = CAPABILITIES } = state;
    const lost = CAPABILITIES.filter((name) => !can.includes(name)).map((name) => `\`${name}\``);
    return lost.length === 0 ? [] : [judge_replies_error(`Administrators no longer have ${lost.join(' and ')}.`)];
}
const CAPABILITIES = ['manage_options', 'activate_plugins', 'edit_posts'];
function isIdle(reply) {
    const state = readState(reply);
    return state !== undefined && state.listed && !state.active;
}
function explainGone(reply) {
    const state = readState(reply);
    if (state === undefined)
        return 'WordPress does not start with this version.';
    return state.listed && state.active ? undefined : 'The plugin is not active.';
}
function readState({ result }) {
    return isRecord(result) &&
        areStrings(result['plugins']) &&
        areStrings(result['can'] ?? []) &&
        typeof result['version'] === 'string'
        ? result
        : undefined;
}
function isRecord(value) {
    return typeof value === 'object' && value !== null;
}
function areStrings(value) {
    return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
const SHOWN_FILES = 10;
function judgeFiles({ result }, files) {
    if (!Array.isArray(result))
        return [judge_replies_error('The files on the site could not be listed.')];
    const onSite = new Map(result.filter(Array.isArray).map((file) => [file[0], file]));
    const problems = files.flatMap((file) => {
        const difference = describeDifference(file, onSite.get(file.name));
        if (difference === undefined)
            return [];
        const severity = file.isAscii ? 'error' : 'warning';
        return [{ severity, message: `\`${file.shown}\` ${difference}`, file: file.shown }];
    });
    const others = problems.length - SHOWN_FILES;
    if (others <= 0)
        return problems;
    return [...problems.slice(0, SHOWN_FILES), judge_replies_error(`${others} more files differ from the package.`)];
}
function describeDifference({ sizeBytes, crc32 }, site) {
    if (site === undefined)
        return 'is in the package, but not on the site.';
    if (site[1] !== sizeBytes)
        return `has ${site[1]} bytes on the site, and ${sizeBytes} in the package's list.`;
    return site[2] === crc32 ? undefined : 'differs from the package on the site: its bytes are damaged.';
}
function judgeSyntax({ result }, before, { isLibrary, plugin }) {
    const { parsed = 0, broken = [] } = (result ?? {});
    const known = new Set((before?.result ?? {}).broken?.map(([path]) => path));
    const prefix = plugin === undefined ? 0 : plugin.folder.length + 1;
    const problems = broken.map(([path, line, message, isGuarded]) => {
        const isMild = isLibrary(path) || known.has(path);
        const severity = isGuarded === true ? 'notice' : isMild ? 'warning' : 'error';
        return { severity, message: `PHP cannot parse it: ${message}`, file: path.slice(prefix), line };
    });
    return { problems, message: `${parsed} files` };
}
function judge_replies_error(message) {
    return { severity: 'error', message };
}

;// CONCATENATED MODULE: ./src/rehearse/scene.ts


function explainNeeds({ beside }, { plugin }) {
    const here = new Set(beside.packages.map(({ plugin: { folder } }) => folder));
    const needs = plugin?.requiresPlugins.filter((slug) => !here.has(slug)) ?? [];
    return needs.length === 0 ? undefined : `It needs other plugins, which are not here: ${needs.join(', ')}.`;
}
function explainIdle({ beside }, whyIdle) {
    return beside.isNone
        ? { severity: 'warning', message: `${whyIdle} It was installed and compared, not run.` }
        : { severity: 'unknown', message: `${whyIdle} ${FIX}` };
}
const FIX = 'Nothing of it ran, so whether it works is not known. Name the plugins that it needs in the input `plugins`.';
async function install({ site, next, log }, keyBefore, isActivated) {
    const reply = await site.run('install', { package: 'next.zip' });
    const installed = readInstalledKey(reply);
    const key = chooseKey(installed, next);
    const isUsual = key === installed || installed === keyBefore;
    const problems = [
        ...judgeDeed(reply, 'The installation'),
        ...(isUsual ? [] : [explainOtherKey(installed)]),
        ...log.judge(reply.log, 'Installation'),
    ];
    if (key === '' || !isActivated)
        return { key, problems };
    const activated = await site.run('activate', { plugin: key });
    return {
        key,
        problems: [
            ...problems,
            ...judgeDeed(activated, 'The activation'),
            ...log.judge(activated.log, 'Installation'),
        ],
    };
}
function chooseKey(installed, { plugin }) {
    const isNested = plugin !== undefined && /^[^/]+\/.+\//.test(installed);
    return isNested && installed.startsWith(`${plugin.folder}/`) ? plugin.key : installed;
}
function explainOtherKey(installed) {
    return {
        severity: 'warning',
        message: `After an upload, the link "Activate Plugin" leads to \`${installed}\`, which has a plugin header, too, and cannot be activated.`,
        file: installed.slice(installed.indexOf('/') + 1),
    };
}
async function lookBriefly(scene, key, isActive, before) {
    const { site, next, log } = scene;
    const [folder = ''] = key.split('/');
    const files = judgeFiles(await site.run('files', { plain: true, folder }), next.files);
    if (!isActive)
        return files;
    const state = await site.run('state', { plugin: key });
    const problems = [
        ...files,
        ...judgeState(state, key, versionOf(next)),
        ...log.judge(state.log, 'Plugin active'),
    ];
    const [page] = PAGES;
    if (page === undefined)
        return problems;
    return [...problems, ...(await judgeVisit(scene, page, before.get(page.name))).problems];
}
async function judgeVisit(scene, page, before) {
    const seen = await visit(scene, page);
    const { reply } = seen;
    const told = scene.log.judge(reply.log, page.name);
    const place = reply.status === 200 ? scene.log.findOutput(reply.log) : undefined;
    const alone = scene.alone.get(page.name);
    const others = new Set(alone && judgePage(page, alone, undefined).map(({ message }) => message));
    const problems = judgePage(page, seen, before ?? alone).filter(({ message }) => !others.has(message));
    return { problems: [...problems.map((problem) => ({ ...problem, ...place })), ...told], seen };
}
function versionOf({ plugin }) {
    return { version: plugin?.version ?? '' };
}
const MAX_REDIRECTS = 5;
async function visit({ site, cookie }, { url, isForAdmins }) {
    let target = url;
    let reply = await site.request(target, isForAdmins ? cookie : '');
    let { log } = reply;
    for (let count = 0; count < MAX_REDIRECTS; count += 1) {
        const next = findTarget(reply, target);
        if (next === undefined)
            break;
        target = next;
        reply = await site.request(target, isForAdmins ? cookie : '');
        log += reply.log;
    }
    return { reply: { ...reply, log }, target };
}

;// CONCATENATED MODULE: ./src/rehearse/play-before.ts




async function playSyntax({ site, recorder, next }, previous) {
    const parse = (name) => site.run('syntax', { plain: true, package: name });
    const play = async () => judgeSyntax(await parse('next.zip'), previous && (await parse('previous.zip')), next);
    await recorder.play([{ name: 'PHP syntax', play }]);
}
async function playBefore(scene, previous) {
    const { site, recorder } = scene;
    const { version } = previous.plugin;
    let before = { why: '', problems: [] };
    const play = async () => {
        before = await startBefore(scene, previous);
        if (!('why' in before))
            return { problems: [], message: version };
        const why = before.why.replace(/\.$/, '');
        return {
            problems: [],
            skipped: `${version} does not run here (${why}). Only a new installation is played.`,
        };
    };
    await recorder.play([{ name: 'Version before', play }]);
    await ('why' in before ? site.restore('clean') : site.save('before'));
    return before;
}
async function startBefore(scene, previous) {
    const { site, log } = scene;
    const { key, version } = previous.plugin;
    const installed = await site.run('install', { package: 'previous.zip' });
    const [problem] = judgeDeed(installed, 'The installation');
    if (problem !== undefined)
        return { why: problem.message, problems: [] };
    const pages = new Map();
    const installedKey = readInstalledKey(installed);
    const before = { key, version, installedKey, pages, whyIdle: explainNeeds(scene, previous) };
    if (before.whyIdle !== undefined)
        return before;
    const activated = await site.run('activate', { plugin: key });
    log.remember(activated.log, 'Installation');
    const problems = judgeDeed(activated, 'The activation').filter(({ severity }) => severity === 'error');
    const [error] = problems;
    if (error !== undefined)
        return { why: error.message, problems };
    const state = await site.run('state', { plugin: key });
    log.remember(state.log, 'Plugin active');
    if (isIdle(state))
        return { ...before, whyIdle: explainSelf(version, []) };
    const gone = explainGone(state);
    if (gone !== undefined)
        return { why: gone, problems: [] };
    for (const page of PAGES) {
        const seen = await visit(scene, page);
        log.remember(seen.reply.log, page.name);
        pages.set(page.name, seen);
    }
    const end = await site.run('state', { plugin: key });
    return isIdle(end) ? { ...before, whyIdle: explainSelf(version, [...pages.values()]) } : before;
}
function explainSelf(version, pages) {
    const [words] = pages.flatMap(({ reply }) => readErrorBoxes(reply.output));
    return `${version} deactivates itself here${words === undefined ? '.' : `: "${words}"`}`;
}
async function hearEnd({ site, log }, { key }) {
    await site.save('meanwhile');
    await site.restore('before');
    for (const occasion of ['deactivate', 'activate', 'deactivate', 'delete']) {
        const reply = await site.run(occasion, { plugin: key });
        log.remember(reply.log, occasion);
    }
    await site.restore('meanwhile');
}

;// CONCATENATED MODULE: ./src/rehearse/play-beside.ts




async function playBeside(scene) {
    const { beside, recorder, next } = scene;
    const needs = explainNeeds(scene, next);
    if (beside.packages.length + beside.missing.length === 0 && needs === undefined)
        return true;
    let isReady = true;
    const play = async () => {
        const broken = await startAll(scene);
        isReady = broken === undefined;
        if (broken !== undefined)
            return { problems: [broken] };
        const problems = beside.missing.map((message) => ({ severity: 'unknown', message }));
        if (problems.length === 0 && needs !== undefined)
            problems.push(explainIdle(scene, needs));
        return { problems, message: listNames(scene).join(', ') };
    };
    await recorder.play([{ name: 'Needed plugins', play }]);
    return isReady;
}
function listNames({ beside }) {
    return beside.packages.map(({ plugin: { name, version } }) => `${name} ${version}`.trim());
}
async function startAll(scene) {
    const { site, beside, log, alone } = scene;
    for (const [index, { path, plugin }] of beside.packages.entries()) {
        const name = `${plugin.name} ${plugin.version}`.trim();
        const file = `beside-${index}.zip`;
        await site.put(file, await (0,promises_.readFile)(path));
        const installed = await site.run('install', { package: file });
        log.rememberOthers(installed.log);
        const activated = await site.run('activate', { plugin: plugin.key });
        log.rememberOthers(activated.log);
        const [error] = [
            ...judgeDeed(installed, 'its installation'),
            ...judgeDeed(activated, 'its activation'),
        ].filter(({ severity }) => severity === 'error');
        if (error !== undefined)
            return explainBroken(name, error.message);
    }
    if (beside.packages.length === 0)
        return undefined;
    for (const page of PAGES) {
        const seen = await visit(scene, page);
        log.rememberOthers(seen.reply.log);
        alone.set(page.name, seen);
        const dead = (seen.reply.status ?? 0) >= 500;
        const [error] = dead ? judgePage(page, seen, undefined) : [];
        if (error !== undefined)
            return explainBroken(listNames(scene).join(' and '), error.message);
    }
    return undefined;
}
function explainBroken(name, why) {
    return {
        severity: 'unknown',
        message: `${name} does not work here by itself: ${why.replace(/[.\s]*$/, '')}. So nothing is known about the plugin. Give another version in the input \`plugins\`.`,
    };
}

;// CONCATENATED MODULE: ./src/rehearse/judge-later.ts




const NOT_ACTIVE = 'The plugin is not active.';
async function judgeLater(later) {
    const { scene, key, before, seen } = later;
    const { site, log, next } = scene;
    const reply = await site.run('state', { plugin: key });
    const told = log.judge(reply.log, 'Still active');
    const { version } = versionOf(next);
    const why = isIdle(reply) ? explainSelf(version, [...seen.values()]) : undefined;
    if (why !== undefined && before === undefined)
        return { problems: [explainIdle(scene, why), ...told], rest: NOT_ACTIVE };
    const boxes = listNewBoxes(later);
    const problems = [
        ...(why === undefined
            ? judgeState(reply, key, { version })
            : [{ severity: 'error', message: why }]),
        ...judgeLoaded(later, boxes.length > 0 || why !== undefined || hasLostRoutes(later)),
        ...boxes.map((text) => ({
            severity: 'warning',
            message: `The dashboard shows an error: "${text}"`,
        })),
        ...told,
    ];
    return { problems, rest: why === undefined ? undefined : NOT_ACTIVE };
}
const BOX_PAGES = ['Dashboard', 'Plugins page'];
function listNewBoxes({ scene, before, seen }) {
    const list = (pages) => BOX_PAGES.flatMap((name) => readErrorBoxes(pages.get(name)?.reply.output ?? ''));
    const known = new Set([...list(before?.pages ?? new Map()), ...list(scene.alone)].map(withoutNumbers));
    const name = scene.next.plugin?.name.toLowerCase() ?? '';
    const isOurs = (text) => before !== undefined || (name !== '' && text.toLowerCase().includes(name));
    return [...new Set(list(seen))].filter((text) => !known.has(withoutNumbers(text)) && isOurs(text));
}
function withoutNumbers(text) {
    return text.replace(/\d+/g, '');
}
const MIN_FILES = 8;
function judgeLoaded({ scene, before, seen }, hasOtherSign) {
    const folder = scene.next.plugin?.folder ?? '';
    const count = (pages) => pages?.get('Dashboard')?.reply.loaded?.[folder] ?? 0;
    const [was, is] = [count(before?.pages), count(seen)];
    if (was < MIN_FILES || is >= was / 2)
        return [];
    const isDead = is < was / 4 && hasOtherSign;
    const message = `On the dashboard, PHP loads ${is} of the plugin's files. Of the version before, it loads ${was}: most of the plugin may not run. Check that the package has all that it loads, such as its libraries.`;
    return [{ severity: isDead ? 'error' : 'warning', message }];
}
function hasLostRoutes({ before, seen }) {
    const read = (pages) => readNamespaces(pages?.get('REST index')?.reply.output ?? '');
    const now = new Set(read(seen));
    return read(before?.pages).some((name) => !now.has(name));
}
function readNamespaces(json) {
    try {
        const { namespaces } = JSON.parse(json);
        return Array.isArray(namespaces) ? namespaces.filter((name) => typeof name === 'string') : [];
    }
    catch {
        return [];
    }
}

;// CONCATENATED MODULE: ./src/rehearse/looks.ts





function listLooks(scene, key, before) {
    const seen = new Map();
    return [
        { name: 'Files', play: () => compareFiles(scene, key) },
        { name: 'Plugin active', play: () => judgeActive(scene, key, before) },
        ...listPages(scene, before, seen),
        { name: 'Still active', play: () => judgeLater({ scene, key, before, seen }) },
        ...listEnd(scene, key, before),
    ];
}
async function compareFiles({ site, next }, key) {
    const [folder = ''] = key.split('/');
    if (folder !== (next.plugin?.folder ?? folder))
        return { problems: [], skipped: 'The package has another folder.' };
    const reply = await site.run('files', { plain: true, folder });
    return { problems: judgeFiles(reply, next.files), message: `${next.files.length} files` };
}
async function judgeActive(scene, key, before) {
    const { site, recorder, next, log } = scene;
    const needs = explainNeeds(scene, next);
    if (needs !== undefined)
        return { problems: [], skipped: needs, rest: needs };
    if (before?.whyIdle !== undefined)
        return { problems: [explainIdle(scene, before.whyIdle)], rest: NOT_ACTIVE };
    const reply = await site.run('state', { plugin: key });
    const told = log.judge(reply.log, 'Plugin active');
    const hasFailed = recorder.steps.some(({ outcome }) => outcome === 'failed');
    if (before === undefined && !hasFailed && isIdle(reply)) {
        const why = explainSelf(versionOf(next).version, []);
        return { problems: [explainIdle(scene, why), ...told], rest: NOT_ACTIVE };
    }
    return { problems: [...judgeState(reply, key, versionOf(next)), ...told], rest: explainGone(reply) };
}
function listPages(scene, before, seen) {
    let last = '';
    return PAGES.map((page) => ({
        name: page.name,
        play: async () => {
            const { problems, seen: visit } = await judgeVisit(scene, page, before?.pages.get(page.name));
            seen.set(page.name, visit);
            const fatal = problems.find(({ severity, line }) => severity === 'error' && line !== undefined);
            const cause = fatal === undefined ? '' : `${fatal.file ?? ''}:${fatal.line ?? ''} ${fatal.message}`;
            const isSame = cause !== '' && cause === last;
            last = cause;
            return {
                problems,
                rest: isSame ? 'WordPress dies of the same error as on the pages before.' : undefined,
            };
        },
    }));
}
function listEnd(scene, key, before) {
    const { site, log, cookie } = scene;
    let isHeard = before === undefined;
    const act = async (script, what) => {
        const reply = await site.run(script, { plugin: key });
        if (before !== undefined && !isHeard && log.hasNews(reply.log, script)) {
            isHeard = true;
            await hearEnd(scene, before);
        }
        return [...judgeDeed(reply, what), ...log.judge(reply.log, script)];
    };
    const turnOffAndOn = async () => ({
        problems: [
            ...(await act('deactivate', 'The deactivation')),
            ...(await act('activate', 'The activation')),
        ],
    });
    const uninstall = async () => {
        const problems = [
            ...(await act('deactivate', 'The deactivation')),
            ...(await act('delete', 'The uninstall')),
        ];
        if (problems.some(({ severity }) => severity === 'error'))
            return { problems };
        const reply = await site.request('/', cookie);
        if (reply.status !== 200)
            problems.push({ severity: 'error', message: 'Without the plugin the front page fails.' });
        return { problems: [...problems, ...log.judge(reply.log, 'delete')] };
    };
    return [
        { name: 'Deactivate and activate', play: turnOffAndOn },
        { name: 'Uninstall', play: uninstall },
    ];
}

;// CONCATENATED MODULE: ./src/rehearse/play-update.ts




const EARLIER = 'An earlier step failed.';
async function playUpdate(scene, before) {
    const { site, recorder, next, log } = scene;
    const { key, whyIdle, installedKey } = before;
    const { version } = versionOf(next);
    const isActive = (explainNeeds(scene, next) ?? whyIdle) === undefined;
    const update = async (what, cron) => {
        const reply = await site.run('update', { plugin: key, package: 'next.zip', version, cron });
        return [...judgeDeed(reply, what), ...log.judgeUpdate(reply.log)];
    };
    const updateByButton = async () => {
        const problems = [...(await update('The update', false)), ...judgeVersion(scene, before)];
        return { problems, message: version, rest: hasError(problems) ? EARLIER : undefined };
    };
    const updateAtNight = async () => {
        await site.restore('before');
        const problems = await update('The automatic update', true);
        return { problems: [...problems, ...(await lookBriefly(scene, key, isActive, before.pages))] };
    };
    const installAnew = async () => {
        await site.restore('clean');
        const { problems } = await install(scene, installedKey, isActive);
        return { problems: [...problems, ...(await lookBriefly(scene, key, isActive, before.pages))] };
    };
    await recorder.play([{ name: 'Update', play: updateByButton }, ...listLooks(scene, key, before)]);
    const others = [
        { name: 'Automatic update', play: updateAtNight },
        { name: 'New installation', play: installAnew },
    ];
    const hasFailed = recorder.steps.some(({ outcome }) => outcome === 'failed');
    await recorder.play(others, hasFailed ? EARLIER : undefined);
}
function judgeVersion({ next, isPullRequest }, { version: before }) {
    const { version } = versionOf(next);
    if (version === '' || before === '' || (0,wordpress_version/* compareVersions */.Zy)(version, before) > 0)
        return [];
    const severity = isPullRequest ? 'notice' : 'warning';
    const message = `Sites are not offered this update: the package has version ${version}, and the version before is ${before}. Raise the version before you publish.`;
    return [{ severity, message }];
}
async function playInstallation(scene, stuck) {
    const { recorder, next } = scene;
    let key = '';
    let rest;
    const play = async () => {
        const isActivated = explainNeeds(scene, next) === undefined;
        const installed = await install(scene, undefined, isActivated);
        key = installed.key;
        const { version } = versionOf(next);
        const old = excuse(scene, installed.problems, stuck);
        if (old === undefined)
            return { problems: installed.problems, message: version };
        rest = 'The plugin is not active.';
        return { problems: [old], rest };
    };
    await recorder.play([{ name: 'Installation', play }]);
    await recorder.play(listLooks(scene, key, undefined), key === '' ? EARLIER : rest);
}
function excuse({ beside }, problems, stuck) {
    const toWords = ({ message }) => message.replace(/\d+/g, '');
    const old = new Set(stuck?.problems.map(toWords));
    const error = problems.find((problem) => old.has(toWords(problem)));
    if (error === undefined)
        return undefined;
    const why = `${error.message.replace(/[.\s]*$/, '')}. The version before does the same here`;
    const fix = beside.isNone ? '' : ' Name the plugins that it needs in the input `plugins`.';
    return {
        severity: 'unknown',
        message: `${why}: it may need another plugin, or a server. Nothing else of it was tried.${fix}`,
    };
}
function hasError(problems) {
    return problems.some(({ severity }) => severity === 'error');
}

;// CONCATENATED MODULE: ./src/rehearse/site.ts



class SiteLost extends Error {
    constructor(message) {
        super(message);
        this.name = 'SiteLost';
    }
}
const ORDER_TIMEOUT_MS = 90_000;
const MAX_STDERR = 4_000;
const PASSED_ON = /^(SystemRoot|windir|TEMP|TMP)$/i;
async function openSite(site, ports) {
    const { playgroundFolder, ownFolder } = ports;
    const child = start(site, ports);
    const ask = createAsk(child, ports);
    const close = () => end(child);
    try {
        const { php, wordpressZip } = site;
        const scriptFolder = (0,external_node_path_.join)(ownFolder, 'php');
        const { failure } = await ask({ kind: 'boot', php, wordpressZip, playgroundFolder, scriptFolder });
        if (failure !== undefined)
            throw new SiteLost(failure);
    }
    catch (error) {
        await close();
        throw error;
    }
    const tell = async (order) => {
        const { failure } = await ask(order);
        if (failure !== undefined)
            throw new SiteLost(failure);
    };
    return {
        run: (script, args = {}) => ask({ kind: 'run', script: `${script}.php`, args }),
        request: (url, cookie = '') => ask({ kind: 'request', url, cookie }),
        put: (name, bytes) => tell({ kind: 'put', name, bytes }),
        save: (name) => tell({ kind: 'save', name }),
        restore: (name) => tell({ kind: 'restore', name }),
        close,
    };
}
function start({ wordpressZip }, ports) {
    const { execPath, playerFile, ownFolder, playgroundFolder, env } = ports;
    const readable = [(0,external_node_path_.dirname)(ownFolder), playgroundFolder, wordpressZip];
    const walls = ['--permission', '--allow-addons', ...readable.map((path) => `--allow-fs-read=${path}`)];
    return (0,external_node_child_process_.spawn)(execPath, ['--no-warnings', ...walls, playerFile], {
        env: Object.fromEntries(Object.entries(env).filter(([name]) => PASSED_ON.test(name))),
        cwd: playgroundFolder,
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
        serialization: 'advanced',
        windowsHide: true,
    });
}
function createAsk(child, { cancellation }) {
    let stderr = '';
    child.stderr?.setEncoding('utf8').on('data', (text) => {
        stderr = (stderr + text).slice(-MAX_STDERR);
    });
    let lost;
    let settle;
    const lose = (error) => {
        lost ??= error;
        child.kill('SIGKILL');
        settle?.(lost);
    };
    child.on('message', (reply) => settle?.(reply));
    child.on('error', (error) => lose(new SiteLost(`The process of WordPress failed: ${error.message}`)));
    child.on('close', () => lose(new SiteLost(`The process of WordPress ended. ${stderr.trim()}`.trim())));
    const cancel = () => lose(new shared_clock/* Cancelled */.cJ());
    cancellation.addEventListener('abort', cancel);
    child.on('close', () => cancellation.removeEventListener('abort', cancel));
    if (cancellation.aborted)
        cancel();
    return (order) => new Promise((resolve, reject) => {
        if (lost !== undefined) {
            reject(lost);
            return;
        }
        const seconds = ORDER_TIMEOUT_MS / 1000;
        const timer = setTimeout(() => lose(new SiteLost(`PHP gave no answer within ${seconds} s.`)), ORDER_TIMEOUT_MS);
        settle = (outcome) => {
            settle = undefined;
            clearTimeout(timer);
            if (outcome instanceof Error)
                reject(outcome);
            else
                resolve(outcome);
        };
        child.send(order, (error) => {
            if (error !== null)
                lose(new SiteLost(`The process of WordPress cannot be reached: ${error.message}`));
        });
    });
}
async function end(child) {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined)
        return;
    const ended = new Promise((resolve) => child.once('close', resolve));
    child.kill('SIGKILL');
    await ended;
}

;// CONCATENATED MODULE: ./src/rehearse/recorder.ts



function createRecorder(clock, onStep) {
    const steps = [];
    const record = (name, judgement, start = clock.now()) => {
        const step = { name, ...recorder_describe(judgement), durationMs: clock.now() - start };
        steps.push(step);
        onStep(step);
    };
    return {
        steps,
        play: async (story, leftOut) => {
            let reason = leftOut;
            for (const { name, play } of story) {
                if (reason !== undefined) {
                    record(name, { problems: [], skipped: reason });
                    continue;
                }
                const start = clock.now();
                try {
                    const judgement = await play();
                    record(name, judgement, start);
                    reason = judgement.rest;
                }
                catch (error) {
                    if (error instanceof SiteLost)
                        record(name, { problems: [{ severity: 'error', message: (0,shared_errors/* messageOf */.bD)(error) }] }, start);
                    throw error;
                }
            }
        },
    };
}
function recorder_describe({ problems, message = 'fine', skipped }) {
    const sorted = [...new Map(problems.map((problem) => [recorder_keyOf(problem), problem])).values()].sort((a, b) => rank(a) - rank(b));
    const [worst] = sorted;
    const usual = skipped === undefined ? 'passed' : 'skipped';
    const outcome = worst === undefined ? usual : (OUTCOMES[worst.severity] ?? usual);
    return { outcome, message: worst?.message ?? skipped ?? message, problems: sorted };
}
const OUTCOMES = {
    error: 'failed',
    unknown: 'unknown',
    warning: 'warned',
    notice: undefined,
};
function recorder_keyOf({ message, file, line }) {
    return `${file ?? ''}:${line ?? ''} ${message}`;
}
function rank({ severity, file }) {
    return 2 * SEVERITIES.indexOf(severity) + (file === undefined ? 1 : 0);
}

;// CONCATENATED MODULE: ./src/rehearse/rehearse-pair.ts










async function rehearsePair(order, ports) {
    const { clock, open, onStep } = ports;
    const startMs = clock.now();
    const recorder = createRecorder(clock, onStep);
    let site;
    let isCut = false;
    let { wordpress } = order;
    try {
        let versions = { php: order.php, wordpress, extensions: [], cookie: '' };
        const start = async () => {
            site = await open();
            versions = await logIn(site);
            wordpress = versions.wordpress;
            return { problems: [], message: `PHP ${versions.php}, WordPress ${wordpress}` };
        };
        await recorder.play([{ name: 'WordPress starts', play: start }]);
        if (site !== undefined)
            await playPlugin({ site, recorder, order, versions });
    }
    catch (error) {
        isCut = error instanceof shared_clock/* Cancelled */.cJ;
        if (!isCut && !(error instanceof SiteLost))
            throw error;
    }
    finally {
        await site?.close();
    }
    const { php, note } = order;
    const beside = order.beside?.packages.map(({ plugin: { name, version } }) => `${name} ${version}`.trim());
    return { php, wordpress, note, beside, steps: recorder.steps, durationMs: clock.now() - startMs, isCut };
}
async function logIn(site) {
    const { result, failure, output } = await site.run('login');
    if (typeof result !== 'object' || result === null) {
        throw new SiteLost(`WordPress did not start: ${failure ?? output.slice(0, 300)}`);
    }
    const { php, wordpress, extensions, cookies } = result;
    const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
    return { php, wordpress, extensions, cookie: cookie.join('; ') };
}
async function playPlugin(play) {
    const { site, recorder, order, versions } = play;
    const { next, previous } = order;
    const unpromised = explainUnpromised(next, versions);
    if (unpromised !== undefined) {
        const play = () => Promise.resolve({ problems: [], skipped: unpromised });
        await recorder.play([{ name: 'Update', play }]);
        return;
    }
    const scene = await openScene(play);
    await playSyntax(scene, previous);
    if (!(await playBeside(scene)))
        return;
    await site.save('clean');
    const before = previous?.plugin && (await playBefore(scene, { ...previous, plugin: previous.plugin }));
    if (before === undefined || 'why' in before)
        await playInstallation(scene, before);
    else
        await playUpdate(scene, before);
}
async function openScene({ site, recorder, order, versions }) {
    const { next, previous } = order;
    await site.put('next.zip', await (0,promises_.readFile)(next.path));
    if (previous !== undefined)
        await site.put('previous.zip', await (0,promises_.readFile)(previous.path));
    const folder = next.plugin?.folder ?? previous?.plugin?.folder ?? '';
    const { beside = NOTHING_BESIDE, isPullRequest = false } = order;
    const { cookie, extensions } = versions;
    const log = createLogMemory(folder, extensions);
    return { site, recorder, next, cookie, log, beside, alone: new Map(), isPullRequest };
}
function explainUnpromised({ plugin }, { php, wordpress }) {
    if (plugin === undefined)
        return undefined;
    const { requiresPhp, requiresWordPress } = plugin;
    const isBelow = (version, required) => /^\d/.test(required) && (0,wordpress_version/* compareVersions */.Zy)(version, required) < 0;
    if (isBelow(php, requiresPhp))
        return `The package requires PHP ${requiresPhp}.`;
    if (isBelow(wordpress, requiresWordPress))
        return `The package requires WordPress ${requiresWordPress}.`;
    return undefined;
}

// EXTERNAL MODULE: ./src/hosting/package-host.ts
var package_host = __webpack_require__(6665);
// EXTERNAL MODULE: ./src/source/find-package.ts + 1 modules
var find_package = __webpack_require__(2756);
;// CONCATENATED MODULE: ./src/rehearse/take-package.ts
var take_package_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var take_package_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});







const RETRIES = 3;
const take_package_TIMEOUT_MS = 180_000;
async function takePackage(inputs, { machine, tools, ownFolder, distFolder, folder }, ports) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { env, workspace } = machine;
        const { log, quote, cancellation } = tools;
        const limits = { retries: RETRIES, timeoutMs: take_package_TIMEOUT_MS };
        const query = { ...inputs, ...limits, packageChecks: 'error' };
        const { signAssetUrl } = (0,package_host/* createPackageHost */.L)({ ...limits, repository: inputs.repository }, tools);
        const found = take_package_addDisposableResource(env_1, await (0,find_package/* findPackage */.C)(query, {
            ...tools,
            workspace,
            temporaryFolder: folder,
            actionFolder: (0,external_node_path_.join)(ownFolder, '..'),
            sourceTime: undefined,
            signAssetUrl,
            downloadArtifact: async (order, target) => {
                const { downloadArtifact } = await Promise.all(/* import() */[__webpack_require__.e(663), __webpack_require__.e(851)]).then(__webpack_require__.bind(__webpack_require__, 851));
                const threadFile = (0,external_node_path_.join)(distFolder, 'thread.js');
                const artifactPorts = { temporaryFolder: target, log, quote, cancellation, env, threadFile };
                return downloadArtifact(order, artifactPorts);
            },
        }), true);
        const path = (0,external_node_path_.join)(folder, 'next.zip');
        await storePackage(found, path, ports);
        const next = await readRehearsedPackage(path);
        assertSlug(next, inputs.slug);
        const sourceFolder = found.kind === 'local' ? found.directory?.sourceFolder : undefined;
        return { next, found: { name: found.name, sourceFolder } };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = take_package_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
async function storePackage({ reader }, path, ports) {
    if (reader !== undefined)
        await storeReader(reader, path, ports);
}
function assertSlug({ plugin }, slug) {
    if (plugin === undefined || slug === undefined || plugin.folder === slug)
        return;
    throw new shared_errors/* PublishError */.S1({
        code: 'package',
        title: 'Wrong folder',
        message: `The plugin is in the folder ${(0,quote/* quoteName */.AB)(plugin.folder)}, and the input \`slug\` is ${(0,quote/* quoteName */.AB)(slug)}.`,
        hint: 'Zip the plugin in the folder that sites have, or fix `slug`.',
    });
}

;// CONCATENATED MODULE: ./src/rehearse/recipe.ts
















const recipe_RETRIES = 3;
async function rehearse(inputs, parts, known) {
    const { step, tools, machine } = parts;
    const ports = createPorts(parts);
    const { next, found } = await step('Find the package', () => takePackage(inputs, parts, ports), ({ next: { plugin, problem } }) => plugin === undefined ? (problem ?? 'no plugin') : `${plugin.folder} ${plugin.version}`);
    known.next = next;
    known.sourceFolder = found.sourceFolder;
    const { folder: slug = '', version = '', key = '' } = next.plugin ?? {};
    tools.tellPublic([slug, version, found.name]);
    const names = { fileName: found.name, slug, version, mainFile: key.slice(slug.length + 1) };
    const previous = await step('Find the version before', async () => {
        const urls = inputs.source.kind === 'url' ? [inputs.source.url] : [];
        const order = { ...inputs, names, path: next.path, urls };
        const before = await findPrevious(order, ports);
        known.origin = before.path === undefined ? before.missing : before.origin;
        return before.path === undefined ? undefined : readRehearsedPackage(before.path);
    }, (before) => before === undefined
        ? { open: `none, because ${known.origin ?? ''}; only a new installation is tried` }
        : `${before.plugin?.version ?? 'no plugin'}, from ${known.origin ?? ''}`);
    if (previous !== undefined)
        known.previous = previous;
    const beside = await step('Find the plugins beside it', () => fetchBeside(inputs.plugins, next.plugin?.requiresPlugins ?? [], ports), ({ packages, missing }) => [...packages.map(({ plugin }) => `${plugin.name} ${plugin.version}`), ...missing].join(', ') || 'none');
    const needed = beside.packages.map(({ plugin }) => plugin);
    known.planned = planPairs(inputs, next.plugin ?? { requiresPhp: '', requiresWordPress: '' }, AVAILABLE, needed);
    const playgroundFolder = await step('Install WordPress Playground', async () => {
        const target = (0,external_node_path_.join)(parts.cacheFolder, 'playground');
        const { cancellation } = tools;
        const { env } = machine;
        await installLocked((0,external_node_path_.join)(parts.ownFolder, 'playground'), target, {
            ...parts.install,
            env,
            cancellation,
            onStart: () => tools.log.info('Installing WordPress Playground with npm: about 600 MB, half a minute.'),
        });
        return (0,promises_.realpath)(target);
    }, () => 'ready');
    const kept = (0,external_node_path_.join)(parts.cacheFolder, 'wordpress');
    const wordpressZips = new Map();
    for (const item of new Set(known.planned.map(({ wordpress }) => wordpress))) {
        const zip = await step(`Get WordPress ${showWordPress(item)}`, () => findWordPress(item, `wordpress-${wordpressZips.size}`, kept, ports), (path) => (0,external_node_path_.basename)(path));
        wordpressZips.set(item, await (0,promises_.realpath)(zip));
    }
    const { ownFolder, playerFile } = parts;
    const isPullRequest = machine.env['GITHUB_EVENT_NAME']?.startsWith('pull_request') === true;
    const { execPath } = parts.install;
    const { clock, quote, cancellation } = tools;
    const site = { execPath, playerFile, ownFolder, playgroundFolder, cancellation, env: machine.env };
    const play = ({ php, wordpress, note }, log) => {
        const wordpressZip = wordpressZips.get(wordpress) ?? '';
        const shown = showWordPress(wordpress);
        const order = { php, wordpress: shown, note, next, previous, beside, isPullRequest };
        return rehearsePair(order, {
            open: () => openSite({ php, wordpressZip }, site),
            clock,
            onStep: (done) => log.info(describeStep(done, quote)),
        });
    };
    await playPairs(known.planned, { play, step, log: tools.log, cancellation }, known.results);
}
function describeStep({ name, outcome, message, durationMs }, quote) {
    return `${MARKS[outcome]} ${name} (${(0,format/* formatDuration */.a)(durationMs)}): ${quote(message)}`;
}
function createPorts({ tools, machine, folder }) {
    const { workspace, env } = machine;
    const limits = { retries: recipe_RETRIES, budgetMs: retry/* REPEAT_BUDGET_MS */.$4 };
    return {
        ...tools,
        send: (request) => (0,retry/* sendWithRepeats */.t0)(request, retry/* retryIdempotent */.wy, tools, limits),
        workspace,
        folder,
        triggeringTag: (0,inputs_event/* readTag */.zW)(env),
    };
}

// EXTERNAL MODULE: ./src/runner/render-errors.ts
var render_errors = __webpack_require__(1210);
// EXTERNAL MODULE: ./src/shared/markdown.ts
var markdown = __webpack_require__(1680);
;// CONCATENATED MODULE: ./src/rehearse/summary.ts








function describeRehearsal({ rehearsal, errors }, show) {
    const { next, results, planned } = rehearsal;
    const { folder = '', version = '' } = next?.plugin ?? {};
    const name = folder === '' ? 'the package' : show(version === '' ? folder : `${folder} ${version}`);
    const verdict = judgeResults(results, planned.length);
    if (verdict === 'passed') {
        const tested = show(describeTested(results));
        return errors.length === 0
            ? `✅ Rehearsed ${name}: ${tested}`
            : `❌ ${name} was rehearsed, but the step failed afterwards`;
    }
    if (verdict === 'not-run' && errors.length === 0)
        return `⚠️ ${name} was installed and compared, not run`;
    if (verdict === 'not-known')
        return `❌ ${name}: result not known on ${countUnclear(results)}`;
    if (verdict !== 'failed')
        return `❌ ${name === 'the package' ? 'The package' : name} was not rehearsed to the end`;
    return `${errors.length === 0 ? '⚠️' : '❌'} ${name} failed on ${countFailed(results)}`;
}
function renderRehearsalSummary(summary, sanitise) {
    const { rehearsal, errors } = summary;
    const title = describeRehearsal(summary, (name) => (0,markdown/* renderName */.gU)(sanitise(name)));
    const { results } = rehearsal;
    const blocks = [
        `### ${title}`,
        ...(0,render_errors/* renderErrors */.a)(errors, sanitise),
        ...(rehearsal.next === undefined ? [] : [(0,markdown/* renderFacts */.Id)(listFacts(rehearsal, sanitise))]),
        ...(results.length === 0
            ? []
            : [renderResults(rehearsal, sanitise), ...renderProblems(results, sanitise)]),
        ...(results.length === 0 ? [] : [LIMITS]),
    ];
    return `${blocks.join('\n\n')}\n`;
}
const LIMITS = '<sub>WordPress Playground: PHP in WebAssembly, SQLite, no network. No plugins but those named here, no other themes, no hosting.</sub>';
function listFacts({ next, previous, origin, results }, sanitise) {
    const code = (text) => (0,markdown/* renderCode */.cR)(sanitise(text));
    const prose = (text) => (0,markdown/* renderProse */.E9)(sanitise(text));
    const { plugin, problem, files = [] } = next ?? {};
    const size = (0,format/* formatSize */.X)(files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0));
    const version = plugin === undefined ? prose(problem ?? '') : `${code(plugin.version)}, ${files.length} files, ${size}`;
    const before = origin === undefined ? [] : [['Version before', showBefore(previous, origin, sanitise)]];
    const notes = results.flatMap(({ note }) => (note === undefined ? [] : [note]));
    return [
        ['Version', version],
        ...before,
        ...(notes.length === 0 ? [] : [['Other versions', prose([...new Set(notes)].join('; '))]]),
    ];
}
function showBefore(previous, origin, sanitise) {
    const from = (0,markdown/* renderProse */.E9)(sanitise(origin));
    return previous === undefined
        ? `none, because ${from}: only a new installation`
        : `${(0,markdown/* renderCode */.cR)(sanitise(previous.plugin?.version ?? ''))}, from ${from}`;
}
const EMOJI = { passed: '✅', warned: '⚠️', unknown: '❔', failed: '❌', skipped: '–' };
const SEVERITY_EMOJI = { error: '❌', unknown: '❔', warning: '⚠️', notice: 'ℹ️' };
function renderResults({ results, planned, isLate }, sanitise) {
    const names = STEP_NAMES.filter((name) => results.some(({ steps }) => steps.some((step) => step.name === name)));
    const left = planned.slice(results.length).map(({ php, wordpress: item }) => ({
        php,
        wordpress: showWordPress(item),
    }));
    const head = [...results, ...left].map(({ php, wordpress, beside = [] }) => (0,markdown/* renderProse */.E9)(sanitise([`PHP ${php ?? ''}`, `WordPress ${wordpress ?? ''}`, ...beside].join(', '))));
    const rows = names.map((name) => [
        name,
        ...results.map((result) => renderCell(result, name, sanitise)),
        ...left.map(() => ''),
    ]);
    const times = results.map((result) => renderTime(result, isLate === true));
    return (0,markdown/* renderTable */.bo)(['Step', ...head], [...rows, ['Time', ...times, ...left.map(() => 'not started')]]);
}
function renderTime({ durationMs, isCut }, isLate) {
    const time = (0,format/* formatDuration */.a)(durationMs);
    if (isCut !== true)
        return time;
    return (0,markdown/* renderProse */.E9)(`not finished: ${isLate ? 'stopped by `timeout`' : 'cancelled'} after ${time}`);
}
function renderCell({ steps }, name, sanitise) {
    const step = steps.find((one) => one.name === name);
    if (step === undefined)
        return '';
    const words = step.outcome === 'skipped' ? ` ${(0,markdown/* renderProse */.E9)(sanitise(step.message))}` : '';
    return `${EMOJI[step.outcome]}${words}`;
}
const MAX_PROBLEMS = 50;
function renderProblems(results, sanitise) {
    const problems = listProblems(results);
    if (problems.length === 0)
        return [];
    const rows = problems.slice(0, MAX_PROBLEMS).map(({ severity, step, message, file, line, pairs }) => {
        const place = file === undefined ? '' : `${file}${line === undefined ? '' : `:${line}`}`;
        return [
            SEVERITY_EMOJI[severity],
            step,
            (0,markdown/* renderProse */.E9)(sanitise(message)),
            place === '' ? '' : (0,markdown/* renderCode */.cR)(sanitise(place)),
            (0,markdown/* renderProse */.E9)(sanitise(pairs.join('; '))),
        ];
    });
    const others = problems.length - MAX_PROBLEMS;
    const more = others > 0 ? [`${others} more are left out.`] : [];
    return ['#### Problems', (0,markdown/* renderTable */.bo)(['', 'Step', 'Problem', 'File', 'On'], rows), ...more];
}

;// CONCATENATED MODULE: ./src/rehearse/run-rehearsal.ts















class Late {
    timeoutMs;
    constructor(timeoutMs) {
        this.timeoutMs = timeoutMs;
    }
}
async function runRehearsal({ distFolder, ...install }) {
    const run = (0,runner_run/* startRun */.AD)(collectRehearseTexts);
    const { machine, steps, sanitise } = run;
    const { env, temporaryFolder } = machine;
    const { quote, log } = run.tools;
    const rehearsal = { planned: [], results: [] };
    let folder;
    let inputs;
    let errors = [];
    let deadline;
    try {
        inputs = readRehearseInputs(env, (0,inputs_event/* readLimits */.BU)(env));
        const { timeoutMs } = inputs;
        deadline = setTimeout(() => run.cancel(new Late(timeoutMs)), timeoutMs);
        folder = await (0,promises_.realpath)(await (0,promises_.mkdtemp)((0,external_node_path_.join)(temporaryFolder, 'rehearsal-')));
        await rehearse(inputs, {
            machine,
            tools: run.tools,
            step: steps.run,
            install,
            distFolder: await (0,promises_.realpath)(distFolder),
            playerFile: (0,external_node_path_.join)(await (0,promises_.realpath)(distFolder), 'player.js'),
            ownFolder: (0,external_node_path_.join)(await (0,promises_.realpath)(distFolder), '..', 'rehearse'),
            folder,
            cacheFolder: (0,external_node_path_.join)(temporaryFolder, 'wordpress-playground'),
        }, rehearsal);
    }
    catch (thrown) {
        const { cancellation } = run.tools;
        errors = (0,explain_end/* explainEnd */.p)(thrown, cancellation, () => {
            const reason = cancellation.reason;
            rehearsal.isLate = reason instanceof Late;
            return reason instanceof Late ? explainLate(reason, rehearsal) : explainCancellation();
        });
        errors = errors.map(explainUnexpected);
        (0,runner_run/* traceFailure */.OU)(run.tools, thrown);
    }
    finally {
        clearTimeout(deadline);
    }
    if (folder !== undefined)
        await (0,promises_.rm)(folder, { recursive: true, force: true }).catch(() => undefined);
    const isMild = inputs?.onFailure === 'warn';
    annotate(rehearsal, { log, quote, isMild, locateSource: (0,workspace/* createSourceLocator */.Y)(env['GITHUB_WORKSPACE']) });
    errors = [...errors, ...judge(rehearsal, errors, isMild)];
    if (inputs !== undefined) {
        try {
            writeRehearseOutputs(rehearsal, quote);
        }
        catch (error) {
            if (!(error instanceof shared_errors/* PublishError */.S1))
                throw error;
            errors = [...errors, error];
        }
    }
    const summary = { rehearsal, errors };
    await (0,runner_run/* endRun */.lb)(run, {
        errors,
        outcome: `${describeRehearsal(summary, (name) => name)}.`,
        renderSummary: () => renderRehearsalSummary(summary, sanitise),
        unaffected: 'The rehearsal is not affected.',
    });
}
function explainUnexpected(error) {
    if (error.code !== 'internal')
        return error;
    const { code, title, message, cause } = error;
    const hint = 'It published nothing. Run it again, and if it fails again, report this with the log of the run.';
    return new shared_errors/* PublishError */.S1({ code, title, message, hint, cause });
}
function judge({ results, planned }, errors, isMild) {
    switch (judgeResults(results, planned.length)) {
        case 'failed':
            return isMild ? [] : [explainFailed(countFailed(results))];
        case 'not-started':
            return [explainNoStart()];
        case 'unfinished':
        case 'not-played':
            return errors.length > 0 ? [] : [explainNotPlayed()];
        case 'not-known':
            return [explainUnclear(countUnclear(results))];
        case 'not-run':
        case 'passed':
            return [];
    }
}
function explainUnclear(count) {
    return new shared_errors/* PublishError */.S1({
        code: 'not-known',
        title: 'Result not known',
        message: `Whether the plugin works is not known on ${count}.`,
        hint: 'Change what kept it from running, as listed below.',
        isReported: true,
    });
}
function explainNotPlayed() {
    return new shared_errors/* PublishError */.S1({
        code: 'not-known',
        title: 'Nothing was rehearsed',
        message: 'The package requires a newer PHP or WordPress than any that was to be tried.',
        hint: 'Set `php` and `wordpress` to versions that it supports.',
    });
}
function explainNoStart() {
    return new shared_errors/* PublishError */.S1({
        code: 'not-known',
        title: 'WordPress did not start',
        message: 'WordPress Playground could not start WordPress, so nothing is known about the package.',
        hint: 'Set `wordpress` or `php` to another version; if it was only too slow, run this again.',
    });
}
function explainFailed(count) {
    return new shared_errors/* PublishError */.S1({
        code: 'package',
        title: 'Rehearsal failed',
        message: `The package failed on ${count}.`,
        hint: 'Fix what is listed below before you publish it.',
        isReported: true,
    });
}
function explainLate({ timeoutMs }, { planned, results }) {
    const left = planned
        .filter((_pair, index) => results[index] === undefined || !isFinished(results[index]))
        .map(({ php, wordpress }) => `PHP ${php}, WordPress ${showWordPress(wordpress)}`);
    const where = left.length === 0 ? '' : ` on ${left.join('; ')}`;
    return new shared_errors/* PublishError */.S1({
        code: 'not-known',
        title: 'Rehearsal not finished',
        message: `The rehearsal did not end within ${(0,format/* formatDuration */.a)(timeoutMs)}. Whether WordPress takes the package${where} is not known.`,
        hint: 'Raise `timeout`, or try fewer versions of PHP and WordPress.',
    });
}
function explainCancellation() {
    return new shared_errors/* PublishError */.S1({
        code: 'not-known',
        title: 'Cancelled',
        message: 'The run was cancelled before the rehearsal ended.',
        hint: 'It changed nothing; run it again when you like.',
    });
}


/***/ }),

/***/ 3105:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ readLiveRecord)
});

// EXTERNAL MODULE: ./src/http/retry.ts
var retry = __webpack_require__(8902);
// EXTERNAL MODULE: ./src/http/transport-error.ts
var transport_error = __webpack_require__(4098);
// EXTERNAL MODULE: ./src/service/api-v1.ts
var api_v1 = __webpack_require__(621);
;// CONCATENATED MODULE: ./src/service/api-v1-details.ts

function parseDetails(answer) {
    const part = (0,api_v1/* findVersionPart */.rI)((0,api_v1/* listParts */.Z)(answer)) ?? {};
    return {
        requires: readText(part['requires']),
        requiresPhp: readText(part['requires_php']),
        tested: readText(part['tested']),
        lastUpdated: readText(part['last_updated']),
    };
}
function readText(value) {
    const text = typeof value === 'number' ? String(value) : value;
    return typeof text === 'string' && text.trim() !== '' ? text.trim() : undefined;
}

// EXTERNAL MODULE: ./src/service/client.ts
var client = __webpack_require__(9224);
// EXTERNAL MODULE: ./src/http/urls.ts
var urls = __webpack_require__(88);
// EXTERNAL MODULE: ./src/shared/errors.ts
var errors = __webpack_require__(8382);
// EXTERNAL MODULE: ./src/service/explain.ts
var explain = __webpack_require__(9512);
// EXTERNAL MODULE: ./src/service/explain-page.ts
var explain_page = __webpack_require__(4518);
// EXTERNAL MODULE: ./src/service/explain-redirect.ts
var explain_redirect = __webpack_require__(6173);
// EXTERNAL MODULE: ./src/service/redirect.ts
var redirect = __webpack_require__(639);
;// CONCATENATED MODULE: ./src/service/explain-read.ts







const UNKNOWN = 'Live version not known';
function explainRead({ url, failure, outcome, quote }) {
    const { kind, why, status } = failure;
    if (outcome instanceof transport_error/* TransportError */.wX)
        return explainNoAnswer(outcome, url);
    if (kind === 'redirect' && outcome !== undefined) {
        const { message, hint } = (0,explain_redirect/* describeRedirect */.GO)('GET', { url, quote, ...outcome });
        return notKnown('Redirect not followed', message, (0,redirect/* isRefusedByRedirect */.M)(outcome, url) ? hint : `${hint} ${explain_redirect/* LOG_IN_HINT */.l5}`);
    }
    const message = `GET ${(0,urls/* showUrl */.jr)(url)} did not say what is live: ${why}.`;
    if (kind === 'key')
        return notKnown('API key refused', message, KEY_HINT);
    if (kind === 'blocked')
        return notKnown('Request blocked', message, explain_page/* BLOCKED_HINT */.Dx);
    if (kind === 'page')
        return notKnown('Not the service', message, PAGE_HINT);
    if (status === 429)
        return notKnown('Too many requests', message, 'Run this again when its rate limit allows it.');
    if (kind === 'passing')
        return notKnown('Service busy', message, 'Run this again when the service is back.');
    return notKnown(UNKNOWN, message, SERVICE_HINT);
}
const KEY_HINT = 'Copy the key again from the dashboard of the service into the secret for `api-key`, and check that it belongs to the account of this plugin.';
const PAGE_HINT = 'Check `base-url`: it seems to be the address of a website, not of the service.';
const SERVICE_HINT = 'Check that `base-url` is the address of the service, and `plugin_id` the identifier from its dashboard. If both are right, the service answers in a way that this action does not understand.';
function explainNoAnswer(error, url) {
    const message = `GET ${(0,urls/* showUrl */.jr)(url)} failed: ${error.message}.`;
    if (!error.mayHaveArrived)
        return notKnown('Service not reached', message, explain/* REACH_HINTS */.hY[error.failure], error);
    const slow = error.failure === 'deadline' ? ' If it is slow, raise `timeout`.' : '';
    return notKnown(UNKNOWN, message, `Check that the service is up, and run this again.${slow}`, error);
}
function notKnown(title, message, hint, cause) {
    return new errors/* PublishError */.S1({ code: 'not-known', title, message, hint, cause });
}

// EXTERNAL MODULE: ./src/service/json.ts
var json = __webpack_require__(7821);
;// CONCATENATED MODULE: ./src/service/live-record.ts







async function readLiveRecord(job) {
    const { query } = job;
    const first = await ask(query, job);
    const isAskedAgain = query.slug !== undefined && first.live.failure?.kind === 'missing';
    const read = isAskedAgain ? await ask({ ...query, slug: undefined }, job) : first;
    const record = toRecord(read, job);
    return { ...record, isFolderUnknown: isAskedAgain && record.served !== undefined };
}
async function ask(query, { access, retries, ports }) {
    let outcome;
    const send = async (request) => {
        try {
            const limits = { retries, budgetMs: retry/* REPEAT_BUDGET_MS */.$4 };
            return (outcome = await (0,retry/* sendWithRepeats */.t0)(request, retry/* retryIdempotent */.wy, ports, limits));
        }
        catch (error) {
            if (error instanceof transport_error/* TransportError */.wX)
                outcome = error;
            throw error;
        }
    };
    const live = await (0,client/* readServed */.W)((0,api_v1/* buildReadRequest */.Yr)(access, query), send, query.pluginId, ports.quote);
    return { live, outcome };
}
function toRecord({ live, outcome }, { access, ports: { quote } }) {
    const { served, failure } = live;
    const body = outcome instanceof transport_error/* TransportError */.wX ? Buffer.alloc(0) : (outcome?.body ?? Buffer.alloc(0));
    const text = body.toString('utf8');
    const { object: answer } = (0,json/* parseObject */.l)(text);
    if (answer !== undefined && (served !== undefined || failure?.kind === 'missing')) {
        return {
            served,
            details: served === undefined ? {} : parseDetails(answer),
            answer,
            sizeBytes: body.length,
            said: quote((0,api_v1/* findMessage */.fn)(text)),
            isFolderUnknown: false,
        };
    }
    const known = failure ?? { kind: 'unclear', why: 'its answer is not understood', isLasting: false };
    const why = known.kind === 'missing' ? `${known.why}, which is not JSON` : known.why;
    throw explainRead({ url: (0,api_v1/* buildEndpoint */.Mk)(access), failure: { ...known, why }, outcome, quote });
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
