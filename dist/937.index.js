export const id = 937;
export const ids = [937];
export const modules = {

/***/ 7709:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  YK: () => (/* binding */ CHANGELOG_NAMES),
  WI: () => (/* binding */ findChangelog),
  _K: () => (/* binding */ listChangelogLines),
  Yu: () => (/* binding */ showLine)
});

// UNUSED EXPORTS: readChangelog

// EXTERNAL MODULE: ./src/plugin/wordpress/readme.ts
var readme = __webpack_require__(4665);
;// CONCATENATED MODULE: ./src/plugin/changelog/heading.ts

const MAX_HEADING_LENGTH = 500;
const MAX_PLAIN_LENGTH = 100;
function findHeadings(lines) {
    return lines.flatMap((line, index) => {
        if (line.trim() === '')
            return [];
        const found = readHeading(line.slice(0, MAX_HEADING_LENGTH));
        const isMarked = found?.mark === '=' || found?.mark === '#';
        const underlined = isMarked ? undefined : readUnderlined(line, lines[index + 1]);
        if (underlined)
            return [{ ...underlined, index, next: index + 2 }];
        return found ? [{ ...found, index, next: index + 1 }] : [];
    });
}
function readHeading(line) {
    const text = line.trim();
    const equals = /^=+(?!>)/.exec(text)?.[0].length ?? 0;
    if (equals > 0)
        return { mark: '=', depth: -equals, title: (0,readme/* trimCharacters */.Bk)(text, '= \t') };
    const hashes = /^#{1,6}(?=[ \t])|^#{2,6}(?=v?\d)/i.exec(text)?.[0].length ?? 0;
    if (hashes > 0)
        return { mark: '#', depth: hashes, title: (0,readme/* trimCharacters */.Bk)(text, '# \t') };
    const [, level, html = ''] = /^<h([1-6])(?: [^<>]*)?>(.*)<\/h\1>$/i.exec(text) ?? [];
    if (level !== undefined)
        return { mark: '#', depth: Number(level), title: html.replace(TAG, ' ') };
    const bold = /^(?:\*\*(.*)\*\*|<(?:strong|b)>(.*)<\/(?:strong|b)>)[:= ]*$/i.exec(text);
    if (bold)
        return { mark: '*', depth: 0, title: bold[1] ?? bold[2] ?? '' };
    const isPlain = text.length <= MAX_PLAIN_LENGTH && /^[^\s*+#>-]/.test(line) && /\d\.\d/.test(text);
    return isPlain ? { mark: '', depth: 0, title: text } : undefined;
}
const TAG = /<[^<>]*>/g;
function readUnderlined(line, next = '') {
    const rule = /^ {0,3}(?<mark>[=-])\k<mark>{2,}\s*$/.exec(next.slice(0, MAX_HEADING_LENGTH))?.groups?.['mark'];
    const isTitle = /^ {0,3}[^\s*+>-]/.test(line) && line.length <= MAX_HEADING_LENGTH;
    return rule !== undefined && isTitle
        ? { mark: '#', depth: rule === '=' ? 1 : 2, title: line.trim() }
        : undefined;
}

;// CONCATENATED MODULE: ./src/plugin/changelog/inline.ts
const LETTERS = { ascii: 'A-Za-z0-9', all: '\\p{L}\\p{N}' };
const TITLE = `(?:\\s+(?:"[^"]{0,300}"|'[^']{0,300}'))?`;
const FREE = /^[).,;:!?*_'"]*(?:\s|$)/;
function createLinks(any, letters) {
    const host = `(?:[${letters}-]{1,63}\\.){1,20}[${letters}-]{1,63}(?![${letters}_-])(?::\\d{1,5})?`;
    const framed = `https?://${host}(?:[/?#](?:[^\\s<>()\\\\]|\\([^\\s<>()\\\\]{0,200}\\)){0,2000})?`;
    const bare = `https?://${host}(?:[/?#](?:[${letters}/?#:@!$&'*+,;=%._~-]{0,2000}[${letters}/=#&%+-])?)?`;
    return [
        `!?\\[(?<text>(?:(?![[\\]\\\\])${any}|\\\\${any}){0,500})\\]\\(\\s*<?(?<link>${framed})>?${TITLE}\\s*\\)`,
        `<(?<framed>${framed})>`,
        `(?<![A-Za-z])(?<bare>${bare})`,
    ];
}
function createTokens(isInTable, isInLink, letters) {
    const any = isInTable ? '[^|]' : '.';
    const tokens = [
        `(?<code>(?<!\`)(?<ticks>\`+)(?!\`)${any}{1,2000}?(?<!\`)\\k<ticks>(?!\`))`,
        ...(isInLink ? [] : createLinks(any, letters)),
        MENTION.source,
        '(?<escaped>\\\\[!-/:-@[-`{-~])',
        '(?<scheme>(?:https?|ftp)://|www\\.)',
        '(?<active><(?=[A-Za-z/!?])|&(?=#0*64;|#x0*40;|commat;)|`|\\$|~~~|!(?=!*\\[)|\\](?=[(:]))',
    ];
    return new RegExp(tokens.join('|'), 'giu');
}
const MENTION = /(?<mention>(?:[A-Za-z0-9][A-Za-z0-9._%+-]{0,63})?\\?@(?:[._-]*[A-Za-z0-9](?:[A-Za-z0-9/@-]|\\@|[._](?=[A-Za-z0-9]))*|(?=[&\\])))/;
function createInliner(lines) {
    if (lines.every(isPlain))
        return (line) => line;
    const isInTable = lines.some(mayMakeTable);
    const dollar = lines.join('').split('$', 3).length > 2 ? '&#36;' : '$';
    const letters = lines.every(isAscii) ? LETTERS.ascii : LETTERS.all;
    const inLink = createTokens(isInTable, true, letters);
    const inLine = createTokens(isInTable, false, letters);
    const show = createShow(dollar, (text) => rewrite(text, inLink, show));
    return (line) => (isPlain(line) ? line : rewrite(line, inLine, show));
}
function isPlain(line) {
    return !/[\\[\]<`@$~]|&[#c]|:\/\/|www\./i.test(line);
}
function isAscii(text) {
    return /^[\0-\x7f]*$/.test(text);
}
function mayMakeTable(line) {
    return /^[\s>*+\d.)|:-]*$/.test(line) && line.includes('-') && /[|:]/.test(line);
}
function createShow(dollar, makeTextInert) {
    return ({ code, text = '', link, framed, bare, mention, escaped, scheme, active = '' }, after) => {
        if (code !== undefined)
            return hideMark(code);
        if (link !== undefined && text.trim() !== '')
            return `[${makeTextInert(text)}](${encodeUrl(link)})`;
        if (bare !== undefined && FREE.test(after))
            return encodeUrl(bare);
        const address = link ?? framed ?? bare;
        if (address !== undefined)
            return `<${encodeUrl(address)}>`;
        if (mention !== undefined)
            return `\`${mention.replace(/\\(?=@)/g, '')}\``;
        if (scheme !== undefined)
            return scheme.replace(/\/\/|\./, '\\$&');
        const mark = escaped?.slice(1) ?? active;
        if (mark === '<')
            return '&lt;';
        return mark === '$' ? dollar : `\\${mark}`;
    };
}
function rewrite(line, tokens, show) {
    let shown = '';
    let end = 0;
    for (const { 0: token, index, groups = {} } of line.matchAll(tokens)) {
        const between = line.slice(end, index);
        end = index + token.length;
        const markup = show(groups, line.slice(end, end + 20));
        shown += between;
        const isJoined = /^[`<]/.test(markup) && (shown.endsWith('`') || between.endsWith('\\'));
        shown += isJoined ? ` ${markup}` : markup;
    }
    return shown + line.slice(end);
}
function encodeUrl(url) {
    const letters = isAscii(url) ? LETTERS.ascii : LETTERS.all;
    const others = new RegExp(`[^${letters}/?#:!&'*+,;=%._~-]|&(?=#|\\w+;)`, 'giu');
    return url.replace(others, (character) => Buffer.from(character).toString('hex').replace(/../g, '%$&').toUpperCase());
}
function hideMark(code) {
    return code.replace(/((?:^|<!--)\s*publish-wordpress-plugin)(?=:)/gi, '$1 ');
}

;// CONCATENATED MODULE: ./src/plugin/changelog/markdown.ts


const MAX_CHANGELOG_BYTES = 100_000;
const MAX_LINE_LENGTH = 10_000;
const CUT = '…';
const LANGUAGES = /^(?:php|js|jsx|ts|tsx|javascript|typescript|css|scss|html|xml|json|ya?ml|sql|sh|bash|shell|console|diff|ini|text|txt|graphql)$/i;
function renderMarkdown(lines) {
    const bounded = takePieces(lines.slice(0, MAX_CHANGELOG_BYTES).map((line) => ({ line: limitLine(line) })), MAX_CHANGELOG_BYTES);
    const pieces = toMarkdown(dedent(bounded.map(({ line }) => line)));
    const shown = takePieces(pieces, MAX_CHANGELOG_BYTES - Buffer.byteLength(`\n${CUT}`));
    const isCut = bounded.length < lines.length || shown.length < pieces.length;
    const end = isCut ? [shown.at(-1)?.closing ?? [], CUT].flat() : [];
    return [...shown.map(({ line }) => line), ...end].join('\n').trimEnd();
}
function toMarkdown(lines) {
    const makeInert = createInliner(lines);
    const pieces = [];
    let place = { isInList: false, isAfterBlank: true };
    for (let index = 0; index < lines.length;) {
        const code = readCode(lines, index, place);
        const line = lines[index] ?? '';
        if (code !== undefined)
            pieces.push(...showCode(code));
        else if (!DEFINITION.test(line))
            pieces.push({ line: makeInert(markHeading(line)) });
        place = code === undefined ? move(place, line) : { isInList: false, isAfterBlank: true };
        index = code?.next ?? index + 1;
    }
    return pieces;
}
function move({ isInList, isAfterBlank }, line) {
    if (isBlank(line))
        return { isInList, isAfterBlank: true };
    const isItem = LIST_ITEM.test(line);
    const endsList = /^ ?#/.test(line) || (isAfterBlank && /^ ?[^\s]/.test(line));
    return { isInList: isItem || (isInList && !endsList), isAfterBlank: false };
}
const DEFINITION = /^ {0,3}\[(?!\^)[^[\]]{1,300}\]:\s*<?https?:\/\/\S+$/i;
const LIST_ITEM = /^\s*(?:[*+-]|\d{1,9}[.)])(?:\s|$)/;
const INDENT = /^(?: {4}| {0,3}\t)/;
const FENCE = /^(?<indent> {0,3})(?<fence>`{3,}(?=[^`]*$)|~{3,})[ \t]*(?<language>[^\s`]*)/;
function readCode(lines, index, place) {
    const line = lines[index] ?? '';
    if (place.isInList && /^(?: {2}|\t)/.test(line))
        return undefined;
    return readFenced(lines, index) ?? readQuoted(lines, index) ?? readIndented(lines, index, place);
}
function readFenced(lines, index) {
    const { indent = '', fence = '', language = '' } = FENCE.exec(lines[index] ?? '')?.groups ?? {};
    if (fence === '')
        return undefined;
    const isEnd = (line) => {
        const mark = line.trim();
        return mark.startsWith(fence) && !INDENT.test(line) && (0,readme/* trimCharacters */.Bk)(mark, fence.charAt(0)) === '';
    };
    const end = findFrom(lines, index + 1, isEnd) ?? lines.length;
    const dedented = lines.slice(index + 1, end).map((line) => {
        return line.startsWith(indent) ? line.slice(indent.length) : line.trimStart();
    });
    return { language: LANGUAGES.test(language) ? language : '', lines: dedented, next: end + 1 };
}
function readQuoted(lines, index) {
    const isMark = (line = '') => line.trim() === '`' && !INDENT.test(line);
    if (!isMark(lines[index]))
        return undefined;
    const end = findFrom(lines, index + 1, isMark);
    return end === undefined ? undefined : { language: '', lines: lines.slice(index + 1, end), next: end + 1 };
}
function readIndented(lines, index, place) {
    if (place.isInList || !place.isAfterBlank || isBlank(lines[index]))
        return undefined;
    const isCode = (line, at) => isBlank(line) ||
        (INDENT.test(line) && !(LIST_ITEM.test(line) && (at === index || isBlank(lines[at - 1]))));
    const end = findFrom(lines, index, (line, at) => !isCode(line, at)) ?? lines.length;
    const block = lines.slice(index, end);
    const length = block.findLastIndex((line) => !isBlank(line)) + 1;
    if (length === 0)
        return undefined;
    const code = block.slice(0, length).map((line) => line.replace(INDENT, ''));
    return { language: '', lines: code, next: index + length };
}
function isBlank(line = '') {
    return line.trim() === '';
}
function findFrom(lines, from, isFound) {
    for (let index = from; index < lines.length; index += 1) {
        if (isFound(lines[index] ?? '', index))
            return index;
    }
    return undefined;
}
function showCode({ language, lines }) {
    if (lines.every((line) => isBlank(line)))
        return [];
    const runs = lines.flatMap((line) => line.match(/`{3,}/g) ?? []);
    const fence = '`'.repeat(runs.reduce((length, run) => Math.max(length, run.length + 1), 3));
    const content = lines.map((line) => ({ line: hideMark(line), closing: fence }));
    return [{ line: fence + language, closing: fence }, ...content, { line: fence }];
}
function markHeading(line) {
    const trimmed = line.trim();
    const html = /^<h([1-6])>([^<]*)<\/h\1>$/i.exec(trimmed)?.[2]?.trim() ?? '';
    if (html !== '')
        return `### ${html}`;
    const title = (0,readme/* trimCharacters */.Bk)(trimmed, '= \t');
    return title !== '' && trimmed.startsWith('=') && trimmed.endsWith('=') ? `### ${title}` : line;
}
function dedent(lines) {
    const indents = lines.filter((line) => !isBlank(line)).map((line) => /^[ \t]*/.exec(line)?.[0] ?? '');
    const common = indents.reduce((shortest, indent) => {
        let length = 0;
        while (length < shortest.length && shortest[length] === indent[length])
            length += 1;
        return shortest.slice(0, length);
    }, indents[0] ?? '');
    return common === '' ? lines : lines.map((line) => line.slice(common.length));
}
function limitLine(line) {
    return line.length > MAX_LINE_LENGTH ? `${line.slice(0, MAX_LINE_LENGTH - 1).toWellFormed()}${CUT}` : line;
}
function takePieces(pieces, maxBytes) {
    let bytes = -1;
    const end = pieces.findIndex(({ line, closing }) => {
        bytes += Buffer.byteLength(line) + 1;
        return bytes + (closing === undefined ? 0 : closing.length + 1) > maxBytes;
    });
    return end < 0 ? pieces : pieces.slice(0, end);
}

;// CONCATENATED MODULE: ./src/plugin/changelog/title.ts

const MONTH = '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const DAY = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\\.?';
const NUMBER = '\\d{1,2}(?:st|nd|rd|th)?\\.?';
const DATE = new RegExp([
    '\\d{4}([-./])\\d{1,2}\\1\\d{1,2}',
    '\\d{1,2}([-./])\\d{1,2}\\2\\d{4}',
    `(?:${DAY},?\\s+)?(?:${NUMBER}[\\s/-]+(?:of\\s+)?)?${MONTH},?[\\s/-]+(?:${NUMBER},?\\s+)?\\d{4}`,
    `\\d{4}[\\s-]+${MONTH}(?:[\\s-]+${NUMBER})?`,
]
    .map((form) => `(?<![\\p{L}\\p{N}.-])${form}(?![\\p{L}\\p{N}]|[.-][\\p{L}\\p{N}])`)
    .join('|'), 'giu');
const NO_VERSION = {
    isOfVersion: false,
    isOnlyVersion: false,
    hasDate: false,
    isOf: () => false,
};
function readTitle(title, names) {
    if (!/\d/.test(title))
        return NO_VERSION;
    const undated = /\d{4}/.test(title) ? title.replace(DATE, ' - ') : title;
    const hasDate = undated !== title;
    const readings = (hasDate ? [title, undated] : [title]).flatMap((text) => readWords(splitWords(text), names));
    const isDate = hasDate && splitWords(undated).every(isDash);
    const isOnly = (reading) => beginsWithVersion(reading) && reading.words.slice(1).every(isAside);
    return {
        isOfVersion: isDate || readings.some(beginsWithVersion),
        isOnlyVersion: isDate || readings.some(isOnly),
        hasDate,
        isOf: (spellings) => readings.some(({ words }) => spellings.some((spelling) => beginsWith(words, spelling))),
    };
}
function spell(version) {
    const short = version.replace(/(?:\.0+)+$/, '');
    return short === '' ? [version] : [version, short, `${short}.0`, `${short}.0.0`];
}
function splitWords(text) {
    return text
        .replace(/\]\([^()]*\)/g, ']')
        .replace(/\(s\)/gi, 's')
        .replace(/[()]/g, ' - ')
        .split(/[\s#[\]{}<>,:;|*`"'/=–—]/)
        .filter((word) => word !== '');
}
function readWords(words, names) {
    const rest = skipLabels(words);
    const unnamed = names.map((name) => skipLabels(skipName(rest, splitWords(name))));
    return [rest, ...unnamed.filter(({ length }) => length < rest.length)].map((some) => {
        return { words: some, isBare: some.length === words.length };
    });
}
function skipLabels(words) {
    const first = words.findIndex((word) => !/^(?:new|in|v|ver|versions?|releases?|changes|changelog|update)\.?$/i.test(word) && !isDash(word));
    return first < 0 ? [] : words.slice(first);
}
function skipName(words, name) {
    const common = name.findIndex((word, index) => word.toLowerCase() !== words[index]?.toLowerCase());
    return words.slice(common < 0 ? name.length : common);
}
function isDash(word) {
    return /^-*$/.test(word);
}
function isAside(word) {
    return (isDash(word) ||
        isNumber(word) ||
        /^(?:un)?released?$|^(?:tb[ad]|latest|current|[xy]+-[xm]+-[xd]+)$/i.test(word));
}
function isNumber(word) {
    return /^v?\.?\d/i.test(word);
}
function beginsWithVersion({ words: [word = '', next = '-'], isBare }) {
    const isMeant = /\d\.|^v/i.test(word) || !isBare || !/^\p{L}/u.test(next);
    return isNumber(word) && isMeant;
}
function beginsWith([word = '', ...rest], version) {
    const [stage = '', number = '0'] = rest.filter((other) => !isDash(other));
    const isPrerelease = /^(?:dev|alpha|beta|rc)[\d.]*$/i.test(stage) && /^\d/.test(number);
    return version !== '' && isSpelling(word, version) && !isPrerelease;
}
function isSpelling(word, version) {
    return [word, word.replace(/^v\.?/i, '')].some((bare) => bare.startsWith(version) && (0,readme/* trimCharacters */.Bk)(bare.slice(version.length), '.+~_-') === '');
}

;// CONCATENATED MODULE: ./src/plugin/changelog/changelog.ts




const INVISIBLE = /[^\P{Cc}\t]|(?![\u200c\u200d])\p{Cf}/gu;
function readChangelog(text) {
    const lines = (0,readme/* splitLines */.uz)(text);
    const name = lines.findIndex((line) => line.trim() !== '');
    const found = [];
    let isInside = false;
    for (const [index, line] of lines.entries()) {
        const trimmed = line.trim();
        const isUnderline = /^=+$/.test(trimmed) && /^[^\s*=#-].*\d\.\d/.test(lines[index - 1] ?? '');
        const isName = index === name && trimmed.startsWith('===');
        const isSection = /^(==|##[^#])/.test(trimmed) && !isName && !isUnderline;
        if (isSection)
            isInside = /^change[ _]?log$/i.test((0,readme/* trimCharacters */.Bk)(trimmed, '#= \t'));
        else if (isInside)
            found.push(line);
    }
    return found.join('\n').trim();
}
const CHANGELOG_NAMES = ['changelog.txt', 'changelog.md'];
const MAX_STARTS = 5;
function findChangelog(text, kind, release) {
    for (const { body, spellings } of findSections(text, kind, release)) {
        const section = trimBlankLines(cutHistory(body, spellings));
        if (section.length > 0)
            return renderMarkdown(section);
    }
    return '';
}
function listChangelogLines(readme, release) {
    return findSections(readme, 'readme', release).flatMap(({ heading, body }) => [...heading, ...body]);
}
function showLine(line) {
    return line.replace(INVISIBLE, '');
}
function findSections(text, kind, { version, names }) {
    const lines = (0,readme/* splitLines */.uz)(kind === 'file' ? text : readChangelog(text)).map(showLine);
    const headings = chooseHeadings(findHeadings(lines).map((heading) => ({ ...heading, ...readTitle(heading.title, names) })));
    const spellings = spell(version);
    const starts = spellings.flatMap((spelling) => headings.filter(({ isOf }) => isOf([spelling])));
    return starts.slice(0, MAX_STARTS).map((start) => {
        const end = headings.find((heading) => heading.index > start.index && ends(heading, start, spellings));
        return {
            heading: lines.slice(start.index, start.next),
            body: lines.slice(start.next, end?.index),
            spellings,
        };
    });
}
function chooseHeadings(headings) {
    const has = (marks) => headings.some(({ mark, isOfVersion }) => isOfVersion && mark !== '' && marks.includes(mark));
    const [isMarked, isBold] = [has('=#'), has('=#*')];
    return headings.filter(({ mark, isOfVersion, isOnlyVersion, hasDate }) => {
        if (mark === '*')
            return isOnlyVersion || !isMarked || (isOfVersion && hasDate);
        return mark !== '' || (isOnlyVersion && (hasDate || !isBold));
    });
}
function ends(heading, start, spellings) {
    const isSame = heading.mark === start.mark;
    if (isSame && heading.mark === '=' && heading.depth < start.depth)
        return true;
    const isBelow = isSame && heading.depth > start.depth;
    return isBelow ? heading.isOnlyVersion && !heading.isOf(spellings) : heading.isOfVersion;
}
const MIN_HISTORY = 3;
const VERSION_ITEM = /^ {0,3}[*+-]\s+(?=\S{0,10}\d\.\d)(\S.{0,80}?)(?::| [-–—] |$)/;
function cutHistory(lines, spellings) {
    const isOther = (line) => {
        const [, title] = VERSION_ITEM.exec(line) ?? [];
        if (title === undefined)
            return false;
        const { isOnlyVersion, isOf } = readTitle(title.replaceAll('*', ''), []);
        return isOnlyVersion && !isOf(spellings);
    };
    return lines.filter(isOther).length < MIN_HISTORY
        ? lines
        : [...lines.slice(0, lines.findIndex(isOther)), '…'];
}
function trimBlankLines(lines) {
    const isFilled = (line) => line.trim() !== '';
    return lines.slice(lines.findIndex(isFilled), lines.findLastIndex(isFilled) + 1);
}


/***/ }),

/***/ 5937:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ examine),
  f: () => (/* binding */ listEntries)
});

// EXTERNAL MODULE: ./src/shared/bytes.ts
var bytes = __webpack_require__(2250);
// EXTERNAL MODULE: ./src/plugin/layout.ts
var plugin_layout = __webpack_require__(8225);
// EXTERNAL MODULE: ./src/plugin/limits.ts
var limits = __webpack_require__(4107);
// EXTERNAL MODULE: ./src/plugin/plan.ts
var plugin_plan = __webpack_require__(1076);
// EXTERNAL MODULE: ./src/shared/clock.ts
var clock = __webpack_require__(6103);
// EXTERNAL MODULE: ./src/plugin/secrets/contents.ts + 1 modules
var contents = __webpack_require__(9510);
// EXTERNAL MODULE: ./src/plugin/zip/entry.ts
var zip_entry = __webpack_require__(2495);
// EXTERNAL MODULE: ./src/plugin/zip/local-header.ts
var local_header = __webpack_require__(2004);
;// CONCATENATED MODULE: ./src/plugin/zip/read-forward.ts
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

;// CONCATENATED MODULE: ./src/plugin/read-contents.ts





function keepText(start) {
    return (0,contents/* isText */.KH)(start) ? contents/* SEARCHED_BYTES */.e4 : 0;
}
async function readContents({ archive, layout }, reader, { signal }) {
    const damages = [];
    const strictPaths = [];
    const sharedPaths = [];
    const secrets = [];
    const paths = new Map(layout.entries.map(({ name, path }) => [name, path]));
    const forward = readForward(reader);
    const entries = [...archive.entries].sort((a, b) => a.start - b.start);
    for (const [index, entry] of entries.entries()) {
        (0,clock/* assertNotCancelled */.ZR)(signal);
        const path = paths.get(entry.name) ?? entry.name;
        const header = await (0,local_header/* readLocalHeader */.L)(entry, forward);
        if (header === undefined)
            damages.push({ path, damage: 'lost' });
        else if (header.match === 'other')
            damages.push({ path, damage: 'headers' });
        if (header?.match === 'strict')
            strictPaths.push(path);
        if (header === undefined)
            continue;
        const end = header.dataStart + entry.packedBytes;
        const isShared = end > (entries[index + 1]?.start ?? archive.directoryStart);
        if (isShared)
            sharedPaths.push(path);
        if (isShared || header.match === 'other' || !paths.has(entry.name))
            continue;
        if (entry.isFolder || !(0,zip_entry/* isSupported */.TT)(entry))
            continue;
        const read = { entry, packedBytes: Infinity, unpackedBytes: Infinity };
        const content = await (0,zip_entry/* readData */.v3)(read, header.dataStart, forward, { keep: keepText, signal });
        if (content.damage !== undefined)
            damages.push({ path, damage: content.damage });
        const isCut = entry.sizeBytes > content.bytes.length;
        const secret = entry.isLink ? undefined : (0,contents/* findSecret */.mt)(path, content.bytes, isCut);
        if (secret !== undefined)
            secrets.push(secret);
    }
    return { damages, strictPaths, sharedPaths, secrets, builtPaths: [] };
}

;// CONCATENATED MODULE: ./src/plugin/read-links.ts


const MAX_LINKS = 200;
const TARGET_BYTES = 4096;
async function readLinks({ entries }, reader) {
    const links = [];
    for (const entry of entries.filter(({ isLink }) => isLink)) {
        const isReadable = links.length < MAX_LINKS && (0,zip_entry/* isSupported */.TT)(entry);
        const read = { entry, packedBytes: TARGET_BYTES, unpackedBytes: TARGET_BYTES };
        links.push({ path: entry.path, target: isReadable ? await readTarget(read, reader) : undefined });
    }
    return links;
}
async function readTarget(...[read, reader]) {
    try {
        const { bytes, damage } = await (0,zip_entry/* readEntry */.hB)(read, reader);
        return damage === undefined ? bytes.toString() : undefined;
    }
    catch (error) {
        if (error instanceof bytes/* NotFetched */.Nz)
            return undefined;
        throw error;
    }
}

// EXTERNAL MODULE: ./src/plugin/php/main-code.ts + 2 modules
var main_code = __webpack_require__(2070);
;// CONCATENATED MODULE: ./src/plugin/read-main.ts



const MAX_FILES = 200;
const START_BYTES = 512;
async function readLoadedCode(main, { entries }, reader) {
    if (main === undefined)
        return { code: undefined, loadedStarts: [] };
    const code = (0,main_code/* readMainCode */.H)(main.path, main.bytes);
    const paths = new Set(code.loads.filter(({ isUnconditional }) => isUnconditional).map(({ path }) => path));
    const files = entries.filter((entry) => paths.has(entry.path) && !entry.isLink && (0,zip_entry/* isSupported */.TT)(entry));
    const loadedStarts = [];
    for (const entry of files.slice(0, MAX_FILES)) {
        try {
            const { bytes } = await (0,zip_entry/* readEntry */.hB)({ entry, packedBytes: START_BYTES, unpackedBytes: START_BYTES }, reader);
            loadedStarts.push({ path: entry.path, bytes: bytes.toString('latin1') });
        }
        catch (error) {
            if (!(error instanceof bytes/* NotFetched */.Nz))
                throw error;
        }
    }
    return { code, loadedStarts };
}

// EXTERNAL MODULE: ./src/plugin/wordpress/header.ts
var wordpress_header = __webpack_require__(6762);
;// CONCATENATED MODULE: ./src/plugin/wordpress/hidden-header.ts

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
    const [line = 1] = (0,wordpress_header/* findHeaderLines */.W$)(bytes, 'name', bytes.length);
    return { why: 'late', line };
}
const LOSABLE = ['name', 'version'];
function findLostHeaders(bytes, header) {
    const unmarked = removeMark(bytes);
    const behindMark = unmarked && (0,wordpress_header/* parsePluginHeader */.OF)(unmarked);
    const inAll = (0,wordpress_header/* parsePluginHeader */.OF)(bytes, bytes.length);
    return LOSABLE.flatMap((field) => {
        if (header[field] === '' && behindMark !== undefined && behindMark[field] !== '')
            return [{ field, why: 'byte-order-mark', line: 1 }];
        if (inAll[field] === header[field])
            return [];
        const [line = 1] = (0,wordpress_header/* findHeaderLines */.W$)(bytes, field, bytes.length);
        return [{ field, why: (0,wordpress_header/* findHeaderLines */.W$)(bytes, field).length > 0 ? 'cut' : 'late', line }];
    });
}
function removeMark(bytes) {
    const { length } = BYTE_ORDER_MARK;
    return bytes.subarray(0, length).equals(BYTE_ORDER_MARK) ? bytes.subarray(length) : undefined;
}
function hasName(bytes, windowBytes = wordpress_header/* HEADER_BYTES */.q2) {
    return (/plugin name:/i.test(bytes.toString('latin1', 0, windowBytes)) &&
        (0,wordpress_header/* isPluginHeader */.LE)((0,wordpress_header/* parsePluginHeader */.OF)(bytes, windowBytes)));
}
function decodeUtf16(bytes) {
    if (!bytes.subarray(0, SAMPLE_BYTES).includes(0))
        return [];
    const text = bytes.subarray(0, Math.min(2 * wordpress_header/* HEADER_BYTES */.q2, bytes.length - (bytes.length % 2)));
    return [text, Buffer.from(text).swap16()].map((little) => Buffer.from(little.toString('utf16le').replace(/^\ufeff/, '')));
}

