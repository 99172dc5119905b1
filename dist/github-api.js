export const id = 145;
export const ids = [145];
export const modules = {

/***/ 2059:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U: () => (/* binding */ connectGitHub)
});

// EXTERNAL MODULE: ./src/http/message.ts
var message = __webpack_require__(2551);
// EXTERNAL MODULE: ./src/http/retry.ts
var retry = __webpack_require__(8902);
// EXTERNAL MODULE: ./src/http/urls.ts
var urls = __webpack_require__(88);
// EXTERNAL MODULE: ./src/shared/publish-error.ts
var publish_error = __webpack_require__(5805);
// EXTERNAL MODULE: ./src/github/github-error.ts
var github_error = __webpack_require__(6419);
// EXTERNAL MODULE: ./src/github/explain-errors.ts
var explain_errors = __webpack_require__(3290);
;// CONCATENATED MODULE: ./src/github/client.ts






const MAX_ANSWER_BYTES = 32 * 1024 * 1024;
const MAX_REDIRECT_BYTES = 64 * 1024;
const MIN_UPLOAD_BYTES_PER_S = 128 * 1024;
const HEADERS = { accept: 'application/vnd.github+json', 'x-github-api-version': '2022-11-28' };
async function connect(repository, ports) {
    const { token, apiUrl, owner, name: repo } = repository;
    assertToken(token);
    assertSafeApi(apiUrl);
    const session = { ...ports, hasWritten: false };
    const authorization = `${token.split('.').length === 3 ? 'bearer' : 'token'} ${token}`;
    const headers = { ...HEADERS, authorization };
    const octokit = (await loadOctokit())(token, { baseUrl: apiUrl.href.replace(/\/+$/, '') });
    const call = async (task, route, values, expected = 'json', accept = HEADERS.accept) => {
        const [verb = '', path = ''] = route.split(' ');
        const options = { owner, repo, ...values, headers: { ...headers, accept } };
        const written = octokit.request.endpoint(`${verb} /repos/{owner}/{repo}${path}`, options);
        const body = written.body;
        const request = {
            method: written.method,
            headers: written.headers,
            url: new URL(written.url),
            timeoutMs: ports.timeoutMs,
            ...(body !== undefined && { body: body === '' ? '' : JSON.stringify(body) }),
        };
        return toReply(await exchange(request, task, expected, session));
    };
    return {
        call: (task, route, values = {}) => call(task, route, values),
        findContent: async (task, route, values, accept) => (await call(task, route, values, 'redirect', accept)).location,
        upload: async (task, url, upload) => {
            const timeoutMs = ports.timeoutMs + (upload.sizeBytes / MIN_UPLOAD_BYTES_PER_S) * 1000;
            const typed = { ...headers, 'content-type': 'application/zip' };
            return toReply(await exchange({ method: 'POST', url, headers: typed, upload, timeoutMs }, task, 'json', session));
        },
    };
}
async function exchange(request, task, expected, session) {
    const maxBytes = expected === 'json' ? MAX_ANSWER_BYTES : MAX_REDIRECT_BYTES;
    const limits = { retries: session.retries, budgetMs: retry/* REPEAT_BUDGET_MS */.$4 };
    const answer = await (0,retry/* sendWithRepeats */.t0)({ ...request, maxBytes }, (0,github_error/* retryByMethod */.rh)(request.method), session, limits).catch((error) => {
        throw (0,github_error/* toGitHubError */.Lg)(error, task);
    });
    const { status, isCut } = answer;
    const isExpected = expected === 'json' ? status >= 200 && status < 300 : status === 302;
    if (!isExpected)
        throw (0,github_error/* toRefusal */.wV)(answer, task, session.clock.wallNow(), session.hasWritten);
    if (request.method !== 'GET')
        session.hasWritten = true;
    if (expected === 'json' && isCut)
        throw (0,github_error/* toInvalidAnswer */.Nk)(task, 'its response is too large');
    return answer;
}
async function loadOctokit() {
    try {
        return (await __webpack_require__.e(/* import() */ 351).then(__webpack_require__.bind(__webpack_require__, 3732))).getOctokit;
    }
    catch (error) {
        throw (0,explain_errors/* hostingError */.tE)('GitHub client not loaded', `The client for GitHub cannot be used: ${(0,publish_error/* messageOf */.bD)(error)}.`, 'Check that `https_proxy` and `http_proxy` of the runner are URLs.', { cause: error });
    }
}
function toReply({ headers: { location = '', link }, body }) {
    return { data: parseJson(body), location, hasMore: String(link).includes('rel="next"') };
}
function parseJson(body) {
    try {
        return JSON.parse(body.toString('utf8'));
    }
    catch {
        return undefined;
    }
}
function assertToken(token) {
    if ((0,message/* isCredential */.u)(token))
        return;
    throw new publish_error/* PublishError */.S1({
        code: 'input',
        title: 'Input github-token',
        message: `Input \`github-token\` is ${token === '' ? 'empty' : 'not a token: it has blanks or other characters that tokens cannot have'}.`,
        hint: 'Leave the input out, or set it to `${{ github.token }}`.',
    });
}
function assertSafeApi(apiUrl) {
    if ((0,urls/* isSafe */.IP)(apiUrl))
        return;
    throw (0,explain_errors/* hostingError */.tE)('GitHub is not safe to call', `The API of GitHub is at \`${apiUrl.origin}\` (\`GITHUB_API_URL\`), which does not begin with \`https:\`, so the token was not sent.`, 'Set up TLS on that GitHub Enterprise Server.');
}

