export const id = 397;
export const ids = [397];
export const modules = {

/***/ 9397:
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
// EXTERNAL MODULE: ./src/http/urls.ts
var urls = __webpack_require__(88);
// EXTERNAL MODULE: ./src/shared/quote.ts
var shared_quote = __webpack_require__(6717);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./src/shared/clock.ts
var clock = __webpack_require__(6103);
// EXTERNAL MODULE: ./src/shared/file-type.ts
var file_type = __webpack_require__(6376);
// EXTERNAL MODULE: ./src/shared/system-error.ts
var system_error = __webpack_require__(9123);
// EXTERNAL MODULE: ./src/http/transport-error.ts
var transport_error = __webpack_require__(4098);
// EXTERNAL MODULE: ./src/shared/publish-error.ts
var publish_error = __webpack_require__(5805);
// EXTERNAL MODULE: ./src/shared/format.ts
var format = __webpack_require__(6338);
// EXTERNAL MODULE: ./src/shared/hide-queries.ts + 1 modules
var hide_queries = __webpack_require__(6331);
;// CONCATENATED MODULE: ./src/source/artifact/artifact-errors.ts







function createErrorFactory(artifactName, quote) {
    return (what, hint, cause) => packageError(`The artifact ${(0,shared_quote/* quoteName */.AB)(artifactName, quote)} ${what}.`, hint, cause);
}
function explainStorage(error, subject) {
    return (0,system_error/* explainWrite */.N3)(error, `The artifact ${subject}`, STORAGE_ADVICE);
}
function storageError(code, subject) {
    return (0,system_error/* createWriteError */.Of)(code, `The artifact ${subject}`, STORAGE_ADVICE);
}
const STORAGE_ADVICE = { folder: 'If it does, check that the name of the artifact can be that of a file.' };
function accessError(subject) {
    return inputError('No access to artifacts', `The artifact ${subject} cannot be fetched: the runner gave this step no valid access to the artifacts of its run.`, 'Run this action by `uses:` in a job of a workflow: the runner gives `ACTIONS_RUNTIME_TOKEN` to actions, not to commands in `run:`.');
}
function proxyError(subject, variable) {
    return fetchError(`The artifact ${subject} cannot be fetched: ${(0,proxy/* describeUnreadable */.D2)(variable)}.`, transport_error/* PROXY_ADDRESS_HINT */.uW);
}
function tokenError(what) {
    return inputError('Input github-token', `Input \`github-token\` ${what}, and the artifact of another run cannot be read without it.`, "Leave the input out to use the token of the job, and add `actions: read` to the job's `permissions`.");
}
function notFoundError(message, hint) {
    return inputError('Artifact not found', message, hint);
}
function inputError(title, message, hint) {
    return new publish_error/* PublishError */.S1({ code: 'input', title, message, hint });
}
function fetchError(message, hint) {
    return new publish_error/* PublishError */.S1({ code: 'package', title: 'Artifact cannot be fetched', message, hint });
}
function packageError(message, hint, cause) {
    return new publish_error/* PublishError */.S1({ code: 'package', title: 'Package cannot be published', message, hint, cause });
}
const MAX_LISTED = 10;
const AGAIN = 'Check https://www.githubstatus.com and run this again later.';
function explainThreadEnd(end, subject, { quote, maxBytes }) {
    if (end.kind === 'done')
        return digestError(subject);
    if (end.kind === 'stopped')
        return explainStop(end.why, subject, maxBytes);
    const { failure, isFound, reason } = end;
    return (explainMissing(failure, subject, quote) ??
        explainDownload(reason ?? failure.message, subject) ??
        explainStatus(failure, isFound, subject, quote) ??
        explainRest(reason ?? failure.message, subject, quote));
}
function digestError(subject) {
    return packageError(`The artifact ${subject} is not what was uploaded: its SHA-256 differs from the one that GitHub recorded.`, 'Run this again; if that does not help, upload the artifact again.');
}
function sizeError(subject, maxBytes) {
    return packageError(`The artifact ${subject} is larger than ${(0,format/* formatSize */.Xq)(maxBytes)}.`, 'Upload only the plugin, without what it does not need at run time.');
}
function explainStop(why, subject, maxBytes) {
    switch (why) {
        case 'size':
            return sizeError(subject, maxBytes);
        case 'look-up-deadline':
            return fetchError(`The artifact ${subject} could not be looked up in time.`, AGAIN);
        case 'download-deadline':
            return fetchError(`The artifact ${subject} could not be downloaded in time.`, AGAIN);
        case 'vanished':
            return fetchError(`The artifact ${subject} cannot be fetched: a connection broke before the answer was complete.`, AGAIN);
    }
}
function explainMissing({ name, message, names }, subject, quote) {
    if (name === 'GHESNotSupportedError') {
        return inputError('Artifacts cannot be read here', 'Input `artifact-name` works on GitHub.com only: GitHub Enterprise Server has another artifact service.', 'Use `actions/download-artifact@v3` in an earlier step and give `zip-path`, or give `zip_url`.');
    }
    if (/ACTIONS_RESULTS_URL|backend IDs|Invalid token specified/.test(message))
        return accessError(subject);
    return name === 'ArtifactNotFoundError' ? missingError(subject, names, undefined, quote) : undefined;
}
function missingError(subject, names, runId, quote) {
    const place = runId === undefined ? 'this workflow run' : `the workflow run ${runId}`;
    const others = names === undefined
        ? ''
        : names.length === 0
            ? ', which has no artifacts'
            : `, which has ${(0,shared_quote/* listNames */.Zv)(names, quote, MAX_LISTED)}`;
    const [only, second] = names ?? [];
    const upload = only === undefined || second !== undefined
        ? 'Upload'
        : `Set \`artifact-name\` to ${(0,shared_quote/* quoteName */.AB)(only, quote)} if that is the plugin, or upload`;
    return notFoundError(`There is no artifact ${subject} in ${place}${others}.`, runId === undefined
        ? `${upload} it in an earlier step, or in a job that this one \`needs\`; for an artifact of another run, set \`artifact-run-id\`.`
        : 'Check `artifact-name` and `artifact-run-id`, and that the artifact has not expired.');
}
function explainDownload(reason, subject) {
    const [, code] = /^(?:Unable to download and extract artifact: )?(E(?:NOSPC|DQUOT|FBIG|ACCES|ROFS|ISDIR|NAMETOOLONG)): /.exec(reason) ?? [];
    if (code !== undefined)
        return storageError(code, subject);
    if (reason.endsWith('URI malformed')) {
        return fetchError(`The artifact ${subject} cannot be downloaded: GitHub's library cannot handle its name.`, 'Rename the artifact without `%`.');
    }
    const [, status] = /blob storage: (\d{3})/.exec(reason) ?? [];
    return status === undefined ? undefined : explainStorageStatus(Number(status), subject);
}
function explainStorageStatus(status, subject) {
    return fetchError(`The artifact ${subject} cannot be downloaded: the storage returned ${status}.`, status === 403 ? 'Run this again: download addresses expire quickly.' : AGAIN);
}
function explainStatus({ message }, isFound, subject, quote) {
    const status = Number(/Failed request: \((\d{3})\)/.exec(message)?.[1] ?? 0);
    if (status < 400)
        return undefined;
    if (status === 401 || status === 403)
        return accessError(subject);
    if (status === 404 && isFound) {
        return notFoundError(`The artifact ${subject} was deleted while this ran.`, 'Run the workflow that uploads it again.');
    }
    const said = quote(hideSecrets(message.replace(/^.*Failed request: \(\d{3}\) /s, '')));
    return fetchError(`The artifact ${subject} cannot be fetched: GitHub returned ${status} (${said}).`, AGAIN);
}
const NETWORK = /\bE(?:CONN[A-Z]+|AI_[A-Z]+|NOTFOUND|TIMEDOUT|HOSTUNREACH|NETUNREACH|PIPE|PROTO)\b|fetch failed|did not respond|[Tt]imeout|socket|certificate|tunnel/;
function explainRest(reason, subject, quote) {
    const [line = ''] = reason.split('\n', 1);
    const what = quote(hideSecrets(line.replace(/^(Failed to \w+: )?(Unable to make request: )?/, '')));
    return NETWORK.test(line)
        ? fetchError(`The artifact ${subject} cannot be fetched: the connection to GitHub failed (${what}).`, 'Check that the runner can reach GitHub, and its proxy settings, then run this again.')
        : fetchError(`The artifact ${subject} cannot be fetched: GitHub's library failed (${what}).`, AGAIN);
}
function hideSecrets(reason) {
    return / JSON\b/.test(reason) ? 'an answer was not JSON' : (0,hide_queries/* hideQueries */.N)(reason);
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: ./node_modules/yauzl/index.js
var yauzl = __webpack_require__(663);
;// CONCATENATED MODULE: ./src/source/artifact/zip.ts







const UTF8_FLAG = 0x800;
const MADE_BY_UNIX = 3;
const MADE_BY_MACOS = 19;
const FILE_TYPE_MASK = 0o170000;
const LINK_TYPE = 0o120000;
const STORED = 0;
const DEFLATED = 8;
const MAX_PATH_LENGTH = 1024;
const MAX_PART_BYTES = 255;
const MAX_LIST_BYTES = 10 * 1024 * 1024;
const UPLOAD_AGAIN = 'Upload the artifact again with `actions/upload-artifact`.';
async function openArtifactZip(path, context) {
    const { createError } = context;
    try {
        const zip = await (0,yauzl/* openPromise */.sO)(path, { autoClose: false, decodeStrings: false });
        try {
            return { files: await listFiles(zip, context), close: () => zip.close() };
        }
        catch (error) {
            zip.close();
            throw error;
        }
    }
    catch (error) {
        throw explainZip(error, createError);
    }
}
async function listFiles(zip, context) {
    const { createError, limits } = context;
    const files = [];
    let totalBytes = 0;
    let listBytes = 0;
    let entryCount = 0;
    for await (const entry of zip.eachEntry()) {
        entryCount += 1;
        listBytes += entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength;
        if (entryCount > limits.maxFiles || listBytes > MAX_LIST_BYTES) {
            throw createError(`holds more than ${limits.maxFiles} files, or a list of them that is too long`, 'Upload only the plugin, without what it does not need at run time, such as `node_modules`.');
        }
        totalBytes += entry.uncompressedSize;
        if (totalBytes > limits.maxBytes) {
            throw createError(`is larger than ${(0,format/* formatSize */.Xq)(limits.maxBytes)} when it is unpacked`, 'Upload only the plugin, without what it does not need at run time.');
        }
        const name = decodeName(entry);
        assertSafeEntry(entry, name, context);
        if (name.endsWith('/'))
            continue;
        files.push({
            name,
            sizeBytes: entry.uncompressedSize,
            read: () => readVerified(zip, entry, name, context),
        });
    }
    return files;
}
function decodeName({ generalPurposeBitFlag, fileNameRaw }) {
    const flags = (0,external_node_buffer_.isUtf8)(fileNameRaw) ? generalPurposeBitFlag | UTF8_FLAG : generalPurposeBitFlag;
    return (0,yauzl/* getFileNameLowLevel */.ax)(flags, fileNameRaw, [], true);
}
function assertSafeEntry(entry, name, { createError, quote }) {
    const problem = describeName(name) ?? describeEntry(entry);
    if (problem !== undefined)
        throw createError(`holds ${(0,shared_quote/* quoteName */.AB)(name, quote)}, ${problem}`, UPLOAD_AGAIN);
}
function describeName(name) {
    const path = name.replace(/\/$/, '');
    const isFine = path.length <= MAX_PATH_LENGTH && path.split('/').every(isFileName);
    return isFine ? undefined : 'which is no name for a file inside a folder';
}
function isFileName(name) {
    const isOdd = /["*/:<>?\\|\p{Cc}]/u.test(name) || ['', '.', '..'].includes(name);
    return !isOdd && Buffer.byteLength(name) <= MAX_PART_BYTES;
}
function describeEntry(entry) {
    const madeBy = entry.versionMadeBy >> 8;
    const isUnix = madeBy === MADE_BY_UNIX || madeBy === MADE_BY_MACOS;
    const type = (entry.externalFileAttributes >>> 16) & FILE_TYPE_MASK;
    if (isUnix && type === LINK_TYPE)
        return 'which is a symbolic link';
    if (entry.isEncrypted())
        return 'which is encrypted';
    const isKnown = entry.compressionMethod === STORED || entry.compressionMethod === DEFLATED;
    return isKnown ? undefined : `which is compressed in an unusual way (method ${entry.compressionMethod})`;
}
async function* readVerified(zip, entry, name, { createError, quote }) {
    let checksum = 0;
    try {
        const stream = await zip.openReadStreamPromise(entry);
        for await (const chunk of stream) {
            checksum = (0,external_node_zlib_.crc32)(chunk, checksum);
            yield chunk;
        }
    }
    catch (error) {
        throw createError(`is damaged: ${(0,shared_quote/* quoteName */.AB)(name, quote)} cannot be unpacked (${reasonOf(error)})`, UPLOAD_AGAIN, error);
    }
    if (checksum !== entry.crc32) {
        throw createError(`is damaged: the checksum of ${(0,shared_quote/* quoteName */.AB)(name, quote)} does not match`, UPLOAD_AGAIN);
    }
}
function explainZip(error, createError) {
    const { name, code } = (0,system_error/* readError */.lS)(error);
    if (name === 'PublishError' || code !== undefined)
        return error;
    return createError(`is a damaged ZIP (${reasonOf(error)})`, UPLOAD_AGAIN, error);
}
function reasonOf(error) {
    return (0,publish_error/* messageOf */.bD)(error).split('. ', 1).join('');
}

;// CONCATENATED MODULE: ./src/source/artifact/content.ts









const HEAD_BYTES = 4096;
const UPLOAD_PLUGIN = "Upload the plugin's ZIP, or the files of the plugin, and nothing else in that artifact.";
async function takePackage(download, options) {
    const { path, fileName, artifactName } = download;
    const createError = createErrorFactory(artifactName, options.quote);
    try {
        await assertZip(path, createError);
        if (fileName === artifactName)
            return { kind: 'file', path, name: fileName };
        return await unpack(download, createError, options);
    }
    catch (error) {
        (0,clock/* assertNotCancelled */.ZR)(options.cancellation);
        throw explainStorage(error, (0,shared_quote/* quoteName */.AB)(artifactName, options.quote));
    }
}
async function assertZip(path, createError) {
    const other = (0,file_type/* describeContent */.X)(await readHead(path));
    if (other !== undefined)
        throw createError(`is ${other.what}`, other.fix);
}
async function readHead(path) {
    const file = await (0,promises_.open)(path, 'r');
    try {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
        return buffer.subarray(0, bytesRead);
    }
    finally {
        await file.close();
    }
}
async function unpack({ path, artifactName }, createError, options) {
    const zip = await openArtifactZip(path, { ...options, createError });
    try {
        const packed = choosePackage(zip.files);
        if (packed !== undefined)
            return await takeFile(packed, createError, options);
        if (!hasCode(zip.files))
            throw explainLack(zip.files, createError, options.quote);
        return await takeFiles(zip.files, artifactName, createError, options);
    }
    finally {
        zip.close();
        await (0,promises_.rm)(path, { force: true });
    }
}
const COMPANION = /(^|\/)(__MACOSX\/.*|\.DS_Store|Thumbs\.db|desktop\.ini|[^/]*\.(asc|sig|minisig|md5|sha\d+)|(md5|sha\d+)sums?(\.txt)?)$/i;
function choosePackage(files) {
    const [only, ...others] = files.filter(({ name }) => !COMPANION.test(name));
    return others.length === 0 && only !== undefined && isZip(only) ? only : undefined;
}
function isZip({ name }) {
    return /\.zip$/i.test(name);
}
function hasCode(files) {
    return files.some(({ name }) => /^([^/]+\/)?[^/]+\.php$/.test(name));
}
function explainLack(files, createError, quote) {
    const zips = files.filter(isZip).map(({ name }) => name);
    if (files.length === 0)
        return createError('holds no files', UPLOAD_PLUGIN);
    if (zips.length > 1) {
        return createError(`holds ${zips.length} ZIP files, but only one can be published: ${(0,shared_quote/* listNames */.Zv)(zips, quote)}`, 'Upload each of them as an artifact of its own.');
    }
    const top = [...new Set(files.map(({ name }) => name.replace(/\/.*/s, '/')))];
    return createError(`holds neither a ZIP nor a folder with a PHP file, but ${(0,shared_quote/* listNames */.Zv)(top, quote)}`, UPLOAD_PLUGIN);
}
async function takeFile(file, createError, { folder, quote, cancellation }) {
    const path = (0,external_node_path_.join)(folder, 'package.zip');
    const name = (0,external_node_path_.basename)(file.name);
    await writeNew(path, file, cancellation);
    await assertZip(path, (what, hint) => createError(`holds only ${(0,shared_quote/* quoteName */.AB)(name, quote)}, which ${what}`, hint));
    return { kind: 'file', path, name };
}
async function takeFiles(files, artifactName, createError, { folder, quote, cancellation }) {
    const path = (0,external_node_path_.join)(folder, 'files', isFileName(artifactName) ? artifactName : 'artifact');
    const made = new Set();
    for (const file of files) {
        const target = (0,external_node_path_.join)(path, file.name);
        try {
            if (!made.has((0,external_node_path_.dirname)(target)))
                await (0,promises_.mkdir)((0,external_node_path_.dirname)(target), { recursive: true });
            made.add((0,external_node_path_.dirname)(target));
            await writeNew(target, file, cancellation);
        }
        catch (error) {
            if (!isConflict(error))
                throw error;
            throw createError(`holds ${(0,shared_quote/* quoteName */.AB)(file.name, quote)} twice, or as a file and a folder`, 'Upload the artifact again; on Windows and macOS, names that differ only in case are the same.', error);
        }
    }
    return { kind: 'directory', path, name: artifactName };
}
const NEW_FILE = { flag: 'wx', mode: 0o600 };
const SMALL_BYTES = 1024 * 1024;
async function writeNew(path, file, cancellation) {
    cancellation.throwIfAborted();
    if (file.sizeBytes > SMALL_BYTES)
        return (0,promises_.writeFile)(path, file.read(), { ...NEW_FILE, signal: cancellation });
    const chunks = [];
    for await (const chunk of file.read())
        chunks.push(chunk);
    (0,external_node_fs_.writeFileSync)(path, Buffer.concat(chunks), NEW_FILE);
}
function isConflict(error) {
    return ['EEXIST', 'ENOTDIR', 'EISDIR'].includes((0,system_error/* readSystemCode */.Pt)(error) ?? '');
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./src/github/api.ts + 2 modules
var api = __webpack_require__(2059);
// EXTERNAL MODULE: ./src/github/asset-url.ts
var asset_url = __webpack_require__(7387);
// EXTERNAL MODULE: ./src/github/github-error.ts
var github_error = __webpack_require__(6419);
// EXTERNAL MODULE: ./src/http/retry.ts
var retry = __webpack_require__(8902);
;// CONCATENATED MODULE: ./src/source/artifact/thread.ts





const MIN_BYTES_PER_S = 128 * 1024;
async function runThread(order, options) {
    const { file, env, cancellation, limits, onRepeat } = options;
    (0,clock/* assertNotCancelled */.ZR)(cancellation);
    const worker = new external_node_worker_threads_.Worker(file, {
        workerData: order,
        env: withoutInputs(env),
        stdout: true,
        stderr: true,
    });
    const timers = [];
    let cancel = () => undefined;
    try {
        return await new Promise((resolve, reject) => {
            let isFound = false;
            let reason;
            const stop = (why) => resolve({ kind: 'stopped', why });
            const fail = (failure) => resolve({ kind: 'failed', failure, isFound, reason });
            const stopAfter = (durationMs, why) => timers.push(setTimeout(() => stop(why), durationMs));
            cancel = () => reject(new clock/* Cancelled */.cJ());
            cancellation.addEventListener('abort', cancel);
            stopAfter(limits.lookUpMs, 'look-up-deadline');
            const onFound = (sizeBytes) => {
                isFound = true;
                if (sizeBytes > limits.maxBytes)
                    stop('size');
                timers.splice(0).forEach(clearTimeout);
                stopAfter(limits.downloadMs + (sizeBytes / MIN_BYTES_PER_S) * 1000, 'download-deadline');
                const watch = async () => (await measureFolder(order.folder)) > limits.maxBytes && stop('size');
                timers.push(setInterval(() => void watch(), limits.watchMs));
            };
            worker.on('message', (message) => {
                if (message.kind === 'found')
                    onFound(message.sizeBytes);
                else if (message.kind === 'failed')
                    fail(message.failure);
                else
                    resolve(message);
            });
            worker.on('error', (error) => fail(describeFailure(error)));
            worker.on('exit', () => stop('vanished'));
            worker.stderr.resume();
            readLines(worker.stdout, (line) => {
                const repeat = findRetry(line);
                if (repeat === undefined)
                    return;
                const { why, isDownload, isUseless } = repeat;
                if (isDownload)
                    reason = why;
                if (isUseless)
                    fail({ name: 'Error', message: why });
                else
                    onRepeat(why);
            });
        });
    }
    finally {
        timers.forEach(clearTimeout);
        cancellation.removeEventListener('abort', cancel);
        await worker.terminate();
    }
}
function describeFailure(error) {
    const { name, message } = (0,system_error/* readError */.lS)(error);
    return { name, message };
}
function withoutInputs(env) {
    const isWanted = ([name, value]) => value !== undefined && !/^INPUT_/i.test(name);
    return Object.fromEntries(Object.entries(env).filter(isWanted));
}
async function measureFolder(folder) {
    try {
        const names = await (0,promises_.readdir)(folder);
        const files = await Promise.all(names.map((name) => (0,promises_.stat)((0,external_node_path_.join)(folder, name))));
        return files.reduce((sum, { size }) => sum + size, 0);
    }
    catch {
        return 0;
    }
}
const MAX_LINE_LENGTH = 16 * 1024;
function readLines(stream, take) {
    let open = '';
    stream.setEncoding('utf8').on('data', (text) => {
        const lines = `${open}${text}`.split(/\r?\n/);
        open = (lines.pop() ?? '').slice(0, MAX_LINE_LENGTH);
        lines.forEach(take);
    });
}
const LAST_ATTEMPT = '5';
const LASTING = /^(ENOSPC|EDQUOT|EFBIG|EACCES|EROFS|EISDIR|ENAMETOOLONG): |^URI malformed|blob storage: (40[013]|410)\b/;
function findRetry(line) {
    const [, request] = /^Attempt \d+ of \d+ failed with error: (.*)\. Retrying request in /.exec(line) ?? [];
    if (request !== undefined)
        return { why: request, isDownload: false, isUseless: false };
    const [, attempt, escaped] = /^::debug::Failed to download artifact after (\d+) retries due to (.*)\. Retrying in /.exec(line) ?? [];
    const why = escaped?.replaceAll('%0D', ' ').replaceAll('%0A', ' ').replaceAll('%25', '%');
    if (why === undefined)
        return undefined;
    return { why, isDownload: true, isUseless: attempt === LAST_ATTEMPT || LASTING.test(why) };
}

;// CONCATENATED MODULE: ./src/source/artifact/other-run.ts











async function fetchFromRun(order, ports, limits) {
    const { name, runId, repository, path } = order;
    const subject = (0,shared_quote/* quoteName */.AB)(name, ports.quote);
    let artifact;
    try {
        const github = await (0,api/* connectGitHub */.U)(repository, ports);
        artifact = await findNewest(name, runId, github);
        if (artifact === undefined)
            throw missingError(subject, await listNames(runId, github), runId, ports.quote);
        if (artifact.sizeBytes > limits.maxBytes)
            throw sizeError(subject, limits.maxBytes);
        const url = await findContent(artifact, { github, repository, subject }, ports);
        return await store(url, artifact, { path, subject }, ports, limits);
    }
    catch (error) {
        (0,clock/* assertNotCancelled */.ZR)(ports.cancellation);
        throw explain(error, { subject, runId, isFound: artifact !== undefined, quote: ports.quote });
    }
}
async function findNewest(name, runId, github) {
    const found = await github.listArtifacts(runId, name);
    return found
        .filter((artifact) => artifact.name === name)
        .reduce((newest, one) => (one.id > (newest?.id ?? 0) ? one : newest), undefined);
}
async function listNames(runId, github) {
    return github.listArtifacts(runId).then((artifacts) => [...new Set(artifacts.map(({ name }) => name))], () => undefined);
}
async function findContent({ id }, { github, repository, subject }, { maskUrl }) {
    const text = await github.signArtifact(id);
    maskUrl(text);
    const url = (0,asset_url/* parsePublicUrl */.IG)(text, repository.apiUrl);
    if (url !== undefined)
        return url;
    throw fetchError(`The artifact ${subject} cannot be fetched: GitHub gave no usable address of it.`, AGAIN);
}
async function store(url, { digest, sizeBytes }, { path, subject }, ports, { downloadMs, maxBytes }) {
    const file = await (0,promises_.open)(path, 'ax', 0o600);
    try {
        let body = receiveInto(file, maxBytes);
        const answer = await (0,retry/* sendWithRepeats */.t0)({
            method: 'GET',
            url,
            headers: {},
            timeoutMs: downloadMs + (sizeBytes / MIN_BYTES_PER_S) * 1000,
            maxBytes: 0,
            receive: ({ status }) => {
                body = receiveInto(file, maxBytes);
                return status === 200 ? body : undefined;
            },
        }, retry/* retryIdempotent */.wy, ports, { retries: ports.retries, budgetMs: retry/* REPEAT_BUDGET_MS */.$4 });
        if (answer.status !== 200)
            throw explainStorageStatus(answer.status, subject);
        if (answer.isCut)
            throw sizeError(subject, maxBytes);
        await file.truncate(body.sizeBytes());
        const isOther = digest?.startsWith('sha256:') === true && digest !== `sha256:${body.hash.digest('hex')}`;
        if (isOther)
            throw digestError(subject);
        return readFileName(answer);
    }
    finally {
        await file.close();
    }
}
function receiveInto(file, maxBytes) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    let sizeBytes = 0;
    const write = async (chunk) => {
        if (sizeBytes === 0)
            await file.truncate(0);
        sizeBytes += chunk.length;
        hash.update(chunk);
        await file.appendFile(chunk);
    };
    return { maxBytes, write, hash, sizeBytes: () => sizeBytes };
}
function readFileName({ headers: { 'content-disposition': text = '' } }) {
    const [, encoded] = /filename\*\s*=\s*UTF-8''([^;\r\n]*)/i.exec(text) ?? [];
    const [, plain = ''] = /(?<!\*)filename\s*=\s*"?([^;"\r\n]*)/i.exec(text) ?? [];
    try {
        return decodeURIComponent((encoded ?? plain).trim());
    }
    catch {
        return plain.trim();
    }
}
function explain(error, artifact) {
    const { subject } = artifact;
    if (error instanceof github_error/* GitHubError */.y_)
        return explainGitHub(error, artifact);
    if (error instanceof transport_error/* TransportError */.wX)
        return explainTransport(error, subject);
    return explainStorage(error, subject);
}
function explainTransport({ failure, message }, subject) {
    return fetchError(`The artifact ${subject} cannot be fetched from GitHub: ${message}.`, failure === 'proxy-address'
        ? transport_error/* PROXY_ADDRESS_HINT */.uW
        : 'Check that the runner can reach GitHub, and its proxy settings, then run this again.');
}
function explainGitHub(error, { subject, runId, isFound, quote }) {
    const { refusal, cause, message } = error;
    if (cause instanceof transport_error/* TransportError */.wX)
        return explainTransport(cause, subject);
    if (refusal === undefined) {
        return fetchError(`The artifact ${subject} cannot be fetched from GitHub: ${message}.`, AGAIN);
    }
    const { status, said, limitMs } = refusal;
    const what = `The artifact ${subject} cannot be fetched: GitHub returned ${status} (${quote(said)})`;
    if (limitMs !== undefined || /rate limit/i.test(said))
        return fetchError(`${what}.`, AGAIN);
    if (status === 401) {
        return inputError('Token not valid', `${what}: it does not accept \`github-token\`.`, 'Leave `github-token` out, or give a token that is still valid.');
    }
    if (status === 403) {
        return inputError('Token may not read artifacts', `${what}: \`github-token\` may not read the workflow runs of this repository.`, 'Add `actions: read` to the `permissions` of the job, and keep the others.');
    }
    if (status === 410) {
        return notFoundError(`The artifact ${subject} has expired.`, 'Run the workflow that uploads it again, and raise its `retention-days` if it is needed for longer.');
    }
    if (!(0,github_error/* isMissing */.b2)(error))
        return fetchError(`${what}.`, AGAIN);
    if (isFound) {
        return notFoundError(`The artifact ${subject} was deleted while this ran.`, 'Run the workflow that uploads it again.');
    }
    return notFoundError(`There is no workflow run ${runId} in this repository, or \`github-token\` may not see it.`, 'Set `artifact-run-id` to the id in the address of the run, such as `${{ github.event.workflow_run.id }}`.');
}

;// CONCATENATED MODULE: ./src/source/artifact/download-artifact.ts











const LIMITS = {
    lookUpMs: 120_000,
    downloadMs: 240_000,
    watchMs: 250,
    maxBytes: 1024 ** 3,
    maxFiles: 20_000,
};
async function downloadArtifact({ name, runId, repository }, ports) {
    const { env, quote, log, cancellation } = ports;
    const limits = { ...LIMITS, ...ports.limits };
    const isOfThisRun = runId === undefined || String(runId) === env['GITHUB_RUN_ID'];
    const fetch = isOfThisRun ? fetchFromThisRun : prepareOtherRun(runId, repository);
    const folder = await makeFolder(name, ports);
    const close = () => (0,promises_.rm)(folder, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
    try {
        const path = (0,external_node_path_.join)(folder, 'download');
        await (0,promises_.mkdir)(path);
        const download = await fetch({ name, folder: path }, ports, limits);
        log.info(`The artifact ${(0,shared_quote/* quoteName */.AB)(name, quote)} is downloaded.`);
        const taken = await takePackage({ ...download, artifactName: name }, { folder, quote, cancellation, limits });
        return { ...taken, close };
    }
    catch (error) {
        await close();
        throw error;
    }
}
function prepareOtherRun(runId, repository) {
    if (repository === undefined || repository.token === '')
        throw tokenError('is empty');
    if (!(0,message/* isCredential */.u)(repository.token))
        throw tokenError('has characters that tokens cannot have');
    return async ({ name, folder }, ports, limits) => {
        const path = (0,external_node_path_.join)(folder, 'artifact');
        return { path, fileName: await fetchFromRun({ name, runId, repository, path }, ports, limits) };
    };
}
async function makeFolder(name, { temporaryFolder, quote }) {
    return (0,promises_.mkdtemp)((0,external_node_path_.join)(temporaryFolder, 'publish-wordpress-plugin-')).catch((error) => {
        throw explainStorage(error, (0,shared_quote/* quoteName */.AB)(name, quote));
    });
}
const fetchFromThisRun = async (order, { threadFile, env, cancellation, log, quote }, limits) => {
    const subject = (0,shared_quote/* quoteName */.AB)(order.name, quote);
    if (!env['ACTIONS_RUNTIME_TOKEN'])
        throw accessError(subject);
    const service = (0,urls/* parseUrl */.Dl)(env['ACTIONS_RESULTS_URL'] ?? '');
    const unreadable = service === null ? undefined : (0,proxy/* findUnreadableProxy */.Jp)(service, env);
    if (unreadable !== undefined)
        throw proxyError(subject, unreadable);
    const onRepeat = (why) => log.repeat(`Artifact: ${quote(hideSecrets(why))}; trying again.`);
    const end = await runThread(order, { file: threadFile, env, cancellation, limits, onRepeat });
    if (end.kind !== 'done' || !end.isIntact)
        throw explainThreadEnd(end, subject, { quote, maxBytes: limits.maxBytes });
    const [fileName = '', ...others] = await (0,promises_.readdir)(order.folder);
    if (others.length > 0)
        throw createErrorFactory(order.name, quote)('came under several names', 'Run this again.');
    return { path: (0,external_node_path_.join)(order.folder, fileName), fileName };
};
function serveDownload() {
    void serve();
}
async function serve() {
    const { name, folder } = external_node_worker_threads_.workerData;
    const tell = (message) => external_node_worker_threads_.parentPort?.postMessage(message);
    const { DefaultArtifactClient } = await Promise.all(/* import() */[__webpack_require__.e(351), __webpack_require__.e(779), __webpack_require__.e(889)]).then(__webpack_require__.bind(__webpack_require__, 889));
    const client = new DefaultArtifactClient();
    const listNames = async () => client.listArtifacts({ latest: true }).then(({ artifacts }) => artifacts.map((artifact) => artifact.name), () => undefined);
    const describe = async (error) => {
        const failure = describeFailure(error);
        return failure.name === 'ArtifactNotFoundError' ? { ...failure, names: await listNames() } : failure;
    };
    try {
        const { artifact } = await client.getArtifact(name);
        const { id, size, digest } = artifact;
        tell({ kind: 'found', sizeBytes: Number.isSafeInteger(size) && size > 0 ? size : 0 });
        const { digestMismatch = false } = await client.downloadArtifact(id, {
            path: folder,
            skipDecompress: true,
            ...(digest && { expectedHash: digest }),
        });
        tell({ kind: 'done', isIntact: !digestMismatch });
    }
    catch (error) {
        tell({ kind: 'failed', failure: await describe(error) });
    }
}


/***/ })

};
