export const id = 882;
export const ids = [882];
export const modules = {

/***/ 1027:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O$: () => (/* binding */ unreadable),
/* harmony export */   gZ: () => (/* binding */ readDirectory),
/* harmony export */   qi: () => (/* binding */ firstSentence)
/* harmony export */ });
/* harmony import */ var _shared_publish_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5805);
/* harmony import */ var _shared_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6338);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9733);



const MAX_ENTRIES = 20_000;
const TAIL_BYTES = 32 * 1024;
const MAX_TAIL_BYTES = 64 * 1024 + 128;
const MAX_DIRECTORY_BYTES = 10 * 1024 * 1024;
const SIGNATURE_BYTE = 0x50;
const END_SIGNATURE = 0x06054b50;
const END_BYTES = 22;
const LOCATOR_SIGNATURE = 0x07064b50;
const LOCATOR_BYTES = 20;
const END_64_SIGNATURE = 0x06064b50;
const END_64_BYTES = 56;
const END_64_HEAD_BYTES = 12;
const REFUSED = 'WordPress refuses it, and no site gets the update.';
const REBUILD = 'Build the ZIP again, and check that it was written and uploaded to its end.';
function unreadable(message, fix = REBUILD, cause) {
    return new _finding_js__WEBPACK_IMPORTED_MODULE_1__/* .PackageProblem */ .wm('zip-unreadable', { message, effect: REFUSED, fix }, cause);
}
async function readDirectory(reader) {
    const { entryCount, start, end, ...records } = await findEnd(reader);
    if (entryCount > MAX_ENTRIES) {
        throw tooLarge(`The ZIP has ${entryCount} entries; at most ${MAX_ENTRIES} are accepted.`);
    }
    if (end - start > MAX_DIRECTORY_BYTES) {
        const [size, limit] = [(0,_shared_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatSize */ .X)(end - start), (0,_shared_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatSize */ .X)(MAX_DIRECTORY_BYTES)];
        throw tooLarge(`The list of files in the ZIP takes ${size}; at most ${limit} are accepted.`);
    }
    return { entryCount, start, bytes: await reader.read(start, end - start), end: records };
}
function tooLarge(message) {
    return new _finding_js__WEBPACK_IMPORTED_MODULE_1__/* .PackageProblem */ .wm('zip-limits', {
        message,
        effect: 'Many sites would run out of time during the update.',
        fix: 'Leave out what the plugin does not need at run time, such as `node_modules`.',
    });
}
async function findEnd(reader) {
    let fallback;
    for (const tailBytes of [TAIL_BYTES, MAX_TAIL_BYTES]) {
        const tailStart = Math.max(0, reader.sizeBytes - tailBytes);
        const tail = await reader.read(tailStart, reader.sizeBytes - tailStart);
        const records = findRecords(tail);
        const [last, other] = records.filter(({ end }) => end === tail.length);
        if (other !== undefined) {
            throw unreadable('The ZIP has two lists of files, one of them in its comment: programs differ in which one they read.');
        }
        if (last !== undefined)
            return readEnd(reader, tailStart + last.start);
        fallback ??= records[0] && tailStart + records[0].start;
        if (tailStart === 0)
            break;
    }
    if (fallback !== undefined)
        return { ...(await readEnd(reader, fallback)), isTight: false };
    throw unreadable('The file begins like a ZIP, but its list of files, at the end, is missing: it is cut off.');
}
function findRecords(tail) {
    const records = [];
    for (let start = tail.length - END_BYTES; start >= 0; start -= 1) {
        if (tail[start] !== SIGNATURE_BYTE || tail.readUInt32LE(start) !== END_SIGNATURE)
            continue;
        const end = start + END_BYTES + tail.readUInt16LE(start + 20);
        if (end <= tail.length)
            records.push({ start, end });
    }
    return records;
}
async function readEnd(reader, position) {
    const record = await reader.read(position, END_BYTES);
    const found = await readEnd64(reader, position);
    const entryCount = found?.entryCount ?? record.readUInt16LE(10);
    const sizeBytes = found?.sizeBytes ?? record.readUInt32LE(12);
    const start = found?.start ?? record.readUInt32LE(16);
    const end = start + sizeBytes;
    if (record.readUInt16LE(4) !== 0 && found === undefined) {
        throw unreadable('The ZIP is one part of a split archive.', 'Build one whole ZIP.');
    }
    const limit = found?.position ?? position;
    if (end > limit)
        throw unreadable('The list of files in the ZIP is not where the ZIP says: it is damaged.');
    if (end < limit && (await isShifted(reader, start, sizeBytes, limit))) {
        throw unreadable('The file has other content before the ZIP, so its entries are not where it says.', 'Build a plain ZIP: no self-extracting archive, and nothing else written to the file.');
    }
    const isZip64 = record.readUInt16LE(10) === 0xffff || record.readUInt32LE(16) === 0xffffffff;
    const isOneDisk = record.readUInt32LE(4) === 0 && record.readUInt16LE(8) === record.readUInt16LE(10);
    return {
        entryCount,
        start,
        end,
        isZip64,
        isTight: end === limit && found?.isTight !== false,
        isConsistent: found?.isConsistent ?? isOneDisk,
    };
}
async function isShifted(reader, start, sizeBytes, limit) {
    if (sizeBytes < 4)
        return false;
    const [said, real] = [await reader.read(start, 4), await reader.read(limit - sizeBytes, 4)];
    const signature = Buffer.from('PK\x01\x02', 'latin1');
    return !said.equals(signature) && real.equals(signature);
}
async function readEnd64(reader, position) {
    if (position < LOCATOR_BYTES + END_64_BYTES)
        return undefined;
    const locator = await reader.read(position - LOCATOR_BYTES, LOCATOR_BYTES);
    if (locator.readUInt32LE(0) !== LOCATOR_SIGNATURE)
        return undefined;
    const at = toSafeNumber(locator.readBigUInt64LE(8));
    if (at + END_64_BYTES > position - LOCATOR_BYTES)
        throw unreadable('The end record of the ZIP is damaged.');
    const record = await reader.read(at, END_64_BYTES);
    if (record.readUInt32LE(0) !== END_64_SIGNATURE)
        throw unreadable('The end record of the ZIP is damaged.');
    return {
        position: at,
        entryCount: toSafeNumber(record.readBigUInt64LE(32)),
        sizeBytes: toSafeNumber(record.readBigUInt64LE(40)),
        start: toSafeNumber(record.readBigUInt64LE(48)),
        isConsistent: locator.readUInt32LE(4) === 0 && record.subarray(24, 32).equals(record.subarray(32, 40)),
        isTight: at + END_64_HEAD_BYTES + toSafeNumber(record.readBigUInt64LE(4)) === position - LOCATOR_BYTES,
    };
}
function toSafeNumber(value) {
    return Number(value > BigInt(Number.MAX_SAFE_INTEGER) ? Number.MAX_SAFE_INTEGER : value);
}
function firstSentence(error) {
    return (0,_shared_publish_error_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error).split('. ', 1).join('');
}