// EXTERNAL MODULE: ./src/plugin/wordpress/readme.ts
var wordpress_readme = __webpack_require__(4665);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./node_modules/yauzl/index.js
var yauzl = __webpack_require__(663);
// EXTERNAL MODULE: ./src/plugin/finding.ts
var finding = __webpack_require__(870);
// EXTERNAL MODULE: ./src/plugin/zip/directory.ts
var zip_directory = __webpack_require__(6652);
;// CONCATENATED MODULE: ./src/plugin/zip/zip.ts




const END_SIGNATURE = Buffer.from('PK\x05\x06', 'latin1');
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const SIZE_FIELDS = [20, 24, 42];
const IN_EXTENSION = 0xffffffff;
const UTF8_FLAG = 0x800;
const MADE_BY_UNIX = 3;
const MADE_BY_MACOS = 19;
const FILE_TYPE_MASK = 0o170000;
const LINK_TYPE = 0o120000;
async function openZip(reader) {
    const directory = await (0,zip_directory/* readDirectory */.gZ)(reader);
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
    return { entries: listed, directoryBytes: at, directoryStart: directory.start, end: directory.end };
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
    const reason = (0,zip_directory/* firstSentence */.qi)(error);
    if (reason === 'strong encryption is not supported') {
        return new finding/* PackageProblem */.w('zip-method', {
            message: 'The ZIP is encrypted.',
            effect: 'WordPress cannot unpack it, and no site gets the update.',
            fix: 'Build the ZIP without a password.',
        });
    }
    return (0,zip_directory/* unreadable */.O$)(`The list of files in the ZIP is damaged (${reason}).`, undefined, error);
}
function toZipEntry(entry, isZip64) {
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
        neededVersion: entry.versionNeededToExtract,
        dosTime: entry.lastModFileDate * 0x10000 + entry.lastModFileTime,
        isZip64,
    };
}
function decodeName({ fileNameRaw, extraFields }) {
    return (0,yauzl/* getFileNameLowLevel */.ax)((0,external_node_buffer_.isUtf8)(fileNameRaw) ? UTF8_FLAG : 0, fileNameRaw, extraFields, true);
}

