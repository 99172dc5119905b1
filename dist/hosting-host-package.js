export const id = 280;
export const ids = [280];
export const modules = {

/***/ 9280:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createReleaseReader: () => (/* reexport */ read_releases/* createReleaseReader */.V),
  findReleasesOf: () => (/* reexport */ findReleasesOf),
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
async function checkDownload(start, { sizeBytes, head }, { send, timeoutMs, quote }) {
    let url = start;
    try {
        const { answer } = await (0,redirect/* followRedirects */.FE)(start, (next) => {
            url = next;
            return send({ method: 'GET', url, headers: { Accept: '*/*' }, timeoutMs, maxBytes: head.length });
        });
        return compareStart(answer, sizeBytes, head);
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
function compareStart({ status, headers, body }, sizeBytes, head) {
    if (status !== 200)
        return { why: `returns ${status}`, isLasting: false };
    if (headers['content-type']?.startsWith('text/html') === true) {
        return { why: 'returns a web page, such as a login page', isLasting: true };
    }
    return Number(headers['content-length']) === sizeBytes && body.equals(head)
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
const HEAD_BYTES = 1024;
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
async function readHead(file) {
    const { sizeBytes } = file;
    const local = await (0,local_file/* openLocalFile */.K)(file.path);
    try {
        if (local.sizeBytes !== sizeBytes)
            throw changeError(file);
        const head = await local.read(0, Math.min(sizeBytes, HEAD_BYTES));
        assertZip(file, head);
        return { sizeBytes, head };
    }
    finally {
        await local.close();
    }
}
function openUpload(file, startProgress) {
    const options = { objectMode: false, highWaterMark: CHUNK_BYTES };
    const open = () => external_node_stream_.Readable.from(readChunks(file, startProgress()), options);
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
async function* readChunks(file, showProgress) {
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
    if (!release.isDraft || role !== 'foreign')
        return 'public';
    if (assetUrl === 'auto')
        return 'signed';
    throw (0,explain_errors/* hostingError */.tE)('No public URL', `Input \`asset-url\` is \`public\`, but the release \`${tag}\` is a draft that this run did not create, so it stays a draft.`, 'Publish or delete that draft, or set `asset-url` to `auto` or `signed`.');
}
const LOOKS_AT_MS = [0, 1_000, 3_000, 7_000, 15_000, 30_000, 60_000];
async function provePublicUrl({ url: text }, head, context) {
    const { clock, log, repository } = context;
    const url = (0,asset_url/* parsePublicUrl */.IG)(text, repository.apiUrl);
    if (url === undefined)
        throw publicUrlError('is not a plain `https:` address');
    let problem;
    await (0,shared_clock/* poll */.wt)(LOOKS_AT_MS, clock, async ({ index }) => {
        problem = await checkDownload(url, head, context);
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
async function proveSignedUrl(asset, head, context) {
    const { clock, log, repository } = context;
    for (let tries = 0;; tries += 1) {
        const url = await (0,asset_url/* requestSignedUrl */.rA)(asset, repository, context);
        const problem = await checkDownload(url, head, context);
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
        const head = { sizeBytes: asset.sizeBytes, head: Buffer.from(ZIP_START, 'latin1') };
        const context = { ...ports, github, repository };
        return () => explain(() => proveSignedUrl(asset, head, context));
    });
}
function missingError() {
    return (0,explain_errors/* hostingError */.tE)('Asset not found', 'The release asset that `zip_url` names is not in this repository, or its upload is not complete.', 'Check the tag and the file name in `zip_url`; a draft needs a token with `permissions: contents: write`.');
}

;// CONCATENATED MODULE: ./src/hosting/marks.ts
const MAX_BODY = 125_000;
const ROOM_FOR_MARK = 500;
const CUT_SIGN = '\n\n…';
const MARK = /<!--[ \t]*publish-wordpress-plugin:[ \t]*([0-9a-f]{1,64})[ \t]+([A-Za-z0-9][A-Za-z0-9._+-]{0,254})[ \t]+([0-9a-f]{64})[ \t]+(\d{1,12})[ \t]*-->/g;
const RANDOM_BYTES = 12;
function createMark({ assetName, file: { sha256 } }, { runId }, { randomHex, clock }) {
    const writtenS = Math.floor(clock.wallNow() / 1000);
    return { runId: runId ?? randomHex(RANDOM_BYTES), assetName, sha256, writtenS };
}
function readMark({ body }) {
    const [found] = body.matchAll(MARK);
    if (found === undefined)
        return undefined;
    const [, runId = '', assetName = '', sha256 = '', writtenS] = found;
    return { runId, assetName, sha256, writtenS: Number(writtenS) };
}
function addMark(body, { runId, assetName, sha256, writtenS }) {
    const notes = removeMarks(body);
    const mark = `<!-- publish-wordpress-plugin: ${runId} ${assetName} ${sha256} ${writtenS} -->`;
    return notes === '' ? mark : `${notes}\n\n${mark}`;
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
    const max = MAX_BODY - ROOM_FOR_MARK;
    if (own.length <= max)
        return own;
    return own.slice(0, max - CUT_SIGN.length).replace(/[\ud800-\udbff]$/, '') + CUT_SIGN;
}

;// CONCATENATED MODULE: ./src/hosting/choose-target.ts


const ENDED_S = 3_600;
function chooseTarget(releases, run) {
    const { mark } = run;
    const [first] = releases;
    if (first === undefined)
        return { kind: 'create' };
    if (!first.isDraft)
        return { kind: 'use', target: { release: first, role: 'published' } };
    const ofPackage = releases.filter((release) => readMark(release)?.assetName === mark.assetName);
    const own = ofPackage.find((release) => isOwn(release, mark));
    if (own !== undefined) {
        const isNew = readMark(own)?.writtenS === mark.writtenS;
        return { kind: isNew ? 'use' : 'mark', target: { release: own, role: 'own' } };
    }
    const [other] = ofPackage;
    if (other === undefined)
        return { kind: 'use', target: { release: first, role: 'foreign' } };
    if (!mayTakeOver(other, run))
        throw otherRunError(run);
    return { kind: 'mark', target: { release: other, role: 'taken-over' } };
}
function isOwn(release, { runId, assetName }) {
    const mark = readMark(release);
    return mark?.runId === runId && mark.assetName === assetName;
}
function isForSamePackage(release, { assetName, sha256 }) {
    const mark = readMark(release);
    return mark?.assetName === assetName && mark.sha256 === sha256;
}
function mayTakeOver(release, { mark, spec }) {
    const ageS = mark.writtenS - (readMark(release)?.writtenS ?? mark.writtenS);
    return isForSamePackage(release, mark) && (spec.isLive || ageS > ENDED_S);
}
function otherRunError({ spec: { tag } }) {
    return (0,explain_errors/* hostingError */.tE)('Another run is publishing', `Another run is publishing the tag \`${tag}\`, or one that was cut off left its draft.`, `Run that one again, or delete the draft: \`gh release delete ${tag}\`. ${KEEP_APART}`);
}
function raceError({ spec: { tag } }, cause) {
    return (0,explain_errors/* hostingError */.tE)('Two releases at once', `Another run or a person created, changed or published a release \`${tag}\` while this ran.`, `Run this again. ${KEEP_APART}`, { remedy: 'rerun', cause });
}
const KEEP_APART = 'To keep runs apart, add `concurrency: { group: publish-plugin, cancel-in-progress: false }` to the job.';

;// CONCATENATED MODULE: ./src/hosting/releases.ts






const LOOK_AGAIN_MS = 3_000;
async function findReleases(github, tag) {
    let isPublished = false;
    const listing = (0,together/* beginEarly */.Pb)(() => github.listReleases((release) => release.tag === tag, () => !isPublished));
    const published = await github.findPublished(tag);
    isPublished = published !== undefined;
    if (published !== undefined)
        return [published];
    const found = [...(await listing)].sort((a, b) => a.id - b.id);
    const listed = found.find(({ isDraft }) => !isDraft);
    return listed === undefined ? found : [listed];
}
async function connectForTag(tag, repository, ports) {
    const github = await (0,api/* connectGitHub */.U)(repository, ports);
    const findOnce = (0,together/* once */.Oo)(() => github.findTag(tag));
    return { ...github, findTag: (name) => (name === tag ? findOnce() : github.findTag(name)) };
}
async function findReleasesOf(tag, repository, ports) {
    return (0,explain_errors/* explainErrors */.$Q)(ports, async () => findReleases(await (0,api/* connectGitHub */.U)(repository, ports), tag));
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
    const asset = hosted?.origin === 'uploaded' ? hosted.asset : undefined;
    if (role === 'taken-over' && asset === undefined)
        return warnOfKept('taken-over', job);
    if (role !== 'own' && asset === undefined)
        return NOTHING;
    try {
        const now = await readAgain(release, job);
        if (now !== undefined)
            return await rollbackIn(now, { ...made, asset }, job);
        if (isOfRuns(role) && release.isDraft)
            await job.github.deleteRelease(release);
        return NOTHING;
    }
    catch {
        job.log.warning('Left on GitHub', `Not everything that this run created for the release \`${release.tag}\` could be deleted: check its drafts, and delete what is not needed.`);
        return 'not complete';
    }
}
async function rollbackIn(now, { role, asset }, job) {
    const { github, log, quote, spec, mark } = job;
    const isThere = asset !== undefined && now.assets.some(({ id }) => id === asset.id);
    if (!isOfTag(now, spec.tag))
        return isOfRuns(role) ? warnOfTag(job) : NOTHING;
    if (!now.isDraft)
        return isOfRuns(role) || isThere ? warnOfPublished(role, job) : NOTHING;
    if (isOfRuns(role)) {
        const reason = isOwn(now, mark) ? findOthers(now, asset, job) : findOwner(now);
        if (reason === undefined) {
            await github.deleteRelease(now);
            log.info(`The draft of the release \`${spec.tag}\` was deleted again.`);
            return 'the draft is deleted';
        }
        warnOfKept(reason, job);
    }
    if (!isThere)
        return isOfRuns(role) ? 'the draft stays' : NOTHING;
    await github.deleteAsset(asset);
    log.info(`The asset ${(0,shared_quote/* quoteName */.AB)(asset.name, quote)} was deleted again; its draft stays.`);
    return 'the asset is deleted';
}
function isOfRuns(role) {
    return role === 'own' || role === 'taken-over';
}
const KEPT = {
    'added-to': 'because it has assets that this run did not upload. Publish or delete it by hand',
    'taken-over': 'because a run that was cut off created it. Run this again, or delete it by hand',
    'of-other-run': 'because another run took it over. Check that run',
    'of-person': 'because somebody removed the mark of this action from its notes. Publish or delete it by hand',
};
function findOwner(release) {
    return readMark(release) === undefined ? 'of-person' : 'of-other-run';
}
function findOthers({ assets }, asset, { spec }) {
    const isOfRun = (other) => {
        if (other.id === asset?.id)
            return true;
        return other.name === spec.assetName && (other.state !== 'uploaded' || matchesMetadata(other, spec.file));
    };
    return assets.every(isOfRun) ? undefined : 'added-to';
}
function warnOfKept(reason, { log, spec }) {
    log.warning('Draft stays on GitHub', `The draft of the release \`${spec.tag}\` stays, ${KEPT[reason]}.`);
    return 'the draft stays';
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
async function prepareTarget(releases, job) {
    const choice = chooseTarget(releases, job);
    switch (choice.kind) {
        case 'create':
            return createDraft(job);
        case 'use':
            return choice.target;
        case 'mark':
            return markDraft(choice.target, job);
    }
}
async function markDraft({ release, role }, job) {
    const { github, log, mark, spec } = job;
    await github.findTag(spec.tag);
    const before = await readAgain(release, job);
    const isSame = before?.isDraft === true && before.body === release.body && isOfTag(before, spec.tag);
    const marked = isSame ? await changeRelease(before, { body: addMark(before.body, mark) }, job) : undefined;
    if (marked?.isDraft !== true || !isOwn(marked, mark))
        throw raceError(job);
    log.info(role === 'own'
        ? `Found the draft of the release \`${spec.tag}\` that an earlier attempt of this run left.`
        : `Took over the draft of the release \`${spec.tag}\` that a run with the same package left.`);
    return { release: marked, role };
}
async function createDraft(job) {
    const { github, spec, log } = job;
    const target = { release: await createOnce(job), role: 'own' };
    log.info(`Created a draft of the release \`${spec.tag}\`.`);
    try {
        const found = await findReleases(github, spec.tag);
        const isFirst = found.every(({ id, isDraft }) => isDraft && id >= target.release.id);
        if (isFirst)
            return target;
        throw raceError(job);
    }
    catch (error) {
        await rollback(target, job);
        throw error;
    }
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
            if (hasOthers || repeats >= retries) {
                warnOfDraft(job);
                throw hasOthers ? raceError(job, error) : error;
            }
            await clock.sleep((0,shared_clock/* chooseBackoffMs */.mG)(repeats, random));
        }
    }
}
async function waitForOwn(job) {
    let found = { own: undefined, hasOthers: false };
    try {
        await (0,shared_clock/* poll */.wt)(find_target_LOOKS_AT_MS, job.clock, async () => {
            found = await findOwn(job);
            return found.own;
        });
        return found;
    }
    catch (error) {
        await cleanUp(job);
        throw error;
    }
}
async function findOwn({ github, spec, mark }) {
    const found = await github.listReleases(({ tag }) => tag === spec.tag);
    return {
        own: found.find((release) => release.isDraft && isOwn(release, mark)),
        hasOthers: found.length > 0,
    };
}
async function cleanUp(job) {
    const { own } = await findOwn(job).catch(() => ({ own: undefined }));
    if (own === undefined)
        warnOfDraft(job);
    else
        await rollback({ release: own, role: 'own' }, job);
}
function warnOfDraft({ spec, log }) {
    log.warning('Perhaps left on GitHub', `GitHub may have created a draft of the release \`${spec.tag}\` for this run: check its drafts, and delete what is not needed.`);
}

;// CONCATENATED MODULE: ./src/hosting/model.ts

function toHostedRelease({ id, tag, url }) {
    return { id, tag, url: (0,urls/* parseWebUrl */.BD)(url) === null ? '' : url };
}
function toHostedAsset({ release, asset: { id, name } }) {
    return { release: toHostedRelease(release), asset: { id, name } };
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
    const { github, repository, log, quote, spec } = job;
    const url = (0,asset_url/* findUploadUrl */.q0)(release.uploadUrl, repository.apiUrl);
    if (url === undefined)
        throw addressError(release, quote);
    const { sizeBytes } = spec.file;
    const body = openUpload(spec.file, () => createProgress({ name, sizeBytes }, job));
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
async function putAsset(target, job) {
    const { release, role } = target;
    const { github, log, quote, clock, spec } = job;
    const assets = role === 'own' && release.assets.length === 0 ? [] : await github.listAssets(release);
    const plan = await planAsset(release, assets, job);
    switch (plan.kind) {
        case 'upload':
            return { ...target, ...(await upload(target, job)) };
        case 'reuse':
            log.info(`The release \`${spec.tag}\` has ${(0,shared_quote/* quoteName */.AB)(plan.asset.name, quote)} already.`);
            return { ...target, asset: plan.asset, origin: 'found' };
        case 'replace': {
            const asset = await replaceAsset(release, plan.asset, job);
            return { ...target, asset, origin: 'found', replaced: plan.asset };
        }
        case 'clear': {
            const isFresh = clock.wallNow() - plan.asset.createdMs < FRESH_MS;
            const found = await waitForAssetName(release, spec.assetName, isFresh, job);
            return found === undefined ? { ...target, ...(await upload(target, job)) } : putAsset(target, job);
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
        const isBack = !mayBeAside || (await isDone(github.renameAsset(old, old.name)));
        if (!isBack) {
            log.warning('Assets left on GitHub', `The asset ${(0,shared_quote/* quoteName */.AB)(old.name, quote)} of the release \`${release.tag}\` could not be replaced: if it is now called \`${aside}\`, rename it back.`);
        }
        if (!isDeleted) {
            log.warning('Assets left on GitHub', `The asset ${(0,shared_quote/* quoteName */.AB)(fresh.name, quote)} of the release \`${release.tag}\` is not needed: delete it.`);
        }
        throw error;
    };
    await github.renameAsset(old, aside).catch((error) => undo(error, (0,github_error/* mayHaveCounted */.g_)(error)));
    return github.renameAsset(fresh, old.name).catch((error) => undo(error, true));
}
async function isDone(work) {
    return work.then(() => true, () => false);
}

;// CONCATENATED MODULE: ./src/hosting/publish-draft.ts










async function publishDraft(hosted, job, isServed) {
    const { github, log, spec } = job;
    if (hosted.role !== 'foreign')
        await github.findTag(spec.tag);
    const seen = await readAgain(hosted.release, job);
    const now = seen ?? (hosted.role === 'foreign' ? undefined : hosted.release);
    if (now === undefined)
        return undefined;
    if (!isOfTag(now, spec.tag))
        throw (0,github_error/* toMistagged */.HU)(toTask(spec), now.tag);
    const current = seen === undefined ? hosted : await refresh(hosted, seen, job);
    if (!now.isDraft) {
        log.info(`The release \`${spec.tag}\` is published already.`);
        return current;
    }
    if (current.role === 'foreign') {
        if (now.tag !== spec.tag)
            throw (0,github_error/* toMistagged */.HU)(toTask(spec), now.tag);
        return current;
    }
    if (!mayPublish(current, job, isServed))
        throw otherRunError(job);
    if (current.asset.id !== hosted.asset.id)
        return publishDraft(current, job, isServed);
    const release = await publish(now, job, isServed);
    if (release === undefined)
        return undefined;
    log.info(`Published the release \`${spec.tag}\`.`);
    return refresh(current, release, job);
}
function mayPublish({ release, asset }, { mark, spec }, isServed) {
    if (isOwn(release, mark))
        return true;
    return isServed && isForSamePackage(release, mark) && matchesMetadata(asset, spec.file);
}
async function publish(draft, job, isServed) {
    const { log, spec } = job;
    try {
        const changes = { draft: false, ...chooseLatest(draft.isPrerelease), ...toPublic(draft) };
        return await changeRelease(draft, changes, job);
    }
    catch (error) {
        if ((0,github_error/* isTaken */.Ck)(error))
            throw isServed ? otherReleaseError(job, error) : raceError(job, error);
        if (!isServed || !(0,github_error/* isMistagged */.Mf)(error))
            throw error;
        log.info(`GitHub published the release \`${spec.tag}\` with another tag; naming its own once more.`);
        return changeRelease({ ...draft, isDraft: false }, {}, job).catch(() => {
            throw error;
        });
    }
}
function otherReleaseError({ spec: { tag, assetName } }, cause) {
    return (0,explain_errors/* hostingError */.tE)('Two releases at once', `Somebody published another release \`${tag}\` while this ran, so the draft of this run cannot be published.`, `Add \`${assetName}\` of the draft to that release by hand, and delete the draft.`, { remedy: 'none', cause });
}
const toTask = ({ tag }) => ({ doing: `publishing the release \`${tag}\``, kind: 'tag' });
function toPublic(draft) {
    const body = removeMarks(draft.body);
    return body === draft.body ? {} : { body };
}
async function refresh(hosted, release, job) {
    const { asset } = hosted;
    const isLost = release.isDraft && readMark(release) === undefined;
    const now = { ...hosted, release, ...(isLost && { role: 'foreign' }) };
    const listed = release.assets.find(({ id }) => id === asset.id);
    if (now.role === 'foreign')
        return { ...now, asset: listed ?? asset };
    const found = listed ?? (await job.github.findAsset(asset.id));
    return found === undefined ? putAsset(now, job) : { ...now, asset: found };
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
            const done = await publishDraft(hosted, job, true);
            if (done === undefined)
                throw draftGoneError(release.tag);
            if (done.release.isDraft)
                logWhyDraft(hosted, done, job);
            if (done.release.isDraft && (await isAssetGone(done, job)))
                warnOfGone(done, job);
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
function logWhyDraft({ role: before }, { release }, { log }) {
    const draft = `the draft of the release \`${release.tag}\``;
    if (readMark(release) !== undefined) {
        log.notice('Release left to another run', `Another run created ${draft}, for another plugin, and publishes it. If that run failed, run it again, or publish the draft by hand.`);
        return;
    }
    const why = before === 'foreign'
        ? `This run did not create ${draft}`
        : `Somebody removed the mark of this action from the notes of ${draft}`;
    log.notice('Release is still a draft', `${why}, so it stays a draft. Publish it when you like.`);
}
async function isAssetGone({ release, asset: { id } }, { github }) {
    return release.assets.every((asset) => asset.id !== id) && (await github.findAsset(id)) === undefined;
}
function warnOfGone({ release, asset }, { log, quote }) {
    log.warning('Asset is gone from the draft', `The asset ${(0,shared_quote/* quoteName */.AB)(asset.name, quote)} is no longer on the draft of the release \`${release.tag}\`. Upload the package again before you publish the draft.`);
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
        await readHead(spec.file);
        const github = await connectForTag(spec.tag, repository, ports);
        const job = { ...ports, github, repository, spec, mark: createMark(spec, repository, ports) };
        const isPrivate = await readPrivacy(job);
        const choice = chooseTarget(await findReleases(github, spec.tag), job);
        if (choice.kind === 'create') {
            return [
                await describeNew(spec, 'A draft of the release', job),
                MAY_HIDE_DRAFTS,
                `The asset \`${spec.assetName}\` (${(0,format/* formatSize */.Xq)(spec.file.sizeBytes)}) would be uploaded.`,
                describeUrl(isPrivate || spec.assetUrl === 'signed' ? 'signed' : 'public', undefined, job),
            ];
        }
        const { target } = choice;
        const kind = chooseUrl(target, isPrivate, spec);
        const plan = await planAsset(target.release, await github.listAssets(target.release), job);
        return [describeTarget(target), describeAsset(plan, spec), describeUrl(kind, target, job)];
    });
}
function describeTarget({ release, role }) {
    return role === 'own' || role === 'taken-over'
        ? `The draft of the release \`${release.tag}\` exists; an earlier run left it, and this one would take it over.`
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
        const first = target?.release.isDraft === false ? '' : 'The release would be published. ';
        return `${first}The service would get the URL \`${(0,asset_url/* formatAssetUrl */.Zd)(spec.tag, spec.assetName, repository)}\`.`;
    }
    return `The service would get a signed URL; ${describeEnd(target)}.`;
}
function describeEnd(target) {
    const then = 'would be published when the service has accepted the package';
    if (target === undefined)
        return `the release ${then}`;
    const { release, role } = target;
    if (!release.isDraft)
        return 'the release is published already';
    return role === 'foreign' ? 'the draft would stay a draft' : `the draft ${then}`;
}

// EXTERNAL MODULE: ./src/hosting/read-releases.ts
var read_releases = __webpack_require__(4751);
;// CONCATENATED MODULE: ./src/hosting/repair-release.ts








async function repairRelease(spec, known, repository, ports) {
    const found = await findLeft(spec, known, repository, ports);
    if (typeof found === 'string')
        return found;
    const [{ draft, asset }, job] = found;
    const advise = (hint, remedy) => remedy === 'none'
        ? `${hint} Do not publish this version again.`
        : `${hint} Do not publish the version again: publish the draft of the release \`${spec.tag}\` by hand.`;
    return (0,explain_errors/* explainErrorsAfterPublish */.cM)(ports, advise, async () => {
        const left = { release: draft, role: 'taken-over', asset, origin: 'found' };
        const done = await publishDraft(left, job, true);
        return done === undefined || done.release.isDraft ? 'none' : toHostedAsset(done);
    });
}
async function planRepair(spec, known, repository, ports) {
    const found = await findLeft(spec, known, repository, ports);
    if (found === 'not-known')
        return undefined;
    return found === 'none'
        ? []
        : [`The draft of the release \`${spec.tag}\` has this package; it would be published.`];
}
async function findLeft(spec, known, repository, ports) {
    try {
        return await (0,explain_errors/* explainErrors */.$Q)(ports, async () => {
            const github = await connectForTag(spec.tag, repository, ports);
            const job = { ...ports, github, repository, spec, mark: createMark(spec, repository, ports) };
            const left = await findWithPackage(known ?? (await findReleases(github, spec.tag)), job);
            return left === undefined ? 'none' : [left, job];
        });
    }
    catch (error) {
        if (!(error instanceof publish_error/* PublishError */.S1))
            throw error;
        ports.log.warning('Release on GitHub not checked', `It is not known whether an earlier run left a draft of the release \`${spec.tag}\` to publish. ${error.message} ${error.hint}`);
        return 'not-known';
    }
}
async function findWithPackage(releases, job) {
    for (const draft of releases) {
        const asset = draft.assets.find(({ name }) => name === job.spec.assetName);
        const isLeft = draft.isDraft && isForSamePackage(draft, job.mark);
        if (isLeft && asset !== undefined && (await hasSameContent(asset, job.spec.file, job)))
            return { draft, asset };
    }
    return undefined;
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
        const github = await connectForTag(spec.tag, repository, ports);
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
        const github = await connectForTag(spec.tag, repository, ports);
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
        const head = await readHead(spec.file);
        const github = await connectForTag(spec.tag, repository, ports);
        const job = { ...ports, github, repository, spec, mark: createMark(spec, repository, ports) };
        const { isPrivate, releases } = await lookUp(job);
        const target = await prepareTarget(releases, job);
        const [kind, hosted] = await orRollback(target, job, isLive, async () => {
            const kind = chooseUrl(target, isPrivate, spec);
            return [kind, await putAsset(target, job)];
        });
        return kind === 'signed' ? hostSigned(hosted, head, job) : hostPublic(hosted, head, job, isLive);
    });
}
async function lookUp(job) {
    const { github, spec } = job;
    void (0,together/* beginEarly */.Pb)(() => github.findTag(spec.tag));
    const [isPrivate, releases] = await (0,together/* doTogether */.Sb)([readPrivacy(job), findReleases(github, spec.tag)]);
    return { isPrivate, releases };
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
async function hostPublic(draft, head, job, isLive) {
    const [kind, hosted] = await orRollback(draft, job, isLive, async () => {
        const published = await publishNow(draft, job);
        return [chooseUrl(published, false, job.spec), published];
    });
    if (kind === 'signed')
        return hostSigned(hosted, head, job);
    return orRollback(hosted, job, isLive, async () => {
        const url = await provePublicUrl(hosted.asset, head, job);
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
    const hosted = draft.release.isDraft ? await publishDraft(draft, job, false) : draft;
    if (hosted === undefined)
        throw goneError(job.spec.tag);
    if (hosted.role === 'foreign' && draft.role !== 'foreign') {
        job.log.notice('Draft stays on GitHub', `The draft of the release \`${job.spec.tag}\` is not published, because somebody removed the mark of this action from its notes.`);
    }
    return hosted;
}
function hostSigned(hosted, head, job) {
    return {
        ...toHostedAsset(hosted),
        isSecret: true,
        getUrl: () => (0,explain_errors/* explainErrors */.$Q)(job, () => getSignedUrl(hosted, head, job)),
        publishDraft: (0,together/* once */.Oo)(() => completeRelease(hosted, job)),
        rollback: (0,together/* once */.Oo)(() => rollback(hosted, job)),
    };
}
async function getSignedUrl({ asset }, head, job) {
    const { spec, quote } = job;
    try {
        return await proveSignedUrl(asset, head, job);
    }
    catch (error) {
        if (!(await host_package_isAssetGone(error, asset, job).catch(() => false)))
            throw error;
        throw (0,explain_errors/* hostingError */.tE)('Asset is gone', `The asset ${(0,shared_quote/* quoteName */.AB)(asset.name, quote)} of the release \`${spec.tag}\` was deleted on GitHub while this ran.`, 'Run this again.', { remedy: 'rerun', cause: error });
    }
}
async function host_package_isAssetGone(error, { id }, { github }) {
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
