export const id = 803;
export const ids = [803];
export const modules = {

/***/ 6637:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IU: () => (/* binding */ TOKEN_STEPS),
/* harmony export */   Lb: () => (/* binding */ findExcess),
/* harmony export */   Tx: () => (/* binding */ MAX_UNPACKED_BYTES),
/* harmony export */   _W: () => (/* binding */ createSearchBudget),
/* harmony export */   oW: () => (/* binding */ MAX_ENTRY_BYTES),
/* harmony export */   qj: () => (/* binding */ spendFreely),
/* harmony export */   zN: () => (/* binding */ MAX_RATIO)
/* harmony export */ });
const MAX_ENTRY_BYTES = 200_000_000;
const MAX_UNPACKED_BYTES = 1_000_000_000;
const MAX_RATIO = 200;
const RATIO_FROM_BYTES = 50_000_000;
function findExcess(entries, fileBytes) {
    const bombs = entries.filter(({ sizeBytes, packedBytes }) => isBomb(sizeBytes, packedBytes));
    const isExplained = new Set(bombs);
    const unpackedBytes = entries.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
    return {
        bombs,
        large: entries.filter((entry) => entry.sizeBytes > MAX_ENTRY_BYTES && !isExplained.has(entry)),
        unpackedBytes,
        isTooMuch: unpackedBytes > MAX_UNPACKED_BYTES,
        isBomb: isBomb(unpackedBytes, fileBytes),
    };
}
function isBomb(unpackedBytes, packedBytes) {
    return unpackedBytes > RATIO_FROM_BYTES && unpackedBytes > packedBytes * MAX_RATIO;
}
const TOKEN_STEPS = 16;
const MAX_STEPS = 400_000_000;
function createSearchBudget(maxSteps = MAX_STEPS) {
    let left = maxSteps;
    const refused = new Set();
    return {
        spendOn: (path) => (steps) => {
            if (steps > left)
                refused.add(path);
            else
                left -= steps;
            return !refused.has(path);
        },
        countUnsearched: () => refused.size,
    };
}
const spendFreely = () => true;


/***/ }),

/***/ 9820:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zy: () => (/* binding */ searchArchive),
/* harmony export */   kR: () => (/* binding */ assertNoKeyInNames),
/* harmony export */   xP: () => (/* binding */ searchEntries)
/* harmony export */ });
/* harmony import */ var _shared_clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6103);
/* harmony import */ var _shared_yield_to_event_loop_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3492);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9733);
/* harmony import */ var _secrets_describe_keys_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5002);
/* harmony import */ var _secrets_own_keys_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6451);
/* harmony import */ var _zip_entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4284);
/* harmony import */ var _zip_local_header_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3649);







async function searchEntries(entries, reader, search, { signal, yieldToEventLoop = _shared_yield_to_event_loop_js__WEBPACK_IMPORTED_MODULE_0__/* .neverYield */ .o }) {
    const forward = (0,_zip_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .readForward */ .GD)(reader);
    for (const entry of [...entries].sort((a, b) => a.start - b.start)) {
        (0,_shared_clock_js__WEBPACK_IMPORTED_MODULE_2__/* .assertNotCancelled */ .ZR)(signal);
        await yieldToEventLoop();
        if (entry.sizeBytes === 0)
            continue;
        const header = (0,_zip_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .isSupported */ .TT)(entry) ? await (0,_zip_local_header_js__WEBPACK_IMPORTED_MODULE_3__/* .readLocalHeader */ .L)(entry, forward) : undefined;
        const look = header && search.begin(entry.path, entry.sizeBytes);
        const content = header && (await (0,_zip_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .readData */ .v3)(entry, header.dataStart, forward, { keep: () => 0, look, signal }));
        if (content === undefined || content.damage !== undefined)
            search.addUnread(entry.path);
    }
}
async function searchArchive({ entries }, reader, { ownKeys = [], ...options }) {
    const search = (0,_secrets_own_keys_js__WEBPACK_IMPORTED_MODULE_4__/* .createKeySearch */ .Oq)(ownKeys);
    if (search === undefined)
        return _secrets_own_keys_js__WEBPACK_IMPORTED_MODULE_4__/* .NO_KEYS */ .vu;
    await searchEntries(entries, reader, search, options);
    return search.report();
}
function assertNoKeyInNames(entries, { ownKeys = [] }) {
    const [first, ...others] = (0,_secrets_own_keys_js__WEBPACK_IMPORTED_MODULE_4__/* .createKeySearch */ .Oq)(ownKeys)?.findInNames(entries.map(({ name }) => name)) ?? [];
    if (first !== undefined)
        throw new _finding_js__WEBPACK_IMPORTED_MODULE_5__/* .PackageProblem */ .w('api-key-in-package', (0,_secrets_describe_keys_js__WEBPACK_IMPORTED_MODULE_6__/* .describeKeyInNames */ .g)(first, others));
}


