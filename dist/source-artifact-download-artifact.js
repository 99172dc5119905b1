export const id = 152;
export const ids = [152];
export const modules = {

/***/ 3771:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  downloadArtifact: () => (/* binding */ downloadArtifact),
  serveDownload: () => (/* binding */ serveDownload)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(5919);
// EXTERNAL MODULE: ./src/http/message.ts
var message = __webpack_require__(2551);
// EXTERNAL MODULE: ./src/http/proxy.ts
var proxy = __webpack_require__(7856);
// EXTERNAL MODULE: ./src/http/transport-error.ts
var transport_error = __webpack_require__(4098);
// EXTERNAL MODULE: ./src/http/urls.ts
var urls = __webpack_require__(88);
// EXTERNAL MODULE: ./src/shared/quote.ts
var shared_quote = __webpack_require__(6717);
// EXTERNAL MODULE: ./src/shared/system-error.ts
var system_error = __webpack_require__(9123);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./src/package/finding.ts
var finding = __webpack_require__(9733);
// EXTERNAL MODULE: ./src/package/index.ts
var src_package = __webpack_require__(3884);
// EXTERNAL MODULE: ./src/shared/clock.ts
var clock = __webpack_require__(6103);
// EXTERNAL MODULE: ./src/shared/file-type.ts
var file_type = __webpack_require__(6376);
// EXTERNAL MODULE: ./src/shared/local-file.ts
var local_file = __webpack_require__(6237);
// EXTERNAL MODULE: ./src/shared/publish-error.ts
var publish_error = __webpack_require__(5805);
// EXTERNAL MODULE: ./src/shared/format.ts
var format = __webpack_require__(6338);
// EXTERNAL MODULE: ./src/shared/hide-queries.ts + 1 modules
var hide_queries = __webpack_require__(6331);
;// CONCATENATED MODULE: ./src/source/artifact/artifact-errors.ts




const AGAIN = 'Check https://www.githubstatus.com and run this again later.';
const DELIVERY_ADVICE = 'Run this again. If that does not help, check that the runner can reach `*.blob.core.windows.net`, that its disk has room, and https://www.githubstatus.com.';
function inputError(title, message, hint) {
    return new publish_error/* PublishError */.S1({ code: 'input', title, message, hint });
}
function fetchError({ name, run }, why, hint) {
    const message = `The artifact ${name} of ${run} cannot be fetched: ${why}.`;
    return new publish_error/* PublishError */.S1({ code: 'package', title: 'Artifact cannot be fetched', message, hint });
}
function contentError({ name, run }, what, hint, cause) {
    const message = `The artifact ${name} of ${run} ${what}.`;
    return new publish_error/* PublishError */.S1({ code: 'package', title: 'Package cannot be published', message, hint, cause });
}
function digestError(subject) {
    return contentError(subject, 'is not what was uploaded: its SHA-256 differs from the one that GitHub recorded', 'Run this again; if that does not help, upload the artifact again.');
}
function sizeError(subject, maxBytes) {
    return contentError(subject, `is larger than ${(0,format/* formatSize */.Xq)(maxBytes)}`, 'Upload only the plugin, without what it does not need at run time.');
}
function accessError({ name, run }) {
    return inputError('No access to artifacts', `The artifact ${name} of ${run} cannot be fetched: the runner gave this step no valid access to artifacts.`, 'Run this action by `uses:` in a job of a workflow: the runner gives `ACTIONS_RUNTIME_TOKEN` to actions, not to commands in `run:`.');
}
const MAX_LISTED = 10;
function missingError({ name, run, quote }, names, isOfThisRun) {
    const list = names && (0,shared_quote/* listNames */.Zv)(names, quote, MAX_LISTED);
    const others = list === undefined ? '' : `, which has ${list || 'no artifacts'}`;
    const choose = names?.length === 1 ? `Set \`artifact-name\` to ${list} if that is the plugin, or upload` : 'Upload';
    return inputError('Artifact not found', `There is no artifact ${name} in ${run}${others}.`, isOfThisRun
        ? `${choose} it in an earlier step, or in a job that this one \`needs\`; for an artifact of another run, set \`artifact-run-id\`.`
        : 'Check `artifact-name` and `artifact-run-id`, and that the artifact has not expired.');
}
function explainThreadEnd(end, subject, maxBytes) {
    if (end.kind === 'done')
        return digestError(subject);
    if (end.kind === 'large')
        return sizeError(subject, maxBytes);
    const known = end.kind === 'failed' ? explainFailure(end.failure, subject) : undefined;
    if (known !== undefined)
        return known;
    if (end.found === undefined) {
        const why = end.kind === 'late' ? 'GitHub did not answer in time' : 'GitHub broke off its answer';
        return fetchError(subject, why, AGAIN);
    }
    const { sizeBytes, digest = '' } = end.found;
    const sha256 = /^sha256:[0-9a-f]{64}$/.test(digest) ? `, ${digest}` : '';
    const why = `GitHub's storage did not deliver it (${(0,format/* formatSize */.Xq)(sizeBytes)}${sha256})`;
    return fetchError(subject, why, DELIVERY_ADVICE);
}
function explainFailure({ name, message, names }, subject) {
    if (name === 'GHESNotSupportedError') {
        return inputError('Artifacts cannot be read here', 'Input `artifact-name` works on GitHub.com only: GitHub Enterprise Server has another artifact service.', 'Use `actions/download-artifact@v3` in an earlier step and give `zip-path`, or give `zip_url`.');
    }
    if (name === 'ArtifactNotFoundError')
        return missingError(subject, names, true);
    if (NO_ACCESS.test(message))
        return accessError(subject);
    if (message.startsWith('Unable to download and extract artifact'))
        return undefined;
    const [line = ''] = message.replace(/^(Failed to \w+: )?(Unable to make request: )?/, '').split('\n', 1);
    const cause = / JSON\b/.test(line) ? 'an answer was not JSON' : (0,hide_queries/* hideQueries */.N)(line);
    return fetchError(subject, `GitHub's library failed (${subject.quote(cause)})`, AGAIN);
}
const NO_ACCESS = /ACTIONS_RESULTS_URL|backend IDs|Invalid token specified|Failed request: \(40[13]\)/;

;// CONCATENATED MODULE: ./src/source/artifact/content.ts










const MAX_PATH_LENGTH = 1024;
const MAX_PART_BYTES = 255;
const UPLOAD_AGAIN = 'Upload the artifact again with `actions/upload-artifact`.';
const UPLOAD_PLUGIN = "Upload the plugin's ZIP, or the files of the plugin, and nothing else in that artifact.";
async function takePackage(download, options) {
    const { path, fileName, artifactName } = download;
    try {
        const file = await (0,local_file/* openLocalFile */.K)(path);
        try {
            const other = await (0,file_type/* describeFile */.C)(file);
            if (other !== undefined)
                throw contentError(options.subject, `is ${other.what}`, other.fix);
            if (fileName === artifactName)
                return { kind: 'file', path, name: fileName };
            return await unpack(file, artifactName, options);
        }
        finally {
            await file.close();
            if (fileName !== artifactName)
                await (0,promises_.rm)(path, { force: true });
        }
    }
    catch (error) {
        (0,clock/* assertNotCancelled */.ZR)(options.cancellation);
        if (!(error instanceof finding/* PackageProblem */.w))
            throw (0,system_error/* explainWrite */.N3)(error, `The artifact ${options.subject.name}`);
        const { message, fix } = error.finding;
        const why = message.replace(/^The/, 'the').replace(/\.$/, '');
        throw contentError(options.subject, `cannot be unpacked: ${why}`, fix, error);
    }
}
async function unpack(reader, artifactName, options) {
    const { listFiles } = await (0,src_package/* loadReader */.yD)();
    const entries = await listFiles(reader);
    for (const entry of entries)
        assertSafe(entry, options);
    const files = entries.filter(({ isFolder }) => !isFolder);
    const [only, ...others] = files.filter(({ name }) => !COMPANION.test(name));
    if (only !== undefined && others.length === 0 && isZip(only))
        return takeFile(only, options);
    if (!files.some(isCode))
        throw explainLack(files, options.subject);
    return takeFiles(files, artifactName, options);
}
function assertSafe({ name, isLink, isSupported }, { subject }) {
    const path = name.replace(/\/$/, '');
    const isSafe = path.length <= MAX_PATH_LENGTH && path.split('/').every(isFileName);
    const fault = (what) => contentError(subject, `holds ${(0,shared_quote/* quoteName */.AB)(name, subject.quote)}, which ${what}`, UPLOAD_AGAIN);
    if (!isSafe)
        throw fault('is no name for a file inside a folder');
    if (isLink)
        throw fault('is a symbolic link');
    if (!isSupported)
        throw fault('is encrypted, or compressed in an unusual way');
}
function isFileName(name) {
    const isOdd = /["*/:<>?\\|\p{Cc}]/u.test(name) || ['', '.', '..'].includes(name);
    return !isOdd && Buffer.byteLength(name) <= MAX_PART_BYTES;
}
const COMPANION = /(^|\/)(__MACOSX\/.*|\.DS_Store|Thumbs\.db|desktop\.ini|[^/]*\.(asc|sig|minisig|md5|sha\d+)|(md5|sha\d+)sums?(\.txt)?)$/i;
const isZip = ({ name }) => /\.zip$/i.test(name);
const isCode = ({ name }) => /^([^/]+\/)?[^/]+\.php$/.test(name);
function explainLack(files, subject) {
    const zips = files.filter(isZip).map(({ name }) => name);
    if (files.length === 0)
        return contentError(subject, 'holds no files', UPLOAD_PLUGIN);
    if (zips.length > 1) {
        const list = (0,shared_quote/* listNames */.Zv)(zips, subject.quote);
        const what = `holds ${zips.length} ZIP files, but only one can be published: ${list}`;
        return contentError(subject, what, 'Upload each of them as an artifact of its own.');
    }
    const top = (0,shared_quote/* listNames */.Zv)([...new Set(files.map(({ name }) => name.replace(/\/.*/s, '/')))], subject.quote);
    return contentError(subject, `holds neither a ZIP nor a folder with a PHP file, but ${top}`, UPLOAD_PLUGIN);
}
async function takeFile(packed, options) {
    const path = (0,external_node_path_.join)(options.folder, 'package.zip');
    await writeNew(path, packed, options);
    return { kind: 'file', path, name: (0,external_node_path_.basename)(packed.name) };
}
async function takeFiles(files, artifactName, options) {
    const path = (0,external_node_path_.join)(options.folder, 'files', isFileName(artifactName) ? artifactName : 'artifact');
    const made = new Set();
    for (const file of files) {
        const target = (0,external_node_path_.join)(path, file.name);
        try {
            if (!made.has((0,external_node_path_.dirname)(target)))
                await (0,promises_.mkdir)((0,external_node_path_.dirname)(target), { recursive: true });
            made.add((0,external_node_path_.dirname)(target));
            await writeNew(target, file, options);
        }
        catch (error) {
            if (!['EEXIST', 'ENOTDIR', 'EISDIR'].includes((0,system_error/* readSystemCode */.Pt)(error) ?? ''))
                throw error;
            throw contentError(options.subject, `holds ${(0,shared_quote/* quoteName */.AB)(file.name, options.subject.quote)} twice, or as a file and a folder`, 'Upload the artifact again; on Windows and macOS, names that differ only in case are the same.', error);
        }
    }
    return { kind: 'directory', path, name: artifactName };
}
async function writeNew(path, file, { subject, cancellation }) {
    cancellation.throwIfAborted();
    const target = (0,external_node_fs_.openSync)(path, 'wx', 0o600);
    try {
        const damage = await file.unpack((piece) => (0,external_node_fs_.writeFileSync)(target, piece), cancellation);
        const name = (0,shared_quote/* quoteName */.AB)(file.name, subject.quote);
        if (damage !== undefined)
            throw contentError(subject, `is damaged: ${name} ${DAMAGES[damage]}`, UPLOAD_AGAIN);
    }
    finally {
        (0,external_node_fs_.closeSync)(target);
    }
}
const DAMAGES = {
    lost: 'is not where its list of files says',
    headers: 'has two headers that contradict each other',
    stream: 'cannot be unpacked',
    checksum: 'does not match its checksum or its size',
};

// EXTERNAL MODULE: ./src/github/api.ts + 2 modules
var api = __webpack_require__(2059);
// EXTERNAL MODULE: ./src/github/asset-url.ts
var asset_url = __webpack_require__(7387);
// EXTERNAL MODULE: ./src/github/github-error.ts
var github_error = __webpack_require__(6419);
// EXTERNAL MODULE: ./src/source/url/download.ts + 1 modules
var download = __webpack_require__(7424);
// EXTERNAL MODULE: ./src/source/url/url-errors.ts
var url_errors = __webpack_require__(4948);
;// CONCATENATED MODULE: ./src/source/artifact/thread.ts





function allowMs({ downloadMs }, sizeBytes) {
    return downloadMs + (sizeBytes / (128 * 1024)) * 1000;
}
async function runThread(order, options) {
    const { file, env, cancellation, limits } = options;
    (0,clock/* assertNotCancelled */.ZR)(cancellation);
    const isWanted = ([name, value]) => value !== undefined && !/^INPUT_/i.test(name);
    const own = Object.fromEntries(Object.entries(env).filter(isWanted));
    const worker = new external_node_worker_threads_.Worker(file, { workerData: order, env: own, stdout: true, stderr: true });
    worker.stdout.resume();
    worker.stderr.resume();
    const timers = [];
    let cancel = () => undefined;
    try {
        return await new Promise((resolve, reject) => {
            let found;
            const end = (kind) => resolve({ kind, found });
            cancel = () => reject(new clock/* Cancelled */.cJ());
            cancellation.addEventListener('abort', cancel);
            timers.push(setTimeout(() => end('late'), limits.lookUpMs));
            const onFound = ({ sizeBytes }) => {
                if (sizeBytes > limits.maxBytes)
                    end('large');
                timers.splice(0).forEach(clearTimeout);
                timers.push(setTimeout(() => end('late'), allowMs(limits, sizeBytes)));
                const watch = async () => (await measureFolder(order.folder)) > limits.maxBytes && end('large');
                timers.push(setInterval(() => void watch().catch(() => undefined), limits.watchMs));
            };
            worker.on('message', (message) => {
                if (message.kind !== 'found')
                    resolve({ ...message, found });
                else
                    onFound((found = message.found));
            });
            worker.on('error', (error) => resolve({ kind: 'failed', failure: (0,system_error/* readError */.lS)(error), found }));
            worker.on('exit', () => end('vanished'));
        });
    }
    finally {
        timers.forEach(clearTimeout);
        cancellation.removeEventListener('abort', cancel);
        await worker.terminate();
    }
}
async function measureFolder(folder) {
    const names = await (0,promises_.readdir)(folder);
    const files = await Promise.all(names.map((name) => (0,promises_.stat)((0,external_node_path_.join)(folder, name))));
    return files.reduce((sum, { size }) => sum + size, 0);
}

;// CONCATENATED MODULE: ./src/source/artifact/other-run.ts








async function fetchFromRun({ name, subject, runId, repository, folder }, ports, limits) {
    let artifact;
    try {
        const github = await (0,api/* connectGitHub */.U)(repository, ports);
        const listed = await github.listArtifacts(runId, name);
        [artifact] = listed.filter((one) => one.name === name).sort((a, b) => b.id - a.id);
        if (artifact === undefined)
            throw missingError(subject, await listNames(runId, github), false);
        const { id, sizeBytes, digest } = artifact;
        if (sizeBytes > limits.maxBytes)
            throw sizeError(subject, limits.maxBytes);
        const text = await github.signArtifact(id);
        ports.maskUrl(text);
        const url = (0,asset_url/* parsePublicUrl */.IG)(text, repository.apiUrl);
        if (url === undefined)
            throw fetchError(subject, 'GitHub gave no usable address of it', AGAIN);
        const found = await (0,download/* downloadPackage */.X)(url, {
            ...ports,
            maxMs: allowMs(limits, sizeBytes),
            maxBytes: limits.maxBytes,
            temporaryFolder: folder,
            subject: `The artifact ${subject.name}`,
            isAnything: true,
        });
        await found.file.close();
        if (digest?.startsWith('sha256:') === true && digest !== `sha256:${found.sha256}`)
            throw digestError(subject);
        return { path: found.path, fileName: readFileName(found.headers) };
    }
    catch (error) {
        (0,clock/* assertNotCancelled */.ZR)(ports.cancellation);
        if (error instanceof url_errors/* UrlPackageError */.eM)
            throw contentError(subject, error.what, DELIVERY_ADVICE, error);
        throw error instanceof github_error/* GitHubError */.y_ ? explainGitHub(error, subject, artifact !== undefined) : error;
    }
}
async function listNames(runId, github) {
    const listed = await github.listArtifacts(runId).catch(() => undefined);
    return listed && [...new Set(listed.map(({ name }) => name))];
}
function readFileName({ 'content-disposition': text = '' }) {
    const [, encoded] = /filename\*\s*=\s*UTF-8''([^;\r\n]*)/i.exec(text) ?? [];
    const [, plain = ''] = /(?<!\*)filename\s*=\s*"?([^;"\r\n]*)/i.exec(text) ?? [];
    try {
        return decodeURIComponent((encoded ?? plain).trim());
    }
    catch {
        return plain.trim();
    }
}
const NO_RUN = 'Set `artifact-run-id` to the id in the address of a run of this repository, such as `${{ github.event.workflow_run.id }}`, and check that `github-token` may see it.';
const EXPIRED = 'It has expired: run the workflow that uploads it again, and raise its `retention-days` if it is needed for longer.';
const REFUSALS = {
    401: ['Token not valid', 'Leave `github-token` out, or give a token that is still valid.'],
    403: [
        'Token may not read artifacts',
        'Add `actions: read` to the `permissions` of the job, and keep the others.',
    ],
    404: ['Artifact not found', NO_RUN],
    410: ['Artifact not found', EXPIRED],
};
function explainGitHub({ refusal, message }, subject, isFound) {
    if (refusal === undefined)
        return fetchError(subject, message, AGAIN);
    const { status, said, limitMs } = refusal;
    const isLimit = limitMs !== undefined || /rate limit/i.test(said);
    const why = `GitHub returned ${status} (${subject.quote(said)})`;
    const [title, hint] = REFUSALS[status] ?? [];
    if (isLimit || title === undefined || hint === undefined)
        return fetchError(subject, why, AGAIN);
    const isGone = status === 404 && isFound;
    return inputError(title, `The artifact ${subject.name} of ${subject.run} cannot be fetched: ${why}.`, isGone ? 'It was deleted while this ran: run the workflow that uploads it again.' : hint);
}