;// CONCATENATED MODULE: ./src/plugin/examine.ts













async function examine(reader, { seen, ...options } = {}) {
    const archive = await listEntries(reader);
    const layout = (0,plugin_layout/* layOut */.v8)(archive.entries);
    const plan = (0,plugin_plan/* planReading */.gA)(layout);
    await reader.prepare(plan.reads.map((read) => (0,zip_entry/* spanOfEntry */.sr)(read, reader.sizeBytes)), archive.directoryBytes);
    const excess = (0,limits/* findExcess */.Lb)(archive.entries, reader.sizeBytes);
    const { directoryBytes, entries: zipEntries, end } = archive;
    const basis = { sizeBytes: reader.sizeBytes, directoryBytes, zipEntries, end, layout, excess };
    const links = await readLinks(layout, reader);
    const found = await readThriftily(reader, plan, { ...basis, links });
    const view = { ...found, ...(await readLoadedCode(found.main, layout, reader)) };
    const { bombs, large, isTooMuch, isBomb } = excess;
    const isWithinLimits = bombs.length === 0 && large.length === 0 && !isTooMuch && !isBomb;
    if (!isWithinLimits || !reader.isAtHand())
        return view;
    const contents = seen === undefined ? await readContents({ archive, layout }, reader, options) : pickPlaced(seen, layout);
    return { ...view, ...contents, isRead: true };
}
function pickPlaced({ secrets, builtPaths }, { entries }) {
    const paths = new Set(secrets.length > 0 ? entries.map(({ path }) => path) : []);
    return { secrets: secrets.filter(({ path }) => paths.has(path)), builtPaths };
}
async function readThriftily(reader, plan, basis) {
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
    const readFile = async ({ path, reads }) => {
        for (const read of reads) {
            try {
                const content = await (0,zip_entry/* readEntry */.hB)(read, reader);
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
        .filter(({ bytes, isWhole }) => isWhole || bytes.length >= wordpress_header/* HEADER_BYTES */.q2)
        .map((file) => ({
        ...file,
        header: mayBePlugin(file.bytes) ? (0,wordpress_header/* parsePluginHeader */.OF)(file.bytes) : NO_HEADER,
    }));
    const ownPhp = await readPhp(plan.ownPhp);
    const main = ownPhp.find(({ header }) => (0,wordpress_header/* isPluginHeader */.LE)(header));
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
        readme: readme && { ...readme, readme: (0,wordpress_readme/* parseReadme */.ci)(readme.bytes) },
        secrets: (await readAll(plan.suspects)).flatMap(({ path, bytes, isWhole }) => (0,contents/* findSecret */.mt)(path, bytes, !isWhole) ?? []),
        damages: [...damages].map(([path, damage]) => ({ path, damage })),
        strictPaths: [],
        builtPaths: [],
        sharedPaths: [],
        isRead: false,
        unreadOwnPhp: [...planned.filter((path) => !known.has(path)), ...plan.skippedPhp],
    };
}
const NO_HEADER = (0,wordpress_header/* parsePluginHeader */.OF)(Buffer.alloc(0));
function mayBePlugin(bytes) {
    return /plugin name:/i.test(bytes.toString('latin1', 0, wordpress_header/* HEADER_BYTES */.q2));
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
    return byLikelihood(files).find(({ header }) => (0,wordpress_header/* isPluginHeader */.LE)(header));
}
function byLikelihood(files) {
    return [...files].sort((a, b) => (0,plugin_layout/* guessMain */.h$)(b.path) - (0,plugin_layout/* guessMain */.h$)(a.path));
}


/***/ }),