/***/ }),

/***/ 4803:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   explainUnsearched: () => (/* binding */ explainUnsearched),
/* harmony export */   inspectForKeys: () => (/* binding */ inspectForKeys)
/* harmony export */ });
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9733);
/* harmony import */ var _read_search_entries_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9820);
/* harmony import */ var _secrets_describe_keys_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5002);
/* harmony import */ var _secrets_own_keys_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6451);
/* harmony import */ var _zip_zip_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6775);





async function inspectForKeys(reader, options) {
    try {
        const archive = await (0,_zip_zip_js__WEBPACK_IMPORTED_MODULE_0__/* .openZip */ .Q)(reader);
        (0,_read_search_entries_js__WEBPACK_IMPORTED_MODULE_1__/* .assertNoKeyInNames */ .kR)(archive.entries, options);
        const keys = await (0,_read_search_entries_js__WEBPACK_IMPORTED_MODULE_1__/* .searchArchive */ .Zy)(archive, reader, options);
        const about = { id: 'api-key-in-package', severity: 'error' };
        return { keys, findings: (0,_secrets_describe_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .describeKeys */ .m)(keys).map((fault) => ({ ...fault, ...about })) };
    }
    catch (error) {
        if (!(error instanceof _finding_js__WEBPACK_IMPORTED_MODULE_3__/* .PackageProblem */ .w))
            throw error;
        const isKey = error.finding.id === 'api-key-in-package';
        return { keys: explainUnsearched(error, options), findings: isKey ? [error.finding] : [] };
    }
}
function explainUnsearched({ finding }, { ownKeys = [] }) {
    const isOver = finding.id === 'api-key-in-package' || (0,_secrets_own_keys_js__WEBPACK_IMPORTED_MODULE_4__/* .createKeySearch */ .Oq)(ownKeys) === undefined;
    return isOver ? _secrets_own_keys_js__WEBPACK_IMPORTED_MODULE_4__/* .NO_KEYS */ .vu : undefined;
}


/***/ }),

/***/ 5002:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ describeKeyInNames),
/* harmony export */   m: () => (/* binding */ describeKeys)
/* harmony export */ });
/* harmony import */ var _shared_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6338);
/* harmony import */ var _shared_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6717);
/* harmony import */ var _own_keys_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6451);



const MAX_SINGLE = 20;
function describeKeys({ found }) {
    const single = found.slice(0, MAX_SINGLE).map((one) => {
        const { path, key, kind, line } = one;
        const form = kind === 'text' ? '' : ` in ${kind}`;
        const where = line === undefined ? '' : `, in line ${line}`;
        const message = `${(0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteName */ .AB)(path)} holds the value of \`${key.input}\`${form}${where}.`;
        return { message, ...adviseOn(key), file: path, line };
    });
    const others = found.slice(MAX_SINGLE);
    const [first] = others;
    if (first === undefined)
        return single;
    const names = (0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .listNames */ .Zv)(others.map(({ path }) => path));
    return [
        ...single,
        { message: `${names} ${(0,_shared_format_js__WEBPACK_IMPORTED_MODULE_1__/* .agree */ .d5)(others, 'holds', 'hold')} it, too.`, ...adviseOn(first.key) },
    ];
}
function describeKeyInNames(first, others) {
    const { path, key } = first;
    const more = others.length === 0 ? '' : ` So ${(0,_shared_format_js__WEBPACK_IMPORTED_MODULE_1__/* .agree */ .d5)(others, 'has', 'have')} ${others.length} more.`;
    return {
        message: `The name of ${(0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteName */ .AB)(path)} has the value of \`${key.input}\` in it.${more}`,
        ...adviseOn(key),
        file: path,
    };
}
function adviseOn(key) {
    const effect = 'Everyone who gets the plugin can read it.';
    const word = (0,_own_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .isLong */ .x7)(key)
        ? ''
        : ` If it is a word that may be there, \`${key.input}\` holds no key: set it to the key.`;
    return key.input === 'api-key'
        ? {
            effect,
            fix: `Take it out, publish with a new key, and delete the old one: if this key may publish, everyone who gets the plugin can publish to all sites. What asks for updates gets a license key instead.${word}`,
        }
        : { effect, fix: `Take it out, and replace the token, unless it ends with the job.${word}` };
}


