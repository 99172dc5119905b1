export const id = 376;
export const ids = [376];
export const modules = {

/***/ 72376:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  inspect: () => (/* binding */ inspect)
});

// EXTERNAL MODULE: ./src/file-type.ts
var file_type = __webpack_require__(10778);
;// CONCATENATED MODULE: ./src/plugin/readme.ts
const FIELDS = new Map([
    ['stable tag', 'stableTag'],
    ['tested', 'tested'],
    ['tested up to', 'tested'],
    ['requires', 'requires'],
    ['requires at least', 'requires'],
    ['requires php', 'requiresPhp'],
    ['contributors', undefined],
    ['donate link', undefined],
    ['license', undefined],
    ['license uri', undefined],
    ['tags', undefined],
]);
const CLEANERS = {
    stableTag: cleanStableTag,
    tested: (value) => cleanWordPressVersion(value, [/wordpress/gi, /wp/gi]),
    requires: (value) => cleanWordPressVersion(value, [/wordpress/gi, /wp/gi, /or higher/gi, /and above/gi, /\+/g]),
    requiresPhp: (value) => (/^[0-9]+(\.[0-9]+){1,2}$/.test(value) ? value : ''),
};
const PHP_SPACES = ' \t\n\r\0\v';
const NAME_MARKS = '#= \t\0\v';
const HEADER_MARKS = ' \t*-\r\n';
const MAX_NAME_BYTES = 49;
function parseReadme(bytes) {
    const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
    const lines = splitLines(new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8').decode(bytes));
    const { name, next } = readName(lines);
    const { headers, end } = readHeaders(lines, next);
    const clean = (field) => cleanHeader(field, headers.get(field)?.value ?? '');
    return {
        name,
        stableTag: clean('stableTag'),
        tested: clean('tested'),
        requires: clean('requires'),
        requiresPhp: clean('requiresPhp'),
        lines: Object.fromEntries([...headers].map(([field, { line }]) => [field, line])),
        description: readDescription(lines, end),
        text: lines.join('\n'),
    };
}
function splitLines(text) {
    return text.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/);
}
function trimCharacters(text, characters) {
    let [start, end] = [0, text.length];
    while (start < end && characters.includes(text.charAt(start)))
        start += 1;
    while (end > start && characters.includes(text.charAt(end - 1)))
        end -= 1;
    return text.slice(start, end);
}
function readName(lines) {
    const first = skipBlank(lines, 0);
    if (isKnownHeader(lines[first]))
        return { name: '', next: first };
    const name = cleanName(lines[first]);
    const isUnderlined = trimCharacters(lines[first + 1] ?? '', '=-') === '';
    const next = isUnderlined ? first + 2 : first + 1;
    if (name.toLowerCase() !== 'plugin name')
        return { name, next };
    const second = skipBlank(lines, next);
    const line = lines[second] ?? '';
    return Buffer.byteLength(line) > MAX_NAME_BYTES || isKnownHeader(line)
        ? { name: '', next: second }
        : { name: cleanName(line), next: second + 1 };
}
function readHeaders(lines, from) {
    const headers = new Map();
    let end = skipBlank(lines, from);
    let isAfterEmpty = false;
    for (; end < lines.length; end += 1) {
        const line = lines[end] ?? '';
        const isEmpty = line === '' || line === '0';
        const header = splitHeader(line);
        if (!isEmpty && (!header || (isAfterEmpty && !FIELDS.has(header.key))))
            break;
        const field = header && FIELDS.get(header.key);
        if (field)
            headers.set(field, { value: header.value, line: end + 1 });
        isAfterEmpty = isEmpty;
    }
    return { headers, end };
}
function readDescription(lines, from) {
    const end = lines.findIndex((line, index) => index >= from && /^(==|##)/.test(trim(line)));
    const paragraph = lines.slice(from, end < 0 ? undefined : end).filter((line) => !isBlank(line));
    return trim(paragraph.join(' '));
}
function splitHeader(line) {
    const colon = line.indexOf(':');
    if (colon < 0 || /^[#=]/.test(line))
        return undefined;
    return {
        key: trimCharacters(line.slice(0, colon), HEADER_MARKS).toLowerCase(),
        value: trimCharacters(line.slice(colon + 1), HEADER_MARKS),
    };
}
function isKnownHeader(line = '') {
    return FIELDS.has(splitHeader(line)?.key ?? '');
}
function skipBlank(lines, from) {
    let index = from;
    while (index < lines.length && isBlank(lines[index]))
        index += 1;
    return index;
}
function isBlank(line = '') {
    return /^0?$/.test(trim(line));
}
function cleanName(line = '') {
    return trim(trimCharacters(line, NAME_MARKS));
}
function cleanHeader(field, value) {
    return isBlank(value) ? '' : CLEANERS[field](trim(value));
}
function cleanStableTag(value) {
    const tag = trimCharacters(value, '"\'')
        .replace(/^\/?tags\//i, '')
        .replace(/[^a-z0-9_.-]/gi, '');
    return tag.startsWith('.') ? `0${tag}` : tag;
}
function cleanWordPressVersion(value, phrases) {
    const bare = phrases.reduce((text, phrase) => text.replace(phrase, ''), value);
    const [version = ''] = trim(bare).split('-', 1);
    return /^[0-9]+\.[0-9](\.[0-9]+)?$/.test(version) ? version : '';
}
function trim(text) {
    return trimCharacters(text, PHP_SPACES);
}

;// CONCATENATED MODULE: ./src/plugin/changelog.ts

const MAX_LENGTH = 60_000;
const MAX_LINE_LENGTH = 10_000;
function readChangelog(text) {
    const lines = splitLines(text);
    const name = lines.findIndex((line) => line.trim() !== '');
    const found = [];
    let isInside = false;
    for (const [index, line] of lines.entries()) {
        const trimmed = line.trim();
        const isSection = /^(==|##[^#])/.test(trimmed) && !(index === name && trimmed.startsWith('==='));
        if (isSection)
            isInside = /^change[ _]?log$/i.test(trimCharacters(trimmed, '#= \t'));
        else if (isInside)
            found.push(line);
    }
    return found.join('\n').trim();
}
function findChangelog(text, version) {
    const lines = splitLines(readChangelog(text).replace(/[^\P{Cc}\n\t]|\p{Bidi_Control}/gu, ''));
    const marked = findHeadings(lines, readMarkedHeading);
    const headings = marked.some(namesAnyVersion) ? marked : findHeadings(lines, readBoldHeading);
    const start = headings.find((heading) => namesVersion(heading, version));
    if (!start)
        return '';
    const end = headings.find((heading) => heading.index > start.index && namesAnyVersion(heading) && !isBelow(heading, start));
    const section = trimBlankLines(lines.slice(start.index + 1, end?.index));
    return renderSection(section).join('\n').trimEnd();
}
function findHeadings(lines, readHeading) {
    return lines.flatMap((line, index) => {
        const heading = readHeading(line);
        return heading ? [{ ...heading, index }] : [];
    });
}
function readMarkedHeading(line) {
    const trimmed = line.trim();
    if (/^=(?!>)/.test(trimmed))
        return { level: 0, words: splitWords(trimmed) };
    const marks = /^#{1,6}(?=[ \t])/.exec(trimmed)?.[0];
    return marks === undefined ? undefined : { level: marks.length, words: splitWords(trimmed) };
}
function readBoldHeading(line) {
    const trimmed = line.trim();
    return /^\*\*.*\*\*:?$/.test(trimmed) ? { level: 0, words: splitWords(trimmed) } : undefined;
}
function splitWords(text) {
    return text
        .replace(/[()]/g, ' - ')
        .split(/[\s#[\]{}<>,:;|*`"'/=–—]/)
        .filter((word) => word !== '');
}
function isBelow(heading, other) {
    return heading.level > other.level && other.level > 0;
}
function namesVersion(heading, version) {
    const words = skipLabels(heading.words);
    const dated = /^\d{4}([-.]\d{1,2}){2}$/.test(words[0] ?? '') ? skipLabels(words.slice(1)) : [];
    return [words, dated].some(([word = '', ...rest]) => {
        const [stage = '', number = '0'] = rest.filter((other) => !isDash(other));
        const isPrerelease = /^(dev|alpha|beta|rc)[\d.]*$/i.test(stage) && /^\d/.test(number);
        return version !== '' && isSpelling(word, version) && !isPrerelease;
    });
}
function isSpelling(word, version) {
    return [word, word.replace(/^v\.?/i, '')].some((bare) => bare.startsWith(version) && trimCharacters(bare.slice(version.length), '.+~_-') === '');
}
function namesAnyVersion({ words }) {
    const [word = '', next = '-'] = skipLabels(words);
    const isMeant = /\d\.|^v/i.test(word) || word !== words[0] || !/^\p{L}/u.test(next);
    return /^v?\.?\d/i.test(word) && isMeant;
}
function skipLabels(words) {
    const first = words.findIndex((word) => !/^(new|in|v|ver|version|release)\.?$/i.test(word) && !isDash(word));
    return first < 0 ? [] : words.slice(first);
}
function isDash(word) {
    return word.replaceAll('-', '') === '';
}
function renderSection(section) {
    const bounded = takeLines(section.map(limitLine), MAX_LENGTH);
    const markdown = toMarkdown(bounded);
    const shown = takeLines(markdown, MAX_LENGTH - '\n…'.length);
    const isCut = bounded.length < section.length || shown.length < markdown.length;
    return isCut ? [...shown, '…'] : shown;
}
function toMarkdown(lines) {
    let fence = '';
    const markdown = fenceCode(lines).map((line) => {
        const trimmed = line.trim();
        const mark = /^(`{3,}(?!`)(?!.*`)|~{3,})/.exec(trimmed)?.[0] ?? '';
        if (fence === '' && mark === '')
            return makeInert(markHeading(line));
        if (fence === '')
            fence = mark;
        else if (mark.startsWith(fence) && mark === trimmed)
            fence = '';
        return line;
    });
    return fence === '' ? markdown : [...markdown, fence];
}
function fenceCode(lines) {
    const isMark = (line) => line.trim() === '`';
    const marks = lines.filter(isMark).length;
    let left = marks - (marks % 2);
    return lines.map((line) => {
        if (left === 0 || !isMark(line))
            return line;
        left -= 1;
        return line.replace('`', '```');
    });
}
function markHeading(line) {
    const trimmed = line.trim();
    const title = trimCharacters(trimmed, '= \t');
    return title !== '' && trimmed.startsWith('=') && trimmed.endsWith('=') ? `### ${title}` : line;
}
const CODE = /(?<!`)(`+)(?!`).{1,2000}?(?<!`)\1(?!`)/;
const AUTOLINK = /<https?:\/\/[^\s<>]*>/;
const WEB_URL = /(?<![A-Za-z])https?:\/\/(?:[A-Za-z0-9-]+\.)+[A-Za-z0-9-]+(?:[/?#:](?:[^\s<>`)\]@]|(?<=[/\w])@)*)/;
const MENTION = /(?<![A-Za-z0-9])\\?(@[A-Za-z0-9](?:[A-Za-z0-9/@-]|\\@)*)/;
const ESCAPED = /\\[!-/:-@[-`{-~]/;
const ACTIVE = /(<(?=[A-Za-z/!?])|&(?=#0*64;|#[xX]0*40;|commat;)|`)/;
const INLINE = new RegExp([CODE, AUTOLINK, WEB_URL, MENTION, ESCAPED, ACTIVE].map(({ source }) => source).join('|'), 'g');
function makeInert(line) {
    return line.replace(INLINE, (token, _ticks, mention, active, offset) => {
        if (mention === undefined)
            return active === undefined ? token : `\\${active}`;
        const before = line.charAt(offset - 1) === '`' ? ' ' : '';
        const after = line.charAt(offset + token.length) === '`' ? ' ' : '';
        return `${before}\`${mention}\`${after}`;
    });
}
function trimBlankLines(lines) {
    const isFilled = (line) => line.trim() !== '';
    return lines.slice(lines.findIndex(isFilled), lines.findLastIndex(isFilled) + 1);
}
function limitLine(line) {
    return line.length > MAX_LINE_LENGTH ? `${line.slice(0, MAX_LINE_LENGTH - 1).toWellFormed()}…` : line;
}
function takeLines(lines, maxLength) {
    let length = -1;
    const end = lines.findIndex((line) => (length += line.length + 1) > maxLength);
    return end < 0 ? lines : lines.slice(0, end);
}

// EXTERNAL MODULE: ./src/format.ts
var format = __webpack_require__(16264);
;// CONCATENATED MODULE: ./src/plugin/finding.ts
class PackageProblem extends Error {
    finding;
    constructor(id, problem, cause) {
        super(problem.message, { cause });
        this.name = 'PackageProblem';
        this.finding = { id, severity: 'error', ...problem };
    }
}
const MAX_NAME_LENGTH = 120;
const MAX_LISTED = 5;
function quoteName(name) {
    if (name === '')
        return '`(no name)`';
    const shown = name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH).toWellFormed()}…` : name;
    return `\`${shown.replaceAll('`', '´')}\``;
}
function listNames(names) {
    const shown = names.slice(0, MAX_LISTED).map(quoteName);
    const rest = names.length - shown.length;
    if (rest > 0)
        return `${shown.join(', ')} and ${rest} more`;
    const last = shown.pop() ?? '';
    return shown.length === 0 ? last : `${shown.join(', ')} and ${last}`;
}
function agree(list, forOne, forMany) {
    return list.length === 1 ? forOne : forMany;
}

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
;// CONCATENATED MODULE: ./src/plugin/zip-entry.ts

const LOCAL_SIGNATURE = 0x04034b50;
const LOCAL_BYTES = 30;
const ENCRYPTED_FLAG = 0x1;
const DESCRIPTOR_FLAG = 0x8;
const STORED = 0;
const DEFLATED = 8;
const ZIP64_SIZE = 0xffffffff;
const EXTRA_ALLOWANCE = 64;
const PARTIAL_FLUSH = 2;
const SMALL_BYTES = 32 * 1024;
function isSupported({ method, isEncrypted }) {
    return !isEncrypted && (method === STORED || method === DEFLATED);
}
function spanOf({ entry, packedBytes }, fileBytes) {
    const headBytes = LOCAL_BYTES + entry.nameBytes.length + entry.extraBytes + EXTRA_ALLOWANCE;
    const end = entry.start + headBytes + Math.min(packedBytes, entry.packedBytes);
    return { start: Math.min(entry.start, fileBytes), end: Math.min(end, fileBytes) };
}
async function readEntry(wish, reader) {
    const { entry, unpackedBytes } = wish;
    const packed = await readPacked(wish, reader);
    if (packed === undefined)
        return unusable('headers');
    const bytes = await unpackStart(packed, wish);
    if (bytes === undefined)
        return unusable('stream');
    const isWhole = packed.length === entry.packedBytes && bytes.length <= unpackedBytes;
    const isRight = !isWhole || (bytes.length === entry.sizeBytes && (0,external_node_zlib_.crc32)(bytes) === entry.crc32);
    return { bytes: bytes.subarray(0, unpackedBytes), isWhole, damage: isRight ? undefined : 'checksum' };
}
function unusable(damage) {
    return { bytes: Buffer.alloc(0), isWhole: false, damage };
}
async function readPacked({ entry, packedBytes }, reader) {
    const header = await readInside(reader, entry.start, LOCAL_BYTES);
    if (header?.readUInt32LE(0) !== LOCAL_SIGNATURE)
        return undefined;
    const nameBytes = header.readUInt16LE(26);
    const name = await readInside(reader, entry.start + LOCAL_BYTES, nameBytes);
    if (name?.equals(entry.nameBytes) !== true || !isSame(header, entry))
        return undefined;
    const start = entry.start + LOCAL_BYTES + nameBytes + header.readUInt16LE(28);
    if (start + entry.packedBytes > reader.sizeBytes)
        return undefined;
    return reader.read(start, Math.min(packedBytes, entry.packedBytes));
}
async function readInside(reader, start, lengthBytes) {
    return start + lengthBytes > reader.sizeBytes ? undefined : reader.read(start, lengthBytes);
}
function isSame(header, entry) {
    const flags = header.readUInt16LE(6);
    const hasSizes = (flags & DESCRIPTOR_FLAG) === 0;
    return (header.readUInt16LE(8) === entry.method &&
        ((flags & ENCRYPTED_FLAG) !== 0) === entry.isEncrypted &&
        (!hasSizes ||
            (header.readUInt32LE(14) === entry.crc32 &&
                isSameSize(header.readUInt32LE(18), entry.packedBytes) &&
                isSameSize(header.readUInt32LE(22), entry.sizeBytes))));
}
function isSameSize(local, listed) {
    return local === listed || local === ZIP64_SIZE;
}
async function unpackStart(packed, { entry, unpackedBytes }) {
    if (entry.method === STORED || entry.packedBytes === 0)
        return packed.subarray(0, unpackedBytes + 1);
    const options = packed.length < entry.packedBytes ? { finishFlush: PARTIAL_FLUSH } : {};
    if (packed.length <= SMALL_BYTES && entry.sizeBytes <= unpackedBytes) {
        try {
            return (0,external_node_zlib_.inflateRawSync)(packed, { ...options, maxOutputLength: unpackedBytes + 1 });
        }
        catch (error) {
            const { code } = Object(error);
            if (code !== 'ERR_BUFFER_TOO_LARGE')
                return undefined;
        }
    }
    const chunks = [];
    let sizeBytes = 0;
    const inflate = (0,external_node_zlib_.createInflateRaw)(options);
    inflate.end(packed);
    try {
        for await (const chunk of inflate) {
            chunks.push(chunk);
            sizeBytes += chunk.length;
            if (sizeBytes > unpackedBytes)
                break;
        }
    }
    catch {
        return undefined;
    }
    return Buffer.concat(chunks).subarray(0, unpackedBytes + 1);
}

;// CONCATENATED MODULE: ./src/plugin/checks/archive.ts



const MAX_ENTRY_BYTES = 200_000_000;
const MAX_UNPACKED_BYTES = 1_000_000_000;
const MAX_RATIO = 200;
const ENTRY_RATIO_FROM_BYTES = 1_000_000;
const RATIO_FROM_BYTES = 10_000_000;
const MAX_SHOWN_METHODS = 3;
const REBUILD = 'Build the ZIP again, and compare it with the one that was uploaded.';
const HALFWAY = 'WordPress stops in the middle of unpacking it, and no site gets the update.';
const EXHAUSTED = 'Sites would run out of disk space, memory or time in the middle of the update.';
const BLOCKED = 'Hosts and security scanners take such a ZIP for an attack and block it.';
const LEAVE_OUT = 'Leave out what the plugin does not need at run time, or load it from elsewhere.';
const AES = 99;
const METHODS = {
    9: 'Deflate64',
    12: 'bzip2',
    14: 'LZMA',
    93: 'Zstandard',
    95: 'XZ',
    98: 'PPMd',
};
const ARCHIVE_CHECKS = [
    {
        id: 'zip-unreadable',
        severity: 'error',
        *find(view) {
            const paths = findDamaged(view, 'headers');
            if (paths.length === 0)
                return;
            yield {
                message: `What the ZIP lists about ${listNames(paths)} is not what stands at ${agree(paths, 'that entry', 'those entries')} in it.`,
                effect: 'Programs differ in which of the two they believe: sites could get other files than were checked here.',
                fix: REBUILD,
                file: paths[0],
            };
        },
    },
    {
        id: 'zip-crc',
        severity: 'error',
        *find(view) {
            const [wrong, broken] = [findDamaged(view, 'checksum'), findDamaged(view, 'stream')];
            if (wrong.length > 0) {
                yield {
                    message: `${listNames(wrong)} ${agree(wrong, 'does not match its', 'do not match their')} checksum or size in the ZIP.`,
                    effect: 'WordPress does not check this, and installs the damaged file on every site.',
                    fix: REBUILD,
                    file: wrong[0],
                };
            }
            if (broken.length > 0) {
                yield {
                    message: `${listNames(broken)} cannot be unpacked: the compressed data in the ZIP ${agree(broken, 'is', 'are')} damaged.`,
                    effect: HALFWAY,
                    fix: REBUILD,
                    file: broken[0],
                };
            }
        },
    },
    {
        id: 'zip-method',
        severity: 'error',
        *find({ layout }) {
            const files = layout.entries.filter((entry) => !entry.isFolder && !isSupported(entry));
            const encrypted = files.filter(isEncrypted).map(({ path }) => path);
            const odd = files.filter((entry) => !isEncrypted(entry));
            if (encrypted.length > 0) {
                yield {
                    message: `${listNames(encrypted)} ${agree(encrypted, 'is', 'are')} encrypted.`,
                    effect: HALFWAY,
                    fix: 'Build the ZIP without a password.',
                    file: encrypted[0],
                };
            }
            if (odd.length > 0) {
                const methods = [...new Set(odd.map(nameMethod))].slice(0, MAX_SHOWN_METHODS).join(', ');
                yield {
                    message: `${listNames(odd.map(({ path }) => path))} ${agree(odd, 'is', 'are')} packed with ${methods}, which not every PHP can unpack.`,
                    effect: HALFWAY,
                    fix: 'Build the ZIP with the usual method, deflate.',
                    file: odd[0]?.path,
                };
            }
        },
    },
    {
        id: 'zip-empty',
        severity: 'error',
        *find({ layout }) {
            if (layout.entries.some(({ isFolder }) => !isFolder) || layout.unsafe.length > 0)
                return;
            yield {
                message: 'The ZIP holds no files.',
                effect: 'WordPress refuses it, and no site gets the update.',
                fix: 'Check the step that builds the ZIP: its source folder may be empty or have another name.',
            };
        },
    },
    {
        id: 'zip-limits',
        severity: 'error',
        *find({ zipEntries, sizeBytes }) {
            const bombs = zipEntries.filter((entry) => isBomb(entry.sizeBytes, entry.packedBytes, ENTRY_RATIO_FROM_BYTES));
            const isExplained = new Set(bombs);
            const large = zipEntries.filter((entry) => entry.sizeBytes > MAX_ENTRY_BYTES && !isExplained.has(entry));
            const unpackedBytes = zipEntries.reduce((sum, entry) => sum + entry.sizeBytes, 0);
            if (bombs.length > 0) {
                yield {
                    message: `${listNames(bombs.map(({ name }) => name))} ${agree(bombs, 'unpacks', 'unpack')} to more than ${MAX_RATIO} times what ${agree(bombs, 'it takes', 'they take')} in the ZIP.`,
                    effect: BLOCKED,
                    fix: `Leave ${agree(bombs, 'the file', 'the files')} out, or make ${agree(bombs, 'it', 'them')} when the plugin runs.`,
                    file: bombs[0]?.name,
                };
            }
            if (large.length > 0) {
                const size = (0,format/* formatSize */.Xq)(Math.max(...large.map((entry) => entry.sizeBytes)));
                yield {
                    message: `${listNames(large.map(({ name }) => name))} ${agree(large, 'takes', 'take up to')} ${size} unpacked; at most ${(0,format/* formatSize */.Xq)(MAX_ENTRY_BYTES)} are accepted.`,
                    effect: EXHAUSTED,
                    fix: LEAVE_OUT,
                    file: large[0]?.name,
                };
            }
            if (bombs.length > 0 || large.length > 0)
                return;
            if (unpackedBytes > MAX_UNPACKED_BYTES) {
                yield {
                    message: `The package takes ${(0,format/* formatSize */.Xq)(unpackedBytes)} unpacked; at most ${(0,format/* formatSize */.Xq)(MAX_UNPACKED_BYTES)} are accepted.`,
                    effect: EXHAUSTED,
                    fix: LEAVE_OUT,
                };
            }
            else if (isBomb(unpackedBytes, sizeBytes, RATIO_FROM_BYTES)) {
                yield {
                    message: `The package unpacks to more than ${MAX_RATIO} times its size: entries share their data, or hold little but repetition.`,
                    effect: BLOCKED,
                    fix: 'Build the ZIP with a usual tool, from files that the plugin needs.',
                };
            }
        },
    },
];
function findDamaged({ damages }, kind) {
    return damages.filter(({ damage }) => damage === kind).map(({ path }) => path);
}
function isEncrypted(entry) {
    return entry.isEncrypted || entry.method === AES;
}
function nameMethod({ method }) {
    return METHODS[method] ?? `method ${method}`;
}
function isBomb(unpackedBytes, packedBytes, fromBytes) {
    return unpackedBytes > fromBytes && unpackedBytes > packedBytes * MAX_RATIO;
}

;// CONCATENATED MODULE: ./src/plugin/checks/contents.ts

const CONTENTS_CHECKS = [
    {
        id: 'leaked-secrets',
        severity: 'error',
        *find({ layout, keys }) {
            const repositories = layout.entries
                .map(({ path, isFolder }) => (isFolder ? `${path}/` : path))
                .filter(isInRepository)
                .map((path) => cutBehind(path, (part) => part === '.git'));
            const environments = layout.entries.filter(({ path, isFolder }) => !isFolder && isEnvironment(path));
            const privateKeys = keys.filter(({ bytes }) => PRIVATE_KEY.test(bytes.toString('latin1')));
            const files = [...environments, ...privateKeys].map(({ path }) => path);
            const secrets = [...new Set(repositories), ...files.filter((path) => !isOfLibrary(path))];
            if (secrets.length > 0) {
                yield {
                    message: `${listNames(secrets)} ${agree(secrets, 'is', 'are')} in the package.`,
                    effect: `Everyone who gets the plugin can read ${agree(secrets, 'it', 'them')}: keys, passwords, or the history of the repository.`,
                    fix: 'Leave out such files when the ZIP is built, and replace the secrets in them if they were ever published.',
                    file: secrets[0],
                };
            }
            const samples = files.filter(isOfLibrary);
            if (samples.length > 0) {
                yield {
                    severity: 'warning',
                    message: `${listNames(samples)} of a library ${agree(samples, 'is', 'are')} in the package.`,
                    effect: 'Mostly it is test data, but everyone who gets the plugin can read it, and scanners raise an alarm.',
                    fix: 'Leave out the tests of libraries when the ZIP is built.',
                    file: samples[0],
                };
            }
        },
    },
    {
        id: 'dev-files',
        severity: 'warning',
        *find({ layout }) {
            const found = new Map();
            for (const path of findOwnFiles(layout)) {
                if (isToldElsewhere(path))
                    continue;
                const kind = KINDS.find(({ isOne }) => isOne(path));
                if (kind === undefined)
                    continue;
                const names = found.get(kind) ?? new Set();
                found.set(kind, names.add(cutBehind(path, (part) => DEV_NAME.test(`${part}/`))));
            }
            for (const [{ describe }, names] of found)
                yield { ...describe([...names]), file: [...names][0] };
        },
    },
    {
        id: 'macosx',
        severity: 'notice',
        *find({ zipEntries, layout }) {
            const outside = zipEntries.map(({ name }) => name).filter((name) => name.startsWith('__MACOSX/'));
            const inside = findOwnFiles(layout).filter(isOfMacOs);
            const isFolder = (part) => part === '__MACOSX';
            const names = [...new Set([...outside, ...inside].map((path) => cutBehind(path, isFolder)))];
            if (names.length === 0)
                return;
            yield {
                message: `${listNames(names)} ${agree(names, 'was', 'were')} added by macOS.`,
                effect: 'No plugin needs that, but every site downloads it.',
                fix: "Name it in `.distignore`, or build the ZIP with `zip -X -x '*.DS_Store'`.",
            };
        },
    },
];
const PRIVATE_KEY = /^(\xef\xbb\xbf)?[ \t]*-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY( BLOCK)?-----|^PuTTY-User-Key-File-\d/m;
const TEMPLATE = /[._-](example|sample|dist|template|tmpl|tpl|defaults?)([._-]|$)/i;
function isInRepository(path) {
    return /(^|\/)\.git\//.test(path);
}
function isEnvironment(path) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    return /^\.env/i.test(name) && !TEMPLATE.test(name);
}
function isOfLibrary(path) {
    return /(^|\/)(vendor|node_modules)\//.test(path);
}
function isOfMacOs(path) {
    return /(^|\/)(__MACOSX\/|\.DS_Store$|\._[^/]*$)/.test(path);
}
function isToldElsewhere(path) {
    return isInRepository(path) || isEnvironment(path) || isOfMacOs(path);
}
const SERVER_FILE = /(^|\/)(\.htaccess|\.htpasswd|\.user\.ini|\.well-known)(\/|$)/i;
const DEV_NAME = /(^|\/)(\.[^/]|(node_modules|bower_components|CVS)\/)/;
const KINDS = [
    {
        isOne: (path) => SERVER_FILE.test(path),
        describe: (names) => ({
            message: `${listNames(names)} ${agree(names, 'is meant', 'are meant')} for the web server.`,
            effect: 'Only some hosts obey such files: on the others, what they should protect can be downloaded.',
            fix: 'Leave such files out, or make sure that the plugin is safe without them.',
        }),
    },
    {
        isOne: (path) => DEV_NAME.test(path),
        describe: (names) => ({
            message: `${listNames(names)} ${agree(names, 'is', 'are')} left over from development.`,
            effect: 'Every site downloads it, and some hosts block or remove such files.',
            fix: 'Leave such files out when the ZIP is built, for example with `.distignore`.',
        }),
    },
    {
        isOne: (path) => /\.(zip|tar|t[bgx]z2?|tar\.(gz|bz2|xz|zst)|7z|rar)$/i.test(path),
        describe: (names) => ({
            message: `${listNames(names)} ${agree(names, 'is an archive', 'are archives')} inside the package.`,
            effect: 'Malware scanners of hosts look into archives or block them, and every site downloads them.',
            fix: 'Leave such files out, unless the plugin reads them.',
        }),
    },
    {
        isOne: (path) => /\.(phar|sh|bash|bat|cmd|ps1|exe|dll|so|dylib)$/i.test(path),
        describe: (names) => ({
            message: `${listNames(names)} ${agree(names, 'is a program', 'are programs')}, not a part of a web page.`,
            effect: 'Hosts and malware scanners block such files, sometimes with the whole plugin.',
            fix: 'Leave such files out, unless the plugin runs them.',
        }),
    },
];
function findOwnFiles({ entries, folder }) {
    const prefix = folder === '' ? '' : `${folder}/`;
    return entries.filter(({ path, isFolder }) => !isFolder && path.startsWith(prefix)).map(({ path }) => path);
}
function cutBehind(path, isFolder) {
    const parts = path.split('/');
    const index = parts.slice(0, -1).findIndex(isFolder);
    return index < 0 ? path : `${parts.slice(0, index + 1).join('/')}/`;
}

// EXTERNAL MODULE: ./src/plugin/header.ts
var plugin_header = __webpack_require__(25070);
;// CONCATENATED MODULE: ./src/plugin/natural-order.ts
function compareNaturally(a, b) {
    const [left, right] = [foldCase(a), foldCase(b)];
    if (left === '' || right === '')
        return sign(left.length - right.length);
    for (let [i, j] = [0, 0];; i += 1, j += 1) {
        if (i >= left.length || j >= right.length)
            return compareEnds(left, i, right, j);
        [i, j] = [skipFiller(left, i), skipFiller(right, j)];
        const [digits, others] = [readDigits(left, i), readDigits(right, j)];
        if (digits !== '' && others !== '') {
            const order = compareDigits(digits, others);
            if (order !== 0)
                return order;
            [i, j] = [i + digits.length, j + others.length];
            if (i >= left.length || j >= right.length)
                return compareEnds(left, i, right, j);
        }
        const order = sign(byteAt(left, i) - byteAt(right, j));
        if (order !== 0)
            return order;
    }
}
function foldCase(name) {
    return Buffer.from(name)
        .toString('latin1')
        .replace(/[a-z]/g, (letter) => letter.toUpperCase());
}
function skipFiller(text, start) {
    let at = start;
    while (text.charAt(at) === '0' && isDigit(text.charAt(at + 1)))
        at += 1;
    while (/^[\t-\r ]/.test(text.charAt(at)))
        at += 1;
    return at;
}
function readDigits(text, start) {
    let end = start;
    while (isDigit(text.charAt(end)))
        end += 1;
    return text.slice(start, end);
}
function compareDigits(a, b) {
    const isFraction = a.startsWith('0') || b.startsWith('0');
    if (!isFraction && a.length !== b.length)
        return sign(a.length - b.length);
    return a === b ? 0 : a < b ? -1 : 1;
}
function compareEnds(left, i, right, j) {
    return sign(Number(i < left.length) - Number(j < right.length));
}
function byteAt(text, at) {
    return at < text.length ? text.charCodeAt(at) : 0;
}
function isDigit(character) {
    return /^[0-9]/.test(character);
}
function sign(value) {
    return value < 0 ? -1 : value > 0 ? 1 : 0;
}

;// CONCATENATED MODULE: ./src/plugin/checks/check.ts
const DEACTIVATED = 'WordPress knows a plugin by its folder and main file: the update deactivates it on every site.';
const DESTROYED = 'By hand, WordPress refuses such a ZIP; an automatic update reports success and leaves the site without the plugin.';

;// CONCATENATED MODULE: ./src/plugin/checks/header.ts




const LABELS = { name: 'Plugin Name', version: 'Version' };
const NO_VERSION = 'WordPress does not see it: without a version no site is ever offered the update.';
const MOVE_UP = `Move the plugin header to the start of the file: WordPress reads only the first ${plugin_header/* HEADER_BYTES */.q2} bytes.`;
const SAVE_AS_UTF8 = 'Save the file as UTF-8 without a byte order mark.';
const HEADER_CHECKS = [
    {
        id: 'header-late',
        severity: 'error',
        *find({ main, lost, hidden }) {
            if (hidden?.header.why === 'late') {
                const { path } = hidden.file;
                const { line } = hidden.header;
                yield {
                    message: `The "Plugin Name" header in line ${line} of ${quoteName(path)} is not within the first ${plugin_header/* HEADER_BYTES */.q2} bytes.`,
                    effect: `WordPress does not see it, and finds no plugin. ${DESTROYED}`,
                    fix: MOVE_UP,
                    file: path,
                    line,
                };
            }
            for (const { field, why, line } of lost) {
                if (main === undefined || why === 'byte-order-mark')
                    continue;
                const where = `The "${LABELS[field]}" header in line ${line} of ${quoteName(main.path)}`;
                yield {
                    message: why === 'cut'
                        ? `${where} is cut off behind byte ${plugin_header/* HEADER_BYTES */.q2}.`
                        : `${where} is not within the first ${plugin_header/* HEADER_BYTES */.q2} bytes.`,
                    effect: why === 'cut' ? 'WordPress takes the part in front of the cut for the whole.' : NO_VERSION,
                    fix: MOVE_UP,
                    file: main.path,
                    line,
                };
            }
        },
    },
    {
        id: 'header-encoding',
        severity: 'error',
        *find({ main, lost, hidden }) {
            if (hidden !== undefined && hidden.header.why !== 'late') {
                const { path } = hidden.file;
                const { why, line } = hidden.header;
                yield {
                    message: why === 'utf-16'
                        ? `${quoteName(path)} is saved in UTF-16.`
                        : `A byte order mark stands in front of the "Plugin Name" header in line ${line} of ${quoteName(path)}.`,
                    effect: `WordPress does not see the header, and finds no plugin. ${DESTROYED}`,
                    fix: SAVE_AS_UTF8,
                    file: path,
                    line,
                };
            }
            const marked = lost.find(({ why }) => why === 'byte-order-mark');
            if (main === undefined || marked === undefined)
                return;
            yield {
                message: `A byte order mark stands in front of the "${LABELS[marked.field]}" header in line ${marked.line} of ${quoteName(main.path)}.`,
                effect: NO_VERSION,
                fix: SAVE_AS_UTF8,
                file: main.path,
                line: marked.line,
            };
        },
    },
    {
        id: 'header-shadowed',
        severity: 'warning',
        *find({ main }) {
            const [first, second] = main ? (0,plugin_header/* findHeaderLines */.W$)(main.bytes, 'version') : [];
            if (main === undefined || first === undefined || second === undefined)
                return;
            yield {
                message: `${quoteName(main.path)} has a "Version" header in line ${first} and another in line ${second}.`,
                effect: 'WordPress takes the first, even when it is empty or an example.',
                fix: 'Keep the one in the comment with the plugin header, and remove or reword the other.',
                file: main.path,
                line: second,
            };
        },
    },
    {
        id: 'multi-main',
        severity: 'warning',
        *find({ ownPhp, main }) {
            if (main === undefined)
                return;
            const others = ownPhp
                .filter(({ path, header }) => path !== main.path && (0,plugin_header/* isPluginHeader */.LE)(header))
                .map(({ path }) => path);
            if (others.length === 0)
                return;
            yield {
                message: `Besides ${quoteName(main.path)}, ${listNames(others)} ${agree(others, 'has', 'have')} a "Plugin Name" header.`,
                effect: 'WordPress lists each of them as a plugin; the first by name gives the version of the update.',
                fix: 'Keep the header in the main file only.',
                file: others[0],
            };
        },
    },
    {
        id: 'nested-header',
        severity: 'warning',
        *find({ nestedPhp, main }) {
            if (main === undefined)
                return;
            const { name } = main.header;
            const earlier = nestedPhp
                .filter(({ header }) => (0,plugin_header/* isPluginHeader */.LE)(header) && compareNaturally(header.name, name) < 0)
                .map(({ path }) => path);
            if (earlier.length === 0)
                return;
            yield {
                message: `${listNames(earlier)} ${agree(earlier, 'has', 'have')} a "Plugin Name" header too, with a name that sorts in front of the plugin's own.`,
                effect: 'After an upload by hand, WordPress offers to activate that file instead of the plugin.',
                fix: 'Leave it out, or take the header out of it.',
                file: earlier[0],
            };
        },
    },
    {
        id: 'requires-format',
        severity: 'error',
        *find({ main }) {
            if (main === undefined)
                return;
            for (const [field, label, example] of REQUIREMENTS) {
                const value = main.header[field];
                if (value === '' || isRequirement(value))
                    continue;
                const [line = 1] = (0,plugin_header/* findHeaderLines */.W$)(main.bytes, field);
                yield {
                    message: `"${label}" in line ${line} of ${quoteName(main.path)} is ${quoteName(value)}, which is no version number.`,
                    effect: 'WordPress ignores it, and offers the update also where the plugin cannot run.',
                    fix: `Write only numbers and dots, such as \`${label}: ${example}\`.`,
                    file: main.path,
                    line,
                };
            }
        },
    },
    {
        id: 'update-uri',
        severity: 'notice',
        *find({ main }) {
            if (main?.header.updateUri !== '')
                return;
            yield {
                message: `${quoteName(main.path)} has no "Update URI" header.`,
                effect: 'WordPress.org could offer sites another plugin that has the same slug there.',
                fix: 'Add `Update URI:` with a web address of yours to the plugin header.',
                file: main.path,
            };
        },
    },
];
const REQUIREMENTS = [
    ['requiresWordPress', 'Requires at least', '6.5'],
    ['requiresPhp', 'Requires PHP', '7.4'],
];
function isRequirement(value) {
    return /^\d{1,9}(\.\d{1,9}){0,2}$/.test(value);
}

// EXTERNAL MODULE: ./src/sort-by-bytes.ts
var sort_by_bytes = __webpack_require__(53679);
;// CONCATENATED MODULE: ./src/plugin/layout.ts

const MACOS_FOLDER = '__MACOSX/';
function layOut(zipEntries) {
    const kept = zipEntries.filter(({ name }) => !name.startsWith(MACOS_FOLDER));
    const unsafe = kept.filter(({ name }) => findDanger(name) !== undefined).map(({ name }) => name);
    const isUnsafe = new Set(unsafe);
    const entries = kept.filter(({ name }) => !isUnsafe.has(name)).map(place);
    const placed = entries.filter(({ path }) => path !== '');
    const top = (0,sort_by_bytes/* sortByBytes */.n)([...new Set(placed.map(findTop))], (name) => name);
    return { entries: placed, unsafe, top, folder: findFolder(placed, top) };
}
function place(entry) {
    const name = entry.name.replaceAll('\\', '/');
    const isPlain = !/\/\/|(^|\/)\.(\/|$)|^\/|\/$/.test(name);
    const path = isPlain ? name : removeEmptyParts(name);
    return { ...entry, path, composedPath: path.normalize('NFC'), isFolder: name.endsWith('/') };
}
function removeEmptyParts(name) {
    const parts = name.split('/');
    return parts.filter((part) => part !== '' && part !== '.').join('/');
}
const MAX_PATH_LENGTH = 1024;
const MAX_PART_BYTES = 255;
function findDanger(name) {
    if (name.length > MAX_PATH_LENGTH)
        return 'length';
    if (/^[\\/]|^[^\\/]:|\.\.[\\/]|(^|[\\/])\.\.$/.test(name))
        return 'outside';
    if (name === '' || /\p{Cc}/u.test(name))
        return 'characters';
    return LONG_PART.test(name) && name.split(/[\\/]/).some(isTooLong) ? 'length' : undefined;
}
const LONG_PART = /[^\\/]{64}/;
function isTooLong(part) {
    return Buffer.byteLength(part) > MAX_PART_BYTES;
}
function nameIn(folder, path) {
    const prefix = folder === '' ? '' : `${folder}/`;
    if (!path.startsWith(prefix))
        return undefined;
    const name = path.slice(prefix.length);
    return name === '' || name.includes('/') ? undefined : name;
}
function parentOf(path) {
    return path.slice(0, Math.max(path.lastIndexOf('/'), 0));
}
function isPhpFile(path) {
    return /(^|\/)[^./][^/]*\.php$/.test(path);
}
function guessMain(path) {
    const stem = path.slice(path.lastIndexOf('/') + 1, -'.php'.length).toLowerCase();
    const parent = parentOf(path);
    const folder = parent.slice(parent.lastIndexOf('/') + 1).toLowerCase();
    if (stem === 'index')
        return 0;
    if (stem === folder)
        return 4;
    if (stem !== '' && folder !== '' && (folder.includes(stem) || stem.includes(folder)))
        return 3;
    return /^(plugin|main|init|loader|bootstrap)$/.test(stem) ? 2 : 1;
}
function findTop({ path, isFolder }) {
    const slash = path.indexOf('/');
    return slash < 0 && !isFolder ? path : `${slash < 0 ? path : path.slice(0, slash)}/`;
}
function findFolder(entries, top) {
    const folders = top.filter((name) => name.endsWith('/')).map((name) => name.slice(0, -1));
    if (top.length === 1)
        return folders[0] ?? '';
    const likelihoods = new Map();
    for (const { path, isFolder } of entries) {
        const folder = parentOf(path);
        if (isFolder || folder.includes('/') || !isPhpFile(path))
            continue;
        likelihoods.set(folder, Math.max(likelihoods.get(folder) ?? 0, guessMain(path)));
    }
    if ((likelihoods.get('') ?? 0) > 0)
        return '';
    const ranked = folders
        .filter((folder) => likelihoods.has(folder))
        .sort((a, b) => (likelihoods.get(b) ?? 0) - (likelihoods.get(a) ?? 0));
    return ranked[0] ?? (folders.length === 1 ? (folders[0] ?? '') : '');
}

;// CONCATENATED MODULE: ./src/plugin/checks/layout.ts




const PLAIN_NAME = 'Use only letters, digits and `-` in the name of the folder.';
const LAYOUT_CHECKS = [
    {
        id: 'root-files',
        severity: 'error',
        *find(view) {
            const { layout } = view;
            if (layout.folder !== '' || isNoPlugin(view) || view.misplaced !== undefined)
                return;
            const files = layout.top.filter((name) => !name.endsWith('/'));
            if (files.length === 0)
                return;
            yield {
                message: `${listNames(files)} ${agree(files, 'is', 'are')} at the top of the ZIP instead of in the plugin's folder.`,
                effect: DEACTIVATED,
                fix: "Put everything into one folder that has the plugin's slug as its name, and zip that folder.",
                file: files[0],
            };
        },
    },
    {
        id: 'extra-root-entry',
        severity: 'error',
        *find(view) {
            const { top, folder } = view.layout;
            const extra = top.filter((name) => name !== `${folder}/` && name !== folder);
            if (folder === '' || extra.length === 0 || isNoPlugin(view))
                return;
            const isHidden = extra.every((name) => name.startsWith('.'));
            yield {
                message: `Besides the folder ${quoteName(folder)}, ${listNames(extra)} ${agree(extra, 'is', 'are')} at the top of the ZIP.`,
                effect: DESTROYED,
                fix: `Leave ${agree(extra, 'it', 'them')} out${isHidden ? '' : `, or move ${agree(extra, 'it', 'them')} into ${quoteName(folder)}`}: the ZIP must hold one folder and nothing else.`,
                file: extra[0],
            };
        },
    },
    {
        id: 'double-nested',
        severity: 'error',
        *find({ misplaced, layout: { folder } }) {
            if (misplaced === undefined)
                return;
            const { path } = misplaced;
            const where = folder === '' ? 'not at the top of the ZIP' : `not directly in ${quoteName(folder)}`;
            yield {
                message: `The plugin header is in ${quoteName(path)}, ${where}.`,
                effect: DESTROYED,
                fix: describeRescue(path, folder),
                file: path,
            };
        },
    },
    {
        id: 'folder-mismatch',
        severity: 'error',
        *find(view, expected) {
            const { folder } = view.layout;
            if (folder === '' || isNoPlugin(view) || view.misplaced !== undefined)
                return;
            const wishes = listFolders(expected);
            const wish = wishes.find(({ name }) => name !== folder);
            if (wish !== undefined) {
                const { name, origin, fix } = wish;
                const isCase = name.toLowerCase() === folder.toLowerCase();
                yield {
                    message: `The plugin's folder in the ZIP is ${quoteName(folder)}, not ${quoteName(name)}, ${origin}${isCase ? '; upper and lower case matter' : ''}.`,
                    effect: DEACTIVATED,
                    fix: `Rename the folder to ${quoteName(name)} before it is zipped${fix}.`,
                };
            }
            else if (wishes.length === 0 && isVersioned(folder, view.main?.header.version ?? '')) {
                yield {
                    message: `The plugin's folder in the ZIP is ${quoteName(folder)}, with the version in its name.`,
                    effect: DEACTIVATED,
                    fix: 'Give the folder the same name in every release. If this is its name, set the input `slug` to it.',
                };
            }
        },
    },
    {
        id: 'folder-chars',
        severity: 'error',
        *find({ layout: { folder } }) {
            if (PATTERN.test(folder)) {
                yield {
                    message: `The plugin's folder ${quoteName(folder)} has one of the characters [ ] * ? in its name.`,
                    effect: 'WordPress takes them for a pattern, and does not find the plugin.',
                    fix: PLAIN_NAME,
                };
            }
            else if (BLANK.test(folder)) {
                yield {
                    severity: 'warning',
                    message: `The plugin's folder ${quoteName(folder)} has a blank in its name.`,
                    effect: 'Some hosts and tools do not find the plugin then.',
                    fix: PLAIN_NAME,
                };
            }
        },
    },
    {
        id: 'no-plugin',
        severity: 'error',
        *find(view) {
            if (!isNoPlugin(view))
                return;
            const { folder } = view.layout;
            const where = folder === '' ? 'at the top of the ZIP' : `directly in ${quoteName(folder)}`;
            yield {
                message: `No PHP file ${where} has a "Plugin Name" header${describeOther(view)}.`,
                effect: DESTROYED,
                fix: 'Check that the right folder was zipped, and that its main file begins with a comment that holds `Plugin Name:`.',
            };
        },
    },
];
const PATTERN = /[[\]*?]/;
const BLANK = /\s/;
function isOddFolder(folder) {
    return PATTERN.test(folder) || BLANK.test(folder);
}
function isNoPlugin({ layout, main, hidden, misplaced, damages }) {
    const isOwnPhp = (path) => nameIn(layout.folder, path)?.endsWith('.php') === true;
    const isExplained = main !== undefined ||
        hidden !== undefined ||
        misplaced !== undefined ||
        layout.unsafe.some((name) => name.endsWith('.php')) ||
        damages.some(({ path, damage }) => damage !== 'checksum' && isOwnPhp(path)) ||
        layout.entries.some((entry) => isOwnPhp(entry.path) && !isSupported(entry));
    return !isExplained && layout.entries.some(({ isFolder }) => !isFolder);
}
function describeRescue(path, folder) {
    const parent = parentOf(path);
    const inner = parent.slice(parent.lastIndexOf('/') + 1);
    return folder === '' || path.endsWith(`/${inner}.php`)
        ? `Zip the folder ${quoteName(inner)} by itself.`
        : `Move the file up into ${quoteName(folder)}, or zip the right folder.`;
}
function listFolders({ slug, served }) {
    const installed = served?.pluginFile?.split('/')[0];
    const isRight = slug === undefined || slug === installed;
    const wishes = [
        installed === undefined
            ? undefined
            : {
                name: installed,
                origin: 'which sites have installed',
                fix: isRight ? '' : ', and set the input `slug` to it',
            },
        slug === undefined
            ? undefined
            : { name: slug, origin: 'which the input `slug` names', fix: ', or correct `slug`' },
        installed !== undefined || slug !== undefined || served?.slug === undefined
            ? undefined
            : {
                name: served.slug,
                origin: 'as the service calls the plugin',
                fix: '; if the folder is right, set the input `slug` to its name',
            },
    ];
    return wishes.filter((wish) => wish !== undefined);
}
function isVersioned(folder, version) {
    const ends = ['-', '_', '.', ' ', '-v', '_v'].map((start) => `${start}${version}`.toLowerCase());
    return version.includes('.') && ends.some((end) => folder.toLowerCase().endsWith(end));
}
function describeOther({ layout, unreadOwnPhp }) {
    const files = layout.entries.filter(({ isFolder }) => !isFolder).map(({ path }) => path);
    const names = files.flatMap((path) => nameIn(layout.folder, path) ?? []);
    const find = (pattern) => names.find((name) => pattern.test(name));
    const odd = names.find((name) => /\.php$/i.test(name) && !name.endsWith('.php'));
    const archive = find(/\.(zip|tar|tgz|tar\.gz)$/i);
    if (odd !== undefined)
        return `: ${quoteName(odd)} does not count, because WordPress looks only at names in \`.php\``;
    if (find(/^style\.css$/) !== undefined)
        return ': with its `style.css` it looks like a theme';
    if (unreadOwnPhp.length > 0)
        return `, as far as they were read: ${unreadOwnPhp.length} were not`;
    if (find(/\.php$/) !== undefined)
        return '';
    if (archive !== undefined)
        return `: there is another archive instead, ${quoteName(archive)}`;
    if (names.length > 0 && names.every((name) => /^readme\b/i.test(name)))
        return ': there is only a readme';
    return files.some((path) => path.endsWith('.php')) ? ': there is none' : ': the ZIP has no PHP file at all';
}

;// CONCATENATED MODULE: ./src/plugin/checks/main-file.ts




const MAIN_FILE_CHECKS = [
    {
        id: 'main-file',
        severity: 'error',
        *find(view, { served }) {
            const { layout, main, unreadOwnPhp } = view;
            const installed = findInstalled(view, served);
            if (main === undefined || installed === undefined)
                return;
            const { path, name, file } = installed;
            const mainName = nameIn(layout.folder, main.path) ?? '';
            if (file === undefined && !unreadOwnPhp.includes(path)) {
                yield {
                    message: `The main file is ${quoteName(mainName)}, not ${quoteName(name)}, which sites have installed.`,
                    effect: DEACTIVATED,
                    fix: `Name the file with the plugin header ${quoteName(name)} again.`,
                    file: main.path,
                };
            }
            if (file !== undefined && file.header.version !== main.header.version) {
                yield {
                    message: `Sites have installed ${quoteName(name)}, which says version ${quoteName(file.header.version)}, but the version ${quoteName(main.header.version)} is read from ${quoteName(mainName)}.`,
                    effect: 'Sites would go by the file that they have, and be offered the same update again and again.',
                    fix: `Remove the header of ${quoteName(mainName)}, or write the same version in both files.`,
                    file: path,
                };
            }
        },
    },
];
function findInstalled({ layout: { folder }, ownPhp }, served) {
    const name = served?.pluginFile?.split('/')[1];
    if (folder === '' || name === undefined)
        return undefined;
    const path = `${folder}/${name}`;
    const file = ownPhp.find((php) => php.path === path && (0,plugin_header/* isPluginHeader */.LE)(php.header));
    return { path, name, file };
}

;// CONCATENATED MODULE: ./src/plugin/checks/paths.ts



const PATH_CHECKS = [
    {
        id: 'path-unsafe',
        severity: 'error',
        *find({ zipEntries }) {
            const found = zipEntries.map(({ name }) => ({ name, danger: findDanger(name) }));
            for (const [kind, { one, many, what, effect, fix }] of Object.entries(DANGERS)) {
                const names = found.filter(({ danger }) => danger === kind).map(({ name }) => name);
                if (names.length === 0)
                    continue;
                yield { message: `${listNames(names)} ${agree(names, one, many)} ${what}.`, effect, fix };
            }
        },
    },
    {
        id: 'path-backslash',
        severity: 'error',
        *find({ zipEntries }) {
            const names = zipEntries
                .map(({ name }) => name)
                .filter((name) => name.includes('\\') && findDanger(name) === undefined);
            if (names.length === 0)
                return;
            yield {
                message: `${listNames(names)} ${agree(names, 'is', 'are')} written with backslashes instead of slashes.`,
                effect: 'WordPress finds no plugin folder in such a ZIP: the update deactivates the plugin on every site.',
                fix: 'Build the ZIP with a tool that writes slashes: not with .NET before 4.6.1, nor with `Compress-Archive` of PowerShell 5.',
            };
        },
    },
    {
        id: 'path-conflict',
        severity: 'error',
        *find({ layout }) {
            const twice = findRepeated(layout.entries);
            if (twice.length > 0) {
                yield {
                    message: `${listNames(twice)} ${agree(twice, 'is', 'are')} in the ZIP more than once; names that only look the same count too.`,
                    effect: 'Which of them a site gets depends on how it unpacks the ZIP.',
                    fix: 'Build the ZIP anew instead of adding to an old one, and give each file a name of its own.',
                    file: twice[0],
                };
            }
            const both = findFilesAsFolders(layout.entries);
            if (both.length > 0) {
                yield {
                    message: `${listNames(both)} ${agree(both, 'is', 'are')} both a file and a folder in the ZIP.`,
                    effect: 'WordPress stops there, in the middle of unpacking, and no site gets the update.',
                    fix: 'Build the ZIP anew instead of adding to an old one, and rename the file or the folder.',
                    file: both[0],
                };
            }
        },
    },
    {
        id: 'path-portability',
        severity: 'warning',
        *find({ layout }) {
            const twins = findCaseTwins(layout.entries);
            if (twins.length > 0) {
                yield {
                    message: `${listNames(twins)} differ only in upper and lower case.`,
                    effect: 'Where case does not count, as on Windows, one overwrites the other.',
                    fix: 'Rename one of them.',
                    file: twins[0],
                };
            }
            const odd = findUnportable(layout);
            if (odd.length > 0) {
                yield {
                    message: `${listNames(odd)} ${agree(odd, 'has', 'have')} one of the characters < > : " | ? * in the name, or a dot or blank at its end.`,
                    effect: 'Windows hosts cannot write such a name, or write another one.',
                    fix: `Rename ${agree(odd, 'it', 'them')}.`,
                    file: odd[0],
                };
            }
            const links = layout.entries.filter(({ isLink }) => isLink).map(({ path }) => path);
            if (links.length > 0) {
                yield {
                    message: `${listNames(links)} ${agree(links, 'is a symbolic link', 'are symbolic links')}.`,
                    effect: 'Instead of a link, WordPress writes a small file with the name of its target.',
                    fix: 'Put the files themselves into the ZIP (`zip` without `--symlinks`).',
                    file: links[0],
                };
            }
        },
    },
];
const DANGERS = {
    outside: {
        one: 'leads',
        many: 'lead',
        what: "out of the plugin's folder, by `..`, a drive letter or a slash at the start",
        effect: 'WordPress leaves most such files out without a word; other programs write them anywhere.',
        fix: 'Build the ZIP in the folder above the plugin, with plain relative names.',
    },
    characters: {
        one: 'has',
        many: 'have',
        what: 'control characters in the name, or no name at all',
        effect: 'Sites write such a file under another name, or stop there in the middle of the update.',
        fix: 'Rename it, or leave it out.',
    },
    length: {
        one: 'has',
        many: 'have',
        what: 'a name of more than 255 bytes, or a path of more than 1,024 characters',
        effect: 'Sites cannot write such a file, and stop there in the middle of the update.',
        fix: 'Shorten the name, or leave the file out.',
    },
};
function findRepeated(entries) {
    const names = new Set();
    const repeated = new Set();
    for (const { path, composedPath, isFolder } of entries) {
        if (isFolder)
            continue;
        if (names.has(composedPath))
            repeated.add(path);
        names.add(composedPath);
    }
    return [...repeated];
}
function findFilesAsFolders(entries) {
    const names = entries
        .map(({ composedPath, isFolder }) => (isFolder ? `${composedPath}/` : composedPath))
        .sort();
    return [...new Set(names)].filter((name) => {
        const inside = `${name}/`;
        return !name.endsWith('/') && names[findFirst(names, inside)]?.startsWith(inside) === true;
    });
}
function findFirst(sorted, name) {
    let [low, high] = [0, sorted.length];
    while (low < high) {
        const middle = (low + high) >> 1;
        if ((sorted[middle] ?? '') < name)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
function findCaseTwins(entries) {
    const firstOf = new Map();
    const twins = new Set();
    for (const { composedPath: name } of entries) {
        const folded = name.toLowerCase();
        const first = firstOf.get(folded) ?? name;
        if (first !== name)
            twins.add(first).add(name);
        firstOf.set(folded, first);
    }
    return [...twins];
}
const UNPORTABLE = /[<>:"|?*]|[. ](\/|$)/;
function findUnportable({ entries, folder }) {
    const known = isOddFolder(folder) ? `${folder}/` : '';
    const found = entries.flatMap(({ path }) => {
        const from = path.startsWith(known) ? known.length : 0;
        const at = path.slice(from).search(UNPORTABLE);
        if (at < 0)
            return [];
        const end = path.indexOf('/', from + at);
        return [end < 0 ? path : path.slice(0, end)];
    });
    return [...new Set(found)];
}

;// CONCATENATED MODULE: ./src/plugin/plan.ts



const KIB = 1024;
const START_BYTES = 12 * KIB;
const WHOLE_BYTES = 64 * KIB;
const TEXT_BYTES = 1024 * KIB;
const PHP_BYTES = 64 * KIB;
const KEY_BYTES = 512;
const MAX_PHP_FILES = 300;
const MAX_DEEP_FILES = 100;
const MAX_KEY_FILES = 100;
function planReading({ entries, folder }) {
    const files = lastOfEachPath(entries).filter((entry) => !entry.isFolder && isSupported(entry));
    const php = files.filter(({ path }) => isPhpFile(path));
    const [own, nested, deep] = groupByDepth(php, folder);
    const likely = sortByNumber(own, ({ path }) => -guessMain(path));
    const [main, ...others] = likely.slice(0, MAX_PHP_FILES).map((entry, index) => {
        return index === 0 ? readText(entry) : readSmall(entry);
    });
    const readmeEntry = findReadme(files, folder);
    const texts = [...(main ? [main] : []), ...(readmeEntry ? [readText(readmeEntry)] : [])];
    const keys = files.filter(({ path }) => mayBeKey(path)).slice(0, MAX_KEY_FILES);
    const plan = {
        ownPhp: (0,sort_by_bytes/* sortByBytes */.n)(main ? [main, ...others] : [], ({ path }) => path),
        skippedPhp: likely.slice(MAX_PHP_FILES).map(({ path }) => path),
        nestedPhp: nested.slice(0, MAX_PHP_FILES).map(readStart),
        deepPhp: deep.slice(0, MAX_DEEP_FILES).map(readStart),
        readme: readmeEntry && readText(readmeEntry),
        keys: keys.map(readKey),
    };
    const deepest = main === undefined ? plan.deepPhp : [];
    const least = ({ wishes }) => wishes.slice(-1);
    return {
        ...plan,
        wishes: [
            ...[...texts, ...others, ...plan.keys].flatMap(least),
            ...texts.flatMap(({ wishes }) => wishes.slice(1, 2)),
            ...[...plan.nestedPhp, ...deepest].flatMap(least),
        ],
    };
}
function lastOfEachPath(entries) {
    const byPath = new Map(entries.map((entry) => [entry.path, entry]));
    return (0,sort_by_bytes/* sortByBytes */.n)([...byPath.values()], ({ path }) => path);
}
function groupByDepth(files, folder) {
    const depths = new Map(files.map((entry) => [entry, depthBelow(folder, entry.path)]));
    const depthOf = (entry) => depths.get(entry) ?? -1;
    return [
        files.filter((entry) => depthOf(entry) === 0),
        files.filter((entry) => depthOf(entry) === 1),
        sortByNumber(files.filter((entry) => depthOf(entry) > 1), depthOf),
    ];
}
function depthBelow(folder, path) {
    if (folder !== '' && !path.startsWith(`${folder}/`))
        return -1;
    return path.split('/').length - (folder === '' ? 1 : 2);
}
function sortByNumber(files, numberOf) {
    return [...files].sort((a, b) => numberOf(a) - numberOf(b));
}
function readText(entry) {
    const most = { entry, packedBytes: TEXT_BYTES, unpackedBytes: TEXT_BYTES };
    const wishes = [most, { ...most, packedBytes: WHOLE_BYTES }, { ...most, packedBytes: START_BYTES }];
    return { path: entry.path, wishes };
}
function readSmall(entry) {
    const whole = { entry, packedBytes: WHOLE_BYTES, unpackedBytes: PHP_BYTES };
    return { path: entry.path, wishes: [whole, { ...whole, packedBytes: START_BYTES }] };
}
function readStart(entry) {
    return { path: entry.path, wishes: [{ entry, packedBytes: START_BYTES, unpackedBytes: PHP_BYTES }] };
}
function readKey(entry) {
    return { path: entry.path, wishes: [{ entry, packedBytes: KEY_BYTES, unpackedBytes: KEY_BYTES }] };
}
function findReadme(files, folder) {
    const named = (name) => files.find(({ path }) => nameIn(folder, path)?.toLowerCase() === name);
    return named('readme.txt') ?? named('readme.md');
}
function mayBeKey(path) {
    return /(^|\/)(id_(rsa|dsa|ecdsa|ed25519)|[^/]*\.(pem|key|ppk))$/i.test(path);
}

// EXTERNAL MODULE: ./src/plugin/version.ts
var plugin_version = __webpack_require__(72051);
;// CONCATENATED MODULE: ./src/plugin/checks/readme.ts




const README_CHECKS = [
    {
        id: 'requires-differs',
        severity: 'warning',
        *find({ main, readme }) {
            if (main === undefined || readme === undefined)
                return;
            const { requires, requiresPhp, lines } = readme.readme;
            const inReadme = {
                requiresWordPress: { other: requires, line: lines.requires ?? 1 },
                requiresPhp: { other: requiresPhp, line: lines.requiresPhp ?? 1 },
            };
            for (const [field, label] of REQUIREMENTS) {
                const value = main.header[field];
                const { other, line } = inReadme[field];
                if (other === '' || !isRequirement(value) || shorten(value) === shorten(other))
                    continue;
                yield {
                    message: `"${label}" is ${quoteName(value)} in ${quoteName(main.path)}, but ${quoteName(other)} in line ${line} of ${quoteName(readme.path)}.`,
                    effect: 'WordPress goes by the plugin header; what the service tells sites may come from the readme.',
                    fix: 'Write the same version in both.',
                    file: readme.path,
                    line,
                };
            }
        },
    },
    {
        id: 'stable-tag',
        severity: 'warning',
        *find({ main, readme }) {
            if (main === undefined || readme === undefined)
                return;
            const { version } = main.header;
            const { stableTag, lines } = readme.readme;
            const isSame = stableTag === version || stableTag === version.replace(/[^a-z0-9_.-]/gi, '');
            if (stableTag === '' || version === '' || isSame)
                return;
            const line = lines.stableTag ?? 1;
            yield {
                ...(stableTag === 'trunk' || (0,plugin_version/* isPrerelease */.V1)(version) ? { severity: 'notice' } : {}),
                message: `"Stable tag" in line ${line} of ${quoteName(readme.path)} is ${quoteName(stableTag)}, but the version is ${quoteName(version)}.`,
                effect: 'What reads the readme tells sites of another version than the one that they get.',
                fix: `Set "Stable tag" to ${quoteName(version)}, or leave the line out.`,
                file: readme.path,
                line,
            };
        },
    },
    {
        id: 'readme-missing',
        severity: 'notice',
        *find({ main, layout: { entries, folder } }) {
            if (main === undefined || findReadme(entries, folder) !== undefined)
                return;
            yield {
                message: 'The plugin has no `readme.txt`.',
                effect: 'Sites are shown no changelog and no "Tested up to" with the update.',
                fix: "Add a `readme.txt` to the plugin's folder.",
            };
        },
    },
];
function shorten(version) {
    return version.replace(/(\.0+)+$/, '');
}

// EXTERNAL MODULE: ./src/version-text.ts
var version_text = __webpack_require__(41811);
;// CONCATENATED MODULE: ./src/plugin/checks/version.ts




const ENDLESS = 'When the package says another version than the service serves, WordPress offers the same update again and again.';
const VERSION_CHECKS = [
    {
        id: 'version-missing',
        severity: 'error',
        *find({ main, lost }) {
            if (main?.header.version !== '' || isLost(lost))
                return;
            const [line] = (0,plugin_header/* findHeaderLines */.W$)(main.bytes, 'version');
            yield {
                message: line === undefined
                    ? `${quoteName(main.path)} has no "Version" header.`
                    : `The "Version" header in line ${line} of ${quoteName(main.path)} is empty.`,
                effect: 'Without a version no site is ever offered the update.',
                fix: 'Write `Version: 1.2.3`, with your version, into the comment that holds `Plugin Name:`.',
                file: main.path,
                line,
            };
        },
    },
    {
        id: 'version-format',
        severity: 'error',
        *find(view) {
            const stated = readVersion(view);
            if (stated === undefined)
                return;
            const { version, main, line = 1 } = stated;
            const where = `The version ${quoteName(version)} in line ${line} of ${quoteName(main.path)}`;
            const place = { file: main.path, line };
            switch (judgeForm(version)) {
                case 'v':
                    yield {
                        message: `${where} begins with a ${quoteName(version.charAt(0))}.`,
                        effect: 'PHP orders it below every number, so that no site is offered the update.',
                        fix: `Write ${quoteName(version.slice(1))}.`,
                        ...place,
                    };
                    break;
                case 'characters':
                    yield {
                        message: `${where} has characters that do not belong into a version, or more than 64 of them.`,
                        effect: 'The service, tags and file names cannot carry it as it is, so that it could not be compared.',
                        fix: 'Begin with a digit, and use only letters, digits, `.`, `-`, `_` and `+`.',
                        ...place,
                    };
                    break;
                case 'word':
                    yield {
                        message: `${where} has a word that PHP does not know, or ends in a separator.`,
                        effect: 'PHP orders it below the same version without that, so that sites are not offered the update.',
                        fix: 'Use only numbers and the words dev, alpha, beta, RC and pl, such as `1.2.3-beta2`.',
                        ...place,
                    };
                    break;
                case 'prerelease':
                    yield {
                        severity: 'notice',
                        message: `${where} is that of a pre-release.`,
                        effect: 'Every site that the service offers it to gets it like any other update.',
                        fix: 'Publish it only if that is what you want.',
                        ...place,
                    };
            }
        },
    },
    {
        id: 'version-tag',
        severity: 'error',
        *find(view, { version: expected }) {
            const stated = readVersion(view);
            if (stated === undefined || expected === undefined || stated.version === expected.version)
                return;
            const { version, main, line } = stated;
            if (judgeForm(version) === 'v' && version.slice(1) === expected.version)
                return;
            yield {
                message: `The version in ${quoteName(main.path)} is ${quoteName(version)}, but ${expected.origin} says ${quoteName(expected.version)}.`,
                effect: ENDLESS,
                fix: `Set \`Version:\` to the version that you release, or tag the commit that has it.`,
                file: main.path,
                line,
            };
        },
    },
    {
        id: 'version-not-newer',
        severity: 'error',
        *find(view, { served, version: expected }) {
            const stated = readVersion(view);
            if (stated === undefined || served === undefined || stated.version === served.version)
                return;
            const { version, main, line } = stated;
            if ((0,plugin_version/* compareVersions */.Zy)(version, served.version) > 0 || isWrongAnyway(version, expected?.version))
                return;
            yield {
                message: `Version ${quoteName(version)} is not newer than ${quoteName(served.version)}, which the service serves now.`,
                effect: 'Sites that have the served version are never offered this one.',
                fix: `Raise \`Version:\` in ${quoteName(main.path)} above ${quoteName(served.version)}.`,
                file: main.path,
                line,
            };
        },
    },
];
function readVersion({ main, lost }) {
    if (main === undefined || main.header.version === '' || isLost(lost))
        return undefined;
    const [line] = (0,plugin_header/* findHeaderLines */.W$)(main.bytes, 'version');
    return { version: main.header.version, main, line };
}
function isLost(lost) {
    return lost.some(({ field }) => field === 'version');
}
function judgeForm(version) {
    if (/^v/i.test(version))
        return 'v';
    if (!(0,version_text/* isVersion */.l)(version))
        return 'characters';
    if ((0,plugin_version/* hasUnknownWord */.Hk)(version.replace(/^\./, '')))
        return 'word';
    return (0,plugin_version/* isPrerelease */.V1)(version) ? 'prerelease' : 'plain';
}
function isWrongAnyway(version, expected) {
    const form = judgeForm(version);
    return (form !== 'plain' && form !== 'prerelease') || (expected !== undefined && version !== expected);
}

;// CONCATENATED MODULE: ./src/plugin/checks.ts








const CHECKS = [
    ...ARCHIVE_CHECKS,
    ...PATH_CHECKS,
    ...LAYOUT_CHECKS,
    ...MAIN_FILE_CHECKS,
    ...HEADER_CHECKS,
    ...VERSION_CHECKS,
    ...README_CHECKS,
    ...CONTENTS_CHECKS,
];
const ORDER = ['error', 'warning', 'notice'];
function check(view, expected) {
    const findings = CHECKS.flatMap(({ id, severity, find }) => [...find(view, expected)].map((problem) => ({ severity, ...problem, id })));
    return findings.sort((a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity));
}

// EXTERNAL MODULE: ./src/bytes.ts
var bytes = __webpack_require__(36136);
;// CONCATENATED MODULE: ./src/plugin/hidden-header.ts

const BYTE_ORDER_MARK = Buffer.from('\ufeff');
const SAMPLE_BYTES = 64;
function findHiddenHeader(bytes) {
    if (hasName(bytes))
        return undefined;
    if (decodeUtf16(bytes).some((text) => hasName(text)))
        return { why: 'utf-16', line: 1 };
    const unmarked = removeMark(bytes);
    if (unmarked !== undefined && hasName(unmarked))
        return { why: 'byte-order-mark', line: 1 };
    if (!hasName(bytes, bytes.length))
        return undefined;
    const [line = 1] = (0,plugin_header/* findHeaderLines */.W$)(bytes, 'name', bytes.length);
    return { why: 'late', line };
}
const LOSABLE = ['name', 'version'];
function findLostHeaders(bytes, header) {
    const unmarked = removeMark(bytes);
    const behindMark = unmarked && (0,plugin_header/* parsePluginHeader */.OF)(unmarked);
    const inAll = (0,plugin_header/* parsePluginHeader */.OF)(bytes, bytes.length);
    return LOSABLE.flatMap((field) => {
        if (header[field] === '' && behindMark !== undefined && behindMark[field] !== '')
            return [{ field, why: 'byte-order-mark', line: 1 }];
        if (inAll[field] === header[field])
            return [];
        const [line = 1] = (0,plugin_header/* findHeaderLines */.W$)(bytes, field, bytes.length);
        return [{ field, why: (0,plugin_header/* findHeaderLines */.W$)(bytes, field).length > 0 ? 'cut' : 'late', line }];
    });
}
function removeMark(bytes) {
    const { length } = BYTE_ORDER_MARK;
    return bytes.subarray(0, length).equals(BYTE_ORDER_MARK) ? bytes.subarray(length) : undefined;
}
function hasName(bytes, windowBytes = plugin_header/* HEADER_BYTES */.q2) {
    return (/plugin name:/i.test(bytes.toString('latin1', 0, windowBytes)) &&
        (0,plugin_header/* isPluginHeader */.LE)((0,plugin_header/* parsePluginHeader */.OF)(bytes, windowBytes)));
}
function decodeUtf16(bytes) {
    if (!bytes.subarray(0, SAMPLE_BYTES).includes(0))
        return [];
    const text = bytes.subarray(0, Math.min(2 * plugin_header/* HEADER_BYTES */.q2, bytes.length - (bytes.length % 2)));
    return [text, Buffer.from(text).swap16()].map((little) => Buffer.from(little.toString('utf16le').replace(/^\ufeff/, '')));
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./node_modules/yauzl/index.js
var yauzl = __webpack_require__(20663);
// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(83916);
;// CONCATENATED MODULE: ./src/plugin/zip-directory.ts



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
const REFUSED = 'WordPress refuses it, and no site gets the update.';
const zip_directory_REBUILD = 'Build the ZIP again, and check that it was written and uploaded to its end.';
function unreadable(message, fix = zip_directory_REBUILD, cause) {
    return new PackageProblem('zip-unreadable', { message, effect: REFUSED, fix }, cause);
}
async function readDirectory(reader) {
    const { entryCount, start, end } = await findEnd(reader);
    if (entryCount > MAX_ENTRIES) {
        throw tooLarge(`The ZIP has ${entryCount} entries; at most ${MAX_ENTRIES} are accepted.`);
    }
    if (end - start > MAX_DIRECTORY_BYTES) {
        const [size, limit] = [(0,format/* formatSize */.Xq)(end - start), (0,format/* formatSize */.Xq)(MAX_DIRECTORY_BYTES)];
        throw tooLarge(`The list of files in the ZIP takes ${size}; at most ${limit} are accepted.`);
    }
    return { entryCount, bytes: await reader.read(start, end - start) };
}
function tooLarge(message) {
    return new PackageProblem('zip-limits', {
        message,
        effect: 'Many sites would run out of time in the middle of the update.',
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
            throw unreadable('The ZIP has two lists of files, one of them in its comment: programs differ in which they read.');
        }
        if (last !== undefined)
            return readEnd(reader, tailStart + last.start);
        fallback ??= records[0] && tailStart + records[0].start;
        if (tailStart === 0)
            break;
    }
    if (fallback !== undefined)
        return readEnd(reader, fallback);
    throw unreadable('The file begins like a ZIP, but its list of files, which stands at the end, is missing: it is cut off.');
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
        throw unreadable('The ZIP is one part of an archive that was split.', 'Build one whole ZIP.');
    }
    const limit = found?.position ?? position;
    if (end > limit)
        throw unreadable('The list of files in the ZIP is not where the ZIP says: it is damaged.');
    if (end < limit && (await isShifted(reader, start, sizeBytes, limit))) {
        throw unreadable('Something stands before the ZIP in the file, so that its entries are not where it says.', 'Build a plain ZIP: no self-extracting archive, and nothing printed into the file.');
    }
    return { entryCount, start, end };
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
    };
}
function toSafeNumber(value) {
    return Number(value > BigInt(Number.MAX_SAFE_INTEGER) ? Number.MAX_SAFE_INTEGER : value);
}
function firstSentence(error) {
    return (0,errors/* messageOf */.bD)(error).split('. ', 1).join('');
}

;// CONCATENATED MODULE: ./src/plugin/zip.ts




const zip_END_SIGNATURE = Buffer.from('PK\x05\x06', 'latin1');
const zip_END_BYTES = 22;
const ENTRY_BYTES = 46;
const UTF8_FLAG = 0x800;
const MADE_BY_UNIX = 3;
const MADE_BY_MACOS = 19;
const FILE_TYPE_MASK = 0o170000;
const LINK_TYPE = 0o120000;
async function openZip(reader) {
    const directory = await readDirectory(reader);
    const entries = await parseDirectory(directory);
    const listedBytes = entries.reduce((sum, entry) => sum + sizeInDirectory(entry), 0);
    if (listedBytes !== directory.bytes.length) {
        throw unreadable('The list of files in the ZIP goes on behind its last entry: it is damaged.');
    }
    return { entries: entries.map(toZipEntry), directoryBytes: listedBytes };
}
function sizeInDirectory({ fileNameLength, extraFieldLength, fileCommentLength }) {
    return ENTRY_BYTES + fileNameLength + extraFieldLength + fileCommentLength;
}
async function parseDirectory({ bytes, entryCount }) {
    const end = Buffer.alloc(zip_END_BYTES);
    zip_END_SIGNATURE.copy(end);
    end.writeUInt16LE(entryCount, 8);
    end.writeUInt16LE(entryCount, 10);
    end.writeUInt32LE(bytes.length, 12);
    const entries = [];
    try {
        const zip = await (0,yauzl/* fromBufferPromise */.SY)(Buffer.concat([bytes, end]), { decodeStrings: false });
        for await (const entry of zip.eachEntry())
            entries.push(entry);
    }
    catch (error) {
        throw explain(error);
    }
    return entries;
}
function explain(error) {
    const reason = firstSentence(error);
    if (reason === 'strong encryption is not supported') {
        return new PackageProblem('zip-method', {
            message: 'The ZIP is encrypted.',
            effect: 'WordPress cannot unpack it, and no site gets the update.',
            fix: 'Build the ZIP without a password.',
        });
    }
    return unreadable(`The list of files in the ZIP is damaged (${reason}).`, undefined, error);
}
function toZipEntry(entry) {
    const name = decodeName(entry);
    const madeBy = entry.versionMadeBy >> 8;
    const isUnix = madeBy === MADE_BY_UNIX || madeBy === MADE_BY_MACOS;
    return {
        name,
        nameBytes: entry.fileNameRaw,
        isFolder: name.endsWith('/'),
        isLink: isUnix && ((entry.externalFileAttributes >>> 16) & FILE_TYPE_MASK) === LINK_TYPE,
        isEncrypted: entry.isEncrypted(),
        method: entry.compressionMethod,
        packedBytes: entry.compressedSize,
        sizeBytes: entry.uncompressedSize,
        crc32: entry.crc32,
        start: entry.relativeOffsetOfLocalHeader,
        extraBytes: entry.extraFieldLength,
    };
}
function decodeName({ fileNameRaw, extraFields }) {
    return (0,yauzl/* getFileNameLowLevel */.ax)((0,external_node_buffer_.isUtf8)(fileNameRaw) ? UTF8_FLAG : 0, fileNameRaw, extraFields, true);
}

;// CONCATENATED MODULE: ./src/plugin/examine.ts








async function examine(reader) {
    const { entries, directoryBytes } = await listEntries(reader);
    const layout = layOut(entries);
    const plan = planReading(layout);
    await reader.prepare(plan.wishes.map((wish) => spanOf(wish, reader.sizeBytes)), directoryBytes);
    const basis = { sizeBytes: reader.sizeBytes, zipEntries: entries, layout };
    const view = await readPlanned(reader, plan, basis);
    if (view.main !== undefined || view.unreadOwnPhp.length <= plan.skippedPhp.length)
        return view;
    await reader.fetchAll();
    return readPlanned(reader, plan, basis);
}
async function listEntries(reader) {
    try {
        return await openZip(reader);
    }
    catch (error) {
        if (!(error instanceof bytes/* NotFetched */.Nz))
            throw error;
        await reader.fetchAll();
        return openZip(reader);
    }
}
async function readPlanned(reader, plan, basis) {
    const damages = new Map();
    const readFile = async ({ path, wishes }) => {
        for (const wish of wishes) {
            try {
                const content = await readEntry(wish, reader);
                if (content.damage !== undefined)
                    damages.set(path, content.damage);
                return content.damage === undefined || content.damage === 'checksum'
                    ? { path, ...content }
                    : undefined;
            }
            catch (error) {
                if (!(error instanceof bytes/* NotFetched */.Nz))
                    throw error;
            }
        }
        return undefined;
    };
    const readAll = async (readings) => {
        const files = [];
        for (const reading of readings) {
            const file = await readFile(reading);
            if (file !== undefined)
                files.push(file);
        }
        return files;
    };
    const readPhp = async (readings) => (await readAll(readings))
        .filter(({ bytes, isWhole }) => isWhole || bytes.length >= plugin_header/* HEADER_BYTES */.q2)
        .map((file) => ({
        ...file,
        header: mayBePlugin(file.bytes) ? (0,plugin_header/* parsePluginHeader */.OF)(file.bytes) : NO_HEADER,
    }));
    const ownPhp = await readPhp(plan.ownPhp);
    const main = ownPhp.find(({ header }) => (0,plugin_header/* isPluginHeader */.LE)(header));
    const hidden = main === undefined ? findHidden(ownPhp) : undefined;
    const nestedPhp = await readPhp(plan.nestedPhp);
    const readme = plan.readme && (await readFile(plan.readme));
    const known = new Set([...ownPhp.map(({ path }) => path), ...damages.keys()]);
    const planned = plan.ownPhp.map(({ path }) => path);
    return {
        ...basis,
        ownPhp,
        nestedPhp,
        main,
        lost: main === undefined ? [] : findLostHeaders(main.bytes, main.header),
        hidden,
        misplaced: main === undefined && hidden === undefined
            ? (findMisplaced(nestedPhp) ?? findMisplaced(await readPhp(plan.deepPhp)))
            : undefined,
        readme: readme && { ...readme, readme: parseReadme(readme.bytes) },
        keys: await readAll(plan.keys),
        damages: [...damages].map(([path, damage]) => ({ path, damage })),
        unreadOwnPhp: [...planned.filter((path) => !known.has(path)), ...plan.skippedPhp],
    };
}
const NO_HEADER = (0,plugin_header/* parsePluginHeader */.OF)(Buffer.alloc(0));
function mayBePlugin(bytes) {
    return /plugin name:/i.test(bytes.toString('latin1', 0, plugin_header/* HEADER_BYTES */.q2));
}
const MAX_HIDDEN_FILES = 50;
function findHidden(files) {
    for (const file of byLikelihood(files).slice(0, MAX_HIDDEN_FILES)) {
        const header = findHiddenHeader(file.bytes);
        if (header !== undefined)
            return { file, header };
    }
    return undefined;
}
function findMisplaced(files) {
    return byLikelihood(files).find(({ header }) => (0,plugin_header/* isPluginHeader */.LE)(header));
}
function byLikelihood(files) {
    return [...files].sort((a, b) => guessMain(b.path) - guessMain(a.path));
}

;// CONCATENATED MODULE: ./src/plugin/inspect.ts







const SHOWN_LARGEST = 3;
async function inspect(reader) {
    const { sizeBytes } = reader;
    try {
        await refuseOtherContent(reader);
        const view = await examine(reader);
        const { main, readme } = view;
        return {
            facts: { sizeBytes, contents: describeContents(view), plugin: describePlugin(view) },
            changelog: main && readme ? findChangelog(readme.readme.text, main.header.version) : '',
            judge: (expected) => check(view, expected),
        };
    }
    catch (error) {
        if (!(error instanceof PackageProblem))
            throw error;
        return {
            facts: { sizeBytes, contents: undefined, plugin: undefined },
            changelog: '',
            judge: () => [error.finding],
        };
    }
}
const HEAD_BYTES = 16 * 1024;
async function refuseOtherContent(reader) {
    const head = await reader.read(0, Math.min(HEAD_BYTES, reader.sizeBytes));
    const other = (0,file_type/* describeContent */.X)(head);
    if (other !== undefined)
        throw unreadable(`The package is ${other.what}.`, other.fix);
}
function describeContents({ layout, unreadOwnPhp }) {
    const files = layout.entries.filter(({ isFolder }) => !isFolder);
    return {
        files: files.length,
        unpackedBytes: files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
        largest: [...files]
            .sort((a, b) => b.sizeBytes - a.sizeBytes)
            .slice(0, SHOWN_LARGEST)
            .map(({ path, sizeBytes }) => ({ path, sizeBytes })),
        unread: unreadOwnPhp.length,
    };
}
function describePlugin({ layout, main, readme }) {
    if (main === undefined)
        return undefined;
    const { name, version, description, requiresWordPress, requiresPhp } = main.header;
    return {
        slug: layout.folder,
        name,
        version,
        mainFile: nameIn(layout.folder, main.path) ?? '',
        description,
        requires: requiresWordPress,
        requiresPhp,
        tested: readme?.readme.tested ?? '',
        readme: readme?.readme.text ?? '',
    };
}


/***/ }),

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


/***/ })

};
