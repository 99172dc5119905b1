export const id = 569;
export const ids = [569];
export const modules = {

/***/ 53679:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ sortByBytes)
/* harmony export */ });
function sortByBytes(items, nameOf) {
    return items
        .map((item) => ({ item, bytes: Buffer.from(nameOf(item)) }))
        .sort((a, b) => Buffer.compare(a.bytes, b.bytes))
        .map(({ item }) => item);
}


/***/ }),

/***/ 98569:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  zipDirectory: () => (/* binding */ zipDirectory)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path/posix"
var posix_ = __webpack_require__(53916);
// EXTERNAL MODULE: ./node_modules/ignore/index.js
var ignore = __webpack_require__(70298);
var ignore_default = /*#__PURE__*/__webpack_require__.n(ignore);
// EXTERNAL MODULE: ./src/source/local-errors.ts
var local_errors = __webpack_require__(70300);
;// CONCATENATED MODULE: ./src/source/distignore.ts





const RULES_FILE = '.distignore';
const MAX_RULES_BYTES = 64 * 1024;
function readRules(folder, prefix) {
    const path = (0,external_node_path_.join)(folder, RULES_FILE);
    const name = `${prefix}${RULES_FILE}`;
    try {
        if ((0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false }) === undefined)
            return { prefix, judge: () => undefined };
        const stats = (0,external_node_fs_.statSync)(path);
        if (!stats.isFile())
            throw badRules(name, 'is not a file', 'Make it a text file with one rule a line.');
        if (stats.size > MAX_RULES_BYTES) {
            const limit = `is larger than ${MAX_RULES_BYTES / 1024} KiB`;
            throw badRules(name, limit, 'Leave out whole folders instead of each file in them.');
        }
        return { prefix, judge: parseRules((0,external_node_fs_.readFileSync)(path, 'utf8')) };
    }
    catch (error) {
        throw (0,local_errors/* explainRead */.yS)(error, name);
    }
}
function leaveOut(folder) {
    return { prefix: '', judge: (name) => (name === folder ? true : undefined) };
}
function badRules(name, problem, hint) {
    return (0,local_errors/* createLocalError */.SX)(`${(0,local_errors/* quoteName */.AB)(name)} ${problem}.`, hint);
}
function parseRules(text) {
    const rules = ignore_default()({ ignorecase: false }).add(text);
    return (name, isFolder) => {
        const { ignored, unignored } = rules.test(isFolder ? `${name}/` : name);
        return ignored || unignored ? ignored : undefined;
    };
}
function createFilter(rules) {
    return (name, isFolder) => {
        if ((0,posix_.basename)(name) === '.git')
            return true;
        for (const { prefix, judge } of rules) {
            if (!name.startsWith(prefix))
                continue;
            const inner = name.slice(prefix.length);
            if (inner === RULES_FILE)
                return true;
            const isOut = judge(inner, isFolder);
            if (isOut !== undefined)
                return isOut;
        }
        return false;
    };
}

// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(83916);
// EXTERNAL MODULE: ./src/format.ts
var format = __webpack_require__(16264);
// EXTERNAL MODULE: ./src/sort-by-bytes.ts
var sort_by_bytes = __webpack_require__(53679);
;// CONCATENATED MODULE: ./src/source/tree.ts





