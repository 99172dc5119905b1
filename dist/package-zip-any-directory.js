export const id = 904;
export const ids = [904];
export const modules = {

/***/ 6904:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   listAny: () => (/* binding */ listAny)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var yauzl__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(663);
/* harmony import */ var _shared_publish_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5805);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9733);
/* harmony import */ var _directory_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1027);
/* harmony import */ var _zip_entry_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7642);






const END_SIGNATURE = Buffer.from('PK\x05\x06', 'latin1');
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const SIZE_FIELDS = [20, 24, 42];
const IN_EXTENSION = 0xffffffff;
const UTF8_FLAG = 0x800;
async function listAny(directory) {
    const entries = await parseDirectory(directory);
    let at = 0;
    const listed = entries.map((entry) => {
        const isZip64 = SIZE_FIELDS.some((field) => directory.bytes.readUInt32LE(at + field) === IN_EXTENSION);
        at += sizeInDirectory(entry);
        return toZipEntry(entry, isZip64);
    });
    if (at !== directory.bytes.length) {
        throw (0,_directory_js__WEBPACK_IMPORTED_MODULE_2__/* .unreadable */ .O$)('The list of files in the ZIP continues after its last entry: it is damaged.');
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
        const zip = await (0,yauzl__WEBPACK_IMPORTED_MODULE_1__/* .fromRandomAccessReaderPromise */ .or)(new MemoryReader(archive), archive.length, options);
        for await (const entry of zip.eachEntry())
            entries.push(entry);
    }
    catch (error) {
        throw explain(error);
    }
    return entries;
}
class MemoryReader extends yauzl__WEBPACK_IMPORTED_MODULE_1__/* .RandomAccessReader */ .lJ {
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
        return new _finding_js__WEBPACK_IMPORTED_MODULE_3__/* .PackageProblem */ .w('zip-method', {
            message: 'The ZIP is encrypted.',
            effect: 'WordPress cannot unpack it, and no site gets the update.',
            fix: 'Build the ZIP without a password.',
        });
    }
    return (0,_directory_js__WEBPACK_IMPORTED_MODULE_2__/* .unreadable */ .O$)(`The list of files in the ZIP is damaged (${reason}).`, undefined, error);
}
function firstSentence(error) {
    return (0,_shared_publish_error_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .bD)(error).split('. ', 1).join('');
}
function toZipEntry(entry, isZip64) {
    const name = decodeName(entry);
    return {
        name,
        path: (0,_zip_entry_js__WEBPACK_IMPORTED_MODULE_5__/* .toPath */ .b)(name),
        nameBytes: entry.fileNameRaw,
        isFolder: name.endsWith('/'),
        isLink: (0,_zip_entry_js__WEBPACK_IMPORTED_MODULE_5__/* .isLink */ .P)(entry.versionMadeBy, entry.externalFileAttributes),
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
    return (0,yauzl__WEBPACK_IMPORTED_MODULE_1__/* .getFileNameLowLevel */ .ax)((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(fileNameRaw) ? UTF8_FLAG : 0, fileNameRaw, extraFields, true);
}


/***/ })

};
