export const id = 942;
export const ids = [942];
export const modules = {

/***/ 1027:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MK: () => (/* binding */ assertZip),
/* harmony export */   O$: () => (/* binding */ unreadable),
/* harmony export */   gZ: () => (/* binding */ readDirectory)
/* harmony export */ });
/* harmony import */ var _shared_file_type_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6376);
/* harmony import */ var _shared_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6338);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9733);



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
    return new _finding_js__WEBPACK_IMPORTED_MODULE_0__/* .PackageProblem */ .w('zip-unreadable', { message, effect: REFUSED, fix }, cause);
}
async function assertZip(reader) {
    const other = await (0,_shared_file_type_js__WEBPACK_IMPORTED_MODULE_1__/* .describeFile */ .C)(reader);
    if (other !== undefined)
        throw unreadable(`The package is ${other.what}.`, other.fix);
}
async function readDirectory(reader) {
    const { entryCount, start, end, ...records } = await findEnd(reader);
    if (entryCount > MAX_ENTRIES) {
        throw tooLarge(`The ZIP has ${entryCount} entries; at most ${MAX_ENTRIES} are accepted.`);
    }
    if (end - start > MAX_DIRECTORY_BYTES) {
        const [size, limit] = [(0,_shared_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatSize */ .Xq)(end - start), (0,_shared_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatSize */ .Xq)(MAX_DIRECTORY_BYTES)];
        throw tooLarge(`The list of files in the ZIP takes ${size}; at most ${limit} are accepted.`);
    }
    return { entryCount, start, bytes: await reader.read(start, end - start), end: records };
}
function tooLarge(message) {
    return new _finding_js__WEBPACK_IMPORTED_MODULE_0__/* .PackageProblem */ .w('zip-limits', {
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
        const [earliest] = records;
        if (earliest !== undefined)
            fallback ??= tailStart + earliest.start;
        if (tailStart === 0)
            break;
    }
    if (fallback !== undefined)
        return { ...(await readEnd(reader, fallback)), isTight: false };
    await assertZip(reader);
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


/***/ }),

/***/ 4284:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GD: () => (/* binding */ readForward),
/* harmony export */   TT: () => (/* binding */ isSupported),
/* harmony export */   hB: () => (/* binding */ readEntry),
/* harmony export */   v3: () => (/* binding */ readData)
/* harmony export */ });
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6466);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_stream_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8522);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_zlib__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _shared_clock_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6103);
/* harmony import */ var _shared_system_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9123);
/* harmony import */ var _local_header_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3649);





