export const id = 391;
export const ids = [391];
export const modules = {

/***/ 5635:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g3: () => (/* binding */ Missed),
  KI: () => (/* binding */ findLive),
  Ok: () => (/* binding */ findNewest)
});

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
        return { opened: await find_live_open(url, name, parts), name };
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
        throw new Missed(`the release ${(0,quote/* quoteName */.AB)(tag)} has no asset that is its package for certain`);
    return openAsset(asset, tag, parts, releases);
}
async function openAsset(asset, tag, parts, releases) {
    const name = `${(0,quote/* quoteName */.AB)(asset.name)} of the release ${(0,quote/* quoteName */.AB)(tag)}`;
    const url = await releases.locateAsset(asset, parts.limits.find);
    return { opened: await find_live_open(url, name, parts), name };
}
function readServiceUrl({ packageUrl, isTrial }) {
    if (packageUrl === undefined)
        throw new Missed('the service does not tell where its package is');
    const url = (0,urls/* parseWebUrl */.BD)(packageUrl);
    const isUsable = url?.username === '' &&
        url.password === '' &&
        (url.protocol === 'https:' || (isTrial && (0,urls/* isLoopback */.U9)(url)));
    if (!isUsable)
        throw new Missed('the service names no plain `https:` URL of its package');
    return url;
}
async function find_live_open(url, name, { openUrl, limits, mask, isOwnUrl }) {
    for (const secret of (0,urls/* collectUrlSecrets */.hR)(url.href))
        mask(secret);
    const own = `${name} is the one that is to be published`;
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
/* harmony export */   createOpener: () => (/* binding */ createOpener)
/* harmony export */ });
/* harmony import */ var _http_transport_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4098);
/* harmony import */ var _shared_clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6103);
/* harmony import */ var _source_url_explain_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8144);
/* harmony import */ var _source_url_read_url_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5501);
/* harmony import */ var _find_live_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5635);





const MAX_WHOLE_BYTES = 1024 * 1024;
const TIMEOUT_MS = 60_000;
function createOpener({ temporaryFolder, quote, log }) {
    const options = {
        timeoutMs: TIMEOUT_MS,
        temporaryFolder,
        quote,
        maxBytes: MAX_WHOLE_BYTES,
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


/***/ })

};
