export const id = 381;
export const ids = [381];
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
const HOST = '(?:[\\p{L}\\p{N}-]{1,63}\\.){1,20}[\\p{L}\\p{N}-]{1,63}(?![\\p{L}\\p{N}_-])(?::\\d{1,5})?';
const FRAMED = `https?://${HOST}(?:[/?#](?:[^\\s<>()\\\\]|\\([^\\s<>()\\\\]{0,200}\\)){0,2000})?`;
const BARE = `https?://${HOST}(?:[/?#](?:[\\p{L}\\p{N}/?#:@!$&'*+,;=%._~-]{0,2000}[\\p{L}\\p{N}/=#&%+-])?)?`;
const TITLE = `(?:\\s+(?:"[^"]{0,300}"|'[^']{0,300}'))?`;
const FREE = /^[).,;:!?*_'"]*(?:\s|$)/;
function createTokens(isInTable, isInLink) {
    const any = isInTable ? '[^|]' : '.';
    const links = [
        `!?\\[(?<text>(?:(?![[\\]\\\\])${any}|\\\\${any}){0,500})\\]\\(\\s*<?(?<link>${FRAMED})>?${TITLE}\\s*\\)`,
        `<(?<framed>${FRAMED})>`,
        `(?<![A-Za-z])(?<bare>${BARE})`,
    ];
    const tokens = [
        `(?<code>(?<!\`)(?<ticks>\`+)(?!\`)${any}{1,2000}?(?<!\`)\\k<ticks>(?!\`))`,
        ...(isInLink ? [] : links),
        MENTION.source,
        '(?<escaped>\\\\[!-/:-@[-`{-~])',
        '(?<scheme>(?:https?|ftp)://|www\\.)',
        '(?<active><(?=[A-Za-z/!?])|&(?=#0*64;|#x0*40;|commat;)|`|\\$|~~~|!(?=!*\\[)|\\](?=[(:]))',
    ];
    return new RegExp(tokens.join('|'), 'giu');
}
const MENTION = /(?<mention>(?:[A-Za-z0-9][A-Za-z0-9._%+-]{0,63})?\\?@(?:[._-]*[A-Za-z0-9](?:[A-Za-z0-9/@-]|\\@|[._](?=[A-Za-z0-9]))*|(?=[&\\])))/;
function createInliner(lines) {
    const isInTable = lines.some(mayMakeTable);
    const dollar = lines.join('').split('$', 3).length > 2 ? '&#36;' : '$';
    const inLink = createTokens(isInTable, true);
    const inLine = createTokens(isInTable, false);
    const show = createShow(dollar, (text) => rewrite(text, inLink, show));
    return (line) => rewrite(line, inLine, show);
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
    return url.replace(/[^\p{L}\p{N}/?#:!&'*+,;=%._~-]|&(?=#|\w+;)/giu, (character) => Buffer.from(character).toString('hex').replace(/../g, '%$&').toUpperCase());
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

/***/ 7129:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ DEACTIVATED),
/* harmony export */   o: () => (/* binding */ DESTROYED)
/* harmony export */ });
const DEACTIVATED = 'WordPress knows a plugin by its folder and main file: the update deactivates it on every site.';
const DESTROYED = 'By hand, WordPress refuses such a ZIP; an automatic update reports success and leaves the site without the plugin.';


/***/ }),

/***/ 2124:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ MAIN_CODE_CHECKS),
/* harmony export */   c: () => (/* binding */ findStaleConstants)
/* harmony export */ });
/* harmony import */ var _shared_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6717);