const STORED = 0;
const DEFLATED = 8;
const SMALL_BYTES = 1024 * 1024;
const PIECE_BYTES = 256 * 1024;
const MIN_CHUNK_BYTES = 64;
function isSupported({ method, isEncrypted }) {
    return !isEncrypted && (method === STORED || method === DEFLATED);
}
async function readEntry(entry, reader, options = {}) {
    const header = await (0,_local_header_js__WEBPACK_IMPORTED_MODULE_2__/* .readLocalHeader */ .L)(entry, reader);
    if (header === undefined)
        return unusable('lost');
    return header.match === 'other' ? unusable('headers') : readData(entry, header.dataStart, reader, options);
}
async function readData(entry, dataStart, reader, { maxBytes = Infinity, keep = () => Infinity, look, signal } = {}) {
    const copy = (bytes) => (entry.method === STORED ? Buffer.from(bytes) : bytes);
    const mostBytes = Math.min(maxBytes, entry.sizeBytes);
    const tally = createTally((start) => Math.min(keep(start), maxBytes), mostBytes, copy, look);
    if (!(await unpack(entry, { dataStart, signal }, reader, tally)))
        return unusable('stream');
    const { bytes, sizeBytes, checksum } = tally.read();
    const isWhole = sizeBytes <= maxBytes;
    const isTooLong = sizeBytes > entry.sizeBytes;
    const isRight = !isWhole || (sizeBytes === entry.sizeBytes && checksum === entry.crc32);
    return { bytes, isWhole, damage: isTooLong || !isRight ? 'checksum' : undefined };
}
function unusable(damage) {
    return { bytes: Buffer.alloc(0), isWhole: false, damage };
}
function createTally(keep, mostBytes, copy, look) {
    const kept = [];
    let keepBytes;
    let sizeBytes = 0;
    let checksum = 0;
    return {
        add: (bytes) => {
            keepBytes ??= keep(bytes);
            const keptBytes = keepBytes - sizeBytes;
            if (keptBytes > 0)
                kept.push(copy(bytes.subarray(0, keptBytes)));
            sizeBytes += bytes.length;
            checksum = (0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.crc32)(bytes, checksum);
            look?.(bytes, sizeBytes >= mostBytes);
            return sizeBytes <= mostBytes;
        },
        read: () => ({
            bytes: kept.length === 1 && kept[0] ? kept[0] : Buffer.concat(kept),
            sizeBytes,
            checksum,
        }),
    };
}
async function unpack(entry, place, reader, tally) {
    if (entry.method === STORED || entry.packedBytes === 0) {
        for await (const piece of readPieces(entry, place, reader))
            if (!tally.add(piece))
                break;
        return true;
    }
    if (Math.max(entry.packedBytes, entry.sizeBytes) <= SMALL_BYTES) {
        const packed = await reader.read(place.dataStart, entry.packedBytes);
        const maxOutputLength = entry.sizeBytes + 1;
        let bytes;
        try {
            bytes = (0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.inflateRawSync)(packed, {
                chunkSize: Math.max(maxOutputLength, MIN_CHUNK_BYTES),
                maxOutputLength,
            });
        }
        catch (error) {
            if ((0,_shared_system_error_js__WEBPACK_IMPORTED_MODULE_3__/* .readError */ .lS)(error).code !== 'ERR_BUFFER_TOO_LARGE')
                return false;
        }
        if (bytes !== undefined) {
            tally.add(bytes);
            return true;
        }
    }
    const inflate = (0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.createInflateRaw)({ chunkSize: PIECE_BYTES });
    try {
        await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_0__.pipeline)(readPieces(entry, place, reader), inflate, async (chunks) => {
            for await (const chunk of chunks)
                if (!tally.add(chunk))
                    throw new Enough();
        });
    }
    catch (error) {
        if (error instanceof Enough)
            return true;
        if ((0,_shared_system_error_js__WEBPACK_IMPORTED_MODULE_3__/* .readError */ .lS)(error).code?.startsWith('Z_') === true)
            return false;
        throw error;
    }
    return true;
}
class Enough extends Error {
}
async function* readPieces({ packedBytes }, { dataStart, signal }, reader) {
    for (let at = 0; at < packedBytes; at += PIECE_BYTES) {
        (0,_shared_clock_js__WEBPACK_IMPORTED_MODULE_4__/* .assertNotCancelled */ .ZR)(signal);
        yield await reader.read(dataStart + at, Math.min(PIECE_BYTES, packedBytes - at));
    }
}
const WINDOW_BYTES = 256 * 1024;
function readForward(reader) {
    const buffers = [Buffer.allocUnsafeSlow(WINDOW_BYTES), Buffer.allocUnsafeSlow(WINDOW_BYTES)];
    let window = { start: 0, bytes: Buffer.alloc(0) };
    return {
        ...reader,
        read: async (start, lengthBytes) => {
            if (lengthBytes > WINDOW_BYTES)
                return reader.read(start, lengthBytes);
            const isInside = start >= window.start && start + lengthBytes <= window.start + window.bytes.length;
            if (!isInside) {
                buffers.reverse();
                const windowBytes = Math.max(lengthBytes, Math.min(WINDOW_BYTES, reader.sizeBytes - start));
                window = { start, bytes: await reader.read(start, windowBytes, buffers[0]) };
            }
            return window.bytes.subarray(start - window.start, start - window.start + lengthBytes);
        },
    };
}


/***/ }),