// EXTERNAL MODULE: ./src/shared/record.ts
var record = __webpack_require__(3060);
;// CONCATENATED MODULE: ./src/github/responses.ts


const parseRelease = (value) => {
    const fields = (0,record/* toRecord */.L)(value);
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
        target: (0,github_error/* toText */.fE)(fields['target_commitish']),
        name: (0,github_error/* toText */.fE)(fields['name']),
        body: (0,github_error/* toText */.fE)(fields['body']),
        url: (0,github_error/* toText */.fE)(fields['html_url']),
        uploadUrl,
        assets,
    };
};
const parseAsset = (value) => {
    const fields = (0,record/* toRecord */.L)(value);
    const { id, name, state, size, digest, browser_download_url: url, created_at: created } = fields;
    if (!isId(id) || typeof name !== 'string' || typeof state !== 'string' || typeof size !== 'number') {
        return undefined;
    }
    return {
        id,
        name,
        state,
        sizeBytes: size,
        digest: toDigest(digest),
        url: (0,github_error/* toText */.fE)(url),
        createdMs: Date.parse((0,github_error/* toText */.fE)(created)),
    };
};
const parseArtifacts = (value) => parseList((entry) => {
    const { id, name, size_in_bytes: size, digest } = (0,record/* toRecord */.L)(entry);
    if (!isId(id) || typeof name !== 'string' || typeof size !== 'number')
        return undefined;
    return { id, name, sizeBytes: size, digest: toDigest(digest) };
})((0,record/* toRecord */.L)(value)['artifacts']);
function parseList(parse) {
    return (value) => {
        if (!Array.isArray(value))
            return undefined;
        const entries = value.map((entry) => parse(entry)).filter((entry) => entry !== undefined);
        return entries.length === value.length ? entries : undefined;
    };
}
function toDigest(value) {
    return typeof value === 'string' ? value.toLowerCase() : undefined;
}
function isId(value) {
    return Number.isSafeInteger(value) && Number(value) > 0;
}

;// CONCATENATED MODULE: ./src/github/api.ts