/***/ 8225:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ZC: () => (/* binding */ nameIn),
/* harmony export */   bR: () => (/* binding */ isPhpFile),
/* harmony export */   gN: () => (/* binding */ parentOf),
/* harmony export */   h$: () => (/* binding */ guessMain),
/* harmony export */   nT: () => (/* binding */ findDanger),
/* harmony export */   v8: () => (/* binding */ layOut)
/* harmony export */ });
/* harmony import */ var _shared_sort_by_bytes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5481);

const MACOS_FOLDER = '__MACOSX/';
function layOut(zipEntries) {
    const kept = zipEntries.filter(({ name }) => !name.startsWith(MACOS_FOLDER));
    const unsafe = kept.filter(({ name }) => findDanger(name) !== undefined).map(({ name }) => name);
    const isUnsafe = new Set(unsafe);
    const entries = kept.filter(({ name }) => !isUnsafe.has(name)).map(place);
    const placed = entries.filter(({ path }) => path !== '');
    const top = (0,_shared_sort_by_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .sortByBytes */ .n)([...new Set(placed.map(findTop))], (name) => name);
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


/***/ }),

/***/ 4107:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lb: () => (/* binding */ findExcess),
/* harmony export */   Tx: () => (/* binding */ MAX_UNPACKED_BYTES),
/* harmony export */   oW: () => (/* binding */ MAX_ENTRY_BYTES),
/* harmony export */   zN: () => (/* binding */ MAX_RATIO)
/* harmony export */ });
const MAX_ENTRY_BYTES = 200_000_000;
const MAX_UNPACKED_BYTES = 1_000_000_000;
const MAX_RATIO = 200;
const ENTRY_RATIO_FROM_BYTES = 1_000_000;
const RATIO_FROM_BYTES = 10_000_000;
function findExcess(entries, fileBytes) {
    const bombs = entries.filter(({ sizeBytes, packedBytes }) => isBomb(sizeBytes, packedBytes, ENTRY_RATIO_FROM_BYTES));
    const isExplained = new Set(bombs);
    const unpackedBytes = entries.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
    return {
        bombs,
        large: entries.filter((entry) => entry.sizeBytes > MAX_ENTRY_BYTES && !isExplained.has(entry)),
        unpackedBytes,
        isTooMuch: unpackedBytes > MAX_UNPACKED_BYTES,
        isBomb: isBomb(unpackedBytes, fileBytes, RATIO_FROM_BYTES),
    };
}
function isBomb(unpackedBytes, packedBytes, fromBytes) {
    return unpackedBytes > fromBytes && unpackedBytes > packedBytes * MAX_RATIO;
}


/***/ }),

/***/ 2070:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  H: () => (/* binding */ readMainCode)
});

