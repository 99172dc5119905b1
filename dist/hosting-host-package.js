export const id = 594;
export const ids = [594];
export const modules = {

/***/ 6594:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  askEarly: () => (/* reexport */ askEarly),
  createReleaseReader: () => (/* reexport */ read_releases/* createReleaseReader */.V),
  hostPackage: () => (/* binding */ hostPackage),
  planHosting: () => (/* reexport */ planHosting),
  planRepair: () => (/* reexport */ planRepair),
  planTag: () => (/* reexport */ planTag),
  repairRelease: () => (/* reexport */ repairRelease),
  signAssetUrl: () => (/* reexport */ signAssetUrl),
  tagRelease: () => (/* reexport */ tagRelease)
});

// EXTERNAL MODULE: ./src/github/explain-errors.ts
var explain_errors = __webpack_require__(3290);
// EXTERNAL MODULE: ./src/shared/quote.ts
var shared_quote = __webpack_require__(6717);
// EXTERNAL MODULE: ./src/shared/together.ts
var together = __webpack_require__(1811);
// EXTERNAL MODULE: ./src/github/api.ts + 2 modules
var api = __webpack_require__(2059);
// EXTERNAL MODULE: ./src/github/asset-url.ts
var asset_url = __webpack_require__(7387);
// EXTERNAL MODULE: ./src/http/url-expiry.ts
var url_expiry = __webpack_require__(4125);
// EXTERNAL MODULE: ./src/shared/clock.ts
var shared_clock = __webpack_require__(6103);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./src/github/github-error.ts
var github_error = __webpack_require__(6419);
;// CONCATENATED MODULE: ./src/http/content-range.ts
function parseContentRange(text = '') {
    const [, first, last, size] = /^bytes +(\d+)-(\d+)\/(\d+|\*)$/i.exec(text) ?? [];
    const range = { start: Number(first), end: Number(last) + 1 };
    const sizeBytes = size === '*' ? undefined : Number(size);
    const end = sizeBytes ?? range.end;
    if (!Number.isSafeInteger(end) || range.end > end || !(range.start < range.end))
        return undefined;
    return sizeBytes === undefined ? range : { ...range, sizeBytes };
}

// EXTERNAL MODULE: ./src/http/redirect.ts
var redirect = __webpack_require__(6790);
// EXTERNAL MODULE: ./src/http/retry.ts
var retry = __webpack_require__(8902);
// EXTERNAL MODULE: ./src/http/transport-error.ts
var transport_error = __webpack_require__(4098);
// EXTERNAL MODULE: ./src/http/urls.ts
var urls = __webpack_require__(88);
;// CONCATENATED MODULE: ./src/hosting/compare.ts











