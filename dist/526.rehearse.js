export const id = 526;
export const ids = [526];
export const modules = {

/***/ 6191:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ isCredential)
/* harmony export */ });
function isCredential(text) {
    return /^[\x21-\x7e]+$/.test(text);
}


/***/ }),

/***/ 7856:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D2: () => (/* binding */ describeUnreadable),
/* harmony export */   ER: () => (/* binding */ requireReadableProxy),
/* harmony export */   Jp: () => (/* binding */ findUnreadableProxy)
/* harmony export */ });
/* harmony import */ var _actions_http_client_lib_proxy__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9783);
/* harmony import */ var _transport_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4098);
/* harmony import */ var _urls_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88);



function findUnreadableProxy(url, env) {
    const names = url.protocol === 'https:' ? ['https_proxy', 'HTTPS_PROXY'] : ['http_proxy', 'HTTP_PROXY'];
    const name = names.find((variable) => env[variable]);
    if (name === undefined || isProxyAddress(env[name] ?? '') || (0,_actions_http_client_lib_proxy__WEBPACK_IMPORTED_MODULE_0__/* .checkBypass */ .H)(url))
        return undefined;
    return name;
}
function isProxyAddress(text) {
    const url = (0,_urls_js__WEBPACK_IMPORTED_MODULE_2__/* .parseWebUrl */ .BD)(text.trim());
    try {
        if (url !== null)
            decodeURIComponent(url.username + url.password);
        return url !== null;
    }
    catch {
        return false;
    }
}
function describeUnreadable(name) {
    return `the environment variable \`${name}\` is no URL of a proxy`;
}
function requireReadableProxy(send, env) {
    return async (request) => {
        const name = findUnreadableProxy(request.url, env);
        if (name === undefined)
            return send(request);
        throw new _transport_error_js__WEBPACK_IMPORTED_MODULE_1__/* .TransportError */ .wX('proxy-address', describeUnreadable(name), false);
    };
}


/***/ }),

/***/ 4098:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dn: () => (/* binding */ NO_ANSWER),
/* harmony export */   SP: () => (/* binding */ explainFailure),
/* harmony export */   VF: () => (/* binding */ isMistake),
/* harmony export */   dJ: () => (/* binding */ isLasting),
/* harmony export */   uW: () => (/* binding */ PROXY_ADDRESS_HINT),
/* harmony export */   wX: () => (/* binding */ TransportError)
/* harmony export */ });
/* harmony import */ var _shared_system_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9123);

function isLasting(failure) {
    return failure === 'tls' || failure === 'proxy-address' || failure === 'cancelled';
}
const PROXY_ADDRESS_HINT = 'Set it to an address such as `http://proxy.example:3128`, or remove it.';
class TransportError extends Error {
    failure;
    mayHaveArrived;
    constructor(failure, message, mayHaveArrived, cause) {
        super(message, { cause });
        this.name = 'TransportError';
        this.failure = failure;
        this.mayHaveArrived = mayHaveArrived;
    }
}
const NO_ANSWER = 'NO_ANSWER';
function explainFailure(error, mayHaveArrived) {
    const { code, message } = (0,_shared_system_error_js__WEBPACK_IMPORTED_MODULE_0__/* .readError */ .lS)(error);
    if (error instanceof TransportError || isMistake(error) || code === undefined)
        return error;
    const [, failure, what] = (mayHaveArrived ? undefined : findFailure(code, message)) ?? BROKEN;
    const detail = code === NO_ANSWER ? '' : ` (${code})`;
    return new TransportError(failure, `${what}${detail}`, mayHaveArrived, error);
}
function isMistake(error) {
    return (0,_shared_system_error_js__WEBPACK_IMPORTED_MODULE_0__/* .readError */ .lS)(error).name === 'TypeError';
}
const BROKEN = [/./, 'interrupted', 'the connection broke before the answer was complete'];
const FAILURES = [
    [/^(ENOTFOUND|EAI_.*)$/, 'name-not-found', 'its host name could not be resolved'],
    [/^ECONNREFUSED$/, 'refused', 'the connection was refused'],
    [
        /^(EHOSTUNREACH|ENETUNREACH|ENETDOWN|EADDRNOTAVAIL|ETIMEDOUT)$/,
        'unreachable',
        'its host cannot be reached',
    ],
    [/CERT|SIGNED|VERIFY|^EPROTO$|^ERR_(SSL|TLS)/, 'tls', 'its TLS certificate or handshake is not valid'],
];
function findFailure(code, message) {
    const [tunnel, status] = /^tunneling socket could not be established(?:, statusCode=(\d{3}))?/.exec(message) ?? [];
    if (tunnel !== undefined)
        return describeProxy(status);
    return FAILURES.find(([pattern]) => pattern.test(code));
}
function describeProxy(status) {
    const what = status === undefined ? 'the proxy' : `the proxy answered ${status} and`;
    return [/./, 'proxy', `${what} did not open a connection to it`];
}


/***/ }),

/***/ 88:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BD: () => (/* binding */ parseWebUrl),
/* harmony export */   Dl: () => (/* binding */ parseUrl),
/* harmony export */   EW: () => (/* binding */ isHarmless),
/* harmony export */   Es: () => (/* binding */ isSignedUrl),
/* harmony export */   Rg: () => (/* binding */ showTarget),
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   hR: () => (/* binding */ collectUrlSecrets),
/* harmony export */   jr: () => (/* binding */ showUrl),
/* harmony export */   lJ: () => (/* binding */ showTargetHost)
/* harmony export */ });
const CREDENTIAL_PARAMETER = new RegExp('^(x-amz-.*|x-goog-.*|x-oss-.*|sig|sign|.*signature|jwt|hmac|.*token|.*key|key-pair-id|policy|.*auth|authorization' +
    '|credentials?|secret|password|pass|pwd|googleaccessid|awsaccesskeyid|hdnea|hash|verify|code)$', 'i');
const DATED_CHECKSUM = ['md5', 'expires'];
const MIN_SECRET_LENGTH = 6;
const MAX_SHOWN_PATH = 300;
function parseUrl(text, base) {
    return URL.canParse(text, base?.href) ? new URL(text, base?.href) : null;
}
function parseWebUrl(text) {
    if (!/^https?:\/\/[^/?#]/i.test(text) || /[\s\p{Cc}\p{Cf}\\]/u.test(text))
        return null;
    return parseUrl(text);
}
function isLoopback({ hostname }) {
    return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);
}
function isSignedUrl(url) {
    return [url.search, url.hash]
        .flatMap((part) => listParameters(part.slice(1)))
        .some(({ isCredential }) => isCredential);
}
function collectUrlSecrets(text) {
    const url = parseUrl(text);
    if (url === null)
        return [];
    const parts = [url.search.slice(1), url.hash.slice(1), ...text.split(/[?#]/).slice(1)];
    const credentials = parts.flatMap(listParameters).filter(({ isCredential }) => isCredential);
    const whole = credentials.length > 0 ? parts : [];
    const secrets = [url.username, url.password, ...whole, ...credentials.flatMap(({ forms }) => forms)];
    return [...new Set(secrets)].filter((secret) => secret.length >= MIN_SECRET_LENGTH);
}
function listParameters(query) {
    const parameters = query.split(/[&;]/).flatMap((pair) => {
        const written = pair.slice(pair.indexOf('=') + 1);
        return [...new URLSearchParams(pair)].map(([name, value]) => {
            return { name: name.replace(/\[.*$/, '').toLowerCase(), forms: [written, value] };
        });
    });
    const isDated = DATED_CHECKSUM.every((wanted) => parameters.some(({ name }) => name === wanted));
    return parameters.map(({ name, forms }) => ({
        isCredential: CREDENTIAL_PARAMETER.test(name) || (isDated && name === 'md5'),
        forms,
    }));
}
function showUrl(url) {
    const path = url.pathname.length > MAX_SHOWN_PATH ? `${url.pathname.slice(0, MAX_SHOWN_PATH)}…` : url.pathname;
    return `${url.protocol}//${url.host}${path}${url.search === '' ? '' : '?…'}`;
}
function showTarget(url, quote) {
    const origin = `${url.protocol}//${url.host}`;
    const shown = showUrl(url);
    if (isHarmless(shown, quote))
        return shown;
    return isHarmless(origin, quote) ? `${origin}/…` : 'an address that may hold a secret';
}
function showTargetHost(url, quote) {
    return isHarmless(url.host, quote) ? url.host : 'a host whose name may hold a secret';
}
function isHarmless(text, quote) {
    return quote(text).replaceAll(': :', '::') === text;
}


/***/ }),

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

/***/ 7563:
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
// EXTERNAL MODULE: ./src/plugin/library.ts
var library = __webpack_require__(5888);
// EXTERNAL MODULE: ./src/plugin/php/tokens.ts
var tokens = __webpack_require__(8908);
;// CONCATENATED MODULE: ./src/plugin/php/built-paths.ts

const MAX_PATHS = 200;
const MAX_LENGTH = 300;
const HINT = /build|dist|\.asset\.php|\.min\.(?:js|css)/;
const BUILT = /^(?:[\w.@-]+\/)*(?:build|dist)(?:\/[\w.@-]+)*\/?$|^(?:[\w.@-]+\/)+[\w.@-]+\.(?:asset\.php|min\.js|min\.css)$/;
function findBuiltPaths(code) {
    const paths = new Set();
    if (!HINT.test(code))
        return [];
    for (const { kind, value } of (0,tokens/* tokenizePhp */.a)(code)) {
        if (kind !== 'string' || value === undefined || value.length > MAX_LENGTH)
            continue;
        const path = value.replace(/^\.{0,2}\//, '');
        if (value.includes('/') && BUILT.test(path) && paths.size < MAX_PATHS)
            paths.add(path);
    }
    return [...paths];
}

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
const contents_HINT = /PRIVATE KEY|PuTTY-User-Key|_auth|gh[pousr]_|github_pat_|AKIA/;
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
    if (!isText(bytes))
        return undefined;
    const named = (0,names/* findNamedSecret */.H)(path);
    const raw = bytes.toString('latin1', 0, SEARCHED_BYTES);
    if (named?.proof === undefined && !contents_HINT.test(raw))
        return undefined;
    const text = raw.replaceAll(/\r\n?/g, '\n');
    const tell = (what, index) => {
        return { path, what, line: text.slice(0, index).split('\n').length };
    };
    const proof = named?.proof?.exec(text);
    if (named !== undefined && proof)
        return tell(named.what, proof.index);
    for (const { what, find } of KINDS) {
        const index = find(path, text, isCut || raw.length < bytes.length);
        if (index >= 0)
            return tell(what, index);
    }
    return undefined;
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







const MEDIA = /\.(png|jpe?g|gif|webp|avif|ico|woff2?|ttf|otf|eot|mo|mp[34]|webm|og[gv]|wav|zip|gz|br|pdf|wasm|mmdb)$/i;
const TESTS = /(^|\/)tests?\//i;
function keepText(start) {
    return isText(start) ? SEARCHED_BYTES : 0;
}
async function readContents({ archive, layout }, reader, { signal, isOwn = false }) {
    const damages = [];
    const strictPaths = [];
    const sharedPaths = [];
    const secrets = [];
    const builtPaths = new Set();
    const isOfLibrary = (0,library/* createLibraryTest */.G)(layout);
    const paths = new Map(layout.entries.map(({ name, path }) => [name, path]));
    const forward = readForward(reader);
    const entries = [...archive.entries].sort((a, b) => a.start - b.start);
    for (const [index, entry] of entries.entries()) {
        (0,clock/* assertNotCancelled */.ZR)(signal);
        const path = paths.get(entry.name) ?? entry.name;
        if (isOwn && (MEDIA.test(path) || entry.isFolder))
            continue;
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
        const read = { entry, packedBytes: Infinity, unpackedBytes: isOwn ? SEARCHED_BYTES : Infinity };
        const content = await (0,zip_entry/* readData */.v3)(read, header.dataStart, forward, { keep: keepText, signal });
        if (content.damage !== undefined)
            damages.push({ path, damage: content.damage });
        const isCut = entry.sizeBytes > content.bytes.length;
        const secret = entry.isLink ? undefined : findSecret(path, content.bytes, isCut);
        if (secret !== undefined)
            secrets.push(secret);
        if (!isOwn || !path.endsWith('.php') || isOfLibrary(path) || TESTS.test(path))
            continue;
        for (const built of findBuiltPaths(content.bytes.toString('latin1')))
            builtPaths.add(built);
    }
    return { damages, strictPaths, sharedPaths, secrets, builtPaths: [...builtPaths] };
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
const hidden_header_SAMPLE_BYTES = 64;
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
    if (!bytes.subarray(0, hidden_header_SAMPLE_BYTES).includes(0))
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
        throw (0,zip_directory/* unreadable */.O$)('The list of files in the ZIP goes on behind its last entry: it is damaged.');
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













async function examine(reader, options = {}) {
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
    return { ...view, ...(await readContents({ archive, layout }, reader, options)), isRead: true };
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
        secrets: (await readAll(plan.suspects)).flatMap(({ path, bytes, isWhole }) => findSecret(path, bytes, !isWhole) ?? []),
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

/***/ 870:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ agree),
/* harmony export */   w: () => (/* binding */ PackageProblem)
/* harmony export */ });
class PackageProblem extends Error {
    finding;
    constructor(id, problem, cause) {
        super(problem.message, { cause });
        this.name = 'PackageProblem';
        this.finding = { id, severity: 'error', ...problem };
    }
}
function agree(list, forOne, forMany) {
    return list.length === 1 ? forOne : forMany;
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

/***/ 5888:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ createLibraryTest)
/* harmony export */ });
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8225);

const LIBRARY_FOLDERS = /(^|\/)(vendor|vendor[-_]prefixed|jetpack_vendor|node_modules|dependencies|third-party|libraries|libs?)\//i;
const OWN_FILE = /\/(licen[cs]e(\.(txt|md))?|composer\.json)$/i;
function createLibraryTest({ entries, folder }) {
    const prefix = folder === '' ? '' : `${folder}/`;
    const parents = entries.filter(({ path }) => OWN_FILE.test(path)).map(({ path }) => (0,_layout_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(path));
    const libraries = new Set(parents.filter((parent) => parent !== '' && parent !== folder));
    return (path) => {
        if (LIBRARY_FOLDERS.test(path.slice(path.startsWith(prefix) ? prefix.length : 0)))
            return true;
        for (let parent = (0,_layout_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(path); parent !== ''; parent = (0,_layout_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(parent)) {
            if (libraries.has(parent))
                return true;
        }
        return false;
    };
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

/***/ 6762:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LE: () => (/* binding */ isPluginHeader),
/* harmony export */   OF: () => (/* binding */ parsePluginHeader),
/* harmony export */   W$: () => (/* binding */ findHeaderLines),
/* harmony export */   q2: () => (/* binding */ HEADER_BYTES)
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
function toText(bytes, windowBytes) {
    return Buffer.from(bytes.subarray(0, windowBytes)).toString('latin1');
}
function isPluginHeader(header) {
    return header.name !== '' && header.name !== '0';
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

/***/ 3583:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hk: () => (/* binding */ hasUnknownWord),
/* harmony export */   V1: () => (/* binding */ isPrerelease),
/* harmony export */   Zy: () => (/* binding */ compareVersions)
/* harmony export */ });
const UNKNOWN = -1;
const RELEASE_CANDIDATE = 3;
const NUMBER = 4;
const FORMS = [
    ['dev', 0],
    ['a', 1],
    ['b', 2],
    ['RC', RELEASE_CANDIDATE],
    ['rc', RELEASE_CANDIDATE],
    ['#', NUMBER],
    ['p', 5],
];
const MAX_LONG = '9223372036854775807';
function compareVersions(a, b) {
    const left = splitVersion(a);
    const right = splitVersion(b);
    if (left.length === 0 || right.length === 0)
        return sign(left.length - right.length);
    let index = 0;
    for (; hasMore(left, index) && hasMore(right, index); index += 1) {
        const order = compareParts(left[index] ?? '', right[index] ?? '');
        if (order !== 0)
            return order;
    }
    return index < left.length ? compareRest(left, index) : sign(-compareRest(right, index));
}
function hasUnknownWord(version) {
    return splitVersion(version).some((part) => rankOf(part) === UNKNOWN);
}
function isPrerelease(version) {
    return splitVersion(version)
        .map(rankOf)
        .some((rank) => rank !== UNKNOWN && rank <= RELEASE_CANDIDATE);
}
function splitVersion(version) {
    const [bytes = ''] = Buffer.from(version).toString('latin1').split('\0', 1);
    if (bytes === '')
        return [];
    return (bytes.startsWith('#') ? bytes : canonicalise(bytes)).split('.');
}
function canonicalise(version) {
    let previous = version.charAt(0);
    const canonical = [previous];
    for (const character of version.slice(1)) {
        const isKept = /[0-9A-Za-z]/.test(character) || (isDigit(previous) && !/[-_+.]/.test(character));
        const isEdge = isKept && isDigit(previous) !== isDigit(character);
        if ((isEdge || !isKept) && canonical.at(-1) !== '.')
            canonical.push('.');
        if (isKept)
            canonical.push(character);
        previous = character;
    }
    return canonical.join('');
}
function hasMore(parts, index) {
    return index < parts.length - 1 || (index === parts.length - 1 && parts[index] !== '');
}
function compareParts(a, b) {
    return isDigit(a) && isDigit(b) ? compareNumbers(a, b) : sign(rankOf(a) - rankOf(b));
}
function compareNumbers(a, b) {
    const [left, right] = [readLong(a), readLong(b)];
    if (left.length !== right.length)
        return sign(left.length - right.length);
    return left === right ? 0 : left < right ? -1 : 1;
}
function readLong(part) {
    const digits = /^0*([0-9]*)/.exec(part)?.[1] ?? '';
    const isTooGreat = digits.length > MAX_LONG.length || (digits.length === 19 && digits > MAX_LONG);
    return isTooGreat ? MAX_LONG : digits;
}
function compareRest(parts, from) {
    for (let index = from; index < parts.length; index += 1) {
        const part = parts[index] ?? '';
        if (isDigit(part))
            return 1;
        const order = sign(rankOf(part) - NUMBER);
        if (order !== 0)
            return order;
    }
    return 0;
}
function rankOf(part) {
    if (isDigit(part))
        return NUMBER;
    return FORMS.find(([form]) => part.startsWith(form))?.[1] ?? UNKNOWN;
}
function isDigit(text) {
    const first = text.charAt(0);
    return first >= '0' && first <= '9';
}
function sign(value) {
    return value < 0 ? -1 : value > 0 ? 1 : 0;
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
        return { ...(await readEnd(reader, fallback)), isTight: false };
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


/***/ }),

/***/ 486:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ MAX_OUTPUT_BYTES),
/* harmony export */   C: () => (/* binding */ SITE)
/* harmony export */ });
const MAX_OUTPUT_BYTES = 1024 * 1024;
const SITE = {
    url: 'http://127.0.0.1:8080',
    root: '/wordpress',
    plugins: '/wordpress/wp-content/plugins',
    folder: '/rehearsal',
    log: '/rehearsal/debug.log',
    order: '/rehearsal/order.json',
    result: '/rehearsal/result.json',
};


/***/ }),

/***/ 8526:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runRehearsal: () => (/* binding */ runRehearsal)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./src/http/urls.ts
var http_urls = __webpack_require__(88);
;// CONCATENATED MODULE: ./src/inputs/event.ts


const NO_LIMITS = { isWithoutSecrets: false, isWithoutVariables: false };
function readLimits(env) {
    const isWithoutVariables = isFromFork(env);
    return {
        isWithoutSecrets: isWithoutVariables || env['GITHUB_ACTOR'] === 'dependabot[bot]',
        isWithoutVariables,
    };
}
function isFromFork(env) {
    if (!/^pull_request(_review|_review_comment)?$/.test(env['GITHUB_EVENT_NAME'] ?? ''))
        return false;
    const { head, base } = readEvent(env)?.pull_request ?? {};
    return head?.repo?.full_name !== base?.repo?.full_name;
}
function readEvent(env) {
    try {
        return (JSON.parse((0,external_node_fs_.readFileSync)(env['GITHUB_EVENT_PATH'] ?? '', 'utf8')) ?? undefined);
    }
    catch {
        return undefined;
    }
}
function readTag(env) {
    return env['GITHUB_REF_TYPE'] === 'tag' ? (env['GITHUB_REF_NAME'] ?? '') : '';
}
function readRepository(env) {
    const [owner = '', name = '', more] = (env['GITHUB_REPOSITORY'] ?? '').split('/');
    const apiUrl = (0,http_urls/* parseWebUrl */.BD)(env['GITHUB_API_URL'] ?? 'https://api.github.com');
    const serverUrl = (0,http_urls/* parseWebUrl */.BD)(env['GITHUB_SERVER_URL'] ?? 'https://github.com');
    const isKnown = owner !== '' && name !== '' && more === undefined && apiUrl !== null && serverUrl !== null;
    return isKnown ? { apiUrl, serverUrl, owner, name, sha: env['GITHUB_SHA'] ?? '' } : undefined;
}
function readSourceTime(env) {
    const given = env['SOURCE_DATE_EPOCH']?.trim() ?? '';
    if (/^\d{1,12}$/.test(given))
        return Number(given);
    const { id, timestamp } = readEvent(env)?.head_commit ?? {};
    const isPushed = typeof timestamp === 'string' && id !== undefined && id === env['GITHUB_SHA'];
    const timeMs = isPushed ? Date.parse(timestamp) : NaN;
    return Number.isNaN(timeMs) ? undefined : Math.floor(timeMs / 1000);
}

// EXTERNAL MODULE: ./src/shared/errors.ts
var shared_errors = __webpack_require__(8382);
;// CONCATENATED MODULE: ./src/runner/explain-end.ts

class Crash {
    error;
    constructor(error) {
        this.error = error;
    }
}
function explainEnd(thrown, { aborted, reason }, explainCancellation) {
    const errors = (0,shared_errors/* toPublishErrors */.I7)(thrown);
    const isLive = errors.every(({ code }) => code === 'after-publish' || code === 'already-published');
    if (!aborted || isLive)
        return errors;
    return reason instanceof Crash ? (0,shared_errors/* toPublishErrors */.I7)(reason.error) : [explainCancellation()];
}

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 12 modules
var core = __webpack_require__(143);
// EXTERNAL MODULE: ./src/http/proxy.ts
var proxy = __webpack_require__(7856);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
var external_node_http_default = /*#__PURE__*/__webpack_require__.n(external_node_http_);
// EXTERNAL MODULE: external "node:https"
var external_node_https_ = __webpack_require__(4708);
var external_node_https_default = /*#__PURE__*/__webpack_require__.n(external_node_https_);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(7075);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(3136);
// EXTERNAL MODULE: ./node_modules/@actions/http-client/lib/index.js
var lib = __webpack_require__(2779);
;// CONCATENATED MODULE: ./src/http/body.ts
async function* readUpload({ sizeBytes, open }, report) {
    let sentBytes = 0;
    try {
        for await (const chunk of open()) {
            sentBytes += chunk.length;
            if (sentBytes > sizeBytes)
                break;
            yield chunk;
        }
        if (sentBytes !== sizeBytes)
            throw new Error(`the body to be sent is not of its ${sizeBytes} bytes`);
    }
    catch (error) {
        report(new CallerFailure(error));
        throw error;
    }
}
async function readAnswer(response, request, ending) {
    const { statusCode: status = 0, headers } = response;
    const receiver = chooseReceiver(response, request, { status, headers });
    const { maxBytes } = receiver ?? request;
    const chunks = [];
    let sizeBytes = 0;
    try {
        for await (const chunk of response) {
            if (receiver === undefined)
                chunks.push(chunk);
            else
                await passOn(receiver, chunk.subarray(0, maxBytes - sizeBytes));
            sizeBytes += chunk.length;
            if (sizeBytes > maxBytes)
                break;
        }
    }
    catch (error) {
        if (error instanceof CallerFailure)
            throw error;
        const isSuccess = status >= 200 && status < 300;
        if (isSuccess || ending.reason === 'cancelled')
            throw error;
        return { status, headers, body: Buffer.concat(chunks), isCut: true };
    }
    const isCut = sizeBytes > maxBytes;
    return { status, headers, body: Buffer.concat(chunks).subarray(0, maxBytes), isCut };
}
class CallerFailure extends Error {
    constructor(cause) {
        super('a body could not be read or taken', { cause });
    }
}
function chooseReceiver(response, { receive }, head) {
    try {
        return receive?.(head);
    }
    catch (error) {
        response.destroy();
        throw new CallerFailure(error);
    }
}
async function passOn({ write }, chunk) {
    try {
        await write(chunk);
    }
    catch (error) {
        throw new CallerFailure(error);
    }
}

// EXTERNAL MODULE: ./src/http/transport-error.ts
var transport_error = __webpack_require__(4098);
;// CONCATENATED MODULE: ./src/http/send.ts







const USER_AGENT = 'publish-wordpress-plugin';
const CONNECT_TIMEOUT_MS = 20_000;
const MAX_INTERIM_ANSWERS = 100;
function createSender(cancellation) {
    return async (request) => {
        const exchange = { mayHaveArrived: false, ending: new AbortController() };
        const end = (failure) => () => exchange.ending.abort(failure);
        const onCancel = end('cancelled');
        cancellation.addEventListener('abort', onCancel);
        const timers = [
            setTimeout(end('deadline'), request.timeoutMs),
            setTimeout(() => exchange.mayHaveArrived || exchange.ending.abort('unreachable'), CONNECT_TIMEOUT_MS),
        ];
        const client = new lib/* HttpClient */.Qq(USER_AGENT, [], { keepAlive: false });
        try {
            if (cancellation.aborted)
                onCancel();
            const agent = client.getAgent(request.url.href);
            endTunnelWith(agent, exchange.ending.signal);
            return await readAnswer(await openExchange(request, agent, exchange), request, exchange.ending.signal);
        }
        catch (error) {
            if (error instanceof CallerFailure)
                throw error.cause;
            const { signal } = exchange.ending;
            if (!signal.aborted || (0,transport_error/* isMistake */.VF)(error))
                throw (0,transport_error/* explainFailure */.SP)(error, exchange.mayHaveArrived);
            const failure = signal.reason;
            throw new transport_error/* TransportError */.wX(failure, describeEnd(failure, request.timeoutMs), exchange.mayHaveArrived, error);
        }
        finally {
            cancellation.removeEventListener('abort', onCancel);
            timers.forEach(clearTimeout);
            if (request.upload !== undefined)
                exchange.message?.destroy();
            client.dispose();
        }
    };
}
function describeEnd(failure, timeoutMs) {
    switch (failure) {
        case 'deadline':
            return `there was no complete answer within ${Number((timeoutMs / 1000).toFixed(2))} s`;
        case 'unreachable':
            return `it took no connection within ${CONNECT_TIMEOUT_MS / 1000} s`;
        default:
            return 'the run was cancelled';
    }
}
function endTunnelWith(agent, signal) {
    const { proxyOptions } = agent;
    if (proxyOptions !== undefined)
        Object.assign(proxyOptions, { signal });
}
function openExchange(request, agent, exchange) {
    const { body, upload } = request;
    const isTls = request.url.protocol === 'https:';
    const sizeBytes = upload?.sizeBytes ?? (body === undefined ? undefined : Buffer.byteLength(body));
    return new Promise((resolve, reject) => {
        const message = (isTls ? (external_node_https_default()).request : (external_node_http_default()).request)({
            ...(0,external_node_url_.urlToHttpOptions)(request.url),
            agent,
            signal: exchange.ending.signal,
            method: request.method,
            headers: {
                'User-Agent': USER_AGENT,
                'Accept-Encoding': 'identity',
                ...request.headers,
                ...(sizeBytes === undefined ? {} : { 'Content-Length': sizeBytes }),
            },
        });
        exchange.message = message;
        message.on('socket', (socket) => {
            if (!isTls && !socket.connecting)
                exchange.mayHaveArrived = true;
            else
                socket.once(isTls ? 'secureConnect' : 'connect', () => (exchange.mayHaveArrived = true));
        });
        message.on('response', resolve);
        limitInterimAnswers(message, reject);
        exchange.ending.signal.addEventListener('abort', () => reject(new Error('ended')), { once: true });
        message.on('error', reject);
        message.on('close', () => reject(Object.assign(new Error('closed'), { code: transport_error/* NO_ANSWER */.Dn })));
        if (upload === undefined)
            message.end(body);
        else
            (0,external_node_stream_.pipeline)(readUpload(upload, reject), message, () => undefined);
    });
}
function limitInterimAnswers(message, reject) {
    let left = MAX_INTERIM_ANSWERS;
    message.on('information', () => {
        left -= 1;
        if (left >= 0)
            return;
        const why = `it sent more than ${MAX_INTERIM_ANSWERS} interim answers (1xx) and no final one`;
        reject(new transport_error/* TransportError */.wX('interrupted', why, true));
        message.destroy();
    });
}

// EXTERNAL MODULE: ./src/shared/format.ts
var format = __webpack_require__(6338);
;// CONCATENATED MODULE: ./src/http/trace.ts



function traceRequests(send, { log, clock }) {
    return async (request) => {
        const startMs = clock.now();
        const tell = (what) => log.debug(`${request.method} ${(0,http_urls/* showUrl */.jr)(request.url)}: ${what} after ${(0,format/* formatDuration */.a)(clock.now() - startMs)}`);
        try {
            const answer = await send(request);
            tell(`${answer.status}, ${describeBody(answer)},`);
            return answer;
        }
        catch (error) {
            tell((0,shared_errors/* messageOf */.bD)(error));
            throw error;
        }
    };
}
function describeBody({ body, headers }) {
    const length = headers['content-length'];
    const sizeBytes = body.length === 0 && length !== undefined ? Number(length) : body.length;
    return (0,format/* formatSize */.X)(Number.isNaN(sizeBytes) ? undefined : sizeBytes);
}

// EXTERNAL MODULE: ./src/shared/clock.ts
var shared_clock = __webpack_require__(6103);
// EXTERNAL MODULE: ./src/shared/quote.ts
var quote = __webpack_require__(6717);
;// CONCATENATED MODULE: ./src/runner/secret-forms.ts

