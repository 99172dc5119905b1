export const id = 353;
export const ids = [353];
export const modules = {

/***/ 6353:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  hostPackage: () => (/* binding */ hostPackage),
  planHosting: () => (/* reexport */ planHosting),
  planRepair: () => (/* reexport */ planRepair),
  planTag: () => (/* reexport */ planTag),
  repairRelease: () => (/* reexport */ repairRelease),
  signAssetUrl: () => (/* reexport */ signAssetUrl),
  tagRelease: () => (/* reexport */ tagRelease)
});

// EXTERNAL MODULE: ./src/http/transport-error.ts
var transport_error = __webpack_require__(4098);
// EXTERNAL MODULE: ./src/http/retry.ts
var retry = __webpack_require__(8902);
;// CONCATENATED MODULE: ./src/github/rate-limit.ts


const UNTOLD_LIMIT_MS = 60_000;
function findLimitMs({ status, headers, body }, wallClockMs) {
    if (status !== 403 && status !== 429)
        return undefined;
    const { 'retry-after': retryAfter, 'x-ratelimit-remaining': left, 'x-ratelimit-reset': reset = '', } = headers;
    const afterMs = (0,retry/* parseRetryAfter */.mu)(retryAfter, wallClockMs);
    if (afterMs !== undefined)
        return afterMs;
    if (left === '0' && typeof reset === 'string' && /^\d{1,12}$/.test(reset)) {
        return Math.max(0, Number(reset) * 1000 - wallClockMs);
    }
    return /secondary rate limit/i.test(body.toString('utf8')) ? UNTOLD_LIMIT_MS : undefined;
}
function judgeByMethod(method) {
    const judge = method === 'POST' ? retry/* judgeOrder */.wL : retry/* judgeRead */.Oi;
    return (outcome, wallClockMs) => {
        const afterMs = outcome instanceof transport_error/* TransportError */.wX ? undefined : findLimitMs(outcome, wallClockMs);
        return afterMs === undefined ? judge(outcome, wallClockMs) : { why: 'its limit is reached', afterMs };
    };
}

;// CONCATENATED MODULE: ./src/github/errors.ts


class GitHubError extends Error {
    task;
    kind;
    refusal;
    constructor(task, kind, why, details = {}) {
        super(why, { cause: details.cause });
        this.name = 'GitHubError';
        this.task = task;
        this.kind = kind;
        this.refusal = details.refusal;
    }
}
function toGitHubError(error, task) {
    if (!(error instanceof transport_error/* TransportError */.wX))
        return error;
    return new GitHubError(task, error.mayHaveArrived ? 'unclear' : 'unreached', error.message, {
        cause: error,
    });
}
function toRefusal({ status, headers, body }, task, nowMs) {
    const { message, errors } = parseFields(body.toString('utf8'));
    const listed = Array.isArray(errors) ? errors.slice(0, MAX_ERRORS).map(toFields) : [];
    const texts = [
        message,
        ...listed.map(({ message: text, field, code }) => text ?? `${toText(field)} ${toText(code)}`),
    ];
    const accepted = headers['x-accepted-github-permissions'];
    const limitMs = findLimitMs({ status, headers, body }, nowMs);
    const said = texts.map(toText).join(' ').trim();
    const refusal = {
        status,
        said,
        codes: listed.map(({ code }) => toText(code)),
        acceptedPermissions: toText(accepted),
        limitMs,
        immutable: findImmutable(said),
    };
    const kind = status >= 500 ? 'unclear' : 'refused';
    return new GitHubError(task, kind, `answered ${status}`, { refusal });
}
const MAX_ERRORS = 20;
function findImmutable(said) {
    if (!/immutable release/i.test(said))
        return undefined;
    return /was used by/i.test(said) ? 'tag' : 'release';
}
function toInvalidAnswer(task, why) {
    return new GitHubError(task, 'unclear', why);
}
function isTaken(error) {
    return error instanceof GitHubError && error.refusal?.codes.includes('already_exists') === true;
}
function isRefused(error) {
    return error instanceof GitHubError && error.kind === 'refused';
}
function isImmutable(error) {
    return error instanceof GitHubError && error.refusal?.immutable !== undefined;
}
function isUnclear(error) {
    return error instanceof GitHubError && error.kind === 'unclear' && !isCancelled(error);
}
function isCutShort(error) {
    return error instanceof GitHubError && error.kind === 'unclear' && isCancelled(error);
}
function isMissing(error) {
    return error instanceof GitHubError && error.refusal?.status === 404;
}
function isCancelled({ cause }) {
    return cause instanceof transport_error/* TransportError */.wX && cause.failure === 'cancelled';
}
function parseFields(text) {
    try {
        return toFields(JSON.parse(text));
    }
    catch {
        return {};
    }
}
function toText(value) {
    return typeof value === 'string' ? value : '';
}
function toFields(value) {
    return typeof value === 'object' && value !== null ? { ...value } : {};
}

;// CONCATENATED MODULE: ./src/github/responses.ts

const parseRelease = (value) => {
    const fields = toFields(value);
    const { id, tag_name: tag, draft: isDraft, upload_url: uploadUrl } = fields;
    const assets = parseList(parseAsset)(fields['assets'] ?? []);
    const isWhole = isId(id) && typeof tag === 'string' && typeof isDraft === 'boolean' && typeof uploadUrl === 'string';
    if (!isWhole || assets === undefined)
        return undefined;
    return {
        id,
        tag,
        isDraft,
        isPrerelease: fields['prerelease'] === true,
        isImmutable: fields['immutable'] === true,
        target: toText(fields['target_commitish']),
        name: toText(fields['name']),
        body: toText(fields['body']),
        url: toText(fields['html_url']),
        uploadUrl,
        assets,
    };
};
const parseAsset = (value) => {
    const fields = toFields(value);
    const { id, name, state, size, digest, browser_download_url: url, created_at: created } = fields;
    if (!isId(id) || typeof name !== 'string' || typeof state !== 'string' || typeof size !== 'number') {
        return undefined;
    }
    return {
        id,
        name,
        label: toText(fields['label']),
        state,
        sizeBytes: size,
        digest: typeof digest === 'string' ? digest.toLowerCase() : undefined,
        url: toText(url),
        createdMs: Date.parse(toText(created)),
    };
};
function parseList(parse) {
    return (value) => {
        if (!Array.isArray(value))
            return undefined;
        const entries = value.map((entry) => parse(entry)).filter((entry) => entry !== undefined);
        return entries.length === value.length ? entries : undefined;
    };
}
function isId(value) {
    return Number.isSafeInteger(value) && Number(value) > 0;
}

;// CONCATENATED MODULE: ./src/github/api.ts


const MAX_PAGES = 100;
function createGitHub({ call, findContent, upload }) {
    const readOne = async (task, route, parse, parameters = {}) => expectValue(await call(task, route, parameters), parse, task);
    const find = async (...query) => {
        try {
            return await readOne(...query);
        }
        catch (error) {
            if (isMissing(error))
                return undefined;
            throw error;
        }
    };
    const list = async (task, route, parse, parameters = {}, isWanted = () => true) => {
        const found = [];
        for (let page = 1; page <= MAX_PAGES; page += 1) {
            const reply = await call(task, route, { ...parameters, per_page: 100, page });
            found.push(...expectValue(reply, parseList(parse), task).filter(isWanted));
            if (!reply.hasMore)
                break;
        }
        return found;
    };
    const readRelease = (release_id) => find(toRead('reading the release'), 'GET /releases/{release_id}', parseRelease, { release_id });
    const patchRelease = async (task, release_id, fields) => {
        try {
            return await readOne(task, 'PATCH /releases/{release_id}', parseRelease, { release_id, ...fields });
        }
        catch (error) {
            if (isMissing(error) && (await readRelease(release_id)) === undefined)
                return undefined;
            throw error;
        }
    };
    const remove = async (...[task, route, parameters]) => {
        try {
            await call(task, route, parameters);
        }
        catch (error) {
            if (!isMissing(error))
                throw error;
        }
    };
    return {
        isPrivate: () => readOne(toRead('looking at the repository'), 'GET ', parsePrivate),
        findPublished: (tag) => find(toRead(`looking for the release \`${tag}\``), 'GET /releases/tags/{tag}', parseRelease, { tag }),
        listReleases: (isWanted) => list(toRead('listing the releases'), 'GET /releases', parseRelease, {}, isWanted),
        findLatest: () => find(toRead('looking for the latest release'), 'GET /releases/latest', parseRelease),
        findRelease: readRelease,
        createRelease: (fields) => readOne({ doing: `creating the release \`${fields.tag_name}\``, kind: 'tag' }, 'POST /releases', parseRelease, { ...fields }),
        editRelease: ({ id, tag }, changes) => patchRelease(toWrite(`changing the draft of the release \`${tag}\``), id, changes),
        publishRelease: ({ id, tag }, changes) => patchRelease({ doing: `publishing the release \`${tag}\``, kind: 'tag' }, id, {
            draft: false,
            make_latest: 'legacy',
            ...changes,
        }),
        deleteRelease: ({ id: release_id, tag }) => remove(toWrite(`deleting the draft release \`${tag}\``), 'DELETE /releases/{release_id}', {
            release_id,
        }),
        findTag: (tag) => find(toRead(`looking for the tag \`${tag}\``), 'GET /git/ref/{ref}', parseTag, { ref: `tags/${tag}` }),
        listAssets: ({ id: release_id, tag }) => list(toRead(`listing the assets of the release \`${tag}\``), 'GET /releases/{release_id}/assets', parseAsset, { release_id }),
        findAsset: (asset_id) => find(toRead('reading the asset'), 'GET /releases/assets/{asset_id}', parseAsset, { asset_id }),
        editAsset: ({ id: asset_id }, changes) => readOne(toWrite(changes.name === undefined ? 'labelling an asset' : `renaming an asset to \`${changes.name}\``), 'PATCH /releases/assets/{asset_id}', parseAsset, { asset_id, ...changes }),
        deleteAsset: ({ id: asset_id }) => remove(toWrite('deleting an asset'), 'DELETE /releases/assets/{asset_id}', { asset_id }),
        signAsset: ({ id }) => findContent(toRead('asking for a signed URL of the asset'), id),
        uploadAsset: async (url, name, file) => {
            const target = new URL(url);
            target.searchParams.set('name', name);
            const task = toWrite(`uploading \`${name}\``);
            return expectValue(await upload(task, target, file), parseAsset, task);
        },
    };
}
const toRead = (doing) => ({ doing, kind: 'read' });
const toWrite = (doing) => ({ doing, kind: 'write' });
function expectValue({ data }, parse, task) {
    const value = parse(data);
    if (value === undefined)
        throw toInvalidAnswer(task, 'its answer is not what GitHub describes');
    return value;
}
const parsePrivate = (value) => {
    const isPrivate = toFields(value)['private'];
    return typeof isPrivate === 'boolean' ? isPrivate : undefined;
};
const parseTag = (value) => {
    const { type, sha } = toFields(toFields(value)['object']);
    if (typeof sha !== 'string')
        return undefined;
    return type === 'commit' ? sha : '';
};