function openTree(directory) {
    try {
        return { name: '', path: directory, chain: [(0,external_node_fs_.realpathSync)(directory)] };
    }
    catch (error) {
        throw (0,local_errors/* explainRead */.yS)(error, directory);
    }
}
function listTree(top, isLeftOut, maxima) {
    const files = [];
    const leftOut = [];
    const folders = [top];
    let totalBytes = 0;
    for (const folder of folders) {
        const content = readFolder(folder, isLeftOut);
        for (const file of content.files)
            files.push(checkFile(file, maxima));
        for (const inner of content.folders)
            folders.push(inner);
        for (const name of content.leftOut)
            leftOut.push(name);
        totalBytes += content.files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
        if (files.length > maxima.files)
            throw tooMuch(`more than ${maxima.files} files`);
        if (folders.length > maxima.files)
            throw tooMuch(`more than ${maxima.files} folders`);
        if (totalBytes > maxima.totalBytes)
            throw tooMuch(`more than ${(0,format/* formatSize */.Xq)(maxima.totalBytes)}`);
    }
    return { files: (0,sort_by_bytes/* sortByBytes */.n)(files, ({ name }) => name), leftOut: (0,sort_by_bytes/* sortByBytes */.n)(leftOut, (name) => name) };
}
function checkFile(file, { fileBytes }) {
    if (file.sizeBytes <= fileBytes)
        return file;
    throw (0,local_errors/* createLocalError */.SX)(`${(0,local_errors/* quoteName */.AB)(file.name)} has ${(0,format/* formatSize */.Xq)(file.sizeBytes)}, more than the ${(0,format/* formatSize */.Xq)(fileBytes)} allowed for one file.`, LEAVE_OUT);
}
const LEAVE_OUT = 'Leave out what is not part of the plugin: name it in `.distignore`, or build the plugin into a directory of its own.';
function tooMuch(what) {
    return (0,local_errors/* createLocalError */.SX)(`The directory holds ${what}.`, LEAVE_OUT);
}
function readFolder(folder, isLeftOut) {
    const content = { files: [], folders: [], leftOut: [] };
    for (const entry of listEntries(folder)) {
        const name = folder.name === '' ? entry.name : `${folder.name}/${entry.name}`;
        const path = (0,external_node_path_.join)(folder.path, entry.name);
        const isFolder = entry.isDirectory();
        if (isLeftOut(name, isFolder)) {
            content.leftOut.push(isFolder ? `${name}/` : name);
            continue;
        }
        checkName(entry.name, name);
        const stats = readStats(entry, path, name);
        if (!isFolder && stats.isDirectory() && isLeftOut(name, true)) {
            content.leftOut.push(`${name}/`);
            continue;
        }
        const realPath = entry.isSymbolicLink()
            ? resolveLink(path, name, folder)
            : (0,external_node_path_.join)(folder.chain.at(-1) ?? '', entry.name);
        if (stats.isDirectory())
            content.folders.push({ name, path, chain: [...folder.chain, realPath] });
        else if (stats.isFile())
            content.files.push({ name, path, sizeBytes: stats.size });
        else
            throw notAFile(stats, name);
    }
    return content;
}
function listEntries({ path, name }) {
    try {
        return (0,external_node_fs_.readdirSync)(path, { withFileTypes: true });
    }
    catch (error) {
        throw (0,local_errors/* explainRead */.yS)(error, name === '' ? path : name);
    }
}
function readStats(entry, path, name) {
    try {
        return (0,external_node_fs_.statSync)(path);
    }
    catch (error) {
        if (!entry.isSymbolicLink())
            throw (0,local_errors/* explainRead */.yS)(error, name);
        const code = (0,local_errors/* readSystemCode */.Pt)(error);
        if (code === 'ENOENT' || code === 'ENOTDIR')
            throw badLink(path, name, 'which does not exist');
        if (code === 'ELOOP')
            throw badLink(path, name, 'which leads in a circle');
        throw (0,local_errors/* explainRead */.yS)(error, name);
    }
}
function resolveLink(path, name, { chain }) {
    const [top = ''] = chain;
    const target = (0,external_node_fs_.realpathSync)(path);
    const inside = findInside(top, target);
    if (inside === undefined)
        throw badLink(path, name, 'which is outside of the directory');
    if (inside.split('/').includes('.git'))
        throw badLink(path, name, 'which is inside of `.git`');
    if (chain.includes(target))
        throw badLink(path, name, 'a folder that it is in, so it has no end');
    return target;
}
function findInside(top, path) {
    const inside = (0,external_node_path_.relative)(top, path);
    const isOutside = (0,external_node_path_.isAbsolute)(inside) || inside === '..' || inside.startsWith(`..${external_node_path_.sep}`);
    return isOutside ? undefined : inside.split(external_node_path_.sep).join('/');
}
function badLink(path, name, problem) {
    return (0,local_errors/* createLocalError */.SX)(`The link ${(0,local_errors/* quoteName */.AB)(name)} leads to ${(0,local_errors/* quoteName */.AB)((0,external_node_fs_.readlinkSync)(path))}, ${problem}.`, 'Copy what it should lead to into the plugin, or name the link in `.distignore`.');
}
function notAFile(stats, name) {
    const kind = stats.isFIFO() ? 'a named pipe' : stats.isSocket() ? 'a socket' : 'a device';
    return (0,local_errors/* createLocalError */.SX)(`${(0,local_errors/* quoteName */.AB)(name)} is ${kind}, not a file.`, 'Delete it, or name it in `.distignore`.');
}
function checkName(part, name) {
    const problem = describeName(part);
    if (problem === undefined)
        return;
    throw (0,local_errors/* createLocalError */.SX)(`The name of ${(0,local_errors/* quoteName */.AB)(name)} ${problem}.`, 'Rename it, or leave it out.');
}
function describeName(part) {
    if (part.includes('\\'))
        return 'contains a backslash';
    if (/\p{Cc}/u.test(part))
        return 'contains a control character';
    return part.isWellFormed() && !part.includes('\ufffd') ? undefined : 'is not valid UTF-8';
}