/***/ }),

/***/ 6451:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  vu: () => (/* binding */ NO_KEYS),
  Oq: () => (/* binding */ createKeySearch),
  x7: () => (/* binding */ isLong)
});

// EXTERNAL MODULE: ./src/shared/secret-forms.ts
var secret_forms = __webpack_require__(2631);
// EXTERNAL MODULE: ./src/package/read/limits.ts
var limits = __webpack_require__(6637);
;// CONCATENATED MODULE: ./src/package/secrets/multi-search.ts
function createMultiSearch(needles) {
    const window = Math.min(...needles.map(({ bytes }) => bytes.length), MAX_WINDOW);
    const skips = new Uint8Array(0x10000).fill(window - 1);
    const ending = new Map();
    for (const needle of needles) {
        for (let at = 0; at + 1 < window; at += 1) {
            const pair = readPair(needle.bytes, at);
            skips[pair] = Math.min(skips[pair] ?? 0, window - 2 - at);
        }
        const last = readPair(needle.bytes, window - 2);
        ending.set(last, [...(ending.get(last) ?? []), needle]);
    }
    const findAt = (bytes, at) => {
        const start = at - (window - 2);
        for (const needle of ending.get(readPair(bytes, at)) ?? []) {
            const end = start + needle.bytes.length;
            const isInside = end <= bytes.length;
            if (isInside && bytes.compare(needle.bytes, 0, needle.bytes.length, start, end) === 0)
                return { needle, start, end };
        }
        return undefined;
    };
    const scan = (bytes, from, to) => {
        for (let at = from; at < to;) {
            const skip = skips[readPair(bytes, at)] ?? 0;
            const match = skip === 0 ? findAt(bytes, at) : undefined;
            if (match !== undefined)
                return match;
            at += Math.max(1, skip);
        }
        return undefined;
    };
    return (bytes, start) => {
        const from = start + window - 2;
        const to = bytes.length - 1;
        const quarter = (to - from) >> 2;
        if (quarter < MIN_QUARTER)
            return scan(bytes, from, to);
        const toA = from + quarter;
        const toB = toA + quarter;
        const toC = toB + quarter;
        let a = from;
        let b = toA;
        let c = toB;
        let d = toC;
        while (a < toA && b < toB && c < toC && d < to) {
            const skipA = skips[readPair(bytes, a)] ?? 0;
            const skipB = skips[readPair(bytes, b)] ?? 0;
            const skipC = skips[readPair(bytes, c)] ?? 0;
            const skipD = skips[readPair(bytes, d)] ?? 0;
            a += skipA;
            b += skipB;
            c += skipC;
            d += skipD;
            if (skipA !== 0 && skipB !== 0 && skipC !== 0 && skipD !== 0)
                continue;
            const isFound = (skipA === 0 && findAt(bytes, a++) !== undefined) ||
                (skipB === 0 && findAt(bytes, b++) !== undefined) ||
                (skipC === 0 && findAt(bytes, c++) !== undefined) ||
                (skipD === 0 && findAt(bytes, d++) !== undefined);
            if (isFound)
                return scan(bytes, from, to);
        }
        return scan(bytes, a, toA) ?? scan(bytes, b, toB) ?? scan(bytes, c, toC) ?? scan(bytes, d, to);
    };
}
const MAX_WINDOW = 256;
const MIN_QUARTER = 1024;
function readPair(bytes, at) {
    return ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
}

// EXTERNAL MODULE: ./src/package/secrets/text.ts
var secrets_text = __webpack_require__(7491);
;// CONCATENATED MODULE: ./src/package/secrets/own-keys.ts