// EXTERNAL MODULE: ./src/shared/errors.ts
var errors = __webpack_require__(8382);
;// CONCATENATED MODULE: ./src/github/exchange.ts



const MAX_ANSWER_BYTES = 32 * 1024 * 1024;
const MAX_REDIRECT_BYTES = 64 * 1024;
function createExchange(ports) {
    const limits = { retries: ports.retries, budgetMs: retry/* REPEAT_BUDGET_MS */.$4 };
    return async (request, task, wish = 'json') => {
        const whole = {
            timeoutMs: ports.timeoutMs,
            ...request,
            maxBytes: wish === 'json' ? MAX_ANSWER_BYTES : MAX_REDIRECT_BYTES,
        };
        const answer = await (0,retry/* sendWithRepeats */.t0)(whole, judgeByMethod(request.method), ports, limits).catch((error) => {
            throw toGitHubError(error, task);
        });
        const { status, isCut } = answer;
        const isWanted = wish === 'json' ? status >= 200 && status < 300 : status === 302;
        if (!isWanted)
            throw toRefusal(answer, task, ports.clock.wallNow());
        if (wish === 'json' && isCut)
            throw toInvalidAnswer(task, 'its answer is too large');
        return answer;
    };
}

;// CONCATENATED MODULE: ./src/github/explain.ts



class HostingError extends errors/* PublishError */.S1 {
    remedy;
    constructor({ remedy = 'change', ...details }) {
        super({ code: 'not-published', ...details });
        this.remedy = remedy;
    }
}
async function explainErrors({ quote }, work) {
    try {
        return await work();
    }
    catch (error) {
        throw error instanceof GitHubError ? explainGitHub(error, quote) : error;
    }
}
async function explainErrorsAfterPublish(ports, advise, work) {
    try {
        return await explainErrors(ports, work);
    }
    catch (error) {
        if (!(error instanceof errors/* PublishError */.S1) || error.code === 'after-publish')
            throw error;
        throw new errors/* PublishError */.S1({
            code: 'after-publish',
            title: `Published, but: ${error.title}`,
            message: `The service has the version, but the release on GitHub is not complete. ${error.message}`,
            hint: advise(error.hint, error instanceof HostingError ? error.remedy : 'change'),
            cause: error,
        });
    }
}
function explainGitHub(error, quote) {
    const { task, refusal, cause } = error;
    const advice = refusal === undefined ? adviseReach(error) : adviseRefusal(refusal, task);
    const message = refusal === undefined
        ? `${task.doing.charAt(0).toUpperCase()}${task.doing.slice(1)} on GitHub failed: ${error.message}.`
        : `GitHub answered ${refusal.status} while ${task.doing}${describe(refusal, quote)}.`;
    return new HostingError({ ...advice, message, cause });
}
function hostingError(title, message, hint, details = {}) {
    return new HostingError({ title, message, hint, ...details });
}
function quoteCode(text, quote) {
    return `\`${quote(text).replaceAll('`', "'")}\``;
}
function describe({ said, acceptedPermissions }, quote) {
    const text = said === '' ? '' : `: ${quoteCode(said, quote)}`;
    const isHinted = acceptedPermissions.startsWith('contents=');
    return acceptedPermissions === '' || isHinted
        ? text
        : `${text} (it asks for ${quoteCode(acceptedPermissions, quote)})`;
}
const REACH_ADVICE = {
    tls: { hint: 'Have the certificate of that GitHub fixed, or made known to the runner.' },
    proxy: { hint: 'Check `https_proxy` and `no_proxy` of the runner.' },
    'proxy-address': { hint: transport_error/* PROXY_ADDRESS_HINT */.uW },
    deadline: { hint: 'Run this again; if the network is slow, raise `timeout`.', remedy: 'rerun' },
    cancelled: { hint: 'Run this again when you want to.', remedy: 'rerun' },
};
const STATUS_ADVICE = {
    hint: 'Check https://www.githubstatus.com and run this again.',
    remedy: 'rerun',
};
function adviseReach({ cause }) {
    const failure = cause instanceof transport_error/* TransportError */.wX ? cause.failure : 'interrupted';
    return { title: 'GitHub not reached', ...(REACH_ADVICE[failure] ?? STATUS_ADVICE) };
}
const WRITE_HINT = 'Give the job `permissions: contents: write`, which pull requests from forks and Dependabot cannot have.';
const TAG_HINT = 'If it has that, the commit changes workflow files: push the tag before this step, or set `github-token` to that of ' +
    'a GitHub App that may write workflows.';
function adviseRefusal({ status, limitMs, immutable }, { kind }) {
    if (limitMs !== undefined || status === 429) {
        const wait = limitMs === undefined ? 'later' : `in ${Math.ceil(limitMs / 1000)} s or later`;
        return { title: 'Limit of GitHub reached', hint: `Run this again ${wait}.`, remedy: 'rerun' };
    }
    if (status >= 500)
        return { title: 'GitHub in trouble', ...STATUS_ADVICE };
    if (status < 400)
        return adviseRedirect(status);
    if (status === 401) {
        return {
            title: 'GitHub token refused',
            hint: 'Leave `github-token` out, or set it to a token that is valid: a personal one may have expired.',
        };
    }
    if (status === 403 || (status === 404 && kind !== 'read')) {
        const hint = kind === 'tag' ? `${WRITE_HINT} ${TAG_HINT}` : WRITE_HINT;
        return { title: 'GitHub permission missing', hint };
    }
    if (status === 404) {
        return {
            title: 'Not found on GitHub',
            hint: 'Check that `github-token` belongs to this repository and may read it.',
        };
    }
    if (immutable !== undefined)
        return adviseImmutable(immutable);
    return { title: 'Refused by GitHub', hint: 'Fix what GitHub says, then run this again.', remedy: 'rerun' };
}
function adviseRedirect(status) {
    return status < 300
        ? {
            title: 'No signed URL',
            hint: 'This GitHub sends files itself: if they are public, set `asset-url` to `public`; else put the package somewhere else, and give its URL as `zip_url`.',
        }
        : {
            title: 'Repository moved',
            hint: 'The repository was renamed or moved while this ran: run this again.',
            remedy: 'rerun',
        };
}
function adviseImmutable(immutable) {
    return immutable === 'tag'
        ? {
            title: 'Tag used up',
            hint: 'A deleted immutable release had this tag, which can never be used again: raise the version, or set another `release-tag`.',
            remedy: 'none',
        }
        : { title: IMMUTABLE_TITLE, hint: IMMUTABLE_HINT };
}
const IMMUTABLE_TITLE = 'Release is immutable';
const IMMUTABLE_HINT = 'Nothing can be added once it is published: raise the version. If the workflow runs on `release: published`, which is ' +
    'too late, run it when the tag is pushed, and let this action make the release.';

// EXTERNAL MODULE: ./src/http/urls.ts
var urls = __webpack_require__(88);
;// CONCATENATED MODULE: ./src/github/trusted-url.ts

