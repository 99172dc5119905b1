export const id = 187;
export const ids = [187];
export const modules = {

/***/ 6187:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  CHANGELOG_NAMES: () => (/* reexport */ CHANGELOG_NAMES),
  HEADER_BYTES: () => (/* reexport */ wordpress_header/* HEADER_BYTES */.q2),
  assertZip: () => (/* reexport */ directory/* assertZip */.MK),
  comparePhp: () => (/* reexport */ package_php/* comparePhp */.cF),
  compareVersions: () => (/* reexport */ wordpress_version/* compareVersions */.Zy),
  createContentScanner: () => (/* reexport */ createContentScanner),
  createLibraryTest: () => (/* reexport */ read_layout/* createLibraryTest */.Go),
  decodeText: () => (/* reexport */ decodeText),
  findChangelog: () => (/* reexport */ findChangelog),
  findUpgradeNotice: () => (/* reexport */ findUpgradeNotice),
  hasSections: () => (/* reexport */ hasSections),
  hasUnknownWord: () => (/* reexport */ wordpress_version/* hasUnknownWord */.Hk),
  inspect: () => (/* binding */ inspect),
  isPluginHeader: () => (/* reexport */ wordpress_header/* isPluginHeader */.LE),
  isShown: () => (/* reexport */ read_layout/* isShown */.aJ),
  listFiles: () => (/* reexport */ list_files_listFiles),
  locateHeader: () => (/* reexport */ wordpress_header/* locateHeader */.Ii),
  nameIn: () => (/* reexport */ read_layout/* nameIn */.ZC),
  openZip: () => (/* reexport */ zip/* openZip */.Q),
  parsePluginHeader: () => (/* reexport */ wordpress_header/* parsePluginHeader */.OF),
  parseReadme: () => (/* reexport */ parseReadme),
  readListing: () => (/* reexport */ readListing),
  readPackagePhp: () => (/* reexport */ readPackagePhp),
  readPackageView: () => (/* reexport */ readPackageView),
  readRequiredPlugins: () => (/* reexport */ wordpress_header/* readRequiredPlugins */.qG),
  readSnapshot: () => (/* reexport */ readSnapshot)
});

// EXTERNAL MODULE: ./src/shared/sorted.ts
var shared_sorted = __webpack_require__(5388);
;// CONCATENATED MODULE: ./src/package/wordpress/readme.ts
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

;// CONCATENATED MODULE: ./src/package/changelog/inline.ts
const REFERENCE = '&(?!(?:amp|lt|gt|quot|nbsp);)(?=#?\\w+;)';
const TO_WEB_SITE = '\\s*<?https?://';
function createTokens(isInTable) {
    const any = isInTable ? '[^|]' : '.';
    const inAddress = '[^\\s<>`|()[\\]!"\'\\\\]';
    const tokens = [
        `(?<code>(?<!\`)(?<ticks>\`+)(?!\`)${any}{1,2000}?(?<!\`)\\k<ticks>(?!\`))`,
        '<(?<framed>https?://[^\\s<>`|\\\\]{1,2000})>',
        `(?<address>https?://(?:${inAddress}|\\(${inAddress}{0,200}\\)){1,2000})`,
        '(?<mention>(?:[A-Za-z0-9][A-Za-z0-9._%+-]{0,63})?\\\\?@[._-]*[A-Za-z0-9](?:[A-Za-z0-9/@-]|[._](?=[A-Za-z0-9]))*)',
        '(?<escaped>\\\\[!-/:-@[-`{-~])',
        `(?<image>(?<!!)!(?=\\[[^[\\]]{0,300}\\]\\(${TO_WEB_SITE})(?:\\[\\])?)`,
        `(?<reference>${REFERENCE})`,
        '(?<dollar>\\$)',
        '(?<other>ftp://|www\\.)',
        `(?<active><(?=[A-Za-z/!?])|\`|~~~|!(?=\\[)|\\[(?=\\^)|\\](?=[(:](?!${TO_WEB_SITE})))`,
    ];
    return new RegExp(tokens.join('|'), 'gi');
}
const IN_TEXT = createTokens(false);
const IN_TABLE = createTokens(true);
const IN_ADDRESS = new RegExp(`[@$]|${REFERENCE}`, 'gi');
const FREE = /^[\]).,;:!?*_'"]*(?:\s|$)|^\]\(/;
function createInliner(lines) {
    const tokens = lines.some(mayMakeTable) ? IN_TABLE : IN_TEXT;
    const dollar = lines.join('').split('$', 3).length > 2 ? '&#36;' : '$';
    return (line) => {
        let shown = '';
        let end = 0;
        for (const { 0: token, index, groups = {} } of line.matchAll(tokens)) {
            const between = line.slice(end, index);
            end = index + token.length;
            const markup = show({ token, dollar, after: line.slice(end, end + 20) }, groups);
            shown += between;
            const isJoined = /^[`<]/.test(markup) && (shown.endsWith('`') || between.endsWith('\\'));
            shown += isJoined ? ` ${markup}` : markup;
        }
        return shown + line.slice(end);
    };
}
function mayMakeTable(line) {
    return /^[\s>*+\d.)|:-]*$/.test(line) && line.includes('-') && /[|:]/.test(line);
}
function show({ token, dollar, after }, { framed, address = framed, mention, image, active, ...others }) {
    if (address !== undefined) {
        const url = address.replace(IN_ADDRESS, (character) => encodeURIComponent(character));
        return framed === undefined && FREE.test(after) ? url : `<${url}>`;
    }
    if (mention !== undefined)
        return `\`${mention.replace('\\', '')}\``;
    if (image !== undefined)
        return image === '!' ? '' : '[image]';
    if (active !== undefined)
        return active === '<' ? '&lt;' : `\\${active}`;
    if (others['reference'] !== undefined)
        return '&amp;';
    if (others['dollar'] !== undefined)
        return dollar;
    return others['other'] === undefined ? token : token.replace(/\/\/|\./, '\\$&');
}

;// CONCATENATED MODULE: ./src/package/changelog/markdown.ts