const MAIN_CODE_CHECKS = [
    {
        id: 'required-file-missing',
        severity: 'error',
        acceptance: 'path',
        *find({ main, code, layout }) {
            if (main === undefined || code === undefined)
                return;
            for (const load of findMissing(code.loads, layout)) {
                const { path, keyword, line } = load;
                const certain = load.isUnconditional && keyword.startsWith('require') && !load.isBehindGuard;
                const twin = findTwin(path, layout);
                yield {
                    ...(certain ? {} : { severity: 'warning' }),
                    message: `Line ${line} of ${(0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteName */ .AB)(main.path)} loads ${(0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteName */ .AB)(path)} with \`${keyword}\`, which is not in the package${twin === undefined ? '' : `; ${(0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteName */ .AB)(twin)} is, but case matters on most hosts`}.`,
                    effect: describeEffect(load),
                    fix: describeFix(load, twin),
                    file: path,
                };
            }
        },
    },
    {
        id: 'stale-version',
        severity: 'warning',
        acceptance: 'yes',
        *find({ main, code }, { served }) {
            if (main === undefined || code === undefined)
                return;
            const { version } = main.header;
            const stale = new Set(findStaleConstants(code.constants, { version, live: served?.version }));
            for (const constant of code.constants) {
                const { name, value, line } = constant;
                const isOld = stale.has(constant);
                if (!isOld && !(PLACEHOLDER.test(value) && /version/i.test(name)))
                    continue;
                yield {
                    message: `The constant ${(0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteName */ .AB)(name)} in line ${line} of ${(0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteName */ .AB)(main.path)} is ${(0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteName */ .AB)(value)}, ${isOld ? 'the version that is live' : 'which nobody has filled in'}; the plugin's version is ${(0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteName */ .AB)(version)}.`,
                    effect: 'Code that goes by it, such as migrations and the addresses of scripts and styles, takes the update for another version.',
                    fix: `Write ${(0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteName */ .AB)(version)} there as well, or check the tool that should.`,
                    file: main.path,
                    line,
                };
            }
        },
    },
];
function findStaleConstants(constants, { version, live }) {
    return constants.filter(({ name, value }) => value === live && value !== version && isOwnVersion(name));
}
const MAX_FINDINGS = 20;
function findMissing(loads, layout) {
    const files = new Set(layout.entries.filter(({ isFolder }) => !isFolder).map(({ path }) => path));
    const links = layout.entries.filter(({ isLink }) => isLink).map(({ path }) => `${path}/`);
    const missing = loads.filter(({ path, isGuarded }) => !isGuarded && !files.has(path) && !links.some((link) => path.startsWith(link)));
    const byPath = new Map();
    for (const load of missing) {
        const known = byPath.get(load.path);
        if (known === undefined || (load.isUnconditional && !known.isUnconditional))
            byPath.set(load.path, load);
    }
    return [...byPath.values()].slice(0, MAX_FINDINGS);
}
function findTwin(path, { entries }) {
    const lowered = path.toLowerCase();
    return entries.find((entry) => entry.path.toLowerCase() === lowered)?.path;
}
function describeEffect({ keyword, isUnconditional, isBehindGuard }) {
    if (isBehindGuard)
        return 'In front of it, the plugin looks for a file and gives up without it: sites would have a plugin that is active and does nothing.';
    const when = isUnconditional ? 'on every request' : 'when it gets there';
    return keyword.startsWith('require')
        ? `PHP stops with a fatal error ${when}: sites show a critical error${isUnconditional ? ', and WordPress pauses the plugin if it can' : ''}.`
        : `PHP warns ${when}, and goes on without what is in the file.`;
}
function describeFix({ path }, twin) {
    if (twin !== undefined)
        return 'Write the name in the same way in both places.';
    return /(^|\/)vendor[^/]*\//.test(path)
        ? 'Run `composer install --no-dev`, and what else builds the plugin, before it is zipped.'
        : 'Add the file to the package, or take the line out: check `.distignore` and the steps that build the plugin.';
}
function isOwnVersion(name) {
    return /(^|_)VERSION$/i.test(name) && !OTHER.test(name);
}
const OTHER = /(^|_)(MIN|MINIMUM|MAX|MAXIMUM|REQUIRED?|REQUIRES|NEEDED|TESTED|PHP|WP|WORDPRESS|WC|WOOCOMMERCE|DB|DATABASE|SCHEMA|DATA|API|LAST|PREVIOUS|OLD|BASE|SINCE|FREE|PRO|LIBRARY|SDK)_/i;
const PLACEHOLDER = /^\s*(@@[\w.-]+@@?|\{\{\s*[\w.-]+\s*\}\}|%%?[\w.-]+%%?|__\w+__|\$\{\w+\})\s*$/;


/***/ }),

/***/ 5624:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ findLeftOver)
/* harmony export */ });
function findLeftOver(path) {
    const folder = FOLDER.exec(path)?.[0];
    if (folder !== undefined && !path.endsWith('.vite/manifest.json'))
        return { kind: 'development', path: folder };
    const name = path.slice(path.lastIndexOf('/') + 1);
    if (WELCOME.test(name))
        return undefined;
    const found = KINDS.find(([, pattern]) => pattern.test(name));
    return found && { kind: found[0], path };
}
const FOLDER = /^(?:tests?|__tests__|phpunit|cypress|e2e|playwright)\/|^(?:.*?\/)??(?:\.[^/]+|node_modules|bower_components|CVS)\//i;
const WELCOME = /^(\.htaccess|web\.config|\.(git)?keep)$/i;
const KINDS = [
    ['development', /^\../],
    [
        'development',
        /^(composer\.lock|package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?)$/i,
    ],
    ['development', /^(phpcs|phpunit|phpmd|psalm|phpstan)([.-][\w.-]+)?\.(xml|neon|yml|yaml)(\.dist)?$/i],
    [
        'development',
        /^((codeception|behat|grumphp|crowdin|codecov)(\.[\w.-]+)?\.ya?ml(\.dist)?|(infection|phpbench|renovate|lerna|turbo|nx|bower|cypress)\.json|rector\.php|scoper\.inc\.php)$/i,
    ],
    [
        'development',
        /^(webpack|rollup|vite|vitest|babel|jest|playwright|cypress|postcss|tailwind|eslint|prettier|stylelint)\.(config|setup|mix)(\.[\w-]+)*\.(c|m)?(j|t)s$/i,
    ],
    ['development', /^((gulp|grunt)file(\.[\w-]+)*\.(c|m)?(j|t)s|(t|j)sconfig([.-][\w-]+)*\.json)$/i],
    [
        'development',
        /^(makefile|dockerfile|vagrantfile|docker-compose([.-][\w-]+)*\.ya?ml|(contributing|code_of_conduct)\.(md|txt))$/i,
    ],
    ['archive', /\.(zip|tar|t[bgx]z2?|tar\.(gz|bz2|xz|zst)|7z|rar)$/i],
    ['program', /\.(phar|sh|bash|bat|cmd|ps1|exe|dll|so|dylib)$/i],
    ['source', /^package\.json$|\.(ts|tsx|jsx|scss|sass|less|styl|coffee)$/i],
];


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


/***/ })

};