function isSafe(url) {
    const isSecret = url.protocol === 'https:' || (url.protocol === 'http:' && isThisMachine(url));
    return isSecret && url.username === '' && url.password === '';
}
function isThisMachine(url) {
    return (0,urls/* isLoopback */.U9)(url) || url.hostname.endsWith('.localhost');
}
function isSafeFrom(url, other) {
    return isSafe(url) && (!isThisMachine(url) || isThisMachine(other));
}
function parsePublicUrl(text, apiUrl) {
    const url = (0,urls/* parseWebUrl */.BD)(text);
    return url !== null && isSafeFrom(url, apiUrl) ? url : undefined;
}
function findUploadUrl(template, apiUrl) {
    const url = parsePublicUrl(template.replace(/\{.*$/s, ''), apiUrl);
    if (url === undefined)
        return undefined;
    const home = apiUrl.hostname.replace(/^api\./, '');
    const isHome = url.hostname === home || url.hostname === apiUrl.hostname || url.hostname.endsWith(`.${home}`);
    const isSameDoor = url.protocol === apiUrl.protocol && url.port === apiUrl.port;
    return isThisMachine(url) || (isHome && isSameDoor) ? url : undefined;
}

;// CONCATENATED MODULE: ./src/github/client.ts




const MIN_UPLOAD_BYTES_PER_S = 128 * 1024;
const HEADERS = { accept: 'application/vnd.github+json', 'x-github-api-version': '2022-11-28' };
async function connect(repository, ports) {
    const { token, apiUrl, owner, name: repo } = repository;
    refuseToken(token);
    refuseApi(apiUrl);
    const octokit = (await loadOctokit())(token, { baseUrl: apiUrl.href.replace(/\/+$/, '') });
    const exchange = createExchange(ports);
    const call = async (task, route, values, wish = 'json') => {
        const [verb = '', path = ''] = route.split(' ');
        const fetch = async (url, { method, headers, body }) => {
            const request = { method, headers, url: new URL(url), ...(body !== undefined && { body }) };
            return toResponse(await exchange(request, task, wish));
        };
        const headers = wish === 'json' ? HEADERS : { ...HEADERS, accept: 'application/octet-stream' };
        const options = { owner, repo, ...values, headers, request: { fetch } };
        try {
            return toReply((await octokit.request(`${verb} /repos/{owner}/{repo}${path}`, options)));
        }
        catch (error) {
            throw unwrap(error);
        }
    };
    return {
        call: (task, route, values = {}) => call(task, route, values),
        findContent: async (task, asset_id) => (await call(task, 'GET /releases/assets/{asset_id}', { asset_id }, 'redirect')).location,
        upload: async (task, url, upload) => {
            const headers = { ...HEADERS, authorization: `token ${token}`, 'content-type': 'application/zip' };
            const timeoutMs = ports.timeoutMs + (upload.sizeBytes / MIN_UPLOAD_BYTES_PER_S) * 1000;
            const { body } = await exchange({ method: 'POST', url, headers, upload, timeoutMs }, task);
            return { data: parseJson(body), location: '', hasMore: false };
        },
    };
}
async function loadOctokit() {
    try {
        return (await __webpack_require__.e(/* import() */ 351).then(__webpack_require__.bind(__webpack_require__, 1351))).getOctokit;
    }
    catch (error) {
        throw hostingError('GitHub client not loaded', `The client for GitHub cannot be used: ${(0,errors/* messageOf */.bD)(error)}.`, 'Check that `https_proxy` and `http_proxy` of the runner are URLs.', { cause: error });
    }
}
function toResponse({ status, headers: { location, link }, body }) {
    const headers = {
        'content-type': 'application/json',
        ...(location !== undefined && { location }),
        ...(typeof link === 'string' && { link }),
    };
    return new Response(status === 204 || status === 205 ? null : body, { status, headers });
}
function toReply({ data, headers: { location = '', link = '' } }) {
    return { data, location, hasMore: link.includes('rel="next"') };
}
function unwrap(error) {
    const { cause } = Object(error);
    return cause ?? error;
}
function parseJson(body) {
    try {
        return JSON.parse(body.toString('utf8'));
    }
    catch {
        return undefined;
    }
}
function refuseToken(token) {
    if (/^[\x21-\x7e]+$/.test(token))
        return;
    throw new errors/* PublishError */.S1({
        code: 'input',
        title: 'Input github-token',
        message: `Input \`github-token\` is ${token === '' ? 'empty' : 'no token: it has blanks or other characters that no token has'}.`,
        hint: 'Leave the input out, or set it to `${{ github.token }}`.',
    });
}
function refuseApi(apiUrl) {
    if (isSafe(apiUrl))
        return;
    throw hostingError('GitHub is not safe to call', `The API of GitHub is at \`${apiUrl.origin}\` (\`GITHUB_API_URL\`), which is no \`https:\` address, so it is not given the token.`, 'Have TLS set up for that GitHub Enterprise Server.');
}

;// CONCATENATED MODULE: ./src/hosting/name-release.ts

function nameRelease({ id, tag, url }) {
    return { id, tag, url: (0,urls/* parseWebUrl */.BD)(url) === null ? '' : url };
}
function nameAsset({ place: { release }, put: { asset }, }) {
    return { release: nameRelease(release), asset: { id: asset.id, name: asset.name } };
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
        if (isMissing(error))
            return undefined;
        if (isRefused(error) && (await github.findRelease(id))?.isDraft === false)
            return asset;
        throw error;
    }
}
const WITHDRAWN = '.withdrawn-';
async function keepName(asset, name, job) {
    if (!asset.name.startsWith(`${name}${WITHDRAWN}`))
        return asset;
    try {
        return await job.github.editAsset(asset, { name });
    }
    catch (error) {
        if (isTaken(error) || isMissing(error))
            return undefined;
        if (!isRefused(error))
            throw error;
        warnOfName(asset, name, job);
        return asset;
    }
}
async function takeAssetBack(asset, job) {
    const { github, ports } = job;
    const name = quoteCode(asset.name, ports.quote);
    try {
        if (asset.label !== '')
            return tellClaimed(asset, job);
        const renamed = await github.editAsset(asset, {
            name: `${asset.name}${WITHDRAWN}${ports.randomHex(4)}`,
        });
        if (renamed.label !== '') {
            await giveNameBack(renamed, asset.name, job);
            return tellClaimed(asset, job);
        }
        await github.deleteAsset(renamed);
    }
    catch (error) {
        if (!isMissing(error))
            throw error;
    }
    ports.log.info(`The asset ${name} was deleted again; its draft stays.`);
    return 'the asset is deleted';
}
function tellClaimed({ name }, { ports }) {
    ports.log.info(`The asset ${quoteCode(name, ports.quote)} stays, because another run uses it.`);
    return 'the asset stays, because another run uses it';
}
async function giveNameBack(asset, name, job) {
    try {
        await job.github.editAsset(asset, { name });
    }
    catch (error) {
        if (!(error instanceof GitHubError))
            throw error;
        warnOfName(asset, name, job);
    }
}
function warnOfName(asset, name, { ports }) {
    ports.log.warning('Asset has another name', `The asset ${quoteCode(name, ports.quote)} stays, because it is in use, but may be called ${quoteCode(asset.name, ports.quote)} now: name it back by hand, if the release is not immutable.`);
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./src/hosting/expiry.ts
function readExpiryMs({ searchParams }) {
    const signatures = ['X-Amz', 'X-Goog'].map((prefix) => parseCompactDate(searchParams.get(`${prefix}-Date`)) +
        Number(searchParams.get(`${prefix}-Expires`) ?? NaN) * 1000);
    const ends = [
        readTokenEnd(searchParams.get('jwt') ?? ''),
        Date.parse(searchParams.get('se') ?? ''),
        ...signatures,
    ];
    const known = ends.filter((endMs) => Number.isFinite(endMs));
    return known.length === 0 ? undefined : Math.min(...known);
}
function readTokenEnd(token) {
    try {
        const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
        return typeof claims.exp === 'number' ? claims.exp * 1000 : NaN;
    }
    catch {
        return NaN;
    }
}
function parseCompactDate(text) {
    const [, day = '', time = ''] = /^(\d{8})T(\d{6})Z$/.exec(text ?? '') ?? [];
    const date = day.replace(/(....)(..)(..)/, '$1-$2-$3');
    return Date.parse(`${date}T${time.replace(/(..)(..)(..)/, '$1:$2:$3')}Z`);
}

;// CONCATENATED MODULE: ./src/hosting/prove-download.ts



const MAX_REDIRECTS = 5;
async function disprove(url, { sizeBytes, head, tail }, ports) {
    const parts = [
        { start: 0, bytes: head },
        { start: sizeBytes - tail.length, bytes: tail },
    ];
    for (const part of parts.filter(({ bytes }) => bytes.length > 0)) {
        const answer = await fetchPart(url, part, ports);
        const disproof = 'why' in answer ? answer : compare(answer, part, sizeBytes);
        if (disproof !== undefined)
            return disproof;
    }
    return undefined;
}
async function fetchPart(start, part, { send, timeoutMs, quote }) {
    const headers = { Accept: '*/*', Range: `bytes=${part.start}-${part.start + part.bytes.length - 1}` };
    let url = start;
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
        try {
            const answer = await send({ method: 'GET', url, headers, timeoutMs, maxBytes: part.bytes.length });
            const { location } = answer.headers;
            if (answer.status < 300 || answer.status >= 400 || location === undefined)
                return answer;
            const next = (0,urls/* parseUrl */.Dl)(location, url);
            if (next === null || !isSafeFrom(next, url)) {
                const target = next === null ? 'nowhere' : (0,urls/* showTarget */.Rg)(next, quote);
                return { why: `redirects to ${target}, which is no plain \`https:\` address`, isLasting: true };
            }
            url = next;
        }
        catch (error) {
            if (!(error instanceof transport_error/* TransportError */.wX))
                throw error;
            const why = `cannot be fetched from ${(0,urls/* showTargetHost */.lJ)(url, quote)}: ${error.message}`;
            return { why, isLasting: (0,transport_error/* isLasting */.dJ)(error.failure) };
        }
    }
    return { why: `redirects more than ${MAX_REDIRECTS} times`, isLasting: true };
}
function compare({ status, headers, body }, { start, bytes }, sizeBytes) {
    if (status !== 200 && status !== 206)
        return { why: `answers ${status}`, isLasting: false };
    if (headers['content-type']?.startsWith('text/html') === true) {
        return { why: 'leads to a web page, such as one to log in', isLasting: true };
    }
    const [, first, size] = /^bytes +(\d+)-\d+\/(\d+)$/i.exec(headers['content-range'] ?? '') ?? [];
    const offset = status === 200 ? 0 : Number(first);
    const isSized = Number(status === 200 ? headers['content-length'] : size) === sizeBytes;
    const isSame = offset === start ? body.equals(bytes) : status === 200;
    return isSized && isSame
        ? undefined
        : { why: 'leads to something else than the package', isLasting: false };
}

;// CONCATENATED MODULE: ./src/hosting/signed-url.ts