;// CONCATENATED MODULE: ./src/source/main-file.ts




const HEAD_BYTES = 8192;
function hasMainFile(files, isMainFile) {
    return files.some(({ name, path }) => {
        const base = baseOf(name);
        return base.endsWith('.php') && !base.startsWith('.') && isMainFile(readHead(path, name));
    });
}
function baseOf(name) {
    return name.slice(name.lastIndexOf('/') + 1);
}
function readHead(path, name) {
    try {
        const descriptor = (0,external_node_fs_.openSync)(path, 'r');
        try {
            const head = Buffer.alloc(HEAD_BYTES);
            return head.subarray(0, (0,external_node_fs_.readSync)(descriptor, head, 0, HEAD_BYTES, 0));
        }
        finally {
            (0,external_node_fs_.closeSync)(descriptor);
        }
    }
    catch (error) {
        throw (0,local_errors/* explainRead */.yS)(error, name);
    }
}
const FOREIGN = /^(\..*|node_modules|vendor)$/;
const MAX_DEPTH = 2;
const MAX_FOLDERS = 1000;
const MAX_FILES = 2000;
function findInnerPlugin(top, isLeftOut, isMainFile) {
    const isSkipped = (name, isFolder) => isLeftOut(name, isFolder) || (isFolder && FOREIGN.test(baseOf(name)));
    const found = [];
    const folders = [top];
    let files = 0;
    try {
        for (const folder of folders) {
            const content = readFolder(folder, isSkipped);
            files += content.files.length;
            if (files > MAX_FILES)
                return undefined;
            if (folder !== top && hasMainFile(content.files, isMainFile))
                found.push(folder.name);
            else if (folder.chain.length <= MAX_DEPTH)
                for (const inner of content.folders)
                    folders.push(inner);
            if (folders.length > MAX_FOLDERS)
                return undefined;
        }
    }
    catch (error) {
        if (error instanceof errors/* PublishError */.S1)
            return undefined;
        throw error;
    }
    return found.length === 1 ? found[0] : undefined;
}

;// CONCATENATED MODULE: ./src/source/no-plugin.ts


