export const id = 623;
export const ids = [623];
export const modules = {

/***/ 5603:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ok: () => (/* binding */ findNewest),
/* harmony export */   g3: () => (/* binding */ Missed),
/* harmony export */   n4: () => (/* binding */ findNamed),
/* harmony export */   o4: () => (/* binding */ createOpener),
/* harmony export */   oR: () => (/* binding */ findLivePackage)
/* harmony export */ });
/* harmony import */ var _http_transport_error_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4098);
/* harmony import */ var _http_urls_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88);
/* harmony import */ var _shared_clock_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6103);
/* harmony import */ var _shared_quote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6717);
/* harmony import */ var _source_url_url_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4948);
/* harmony import */ var _source_url_download_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7424);
/* harmony import */ var _release_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3055);
/* harmony import */ var _request_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9675);








class Missed extends Error {
    isSame;
    constructor(message, cause, isSame = false) {
        super(message, { cause });
        this.name = 'Missed';
        this.isSame = isSame;
    }
}
async function findLivePackage(live, context) {
    try {
        return await findNamed(live, context);
    }
    catch (error) {
        if (!(error instanceof Missed) || context.releases === undefined)
            throw error;
        return await findOnRelease(live.version, context, context.releases).catch((other) => {
            if (other instanceof Missed)
                throw new Missed(`${error.message}; ${other.message}`);
            if (other instanceof _request_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LimitReached */ .aF)
                throw new _request_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LimitReached */ .aF(`${error.message}; ${other.message}`);
            throw other;
        });
    }
}
async function findNamed(live, { limits, ...context }) {
    const name = 'the package that the service names';
    const url = readServiceUrl(live);
    const read = (request) => limits.read({ ...request, namedBy: live.baseUrl });
    return { opened: await open(url, name, { ...context, limits: { ...limits, read } }), name };
}
async function findNewest(context) {
    const { releases, names, limits } = context;
    if (releases === undefined)
        throw new Missed('without `api-key`, the service was not asked');
    for (const { tag, assets } of await releases.listNewest(limits.find)) {
        const asset = (0,_release_names_js__WEBPACK_IMPORTED_MODULE_1__/* .chooseAsset */ ._Y)(assets, names, (0,_release_names_js__WEBPACK_IMPORTED_MODULE_1__/* .readReleaseVersion */ .w)(names, tag));
        if (asset !== undefined)
            return { ...(await openAsset(asset, tag, context, releases)), tag, host: releases.host };
    }
    throw new Missed(`no release on ${releases.host} has a package yet`);
}
async function findOnRelease(version, context, releases) {
    const { names, limits } = context;
    const tag = (0,_release_names_js__WEBPACK_IMPORTED_MODULE_1__/* .nameLiveTag */ .uO)(names, version);
    const release = await releases.findByTag(tag, limits.find);
    if (release === undefined)
        throw new Missed(`there is no release ${(0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteName */ .AB)(tag)} on ${releases.host}`);
    const asset = (0,_release_names_js__WEBPACK_IMPORTED_MODULE_1__/* .chooseAsset */ ._Y)(release.assets, names, version);
    if (asset === undefined)
        throw new Missed(`the release ${(0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteName */ .AB)(tag)} has no asset that is certainly its package`);
    return openAsset(asset, tag, context, releases);
}
async function openAsset(asset, tag, context, releases) {
    const name = `${(0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteName */ .AB)(asset.name)} of the release ${(0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteName */ .AB)(tag)}`;
    const url = await releases.locateAsset(asset, context.limits.find);
    return { opened: await open(url, name, context), name };
}
function readServiceUrl({ packageUrl, baseUrl }) {
    if (packageUrl === undefined)
        throw new Missed('the service does not say where its package is');
    const url = (0,_http_urls_js__WEBPACK_IMPORTED_MODULE_3__/* .parseWebUrl */ .BD)(packageUrl);
    const isPlain = url !== null && (0,_http_urls_js__WEBPACK_IMPORTED_MODULE_3__/* .isSafe */ .IP)(url) && (url.protocol === 'https:' || (0,_http_urls_js__WEBPACK_IMPORTED_MODULE_3__/* .isThisMachine */ .YY)(baseUrl));
    if (!isPlain)
        throw new Missed('the service gives no plain `https:` URL for its package');
    return url;
}
async function open(url, name, { openUrl, limits, maskUrl, isOwnUrl, look }) {
    maskUrl(url.href);
    const own = `${name} is the one to be published`;
    if (isOwnUrl(url))
        throw new Missed(own, undefined, true);
    try {
        const opened = await openUrl(url, limits.read, (...answer) => {
            look?.(...answer);
            limits.beginDownload();
        });
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
    throw new Missed(own, undefined, true);
}
const MAX_BYTES = 200 * 1024 ** 2;
function createOpener(options) {
    const limits = { maxBytes: MAX_BYTES, maxMs: _request_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_DURATION_MS */ .rG, timeoutMs: _request_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_DURATION_MS */ .rG, retries: 0 };
    return async (url, send, look) => {
        try {
            return await (0,_source_url_download_js__WEBPACK_IMPORTED_MODULE_4__/* .downloadPackage */ .X)(url, { ...limits, ...options, send, look });
        }
        catch (error) {
            if (!(error instanceof _source_url_url_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .UrlPackageError */ .eM))
                throw error;
            const { cause } = error;
            if (cause instanceof _http_transport_error_js__WEBPACK_IMPORTED_MODULE_6__/* .TransportError */ .wX && cause.failure === 'cancelled')
                throw new _shared_clock_js__WEBPACK_IMPORTED_MODULE_7__/* .Cancelled */ .cJ();
            throw new Missed(error.what, error);
        }
    };
}


/***/ }),

/***/ 3055:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _Y: () => (/* binding */ chooseAsset),
/* harmony export */   uO: () => (/* binding */ nameLiveTag),
/* harmony export */   w: () => (/* binding */ readReleaseVersion)
/* harmony export */ });
/* harmony import */ var _action_inputs_release_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7999);
/* harmony import */ var _shared_version_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2189);


function nameLiveTag({ tag, triggeringTag, slug, version }, live) {
    if (tag?.placeholders.includes('version') === true)
        return (0,_action_inputs_release_js__WEBPACK_IMPORTED_MODULE_0__/* .fillTemplate */ .ou)(tag.text, { version: live, slug });
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
    return (0,_shared_version_text_js__WEBPACK_IMPORTED_MODULE_1__/* .versionOfTag */ .m)(isNamed ? releaseTag.slice(before.length, releaseTag.length - after.length) : releaseTag);
}
function chooseAsset(assets, { assetName, fileName, slug }, version) {
    const wanted = assetName === undefined || (version === undefined && assetName.placeholders.includes('version'))
        ? undefined
        : (0,_action_inputs_release_js__WEBPACK_IMPORTED_MODULE_0__/* .fillTemplate */ .ou)(assetName.text, { version: version ?? '', slug });
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


/***/ }),

/***/ 4751:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ createReleaseReader)
/* harmony export */ });
/* harmony import */ var _github_api_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2059);
/* harmony import */ var _github_asset_url_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7387);
/* harmony import */ var _github_github_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6419);
/* harmony import */ var _github_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4567);
/* harmony import */ var _shared_clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6103);
/* harmony import */ var _shared_publish_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5805);






function createReleaseReader(repository, ports, toError) {
    const ask = async (send, work) => {
        try {
            return await work(await (0,_github_api_js__WEBPACK_IMPORTED_MODULE_0__/* .connectGitHub */ .U)(repository, { ...ports, send, retries: 0 }));
        }
        catch (error) {
            if (error instanceof _github_github_error_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubError */ .y_ && (0,_github_github_error_js__WEBPACK_IMPORTED_MODULE_1__/* .isCancelled */ .mm)(error))
                throw new _shared_clock_js__WEBPACK_IMPORTED_MODULE_2__/* .Cancelled */ .cJ();
            const why = explain(error);
            throw why === undefined ? error : toError(why, error);
        }
    };
    return {
        host: _github_names_js__WEBPACK_IMPORTED_MODULE_3__/* .HOST_NAME */ .TI,
        findByTag: (tag, send) => ask(send, async (github) => {
            const release = await github.findPublished(tag);
            return release && leaveOutUnfinished(release);
        }),
        listNewest: (send) => ask(send, async (github) => {
            const releases = await github.listNewest();
            return releases
                .filter(({ isDraft, isPrerelease }) => !isDraft && !isPrerelease)
                .map(leaveOutUnfinished);
        }),
        locateAsset: (asset, send) => ask(send, (github) => (0,_github_asset_url_js__WEBPACK_IMPORTED_MODULE_4__/* .requestSignedUrl */ .rA)(asset, repository, { github, mask: ports.mask })),
    };
}
function leaveOutUnfinished(release) {
    return { ...release, assets: release.assets.filter(({ state }) => state === 'uploaded') };
}
function explain(error) {
    if (error instanceof _github_github_error_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubError */ .y_) {
        const why = error.refusal === undefined ? error.message : `GitHub ${error.message}`;
        return `${error.task.doing} on GitHub failed: ${why}`;
    }
    if (!(error instanceof _shared_publish_error_js__WEBPACK_IMPORTED_MODULE_5__/* .PublishError */ .S1))
        return undefined;
    const { message } = error;
    return message.charAt(0).toLowerCase() + message.slice(1).replace(/\.$/, '');
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

/***/ 5613:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F7: () => (/* binding */ MAX_LOADS),
/* harmony export */   dM: () => (/* binding */ SITE_HOST),
/* harmony export */   he: () => (/* binding */ BrowserLost)
/* harmony export */ });
class BrowserLost extends Error {
    constructor(message) {
        super(message);
        this.name = 'BrowserLost';
    }
}
const SITE_HOST = '127.0.0.1:8080';
const MAX_LOADS = 6;


/***/ }),

/***/ 949:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LT: () => (/* binding */ readMeasured),
/* harmony export */   O4: () => (/* binding */ readEditor),
/* harmony export */   r6: () => (/* binding */ readNames),
/* harmony export */   u8: () => (/* binding */ DRIVER_REPLY),
/* harmony export */   v_: () => (/* binding */ readBlocks)
/* harmony export */ });
/* harmony import */ var _model_readers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1493);

const TEXT = (0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL)(20_000);
const HTML = (0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL)(1_000_000);
const MAX_ITEMS = 2_000;
const MAX_BYTES = 64 * 1024 * 1024;
const texts = (0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(TEXT, MAX_ITEMS);
const place = (0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ url: TEXT, line: _model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai, column: _model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai });
const shown = (0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ amount: _model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai, hidden: _model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai, isHidden: _model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt, isVeiled: (0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt) });
const measured = {
    content: shown,
    aside: _model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai,
    roots: (0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1)(shown, MAX_ITEMS),
    parts: (0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1)(shown, MAX_ITEMS),
    lines: texts,
    inline: (0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)((0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ id: TEXT, firstLine: _model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai, lastLine: _model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai, owner: TEXT, isInContent: _model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt }), MAX_ITEMS),
};
const blocks = (0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)((0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ name: TEXT, isKnown: _model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt, isValid: _model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt, hasCrashed: _model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt, isOffered: _model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt }), MAX_ITEMS);
const editor = {
    isReady: _model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt,
    hasCrashed: _model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt,
    saved: blocks,
    inserted: blocks,
    leftOut: texts,
    markup: HTML,
};
const readMeasured = toReader((0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .either */ .gP)((0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)(measured), undefined));
const readBlocks = toReader((0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .either */ .gP)((0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
    saved: (0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)((0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ clientId: TEXT, name: TEXT, isKnown: _model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt, isValid: _model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt }), MAX_ITEMS),
    inserted: (0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)((0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ clientId: TEXT, name: TEXT, isOffered: _model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt }), MAX_ITEMS),
    known: texts,
}), undefined));
const readEditor = toReader((0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .either */ .gP)((0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)(editor), undefined));
const readNames = toReader((0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .either */ .gP)(texts, []));
function toReader(reader) {
    return (value) => (0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .LF)(reader, value);
}
const sighting = (0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
    ...measured,
    state: (0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)('settled', 'busy', 'stuck', 'slow', 'failed'),
    why: (0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(TEXT),
    status: _model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai,
    stuckAt: (0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(place),
    errors: (0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)((0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
        kind: (0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)('exception', 'console'),
        message: TEXT,
        isSyntax: _model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt,
        stack: (0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(place, MAX_ITEMS),
    }), MAX_ITEMS),
    failed: (0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)((0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ url: TEXT, destination: TEXT, status: _model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai, type: (0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(TEXT) }), MAX_ITEMS),
    unprinted: (0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)((0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ handle: TEXT, url: TEXT, missing: texts }), MAX_ITEMS),
    asked: (0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)((0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ what: TEXT, status: _model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai, count: _model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai }), MAX_ITEMS),
    deadEnd: (0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(TEXT),
    refused: texts,
    loads: _model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai,
    editor: (0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ ...editor, fallen: texts, known: texts })),
    html: HTML,
    picture: (0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .bytes */ .ee)(MAX_BYTES)),
});
const DRIVER_REPLY = (0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .variant */ .Ox)({
    started: (0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ name: TEXT, hasSandbox: _model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt, executable: TEXT }),
    'not-started': (0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ why: texts }),
    request: (0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
        id: _model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai,
        request: (0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ method: TEXT, url: TEXT, headers: (0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1)(TEXT), body: (0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .bytes */ .ee)(MAX_BYTES) }),
    }),
    seen: (0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ sighting }),
    lost: (0,_model_readers_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ why: TEXT }),
});


/***/ }),

/***/ 2623:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  INPUTS: () => (/* reexport */ REHEARSE_INPUTS),
  STEPS: () => (/* reexport */ STEP_NAMES),
  run: () => (/* binding */ rehearsal_run)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(3136);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: ./src/action/inputs/event.ts
var inputs_event = __webpack_require__(3934);
// EXTERNAL MODULE: ./src/action/run.ts
var run = __webpack_require__(3147);
// EXTERNAL MODULE: ./src/action/workspace.ts
var workspace = __webpack_require__(4743);
// EXTERNAL MODULE: ./src/action/accept.ts
var accept = __webpack_require__(6152);
// EXTERNAL MODULE: ./src/shared/publish-error.ts
var publish_error = __webpack_require__(5805);
// EXTERNAL MODULE: ./src/shared/format.ts
var format = __webpack_require__(6338);
// EXTERNAL MODULE: ./src/shared/quote.ts
var quote = __webpack_require__(6717);
// EXTERNAL MODULE: ./src/action/inputs/environment.ts
var environment = __webpack_require__(3899);
// EXTERNAL MODULE: ./src/action/inputs/mistake.ts
var mistake = __webpack_require__(1522);
// EXTERNAL MODULE: ./src/action/inputs/parsers.ts
var parsers = __webpack_require__(1914);
// EXTERNAL MODULE: ./src/action/inputs/reader.ts
var reader = __webpack_require__(3687);
// EXTERNAL MODULE: ./src/action/inputs/release.ts
var release = __webpack_require__(7999);
// EXTERNAL MODULE: ./src/action/inputs/source.ts
var inputs_source = __webpack_require__(5937);
// EXTERNAL MODULE: ./src/action/inputs/table.ts + 1 modules
var table = __webpack_require__(4923);
// EXTERNAL MODULE: ./src/shared/read-start.ts
var read_start = __webpack_require__(2264);
// EXTERNAL MODULE: ./src/shared/system-error.ts
var system_error = __webpack_require__(9123);
;// CONCATENATED MODULE: ./src/rehearsal/packages/author-files.ts





const AUTHOR_FILE_FIX = 'Give the path of a PHP file in the workspace.';
const MAX_BYTES = 1024 * 1024;
function readAuthorFiles({ beforeUpdate, afterUpdate }, workspace) {
    const files = new Map();
    if (beforeUpdate !== undefined)
        files.set('before-update', read('before-update', beforeUpdate, workspace));
    if (afterUpdate !== undefined)
        files.set('after-update', read('after-update', afterUpdate, workspace));
    return files;
}
function read(input, path, workspace) {
    const bytes = readBytes(input, path, workspace);
    if (bytes === 'outside')
        throw explain(input, path, 'is outside of the workspace');
    if (typeof bytes === 'string')
        throw explain(input, path, 'is not a file on the runner');
    if (bytes.length > MAX_BYTES)
        throw explain(input, path, 'is larger than 1 MB');
    if (!bytes.includes('<?php'))
        throw explain(input, path, 'has no `<?php`');
    const shown = (0,external_node_path_.relative)(workspace, (0,external_node_path_.resolve)(workspace, path)).replaceAll(external_node_path_.sep, '/');
    return { path: shown, bytes };
}
function readBytes(input, path, workspace) {
    try {
        return (0,read_start/* readStart */.H6)((0,external_node_path_.resolve)(workspace, path), MAX_BYTES + 1, workspace);
    }
    catch (error) {
        const code = (0,system_error/* readSystemCode */.Pt)(error);
        throw code === undefined ? error : explain(input, path, `cannot be read (${code})`, error);
    }
}
function explain(input, path, what, cause) {
    return new publish_error/* PublishError */.S1({
        code: 'input',
        title: `Input ${input}`,
        message: `Input \`${input}\`: ${(0,quote/* quoteName */.AB)(path)} ${what}.`,
        hint: AUTHOR_FILE_FIX,
        cause,
    });
}

// EXTERNAL MODULE: ./src/http/urls.ts
var urls = __webpack_require__(88);
;// CONCATENATED MODULE: ./src/rehearsal/packages/places.ts



function readPreviousPlace(item) {
    if (item === 'auto')
        return 'auto';
    if (item === 'none')
        throw new mistake/* InputMistake */.rb('names `none` beside versions');
    const url = readUrlPlace(item);
    if (url !== undefined)
        return url;
    const [, version] = /^v?(\d+\.\d[\w.]*(?:[-+][\w.]+)?)$/i.exec(item) ?? [];
    return version === undefined || /\.zip$/i.test(item)
        ? { kind: 'path', path: item }
        : { kind: 'version', version };
}
function readUrlPlace(value) {
    if (!/^[a-z][a-z0-9+.-]+:\/\//i.test(value))
        return undefined;
    const url = (0,parsers/* parseHttpUrl */.f$)(value);
    if (url.protocol === 'http:' && !(0,urls/* isLoopback */.U9)(url))
        throw new mistake/* InputMistake */.rb('uses `http:`, so the ZIP could be replaced on its way');
    return { kind: 'url', url };
}
function readWordPressPlace(item) {
    const isName = ['latest', 'beta', 'nightly'].includes(item);
    if (isName || /^\d+\.\d+(\.\d+)?(-(beta|RC)\d+)?$/.test(item))
        return { kind: 'release', version: item };
    const url = readUrlPlace(item);
    if (url !== undefined)
        return url;
    if (/[/\\]|\.zip$/i.test(item))
        return { kind: 'path', path: item };
    throw new mistake/* InputMistake */.rb((0,mistake/* isNot */.w8)(item, 'neither a version, `latest`, `beta`, `nightly`, nor the path or URL of a ZIP'));
}

// EXTERNAL MODULE: ./src/action/inputs/accept-findings.ts
var accept_findings = __webpack_require__(9631);
// EXTERNAL MODULE: ./src/package/checks/check-ids.ts
var check_ids = __webpack_require__(7715);
// EXTERNAL MODULE: ./src/shared/nearest-name.ts
var nearest_name = __webpack_require__(8687);
;// CONCATENATED MODULE: ./src/rehearsal/model/results.ts
const SEVERITIES = ['error', 'unknown', 'warning', 'notice'];
const STEP_NAMES = [
    'WordPress starts',
    'PHP syntax',
    'Needed plugins',
    'Previous version',
    'Before update',
    'Browser',
    'Update',
    'Installation',
    'Files',
    'Plugin active',
    'Functions and classes',
    'Front page',
    'Log-in page',
    'Dashboard',
    'Plugins page',
    'REST index',
    'RSS feed',
    'Data',
    'After update',
    'What it adds',
    'More pages',
    'Own pages',
    'REST routes',
    'Shortcodes and blocks',
    'Widgets',
    'Post types',
    'Scripts and styles',
    'Saving',
    'Scheduled tasks',
    'AJAX and forms',
    'Other contexts',
    'Settings',
    'Scripts: dashboard',
    'Scripts: editor',
    'Scripts: site',
    'Still active',
    'Deactivate and activate',
    'Uninstall',
    'Automatic update',
    'New installation',
    'Older versions',
    'Network of sites',
    'Tested up to',
];
function toId(name) {
    return name.toLowerCase().replace(/\W+/g, '-');
}

;// CONCATENATED MODULE: ./src/rehearsal/steps/accept-problems.ts






const NEVER = [
    'WordPress starts',
    'Needed plugins',
    'Previous version',
    'Before update',
];
const CODE_STEP = 'Functions and classes';
function isAcceptable(step) {
    return !NEVER.includes(step);
}
function parseAcceptProblems(value) {
    return (0,accept_findings/* parseAccepted */.B2)(value, (id, path, entry) => {
        const name = findStep(id);
        if (name === undefined && isRule(id))
            return (0,accept_findings/* toAccepted */.Bs)(entry, id, path);
        if (name === undefined) {
            const nearest = (0,nearest_name/* findNearest */.q)(id, STEP_NAMES.map(toId));
            throw new mistake/* InputMistake */.rb(`names ${(0,quote/* quoteName */.AB)(entry)}, which is not a step`, nearest === undefined
                ? 'Copy the `id` of the step from the output `results`, such as `front-page`.'
                : `Did you mean ${(0,quote/* quoteName */.AB)(nearest)}?`);
        }
        if (!isAcceptable(name)) {
            throw new mistake/* InputMistake */.rb(`names ${(0,quote/* quoteName */.AB)(id)}, which cannot be accepted: without it, nothing is known about the plugin`, `Leave ${(0,quote/* quoteName */.AB)(id)} out, and change what keeps the plugin from running.`);
        }
        (0,accept_findings/* assertPath */.kF)(id, path, entry);
        return { id, path };
    });
}
function findStep(id) {
    return STEP_NAMES.find((step) => toId(step) === id);
}
function isRule(id) {
    return (0,accept_findings/* isCheckId */.K3)(id) && check_ids/* CHECK_IDS */.S[id] === 'path';
}
function acceptProblems(step, problems, accepted) {
    return problems.map((problem) => problem.severity !== 'unknown' && accepted.some((entry) => fits(entry, step, problem))
        ? { ...problem, isAccepted: true }
        : problem);
}
function fits({ id, path }, step, { file, rule }) {
    if (toId(step) === id)
        return path === undefined || path === file;
    const inFolder = path?.slice(path.indexOf('/') + 1);
    const isName = path?.toLowerCase() === rule?.name.toLowerCase();
    return rule?.id === id && (isName || path === file || inFolder === file);
}
function listUnused(results, accepted) {
    return accepted.filter((entry) => {
        const step = toId(findStep(entry.id) ?? CODE_STEP);
        const steps = results.flatMap((result) => result.steps.filter(({ name }) => toId(name) === step));
        const wasPlayed = ({ outcome }) => outcome !== 'skipped';
        const hasIt = ({ name, problems }) => problems.some((problem) => problem.isAccepted === true && fits(entry, name, problem));
        return steps.length >= results.length && steps.every(wasPlayed) && !steps.some(hasIt);
    });
}

;// CONCATENATED MODULE: ./src/rehearsal/inputs.ts












const { zipUrl, zipPath, artifactName, artifactRunId } = table/* SOURCE_INPUTS */.A9;
function phpFile(name) {
    const parse = (value) => {
        if (/\p{Cc}/u.test(value))
            throw new mistake/* InputMistake */.rb('contains a control character');
        return value === '' ? undefined : value;
    };
    return { name, valueName: 'FILE', parse, fix: AUTHOR_FILE_FIX };
}
const REHEARSE_INPUTS = {
    zipPath,
    artifactName,
    artifactRunId,
    zipUrl,
    slug: table/* PUBLISH_INPUTS */._E.slug,
    previous: {
        name: 'previous',
        valueName: 'PATH_OR_URL',
        default: 'auto',
        parse: parsePrevious,
        fix: 'Give the path or the `https:` URL of a ZIP, a version that is on a release, `auto` or `none`; several with commas.',
    },
    php: {
        name: 'php',
        isList: true,
        valueName: 'VERSIONS',
        default: 'auto',
        parse: (value) => parseList(value),
        fix: 'Write versions such as `7.4, 8.5`, or `auto`.',
    },
    wordpress: {
        name: 'wordpress',
        isList: true,
        valueName: 'VERSIONS',
        default: 'auto',
        parse: (value) => parseList(value, readWordPressPlace),
        fix: 'Write versions such as `6.5` or `7.2-RC1`, `latest`, `beta` or `nightly`, or paths or `https:` URLs of ZIPs, or `auto`.',
    },
    plugins: {
        name: 'plugins',
        isList: true,
        valueName: 'SLUGS',
        default: 'auto',
        parse: parsePlugins,
        fix: 'Write slugs of WordPress.org such as `woocommerce` or `woocommerce@9.4.2`, paths or `https:` URLs of ZIPs, `auto` or `none`.',
    },
    beforeUpdate: phpFile('before-update'),
    afterUpdate: phpFile('after-update'),
    acceptedProblems: {
        name: 'accept-problems',
        isList: true,
        valueName: 'IDS',
        parse: parseAcceptProblems,
        fix: 'Write the `id` of a step, such as `front-page`, or `id:file`, or a rule of the code with a name or file.',
    },
    browser: {
        name: 'browser',
        valueName: 'auto|none|PATH',
        default: 'auto',
        parse: parseBrowser,
        fix: 'Write `auto`, `none`, or the path of Chrome, Chromium or Edge.',
    },
    pages: {
        name: 'pages',
        isList: true,
        valueName: 'PATHS',
        parse: parsePages,
        fix: 'Write paths of the site, one a line, such as `/pricing/` or `wp-admin/admin.php?page=acme`.',
    },
    keepSite: {
        name: 'keep-site',
        default: 'false',
        parse: parsers/* parseBoolean */.yG,
        fix: 'Write `true` or `false`.',
    },
    matrix: (0,table/* choice */.Yq)('matrix', ['pairs', 'full'], 'pairs'),
    onFailure: (0,table/* choice */.Yq)('on-failure', ['error', 'warn'], 'error'),
    timeoutMs: { ...table/* PUBLISH_INPUTS */._E.timeoutMs, default: '600', parse: parsers/* parseTimeout */.ZZ },
    ...table/* TOKEN_INPUTS */.O9,
};
const NO_SERVICE = { baseUrl: new URL('http://localhost') };
function readRehearseInputs(env, available, limits = inputs_event/* NO_LIMITS */.d1) {
    const { read, check, finish } = (0,reader/* createReader */.W)(env, { ...limits, tag: (0,inputs_event/* readTag */.zW)(env) });
    const given = read(REHEARSE_INPUTS);
    check(() => refuseKey(env));
    check(() => assertPhp(given.php, available));
    const source = check(() => (0,inputs_source/* chooseSource */.LV)(given, NO_SERVICE));
    const repository = check(() => {
        const use = { source: source(), tag: undefined, isDryRun: true };
        return (0,release/* chooseRepository */.QJ)(given.token, (0,inputs_event/* readRepository */.Nu)(env), use);
    });
    return finish(() => ({
        ...given,
        source: source(),
        repository: repository(),
    }));
}
function refuseKey(env) {
    const [key] = (0,environment/* findSpellings */.t6)((0,environment/* listGivenInputs */.Nf)(env), 'api-key');
    if (key === undefined)
        return;
    throw new mistake/* InputMistake */.rb("is given to a step that runs the plugin's code, which must have no secret", 'Remove it from this job. To update from the live version, read its address in another job, with the action `live`, and set `previous` to its output `download-url`.', key.spelling);
}
const MAX_PREVIOUS = 5;
function parsePrevious(value) {
    const items = splitList(value);
    if (items.length === 0)
        return ['auto'];
    if (items.length === 1 && items[0] === 'none')
        return [];
    if (items.length > MAX_PREVIOUS)
        throw new mistake/* InputMistake */.rb(`names ${items.length} versions, but at most ${MAX_PREVIOUS} are rehearsed`);
    return items.map(readPreviousPlace);
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
    throw new mistake/* InputMistake */.rb((0,mistake/* isNot */.w8)(item, 'neither a slug of WordPress.org nor the path or URL of a ZIP'));
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
        check?.(item);
    return items;
}
function assertPhp(given, { php }) {
    const unknown = given === 'auto' ? undefined : given.find((version) => !php.includes(version));
    if (unknown === undefined)
        return;
    const list = php.map((name) => `\`${name}\``).join(', ');
    const problem = (0,mistake/* isNot */.w8)(unknown, `not a PHP that WordPress Playground has: ${list}`);
    throw new mistake/* InputMistake */.rb(problem, REHEARSE_INPUTS.php.fix, 'php');
}
function parseBrowser(value) {
    if (value === '' || value === 'auto')
        return { kind: 'auto' };
    if (value === 'none')
        return { kind: 'none' };
    if (/\p{Cc}/u.test(value))
        throw new mistake/* InputMistake */.rb('contains a control character');
    if (!/[/\\]/.test(value))
        throw new mistake/* InputMistake */.rb((0,mistake/* isNot */.w8)(value, 'neither `auto`, `none` nor a path'));
    return { kind: 'path', path: value };
}
const MAX_PAGES = 20;
const CHANGES = /[?&]action=|wp-login\.php|[?&]_wpnonce=/i;
function parsePages(value) {
    const lines = value.split('\n').map((line) => line.trim());
    const paths = [...new Set(lines.filter((line) => line !== ''))].map((line) => {
        const path = line.startsWith('/') ? line : `/${line}`;
        const url = URL.parse(path, 'http://site.invalid');
        if (/^[a-z][\w+.-]*:/i.test(line) || url?.host !== 'site.invalid' || /[\p{Cc}\s\\]/u.test(line))
            throw new mistake/* InputMistake */.rb(`names ${(0,quote/* quoteName */.AB)(line)}, which is no path of the site`);
        if (CHANGES.test(path))
            throw new mistake/* InputMistake */.rb(`names ${(0,quote/* quoteName */.AB)(line)}, which may change the site or log out`, 'Leave out pages with `action=` or a nonce, and those of `wp-login.php`.');
        return url.pathname + url.search;
    });
    if (paths.length > MAX_PAGES)
        throw new mistake/* InputMistake */.rb(`names ${paths.length} pages, but at most ${MAX_PAGES} are visited`);
    return paths;
}
function collectRehearseTexts(env) {
    const { previous, wordpress, plugins } = REHEARSE_INPUTS;
    const lists = [previous, wordpress, plugins].map((row) => (0,environment/* readValue */.wK)(env, row));
    const urls = lists.flatMap((list) => list.split(/[,\n]/)).map((item) => item.trim());
    return { secrets: (0,table/* collectSecrets */.qb)(env), urls: [...(0,table/* collectUrls */.Dc)(env), ...urls], open: (0,table/* collectOpenTexts */.Ff)(env) };
}

// EXTERNAL MODULE: ./src/package/index.ts
var src_package = __webpack_require__(3884);
// EXTERNAL MODULE: ./src/package/finding.ts
var finding = __webpack_require__(9733);
// EXTERNAL MODULE: ./src/shared/clock.ts
var shared_clock = __webpack_require__(6103);
// EXTERNAL MODULE: ./src/shared/local-file.ts
var local_file = __webpack_require__(6237);
// EXTERNAL MODULE: ./src/source/url/url-errors.ts
var url_errors = __webpack_require__(4948);
// EXTERNAL MODULE: ./src/source/url/download.ts + 1 modules
var download = __webpack_require__(7424);
;// CONCATENATED MODULE: ./src/rehearsal/packages/store-zip.ts







const TIMEOUT_MS = 180_000;
const RETRIES = 3;
async function storeZip(place, target, input, ports) {
    if (place.kind === 'path')
        return findFile(place.path, input, ports);
    const { folder: temporaryFolder, sendOnce: send } = ports;
    try {
        const options = { ...ports, send, timeoutMs: TIMEOUT_MS, retries: RETRIES, temporaryFolder };
        const { path, close } = await (0,download/* downloadPackage */.X)(place.url, options);
        try {
            await (0,promises_.rename)(path, target);
        }
        finally {
            await close();
        }
        return target;
    }
    catch (error) {
        if (!(error instanceof url_errors/* UrlPackageError */.eM))
            throw error;
        throw store_zip_explain(input, `${(0,urls/* showUrl */.jr)(place.url)} ${error.what}`, error.hint, error);
    }
}
async function findFile(text, input, { workspace }) {
    const path = (0,external_node_path_.resolve)(workspace, text);
    const stats = await (0,promises_.stat)(path).catch(() => undefined);
    if (stats?.isFile() === true)
        return path;
    throw store_zip_explain(input, `${(0,quote/* quoteName */.AB)(text)} is ${stats?.isDirectory() === true ? 'a folder' : 'not a file on the runner'}`, input === 'previous'
        ? 'Give the path of a ZIP or folder, relative to the workspace, the `https:` URL of a ZIP, `auto` for the newest release, or `none`.'
        : 'Give the path of a ZIP, relative to the workspace.');
}
function store_zip_explain(input, what, hint, cause) {
    return new publish_error/* PublishError */.S1({
        code: 'not-known',
        title: `Input ${input}`,
        message: `Input \`${input}\`: ${what}.`,
        hint,
        cause,
    });
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./src/http/transport-error.ts
var transport_error = __webpack_require__(4098);
;// CONCATENATED MODULE: ./src/rehearsal/packages/fetch-wordpress.ts












async function findWordPress(item, name, keptFolder, ports) {
    const place = readWordPressPlace(item);
    const target = (0,external_node_path_.join)(ports.folder, `${name}.zip`);
    if (place.kind !== 'release') {
        const path = await storeZip(place, target, 'wordpress', ports);
        await assertWordPress(path, showWordPress(item));
        return path;
    }
    const version = place.version === 'beta' ? await findBeta(ports) : place.version;
    const release = nameRelease(version);
    const url = new URL(release, 'https://wordpress.org/');
    const fetch = () => storeZip({ kind: 'url', url }, target, 'wordpress', ports);
    return version === 'nightly' ? fetch() : fetchOnce((0,external_node_path_.join)(keptFolder, release), url, fetch, ports);
}
async function fetchOnce(kept, url, fetch, { send }) {
    const known = await hashFile(kept).catch(() => undefined);
    if (known !== undefined && known === (await fetchDigest(new URL(`${url.href}.sha1`), send)))
        return kept;
    const path = await fetch();
    try {
        await (0,promises_.mkdir)((0,external_node_path_.dirname)(kept), { recursive: true });
        await (0,promises_.rename)(path, kept);
        return kept;
    }
    catch {
        return path;
    }
}
async function fetchDigest(url, send) {
    try {
        const request = {
            method: 'GET',
            url,
            headers: {},
            timeoutMs: DIGEST_TIMEOUT_MS,
            maxBytes: 1024,
        };
        const { status, body } = await send(request);
        return status === 200
            ? /^[0-9a-f]{40}(?=\s|$)/i.exec(body.toString('latin1'))?.[0].toLowerCase()
            : undefined;
    }
    catch (error) {
        if (error instanceof transport_error/* TransportError */.wX)
            return undefined;
        throw error;
    }
}
async function hashFile(path) {
    return (0,external_node_crypto_.createHash)('sha1')
        .update(await (0,promises_.readFile)(path))
        .digest('hex');
}
const DIGEST_TIMEOUT_MS = 30_000;
async function assertWordPress(path, shown) {
    const { assertZip, openZip } = await (0,src_package/* loadReader */.yD)();
    const file = await (0,local_file/* openLocalFile */.K)(path);
    try {
        await assertZip(file);
        const { entries } = await openZip(file);
        if (entries.some(({ path: inZip }) => /^([^/]+\/)?wp-includes\/version\.php$/.test(inZip)))
            return;
        throw explainOther(shown, 'it has no `wp-includes/version.php`');
    }
    catch (error) {
        if (!(error instanceof finding/* PackageProblem */.w))
            throw error;
        throw explainOther(shown, error.finding.message, error);
    }
    finally {
        await file.close();
    }
}
function explainOther(shown, why, cause) {
    return new publish_error/* PublishError */.S1({
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
    if (version === 'latest')
        return 'latest.zip';
    if (version === 'nightly')
        return 'nightly-builds/wordpress-latest.zip';
    return `wordpress-${version.replace(/^(\d+\.\d+)\.0$/, '$1')}.zip`;
}
const OFFERS = new URL('https://api.wordpress.org/core/version-check/1.7/?channel=beta');
const MAX_OFFERS_BYTES = 1024 * 1024;
const OFFERS_TIMEOUT_MS = 30_000;
async function findBeta({ send, log }) {
    const versions = await listOffers(send);
    const beta = versions.find((version) => /^\d+\.\d+(\.\d+)?-(beta|RC)\d+$/.test(version));
    if (beta === undefined)
        log.info('WordPress has no beta or release candidate now, so `latest` is used.');
    return beta ?? 'latest';
}
async function listOffers(send) {
    try {
        const { status, body } = await send({
            method: 'GET',
            url: OFFERS,
            headers: { Accept: 'application/json' },
            timeoutMs: OFFERS_TIMEOUT_MS,
            maxBytes: MAX_OFFERS_BYTES,
        });
        if (status !== 200)
            throw new Error(`it answers ${status}`);
        const { offers } = JSON.parse(body.toString('utf8'));
        return offers.map(({ version }) => String(version));
    }
    catch (error) {
        if (error instanceof shared_clock/* Cancelled */.cJ)
            throw error;
        throw new publish_error/* PublishError */.S1({
            code: 'not-known',
            title: 'Input wordpress',
            message: `Input \`wordpress\`: which beta is the newest is not known, because ${(0,urls/* showUrl */.jr)(OFFERS)} could not be read.`,
            hint: 'Run this again, or give its version, such as `7.2-RC1`, or `nightly`.',
            cause: error,
        });
    }
}
const SCRIPT = /^(?:[^/]+\/)?wp-includes\/js\/dist\/components\.min\.js$/;
async function isWholeWordPress(path) {
    try {
        const { openZip } = await (0,src_package/* loadReader */.yD)();
        const file = await (0,local_file/* openLocalFile */.K)(path);
        try {
            const { entries } = await openZip(file);
            return entries.some((entry) => SCRIPT.test(entry.path));
        }
        finally {
            await file.close();
        }
    }
    catch {
        return false;
    }
}

// EXTERNAL MODULE: ./src/package/wordpress/version.ts
var wordpress_version = __webpack_require__(6600);
;// CONCATENATED MODULE: ./src/rehearsal/packages/plan-pairs.ts

const LOWEST = { php: '7.4', wordpress: '6.2' };
function listAvailable(paths) {
    const php = paths.flatMap((path) => {
        const [, major, minor] = /\/@php-wasm\/node-(\d+)-(\d+)$/.exec(path) ?? [];
        return major === undefined || minor === undefined ? [] : [`${major}.${minor}`];
    });
    return {
        php: php.filter((version) => (0,wordpress_version/* compareVersions */.Zy)(version, LOWEST.php) >= 0).sort(wordpress_version/* compareVersions */.Zy),
        wordpress: LOWEST.wordpress,
    };
}
function planPairs({ php, wordpress, matrix }, declared, available, needed = []) {
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
    const least = highestRequirement(declared, needed, ({ requiresPhp }) => readVersion(requiresPhp, 2));
    const lowest = php.find((version) => (0,wordpress_version/* compareVersions */.Zy)(version, least.version) >= 0) ?? newest;
    const choice = plan_pairs_explain('PHP', declared, lowest, least.name);
    return lowest === newest ? [choice] : [choice, { version: newest }];
}
function chooseWordPress(requires, available, needed) {
    const read = (header) => readVersion(header, 3).replace(/^(\d+\.\d+)\.0$/, '$1');
    const declared = read(requires);
    const least = highestRequirement(declared, needed, ({ requiresWordPress }) => read(requiresWordPress));
    const isHad = (0,wordpress_version/* compareVersions */.Zy)(least.version, available.wordpress) >= 0;
    const version = isHad ? least.version : available.wordpress;
    return [plan_pairs_explain('WordPress', declared, version, isHad ? least.name : undefined), { version: 'latest' }];
}
function readVersion(header, maxParts) {
    const parts = /^\d+(\.\d+)*/.exec(header.trim())?.[0].split('.') ?? [];
    return parts.length === 1 ? `${parts[0] ?? ''}.0` : parts.slice(0, maxParts).join('.');
}
function highestRequirement(declared, needed, read) {
    return needed.reduce((most, plugin) => (0,wordpress_version/* compareVersions */.Zy)(read(plugin), most.version) > 0 ? { version: read(plugin), name: plugin.name } : most, { version: declared });
}
function plan_pairs_explain(what, declared, version, by) {
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

// EXTERNAL MODULE: ./src/http/retry.ts
var retry = __webpack_require__(8902);
// EXTERNAL MODULE: ./src/shared/together.ts
var together = __webpack_require__(1811);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./src/rehearsal/browser/model.ts
var model = __webpack_require__(5613);
;// CONCATENATED MODULE: ./src/rehearsal/site/ask-child.ts

const MAX_STDERR = 4_000;
function createAsk(child, { wire, process, answerer, createError, cancellation, isReply, watch }) {
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
    wire.listen((reply) => {
        if (isReply?.(reply) !== false)
            settle?.(reply);
    }, (why) => lose(createError(`${process} gave an answer that cannot be read: ${why}.`, true)));
    child.on('error', (error) => lose(createError(`${process} failed: ${error.message}`)));
    child.on('close', () => lose(createError(`${process} ended. ${stderr.trim()}`.trim())));
    const cancel = () => lose(new shared_clock/* Cancelled */.cJ());
    cancellation.addEventListener('abort', cancel);
    child.on('close', () => cancellation.removeEventListener('abort', cancel));
    if (cancellation.aborted)
        cancel();
    if (watch !== undefined && child.pid !== undefined) {
        const stop = watch(child.pid, (why) => lose(createError(why, true)));
        child.once('exit', stop);
    }
    return (command, timeoutMs) => new Promise((resolve, reject) => {
        if (lost !== undefined) {
            reject(lost);
            return;
        }
        const seconds = Math.round(timeoutMs / 1000);
        const timer = setTimeout(() => lose(createError(`${answerer} gave no answer within ${seconds} s.`)), timeoutMs);
        settle = (outcome) => {
            settle = undefined;
            clearTimeout(timer);
            if (outcome instanceof Error)
                reject(outcome);
            else
                resolve(outcome);
        };
        wire.send(command, (error) => {
            if (error)
                lose(createError(`${process} cannot be reached: ${error.message}`));
        });
    });
}
async function endChild(child) {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined)
        return;
    const ended = new Promise((resolve) => child.once('close', resolve));
    child.kill('SIGKILL');
    await ended;
}

// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(7075);
// EXTERNAL MODULE: external "node:v8"
var external_node_v8_ = __webpack_require__(8877);
// EXTERNAL MODULE: ./src/rehearsal/model/readers.ts
var readers = __webpack_require__(1493);
// EXTERNAL MODULE: ./src/rehearsal/site/player/protocol.ts
var protocol = __webpack_require__(5597);
;// CONCATENATED MODULE: ./src/rehearsal/site/read-reply.ts


const OUTPUT = (0,readers/* words */.aL)(protocol/* MAX_OUTPUT_BYTES */.$q);
const LONG = (0,readers/* words */.aL)(20_000);
const read_reply_status = (value) => (0,readers/* number */.ai)(typeof value === 'number' && value >= 0 && value <= 999 ? Math.trunc(value) : undefined);
const RAW = (0,readers/* object */.Ik)({
    failure: (0,readers/* optional */.lq)(LONG),
    result: (0,readers/* optional */.lq)((0,readers/* text */.Qq)(protocol/* MAX_RESULT_BYTES */.Xs)),
    output: OUTPUT,
    log: OUTPUT,
    loaded: (0,readers/* optional */.lq)(OUTPUT),
    status: (0,readers/* optional */.lq)(read_reply_status),
    location: (0,readers/* optional */.lq)(OUTPUT),
    response: (0,readers/* optional */.lq)((0,readers/* object */.Ik)({ status: read_reply_status, headers: (0,readers/* record */.g1)((0,readers/* list */.p_)(LONG)), unprinted: (0,readers/* optional */.lq)(OUTPUT) })),
});
function readRaw(json) {
    return readJson(RAW, json);
}
const LOADED = (0,readers/* map */.Tj)(readers/* number */.ai);
const UNPRINTED = (0,readers/* some */.zN)((0,readers/* tuple */.PV)((0,readers/* text */.Qq)(1_000), (0,readers/* text */.Qq)(8_000), (0,readers/* list */.p_)((0,readers/* text */.Qq)(1_000))), 50);
function readReply({ result, loaded, response, ...raw }, body, script) {
    const unprinted = readPart('The list of missing scripts', UNPRINTED, response?.unprinted) ?? [];
    return {
        ...raw,
        result: script && readPart(`The result of \`${script.name}.php\``, script.reader, result),
        loaded: readPart('The list of loaded files', LOADED, loaded),
        response: response && {
            ...response,
            body,
            unprinted: unprinted.map(([handle, url, missing]) => ({ handle, url, missing })),
        },
    };
}
function readPart(what, reader, json = '') {
    if (json === '')
        return undefined;
    try {
        return readJson(reader, json);
    }
    catch (error) {
        if (!(error instanceof readers/* Unreadable */.IO))
            throw error;
        throw new readers/* Unreadable */.IO(`${what} cannot be read: ${error.message}.`);
    }
}
const MAX_DEPTH = 16;
function readJson(reader, json) {
    if (isDeep(json))
        throw new readers/* Unreadable */.IO(`it nests deeper than ${MAX_DEPTH} lists`);
    let value;
    try {
        value = JSON.parse(json);
    }
    catch {
        throw new readers/* Unreadable */.IO('it is not valid JSON');
    }
    return (0,readers/* read */.LF)(reader, value);
}
const [QUOTE, BACKSLASH] = ['"', '\\'].map((char) => char.charCodeAt(0));
function isDeep(json) {
    let depth = 0;
    let isText = false;
    for (let at = 0; at < json.length; at += 1) {
        const code = json.charCodeAt(at);
        if (isText) {
            if (code === BACKSLASH)
                at += 1;
            else if (code === QUOTE)
                isText = false;
        }
        else if (code === QUOTE)
            isText = true;
        else if ((code | 0x20) === 0x7b && (depth += 1) > MAX_DEPTH)
            return true;
        else if ((code | 0x20) === 0x7d)
            depth -= 1;
    }
    return false;
}

;// CONCATENATED MODULE: ./src/rehearsal/site/wire.ts





const SIZES = 8;
const NO_BYTES = Buffer.alloc(0);
function createPipeWire(child) {
    const pipe = child.stdio[protocol/* PIPE */.L5];
    if (!(pipe instanceof external_node_stream_.Duplex))
        throw new Error('The player was started without its pipe.');
    pipe.on('error', () => undefined);
    return {
        send: (command, onSent) => {
            const bytes = (0,external_node_v8_.serialize)(command);
            const size = Buffer.alloc(SIZES / 2);
            size.writeUInt32LE(bytes.length);
            pipe.write(size);
            pipe.write(bytes, onSent);
        },
        listen: (onReply, onUnreadable) => {
            let chunks = [];
            let heard = 0;
            const take = (size) => {
                const [first = NO_BYTES, ...others] = chunks;
                const all = others.length === 0 ? first : Buffer.concat(chunks);
                chunks = [all.subarray(size)];
                heard -= size;
                return all.subarray(0, size);
            };
            let sizes;
            const hear = (chunk) => {
                chunks.push(chunk);
                heard += chunk.length;
                for (;;) {
                    if (sizes === undefined) {
                        if (heard < SIZES)
                            return;
                        const head = take(SIZES);
                        sizes = { json: head.readUInt32LE(0), body: head.readUInt32LE(SIZES / 2) };
                        if (sizes.json > protocol/* MAX_REPLY_BYTES */.Kf.json || sizes.body > protocol/* MAX_REPLY_BYTES */.Kf.body)
                            throw new readers/* Unreadable */.IO('it is too long');
                    }
                    const { json, body } = sizes;
                    if (heard < json + body)
                        return;
                    sizes = undefined;
                    onReply({ raw: readRaw(take(json).toString('utf8')), body: take(body) });
                }
            };
            pipe.on('data', (chunk) => {
                try {
                    hear(chunk);
                }
                catch (error) {
                    if (!(error instanceof readers/* Unreadable */.IO))
                        throw error;
                    pipe.removeAllListeners('data').resume();
                    onUnreadable(error.message);
                }
            });
        },
    };
}
function createMessageWire(child, reader) {
    return {
        send: (command, onSent) => child.send(command, onSent),
        listen: (onReply, onUnreadable) => {
            child.on('message', (message) => {
                let reply;
                try {
                    reply = (0,readers/* read */.LF)(reader, message);
                }
                catch (error) {
                    if (!(error instanceof readers/* Unreadable */.IO))
                        throw error;
                    onUnreadable(error.message);
                    return;
                }
                onReply(reply);
            });
        },
    };
}

;// CONCATENATED MODULE: ./src/rehearsal/browser/end-strays.ts

function endStrays(folder, kill, root = '/proc') {
    for (const pid of listProcesses(root))
        if (readEnvironment(`${root}/${pid}/environ`).includes(`HOME=${folder}`))
            try {
                kill(pid, 'SIGKILL');
            }
            catch {
            }
}
function listProcesses(root) {
    try {
        return (0,external_node_fs_.readdirSync)(root)
            .map(Number)
            .filter((pid) => Number.isSafeInteger(pid) && pid > 1);
    }
    catch {
        return [];
    }
}
function readEnvironment(path) {
    try {
        return (0,external_node_fs_.readFileSync)(path, 'utf8').split('\0');
    }
    catch {
        return [];
    }
}

// EXTERNAL MODULE: ./src/rehearsal/browser/read-driver.ts
var read_driver = __webpack_require__(949);
;// CONCATENATED MODULE: ./src/rehearsal/browser/session.ts










const PASSED_ON = /^(SystemRoot|windir|SystemDrive|ProgramFiles|ProgramFiles\(x86\)|ProgramData|LANG|PATH)$/i;
const session_TIMEOUT_MS = 120_000;
const LAST_WRITES_MS = 100;
const MAX_REMOVALS = 15;
async function startBrowser(options) {
    let started = { why: [] };
    for (const command of options.confinement.drivers) {
        started = await startWith(command, options);
        if (!('why' in started))
            break;
    }
    return started;
}
async function startWith(command, options) {
    const { executables, libraryFolder, confinement, cancellation, watchMemory, kill } = options;
    const folder = await makeFolder(options);
    const child = start(command, { ...options, folder });
    let send;
    const answerRequest = async ({ id, request }) => {
        const response = await send?.(request).catch(() => undefined);
        if (child.connected)
            child.send({ kind: 'response', id, response });
    };
    const askWithin = createAsk(child, {
        wire: createMessageWire(child, read_driver/* DRIVER_REPLY */.u8),
        process: 'The driver of the browser',
        answerer: 'The browser',
        createError: (message) => new model/* BrowserLost */.he(message),
        watch: watchMemory && ((pid, onExceeded) => watchMemory('browser', pid, onExceeded)),
        cancellation,
        isReply: (message) => {
            if (message.kind !== 'request')
                return true;
            void answerRequest(message);
            return false;
        },
    });
    const ask = (command) => askWithin(command, session_TIMEOUT_MS);
    const close = async () => {
        await endChild(child);
        endStrays(folder, kill);
        for (let turn = 0; turn < MAX_REMOVALS; turn += 1) {
            await (0,promises_.rm)(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }).catch(() => undefined);
            await (0,external_node_timers_promises_.setTimeout)(LAST_WRITES_MS);
            if (!(0,external_node_fs_.existsSync)(folder))
                break;
        }
    };
    const abort = () => void close();
    cancellation.addEventListener('abort', abort, { once: true });
    try {
        const reply = await ask({ kind: 'start', libraryFolder, executables, guard: confinement.browser });
        if (reply.kind === 'not-started') {
            await close();
            return { why: reply.why };
        }
        if (reply.kind !== 'started')
            throw new model/* BrowserLost */.he('The browser did not start.');
        return {
            name: reply.name,
            hasSandbox: reply.hasSandbox,
            visit: async (page, options) => {
                ({ send } = options);
                const { cookie, hasPicture, isPatient } = options;
                const seen = await ask({ kind: 'visit', page, cookie, hasPicture, isPatient });
                if (seen.kind === 'seen')
                    return seen.sighting;
                throw new model/* BrowserLost */.he(seen.kind === 'lost' ? seen.why : 'The browser gave no answer.');
            },
            close: async () => {
                cancellation.removeEventListener('abort', abort);
                await close();
            },
        };
    }
    catch (error) {
        await close();
        if (error instanceof model/* BrowserLost */.he)
            return { why: [error.message] };
        throw error;
    }
}
const MAX_FOLDER_BYTES = 103 - 45;
async function makeFolder({ folder, platform }) {
    if (platform !== 'win32' && Buffer.byteLength(folder) > MAX_FOLDER_BYTES) {
        const short = await (0,promises_.mkdtemp)('/tmp/rehearsal-').catch(() => undefined);
        if (short !== undefined)
            return short;
    }
    await (0,promises_.mkdir)(folder, { recursive: true });
    return folder;
}
function start(command, { execPath, driverFile, folder, env }) {
    const kept = Object.entries(env).filter(([name]) => PASSED_ON.test(name));
    const own = {
        HOME: folder,
        USERPROFILE: folder,
        LOCALAPPDATA: folder,
        APPDATA: folder,
        TMPDIR: folder,
        TEMP: folder,
        TMP: folder,
    };
    const driver = [execPath, '--no-warnings', driverFile];
    const [program = '', ...args] = [...command, ...driver];
    return (0,external_node_child_process_.spawn)(program, args, {
        env: {
            ...Object.fromEntries(kept),
            ...own,
            XDG_CONFIG_HOME: (0,external_node_path_.join)(folder, 'config'),
            XDG_CACHE_HOME: (0,external_node_path_.join)(folder, 'cache'),
        },
        cwd: folder,
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
        serialization: 'advanced',
        windowsHide: true,
    });
}
const ON_PATH = [
    'google-chrome',
    'google-chrome-stable',
    'chrome',
    'chromium',
    'chromium-browser',
    'microsoft-edge',
    'microsoft-edge-stable',
];
const MAC = ['Google Chrome', 'Chromium', 'Microsoft Edge'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
const WINDOWS = [
    ['Google', 'Chrome', 'Application', 'chrome.exe'],
    ['Chromium', 'Application', 'chrome.exe'],
    ['Microsoft', 'Edge', 'Application', 'msedge.exe'],
];
const WINDOWS_FOLDERS = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'];
async function listBrowsers(choice, machine) {
    if (choice.kind === 'none')
        return [];
    if (choice.kind === 'path')
        return [choice.path];
    const found = new Map();
    for (const path of listCandidates(machine)) {
        const real = (await isProgram(path)) ? await (0,promises_.realpath)(path) : undefined;
        if (real !== undefined && !found.has(real))
            found.set(real, path);
    }
    return [...found.values()];
}
function listCandidates({ env, platform }) {
    const read = (name) => Object.entries(env).find(([key, value]) => key.toUpperCase() === name && value !== undefined)?.[1] ?? '';
    const named = [read('CHROME_BIN'), read('CHROME_PATH')].filter((path) => (0,external_node_path_.isAbsolute)(path));
    if (platform === 'win32') {
        const folders = WINDOWS_FOLDERS.map(read).filter((folder) => folder !== '');
        return [...named, ...WINDOWS.flatMap((parts) => folders.map((folder) => (0,external_node_path_.join)(folder, ...parts)))];
    }
    const path = read('PATH')
        .split(external_node_path_.delimiter)
        .filter((folder) => (0,external_node_path_.isAbsolute)(folder));
    const onPath = ON_PATH.flatMap((name) => path.map((folder) => (0,external_node_path_.join)(folder, name)));
    return [...named, ...onPath, ...(platform === 'darwin' ? MAC : [])];
}
async function isProgram(path) {
    return (0,promises_.access)(path, external_node_fs_.constants.X_OK).then(() => true, () => false);
}

// EXTERNAL MODULE: ./src/package/zip/open-whole.ts
var open_whole = __webpack_require__(4244);
// EXTERNAL MODULE: ./src/source/zip-plugin.ts
var zip_plugin = __webpack_require__(7672);
;// CONCATENATED MODULE: ./src/rehearsal/model/packages.ts
const NONE_BESIDE = { isNone: false, packages: [], missing: [] };

;// CONCATENATED MODULE: ./src/rehearsal/packages/read-package.ts



const CLOSES = /coming[ -]soon|maintenance[ -]mode|under[ -]construction|\bmembers?[ -](?:only|area)|membership|private (?:site|blog|website)|(?:force|require)s? (?:users? )?(?:to )?log[ -]?in|(?:have|has|need) to log in|password[ -]protect|restrict(?:s|ed)? (?:site )?access|cookie consent|age (?:gate|verification)/i;
async function readRehearsedPackage(path) {
    const reader = await (0,src_package/* loadReader */.yD)();
    const { createLibraryTest, readPackageView, isShown, nameIn, readRequiredPlugins, readPackagePhp } = reader;
    const file = await (0,local_file/* openLocalFile */.K)(path);
    try {
        const { layout, main, readme } = await readPackageView(file);
        const { folder, entries } = layout;
        const prefix = Buffer.byteLength(folder) + 1;
        return {
            path,
            plugin: main && {
                folder,
                key: `${folder}/${nameIn(folder, main.path) ?? ''}`,
                version: main.header.version,
                name: main.header.name,
                requiresPhp: main.header.requiresPhp || (readme?.readme.requiresPhp ?? ''),
                requiresWordPress: main.header.requiresWordPress || (readme?.readme.requires ?? ''),
                requiresPlugins: readRequiredPlugins(main.header.requiresPlugins).slugs,
                testedUpTo: readme?.readme.tested ?? '',
                lacksUpgradeNotice: readme !== undefined &&
                    reader.findUpgradeNotice(readme.readme.text, {
                        version: main.header.version,
                        names: [main.header.name, readme.readme.name],
                    }) === '',
                isForNetworks: main.header.network.toLowerCase() === 'true',
                closesSites: CLOSES.test([main.header.name, main.header.description, readme?.readme.description].join('\n')),
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
            isShown,
            readCode: async (other) => {
                if (main === undefined)
                    return undefined;
                const again = await (0,local_file/* openLocalFile */.K)(path);
                try {
                    return await readPackagePhp(layout, main, again, other);
                }
                finally {
                    await again.close();
                }
            },
        };
    }
    catch (error) {
        if (!(error instanceof finding/* PackageProblem */.w))
            throw error;
        const { message } = error.finding;
        return {
            path,
            plugin: undefined,
            problem: message,
            files: [],
            isLibrary: () => false,
            isShown: () => false,
            readCode: () => Promise.resolve(undefined),
        };
    }
    finally {
        await file.close();
    }
}

;// CONCATENATED MODULE: ./src/rehearsal/packages/fetch-beside.ts









const MAX_PLUGINS = 20;
async function fetchBeside(plugins, next, ports) {
    if (plugins === 'none')
        return { ...NONE_BESIDE, isNone: true };
    const found = new Map();
    const missing = new Map();
    const fetch = async (place) => {
        const target = (0,external_node_path_.join)(ports.folder, `beside-${found.size + missing.size}`);
        const name = place.kind === 'slug' ? place.slug : '';
        try {
            const plugin = await take(place, target, ports);
            if (place.kind !== 'slug')
                await assertNotInside(next, plugin, place);
            found.set(plugin.plugin.folder, plugin);
        }
        catch (error) {
            if (!(error instanceof publish_error/* PublishError */.S1) || name === '')
                throw error;
            const why = (0,quote/* withoutFullStop */.Qu)(error.message.replace(/^Input `plugins`: /, ''));
            missing.set(name, `${(0,quote/* quoteName */.AB)(name)}, which it needs, is not available: ${why}. Give its ZIP in the input \`plugins\`.`);
        }
    };
    for (const place of plugins)
        await fetch(place);
    const needs = next.plugin?.requiresPlugins ?? [];
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
async function assertNotInside(next, { path, plugin, files: own }, place) {
    const found = (await findZip(next, path)) ??
        (await findUnpacked(next, {
            path,
            folder: plugin.folder,
            own,
            mainFile: plugin.key.slice(plugin.folder.length + 1),
        }));
    if (found === undefined)
        return;
    throw new publish_error/* PublishError */.S1({
        code: 'package',
        title: 'Input plugins',
        message: `The package contains ${(0,quote/* quoteName */.AB)(found)}: that is ${(0,quote/* quoteName */.AB)(plugin.name)}, which the input \`plugins\` gives the rehearsal (${show(place)}). Everyone who gets the package would get it, too.`,
        hint: `Leave ${(0,quote/* quoteName */.AB)(found)} out of the package, with \`.distignore\` or \`export-ignore\` in \`.gitattributes\`, whichever the plugin has.`,
    });
}
async function findZip({ path: ownPath, files, plugin }, path) {
    const { size } = await (0,promises_.stat)(path);
    const alike = files.filter(({ sizeBytes }) => sizeBytes === size);
    if (alike.length === 0)
        return undefined;
    const bytes = await (0,promises_.readFile)(path);
    const unpack = await openFiles(ownPath, plugin?.folder);
    return alike.find(({ shown }) => unpack(shown)?.equals(bytes) === true)?.shown;
}
async function findUnpacked({ path: nextPath, files, plugin }, { path, folder, own, mainFile }) {
    const toKey = ({ sizeBytes, crc32 }, name) => `${crc32} ${sizeBytes} ${name}`;
    const keys = new Set(files.map((file) => toKey(file, file.shown)));
    const found = files
        .filter(({ shown }) => shown.endsWith(`/${mainFile}`))
        .map(({ shown }) => shown.slice(0, -mainFile.length))
        .find((inside) => own.every((file) => keys.has(toKey(file, inside + file.shown))));
    if (found === undefined)
        return undefined;
    const [unpack, unpackOwn] = [await openFiles(nextPath, plugin?.folder), await openFiles(path, folder)];
    const isSame = ({ shown }) => unpack(found + shown)?.equals(unpackOwn(shown) ?? Buffer.of(0)) === true;
    return own.every(isSame) ? found : undefined;
}
async function openFiles(path, folder = '') {
    const entries = new Map((await (0,open_whole/* openWhole */.A)(await (0,promises_.readFile)(path))).map((entry) => [entry.path, entry]));
    return (name) => entries.get(`${folder}/${name}`)?.unpack();
}
async function store(place, target, ports) {
    if (place.kind === 'path')
        return findPath(place.path, target, ports);
    const fetch = (url) => storeZip({ kind: 'url', url }, `${target}.zip`, 'plugins', ports);
    if (place.kind === 'url')
        return fetch(place.url);
    const { slug, version } = place;
    const file = `${slug}.${version ?? 'latest-stable'}.zip`;
    const url = new URL(file, 'https://downloads.wordpress.org/plugin/');
    return fetch(url);
}
async function findPath(text, target, { workspace }) {
    const { resolveZipPath } = await __webpack_require__.e(/* import() */ 231).then(__webpack_require__.bind(__webpack_require__, 3231));
    try {
        const { kind, path } = await resolveZipPath(text, workspace);
        if (kind === 'file')
            return path;
        await (0,promises_.mkdir)(target);
        return (await (0,zip_plugin/* zipPlugin */.U)(path, { slug: undefined, epochSeconds: undefined, folder: target })).path;
    }
    catch (error) {
        if (!(error instanceof publish_error/* PublishError */.S1))
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
    return new publish_error/* PublishError */.S1({
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

// EXTERNAL MODULE: ./src/compare/find-live.ts
var find_live = __webpack_require__(5603);
// EXTERNAL MODULE: ./src/compare/release-names.ts
var release_names = __webpack_require__(3055);
// EXTERNAL MODULE: ./src/hosting/read-releases.ts
var read_releases = __webpack_require__(4751);
;// CONCATENATED MODULE: ./src/rehearsal/packages/find-previous.ts












const find_previous_TIMEOUT_MS = 30_000;
const LIMITS = { maxBytes: 1024 ** 3, maxMs: 600_000, timeoutMs: 180_000, retries: RETRIES };
async function findPrevious(options, ports) {
    const { previous } = options;
    const target = (0,external_node_path_.join)(ports.folder, options.target ?? 'previous.zip');
    if (previous === undefined)
        return { missing: '`previous` is `none`' };
    if (previous === 'auto')
        return findOnReleases(options, undefined, target, ports);
    if (previous.kind === 'version') {
        const found = await findOnReleases(options, previous.version, target, ports);
        if (found.path !== undefined)
            return found;
        throw new publish_error/* PublishError */.S1({
            code: 'not-known',
            title: 'Input previous',
            message: `Input \`previous\`: version ${(0,quote/* quoteName */.AB)(previous.version)} was not found, because ${found.missing}.`,
            hint: 'Give a version that is on a release of this repository, or the path or the `https:` URL of its ZIP.',
        });
    }
    const path = (await zipFolder(options, target, ports)) ?? (await storeZip(previous, target, 'previous', ports));
    return { path, origin: 'the input `previous`' };
}
async function zipFolder({ previous, names }, target, { workspace }) {
    if (previous === undefined || previous === 'auto' || previous.kind !== 'path')
        return undefined;
    const path = (0,external_node_path_.resolve)(workspace, previous.path);
    const stats = await (0,promises_.stat)(path).catch(() => undefined);
    if (stats?.isDirectory() !== true)
        return undefined;
    const folder = `${target}.folder`;
    await (0,promises_.mkdir)(folder);
    const slug = names.slug === '' ? undefined : names.slug;
    return (await (0,zip_plugin/* zipPlugin */.U)(path, { slug, epochSeconds: undefined, folder })).path;
}
async function findOnReleases(options, version, target, ports) {
    const context = createContext(options, version, ports);
    try {
        const { opened, name } = await findNewestOf(options.names, options.path, context);
        try {
            await (0,promises_.rename)(opened.path, target);
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
const ignore = () => undefined;
function createContext({ repository, names: own, urls, triggeringTag }, version, ports) {
    const { send, sendOnce, maskUrl, folder } = ports;
    const names = { tag: undefined, assetName: undefined, triggeringTag, ...own };
    const isWanted = (tag) => tag !== triggeringTag && (version === undefined || (0,release_names/* readReleaseVersion */.w)(names, tag) === version);
    return {
        limits: { find: send, read: sendOnce, beginDownload: ignore, countMiss: ignore },
        openUrl: (0,find_live/* createOpener */.o4)({ ...ports, ...LIMITS, temporaryFolder: folder }),
        releases: repository && createSource(repository, isWanted, ports),
        names,
        maskUrl,
        isOwnUrl: ({ href }) => urls.some((own) => own.href === href),
    };
}
function createSource(repository, isWanted, ports) {
    const toError = (why, cause) => new find_live/* Missed */.g3(why, cause);
    const source = (0,read_releases/* createReleaseReader */.V)(repository, { ...ports, timeoutMs: find_previous_TIMEOUT_MS }, toError);
    return {
        ...source,
        listNewest: async (send) => {
            const releases = await source.listNewest(send);
            return releases.filter(({ tag }) => isWanted(tag));
        },
    };
}
async function findNewestOf(names, ownPath, context) {
    const others = new Set();
    let which = 'a';
    if (context.releases === undefined)
        throw new find_live/* Missed */.g3('no repository on GitHub is known that could have it');
    const releases = leaveOut(others, context.releases);
    for (;;) {
        const found = await (0,find_live/* findNewest */.Ok)({ ...context, releases }).catch((error) => {
            if (!(error instanceof find_live/* Missed */.g3) || others.size === 0)
                throw error;
            throw new find_live/* Missed */.g3(`no release on GitHub has ${which} package of ${(0,quote/* quoteName */.AB)(names.slug)}`, error);
        });
        const { opened } = found;
        try {
            if (await isSame(ownPath, opened))
                which = 'another';
            else if (await isOf(names, opened.file))
                return found;
        }
        catch (error) {
            await opened.close();
            throw error;
        }
        await opened.close();
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
async function isSame(path, { file: other, sha256 }) {
    const file = await (0,local_file/* openLocalFile */.K)(path);
    try {
        return file.sizeBytes === other.sizeBytes && (await file.readSha256()) === sha256;
    }
    finally {
        await file.close();
    }
}
async function isOf({ slug, mainFile }, reader) {
    if (slug === '')
        return true;
    const { readPackageView, nameIn } = await (0,src_package/* loadReader */.yD)();
    try {
        const { layout, main } = await readPackageView(reader);
        return layout.folder === slug || (main !== undefined && nameIn(layout.folder, main.path) === mainFile);
    }
    catch (error) {
        if (error instanceof finding/* PackageProblem */.w)
            return true;
        throw error;
    }
}

;// CONCATENATED MODULE: ./src/rehearsal/packages/read-code.ts

function createCodeReader(next, previous) {
    return (0,together/* once */.Oo)(async () => {
        const current = await next.readCode();
        return current && { current, previous: await previous?.readCode(current) };
    });
}

// EXTERNAL MODULE: ./src/hosting/package-host.ts
var package_host = __webpack_require__(6665);
// EXTERNAL MODULE: ./src/source/find-package.ts
var find_package = __webpack_require__(5779);
;// CONCATENATED MODULE: ./src/rehearsal/packages/take-package.ts
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








const take_package_RETRIES = 3;
const take_package_TIMEOUT_MS = 180_000;
async function takePackage(inputs, { machine, tools, ownFolder, distFolder, folder }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { env, workspace } = machine;
        const limits = { retries: take_package_RETRIES, timeoutMs: take_package_TIMEOUT_MS };
        const query = { ...inputs, ...limits, packageChecks: 'error' };
        const { signAssetUrl } = (0,package_host/* createPackageHost */.L)({ ...limits, repository: inputs.repository }, tools);
        const found = __addDisposableResource(env_1, await (0,find_package/* findPackage */.C)(query, {
            ...tools,
            workspace,
            temporaryFolder: folder,
            ownPaths: [(0,external_node_path_.join)(ownFolder, '..'), ...machine.ownFiles],
            sourceTime: undefined,
            signAssetUrl,
            downloadArtifact: async (order, artifactFolder) => {
                const { downloadArtifact } = await __webpack_require__.e(/* import() */ 152).then(__webpack_require__.bind(__webpack_require__, 3771));
                const threadFile = (0,external_node_path_.join)(distFolder, 'thread.js');
                return downloadArtifact(order, { ...tools, ...limits, folder: artifactFolder, env, threadFile });
            },
        }), true);
        const path = (0,external_node_path_.join)(folder, 'next.zip');
        await (0,promises_.copyFile)(found.path, path, external_node_fs_.constants.COPYFILE_EXCL);
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
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
function assertSlug({ plugin }, slug) {
    if (plugin === undefined || slug === undefined || plugin.folder === slug)
        return;
    throw new publish_error/* PublishError */.S1({
        code: 'package',
        title: 'Wrong folder',
        message: `The plugin is in the folder ${(0,quote/* quoteName */.AB)(plugin.folder)}, and the input \`slug\` is ${(0,quote/* quoteName */.AB)(slug)}.`,
        hint: 'Zip the plugin in the folder that sites have, or fix `slug`.',
    });
}

// EXTERNAL MODULE: external "node:process"
var external_node_process_ = __webpack_require__(1708);
// EXTERNAL MODULE: ./src/shared/logger.ts
var logger = __webpack_require__(4381);
;// CONCATENATED MODULE: ./src/rehearsal/site/process-trees.ts

function createProcessTable(root = '/proc') {
    const read = (pid, name) => {
        try {
            return (0,external_node_fs_.readFileSync)(`${root}/${pid}/${name}`, 'latin1');
        }
        catch {
            return '';
        }
    };
    return {
        list: () => {
            try {
                return (0,external_node_fs_.readdirSync)(root).map(Number).filter(Number.isInteger);
            }
            catch {
                return [];
            }
        },
        read: (pid) => {
            const stat = read(pid, 'stat');
            const [, , parent, , session] = stat.slice(stat.lastIndexOf(')')).split(' ', 5);
            return session === undefined ? undefined : { parent: Number(parent), session: Number(session) };
        },
        readMost: (pid) => sumKb(read(pid, 'status'), /^(?:VmRSS|VmSwap):\s+(\d+) kB$/gm),
        readShare: (pid) => {
            const shares = read(pid, 'smaps_rollup');
            if (shares !== '')
                return sumKb(shares, /^(?:Pss|SwapPss):\s+(\d+) kB$/gm);
            return sumKb(read(pid, 'status'), /^(?:RssAnon|RssShmem|VmSwap):\s+(\d+) kB$/gm);
        },
    };
}
function sumKb(text, pattern) {
    return [...text.matchAll(pattern)].reduce((sum, [, kb]) => sum + 1_024 * Number(kb), 0);
}
function createTrees({ list, read, }) {
    const owners = new Map();
    const sessions = new Map();
    const outer = new Map();
    return (roots) => {
        const present = new Set(list());
        for (const pid of owners.keys())
            if (!present.has(pid))
                owners.delete(pid);
        for (const root of outer.keys())
            if (!roots.includes(root))
                outer.delete(root);
        for (const [session, root] of sessions)
            if (!roots.includes(root))
                sessions.delete(session);
        for (const root of roots)
            if (!outer.has(root)) {
                owners.set(root, root);
                outer.set(root, read(root)?.session);
            }
        const find = (pid) => {
            if (owners.has(pid) || !present.has(pid))
                return owners.get(pid);
            owners.set(pid, undefined);
            const found = read(pid);
            if (found === undefined)
                return undefined;
            const { parent, session } = found;
            const owner = find(parent) ?? sessions.get(session);
            owners.set(pid, owner);
            const beyond = owner === undefined ? undefined : outer.get(owner);
            if (owner !== undefined && beyond !== undefined && session !== beyond)
                sessions.set(session, owner);
            return owner;
        };
        const trees = new Map(roots.map((root) => [root, []]));
        for (const pid of present) {
            const owner = find(pid);
            if (owner !== undefined)
                trees.get(owner)?.push(pid);
        }
        return trees;
    };
}

;// CONCATENATED MODULE: ./src/rehearsal/site/memory-watch.ts





const LEAST_TOGETHER = 2_000_000_000;
function chooseMemoryBounds(machineBytes = Math.min((0,external_node_os_.totalmem)(), (0,external_node_process_.constrainedMemory)() || Infinity)) {
    const together = Math.max(LEAST_TOGETHER, Math.floor(machineBytes / 2));
    return { php: 2_000_000_000, browser: 3_000_000_000, together };
}
const TICK_MS = 100;
const SLOW_TICK_MS = 1_000;
const SHARE_TICKS = 10;
const SHARE_GROWTH = 0.05;
const SUBJECTS = { php: 'PHP', browser: 'The browser with its driver' };
function createMemoryWatch(bounds, { platform, table = createProcessTable(), every = repeat, }) {
    const watched = new Set();
    const isLinux = platform === 'linux';
    const listTrees = createTrees(table);
    let tick = 0;
    let stop;
    const look = () => {
        tick += 1;
        const trees = listTrees([...watched].map(({ pid }) => pid));
        const used = [...watched].map((one) => {
            const pids = trees.get(one.pid) ?? [];
            const most = sum(pids.map(table.readMost));
            return { one, most, readShare: () => readShare(one, most, pids) };
        });
        for (const { one, most, readShare } of used)
            if (most > bounds[one.whose] && readShare() > bounds[one.whose])
                end(one, readShare());
        if (sum(used.map(({ most }) => most)) <= bounds.together)
            return;
        const shares = used.map((item) => ({ ...item, share: item.readShare() }));
        const all = sum(shares.map(({ share }) => share));
        const [largest] = shares.toSorted((a, b) => b.share - a.share);
        if (all > bounds.together && largest !== undefined)
            end(largest.one, largest.share, all);
    };
    const readShare = (one, most, pids) => {
        const { asked } = one;
        const isRecent = asked !== undefined && tick - asked.tick < SHARE_TICKS;
        if (isRecent && most - asked.most < SHARE_GROWTH * bounds[one.whose])
            return asked.share;
        const share = sum(pids.map(table.readShare));
        one.asked = { share, most, tick };
        return share;
    };
    const lookElsewhere = () => {
        for (const one of watched)
            if (one.whose === 'php')
                (0,external_node_child_process_.execFile)('ps', ['-o', 'rss=', '-p', String(one.pid)], (_error, kb) => {
                    const used = 1_024 * Number(kb);
                    if (used > bounds.php && watched.has(one))
                        end(one, used);
                });
    };
    const end = (one, used, all) => {
        if (!watched.delete(one))
            return;
        const subject = SUBJECTS[one.whose];
        one.onExceeded(all === undefined
            ? `${subject} took more memory than the ${(0,format/* formatSize */.Xq)(bounds[one.whose])} that it may take.`
            : `${subject} took ${(0,format/* formatSize */.Xq)(used)} of memory, and the rehearsal ${(0,format/* formatSize */.Xq)(all)} in all, more than the ${(0,format/* formatSize */.Xq)(bounds.together)} that it may take on this machine.`);
    };
    return (whose, pid, onExceeded) => {
        if (platform === 'win32')
            return () => undefined;
        const one = { pid, whose, onExceeded };
        watched.add(one);
        stop ??= isLinux ? every(TICK_MS, look) : every(SLOW_TICK_MS, lookElsewhere);
        return () => {
            watched.delete(one);
            if (watched.size > 0)
                return;
            stop?.();
            stop = undefined;
        };
    };
}
function repeat(ms, work) {
    const timer = setInterval(work, ms);
    timer.unref();
    return () => clearInterval(timer);
}
function sum(values) {
    return values.reduce((all, value) => all + value, 0);
}

;// CONCATENATED MODULE: ./src/rehearsal/report/verdict.ts
function hasFailed({ steps }) {
    return steps.some(({ outcome }) => outcome === 'failed');
}
function isUnclear({ steps }) {
    return steps.some(({ outcome }) => outcome === 'unknown');
}
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
function explainNotPlayed(results) {
    const skipped = results.flatMap(({ steps }) => steps.filter(({ outcome }) => outcome === 'skipped'));
    const required = [...new Set(skipped.map(({ message }) => message))];
    const tried = results.map(({ php, wordpress }) => `PHP ${php} with WordPress ${wordpress}`);
    return `${required.join(' ')} Only ${tried.join(', and ')} was tried.`;
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
    const isCurtailed = steps.some(({ problems }, index) => {
        const next = steps[index + 1];
        const isAccepted = problems.some(({ severity, isAccepted = false }) => isAccepted && severity === 'error');
        return isAccepted && next?.outcome === 'skipped' && next.name !== 'After update';
    });
    return !isCurtailed && steps.some(({ name, outcome }) => name === 'Front page' && outcome !== 'skipped');
}
function isTested(result) {
    return isFinished(result) && hasRun(result) && !isUnclear(result) && !hasFailed(result);
}
function describeTested(results) {
    const played = results.filter((result) => isFinished(result) && hasRun(result) && !isUnclear(result));
    if (played.length === 0)
        return '';
    const wordpress = listAnd(played.map((result) => result.wordpress));
    const beside = listAnd(played.flatMap((result) => result.beside ?? []));
    return `PHP ${listAnd(played.map(({ php }) => php))}, WordPress ${wordpress}${beside === '' ? '' : ` with ${beside}`}`;
}
function listAnd(values) {
    const unique = [...new Set(values)];
    const last = unique.pop() ?? '';
    return unique.length === 0 ? last : `${unique.join(', ')} and ${last}`;
}

;// CONCATENATED MODULE: ./src/rehearsal/play-pairs.ts









function measureRoom() {
    const freeBytes = Math.min((0,external_node_os_.freemem)(), (0,external_node_process_.constrainedMemory)() || Infinity);
    return {
        cores: (0,external_node_os_.availableParallelism)(),
        memoryBytes: Math.min(freeBytes, chooseMemoryBounds().together),
    };
}
const PAIR_BYTES = 1024 ** 3;
function countAtOnce(pairs, log, { cores, memoryBytes } = measureRoom()) {
    const wanted = Math.max(1, Math.min(pairs, cores));
    const held = Math.max(1, Math.floor(memoryBytes / PAIR_BYTES));
    if (held >= wanted)
        return wanted;
    const count = held === 1 ? 'One pair is' : `${held} pairs are`;
    log.info(`${count} played at a time, because this machine has only ${(0,format/* formatSize */.Xq)(memoryBytes)} of memory for them.`);
    return held;
}
class PairFailed extends Error {
}
async function playPairs(planned, ports, results) {
    const { log, play, cancellation, atOnce } = ports;
    const takeTurn = createTurns(atOnce);
    const plays = planned.map((pair) => {
        const { log: held, show } = (0,logger/* holdLog */.i)(log);
        const begin = async () => {
            (0,shared_clock/* assertNotCancelled */.ZR)(cancellation);
            return play(pair, held);
        };
        return { pair, result: (0,together/* beginEarly */.Pb)(() => takeTurn(begin)), show };
    });
    for (const [index, play] of plays.entries()) {
        try {
            await reportPlay(play, ports.step, results);
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
async function reportPlay({ pair: { php, wordpress }, result, show }, step, results) {
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
    await step(`Rehearse on PHP ${php}, WordPress ${showWordPress(wordpress)}`, work, (played) => isPlayed(played)
        ? `nothing failed in ${(0,format/* formatDuration */.a3)(played.durationMs)}`
        : { inconclusive: 'not tried' }).catch((error) => {
        if (!(error instanceof PairFailed))
            throw error;
    });
}

;// CONCATENATED MODULE: ./src/rehearsal/site/confine.ts

const ENDS_WITH_PARENT = ['setpriv', '--pdeathsig', 'KILL'];
const WITH_ALL_CHILDREN = ['--pid', '--mount-proc', '--fork', '--kill-child=SIGKILL'];
const APART = [
    ...ENDS_WITH_PARENT,
    ...['unshare', '--map-root-user', '--net', ...WITH_ALL_CHILDREN],
    ...['setpriv', '--no-new-privs', '--bounding-set=-all', '--inh-caps=-all'],
];
const APART_WITH_BROWSER = [...ENDS_WITH_PARENT, 'unshare', '--map-current-user', ...WITH_ALL_CHILDREN];
const ENDS_GROUP_WITH_PARENT = [
    ...['setpriv', '--pdeathsig', 'TERM', 'sh', '-c'],
    `[ "$PPID" = "$1" ] && [ $$ -gt 1 ] || exit 1
trap 'kill -KILL -$$' TERM
shift
"$@" &
wait $!`,
    'sh',
];
const UNCONFINED = { php: [], drivers: [[]], browser: [] };
const TRIAL_TIMEOUT_MS = 5_000;
async function chooseConfinement(platform) {
    if (platform !== 'linux')
        return UNCONFINED;
    const [isApart, isBrowserApart, endsWithParent] = await Promise.all([APART, APART_WITH_BROWSER, ENDS_WITH_PARENT].map(works));
    if (endsWithParent !== true)
        return UNCONFINED;
    return {
        php: isApart === true ? APART : ENDS_WITH_PARENT,
        drivers: [...(isBrowserApart === true ? [APART_WITH_BROWSER] : []), ENDS_WITH_PARENT],
        browser: ENDS_GROUP_WITH_PARENT,
    };
}
async function works([program = '', ...args]) {
    const child = (0,external_node_child_process_.spawn)(program, [...args, 'true'], { env: {}, stdio: 'ignore', timeout: TRIAL_TIMEOUT_MS });
    return new Promise((resolve) => {
        child.once('error', () => resolve(false));
        child.once('close', (code) => resolve(code === 0));
    });
}

// EXTERNAL MODULE: ./src/rehearsal/site/end-group.ts
var end_group = __webpack_require__(1644);
;// CONCATENATED MODULE: ./src/rehearsal/site/npm.ts





const npm_MAX_STDERR = 4_000;
const KEPT_BACK = /^(INPUT_|ACTIONS_|GITHUB_|RUNNER_)/i;
async function findNpm({ execPath, env, platform, }) {
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
    return undefined;
}
async function exists(path) {
    return (0,promises_.access)(path).then(() => true, () => false);
}
async function runNpm([program = '', ...args], cwd, { env, platform, cancellation, kill }) {
    if (cancellation.aborted)
        throw new shared_clock/* Cancelled */.cJ();
    const isGroup = platform !== 'win32';
    const child = (0,external_node_child_process_.spawn)(program, args, {
        cwd,
        env: Object.fromEntries(Object.entries(env).filter(([name]) => !KEPT_BACK.test(name))),
        stdio: ['ignore', 'pipe', 'pipe'],
        detached: isGroup,
        windowsHide: true,
    });
    let [stdout, stderr] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text) => (stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text) => {
        stderr = (stderr + text).slice(-npm_MAX_STDERR);
    });
    const cancel = () => {
        if (!isGroup || !(0,end_group/* endGroup */.N)(child.pid, kill))
            child.kill('SIGKILL');
    };
    cancellation.addEventListener('abort', cancel);
    const code = await new Promise((resolve, reject) => {
        child.once('error', reject);
        child.once('close', resolve);
    }).finally(() => cancellation.removeEventListener('abort', cancel));
    if (cancellation.aborted)
        throw new shared_clock/* Cancelled */.cJ();
    return { isDone: code === 0, stdout, stderr };
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: ./node_modules/tar-stream/index.js
var tar_stream = __webpack_require__(6118);
;// CONCATENATED MODULE: ./src/rehearsal/site/tarballs.ts









const AT_ONCE = 6;
const tarballs_MAX_BYTES = 128 * 1024 * 1024;
const tarballs_TIMEOUT_MS = 120_000;
const CHUNK_BYTES = 4 * 1024 * 1024;
const UNUSED = /\.(?:map|d\.ts)$/;
const unzip = (0,external_node_util_.promisify)(external_node_zlib_.gunzip);
async function installTarballs(tarballs, folder, options, context) {
    const waiting = [...tarballs];
    const installNext = async () => {
        try {
            for (let tarball = waiting.shift(); tarball !== undefined; tarball = waiting.shift()) {
                const bytes = await takeTarball(tarball, options, context);
                if (bytes === undefined)
                    return false;
                await unpack(bytes, (0,external_node_path_.join)(folder, tarball.path), options);
            }
            return true;
        }
        finally {
            waiting.length = 0;
        }
    };
    const outcomes = await (0,together/* doTogether */.Sb)(Array.from({ length: AT_ONCE }, installNext));
    (0,shared_clock/* assertNotCancelled */.ZR)(context.cancellation);
    return outcomes.every(Boolean);
}
async function takeTarball({ fileName, url, integrity }, { downloads }, { send }) {
    const isRight = (bytes) => integrity === `sha512-${(0,external_node_crypto_.createHash)('sha512').update(bytes).digest('base64')}`;
    const kept = downloads === undefined ? undefined : (0,external_node_path_.join)(downloads, fileName);
    const known = kept === undefined ? undefined : await (0,promises_.readFile)(kept).catch(() => undefined);
    if (known !== undefined && isRight(known))
        return known;
    const fetched = url === undefined ? undefined : await fetchTarball(new URL(url), send);
    if (fetched === undefined || !isRight(fetched))
        return undefined;
    if (kept !== undefined)
        await keep(kept, fetched);
    return fetched;
}
async function fetchTarball(url, send) {
    try {
        const request = { method: 'GET', url, headers: {}, timeoutMs: tarballs_TIMEOUT_MS, maxBytes: tarballs_MAX_BYTES };
        const { status, body, isCut } = await send(request);
        return status === 200 && !isCut ? body : undefined;
    }
    catch (error) {
        if (error instanceof transport_error/* TransportError */.wX)
            return undefined;
        throw error;
    }
}
async function keep(path, bytes) {
    const aside = `${path}.${(0,external_node_crypto_.randomUUID)()}`;
    try {
        await (0,promises_.mkdir)((0,external_node_path_.dirname)(path), { recursive: true });
        await (0,promises_.writeFile)(aside, bytes);
        await (0,promises_.rename)(aside, path);
    }
    catch {
        await (0,promises_.rm)(aside, { force: true }).catch(() => undefined);
    }
}
async function unpack(tarball, folder, { unusedBuild = '' }) {
    const files = (0,tar_stream.extract)();
    files.end(await unzip(tarball, { chunkSize: CHUNK_BYTES }));
    const folders = new Set();
    const make = async (path) => {
        if (!folders.has(path))
            await (0,promises_.mkdir)(path, { recursive: true });
        folders.add(path);
    };
    for await (const file of files) {
        const [, ...parts] = file.header.name.split('/');
        const isBuild = parts.length > 1 && parts[0] === unusedBuild;
        if (isBuild)
            await make((0,external_node_path_.join)(folder, unusedBuild));
        const path = (0,external_node_path_.join)(folder, ...parts);
        const isUnused = isBuild || UNUSED.test(path) || parts.includes('..');
        if (isUnused || file.header.type !== 'file') {
            file.resume();
            continue;
        }
        await make((0,external_node_path_.dirname)(path));
        await (0,promises_.writeFile)(path, file);
    }
}

;// CONCATENATED MODULE: ./src/rehearsal/site/install.ts







const DONE_FILE = 'installed-lock.json';
async function installLocked(options, context) {
    const { source, target, isUsed = () => true, unusedBuild } = options;
    const lock = cutLockfile(await readLockfile(source), isUsed);
    const found = await findInstalled(target, { ...lock, unusedBuild });
    if (found !== undefined)
        return found;
    const npm = await findNpm(context);
    if (npm === undefined)
        throw install_explain('npm was not found on this machine.', 'Add `actions/setup-node` before this step.');
    context.onStart?.();
    const folder = await install_makeFolder(target);
    try {
        await (0,promises_.writeFile)((0,external_node_path_.join)(folder, 'package.json'), JSON.stringify(lock.packages['']));
        await runInstall(npm, folder, lock, options, context);
        if (unusedBuild !== undefined)
            await emptyBuilds(folder, lock, unusedBuild);
        await (0,promises_.writeFile)((0,external_node_path_.join)(folder, DONE_FILE), JSON.stringify({ ...lock, unusedBuild }));
        return folder;
    }
    catch (error) {
        await (0,promises_.rm)(folder, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
        throw error;
    }
}
async function readLockfile(folder) {
    return JSON.parse(await (0,promises_.readFile)((0,external_node_path_.join)(folder, 'package-lock.json'), 'utf8'));
}
async function findInstalled(target, wanted) {
    const names = await (0,promises_.readdir)((0,external_node_path_.dirname)(target)).catch(() => []);
    for (const name of names.filter((name) => name.startsWith((0,external_node_path_.basename)(target)))) {
        const folder = (0,external_node_path_.join)((0,external_node_path_.dirname)(target), name);
        const { unusedBuild, ...lock } = parse(await (0,promises_.readFile)((0,external_node_path_.join)(folder, DONE_FILE), 'utf8').catch(() => ''));
        const hasBuild = unusedBuild === undefined || unusedBuild === wanted.unusedBuild;
        if (hasBuild && includesLockfile({ packages: {}, ...lock }, wanted))
            return folder;
    }
    return undefined;
}
function parse(json) {
    try {
        return Object(JSON.parse(json));
    }
    catch {
        return {};
    }
}
async function emptyBuilds(folder, { packages }, unusedBuild) {
    for (const path of Object.keys(packages)) {
        const build = (0,external_node_path_.join)(folder, path, unusedBuild);
        for (const name of await (0,promises_.readdir)(build).catch(() => []))
            await (0,promises_.rm)((0,external_node_path_.join)(build, name), { recursive: true, force: true });
    }
}
async function install_makeFolder(target) {
    await (0,promises_.mkdir)((0,external_node_path_.dirname)(target), { recursive: true });
    try {
        await (0,promises_.mkdir)(target);
        return target;
    }
    catch {
        return (0,promises_.mkdtemp)(`${target}-`);
    }
}
async function runInstall(npm, folder, lock, options, context) {
    const { downloads } = options;
    const { registryOf, isPlain } = await readConfig(npm, folder, context);
    const located = locateTarballs(lock, registryOf);
    if (isPlain && (await installTarballs(listTarballs(located), folder, options, context)))
        return;
    const places = downloads === undefined ? [] : [`--cache=${downloads}`, '--logs-max=0'];
    const install = async (lock) => {
        await (0,promises_.writeFile)((0,external_node_path_.join)(folder, 'package-lock.json'), JSON.stringify(lock));
        const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=warn'];
        return runNpm([...npm, 'ci', ...flags, ...places], folder, context);
    };
    let run = await install(located);
    if (readCode(run) === 'E404')
        run = await install(lock);
    if (!run.isDone || run.stderr.includes('TAR_ENTRY_ERROR'))
        throw explainRun(run, registryOf('@php-wasm/node'));
}
const SPECIAL = ['proxy', 'https-proxy', 'local-address', 'before', 'min-release-age', 'offline'];
async function readConfig(npm, folder, context) {
    const { stdout } = await runNpm([...npm, 'config', 'list', '--json'], folder, context);
    const config = parse(stdout);
    return {
        registryOf: (name) => {
            const url = config[`${name.split('/')[0] ?? ''}:registry`] ?? config['registry'];
            return typeof url === 'string' && URL.canParse(url) ? url.replace(/\/*$/, '/') : '';
        },
        isPlain: SPECIAL.every((name) => !config[name]),
    };
}
function readCode({ stderr }) {
    const match = /^npm (?:error|ERR!) code (\S+)/m.exec(stderr) ?? /TAR_ENTRY_ERROR (\w+)/.exec(stderr);
    return match?.[1];
}
function explainRun(run, registry) {
    const lines = run.stderr.split('\n').filter((line) => /^npm (error|ERR!)|TAR_ENTRY_ERROR/.test(line));
    const words = [
        ...new Set(lines.map((line) => line.replace(/^npm (error|ERR!|warn tar|WARN tar) ?/, '').trim())),
    ];
    const reasons = words
        .filter((line) => line !== '' && !/^(?:code|errno|syscall|Log files were not written) /.test(line))
        .slice(0, 4);
    const from = registry === '' ? 'the npm registry' : (0,urls/* showUrl */.jr)(new URL(registry));
    return install_explain(`npm could not install WordPress Playground from ${from}: ${reasons.map((line) => line.replace(/[.;:]$/, '')).join('; ') || 'it did not say why'}.`, chooseFix(readCode(run)));
}
function chooseFix(code) {
    switch (code) {
        case 'ENOSPC':
            return 'Free some disk space: two versions of PHP need about 300 MB while they are installed.';
        case 'E401':
        case 'E403':
            return 'Give npm a token for that registry that may read these packages, in `.npmrc`.';
        case 'E404':
            return 'Let that registry offer these packages, or name another one in `.npmrc`.';
        case 'ETARGET':
        case 'ENOVERSIONS':
            return 'Let `.npmrc` allow these versions: `min-release-age` and `before` leave out newer ones.';
        case 'EINTEGRITY':
            return 'That registry gave other bytes than this action was tested with. Name another one in `.npmrc`.';
        case 'SELF_SIGNED_CERT_IN_CHAIN':
        case 'DEPTH_ZERO_SELF_SIGNED_CERT':
        case 'UNABLE_TO_VERIFY_LEAF_SIGNATURE':
        case 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY':
            return 'Set the environment variable `NODE_EXTRA_CA_CERTS` to a PEM file with the certificate of the authority that signed that of the registry.';
        default:
            return 'Check that this runner reaches that registry.';
    }
}
function install_explain(message, hint) {
    return new publish_error/* PublishError */.S1({ code: 'not-published', title: 'No WordPress Playground', message, hint });
}
function explainDisk(error) {
    const full = 'With two versions of PHP it takes about 300 MB.';
    return (0,system_error/* explainFullDisk */.Eh)(error, 'Data of the rehearsal', full);
}
const MODULES = 'node_modules/';
function cutLockfile(lock, isUsed) {
    const packages = {};
    const visit = (path) => {
        const locked = lock.packages[path];
        if (locked === undefined || path in packages)
            return;
        const used = Object.entries(locked.dependencies ?? {}).filter(([name]) => isUsed(name, nameOf(path)));
        const dependencies = Object.fromEntries(used);
        packages[path] = { ...locked, dependencies };
        const { optionalDependencies, peerDependencies } = locked;
        for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }))
            visit(install_findPath(lock, path, name));
    };
    visit('');
    return { ...lock, packages };
}
function install_findPath({ packages }, dependant, name) {
    for (let folder = dependant; folder !== ''; folder = folder.slice(0, folder.lastIndexOf(MODULES)).replace(/\/$/, '')) {
        const path = `${folder}/${MODULES}${name}`;
        if (path in packages)
            return path;
    }
    return MODULES + name;
}
function nameOf(path) {
    return path.slice(path.lastIndexOf(MODULES) + MODULES.length);
}
function locateTarballs(lock, registryOf) {
    const packages = Object.entries(lock.packages).map(([path, locked]) => {
        const { name = nameOf(path), version = '' } = locked;
        const file = `${name.slice(name.lastIndexOf('/') + 1)}-${version}.tgz`;
        const registry = path === '' ? '' : registryOf(name);
        return [path, registry === '' ? locked : { ...locked, resolved: `${registry}${name}/-/${file}` }];
    });
    return { ...lock, packages: Object.fromEntries(packages) };
}
function listTarballs({ packages }) {
    return Object.entries(packages)
        .filter(([path]) => path !== '')
        .map(([path, { name = nameOf(path), version = '', resolved: url, integrity }]) => {
        return { path, fileName: `${name.replace('/', '+')}-${version}.tgz`, url, integrity };
    });
}
function includesLockfile({ packages }, wanted) {
    return Object.entries(wanted.packages).every(([path, { integrity }]) => path === '' || (path in packages && packages[path]?.integrity === integrity));
}
const DRIVER = 'playwright-core';
const install_LOADED = ['@php-wasm/node', '@wp-playground/wordpress'];
function chooseParts(php, hasBrowser = false) {
    const packages = new Set(php.map((version) => `@php-wasm/node-${version.replace('.', '-')}`));
    return {
        isUsed: (name, dependant) => {
            if (/^@php-wasm\/node-\d/.test(name))
                return packages.has(name);
            if (name === DRIVER)
                return hasBrowser;
            return dependant !== '@wp-playground/cli' || install_LOADED.includes(name);
        },
        unusedBuild: 'Suspending' in Reflect.get(globalThis, 'WebAssembly') ? 'asyncify' : 'jspi',
    };
}

;// CONCATENATED MODULE: ./src/rehearsal/model/scripts.ts

const NAME = (0,readers/* text */.Qq)(4_000);
const WORDS = (0,readers/* words */.aL)(100_000);
const ADDRESS = (0,readers/* text */.Qq)(20_000);
const MAX_NAMES = 50_000;
const MAX_METHODS = 5_000;
const MAX_REGISTRATIONS = 20_000;
const change = (0,readers/* object */.Ik)({
    done: readers/* flag */.Jt,
    problem: (0,readers/* optional */.lq)((0,readers/* object */.Ik)({ code: WORDS, message: WORDS, data: WORDS })),
    messages: (0,readers/* optional */.lq)((0,readers/* list */.p_)(WORDS)),
    plugin: (0,readers/* optional */.lq)(NAME),
});
const cookies = (0,readers/* map */.Tj)(ADDRESS);
const owner = (0,readers/* oneOf */.yL)('php', 'wordpress', 'other');
const classKind = (0,readers/* oneOf */.yL)('class', 'interface', 'trait');
const method = (0,readers/* tuple */.PV)(readers/* number */.ai, readers/* number */.ai, readers/* number */.ai);
const loadError = (0,readers/* tuple */.PV)(WORDS, NAME, readers/* number */.ai);
const SCRIPTS = {
    activate: change,
    author: (0,readers/* object */.Ik)({ done: readers/* flag */.Jt, text: WORDS, line: readers/* number */.ai }),
    browser: (0,readers/* object */.Ik)({ post: readers/* number */.ai, url: ADDRESS, blocks: (0,readers/* some */.zN)((0,readers/* tuple */.PV)(NAME, (0,readers/* list */.p_)(ADDRESS))) }),
    classes: (0,readers/* object */.Ik)({
        tried: readers/* number */.ai,
        loaded: (0,readers/* some */.zN)(readers/* number */.ai, MAX_NAMES),
        errors: (0,readers/* some */.zN)((0,readers/* tuple */.PV)(readers/* number */.ai, loadError), MAX_NAMES),
        death: (0,readers/* optional */.lq)(loadError),
    }),
    content: (0,readers/* object */.Ik)({ url: ADDRESS }),
    context: (0,readers/* object */.Ik)({ started: readers/* flag */.Jt }),
    data: (0,readers/* object */.Ik)({
        options: (0,readers/* map */.Tj)((0,readers/* tuple */.PV)(readers/* number */.ai, (0,readers/* text */.Qq)(20), (0,readers/* text */.Qq)(32), (0,readers/* either */.gP)((0,readers/* list */.p_)((0,readers/* text */.Qq)(32)), []))),
        tables: (0,readers/* map */.Tj)((0,readers/* tuple */.PV)(readers/* number */.ai, (0,readers/* list */.p_)(NAME))),
        posts: (0,readers/* map */.Tj)(readers/* number */.ai),
        events: (0,readers/* map */.Tj)(readers/* number */.ai),
        roles: (0,readers/* map */.Tj)((0,readers/* list */.p_)(NAME)),
        usermeta: (0,readers/* map */.Tj)(readers/* number */.ai),
        postmeta: (0,readers/* map */.Tj)(readers/* number */.ai),
    }),
    deactivate: change,
    delete: change,
    export: readers/* flag */.Jt,
    files: (0,readers/* some */.zN)((0,readers/* tuple */.PV)((0,readers/* text */.Qq)(10_000), readers/* number */.ai, (0,readers/* either */.gP)((0,readers/* text */.Qq)(8), ''))),
    install: change,
    leave: readers/* flag */.Jt,
    login: (0,readers/* object */.Ik)({
        php: NAME,
        wordpress: NAME,
        extensions: (0,readers/* list */.p_)(NAME),
        cookies,
        readerCookies: cookies,
        editorCookies: cookies,
    }),
    network: change,
    own: (0,readers/* map */.Tj)((0,readers/* some */.zN)((0,readers/* tuple */.PV)(NAME, WORDS, ADDRESS), MAX_REGISTRATIONS)),
    save: (0,readers/* object */.Ik)({ lost: (0,readers/* list */.p_)(WORDS) }),
    state: (0,readers/* object */.Ik)({
        active: readers/* flag */.Jt,
        listed: readers/* flag */.Jt,
        version: WORDS,
        plugins: (0,readers/* list */.p_)(NAME),
        can: (0,readers/* optional */.lq)((0,readers/* list */.p_)(NAME)),
    }),
    symbols: (0,readers/* object */.Ik)({
        functions: (0,readers/* map */.Tj)((0,readers/* tuple */.PV)(owner, (0,readers/* either */.gP)(NAME, ''), readers/* number */.ai), MAX_NAMES),
        classes: (0,readers/* map */.Tj)((0,readers/* tuple */.PV)(owner, (0,readers/* either */.gP)(NAME, ''), classKind, readers/* flag */.Jt, readers/* flag */.Jt, (0,readers/* list */.p_)(NAME), (0,readers/* map */.Tj)(method, MAX_METHODS)), MAX_NAMES),
        later: (0,readers/* map */.Tj)(owner, MAX_NAMES),
        constants: (0,readers/* some */.zN)(NAME, MAX_NAMES),
        hooks: (0,readers/* map */.Tj)(readers/* number */.ai, MAX_NAMES),
    }),
    syntax: (0,readers/* object */.Ik)({
        parsed: readers/* number */.ai,
        broken: (0,readers/* list */.p_)((0,readers/* tuple */.PV)(WORDS, readers/* number */.ai, WORDS, (0,readers/* optional */.lq)(readers/* flag */.Jt))),
    }),
    task: (0,readers/* object */.Ik)({ handled: readers/* flag */.Jt }),
    update: change,
};

;// CONCATENATED MODULE: ./src/rehearsal/model/site.ts
class SiteLost extends Error {
    isUnknown;
    constructor(message, isUnknown = false) {
        super(message);
        this.isUnknown = isUnknown;
        this.name = 'SiteLost';
    }
}

;// CONCATENATED MODULE: ./src/rehearsal/site/site.ts








const BOOT_TIMEOUT_MS = 600_000;
const COMMAND_TIMEOUT_MS = 90_000;
const COMMAND_TIMEOUT_BOOTS = 15;
const site_PASSED_ON = /^(SystemRoot|windir|TEMP|TMP)$/i;
async function openSite(options) {
    const { php, wordpressZip, playgroundFolder, ownFolder, walls, watchMemory } = options;
    const child = site_start(await listReadable(options), options);
    const askWithin = createAsk(child, {
        wire: createPipeWire(child),
        process: 'The process of WordPress',
        answerer: 'PHP',
        createError: (message, isUnknown) => new SiteLost(message, isUnknown),
        watch: watchMemory && ((pid, onExceeded) => watchMemory('php', pid, onExceeded)),
        cancellation: options.cancellation,
    });
    let timeoutMs = COMMAND_TIMEOUT_MS;
    const ask = (command, limitMs = timeoutMs) => askWithin(command, limitMs);
    const close = () => endChild(child);
    try {
        const scriptFolder = (0,external_node_path_.join)(ownFolder, 'php');
        const start = performance.now();
        const boot = { kind: 'boot', php, wordpressZip, playgroundFolder, scriptFolder, walls };
        const { failure } = (await ask(boot, BOOT_TIMEOUT_MS)).raw;
        if (failure !== undefined)
            throw new SiteLost(failure);
        timeoutMs = Math.max(timeoutMs, COMMAND_TIMEOUT_BOOTS * (performance.now() - start));
    }
    catch (error) {
        await close();
        throw error;
    }
    const send = async (command) => {
        const { failure } = (await ask(command)).raw;
        if (failure !== undefined)
            throw new SiteLost(failure, true);
    };
    const hear = async (command) => {
        const { raw, body } = await ask(command);
        return readReply(raw, body);
    };
    return {
        run: async (name, args = {}, reader = SCRIPTS[name]) => {
            const { raw, body } = await ask({ kind: 'run', script: `${name}.php`, args });
            return readReply(raw, body, { name, reader });
        },
        request: (url, cookie = '', form) => hear({ kind: 'request', url, cookie, form }),
        exchange: (request) => hear({ kind: 'exchange', ...request }),
        put: (name, bytes) => send({ kind: 'put', name, bytes }),
        save: (name) => send({ kind: 'save', name }),
        restore: (name) => send({ kind: 'restore', name }),
        close,
    };
}
async function listReadable({ wordpressZip, ownFolder, playgroundFolder, }) {
    const named = [(0,external_node_path_.dirname)(ownFolder), playgroundFolder, wordpressZip];
    const real = await Promise.all(named.map((path) => (0,promises_.realpath)(path)));
    return [...new Set([...named, ...real])];
}
const PERMISSION = '--permission';
const PLAYER_FLAGS = [
    PERMISSION,
    '--disallow-code-generation-from-strings',
    '--disable-sigusr1',
];
function site_start(readable, options) {
    const { execPath, playerFile, playgroundFolder, playerFlags, env, confinement = [] } = options;
    const hasPermissions = playerFlags.includes(PERMISSION);
    const paths = (hasPermissions ? readable : []).map((path) => `--allow-fs-read=${path}`);
    const player = [execPath, '--no-warnings', ...playerFlags, ...paths, playerFile];
    const [program = '', ...args] = [...confinement, ...player];
    return (0,external_node_child_process_.spawn)(program, args, {
        env: Object.fromEntries(Object.entries(env).filter(([name]) => site_PASSED_ON.test(name))),
        cwd: playgroundFolder,
        stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
        windowsHide: true,
    });
}

;// CONCATENATED MODULE: ./src/rehearsal/plan-browse.ts




function planBrowse({ browser: choice, pages }, { driverFile, install, folder, keptFolder, machine, tools }, known, { executables, playgroundFolder, isWhole, confinement, watchMemory }) {
    const { execPath, platform, kill } = install;
    const options = {
        executables,
        execPath,
        confinement,
        watchMemory,
        driverFile,
        libraryFolder: playgroundFolder,
        folder: (0,external_node_path_.join)(folder, 'browser'),
        env: machine.env,
        platform,
        kill,
        cancellation: tools.cancellation,
    };
    const start = () => (executables.length === 0 ? Promise.resolve({ why: [] }) : startBrowser(options));
    const started = isWhole ? (0,together/* beginEarly */.Pb)(start) : undefined;
    const pictures = (0,external_node_path_.join)(keptFolder, `rehearsal-pictures-${tools.randomHex(4)}`);
    const inWorkspace = [...(known.sourceFolder === undefined ? [] : [known.sourceFolder]), ''];
    const findSource = async (path) => {
        for (const base of inWorkspace) {
            const name = (0,external_node_path_.join)(base, path);
            if (!name.startsWith('..') && (await isFileIn(machine.workspace, name)))
                return name;
        }
        return undefined;
    };
    return {
        choice,
        open: () => started ?? Promise.resolve({ why: [] }),
        close: async () => {
            const browser = await started?.catch(() => undefined);
            if (browser !== undefined && 'close' in browser)
                await browser.close();
        },
        isWhole,
        paths: pages,
        pictures,
        onPictures: (pages) => {
            if (pages > 0)
                known.pictures = { folder: pictures, pages };
        },
        findInWorkspace: async (path) => (await findSource(path))?.replaceAll('\\', '/'),
        readSource: async (path) => {
            const name = await findSource(path);
            return name === undefined ? undefined : (0,promises_.readFile)((0,external_node_path_.join)(machine.workspace, name), 'utf8');
        },
    };
}
async function isFileIn(folder, name) {
    try {
        const [root, path] = [await (0,promises_.realpath)(folder), await (0,promises_.realpath)((0,external_node_path_.join)(folder, name))];
        const stats = await (0,promises_.stat)(path);
        return path.startsWith(root + external_node_path_.sep) && stats.isFile() && stats.size < MAX_SOURCE_BYTES;
    }
    catch {
        return false;
    }
}
const MAX_SOURCE_BYTES = 12 * 1024 * 1024;

;// CONCATENATED MODULE: ./src/rehearsal/steps/recorder.ts







function createRecorder(clock, onStep, accepted = []) {
    const steps = [];
    const record = (name, judgement, start = clock.now()) => {
        const step = { name, ...describe(judgement), durationMs: clock.now() - start };
        steps.push(step);
        onStep(step);
    };
    return {
        steps,
        play: async (story, leftOut) => {
            let reason = leftOut;
            for (const { name, play, isOwn } of story) {
                if (reason !== undefined) {
                    if (isOwn !== true)
                        record(name, { problems: [], skipped: reason });
                    continue;
                }
                const start = clock.now();
                try {
                    const judgement = await play();
                    if (judgement === undefined)
                        continue;
                    record(name, { ...judgement, problems: acceptProblems(name, judgement.problems, accepted) }, start);
                    reason = judgement.rest;
                }
                catch (error) {
                    if (error instanceof SiteLost) {
                        const severity = error.isUnknown ? 'unknown' : 'error';
                        record(name, { problems: [{ severity, message: (0,publish_error/* messageOf */.bD)(error) }] }, start);
                    }
                    if (!(error instanceof readers/* Unreadable */.IO))
                        throw error;
                    record(name, { problems: [explainUnreadable(error)] }, start);
                    reason = 'An answer of the site cannot be read.';
                }
            }
        },
    };
}
function explainUnreadable({ message }) {
    const why = `Code on the site has written to \`${protocol/* SITE */.CT.folder}\`, so it is not known whether the plugin works. Find what writes there.`;
    return { severity: 'unknown', message: `${message} ${why}` };
}
function describe({ problems, message = 'fine', changes, skipped, asked }) {
    const sorted = [
        ...new Map(problems.map(cutTexts).map((problem) => [keyOf(problem), problem])).values(),
    ].sort((a, b) => rank(a) - rank(b));
    const [worst] = sorted;
    const isAccepted = sorted.some((problem) => problem.isAccepted);
    const usual = skipped !== undefined ? 'skipped' : isAccepted ? 'accepted' : 'passed';
    const outcome = worst === undefined || worst.isAccepted === true ? usual : (OUTCOMES[worst.severity] ?? usual);
    const shown = worst?.message ?? skipped ?? asked ?? message;
    return { outcome, message: (0,quote/* cutText */.IN)(shown, MAX_TEXT), problems: sorted, changes, asked };
}
const MAX_TEXT = 2_000;
function cutTexts(problem) {
    const { message, file } = problem;
    return { ...problem, message: (0,quote/* cutText */.IN)(message, MAX_TEXT), file: file && (0,quote/* cutText */.IN)(file, MAX_TEXT) };
}
const OUTCOMES = {
    error: 'failed',
    unknown: 'unknown',
    warning: 'warned',
    notice: undefined,
};
function keyOf({ message, file, line }) {
    return `${file ?? ''}:${line ?? ''} ${message}`;
}
function rank({ severity, file, isAccepted = false }) {
    const base = 2 * SEVERITIES.indexOf(severity) + (file === undefined ? 1 : 0);
    return isAccepted ? base + 2 * SEVERITIES.length : base;
}

;// CONCATENATED MODULE: ./src/rehearsal/report/judge-tested.ts





function judgeTested(results, { plugin }, accepted) {
    const { testedUpTo = '' } = plugin ?? {};
    const [newest] = results
        .filter((result) => isTested(result) && /^\d+\.\d+(\.\d+)?$/.test(result.wordpress))
        .toSorted((a, b) => (0,wordpress_version/* compareVersions */.Zy)(b.wordpress, a.wordpress));
    if (testedUpTo === '' || newest === undefined)
        return results;
    const problems = acceptProblems('Tested up to', findOld(testedUpTo, newest.wordpress), accepted);
    const message = `WordPress ${testedUpTo}`;
    const step = { name: 'Tested up to', ...describe({ problems, message }), durationMs: 0 };
    return results.map((result) => result === newest ? { ...result, steps: [...result.steps, step] } : result);
}
function findOld(testedUpTo, wordpress) {
    const [declared, passed] = [testedUpTo, wordpress].map((version) => version.split('.').slice(0, 2).join('.'));
    if ((0,wordpress_version/* compareVersions */.Zy)(declared ?? '', passed ?? '') >= 0)
        return [];
    const message = `"Tested up to" of the readme is ${(0,quote/* quoteName */.AB)(testedUpTo)}, and the version passed on WordPress ${(0,quote/* quoteName */.AB)(passed ?? '')}: customers read that it was not tested with theirs. Raise it.`;
    return [{ severity: 'notice', message }];
}

;// CONCATENATED MODULE: ./src/rehearsal/site/php-log.ts

const ENTRY = /^\[\d\d-\w{3}-\d{4} [^\]\n]{1,60}\] /m;
const HEAD = /^PHP ([A-Z][A-Za-z ]*?):\s+/;
const FATAL = /^(Fatal|Parse|Core|Compile|Recoverable fatal|Catchable fatal) error$/;
const MAX_MESSAGES = 2_000;
const php_log_MAX_TEXT = 600;
function parsePhpLog(log, folder) {
    const isMuted = log.includes(`${protocol/* MUTED */.gN}() has been disabled`);
    const messages = [];
    for (const entry of splitLog(log)) {
        const [head = '', kind] = HEAD.exec(entry) ?? [];
        const text = entry.slice(head.length).trimEnd();
        if (kind === undefined || (isMuted && UNMUTED.test(text)))
            continue;
        if (messages.length === MAX_MESSAGES)
            break;
        const place = findPlace(text, folder);
        const level = FATAL.test(kind) ? 'fatal' : 'warning';
        const isEarlyOutput = text.includes('headers already sent by (output started at ');
        const words = isEarlyOutput ? EARLY_OUTPUT : withoutPlace(shorten(text), folder, place);
        messages.push({ level, kind, text: words, isEarlyOutput, ...place });
    }
    return messages;
}
const UNMUTED = new RegExp(`^(?:${protocol/* MUTED */.gN}|(?:DOMDocument|XMLReader|SimpleXMLElement)::\\w+|simplexml_load_\\w+)\\(\\)`);
function splitLog(log) {
    return new Set(log.split(ENTRY));
}
const EARLY_OUTPUT = 'something is printed here before the headers of a page could be sent';
const MAX_END = 2_000;
function findPlace(text, folder) {
    const [head = ''] = text.split('\nStack trace:');
    const end = head.slice(-MAX_END);
    const output = end.slice(end.indexOf('output started at '));
    return (matchPlace(/^output started at (\/[^\n]+?):(\d+)\)/.exec(output), folder) ??
        matchPlace(findLastPlace(end), folder) ??
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
    const prefix = `${protocol/* SITE */.CT.plugins}/${folder}/`;
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
        .replaceAll(`${protocol/* SITE */.CT.plugins}/`, '')
        .replaceAll(`${protocol/* SITE */.CT.root}/`, '')
        .replace(/\s+/g, ' ')
        .trim()
        .slice(0, php_log_MAX_TEXT);
}
const REFUSED_HOST = new RegExp(`^\\[[^\\]\\n]{1,60}\\] ${protocol/* REFUSED */.ln} (\\S{1,200})$`, 'm');
function readRefused(log) {
    return log.includes(protocol/* REFUSED */.ln) ? REFUSED_HOST.exec(log)?.[1] : undefined;
}
function isAboutNetwork({ text }) {
    return (/^(fsockopen|pfsockopen|stream_socket_client|gethostbyname|dns_\w+)\(/.test(text) ||
        /^\w+\((https?|ftp|tcp|ssl|tls):\/\//.test(text) ||
        /php_network_getaddresses|Connection refused/.test(text));
}
function isAboutDatabase({ text }) {
    return /\bWP_(?:MySQL_On_)?SQLite|must be of type mysqli|to be mysqli,/.test(text);
}
const FATAL_LINE = /Fatal error:([^\n]*)/gi;
const LACK = /undefined (?:function|method (?!WP_Error::)|constant)|(?:class|interface|trait) \S{1,200} not found|valid callback|failed opening|declare/i;
function lacksCode(text) {
    for (const [, rest = ''] of text.matchAll(FATAL_LINE))
        if (LACK.test(rest))
            return true;
    return false;
}
function hasDied(log) {
    return /\] PHP (?:Fatal|Parse|Core|Compile|Recoverable fatal) error:/.test(log);
}
function findMissingFile(log) {
    return /Failed opening required '(?:\/wordpress\/wp-content\/plugins\/)?([^'\n]{1,300})'/.exec(log)?.[1];
}

;// CONCATENATED MODULE: ./src/rehearsal/site/visit.ts


const MAX_ADDRESS = 8_000;
function readAddress(address, from = '/') {
    const isUrl = address !== '' && address.length <= MAX_ADDRESS;
    const url = isUrl ? URL.parse(address, `${protocol/* SITE */.CT.url}${from}`) : null;
    return url?.origin === protocol/* SITE */.CT.url ? url.pathname + url.search : undefined;
}
function findTarget({ status = 0, location }, from) {
    return status < 300 || status > 399 || location === undefined ? undefined : readAddress(location, from);
}
const MAX_REDIRECTS = 5;
async function visit({ site, ...context }, { url, isForAdmins }, cookie = isForAdmins ? context.cookie : '') {
    let target = url;
    let reply = await site.request(target, cookie);
    let { log } = reply;
    const isPassing = reply.status === 302;
    for (let count = 0; count < MAX_REDIRECTS; count += 1) {
        const next = findTarget(reply, target);
        if (next === undefined)
            break;
        target = next;
        reply = await site.request(target, cookie);
        log += reply.log;
    }
    if (isPassing && target !== url && reply.status === 200) {
        const again = await site.request(url, cookie);
        log += again.log;
        if (again.status === 200)
            return { reply: { ...again, log }, target: url };
    }
    return { reply: { ...reply, log }, target };
}
async function askState({ site }, key) {
    const reply = await site.run('state', { plugin: key });
    if (reply.result !== undefined || reply.failure !== undefined || hasDied(reply.log))
        return reply;
    const again = await site.run('state', { plugin: key });
    return { ...again, log: reply.log + again.log };
}

;// CONCATENATED MODULE: ./src/rehearsal/probes/html-text.ts


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
const MAX_HEAD = 500_000;
const MESSAGE_START = '<div class="wp-die-message">';
function isWpDie(html) {
    return html.includes(MESSAGE_START);
}
function showPage(url) {
    const [path = '', query = ''] = url.split('?', 2);
    const parts = [...new URLSearchParams(query)].filter(([name]) => PAGE_PARAMETERS.has(name));
    return parts.length === 0 ? url : `${path} (${parts.map((part) => part.join('=')).join(', ')})`;
}
const PAGE_PARAMETERS = new Set(['page', 'tab', 'section', 'post_type', 'taxonomy']);
function readWords(html) {
    const text = findMessage(html)
        .slice(0, MAX_HTML)
        .replace(/<(style|script|title)\b[^]*?(?:<\/\1>|$)/gi, ' ');
    const end = text.lastIndexOf('>') + 1;
    return cutWords(decodeEntities(text.slice(0, end).replace(/<[^>]*>/g, ' ') + text.slice(end)));
}
function findMessage(html) {
    const start = html.indexOf(MESSAGE_START);
    if (start === -1)
        return html.slice(Math.max(0, html.slice(0, MAX_HEAD).indexOf('<body')));
    const message = html.slice(start + MESSAGE_START.length);
    const end = message.indexOf('</div>');
    return end === -1 ? html : message.slice(0, end);
}
function decodeEntities(text) {
    return text.replace(/&(#\d{1,6}|[a-z]{1,20});/g, decodeEntity);
}
function decodeEntity(entity, name) {
    if (!name.startsWith('#'))
        return ENTITIES[name] ?? entity;
    const code = Number(name.slice(1));
    return code < 0x110000 ? String.fromCodePoint(code) : entity;
}
function cutWords(text) {
    const start = text.slice(0, MAX_HTML).replaceAll('\ufeff', '[BOM]');
    return (0,quote/* cutText */.IN)(start.replace(/\s+/g, ' ').trim(), MAX_WORDS);
}
const DIV = /<div\b([^<>]{0,900})>/gi;
const CLASSES = /\bclass=["']([^"'>]{0,300})["']/i;
const MAX_BOXES = 10;
const MAX_READ = 200;
const MAX_BOX = 3_000;
function readErrorBoxes(html) {
    const texts = [];
    let left = MAX_READ;
    for (const { 0: tag, 1: attributes = '', index } of html.matchAll(DIV)) {
        if (texts.length === MAX_BOXES || left === 0)
            break;
        const classes = CLASSES.exec(attributes)?.[1]?.split(/\s+/) ?? [];
        const isError = classes.includes('notice-error') || classes.includes('error');
        if (!isError || classes.some((name) => name.startsWith('hid')) || /display:\s*none/.test(tag))
            continue;
        left -= 1;
        const inside = html.slice(index + tag.length, index + tag.length + MAX_BOX);
        const [content = ''] = inside.split(/<\/div>/i, 1);
        const text = readWords(content);
        if (text !== '')
            texts.push(text);
    }
    return texts;
}
function mark(content, index) {
    return `<!--rehearsal ${index}-->${content}<!--/rehearsal ${index}-->`;
}
const MAX_SHOWN = 100_000;
function readShown(parts, output) {
    const shown = new Map();
    for (const [index, { subject, content }] of parts.entries()) {
        const start = output.indexOf(`<!--rehearsal ${index}-->`);
        const end = output.indexOf(`<!--/rehearsal ${index}-->`, start);
        if (start === -1 || end === -1)
            continue;
        const text = output
            .slice(start, Math.min(end, start + MAX_SHOWN))
            .replace(/<!--[^]*?(?:-->|$)|<(style|script)\b[^]*?(?:<\/\1>|$)|<\/?(?:p|br)\b[^<>]*>|&nbsp;/gi, '')
            .trim();
        shown.set(subject, text === content ? '' : text);
    }
    return shown;
}
function readPage(address) {
    return new URLSearchParams(address.split('?')[1]).get('page');
}
function readAttribute(attributes, name) {
    const match = new RegExp(`(?:^|\\s)${name}(?:=(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))|(?=[\\s/]|$))`, 'i').exec(attributes);
    return match === null ? undefined : decodeEntities(match[1] ?? match[2] ?? match[3] ?? '');
}
const LINK = /<a\b([^<>]{0,1000})>/gi;
const MAX_LINKS = 10_000;
const PLACE = new Set(['page', 'post_type']);
const TAB = /^(?:(?:active|settings|sub)?[-_]?tab|section|subpage|view)$/;
function listTabs(html, page) {
    const own = readPage(page);
    const tabs = [...html.matchAll(LINK)].slice(0, MAX_LINKS).flatMap(([, attributes = '']) => {
        const target = readAddress(readAttribute(attributes, 'href') ?? '', page) ?? '';
        const query = new URLSearchParams(target.split('?')[1]);
        const names = [...query.keys()].filter((name) => !PLACE.has(name));
        const isTab = names.length > 0 && names.every((name) => TAB.test(name));
        const isShown = /active|current/.test(readAttribute(attributes, 'class') ?? '');
        return isTab && !isShown && query.get('page') === own && target !== page ? [target] : [];
    });
    return [...new Set(tabs)];
}

;// CONCATENATED MODULE: ./src/rehearsal/probes/check-replies.ts



function checkChange(reply, what, logged = []) {
    return [...checkAlone(reply, what, logged), ...logged];
}
function checkAlone(reply, what, logged) {
    const { result: change } = reply;
    if (change === undefined && logged.some(({ severity }) => severity === 'unknown'))
        return [];
    if (change === undefined)
        return [error(`${what} did not finish${explainEnd(reply)}`)];
    const { done, problem, messages = [] } = change;
    if (problem?.code === 'unexpected_output') {
        const output = problem.data.trim() === '' ? 'blanks or a byte order mark' : readWords(problem.data);
        const warning = `${what} prints unexpected output: ${output}`;
        return [{ severity: 'warning', message: warning }];
    }
    if (done && !problem)
        return [];
    const why = problem?.message ?? messages.at(-1) ?? '';
    const words = [why, problem?.data ?? ''].filter((text) => text !== '').join(' ');
    return [error(`${what} failed: ${words === '' ? 'WordPress does not say why.' : cutWords(words)}`)];
}
function isAsBefore(problem, old) {
    const toWords = ({ message }) => message.replace(/\d+/g, '');
    return old.some((one) => toWords(one) === toWords(problem));
}
function readInstalledKey({ result }) {
    return result?.plugin ?? '';
}
function explainEnd({ failure, output, log }) {
    const missing = findMissingFile(log);
    if (missing !== undefined)
        return `: it loads \`${cutWords(missing)}\`, which is not there.`;
    const words = failure === undefined ? readWords(output) : cutWords(failure);
    return words === '' ? '.' : `: ${words}`;
}
function checkState(reply, key, { version }, canBefore = []) {
    const { result: state } = reply;
    if (state === undefined) {
        const message = `WordPress no longer starts with this version${explainEnd(reply)}`;
        if (reply.failure !== undefined || hasDied(reply.log))
            return [error(message)];
        const why = 'Code ended the request without a PHP error, so it is not known what people see.';
        return [{ severity: 'unknown', message: `${(0,quote/* withoutFullStop */.Qu)(message)}. ${why}` }];
    }
    if (!state.listed) {
        const others = state.plugins.filter((name) => name.includes('/')).join(', ');
        const found = others === '' ? 'It finds no plugin there' : `It finds ${cutWords(others)}`;
        return [
            error(`WordPress no longer finds \`${key}\`, and deactivates the plugin. ${found}. Keep the names of the folder and the main file.`),
        ];
    }
    if (!state.active)
        return [error(`The plugin \`${key}\` is not active.`)];
    if (state.version !== version)
        return [error(`WordPress shows version ${cutWords(state.version)}, the package says ${version}.`)];
    const wanted = [...new Set([...CAPABILITIES, ...canBefore])];
    const can = new Set(state.can ?? wanted);
    const lost = wanted.filter((name) => !can.has(name));
    return PEOPLE.flatMap(([people, prefix]) => {
        const names = lost.filter((name) => prefix === name.slice(0, name.indexOf(':') + 1));
        const shown = names.map((name) => name.slice(prefix.length));
        return names.length === 0 ? [] : [error(`${people} no longer have ${(0,quote/* listNames */.Zv)(shown)}.`)];
    });
}
const PEOPLE = [
    ['Administrators', ''],
    ['Editors', 'editor:'],
    ['Authors', 'author:'],
];
function readCan({ result }) {
    return result?.can ?? [];
}
const CAPABILITIES = ['manage_options', 'activate_plugins', 'edit_posts'];
function isIdle({ result: state }) {
    return state !== undefined && state.listed && !state.active;
}
function explainGone({ result: state }) {
    if (state === undefined)
        return 'WordPress does not start with this version.';
    return state.listed && state.active ? undefined : 'The plugin is not active.';
}
const SHOWN_FILES = 10;
function checkFiles({ result }, files) {
    if (result === undefined)
        return [error('The files on the site could not be listed.')];
    const onSite = new Map(result.map((file) => [file[0], file]));
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
    return [...problems.slice(0, SHOWN_FILES), error(`${others} more files differ from the package.`)];
}
function describeDifference({ sizeBytes, crc32 }, site) {
    if (site === undefined)
        return 'is in the package, but not on the site.';
    if (site[1] !== sizeBytes)
        return `has ${site[1]} bytes on the site, and ${sizeBytes} in the package's list.`;
    return site[2] === crc32 ? undefined : 'differs from the package on the site: its bytes are damaged.';
}
const NOT_PARSED = { parsed: 0, broken: [] };
function checkSyntax({ result }, before, { isLibrary, plugin }) {
    const { parsed, broken } = result ?? NOT_PARSED;
    const known = new Set(before?.result?.broken.map(([path]) => path));
    const prefix = plugin === undefined ? 0 : plugin.folder.length + 1;
    const problems = broken.map(([path, line, message, isGuarded]) => {
        const isInLibrary = isLibrary(path);
        const isOld = known.has(path);
        const isHarmless = isGuarded === true || (isInLibrary && isOld);
        const isMild = isInLibrary || isOld;
        const severity = isHarmless ? 'notice' : isMild ? 'warning' : 'error';
        return { severity, message: `PHP cannot parse it: ${message}`, file: path.slice(prefix), line };
    });
    return { problems, message: `${parsed} files` };
}
function error(message) {
    return { severity: 'error', message };
}

;// CONCATENATED MODULE: ./src/rehearsal/probes/database-errors.ts




const database_errors_HEAD = 'WordPress database error ';
const MAX_ERRORS = 500;
const MAX_QUERY = 2_000;
function parseDatabaseErrors(log, folder) {
    const entries = log.includes(database_errors_HEAD) ? [...splitLog(log)].filter((entry) => entry.startsWith(database_errors_HEAD)) : [];
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
            isOfOthers: place === undefined && entry.includes(` ${protocol/* SITE */.CT.plugins}/`),
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
    const reported = new Set();
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
    const check = (log, isPage) => {
        parseDatabaseErrors(log, folder).forEach(keepRefused);
        return select(log, isPage).flatMap((error) => {
            const isRefused = error.tables.some((table) => refused.has(table));
            const problem = toProblem(error, isPage, isRefused);
            const key = `${problem.severity} ${database_errors_keyOf(error)} ${error.file ?? ''}:${error.line ?? ''}`;
            if (problem.severity !== 'error' && reported.has(key))
                return [];
            reported.add(key);
            return [problem];
        });
    };
    return { remember, check, hasNews: (log) => select(log, false).length > 0 };
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
    const message = `The database has no ${missing}: ${(0,quote/* withoutFullStop */.Qu)(query)}.`;
    if (isRefused) {
        const excuse = 'SQLite refused an earlier query about that table, so it is not known what MySQL would have.';
        return { severity: 'unknown', message: `${message} ${excuse}`, ...place };
    }
    if (!isPage)
        return { severity: 'warning', message, ...place };
    const fix = 'An update does not run the activation hook: make it when the plugin finds data of an older version.';
    return { severity: 'error', message: `${message} ${fix}`, ...place };
}

;// CONCATENATED MODULE: ./src/rehearsal/probes/judge-answer.ts



const CLOSED = new Set([
    'log-in',
    'redirect',
    'server-error',
    'status',
    'wp-die',
    'lost-text',
    'hidden',
]);
function isClosing({ kind }, { target }) {
    return CLOSED.has(kind) && !target.startsWith('/wp-admin/');
}
function listFaults(expected, seen) {
    const { kind, subject } = expected;
    const { failure, status, result } = seen.reply;
    if (failure !== undefined)
        return [{ kind: 'crash', message: `${subject} crashes PHP: ${cutWords(failure)}` }];
    if (kind === 'action' || kind === 'open')
        return [];
    if (status === undefined)
        return listScriptFaults(expected, result);
    if (status !== statusOf(expected))
        return [explainStatus(expected, seen, status)];
    return RULES[kind].flatMap((rule) => {
        const words = CHECKS[rule](expected, seen);
        return words === undefined ? [] : [{ kind: rule, message: `${subject} ${words}` }];
    });
}
function statusOf({ kind }) {
    if (kind === 'not-found')
        return 404;
    return kind === 'form' ? 302 : 200;
}
const PAGE_RULES = ['log-in', 'wp-die', 'blank', 'cut'];
const SITE_RULES = ['log-in', 'php-message', 'critical-error', 'shape'];
const RULES = {
    page: PAGE_RULES,
    dashboard: ['log-in', 'left-dashboard', 'wp-die', 'blank', 'cut'],
    'not-found': ['blank', 'cut'],
    post: ['log-in', 'wp-die', 'blank', 'lost-text', 'cut'],
    public: ['log-in'],
    json: ['log-in', 'wp-die', 'shape'],
    form: [],
    task: [],
    script: [],
    'front-page': [...SITE_RULES, 'wp-die', 'cut', 'lost-text', 'hidden'],
    'site-page': [...SITE_RULES, 'wp-die', 'cut'],
    'log-in-page': ['php-message', 'critical-error', 'shape', 'wp-die', 'cut'],
    'rest-index': SITE_RULES,
    feed: [...SITE_RULES, 'stray-ampersand', 'lost-text'],
};
const CHECKS = {
    'log-in': (expected, { target }) => isLogIn(target) ? `sends ${peopleOf(expected)} to the log-in page.` : undefined,
    'left-dashboard': (_expected, { target }) => target.startsWith('/wp-admin/') ? undefined : `sends them to ${cutWords(target)}`,
    'php-message': (_expected, { reply: { output } }) => {
        const printed = findPhpMessage(output);
        return printed === undefined ? undefined : `shows a message of PHP: ${cutWords(printed)}`;
    },
    'critical-error': (_expected, { reply: { output } }) => /There has been a critical error on (this|your) website/.test(output)
        ? 'says "There has been a critical error on this website".'
        : undefined,
    shape: (expected, seen) => {
        const isElsewhere = 'url' in expected && seen.target !== expected.url;
        return isElsewhere ? undefined : explainShape(shapeOf(expected), seen.reply.output);
    },
    'stray-ampersand': (_expected, { reply: { output } }) => {
        const stray = findStray(output);
        return stray === undefined
            ? undefined
            : `is no longer XML, because of ${cutWords(stray)}: use \`esc_xml()\`.`;
    },
    'wp-die': (_expected, { reply: { output } }) => isWpDie(output) ? `stops with an error: ${readWords(output)}` : undefined,
    blank: (_expected, { reply: { output } }) => isBlank(output) ? 'is empty but for the dashboard around it.' : undefined,
    'lost-text': (expected, { reply: { output }, target }) => {
        if (expected.kind === 'post')
            return output.includes(expected.shows) || isCut(output)
                ? undefined
                : `no longer shows its text, "${expected.shows}"`;
        const [text, words] = expected.kind === 'feed' ? FEED_TEXT : POSTS_TEXT;
        const isElsewhere = 'url' in expected && target !== expected.url;
        return output.includes(text) || isElsewhere ? undefined : words;
    },
    cut: (_expected, { reply: { output } }) => (isCut(output) ? explainCut(output) : undefined),
    hidden: (expected, { reply: { output }, target }) => 'url' in expected && target === expected.url && isHidden(output)
        ? 'tells search engines to leave the site out, by `noindex`.'
        : undefined,
};
const FIRST_TEXT = 'This is your first post.';
const POSTS_TEXT = ['Hello world!', 'no longer shows the posts of the site.'];
const FEED_TEXT = [FIRST_TEXT, 'no longer shows the text of posts.'];
function listScriptFaults({ kind, subject }, result) {
    const isObject = typeof result === 'object';
    if (kind === 'task' && isObject && 'handled' in result && !result.handled) {
        const message = `${subject} of the previous version is still scheduled, but nothing handles it now. If its work has another name now, schedule that when the plugin finds data of an older version, and remove this one with \`wp_clear_scheduled_hook()\`.`;
        return [{ kind: 'no-handler', message }];
    }
    if (isObject && 'lost' in result && result.lost.length > 0) {
        const people = result.lost.map((name) => cutWords(name)).join(' or ');
        const message = `A post that ${people} publishes is not published, or loses its text.`;
        return [{ kind: 'damaged-post', message }];
    }
    return result === undefined
        ? [{ kind: 'ended', message: `${subject} ends WordPress before its own end.` }]
        : [];
}
function explainStatus({ kind, subject }, { reply: { output, location = 'nowhere', ...reply }, target }, status) {
    if (status >= 300 && status <= 399) {
        const message = `${subject} redirects to ${cutWords(location)}`;
        return findTarget({ ...reply, output, location }, target) === undefined
            ? { kind: 'redirect', message: `${message}, which was not followed.` }
            : { kind: 'redirect-loop', message: `${message}, without end.` };
    }
    const why = readWords(output);
    const message = `${subject} answers ${status}${why === '' ? '' : `: ${why}`}`;
    if (status >= 500)
        return { kind: /critical error/i.test(output) ? 'died' : 'server-error', message };
    return { kind: 'status', message: kind === 'form' ? `${subject} no longer works: ${why}` : message };
}
function peopleOf(expected) {
    if (!('isForAdmins' in expected))
        return 'people who have logged in';
    return expected.isForAdmins ? 'administrators who have logged in' : 'visitors';
}
function isLogIn(url) {
    return url.startsWith('/wp-login.php');
}
function isHidden(output) {
    return /<meta name=["']robots["'] content=["'][^"'<>]{0,300}noindex/i.test(output);
}
const MAX_BLANK = 5_000;
function isBlank(output) {
    const start = output.indexOf('<div id="wpbody-content">');
    const end = output.indexOf('<!-- wpbody-content -->', start);
    if (start === -1 || end === -1 || end - start > MAX_BLANK)
        return false;
    const tags = output.slice(start, end).split(/<(?!\/)/);
    const frame = /^(?:div (?:id|class)="(?:wpbody-content|screen-meta|contextual-help-|clear")|ul>)/;
    return tags.every((tag, index) => (index === 0 || frame.test(tag)) && /(?:^|>)\s*$/.test(tag));
}
function isCut(output) {
    return !/<\/html\s*>/i.test(output) && isWhole(output);
}
function isWhole(output) {
    return Buffer.byteLength(output) < protocol/* MAX_OUTPUT_BYTES */.$q;
}
const LAST_WORDS = 200;
function explainCut(output) {
    const last = readWords(output.slice(-LAST_WORDS).replace(/^[^<]*>/, ''));
    return output === ''
        ? 'is empty.'
        : `stops before its end, as if PHP had stopped there. It ends with ${last}`;
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
function shapeOf({ kind }) {
    if (kind === 'json' || kind === 'rest-index')
        return 'json';
    return kind === 'feed' ? 'rss' : 'html';
}
function explainShape(shape, output) {
    if (output === '')
        return 'is empty.';
    if (isShape(shape, output))
        return undefined;
    return `${SHAPES[shape]}. It begins with ${cutWords(output.slice(0, 60))}: the plugin prints something where nothing belongs, usually text, a blank line or a byte order mark outside of its PHP tags.`;
}
function isShape(shape, output) {
    switch (shape) {
        case 'html':
            return !output.startsWith('\ufeff') && /^<(!doctype|html)/i.test(skipComments(output));
        case 'json':
            return isWhole(output) ? isJson(output) : /^\s*[{[]/.test(output);
        case 'rss':
            return output.startsWith('<?xml') && (!isWhole(output) || dropComments(output).endsWith('</rss>'));
    }
}
const UNREAD = /<!\[CDATA\[[^]*?(?:\]\]>|$)|<!--[^]*?(?:-->|$)|<\?[^]*?(?:\?>|$)/g;
const STRAY = /&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-f]{1,6});)[^<]{0,30}/i;
function findStray(xml) {
    return isWhole(xml) ? STRAY.exec(xml.replace(UNREAD, ''))?.[0] : undefined;
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

;// CONCATENATED MODULE: ./src/rehearsal/probes/pages.ts


const PAGES = [
    page('front-page', 'Front page', '/'),
    page('log-in-page', 'Log-in page', '/wp-login.php'),
    page('site-page', 'Dashboard', '/wp-admin/'),
    page('site-page', 'Plugins page', '/wp-admin/plugins.php'),
    page('rest-index', 'REST index', '/?rest_route=/'),
    page('feed', 'RSS feed', '/?feed=rss2'),
];
function page(kind, name, url) {
    const noun = /^[A-Z]{2}/.test(name) ? name : name.toLowerCase();
    return { kind, name, subject: `The ${noun} (${url})`, url, isForAdmins: url.startsWith('/wp-admin/') };
}
function checkPage(page, seen, before, closesSites = false) {
    const old = new Set(before && listFaults(page, before).map(({ kind }) => kind));
    for (const fault of listFaults(page, seen)) {
        const problem = weigh(fault, { page, seen, before, isOld: old.has(fault.kind) });
        if (problem === undefined)
            continue;
        const isMeant = closesSites && !page.isForAdmins && isClosing(fault, seen);
        return [isMeant ? explainClosed(problem) : problem];
    }
    return [];
}
function explainClosed({ message }) {
    const words = `${(0,quote/* withoutFullStop */.Qu)(message)}. Visitors see this from the update on: the plugin says that it closes sites, so people may have chosen it.`;
    return { severity: 'warning', message: words };
}
const OPEN_PAGES = new Set(['Front page', 'Dashboard', 'Plugins page']);
function weigh({ kind, message }, { page, seen, before, isOld }) {
    const wasThere = before?.reply.status === 200;
    const isOpen = wasThere && OPEN_PAGES.has(page.name);
    const isSame = before !== undefined && before.reply.status === seen.reply.status;
    switch (kind) {
        case 'crash': {
            const excuse = 'The previous version does so, too: PHP in WebAssembly may lack something. Set `php` to another version.';
            return isOld
                ? { severity: 'unknown', message: `${message}. ${excuse}` }
                : { severity: 'error', message };
        }
        case 'redirect-loop':
            return { severity: wasThere ? 'error' : 'warning', message };
        case 'redirect':
            return { severity: 'warning', message };
        case 'server-error':
            return { severity: isSame || page.kind === 'feed' ? 'warning' : 'error', message };
        case 'status':
            return { severity: isSame ? 'notice' : isOpen ? 'error' : 'warning', message };
        case 'stray-ampersand':
        case 'cut':
            return isOld ? undefined : { severity: 'error', message };
        case 'log-in':
        case 'wp-die':
            return wasThere && !isOld ? { severity: 'error', message } : undefined;
        case 'lost-text':
        case 'hidden':
            return wasThere && before.target === page.url && !isOld ? { severity: 'error', message } : undefined;
        default:
            return { severity: 'error', message };
    }
}

;// CONCATENATED MODULE: ./src/rehearsal/probes/known-messages.ts




const KNOWN = 'The previous version has it, too.';
function createKnownMessages(folder, extensions = [], unchanged = new Set()) {
    const before = new Map();
    const others = new Set();
    const reported = new Set();
    const database = createDatabaseMemory(folder);
    let output = {};
    let last = { log: '', messages: [] };
    const parse = (log) => {
        if (log !== last.log)
            last = { log, messages: parsePhpLog(log, folder) };
        return last.messages;
    };
    const isKnown = (message, requestId) => {
        if (message.kind === 'Deprecated' && unchanged.has(message.file ?? ''))
            return true;
        const occasions = before.get(known_messages_keyOf(message));
        return message.level === 'warning' ? occasions !== undefined : occasions?.has(requestId) === true;
    };
    const select = (log, requestId) => parse(log).filter((message) => !others.has(known_messages_keyOf(message)) &&
        (message.level === 'fatal' ||
            (message.file !== undefined && !isOfHere(message) && !isKnown(message, requestId))));
    return {
        remember: (log, requestId) => {
            database.remember(log, isPage(requestId));
            for (const message of parse(log)) {
                const key = known_messages_keyOf(message);
                before.set(key, (before.get(key) ?? new Set()).add(requestId));
            }
        },
        rememberOthers: (log) => {
            database.remember(log, true);
            for (const message of parse(log))
                others.add(known_messages_keyOf(message));
        },
        check: (log, requestId) => {
            const here = { extensions, refused: readRefused(log) };
            const problems = select(log, requestId).flatMap((message) => {
                const key = `${known_messages_keyOf(message)}\n${message.line ?? ''}`;
                const isOld = isKnown(message, requestId);
                const problem = known_messages_toProblem(message, isOld, here);
                const isMild = isOld && (isAsked(requestId) || (here.refused !== undefined && problem.severity === 'error'));
                if ((message.level === 'warning' || isMild) && reported.has(key))
                    return [];
                reported.add(key);
                if (!isMild)
                    return [problem];
                return problem.severity === 'unknown' ? [] : [{ ...problem, severity: 'warning' }];
            });
            return [...problems, ...database.check(log, isPage(requestId))];
        },
        checkUpdate: (log) => {
            database.remember(log, false);
            return parse(log)
                .filter(({ level }) => level === 'fatal')
                .map((message) => {
                const { file, line, ...problem } = known_messages_toProblem(message, false, { extensions, refused: undefined });
                const place = file === undefined ? '' : ` It is at ${file}:${line ?? ''} of the previous version.`;
                return { ...problem, message: `${problem.message}${place}` };
            });
        },
        hasNews: (log, requestId) => database.hasNews(log) || select(log, requestId).some((message) => !isKnown(message, requestId)),
        findOutput: (log) => {
            const found = parse(log).find(({ isEarlyOutput }) => isEarlyOutput);
            if (found?.file !== undefined)
                output = { file: found.file, line: found.line };
            return output;
        },
    };
}
function isOfHere(message) {
    return isAboutNetwork(message) || isAboutDatabase(message);
}
function isPage(requestId) {
    return PAGES.some(({ name }) => name === requestId) || isAsked(requestId);
}
function isAsked(requestId) {
    return requestId.includes(': ') || requestId === 'Browser';
}
function known_messages_keyOf({ kind, text, file }) {
    return `${kind}\n${file ?? ''}\n${text.replace(/( on line |:)\d+/g, '')}`;
}
function known_messages_toProblem(message, isOld, here) {
    const { level, kind, text, file, line } = message;
    const words = `PHP ${kind}: ${(0,quote/* withoutFullStop */.Qu)(text)}.${isOld ? ` ${KNOWN}` : ''}`;
    if (level === 'warning')
        return { severity: 'warning', message: words, file, line };
    const why = explainHere(text, isOld ? { ...here, refused: undefined } : here);
    if (why === undefined) {
        const refused = isOld && here.refused !== undefined
            ? ` It follows a request to ${here.refused}, which is refused here.`
            : '';
        return { severity: 'error', message: `${words}${refused}`, file, line };
    }
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
        return `This PHP lacks the extension ${extension}, which most hosts have: it is not known what the plugin does there.`;
    if (isAboutDatabase({ text }))
        return 'The rehearsal has SQLite in place of MySQL, so it is not known what the plugin does with that.';
    return refused === undefined || isGone
        ? undefined
        : `Before that, a request to ${refused} was refused: there is no network here, so it is not known what happens with one.`;
}

;// CONCATENATED MODULE: ./src/rehearsal/model/inventory.ts
const REGISTRATION_KINDS = [
    'pages',
    'refused',
    'hooks',
    'tasks',
    'routes',
    'shortcodes',
    'samples',
    'blocks',
    'widgets',
    'types',
    'taxonomies',
    'actions',
    'rules',
    'stale',
    'fields',
    'functions',
    'classes',
];

;// CONCATENATED MODULE: ./src/rehearsal/inventory/take-inventory.ts


async function takeInventory({ site, cookie, next }) {
    const { result } = await site.run('own', { cookie, folder: next.plugin?.folder ?? '' });
    const kinds = new Map();
    for (const kind of REGISTRATION_KINDS) {
        const entries = result?.get(kind);
        const own = entries?.map(([name, title, target]) => ({ name, title, target: readTarget(kind, target) }));
        if (own !== undefined)
            kinds.set(kind, own);
    }
    const [nonce] = result?.get('nonce') ?? [];
    return { kinds, nonce: nonce?.[0] ?? '', beat: nonce?.[1] ?? '' };
}
const ADDRESSES = new Set(['pages', 'types', 'hooks', 'actions', 'rules']);
function readTarget(kind, target) {
    return ADDRESSES.has(kind) ? (readAddress(target) ?? '') : target;
}
const CORE_TASKS = new Set([
    'delete_expired_transients',
    'do_pings',
    'importer_scheduled_cleanup',
    'publish_future_post',
    'recovery_mode_clean_expired_keys',
    'update_network_counts',
    'upgrader_scheduled_cleanup',
    'wp_batch_split_terms',
    'wp_delete_temp_updater_backups',
    'wp_https_detection',
    'wp_maybe_auto_update',
    'wp_privacy_delete_old_export_files',
    'wp_scheduled_auto_draft_delete',
    'wp_scheduled_delete',
    'wp_site_health_scheduled_check',
    'wp_split_shared_term_batch',
    'wp_update_comment_type_batch',
    'wp_update_plugins',
    'wp_update_themes',
    'wp_update_user_counts',
    'wp_version_check',
]);
function withoutBaseline(all, without) {
    const kinds = new Map();
    for (const [kind, list] of all.kinds) {
        const others = new Set(without.kinds.get(kind)?.map(({ name }) => name));
        const isCore = (name) => kind === 'tasks' && CORE_TASKS.has(name);
        kinds.set(kind, list.filter(({ name }) => !others.has(name) && !isCore(name)));
    }
    return { ...all, kinds };
}

;// CONCATENATED MODULE: ./src/rehearsal/browser/judge-editor.ts

function readOwnPath(url, folder) {
    const [path = ''] = url.replace(/^https?:\/\/[^/]*/, '').split(/[?#]/, 1);
    const start = `/wp-content/plugins/${folder}/`;
    return folder !== '' && path.startsWith(start) ? decodePath(path.slice(start.length)) : undefined;
}
function decodePath(path) {
    try {
        return decodeURIComponent(path);
    }
    catch {
        return path;
    }
}
function hasVisited({ state }) {
    return state === 'settled' || state === 'busy';
}
function judgeEditor(page, before, after, { folder, blockScripts }, causes) {
    const [was, is] = [before?.editor, after.editor];
    if (is === undefined || !hasVisited(after))
        return [];
    const add = (key, message, more = {}) => ({
        severity: 'error',
        message,
        page,
        key,
        ...more,
    });
    if (was !== undefined && !was.isReady)
        return [];
    if (!is.isReady)
        return was === undefined ? [] : [add('editor', `${page.subject} no longer starts.`)];
    const isBroken = ({ isValid, hasCrashed }) => !isValid || hasCrashed;
    const wasBroken = new Set(was?.saved.filter(isBroken).map(({ name }) => name));
    const fine = new Set(was?.inserted.filter((one) => !isBroken(one) && !wasBroken.has(one.name)).map(({ name }) => name));
    const crashes = after.errors.filter(({ stack }) => stack.some(({ url }) => readOwnPath(url, folder) !== undefined));
    const wasFine = ({ name, isOffered }) => (was === undefined ? isOffered : fine.has(name));
    const explained = (name) => causes.some(({ file, severity }) => severity === 'error' &&
        file !== undefined &&
        (blockScripts.get(name) ?? []).some((url) => readOwnPath(url, folder) === file));
    const placeOf = (error) => {
        const place = error?.stack.find(({ url }) => readOwnPath(url, folder) !== undefined);
        return { file: place && readOwnPath(place.url, folder), line: place?.line, place };
    };
    const explain = (error) => error === undefined ? '' : ` ${(0,quote/* withoutFullStop */.Qu)(error.message)}.`;
    if (is.hasCrashed) {
        if (was?.hasCrashed === true)
            return [];
        const error = causes.some(({ severity }) => severity === 'error') ? undefined : crashes[0];
        const message = `${page.subject} shows an error in place of the post.${explain(error)}`;
        return [add('editor', message, placeOf(error))];
    }
    const findings = new Map();
    const ofBlocks = new Set([...blockScripts.values()].flat().map((url) => readOwnPath(url, folder)));
    for (const name of is.leftOut.filter((one) => was?.leftOut.includes(one) !== true)) {
        const error = crashes.find(({ stack }) => {
            const file = readOwnPath(stack.find(({ url }) => readOwnPath(url, folder) !== undefined)?.url ?? '', folder);
            return file !== undefined && !ofBlocks.has(file);
        });
        const message = `${page.subject} leaves out \`${name}\`, a sidebar or panel, because it throws.${explain(error)}`;
        findings.set(`part ${name}`, add(`part ${name}`, message, placeOf(error)));
    }
    for (const [block, isSaved] of [
        ...is.saved.map((one) => [one, true]),
        ...is.inserted.map((one) => [one, false]),
    ]) {
        const { name } = block;
        const key = `block ${name}`;
        if (findings.has(key) || !wasFine(block) || name.startsWith('core/'))
            continue;
        const which = `the block \`${name}\``;
        if (!block.isKnown) {
            if (!explained(name))
                findings.set(key, add(key, `The editor no longer knows ${which}: posts that have it show that it is missing. ${showSaved(was?.markup, name)}`.trim()));
        }
        else if (block.hasCrashed) {
            const error = crashes.find((one) => (blockScripts.get(name) ?? []).some((url) => one.stack.some((place) => readOwnPath(place.url, folder) === readOwnPath(url, folder)))) ?? crashes[0];
            const where = isSaved ? 'in a post that the previous version saved' : 'when it is inserted';
            findings.set(key, add(key, `The editor shows an error in place of ${which}, ${where}.${explain(error)}`, placeOf(error)));
        }
        else if (!block.isValid)
            findings.set(key, add(key, isSaved
                ? `The editor refuses what the previous version saved for ${which}: its content is invalid now, because \`save\` returns other HTML. Add a deprecation with the old one. ${showSaved(was?.markup, name)}`.trim()
                : `What ${which} saves is invalid when the editor reads it again.`));
    }
    for (const name of is.fallen) {
        const block = is.inserted.find((one) => one.name === name);
        if (block === undefined || !wasFine(block) || was?.fallen.includes(name) === true)
            continue;
        const error = crashes.at(-1);
        const message = `The editor shows an error when somebody selects the block \`${name}\`.${explain(error)}`;
        if (!findings.has(`block ${name}`))
            findings.set(`block ${name}`, add(`selected ${name}`, message, placeOf(error)));
    }
    return [...findings.values()];
}
const MAX_SAVED = 160;
function showSaved(markup, name) {
    const start = markup?.indexOf(`<!-- wp:${name} `) ?? -1;
    if (start === -1)
        return '';
    const text = (markup ?? '').slice(start).split('\n\n', 1)[0]?.replace(/\s+/g, ' ').replace(/`/g, "'") ?? '';
    return `It was saved as \`${text.length > MAX_SAVED ? `${text.slice(0, MAX_SAVED)}…` : text}\`.`;
}

;// CONCATENATED MODULE: ./src/rehearsal/browser/judge-blank.ts

function judgeBlank(page, before, after, causes) {
    const isBlank = (one) => hasVisited(one) && one.content.amount === 0;
    const isOfPlugin = page.isOwn && page.kind === 'admin';
    if (!isOfPlugin || !isBlank(after) || (before !== undefined && !isBlank(before)))
        return [];
    const old = before === undefined ? '' : ', and showed nothing with the previous version';
    const message = `${page.subject} shows nothing${old}.`;
    const [{ file, line, place } = {}] = causes;
    if (causes.length === 0 && after.errors.every(({ kind }) => kind !== 'exception'))
        return [];
    const finding = { severity: 'notice', message, file, line, place, page, key: 'blank' };
    return nameException([finding], undefined, after);
}
function nameException(effects, before, after) {
    const old = new Set(before?.errors.map(({ message }) => message));
    const error = after.errors.find(({ kind, message }) => kind === 'exception' && !old.has(message));
    if (error === undefined)
        return effects;
    const why = `A script throws: ${error.message.replace(/\.$/, '')}.`;
    return effects.map((effect) => ({ ...effect, message: `${effect.message} ${why}` }));
}

;// CONCATENATED MODULE: ./src/rehearsal/browser/judge-content.ts

const MIN_SHOWN = 10;
const MAX_ROOTS = 5;
function judgeContent(page, before, after) {
    if (before === undefined || !hasVisited(before) || !hasVisited(after))
        return [];
    const { content } = after;
    const aside = Math.max(0, after.aside - before.aside);
    const add = (message) => [
        { severity: 'error', message, page, key: 'empty' },
    ];
    if (before.content.amount >= MIN_SHOWN && content.amount + aside === 0) {
        const veiled = 'covered: something lies over all of it, so that people can click nothing';
        const hidden = 'hidden: its content is there, but people see none of it';
        const empty = 'empty: people no longer see what they saw before';
        return add(`${page.subject} is ${content.isVeiled === true ? veiled : content.isHidden ? hidden : empty}.`);
    }
    const [drawnBefore, drawnAfter] = [judge_content_sum(before), judge_content_sum(after)];
    const lost = Object.entries(before.roots).filter(([name, { amount }]) => {
        const now = after.roots[name];
        if (amount < MIN_SHOWN || now?.amount !== 0)
            return false;
        const isMissed = amount >= 3 * MIN_SHOWN && page.isOwn && drawnAfter <= drawnBefore - amount / 2;
        return isMissed || drawnAfter < drawnBefore / 2 + 1;
    });
    if (lost.length > 0) {
        const each = lost.slice(0, MAX_ROOTS).map(([name]) => {
            const how = after.roots[name]?.isHidden === true ? 'hidden' : 'empty';
            return `\`${name}\` is ${how}`;
        });
        const more = lost.length > MAX_ROOTS ? `, and ${lost.length - MAX_ROOTS} more` : '';
        const empty = add(`${page.subject} stays empty where scripts draw into it: ${each.join(', ')}${more}.`);
        return [...empty, ...judgeParts(page, before, after)];
    }
    const isGone = drawnBefore >= MIN_SHOWN && drawnAfter === 0 && Object.keys(after.roots).length > 0;
    if (isGone && content.amount + aside < before.content.amount / 2)
        return add(`${page.subject} stays empty where scripts draw into it: nothing is drawn there now.`);
    const lostAmount = before.content.amount - content.amount;
    const isCovered = content.amount < before.content.amount / 6 && content.hidden >= lostAmount * 0.8;
    return before.content.amount >= 3 * MIN_SHOWN && isCovered && before.content.hidden < lostAmount * 0.8
        ? add(`${page.subject} is hidden: most of its content is there, but people do not see it.`)
        : judgeParts(page, before, after);
}
function judge_content_sum({ roots }) {
    return Object.values(roots).reduce((all, { amount }) => all + amount, 0);
}
function judgeParts(page, before, after) {
    return Object.entries(before.parts).flatMap(([name, { amount }]) => {
        const now = after.parts[name];
        if (amount < 3 * MIN_SHOWN || now?.amount !== 0 || now.hidden < amount * 0.8)
            return [];
        const message = `${page.subject} has \`${name}\`, which people saw before, and do not see now: it is hidden.`;
        return [{ severity: 'warning', message, page, key: `hidden ${name}` }];
    });
}

;// CONCATENATED MODULE: ./src/rehearsal/browser/judge-requests.ts

function judgeDeadEnd(page, { deadEnd, status }) {
    if (deadEnd === undefined || !page.isOwn)
        return [];
    const path = deadEnd.slice(0, 200).replace(/`/g, '');
    const message = `${page.subject} has a script that leads people away, to \`${path}\`, which the site refuses (${status}).`;
    return [{ severity: 'error', message, page, key: 'dead end' }];
}
const MAX_SAME = 40;
const OF_CORE = /^\/(?:wp|wp-[\w-]+|oembed|batch)\/v\d(?!\/block-renderer\/)/;
function judgeRequests(page, before, after) {
    if (before === undefined || !hasVisited(before))
        return [];
    const fold = (what) => what.startsWith('/') ? what.replace(/\?.*$/s, '').replace(/\/\d+(?=\/|$)/g, '/*') : what;
    const answered = ({ asked }) => new Set(asked.filter(({ status }) => status < 400).map(({ what }) => fold(what)));
    const [was, is] = [answered(before), answered(after)];
    const often = new Map(before.asked.map(({ what, count }) => [fold(what), count]));
    const add = (key, message, severity = 'warning') => ({
        severity,
        message,
        page,
        key,
    });
    const findings = after.asked.flatMap(({ what, status, count }) => {
        const route = fold(what);
        const shown = `\`${route.slice(0, 200).replace(/`/g, '')}\``;
        if (count > MAX_SAME && (often.get(route) ?? 0) <= MAX_SAME / 10)
            return [
                add(`flood ${route}`, `${page.subject} asks the site for ${shown} again and again, without a pause.`),
            ];
        const isRefused = status >= 400 && status < 500 && was.has(route) && !is.has(route);
        if (!isRefused || OF_CORE.test(route))
            return [];
        const [, block] = /^\/wp\/v\d\/block-renderer\/([\w-]+\/[\w-]+)$/.exec(route) ?? [];
        if (block?.startsWith('core/') === true)
            return [];
        return block === undefined
            ? [
                add(`refused ${route}`, `${page.subject} asks the site for ${shown}, which it answered before and refuses now (${status}).`),
            ]
            : [
                add(`drawn ${block}`, `The editor shows an error in place of the block \`${block}\`: WordPress, which draws it, refuses to (${status}).`, 'error'),
            ];
    });
    return [...new Map(findings.map((finding) => [finding.key, finding])).values()];
}
function joinRequests(findings, requests) {
    const errors = findings.filter(({ severity }) => severity === 'error');
    const [refused, ...more] = requests.filter(({ severity }) => severity === 'warning');
    if (errors.length !== 1 || refused === undefined || more.length > 0)
        return [...findings, ...requests];
    return [
        ...findings.map((one) => one.severity === 'error' ? { ...one, message: `${one.message} ${refused.message}` } : one),
        ...requests.filter((one) => one !== refused),
    ];
}

;// CONCATENATED MODULE: ./src/rehearsal/browser/judge.ts





function judgeVisit(page, before, after, plugin) {
    if (after.status >= 400 && (before === undefined || before.status < 400))
        return judgeDeadEnd(page, after);
    const unseen = listUnseen(page, before, after);
    const known = new Set(before === undefined ? [] : listCauses(page, before, plugin).map(({ key }) => key));
    const causes = listCauses(page, after, plugin).filter(({ key }) => !known.has(key));
    const requests = judgeRequests(page, before, after);
    const state = judgeState(page, before, after, plugin);
    if (state.length > 0)
        return state;
    if (unseen.length > 0)
        return [...causes, ...requests, ...unseen];
    const effects = page.kind === 'editor'
        ? judgeEditor(page, before, after, plugin, causes)
        : judgeContent(page, before, after);
    const reason = causes.find(({ severity }) => severity === 'error');
    const shown = reason !== undefined
        ? blameEffects(reason, causes, effects)
        : [...causes, ...(page.kind === 'editor' ? effects : nameException(effects, before, after))];
    const findings = joinRequests(shown, requests);
    return findings.length > 0
        ? excuse(findings, before, after)
        : judgeBlank(page, before, after, listCauses(page, after, plugin));
}
function seemsBroken({ state, loads, content, editor }) {
    const isDead = editor !== undefined && (!editor.isReady || editor.hasCrashed || editor.leftOut.length > 0);
    return state === 'stuck' || loads > model/* MAX_LOADS */.F7 || content.amount < MIN_SHOWN || isDead;
}
function listUnseen(page, before, after) {
    const isOld = before !== undefined && (!hasVisited(before) || before.editor?.isReady === false);
    if (!isOld && hasVisited(after))
        return [];
    const [when, unseen] = isOld ? ['before', before] : ['after', after];
    const [host] = unseen.refused;
    const isSame = isOld && after.state === 'failed' && after.refused[0] === host;
    const words = unseen.why === undefined ? '' : ` (${unseen.why.split('\n', 1)[0] ?? ''})`;
    const why = {
        failed: host === undefined
            ? `the browser could not open it${words}`
            : `it leads to \`${host}\`, which a rehearsal cannot reach`,
        stuck: 'it gave no answer',
        slow: 'it still asked the site for more after a minute and a half',
        settled: 'it did not start in time',
        busy: 'it did not start in time',
    }[unseen.state];
    const message = unseen.state === 'failed' && host !== undefined && isSame
        ? `${page.subject} was seen neither before nor after the update: ${why}.`
        : `${page.subject} was not seen ${when} the update: ${why}. It is not known whether people still see it.`;
    return [{ severity: 'notice', message, page, key: 'unseen' }];
}
function blameEffects(reason, causes, effects) {
    const [shown] = effects.filter(({ place }) => place === undefined);
    const rest = effects.filter((effect) => effect.place !== undefined || effect.key.startsWith('block '));
    if (shown === undefined || rest.includes(shown))
        return [...causes, ...rest];
    const { subject, kind } = reason.page;
    const brief = kind === 'editor' ? shown.message : shown.message.replace(subject, () => 'The page');
    const message = `${reason.message} ${brief}`;
    return [
        { ...reason, message, effect: shown.message },
        ...causes.filter((cause) => cause !== reason),
        ...rest,
    ];
}
function excuse(findings, before, after) {
    const old = new Set(before?.refused);
    const [host] = after.refused.filter((name) => !old.has(name) && !OF_WORDPRESS.test(name));
    if (host === undefined)
        return findings;
    const why = `It is not known whether customers see this: the page asks \`${host}\`, which a rehearsal cannot reach.`;
    return findings.map((finding) => finding.severity === 'error' && /^(empty|exception)/.test(finding.key)
        ? { ...finding, severity: 'unknown', message: `${finding.message} ${why}` }
        : finding);
}
const OF_WORDPRESS = /^(?:\w+\.gravatar\.com|(?:\w+\.)?w\.org)$/;
function foldPath(path) {
    return path
        .replace(/(^|[-._/])(?=[0-9a-z]*\d)[0-9a-f]{6,}(?=[-._])/gi, '$1*')
        .replace(/(^|\/)\d+(?=[.-])/g, '$1*')
        .replace(/\.min(?=\.)/, '');
}
function listCauses(page, sighting, { folder }) {
    const files = sighting.failed.flatMap(({ url, destination, status, type }) => {
        const file = readOwnPath(url, folder);
        if (file === undefined)
            return [];
        const isScript = /script|worker|worklet/.test(destination);
        const what = isScript ? 'a script' : (NOUNS[destination] ?? 'a file');
        const why = type === undefined ? `is missing (${status})` : `is no script, but \`${type}\``;
        const severity = isScript ? 'error' : 'warning';
        const message = `${page.subject} requests ${what}, \`${file}\`, which ${why}.`;
        return [{ severity, message, file, page, key: `file ${foldPath(file)}` }];
    });
    const missing = new Set(files.map(({ file }) => file));
    const unprinted = sighting.unprinted.flatMap(({ handle, url, missing }) => {
        const file = readOwnPath(url, folder);
        if (file === undefined)
            return [];
        const names = missing.map((name) => `\`${name}\``).join(', ');
        const message = `${page.subject} lacks the script \`${handle}\`: WordPress does not print it, because it depends on ${names}, which nothing registers.`;
        return [{ severity: 'error', message, file, page, key: `unprinted ${handle}` }];
    });
    const errors = sighting.errors.flatMap((error) => {
        if (error.kind === 'console')
            return [];
        const own = findOwnPlace(error, page, sighting, folder);
        if (own === undefined)
            return [];
        const { file, place } = own;
        if (missing.has(file))
            return [];
        const isUnread = error.isSyntax && !/does not provide an export|Cannot use import|import/.test(error.message);
        const message = isUnread
            ? `${page.subject} has a script that cannot be parsed, so none of it runs: ${error.message}.`
            : `${page.subject} has a script that throws: ${error.message.replace(/\.$/, '')}.`;
        const key = `exception ${error.isSyntax ? 'syntax' : 'thrown'} ${foldPath(file ?? 'inline')}`;
        return [
            {
                severity: 'error',
                message,
                file,
                line: file === undefined ? undefined : place.line,
                place,
                page,
                key,
            },
        ];
    });
    const stuck = sighting.state === 'stuck' ? sighting.stuckAt : undefined;
    const loop = stuck === undefined ? undefined : readOwnPath(stuck.url, folder);
    const loops = stuck === undefined || loop === undefined
        ? []
        : [
            {
                severity: 'error',
                message: `${page.subject} does not respond: a script runs without end.`,
                file: loop,
                line: stuck.line,
                place: stuck,
                page,
                key: `loop ${foldPath(loop)}`,
            },
        ];
    return unique([...files, ...unprinted, ...errors, ...loops]);
}
const NOUNS = {
    style: 'a stylesheet',
    font: 'a font',
    image: 'a picture',
    audio: 'a sound',
    video: 'a video',
};
function unique(findings) {
    return [...new Map(findings.toReversed().map((finding) => [finding.key, finding])).values()].toReversed();
}
function findOwnPlace({ stack }, page, { inline }, folder) {
    for (const place of stack) {
        const file = readOwnPath(place.url, folder);
        if (file !== undefined)
            return { file, place };
        const [path = ''] = place.url.replace(/^https?:\/\/[^/]*/, '').split('#', 1);
        const script = path === page.url
            ? inline.find(({ firstLine, lastLine }) => place.line >= firstLine && place.line <= lastLine)
            : undefined;
        if (script === undefined)
            continue;
        const owner = readOwnPath(script.owner, folder);
        if (owner !== undefined || (page.isOwn && script.isInContent))
            return { file: undefined, place };
    }
    return undefined;
}
function judgeState(page, before, after, { folder }) {
    const add = (key, message) => [
        { severity: 'error', message, page, key },
    ];
    if (after.loads > model/* MAX_LOADS */.F7 && (before?.loads ?? 0) <= model/* MAX_LOADS */.F7)
        return add('reload', `${page.subject} reloads itself without end.`);
    if (before === undefined)
        return [];
    if (after.state === 'stuck' && hasVisited(before)) {
        const isNamed = after.stuckAt !== undefined && readOwnPath(after.stuckAt.url, folder) !== undefined;
        return isNamed ? [] : add('stuck', `${page.subject} does not respond: a script runs without end.`);
    }
    return [];
}
function mergeFindings(findings) {
    const byCause = new Map();
    for (const finding of findings) {
        const { file, line, key, page } = finding;
        const cause = file === undefined ? `${page.id}\n${key}` : `${key}\n${file}:${line ?? ''}`;
        byCause.set(cause, [...(byCause.get(cause) ?? []), finding]);
    }
    const merged = [...byCause.values()].flatMap(([first, ...others]) => {
        if (first === undefined)
            return [];
        const pages = new Set(others.map(({ page }) => page.id).filter((id) => id !== first.page.id));
        const effect = first.effect === undefined ? others.find((other) => other.effect !== undefined)?.effect : undefined;
        const also = pages.size === 0
            ? ''
            : ` ${pages.size === 1 ? 'One other page has' : `${pages.size} other pages have`} the same.`;
        return [{ ...first, message: `${first.message}${also}${effect === undefined ? '' : ` ${effect}`}` }];
    });
    return Map.groupBy(merged, ({ page }) => page.kind);
}

;// CONCATENATED MODULE: ./src/rehearsal/browser/tour.ts



const NO_BODY = new Uint8Array();
const CORE_PAGES = [
    {
        id: 'dashboard',
        kind: 'admin',
        url: '/wp-admin/',
        subject: 'The dashboard',
        isOwn: false,
        isForAdmins: true,
    },
    {
        id: 'plugins',
        kind: 'admin',
        url: '/wp-admin/plugins.php',
        subject: 'The plugins page',
        isOwn: false,
        isForAdmins: true,
    },
    { id: 'front', kind: 'site', url: '/', subject: 'The front page', isOwn: false, isForAdmins: false },
];
const tour_MAX_PAGES = 8;
function listPages({ pages, paths }) {
    const own = pages.slice(0, tour_MAX_PAGES).map(({ name, title, url }) => ({
        id: `page ${name}`,
        kind: 'admin',
        url,
        subject: title === '' ? `The page ${showPage(url)}` : `The page "${title}" (${url})`,
        isOwn: true,
        isForAdmins: true,
    }));
    const more = paths.map((url) => {
        const isForAdmins = /^\/wp-admin(?:\/|$)/.test(url);
        const kind = isForAdmins ? 'admin' : 'site';
        return { id: `path ${url}`, kind, url, subject: `The page ${showPage(url)}`, isOwn: true, isForAdmins };
    });
    return [...CORE_PAGES, ...own, ...more];
}
async function tourSite(stage, exhibits, saved = '') {
    const visits = new Map();
    const look = async (page) => {
        const sighting = await visitOnce(stage, page);
        visits.set(page.id, { page, sighting });
        return sighting;
    };
    const prepared = await prepare(stage, joinContent(saved, exhibits.content));
    const editor = planEditor(exhibits, prepared.blockScripts, saved === '' ? 0 : prepared.post);
    const { editor: seen } = await look(editor);
    const markup = saved === '' ? (seen?.markup ?? '') : saved;
    const post = saved === '' ? await prepare(stage, joinContent(markup, exhibits.content)) : prepared;
    if (saved === '' && post.post > 0)
        await openInEditor(stage, post.post);
    const tabs = [];
    for (const page of listPages(exhibits)) {
        const { html } = await look(page);
        if (page.kind === 'admin' && page.isOwn)
            tabs.push(...listTabs(html, page.url));
    }
    for (const url of new Set(tabs.slice(0, MAX_TABS)))
        await look(planTab(url));
    const inEditor = visits.get(editor.id);
    visits.delete(editor.id);
    if (inEditor !== undefined)
        visits.set(editor.id, inEditor);
    if (post.url !== '')
        await look({
            id: 'post',
            kind: 'site',
            url: post.url,
            subject: "A post with the plugin's blocks, shortcodes and widgets",
            isOwn: true,
            isForAdmins: false,
        });
    const content = joinContent(markup, exhibits.content);
    return { folder: exhibits.folder, visits, markup, content, blockScripts: prepared.blockScripts };
}
async function openInEditor({ site, cookie, onLog }, post) {
    const { log } = await site.exchange({
        method: 'GET',
        url: editorOf(post),
        headers: { cookie },
        body: NO_BODY,
    });
    if (log !== '')
        onLog(log);
}
function editorOf(post) {
    return `/wp-admin/post.php?post=${post}&action=edit`;
}
function joinContent(...parts) {
    return parts.filter((text) => text !== '').join('\n\n');
}
const MAX_TABS = 2;
function planTab(url) {
    return {
        id: `tab ${url}`,
        kind: 'admin',
        url,
        subject: `The tab ${showPage(url)}`,
        isOwn: true,
        isForAdmins: true,
    };
}
function planEditor({ blocks }, known, post) {
    const own = new Set(blocks);
    return {
        id: 'editor',
        kind: 'editor',
        url: post === 0 ? '/wp-admin/post-new.php' : editorOf(post),
        subject: 'The editor',
        isOwn: blocks.length > 0,
        isForAdmins: true,
        blocks,
        otherBlocks: [...known.keys()].filter((name) => !own.has(name)),
    };
}
async function judgeTour(stage, before, after, lookWithout) {
    const findings = [];
    for (const [id, { page, sighting }] of after.visits) {
        const isOfWordPress = page.kind === 'editor' || !page.isOwn;
        const visited = before === undefined && isOfWordPress && seemsBroken(sighting)
            ? await lookWithout(page, '')
            : before?.visits.get(id)?.sighting;
        const doubts = before && judgeVisit(page, visited, sighting, after).filter(({ key }) => isDoubtful(key));
        const saved = { editor: before?.markup, post: before?.content }[page.id] ?? '';
        const reopened = doubts?.length ? await lookWithout(page, saved) : undefined;
        const old = reopened === undefined ? visited : withSaved(visited, reopened);
        const anew = reopened && hasVisited(reopened) ? judgeVisit(page, reopened, sighting, after) : undefined;
        const isSo = (key) => key.startsWith('block ') || anew === undefined || anew.some((one) => one.key === key);
        const first = judgeVisit(page, old, sighting, after).filter(({ key }) => !isDoubtful(key) || isSo(key));
        if (first.length === 0)
            continue;
        const isUnseen = sighting.state === 'slow' && first.every(({ severity }) => severity === 'notice');
        const again = isUnseen ? first : judgeVisit(page, old, await visitOnce(stage, page, true), after);
        const seen = new Set(again.map(({ key }) => key));
        findings.push(...first.filter(({ key }) => seen.has(key)));
    }
    return findings;
}
function isDoubtful(key) {
    return key === 'empty' || /^(block|hidden) /.test(key);
}
function withSaved(visited, reopened) {
    const { editor } = visited ?? {};
    if (visited === undefined || editor === undefined)
        return visited;
    return { ...visited, editor: { ...editor, saved: reopened.editor?.saved ?? [] } };
}
async function glance(stage, page, saved = '') {
    const { post, url } = await prepare(stage, saved);
    const isEditor = page.kind === 'editor';
    return visitOnce(stage, post === 0 ? page : { ...page, url: isEditor ? editorOf(post) : url }, !isEditor);
}
async function visitOnce({ site, browser, cookie, onLog, hasPictures }, page, isPatient = false) {
    let turn = Promise.resolve();
    const send = async ({ method, url, headers, body }) => {
        const asked = turn.then(() => site.exchange({ method, url, headers, body }));
        turn = asked.catch(() => undefined);
        const reply = await asked;
        if (reply.log !== '')
            onLog(reply.log);
        const { response } = reply;
        if (response === undefined)
            throw new Error(reply.failure ?? 'The site gave no answer.');
        return response;
    };
    return browser.visit(page, {
        send,
        cookie: page.isForAdmins ? cookie : '',
        hasPicture: hasPictures && page.isOwn,
        isPatient,
    });
}
async function prepare({ site, onLog }, content) {
    const { result, log } = await site.run('browser', { content });
    if (log !== '')
        onLog(log);
    const { post, url, blocks } = result ?? NOT_PREPARED;
    const path = URL.parse(url);
    return {
        post,
        url: path === null ? '' : path.pathname + path.search,
        blockScripts: new Map(blocks),
    };
}
const NOT_PREPARED = { post: 0, url: '', blocks: [] };

;// CONCATENATED MODULE: ./src/rehearsal/browser/gallery.ts



const MAX_LINES = 12;
const MARKS = { error: 'Error', unknown: 'Not known', warning: 'Warning', notice: 'Notice' };
async function createGallery(gallery) {
    const { folder, before, after } = gallery;
    await (0,promises_.mkdir)(folder, { recursive: true, mode: 0o700 });
    const sections = [];
    const found = Map.groupBy(gallery.findings, ({ page }) => page.id);
    const ids = [...new Set([...(before?.visits.keys() ?? []), ...after.visits.keys()])];
    for (const id of ids.sort((one, other) => Number(found.has(other)) - Number(found.has(one)))) {
        const [old, now] = [before?.visits.get(id), after.visits.get(id)];
        const { page } = now ?? old ?? {};
        if (page === undefined || (old?.sighting.picture ?? now?.sighting.picture) === undefined)
            continue;
        const name = `${String(sections.length + 1).padStart(2, '0')}-${toFileName(id)}`;
        const files = await storePictures(folder, name, old?.sighting.picture, now?.sighting.picture);
        const findings = found.get(id) ?? [];
        found.delete(id);
        sections.push(renderSection({ name, subject: page.subject, old: old?.sighting, now: now?.sighting, files, findings }));
    }
    const others = renderOthers([...found.values()].flat());
    await (0,promises_.writeFile)((0,external_node_path_.join)(folder, 'index.html'), renderPage(gallery, [...others, ...sections]));
    return sections.length;
}
async function storePictures(folder, name, old, now) {
    const store = async (when, bytes) => {
        if (bytes === undefined)
            return undefined;
        const file = `${name}-${when}.png`;
        await (0,promises_.writeFile)((0,external_node_path_.join)(folder, file), bytes);
        return file;
    };
    const digest = (bytes) => (0,external_node_crypto_.createHash)('sha256').update(bytes).digest('hex');
    const areSame = old !== undefined && now !== undefined && digest(old) === digest(now);
    return { before: await store('before', old), after: await store('after', now), areSame };
}
function toFileName(id) {
    return (id
        .replace(/[^a-z0-9]+/gi, '-')
        .replace(/^-|-$/g, '')
        .toLowerCase()
        .slice(0, 60) || 'page');
}
function renderSection({ name, subject, old, now, files, findings }) {
    const title = gallery_escape(subject);
    return `<section aria-labelledby="${name}">
<h2 id="${name}">${title}</h2>
${renderFindings(findings)}
<p class="same">${gallery_describe(old, now, files)}</p>
<div class="pair">
${renderPicture('Before', subject, files.before)}
${renderPicture('After', subject, files.after)}
</div>
${renderLines(old, now)}
</section>`;
}
function renderFindings(findings) {
    const items = findings.map(({ severity, message, file, line }) => {
        const place = file === undefined ? '' : ` <code>${gallery_escape(file)}${line === undefined ? '' : `:${line}`}</code>`;
        return `<li class="${severity}"><strong>${MARKS[severity]}</strong> ${renderProse(message)}${place}</li>`;
    });
    return items.length === 0 ? '' : `<ul class="found">${items.join('\n')}</ul>`;
}
function renderOthers(findings) {
    if (findings.length === 0)
        return [];
    return [
        `<section aria-labelledby="others">\n<h2 id="others">Pages without a picture</h2>\n${renderFindings(findings)}\n</section>`,
    ];
}
function gallery_describe(old, now, { areSame }) {
    if (old === undefined)
        return 'There is no such page before the update.';
    if (now === undefined)
        return 'There is no such page after the update.';
    return areSame
        ? 'Both pictures are the same.'
        : 'The pictures differ. A date or a random text is enough for that.';
}
function renderPicture(when, subject, file) {
    const image = file === undefined
        ? '<p class="none">No picture</p>'
        : `<a href="${file}"><img src="${file}" loading="lazy" alt="${gallery_escape(`${subject}, ${when.toLowerCase()} the update`)}"></a>`;
    return `<figure><figcaption>${when}</figcaption>${image}</figure>`;
}
function renderLines(old, now) {
    if (old === undefined || now === undefined)
        return '';
    const [was, is] = [new Set(old.lines), new Set(now.lines)];
    const gone = [...was].filter((line) => !is.has(line));
    const added = [...is].filter((line) => !was.has(line));
    if (gone.length + added.length === 0)
        return '<p class="same">The text is the same.</p>';
    const list = (tag, lines) => lines
        .slice(0, MAX_LINES)
        .map((line) => `<li>${tag === 'del' ? 'Gone' : 'New'}: <${tag}>${gallery_escape(line)}</${tag}></li>`);
    const left = Math.max(gone.length - MAX_LINES, 0) + Math.max(added.length - MAX_LINES, 0);
    const more = left === 0 ? '' : `<li>${left} more lines</li>`;
    return `<details><summary>Text: ${gone.length} lines gone, ${added.length} new</summary><ul class="lines">${[...list('del', gone), ...list('ins', added)].join('\n')}${more}</ul></details>`;
}
function renderPage({ heading, place, findings }, sections) {
    const count = (severity) => findings.filter((finding) => finding.severity === severity).length;
    const [errors, unknown, warnings] = [count('error'), count('unknown'), count('warning')];
    const counts = [
        ...(errors > 0 ? [plural(errors, 'error')] : []),
        ...(unknown > 0 ? [`${unknown} not known`] : []),
        ...(warnings > 0 ? [plural(warnings, 'warning')] : []),
    ];
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self' file:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${gallery_escape(heading)}: pictures</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<h1>${gallery_escape(heading)}</h1>
<p>${gallery_escape(place)}. ${counts.length === 0 ? 'The browser found nothing that the update broke.' : `Found: ${counts.join(', ')}.`}</p>
</header>
<main>
${sections.length === 0 ? '<p>The plugin has no page of which there is a picture.</p>' : sections.join('\n')}
</main>
</body>
</html>
`;
}
function plural(count, noun) {
    return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
function gallery_escape(text) {
    return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}
function renderProse(text) {
    return gallery_escape(text).replace(/`([^`]{1,500})`/g, '<code>$1</code>');
}
const STYLE = `
:root { color-scheme: light dark; --line: #8c8f94; --soft: #f0f0f1; --text: #1d2327; --page: #fff; --link: #135e96; --red: #a00; --amber: #7a5200; --green: #0a6b1d; }
@media (prefers-color-scheme: dark) { :root { --line: #646970; --soft: #23272b; --text: #f0f0f1; --page: #16191c; --link: #8ec5f5; --red: #ff9d9d; --amber: #f0c33c; --green: #7ddb8d; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1.5rem; max-width: 90rem; font: 1rem/1.5 system-ui, sans-serif; color: var(--text); background: var(--page); overflow-wrap: anywhere; }
h1 { font-size: 1.6rem; line-height: 1.25; margin: 0; }
h2 { font-size: 1.15rem; line-height: 1.35; margin: 0 0 .5rem; }
section { border-top: 1px solid var(--line); padding: 1.5rem 0; margin-top: 1.5rem; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; }
@media (max-width: 45rem) { .pair { grid-template-columns: 1fr; } body { padding: 1rem; } }
figure { margin: 0; }
figcaption { font-weight: 600; margin-bottom: .25rem; }
img { display: block; width: 100%; height: auto; border: 1px solid var(--line); background: #fff; }
a { color: var(--link); }
a:focus-visible, summary:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
.none { border: 1px dashed var(--line); padding: 2rem 1rem; margin: 0; text-align: center; }
.same { margin: 0 0 .75rem; }
.pair + .same { margin: .75rem 0 0; }
.found { margin: 0 0 .75rem; padding: .75rem 1rem .75rem 2rem; background: var(--soft); }
.error strong { color: var(--red); }
.unknown strong, .warning strong { color: var(--amber); }
details { margin-top: .75rem; }
summary { cursor: pointer; }
.lines { padding-left: 1.25rem; }
del { color: var(--red); }
ins { color: var(--green); }
code { font: .9em ui-monospace, monospace; background: var(--soft); padding: .1em .3em; }
`;

// EXTERNAL MODULE: external "node:module"
var external_node_module_ = __webpack_require__(8995);
;// CONCATENATED MODULE: ./src/shared/source-map.ts

const MAX_MAP_BYTES = 12 * 1024 * 1024;
const MAX_SOURCE = 300;
const INLINE = 'data:application/json';
const MARK = 'sourceMappingURL=';
const NO_PATH = /[\p{C}`]/u;
async function findSource(file, { line, column }, read) {
    const script = (await read(file)) ?? '';
    const url = readUrl(script);
    const map = url?.startsWith(INLINE) === true ? readInline(url) : await read(resolve(file, url));
    if (map === undefined || map.length > MAX_MAP_BYTES)
        return undefined;
    try {
        const payload = JSON.parse(map.replace(/^\)\]\}'[^\n]*\n/, ''));
        const entry = new external_node_module_.SourceMap(payload).findEntry(line - 1, column - 1);
        if (!('originalSource' in entry) || typeof entry.originalSource !== 'string')
            return undefined;
        const source = entry.originalSource
            .replace(/^[a-z][\w+.-]*:\/\/\/?[^/]*\//i, '')
            .replace(/^(?:\.{1,2}\/)+/, '')
            .split('?', 1)[0];
        if (source === undefined || source === '' || source.length > MAX_SOURCE || NO_PATH.test(source))
            return undefined;
        return { source, line: entry.originalLine + 1 };
    }
    catch {
        return undefined;
    }
}
function readUrl(script) {
    const end = script.slice(-1_100_000);
    const start = end.lastIndexOf(MARK);
    if (start === -1 || !/[#@]\s?$/.test(end.slice(Math.max(0, start - 2), start)))
        return undefined;
    return /^([^\s'"]{1,1000000})\s*(?:\*\/\s*)?$/.exec(end.slice(start + MARK.length))?.[1];
}
function readInline(url) {
    const data = /^data:application\/json[^,]{0,100};base64,(.*)$/s.exec(url)?.[1];
    return data === undefined ? undefined : Buffer.from(data, 'base64').toString('utf8');
}
function resolve(file, url) {
    if (url === undefined || /^[a-z]+:|^\//i.test(url))
        return `${file}.map`;
    const parts = file.split('/').slice(0, -1);
    for (const part of url.split('/')) {
        if (part === '..')
            parts.pop();
        else if (part !== '.')
            parts.push(part);
    }
    return parts.join('/');
}

;// CONCATENATED MODULE: ./src/rehearsal/inventory/compare-inventories.ts
const USED = [
    'pages',
    'routes',
    'shortcodes',
    'blocks',
    'widgets',
    'types',
    'taxonomies',
];
function selectUsed(own) {
    return { ...own, kinds: new Map([...own.kinds].filter(([kind]) => USED.includes(kind))) };
}
function hasSome({ kinds }) {
    return [...kinds.values()].some((list) => list.length > 0);
}
function compareUse(before, now, isLibrary) {
    if (before === undefined)
        return { hasLost: false, isBare: false };
    const used = selectUsed(before);
    return {
        hasLost: listGone(used, now, isLibrary).length > 0,
        isBare: hasSome(used) && !hasSome(selectUsed(now)),
    };
}
const code = ({ name }) => `\`${name}\``;
const compare_inventories_WORDS = {
    pages: {
        one: 'page',
        many: 'pages',
        then: 'links and bookmarks to it are refused',
        show: ({ name, title }) => `"${title}" (\`${name}\`)`,
    },
    routes: {
        one: 'REST route',
        many: 'REST routes',
        then: 'requests to it are answered 404',
        show: code,
        isFolded: true,
    },
    shortcodes: {
        one: 'shortcode',
        many: 'shortcodes',
        then: 'posts that use it show its name',
        show: ({ name }) => `\`[${name}]\``,
    },
    blocks: { one: 'block', many: 'blocks', then: 'the editor no longer knows it', show: code },
    widgets: { one: 'widget', many: 'widgets', then: 'sidebars that have it show nothing there', show: code },
    types: {
        one: 'post type',
        many: 'post types',
        then: 'its posts are still in the database, and nothing shows them',
        show: code,
    },
    taxonomies: {
        one: 'taxonomy',
        many: 'taxonomies',
        then: 'its terms are still in the database, and nothing shows them',
        show: code,
    },
    tasks: {
        one: 'scheduled task',
        many: 'scheduled tasks',
        then: 'it no longer runs',
        show: code,
    },
    rules: {
        one: 'address',
        many: 'addresses',
        then: 'links to it lead nowhere',
        show: ({ title }) => `\`${title}\``,
    },
    fields: { one: 'REST field', many: 'REST fields', then: 'what reads it finds nothing', show: code },
    functions: {
        one: 'function',
        many: 'functions',
        then: 'code that calls it stops with a fatal error',
        show: ({ name }) => `\`${name}()\``,
        isFolded: true,
    },
    classes: { one: 'class', many: 'classes', then: 'code that uses it dies', show: code, isFolded: true },
};
const SHOWN = 5;
function listGone(before, now, isLibrary) {
    return [...before.kinds].flatMap(([kind, list]) => {
        const words = compare_inventories_WORDS[kind];
        const here = now.kinds.get(kind);
        if (words === undefined || here === undefined)
            return [];
        const fold = (name) => (words.isFolded === true ? name.toLowerCase() : name);
        const select = (all) => kind === 'pages' ? all.filter(({ target }) => target !== '') : all;
        const names = new Set(select(here).map(({ name }) => fold(name)));
        const isCode = kind === 'functions' || kind === 'classes';
        const gone = select(list).filter(({ name, title }) => !names.has(fold(name)) && !(isCode && isLibrary(title)));
        const byCase = new Map(select(here).map((own) => [own.name.toLowerCase(), own]));
        const renamed = gone.filter(({ name }) => byCase.has(name.toLowerCase()));
        const shut = kind === 'pages' ? selectShut(gone, now) : [];
        const lost = gone.filter((own) => !renamed.includes(own) && !shut.includes(own));
        return [
            ...shut.map(explainShut),
            ...(lost.length === 0 ? [] : [explainLost(lost, words)]),
            ...renamed.map((own) => explainRenamed(own, byCase.get(own.name.toLowerCase()) ?? own, words)),
        ];
    });
}
function listStale(before, now) {
    const stale = new Set(now.kinds.get('stale')?.map(({ name }) => name));
    const lost = before.kinds.get('rules')?.filter(({ name }) => stale.has(name)) ?? [];
    return lost.map(({ title }) => ({
        severity: 'error',
        message: `After the update, the address \`${title}\` finds nothing: its stored rewrite rule sets a query variable that this version does not know. Call \`flush_rewrite_rules()\` once when the plugin finds data of an older version.`,
    }));
}
function selectShut(gone, now) {
    const refused = new Set(now.kinds.get('refused')?.map(({ name }) => name));
    return gone.filter(({ name }) => refused.has(name));
}
function explainShut({ name, title }) {
    return {
        severity: 'error',
        message: `Administrators may no longer open the page "${title}" (\`${name}\`): they lack the capability that it asks for. Give it to them when the plugin finds data of an older version.`,
    };
}
function explainLost(lost, { one, many, then, show }) {
    const [own] = lost;
    if (lost.length === 1 && own !== undefined)
        return {
            severity: 'notice',
            message: `The ${one} ${show(own)} of the previous version is gone: ${then}.`,
        };
    const shown = lost.slice(0, SHOWN).map(show).join(', ');
    const others = lost.length > SHOWN ? ` and ${lost.length - SHOWN} more` : '';
    return {
        severity: 'notice',
        message: `${lost.length} ${many} of the previous version are gone: ${shown}${others}. For each, ${then}.`,
    };
}
function explainRenamed(old, now, { one, then, show }) {
    return {
        severity: 'notice',
        message: `The ${one} ${show(old)} is called ${show(now)} now. Upper and lower case matter to WordPress, so ${then}.`,
    };
}

;// CONCATENATED MODULE: ./src/rehearsal/site/saved-site.ts
async function onSiteBefore({ site }, work, saved = 'before') {
    await site.save('meanwhile');
    await site.restore(saved);
    await work();
    await site.restore('meanwhile');
}

;// CONCATENATED MODULE: ./src/rehearsal/probes/linked-files.ts



const TAG = /<(?:script|link)\b([^<>]{0,2000})>/gi;
const linked_files_ADDRESS = /\s(?:src|href)=["']([^"'>]{1,1000})["']/i;
const [MAX_TAGS, linked_files_MAX_LINKS] = [10_000, 1_000];
async function checkLinks(context, before, pages, answers) {
    const folder = context.next.plugin?.folder ?? '';
    const links = new Map();
    const add = (output, subject, askBefore) => {
        for (const file of listLinks(output, folder))
            if (!links.has(file) && links.size < linked_files_MAX_LINKS)
                links.set(file, { file, subject, askBefore });
    };
    for (const { name, subject } of PAGES) {
        const known = before?.pages.get(name)?.reply.output ?? '';
        add(pages.get(name)?.reply.output ?? '', subject, () => Promise.resolve(known));
    }
    for (const { probe, seen } of answers)
        add(seen.reply.output, probe.subject, askProbe(probe));
    if (links.size === 0)
        return undefined;
    const here = await listFiles(context, folder);
    const missing = [...links.values()].filter(({ file }) => (here.get(file) ?? 0) === 0);
    const old = before === undefined || missing.length === 0 ? NONE : await listOld(context, folder, missing);
    const problems = missing.flatMap(({ file, subject }) => {
        const isEmpty = here.has(file);
        if (isEmpty && !old.filled.has(file))
            return [];
        const message = `${subject} links \`${file}\`, which is ${isEmpty ? 'empty' : 'not in the package'}.`;
        return old.missing.has(file)
            ? [{ severity: 'warning', message: `${message} The previous version does so, too.`, file }]
            : [{ severity: 'error', message, file }];
    });
    return { problems, asked: String(links.size) };
}
function askProbe(probe) {
    return async (context) => (await probe.ask(context)).reply.output;
}
const NONE = { missing: new Set(), filled: new Set() };
async function listOld(context, folder, missing) {
    const old = { missing: new Set(), filled: new Set() };
    await onSiteBefore(context, async () => {
        const there = await listFiles(context, folder);
        for (const { file, askBefore } of missing.slice(0, MAX_COMPARED)) {
            if ((there.get(file) ?? 0) > 0)
                old.filled.add(file);
            const isLinked = !there.has(file) && listLinks(await askBefore(context), folder).includes(file);
            if (isLinked)
                old.missing.add(file);
        }
    });
    return old;
}
const MAX_COMPARED = 20;
async function listFiles({ site }, folder) {
    const { result } = await site.run('files', { plain: true, folder });
    const files = result ?? [];
    return new Map(files.map(([name, size]) => [Buffer.from(name, 'base64').toString('utf8'), size]));
}
function listLinks(output, folder) {
    const prefix = `/wp-content/plugins/${folder}/`;
    const addresses = [...output.matchAll(TAG)]
        .slice(0, MAX_TAGS)
        .map(([, attributes = '']) => linked_files_ADDRESS.exec(attributes)?.[1] ?? '');
    return [...new Set(addresses)].slice(0, linked_files_MAX_LINKS).flatMap((link) => {
        const [address = ''] = (readAddress(link.replace(/&(#038|amp);/g, '&')) ?? '').split('?');
        const path = address.replace(/\/{2,}/g, '/');
        return path.startsWith(prefix) && /\.(js|css)$/.test(path) ? [decode(path.slice(prefix.length))] : [];
    });
}
function decode(path) {
    try {
        return decodeURIComponent(path);
    }
    catch {
        return path;
    }
}

;// CONCATENATED MODULE: ./src/rehearsal/probes/probe.ts
const MAX_ASKED = 8;

;// CONCATENATED MODULE: ./src/rehearsal/probes/plugin-probes.ts



const MAX_IN_POST = 50;
function listPluginProbes(own, before) {
    const read = (kind) => own.kinds.get(kind) ?? [];
    const askable = (kind) => read(kind).filter(({ target }) => target !== '');
    const shortcodes = askable('shortcodes').map(({ name }) => contentProbe('shortcode', `[${name}]`, name));
    const old = new Set(before?.kinds.get('blocks')?.flatMap(({ name, target }) => (target === '' ? [] : [name])));
    const dynamic = read('blocks').filter(({ name, target }) => target !== '' || old.has(name));
    const blocks = dynamic.map(({ name }) => contentProbe('block', `<!-- wp:${name.replace(/^core\//, '')} /-->`, name));
    const widgets = askable('widgets').map(({ name }) => contentProbe('widget', `<!-- wp:legacy-widget ${JSON.stringify({ idBase: name })} /-->`, name));
    const types = read('types');
    const samples = read('samples').slice(0, MAX_IN_POST);
    const ofType = (type) => typeProbes(type, samples);
    return {
        'Own pages': choose('Own pages', [
            ...askable('pages').map(pageProbe),
            ...askable('rules').map(ruleProbe),
        ]),
        'REST routes': choose('REST routes', askable('routes').map((route) => routeProbe(route, own.nonce))),
        'Shortcodes and blocks': {
            step: 'Shortcodes and blocks',
            probes: [
                ...listAll(shortcodes, (all) => plugin_probes_together("the plugin's shortcodes", 'post', all, askShown)),
                ...listAll(blocks, (all) => plugin_probes_together("the plugin's blocks", 'page', all, askShown)),
            ],
            asked: count(Math.min(shortcodes.length, MAX_IN_POST) + Math.min(blocks.length, MAX_IN_POST), shortcodes.length + blocks.length),
        },
        Widgets: {
            step: 'Widgets',
            probes: listAll(widgets, (all) => plugin_probes_together("the plugin's widgets", 'page', all)),
            asked: count(Math.min(widgets.length, MAX_IN_POST), widgets.length),
        },
        'Post types': choose('Post types', [
            ...types.slice(0, MAX_ASKED / 2).flatMap(ofType),
            ...read('taxonomies').map(taxonomyProbe),
            ...types.slice(MAX_ASKED / 2).flatMap(ofType),
        ]),
    };
}
function listTasks(own, before) {
    const tasks = own.kinds.get('tasks') ?? [];
    const old = new Set(before?.kinds.get('tasks')?.map(({ name }) => name));
    const isReplaced = tasks.some(({ name }) => !old.has(name));
    return choose('Scheduled tasks', tasks.map((task) => taskProbe(task, isReplaced)));
}
function choose(step, probes) {
    const chosen = probes.slice(0, MAX_ASKED);
    return { step, probes: chosen, asked: count(chosen.length, probes.length) };
}
function count(asked, all) {
    return asked === all ? String(all) : `${asked}, and ${all - asked} more, not asked for`;
}
function pageProbe({ name, title, target }) {
    const type = /\/edit\.php\?post_type=([^&]+)/.exec(target)?.[1];
    return {
        name,
        subject: title === '' ? `The page ${showPage(target)}` : `The page "${title}" (${target})`,
        ask: async (context) => {
            const log = type === undefined ? '' : (await makePost(context, type)).log;
            const { reply, ...seen } = await visit(context, { url: target, isForAdmins: true });
            return { ...seen, reply: { ...reply, log: log + reply.log } };
        },
        makesPost: type !== undefined,
        kind: 'page',
    };
}
function pathProbe(url) {
    const isForAdmins = /^\/wp-admin(?:\/|$)/.test(url);
    const ask = (context) => visit(context, { url, isForAdmins });
    return { name: url, subject: `The page ${showPage(url)}`, ask, kind: 'page' };
}
function makePost({ site }, type) {
    return site.run('content', { type, content: 'Rehearsal.' });
}
function routeProbe({ name }, nonce) {
    const url = `/?rest_route=${encodeURIComponent(name)}&_wpnonce=${encodeURIComponent(nonce)}`;
    return {
        name,
        subject: `The REST route \`${name}\``,
        ask: (context) => visit(context, { url, isForAdmins: true }),
        kind: 'json',
    };
}
function taskProbe({ name }, isReplaced) {
    const ask = async ({ site }) => ({
        reply: await site.run('task', { task: name }),
        target: '',
    });
    return { name, subject: `The scheduled task \`${name}\``, ask, kind: isReplaced ? 'script' : 'task' };
}
function contentProbe(what, content, name) {
    const subject = `A post with the ${what} \`${name}\``;
    const parts = [{ subject, content }];
    const ask = (context) => askParts(context, 'post', parts);
    const askAgain = (context) => askShown(context, 'post', parts);
    return { name: `${what} ${name}`, subject, ask, askAgain, kind: 'page', content };
}
function listAll(parts, make) {
    return parts.length === 0 ? [] : [make(parts)];
}
function plugin_probes_together(what, type, all, askFor = askParts) {
    const inPost = all.slice(0, MAX_IN_POST);
    const ask = (context) => askFor(context, type, inPost);
    const parts = inPost.length > 1 ? inPost : [];
    return { name: what, subject: `A ${type} with ${what}`, ask, kind: 'page', parts };
}
function askParts(context, type, parts) {
    return askContent(context, { type, content: parts.map(({ content }) => content).join('\n\n') });
}
async function askShown(context, type, parts) {
    const content = parts.map((part, index) => mark(part.content, index)).join('\n\n');
    const seen = await askContent(context, { type, content });
    const shown = readShown(parts, seen.reply.output);
    if (seen.isRedirected === true || ![...shown.values()].includes(''))
        return { ...seen, shown };
    const { reply } = await visit(context, { url: seen.target, isForAdmins: true });
    const forAdmins = readShown(parts, reply.output);
    return {
        ...seen,
        shown: new Map([...shown].map(([part, text]) => [part, text || (forAdmins.get(part) ?? '')])),
    };
}
function ruleProbe({ name, title, target }) {
    const ask = (context) => visit(context, { url: target, isForAdmins: false });
    return { name, subject: `The address ${title}`, ask, kind: 'public' };
}
function listActions(own) {
    const actions = own.kinds.get('actions')?.filter(({ target }) => target !== '') ?? [];
    const probes = actions.map(({ name, title, target }) => {
        const isForVisitors = /^(?:wp_ajax|admin_post)_nopriv_/.test(name);
        const ask = async ({ site, cookie }) => ({
            reply: await site.request(target, isForVisitors ? '' : cookie),
            target,
        });
        return { name, subject: `The action \`${title}\``, ask, kind: 'action' };
    });
    return choose('AJAX and forms', probes);
}
function typeProbes({ name, target }, samples) {
    const content = ['Rehearsal.', ...samples.map((sample) => `[${sample.target}]`)].join('\n\n');
    const what = samples.length === 0 ? '' : " with the plugin's shortcodes";
    const post = {
        name: `post of ${name}`,
        subject: `A post of the type \`${name}\`${what}`,
        ask: (context) => askContent(context, { type: name, content }),
        kind: 'page',
    };
    const archive = {
        name: `archive of ${name}`,
        subject: `The archive of the post type \`${name}\` (${target})`,
        ask: (context) => visit(context, { url: target, isForAdmins: false }),
        kind: 'page',
    };
    return target === '' ? [post] : [post, archive];
}
function taxonomyProbe({ name }) {
    const ask = (context) => askContent(context, { taxonomy: name });
    return { name: `taxonomy ${name}`, subject: `A page of the taxonomy \`${name}\``, ask, kind: 'page' };
}
async function askContent(context, args) {
    const made = await context.site.run('content', args);
    const address = readAddress(made.result?.url ?? '');
    if (address === undefined)
        return { reply: made, target: '' };
    const { reply, target } = await visit(context, { url: address, isForAdmins: false });
    return { reply: { ...reply, log: made.log + reply.log }, target, isRedirected: target !== address };
}
const plugin_probes_MAX_TABS = 2;
function listTabProbes(pages) {
    const tabs = pages.flatMap(({ reply, target }) => listTabs(reply.output, target)).slice(0, plugin_probes_MAX_TABS);
    const probes = tabs.map((target) => {
        return { ...pageProbe({ name: target, title: '', target }), subject: `The tab ${showPage(target)}` };
    });
    return { step: 'Own pages', probes, asked: tabs.length === 1 ? '1 tab' : `${tabs.length} tabs` };
}

;// CONCATENATED MODULE: ./src/rehearsal/probes/settings.ts



const FORM = /<form\b([^<>]{0,1000})>/gi;
const FIELD = /<(input|select|option|textarea|button)\b([^<>]{0,2000})>([^<]{0,100000})/gi;
const NEEDED = ['option_page', '_wpnonce'];
const ADDED = new Set([...NEEDED, 'action', '_wp_http_referer']);
const MAX_FIELDS = 1_000;
const settings_MAX_TAGS = 10_000;
const MAX_FORMS = 50;
const NOT_SENT = new Set(['submit', 'button', 'image', 'reset', 'file']);
function fillSettings(html) {
    const fields = fillForm(html, 'options.php');
    return fields !== undefined && NEEDED.every((name) => fields.has(name)) ? fields.toString() : undefined;
}
function fillForm(html, file) {
    const form = listForms(html).find(({ action }) => action.endsWith(file));
    const isFilled = form?.fields.some(({ name }) => !ADDED.has(name)) === true;
    return isFilled ? encode(form.fields.filter(({ isSent }) => isSent)) : undefined;
}
function encode(fields) {
    return new URLSearchParams(fields.slice(0, MAX_FIELDS).map(({ name, value }) => [name, value]));
}
function listForms(html) {
    const starts = [...html.matchAll(FORM)].slice(0, MAX_FORMS);
    let left = settings_MAX_TAGS;
    return starts.map(({ 0: tag, 1: attributes = '', index }, turn) => {
        const [content = ''] = html.slice(index + tag.length, starts[turn + 1]?.index).split(/<\/form>/i, 1);
        const tags = [...content.matchAll(FIELD)].slice(0, left);
        left -= tags.length;
        return {
            action: readAttribute(attributes, 'action') ?? '',
            isPost: readAttribute(attributes, 'method')?.toLowerCase() === 'post',
            id: readAttribute(attributes, 'id') ?? '',
            ...listFields(tags),
        };
    });
}
function listFields(tags) {
    const fields = [];
    const choices = new Map();
    const buttons = [];
    let select;
    for (const [, tag = '', attributes = '', text = ''] of tags) {
        const read = (name) => readAttribute(attributes, name);
        const [name = '', type = ''] = [read('name'), read('type')?.toLowerCase()];
        const words = decodeEntities(text.trim());
        const add = (value, isSent, isBox = false) => {
            const filled = value === '' && !isBox ? EXAMPLES[tag === 'textarea' ? tag : type] : undefined;
            fields.push({ name, value, isBox, isNo: false, filled, isSent });
        };
        if (tag === 'select') {
            select = { name: read('disabled') === undefined ? name : '', at: fields.length };
        }
        else if (tag === 'option') {
            const isFirst = select?.at === fields.length;
            if (select === undefined || select.name === '' || !(isFirst || read('selected') !== undefined))
                continue;
            fields[select.at] = {
                name: select.name,
                value: read('value') ?? words,
                isBox: false,
                isNo: false,
                isSent: true,
            };
        }
        else if (tag === 'button' || type === 'submit') {
            if ((type || 'submit') === 'submit')
                buttons.push({ name, value: read('value') ?? '', words: `${read('value') ?? ''} ${words}` });
        }
        else if (name === '' || NOT_SENT.has(type) || read('disabled') !== undefined)
            continue;
        else if (tag === 'textarea')
            add(decodeEntities(text), true);
        else {
            const isBox = type === 'checkbox';
            const isChosen = !/^(checkbox|radio)$/.test(type) || read('checked') !== undefined;
            add(read('value') ?? (isBox ? 'on' : ''), isChosen, isBox);
            if (type === 'radio')
                choices.set(name, [...(choices.get(name) ?? []), ...fields.slice(-1)]);
        }
    }
    return { fields: markChoices(fields, choices.values()), buttons };
}
const YES = /^(?:1|yes|on|true|enabled?)$/i;
const NO = /^(?:|0|no|off|false|disabled?)$/i;
function markChoices(fields, choices) {
    const marks = new Map();
    for (const options of choices) {
        const [yes, no] = [YES, NO].map((word) => options.find(({ value }) => word.test(value)));
        if (options.length !== 2 || yes === undefined || no === undefined)
            continue;
        marks.set(yes, { isBox: true, isNo: false }).set(no, { isBox: false, isNo: true });
    }
    return fields.map((field) => ({ ...field, ...marks.get(field) }));
}
const EXAMPLES = {
    '': 'rehearsal',
    text: 'rehearsal',
    textarea: 'rehearsal',
    email: 'guest@example.org',
    url: 'https://example.org/',
    number: '1',
};
const STORES = /\bsav|\bupdate\b|submit|\bapply changes\b/i;
const DOES_MORE = /delet|remov|reset|clear|purge|import|export|send|test|activat|install|restor|connect/i;
function listChoices(html, page, areChecked) {
    return listForms(html).flatMap((form) => {
        const boxes = [...new Set(form.fields.flatMap(({ name, isBox }) => (isBox ? [name] : [])))];
        const fields = form.fields
            .filter(({ isBox, isNo, isSent }) => (isBox ? areChecked : isNo ? !areChecked : isSent))
            .map(({ name, value, filled }) => ({ name, value: areChecked ? (filled ?? value) : value }));
        const names = new Set(form.fields.map(({ name }) => name));
        if (boxes.length === 0 || !form.isPost || form.id === 'adv-settings')
            return [];
        if (form.action.endsWith('options.php') && NEEDED.every((name) => names.has(name)))
            return [{ url: '/wp-admin/options.php', body: encode(fields).toString(), boxes }];
        const target = form.action === '' || form.action === '#' ? page : readAddress(form.action, page);
        const isOwn = target !== undefined && readPage(target) === readPage(page) && readPage(page) !== null;
        const button = form.buttons.find(({ words }) => STORES.test(words) && !DOES_MORE.test(words));
        const isList = names.has('action2') || boxes.some((name) => /^(?:post|ids?|checked|users?)\[\]$/.test(name));
        if (!isOwn || isList || button === undefined || ![...names].some((name) => /nonce/i.test(name)))
            return [];
        const sent = button.name === '' ? fields : [...fields, button];
        return [{ url: target, body: encode(sent).toString(), boxes }];
    });
}
const settings_MAX_SAVED = 2;
function listTurns(pages, nonce, tasks) {
    const targets = new Set(pages.map(({ target }) => target));
    const forms = [...targets]
        .flatMap((target) => {
        const output = pages.find((page) => page.target === target)?.reply.output ?? '';
        const without = listChoices(output, target, false);
        return listChoices(output, target, true).map((checked, index) => {
            return { target, index, checked, unchecked: without[index] ?? checked };
        });
    })
        .filter(({ checked }, index, all) => index === all.findIndex((one) => one.checked.boxes.join() === checked.boxes.join()))
        .slice(0, settings_MAX_SAVED);
    const probes = forms.flatMap((form) => [true, false].flatMap((areChecked) => turn(form, areChecked, { nonce, tasks })));
    const boxes = forms.reduce((sum, { checked }) => sum + checked.boxes.length, 0);
    return { step: 'Settings', probes, asked: boxes === 1 ? '1 box' : `${boxes} boxes` };
}
function turn({ target, index, checked, unchecked }, areChecked, { nonce, tasks }) {
    const choices = areChecked ? checked : unchecked;
    const name = `${target} ${index} ${areChecked ? 'on' : 'off'}`;
    const when = `${areChecked ? 'with all boxes' : 'with no box'} of ${target} checked`;
    let isComparable = true;
    let count = 0;
    const save = {
        name,
        subject: `Saving the settings ${when}`,
        ask: async (context) => {
            count += 1;
            const form = count === 1 ? choices : await readChoices(context, { target, index }, areChecked);
            if (count > 1)
                isComparable = form?.boxes.join() === choices.boxes.join();
            if (form === undefined)
                return { reply: { output: '', log: '' }, target };
            const body = withNonces(choices.body, form.body);
            return { reply: await context.site.request(form.url, context.cookie, body), target };
        },
        kind: 'open',
    };
    const after = (probe) => ({
        ...probe,
        name: `${name}: ${probe.name}`,
        subject: `${probe.subject} ${when},`,
        isComparable: () => isComparable,
    });
    const page = (what, url, isForAdmins) => {
        return {
            name: what,
            subject: what,
            ask: (context) => visit(context, { url, isForAdmins }),
            kind: 'page',
        };
    };
    return [
        save,
        after(page('The front page', '/', false)),
        after(page('The editor', '/wp-admin/post-new.php', true)),
        after({ ...routeProbe({ name: '/wp/v2/types/post' }, nonce), subject: 'The REST interface' }),
        ...(areChecked ? [after(newTasks(tasks))] : []),
    ];
}
function newTasks(known) {
    const ask = async ({ site }) => ({
        reply: await site.run('task', { task: '', known }),
        target: '',
    });
    return { name: 'tasks', subject: 'The scheduled tasks', ask, kind: 'open' };
}
function withNonces(body, other) {
    const fields = new URLSearchParams(body);
    for (const [name, value] of new URLSearchParams(other)) {
        if (/nonce/i.test(name) && fields.has(name))
            fields.set(name, value);
    }
    return fields.toString();
}
async function readChoices(context, { target, index }, areChecked) {
    const { reply } = await visit(context, { url: target, isForAdmins: true });
    return listChoices(reply.output, target, areChecked)[index];
}

;// CONCATENATED MODULE: ./src/rehearsal/probes/site-probes.ts






const MORE_PAGES = [
    site_probes_page('search', 'The search (/?s=hello)', '/?s=hello'),
    { ...site_probes_page('404', 'A page that is not there', '/?p=987654321'), kind: 'not-found' },
    { ...site_probes_page('post', 'A post (/?p=1)', '/?p=1'), kind: 'post', shows: FIRST_TEXT },
    site_probes_page('administrator', 'The front page, for an administrator,', '/', ({ cookie }) => cookie),
    site_probes_page('reader', 'The front page, for a subscriber,', '/', ({ reader }) => reader.cookie),
    site_probes_page('posts', 'The list of posts (/wp-admin/edit.php)', '/wp-admin/edit.php', ({ cookie }) => cookie),
    site_probes_page('editor', 'The editor (/wp-admin/post-new.php)', '/wp-admin/post-new.php', ({ cookie }) => cookie),
    {
        ...site_probes_page('home', 'The dashboard (/wp-admin/index.php), for an editor,', '/wp-admin/index.php', ({ editorCookie }) => editorCookie),
        kind: 'dashboard',
    },
    { name: 'log-in', subject: 'A log-in with name and password', ask: logIn, kind: 'form' },
];
function listMore(own, others) {
    const read = (kind) => others?.kinds.get(kind) ?? [];
    const pages = read('pages').filter(({ target }) => target.includes('page='));
    const shortcodes = read('shortcodes').map(({ name }) => contentProbe('shortcode', `[${name}]`, name));
    const probes = [
        ...MORE_PAGES,
        editorProbe(own.nonce),
        beatProbe(own.beat),
        ...pages.slice(0, MAX_ASKED / 2).map(pageProbe),
        ...(own.kinds.get('hooks') ?? []).map(hookProbe),
        ...listAll(shortcodes, (all) => plugin_probes_together('the shortcodes of the plugins beside it', 'post', all)),
    ];
    return { step: 'More pages', probes, asked: String(probes.length) };
}
function hookProbe({ title, target }) {
    const ask = (context) => visit(context, { url: target, isForAdmins: true });
    return { name: title, subject: `The page ${target}`, ask, kind: 'page' };
}
function site_probes_page(name, subject, url, chooseCookie = () => '') {
    const ask = (context) => visit(context, { url, isForAdmins: false }, chooseCookie(context));
    return { name, subject, ask, kind: 'page' };
}
function editorProbe(nonce) {
    const probe = routeProbe({ name: '/wp/v2/types/post' }, nonce);
    return { ...probe, name: 'rest', subject: 'The REST interface, for an administrator who edits posts,' };
}
function beatProbe(nonce) {
    const url = '/wp-admin/admin-ajax.php';
    const form = `action=heartbeat&screen_id=post&has_focus=true&interval=60&data[rehearsal]=1&_nonce=${encodeURIComponent(nonce)}`;
    const ask = async ({ site, cookie }) => ({
        reply: await site.request(url, cookie, form),
        target: url,
    });
    return {
        name: 'heartbeat',
        subject: 'AJAX, with which open pages of the dashboard report,',
        ask,
        kind: 'json',
    };
}
function listSaves(pages) {
    const forms = pages.flatMap(({ reply, target }) => {
        const form = fillSettings(reply.output);
        if (form === undefined)
            return [];
        const url = '/wp-admin/options.php';
        const ask = async ({ site, cookie }) => ({
            reply: await site.request(url, cookie, form),
            target: url,
        });
        return [{ name: 'settings', subject: `Saving the settings of ${target}`, ask, kind: 'form' }];
    });
    const probes = [...forms.slice(0, 1), SAVE, CLASSIC];
    return { step: 'Saving', probes, asked: String(probes.length) };
}
const SAVE = {
    kind: 'script',
    name: 'post',
    subject: 'Saving a post, a user and a comment, and sending a mail,',
    ask: async ({ site }) => ({ reply: await site.run('save'), target: '' }),
};
const LOG_IN = '/wp-login.php';
async function logIn({ site, reader: { name, password } }) {
    const form = new URLSearchParams({ log: name, pwd: password, 'wp-submit': 'Log In', testcookie: '1' });
    const cookie = 'wordpress_test_cookie=WP%20Cookie%20check';
    return { reply: await site.request(LOG_IN, cookie, form.toString()), target: LOG_IN };
}
async function onSite({ site }, setting, work) {
    const put = (what) => site.put(protocol/* SITE */.CT.scene.slice(protocol/* SITE */.CT.folder.length + 1), Buffer.from(JSON.stringify(what)));
    await put(setting);
    const result = await work();
    await put({});
    return result;
}
const OTHER_LOCALE = 'de_DE';
const TRANSLATION = /-([a-z]{2,3}_[A-Z]{2})\.mo$/;
function chooseLocale(files) {
    const locales = files.flatMap(({ shown }) => TRANSLATION.exec(shown)?.[1] ?? []);
    return locales.find((locale) => !locale.startsWith('en_')) ?? OTHER_LOCALE;
}
function listContexts(own, files) {
    const locale = chooseLocale(files);
    const fine = own.find(({ probe, seen }) => listFaults(probe, seen).length === 0 && seen.target.includes('page='));
    const page = fine?.seen.target ?? '/wp-admin/tools.php';
    const probes = [
        {
            name: 'language',
            subject: `The page ${page} in the language ${locale}`,
            ask: (context) => onSite(context, { locale }, () => visit(context, { url: page, isForAdmins: true })),
            kind: 'page',
        },
        {
            name: 'https',
            subject: `The front page of a site with HTTPS and the language ${locale}`,
            ask: (context) => onSite(context, { locale, https: true }, () => visit(context, { url: '/', isForAdmins: false })),
            kind: 'page',
        },
        { ...started('cron', { task: '' }), subject: 'What WordPress runs for scheduled tasks (wp-cron.php)' },
        { ...started('cli', { cli: true }), subject: 'What WordPress runs for WP-CLI' },
        {
            name: 'xml-rpc',
            subject: 'A post by XML-RPC',
            ask: async ({ site }) => ({ reply: await site.request('/xmlrpc.php', '', NEW_POST), target: '' }),
            kind: 'open',
        },
        {
            name: 'sitemap',
            subject: 'The sitemap of posts',
            ask: (context) => visit(context, { url: SITEMAP, isForAdmins: false }),
            kind: 'open',
        },
    ];
    return { step: 'Other contexts', probes, asked: String(probes.length) };
}
function started(name, order) {
    return {
        name,
        ask: async ({ site }) => ({ reply: await site.run('context', order), target: '' }),
        kind: 'script',
    };
}
const SITEMAP = '/?sitemap=posts&sitemap-subtype=post&paged=1';
const site_probes_text = (value) => `<value><string>${value}</string></value>`;
const member = (name, value) => `<member><name>${name}</name>${site_probes_text(value)}</member>`;
const NEW_POST = `<?xml version="1.0"?><methodCall><methodName>wp.newPost</methodName><params>${[
    '<value><int>1</int></value>',
    site_probes_text('admin'),
    site_probes_text('password'),
    `<value><struct>${member('post_title', 'Rehearsal')}${member('post_content', 'Rehearsal.')}${member('post_status', 'publish')}</struct></value>`,
]
    .map((value) => `<param>${value}</param>`)
    .join('')}</params></methodCall>`;
const EDITOR = '/wp-admin/post-new.php';
const CLASSIC = {
    name: 'classic editor',
    subject: 'A post in the classic editor',
    ask: (context) => onSite(context, { classic: true }, () => saveClassic(context)),
    kind: 'open',
};
async function saveClassic(context) {
    const { site, cookie } = context;
    const { reply, target } = await visit(context, { url: EDITOR, isForAdmins: true });
    const fields = fillForm(reply.output, 'post.php');
    if (fields === undefined)
        return { reply, target };
    fields.set('post_title', 'Rehearsal');
    fields.set('content', 'Rehearsal.');
    fields.set('publish', 'Publish');
    const saved = await site.request('/wp-admin/post.php', cookie, fields.toString());
    return { reply: { ...saved, log: reply.log + saved.log }, target: '/wp-admin/post.php' };
}

;// CONCATENATED MODULE: ./src/rehearsal/probes/run-probes.ts





async function runProbes(context, { step, probes, asked }, old, earlier = []) {
    if (probes.length === 0)
        return { judgement: undefined, answers: [] };
    const { log } = context;
    const answers = await askAll(context, probes);
    const isOdd = ({ probe, seen }) => hasFault({ probe, seen }) ||
        [...(seen.shown?.values() ?? [])].includes('') ||
        (probe.kind === 'action'
            ? lacksCode(seen.reply.log)
            : log.hasNews(seen.reply.log, identifyRequest(step, probe)));
    const odd = answers.some(isOdd) && CHANGING.includes(step) ? answers : answers.filter(isOdd);
    const known = old !== undefined && odd.length > 0
        ? await askOld(context, step, [...earlier, ...odd], old)
        : new Map();
    const hidden = new Map();
    for (const { probe, seen } of answers)
        hidden.set(probe, await checkHidden(context, probe, seen, known.get(probe)));
    const problems = answers.flatMap(({ probe, seen }) => {
        const logged = log
            .check(seen.reply.log, identifyRequest(step, probe))
            .filter(({ severity, message }) => probe.kind !== 'action' || (severity === 'error' && lacksCode(message)));
        const isExplained = logged.some(({ severity }) => severity === 'error' || severity === 'unknown');
        return isExplained
            ? logged
            : [
                ...checkProbe(probe, seen, known.get(probe), context.next.plugin?.closesSites),
                ...(hidden.get(probe) ?? []),
                ...logged,
            ];
    });
    const withoutLogs = answers.map(({ probe, seen }) => ({
        probe,
        seen: { ...seen, reply: { ...seen.reply, log: '' } },
    }));
    return { judgement: { problems, asked }, answers: withoutLogs };
}
function checkProbe(probe, seen, before, closesSites = false) {
    const [fault] = listFaults(probe, seen);
    if (closesSites && fault !== undefined && isClosing(fault, seen))
        return [];
    const problem = fault && run_probes_weigh(fault, probe, seen, before);
    return problem === undefined ? [] : [problem];
}
function run_probes_weigh(fault, probe, seen, before) {
    const { kind, message } = fault;
    const isChosen = probe.isComparable !== undefined && (before === undefined || !probe.isComparable());
    if (isChosen && kind !== 'crash' && kind !== 'died')
        return undefined;
    const old = before && listFaults(probe, before);
    const wasFine = old?.length === 0;
    switch (kind) {
        case 'crash':
            return before?.reply.failure === undefined ? { severity: 'error', message } : undefined;
        case 'redirect':
        case 'redirect-loop':
        case 'died':
        case 'server-error':
        case 'status':
            return before?.reply.status === seen.reply.status
                ? undefined
                : weighStatus(fault, probe, seen, wasFine);
        case 'no-handler':
        case 'ended':
            return wasFine ? { severity: 'warning', message } : undefined;
        case 'cut': {
            const wasCut = before?.reply.status === statusOf(probe) && old?.some((one) => one.kind === 'cut') === true;
            const isBegun = /<html/i.test(seen.reply.output);
            return wasCut || !(wasFine || isBegun) ? undefined : { severity: 'error', message };
        }
        default:
            return wasFine ? { severity: 'error', message } : undefined;
    }
}
function weighStatus({ kind, message }, probe, { reply: { status = 0, output, log }, target }, wasFine) {
    if (kind === 'died' || kind === 'server-error') {
        const isDead = kind === 'died' || output === '';
        const refused = isDead ? undefined : readRefused(log);
        if (refused === undefined)
            return { severity: isDead || wasFine ? 'error' : 'warning', message };
        const excuse = `Before that, a request to ${refused} was refused: there is no network here.`;
        return wasFine ? { severity: 'unknown', message: `${message}. ${excuse}` } : undefined;
    }
    if (!wasFine)
        return undefined;
    if (kind === 'redirect')
        return { severity: 'warning', message };
    if (kind === 'redirect-loop')
        return { severity: 'error', message };
    if (probe.kind === 'not-found')
        return undefined;
    if (probe.kind === 'form')
        return status === 404 ? undefined : { severity: 'error', message };
    const isKeeper = target.startsWith('/wp-admin/') || (target.includes('_wpnonce=') && [401, 403].includes(status));
    const isLockedOut = isKeeper && readRefused(log) === undefined;
    const isMissing = status === 404 && (probe.kind === 'public' || probe.kind === 'post');
    return { severity: isLockedOut || isMissing ? 'error' : 'warning', message };
}
async function checkHidden(context, probe, seen, before) {
    const problems = [];
    for (const subject of listHidden(seen.shown, before?.shown).slice(0, MAX_ASKED)) {
        const one = partsOf(probe).find((part) => part.subject === subject) ?? probe;
        const alone = one.kind === 'page' ? await one.askAgain?.(context) : undefined;
        const isHidden = (alone?.shown?.get(subject) ?? '') === '';
        if (isHidden)
            problems.push(explainHidden(subject, before?.shown?.get(subject) ?? ''));
    }
    return problems;
}
function listHidden(now = new Map(), before = new Map()) {
    return [...now].flatMap(([subject, text]) => text === '' && (before.get(subject) ?? '') !== '' ? [subject] : []);
}
function explainHidden(subject, before) {
    const words = readWords(before);
    const isBare = words === '' ? !FULL.test(before) : EMPTY.test(words);
    const what = words === '' ? cutWords(before) : `"${words}"`;
    return {
        severity: isBare ? 'warning' : 'error',
        message: `${subject} without attributes shows nothing now; the previous version shows ${what}.`,
    };
}
const EMPTY = /\b(?:no|nothing|none|not|yet|empty|missing|required|invalid|please|specify|provide|choose|select|error|sorry|deprecated|log[ -]?in)\b/i;
const FULL = /<(?:audio|button|canvas|embed|iframe|img|input|object|select|svg|textarea|video|\w+-[\w-]+)\b|\s(?:id|data-[\w-]+)=/i;
const CHANGING = ['Saving', 'Scheduled tasks', 'AJAX and forms', 'Settings'];
async function askAll(context, probes) {
    const answers = [];
    for (const probe of probes) {
        const { isRedirected = false, ...seen } = await probe.ask(context);
        const parts = partsOf(probe);
        const isBroken = hasFault({ probe, seen });
        const ones = (isBroken || isRedirected) && parts.length > 0 ? await askAll(context, parts.slice(0, MAX_ASKED)) : [];
        const isFound = ones.some(hasFault);
        answers.push(...ones, ...(ones.length > 0 && (isFound || !isBroken) ? [] : [{ probe, seen }]));
    }
    return answers;
}
function partsOf(probe) {
    return probe.kind === 'page' ? (probe.parts ?? []) : [];
}
function hasFault({ probe, seen }) {
    return listFaults(probe, seen).length > 0;
}
async function askOld(context, step, answers, saved) {
    const { log } = context;
    const old = new Map();
    const ask = async () => {
        for (const { probe } of answers) {
            const seen = await probe.ask(context);
            if (saved === 'before')
                log.remember(seen.reply.log, identifyRequest(step, probe));
            else
                log.rememberOthers(seen.reply.log);
            old.set(probe, seen);
        }
    };
    await onSiteBefore(context, ask, saved);
    return old;
}
function identifyRequest(step, { name }) {
    return `${step}: ${name}`;
}

;// CONCATENATED MODULE: ./src/rehearsal/steps/probe-steps.ts







const UNPROBED = 'unprobed';
const CONTENT_STEPS = ['REST routes', 'Shortcodes and blocks', 'Widgets', 'Post types'];
function listProbeSteps(context, { before, clean, seen, listOwn }) {
    const others = context.beside.packages.length > 0 ? 'clean' : undefined;
    const old = before === undefined ? others : 'before';
    const run = (list) => (0,together/* once */.Oo)(async () => runProbes(context, await list(), old));
    const runPlugin = (step) => run(async () => listPluginProbes(await listOwn(), before?.own)[step]);
    const list = async () => {
        await context.site.save(UNPROBED);
        const own = await listOwn();
        const gone = before?.own === undefined
            ? []
            : [...listGone(before.own, own, isLibraryOf(context)), ...listStale(before.own, own)];
        return probe_steps_describe(own, gone);
    };
    const more = run(async () => {
        const { probes, ...rest } = listMore(await listOwn(), others ? clean : undefined);
        const isDead = probe_steps_hasFailed(context, 'Dashboard');
        const left = probes.filter(({ kind }) => !(kind === 'dashboard' && isDead));
        return { ...rest, probes: [...left, ...context.paths.map(pathProbe)] };
    });
    const pages = runPlugin('Own pages');
    const tabs = run(async () => listTabProbes(visitsOf(await answersOf([more, pages]))));
    const askPages = async () => {
        const { judgement } = await pages();
        const { judgement: ofTabs } = await tabs();
        if (judgement === undefined || ofTabs === undefined)
            return judgement;
        const asked = `${judgement.asked ?? ''}, and ${ofTabs.asked ?? ''}`;
        return { problems: [...judgement.problems, ...ofTabs.problems], asked };
    };
    const listed = async () => (await pages()).answers.filter(({ probe }) => probe.kind === 'page' && probe.makesPost);
    const runContent = (step) => (0,together/* once */.Oo)(async () => runProbes(context, listPluginProbes(await listOwn(), before?.own)[step], old, await listed()));
    const contents = CONTENT_STEPS.map((name) => ({ name, run: runContent(name) }));
    const shown = [more, pages, tabs, ...contents.map(({ run }) => run)];
    const saves = run(async () => listSaves(visitsOf(await answersOf(shown))));
    const made = async () => [
        ...(await listed()),
        ...(await answersOf([...contents.map(({ run }) => run), saves])),
    ];
    const runSaved = (list) => (0,together/* once */.Oo)(async () => runProbes(context, await list(), old, await made()));
    const tasks = runSaved(async () => listTasks(await listOwn(), before?.own));
    const askAside = async (set) => {
        if (set.probes.length > 0)
            await context.site.save('unasked');
        const { judgement } = await runProbes(context, set, old, await made());
        if (set.probes.length > 0)
            await context.site.restore('unasked');
        return judgement;
    };
    const turn = async () => {
        const { nonce, kinds } = await listOwn();
        const known = [before?.own?.kinds, kinds].flatMap((all) => all?.get('tasks') ?? []);
        return askAside(listTurns(visitsOf(await answersOf([pages, tabs])), nonce, known.map(({ name }) => name)));
    };
    const askContexts = async () => {
        const { probes, ...rest } = listContexts((await pages()).answers, context.next.files);
        return askAside({
            ...rest,
            probes: probes.filter(({ name }) => !(name === 'https' && probe_steps_hasFailed(context, 'Front page'))),
        });
    };
    return [
        { name: 'What it adds', play: list, isOwn: true },
        { name: 'More pages', play: judged(more) },
        { name: 'Own pages', play: askPages, isOwn: true },
        ...contents.map(({ name, run }) => ({ name, play: judged(run), isOwn: true })),
        {
            name: 'Scripts and styles',
            play: async () => checkLinks(context, before, seen, await answersOf(shown)),
            isOwn: true,
        },
        { name: 'Saving', play: judged(saves) },
        { name: 'Scheduled tasks', play: judged(tasks), isOwn: true },
        { name: 'AJAX and forms', play: async () => askAside(listActions(await listOwn())), isOwn: true },
        { name: 'Other contexts', play: askContexts },
        { name: 'Settings', play: turn, isOwn: true },
    ];
}
function probe_steps_hasFailed({ recorder }, step) {
    return recorder.steps.some(({ name, problems }) => name === step && problems.some(({ severity }) => severity === 'error'));
}
function judged(run) {
    return async () => (await run()).judgement;
}
async function answersOf(runs) {
    const answers = [];
    for (const run of runs)
        answers.push(...(await run()).answers);
    return answers;
}
function visitsOf(answers) {
    return answers.map(({ seen }) => seen);
}
function isLibraryOf({ next }) {
    return (file) => next.isLibrary(`${next.plugin?.folder ?? ''}/${file}`);
}
const probe_steps_NOUNS = {
    pages: ['page', 'pages'],
    tasks: ['scheduled task', 'scheduled tasks'],
    routes: ['REST route', 'REST routes'],
    shortcodes: ['shortcode', 'shortcodes'],
    blocks: ['block', 'blocks'],
    widgets: ['widget', 'widgets'],
    types: ['post type', 'post types'],
    taxonomies: ['taxonomy', 'taxonomies'],
    rules: ['address', 'addresses'],
    fields: ['REST field', 'REST fields'],
    actions: ['AJAX action or form', 'AJAX actions and forms'],
};
function probe_steps_describe(own, gone) {
    const counts = Object.entries(probe_steps_NOUNS).flatMap(([kind, [one, many]]) => {
        const count = own.kinds.get(kind)?.length ?? 0;
        return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
    });
    const isWhole = own.kinds.has('routes');
    if (counts.length === 0 && gone.length === 0 && isWhole)
        return undefined;
    const open = {
        severity: 'warning',
        message: 'WordPress could not list all that the plugin adds, so some of it was not requested.',
    };
    return { problems: isWhole ? gone : [open, ...gone], message: counts.join(', ') };
}

;// CONCATENATED MODULE: ./src/rehearsal/steps/browse.ts





const KINDS = {
    admin: 'Scripts: dashboard',
    editor: 'Scripts: editor',
    site: 'Scripts: site',
};
function createEyes(context, ports, place) {
    const { site, log, next } = context;
    let browser;
    let tourBefore;
    let found;
    let counts = new Map();
    const start = async () => {
        if (!ports.isWhole)
            return skip('this WordPress comes without its scripts and styles');
        const opened = await ports.open();
        if ('why' in opened)
            return explainNone(ports.choice, opened);
        browser = opened;
        return { problems: [], message: `${opened.name}${opened.hasSandbox ? '' : ', without its sandbox'}` };
    };
    const stageOf = (running, onLog) => ({
        site,
        browser: running,
        cookie: context.cookie,
        onLog,
        hasPictures: true,
    });
    const withBrowser = async (work, tellLost) => {
        if (browser === undefined)
            return undefined;
        try {
            await work(browser);
            return undefined;
        }
        catch (error) {
            if (!(error instanceof model/* BrowserLost */.he))
                throw error;
            browser = undefined;
            return { problems: [tellLost((0,quote/* withoutFullStop */.Qu)(error.message))] };
        }
    };
    const lookBefore = async ({ own }) => {
        const started = await start();
        if (own === undefined || browser === undefined)
            return started;
        const ended = await withBrowser(async (running) => {
            const stage = stageOf(running, (text) => log.remember(text, 'Browser'));
            tourBefore = await tourSite(stage, listExhibits(context, own, ports.paths));
        }, blamePrevious);
        await site.restore('before');
        return ended ?? started;
    };
    const lookAfter = async (before, clean) => {
        if (browser === undefined || (before !== undefined && tourBefore === undefined))
            return undefined;
        await site.save('unseen');
        await site.restore(UNPROBED);
        const own = withoutBaseline(await takeInventory(context), clean);
        const logged = [];
        const ended = await withBrowser(async (running) => {
            const stage = stageOf(running, (text) => logged.push(...log.check(text, 'Browser')));
            const tour = await tourSite(stage, listExhibits(context, own, ports.paths), tourBefore?.markup);
            const folder = next.plugin?.folder ?? '';
            const lookWithout = async (page, saved) => {
                await site.save('toured');
                await site.restore(before === undefined ? 'clean' : 'before');
                const seen = await glance({ ...stage, onLog: () => undefined, hasPictures: false }, page, saved);
                await site.restore('toured');
                return seen;
            };
            const judged = await judgeTour(stage, tourBefore, tour, lookWithout);
            const findings = withoutKnown(judged, context);
            const merged = mergeFindings(findings);
            const mapped = new Set([...merged.values()].flat().filter(hasPlace).slice(0, MAX_MAPPED));
            const problems = new Map();
            for (const finding of mapped)
                problems.set(finding, await placeProblem(finding, ports, stage, folder));
            found = new Map([...merged].map(([kind, list]) => [kind, list.map((one) => problems.get(one) ?? browse_toProblem(one))]));
            counts = countKinds(tour, judged);
            const { name, version } = next.plugin ?? { name: folder, version: '' };
            const versions = before === undefined ? version : `${before.version} → ${version}`;
            const gallery = {
                folder: ports.pictures,
                heading: `${name} ${versions}`,
                place: `${place}, ${running.name}`,
                before: tourBefore,
                after: tour,
                findings,
            };
            ports.onPictures(await createGallery(gallery));
        }, leaveOpen);
        await site.restore('unseen');
        if (ended !== undefined)
            return { ...ended, problems: [...ended.problems, ...logged] };
        return tell('admin', logged);
    };
    const tell = (kind, more = []) => {
        if (found === undefined)
            return undefined;
        const count = counts.get(kind) ?? 0;
        return { problems: [...(found.get(kind) ?? []), ...more], asked: String(count) };
    };
    return {
        listBefore: (before) => [{ name: 'Browser', play: () => lookBefore(before), isOwn: true }],
        listAfter: (before, clean) => [
            ...(before === undefined ? [{ name: 'Browser', play: start, isOwn: true }] : []),
            { name: KINDS.admin, play: () => lookAfter(before, clean), isOwn: true },
            { name: KINDS.editor, play: () => Promise.resolve(tell('editor')), isOwn: true },
            { name: KINDS.site, play: () => Promise.resolve(tell('site')), isOwn: true },
        ],
        close: async () => {
            browser = undefined;
            await ports.close();
        },
    };
    function withoutKnown(findings, { recorder: { steps } }) {
        const told = new Set(steps.flatMap(({ problems }) => problems.flatMap(({ file }) => file ?? [])));
        return findings.filter(({ file, line }) => file === undefined || line !== undefined || !told.has(file));
    }
}
function blamePrevious(why) {
    const message = `The browser ended early on pages of the previous version, so scripts were not looked at: ${why}.`;
    return { severity: 'warning', message };
}
function leaveOpen(why) {
    const message = `The browser ended early, so it is not known whether all scripts work: ${why}.`;
    return { severity: 'unknown', message };
}
function skip(why) {
    return { problems: [], skipped: `Scripts were not looked at, because ${why}.` };
}
function explainNone(choice, { why }) {
    if (choice.kind === 'path') {
        const words = (0,quote/* withoutFullStop */.Qu)(why.join('; ')) || `\`${choice.path}\` is no program`;
        const message = `The browser that the input \`browser\` names does not start: ${words}.`;
        return { problems: [{ severity: 'unknown', message }] };
    }
    return why.length === 0
        ? skip('no browser was found')
        : skip(`no browser starts: ${(0,quote/* withoutFullStop */.Qu)(why.join('; '))}`);
}
function listExhibits({ next }, { kinds }, paths) {
    const read = (kind) => kinds.get(kind) ?? [];
    const shortcodes = read('shortcodes').map(({ name }) => `[${name}]`);
    const widgets = read('widgets').map(({ name }) => `<!-- wp:legacy-widget ${JSON.stringify({ idBase: name })} /-->`);
    return {
        folder: next.plugin?.folder ?? '',
        pages: read('pages')
            .filter(({ target }) => target !== '')
            .map(({ name, title, target }) => ({ name, title, url: target })),
        blocks: read('blocks').map(({ name }) => name),
        content: [...shortcodes.slice(0, browse_MAX_IN_POST), ...widgets.slice(0, browse_MAX_IN_POST)].join('\n\n'),
        paths,
    };
}
const browse_MAX_IN_POST = 30;
function countKinds({ visits }, judged) {
    const unseen = new Set(judged.flatMap(({ key, page }) => (key === 'unseen' ? page.id : [])));
    const seen = [...visits.values()].filter(({ page }) => !unseen.has(page.id));
    const byKind = Map.groupBy(seen, ({ page: { kind } }) => kind);
    return new Map([...byKind].map(([kind, list]) => [kind, list.length]));
}
const MAX_MAPPED = 5;
function hasPlace({ file, place }) {
    return file !== undefined && place !== undefined;
}
function browse_toProblem({ severity, message, file, line }) {
    return { severity, message, file, line };
}
async function placeProblem(finding, { findInWorkspace, readSource }, { site }, folder) {
    const { severity, message, file, place } = finding;
    const problem = browse_toProblem(finding);
    if (file === undefined || place === undefined)
        return problem;
    const read = async (path) => {
        const url = `/wp-content/plugins/${folder}/${path.split('/').map(encodeURIComponent).join('/')}`;
        const { response } = await site.exchange({ method: 'GET', url, headers: {}, body: new Uint8Array() });
        return response?.status === 200 ? Buffer.from(response.body).toString('utf8') : readSource(path);
    };
    const source = await findSource(file, place, read);
    if (source === undefined)
        return problem;
    const path = await findInWorkspace(source.source);
    const shown = `${message} It comes from \`${source.source}:${source.line}\`.`;
    return path === undefined
        ? { ...problem, message: shown }
        : { severity, message, file: path, line: source.line, isInWorkspace: true };
}

;// CONCATENATED MODULE: ./src/rehearsal/inventory/list-data.ts
const NOT_AUTOLOADED = ['no', 'off', 'auto-off'];
function toOption([sizeBytes, autoload, digest, parts]) {
    return { sizeBytes, isAutoloaded: !NOT_AUTOLOADED.includes(autoload), digest, parts };
}
function toTable([rowCount, columns]) {
    return { rowCount, columns };
}
function convert(items, toOther) {
    return new Map([...items].map(([name, item]) => [name, toOther(item)]));
}
async function listData({ site }) {
    const { result } = await site.run('data', { plain: true });
    if (result === undefined || result.options.size === 0)
        return undefined;
    const { options, tables, usermeta: userMeta, postmeta: postMeta, ...counts } = result;
    return {
        ...counts,
        userMeta,
        postMeta,
        options: convert(options, toOption),
        tables: convert(tables, toTable),
    };
}

;// CONCATENATED MODULE: ./src/rehearsal/steps/play-author.ts





async function play_author_prepare(context) {
    const [problem] = await play_author_run(context, 'before-update');
    if (problem === undefined)
        return undefined;
    const message = `${problem.message} So the site does not have what customers have, and nothing is known about the update.`;
    return { ...problem, severity: 'unknown', message };
}
function listAfter(context, whyNot) {
    const play = async () => whyNot === undefined
        ? { problems: await play_author_run(context, 'after-update') }
        : { problems: [], skipped: whyNot };
    return context.authored.has('after-update') ? [{ name: 'After update', play }] : [];
}
async function visitAndCheck(context) {
    const dashboard = PAGES.find(({ name }) => name === 'Dashboard');
    if (dashboard === undefined || !context.authored.has('after-update'))
        return [];
    await visit(context, dashboard);
    return play_author_run(context, 'after-update');
}
async function play_author_run({ site, authored, log }, name) {
    const isBefore = name === 'before-update';
    const reply = await site.run('author', { file: name });
    if (isBefore)
        log.remember(reply.log, 'Before update');
    const logged = isBefore ? [] : log.check(reply.log, 'After update');
    const { text, line } = readFinding(reply) ?? readEnd(reply, name);
    if (text === '')
        return logged;
    const message = /[.!?]$/.test(text) ? text : `${text}.`;
    const file = authored.get(name)?.path;
    const place = line > 0 ? { line } : {};
    const others = logged.filter((problem) => problem.file !== undefined);
    return [{ severity: 'error', message, file, isInWorkspace: true, ...place }, ...others];
}
function readFinding({ result }) {
    if (result === undefined)
        return undefined;
    const { done, text, line } = result;
    const words = cutWords(text);
    return { text: done ? '' : words === '' ? 'It says that something is wrong' : words, line };
}
function readEnd({ log, output, failure }, name) {
    const fatal = parsePhpLog(log, '').find(({ level }) => level === 'fatal')?.text;
    const place = `${protocol/* SITE */.CT.folder}/${name}.php`;
    const [, text, line] = new RegExp(`^(.*) in ${place}(?: on line |:)(\\d+)$`).exec(fatal ?? '') ?? [];
    if (text !== undefined)
        return { text: cutWords(text), line: Number(line) };
    const words = failure === undefined ? (fatal ?? readWords(output)) : cutWords(failure);
    return { text: `The file did not come to its end${words === '' ? '' : `: ${words}`}`, line: 0 };
}

;// CONCATENATED MODULE: ./src/rehearsal/steps/install-and-check.ts



function explainNeeds({ beside }, { plugin }) {
    const here = new Set(beside.packages.map(({ plugin: { folder } }) => folder));
    const needs = plugin?.requiresPlugins.filter((slug) => !here.has(slug)) ?? [];
    return needs.length === 0
        ? undefined
        : `It needs other plugins, which are missing here: ${needs.join(', ')}.`;
}
function explainIdle({ beside }, whyIdle) {
    return beside.isNone
        ? { severity: 'warning', message: `${whyIdle} It was installed and compared, not run.` }
        : { severity: 'unknown', message: `${whyIdle} ${FIX}` };
}
const FIX = 'Nothing of it ran, so it is not known whether it works. Name the plugins that it needs in the input `plugins`.';
async function install({ site, next, log }, keyBefore, isActivated) {
    const reply = await site.run('install', { package: 'next.zip' });
    const installed = readInstalledKey(reply);
    const key = chooseKey(installed, next);
    const isUsual = key === installed || installed === keyBefore;
    const problems = [
        ...checkChange(reply, 'The installation'),
        ...(isUsual ? [] : [explainOtherKey(installed)]),
        ...log.check(reply.log, 'Installation'),
    ];
    if (key === '' || !isActivated)
        return { key, problems };
    const activated = await site.run('activate', { plugin: key });
    return {
        key,
        problems: [
            ...problems,
            ...checkChange(activated, 'The activation', log.check(activated.log, 'Installation')),
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
async function checkUpdatedSite(context, key, isActive, before) {
    const { site, next, log } = context;
    const [folder = ''] = key.split('/');
    const files = checkFiles(await site.run('files', { plain: true, folder }), next.files);
    if (!isActive)
        return files;
    const state = await askState(context, key);
    const problems = [
        ...files,
        ...checkState(state, key, versionOf(next)),
        ...log.check(state.log, 'Plugin active'),
    ];
    const [page] = PAGES;
    if (page === undefined)
        return problems;
    return [...problems, ...(await checkVisit(context, page, before.get(page.name))).problems];
}
async function checkVisit(context, page, before) {
    const seen = await visit(context, page);
    const { reply } = seen;
    const logged = context.log.check(reply.log, page.name);
    const place = reply.status === 200 ? context.log.findOutput(reply.log) : undefined;
    const alone = context.alone.get(page.name);
    const others = new Set(alone && checkPage(page, alone, undefined).map(({ message }) => message));
    const problems = checkPage(page, seen, before ?? alone, context.next.plugin?.closesSites).filter(({ message }) => !others.has(message));
    return { problems: [...problems.map((problem) => ({ ...problem, ...place })), ...logged], seen };
}
function versionOf({ plugin }) {
    return { version: plugin?.version ?? '' };
}

;// CONCATENATED MODULE: ./src/rehearsal/steps/play-before.ts









async function playSyntax({ site, recorder, next }, previous) {
    const parse = (name) => site.run('syntax', { plain: true, package: name });
    const play = async () => checkSyntax(await parse('next.zip'), previous && (await parse('previous.zip')), next);
    await recorder.play([{ name: 'PHP syntax', play }]);
}
async function playBefore(context, previous) {
    const { site, recorder, authored } = context;
    const { version } = previous.plugin;
    let before = { why: '', problems: [] };
    const isPrepared = authored.has('before-update');
    const start = async () => {
        const started = await startBefore(context, previous);
        before = isPrepared ? started : await inspectBefore(context, started);
        if (!('why' in before))
            return { problems: [], message: version };
        const why = before.why.replace(/\.$/, '');
        const skipped = `${version} does not run here (${why}). Only a new installation is played.`;
        return { problems: [], skipped, rest: 'The previous version does not run here.' };
    };
    const makeContent = async () => {
        const started = before;
        if (started.whyIdle !== undefined)
            return { problems: [], skipped: started.whyIdle };
        const problem = await play_author_prepare(context);
        if (problem === undefined)
            before = await inspectBefore(context, started);
        else
            before = { why: problem.message, problems: [], isUnprepared: true };
        return { problems: problem === undefined ? [] : [problem] };
    };
    const story = isPrepared ? [{ name: 'Before update', play: makeContent }] : [];
    await recorder.play([{ name: 'Previous version', play: start }, ...story]);
    await ('why' in before ? site.restore('clean') : site.save('before'));
    return before;
}
async function startBefore(context, previous) {
    const { site, log } = context;
    const { key, version } = previous.plugin;
    const alone = await listData(context);
    const clean = await takeInventory(context);
    const installed = await site.run('install', { package: 'previous.zip' });
    const [problem] = checkChange(installed, 'The installation');
    if (problem !== undefined)
        return { why: problem.message, problems: [] };
    const pages = new Map();
    const installedKey = readInstalledKey(installed);
    const data = { alone, before: undefined };
    const whyIdle = explainNeeds(context, previous);
    const before = { key, version, installedKey, pages, can: [], data, whyIdle, clean, own: undefined };
    if (before.whyIdle !== undefined)
        return before;
    const activated = await site.run('activate', { plugin: key });
    log.remember(activated.log, 'Installation');
    const problems = checkChange(activated, 'The activation').filter(({ severity }) => severity === 'error');
    const [error] = problems;
    if (error !== undefined)
        return { why: error.message, problems };
    const state = await askState(context, key);
    log.remember(state.log, 'Plugin active');
    if (isIdle(state))
        return { ...before, whyIdle: explainSelf(version, []) };
    const gone = explainGone(state);
    return gone === undefined ? { ...before, can: readCan(state) } : { why: gone, problems: [] };
}
async function inspectBefore(context, before) {
    if ('why' in before || before.whyIdle !== undefined)
        return before;
    const { log } = context;
    const { key, version } = before;
    const pages = new Map();
    for (const page of PAGES) {
        const seen = await visit(context, page);
        log.remember(seen.reply.log, page.name);
        pages.set(page.name, seen);
    }
    const own = withoutBaseline(await takeInventory(context), before.clean);
    const end = await askState(context, key);
    const data = { alone: before.data.alone, before: await listData(context) };
    const whyIdle = isIdle(end) ? explainSelf(version, [...pages.values()]) : undefined;
    return { ...before, pages, whyIdle, data, own: whyIdle === undefined ? own : undefined };
}
function explainSelf(version, pages) {
    const [words] = pages.flatMap(({ reply }) => readErrorBoxes(reply.output));
    return `${version} deactivates itself here${words === undefined ? '.' : `: "${words}"`}`;
}
const ENDINGS = {
    deactivate: 'The deactivation',
    activate: 'The activation',
    delete: 'The uninstall',
};
async function playEndBefore(context, { key }) {
    const problems = [];
    await onSiteBefore(context, async () => {
        for (const requestId of ['deactivate', 'activate', 'deactivate', 'delete']) {
            const reply = await context.site.run(requestId, { plugin: key, low: true });
            context.log.remember(reply.log, requestId);
            problems.push(...checkChange(reply, ENDINGS[requestId]));
        }
    });
    return problems;
}

;// CONCATENATED MODULE: ./src/rehearsal/steps/keep-site.ts

const SITE_ZIP = 'wp-content/rehearsal-site.zip';
async function keepSite({ site, cookie, beside, keep }, key) {
    if (keep === undefined)
        return;
    await site.save('packed');
    const others = beside.packages.map(({ plugin }) => plugin);
    const leave = async (plugins, folders) => (await site.run('leave', { plain: true, plugins, folders })).result === true;
    const keys = others.map((plugin) => plugin.key);
    const folders = others.map((plugin) => plugin.folder);
    let isDone = others.length === 0 || (await leave(keys, folders));
    const isIdle = others.length > 0 && !(await runs({ site, cookie }));
    if (isIdle)
        isDone = (await leave([key], [])) && isDone;
    const { result } = await site.run('export', { file: SITE_ZIP });
    const packed = { method: 'GET', url: `/${SITE_ZIP}`, headers: {}, body: new Uint8Array() };
    const { response } = await site.exchange(packed);
    const without = others.map(({ name, version }) => `${name} ${version}`.trim());
    if (isDone && result === true && response?.status === 200)
        await keep({ bytes: response.body, without, isIdle });
    await site.restore('packed');
}
async function runs({ site, cookie }) {
    for (const [url, as] of [
        ['/', ''],
        ['/wp-admin/plugins.php', cookie],
    ]) {
        const { failure, status = 0, log } = await site.request(url, as);
        if (failure !== undefined || status >= 500 || hasDied(log))
            return false;
    }
    return true;
}

;// CONCATENATED MODULE: ./src/rehearsal/inventory/compare-data.ts



function compareData(alone, before, after, version = '') {
    const parts = [
        compareOptions(alone, before, after, version),
        compareTables(alone, before, after),
        comparePosts(alone, before, after),
        toPart('Scheduled events', compareNames(alone.events, before.events, after.events)),
        compareRoles(alone, before, after),
        toPart('User meta', compareNames(alone.userMeta, before.userMeta, after.userMeta, USER_META)),
        comparePostMeta(alone, before, after),
    ];
    return {
        changes: parts.flatMap(({ changes }) => changes),
        problems: parts.flatMap(({ problems }) => problems),
        hasLost: parts.some(({ hasLost }) => hasLost),
    };
}
const OPTIONS = /^(active_plugins|auth_.*|auto_.*|can_compress_scripts|cron|db_upgraded|dismissed_update_core|fresh_site|https_detection_errors|logged_in_.*|nav_menu_options|nonce_.*|recently_activated|recovery_.*|rewrite_rules|secure_auth_.*|sidebars_widgets|theme_mods_.*|theme_switched|uninstall_plugins|user_count|wp_calendar_block_.*|wp_force_deactivated_plugins|.*_children|.*\.lock)$/;
const USER_META = /^(session_tokens|community-events-location|dismissed_wp_pointers|(closedpostboxes|metaboxhidden|meta-box-order|screen_layout|manage).*|wp_(user-settings.*|dashboard_quick_press_last_post_id|persisted_preferences))$/;
const POST_META = /^_(edit_lock|edit_last|encloseme|pingme|wp_.*)$/;
function toPart(what, words) {
    return { changes: words.length === 0 ? [] : [{ what, change: words.join('; ') }], problems: [] };
}
function compare_data_count(names, what) {
    return names.length === 0 ? [] : [`${names.length} ${what}: ${(0,quote/* listNames */.Zv)(names)}`];
}
function listOthers(names, others) {
    const known = new Set(others);
    return names.filter((name) => !known.has(name));
}
function findMost(numbers) {
    return numbers.reduce((most, number) => Math.max(most, number), 0);
}
function compareNames(alone, before, after, own) {
    const select = (names, others) => [...names.keys()].filter((name) => !others.has(name) && !alone.has(name) && !(own?.test(name) ?? false));
    return [...compare_data_count(select(after, before), 'added'), ...compare_data_count(select(before, after), 'gone')];
}
function compareOptions({ options: alone }, { options: before }, { options: after }, version) {
    const ours = [...before].filter(([name]) => !alone.has(name) && !OPTIONS.test(name));
    const gone = ours.filter(([name]) => !after.has(name));
    const emptied = ours.filter(([name, { sizeBytes }]) => sizeBytes > 0 && after.get(name)?.sizeBytes === 0);
    const changed = ours.flatMap(([name, option]) => {
        const now = after.get(name);
        const isSame = now?.digest === option.digest && now.isAutoloaded === option.isAutoloaded;
        return now === undefined || now.sizeBytes === 0 || isSame ? [] : [{ name, option, now }];
    });
    const { changes } = toPart('Options', [
        ...compare_data_count([...after.keys()].filter((name) => !before.has(name) && !alone.has(name) && !OPTIONS.test(name)), 'added'),
        ...changed.slice(0, MAX_CHANGED).map(describeOption),
        ...compare_data_count(changed.slice(MAX_CHANGED).map(({ name }) => name), 'more changed'),
        ...compare_data_count(toNames(gone), 'gone'),
        ...compare_data_count(toNames(emptied), 'empty now'),
    ]);
    const lost = [...gone, ...emptied.filter(([, { sizeBytes }]) => sizeBytes >= MIN_SETTING)];
    const added = new Set([...after].flatMap(([name, { digest, parts }]) => {
        const old = before.get(name);
        return old === undefined ? [digest, ...parts] : listOthers(parts, old.parts);
    }));
    added.add((0,external_node_crypto_.createHash)('md5').update(version).digest('hex'));
    const isMoved = ([, { digest, sizeBytes }]) => sizeBytes >= MIN_SETTING && added.has(digest);
    const isHeavy = (option) => option?.isAutoloaded === true && option.sizeBytes > MAX_AUTOLOADED;
    const heavy = [...after].filter(([name, option]) => isHeavy(option) && !isHeavy(before.get(name)));
    const problems = heavy.map(([name, { sizeBytes }]) => {
        const message = `After the update, the option ${(0,quote/* quoteName */.AB)(name)} has ${(0,format/* formatSize */.Xq)(sizeBytes)}, and WordPress loads it in every request. Store it with \`false\` as the third argument of \`update_option()\`.`;
        return { severity: 'warning', message };
    });
    const missed = toNames(lost.filter((option) => !isMoved(option)));
    if (missed.length === 0)
        return { changes, problems };
    const [nouns, verb] = missed.length === 1 ? ['option', 'is'] : ['options', 'are'];
    const loss = warn(`the ${nouns} ${(0,quote/* listNames */.Zv)(missed)} ${verb} gone or empty`);
    return { changes, problems: [loss, ...problems], hasLost: true };
}
const MAX_AUTOLOADED = 800_000;
const MAX_CHANGED = 5;
const MIN_SETTING = 4;
function toNames(entries) {
    return entries.map(([name]) => name);
}
function describeOption({ name, option, now, }) {
    const sizes = [(0,format/* formatSize */.Xq)(option.sizeBytes), (0,format/* formatSize */.Xq)(now.sizeBytes)];
    const size = sizes[0] === sizes[1] ? '' : `, ${sizes.join(' → ')}`;
    const autoload = option.isAutoloaded === now.isAutoloaded ? '' : `, ${now.isAutoloaded ? 'now' : 'no longer'} autoloaded`;
    return `${(0,quote/* quoteName */.AB)(name)} changed${size}${autoload}`;
}
function compareTables({ tables: alone }, { tables: before }, { tables: after }) {
    const names = [...new Set([...before.keys(), ...after.keys()])].filter((name) => !alone.has(name));
    const mostAdded = findMost(names.map((name) => (after.get(name)?.rowCount ?? 0) - (before.get(name)?.rowCount ?? 0)));
    const problems = [];
    const changes = names.flatMap((name) => {
        const [old, now] = [before.get(name), after.get(name)];
        const change = describeTable(old, now);
        const lostCount = (old?.rowCount ?? 0) - (now?.rowCount ?? 0);
        const isGone = now === undefined || (now.rowCount === 0 && lostCount > 0);
        const isMoved = lostCount > 0 && mostAdded >= lostCount;
        const isLost = isGone || lostCount > (old?.rowCount ?? 0) / 2;
        if (isLost && !isMoved)
            problems.push(warn(explainLoss(`the table ${(0,quote/* quoteName */.AB)(name)}`, old, now)));
        else if (old !== undefined && now !== undefined)
            problems.push(...listLostColumns(name, old, now));
        return change === '' ? [] : [{ what: `Table ${(0,quote/* quoteName */.AB)(name)}`, change }];
    });
    return { changes, problems, hasLost: problems.length > 0 };
}
function listLostColumns(name, old, now) {
    const gone = listOthers(old.columns, now.columns);
    const addedCount = now.columns.length - (old.columns.length - gone.length);
    if (old.rowCount === 0 || gone.length <= addedCount)
        return [];
    const [noun, verb] = gone.length === 1 ? ['column', 'is'] : ['columns', 'are'];
    return [warn(`the ${noun} ${(0,quote/* listNames */.Zv)(gone)} of the table ${(0,quote/* quoteName */.AB)(name)} ${verb} gone`)];
}
function describeTable(old, now) {
    if (old === undefined)
        return `added, ${countRows(now?.rowCount ?? 0)}`;
    if (now === undefined)
        return `gone, had ${countRows(old.rowCount)}`;
    const columns = [
        ...compare_data_count(listOthers(now.columns, old.columns), 'columns added'),
        ...compare_data_count(listOthers(old.columns, now.columns), 'columns gone'),
    ].map((words) => words.replace(/^1 columns/, '1 column'));
    const hasMoved = now.rowCount !== old.rowCount;
    const rows = hasMoved ? `${old.rowCount} → ${countRows(now.rowCount)}` : countRows(now.rowCount);
    return columns.length === 0 && !hasMoved ? '' : [...columns, rows].join('; ');
}
function countRows(rowCount) {
    return `${rowCount} ${rowCount === 1 ? 'row' : 'rows'}`;
}
function explainLoss(subject, old, now) {
    const had = countRows(old?.rowCount ?? 0);
    if (now === undefined)
        return `${subject}, which had ${had}, is gone`;
    return now.rowCount === 0
        ? `${subject}, which had ${had}, is empty`
        : `${subject} has ${now.rowCount} of ${had}`;
}
const POSTS = /^(wp_.*|customize_changeset|oembed_cache|nav_menu_item)$/;
function comparePosts({ posts: alone }, { posts: before }, { posts: after }) {
    const types = [...new Set([...before.keys(), ...after.keys()])].filter((type) => !POSTS.test(type));
    const rows = types.map((type) => ({ type, old: before.get(type) ?? 0, now: after.get(type) ?? 0 }));
    const moved = rows.filter(({ type, old, now }) => now < old || (now > old && !alone.has(type)));
    const mostAdded = findMost(rows.map(({ old, now }) => now - old));
    const lost = rows.filter(({ old, now }) => now === 0 && old > mostAdded);
    return {
        changes: moved.map(({ type, old, now }) => ({
            what: `Posts of type ${(0,quote/* quoteName */.AB)(type)}`,
            change: `${old} → ${now}`,
        })),
        problems: lost.map(({ type, old }) => warn(`all ${old} posts of type ${(0,quote/* quoteName */.AB)(type)} are gone`)),
    };
}
function comparePostMeta({ postMeta: alone }, { postMeta: before }, { postMeta: after }) {
    const { changes } = toPart('Post meta', compareNames(alone, before, after, POST_META));
    const mostAdded = findMost([...after].map(([name, count]) => count - (before.get(name) ?? 0)));
    const lost = [...before].filter(([name, count]) => !after.has(name) && !alone.has(name) && !POST_META.test(name) && count > mostAdded);
    const problems = lost.map(([name, count]) => warn(`the meta data ${(0,quote/* quoteName */.AB)(name)} of ${count} posts is gone`));
    return { changes, problems };
}
function compareRoles({ roles: alone }, { roles: before }, { roles: after }) {
    const none = new Map();
    const changed = [...after].flatMap(([name, all]) => {
        const old = before.get(name);
        if (old === undefined)
            return [];
        const words = [
            ...compare_data_count(listOthers(all, old), 'capabilities added'),
            ...compare_data_count(listOthers(old, all), 'capabilities gone'),
        ];
        return words.map((text) => `${(0,quote/* quoteName */.AB)(name)}: ${text.replace(/^1 capabilities/, '1 capability')}`);
    });
    const { changes } = toPart('Roles', [...compareNames(none, before, after), ...changed]);
    const lost = toNames([...before].filter(([name]) => !after.has(name) && !alone.has(name)));
    const addedCount = [...after.keys()].filter((name) => !before.has(name)).length;
    if (lost.length <= addedCount)
        return { changes, problems: [] };
    const [noun, verb] = lost.length === 1 ? ['role', 'is'] : ['roles', 'are'];
    return { changes, problems: [warn(`the ${noun} ${(0,quote/* listNames */.Zv)(lost)} ${verb} gone`)] };
}
function warn(what) {
    const message = `After the update, ${what}: customers lose that, unless the update moved it. Let \`after-update\` look for it; if all is right, accept this with \`accept-problems: data\`.`;
    return { severity: 'warning', message };
}

;// CONCATENATED MODULE: ./src/rehearsal/inventory/compare-classes.ts


function listOwnClasses({ files }, { plugin, isLibrary, isShown }) {
    const own = [...files].filter(([file]) => !isShown(file) && !isLibrary(`${plugin?.folder ?? ''}/${file}`));
    const classes = own.flatMap(([file, facts]) => facts.classes.map((one) => ({ ...one, file })));
    return new Map(classes.filter(({ name }) => name !== '').map((one) => [one.name, one]));
}
function compareClasses(current, previous, folder) {
    return [...current.errors].flatMap(([shown, error]) => {
        const one = current.own.get(shown.toLowerCase());
        if (one === undefined || isHarmless(error) || !isOfVersion(one.name, error, current.own, previous))
            return [];
        const place = locate(error, folder) ?? { file: one.file, line: one.line };
        const missing = compare_classes_findMissing(error.message);
        const fix = missing === undefined
            ? 'Change it to fit what it extends.'
            : 'Ship the file that declares it, or correct its name.';
        const message = `PHP cannot load the class \`${one.shown}\`: ${(0,quote/* withoutFullStop */.Qu)(error.message)}. PHP stops wherever code needs it. ${fix}`;
        return [{ severity: previous === undefined ? 'warning' : 'error', message, ...place }];
    });
}
function isOfVersion(name, { message, isFatal }, own, previous) {
    const missing = compare_classes_findMissing(message);
    if (missing !== undefined && !own.has(missing) && previous?.own.has(missing) !== true)
        return false;
    const before = previous?.own.get(name);
    if (before !== undefined)
        return previous?.loaded.has(before.shown) === true;
    return missing === undefined ? isFatal : !own.has(missing);
}
function isHarmless({ message, isFatal }) {
    return (/^syntax error|^Unclosed /.test(message) ||
        (isFatal && /^(?:Allowed memory|Maximum|Out of memory|Uncaught|Cannot (?:re)?declare)/.test(message)));
}
function compare_classes_findMissing(message) {
    return /^(?:Class|Interface|Trait) ["']\\?([\w\\\x80-\uffff]+)["'] not found$/
        .exec(message)?.[1]
        ?.toLowerCase();
}
function locate({ file, line }, folder) {
    const start = `${protocol/* SITE */.CT.plugins}/${folder}/`;
    return folder !== '' && file.startsWith(start) ? { file: file.slice(start.length), line } : undefined;
}

;// CONCATENATED MODULE: ./src/rehearsal/inventory/load-classes.ts
const MAX_DEATHS = 10;
async function loadClasses(site, names) {
    const loaded = new Set();
    const errors = new Map();
    const load = async (classes) => {
        const { result } = await site.run('classes', { classes });
        for (const index of result?.loaded ?? [])
            loaded.add(classes[index] ?? '');
        for (const [index, error] of result?.errors ?? [])
            errors.set(classes[index] ?? '', toError(error, false));
        return result;
    };
    let rest = names;
    for (let deaths = 0; deaths < MAX_DEATHS && rest.length > 0; deaths += 1) {
        const result = await load(rest);
        const name = result && rest[result.tried];
        if (name === undefined)
            break;
        const death = result?.death && (await load([name]))?.death;
        if (death !== undefined)
            errors.set(name, toError(death, true));
        rest = rest.slice(rest.indexOf(name) + 1);
    }
    return { loaded, errors };
}
function toError([message, file, line], isFatal) {
    return { message, file, line, isFatal };
}

;// CONCATENATED MODULE: ./src/rehearsal/inventory/site-names.ts
function readSiteNames({ functions, classes, later, constants, hooks }, versions) {
    const unloaded = [...later].map(([key, owner]) => ({ name: key.slice(2), kind: key.slice(0, 2), owner }));
    const ofKind = (wanted) => unloaded.filter(({ kind }) => kind === wanted);
    return {
        ...versions,
        functions: new Map([
            ...ofKind('f:').map(({ name, owner }) => [name, { owner, since: '', required: undefined }]),
            ...[...functions].map(([name, one]) => [name.toLowerCase(), toFunction(one)]),
        ]),
        classes: new Map([
            ...ofKind('c:').map(({ name, owner }) => [name, { ...UNKNOWN, owner }]),
            ...[...classes].map(([name, one]) => [name.toLowerCase(), toClass(one)]),
        ]),
        constants: new Set(constants),
        hooks,
    };
}
function toFunction([owner, since, required]) {
    return { owner, since, required };
}
const ANY = {
    ...{ visibility: 'public', isStatic: false, isAbstract: false, isFinal: false },
    ...{ required: 0, most: Infinity },
};
const UNKNOWN = {
    ...{ kind: 'class', isAbstract: false, isFinal: false, since: '', parents: [] },
    methods: new Map([
        ['__call', ANY],
        ['__callstatic', { ...ANY, isStatic: true }],
    ]),
};
function toClass([owner, since, kind, isAbstract, isFinal, parents, methods]) {
    return {
        ...{ owner, since, kind, isAbstract, isFinal },
        parents: parents.map((name) => name.toLowerCase()),
        methods: new Map([...methods].map(([name, one]) => [name.toLowerCase(), toMethod(one)])),
    };
}
const MODIFIERS = { protected: 2, private: 4, static: 16, final: 32, abstract: 64 };
function toMethod([modifiers, required, most]) {
    const is = (name) => (modifiers & MODIFIERS[name]) !== 0;
    return {
        visibility: is('private') ? 'private' : is('protected') ? 'protected' : 'public',
        ...{ isStatic: is('static'), isFinal: is('final'), isAbstract: is('abstract') },
        required,
        most: most < 0 ? Infinity : most,
    };
}

;// CONCATENATED MODULE: ./src/rehearsal/steps/judge-code.ts





const MAX_PROBLEMS = 50;
function listCodeStep(context, before) {
    const { readCode } = context;
    if (readCode === undefined)
        return [];
    return [{ name: 'Functions and classes', play: () => judgeCode(context, before, readCode) }];
}
async function judgeCode(context, before, readCode) {
    const code = await readCode();
    if (code === undefined)
        return { problems: [], skipped: 'The code could not be read.' };
    const { loaded, site } = await askSite(context, before, code);
    const { comparePhp } = await (0,src_package/* loadReader */.yD)();
    const read = comparePhp({ ...code, site }).map(({ id, name, severity, message, effect, fix, file, line }) => ({
        ...{ severity, file, line, rule: { id, name } },
        message: [message, effect, fix].join(' '),
    }));
    const all = judge_code_join(read, loaded).sort((a, b) => judge_code_rank(a) - judge_code_rank(b));
    const more = all.length - MAX_PROBLEMS;
    const problems = [
        ...all.slice(0, MAX_PROBLEMS),
        ...(more > 0 ? [{ severity: 'warning', message: `${more} more are left out.` }] : []),
        ...explainUnread(code.current),
    ];
    return { problems, message: `${code.current.files.size} files` };
}
const OF_CLASSES = ['bad-override', 'gone-class', 'undefined-class'];
function judge_code_join(read, loaded) {
    const proven = new Map(loaded.toReversed().map((problem) => [placeOf(problem), problem]));
    const joined = read.map((problem) => {
        const proof = proven.get(placeOf(problem));
        if (proof === undefined || !OF_CLASSES.includes(problem.rule?.id ?? ''))
            return problem;
        proven.delete(placeOf(problem));
        return judge_code_rank(proof) < judge_code_rank(problem) ? { ...problem, severity: proof.severity } : problem;
    });
    return [...joined, ...proven.values()];
}
function judge_code_rank({ severity }) {
    return SEVERITIES.indexOf(severity);
}
function placeOf({ file, line }) {
    return `${file ?? ''}:${line ?? ''}`;
}
function explainUnread({ unread }) {
    const files = unread.length === 1 ? 'One PHP file was' : `${unread.length} PHP files were`;
    const message = `${files} not searched for functions and classes, because of size or time.`;
    return unread.length === 0 ? [] : [{ severity: 'notice', message }];
}
async function askSite(context, before, code) {
    const { site, next, versions } = context;
    await site.save('meanwhile');
    const current = await load(site, listOwnClasses(code.current, next));
    const older = before && (await loadBefore(context, code, current));
    await site.restore('clean');
    const symbols = await listSymbols(site, code.current);
    await site.restore('meanwhile');
    return {
        loaded: compareClasses(current, older, next.plugin?.folder ?? ''),
        site: symbols && readSiteNames(symbols, versions),
    };
}
async function load(site, own) {
    const names = [...own.values()].map(({ shown }) => shown);
    return { own, ...(await loadClasses(site, names)) };
}
async function loadBefore({ site, previous }, code, { errors }) {
    if (previous === undefined || code.previous === undefined)
        return undefined;
    const own = listOwnClasses(code.previous, previous);
    if (errors.size === 0)
        return { own, loaded: new Set(), errors: new Map() };
    await site.restore('before');
    const odd = new Set([...errors.keys()].map((shown) => shown.toLowerCase()));
    return { ...(await load(site, new Map([...own].filter(([name]) => odd.has(name))))), own };
}
async function listSymbols(site, code) {
    const classes = [...listUsedClasses(code)].map((name) => `c:${name}`);
    return ((await site.run('symbols', { classes })).result ?? (await site.run('symbols', { classes: [] })).result);
}
function listUsedClasses({ files }) {
    const used = [...files.values()].flatMap(({ classes, units }) => [
        ...classes.flatMap(({ parents, interfaces, traits }) => [...parents, ...interfaces, ...traits]),
        ...units.flatMap(({ uses }) => uses.map(({ kind, name, on = '' }) => (kind === 'new' ? name : on))),
    ]);
    return new Set(used);
}

;// CONCATENATED MODULE: ./src/rehearsal/steps/update-steps.ts

















function listUpdateSteps(context, key, before, clean, eyes) {
    const seen = new Map();
    const listOwn = (0,together/* once */.Oo)(async () => withoutBaseline(await takeInventory(context), clean));
    const probed = { before, clean, seen, listOwn };
    return [
        { name: 'Files', play: () => compareFiles(context, key) },
        { name: 'Plugin active', play: () => checkActive(context, key, before) },
        ...listCodeStep(context, before),
        ...update_steps_listPages(context, before, seen),
        ...listDataStep(context, before),
        ...listAfter(context, before === undefined ? 'Nothing was updated.' : undefined),
        ...listProbeSteps(context, probed),
        ...(eyes?.listAfter(before, clean) ?? []),
        { name: 'Still active', play: () => checkStillActive({ context, key, ...probed }) },
        ...listEnd(context, key, before),
    ];
}
async function compareFiles({ site, next }, key) {
    const [folder = ''] = key.split('/');
    if (folder !== (next.plugin?.folder ?? folder))
        return { problems: [], skipped: 'The package has another folder.' };
    const reply = await site.run('files', { plain: true, folder });
    return { problems: checkFiles(reply, next.files), message: `${next.files.length} files` };
}
async function checkActive(context, key, before) {
    const { recorder, next, log } = context;
    const needs = explainNeeds(context, next);
    if (needs !== undefined)
        return { problems: [], skipped: needs, rest: needs };
    if (before?.whyIdle !== undefined)
        return { problems: [explainIdle(context, before.whyIdle)], rest: NOT_ACTIVE };
    const reply = await askState(context, key);
    const logged = log.check(reply.log, 'Plugin active');
    const hasFailed = recorder.steps.some(({ outcome }) => outcome === 'failed');
    if (before === undefined && !hasFailed && isIdle(reply)) {
        const why = explainSelf(versionOf(next).version, []);
        return { problems: [explainIdle(context, why), ...logged], rest: NOT_ACTIVE };
    }
    const problems = checkState(reply, key, versionOf(next), before?.can);
    return { problems: [...problems, ...logged], rest: explainGone(reply) };
}
function update_steps_listPages(context, before, seen) {
    let last = '';
    return PAGES.map((page) => ({
        name: page.name,
        play: async () => {
            const { problems, seen: visit } = await checkVisit(context, page, before?.pages.get(page.name));
            seen.set(page.name, visit);
            const fatal = problems.find(({ severity, line }) => severity === 'error' && line !== undefined);
            const cause = fatal === undefined ? '' : `${fatal.file ?? ''}:${fatal.line ?? ''} ${fatal.message}`;
            const isSame = cause !== '' && cause === last;
            last = cause;
            return {
                problems,
                rest: isSame ? 'Same fatal error as on the pages before.' : undefined,
            };
        },
    }));
}
function listDataStep(context, before) {
    if (before === undefined)
        return [];
    const { alone, before: old } = before.data;
    const play = async () => {
        const now = await listData(context);
        if (alone === undefined || old === undefined || now === undefined)
            return { problems: [], skipped: 'The database could not be listed.' };
        const { changes, hasLost = false, ...compared } = compareData(alone, old, now, before.version);
        const problems = [...compared.problems, ...(hasLost ? listUntold(context.next) : [])];
        const words = changes.map(({ what, change }) => `${what}: ${change}`).join('; ');
        return { problems, changes, message: words === '' ? 'nothing changed' : words };
    };
    return [{ name: 'Data', play }];
}
function listUntold({ plugin }) {
    if (plugin?.lacksUpgradeNotice !== true)
        return [];
    const message = `\`== Upgrade Notice ==\` of the readme has other versions, but nothing for ${(0,quote/* quoteName */.AB)(plugin.version)}: say in it what customers lose.`;
    return [{ severity: 'notice', message }];
}
function listEnd(context, key, before) {
    const { site, log, cookie } = context;
    const listOld = (0,together/* once */.Oo)(async () => (before === undefined ? [] : playEndBefore(context, before)));
    const act = async (script) => {
        const reply = await site.run(script, { plugin: key, low: true });
        const isOdd = log.hasNews(reply.log, script) || checkChange(reply, ENDINGS[script]).length > 0;
        const old = isOdd ? await listOld() : [];
        const logged = log.check(reply.log, script);
        const problems = checkChange(reply, ENDINGS[script], logged);
        const isNamed = logged.some(({ severity }) => severity === 'error' || severity === 'unknown');
        return isNamed ? problems : problems.map((problem) => excuseOld(problem, old));
    };
    const turnOffAndOn = async () => ({
        problems: [...(await act('deactivate')), ...(await act('activate'))],
    });
    const uninstall = async () => {
        const problems = [...(await act('deactivate')), ...(await act('delete'))];
        if (problems.some(({ severity }) => severity === 'error'))
            return { problems };
        const reply = await site.request('/', cookie);
        if (reply.status !== 200)
            problems.push({ severity: 'error', message: 'Without the plugin the front page fails.' });
        return { problems: [...problems, ...log.check(reply.log, 'delete')] };
    };
    return [
        { name: 'Deactivate and activate', play: turnOffAndOn },
        { name: 'Uninstall', play: uninstall },
    ];
}
function excuseOld(problem, old) {
    if (!isAsBefore(problem, old))
        return problem;
    const message = `${(0,quote/* withoutFullStop */.Qu)(problem.message)}. The previous version does the same.`;
    return { ...problem, severity: 'notice', message };
}
const NOT_ACTIVE = 'The plugin is not active.';
async function checkStillActive(later) {
    const { context, key, before, seen, listOwn } = later;
    const { log, next } = context;
    const reply = await askState(context, key);
    const logged = log.check(reply.log, 'Still active');
    const { version } = versionOf(next);
    const why = isIdle(reply) ? explainSelf(version, [...seen.values()]) : undefined;
    if (why !== undefined && before === undefined)
        return { problems: [explainIdle(context, why), ...logged], rest: NOT_ACTIVE };
    const { hasLost, isBare } = compareUse(before?.own, await listOwn(), isLibraryOf(context));
    const boxes = listNewBoxes(later);
    const problems = [
        ...(why === undefined
            ? checkState(reply, key, { version }, before?.can)
            : [{ severity: 'error', message: why }]),
        ...checkLoaded(later, boxes.length > 0 || why !== undefined || hasLost),
        ...boxes.map((text) => ({
            severity: isBare ? 'error' : 'warning',
            message: `The dashboard shows an error: "${text}"${isBare ? ' All that the previous version added is gone.' : ''}`,
        })),
        ...logged,
    ];
    return { problems, rest: why === undefined ? undefined : NOT_ACTIVE };
}
const BOX_PAGES = ['Dashboard', 'Plugins page'];
function listNewBoxes({ context, before, seen }) {
    const list = (pages) => BOX_PAGES.flatMap((name) => {
        const { output, log } = pages.get(name)?.reply ?? { output: '', log: '' };
        const isRefused = readRefused(log) !== undefined;
        return readErrorBoxes(output).filter((text) => !text.includes(BLOCKED) && !(isRefused && ABOUT_SERVER.test(text)));
    });
    const known = new Set([...list(before?.pages ?? new Map()), ...list(context.alone)].map(withoutNumbers));
    const name = context.next.plugin?.name.toLowerCase() ?? '';
    const isOurs = (text) => before !== undefined || (name !== '' && text.toLowerCase().includes(name));
    return [...new Set(list(seen))].filter((text) => !known.has(withoutNumbers(text)) && isOurs(text));
}
const BLOCKED = 'blocked requests through HTTP';
const ABOUT_SERVER = /connect|reach|respond|time[d-]? ?out|blocked requests|resolve|licen[cs]e/i;
function withoutNumbers(text) {
    return text.replace(/\d+/g, '');
}
const MIN_FILES = 8;
function checkLoaded({ context, before, seen }, hasOtherSign) {
    const folder = context.next.plugin?.folder ?? '';
    const count = (pages, name) => pages?.get(name)?.reply.loaded?.get(folder) ?? 0;
    const [[was, is] = [0, 0]] = BOX_PAGES.map((name) => [count(before?.pages, name), count(seen, name)])
        .filter(([was]) => was >= MIN_FILES)
        .toSorted(([wasA, isA], [wasB, isB]) => isB / wasB - isA / wasA);
    if (is >= was / 2)
        return [];
    const isDead = is < was / 4 && hasOtherSign;
    const message = `On the dashboard, PHP loads ${is} of the plugin's files. Of the previous version, it loads ${was}: most of the plugin may not run. Check that the package has all that it loads, such as its libraries.`;
    return [{ severity: isDead ? 'error' : 'warning', message }];
}

;// CONCATENATED MODULE: ./src/rehearsal/steps/play-network.ts





const STEP = 'Network of sites';
const play_network_MAX_PAGES = 4;
function listNetwork(context, previous) {
    const { next } = context;
    if (next.plugin?.isForNetworks !== true)
        return [];
    return [{ name: STEP, play: () => playNetwork(context, previous) }];
}
async function playNetwork(context, previous) {
    const { site, log, next } = context;
    await site.restore('clean');
    for (const what of ['the first site', 'the second site']) {
        const [problem] = checkChange(await site.run('network'), `Making a network, ${what},`);
        if (problem !== undefined)
            return { problems: [], skipped: problem.message };
    }
    const key = next.plugin?.key ?? '';
    const before = new Map();
    if (previous?.plugin !== undefined) {
        await site.put('previous.zip', await (0,promises_.readFile)(previous.path));
        const problems = await activate(context, 'previous.zip', previous.plugin.key, true);
        const [error] = problems.filter(({ severity }) => severity === 'error');
        if (error !== undefined)
            return { problems: [], skipped: `The previous version does not run there: ${error.message}` };
        for (const probe of await play_network_listPages(context)) {
            const seen = await probe.ask(context);
            log.remember(seen.reply.log, `${STEP}: ${probe.name}`);
            before.set(probe.name, seen);
        }
        const { version } = versionOf(next);
        const reply = await site.run('update', {
            plugin: previous.plugin.key,
            package: 'next.zip',
            version,
            cron: false,
        });
        const updated = checkChange(reply, 'The update', log.checkUpdate(reply.log));
        if (updated.some(({ severity }) => severity === 'error'))
            return { problems: updated };
    }
    else {
        const problems = await activate(context, 'next.zip', key, false);
        if (problems.length > 0)
            return { problems };
    }
    const problems = [];
    const pages = await play_network_listPages(context);
    for (const probe of pages) {
        const seen = await probe.ask(context);
        const logged = log.check(seen.reply.log, `${STEP}: ${probe.name}`);
        const isExplained = logged.some(({ severity }) => severity === 'error' || severity === 'unknown');
        problems.push(...logged, ...(isExplained ? [] : checkProbe(probe, seen, before.get(probe.name))));
    }
    return { problems, asked: `${pages.length} pages` };
}
async function activate({ site, log }, file, plugin, isBefore) {
    const installed = await site.run('install', { package: file });
    const activated = await site.run('activate', { plugin, network: true });
    if (isBefore)
        log.remember(activated.log, 'Installation');
    const logged = isBefore ? [] : log.check(activated.log, 'Installation');
    return [
        ...checkChange(installed, 'The installation'),
        ...checkChange(activated, 'The activation for all sites', logged),
    ];
}
const USUAL = [
    ['/', false],
    ['/second/', false],
    ['/wp-admin/', true],
    ['/second/wp-admin/', true],
    ['/wp-admin/network/', true],
    ['/wp-admin/network/plugins.php', true],
];
async function play_network_listPages(context) {
    const { reply } = await visit(context, { url: '/wp-admin/network/', isForAdmins: true });
    const own = [
        ...reply.output.matchAll(/href=['"](?:[^'"<>]{0,200}\/)?((?:admin|settings)\.php\?page=[\w-]{1,100})['"]/g),
    ].map(([, path = '']) => `/wp-admin/network/${path}`);
    const chosen = [...new Set(own)].slice(0, play_network_MAX_PAGES).map((url) => [url, true]);
    return [...USUAL, ...chosen].map(([url, isForAdmins]) => {
        const ask = (site) => visit(site, { url, isForAdmins });
        return { name: url, subject: `On a network of sites, the page ${url}`, ask, kind: 'page' };
    });
}

;// CONCATENATED MODULE: ./src/rehearsal/steps/play-older.ts





function listOlder(context, older) {
    if (older.length === 0)
        return [];
    const play = async () => {
        const problems = [];
        for (const one of older)
            problems.push(...(await playFrom(context, one)));
        return { problems, message: older.map((one) => versionOf(one).version).join(', ') };
    };
    return [{ name: 'Older versions', play }];
}
async function playFrom(context, older) {
    const { site, log, next } = context;
    const { plugin } = older;
    if (plugin === undefined)
        return [{ severity: 'unknown', message: older.problem ?? 'No plugin.' }];
    await site.restore('clean');
    const why = await play_older_start(context, { ...older, plugin });
    if (why !== undefined) {
        const message = `${plugin.version} does not run here (${why.replace(/\.$/, '')}), so the update from it was not played.`;
        return [{ severity: 'notice', message }];
    }
    const pages = await visitPages(context);
    const reply = await site.run('update', {
        plugin: plugin.key,
        package: 'next.zip',
        version: versionOf(next).version,
        cron: false,
    });
    const what = `The update from ${plugin.version}`;
    const updated = checkChange(reply, what, log.checkUpdate(reply.log));
    if (updated.some(({ severity }) => severity === 'error'))
        return updated;
    const looked = await checkUpdatedSite(context, plugin.key, true, pages);
    const dashboard = PAGES.find(({ name }) => name === 'Dashboard');
    const seen = dashboard && (await checkVisit(context, dashboard, pages.get(dashboard.name)));
    return [...updated, ...looked, ...(seen?.problems ?? [])].map((problem) => ({
        ...problem,
        message: `From ${plugin.version}: ${problem.message}`,
    }));
}
async function play_older_start(context, older) {
    const { site, log } = context;
    const needs = explainNeeds(context, older);
    if (needs !== undefined)
        return needs;
    await site.put('previous.zip', await (0,promises_.readFile)(older.path));
    const installed = await site.run('install', { package: 'previous.zip' });
    const activated = await site.run('activate', { plugin: older.plugin.key });
    log.remember(activated.log, 'Installation');
    const [error] = [
        ...checkChange(installed, 'The installation'),
        ...checkChange(activated, 'The activation'),
    ].filter(({ severity }) => severity === 'error');
    if (error !== undefined)
        return error.message;
    const state = await askState(context, older.plugin.key);
    return isIdle(state) ? 'It deactivates itself.' : explainGone(state);
}
async function visitPages(context) {
    const pages = new Map();
    for (const page of PAGES.filter(({ name }) => name === 'Dashboard' || name === 'Front page')) {
        const seen = await visit(context, page);
        context.log.remember(seen.reply.log, page.name);
        pages.set(page.name, seen);
    }
    return pages;
}

;// CONCATENATED MODULE: ./src/rehearsal/steps/play-update.ts












const EARLIER = 'An earlier step failed.';
async function playUpdate(context, before, eyes) {
    const { site, recorder, next, log } = context;
    const { key, whyIdle, installedKey } = before;
    const { version } = versionOf(next);
    const isActive = (explainNeeds(context, next) ?? whyIdle) === undefined;
    const update = async (what, cron) => {
        const reply = await site.run('update', { plugin: key, package: 'next.zip', version, cron });
        return checkChange(reply, what, log.checkUpdate(reply.log));
    };
    const updateByButton = async () => {
        const problems = [...(await update('The update', false)), ...checkVersion(context, before)];
        if (!hasError(problems))
            await keepSite(context, key);
        return { problems, message: version, rest: hasError(problems) ? EARLIER : undefined };
    };
    const updateAtNight = async () => {
        await site.restore('before');
        const updated = await update('The automatic update', true);
        if (hasError(updated) && (await diesAtNight(context))) {
            const message = `Sites with ${before.version} do not update by themselves: it stops with a fatal error whenever WordPress runs scheduled tasks. Tell your customers to update by the button.`;
            return { problems: [{ severity: 'warning', message }] };
        }
        const problems = [...updated, ...(await checkUpdatedSite(context, key, isActive, before.pages))];
        return { problems: isActive ? [...problems, ...(await visitAndCheck(context))] : problems };
    };
    const installAnew = async () => {
        await site.restore('clean');
        const { problems } = await install(context, installedKey, isActive);
        if (findUnknown(problems) !== undefined)
            return { problems };
        const found = [...problems, ...(await checkUpdatedSite(context, key, isActive, before.pages))];
        return { problems: found.length > 0 || !isActive ? found : await deleteAtOnce(context, before) };
    };
    await recorder.play(eyes?.listBefore(before) ?? []);
    await recorder.play([
        { name: 'Update', play: updateByButton },
        ...listUpdateSteps(context, key, before, before.clean, eyes),
    ]);
    await eyes?.close();
    const others = [
        { name: 'Automatic update', play: updateAtNight },
        { name: 'New installation', play: installAnew },
        ...(isActive ? [...listOlder(context, context.older), ...listNetwork(context, context.previous)] : []),
    ];
    const hasFailed = recorder.steps.some(({ outcome }) => outcome === 'failed');
    await recorder.play(others, hasFailed ? EARLIER : undefined);
}
const play_update_AT_ONCE = 'Deleting it in the request that deactivates it, as `wp plugin uninstall --deactivate` does,';
async function deleteAtOnce(context, { key }) {
    const { site, log } = context;
    const order = { plugin: key, cli: true };
    const reply = await site.run('delete', order);
    if (log.hasNews(reply.log, 'delete at once')) {
        await site.restore('before');
        log.remember((await site.run('delete', order)).log, 'delete at once');
    }
    const problems = log
        .check(reply.log, 'delete at once')
        .filter(({ severity, message }) => severity === 'error' && !message.endsWith(KNOWN));
    return problems.map((one) => ({
        ...one,
        severity: 'warning',
        message: `${play_update_AT_ONCE} fails: ${one.message}`,
    }));
}
async function diesAtNight({ site }) {
    await site.restore('before');
    const { result, log } = await site.run('context', { task: '' });
    return result === undefined && hasDied(log);
}
function checkVersion({ next, isPullRequest }, { version: before }) {
    const { version } = versionOf(next);
    if (version === '' || before === '' || (0,wordpress_version/* compareVersions */.Zy)(version, before) > 0)
        return [];
    const severity = isPullRequest ? 'notice' : 'warning';
    const message = `Sites are not offered this update: the package has version ${version}, and the previous version is ${before}. Raise the version before you publish.`;
    return [{ severity, message }];
}
async function playInstallation(context, stuck, eyes) {
    const { recorder, next } = context;
    let key = '';
    let rest;
    let clean = EMPTY_INVENTORY;
    const play = async () => {
        clean = await takeInventory(context);
        const isActivated = explainNeeds(context, next) === undefined;
        const installed = await install(context, undefined, isActivated);
        key = installed.key;
        const { version } = versionOf(next);
        const old = play_update_excuse(context, installed.problems, stuck);
        if (old === undefined) {
            await keepSite(context, key);
            return { problems: installed.problems, message: version };
        }
        rest = 'The plugin is not active.';
        return { problems: [old], rest };
    };
    await recorder.play([{ name: 'Installation', play }]);
    await recorder.play(listUpdateSteps(context, key, undefined, clean, eyes), key === '' ? EARLIER : rest);
}
const EMPTY_INVENTORY = { kinds: new Map(), nonce: '', beat: '' };
function play_update_excuse({ beside, next }, problems, stuck) {
    const unknown = findUnknown(problems);
    if (unknown !== undefined)
        return unknown;
    const error = problems.find((problem) => isAsBefore(problem, stuck?.problems ?? []));
    if (error === undefined)
        return undefined;
    const fatal = problems.find(({ message }) => message.endsWith(KNOWN));
    if (fatal?.message.includes(`Failed opening required '${next.plugin?.folder ?? ''}/`) === true)
        return undefined;
    const { message, ...problem } = fatal !== undefined && error.message.endsWith('did not finish.') ? fatal : error;
    const why = `${(0,quote/* withoutFullStop */.Qu)(message.replace(KNOWN, ''))}. The previous version does the same here`;
    const fix = beside.isNone ? '' : ' Name the plugins that it needs in the input `plugins`.';
    return {
        ...problem,
        severity: 'unknown',
        message: `${why}: it may need another plugin, or a server. Nothing else of it was tried.${fix}`,
    };
}
function findUnknown(problems) {
    return hasError(problems) ? undefined : problems.find(({ severity }) => severity === 'unknown');
}
function hasError(problems) {
    return problems.some(({ severity }) => severity === 'error');
}

;// CONCATENATED MODULE: ./src/rehearsal/steps/rehearse-pair.ts
















async function rehearsePair(options, { clock, open, onStep, }) {
    const startMs = clock.now();
    const recorder = createRecorder(clock, onStep, options.accepted);
    let site;
    let isCut = false;
    let { wordpress } = options;
    try {
        let versions;
        const start = async () => {
            site = await open();
            versions = await rehearse_pair_logIn(site);
            wordpress = versions.wordpress;
            return { problems: [], message: `PHP ${versions.php}, WordPress ${wordpress}` };
        };
        await recorder.play([{ name: 'WordPress starts', play: start }]);
        if (site !== undefined && versions !== undefined)
            await playPlugin({ site, recorder, options, versions });
    }
    catch (error) {
        isCut = error instanceof shared_clock/* Cancelled */.cJ;
        if (!isCut) {
            if (!(error instanceof SiteLost || error instanceof readers/* Unreadable */.IO))
                throw error;
            const isTold = recorder.steps.some(({ problems }) => problems.some(({ message }) => message === error.message));
            const name = options.previous === undefined ? 'Installation' : 'Update';
            if (!isTold)
                await recorder.play([{ name, play: () => Promise.reject(error) }]).catch(() => undefined);
        }
    }
    finally {
        await Promise.all([site?.close(), options.browse?.close()]);
    }
    const { php, note } = options;
    const beside = options.beside?.packages.map(({ plugin: { name, version } }) => `${name} ${version}`.trim());
    return { php, wordpress, note, beside, steps: recorder.steps, durationMs: clock.now() - startMs, isCut };
}
async function rehearse_pair_logIn(site) {
    const reader = { name: 'rehearsal-reader', password: 'rehearsal' };
    const { result, failure, output } = await site.run('login', reader);
    if (result === undefined)
        throw new SiteLost(`WordPress did not start: ${failure ?? output.slice(0, 300)}`);
    const { cookies, readerCookies, editorCookies, ...versions } = result;
    return {
        ...versions,
        cookie: joinCookies(cookies),
        reader: { ...reader, cookie: joinCookies(readerCookies) },
        editorCookie: joinCookies(editorCookies),
    };
}
function joinCookies(cookies) {
    return [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
}
async function playPlugin(play) {
    const { site, recorder, options, versions } = play;
    const { next, previous } = options;
    const unpromised = explainUnpromised(next, versions);
    if (unpromised !== undefined) {
        const play = () => Promise.resolve({ problems: [], skipped: unpromised });
        await recorder.play([{ name: 'Update', play }]);
        return;
    }
    const context = await prepareContext(play);
    await playSyntax(context, previous);
    if (!(await playBeside(context)))
        return;
    await site.save('clean');
    const eyes = options.browse &&
        createEyes(context, options.browse, `PHP ${versions.php}, WordPress ${versions.wordpress}`);
    const before = previous?.plugin && (await playBefore(context, { ...previous, plugin: previous.plugin }));
    if (before !== undefined && !('why' in before))
        await playUpdate(context, before, eyes);
    else if (before?.isUnprepared !== true)
        await playInstallation(context, before, eyes);
}
async function prepareContext({ site, recorder, options, versions }) {
    const { next, previous } = options;
    await site.put('next.zip', await (0,promises_.readFile)(next.path));
    if (previous !== undefined)
        await site.put('previous.zip', await (0,promises_.readFile)(previous.path));
    const folder = next.plugin?.folder ?? previous?.plugin?.folder ?? '';
    const { beside = NONE_BESIDE, authored = NO_FILES, isPullRequest = false, readCode } = options;
    const { paths = [], older = [], keep } = options;
    for (const [name, { bytes }] of authored)
        await site.put(`${name}.php`, bytes);
    const { cookie, reader, editorCookie, extensions, php, wordpress } = versions;
    const log = createKnownMessages(folder, extensions, listUnchanged(next, previous));
    const rest = { editorCookie, authored, isPullRequest, readCode, paths, previous, older, keep };
    const seen = { versions: { php, wordpress }, alone: new Map() };
    return { site, recorder, next, cookie, reader, log, beside, ...seen, ...rest };
}
const NO_FILES = new Map();
function listUnchanged(next, previous) {
    const identify = ({ shown, sizeBytes, crc32 }) => `${crc32} ${sizeBytes} ${shown}`;
    const old = new Set(previous?.files.map(identify));
    return new Set(next.files.filter((file) => old.has(identify(file))).map(({ shown }) => shown));
}
function explainUnpromised({ plugin }, { php, wordpress }) {
    if (plugin === undefined)
        return undefined;
    const { requiresPhp, requiresWordPress } = plugin;
    const isBelow = (version, required) => /^\d/.test(required) && (0,wordpress_version/* compareVersions */.Zy)(version, required) < 0;
    if (isBelow(php, requiresPhp))
        return `The package requires PHP ${requiresPhp}.`;
    const [release = ''] = wordpress.split('-');
    if (isBelow(release, requiresWordPress))
        return `The package requires WordPress ${requiresWordPress}.`;
    return undefined;
}
async function playBeside(context) {
    const { beside, recorder, next } = context;
    const needs = explainNeeds(context, next);
    if (beside.packages.length + beside.missing.length === 0 && needs === undefined)
        return true;
    let isReady = false;
    const play = async () => {
        const broken = await startAll(context);
        isReady = broken === undefined;
        if (broken !== undefined)
            return { problems: [broken] };
        const problems = beside.missing.map((message) => ({ severity: 'unknown', message }));
        if (problems.length === 0 && needs !== undefined)
            problems.push(explainIdle(context, needs));
        return { problems, message: listNames(context).join(', ') };
    };
    await recorder.play([{ name: 'Needed plugins', play }]);
    return isReady;
}
function listNames({ beside }) {
    return beside.packages.map(({ plugin: { name, version } }) => `${name} ${version}`.trim());
}
async function startAll(context) {
    const { site, beside, log, alone } = context;
    for (const [index, { path, plugin }] of beside.packages.entries()) {
        const name = `${plugin.name} ${plugin.version}`.trim();
        const file = `beside-${index}.zip`;
        await site.put(file, await (0,promises_.readFile)(path));
        const installed = await site.run('install', { package: file });
        log.rememberOthers(installed.log);
        const activated = await site.run('activate', { plugin: plugin.key });
        log.rememberOthers(activated.log);
        const [error] = [
            ...checkChange(installed, 'its installation'),
            ...checkChange(activated, 'its activation'),
        ].filter(({ severity }) => severity === 'error');
        if (error !== undefined)
            return explainBroken(name, error.message);
    }
    if (beside.packages.length === 0)
        return undefined;
    for (const page of PAGES) {
        const seen = await visit(context, page);
        log.rememberOthers(seen.reply.log);
        alone.set(page.name, seen);
        const dead = (seen.reply.status ?? 0) >= 500;
        const [error] = dead ? checkPage(page, seen, undefined) : [];
        if (error !== undefined)
            return explainBroken(listNames(context).join(' and '), error.message);
    }
    return undefined;
}
function explainBroken(name, why) {
    return {
        severity: 'unknown',
        message: `${name} does not work here by itself: ${(0,quote/* withoutFullStop */.Qu)(why)}. So nothing is known about the plugin. Give another version in the input \`plugins\`.`,
    };
}

;// CONCATENATED MODULE: ./src/rehearsal/recipe.ts























const recipe_RETRIES = 3;
async function rehearse(inputs, parts, known) {
    const { step, tools, machine } = parts;
    const ports = createPorts(parts);
    const authored = readAuthorFiles(inputs, machine.workspace);
    const { next, previous, older, beside } = await findPackages(inputs, parts, known, ports);
    const readCode = createCodeReader(next, previous);
    void (0,together/* beginEarly */.Pb)(readCode);
    const needed = beside.packages.map(({ plugin }) => plugin);
    known.planned = planPairs(inputs, next.plugin ?? { requiresPhp: '', requiresWordPress: '' }, parts.available, needed);
    const { executables, playgroundFolder, wordpressZips } = await recipe_install(inputs, known.planned, parts, ports);
    const { ownFolder, playerFile, playerFlags } = parts;
    const isPullRequest = machine.env['GITHUB_EVENT_NAME']?.startsWith('pull_request') === true;
    const { execPath } = parts.install;
    const { clock, quote, cancellation } = tools;
    const confinement = await chooseConfinement(parts.install.platform);
    const watchMemory = createMemoryWatch(chooseMemoryBounds(), parts.install);
    const site = {
        execPath,
        confinement: confinement.php,
        playerFile,
        playerFlags,
        ownFolder,
        playgroundFolder,
        cancellation,
        watchMemory,
        env: machine.env,
    };
    const looked = { ...(await chooseBrowsed(known.planned, wordpressZips)), confinement, watchMemory };
    const play = (pair, log) => {
        const { php, wordpress, note } = pair;
        const wordpressZip = wordpressZips.get(wordpress) ?? '';
        const shown = showWordPress(wordpress);
        const { acceptedProblems: accepted } = inputs;
        const versions = { php, wordpress: shown, note };
        const rest = { authored, accepted, isPullRequest, readCode, paths: inputs.pages, older };
        const options = { ...versions, next, previous, beside, ...rest };
        const isLooked = pair === looked.pair;
        const browse = isLooked && inputs.browser.kind !== 'none'
            ? planBrowse(inputs, parts, known, { executables, playgroundFolder, ...looked })
            : undefined;
        const keep = isLooked && inputs.keepSite ? (packed) => storeSite(packed, parts, known) : undefined;
        return rehearsePair({ ...options, browse, keep }, {
            open: () => openSite({ ...site, php, wordpressZip }),
            clock,
            onStep: (done) => log.info(describeStep(done, quote)),
        });
    };
    parts.clearEnvironment();
    const atOnce = countAtOnce(known.planned.length, tools.log);
    await playPairs(known.planned, { play, step, log: tools.log, cancellation, atOnce }, known.results);
    known.results.splice(0, Infinity, ...judgeTested(known.results, next, inputs.acceptedProblems));
}
async function findPackages(inputs, parts, known, ports) {
    const { step, tools } = parts;
    const { next, found } = await step('Find the package', () => takePackage(inputs, parts), ({ next: { plugin, problem } }) => plugin === undefined ? (problem ?? 'no plugin') : `${plugin.folder} ${plugin.version}`);
    known.next = next;
    known.sourceFolder = found.sourceFolder;
    const { folder: slug = '', version = '', key = '' } = next.plugin ?? {};
    tools.declarePublic([slug, version, found.name]);
    const names = { fileName: found.name, slug, version, mainFile: key.slice(slug.length + 1) };
    const older = [];
    const previous = await step('Find the previous version', async () => {
        const urls = inputs.source.kind === 'url' ? [inputs.source.url] : [];
        const options = { ...inputs, names, path: next.path, urls, triggeringTag: (0,inputs_event/* readTag */.zW)(parts.machine.env) };
        const [first, ...others] = inputs.previous;
        for (const [index, place] of others.entries()) {
            const target = `previous-${index + 2}.zip`;
            const { path } = await findPrevious({ ...options, previous: place, target }, ports);
            if (path !== undefined)
                older.push(await readRehearsedPackage(path));
        }
        const before = await findPrevious({ ...options, previous: first }, ports);
        known.origin = before.path === undefined ? before.missing : before.origin;
        return before.path === undefined ? undefined : readRehearsedPackage(before.path);
    }, (before) => before === undefined
        ? { inconclusive: `none, because ${known.origin ?? ''}; only a new installation is tried` }
        : [
            `${before.plugin?.version ?? 'no plugin'}, from ${known.origin ?? ''}`,
            ...older.map(({ plugin }) => plugin?.version ?? 'no plugin'),
        ].join('; '));
    if (previous !== undefined)
        known.previous = previous;
    const beside = await step('Find the plugins beside it', () => fetchBeside(inputs.plugins, next, ports), ({ packages, missing }) => [...packages.map(({ plugin }) => `${plugin.name} ${plugin.version}`), ...missing].join(', ') || 'none');
    return { next, previous, older, beside };
}
async function recipe_install({ browser }, planned, parts, ports) {
    const { step, tools, machine } = parts;
    const downloads = (0,external_node_path_.join)(parts.cacheFolder, 'downloads');
    const items = [...new Set(planned.map(({ wordpress }) => wordpress))];
    const kept = (0,external_node_path_.join)(downloads, 'wordpress');
    const fetches = items.map((item, index) => [item, (0,together/* beginEarly */.Pb)(() => findWordPress(item, `wordpress-${index}`, kept, ports))]);
    const executables = await listBrowsers(browser, {
        env: machine.env,
        platform: parts.install.platform,
    });
    const playgroundFolder = await step('Install WordPress Playground', async () => {
        const php = [...new Set(planned.map((pair) => pair.php))];
        const options = {
            source: (0,external_node_path_.join)(parts.ownFolder, 'playground'),
            target: (0,external_node_path_.join)(parts.cacheFolder, 'playground'),
            downloads: (0,external_node_path_.join)(downloads, 'npm'),
            ...chooseParts(php, executables.length > 0),
        };
        const { cancellation, send } = tools;
        const { env } = machine;
        const onStart = () => tools.log.info(`Installing WordPress Playground for PHP ${php.join(', ')} from npm.`);
        return (0,promises_.realpath)(await installLocked(options, { ...parts.install, env, cancellation, send, onStart }));
    }, () => 'ready');
    const wordpressZips = new Map();
    for (const [item, fetch] of fetches) {
        const zip = await step(`Get WordPress ${showWordPress(item)}`, () => fetch, (path) => (0,external_node_path_.basename)(path));
        wordpressZips.set(item, await (0,promises_.realpath)(zip));
    }
    return { executables, playgroundFolder, wordpressZips };
}
async function chooseBrowsed(planned, zips) {
    for (const pair of planned.toReversed())
        if (await isWholeWordPress(zips.get(pair.wordpress) ?? ''))
            return { pair, isWhole: true };
    return { pair: planned.at(-1), isWhole: false };
}
async function storeSite({ bytes, without, isIdle }, { keptFolder, tools }, known) {
    const { folder = 'plugin', version = '' } = known.next?.plugin ?? {};
    const name = `${folder}-${version}`.replace(/[^\w.-]+/g, '-');
    const path = (0,external_node_path_.join)(keptFolder, `${name}-site-${tools.randomHex(4)}.zip`);
    await (0,promises_.writeFile)(path, bytes, { mode: 0o600 });
    known.site = { path, without, isIdle };
}
const recipe_MARKS = {
    passed: '✔',
    accepted: '☑',
    warned: '⚠',
    unknown: '?',
    failed: '✘',
    skipped: '–',
};
function describeStep({ name, outcome, message, durationMs }, quote) {
    return `${recipe_MARKS[outcome]} ${name} (${(0,format/* formatDuration */.a3)(durationMs)}): ${quote(message)}`;
}
function createPorts({ tools, machine, folder }) {
    const limits = { retries: recipe_RETRIES, budgetMs: retry/* REPEAT_BUDGET_MS */.$4 };
    return {
        ...tools,
        send: (request) => (0,retry/* sendWithRepeats */.t0)(request, retry/* retryIdempotent */.wy, tools, limits),
        sendOnce: tools.send,
        workspace: machine.workspace,
        folder,
    };
}

;// CONCATENATED MODULE: ./src/rehearsal/report/annotate.ts



const MAX_ANNOTATIONS = 9;
function annotate({ next, sourceFolder, results }, { log, quote, locateSource, isMild, }) {
    const folder = next?.plugin?.folder ?? '';
    const all = listProblems(results);
    for (const { step, message, isAccepted } of all)
        if (isAccepted === true)
            log.info(`Accepted: ${toId(step)}: ${quote(message)}`);
    for (const severity of SEVERITIES) {
        const problems = all.filter((problem) => problem.severity === severity && problem.isAccepted !== true);
        const kind = severity === 'unknown' ? 'error' : severity === 'error' && isMild ? 'warning' : severity;
        for (const { step, pairs, message, file, line, isInWorkspace } of problems.slice(0, MAX_ANNOTATIONS)) {
            const where = file === undefined ? '' : ` (${quote(file)}${line === undefined ? '' : `:${line}`})`;
            const locate = () => isInWorkspace === true
                ? locateSource(file, line)
                : locateSource(`${folder}/${file ?? ''}`, line, sourceFolder ?? undefined);
            const place = file === undefined ? undefined : locate();
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
function listProblems(results) {
    const byKey = new Map();
    for (const result of results) {
        const pair = `PHP ${result.php}, WordPress ${result.wordpress}`;
        for (const problem of [...annotate_listCauses(result), ...listAccepted(result)]) {
            const key = annotate_keyOf(problem);
            const { pairs = [], ...first } = byKey.get(key) ?? problem;
            byKey.set(key, { ...first, pairs: [...new Set([...pairs, pair])] });
        }
    }
    const rank = ({ severity, isAccepted = false }) => SEVERITIES.indexOf(severity) + (isAccepted ? SEVERITIES.length : 0);
    return [...byKey.values()].sort((a, b) => rank(a) - rank(b));
}
function annotate_listCauses({ steps: played }) {
    const steps = played.map((step) => ({ ...step, problems: step.problems.filter(isOpen) }));
    const all = steps.flatMap(({ name, problems }) => problems.map((problem) => ({ ...problem, step: name })));
    const causes = new Map(all
        .filter(isPlacedError)
        .toReversed()
        .map((problem) => [annotate_placeOf(problem), problem]));
    const failedAt = steps.findIndex(({ outcome }) => outcome === 'failed');
    const isExplained = steps[failedAt]?.problems.some(isPlacedError) === true;
    const firstEffect = failedAt === -1 ? steps.length : isExplained ? failedAt : failedAt + 1;
    const effects = new Set(steps.slice(firstEffect).map(({ name }) => name));
    const placed = new Set([...causes.values()].map(wordsOf));
    const isCause = (problem) => lacksCode(problem.message) && !placed.has(wordsOf(problem));
    return all.filter((problem) => {
        if (problem.file === undefined)
            return !effects.has(problem.step) || isCause(problem);
        return (causes.get(annotate_placeOf(problem)) ?? problem) === problem;
    });
}
function listAccepted({ steps }) {
    return steps.flatMap(({ name, problems }) => problems.filter((problem) => !isOpen(problem)).map((problem) => ({ ...problem, step: name })));
}
function isOpen({ isAccepted = false }) {
    return !isAccepted;
}
function isPlacedError({ severity, line }) {
    return severity === 'error' && line !== undefined;
}
function annotate_placeOf({ file, line }) {
    return `${file ?? ''}:${line ?? ''}`;
}
function annotate_keyOf(problem) {
    const kind = problem.isAccepted === true ? `accepted ${problem.step}` : problem.severity;
    return `${kind}\n${annotate_placeOf(problem)}\n${wordsOf(problem)}`;
}
function wordsOf({ message }) {
    return message
        .toLowerCase()
        .replace(/^(php [a-z ]*error: )(uncaught \w+: |[\w\\:]+\(\): )/, '$1')
        .replace(/["']/g, '');
}

;// CONCATENATED MODULE: ./src/rehearsal/report/outputs.ts



const REHEARSE_OUTPUTS = {
    passed: ({ results, planned }) => String(judgeResults(results, planned.length) === 'passed'),
    version: ({ next }, quote) => quote(next?.plugin?.version ?? ''),
    'previous-version': ({ previous }, quote) => quote(previous?.plugin?.version ?? ''),
    tested: ({ results }, quote) => quote(describeTested(results)),
    results: ({ results }, quote) => JSON.stringify(results.filter(isFinished).map((result) => toOutput(result, quote))),
    pictures: ({ pictures }) => pictures?.folder ?? '',
    site: ({ site }) => site?.path ?? '',
};
function writeRehearseOutputs(rehearsal, quote, outputs) {
    try {
        for (const [name, read] of Object.entries(REHEARSE_OUTPUTS))
            outputs.set(name, read(rehearsal, quote));
    }
    catch (error) {
        throw new publish_error/* PublishError */.S1({
            code: 'not-known',
            title: 'Outputs not written',
            message: `The outputs for the next steps could not be written to ${outputs.name}.`,
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
            id: toId(name),
            name,
            outcome,
            message: quote(message),
            file: worst?.file === undefined ? undefined : quote(worst.file),
            line: worst?.line,
        })),
    };
}

// EXTERNAL MODULE: ./src/shared/markdown.ts
var markdown = __webpack_require__(1680);
;// CONCATENATED MODULE: ./src/rehearsal/report/summary.ts









function describeRehearsal({ rehearsal, errors }, show) {
    const { next, results, planned } = rehearsal;
    const { folder = '', version = '', name: title = '' } = next?.plugin ?? {};
    const plugin = title === '' ? folder : (0,quote/* cutName */.CI)(title);
    const name = plugin === '' ? 'the package' : show(version === '' ? plugin : `${plugin} ${version}`);
    const verdict = judgeResults(results, planned.length);
    if (verdict === 'passed') {
        const tested = show(describeTested(results));
        return errors.length === 0
            ? `✅ Rehearsed ${name}: ${tested}`
            : `❌ ${name} was rehearsed, but the step failed afterwards`;
    }
    if (verdict === 'not-run' && errors.length === 0)
        return results.some(({ steps }) => steps.some(({ outcome }) => outcome === 'accepted'))
            ? `⚠️ ${name} was not rehearsed to the end, because of what is accepted`
            : `⚠️ ${name} was installed and compared, not run`;
    if (verdict === 'not-known')
        return `❌ ${name}: result not known on ${countUnclear(results)}`;
    if (verdict !== 'failed')
        return `❌ ${name === 'the package' ? 'The package' : name} was not rehearsed to the end`;
    return `${errors.length === 0 ? '⚠️' : '❌'} ${name} failed ${describeFailed(results, show)}`;
}
function describeFailed(results, show) {
    const failed = results.filter(hasFailed);
    const names = failed.flatMap(({ steps }) => steps.filter(({ outcome }) => outcome === 'failed').map(({ name }) => name));
    const [first = '', ...others] = STEP_NAMES.filter((name) => names.includes(name));
    const more = others.length === 0 ? '' : ` and ${others.length} more ${others.length === 1 ? 'step' : 'steps'}`;
    const isOnePhp = new Set(results.map(({ php }) => php)).size < results.length;
    const pairs = isOnePhp
        ? failed.map(({ php, wordpress }) => `PHP ${php} with WordPress ${wordpress}`)
        : [`PHP ${listAnd(failed.map(({ php }) => php))}`];
    return `at "${first}"${more} (${show(listAnd(pairs))})`;
}
function renderRehearsalSummary(summary, sanitise) {
    const { rehearsal, errors } = summary;
    const title = describeRehearsal(summary, (name) => (0,markdown/* renderName */.gU)(sanitise(name)));
    const { results } = rehearsal;
    const blocks = [
        `### ${title}`,
        ...(0,markdown/* renderErrors */.a$)(errors, sanitise),
        ...(rehearsal.next === undefined ? [] : [(0,markdown/* renderFacts */.Id)(listFacts(rehearsal, sanitise))]),
        ...(results.length === 0
            ? []
            : [
                ...renderProblems(results, sanitise),
                (0,markdown/* renderFolded */.jq)(countSteps(results), [renderResults(rehearsal, sanitise)]),
                ...renderChanges(results, sanitise),
            ]),
        ...(results.length === 0 ? [] : [summary_LIMITS]),
    ];
    return `${blocks.join('\n\n')}\n`;
}
const summary_LIMITS = '<sub>WordPress Playground: PHP in WebAssembly, SQLite, no network. No plugins but those named here, no other themes, no hosting.</sub>';
function listFacts({ next, previous, origin, results, pictures, site }, sanitise) {
    const code = (text) => (0,markdown/* renderCode */.cR)(sanitise(text));
    const prose = (text) => (0,markdown/* renderProse */.E9)(sanitise(text));
    const { plugin, problem, files = [] } = next ?? {};
    const size = (0,format/* formatSize */.Xq)(files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0));
    const version = plugin === undefined ? prose(problem ?? '') : `${code(plugin.version)}, ${files.length} files, ${size}`;
    const before = origin === undefined ? [] : [['Previous version', showBefore(previous, origin, sanitise)]];
    const notes = results.flatMap(({ note }) => (note === undefined ? [] : [note]));
    return [
        ['Version', version],
        ...before,
        ...(notes.length === 0 ? [] : [['Other versions', prose([...new Set(notes)].join('; '))]]),
        ...(pictures === undefined
            ? []
            : [['Pictures', `${countPictures(pictures)}: output ${code('pictures')}`]]),
        ...(site === undefined ? [] : [['Updated site', showSite(site, code)]]),
    ];
}
function showSite({ without }, code) {
    const left = without.length === 0 ? '' : `, without the files of ${without.map(code).join(', ')}`;
    return `a ZIP for WordPress Playground${left}: output ${code('site')}`;
}
function explainWithout({ without, isIdle }) {
    const pronoun = without.length === 1 ? 'it' : 'them';
    const idle = isIdle ? `, then activate the plugin, which does not run without ${pronoun}` : '';
    return `The output \`site\` does not have the files of ${(0,quote/* listNames */.Zv)(without, undefined, Infinity)}: install ${pronoun} when you have opened it${idle}.`;
}
function countPictures({ pages }) {
    return `${pages} ${pages === 1 ? 'page' : 'pages'} of the plugin`;
}
function showBefore(previous, origin, sanitise) {
    const from = (0,markdown/* renderProse */.E9)(sanitise(origin));
    return previous === undefined
        ? `none, because ${from}: only a new installation`
        : `${(0,markdown/* renderCode */.cR)(sanitise(previous.plugin?.version ?? ''))}, from ${from}`;
}
const EMOJI = {
    passed: '✅',
    accepted: '☑️',
    warned: '⚠️',
    unknown: '❔',
    failed: '❌',
    skipped: '–',
};
const SEVERITY_EMOJI = { error: '❌', unknown: '❔', warning: '⚠️', notice: 'ℹ️' };
function countSteps(results) {
    const counts = results.map(({ steps }) => {
        const passed = steps.filter(({ outcome }) => outcome === 'passed').length;
        return `${passed} of ${steps.length}`;
    });
    const unique = [...new Set(counts)];
    const where = results.length < 2 || unique.length > 1 ? '' : ` on ${nameAll(results.length)} pairs`;
    return `Steps: ${listAnd(unique)} passed${where}`;
}
function nameAll(count) {
    return count === 2 ? 'both' : `all ${count}`;
}
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
    const time = (0,format/* formatDuration */.a3)(durationMs);
    if (isCut !== true)
        return time;
    return (0,markdown/* renderProse */.E9)(`not finished: ${isLate ? 'stopped by `timeout`' : 'cancelled'} after ${time}`);
}
function renderCell({ steps }, name, sanitise) {
    const step = steps.find((one) => one.name === name);
    if (step === undefined)
        return '';
    const asked = step.asked === undefined ? '' : `${step.asked} (${(0,format/* formatDuration */.a3)(step.durationMs)})`;
    const isFirst = steps.find(({ outcome, message }) => outcome === 'skipped' && message === step.message) === step;
    const why = isFirst ? step.message : '';
    const words = step.outcome === 'skipped' ? why : step.outcome === 'accepted' ? 'accepted' : asked;
    return `${EMOJI[step.outcome]} ${(0,markdown/* renderProse */.E9)(sanitise(words))}`.trimEnd();
}
const summary_MAX_PROBLEMS = 50;
function renderProblems(results, sanitise) {
    const problems = listProblems(results);
    if (problems.length === 0)
        return [];
    const items = problems
        .slice(0, summary_MAX_PROBLEMS)
        .map(({ severity, step, message, file, line, pairs, isAccepted }) => {
        const place = file === undefined ? '' : (0,markdown/* renderCode */.cR)(sanitise(`${file}${line === undefined ? '' : `:${line}`}`));
        const mark = isAccepted === true ? `${EMOJI.accepted} accepted,` : SEVERITY_EMOJI[severity];
        const on = `on ${(0,markdown/* renderProse */.E9)(sanitise(pairs.join('; ')))}`;
        const where = place === '' ? on : `${place}, ${on}`;
        return `- ${mark} **${step}**: ${(0,markdown/* renderProse */.E9)(sanitise(message))}<br>${where}`;
    });
    const others = problems.length - summary_MAX_PROBLEMS;
    const more = others > 0 ? [`${others} more are left out.`] : [];
    return ['#### Problems', items.join('\n'), ...more, ...renderEntries(results, sanitise)];
}
const MAX_ENTRIES = 5;
function renderEntries(results, sanitise) {
    const steps = results.flatMap((result) => result.steps.filter(({ name }) => isAcceptable(name)));
    const entries = steps.flatMap(({ name, problems }) => problems
        .filter(({ severity, isAccepted = false }) => severity === 'error' && !isAccepted)
        .map(({ file, rule }) => (0,accept/* showAccepted */.tA)(rule === undefined ? { id: toId(name), path: file } : { id: rule.id, path: rule.name || file })));
    if (entries.length === 0)
        return [];
    const shown = [...new Set(entries)].slice(0, MAX_ENTRIES).map((entry) => (0,markdown/* renderCode */.cR)(sanitise(entry)));
    return [
        `<sub>To accept an error that does not concern your customers' sites: <code>accept-problems</code> with ${shown.join(', ')}</sub>`,
    ];
}
const MAX_CHANGES = 30;
function renderChanges(results, sanitise) {
    const byChange = new Map();
    for (const { php, wordpress, steps } of results) {
        for (const { what, change } of steps.flatMap(({ changes = [] }) => changes)) {
            const [, , ...on] = byChange.get(`${what}\n${change}`) ?? [];
            byChange.set(`${what}\n${change}`, [what, change, ...on, `PHP ${php}, WordPress ${wordpress}`]);
        }
    }
    if (byChange.size === 0)
        return [];
    const prose = (text) => (0,markdown/* renderProse */.E9)(sanitise(text));
    const items = [...byChange.values()]
        .slice(0, MAX_CHANGES)
        .map(([what = '', change = '', ...on]) => `- ${prose(what)}: ${prose(change)} (${prose(on.join('; '))})`);
    const others = byChange.size - MAX_CHANGES;
    return [
        '#### What the update changes in the database',
        items.join('\n'),
        ...(others > 0 ? [`${others} more are left out.`] : []),
    ];
}

;// CONCATENATED MODULE: ./src/rehearsal/run-rehearsal.ts




















class Late {
    timeoutMs;
    constructor(timeoutMs) {
        this.timeoutMs = timeoutMs;
    }
}
function runRehearsal(launch, runner) {
    return (0,run/* runAction */.C)(collectRehearseTexts, (run) => createRehearsalAction(run, launch), runner);
}
function createRehearsalAction(run, { distFolder, playerFlags, ...install }) {
    const { machine, outputs, steps, sanitise } = run;
    const { env, temporaryFolder } = machine;
    const { quote, log } = run.tools;
    const rehearsal = { planned: [], results: [] };
    let folder;
    let inputs;
    let deadline;
    const work = async () => {
        const ownFolder = (0,external_node_path_.join)(await (0,promises_.realpath)(distFolder), '..', 'rehearse');
        const { packages } = await readLockfile((0,external_node_path_.join)(ownFolder, 'playground'));
        const available = listAvailable(Object.keys(packages));
        inputs = readRehearseInputs(env, available, (0,inputs_event/* readLimits */.BU)(env));
        const { timeoutMs } = inputs;
        deadline = setTimeout(() => run.cancel(new Late(timeoutMs)), timeoutMs);
        folder = await (0,promises_.realpath)(await (0,promises_.mkdtemp)((0,external_node_path_.join)(temporaryFolder, 'rehearsal-')));
        await rehearse(inputs, {
            machine,
            tools: run.tools,
            step: steps.run,
            install,
            playerFlags,
            clearEnvironment: run.clearEnvironment,
            distFolder: await (0,promises_.realpath)(distFolder),
            playerFile: (0,external_node_path_.join)(await (0,promises_.realpath)(distFolder), 'player.js'),
            driverFile: (0,external_node_path_.join)(await (0,promises_.realpath)(distFolder), 'browser.js'),
            ownFolder,
            available,
            folder,
            cacheFolder: (0,external_node_path_.join)(temporaryFolder, 'wordpress-playground'),
            keptFolder: env['GITHUB_ACTIONS'] === 'true' ? await (0,promises_.realpath)(temporaryFolder) : (0,external_node_os_.tmpdir)(),
        }, rehearsal);
    };
    const explainCancelled = () => {
        const reason = run.tools.cancellation.reason;
        rehearsal.isLate = reason instanceof Late;
        return reason instanceof Late ? explainLate(reason, rehearsal) : explainCancellation();
    };
    const report = async (thrown) => {
        clearTimeout(deadline);
        let errors = thrown.map(explainUnexpected);
        if (folder !== undefined)
            await (0,promises_.rm)(folder, { recursive: true, force: true }).catch(() => undefined);
        const isMild = inputs?.onFailure === 'warn';
        annotate(rehearsal, { log, quote, isMild, locateSource: (0,workspace/* createSourceLocator */.Y)(env['GITHUB_WORKSPACE']) });
        if (inputs !== undefined)
            noticeUnused(rehearsal, inputs.acceptedProblems, log);
        errors = [...errors, ...explainVerdict(rehearsal, errors, isMild)];
        if (inputs !== undefined) {
            try {
                writeRehearseOutputs(rehearsal, quote, outputs);
            }
            catch (error) {
                if (!(error instanceof publish_error/* PublishError */.S1))
                    throw error;
                errors = [...errors, error];
            }
        }
        tellKept(rehearsal, log);
        const summary = { rehearsal, errors };
        return {
            errors,
            outcome: `${describeRehearsal(summary, (name) => name)}.`,
            renderSummary: () => renderRehearsalSummary(summary, sanitise),
            unaffected: 'The rehearsal is not affected.',
        };
    };
    return { work, explainCancellation: explainCancelled, report };
}
function tellKept({ pictures, site }, log) {
    if (pictures !== undefined)
        log.info(`Pictures of ${countPictures(pictures)}: ${(0,external_node_path_.join)(pictures.folder, 'index.html')}`);
    if (site === undefined)
        return;
    log.info(`The updated site, for WordPress Playground: ${site.path}`);
    if (site.without.length > 0)
        log.notice('Plugins left out of the site', explainWithout(site));
}
function noticeUnused({ results, planned }, accepted, log) {
    const unused = listUnused(results, accepted);
    if (unused.length === 0 || judgeResults(results, planned.length) === 'unfinished')
        return;
    const names = (0,quote/* listNames */.Zv)(unused.map(accept/* showAccepted */.tA));
    const [verb, pronoun] = unused.length === 1 ? ['has', 'it'] : ['have', 'them'];
    log.notice('Nothing to accept', `${names} in \`accept-problems\` ${verb} no effect, because the rehearsal did not find that. Remove ${pronoun} if no longer needed.`);
}
function explainUnexpected(error) {
    if (error.code !== 'internal')
        return error;
    const { code, title, message, cause } = error;
    const explained = explainDisk(cause);
    if (explained instanceof publish_error/* PublishError */.S1)
        return explained;
    const hint = 'It published nothing. Run it again, and if it fails again, report this with the log of the run.';
    return new publish_error/* PublishError */.S1({ code, title, message, hint, cause });
}
function explainVerdict({ results, planned }, errors, isMild) {
    switch (judgeResults(results, planned.length)) {
        case 'failed':
            return isMild ? [] : [explainFailed(results)];
        case 'not-started':
            return [explainNoStart()];
        case 'unfinished':
        case 'not-played':
            return errors.length > 0 ? [] : [refuseNotPlayed(results)];
        case 'not-known':
            return [explainUnclear(results)];
        case 'not-run':
        case 'passed':
            return [];
    }
}
function explainUnclear(results) {
    return new publish_error/* PublishError */.S1({
        code: 'not-known',
        title: 'Result not known',
        message: `On ${countUnclear(results)}, it is not known whether the plugin works.`,
        hint: `Change what kept it from running: ${nameFirst(results, 'unknown')}.`,
    });
}
function refuseNotPlayed(results) {
    return new publish_error/* PublishError */.S1({
        code: 'not-known',
        title: 'Nothing was rehearsed',
        message: explainNotPlayed(results),
        hint: 'Set `php` and `wordpress` to versions that it supports.',
    });
}
function explainNoStart() {
    return new publish_error/* PublishError */.S1({
        code: 'not-known',
        title: 'WordPress did not start',
        message: 'WordPress Playground could not start WordPress, so nothing is known about the package.',
        hint: 'Set `wordpress` or `php` to another version; if it was only too slow, run this again.',
    });
}
function explainFailed(results) {
    return new publish_error/* PublishError */.S1({
        code: 'package',
        title: 'Rehearsal failed',
        message: `The package failed on ${countFailed(results)}.`,
        hint: `Before you publish it, fix ${nameFirst(results, 'error')}.`,
    });
}
function nameFirst(results, severity) {
    const problems = listProblems(results).filter((problem) => problem.severity === severity && problem.isAccepted !== true);
    const [first, ...others] = problems;
    if (first === undefined)
        return 'what is reported above';
    const { file, line, step } = first;
    const place = file === undefined
        ? `what is reported for "${step}"`
        : (0,quote/* quoteName */.AB)(line === undefined ? file : `${file}:${line}`);
    return others.length === 0 ? place : `${place} and ${others.length} more`;
}
function explainLate({ timeoutMs }, { planned, results }) {
    const left = planned
        .filter((_pair, index) => results[index] === undefined || !isFinished(results[index]))
        .map(({ php, wordpress }) => `PHP ${php}, WordPress ${showWordPress(wordpress)}`);
    const where = left.length === 0 ? '' : ` on ${left.join('; ')}`;
    return new publish_error/* PublishError */.S1({
        code: 'not-known',
        title: 'Rehearsal not finished',
        message: `The rehearsal did not end within ${(0,format/* formatDuration */.a3)(timeoutMs)}. Whether the package works${where} is not known.`,
        hint: 'Raise `timeout`, or try fewer versions of PHP and WordPress.',
    });
}
function explainCancellation() {
    return new publish_error/* PublishError */.S1({
        code: 'not-known',
        title: 'Cancelled',
        message: 'The run was cancelled before the rehearsal ended.',
        hint: 'It changed nothing; run it again when you like.',
    });
}

;// CONCATENATED MODULE: ./src/rehearsal/index.ts






function rehearsal_run(runner) {
    process.on('SIGUSR1', () => undefined);
    const { execPath, platform } = process;
    const launch = {
        distFolder: (0,external_node_path_.dirname)((0,external_node_url_.fileURLToPath)(import.meta.url)),
        execPath,
        platform,
        playerFlags: PLAYER_FLAGS,
        kill: (pid, signal) => process.kill(pid, signal),
    };
    return runRehearsal(launch, runner);
}


/***/ }),

/***/ 1493:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IO: () => (/* binding */ Unreadable),
/* harmony export */   Ik: () => (/* binding */ object),
/* harmony export */   Jt: () => (/* binding */ flag),
/* harmony export */   LF: () => (/* binding */ read),
/* harmony export */   Ox: () => (/* binding */ variant),
/* harmony export */   PV: () => (/* binding */ tuple),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   Tj: () => (/* binding */ map),
/* harmony export */   aL: () => (/* binding */ words),
/* harmony export */   ai: () => (/* binding */ number),
/* harmony export */   ee: () => (/* binding */ bytes),
/* harmony export */   g1: () => (/* binding */ record),
/* harmony export */   gP: () => (/* binding */ either),
/* harmony export */   lq: () => (/* binding */ optional),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   yL: () => (/* binding */ oneOf),
/* harmony export */   zN: () => (/* binding */ some)
/* harmony export */ });
class Misfit {
    why;
    place;
    constructor(why, place = '') {
        this.why = why;
        this.place = place;
    }
    in(place) {
        return new Misfit(this.why, `${place}${this.place}`);
    }
}
class Unreadable extends Error {
    constructor(message) {
        super(message);
        this.name = 'Unreadable';
    }
}
function read(reader, value) {
    const got = reader(value);
    if (!(got instanceof Misfit))
        return got;
    const { place, why } = got;
    throw new Unreadable(`${place === '' ? 'it' : `\`${place.replace(/^\./, '')}\``} ${why}`);
}
const flag = (value) => typeof value === 'boolean' ? value : new Misfit('is neither true nor false');
const number = (value) => typeof value === 'number' && Number.isFinite(value) ? value : new Misfit('is not a number');
const text = (max) => (value) => {
    if (typeof value !== 'string')
        return new Misfit('is not text');
    return value.length <= max ? value.toWellFormed() : new Misfit(`is longer than ${max} characters`);
};
const words = (max) => (value) => typeof value === 'string' ? value.slice(0, max).toWellFormed() : new Misfit('is not text');
const bytes = (max) => (value) => value instanceof Uint8Array && value.byteLength <= max
    ? value
    : new Misfit(`is not at most ${max} bytes`);
const oneOf = (...known) => (value) => known.find((one) => one === value) ?? new Misfit(`is not one of ${known.join(', ')}`);
const optional = (reader) => (value) => value === undefined || value === null ? undefined : reader(value);
const either = (reader, fallback) => (value) => {
    const got = reader(value);
    return got instanceof Misfit ? fallback : got;
};
const list = (item, max = Infinity) => (value) => {
    if (!Array.isArray(value))
        return new Misfit('is not a list');
    if (value.length > max)
        return new Misfit(`has more than ${max} items`);
    const items = [];
    for (const [index, one] of value.entries()) {
        const got = item(one);
        if (got instanceof Misfit)
            return got.in(`[${index}]`);
        items.push(got);
    }
    return items;
};
const some = (item, max = Infinity) => (value) => {
    if (!Array.isArray(value))
        return new Misfit('is not a list');
    return value.slice(0, max).flatMap((one) => {
        const got = item(one);
        return got instanceof Misfit ? [] : [got];
    });
};
const tuple = (...items) => (value) => {
    if (!Array.isArray(value))
        return new Misfit('is not a list');
    const read = [];
    for (const [index, item] of items.entries()) {
        const got = item(value[index]);
        if (got instanceof Misfit)
            return got.in(`[${index}]`);
        read.push(got);
    }
    return read;
};
const map = (item, max = Infinity) => (value) => {
    if (typeof value !== 'object' || value === null)
        return new Misfit('is not an object');
    const entries = Object.entries(value).slice(0, max);
    return new Map(entries.flatMap(([name, one]) => {
        const got = item(one);
        return got instanceof Misfit ? [] : [[name.toWellFormed(), got]];
    }));
};
const record = (item, max = Infinity) => (value) => {
    const got = map(item, max)(value);
    return got instanceof Misfit ? got : Object.fromEntries(got);
};
const object = (fields) => (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        return new Misfit('is not an object');
    const read = {};
    for (const [name, field] of Object.entries(fields)) {
        const got = field(Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined);
        if (got instanceof Misfit)
            return got.in(`.${name}`);
        read[name] = got;
    }
    return read;
};
const variant = (kinds) => (value) => {
    const named = object({ kind: oneOf(...Object.keys(kinds)) })(value);
    if (named instanceof Misfit)
        return named;
    const got = kinds[named.kind]?.(value) ?? new Misfit('is not known');
    return got instanceof Misfit ? got : { ...got, ...named };
};


/***/ }),

/***/ 1644:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ endGroup)
/* harmony export */ });
function endGroup(leader, kill) {
    if (leader === undefined || !Number.isSafeInteger(leader) || leader <= 1)
        return false;
    try {
        kill(-leader, 'SIGKILL');
        return true;
    }
    catch {
        return false;
    }
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