/***/ 3649:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ readLocalHeader),
/* harmony export */   c: () => (/* binding */ LOCAL_BYTES)
/* harmony export */ });
const LOCAL_BYTES = 30;
const LOCAL_SIGNATURE = 0x04034b50;
const ENCRYPTED_FLAG = 0x1;
const DESCRIPTOR_FLAG = 0x8;
const IN_EXTENSION = 0xffffffff;
const ZIP64_FIELD = 1;
async function readLocalHeader(entry, reader) {
    const header = await readInside(reader, entry.start, LOCAL_BYTES);
    if (header?.readUInt32LE(0) !== LOCAL_SIGNATURE)
        return undefined;
    const [nameBytes, extraBytes] = [header.readUInt16LE(26), header.readUInt16LE(28)];
    const nameStart = entry.start + LOCAL_BYTES;
    const dataStart = nameStart + nameBytes + extraBytes;
    if (dataStart + entry.packedBytes > reader.sizeBytes)
        return undefined;
    const isNamed = nameBytes === entry.nameBytes.length && (await reader.read(nameStart, nameBytes)).equals(entry.nameBytes);
    const flags = header.readUInt16LE(6);
    const isPacked = header.readUInt16LE(8) === entry.method && ((flags & ENCRYPTED_FLAG) !== 0) === entry.isEncrypted;
    if (!isNamed || !isPacked)
        return { dataStart, match: 'other' };
    const [packed, unpacked] = [header.readUInt32LE(18), header.readUInt32LE(22)];
    const isLarge = packed === IN_EXTENSION || unpacked === IN_EXTENSION;
    const extra = isLarge ? await reader.read(nameStart + nameBytes, extraBytes) : Buffer.alloc(0);
    const sizes = isLarge ? readLargeSizes(extra, { packed, unpacked }) : { packed, unpacked };
    const pairs = [
        [header.readUInt32LE(14), entry.crc32],
        [sizes.packed, entry.packedBytes],
        [sizes.unpacked, entry.sizeBytes],
    ];
    const isBehind = (flags & DESCRIPTOR_FLAG) !== 0;
    if (!isBehind && pairs.some(([local, listed]) => local !== listed))
        return { dataStart, match: 'other' };
    const isStrict = pairs.every(([local, listed]) => local === listed || (isBehind && local === 0)) &&
        header.readUInt32LE(10) === entry.dosTime &&
        header.readUInt16LE(4) <= entry.neededVersion;
    return { dataStart, match: isStrict ? 'same' : 'strict' };
}
async function readInside(reader, start, lengthBytes) {
    return start + lengthBytes > reader.sizeBytes ? undefined : reader.read(start, lengthBytes);
}
function readLargeSizes(extra, { packed, unpacked }) {
    for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
        if (extra.readUInt16LE(at) !== ZIP64_FIELD || at + 20 > extra.length)
            continue;
        return {
            packed: packed === IN_EXTENSION ? Number(extra.readBigUInt64LE(at + 12)) : packed,
            unpacked: unpacked === IN_EXTENSION ? Number(extra.readBigUInt64LE(at + 4)) : unpacked,
        };
    }
    return { packed, unpacked };
}


/***/ }),

/***/ 4244:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ openWhole)
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8522);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_zlib__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _shared_bytes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2250);
/* harmony import */ var _entry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4284);
/* harmony import */ var _local_header_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3649);
/* harmony import */ var _zip_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6775);





async function openWhole(archive) {
    const { entries } = await (0,_zip_js__WEBPACK_IMPORTED_MODULE_1__/* .openZip */ .Q)((0,_shared_bytes_js__WEBPACK_IMPORTED_MODULE_2__/* .readFromBuffer */ .d)(archive));
    return entries.map((entry) => ({
        path: entry.path,
        isFolder: entry.isFolder,
        sizeBytes: entry.sizeBytes,
        unpack: () => unpack(entry, archive),
        isSupported: (0,_entry_js__WEBPACK_IMPORTED_MODULE_3__/* .isSupported */ .TT)(entry),
    }));
}
const DEFLATED = 8;
function unpack(entry, archive) {
    const { start, nameBytes, packedBytes, sizeBytes } = entry;
    try {
        const nameStart = start + _local_header_js__WEBPACK_IMPORTED_MODULE_4__/* .LOCAL_BYTES */ .c;
        const nameEnd = nameStart + archive.readUInt16LE(start + 26);
        if (!archive.subarray(nameStart, nameEnd).equals(nameBytes))
            return undefined;
        const dataStart = nameEnd + archive.readUInt16LE(start + 28);
        const packed = archive.subarray(dataStart, dataStart + packedBytes);
        const limits = { maxOutputLength: sizeBytes + 1, chunkSize: Math.max(sizeBytes + 1, 64) };
        const isPacked = entry.method === DEFLATED && packedBytes > 0;
        const bytes = isPacked ? (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.inflateRawSync)(packed, limits) : packed;
        return bytes.length === sizeBytes && (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.crc32)(bytes) === entry.crc32 ? bytes : undefined;
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 6775:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ openZip)
});