function explainNoPlugin(directory, names, leftOut) {
    const isEmpty = names.length === 0 && leftOut.every((name) => /(^|\/)\.git\/?$/.test(name));
    const nothing = isEmpty ? 'no files' : 'no files but those that are left out';
    return (0,local_errors/* createLocalError */.SX)(`The directory ${(0,local_errors/* quoteName */.AB)(directory.name)} is neither a plugin, with a PHP file that has a "Plugin Name" header, ` +
        `nor does it hold just one folder that is; it holds ${names.length === 0 ? nothing : (0,local_errors/* listNames */.Zv)(names)}.`, isEmpty && directory.zipPath !== undefined ? (0,local_errors/* adviseOnNothing */.LP)(directory.zipPath) : advise(directory));
}
function explainNoInnerPlugin(directory, folder, names) {
    return (0,local_errors/* createLocalError */.SX)(`The directory ${(0,local_errors/* quoteName */.AB)(directory.name)} holds only the folder ${(0,local_errors/* quoteName */.AB)(folder)}, and in that no PHP file ` +
        `has a "Plugin Name" header; it holds ${(0,local_errors/* listNames */.Zv)(names)}.`, advise(directory));
}
function advise({ zipPath, innerPlugin }) {
    if (innerPlugin === undefined) {
        return `Give the directory with the main plugin file in it; what is not part of the plugin can be named in \`${RULES_FILE}\`.`;
    }
    if (zipPath === undefined)
        return `The plugin is in its folder ${(0,local_errors/* quoteName */.AB)(innerPlugin)}: give that alone.`;
    const path = zipPath === '.' ? innerPlugin : `${zipPath.replace(/\/+$/, '')}/${innerPlugin}`;
    return `Set \`zip-path\` to ${(0,local_errors/* quoteName */.AB)(path)}.`;
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
;// CONCATENATED MODULE: ./src/source/deflate-ahead.ts




const PIECE_BYTES = 1024 * 1024;
const WINDOW_BYTES = 32 * 1024;
const SMALL_BYTES = 8 * 1024;
const MAX_AHEAD = 128;
const MAX_AHEAD_BYTES = 16 * 1024 * 1024;
const MIN_SAMPLED_BYTES = 32 * 1024;
const SAMPLE_BYTES = 4 * 1024;
const MIN_WINDOW_BITS = 9;
const LEVEL = 5;
const deflate = (0,external_node_util_.promisify)(external_node_zlib_.deflateRaw);
async function* deflateAhead(files) {
    const ahead = [];
    let aheadBytes = 0;
    let tail;
    for (const piece of readPieces(files)) {
        ahead.push({ piece, deflated: deflatePiece(piece, tail) });
        aheadBytes += piece.bytes.length;
        tail = piece.isLast ? undefined : piece.bytes.subarray(-WINDOW_BYTES);
        if (ahead.length > MAX_AHEAD || aheadBytes > MAX_AHEAD_BYTES)
            yield takeFirst();
    }
    while (ahead.length > 0)
        yield takeFirst();
    async function takeFirst() {
        const first = ahead.shift();
        if (first === undefined)
            throw new Error('nothing was compressed ahead');
        aheadBytes -= first.piece.bytes.length;
        return { ...first.piece, deflated: await first.deflated };
    }
}
function deflatePiece({ bytes, isFirst, isLast }, tail) {
    if (isFirst && isLast && isPacked(bytes))
        return bytes;
    const options = {
        level: LEVEL,
        finishFlush: isLast ? external_node_zlib_.constants.Z_FINISH : external_node_zlib_.constants.Z_SYNC_FLUSH,
        chunkSize: bytes.length + (bytes.length >> 9) + 64,
        ...(tail === undefined ? { windowBits: chooseWindowBits(bytes.length) } : { dictionary: tail }),
    };
    return bytes.length <= SMALL_BYTES ? (0,external_node_zlib_.deflateRawSync)(bytes, options) : deflate(bytes, options);
}
function isPacked(bytes) {
    if (bytes.length < MIN_SAMPLED_BYTES)
        return false;
    const last = bytes.length - SAMPLE_BYTES;
    const samples = [0, last >> 1, last].map((start) => bytes.subarray(start, start + SAMPLE_BYTES));
    return samples.every((sample) => (0,external_node_zlib_.deflateRawSync)(sample, { level: 1 }).length > sample.length * 0.98);
}
const LOOKAHEAD_BYTES = 262;
function chooseWindowBits(sizeBytes) {
    const bits = 32 - Math.clz32(sizeBytes + LOOKAHEAD_BYTES);
    return Math.min(external_node_zlib_.constants.Z_MAX_WINDOWBITS, Math.max(MIN_WINDOW_BITS, bits));
}
function* readPieces(files) {
    for (const file of files) {
        const descriptor = tryRead(file, () => (0,external_node_fs_.openSync)(file.path, 'r'));
        try {
            let start = 0;
            do {
                const bytes = tryRead(file, () => readPiece(descriptor, file.sizeBytes - start));
                const end = start + bytes.length;
                const isLast = end === file.sizeBytes;
                const isWhole = bytes.length === Math.min(PIECE_BYTES, file.sizeBytes - start);
                if (!isWhole || (isLast && tryRead(file, () => (0,external_node_fs_.fstatSync)(descriptor)).size !== file.sizeBytes))
                    throw hasChanged(file);
                yield { file, bytes, isFirst: start === 0, isLast };
                start = end;
            } while (start < file.sizeBytes);
        }
        finally {
            (0,external_node_fs_.closeSync)(descriptor);
        }
    }
}
function readPiece(descriptor, wantedBytes) {
    const piece = Buffer.allocUnsafe(Math.min(PIECE_BYTES, wantedBytes));
    let filled = 0;
    while (filled < piece.length) {
        const count = (0,external_node_fs_.readSync)(descriptor, piece, filled, piece.length - filled, null);
        if (count === 0)
            break;
        filled += count;
    }
    return piece.subarray(0, filled);
}
function tryRead(file, read) {
    try {
        return read();
    }
    catch (error) {
        throw (0,local_errors/* explainRead */.yS)(error, file.name);
    }
}
function hasChanged({ name }) {
    return (0,local_errors/* createLocalError */.SX)(`${(0,local_errors/* quoteName */.AB)(name)} changed while it was zipped.`, 'Let every step that writes files end before this one, and zip a directory that nothing is written to.');
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./src/source/hashed-file.ts

const BLOCK_BYTES = 1024 * 1024;
function createHashedFile(handle) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    let waiting = [];
    let waitingBytes = 0;
    let written = 0;
    async function flush() {
        const block = Buffer.concat(waiting);
        waiting = [];
        waitingBytes = 0;
        hash.update(block);
        await writeAll(handle, block, written);
        written += block.length;
    }
    return {
        position: () => written + waitingBytes,
        async append(bytes) {
            waiting.push(bytes);
            waitingBytes += bytes.length;
            if (waitingBytes >= BLOCK_BYTES)
                await flush();
        },
        writeAhead: (bytes, position) => writeAll(handle, bytes, position),
        async adopt(end) {
            await flush();
            while (written < end) {
                const block = Buffer.allocUnsafe(Math.min(BLOCK_BYTES, end - written));
                const { bytesRead } = await handle.read(block, 0, block.length, written);
                if (bytesRead === 0)
                    throw new Error('a file ends before what was written to it');
                hash.update(block.subarray(0, bytesRead));
                written += bytesRead;
            }
        },
        async finish() {
            await flush();
            await handle.truncate(written);
            return hash.digest('hex');
        },
    };
}
async function writeAll(handle, bytes, position) {
    for (let done = 0; done < bytes.length;) {
        const { bytesWritten } = await handle.write(bytes, done, bytes.length - done, position + done);
        done += bytesWritten;
    }
}

;// CONCATENATED MODULE: ./src/source/zip-format.ts
const FORMAT_MAXIMA = { entries: 65_534, zipBytes: 2 ** 31 - 1, nameBytes: 65_535 };
const LOCAL_SIGNATURE = 0x04034b50;
const CENTRAL_SIGNATURE = 0x02014b50;
const END_SIGNATURE = 0x06054b50;
const LOCAL_BYTES = 30;
const CENTRAL_BYTES = 46;
const END_BYTES = 22;
const NEEDED_VERSION = 20;
const MADE_ON_UNIX = (3 << 8) | NEEDED_VERSION;
const UTF8_NAME = 1 << 11;
const DEFLATED = 8;
const ATTRIBUTES = 0o100644 * 2 ** 16;
const EARLIEST_SECONDS = Date.UTC(1980, 0, 1) / 1000;
const LATEST_SECONDS = Date.UTC(2107, 11, 31, 23, 59, 58) / 1000;
function encodeDosTime(epochSeconds) {
    const date = new Date(Math.min(Math.max(epochSeconds, EARLIEST_SECONDS), LATEST_SECONDS) * 1000);
    const day = ((date.getUTCFullYear() - 1980) << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate();
    const time = (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1);
    return day * 2 ** 16 + time;
}
function measureLocalHeader(name) {
    return LOCAL_BYTES + Buffer.byteLength(name);
}
function buildLocalHeader(entry, time) {
    const name = Buffer.from(entry.name);
    const header = Buffer.alloc(LOCAL_BYTES);
    header.writeUInt32LE(LOCAL_SIGNATURE, 0);
    writeCommon(header, 4, entry, time, name.length);
    return Buffer.concat([header, name]);
}
function buildCentralHeader(entry, time) {
    const name = Buffer.from(entry.name);
    const header = Buffer.alloc(CENTRAL_BYTES);
    header.writeUInt32LE(CENTRAL_SIGNATURE, 0);
    header.writeUInt16LE(MADE_ON_UNIX, 4);
    writeCommon(header, 6, entry, time, name.length);
    header.writeUInt32LE(ATTRIBUTES, 38);
    header.writeUInt32LE(entry.start, 42);
    return Buffer.concat([header, name]);
}
function writeCommon(header, at, entry, time, nameBytes) {
    header.writeUInt16LE(NEEDED_VERSION, at);
    header.writeUInt16LE(UTF8_NAME, at + 2);
    header.writeUInt16LE(entry.isDeflated ? DEFLATED : 0, at + 4);
    header.writeUInt32LE(time, at + 6);
    header.writeUInt32LE(entry.crc32, at + 10);
    header.writeUInt32LE(entry.packedBytes, at + 14);
    header.writeUInt32LE(entry.sizeBytes, at + 18);
    header.writeUInt16LE(nameBytes, at + 22);
}
function buildEndRecord(entries, directoryStart, directoryBytes) {
    const record = Buffer.alloc(END_BYTES);
    record.writeUInt32LE(END_SIGNATURE, 0);
    record.writeUInt16LE(entries, 8);
    record.writeUInt16LE(entries, 10);
    record.writeUInt32LE(directoryBytes, 12);
    record.writeUInt32LE(directoryStart, 16);
    return record;
}

;// CONCATENATED MODULE: ./src/source/zip-writer.ts







async function writeZip(target, files, epochSeconds) {
    if (files.length > FORMAT_MAXIMA.entries)
        throw zip_writer_tooMuch(`more than ${FORMAT_MAXIMA.entries} files`);
    for (const { name } of files)
        checkLength(name);
    const handle = await (0,promises_.open)(target, 'w+').catch((error) => {
        throw explainWrite(error);
    });
    try {
        return { path: target, ...(await writeEntries(handle, files, encodeDosTime(epochSeconds))) };
    }
    catch (error) {
        await (0,promises_.rm)(target, { force: true }).catch(() => undefined);
        throw explainWrite(error);
    }
    finally {
        await handle.close();
    }
}
async function writeEntries(handle, files, time) {
    const output = createHashedFile(handle);
    const entries = [];
    let large;
    for await (const piece of deflateAhead(files)) {
        if (piece.isFirst && piece.isLast) {
            entries.push(await appendWhole(output, piece, time));
        }
        else {
            large ??= beginLarge(output, piece);
            await addPiece(output, large, piece);
            if (piece.isLast) {
                entries.push(await endLarge(output, large, piece.file, time));
                large = undefined;
            }
        }
        checkSize(output.position());
    }
    const directoryStart = output.position();
    for (const entry of entries)
        await output.append(buildCentralHeader(entry, time));
    const directoryBytes = output.position() - directoryStart;
    await output.append(buildEndRecord(entries.length, directoryStart, directoryBytes));
    checkSize(output.position());
    return { sizeBytes: output.position(), sha256: await output.finish() };
}
async function appendWhole(output, { file, bytes, deflated }, time) {
    const isDeflated = deflated.length < bytes.length;
    const packed = isDeflated ? deflated : bytes;
    const entry = {
        name: file.name,
        isDeflated,
        crc32: (0,external_node_zlib_.crc32)(bytes),
        packedBytes: packed.length,
        sizeBytes: bytes.length,
        start: output.position(),
    };
    await output.append(buildLocalHeader(entry, time));
    await output.append(packed);
    return entry;
}
function beginLarge(output, { file }) {
    const start = output.position();
    const dataStart = start + measureLocalHeader(file.name);
    return { start, dataStart, end: dataStart, crc32: 0 };
}
async function addPiece(output, large, { bytes, deflated }) {
    await output.writeAhead(deflated, large.end);
    large.end += deflated.length;
    large.crc32 = (0,external_node_zlib_.crc32)(bytes, large.crc32);
    checkSize(large.end);
}
async function endLarge(output, { start, dataStart, end, crc32 }, file, time) {
    const { name, sizeBytes } = file;
    const isDeflated = end - dataStart < sizeBytes;
    if (!isDeflated)
        await storeAgain(output, file, dataStart, crc32);
    const packedBytes = isDeflated ? end - dataStart : sizeBytes;
    const entry = { name, isDeflated, crc32, packedBytes, sizeBytes, start };
    await output.writeAhead(buildLocalHeader(entry, time), start);
    await output.adopt(dataStart + packedBytes);
    return entry;
}
async function storeAgain(output, file, dataStart, expectedCrc32) {
    let position = dataStart;
    let found = 0;
    for (const { bytes } of readPieces([file])) {
        await output.writeAhead(bytes, position);
        position += bytes.length;
        found = (0,external_node_zlib_.crc32)(bytes, found);
    }
    if (found !== expectedCrc32)
        throw hasChanged(file);
}
function checkLength(name) {
    if (Buffer.byteLength(name) <= FORMAT_MAXIMA.nameBytes)
        return;
    throw (0,local_errors/* createLocalError */.SX)(`The path ${(0,local_errors/* quoteName */.AB)(name)} is too long for a ZIP.`, 'Shorten it, or leave it out.');
}
function checkSize(zipBytes) {
    if (zipBytes > FORMAT_MAXIMA.zipBytes)
        throw zip_writer_tooMuch('more than 2 GiB');
}
function zip_writer_tooMuch(what) {
    return (0,local_errors/* createLocalError */.SX)(`The ZIP would hold ${what}.`, 'Leave out what is not part of the plugin.');
}
const FULL = ['ENOSPC', 'EDQUOT', 'EFBIG'];
function explainWrite(error) {
    const code = (0,local_errors/* readSystemCode */.Pt)(error);
    if (code === undefined)
        return error;
    const isFull = FULL.includes(code);
    return new errors/* PublishError */.S1({
        code: 'not-published',
        title: isFull ? 'Disk full' : 'ZIP cannot be written',
        message: isFull
            ? `The disk of the runner is full: the ZIP could not be written (${code}).`
            : `The ZIP could not be written to the runner's disk (${code}).`,
        hint: isFull
            ? 'Free space in an earlier step, or use a runner with a larger disk.'
            : 'Check that the temporary folder of the runner exists and can be written to.',
        cause: error,
    });
}

;// CONCATENATED MODULE: ./src/source/directory.ts







const MAX_LEFT_OUT = 100;
async function zipDirectory(directory, { slug, zipPath, actionFolder, epochSeconds = 0, target, maxima, isMainFile }) {
    const name = (0,external_node_path_.basename)((0,external_node_path_.resolve)(directory));
    const top = openTree(directory);
    const own = leaveOut(actionFolder && findInside(top.chain[0] ?? '', actionFolder));
    const outer = readRules(directory, '');
    const isLeftOut = createFilter([own, outer]);
    const content = readFolder(top, isLeftOut);
    const isPlugin = hasMainFile(content.files, isMainFile);
    const search = () => ({
        name,
        zipPath,
        innerPlugin: findInnerPlugin(top, isLeftOut, isMainFile),
    });
    if (!isPlugin && content.files.length > 0)
        throw explainNoPlugin(search(), listContent(content), content.leftOut);
    const inner = isPlugin ? [] : content.folders.map((folder) => readRules(folder.path, `${folder.name}/`));
    const tree = listTree(top, createFilter([own, ...inner, outer]), maxima);
    const { files, leftOut } = tree;
    const folder = isPlugin ? nameFolder(slug ?? name) : findPlugin(content.folders, tree, isMainFile, search);
    const named = isPlugin ? files.map((file) => ({ ...file, name: `${folder}/${file.name}` })) : files;
    const zip = await writeZip(target, named, epochSeconds);
    return {
        ...zip,
        files: files.length,
        leftOut: leftOut.slice(0, MAX_LEFT_OUT),
        leftOutCount: leftOut.length,
        folder,
    };
}
function nameFolder(folder) {
    const problem = folder === '' || folder === '.' || folder === '..' || folder.includes('/')
        ? 'is no name for a folder'
        : describeName(folder);
    if (problem === undefined)
        return folder;
    throw (0,local_errors/* createLocalError */.SX)(`The plugin's folder would be called ${(0,local_errors/* quoteName */.AB)(folder)}, which ${problem}.`, 'Set `slug` to the name of the plugin folder.');
}
function findPlugin(folders, { files, leftOut }, isMainFile, search) {
    const tops = new Set(files.map(({ name }) => name.slice(0, name.indexOf('/'))));
    const filled = folders.filter(({ name }) => tops.has(name));
    const [only] = filled;
    if (only === undefined || filled.length > 1)
        throw explainNoPlugin(search(), listContent({ files: [], folders: filled }), leftOut);
    const inside = files.filter(({ name }) => name.lastIndexOf('/') === only.name.length);
    if (hasMainFile(inside, isMainFile))
        return only.name;
    const below = new Set(files.map(({ name }) => name.slice(only.name.length + 1).replace(/\/.*/, '/')));
    throw explainNoInnerPlugin(search(), only.name, [...below]);
}
function listContent({ files, folders }) {
    return [...folders.map(({ name }) => `${name}/`), ...files.map(({ name }) => name)];
}


/***/ }),