const MAX_PAGES = 100;
async function connectGitHub(repository, ports) {
    const { call, findContent, upload } = await connect(repository, ports);
    const readOne = async (task, route, parse, parameters = {}) => expectValue(await call(task, route, parameters), parse, task);
    const find = async (...query) => {
        try {
            return await readOne(...query);
        }
        catch (error) {
            if ((0,github_error/* isMissing */.b2)(error))
                return undefined;
            throw error;
        }
    };
    const list = async (task, route, parse, parameters = {}, isWanted = () => true, goesOn = () => true) => {
        const found = [];
        for (let page = 1; page <= MAX_PAGES; page += 1) {
            const reply = await call(task, route, { ...parameters, per_page: 100, page });
            found.push(...expectValue(reply, parseList(parse), task).filter(isWanted));
            if (!reply.hasMore || !goesOn())
                break;
        }
        return found;
    };
    const readRelease = (release_id) => find(toRead('reading the release'), 'GET /releases/{release_id}', parseRelease, { release_id });
    const readTagged = async (tag, ...query) => {
        const release = await readOne(...query);
        if (release.tag !== tag)
            throw (0,github_error/* toMistagged */.HU)(query[0], release.tag);
        return release;
    };
    const changeRelease = async ({ id: release_id }, changes) => {
        const { tag_name: tag, draft } = changes;
        const task = draft === undefined
            ? toWrite(`changing the release \`${tag}\``)
            : { doing: `publishing the release \`${tag}\``, kind: 'tag' };
        try {
            return await readTagged(tag, task, 'PATCH /releases/{release_id}', parseRelease, {
                release_id,
                ...changes,
            });
        }
        catch (error) {
            if ((0,github_error/* isMissing */.b2)(error) && (await readRelease(release_id)) === undefined)
                return undefined;
            throw error;
        }
    };
    const remove = async (...[task, route, parameters]) => {
        try {
            await call(task, route, parameters);
        }
        catch (error) {
            if (!(0,github_error/* isMissing */.b2)(error))
                throw error;
        }
    };
    return {
        isPrivate: () => readOne(toRead('looking at the repository'), 'GET ', parsePrivate),
        findPublished: (tag) => find(toRead(`looking for the release \`${tag}\``), 'GET /releases/tags/{tag}', parseRelease, { tag }),
        listReleases: (isWanted, goesOn) => list(toRead('listing the releases'), 'GET /releases', parseRelease, {}, isWanted, goesOn),
        listNewest: () => readOne(toRead('listing the releases'), 'GET /releases', parseList(parseRelease), { per_page: 30 }),
        findLatest: () => find(toRead('looking for the latest release'), 'GET /releases/latest', parseRelease),
        findRelease: readRelease,
        createRelease: (fields) => readTagged(fields.tag_name, { doing: `creating the release \`${fields.tag_name}\``, kind: 'tag' }, 'POST /releases', parseRelease, { ...fields }),
        changeRelease,
        deleteRelease: ({ id: release_id, tag }) => remove(toWrite(`deleting the draft release \`${tag}\``), 'DELETE /releases/{release_id}', {
            release_id,
        }),
        findTag: (tag) => find(toRead(`looking for the tag \`${tag}\``), 'GET /git/ref/{ref}', parseTag, { ref: `tags/${tag}` }),
        listAssets: ({ id: release_id, tag }) => list(toRead(`listing the assets of the release \`${tag}\``), 'GET /releases/{release_id}/assets', parseAsset, { release_id }),
        findAsset: (asset_id) => find(toRead('reading the asset'), 'GET /releases/assets/{asset_id}', parseAsset, { asset_id }),
        renameAsset: ({ id: asset_id }, name) => readOne(toWrite(`renaming an asset to \`${name}\``), 'PATCH /releases/assets/{asset_id}', parseAsset, {
            asset_id,
            name,
        }),
        deleteAsset: ({ id: asset_id }) => remove(toWrite('deleting an asset'), 'DELETE /releases/assets/{asset_id}', { asset_id }),
        signAsset: ({ id: asset_id }) => findContent(toRead('asking for a signed URL of the asset'), 'GET /releases/assets/{asset_id}', { asset_id }, 'application/octet-stream'),
        uploadAsset: async (url, name, file) => {
            const target = new URL(url);
            target.searchParams.set('name', name);
            const task = toWrite(`uploading \`${name}\``);
            return expectValue(await upload(task, target, file), parseAsset, task);
        },
        listArtifacts: (run_id, name) => readOne(toRead('listing the artifacts of a workflow run'), 'GET /actions/runs/{run_id}/artifacts', parseArtifacts, { run_id, per_page: 100, ...(name !== undefined && { name }) }),
        signArtifact: (artifact_id) => findContent(toRead('asking for a signed URL of the artifact'), 'GET /actions/artifacts/{artifact_id}/zip', { artifact_id }),
    };
}
const toRead = (doing) => ({ doing, kind: 'read' });
const toWrite = (doing) => ({ doing, kind: 'write' });
function expectValue({ data }, parse, task) {
    const value = parse(data);
    if (value === undefined)
        throw (0,github_error/* toInvalidAnswer */.Nk)(task, "its response does not match GitHub's API");
    return value;
}
const parsePrivate = (value) => {
    const isPrivate = (0,record/* toRecord */.L)(value)['private'];
    return typeof isPrivate === 'boolean' ? isPrivate : undefined;
};
const parseTag = (value) => {
    const { type, sha } = (0,record/* toRecord */.L)((0,record/* toRecord */.L)(value)['object']);
    if (typeof sha !== 'string')
        return undefined;
    return type === 'commit' ? sha : '';
};