// EXTERNAL MODULE: ./src/package/zip/directory.ts
var zip_directory = __webpack_require__(1027);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./node_modules/yauzl/index.js
var yauzl = __webpack_require__(663);
// EXTERNAL MODULE: ./src/shared/publish-error.ts
var publish_error = __webpack_require__(5805);
// EXTERNAL MODULE: ./src/package/finding.ts
var finding = __webpack_require__(9733);
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

;// CONCATENATED MODULE: ./src/package/zip/list-directory.ts






const END_SIGNATURE = Buffer.from('PK\x05\x06', 'latin1');
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const SIZE_FIELDS = [20, 24, 42];
const IN_EXTENSION = 0xffffffff;
const UTF8_FLAG = 0x800;
async function listDirectory(directory) {
    const entries = await parseDirectory(directory);
    let at = 0;
    const listed = entries.map((entry) => {
        const isZip64 = SIZE_FIELDS.some((field) => directory.bytes.readUInt32LE(at + field) === IN_EXTENSION);
        at += sizeInDirectory(entry);
        return toZipEntry(entry, isZip64);
    });
    if (at !== directory.bytes.length) {
        throw (0,zip_directory/* unreadable */.O$)('The list of files in the ZIP continues after its last entry: it is damaged.');
    }
    return listed;
}
function sizeInDirectory({ fileNameLength, extraFieldLength, fileCommentLength }) {
    return ENTRY_BYTES + fileNameLength + extraFieldLength + fileCommentLength;
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
    const reason = firstSentence(error);
    if (reason === 'strong encryption is not supported') {
        return new finding/* PackageProblem */.w('zip-method', {
            message: 'The ZIP is encrypted.',
            effect: 'WordPress cannot unpack it, and no site gets the update.',
            fix: 'Build the ZIP without a password.',
        });
    }
    return (0,zip_directory/* unreadable */.O$)(`The list of files in the ZIP is damaged (${reason}).`, undefined, error);
}
function firstSentence(error) {
    return (0,publish_error/* messageOf */.bD)(error).split('. ', 1).join('');
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

;// CONCATENATED MODULE: ./src/package/zip/zip.ts


async function openZip(reader) {
    const directory = await (0,zip_directory/* readDirectory */.gZ)(reader);
    const { bytes, start, end } = directory;
    return {
        entries: await listDirectory(directory),
        directoryBytes: bytes.length,
        directoryStart: start,
        end,
    };
}


/***/ }),

/***/ 5597:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $q: () => (/* binding */ MAX_OUTPUT_BYTES),
/* harmony export */   CT: () => (/* binding */ SITE),
/* harmony export */   Kf: () => (/* binding */ MAX_REPLY_BYTES),
/* harmony export */   L5: () => (/* binding */ PIPE),
/* harmony export */   Xs: () => (/* binding */ MAX_RESULT_BYTES),
/* harmony export */   gN: () => (/* binding */ MUTED),
/* harmony export */   ln: () => (/* binding */ REFUSED),
/* harmony export */   qh: () => (/* binding */ ALL_WALLS)
/* harmony export */ });
const ALL_WALLS = { extensions: true, modules: true, process: true };
const PIPE = 3;
const MAX_REPLY_BYTES = { json: 64 * 1024 * 1024, body: 128_000_000 };
const MAX_RESULT_BYTES = 16 * 1024 * 1024;
const MAX_OUTPUT_BYTES = 1024 * 1024;
const SITE = {
    url: 'http://127.0.0.1:8080',
    root: '/wordpress',
    plugins: '/wordpress/wp-content/plugins',
    folder: '/rehearsal',
    log: '/rehearsal/debug.log',
    args: '/rehearsal/order.json',
    result: '/rehearsal/result.json',
    loaded: '/rehearsal/loaded.json',
    unprinted: '/rehearsal/unprinted.json',
    scene: '/rehearsal/scene.json',
};
const REFUSED = 'REHEARSAL refused';
const MUTED = 'libxml_use_internal_errors';


/***/ })

};