// EXTERNAL MODULE: ./src/plugin/layout.ts
var layout = __webpack_require__(8225);
;// CONCATENATED MODULE: ./src/plugin/php/paths.ts
const OWN_FOLDER = '\0';
const MAX_LEVELS = 20;
const MAX_LENGTH = 4096;
function evaluate(tokens, from, constants, level = 0) {
    let current = level > MAX_LEVELS ? undefined : evaluateTerm(tokens, from, constants, level);
    while (current !== undefined && tokens[current.next]?.text === '.') {
        const more = evaluateTerm(tokens, current.next + 1, constants, level);
        const value = current.value + (more?.value ?? '');
        current = more && value.length <= MAX_LENGTH ? { value, next: more.next } : undefined;
    }
    return current;
}
function evaluateTerm(tokens, from, constants, level) {
    const token = tokens[from];
    const next = from + 1;
    if (token?.kind === 'string') {
        const { value = '', text } = token;
        return token.value === undefined || text.length > MAX_LENGTH ? undefined : { value, next };
    }
    if (token?.text === '(')
        return evaluateInside(tokens, from, constants, level);
    if (token?.kind !== 'word')
        return undefined;
    const name = token.text.replace(/^\\/, '');
    const lowered = name.toLowerCase();
    if (tokens[next]?.text === '(') {
        const isOfFile = tokens[next + 1]?.text.toUpperCase() === '__FILE__' && tokens[next + 2]?.text === ')';
        if (isOfFile && lowered === 'dirname')
            return { value: OWN_FOLDER, next: next + 3 };
        if (isOfFile && lowered === 'plugin_dir_path')
            return { value: `${OWN_FOLDER}/`, next: next + 3 };
        const change = FUNCTIONS.get(lowered);
        const inside = change && evaluateInside(tokens, next, constants, level);
        return change && inside && { ...inside, value: change(inside.value) };
    }
    if (lowered === '__dir__')
        return { value: OWN_FOLDER, next };
    if (name === 'DIRECTORY_SEPARATOR')
        return { value: '/', next };
    const value = constants.get(name);
    return value === undefined ? undefined : { value, next };
}
const FUNCTIONS = new Map([
    ['trailingslashit', (path) => `${path.replace(/[/\\]+$/, '')}/`],
    ['untrailingslashit', (path) => path.replace(/[/\\]+$/, '')],
    ['wp_normalize_path', (path) => path],
]);
function evaluateInside(tokens, from, constants, level) {
    const inside = evaluate(tokens, from + 1, constants, level + 1);
    if (inside === undefined || tokens[inside.next]?.text !== ')')
        return undefined;
    return { value: inside.value, next: inside.next + 1 };
}
function findDefinitions(tokens) {
    const definitions = [];
    const constants = new Map();
    tokens.forEach((token, at) => {
        const start = token.kind === 'word' ? findValue(tokens, at) : undefined;
        if (start === undefined)
            return;
        const { name, from, ends } = start;
        const found = evaluate(tokens, from, constants);
        const isKnown = found !== undefined && ends.includes(tokens[found.next]?.text ?? '');
        const value = isKnown ? found.value : undefined;
        constants.set(name, constants.has(name) && constants.get(name) !== value ? undefined : value);
        if (value !== undefined)
            definitions.push({ name, value, index: tokens[from]?.index ?? 0 });
    });
    return { definitions, constants };
}
function findValue(tokens, at) {
    const [, second, third, fourth] = tokens.slice(at, at + 4);
    const before = tokens[at - 1]?.text ?? '';
    if (['->', '?->', '::'].includes(before))
        return undefined;
    const word = (tokens[at]?.text ?? '').replace(/^\\/, '').toLowerCase();
    if (word === 'define' && second?.text === '(' && third?.value !== undefined && fourth?.text === ',')
        return { name: third.value, from: at + 4, ends: [')', ','] };
    if (word === 'const' && second?.kind === 'word' && third?.text === '=')
        return { name: second.text, from: at + 3, ends: [';', ','] };
    return undefined;
}

;// CONCATENATED MODULE: ./src/plugin/php/statements.ts
const BLOCKS = new Set('if else elseif for foreach while do switch try catch finally function class abstract final readonly interface trait enum namespace declare {'.split(' '));
const DECLARATIONS = new Set('function class abstract final readonly interface trait enum'.split(' '));
const PLAIN_BLOCKS = new Set(['namespace', '{']);
const COLONS = new Set(['if', 'for', 'foreach', 'while', 'switch']);
const ENDS = /^end(if|for|foreach|while|switch)$/;
const FILE_TEST = /^\\?(file_exists|is_readable|is_file|is_dir|realpath|stream_resolve_include_path)$/;
const LEAVE = /^(return|exit|die)$/;
function* walkStatements(tokens) {
    const frames = [];
    let statement = begin(0);
    const colons = [];
    let isLeft = false;
    let exits = 0;
    const end = (at) => {
        const top = frames.at(-1);
        const hasLeave = statement.hasLeave && !DECLARATIONS.has(statement.first);
        if (top?.isBlock === true)
            top.statement.hasLeave ||= hasLeave;
        if (top === undefined && hasLeave) {
            exits += 1;
            isLeft ||= statement.hasFileTest;
        }
        statement = begin(at + 1);
    };
    for (const [at, token] of tokens.entries()) {
        const { kind, text } = token;
        const top = frames.at(-1);
        const isInside = top !== undefined && top.opener !== '{';
        const isUnconditional = colons.length === 0 && top?.isConditional !== true;
        const isGuarded = statement.hasFileTest || top?.isGuarded === true || colons.at(-1) === true;
        const word = kind === 'word' ? text.toLowerCase() : '';
        if (statement.first === '' && kind !== 'html' && kind !== 'open')
            statement.first = word || text;
        yield { token, at, isUnconditional, statement: statement.start, isGuarded, isBehindGuard: isLeft, exits };
        if (kind === 'html' || kind === 'open') {
            if (statement.first === '')
                statement = begin(at + 1);
        }
        else if (kind === 'word') {
            statement.hasFileTest ||= FILE_TEST.test(word);
            statement.hasLeave ||= LEAVE.test(word);
            if (ENDS.test(word))
                colons.pop();
        }
        else if (text === '(' || text === '[' || text === '{') {
            const isBlock = text === '{' && !isInside;
            const isBranch = text === '{' && !(isBlock && PLAIN_BLOCKS.has(statement.first));
            const isConditional = top?.isConditional === true || isBranch;
            frames.push({ opener: text, statement, isBlock, isConditional, isGuarded });
            if (text === '{')
                statement = begin(at + 1);
        }
        else if (text === ')' || text === ']' || text === '}') {
            const frame = frames.pop();
            if (frame !== undefined && text === '}')
                statement = frame.statement;
            const isOutermost = text === ')' && frames.at(-1)?.opener !== '(';
            if (isOutermost && statement.headEnd < 0)
                statement.headEnd = at;
            const isAttribute = text === ']' && statement.first === '#';
            if (isAttribute || (frame?.isBlock === true && BLOCKS.has(statement.first)))
                end(at);
        }
        else if (text === ':' && !isInside && isHead(statement, at)) {
            if (COLONS.has(statement.first))
                colons.push(isGuarded);
            statement = begin(at + 1);
        }
        else if ((text === ';' || kind === 'close') && !isInside) {
            end(at);
        }
    }
}
function begin(start) {
    return { start, first: '', headEnd: -1, hasFileTest: false, hasLeave: false };
}
function isHead({ first, headEnd, start }, at) {
    if (first === 'else')
        return at === start + 1;
    return (COLONS.has(first) || first === 'elseif') && headEnd === at - 1;
}

// EXTERNAL MODULE: ./src/plugin/php/tokens.ts
var php_tokens = __webpack_require__(8908);
;// CONCATENATED MODULE: ./src/plugin/php/main-code.ts




function readMainCode(path, bytes) {
    const text = bytes.toString('latin1');
    const tokens = [...(0,php_tokens/* tokenizePhp */.a)(text)];
    const countLine = createLineCounter(text);
    const { definitions, constants } = findDefinitions(tokens);
    const prints = [];
    const loads = [];
    const tested = new Map();
    const findPath = (at) => {
        const found = evaluate(tokens, at, constants);
        return found && main_code_ENDS.has(endOf(tokens[found.next])) ? resolve(path, found.value) : undefined;
    };
    for (const { token, at, isUnconditional, statement, exits, ...guards } of walkStatements(tokens)) {
        const line = countLine(token.index);
        const isStatement = at === statement;
        const isLeft = isUnconditional && isStatement && /^(return|exit|die)$/i.test(token.text);
        if (isLeft && !LOAD.test(tokens[at + 1]?.text ?? ''))
            break;
        if (token.kind === 'html' && isUnconditional && isStatement)
            prints.push({ where: at === 0 ? 'start' : 'behind', text: token.text, line });
        if (token.kind !== 'word' || isName(tokens[at - 1]))
            continue;
        const isTest = isUnconditional && FILE_TEST.test(token.text.toLowerCase()) && tokens[at + 1]?.text === '(';
        const target = isTest ? findPath(at + 2) : LOAD.test(token.text) ? findPath(at + 1) : undefined;
        if (target === undefined)
            continue;
        if (isTest) {
            if (!tested.has(target))
                tested.set(target, exits);
            continue;
        }
        const isFirst = isStatement || (statement === at - 1 && /^(@|return)$/i.test(tokens[at - 1]?.text ?? ''));
        const keyword = token.text.toLowerCase();
        const isBehindGuard = guards.isBehindGuard || exits > (tested.get(target) ?? exits);
        const isCertain = isUnconditional && isFirst;
        loads.push({ path: target, keyword, line, ...guards, isUnconditional: isCertain, isBehindGuard });
    }
    return {
        hasTag: tokens.some(({ kind }) => kind === 'open'),
        prints: ['start', 'behind'].flatMap((kind) => prints.find(({ where }) => where === kind) ?? []),
        loads,
        constants: definitions.map(({ name, value, index }) => ({ name, value, line: countLine(index) })),
    };
}
const LOAD = /^(require|include)(_once)?$/i;
const main_code_ENDS = new Set([';', 'close', ')']);
function endOf(token) {
    return token?.kind === 'close' ? 'close' : (token?.text ?? '');
}
function isName(before) {
    return ['->', '?->', '::', 'function', 'const'].includes(before?.text.toLowerCase() ?? '');
}
function resolve(mainPath, value) {
    if (!value.startsWith(`${OWN_FOLDER}/`) || value.lastIndexOf(OWN_FOLDER) > 0)
        return undefined;
    const folder = (0,layout/* parentOf */.gN)(mainPath);
    const parts = [];
    for (const part of Buffer.from(value.slice(2), 'latin1').toString().split('/')) {
        if (part === '..' && parts.pop() === undefined)
            return undefined;
        if (part !== '' && part !== '.' && part !== '..')
            parts.push(part);
    }
    return parts.length === 0 ? undefined : [...(folder === '' ? [] : [folder]), ...parts].join('/');
}
function createLineCounter(text) {
    let [known, line] = [0, 1];
    return (index) => {
        if (index < known)
            [known, line] = [0, 1];
        for (; known < index; known += 1) {
            const isEnd = text.charAt(known) === '\n' || (text.charAt(known) === '\r' && text.charAt(known + 1) !== '\n');
            if (isEnd)
                line += 1;
        }
        return line;
    };
}