/***/ }),

/***/ 7882:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openZip: () => (/* binding */ openZip)
});

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./node_modules/yauzl/index.js
var yauzl = __webpack_require__(663);
// EXTERNAL MODULE: ./src/package/finding.ts
var finding = __webpack_require__(9733);
// EXTERNAL MODULE: ./src/package/zip/directory.ts
var zip_directory = __webpack_require__(1027);
;// CONCATENATED MODULE: ./src/package/zip/zip-entry.ts
const MADE_BY_UNIX = 3;
const MADE_BY_MACOS = 19;
const FILE_TYPE_MASK = 0o170000;
const LINK_TYPE = 0o120000;
function isLink(versionMadeBy, attributes) {
    const madeBy = versionMadeBy >> 8;
    const isUnix = madeBy === MADE_BY_UNIX || madeBy === MADE_BY_MACOS;
    return isUnix && ((attributes >>> 16) & FILE_TYPE_MASK) === LINK_TYPE;
}
function toPath(name) {
    const path = name.replaceAll('\\', '/');
    if (!/\/\/|(^|\/)\.(\/|$)|^\/|\/$/.test(path))
        return path;
    const parts = path.split('/');
    return parts.filter((part) => part !== '' && part !== '.').join('/');
}

;// CONCATENATED MODULE: ./src/package/zip/plain-directory.ts


const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_BYTES = 46;
const ENCRYPTED_FLAGS = 0x41;
const IN_EXTENSION = 0xffffffff;
const STORED = 0;
function listPlain({ bytes, entryCount }) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    const entries = [];
    let at = 0;
    while (entries.length < entryCount) {
        const entry = readPlain(bytes, view, at);
        if (entry === undefined)
            return undefined;
        entries.push(entry);
        at += ENTRY_BYTES + entry.nameBytes.length;
    }
    return at === bytes.length ? entries : undefined;
}
function readPlain(bytes, view, at) {
    const nameStart = at + ENTRY_BYTES;
    if (nameStart > bytes.length || view.getUint32(at, true) !== ENTRY_SIGNATURE)
        return undefined;
    const flags = view.getUint16(at + 8, true);
    const method = view.getUint16(at + 10, true);
    const packedBytes = view.getUint32(at + 20, true);
    const sizeBytes = view.getUint32(at + 24, true);
    const nameEnd = nameStart + view.getUint16(at + 28, true);
    const extraBytes = view.getUint16(at + 30, true);
    const commentBytes = view.getUint16(at + 32, true);
    const start = view.getUint32(at + 42, true);
    const isLarge = packedBytes === IN_EXTENSION || sizeBytes === IN_EXTENSION || start === IN_EXTENSION;
    const isOdd = extraBytes > 0 || commentBytes > 0 || (flags & ENCRYPTED_FLAGS) !== 0 || isLarge;
    if (isOdd || nameEnd > bytes.length || (method === STORED && packedBytes !== sizeBytes))
        return undefined;
    const nameBytes = bytes.subarray(nameStart, nameEnd);
    if (!(0,external_node_buffer_.isUtf8)(nameBytes))
        return undefined;
    const name = nameBytes.toString();
    return {
        name,
        path: toPath(name),
        nameBytes,
        isFolder: name.endsWith('/'),
        isLink: isLink(view.getUint16(at + 4, true), view.getUint32(at + 38, true)),
        isEncrypted: false,
        method,
        packedBytes,
        sizeBytes,
        crc32: view.getUint32(at + 16, true),
        start,
        extraBytes,
        neededVersion: view.getUint16(at + 6, true),
        dosTime: view.getUint32(at + 12, true),
        isZip64: false,
    };
}