const MAX_CHANGELOG_BYTES = 100_000;
const MAX_LINE_LENGTH = 10_000;
const CUT = '…';
const LANGUAGES = /^(?:php|jsx?|tsx?|css|scss|html|xml|json|ya?ml|sql|sh|bash|diff)$/i;
function renderMarkdown(lines) {
    const makeInert = createInliner(lines);
    const shown = [];
    let room = MAX_CHANGELOG_BYTES - Buffer.byteLength(CUT);
    let code;
    for (const line of lines) {
        const next = code === undefined ? readFence(line) : continueCode(line, code);
        const text = breakMarks(next?.line ?? makeInert(markHeading(limitLine(line))));
        room -= Buffer.byteLength(text) + 1;
        const isOpen = next !== undefined && !next.isLast;
        if (room < (isOpen ? next.mark.length + 1 : 0))
            return [...shown, code?.mark ?? [], CUT].flat().join('\n');
        shown.push(text);
        code = isOpen ? next : undefined;
    }
    return [...shown, code?.mark ?? []].flat().join('\n').trimEnd();
}
const FENCE = /^(?<space>[ \t]*)(?<mark>`{3,}(?=[^`]*$)|~{3,})[ \t]*(?<language>[^\s`]*)/;
function readFence(line) {
    const { space = '', mark = '', language = '' } = FENCE.exec(limitLine(line))?.groups ?? {};
    if (mark === '')
        return undefined;
    const info = LANGUAGES.test(language) ? language : '';
    return { line: mark + info, mark, indent: space.length, isLast: false };
}
function continueCode(whole, { mark, indent }) {
    const space = /^[ \t]*/.exec(whole)?.[0] ?? '';
    const line = limitLine(whole.slice(Math.min(indent, space.length)));
    const end = trimCharacters(line, ' \t');
    const isLast = /^ {0,3}\S/.test(line) && end.startsWith(mark) && trimCharacters(end, mark.charAt(0)) === '';
    return { line, mark, indent, isLast };
}
function markHeading(line) {
    const trimmed = line.trim();
    const title = trimCharacters(trimmed, '= \t');
    return title !== '' && trimmed.startsWith('=') && trimmed.endsWith('=') ? `### ${title}` : line;
}
function breakMarks(line) {
    return line.replace(/^\s*:(?=:)|##(?=\[)|publish-wordpress-plugin(?=:)/gi, '$& ');
}
function limitLine(line) {
    return line.length > MAX_LINE_LENGTH ? `${line.slice(0, MAX_LINE_LENGTH - 1).toWellFormed()}${CUT}` : line;
}

;// CONCATENATED MODULE: ./src/package/changelog/title.ts

const MONTH = '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const DAY = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\\.?';
const NUMBER = '\\d{1,2}(?:st|nd|rd|th)?\\.?';
const DATES = [
    '\\d{4}([-./])\\d{1,2}\\1\\d{1,2}',
    '\\d{1,2}([-./])\\d{1,2}\\2\\d{4}',
    `(?:${DAY},?\\s+)?(?:${NUMBER}[\\s/-]+(?:of\\s+)?)?${MONTH},?[\\s/-]+(?:${NUMBER},?\\s+)?\\d{4}`,
    `\\d{4}[\\s-]+${MONTH}(?:[\\s-]+${NUMBER})?`,
].map((form) => `(?<![\\w.-])${form}(?!\\w|[.-]\\w)`);
const DATE = new RegExp(DATES.join('|'), 'gi');
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
    return isDash(word) || isNumber(word);
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
    return [word, word.replace(/^v\.?/i, '')].some((bare) => bare.startsWith(version) && trimCharacters(bare.slice(version.length), '.+~_-') === '');
}
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
        return { mark: '=', depth: -equals, title: trimCharacters(text, '= \t') };
    const hashes = /^#{1,6}(?=[ \t])/.exec(text)?.[0].length ?? 0;
    if (hashes > 0)
        return { mark: '#', depth: hashes, title: trimCharacters(text, '# \t') };
    const [, bold] = /^\*\*(.*)\*\*[:= ]*$/.exec(text) ?? [];
    if (bold !== undefined)
        return { mark: '*', depth: 0, title: bold };
    const isPlain = text.length <= MAX_PLAIN_LENGTH && /^[^\s*+#>-]/.test(line) && /\d\.\d/.test(text);
    return isPlain ? { mark: '', depth: 0, title: text } : undefined;
}
function readUnderlined(line, next = '') {
    const rule = /^ {0,3}(?<mark>[=-])\k<mark>{2,}\s*$/.exec(next.slice(0, MAX_HEADING_LENGTH))?.groups?.['mark'];
    const isTitle = /^ {0,3}[^\s*+>-]/.test(line) && line.length <= MAX_HEADING_LENGTH;
    return rule !== undefined && isTitle
        ? { mark: '#', depth: rule === '=' ? 1 : 2, title: line.trim() }
        : undefined;
}

;// CONCATENATED MODULE: ./src/package/changelog/changelog.ts



const INVISIBLE = /[^\P{Cc}\t]|(?![\u200c\u200d])\p{Cf}/gu;
function readChangelog(text) {
    return readSection(text, /^change[ _]?log$/i);
}
function readSection(text, title) {
    const lines = splitLines(text);
    const name = lines.findIndex((line) => line.trim() !== '');
    const found = [];
    let isInside = false;
    for (const [index, line] of lines.entries()) {
        const trimmed = line.trim();
        const isUnderline = /^=+$/.test(trimmed) && /^[^\s*=#-].*\d\.\d/.test(lines[index - 1] ?? '');
        const isName = index === name && trimmed.startsWith('===');
        const isSection = /^(==|##[^#])/.test(trimmed) && !isName && !isUnderline;
        if (isSection)
            isInside = title.test(trimCharacters(trimmed, '#= \t'));
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
function hasSections(text, kind, { names }) {
    return listHeadings(readLines(text, kind), names).some(({ isOfVersion }) => isOfVersion);
}
function findUpgradeNotice(readme, release) {
    const section = readSection(readme, /^upgrade[ _]?notice$/i);
    const entry = findChangelog(section, 'file', release);
    if (entry === '' && !hasSections(section, 'file', release))
        return undefined;
    return entry.replace(/\s+/g, ' ').trim();
}
function listChangelogLines(readme, release) {
    return findSections(readme, 'readme', release).flatMap(({ heading, body }) => [...heading, ...body]);
}
function showLine(line) {
    return line.replace(INVISIBLE, '');
}
function findSections(text, kind, { version, names }) {
    const lines = readLines(text, kind);
    const headings = listHeadings(lines, names);
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
function readLines(text, kind) {
    return splitLines(kind === 'file' ? text : readChangelog(text)).map(showLine);
}
function listHeadings(lines, names) {
    return chooseHeadings(findHeadings(lines).map((heading) => ({ ...heading, ...readTitle(heading.title, names) })));
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

// EXTERNAL MODULE: ./src/package/read/layout.ts
var read_layout = __webpack_require__(499);
;// CONCATENATED MODULE: ./src/package/secrets/names.ts
const ENVIRONMENT = 'holds the variables of an environment, such as passwords and keys';
const TEMPLATE = /(^|[._-])(example|sample|dist|template|tmpl|tpl|defaults?)([._-]|$)/i;
const FILLED_IN = String.raw `\$\{|\{\{|%[^%'"]*%|__|<|password_here|[^'"]*example`;
const TELLING = /^(?![ \t]*#).*?(?:PASS|PWD|KEY|SECRET|TOKEN|DSN|CREDENTIAL)\w{0,60}["']?[ \t]*[=:][ \t]*["']?[^\s"'#]|:\/\/[^\s/:@]{0,64}:[^\s/@]{1,128}@/im;
const RULES = [
    {
        ends: String.raw `\.env(rc|[._-][^/]*)?|[^/]+\.env|env\.(local|production)`,
        what: ENVIRONMENT,
        proof: TELLING,
    },
    {
        ends: String.raw `sftp(?:-config)?\.json|\.ftpconfig|\.remote-sync\.json|ftp-sync\.json`,
        what: 'holds a password for a server',
        proof: /"(?:password|passphrase|pass)"\s{0,20}:\s{0,20}"(?!your|<|\$\{)[^"]/i,
    },
    { ends: String.raw `gha-creds-[^/]*\.json`, what: 'holds the credentials of a workflow for Google Cloud' },
    {
        ends: String.raw `auth\.json`,
        what: "holds Composer's credentials",
        proof: /"(http-basic|bearer|(github|gitlab|bitbucket)-oauth|gitlab-token|forgejo-token)"\s*:\s*\{\s*"/,
    },
    {
        ends: String.raw `[^/]+\.tfstate(\.backup)?`,
        what: 'holds the state of Terraform, with passwords and keys in plain text',
    },
    {
        ends: String.raw `([^/]+\.)?kubeconfig(\.ya?ml)?|\.kube/config`,
        what: 'holds the credentials of a Kubernetes cluster',
    },
    { ends: String.raw `[._]netrc`, what: 'holds passwords for other hosts' },
    { ends: String.raw `\.git-credentials`, what: 'holds passwords for Git' },
    { ends: String.raw `\.aws/credentials`, what: 'holds keys of AWS' },
    { ends: String.raw `\.docker/config\.json`, what: 'holds passwords for registries of containers' },
    { ends: String.raw `\.pypirc`, what: 'holds passwords for registries of Python packages' },
    { ends: String.raw `\.htpasswd`, what: 'holds passwords of a web server' },
    {
        ends: String.raw `wp-config(?:[-_.](?!sample)[\w-]*)?\.php(?:[-_.]?(?:bak|backup|old|orig|save|copy|txt|swp|\d+)|~)?`,
        what: 'holds the password of a database',
        proof: new RegExp(String.raw `\bDB_PASSWORD['"]\s*,\s*(['"])(?!\1|${FILLED_IN})`, 'i'),
    },
];
const PATTERNS = RULES.map((rule) => ({ rule, pattern: endWith(rule.ends) }));
const ANY = endWith(RULES.map(({ ends }) => ends).join('|'));
function endWith(ends) {
    return new RegExp(`(?:^|/)(?:${ends})$`, 'i');
}
function findNamedSecret(path) {
    const slash = path.lastIndexOf('/');
    const end = path.slice(path.lastIndexOf('/', slash - 1) + 1);
    if (!ANY.test(end))
        return undefined;
    const rule = PATTERNS.find(({ pattern }) => pattern.test(end))?.rule;
    const isTemplate = rule?.what === ENVIRONMENT && TEMPLATE.test(path.slice(slash + 1));
    return isTemplate ? undefined : rule;
}
function isSuspect(path) {
    return (/(^|\/)(id_(rsa|dsa|ecdsa|ed25519)|\.npmrc)$|\.(pem|key|ppk)$/i.test(path) ||
        findNamedSecret(path)?.proof !== undefined);
}

// EXTERNAL MODULE: ./src/package/zip/entry.ts
var zip_entry = __webpack_require__(4284);
;// CONCATENATED MODULE: ./src/package/read/plan-reads.ts





const KIB = 1024;
const TEXT_BYTES = 1024 * KIB;
const PHP_BYTES = 64 * KIB;
const SECRET_BYTES = 8 * KIB;
const MAX_PHP_FILES = 300;
const MAX_DEEP_FILES = 100;
const MAX_SUSPECTS = 100;
function planReading({ entries, folder }) {
    const files = lastOfEachPath(entries).filter((entry) => !entry.isFolder && (0,zip_entry/* isSupported */.TT)(entry));
    const [own, nested, deep] = groupByDepth(files, folder);
    const likely = sortByNumber(own, ({ path }) => -(0,read_layout/* guessMain */.h$)(path));
    const readmeEntry = findReadme(files, folder);
    const read = likely
        .slice(0, MAX_PHP_FILES)
        .map((entry, index) => ({ entry, maxBytes: index === 0 ? TEXT_BYTES : PHP_BYTES }));
    return {
        ownPhp: (0,shared_sorted/* sortByBytes */.n2)(read, ({ entry }) => entry.path),
        skippedPhp: likely.slice(MAX_PHP_FILES).map(({ path }) => path),
        nestedPhp: nested.slice(0, MAX_PHP_FILES).map((entry) => ({ entry, maxBytes: PHP_BYTES })),
        deepPhp: deep.slice(0, MAX_DEEP_FILES).map((entry) => ({ entry, maxBytes: PHP_BYTES })),
        readme: readmeEntry && { entry: readmeEntry, maxBytes: TEXT_BYTES },
        suspects: files
            .filter(({ path }) => isSuspect(path))
            .slice(0, MAX_SUSPECTS)
            .map((entry) => ({ entry, maxBytes: SECRET_BYTES })),
    };
}
function lastOfEachPath(entries) {
    const sorted = (0,shared_sorted/* sortByBytes */.n2)(entries, ({ path }) => path);
    return sorted.filter(({ path }, index) => sorted[index + 1]?.path !== path);
}
function groupByDepth(files, folder) {
    const own = [];
    const nested = [];
    const deep = [];
    for (const entry of files) {
        const depth = (0,read_layout/* isPhpFile */.bR)(entry.path) ? depthBelow(folder, entry.path) : -1;
        if (depth === 0)
            own.push(entry);
        if (depth === 1)
            nested.push(entry);
        if (depth > 1)
            deep.push({ entry, depth });
    }
    return [own, nested, sortByNumber(deep, ({ depth }) => depth).map(({ entry }) => entry)];
}
function depthBelow(folder, path) {
    if (folder !== '' && !path.startsWith(`${folder}/`))
        return -1;
    return path.split('/').length - (folder === '' ? 1 : 2);
}
function sortByNumber(items, numberOf) {
    return [...items].sort((a, b) => numberOf(a) - numberOf(b));
}
function findReadme(files, folder) {
    const named = (name) => {
        const all = files.filter(({ path }) => (0,read_layout/* nameIn */.ZC)(folder, path)?.toLowerCase() === name);
        return all.find(({ path }) => (0,read_layout/* nameIn */.ZC)(folder, path) === name) ?? all[0];
    };
    return named('readme.txt') ?? named('readme.md');
}
function planChangelogs({ entries, folder }) {
    const own = entries.filter(({ path }) => (0,read_layout/* nameIn */.ZC)(folder, path) !== undefined);
    const files = lastOfEachPath(own).filter((entry) => !entry.isFolder && (0,zip_entry/* isSupported */.TT)(entry));
    return CHANGELOG_NAMES.flatMap((name) => files
        .filter(({ path }) => (0,read_layout/* nameIn */.ZC)(folder, path)?.toLowerCase() === name)
        .map((entry) => ({ entry, maxBytes: TEXT_BYTES })));
}

;// CONCATENATED MODULE: ./src/package/changelog/package-changelog.ts




const NO_CHANGELOG = { changelog: '', lacksSection: false };
async function findChangelogBeside(view, readFiles) {
    if (view.main === undefined)
        return NO_CHANGELOG;
    const release = nameRelease(view);
    const found = (await readFiles(CHANGELOG_NAMES)).map((bytes) => find(decodeText(bytes), 'file', release));
    return choose(found);
}
function find(...[text, kind, release]) {
    const changelog = findChangelog(text, kind, release);
    return { changelog, lacksSection: changelog === '' && hasSections(text, kind, release) };
}
function choose(found) {
    const lacksSection = found.some((one) => one.lacksSection);
    const { changelog } = found.find((one) => one.changelog !== '') ?? NO_CHANGELOG;
    return { changelog, lacksSection: changelog === '' && lacksSection };
}
function nameRelease({ main, readme }) {
    const { name = '', version = '' } = main?.header ?? {};
    return { version, names: [name, readme?.readme.name ?? ''] };
}
async function readPackageChangelog(view, reader) {
    const { main, readme, layout } = view;
    if (main === undefined)
        return NO_CHANGELOG;
    const release = nameRelease(view);
    const inReadme = readme && find(endText(readme.readme.text, readme), 'readme', release);
    const found = inReadme ? [{ ...inReadme, path: readme.path }] : [];
    for (const reading of planChangelogs(layout)) {
        if (choose(found).changelog !== '')
            break;
        const { path } = reading.entry;
        found.push({ ...find(await readText(reading, reader), 'file', release), path });
    }
    const { changelog, lacksSection } = choose(found);
    const lacking = changelog === '' ? found.find((one) => one.lacksSection) : undefined;
    return { changelog, lacksSection, lackingFile: lacking?.path };
}
async function readText(reading, reader) {
    const content = await (0,zip_entry/* readEntry */.hB)(reading.entry, reader, reading);
    return content.damage === undefined ? endText(decodeText(content.bytes), content) : '';
}
function endText(text, { isWhole }) {
    return isWhole ? text : `${text.slice(0, text.lastIndexOf('\n') + 1)}…`;
}

// EXTERNAL MODULE: ./src/shared/format.ts
var format = __webpack_require__(6338);
// EXTERNAL MODULE: ./src/shared/quote.ts
var quote = __webpack_require__(6717);
// EXTERNAL MODULE: ./src/package/read/limits.ts
var limits = __webpack_require__(6637);
;// CONCATENATED MODULE: ./src/package/checks/archive.ts




const MAX_SHOWN_METHODS = 3;
const HALFWAY = 'WordPress stops while unpacking it, and no site gets the update.';
const EXHAUSTED = 'Sites would run out of disk space, memory or time during the update.';
const BLOCKED = 'Hosts and security scanners block such a ZIP as an attack.';
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
        id: 'zip-method',
        severity: 'error',
        acceptance: 'no',
        *find({ layout }) {
            const files = layout.entries.filter((entry) => !entry.isFolder && !(0,zip_entry/* isSupported */.TT)(entry));
            const encrypted = files.filter(isEncrypted).map(({ path }) => path);
            const odd = files.filter((entry) => !isEncrypted(entry));
            if (encrypted.length > 0) {
                yield {
                    message: `${(0,quote/* listNames */.Zv)(encrypted)} ${(0,format/* agree */.d5)(encrypted, 'is', 'are')} encrypted.`,
                    effect: HALFWAY,
                    fix: 'Build the ZIP without a password.',
                    file: encrypted[0],
                };
            }
            if (odd.length > 0) {
                const methods = [...new Set(odd.map(nameMethod))].slice(0, MAX_SHOWN_METHODS).join(', ');
                yield {
                    message: `${(0,quote/* listNames */.Zv)(odd.map(({ path }) => path))} ${(0,format/* agree */.d5)(odd, 'is', 'are')} packed with ${methods}, which not every PHP can unpack.`,
                    effect: HALFWAY,
                    fix: 'Build the ZIP with the standard method, deflate.',
                    file: odd[0]?.path,
                };
            }
        },
    },
    {
        id: 'zip-empty',
        severity: 'error',
        acceptance: 'no',
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
        acceptance: 'yes',
        *find({ excess: { bombs, large, unpackedBytes, isTooMuch, isBomb } }) {
            if (bombs.length > 0) {
                yield {
                    message: `${(0,quote/* listNames */.Zv)(bombs.map(({ name }) => name))} ${(0,format/* agree */.d5)(bombs, 'unpacks', 'unpack')} to more than ${limits/* MAX_RATIO */.zN} times what ${(0,format/* agree */.d5)(bombs, 'it takes', 'they take')} in the ZIP.`,
                    effect: BLOCKED,
                    fix: `Leave ${(0,format/* agree */.d5)(bombs, 'the file', 'the files')} out, or create ${(0,format/* agree */.d5)(bombs, 'it', 'them')} at run time.`,
                    file: bombs[0]?.name,
                };
            }
            if (large.length > 0) {
                const size = (0,format/* formatSize */.Xq)(Math.max(...large.map((entry) => entry.sizeBytes)));
                yield {
                    message: `${(0,quote/* listNames */.Zv)(large.map(({ name }) => name))} ${(0,format/* agree */.d5)(large, 'takes', 'take up to')} ${size} unpacked; at most ${(0,format/* formatSize */.Xq)(limits/* MAX_ENTRY_BYTES */.oW)} are accepted.`,
                    effect: EXHAUSTED,
                    fix: LEAVE_OUT,
                    file: large[0]?.name,
                };
            }
            if (bombs.length > 0 || large.length > 0)
                return;
            if (isTooMuch) {
                yield {
                    message: `The package takes ${(0,format/* formatSize */.Xq)(unpackedBytes)} unpacked; at most ${(0,format/* formatSize */.Xq)(limits/* MAX_UNPACKED_BYTES */.Tx)} are accepted.`,
                    effect: EXHAUSTED,
                    fix: LEAVE_OUT,
                };
            }
            else if (isBomb) {
                yield {
                    message: `The package unpacks to more than ${limits/* MAX_RATIO */.zN} times its size: entries share their data, or hold little but repetition.`,
                    effect: BLOCKED,
                    fix: 'Build the ZIP with a standard tool, from files that the plugin needs.',
                };
            }
        },
    },
];
function isEncrypted(entry) {
    return entry.isEncrypted || entry.method === AES;
}
function nameMethod({ method }) {
    return METHODS[method] ?? `method ${method}`;
}

// EXTERNAL MODULE: ./src/package/checks/check.ts
var check = __webpack_require__(6612);
// EXTERNAL MODULE: ./src/package/php/guards.ts
var guards = __webpack_require__(7445);
// EXTERNAL MODULE: ./src/package/checks/not-built.ts
var not_built = __webpack_require__(6416);
;// CONCATENATED MODULE: ./src/package/checks/blocks.ts






const BLOCK_CHECKS = [
    {
        id: 'block-file-missing',
        severity: 'warning',
        acceptance: 'path',
        *find(view, { zipped }) {
            const { layout, lostBlockFiles, loads, main } = view;
            const own = loads.filter(({ keyword, by, when }) => keyword === 'register_block_type' && (by === main?.path || when !== 'maybe'));
            const missing = findMissing(own, layout);
            const unbuilt = missing.length + lostBlockFiles.length > 0 ? (0,not_built/* listUnbuilt */.uX)(view, zipped) : [];
            const isTold = (path) => unbuilt.some((named) => path.includes(`/${named}`));
            for (const { path, line, by } of missing) {
                if (isTold(path))
                    continue;
                yield {
                    message: `Line ${line} of ${(0,quote/* quoteName */.AB)(by)} registers a block from ${(0,quote/* quoteName */.AB)(path)}, which is not in the package.`,
                    effect: 'WordPress does not know the block: the editor cannot edit it, and pages lack what it renders.',
                    fix: adviseFor([path], layout.folder, zipped),
                    file: path,
                    place: { file: by, line },
                };
            }
            for (const { by, files } of lostBlockFiles.slice(0, MAX_FINDINGS)) {
                const folder = by.slice(0, -'block.json'.length);
                if (isTold(folder))
                    continue;
                yield {
                    message: `${(0,quote/* quoteName */.AB)(by)} names ${(0,quote/* listNames */.Zv)(files)}, which ${(0,format/* agree */.d5)(files, 'is', 'are')} not in the package.`,
                    effect: 'The block does not work in the editor, or pages lack what it shows.',
                    fix: adviseFor(files.map((file) => folder + file), layout.folder, zipped),
                    file: by,
                };
            }
        },
    },
];
const MAX_FINDINGS = 20;
function adviseFor(paths, folder, zipped) {
    const below = paths.map((path) => path.slice(folder === '' ? 0 : folder.length + 1));
    return ((0,not_built/* adviseOnRule */.sU)(zipped, below) ??
        `Run the build before the plugin is zipped, and check ${(0,check/* nameRules */.Je)(zipped)} and the steps that pack it.`);
}
function findMissing(loads, layout) {
    const files = new Set(layout.entries.filter(({ isFolder }) => !isFolder).map(({ path }) => path));
    const links = new Set(layout.entries.filter(({ isLink }) => isLink).map(({ path }) => path));
    const missing = loads.filter(({ path, isGuarded }) => !isGuarded && !files.has(path) && !isBelowOne(path, links));
    const byPath = new Map();
    for (const load of missing) {
        const known = byPath.get(load.path);
        if (known === undefined || (known.when !== load.when && (0,guards/* rarest */.c6)(known.when, load.when) === known.when))
            byPath.set(load.path, load);
    }
    return [...byPath.values()].slice(0, MAX_FINDINGS);
}
function isBelowOne(path, folders) {
    if (folders.size === 0)
        return false;
    for (let folder = (0,read_layout/* parentOf */.gN)(path); folder !== ''; folder = (0,read_layout/* parentOf */.gN)(folder))
        if (folders.has(folder))
            return true;
    return false;
}

;// CONCATENATED MODULE: ./src/package/checks/contents.ts




const CONTENTS_CHECKS = [
    {
        id: 'lfs-pointer',
        severity: 'error',
        acceptance: 'path',
        *find({ gitDamage }) {
            const paths = gitDamage.filter(({ by }) => by === 'pointer').map(({ path }) => path);
            if (paths.length === 0)
                return;
            yield {
                ...(paths.some((path) => CODE.test(path)) ? {} : { severity: 'warning' }),
                message: `${(0,quote/* listNames */.Zv)(paths)} ${(0,format/* agree */.d5)(paths, 'is a pointer', 'are pointers')} of Git LFS, not the ${(0,format/* agree */.d5)(paths, 'file itself', 'files themselves')}.`,
                effect: `Sites get a few lines of text in place of ${(0,format/* agree */.d5)(paths, 'the file', 'each file')}.`,
                fix: 'Add `with: { lfs: true }` to `actions/checkout`, or run `git lfs pull` before the package is made.',
                file: paths[0],
                files: paths,
            };
        },
    },
    {
        id: 'merge-conflict',
        severity: 'error',
        acceptance: 'path',
        *find({ gitDamage }) {
            const conflicts = gitDamage.filter(({ by }) => by === 'conflict');
            for (const { path, line } of conflicts.slice(0, contents_MAX_FINDINGS)) {
                const isPhp = /\.php$/i.test(path);
                yield {
                    ...(isPhp ? {} : { severity: 'warning' }),
                    message: `Line ${line} of ${(0,quote/* quoteName */.AB)(path)} has the marks of a merge conflict.`,
                    effect: isPhp
                        ? 'PHP stops with a fatal error where the file is loaded; outside of `<?php … ?>`, visitors see the marks.'
                        : 'Browsers and WordPress cannot read the file, or not all of it.',
                    fix: 'Resolve the conflict, and commit the file again.',
                    file: path,
                    line,
                };
            }
        },
    },
    {
        id: 'macosx',
        severity: 'notice',
        acceptance: 'yes',
        *find({ zipEntries, layout }, { zipped }) {
            const outside = zipEntries.map(({ name }) => name).filter((name) => name.startsWith('__MACOSX/'));
            const inside = findOwnFiles(layout).filter(isOfMacOs);
            const isFolder = (part) => part === '__MACOSX';
            const names = [...new Set([...outside, ...inside].map((path) => cutBehind(path, isFolder)))];
            if (names.length === 0)
                return;
            yield {
                message: `${(0,quote/* listNames */.Zv)(names)} ${(0,format/* agree */.d5)(names, 'was', 'were')} added by macOS.`,
                effect: 'No plugin needs that, but every site downloads it.',
                fix: `Leave it out with ${(0,check/* nameRules */.Je)(zipped)}, or build the ZIP with \`zip -X -x '*.DS_Store'\`.`,
            };
        },
    },
];
const CODE = /\.(php|m?js|css|json|mo|wasm)$/i;
const contents_MAX_FINDINGS = 20;
function isOfMacOs(path) {
    return /(^|\/)(__MACOSX\/|\.DS_Store$|\._[^/]*$)/.test(path);
}
function findOwnFiles({ entries, folder }) {
    const prefix = (0,read_layout/* prefixOf */.MT)(folder);
    return entries.filter(({ path, isFolder }) => !isFolder && path.startsWith(prefix)).map(({ path }) => path);
}
function cutBehind(path, isFolder) {
    const parts = path.split('/');
    const index = parts.slice(0, -1).findIndex(isFolder);
    return index < 0 ? path : `${parts.slice(0, index + 1).join('/')}/`;
}

;// CONCATENATED MODULE: ./src/package/checks/damage.ts



const REBUILD = 'Build the ZIP again, and compare it with the one that was uploaded.';
const UNNOTICED = 'WordPress does not notice: it installs the file empty or with wrong bytes, and reports success. A broken main file destroys the plugin in an automatic update.';
const REFUSED = 'WordPress refuses the ZIP, and no site gets the update.';
const DAMAGE_CHECKS = [
    {
        id: 'zip-unreadable',
        severity: 'error',
        acceptance: 'no',
        *find(view) {
            const lost = findDamaged(view, 'lost');
            if (lost.length === 0)
                return;
            yield {
                message: `${(0,quote/* listNames */.Zv)(lost)} ${(0,format/* agree */.d5)(lost, 'is', 'are')} not in the ZIP where its list of files says.`,
                effect: REFUSED,
                fix: REBUILD,
                file: lost[0],
            };
        },
    },
    {
        id: 'zip-crc',
        severity: 'error',
        acceptance: 'no',
        *find(view) {
            const [wrong, broken] = [findDamaged(view, 'checksum'), findDamaged(view, 'stream')];
            if (wrong.length > 0) {
                yield {
                    message: `${(0,quote/* listNames */.Zv)(wrong)} ${(0,format/* agree */.d5)(wrong, 'does not match its', 'do not match their')} checksum or size in the ZIP.`,
                    effect: UNNOTICED,
                    fix: REBUILD,
                    file: wrong[0],
                };
            }
            if (broken.length > 0) {
                yield {
                    message: `${(0,quote/* listNames */.Zv)(broken)} cannot be unpacked: the compressed data in the ZIP is damaged.`,
                    effect: UNNOTICED,
                    fix: REBUILD,
                    file: broken[0],
                };
            }
        },
    },
    {
        id: 'zip-structure',
        severity: 'error',
        acceptance: 'no',
        *find(view) {
            const problems = [...findContradictions(view)];
            yield* problems;
            if (problems.length === 0)
                yield* findRefusals(view);
        },
    },
];
function* findContradictions(view) {
    const others = findDamaged(view, 'headers');
    if (others.length > 0) {
        yield {
            message: `What the ZIP lists about ${(0,quote/* listNames */.Zv)(others)} differs from ${(0,format/* agree */.d5)(others, 'the entry itself', 'the entries themselves')}.`,
            effect: 'Unpackers differ in which of the two they use: sites could get other files than were checked here.',
            fix: REBUILD,
            file: others[0],
        };
    }
    const { sharedPaths } = view;
    if (sharedPaths.length > 0) {
        yield {
            message: `The data of ${(0,quote/* listNames */.Zv)(sharedPaths)} ${(0,format/* agree */.d5)(sharedPaths, 'overlaps', 'overlap')} what follows in the ZIP.`,
            effect: 'Hosts and security scanners block such a ZIP as an attack.',
            fix: 'Build the ZIP again with a standard tool.',
            file: sharedPaths[0],
        };
    }
}
const PLAIN_TOOL = 'Build the ZIP with a standard tool, from files to a file, and add nothing to it later.';
function* findRefusals({ zipEntries, end, strictPaths }) {
    const isLarge = end.isZip64 || zipEntries.some(({ isZip64 }) => isZip64);
    const isRefused = strictPaths.length > 0 || !end.isTight || !end.isConsistent;
    const flaw = strictPaths.length > 0
        ? `the headers of ${(0,quote/* listNames */.Zv)(strictPaths)} differ from its list of files`
        : end.isTight
            ? 'its end record contradicts itself'
            : 'there are other bytes around its end record';
    const file = strictPaths[0];
    if (isLarge && isRefused) {
        yield {
            message: `The ZIP uses the ZIP64 extensions, and ${flaw}.`,
            effect: `ZipArchive refuses one, PclZip the other: no site gets the update.`,
            fix: `${PLAIN_TOOL} Leave out the option \`-fz\` of \`zip\`.`,
            file,
        };
    }
    else if (isLarge) {
        yield {
            severity: 'warning',
            message: 'The ZIP uses the ZIP64 extensions, which such a small archive does not need.',
            effect: 'Hosts without the PHP extension zip refuse it: sites there never get the update.',
            fix: 'Build the ZIP from files, not from a pipe, and without options such as `-fz` of `zip`.',
        };
    }
    else if (isRefused) {
        yield {
            severity: 'notice',
            message: `ZipArchive refuses the ZIP, because ${flaw}.`,
            effect: 'WordPress falls back to PclZip, which holds all files in memory: a large plugin may be too much for small hosts.',
            fix: PLAIN_TOOL,
            file,
        };
    }
}
function findDamaged({ damages }, kind) {
    return damages.filter(({ damage }) => damage === kind).map(({ path }) => path);
}

// EXTERNAL MODULE: ./src/package/read/left-overs.ts
var left_overs = __webpack_require__(8186);
// EXTERNAL MODULE: ./src/package/secrets/describe-keys.ts
var describe_keys = __webpack_require__(5002);
;// CONCATENATED MODULE: ./src/package/checks/secrets.ts






const SECRETS_CHECKS = [
    {
        id: 'api-key-in-package',
        severity: 'error',
        acceptance: 'no',
        find: ({ keys }) => (0,describe_keys/* describeKeys */.m)(keys),
    },
    {
        id: 'leaked-secrets',
        severity: 'error',
        acceptance: 'path',
        *find(view) {
            const leaks = findLeaks(view);
            const real = leaks.filter(({ isMild, isUnsure }) => !isMild && isUnsure !== true);
            const others = leaks.filter(({ isMild, isUnsure }) => isMild || isUnsure === true);
            for (const leak of real.slice(0, MAX_SINGLE))
                yield { ...describeLeak(leak), effect: EXPOSED, fix: REPLACE };
            for (const leak of others.slice(0, MAX_SINGLE)) {
                const effect = leak.isMild ? SAMPLE : UNSURE;
                const advice = leak.isOfClient === true ? OF_CLIENT : { effect, fix: CHECK_SAMPLE };
                yield { severity: 'warning', ...describeLeak(leak), ...advice };
            }
            for (const more of cutList(real.slice(MAX_SINGLE)))
                yield { message: describeMore(more, 'secrets'), effect: EXPOSED, fix: REPLACE };
            for (const more of cutList(others.slice(MAX_SINGLE))) {
                const message = describeMore(more, 'what looks like secrets');
                yield { severity: 'warning', message, effect: SAMPLE, fix: CHECK_SAMPLE };
            }
        },
    },
];
const MAX_SINGLE = 20;
const MAX_TOGETHER = 50;
function cutList(leaks) {
    const paths = leaks.map(({ path }) => path);
    return Array.from({ length: Math.ceil(paths.length / MAX_TOGETHER) }, (_, index) => paths.slice(index * MAX_TOGETHER, (index + 1) * MAX_TOGETHER));
}
function describeMore(paths, what) {
    return `${(0,quote/* listNames */.Zv)(paths, undefined, paths.length)} ${(0,format/* agree */.d5)(paths, 'holds', 'hold')} ${what}, too.`;
}
const EXPOSED = 'Everyone who gets the plugin can read it.';
const REPLACE = 'Leave it out of the ZIP, and replace the secrets in it if the package was ever published.';
const SAMPLE = 'Here it is usually test data, but everyone who gets the plugin can read it, and security scanners report it.';
const UNSURE = 'If it is real, everyone who gets the plugin can read it.';
const CHECK_SAMPLE = 'Leave it out of the ZIP, and replace the secrets in it if they are real.';
const OF_CLIENT = {
    effect: 'If it is a secret, everyone who gets the plugin can read it.',
    fix: 'If it may do more than ask for updates, take it out, and replace it: clients get license keys, and never the API key. If everyone may have it, accept this.',
};
function describeLeak({ path, what, line }) {
    const where = line === undefined ? '' : `, in line ${line}`;
    return { message: `${(0,quote/* quoteName */.AB)(path)} ${what}${where}.`, file: path, line };
}
function findLeaks({ layout, secrets }) {
    const isOfLibrary = (0,read_layout/* createLibraryTest */.Go)(layout);
    const repositories = layout.entries
        .map(({ path, isFolder }) => (isFolder ? `${path}/` : path))
        .filter(isInRepository)
        .map((path) => path.slice(0, path.search(REPOSITORY)) + REPOSITORY_NAME);
    const leaks = new Map();
    for (const path of repositories)
        leaks.set(path, { path, what: 'is a Git repository', isMild: false });
    for (const { path, ...found } of secrets) {
        if (!isInRepository(path))
            leaks.set(path, { path, ...found, isMild: isMild(path, isOfLibrary) });
    }
    for (const { path, isFolder } of layout.entries) {
        const named = isFolder || leaks.has(path) || isInRepository(path) ? undefined : findNamedSecret(path);
        if (named === undefined || named.proof !== undefined)
            continue;
        leaks.set(path, { path, what: named.what, isMild: isMild(path, isOfLibrary) });
    }
    return (0,shared_sorted/* sortByBytes */.n2)([...leaks.values()], ({ path }) => path);
}
const REPOSITORY = /(?<=^|\/)\.git\//;
const REPOSITORY_NAME = '.git/';
function isInRepository(path) {
    return REPOSITORY.test(path);
}
function isMild(path, isOfLibrary) {
    const isConfig = /\/wp-config\.php$/i.test(path) && /(^|\/)(tests?|__tests__|phpunit)\//i.test(path);
    return isConfig || isOfLibrary(path);
}

;// CONCATENATED MODULE: ./src/package/checks/dev-files.ts








const DEV_FILES_CHECKS = [
    {
        id: 'dev-files',
        severity: 'warning',
        acceptance: 'yes',
        *find(view, { zipped }) {
            const found = findLeftOvers(view);
            const inner = view.innerPlugins.filter(({ path }) => found.get('archive')?.includes(path) === true);
            const isInner = (path) => inner.some((plugin) => plugin.path === path);
            const groups = [
                ...inner
                    .slice(0, MAX_TOLD)
                    .map(({ path, name }) => `${(0,quote/* quoteName */.AB)(path)} is another plugin, ${(0,quote/* quoteName */.AB)(name)}`),
                ...GROUPS.flatMap(([kind, one, many]) => {
                    const names = (found.get(kind) ?? []).filter((path) => !isInner(path));
                    return names.length === 0 ? [] : [`${(0,quote/* listNames */.Zv)(names)} ${(0,format/* agree */.d5)(names, one, many)}`];
                }),
            ];
            if (groups.length > 0) {
                const files = GROUPS.flatMap(([kind]) => found.get(kind) ?? []);
                const isBlocked = found.has('archive') || found.has('program');
                yield {
                    message: `${groups.join('; ')}.`,
                    effect: `${inner.length > 0 ? 'Everyone who gets the package gets that plugin, too; every' : 'Every'} site downloads ${(0,format/* agree */.d5)(files, 'it', 'them')}${isBlocked ? '; some hosts and malware scanners block plugins with archives and programs' : ', and some hosts block or remove such files'}.`,
                    fix: `Leave out what the plugin does not need at run time${by(zipped)}.`,
                    file: files[0],
                    files,
                };
            }
            const isThere = (0,shared_sorted/* createPlaceTest */.e6)(findOwnFiles(view.layout));
            const packages = view.devPackages.filter(isThere);
            if (packages.length > 0) {
                yield {
                    message: `Composer has installed ${(0,quote/* listNames */.Zv)(packages)} for development only.`,
                    effect: `Every site downloads ${(0,format/* agree */.d5)(packages, 'it', 'them')}, and attackers look for tools such as PHPUnit.`,
                    fix: `Run \`composer install --no-dev --optimize-autoloader\` before ${zipped === undefined ? 'the ZIP is made' : 'this action'}: it removes them from the autoloader, too.`,
                };
            }
            const sources = found.get('source') ?? [];
            if (sources.length > 0) {
                yield {
                    severity: 'notice',
                    message: `${(0,quote/* listNames */.Zv)(sources)} ${(0,format/* agree */.d5)(sources, 'is a source', 'are sources')} of scripts or styles.`,
                    effect: `${(0,format/* agree */.d5)(sources, 'It helps', 'They help')} people who read the code; sites do not need ${(0,format/* agree */.d5)(sources, 'it', 'them')}.`,
                    fix: `If the source is published elsewhere, leave ${(0,format/* agree */.d5)(sources, 'it', 'them')} out${by(zipped)}; else keep ${(0,format/* agree */.d5)(sources, 'it', 'them')}.`,
                    file: sources[0],
                    files: sources,
                };
            }
        },
    },
];
const MAX_TOLD = 3;
function by(zipped) {
    return zipped === undefined ? ' when the ZIP is made' : `, with ${(0,check/* nameRules */.Je)(zipped)}`;
}
const GROUPS = [
    ['development', 'is left over from development', 'are left over from development'],
    ['archive', 'is an archive inside the package', 'are archives inside the package'],
    ['program', 'is a program that sites do not need', 'are programs that sites do not need'],
];
function findLeftOvers(view) {
    const { layout } = view;
    const named = new Set(view.namedFiles);
    const prefix = (0,read_layout/* prefixOf */.MT)(layout.folder);
    const secrets = new Set(findLeaks(view).map(({ path }) => path));
    const isOfLibrary = (0,read_layout/* createLibraryTest */.Go)(layout);
    const isAlone = createLonelinessTest(layout);
    const found = new Map();
    for (const path of findOwnFiles(layout)) {
        if (secrets.has(path) || isInRepository(path) || isOfMacOs(path))
            continue;
        const leftOver = (0,left_overs/* findLeftOver */.LJ)(path.slice(prefix.length));
        if (leftOver === undefined || isNamed(leftOver, named))
            continue;
        const shown = prefix + leftOver.path;
        const isKeeper = shown === path && /\/\.[^/]*$/.test(path) && isAlone(path);
        if (isKeeper || isOfLibrary(shown.replace(/\/$/, '')))
            continue;
        found.set(leftOver.kind, (found.get(leftOver.kind) ?? new Set()).add(shown));
    }
    return new Map([...found].map(([kind, names]) => [kind, (0,shared_sorted/* sortByBytes */.n2)([...names], (name) => name)]));
}
function isNamed({ kind, path }, named) {
    return (kind === 'archive' || kind === 'program') && named.has(path.slice(path.lastIndexOf('/') + 1));
}
function createLonelinessTest({ entries }) {
    const paths = entries.filter(({ isFolder }) => !isFolder).map(({ path }) => path);
    paths.sort();
    return (path) => {
        const parent = `${(0,read_layout/* parentOf */.gN)(path)}/`;
        const first = (0,shared_sorted/* findFirst */.i8)(paths, parent);
        return parent !== '/' && paths[first] === path && paths[first + 1]?.startsWith(parent) !== true;
    };
}

;// CONCATENATED MODULE: ./src/package/checks/layout.ts





const LAYOUT_CHECKS = [
    {
        id: 'root-files',
        severity: 'error',
        acceptance: 'yes',
        *find(view) {
            const { layout } = view;
            if (layout.folder !== '' || isNoPlugin(view) || view.misplaced !== undefined)
                return;
            const files = layout.top.filter((name) => !name.endsWith('/'));
            if (files.length === 0)
                return;
            yield {
                message: `${(0,quote/* listNames */.Zv)(files)} ${(0,format/* agree */.d5)(files, 'is', 'are')} at the top of the ZIP instead of in the plugin's folder.`,
                effect: check/* DEACTIVATED */.f3,
                fix: "Put everything into one folder named after the plugin's slug, and zip that folder.",
                file: files[0],
                files,
            };
        },
    },
    {
        id: 'extra-root-entry',
        severity: 'error',
        acceptance: 'yes',
        *find(view) {
            const { top, folder } = view.layout;
            const extra = top.filter((name) => name !== `${folder}/` && name !== folder);
            if (folder === '' || extra.length === 0 || isNoPlugin(view))
                return;
            const isHidden = extra.every((name) => name.startsWith('.'));
            yield {
                message: `Besides the folder ${(0,quote/* quoteName */.AB)(folder)}, ${(0,quote/* listNames */.Zv)(extra)} ${(0,format/* agree */.d5)(extra, 'is', 'are')} at the top of the ZIP.`,
                effect: check/* DESTROYED */.o5,
                fix: `Leave ${(0,format/* agree */.d5)(extra, 'it', 'them')} out${isHidden ? '' : `, or move ${(0,format/* agree */.d5)(extra, 'it', 'them')} into ${(0,quote/* quoteName */.AB)(folder)}`}: the ZIP must hold one folder and nothing else.`,
                file: extra[0],
                files: extra,
            };
        },
    },
    {
        id: 'double-nested',
        severity: 'error',
        acceptance: 'no',
        *find({ misplaced, layout: { folder } }) {
            if (misplaced === undefined)
                return;
            const { path } = misplaced;
            const where = folder === '' ? 'not at the top of the ZIP' : `not at the top level of ${(0,quote/* quoteName */.AB)(folder)}`;
            yield {
                message: `The plugin header is in ${(0,quote/* quoteName */.AB)(path)}, ${where}.`,
                effect: check/* DESTROYED */.o5,
                fix: describeRescue(path, folder),
                file: path,
            };
        },
    },
    {
        id: 'no-plugin',
        severity: 'error',
        acceptance: 'no',
        *find(view) {
            if (!isNoPlugin(view))
                return;
            const { folder } = view.layout;
            const where = folder === '' ? 'at the top of the ZIP' : `at the top level of ${(0,quote/* quoteName */.AB)(folder)}`;
            const inner = findInnerZip(view);
            yield {
                message: `No PHP file ${where} has a "Plugin Name" header${describeOther(view)}.`,
                effect: check/* DESTROYED */.o5,
                fix: inner === undefined
                    ? 'Check that the right folder was zipped, and that its main file has a `Plugin Name:` header.'
                    : `Publish ${(0,quote/* quoteName */.AB)(inner)} itself, without zipping it again.`,
            };
        },
    },
];
function isNoPlugin({ layout, main, hidden, misplaced, damages }) {
    const isOwnPhp = (path) => (0,read_layout/* nameIn */.ZC)(layout.folder, path)?.endsWith('.php') === true;
    const isExplained = main !== undefined ||
        hidden !== undefined ||
        misplaced !== undefined ||
        layout.unsafe.some((name) => name.endsWith('.php')) ||
        damages.some(({ path, damage }) => damage !== 'checksum' && isOwnPhp(path)) ||
        layout.entries.some((entry) => isOwnPhp(entry.path) && !(0,zip_entry/* isSupported */.TT)(entry));
    return !isExplained && layout.entries.some(({ isFolder }) => !isFolder);
}
function describeRescue(path, folder) {
    const parent = (0,read_layout/* parentOf */.gN)(path);
    const inner = parent.slice(parent.lastIndexOf('/') + 1);
    return folder === '' || path.endsWith(`/${inner}.php`)
        ? `Zip the folder ${(0,quote/* quoteName */.AB)(inner)} by itself.`
        : `Move the file up into ${(0,quote/* quoteName */.AB)(folder)}, or zip the right folder.`;
}
function findInnerZip({ layout: { entries, folder } }) {
    if (entries.some(({ path }) => path.endsWith('.php')))
        return undefined;
    const names = entries.flatMap(({ path, isFolder }) => (isFolder ? [] : ((0,read_layout/* nameIn */.ZC)(folder, path) ?? [])));
    const zips = names.filter((name) => /\.zip$/i.test(name));
    return zips.length === 1 ? zips[0] : undefined;
}
function describeOther({ layout, unreadOwnPhp }) {
    const files = layout.entries.filter(({ isFolder }) => !isFolder).map(({ path }) => path);
    const names = files.flatMap((path) => (0,read_layout/* nameIn */.ZC)(layout.folder, path) ?? []);
    const find = (pattern) => names.find((name) => pattern.test(name));
    const odd = names.find((name) => /\.php$/i.test(name) && !name.endsWith('.php'));
    const archive = find(/\.(zip|tar|tgz|tar\.gz)$/i);
    if (odd !== undefined)
        return `: ${(0,quote/* quoteName */.AB)(odd)} does not count: WordPress reads only \`.php\` files`;
    if (find(/^style\.css$/) !== undefined)
        return ': its `style.css` looks like that of a theme';
    if (unreadOwnPhp.length > 0)
        return `, but ${unreadOwnPhp.length} were not read`;
    if (find(/\.php$/) !== undefined)
        return '';
    if (archive !== undefined)
        return `: there is another archive instead, ${(0,quote/* quoteName */.AB)(archive)}`;
    if (names.length > 0 && names.every((name) => /^readme\b/i.test(name)))
        return ': there is only a readme';
    return files.some((path) => path.endsWith('.php')) ? ': there is none' : ': the ZIP has no PHP file at all';
}

;// CONCATENATED MODULE: ./src/package/checks/folder.ts




const PLAIN_NAME = "Use only letters, digits and `-` in the folder's name.";
const FOLDER_CHECKS = [
    {
        id: 'folder-mismatch',
        severity: 'error',
        acceptance: 'yes',
        *find(view, expected) {
            const { folder } = view.layout;
            if (folder === '' || isNoPlugin(view) || view.misplaced !== undefined)
                return;
            const expectedFolders = listFolders(expected);
            const expectedFolder = expectedFolders.find(({ name }) => name !== folder);
            if (expectedFolder !== undefined) {
                const { name, origin, fix, isSure } = expectedFolder;
                const isNamedHere = expected.zipped?.isWrapped === true && name !== expected.slug;
                const isCase = name.toLowerCase() === folder.toLowerCase();
                yield {
                    message: `The plugin's folder in the ZIP is ${(0,quote/* quoteName */.AB)(folder)}, not ${(0,quote/* quoteName */.AB)(name)}, ${origin}${isCase ? '; upper and lower case matter' : ''}.`,
                    effect: check/* DEACTIVATED */.f3,
                    fix: isNamedHere
                        ? `Set the input \`slug\` to ${(0,quote/* quoteName */.AB)(name)}${isSure ? '' : `, or to ${(0,quote/* quoteName */.AB)(folder)} if sites have that one`}.`
                        : `Rename the folder to ${(0,quote/* quoteName */.AB)(name)} before it is zipped${fix}.`,
                };
            }
            const found = expectedFolders.length === 0 ? findArchiveName(view) : undefined;
            if (found !== undefined && (found.isSure || expected.zipped === undefined)) {
                yield {
                    ...(found.isSure ? {} : { severity: 'warning' }),
                    message: `The plugin's folder in the ZIP is ${(0,quote/* quoteName */.AB)(folder)}, with ${found.what} in its name${found.what === 'the version' ? '' : ", as in GitHub's source archives"}.`,
                    effect: check/* DEACTIVATED */.f3,
                    fix: adviseName(expected.zipped !== undefined),
                };
            }
            const named = found === undefined && expectedFolder === undefined ? VERSIONED.exec(folder) : null;
            if (named !== null && expected.isFirst === true) {
                yield {
                    severity: 'warning',
                    message: `The plugin's folder is ${(0,quote/* quoteName */.AB)(folder)}, with a version in its name.`,
                    effect: 'The first release sets the folder for good: the next version needs the same one.',
                    fix: `If nothing is published yet, choose a name without a version, such as ${(0,quote/* quoteName */.AB)(folder.slice(0, named.index))}, and set the input \`slug\` to it.`,
                };
            }
        },
    },
    {
        id: 'folder-chars',
        severity: 'error',
        acceptance: 'yes',
        *find({ layout: { folder } }) {
            if (PATTERN.test(folder)) {
                yield {
                    message: `The plugin's folder ${(0,quote/* quoteName */.AB)(folder)} has one of the characters [ ] * ? in its name.`,
                    effect: 'WordPress reads them as a pattern, and does not find the plugin.',
                    fix: PLAIN_NAME,
                };
            }
            else if (folder.startsWith('.')) {
                yield {
                    message: `The name of the plugin's folder, ${(0,quote/* quoteName */.AB)(folder)}, begins with a dot.`,
                    effect: 'WordPress installs the plugin but never lists it: nobody can activate it.',
                    fix: PLAIN_NAME,
                };
            }
            else if (BLANK.test(folder)) {
                yield {
                    severity: 'warning',
                    message: `The plugin's folder ${(0,quote/* quoteName */.AB)(folder)} has a blank in its name.`,
                    effect: 'Some hosts and tools do not find such a plugin.',
                    fix: PLAIN_NAME,
                };
            }
        },
    },
];
const VERSIONED = /(?<=[^-_. ])[-_. ]v?\d+(\.\d+)+$/i;
const PATTERN = /[[\]*?]/;
const BLANK = /\s/;
function isOddFolder(folder) {
    return PATTERN.test(folder) || BLANK.test(folder) || folder.startsWith('.');
}
function listFolders({ slug, served }) {
    const installed = served?.pluginFile?.split('/')[0];
    const isRight = slug === undefined || slug === installed;
    const expectedFolders = [
        installed === undefined
            ? undefined
            : {
                name: installed,
                origin: 'which sites have installed',
                fix: isRight ? '' : ', and set the input `slug` to it',
                isSure: true,
            },
        slug === undefined
            ? undefined
            : { name: slug, origin: 'which the input `slug` names', fix: ', or correct `slug`', isSure: true },
        installed !== undefined || slug !== undefined || served?.slug === undefined
            ? undefined
            : {
                name: served.slug,
                origin: 'as the service calls the plugin',
                fix: '; if the folder is right, set the input `slug` to its name',
                isSure: false,
            },
    ];
    return expectedFolders.filter((expectedFolder) => expectedFolder !== undefined);
}
const BRANCH = /-(main|master|trunk|develop)$/i;
const COMMIT = /-[0-9a-f]{40}$|-(?=[0-9]*[a-f])(?=[a-f]*[0-9])[0-9a-f]{7}$/;
function findArchiveName({ layout: { folder }, main, }) {
    if (main === undefined)
        return undefined;
    if (isVersioned(folder, main.header.version))
        return { what: 'the version', isSure: true };
    const stem = (0,read_layout/* nameIn */.ZC)(folder, main.path)?.replace(/\.php$/, '') ?? '';
    const names = [stem, main.header.textDomain]
        .filter((name) => name !== '')
        .map((name) => name.toLowerCase());
    const lowered = folder.toLowerCase();
    if (names.includes(lowered))
        return undefined;
    const rest = lowered.replace(BRANCH, '').replace(COMMIT, '');
    const isSure = names.some((name) => rest === name || (COMMIT.test(folder) && rest.endsWith(`-${name}`)));
    if (BRANCH.test(folder))
        return { what: 'a branch', isSure };
    return COMMIT.test(folder) && isSure ? { what: 'a commit', isSure } : undefined;
}
function adviseName(isZippedHere) {
    return isZippedHere
        ? 'Set the input `slug` to the folder that the plugin has on sites.'
        : 'Give the folder the same name in every release. If this one is right, set the input `slug` to it.';
}
function isVersioned(folder, version) {
    const ends = ['-', '_', '.', ' ', '-v', '_v'].map((start) => `${start}${version}`.toLowerCase());
    return version.includes('.') && ends.some((end) => folder.toLowerCase().endsWith(end));
}

;// CONCATENATED MODULE: ./src/package/read/update-clients.ts
const NO_CLIENTS = { declared: new Set(), uses: [] };
const HOOK = /add_filter\s*\(\s*['"](?:pre_set_)?site_transient_update_plugins['"]/;
const REQUEST = /\bwp_(?:safe_)?remote_(?:get|post|request)\s*\(/;
const ANSWER = /->response\s*\[\s*([^\]]{0,200})\]\s*=/g;
const STARTER = /\bfunction\s+(buildUpdateChecker)\s*\(/i;
const CLASS = /^[ \t]*(?:(?:abstract|final)[ \t]+)?class[ \t]+(\w+)[^;{]{0,200}\{/gim;
const HINT = /update_plugins['"]|function\s+buildUpdateChecker/;
const CALL = /(?:\bnew\s+|::(?=buildUpdateChecker\b))([\w\\]{1,200})\s*\(([^;]{0,400})/gi;
const NAMES = /\b__FILE__\b|\b[A-Z][A-Z0-9_]{3,60}\b|['"][\w.-]{1,100}\/[\w.-]{1,100}\.php['"]/g;
const MAX_USES = 1000;
function createClientSearch() {
    const declared = new Set();
    const uses = [];
    return {
        search(path, code, isOwn, spend) {
            if (!spend(code.length))
                return;
            const answers = HINT.test(code) ? declare(code, declared) : [];
            if (!isOwn)
                return;
            if (answers.length > 0)
                uses.push({ path, client: '', names: answers });
            for (const [, name = '', given = ''] of code.matchAll(CALL)) {
                const names = listNames(given);
                if (names.length > 0 && uses.length < MAX_USES)
                    uses.push({ path, client: name.slice(name.lastIndexOf('\\') + 1).toLowerCase(), names });
            }
        },
        collect: () => ({ declared, uses: uses.filter(({ client }) => client === '' || declared.has(client)) }),
    };
}
function declare(code, declared) {
    const [, starter] = STARTER.exec(code) ?? [];
    if (starter !== undefined)
        declared.add(starter.toLowerCase());
    const answers = [...code.matchAll(ANSWER)];
    if (answers.length === 0 || !HOOK.test(code) || !REQUEST.test(code))
        return [];
    for (const [, name = ''] of code.matchAll(CLASS))
        declared.add(name.toLowerCase());
    return answers.flatMap(([, name = '']) => listNames(name));
}
function listNames(code) {
    return [...new Set([...code.matchAll(NAMES)].map(([name]) => name.replaceAll(/['"]/g, '')))];
}
const DEFINED = /(?:define\s*\(\s*['"](\w+)['"]\s*,|\bconst\s+(\w+)\s*=)\s*(?:plugin_basename\s*\(\s*)?__FILE__[\s)]*;/g;
function findOwnClient({ uses }, { path: main, text }) {
    const constants = [...text.matchAll(DEFINED)].map(([, defined, constant]) => defined ?? constant ?? '');
    const own = new Set([...constants, main]);
    return uses.find(({ path, names }) => names.some((name) => own.has(name)) || (path === main && names.includes('__FILE__')));
}

// EXTERNAL MODULE: ./src/package/wordpress/header.ts
var wordpress_header = __webpack_require__(1791);
;// CONCATENATED MODULE: ./src/package/wordpress/natural-order.ts
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

;// CONCATENATED MODULE: ./src/package/checks/header.ts






const LABELS = { name: 'Plugin Name', version: 'Version' };
const header_NO_VERSION = 'WordPress does not see it: without a version, no site is ever offered the update.';
const MOVE_UP = `Move the plugin header to the start of the file.`;
const SAVE_AS_UTF8 = 'Save the file as UTF-8 without a byte order mark.';
const HEADER_CHECKS = [
    {
        id: 'header-late',
        severity: 'error',
        acceptance: 'yes',
        *find({ main, lost, hidden }) {
            if (hidden?.header.why === 'late') {
                const { path } = hidden.file;
                const { line } = hidden.header;
                yield {
                    message: `The "Plugin Name" header in line ${line} of ${(0,quote/* quoteName */.AB)(path)} is not within the first ${wordpress_header/* HEADER_BYTES */.q2} bytes.`,
                    effect: `WordPress reads only those, and finds no plugin. ${check/* DESTROYED */.o5}`,
                    fix: MOVE_UP,
                    file: path,
                    line,
                };
            }
            for (const { field, why, line } of lost) {
                if (main === undefined || why === 'byte-order-mark')
                    continue;
                const where = `The "${LABELS[field]}" header in line ${line} of ${(0,quote/* quoteName */.AB)(main.path)}`;
                yield {
                    message: why === 'cut'
                        ? `${where} is cut off after byte ${wordpress_header/* HEADER_BYTES */.q2}.`
                        : `${where} is not within the first ${wordpress_header/* HEADER_BYTES */.q2} bytes.`,
                    effect: why === 'cut' ? 'WordPress takes the part before the cut for the whole.' : header_NO_VERSION,
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
        acceptance: 'yes',
        *find({ main, lost, hidden }) {
            if (hidden !== undefined && hidden.header.why !== 'late') {
                const { path } = hidden.file;
                const { why, line } = hidden.header;
                yield {
                    message: why === 'utf-16'
                        ? `${(0,quote/* quoteName */.AB)(path)} is saved in UTF-16.`
                        : `There is a byte order mark before the "Plugin Name" header in line ${line} of ${(0,quote/* quoteName */.AB)(path)}.`,
                    effect: `WordPress does not see the header, and finds no plugin. ${check/* DESTROYED */.o5}`,
                    fix: SAVE_AS_UTF8,
                    file: path,
                    line,
                };
            }
            const marked = lost.find(({ why }) => why === 'byte-order-mark');
            if (main === undefined || marked === undefined)
                return;
            yield {
                message: `There is a byte order mark before the "${LABELS[marked.field]}" header in line ${marked.line} of ${(0,quote/* quoteName */.AB)(main.path)}.`,
                effect: header_NO_VERSION,
                fix: SAVE_AS_UTF8,
                file: main.path,
                line: marked.line,
            };
        },
    },
    {
        id: 'header-shadowed',
        severity: 'warning',
        acceptance: 'yes',
        *find({ main }) {
            const [first, second] = main ? (0,wordpress_header/* findHeaderLines */.W$)(main.bytes, 'version') : [];
            if (main === undefined || first === undefined || second === undefined)
                return;
            const [name = 0] = (0,wordpress_header/* findHeaderLines */.W$)(main.bytes, 'name');
            if (!hasCommentEnd(main.bytes, name, first) && hasCommentEnd(main.bytes, first, second))
                return;
            yield {
                message: `${(0,quote/* quoteName */.AB)(main.path)} has a "Version" header in line ${first} and another in line ${second}.`,
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
        acceptance: 'yes',
        *find({ ownPhp, main }) {
            if (main === undefined)
                return;
            const others = ownPhp
                .filter(({ path, header }) => path !== main.path && (0,wordpress_header/* isPluginHeader */.LE)(header))
                .map(({ path }) => path);
            if (others.length === 0)
                return;
            yield {
                message: `Besides ${(0,quote/* quoteName */.AB)(main.path)}, ${(0,quote/* listNames */.Zv)(others)} ${(0,format/* agree */.d5)(others, 'has', 'have')} a "Plugin Name" header.`,
                effect: 'WordPress lists each of them as a plugin; the first by name gives the version of the update.',
                fix: 'Keep the header in the main file only.',
                file: others[0],
                files: others,
            };
        },
    },
    {
        id: 'nested-header',
        severity: 'warning',
        acceptance: 'yes',
        *find({ nestedPhp, main }) {
            if (main === undefined)
                return;
            const { name } = main.header;
            const earlier = nestedPhp
                .filter(({ header }) => (0,wordpress_header/* isPluginHeader */.LE)(header) && compareNaturally(header.name, name) < 0)
                .map(({ path }) => path);
            if (earlier.length === 0)
                return;
            yield {
                message: `${(0,quote/* listNames */.Zv)(earlier)} ${(0,format/* agree */.d5)(earlier, 'has', 'have')} a "Plugin Name" header too, with a name that sorts before the plugin's own.`,
                effect: 'After an upload by hand, WordPress offers to activate that file instead of the plugin.',
                fix: 'Leave it out, or remove the header from it.',
                file: earlier[0],
                files: earlier,
            };
        },
    },
    {
        id: 'update-uri-missing',
        severity: 'notice',
        acceptance: 'yes',
        *find({ main, updateClients }) {
            if (main?.header.updateUri.trim() !== '')
                return;
            const client = findOwnClient(updateClients, { path: main.path, text: main.bytes.toString('latin1') });
            if (client === undefined)
                return;
            const { path } = client;
            yield {
                message: `${(0,quote/* quoteName */.AB)(path)} has the plugin look for updates by code of its own, but the plugin has no header \`Update URI\`.`,
                effect: "WordPress asks WordPress.org, too, and can offer a stranger's plugin of the same folder as an update.",
                fix: `Add \`Update URI\`, with an address of yours, or \`false\`, to ${(0,quote/* quoteName */.AB)(main.path)}.`,
                file: main.path,
                place: { file: path },
            };
        },
    },
];
function hasCommentEnd(bytes, ...lines) {
    const [start, end] = [Math.min(...lines), Math.max(...lines)];
    const all = bytes.toString('latin1', 0, wordpress_header/* HEADER_BYTES */.q2).split(/\r\n|\r|\n/);
    return all.slice(start - 1, end - 1).some((line) => line.includes('*/'));
}

;// CONCATENATED MODULE: ./src/shared/line-counter.ts
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

// EXTERNAL MODULE: ./src/package/php/tokens.ts
var php_tokens = __webpack_require__(7313);
;// CONCATENATED MODULE: ./src/package/read/main-constants.ts


const PROPERTY = /^(public|protected|private|var|static|string|readonly)$/i;
const DEFINE = /^\\?define$/i;
function listConstants(bytes) {
    const text = bytes.toString('latin1');
    const { tokens } = (0,php_tokens/* tokenizePhp */.ao)(text);
    const countLine = createLineCounter(text);
    return tokens.flatMap(({ kind }, at) => {
        const found = kind === 'word' || kind === 'variable' ? readConstant(tokens, at) : undefined;
        const { value, index = 0 } = tokens[found?.from ?? -1] ?? {};
        const isAll = found?.ends.includes(tokens[found.from + 1]?.text ?? '') === true;
        if (found === undefined || value === undefined || !isAll)
            return [];
        return [{ name: found.name, value, line: countLine(index), isProperty: found.isProperty }];
    });
}
function readConstant(tokens, at) {
    const [before, token, next, third, fourth] = tokens.slice(Math.max(0, at - 1), at + 4);
    if (at === 0 || token === undefined)
        return undefined;
    if (token.kind === 'variable')
        return PROPERTY.test(before?.text ?? '') && next?.text === '='
            ? { name: token.text, from: at + 2, ends: [';'], isProperty: true }
            : undefined;
    if (DEFINE.test(token.text) && next?.text === '(' && third?.value !== undefined && fourth?.text === ',')
        return { name: third.value, from: at + 4, ends: [')', ','], isProperty: false };
    if (!/^const$/i.test(token.text) || next?.kind !== 'word')
        return undefined;
    if (third?.text === '=')
        return { name: next.text, from: at + 3, ends: [';', ','], isProperty: false };
    return third?.kind === 'word' && fourth?.text === '='
        ? { name: third.text, from: at + 4, ends: [';', ','], isProperty: false }
        : undefined;
}

;// CONCATENATED MODULE: ./src/package/checks/main-code.ts


const MAIN_CODE_CHECKS = [
    {
        id: 'stale-version',
        severity: 'warning',
        acceptance: 'yes',
        *find({ main }, { served, before }) {
            if (main === undefined)
                return;
            const { version } = main.header;
            const known = served?.version ?? before?.version;
            const origin = served === undefined ? `as in ${before?.what ?? ''}` : 'the version that is live';
            for (const { name, value, line, isProperty } of listConstants(main.bytes)) {
                const isOld = value === known && value !== version && isOwnVersion(name);
                if (!isOld && !(PLACEHOLDER.test(value) && /version/i.test(name) && !isProperty))
                    continue;
                yield {
                    message: `The ${isProperty ? 'property' : 'constant'} ${(0,quote/* quoteName */.AB)(name)} in line ${line} of ${(0,quote/* quoteName */.AB)(main.path)} is ${(0,quote/* quoteName */.AB)(value)}, ${isOld ? origin : 'a placeholder'}; the plugin's version is ${(0,quote/* quoteName */.AB)(version)}.`,
                    effect: 'Code that uses it, such as migrations and the URLs of scripts and styles, mistakes the update for another version.',
                    fix: `Write ${(0,quote/* quoteName */.AB)(version)} there too, or check the tool that should.`,
                    file: main.path,
                    line,
                };
            }
        },
    },
];
function isOwnVersion(name) {
    const words = name.replace(/([a-z])([A-Z])/g, '$1_$2');
    return /(^\$?|_)VER(SION)?$/i.test(words) && !OTHER.test(words);
}
const OTHER = /(^\$?|_)((MIN|MINIMUM|MAX|MAXIMUM|REQUIRED?|REQUIRES|NEEDED|TESTED|DB|DATABASE|SCHEMA|DATA|API|LAST|PREVIOUS|OLD|BASE|SINCE)_|(PHP|WP|WORDPRESS|WC|WOOCOMMERCE|LIBRARY|SDK)_VER(SION)?$)/i;
const PLACEHOLDER = /^\s*(@@[\w.-]+@@?|\{\{\s*[\w.-]+\s*\}\}|%%?[\w.-]+%%?|__\w+__|\$\{\w+\})\s*$/;

;// CONCATENATED MODULE: ./src/package/checks/main-file.ts




const MAIN_FILE_CHECKS = [
    {
        id: 'main-file',
        severity: 'error',
        acceptance: 'yes',
        *find(view, expected) {
            const { layout, main, unreadOwnPhp } = view;
            const installed = findInstalled(view, expected);
            if (main === undefined || installed === undefined)
                return;
            const { path, name, file, owner, isLive } = installed;
            const severity = isLive ? 'error' : 'warning';
            const mainName = (0,read_layout/* nameIn */.ZC)(layout.folder, main.path) ?? '';
            if (file === undefined && !unreadOwnPhp.includes(path)) {
                yield {
                    severity,
                    message: `The main file is ${(0,quote/* quoteName */.AB)(mainName)}, not ${(0,quote/* quoteName */.AB)(name)}, which ${owner}.`,
                    effect: check/* DEACTIVATED */.f3,
                    fix: `Name the file with the plugin header ${(0,quote/* quoteName */.AB)(name)} again.`,
                    file: main.path,
                };
            }
            if (file !== undefined && file.header.version !== main.header.version) {
                yield {
                    severity,
                    message: `${(0,quote/* quoteName */.AB)(name)}, which ${owner}, says version ${(0,quote/* quoteName */.AB)(file.header.version)}, but the version ${(0,quote/* quoteName */.AB)(main.header.version)} is read from ${(0,quote/* quoteName */.AB)(mainName)}.`,
                    effect: 'Sites read the file that they have, so they would be offered the same update again and again.',
                    fix: `Remove the header of ${(0,quote/* quoteName */.AB)(mainName)}, or write the same version in both files.`,
                    file: path,
                };
            }
        },
    },
];
function findInstalled({ layout: { folder }, ownPhp }, { served, before }) {
    const known = served?.pluginFile?.split('/')[1];
    const name = known ?? before?.mainFile;
    if (folder === '' || name === undefined)
        return undefined;
    const path = `${folder}/${name}`;
    const file = ownPhp.find((php) => php.path === path && (0,wordpress_header/* isPluginHeader */.LE)(php.header));
    const owner = known === undefined ? `${before?.what ?? ''} has` : 'sites have installed';
    return { path, name, file, owner, isLive: served !== undefined };
}

// EXTERNAL MODULE: ./src/package/php/tag.ts
var tag = __webpack_require__(6735);
;// CONCATENATED MODULE: ./src/package/checks/output.ts




const PRINTED = 'PHP prints it on every request, before the headers are sent: WordPress reports "unexpected output", and feeds and the REST API break.';
const OUTPUT_CHECKS = [
    {
        id: 'no-php-tag',
        severity: 'error',
        acceptance: 'yes',
        *find({ main, loaded, gitDamage }) {
            const isTold = new Set(gitDamage.map(({ path }) => path));
            const bare = loaded.filter(({ path, hasTag, start }) => !hasTag && !isTold.has(path) && path.endsWith('.php') && /\S/.test(start));
            const paths = bare.map(({ path }) => path);
            if (paths.length > 0) {
                yield {
                    ...(bare.every(({ start }) => /<\?|<%/.test(start)) ? { severity: 'warning' } : {}),
                    message: `${(0,quote/* listNames */.Zv)(paths)}, which the plugin loads on every request, ${(0,format/* agree */.d5)(paths, 'has', 'have')} no \`<?php\`.`,
                    effect: `PHP runs none of ${(0,format/* agree */.d5)(paths, 'it', 'them')}, and prints the whole text on every page of the site.`,
                    fix: 'Begin PHP files with `<?php`; if this is not the text that you wrote, check what copied it.',
                    file: paths[0],
                    files: paths,
                    line: 1,
                };
            }
            if (main?.isWhole !== true || (0,tag/* readTag */.z)(main.bytes.toString('latin1')).hasTag)
                return;
            yield {
                message: `${(0,quote/* quoteName */.AB)(main.path)} has no \`<?php\`.`,
                effect: 'PHP runs none of it, and prints the whole file on every page of the site.',
                fix: 'Begin the file with `<?php`: not every server accepts the short `<?`.',
                file: main.path,
                line: 1,
            };
        },
    },
    {
        id: 'output-before-headers',
        severity: 'error',
        acceptance: 'yes',
        *find({ main, lost, loaded, php, layout }) {
            const starts = main && (0,tag/* readTag */.z)(main.bytes.toString('latin1'));
            if (main === undefined || starts?.hasTag !== true)
                return;
            const isRefused = (path) => php?.files
                .get(path.slice((0,read_layout/* prefixOf */.MT)(layout.folder).length))
                ?.remarks.some(({ what }) => what.endsWith('something stands before `<?php`')) === true;
            if (starts.start !== '' &&
                !isRefused(main.path) &&
                !lost.some(({ why }) => why === 'byte-order-mark')) {
                yield {
                    message: `${(0,quote/* quoteName */.AB)(main.path)} begins with ${describe(starts.start)} before \`<?php\`.`,
                    effect: PRINTED,
                    fix: fixOf(starts.start),
                    file: main.path,
                    line: 1,
                };
            }
            const late = loaded.filter(({ path, isDirect, start: text }) => isDirect && !isRefused(path) && BEGINS_LATE.test(text));
            const paths = late.map(({ path }) => path);
            if (paths.length > 0) {
                yield {
                    severity: 'warning',
                    message: `${(0,quote/* listNames */.Zv)(paths)}, which the main file loads at once, ${(0,format/* agree */.d5)(paths, 'begins', 'begin')} with ${describe(late[0]?.start ?? '')} before \`<?php\`.`,
                    effect: PRINTED,
                    fix: fixOf(late[0]?.start ?? ''),
                    file: paths[0],
                    files: paths,
                    line: 1,
                };
            }
            const behind = php?.files.get(main.path.slice((0,read_layout/* prefixOf */.MT)(layout.folder).length))?.starts.behind;
            if (behind !== undefined) {
                yield {
                    severity: 'warning',
                    message: `${(0,quote/* quoteName */.AB)(main.path)} has ${behind.text.trim() === '' ? 'blank lines' : 'text'} behind a \`?>\`, in line ${behind.line}.`,
                    effect: PRINTED,
                    fix: 'Remove it, or leave out the `?>` at the end of the file.',
                    file: main.path,
                    line: behind.line,
                };
            }
        },
    },
];
const BEGINS_LATE = /^(\xef\xbb\xbf\s*|\s+)<\?(php|=)/i;
const MARK = '\xef\xbb\xbf';
function describe(text) {
    if (text.startsWith(MARK))
        return 'a byte order mark';
    return /^\s*(<\?|$)/.test(text) ? 'a blank line or a blank' : 'text';
}
function fixOf(text) {
    return text.startsWith(MARK)
        ? 'Save the file as UTF-8 without a byte order mark.'
        : 'Make `<?php` the very first characters of the file.';
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
;// CONCATENATED MODULE: ./src/package/checks/paths.ts






const PATH_CHECKS = [
    {
        id: 'path-unsafe',
        severity: 'error',
        acceptance: 'no',
        *find({ layout: { dangers } }) {
            for (const [kind, { one, many, what, effect, fix }] of Object.entries(DANGERS)) {
                const names = dangers.filter(({ danger }) => danger === kind).map(({ name }) => name);
                if (names.length === 0)
                    continue;
                yield { message: `${(0,quote/* listNames */.Zv)(names)} ${(0,format/* agree */.d5)(names, one, many)} ${what}.`, effect, fix };
            }
        },
    },
    {
        id: 'path-backslash',
        severity: 'error',
        acceptance: 'yes',
        *find({ zipEntries, layout: { folder }, main, loads }) {
            const isBad = (name) => name.includes('\\') && (0,read_layout/* findDanger */.nT)(name) === undefined;
            const names = zipEntries.map(({ name }) => name).filter(isBad);
            const isInFolder = main !== undefined && names.every((name) => name.startsWith(`${folder}/`));
            const paths = new Set(loads.map(({ path }) => path));
            const isLoaded = names.some((name) => paths.has(name.replaceAll('\\', '/')));
            if (names.length === 0)
                return;
            yield {
                ...(isInFolder && !isLoaded && { severity: 'warning' }),
                message: `${(0,quote/* listNames */.Zv)(names)} ${(0,format/* agree */.d5)(names, 'is', 'are')} written with backslashes instead of slashes.`,
                effect: isInFolder
                    ? 'On sites such a file has another name, under which no code finds it.'
                    : 'WordPress finds no plugin folder in such a ZIP: the update deactivates the plugin on every site.',
                fix: 'Build the ZIP with a tool that writes slashes: not with .NET before 4.6.1, nor with `Compress-Archive` of PowerShell 5.',
            };
        },
    },
    {
        id: 'path-conflict',
        severity: 'error',
        acceptance: 'yes',
        *find({ layout }) {
            const twice = findRepeated(layout.entries);
            if (twice.length > 0) {
                yield {
                    ...(twice.some((path) => /\.php$/i.test(path)) ? {} : { severity: 'warning' }),
                    message: `${(0,quote/* listNames */.Zv)(twice)} ${(0,format/* agree */.d5)(twice, 'is', 'are')} in the ZIP more than once; names that only look the same count too.`,
                    effect: 'Which of them a site gets depends on how it unpacks the ZIP.',
                    fix: 'Build a new ZIP instead of adding to an old one, and give each file its own name.',
                    file: twice[0],
                    files: twice,
                };
            }
            const both = findFilesAsFolders(layout.entries);
            if (both.length > 0) {
                yield {
                    message: `${(0,quote/* listNames */.Zv)(both)} ${(0,format/* agree */.d5)(both, 'is', 'are')} both a file and a folder in the ZIP.`,
                    effect: 'WordPress stops unpacking there, and no site gets the update.',
                    fix: 'Build a new ZIP instead of adding to an old one, and rename the file or the folder.',
                    file: both[0],
                    files: both,
                };
            }
        },
    },
    {
        id: 'path-portability',
        severity: 'warning',
        acceptance: 'yes',
        *find({ layout, zipEntries }) {
            const twins = findCaseTwins(layout.entries);
            if (twins.length > 0) {
                yield {
                    message: `${(0,quote/* listNames */.Zv)(twins)} differ only in upper and lower case.`,
                    effect: 'Where case does not matter, as on Windows, one overwrites the other.',
                    fix: 'Rename one of them.',
                    file: twins[0],
                    files: twins,
                };
            }
            const odd = findUnportable(layout, UNPORTABLE);
            if (odd.length > 0) {
                yield {
                    message: `${(0,quote/* listNames */.Zv)(odd)} ${(0,format/* agree */.d5)(odd, 'has', 'have')} one of the characters < > : " | ? * in the name, or a dot or blank at its end.`,
                    effect: 'Windows hosts cannot write such a name, or write another one.',
                    fix: `Rename ${(0,format/* agree */.d5)(odd, 'it', 'them')}.`,
                    file: odd[0],
                    files: odd,
                };
            }
            const reserved = findUnportable(layout, RESERVED);
            if (reserved.length > 0) {
                yield {
                    message: `${(0,quote/* listNames */.Zv)(reserved)} ${(0,format/* agree */.d5)(reserved, 'has the name', 'have the names')} of a device on Windows.`,
                    effect: 'Windows hosts cannot write it, and the update stops halfway.',
                    fix: `Rename ${(0,format/* agree */.d5)(reserved, 'it', 'them')}.`,
                    file: reserved[0],
                    files: reserved,
                };
            }
            const coded = zipEntries.filter(({ nameBytes }) => !(0,external_node_buffer_.isUtf8)(nameBytes)).map(({ name }) => name);
            if (coded.length > 0) {
                yield {
                    message: `${(0,format/* agree */.d5)(coded, 'The name', 'The names')} of ${(0,quote/* listNames */.Zv)(coded)} ${(0,format/* agree */.d5)(coded, 'is', 'are')} not in UTF-8.`,
                    effect: 'WordPress gives such a file one name on hosts with php-zip, and another on hosts without it.',
                    fix: 'Build the ZIP with a tool that writes names in UTF-8, or use only ASCII characters in names.',
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
        effect: 'WordPress silently leaves most such files out; other programs write them anywhere.',
        fix: 'Build the ZIP in the folder above the plugin, with plain relative names.',
    },
    characters: {
        one: 'has',
        many: 'have',
        what: 'control characters in the name, or no name at all',
        effect: 'Sites write such a file under another name, or the update stops halfway.',
        fix: 'Rename it, or leave it out.',
    },
    length: {
        one: 'has',
        many: 'have',
        what: 'a name of more than 255 bytes, or a path of more than 1,024 characters',
        effect: 'Sites cannot write such a file, and the update stops halfway.',
        fix: 'Shorten the name, or leave the file out.',
    },
};
function compose({ path }) {
    return path.normalize('NFC');
}
function findRepeated(entries) {
    const names = new Set();
    const repeated = new Set();
    for (const entry of entries) {
        if (entry.isFolder)
            continue;
        const name = compose(entry);
        if (names.has(name))
            repeated.add(entry.path);
        names.add(name);
    }
    return [...repeated];
}
function findFilesAsFolders(entries) {
    const names = entries.map((entry) => (entry.isFolder ? `${compose(entry)}/` : compose(entry))).sort();
    const both = names.filter((name, index) => {
        if (name.endsWith('/') || names[index + 1]?.startsWith(name) !== true)
            return false;
        return names[(0,shared_sorted/* findFirst */.i8)(names, `${name}/`)]?.startsWith(`${name}/`) === true;
    });
    return [...new Set(both)];
}
function findCaseTwins(entries) {
    const firstOf = new Map();
    const twins = new Set();
    for (const entry of entries) {
        const name = compose(entry);
        const lower = name.toLowerCase();
        const first = firstOf.get(lower) ?? name;
        if (first !== name)
            twins.add(first).add(name);
        firstOf.set(lower, first);
    }
    return [...twins];
}
const RESERVED = /(?<=^|\/)(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\.[^/]*)?(?=\/|$)/i;
const UNPORTABLE = /[<>:"|?*]|[. ](\/|$)/;
function findUnportable({ entries, folder }, pattern) {
    const known = isOddFolder(folder) ? `${folder}/` : '';
    const found = new Set();
    for (const { path } of entries) {
        const from = path.startsWith(known) ? known.length : 0;
        const at = path.slice(from).search(pattern);
        if (at < 0)
            continue;
        const end = path.indexOf('/', from + at);
        found.add(end < 0 ? path : path.slice(0, end));
    }
    return [...found];
}

// EXTERNAL MODULE: ./src/package/checks/php.ts
var php = __webpack_require__(456);
// EXTERNAL MODULE: ./src/package/wordpress/version.ts
var wordpress_version = __webpack_require__(6600);
// EXTERNAL MODULE: ./src/shared/version-text.ts
var version_text = __webpack_require__(2189);
;// CONCATENATED MODULE: ./src/package/checks/version.ts




const ENDLESS = 'If package and service state different versions, WordPress offers the same update again and again.';
const VERSION_CHECKS = [
    {
        id: 'version-missing',
        severity: 'error',
        acceptance: 'no',
        *find({ main, lost }) {
            if (main?.header.version !== '' || isLost(lost))
                return;
            const [line] = (0,wordpress_header/* findHeaderLines */.W$)(main.bytes, 'version');
            yield {
                message: line === undefined
                    ? `${(0,quote/* quoteName */.AB)(main.path)} has no "Version" header.`
                    : `The "Version" header in line ${line} of ${(0,quote/* quoteName */.AB)(main.path)} is empty.`,
                effect: 'Without a version, no site is ever offered the update.',
                fix: 'Add `Version: 1.2.3`, with your version, to the comment that has `Plugin Name:`.',
                file: main.path,
                line,
            };
        },
    },
    {
        id: 'version-format',
        severity: 'error',
        acceptance: 'yes',
        *find(view, { served }) {
            const stated = readVersion(view);
            if (stated === undefined)
                return;
            const { version, main, line = 1 } = stated;
            const where = `The version ${(0,quote/* quoteName */.AB)(version)} in line ${line} of ${(0,quote/* quoteName */.AB)(main.path)}`;
            const place = { file: main.path, line };
            switch (classifyForm(version)) {
                case 'v':
                    yield {
                        message: `${where} begins with a ${(0,quote/* quoteName */.AB)(version.charAt(0))}.`,
                        effect: 'PHP sorts it below every number, so no site is offered the update.',
                        fix: `Write ${(0,quote/* quoteName */.AB)(version.slice(1))}.`,
                        ...place,
                    };
                    break;
                case 'wordy':
                    yield {
                        message: `${where} has no digit.`,
                        effect: 'PHP sorts it below every number: no site whose version is a number is offered the update.',
                        fix: 'Write a number, such as `1.2.3`; if a tool should have filled it in, check that it ran.',
                        ...place,
                    };
                    break;
                case 'characters':
                    yield {
                        message: `${where} ${describeFault(version)}.`,
                        effect: 'Services, tags and file names cannot carry it unchanged, so it could not be compared.',
                        fix: 'Begin with a digit, and use only letters, digits, `.`, `-`, `_` and `+`.',
                        ...place,
                    };
                    break;
                case 'word':
                    if (served !== undefined)
                        break;
                    yield {
                        severity: 'warning',
                        message: `${where} has a word that PHP does not know, or ends with a separator.`,
                        effect: 'PHP sorts it below the version without that: sites that have that version are not offered the update.',
                        fix: 'Use only numbers and dev, alpha, beta, RC or pl, such as `1.2.3.1` or `1.2.3-pl1`.',
                        ...place,
                    };
                    break;
                case 'prerelease':
                    if (served !== undefined && !(0,wordpress_version/* isPrerelease */.V1)(served.version))
                        break;
                    yield {
                        severity: 'notice',
                        message: `${where} is a pre-release.`,
                        effect: 'Sites get it like any other update.',
                        fix: 'Publish it only if that is intended.',
                        ...place,
                    };
            }
        },
    },
    {
        id: 'version-tag',
        severity: 'error',
        acceptance: 'yes',
        *find(view, { version: expected }) {
            const stated = readVersion(view);
            if (stated === undefined || expected === undefined || stated.version === expected.version)
                return;
            const { version, main, line } = stated;
            if (classifyForm(version) === 'v' && version.slice(1) === expected.version)
                return;
            yield {
                message: `The version in ${(0,quote/* quoteName */.AB)(main.path)} is ${(0,quote/* quoteName */.AB)(version)}, but ${expected.origin} says ${(0,quote/* quoteName */.AB)(expected.version)}.`,
                effect: ENDLESS,
                fix: adviseOnTag(expected.origin),
                file: main.path,
                line,
            };
        },
    },
    {
        id: 'version-not-newer',
        severity: 'error',
        acceptance: 'yes',
        *find(view, { served, version: expected }) {
            const stated = readVersion(view);
            if (stated === undefined || served === undefined || stated.version === served.version)
                return;
            const { version, main, line } = stated;
            if ((0,wordpress_version/* compareVersions */.Zy)(version, served.version) > 0 || isWrongAnyway(version, expected?.version))
                return;
            yield {
                message: `Version ${(0,quote/* quoteName */.AB)(version)} is not newer than ${(0,quote/* quoteName */.AB)(served.version)}, which is live now.`,
                effect: 'Sites that have the live version are never offered this one.',
                fix: `Raise \`Version:\` in ${(0,quote/* quoteName */.AB)(main.path)} above ${(0,quote/* quoteName */.AB)(served.version)}.`,
                file: main.path,
                line,
            };
        },
    },
    {
        id: 'prerelease-over-stable',
        severity: 'error',
        acceptance: 'yes',
        *find(view, { served, version: expected }) {
            const stated = readVersion(view);
            if (stated === undefined || served === undefined || (0,wordpress_version/* isPrerelease */.V1)(served.version))
                return;
            const { version, main, line } = stated;
            if (classifyForm(version) !== 'prerelease' || (0,wordpress_version/* compareVersions */.Zy)(version, served.version) <= 0)
                return;
            if (isWrongAnyway(version, expected?.version))
                return;
            yield {
                message: `The version ${(0,quote/* quoteName */.AB)(version)} is a pre-release, but ${(0,quote/* quoteName */.AB)(served.version)}, which is live now, is stable.`,
                effect: 'Sites get the pre-release like any other update.',
                fix: 'Do not run this workflow for pre-releases. If all sites are to get it, accept this finding.',
                file: main.path,
                line,
            };
        },
    },
];
function adviseOnTag(origin) {
    const [, tag] = /^the tag `([\w.@/+-]+)`$/.exec(origin) ?? [];
    if (tag === undefined)
        return `Correct \`Version:\` or ${origin}.`;
    return `Raise \`Version:\`, commit, and move the tag: \`git tag -f ${tag} && git push -f origin ${tag}\`. Or delete it: \`git push -d origin ${tag}\`.`;
}
function readVersion({ main, lost }) {
    if (main === undefined || main.header.version === '' || isLost(lost))
        return undefined;
    const [line] = (0,wordpress_header/* findHeaderLines */.W$)(main.bytes, 'version');
    return { version: main.header.version, main, line };
}
function isLost(lost) {
    return lost.some(({ field }) => field === 'version');
}
function classifyForm(version) {
    if (!/[0-9]/.test(version))
        return 'wordy';
    if (/^v/i.test(version))
        return 'v';
    if (!(0,version_text/* isVersion */.l)(version))
        return 'characters';
    if ((0,wordpress_version/* hasUnknownWord */.Hk)(version.replace(/^\./, '')))
        return 'word';
    return (0,wordpress_version/* isPrerelease */.V1)(version) ? 'prerelease' : 'plain';
}
function isUnusable(version) {
    return ['wordy', 'v', 'characters'].includes(classifyForm(version));
}
function describeFault(version) {
    const odd = [...new Set(version.replace(/[0-9A-Za-z.+_-]/g, ''))].map((one) => one.trim() === '' ? 'a blank' : (0,quote/* quoteName */.AB)(one));
    if (odd.length > 0)
        return `has ${odd.slice(0, MAX_ODD).join(', ')}, which a version cannot have`;
    return version.length > 64 ? 'has more than 64 characters' : `begins with ${(0,quote/* quoteName */.AB)(version.charAt(0))}`;
}
const MAX_ODD = 5;
function isWrongAnyway(version, expected) {
    return isUnusable(version) || (expected !== undefined && version !== expected);
}

;// CONCATENATED MODULE: ./src/package/checks/requires.ts


const REQUIRES_CHECKS = [
    {
        id: 'requires-format',
        severity: 'error',
        acceptance: 'yes',
        *find({ main }) {
            if (main === undefined)
                return;
            for (const [field, label, example] of REQUIREMENTS) {
                const value = main.header[field];
                const isTooNew = isRequirement(value) && Number.parseInt(value, 10) >= NEVER[field];
                if (value === '' || (isRequirement(value) && !isTooNew))
                    continue;
                const [line = 1] = (0,wordpress_header/* findHeaderLines */.W$)(main.bytes, field);
                if (isTooNew) {
                    yield {
                        message: `"${label}" in line ${line} of ${(0,quote/* quoteName */.AB)(main.path)} is ${(0,quote/* quoteName */.AB)(value)}, newer than any version there is.`,
                        effect: 'No site can install or update the plugin.',
                        fix: `Write the number with its dots, such as \`${label}: ${example}\`.`,
                        file: main.path,
                        line,
                    };
                    continue;
                }
                const isHeeded = /^[0-9]/.test(value);
                yield {
                    ...(isHeeded ? { severity: 'warning' } : {}),
                    message: `"${label}" in line ${line} of ${(0,quote/* quoteName */.AB)(main.path)} is ${(0,quote/* quoteName */.AB)(value)}, which is not a version number.`,
                    effect: isHeeded
                        ? 'WordPress uses the number at its start; services may ignore it.'
                        : 'WordPress ignores it, and offers the update even where the plugin cannot run.',
                    fix: `Write only numbers and dots, such as \`${label}: ${example}\`.`,
                    file: main.path,
                    line,
                };
            }
        },
    },
    {
        id: 'requires-itself',
        severity: 'error',
        acceptance: 'yes',
        *find({ main, layout: { folder } }) {
            if (main === undefined || !(0,wordpress_header/* readRequiredPlugins */.qG)(main.header.requiresPlugins).slugs.includes(folder))
                return;
            const [line = 1] = (0,wordpress_header/* findHeaderLines */.W$)(main.bytes, 'requiresPlugins');
            yield {
                message: `"Requires Plugins" in line ${line} of ${(0,quote/* quoteName */.AB)(main.path)} names ${(0,quote/* quoteName */.AB)(folder)}, which is the plugin itself.`,
                effect: 'It would have to be active before it can be activated: nobody can activate it.',
                fix: `Remove ${(0,quote/* quoteName */.AB)(folder)} from the list.`,
                file: main.path,
                line,
            };
        },
    },
    {
        id: 'requires-no-slug',
        severity: 'warning',
        acceptance: 'yes',
        *find({ main }) {
            if (main === undefined)
                return;
            const { dropped } = (0,wordpress_header/* readRequiredPlugins */.qG)(main.header.requiresPlugins);
            if (dropped.length === 0)
                return;
            const [line = 1] = (0,wordpress_header/* findHeaderLines */.W$)(main.bytes, 'requiresPlugins');
            const list = dropped
                .slice(0, MAX_SHOWN)
                .map((item) => (0,quote/* quoteName */.AB)(item))
                .join(', ');
            yield {
                message: `"Requires Plugins" in line ${line} of ${(0,quote/* quoteName */.AB)(main.path)} names ${list}, which is no slug of WordPress.org.`,
                effect: 'WordPress silently ignores it: sites can activate the plugin without what it needs.',
                fix: 'Write slugs of lower-case letters, digits and hyphens, separated by commas, such as `woocommerce`.',
                file: main.path,
                line,
            };
        },
    },
];
const MAX_SHOWN = 5;
const NEVER = { requiresWordPress: 20, requiresPhp: 10 };
const REQUIREMENTS = [
    ['requiresWordPress', 'Requires at least', '6.5'],
    ['requiresPhp', 'Requires PHP', '7.4'],
];
function isRequirement(value) {
    return /^[0-9]{1,9}(\.[0-9]{1,9}){0,3}$/.test(value);
}

;// CONCATENATED MODULE: ./src/package/checks/readme.ts





const README_CHECKS = [
    {
        id: 'requires-differs',
        severity: 'warning',
        acceptance: 'yes',
        *find({ main, readme, platforms }) {
            if (main === undefined)
                return;
            yield* findPlatform(main, platforms);
            if (readme === undefined)
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
                    message: `"${label}" is ${(0,quote/* quoteName */.AB)(value)} in ${(0,quote/* quoteName */.AB)(main.path)}, but ${(0,quote/* quoteName */.AB)(other)} in line ${line} of ${(0,quote/* quoteName */.AB)(readme.path)}.`,
                    effect: 'WordPress reads the plugin header; the service may tell sites what the readme says.',
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
        acceptance: 'yes',
        *find({ main, readme }) {
            if (main === undefined || readme === undefined)
                return;
            const { version } = main.header;
            const { stableTag, lines } = readme.readme;
            const isSame = stableTag === toStableTag(version);
            if (stableTag === '' || version === '' || isSame || isUnusable(version))
                return;
            const line = lines.stableTag ?? 1;
            const isBranch = !/[0-9]/.test(stableTag);
            yield {
                ...(isBranch || (0,wordpress_version/* isPrerelease */.V1)(version) ? { severity: 'notice' } : {}),
                message: `"Stable tag" in line ${line} of ${(0,quote/* quoteName */.AB)(readme.path)} is ${(0,quote/* quoteName */.AB)(stableTag)}, but the version is ${(0,quote/* quoteName */.AB)(version)}.`,
                effect: 'Services that read the readme tell sites another version than they get.',
                fix: `Set "Stable tag" to ${(0,quote/* quoteName */.AB)(version)}, or leave the line out.`,
                file: readme.path,
                line,
            };
        },
    },
    {
        id: 'changelog-version',
        severity: 'notice',
        acceptance: 'yes',
        *find({ main, lackingChangelog: file }) {
            const { version = '' } = main?.header ?? {};
            if (file === undefined || version === '' || isUnusable(version) || (0,wordpress_version/* isPrerelease */.V1)(version))
                return;
            yield {
                message: `The changelog in ${(0,quote/* quoteName */.AB)(file)} has other versions, but nothing for ${(0,quote/* quoteName */.AB)(version)}.`,
                effect: 'Customers do not learn what is new. Unless another changelog or `release-notes` has it, GitHub generates the notes of a new release.',
                fix: 'Add the version to the changelog.',
                file,
            };
        },
    },
    {
        id: 'readme-missing',
        severity: 'notice',
        acceptance: 'yes',
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
function* findPlatform(main, platforms) {
    const value = main.header.requiresPhp;
    if (value !== '' && !isRequirement(value))
        return;
    const stated = value === '' ? LEAST_PHP : value;
    const stricter = platforms.filter(({ version }) => (0,wordpress_version/* compareVersions */.Zy)(shorten(version), shorten(stated)) > 0);
    for (const { path, version: platform } of stricter.slice(0, 1)) {
        yield {
            message: `"Requires PHP" is ${value === '' ? 'not stated' : (0,quote/* quoteName */.AB)(value)} in ${(0,quote/* quoteName */.AB)(main.path)}, but Composer's ${(0,quote/* quoteName */.AB)(path)} demands PHP ${(0,quote/* quoteName */.AB)(platform)}.`,
            effect: 'Sites with an older PHP are offered the update, and stop with a fatal error.',
            fix: `Write \`Requires PHP: ${platform}\` into the header, or install packages for an older PHP, with \`config.platform.php\` in \`composer.json\`.`,
            file: main.path,
        };
    }
}
const LEAST_PHP = '7.4';
function toStableTag(version) {
    return version.replace(/[^a-z0-9_.-]/gi, '').replace(/^\./, '0.');
}
function shorten(version) {
    return version.replace(/(\.0+)+$/, '');
}

;// CONCATENATED MODULE: ./src/package/checks/symlink.ts




const NO_LINKS = 'Put the files themselves into the ZIP (`zip` without `--symlinks`).';
const SYMLINK_CHECKS = [
    {
        id: 'symlink',
        severity: 'error',
        acceptance: 'path',
        *find({ links, layout }) {
            if (links.length === 0)
                return;
            const folders = symlink_listFolders(layout);
            const isRun = (link) => link.path.endsWith('.php') || isToFolder(link, folders);
            const isLoop = createLoopTest(links);
            const select = (isOne) => links.filter(isOne).map(({ path }) => path);
            const run = select((link) => isRun(link) && !isLoop(link));
            const other = select((link) => !isRun(link) && !isLoop(link));
            const loops = select(isLoop);
            if (run.length > 0) {
                yield symlink_describe(run, 'Sites get a small file with the name of its target instead: PHP prints that name, or stops with a fatal error because a folder is missing.');
            }
            if (other.length > 0) {
                yield {
                    severity: 'warning',
                    ...symlink_describe(other, 'Sites get a small file with the name of its target instead.'),
                };
            }
            if (loops.length > 0) {
                yield {
                    severity: 'notice',
                    ...symlink_describe(loops, 'It leads to itself, so that nothing can use it here or on sites.'),
                };
            }
        },
    },
];
function symlink_describe(paths, effect) {
    return {
        message: `${(0,quote/* listNames */.Zv)(paths)} ${(0,format/* agree */.d5)(paths, 'is a symbolic link', 'are symbolic links')}.`,
        effect,
        fix: NO_LINKS,
        file: paths[0],
        files: paths,
    };
}
function createLoopTest(links) {
    const targets = new Map(links.map(({ path, target }) => [path, target]));
    return ({ path }) => {
        let place = path;
        for (let steps = 0; steps <= MAX_STEPS; steps += 1) {
            const target = targets.get(place);
            if (target === undefined || path.endsWith('.php'))
                return false;
            place = follow((0,read_layout/* parentOf */.gN)(place), target);
            if (place === path)
                return true;
        }
        return false;
    };
}
const MAX_STEPS = 40;
function symlink_listFolders({ entries }) {
    const folders = new Set();
    for (const { path, isFolder } of entries) {
        for (let folder = isFolder ? path : (0,read_layout/* parentOf */.gN)(path); !folders.has(folder); folder = (0,read_layout/* parentOf */.gN)(folder)) {
            folders.add(folder);
        }
    }
    return folders;
}
function isToFolder({ path, target }, folders) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const looksSo = target?.endsWith('/') === true || !name.includes('.');
    return looksSo || (target !== undefined && folders.has(follow((0,read_layout/* parentOf */.gN)(path), target)));
}
function follow(folder, target) {
    const parts = folder === '' ? [] : folder.split('/');
    for (const part of target.split('/')) {
        if (part === '..')
            parts.pop();
        else if (part !== '' && part !== '.')
            parts.push(part);
    }
    return parts.join('/');
}

;// CONCATENATED MODULE: ./src/package/checks/zipped.ts


const BUILD_NAMES = new Set(['build', 'dist', 'src', 'plugin']);
const zipped_PLACEHOLDER = 'my-plugin';
const ZIPPED_CHECKS = [
    {
        id: 'folder-unconfirmed',
        severity: 'warning',
        acceptance: 'yes',
        *find(view, expected) {
            const { zipped } = expected;
            const { folder } = view.layout;
            const isByChance = zipped?.isNamedByWorkspace === true || BUILD_NAMES.has(folder);
            if (zipped === undefined || view.main === undefined || !(isByChance || folder === zipped_PLACEHOLDER))
                return;
            if (isConfirmed(view, expected))
                return;
            const why = folder === zipped_PLACEHOLDER
                ? 'the placeholder in our examples'
                : zipped.isNamedByWorkspace
                    ? 'the name of the repository'
                    : 'a common name for builds';
            yield {
                message: `The plugin's folder is ${(0,quote/* quoteName */.AB)(folder)}, ${why}; nothing else confirms that name.`,
                effect: `If sites have it in another folder, the update deactivates the plugin on every site.`,
                fix: folder === zipped_PLACEHOLDER
                    ? `Set the input \`slug\` to the plugin's folder on sites; if it is ${(0,quote/* quoteName */.AB)(folder)}, accept this finding.`
                    : "Set the input `slug` to the plugin's folder on sites, even if it is this one.",
            };
        },
    },
];
function isConfirmed({ layout, main }, { slug, served }) {
    const { folder } = layout;
    const [installed] = served?.pluginFile?.split('/') ?? [];
    const stem = (0,read_layout/* nameIn */.ZC)(folder, main?.path ?? '')?.replace(/\.php$/, '');
    const isChosen = slug !== undefined && folder !== zipped_PLACEHOLDER;
    const isKnown = installed !== undefined || served?.slug !== undefined;
    return isChosen || isKnown || main?.header.textDomain === folder || stem === folder;
}

;// CONCATENATED MODULE: ./src/package/checks/check-package.ts




















const CHECKS = [
    ...DAMAGE_CHECKS,
    ...ARCHIVE_CHECKS,
    ...PATH_CHECKS,
    ...SYMLINK_CHECKS,
    ...LAYOUT_CHECKS,
    ...FOLDER_CHECKS,
    ...ZIPPED_CHECKS,
    ...not_built/* NOT_BUILT_CHECKS */.JB,
    ...BLOCK_CHECKS,
    ...MAIN_FILE_CHECKS,
    ...HEADER_CHECKS,
    ...OUTPUT_CHECKS,
    ...php/* PHP_CHECKS */.b,
    ...MAIN_CODE_CHECKS,
    ...REQUIRES_CHECKS,
    ...VERSION_CHECKS,
    ...README_CHECKS,
    ...SECRETS_CHECKS,
    ...DEV_FILES_CHECKS,
    ...CONTENTS_CHECKS,
];
const ORDER = ['error', 'warning', 'notice'];
function check_package_check(view, expected) {
    const findings = CHECKS.flatMap(({ id, severity, find }) => [...find(view, expected)].map(({ files = [], ...problem }) => ({
        severity,
        ...problem,
        ...(files.length > 1 && { files }),
        id,
    })));
    return findings.sort((a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity));
}

// EXTERNAL MODULE: external "node:v8"
var external_node_v8_ = __webpack_require__(8877);
// EXTERNAL MODULE: ./src/shared/bytes.ts
var bytes = __webpack_require__(2250);
// EXTERNAL MODULE: ./src/package/finding.ts
var finding = __webpack_require__(9733);
;// CONCATENATED MODULE: ./src/package/read/made-paths.ts


const NO_COMPOSER = { named: [], hasOwnAutoloader: false };
const MAX_NAMED = 200;
const MAX_BUILT = 1000;
const MAX_LENGTH = 300;
const MAX_BYTES = 3 * 1024 * 1024;
const HINTS = /\/(?:build|dist|(?<=(?:build|dist)\/))|\.(?:asset\.php|min\.(?:js|css))/;
const BUILT = /^(?:[\w.@-]+\/)*(?:build|dist)(?:\/[\w.@-]+)*\/?$|^(?:[\w.@-]+\/)+[\w.@-]+\.(?:asset\.php|min\.js|min\.css)$/;
const COMPOSER_HINT = /\/(?<=vendor[\w-]*\/)|\.php(?<=autoload[\w-]*\.php)/;
const NAMED = /(?:^|[}/])((?:[\w.@-]+\/)*[\w.@-]+\.php)$/;
const OF_COMPOSER = /(^|\/)autoload[\w-]*\.php$|-autoload\.php$|(^|\/)vendor[\w-]*\/./;
const made_paths_FILLED_IN = /\{?\$\w+(?:(?:->|::)\w+|\['?\w+'?\])*\}?/g;
const TOOL = /\/(bin|tools?|scripts?|ci|\.[^/]+)\/|\/(scoper\.inc|rector|ecs|[\w.-]*php-?cs[\w.-]*|phpstan[\w.-]*)\.php$/i;
function createMadeSearch(placed = []) {
    const built = new Set();
    const named = [];
    let hasOwnAutoloader = false;
    let leftBytes = MAX_BYTES;
    const isPlaced = (file) => placed.some((folder) => `/${file}`.includes(`/${folder}/`));
    return {
        search(by, code, spend = limits/* spendFreely */.qj) {
            const isTool = TOOL.test(by);
            hasOwnAutoloader ||= !isTool && code.includes('_autoload_register');
            const mayBuild = HINTS.test(code);
            const mayName = !isTool && (COMPOSER_HINT.test(code) || placed.some((folder) => code.includes(folder)));
            if (!(mayBuild || mayName))
                return;
            leftBytes -= code.length;
            if (!spend(leftBytes < 0 ? Infinity : code.length * limits/* TOKEN_STEPS */.IU))
                return;
            (0,php_tokens/* scanPhp */.aq)(code, ({ kind, text, value = '' }) => {
                if (kind !== 'string' || text.length > MAX_LENGTH)
                    return;
                const path = value.replace(/^(\.{0,2}\/)+/, '');
                if (mayBuild && value.includes('/') && BUILT.test(path) && built.size < MAX_BUILT)
                    built.add(path);
                if (!mayName || named.length >= MAX_NAMED)
                    return;
                const inside = text
                    .slice(1, -1)
                    .replace(made_paths_FILLED_IN, '}')
                    .replaceAll(/\/{2,}/g, '/');
                const [, file = ''] = NAMED.exec(inside) ?? [];
                if (OF_COMPOSER.test(file) || isPlaced(file))
                    named.push({ path: file.replace(/^(\.{1,2}\/)+/, ''), by });
            });
        },
        collect: () => ({ builtPaths: [...built], composer: { named, hasOwnAutoloader } }),
    };
}

// EXTERNAL MODULE: ./src/shared/yield-to-event-loop.ts
var yield_to_event_loop = __webpack_require__(3492);
// EXTERNAL MODULE: ./src/shared/clock.ts
var clock = __webpack_require__(6103);
// EXTERNAL MODULE: ./src/shared/record.ts
var record = __webpack_require__(3060);
// EXTERNAL MODULE: ./src/package/read/composer-json.ts
var composer_json = __webpack_require__(2574);
;// CONCATENATED MODULE: ./src/package/read/block-files.ts



const block_files_CODE = 'editorScript script viewScript scriptModule viewScriptModule render variations'.split(' ');
const STYLES = 'editorStyle style viewStyle'.split(' ');
const SOURCE = /(^|\/)(src|sources?)\//i;
const MAX_FILES = 100;
const FROM_FILE = /block\.json|blocks?_types?_from_metadata|register_block_type\s*\((?!\s*(['"])[\w-]+\/[\w-]+\1\s*[,)])/;
function mayRegisterFromFile(code) {
    return FROM_FILE.test(code);
}
function findLostBlockFiles(path, text, isThere) {
    if (!/(^|\/)block\.json$/.test(path) || SOURCE.test(path))
        return undefined;
    const block = (0,record/* toRecord */.L)((0,composer_json/* parseJson */.q)(text));
    const find = (keys) => keys
        .flatMap((key) => block[key])
        .slice(0, MAX_FILES)
        .flatMap((value) => typeof value === 'string' ? (/^file:(?:\.\/)*(?!\.\/)([\w.-][\w./-]*)$/.exec(value)?.[1] ?? []) : [])
        .filter((file) => !file.includes('..') && !isThere((0,read_layout/* prefixOf */.MT)((0,read_layout/* parentOf */.gN)(path)) + file));
    const code = find(block_files_CODE);
    return code.length === 0 ? undefined : { by: path, files: [...new Set([...code, ...find(STYLES)])] };
}

// EXTERNAL MODULE: ./src/package/read/search-entries.ts
var search_entries = __webpack_require__(9820);
// EXTERNAL MODULE: ./src/package/secrets/text.ts
var secrets_text = __webpack_require__(7491);
;// CONCATENATED MODULE: ./src/package/secrets/tokens.ts
const tokens_HOOK = String.raw `hook(?:s\.slack\.com|\.office\.com|s)/`;
const IN_URL = '://[^/@]{3,200}@';
const JWT = String.raw `eyJ[\w-]{10,300}\.eyJ[\w-]{10,2000}\.[\w-]{20,700}`;
const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const CERTAIN = [
    ['a token of GitHub', 'gh[pousr]_', 'gh[pousr]_[A-Za-z0-9]{36,255}'],
    ['a token of GitHub', 'gh[pousr]_[A-Za-z0-9]{1,20}_', String.raw `gh[pousr]_[A-Za-z0-9]{1,20}_${JWT}`],
    ['a token of GitHub', 'github_pat_', String.raw `github_pat_[A-Za-z0-9]{20,}\w{0,99}`],
    [
        'a token of GitLab',
        'gl(?:pat|dt|rt|ft|oas|soat|agent)-',
        String.raw `gl(?:pat|dt|rt|ft|oas|soat|agent)-[\w.-]{20,300}`,
    ],
    ['a token of GitLab', 'glptt-', 'glptt-[0-9a-f]{40}'],
    ['a token of GitLab', 'GR1348941', String.raw `GR1348941[\w-]{20}`],
    ['a token of GitLab', 'glcbt-[0-9A-Za-z]{1,5}_', String.raw `glcbt-[0-9A-Za-z]{1,5}_[\w-]{20}`],
    ['a token of npm', 'npm_', 'npm_[A-Za-z0-9]{36}'],
    ['a token of PyPI', 'pypi-', String.raw `pypi-AgE[\w-]{50,1000}`],
    ['a token of RubyGems', 'rubygems_', 'rubygems_[0-9a-f]{48}'],
    ['a token of Docker Hub', 'dckr_[po]at_', String.raw `dckr_[po]at_[\w-]{27,32}`],
    ['a token of Atlassian', 'AT[AC]TT3', String.raw `AT[AC]TT3[\w=-]{60,250}`],
    ['a token of Bitbucket', 'ATBB', 'ATBB[A-Za-z0-9]{32}'],
    ['a secret key of Stripe or Paystack', '[sr]k_live_', '[sr]k_live_[A-Za-z0-9]{16,247}'],
    ['a secret of Stripe for webhooks', 'whsec_', 'whsec_[A-Za-z0-9+/]{32,64}'],
    [
        'an access token of PayPal',
        String.raw `(?<=\$production\$[0-9a-z]{16}\$)`,
        String.raw `access_token\$production\$[0-9a-z]{16}\$[0-9a-f]{32}`,
    ],
    ['a secret of Square', 'sq0[ca][st]p-', String.raw `sq0(?:csp-[\w-]{43}|atp-[\w-]{22})`],
    ['a secret key of Flutterwave', 'FLWSECK(?:_TEST)?-', 'FLWSECK(?:_TEST)?-[0-9A-Za-z]{32}-X'],
    ['an access token of Plaid', 'access-production-', `access-production-${UUID}`],
    ['a token of Shopify', 'shp(?:at|ca|pa|ss)_', 'shp(?:at|ca|pa|ss)_[0-9A-Fa-f]{32}'],
    [
        'a token of Slack',
        String.raw `xox[abeoprs]-`,
        String.raw `xox(?:e\.xox[bp]|[abeoprs])-[A-Za-z0-9]{1,48}-[A-Za-z0-9-]{8,250}`,
    ],
    [
        'the account of Twilio and its token',
        'AC[0-9a-f]{32}',
        String.raw `AC[0-9a-f]{32}(?!\w)[^]{1,120}?[^\w+/-]([0-9a-f]{32})`,
    ],
    ['a token of Slack', String.raw `xapp-\d-`, String.raw `xapp-\d-[A-Z0-9]+-\d+-[a-z0-9]{32,}`],
    [
        'the secret address of a Slack channel',
        tokens_HOOK,
        String.raw `hooks\.slack\.com/(?:services|workflows|triggers)/[A-Za-z0-9+/]{40,60}`,
    ],
    [
        'the secret address of a Discord channel',
        tokens_HOOK,
        String.raw `discord(?:app)?\.com/api/webhooks/\d{17,20}/[\w-]{60,80}`,
    ],
    [
        'the secret address of a Teams channel',
        tokens_HOOK,
        String.raw `webhook\.office\.com/webhookb2/${UUID}@${UUID}/IncomingWebhook/[0-9a-f]{32}/${UUID}`,
    ],
    ['the token of a Telegram bot', String.raw `(?<=\d:)AA`, String.raw `(?:bot)?\d{8,10}:AA[\w-]{33}`],
    ['a key of SendGrid', String.raw `SG\.`, String.raw `SG\.[\w-]{22}\.[\w-]{43}`],
    ['a key of Mailchimp', String.raw `[0-9a-f]{32}-us\d`, String.raw `[0-9a-f]{32}-us\d{1,2}`],
    ['a key of Brevo', 'x(?:key|smtp)sib-', 'x(?:key|smtp)sib-[0-9a-f]{64}-[A-Za-z0-9]{16}'],
    ['a key of Mailgun', 'key-', 'key-[0-9a-f]{32}'],
    ['a key of MailerSend', String.raw `mlsn\.`, String.raw `mlsn\.[0-9a-f]{64}`],
    ['a key of Resend', 're_[A-Za-z0-9]{8}_', 're_[A-Za-z0-9]{8}_[A-Za-z0-9]{24}'],
    ['a token of HubSpot', 'pat-(?:na|eu)1-', `pat-(?:na|eu)1-${UUID}`],
    ['a key of OpenAI', String.raw `sk-[\w-]{20,80}T3BlbkFJ`, String.raw `sk-[\w-]{20,80}T3BlbkFJ[\w-]{20,80}`],
    ['a key of Anthropic', 'sk-ant-[a-z]{3,5}[0-9]{2}-', String.raw `sk-ant-(?:api|admin)\d\d-[\w-]{80,110}`],
    ['a key of OpenRouter', 'sk-or-v1-', 'sk-or-v1-[0-9a-f]{64}'],
    ['a token of Hugging Face', 'hf_', 'hf_[A-Za-z]{34}'],
    ['a token of Replicate', 'r8_', 'r8_[A-Za-z0-9]{37}'],
    ['a key of Groq', 'gsk_', 'gsk_[A-Za-z0-9]{52}'],
    ['a key of xAI', 'xai-', 'xai-[A-Za-z0-9]{80}'],
    ['a key of Perplexity', 'pplx-', 'pplx-[A-Za-z0-9]{48}'],
    ['a secret of Google for OAuth', 'GOCSPX-', String.raw `GOCSPX-[\w-]{28}`],
    ['the key of a storage account of Azure', 'Key=', '(?<!devstoreaccount1;)AccountKey=([A-Za-z0-9+/]{86}==)'],
    ['a shared key of Azure', 'Key=', 'SharedAccessKey=([A-Za-z0-9+/]{43}=)'],
    ['a key of Amazon Bedrock', 'ABSK', 'ABSK[A-Za-z0-9+/]{109,269}={0,2}'],
    ['a token of DigitalOcean', 'do[opr]_v1_', 'do[opr]_v1_[0-9a-f]{64}'],
    ['a key of Cloudflare', String.raw `(?<=v1\.)0-`, String.raw `v1\.0-[0-9a-f]{24}-[0-9a-f]{146}`],
    ['a token of Netlify', 'nfp_', 'nfp_[A-Za-z0-9]{36,40}'],
    ['a key of Heroku', 'HRKU-', String.raw `HRKU-AA[\w-]{58}`],
    ['a token of Fly.io', 'fo1_', String.raw `fo1_[\w-]{43}`],
    ['a token of Fly.io', 'fm(?:1[ar]|2)_', 'fm(?:1[ar]|2)_[A-Za-z0-9+/]{100,}={0,3}'],
    ['a token of Supabase', 'sbp_|sb_secret_', String.raw `(?:sbp_[0-9a-f]{40}|sb_secret_[\w-]{31,48})`],
    ['a password of PlanetScale', 'pscale_[a-z]{2,5}_', String.raw `pscale_(?:tkn|pw|oauth)_[\w=.-]{32,64}`],
    ['a token of HashiCorp Vault', String.raw `hv[sb]\.`, String.raw `hv[sb]\.[\w-]{90,300}`],
    [
        'a token of Terraform Cloud',
        String.raw `\.atlasv1\.`,
        String.raw `[A-Za-z0-9]{14}\.atlasv1\.[\w=-]{60,70}`,
    ],
    [
        'a token of Doppler',
        String.raw `dp\.(?:pt|st\.[\w-]{1,64})\.`,
        String.raw `dp\.(?:pt|st\.[\w-]{1,64})\.[A-Za-z0-9]{40,44}`,
    ],
    ['a token of Databricks', 'dapi[0-9a-f]', 'dapi[0-9a-f]{32}'],
    ['a token of Pulumi', 'pul-', 'pul-[0-9a-f]{40}'],
    ['a token of Sentry', 'sntry[su]_', String.raw `(?:sntryu_[0-9a-f]{64}|sntrys_eyJ[\w+/=]{40,500})`],
    ['a token of Grafana', 'glsa_|glc_', 'gl(?:sa_[A-Za-z0-9]{32}_[0-9A-Fa-f]{8}|c_eyJ[A-Za-z0-9+/]{32,400})'],
    ['a key of New Relic', 'NRAK-', 'NRAK-[A-Z0-9]{27}'],
    ['a token of Dynatrace', String.raw `dt0c01\.`, String.raw `dt0c01\.[A-Z0-9]{24}\.[A-Z0-9]{64}`],
    ['a key of Postman', 'PMAK-', 'PMAK-[0-9a-f]{24}-[0-9a-f]{34}'],
    ['a key of Linear', 'lin_api_', 'lin_api_[A-Za-z0-9]{40}'],
    ['a token of Notion', 'ntn_', String.raw `ntn_\d{11}[A-Za-z0-9]{35}`],
    ['a token of Airtable', String.raw `pat[A-Za-z0-9]{14}\.`, String.raw `pat[A-Za-z0-9]{14}\.[0-9a-f]{64}`],
    ['a token of Figma', 'figd_', String.raw `figd_[\w-]{40}`],
    ['a token of Contentful', 'CFPAT-', String.raw `CFPAT-[\w-]{43}`],
    ['a token of Typeform', 'tfp_', String.raw `tfp_[\w.=-]{59}`],
    ['a key of Shippo', 'shippo_live_', 'shippo_live_[0-9a-f]{40}'],
    ['a key of EasyPost', 'EZAK', 'EZAK[A-Za-z0-9]{54}'],
    ['a key of Artifactory', 'AKCp', 'AKCp[A-Za-z0-9]{69}'],
    ['a token of Sourcegraph', 'sgp_', 'sgp_(?:(?:[0-9a-f]{16}|local)_)?[0-9a-f]{40}'],
    ['a token of SonarQube', 'sq[upa]_', 'sq[upa]_[0-9a-f]{40}'],
    ['a token of Buildkite', 'bkua_', 'bkua_[0-9a-f]{40}'],
    ['a token of 1Password', 'ops_', 'ops_eyJ[A-Za-z0-9+/]{250,}={0,3}'],
    ['a key of age', 'AGE-SECRET-KEY', 'AGE-SECRET-KEY-1[02-9AC-HJ-NP-Z]{58}'],
    ['a license key of MaxMind', '_mmk', '[A-Za-z0-9]{6}_[A-Za-z0-9]{29}_mmk'],
    ['a secret of Adobe', 'p8e-', 'p8e-[A-Za-z0-9]{32}'],
];
const tokens_UNSURE = [
    ['a test key of Stripe or Paystack', '[sr]k_test_', '[sr]k_test_[A-Za-z0-9]{16,247}'],
    ['an access token of Google', String.raw `ya29\.`, String.raw `ya29\.[\w-]{60,500}`],
    ['a key of Twilio', 'SK[0-9a-f]{32}', 'SK[0-9a-f]{32}'],
    ['a signed token (JWT)', String.raw `eyJ[\w-]{10,300}\.eyJ`, JWT, isCredential],
    ['an access token of Square', 'EAAA', String.raw `(?<!/)EAAA[\w-]{60}`],
    ['an access token of Facebook', 'EAA[MC][A-Za-z0-9]{40}', '(?<!/)EAA[MC][A-Za-z0-9]{100,300}'],
    ['a secret of Microsoft Entra', 'Q~', String.raw `[\w~.-]{3}\dQ~[\w~.-]{31,34}`],
    ['a key of Alibaba Cloud', 'LTAI', 'LTAI[A-Za-z0-9]{20}'],
    ['a key of Mollie', '(?<=["\'])live_', '(?<=["\'])live_[A-Za-z0-9]{30,40}(?=["\'])'],
    [
        'the token of a Discord bot',
        String.raw `[MNO][\w-]{23,25}\.[\w-]{6}\.[\w-]{27}`,
        String.raw `(?:d|D)iscord[^\n]{0,60}?[^\w.-]([MNO][\w-]{23,25}\.[\w-]{6}\.[\w-]{27,40})`,
    ],
    [
        'a secret of PayPal',
        String.raw `E[\w-]{79}['"]`,
        String.raw `\w{0,30}[Ss]ecret['"]?\s{0,9}(?:=>|[:=,])\s{0,9}['"](E[\w-]{79})(?=['"])`,
    ],
    [
        'the password of a database',
        IN_URL,
        String.raw `(?:mysql|postgres(?:ql)?|mongodb(?:\+srv)?|rediss?|amqps?)://[^\s:/@'"]{1,64}:(?!(?:[a-z]{0,8}[_-]?)?(?:[Pp]ass(?:word|wd|phrase)?|pwd|secret)@)([^\s/@'"$<{[%]{8,128})@(?!(?:localhost|127\.0\.0\.1|host|db|database|mysql|mariadb|postgres|redis|mongo|rabbitmq)(?:[:/]|$)|example)[\w.-]{4,255}`,
    ],
    [
        'the password of a Git server',
        IN_URL,
        String.raw `https://[^\s:/@'"]{1,64}:([\w-]{16,128})@(?:github\.com|gitlab\.com|bitbucket\.org)`,
    ],
    ['a secret of Cloudinary', IN_URL, String.raw `cloudinary://\d{15}:([\w-]{27})@\w+`],
];
const APART = ['whsec_', 'fm(?:1[ar]|2)_', 'Q~', 'Key=', '_mmk', tokens_HOOK, IN_URL];
const ROWS = [...CERTAIN, ...tokens_UNSURE];
const createKinds = () => ROWS.map(([what, hint, pattern, isReal = () => true], index) => ({
    what: `holds ${what}`,
    hint: new RegExp(hint),
    isApart: APART.includes(hint),
    pattern: new RegExp(String.raw `(?<![\w+-])(?:${pattern})(?![\w-])`, 'g'),
    isUnsure: index >= CERTAIN.length,
    isReal,
}));
let kinds;
const PUBLIC = /"role":"anon"|licen[cs]e|usageEndpoint/i;
const tokens_SAMPLE = /john doe|1234567890|example/i;
function isCredential(token, isAlone) {
    const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
    return /^\{".*\}$/s.test(claims) && !PUBLIC.test(claims) && (isAlone || !tokens_SAMPLE.test(claims));
}
const URL_HINT = new RegExp(IN_URL);
const APART_HINT = new RegExp(APART.filter((hint) => hint !== IN_URL).join('|'));
const WORD_LENGTH = 20;
const STARTS = ROWS.flatMap(([, hint]) => APART.includes(hint) ? [] : hint.endsWith(String.raw `\.`) ? `(?<=${hint})` : hint);
const START = new RegExp(STARTS.join('|'), 'y');
const PAIR = new RegExp(`^(?:${STARTS.flatMap(readPair).join('|')})`);
const pairs = new Int8Array(0x10000);
const IS_WORD = listCodes(/[\w-]/);
const IS_PART = listCodes(/[\w+/=~.-]/);
const IS_BEFORE = listCodes(/[.$]/);
function readPair(hint) {
    const repeated = hint.replace(/(\[[^\]]*\])\{[^}]*\}/g, '$1$1');
    return /^(?:\(\?<=.*\))?((?:\[[^\]]*\]|[\w-]){1,2})/.exec(repeated)?.slice(1) ?? [];
}
function listCodes(pattern) {
    return Uint8Array.from({ length: 256 }, (_, code) => (pattern.test(String.fromCharCode(code)) ? 1 : 0));
}
function listTokenKinds(text) {
    let hasStart = false;
    let hasApart = URL_HINT.test(text);
    const { length } = text;
    for (let at = WORD_LENGTH - 1; at < length && !(hasStart && hasApart); at += WORD_LENGTH) {
        if (IS_PART[text.charCodeAt(at)] !== 1)
            continue;
        let start = at;
        while (start > 0 && IS_PART[text.charCodeAt(start - 1)] === 1)
            start -= 1;
        while (at < length && IS_PART[text.charCodeAt(at)] === 1)
            at += 1;
        if (at - start < WORD_LENGTH)
            continue;
        hasStart ||= hasLongWord(text, start, at) && hasTokenStart(text, start, at);
        hasApart ||= APART_HINT.test(text.slice(start, at));
    }
    if (!hasStart && !hasApart)
        return [];
    return (kinds ??= createKinds()).filter(({ isApart }) => (isApart ? hasApart : hasStart));
}
function hasLongWord(text, start, end) {
    let length = 0;
    for (let at = start; at < end && length < WORD_LENGTH; at += 1)
        length = IS_WORD[text.charCodeAt(at)] === 1 ? length + 1 : 0;
    return length === WORD_LENGTH;
}
function hasTokenStart(text, start, end) {
    let before = start > 0 ? text.charCodeAt(start - 1) : 0;
    for (let at = start; at < end; at += 1) {
        const code = text.charCodeAt(at);
        const isFirst = IS_WORD[code] === 1 && IS_WORD[before] !== 1;
        before = code;
        if (!isFirst || !(isPair(text, at) || IS_BEFORE[text.charCodeAt(at - 1)] === 1))
            continue;
        START.lastIndex = at;
        if (START.test(text))
            return true;
    }
    return false;
}
function isPair(text, at) {
    const key = text.charCodeAt(at) * 256 + text.charCodeAt(at + 1);
    if (pairs[key] === 0)
        pairs[key] = PAIR.test(text.slice(at, at + 2)) ? 1 : -1;
    return pairs[key] === 1;
}

;// CONCATENATED MODULE: ./src/package/secrets/contents.ts




const SEARCHED_BYTES = 256 * 1024;
const contents_HINT = /A[KS]IA|PRIVATE KEY|PuTTY-User-Key|_(?:auth|(?<!\w_)password|key['"]\s{0,20}=>\s{0,20}['"]sk_)/;
const SEARCH_STEPS = 20;
const SERVICE_ACCOUNT = /"type"\s*:\s*"service_account"/;
const KEY_IN_JSON = /"-----BEGIN [A-Z ]{0,20}PRIVATE KEY-----\\n[A-Za-z0-9+/=]{40,}/;
const NPM_TOKEN = /(?:^|:)[ \t]*_(?:authToken|auth|password)[ \t]*=[ \t]*["']?([\w+/=.~-]{8,})/gm;
const SCOPED_NPM_TOKEN = /:_authToken[ \t]*=[ \t]*["']?([\w+/=.~-]{8,})/g;
const AWS_KEY = /(?<![A-Z0-9])A[KS]IA[A-Z0-9]{16}(?![A-Z0-9])/g;
const AWS_SECRET = /(?<![A-Za-z0-9+/=])(?=[A-Za-z0-9+/]*[a-z])(?=[A-Za-z0-9+/]*[A-Z])[A-Za-z0-9+/]{40}(?![A-Za-z0-9+/=])/g;
const FREEMIUS_KEY = /['"]secret_key['"]\s{0,20}=>\s{0,20}['"](sk_[^\s'"]{20,40})['"]/g;
const USER_ROW = /(?<=[,(]\s{0,9})['"]\$(?:P\$B[\w./]{30}|wp\$2y\$\d\d\$[\w./]{53})['"]/;
const MAX_MATCHES = 100;
const AWS_DISTANCE = 300;
const contents_PLACEHOLDER = /example|your|sample|dummy|placeholder|redacted|change_?me|x{6}|\*{3}|0{8}|(?:0?123456789|abcdefghij)|4eC39HqLyjWDarjtT1zdp7dc|BQokikJOvBiI2HlWgH4olfQ2/i;
const VARIABLE = /^[A-Z]+(_[A-Z]+)+$/;
const REPETITION = /^(?:A[KS]IA|[a-z]+_|github_pat_)?([A-Za-z0-9])(?:\1|[_-])*$/;
function findSecret(path, bytes, isCut) {
    const text = contents_readText(bytes);
    return text === undefined ? undefined : findSecretInText(path, text, isCut || text.length < bytes.length);
}
function contents_readText(bytes) {
    return (0,secrets_text/* isText */.K)(bytes) ? bytes.toString('latin1', 0, SEARCHED_BYTES) : undefined;
}
function findSecretInText(path, raw, isCut, spend = limits/* spendFreely */.qj) {
    if (!spend(raw.length))
        return undefined;
    const named = findNamedSecret(path);
    const kinds = contents_HINT.test(raw) || /\.sql$/i.test(path) ? KINDS : [];
    const tokens = listTokenKinds(raw);
    if (named?.proof === undefined && kinds.length + tokens.length === 0)
        return undefined;
    if (!spend(raw.length * SEARCH_STEPS))
        return undefined;
    const text = raw.replaceAll(/\r\n?/g, '\n');
    const toSecret = (what, index, isUnsure = false) => {
        return { path, what, line: text.slice(0, index).split('\n').length, ...(isUnsure && { isUnsure }) };
    };
    const proof = named?.proof?.exec(text);
    if (named !== undefined && proof)
        return toSecret(named.what, proof.index);
    for (const { what, find, isUnsure } of kinds) {
        const index = find(path, text, isCut);
        if (index >= 0)
            return toSecret(what, index, isUnsure);
    }
    let sample;
    const isAlone = (secret) => text.trim() === secret;
    for (const { what, hint, pattern, isUnsure, isReal } of tokens) {
        if (!hint.test(text))
            continue;
        const index = findReal(text, pattern, (at, secret) => isReal(secret, isAlone(secret)) && !isSample(text, at));
        if (index >= 0)
            return toSecret(what, index, isUnsure);
        const shown = sample === undefined ? findReal(text, pattern, (_at, secret) => isReal(secret, isAlone(secret))) : -1;
        if (shown >= 0)
            sample = toSecret(what, shown, true);
    }
    return sample;
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
    {
        what: 'holds a private key',
        find: (path, text) => (/\.json$/i.test(path) || /^\s*\{/.test(text) ? text.search(KEY_IN_JSON) : -1),
    },
    {
        what: 'holds a key of AWS and its secret',
        find: (_path, text) => findReal(text, AWS_KEY, (index) => hasAwsSecret(text, index)),
    },
    {
        what: 'holds the secret key of a plugin at Freemius',
        find: (path, text) => (/\.php$/i.test(path) ? findReal(text, FREEMIUS_KEY) : -1),
    },
    {
        what: 'holds the passwords of users, in a dump of a database',
        find: (path, text) => (/\.sql$/i.test(path) ? text.search(USER_ROW) : -1),
    },
];
function findReal(text, pattern, isOne = () => true) {
    let matches = 0;
    for (const { 0: all, 1: secret = all, index } of text.matchAll(pattern)) {
        matches += 1;
        if (matches > MAX_MATCHES)
            break;
        if (!isPlaceholder(secret) && isOne(index, secret))
            return index;
    }
    return -1;
}
function isPlaceholder(value) {
    return [contents_PLACEHOLDER, VARIABLE, REPETITION].some((fake) => fake.test(value));
}
function isSample(text, index) {
    return /\b(?:placeholder|examples?)['"]?\s{0,9}(?:=>?|:)\s{0,9}[[(]?\s{0,9}['"][^'"\n]{0,60}$/i.test(text.slice(Math.max(0, index - 120), index));
}
function hasAwsSecret(text, index) {
    return findReal(text.slice(Math.max(0, index - AWS_DISTANCE), index + AWS_DISTANCE), AWS_SECRET) >= 0;
}
const MARKER = /^(?:\xef\xbb\xbf)?[ \t]*-----(BEGIN|END) ([A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?)-----[ \t]*$/gm;
const KEY_LINE = /^[ \t]*[A-Za-z0-9+/=]{40,}[ \t]*$/m;
const PUTTY_KEY = /^PuTTY-User-Key-File-\d/;
const HEREDOC_START = /<<<[ \t]*(["']?)\w+\1[ \t]*\n$/;
const PHP_FILE = /\.(php\d?|phtml|inc|module)$/i;
const JAVASCRIPT_FILE = /\.([cm]?[jt]s|[jt]sx|vue|svelte)$/i;
const JAVASCRIPT_PARTS = /\/\*[^]*?(?:\*\/|$)|\/\/[^\n]*|(['"])(?:(?!\1)[^\\\n]|\\[^])*\1?|`[^`\\]*(?:\\[^][^`\\]*)*(?:`|\\?$)/g;
const PHP_PARTS = /\?>[^]*?(?:<\?|$)|\/\*[^]*?(?:\*\/|$)|(?:\/\/|#(?!\[))(?:(?!\?>)[^\n])*|'[^'\\]*(?:\\[^][^'\\]*)*(?:'|\\?$)|"[^"\\]*(?:\\[^][^"\\]*)*(?:"|\\?$)|<<<[ \t]*(["']?)(\w+)\1\n[^]*?(?:\n[ \t]*\2\b|$)/g;
const STRING = /^(?:['"`]|<<<)/;
const MAX_KEYS = 10;
function findPrivateKey(path, text, isCut) {
    if (/(^|\/)tcpdf\.crt$/.test(path))
        return -1;
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

;// CONCATENATED MODULE: ./src/package/secrets/handed-secrets.ts



const UPDATE_HOOK = /add_filter\s*\(\s*['"](?:update_plugins_|(?:pre_set_)?site_transient_update_plugins['"]|plugins_api['"])/;
const handed_secrets_CLASS = /\bclass\s+(\w+)/gi;
const handed_secrets_HINT = /\b(?:secret|api_key|token)['"]?\s{0,99}(?:=>|:)\s{0,99}['"]|Authorization['":]/i;
const OPTION = /^(?:secret|api_key|token)$/i;
const SCHEME = /^(?:(?:Bearer|Basic|Token)\s+)?/i;
const VALUE = /^[\w.~+/=:@!#&*-]{16,}$/;
function createHandedSearch() {
    const clients = new Set();
    const handed = [];
    return {
        search(path, text, isOwn, spend) {
            if (!spend(text.length))
                return;
            if (UPDATE_HOOK.test(text))
                for (const [, name = ''] of text.matchAll(handed_secrets_CLASS))
                    clients.add(name.toLowerCase());
            if (!isOwn || !handed_secrets_HINT.test(text) || !spend(text.length * limits/* TOKEN_STEPS */.IU))
                return;
            const aliases = listAliases(text);
            for (const { index, option, client } of listLiterals((0,php_tokens/* tokenizePhp */.ao)(text).tokens)) {
                const line = text.slice(0, index).split('\n').length;
                handed.push({ path, line, option, client: client && (aliases.get(client) ?? client) });
            }
        },
        collect() {
            const found = new Map();
            for (const { path, line, option, client } of handed) {
                if (found.has(path) || (client !== undefined && !clients.has(client.toLowerCase())))
                    continue;
                const what = client === undefined
                    ? 'sends a fixed value in an `Authorization` header'
                    : `hands a fixed \`${option}\` to \`${client}\`, which asks for updates`;
                found.set(path, { path, what, line, isUnsure: true, isOfClient: true });
            }
            return [...found.values()];
        },
    };
}
function listAliases(text) {
    const uses = [...text.matchAll(/\buse\s+([\w\\]+)\s+as\s+(\w+)/gi)];
    return new Map(uses.map(([, name = '', alias = '']) => [alias, lastPart(name)]));
}
function lastPart(name) {
    return name.slice(name.lastIndexOf('\\') + 1);
}
function* listLiterals(tokens) {
    const open = [];
    for (const [at, token] of tokens.entries()) {
        if (token.text === '(' || token.text === '[')
            open.push(token.text === '(' ? readClient(tokens, at) : undefined);
        else if (token.text === ')' || token.text === ']')
            open.pop();
        const { index, value = token.kind === 'word' ? token.text : '' } = token;
        const isHeader = /^Authorization$/i.test(value);
        const inLine = /^Authorization:(.+)$/is.exec(value)?.[1];
        if (inLine !== undefined && isLikeSecret(inLine))
            yield { index, option: '', client: undefined };
        if (!isHeader && !OPTION.test(value))
            continue;
        const given = readGiven(tokens, at + 1);
        const client = open.findLast((name) => name !== undefined);
        if (given === undefined || !isLikeSecret(given) || (!isHeader && client === undefined))
            continue;
        yield { index, option: value, client: isHeader ? undefined : client };
    }
}
function readClient(tokens, at) {
    const [owner, before, name] = [tokens[at - 3], tokens[at - 2], tokens[at - 1]];
    const called = before?.text === '::' ? owner : before?.text.toLowerCase() === 'new' ? name : undefined;
    return called?.kind === 'word' && name?.kind === 'word' ? lastPart(called.text) : undefined;
}
function readGiven(tokens, at) {
    const behind = tokens[at]?.text === ':'
        ? at + 1
        : tokens[at]?.text === '=' && tokens[at + 1]?.text === '>'
            ? at + 2
            : -1;
    const next = tokens[behind + 1]?.text ?? '';
    return behind >= 0 && [',', ')', ']'].includes(next) ? tokens[behind]?.value : undefined;
}
function isLikeSecret(text) {
    const value = text.trim().replace(SCHEME, '');
    const isBasic = /^Basic\s/i.test(text.trim());
    const told = isBasic ? Buffer.from(value, 'base64').toString('latin1') : value;
    return VALUE.test(value) && [value, told].every((one) => !isPlaceholder(one) && !isOfWords(one));
}
function isOfWords(text) {
    const parts = text.split(/[^A-Za-z0-9]+|(?<=[a-z])(?=[A-Z])/).filter((part) => part !== '');
    const letters = parts.filter((part) => /^[A-Za-z]{2,15}$/.test(part));
    const isWordy = parts.every((part) => /^(?:[A-Za-z]{1,15}|v?\d{1,4})$/.test(part));
    return isWordy && letters.join('').length >= 3.5 * letters.length;
}

// EXTERNAL MODULE: ./src/package/secrets/own-keys.ts + 1 modules
var own_keys = __webpack_require__(6451);
;// CONCATENATED MODULE: ./src/package/read/git-damage.ts


const POINTER = /^version https:\/\/git-lfs\.github\.com\/spec\/v1\r?\n(?:ext-[^\r\n]{1,200}\r?\n){0,9}oid sha256:[0-9a-f]{64}\r?\n/;
const git_damage_CODE = /\.(php|m?js|css|json)$/i;
const BEGIN = '<<<<<<< ';
const MIDDLE = /^=======\r?$/gm;
const END = /^>>>>>>> [^\r\n]/gm;
function findGitDamage(path, text, isOwn, spend = limits/* spendFreely */.qj) {
    if (POINTER.test(text))
        return { path, by: 'pointer', line: 1 };
    if (!isOwn || !git_damage_CODE.test(path) || !text.includes(BEGIN))
        return undefined;
    const index = findConflict(text);
    if (index < 0)
        return undefined;
    if (/js$/i.test(path) && isInTemplate(text, index))
        return undefined;
    const isPhp = /\.php$/i.test(path);
    if (isPhp && !(spend(text.length * limits/* TOKEN_STEPS */.IU) && isCode(text, index)))
        return undefined;
    return { path, by: 'conflict', line: text.slice(0, index).split('\n').length };
}
function findConflict(text) {
    const index = text.startsWith(BEGIN) ? 0 : text.indexOf(`\n${BEGIN}`) + 1;
    if (index === 0 && !text.startsWith(BEGIN))
        return -1;
    const middle = search(text, MIDDLE, index);
    return middle < 0 || search(text, END, middle) < 0 ? -1 : index;
}
function search(text, pattern, from) {
    pattern.lastIndex = from;
    return pattern.exec(text)?.index ?? -1;
}
function isInTemplate(text, index) {
    const count = (part) => part.match(/(?<!\\)`/g)?.length ?? 0;
    return count(text.slice(0, index)) % 2 === 1 && count(text.slice(index)) > 0;
}
function isCode(text, index) {
    let isFound = false;
    (0,php_tokens/* scanPhp */.aq)(text.slice(0, index + BEGIN.length), ({ kind, index: start, text: { length } }) => {
        isFound ||= kind === 'html' ? start + length > index : start === index && kind === 'sign';
    });
    return isFound;
}

// EXTERNAL MODULE: ./src/package/zip/local-header.ts
var local_header = __webpack_require__(3649);
;// CONCATENATED MODULE: ./src/package/read/read-contents.ts


















function keepText(start) {
    return (0,secrets_text/* isText */.K)(start) ? SEARCHED_BYTES : 0;
}
async function readContents({ archive, layout }, reader, { budget, ownKeys = [], ...options }) {
    const { signal, yieldToEventLoop = yield_to_event_loop/* neverYield */.o } = options;
    const keySearch = (0,own_keys/* createKeySearch */.Oq)(ownKeys);
    const others = [];
    const damages = [];
    const strictPaths = [];
    const sharedPaths = [];
    const allPaths = layout.entries.map(({ path }) => path);
    const setup = await readPackedSetup(layout, reader);
    const isBuilt = setup !== undefined;
    const placed = setup?.composer?.placed;
    const scanner = createContentScanner(allPaths, layout.folder, { budget, isBuilt, placed });
    const paths = new Map(layout.entries.map(({ name, path }) => [name, path]));
    const forward = (0,zip_entry/* readForward */.GD)(reader);
    const entries = [...archive.entries].sort((a, b) => a.start - b.start);
    for (const [index, entry] of entries.entries()) {
        (0,clock/* assertNotCancelled */.ZR)(signal);
        await yieldToEventLoop();
        const path = paths.get(entry.name) ?? entry.name;
        const header = await (0,local_header/* readLocalHeader */.L)(entry, forward);
        if (header === undefined)
            damages.push({ path, damage: 'lost' });
        else if (header.match === 'other')
            damages.push({ path, damage: 'headers' });
        if (header?.match === 'strict')
            strictPaths.push(path);
        const isPlaced = paths.has(entry.name) && !entry.isFolder && (0,zip_entry/* isSupported */.TT)(entry);
        if (!isPlaced || header === undefined)
            others.push(entry);
        if (header === undefined)
            continue;
        const end = header.dataStart + entry.packedBytes;
        const isShared = end > (entries[index + 1]?.start ?? archive.directoryStart);
        if (isShared)
            sharedPaths.push(path);
        if (!isPlaced)
            continue;
        if (isShared || header.match === 'other') {
            others.push(entry);
            continue;
        }
        const look = keySearch?.begin(path, entry.sizeBytes);
        const content = await (0,zip_entry/* readData */.v3)(entry, header.dataStart, forward, { keep: keepText, look, signal });
        if (content.damage !== undefined) {
            damages.push({ path, damage: content.damage });
            keySearch?.addUnread(path);
        }
        if (!entry.isLink)
            scanner.show(path, content.bytes, Math.max(entry.sizeBytes, content.bytes.length));
    }
    if (keySearch !== undefined)
        await (0,search_entries/* searchEntries */.xP)(others, reader, keySearch, options);
    const keys = keySearch?.report() ?? own_keys/* NO_KEYS */.vu;
    return { damages, strictPaths, sharedPaths, setup, ...scanner.collect(), keys };
}
const MAX_SETUP_BYTES = 64 * 1024;
async function readPackedSetup({ entries, folder }, reader) {
    const prefix = (0,read_layout/* prefixOf */.MT)(folder);
    const isThere = (name) => entries.some(({ path }) => path === prefix + name);
    if (!isThere('composer.json') && !isThere('package.json'))
        return undefined;
    const { BUILD_FILES, keysOf, planComposer, planScripts, readManifests, showCommands } = await __webpack_require__.e(/* import() */ 396).then(__webpack_require__.bind(__webpack_require__, 7396));
    const texts = new Map();
    for (const name of BUILD_FILES) {
        const entry = entries.find(({ path, isLink }) => path === prefix + name && !isLink);
        if (entry === undefined || !(0,zip_entry/* isSupported */.TT)(entry))
            continue;
        const { bytes } = await (0,zip_entry/* readEntry */.hB)(entry, reader, { maxBytes: MAX_SETUP_BYTES });
        texts.set(name, bytes.toString());
    }
    const project = { read: (name) => texts.get(name), folder: '.', isLockOptional: true };
    const isPlace = (0,shared_sorted/* createPlaceTest */.e6)(entries.map(({ path }) => path));
    const [composer] = readManifests(project.read, ['composer.json']);
    const [manifest] = readManifests(project.read, ['package.json']);
    const needs = (0,composer_json/* readComposerJson */.T)(composer, (place) => isPlace(prefix + place));
    const hasScript = keysOf(manifest?.['scripts']).includes('build');
    if (needs === undefined && !hasScript)
        return undefined;
    return {
        composer: needs && { ...needs, command: showCommands(planComposer(project).commands), folder: '' },
        script: hasScript ? { command: showCommands(planScripts(project).commands), folder: '' } : undefined,
        isIgnored: (path) => read_contents_BUILT.test(path),
    };
}
const read_contents_BUILT = /(^|\/)(build|dist)\/|\.asset\.php$|\.min\.(js|css)$/;
const MAX_LOST_BLOCKS = 100;
function createContentScanner(paths, folder, { budget = (0,limits/* createSearchBudget */._W)(), isBuilt = true, placed, ownKeys = [] } = {}) {
    const isOwn = (0,read_layout/* createOwnTest */.He)({ entries: paths.map((path) => ({ path })), folder });
    const keySearch = (0,own_keys/* createKeySearch */.Oq)(ownKeys);
    const secrets = [];
    const handed = createHandedSearch();
    const gitDamage = [];
    const made = createMadeSearch(placed?.map((one) => one.folder));
    const names = (0,left_overs/* createNameSearch */.CT)(paths);
    const clients = createClientSearch();
    const devPackages = [];
    const lostBlockFiles = [];
    const hasBlockFiles = paths.some((path) => path.endsWith('block.json'));
    let mayRegister = false;
    let files;
    const scan = (path, start, sizeBytes) => {
        const text = contents_readText(start);
        if (text === undefined)
            return;
        const spend = budget.spendOn(path);
        const secret = findSecretInText(path, text, text.length < sizeBytes, spend);
        if (secret !== undefined)
            secrets.push(secret);
        const damage = findGitDamage(path, text, isOwn(path), spend);
        if (damage !== undefined)
            gitDamage.push(damage);
        const [, root] = INSTALLED.exec(path) ?? [];
        const isFull = devPackages.length >= left_overs/* MAX_DEV_PACKAGES */.pB;
        if (root !== undefined && !isFull && isOwn(root) && spend(text.length))
            devPackages.push(...(0,left_overs/* listDevPackages */.P$)(path, text));
        const hasRoom = lostBlockFiles.length < MAX_LOST_BLOCKS;
        if (path.endsWith('block.json') && hasRoom && isOwn(path) && spend(text.length)) {
            const all = (files ??= new Set(paths));
            const lost = findLostBlockFiles(path, text, (file) => all.has(file));
            if (lost !== undefined)
                lostBlockFiles.push(lost);
        }
        if (!path.endsWith('.php'))
            return;
        handed.search(path, text, isOwn(path), spend);
        clients.search(path, text, isOwn(path), spend);
        if (!isOwn(path))
            return;
        if (isBuilt)
            made.search(path, text, spend);
        names.search(text, spend);
        mayRegister ||= hasBlockFiles && mayRegisterFromFile(text);
    };
    return {
        show(path, start, sizeBytes) {
            scan(path, start, sizeBytes);
            return keySearch?.begin(path, sizeBytes);
        },
        collect: () => ({
            secrets: joinSecrets(secrets, handed.collect()),
            gitDamage,
            ...made.collect(),
            namedFiles: names.collect(),
            updateClients: clients.collect(),
            lostBlockFiles: mayRegister ? lostBlockFiles : [],
            devPackages,
            keys: keySearch?.report() ?? own_keys/* NO_KEYS */.vu,
            unsearched: budget.countUnsearched(),
        }),
    };
}
function joinSecrets(secrets, others) {
    const paths = new Set(secrets.map(({ path }) => path));
    return [...secrets, ...others.filter(({ path }) => !paths.has(path))];
}
const INSTALLED = /^(.*\/)[^/]+\/composer\/installed\.php$/;

// EXTERNAL MODULE: ./src/package/php/loads.ts
var loads = __webpack_require__(8838);
;// CONCATENATED MODULE: ./src/package/read/composer-platform.ts

const CHECK = /(^|\/)composer\/platform_check\.php$/;
const composer_platform_MAX_BYTES = 16 * 1024;
async function readPlatforms({ loads }, { entries }, reader) {
    const platforms = [];
    const always = loads.filter(({ path, when }) => when === 'always' && CHECK.test(path));
    for (const path of new Set(always.map(({ path }) => path))) {
        const entry = entries.find((one) => one.path === path && (0,zip_entry/* isSupported */.TT)(one));
        const { bytes } = entry === undefined ? {} : await (0,zip_entry/* readEntry */.hB)(entry, reader, { maxBytes: composer_platform_MAX_BYTES });
        const [, id = ''] = /PHP_VERSION_ID >= (\d{5,6})\b/.exec(bytes?.toString('latin1') ?? '') ?? [];
        if (id !== '')
            platforms.push({ path, version: nameVersion(Number(id)) });
    }
    return platforms;
}
function nameVersion(id) {
    return [Math.trunc(id / 10_000), Math.trunc(id / 100) % 100, id % 100].join('.').replace(/\.0$/, '');
}

// EXTERNAL MODULE: ./src/package/php/index.ts + 3 modules
var package_php = __webpack_require__(3477);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
;// CONCATENATED MODULE: ./src/package/php/ask-php.ts


const ask_php_MAX_FILES = 20;
const TIMEOUT_MS = 10_000;
const NO_SETTINGS = ['-n', '-d', 'display_errors=1', '-d', 'log_errors=0', '-d', 'memory_limit=256M'];
const ask_php_REFUSED = /^(?:Parse|Fatal) error: {1,2}(.{1,300}?) in Standard input code on line (\d{1,7})$/m;
async function askPhp(index, sources, { PATH = '', SystemRoot = '' }, signal) {
    const refused = sources.filter(({ path }) => index.files.get(path)?.fault?.isSyntax === true);
    if (refused.length === 0)
        return index;
    const run = (args, input = new Uint8Array()) => runPhp([...NO_SETTINGS, ...args], input, { PATH, SystemRoot }, signal);
    const { text: version } = await run(['-r', 'echo PHP_VERSION;']);
    if (!/^\d+\.\d+\.\d+/.test(version) || (0,wordpress_version/* compareVersions */.Zy)(version, index.requiresPhp) < 0)
        return index;
    const files = new Map(index.files);
    for (const { path, read } of refused.slice(0, ask_php_MAX_FILES)) {
        const facts = files.get(path);
        const code = await read();
        if (facts?.fault === undefined || code === undefined)
            continue;
        const { code: exit, text } = await run(['-l'], code);
        const [, what = '', line = '1'] = ask_php_REFUSED.exec(text) ?? [];
        const says = exit === 0 ? { version } : what === '' ? undefined : { version, error: { what, line: Number(line) } };
        files.set(path, { ...facts, fault: { ...facts.fault, says } });
    }
    return { ...index, files };
}
async function runPhp(args, input, env, signal) {
    return new Promise((resolve) => {
        const options = { env, timeout: TIMEOUT_MS, maxBuffer: 64 * 1024, ...(signal && { signal }) };
        const child = (0,external_node_child_process_.execFile)('php', args, options, (error, stdout) => resolve({ code: error === null ? 0 : error.code, text: stdout.trim() }));
        child.stdin?.on('error', () => undefined);
        child.stdin?.end(input);
    });
}

;// CONCATENATED MODULE: ./src/package/read/read-php.ts




const PHP = /\.(?:php|inc)$/i;
async function readPackagePhp({ entries, folder }, main, reader, previous, { signal, programs } = {}) {
    const start = (0,read_layout/* prefixOf */.MT)(folder).length;
    const files = entries.filter(({ isFolder, path }) => !isFolder && path.startsWith((0,read_layout/* prefixOf */.MT)(folder)));
    const sources = files
        .filter((entry) => PHP.test(entry.path) && !entry.isLink && (0,zip_entry/* isSupported */.TT)(entry))
        .map((entry) => {
        const { sizeBytes, crc32, path } = entry;
        const read = async () => {
            const found = await (0,zip_entry/* readEntry */.hB)(entry, reader, { maxBytes: sizeBytes });
            return found.damage === undefined ? found.bytes : undefined;
        };
        return { path: path.slice(start), sizeBytes, key: `${sizeBytes}:${crc32}`, read };
    });
    const { requiresPhp, requiresWordPress } = main.header;
    const plugin = {
        folder,
        mainFile: (0,read_layout/* nameIn */.ZC)(folder, main.path) ?? '',
        paths: new Set(files.map(({ path }) => path.slice(start))),
        links: files.filter(({ isLink }) => isLink).map(({ path }) => path.slice(start)),
        requiresPhp,
        requiresWordPress,
        requiresPlugins: (0,wordpress_header/* readRequiredPlugins */.qG)(main.header.requiresPlugins).slugs,
        sources,
    };
    const index = await (0,package_php/* readPhp */.TG)(plugin, previous, signal === undefined ? {} : { signal });
    return programs === undefined ? index : askPhp(index, sources, programs, signal);
}

// EXTERNAL MODULE: ./src/package/zip/zip.ts + 2 modules
var zip = __webpack_require__(6775);
;// CONCATENATED MODULE: ./src/package/read/package-view.ts



















async function readPackageView(reader, { seen, ...options } = {}) {
    const archive = await (0,zip/* openZip */.Q)(reader);
    (0,search_entries/* assertNoKeyInNames */.kR)(archive.entries, options);
    limitGarbage(archive.entries.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0));
    const basis = describeArchive(archive, reader);
    const { layout, excess } = basis;
    const links = await readLinks(layout, reader);
    const view = await readPlanned(reader, planReading(layout), { ...basis, links });
    const { bombs, large, isTooMuch, isBomb } = excess;
    const isWithinLimits = bombs.length === 0 && large.length === 0 && !isTooMuch && !isBomb;
    if (!isWithinLimits)
        return { ...view, ...loads/* NO_CODE */.Uc, platforms: [], keys: await (0,search_entries/* searchArchive */.Zy)(archive, reader, options) };
    const contents = seen === undefined ? await readContents({ archive, layout }, reader, options) : pickPlaced(seen, layout);
    const { main } = view;
    const php = main && (await readPackagePhp(layout, main, reader, undefined, options));
    const code = php === undefined ? loads/* NO_CODE */.Uc : (0,loads/* readLoadedCode */.pO)(php);
    const platforms = await readPlatforms(code, layout, reader);
    const innerPlugins = await readInnerPlugins(layout, reader);
    return { ...view, ...contents, php, ...code, platforms, innerPlugins, isRead: true };
}
const MAX_INNER_ZIPS = 4;
const MAX_INNER_BYTES = 16 * 1024 * 1024;
const MAX_INNER_ENTRIES = 10_000;
async function readInnerPlugins({ entries }, reader) {
    const zips = entries.filter((entry) => /\.zip$/i.test(entry.path) && entry.sizeBytes <= MAX_INNER_BYTES && (0,zip_entry/* isSupported */.TT)(entry));
    const found = [];
    for (const entry of zips.slice(0, MAX_INNER_ZIPS)) {
        const content = await (0,zip_entry/* readEntry */.hB)(entry, reader);
        if (content.damage !== undefined)
            continue;
        const name = await readPluginName((0,bytes/* readFromBuffer */.d)(content.bytes));
        if (name !== undefined)
            found.push({ path: entry.path, name });
    }
    return found;
}
function describeArchive({ entries, ...archive }, { sizeBytes }) {
    const excess = (0,limits/* findExcess */.Lb)(entries, sizeBytes);
    return { ...archive, sizeBytes, zipEntries: entries, layout: (0,read_layout/* layOut */.v8)(entries), excess };
}
async function readOutline(reader, archive) {
    const basis = describeArchive(archive ?? (await (0,zip/* openZip */.Q)(reader)), reader);
    const plan = { ...planReading(basis.layout), nestedPhp: [], deepPhp: [], suspects: [] };
    return readPlanned(reader, plan, { ...basis, links: [] });
}
async function readPluginName(reader) {
    try {
        const archive = await (0,zip/* openZip */.Q)(reader);
        if (archive.entries.length > MAX_INNER_ENTRIES)
            return undefined;
        return (await readOutline(reader, archive)).main?.header.name;
    }
    catch (error) {
        if (!(error instanceof finding/* PackageProblem */.w))
            throw error;
        return undefined;
    }
}
function pickPlaced({ secrets, gitDamage, ...named }, { entries }) {
    const paths = new Set(secrets.length + gitDamage.length > 0 ? entries.map(({ path }) => path) : []);
    const isPlaced = ({ path }) => paths.has(path);
    return { secrets: secrets.filter(isPlaced), gitDamage: gitDamage.filter(isPlaced), ...named };
}
async function readPlanned(reader, plan, basis) {
    const damages = new Map();
    const readFile = async (reading) => {
        const { path } = reading.entry;
        const content = await (0,zip_entry/* readEntry */.hB)(reading.entry, reader, reading);
        if (content.damage !== undefined)
            damages.set(path, content.damage);
        return content.damage === undefined || content.damage === 'checksum' ? { path, ...content } : undefined;
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
    const planned = plan.ownPhp.map(({ entry }) => entry.path);
    return {
        ...basis,
        ownPhp,
        nestedPhp,
        main,
        lost: main === undefined ? [] : (0,wordpress_header/* findLostHeaders */.W1)(main.bytes, main.header),
        hidden,
        misplaced: main === undefined && hidden === undefined
            ? (findMisplaced(nestedPhp) ?? findMisplaced(await readPhp(plan.deepPhp)))
            : undefined,
        readme: readme && { ...readme, readme: parseReadme(readme.bytes) },
        secrets: (await readAll(plan.suspects)).flatMap(({ path, bytes, isWhole }) => findSecret(path, bytes, !isWhole) ?? []),
        damages: [...damages].map(([path, damage]) => ({ path, damage })),
        strictPaths: [],
        gitDamage: [],
        builtPaths: [],
        setup: undefined,
        composer: NO_COMPOSER,
        namedFiles: [],
        updateClients: NO_CLIENTS,
        lostBlockFiles: [],
        devPackages: [],
        unsearched: 0,
        keys: own_keys/* NO_KEYS */.vu,
        sharedPaths: [],
        innerPlugins: [],
        isRead: false,
        php: undefined,
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
        const header = (0,wordpress_header/* findHiddenHeader */.tL)(file.bytes);
        if (header !== undefined)
            return { file, header };
    }
    return undefined;
}
function findMisplaced(files) {
    return byLikelihood(files).find(({ header }) => (0,wordpress_header/* isPluginHeader */.LE)(header));
}
function byLikelihood(files) {
    return [...files].sort((a, b) => (0,read_layout/* guessMain */.h$)(b.path) - (0,read_layout/* guessMain */.h$)(a.path));
}
const MAX_LINKS = 200;
const TARGET_BYTES = 4096;
async function readLinks({ entries }, reader) {
    const links = [];
    for (const entry of entries.filter(({ isLink }) => isLink)) {
        const isReadable = links.length < MAX_LINKS && (0,zip_entry/* isSupported */.TT)(entry);
        links.push({ path: entry.path, target: isReadable ? await readTarget(entry, reader) : undefined });
    }
    return links;
}
async function readTarget(entry, reader) {
    const { damage, bytes } = await (0,zip_entry/* readEntry */.hB)(entry, reader, { maxBytes: TARGET_BYTES });
    return damage === undefined ? bytes.toString() : undefined;
}
const BUSY_BYTES = 1024 * 1024;
function limitGarbage(bytes) {
    if (bytes > BUSY_BYTES)
        (0,external_node_v8_.setFlagsFromString)('--semi-space-growth-factor=1');
}

;// CONCATENATED MODULE: ./src/package/read/folder-mentions.ts






const folder_mentions_MAX_FILES = 2000;
const MAX_FILE_BYTES = 256 * 1024;
const MAX_CODE_BYTES = 16 * 1024 * 1024;
const folder_mentions_MAX_STEPS = 150_000_000;
const OTHERS = /(^|\/)(tests?|phpunit)\//i;
async function findFolderMentions({ layout }, reader, folders, yieldToEventLoop = yield_to_event_loop/* neverYield */.o) {
    const prefix = (0,read_layout/* prefixOf */.MT)(layout.folder);
    const paths = layout.entries.flatMap(({ path, isFolder }) => (isFolder ? [] : [path.slice(prefix.length)]));
    const isThere = createPathTest(paths);
    const entries = listOwnCode(layout);
    const mentions = new Map();
    const wanted = new Set(folders);
    const isWanted = (folder) => wanted.has(folder) && !mentions.has(folder);
    let leftBytes = MAX_CODE_BYTES;
    for (const entry of entries) {
        await yieldToEventLoop();
        if (leftBytes <= 0 || mentions.size === folders.length)
            break;
        const code = await readCode(entry, reader);
        leftBytes -= code.length;
        for (const mention of findMentions(code, isWanted, isThere)) {
            mentions.set(mention.folder, { file: entry.path, ...mention });
        }
    }
    const found = [...mentions.values()];
    const needed = found.some(({ named }) => AUTOLOADER.test(named))
        ? await findNeeded({ paths, prefix, entries, all: layout.entries }, reader)
        : [];
    return found.map((mention) => AUTOLOADER.test(mention.named) && needed.includes(mention.folder)
        ? { ...mention, isNeeded: true }
        : mention);
}
const AUTOLOADER = /(^|\/)autoload[\w-]*\.php$/;
const folder_mentions_PHP_FILE = /\.php$/i;
const PREFIXED = /(^|\/)((autoload[\w-]*|[\w-]+-autoload)\.php$|(vendor|\w*[-_]?prefixed|dependencies|third[-_]party|scoped|libs?|libraries|packages)[-_]?\w*\/)/i;
async function findNeeded({ paths, prefix, entries, all }, reader) {
    const file = all.find(({ path, isLink }) => path === `${prefix}composer.json` && !isLink);
    if (file === undefined || paths.some((path) => folder_mentions_PHP_FILE.test(path) && PREFIXED.test(path)))
        return [];
    const isThere = (0,shared_sorted/* createPlaceTest */.e6)(paths);
    const needs = (0,composer_json/* readComposerJson */.T)((0,composer_json/* parseJson */.q)(await readCode(file, reader)), isThere);
    if (needs === undefined)
        return [];
    const folders = needs.folders.map((folder) => `${folder.split('/')[0] ?? ''}/`);
    if (needs.packages.length > 0)
        return folders;
    if (!needs.classes.some((path) => path !== '' && isThere(path)))
        return [];
    for (const entry of entries)
        if ((await readCode(entry, reader)).includes('spl_autoload_register'))
            return [];
    return folders;
}
function listOwnCode(layout) {
    const isOfLibrary = (0,read_layout/* createLibraryTest */.Go)(layout);
    const isOwn = ({ path, isFolder, isLink }) => path.endsWith('.php') && !isFolder && !isLink && !isOfLibrary(path) && !OTHERS.test(path);
    return layout.entries.filter((entry) => isOwn(entry) && (0,zip_entry/* isSupported */.TT)(entry)).slice(0, folder_mentions_MAX_FILES);
}
async function readCode(entry, reader) {
    return (await (0,zip_entry/* readEntry */.hB)(entry, reader, { maxBytes: MAX_FILE_BYTES })).bytes.toString('latin1');
}
const PATH = /['"}](?=(\.?\/)?([^/'"}\r\n]{1,255})(?:\/([\w./-]*)|['"]))/g;
function* findMentions(code, isWanted, isThere) {
    const countLine = createLineCounter(code);
    for (const { index, 1: dots, 2: first = '', 3: rest } of code.matchAll(PATH)) {
        if (rest === undefined && dots === undefined)
            continue;
        const folder = `${Buffer.from(first, 'latin1').toString()}/`;
        if (!isWanted(folder))
            continue;
        const named = `${folder}${rest ?? ''}`;
        if (named.length > MAX_PATH_LENGTH || isThere(named))
            continue;
        yield { folder, named, line: countLine(index) };
    }
}
const MAX_PATH_LENGTH = 1024;
function createPathTest(paths) {
    const text = `\n/${paths.join('\n/')}\n`;
    const known = new Map();
    let leftSteps = folder_mentions_MAX_STEPS;
    return (named) => {
        const isFile = /\.\w+$/.test(named);
        const wanted = isFile ? `/${named}\n` : `/${named.slice(0, named.lastIndexOf('/') + 1)}`;
        const told = known.get(wanted);
        if (told !== undefined)
            return told;
        leftSteps -= text.length;
        const isKnown = leftSteps < 0 || text.includes(wanted);
        known.set(wanted, isKnown);
        return isKnown;
    };
}

;// CONCATENATED MODULE: ./src/package/difference/snapshot.ts



const MAX_TEXT_BYTES = 256 * 1024;
function takeSnapshot(view) {
    const { main, zipEntries } = view;
    if (main === undefined || snapshot_isEncrypted(zipEntries))
        return undefined;
    return { ...createSnapshot({ ...view, main }), php: view.php };
}
function snapshot_isEncrypted(entries) {
    return entries.some((entry) => entry.isEncrypted);
}
function createSnapshot({ main, readme, ...source }) {
    const { folder } = source.layout;
    return {
        ...listPackage(source),
        mainFile: (0,read_layout/* nameIn */.ZC)(folder, main.path) ?? '',
        header: main.header,
        mainText: snapshot_keepText(main),
        readme: readme && describeReadme(readme, folder, main.header),
    };
}
function listPackage({ sizeBytes, layout: { folder, entries, unsafe }, }) {
    const beside = entries.filter(({ isFolder, path }) => !isFolder && !isBelow(folder, path));
    return {
        sizeBytes,
        folder,
        files: listFiles(entries, folder),
        outside: [...beside.map(({ path }) => path), ...unsafe],
    };
}
function isBelow(folder, path) {
    return path.startsWith((0,read_layout/* prefixOf */.MT)(folder));
}
function listFiles(entries, folder) {
    const start = (0,read_layout/* prefixOf */.MT)(folder).length;
    const files = new Map();
    for (const entry of entries) {
        if (entry.isFolder || !isBelow(folder, entry.path))
            continue;
        const path = entry.path.slice(start);
        files.set(path, { path, sizeBytes: entry.sizeBytes, crc32: entry.crc32 });
    }
    return [...files.values()];
}
function describeReadme(file, folder, header) {
    const { name, tested, text } = parseReadme(file.bytes);
    const place = { path: (0,read_layout/* nameIn */.ZC)(folder, file.path) ?? '', tested };
    if (snapshot_keepText(file) === undefined)
        return { ...place, lines: undefined, changelog: [], upgradeNotice: undefined };
    const release = { version: header.version, names: [header.name, name] };
    const changelog = listChangelogLines(text, release);
    const upgradeNotice = findUpgradeNotice(text, release);
    return { ...place, lines: splitLines(text).map(showLine), changelog, upgradeNotice };
}
function snapshot_keepText({ bytes, isWhole, damage }) {
    return isWhole && damage === undefined && bytes.length <= MAX_TEXT_BYTES ? bytes.toString() : undefined;
}

;// CONCATENATED MODULE: ./src/package/libraries/read-libraries.ts
function createLibraryReader({ layout, main }, reader) {
    let found;
    const find = async ({ header }) => {
        const { findLibraries } = await __webpack_require__.e(/* import() */ 984).then(__webpack_require__.bind(__webpack_require__, 5984));
        return findLibraries({ layout, header }, reader);
    };
    return async () => (main === undefined ? undefined : (found ??= find(main)));
}

// EXTERNAL MODULE: ./src/package/zip/directory.ts
var directory = __webpack_require__(1027);
// EXTERNAL MODULE: ./src/package/search-keys.ts
var search_keys = __webpack_require__(4803);
;// CONCATENATED MODULE: ./src/package/difference/read-snapshot.ts








async function readSnapshot(reader, expectedMain) {
    const { ownPhp, main: first, ...outline } = await readOutline(reader);
    assertReadable(outline.zipEntries);
    const { folder } = outline.layout;
    const plugins = ownPhp.filter(({ header }) => (0,wordpress_header/* isPluginHeader */.LE)(header));
    const named = expectedMain.flatMap((name) => plugins.find(({ path }) => (0,read_layout/* nameIn */.ZC)(folder, path) === name) ?? []);
    const [main = first] = named;
    if (main === undefined)
        throw unusable('no-plugin', 'No plugin was found in the ZIP.');
    const readPhp = (known) => readPackagePhp(outline.layout, main, reader, known);
    const readLibraries = createLibraryReader({ ...outline, main }, reader);
    return { ...createSnapshot({ ...outline, main }), readPhp, readLibraries };
}
async function readListing(reader) {
    const { entries } = await (0,zip/* openZip */.Q)(reader);
    assertReadable(entries);
    return listPackage({ sizeBytes: reader.sizeBytes, layout: (0,read_layout/* layOut */.v8)(entries) });
}
function assertReadable(entries) {
    if (snapshot_isEncrypted(entries))
        throw unusable('zip-method', 'The ZIP is encrypted.');
}
function unusable(id, message) {
    return new finding/* PackageProblem */.w(id, { message, effect: '', fix: '' });
}

;// CONCATENATED MODULE: ./src/package/read/list-files.ts





async function list_files_listFiles(reader) {
    const { entries } = await (0,zip/* openZip */.Q)(reader);
    const { bombs, isTooMuch, isBomb, unpackedBytes } = (0,limits/* findExcess */.Lb)(entries, reader.sizeBytes);
    if (bombs.length > 0 || isTooMuch || isBomb) {
        const [size, limit] = [(0,format/* formatSize */.Xq)(unpackedBytes), (0,format/* formatSize */.Xq)(limits/* MAX_UNPACKED_BYTES */.Tx)];
        throw new finding/* PackageProblem */.w('zip-limits', {
            message: `The ZIP has ${(0,format/* formatSize */.Xq)(reader.sizeBytes)} and unpacks to ${size}; at most ${limit}, and ${limits/* MAX_RATIO */.zN} times what it has, are accepted.`,
            effect: 'It would fill disks.',
            fix: 'Leave out what the plugin does not need at run time.',
        });
    }
    return entries.map((entry) => ({
        name: entry.name,
        isFolder: entry.isFolder,
        isLink: entry.isLink,
        isSupported: (0,zip_entry/* isSupported */.TT)(entry),
        unpack: async (take, signal) => {
            const { damage } = await (0,zip_entry/* readEntry */.hB)(entry, reader, { keep: () => 0, look: take, signal });
            return damage;
        },
    }));
}

;// CONCATENATED MODULE: ./src/package/inspect.ts
























const SHOWN_LARGEST = 3;
async function inspect(reader, options = {}) {
    const { sizeBytes } = reader;
    try {
        await (0,directory/* assertZip */.MK)(reader);
        const view = await readPackageView(reader, options);
        const { lackingFile: lackingChangelog, ...changelog } = await readPackageChangelog(view, reader);
        const readLibraries = createLibraryReader(view, reader);
        return {
            facts: { sizeBytes, contents: describeContents(view), plugin: describePlugin(view) },
            ...changelog,
            findChangelog: (readFiles) => findChangelogBeside(view, readFiles),
            keys: view.keys,
            check: (expected) => check_package_check({ ...view, lackingChangelog }, expected),
            takeSnapshot: () => addLibraries(takeSnapshot(view), readLibraries),
            writeBill: (subject, sanitise) => writeBillOf(view, { ...subject, sanitise }, readLibraries),
            findMentions: (folders) => findFolderMentions(view, reader, folders, options.yieldToEventLoop),
        };
    }
    catch (error) {
        if (!(error instanceof finding/* PackageProblem */.w))
            throw error;
        return {
            facts: { sizeBytes, contents: undefined, plugin: undefined },
            ...NO_CHANGELOG,
            findChangelog: () => Promise.resolve(NO_CHANGELOG),
            keys: (0,search_keys.explainUnsearched)(error, options),
            check: () => [error.finding],
            takeSnapshot: () => undefined,
            writeBill: () => Promise.resolve(undefined),
            findMentions: () => Promise.resolve([]),
        };
    }
}
function addLibraries(snapshot, readLibraries) {
    return snapshot && { ...snapshot, readLibraries };
}
async function writeBillOf({ main, layout }, { sha256, sanitise }, readLibraries) {
    const libraries = await readLibraries();
    if (main === undefined || libraries === undefined)
        return undefined;
    const { writeBill } = await __webpack_require__.e(/* import() */ 984).then(__webpack_require__.bind(__webpack_require__, 5984));
    const { name, version } = main.header;
    const text = writeBill({ slug: layout.folder, name, version, sha256 }, libraries, sanitise);
    return { text, count: libraries.found.length };
}
function describeContents({ layout, unreadOwnPhp, isRead, unsearched }) {
    const files = layout.entries.filter(({ isFolder }) => !isFolder);
    return {
        files: files.length,
        unpackedBytes: files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
        parts: listParts(files, layout.folder),
        largest: [...files]
            .sort((a, b) => b.sizeBytes - a.sizeBytes)
            .slice(0, SHOWN_LARGEST)
            .map(({ path, sizeBytes }) => ({ path, sizeBytes })),
        unread: unreadOwnPhp.length,
        isRead,
        unsearched,
    };
}
function listParts(files, folder) {
    const start = (0,read_layout/* prefixOf */.MT)(folder).length;
    const groups = Map.groupBy(files, ({ path }) => path.slice(start, path.indexOf('/', start) + 1));
    return [...groups]
        .map(([name, some]) => {
        return { name, files: some.length, sizeBytes: some.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) };
    })
        .sort((a, b) => Number(a.name === '') - Number(b.name === '') || b.files - a.files);
}
function describePlugin({ layout, main, readme }) {
    if (main === undefined)
        return undefined;
    const { name, version, description, requiresWordPress, requiresPhp, updateUri } = main.header;
    return {
        slug: layout.folder,
        name,
        version,
        mainFile: (0,read_layout/* nameIn */.ZC)(layout.folder, main.path) ?? '',
        description,
        requires: requiresWordPress,
        requiresPhp,
        updateUri,
        tested: readme?.readme.tested ?? '',
        upgradeNotice: (readme && findUpgradeNotice(readme.readme.text, { version, names: [name] })) ?? '',
        readme: readme?.readme.text ?? '',
    };
}


/***/ }),

/***/ 6735:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ readTag)
/* harmony export */ });
const START_BYTES = 512;
const TAG = /<\?(?:php(?=\s|$)|=)/i;
function readTag(text) {
    const tag = text.search(TAG);
    return { hasTag: tag >= 0, start: tag === 0 ? '' : text.slice(0, START_BYTES) };
}


/***/ }),

/***/ 7313:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ao: () => (/* binding */ tokenizePhp),
/* harmony export */   aq: () => (/* binding */ scanPhp)
/* harmony export */ });
/* unused harmony exports isHalt, MAX_LEVELS */
const OPEN = /<\?(?:php(?=[ \t\r\n]|$)|=)/gi;
const SPACE = /(?:[ \t\r\n\v\f]+|(?:#(?!\[)|\/\/)[^\r\n?]*(?:\?(?!>)[^\r\n?]*)*)/y;
const CLOSE = /\?>(?:\r\n|\r|\n)?/y;
const VARIABLE = /\$[A-Za-z_\x80-\xff][\w\x80-\xff]*/y;
const WORD = /\\?[A-Za-z_\x80-\xff][\w\x80-\xff]*(?:\\[A-Za-z_\x80-\xff][\w\x80-\xff]*)*/y;
const QUOTED = /'[^'\\]*(?:\\[^][^'\\]*)*'/y;
const HEREDOC = /<<<[ \t]*(["']?)([A-Za-z_\x80-\xff][\w\x80-\xff]*)\1(?=[\r\n])/y;
const SIGN = /\?->|->|::|[^]/y;
function tokenizePhp(text) {
    const tokens = [];
    return { ...scanPhp(text, (token) => tokens.push(token)), tokens };
}
function scanPhp(text, take) {
    let index = 0;
    while (index < text.length) {
        OPEN.lastIndex = index;
        const open = OPEN.exec(text);
        const start = open?.index ?? text.length;
        if (start > index)
            take({ kind: 'html', text: text.slice(index, start), index });
        if (open === null)
            break;
        take({ kind: 'open', text: open[0], index: start });
        const { end, openAt } = readCode(text, start + open[0].length, 0, take);
        if (openAt !== undefined)
            return { openAt };
        index = end;
    }
    return {};
}
function readCode(text, from, level, take) {
    let depth = 1;
    for (let index = from; index < text.length;) {
        const end = skipSpace(text, index);
        if (end < 0)
            return { end: text.length, openAt: index };
        const token = end > index ? undefined : readToken(text, index, level);
        if (end === index && token === undefined)
            return { end: 0, openAt: index };
        index = token === undefined ? end : index + token.text.length;
        if (token === undefined)
            continue;
        take(token);
        depth += token.text === '{' ? 1 : token.text === '}' ? -1 : 0;
        if (level === 0 ? token.kind === 'close' : depth === 0)
            return { end: index };
        if (isHalt(token))
            break;
    }
    return { end: level === 0 ? text.length : 0 };
}
const isHalt = ({ text }) => text.length === 15 && text.toLowerCase() === '__halt_compiler';
function skipSpace(text, index) {
    const first = text.charAt(index);
    if (first === '/' && text.startsWith('/*', index)) {
        const end = text.indexOf('*/', index + 2);
        return end < 0 ? -1 : end + 2;
    }
    if (first > '/')
        return index;
    return skip(SPACE, text, index);
}
function readToken(text, index, level = 0) {
    const make = (kind, end, value) => end > index ? { kind, text: text.slice(index, end), index, value } : undefined;
    const first = text.charAt(index);
    if (first === "'") {
        const end = skip(QUOTED, text, index);
        return make('string', end, text.slice(index + 1, end - 1).replace(/\\([\\'])/g, '$1'));
    }
    if (first === '"' || first === '`') {
        const end = skipTemplate(text, index, level);
        const inner = text.slice(index + 1, end - 1);
        const isPlain = first === '"' && !/\$|\\[^\\"]/.test(inner);
        return make('string', end, isPlain ? inner.replace(/\\(.)/g, '$1') : undefined);
    }
    HEREDOC.lastIndex = index;
    const heredoc = first === '<' ? HEREDOC.exec(text) : null;
    if (heredoc !== null)
        return make('string', findHeredocEnd(text, heredoc));
    const kind = first === '$' ? 'variable' : 'word';
    const end = skip(first === '$' ? VARIABLE : WORD, text, index);
    const close = first === '?' ? skip(CLOSE, text, index) : index;
    const sign = /[?:-]/.test(first) ? skip(SIGN, text, index) : index + 1;
    return make(kind, end) ?? make('close', close) ?? make('sign', sign);
}
function skip(pattern, text, index) {
    pattern.lastIndex = index;
    return pattern.test(text) ? pattern.lastIndex : index;
}
const MAX_LEVELS = 20;
function skipTemplate(text, from, level) {
    const quote = text.charAt(from);
    if (level >= MAX_LEVELS)
        return 0;
    const marks = quote === '"' ? /[\\"]|\{\$|\$\{/g : /[\\`]|\{\$|\$\{/g;
    marks.lastIndex = from + 1;
    for (let mark = marks.exec(text); mark !== null; mark = marks.exec(text)) {
        if (mark[0] === quote)
            return marks.lastIndex;
        if (mark[0] === '\\') {
            marks.lastIndex += 1;
        }
        else {
            const { end, openAt } = readCode(text, marks.lastIndex, level + 1, () => undefined);
            if (end === 0 || openAt !== undefined)
                return 0;
            marks.lastIndex = end;
        }
    }
    return 0;
}
function findHeredocEnd(text, heredoc) {
    const end = new RegExp(`[\\r\\n][ \\t]*${heredoc[2] ?? ''}(?![\\w\\x80-\\xff])`, 'g');
    end.lastIndex = heredoc.index + heredoc[0].length;
    return end.exec(text) === null ? 0 : end.lastIndex;
}


/***/ }),

/***/ 2574:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ readComposerJson),
/* harmony export */   q: () => (/* binding */ parseJson)
/* harmony export */ });
/* harmony import */ var _shared_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3060);

const PLATFORM = /^(php(-64bit|-ipv6|-zts|-debug)?|hhvm|(ext|lib)-.*|composer(-(plugin|runtime)-api)?|composer\/installers|wp-cli\/.*|wpackagist-(plugin|theme)\/.*)$/i;
function readComposerJson(content, isThere) {
    const json = (0,_shared_record_js__WEBPACK_IMPORTED_MODULE_0__/* .toRecord */ .L)(content);
    const { config, extra } = json;
    const prefixed = Object.values((0,_shared_record_js__WEBPACK_IMPORTED_MODULE_0__/* .toRecord */ .L)(extra)).flatMap((tool) => {
        const { target_directory: target, dep_directory: folder } = (0,_shared_record_js__WEBPACK_IMPORTED_MODULE_0__/* .toRecord */ .L)(tool);
        return [target, folder];
    });
    const named = [(0,_shared_record_js__WEBPACK_IMPORTED_MODULE_0__/* .toRecord */ .L)(config)['vendor-dir'] ?? 'vendor', ...prefixed].filter(isText);
    const folders = [...new Set(named.slice(0, MAX_PLACES).map(trimPath))];
    const findPlace = createPlaceSearch(isThere, (0,_shared_record_js__WEBPACK_IMPORTED_MODULE_0__/* .toRecord */ .L)((0,_shared_record_js__WEBPACK_IMPORTED_MODULE_0__/* .toRecord */ .L)(extra)['installer-paths']), folders);
    const replaced = (0,_shared_record_js__WEBPACK_IMPORTED_MODULE_0__/* .toRecord */ .L)(json['replace']);
    const needed = Object.keys((0,_shared_record_js__WEBPACK_IMPORTED_MODULE_0__/* .toRecord */ .L)(json['require']))
        .slice(0, MAX_LISTED)
        .filter((name) => isText(name) && !PLATFORM.test(name) && !(name in replaced));
    const packages = needed.filter((name) => findPlace(name) === undefined);
    const placed = needed.flatMap((name) => {
        const folder = findPlace(name);
        return folder === undefined || folder === '' || folder.startsWith('..') ? [] : [{ name, folder }];
    });
    const classes = listClasses((0,_shared_record_js__WEBPACK_IMPORTED_MODULE_0__/* .toRecord */ .L)(json['autoload']));
    if (packages.length + classes.length + placed.length === 0)
        return undefined;
    return { packages, folders, classes, placed };
}
const MAX_LISTED = 500;
const MAX_PLACES = 20;
function trimPath(path) {
    return path.replace(/^(\.?\/)+|\/+$/g, '');
}
function listClasses(autoload) {
    const mapped = ['psr-4', 'psr-0'].flatMap((kind) => Object.values((0,_shared_record_js__WEBPACK_IMPORTED_MODULE_0__/* .toRecord */ .L)(autoload[kind])));
    return [...mapped, autoload['classmap'], autoload['files']]
        .flatMap((paths) => (Array.isArray(paths) ? paths : [paths]))
        .filter(isText)
        .slice(0, MAX_LISTED)
        .map(trimPath);
}
function createPlaceSearch(isThere, paths, folders) {
    const isInFolders = (path) => folders.some((folder) => path.startsWith(`${folder}/`));
    const places = Object.entries(paths)
        .slice(0, MAX_PLACES)
        .filter(([path]) => isText(path) && !isInFolders(trimPath(path)));
    return (name) => {
        const [vendor = '', own = ''] = name.split('/');
        const fill = (path) => path.replaceAll('{$vendor}', vendor).replaceAll('{$name}', own);
        const [path] = places.find(([path, names]) => {
            if (!Array.isArray(names))
                return false;
            const isListed = names.includes(name) || names.includes(`vendor:${vendor}`);
            return isListed || (fill(path) !== path && isThere(fill(path)));
        }) ?? [];
        return path === undefined ? undefined : trimPath(fill(path));
    };
}
function isText(value) {
    return typeof value === 'string' && value.length < 1024;
}
function parseJson(text) {
    try {
        return JSON.parse(Buffer.from(text, 'latin1').toString());
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 1791:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ii: () => (/* binding */ locateHeader),
/* harmony export */   LE: () => (/* binding */ isPluginHeader),
/* harmony export */   OF: () => (/* binding */ parsePluginHeader),
/* harmony export */   W$: () => (/* binding */ findHeaderLines),
/* harmony export */   W1: () => (/* binding */ findLostHeaders),
/* harmony export */   eb: () => (/* binding */ isMainFile),
/* harmony export */   q2: () => (/* binding */ HEADER_BYTES),
/* harmony export */   qG: () => (/* binding */ readRequiredPlugins),
/* harmony export */   tL: () => (/* binding */ findHiddenHeader)
/* harmony export */ });
const HEADER_BYTES = 8192;
const LABELS = {
    name: 'Plugin Name',
    pluginUri: 'Plugin URI',
    version: 'Version',
    description: 'Description',
    author: 'Author',
    authorUri: 'Author URI',
    textDomain: 'Text Domain',
    domainPath: 'Domain Path',
    network: 'Network',
    requiresWordPress: 'Requires at least',
    requiresPhp: 'Requires PHP',
    updateUri: 'Update URI',
    requiresPlugins: 'Requires Plugins',
    siteWideOnly: 'Site Wide Only',
};
const PATTERNS = Object.fromEntries(Object.entries(LABELS).map(([field, label]) => [
    field,
    new RegExp(`^(?:[ \\t]*<\\?(?:php)?)?[ \\t/*#@]*${label}:(.*)$`, 'gim'),
]));
const PCRE_SPACES = ' \t\n\v\f\r';
const TRIM_SPACES = ' \t\n\r\0\v';
function parsePluginHeader(bytes, windowBytes = HEADER_BYTES) {
    const text = toText(bytes, windowBytes).replaceAll('\r', '\n');
    const fields = Object.entries(PATTERNS).map(([field, pattern]) => {
        const [match] = text.matchAll(pattern);
        return [field, cleanUp(match?.[1] ?? '')];
    });
    return Object.fromEntries(fields);
}
const MAX_LINES = 10;
function findHeaderLines(bytes, field, windowBytes = HEADER_BYTES) {
    const text = toText(bytes, windowBytes);
    const matches = [...text.replaceAll('\r', '\n').matchAll(PATTERNS[field])].slice(0, MAX_LINES);
    return matches.map(({ index }) => text.slice(0, index).split(/\r\n|\r|\n/).length);
}
function locateHeader(bytes, field) {
    const [match] = toText(bytes, HEADER_BYTES).replaceAll('\r', '\n').matchAll(PATTERNS[field]);
    const captured = match?.[1] ?? '';
    const value = Buffer.from(cleanUp(captured)).toString('latin1');
    const at = captured.indexOf(value);
    if (match === undefined || value === '' || at < 0)
        return undefined;
    const start = match.index + match[0].length - captured.length + at;
    return { start, end: start + value.length };
}
function toText(bytes, windowBytes) {
    return Buffer.from(bytes.subarray(0, windowBytes)).toString('latin1');
}
function isPluginHeader(header) {
    return header.name !== '' && header.name !== '0';
}
function isMainFile(head) {
    return isPluginHeader(parsePluginHeader(head.subarray(0, HEADER_BYTES)));
}
function cleanUp(captured) {
    if (captured === '0')
        return '';
    const end = captured.search(/\*\/|\?>/);
    const open = end < 0 ? captured : trimEnd(captured.slice(0, end), PCRE_SPACES);
    const value = trimStart(trimEnd(open, TRIM_SPACES), TRIM_SPACES);
    return Buffer.from(value, 'latin1').toString('utf8');
}
function trimEnd(text, characters) {
    let end = text.length;
    while (end > 0 && characters.includes(text.charAt(end - 1)))
        end -= 1;
    return text.slice(0, end);
}
function trimStart(text, characters) {
    let start = 0;
    while (start < text.length && characters.includes(text.charAt(start)))
        start += 1;
    return text.slice(start);
}
function readRequiredPlugins(header) {
    const items = header
        .split(',')
        .map((item) => item.trim())
        .filter((item) => item !== '');
    const isSlug = (item) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(item);
    return { slugs: [...new Set(items.filter(isSlug))], dropped: items.filter((item) => !isSlug(item)) };
}
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
    const [line = 1] = findHeaderLines(bytes, 'name', bytes.length);
    return { why: 'late', line };
}
const LOSABLE = ['name', 'version'];
function findLostHeaders(bytes, header) {
    const unmarked = removeMark(bytes);
    const behindMark = unmarked && parsePluginHeader(unmarked);
    const inAll = parsePluginHeader(bytes, bytes.length);
    return LOSABLE.flatMap((field) => {
        if (header[field] === '' && behindMark !== undefined && behindMark[field] !== '')
            return [{ field, why: 'byte-order-mark', line: 1 }];
        if (inAll[field] === header[field])
            return [];
        const [line = 1] = findHeaderLines(bytes, field, bytes.length);
        return [{ field, why: findHeaderLines(bytes, field).length > 0 ? 'cut' : 'late', line }];
    });
}
function removeMark(bytes) {
    const { length } = BYTE_ORDER_MARK;
    return bytes.subarray(0, length).equals(BYTE_ORDER_MARK) ? bytes.subarray(length) : undefined;
}
function hasName(bytes, windowBytes = HEADER_BYTES) {
    return (/plugin name:/i.test(bytes.toString('latin1', 0, windowBytes)) &&
        isPluginHeader(parsePluginHeader(bytes, windowBytes)));
}
function decodeUtf16(bytes) {
    if (!bytes.subarray(0, SAMPLE_BYTES).includes(0))
        return [];
    const text = bytes.subarray(0, Math.min(2 * HEADER_BYTES, bytes.length - (bytes.length % 2)));
    return [text, Buffer.from(text).swap16()].map((little) => Buffer.from(little.toString('utf16le').replace(/^\ufeff/, '')));
}


/***/ })

};