;// CONCATENATED MODULE: ./src/source/artifact/download-artifact.ts













const LIMITS = {
    lookUpMs: 120_000,
    downloadMs: 240_000,
    watchMs: 250,
    maxBytes: 1024 ** 3,
};
async function downloadArtifact({ name, runId, repository }, ports) {
    const { env, quote, log, cancellation, folder } = ports;
    const isOfThisRun = runId === undefined || String(runId) === env['GITHUB_RUN_ID'];
    const subject = { name: (0,shared_quote/* quoteName */.AB)(name, quote), run: isOfThisRun ? 'this run' : `run ${runId}`, quote };
    const fetch = isOfThisRun ? fetchFromThisRun : prepareOtherRun(runId, repository);
    try {
        const target = (0,external_node_path_.join)(folder, 'download');
        await (0,promises_.mkdir)(target);
        const download = await fetch({ name, folder: target }, subject, ports, { ...LIMITS, ...ports.limits });
        log.info(`The artifact ${subject.name} is downloaded.`);
        return await takePackage({ ...download, artifactName: name }, { folder, subject, cancellation });
    }
    catch (error) {
        throw (0,system_error/* explainWrite */.N3)(error, `The artifact ${subject.name}`);
    }
}
function prepareOtherRun(runId, repository) {
    const { token = '' } = repository ?? {};
    if (repository === undefined || !(0,message/* isCredential */.u)(token)) {
        const fault = token === '' ? 'is empty' : 'has characters that tokens cannot have';
        throw inputError('Input github-token', `Input \`github-token\` ${fault}, and the artifact of another run cannot be read without it.`, "Leave the input out to use the token of the job, and add `actions: read` to the job's `permissions`.");
    }
    return (order, subject, ports, limits) => fetchFromRun({ ...order, subject, runId, repository }, ports, limits);
}
const fetchFromThisRun = async (order, subject, { threadFile, env, cancellation }, limits) => {
    if (!env['ACTIONS_RUNTIME_TOKEN'])
        throw accessError(subject);
    const service = (0,urls/* parseUrl */.Dl)(env['ACTIONS_RESULTS_URL'] ?? '');
    const unreadable = service === null ? undefined : (0,proxy/* findUnreadableProxy */.Jp)(service, env);
    if (unreadable !== undefined)
        throw fetchError(subject, (0,proxy/* describeUnreadable */.D2)(unreadable), transport_error/* PROXY_ADDRESS_HINT */.uW);
    const end = await runThread(order, { file: threadFile, env, cancellation, limits });
    if (end.kind !== 'done' || !end.isIntact)
        throw explainThreadEnd(end, subject, limits.maxBytes);
    const [fileName = '', ...others] = await (0,promises_.readdir)(order.folder);
    if (others.length > 0)
        throw contentError(subject, 'came under several names', 'Run this again.');
    return { path: (0,external_node_path_.join)(order.folder, fileName), fileName };
};
function serveDownload() {
    void serve(external_node_worker_threads_.workerData, (message) => external_node_worker_threads_.parentPort?.postMessage(message));
}
async function serve({ name, folder }, tell) {
    const { DefaultArtifactClient } = await Promise.all(/* import() */[__webpack_require__.e(351), __webpack_require__.e(779), __webpack_require__.e(889)]).then(__webpack_require__.bind(__webpack_require__, 889));
    const client = new DefaultArtifactClient();
    try {
        const { id, size, digest } = (await client.getArtifact(name)).artifact;
        const sizeBytes = Number.isSafeInteger(size) && size > 0 ? size : 0;
        tell({ kind: 'found', found: { sizeBytes, digest } });
        const options = { path: folder, skipDecompress: true, ...(digest && { expectedHash: digest }) };
        const { digestMismatch = false } = await client.downloadArtifact(id, options);
        tell({ kind: 'done', isIntact: !digestMismatch });
    }
    catch (error) {
        const { name: kind, message } = (0,system_error/* readError */.lS)(error);
        const list = () => client.listArtifacts({ latest: true }).catch(() => undefined);
        const listed = kind === 'ArtifactNotFoundError' ? await list() : undefined;
        const names = listed?.artifacts.map((artifact) => artifact.name);
        tell({ kind: 'failed', failure: { name: kind, message, names } });
    }
}


/***/ })

};