/***/ }),

/***/ 8908:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ tokenizePhp)
/* harmony export */ });
const OPEN = /<\?(?:php(?=[ \t\r\n]|$)|=)/gi;
const SPACE = /(?:[ \t\r\n\v\f]+|(?:#(?!\[)|\/\/)[^\r\n?]*(?:\?(?!>)[^\r\n?]*)*)/y;
const CLOSE = /\?>(?:\r\n|\r|\n)?/y;
const VARIABLE = /\$[A-Za-z_\x80-\xff][\w\x80-\xff]*/y;
const WORD = /\\?[A-Za-z_\x80-\xff][\w\x80-\xff]*(?:\\[A-Za-z_\x80-\xff][\w\x80-\xff]*)*/y;
const QUOTED = /'[^'\\]*(?:\\[^][^'\\]*)*'/y;
const HEREDOC = /<<<[ \t]*(?:"([A-Za-z_\x80-\xff][\w\x80-\xff]*)"|'([A-Za-z_\x80-\xff][\w\x80-\xff]*)'|([A-Za-z_\x80-\xff][\w\x80-\xff]*))(?=[\r\n])/y;
const SIGN = /\?->|->|::|[^]/y;
function* tokenizePhp(text) {
    let index = 0;
    while (index < text.length) {
        OPEN.lastIndex = index;
        const open = OPEN.exec(text);
        const end = open?.index ?? text.length;
        if (end > index)
            yield { kind: 'html', text: text.slice(index, end), index };
        if (open === null)
            return;
        yield { kind: 'open', text: open[0], index: end };
        index = yield* tokenizeCode(text, end + open[0].length);
    }
}
function* tokenizeCode(text, from) {
    let index = from;
    while (index < text.length) {
        const end = skipSpace(text, index);
        if (end > index) {
            index = end;
            continue;
        }
        const token = readToken(text, index);
        if (token === undefined)
            return text.length;
        yield token;
        index += token.text.length;
        if (token.kind === 'close')
            return index;
        if (token.kind === 'word' && token.text.toLowerCase() === '__halt_compiler')
            return text.length;
    }
    return index;
}
function skipSpace(text, index) {
    if (text.startsWith('/*', index)) {
        const end = text.indexOf('*/', index + 2);
        return end < 0 ? text.length : end + 2;
    }
    return index + (match(SPACE, text, index)?.[0].length ?? 0);
}
function readToken(text, index) {
    const make = (kind, end, value) => {
        return { kind, text: text.slice(index, end), index, value };
    };
    const first = text.charAt(index);
    if (first === "'") {
        const quoted = match(QUOTED, text, index)?.[0];
        if (quoted === undefined)
            return undefined;
        const value = quoted.slice(1, -1).replace(/\\([\\'])/g, '$1');
        return make('string', index + quoted.length, value);
    }
    if (first === '"' || first === '`') {
        const end = skipTemplate(text, index);
        const inner = text.slice(index + 1, end - 1);
        const isPlain = first === '"' && !/\$|\\[^\\"]/.test(inner);
        return end === 0 ? undefined : make('string', end, isPlain ? inner.replace(/\\(.)/g, '$1') : undefined);
    }
    const heredoc = match(HEREDOC, text, index);
    if (heredoc !== undefined) {
        const end = findHeredocEnd(text, heredoc);
        return end === 0 ? undefined : make('string', end);
    }
    const close = match(CLOSE, text, index);
    if (close !== undefined)
        return make('close', index + close[0].length);
    const variable = match(VARIABLE, text, index);
    if (variable !== undefined)
        return make('variable', index + variable[0].length);
    const word = match(WORD, text, index);
    if (word !== undefined)
        return make('word', index + word[0].length);
    return make('sign', index + (match(SIGN, text, index)?.[0].length ?? 1));
}
function match(pattern, text, index) {
    pattern.lastIndex = index;
    return pattern.exec(text) ?? undefined;
}
const MAX_LEVELS = 20;
function skipTemplate(text, from, level = 0) {
    const quote = text.charAt(from);
    const marks = quote === '"' ? /[\\"]|\{\$|\$\{/g : /[\\`]|\{\$|\$\{/g;
    marks.lastIndex = from + 1;
    for (let mark = marks.exec(text); mark !== null; mark = marks.exec(text)) {
        if (mark[0] === quote)
            return marks.lastIndex;
        if (mark[0] === '\\') {
            marks.lastIndex += 1;
        }
        else {
            const end = skipBraces(text, marks.lastIndex, level + 1);
            if (end === 0)
                return 0;
            marks.lastIndex = end;
        }
    }
    return 0;
}
function skipBraces(text, from, level) {
    if (level > MAX_LEVELS)
        return 0;
    const marks = /['"{}]/g;
    marks.lastIndex = from;
    let depth = 1;
    for (let mark = marks.exec(text); mark !== null; mark = marks.exec(text)) {
        if (mark[0] === '{')
            depth += 1;
        if (mark[0] === '}')
            depth -= 1;
        if (depth === 0)
            return marks.lastIndex;
        if (mark[0] === '"' || mark[0] === "'") {
            const quoted = mark[0] === "'" ? match(QUOTED, text, mark.index)?.[0].length : undefined;
            const end = mark[0] === '"' ? skipTemplate(text, mark.index, level) : mark.index + (quoted ?? -mark.index);
            if (end === 0)
                return 0;
            marks.lastIndex = end;
        }
    }
    return 0;
}
function findHeredocEnd(text, heredoc) {
    const label = heredoc[1] ?? heredoc[2] ?? heredoc[3] ?? '';
    const end = new RegExp(`[\\r\\n][ \\t]*${label}(?![\\w\\x80-\\xff])`, 'g');
    end.lastIndex = heredoc.index + heredoc[0].length;
    return end.exec(text) === null ? 0 : end.lastIndex;
}


/***/ }),

/***/ 1076:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $R: () => (/* binding */ planChangelogs),
/* harmony export */   O: () => (/* binding */ findReadme),
/* harmony export */   gA: () => (/* binding */ planReading)
/* harmony export */ });
/* harmony import */ var _shared_sort_by_bytes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5481);
/* harmony import */ var _changelog_changelog_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7709);
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8225);
/* harmony import */ var _secrets_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6105);
/* harmony import */ var _zip_entry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2495);