const MIN_ENCODED_LENGTH = 6;
function listForms(secret) {
    if (secret.trim() === '')
        return [];
    const bytes = Buffer.from(secret);
    const inUrl = encodeURIComponent(secret.toWellFormed());
    const inStrictUrl = inUrl.replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
    const inJson = JSON.stringify(secret).slice(1, -1);
    return [
        secret,
        (0,quote/* showInvisible */.jQ)(secret),
        ...[inUrl, inStrictUrl].flatMap((form) => [form, form.replace(/%../g, (hex) => hex.toLowerCase())]),
        inJson,
        inJson.replaceAll('/', '\\/'),
        inJson.replace(/[&<>'/+=]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`),
        secret.replace(/[&<>"']/g, (character) => HTML_ENTITIES[character] ?? character),
        secret.replace(/[^A-Za-z0-9 _.-]/g, (character) => `&#${character.charCodeAt(0)};`),
        secret.replace(/[^A-Za-z0-9 _.-]/g, (character) => `&#x${character.charCodeAt(0).toString(16).toUpperCase()};`),
        ...[bytes.toString('hex'), bytes.toString('hex').toUpperCase(), ...listBase64(bytes)].filter((form) => form.length >= MIN_ENCODED_LENGTH),
    ];
}
const HTML_ENTITIES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#039;',
};
function listBase64(bytes) {
    return [0, 1, 2].flatMap((offset) => {
        const encoded = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64');
        const inner = encoded.slice(Math.ceil((offset * 8) / 6), Math.floor(((offset + bytes.length) * 8) / 6));
        return [inner, inner.replaceAll('+', '-').replaceAll('/', '_')];
    });
}

;// CONCATENATED MODULE: ./src/runner/echoes.ts

const MASK = '***';
const MIN_KEY_LENGTH = 8;
function createEchoHider(secrets, runLength, known = []) {
    const keys = selectKeys(secrets);
    const runs = new Set(keys.flatMap((key) => listRuns(key, runLength)));
    for (const text of known)
        for (const run of cutRuns(fold(text), runLength))
            runs.delete(run);
    const hexRuns = new Set(keys.flatMap((key) => cutRuns(Buffer.from(key).toString('hex'), 2 * runLength)));
    const wholes = [...new Set(keys.map(fold))];
    if (keys.length === 0)
        return (text) => text;
    return (text) => {
        const marks = new Uint8Array(text.length);
        for (const letters of readLetters(text)) {
            markRuns(letters, runs, runLength, marks);
            markRuns(letters, hexRuns, 2 * runLength, marks);
            for (const whole of wholes)
                markWhole(letters, whole, marks);
        }
        return maskMarked(text, marks);
    };
}
const SCRAP_LENGTH = 3;
const MIN_SCRAPS = 4;
function createScrapFinder(secrets, known = []) {
    const knownScraps = new Set(known.flatMap((text) => cutRuns(fold(text), SCRAP_LENGTH)));
    const keys = selectKeys(secrets).map((key) => new Set(cutKey(key, SCRAP_LENGTH).filter((scrap) => !knownScraps.has(scrap))));
    return (text) => readLetters(text).some((letters) => {
        const found = new Set(cutRuns(letters.text, SCRAP_LENGTH));
        return keys.some((scraps) => {
            const held = [...scraps].filter((scrap) => found.has(scrap)).length;
            return held >= Math.max(MIN_SCRAPS, scraps.size / 4);
        });
    });
}
function selectKeys(secrets) {
    return secrets.filter((secret) => fold(secret).length >= MIN_KEY_LENGTH && !/=.*&|&.*=/s.test(secret));
}
function listRuns(key, length) {
    const runs = cutKey(key, length);
    const backwards = runs.map((run) => Array.from(run).reverse().join(''));
    const inBase64 = listBase64(Buffer.from(key)).flatMap((form) => cutRuns(fold(form), length));
    return [...runs, ...backwards, ...inBase64].filter((run) => !/^\d+$/.test(run));
}
const MAX_WORD_LENGTH = 15;
function cutKey(key, length) {
    const parts = key.split(/[^a-z0-9]+/i).filter((part) => part !== '');
    const isWord = parts.map((part) => /^([A-Za-z][a-z]*|[A-Z]+|\d+)$/.test(part) && part.length <= MAX_WORD_LENGTH);
    const isPhrase = isWord.every(Boolean);
    const owners = parts.flatMap((part, index) => Array(part.length).fill(index));
    return cutRuns(fold(key), length).filter((_run, start) => {
        const touched = owners.slice(start, start + length);
        const ownWords = isPhrase
            ? touched.filter((owner) => owner === touched[length >> 1])
            : touched.filter((owner) => isWord[owner]);
        return parts.length === 1 || ownWords.length < length - 1;
    });
}
function cutRuns(text, length) {
    return Array.from({ length: Math.max(0, text.length - length + 1) }, (_, start) => text.slice(start, start + length));
}
function fold(text) {
    return text.replace(/[^a-z0-9]+/gi, '').toLowerCase();
}
const MAX_DEPTH = 10;
function readLetters(text) {
    const starts = Array.from({ length: text.length }, (_, index) => index);
    let reading = { text, starts, ends: starts.map((start) => start + 1) };
    const found = [pickLetters(reading)];
    while (found.length < MAX_DEPTH && ESCAPE.test(reading.text)) {
        reading = readEscapes(reading);
        found.push(pickLetters(reading));
    }
    return found;
}
function pickLetters(reading) {
    const letters = rewrite(reading, /[^a-z0-9]+/gi, ([other]) => (other.includes(MASK) ? '*' : ''));
    return { ...letters, text: letters.text.toLowerCase() };
}
const ESCAPE = /%([0-9a-f]{2})|\\u([0-9a-f]{4})|\\x([0-9a-f]{2})|\\u\{([0-9a-f]{1,6})\}|&#x0*([0-9a-f]{1,6});|&#0*(\d{1,7});/i;
const ALL_ESCAPES = new RegExp(ESCAPE, 'gi');
function readEscapes(reading) {
    return rewrite(reading, ALL_ESCAPES, (match) => {
        const [hex, decimal] = [match.slice(1, 6).find(Boolean), match[6]];
        const code = hex === undefined ? Number(decimal) : parseInt(hex, 16);
        return code < 0x10000 ? String.fromCharCode(code) : ' ';
    });
}
function rewrite({ text, starts, ends }, pattern, replace) {
    const pieces = [];
    const newStarts = [];
    const newEnds = [];
    let at = 0;
    const keep = (end) => {
        pieces.push(text.slice(at, end));
        for (; at < end; at += 1) {
            newStarts.push(starts[at] ?? 0);
            newEnds.push(ends[at] ?? 0);
        }
    };
    for (const match of text.matchAll(pattern)) {
        keep(match.index);
        at += match[0].length;
        const replacement = replace(match);
        if (replacement === '')
            continue;
        pieces.push(replacement);
        newStarts.push(starts[match.index] ?? 0);
        newEnds.push(ends[at - 1] ?? 0);
    }
    keep(text.length);
    return { text: pieces.join(''), starts: newStarts, ends: newEnds };
}
function markRuns({ text, starts, ends }, runs, length, marks) {
    for (let start = 0; start + length <= text.length; start += 1) {
        if (runs.has(text.slice(start, start + length)))
            marks.fill(1, starts[start], ends[start + length - 1]);
    }
}
function markWhole({ text, starts, ends }, whole, marks) {
    for (let at = text.indexOf(whole); at >= 0; at = text.indexOf(whole, at + 1)) {
        marks.fill(1, starts[at], ends[at + whole.length - 1]);
    }
}
function maskMarked(text, marks) {
    let masked = '';
    let at = 0;
    for (let start = marks.indexOf(1); start >= 0; start = marks.indexOf(1, at)) {
        const end = marks.indexOf(0, start);
        masked += text.slice(at, start) + MASK;
        at = end < 0 ? text.length : end;
    }
    return masked + text.slice(at);
}

;// CONCATENATED MODULE: ./src/runner/log.ts




const QUOTE_LENGTH = 500;
const MAX_QUOTED_LENGTH = 16 * 1024;
const RUN_LENGTH = { ours: 8, others: 5 };
function createSanitiser(secrets, open = []) {
    const forms = [...new Set(secrets.flatMap(listForms))].sort((a, b) => b.length - a.length);
    const hideForms = (text) => forms.reduce((safe, form) => safe.replaceAll(form, MASK), (0,quote/* showInvisible */.jQ)(text));
    const known = open.flatMap((text) => hideForms(text).split(MASK));
    const hideEchoes = createEchoHider(secrets, RUN_LENGTH.ours, known);
    const hideSmallEchoes = createEchoHider(secrets, RUN_LENGTH.others, known);
    const hasScraps = createScrapFinder(secrets, known);
    const breakCommands = (text) => text.replace(/:(?=:)/g, ': ').replace(/##(?=\[)/g, '## ');
    const strictly = (text) => {
        const safe = hideSmallEchoes(hideForms(text));
        return hasScraps(safe) ? MASK : breakCommands(safe);
    };
    return Object.assign((text) => breakCommands(hideEchoes(hideForms(text))), { strictly });
}
function createGrowingSanitiser(initial, open = []) {
    let secrets = initial;
    let current = createSanitiser(secrets, open);
    return {
        sanitise: Object.assign((text) => current(text), {
            strictly: (text) => current.strictly(text),
        }),
        addSecret: (secret) => {
            secrets = [...secrets, secret];
            current = createSanitiser(secrets, open);
        },
    };
}
function createQuote({ strictly }) {
    return (text) => {
        const safe = strictly(text.replace(/\s+/g, ' ').trim().slice(0, MAX_QUOTED_LENGTH));
        return safe.length > QUOTE_LENGTH ? `${safe.slice(0, QUOTE_LENGTH).toWellFormed()}…` : safe;
    };
}
function createLogger(sanitise) {
    let held;
    const annotate = (print) => (title, text, place) => {
        const properties = {
            title: sanitise(title),
            ...(place && { file: sanitise(place.file) }),
            ...(place?.line !== undefined && { startLine: place.line }),
        };
        const show = () => print(sanitise(text), properties);
        if (held === undefined)
            show();
        else
            held.push(show);
    };
    const info = (text) => core/* info */.pq(sanitise(text));
    return {
        info,
        repeat: (text) => core/* info */.pq(sanitise.strictly(text)),
        debug: (text) => {
            if (core/* isDebug */._o())
                core/* debug */.Yz(sanitise.strictly(text));
        },
        startGroup: (title) => {
            core/* startGroup */.Oh(sanitise(title));
            held = [];
        },
        endGroup: (line) => {
            core/* endGroup */.N4();
            info(line);
            const waiting = held ?? [];
            held = undefined;
            for (const show of waiting)
                show();
        },
        notice: annotate(core/* notice */.lm),
        warning: annotate(core/* warning */.$e),
        error: annotate(core/* error */.z3),
    };
}
function maskSecrets(secrets) {
    for (const secret of secrets)
        core/* setSecret */.Pq(secret);
}

;// CONCATENATED MODULE: ./src/runner/steps.ts

function createSteps(log, clock) {
    const beginMs = clock.now();
    const done = [];
    let repeats = 0;
    const run = async (title, work, tell) => {
        const startMs = clock.now();
        repeats = 0;
        log.startGroup(title);
        const end = (result) => {
            const step = {
                title,
                startMs: startMs - beginMs,
                durationMs: clock.now() - startMs,
                repeats,
                result,
            };
            done.push(step);
            log.endGroup(describeStep(step));
        };
        try {
            const result = await work();
            end(tell(result));
            return result;
        }
        catch (error) {
            end();
            throw error;
        }
    };
    const repeat = (text) => {
        repeats += 1;
        log.repeat(text);
    };
    return { run, done, log: { ...log, repeat } };
}
function describeStep({ title, durationMs, repeats, result }) {
    const time = [(0,format/* formatDuration */.a)(durationMs), ...(repeats === 0 ? [] : [describeRepeats(repeats)])].join(', ');
    return result === undefined ? `✘ ${title} (${time})` : `✔ ${title} (${time}): ${result}`;
}
function describeRepeats(repeats) {
    return `${repeats} repeat${repeats === 1 ? '' : 's'}`;
}

;// CONCATENATED MODULE: ./src/runner/run.ts










function startRun(collectTexts) {
    process.exitCode = 1;
    process.noDeprecation = true;
    const machine = readMachine();
    const { env } = machine;
    const { secrets, open } = collectTexts(env);
    maskSecrets(secrets);
    const { sanitise, addSecret } = createGrowingSanitiser(secrets, open);
    const cancellation = listenForCancellation();
    const clock = (0,shared_clock/* createClock */.ts)(cancellation);
    const steps = createSteps(createLogger(sanitise), clock);
    const { log } = steps;
    const tools = {
        send: createTracedSender(cancellation, env, { log, clock }),
        sendAfterwards: createLastSender(env, { log, clock }),
        cancellation,
        clock,
        random: Math.random,
        log,
        quote: createQuote(sanitise),
        mask: (secret) => {
            addSecret(secret);
            maskSecrets([secret]);
        },
    };
    return { machine, tools, steps, sanitise };
}
async function endRun({ tools: { log }, machine: { env } }, { errors, outcome, renderSummary, unaffected }) {
    for (const { title, message, hint } of errors.filter(({ isReported }) => !isReported)) {
        log.error(title, `${message} ${hint}`);
    }
    await writeSummary(renderSummary, env).catch(() => {
        if (errors.length === 0)
            log.warning('No job summary', `The job summary could not be written; ${unaffected}`);
    });
    log.info(outcome);
    if (errors.length === 0)
        process.exitCode = 0;
}
function traceFailure({ log, cancellation }, thrown) {
    const reason = cancellation.reason;
    log.debug((0,shared_errors/* describeCauses */.wh)(reason instanceof Crash ? reason.error : thrown));
}
function readMachine() {
    const env = { ...process.env };
    const { GITHUB_WORKSPACE: workspace = '', RUNNER_TEMP: temporaryFolder = '' } = env;
    return {
        env,
        workspace: workspace === '' ? process.cwd() : workspace,
        temporaryFolder: temporaryFolder === '' ? (0,external_node_os_.tmpdir)() : temporaryFolder,
    };
}
function createTracedSender(cancellation, env, ports) {
    return traceRequests((0,proxy/* requireReadableProxy */.ER)(createSender(cancellation), env), ports);
}
const LAST_TIMEOUT_MS = 5_000;
function createLastSender(env, ports) {
    const send = createTracedSender(new AbortController().signal, env, ports);
    return (request) => send({ ...request, timeoutMs: Math.min(request.timeoutMs, LAST_TIMEOUT_MS) });
}
function listenForCancellation() {
    const controller = new AbortController();
    for (const signal of ['SIGINT', 'SIGTERM'])
        process.on(signal, () => controller.abort());
    process.on('uncaughtException', (error) => controller.abort(new Crash(error)));
    return controller.signal;
}
async function writeSummary(render, env) {
    if (env['GITHUB_STEP_SUMMARY'])
        await core/* summary */.z.addRaw(render()).write();
}

// EXTERNAL MODULE: external "node:path/posix"
var posix_ = __webpack_require__(3916);
;// CONCATENATED MODULE: ./src/runner/workspace.ts



function createSourceLocator(root) {
    return (path = '', line, sourceFolder = '.') => {
        const isOrdinary = path !== '' && !path.split('/').some((part) => part === '..' || part.includes('\\'));
        if (root === undefined || root === '' || !isOrdinary || (0,external_node_path_.isAbsolute)(sourceFolder))
            return undefined;
        const candidates = [path, path.slice(path.indexOf('/') + 1)].map((name) => (0,posix_.join)(sourceFolder, name));
        const file = candidates.find((candidate) => isFile((0,external_node_path_.resolve)(root, candidate)));
        return file === undefined ? undefined : { file, line };
    };
}
function isFile(path) {
    try {
        return (0,external_node_fs_.lstatSync)(path).isFile();
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./src/rehearse/results.ts
const STEP_NAMES = [
    'WordPress starts',
    'PHP syntax',
    'Version before',
    'Update',
    'Installation',
    'Plugin active',
    'Files',
    'Front page',
    'Log-in page',
    'Dashboard',
    'Plugins page',
    'REST index',
    'RSS feed',
    'Deactivate and activate',
    'Uninstall',
    'Automatic update',
    'New installation',
];
function hasFailed({ steps }) {
    return steps.some(({ outcome }) => outcome === 'failed');
}

;// CONCATENATED MODULE: ./src/rehearse/annotate.ts

function listProblems(results) {
    const told = new Map();
    for (const result of results) {
        const pair = `PHP ${result.php}, WordPress ${result.wordpress}`;
        const first = result.steps.find(({ outcome }) => outcome === 'failed');
        for (const step of result.steps) {
            const isFirst = first === undefined || step === first;
            for (const problem of step.problems) {
                if (!isFirst && problem.file === undefined)
                    continue;
                const key = `${problem.severity}\n${problem.file ?? ''}\n${problem.line ?? ''}\n${problem.message}`;
                const { step: name = step.name, pairs = [] } = told.get(key) ?? {};
                told.set(key, { ...problem, step: name, pairs: [...new Set([...pairs, pair])] });
            }
        }
    }
    const rank = ({ severity }) => (severity === 'error' ? 0 : 1);
    return [...told.values()].sort((a, b) => rank(a) - rank(b));
}
const MAX_ANNOTATIONS = 10;
function annotate({ next, sourceFolder, results }, { log, quote, locateSource, isMild }) {
    const folder = next?.plugin?.folder ?? '';
    for (const severity of ['error', 'warning']) {
        const problems = listProblems(results).filter((problem) => problem.severity === severity);
        const kind = severity === 'error' && !isMild ? 'error' : 'warning';
        for (const { step, pairs, message, file, line } of problems.slice(0, MAX_ANNOTATIONS)) {
            const where = file === undefined ? '' : ` (${quote(file)}${line === undefined ? '' : `:${line}`})`;
            const place = file === undefined ? undefined : locateSource(`${folder}/${file}`, line, sourceFolder ?? undefined);
            log[kind](`Rehearsal: ${step}`, `${quote(message)}${where} On ${quote(pairs.join('; '))}.`, place);
        }
        const others = problems.length - MAX_ANNOTATIONS;
        if (others > 0)
            log.info(`${others} more of these are in the job summary.`);
    }
}
function countFailed(results) {
    const failed = results.filter(hasFailed).length;
    return `${failed} of ${results.length} ${results.length === 1 ? 'pair' : 'pairs'} of PHP and WordPress`;
}

;// CONCATENATED MODULE: ./src/inputs/environment.ts
const PREFIX = 'INPUT_';
function readValue(env, place) {
    const value = (env[`${PREFIX}${place.name.toUpperCase()}`] ?? place.default ?? '').trim();
    return value === '' ? readVariable(env, place) : value;
}
function isFromVariable(env, place) {
    return readVariable(env, place) !== '' && readValue(env, { name: place.name }) === '';
}
function readVariable(env, { variable = '' }) {
    return (env[variable] ?? '').trim();
}
function findSpellings(env, name) {
    return Object.entries(env).flatMap(([variable, value = '']) => {
        if (!variable.startsWith(PREFIX))
            return [];
        const spelling = variable.slice(PREFIX.length).toLowerCase();
        return foldName(spelling) === foldName(name) && value.trim() !== '' ? [{ spelling, value }] : [];
    });
}
function foldName(name) {
    return name.replace(/[-_ ]/g, '').toLowerCase();
}

;// CONCATENATED MODULE: ./src/inputs/mistake.ts
class mistake_InputMistake extends Error {
    fix;
    input;
    constructor(problem, fix = '', input = '') {
        super(problem);
        this.fix = fix;
        this.input = input;
    }
}
const SHOWN = /^[\x20-\x5f\x61-\x7e]{1,12}$/;
function isNot(value, expected) {
    return SHOWN.test(value) ? `is \`${value}\`, ${expected}` : `is ${expected}`;
}

// EXTERNAL MODULE: ./src/shared/version-text.ts
var version_text = __webpack_require__(2189);
;// CONCATENATED MODULE: ./src/inputs/parsers.ts


function parseBoolean(value) {
    const lower = value.toLowerCase();
    if (lower === 'true' || lower === 'false')
        return lower === 'true';
    throw new mistake_InputMistake(value === '' ? 'is blank' : isNot(value, 'neither `true` nor `false`'));
}
function pickOne(value, names) {
    const known = names.find((name) => name === value);
    if (known !== undefined)
        return known;
    const quoted = names.map((name) => `\`${name}\``);
    const list = `${quoted.slice(0, -1).join(', ')} and ${quoted.at(-1) ?? ''}`;
    throw new mistake_InputMistake(isNot(value, `none of ${list}`));
}
const PACKAGE_CHECKS = ['error', 'warn', 'off'];
function parseSlug(value) {
    if (value === '')
        return undefined;
    if (/[/\\\p{C}]/u.test(value) || value === '.' || value === '..')
        throw new mistake_InputMistake(isNot(value, 'not the name of a folder'));
    return value;
}
function parseExpectedVersion(value) {
    if (value === 'any')
        return undefined;
    if (value === '')
        throw new mistake_InputMistake('is blank');
    if (!(0,version_text/* isVersion */.l)(value))
        throw new mistake_InputMistake(isNot(value, 'neither `auto`, `any` nor a version'));
    if (/^v/i.test(value)) {
        throw new mistake_InputMistake('begins with a `v`, which the version of a plugin cannot do', 'Write the version as it stands in the plugin header, such as `1.2.3`.');
    }
    return value;
}
function chooseVersion({ expectedVersion: version, packageChecks }, { tag }) {
    if (version === undefined)
        return undefined;
    if (version === 'auto') {
        const named = versionOfTag(tag);
        return named === undefined ? undefined : { version: named, origin: `the tag \`${tag}\`` };
    }
    if (packageChecks !== 'off')
        return { version, origin: 'the input `expected-version`' };
    throw new InputMistake('cannot be compared with a package that is not opened', 'Leave `expected-version` out, or set `package-checks` to `warn`.', 'expected-version');
}
const MAX_TIMEOUT_S = 3600;
function parseTimeout(value) {
    const seconds = /^\d{1,4}(\.\d{1,3})?$/.test(value) ? Number(value) : 0;
    if (seconds <= 0 || seconds > MAX_TIMEOUT_S)
        throw new mistake_InputMistake(isNot(value, `not a number of seconds up to ${MAX_TIMEOUT_S}`));
    return seconds * 1000;
}
function parseRetries(value) {
    if (!/^(\d|10)$/.test(value))
        throw new mistake_InputMistake(isNot(value, 'not a whole number from 0 to 10'));
    return Number(value);
}

;// CONCATENATED MODULE: ./src/inputs/reader.ts



function createReader(env, run) {
    const rows = [];
    const mistakes = new Set();
    const check = (rule) => {
        try {
            const value = rule();
            return () => value;
        }
        catch (error) {
            if (!(error instanceof mistake_InputMistake))
                throw error;
            mistakes.add(error);
            return () => {
                throw error;
            };
        }
    };
    return {
        check,
        read: (table) => {
            rows.push(...Object.values(table));
            const fields = Object.entries(table).map(([key, row]) => {
                return [key, { enumerable: true, get: check(() => parseRow(row, env, run)) }];
            });
            return Object.defineProperties({}, Object.fromEntries(fields));
        },
        finish: (build) => {
            if (mistakes.size === 0)
                return Object.freeze(build());
            const findPosition = ({ input }) => rows.findIndex(({ name }) => foldName(name) === foldName(input));
            const told = [...mistakes].sort((a, b) => findPosition(a) - findPosition(b));
            throw new AggregateError(told.map((mistake) => describeMistake(mistake, rows, env)));
        },
    };
}
function parseRow(row, env, run) {
    refuseMisspelling(row.name, env);
    try {
        return row.parse(readValue(env, row), run);
    }
    catch (error) {
        if (!(error instanceof mistake_InputMistake))
            throw error;
        throw new mistake_InputMistake(error.message, error.fix === '' ? row.fix : error.fix, row.name);
    }
}
function refuseMisspelling(name, env) {
    const slip = findSpellings(env, name).find(({ spelling }) => spelling !== name);
    if (slip !== undefined)
        throw new mistake_InputMistake('does not exist', `Write \`${name}\` instead.`, slip.spelling);
}
function describeMistake({ input, message, fix }, rows, env) {
    const place = rows.find(({ name }) => name === input);
    const subject = place?.variable !== undefined && isFromVariable(env, place)
        ? `\`${place.variable}\`, in place of input \`${input}\`,`
        : `Input \`${input}\``;
    return new shared_errors/* PublishError */.S1({
        code: 'input',
        title: `Input ${input}`,
        message: `${subject} ${message}.`,
        hint: fix,
    });
}

// EXTERNAL MODULE: ./src/http/credential.ts
var credential = __webpack_require__(6191);
;// CONCATENATED MODULE: ./src/inputs/release.ts


function chooseTag(given, named, { tag }) {
    const chosen = given ?? (named.source.kind === 'url' ? undefined : findDefaultTag(tag));
    assertKnown('release-tag', chosen, named);
    return chosen;
}
function findDefaultTag(tag) {
    return tag === '' ? { text: 'v{version}', placeholders: ['version'] } : { text: tag, placeholders: [] };
}
function chooseAssetName(given, named) {
    if (named.source.kind !== 'url')
        assertKnown('asset-name', given, named);
    return given;
}
function assertKnown(input, name, { source: { kind }, packageChecks, slug }) {
    const isKnown = { slug: kind !== 'url' || slug !== undefined, version: kind === 'url' };
    if (packageChecks !== 'off' || name === undefined || name.placeholders.every((part) => isKnown[part]))
        return;
    throw new InputMistake(`would be \`${name.text}\`, which only the package can complete, and that is not opened`, 'Write the whole name, or set `package-checks` to `warn`.', input);
}
function parseToken(value) {
    if (value === '' || (0,credential/* isCredential */.u)(value))
        return value;
    throw new mistake_InputMistake('contains a blank, a line break or a character that is not ASCII');
}
const OUTSIDE = 'Outside of one, only a dry run, or `zip_url` without `release-tag`, works.';
function chooseRepository(token, place, { source, tag, isDryRun }) {
    if (token !== '' && place !== undefined)
        return { ...place, token };
    const isOfOtherRun = source.kind === 'artifact' && source.runId !== undefined;
    if (!isOfOtherRun && (isDryRun || tag === undefined))
        return undefined;
    if (token === '') {
        throw new mistake_InputMistake('is empty, and the release on GitHub, or the artifact of another run, needs it', 'In a workflow, GitHub sets it when the input is left out, and the job needs `permissions: contents: write`. ' +
            OUTSIDE, 'github-token');
    }
    throw new mistake_InputMistake('is for no repository, because `GITHUB_REPOSITORY`, `GITHUB_API_URL` or `GITHUB_SERVER_URL` does not tell it', `In a workflow, GitHub sets them. ${OUTSIDE}`, 'github-token');
}

;// CONCATENATED MODULE: ./src/github/names.ts
const MAX_NAME_LENGTH = 200;
function isTag(text) {
    return (/^[^\s\p{C}~^:?*[\\]+$/u.test(text) &&
        !/^[-/.]|\.\.|\/\/|\/\.|@\{|\.lock(\/|$)|[/.]$|^@$|^refs\//.test(text));
}
function isAssetName(text) {
    return /^[A-Za-z0-9][A-Za-z0-9._+-]*$/.test(text);
}

;// CONCATENATED MODULE: ./src/service/job.ts
const IF_PUBLISHED = ['skip', 'fail', 'publish'];

;// CONCATENATED MODULE: ./src/plugin/check-ids.ts
const CHECK_IDS = {
    'zip-unreadable': 'no',
    'zip-crc': 'no',
    'zip-structure': 'no',
    'zip-method': 'no',
    'zip-empty': 'no',
    'zip-limits': 'yes',
    'path-unsafe': 'no',
    'path-backslash': 'yes',
    'path-conflict': 'yes',
    'path-portability': 'yes',
    symlink: 'path',
    'root-files': 'yes',
    'extra-root-entry': 'yes',
    'double-nested': 'no',
    'folder-mismatch': 'yes',
    'folder-chars': 'yes',
    'no-plugin': 'no',
    'folder-unconfirmed': 'yes',
    'not-built': 'yes',
    'main-file': 'yes',
    'header-late': 'yes',
    'header-encoding': 'yes',
    'header-shadowed': 'yes',
    'multi-main': 'yes',
    'nested-header': 'yes',
    'no-php-tag': 'yes',
    'output-before-headers': 'yes',
    'required-file-missing': 'path',
    'stale-version': 'yes',
    'requires-format': 'yes',
    'requires-itself': 'yes',
    'version-missing': 'no',
    'version-format': 'yes',
    'version-tag': 'yes',
    'version-not-newer': 'yes',
    'prerelease-over-stable': 'yes',
    'requires-differs': 'yes',
    'stable-tag': 'yes',
    'readme-missing': 'yes',
    'leaked-secrets': 'path',
    'dev-files': 'yes',
    macosx: 'yes',
    'part-vanished': 'yes',
    'nothing-changed': 'yes',
    'same-version-changed': 'yes',
    'update-uri-changed': 'yes',
    'text-domain-changed': 'yes',
    'requires-raised': 'yes',
    'size-jump': 'yes',
};
const RENAMED_CHECKS = {};
function isCheckId(name) {
    return Object.hasOwn(CHECK_IDS, name);
}

;// CONCATENATED MODULE: ./src/shared/nearest-name.ts
const MAX_DISTANCE = 3;
function findNearest(text, names) {
    const wanted = text.slice(0, 100).toLowerCase();
    const [best] = names
        .map((name) => ({ name, distance: measureDistance(wanted, name.toLowerCase()) }))
        .sort((a, b) => a.distance - b.distance);
    const isNear = best !== undefined && best.distance <= Math.min(MAX_DISTANCE, best.name.length / 2);
    return isNear ? best.name : names.find((name) => wanted.length > 3 && name.includes(wanted));
}
function measureDistance(a, b) {
    let row = Array.from({ length: b.length + 1 }, (_, column) => column);
    for (let index = 0; index < a.length; index += 1) {
        const character = a.charAt(index);
        const next = [index + 1];
        for (let column = 1; column <= b.length; column += 1) {
            const exchanged = (row[column - 1] ?? 0) + (b[column - 1] === character ? 0 : 1);
            next.push(Math.min(exchanged, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
        }
        row = next;
    }
    return row[b.length] ?? a.length;
}

;// CONCATENATED MODULE: ./src/inputs/accept-findings.ts




const ENTRY = /([^\s,:]+)(?::(?:"([^"\n]*)"|'([^'\n]*)'|([^\s,]*)))?(?=[\s,]|$)|[^\s,]+/g;
const MAX_TOLD = 5;
function parseAcceptFindings(value, renamed = RENAMED_CHECKS) {
    const mistakes = [];
    const accepted = [...value.matchAll(ENTRY)].flatMap(([entry, name = entry, inDouble, inSingle, bare]) => {
        const id = Object.hasOwn(renamed, name) ? renamed[name] : name;
        const path = inDouble ?? inSingle ?? bare;
        try {
            return [toAccepted(entry, id ?? name, path)];
        }
        catch (error) {
            if (!(error instanceof mistake_InputMistake))
                throw error;
            mistakes.push(error);
            return [];
        }
    });
    if (mistakes.length === 0)
        return accepted;
    const told = mistakes.slice(0, MAX_TOLD);
    const rest = mistakes.length > told.length ? `; and ${mistakes.length - told.length} more mistakes` : '';
    throw new mistake_InputMistake(told.map(({ message }) => message).join('; it ') + rest, [...new Set(told.map(({ fix }) => fix))].join(' '));
}
function toAccepted(entry, id, path) {
    if (!isCheckId(id)) {
        const nearest = findNearest(id, Object.keys(CHECK_IDS));
        throw new mistake_InputMistake(`names ${(0,quote/* quoteName */.AB)(entry)}, which is no check`, nearest === undefined
            ? 'Copy the name of the check from the log, and put a path with blanks or commas in quotes, as in `dev-files:"my-plugin/a b.sh"`.'
            : `Did you mean ${(0,quote/* quoteName */.AB)(nearest)}?`);
    }
    if (CHECK_IDS[id] === 'no') {
        throw new mistake_InputMistake(`names ${(0,quote/* quoteName */.AB)(id)}, which cannot be accepted, because sites could not use the package`, `Leave ${(0,quote/* quoteName */.AB)(id)} out, and fix the package.`);
    }
    if (path === undefined && CHECK_IDS[id] === 'path') {
        throw new mistake_InputMistake(`names ${(0,quote/* quoteName */.AB)(id)} without a path`, `Name each file that you have looked at, as the log shows it: ${(0,quote/* quoteName */.AB)(`${id}:my-plugin/file.php`)}.`);
    }
    if (path === '' || /^["']/.test(path ?? '')) {
        throw new mistake_InputMistake(`names ${(0,quote/* quoteName */.AB)(entry)}, whose path ${path === '' ? 'is empty' : 'begins with a quote that does not end'}`, `Write the path as the log shows it, such as ${(0,quote/* quoteName */.AB)(`${id}:"my-plugin/a b.php"`)}; quotes are needed only around blanks and commas.`);
    }
    return { id, path };
}

;// CONCATENATED MODULE: ./src/service/json.ts
function json_parseObject(text) {
    try {
        const json = text.replace(/^\ufeff/, '');
        const value = JSON.parse(json);
        if (!isObject(value))
            return { why: 'it is not a JSON object' };
        return countNames(json) === countMembers(value)
            ? { object: value }
            : { why: 'a name occurs twice in one of its objects' };
    }
    catch {
        return { why: 'it is not a JSON object' };
    }
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function countNames(json) {
    let names = 0;
    for (const [, colon] of json.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?/g))
        if (colon !== undefined)
            names += 1;
    return names;
}
function countMembers(root) {
    let members = 0;
    const open = [root];
    for (let part = open.pop(); part !== undefined; part = open.pop()) {
        const values = Object.values(part);
        if (!Array.isArray(part))
            members += values.length;
        for (const value of values)
            if (typeof value === 'object' && value !== null)
                open.push(value);
    }
    return members;
}

;// CONCATENATED MODULE: ./src/service/api-v1.ts


const api_v1_PACKAGE_FIELD = 'zip_url';
const ENDPOINT_PATH = '/api/v1/plugin/update';
const MAX_ANSWER_BYTES = 1024 * 1024;
function buildReleaseRequest(access, fields) {
    return {
        method: 'POST',
        url: buildEndpoint(access),
        headers: { ...buildHeaders(access), 'Content-Type': 'application/json' },
        body: JSON.stringify({ plugin_id: fields.pluginId, [api_v1_PACKAGE_FIELD]: fields.zipUrl }),
        timeoutMs: access.timeoutMs,
        maxBytes: MAX_ANSWER_BYTES,
    };
}
function buildReadRequest(access, { pluginId, slug }) {
    const url = buildEndpoint(access);
    url.search = new URLSearchParams({ id: pluginId, ...(slug === undefined ? {} : { slug }) }).toString();
    return {
        method: 'GET',
        url,
        headers: buildHeaders(access),
        timeoutMs: access.timeoutMs,
        maxBytes: MAX_ANSWER_BYTES,
    };
}
function buildEndpoint({ baseUrl }) {
    const url = new URL(baseUrl);
    url.pathname = `${url.pathname.replace(/\/$/, '')}${ENDPOINT_PATH}`;
    return url;
}
function findBasePath({ pathname }) {
    const path = pathname.replace(/\/+$/, '');
    return path.endsWith(ENDPOINT_PATH) ? path.slice(0, -ENDPOINT_PATH.length) : undefined;
}
function buildHeaders({ apiKey }) {
    return { Accept: 'application/json', Authorization: `Bearer ${apiKey}` };
}
function describeRequest({ method, url, headers, body = '' }) {
    return [
        `${method} ${url.href}`,
        ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
        body,
    ];
}
function api_v1_parseReleaseAnswer(body) {
    const answer = parseObject(body);
    if (answer.object === undefined)
        return { kind: 'unclear', why: answer.why };
    const { success, version } = answer.object;
    if (success === false)
        return { kind: 'refused', how: '`success: false`' };
    if (success !== true)
        return { kind: 'unclear', why: 'its `success` is neither `true` nor `false`' };
    if (typeof version !== 'string')
        return { kind: 'unclear', why: 'it has no `version` text' };
    if (!isVersion(version))
        return { kind: 'unclear', why: 'its `version` does not look like one' };
    return { kind: 'created', version };
}
function isWebPage({ headers }, body) {
    const isTyped = /^(text\/html|application\/xhtml\+xml)\b/i.test(headers['content-type'] ?? '');
    const isWritten = /^\s*(<!doctype html|<html)\b/i.test(body.slice(0, 1000).replace(/^\ufeff/, ''));
    return (isTyped || isWritten) && json_parseObject(body).object === undefined;
}
function findMessage(body) {
    const { object } = json_parseObject(body);
    if (object === undefined)
        return body;
    const { message, error, detail, title, errors } = object;
    const nested = isObject(error) ? error['message'] : error;
    const main = [message, nested, detail, title].find((text) => typeof text === 'string' && text.trim() !== '');
    const found = [main, ...findFieldErrors(errors)].filter((text) => typeof text === 'string');
    return found.length > 0 ? found.map((text) => text.trim().replace(/\.$/, '')).join('; ') : body;
}
function findFieldErrors(errors) {
    if (!isObject(errors))
        return [];
    return Object.entries(errors).flatMap(([field, list]) => (Array.isArray(list) ? list : [list]).flatMap((entry) => {
        const text = isObject(entry) ? entry['message'] : entry;
        return typeof text === 'string' ? [`${field}: ${text}`] : [];
    }));
}
function parseServed(body, pluginId) {
    const parsed = json_parseObject(body);
    if (parsed.object === undefined)
        return { why: `is malformed: ${parsed.why}` };
    const parts = listParts(parsed.object);
    const versions = parts.flatMap((part) => [part['version'], part['new_version']]).filter(isGiven);
    const [version] = versions;
    if (version === undefined)
        return { why: 'names no version' };
    if (typeof version !== 'string' || !(0,version_text/* isVersion */.l)(version))
        return { why: 'names a version that is none' };
    if (versions.some((other) => other !== version))
        return { why: 'names versions that disagree' };
    const why = parts.map((part) => findContradiction(part, pluginId)).find((found) => found !== undefined);
    if (why !== undefined)
        return { why };
    return {
        served: {
            version,
            pluginFile: parts.map(({ plugin }) => plugin).find(isPluginFile),
            slug: parts.map(({ slug }) => slug).find(isFolderName),
            packageUrl: findPackageUrl(parts),
        },
    };
}
function listParts(answer) {
    return [answer, answer['data'], answer['plugin'], answer['release']].filter(isObject);
}
function findVersionPart(parts) {
    return parts.find(({ version, new_version: newVersion }) => isGiven(version) || isGiven(newVersion));
}
function findPackageUrl(parts) {
    const part = findVersionPart(parts);
    const urls = [part?.['download_url'], part?.['download_link'], part?.['package']];
    return urls.find((url) => typeof url === 'string' && url !== '');
}
function findContradiction(part, pluginId) {
    const { success, error, errors, status, plugin_id: named, id } = part;
    if (isGiven(success) && success !== true)
        return 'does not say `success: true`';
    if (isSaid(error) || isSaid(errors))
        return 'reports an error';
    if (isGiven(status) && !isLiveStatus(status))
        return 'has a `status` other than that of a published release';
    const isOther = (typeof named === 'string' && named !== pluginId) ||
        (typeof id === 'string' && id.startsWith('plugin_') && id !== pluginId);
    return isOther ? 'is about another plugin' : undefined;
}
function isGiven(value) {
    return value !== undefined && value !== null;
}
function isSaid(value) {
    if (typeof value === 'object' && value !== null)
        return Object.keys(value).length > 0;
    return isGiven(value) && value !== false && value !== '' && value !== 0;
}
const LIVE = /^(publish(ed)?|released?|live|active|enabled|public|available|current|latest|stable|ok|success(ful)?|complete[d]?)$/i;
function isLiveStatus(status) {
    return status === true || status === 200 || (typeof status === 'string' && LIVE.test(status));
}
function isPluginFile(value) {
    return typeof value === 'string' && /^[^/\\\p{C}]{1,255}\/[^/\\\p{C}]{1,255}\.php$/u.test(value);
}
function isFolderName(value) {
    return typeof value === 'string' && /^[^/\\\p{C}]{1,255}$/u.test(value);
}

;// CONCATENATED MODULE: ./src/inputs/url.ts


const OTHER_SCHEMES = /^(file|ftps?|sftp|ssh|git|s3|gs|data|blob):/i;
function parseHttpUrl(value) {
    const url = (0,http_urls/* parseWebUrl */.BD)(value);
    if (url === null) {
        const scheme = OTHER_SCHEMES.exec(value)?.[1]?.toLowerCase();
        throw new mistake_InputMistake(scheme === undefined ? 'is not a valid absolute URL' : `is a \`${scheme}:\` URL`);
    }
    if (url.username !== '' || url.password !== '' || /^https?:\/\/[^/?#]*@/i.test(value))
        throw new mistake_InputMistake('contains a user name or password', 'Remove the part before the `@`.');
    return url;
}
function checkVariable(name) {
    const place = 'Settings → Secrets and variables → Actions → Variables';
    return `such as \`\${{ vars.${name} }}\`, check that the repository variable exists, and is not a secret: ${place}.`;
}

;// CONCATENATED MODULE: ./src/inputs/service.ts





function parsePluginId(value) {
    if (value === '')
        throw new mistake_InputMistake('is missing');
    if (/[\s\p{C}]/u.test(value))
        throw new mistake_InputMistake('contains blanks, control or invisible characters');
    if (!/^plugin_./u.test(value))
        throw new mistake_InputMistake(isNot(value, 'not `plugin_` followed by an identifier'));
    return value;
}
function parseApiKey(value) {
    if (value === '' || (0,credential/* isCredential */.u)(value))
        return value;
    throw new mistake_InputMistake('contains a blank, a line break or a character that is not ASCII', 'Copy the key again from the dashboard of the service and store it as a secret, alone and on one line.');
}
function assertKey({ apiKey, isDryRun }, { isWithoutSecrets }) {
    if (apiKey !== '' || isDryRun)
        return;
    throw isWithoutSecrets
        ? new InputMistake('is missing, because GitHub gives no secrets to a pull request from a fork, nor to Dependabot', 'Publish on `push` of a tag instead, and use `dry-run: true` in pull requests: it needs no key.', 'api-key')
        : new InputMistake('is missing', 'Set it to a repository secret, such as `${{ secrets.PLUGIN_SERVICE_KEY }}`, and check that the secret exists ' +
            'under that name.', 'api-key');
}
function parseBaseUrl(value, { isWithoutVariables }) {
    if (value === '')
        throw explainMissing(isWithoutVariables);
    const url = parseHttpUrl(value);
    if (url.protocol === 'http:' && !(0,http_urls/* isLoopback */.U9)(url)) {
        throw new mistake_InputMistake('uses `http:`, which would send the API key unencrypted', 'Write `https:` instead.');
    }
    if (/[?#]/.test(value)) {
        throw new mistake_InputMistake('has a query or a fragment', 'Give only the address of the service, such as `https://service.example`.');
    }
    if (url.pathname.replace(/\/+$/, '').endsWith(ENDPOINT_PATH)) {
        throw new mistake_InputMistake('names the endpoint', `Leave out \`${ENDPOINT_PATH}\`: the action adds it.`);
    }
    url.pathname = url.pathname.replace(/\/+$/, '').replace(/\/api\/v1$/, '');
    return url;
}
function explainMissing(isWithoutVariables) {
    return isWithoutVariables
        ? new mistake_InputMistake('is missing, because GitHub gives no variables of the repository to a pull request from a fork', 'Publish on `push` of a tag instead. In pull requests, `dry-run: true` without a key sends nothing to the service, ' +
            "so that `${{ vars.PLUGIN_SERVICE_URL || 'https://service.example' }}` will do.")
        : new mistake_InputMistake('is missing', 'Set it to the address of the service, such as `https://service.example`. If the workflow takes it from a variable, ' +
            checkVariable('PLUGIN_SERVICE_URL'));
}

;// CONCATENATED MODULE: ./src/inputs/source.ts



function parseZipUrl(value) {
    if (value === '')
        return undefined;
    if (/^\/(?!\/)/.test(value)) {
        throw new mistake_InputMistake('begins with `/`, so what should stand before that is empty', `If it is a variable, ${checkVariable('DOWNLOADS_URL')} Pull requests from forks are given none.`);
    }
    const url = parseHttpUrl(value);
    if (url.protocol === 'http:' && !(0,http_urls/* isLoopback */.U9)(url))
        throw refuseHttp();
    return { kind: 'url', url, text: value, isSecret: (0,http_urls/* isSignedUrl */.Es)(url) };
}
function refuseHttp() {
    return new mistake_InputMistake('uses `http:`, over which the package could be exchanged on its way', 'Write `https:` instead; `http:` is accepted only when both it and `base-url` are on this machine.', 'zip_url');
}
function parseZipPath(value) {
    return value === '' ? undefined : { kind: 'path', path: value };
}
function parseRunId(value) {
    if (value === '')
        return undefined;
    if (!/^[1-9]\d{0,14}$/.test(value))
        throw new mistake_InputMistake(isNot(value, 'not the number of a workflow run'));
    return Number(value);
}
const NAMES = { url: 'zip_url', path: 'zip-path', artifact: 'artifact-name' };
const ONE_OF = 'Give exactly one of `zip_url`, `zip-path` and `artifact-name`';
function chooseSource({ zipUrl, zipPath, artifactName, artifactRunId: runId }, service) {
    if (runId !== undefined && artifactName === undefined) {
        throw new mistake_InputMistake('is given without `artifact-name`', 'Give the name of the artifact too.', 'artifact-run-id');
    }
    const artifact = artifactName === undefined ? undefined : { kind: 'artifact', name: artifactName, runId };
    const [source, other] = [zipUrl, zipPath, artifact].filter((given) => given !== undefined);
    if (source === undefined) {
        throw new mistake_InputMistake('is missing, and so are `zip-path` and `artifact-name`', `${ONE_OF}: a public URL of the plugin ZIP, a file or folder on the runner, or a workflow artifact.`, 'zip_url');
    }
    if (other !== undefined)
        throw new mistake_InputMistake(`is given together with \`${NAMES[other.kind]}\``, `${ONE_OF}.`, NAMES[source.kind]);
    if (source.kind === 'url' && source.url.protocol === 'http:' && !(0,http_urls/* isLoopback */.U9)(service.baseUrl))
        throw refuseHttp();
    return source;
}

;// CONCATENATED MODULE: ./src/inputs/template.ts


const PLACEHOLDER = /\{(version|slug)\}/g;
const EXAMPLE = { version: '1.0', slug: 'a' };
function parseTemplate(value, { kind, isValid }) {
    if (value === '')
        return undefined;
    const example = fillTemplate(value, EXAMPLE);
    if (/[{}]/.test(example))
        throw new mistake_InputMistake('has braces besides those of `{version}` and `{slug}`');
    if (!isValid(example) || value.length > MAX_NAME_LENGTH)
        throw new mistake_InputMistake(`cannot be ${kind}`);
    return {
        text: value,
        placeholders: [...value.matchAll(PLACEHOLDER)].map(([, name]) => name),
    };
}
function fillTemplate(text, values) {
    return text.replace(PLACEHOLDER, (_braces, name) => values[name]);
}

;// CONCATENATED MODULE: ./src/inputs/table.ts








function flag(name, standard = 'false') {
    return {
        name,
        default: standard,
        parse: parseBoolean,
        fix: 'Write `true` or `false`, or leave the input out.',
    };
}
function choice(name, names, standard) {
    return {
        name,
        default: standard,
        parse: (value) => pickOne(value, names),
        fix: 'Write one of them, or leave the input out.',
    };
}
const SERVICE_INPUTS = {
    pluginId: {
        name: 'plugin_id',
        parse: parsePluginId,
        fix: 'Set it to the plugin identifier from the dashboard of the service, such as `plugin_a1b2c3`.',
    },
    apiKey: {
        name: 'api-key',
        parse: parseApiKey,
        fix: 'Set it to the API key from the dashboard of the service.',
    },
    baseUrl: {
        name: 'base-url',
        variable: 'PLUGIN_SERVICE_URL',
        parse: parseBaseUrl,
        fix: 'Give the address of the service, such as `https://service.example`.',
    },
};
const SOURCE_INPUTS = {
    zipUrl: { name: 'zip_url', parse: parseZipUrl, fix: 'Give the public `https:` URL of the plugin ZIP.' },
    zipPath: { name: 'zip-path', parse: parseZipPath, fix: 'Give the path of a file or folder.' },
    artifactName: {
        name: 'artifact-name',
        parse: (value) => (value === '' ? undefined : value),
        fix: 'Give the name of the artifact.',
    },
    artifactRunId: {
        name: 'artifact-run-id',
        parse: parseRunId,
        fix: 'Give the number in the URL of the run, such as `${{ github.event.workflow_run.id }}`, or leave the input out.',
    },
};
const PUBLISH_INPUTS = {
    slug: {
        name: 'slug',
        parse: parseSlug,
        fix: "Write only the name of the plugin's folder, such as `my-plugin`, or leave the input out.",
    },
    packageChecks: choice('package-checks', PACKAGE_CHECKS, 'error'),
    expectedVersion: {
        name: 'expected-version',
        default: 'auto',
        parse: parseExpectedVersion,
        fix: 'Write a version such as `1.2.3`, `auto` to take it from the tag, or `any`.',
    },
    acceptedFindings: {
        name: 'accept-findings',
        parse: (value) => parseAcceptFindings(value),
        fix: 'Copy the names of the checks from the log.',
    },
    compare: flag('compare', 'true'),
    timeoutMs: {
        name: 'timeout',
        default: '180',
        parse: parseTimeout,
        fix: `Give a number above 0 and up to ${MAX_TIMEOUT_S}, or leave the input out.`,
    },
    retries: {
        name: 'retries',
        default: '3',
        parse: parseRetries,
        fix: 'Give such a number, or leave the input out.',
    },
    ifPublished: choice('if-published', IF_PUBLISHED, 'skip'),
    verify: flag('verify'),
};
const RUN_INPUTS = { isDryRun: flag('dry-run') };
const RELEASE_INPUTS = {
    tag: {
        name: 'release-tag',
        parse: (value) => parseTemplate(value, { kind: 'a tag', isValid: isTag }),
        fix: 'Write a tag such as `v{version}`, or leave the input out.',
    },
    notes: {
        name: 'release-notes',
        parse: (value) => (value === '' ? undefined : value),
        fix: 'Write Markdown, or leave the input out.',
    },
    prerelease: {
        name: 'prerelease',
        default: 'auto',
        parse: (value) => pickOne(value.toLowerCase(), ['auto', 'true', 'false']),
        fix: 'Write one of them, or leave the input out.',
    },
    assetName: {
        name: 'asset-name',
        parse: (value) => parseTemplate(value, { kind: 'the name of a release asset', isValid: isAssetName }),
        fix: 'Use only letters, digits and `.`, `_`, `+`, `-`, beginning with a letter or a digit, such as `{slug}-{version}.zip`.',
    },
    assetUrl: choice('asset-url', ['auto', 'public', 'signed'], 'auto'),
    overwrite: flag('overwrite'),
};
const TOKEN_INPUTS = {
    token: {
        name: 'github-token',
        parse: parseToken,
        fix: 'Leave the input out: the token of the workflow is used then.',
    },
};
const INPUTS = {
    ...RUN_INPUTS,
    ...SERVICE_INPUTS,
    ...SOURCE_INPUTS,
    ...PUBLISH_INPUTS,
    ...RELEASE_INPUTS,
    ...TOKEN_INPUTS,
};

;// CONCATENATED MODULE: ./src/inputs/secrets.ts



function collectSecrets(env) {
    const keys = [INPUTS.apiKey, INPUTS.token]
        .flatMap(({ name }) => findSpellings(env, name))
        .flatMap(({ value }) => [value, value.trim()]);
    const urls = [INPUTS.zipUrl, INPUTS.baseUrl].map((row) => readValue(env, row));
    return [...new Set([...keys, ...urls.flatMap(http_urls/* collectUrlSecrets */.hR)])];
}
function collectOpenTexts(env) {
    const addresses = [INPUTS.baseUrl, INPUTS.zipUrl].map((row) => (0,http_urls/* parseUrl */.Dl)(readValue(env, row)));
    return [
        readValue(env, INPUTS.pluginId),
        readValue(env, INPUTS.slug),
        env['GITHUB_REPOSITORY'] ?? '',
        ...addresses.flatMap((url) => (url === null ? [] : [url.host, url.pathname])),
    ];
}

// EXTERNAL MODULE: ./src/plugin/wordpress/version.ts
var wordpress_version = __webpack_require__(3583);
;// CONCATENATED MODULE: ./src/rehearse/plan-pairs.ts

const AVAILABLE = {
    php: ['7.4', '8.0', '8.1', '8.2', '8.3', '8.4', '8.5'],
    wordpress: '6.2',
};
function planPairs({ php, wordpress, matrix }, declared, available = AVAILABLE) {
    const phpChoices = php === 'auto' ? choosePhp(declared.requiresPhp, available) : php.map(toChoice);
    const wordpressChoices = wordpress === 'auto' ? chooseWordPress(declared.requiresWordPress, available) : wordpress.map(toChoice);
    const pairs = join(phpChoices, wordpressChoices, matrix).map(([first, second]) => {
        const notes = [first.note, second.note].filter((note) => note !== undefined);
        const pair = { php: first.version, wordpress: second.version };
        return notes.length === 0 ? pair : { ...pair, note: notes.join('; ') };
    });
    return [...new Map(pairs.map((pair) => [`${pair.php}\n${pair.wordpress}`, pair])).values()];
}
function toChoice(version) {
    return { version };
}
function choosePhp(requires, { php }) {
    const newest = php.at(-1) ?? '';
    const declared = readVersion(requires, 2);
    const lowest = php.find((version) => (0,wordpress_version/* compareVersions */.Zy)(version, declared) >= 0) ?? newest;
    return lowest === newest
        ? [explain('PHP', declared, newest)]
        : [explain('PHP', declared, lowest), { version: newest }];
}
function chooseWordPress(requires, available) {
    const declared = readVersion(requires, 3).replace(/^(\d+\.\d+)\.0$/, '$1');
    const isHad = (0,wordpress_version/* compareVersions */.Zy)(declared, available.wordpress) >= 0;
    return [explain('WordPress', declared, isHad ? declared : available.wordpress), { version: 'latest' }];
}
function readVersion(header, maxParts) {
    const parts = /^\d+(\.\d+)*/.exec(header.trim())?.[0].split('.') ?? [];
    return parts.length === 1 ? `${parts[0] ?? ''}.0` : parts.slice(0, maxParts).join('.');
}
function explain(what, declared, version) {
    return declared === '' || declared === version
        ? { version }
        : { version, note: `declared ${what} ${declared}, tried ${version}` };
}
function join(php, wordpress, matrix) {
    if (matrix === 'full')
        return php.flatMap((first) => wordpress.map((second) => [first, second]));
    return Array.from({ length: Math.max(php.length, wordpress.length) }, (_, index) => {
        const [first, second] = [php[index] ?? php.at(-1), wordpress[index] ?? wordpress.at(-1)];
        return [first ?? toChoice(''), second ?? toChoice('')];
    });
}

;// CONCATENATED MODULE: ./src/rehearse/inputs.ts












const { zipUrl, zipPath, artifactName, artifactRunId } = SOURCE_INPUTS;
const { pluginId, apiKey, baseUrl } = SERVICE_INPUTS;
const REHEARSE_INPUTS = {
    zipPath,
    artifactName,
    artifactRunId,
    zipUrl,
    slug: PUBLISH_INPUTS.slug,
    previous: {
        name: 'previous',
        default: 'auto',
        parse: parsePrevious,
        fix: 'Give the path or the `https:` URL of a ZIP, `auto` or `none`.',
    },
    php: {
        name: 'php',
        default: 'auto',
        parse: (value) => parseList(value, assertPhp),
        fix: 'Write versions such as `7.4, 8.5`, or `auto`.',
    },
    wordpress: {
        name: 'wordpress',
        default: 'auto',
        parse: (value) => parseList(value, readWordPressPlace),
        fix: 'Write versions such as `6.5, latest`, or paths or `https:` URLs of ZIPs, or `auto`.',
    },
    matrix: {
        name: 'matrix',
        default: 'pairs',
        parse: (value) => pickOne(value, ['pairs', 'full']),
        fix: 'Write one of them, or leave the input out.',
    },
    onFailure: {
        name: 'on-failure',
        default: 'error',
        parse: (value) => pickOne(value, ['error', 'warn']),
        fix: 'Write one of them, or leave the input out.',
    },
    timeoutMs: { ...PUBLISH_INPUTS.timeoutMs, default: '600', parse: parseTimeout },
    pluginId: { ...pluginId, parse: (value) => (value === '' ? undefined : pluginId.parse(value)) },
    apiKey,
    baseUrl: {
        ...baseUrl,
        parse: (value) => (value === '' ? undefined : baseUrl.parse(value, NO_LIMITS)),
    },
    ...TOKEN_INPUTS,
};
const NO_SERVICE = { baseUrl: new URL('http://localhost') };
function readRehearseInputs(env, limits = NO_LIMITS) {
    const { read, check, finish } = createReader(env, { ...limits, tag: readTag(env) });
    const given = read(REHEARSE_INPUTS);
    const service = check(() => chooseService(given));
    const source = check(() => chooseSource(given, given.baseUrl === undefined ? NO_SERVICE : { baseUrl: given.baseUrl }));
    const repository = check(() => {
        const use = { source: source(), tag: undefined, isDryRun: true };
        return chooseRepository(given.token, readRepository(env), use);
    });
    return finish(() => ({
        ...given,
        source: source(),
        service: service(),
        repository: repository(),
    }));
}
function chooseService({ previous, ...given }) {
    const { pluginId: id, apiKey: key, baseUrl: url } = given;
    if (previous !== 'auto' || key === '')
        return undefined;
    const why = 'is missing, and `api-key` is given';
    const hint = 'Give all three, so that the service can be asked what is live, or leave `api-key` out.';
    if (id === undefined)
        throw new mistake_InputMistake(why, hint, 'plugin_id');
    if (url === undefined)
        throw new mistake_InputMistake(why, hint, 'base-url');
    return { pluginId: id, apiKey: key, baseUrl: url };
}
function parsePrevious(value) {
    if (value === '' || value === 'auto')
        return 'auto';
    return value === 'none' ? 'none' : (readUrlPlace(value) ?? { kind: 'path', path: value });
}
function parseList(value, check) {
    const items = value
        .split(/[,\n]/)
        .map((item) => item.trim())
        .filter((item) => item !== '');
    if (items.length === 0 || (items.length === 1 && items[0] === 'auto'))
        return 'auto';
    for (const item of items)
        check(item);
    return items;
}
function assertPhp(version) {
    if (!AVAILABLE.php.includes(version)) {
        const list = AVAILABLE.php.map((name) => `\`${name}\``).join(', ');
        throw new mistake_InputMistake(isNot(version, `not a PHP that WordPress Playground has: ${list}`));
    }
}
function readWordPressPlace(item) {
    if (item === 'latest' || /^\d+\.\d+(\.\d+)?$/.test(item))
        return { kind: 'release', version: item };
    const url = readUrlPlace(item);
    if (url !== undefined)
        return url;
    if (/[/\\]|\.zip$/i.test(item))
        return { kind: 'path', path: item };
    throw new mistake_InputMistake(isNot(item, 'neither a version, `latest`, nor the path or URL of a ZIP'));
}
function readUrlPlace(value) {
    if (!/^[a-z][a-z0-9+.-]+:\/\//i.test(value))
        return undefined;
    const url = parseHttpUrl(value);
    if (url.protocol === 'http:' && !(0,http_urls/* isLoopback */.U9)(url))
        throw new mistake_InputMistake('uses `http:`, over which a ZIP could be exchanged on its way');
    return { kind: 'url', url };
}
function collectRehearseTexts(env) {
    const lists = [REHEARSE_INPUTS.previous, REHEARSE_INPUTS.wordpress].map((row) => readValue(env, row));
    const urls = lists.flatMap((list) => list.split(/[,\n]/)).map((item) => item.trim());
    const secrets = [...collectSecrets(env), ...urls.flatMap(http_urls/* collectUrlSecrets */.hR)];
    return { secrets: [...new Set(secrets)], open: collectOpenTexts(env) };
}

;// CONCATENATED MODULE: ./src/rehearse/verdict.ts

function isPlayed({ steps }) {
    return steps.some(({ name, outcome }) => (name === 'Update' || name === 'Installation') && outcome !== 'skipped');
}
function hasPassed(results, plannedCount) {
    return results.length === plannedCount && results.some(isPlayed) && !results.some(hasFailed);
}
function describeTested(results) {
    const played = results.filter(isPlayed);
    if (played.length === 0)
        return '';
    const list = (values) => {
        const unique = [...new Set(values)];
        const last = unique.pop() ?? '';
        return unique.length === 0 ? last : `${unique.join(', ')} and ${last}`;
    };
    const wordpress = list(played.map((result) => result.wordpress));
    return `PHP ${list(played.map(({ php }) => php))}, WordPress ${wordpress}`;
}

;// CONCATENATED MODULE: ./src/rehearse/outputs.ts



const REHEARSE_OUTPUTS = {
    passed: ({ results, planned }) => String(hasPassed(results, planned.length)),
    version: ({ next }, quote) => quote(next?.plugin?.version ?? ''),
    'previous-version': ({ previous }, quote) => quote(previous?.plugin?.version ?? ''),
    tested: ({ results }) => describeTested(results),
    results: ({ results }, quote) => JSON.stringify(results.map((result) => toOutput(result, quote))),
};
function writeRehearseOutputs(rehearsal, quote) {
    try {
        for (const [name, read] of Object.entries(REHEARSE_OUTPUTS))
            core/* setOutput */.uH(name, read(rehearsal, quote));
    }
    catch (error) {
        throw new shared_errors/* PublishError */.S1({
            code: 'not-known',
            title: 'Outputs not written',
            message: 'The outputs for the next steps could not be written to the file that `GITHUB_OUTPUT` names.',
            hint: 'Check disk space and permissions of the runner.',
            cause: error,
        });
    }
}
function toOutput({ php, wordpress, note, steps }, quote) {
    return {
        php,
        wordpress: quote(wordpress),
        note,
        steps: steps.map(({ name, outcome, message, problems: [worst] }) => ({
            name,
            outcome,
            message: quote(message),
            file: worst?.file === undefined ? undefined : quote(worst.file),
            line: worst?.line,
        })),
    };
}

;// CONCATENATED MODULE: ./src/shared/poll.ts
async function poll(atMs, clock, look) {
    const startMs = clock.now();
    for (const [index, lookMs] of atMs.entries()) {
        await clock.sleep(Math.max(0, startMs + lookMs - clock.now()));
        const nextMs = atMs[index + 1];
        const seen = await look({
            index,
            isLast: nextMs === undefined,
            untilNextMs: (nextMs ?? Infinity) - lookMs,
        });
        if (seen !== undefined)
            return seen;
    }
    return undefined;
}
const FIRST_BACKOFF_MS = 1_000;
const MAX_BACKOFF_MS = 30_000;
function chooseBackoffMs(repeats, random) {
    return random() * Math.min(MAX_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** repeats);
}

;// CONCATENATED MODULE: ./src/http/retry.ts


const REPEAT_BUDGET_MS = 90_000;
async function sendWithRepeats(request, rule, { send, ...ports }, limits) {
    const { method, url } = request;
    return repeatRequest(`${method} ${url.host}`, () => send(request), rule, ports, limits);
}
async function repeatRequest(shown, attempt, rule, { clock, log, random, onRepeat }, { retries, budgetMs }) {
    const startMs = clock.now();
    for (let repeats = 0;; repeats += 1) {
        const outcome = await settle(attempt());
        const repeat = rule(outcome, clock.wallNow());
        const waitMs = repeat?.afterMs ?? chooseBackoffMs(repeats, random);
        const isOver = repeats >= retries || clock.now() - startMs + waitMs > budgetMs;
        if (repeat === undefined || isOver) {
            if (outcome instanceof transport_error/* TransportError */.wX)
                throw outcome;
            return outcome;
        }
        const waitS = (waitMs / 1000).toFixed(1);
        onRepeat?.();
        log.repeat(`${shown}: ${repeat.why}; again in ${waitS} s (${repeats + 1} of ${retries}).`);
        await clock.sleep(waitMs);
    }
}
async function settle(answer) {
    return answer.catch((error) => {
        if (error instanceof transport_error/* TransportError */.wX)
            return error;
        throw error;
    });
}
const retryIdempotent = (outcome, wallClockMs) => {
    if (outcome instanceof transport_error/* TransportError */.wX) {
        return (0,transport_error/* isLasting */.dJ)(outcome.failure) ? undefined : { why: outcome.message };
    }
    const { status } = outcome;
    const isPassing = status === 408 || status === 425 || status === 429 || status >= 500;
    return isPassing ? { why: `answered with ${status}`, ...readDelay(outcome, wallClockMs) } : undefined;
};
const retryIfUnprocessed = (outcome, wallClockMs) => {
    if (outcome instanceof transport_error/* TransportError */.wX)
        return outcome.mayHaveArrived ? undefined : retryIdempotent(outcome, wallClockMs);
    return isRefusedForNow(outcome, wallClockMs) ? retryIdempotent(outcome, wallClockMs) : undefined;
};
function isRefusedForNow(answer, wallClockMs) {
    const { status } = answer;
    if (status === 503)
        return retry_parseRetryAfter(answer.headers['retry-after'], wallClockMs) !== undefined;
    return status === 408 || status === 425 || status === 429;
}
function retry_parseRetryAfter(value, wallClockMs) {
    const text = value?.trim() ?? '';
    if (/^\d+$/.test(text))
        return Number(text) * 1000;
    const isDate = /^[A-Z][a-z]{2,8}, \d{2}[ -][A-Z][a-z]{2}[ -]\d{2,4} \d{2}:\d{2}:\d{2} GMT$/.test(text);
    const isAsctime = /^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d{2}:\d{2}:\d{2} \d{4}$/.test(text);
    const dateMs = isDate || isAsctime ? Date.parse(isAsctime ? `${text} GMT` : text) : NaN;
    return Number.isNaN(dateMs) ? undefined : Math.max(0, dateMs - wallClockMs);
}
function readDelay(answer, wallClockMs) {
    const afterMs = retry_parseRetryAfter(answer.headers['retry-after'], wallClockMs);
    return afterMs === undefined ? {} : { afterMs };
}

;// CONCATENATED MODULE: ./src/compare/release-names.ts


function nameLiveTag({ tag, triggeringTag, slug, version }, live) {
    if (tag?.placeholders.includes('version') === true)
        return fillTemplate(tag.text, { version: live, slug });
    const own = tag?.text ?? triggeringTag;
    const renamed = version === '' ? own : replaceVersion(own, version, live);
    return renamed === own ? `v${live}` : renamed;
}
function readReleaseVersion({ tag, slug }, releaseTag) {
    const [before, after] = tag?.text.replaceAll('{slug}', slug).split('{version}') ?? [];
    const isNamed = before !== undefined &&
        after !== undefined &&
        releaseTag.startsWith(before) &&
        releaseTag.endsWith(after) &&
        releaseTag.length > before.length + after.length;
    return (0,version_text/* versionOfTag */.m)(isNamed ? releaseTag.slice(before.length, releaseTag.length - after.length) : releaseTag);
}
function chooseAsset(assets, { assetName, fileName, slug }, version) {
    const wanted = assetName === undefined || (version === undefined && assetName.placeholders.includes('version'))
        ? undefined
        : fillTemplate(assetName.text, { version: version ?? '', slug });
    const named = (name) => assets.find((asset) => asset.name === name);
    const zips = assets.filter(({ name }) => /\.zip$/i.test(name));
    return named(wanted) ?? named(fileName) ?? (zips.length === 1 ? zips[0] : undefined);
}
function replaceVersion(tag, from, to) {
    for (let at = tag.lastIndexOf(from); at >= 0; at = at === 0 ? -1 : tag.lastIndexOf(from, at - 1)) {
        const [before, after] = [tag.slice(0, at), tag.slice(at + from.length)];
        if (!/[\d.]$/.test(before) && !/^(\d|\.\d)/.test(after))
            return `${before}${to}${after}`;
    }
    return tag;
}

;// CONCATENATED MODULE: ./src/compare/request-limits.ts
const MAX_FINDING = 3;
const MAX_READING = 5;
const MAX_DURATION_MS = 15_000;
class LimitReached extends Error {
    constructor(message) {
        super(message);
        this.name = 'LimitReached';
    }
}
function createLimits(send, clock) {
    const endMs = clock.now() + MAX_DURATION_MS;
    let finding = MAX_FINDING;
    let reading = MAX_READING;
    const sendInTime = (request) => {
        const leftMs = endMs - clock.now();
        if (leftMs <= 0)
            throw new LimitReached(`it would take longer than ${MAX_DURATION_MS / 1000} seconds`);
        return send({ ...request, timeoutMs: Math.min(request.timeoutMs, leftMs) });
    };
    return {
        find: async (request) => {
            if (finding <= 0)
                throw new LimitReached(`it would take more than ${MAX_FINDING} requests to find it`);
            finding -= 1;
            return sendInTime(request);
        },
        read: async (request) => {
            if (reading <= 0)
                throw new LimitReached(`it would take more than ${MAX_READING} requests to read it`);
            reading -= 1;
            const answer = await sendInTime(request);
            if (isRedirect(answer))
                reading += 1;
            return answer;
        },
        countMiss: () => {
            finding -= 1;
            reading = MAX_READING;
        },
    };
}
function isRedirect({ status, headers }) {
    return status >= 300 && status < 400 && headers.location !== undefined;
}

;// CONCATENATED MODULE: ./src/compare/find-live.ts




class Missed extends Error {
    constructor(message, cause) {
        super(message, { cause });
        this.name = 'Missed';
    }
}
async function findLive(live, parts) {
    const name = 'the package that the service names';
    try {
        const url = readServiceUrl(live);
        return { opened: await find_live_open(url, name, parts), name };
    }
    catch (error) {
        if (!(error instanceof Missed) || parts.releases === undefined)
            throw error;
        return await findOnRelease(live.version, parts, parts.releases).catch((other) => {
            if (other instanceof Missed)
                throw new Missed(`${error.message}; ${other.message}`);
            if (other instanceof LimitReached)
                throw new LimitReached(`${error.message}; ${other.message}`);
            throw other;
        });
    }
}
async function findNewest(parts) {
    const { releases, names, limits } = parts;
    if (releases === undefined)
        throw new Missed('without `api-key`, the service was not asked');
    for (const { tag, assets } of await releases.listNewest(limits.find)) {
        const asset = chooseAsset(assets, names, readReleaseVersion(names, tag));
        if (asset !== undefined)
            return { ...(await openAsset(asset, tag, parts, releases)), tag };
    }
    throw new Missed('no release on GitHub has a package yet');
}
async function findOnRelease(version, parts, releases) {
    const { names, limits } = parts;
    const tag = nameLiveTag(names, version);
    const release = await releases.findByTag(tag, limits.find);
    if (release === undefined)
        throw new Missed(`there is no release ${(0,quote/* quoteName */.AB)(tag)} on GitHub`);
    const asset = chooseAsset(release.assets, names, version);
    if (asset === undefined)
        throw new Missed(`the release ${(0,quote/* quoteName */.AB)(tag)} has no asset that is its package for certain`);
    return openAsset(asset, tag, parts, releases);
}
async function openAsset(asset, tag, parts, releases) {
    const name = `${(0,quote/* quoteName */.AB)(asset.name)} of the release ${(0,quote/* quoteName */.AB)(tag)}`;
    const url = await releases.locateAsset(asset, parts.limits.find);
    return { opened: await find_live_open(url, name, parts), name };
}
function readServiceUrl({ packageUrl, isTrial }) {
    if (packageUrl === undefined)
        throw new Missed('the service does not tell where its package is');
    const url = (0,http_urls/* parseWebUrl */.BD)(packageUrl);
    const isUsable = url?.username === '' &&
        url.password === '' &&
        (url.protocol === 'https:' || (isTrial && (0,http_urls/* isLoopback */.U9)(url)));
    if (!isUsable)
        throw new Missed('the service names no plain `https:` URL of its package');
    return url;
}
async function find_live_open(url, name, { openUrl, limits, mask, isOwnUrl }) {
    for (const secret of (0,http_urls/* collectUrlSecrets */.hR)(url.href))
        mask(secret);
    const own = `${name} is the one that is to be published`;
    if (isOwnUrl(url))
        throw new Missed(own);
    try {
        const opened = await openUrl(url, limits.read);
        if (!isOwnUrl(opened.finalUrl))
            return opened;
        await opened.close();
    }
    catch (error) {
        if (!(error instanceof Missed))
            throw error;
        limits.countMiss();
        throw new Missed(`${name} ${error.message}`, error);
    }
    limits.countMiss();
    throw new Missed(own);
}

;// CONCATENATED MODULE: ./src/http/content-range.ts
function parseContentRange(text = '') {
    const [, first, last, size] = /^bytes +(\d+)-(\d+)\/(\d+|\*)$/i.exec(text) ?? [];
    const range = { start: Number(first), end: Number(last) + 1 };
    const sizeBytes = size === '*' ? undefined : Number(size);
    const end = sizeBytes ?? range.end;
    if (!Number.isSafeInteger(end) || range.end > end || !(range.start < range.end))
        return undefined;
    return sizeBytes === undefined ? range : { ...range, sizeBytes };
}
function findRange({ status, headers, body, isCut }, asked) {
    const range = parseContentRange(headers['content-range']);
    if (status !== 206 || isCut || range?.end !== asked.start + body.length)
        return undefined;
    const isWhole = range.end === Math.min(asked.end, range.sizeBytes ?? range.end);
    return range.start === asked.start && isWhole ? range : undefined;
}
function parseUnsatisfiedRange(text = '') {
    const [, size] = /^bytes +\*\/(\d+)$/i.exec(text) ?? [];
    return size === undefined ? undefined : Number(size);
}
function readValidator(headers) {
    return findValidator(headers, 'etag') ?? findValidator(headers, 'last-modified');
}
function compareVersion(known, headers) {
    if (known === undefined)
        return 'same';
    const found = findValidator(headers, known.header);
    if (found === undefined)
        return 'unknown';
    return found.value === known.value ? 'same' : 'other';
}
function findValidator(headers, header) {
    const value = headers[header]?.trim() ?? '';
    const isStrong = header === 'last-modified' ? value !== '' : value.startsWith('"');
    return isStrong ? { header, value } : undefined;
}

// EXTERNAL MODULE: ./src/shared/file-type.ts
var file_type = __webpack_require__(6376);
;// CONCATENATED MODULE: ./src/source/url/explain.ts





const REACH_HINTS = {
    tls: 'Fix the certificate of that host: the service and WordPress would refuse it too.',
    deadline: 'Check that the host is up; if it is only slow, raise `timeout`.',
    proxy: 'Check `https_proxy` and `no_proxy` of the runner.',
    'proxy-address': transport_error/* PROXY_ADDRESS_HINT */.uW,
};
function explainUnreached(error, host) {
    if (!(error instanceof transport_error/* TransportError */.wX))
        return error;
    return urlError(`cannot be fetched from ${host}: ${error.message}`, REACH_HINTS[error.failure] ?? 'Check the URL and that its host is up, then run this again.', error);
}
function assertStatus({ status, headers }, asked, where) {
    if (status === 200 || status === 206)
        return;
    const what = `answers ${status} to a request without credentials${where}`;
    if (status === 401 || status === 403) {
        throw urlError(what, 'Make the file public; if the URL is a signed one, renew it, because it may have expired.');
    }
    if (status === 404 || status === 410) {
        throw urlError(what, asked.hostname === 'github.com'
            ? 'Check the URL; files of a private repository and of a draft release are not public on GitHub.'
            : 'Check the URL and that the ZIP was uploaded before this step.');
    }
    if (status === 416 && isEmpty(headers['content-range']))
        assertZipContent(Buffer.alloc(0), {}, where);
    throw urlError(what, status >= 500 || status === 429 || status === 408
        ? 'The host of the ZIP is busy or in trouble: run this again later.'
        : 'Give a URL that answers with the ZIP itself.');
}
function isEmpty(contentRange) {
    return contentRange === undefined || parseUnsatisfiedRange(contentRange) === 0;
}
const URL_FIXES = {
    'web-page': 'Open the URL in a private browser window: it must download the ZIP at once, without a log-in or a button.',
    json: 'Give the URL of the file itself.',
    text: 'Give the URL of the ZIP itself.',
    pointer: 'Give a URL that leads to the content of the file, such as that of a release asset.',
    unknown: 'Check the URL and the step that builds the ZIP.',
};
function assertZipContent(head, headers, where) {
    const other = (0,file_type/* describeContent */.X)(head);
    if (other === undefined)
        return;
    const { 'content-encoding': encoding = 'identity' } = headers;
    if (encoding !== 'identity' && (other.kind === 'archive' || other.kind === 'unknown')) {
        throw urlError(`is sent compressed (\`Content-Encoding\`), which was not asked for${where}`, 'Switch compression off for ZIP files on that server: they are compressed already.');
    }
    throw urlError(`is ${other.what}${where}`, URL_FIXES[other.kind] ?? other.fix);
}
function wrongRangeError(where) {
    return urlError(`is sent by a server whose answer does not fit the part of the file that was asked for${where}`, 'Fix the range support of that server, or put the ZIP somewhere else.');
}
function changedError(where) {
    return urlError(`changed between two reads${where}`, 'Publish it when its upload has ended, from a URL whose content does not change.');
}
function sizeError(maxBytes, where) {
    return urlError(`can only be read whole and is larger than ${(0,format/* formatSize */.X)(maxBytes)}${where}`, 'Make it smaller, put it on a server that supports ranges, or set `package-checks: off`.');
}
class UrlPackageError extends shared_errors/* PublishError */.S1 {
    what;
    constructor(what, hint, cause) {
        super({
            code: 'package',
            title: 'Package cannot be published',
            message: `The package at \`zip_url\` ${what}.`,
            hint,
            cause,
        });
        this.what = what;
    }
}
function urlError(what, hint, cause) {
    return new UrlPackageError(what, hint, cause);
}

;// CONCATENATED MODULE: ./src/http/safe-url.ts

function isSafe(url) {
    const isSecret = url.protocol === 'https:' || (url.protocol === 'http:' && safe_url_isThisMachine(url));
    return isSecret && url.username === '' && url.password === '';
}
function safe_url_isThisMachine(url) {
    return (0,http_urls/* isLoopback */.U9)(url) || url.hostname.endsWith('.localhost');
}
function isSafeFrom(url, other) {
    return isSafe(url) && (!safe_url_isThisMachine(url) || safe_url_isThisMachine(other));
}

;// CONCATENATED MODULE: ./src/http/redirect.ts


const MAX_REDIRECTS = 5;
class RedirectError extends Error {
    target;
    constructor(target) {
        super(target === undefined ? `redirects more than ${MAX_REDIRECTS} times` : 'redirects to no safe address');
        this.name = 'RedirectError';
        this.target = target;
    }
}
async function followRedirects(start, ask) {
    let url = start;
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
        const answer = await ask(url);
        const { location } = answer.headers;
        if (answer.status < 300 || answer.status >= 400 || location === undefined)
            return { url, answer };
        const target = (0,http_urls/* parseUrl */.Dl)(location, url);
        if (target === null || !isSafeFrom(target, url))
            throw new RedirectError(target);
        url = target;
    }
    throw new RedirectError(undefined);
}
function describeRedirect({ target, message }, quote) {
    if (target === undefined)
        return message;
    const shown = target === null ? 'nowhere' : (0,http_urls/* showTarget */.Rg)(target, quote);
    return `redirects to ${shown}, which is no plain \`https:\` address`;
}

;// CONCATENATED MODULE: ./src/source/url/host.ts


async function ask({ url, send, timeoutMs, quote }, { range, ...question }) {
    const wanted = range === undefined ? {} : { Range: `bytes=${range.start}-${range.end - 1}` };
    const headers = { Accept: '*/*', ...wanted };
    return send({ method: 'GET', url, headers, timeoutMs, ...question }).catch((error) => {
        throw explainUnreached(error, (0,http_urls/* showTargetHost */.lJ)(url, quote));
    });
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./src/shared/bytes.ts
var bytes = __webpack_require__(2250);
;// CONCATENATED MODULE: ./src/source/url/pieces.ts
function findMissing(pieces, { start, end }) {
    let from = start;
    for (let piece = coverOf(pieces, from); piece !== undefined; piece = coverOf(pieces, from))
        from = endOf(piece);
    if (from >= end)
        return undefined;
    let to = end;
    for (let piece = coverOf(pieces, to - 1); piece !== undefined; piece = coverOf(pieces, to - 1))
        to = piece.start;
    return { start: from, end: to };
}
function joinPieces(pieces, { start, end }) {
    const whole = pieces.find((piece) => piece.start <= start && end <= endOf(piece));
    if (whole !== undefined)
        return whole.bytes.subarray(start - whole.start, end - whole.start);
    const joined = Buffer.alloc(end - start);
    for (const piece of pieces) {
        const from = Math.max(start, piece.start);
        const to = Math.min(end, endOf(piece));
        if (from < to)
            piece.bytes.copy(joined, from - start, from - piece.start, to - piece.start);
    }
    return joined;
}
function countBytes(pieces) {
    return pieces.reduce((sum, { bytes }) => sum + bytes.length, 0);
}
function coverOf(pieces, position) {
    return pieces.find((piece) => piece.start <= position && position < endOf(piece));
}
function endOf({ start, bytes }) {
    return start + bytes.length;
}

;// CONCATENATED MODULE: ./src/source/url/plan-ranges.ts
const NEAR_BYTES = 512;
const REQUEST_BYTES = 8 * 1024;
function planRanges(spans, limits) {
    if (limits.maxRanges < 1)
        return [];
    const taken = spans
        .filter(({ start, end }) => start < end)
        .reduce((soFar, span) => {
        const more = insertSpan(soFar, span);
        return costOf(more, limits) <= limits.maxBytes ? more : soFar;
    }, []);
    return joinNear(taken, limits);
}
function insertSpan(spans, { start, end }) {
    const first = findIndex(spans, (span) => span.end + NEAR_BYTES >= start);
    const after = findIndex(spans, (span) => span.start > end + NEAR_BYTES);
    const joined = {
        start: Math.min(start, spans[first]?.start ?? start),
        end: Math.max(end, spans[after - 1]?.end ?? end),
    };
    return spans.toSpliced(first, after - first, joined);
}
function findIndex(spans, isTrue) {
    let low = 0;
    let high = spans.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        const span = spans[middle];
        if (span !== undefined && isTrue(span))
            high = middle;
        else
            low = middle + 1;
    }
    return low;
}
function costOf(spans, { maxRanges }) {
    const start = spans[0]?.start ?? 0;
    const end = spans.at(-1)?.end ?? 0;
    return largestGaps(spans, maxRanges - 1).reduce((bytes, { sizeBytes }) => bytes - sizeBytes, end - start);
}
function joinNear(spans, limits) {
    let spareBytes = limits.maxBytes - costOf(spans, limits);
    const kept = largestGaps(spans, limits.maxRanges - 1)
        .toReversed()
        .filter(({ sizeBytes }) => {
        const isJoined = sizeBytes <= Math.min(REQUEST_BYTES, spareBytes);
        if (isJoined)
            spareBytes -= sizeBytes;
        return !isJoined;
    });
    const starts = new Set(kept.map(({ index }) => index));
    const ranges = [];
    for (const [index, span] of spans.entries()) {
        const joined = starts.has(index) ? undefined : ranges.pop();
        ranges.push({ start: joined?.start ?? span.start, end: span.end });
    }
    return ranges;
}
function largestGaps(spans, count) {
    const gaps = spans.map(({ start }, index) => ({
        index,
        sizeBytes: start - (spans[index - 1]?.end ?? start),
    }));
    return gaps
        .slice(1)
        .sort((a, b) => b.sizeBytes - a.sizeBytes)
        .slice(0, count);
}

;// CONCATENATED MODULE: ./src/source/url/whole.ts




async function fetchWhole(host, download) {
    const { known } = download;
    if (known !== undefined && known.sizeBytes > host.maxBytes)
        throw sizeError(host.maxBytes, host.where);
    const answer = await ask(host, { maxBytes: 0, receive: receiveWhole(host, download) });
    assertStatus(answer, host.url, host.where);
    return finishWhole(host, download, answer);
}
function receiveWhole({ maxBytes, where, log }, { spool, why, known }) {
    return ({ status, headers }) => {
        if (status !== 200)
            return undefined;
        const sizeBytes = readLength(headers);
        if (known !== undefined && isOther(known, sizeBytes, headers))
            throw changedError(where);
        if (sizeBytes !== undefined && sizeBytes > maxBytes)
            throw sizeError(maxBytes, where);
        spool.begin((start, isMore) => {
            assertZipContent(start, headers, where);
            const expectedBytes = sizeBytes ?? known?.sizeBytes;
            const size = expectedBytes === undefined ? '' : ` (${(0,format/* formatSize */.X)(expectedBytes)})`;
            if (isMore)
                log.info(`The package${size} is fetched whole, because ${why}.`);
        });
        return { maxBytes: known?.sizeBytes ?? maxBytes, write: spool.write };
    };
}
async function finishWhole({ maxBytes, where }, { spool, known }, { status, isCut }) {
    if (status !== 200)
        throw wrongRangeError(where);
    if (isCut)
        throw known === undefined ? sizeError(maxBytes, where) : changedError(where);
    const reader = await spool.finish();
    if (known !== undefined && known.sizeBytes !== reader.sizeBytes)
        throw changedError(where);
    return reader;
}
function readLength({ 'content-length': text = '' }) {
    const sizeBytes = Number(text);
    return text !== '' && Number.isSafeInteger(sizeBytes) ? sizeBytes : undefined;
}
function isOther(known, sizeBytes, headers) {
    return ((sizeBytes !== undefined && sizeBytes !== known.sizeBytes) ||
        compareVersion(known.validator, headers) === 'other');
}

;// CONCATENATED MODULE: ./src/source/url/ranges.ts








const BUDGET_BYTES = 160 * 1024;
const MAX_REQUESTS = 4;
const MAX_KEPT_BYTES = 16 * 1024 * 1024;
function readByRanges(host, spool, { head, ...known }) {
    const { sizeBytes } = known;
    const wholeSpan = { start: 0, end: sizeBytes };
    let pieces = [{ start: 0, bytes: head }];
    let requestsLeft = MAX_REQUESTS;
    let isPrepared = false;
    let whole;
    let fetching;
    const isAtHand = (span) => whole !== undefined || findMissing(pieces, span) === undefined;
    const findNeed = (span) => isAtHand(span) ? undefined : findMissing(pieces, sizeBytes <= BUDGET_BYTES ? wholeSpan : span);
    const fetchMissing = async (span) => {
        const range = findMissing(pieces, span);
        if (range === undefined)
            return;
        requestsLeft -= 1;
        const answer = await ask(host, { range, maxBytes: range.end - range.start });
        if (isPart(answer, range, known, host))
            pieces = [...pieces, { start: range.start, bytes: answer.body }];
        else
            await fetchAll('its server does not support ranges reliably');
    };
    const fetchAll = (why) => (fetching ??= fetchAndCompare(why));
    const fetchAndCompare = async (why) => {
        const reader = await fetchWhole(host, { spool, why, known });
        for (const { start, bytes } of pieces) {
            if (!bytes.equals(await reader.read(start, bytes.length)))
                throw changedError(host.where);
        }
        whole = reader;
        pieces = [];
    };
    return {
        sizeBytes,
        read: async (start, lengthBytes, target) => {
            const span = (0,bytes/* spanOf */.ee)(start, lengthBytes, sizeBytes);
            const need = findNeed(span);
            if (need !== undefined) {
                const keptBytes = countBytes(pieces) + need.end - need.start;
                if (isPrepared || requestsLeft === 0 || keptBytes > MAX_KEPT_BYTES)
                    throw new bytes/* NotFetched */.Nz();
                await fetchMissing(need);
            }
            return whole?.read(start, lengthBytes, target) ?? joinPieces(pieces, span);
        },
        prepare: async (spans, freeBytes) => {
            isPrepared = true;
            const wanted = spans.flatMap((span) => findNeed(clip(span, sizeBytes)) ?? []);
            const maxBytes = BUDGET_BYTES - Math.max(0, countBytes(pieces) - freeBytes);
            await endAll(planRanges(wanted, { maxRanges: requestsLeft, maxBytes }).map(fetchMissing));
        },
        fetchAll: async () => {
            if (!isAtHand(wholeSpan))
                await fetchAll('single parts of it do not suffice');
        },
        isAtHand: () => isAtHand(wholeSpan),
        readSha256: async (signal) => {
            if (whole !== undefined)
                return whole.readSha256(signal);
            return isAtHand(wholeSpan)
                ? (0,external_node_crypto_.createHash)('sha256').update(joinPieces(pieces, wholeSpan)).digest('hex')
                : undefined;
        },
    };
}
async function endAll(doing) {
    await Promise.allSettled(doing);
    await Promise.all(doing);
}
function clip({ start, end }, sizeBytes) {
    return { start: Math.max(start, 0), end: Math.min(end, sizeBytes) };
}
function isPart(answer, range, known, { url, where }) {
    const { status, headers } = answer;
    if (status === 416) {
        const sizeBytes = parseUnsatisfiedRange(headers['content-range']);
        if (sizeBytes !== undefined && sizeBytes !== known.sizeBytes)
            throw changedError(where);
        return false;
    }
    assertStatus(answer, url, where);
    if (status !== 206)
        return false;
    const version = compareVersion(known.validator, headers);
    const { sizeBytes = known.sizeBytes } = parseContentRange(headers['content-range']) ?? {};
    if (version === 'other' || sizeBytes !== known.sizeBytes)
        throw changedError(where);
    return version === 'same' && findRange(answer, range)?.sizeBytes === known.sizeBytes;
}

// EXTERNAL MODULE: ./src/shared/system-error.ts
var system_error = __webpack_require__(9123);
;// CONCATENATED MODULE: ./src/shared/local-file.ts








const CHUNK_BYTES = 64 * 1024;
const MAX_CHUNKS = 32;
const PIECE_BYTES = 1024 * 1024;
async function openLocalFile(path) {
    const name = (0,external_node_path_.basename)(path);
    const handle = await local_file_explain((0,promises_.open)(path, 'r'), name);
    try {
        const stats = await local_file_explain(handle.stat(), name);
        if (!stats.isFile())
            throw fileError(name, 'is no file', 'Give the path of a ZIP file.');
        return readFromHandle(handle, name, stats.size);
    }
    catch (error) {
        await handle.close();
        throw error;
    }
}
function readFromHandle(handle, name, sizeBytes) {
    const chunks = new Map();
    const readChunk = (index) => {
        const start = index * CHUNK_BYTES;
        const chunk = chunks.get(index) ?? readExactly(start, Math.min(CHUNK_BYTES, sizeBytes - start));
        chunks.delete(index);
        chunks.set(index, chunk);
        const [oldest] = chunks.keys();
        if (chunks.size > MAX_CHUNKS && oldest !== undefined)
            chunks.delete(oldest);
        return chunk;
    };
    const readExactly = async (start, lengthBytes, target) => {
        const bytes = target?.subarray(0, lengthBytes) ?? Buffer.allocUnsafe(lengthBytes);
        for (let filled = 0; filled < lengthBytes;) {
            const reading = handle.read(bytes, filled, lengthBytes - filled, start + filled);
            const { bytesRead } = await local_file_explain(reading, name);
            if (bytesRead === 0)
                throw changeError(name);
            filled += bytesRead;
        }
        return bytes;
    };
    return {
        sizeBytes,
        read: async (start, lengthBytes, target) => {
            const { end } = (0,bytes/* spanOf */.ee)(start, lengthBytes, sizeBytes);
            if (lengthBytes > CHUNK_BYTES)
                return readExactly(start, lengthBytes, target);
            if (lengthBytes === 0)
                return Buffer.alloc(0);
            const first = Math.floor(start / CHUNK_BYTES);
            const last = Math.floor((end - 1) / CHUNK_BYTES);
            const head = (await readChunk(first)).subarray(start - first * CHUNK_BYTES);
            if (first === last)
                return head.subarray(0, lengthBytes);
            const tail = (await readChunk(last)).subarray(0, end - last * CHUNK_BYTES);
            return Buffer.concat([head, tail], lengthBytes);
        },
        prepare: () => Promise.resolve(),
        fetchAll: () => Promise.resolve(),
        isAtHand: () => true,
        readSha256: (signal) => local_file_explain(hashExactly(handle, name, sizeBytes, signal), name),
        close: () => handle.close(),
    };
}
async function hashExactly(handle, name, sizeBytes, signal) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    const buffer = Buffer.allocUnsafe(Math.min(PIECE_BYTES, sizeBytes + 1));
    let hashedBytes = 0;
    for (;;) {
        (0,shared_clock/* assertNotCancelled */.ZR)(signal);
        const { bytesRead } = await handle.read(buffer, 0, buffer.length, hashedBytes);
        if (bytesRead === 0)
            break;
        hash.update(buffer.subarray(0, bytesRead));
        hashedBytes += bytesRead;
        if (hashedBytes > sizeBytes)
            break;
    }
    if (hashedBytes !== sizeBytes)
        throw changeError(name);
    return hash.digest('hex');
}
async function local_file_explain(reading, name) {
    try {
        return await reading;
    }
    catch (error) {
        throw (0,system_error/* explainRead */.yS)(error, `The file ${(0,quote/* quoteName */.AB)(name)}`, 'Check that the file exists and that the runner may read it.');
    }
}
function changeError(name) {
    return fileError(name, 'changed while it was read', 'Run this when the step that writes the file has ended.');
}
function fileError(name, what, hint) {
    const title = 'Package cannot be read';
    return new shared_errors/* PublishError */.S1({ code: 'package', title, message: `The file ${(0,quote/* quoteName */.AB)(name)} ${what}.`, hint });
}

;// CONCATENATED MODULE: ./src/source/url/spool.ts






function createSpool(folder, headBytes) {
    const path = (0,external_node_path_.join)(folder, `publish-wordpress-plugin-${(0,external_node_crypto_.randomUUID)()}.zip`);
    let checkHead = () => undefined;
    let chunks = [];
    let sizeBytes = 0;
    let file;
    let reader;
    const takeHead = () => {
        const head = Buffer.concat(chunks);
        checkHead(head.subarray(0, headBytes), sizeBytes > headBytes);
        return head;
    };
    return {
        begin: (check) => {
            checkHead = check;
            chunks = [];
            sizeBytes = 0;
        },
        write: async (chunk) => {
            const position = sizeBytes;
            sizeBytes += chunk.length;
            if (position > headBytes && file !== undefined)
                return writeAll(file, chunk, position);
            chunks.push(chunk);
            if (sizeBytes <= headBytes)
                return;
            const head = takeHead();
            chunks = [];
            file ??= await explaining((0,promises_.open)(path, 'wx', 0o600));
            await explaining(file.truncate(0));
            await writeAll(file, head, 0);
        },
        finish: async () => {
            if (sizeBytes <= headBytes)
                return (0,bytes/* readFromBuffer */.dT)(takeHead());
            if (file !== undefined)
                await explaining(file.close());
            reader ??= await openLocalFile(path);
            return reader;
        },
        close: async () => {
            await reader?.close().catch(ignore);
            await file?.close().catch(ignore);
            if (file !== undefined)
                await (0,promises_.rm)(path, { force: true }).catch(ignore);
        },
    };
}
async function writeAll(file, bytes, position) {
    for (let written = 0; written < bytes.length;) {
        const writing = file.write(bytes, written, bytes.length - written, position + written);
        written += (await explaining(writing)).bytesWritten;
    }
}
const ignore = () => undefined;
async function explaining(work) {
    return work.catch((error) => {
        throw (0,system_error/* explainWrite */.N3)(error, 'The package at `zip_url`', { full: 'Or set `package-checks: off`.' });
    });
}

;// CONCATENATED MODULE: ./src/source/url/read-url.ts









const HEAD = { start: 0, end: 64 * 1024 };
const PROBE = { start: 0, end: 64 };
const MAX_PROBE_BYTES = 4 * 1024;
const MAX_WHOLE_BYTES = 1024 ** 3;
const read_url_MAX_NAME_LENGTH = 100;
async function readUrlPackage(start, options) {
    return options.isOpened ? openPackage(start, options) : probePackage(start, options);
}
async function probePackage(start, options) {
    const probe = { range: PROBE, maxBytes: MAX_PROBE_BYTES };
    const { host, answer: first } = await follow(start, options, () => probe);
    const range = findRange(first, PROBE);
    const isMisfit = first.status === 206 && range === undefined;
    const answer = isMisfit ? await ask(host, { maxBytes: MAX_PROBE_BYTES }) : first;
    assertStatus(answer, start, host.where);
    if (isMisfit && answer.status === 206)
        throw wrongRangeError(host.where);
    assertZipContent(answer.body, answer.headers, host.where);
    const sizeBytes = range === undefined ? readWholeSize(answer) : range.sizeBytes;
    const close = () => Promise.resolve();
    const size = sizeBytes === undefined ? {} : { sizeBytes };
    return { name: nameFile(start, host), finalUrl: host.url, ...size, close };
}
function readWholeSize({ headers, body, isCut }) {
    return isCut ? readLength(headers) : body.length;
}
async function openPackage(start, options) {
    const spool = createSpool(options.temporaryFolder, HEAD.end);
    try {
        const download = { spool, why: 'its server does not support ranges' };
        const { host, answer } = await follow(start, options, (at) => {
            return { range: HEAD, maxBytes: HEAD.end, receive: receiveWhole(at, download) };
        });
        assertStatus(answer, start, host.where);
        const reader = await (answer.status === 206
            ? readFromPart(host, spool, answer)
            : finishWhole(host, download, answer));
        const { sizeBytes } = reader;
        return { name: nameFile(start, host), finalUrl: host.url, sizeBytes, reader, close: spool.close };
    }
    catch (error) {
        await spool.close();
        throw error;
    }
}
function readFromPart(host, spool, answer) {
    const { headers, body } = answer;
    const { sizeBytes } = findRange(answer, HEAD) ?? {};
    if (sizeBytes === undefined)
        return fetchWhole(host, { spool, why: 'its server does not support ranges properly' });
    assertZipContent(body, headers, host.where);
    return readByRanges(host, spool, { head: body, sizeBytes, validator: readValidator(headers) });
}
async function follow(start, { send, timeoutMs, log, quote, maxBytes = MAX_WHOLE_BYTES }, question) {
    const hostAt = (url) => {
        const where = url.href === start.href ? '' : ` (after a redirect to ${(0,http_urls/* showTarget */.Rg)(url, quote)})`;
        return { url, where, send, timeoutMs, maxBytes, log, quote };
    };
    try {
        const { url, answer } = await followRedirects(start, (next) => {
            const host = hostAt(next);
            return ask(host, question(host));
        });
        return { host: hostAt(url), answer };
    }
    catch (error) {
        if (!(error instanceof RedirectError))
            throw error;
        throw urlError(describeRedirect(error, quote), error.target === undefined
            ? 'Give the URL at which the redirects end.'
            : 'Give a URL that leads to the ZIP over `https:` all the way.');
    }
}
function nameFile(start, { url, quote }) {
    const name = readName(url);
    return ((0,http_urls/* isHarmless */.EW)(name, quote) ? name : readName(start)).slice(0, read_url_MAX_NAME_LENGTH);
}
function readName({ pathname, host }) {
    const name = (0,posix_.basename)(pathname);
    try {
        return decodeURIComponent(name) || host;
    }
    catch {
        return name;
    }
}

;// CONCATENATED MODULE: ./src/compare/open-url.ts





const open_url_MAX_WHOLE_BYTES = 1024 * 1024;
const TIMEOUT_MS = 60_000;
function createOpener({ maxBytes = open_url_MAX_WHOLE_BYTES, temporaryFolder, quote, log, }) {
    const options = {
        timeoutMs: TIMEOUT_MS,
        temporaryFolder,
        quote,
        maxBytes,
        isOpened: true,
    };
    const aside = { ...log, info: (text) => log.debug(text) };
    return async (url, send) => {
        try {
            const { reader, finalUrl, close } = await readUrlPackage(url, { ...options, log: aside, send });
            if (reader === undefined)
                throw new Missed('was not opened');
            return { reader, finalUrl, close };
        }
        catch (error) {
            if (!(error instanceof UrlPackageError))
                throw error;
            const { cause } = error;
            if (cause instanceof transport_error/* TransportError */.wX && cause.failure === 'cancelled')
                throw new shared_clock/* Cancelled */.cJ();
            throw new Missed(error.what, error);
        }
    };
}

;// CONCATENATED MODULE: ./src/github/rate-limit.ts


const UNTOLD_LIMIT_MS = 60_000;
function findLimitMs({ status, headers, body }, wallClockMs) {
    if (status !== 403 && status !== 429)
        return undefined;
    const { 'retry-after': retryAfter, 'x-ratelimit-remaining': left, 'x-ratelimit-reset': reset = '', } = headers;
    const afterMs = retry_parseRetryAfter(retryAfter, wallClockMs);
    if (afterMs !== undefined)
        return afterMs;
    if (left === '0' && typeof reset === 'string' && /^\d{1,12}$/.test(reset)) {
        return Math.max(0, Number(reset) * 1000 - wallClockMs);
    }
    return /secondary rate limit/i.test(body.toString('utf8')) ? UNTOLD_LIMIT_MS : undefined;
}
function retryByMethod(method) {
    const rule = method === 'POST' ? retryIfUnprocessed : retryIdempotent;
    return (outcome, wallClockMs) => {
        const afterMs = outcome instanceof transport_error/* TransportError */.wX ? undefined : findLimitMs(outcome, wallClockMs);
        return afterMs === undefined ? rule(outcome, wallClockMs) : { why: 'its limit is reached', afterMs };
    };
}

;// CONCATENATED MODULE: ./src/github/errors.ts


class errors_GitHubError extends Error {
    task;
    kind;
    refusal;
    constructor(task, kind, why, details = {}) {
        super(why, { cause: details.cause });
        this.name = 'GitHubError';
        this.task = task;
        this.kind = kind;
        this.refusal = details.refusal;
    }
}
function toGitHubError(error, task) {
    if (!(error instanceof transport_error/* TransportError */.wX))
        return error;
    return new errors_GitHubError(task, error.mayHaveArrived ? 'unclear' : 'unreached', error.message, {
        cause: error,
    });
}
function toRefusal({ status, headers, body }, task, nowMs) {
    const { message, errors } = parseFields(body.toString('utf8'));
    const listed = Array.isArray(errors) ? errors.slice(0, MAX_ERRORS).map(toFields) : [];
    const texts = [
        message,
        ...listed.map(({ message: text, field, code }) => text ?? `${toText(field)} ${toText(code)}`),
    ];
    const accepted = headers['x-accepted-github-permissions'];
    const limitMs = findLimitMs({ status, headers, body }, nowMs);
    const said = texts.map(toText).join(' ').trim();
    const refusal = {
        status,
        said,
        codes: listed.map(({ code }) => toText(code)),
        acceptedPermissions: toText(accepted),
        limitMs,
        immutable: findImmutable(said),
    };
    const kind = status >= 500 ? 'unclear' : 'refused';
    return new errors_GitHubError(task, kind, `answered ${status}`, { refusal });
}
const MAX_ERRORS = 20;
function findImmutable(said) {
    if (!/immutable release/i.test(said))
        return undefined;
    return /was used by/i.test(said) ? 'tag' : 'release';
}
function toInvalidAnswer(task, why) {
    return new errors_GitHubError(task, 'unclear', why);
}
function isTaken(error) {
    return error instanceof errors_GitHubError && error.refusal?.codes.includes('already_exists') === true;
}
function isRefused(error) {
    return error instanceof errors_GitHubError && error.kind === 'refused';
}
function isImmutable(error) {
    return error instanceof errors_GitHubError && error.refusal?.immutable !== undefined;
}
function isUnclear(error) {
    return error instanceof errors_GitHubError && error.kind === 'unclear' && !isCancelled(error);
}
function isCutShort(error) {
    return error instanceof errors_GitHubError && error.kind === 'unclear' && isCancelled(error);
}
function isMissing(error) {
    return error instanceof errors_GitHubError && error.refusal?.status === 404;
}
function isCancelled({ cause }) {
    return cause instanceof transport_error/* TransportError */.wX && cause.failure === 'cancelled';
}
function parseFields(text) {
    try {
        return toFields(JSON.parse(text));
    }
    catch {
        return {};
    }
}
function toText(value) {
    return typeof value === 'string' ? value : '';
}
function toFields(value) {
    return typeof value === 'object' && value !== null ? { ...value } : {};
}

;// CONCATENATED MODULE: ./src/github/explain.ts




class HostingError extends shared_errors/* PublishError */.S1 {
    remedy;
    constructor({ remedy = 'change', ...details }) {
        super({ code: 'not-published', ...details });
        this.remedy = remedy;
    }
}
async function explainErrors({ quote }, work) {
    try {
        return await work();
    }
    catch (error) {
        throw error instanceof GitHubError ? explainGitHub(error, quote) : error;
    }
}
async function explainErrorsAfterPublish(ports, advise, work) {
    try {
        return await explainErrors(ports, work);
    }
    catch (error) {
        if (!(error instanceof PublishError) || error.code === 'after-publish')
            throw error;
        throw new PublishError({
            code: 'after-publish',
            title: `Published, but: ${error.title}`,
            message: `The service has the version, but the release on GitHub is not complete. ${error.message}`,
            hint: advise(error.hint, error instanceof HostingError ? error.remedy : 'change'),
            cause: error,
        });
    }
}
function explainGitHub(error, quote) {
    const { task, refusal, cause } = error;
    const advice = refusal === undefined ? adviseReach(error) : adviseRefusal(refusal, task);
    const message = refusal === undefined
        ? `${task.doing.charAt(0).toUpperCase()}${task.doing.slice(1)} on GitHub failed: ${error.message}.`
        : `GitHub answered ${refusal.status} while ${task.doing}${describe(refusal, quote)}.`;
    return new HostingError({ ...advice, message, cause });
}
function hostingError(title, message, hint, details = {}) {
    return new HostingError({ title, message, hint, ...details });
}
function describe({ said, acceptedPermissions }, quote) {
    const text = said === '' ? '' : `: ${quoteText(quote(said))}`;
    const isHinted = acceptedPermissions.startsWith('contents=');
    return acceptedPermissions === '' || isHinted
        ? text
        : `${text} (it asks for ${quoteText(quote(acceptedPermissions))})`;
}
const REACH_ADVICE = {
    tls: { hint: 'Have the certificate of that GitHub fixed, or made known to the runner.' },
    proxy: { hint: 'Check `https_proxy` and `no_proxy` of the runner.' },
    'proxy-address': { hint: transport_error/* PROXY_ADDRESS_HINT */.uW },
    deadline: { hint: 'Run this again; if the network is slow, raise `timeout`.', remedy: 'rerun' },
    cancelled: { hint: 'Run this again when you want to.', remedy: 'rerun' },
};
const STATUS_ADVICE = {
    hint: 'Check https://www.githubstatus.com and run this again.',
    remedy: 'rerun',
};
function adviseReach({ cause }) {
    const failure = cause instanceof TransportError ? cause.failure : 'interrupted';
    return { title: 'GitHub not reached', ...(REACH_ADVICE[failure] ?? STATUS_ADVICE) };
}
const WRITE_HINT = 'Give the job `permissions: contents: write`, which pull requests from forks and Dependabot cannot have.';
const TAG_HINT = (/* unused pure expression or super */ null && ('If it has that, the commit changes workflow files: push the tag before this step, or set `github-token` to that of ' +
    'a GitHub App that may write workflows.'));
function adviseRefusal({ status, limitMs, immutable }, { kind }) {
    if (limitMs !== undefined || status === 429) {
        const wait = limitMs === undefined ? 'later' : `in ${Math.ceil(limitMs / 1000)} s or later`;
        return { title: 'Limit of GitHub reached', hint: `Run this again ${wait}.`, remedy: 'rerun' };
    }
    if (status >= 500)
        return { title: 'GitHub in trouble', ...STATUS_ADVICE };
    if (status < 400)
        return adviseRedirect(status);
    if (status === 401) {
        return {
            title: 'GitHub token refused',
            hint: 'Leave `github-token` out, or set it to a token that is valid: a personal one may have expired.',
        };
    }
    if (status === 403 || (status === 404 && kind !== 'read')) {
        const hint = kind === 'tag' ? `${WRITE_HINT} ${TAG_HINT}` : WRITE_HINT;
        return { title: 'GitHub permission missing', hint };
    }
    if (status === 404) {
        return {
            title: 'Not found on GitHub',
            hint: 'Check that `github-token` belongs to this repository and may read it.',
        };
    }
    if (immutable !== undefined)
        return adviseImmutable(immutable);
    return { title: 'Refused by GitHub', hint: 'Fix what GitHub says, then run this again.', remedy: 'rerun' };
}
function adviseRedirect(status) {
    return status < 300
        ? {
            title: 'No signed URL',
            hint: 'This GitHub sends files itself: if they are public, set `asset-url` to `public`; else put the package somewhere else, and give its URL as `zip_url`.',
        }
        : {
            title: 'Repository moved',
            hint: 'The repository was renamed or moved while this ran: run this again.',
            remedy: 'rerun',
        };
}
function adviseImmutable(immutable) {
    return immutable === 'tag'
        ? {
            title: 'Tag used up',
            hint: 'A deleted immutable release had this tag, which can never be used again: raise the version, or set another `release-tag`.',
            remedy: 'none',
        }
        : { title: IMMUTABLE_TITLE, hint: IMMUTABLE_HINT };
}
const IMMUTABLE_TITLE = 'Release is immutable';
const IMMUTABLE_HINT = (/* unused pure expression or super */ null && ('Nothing can be added once it is published: raise the version. If the workflow runs on `release: published`, which is ' +
    'too late, run it when the tag is pushed, and let this action make the release.'));

;// CONCATENATED MODULE: ./src/github/client.ts







const client_MAX_ANSWER_BYTES = 32 * 1024 * 1024;
const MAX_REDIRECT_BYTES = 64 * 1024;
const MIN_UPLOAD_BYTES_PER_S = 128 * 1024;
const HEADERS = { accept: 'application/vnd.github+json', 'x-github-api-version': '2022-11-28' };
async function connect(repository, ports) {
    const { token, apiUrl, owner, name: repo } = repository;
    assertToken(token);
    assertSafeApi(apiUrl);
    const octokit = (await loadOctokit())(token, { baseUrl: apiUrl.href.replace(/\/+$/, '') });
    const call = async (task, route, values, expected = 'json') => {
        const [verb = '', path = ''] = route.split(' ');
        const fetch = async (url, { method, headers, body }) => {
            const request = {
                method,
                headers,
                url: new URL(url),
                timeoutMs: ports.timeoutMs,
                ...(body !== undefined && { body }),
            };
            return toResponse(await exchange(request, task, expected, ports));
        };
        const headers = expected === 'json' ? HEADERS : { ...HEADERS, accept: 'application/octet-stream' };
        const options = { owner, repo, ...values, headers, request: { fetch } };
        try {
            return toReply((await octokit.request(`${verb} /repos/{owner}/{repo}${path}`, options)));
        }
        catch (error) {
            throw unwrap(error);
        }
    };
    return {
        call: (task, route, values = {}) => call(task, route, values),
        findContent: async (task, asset_id) => (await call(task, 'GET /releases/assets/{asset_id}', { asset_id }, 'redirect')).location,
        upload: async (task, url, upload) => {
            const headers = { ...HEADERS, authorization: `token ${token}`, 'content-type': 'application/zip' };
            const timeoutMs = ports.timeoutMs + (upload.sizeBytes / MIN_UPLOAD_BYTES_PER_S) * 1000;
            const { body } = await exchange({ method: 'POST', url, headers, upload, timeoutMs }, task, 'json', ports);
            return { data: parseJson(body), location: '', hasMore: false };
        },
    };
}
async function exchange(request, task, expected, ports) {
    const maxBytes = expected === 'json' ? client_MAX_ANSWER_BYTES : MAX_REDIRECT_BYTES;
    const limits = { retries: ports.retries, budgetMs: REPEAT_BUDGET_MS };
    const answer = await sendWithRepeats({ ...request, maxBytes }, retryByMethod(request.method), ports, limits).catch((error) => {
        throw toGitHubError(error, task);
    });
    const { status, isCut } = answer;
    const isExpected = expected === 'json' ? status >= 200 && status < 300 : status === 302;
    if (!isExpected)
        throw toRefusal(answer, task, ports.clock.wallNow());
    if (expected === 'json' && isCut)
        throw toInvalidAnswer(task, 'its answer is too large');
    return answer;
}
async function loadOctokit() {
    try {
        return (await __webpack_require__.e(/* import() */ 413).then(__webpack_require__.bind(__webpack_require__, 2413))).getOctokit;
    }
    catch (error) {
        throw hostingError('GitHub client not loaded', `The client for GitHub cannot be used: ${(0,shared_errors/* messageOf */.bD)(error)}.`, 'Check that `https_proxy` and `http_proxy` of the runner are URLs.', { cause: error });
    }
}
function toResponse({ status, headers: { location, link }, body }) {
    const headers = {
        'content-type': 'application/json',
        ...(location !== undefined && { location }),
        ...(typeof link === 'string' && { link }),
    };
    return new Response(status === 204 || status === 205 ? null : body, { status, headers });
}
function toReply({ data, headers: { location = '', link = '' } }) {
    return { data, location, hasMore: link.includes('rel="next"') };
}
function unwrap(error) {
    const { cause } = Object(error);
    return cause ?? error;
}
function parseJson(body) {
    try {
        return JSON.parse(body.toString('utf8'));
    }
    catch {
        return undefined;
    }
}
function assertToken(token) {
    if ((0,credential/* isCredential */.u)(token))
        return;
    throw new shared_errors/* PublishError */.S1({
        code: 'input',
        title: 'Input github-token',
        message: `Input \`github-token\` is ${token === '' ? 'empty' : 'no token: it has blanks or other characters that no token has'}.`,
        hint: 'Leave the input out, or set it to `${{ github.token }}`.',
    });
}
function assertSafeApi(apiUrl) {
    if (isSafe(apiUrl))
        return;
    throw hostingError('GitHub is not safe to call', `The API of GitHub is at \`${apiUrl.origin}\` (\`GITHUB_API_URL\`), which is no \`https:\` address, so it is not given the token.`, 'Have TLS set up for that GitHub Enterprise Server.');
}

;// CONCATENATED MODULE: ./src/github/responses.ts

const parseRelease = (value) => {
    const fields = toFields(value);
    const { id, tag_name: tag, draft: isDraft, upload_url: uploadUrl } = fields;
    const assets = responses_parseList(parseAsset)(fields['assets'] ?? []);
    const isWhole = isId(id) && typeof tag === 'string' && typeof isDraft === 'boolean' && typeof uploadUrl === 'string';
    if (!isWhole || assets === undefined)
        return undefined;
    return {
        id,
        tag,
        isDraft,
        isPrerelease: fields['prerelease'] === true,
        isImmutable: fields['immutable'] === true,
        target: toText(fields['target_commitish']),
        name: toText(fields['name']),
        body: toText(fields['body']),
        url: toText(fields['html_url']),
        uploadUrl,
        assets,
    };
};
const parseAsset = (value) => {
    const fields = toFields(value);
    const { id, name, state, size, digest, browser_download_url: url, created_at: created } = fields;
    if (!isId(id) || typeof name !== 'string' || typeof state !== 'string' || typeof size !== 'number') {
        return undefined;
    }
    return {
        id,
        name,
        label: toText(fields['label']),
        state,
        sizeBytes: size,
        digest: typeof digest === 'string' ? digest.toLowerCase() : undefined,
        url: toText(url),
        createdMs: Date.parse(toText(created)),
    };
};
function responses_parseList(parse) {
    return (value) => {
        if (!Array.isArray(value))
            return undefined;
        const entries = value.map((entry) => parse(entry)).filter((entry) => entry !== undefined);
        return entries.length === value.length ? entries : undefined;
    };
}
function isId(value) {
    return Number.isSafeInteger(value) && Number(value) > 0;
}

;// CONCATENATED MODULE: ./src/github/api.ts



const MAX_PAGES = 100;
async function connectGitHub(repository, ports) {
    const { call, findContent, upload } = await connect(repository, ports);
    const readOne = async (task, route, parse, parameters = {}) => expectValue(await call(task, route, parameters), parse, task);
    const find = async (...query) => {
        try {
            return await readOne(...query);
        }
        catch (error) {
            if (isMissing(error))
                return undefined;
            throw error;
        }
    };
    const list = async (task, route, parse, parameters = {}, isWanted = () => true) => {
        const found = [];
        for (let page = 1; page <= MAX_PAGES; page += 1) {
            const reply = await call(task, route, { ...parameters, per_page: 100, page });
            found.push(...expectValue(reply, responses_parseList(parse), task).filter(isWanted));
            if (!reply.hasMore)
                break;
        }
        return found;
    };
    const readRelease = (release_id) => find(toRead('reading the release'), 'GET /releases/{release_id}', parseRelease, { release_id });
    const patchRelease = async (task, release_id, fields) => {
        try {
            return await readOne(task, 'PATCH /releases/{release_id}', parseRelease, { release_id, ...fields });
        }
        catch (error) {
            if (isMissing(error) && (await readRelease(release_id)) === undefined)
                return undefined;
            throw error;
        }
    };
    const remove = async (...[task, route, parameters]) => {
        try {
            await call(task, route, parameters);
        }
        catch (error) {
            if (!isMissing(error))
                throw error;
        }
    };
    return {
        isPrivate: () => readOne(toRead('looking at the repository'), 'GET ', parsePrivate),
        findPublished: (tag) => find(toRead(`looking for the release \`${tag}\``), 'GET /releases/tags/{tag}', parseRelease, { tag }),
        listReleases: (isWanted) => list(toRead('listing the releases'), 'GET /releases', parseRelease, {}, isWanted),
        listNewest: () => readOne(toRead('listing the releases'), 'GET /releases', responses_parseList(parseRelease), { per_page: 30 }),
        findLatest: () => find(toRead('looking for the latest release'), 'GET /releases/latest', parseRelease),
        findRelease: readRelease,
        createRelease: (fields) => readOne({ doing: `creating the release \`${fields.tag_name}\``, kind: 'tag' }, 'POST /releases', parseRelease, { ...fields }),
        editRelease: ({ id, tag }, changes) => patchRelease(toWrite(`changing the draft of the release \`${tag}\``), id, changes),
        publishRelease: ({ id, tag }, changes) => patchRelease({ doing: `publishing the release \`${tag}\``, kind: 'tag' }, id, {
            draft: false,
            make_latest: 'legacy',
            ...changes,
        }),
        deleteRelease: ({ id: release_id, tag }) => remove(toWrite(`deleting the draft release \`${tag}\``), 'DELETE /releases/{release_id}', {
            release_id,
        }),
        findTag: (tag) => find(toRead(`looking for the tag \`${tag}\``), 'GET /git/ref/{ref}', parseTag, { ref: `tags/${tag}` }),
        listAssets: ({ id: release_id, tag }) => list(toRead(`listing the assets of the release \`${tag}\``), 'GET /releases/{release_id}/assets', parseAsset, { release_id }),
        findAsset: (asset_id) => find(toRead('reading the asset'), 'GET /releases/assets/{asset_id}', parseAsset, { asset_id }),
        editAsset: ({ id: asset_id }, changes) => readOne(toWrite(changes.name === undefined ? 'labelling an asset' : `renaming an asset to \`${changes.name}\``), 'PATCH /releases/assets/{asset_id}', parseAsset, { asset_id, ...changes }),
        deleteAsset: ({ id: asset_id }) => remove(toWrite('deleting an asset'), 'DELETE /releases/assets/{asset_id}', { asset_id }),
        signAsset: ({ id }) => findContent(toRead('asking for a signed URL of the asset'), id),
        uploadAsset: async (url, name, file) => {
            const target = new URL(url);
            target.searchParams.set('name', name);
            const task = toWrite(`uploading \`${name}\``);
            return expectValue(await upload(task, target, file), parseAsset, task);
        },
    };
}
const toRead = (doing) => ({ doing, kind: 'read' });
const toWrite = (doing) => ({ doing, kind: 'write' });
function expectValue({ data }, parse, task) {
    const value = parse(data);
    if (value === undefined)
        throw toInvalidAnswer(task, 'its answer is not what GitHub describes');
    return value;
}
const parsePrivate = (value) => {
    const isPrivate = toFields(value)['private'];
    return typeof isPrivate === 'boolean' ? isPrivate : undefined;
};
const parseTag = (value) => {
    const { type, sha } = toFields(toFields(value)['object']);
    if (typeof sha !== 'string')
        return undefined;
    return type === 'commit' ? sha : '';
};

;// CONCATENATED MODULE: ./src/github/trusted-url.ts


function parsePublicUrl(text, apiUrl) {
    const url = (0,http_urls/* parseWebUrl */.BD)(text);
    return url !== null && isSafeFrom(url, apiUrl) ? url : undefined;
}
function findUploadUrl(template, apiUrl) {
    const url = parsePublicUrl(template.replace(/\{.*$/s, ''), apiUrl);
    if (url === undefined)
        return undefined;
    const home = apiUrl.hostname.replace(/^api\./, '');
    const isHome = url.hostname === home || url.hostname === apiUrl.hostname || url.hostname.endsWith(`.${home}`);
    const isSameDoor = url.protocol === apiUrl.protocol && url.port === apiUrl.port;
    return isThisMachine(url) || (isHome && isSameDoor) ? url : undefined;
}

;// CONCATENATED MODULE: ./src/github/asset-url.ts



function parseAssetUrl(url, { serverUrl, apiUrl, owner, name }) {
    const inBrowser = readBelow(url, serverUrl, [owner, name, 'releases']);
    const inApi = readBelow(url, apiUrl, ['repos', owner, name, 'releases']);
    const [kind, ...rest] = inBrowser ?? inApi ?? [];
    const file = rest.at(-1) ?? '';
    if (inBrowser === undefined) {
        return kind === 'assets' && rest.length === 1 && /^\d{1,15}$/.test(file)
            ? { kind: 'id', id: Number(file) }
            : undefined;
    }
    if (kind === 'latest' && rest.length === 2 && rest[0] === 'download')
        return { kind, name: file };
    if (kind === 'download' && rest.length >= 2)
        return { kind: 'tag', tag: rest.slice(0, -1).join('/'), name: file };
    return undefined;
}
function readBelow(url, base, folder) {
    const root = base.pathname.split('/').filter(Boolean);
    const parts = url.pathname.slice(1).split('/');
    const expected = [...root, ...folder];
    const isBelow = expected.every((part, index) => parts[index]?.toLowerCase() === part.toLowerCase());
    if (url.origin !== base.origin || !isBelow)
        return undefined;
    try {
        return parts.slice(expected.length).map(decodeURIComponent);
    }
    catch {
        return undefined;
    }
}
function formatAssetUrl(tag, assetName, { serverUrl, owner, name }) {
    const path = [owner, name, 'releases', 'download', ...tag.split('/'), assetName];
    return `${serverUrl.href.replace(/\/+$/, '')}/${path.map(encodeURIComponent).join('/')}`;
}
async function findAssetOf(url, address, github) {
    if (address.kind === 'id')
        return github.findAsset(address.id);
    const release = address.kind === 'latest' ? await github.findLatest() : await findTagged(address.tag, url, github);
    const assets = release === undefined ? [] : await github.listAssets(release);
    return assets.find(({ name }) => name === address.name);
}
async function findTagged(tag, url, github) {
    const isHere = ({ assets }) => assets.some((asset) => parseUrl(asset.url)?.href === url.href);
    return (await github.findPublished(tag)) ?? (await github.listReleases(isHere))[0];
}
async function requestSignedUrl(asset, { apiUrl }, { github, mask }) {
    const text = await github.signAsset(asset);
    const url = parsePublicUrl(text, apiUrl);
    const query = text.replace(/^[^?#]*[?#]?/, '');
    const secrets = new Set([query, ...(0,http_urls/* collectUrlSecrets */.hR)(text)]);
    for (const secret of secrets)
        if (secret !== '')
            mask(secret);
    if (url === undefined)
        throw signedUrlError('is no plain `https:` address');
    if (url.origin === apiUrl.origin)
        throw signedUrlError('leads back to the API, which asks for a token');
    return url;
}
function signedUrlError(why) {
    return hostingError('No usable signed URL', `The signed URL of the asset ${why}.`, 'Run this again later; on GitHub Enterprise Server, check that its storage answers without a log-in.', { remedy: 'rerun' });
}
function readExpiryMs({ searchParams }) {
    const signatures = ['X-Amz', 'X-Goog'].map((prefix) => parseCompactDate(searchParams.get(`${prefix}-Date`)) +
        Number(searchParams.get(`${prefix}-Expires`) ?? NaN) * 1000);
    const ends = [
        readTokenEnd(searchParams.get('jwt') ?? ''),
        Date.parse(searchParams.get('se') ?? ''),
        ...signatures,
    ];
    const known = ends.filter((endMs) => Number.isFinite(endMs));
    return known.length === 0 ? undefined : Math.min(...known);
}
function readTokenEnd(token) {
    try {
        const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
        return typeof claims.exp === 'number' ? claims.exp * 1000 : NaN;
    }
    catch {
        return NaN;
    }
}
function parseCompactDate(text) {
    const [, day = '', time = ''] = /^(\d{8})T(\d{6})Z$/.exec(text ?? '') ?? [];
    const date = day.replace(/(....)(..)(..)/, '$1-$2-$3');
    return Date.parse(`${date}T${time.replace(/(..)(..)(..)/, '$1:$2:$3')}Z`);
}

;// CONCATENATED MODULE: ./src/compare/release-source.ts






function createReleaseSource(repository, ports) {
    const ask = async (send, work) => {
        try {
            return await work(await connectGitHub(repository, { ...ports, send, retries: 0 }));
        }
        catch (error) {
            throw toMissed(error);
        }
    };
    return {
        findByTag: (tag, send) => ask(send, async (github) => {
            const release = await github.findPublished(tag);
            return release && release_source_describe(release);
        }),
        listNewest: (send) => ask(send, async (github) => {
            const releases = await github.listNewest();
            return releases.filter(({ isDraft, isPrerelease }) => !isDraft && !isPrerelease).map(release_source_describe);
        }),
        locateAsset: (asset, send) => ask(send, (github) => requestSignedUrl(asset, repository, { github, mask: ports.mask })),
    };
}
function release_source_describe({ tag, assets }) {
    return { tag, assets: assets.filter(({ state }) => state === 'uploaded') };
}
function toMissed(error) {
    if (error instanceof errors_GitHubError) {
        if (isCancelled(error))
            return new shared_clock/* Cancelled */.cJ();
        const why = error.refusal === undefined ? error.message : `GitHub ${error.message}`;
        return new Missed(`${error.task.doing} on GitHub failed: ${why}`, error);
    }
    if (!(error instanceof shared_errors/* PublishError */.S1))
        return error;
    const { message } = error;
    return new Missed(`${message.charAt(0).toLowerCase()}${message.slice(1).replace(/\.$/, '')}`, error);
}

;// CONCATENATED MODULE: ./src/service/api-v1-details.ts

function parseDetails(answer) {
    const part = findVersionPart(listParts(answer)) ?? {};
    return {
        requires: readText(part['requires']),
        requiresPhp: readText(part['requires_php']),
        tested: readText(part['tested']),
        lastUpdated: readText(part['last_updated']),
    };
}
function readText(value) {
    const text = typeof value === 'number' ? String(value) : value;
    return typeof text === 'string' && text.trim() !== '' ? text.trim() : undefined;
}

;// CONCATENATED MODULE: ./src/service/redirect.ts


const ELSEWHERE = [301, 307, 308];
function redirect_isRefusedByRedirect({ status, headers }, url) {
    if (ELSEWHERE.includes(status))
        return true;
    const target = findRedirectTarget(headers, url);
    return (status === 302 &&
        target !== undefined &&
        findBasePath(target) !== undefined &&
        findPlace(target) !== findPlace(url));
}
function findRedirectTarget({ location = '' }, url) {
    return location === '' ? undefined : ((0,http_urls/* parseUrl */.Dl)(location, url) ?? undefined);
}
function findPlace({ origin, pathname }) {
    return `${origin}${pathname.replace(/\/$/, '')}`;
}

;// CONCATENATED MODULE: ./src/service/explain.ts







const LOOK_FIRST = 'Look at the dashboard of the service before you run this again: the release may have been created.';
function explain_explainTransport(error, url) {
    const message = `POST ${showUrl(url)} failed: ${error.message}.`;
    if (error.mayHaveArrived) {
        const isSlow = error.failure === 'deadline';
        return unknownOutcome(message, isSlow ? `${LOOK_FIRST} If it is slow, raise \`timeout\`.` : LOOK_FIRST, error);
    }
    const hint = `${explain_REACH_HINTS[error.failure]} This run published nothing.`;
    return notPublished('Service not reached', message, hint, error);
}
const explain_REACH_HINTS = {
    'name-not-found': 'Check the host name in `base-url`, and the network of the runner.',
    refused: 'Check host and port in `base-url`, and that the service is up.',
    unreachable: 'Check `base-url`, and the network of the runner.',
    tls: 'Check `base-url`: the host did not prove that it is the service, so it was not given the API key.',
    proxy: 'Check `https_proxy` and `no_proxy` of the runner.',
    'proxy-address': transport_error/* PROXY_ADDRESS_HINT */.uW,
    deadline: 'Check `base-url` and that the service is up: it did not take the connection.',
    interrupted: 'Check `base-url` and that the service is up: it dropped the connection.',
    cancelled: 'Run this again when you want to.',
};
const REFUSALS = {
    401: [
        'API key refused',
        'Copy the key again from the dashboard of the service into the secret for `api-key`.',
    ],
    403: [
        'API key refused',
        'Check that `api-key` belongs to the account of this plugin and may publish releases.',
    ],
    404: [
        'Plugin not found',
        'Check `plugin_id` in the dashboard of the service, and that `base-url` is its address.',
    ],
    405: [
        'Not the service',
        'Check `base-url`: this address does not take the request that creates a release.',
    ],
    409: [
        'Conflict',
        'Look at the dashboard: this version may be published already, or another run is publishing.',
    ],
    413: ['Package too large', 'Make the package smaller, or ask the service for its limit.'],
};
const REFUSED = 'Release refused';
function explainSaid({ said }) {
    const isAboutFolder = /\b(folder|director(y|ies)|slug)s?\b/i.test(said);
    const folder = isAboutFolder
        ? " By folder or slug it means the plugin's folder in the ZIP: check the input `slug`, or rename the folder."
        : '';
    return `This run published nothing: fix what the service says, then run this again. By \`${PACKAGE_FIELD}\` it means the package, wherever that comes from.${folder}`;
}
const WAITS = {
    408: ['Service busy', 'the service is less busy'],
    425: ['Service busy', 'the service is less busy'],
    429: ['Too many requests', 'the limit of the service has passed'],
    503: ['Service busy', 'the service is back'],
};
function explain_explainStatus(answer) {
    const { url, status, headers } = answer;
    const message = `POST ${showUrl(url)} was answered with ${status}${quoteSaid(answer)}.`;
    const isPutOff = status < 500 || parseRetryAfter(headers['retry-after'], 0) !== undefined;
    const wait = isPutOff ? WAITS[status] : undefined;
    if (wait !== undefined)
        return explainWait(wait, message, headers['retry-after']);
    if (status < 300 || status >= 500)
        return unknownOutcome(message, LOOK_FIRST);
    if (status < 400)
        return explainRedirect(answer);
    if ((status === 404 || status === 405) && answer.isPage)
        return explainWebPage(answer);
    const [title, hint] = REFUSALS[status] ?? [REFUSED, explainSaid(answer)];
    return notPublished(title, message, hint);
}
function explainWebPage({ url, status }) {
    return notPublished('Not the service', `POST ${showUrl(url)} was answered with ${status}, with a web page.`, 'Check `base-url`: it seems to lead to a website instead of the service. If it is right, check `plugin_id`.');
}
function explainWait([title, until], message, retryAfter = '') {
    const asks = /^\d{1,9}$/.test(retryAfter) ? ` (it asks to wait ${Number(retryAfter)} s)` : '';
    return notPublished(title, message, `Run this again when ${until}${asks}; this run published nothing.`);
}
function explain_explainRefusal(answer, how) {
    const message = `The service answered ${answer.status} with ${how}${quoteSaid(answer)}.`;
    return notPublished(REFUSED, message, explainSaid(answer));
}
function explain_explainUnclear(answer, why) {
    return unknownOutcome(`POST ${showUrl(answer.url)} was answered with ${answer.status}, but not as the service answers: ` +
        `${why}${quoteSaid(answer)}.`, `Check that \`base-url\` is the address of the service. ${LOOK_FIRST}`);
}
function explainRedirect(answer) {
    const { message, hint } = explain_describeRedirect('POST', answer);
    return isRefusedByRedirect(answer, answer.url)
        ? notPublished('Redirect not followed', message, hint)
        : unknownOutcome(message, `${LOOK_FIRST} ${LOG_IN_HINT}`);
}
const LOG_IN_HINT = 'If it redirects to a log-in page, check `api-key` and `base-url`.';
function explain_describeRedirect(method, { url, status, headers, quote }) {
    const target = findRedirectTarget(headers, url);
    const base = target === undefined ? undefined : findBase(target, url);
    return {
        message: `${method} ${(0,http_urls/* showUrl */.jr)(url)} was answered with ${status}, a redirect to ${target === undefined ? 'nowhere' : (0,http_urls/* showTarget */.Rg)(target, quote)}; ` +
            'it was not followed, because the API key would go along.',
        hint: base === undefined || !(0,http_urls/* isHarmless */.EW)(base, quote)
            ? 'Set `base-url` to the address at which the service itself answers.'
            : `If you trust that address, set \`base-url\` to \`${base}\`.`,
    };
}
function explainSameRedirect({ message, cause }) {
    return unknownOutcome(`${message} The read before it was redirected to the same place, so what is live now cannot be read either, and was not waited for.`, `Check \`api-key\` and \`base-url\`: many services answer a wrong key with a redirect to their log-in page. ${LOOK_FIRST}`, cause);
}
function explainLive({ title, message, hint, cause }, version, isOther) {
    return new PublishError({
        code: 'already-published',
        title,
        message: `${message} The service serves version ${version} all the same: this run did not publish it.`,
        hint: isOther
            ? 'Set `if-published` to `skip` if it is no mistake that the version is live, or raise the version of the plugin.'
            : hint,
        cause,
    });
}
function explainSeen({ code, title, message, hint, cause }, version) {
    const seen = `The service now serves ${version}, but what it served before is not known.`;
    return new PublishError({ code, title, message: `${message} ${seen}`, hint, cause });
}
const MAX_BASE_PATH = 300;
function findBase(target, current) {
    const basePath = findBasePath(target);
    const isAllowed = target.protocol === 'https:' || (target.protocol === 'http:' && (0,http_urls/* isLoopback */.U9)(target));
    const isOther = findPlace(target) !== findPlace(current);
    if (!isAllowed || !isOther || basePath === undefined || basePath.length > MAX_BASE_PATH)
        return undefined;
    return `${target.protocol}//${target.host}${basePath}`;
}
function quoteSaid({ said }) {
    return said === '' ? '' : `: ${(0,quote/* quoteText */.ol)(said)}`;
}
function unknownOutcome(message, hint, cause) {
    return new PublishError({ code: 'unknown-outcome', title: 'Outcome unknown', message, hint, cause });
}
function notPublished(title, message, hint, cause) {
    return new PublishError({ code: 'not-published', title, message, hint, cause });
}

;// CONCATENATED MODULE: ./src/service/client.ts





async function orderRelease(url, post, quote) {
    try {
        const received = await post();
        const { status, isCut } = received;
        const text = received.body.toString('utf8');
        const answer = readBadAnswer(received, text, url, quote);
        if (status < 200 || status >= 300)
            return toResult(explainStatus(answer), answer);
        if (isCut)
            return toResult(explainUnclear(answer, 'it is too large'));
        const release = parseReleaseAnswer(text);
        if (release.kind === 'created' && quote(release.version) !== release.version) {
            return toResult(explainUnclear(answer, 'its `version` contains a secret'));
        }
        if (release.kind === 'created')
            return release;
        return toResult(release.kind === 'refused' ? explainRefusal(answer, release.how) : explainUnclear(answer, release.why));
    }
    catch (error) {
        if (error instanceof TransportError)
            return toResult(explainTransport(error, url));
        throw error;
    }
}
function readBadAnswer({ status, headers }, text, url, quote) {
    return {
        url,
        status,
        headers,
        said: quote(findMessage(text)),
        isPage: isWebPage({ headers }, text),
        quote,
    };
}
function toResult(error, answer) {
    const { status = 0 } = answer ?? {};
    if (error.code === 'unknown-outcome')
        return { kind: 'unknown', error, place: answer && readPlace(answer) };
    if (status === 401 || status === 403)
        return { kind: 'denied', error };
    return { kind: status === 409 ? 'conflict' : 'refused', error };
}
async function readServed(request, send, pluginId, quote) {
    try {
        const received = await send(request);
        const text = received.body.toString('utf8');
        const answer = readBadAnswer(received, text, request.url, quote);
        const failure = findFailure(answer);
        if (failure !== undefined)
            return { failure };
        const { served, why } = received.isCut
            ? { why: 'is too large' }
            : { why: undefined, ...parseServed(text, pluginId) };
        if (served === undefined)
            return { failure: unclear(`its answer ${why}`, answer) };
        return quote(served.version) === served.version
            ? { served }
            : { failure: unclear('its answer names a version that contains a secret', answer) };
    }
    catch (error) {
        if (error instanceof transport_error/* TransportError */.wX && error.failure === 'cancelled')
            throw new shared_clock/* Cancelled */.cJ();
        if (error instanceof transport_error/* TransportError */.wX)
            return { failure: { kind: 'unreached', why: error.message, isLasting: !error.mayHaveArrived } };
        throw error;
    }
}
function findFailure(answer) {
    const { status, isPage } = answer;
    const why = `it answered with ${status}${isPage ? ', with a web page' : quoteSaid(answer)}`;
    if (status === 401 || status === 403)
        return { kind: 'key', why, isLasting: true, status };
    if (status >= 300 && status < 400) {
        return {
            kind: 'redirect',
            why: `it answered with ${status}, a redirect`,
            isLasting: true,
            status,
            place: readPlace(answer),
        };
    }
    if ([408, 425, 429].includes(status) || status >= 500)
        return { kind: 'passing', why, isLasting: false, status };
    if (isPage)
        return { kind: 'page', why, isLasting: true, status };
    if (status === 404)
        return { kind: 'missing', why, isLasting: false, status };
    return status === 200 ? undefined : unclear(why, answer);
}
function unclear(why, { status }) {
    return { kind: 'unclear', why, isLasting: false, status };
}
function readPlace({ headers, url }) {
    const target = findRedirectTarget(headers, url);
    return target && findPlace(target);
}

;// CONCATENATED MODULE: ./src/service/explain-read.ts





const UNKNOWN = 'Not known what is live';
function explainRead({ url, failure, outcome, quote }) {
    const { kind, why, status } = failure;
    if (outcome instanceof transport_error/* TransportError */.wX)
        return explainNoAnswer(outcome, url);
    if (kind === 'redirect' && outcome !== undefined) {
        const { message, hint } = explain_describeRedirect('GET', { url, quote, ...outcome });
        return notKnown('Redirect not followed', message, redirect_isRefusedByRedirect(outcome, url) ? hint : `${hint} ${LOG_IN_HINT}`);
    }
    const message = `GET ${(0,http_urls/* showUrl */.jr)(url)} did not tell what is live: ${why}.`;
    if (kind === 'key')
        return notKnown('API key refused', message, KEY_HINT);
    if (kind === 'page')
        return notKnown('Not the service', message, PAGE_HINT);
    if (status === 429)
        return notKnown('Too many requests', message, 'Run this again when the limit of the service has passed.');
    if (kind === 'passing')
        return notKnown('Service busy', message, 'Run this again when the service is back.');
    return notKnown(UNKNOWN, message, SERVICE_HINT);
}
const KEY_HINT = 'Copy the key again from the dashboard of the service into the secret for `api-key`, and check that it belongs to the account of this plugin.';
const PAGE_HINT = 'Check `base-url`: it seems to lead to a website instead of the service.';
const SERVICE_HINT = 'Check that `base-url` is the address of the service, and `plugin_id` the identifier from its dashboard. If both are right, the service answers in a way that this action does not know.';
function explainNoAnswer(error, url) {
    const message = `GET ${(0,http_urls/* showUrl */.jr)(url)} failed: ${error.message}.`;
    if (!error.mayHaveArrived)
        return notKnown('Service not reached', message, explain_REACH_HINTS[error.failure], error);
    const slow = error.failure === 'deadline' ? ' If it is slow, raise `timeout`.' : '';
    return notKnown(UNKNOWN, message, `Check that the service is up, and run this again.${slow}`, error);
}
function notKnown(title, message, hint, cause) {
    return new shared_errors/* PublishError */.S1({ code: 'not-known', title, message, hint, cause });
}

;// CONCATENATED MODULE: ./src/service/live-record.ts







async function readLiveRecord(job) {
    const { query } = job;
    const first = await live_record_ask(query, job);
    const isAskedAgain = query.slug !== undefined && first.live.failure?.status === 404;
    const read = isAskedAgain ? await live_record_ask({ ...query, slug: undefined }, job) : first;
    const record = toRecord(read, job);
    return { ...record, isFolderUnknown: isAskedAgain && record.served !== undefined };
}
async function live_record_ask(query, { access, retries, ports }) {
    let outcome;
    const send = async (request) => {
        try {
            const limits = { retries, budgetMs: REPEAT_BUDGET_MS };
            return (outcome = await sendWithRepeats(request, retryIdempotent, ports, limits));
        }
        catch (error) {
            if (error instanceof transport_error/* TransportError */.wX)
                outcome = error;
            throw error;
        }
    };
    const live = await readServed(buildReadRequest(access, query), send, query.pluginId, ports.quote);
    return { live, outcome };
}
function toRecord({ live, outcome }, { query, access, ports: { quote } }) {
    const { served, failure } = live;
    const body = outcome instanceof transport_error/* TransportError */.wX ? Buffer.alloc(0) : (outcome?.body ?? Buffer.alloc(0));
    const text = body.toString('utf8');
    const { object: answer } = json_parseObject(text);
    const isNothing = failure?.kind === 'missing' && answer !== undefined && saysNothing(text, query.pluginId);
    if (answer !== undefined && (served !== undefined || isNothing)) {
        return {
            served,
            details: served === undefined ? {} : parseDetails(answer),
            answer,
            sizeBytes: body.length,
            said: quote(findMessage(text)),
            isFolderUnknown: false,
        };
    }
    const known = failure ?? { kind: 'unclear', why: 'its answer is not understood', isLasting: false };
    const why = known.kind !== 'missing'
        ? known.why
        : `${known.why}, ${answer === undefined ? 'which is not JSON' : 'and speaks of a release all the same'}`;
    throw explainRead({ url: buildEndpoint(access), failure: { ...known, why }, outcome, quote });
}
function saysNothing(text, pluginId) {
    return parseServed(text, pluginId).served === undefined && json_parseObject(text).object?.['success'] !== true;
}

;// CONCATENATED MODULE: ./src/rehearse/store-zip.ts
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});








const store_zip_PIECE_BYTES = 1024 * 1024;
const store_zip_TIMEOUT_MS = 180_000;
async function storeReader(reader, path, { cancellation }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        await reader.fetchAll();
        const file = __addDisposableResource(env_1, await (0,promises_.open)(path, 'wx'), true);
        for (let at = 0; at < reader.sizeBytes; at += store_zip_PIECE_BYTES) {
            (0,shared_clock/* assertNotCancelled */.ZR)(cancellation);
            await file.write(await reader.read(at, Math.min(store_zip_PIECE_BYTES, reader.sizeBytes - at)));
        }
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
async function storeZip(place, target, input, ports) {
    if (place.kind === 'path')
        return findFile(place.path, input, ports);
    const { send, log, quote, folder, cancellation } = ports;
    try {
        const options = { send, timeoutMs: store_zip_TIMEOUT_MS, temporaryFolder: folder, log, quote, isOpened: true };
        const { reader, close } = await readUrlPackage(place.url, options);
        try {
            if (reader !== undefined)
                await storeReader(reader, target, { cancellation });
        }
        finally {
            await close();
        }
        return target;
    }
    catch (error) {
        if (!(error instanceof UrlPackageError))
            throw error;
        throw store_zip_explain(input, `${(0,http_urls/* showUrl */.jr)(place.url)} ${error.what}`, error.hint, error);
    }
}
async function findFile(text, input, { workspace }) {
    const path = (0,external_node_path_.resolve)(workspace, text);
    const isFile = await (0,promises_.stat)(path).then((stats) => stats.isFile(), () => false);
    if (isFile)
        return path;
    throw store_zip_explain(input, `${(0,quote/* quoteName */.AB)(text)} is no file on this machine`, 'Give the path of a ZIP, relative to the workspace.');
}
function store_zip_explain(input, what, hint, cause) {
    return new shared_errors/* PublishError */.S1({
        code: 'not-known',
        title: `Input ${input}`,
        message: `Input \`${input}\`: ${what}.`,
        hint,
        cause,
    });
}

;// CONCATENATED MODULE: ./src/rehearse/find-previous.ts








const RETRIES = 3;
const find_previous_TIMEOUT_MS = 30_000;
const MAX_BYTES = 1024 ** 3;
async function findPrevious(order, ports) {
    const { previous } = order;
    const target = (0,external_node_path_.join)(ports.folder, 'previous.zip');
    if (previous === 'none')
        return { missing: '`previous` is `none`' };
    if (previous === 'auto')
        return findAuto(order, target, ports);
    return { path: await storeZip(previous, target, 'previous', ports), origin: 'the input `previous`' };
}
async function findAuto(order, target, ports) {
    const parts = createParts(order, ports);
    try {
        const live = order.service && (await askService(order.service, order.names.slug, ports));
        const { opened, name } = await (live === undefined ? findNewest(parts) : findLive(live, parts));
        try {
            await storeReader(opened.reader, target, ports);
        }
        finally {
            await opened.close();
        }
        return { path: target, origin: name };
    }
    catch (error) {
        if (!(error instanceof Missed))
            throw error;
        return { missing: error.message };
    }
}
async function askService({ pluginId, ...access }, slug, ports) {
    try {
        const { served } = await readLiveRecord({
            query: { pluginId, slug: slug === '' ? undefined : slug },
            access: { ...access, timeoutMs: find_previous_TIMEOUT_MS },
            retries: RETRIES,
            ports,
        });
        return served && { ...served, isTrial: (0,http_urls/* isLoopback */.U9)(access.baseUrl) };
    }
    catch (error) {
        if (!(error instanceof shared_errors/* PublishError */.S1))
            throw error;
        ports.log.warning('Not known what is live', `${error.message} ${error.hint}`);
        return undefined;
    }
}
function createParts({ repository, names, urls }, ports) {
    const { send, mask, triggeringTag, folder } = ports;
    return {
        limits: { find: send, read: send, countMiss: () => undefined },
        openUrl: createOpener({ ...ports, temporaryFolder: folder, maxBytes: MAX_BYTES }),
        releases: repository && createSource(repository, ports),
        names: { tag: undefined, assetName: undefined, triggeringTag, ...names },
        mask,
        isOwnUrl: ({ href }) => urls.some((own) => own.href === href),
    };
}
function createSource(repository, ports) {
    const source = createReleaseSource(repository, { ...ports, timeoutMs: find_previous_TIMEOUT_MS });
    return {
        ...source,
        listNewest: async (send) => {
            const releases = await source.listNewest(send);
            return releases.filter(({ tag }) => tag !== ports.triggeringTag);
        },
    };
}

;// CONCATENATED MODULE: ./src/rehearse/fetch-wordpress.ts



async function findWordPress(item, name, ports) {
    const place = readWordPressPlace(item);
    const zip = place.kind === 'release' ? { kind: 'url', url: locateRelease(place.version) } : place;
    return storeZip(zip, (0,external_node_path_.join)(ports.folder, `${name}.zip`), 'wordpress', ports);
}
function locateRelease(version) {
    const name = version === 'latest' ? 'latest' : `wordpress-${version.replace(/^(\d+\.\d+)\.0$/, '$1')}`;
    return new URL(`https://wordpress.org/${name}.zip`);
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
;// CONCATENATED MODULE: ./src/rehearse/install.ts





const MAX_OUTPUT = 2_000;
const DONE_FILE = 'installed-lock.json';
async function installLocked(source, target, ports) {
    const lock = await (0,promises_.readFile)((0,external_node_path_.join)(source, 'package-lock.json'), 'utf8');
    const done = (0,external_node_path_.join)(target, DONE_FILE);
    if ((await (0,promises_.readFile)(done, 'utf8').catch(() => '')) === lock)
        return false;
    await (0,promises_.mkdir)(target, { recursive: true });
    for (const name of ['package.json', 'package-lock.json'])
        await (0,promises_.copyFile)((0,external_node_path_.join)(source, name), (0,external_node_path_.join)(target, name));
    const npm = await findNpm(ports);
    await run([...npm, 'ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], target, ports);
    await (0,promises_.writeFile)(done, lock);
    return true;
}
async function findNpm({ execPath, env, platform }) {
    const folder = (0,external_node_path_.dirname)(execPath);
    const path = (env['PATH'] ?? env['Path'] ?? '').split(external_node_path_.delimiter).filter((part) => part !== '');
    const script = (0,external_node_path_.join)('node_modules', 'npm', 'bin', 'npm-cli.js');
    const scripts = [
        ...(env['npm_execpath']?.endsWith('npm-cli.js') === true ? [env['npm_execpath']] : []),
        (0,external_node_path_.join)(folder, script),
        (0,external_node_path_.join)(folder, '..', 'lib', script),
        ...path.flatMap((part) => [(0,external_node_path_.join)(part, script), (0,external_node_path_.join)(part, '..', 'lib', script)]),
    ];
    for (const file of scripts)
        if (await exists(file))
            return [execPath, file];
    for (const part of platform === 'win32' ? [] : path)
        if (await exists((0,external_node_path_.join)(part, 'npm')))
            return [(0,external_node_path_.join)(part, 'npm')];
    throw install_explain('npm was not found on this machine.', 'Add `actions/setup-node` before this step.');
}
async function exists(path) {
    return (0,promises_.access)(path).then(() => true, () => false);
}
const KEPT_BACK = /^(INPUT_|ACTIONS_|GITHUB_|RUNNER_)/i;
async function run([program = '', ...args], cwd, { env, platform, cancellation, kill }) {
    if (cancellation.aborted)
        throw new shared_clock/* Cancelled */.cJ();
    const isGroup = platform !== 'win32';
    const child = (0,external_node_child_process_.spawn)(program, args, {
        cwd,
        env: Object.fromEntries(Object.entries(env).filter(([name]) => !KEPT_BACK.test(name))),
        stdio: ['ignore', 'ignore', 'pipe'],
        detached: isGroup,
        windowsHide: true,
    });
    let output = '';
    child.stderr.setEncoding('utf8').on('data', (text) => {
        output = (output + text).slice(-MAX_OUTPUT);
    });
    const cancel = () => {
        if (isGroup && child.pid !== undefined)
            kill(-child.pid, 'SIGKILL');
        else
            child.kill('SIGKILL');
    };
    cancellation.addEventListener('abort', cancel);
    const code = await new Promise((resolve, reject) => {
        child.once('error', reject);
        child.once('close', resolve);
    }).finally(() => cancellation.removeEventListener('abort', cancel));
    if (cancellation.aborted)
        throw new shared_clock/* Cancelled */.cJ();
    if (code !== 0) {
        throw install_explain(`npm could not install WordPress Playground: ${output.trim().split('\n').slice(0, 5).join(' ')}`, 'Check that this runner reaches the npm registry.');
    }
}
function install_explain(message, hint) {
    return new shared_errors/* PublishError */.S1({ code: 'not-published', title: 'No WordPress Playground', message, hint });
}

// EXTERNAL MODULE: ./src/plugin/examine.ts + 9 modules
var examine = __webpack_require__(7563);
// EXTERNAL MODULE: ./src/plugin/finding.ts
var finding = __webpack_require__(870);
// EXTERNAL MODULE: ./src/plugin/layout.ts
var plugin_layout = __webpack_require__(8225);
// EXTERNAL MODULE: ./src/plugin/library.ts
var library = __webpack_require__(5888);
;// CONCATENATED MODULE: ./src/rehearse/read-package.ts





async function readRehearsedPackage(path) {
    const file = await openLocalFile(path);
    try {
        const { layout, main } = await (0,examine/* examine */.s)(file);
        const { folder, entries } = layout;
        const prefix = Buffer.byteLength(folder) + 1;
        return {
            path,
            plugin: main && {
                folder,
                key: `${folder}/${(0,plugin_layout/* nameIn */.ZC)(folder, main.path) ?? ''}`,
                version: main.header.version,
                requiresPhp: main.header.requiresPhp,
                requiresWordPress: main.header.requiresWordPress,
                requiresPlugins: main.header.requiresPlugins,
            },
            problem: main === undefined ? 'No file in the package has a plugin header.' : undefined,
            files: entries
                .filter(({ isFolder, path: inZip }) => !isFolder && inZip.startsWith(`${folder}/`))
                .map(({ nameBytes, path: inZip, sizeBytes, crc32 }) => ({
                name: nameBytes.subarray(prefix).toString('base64'),
                shown: inZip.slice(folder.length + 1),
                sizeBytes,
                crc32: crc32.toString(16).padStart(8, '0'),
                isAscii: nameBytes.every((byte) => byte < 0x80),
            })),
            isLibrary: (0,library/* createLibraryTest */.G)(layout),
        };
    }
    catch (error) {
        if (!(error instanceof finding/* PackageProblem */.w))
            throw error;
        const { message } = error.finding;
        return { path, plugin: undefined, problem: message, files: [], isLibrary: () => false };
    }
    finally {
        await file.close();
    }
}

// EXTERNAL MODULE: ./src/rehearse/player/orders.ts
var orders = __webpack_require__(486);
;// CONCATENATED MODULE: ./src/rehearse/php-log.ts

const php_log_ENTRY = /^\[\d\d-\w{3}-\d{4} [^\]]*\] /m;
const php_log_HEAD = /^PHP ([A-Z][A-Za-z ]*?):\s+/;
const FATAL = /^(Fatal|Parse|Core|Compile|Recoverable fatal|Catchable fatal) error$/;
const MAX_MESSAGES = 2_000;
const MAX_TEXT = 600;
function parsePhpLog(log, folder) {
    const messages = log.split(php_log_ENTRY).flatMap((entry) => {
        const kind = php_log_HEAD.exec(entry)?.[1];
        if (kind === undefined)
            return [];
        const text = entry.replace(php_log_HEAD, '').trimEnd();
        const place = php_log_findPlace(text, folder);
        const level = FATAL.test(kind) ? 'fatal' : 'warning';
        const isEarlyOutput = text.includes('headers already sent by (output started at ');
        return [{ level, kind, text: isEarlyOutput ? EARLY_OUTPUT : shorten(text), isEarlyOutput, ...place }];
    });
    return messages.slice(0, MAX_MESSAGES);
}
const EARLY_OUTPUT = 'something is printed here before the headers of a page could be sent';
const LAST_PLACE = /[^]* in (\/[^\n]+?\.php)(?:\(\d+\) : [^\n]*?)?(?: on line |:)(\d+)\s*$/;
const MAX_END = 1_000;
function php_log_findPlace(text, folder) {
    const [head = ''] = text.split('\nStack trace:');
    return (matchPlace(/output started at (\/[^\n]+?):(\d+)\)/.exec(head), folder) ??
        matchPlace(LAST_PLACE.exec(head.slice(-MAX_END)), folder) ??
        [...text.matchAll(/^#\d+ (\/[^\n]+?\.php)\((\d+)\)/gm)]
            .map((match) => matchPlace(match, folder))
            .find((place) => place !== undefined) ??
        {});
}
function matchPlace(match, folder) {
    const [, path = '', line = ''] = match ?? [];
    const prefix = `${orders/* SITE */.C.plugins}/${folder}/`;
    return path.startsWith(prefix) ? { file: path.slice(prefix.length), line: Number(line) } : undefined;
}
function shorten(text) {
    const [head = ''] = text.split('\nStack trace:');
    return head
        .replaceAll(`${orders/* SITE */.C.plugins}/`, '')
        .replaceAll(`${orders/* SITE */.C.root}/`, '')
        .replace(/\s+/g, ' ')
        .trim()
        .slice(0, MAX_TEXT);
}

;// CONCATENATED MODULE: ./src/rehearse/judge-log.ts

function createLogMemory(folder) {
    const before = new Set();
    const told = new Set();
    let output = {};
    return {
        remember: (log) => {
            for (const message of parsePhpLog(log, folder))
                before.add(keyOf(message));
        },
        judge: (log) => parsePhpLog(log, folder).flatMap((message) => {
            const { level, file, line } = message;
            const isNew = !before.has(keyOf(message));
            const key = `${keyOf(message)}\n${line ?? ''}`;
            if (level === 'warning' && (file === undefined || !isNew || told.has(key)))
                return [];
            told.add(key);
            return [toProblem(message, isNew)];
        }),
        findOutput: (log) => {
            const found = parsePhpLog(log, folder).find(({ isEarlyOutput }) => isEarlyOutput);
            if (found?.file !== undefined)
                output = { file: found.file, line: found.line };
            return output;
        },
    };
}
function keyOf({ kind, text, file }) {
    return `${kind}\n${file ?? ''}\n${text.replace(/( on line |:)\d+/g, '')}`;
}
function toProblem({ level, kind, text, file, line }, isNew) {
    const known = isNew ? '' : ' The version before has it, too.';
    return {
        severity: level === 'fatal' ? 'error' : 'warning',
        message: `PHP ${kind}: ${text.replace(/[.\s]*$/, '')}.${known}`,
        file,
        line,
    };
}

;// CONCATENATED MODULE: ./src/rehearse/words.ts
const ENTITIES = {
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    rsaquo: '›',
    hellip: '…',
};
const MAX_WORDS = 300;
function readWords(html) {
    const [, message = html] = /<div class="wp-die-message">([^]*?)<\/div>/.exec(html) ?? [];
    const text = message.replace(/<(style|script|title)\b[^]*?<\/\1>/gi, ' ').replace(/<[^>]*>/g, ' ');
    return cutWords(text.replace(/&(#\d{1,6}|[a-z]+);/g, decodeEntity));
}
function decodeEntity(entity, name) {
    if (!name.startsWith('#'))
        return ENTITIES[name] ?? entity;
    const code = Number(name.slice(1));
    return code < 0x110000 ? String.fromCodePoint(code) : entity;
}
function cutWords(text) {
    const line = text.replaceAll('\ufeff', '[BOM]').replace(/\s+/g, ' ').trim();
    return line.length > MAX_WORDS ? `${line.slice(0, MAX_WORDS).toWellFormed()}…` : line;
}

;// CONCATENATED MODULE: ./src/rehearse/judge-replies.ts

function judgeDeed(reply, what) {
    const deed = readDeed(reply);
    if (deed === undefined)
        return [error(`${what} did not come to its end${judge_replies_explainEnd(reply)}`)];
    const { done, problem, messages = [] } = deed;
    if (problem?.code === 'unexpected_output') {
        const output = problem.data.trim() === '' ? 'blanks or a byte order mark' : readWords(problem.data);
        const warning = `${what} prints what belongs nowhere: ${output}`;
        return [{ severity: 'warning', message: warning }];
    }
    if (done && !problem)
        return [];
    const why = problem?.message ?? messages.at(-1) ?? '';
    const words = [why, problem?.data ?? ''].filter((text) => text !== '').join(' ');
    return [error(`${what} failed: ${words === '' ? 'WordPress does not say why.' : cutWords(words)}`)];
}
function readInstalledKey(reply) {
    return readDeed(reply)?.plugin ?? '';
}
function readDeed({ result }) {
    return typeof result === 'object' && result !== null && 'done' in result ? result : undefined;
}
function judge_replies_explainEnd({ failure, output }) {
    const words = failure === undefined ? readWords(output) : cutWords(failure);
    return words === '' ? '.' : `: ${words}`;
}
function judgeState(reply, key, { version }) {
    const state = readState(reply);
    if (state === undefined)
        return [error(`WordPress does not start any more with this version${judge_replies_explainEnd(reply)}`)];
    if (!state.listed) {
        const others = state.plugins.filter((name) => name.includes('/')).join(', ');
        const found = others === '' ? 'It finds no plugin there' : `It finds ${others}`;
        return [
            error(`WordPress does not find \`${key}\` any more, and deactivates the plugin. ${found}. Keep the names of the folder and of the main file.`),
        ];
    }
    if (!state.active)
        return [error(`The plugin \`${key}\` is not active.`)];
    if (state.version !== version)
        return [error(`WordPress shows version ${state.version}, the package says ${version}.`)];
    return [];
}
function explainGone(reply) {
    const state = readState(reply);
    if (state === undefined)
        return 'WordPress does not start with this version.';
    return state.listed && state.active ? undefined : 'The plugin is not active.';
}
function readState({ result }) {
    return typeof result === 'object' && result !== null && 'plugins' in result ? result : undefined;
}
const SHOWN_FILES = 10;
function judgeFiles({ result }, files) {
    if (!Array.isArray(result))
        return [error('The files on the site could not be listed.')];
    const onSite = new Map(result.map((file) => [file[0], file]));
    const problems = files.flatMap((file) => {
        const difference = describeDifference(file, onSite.get(file.name));
        if (difference === undefined)
            return [];
        const severity = file.isAscii ? 'error' : 'warning';
        return [{ severity, message: `\`${file.shown}\` ${difference}`, file: file.shown }];
    });
    const others = problems.length - SHOWN_FILES;
    if (others <= 0)
        return problems;
    return [...problems.slice(0, SHOWN_FILES), error(`${others} more files are not as the package has them.`)];
}
function describeDifference({ sizeBytes, crc32 }, site) {
    if (site === undefined)
        return 'is in the package, but not on the site.';
    if (site[1] !== sizeBytes)
        return `has ${site[1]} bytes on the site, and ${sizeBytes} in the package's list.`;
    return site[2] === crc32
        ? undefined
        : "is another on the site than in the package's list: its bytes are damaged.";
}
function judgeSyntax({ result }, before, { isLibrary, plugin }) {
    const { parsed = 0, broken = [] } = (result ?? {});
    const known = new Set((before?.result ?? {}).broken?.map(([path]) => path));
    const prefix = plugin === undefined ? 0 : plugin.folder.length + 1;
    const problems = broken.map(([path, line, message]) => {
        const isMild = isLibrary(path) || known.has(path);
        const severity = isMild ? 'warning' : 'error';
        return { severity, message: `PHP cannot parse it: ${message}`, file: path.slice(prefix), line };
    });
    return { problems, message: `${parsed} files` };
}
function error(message) {
    return { severity: 'error', message };
}

;// CONCATENATED MODULE: ./src/rehearse/pages.ts


const PAGES = [
    { name: 'Front page', url: '/', shape: 'html', isForAdmins: false },
    { name: 'Log-in page', url: '/wp-login.php', shape: 'html', isForAdmins: false },
    { name: 'Dashboard', url: '/wp-admin/', shape: 'html', isForAdmins: true },
    { name: 'Plugins page', url: '/wp-admin/plugins.php', shape: 'html', isForAdmins: true },
    { name: 'REST index', url: '/?rest_route=/', shape: 'json', isForAdmins: false },
    { name: 'RSS feed', url: '/?feed=rss2', shape: 'rss', isForAdmins: false },
];
function findTarget({ status = 0, location }, from) {
    if (status < 300 || status > 399 || location === undefined)
        return undefined;
    const url = URL.parse(location, new URL(from, orders/* SITE */.C.url).href);
    return url?.origin === orders/* SITE */.C.url ? url.pathname + url.search : undefined;
}
function judgePage({ name, url, shape }, reply, before, wasRedirected) {
    const { status = 0, output, failure } = reply;
    const subject = `${pages_describe(name)} (${url})`;
    if (failure !== undefined)
        return [pages_error(`${subject} made PHP itself fail: ${cutWords(failure)}`)];
    if (status >= 300 && status <= 399)
        return [
            warn(`${subject} redirects to ${cutWords(reply.location ?? 'nowhere')}, which was not followed.`),
        ];
    if (status !== 200) {
        const why = readWords(output);
        const message = `${subject} answers ${status}${why === '' ? '' : `: ${why}`}`;
        const isWanted = status < 500 || before?.status === status;
        if (status >= 500 && /critical error/i.test(output))
            return [pages_error(message)];
        return [isWanted ? warn(message) : pages_error(message)];
    }
    const printed = findPhpMessage(output);
    if (printed !== undefined)
        return [pages_error(`${subject} shows a message of PHP: ${cutWords(printed)}`)];
    if (/There has been a critical error on (this|your) website/.test(output))
        return [pages_error(`${subject} says "There has been a critical error on this website".`)];
    const misshapen = wasRedirected ? undefined : explainShape(shape, output);
    return misshapen === undefined ? [] : [pages_error(`${subject} ${misshapen}`)];
}
function pages_describe(name) {
    return name === 'REST index' || name === 'RSS feed' ? `The ${name}` : `The ${name.toLowerCase()}`;
}
function findPhpMessage(output) {
    const match = /(?:<b>)?(?:PHP )?(?:Fatal error|Parse error|Warning|Notice|Deprecated)(?:<\/b>)?: [^\n]{0,400}? in (?:<b>)?\/[^\n]{0,300}?\.php(?:<\/b>)? on line (?:<b>)?\d+/.exec(output);
    return match === null ? undefined : readWords(match[0]);
}
const SHAPES = {
    html: 'begins with other text than `<!DOCTYPE html>`',
    json: 'is no JSON any more',
    rss: 'is no XML any more: something stands before `<?xml` or behind `</rss>`',
};
function explainShape(shape, output) {
    if (output === '')
        return 'is empty.';
    if (isShape(shape, output))
        return undefined;
    return `${SHAPES[shape]}. It begins with ${cutWords(output.slice(0, 60))}: the plugin prints something where nothing belongs, mostly text, a blank line or a byte order mark outside of its PHP tags.`;
}
function isShape(shape, output) {
    switch (shape) {
        case 'html':
            return /^\s*(<!--[^]*?-->\s*)*<(!doctype|html)/i.test(output) && !output.startsWith('\ufeff');
        case 'json':
            return isJson(output);
        case 'rss':
            return /^<\?xml[^]*<\/rss>\s*(<!--[^]*-->\s*)?$/.test(output);
    }
}
function isJson(output) {
    try {
        JSON.parse(output);
        return true;
    }
    catch {
        return false;
    }
}
function pages_error(message) {
    return { severity: 'error', message };
}
function warn(message) {
    return { severity: 'warning', message };
}

;// CONCATENATED MODULE: ./src/rehearse/scene.ts


function needsOf({ plugin }) {
    return plugin === undefined || plugin.requiresPlugins.trim() === '' ? undefined : plugin.requiresPlugins;
}
async function install({ site, next, log }) {
    const reply = await site.run('install', { package: 'next.zip' });
    const installed = readInstalledKey(reply);
    const key = chooseKey(installed, next);
    const problems = [
        ...judgeDeed(reply, 'The installation'),
        ...(key === installed ? [] : [explainOtherKey(installed)]),
        ...log.judge(reply.log),
    ];
    if (key === '' || needsOf(next) !== undefined)
        return { key, problems };
    const activated = await site.run('activate', { plugin: key });
    return {
        key,
        problems: [...problems, ...judgeDeed(activated, 'The activation'), ...log.judge(activated.log)],
    };
}
function chooseKey(installed, { plugin }) {
    const isNested = plugin !== undefined && /^[^/]+\/.+\//.test(installed);
    return isNested && installed.startsWith(`${plugin.folder}/`) ? plugin.key : installed;
}
function explainOtherKey(installed) {
    return {
        severity: 'warning',
        message: `After an upload, the link "Activate Plugin" leads to \`${installed}\`, which has a plugin header, too, and cannot be activated.`,
        file: installed.slice(installed.indexOf('/') + 1),
    };
}
async function lookBriefly(scene, key, isActive) {
    const { site, next, log } = scene;
    const [folder = ''] = key.split('/');
    const files = judgeFiles(await site.run('files', { plain: true, folder }), next.files);
    if (!isActive)
        return files;
    const state = await site.run('state', { plugin: key });
    const problems = [...files, ...judgeState(state, key, versionOf(next)), ...log.judge(state.log)];
    const [page] = PAGES;
    if (page === undefined)
        return problems;
    return [...problems, ...(await judgeVisit(scene, page, undefined))];
}
async function judgeVisit(scene, page, before) {
    const { reply, wasRedirected } = await visit(scene, page);
    const told = scene.log.judge(reply.log);
    const place = reply.status === 200 ? scene.log.findOutput(reply.log) : undefined;
    const problems = judgePage(page, reply, before, wasRedirected);
    return [...problems.map((problem) => ({ ...problem, ...place })), ...told];
}
function versionOf({ plugin }) {
    return { version: plugin?.version ?? '' };
}
const scene_MAX_REDIRECTS = 5;
async function visit({ site, cookie }, { url, isForAdmins }) {
    let target = url;
    let reply = await site.request(target, isForAdmins ? cookie : '');
    let { log } = reply;
    for (let count = 0; count < scene_MAX_REDIRECTS; count += 1) {
        const next = findTarget(reply, target);
        if (next === undefined)
            break;
        target = next;
        reply = await site.request(target, isForAdmins ? cookie : '');
        log += reply.log;
    }
    return { reply: { ...reply, log }, wasRedirected: target !== url };
}

;// CONCATENATED MODULE: ./src/rehearse/scenes.ts



const LATER = [...PAGES.map(({ name }) => name), 'Deactivate and activate', 'Uninstall'];
async function playSyntax({ site, recorder, next }, previous) {
    await recorder.step('PHP syntax', async () => {
        const parse = (name) => site.run('syntax', { plain: true, package: name });
        return judgeSyntax(await parse('next.zip'), previous && (await parse('previous.zip')), next);
    });
}
async function playBefore(scene, previous) {
    const { site, recorder, log } = scene;
    const { key, version } = previous.plugin;
    const needs = needsOf(previous);
    const pages = new Map();
    const { outcome } = await recorder.step('Version before', async () => {
        const installed = await site.run('install', { package: 'previous.zip' });
        const problems = [...judgeDeed(installed, 'The installation')];
        if (problems.length === 0 && needs === undefined) {
            const activated = await site.run('activate', { plugin: key });
            log.remember(activated.log);
            problems.push(...judgeDeed(activated, 'The activation').filter(({ severity }) => severity === 'error'));
        }
        const [problem] = problems;
        if (problem !== undefined) {
            return {
                problems: [],
                skipped: `${version} does not run here (${problem.message}). Only a new installation is played.`,
            };
        }
        for (const page of needs === undefined ? PAGES : []) {
            const { reply } = await visit(scene, page);
            log.remember(reply.log);
            pages.set(page.name, reply);
        }
        return { problems: [], message: version };
    });
    if (outcome !== 'skipped') {
        await site.save('before');
        return { key, needs, pages };
    }
    await site.restore('clean');
    return undefined;
}
async function playUpdate(scene, before) {
    const { site, recorder, next, log } = scene;
    const { key } = before;
    const isActive = findNeeds(scene, before) === undefined;
    const version = next.plugin?.version ?? '';
    const update = (cron) => site.run('update', { plugin: key, package: 'next.zip', version, cron });
    const { outcome } = await recorder.step('Update', async () => {
        const reply = await update(false);
        return { problems: [...judgeDeed(reply, 'The update'), ...log.judge(reply.log)], message: version };
    });
    if (outcome === 'failed') {
        skipRest(scene, ['Files', 'Plugin active', ...LATER, 'Automatic update']);
        return;
    }
    await lookAfterwards(scene, key, before);
    const hasFailed = recorder.steps.some((step) => step.outcome === 'failed');
    if (hasFailed) {
        skipRest(scene, ['Automatic update', 'New installation']);
        return;
    }
    await recorder.step('Automatic update', async () => {
        await site.restore('before');
        const reply = await update(true);
        const problems = [...judgeDeed(reply, 'The automatic update'), ...log.judge(reply.log)];
        return { problems: [...problems, ...(await lookBriefly(scene, key, isActive))] };
    });
    await site.restore('clean');
    await recorder.step('New installation', async () => {
        const { problems } = await install(scene);
        return { problems: [...problems, ...(await lookBriefly(scene, key, needsOf(next) === undefined))] };
    });
}
async function playInstallation(scene, name) {
    let key = '';
    const { outcome } = await scene.recorder.step(name, async () => {
        const { problems, key: installed } = await install(scene);
        key = installed;
        return { problems, message: scene.next.plugin?.version ?? '' };
    });
    if (outcome === 'failed' && key === '') {
        skipRest(scene, ['Files', 'Plugin active', ...LATER]);
        return;
    }
    await lookAfterwards(scene, key, { key, needs: undefined, pages: new Map() });
}
function findNeeds({ next }, before) {
    return needsOf(next) ?? before.needs;
}
function skipRest({ recorder }, names) {
    recorder.skip(names, 'An earlier step failed.');
}
async function lookAfterwards(scene, key, before) {
    const { site, recorder, next, log } = scene;
    const [folder = ''] = key.split('/');
    const needs = findNeeds(scene, before);
    if (needs !== undefined) {
        await compareFiles(scene, folder);
        recorder.skip(['Plugin active', ...LATER], `It needs other plugins, which are not here: ${needs}.`);
        return;
    }
    let state;
    await recorder.step('Plugin active', async () => {
        const reply = await site.run('state', { plugin: key });
        state = reply;
        return { problems: [...judgeState(reply, key, versionOf(next)), ...log.judge(reply.log)] };
    });
    const gone = state && explainGone(state);
    if (folder === (next.plugin?.folder ?? folder))
        await compareFiles(scene, folder);
    if (gone !== undefined) {
        recorder.skip(LATER, gone);
        return;
    }
    if (await lookAtPages(scene, before))
        await playEnd(scene, key);
}
async function lookAtPages(scene, before) {
    let cause = '';
    for (const [index, page] of PAGES.entries()) {
        const { problems } = await scene.recorder.step(page.name, async () => ({
            problems: await judgeVisit(scene, page, before.pages.get(page.name)),
        }));
        const [fatal] = problems.filter(({ severity, line }) => severity === 'error' && line !== undefined);
        const last = cause;
        cause = fatal === undefined ? '' : `${fatal.file ?? ''}:${fatal.line ?? ''} ${fatal.message}`;
        if (cause === '' || cause !== last)
            continue;
        scene.recorder.skip(LATER.slice(index + 1), 'WordPress dies of the same error as on the pages before.');
        return false;
    }
    return true;
}
async function playEnd({ site, recorder, log, cookie }, key) {
    const act = async (script, what) => {
        const reply = await site.run(script, { plugin: key });
        return [...judgeDeed(reply, what), ...log.judge(reply.log)];
    };
    await recorder.step('Deactivate and activate', async () => ({
        problems: [
            ...(await act('deactivate', 'The deactivation')),
            ...(await act('activate', 'The activation')),
        ],
    }));
    await recorder.step('Uninstall', async () => {
        const problems = [
            ...(await act('deactivate', 'The deactivation')),
            ...(await act('delete', 'The uninstall')),
        ];
        if (problems.some(({ severity }) => severity === 'error'))
            return { problems };
        const reply = await site.request('/', cookie);
        if (reply.status !== 200)
            problems.push({ severity: 'error', message: 'Without the plugin the front page fails.' });
        return { problems: [...problems, ...log.judge(reply.log)] };
    });
}
async function compareFiles({ site, recorder, next }, folder) {
    await recorder.step('Files', async () => {
        const reply = await site.run('files', { plain: true, folder });
        return { problems: judgeFiles(reply, next.files), message: `${next.files.length} files` };
    });
}

// EXTERNAL MODULE: ./src/rehearse/site.ts
var rehearse_site = __webpack_require__(8290);
;// CONCATENATED MODULE: ./src/rehearse/recorder.ts


function createRecorder(clock, onStep) {
    const steps = [];
    const record = (step) => {
        steps.push(step);
        onStep(step);
        return step;
    };
    return {
        steps,
        step: async (name, work) => {
            const start = clock.now();
            try {
                const judgement = await work();
                return record({ name, ...recorder_describe(judgement), durationMs: clock.now() - start });
            }
            catch (error) {
                if (error instanceof rehearse_site/* SiteLost */.Gs) {
                    const problems = [{ severity: 'error', message: (0,shared_errors/* messageOf */.bD)(error) }];
                    record({ name, ...recorder_describe({ problems }), durationMs: clock.now() - start });
                }
                throw error;
            }
        },
        skip: (names, reason) => {
            for (const name of names)
                record({ name, ...recorder_describe({ problems: [], skipped: reason }), durationMs: 0 });
        },
    };
}
function recorder_describe({ problems, message = 'fine', skipped }) {
    const sorted = [...new Map(problems.map((problem) => [recorder_keyOf(problem), problem])).values()].sort((a, b) => rank(a) - rank(b));
    const [worst] = sorted;
    const outcome = worst?.severity === 'error'
        ? 'failed'
        : worst !== undefined
            ? 'warned'
            : skipped === undefined
                ? 'passed'
                : 'skipped';
    return { outcome, message: worst?.message ?? skipped ?? message, problems: sorted };
}
function recorder_keyOf({ message, file, line }) {
    return `${file ?? ''}:${line ?? ''} ${message}`;
}
function rank({ severity, file }) {
    return (severity === 'error' ? 0 : 2) + (file === undefined ? 1 : 0);
}

;// CONCATENATED MODULE: ./src/rehearse/rehearse-pair.ts






async function rehearsePair(order, ports) {
    const { clock, open, onStep } = ports;
    const start = clock.now();
    const recorder = createRecorder(clock, onStep);
    let site;
    let { wordpress } = order;
    try {
        let versions = { php: order.php, wordpress, cookie: '' };
        await recorder.step('WordPress starts', async () => {
            site = await open();
            versions = await logIn(site);
            wordpress = versions.wordpress;
            return { problems: [], message: `PHP ${versions.php}, WordPress ${wordpress}` };
        });
        if (site !== undefined)
            await playPlugin({ site, recorder, order, versions });
    }
    catch (error) {
        if (!(error instanceof rehearse_site/* SiteLost */.Gs))
            throw error;
    }
    finally {
        await site?.close();
    }
    const { php, note } = order;
    return { php, wordpress, note, steps: recorder.steps, durationMs: clock.now() - start };
}
async function logIn(site) {
    const { result, failure, output } = await site.run('login');
    if (typeof result !== 'object' || result === null) {
        throw new rehearse_site/* SiteLost */.Gs(`WordPress did not start: ${failure ?? output.slice(0, 300)}`);
    }
    const { php, wordpress, cookies } = result;
    const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
    return { php, wordpress, cookie: cookie.join('; ') };
}
async function playPlugin(play) {
    const { site, recorder, order, versions } = play;
    const { next, previous } = order;
    const unpromised = explainUnpromised(next, versions);
    if (unpromised !== undefined) {
        recorder.skip(['Update'], unpromised);
        return;
    }
    const scene = await openScene(play);
    await playSyntax(scene, previous);
    await site.save('clean');
    const before = previous?.plugin && (await playBefore(scene, { ...previous, plugin: previous.plugin }));
    if (before !== undefined)
        await playUpdate(scene, before);
    else
        await playInstallation(scene, 'Installation');
}
async function openScene({ site, recorder, order, versions }) {
    const { next, previous } = order;
    await site.put('next.zip', await (0,promises_.readFile)(next.path));
    if (previous !== undefined)
        await site.put('previous.zip', await (0,promises_.readFile)(previous.path));
    const folder = next.plugin?.folder ?? previous?.plugin?.folder ?? '';
    return { site, recorder, next, cookie: versions.cookie, log: createLogMemory(folder) };
}
function explainUnpromised({ plugin }, { php, wordpress }) {
    if (plugin === undefined)
        return undefined;
    const { requiresPhp, requiresWordPress } = plugin;
    const isBelow = (version, required) => /^\d/.test(required) && (0,wordpress_version/* compareVersions */.Zy)(version, required) < 0;
    if (isBelow(php, requiresPhp))
        return `The package requires PHP ${requiresPhp}.`;
    if (isBelow(wordpress, requiresWordPress))
        return `The package requires WordPress ${requiresWordPress}.`;
    return undefined;
}

// EXTERNAL MODULE: ./src/shared/breathe.ts
var breathe = __webpack_require__(6964);
;// CONCATENATED MODULE: ./src/source/clean-up.ts
async function cleanUp(remove, log) {
    await remove().catch(() => {
        log.warning('Left on this machine', 'The temporary files of this run could not be deleted.');
    });
}

// EXTERNAL MODULE: ./src/plugin/wordpress/header.ts
var header = __webpack_require__(6762);
;// CONCATENATED MODULE: ./src/source/zip-plugin.ts


const MAXIMA = { files: 20_000, fileBytes: 200_000_000, totalBytes: 1_000_000_000 };
async function zipPlugin(directory, { folder, ...options }) {
    const { zipDirectory } = await __webpack_require__.e(/* import() */ 702).then(__webpack_require__.bind(__webpack_require__, 9702));
    return zipDirectory(directory, {
        ...options,
        target: (0,external_node_path_.join)(folder, 'package.zip'),
        maxima: MAXIMA,
        isMainFile: (head) => (0,header/* isPluginHeader */.LE)((0,header/* parsePluginHeader */.OF)(head.subarray(0, header/* HEADER_BYTES */.q2))),
    });
}

;// CONCATENATED MODULE: ./src/source/zipped-source.ts

async function describeSource({ pluginPath, folder }, { path, slug }, workspace) {
    const { readBuildSetup } = await __webpack_require__.e(/* import() */ 702).then(__webpack_require__.bind(__webpack_require__, 9702));
    const isWorkspace = (0,external_node_path_.relative)(workspace, path) === '';
    const isNamedByWorkspace = slug === undefined && isWorkspace && folder === (0,external_node_path_.basename)(path);
    return {
        isNamedByWorkspace,
        setup: readBuildSetup(pluginPath, isInside(workspace, pluginPath) ? workspace : pluginPath),
    };
}
function isInside(workspace, path) {
    const way = (0,external_node_path_.relative)(workspace, path);
    return !way.startsWith('..') && !(0,external_node_path_.isAbsolute)(way);
}

;// CONCATENATED MODULE: ./src/source/find-local-package.ts











async function findLocal(source, inputs, tools) {
    const { cancellation, log } = tools;
    const folder = await makeFolder(tools.temporaryFolder);
    const removeFolder = () => (0,promises_.rm)(folder, { recursive: true, force: true, maxRetries: 3 });
    try {
        const { path, name, isTemporary, directory, sha256 } = await (source.kind === 'path'
            ? findPath(source, inputs, tools, folder)
            : findArtifact(source, inputs, tools, folder));
        const file = await openLocalFile(path);
        const isOpened = inputs.packageChecks !== 'off';
        if (!isOpened)
            await assertZip(file, name);
        return {
            kind: 'local',
            name,
            path,
            sizeBytes: file.sizeBytes,
            isTemporary,
            directory,
            reader: isOpened ? file : undefined,
            readSha256: () => (sha256 === undefined ? file.readSha256(cancellation) : Promise.resolve(sha256)),
            [Symbol.asyncDispose]: () => cleanUp(() => file.close().finally(removeFolder), log),
        };
    }
    catch (error) {
        await removeFolder().catch(() => undefined);
        throw error;
    }
}
async function makeFolder(temporaryFolder) {
    return (0,promises_.mkdtemp)((0,external_node_path_.join)(temporaryFolder, 'publish-wordpress-plugin-')).catch((error) => {
        throw new shared_errors/* PublishError */.S1({
            code: 'not-published',
            title: 'No temporary folder',
            message: 'No folder for temporary files can be made where `RUNNER_TEMP` says.',
            hint: 'Check disk space and permissions of the runner, and that `RUNNER_TEMP` names a folder.',
            cause: error,
        });
    });
}
async function findPath({ path: text }, { slug }, tools, folder) {
    const { resolveZipPath } = await __webpack_require__.e(/* import() */ 231).then(__webpack_require__.bind(__webpack_require__, 3231));
    const { kind, path, shown } = await resolveZipPath(text, tools.workspace, createBreath(tools));
    if (kind === 'directory')
        return zip({ path, shown, zipPath: shown, slug }, tools, folder);
    tools.log.info(`Package: ${shown}`);
    return { path, name: (0,external_node_path_.basename)(path), isTemporary: false, directory: undefined };
}
async function findArtifact({ name, runId }, { slug, repository: given }, tools, folder) {
    const { token, ...repository } = given ?? { owner: '', name: '', token: '' };
    const found = await tools.downloadArtifact({ name, runId, token, repository }, folder);
    if (found.kind === 'file')
        return { path: found.path, name: found.name, isTemporary: true, directory: undefined };
    const directory = { path: found.path, shown: `the artifact ${name}`, slug: slug ?? name };
    return zip(directory, tools, folder);
}
function createBreath({ cancellation, clock }) {
    return (0,breathe/* createBreathe */.W)(cancellation, () => clock.now());
}
async function zip({ path, shown, zipPath, slug }, tools, folder) {
    const { log, workspace } = tools;
    const zipped = await zipPlugin(path, {
        slug,
        zipPath,
        actionFolder: tools.actionFolder,
        epochSeconds: tools.sourceTime,
        folder,
        hasRepository: zipPath !== undefined,
        breathe: createBreath(tools),
    });
    const size = (0,format/* formatSize */.X)(zipped.sizeBytes);
    log.info(`Zipped ${shown}: ${zipped.files} files, ${size}, in the folder ${zipped.folder}.`);
    if (zipped.leftOutCount > 0) {
        const by = zipped.rulesFile === '.gitattributes' ? ' (`export-ignore` in `.gitattributes`)' : '';
        log.info(`Left out of the ZIP: ${zipped.leftOutCount}${by}`);
        for (const name of zipped.leftOut)
            log.info(`  ${name}`);
    }
    for (const { title, text } of zipped.notices)
        log.notice(title, text);
    const directory = {
        slug: zipped.folder,
        sourceFolder: zipPath,
        zipped: await describeSource(zipped, { path, slug }, workspace),
        readFiles: async (names) => {
            const { readNamedFiles } = await __webpack_require__.e(/* import() */ 618).then(__webpack_require__.bind(__webpack_require__, 4618));
            return readNamedFiles([path, (0,external_node_path_.join)(path, zipped.folder)], names);
        },
    };
    const { path: zipFile, sha256 } = zipped;
    return { path: zipFile, name: `${zipped.folder}.zip`, isTemporary: true, directory, sha256 };
}
const HEAD_BYTES = 4096;
async function assertZip(file, name) {
    const other = (0,file_type/* describeContent */.X)(await file.read(0, Math.min(HEAD_BYTES, file.sizeBytes)));
    if (other === undefined)
        return;
    await file.close();
    throw new shared_errors/* PublishError */.S1({
        code: 'package',
        title: 'Package cannot be published',
        message: `The package ${(0,quote/* quoteName */.AB)(name)} is ${other.what}.`,
        hint: other.fix,
    });
}

;// CONCATENATED MODULE: ./src/source/find-url-package.ts





async function findUrl(source, inputs, tools) {
    const { url, text, isSecret } = source;
    const { log, signAssetUrl } = tools;
    log.info(`Package: ${(0,http_urls/* showUrl */.jr)(url)}`);
    try {
        const found = await readUrl(url, inputs, tools);
        log.info('Anyone can download it.');
        const shown = isSecret ? (0,http_urls/* showUrl */.jr)(url) : text;
        const given = { isSecret, shown, get: () => Promise.resolve(text) };
        return toPackage(found, url, found.name, given, tools);
    }
    catch (error) {
        const sign = find_url_package_isRefused(error) ? await signAssetUrl(url) : undefined;
        if (sign === undefined)
            throw error;
        const found = await readUrl(new URL(await sign()), inputs, tools);
        log.info('It is in this private repository; the service gets a signed URL.');
        const name = url.pathname.split('/').at(-1) ?? found.name;
        return toPackage(found, url, name, { isSecret: true, shown: (0,http_urls/* showUrl */.jr)(url), get: sign }, tools);
    }
}
function find_url_package_isRefused(error) {
    return error instanceof shared_errors/* PublishError */.S1 && error.code === 'package';
}
async function readUrl(url, { timeoutMs, retries, packageChecks }, tools) {
    const { log, quote, temporaryFolder } = tools;
    const limits = { retries, budgetMs: REPEAT_BUDGET_MS };
    const send = (request) => sendWithRepeats(request, retryIdempotent, tools, limits);
    const isOpened = packageChecks !== 'off';
    const reading = readUrlPackage(url, { send, timeoutMs, temporaryFolder, log, quote, isOpened });
    if (isOpened)
        void __webpack_require__.e(/* import() */ 92).then(__webpack_require__.bind(__webpack_require__, 92)).catch(() => undefined);
    return reading;
}
function toPackage({ sizeBytes, reader, finalUrl, close }, start, name, url, { cancellation, log }) {
    return {
        kind: 'remote',
        name,
        url,
        urls: [start, finalUrl],
        sizeBytes,
        reader,
        readSha256: () => reader?.readSha256(cancellation) ?? Promise.resolve(undefined),
        [Symbol.asyncDispose]: () => cleanUp(close, log),
    };
}

;// CONCATENATED MODULE: ./src/source/find-package.ts


async function findPackage(inputs, tools) {
    const { source } = inputs;
    return source.kind === 'url' ? findUrl(source, inputs, tools) : findLocal(source, inputs, tools);
}

;// CONCATENATED MODULE: ./src/rehearse/take-package.ts
var take_package_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var take_package_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});






const take_package_RETRIES = 3;
const take_package_TIMEOUT_MS = 180_000;
async function takePackage(inputs, { machine, tools, ownFolder, mainFile, folder }, ports) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { env, workspace } = machine;
        const { log, quote, cancellation } = tools;
        const query = { ...inputs, packageChecks: 'error', retries: take_package_RETRIES, timeoutMs: take_package_TIMEOUT_MS };
        const found = take_package_addDisposableResource(env_1, await findPackage(query, {
            ...tools,
            workspace,
            temporaryFolder: folder,
            actionFolder: (0,external_node_path_.join)(ownFolder, '..'),
            sourceTime: undefined,
            signAssetUrl: () => Promise.resolve(undefined),
            downloadArtifact: async (order, target) => {
                const { downloadArtifact } = await __webpack_require__.e(/* import() */ 851).then(__webpack_require__.bind(__webpack_require__, 851));
                const threadFile = (0,external_node_path_.join)(mainFile, '..', 'index.js');
                const artifactPorts = { temporaryFolder: target, log, quote, cancellation, env, threadFile };
                return downloadArtifact(order, artifactPorts);
            },
        }), true);
        const path = (0,external_node_path_.join)(folder, 'next.zip');
        await storePackage(found, path, ports);
        const next = await readRehearsedPackage(path);
        assertSlug(next, inputs.slug);
        const sourceFolder = found.kind === 'local' ? found.directory?.sourceFolder : undefined;
        return { next, found: { name: found.name, sourceFolder } };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = take_package_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
async function storePackage({ reader }, path, ports) {
    if (reader !== undefined)
        await storeReader(reader, path, ports);
}
function assertSlug({ plugin }, slug) {
    if (plugin === undefined || slug === undefined || plugin.folder === slug)
        return;
    throw new shared_errors/* PublishError */.S1({
        code: 'package',
        title: 'Wrong folder',
        message: `The plugin is in the folder ${(0,quote/* quoteName */.AB)(plugin.folder)}, and the input \`slug\` is ${(0,quote/* quoteName */.AB)(slug)}.`,
        hint: 'Zip the plugin in the folder that it has on the sites, or fix `slug`.',
    });
}

;// CONCATENATED MODULE: ./src/rehearse/recipe.ts
















const recipe_RETRIES = 3;
async function rehearse(inputs, parts, known) {
    const { step, tools, machine } = parts;
    const ports = createPorts(parts);
    const { next, found } = await step('Find the package', () => takePackage(inputs, parts, ports), ({ next: { plugin, problem } }) => plugin === undefined ? (problem ?? 'no plugin') : `${plugin.folder} ${plugin.version}`);
    known.next = next;
    known.sourceFolder = found.sourceFolder;
    const { folder: slug = '', version = '' } = next.plugin ?? {};
    const names = { fileName: found.name, slug, version };
    const previous = await step('Find the version before', async () => {
        const order = { ...inputs, names, urls: inputs.source.kind === 'url' ? [inputs.source.url] : [] };
        const before = await findPrevious(order, ports);
        known.origin = before.path === undefined ? before.missing : before.origin;
        return before.path === undefined ? undefined : readRehearsedPackage(before.path);
    }, (before) => before === undefined
        ? `none, because ${known.origin ?? ''}; it is installed anew`
        : `${before.plugin?.version ?? 'no plugin'}, from ${known.origin ?? ''}`);
    if (previous !== undefined)
        known.previous = previous;
    known.planned = planPairs(inputs, next.plugin ?? { requiresPhp: '', requiresWordPress: '' });
    const playgroundFolder = await step('Install WordPress Playground', async () => {
        tools.log.info('npm installs WordPress Playground, about 600 MB; that takes half a minute.');
        const target = (0,external_node_path_.join)(machine.temporaryFolder, 'wordpress-playground');
        const { cancellation } = tools;
        const { env } = machine;
        await installLocked((0,external_node_path_.join)(parts.ownFolder, 'playground'), target, {
            ...parts.install,
            env,
            cancellation,
        });
        return (0,promises_.realpath)(target);
    }, () => 'ready');
    const wordpressZips = new Map();
    for (const item of new Set(known.planned.map(({ wordpress }) => wordpress))) {
        const zip = await step(`Get WordPress ${showWordPress(item)}`, () => findWordPress(item, `wordpress-${wordpressZips.size}`, ports), (path) => (0,external_node_path_.basename)(path));
        wordpressZips.set(item, await (0,promises_.realpath)(zip));
    }
    for (const pair of known.planned) {
        const wordpressZip = wordpressZips.get(pair.wordpress) ?? '';
        await playPair(pair, wordpressZip, playgroundFolder, { parts, next, previous, known });
    }
}
class PairFailed extends Error {
}
async function playPair({ php, wordpress: item, note }, wordpressZip, playgroundFolder, { parts, next, previous, known }) {
    const { step, tools, machine, mainFile, ownFolder, install } = parts;
    const { clock, log, quote, cancellation } = tools;
    const wordpress = showWordPress(item);
    const site = { execPath: install.execPath, mainFile, ownFolder, playgroundFolder, cancellation };
    const play = async () => {
        const result = await rehearsePair({ php, wordpress, note, next, previous }, {
            open: () => (0,rehearse_site/* openSite */.c2)({ php, wordpressZip }, { ...site, env: machine.env }),
            clock,
            onStep: (done) => log.info(recipe_describeStep(done, quote)),
        });
        known.results.push(result);
        if (hasFailed(result))
            throw new PairFailed();
    };
    await step(`Rehearse on PHP ${php}, WordPress ${wordpress}`, play, () => 'nothing failed').catch((error) => {
        if (!(error instanceof PairFailed))
            throw error;
    });
}
const MARKS = { passed: '✔', warned: '⚠', failed: '✘', skipped: '–' };
function recipe_describeStep({ name, outcome, message, durationMs }, quote) {
    return `${MARKS[outcome]} ${name} (${(0,format/* formatDuration */.a)(durationMs)}): ${quote(message)}`;
}
function showWordPress(item) {
    const place = readWordPressPlace(item);
    if (place.kind === 'release')
        return place.version;
    return place.kind === 'url' ? (0,http_urls/* showUrl */.jr)(place.url) : (0,external_node_path_.basename)(place.path);
}
function createPorts({ tools, machine, folder }) {
    const { workspace, env } = machine;
    const limits = { retries: recipe_RETRIES, budgetMs: REPEAT_BUDGET_MS };
    return {
        ...tools,
        send: (request) => sendWithRepeats(request, retryIdempotent, tools, limits),
        workspace,
        folder,
        triggeringTag: readTag(env),
    };
}

;// CONCATENATED MODULE: ./src/shared/markdown.ts
function renderProse(text) {
    return text
        .split('`')
        .map((part, index) => (index % 2 === 1 ? renderCode(part) : escapeMarkdown(part)))
        .join('');
}
function renderCode(text) {
    return `<code>${escapeMarkdown(text)}</code>`;
}
function renderTable(head, rows) {
    const line = (cells) => `| ${cells.join(' | ')} |`;
    return [line(head), `|${':--|'.repeat(head.length)}`, ...rows.map(line)].join('\n');
}
function renderFacts(facts) {
    const rows = facts.map(([name, html]) => `<tr><th align="left">${name}</th><td>${html}</td></tr>`);
    return ['<table>', ...rows, '</table>'].join('\n');
}
function renderFolded(title, blocks) {
    return [`<details><summary>${title}</summary>`, ...blocks, '</details>'].join('\n\n');
}
function renderLines(lines) {
    const escaped = lines.map((line) => (/^ */.exec(line)?.[0] ?? '') + escapeMarkdown(line.trim()));
    return `<pre>${escaped.map((line) => (line === '' ? ' ' : line)).join('\n')}</pre>`;
}
function renderLink(url, html) {
    return /^https?:\/\/[\w.:/%+~-]+$/.test(url) ? `<a href="${url}">${html}</a>` : html;
}
const REFERENCE = /\bgh-\d|\b[0-9a-f]{7,40}\b/i;
function renderName(text) {
    const isPlain = /^[\p{L}\p{N} .,&'()+–-]+$/u.test(text) && !REFERENCE.test(text);
    return isPlain ? escapeMarkdown(text) : renderCode(text);
}
function escapeMarkdown(text) {
    return text
        .replace(/\s+/g, ' ')
        .replace(/[&<>"'`*_~|[\]#@$:!\\]|(?<=www)\./gi, (character) => `&#${character.charCodeAt(0)};`)
        .replace(/&#(?:35|64);/g, '$&<!-- -->');
}

;// CONCATENATED MODULE: ./src/runner/render-errors.ts

function renderErrors(errors, sanitise) {
    const prose = (text) => renderProse(sanitise(text));
    const others = errors.filter(({ isReported }) => !isReported);
    const cause = ({ title, message }) => `**${prose(title)}**: ${prose(message)}`;
    const fix = ({ hint }) => `**What to do:** ${prose(hint)}`;
    if (others.length < 2)
        return others.flatMap((error) => [cause(error), fix(error)]);
    return [others.map((error) => `1. ${cause(error)}<br>${fix(error)}`).join('\n')];
}

;// CONCATENATED MODULE: ./src/rehearse/summary.ts






function describeRehearsal({ rehearsal, errors }, show) {
    const { next, results, planned } = rehearsal;
    const { folder = '', version = '' } = next?.plugin ?? {};
    const name = folder === '' ? 'the package' : show(version === '' ? folder : `${folder} ${version}`);
    if (hasPassed(results, planned.length)) {
        const tested = show(describeTested(results));
        return errors.length === 0
            ? `✅ Rehearsed ${name}: ${tested}`
            : `❌ ${name} was rehearsed, but the step failed afterwards`;
    }
    const isFailed = results.some(({ steps }) => steps.some(({ outcome }) => outcome === 'failed'));
    if (!isFailed)
        return `❌ ${name === 'the package' ? 'The package' : name} was not rehearsed to the end`;
    return `${errors.length === 0 ? '⚠️' : '❌'} ${name} failed on ${countFailed(results)}`;
}
function renderRehearsalSummary(summary, sanitise) {
    const { rehearsal, errors } = summary;
    const title = describeRehearsal(summary, (name) => renderName(sanitise(name)));
    const { results } = rehearsal;
    const blocks = [
        `### ${title}`,
        ...renderErrors(errors, sanitise),
        ...(rehearsal.next === undefined ? [] : [renderFacts(listFacts(rehearsal, sanitise))]),
        ...(results.length === 0 ? [] : [renderResults(results, sanitise), ...renderProblems(results, sanitise)]),
        ...(results.length === 0 ? [] : [LIMITS]),
    ];
    return `${blocks.join('\n\n')}\n`;
}
const LIMITS = '<sub>WordPress Playground: PHP in WebAssembly, SQLite, no network. It shows this plugin alone: no other plugins, no other themes, no hosting.</sub>';
function listFacts({ next, previous, origin = '', results }, sanitise) {
    const code = (text) => renderCode(sanitise(text));
    const prose = (text) => renderProse(sanitise(text));
    const { plugin, problem, files = [] } = next ?? {};
    const size = (0,format/* formatSize */.X)(files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0));
    const version = plugin === undefined ? prose(problem ?? '') : `${code(plugin.version)}, ${files.length} files, ${size}`;
    const before = previous === undefined
        ? `none, because ${prose(origin)}: installed anew`
        : `${code(previous.plugin?.version ?? '')}, from ${prose(origin)}`;
    const notes = results.flatMap(({ note }) => (note === undefined ? [] : [note]));
    return [
        ['Version', version],
        ['Version before', before],
        ...(notes.length === 0 ? [] : [['Not to be had', prose([...new Set(notes)].join('; '))]]),
    ];
}
const summary_MARKS = { passed: '✅', warned: '⚠️', failed: '❌', skipped: '–' };
function renderResults(results, sanitise) {
    const names = STEP_NAMES.filter((name) => results.some(({ steps }) => steps.some((step) => step.name === name)));
    const head = results.map(({ php, wordpress }) => renderProse(sanitise(`PHP ${php}, WordPress ${wordpress}`)));
    const rows = names.map((name) => [name, ...results.map((result) => renderCell(result, name, sanitise))]);
    const times = results.map(({ durationMs }) => (0,format/* formatDuration */.a)(durationMs));
    return renderTable(['Step', ...head], [...rows, ['Time', ...times]]);
}
function renderCell({ steps }, name, sanitise) {
    const step = steps.find((one) => one.name === name);
    if (step === undefined)
        return '';
    const words = step.outcome === 'skipped' ? ` ${renderProse(sanitise(step.message))}` : '';
    return `${summary_MARKS[step.outcome]}${words}`;
}
const MAX_PROBLEMS = 50;
function renderProblems(results, sanitise) {
    const problems = listProblems(results);
    if (problems.length === 0)
        return [];
    const rows = problems.slice(0, MAX_PROBLEMS).map(({ severity, step, message, file, line, pairs }) => {
        const place = file === undefined ? '' : `${file}${line === undefined ? '' : `:${line}`}`;
        return [
            severity === 'error' ? '❌' : '⚠️',
            step,
            renderProse(sanitise(message)),
            place === '' ? '' : renderCode(sanitise(place)),
            renderProse(sanitise(pairs.join('; '))),
        ];
    });
    const others = problems.length - MAX_PROBLEMS;
    const more = others > 0 ? [`${others} more are left out.`] : [];
    return ['#### Problems', renderTable(['', 'Step', 'Problem', 'File', 'On'], rows), ...more];
}

;// CONCATENATED MODULE: ./src/rehearse/run-rehearsal.ts















async function runRehearsal({ mainFile, ...install }) {
    const run = startRun(collectRehearseTexts);
    const { machine, steps, sanitise } = run;
    const { env, temporaryFolder } = machine;
    const { quote, log } = run.tools;
    const rehearsal = { planned: [], results: [] };
    let folder;
    let inputs;
    let errors = [];
    let isLate = () => false;
    try {
        inputs = readRehearseInputs(env, readLimits(env));
        const deadline = AbortSignal.timeout(inputs.timeoutMs);
        isLate = () => deadline.aborted && !run.tools.cancellation.aborted;
        const cancellation = AbortSignal.any([run.tools.cancellation, deadline]);
        folder = await (0,promises_.realpath)(await (0,promises_.mkdtemp)((0,external_node_path_.join)(temporaryFolder, 'rehearsal-')));
        await rehearse(inputs, {
            machine,
            tools: { ...run.tools, cancellation },
            step: steps.run,
            install,
            mainFile: await (0,promises_.realpath)(mainFile),
            ownFolder: (0,external_node_path_.join)((0,external_node_path_.dirname)(await (0,promises_.realpath)(mainFile)), '..', 'rehearse'),
            folder,
        }, rehearsal);
    }
    catch (thrown) {
        errors = isLate()
            ? [explainLate(inputs?.timeoutMs ?? 0)]
            : explainEnd(thrown, run.tools.cancellation, explainCancellation);
        traceFailure(run.tools, thrown);
    }
    if (folder !== undefined)
        await (0,promises_.rm)(folder, { recursive: true, force: true }).catch(() => undefined);
    const isMild = inputs?.onFailure === 'warn';
    annotate(rehearsal, { log, quote, isMild, locateSource: createSourceLocator(env['GITHUB_WORKSPACE']) });
    errors = [...errors, ...judge(rehearsal, errors, isMild)];
    if (inputs !== undefined) {
        try {
            writeRehearseOutputs(rehearsal, quote);
        }
        catch (error) {
            if (!(error instanceof shared_errors/* PublishError */.S1))
                throw error;
            errors = [...errors, error];
        }
    }
    const summary = { rehearsal, errors };
    await endRun(run, {
        errors,
        outcome: `${describeRehearsal(summary, (name) => name)}.`,
        renderSummary: () => renderRehearsalSummary(summary, sanitise),
        unaffected: 'the rehearsal is not affected.',
    });
}
function judge({ results, planned }, errors, isMild) {
    if (hasPassed(results, planned.length))
        return [];
    const failed = results.filter(hasFailed);
    if (failed.length > 0 && failed.every(neverStarted))
        return [explainNoStart()];
    if (failed.length > 0)
        return isMild ? [] : [explainFailed(countFailed(results))];
    if (errors.length > 0)
        return [];
    return [
        new shared_errors/* PublishError */.S1({
            code: 'not-known',
            title: 'Nothing was rehearsed',
            message: 'The package requires more than every PHP and WordPress that was to be tried.',
            hint: 'Give versions that it supports by `php` and `wordpress`.',
        }),
    ];
}
function neverStarted({ steps: [first] }) {
    return first?.name === 'WordPress starts' && first.outcome === 'failed';
}
function explainNoStart() {
    return new shared_errors/* PublishError */.S1({
        code: 'not-known',
        title: 'WordPress did not start',
        message: 'WordPress Playground could not start WordPress, so that nothing is known about the package there.',
        hint: 'Try another version of WordPress or PHP, by `wordpress` and `php`.',
    });
}
function explainFailed(count) {
    return new shared_errors/* PublishError */.S1({
        code: 'package',
        title: 'Rehearsal failed',
        message: `The package failed on ${count}.`,
        hint: 'Fix what is listed below before you publish it.',
        isReported: true,
    });
}
function explainLate(timeoutMs) {
    return new shared_errors/* PublishError */.S1({
        code: 'not-known',
        title: 'Rehearsal not finished',
        message: `The rehearsal did not end within ${(0,format/* formatDuration */.a)(timeoutMs)}.`,
        hint: 'Raise `timeout`, or try fewer versions of PHP and WordPress.',
    });
}
function explainCancellation() {
    return new shared_errors/* PublishError */.S1({
        code: 'not-known',
        title: 'Cancelled',
        message: 'The run was cancelled before the rehearsal ended.',
        hint: 'It changed nothing; run it again when you want to.',
    });
}


/***/ }),

/***/ 6964:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ createBreathe),
/* harmony export */   m: () => (/* binding */ holdBreath)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6103);


const HELD_MS = 50;
function createBreathe(signal, now, turn = () => (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)()) {
    let lastMs = now();
    return () => {
        (0,_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .assertNotCancelled */ .ZR)(signal);
        if (now() - lastMs < HELD_MS)
            return undefined;
        return turn().then(() => {
            lastMs = now();
            (0,_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .assertNotCancelled */ .ZR)(signal);
        });
    };
}
const holdBreath = () => undefined;


/***/ }),

/***/ 2250:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nz: () => (/* binding */ NotFetched),
/* harmony export */   dT: () => (/* binding */ readFromBuffer),
/* harmony export */   ee: () => (/* binding */ spanOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);

class NotFetched extends Error {
    constructor() {
        super('this part of the file was not fetched');
        this.name = 'NotFetched';
    }
}
function spanOf(start, lengthBytes, sizeBytes) {
    const end = start + lengthBytes;
    const isInside = Number.isSafeInteger(start) && Number.isSafeInteger(end) && start >= 0 && end <= sizeBytes;
    if (!isInside || lengthBytes < 0)
        throw new RangeError('these bytes are not inside the file');
    return { start, end };
}
function readFromBuffer(bytes) {
    return {
        sizeBytes: bytes.length,
        read: (start, lengthBytes) => Promise.resolve().then(() => {
            const { end } = spanOf(start, lengthBytes, bytes.length);
            return bytes.subarray(start, end);
        }),
        prepare: () => Promise.resolve(),
        fetchAll: () => Promise.resolve(),
        isAtHand: () => true,
        readSha256: () => Promise.resolve((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(bytes).digest('hex')),
    };
}


/***/ }),

/***/ 8382:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I7: () => (/* binding */ toPublishErrors),
/* harmony export */   S1: () => (/* binding */ PublishError),
/* harmony export */   bD: () => (/* binding */ messageOf),
/* harmony export */   wh: () => (/* binding */ describeCauses)
/* harmony export */ });
/* unused harmony export joinProblems */
class PublishError extends Error {
    code;
    title;
    hint;
    isReported;
    constructor({ code, title, message, hint, isReported = false, cause }) {
        super(message, { cause });
        this.name = 'PublishError';
        this.code = code;
        this.title = title;
        this.hint = hint;
        this.isReported = isReported;
    }
}
function toPublishErrors(thrown) {
    if (thrown instanceof PublishError)
        return [thrown];
    if (thrown instanceof AggregateError && thrown.errors.length > 0)
        return thrown.errors.flatMap(toPublishErrors);
    return [
        new PublishError({
            code: 'internal',
            title: 'Unexpected error',
            message: `The action failed in a way it does not know: ${hideQueries(describeThrown(thrown))}.`,
            hint: 'Look at the service before you run it again, and report this with the log of the run.',
            cause: thrown,
        }),
    ];
}
function joinProblems(first, second) {
    return first === undefined || second === undefined
        ? (first ?? second)
        : new AggregateError([first, second]);
}
const MAX_CAUSES = 6;
function describeCauses(thrown) {
    return hideQueries(follow(thrown, MAX_CAUSES));
}
function hideQueries(text) {
    return text.replace(/(https?:\/\/[^\s?#"'<>]*)[?#][^\s"'<>]*/g, '$1?…');
}
function follow(thrown, left) {
    const { cause, errors, stack } = Object(thrown);
    const causes = [
        ...(Array.isArray(errors) ? errors : []),
        ...(cause === undefined ? [] : [cause]),
    ];
    if (causes.length > 0 && left > 0)
        return `${describeThrown(thrown)} ← ${causes.map((other) => follow(other, left - 1)).join(' & ')}`;
    return typeof stack === 'string' ? stack.split(/\s*\n\s*/).join(' ') : describeThrown(thrown);
}
function messageOf(thrown) {
    const isLikeError = typeof thrown === 'object' && thrown !== null && 'message' in thrown;
    return String(isLikeError ? thrown.message : thrown);
}
function describeThrown(thrown) {
    if (thrown instanceof Error)
        return `${thrown.name}: ${thrown.message}`;
    return typeof thrown === 'string' && thrown !== '' ? thrown : `a thrown ${typeof thrown}`;
}


/***/ }),

/***/ 6376:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ describeContent)
/* harmony export */ });
const BUILD_FIX = 'Check the step that builds and uploads the ZIP.';
const ZIP_ONLY_FIX = 'Build a ZIP: WordPress installs nothing else.';
const PREFIX_FIX = 'Nothing may stand before the ZIP in the file: check the step that builds it, or the script that sends it.';
const ARCHIVES = [
    ['\x1f\x8b', 'archive', 'a gzip file, not a ZIP', ZIP_ONLY_FIX],
    ['Rar!', 'archive', 'a RAR archive, not a ZIP', ZIP_ONLY_FIX],
    ['7z\xbc\xaf', 'archive', 'a 7z archive, not a ZIP', ZIP_ONLY_FIX],
    ['BZh', 'archive', 'a bzip2 file, not a ZIP', ZIP_ONLY_FIX],
    ['\xfd7zXZ', 'archive', 'an xz file, not a ZIP', ZIP_ONLY_FIX],
    ['\x28\xb5\x2f\xfd', 'archive', 'a Zstandard file, not a ZIP', ZIP_ONLY_FIX],
];
const TEXTS = [
    ['<?php', 'text', 'PHP code, not a ZIP', ZIP_ONLY_FIX],
    ['<?xml', 'text', 'an XML document, not a ZIP', BUILD_FIX],
    ['<', 'web-page', 'a web page, not a ZIP', 'Check the step that downloads the ZIP: it kept a web page.'],
    ['{', 'json', 'JSON, not a ZIP', 'Check the step that downloads the ZIP: it kept the answer of an API.'],
    [
        'version https://git-lfs',
        'pointer',
        'a pointer of Git LFS, not the ZIP itself',
        'Check the repository out with `lfs: true`.',
    ],
];
const FIRST_ENTRY = 'PK\x03\x04';
const TAR_OFFSET = 257;
function describeContent(head) {
    const text = head.toString('latin1');
    if (text.startsWith(FIRST_ENTRY) || text.startsWith('PK\x05\x06'))
        return undefined;
    if (text === '')
        return { kind: 'empty', what: 'an empty file', fix: BUILD_FIX };
    return (findSign(ARCHIVES, text) ??
        describeTar(text) ??
        describePrefix(text) ??
        findSign(TEXTS, text.replace(/^(\xef\xbb\xbf)?\s*/, '')) ?? {
        kind: 'unknown',
        what: 'not a ZIP, or not a whole one: it does not begin like one',
        fix: BUILD_FIX,
    });
}
function findSign(signs, text) {
    const [, kind, what, fix] = signs.find(([start]) => text.startsWith(start)) ?? [];
    return kind === undefined || what === undefined || fix === undefined ? undefined : { kind, what, fix };
}
function describeTar(text) {
    if (!text.startsWith('ustar', TAR_OFFSET))
        return undefined;
    return { kind: 'archive', what: 'a tar archive, not a ZIP', fix: ZIP_ONLY_FIX };
}
function describePrefix(text) {
    const before = text.indexOf(FIRST_ENTRY);
    if (before < 0)
        return undefined;
    const what = `not a ZIP from its first byte on: ${before} other ${before === 1 ? 'byte stands' : 'bytes stand'} before it`;
    return { kind: 'prefixed', what, fix: PREFIX_FIX };
}


/***/ }),

/***/ 6338:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ formatSize),
/* harmony export */   a: () => (/* binding */ formatDuration)
/* harmony export */ });
const UNITS = ['B', 'kB', 'MB', 'GB'];
function formatSize(sizeBytes) {
    if (sizeBytes === undefined)
        return 'size not known';
    let value = sizeBytes;
    let unit = 0;
    while (value >= 999.5 && unit < UNITS.length - 1) {
        value /= 1000;
        unit += 1;
    }
    return `${unit > 0 && value < 9.95 ? value.toFixed(1) : Math.round(value)} ${UNITS[unit]}`;
}
function formatDuration(durationMs) {
    const seconds = durationMs / 1000;
    if (seconds < 0.0995)
        return `${seconds.toFixed(2)} s`;
    if (seconds < 9.95)
        return `${Number(seconds.toFixed(1))} s`;
    const whole = Math.round(seconds);
    return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}


/***/ }),

/***/ 6717:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AB: () => (/* binding */ quoteName),
/* harmony export */   Zv: () => (/* binding */ listNames),
/* harmony export */   jQ: () => (/* binding */ showInvisible),
/* harmony export */   ol: () => (/* binding */ quoteText)
/* harmony export */ });
/* unused harmony export cutName */
const MAX_NAME_LENGTH = 200;
const MAX_LISTED = 5;
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;
function showInvisible(text) {
    return text.replace(INVISIBLE, (character) => `\\u{${character.codePointAt(0)?.toString(16) ?? ''}}`);
}
function cutName(text) {
    return text.length > MAX_NAME_LENGTH ? `${text.slice(0, MAX_NAME_LENGTH).toWellFormed()}…` : text;
}
function quoteText(text) {
    return `\`${showInvisible(text).replaceAll('`', "'")}\``;
}
function quoteName(name, sanitise = keep) {
    return name === '' ? '`(no name)`' : quoteText(cutName(sanitise(name)));
}
function listNames(names, sanitise = keep, maxListed = MAX_LISTED) {
    const count = names.length === maxListed + 1 ? names.length : maxListed;
    const shown = names.slice(0, count).map((name) => quoteName(name, sanitise));
    const rest = names.length - shown.length;
    const last = rest > 0 ? `${rest} more` : (shown.pop() ?? '');
    return shown.length === 0 ? last : `${shown.join(', ')} and ${last}`;
}
const keep = (text) => text;


/***/ }),

/***/ 5481:
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

/***/ 9123:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N3: () => (/* binding */ explainWrite),
/* harmony export */   Of: () => (/* binding */ createWriteError),
/* harmony export */   Pt: () => (/* binding */ readSystemCode),
/* harmony export */   lS: () => (/* binding */ readError),
/* harmony export */   yS: () => (/* binding */ explainRead)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8382);