/***/ }),

/***/ 7387:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F1: () => (/* binding */ findAssetOf),
/* harmony export */   IG: () => (/* binding */ parsePublicUrl),
/* harmony export */   X5: () => (/* binding */ parseAssetUrl),
/* harmony export */   Zd: () => (/* binding */ formatAssetUrl),
/* harmony export */   gl: () => (/* binding */ signedUrlError),
/* harmony export */   q0: () => (/* binding */ findUploadUrl),
/* harmony export */   rA: () => (/* binding */ requestSignedUrl)
/* harmony export */ });
/* harmony import */ var _http_urls_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88);
/* harmony import */ var _explain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3290);


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
function formatAssetUrl(tag, assetName, { serverUrl, owner, name }) {
    const path = [owner, name, 'releases', 'download', ...tag.split('/'), assetName];
    return `${serverUrl.href.replace(/\/+$/, '')}/${path.map(encodeURIComponent).join('/')}`;
}
async function findAssetOf(url, address, github) {
    if (address.kind === 'id')
        return github.findAsset(address.id);
    const release = address.kind === 'latest' ? await github.findLatest() : await findTagged(address.tag, url, github);
    const assets = release === undefined ? [] : await github.listAssets(release);
    return assets.find(({ name }) => name === address.name);
}
async function findTagged(tag, url, github) {
    const isHere = ({ assets }) => assets.some((asset) => (0,_http_urls_js__WEBPACK_IMPORTED_MODULE_0__/* .parseUrl */ .Dl)(asset.url)?.href === url.href);
    return (await github.findPublished(tag)) ?? (await github.listReleases(isHere))[0];
}
async function requestSignedUrl(asset, { apiUrl }, { github, mask }) {
    const text = await github.signAsset(asset);
    const url = parsePublicUrl(text, apiUrl);
    const query = text.replace(/^[^?#]*[?#]?/, '');
    const secrets = new Set([query, ...(0,_http_urls_js__WEBPACK_IMPORTED_MODULE_0__/* .collectUrlSecrets */ .hR)(text)]);
    for (const secret of secrets)
        if (secret !== '')
            mask(secret);
    if (url === undefined)
        throw signedUrlError('is not a plain `https:` address');
    if (url.origin === apiUrl.origin)
        throw signedUrlError('points back to the API, which asks for a token');
    return url;
}
function signedUrlError(why) {
    return (0,_explain_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .hostingError */ .tE)('No usable signed URL', `The signed URL of the asset ${why}.`, 'Run this again later; on GitHub Enterprise Server, check that its storage answers without a login.', { remedy: 'rerun' });
}
function parsePublicUrl(text, apiUrl) {
    const url = (0,_http_urls_js__WEBPACK_IMPORTED_MODULE_0__/* .parseWebUrl */ .BD)(text);
    return url !== null && (0,_http_urls_js__WEBPACK_IMPORTED_MODULE_0__/* .isSafeFrom */ .cb)(url, apiUrl) ? url : undefined;
}
function findUploadUrl(template, apiUrl) {
    const url = parsePublicUrl(template.replace(/\{.*$/s, ''), apiUrl);
    if (url === undefined)
        return undefined;
    const home = apiUrl.hostname.replace(/^api\./, '');
    const isHome = url.hostname === home || url.hostname === apiUrl.hostname || url.hostname.endsWith(`.${home}`);
    const isSameDoor = url.protocol === apiUrl.protocol && url.port === apiUrl.port;
    return (0,_http_urls_js__WEBPACK_IMPORTED_MODULE_0__/* .isThisMachine */ .YY)(url) || (isHome && isSameDoor) ? url : undefined;
}


/***/ }),

/***/ 3290:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ explainErrors),
/* harmony export */   Wd: () => (/* binding */ IMMUTABLE_TITLE),
/* harmony export */   cM: () => (/* binding */ explainErrorsAfterPublish),
/* harmony export */   pA: () => (/* binding */ IMMUTABLE_HINT),
/* harmony export */   tE: () => (/* binding */ hostingError)
/* harmony export */ });
/* harmony import */ var _http_transport_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4098);
/* harmony import */ var _shared_publish_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5805);
/* harmony import */ var _shared_quote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6717);
/* harmony import */ var _github_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6419);