;// CONCATENATED MODULE: ./src/package/zip/zip.ts






const END_SIGNATURE = Buffer.from('PK\x05\x06', 'latin1');
const END_BYTES = 22;
const zip_ENTRY_BYTES = 46;
const SIZE_FIELDS = [20, 24, 42];
const zip_IN_EXTENSION = 0xffffffff;
const UTF8_FLAG = 0x800;
async function openZip(reader) {
    const directory = await (0,zip_directory/* readDirectory */.gZ)(reader);
    const { bytes, start, end } = directory;
    const entries = listPlain(directory) ?? (await listAny(directory));
    return { entries, directoryBytes: bytes.length, directoryStart: start, end };
}
async function listAny(directory) {
    const entries = await parseDirectory(directory);
    let at = 0;
    const listed = entries.map((entry) => {
        const isZip64 = SIZE_FIELDS.some((field) => directory.bytes.readUInt32LE(at + field) === zip_IN_EXTENSION);
        at += sizeInDirectory(entry);
        return toZipEntry(entry, isZip64);
    });
    if (at !== directory.bytes.length) {
        throw (0,zip_directory/* unreadable */.O$)('The list of files in the ZIP continues after its last entry: it is damaged.');
    }
    return listed;
}
function sizeInDirectory({ fileNameLength, extraFieldLength, fileCommentLength }) {
    return zip_ENTRY_BYTES + fileNameLength + extraFieldLength + fileCommentLength;
}
async function parseDirectory({ bytes, entryCount }) {
    const end = Buffer.alloc(END_BYTES);
    END_SIGNATURE.copy(end);
    end.writeUInt16LE(entryCount, 8);
    end.writeUInt16LE(entryCount, 10);
    end.writeUInt32LE(bytes.length, 12);
    const entries = [];
    try {
        const archive = Buffer.concat([bytes, end]);
        const options = { decodeStrings: false, autoClose: false };
        const zip = await (0,yauzl/* fromRandomAccessReaderPromise */.or)(new MemoryReader(archive), archive.length, options);
        for await (const entry of zip.eachEntry())
            entries.push(entry);
    }
    catch (error) {
        throw explain(error);
    }
    return entries;
}
class MemoryReader extends yauzl/* RandomAccessReader */.lJ {
    #bytes;
    constructor(bytes) {
        super();
        this.#bytes = bytes;
    }
    read(...[target, offset, lengthBytes, position, done]) {
        const isInside = position + lengthBytes <= this.#bytes.length;
        if (isInside)
            this.#bytes.copy(target, offset, position, position + lengthBytes);
        done(isInside ? null : new Error('unexpected EOF'));
    }
}
function explain(error) {
    const reason = (0,zip_directory/* firstSentence */.qi)(error);
    if (reason === 'strong encryption is not supported') {
        return new finding/* PackageProblem */.wm('zip-method', {
            message: 'The ZIP is encrypted.',
            effect: 'WordPress cannot unpack it, and no site gets the update.',
            fix: 'Build the ZIP without a password.',
        });
    }
    return (0,zip_directory/* unreadable */.O$)(`The list of files in the ZIP is damaged (${reason}).`, undefined, error);
}
function toZipEntry(entry, isZip64) {
    const name = decodeName(entry);
    return {
        name,
        path: toPath(name),
        nameBytes: entry.fileNameRaw,
        isFolder: name.endsWith('/'),
        isLink: isLink(entry.versionMadeBy, entry.externalFileAttributes),
        isEncrypted: entry.isEncrypted(),
        method: entry.compressionMethod,
        packedBytes: entry.compressedSize,
        sizeBytes: entry.uncompressedSize,
        crc32: entry.crc32,
        start: entry.relativeOffsetOfLocalHeader,
        extraBytes: entry.extraFieldLength,
        neededVersion: entry.versionNeededToExtract,
        dosTime: entry.lastModFileDate * 0x10000 + entry.lastModFileTime,
        isZip64,
    };
}
function decodeName({ fileNameRaw, extraFields }) {
    return (0,yauzl/* getFileNameLowLevel */.ax)((0,external_node_buffer_.isUtf8)(fileNameRaw) ? UTF8_FLAG : 0, fileNameRaw, extraFields, true);
}


/***/ })

};