/***/ 70300:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AB: () => (/* binding */ quoteName),
/* harmony export */   LP: () => (/* binding */ adviseOnNothing),
/* harmony export */   Pt: () => (/* binding */ readSystemCode),
/* harmony export */   SX: () => (/* binding */ createLocalError),
/* harmony export */   Zv: () => (/* binding */ listNames),
/* harmony export */   yS: () => (/* binding */ explainRead)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83916);

const MAX_NAME_LENGTH = 200;
const MAX_LISTED = 5;
function createLocalError(message, hint, cause) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PublishError */ .S1({ code: 'package', title: 'Package cannot be published', message, hint, cause });
}
const READ_FIX = 'Check its permissions, and that no other step changes it meanwhile; what is not part of the plugin can be named in `.distignore`.';
function adviseOnNothing(shown) {
    return shown === '.'
        ? 'Check the repository out (`actions/checkout`), and build the plugin, in an earlier step of the same job.'
        : 'Check the step that builds the plugin: it must run before this one, in the same job.';
}
function explainRead(error, name, hint = READ_FIX) {
    const code = readSystemCode(error);
    return code === undefined
        ? error
        : createLocalError(`${quoteName(name)} cannot be read (${code}).`, hint, error);
}
function readSystemCode(error) {
    const { code, syscall } = Object(error);
    return typeof code === 'string' && typeof syscall === 'string' ? code : undefined;
}
function quoteName(name) {
    const isLong = name.length > MAX_NAME_LENGTH;
    const shown = isLong ? `${name.slice(0, MAX_NAME_LENGTH).toWellFormed()}…` : name;
    return `"${shown.replace(/\p{Cc}/gu, (character) => `\\u{${character.charCodeAt(0).toString(16)}}`)}"`;
}
function listNames(names) {
    const count = names.length === MAX_LISTED + 1 ? names.length : MAX_LISTED;
    const shown = names.slice(0, count).map(quoteName);
    const rest = names.length - shown.length;
    const last = rest > 0 ? `${rest} more` : shown.pop();
    return shown.length === 0 ? (last ?? '') : `${shown.join(', ')} and ${last ?? ''}`;
}


/***/ })

};