class HostingError extends _shared_publish_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PublishError */ .S1 {
    remedy;
    constructor({ remedy = 'change', ...details }) {
        super({ code: 'not-published', ...details });
        this.remedy = remedy;
    }
}
async function explainErrors({ quote }, work, access = 'write') {
    try {
        return await work();
    }
    catch (error) {
        throw error instanceof _github_error_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubError */ .y_ ? explainGitHub(error, quote, access) : error;
    }
}
async function explainErrorsAfterPublish(ports, advise, work) {
    try {
        return await explainErrors(ports, work);
    }
    catch (error) {
        if (!(error instanceof _shared_publish_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PublishError */ .S1) || error.code === 'after-publish')
            throw error;
        throw new _shared_publish_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PublishError */ .S1({
            code: 'after-publish',
            title: `Published, but: ${error.title}`,
            message: `The version is published, but the release on GitHub is not complete. ${error.message}`,
            hint: advise(error.hint, error instanceof HostingError ? error.remedy : 'change'),
            cause: error,
        });
    }
}
function explainGitHub(error, quote, access) {
    const { task, refusal, otherTag, cause } = error;
    if (otherTag !== undefined) {
        const message = `After ${task.doing}, GitHub shows it with the tag ${(0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteText */ .ol)(quote(otherTag))}.`;
        return new HostingError({ ...MISTAGGED_ADVICE, message, isMistagged: true, cause });
    }
    const advice = refusal === undefined ? adviseReach(error) : adviseRefusal(refusal, task, access);
    const message = refusal === undefined
        ? `${task.doing.charAt(0).toUpperCase()}${task.doing.slice(1)} on GitHub failed: ${error.message}.`
        : `GitHub returned ${refusal.status} while ${task.doing}${describe(refusal, quote)}.`;
    return new HostingError({ ...advice, message, cause });
}
function hostingError(title, message, hint, details = {}) {
    return new HostingError({ title, message, hint, ...details });
}
function describe({ said, acceptedPermissions }, quote) {
    const text = said === '' ? '' : `: ${(0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteText */ .ol)(quote(said))}`;
    const isHinted = acceptedPermissions.startsWith('contents=');
    return acceptedPermissions === '' || isHinted
        ? text
        : `${text} (it asks for ${(0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteText */ .ol)(quote(acceptedPermissions))})`;
}
const REACH_ADVICE = {
    tls: { hint: 'Fix the certificate of that GitHub server, or add its CA to the runner.' },
    proxy: { hint: 'Check `https_proxy` and `no_proxy` of the runner.' },
    'proxy-address': { hint: _http_transport_error_js__WEBPACK_IMPORTED_MODULE_3__/* .PROXY_ADDRESS_HINT */ .uW },
    deadline: { hint: 'Run this again; if the network is slow, raise `timeout`.', remedy: 'rerun' },
    cancelled: { hint: 'Run this again when you like.', remedy: 'rerun' },
};
const MISTAGGED_ADVICE = {
    title: 'Release has another tag',
    hint: 'On GitHub, edit the release and set its tag. If nothing needs the release, delete it and the other tag.',
    remedy: 'none',
};
const STATUS_ADVICE = {
    hint: 'Check https://www.githubstatus.com and run this again.',
    remedy: 'rerun',
};
function adviseReach({ cause }) {
    const failure = cause instanceof _http_transport_error_js__WEBPACK_IMPORTED_MODULE_3__/* .TransportError */ .wX ? cause.failure : 'interrupted';
    return { title: 'GitHub not reached', ...(REACH_ADVICE[failure] ?? STATUS_ADVICE) };
}
const PERMISSION_HINTS = {
    read: 'Give the job `permissions: contents: read`; for a draft, `contents: write`.',
    write: 'Give the job `permissions: contents: write`, which pull requests from forks cannot get.',
};
function advisePermission({ hasWritten, acceptedPermissions }, { kind }, access) {
    const hint = PERMISSION_HINTS[acceptedPermissions.startsWith('contents=write') ? 'write' : access];
    const title = 'GitHub permission missing';
    if (kind !== 'tag')
        return { title, hint };
    const why = "the workflow files of the commit differ from the default branch's";
    const way = 'push the tag before this step, or use the token of a GitHub App that may write workflows.';
    const told = hasWritten
        ? `The token may write contents, so ${why}: ${way}`
        : `${hint} If it has it, ${why}: ${way}`;
    return { title, hint: told, remedy: 'by-hand' };
}
function adviseRefusal(refusal, task, access) {
    const { status, limitMs, immutable } = refusal;
    if (limitMs !== undefined || status === 429) {
        const wait = limitMs === undefined ? 'later' : `in ${Math.ceil(limitMs / 1000)} s or later`;
        return { title: 'GitHub rate limit reached', hint: `Run this again ${wait}.`, remedy: 'rerun' };
    }
    if (status >= 500)
        return { title: 'GitHub unavailable', ...STATUS_ADVICE };
    if (status < 400)
        return adviseRedirect(status);
    if (status === 401) {
        return {
            title: 'GitHub token refused',
            hint: 'Leave `github-token` out, or set it to a valid token: a personal one may have expired.',
        };
    }
    if (status === 403 || (status === 404 && task.kind !== 'read'))
        return advisePermission(refusal, task, access);
    if (status === 404) {
        return {
            title: 'Not found on GitHub',
            hint: 'Check that `github-token` can read this repository.',
        };
    }
    if (immutable !== undefined)
        return adviseImmutable(immutable);
    if (refusal.isTagRestricted)
        return RESTRICTED_ADVICE;
    return { title: 'Refused by GitHub', hint: 'Fix what GitHub says, then run this again.' };
}
const RESTRICTED_ADVICE = {
    title: 'Tag not allowed',
    hint: 'A ruleset does not let this token create the tag: push the tag first, or allow it in the ruleset.',
    remedy: 'by-hand',
};
function adviseRedirect(status) {
    return status < 300
        ? {
            title: 'No signed URL',
            hint: 'This GitHub server has no signed URLs. If its files are public, set `asset-url` to `public`; else put the package elsewhere and use `zip_url`.',
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
            hint: 'A deleted immutable release had this tag, so it cannot be used again: raise the version, or set another `release-tag`.',
            remedy: 'none',
        }
        : { title: IMMUTABLE_TITLE, hint: IMMUTABLE_HINT };
}
const IMMUTABLE_TITLE = 'Release is immutable';
const IMMUTABLE_HINT = 'Raise the version. If the workflow runs on `release: published`, run it on `push` of the tag instead, and let ' +
    'this action create the release.';