function readError(error) {
    const { name, message, code, syscall } = Object(error);
    return {
        name: String(name),
        message: String(message),
        code: typeof code === 'string' ? code : undefined,
        syscall: typeof syscall === 'string' ? syscall : undefined,
    };
}
function readSystemCode(error) {
    const { code, syscall } = readError(error);
    return syscall === undefined ? undefined : code;
}
const FULL_CODES = ['ENOSPC', 'EDQUOT', 'EFBIG'];
const OPEN_FILES_CODES = ['EMFILE', 'ENFILE'];
const OPEN_FILES = 'too many files are open';
const READ_REASONS = [
    [['EACCES', 'EPERM'], 'permission denied'],
    [['ENOENT', 'ENOTDIR'], 'it does not exist'],
    [['EISDIR'], 'it is a directory'],
    [['ELOOP'], 'it is a link that leads back to itself'],
    [['ENAMETOOLONG'], 'its name is too long'],
    [['EBUSY'], 'another program uses it'],
    [['EIO'], 'the disk failed'],
    [OPEN_FILES_CODES, OPEN_FILES],
];
function explainRead(error, subject, hint) {
    const code = readSystemCode(error);
    if (code === undefined)
        return error;
    const [, reason] = READ_REASONS.find(([codes]) => codes.includes(code)) ?? [];
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PublishError */ .S1({
        code: 'package',
        title: 'Package cannot be read',
        message: `${subject} cannot be read${reason === undefined ? '' : `: ${reason}`} (${code}).`,
        hint,
        cause: error,
    });
}
function explainWrite(error, subject, advice) {
    const code = readSystemCode(error);
    return code === undefined ? error : createWriteError(code, subject, advice, error);
}
function createWriteError(code, subject, { full = '', folder = '' } = {}, cause) {
    const [title, reason, hint] = FULL_CODES.includes(code)
        ? ['Disk is full', 'its disk is full', `${FULL_FIX} ${full}`]
        : OPEN_FILES_CODES.includes(code)
            ? ['Too many open files', OPEN_FILES, OPEN_FILES_FIX]
            : ['Disk cannot be written to', 'a temporary file cannot be written', `${FOLDER_FIX} ${folder}`];
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PublishError */ .S1({
        code: 'not-published',
        title,
        message: `${subject} could not be stored on the runner: ${reason} (${code}).`,
        hint: hint.trimEnd(),
        cause,
    });
}
const FULL_FIX = 'Free space on the runner before this step, or use one with a larger disk.';
const OPEN_FILES_FIX = 'Run fewer programs at once on the runner, or raise its limit of open files.';
const FOLDER_FIX = 'Check that `RUNNER_TEMP` names a folder of the runner that can be written to.';


/***/ }),

/***/ 2189:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ isVersion),
/* harmony export */   m: () => (/* binding */ versionOfTag)
/* harmony export */ });
function isVersion(text) {
    return /^[0-9A-Za-z.][0-9A-Za-z.+_-]{0,63}$/.test(text) && /[0-9A-Za-z]/.test(text);
}
function versionOfTag(ref) {
    const version = ref.replace(/^refs\/tags\//, '').replace(/^v/i, '');
    return /^[0-9]/.test(version) && isVersion(version) ? version : undefined;
}


/***/ })

};