const MIN_BYTES_PER_S = 128 * 1024;
function matchesMetadata({ state, sizeBytes, digest }, file) {
    const isSame = !isKnown(digest) || digest === `sha256:${file.sha256}`;
    return state === 'uploaded' && sizeBytes === file.sizeBytes && isSame;
}
async function hasSameContent(asset, file, context) {
    if (!matchesMetadata(asset, file))
        return false;
    if (isKnown(asset.digest))
        return true;
    const { log, quote } = context;
    log.info(`GitHub has no digest of ${(0,shared_quote/* quoteName */.AB)(asset.name, quote)}: downloading it to compare.`);
    return (await hashAsset(asset, context)) === file.sha256;
}
function isKnown(digest) {
    return digest?.startsWith('sha256:') === true;
}
async function hashAsset(asset, context) {
    const { sizeBytes } = asset;
    let hash;
    const request = {
        method: 'GET',
        url: await (0,asset_url/* requestSignedUrl */.rA)(asset, context.repository, context),
        headers: { Accept: '*/*' },
        timeoutMs: context.timeoutMs + (sizeBytes / MIN_BYTES_PER_S) * 1000,
        maxBytes: 0,
        receive: ({ status }) => {
            if (status !== 200)
                return undefined;
            const fresh = (0,external_node_crypto_.createHash)('sha256');
            hash = fresh;
            return { maxBytes: sizeBytes, write: (chunk) => Promise.resolve(void fresh.update(chunk)) };
        },
    };
    const limits = { retries: context.retries, budgetMs: retry/* REPEAT_BUDGET_MS */.$4 };
    const { status } = await (0,retry/* sendWithRepeats */.t0)(request, retry/* retryIdempotent */.wy, context, limits).catch((error) => {
        throw (0,github_error/* toGitHubError */.Lg)(error, { doing: 'downloading the asset', kind: 'read' });
    });
    if (hash === undefined || status !== 200) {
        throw (0,explain_errors/* hostingError */.tE)('Asset cannot be compared', `The asset ${(0,shared_quote/* quoteName */.AB)(asset.name, context.quote)} has no digest on GitHub, and its download returned ${status}.`, 'Run this again later, or delete the asset.', { remedy: 'rerun' });
    }
    return hash.digest('hex');
}
function conflictError({ name }, { spec, quote }) {
    return (0,explain_errors/* hostingError */.tE)('Asset exists with other content', `The release \`${spec.tag}\` has an asset ${(0,shared_quote/* quoteName */.AB)(name, quote)} already, with other content than the package.`, 'Raise the version, set another `asset-name`, or set `overwrite: true` to replace it.');
}
async function checkDownload(url, { sizeBytes, head, tail }, ports) {
    const parts = [
        { start: 0, bytes: head },
        { start: sizeBytes - tail.length, bytes: tail },
    ];
    const problems = await (0,together/* doTogether */.Sb)(parts
        .filter(({ bytes }) => bytes.length > 0)
        .map(async (part) => {
        const answer = await fetchPart(url, part, ports);
        return 'why' in answer ? answer : comparePart(answer, part, sizeBytes);
    }));
    return problems.find((problem) => problem !== undefined);
}
async function fetchPart(start, part, { send, timeoutMs, quote }) {
    const headers = { Accept: '*/*', Range: `bytes=${part.start}-${part.start + part.bytes.length - 1}` };
    let url = start;
    try {
        const { answer } = await (0,redirect/* followRedirects */.FE)(start, (next) => {
            url = next;
            return send({ method: 'GET', url, headers, timeoutMs, maxBytes: part.bytes.length });
        });
        return answer;
    }
    catch (error) {
        if (error instanceof redirect/* RedirectError */.Lx)
            return { why: (0,redirect/* describeRedirect */.GO)(error, quote), isLasting: true };
        if (!(error instanceof transport_error/* TransportError */.wX))
            throw error;
        const why = `cannot be fetched from ${(0,urls/* showTargetHost */.lJ)(url, quote)}: ${error.message}`;
        return { why, isLasting: (0,transport_error/* isLasting */.dJ)(error.failure) };
    }
}
function comparePart({ status, headers, body }, { start, bytes }, sizeBytes) {
    if (status !== 200 && status !== 206)
        return { why: `returns ${status}`, isLasting: false };
    if (headers['content-type']?.startsWith('text/html') === true) {
        return { why: 'returns a web page, such as a login page', isLasting: true };
    }
    const range = parseContentRange(headers['content-range']);
    const offset = status === 200 ? 0 : range?.start;
    const isSized = (status === 200 ? Number(headers['content-length']) : range?.sizeBytes) === sizeBytes;
    const isSame = offset === start ? body.equals(bytes) : status === 200;
    return isSized && isSame
        ? undefined
        : { why: 'returns something other than the package', isLasting: false };
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(7075);
// EXTERNAL MODULE: ./src/github/names.ts
var names = __webpack_require__(4567);
// EXTERNAL MODULE: ./src/shared/publish-error.ts
var publish_error = __webpack_require__(5805);
// EXTERNAL MODULE: ./src/shared/file-type.ts
var file_type = __webpack_require__(6376);
// EXTERNAL MODULE: ./src/shared/format.ts
var format = __webpack_require__(6338);
// EXTERNAL MODULE: ./src/shared/local-file.ts
var local_file = __webpack_require__(6237);
;// CONCATENATED MODULE: ./src/hosting/local-package.ts










const MAX_BYTES = 2 * 1024 ** 3;
const END_BYTES = 1024;
const ZIP_START = 'PK\x03\x04';
const EMPTY_ZIP = { what: 'a ZIP without any files', fix: 'Check the step that builds the ZIP.' };
const CHUNK_BYTES = 1024 * 1024;
const PROGRESS_INTERVAL_MS = 2_000;
function assertHostable({ assetName, file }) {
    if (!(0,names/* isAssetName */.MN)(assetName)) {
        throw new publish_error/* PublishError */.S1({
            code: 'input',
            title: 'Input asset-name',
            message: `The name of the asset, ${(0,shared_quote/* quoteName */.AB)(assetName)}, has characters that GitHub would change, or does not begin with a letter or digit.`,
            hint: 'Set `asset-name` to a name of `A-Z a-z 0-9 . _ + -` that begins with a letter or digit.',
        });
    }
    if (file.sizeBytes < MAX_BYTES)
        return;
    throw (0,explain_errors/* hostingError */.tE)('Package too large for GitHub', `The package has ${(0,format/* formatSize */.Xq)(file.sizeBytes)}, and an asset of a release must be smaller than 2 GiB.`, 'Make the package smaller, or put it somewhere else and give its URL as `zip_url`.');
}
async function readEnds(file) {
    const { sizeBytes } = file;
    const local = await (0,local_file/* openLocalFile */.K)(file.path);
    try {
        if (local.sizeBytes !== sizeBytes)
            throw changeError(file);
        const headBytes = Math.min(sizeBytes, END_BYTES);
        const tailBytes = Math.min(sizeBytes - headBytes, END_BYTES);
        const head = await local.read(0, headBytes);
        assertZip(file, head);
        return { sizeBytes, head, tail: await local.read(sizeBytes - tailBytes, tailBytes) };
    }
    finally {
        await local.close();
    }
}
function openUpload(file, startProgress, stop) {
    const options = { objectMode: false, highWaterMark: CHUNK_BYTES };
    const open = () => external_node_stream_.Readable.from(readChunks(file, startProgress(), stop), options);
    return { sizeBytes: file.sizeBytes, open };
}
function createProgress({ name, sizeBytes }, { clock, log }) {
    const startMs = clock.now();
    let shownMs = startMs;
    return (sentBytes) => {
        const nowMs = clock.now();
        if (nowMs - shownMs < PROGRESS_INTERVAL_MS || sentBytes === sizeBytes)
            return;
        shownMs = nowMs;
        const bytesPerS = (sentBytes / (nowMs - startMs)) * 1000;
        const leftS = Math.ceil((sizeBytes - sentBytes) / bytesPerS);
        const percent = Math.floor((sentBytes / sizeBytes) * 100);
        log.info(`${name}: ${percent} % of ${(0,format/* formatSize */.Xq)(sizeBytes)} sent, ${(0,format/* formatSize */.Xq)(bytesPerS)}/s, ${(0,format/* formatDuration */.a3)(leftS * 1000)} left.`);
    };
}
async function* readChunks(file, showProgress, stop) {
    const { path, sizeBytes } = file;
    const handle = await (0,promises_.open)(path, 'r').catch((error) => {
        throw changeError(file, error);
    });
    try {
        if ((await handle.stat()).size !== sizeBytes)
            throw changeError(file);
        const ring = Array.from({ length: 4 }, () => Buffer.allocUnsafe(Math.min(CHUNK_BYTES, sizeBytes)));
        for (let start = 0, turn = 0; start < sizeBytes; turn += 1) {
            const chunk = ring[turn % ring.length]?.subarray(0, sizeBytes - start) ?? Buffer.alloc(0);
            if ((await fill(chunk, handle, start)) < chunk.length)
                throw changeError(file);
            stop?.throwIfAborted();
            yield chunk;
            start += chunk.length;
            showProgress(start);
        }
    }
    finally {
        await handle.close();
    }
}
async function fill(chunk, handle, start) {
    let filled = 0;
    while (filled < chunk.length) {
        const { bytesRead } = await handle.read(chunk, filled, chunk.length - filled, start + filled);
        if (bytesRead === 0)
            break;
        filled += bytesRead;
    }
    return filled;
}
function assertZip({ path }, head) {
    if (head.toString('latin1').startsWith(ZIP_START))
        return;
    const { what, fix } = (0,file_type/* describeContent */.X)(head) ?? EMPTY_ZIP;
    const message = `The file ${(0,shared_quote/* quoteName */.AB)((0,external_node_path_.basename)(path))} is ${what}.`;
    throw new publish_error/* PublishError */.S1({ code: 'package', title: 'Package cannot be published', message, hint: fix });
}
function changeError({ path }, cause) {
    return new publish_error/* PublishError */.S1({
        code: 'package',
        title: 'Package cannot be published',
        message: `The file ${(0,shared_quote/* quoteName */.AB)((0,external_node_path_.basename)(path))} changed after it was checked.`,
        hint: 'Run this after the step that writes the file.',
        cause,
    });
}

;// CONCATENATED MODULE: ./src/hosting/download-url.ts







async function readPrivacy({ github, spec }) {
    if (spec.assetUrl === 'signed')
        return false;
    const isPrivate = await github.isPrivate();
    if (isPrivate && spec.assetUrl === 'public') {
        throw (0,explain_errors/* hostingError */.tE)('No public URL', 'Input `asset-url` is `public`, but the repository is private, so its assets cannot be downloaded without credentials.', 'Set `asset-url` to `auto` or `signed`.');
    }
    return isPrivate;
}
function chooseUrl({ release, role }, isPrivate, { assetUrl, tag }) {
    if (assetUrl === 'signed' || isPrivate)
        return 'signed';
    if (!release.isDraft || role === 'own')
        return 'public';
    if (assetUrl === 'auto')
        return 'signed';
    throw (0,explain_errors/* hostingError */.tE)('No public URL', `Input \`asset-url\` is \`public\`, but the release \`${tag}\` is a draft that this run did not create, so it stays a draft.`, 'Publish or delete that draft, or set `asset-url` to `auto` or `signed`.');
}
const LOOKS_AT_MS = [0, 1_000, 3_000, 7_000, 15_000, 30_000, 60_000];
async function provePublicUrl({ url: text }, ends, context) {
    const { clock, log, repository } = context;
    const url = (0,asset_url/* parsePublicUrl */.IG)(text, repository.apiUrl);
    if (url === undefined)
        throw publicUrlError('is not a plain `https:` address');
    let problem;
    await (0,shared_clock/* poll */.wt)(LOOKS_AT_MS, clock, async ({ index }) => {
        problem = await checkDownload(url, ends, context);
        if (problem === undefined || problem.isLasting)
            return true;
        if (index === 0)
            log.info(`The public URL of the asset ${problem.why}; waiting for GitHub.`);
        return undefined;
    });
    if (problem !== undefined)
        throw publicUrlError(problem.why);
    return url.href;
}
function publicUrlError(why) {
    return (0,explain_errors/* hostingError */.tE)('Asset is not public', `The public URL of the asset ${why}.`, 'Run this again: it uses the uploaded asset. If this GitHub asks everyone to log in, set `asset-url` to `signed`.', { remedy: 'rerun' });
}
const MIN_LEFT_MS = 60_000;
const WAITS_MS = [1_000, 2_000, 4_000];
async function proveSignedUrl(asset, ends, context) {
    const { clock, log, repository } = context;
    for (let tries = 0;; tries += 1) {
        const url = await (0,asset_url/* requestSignedUrl */.rA)(asset, repository, context);
        const problem = await checkDownload(url, ends, context);
        const leftMs = ((0,url_expiry/* readExpiryMs */.C)(url) ?? Infinity) - clock.wallNow();
        const waitMs = WAITS_MS[tries];
        if (problem === undefined && leftMs >= MIN_LEFT_MS)
            return url.href;
        if (problem === undefined && waitMs === undefined) {
            log.info("By this runner's clock the signed URL expires within a minute; using it anyway.");
            return url.href;
        }
        if (problem !== undefined && (problem.isLasting || waitMs === undefined))
            throw (0,asset_url/* signedUrlError */.gl)(problem.why);
        if (problem !== undefined)
            await clock.sleep(waitMs ?? 0);
    }
}
async function signAssetUrl(zipUrl, repository, ports) {
    const address = repository.token === '' ? undefined : (0,asset_url/* parseAssetUrl */.X5)(zipUrl, repository);
    if (address === undefined)
        return undefined;
    const explain = (work) => (0,explain_errors/* explainErrors */.$Q)(ports, work, 'read');
    return explain(async () => {
        const github = await (0,api/* connectGitHub */.U)(repository, ports);
        if (!(await github.isPrivate()))
            return undefined;
        const asset = await (0,asset_url/* findAssetOf */.F1)(zipUrl, address, github);
        if (asset?.state !== 'uploaded')
            throw missingError();
        const ends = {
            sizeBytes: asset.sizeBytes,
            head: Buffer.from(ZIP_START, 'latin1'),
            tail: Buffer.alloc(0),
        };
        const context = { ...ports, github, repository };
        return () => explain(() => proveSignedUrl(asset, ends, context));
    });
}
function missingError() {
    return (0,explain_errors/* hostingError */.tE)('Asset not found', 'The release asset that `zip_url` names is not in this repository, or its upload is not complete.', 'Check the tag and the file name in `zip_url`; a draft needs a token with `permissions: contents: write`.');
}

// EXTERNAL MODULE: ./src/shared/logger.ts
var logger = __webpack_require__(4381);
;// CONCATENATED MODULE: ./src/hosting/early-answers.ts



const MAX_AGE_MS = 30_000;
function askEarly({ privacy, tag }, repository, ports) {
    const { log, show } = (0,logger/* holdLog */.i)(ports.log);
    const connection = (0,together/* beginEarly */.Pb)(() => (0,api/* connectGitHub */.U)(repository, { ...ports, log }));
    const ask = (question) => {
        const give = giveOnce(async () => question(await connection), ports.clock);
        return () => {
            show();
            return give();
        };
    };
    const giveIsPrivate = privacy ? ask((github) => github.isPrivate()) : undefined;
    const joinTag = tag === undefined ? undefined : askAboutTag(tag, ask);
    return {
        join: (github, wanted) => ({
            ...github,
            isPrivate: () => giveIsPrivate?.() ?? github.isPrivate(),
            ...(wanted === tag && joinTag?.(github)),
        }),
    };
}
async function connectForRelease({ tag }, repository, ports) {
    const github = await (0,api/* connectGitHub */.U)(repository, ports);
    const known = (ports.early ?? []).reduce((joined, answers) => answers.join(joined, tag), github);
    let found;
    return {
        ...known,
        findTag: (name) => (name === tag ? (found ??= known.findTag(name)) : known.findTag(name)),
    };
}
function askAboutTag(tag, ask) {
    const known = { isPublished: false, isCut: false };
    const givePublished = ask(async (github) => {
        const published = await github.findPublished(tag);
        known.isPublished = published !== undefined;
        return published;
    });
    const giveListed = ask(async (github) => {
        const goesOn = () => !(known.isCut = known.isPublished);
        const listed = await github.listReleases((release) => release.tag === tag, goesOn);
        return known.isCut ? undefined : listed;
    });
    const giveTag = ask((github) => github.findTag(tag));
    return (github) => ({
        findPublished: (name) => givePublished() ?? github.findPublished(name),
        listReleases: async (isWanted) => (await giveListed())?.filter(isWanted) ?? github.listReleases(isWanted),
        findTag: (name) => giveTag() ?? github.findTag(name),
    });
}
function giveOnce(work, clock) {
    let sinceMs = Infinity;
    let isGiven = false;
    const answer = (0,together/* beginEarly */.Pb)(() => work().finally(() => (sinceMs = clock.now())));
    return () => {
        const isFresh = !isGiven && clock.now() - sinceMs <= MAX_AGE_MS;
        isGiven = true;
        return isFresh ? answer : undefined;
    };
}

;// CONCATENATED MODULE: ./src/hosting/marks.ts
const MAX_BODY = 125_000;
const ROOM_FOR_MARKS = 2_000;
const WITHDRAWN = ' (withdrawn by its run)';
const CUT_SIGN = '\n\n…';
const MARK = /<!--[ \t]*publish-wordpress-plugin:[ \t]*([0-9a-f]{16,64})(?:[ \t]+([A-Za-z0-9][A-Za-z0-9._+-]{0,254}))?[ \t]*-->/g;
const VALUE_BYTES = 12;
function createMark(assetName, randomHex) {
    return { value: randomHex(VALUE_BYTES), assetName };
}
function readMarks(body) {
    return [...body.matchAll(MARK)].map(([, value = '', assetName]) => ({ value, assetName }));
}
function hasMark(body, { value }) {
    return readMarks(body).some((mark) => mark.value === value);
}
function isCreatedFor(body, assetName) {
    const [creator] = readMarks(body);
    return creator !== undefined && (creator.assetName ?? assetName) === assetName;
}
function addMark(body, { value, assetName }) {
    const name = assetName === undefined ? '' : ` ${assetName}`;
    const mark = `<!-- publish-wordpress-plugin: ${value}${name} -->`;
    return body === '' ? mark : `${body}\n\n${mark}`;
}
function removeMarks(body) {
    const parts = [];
    let end = 0;
    for (const { 0: mark, index } of body.matchAll(MARK)) {
        parts.push(body.slice(end, index).trim());
        end = index + mark.length;
    }
    if (end === 0)
        return body;
    return [...parts, body.slice(end).trim()].filter((part) => part !== '').join('\n\n');
}
function cutNotes(notes) {
    const own = removeMarks(notes);
    const max = MAX_BODY - ROOM_FOR_MARKS;
    if (own.length <= max)
        return own;
    return own.slice(0, max - CUT_SIGN.length).replace(/[\ud800-\udbff]$/, '') + CUT_SIGN;
}
function isWithdrawn({ isDraft, name }) {
    return isDraft && name.endsWith(WITHDRAWN);
}
function toWithdrawnName({ name, tag }) {
    return name.endsWith(WITHDRAWN) ? name : `${name === '' ? tag : name}${WITHDRAWN}`;
}
function toOriginalName({ name }) {
    return name.endsWith(WITHDRAWN) ? name.slice(0, -WITHDRAWN.length) : name;
}

;// CONCATENATED MODULE: ./src/hosting/claim-asset.ts


async function claimAsset({ id, isDraft }, asset, { github }) {
    if (!isDraft || asset.label !== '')
        return asset;
    try {
        const claimed = await github.editAsset(asset, { label: asset.name });
        return claimed.name === asset.name ? claimed : undefined;
    }
    catch (error) {
        if ((0,github_error/* isMissing */.b2)(error))
            return undefined;
        if ((0,github_error/* isRefused */.H0)(error) && (await github.findRelease(id))?.isDraft === false)
            return asset;
        throw error;
    }
}
const claim_asset_WITHDRAWN = '.withdrawn-';
async function restoreClaimed(asset, name, tools) {
    if (!asset.name.startsWith(`${name}${claim_asset_WITHDRAWN}`))
        return asset;
    try {
        return await tools.github.editAsset(asset, { name });
    }
    catch (error) {
        if ((0,github_error/* isTaken */.Ck)(error) || (0,github_error/* isMissing */.b2)(error))
            return undefined;
        if (!(0,github_error/* isRefused */.H0)(error))
            throw error;
        warnOfName(asset, name, tools);
        return asset;
    }
}
async function rollbackAsset(asset, tools) {
    const { github, log, quote, randomHex } = tools;
    try {
        if (asset.label !== '')
            return logClaimed(asset, tools);
        const renamed = await github.editAsset(asset, { name: `${asset.name}${claim_asset_WITHDRAWN}${randomHex(4)}` });
        if (renamed.label !== '') {
            await restoreName(renamed, asset.name, tools);
            return logClaimed(asset, tools);
        }
        await github.deleteAsset(renamed);
    }
    catch (error) {
        if (!(0,github_error/* isMissing */.b2)(error))
            throw error;
    }
    log.info(`The asset ${(0,shared_quote/* quoteName */.AB)(asset.name, quote)} was deleted again; its draft stays.`);
    return 'the asset is deleted';
}
function logClaimed({ name }, { log, quote }) {
    log.info(`The asset ${(0,shared_quote/* quoteName */.AB)(name, quote)} stays, because another run uses it.`);
    return 'the asset stays, because another run uses it';
}
async function restoreName(asset, name, tools) {
    try {
        await tools.github.editAsset(asset, { name });
    }
    catch (error) {
        if (!(error instanceof github_error/* GitHubError */.y_))
            throw error;
        warnOfName(asset, name, tools);
    }
}
function warnOfName(asset, name, { log, quote }) {
    log.warning('Asset has another name', `The asset ${(0,shared_quote/* quoteName */.AB)(name, quote)} stays, because it is in use, but it may now be called ${(0,shared_quote/* quoteName */.AB)(asset.name, quote)}: rename it, unless the release is immutable.`);
}

;// CONCATENATED MODULE: ./src/hosting/upload-asset.ts








const upload_asset_LOOKS_AT_MS = [0, 2_000, 6_000, 14_000, 30_000];
async function uploadAsset(release, name, job) {
    const { clock, log, spec, random, retries } = job;
    let origin = 'found';
    for (let repeats = 0;; repeats += 1) {
        try {
            return { asset: await uploadOnce(release, name, job), origin: 'uploaded' };
        }
        catch (error) {
            if ((0,github_error/* isImmutable */.t3)(error))
                return await findPublished(error, release, name, job);
            if (!(0,github_error/* isTaken */.Ck)(error) && !(0,github_error/* isUnclear */.Z5)(error))
                throw error;
            if ((0,github_error/* isUnclear */.Z5)(error))
                origin = 'unsure';
            const asset = await waitForAssetName(release, name, (0,github_error/* isTaken */.Ck)(error), job);
            if (asset !== undefined && (await hasSameContent(asset, spec.file, job)))
                return { asset, origin };
            if (asset !== undefined)
                throw conflictError(asset, job);
            if (repeats >= retries)
                throw error;
            log.repeat(`The upload of \`${name}\` failed; trying again (${repeats + 1} of ${retries}).`);
            await clock.sleep((0,shared_clock/* chooseBackoffMs */.mG)(repeats, random));
        }
    }
}
async function findPublished(error, release, name, job) {
    const asset = (await job.github.listAssets(release)).find((other) => other.name === name);
    if (asset?.state === 'uploaded' && (await hasSameContent(asset, job.spec.file, job)))
        return { asset, origin: 'found' };
    throw error;
}
async function uploadOnce(release, name, job) {
    const { github, repository, log, quote, spec, stop } = job;
    const url = (0,asset_url/* findUploadUrl */.q0)(release.uploadUrl, repository.apiUrl);
    if (url === undefined)
        throw addressError(release, quote);
    const { sizeBytes } = spec.file;
    const body = openUpload(spec.file, () => createProgress({ name, sizeBytes }, job), stop);
    const asset = await github.uploadAsset(url, name, body);
    if (!matchesMetadata(asset, spec.file)) {
        await github.deleteAsset(asset);
        throw (0,github_error/* toInvalidAnswer */.Nk)({ doing: `uploading \`${name}\``, kind: 'write' }, 'what arrived is not what was sent');
    }
    log.info(`Uploaded ${(0,shared_quote/* quoteName */.AB)(asset.name, quote)} (${(0,format/* formatSize */.Xq)(sizeBytes)}).`);
    return asset;
}
async function waitForAssetName(release, name, isPatient, { github, clock, log }) {
    let asset;
    await (0,shared_clock/* poll */.wt)(isPatient ? upload_asset_LOOKS_AT_MS : [0], clock, async () => {
        asset = (await github.listAssets(release)).find((other) => other.name === name);
        return asset?.state === 'uploaded' ? asset : undefined;
    });
    if (asset === undefined || asset.state === 'uploaded')
        return asset;
    log.info(`An upload of \`${name}\` did not complete; deleting what it left.`);
    await github.deleteAsset(asset);
    return undefined;
}
function addressError({ tag, uploadUrl }, quote) {
    return (0,explain_errors/* hostingError */.tE)('Upload address not trusted', `GitHub names ${(0,shared_quote/* quoteName */.AB)(uploadUrl, quote)} for uploads to the release \`${tag}\`. That is another host, so the token was not sent.`, 'Check `GITHUB_API_URL` of the runner.');
}

;// CONCATENATED MODULE: ./src/hosting/put-asset.ts






const FRESH_MS = 600_000;
const put_asset_WAITS_MS = [0, 1_000, 3_000, 7_000];
async function planAsset(release, assets, job) {
    const { spec } = job;
    const asset = assets.find(({ name }) => name === spec.assetName);
    if (asset?.state === 'uploaded' && (await hasSameContent(asset, spec.file, job)))
        return { kind: 'reuse', asset };
    if (release.isImmutable) {
        throw (0,explain_errors/* hostingError */.tE)(explain_errors/* IMMUTABLE_TITLE */.Wd, `The release \`${spec.tag}\` is published and immutable, and has no asset \`${spec.assetName}\` with this content.`, explain_errors/* IMMUTABLE_HINT */.pA);
    }
    if (asset === undefined)
        return { kind: 'upload' };
    if (asset.state !== 'uploaded')
        return { kind: 'clear', asset };
    if (!spec.overwrite)
        throw conflictError(asset, job);
    return { kind: 'replace', asset };
}
async function putAsset(target, job, tries = 0) {
    const { release, role } = target;
    const assets = role === 'own' && release.assets.length === 0 ? [] : await job.github.listAssets(release);
    const put = await carryOut(await planAsset(release, assets, job), target, job);
    if (put !== undefined)
        return { release, role, ...put };
    const waitMs = put_asset_WAITS_MS[tries];
    if (waitMs === undefined)
        throw unusableError(job);
    await job.clock.sleep(waitMs);
    return putAsset(target, job, tries + 1);
}
function unusableError({ spec }) {
    return (0,explain_errors/* hostingError */.tE)('Asset cannot be used', `GitHub lists the asset \`${spec.assetName}\` of the release \`${spec.tag}\`, but does not find it when this run changes it.`, 'Run this again later, or delete that asset.', { remedy: 'rerun' });
}
async function carryOut(plan, target, job) {
    const { release } = target;
    const { log, quote, clock, spec } = job;
    switch (plan.kind) {
        case 'upload':
            return claim(await upload(target, job), release, job);
        case 'reuse':
            log.info(`The release \`${spec.tag}\` has ${(0,shared_quote/* quoteName */.AB)(plan.asset.name, quote)} already.`);
            return claim({ asset: plan.asset, origin: 'found' }, release, job);
        case 'replace':
            return { asset: await replaceAsset(release, plan.asset, job), origin: 'found', replaced: plan.asset };
        case 'clear': {
            const isFresh = clock.wallNow() - plan.asset.createdMs < FRESH_MS;
            const found = await waitForAssetName(release, spec.assetName, isFresh, job);
            return found === undefined ? claim(await upload(target, job), release, job) : undefined;
        }
    }
}
async function upload({ release, role }, job) {
    try {
        return await uploadAsset(release, job.spec.assetName, job);
    }
    catch (error) {
        if (role !== 'own' && (0,github_error/* mayHaveCounted */.g_)(error))
            await warnOfLeft(release, job);
        throw error;
    }
}
async function warnOfLeft(release, { github, log, spec: { assetName } }) {
    const assets = await github.listAssets(release).catch(() => undefined);
    if (assets?.some(({ name }) => name === assetName) === false)
        return;
    log.warning('Perhaps left on GitHub', `The upload of \`${assetName}\` did not complete, and may have left an asset on the release \`${release.tag}\`: run this again to use or replace it, or delete it.`);
}
async function claim(uploaded, release, job) {
    if (uploaded.origin === 'uploaded')
        return uploaded;
    const asset = await claimAsset(release, uploaded.asset, job);
    return asset && { ...uploaded, asset };
}
async function replaceAsset(release, old, job) {
    const { github, log, quote } = job;
    const suffix = job.randomHex(4);
    const aside = `${old.name}.old-${suffix}`;
    const fresh = await uploadAside(release, `${old.name}.new-${suffix}`, job);
    const placed = await swap(release, old, fresh, aside, job);
    try {
        await github.deleteAsset(old);
        log.info(`Replaced the asset ${(0,shared_quote/* quoteName */.AB)(placed.name, quote)}.`);
    }
    catch {
        log.warning('Old asset left on GitHub', `The replaced asset could not be deleted: delete \`${aside}\` of the release \`${release.tag}\` by hand.`);
    }
    return placed;
}
async function uploadAside(release, name, job) {
    try {
        return (await uploadAsset(release, name, job)).asset;
    }
    catch (error) {
        if (!(0,github_error/* isRefused */.H0)(error))
            await deleteLeft(release, name, job);
        throw error;
    }
}
async function deleteLeft(release, name, { github, log }) {
    try {
        const left = (await github.listAssets(release)).find((asset) => asset.name === name);
        if (left !== undefined)
            await github.deleteAsset(left);
    }
    catch {
        log.warning('Perhaps left on GitHub', `The upload of \`${name}\` did not complete, and may have left an asset on the release \`${release.tag}\`: delete it.`);
    }
}
async function swap(release, old, fresh, aside, { github, log, quote }) {
    const undo = async (error, mayBeAside) => {
        const isDeleted = await isDone(github.deleteAsset(fresh));
        const isBack = !mayBeAside || (await isDone(github.editAsset(old, { name: old.name })));
        if (!isBack) {
            log.warning('Assets left on GitHub', `The asset ${(0,shared_quote/* quoteName */.AB)(old.name, quote)} of the release \`${release.tag}\` could not be replaced: if it is now called \`${aside}\`, rename it back.`);
        }
        if (!isDeleted) {
            log.warning('Assets left on GitHub', `The asset ${(0,shared_quote/* quoteName */.AB)(fresh.name, quote)} of the release \`${release.tag}\` is not needed: delete it.`);
        }
        throw error;
    };
    await github.editAsset(old, { name: aside }).catch((error) => undo(error, (0,github_error/* mayHaveCounted */.g_)(error)));
    return github.editAsset(fresh, { name: old.name }).catch((error) => undo(error, true));
}
async function isDone(work) {
    return work.then(() => true, () => false);
}

;// CONCATENATED MODULE: ./src/hosting/releases.ts




const LOOK_AGAIN_MS = 3_000;
async function findReleases(github, tag) {
    const published = await github.findPublished(tag);
    return published === undefined ? listOpen(github, tag) : [published];
}
async function findReleasesAtOnce(github, tag) {
    const open = (0,together/* beginEarly */.Pb)(() => listOpen(github, tag));
    const published = await github.findPublished(tag);
    return published === undefined ? open : [published];
}
async function listOpen(github, tag) {
    return sortReleases(await github.listReleases((release) => release.tag === tag && !isWithdrawn(release)));
}
function sortReleases(releases) {
    return [...releases].sort((a, b) => Number(a.isDraft) - Number(b.isDraft) || a.id - b.id);
}
async function readAgain({ id }, { github, clock }) {
    const found = await github.findRelease(id);
    if (found !== undefined)
        return found;
    await clock.sleep(LOOK_AGAIN_MS).catch((error) => {
        if (!(error instanceof shared_clock/* Cancelled */.cJ))
            throw error;
    });
    return github.findRelease(id);
}
async function isReleaseGone(error, release, job) {
    return (0,github_error/* isMissing */.b2)(error) && (await readAgain(release, job)) === undefined;
}
async function prepareRelease({ tag, notes, prerelease }, { github, repository, log }) {
    const tagged = await github.findTag(tag);
    if (tagged !== undefined && tagged !== '' && repository.sha !== '' && tagged !== repository.sha) {
        log.warning('Tag is on another commit', `The tag \`${tag}\` exists on another commit than this run's, and was not moved. Check that it is the right tag.`);
    }
    return {
        tag_name: tag,
        ...(tagged === undefined && repository.sha !== '' && { target_commitish: repository.sha }),
        name: tag,
        ...(notes === '' ? { generate_release_notes: true } : { body: cutNotes(notes) }),
        prerelease,
    };
}
async function createRelease(fields, { github, log }) {
    const { generate_release_notes: isGenerated, ...others } = fields;
    try {
        return await github.createRelease(fields);
    }
    catch (error) {
        if (isGenerated === undefined || !(0,github_error/* isTooLong */.pn)(error))
            throw error;
        log.warning('No generated notes', `GitHub's generated notes for the release \`${fields.tag_name}\` are longer than it accepts, so the release has none. Write them by hand, or set \`release-notes\`.`);
        return github.createRelease(others);
    }
}
function chooseLatest(isPrerelease) {
    return isPrerelease ? {} : { make_latest: 'legacy' };
}
const MAY_HIDE_DRAFTS = 'GitHub shows drafts only to tokens with `contents: write`: without it, there may be a draft that a dry run cannot see.';
async function describeNew({ tag, notes, prerelease }, what, { github, repository }) {
    const isTagged = (await github.findTag(tag)) !== undefined;
    const commit = repository.sha === '' ? 'newest commit of the default branch' : `commit \`${repository.sha}\``;
    const where = isTagged ? 'for the tag that exists' : `on the ${commit}`;
    const content = notes === '' ? 'notes that GitHub generates' : `notes of ${cutNotes(notes).length} characters`;
    return `${what} \`${tag}\` would be created ${where}${prerelease ? ', as a pre-release' : ''}, with ${content}.`;
}
async function changeRelease({ id, isDraft, target }, changes, { github, spec }) {
    const isTagged = !isDraft || (await github.findTag(spec.tag)) !== undefined;
    return github.changeRelease({ id }, {
        tag_name: spec.tag,
        ...(!isTagged && target !== '' && { target_commitish: target }),
        ...changes,
    });
}
function isOfTag({ tag, isDraft }, wanted) {
    return tag === wanted || (isDraft && tag.startsWith('untagged-'));
}

;// CONCATENATED MODULE: ./src/hosting/rollback.ts






const NOTHING = 'there is nothing';
async function rollback(made, job) {
    const { release, role } = made;
    const hosted = 'asset' in made ? made : undefined;
    if (hosted?.replaced !== undefined)
        return warnOfReplaced(hosted.asset, hosted.replaced, job);
    if (hosted?.origin === 'unsure' && role !== 'own')
        return logUnsure(hosted.asset, role, job);
    if (role !== 'own' && hosted?.origin !== 'uploaded')
        return NOTHING;
    try {
        if (role === 'own' && release.isDraft)
            return await rollbackDraft(release, hosted, job);
        const now = await readAgain(release, job);
        const asset = now?.assets.find(({ id }) => id === hosted?.asset.id);
        if (now === undefined || asset === undefined)
            return NOTHING;
        return now.isDraft ? await rollbackAsset(asset, job) : warnOfPublished(role, job);
    }
    catch {
        job.log.warning('Left on GitHub', `Not everything that this run created for the release \`${release.tag}\` could be deleted: check its drafts, and delete what is not needed.`);
        return 'not complete';
    }
}
const KEPT = {
    joined: 'because another run uses it, too, and publishes it when the service accepts the package. If no run does, publish or delete it by hand',
    'added-to': 'because it has assets that this run did not upload. Publish or delete it by hand',
    'taken-over': 'because somebody removed the mark of this action from its notes. Publish or delete it by hand',
};
async function rollbackDraft(draft, hosted, job) {
    const { log } = job;
    const outcome = await withdrawDraft(draft, hosted?.origin === 'found' ? undefined : hosted?.asset, job);
    switch (outcome) {
        case 'gone':
            return NOTHING;
        case 'deleted':
            log.info(`The draft of the release \`${draft.tag}\` was deleted again.`);
            return 'the draft is deleted';
        case 'not-deleted':
            return 'not complete';
        case 'published':
            return warnOfPublished('own', job);
        case 'retagged':
            return warnOfTag(job);
        default:
            log.warning('Draft stays on GitHub', `The draft of the release \`${draft.tag}\` stays, ${KEPT[outcome]}.`);
            return hosted?.origin === 'uploaded' && outcome !== 'joined'
                ? rollbackAsset(hosted.asset, job)
                : 'the draft stays';
    }
}
async function withdrawDraft(draft, asset, job) {
    const before = (await readAgain(draft, job)) ?? draft;
    const reason = findReason(before, asset, job);
    if (reason !== undefined)
        return reason;
    const after = await changeRelease(before, { name: toWithdrawnName({ ...before, tag: draft.tag }) }, job);
    const later = findReason(after, asset, job);
    if (after === undefined)
        return 'gone';
    if (later === undefined)
        return deleteDraft(after, job);
    return (await restoreDraftName({ ...after, name: before.name }, job)) ? later : 'gone';
}
async function deleteDraft(draft, { github, log }) {
    try {
        await github.deleteRelease(draft);
        return 'deleted';
    }
    catch (error) {
        if (!(error instanceof github_error/* GitHubError */.y_))
            throw error;
        log.warning('Draft left on GitHub', `The draft \`${toWithdrawnName(draft)}\` could not be deleted: delete it. Later runs do not use it.`);
        return 'not-deleted';
    }
}
function findReason(release, asset, { mark, spec }) {
    if (release === undefined)
        return 'gone';
    if (!isOfTag(release, spec.tag))
        return 'retagged';
    if (!release.isDraft)
        return 'published';
    if (!hasMark(release.body, mark))
        return 'taken-over';
    if (readMarks(release.body).some(({ value }) => value !== mark.value))
        return 'joined';
    const isOwn = (other) => {
        if (other.id === asset?.id)
            return other.label === asset.label;
        const isLeft = other.state !== 'uploaded' || matchesMetadata(other, spec.file);
        return other.name === spec.assetName && isLeft && other.label === '';
    };
    return release.assets.every(isOwn) ? undefined : 'added-to';
}
async function restoreDraftName(draft, job) {
    try {
        return (await changeRelease(draft, { name: toOriginalName(draft) }, job)) !== undefined;
    }
    catch (error) {
        if (!(error instanceof github_error/* GitHubError */.y_))
            throw error;
        job.log.warning('Draft has another name', `The draft of the release \`${draft.tag}\` stays, but may still be called \`${toWithdrawnName(draft)}\`: rename it.`);
        return true;
    }
}
function warnOfPublished(role, { log, spec }) {
    const what = role === 'own' ? `The release \`${spec.tag}\`` : `The new asset of the release \`${spec.tag}\``;
    log.warning('Release stays on GitHub', `${what} is public already, so it stays: run this again to use it, or delete it.`);
    return 'it is public, so it stays';
}
function warnOfTag({ log, spec }) {
    log.warning('Left on GitHub', `The release that this run created for \`${spec.tag}\` has another tag now, so it stays: delete it if nothing needs it.`);
    return 'it has another tag, so it stays';
}
function warnOfReplaced(asset, replaced, { log, quote, spec }) {
    const name = (0,shared_quote/* quoteName */.AB)(asset.name, quote);
    const digest = replaced.digest === undefined ? '' : ` (${(0,shared_quote/* quoteName */.AB)(replaced.digest, quote)})`;
    log.warning('Replaced asset stays on GitHub', `The asset ${name} of the release \`${spec.tag}\` is still this run's package, which replaced the earlier one${digest}. ` +
        `To restore that, upload it as ${name}, or run this with it and \`overwrite: true\`.`);
    return 'the replaced asset stays';
}
function logUnsure({ name }, role, { log, quote, spec }) {
    const text = `The asset ${(0,shared_quote/* quoteName */.AB)(name, quote)} stays, because another run may have uploaded it.`;
    if (role !== 'foreign')
        log.info(text);
    else
        log.warning('Perhaps left on GitHub', `${text} Delete it from the draft \`${spec.tag}\` unless it belongs there.`);
    return 'the asset stays';
}

;// CONCATENATED MODULE: ./src/hosting/find-target.ts







const find_target_LOOKS_AT_MS = [1_000, 4_000];
async function findOrCreateTarget(job) {
    const passed = new Set();
    for (;;) {
        const target = await findTarget(job, passed);
        if (target !== undefined)
            return toPlace(target, job);
        const place = await createDraft(job, passed);
        if (place !== undefined)
            return place;
    }
}
function toPlace(target, job) {
    return { target, put: () => putAsset(target, job) };
}
async function createDraft(job, passed) {
    const { spec, log } = job;
    const own = await createOnce(job);
    if (own === undefined)
        return undefined;
    log.info(`Created a draft of the release \`${spec.tag}\`.`);
    const target = { release: own, role: 'own' };
    const upload = beginUpload(target, job);
    try {
        for (;;) {
            const first = await findFirst(own, job, passed);
            if (first.id === own.id)
                return { target, put: upload.finish };
            const made = await upload.stop();
            const other = await joinRelease(first, job);
            if (other !== undefined) {
                log.info(`Another run created the release \`${spec.tag}\` first, so the package goes there.`);
                await rollback(made, job);
                return toPlace(other, job);
            }
            passed.add(first.id);
        }
    }
    catch (error) {
        await rollback(await upload.stop(), job);
        throw error;
    }
}
function beginUpload(target, job) {
    const stopping = new AbortController();
    const hosted = (0,together/* beginEarly */.Pb)(() => putAsset(target, { ...job, stop: stopping.signal }));
    return {
        finish: () => (stopping.signal.aborted ? hosted.catch(() => putAsset(target, job)) : hosted),
        stop: () => {
            stopping.abort();
            return hosted.catch(() => target);
        },
    };
}
async function findFirst(own, { github, spec }, passed) {
    const found = await findReleasesAtOnce(github, spec.tag);
    const others = found.filter(({ id }) => id !== own.id && !passed.has(id));
    const [first = own] = sortReleases([own, ...others]);
    return first;
}
async function createOnce(job) {
    const { clock, log, spec, mark, random, retries } = job;
    const prepared = await prepareRelease(spec, job);
    const fields = { ...prepared, body: addMark(prepared.body ?? '', mark), draft: true };
    for (let repeats = 0;; repeats += 1) {
        try {
            return await createRelease(fields, job);
        }
        catch (error) {
            if ((0,github_error/* isCutShort */.zy)(error))
                await cleanUp(job);
            if (!(0,github_error/* isUnclear */.Z5)(error))
                throw error;
            log.info(`No response from GitHub while ${error.task.doing}; checking whether that was done.`);
            const { own, hasOthers } = await waitForOwn(job);
            if (own !== undefined)
                return own;
            const isLast = hasOthers || repeats >= retries;
            if (isLast)
                warnOfDraft(job);
            if (hasOthers)
                return undefined;
            if (isLast)
                throw error;
            await clock.sleep((0,shared_clock/* chooseBackoffMs */.mG)(repeats, random));
        }
    }
}
async function waitForOwn(job) {
    let found = { own: undefined, hasOthers: false };
    try {
        await (0,shared_clock/* poll */.wt)(find_target_LOOKS_AT_MS, job.clock, async () => {
            found = await findOwnAndOthers(job);
            return found.own;
        });
        return found;
    }
    catch (error) {
        await cleanUp(job);
        throw error;
    }
}
async function findOwnAndOthers({ github, spec, mark, }) {
    const found = await github.listReleases(({ tag }) => tag === spec.tag);
    return {
        own: found.find(({ isDraft, body }) => isDraft && hasMark(body, mark)),
        hasOthers: found.some((release) => !isWithdrawn(release)),
    };
}
async function cleanUp(job) {
    const { own } = await findOwnAndOthers(job).catch(() => ({ own: undefined }));
    if (own === undefined)
        warnOfDraft(job);
    else
        await rollback({ release: own, role: 'own' }, job);
}
function warnOfDraft({ spec, log }) {
    log.warning('Perhaps left on GitHub', `GitHub may have created a draft of the release \`${spec.tag}\` for this run: check its drafts, and delete what is not needed.`);
}
const MAX_TRIES = 3;
async function findTarget(job, passed) {
    for (;;) {
        const found = await findReleases(job.github, job.spec.tag);
        const first = found.find(({ id }) => !passed.has(id));
        const target = first && (await joinRelease(first, job));
        if (first === undefined || target !== undefined)
            return target;
        passed.add(first.id);
    }
}
async function joinRelease(release, job) {
    if (!release.isDraft)
        return { release, role: 'published' };
    const { github, mark, spec } = job;
    if (hasMark(release.body, mark))
        return { release, role: 'own' };
    if (readMarks(release.body).length === 0)
        return { release, role: 'foreign' };
    await github.findTag(spec.tag);
    const now = (await readAgain(release, job)) ?? release;
    if (isWithdrawn(now) || !isOfTag(now, spec.tag))
        return undefined;
    if (!now.isDraft || readMarks(now.body).length === 0)
        return joinRelease(now, job);
    const joined = await changeRelease(now, { body: addMark(now.body, mark) }, job);
    if (joined === undefined || isWithdrawn(joined))
        return undefined;
    if (joined.isDraft)
        return { release: joined, role: 'joined' };
    return { release: await cleanPublished(joined, job), role: 'published' };
}
async function cleanPublished(release, job) {
    for (let tries = 1;; tries += 1) {
        try {
            return (await changeRelease(release, { body: removeMarks(release.body) }, job)) ?? release;
        }
        catch (error) {
            if (!(error instanceof github_error/* GitHubError */.y_))
                throw error;
            if (tries < MAX_TRIES)
                continue;
            job.log.notice('Comment left on GitHub', `The notes of the release \`${release.tag}\` have a comment of this action, which readers do not see. Remove it if you like.`);
            return release;
        }
    }
}

;// CONCATENATED MODULE: ./src/hosting/model.ts

function toHostedRelease({ id, tag, url }) {
    return { id, tag, url: (0,urls/* parseWebUrl */.BD)(url) === null ? '' : url };
}
function toHostedAsset({ release, asset: { id, name } }) {
    return { release: toHostedRelease(release), asset: { id, name } };
}

;// CONCATENATED MODULE: ./src/hosting/publish-draft.ts











const publish_draft_LOOKS_AT_MS = [0, 1_000, 3_000, 7_000];
async function publishDraft(hosted, job, rules) {
    const { github, log, clock, spec } = job;
    const seen = await readAgain(hosted.release, job);
    const now = seen ?? (hosted.role === 'foreign' ? undefined : hosted.release);
    if (now === undefined)
        return moveOn(hosted, await github.findPublished(spec.tag), job);
    if (!isOfTag(now, spec.tag))
        throw (0,github_error/* toMistagged */.HU)(toTask(spec), now.tag);
    const current = seen === undefined ? hosted : await refresh(hosted, seen, job);
    if (!now.isDraft) {
        log.info(`The release \`${spec.tag}\` is published already.`);
        return current;
    }
    if (!rules.isAllowed(current, spec)) {
        if (now.tag !== spec.tag)
            throw (0,github_error/* toMistagged */.HU)(toTask(spec), now.tag);
        return current;
    }
    if (current.asset.id !== hosted.asset.id)
        return publishDraft(current, job, rules);
    try {
        const release = await publish(now, job, rules.isServed);
        if (release === undefined)
            return await moveOn(hosted, await github.findPublished(spec.tag), job);
        log.info(`Published the release \`${spec.tag}\`.`);
        return await refresh(current, release, job);
    }
    catch (error) {
        if (!(0,github_error/* isTaken */.Ck)(error))
            throw error;
        const other = await (0,shared_clock/* poll */.wt)(publish_draft_LOOKS_AT_MS, clock, () => github.findPublished(spec.tag));
        if (other === undefined)
            throw error;
        return moveOn(hosted, other, job);
    }
}
async function publish(draft, job, isServed) {
    const { log, spec } = job;
    try {
        const changes = { draft: false, ...chooseLatest(draft.isPrerelease), ...toPublic(draft) };
        return await changeRelease(draft, changes, job);
    }
    catch (error) {
        if (!isServed || !(0,github_error/* isMistagged */.Mf)(error))
            throw error;
        log.info(`GitHub published the release \`${spec.tag}\` with another tag; naming its own once more.`);
        return changeRelease({ ...draft, isDraft: false }, {}, job).catch(() => {
            throw error;
        });
    }
}
const toTask = ({ tag }) => ({ doing: `publishing the release \`${tag}\``, kind: 'tag' });
function toPublic(draft) {
    const [body, name] = [removeMarks(draft.body), toOriginalName(draft)];
    return {
        ...(body !== draft.body && { body }),
        ...(name !== draft.name && { name }),
    };
}
function mayPublish({ release, role, asset }, spec) {
    if (role === 'own')
        return true;
    return role === 'joined' && isCreatedFor(release.body, spec.assetName) && matchesMetadata(asset, spec.file);
}
async function refresh(hosted, release, job) {
    const { asset } = hosted;
    const now = { ...hosted, release, role: findRole(hosted.role, release, job) };
    const listed = release.assets.find(({ id }) => id === asset.id);
    if (now.role === 'foreign') {
        const named = listed && (await restoreClaimed(listed, asset.name, job));
        return { ...now, asset: named ?? listed ?? asset };
    }
    const found = listed ?? (await job.github.findAsset(asset.id));
    const claimed = found && (await restoreClaimed(found, asset.name, job));
    return claimed === undefined ? putAsset(now, job) : { ...now, asset: claimed };
}
function findRole(role, { isDraft, body }, { mark }) {
    if (!isDraft || role === 'published')
        return role;
    const isMarked = role === 'own' ? hasMark(body, mark) : readMarks(body).length > 0;
    return isMarked ? role : 'foreign';
}
async function moveOn(from, release, job) {
    if (release === undefined)
        return undefined;
    job.log.info(`Another release \`${job.spec.tag}\` was published first; the package goes there.`);
    const hosted = await putAsset({ release, role: 'published' }, job);
    await rollback(from, job);
    return hosted;
}
async function completeRelease(hosted, job) {
    const { release, role } = hosted;
    const rest = `Do not publish the version again: run this again with \`if-published: skip\`, which completes the release, or publish the draft of the release \`${release.tag}\` by hand.`;
    const advise = (hint, remedy) => {
        if (remedy === 'none')
            return `${hint} Do not publish this version again.`;
        if (remedy === 'by-hand')
            return `${hint} Then publish the draft of the release \`${release.tag}\` by hand, and not the version again.`;
        return remedy === 'rerun' ? rest : `${hint} ${rest}`;
    };
    return (0,explain_errors/* explainErrorsAfterPublish */.cM)(job, advise, async () => {
        if (!release.isDraft)
            return toHostedAsset(hosted);
        try {
            const done = await publishDraft(hosted, job, { isAllowed: mayPublish, isServed: true });
            if (done === undefined)
                throw draftGoneError(release.tag);
            if (done.release.isDraft)
                logWhyDraft(role, done, job);
            return toHostedAsset(done);
        }
        catch (error) {
            if (await isReleaseGone(error, release, job))
                throw draftGoneError(release.tag);
            if (role !== 'foreign' || !(error instanceof github_error/* GitHubError */.y_))
                throw error;
            job.log.notice('Release not checked', `This run did not create the draft of the release \`${release.tag}\`, and GitHub did not say whether it still is a draft. If so, publish it when you like.`);
            const known = toHostedAsset(hosted);
            return { ...known, release: { ...known.release, url: '' } };
        }
    });
}
function logWhyDraft(before, { release, role }, { log }) {
    const draft = `the draft of the release \`${release.tag}\``;
    if (role === 'joined') {
        log.notice('Release left to another run', `Another run created ${draft}, and publishes it. If that run failed, run this again, or publish the draft by hand.`);
        return;
    }
    const why = before === 'foreign'
        ? `This run did not create ${draft}`
        : `Somebody removed the mark of this action from the notes of ${draft}`;
    log.notice('Release is still a draft', `${why}, so it stays a draft. Publish it when you like.`);
}
function draftGoneError(tag) {
    return new publish_error/* PublishError */.S1({
        code: 'after-publish',
        title: 'Published, but: Draft is gone',
        message: `The version is published, but the draft of the release \`${tag}\` was deleted on GitHub while this ran.`,
        hint: 'Do not publish the version again. If you want the release, create it by hand, with the package as its asset.',
    });
}

;// CONCATENATED MODULE: ./src/hosting/plan-hosting.ts









async function planHosting(spec, repository, ports) {
    return (0,explain_errors/* explainErrors */.$Q)(ports, async () => {
        assertHostable(spec);
        await readEnds(spec.file);
        const github = await connectForRelease(spec, repository, ports);
        const job = { ...ports, github, repository, spec };
        const isPrivate = await readPrivacy(job);
        const [release] = await findReleases(github, spec.tag);
        if (release === undefined) {
            return [
                await describeNew(spec, 'A draft of the release', job),
                MAY_HIDE_DRAFTS,
                `The asset \`${spec.assetName}\` (${(0,format/* formatSize */.Xq)(spec.file.sizeBytes)}) would be uploaded.`,
                describeUrl(isPrivate || spec.assetUrl === 'signed' ? 'signed' : 'public', undefined, job),
            ];
        }
        const target = { release, role: plan_hosting_findRole(release) };
        const kind = chooseUrl(target, isPrivate, spec);
        const plan = await planAsset(release, await github.listAssets(release), job);
        return [describeTarget(target), describeAsset(plan, spec), describeUrl(kind, target, job)];
    });
}
function plan_hosting_findRole({ isDraft, body }) {
    if (!isDraft)
        return 'published';
    return readMarks(body).length === 0 ? 'foreign' : 'joined';
}
function describeTarget({ release, role }) {
    return role === 'joined'
        ? `The draft of the release \`${release.tag}\` exists; another run created it, and this one would join it.`
        : `The ${release.isDraft ? 'draft of the ' : ''}release \`${release.tag}\` exists; it would not be changed but for its assets.`;
}
function describeAsset(plan, { assetName, file }) {
    const name = `\`${assetName}\` (${(0,format/* formatSize */.Xq)(file.sizeBytes)})`;
    switch (plan.kind) {
        case 'upload':
            return `The asset ${name} would be uploaded.`;
        case 'reuse':
            return `The asset ${name} is there already and would be used.`;
        case 'replace':
            return `The asset ${name} would replace the one of the same name, whose content is another.`;
        case 'clear':
            return `The asset ${name} would be uploaded; what a broken upload left in its place would be deleted.`;
    }
}
function describeUrl(kind, target, { spec, repository }) {
    if (kind === 'public') {
        const first = target === undefined ? 'The release would be published. ' : '';
        return `${first}The service would get the URL \`${(0,asset_url/* formatAssetUrl */.Zd)(spec.tag, spec.assetName, repository)}\`.`;
    }
    return `The service would get a signed URL; ${describeEnd(target, spec)}.`;
}
function describeEnd(target, { assetName }) {
    const then = 'would be published when the service has accepted the package';
    if (target === undefined)
        return `the release ${then}`;
    const { release, role } = target;
    if (!release.isDraft)
        return 'the release is published already';
    if (role === 'foreign')
        return 'the draft would stay a draft';
    return isCreatedFor(release.body, assetName)
        ? `the draft ${then}`
        : 'the run that created the draft would publish it';
}

// EXTERNAL MODULE: ./src/hosting/read-releases.ts
var read_releases = __webpack_require__(4751);
;// CONCATENATED MODULE: ./src/hosting/repair-release.ts










async function repairRelease(spec, repository, ports) {
    const found = await findLeft(spec, repository, ports);
    if (typeof found === 'string')
        return found;
    const [left, job] = found;
    const advise = (hint, remedy) => remedy === 'none'
        ? `${hint} Do not publish this version again.`
        : `${hint} Do not publish the version again: publish the draft of the release \`${spec.tag}\` by hand.`;
    return (await (0,explain_errors/* explainErrorsAfterPublish */.cM)(ports, advise, () => publishLeft(left, job))) ?? 'none';
}
async function planRepair(spec, repository, ports) {
    const found = await findLeft(spec, repository, ports);
    if (found === 'not-known')
        return undefined;
    return found === 'none'
        ? []
        : [`The draft of the release \`${spec.tag}\` has this package; it would be published.`];
}
async function publishLeft({ draft, asset }, job) {
    const { spec } = job;
    const target = await joinRelease(draft, job);
    if (target === undefined || target.role === 'foreign')
        return undefined;
    const isAllowed = (now) => now.role === 'joined' && matchesMetadata(now.asset, spec.file);
    const { release, role } = target;
    const done = await publishDraft({ release, role, asset, origin: 'found' }, job, {
        isAllowed,
        isServed: true,
    });
    return done === undefined || done.release.isDraft ? undefined : toHostedAsset(done);
}
async function findLeft(spec, repository, ports) {
    try {
        return await (0,explain_errors/* explainErrors */.$Q)(ports, async () => {
            const github = await connectForRelease(spec, repository, ports);
            const mark = createMark(spec.assetName, ports.randomHex);
            const job = { ...ports, github, repository, spec, mark };
            const published = await github.findPublished(spec.tag);
            const left = await listLeft(job);
            const open = published === undefined ? left.find(({ draft }) => !isWithdrawn(draft)) : undefined;
            const [other] = left;
            if (open === undefined && other !== undefined)
                logLeft(other.draft, published !== undefined, ports);
            return open === undefined ? 'none' : [open, job];
        });
    }
    catch (error) {
        if (!(error instanceof publish_error/* PublishError */.S1))
            throw error;
        ports.log.warning('Release on GitHub not checked', `It is not known whether an earlier run left a draft of the release \`${spec.tag}\` to publish. ${error.message} ${error.hint}`);
        return 'not-known';
    }
}
async function listLeft(job) {
    const { github, spec } = job;
    const found = await github.listReleases(({ tag, isDraft, body }) => tag === spec.tag && isDraft && readMarks(body).length > 0);
    const left = [];
    for (const draft of sortReleases(found)) {
        const asset = draft.assets.find(({ name }) => name === spec.assetName);
        if (asset !== undefined && (await hasSameContent(asset, spec.file, job)))
            left.push({ draft, asset });
    }
    return left;
}
function logLeft({ name, tag }, isPublished, { log, quote }) {
    const draft = `The draft ${(0,shared_quote/* quoteName */.AB)(name, quote)}`;
    log.notice('Draft left on GitHub', isPublished
        ? `${draft} has this package, too, but another release of the tag \`${tag}\` is published. If no run uses the draft, delete it.`
        : `${draft} has this package, but the run that created it was deleting it. If you want the release \`${tag}\`, publish that draft by hand; else delete it.`);
}

;// CONCATENATED MODULE: ./src/hosting/tag-release.ts






const tag_release_LOOKS_AT_MS = [0, 1_000, 4_000];
async function tagRelease(spec, repository, ports) {
    const advise = (hint, remedy) => {
        if (remedy === 'none')
            return `${hint} Do not publish this version again.`;
        return remedy === 'by-hand'
            ? `${hint} Then create the release by hand.`
            : `${hint} Running this again creates the release and its tag.`;
    };
    return (0,explain_errors/* explainErrorsAfterPublish */.cM)(ports, advise, async () => {
        const github = await connectForRelease(spec, repository, ports);
        const [release] = await findReleases(github, spec.tag);
        if (release !== undefined) {
            logExisting(release, ports);
            return toHostedRelease(release);
        }
        const created = await createPublished(spec, { ...ports, github, repository });
        ports.log.info(`Created the release \`${spec.tag}\`.`);
        return toHostedRelease(created);
    });
}
async function planTag(spec, repository, ports) {
    return (0,explain_errors/* explainErrors */.$Q)(ports, async () => {
        const github = await connectForRelease(spec, repository, ports);
        const [release] = await findReleases(github, spec.tag);
        if (release === undefined)
            return [await describeNew(spec, 'The release', { github, repository }), MAY_HIDE_DRAFTS];
        return [
            `The ${release.isDraft ? 'draft of the ' : ''}release \`${spec.tag}\` exists; it would not be changed.`,
        ];
    });
}
function logExisting(release, { log }) {
    if (release.isDraft) {
        log.notice('Release is a draft', `The release \`${release.tag}\` exists as a draft that this run did not create, so it stays one. Publish it to create the tag.`);
    }
    else
        log.info(`The release \`${release.tag}\` exists already.`);
}
async function createPublished(spec, context) {
    const { github, clock, random, retries } = context;
    const fields = {
        ...(await prepareRelease(spec, context)),
        draft: false,
        ...chooseLatest(spec.prerelease),
    };
    for (let repeats = 0;; repeats += 1) {
        try {
            return await createRelease(fields, context);
        }
        catch (error) {
            if (!(0,github_error/* isTaken */.Ck)(error) && !(0,github_error/* isUnclear */.Z5)(error))
                throw error;
            const found = await (0,shared_clock/* poll */.wt)(tag_release_LOOKS_AT_MS, clock, () => github.findPublished(spec.tag));
            if (found !== undefined)
                return found;
            if (repeats >= retries)
                throw error;
            await clock.sleep((0,shared_clock/* chooseBackoffMs */.mG)(repeats, random));
        }
    }
}

;// CONCATENATED MODULE: ./src/hosting/host-package.ts



















async function hostPackage(spec, repository, ports, isLive) {
    return (0,explain_errors/* explainErrors */.$Q)(ports, async () => {
        assertHostable(spec);
        const ends = await readEnds(spec.file);
        const github = await connectForRelease(spec, repository, ports);
        const mark = createMark(spec.assetName, ports.randomHex);
        const job = { ...ports, github, repository, spec, mark };
        const isPrivate = await readPrivacy(job);
        const { target, put } = await findOrCreateTarget(job);
        const [kind, hosted] = await orRollback(target, job, isLive, async () => {
            const kind = chooseUrl(target, isPrivate, spec);
            return [kind, await put()];
        });
        return kind === 'signed' ? hostSigned(hosted, ends, job) : hostPublic(hosted, ends, job, isLive);
    });
}
async function orRollback(made, job, isLive, work) {
    try {
        return await work();
    }
    catch (error) {
        const isGone = await isReleaseGone(error, made.release, job).catch(() => false);
        await rollbackUnlessLive(made, job, isLive);
        throw isGone ? goneError(job.spec.tag, error) : error;
    }
}
async function rollbackUnlessLive(made, job, isLive) {
    if (!('asset' in made) || !(await isLive()))
        await rollback(made, job);
    else {
        job.log.warning('Left on GitHub', `What this run created for the release \`${job.spec.tag}\` stays, because the service serves this version: run this again to complete the release.`);
    }
}
async function hostPublic(draft, ends, job, isLive) {
    const [kind, hosted] = await orRollback(draft, job, isLive, async () => {
        const published = await publishNow(draft, job);
        return [chooseUrl(published, false, job.spec), published];
    });
    if (kind === 'signed')
        return hostSigned(hosted, ends, job);
    return orRollback(hosted, job, isLive, async () => {
        const url = await provePublicUrl(hosted.asset, ends, job);
        const named = toHostedAsset(hosted);
        return {
            ...named,
            isSecret: false,
            getUrl: () => Promise.resolve(url),
            publishDraft: () => Promise.resolve(named),
            rollback: (0,together/* once */.Oo)(() => rollback(hosted, job)),
        };
    });
}
async function publishNow(draft, job) {
    const hosted = draft.release.isDraft
        ? await publishDraft(draft, job, { isAllowed: mayPublish, isServed: false })
        : draft;
    if (hosted === undefined)
        throw goneError(job.spec.tag);
    if (hosted.role === 'foreign' && draft.role === 'own') {
        job.log.notice('Draft stays on GitHub', `The draft of the release \`${job.spec.tag}\` is not published, because somebody removed the mark of this action from its notes.`);
    }
    return hosted;
}
function hostSigned(hosted, ends, job) {
    return {
        ...toHostedAsset(hosted),
        isSecret: true,
        getUrl: () => (0,explain_errors/* explainErrors */.$Q)(job, () => getSignedUrl(hosted, ends, job)),
        publishDraft: (0,together/* once */.Oo)(() => completeRelease(hosted, job)),
        rollback: (0,together/* once */.Oo)(() => rollback(hosted, job)),
    };
}
async function getSignedUrl({ asset }, ends, job) {
    const { spec, quote } = job;
    try {
        return await proveSignedUrl(asset, ends, job);
    }
    catch (error) {
        if (!(await isAssetGone(error, asset, job).catch(() => false)))
            throw error;
        throw (0,explain_errors/* hostingError */.tE)('Asset is gone', `The asset ${(0,shared_quote/* quoteName */.AB)(asset.name, quote)} of the release \`${spec.tag}\` was deleted on GitHub while this ran.`, 'Run this again.', { remedy: 'rerun', cause: error });
    }
}
async function isAssetGone(error, { id }, { github }) {
    return (0,github_error/* isMissing */.b2)(error) && (await github.findAsset(id)) === undefined;
}
function goneError(tag, cause) {
    return (0,explain_errors/* hostingError */.tE)('Release is gone', `The release \`${tag}\`, or its draft, was deleted on GitHub while this ran.`, 'Run this again to create another one.', { remedy: 'rerun', cause });
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


/***/ })

};