/***/ }),

/***/ 6419:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ck: () => (/* binding */ isTaken),
/* harmony export */   H0: () => (/* binding */ isRefused),
/* harmony export */   HU: () => (/* binding */ toMistagged),
/* harmony export */   Lg: () => (/* binding */ toGitHubError),
/* harmony export */   Mf: () => (/* binding */ isMistagged),
/* harmony export */   Nk: () => (/* binding */ toInvalidAnswer),
/* harmony export */   Z5: () => (/* binding */ isUnclear),
/* harmony export */   b2: () => (/* binding */ isMissing),
/* harmony export */   fE: () => (/* binding */ toText),
/* harmony export */   g_: () => (/* binding */ mayHaveCounted),
/* harmony export */   mm: () => (/* binding */ isCancelled),
/* harmony export */   pn: () => (/* binding */ isTooLong),
/* harmony export */   rh: () => (/* binding */ retryByMethod),
/* harmony export */   t3: () => (/* binding */ isImmutable),
/* harmony export */   wV: () => (/* binding */ toRefusal),
/* harmony export */   y_: () => (/* binding */ GitHubError),
/* harmony export */   zy: () => (/* binding */ isCutShort)
/* harmony export */ });
/* harmony import */ var _http_retry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8902);
/* harmony import */ var _shared_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3060);
/* harmony import */ var _http_transport_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4098);