const MIN_LEFT_MS = 60_000;
const WAITS_MS = [1_000, 2_000, 4_000];
async function provideSignedUrl(asset, ends, context) {
    const { clock, log } = context.ports;
    for (let tries = 0;; tries += 1) {
        const url = await signUrl(asset, context);
        const disproof = await disprove(url, ends, context.ports);
        const leftMs = (readExpiryMs(url) ?? Infinity) - clock.wallNow();
        const waitMs = WAITS_MS[tries];
        if (disproof === undefined && leftMs >= MIN_LEFT_MS)
            return url.href;
        if (disproof === undefined && waitMs === undefined) {
            log.info('By the clock of this runner the signed URL ends within a minute; it is used all the same.');
            return url.href;
        }
        if (disproof !== undefined && (disproof.isLasting || waitMs === undefined))
            throw signedError(disproof.why);
        if (disproof !== undefined)
            await clock.sleep(waitMs ?? 0);
    }
}
async function signUrl(asset, { github, repository, ports }) {
    const text = await github.signAsset(asset);
    const url = parsePublicUrl(text, repository.apiUrl);
    const query = text.replace(/^[^?#]*[?#]?/, '');
    const secrets = new Set([query, ...(0,urls/* collectUrlSecrets */.hR)(text)]);
    for (const secret of secrets)
        if (secret !== '')
            ports.mask(secret);
    if (url === undefined)
        throw signedError('is no plain `https:` address');
    if (url.origin === repository.apiUrl.origin)
        throw signedError('leads back to the API, which asks for a token');
    return url;
}
function signedError(why) {
    return hostingError('No usable signed URL', `The signed URL of the asset ${why}.`, 'Run this again later; on GitHub Enterprise Server, check that its storage answers without a log-in.', { remedy: 'rerun' });
}

;// CONCATENATED MODULE: ./src/hosting/compare-asset.ts





const MIN_BYTES_PER_S = 128 * 1024;
function fits({ state, sizeBytes, digest }, file) {
    const isSame = !isKnown(digest) || digest === `sha256:${file.sha256}`;
    return state === 'uploaded' && sizeBytes === file.sizeBytes && isSame;
}
async function hasContent(asset, file, context) {
    if (!fits(asset, file) || isKnown(asset.digest))
        return fits(asset, file);
    const { log, quote } = context.ports;
    log.info(`GitHub has no digest of ${quoteCode(asset.name, quote)}: it is downloaded to be compared.`);
    return (await hashAsset(asset, context)) === file.sha256;
}
function isKnown(digest) {
    return digest?.startsWith('sha256:') === true;
}
async function hashAsset(asset, context) {
    const { ports } = context;
    const { sizeBytes } = asset;
    let hash;
    const request = {
        method: 'GET',
        url: await signUrl(asset, context),
        headers: { Accept: '*/*' },
        timeoutMs: ports.timeoutMs + (sizeBytes / MIN_BYTES_PER_S) * 1000,
        maxBytes: 0,
        receive: ({ status }) => {
            if (status !== 200)
                return undefined;
            const fresh = (0,external_node_crypto_.createHash)('sha256');
            hash = fresh;
            return { maxBytes: sizeBytes, write: (chunk) => Promise.resolve(void fresh.update(chunk)) };
        },
    };
    const limits = { retries: ports.retries, budgetMs: retry/* REPEAT_BUDGET_MS */.$4 };
    const { status } = await (0,retry/* sendWithRepeats */.t0)(request, retry/* judgeRead */.Oi, ports, limits).catch((error) => {
        throw toGitHubError(error, { doing: 'downloading the asset', kind: 'read' });
    });
    if (hash === undefined || status !== 200) {
        throw hostingError('Asset cannot be compared', `The asset ${quoteCode(asset.name, ports.quote)} has no digest on GitHub, and its download answers ${status}.`, 'Run this again later, or delete the asset.', { remedy: 'rerun' });
    }
    return hash.digest('hex');
}

;// CONCATENATED MODULE: ./src/hosting/mark.ts
const MAX_BODY = 125_000;
const ROOM_FOR_MARKS = 2_000;
const CUT_SIGN = '\n\n…';
const MARK = /<!--[ \t]*publish-wordpress-plugin:[ \t]*([0-9a-f]{16,64})(?:[ \t]+([A-Za-z0-9][A-Za-z0-9._+-]{0,254}))?[ \t]*-->/g;
const VALUE_BYTES = 12;
function createMark({ assetName }, { randomHex }) {
    return { value: randomHex(VALUE_BYTES), assetName };
}
function readMarks(body) {
    return [...body.matchAll(MARK)].map(([, value = '', assetName]) => ({ value, assetName }));
}
function hasMark(body, { value }) {
    return readMarks(body).some((mark) => mark.value === value);
}
function isCreatedFor({ body }, { assetName }) {
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

;// CONCATENATED MODULE: ./src/hosting/find-release.ts

const find_release_WITHDRAWN = ' (withdrawn)';
async function findReleases(github, tag) {
    const published = await github.findPublished(tag);
    if (published !== undefined)
        return [published];
    return sortReleases(await github.listReleases((release) => release.tag === tag && !isWithdrawn(release)));
}
function sortReleases(releases) {
    return [...releases].sort((a, b) => Number(a.isDraft) - Number(b.isDraft) || a.id - b.id);
}
function isWithdrawn({ isDraft, name, body }) {
    return isDraft && name.endsWith(find_release_WITHDRAWN) && readMarks(body).length > 0;
}
function nameWithdrawn({ name, tag }) {
    return name.endsWith(find_release_WITHDRAWN) ? name : `${name === '' ? tag : name}${find_release_WITHDRAWN}`;
}
function nameKept({ name }) {
    return name.endsWith(find_release_WITHDRAWN) ? name.slice(0, -find_release_WITHDRAWN.length) : name;
}

;// CONCATENATED MODULE: ./src/hosting/plan-asset.ts


async function planAsset(release, assets, job) {
    const { order } = job;
    const asset = assets.find(({ name }) => name === order.assetName);
    if (asset?.state === 'uploaded' && (await hasContent(asset, order.file, job)))
        return { kind: 'reuse', asset };
    if (release.isImmutable) {
        throw hostingError(IMMUTABLE_TITLE, `The release \`${order.tag}\` is published and immutable, and has no asset \`${order.assetName}\` with this content.`, IMMUTABLE_HINT);
    }
    if (asset === undefined)
        return { kind: 'upload' };
    if (asset.state !== 'uploaded')
        return { kind: 'clear', asset };
    if (!order.overwrite)
        throw conflictError(asset, job);
    return { kind: 'replace', asset };
}
function conflictError({ name }, { order, ports }) {
    return hostingError('Asset exists with other content', `The release \`${order.tag}\` has an asset ${quoteCode(name, ports.quote)} already, and its content is not that of the package.`, 'Raise the version, set another `asset-name`, or set `overwrite: true` to replace it.');
}

// EXTERNAL MODULE: ./src/shared/format.ts
var format = __webpack_require__(6338);
;// CONCATENATED MODULE: ./src/hosting/back-off.ts
const FIRST_MS = 1_000;
const MAX_MS = 30_000;
async function backOff(repeats, { clock, random }) {
    await clock.sleep(random() * Math.min(MAX_MS, FIRST_MS * 2 ** repeats));
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(7075);
// EXTERNAL MODULE: ./src/shared/file-type.ts
var file_type = __webpack_require__(6376);
// EXTERNAL MODULE: ./src/shared/local-file.ts
var local_file = __webpack_require__(6237);
;// CONCATENATED MODULE: ./src/hosting/local-package.ts






const END_BYTES = 1024;
const ZIP_START = 'PK\x03\x04';
const EMPTY_ZIP = { what: 'a ZIP without any files', fix: 'Check the step that builds the ZIP.' };
const CHUNK_BYTES = 1024 * 1024;
async function readEnds(file) {
    const { sizeBytes } = file;
    const local = await (0,local_file/* openLocalFile */.K)(file.path);
    try {
        if (local.sizeBytes !== sizeBytes)
            throw changeError(file);
        const headBytes = Math.min(sizeBytes, END_BYTES);
        const tailBytes = Math.min(sizeBytes - headBytes, END_BYTES);
        const head = await local.read(0, headBytes);
        refuseContent(file, head);
        return { sizeBytes, head, tail: await local.read(sizeBytes - tailBytes, tailBytes) };
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
            if (!(await fill(chunk, handle, start)))
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
    for (let filled = 0; filled < chunk.length;) {
        const { bytesRead } = await handle.read(chunk, filled, chunk.length - filled, start + filled);
        if (bytesRead === 0)
            return false;
        filled += bytesRead;
    }
    return true;
}
function refuseContent({ path }, head) {
    if (head.toString('latin1').startsWith(ZIP_START))
        return;
    const { what, fix } = (0,file_type/* describeContent */.X)(head) ?? EMPTY_ZIP;
    const message = `The file "${(0,external_node_path_.basename)(path)}" is ${what}.`;
    throw new errors/* PublishError */.S1({ code: 'package', title: 'Package cannot be published', message, hint: fix });
}
function changeError({ path }, cause) {
    return new errors/* PublishError */.S1({
        code: 'package',
        title: 'Package cannot be published',
        message: `The file "${(0,external_node_path_.basename)(path)}" was changed after it was looked into.`,
        hint: 'Run this when the step that writes the file has ended.',
        cause,
    });
}

;// CONCATENATED MODULE: ./src/hosting/progress.ts

const INTERVAL_MS = 2_000;
function createProgress({ name, sizeBytes }, { clock, log }) {
    const startMs = clock.now();
    let shownMs = startMs;
    return (sentBytes) => {
        const nowMs = clock.now();
        if (nowMs - shownMs < INTERVAL_MS || sentBytes === sizeBytes)
            return;
        shownMs = nowMs;
        const bytesPerS = (sentBytes / (nowMs - startMs)) * 1000;
        const leftS = Math.ceil((sizeBytes - sentBytes) / bytesPerS);
        const percent = Math.floor((sentBytes / sizeBytes) * 100);
        log.info(`${name}: ${percent} % of ${(0,format/* formatSize */.Xq)(sizeBytes)} sent, ${(0,format/* formatSize */.Xq)(bytesPerS)}/s, ${(0,format/* formatDuration */.a3)(leftS * 1000)} left.`);
    };
}

;// CONCATENATED MODULE: ./src/hosting/upload-asset.ts









const upload_asset_WAITS_MS = [2_000, 4_000, 8_000, 16_000];
async function uploadAsset(release, name, job) {
    const { ports, order } = job;
    let origin = 'found';
    for (let repeats = 0;; repeats += 1) {
        try {
            return { asset: await uploadOnce(release, name, job), origin: 'uploaded' };
        }
        catch (error) {
            if (isImmutable(error))
                return await findPublished(error, release, name, job);
            if (!isTaken(error) && !isUnclear(error))
                throw error;
            if (isUnclear(error))
                origin = 'unsure';
            const asset = await settleName(release, name, isTaken(error), job);
            if (asset !== undefined && (await hasContent(asset, order.file, job)))
                return { asset, origin };
            if (asset !== undefined)
                throw conflictError(asset, job);
            if (repeats >= ports.retries)
                throw error;
            ports.log.repeat(`The upload of \`${name}\` failed; again (${repeats + 1} of ${ports.retries}).`);
            await backOff(repeats, ports);
        }
    }
}
async function findPublished(error, release, name, job) {
    const asset = (await job.github.listAssets(release)).find((other) => other.name === name);
    if (asset?.state === 'uploaded' && (await hasContent(asset, job.order.file, job)))
        return { asset, origin: 'found' };
    throw error;
}
async function uploadOnce(release, name, job) {
    const { github, repository, ports, order } = job;
    const url = findUploadUrl(release.uploadUrl, repository.apiUrl);
    if (url === undefined)
        throw addressError(release, job);
    const { sizeBytes } = order.file;
    const body = openUpload(order.file, () => createProgress({ name, sizeBytes }, ports));
    const asset = await github.uploadAsset(url, name, body);
    if (!fits(asset, order.file)) {
        await github.deleteAsset(asset);
        throw toInvalidAnswer({ doing: `uploading \`${name}\``, kind: 'write' }, 'what arrived is not what was sent');
    }
    ports.log.info(`Uploaded ${quoteCode(asset.name, ports.quote)} (${(0,format/* formatSize */.Xq)(sizeBytes)}).`);
    return asset;
}
async function settleName(release, name, isPatient, { github, ports }) {
    const look = async () => (await github.listAssets(release)).find((asset) => asset.name === name);
    let asset = await look();
    for (const waitMs of isPatient ? upload_asset_WAITS_MS : []) {
        if (asset?.state === 'uploaded')
            break;
        await ports.clock.sleep(waitMs);
        asset = await look();
    }
    if (asset === undefined || asset.state === 'uploaded')
        return asset;
    ports.log.info(`An upload of \`${name}\` has not ended; what it left is deleted.`);
    await github.deleteAsset(asset);
    return undefined;
}
function addressError({ tag, uploadUrl }, { ports }) {
    return hostingError('Upload address not trusted', `GitHub wants uploads for the release \`${tag}\` at ${quoteCode(uploadUrl, ports.quote)}, which is not on its own host, so it is not given the token.`, 'Check `GITHUB_API_URL` of the runner.');
}

;// CONCATENATED MODULE: ./src/hosting/replace-asset.ts



async function replaceAsset(release, old, job) {
    const { github, ports } = job;
    const mark = ports.randomHex(4);
    const { asset: fresh } = await uploadAsset(release, `${old.name}.new-${mark}`, job);
    const placed = await swap(old, fresh, `${old.name}.old-${mark}`, job);
    try {
        await github.deleteAsset(old);
        ports.log.info(`Replaced the asset ${quoteCode(placed.name, ports.quote)}.`);
    }
    catch {
        ports.log.warning('Old asset left on GitHub', `The asset that was replaced could not be deleted: delete \`${old.name}.old-${mark}\` of the release \`${release.tag}\` by hand.`);
    }
    return placed;
}
async function swap(old, fresh, aside, { github, ports }) {
    let mayBeAside = true;
    try {
        await github.editAsset(old, { name: aside }).catch((error) => {
            mayBeAside = isUnclear(error);
            throw error;
        });
        return await github.editAsset(fresh, { name: old.name });
    }
    catch (error) {
        const isRolledBack = await succeeds(async () => {
            await github.deleteAsset(fresh);
            if (mayBeAside)
                await github.editAsset(old, { name: old.name });
        });
        if (!isRolledBack) {
            ports.log.warning('Assets left on GitHub', `An asset could not be replaced: look for \`${aside}\` and ${quoteCode(fresh.name, ports.quote)}, and rename or delete them by hand.`);
        }
        throw error;
    }
}
async function succeeds(work) {
    try {
        await work();
        return true;
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./src/hosting/put-asset.ts





const FRESH_MS = 600_000;
async function putAsset(place, job) {
    const { release, role } = place;
    const assets = role === 'own' && release.assets.length === 0 ? [] : await job.github.listAssets(release);
    const plan = await planAsset(release, assets, job);
    return (await carryOut(plan, release, job)) ?? putAsset(place, job);
}
async function carryOut(plan, release, job) {
    const { ports, order } = job;
    switch (plan.kind) {
        case 'upload':
            return rely(await uploadAsset(release, order.assetName, job), release, job);
        case 'reuse':
            ports.log.info(`The release \`${order.tag}\` has ${quoteCode(plan.asset.name, ports.quote)} already.`);
            return rely({ asset: plan.asset, origin: 'found' }, release, job);
        case 'replace':
            return { asset: await replaceAsset(release, plan.asset, job), origin: 'found', replaced: plan.asset };
        case 'clear': {
            const isFresh = ports.clock.wallNow() - plan.asset.createdMs < FRESH_MS;
            const found = await settleName(release, order.assetName, isFresh, job);
            return found === undefined
                ? rely(await uploadAsset(release, order.assetName, job), release, job)
                : undefined;
        }
    }
}
async function rely(put, release, job) {
    if (put.origin === 'uploaded')
        return put;
    const asset = await claimAsset(release, put.asset, job);
    return asset && { ...put, asset };
}

// EXTERNAL MODULE: ./src/shared/clock.ts
var clock = __webpack_require__(6103);
;// CONCATENATED MODULE: ./src/hosting/read-draft.ts

const LOOK_AGAIN_MS = 3_000;
async function readDraft({ id }, { github, ports }) {
    const found = await github.findRelease(id);
    if (found !== undefined)
        return found;
    await ports.clock.sleep(LOOK_AGAIN_MS).catch((error) => {
        if (!(error instanceof clock/* Cancelled */.c))
            throw error;
    });
    return github.findRelease(id);
}

;// CONCATENATED MODULE: ./src/hosting/withdraw-draft.ts





async function withdrawDraft(draft, asset, job) {
    const { github } = job;
    const before = (await readDraft(draft, job)) ?? draft;
    const reason = findReason(before, asset, job);
    if (reason !== undefined)
        return reason;
    const after = await github.editRelease(before, { name: nameWithdrawn(before) });
    const later = findReason(after, asset, job);
    if (after === undefined || later !== undefined) {
        if (after !== undefined)
            await withdraw_draft_giveNameBack(before, job);
        return later ?? 'gone';
    }
    return deleteDraft(after, job);
}
async function deleteDraft(draft, { github, ports }) {
    try {
        await github.deleteRelease(draft);
        return 'deleted';
    }
    catch (error) {
        if (!(error instanceof GitHubError))
            throw error;
        ports.log.warning('Draft left on GitHub', `The draft \`${nameWithdrawn(draft)}\` could not be deleted: delete it by hand; later runs do not use it.`);
        return 'not-deleted';
    }
}
function findReason(release, asset, { mark, order }) {
    if (release === undefined)
        return 'gone';
    if (!release.isDraft)
        return 'published';
    if (!hasMark(release.body, mark))
        return 'taken-over';
    if (readMarks(release.body).some(({ value }) => value !== mark.value))
        return 'joined';
    const isOwn = (other) => {
        const isLeft = other.name === order.assetName && (other.state !== 'uploaded' || fits(other, order.file));
        return other.id === asset?.id ? other.label === asset.label : isLeft && other.label === '';
    };
    return release.assets.every(isOwn) ? undefined : 'added-to';
}
async function withdraw_draft_giveNameBack(release, { github, ports }) {
    const name = nameKept(release);
    try {
        await github.editRelease(release, { name });
    }
    catch (error) {
        if (!(error instanceof GitHubError))
            throw error;
        ports.log.warning('Draft has another name', `The draft of the release \`${release.tag}\` stays, but may still be called \`${nameWithdrawn(release)}\`: name it back by hand.`);
    }
}

;// CONCATENATED MODULE: ./src/hosting/take-back.ts




const NOTHING = 'there is nothing';
async function takeBack(made, job) {
    const { place, put } = made;
    const { release, role } = place;
    if (put?.replaced !== undefined)
        return warnOfReplaced(put, job);
    if (put?.origin === 'unsure' && role !== 'own')
        return tellUnsure(put, job);
    if (role !== 'own' && put?.origin !== 'uploaded')
        return NOTHING;
    try {
        if (role === 'own' && release.isDraft)
            return await takeDraftBack(made, job);
        const now = await readDraft(release, job);
        const asset = put && now?.assets.find(({ id }) => id === put.asset.id);
        if (now === undefined || asset === undefined)
            return NOTHING;
        return now.isDraft ? await takeAssetBack(asset, job) : warnOfPublished(place, job);
    }
    catch {
        job.ports.log.warning('Left on GitHub', `Not all that this run made for the release \`${release.tag}\` could be taken back: look at its drafts, and delete by hand what is not needed.`);
        return 'not complete';
    }
}
const KEPT = {
    joined: 'because another run uses it, too: a run for this tag publishes it when the service has its package. If there is none, publish or delete it by hand',
    'added-to': 'because it has assets that this run has not uploaded. Publish or delete it by hand',
    'taken-over': 'because somebody has made it their own: the mark of this action is gone from its notes. Publish or delete it by hand',
};
async function takeDraftBack({ place, put }, job) {
    const { log } = job.ports;
    const { release } = place;
    const outcome = await withdrawDraft(release, put?.origin === 'found' ? undefined : put?.asset, job);
    switch (outcome) {
        case 'gone':
            return NOTHING;
        case 'deleted':
            log.info(`The draft of the release \`${release.tag}\` was deleted again.`);
            return 'the draft is deleted';
        case 'not-deleted':
            return 'not complete';
        case 'published':
            return warnOfPublished(place, job);
        default:
            log.warning('Draft stays on GitHub', `The draft of the release \`${release.tag}\` stays, ${KEPT[outcome]}.`);
            return put?.origin === 'uploaded' && outcome !== 'joined'
                ? takeAssetBack(put.asset, job)
                : 'the draft stays';
    }
}
function warnOfPublished({ role }, { ports, order }) {
    const what = role === 'own' ? `The release \`${order.tag}\`` : `The new asset of the release \`${order.tag}\``;
    ports.log.warning('Release stays on GitHub', `${what} is published already, so it stays; another run with the same package uses it as it is.`);
    return 'it is public, so it stays';
}
function warnOfReplaced({ asset, replaced }, { ports, order }) {
    const name = quoteCode(asset.name, ports.quote);
    const digest = replaced?.digest === undefined ? '' : ` (${quoteCode(replaced.digest, ports.quote)})`;
    ports.log.warning('Replaced asset stays on GitHub', `The asset ${name} of the release \`${order.tag}\` is the package of this run now, in place of the earlier one${digest}. ` +
        `To get that back, upload it as ${name} by hand, or run this with it and \`overwrite: true\`.`);
    return 'the replaced asset stays';
}
function tellUnsure({ asset }, { ports }) {
    ports.log.info(`The asset ${quoteCode(asset.name, ports.quote)} stays, because it may be another run that uploaded it.`);
    return 'the asset stays';
}

;// CONCATENATED MODULE: ./src/hosting/publish-draft.ts








const publish_draft_WAITS_MS = [0, 1_000, 2_000, 4_000];
async function publishDraft(hosted, job, isAllowed) {
    const { github, ports, order } = job;
    const { release: known, role } = hosted.place;
    const seen = await readDraft(known, job);
    const now = seen ?? (role === 'foreign' ? undefined : known);
    if (now === undefined)
        return moveOn(hosted, await github.findPublished(order.tag), job);
    const current = seen === undefined ? hosted : await refresh(hosted, seen, job);
    if (!now.isDraft) {
        ports.log.info(`The release \`${order.tag}\` is published already.`);
        return current;
    }
    if (!isAllowed(current, job))
        return current;
    if (current.put.asset.id !== hosted.put.asset.id)
        return publishDraft(current, job, isAllowed);
    try {
        const release = await github.publishRelease(now, toPublic(now));
        if (release === undefined)
            return await moveOn(hosted, await github.findPublished(order.tag), job);
        ports.log.info(`Published the release \`${order.tag}\`.`);
        return await refresh(current, release, job);
    }
    catch (error) {
        const other = isTaken(error) ? await publish_draft_findPublished(job) : undefined;
        if (other === undefined)
            throw error;
        return moveOn(hosted, other, job);
    }
}
function toPublic(draft) {
    const [body, name] = [removeMarks(draft.body), nameKept(draft)];
    return {
        ...(body !== draft.body && { body }),
        ...(name !== draft.name && { name }),
    };
}
function mayPublish({ place: { release, role }, put }, { order }) {
    if (role === 'own')
        return true;
    return role === 'joined' && isCreatedFor(release, order) && fits(put.asset, order.file);
}
async function refresh({ place, put }, release, job) {
    const now = { release, role: findRole(place, release, job) };
    const listed = release.assets.find(({ id }) => id === put.asset.id);
    if (now.role === 'foreign')
        return { place: now, put: { ...put, asset: listed ?? put.asset } };
    const found = listed ?? (await job.github.findAsset(put.asset.id));
    const asset = found && (await keepName(found, put.asset.name, job));
    return { place: now, put: asset === undefined ? await putAsset(now, job) : { ...put, asset } };
}
function findRole({ role }, { isDraft, body }, { mark }) {
    if (!isDraft || role === 'published')
        return role;
    const isMarked = role === 'own' ? hasMark(body, mark) : readMarks(body).length > 0;
    return isMarked ? role : 'foreign';
}
async function moveOn(from, release, job) {
    if (release === undefined)
        return undefined;
    job.ports.log.info(`Another release \`${job.order.tag}\` was published first; the package goes there.`);
    const place = { release, role: 'published' };
    const hosted = { place, put: await putAsset(place, job) };
    await takeBack(from, job);
    return hosted;
}
async function publish_draft_findPublished({ github, ports, order }) {
    for (const waitMs of publish_draft_WAITS_MS) {
        await ports.clock.sleep(waitMs);
        const release = await github.findPublished(order.tag);
        if (release !== undefined)
            return release;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./src/hosting/accept-hosted.ts






async function acceptHosted(hosted, job) {
    const { release } = hosted.place;
    const rest = `Do not publish the version again: run this again with \`if-published: skip\`, which completes the release, or publish the draft of the release \`${release.tag}\` by hand.`;
    const advise = (hint, remedy) => {
        if (remedy === 'none')
            return `${hint} Do not publish this version again.`;
        return remedy === 'rerun' ? rest : `${hint} ${rest}`;
    };
    return explainErrorsAfterPublish(job.ports, advise, async () => {
        if (!release.isDraft)
            return nameAsset(hosted);
        try {
            const done = await publishDraft(hosted, job, mayPublish);
            if (done === undefined)
                throw goneError(release.tag);
            if (done.place.release.isDraft)
                tellWhyDraft(hosted.place, done.place, job);
            return nameAsset(done);
        }
        catch (error) {
            if (isMissing(error) && (await readDraft(release, job)) === undefined)
                throw goneError(release.tag);
            if (hosted.place.role !== 'foreign' || !(error instanceof GitHubError))
                throw error;
            job.ports.log.notice('Release not checked', `This run has not made the draft of the release \`${release.tag}\`, and GitHub did not say what became of it: if it is still a draft, publish it when you want to.`);
            return nameAsset(hosted);
        }
    });
}
function tellWhyDraft(before, after, { ports }) {
    const draft = `the draft of the release \`${after.release.tag}\``;
    if (after.role === 'joined') {
        ports.log.notice('Release left to another run', `Another run made ${draft}, and publishes it. If that run failed, run it or this again, or publish the draft by hand.`);
        return;
    }
    const why = before.role === 'foreign'
        ? `This run has not made ${draft}`
        : `Somebody has made ${draft} their own: the mark of this action is gone from its notes`;
    ports.log.notice('Release is still a draft', `${why}, so it is left as it is: publish it when you want to.`);
}
function goneError(tag) {
    return new errors/* PublishError */.S1({
        code: 'after-publish',
        title: 'Published, but: Draft is gone',
        message: `The service has the version, but the draft of the release \`${tag}\` was deleted on GitHub while this ran.`,
        hint: 'Do not publish the version again: if you want the release, create it by hand, with the package as its asset.',
    });
}

;// CONCATENATED MODULE: ./src/hosting/choose-url.ts

async function readPrivacy({ github, order }) {
    if (order.assetUrl === 'signed')
        return false;
    const isPrivate = await github.isPrivate();
    if (isPrivate && order.assetUrl === 'public') {
        throw hostingError('No public URL', 'Input `asset-url` is `public`, but the repository is private, so nobody without credentials can download its assets.', 'Set `asset-url` to `auto` or `signed`.');
    }
    return isPrivate;
}
function chooseUrl({ release, role }, isPrivate, { order }) {
    if (order.assetUrl === 'signed' || isPrivate)
        return 'signed';
    if (!release.isDraft || role === 'own')
        return 'public';
    if (order.assetUrl === 'auto')
        return 'signed';
    throw hostingError('No public URL', `Input \`asset-url\` is \`public\`, but the release \`${order.tag}\` is a draft that this run has not made, so it is not published here.`, 'Publish or delete that draft, or set `asset-url` to `auto` or `signed`.');
}

;// CONCATENATED MODULE: ./src/hosting/place.ts




const MAX_TRIES = 3;
async function findPlace(job, passed) {
    for (;;) {
        const found = await findReleases(job.github, job.order.tag);
        const first = found.find(({ id }) => !passed.has(id));
        const place = first && (await enter(first, job));
        if (first === undefined || place !== undefined)
            return place;
        passed.add(first.id);
    }
}
async function enter(release, job) {
    if (!release.isDraft)
        return { release, role: 'published' };
    const { github, mark } = job;
    if (hasMark(release.body, mark))
        return { release, role: 'own' };
    if (readMarks(release.body).length === 0)
        return { release, role: 'foreign' };
    const now = (await readDraft(release, job)) ?? release;
    if (isWithdrawn(now))
        return undefined;
    if (!now.isDraft || readMarks(now.body).length === 0)
        return enter(now, job);
    const joined = await github.editRelease(now, { body: addMark(now.body, mark) });
    if (joined === undefined || isWithdrawn(joined))
        return undefined;
    if (joined.isDraft)
        return { release: joined, role: 'joined' };
    return { release: await cleanPublished(joined, job), role: 'published' };
}
async function cleanPublished(release, { github, ports }) {
    for (let tries = 1;; tries += 1) {
        try {
            return (await github.editRelease(release, { body: removeMarks(release.body) })) ?? release;
        }
        catch (error) {
            if (!(error instanceof GitHubError))
                throw error;
            if (tries < MAX_TRIES)
                continue;
            ports.log.notice('Comment left on GitHub', `The notes of the release \`${release.tag}\` have a comment of this action, which nobody sees; remove it by hand if you want to.`);
            return release;
        }
    }
}

;// CONCATENATED MODULE: ./src/hosting/create-release.ts






const LOOK_AFTER_MS = [1_000, 3_000];
async function providePlace(job) {
    const passed = new Set();
    for (;;) {
        const place = (await findPlace(job, passed)) ?? (await createDraft(job, passed));
        if (place !== undefined)
            return place;
    }
}
async function createDraft(job, passed) {
    const { order, ports } = job;
    const own = await createOnce(job);
    if (own === undefined)
        return undefined;
    const place = { release: own, role: 'own' };
    try {
        for (;;) {
            const first = await findFirst(own, job, passed);
            if (first.id === own.id) {
                ports.log.info(`Created a draft of the release \`${order.tag}\`.`);
                return place;
            }
            const other = await enter(first, job);
            if (other !== undefined) {
                ports.log.info(`Others created the release \`${order.tag}\` first; the package goes there.`);
                await takeBack({ place }, job);
                return other;
            }
            passed.add(first.id);
        }
    }
    catch (error) {
        await takeBack({ place }, job);
        throw error;
    }
}
async function findFirst(own, { github, order }, passed) {
    const found = await findReleases(github, order.tag);
    const others = found.filter(({ id }) => id !== own.id && !passed.has(id));
    const [first = own] = sortReleases([own, ...others]);
    return first;
}
async function prepareRelease({ tag, notes, prerelease }, { github, repository, ports }) {
    const tagged = await github.findTag(tag);
    if (tagged !== undefined && tagged !== '' && tagged !== repository.sha) {
        ports.log.warning('Tag is on another commit', `The tag \`${tag}\` exists and is not on the commit of this run; it stays where it is.`);
    }
    return {
        tag_name: tag,
        ...(tagged === undefined && { target_commitish: repository.sha }),
        name: tag,
        ...(notes === '' ? { generate_release_notes: true } : { body: cutNotes(notes) }),
        prerelease,
    };
}
async function createOnce(job) {
    const { github, ports, order, mark } = job;
    const prepared = await prepareRelease(order, job);
    const fields = { ...prepared, body: addMark(prepared.body ?? '', mark), draft: true };
    for (let repeats = 0;; repeats += 1) {
        try {
            return await github.createRelease(fields);
        }
        catch (error) {
            if (isCutShort(error))
                await cleanUp(job);
            if (!isUnclear(error))
                throw error;
            ports.log.info(`GitHub was not heard while ${error.task.doing}; looking whether it did it.`);
            const { own, hasOthers } = await lookForOwn(job);
            if (own !== undefined)
                return own;
            const isLast = hasOthers || repeats >= ports.retries;
            if (isLast)
                warnOfDraft(job);
            if (hasOthers)
                return undefined;
            if (isLast)
                throw error;
            await backOff(repeats, ports);
        }
    }
}
async function lookForOwn(job) {
    let found = { own: undefined, hasOthers: false };
    try {
        for (const waitMs of LOOK_AFTER_MS) {
            await job.ports.clock.sleep(waitMs);
            found = await look(job);
            if (found.own !== undefined)
                break;
        }
        return found;
    }
    catch (error) {
        await cleanUp(job);
        throw error;
    }
}
async function look({ github, order, mark }) {
    const found = await github.listReleases(({ tag }) => tag === order.tag);
    return {
        own: found.find(({ isDraft, body }) => isDraft && hasMark(body, mark)),
        hasOthers: found.some((release) => !isWithdrawn(release)),
    };
}
async function cleanUp(job) {
    const { own } = await look(job).catch(() => ({ own: undefined }));
    if (own === undefined)
        warnOfDraft(job);
    else
        await takeBack({ place: { release: own, role: 'own' } }, job);
}
function warnOfDraft({ order, ports }) {
    ports.log.warning('Perhaps left on GitHub', `It is not known whether GitHub created a draft of the release \`${order.tag}\` for this run: look at its drafts, and delete by hand what is not needed.`);
}

;// CONCATENATED MODULE: ./src/hosting/explain-gone.ts



async function explainMissing(error, { release }, job) {
    const isGone = isMissing(error) && (await readDraft(release, job)) === undefined;
    return isGone ? explain_gone_goneError(job, error) : error;
}
async function explainMissingAsset(error, { asset }, job) {
    const isGone = isMissing(error) && (await job.github.findAsset(asset.id)) === undefined;
    if (!isGone)
        return error;
    const { ports, order } = job;
    return hostingError('Asset is gone', `The asset ${quoteCode(asset.name, ports.quote)} of the release \`${order.tag}\` was deleted on GitHub while this ran.`, 'Run this again.', { remedy: 'rerun', cause: error });
}
function explain_gone_goneError({ order }, cause) {
    return hostingError('Release is gone', `The release \`${order.tag}\`, or its draft, was deleted on GitHub while this ran.`, 'Run this again: it makes another one.', { remedy: 'rerun', cause });
}

;// CONCATENATED MODULE: ./src/hosting/order.ts



const MAX_BYTES = 2 * 1024 ** 3;
const ASSET_NAME = /^[A-Za-z0-9][A-Za-z0-9._+-]*$/;
function refuseOrder({ assetName, file }) {
    if (!ASSET_NAME.test(assetName)) {
        throw new errors/* PublishError */.S1({
            code: 'input',
            title: 'Input asset-name',
            message: `The name of the asset, "${assetName}", has characters that GitHub changes, or does not begin with a letter or digit.`,
            hint: 'Set `asset-name` to a name of `A-Z a-z 0-9 . _ + -` that begins with a letter or digit.',
        });
    }
    if (file.sizeBytes < MAX_BYTES)
        return;
    throw hostingError('Package too large for GitHub', `The package has ${(0,format/* formatSize */.Xq)(file.sizeBytes)}, and an asset of a release must be smaller than 2 GiB.`, 'Make the package smaller, or put it somewhere else and give its URL as `zip_url`.');
}

;// CONCATENATED MODULE: ./src/hosting/public-url.ts



const public_url_WAITS_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000];
async function provePublicUrl({ url: text }, ends, { repository, ports }) {
    const url = parsePublicUrl(text, repository.apiUrl);
    if (url === undefined)
        throw publicError('is no plain `https:` address');
    for (let tries = 0;; tries += 1) {
        const disproof = await disprove(url, ends, ports);
        if (disproof === undefined)
            return url.href;
        const waitMs = public_url_WAITS_MS[tries];
        if (disproof.isLasting || waitMs === undefined)
            throw publicError(disproof.why);
        if (tries === 0)
            ports.log.info(`The public URL of the asset ${disproof.why}; waiting until GitHub has it.`);
        await ports.clock.sleep(waitMs);
    }
}
function publicError(why) {
    return hostingError('Asset is not public', `The public URL of the asset ${why}.`, 'Run this again: the asset is used as it is. If this GitHub asks everyone to log in, set `asset-url` to `signed`.', { remedy: 'rerun' });
}

;// CONCATENATED MODULE: ./src/hosting/plan.ts










async function planHosting(order, repository, ports) {
    return explainErrors(ports, async () => {
        refuseOrder(order);
        await readEnds(order.file);
        const github = createGitHub(await connect(repository, ports));
        const job = { order, repository, ports, github };
        const isPrivate = await readPrivacy(job);
        const [release] = await findReleases(github, order.tag);
        if (release === undefined) {
            return [
                await describeNew(order, 'A draft of the release', job),
                `The asset \`${order.assetName}\` (${(0,format/* formatSize */.Xq)(order.file.sizeBytes)}) would be uploaded.`,
                describeUrl(isPrivate || order.assetUrl === 'signed' ? 'signed' : 'public', undefined, job),
            ];
        }
        const place = { release, role: plan_findRole(release) };
        const kind = chooseUrl(place, isPrivate, job);
        const plan = await planAsset(release, await github.listAssets(release), job);
        return [describePlace(place), describeAsset(plan, job), describeUrl(kind, place, job)];
    });
}
async function describeNew({ tag, notes, prerelease }, what, { github, repository }) {
    const isTagged = (await github.findTag(tag)) !== undefined;
    const where = isTagged ? 'for the tag that exists' : `on the commit \`${repository.sha}\``;
    const content = notes === '' ? 'notes that GitHub generates' : `notes of ${cutNotes(notes).length} characters`;
    return `${what} \`${tag}\` would be created ${where}${prerelease ? ', as a pre-release' : ''}, with ${content}.`;
}
function plan_findRole({ isDraft, body }) {
    if (!isDraft)
        return 'published';
    return readMarks(body).length === 0 ? 'foreign' : 'joined';
}
function describePlace({ release, role }) {
    return role === 'joined'
        ? `The draft of the release \`${release.tag}\` exists; another run made it, and this one would join it.`
        : `The ${release.isDraft ? 'draft of the ' : ''}release \`${release.tag}\` exists; it would not be changed but for its assets.`;
}
function describeAsset(plan, { order }) {
    const name = `\`${order.assetName}\` (${(0,format/* formatSize */.Xq)(order.file.sizeBytes)})`;
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
function describeUrl(kind, place, job) {
    if (kind === 'public') {
        const first = place === undefined ? 'The release would be published. ' : '';
        return `${first}The service would get the URL \`${predictUrl(job)}\`.`;
    }
    return `The service would get a signed URL; ${describeEnd(place, job)}.`;
}
function describeEnd(place, { order }) {
    const then = 'would be published when the service has accepted the package';
    if (place === undefined)
        return `the release ${then}`;
    const { release, role } = place;
    if (!release.isDraft)
        return 'the release is published already';
    if (role === 'foreign')
        return 'the draft would stay a draft';
    return isCreatedFor(release, order) ? `the draft ${then}` : 'the run that made the draft would publish it';
}
function predictUrl({ order: { tag, assetName }, repository }) {
    const { serverUrl, owner, name } = repository;
    const path = [owner, name, 'releases', 'download', ...tag.split('/'), assetName];
    return `${serverUrl.href.replace(/\/+$/, '')}/${path.map(encodeURIComponent).join('/')}`;
}

;// CONCATENATED MODULE: ./src/hosting/repair-release.ts










async function repairRelease(order, repository, ports) {
    const left = await lookForDraft(order, repository, ports);
    if (left === undefined)
        return undefined;
    const advise = (hint) => `${hint} Do not publish the version again: publish the draft of the release \`${order.tag}\` by hand.`;
    return explainErrorsAfterPublish(ports, advise, () => publishLeft(left, ports));
}
async function planRepair(order, repository, ports) {
    const left = await lookForDraft(order, repository, ports);
    return left === undefined
        ? []
        : [`The draft of the release \`${order.tag}\` has this package; it would be published.`];
}
async function publishLeft({ draft, asset, ...left }, ports) {
    const job = {
        ...left.job,
        mark: createMark(left.job.order, ports),
        isLive: () => Promise.resolve(true),
    };
    const place = await enter(draft, job);
    if (place === undefined || place.role === 'foreign')
        return undefined;
    const isAllowed = ({ place: { role }, put }) => role === 'joined' && fits(put.asset, job.order.file);
    const done = await publishDraft({ place, put: { asset, origin: 'found' } }, job, isAllowed);
    return done === undefined || done.place.release.isDraft ? undefined : nameAsset(done);
}
async function lookForDraft(order, repository, ports) {
    try {
        return await explainErrors(ports, async () => {
            const github = createGitHub(await connect(repository, ports));
            const job = { order, repository, ports, github };
            const published = await github.findPublished(order.tag);
            const left = await listLeft(job);
            const open = published === undefined ? left.find(({ draft }) => !isWithdrawn(draft)) : undefined;
            const [other] = left;
            if (open === undefined && other !== undefined)
                tellLeft(other.draft, published !== undefined, job);
            return open && { job, ...open };
        });
    }
    catch (error) {
        if (!(error instanceof errors/* PublishError */.S1))
            throw error;
        ports.log.warning('Release on GitHub not checked', `It was not checked whether an earlier run left a draft of the release \`${order.tag}\` to be published. ${error.message} ${error.hint}`);
        return undefined;
    }
}
async function listLeft(job) {
    const { github, order } = job;
    const found = await github.listReleases(({ tag, isDraft, body }) => tag === order.tag && isDraft && readMarks(body).length > 0);
    const left = [];
    for (const draft of sortReleases(found)) {
        const asset = draft.assets.find(({ name }) => name === order.assetName);
        if (asset !== undefined && (await hasContent(asset, order.file, job)))
            left.push({ draft, asset });
    }
    return left;
}
function tellLeft({ name, tag }, isPublished, { ports }) {
    const draft = `The draft ${quoteCode(name, ports.quote)}`;
    ports.log.notice('Draft left on GitHub', isPublished
        ? `${draft} has this package, too, but another release of the tag \`${tag}\` is published. If no run uses the draft, delete it by hand.`
        : `${draft} has this package, but the run that made it was taking it back. If you want the release \`${tag}\`, publish that draft by hand; else delete it.`);
}

;// CONCATENATED MODULE: ./src/hosting/sign-asset-url.ts






async function signAssetUrl(zipUrl, repository, ports) {
    const address = repository.token === '' ? undefined : parseAssetUrl(zipUrl, repository);
    if (address === undefined)
        return undefined;
    return explainErrors(ports, async () => {
        const github = createGitHub(await connect(repository, ports));
        if (!(await github.isPrivate()))
            return undefined;
        const asset = await findAsset(address, zipUrl, github);
        if (asset?.state !== 'uploaded')
            throw missingError();
        const ends = {
            sizeBytes: asset.sizeBytes,
            head: Buffer.from(ZIP_START, 'latin1'),
            tail: Buffer.alloc(0),
        };
        return () => explainErrors(ports, () => provideSignedUrl(asset, ends, { github, repository, ports }));
    });
}
function parseAssetUrl(url, { serverUrl, apiUrl, owner, name }) {
    const inBrowser = readBelow(url, serverUrl, [owner, name, 'releases']);
    const inApi = readBelow(url, apiUrl, ['repos', owner, name, 'releases']);
    const [kind, ...rest] = inBrowser ?? inApi ?? [];
    const file = rest.at(-1) ?? '';
    if (inBrowser === undefined) {
        return kind === 'assets' && rest.length === 1 && /^\d{1,15}$/.test(file)
            ? { kind: 'id', id: Number(file) }
            : undefined;
    }
    if (kind === 'latest' && rest.length === 2 && rest[0] === 'download')
        return { kind, name: file };
    if (kind === 'download' && rest.length >= 2)
        return { kind: 'tag', tag: rest.slice(0, -1).join('/'), name: file };
    return undefined;
}
function readBelow(url, base, folder) {
    const root = base.pathname.split('/').filter(Boolean);
    const parts = url.pathname.slice(1).split('/');
    const expected = [...root, ...folder];
    const isBelow = expected.every((part, index) => parts[index]?.toLowerCase() === part.toLowerCase());
    if (url.origin !== base.origin || !isBelow)
        return undefined;
    try {
        return parts.slice(expected.length).map(decodeURIComponent);
    }
    catch {
        return undefined;
    }
}
async function findAsset(address, url, github) {
    if (address.kind === 'id')
        return github.findAsset(address.id);
    const release = address.kind === 'latest' ? await github.findLatest() : await findRelease(address.tag, url, github);
    const assets = release === undefined ? [] : await github.listAssets(release);
    return assets.find(({ name }) => name === address.name);
}
async function findRelease(tag, url, github) {
    const isHere = ({ assets }) => assets.some((asset) => (0,urls/* parseUrl */.Dl)(asset.url)?.href === url.href);
    return (await github.findPublished(tag)) ?? (await github.listReleases(isHere))[0];
}
function missingError() {
    return hostingError('Asset not found', 'The release asset that `zip_url` names is not in this repository, or its upload has not ended.', 'Check the tag and the file name in `zip_url`; a draft needs a token with `permissions: contents: write`.');
}

;// CONCATENATED MODULE: ./src/hosting/tag-release.ts









const tag_release_LOOK_AFTER_MS = [0, 1_000, 3_000];
async function tagRelease(order, repository, ports) {
    const advise = (hint) => `${hint} Running this again creates the release and its tag.`;
    return explainErrorsAfterPublish(ports, advise, async () => {
        const github = createGitHub(await connect(repository, ports));
        const context = { github, repository, ports };
        const [release] = await findReleases(github, order.tag);
        if (release !== undefined)
            return nameRelease(leave(release, ports));
        const created = await createPublished(order, context);
        ports.log.info(`Created the release \`${order.tag}\`.`);
        return nameRelease(created);
    });
}
async function planTag(order, repository, ports) {
    return explainErrors(ports, async () => {
        const github = createGitHub(await connect(repository, ports));
        const [release] = await findReleases(github, order.tag);
        if (release === undefined)
            return [await describeNew(order, 'The release', { github, repository, ports })];
        return [
            `The ${release.isDraft ? 'draft of the ' : ''}release \`${order.tag}\` exists; it would not be changed.`,
        ];
    });
}
function leave(release, { log }) {
    if (release.isDraft) {
        log.notice('Release is a draft', `The release \`${release.tag}\` exists as a draft that this run has not made, so it is left as it is: publish it to create the tag.`);
    }
    else
        log.info(`The release \`${release.tag}\` exists already.`);
    return release;
}
async function createPublished(order, context) {
    const { github, ports } = context;
    const fields = { ...(await prepareRelease(order, context)), draft: false, make_latest: 'legacy' };
    for (let repeats = 0;; repeats += 1) {
        try {
            return await github.createRelease(fields);
        }
        catch (error) {
            if (!isTaken(error) && !isUnclear(error))
                throw error;
            for (const waitMs of tag_release_LOOK_AFTER_MS) {
                await ports.clock.sleep(waitMs);
                const found = await github.findPublished(order.tag);
                if (found !== undefined)
                    return found;
            }
            if (repeats >= ports.retries)
                throw error;
            await backOff(repeats, ports);
        }
    }
}

;// CONCATENATED MODULE: ./src/hosting/host-package.ts




















async function hostPackage(order, repository, ports, isLive) {
    return explainErrors(ports, async () => {
        refuseOrder(order);
        const ends = await readEnds(order.file);
        const github = createGitHub(await connect(repository, ports));
        const job = { order, repository, ports, github, mark: createMark(order, ports), isLive };
        const isPrivate = await readPrivacy(job);
        const place = await providePlace(job);
        const hosted = await orRollBack({ place }, job, async () => {
            const kind = chooseUrl(place, isPrivate, job);
            return { kind, place, put: await putAsset(place, job) };
        });
        return hosted.kind === 'signed' ? hostSigned(hosted, ends, job) : hostPublic(hosted, ends, job);
    });
}
async function orRollBack(made, job, work) {
    try {
        return await work();
    }
    catch (error) {
        const reason = await explainMissing(error, made.place, job).catch(() => error);
        await rollBack(made, job);
        throw reason;
    }
}
async function rollBack(made, job) {
    const { log } = job.ports;
    if (made.put === undefined || !(await job.isLive()))
        await takeBack(made, job);
    else {
        log.warning('Left on GitHub', `What this run made for the release \`${job.order.tag}\` stays, because the service serves this version: run this again to complete the release.`);
    }
}
async function hostPublic(draft, ends, job) {
    const hosted = await orRollBack(draft, job, () => publishNow(draft, job));
    if (hosted.kind === 'signed')
        return hostSigned(hosted, ends, job);
    return orRollBack(hosted, job, async () => {
        const url = await provePublicUrl(hosted.put.asset, ends, job);
        const named = nameAsset(hosted);
        return {
            ...host_package_describe(hosted, job),
            isSecret: false,
            getUrl: () => Promise.resolve(url),
            publishDraft: () => Promise.resolve(named),
        };
    });
}
async function publishNow(draft, job) {
    const hosted = draft.place.release.isDraft ? await publishDraft(draft, job, mayPublish) : draft;
    if (hosted === undefined)
        throw explain_gone_goneError(job);
    if (hosted.place.role === 'foreign' && draft.place.role === 'own') {
        job.ports.log.notice('Draft stays on GitHub', `The draft of the release \`${job.order.tag}\` is not published, because somebody has made it their own: the mark of this action is gone from its notes.`);
    }
    return { ...hosted, kind: chooseUrl(hosted.place, false, job) };
}
function hostSigned(hosted, ends, job) {
    let published;
    return {
        ...host_package_describe(hosted, job),
        isSecret: true,
        getUrl: () => explainErrors(job.ports, () => provideUrl(hosted.put, ends, job)),
        publishDraft: () => (published ??= acceptHosted(hosted, job)),
    };
}
async function provideUrl(put, ends, job) {
    try {
        return await provideSignedUrl(put.asset, ends, job);
    }
    catch (error) {
        throw await explainMissingAsset(error, put, job).catch(() => error);
    }
}
function host_package_describe(hosted, job) {
    let rolledBack;
    return { ...nameAsset(hosted), rollback: () => (rolledBack ??= takeBack(hosted, job)) };
}


/***/ })

};