const KIB = 1024;
const START_BYTES = 12 * KIB;
const WHOLE_BYTES = 64 * KIB;
const TEXT_BYTES = 1024 * KIB;
const PHP_BYTES = 64 * KIB;
const SECRET_BYTES = 8 * KIB;
const MAX_PHP_FILES = 300;
const MAX_DEEP_FILES = 100;
const MAX_SUSPECTS = 100;
function planReading({ entries, folder }) {
    const files = lastOfEachPath(entries).filter((entry) => !entry.isFolder && (0,_zip_entry_js__WEBPACK_IMPORTED_MODULE_2__/* .isSupported */ .TT)(entry));
    const php = files.filter(({ path }) => (0,_layout_js__WEBPACK_IMPORTED_MODULE_3__/* .isPhpFile */ .bR)(path));
    const [own, nested, deep] = groupByDepth(php, folder);
    const likely = sortByNumber(own, ({ path }) => -(0,_layout_js__WEBPACK_IMPORTED_MODULE_3__/* .guessMain */ .h$)(path));
    const [main, ...others] = likely.slice(0, MAX_PHP_FILES).map((entry, index) => {
        return index === 0 ? readText(entry) : readSmall(entry);
    });
    const readmeEntry = findReadme(files, folder);
    const texts = [...(main ? [main] : []), ...(readmeEntry ? [readText(readmeEntry)] : [])];
    const suspects = files.filter(({ path }) => (0,_secrets_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isSuspect */ .W)(path)).slice(0, MAX_SUSPECTS);
    const plan = {
        ownPhp: (0,_shared_sort_by_bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .sortByBytes */ .n)(main ? [main, ...others] : [], ({ path }) => path),
        skippedPhp: likely.slice(MAX_PHP_FILES).map(({ path }) => path),
        nestedPhp: nested.slice(0, MAX_PHP_FILES).map(readStart),
        deepPhp: deep.slice(0, MAX_DEEP_FILES).map(readStart),
        readme: readmeEntry && readText(readmeEntry),
        suspects: suspects.map(readSecret),
    };
    const deepest = main === undefined ? plan.deepPhp : [];
    const least = ({ reads }) => reads.slice(-1);
    return {
        ...plan,
        reads: [
            ...[...texts, ...others, ...plan.suspects].flatMap(least),
            ...texts.flatMap(({ reads }) => reads.slice(1, 2)),
            ...[...plan.nestedPhp, ...deepest].flatMap(least),
        ],
    };
}
function lastOfEachPath(entries) {
    const byPath = new Map(entries.map((entry) => [entry.path, entry]));
    return (0,_shared_sort_by_bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .sortByBytes */ .n)([...byPath.values()], ({ path }) => path);
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
    const reads = [most, { ...most, packedBytes: WHOLE_BYTES }, { ...most, packedBytes: START_BYTES }];
    return { path: entry.path, reads };
}
function readSmall(entry) {
    const whole = { entry, packedBytes: WHOLE_BYTES, unpackedBytes: PHP_BYTES };
    return { path: entry.path, reads: [whole, { ...whole, packedBytes: START_BYTES }] };
}
function readStart(entry) {
    return { path: entry.path, reads: [{ entry, packedBytes: START_BYTES, unpackedBytes: PHP_BYTES }] };
}
function readSecret(entry) {
    return { path: entry.path, reads: [{ entry, packedBytes: SECRET_BYTES, unpackedBytes: SECRET_BYTES }] };
}
function findReadme(files, folder) {
    const named = (name) => files.find(({ path }) => (0,_layout_js__WEBPACK_IMPORTED_MODULE_3__/* .nameIn */ .ZC)(folder, path)?.toLowerCase() === name);
    return named('readme.txt') ?? named('readme.md');
}
function planChangelogs({ entries, folder }) {
    const files = lastOfEachPath(entries).filter((entry) => !entry.isFolder && (0,_zip_entry_js__WEBPACK_IMPORTED_MODULE_2__/* .isSupported */ .TT)(entry));
    return _changelog_changelog_js__WEBPACK_IMPORTED_MODULE_0__/* .CHANGELOG_NAMES */ .YK.flatMap((name) => files.filter(({ path }) => (0,_layout_js__WEBPACK_IMPORTED_MODULE_3__/* .nameIn */ .ZC)(folder, path)?.toLowerCase() === name).map(readText));
}


/***/ }),

/***/ 9510:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e4: () => (/* binding */ SEARCHED_BYTES),
  mt: () => (/* binding */ findSecret),
  Ek: () => (/* binding */ findSecretInText),
  KH: () => (/* binding */ isText),
  yR: () => (/* binding */ readText)
});

// EXTERNAL MODULE: ./src/plugin/secrets/names.ts
var names = __webpack_require__(6105);
;// CONCATENATED MODULE: ./src/plugin/secrets/private-key.ts
const MARKER = /^(?:\xef\xbb\xbf)?[ \t]*-----(BEGIN|END) ([A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?)-----[ \t]*$/gm;
const KEY_LINE = /^[ \t]*[A-Za-z0-9+/=]{40,}[ \t]*$/m;
const PUTTY_KEY = /^PuTTY-User-Key-File-\d/;
const HEREDOC_START = /<<<[ \t]*(["']?)\w+\1[ \t]*\n$/;
const PHP_FILE = /\.(php\d?|phtml|inc|module)$/i;
const JAVASCRIPT_FILE = /\.([cm]?[jt]s|[jt]sx|vue|svelte)$/i;
const JAVASCRIPT_PARTS = /\/\*[^]*?(?:\*\/|$)|\/\/[^\n]*|(['"])(?:(?!\1)[^\\\n]|\\[^])*\1?|`[^`\\]*(?:\\[^][^`\\]*)*(?:`|$)/g;
const PHP_PARTS = /\?>[^]*?(?:<\?|$)|\/\*[^]*?(?:\*\/|$)|(?:\/\/|#(?!\[))(?:(?!\?>)[^\n])*|'[^'\\]*(?:\\[^][^'\\]*)*(?:'|$)|"[^"\\]*(?:\\[^][^"\\]*)*(?:"|$)|<<<[ \t]*(["']?)(\w+)\1\n[^]*?(?:\n[ \t]*\2\b|$)/g;
const STRING = /^(?:['"`]|<<<)/;
const MAX_KEYS = 10;
function findPrivateKey(path, text, isCut) {
    if (PUTTY_KEY.test(text))
        return 0;
    let begin;
    let keys = 0;
    for (const marker of text.matchAll(MARKER)) {
        if (marker[1] === 'END' && marker[2] === begin?.[2] && begin !== undefined) {
            if (isKey(path, text, begin, marker.index))
                return begin.index;
            keys += 1;
            if (keys === MAX_KEYS)
                return -1;
            begin = undefined;
        }
        else if (marker[1] === 'BEGIN')
            begin = marker;
    }
    return isCut && begin !== undefined && isKey(path, text, begin, text.length) ? begin.index : -1;
}
function isKey(path, text, { 0: line, index }, end) {
    return KEY_LINE.test(text.slice(index + line.length, end)) && !isInString(path, text, index);
}
function isInString(path, text, index) {
    if (HEREDOC_START.test(text.slice(Math.max(0, index - 200), index)))
        return true;
    if (JAVASCRIPT_FILE.test(path))
        return isInPart(text, JAVASCRIPT_PARTS, 0, index);
    if (!PHP_FILE.test(path))
        return false;
    const open = text.indexOf('<?');
    return open >= 0 && open < index && isInPart(text, PHP_PARTS, open + 2, index);
}
function isInPart(text, parts, start, index) {
    for (const part of text.slice(start).matchAll(parts)) {
        const from = start + part.index;
        if (from > index)
            return false;
        if (index < from + part[0].length)
            return STRING.test(part[0]);
    }
    return false;
}

;// CONCATENATED MODULE: ./src/plugin/secrets/contents.ts


const SEARCHED_BYTES = 256 * 1024;
const SAMPLE_BYTES = 4 * 1024;
const HINTS = ['PRIVATE KEY', 'PuTTY-User-Key', 'AKIA'];
const OTHER_HINTS = /_(?:auth|pat_|(?<=gh[pousr]_))/;
const SERVICE_ACCOUNT = /"type"\s*:\s*"service_account"/;
const KEY_IN_JSON = /"-----BEGIN [A-Z ]{0,20}PRIVATE KEY-----\\n[A-Za-z0-9+/=]{40,}/;
const NPM_TOKEN = /(?:^|:)[ \t]*_(?:authToken|auth|password)[ \t]*=[ \t]*["']?([\w+/=.~-]{8,})/gm;
const SCOPED_NPM_TOKEN = /:_authToken[ \t]*=[ \t]*["']?([\w+/=.~-]{8,})/g;
const GITHUB_TOKEN = /(?<![A-Za-z0-9_])(?:gh[pousr]_[A-Za-z0-9]{36,255}|github_pat_[A-Za-z0-9]{20,}\w{0,99})(?![A-Za-z0-9])/g;
const AWS_KEY = /(?<![A-Z0-9])AKIA[A-Z0-9]{16}(?![A-Z0-9])/g;
const AWS_SECRET = /(?<![A-Za-z0-9+/=])(?=[A-Za-z0-9+/]*[a-z])(?=[A-Za-z0-9+/]*[A-Z])[A-Za-z0-9+/]{40}(?![A-Za-z0-9+/=])/g;
const MAX_MATCHES = 100;
const AWS_DISTANCE = 300;
const PLACEHOLDER = /example|^your/i;
const VARIABLE = /^[A-Z]+(_[A-Z]+)+$/;
const REPETITION = /^(?:AKIA|[a-z]+_|github_pat_)?([A-Za-z0-9])(?:\1|[_-])*$/;
function findSecret(path, bytes, isCut) {
    const text = readText(bytes);
    return text === undefined ? undefined : findSecretInText(path, text, isCut || text.length < bytes.length);
}
function readText(bytes) {
    return isText(bytes) ? bytes.toString('latin1', 0, SEARCHED_BYTES) : undefined;
}
function findSecretInText(path, raw, isCut) {
    const named = (0,names/* findNamedSecret */.H)(path);
    if (named?.proof === undefined && !hasHint(raw))
        return undefined;
    const text = raw.replaceAll(/\r\n?/g, '\n');
    const tell = (what, index) => {
        return { path, what, line: text.slice(0, index).split('\n').length };
    };
    const proof = named?.proof?.exec(text);
    if (named !== undefined && proof)
        return tell(named.what, proof.index);
    for (const { what, find } of KINDS) {
        const index = find(path, text, isCut);
        if (index >= 0)
            return tell(what, index);
    }
    return undefined;
}
function hasHint(text) {
    return HINTS.some((hint) => text.includes(hint)) || OTHER_HINTS.test(text);
}
function isText(start) {
    return !start.subarray(0, SAMPLE_BYTES).includes(0);
}
const KINDS = [
    { what: 'holds a private key', find: findPrivateKey },
    {
        what: 'holds the private key of a Google service account',
        find: (_path, text) => /^\s*[{[]/.test(text) && SERVICE_ACCOUNT.test(text) ? text.search(KEY_IN_JSON) : -1,
    },
    {
        what: 'holds a token for a registry of npm packages',
        find: (path, text) => findReal(text, /(^|\/)\.npmrc$/.test(path) ? NPM_TOKEN : SCOPED_NPM_TOKEN),
    },
    { what: 'holds a token of GitHub', find: (_path, text) => findReal(text, GITHUB_TOKEN) },
    {
        what: 'holds a key of AWS and its secret',
        find: (_path, text) => findReal(text, AWS_KEY, (index) => hasAwsSecret(text, index)),
    },
];
function findReal(text, pattern, isOne = () => true) {
    let matches = 0;
    for (const { 0: all, 1: secret = all, index } of text.matchAll(pattern)) {
        matches += 1;
        if (matches > MAX_MATCHES)
            break;
        const isReal = [PLACEHOLDER, VARIABLE, REPETITION].every((fake) => !fake.test(secret));
        if (isReal && isOne(index))
            return index;
    }
    return -1;
}
function hasAwsSecret(text, index) {
    return findReal(text.slice(Math.max(0, index - AWS_DISTANCE), index + AWS_DISTANCE), AWS_SECRET) >= 0;
}


/***/ }),

/***/ 6105:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ findNamedSecret),
/* harmony export */   W: () => (/* binding */ isSuspect)
/* harmony export */ });
const ENVIRONMENT = 'holds the variables of an environment, such as passwords and keys';
const TEMPLATE = /(^|[._-])(example|sample|dist|template|tmpl|tpl|defaults?)([._-]|$)/i;
const FILLED_IN = String.raw `\$\{|\{\{|%[^%'"]*%|__|<|password_here|[^'"]*example`;
const RULES = [
    { path: /(^|\/)(\.env(rc|[._-][^/]*)?|[^/]+\.env|env\.(local|production))$/i, what: ENVIRONMENT },
    { path: /(^|\/)gha-creds-[^/]*\.json$/i, what: 'holds the credentials of a workflow for Google Cloud' },
    {
        path: /(^|\/)auth\.json$/i,
        what: "holds Composer's credentials",
        proof: /"(http-basic|bearer|(github|gitlab|bitbucket)-oauth|gitlab-token|forgejo-token)"\s*:\s*\{\s*"/,
    },
    {
        path: /(^|\/)[^/]+\.tfstate(\.backup)?$/i,
        what: 'holds the state of Terraform, with passwords and keys in plain text',
    },
    {
        path: /(^|\/)(([^/]+\.)?kubeconfig(\.ya?ml)?|\.kube\/config)$/i,
        what: 'holds the credentials of a Kubernetes cluster',
    },
    { path: /(^|\/)[._]netrc$/i, what: 'holds passwords for other hosts' },
    { path: /(^|\/)\.git-credentials$/i, what: 'holds passwords for Git' },
    { path: /(^|\/)\.aws\/credentials$/i, what: 'holds keys of AWS' },
    { path: /(^|\/)\.docker\/config\.json$/i, what: 'holds passwords for registries of containers' },
    { path: /(^|\/)\.pypirc$/i, what: 'holds passwords for registries of Python packages' },
    { path: /(^|\/)\.htpasswd$/i, what: 'holds passwords of a web server' },
    {
        path: /(^|\/)wp-config\.php$/i,
        what: 'holds the password of a database',
        proof: new RegExp(String.raw `\bDB_PASSWORD['"]\s*,\s*(['"])(?!\1|${FILLED_IN})`, 'i'),
    },
];
function findNamedSecret(path) {
    const rule = RULES.find((candidate) => candidate.path.test(path));
    const isTemplate = rule?.what === ENVIRONMENT && TEMPLATE.test(path.slice(path.lastIndexOf('/') + 1));
    return isTemplate ? undefined : rule;
}
function isSuspect(path) {
    return (/(^|\/)(id_(rsa|dsa|ecdsa|ed25519)|\.npmrc|[^/]*\.(pem|key|ppk))$/i.test(path) ||
        findNamedSecret(path)?.proof !== undefined);
}


/***/ }),

/***/ 4665:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bk: () => (/* binding */ trimCharacters),
/* harmony export */   ci: () => (/* binding */ parseReadme),
/* harmony export */   g7: () => (/* binding */ decodeText),
/* harmony export */   uz: () => (/* binding */ splitLines)
/* harmony export */ });
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
    const lines = splitLines(decodeText(bytes));
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
function decodeText(bytes) {
    const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
    return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8').decode(bytes);
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


/***/ }),

/***/ 6652:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O$: () => (/* binding */ unreadable),
/* harmony export */   gZ: () => (/* binding */ readDirectory),
/* harmony export */   qi: () => (/* binding */ firstSentence)
/* harmony export */ });
/* unused harmony export MAX_ENTRIES */
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8382);
/* harmony import */ var _shared_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6338);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(870);



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
    return new _finding_js__WEBPACK_IMPORTED_MODULE_1__/* .PackageProblem */ .w('zip-unreadable', { message, effect: REFUSED, fix }, cause);
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
    return new _finding_js__WEBPACK_IMPORTED_MODULE_1__/* .PackageProblem */ .w('zip-limits', {
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
    return { entryCount, start, end, isZip64, isTight: end === limit && found?.isTight !== false };
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
        isTight: at + END_64_HEAD_BYTES + toSafeNumber(record.readBigUInt64LE(4)) === position - LOCATOR_BYTES,
    };
}
function toSafeNumber(value) {
    return Number(value > BigInt(Number.MAX_SAFE_INTEGER) ? Number.MAX_SAFE_INTEGER : value);
}
function firstSentence(error) {
    return (0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error).split('. ', 1).join('');
}