const NO_KEYS = { found: [], unread: [], unsearched: 0 };
const LONG = 20;
const MIN_LENGTH = 8;
const BYTES_PER_STEP = 4;
const BESIDE_BYTES = 8;
function isLong({ value }) {
    return value.length >= LONG;
}
function isDistinct(key) {
    const { value } = key;
    return isLong(key) || (value.length >= MIN_LENGTH && /[^A-Za-z]/.test(value));
}
function createKeySearch(keys) {
    const needles = keys
        .filter(isDistinct)
        .flatMap((key) => (0,secret_forms/* listSecretForms */.Ub)(key.value).map((form) => ({ ...form, bytes: Buffer.from(form.text), key })));
    if (needles.length === 0)
        return undefined;
    const find = createFinder(needles);
    const reach = Math.max(...needles.map(({ bytes }) => bytes.length)) + BESIDE_BYTES;
    const values = keys.map(({ value }) => value);
    const hide = (0,secret_forms/* createMasker */.aD)(values, '***');
    const budget = (0,limits/* createSearchBudget */._W)();
    const join = createJoin();
    const found = [];
    const unread = [];
    return {
        findInNames: (paths) => paths.flatMap((path) => {
            const match = find(Buffer.from(path), 0, Infinity);
            return match === undefined ? [] : [{ ...match.needle, path: hide(path), line: undefined }];
        }),
        begin: (path, sizeBytes) => budget.spendOn(path)(sizeBytes / BYTES_PER_STEP)
            ? lookThrough({ find, reach, join }, ({ key, kind }, line) => found.push({ path: hide(path), key, kind, line }))
            : () => undefined,
        addUnread: (path) => unread.push(hide(path)),
        report: () => ({ found, unread, unsearched: budget.countUnsearched() }),
    };
}
function createFinder(needles) {
    const search = createMultiSearch(needles);
    return (bytes, from, to) => {
        let match = search(bytes, from);
        while (match !== undefined && match.start < to) {
            if (isLong(match.needle.key) || standsAlone(bytes, match))
                return match;
            match = search(bytes, match.start + 1);
        }
        return undefined;
    };
}
function createJoin() {
    let memory = Buffer.alloc(0);
    return (one, other) => {
        const { length } = one;
        if (length === 0)
            return other;
        if (memory.length < length + other.length)
            memory = Buffer.allocUnsafe(length + other.length);
        one.copy(memory);
        other.copy(memory, length);
        return memory.subarray(0, length + other.length);
    };
}
function lookThrough({ find, reach, join }, tell) {
    let isOver = false;
    let isOfText;
    let rest = Buffer.alloc(0);
    let searched = 0;
    let lines = 0;
    return (piece, isLast) => {
        if (isOver)
            return;
        isOfText ??= (0,secrets_text/* isText */.K)(piece);
        const bytes = join(rest, piece);
        const to = isLast ? bytes.length : Math.max(searched, bytes.length - reach);
        const match = find(bytes, searched, to);
        if (match !== undefined) {
            isOver = true;
            tell(match.needle, isOfText ? lines + countLines(bytes, match.start) + 1 : undefined);
        }
        else if (!isLast) {
            const kept = Math.max(0, to - BESIDE_BYTES);
            if (isOfText)
                lines += countLines(bytes, kept);
            rest = Buffer.from(bytes.subarray(kept));
            searched = to - kept;
        }
    };
}
function countLines(bytes, end) {
    let count = 0;
    for (let at = bytes.indexOf(LINE_FEED); at >= 0 && at < end; at = bytes.indexOf(LINE_FEED, at + 1))
        count += 1;
    return count;
}
const LINE_FEED = 0x0a;
function standsAlone(bytes, { needle, start, end }) {
    const text = bytes.toString('latin1', Math.max(0, start - BESIDE_BYTES), end + BESIDE_BYTES);
    const at = Math.min(start, BESIDE_BYTES);
    const [before, after] = [text.slice(0, at), text.slice(at + end - start)];
    switch (needle.kind) {
        case 'text':
            return !isWord(before.replace(ESCAPE, decode)) && !isWord(after.charAt(0));
        case 'hex':
            return !isWord(decodeHex(before.slice(-2))) && !isWord(decodeHex(after.slice(0, 2)));
        case 'base64':
            return standsAloneInBase64(needle, before, needle.text, after);
    }
}
function isWord(text) {
    return /[A-Za-z0-9]$/.test(text);
}
const ESCAPE = /(?:%|\\x|\\u00)([0-9a-f]{2})$|\\[abefnrtv]$/i;
function decode(_escape, hex = '') {
    return decodeHex(hex);
}
function decodeHex(hex) {
    return Buffer.from(hex, 'hex').toString('latin1');
}
function standsAloneInBase64({ key: { value }, offset }, before, form, after) {
    const inGroup = (0,secret_forms/* startInGroup */.lx)(offset);
    const head = before.slice(-4 - inGroup).padStart(4 + inGroup, ' ');
    const text = `${head}${form}${after}`.replace(/[^\w+/-]/g, 'A');
    const decoded = Buffer.from(text, 'base64').toString('latin1');
    const start = 3 + offset;
    const end = start + value.length;
    return (decoded.slice(start, end) === value && !isWord(decoded.slice(0, start)) && !isWord(decoded.charAt(end)));
}


/***/ }),

/***/ 7491:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ isText)
/* harmony export */ });
const SAMPLE_BYTES = 4 * 1024;
function isText(start) {
    return !start.subarray(0, SAMPLE_BYTES).includes(0);
}


/***/ }),

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


/***/ })

};