const UNTOLD_LIMIT_MS = 60_000;
function findLimitMs({ status, headers, body }, wallClockMs) {
    if (status !== 403 && status !== 429)
        return undefined;
    const { 'retry-after': retryAfter, 'x-ratelimit-remaining': left, 'x-ratelimit-reset': reset = '', } = headers;
    const afterMs = (0,_http_retry_js__WEBPACK_IMPORTED_MODULE_0__/* .parseRetryAfter */ .mu)(retryAfter, wallClockMs);
    if (afterMs !== undefined)
        return afterMs;
    if (left === '0' && typeof reset === 'string' && /^\d{1,12}$/.test(reset)) {
        return Math.max(0, Number(reset) * 1000 - wallClockMs);
    }
    return /secondary rate limit/i.test(body.toString('utf8')) ? UNTOLD_LIMIT_MS : undefined;
}
function retryByMethod(method) {
    const rule = method === 'POST' ? _http_retry_js__WEBPACK_IMPORTED_MODULE_0__/* .retryIfUnprocessed */ .VT : _http_retry_js__WEBPACK_IMPORTED_MODULE_0__/* .retryIdempotent */ .wy;
    return (outcome, wallClockMs) => {
        const afterMs = outcome instanceof _http_transport_error_js__WEBPACK_IMPORTED_MODULE_1__/* .TransportError */ .wX ? undefined : findLimitMs(outcome, wallClockMs);
        return afterMs === undefined ? rule(outcome, wallClockMs) : { why: 'its limit is reached', afterMs };
    };
}
class GitHubError extends Error {
    task;
    kind;
    refusal;
    otherTag;
    constructor(task, kind, why, details = {}) {
        super(why, { cause: details.cause });
        this.name = 'GitHubError';
        this.task = task;
        this.kind = kind;
        this.refusal = details.refusal;
        this.otherTag = details.otherTag;
    }
}
function toGitHubError(error, task) {
    if (!(error instanceof _http_transport_error_js__WEBPACK_IMPORTED_MODULE_1__/* .TransportError */ .wX))
        return error;
    return new GitHubError(task, error.mayHaveArrived ? 'unclear' : 'unreached', error.message, {
        cause: error,
    });
}
function toRefusal({ status, headers, body }, task, nowMs, hasWritten) {
    const { message, errors } = parseFields(body.toString('utf8'));
    const listed = Array.isArray(errors) ? errors.slice(0, MAX_ERRORS).map(_shared_record_js__WEBPACK_IMPORTED_MODULE_2__/* .toRecord */ .L) : [];
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
        isTagRestricted: /creations being restricted/i.test(said),
        hasWritten,
    };
    const kind = status >= 500 ? 'unclear' : 'refused';
    return new GitHubError(task, kind, `returned ${status}`, { refusal });
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
function toMistagged(task, otherTag) {
    return new GitHubError(task, 'mistagged', 'the release has another tag', { otherTag });
}
function isMistagged(error) {
    return error instanceof GitHubError && error.kind === 'mistagged';
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
function isTooLong(error) {
    return error instanceof GitHubError && /\bbody is too long\b/i.test(error.refusal?.said ?? '');
}
function mayHaveCounted(error) {
    return error instanceof GitHubError && error.kind === 'unclear';
}
function isUnclear(error) {
    return mayHaveCounted(error) && !isCancelled(error);
}
function isCutShort(error) {
    return mayHaveCounted(error) && isCancelled(error);
}
function isMissing(error) {
    return error instanceof GitHubError && error.refusal?.status === 404;
}
function isCancelled({ cause }) {
    return cause instanceof _http_transport_error_js__WEBPACK_IMPORTED_MODULE_1__/* .TransportError */ .wX && cause.failure === 'cancelled';
}
function parseFields(text) {
    try {
        return (0,_shared_record_js__WEBPACK_IMPORTED_MODULE_2__/* .toRecord */ .L)(JSON.parse(text));
    }
    catch {
        return {};
    }
}
function toText(value) {
    return typeof value === 'string' ? value : '';
}


/***/ })

};