/***/ }),

/***/ 2495:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TT: () => (/* binding */ isSupported),
/* harmony export */   hB: () => (/* binding */ readEntry),
/* harmony export */   sr: () => (/* binding */ spanOfEntry),
/* harmony export */   v3: () => (/* binding */ readData)
/* harmony export */ });
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6466);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_stream_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8522);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_zlib__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _shared_clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6103);
/* harmony import */ var _shared_system_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9123);
/* harmony import */ var _local_header_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2004);





const STORED = 0;
const DEFLATED = 8;
const EXTRA_ALLOWANCE = 64;
const PARTIAL_FLUSH = 2;
const SMALL_BYTES = 1024 * 1024;
const PIECE_BYTES = 256 * 1024;
const MIN_CHUNK_BYTES = 64;
function isSupported({ method, isEncrypted }) {
    return !isEncrypted && (method === STORED || method === DEFLATED);
}
function spanOfEntry({ entry, packedBytes }, fileBytes) {
    const headBytes = _local_header_js__WEBPACK_IMPORTED_MODULE_4__/* .LOCAL_BYTES */ .c + entry.nameBytes.length + entry.extraBytes + EXTRA_ALLOWANCE;
    const end = entry.start + headBytes + Math.min(packedBytes, entry.packedBytes);
    return { start: Math.min(entry.start, fileBytes), end: Math.min(end, fileBytes) };
}
async function readEntry(read, reader, options = {}) {
    const header = await (0,_local_header_js__WEBPACK_IMPORTED_MODULE_4__/* .readLocalHeader */ .L)(read.entry, reader);
    if (header === undefined)
        return unusable('lost');
    return header.match === 'other' ? unusable('headers') : readData(read, header.dataStart, reader, options);
}
async function readData({ entry, packedBytes, unpackedBytes }, dataStart, reader, { keep = () => Infinity, signal } = {}) {
    const part = { dataStart, packedBytes: Math.min(packedBytes, entry.packedBytes), signal };
    const isAllPacked = part.packedBytes === entry.packedBytes;
    const mostBytes = Math.min(unpackedBytes, entry.sizeBytes);
    const copy = (bytes) => (entry.method === STORED ? Buffer.from(bytes) : bytes);
    const tally = createTally((start) => Math.min(keep(start), unpackedBytes), mostBytes, copy);
    if (!(await unpack(entry, part, reader, tally)))
        return unusable('stream');
    const { bytes, sizeBytes, checksum } = tally.read();
    const isWhole = isAllPacked && sizeBytes <= unpackedBytes;
    const isTooLong = sizeBytes > entry.sizeBytes;
    const isRight = !isWhole || (sizeBytes === entry.sizeBytes && checksum === entry.crc32);
    return { bytes, isWhole, damage: isTooLong || !isRight ? 'checksum' : undefined };
}
function unusable(damage) {
    return { bytes: Buffer.alloc(0), isWhole: false, damage };
}
function createTally(keep, mostBytes, copy) {
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
            return sizeBytes <= mostBytes;
        },
        read: () => ({
            bytes: kept.length === 1 && kept[0] ? kept[0] : Buffer.concat(kept),
            sizeBytes,
            checksum,
        }),
    };
}
async function unpack(entry, part, reader, tally) {
    if (entry.method === STORED || entry.packedBytes === 0) {
        for await (const piece of readPieces(part, reader))
            if (!tally.add(piece))
                break;
        return true;
    }
    const options = part.packedBytes < entry.packedBytes ? { finishFlush: PARTIAL_FLUSH } : {};
    if (Math.max(part.packedBytes, entry.sizeBytes) <= SMALL_BYTES) {
        const packed = await reader.read(part.dataStart, part.packedBytes);
        const mostBytes = entry.sizeBytes + 1;
        const chunkSize = Math.max(mostBytes, MIN_CHUNK_BYTES);
        try {
            tally.add((0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.inflateRawSync)(packed, { ...options, chunkSize, maxOutputLength: mostBytes }));
            return true;
        }
        catch (error) {
            if ((0,_shared_system_error_js__WEBPACK_IMPORTED_MODULE_3__/* .readError */ .lS)(error).code !== 'ERR_BUFFER_TOO_LARGE')
                return false;
        }
    }
    const inflate = (0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.createInflateRaw)({ ...options, chunkSize: PIECE_BYTES });
    try {
        await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_0__.pipeline)(readPieces(part, reader), inflate, async (chunks) => {
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
async function* readPieces({ dataStart, packedBytes, signal }, reader) {
    for (let at = 0; at < packedBytes; at += PIECE_BYTES) {
        (0,_shared_clock_js__WEBPACK_IMPORTED_MODULE_2__/* .assertNotCancelled */ .ZR)(signal);
        yield await reader.read(dataStart + at, Math.min(PIECE_BYTES, packedBytes - at));
    }
}


/***/ }),

/***/ 2004:
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


/***/ })

};
