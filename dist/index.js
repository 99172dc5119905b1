import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
import * as __WEBPACK_EXTERNAL_MODULE__stand_ins_js_ee6036e5__ from "./stand-ins.js";
/******/ var __webpack_modules__ = ({

/***/ 6152:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Bz: () => (/* binding */ acceptFindings),
/* harmony export */   CS: () => (/* binding */ listFiles),
/* harmony export */   tA: () => (/* binding */ showAccepted)
/* harmony export */ });
function acceptFindings(found, accepted) {
    const used = new Set();
    const findAcceptance = ({ id, name }, path) => {
        const fitting = accepted.filter((entry) => entry.id === id && (entry.path === undefined || entry.path === path || entry.path === name));
        for (const entry of fitting)
            used.add(entry);
        return fitting.length > 0;
    };
    const findings = found.map((finding) => {
        const answers = listFiles(finding).map((path) => findAcceptance(finding, path));
        return { ...finding, accepted: answers.every(Boolean) };
    });
    return {
        findings: [
            ...findings.filter((finding) => !finding.accepted),
            ...findings.filter((finding) => finding.accepted),
        ],
        unused: accepted.filter((entry) => !used.has(entry)),
    };
}
function listFiles({ file, files = [] }) {
    return files.length === 0 ? [file] : files;
}
function showAccepted({ id, path, }) {
    return path === undefined ? id : `${id}:${/[\s,]/.test(path) ? `"${path}"` : path}`;
}


/***/ }),

/***/ 9631:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B2: () => (/* binding */ parseAccepted),
/* harmony export */   Bs: () => (/* binding */ toAccepted),
/* harmony export */   K3: () => (/* binding */ isCheckId),
/* harmony export */   ip: () => (/* binding */ parseAcceptFindings),
/* harmony export */   kF: () => (/* binding */ assertPath)
/* harmony export */ });
/* harmony import */ var _package_index_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7715);
/* harmony import */ var _shared_nearest_name_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8687);
/* harmony import */ var _shared_quote_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6717);
/* harmony import */ var _mistake_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(1522);




function parseAcceptFindings(value, renamed = _package_index_js__WEBPACK_IMPORTED_MODULE_0__/* .RENAMED_CHECKS */ .D) {
    return parseAccepted(value, (name, path, entry) => {
        const id = Object.hasOwn(renamed, name) ? renamed[name] : name;
        return toAccepted(entry, id ?? name, path);
    });
}
function isCheckId(name) {
    return Object.hasOwn(_package_index_js__WEBPACK_IMPORTED_MODULE_0__/* .CHECK_IDS */ .S, name);
}
function toAccepted(entry, id, path) {
    if (!isCheckId(id)) {
        const nearest = (0,_shared_nearest_name_js__WEBPACK_IMPORTED_MODULE_1__/* .findNearest */ .q)(id, Object.keys(_package_index_js__WEBPACK_IMPORTED_MODULE_0__/* .CHECK_IDS */ .S));
        throw new _mistake_js__WEBPACK_IMPORTED_MODULE_2__/* .InputMistake */ .rb(`names ${(0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteName */ .AB)(entry)}, which is not a check`, nearest === undefined
            ? 'Copy the name of the check from the log, and put a path with blanks or commas in quotes, as in `dev-files:"my-plugin/a b.sh"`.'
            : `Did you mean ${(0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteName */ .AB)(nearest)}?`);
    }
    if (_package_index_js__WEBPACK_IMPORTED_MODULE_0__/* .CHECK_IDS */ .S[id] === 'no') {
        throw new _mistake_js__WEBPACK_IMPORTED_MODULE_2__/* .InputMistake */ .rb(`names ${(0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteName */ .AB)(id)}, which cannot be accepted: ${id === 'api-key-in-package' ? 'everyone who gets the package could use the key' : 'sites could not use the package'}`, `Leave ${(0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteName */ .AB)(id)} out, and fix the package.`);
    }
    if (path === undefined && _package_index_js__WEBPACK_IMPORTED_MODULE_0__/* .CHECK_IDS */ .S[id] === 'path') {
        throw new _mistake_js__WEBPACK_IMPORTED_MODULE_2__/* .InputMistake */ .rb(`names ${(0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteName */ .AB)(id)} without a file`, id === 'required-file-missing'
            ? `Name each file that is missing: ${(0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteName */ .AB)(`${id}:my-plugin/file.php`)}.`
            : `Name each file that you have looked at, as the log shows it: ${(0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteName */ .AB)(`${id}:my-plugin/file.php`)}.`);
    }
    assertPath(id, path, entry);
    return { id, path };
}
const ENTRY = /([^\s,:]+)(?::(?:"([^"\n]*)"|'([^'\n]*)'|([^\s,]*)))?(?=[\s,]|$)|[^\s,]+/g;
const MAX_TOLD = 5;
function parseAccepted(value, parse) {
    const mistakes = [];
    const accepted = [...value.matchAll(ENTRY)].flatMap(([entry, id = entry, inDouble, inSingle, bare]) => {
        try {
            return [parse(id, inDouble ?? inSingle ?? bare, entry)];
        }
        catch (error) {
            if (!(error instanceof _mistake_js__WEBPACK_IMPORTED_MODULE_2__/* .InputMistake */ .rb))
                throw error;
            mistakes.push(error);
            return [];
        }
    });
    if (mistakes.length === 0)
        return accepted;
    const told = mistakes.slice(0, MAX_TOLD);
    const rest = mistakes.length > told.length ? `; and ${mistakes.length - told.length} more mistakes` : '';
    throw new _mistake_js__WEBPACK_IMPORTED_MODULE_2__/* .InputMistake */ .rb(told.map(({ message }) => message).join('; it ') + rest, [...new Set(told.map(({ fix }) => fix))].join(' '));
}
function assertPath(id, path, entry) {
    if (path !== '' && !/^["']/.test(path ?? ''))
        return;
    throw new _mistake_js__WEBPACK_IMPORTED_MODULE_2__/* .InputMistake */ .rb(`names ${(0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteName */ .AB)(entry)}, whose path ${path === '' ? 'is empty' : 'begins with a quote that does not end'}`, `Write the path as the log shows it, such as ${(0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteName */ .AB)(`${id}:"my-plugin/a b.php"`)}; quotes are needed only around blanks and commas.`);
}


/***/ }),

/***/ 3899:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   BH: () => (/* binding */ isExpression),
/* harmony export */   G2: () => (/* binding */ toVariable),
/* harmony export */   Nf: () => (/* binding */ listGivenInputs),
/* harmony export */   Td: () => (/* binding */ isFromVariable),
/* harmony export */   t6: () => (/* binding */ findSpellings),
/* harmony export */   wK: () => (/* binding */ readValue),
/* harmony export */   zN: () => (/* binding */ foldName)
/* harmony export */ });
const PREFIX = 'INPUT_';
function toVariable(input) {
    return `${PREFIX}${input.toUpperCase()}`;
}
function readValue(env, place) {
    const value = (env[toVariable(place.name)] ?? place.default ?? '').trim();
    return value === '' ? readVariable(env, place) : value;
}
function isFromVariable(env, place) {
    return readVariable(env, place) !== '' && readValue(env, { name: place.name }) === '';
}
function readVariable(env, { variable = '' }) {
    return (env[variable] ?? '').trim();
}
function listGivenInputs(env) {
    return Object.entries(env).flatMap(([variable, value = '']) => {
        if (!variable.startsWith(PREFIX) || value.trim() === '')
            return [];
        const spelling = variable.slice(PREFIX.length).toLowerCase();
        return [{ spelling, folded: foldName(spelling), value }];
    });
}
const EXPRESSION = /^(?:(?:secrets|vars)\.[A-Z][A-Z\d_]*|\$?\{\{?\s*(?:secrets|vars|env|github|inputs|steps|needs)\.[\w.-]+\s*\}\}?)$/;
function isExpression(value) {
    return EXPRESSION.test(value.trim());
}
function findSpellings(given, name) {
    const wanted = foldName(name);
    return given.filter(({ folded }) => folded === wanted);
}
function foldName(name) {
    return name.replace(/[-_ ]/g, '').toLowerCase();
}


/***/ }),

/***/ 3934:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   BU: () => (/* binding */ readLimits),
/* harmony export */   Nu: () => (/* binding */ readRepository),
/* harmony export */   ZQ: () => (/* binding */ findUnmerged),
/* harmony export */   d1: () => (/* binding */ NO_LIMITS),
/* harmony export */   hY: () => (/* binding */ readSourceTime),
/* harmony export */   pG: () => (/* binding */ readBranch),
/* harmony export */   zW: () => (/* binding */ readTag)
/* harmony export */ });
/* harmony import */ var _http_urls_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(88);
/* harmony import */ var _shared_read_start_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2264);


const CALLED_WORKFLOWS = ['build-and-publish.yml', 'publish-plugins.yml'];
const NO_LIMITS = {
    isWithoutSecrets: false,
    isWithoutVariables: false,
    isCalled: false,
};
function readLimits(env) {
    const isWithoutVariables = isFromFork(env);
    return {
        isWithoutSecrets: isWithoutVariables || env['GITHUB_ACTOR'] === 'dependabot[bot]',
        isWithoutVariables,
        isCalled: CALLED_WORKFLOWS.includes(env['CALLED_WORKFLOW'] ?? ''),
    };
}
function isFromFork(env) {
    if (!/^pull_request(_review|_review_comment)?$/.test(env['GITHUB_EVENT_NAME'] ?? ''))
        return false;
    const { head, base } = readEvent(env)?.pull_request ?? {};
    return head?.repo?.full_name !== base?.repo?.full_name;
}
const MAX_EVENT_BYTES = 32 * 1024 * 1024;
function readEvent(env) {
    try {
        const bytes = (0,_shared_read_start_js__WEBPACK_IMPORTED_MODULE_0__/* .readStart */ .H6)(env['GITHUB_EVENT_PATH'] ?? '', MAX_EVENT_BYTES);
        return JSON.parse(bytes.toString()) ?? undefined;
    }
    catch {
        return undefined;
    }
}
const PULL_REQUEST = /^pull_request(_target)?$/;
function findUnmerged(env) {
    const name = env['GITHUB_EVENT_NAME'] ?? '';
    if (!PULL_REQUEST.test(name))
        return undefined;
    const { action, pull_request: pull } = readEvent(env) ?? {};
    return action === 'closed' && pull?.merged === true ? undefined : name;
}
function readBranch(env) {
    return env['GITHUB_REF_TYPE'] === 'branch' ? (env['GITHUB_REF_NAME'] ?? '') : '';
}
function readTag(env) {
    return env['GITHUB_REF_TYPE'] === 'tag' ? (env['GITHUB_REF_NAME'] ?? '') : '';
}
function readRepository(env) {
    const [owner = '', name = '', more] = (env['GITHUB_REPOSITORY'] ?? '').split('/');
    const apiUrl = (0,_http_urls_js__WEBPACK_IMPORTED_MODULE_1__/* .parseWebUrl */ .BD)(env['GITHUB_API_URL'] ?? 'https://api.github.com');
    const serverUrl = (0,_http_urls_js__WEBPACK_IMPORTED_MODULE_1__/* .parseWebUrl */ .BD)(env['GITHUB_SERVER_URL'] ?? 'https://github.com');
    const isKnown = owner !== '' && name !== '' && more === undefined && apiUrl !== null && serverUrl !== null;
    if (!isKnown)
        return undefined;
    const runId = /^\d{1,20}$/.exec(env['GITHUB_RUN_ID'] ?? '')?.[0];
    return { apiUrl, serverUrl, owner, name, sha: env['GITHUB_SHA'] ?? '', runId };
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


/***/ }),

/***/ 1522:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   aJ: () => (/* binding */ isShown),
/* harmony export */   rb: () => (/* binding */ InputMistake),
/* harmony export */   w8: () => (/* binding */ isNot)
/* harmony export */ });
class InputMistake extends Error {
    fix;
    input;
    constructor(problem, fix = '', input = '') {
        super(problem);
        this.fix = fix;
        this.input = input;
    }
}
const SHORT = /^[\x20-\x5f\x61-\x7e]{1,12}$/;
const WORDS = /^(?:[A-Z]?[a-z]{1,11}|[A-Z]{1,8}|v?\d{1,4})(?:[ .:/\\_-]{1,3}(?:[A-Z]?[a-z]{1,11}|[A-Z]{1,8}|v?\d{1,4}))*\/?$/;
const MAX_WORDS_LENGTH = 80;
function isShown(value) {
    return SHORT.test(value) || (value.length <= MAX_WORDS_LENGTH && WORDS.test(value));
}
function isNot(value, expected) {
    return isShown(value) ? `is \`${value}\`, ${expected}` : `is ${expected}`;
}


/***/ }),

/***/ 1914:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B2: () => (/* binding */ PACKAGE_CHECKS),
/* harmony export */   Rz: () => (/* binding */ checkVariable),
/* harmony export */   ZZ: () => (/* binding */ parseTimeout),
/* harmony export */   bM: () => (/* binding */ suggestVersion),
/* harmony export */   dF: () => (/* binding */ parseSlug),
/* harmony export */   dR: () => (/* binding */ MAX_TIMEOUT_S),
/* harmony export */   f$: () => (/* binding */ parseHttpUrl),
/* harmony export */   ok: () => (/* binding */ parseRetries),
/* harmony export */   q8: () => (/* binding */ parseExpectedVersion),
/* harmony export */   tz: () => (/* binding */ parseSha256),
/* harmony export */   w9: () => (/* binding */ pickOne),
/* harmony export */   yG: () => (/* binding */ parseBoolean)
/* harmony export */ });
/* harmony import */ var _http_urls_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(88);
/* harmony import */ var _shared_version_text_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2189);
/* harmony import */ var _mistake_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1522);



function parseBoolean(value) {
    const lower = value.toLowerCase();
    if (lower === 'true' || lower === 'false')
        return lower === 'true';
    if (value !== '')
        throw new _mistake_js__WEBPACK_IMPORTED_MODULE_0__/* .InputMistake */ .rb((0,_mistake_js__WEBPACK_IMPORTED_MODULE_0__/* .isNot */ .w8)(value, 'neither `true` nor `false`'));
    throw new _mistake_js__WEBPACK_IMPORTED_MODULE_0__/* .InputMistake */ .rb('is blank', 'Write `true` or `false`, or leave the input out. Add `|| false` to an expression that is empty in some runs, as `${{ inputs.NAME }}` is after a push.');
}
function pickOne(value, names) {
    const known = names.find((name) => name === value);
    if (known !== undefined)
        return known;
    const quoted = names.map((name) => `\`${name}\``);
    const list = `${quoted.slice(0, -1).join(', ')} and ${quoted.at(-1) ?? ''}`;
    throw new _mistake_js__WEBPACK_IMPORTED_MODULE_0__/* .InputMistake */ .rb((0,_mistake_js__WEBPACK_IMPORTED_MODULE_0__/* .isNot */ .w8)(value, `none of ${list}`));
}
const PACKAGE_CHECKS = ['error', 'warn', 'off'];
function parseSlug(value) {
    if (value === '')
        return undefined;
    if (/[/\\\p{C}]/u.test(value) || value === '.' || value === '..')
        throw new _mistake_js__WEBPACK_IMPORTED_MODULE_0__/* .InputMistake */ .rb((0,_mistake_js__WEBPACK_IMPORTED_MODULE_0__/* .isNot */ .w8)(value, 'not the name of a folder'), suggestFolder(value));
    return value;
}
function suggestFolder(path) {
    const [folder] = /[^/\\]+(?=[/\\][^/\\]*\.php$|[/\\]*$)/.exec(path) ?? [];
    return !(0,_mistake_js__WEBPACK_IMPORTED_MODULE_0__/* .isShown */ .aJ)(path) || folder === undefined || /^\.+$/.test(folder)
        ? ''
        : `Write \`${folder}\`, or leave the input out.`;
}
function parseExpectedVersion(value) {
    if (value === 'any')
        return undefined;
    if (value === 'auto')
        return value;
    if (value === '')
        throw new _mistake_js__WEBPACK_IMPORTED_MODULE_0__/* .InputMistake */ .rb('is blank');
    if (!(0,_shared_version_text_js__WEBPACK_IMPORTED_MODULE_1__/* .isVersion */ .l)(value) || !/\d/.test(value))
        throw new _mistake_js__WEBPACK_IMPORTED_MODULE_0__/* .InputMistake */ .rb((0,_mistake_js__WEBPACK_IMPORTED_MODULE_0__/* .isNot */ .w8)(value, 'neither `auto`, `any` nor a version'), suggestVersion(value));
    if (/^v/i.test(value)) {
        throw new _mistake_js__WEBPACK_IMPORTED_MODULE_0__/* .InputMistake */ .rb(named(value, 'begins with a `v`, as no plugin version does'), (0,_mistake_js__WEBPACK_IMPORTED_MODULE_0__/* .isShown */ .aJ)(value)
            ? `Write \`${value.slice(1)}\`.`
            : 'Write the version as in the plugin header, such as `1.2.3`.');
    }
    return value;
}
function named(value, problem) {
    return (0,_mistake_js__WEBPACK_IMPORTED_MODULE_0__/* .isShown */ .aJ)(value) ? `is \`${value}\`, which ${problem}` : problem;
}
function parseSha256(value) {
    if (value === '')
        return undefined;
    if (/^[\da-f]{64}$/i.test(value))
        return value.toLowerCase();
    throw /^sha256:/i.test(value)
        ? new _mistake_js__WEBPACK_IMPORTED_MODULE_0__/* .InputMistake */ .rb('begins with `sha256:`', 'Write only the 64 digits behind it.')
        : new _mistake_js__WEBPACK_IMPORTED_MODULE_0__/* .InputMistake */ .rb((0,_mistake_js__WEBPACK_IMPORTED_MODULE_0__/* .isNot */ .w8)(value, 'not a SHA-256 of 64 hexadecimal digits'));
}
function suggestVersion(value) {
    const version = /^refs\/tags\/./.test(value) && (0,_mistake_js__WEBPACK_IMPORTED_MODULE_0__/* .isShown */ .aJ)(value) ? (0,_shared_version_text_js__WEBPACK_IMPORTED_MODULE_1__/* .versionOfTag */ .m)(value) : undefined;
    return version === undefined ? '' : `Write \`${version}\`.`;
}
const MAX_TIMEOUT_S = 3600;
function parseTimeout(value) {
    const seconds = /^\d{1,4}(\.\d{1,3})?$/.test(value) ? Number(value) : 0;
    if (seconds <= 0 || seconds > MAX_TIMEOUT_S)
        throw new _mistake_js__WEBPACK_IMPORTED_MODULE_0__/* .InputMistake */ .rb((0,_mistake_js__WEBPACK_IMPORTED_MODULE_0__/* .isNot */ .w8)(value, `not a number of seconds up to ${MAX_TIMEOUT_S}`));
    return seconds * 1000;
}
function parseRetries(value) {
    if (!/^(\d|10)$/.test(value))
        throw new _mistake_js__WEBPACK_IMPORTED_MODULE_0__/* .InputMistake */ .rb((0,_mistake_js__WEBPACK_IMPORTED_MODULE_0__/* .isNot */ .w8)(value, 'not a whole number from 0 to 10'));
    return Number(value);
}
const OTHER_SCHEMES = /^(file|ftps?|sftp|ssh|git|s3|gs|data|blob):/i;
function parseHttpUrl(value) {
    const url = (0,_http_urls_js__WEBPACK_IMPORTED_MODULE_2__/* .parseWebUrl */ .BD)(value);
    if (url === null) {
        if (/^[a-z\d-]+(\.[a-z\d-]+)+(:\d+)?(\/|$)/i.test(value))
            throw new _mistake_js__WEBPACK_IMPORTED_MODULE_0__/* .InputMistake */ .rb('is not a valid absolute URL: `https://` is missing', 'Write `https://` in front of it, as in `https://service.example`.');
        const scheme = OTHER_SCHEMES.exec(value)?.[1]?.toLowerCase();
        throw new _mistake_js__WEBPACK_IMPORTED_MODULE_0__/* .InputMistake */ .rb(scheme === undefined ? 'is not a valid absolute URL' : `is a \`${scheme}:\` URL`);
    }
    if (url.username !== '' || url.password !== '' || /^https?:\/\/[^/?#]*@/i.test(value))
        throw new _mistake_js__WEBPACK_IMPORTED_MODULE_0__/* .InputMistake */ .rb('contains a user name or password', 'Remove the part before the `@`.');
    return url;
}
function checkVariable(name) {
    const place = 'Settings → Secrets and variables → Actions → Variables';
    return `such as \`\${{ vars.${name} }}\`, check that the repository variable exists, and is not a secret: ${place}.`;
}


/***/ }),

/***/ 3687:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ createReader)
/* harmony export */ });
/* harmony import */ var _shared_publish_error_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(5805);
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3899);
/* harmony import */ var _mistake_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1522);



function createReader(env, run) {
    const rows = [];
    const mistakes = new Set();
    const given = (0,_environment_js__WEBPACK_IMPORTED_MODULE_0__/* .listGivenInputs */ .Nf)(env);
    const check = (rule) => {
        try {
            const value = rule();
            return () => value;
        }
        catch (error) {
            if (!(error instanceof _mistake_js__WEBPACK_IMPORTED_MODULE_1__/* .InputMistake */ .rb))
                throw error;
            mistakes.add(error);
            return () => {
                throw error;
            };
        }
    };
    const parse = (row) => {
        refuseMisspelling(row.name, given);
        return parseValue(row, (0,_environment_js__WEBPACK_IMPORTED_MODULE_0__/* .readValue */ .wK)(env, row), run);
    };
    return {
        check,
        read: (table) => {
            rows.push(...Object.values(table));
            const fields = Object.entries(table).map(([key, row]) => {
                return [key, { enumerable: true, get: check(() => parse(row)) }];
            });
            return Object.defineProperties({}, Object.fromEntries(fields));
        },
        finish: (build) => {
            if (mistakes.size === 0)
                return Object.freeze(build());
            if (!run.isWithoutSecrets && !rows.some((row) => isGiven(row, env)))
                throw new AggregateError([explainNone()]);
            const findPosition = ({ input }) => rows.findIndex(({ name }) => (0,_environment_js__WEBPACK_IMPORTED_MODULE_0__/* .foldName */ .zN)(name) === (0,_environment_js__WEBPACK_IMPORTED_MODULE_0__/* .foldName */ .zN)(input));
            const told = [...mistakes].sort((a, b) => findPosition(a) - findPosition(b));
            throw new AggregateError(told.map((mistake) => describeMistake(mistake, rows, env)));
        },
    };
}
const REMOVE_QUOTES = 'Remove the quotes where the value comes from, such as the secret, or a command (`jq -r` prints none).';
function parseValue(row, value, run) {
    try {
        if (row.isProse !== true && /^(["']).*\1$/s.test(value) && value.length > 1)
            throw new _mistake_js__WEBPACK_IMPORTED_MODULE_1__/* .InputMistake */ .rb('has quotes around it that are part of the value', REMOVE_QUOTES);
        if (row.isProse !== true && (0,_environment_js__WEBPACK_IMPORTED_MODULE_0__/* .isExpression */ .BH)(value)) {
            throw new _mistake_js__WEBPACK_IMPORTED_MODULE_1__/* .InputMistake */ .rb(`is the text \`${value}\`, not its value`, /^\$\{\{.*\}\}$/.test(value.trim())
                ? 'Store the value itself in the secret or variable that has this text.'
                : `Write \`\${{ ${value.replace(/[${}\s]/g, '')} }}\`.`);
        }
        return row.parse(value, run);
    }
    catch (error) {
        if (!(error instanceof _mistake_js__WEBPACK_IMPORTED_MODULE_1__/* .InputMistake */ .rb))
            throw error;
        throw new _mistake_js__WEBPACK_IMPORTED_MODULE_1__/* .InputMistake */ .rb(error.message, error.fix === '' ? row.fix : error.fix, row.name);
    }
}
function refuseMisspelling(name, given) {
    const slip = (0,_environment_js__WEBPACK_IMPORTED_MODULE_0__/* .findSpellings */ .t6)(given, name).find(({ spelling }) => spelling !== name);
    if (slip !== undefined)
        throw new _mistake_js__WEBPACK_IMPORTED_MODULE_1__/* .InputMistake */ .rb('does not exist', `Write \`${name}\` instead.`, slip.spelling);
}
function isGiven(row, env) {
    const value = (0,_environment_js__WEBPACK_IMPORTED_MODULE_0__/* .readValue */ .wK)(env, { name: row.name });
    return value !== '' && value !== row.default && row.name !== 'github-token';
}
function explainNone() {
    return new _shared_publish_error_js__WEBPACK_IMPORTED_MODULE_2__/* .PublishError */ .S1({
        code: 'input',
        title: 'No inputs',
        message: 'None of the inputs is set.',
        hint: 'Write the inputs under `with:` of the step, not under `env:` or `run:`, and check that the variables behind them exist.',
    });
}
function describeMistake({ input, message, fix }, rows, env) {
    const place = rows.find(({ name }) => name === input);
    const subject = place?.variable !== undefined && (0,_environment_js__WEBPACK_IMPORTED_MODULE_0__/* .isFromVariable */ .Td)(env, place)
        ? `\`${place.variable}\`, used for input \`${input}\`,`
        : `Input \`${input}\``;
    return new _shared_publish_error_js__WEBPACK_IMPORTED_MODULE_2__/* .PublishError */ .S1({
        code: 'input',
        title: `Input ${input}`,
        message: `${subject} ${message}.`,
        hint: fix,
    });
}


/***/ }),

/***/ 7999:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Hu: () => (/* binding */ chooseAssetName),
/* harmony export */   JW: () => (/* binding */ BRANCH_FIX),
/* harmony export */   Q8: () => (/* binding */ isBranchName),
/* harmony export */   QC: () => (/* binding */ parseTemplate),
/* harmony export */   QJ: () => (/* binding */ chooseRepository),
/* harmony export */   ou: () => (/* binding */ fillTemplate),
/* harmony export */   pI: () => (/* binding */ parseToken),
/* harmony export */   u6: () => (/* binding */ chooseTag)
/* harmony export */ });
/* harmony import */ var _github_names_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(4567);
/* harmony import */ var _http_message_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2551);
/* harmony import */ var _shared_version_text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2189);
/* harmony import */ var _mistake_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1522);




function chooseTag(given, named, { tag }) {
    const chosen = given ?? (named.source.kind === 'url' ? undefined : findDefaultTag(tag));
    assertKnown('release-tag', chosen, named);
    return chosen;
}
function isBranchName(tag, branch) {
    const isSame = tag?.placeholders.length === 0 && tag.text === branch;
    return isSame && (0,_shared_version_text_js__WEBPACK_IMPORTED_MODULE_0__/* .versionOfTag */ .m)(branch) === undefined;
}
const BRANCH_FIX = 'Write a tag such as `v{version}`, or run the workflow on `push` of a tag.';
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
    throw new _mistake_js__WEBPACK_IMPORTED_MODULE_1__/* .InputMistake */ .rb(`would be \`${name.text}\`, which needs the version or folder of the package, but \`package-checks\` is \`off\``, 'Write the whole name, or set `package-checks` to `warn`.', input);
}
function parseToken(value) {
    if (value === '' || (0,_http_message_js__WEBPACK_IMPORTED_MODULE_2__/* .isCredential */ .u)(value))
        return value;
    throw new _mistake_js__WEBPACK_IMPORTED_MODULE_1__/* .InputMistake */ .rb('contains a blank, a line break or a character that is not ASCII');
}
const OUTSIDE = 'Outside of one, only a dry run, or `zip_url` without `release-tag`, works.';
function chooseRepository(token, place, { source, tag, isDryRun }) {
    if (token !== '' && place !== undefined)
        return { ...place, token };
    const isOfOtherRun = source.kind === 'artifact' && source.runId !== undefined;
    if (!isOfOtherRun && (isDryRun || tag === undefined))
        return undefined;
    if (token === '') {
        throw new _mistake_js__WEBPACK_IMPORTED_MODULE_1__/* .InputMistake */ .rb('is empty, but a release on GitHub, or an artifact of another run, needs a token', 'In a workflow, GitHub sets it when the input is left out, and the job needs `permissions: contents: write`. ' +
            OUTSIDE, 'github-token');
    }
    throw new _mistake_js__WEBPACK_IMPORTED_MODULE_1__/* .InputMistake */ .rb('cannot be used: `GITHUB_REPOSITORY`, `GITHUB_API_URL` or `GITHUB_SERVER_URL` is not set or not valid', `In a workflow, GitHub sets them. ${OUTSIDE}`, 'github-token');
}
const PLACEHOLDER = /(?<![${])\{(version|slug)\}/g;
const FOREIGN = /[{}]|\$(?:version|slug)\b|%(?:version|slug)%/i;
const MEANT = /(?:\$?\{{1,3} ?|[$%])(version|slug)(?: ?\}{1,3}|%|\b)/gi;
const EXAMPLE = { version: '1.0', slug: 'a' };
function parseTemplate(value, { kind, isValid, correct = (name) => name }) {
    if (value === '')
        return undefined;
    const refuse = (problem, meant) => {
        const filled = fillTemplate(meant, EXAMPLE);
        const isMeant = (0,_mistake_js__WEBPACK_IMPORTED_MODULE_1__/* .isShown */ .aJ)(filled) && isValid(filled) && !/\p{Cc}/u.test(value);
        return new _mistake_js__WEBPACK_IMPORTED_MODULE_1__/* .InputMistake */ .rb(isMeant || (0,_mistake_js__WEBPACK_IMPORTED_MODULE_1__/* .isShown */ .aJ)(value) ? `is \`${value}\`, which ${problem}` : problem, isMeant && meant !== value ? `Write \`${meant}\`, or leave the input out.` : '');
    };
    const isLong = value.length > _github_names_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_NAME_LENGTH */ .EM;
    const unfilled = value.replace(PLACEHOLDER, '');
    if (FOREIGN.test(unfilled)) {
        const meant = isLong ? value : value.replace(MEANT, (_text, name) => `{${name.toLowerCase()}}`);
        throw refuse('has braces or a placeholder other than `{version}` and `{slug}`', meant);
    }
    if (isLong || !isValid(fillTemplate(value, EXAMPLE)))
        throw refuse(`cannot be ${kind}`, correct(value));
    return {
        text: value,
        placeholders: [...value.matchAll(PLACEHOLDER)].map(([, name]) => name),
    };
}
function fillTemplate(text, values) {
    return text.replace(PLACEHOLDER, (_braces, name) => values[name]);
}


/***/ }),

/***/ 8845:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   M4: () => (/* binding */ NO_SERVICE),
/* harmony export */   Q2: () => (/* binding */ parseBaseUrl),
/* harmony export */   QA: () => (/* binding */ parsePluginId),
/* harmony export */   Xu: () => (/* binding */ parseApiKey),
/* harmony export */   mn: () => (/* binding */ assertService),
/* harmony export */   sM: () => (/* binding */ assertKey)
/* harmony export */ });
/* harmony import */ var _http_message_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2551);
/* harmony import */ var _http_urls_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(88);
/* harmony import */ var _service_api_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(2543);
/* harmony import */ var _mistake_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1522);
/* harmony import */ var _parsers_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(1914);





function parsePluginId(value) {
    if (value === '')
        throw new _mistake_js__WEBPACK_IMPORTED_MODULE_0__/* .InputMistake */ .rb('is missing');
    if (/[\s\p{C}]/u.test(value))
        throw new _mistake_js__WEBPACK_IMPORTED_MODULE_0__/* .InputMistake */ .rb('contains blanks, control or invisible characters');
    if (!/^plugin_./u.test(value))
        throw new _mistake_js__WEBPACK_IMPORTED_MODULE_0__/* .InputMistake */ .rb((0,_mistake_js__WEBPACK_IMPORTED_MODULE_0__/* .isNot */ .w8)(value, 'not `plugin_` followed by an identifier'));
    return value;
}
function parseApiKey(value) {
    if (/^(authorization:\s*)?bearer\s/i.test(value)) {
        throw new _mistake_js__WEBPACK_IMPORTED_MODULE_0__/* .InputMistake */ .rb('begins with `Bearer `, which the action adds', 'Store only the key as the secret, without what stands before it.');
    }
    if (value === '' || (0,_http_message_js__WEBPACK_IMPORTED_MODULE_1__/* .isCredential */ .u)(value))
        return value;
    throw new _mistake_js__WEBPACK_IMPORTED_MODULE_0__/* .InputMistake */ .rb('contains a blank, a line break or a character that is not ASCII', 'Copy the key again from the dashboard of the service and store it as a secret, alone and on one line.');
}
function assertKey({ apiKey, isDryRun }, { isWithoutSecrets, isCalled }) {
    if (apiKey !== '' || isDryRun)
        return;
    throw new _mistake_js__WEBPACK_IMPORTED_MODULE_0__/* .InputMistake */ .rb(...explainNoKey(isWithoutSecrets, isCalled), 'api-key');
}
function explainNoKey(isWithoutSecrets, isCalled) {
    if (isWithoutSecrets) {
        return [
            'is missing: GitHub gives no secrets to pull requests from forks or Dependabot',
            'Publish on `push` of a tag instead, and use `dry-run: true` in pull requests: it needs no key.',
        ];
    }
    if (isCalled) {
        return [
            'is missing: the calling workflow passes no key',
            'Write `PLUGIN_SERVICE_KEY: ${{ secrets.PLUGIN_SERVICE_KEY }}` under `secrets:` of the job that calls the workflow, ' +
                'and check that the secret exists under that name. `secrets: inherit` passes nothing to a workflow of another organization.',
        ];
    }
    return [
        'is missing',
        'Set it to a repository secret, such as `${{ secrets.PLUGIN_SERVICE_KEY }}`, and check that the secret exists ' +
            'under that name.',
    ];
}
function parseBaseUrl(value, { isWithoutVariables }) {
    if (value === '')
        throw explainMissing(isWithoutVariables);
    const url = (0,_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .parseHttpUrl */ .f$)(value);
    if (url.protocol === 'http:' && !(0,_http_urls_js__WEBPACK_IMPORTED_MODULE_3__/* .isLoopback */ .U9)(url)) {
        throw new _mistake_js__WEBPACK_IMPORTED_MODULE_0__/* .InputMistake */ .rb('uses `http:`, which would send the API key unencrypted', 'Write `https:` instead.');
    }
    if (/[?#]/.test(value)) {
        throw new _mistake_js__WEBPACK_IMPORTED_MODULE_0__/* .InputMistake */ .rb('has a query or a fragment', 'Give only the address of the service, such as `https://service.example`.');
    }
    if (url.pathname.replace(/\/+$/, '').endsWith(_service_api_js__WEBPACK_IMPORTED_MODULE_4__/* .ENDPOINT_PATH */ .C3)) {
        throw new _mistake_js__WEBPACK_IMPORTED_MODULE_0__/* .InputMistake */ .rb('names the endpoint', `Leave out \`${_service_api_js__WEBPACK_IMPORTED_MODULE_4__/* .ENDPOINT_PATH */ .C3}\`: the action adds it.`);
    }
    url.pathname = url.pathname.replace(/\/+$/, '').replace(/\/api\/v1$/, '');
    return url;
}
const NO_SERVICE = new URL('https://service.example');
function assertService({ baseUrl, apiKey, isDryRun, }, { isWithoutVariables }) {
    if (baseUrl !== NO_SERVICE || (isDryRun && apiKey === ''))
        return;
    const { message, fix } = explainMissing(isWithoutVariables);
    throw new _mistake_js__WEBPACK_IMPORTED_MODULE_0__/* .InputMistake */ .rb(message, fix, 'base-url');
}
function explainMissing(isWithoutVariables) {
    return isWithoutVariables
        ? new _mistake_js__WEBPACK_IMPORTED_MODULE_0__/* .InputMistake */ .rb('is missing: GitHub gives no repository variables to pull requests from forks', 'Publish on `push` of a tag instead. In pull requests, use `dry-run: true` without a key: it needs no service.')
        : new _mistake_js__WEBPACK_IMPORTED_MODULE_0__/* .InputMistake */ .rb('is missing', 'Set it to the address of the service, such as `https://service.example`. If the workflow takes it from a variable, ' +
            (0,_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .checkVariable */ .Rz)('PLUGIN_SERVICE_URL'));
}


/***/ }),

/***/ 5937:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   LV: () => (/* binding */ chooseSource),
/* harmony export */   Uv: () => (/* binding */ parseZipUrl),
/* harmony export */   _G: () => (/* binding */ parseRunId),
/* harmony export */   gP: () => (/* binding */ parseZipPath)
/* harmony export */ });
/* harmony import */ var _http_urls_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(88);
/* harmony import */ var _service_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(8845);
/* harmony import */ var _mistake_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1522);
/* harmony import */ var _parsers_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1914);




function parseZipUrl(value) {
    if (value === '')
        return undefined;
    if (/^\/(?!\/)/.test(value)) {
        throw new _mistake_js__WEBPACK_IMPORTED_MODULE_0__/* .InputMistake */ .rb('begins with `/`, so it has no host: a variable before that may be empty', `If it is a variable, ${(0,_parsers_js__WEBPACK_IMPORTED_MODULE_1__/* .checkVariable */ .Rz)('DOWNLOADS_URL')} Pull requests from forks are given none.`);
    }
    if (/\{(version|slug)\}/.test(value)) {
        throw new _mistake_js__WEBPACK_IMPORTED_MODULE_0__/* .InputMistake */ .rb('has `{version}` or `{slug}`, which are replaced only in `release-tag` and `asset-name`', 'Write the whole URL. The tag that triggered the run is `${{ github.ref_name }}`.');
    }
    if (PATH.test(value) && (0,_http_urls_js__WEBPACK_IMPORTED_MODULE_2__/* .parseWebUrl */ .BD)(value) === null) {
        throw new _mistake_js__WEBPACK_IMPORTED_MODULE_0__/* .InputMistake */ .rb('is not a valid absolute URL', 'Give the public `https:` URL of the plugin ZIP. If it is a file or folder on the runner, set `zip-path` to it instead.');
    }
    const url = (0,_parsers_js__WEBPACK_IMPORTED_MODULE_1__/* .parseHttpUrl */ .f$)(value);
    if (url.protocol === 'http:' && !(0,_http_urls_js__WEBPACK_IMPORTED_MODULE_2__/* .isLoopback */ .U9)(url))
        throw refuseHttp();
    return { kind: 'url', url, text: value, isSecret: (0,_http_urls_js__WEBPACK_IMPORTED_MODULE_2__/* .isSignedUrl */ .Es)(url) };
}
const PATH = /^([a-z]:[\\/]|(?![a-z][a-z0-9+.-]*:))/i;
function refuseHttp() {
    return new _mistake_js__WEBPACK_IMPORTED_MODULE_0__/* .InputMistake */ .rb('uses `http:`, so the package could be replaced on its way', 'Write `https:` instead; `http:` is accepted only when both it and `base-url` are on this machine.', 'zip_url');
}
function parseZipPath(value) {
    return value === '' ? undefined : { kind: 'path', path: value };
}
function parseRunId(value) {
    if (value === '')
        return undefined;
    if (!/^[1-9]\d{0,14}$/.test(value))
        throw new _mistake_js__WEBPACK_IMPORTED_MODULE_0__/* .InputMistake */ .rb((0,_mistake_js__WEBPACK_IMPORTED_MODULE_0__/* .isNot */ .w8)(value, 'not the number of a workflow run'));
    return Number(value);
}
const NAMES = { url: 'zip_url', path: 'zip-path', artifact: 'artifact-name' };
const ONE_OF = 'Give exactly one of `zip_url`, `zip-path` and `artifact-name`';
function chooseSource({ zipUrl, zipPath, artifactName, artifactRunId: runId }, service) {
    if (runId !== undefined && artifactName === undefined) {
        throw new _mistake_js__WEBPACK_IMPORTED_MODULE_0__/* .InputMistake */ .rb('needs `artifact-name`', 'Add `artifact-name`, or remove this input.', 'artifact-run-id');
    }
    const artifact = artifactName === undefined ? undefined : { kind: 'artifact', name: artifactName, runId };
    const [source, other] = [zipUrl, zipPath, artifact].filter((given) => given !== undefined);
    if (source === undefined) {
        throw new _mistake_js__WEBPACK_IMPORTED_MODULE_0__/* .InputMistake */ .rb('is empty, and so are `zip-path` and `artifact-name`', `${ONE_OF}: a public URL of the plugin ZIP, a file or folder on the runner, or a workflow artifact. An expression such as \`\${{ steps.ID.outputs.NAME }}\` is empty in every job but its own.`, 'zip_url');
    }
    if (other !== undefined)
        throw new _mistake_js__WEBPACK_IMPORTED_MODULE_0__/* .InputMistake */ .rb(`is given together with \`${NAMES[other.kind]}\``, `${ONE_OF}.`, NAMES[source.kind]);
    const isHere = service.baseUrl === _service_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_SERVICE */ .M4 || (0,_http_urls_js__WEBPACK_IMPORTED_MODULE_2__/* .isLoopback */ .U9)(service.baseUrl);
    if (source.kind === 'url' && source.url.protocol === 'http:' && !isHere)
        throw refuseHttp();
    return source;
}


/***/ }),

/***/ 4923:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  mc: () => (/* binding */ INPUTS),
  _E: () => (/* binding */ PUBLISH_INPUTS),
  mX: () => (/* binding */ RELEASE_INPUTS),
  qT: () => (/* binding */ RUN_INPUTS),
  Ki: () => (/* binding */ SERVICE_INPUTS),
  A9: () => (/* binding */ SOURCE_INPUTS),
  O9: () => (/* binding */ TOKEN_INPUTS),
  Yq: () => (/* binding */ choice),
  Ff: () => (/* binding */ collectOpenTexts),
  qb: () => (/* binding */ collectSecrets),
  Dc: () => (/* binding */ collectUrls)
});

// EXTERNAL MODULE: ./src/github/names.ts
var names = __nccwpck_require__(4567);
// EXTERNAL MODULE: ./src/http/urls.ts
var urls = __nccwpck_require__(88);
;// CONCATENATED MODULE: ./src/service/model.ts
const IF_PUBLISHED = ['skip', 'fail', 'publish'];

// EXTERNAL MODULE: ./src/action/inputs/accept-findings.ts
var accept_findings = __nccwpck_require__(9631);
// EXTERNAL MODULE: ./src/action/inputs/environment.ts
var environment = __nccwpck_require__(3899);
// EXTERNAL MODULE: ./src/action/inputs/parsers.ts
var parsers = __nccwpck_require__(1914);
// EXTERNAL MODULE: ./src/action/inputs/release.ts
var release = __nccwpck_require__(7999);
// EXTERNAL MODULE: ./src/action/inputs/service.ts
var service = __nccwpck_require__(8845);
// EXTERNAL MODULE: ./src/action/inputs/source.ts
var source = __nccwpck_require__(5937);
;// CONCATENATED MODULE: ./src/action/inputs/table.ts









function flag(name, standard = 'false') {
    return {
        name,
        default: standard,
        parse: parsers/* parseBoolean */.yG,
        fix: 'Write `true` or `false`, or leave the input out.',
    };
}
function choice(name, names, standard) {
    return {
        name,
        default: standard,
        choices: names,
        parse: (value) => (0,parsers/* pickOne */.w9)(value, names),
        fix: 'Write one of them, or leave the input out.',
    };
}
const SERVICE_INPUTS = {
    pluginId: {
        name: 'plugin_id',
        parse: service/* parsePluginId */.QA,
        fix: 'Set it to the plugin identifier from the dashboard of the service, such as `plugin_a1b2c3`.',
    },
    apiKey: {
        name: 'api-key',
        secret: 'PLUGIN_SERVICE_KEY',
        parse: service/* parseApiKey */.Xu,
        fix: 'Set it to the API key from the dashboard of the service.',
    },
    baseUrl: {
        name: 'base-url',
        variable: 'PLUGIN_SERVICE_URL',
        parse: service/* parseBaseUrl */.Q2,
        fix: 'Give the address of the service, such as `https://service.example`.',
    },
};
const SOURCE_INPUTS = {
    zipUrl: { name: 'zip_url', parse: source/* parseZipUrl */.Uv, fix: 'Give the public `https:` URL of the plugin ZIP.' },
    zipPath: { name: 'zip-path', parse: source/* parseZipPath */.gP, fix: 'Give the path of a file or folder.' },
    artifactName: {
        name: 'artifact-name',
        parse: (value) => (value === '' ? undefined : value),
        fix: 'Give the name of the artifact.',
    },
    artifactRunId: {
        name: 'artifact-run-id',
        parse: source/* parseRunId */._G,
        fix: 'Give the number in the URL of the run, such as `${{ github.event.workflow_run.id }}`, or leave the input out.',
    },
};
const PUBLISH_INPUTS = {
    slug: {
        name: 'slug',
        valueName: 'FOLDER',
        parse: parsers/* parseSlug */.dF,
        fix: "Write only the name of the plugin's folder, such as `my-plugin`, or leave the input out.",
    },
    packageChecks: choice('package-checks', parsers/* PACKAGE_CHECKS */.B2, 'error'),
    expectedVersion: {
        name: 'expected-version',
        default: 'auto',
        parse: parsers/* parseExpectedVersion */.q8,
        fix: 'Write a version such as `1.2.3`, `auto` to take it from the tag, or `any`.',
    },
    expectedSha256: {
        name: 'expected-sha256',
        valueName: 'DIGEST',
        parse: parsers/* parseSha256 */.tz,
        fix: 'Give it the output `sha256` of the step that built the package, such as `${{ needs.build.outputs.sha256 }}`, or leave the input out.',
    },
    acceptedFindings: {
        name: 'accept-findings',
        isList: true,
        valueName: 'IDS',
        parse: (value) => (0,accept_findings/* parseAcceptFindings */.ip)(value),
        fix: 'Copy the names of the checks from the log.',
    },
    compare: flag('compare', 'true'),
    timeoutMs: {
        name: 'timeout',
        valueName: 'SECONDS',
        default: '180',
        parse: parsers/* parseTimeout */.ZZ,
        fix: `Give a number above 0 and up to ${parsers/* MAX_TIMEOUT_S */.dR}, or leave the input out.`,
    },
    retries: {
        name: 'retries',
        valueName: 'NUMBER',
        default: '3',
        parse: parsers/* parseRetries */.ok,
        fix: 'Write a whole number from 0 to 10, or leave the input out.',
    },
    ifPublished: choice('if-published', IF_PUBLISHED, 'skip'),
    verify: flag('verify'),
};
const RUN_INPUTS = { isDryRun: flag('dry-run') };
const RELEASE_INPUTS = {
    tag: {
        name: 'release-tag',
        parse: (value) => (0,release/* parseTemplate */.QC)(value, {
            kind: 'a tag',
            isValid: names/* isTag */.dz,
            correct: (tag) => tag.replace(/^refs\/tags\//, '').replace(/\s+/g, '-'),
        }),
        fix: 'Write a tag such as `v{version}`, or leave the input out.',
    },
    notes: {
        name: 'release-notes',
        valueName: 'TEXT',
        isProse: true,
        parse: (value) => (value === '' ? undefined : value),
        fix: 'Write Markdown, or leave the input out.',
    },
    prerelease: {
        name: 'prerelease',
        default: 'auto',
        valueName: 'auto|true|false',
        parse: (value) => (0,parsers/* pickOne */.w9)(value.toLowerCase(), ['auto', 'true', 'false']),
        fix: 'Write one of them, or leave the input out.',
    },
    assetName: {
        name: 'asset-name',
        parse: (value) => (0,release/* parseTemplate */.QC)(value, {
            kind: 'the name of a release asset',
            isValid: names/* isAssetName */.MN,
            correct: (name) => (name.split(/[/\\]/).at(-1) ?? '').replace(/\s+/g, '-'),
        }),
        fix: 'Use only letters, digits and `.`, `_`, `+`, `-`, beginning with a letter or a digit, such as `{slug}-{version}.zip`.',
    },
    assetUrl: choice('asset-url', ['auto', 'public', 'signed'], 'auto'),
    overwrite: flag('overwrite'),
};
const TOKEN_INPUTS = {
    token: {
        name: 'github-token',
        secret: 'GITHUB_TOKEN',
        parse: release/* parseToken */.pI,
        fix: 'Leave the input out to use the token of the workflow.',
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
function collectSecrets(env) {
    const given = (0,environment/* listGivenInputs */.Nf)(env);
    const keys = [INPUTS.apiKey, INPUTS.token]
        .flatMap(({ name }) => (0,environment/* findSpellings */.t6)(given, name))
        .flatMap(({ value }) => ((0,environment/* isExpression */.BH)(value) ? [] : [value, value.trim()]));
    return [...new Set(keys)];
}
function collectUrls(env) {
    return [INPUTS.zipUrl, INPUTS.baseUrl].map((row) => (0,environment/* readValue */.wK)(env, row));
}
function collectOpenTexts(env) {
    const addresses = [INPUTS.baseUrl, INPUTS.zipUrl].map((row) => (0,urls/* parseUrl */.Dl)((0,environment/* readValue */.wK)(env, row)));
    return [
        (0,environment/* readValue */.wK)(env, INPUTS.pluginId),
        (0,environment/* readValue */.wK)(env, INPUTS.slug),
        env['GITHUB_REPOSITORY'] ?? '',
        ...addresses.flatMap((url) => (url === null ? [] : [url.host, url.pathname])),
    ];
}


/***/ }),

/***/ 8592:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Fj: () => (/* binding */ createSanitiser),
/* harmony export */   bs: () => (/* binding */ createQuote),
/* harmony export */   h: () => (/* binding */ createLogger),
/* harmony export */   kQ: () => (/* binding */ createGrowingSanitiser)
/* harmony export */ });
/* harmony import */ var _http_urls_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(88);
/* harmony import */ var _shared_hide_queries_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6331);
/* harmony import */ var _shared_quote_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6717);
/* harmony import */ var _shared_secret_forms_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2631);




const MASK = '***';
const QUOTE_LENGTH = 500;
const MAX_QUOTED_LENGTH = 16 * 1024;
function createSanitiser(secrets) {
    const mask = (0,_shared_secret_forms_js__WEBPACK_IMPORTED_MODULE_0__/* .createMasker */ .aD)(secrets, MASK);
    return (text) => mask((0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .showInvisible */ .jQ)(text))
        .replace(/:(?=:)/g, ': ')
        .replace(/##(?=\[)/g, '## ');
}
function createGrowingSanitiser(initial, open = []) {
    let secrets = initial;
    let urls = [];
    let known = open;
    const isPublic = (value) => value !== '' && known.some((text) => text.includes(value));
    const listUrlSecrets = () => [...new Set(urls.flatMap((url) => (0,_http_urls_js__WEBPACK_IMPORTED_MODULE_2__/* .collectUrlSecrets */ .hR)(url, isPublic)))];
    const create = () => createSanitiser([...secrets, ...listUrlSecrets()]);
    let current = create();
    return {
        sanitise: (text) => current(text),
        addSecret: (secret) => {
            secrets = [...secrets, secret];
            current = create();
        },
        addUrl: (url) => {
            urls = [...urls, url];
            current = create();
        },
        addPublic: (texts) => {
            known = [...known, ...texts];
            current = create();
        },
        listUrlSecrets,
    };
}
function createQuote(sanitise) {
    return (text) => {
        const line = text.replace(/\s+/g, ' ').trim().slice(0, MAX_QUOTED_LENGTH);
        const safe = sanitise((0,_shared_hide_queries_js__WEBPACK_IMPORTED_MODULE_3__/* .hideQueries */ .N)(line));
        return safe.length > QUOTE_LENGTH ? `${safe.slice(0, QUOTE_LENGTH).toWellFormed()}…` : safe;
    };
}
function createLogger(sanitise, printer) {
    let held;
    const annotate = (kind) => (title, text, place) => {
        const shown = {
            title: sanitise(title),
            ...(place && { file: sanitise(place.file) }),
            ...(place?.line !== undefined && { startLine: place.line }),
        };
        const show = () => printer.annotate(kind, sanitise(text), shown);
        if (held === undefined)
            show();
        else
            held.push(show);
    };
    const info = (text) => printer.info(sanitise(text));
    return {
        info,
        repeat: (text) => printer.info(sanitise((0,_shared_hide_queries_js__WEBPACK_IMPORTED_MODULE_3__/* .hideQueries */ .N)(text))),
        debug: (text) => {
            if (printer.isDebug())
                printer.debug(sanitise((0,_shared_hide_queries_js__WEBPACK_IMPORTED_MODULE_3__/* .hideQueries */ .N)(text)));
        },
        startGroup: (title) => {
            printer.startGroup(sanitise(title));
            held = [];
        },
        endGroup: (line) => {
            printer.endGroup();
            info(line);
            const waiting = held ?? [];
            held = undefined;
            for (const show of waiting)
                show();
        },
        notice: annotate('notice'),
        warning: annotate('warning'),
        error: annotate('error'),
    };
}


/***/ }),

/***/ 3147:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ runAction)
/* harmony export */ });
/* unused harmony export explainEnd */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__nccwpck_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__nccwpck_require__.n(node_os__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _http_proxy_js__WEBPACK_IMPORTED_MODULE_9__ = __nccwpck_require__(7856);
/* harmony import */ var _http_send_js__WEBPACK_IMPORTED_MODULE_8__ = __nccwpck_require__(4486);
/* harmony import */ var _shared_clock_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(6103);
/* harmony import */ var _shared_publish_error_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(5805);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(8592);
/* harmony import */ var _runner_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(5242);
/* harmony import */ var _steps_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(7853);










const NAME = /^[\w.+-]+$/;
const NEEDED_TO_END = /^(?:GITHUB_(?:OUTPUT|STEP_SUMMARY)|RUNNER_DEBUG|HOME|PATH|TMPDIR|TEMP|TMP|SystemRoot|windir)$/i;
async function runAction(collectTexts, createAction, runner = (0,_runner_js__WEBPACK_IMPORTED_MODULE_3__/* .createRunner */ .j)({ ...process.env })) {
    const run = startRun(collectTexts, runner);
    const { work, explainCancellation, report } = createAction(run);
    let errors = [];
    try {
        await work();
    }
    catch (thrown) {
        errors = explainEnd(thrown, run.tools.cancellation, explainCancellation);
        traceFailure(run.tools, thrown);
    }
    await endRun(run, runner, await report(errors));
}
function startRun(collectTexts, runner) {
    process.exitCode = 1;
    process.noDeprecation = true;
    const machine = readMachine(runner);
    const { env } = machine;
    const { secrets, urls, open } = collectTexts(env);
    const maskSecrets = (values) => values.forEach(runner.mask);
    maskSecrets(secrets);
    const { sanitise, addSecret, addUrl, addPublic, listUrlSecrets } = (0,_log_js__WEBPACK_IMPORTED_MODULE_4__/* .createGrowingSanitiser */ .kQ)(secrets, open);
    const maskUrl = (url) => {
        addUrl(url);
        maskSecrets(listUrlSecrets().filter((secret) => !NAME.test(secret)));
    };
    urls.forEach(maskUrl);
    const cancelling = listenForCancellation();
    const cancellation = cancelling.signal;
    const stopping = new AbortController();
    const ending = AbortSignal.any([cancellation, stopping.signal]);
    const clock = (0,_shared_clock_js__WEBPACK_IMPORTED_MODULE_5__/* .createClock */ .ts)(ending);
    const steps = (0,_steps_js__WEBPACK_IMPORTED_MODULE_6__/* .createSteps */ .E5)((0,_log_js__WEBPACK_IMPORTED_MODULE_4__/* .createLogger */ .h)(sanitise, runner.printer), clock, () => isByPerson(cancellation));
    const { log } = steps;
    const tools = {
        send: createTracedSender(ending, env, { log, clock }),
        sendAfterwards: createLastSender(env, { log, clock }),
        cancellation,
        clock,
        random: Math.random,
        randomHex: (bytes) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(bytes).toString('hex'),
        log,
        quote: (0,_log_js__WEBPACK_IMPORTED_MODULE_4__/* .createQuote */ .bs)(sanitise),
        mask: (secret) => {
            addSecret(secret);
            maskSecrets([secret]);
        },
        maskUrl,
        declarePublic: addPublic,
    };
    return {
        machine,
        outputs: runner.outputs,
        tools,
        steps,
        sanitise,
        maskRest: () => maskSecrets(listUrlSecrets().filter((secret) => NAME.test(secret))),
        clearEnvironment: () => {
            for (const name of Object.keys(process.env))
                if (!NEEDED_TO_END.test(name))
                    Reflect.deleteProperty(process.env, name);
        },
        cancel: (reason) => cancelling.abort(reason),
        stop: () => stopping.abort(),
    };
}
async function endRun({ tools: { log }, maskRest, stop }, { writeSummary }, { errors, outcome, renderSummary, unaffected }) {
    stop();
    maskRest();
    for (const { title, message, hint } of errors.filter(({ isReported }) => !isReported)) {
        log.error(title, `${message} ${hint}`);
    }
    const summarise = async () => writeSummary?.(renderSummary());
    await summarise().catch(() => {
        if (errors.length === 0)
            log.warning('No job summary', `The job summary could not be written: check the disk space of the runner. ${unaffected}`);
    });
    log.info(outcome);
    if (errors.length === 0)
        process.exitCode = 0;
}
function traceFailure({ log, cancellation }, thrown) {
    const reason = cancellation.reason;
    log.debug((0,_shared_publish_error_js__WEBPACK_IMPORTED_MODULE_7__/* .describeCauses */ .wh)(reason instanceof Crash ? reason.error : thrown));
}
function readMachine({ env, files }) {
    const { GITHUB_WORKSPACE: workspace = '', RUNNER_TEMP: temporaryFolder = '' } = env;
    return {
        env,
        workspace: workspace === '' ? process.cwd() : workspace,
        temporaryFolder: temporaryFolder === '' ? (0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)() : temporaryFolder,
        ownFiles: files.flatMap((path) => findRealPath(path) ?? []),
    };
}
function findRealPath(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(path);
    }
    catch {
        return undefined;
    }
}
function createTracedSender(cancellation, env, tools) {
    return (0,_http_send_js__WEBPACK_IMPORTED_MODULE_8__/* .traceRequests */ .u)((0,_http_proxy_js__WEBPACK_IMPORTED_MODULE_9__/* .requireReadableProxy */ .ER)((0,_http_send_js__WEBPACK_IMPORTED_MODULE_8__/* .createSender */ .a)(cancellation), env), tools);
}
const LAST_TIMEOUT_MS = 5_000;
function createLastSender(env, tools) {
    const send = createTracedSender(new AbortController().signal, env, tools);
    return (request) => send({ ...request, timeoutMs: Math.min(request.timeoutMs, LAST_TIMEOUT_MS) });
}
function listenForCancellation() {
    const controller = new AbortController();
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGBREAK'])
        process.on(signal, () => controller.abort());
    process.on('uncaughtException', (error) => controller.abort(new Crash(error)));
    return controller;
}
function isByPerson({ aborted, reason }) {
    return aborted && reason instanceof DOMException;
}
class Crash {
    error;
    constructor(error) {
        this.error = error;
    }
}
function explainEnd(thrown, { aborted, reason }, explainCancellation) {
    const errors = (0,_shared_publish_error_js__WEBPACK_IMPORTED_MODULE_7__/* .toPublishErrors */ .I7)(thrown);
    const isLive = errors.every(({ code }) => code === 'after-publish' || code === 'already-published');
    if (!aborted || isLive)
        return errors;
    return reason instanceof Crash ? (0,_shared_publish_error_js__WEBPACK_IMPORTED_MODULE_7__/* .toPublishErrors */ .I7)(reason.error) : [explainCancellation()];
}


/***/ }),

/***/ 5242:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ createRunner)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8524);

const ANNOTATE = { error: _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3, warning: _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e, notice: _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .notice */ .lm };
function createRunner(env) {
    const { GITHUB_OUTPUT: outputs = '', GITHUB_STEP_SUMMARY: summary = '' } = env;
    return {
        env,
        printer: {
            info: _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .info */ .pq,
            isDebug: _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .isDebug */ ._o,
            debug: _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .debug */ .Yz,
            startGroup: _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .startGroup */ .Oh,
            endGroup: _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .endGroup */ .N4,
            annotate: (kind, text, place) => ANNOTATE[kind](text, { ...place }),
        },
        mask: _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setSecret */ .Pq,
        outputs: { name: 'the file that `GITHUB_OUTPUT` names', set: _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setOutput */ .uH },
        writeSummary: summary === '' ? undefined : (markdown) => _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .summary */ .z.addRaw(markdown).write(),
        files: [outputs, summary].filter((path) => path !== ''),
    };
}


/***/ }),

/***/ 7853:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   E5: () => (/* binding */ createSteps),
/* harmony export */   SC: () => (/* binding */ describeRepeats),
/* harmony export */   Sr: () => (/* binding */ STEP_MARKS)
/* harmony export */ });
/* harmony import */ var _shared_format_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6338);

const STEP_MARKS = {
    done: '✔',
    inconclusive: '–',
    failed: '✘',
};
const SILENT_MS = 20_000;
const TICK_MS = 5_000;
const repeatByTimer = (work) => {
    const timer = setInterval(work, TICK_MS).unref();
    return () => clearInterval(timer);
};
function createSteps(log, clock, isCancelled = () => false, repeatWork = repeatByTimer) {
    const beginMs = clock.now();
    const done = [];
    let repeats = 0;
    let toldMs = beginMs;
    const run = async (title, work, describe, waiting = title) => {
        const startMs = clock.now();
        repeats = 0;
        toldMs = startMs;
        log.startGroup(title);
        const stop = repeatWork(() => {
            const nowMs = clock.now();
            if (nowMs - toldMs < SILENT_MS)
                return;
            toldMs = nowMs;
            log.info(`${waiting}, ${(0,_shared_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(nowMs - startMs)}`);
        });
        const end = (outcome, result) => {
            stop();
            const step = {
                title,
                startMs: startMs - beginMs,
                durationMs: clock.now() - startMs,
                repeats,
                outcome,
                result,
            };
            done.push(step);
            log.endGroup(describeStep(step));
        };
        try {
            const result = await work();
            const described = describe(result);
            if (typeof described === 'string')
                end('done', described);
            else
                end('inconclusive', described.inconclusive);
            return result;
        }
        catch (error) {
            if (isCancelled())
                end('inconclusive', 'cancelled');
            else
                end('failed');
            throw error;
        }
    };
    const repeat = (text) => {
        repeats += 1;
        toldMs = clock.now();
        log.repeat(text);
    };
    const info = (text) => {
        toldMs = clock.now();
        log.info(text);
    };
    return { run, done, log: { ...log, info, repeat } };
}
function describeStep({ title, durationMs, repeats, outcome, result }) {
    const time = [(0,_shared_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(durationMs), ...(repeats === 0 ? [] : [describeRepeats(repeats)])].join(', ');
    return `${STEP_MARKS[outcome]} ${title} (${time})${result === undefined ? '' : `: ${result}`}`;
}
function describeRepeats(repeats) {
    return `${repeats} repeat${repeats === 1 ? '' : 's'}`;
}


/***/ }),

/***/ 4743:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ createSourceLocator)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__nccwpck_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path_posix__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3916);
/* harmony import */ var node_path_posix__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__nccwpck_require__.n(node_path_posix__WEBPACK_IMPORTED_MODULE_2__);



function createSourceLocator(root) {
    return (path = '', line, sourceFolder = '.') => {
        const isOrdinary = path !== '' && !path.split('/').some((part) => part === '..' || part.includes('\\'));
        if (root === undefined || root === '' || !isOrdinary || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(sourceFolder))
            return undefined;
        const candidates = [path, path.slice(path.indexOf('/') + 1)].map((name) => (0,node_path_posix__WEBPACK_IMPORTED_MODULE_2__.join)(sourceFolder, name));
        const file = candidates.find((candidate) => isFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, candidate)));
        return file === undefined ? undefined : { file, line };
    };
}
function isFile(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path).isFile();
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 2026:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   M3: () => (/* binding */ renderChangesLine),
/* harmony export */   O1: () => (/* binding */ renderChanges),
/* harmony export */   dt: () => (/* binding */ countLibraries),
/* harmony export */   hF: () => (/* binding */ describeDifference),
/* harmony export */   ii: () => (/* binding */ listChangeLines),
/* harmony export */   vB: () => (/* binding */ writeChanges)
/* harmony export */ });
/* unused harmony exports describeComparison, formatSizes */
/* harmony import */ var _shared_format_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6338);
/* harmony import */ var _shared_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(1680);
/* harmony import */ var _shared_quote_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6717);



function describeComparison(comparison) {
    if (!comparison.isCompared)
        return `Not compared: ${comparison.why}`;
    return `${describeDifference(comparison.difference)}, compared with ${comparison.what}`;
}
function describeDifference(difference) {
    const { packedBytes } = difference;
    return `${countFiles(difference)} · ${formatSizes(packedBytes)}`;
}
function countFiles({ added, removed, changed }) {
    if (added.length + removed.length + changed.length === 0)
        return 'No file changed';
    const counts = [
        [changed.length, 'changed'],
        [added.length, 'added'],
        [removed.length, 'removed'],
    ];
    const [[first, verb] = [0, ''], ...others] = counts.filter(([count]) => count > 0);
    return [
        `${first} ${first === 1 ? 'file' : 'files'} ${verb}`,
        ...others.map(([count, what]) => `${count} ${what}`),
    ].join(', ');
}
function formatSizes({ from, to }) {
    const [before, after] = [(0,_shared_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatSize */ .Xq)(from), (0,_shared_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatSize */ .Xq)(to)];
    const [number, unit] = before.split(' ');
    return after.endsWith(` ${unit ?? ''}`) ? `${number ?? ''} → ${after}` : `${before} → ${after}`;
}
const TOP = 'top level';
const MAX_PARTS = 30;
function listChangeLines(comparison) {
    if (!comparison.isCompared)
        return [`Not compared: ${comparison.why}.`];
    const line = `Changes: ${describeComparison(comparison)}.`;
    const { parts, headers } = comparison.difference;
    return [
        line,
        ...parts.slice(0, MAX_PARTS).map((part) => `  ${namePart(part, _shared_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteName */ .AB)}: ${describePart(part)}`),
        ...(parts.length > MAX_PARTS ? [`  and ${parts.length - MAX_PARTS} more folders`] : []),
        ...headers.map(({ label, from, to }) => `  ${label}: ${showValue(from)} → ${showValue(to)}`),
        ...listLibraryLines(comparison),
    ];
}
function countLibraries({ libraries = [] }) {
    const counts = Map.groupBy(libraries, ({ change }) => change);
    return [...counts].map(([change, { length }]) => `${length} ${change}`).join(', ');
}
function listLibraryLines(comparison) {
    const counts = countLibraries(comparison);
    return counts === ''
        ? []
        : [`  Libraries: ${counts}`, ...listLibraries(comparison).map((line) => `    ${line}`)];
}
function listLibraries({ libraries = [] }) {
    const shown = libraries.slice(0, MAX_LIBRARIES).map(({ change, name, from, to }) => {
        const versions = [from, to].filter((version) => version !== '').map((version) => (0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteName */ .AB)(version));
        return `${change} ${(0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteName */ .AB)(name)} ${versions.join(' → ')}`.trim();
    });
    const more = libraries.length - shown.length;
    return [...shown, ...(more > 0 ? [`and ${more} more`] : [])];
}
const MAX_LIBRARIES = 100;
function namePart({ name }, show) {
    return name === '' ? TOP : show(name);
}
function describePart(part) {
    const { files, unpackedBytes } = part;
    return `${countFiles(part)}; ${files.from} → ${files.to} files, ${formatSizes(unpackedBytes)}`;
}
function showValue(value) {
    return value === '' ? 'none' : (0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteName */ .AB)(value);
}
function writeChanges(comparison, sanitise) {
    if (comparison?.isCompared !== true)
        return '';
    const { from, to, added, removed, changed, packedBytes, unpackedBytes } = comparison.difference;
    return JSON.stringify({
        from: sanitise(from.header.version),
        to: sanitise(to.header.version),
        added: added.length,
        removed: removed.length,
        changed: changed.length,
        packedBytes,
        unpackedBytes,
    });
}
const MAX_NAMES = 50;
const MAX_BYTES = 128 * 1024;
function renderChangesLine(comparison, sanitise) {
    return (0,_shared_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .renderProse */ .E9)(sanitise(describeComparison(comparison)));
}
function renderChanges(comparison, sanitise) {
    if (!comparison.isCompared)
        return [];
    const { difference } = comparison;
    const isOpen = isShort(difference);
    const blocks = [
        ...renderParts(difference, sanitise, isOpen),
        ...renderHeaders(difference, sanitise),
        ...renderLibraries(comparison, sanitise),
    ];
    return blocks.length === 0 ? [] : [(0,_shared_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .renderFolded */ .jq)('What this version changes', blocks, isOpen)];
}
const FEW_FILES = 10;
function isShort({ parts }) {
    const files = parts.flatMap(({ changed, added, removed }) => [...changed, ...added, ...removed]);
    return files.length <= FEW_FILES;
}
function renderParts({ parts }, sanitise, isOpen) {
    if (parts.length === 0)
        return [];
    const code = (name) => (0,_shared_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .renderCode */ .cR)(sanitise((0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .cutName */ .CI)(name)));
    const shown = parts.slice(0, MAX_PARTS);
    const rows = shown.map((part) => [
        namePart(part, code),
        ...[part.changed, part.added, part.removed].map(({ length }) => (length === 0 ? '' : String(length))),
        `${part.files.from} → ${part.files.to}`,
        formatSizes(part.unpackedBytes),
    ]);
    const more = parts.length - shown.length;
    const table = (0,_shared_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .renderTable */ .bo)(['Part', 'Changed', 'Added', 'Removed', 'Files', 'Unpacked'], rows);
    const counts = parts.length === 1 || isOpen ? [] : [table, ...(more > 0 ? [`And ${more} more folders.`] : [])];
    return [...counts, ...renderNames(shown, code)];
}
function renderNames(parts, code) {
    const lines = [];
    let bytes = 0;
    for (const part of parts) {
        const line = `- ${namePart(part, code)}: ${listNames(part, code)}`;
        bytes += Buffer.byteLength(line);
        if (bytes > MAX_BYTES) {
            lines.push(`- and the files of ${parts.length - lines.length} more`);
            break;
        }
        lines.push(line);
    }
    return [lines.join('\n')];
}
function listNames({ name, ...part }, code) {
    let left = MAX_NAMES;
    const kinds = ['removed', 'added', 'changed'].flatMap((kind) => {
        const shown = part[kind].slice(0, left).map((path) => code(path.slice(name.length)));
        left -= shown.length;
        const more = part[kind].length - shown.length;
        if (more > 0)
            shown.push(shown.length === 0 ? String(more) : `and ${more} more`);
        return shown.length === 0 ? [] : [`${kind} ${shown.join(', ')}`];
    });
    return kinds.join('; ');
}
function renderLibraries(comparison, sanitise) {
    const lines = listLibraries(comparison).map((line) => `- ${(0,_shared_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .renderProse */ .E9)(sanitise(line))}`);
    return lines.length === 0 ? [] : [`Libraries: ${countLibraries(comparison)}`, lines.join('\n')];
}
function renderHeaders({ headers: all }, sanitise) {
    const headers = all.filter(({ label }) => label !== 'Version');
    if (headers.length === 0)
        return [];
    const prose = (value) => (0,_shared_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .renderProse */ .E9)(sanitise(showValue(value)));
    return [(0,_shared_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .renderFacts */ .Id)(headers.map(({ label, from, to }) => [label, `${prose(from)} → ${prose(to)}`]))];
}


/***/ }),

/***/ 9675:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   EH: () => (/* binding */ createDownloadBudget),
/* harmony export */   aF: () => (/* binding */ LimitReached),
/* harmony export */   r5: () => (/* binding */ createLimits),
/* harmony export */   rG: () => (/* binding */ MAX_DURATION_MS)
/* harmony export */ });
const MAX_FINDING = 3;
const MAX_DOWNLOADS = 2;
const MAX_DURATION_MS = 30_000;
function createDownloadBudget() {
    return { left: MAX_DOWNLOADS };
}
class LimitReached extends Error {
    constructor(message) {
        super(message);
        this.name = 'LimitReached';
    }
}
function createLimits(send, clock, downloads) {
    const endMs = clock.now() + MAX_DURATION_MS;
    let finding = MAX_FINDING;
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
        read: async (request) => sendInTime(request),
        beginDownload: () => {
            if (downloads.left <= 0)
                throw new LimitReached(`this run has downloaded ${MAX_DOWNLOADS} packages already`);
            downloads.left -= 1;
        },
        countMiss: () => {
            finding -= 1;
        },
    };
}


/***/ }),

/***/ 4567:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   EM: () => (/* binding */ MAX_NAME_LENGTH),
/* harmony export */   MN: () => (/* binding */ isAssetName),
/* harmony export */   TI: () => (/* binding */ HOST_NAME),
/* harmony export */   dz: () => (/* binding */ isTag)
/* harmony export */ });
const HOST_NAME = 'GitHub';
const MAX_NAME_LENGTH = 200;
function isTag(text) {
    return (/^[^\s\p{C}~^:?*[\\]+$/u.test(text) &&
        !/^[-/.]|\.\.|\/\/|\/\.|@\{|\.lock(\/|$)|[/.]$|^@$|^refs\//.test(text));
}
function isAssetName(text) {
    return /^[A-Za-z0-9][A-Za-z0-9._+-]*$/.test(text);
}


/***/ }),

/***/ 6665:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ createPackageHost)
/* harmony export */ });
/* harmony import */ var _github_names_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4567);
/* harmony import */ var _shared_publish_error_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5805);


function createPackageHost(inputs, tools) {
    const { repository, retries, timeoutMs } = inputs;
    const send = (request) => tools.cancellation.aborted ? tools.sendAfterwards(request) : tools.send(request);
    const ports = { ...tools, retries, timeoutMs, send };
    const call = async (work) => {
        if (repository === undefined)
            throw explainNoRepository();
        const hosting = await Promise.all(/* import() */[__nccwpck_require__.e(145), __nccwpck_require__.e(280)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9280));
        return work(hosting, repository, ports);
    };
    return {
        name: _github_names_js__WEBPACK_IMPORTED_MODULE_0__/* .HOST_NAME */ .TI,
        host: (spec, isLive) => call((hosting, ...place) => hosting.hostPackage(spec, ...place, isLive)),
        find: (tag) => call((hosting, ...place) => hosting.findReleasesOf(tag, ...place)),
        repair: (spec, known) => call((hosting, ...place) => hosting.repairRelease(spec, known, ...place)),
        tag: (spec) => call((hosting, ...place) => hosting.tagRelease(spec, ...place)),
        planHosting: (spec) => call((hosting, ...place) => hosting.planHosting(spec, ...place)),
        planRepair: (spec, known) => call((hosting, ...place) => hosting.planRepair(spec, known, ...place)),
        planTag: (spec) => call((hosting, ...place) => hosting.planTag(spec, ...place)),
        signAssetUrl: async (url) => [repository?.serverUrl.origin, repository?.apiUrl.origin].includes(url.origin)
            ? call((hosting, ...place) => hosting.signAssetUrl(url, ...place))
            : undefined,
    };
}
function explainNoRepository() {
    return new _shared_publish_error_js__WEBPACK_IMPORTED_MODULE_1__/* .PublishError */ .S1({
        code: 'input',
        title: 'Input github-token',
        message: 'The package needs a release on GitHub, but there is no token or no repository.',
        hint: 'Run this in a workflow, and leave `github-token` out or set it to `${{ github.token }}`.',
    });
}


/***/ }),

/***/ 2551:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ isCredential)
/* harmony export */ });
function isCredential(text) {
    return /^[\x21-\x7e]+$/.test(text);
}


/***/ }),

/***/ 7856:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   D2: () => (/* binding */ describeUnreadable),
/* harmony export */   ER: () => (/* binding */ requireReadableProxy),
/* harmony export */   Jp: () => (/* binding */ findUnreadableProxy),
/* harmony export */   jL: () => (/* binding */ hasProxy)
/* harmony export */ });
/* harmony import */ var _actions_http_client_lib_proxy__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9783);
/* harmony import */ var _transport_error_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4098);
/* harmony import */ var _urls_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(88);



function findUnreadableProxy(url, env) {
    const names = url.protocol === 'https:' ? ['https_proxy', 'HTTPS_PROXY'] : ['http_proxy', 'HTTP_PROXY'];
    const name = names.find((variable) => env[variable]);
    if (name === undefined || isProxyAddress(env[name] ?? '') || (0,_actions_http_client_lib_proxy__WEBPACK_IMPORTED_MODULE_0__/* .checkBypass */ .H)(url))
        return undefined;
    return name;
}
function isProxyAddress(text) {
    const url = (0,_urls_js__WEBPACK_IMPORTED_MODULE_1__/* .parseWebUrl */ .BD)(text.trim());
    try {
        if (url !== null)
            decodeURIComponent(url.username + url.password);
        return url !== null;
    }
    catch {
        return false;
    }
}
function hasProxy(url) {
    return Boolean((0,_actions_http_client_lib_proxy__WEBPACK_IMPORTED_MODULE_0__/* .getProxyUrl */ .s)(url)?.hostname);
}
function describeUnreadable(name) {
    return `the environment variable \`${name}\` is no URL of a proxy`;
}
function requireReadableProxy(send, env) {
    return async (request) => {
        const name = findUnreadableProxy(request.url, env);
        if (name === undefined)
            return send(request);
        throw new _transport_error_js__WEBPACK_IMPORTED_MODULE_2__/* .TransportError */ .wX('proxy-address', describeUnreadable(name), false);
    };
}


/***/ }),

/***/ 6951:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   BL: () => (/* binding */ createLookup),
/* harmony export */   e2: () => (/* binding */ assertNotInside),
/* harmony export */   uI: () => (/* binding */ leadsInside)
/* harmony export */ });
/* harmony import */ var node_dns__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(610);
/* harmony import */ var node_dns__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_dns__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7030);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__nccwpck_require__.n(node_net__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _transport_error_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(4098);
/* harmony import */ var _urls_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(88);




const NETWORKS = {
    v4: [
        ['10.0.0.0', 8],
        ['100.64.0.0', 10],
        ['168.63.129.16', 32],
        ['169.254.0.0', 16],
        ['172.16.0.0', 12],
        ['192.0.0.0', 24],
        ['192.168.0.0', 16],
        ['198.18.0.0', 15],
        ['224.0.0.0', 3],
    ],
    v6: [
        ['fc00::', 7],
        ['fe80::', 10],
        ['fec0::', 10],
        ['ff00::', 8],
        ['2002::', 16],
        ['2001::', 32],
        ['64:ff9b:1::', 48],
    ],
};
const MACHINES = {
    v4: [
        ['0.0.0.0', 8],
        ['127.0.0.0', 8],
    ],
    v6: [['::', 96]],
};
const lists = new Map();
function isIn(networks, address) {
    const list = lists.get(networks) ?? createList(networks);
    lists.set(networks, list);
    return list.check(address, (0,node_net__WEBPACK_IMPORTED_MODULE_1__.isIP)(address) === 6 ? 'ipv6' : 'ipv4');
}
function createList({ v4, v6 }) {
    const list = new node_net__WEBPACK_IMPORTED_MODULE_1__.BlockList();
    for (const [address, bits] of v4) {
        list.addSubnet(address, bits, 'ipv4');
        list.addSubnet(`64:ff9b::${address}`, 96 + bits, 'ipv6');
    }
    for (const [address, bits] of v6)
        list.addSubnet(address, bits, 'ipv6');
    return list;
}
function readDepth(address) {
    if (isIn(MACHINES, address))
        return 2;
    return isIn(NETWORKS, address) ? 1 : 0;
}
function readHostDepth(url) {
    if ((0,_urls_js__WEBPACK_IMPORTED_MODULE_2__/* .isThisMachine */ .YY)(url))
        return 2;
    const address = url.hostname.replace(/^\[|\]$/g, '');
    return (0,node_net__WEBPACK_IMPORTED_MODULE_1__.isIP)(address) === 0 ? undefined : readDepth(address);
}
async function measureDepth(url) {
    return (readHostDepth(url) ??
        (await new Promise((resolve) => {
            node_dns__WEBPACK_IMPORTED_MODULE_0___default().lookup(url.hostname, { all: true }, (error, found) => {
                const depths = error === null ? found.map(({ address }) => readDepth(address)) : [];
                resolve(depths.length === 0 ? 0 : Math.min(...depths));
            });
        })));
}
async function leadsInside(url, namedBy) {
    const depth = readHostDepth(url) ?? 0;
    return depth > 0 && depth > (await measureDepth(namedBy));
}
function createLookup(namedBy) {
    return (hostname, options, callback) => {
        node_dns__WEBPACK_IMPORTED_MODULE_0___default().lookup(hostname, { ...options, all: true }, (error, found) => {
            if (error !== null)
                callback(error, []);
            else
                void pass(found);
        });
        const pass = async (found) => {
            const depth = Math.max(0, ...found.map(({ address }) => readDepth(address)));
            const [first] = found;
            if (depth > 0 && depth > (await measureDepth(namedBy)))
                callback(privateError(), []);
            else if (options.all === true)
                callback(null, [...found]);
            else
                callback(null, first?.address ?? '', first?.family);
        };
    };
}
async function assertNotInside(url, namedBy) {
    if (await leadsInside(url, namedBy))
        throw privateError();
}
function privateError() {
    return new _transport_error_js__WEBPACK_IMPORTED_MODULE_3__/* .TransportError */ .wX('private', 'its address is private, and who named it is not in that network', false);
}


/***/ }),

/***/ 6790:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   FE: () => (/* binding */ followRedirects),
/* harmony export */   GO: () => (/* binding */ describeRedirect),
/* harmony export */   Lx: () => (/* binding */ RedirectError)
/* harmony export */ });
/* harmony import */ var _urls_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(88);

const MAX_REDIRECTS = 5;
class RedirectError extends Error {
    target;
    constructor(target) {
        super(target === undefined ? `redirects more than ${MAX_REDIRECTS} times` : 'redirects to an unsafe address');
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
        const target = (0,_urls_js__WEBPACK_IMPORTED_MODULE_0__/* .parseUrl */ .Dl)(location, url);
        if (target === null || !(0,_urls_js__WEBPACK_IMPORTED_MODULE_0__/* .isSafeFrom */ .cb)(target, url))
            throw new RedirectError(target);
        url = target;
    }
    throw new RedirectError(undefined);
}
function describeRedirect({ target, message }, quote) {
    if (target === undefined)
        return message;
    const shown = target === null ? 'nowhere' : (0,_urls_js__WEBPACK_IMPORTED_MODULE_0__/* .showTarget */ .Rg)(target, quote);
    if (target?.protocol === 'https:' && (0,_urls_js__WEBPACK_IMPORTED_MODULE_0__/* .isSafe */ .IP)(target))
        return `redirects to ${shown}, which leads to the runner itself`;
    return `redirects to ${shown}, which is not a plain \`https:\` address`;
}


/***/ }),

/***/ 8902:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $4: () => (/* binding */ REPEAT_BUDGET_MS),
/* harmony export */   VT: () => (/* binding */ retryIfUnprocessed),
/* harmony export */   WG: () => (/* binding */ isPassing),
/* harmony export */   gY: () => (/* binding */ isRefusedForNow),
/* harmony export */   mu: () => (/* binding */ parseRetryAfter),
/* harmony export */   t0: () => (/* binding */ sendWithRepeats),
/* harmony export */   wy: () => (/* binding */ retryIdempotent),
/* harmony export */   x9: () => (/* binding */ repeatRequest)
/* harmony export */ });
/* harmony import */ var _shared_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6103);
/* harmony import */ var _transport_error_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4098);


const REPEAT_BUDGET_MS = 90_000;
async function sendWithRepeats(request, rule, { send, ...tools }, limits) {
    const { method, url } = request;
    return repeatRequest(`${method} ${url.host}`, () => send(request), rule, tools, limits);
}
async function repeatRequest(shown, attempt, rule, { clock, log, random, onRepeat, }, { retries, budgetMs }) {
    const startMs = clock.now();
    for (let repeats = 0;; repeats += 1) {
        const outcome = await settle(attempt());
        const repeat = rule(outcome, clock.wallNow());
        const waitMs = repeat?.afterMs ?? (0,_shared_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .chooseBackoffMs */ .mG)(repeats, random);
        const isOver = repeats >= retries || clock.now() - startMs + waitMs > budgetMs;
        if (repeat === undefined || isOver) {
            if (outcome instanceof _transport_error_js__WEBPACK_IMPORTED_MODULE_1__/* .TransportError */ .wX)
                throw outcome;
            return outcome;
        }
        const waitS = (waitMs / 1000).toFixed(1);
        onRepeat?.();
        log.repeat(`${shown}: ${repeat.why}; trying again in ${waitS} s (${repeats + 1} of ${retries}).`);
        await clock.sleep(waitMs);
    }
}
async function settle(answer) {
    return answer.catch((error) => {
        if (error instanceof _transport_error_js__WEBPACK_IMPORTED_MODULE_1__/* .TransportError */ .wX)
            return error;
        throw error;
    });
}
const retryIdempotent = (outcome, wallClockMs) => {
    if (outcome instanceof _transport_error_js__WEBPACK_IMPORTED_MODULE_1__/* .TransportError */ .wX) {
        return (0,_transport_error_js__WEBPACK_IMPORTED_MODULE_1__/* .isLasting */ .dJ)(outcome.failure) ? undefined : { why: outcome.message };
    }
    const { status } = outcome;
    return isPassing(status) ? { why: `returned ${status}`, ...readDelay(outcome, wallClockMs) } : undefined;
};
function isPassing(status) {
    return isPutOff(status) || status >= 500;
}
function isPutOff(status) {
    return status === 408 || status === 425 || status === 429;
}
const retryIfUnprocessed = (outcome, wallClockMs) => {
    if (outcome instanceof _transport_error_js__WEBPACK_IMPORTED_MODULE_1__/* .TransportError */ .wX)
        return outcome.mayHaveArrived ? undefined : retryIdempotent(outcome, wallClockMs);
    return isRefusedForNow(outcome, wallClockMs) ? retryIdempotent(outcome, wallClockMs) : undefined;
};
function isRefusedForNow({ status, headers }, wallClockMs = 0) {
    return (isPutOff(status) || (status === 503 && parseRetryAfter(headers['retry-after'], wallClockMs) !== undefined));
}
function parseRetryAfter(value, wallClockMs) {
    const text = value?.trim() ?? '';
    if (/^\d+$/.test(text))
        return Number(text) * 1000;
    const isDate = /^[A-Z][a-z]{2,8}, \d{2}[ -][A-Z][a-z]{2}[ -]\d{2,4} \d{2}:\d{2}:\d{2} GMT$/.test(text);
    const isAsctime = /^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d{2}:\d{2}:\d{2} \d{4}$/.test(text);
    const dateMs = isDate || isAsctime ? Date.parse(isAsctime ? `${text} GMT` : text) : NaN;
    return Number.isNaN(dateMs) ? undefined : Math.max(0, dateMs - wallClockMs);
}
function readDelay(answer, wallClockMs) {
    const afterMs = parseRetryAfter(answer.headers['retry-after'], wallClockMs);
    return afterMs === undefined ? {} : { afterMs };
}


/***/ }),

/***/ 4486:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  a: () => (/* binding */ createSender),
  u: () => (/* binding */ traceRequests)
});

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __nccwpck_require__(7067);
var external_node_http_default = /*#__PURE__*/__nccwpck_require__.n(external_node_http_);
;// CONCATENATED MODULE: external "node:https"
const external_node_https_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:https");
var external_node_https_default = /*#__PURE__*/__nccwpck_require__.n(external_node_https_namespaceObject);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __nccwpck_require__(7075);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __nccwpck_require__(3136);
// EXTERNAL MODULE: ./src/shared/publish-error.ts
var publish_error = __nccwpck_require__(5805);
// EXTERNAL MODULE: ./src/shared/format.ts
var format = __nccwpck_require__(6338);
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
            throw new Error(`the body to be sent does not have its ${sizeBytes} bytes`);
    }
    catch (error) {
        report(new CallerFailure(error));
        throw error;
    }
}
async function readAnswer(response, request, ending, onBytes) {
    const { statusCode: status = 0, headers } = response;
    const receiver = chooseReceiver(response, request, { status, headers });
    const { maxBytes } = receiver ?? request;
    const chunks = [];
    let sizeBytes = 0;
    try {
        for await (const chunk of response) {
            onBytes();
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

// EXTERNAL MODULE: ./src/http/proxy.ts
var proxy = __nccwpck_require__(7856);
// EXTERNAL MODULE: ./src/http/reach.ts
var reach = __nccwpck_require__(6951);
// EXTERNAL MODULE: ./src/http/transport-error.ts
var transport_error = __nccwpck_require__(4098);
// EXTERNAL MODULE: ./src/http/urls.ts
var urls = __nccwpck_require__(88);
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
        const silence = limitSilence(request, (failure) => exchange.ending.abort(failure));
        let connection;
        try {
            if (cancellation.aborted)
                onCancel();
            const { signal } = exchange.ending;
            connection = await openAgent(request, signal);
            const response = await openExchange(request, connection.agent, exchange);
            silence.arrive();
            return await readAnswer(response, request, signal, silence.arrive);
        }
        catch (error) {
            if (error instanceof CallerFailure)
                throw error.cause;
            const { signal } = exchange.ending;
            if (!signal.aborted || (0,transport_error/* isMistake */.VF)(error))
                throw (0,transport_error/* explainFailure */.SP)(error, exchange.mayHaveArrived);
            const failure = signal.reason;
            throw new transport_error/* TransportError */.wX(failure, silence.describeEnd() ?? describeEnd(failure, request.timeoutMs), exchange.mayHaveArrived, error);
        }
        finally {
            cancellation.removeEventListener('abort', onCancel);
            timers.forEach(clearTimeout);
            silence.stop();
            if (request.upload !== undefined)
                exchange.message?.destroy();
            connection?.close();
        }
    };
}
function limitSilence({ silence }, end) {
    let passedMs;
    const watch = (failure, limitMs) => setTimeout(() => {
        passedMs = limitMs;
        end(failure);
    }, limitMs);
    let timer = silence && watch('deadline', silence.firstMs);
    return {
        arrive: () => {
            if (silence === undefined)
                return;
            clearTimeout(timer);
            timer = watch('interrupted', silence.nextMs);
        },
        stop: () => clearTimeout(timer),
        describeEnd: () => (passedMs === undefined ? undefined : `it sent nothing for ${showSeconds(passedMs)}`),
    };
}
function describeEnd(failure, timeoutMs) {
    switch (failure) {
        case 'deadline':
            return `there was no complete response within ${showSeconds(timeoutMs)}`;
        case 'unreachable':
            return `it did not accept a connection within ${CONNECT_TIMEOUT_MS / 1000} s`;
        default:
            return 'the run was cancelled';
    }
}
function showSeconds(durationMs) {
    return `${Number((durationMs / 1000).toFixed(2))} s`;
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
async function openAgent({ url, namedBy }, signal) {
    if (namedBy !== undefined)
        await (0,reach/* assertNotInside */.e2)(url, namedBy);
    if ((0,proxy/* hasProxy */.jL)(url)) {
        const { createTunnel } = await Promise.all(/* import() */[__nccwpck_require__.e(779), __nccwpck_require__.e(899)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6856));
        return { agent: createTunnel(url, signal), close: () => undefined };
    }
    const { Agent } = url.protocol === 'https:' ? (external_node_https_default()) : (external_node_http_default());
    const agent = new Agent({
        keepAlive: false,
        ...(namedBy && { lookup: (0,reach/* createLookup */.BL)(namedBy) }),
    });
    return { agent, close: () => agent.destroy() };
}
function traceRequests(send, { log, clock }) {
    return async (request) => {
        const startMs = clock.now();
        const tell = (what) => log.debug(`${request.method} ${(0,urls/* showUrl */.jr)(request.url, Infinity)}: ${what} after ${(0,format/* formatDuration */.a3)(clock.now() - startMs)}`);
        try {
            const answer = await send(request);
            tell(`${answer.status}, ${describeBody(answer)},`);
            return answer;
        }
        catch (error) {
            tell((0,publish_error/* messageOf */.bD)(error));
            throw error;
        }
    };
}
function describeBody({ body, headers }) {
    const length = headers['content-length'];
    const sizeBytes = body.length === 0 && length !== undefined ? Number(length) : body.length;
    return (0,format/* formatSize */.Xq)(Number.isNaN(sizeBytes) ? undefined : sizeBytes);
}


/***/ }),

/***/ 4098:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Dn: () => (/* binding */ NO_ANSWER),
/* harmony export */   SP: () => (/* binding */ explainFailure),
/* harmony export */   VF: () => (/* binding */ isMistake),
/* harmony export */   dJ: () => (/* binding */ isLasting),
/* harmony export */   uW: () => (/* binding */ PROXY_ADDRESS_HINT),
/* harmony export */   wX: () => (/* binding */ TransportError)
/* harmony export */ });
/* harmony import */ var _shared_system_error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9123);

function isLasting(failure) {
    return ['tls', 'proxy-address', 'private', 'cancelled'].includes(failure);
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
    const what = status === undefined ? 'the proxy' : `the proxy returned ${status} and`;
    return [/./, 'proxy', `${what} did not open a connection to it`];
}


/***/ }),

/***/ 4125:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ readExpiryMs)
/* harmony export */ });
const MAX_MS = 8.64e15;
function readExpiryMs({ searchParams }) {
    const signatures = ['X-Amz', 'X-Goog'].map((prefix) => parseCompactDate(searchParams.get(`${prefix}-Date`)) +
        Number(searchParams.get(`${prefix}-Expires`) ?? NaN) * 1000);
    const ends = [
        readTokenEnd(searchParams.get('jwt') ?? ''),
        Date.parse(searchParams.get('se') ?? ''),
        ...signatures,
    ];
    const known = ends.filter((endMs) => Math.abs(endMs) <= MAX_MS);
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


/***/ }),

/***/ 88:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   BD: () => (/* binding */ parseWebUrl),
/* harmony export */   Dl: () => (/* binding */ parseUrl),
/* harmony export */   EW: () => (/* binding */ isHarmless),
/* harmony export */   Es: () => (/* binding */ isSignedUrl),
/* harmony export */   IP: () => (/* binding */ isSafe),
/* harmony export */   Rg: () => (/* binding */ showTarget),
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   YY: () => (/* binding */ isThisMachine),
/* harmony export */   cb: () => (/* binding */ isSafeFrom),
/* harmony export */   hR: () => (/* binding */ collectUrlSecrets),
/* harmony export */   jr: () => (/* binding */ showUrl),
/* harmony export */   lJ: () => (/* binding */ showTargetHost)
/* harmony export */ });
/* harmony import */ var _shared_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6717);

const CREDENTIAL_PARAMETER = new RegExp('^(x-amz-.*|x-goog-.*|x-oss-.*|sig|sign|.*signature|jwt|hmac|.*token|.*key|key-pair-id|policy|.*auth|authorization' +
    '|credentials?|secret|password|pass|pwd|googleaccessid|awsaccesskeyid|hdnea|hash|verify|code)$', 'i');
const DATED_CHECKSUM = ['md5', 'expires'];
const MIN_SECRET_LENGTH = 8;
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
function collectUrlSecrets(text, isPublic = () => false) {
    const url = parseUrl(text);
    if (url === null)
        return [];
    const parts = [url.search.slice(1), url.hash.slice(1), ...text.split(/[?#]/).slice(1)];
    const credentials = parts
        .flatMap(listParameters)
        .filter(({ isCredential, forms }) => isCredential && !forms.some(isPublic));
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
function showUrl(url, maxPathLength = MAX_SHOWN_PATH) {
    const path = (0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .cutText */ .IN)(url.pathname, maxPathLength);
    return `${url.protocol}//${url.host}${path}${url.search === '' ? '' : '?…'}`;
}
function showTarget(url, quote) {
    const origin = `${url.protocol}//${url.host}`;
    if (isHarmless(`${origin}${url.pathname}`, quote))
        return showUrl(url);
    return isHarmless(origin, quote) ? `${origin}/…` : 'an address that may hold a secret';
}
function showTargetHost(url, quote) {
    return isHarmless(url.host, quote) ? url.host : 'a host whose name may hold a secret';
}
function isHarmless(text, quote) {
    return quote(text).replaceAll(': :', '::') === text;
}
function isSafe(url) {
    const isSecret = url.protocol === 'https:' || (url.protocol === 'http:' && isThisMachine(url));
    return isSecret && url.username === '' && url.password === '';
}
function isThisMachine(url) {
    return isLoopback(url) || url.hostname.endsWith('.localhost');
}
function isSafeFrom(url, other) {
    return isSafe(url) && (!isThisMachine(url) || isThisMachine(other));
}


/***/ }),

/***/ 9407:
/***/ ((module, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(module, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var _publish_run_publish_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6697);
/* harmony import */ var _action_inputs_table_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4923);


switch (new URL(import.meta.url).search) {
    case '?live':
        await (await __nccwpck_require__.e(/* import() */ 17).then(__nccwpck_require__.bind(__nccwpck_require__, 5017))).run();
        break;
    case '?build':
        await (await Promise.all(/* import() */[__nccwpck_require__.e(11), __nccwpck_require__.e(725)]).then(__nccwpck_require__.bind(__nccwpck_require__, 725))).run();
        break;
    case '?rehearse':
        await (await Promise.all(/* import() */[__nccwpck_require__.e(663), __nccwpck_require__.e(118), __nccwpck_require__.e(145), __nccwpck_require__.e(942), __nccwpck_require__.e(623)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2623))).run();
        break;
    case '?player':
        await Promise.all(/* import() */[__nccwpck_require__.e(663), __nccwpck_require__.e(942), __nccwpck_require__.e(136)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4136));
        break;
    case '?browser':
        await __nccwpck_require__.e(/* import() */ 548).then(__nccwpck_require__.bind(__nccwpck_require__, 2548));
        break;
    case '?cli':
        await (await __nccwpck_require__.e(/* import() */ 891).then(__nccwpck_require__.bind(__nccwpck_require__, 9891))).run({ INPUTS: _action_inputs_table_js__WEBPACK_IMPORTED_MODULE_0__/* .INPUTS */ .mc, run: _publish_run_publish_js__WEBPACK_IMPORTED_MODULE_1__/* .run */ .e });
        break;
    case '?php':
        await Promise.all(/* import() */[__nccwpck_require__.e(341), __nccwpck_require__.e(697), __nccwpck_require__.e(254), __nccwpck_require__.e(656)]).then(__nccwpck_require__.bind(__nccwpck_require__, 656));
        break;
    case '?thread': {
        const { serveDownload } = await Promise.all(/* import() */[__nccwpck_require__.e(145), __nccwpck_require__.e(152)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3771));
        serveDownload();
        break;
    }
    default:
        await (0,_publish_run_publish_js__WEBPACK_IMPORTED_MODULE_1__/* .run */ .e)();
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 7715:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ RENAMED_CHECKS),
/* harmony export */   S: () => (/* binding */ CHECK_IDS)
/* harmony export */ });
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
    'no-plugin': 'no',
    'folder-mismatch': 'yes',
    'folder-chars': 'yes',
    'folder-unconfirmed': 'yes',
    'not-built': 'yes',
    'block-file-missing': 'path',
    'main-file': 'yes',
    'header-late': 'yes',
    'header-encoding': 'yes',
    'header-shadowed': 'yes',
    'multi-main': 'yes',
    'nested-header': 'yes',
    'update-uri-missing': 'yes',
    'no-php-tag': 'yes',
    'output-before-headers': 'yes',
    'required-file-missing': 'path',
    'php-syntax': 'path',
    'compile-error': 'path',
    'this-in-static': 'path',
    'newer-than-declared': 'path',
    'gone-function': 'path',
    'gone-class': 'path',
    'gone-constant': 'path',
    'gone-method': 'path',
    'undefined-method': 'path',
    'bad-override': 'path',
    'changed-member': 'path',
    redeclared: 'path',
    'undefined-function': 'path',
    'undefined-class': 'path',
    'undefined-constant': 'path',
    'few-arguments': 'path',
    'hook-arguments': 'path',
    'admin-only-function': 'path',
    'stale-version': 'yes',
    'requires-format': 'yes',
    'requires-itself': 'yes',
    'requires-no-slug': 'yes',
    'version-missing': 'no',
    'version-format': 'yes',
    'version-tag': 'yes',
    'version-not-newer': 'yes',
    'prerelease-over-stable': 'yes',
    'requires-differs': 'yes',
    'stable-tag': 'yes',
    'changelog-version': 'yes',
    'readme-missing': 'yes',
    'api-key-in-package': 'no',
    'leaked-secrets': 'path',
    'dev-files': 'yes',
    'lfs-pointer': 'path',
    'merge-conflict': 'path',
    macosx: 'yes',
    'part-vanished': 'yes',
    'nothing-changed': 'yes',
    'same-version-changed': 'yes',
    'update-uri-changed': 'yes',
    'text-domain-changed': 'yes',
    'requires-raised': 'yes',
    'upgrade-notice': 'yes',
    'size-jump': 'yes',
};
const RENAMED_CHECKS = {};


/***/ }),

/***/ 9733:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ placeOf),
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
function placeOf({ file, line, place = { file, line } }) {
    return place;
}


/***/ }),

/***/ 3884:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   HE: () => (/* binding */ prepareReader),
/* harmony export */   u4: () => (/* binding */ loadKeySearch),
/* harmony export */   yD: () => (/* binding */ loadReader)
/* harmony export */ });









function loadKeySearch() {
    return Promise.all(/* import() */[__nccwpck_require__.e(663), __nccwpck_require__.e(803)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4803));
}
function prepareReader() {
    for (const loading of [loadReader(), Promise.all(/* import() */[__nccwpck_require__.e(341), __nccwpck_require__.e(697), __nccwpck_require__.e(254)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2254))])
        loading.catch(() => undefined);
}
function loadReader() {
    return Promise.all(/* import() */[__nccwpck_require__.e(663), __nccwpck_require__.e(697), __nccwpck_require__.e(647), __nccwpck_require__.e(803), __nccwpck_require__.e(187)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6187));
}


/***/ }),

/***/ 6600:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
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

/***/ 2371:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Bp: () => (/* binding */ warnNotChecked),
/* harmony export */   H8: () => (/* binding */ toProblem),
/* harmony export */   Td: () => (/* binding */ completeOnHost),
/* harmony export */   VC: () => (/* binding */ completeHosted)
/* harmony export */ });
/* harmony import */ var _shared_clock_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6103);
/* harmony import */ var _shared_publish_error_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(5805);
/* harmony import */ var _shared_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6717);
/* harmony import */ var _release_template_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9901);




const NOTHING = { onHost: undefined, problem: undefined };
async function completeOnHost(completion, published, parts) {
    switch (completion.kind) {
        case 'none':
            return NOTHING;
        case 'tag':
            return tagVersion(completion.template, published, parts);
        case 'repair':
            return repairRelease(completion, parts);
        case 'not-checked':
            warnNotChecked(completion.why, parts.log);
            return NOTHING;
    }
}
function warnNotChecked({ message, hint }, log) {
    log.warning('Release on GitHub not checked', `${message} ${hint}`);
}
async function repairRelease({ spec, releases }, { step, host }) {
    return complete(undefined, host, async () => {
        const done = await step(`Complete the release on ${host.name}`, () => host.repair(spec, releases), (found) => {
            if (found === 'not-known')
                return { inconclusive: 'not known whether there is a draft with this package' };
            return found === 'none' ? 'no draft with this package found' : (0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteName */ .AB)(found.release.tag);
        });
        return typeof done === 'string' ? undefined : done;
    });
}
async function tagVersion(template, { status, version, problem }, { step, host }) {
    if (status === 'already-published' && problem !== undefined)
        return NOTHING;
    return complete(undefined, host, async () => {
        const spec = (0,_release_template_js__WEBPACK_IMPORTED_MODULE_1__/* .fillRelease */ .B_)(template, version);
        const release = await step('Tag the version', () => host.tag(spec), ({ tag }) => (0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteName */ .AB)(tag));
        return { release, asset: undefined };
    });
}
async function completeHosted({ release, asset, isSecret, publishDraft }, { step, host }) {
    const hosted = { release, asset };
    if (!isSecret)
        return { onHost: hosted, problem: undefined };
    return complete(hosted, host, () => step(`Complete the release on ${host.name}`, publishDraft, (done) => (0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteName */ .AB)(done.release.tag)));
}
async function complete(before, host, work) {
    try {
        return { onHost: await work(), problem: undefined };
    }
    catch (error) {
        return { onHost: before && hideUnknown(before, error), problem: toProblem(error, host) };
    }
}
function hideUnknown({ release, asset }, error) {
    return { release: { ...release, url: '', ...(isAboutTag(error) && { tag: '' }) }, asset };
}
function isAboutTag(error) {
    return error instanceof _shared_publish_error_js__WEBPACK_IMPORTED_MODULE_2__/* .PublishError */ .S1 && (error.isMistagged || isAboutTag(error.cause));
}
function toProblem(thrown, host) {
    const cause = thrown instanceof _shared_clock_js__WEBPACK_IMPORTED_MODULE_3__/* .Cancelled */ .cJ ? CANCELLED : ((0,_shared_publish_error_js__WEBPACK_IMPORTED_MODULE_2__/* .toPublishErrors */ .I7)(thrown).at(0) ?? CANCELLED);
    if (cause.code === 'after-publish')
        return cause;
    return new _shared_publish_error_js__WEBPACK_IMPORTED_MODULE_2__/* .PublishError */ .S1({
        code: 'after-publish',
        title: `Published, but: ${cause.title}`,
        message: `The version is published, but the release on ${host.name} ${thrown instanceof _shared_clock_js__WEBPACK_IMPORTED_MODULE_3__/* .Cancelled */ .cJ ? 'may not be' : 'is not'} complete. ${cause.message}`,
        hint: `Do not publish the version again; complete the release on ${host.name} by hand. ${cause.hint}`.trimEnd(),
        cause: thrown,
    });
}
const CANCELLED = new _shared_publish_error_js__WEBPACK_IMPORTED_MODULE_2__/* .PublishError */ .S1({
    code: 'not-published',
    title: 'Cancelled',
    message: 'The run was cancelled.',
    hint: 'Or run this again: with `if-published: skip` it completes the release.',
});


/***/ }),

/***/ 1393:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   AF: () => (/* binding */ confirmIf),
/* harmony export */   KA: () => (/* binding */ toOutcome),
/* harmony export */   Qt: () => (/* binding */ publishVersion)
/* harmony export */ });
/* harmony import */ var _shared_clock_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6103);
/* harmony import */ var _shared_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6717);


async function publishVersion(getZipUrl, { identity, live = {} }, { step, service }) {
    return step('Publish', () => service.publish({ ...identity, getZipUrl }, live), ({ status, version, isVerified }) => {
        if (status === 'already-published')
            return `${(0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteName */ .AB)(version)} is live, not published by this run`;
        return `${(0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteName */ .AB)(version)}, ${isVerified ? 'seen live' : 'created by the service'}`;
    }, 'Waiting for the service to fetch the package and to answer');
}
async function confirmIf(isWanted, published, plugin, parts) {
    if (!isWanted)
        return published;
    const { confirmVersion } = await __nccwpck_require__.e(/* import() */ 678).then(__nccwpck_require__.bind(__nccwpck_require__, 7678));
    return confirmVersion(published, plugin, parts);
}
function toOutcome({ status, version, previousVersion, isVerified, problem, sitesGet }, completed, plugin, zipUrl) {
    const { onHost } = completed;
    return {
        result: { status, version, previousVersion, isVerified, sitesGet, plugin, zipUrl, onHost },
        problem: isCancelled(problem) && isCancelled(completed.problem)
            ? problem
            : joinProblems(problem, completed.problem),
    };
}
function joinProblems(first, second) {
    return first === undefined || second === undefined
        ? (first ?? second)
        : new AggregateError([first, second]);
}
function isCancelled(problem) {
    return problem?.cause instanceof _shared_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .Cancelled */ .cJ;
}


/***/ }),

/***/ 9901:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B_: () => (/* binding */ fillRelease),
/* harmony export */   au: () => (/* binding */ fillTag),
/* harmony export */   dn: () => (/* binding */ fillAssetName)
/* harmony export */ });
/* harmony import */ var _github_names_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4567);
/* harmony import */ var _package_index_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6600);
/* harmony import */ var _action_inputs_release_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7999);
/* harmony import */ var _shared_publish_error_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(5805);




function fillRelease({ tag, notes, prerelease, slug, changelog }, version) {
    return {
        tag: fillTag(tag, { slug, version }),
        notes: notes ?? changelog,
        prerelease: prerelease === 'auto' ? (0,_package_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isPrerelease */ .V1)(version) : prerelease === 'true',
    };
}
function fillTag(tag, parts) {
    return complete('release-tag', tag, parts, _github_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isTag */ .dz);
}
function fillAssetName(template, fileName, parts) {
    return template === undefined ? cleanName(fileName) : complete('asset-name', template, parts, _github_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isAssetName */ .MN);
}
function complete(input, { text, placeholders }, parts, isValid) {
    const missing = placeholders.find((name) => parts[name] === '');
    if (missing !== undefined) {
        throw badName(input, `is \`${text}\`, but the ${missing} of the package is not known`);
    }
    const name = placeholders.length === 0 ? text : (0,_action_inputs_release_js__WEBPACK_IMPORTED_MODULE_2__/* .fillTemplate */ .ou)(text, parts);
    if (name.length > _github_names_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_NAME_LENGTH */ .EM || !isValid(name))
        throw badName(input, `becomes \`${name}\`, which GitHub does not accept`);
    return name;
}
function badName(input, problem) {
    return new _shared_publish_error_js__WEBPACK_IMPORTED_MODULE_3__/* .PublishError */ .S1({
        code: 'input',
        title: `Input ${input}`,
        message: `Input \`${input}\` ${problem}.`,
        hint: `Set \`${input}\` to a complete name that GitHub accepts.`,
    });
}
function cleanName(fileName) {
    const stem = fileName
        .replace(/\.zip$/i, '')
        .replace(/[^A-Za-z0-9._+-]+/g, '-')
        .replace(/^[^A-Za-z0-9]+/, '');
    return `${stem === '' ? 'plugin' : stem}.zip`;
}


/***/ }),

/***/ 7497:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B4: () => (/* binding */ listSentences),
/* harmony export */   eq: () => (/* binding */ countGroups),
/* harmony export */   fH: () => (/* binding */ reportPackage),
/* harmony export */   gt: () => (/* binding */ listFacts),
/* harmony export */   kG: () => (/* binding */ groupFindings)
/* harmony export */ });
/* harmony import */ var _action_accept_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6152);
/* harmony import */ var _shared_format_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6338);
/* harmony import */ var _shared_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6717);
/* harmony import */ var _shared_sorted_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(5388);




function reportPackage(facts, findings, comparison, leftOut) {
    const all = [...listFacts(facts), ...listLeftOut(leftOut)];
    return { plugin: facts.plugin, facts: all, findings, comparison };
}
function listFacts(facts) {
    return [...listPluginFacts(facts), ...listFileFacts(facts)];
}
function listPluginFacts({ plugin }) {
    if (plugin === undefined)
        return [];
    const { name, version, slug, mainFile, requires, requiresPhp, updateUri, tested, upgradeNotice } = plugin;
    const needs = [
        requires === '' ? [] : [`WordPress ${(0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteName */ .AB)(requires)}`],
        requiresPhp === '' ? [] : [`PHP ${(0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteName */ .AB)(requiresPhp)}`],
    ].flat();
    return [
        ['Plugin', `${(0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteName */ .AB)(name)} ${version === '' ? '(no version)' : (0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteName */ .AB)(version)}`],
        ['Main file', (0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteName */ .AB)(slug === '' ? mainFile : `${slug}/${mainFile}`)],
        ['Requires', needs.length === 0 ? 'not stated' : needs.join(', ')],
        ['Update URI', updateUri === '' ? 'none' : (0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteName */ .AB)(updateUri)],
        ['Tested up to', tested === '' ? 'not stated' : `WordPress ${(0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteName */ .AB)(tested)}`],
        ...(upgradeNotice === ''
            ? []
            : [['Upgrade notice', (0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteText */ .ol)((0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .cutText */ .IN)(upgradeNotice, MAX_NOTICE))]]),
    ];
}
const MAX_NOTICE = 300;
function listFileFacts({ sizeBytes, contents }) {
    if (contents === undefined)
        return [['Size', (0,_shared_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatSize */ .Xq)(sizeBytes)]];
    const { files, unpackedBytes, largest } = contents;
    const list = largest.map((file) => `${(0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteName */ .AB)(file.path)} ${(0,_shared_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatSize */ .Xq)(file.sizeBytes)}`).join(', ');
    return [
        ['Files', `${files}, ${(0,_shared_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatSize */ .Xq)(sizeBytes)} packed, ${(0,_shared_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatSize */ .Xq)(unpackedBytes)} unpacked`],
        ['Parts', describeParts(contents)],
        ...(list === '' ? [] : [['Largest', list]]),
        ...listUnread(contents),
    ];
}
const MAX_PARTS = 12;
function describeParts({ parts }) {
    const names = parts.slice(0, MAX_PARTS).map(({ name, files, sizeBytes }, index) => {
        const unit = index === 0 ? ` ${files === 1 ? 'file' : 'files'}, ${(0,_shared_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatSize */ .Xq)(sizeBytes)}` : '';
        return `${name === '' ? 'top level' : (0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteName */ .AB)(name)} ${files}${unit}`;
    });
    const rest = parts.slice(MAX_PARTS).reduce((sum, { files }) => sum + files, 0);
    return [...names, ...(rest === 0 ? [] : [`others ${rest}`])].join(' · ');
}
function listLeftOut(leftOut) {
    if (leftOut === undefined || leftOut.count === 0)
        return [];
    const { names, count, rulesFile } = leftOut;
    const shown = names.slice(0, MAX_LEFT_OUT);
    const more = count - shown.length;
    const by = rulesFile === undefined
        ? ''
        : ` (by ${rulesFile === '.gitattributes' ? '`export-ignore` in ' : ''}\`${rulesFile}\`)`;
    const list = shown.map((name) => (0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteName */ .AB)(name)).join(', ');
    return [['Left out', `${list}${more > 0 ? ` and ${more} more` : ''}${by}`]];
}
const MAX_LEFT_OUT = 10;
function listUnread({ isRead, unread, }) {
    const php = `${unread} PHP ${unread === 1 ? 'file' : 'files'} beside the main file`;
    if (isRead)
        return unread === 0 ? [] : [['Not read', php]];
    const among = unread === 0 ? '' : `, ${php} among them`;
    return [
        [
            'Not read',
            `most file contents${among}. Only the list of files, the plugin headers and the readme were read: damage and leaked secrets elsewhere would go unnoticed`,
        ],
    ];
}
function countGroups(groups) {
    const open = groups.filter(({ accepted }) => !accepted);
    const counts = ['error', 'warning', 'notice'].flatMap((severity) => {
        const count = open.filter((group) => group.severity === severity).length;
        return count === 0 ? [] : [`${count} ${severity}${count === 1 ? '' : 's'}`];
    });
    const accepted = groups.length - open.length;
    const all = [...counts, ...(accepted === 0 ? [] : [`${accepted} accepted`])];
    return all.length === 0 ? 'no problems found' : all.join(', ');
}
const ORDER = ['error', 'warning', 'notice'];
const MAX_MESSAGES = 5;
function groupFindings(findings) {
    const groups = Map.groupBy(findings, ({ id, severity, accepted }) => `${id} ${severity} ${String(accepted)}`);
    const told = [...groups.values()].flatMap((group) => {
        const [first] = group;
        if (first === undefined)
            return [];
        const { id, severity, accepted } = first;
        const sorted = (0,_shared_sorted_js__WEBPACK_IMPORTED_MODULE_2__/* .sortByBytes */ .n2)(group, ({ file = '' }) => file);
        const files = new Set(sorted.flatMap(listPlaces).filter((file) => file !== undefined));
        return [{ id, severity, accepted, findings: sorted, fileCount: files.size, points: listPoints(sorted) }];
    });
    const rank = ({ severity, accepted }) => (accepted ? ORDER.length : ORDER.indexOf(severity));
    return told.sort((a, b) => rank(a) - rank(b));
}
function listPlaces(finding) {
    return finding.place === undefined ? (0,_action_accept_js__WEBPACK_IMPORTED_MODULE_3__/* .listFiles */ .CS)(finding) : [finding.place.file];
}
function listPoints(findings) {
    const groups = Map.groupBy(findings, ({ effect, fix }) => JSON.stringify([effect, fix]));
    return [...groups.values()].map((alike) => {
        const messages = [...new Set(alike.map(({ message }) => message))];
        const { effect = '', fix = '' } = alike[0] ?? {};
        const shown = messages.slice(0, MAX_MESSAGES);
        return { messages: shown, moreCount: messages.length - shown.length, effect, fix };
    });
}
function listSentences({ messages, moreCount, effect }) {
    return [...messages, ...(moreCount === 0 ? [] : [`And ${moreCount} more.`]), effect];
}


/***/ }),

/***/ 6697:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  e: () => (/* binding */ run_publish_run)
});

// EXTERNAL MODULE: ./src/package/index.ts
var src_package = __nccwpck_require__(3884);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __nccwpck_require__(3136);
// EXTERNAL MODULE: ./src/compare/request-limits.ts
var request_limits = __nccwpck_require__(9675);
;// CONCATENATED MODULE: ./src/compare/comparer.ts


function createComparer({ source, repository, release, timeoutMs }, tools) {
    const place = source.kind === 'url' ? undefined : repository;
    const downloads = (0,request_limits/* createDownloadBudget */.EH)();
    let liveBefore;
    return {
        hasReleases: place !== undefined,
        compare: async (given, before, { urls, ...names }) => {
            const { comparePackages, createOpener, Missed } = await Promise.all(/* import() */[__nccwpck_require__.e(697), __nccwpck_require__.e(647), __nccwpck_require__.e(175)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2175));
            const loadReleases = async (repository) => {
                const { createReleaseReader } = await Promise.all(/* import() */[__nccwpck_require__.e(145), __nccwpck_require__.e(280)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9280));
                return createReleaseReader(repository, { ...tools, timeoutMs }, (why, cause) => new Missed(why, cause));
            };
            const { readSnapshot } = await (0,src_package/* loadReader */.yD)();
            const { send, clock, maskUrl, triggeringTag } = tools;
            return comparePackages(given, before, {
                send,
                clock,
                maskUrl,
                downloads,
                onRead: (read) => (liveBefore = read),
                readSnapshot,
                openUrl: createOpener(tools),
                releases: place && (await loadReleases(place)),
                names: { tag: release.tag, assetName: release.assetName, triggeringTag, ...names },
                isOwnUrl: ({ href }) => urls.some((own) => own.href === href),
            });
        },
        inspectServed: async (built) => {
            const { createServedInspection, createOpener } = await Promise.all(/* import() */[__nccwpck_require__.e(697), __nccwpck_require__.e(647), __nccwpck_require__.e(175)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2175));
            const { readListing, readSnapshot } = await (0,src_package/* loadReader */.yD)();
            const openUrl = createOpener(tools);
            const context = { ...tools, downloads, readListing, readSnapshot, openUrl };
            return createServedInspection(built, context, liveBefore);
        },
    };
}

// EXTERNAL MODULE: ./src/hosting/package-host.ts
var package_host = __nccwpck_require__(6665);
// EXTERNAL MODULE: ./src/action/inputs/event.ts
var inputs_event = __nccwpck_require__(3934);
// EXTERNAL MODULE: ./src/action/inputs/reader.ts
var reader = __nccwpck_require__(3687);
// EXTERNAL MODULE: ./src/action/inputs/release.ts
var release = __nccwpck_require__(7999);
// EXTERNAL MODULE: ./src/action/inputs/service.ts
var inputs_service = __nccwpck_require__(8845);
// EXTERNAL MODULE: ./src/action/inputs/source.ts
var inputs_source = __nccwpck_require__(5937);
// EXTERNAL MODULE: ./src/action/inputs/table.ts + 1 modules
var table = __nccwpck_require__(4923);
// EXTERNAL MODULE: ./src/shared/version-text.ts
var version_text = __nccwpck_require__(2189);
// EXTERNAL MODULE: ./src/action/inputs/mistake.ts
var mistake = __nccwpck_require__(1522);
// EXTERNAL MODULE: ./src/shared/quote.ts
var quote = __nccwpck_require__(6717);
;// CONCATENATED MODULE: ./src/action/inputs/read-inputs.ts









function readInputs(env, limits = inputs_event/* NO_LIMITS */.d1) {
    const run = { ...limits, tag: (0,inputs_event/* readTag */.zW)(env) };
    const { read, check, finish } = (0,reader/* createReader */.W)(env, run);
    const baseUrl = { ...table/* SERVICE_INPUTS */.Ki.baseUrl, parse: parseOptionalBaseUrl };
    const service = read({ ...table/* RUN_INPUTS */.qT, ...table/* SERVICE_INPUTS */.Ki, baseUrl });
    const sources = read(table/* SOURCE_INPUTS */.A9);
    const publish = read(table/* PUBLISH_INPUTS */._E);
    const given = read(table/* RELEASE_INPUTS */.mX);
    const github = read(table/* TOKEN_INPUTS */.O9);
    const merged = check(() => assertMerged(service, (0,inputs_event/* findUnmerged */.ZQ)(env)));
    check(() => {
        merged();
        (0,inputs_service/* assertKey */.sM)(service, run);
    });
    check(() => (0,inputs_service/* assertService */.mn)(service, run));
    check(() => assertFolder(publish.slug, service));
    check(() => assertNoBranch(given.tag, (0,inputs_event/* readBranch */.pG)(env), service));
    const expectedVersion = check(() => chooseVersion(publish, run));
    const source = check(() => (0,inputs_source/* chooseSource */.LV)(sources, service));
    const named = check(() => ({ source: source(), packageChecks: publish.packageChecks, slug: publish.slug }));
    const tag = check(() => (0,release/* chooseTag */.u6)(given.tag, named(), run));
    const assetName = check(() => (0,release/* chooseAssetName */.Hu)(given.assetName, named()));
    const repository = check(() => (0,release/* chooseRepository */.QJ)(github.token, (0,inputs_event/* readRepository */.Nu)(env), {
        source: source(),
        tag: tag(),
        isDryRun: service.isDryRun,
    }));
    return finish(() => ({
        ...service,
        source: source(),
        ...publish,
        expectedVersion: expectedVersion(),
        isAnyVersion: publish.expectedVersion === undefined,
        release: { ...given, tag: tag(), assetName: assetName() },
        token: github.token,
        repository: repository(),
    }));
}
function assertNoBranch(tag, branch, { isDryRun }) {
    if (isDryRun || !(0,release/* isBranchName */.Q8)(tag, branch))
        return;
    throw new mistake/* InputMistake */.rb(`is ${(0,quote/* quoteName */.AB)(branch)}, the branch of this run, so a tag of that name would be created`, release/* BRANCH_FIX */.JW, 'release-tag');
}
function parseOptionalBaseUrl(value, run) {
    return value === '' ? inputs_service/* NO_SERVICE */.M4 : (0,inputs_service/* parseBaseUrl */.Q2)(value, run);
}
function assertMerged({ isDryRun }, event) {
    if (isDryRun || event === undefined)
        return;
    throw new mistake/* InputMistake */.rb(`is \`false\` in a run for a pull request (\`${event}\`), which would publish what nobody has merged`, 'Set `dry-run: true` in pull requests, and publish on `push` of a tag.', 'dry-run');
}
function assertFolder(slug, { pluginId }) {
    if (slug === pluginId)
        throw new mistake/* InputMistake */.rb('is the identifier of the plugin, as in `plugin_id`', "Write the name of the plugin's folder, such as `my-plugin`.", 'slug');
}
function chooseVersion({ expectedVersion: version, packageChecks }, { tag }) {
    if (version === undefined)
        return undefined;
    if (version === 'auto') {
        const named = (0,version_text/* versionOfTag */.m)(tag);
        return named === undefined ? undefined : { version: named, origin: `the tag \`${tag}\`` };
    }
    if (packageChecks !== 'off')
        return { version, origin: 'the input `expected-version`' };
    throw new mistake/* InputMistake */.rb('needs the package to be opened, but `package-checks` is `off`', 'Leave `expected-version` out, or set `package-checks` to `warn`.', 'expected-version');
}

// EXTERNAL MODULE: ./src/action/run.ts
var run = __nccwpck_require__(3147);
// EXTERNAL MODULE: ./src/action/workspace.ts
var workspace = __nccwpck_require__(4743);
// EXTERNAL MODULE: ./src/shared/clock.ts
var shared_clock = __nccwpck_require__(6103);
// EXTERNAL MODULE: ./src/http/retry.ts
var retry = __nccwpck_require__(8902);
// EXTERNAL MODULE: ./src/service/api.ts
var api = __nccwpck_require__(2543);
// EXTERNAL MODULE: ./src/service/client.ts
var client = __nccwpck_require__(9224);
;// CONCATENATED MODULE: ./src/service/live-version.ts




const BASELINE_BUDGET_MS = 10_000;
const LOOK_TIMEOUT_MS = 10_000;
async function fetchLiveVersion(job) {
    const { order, rules, ports } = job;
    if (order.version === undefined || order.slug === undefined)
        return {};
    const endMs = ports.clock.now() + BASELINE_BUDGET_MS;
    const send = (request) => {
        const limits = { retries: rules.retries, budgetMs: endMs - ports.clock.now() };
        return (0,retry/* sendWithRepeats */.t0)(request, retry/* retryIdempotent */.wy, ports, limits);
    };
    const live = await readLiveVersion(job, send);
    const isMissing = live.failure?.kind === 'missing';
    ports.log.info(`Live now: ${isMissing ? NOTHING_LIVE : describeLiveVersion(live)}.`);
    if (live.isFolderUnknown === true) {
        ports.log.info(`The service knows the plugin by its \`plugin_id\`, but not by the folder \`${order.slug}\`.`);
    }
    return live;
}
const NOTHING_LIVE = 'nothing yet, or the service does not know this plugin';
function describeLiveVersion({ served, failure }) {
    if (failure === undefined)
        return served?.version ?? 'not known';
    const { kind, why } = failure;
    switch (kind) {
        case 'missing':
            return `${NOTHING_LIVE}: ${why}`;
        case 'page':
            return `not known, because \`base-url\` seems to be the address of a website: ${why}`;
        default:
            return `not known, because ${why}`;
    }
}
async function waitForVersion(version, atMs, job, isEnough = () => Promise.resolve(true)) {
    const { clock, send } = job.ports;
    const isLive = await (0,shared_clock/* poll */.wt)(atMs, clock, async ({ untilNextMs }) => {
        const { served } = await readLiveVersion(job, send, untilNextMs);
        return served?.version === version && (await isEnough(served)) ? true : undefined;
    });
    return isLive === true;
}
async function readLiveVersion({ order: { pluginId, slug }, access, ports: { clock, quote, ...ports } }, send = ports.send, limitMs = LOOK_TIMEOUT_MS) {
    const endMs = clock.now() + Math.min(limitMs, LOOK_TIMEOUT_MS);
    const ask = (folder) => {
        const timeoutMs = Math.min(access.timeoutMs, endMs - clock.now());
        const request = (0,api/* buildReadRequest */.Yr)({ ...access, timeoutMs }, { pluginId, slug: folder });
        return (0,client/* readServed */.W)(request, send, pluginId, quote);
    };
    const live = await ask(slug);
    if (slug === undefined || !mayKnowOtherFolder(live) || clock.now() >= endMs)
        return live;
    const byId = await ask(undefined);
    return byId.served === undefined ? byId : { ...byId, isFolderUnknown: live.failure?.kind === 'missing' };
}
function mayKnowOtherFolder({ failure }) {
    return failure?.status === 404 || failure?.kind === 'unclear';
}

// EXTERNAL MODULE: ./src/http/transport-error.ts
var transport_error = __nccwpck_require__(4098);
// EXTERNAL MODULE: ./src/package/wordpress/version.ts
var wordpress_version = __nccwpck_require__(6600);
// EXTERNAL MODULE: ./src/shared/publish-error.ts
var publish_error = __nccwpck_require__(5805);
// EXTERNAL MODULE: ./src/service/explain-answers.ts
var explain_answers = __nccwpck_require__(998);
// EXTERNAL MODULE: ./src/service/redirect.ts
var redirect = __nccwpck_require__(639);
;// CONCATENATED MODULE: ./src/service/publish.ts








const VERIFY_AT_MS = [0, 2_000, 5_000, 10_000, 20_000, 30_000, 45_000, 60_000];
async function publish(job, before) {
    const result = await (0,client/* orderRelease */.m)(job);
    if (result.kind !== 'created')
        return resolveOrder(result, before, job);
    warnOfOtherVersion(result.version, job);
    const { version } = result;
    return { status: 'published', version, previousVersion: before.served?.version, isVerified: false };
}
async function publish_confirm(published, job, inspect) {
    const { version } = published;
    job.ports.log.info(`Waiting until the service serves ${version}.`);
    const seen = { isVerified: false };
    const see = (served) => {
        seen.isVerified = true;
        return inspect(served);
    };
    await waitForVersion(version, VERIFY_AT_MS, job, see).catch((error) => {
        throw error instanceof shared_clock/* Cancelled */.cJ ? explainCancelled(version, seen.isVerified, error) : error;
    });
    if (!seen.isVerified)
        throw notVerified(version);
    return { ...published, ...seen };
}
function findUpToDate(version, before, { ifPublished }) {
    const live = before.served?.version;
    if (live === undefined || live !== version || ifPublished === 'publish')
        return undefined;
    if (ifPublished === 'skip')
        return { status: 'already-published', version, previousVersion: live, isVerified: true };
    throw new publish_error/* PublishError */.S1({
        code: 'already-published',
        title: 'Already published',
        message: `The service already serves version ${version}, and \`if-published\` is \`fail\`.`,
        hint: 'Raise the version of the plugin, or set `if-published` to `skip` if that is intended.',
    });
}
function explainCancelled(version, isSeen, cause) {
    return new publish_error/* PublishError */.S1({
        code: 'after-publish',
        title: 'Cancelled after publishing',
        message: isSeen
            ? `The service serves version ${version}, but the run was cancelled before it was compared with what sites get.`
            : `The service accepted version ${version}, but was not seen serving it before the run was cancelled.`,
        hint: 'The release is created, so do not publish it again; to complete what is left, run this again with `if-published: skip`.',
        cause,
    });
}
function notVerified(version) {
    return new publish_error/* PublishError */.S1({
        code: 'after-publish',
        title: 'Published, but not verified',
        message: `The service accepted version ${version}, but was not seen serving it within 60 s.`,
        hint: 'Check the dashboard of the service; the release is created, so do not publish it again.',
    });
}
function warnOfOtherVersion(version, { order, ports }) {
    if (order.version === undefined || order.version === version)
        return;
    const isOfferedAgain = (0,wordpress_version/* compareVersions */.Zy)(version, order.version) > 0;
    ports.log.warning('Version differs', `The service created version ${version}, but the package says ${order.version}: ` +
        (isOfferedAgain
            ? 'WordPress would offer this update again and again. Publish a package whose plugin header has the version that the service shows.'
            : 'it may have fetched an earlier package, such as one in a cache. Check on its dashboard what is live.'));
}
const LOOK_AT_MS = [2_000, 5_000, 10_000, 20_000, 30_000];
async function resolveOrder(result, before, job) {
    const { kind, error } = result;
    const { version } = job.order;
    const isCancelled = error.cause instanceof transport_error/* TransportError */.wX && error.cause.failure === 'cancelled';
    if (isCancelled || version === undefined || kind === 'denied')
        throw error;
    return kind === 'unknown'
        ? resolveUnknown(result, version, before, job)
        : resolveRefused(result, version, before, job);
}
async function resolveUnknown({ error, place }, version, before, job) {
    const { ports } = job;
    const previousVersion = before.served?.version;
    if (version === previousVersion)
        throw error;
    if (place !== undefined && place === before.failure?.place)
        throw (0,redirect/* explainSameRedirect */.Y8)(error);
    ports.log.info(`${error.message} Checking whether ${version} becomes live.`);
    if (!(await waitForVersion(version, LOOK_AT_MS, job)))
        throw before.failure?.kind === 'page' ? (0,explain_answers/* explainWebsite */.Hh)(error) : error;
    if (previousVersion === undefined)
        throw (0,explain_answers/* explainSeen */.hV)(error, version);
    ports.progress.stage = 'published';
    ports.log.warning('Answer lost', `${error.message} But the service now serves ${version} instead of ${previousVersion}, so the release was created. Do not publish it again.`);
    return { status: 'published', version, previousVersion, isVerified: true };
}
async function resolveRefused({ kind, error }, version, before, job) {
    const { rules, ports } = job;
    const previousVersion = before.served?.version;
    const wasLive = version === previousVersion;
    ports.log.info(`${error.message} Checking whether ${version} is live.`);
    const isLive = kind === 'conflict' && !wasLive
        ? await waitForVersion(version, LOOK_AT_MS, job)
        : (await readLiveVersion(job)).served?.version === version;
    if (!isLive)
        throw error;
    const live = { status: 'already-published', version, previousVersion, isVerified: true };
    return rules.ifPublished === 'skip' ? live : { ...live, problem: (0,explain_answers/* explainLive */.e1)(error, version, !wasLive) };
}

;// CONCATENATED MODULE: ./src/service/release-service.ts



const LAST_LOOK_MS = 2_000;
function createReleaseService(inputs, tools) {
    const job = { access: inputs, rules: inputs, ports: tools };
    return {
        progress: tools.progress,
        fetchLiveVersion: (order) => fetchLiveVersion({ ...job, order }),
        publish: (order, before) => publish({ ...job, order }, before),
        confirm: (published, order, inspect) => publish_confirm(published, { ...job, order }, inspect),
        isLive: (order) => isLive({ ...job, order }, tools),
    };
}
async function isLive(job, { send, sendAfterwards, cancellation }) {
    const { version } = job.order;
    if (version === undefined)
        return false;
    const lookAfterwards = () => readLiveVersion(job, sendAfterwards, LAST_LOOK_MS);
    const look = cancellation.aborted
        ? await lookAfterwards()
        : await readLiveVersion(job, send).catch((error) => {
            if (error instanceof shared_clock/* Cancelled */.cJ)
                return lookAfterwards();
            throw error;
        });
    return look.served?.version === version;
}

// EXTERNAL MODULE: ./src/shared/yield-to-event-loop.ts
var yield_to_event_loop = __nccwpck_require__(3492);
// EXTERNAL MODULE: ./src/source/find-package.ts
var find_package = __nccwpck_require__(5779);
// EXTERNAL MODULE: ./src/shared/format.ts
var format = __nccwpck_require__(6338);
// EXTERNAL MODULE: ./src/publish/complete-on-host.ts
var complete_on_host = __nccwpck_require__(2371);
// EXTERNAL MODULE: ./src/shared/logger.ts
var logger = __nccwpck_require__(4381);
// EXTERNAL MODULE: ./src/shared/together.ts
var together = __nccwpck_require__(1811);
// EXTERNAL MODULE: ./src/compare/describe.ts
var describe = __nccwpck_require__(2026);
// EXTERNAL MODULE: ./src/publish/release-template.ts
var release_template = __nccwpck_require__(9901);
;// CONCATENATED MODULE: ./src/publish/compare-with-before.ts





const NOTHING = { comparison: undefined, releases: undefined };
async function compareWithBefore(subject, inputs, parts) {
    const { inspection, identity } = subject;
    if (!inputs.compare || inspection === undefined || identity.version === undefined)
        return NOTHING;
    const choice = chooseBefore(subject, inputs, parts.comparer);
    if (choice === undefined)
        return NOTHING;
    if (!('step' in choice)) {
        logComparison(choice, parts.log);
        return { comparison: choice, releases: undefined };
    }
    return parts.step(choice.step, async () => {
        const compared = isUpToDate(subject, inputs)
            ? await compareUpToDate(choice, { ...subject, inspection }, inputs, parts)
            : { ...NOTHING, comparison: await compare(choice, { ...subject, inspection }, inputs, parts) };
        if (parts.cancellation.aborted)
            throw new shared_clock/* Cancelled */.cJ();
        logComparison(compared.comparison, parts.log);
        return compared;
    }, ({ comparison }) => {
        if (comparison.isCompared)
            return (0,describe/* describeDifference */.hF)(comparison.difference);
        return comparison.isSame === true ? 'the same package' : { inconclusive: 'not compared' };
    });
}
function isUpToDate({ identity, live }, { ifPublished }) {
    return ifPublished !== 'publish' && live?.served?.version === identity.version;
}
async function compareUpToDate(choice, subject, inputs, parts) {
    const place = await nameAsset(subject, inputs);
    const releases = place && (await findReleases(place.tag, parts));
    const isOnRelease = place !== undefined && releases?.some((release) => hasAsset(release, place)) === true;
    if (isOnRelease) {
        const why = `${(0,quote/* quoteName */.AB)(place.name)} of the release ${(0,quote/* quoteName */.AB)(place.tag)} is this very package`;
        return { releases, comparison: { isCompared: false, isSame: true, why } };
    }
    const comparison = await compare(choice, subject, inputs, parts);
    if (!comparison.isCompared) {
        if (comparison.isSame !== true)
            noticeNotCompared(comparison.why, subject, parts.log);
        return { releases, comparison };
    }
    const findings = comparison.findings.filter(({ id }) => id === 'same-version-changed');
    return { releases, comparison: { ...comparison, findings } };
}
async function nameAsset({ found, identity: { slug = '', version = '' } }, { release: { tag, assetName } }) {
    if (found.kind !== 'local' || tag === undefined)
        return undefined;
    const known = { slug, version };
    try {
        const name = (0,release_template/* fillAssetName */.dn)(assetName, found.name, known);
        return { tag: (0,release_template/* fillTag */.au)(tag, known), name, sha256: await found.readSha256() };
    }
    catch (error) {
        if (error instanceof publish_error/* PublishError */.S1 && error.code === 'input')
            return undefined;
        throw error;
    }
}
async function findReleases(tag, { host }) {
    try {
        return await host.find(tag);
    }
    catch (error) {
        if (error instanceof publish_error/* PublishError */.S1)
            return undefined;
        throw error;
    }
}
function hasAsset({ isDraft, assets }, { name, sha256 }) {
    const asset = assets.find((other) => other.name === name);
    return !isDraft && asset?.state === 'uploaded' && asset.digest === `sha256:${sha256}`;
}
function noticeNotCompared(why, { identity }, log) {
    log.notice('Live package not compared', `Version ${(0,quote/* quoteName */.AB)(identity.version ?? '')} is live already, and it is not known whether with this content: ${why}.`);
}
function chooseBefore({ live }, { apiKey }, { hasReleases }) {
    if (apiKey === '') {
        return hasReleases
            ? { step: 'Compare with the newest release' }
            : { isCompared: false, why: 'without `api-key`, the service was not asked' };
    }
    const { served, failure } = live ?? {};
    if (served === undefined) {
        return failure?.kind === 'missing' ? undefined : { isCompared: false, why: 'what is live is not known' };
    }
    return { step: 'Compare with the live version', served };
}
async function compare({ served }, { inspection, found, identity }, { isDryRun, baseUrl }, { comparer }) {
    const { slug = '', version = '' } = identity;
    const live = served && {
        version: served.version,
        packageUrl: served.packageUrl,
        mainFile: served.pluginFile?.split('/')[1],
        baseUrl,
    };
    const snapshot = inspection.takeSnapshot();
    return comparer.compare({
        snapshot,
        readSha256: found.readSha256,
        findMentions: inspection.findMentions,
    }, { live, isDryRun }, {
        fileName: (0,release_template/* fillAssetName */.dn)(undefined, found.name, { slug, version }),
        slug,
        version,
        urls: found.kind === 'remote' ? found.urls : [],
    });
}
function logComparison(comparison, log) {
    for (const line of (0,describe/* listChangeLines */.ii)(comparison))
        log.info(line);
}

// EXTERNAL MODULE: ./src/publish/report/package-report.ts
var package_report = __nccwpck_require__(7497);
;// CONCATENATED MODULE: ./src/publish/inspect-package.ts










const MAX_SLUG_BYTES = 255;
async function inspectPackage(found, inputs, parts) {
    const { inspection, keyFindings } = await inspectFound(found, inputs, parts);
    const identity = identifyPlugin(inspection, inputs);
    const { slug = '', version = '' } = inspection?.facts.plugin ?? {};
    parts.runner.declarePublic([slug, version, found.name]);
    assertNoSecret(identity, parts.runner);
    const describing = (0,together/* beginEarly */.Pb)(() => describePlugin(found, inspection, inputs));
    const live = await inspect_package_fetchLiveVersion(identity, inputs, parts);
    const { comparison, releases } = await compareWithBefore({ found, inspection, identity, live }, inputs, parts);
    const plugin = await parts.step('Check the package', async () => {
        const { checkPackage } = await __nccwpck_require__.e(/* import() */ 450).then(__nccwpck_require__.bind(__nccwpck_require__, 3450));
        const report = checkPackage({ inspection, keyFindings, live, comparison, found }, inputs, parts);
        const described = await describing;
        if (report?.findings.some(({ id }) => id === 'changelog-version') !== true)
            noticeNoNotes(described, inputs, toldAtBuild(inputs, parts.log));
        const takeSnapshot = () => inspection?.takeSnapshot();
        const writeBill = inspection?.writeBill;
        return { ...described, report, identity, live, releases, takeSnapshot, writeBill };
    }, ({ report }) => report === undefined ? { inconclusive: 'not opened' } : (0,package_report/* countGroups */.eq)((0,package_report/* groupFindings */.kG)(report.findings)));
    if (parts.cancellation.aborted)
        throw new shared_clock/* Cancelled */.cJ();
    return plugin;
}
async function inspectFound(found, { packageChecks, expectedSha256 }, { step, log, source }) {
    if (packageChecks === 'off')
        return { inspection: undefined, keyFindings: (await searchForKeys()).findings };
    const seen = found.kind === 'local' ? found.directory?.seen : undefined;
    const inspection = await step('Inspect the package', async () => {
        const inspection = await source.inspect(found.reader, seen);
        for (const [name, value] of (0,package_report/* listFacts */.gt)(inspection.facts))
            log.info(`${name}: ${value}`);
        noticeUnsearched(inspection, toldAtBuild({ expectedSha256 }, log));
        noticeUnsearchedForKeys(inspection, packageChecks, log);
        return inspection;
    }, ({ facts: { plugin } }) => {
        if (plugin === undefined)
            return 'no plugin found';
        const { name, version } = plugin;
        return `${(0,quote/* quoteName */.AB)(name)} ${version === '' ? '(no version)' : (0,quote/* quoteName */.AB)(version)}`;
    });
    return { inspection, keyFindings: [] };
    function searchForKeys() {
        return step('Search the package for keys', async () => {
            const searched = await source.searchForKeys(found.reader);
            noticeUnsearchedForKeys(searched, packageChecks, log);
            return searched;
        }, ({ keys, findings: { length } }) => {
            if (keys === undefined)
                return { inconclusive: 'not searched' };
            if (length > 0)
                return `${length} found`;
            const isWhole = keys.unread.length === 0 && keys.unsearched === 0;
            return isWhole ? 'none found' : { inconclusive: 'none found in what was searched' };
        });
    }
}
const UNSEARCHED = 'Not all files were searched';
function noticeUnsearchedForKeys({ keys }, packageChecks, log) {
    const tell = (what) => log.notice(UNSEARCHED, `${what} for the values of \`api-key\` and \`github-token\`.`);
    const isLetThrough = packageChecks !== 'error';
    if (keys === undefined && isLetThrough)
        tell('The package cannot be unpacked, so it was not searched');
    const { unread, unsearched } = keys ?? NOTHING_LEFT;
    if (unread.length > 0 && isLetThrough)
        tell(`${(0,quote/* listNames */.Zv)(unread)} could not be unpacked completely, so what is missing was not searched`);
    if (unsearched > 0)
        tell(`${unsearched} ${(0,format/* agree */.d5)({ length: unsearched }, 'file was', 'files were')} not searched, because that would take too long,`);
}
const NOTHING_LEFT = { found: [], unread: [], unsearched: 0 };
function toldAtBuild({ expectedSha256 }, log) {
    return expectedSha256 === undefined ? log : (0,logger/* writeLines */.x)(log);
}
function noticeUnsearched({ facts }, log) {
    const count = facts.contents?.unsearched ?? 0;
    if (count === 0)
        return;
    const what = `${count} ${(0,format/* agree */.d5)({ length: count }, 'file was', 'files were')} not searched`;
    log.notice(UNSEARCHED, `${what} for secrets and merge conflicts, because that would take too long. Leave out of the package what sites do not need.`);
}
function identifyPlugin(inspection, { pluginId, slug: expected }) {
    const { slug = '', version = '' } = inspection?.facts.plugin ?? {};
    const isKnown = (0,version_text/* isVersion */.l)(version) && slug !== '' && Buffer.byteLength(slug) <= MAX_SLUG_BYTES;
    return isKnown
        ? { pluginId, slug: expected ?? slug, version }
        : { pluginId, slug: undefined, version: undefined };
}
function assertNoSecret({ version }, { quote }) {
    if (version === undefined || quote(version) === version)
        return;
    throw new publish_error/* PublishError */.S1({
        code: 'package',
        title: 'Version contains a secret',
        message: "The version in the plugin's header contains a secret: `api-key`, `github-token` or part of a signed URL. The runner would hide the version everywhere.",
        hint: 'Check that `api-key` holds the key and nothing else; if it does, create another key.',
    });
}
function noticeNoNotes({ version, lacksSection }, { release: { tag, notes } }, log) {
    if (!lacksSection || tag === undefined || notes !== undefined)
        return;
    log.notice('Version not in the changelog', `The changelog has other versions, but not ${(0,quote/* quoteName */.AB)(version)}: GitHub generates the notes of a new release. Add the section, or set \`release-notes\`.`);
}
async function inspect_package_fetchLiveVersion(identity, { apiKey, isDryRun }, { step, service }) {
    if (apiKey === '' || identity.version === undefined)
        return undefined;
    return step('Check what is live', () => service.fetchLiveVersion(identity), (live) => {
        const text = describeLiveVersion(live);
        if (live.failure?.kind === 'missing')
            return isDryRun ? NOTHING_LIVE : text;
        return live.served !== undefined ? text : { inconclusive: text };
    });
}
async function describePlugin(found, inspection, { pluginId, baseUrl, slug }) {
    const file = await describeFile(found);
    const { plugin } = inspection?.facts ?? {};
    const zippedAs = found.kind === 'local' ? found.directory?.slug : undefined;
    return {
        pluginId,
        serviceUrl: baseUrl,
        slug: slug ?? plugin?.slug ?? zippedAs ?? '',
        version: plugin?.version ?? '',
        ...(await readChangelog(found, inspection)),
        package: file,
    };
}
async function describeFile(found) {
    const { name, sizeBytes } = found;
    const file = { name, sizeBytes, sha256: await found.readSha256() };
    return found.kind === 'local'
        ? { ...file, kind: found.kind, path: found.path }
        : { ...file, kind: found.kind, url: found.url };
}
async function readChangelog(found, inspection) {
    if (inspection === undefined)
        return { changelog: '', lacksSection: false };
    const { changelog, lacksSection, findChangelog } = inspection;
    const directory = found.kind === 'local' ? found.directory : undefined;
    if (changelog !== '' || directory === undefined)
        return { changelog, lacksSection };
    const beside = await findChangelog(directory.readFiles);
    return { ...beside, lacksSection: beside.changelog === '' && (lacksSection || beside.lacksSection) };
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __nccwpck_require__(1455);
// EXTERNAL MODULE: ./src/github/names.ts
var names = __nccwpck_require__(4567);
;// CONCATENATED MODULE: ./src/publish/keep-package.ts



async function keepPackage(found, { result, problem }, { runner, cancellation, log }) {
    if (problem !== undefined || cancellation.aborted)
        return undefined;
    if (!found.isTemporary)
        return { path: found.path, discard: () => Promise.resolve() };
    const assetName = result.status === 'dry-run' ? undefined : result.onHost?.asset?.name;
    const [name = 'package.zip'] = [assetName ?? '', found.name].filter(names/* isAssetName */.MN);
    try {
        return await store(name, runner.temporaryFolder, (path) => (0,promises_.rename)(found.path, path));
    }
    catch {
        log.warning('Package not kept', 'The package could not be kept on the runner, so the output `package-path` is empty. Check disk space and permissions of the runner if a later step needs it.');
        return undefined;
    }
}
async function keepBill({ result, problem }, { runner, cancellation, log }) {
    if (problem !== undefined || cancellation.aborted)
        return undefined;
    const { slug, package: file, writeBill } = result.plugin;
    try {
        const bill = await writeBill?.(file, runner.quote);
        if (bill === undefined)
            return undefined;
        const [name = 'package.cdx.json'] = [`${slug}.cdx.json`].filter(names/* isAssetName */.MN);
        return await store(name, runner.temporaryFolder, (path) => (0,promises_.writeFile)(path, bill.text));
    }
    catch {
        log.warning('Bill of materials not written', 'The bill of materials could not be written, so the output `sbom` is empty. Check disk space and permissions of the runner if a later step needs it.');
        return undefined;
    }
}
async function store(name, temporaryFolder, write) {
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)(temporaryFolder, 'publish-wordpress-plugin-'));
    const discard = () => (0,promises_.rm)(folder, { recursive: true, force: true, maxRetries: 3 });
    try {
        const path = (0,external_node_path_.join)(folder, name);
        await write(path);
        return { path, discard };
    }
    catch (error) {
        await discard().catch(() => undefined);
        throw error;
    }
}

;// CONCATENATED MODULE: ./src/publish/plan-run.ts



function planRun(plugin, inputs) {
    const { package: file } = plugin;
    return file.kind === 'remote' ? planRemote(file.url, plugin, inputs) : planLocal(file, plugin, inputs);
}
function planRemote(url, plugin, inputs) {
    const completion = planTag(plugin, inputs);
    const published = findPublished(plugin, inputs);
    return published === undefined
        ? { kind: 'publish', url, completion, verify: inputs.verify }
        : { kind: 'up-to-date', published, completion };
}
function planTag(plugin, inputs) {
    const { tag } = inputs.release;
    if (tag === undefined)
        return { kind: 'none' };
    const template = createTemplate(tag, plugin, inputs);
    (0,release_template/* fillRelease */.B_)(template, '1.0');
    return { kind: 'tag', template };
}
function planLocal(file, plugin, inputs) {
    const published = findPublished(plugin, inputs);
    if (published !== undefined)
        return { kind: 'up-to-date', published, completion: planRepair(file, plugin, inputs) };
    return { kind: 'host-and-publish', spec: specifyHosting(file, plugin, inputs), verify: inputs.verify };
}
function planRepair(file, plugin, inputs) {
    try {
        return { kind: 'repair', spec: specifyHosting(file, plugin, inputs), releases: plugin.releases };
    }
    catch (error) {
        if (error instanceof publish_error/* PublishError */.S1)
            return { kind: 'not-checked', why: error };
        throw error;
    }
}
function specifyHosting({ path, name, sha256, sizeBytes }, plugin, inputs) {
    const { tag, assetName, overwrite } = inputs.release;
    if (tag === undefined)
        throw explainNoTag();
    return {
        ...(0,release_template/* fillRelease */.B_)(createTemplate(tag, plugin, inputs), plugin.version),
        assetName: (0,release_template/* fillAssetName */.dn)(assetName, name, plugin),
        assetUrl: chooseAssetUrl(plugin, inputs),
        overwrite,
        isLive: plugin.version !== '' && plugin.live?.served?.version === plugin.version,
        file: { path, sha256, sizeBytes },
    };
}
function createTemplate(tag, { slug, changelog }, { release: { notes, prerelease } }) {
    return { tag, notes, prerelease, slug, changelog };
}
function findPublished({ identity, live }, inputs) {
    return findUpToDate(identity.version, live ?? {}, inputs);
}
function chooseAssetUrl({ live }, { release }) {
    return release.assetUrl === 'auto' && live?.failure?.isLasting === true ? 'signed' : release.assetUrl;
}
function explainNoTag() {
    return new publish_error/* PublishError */.S1({
        code: 'input',
        title: 'Input release-tag',
        message: 'Input `release-tag` is empty, but a package without a URL needs a release.',
        hint: 'Set `release-tag` to the tag of the release that gets the package.',
    });
}

// EXTERNAL MODULE: ./src/publish/publish-version.ts
var publish_version = __nccwpck_require__(1393);
// EXTERNAL MODULE: ./src/publish/types.ts
var types = __nccwpck_require__(9546);
;// CONCATENATED MODULE: ./src/publish/publish-plugin.ts
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








async function publishPlugin(inputs, parts) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const found = __addDisposableResource(env_1, await findPackage(parts), true);
        if (inputs.expectedSha256 !== undefined)
            await assertBuilt(found, inputs, parts);
        const plugin = await inspectPackage(found, inputs, parts);
        const plan = planRun(plugin, inputs);
        const outcome = inputs.isDryRun
            ? await reportPlan(plan, plugin, inputs, parts)
            : await carryOut(plan, plugin, parts);
        const bill = await keepBill(outcome, parts);
        return { ...outcome, bill, kept: await keepPackage(found, outcome, parts) };
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
async function assertBuilt(...about) {
    return (await __nccwpck_require__.e(/* import() */ 718).then(__nccwpck_require__.bind(__nccwpck_require__, 7718))).assertDigest(...about);
}
async function reportPlan(...about) {
    return (await __nccwpck_require__.e(/* import() */ 167).then(__nccwpck_require__.bind(__nccwpck_require__, 5167))).dryRun(...about);
}
async function findPackage({ step, source }) {
    return step('Find the package', source.find, ({ name, sizeBytes }) => `${(0,quote/* quoteName */.AB)(name)}, ${(0,format/* formatSize */.Xq)(sizeBytes)}`, 'Still fetching or zipping the package');
}
async function carryOut(plan, plugin, parts) {
    switch (plan.kind) {
        case 'up-to-date':
            return completeUpToDate(plan, plugin, parts);
        case 'publish':
            return publishRemote(plan, plugin, parts);
        case 'host-and-publish': {
            const { hostAndPublish } = await __nccwpck_require__.e(/* import() */ 963).then(__nccwpck_require__.bind(__nccwpck_require__, 4963));
            return hostAndPublish(plan, plugin, parts);
        }
    }
}
async function completeUpToDate({ published, completion }, plugin, parts) {
    const completed = await (0,complete_on_host/* completeOnHost */.Td)(completion, published, parts);
    return (0,publish_version/* toOutcome */.KA)(published, completed, plugin, (0,types/* showPackageUrl */.V)(plugin.package));
}
async function publishRemote({ url, completion, verify }, plugin, parts) {
    const published = await (0,publish_version/* publishVersion */.Qt)(url.get, plugin, parts);
    const confirmed = await (0,publish_version/* confirmIf */.AF)(verify, published, plugin, parts);
    const completed = await (0,complete_on_host/* completeOnHost */.Td)(completion, confirmed, parts);
    return (0,publish_version/* toOutcome */.KA)(confirmed, completed, plugin, (0,types/* showPackageUrl */.V)(plugin.package));
}

;// CONCATENATED MODULE: ./src/publish/report/outcome.ts


const FAILURES = [
    ['already-published', (plugin) => `${plugin} is live, but this run did not publish it`],
    ['after-publish', (plugin) => `${plugin} is published, but the step failed afterwards`],
    ['unknown-outcome', (plugin) => `It is not known whether ${plugin} was published`],
    ['internal', () => 'The step failed in an unexpected way'],
];
function describeOutcome(summary, show) {
    const { result, errors } = summary;
    const plugin = namePlugin(summary, show);
    const codes = errors.map(({ code }) => code);
    const [, fail] = FAILURES.find(([code]) => codes.includes(code)) ?? [];
    const isCancelled = errors.some(({ title }) => /\bCancelled\b/.test(title));
    if (isCancelled && codes.includes('after-publish'))
        return { mark: '⚠️', text: `${plugin} is published, but the run was cancelled afterwards` };
    if (fail !== undefined)
        return { mark: '⚠️', text: fail(plugin) };
    if (errors.length > 0 || result === undefined)
        return { mark: '❌', text: `${plugin} was not published by this run` };
    switch (result.status) {
        case 'published':
            return { mark: '✅', text: `${plugin} is published` };
        case 'already-published':
            return { mark: '✅', text: `${plugin} was published already` };
        case 'dry-run':
            return { mark: '🧪', text: `Dry run: ${plugin} ${result.dryRun.outlook}` };
    }
}
function namePlugin({ result, report, pluginId }, show) {
    const { plugin } = report ?? {};
    const name = plugin?.name ?? pluginId;
    const version = result?.version ?? plugin?.version ?? '';
    if (name === undefined)
        return 'The plugin';
    const names = version === '' ? [name] : [name, version];
    return names.map((text) => show((0,quote/* cutName */.CI)(text))).join(' ');
}
function explainCancellation({ stage }) {
    switch (stage) {
        case 'not-published':
            return new publish_error/* PublishError */.S1({
                code: 'not-published',
                title: 'Cancelled',
                message: 'The run was cancelled before it published the version.',
                hint: 'This run published nothing; run it again when you like.',
            });
        case 'ordered':
            return new publish_error/* PublishError */.S1({
                code: 'unknown-outcome',
                title: 'Cancelled, outcome unknown',
                message: 'The run was cancelled after it asked for the release and before its outcome was known.',
                hint: 'Check the dashboard of the service before you run this again: the release may have been created.',
            });
        case 'published':
            return new publish_error/* PublishError */.S1({
                code: 'after-publish',
                title: 'Cancelled after publishing',
                message: 'The run was cancelled after the release went live.',
                hint: 'Do not publish it again; run the next steps by hand.',
            });
    }
}

;// CONCATENATED MODULE: ./src/publish/report/outputs.ts


const FOUND = {
    findings: ({ findings }, sanitise) => writeFindings(findings, sanitise),
    changes: ({ comparison }, sanitise) => (0,describe/* writeChanges */.vB)(comparison, sanitise),
};
const OUTPUTS = {
    version: ({ result }) => result.version,
    success: ({ result, problem }) => result.status === 'already-published' && problem !== undefined ? '' : 'true',
    status: ({ result }) => result.status,
    plugin_id: ({ result }) => result.plugin.pluginId,
    slug: ({ result }) => result.plugin.slug,
    zip_url: ({ result }) => result.zipUrl,
    'previous-version': ({ result }) => result.previousVersion ?? '',
    verified: ({ result }) => String(result.isVerified),
    served: ({ result }) => result.sitesGet?.verdict ?? '',
    sha256: ({ result }) => result.plugin.package.sha256,
    size: ({ result }) => String(result.plugin.package.sizeBytes),
    changelog: ({ result }) => result.plugin.changelog,
    findings: ({ result: { plugin } }, sanitise) => plugin.report === undefined ? '' : FOUND.findings(plugin.report, sanitise),
    changes: ({ result: { plugin } }, sanitise) => plugin.report === undefined ? '' : FOUND.changes(plugin.report, sanitise),
    'package-path': ({ kept }) => kept?.path ?? '',
    sbom: ({ bill }) => bill?.path ?? '',
    'release-tag': ({ result }) => result.onHost?.release.tag ?? '',
    'release-id': ({ result }) => String(result.onHost?.release.id ?? ''),
    'release-url': ({ result }) => result.onHost?.release.url ?? '',
    'asset-id': ({ result }) => String(result.onHost?.asset?.id ?? ''),
    'asset-name': ({ result }) => result.onHost?.asset?.name ?? '',
};
function writeOutputs(end, sanitise, outputs) {
    try {
        for (const [name, read] of Object.entries(OUTPUTS))
            outputs.set(name, read(end, sanitise));
    }
    catch (error) {
        const { status, plugin, version } = end.result;
        const isDryRun = status === 'dry-run';
        throw new publish_error/* PublishError */.S1({
            code: isDryRun ? 'not-published' : 'after-publish',
            title: 'Outputs not written',
            message: (isDryRun ? 'The dry run is complete' : `${plugin.pluginId} ${version} is published`) +
                `, but the outputs for the next steps could not be written to ${outputs.name}.`,
            hint: isDryRun
                ? 'Check disk space and permissions of the runner.'
                : 'Check disk space and permissions of the runner; do not publish again, but run the next steps by hand.',
            cause: error,
        });
    }
}
function writeFound(report, sanitise, outputs) {
    try {
        for (const [name, read] of Object.entries(FOUND))
            outputs.set(name, read(report, sanitise));
    }
    catch {
    }
}
const MAX_BYTES = 64 * 1024;
function writeFindings(findings, sanitise, maxBytes = MAX_BYTES) {
    const items = findings.map(({ id, severity, message, effect, fix, file, line, files, accepted }) => {
        const item = {
            id,
            severity,
            message: sanitise(`${message} ${effect}`),
            fix: sanitise(fix),
            file: file === undefined ? null : sanitise(file),
            line: line ?? null,
            accepted,
        };
        const whole = files && JSON.stringify({ ...item, files: files.map((path) => sanitise(path)) });
        return whole !== undefined && Buffer.byteLength(whole) <= maxBytes / 2 ? whole : JSON.stringify(item);
    });
    let bytes = 2;
    const left = items.findIndex((item) => (bytes += Buffer.byteLength(item) + 1) > maxBytes);
    if (left < 0)
        return `[${items.join(',')}]`;
    return `[${[...items.slice(0, left), describeRest(items.length - left)].join(',')}]`;
}
function describeRest(count) {
    return JSON.stringify({
        id: 'left-out',
        severity: 'notice',
        message: `${count} more findings were left out here.`,
        fix: 'The log of the run has all of them.',
        file: null,
        line: null,
        accepted: false,
    });
}

// EXTERNAL MODULE: ./src/package/finding.ts
var finding = __nccwpck_require__(9733);
// EXTERNAL MODULE: ./src/action/steps.ts
var action_steps = __nccwpck_require__(7853);
// EXTERNAL MODULE: ./src/shared/markdown.ts
var shared_markdown = __nccwpck_require__(1680);
;// CONCATENATED MODULE: ./src/publish/report/summary.ts









function renderSummary(summary, sanitise) {
    const { result, report, errors, steps } = summary;
    const findings = renderFindings(report, sanitise);
    const { mark, text } = describeOutcome(summary, (name) => (0,shared_markdown/* renderName */.gU)(sanitise(name)));
    const blocks = [
        `### ${mark} ${text}`,
        ...(0,shared_markdown/* renderErrors */.a$)(errors, sanitise),
        ...(result === undefined
            ? [...findings, ...renderRed(summary, sanitise)]
            : [...renderResult(result, sanitise), ...findings]),
        ...(report?.comparison === undefined ? [] : (0,describe/* renderChanges */.O1)(report.comparison, sanitise)),
        ...renderDetails(summary, sanitise),
        ...renderPackage(report, sanitise),
        ...renderSteps(steps, errors.length === 0, sanitise),
        ...(result === undefined ? [] : renderChangelog(result, sanitise)),
    ];
    return `${blocks.join('\n\n')}\n`;
}
function renderResult(result, sanitise) {
    const facts = (0,shared_markdown/* renderFacts */.Id)(listFacts(result, sanitise));
    return result.status === 'dry-run' ? [facts, ...renderDryRun(result.dryRun, sanitise)] : [facts];
}
function listFacts(result, sanitise) {
    const { plugin, onHost, sitesGet } = result;
    const { pluginId, slug, report } = plugin;
    const code = (text) => (0,shared_markdown/* renderCode */.cR)(sanitise(text));
    const folder = slug === '' ? '' : `, folder ${code(slug)}`;
    const facts = [
        ['Version', describeVersions(result, code)],
        ...listChanges(report, sanitise),
        report?.expectedVersion === undefined
            ? undefined
            : ['Expected version', (0,shared_markdown/* renderProse */.E9)(sanitise(report.expectedVersion))],
        report === undefined ? undefined : ['Checks', (0,package_report/* countGroups */.eq)((0,package_report/* groupFindings */.kG)(report.findings))],
        ['Plugin', `${code(pluginId)}${folder}`],
        sitesGet && ['Sites get', (0,shared_markdown/* renderProse */.E9)(sanitise(sitesGet.text))],
        onHost?.release.tag ? ['Release', describeRelease(onHost, code)] : undefined,
    ];
    return facts.filter((fact) => fact !== undefined);
}
function renderDetails({ result }, sanitise) {
    if (result === undefined)
        return [];
    const { serviceUrl, package: file } = result.plugin;
    const code = (text) => (0,shared_markdown/* renderCode */.cR)(sanitise(text));
    const built = result.status === 'already-published' && file.kind === 'local' ? ', built now' : '';
    const facts = [
        [`Package${built}`, `${code(file.name)}, ${(0,format/* formatSize */.Xq)(file.sizeBytes)}`],
        [`SHA-256${built}`, code(file.sha256)],
        ...describeOrigin(result, code),
        ['Service', showService(serviceUrl, code)],
    ];
    return [(0,shared_markdown/* renderFolded */.jq)('Details', [(0,shared_markdown/* renderFacts */.Id)(facts.filter((fact) => fact !== undefined))])];
}
function renderRed({ report, pluginId, serviceUrl, left }, sanitise) {
    if (serviceUrl === undefined)
        return [];
    const code = (text) => (0,shared_markdown/* renderCode */.cR)(sanitise(text));
    const { version = '' } = report?.plugin ?? {};
    const facts = [
        version === '' ? undefined : ['Version', code((0,quote/* cutName */.CI)(version))],
        ...listChanges(report, sanitise),
        pluginId === undefined ? undefined : ['Plugin', code(pluginId)],
        ['Service', showService(serviceUrl, code)],
        left && ['Release', `${describeRelease(left, code)}, which stays as it is`],
    ];
    return [(0,shared_markdown/* renderFacts */.Id)(facts.filter((fact) => fact !== undefined))];
}
function showService(url, code) {
    return url === inputs_service/* NO_SERVICE */.M4
        ? `none, because ${code('base-url')} is empty`
        : code(`${url.host}${url.pathname.replace(/\/$/, '')}`);
}
function listChanges(report, sanitise) {
    if (report?.comparison === undefined)
        return [];
    const libraries = report.comparison.isCompared ? (0,describe/* countLibraries */.dt)(report.comparison) : '';
    return [
        ['Changes', (0,describe/* renderChangesLine */.M3)(report.comparison, sanitise)],
        ...(libraries === '' ? [] : [['Libraries', libraries]]),
    ];
}
function describeVersions({ status, version, previousVersion, isVerified, plugin }, code) {
    if (status === 'already-published')
        return `${code(version)}, live already: to publish something new, raise the version`;
    const isFirst = previousVersion === undefined && plugin.live?.failure?.kind === 'missing';
    const before = previousVersion === undefined ? 'not known' : code(previousVersion);
    const after = version === '' ? 'not known' : `<strong>${code(version)}</strong>`;
    const seen = isVerified ? ', seen live' : '';
    if (!isFirst || version === '')
        return `${before} → ${after}${seen}`;
    return `${after}, the first release${status === 'dry-run' ? ' if the service knows the plugin' : seen}`;
}
function describeOrigin({ status, zipUrl }, code) {
    if (status !== 'published')
        return zipUrl === '' ? [] : [['Found at', code(zipUrl)]];
    return [['Fetched from', zipUrl === '' ? 'a signed URL, which is secret' : code(zipUrl)]];
}
function describeRelease({ release, asset }, code) {
    const link = (0,shared_markdown/* renderLink */.BK)(release.url, code(release.tag));
    if (asset === undefined)
        return link;
    return `${link} with ${(0,shared_markdown/* renderLink */.BK)(locateAsset(release, asset.name), code(asset.name))}`;
}
function locateAsset({ url }, name) {
    return `${url.replace('/releases/tag/', '/releases/download/')}/${encodeURIComponent(name.toWellFormed())}`;
}
function renderDryRun({ remarks, onHost, request }, sanitise) {
    const list = (lines) => lines.map((line) => `- ${(0,shared_markdown/* renderProse */.E9)(sanitise(line))}`);
    const changes = list(onHost);
    return [
        ...(remarks.length === 0 ? [] : ['#### The service', list(remarks).join('\n')]),
        ...(changes.length === 0 ? [] : ['#### On GitHub', changes.join('\n')]),
        ...(request.length === 0 ? [] : ['#### The request', (0,shared_markdown/* renderLines */.ET)(request.map(sanitise))]),
    ];
}
const CHECKS_PAGE = 'https://github.com/OWNER/publish-wordpress-plugin/blob/v1/docs/checks.md';
const MARKS = { error: '❌', warning: '⚠️', notice: 'ℹ️' };
function renderFindings(report, sanitise) {
    if (report === undefined || report.findings.length === 0)
        return [];
    const prose = (text) => (0,shared_markdown/* renderProse */.E9)(sanitise(text));
    const groups = (0,package_report/* groupFindings */.kG)(report.findings);
    const items = groups.map((group) => {
        const { id, severity, accepted, points } = group;
        const mark = accepted ? '☑️' : MARKS[severity];
        const texts = points.flatMap((point) => {
            const sentences = (0,package_report/* listSentences */.B4)(point)
                .map(prose)
                .join(point.messages.length > 1 ? '<br>' : ' ');
            return accepted ? [sentences] : [sentences, `**Fix:** ${prose(point.fix)}`];
        });
        const head = `${mark} **<a href="${CHECKS_PAGE}#${id}">${id}</a>**${describePlace(group, sanitise)}${accepted ? ', accepted' : ''}`;
        return `- ${[head, ...texts].join('<br>')}`;
    });
    const title = `Package checks: ${(0,package_report/* countGroups */.eq)(groups)}`;
    const isOpen = groups.some(({ severity, accepted }) => severity === 'error' && !accepted);
    return isOpen ? [`#### ${title}`, items.join('\n')] : [(0,shared_markdown/* renderFolded */.jq)(title, [items.join('\n')])];
}
function describePlace({ findings, fileCount }, sanitise) {
    if (fileCount > 1)
        return ` in ${fileCount} files`;
    const [first, ...others] = findings;
    const { file, line } = first === undefined ? {} : (0,finding/* placeOf */.$)(first);
    if (file === undefined)
        return '';
    return ` in ${(0,shared_markdown/* renderCode */.cR)(sanitise(line === undefined || others.length > 0 ? file : `${file}:${line}`))}`;
}
function renderPackage(report, sanitise) {
    if (report === undefined || report.facts.length === 0)
        return [];
    const facts = report.facts.map(([name, value]) => [name, (0,shared_markdown/* renderProse */.E9)(sanitise(value))]);
    return [(0,shared_markdown/* renderFolded */.jq)('What is in the package', [(0,shared_markdown/* renderFacts */.Id)(facts)])];
}
function renderSteps(steps, isGreen, sanitise) {
    const last = steps.at(-1);
    if (last === undefined)
        return [];
    const totalMs = last.startMs + last.durationMs;
    const rows = steps.map((step) => [
        `${action_steps/* STEP_MARKS */.Sr[step.outcome]} ${step.title}`,
        step.result === undefined ? 'failed' : (0,shared_markdown/* renderProse */.E9)(sanitise(step.result)),
        describeTime(step).replaceAll(' ', '&nbsp;'),
    ]);
    const heading = `Steps: ${(0,format/* formatDuration */.a3)(totalMs)}`;
    const table = (0,shared_markdown/* renderTable */.bo)(['Step', 'Result', 'Time'], rows);
    return isGreen ? [(0,shared_markdown/* renderFolded */.jq)(heading, [table])] : [`#### ${heading}`, table];
}
function describeTime({ durationMs, repeats }) {
    return (0,format/* formatDuration */.a3)(durationMs) + (repeats === 0 ? '' : `<br>${(0,action_steps/* describeRepeats */.SC)(repeats)}`);
}
function renderChangelog({ plugin, version }, sanitise) {
    const { changelog } = plugin;
    if (changelog === '')
        return [];
    const markdown = changelog.replace(/[^\n\t\u200c\u200d]+/g, (text) => sanitise(text));
    return [(0,shared_markdown/* renderFolded */.jq)(`Changelog of ${(0,shared_markdown/* renderCode */.cR)(sanitise(version))}`, [markdown])];
}

;// CONCATENATED MODULE: ./src/publish/run-publish.ts

















function run_publish_run(runner) {
    const collectTexts = (env) => ({
        secrets: (0,table/* collectSecrets */.qb)(env),
        urls: (0,table/* collectUrls */.Dc)(env),
        open: [...(0,table/* collectOpenTexts */.Ff)(env), ...STATUSES],
    });
    return (0,run/* runAction */.C)(collectTexts, createPublishAction, runner);
}
const STATUSES = ['published', 'already-published', 'dry-run'];
function createPublishAction(current) {
    const { machine, outputs, steps, sanitise } = current;
    const progress = { stage: 'not-published' };
    const tools = { ...current.tools, progress };
    const { cancellation } = tools;
    let inputs;
    let report;
    let left;
    let end;
    const work = async () => {
        inputs = readInputs(machine.env, (0,inputs_event/* readLimits */.BU)(machine.env));
        const onReport = (found) => void (report = found);
        const onLeft = (used) => void (left = used);
        end = await publishPlugin(inputs, createParts(inputs, machine, tools, { step: steps.run, onReport, onLeft }));
        tools.declarePublic(listNames(end.result));
        writeOutputs(end, sanitise, outputs);
        if (end.problem !== undefined)
            throw end.problem;
    };
    const tell = async (errors) => {
        if (end === undefined && report !== undefined)
            writeFound(report, sanitise, outputs);
        if (errors.length > 0 || cancellation.aborted) {
            for (const kept of [end?.kept, end?.bill])
                await kept?.discard().catch(() => undefined);
        }
        const summary = {
            pluginId: inputs?.pluginId,
            serviceUrl: inputs?.baseUrl,
            left,
            result: end?.result,
            report,
            errors,
            steps: steps.done,
        };
        const { mark, text } = describeOutcome(summary, (name) => name);
        return {
            errors,
            outcome: `${mark} ${text}.`,
            renderSummary: () => renderSummary(summary, sanitise),
            unaffected: 'The release is not affected.',
        };
    };
    return { work, explainCancellation: () => explainCancellation(progress), report: tell };
}
function listNames({ version, previousVersion = '', plugin, onHost }) {
    const { release, asset } = onHost ?? {};
    return [version, previousVersion, plugin.slug, release?.tag ?? '', asset?.name ?? ''];
}
function createParts(inputs, machine, tools, { step, ...told }) {
    const { log, quote, declarePublic, cancellation } = tools;
    const { env, temporaryFolder } = machine;
    const host = (0,package_host/* createPackageHost */.L)(inputs, tools);
    const service = createReleaseService(inputs, tools);
    const triggeringTag = (0,inputs_event/* readTag */.zW)(env);
    const comparer = createComparer(inputs, { ...tools, temporaryFolder, triggeringTag });
    const source = createPackageSource(inputs, machine, tools, host);
    const locateSource = (0,workspace/* createSourceLocator */.Y)(env['GITHUB_WORKSPACE']);
    const runner = {
        triggeringTag,
        branch: (0,inputs_event/* readBranch */.pG)(env),
        temporaryFolder,
        locateSource,
        quote,
        declarePublic,
    };
    return { log, step, source, host, service, comparer, runner, cancellation, ...told };
}
function createPackageSource(inputs, { env, workspace, temporaryFolder, ownFiles }, tools, { signAssetUrl }) {
    const { clock, cancellation } = tools;
    const { retries, timeoutMs } = inputs;
    const distFolder = (0,external_node_path_.dirname)((0,external_node_url_.fileURLToPath)(import.meta.url));
    const ownKeys = [
        { input: 'api-key', value: inputs.apiKey },
        { input: 'github-token', value: inputs.token },
    ];
    const sourceContext = {
        ...tools,
        workspace,
        temporaryFolder,
        ownPaths: [(0,external_node_path_.dirname)(distFolder), ...ownFiles],
        sourceTime: (0,inputs_event/* readSourceTime */.hY)(env),
        signAssetUrl,
        loadContentScanner: async () => {
            const { createContentScanner } = await (0,src_package/* loadReader */.yD)();
            return (paths, folder, options) => createContentScanner(paths, folder, { ...options, ownKeys });
        },
        downloadArtifact: async (order, folder) => {
            const { downloadArtifact } = await Promise.all(/* import() */[__nccwpck_require__.e(145), __nccwpck_require__.e(152)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3771));
            const threadFile = (0,external_node_path_.join)(distFolder, 'thread.js');
            const ports = { ...tools, retries, timeoutMs, folder, env, threadFile };
            return downloadArtifact(order, ports);
        },
    };
    const yieldToEventLoop = (0,yield_to_event_loop/* createYieldToEventLoop */.$)(cancellation, () => clock.now());
    const options = { signal: cancellation, yieldToEventLoop, ownKeys, programs: env };
    return {
        find: () => {
            if (inputs.packageChecks !== 'off')
                (0,src_package/* prepareReader */.HE)();
            return (0,find_package/* findPackage */.C)(inputs, sourceContext);
        },
        inspect: async (reader, seen) => {
            const { inspect } = await (0,src_package/* loadReader */.yD)();
            return inspect(reader, { ...options, seen });
        },
        searchForKeys: async (reader) => {
            const { inspectForKeys } = await (0,src_package/* loadKeySearch */.u4)();
            return inspectForKeys(reader, options);
        },
    };
}


/***/ }),

/***/ 9546:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ showPackageUrl)
/* harmony export */ });
function showPackageUrl(file) {
    return file.kind === 'remote' && !file.url.isSecret ? file.url.shown : '';
}


/***/ }),

/***/ 2543:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $M: () => (/* binding */ parseReleaseAnswer),
/* harmony export */   AA: () => (/* binding */ isWebPage),
/* harmony export */   C3: () => (/* binding */ ENDPOINT_PATH),
/* harmony export */   EZ: () => (/* binding */ PACKAGE_FIELD),
/* harmony export */   Mk: () => (/* binding */ buildEndpoint),
/* harmony export */   Ng: () => (/* binding */ describeRequest),
/* harmony export */   QP: () => (/* binding */ findBasePath),
/* harmony export */   TP: () => (/* binding */ buildReleaseRequest),
/* harmony export */   Yr: () => (/* binding */ buildReadRequest),
/* harmony export */   fn: () => (/* binding */ findMessage),
/* harmony export */   gH: () => (/* binding */ namesRelease),
/* harmony export */   jR: () => (/* binding */ isHtmlDocument),
/* harmony export */   lW: () => (/* binding */ parseServed),
/* harmony export */   md: () => (/* binding */ parseDetails)
/* harmony export */ });
/* harmony import */ var _shared_version_text_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2189);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7821);
/* harmony import */ var _shared_record_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3060);



const PACKAGE_FIELD = 'zip_url';
const ENDPOINT_PATH = '/api/v1/plugin/update';
const MAX_ANSWER_BYTES = 1024 * 1024;
function buildReleaseRequest(access, fields) {
    return {
        method: 'POST',
        url: buildEndpoint(access),
        headers: { ...buildHeaders(access), 'Content-Type': 'application/json' },
        body: JSON.stringify({ plugin_id: fields.pluginId, [PACKAGE_FIELD]: fields.zipUrl }),
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
function parseReleaseAnswer(body) {
    const answer = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseObject */ .l)(body);
    if (answer.object === undefined)
        return { kind: 'unclear', why: answer.why };
    const { success, version } = answer.object;
    if (success === false)
        return { kind: 'refused', how: '`success: false`' };
    if (success !== true)
        return { kind: 'unclear', why: 'its `success` is neither `true` nor `false`' };
    if (typeof version !== 'string')
        return { kind: 'unclear', why: 'it has no `version` text' };
    if (!(0,_shared_version_text_js__WEBPACK_IMPORTED_MODULE_1__/* .isVersion */ .l)(version))
        return { kind: 'unclear', why: 'its `version` does not look like one' };
    return { kind: 'created', version };
}
function isWebPage({ headers }, body) {
    const isTyped = /^(text\/html|application\/xhtml\+xml)\b/i.test(headers['content-type'] ?? '');
    return (isTyped || isHtmlDocument(body)) && (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseObject */ .l)(body).object === undefined;
}
function isHtmlDocument(text) {
    return /^\s*(<!doctype html|<html)\b/i.test(text.slice(0, 1000).replace(/^\ufeff/, ''));
}
function findMessage(body) {
    const { object } = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseObject */ .l)(body);
    if (object === undefined)
        return body;
    const { message, error, detail, title, errors } = object;
    const nested = (0,_shared_record_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .G)(error) ? error['message'] : error;
    const main = [message, nested, detail, title].find((text) => typeof text === 'string' && text.trim() !== '');
    const found = [main, ...findFieldErrors(errors)].filter((text) => typeof text === 'string');
    return found.length > 0 ? found.map((text) => text.trim().replace(/\.$/, '')).join('; ') : body;
}
function findFieldErrors(errors) {
    if (!(0,_shared_record_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .G)(errors))
        return [];
    return Object.entries(errors).flatMap(([field, list]) => (Array.isArray(list) ? list : [list]).flatMap((entry) => {
        const text = (0,_shared_record_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .G)(entry) ? entry['message'] : entry;
        return typeof text === 'string' ? [`${field}: ${text}`] : [];
    }));
}
function parseServed(body, pluginId) {
    const parsed = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseObject */ .l)(body);
    if (parsed.object === undefined)
        return { why: `is malformed: ${parsed.why}` };
    const parts = listParts(parsed.object);
    const versions = listVersions(parts);
    const [version] = versions;
    if (version === undefined)
        return { why: 'names no version' };
    if (typeof version !== 'string' || !(0,_shared_version_text_js__WEBPACK_IMPORTED_MODULE_1__/* .isVersion */ .l)(version))
        return { why: 'names something that is not a version' };
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
function namesRelease(body) {
    const parts = listParts((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseObject */ .l)(body).object ?? {});
    return listVersions(parts).length > 0 || parts.some(({ success }) => success === true);
}
function listVersions(parts) {
    return parts.flatMap((part) => [part['version'], part['new_version']]).filter(isGiven);
}
function listParts(answer) {
    return [answer, answer['data'], answer['plugin'], answer['release']].filter(_shared_record_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .G);
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
    const { success, error, errors, status, state, plugin_id: named, id } = part;
    if (isGiven(success) && success !== true)
        return 'does not say `success: true`';
    if (isSaid(error) || isSaid(errors))
        return 'reports an error';
    const isOtherState = typeof state === 'string' && !isLiveStatus(state);
    if (isOtherState || (isGiven(status) && !isLiveStatus(status)))
        return 'has a `status` other than that of a published release';
    if (part['draft'] === true || part['published'] === false)
        return 'is about a draft';
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


/***/ }),

/***/ 4635:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ BLOCKED_HINT),
/* harmony export */   RY: () => (/* binding */ isMarkup),
/* harmony export */   W8: () => (/* binding */ notPublished),
/* harmony export */   XE: () => (/* binding */ explainPage),
/* harmony export */   _p: () => (/* binding */ quoteSaid),
/* harmony export */   b6: () => (/* binding */ unknownOutcome),
/* harmony export */   lT: () => (/* binding */ isBlocked),
/* harmony export */   x5: () => (/* binding */ LOOK_FIRST)
/* harmony export */ });
/* harmony import */ var _shared_publish_error_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5805);
/* harmony import */ var _shared_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6717);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2543);



function quoteSaid({ said }) {
    return said === '' ? '' : `: ${(0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteText */ .ol)(said)}`;
}
const LOOK_FIRST = 'Check the dashboard of the service before you run this again: the release may have been created.';
function unknownOutcome(message, hint, cause) {
    return new _shared_publish_error_js__WEBPACK_IMPORTED_MODULE_1__/* .PublishError */ .S1({ code: 'unknown-outcome', title: 'Outcome unknown', message, hint, cause });
}
function notPublished(title, message, hint, cause) {
    return new _shared_publish_error_js__WEBPACK_IMPORTED_MODULE_1__/* .PublishError */ .S1({ code: 'not-published', title, message, hint, cause });
}
function isElsewhere({ status, isPage }) {
    return isPage && (status === 404 || status === 405);
}
function isBlocked({ status, isDocument }) {
    return isDocument && status >= 400 && status < 500 && status !== 404 && status !== 405;
}
function isMarkup(answer) {
    return isElsewhere(answer) || isBlocked(answer) || (answer.isPage && answer.status >= 500);
}
const BLOCKED_HINT = `Something before the service, such as a firewall or a login, seems to refuse requests from this runner: allow requests to \`${_api_js__WEBPACK_IMPORTED_MODULE_2__/* .ENDPOINT_PATH */ .C3}\` there. If there is nothing like that, check \`base-url\` and \`api-key\`.`;
function explainPage(answer) {
    if (isBlocked(answer))
        return ['Request blocked', BLOCKED_HINT];
    if (!isElsewhere(answer))
        return undefined;
    return [
        'Not the service',
        'Check `base-url`: it seems to be the address of a website, not of the service. If it is right, check `plugin_id`.',
    ];
}


/***/ }),

/***/ 9224:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ readServed),
/* harmony export */   m: () => (/* binding */ orderRelease)
/* harmony export */ });
/* harmony import */ var _http_retry_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(8902);
/* harmony import */ var _http_transport_error_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4098);
/* harmony import */ var _http_urls_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(88);
/* harmony import */ var _shared_clock_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(6103);
/* harmony import */ var _shared_publish_error_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(5805);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2543);
/* harmony import */ var _bad_answer_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(4635);
/* harmony import */ var _explain_answers_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(998);
/* harmony import */ var _redirect_js__WEBPACK_IMPORTED_MODULE_8__ = __nccwpck_require__(639);









async function orderRelease(job) {
    const { progress, quote } = job.ports;
    const url = (0,_api_js__WEBPACK_IMPORTED_MODULE_0__/* .buildEndpoint */ .Mk)(job.access);
    const result = await postOrder(url, job)
        .then((answer) => readOrder(answer, url, job.order, quote))
        .catch((error) => {
        if (error instanceof _http_transport_error_js__WEBPACK_IMPORTED_MODULE_1__/* .TransportError */ .wX)
            return toResult((0,_explain_answers_js__WEBPACK_IMPORTED_MODULE_2__/* .explainTransport */ .B4)(error, url));
        if (error instanceof _shared_publish_error_js__WEBPACK_IMPORTED_MODULE_3__/* .PublishError */ .S1)
            return { kind: 'refused', error };
        throw error;
    });
    if (result.kind === 'created')
        progress.stage = 'published';
    else if (result.kind !== 'unknown')
        progress.stage = 'not-published';
    return result;
}
function postOrder(url, { order, access, rules, ports }) {
    const { progress, log, send } = ports;
    const attempt = async () => {
        const request = (0,_api_js__WEBPACK_IMPORTED_MODULE_0__/* .buildReleaseRequest */ .TP)(access, { ...order, zipUrl: await order.getZipUrl() });
        progress.stage = 'ordered';
        log.info(`POST ${(0,_http_urls_js__WEBPACK_IMPORTED_MODULE_4__/* .showUrl */ .jr)(url)}`);
        return send(request);
    };
    const limits = { retries: rules.retries, budgetMs: _http_retry_js__WEBPACK_IMPORTED_MODULE_5__/* .REPEAT_BUDGET_MS */ .$4 };
    const onRepeat = () => (progress.stage = 'not-published');
    return (0,_http_retry_js__WEBPACK_IMPORTED_MODULE_5__/* .repeatRequest */ .x9)(`POST ${url.host}`, attempt, _http_retry_js__WEBPACK_IMPORTED_MODULE_5__/* .retryIfUnprocessed */ .VT, { ...ports, onRepeat }, limits);
}
function readOrder(received, url, { pluginId }, quote) {
    const { status, isCut } = received;
    const text = received.body.toString('utf8');
    const answer = readBadAnswer(received, text, url, quote);
    if (status < 200 || status >= 300)
        return toResult((0,_explain_answers_js__WEBPACK_IMPORTED_MODULE_2__/* .explainStatus */ .cq)(answer, pluginId), answer);
    if (isCut)
        return toResult((0,_explain_answers_js__WEBPACK_IMPORTED_MODULE_2__/* .explainUnclear */ .aq)(answer, 'it is too large'));
    const release = (0,_api_js__WEBPACK_IMPORTED_MODULE_0__/* .parseReleaseAnswer */ .$M)(text);
    if (release.kind === 'created' && quote(release.version) !== release.version) {
        return toResult((0,_explain_answers_js__WEBPACK_IMPORTED_MODULE_2__/* .explainUnclear */ .aq)(answer, 'its `version` contains a secret'));
    }
    if (release.kind === 'created')
        return release;
    return toResult(release.kind === 'refused'
        ? (0,_explain_answers_js__WEBPACK_IMPORTED_MODULE_2__/* .explainRefusal */ .GC)(answer, release.how, pluginId)
        : (0,_explain_answers_js__WEBPACK_IMPORTED_MODULE_2__/* .explainUnclear */ .aq)(answer, release.why));
}
function readBadAnswer({ status, headers }, text, url, quote) {
    return {
        url,
        status,
        headers,
        said: quote((0,_api_js__WEBPACK_IMPORTED_MODULE_0__/* .findMessage */ .fn)(text)),
        isPage: (0,_api_js__WEBPACK_IMPORTED_MODULE_0__/* .isWebPage */ .AA)({ headers }, text),
        isDocument: (0,_api_js__WEBPACK_IMPORTED_MODULE_0__/* .isHtmlDocument */ .jR)(text),
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
        if (failure?.kind === 'missing' && (0,_api_js__WEBPACK_IMPORTED_MODULE_0__/* .namesRelease */ .gH)(text))
            return { failure: unclear(`${failure.why}, but describes a release`, answer) };
        if (failure !== undefined)
            return { failure };
        const { served, why } = received.isCut
            ? { why: 'is too large' }
            : { why: undefined, ...(0,_api_js__WEBPACK_IMPORTED_MODULE_0__/* .parseServed */ .lW)(text, pluginId) };
        if (served === undefined)
            return { failure: unclear(`its answer ${why}`, answer) };
        return quote(served.version) === served.version
            ? { served }
            : { failure: unclear('its answer names a version that contains a secret', answer) };
    }
    catch (error) {
        if (error instanceof _http_transport_error_js__WEBPACK_IMPORTED_MODULE_1__/* .TransportError */ .wX && error.failure === 'cancelled')
            throw new _shared_clock_js__WEBPACK_IMPORTED_MODULE_6__/* .Cancelled */ .cJ();
        if (error instanceof _http_transport_error_js__WEBPACK_IMPORTED_MODULE_1__/* .TransportError */ .wX)
            return { failure: { kind: 'unreached', why: error.message, isLasting: !error.mayHaveArrived } };
        throw error;
    }
}
function findFailure(answer) {
    const { status } = answer;
    const isPage = (0,_bad_answer_js__WEBPACK_IMPORTED_MODULE_7__/* .isMarkup */ .RY)(answer) || (answer.isPage && status < 300);
    const why = isPage
        ? `it returned ${status} with a web page`
        : `the service returned ${status}${(0,_bad_answer_js__WEBPACK_IMPORTED_MODULE_7__/* .quoteSaid */ ._p)(answer)}`;
    if ((0,_http_retry_js__WEBPACK_IMPORTED_MODULE_5__/* .isPassing */ .WG)(status))
        return { kind: 'passing', why, isLasting: false, status };
    if ((0,_bad_answer_js__WEBPACK_IMPORTED_MODULE_7__/* .isBlocked */ .lT)(answer))
        return { kind: 'blocked', why, isLasting: true, status };
    if (status === 401 || status === 403)
        return { kind: 'key', why, isLasting: true, status };
    if (status >= 300 && status < 400) {
        return {
            kind: 'redirect',
            why: `the service returned ${status}, a redirect`,
            isLasting: true,
            status,
            place: readPlace(answer),
        };
    }
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
    const target = (0,_redirect_js__WEBPACK_IMPORTED_MODULE_8__/* .findRedirectTarget */ .bQ)(headers, url);
    return target && (0,_redirect_js__WEBPACK_IMPORTED_MODULE_8__/* .findPlace */ .Pj)(target);
}


/***/ }),

/***/ 998:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B4: () => (/* binding */ explainTransport),
/* harmony export */   GC: () => (/* binding */ explainRefusal),
/* harmony export */   Hh: () => (/* binding */ explainWebsite),
/* harmony export */   aq: () => (/* binding */ explainUnclear),
/* harmony export */   cq: () => (/* binding */ explainStatus),
/* harmony export */   e1: () => (/* binding */ explainLive),
/* harmony export */   hV: () => (/* binding */ explainSeen),
/* harmony export */   hY: () => (/* binding */ REACH_HINTS)
/* harmony export */ });
/* harmony import */ var _http_retry_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(8902);
/* harmony import */ var _http_transport_error_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4098);
/* harmony import */ var _http_urls_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(88);
/* harmony import */ var _shared_publish_error_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(5805);
/* harmony import */ var _shared_quote_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6717);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(2543);
/* harmony import */ var _bad_answer_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4635);
/* harmony import */ var _redirect_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(639);








const LOOK_OR_CHECK = `${_bad_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .LOOK_FIRST */ .x5} If it was not, check that \`base-url\` is the address of the service.`;
function explainTransport(error, url) {
    const message = `POST ${(0,_http_urls_js__WEBPACK_IMPORTED_MODULE_1__/* .showUrl */ .jr)(url)} failed: ${error.message}.`;
    if (error.mayHaveArrived) {
        const isSlow = error.failure === 'deadline';
        return (0,_bad_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .unknownOutcome */ .b6)(message, isSlow ? `${_bad_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .LOOK_FIRST */ .x5} If it is slow, raise \`timeout\`.` : _bad_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .LOOK_FIRST */ .x5, error);
    }
    const hint = `${REACH_HINTS[error.failure]} This run published nothing.`;
    return (0,_bad_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .notPublished */ .W8)('Service not reached', message, hint, error);
}
const REACH_HINTS = {
    'name-not-found': 'Check the host name in `base-url`, and the network of the runner.',
    refused: 'Check host and port in `base-url`, and that the service is up.',
    unreachable: 'Check `base-url`, and the network of the runner.',
    tls: 'Check `base-url`: the host did not prove that it is the service, so it was not given the API key.',
    proxy: 'Check `https_proxy` and `no_proxy` of the runner.',
    'proxy-address': _http_transport_error_js__WEBPACK_IMPORTED_MODULE_2__/* .PROXY_ADDRESS_HINT */ .uW,
    private: 'Check `base-url`.',
    deadline: 'Check `base-url` and that the service is up: it did not accept the connection.',
    interrupted: 'Check `base-url` and that the service is up: it dropped the connection.',
    cancelled: 'Run this again when you like.',
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
    405: [
        'Not the service',
        'Check `base-url`: this address does not accept the request that creates a release.',
    ],
    409: [
        'Conflict',
        'Check the dashboard: this version may be published already, or another run is publishing.',
    ],
    413: ['Package too large', 'Make the package smaller, or ask the service for its limit.'],
};
function explainUnknown(pluginId) {
    return [
        'Plugin not found',
        `The input \`plugin_id\` is ${(0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteName */ .AB)(pluginId)}: copy it from the plugin on the dashboard of the service. If it is the same there, check that \`base-url\` is the address of that service.`,
    ];
}
const REFUSED = 'Release refused';
function explainSaid({ said }, pluginId) {
    if (said === '')
        return `This run published nothing. The service does not say why: check \`plugin_id\` (${(0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteName */ .AB)(pluginId)}) and \`base-url\`, or ask those who run it.`;
    const isAboutFolder = /\b(folder|director(y|ies)|slug)s?\b/i.test(said);
    const folder = isAboutFolder
        ? " By folder or slug it means the plugin's folder in the ZIP: check the input `slug`, or rename the folder."
        : '';
    const field = said.includes(_api_js__WEBPACK_IMPORTED_MODULE_4__/* .PACKAGE_FIELD */ .EZ)
        ? ` \`${_api_js__WEBPACK_IMPORTED_MODULE_4__/* .PACKAGE_FIELD */ .EZ}\` is the URL that this run gave it for the package.`
        : '';
    return `This run published nothing: fix what the service says, then run this again.${field}${folder}`;
}
function explainStatus(answer, pluginId) {
    const { url, status, headers } = answer;
    const message = `POST ${(0,_http_urls_js__WEBPACK_IMPORTED_MODULE_1__/* .showUrl */ .jr)(url)} returned ${status}${(0,_bad_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .isMarkup */ .RY)(answer) ? ' with a web page' : (0,_bad_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteSaid */ ._p)(answer)}.`;
    if ((0,_http_retry_js__WEBPACK_IMPORTED_MODULE_5__/* .isRefusedForNow */ .gY)(answer))
        return explainWait(status, message, headers['retry-after']);
    if (status < 300 || status >= 500)
        return (0,_bad_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .unknownOutcome */ .b6)(message, answer.isPage ? LOOK_OR_CHECK : _bad_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .LOOK_FIRST */ .x5);
    if (status < 400)
        return explainRedirect(answer);
    const [title, hint] = (0,_bad_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .explainPage */ .XE)(answer) ??
        (status === 404 ? explainUnknown(pluginId) : REFUSALS[status]) ??
        [REFUSED, explainSaid(answer, pluginId)];
    return (0,_bad_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .notPublished */ .W8)(title, message, hint);
}
function explainRedirect(answer) {
    const { message, hint } = (0,_redirect_js__WEBPACK_IMPORTED_MODULE_6__/* .describeRedirect */ .GO)('POST', answer);
    return (0,_redirect_js__WEBPACK_IMPORTED_MODULE_6__/* .isRefusedByRedirect */ .M)(answer, answer.url)
        ? (0,_bad_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .notPublished */ .W8)('Redirect not followed', message, hint)
        : (0,_bad_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .unknownOutcome */ .b6)(message, `${_bad_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .LOOK_FIRST */ .x5} ${_redirect_js__WEBPACK_IMPORTED_MODULE_6__/* .LOG_IN_HINT */ .l5}`);
}
function explainWebsite({ message, cause }) {
    return (0,_bad_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .unknownOutcome */ .b6)(`${message} The request before it was answered with a web page.`, `Check \`base-url\`: it is probably the address of a website, not of the service. ${_bad_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .LOOK_FIRST */ .x5}`, cause);
}
function explainWait(status, message, retryAfter = '') {
    const [title, until] = status === 429
        ? ['Too many requests', 'its rate limit allows it']
        : ['Service busy', status === 503 ? 'the service is back' : 'the service is less busy'];
    const asks = /^\d{1,9}$/.test(retryAfter) ? ` (it asks to wait ${Number(retryAfter)} s)` : '';
    return (0,_bad_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .notPublished */ .W8)(title, message, `Run this again when ${until}${asks}; this run published nothing.`);
}
function explainRefusal(answer, how, pluginId) {
    const message = `The service answered ${answer.status} with ${how}${(0,_bad_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteSaid */ ._p)(answer)}.`;
    return (0,_bad_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .notPublished */ .W8)(REFUSED, message, explainSaid(answer, pluginId));
}
function explainUnclear(answer, why) {
    return (0,_bad_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .unknownOutcome */ .b6)(`POST ${(0,_http_urls_js__WEBPACK_IMPORTED_MODULE_1__/* .showUrl */ .jr)(answer.url)} returned ${answer.status}, which is not a valid answer: ` +
        `${why}${(0,_bad_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteSaid */ ._p)(answer)}.`, `Check that \`base-url\` is the address of the service. ${_bad_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .LOOK_FIRST */ .x5}`);
}
function explainLive({ title, message, hint, cause }, version, isOther) {
    return new _shared_publish_error_js__WEBPACK_IMPORTED_MODULE_7__/* .PublishError */ .S1({
        code: 'already-published',
        title,
        message: `${message} The service serves version ${version} anyway: this run did not publish it.`,
        hint: isOther
            ? 'Set `if-published` to `skip` if this version may be live already, or raise the version of the plugin.'
            : hint,
        cause,
    });
}
function explainSeen({ code, title, message, hint, cause }, version) {
    const seen = `The service now serves ${version}, but what it served before is not known.`;
    return new _shared_publish_error_js__WEBPACK_IMPORTED_MODULE_7__/* .PublishError */ .S1({ code, title, message: `${message} ${seen}`, hint, cause });
}


/***/ }),

/***/ 7821:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ parseObject)
/* harmony export */ });
/* harmony import */ var _shared_record_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3060);

function parseObject(text) {
    try {
        const json = text.replace(/^\ufeff/, '');
        const value = JSON.parse(json);
        if (!(0,_shared_record_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .G)(value))
            return { why: 'it is not a JSON object' };
        return countNames(json) === countMembers(value)
            ? { object: value }
            : { why: 'a name occurs twice in one of its objects' };
    }
    catch {
        return { why: 'it is not a JSON object' };
    }
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


/***/ }),

/***/ 639:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   GO: () => (/* binding */ describeRedirect),
/* harmony export */   M: () => (/* binding */ isRefusedByRedirect),
/* harmony export */   Pj: () => (/* binding */ findPlace),
/* harmony export */   Y8: () => (/* binding */ explainSameRedirect),
/* harmony export */   bQ: () => (/* binding */ findRedirectTarget),
/* harmony export */   l5: () => (/* binding */ LOG_IN_HINT)
/* harmony export */ });
/* harmony import */ var _http_urls_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(88);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2543);
/* harmony import */ var _bad_answer_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4635);



const LOG_IN_HINT = 'If it redirects to a login page, check `api-key` and `base-url`.';
function describeRedirect(method, { url, status, headers, quote }) {
    const target = findRedirectTarget(headers, url);
    const base = target === undefined ? undefined : findBase(target, url);
    const where = target === undefined
        ? 'nowhere'
        : `${(0,_http_urls_js__WEBPACK_IMPORTED_MODULE_0__/* .showTarget */ .Rg)(target, quote)}; it was not followed, because that would send the API key there`;
    return {
        message: `${method} ${(0,_http_urls_js__WEBPACK_IMPORTED_MODULE_0__/* .showUrl */ .jr)(url)} returned ${status}, a redirect to ${where}.`,
        hint: base === undefined || !(0,_http_urls_js__WEBPACK_IMPORTED_MODULE_0__/* .isHarmless */ .EW)(base, quote)
            ? 'Set `base-url` to the address at which the service itself answers.'
            : `If you trust that address, set \`base-url\` to \`${base}\`.`,
    };
}
function explainSameRedirect({ message, cause }) {
    return (0,_bad_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .unknownOutcome */ .b6)(`${message} The request before it was redirected to the same place, so the live version cannot be read either.`, `Check \`api-key\` and \`base-url\`: many services redirect a wrong key to their login page. ${_bad_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .LOOK_FIRST */ .x5}`, cause);
}
const MAX_BASE_PATH = 300;
function findBase(target, current) {
    const basePath = (0,_api_js__WEBPACK_IMPORTED_MODULE_2__/* .findBasePath */ .QP)(target);
    const isAllowed = target.protocol === 'https:' || (target.protocol === 'http:' && (0,_http_urls_js__WEBPACK_IMPORTED_MODULE_0__/* .isLoopback */ .U9)(target));
    const isOther = findPlace(target) !== findPlace(current);
    if (!isAllowed || !isOther || basePath === undefined || basePath.length > MAX_BASE_PATH)
        return undefined;
    return `${target.protocol}//${target.host}${basePath}`;
}
const ELSEWHERE = [301, 307, 308];
function isRefusedByRedirect({ status, headers }, url) {
    if (ELSEWHERE.includes(status))
        return true;
    const target = findRedirectTarget(headers, url);
    return (status === 302 &&
        target !== undefined &&
        (0,_api_js__WEBPACK_IMPORTED_MODULE_2__/* .findBasePath */ .QP)(target) !== undefined &&
        findPlace(target) !== findPlace(url));
}
function findRedirectTarget({ location = '' }, url) {
    return location === '' ? undefined : ((0,_http_urls_js__WEBPACK_IMPORTED_MODULE_0__/* .parseUrl */ .Dl)(location, url) ?? undefined);
}
function findPlace({ origin, pathname }) {
    return `${origin}${pathname.replace(/\/$/, '')}`;
}


/***/ }),

/***/ 2250:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ readFromBuffer),
/* harmony export */   e: () => (/* binding */ spanOf)
/* harmony export */ });
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
    };
}


/***/ }),

/***/ 6103:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   ZR: () => (/* binding */ assertNotCancelled),
/* harmony export */   cJ: () => (/* binding */ Cancelled),
/* harmony export */   mG: () => (/* binding */ chooseBackoffMs),
/* harmony export */   ts: () => (/* binding */ createClock),
/* harmony export */   wt: () => (/* binding */ poll)
/* harmony export */ });
class Cancelled extends Error {
    constructor() {
        super('The run was cancelled.');
        this.name = 'Cancelled';
    }
}
function assertNotCancelled(signal) {
    if (signal?.aborted === true)
        throw new Cancelled();
}
function createClock(signal) {
    return {
        now: () => performance.now(),
        wallNow: () => Date.now(),
        sleep: (durationMs) => new Promise((resolve, reject) => {
            const cancel = () => {
                clearTimeout(timer);
                reject(new Cancelled());
            };
            const timer = setTimeout(() => {
                signal.removeEventListener('abort', cancel);
                resolve();
            }, durationMs);
            if (signal.aborted)
                cancel();
            else
                signal.addEventListener('abort', cancel, { once: true });
        }),
    };
}
async function poll(atMs, clock, attempt) {
    const startMs = clock.now();
    for (const [index, attemptMs] of atMs.entries()) {
        await clock.sleep(Math.max(0, startMs + attemptMs - clock.now()));
        const nextMs = atMs[index + 1];
        const seen = await attempt({
            index,
            isLast: nextMs === undefined,
            untilNextMs: (nextMs ?? Infinity) - attemptMs,
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


/***/ }),

/***/ 6376:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ describeFile),
/* harmony export */   X: () => (/* binding */ describeContent)
/* harmony export */ });
const BUILD_FIX = 'Check the step that builds and uploads the ZIP.';
const ZIP_ONLY_FIX = 'Build a ZIP: WordPress installs nothing else.';
const PREFIX_FIX = 'Remove what comes before the ZIP: check the step that builds it, or the script that serves it.';
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
        'Check out the repository with `lfs: true`.',
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
        what: 'not a ZIP, or only a part of one: its first bytes are not those of a ZIP',
        fix: BUILD_FIX,
    });
}
const HEAD_BYTES = 16 * 1024;
async function describeFile(file) {
    return describeContent(await file.read(0, Math.min(HEAD_BYTES, file.sizeBytes)));
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
    const what = `not a ZIP from its first byte: ${before} other ${before === 1 ? 'byte comes' : 'bytes come'} before it`;
    return { kind: 'prefixed', what, fix: PREFIX_FIX };
}


/***/ }),

/***/ 6338:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Xq: () => (/* binding */ formatSize),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   d5: () => (/* binding */ agree)
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
function agree(list, forOne, forMany) {
    return list.length === 1 ? forOne : forMany;
}


/***/ }),

/***/ 6331:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  N: () => (/* binding */ hideQueries)
});

;// CONCATENATED MODULE: ./src/shared/escapes.ts
const MAX_DEPTH = 10;
function readAll(text) {
    const starts = Array.from({ length: text.length }, (_, index) => index);
    let reading = { text, starts, ends: starts.map((start) => start + 1) };
    const found = [reading];
    while (found.length < MAX_DEPTH && hasEscapes(reading.text)) {
        reading = readEscapes(reading);
        found.push(reading);
    }
    return found;
}
function hasEscapes(text) {
    return ESCAPE.test(text);
}
const ENTITIES = {
    amp: '&',
    colon: ':',
    equals: '=',
    num: '#',
    quest: '?',
    sol: '/',
};
const ESCAPE = new RegExp([
    '%([0-9a-f]{2})',
    '[%\\\\]u([0-9a-f]{4})',
    '\\\\x([0-9a-f]{2})',
    '\\\\u\\{([0-9a-f]{1,6})\\}',
    '&#x0*([0-9a-f]{1,6});',
    '&#0*(\\d{1,7});',
    `&(${Object.keys(ENTITIES).join('|')});`,
].join('|'), 'i');
const ALL_ESCAPES = new RegExp(ESCAPE, 'gi');
function readEscapes(reading) {
    return rewrite(reading, ALL_ESCAPES, (match) => {
        const [hex, decimal, entity] = [match.slice(1, 6).find(Boolean), match[6], match[7]];
        if (entity !== undefined)
            return ENTITIES[entity.toLowerCase()] ?? ' ';
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
function replaceMarked(text, marks, replacement) {
    let replaced = '';
    let at = 0;
    for (let start = marks.indexOf(1); start >= 0; start = marks.indexOf(1, at)) {
        const end = marks.indexOf(0, start);
        replaced += text.slice(at, start) + replacement;
        at = end < 0 ? text.length : end;
    }
    return replaced + text.slice(at);
}

;// CONCATENATED MODULE: ./src/shared/hide-queries.ts

function hideQueries(text) {
    const marks = new Uint8Array(text.length);
    for (const reading of readAll(text))
        markQueries(rewrite(reading, TAGS, () => ''), marks);
    return marks.includes(1) ? replaceMarked(text, marks, '…') : text;
}
const TAGS = /<\/?(?:wbr|br|b|i|em|strong|mark|span|code) ?\/?>/gi;
const WORDS = /[^\s"<>`]+/g;
function markQueries({ text, starts, ends }, marks) {
    const mark = (from, to) => {
        if (from < to)
            marks.fill(1, starts[from], ends[to - 1]);
    };
    let isOpen = false;
    for (const match of text.matchAll(WORDS)) {
        const [word] = match;
        const from = isOpen && isPiece(word) ? 0 : findQuery(word);
        isOpen = from !== undefined;
        if (from !== undefined)
            mark(match.index + from, match.index + word.length - countPunctuation(word, from));
    }
    for (const pattern of [NAMED_SIGNATURE, PACKED_URL, USER_INFO]) {
        for (const match of text.matchAll(pattern)) {
            const [whole, before = ''] = match;
            mark(match.index + before.length, match.index + whole.length);
        }
    }
}
function findQuery(word) {
    const scheme = word.search(/:[\\/]{2}/);
    const start = word.search(/[?\uff1f]|(?<!&)#/);
    const isAddress = scheme >= 0 || word.lastIndexOf('/', start) >= 0;
    if (start >= 0 && (isAddress || word.lastIndexOf('=') > start))
        return start + 1;
    if (/&[\w.[\]-]{1,80}=/.test(word))
        return Math.max(0, word.search(/:[\\/]{2}|[^;,]/));
    const parameter = CREDENTIAL.exec(word);
    return parameter === null ? undefined : parameter.index + parameter[0].length;
}
const CREDENTIAL = /(?:sig|sign|signature|token|secret|credentials?|jwt|hmac|pass|pwd|passw(?:or)?d|auth|key)[\w\]-]{0,20}=(?=.)|=(?=[\w+/%-]{32})/i;
function isPiece(word) {
    if (/[=&]|%[0-9a-f]{2}/i.test(word))
        return true;
    return word.length >= 12 && /^[\w+/.~-]+$/.test(word) && /\d/.test(word) && /[a-z]/i.test(word);
}
function countPunctuation(word, from) {
    return /[.:!)\]}']{0,4}$/.exec(word.slice(from))?.[0].length ?? 0;
}
const NAMED_SIGNATURE = /((?:x-(?:amz|goog|oss)-[a-z-]{1,30}|signature|\bsig)["'\\]{0,4}\s?[:=]\s?["'\\]{0,4})[\w+/%=.~-]{16,}/gi;
const PACKED_URL = /()(?:aHR0c[\w+/=-]{8,}|68747470[0-9a-f]{8,})/gi;
const USER_INFO = /(:[\\/]{2})[^\s\\/?#"<>`@]{1,256}(?=@)/g;


/***/ }),

/***/ 6237:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ openLocalFile)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__nccwpck_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__nccwpck_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__nccwpck_require__.n(node_path__WEBPACK_IMPORTED_MODULE_3__);
/* harmony import */ var _bytes_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(2250);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(6103);
/* harmony import */ var _publish_error_js__WEBPACK_IMPORTED_MODULE_8__ = __nccwpck_require__(5805);
/* harmony import */ var _quote_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(6717);
/* harmony import */ var _system_error_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(9123);









const CHUNK_BYTES = 64 * 1024;
const MAX_CHUNKS = 32;
const PIECE_BYTES = 1024 * 1024;
async function openLocalFile(path) {
    const name = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(path);
    const handle = await explain((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(path, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK), name);
    try {
        const stats = await explain(handle.stat(), name);
        if (!stats.isFile())
            throw fileError(name, 'is not a file', 'Give the path of a ZIP file.');
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
            const { bytesRead } = await explain(reading, name);
            if (bytesRead === 0)
                throw changeError(name);
            filled += bytesRead;
        }
        return bytes;
    };
    return {
        sizeBytes,
        read: async (start, lengthBytes, target) => {
            const { end } = (0,_bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .spanOf */ .e)(start, lengthBytes, sizeBytes);
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
        readSha256: (signal) => explain(hashExactly(handle, name, sizeBytes, signal), name),
        close: () => handle.close(),
    };
}
async function hashExactly(handle, name, sizeBytes, signal) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    const buffer = Buffer.allocUnsafe(Math.min(PIECE_BYTES, sizeBytes + 1));
    let hashedBytes = 0;
    for (;;) {
        (0,_clock_js__WEBPACK_IMPORTED_MODULE_5__/* .assertNotCancelled */ .ZR)(signal);
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
async function explain(reading, name) {
    try {
        return await reading;
    }
    catch (error) {
        throw (0,_system_error_js__WEBPACK_IMPORTED_MODULE_6__/* .explainRead */ .yS)(error, `The file ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_7__/* .quoteName */ .AB)(name)}`, 'Check that the file exists and that the runner may read it.');
    }
}
function changeError(name) {
    return fileError(name, 'changed while it was read', 'Run this after the step that writes the file.');
}
function fileError(name, what, hint) {
    const title = 'Package cannot be read';
    return new _publish_error_js__WEBPACK_IMPORTED_MODULE_8__/* .PublishError */ .S1({ code: 'package', title, message: `The file ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_7__/* .quoteName */ .AB)(name)} ${what}.`, hint });
}


/***/ }),

/***/ 4381:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ holdLog),
/* harmony export */   x: () => (/* binding */ writeLines)
/* harmony export */ });
function writeLines(log) {
    const write = (title, text) => log.info(`${title}: ${text}`);
    return { ...log, notice: write, warning: write };
}
function holdLog(log) {
    const held = [];
    let isShown = false;
    const pass = (tell) => (...args) => {
        if (isShown)
            tell(...args);
        else
            held.push(() => tell(...args));
    };
    return {
        log: {
            ...log,
            info: pass((text) => log.info(text)),
            repeat: pass((text) => log.repeat(text)),
            notice: pass((...said) => log.notice(...said)),
            warning: pass((...said) => log.warning(...said)),
            error: pass((...said) => log.error(...said)),
        },
        show: () => {
            isShown = true;
            for (const tell of held.splice(0))
                tell();
        },
    };
}


/***/ }),

/***/ 1680:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   BK: () => (/* binding */ renderLink),
/* harmony export */   E9: () => (/* binding */ renderProse),
/* harmony export */   ET: () => (/* binding */ renderLines),
/* harmony export */   Id: () => (/* binding */ renderFacts),
/* harmony export */   a$: () => (/* binding */ renderErrors),
/* harmony export */   bo: () => (/* binding */ renderTable),
/* harmony export */   cR: () => (/* binding */ renderCode),
/* harmony export */   gU: () => (/* binding */ renderName),
/* harmony export */   jq: () => (/* binding */ renderFolded)
/* harmony export */ });
/* unused harmony export escapeMarkdown */
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
function renderFolded(title, blocks, isOpen = false) {
    return [`<details${isOpen ? ' open' : ''}><summary>${title}</summary>`, ...blocks, '</details>'].join('\n\n');
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
function renderErrors(errors, sanitise) {
    const prose = (text) => renderProse(sanitise(text));
    const others = errors.filter(({ isReported }) => !isReported);
    const cause = ({ title, message }) => `**${prose(title)}**: ${prose(message)}`;
    const fix = ({ hint }) => `**What to do:** ${prose(hint)}`;
    if (others.length < 2)
        return others.flatMap((error) => [cause(error), fix(error)]);
    return [others.map((error) => `1. ${cause(error)}<br>${fix(error)}`).join('\n')];
}


/***/ }),

/***/ 8687:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ findNearest)
/* harmony export */ });
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


/***/ }),

/***/ 5805:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   I7: () => (/* binding */ toPublishErrors),
/* harmony export */   S1: () => (/* binding */ PublishError),
/* harmony export */   bD: () => (/* binding */ messageOf),
/* harmony export */   wh: () => (/* binding */ describeCauses)
/* harmony export */ });
/* harmony import */ var _hide_queries_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6331);

class PublishError extends Error {
    code;
    title;
    hint;
    isReported;
    isMistagged;
    constructor(details) {
        const { code, title, message, hint, isReported = false, isMistagged = false, cause } = details;
        super(message, { cause });
        this.name = 'PublishError';
        this.code = code;
        this.title = title;
        this.hint = hint;
        this.isReported = isReported;
        this.isMistagged = isMistagged;
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
            message: `The action failed unexpectedly: ${(0,_hide_queries_js__WEBPACK_IMPORTED_MODULE_0__/* .hideQueries */ .N)(describeThrown(thrown))}.`,
            hint: 'Check what is live before you run this again, and report this with the log of the run.',
            cause: thrown,
        }),
    ];
}
const MAX_CAUSES = 6;
function describeCauses(thrown) {
    return (0,_hide_queries_js__WEBPACK_IMPORTED_MODULE_0__/* .hideQueries */ .N)(follow(thrown, MAX_CAUSES));
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

/***/ 6717:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   AB: () => (/* binding */ quoteName),
/* harmony export */   CI: () => (/* binding */ cutName),
/* harmony export */   IN: () => (/* binding */ cutText),
/* harmony export */   Qu: () => (/* binding */ withoutFullStop),
/* harmony export */   Zv: () => (/* binding */ listNames),
/* harmony export */   jQ: () => (/* binding */ showInvisible),
/* harmony export */   ol: () => (/* binding */ quoteText)
/* harmony export */ });
const MAX_NAME_LENGTH = 200;
const MAX_LISTED = 5;
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;
function showInvisible(text) {
    return text.replace(INVISIBLE, (character) => `\\u{${character.codePointAt(0)?.toString(16) ?? ''}}`);
}
function cutName(text) {
    return cutText(text, MAX_NAME_LENGTH);
}
function cutText(text, maxLength) {
    return text.length > maxLength ? `${text.slice(0, maxLength).toWellFormed()}…` : text;
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
function withoutFullStop(text) {
    let end = text.length;
    while (/[.;\s]/.test(text.charAt(end - 1)))
        end -= 1;
    return text.slice(0, end);
}


/***/ }),

/***/ 2264:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   H6: () => (/* binding */ readStart),
/* harmony export */   SV: () => (/* binding */ isSameDisk),
/* harmony export */   aV: () => (/* binding */ findInside),
/* harmony export */   yR: () => (/* binding */ readText)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__nccwpck_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _system_error_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9123);



function readStart(path, maxBytes, inside) {
    try {
        return readReal((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path), maxBytes, inside);
    }
    catch (error) {
        if ((0,_system_error_js__WEBPACK_IMPORTED_MODULE_2__/* .readSystemCode */ .Pt)(error) === 'ENOENT' && isAbsent(path))
            return 'absent';
        throw error;
    }
}
const MAX_TEXT_BYTES = 1024 * 1024;
function readText(path, inside) {
    try {
        const bytes = readStart(path, MAX_TEXT_BYTES, inside);
        return typeof bytes === 'string' ? undefined : bytes.toString().replace(/^\uFEFF/, '');
    }
    catch {
        return undefined;
    }
}
function readReal(real, maxBytes, inside) {
    if (inside !== undefined && findInside((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(inside), real) === undefined)
        return 'outside';
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(real).isFile())
        return 'no-file';
    const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(real, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
    try {
        const opened = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor, { bigint: true });
        const listed = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(real, { bigint: true });
        const isSame = opened.ino === listed.ino && isSameDisk(opened.dev, listed.dev);
        if (!isSame || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(real) !== real)
            return 'outside';
        return opened.isFile() ? readUpTo(descriptor, maxBytes) : 'no-file';
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
    }
}
function isSameDisk(one, other) {
    return one === other || one === 0n || other === 0n;
}
const BLOCK_BYTES = 64 * 1024;
function readUpTo(descriptor, maxBytes) {
    const blocks = [];
    for (let left = maxBytes; left > 0;) {
        const block = Buffer.allocUnsafe(Math.min(BLOCK_BYTES, left));
        const bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, block);
        if (bytes === 0)
            break;
        blocks.push(block.subarray(0, bytes));
        left -= bytes;
    }
    return Buffer.concat(blocks);
}
function isAbsent(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false }) === undefined;
}
function findInside(top, path) {
    const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(top, path);
    const isOutside = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(inside) || inside === '..' || inside.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`);
    return isOutside ? undefined : inside.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/');
}


/***/ }),

/***/ 3060:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ isObject),
/* harmony export */   L: () => (/* binding */ toRecord)
/* harmony export */ });
function toRecord(value) {
    return typeof value === 'object' && value !== null ? value : {};
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}


/***/ }),

/***/ 2631:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ub: () => (/* binding */ listSecretForms),
/* harmony export */   aD: () => (/* binding */ createMasker),
/* harmony export */   lx: () => (/* binding */ startInGroup)
/* harmony export */ });
/* unused harmony export listForms */
/* harmony import */ var _quote_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6717);

const MIN_ENCODED_LENGTH = 6;
function listSecretForms(secret) {
    if (secret.trim() === '')
        return [];
    const bytes = Buffer.from(secret);
    const hex = bytes.toString('hex');
    const texts = [secret, (0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .showInvisible */ .jQ)(secret), ...listUrlForms(secret), ...listJsonForms(secret)];
    const forms = [
        ...[...texts, ...listHtmlForms(secret)].map((text) => ({ text, kind: 'text', offset: 0 })),
        ...[hex, hex.toUpperCase()].map((text) => ({ text, kind: 'hex', offset: 0 })),
        ...listBase64(bytes),
    ];
    const isLong = ({ kind, text }) => kind === 'text' || text.length >= MIN_ENCODED_LENGTH;
    return [...new Map(forms.filter(isLong).map((form) => [form.text, form])).values()];
}
function listForms(secret) {
    return listSecretForms(secret).map(({ text }) => text);
}
function createMasker(secrets, mask) {
    const forms = [...new Set(secrets.flatMap(listForms))].sort((a, b) => b.length - a.length);
    if (forms.length === 0)
        return (text) => text;
    const pattern = new RegExp(forms.map((form) => escapePattern(form)).join('|'), 'gi');
    return (text) => text.replace(pattern, mask);
}
function escapePattern(text) {
    return text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
}
const encode = (text, pattern, write) => text.replace(pattern, (character) => write(character.charCodeAt(0)));
const toHex = (code, length) => code.toString(16).padStart(length, '0');
function listUrlForms(secret) {
    const inUrl = encodeURIComponent(secret.toWellFormed());
    const toEscape = (code) => `%${toHex(code, 2).toUpperCase()}`;
    const forms = [
        inUrl,
        encode(inUrl, /[!'()*]/g, toEscape),
        encode(inUrl, /[!'()*~]/g, toEscape),
        Array.from(Buffer.from(secret), toEscape).join(''),
    ];
    return forms.flatMap((form) => [form, form.replace(/%../g, (escape) => escape.toLowerCase())]);
}
function listJsonForms(secret) {
    const inJson = JSON.stringify(secret).slice(1, -1);
    const toEscape = (code) => `\\u${toHex(code, 4)}`;
    return [
        inJson,
        inJson.replaceAll('/', '\\/'),
        encode(inJson, /[&<>'/+=]/g, toEscape),
        encode(secret, /[&<>'"/+=\\]/g, toEscape),
        encode(secret, /[^]/g, toEscape),
    ].flatMap((form) => [form, form.replace(/\\u..../g, (escape) => `\\u${escape.slice(2).toUpperCase()}`)]);
}
function listHtmlForms(secret) {
    const numbers = [/[&<>"']/g, /[^A-Za-z0-9 _.-]/g, /[^]/g].flatMap((pattern) => [
        encode(secret, pattern, (code) => `&#${code};`),
        encode(secret, pattern, (code) => `&#x${toHex(code, 1)};`),
        encode(secret, pattern, (code) => `&#x${toHex(code, 1).toUpperCase()};`),
    ]);
    const named = secret.replace(/[&<>"]/g, (character) => HTML_ENTITIES[character] ?? character);
    return [
        ...numbers,
        named,
        ...['&#039;', '&#39;', '&#x27;', '&apos;'].map((quote) => named.replaceAll("'", quote)),
    ];
}
const HTML_ENTITIES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
};
function listBase64(bytes) {
    return [0, 1, 2].flatMap((offset) => {
        const encoded = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64');
        const end = Math.floor(((offset + bytes.length) * 8) / 6);
        const inner = encoded.slice(startInGroup(offset), end);
        const inUrls = inner.replaceAll('+', '-').replaceAll('/', '_');
        return [inner, inUrls].map((text) => ({ text, kind: 'base64', offset }));
    });
}
function startInGroup(offset) {
    return Math.ceil((offset * 8) / 6);
}


/***/ }),

/***/ 5388:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $V: () => (/* binding */ createFolderTest),
/* harmony export */   e6: () => (/* binding */ createPlaceTest),
/* harmony export */   i8: () => (/* binding */ findFirst),
/* harmony export */   n2: () => (/* binding */ sortByBytes)
/* harmony export */ });
function sortByBytes(items, nameOf) {
    if (isSorted(items, nameOf))
        return items;
    const named = items.map((item) => ({ item, name: nameOf(item) }));
    if (named.some(({ name }) => FROM_SURROGATES.test(name)))
        return sortEncoded(named);
    return named.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)).map(({ item }) => item);
}
function isSorted(items, nameOf) {
    let last = '';
    return items.every((item) => {
        const name = nameOf(item);
        const isNext = last <= name && !FROM_SURROGATES.test(name);
        last = name;
        return isNext;
    });
}
const FROM_SURROGATES = /[\ud800-\uffff]/;
function sortEncoded(named) {
    return named
        .map(({ item, name }) => ({ item, bytes: Buffer.from(name) }))
        .sort((a, b) => Buffer.compare(a.bytes, b.bytes))
        .map(({ item }) => item);
}
function findFirst(sorted, text) {
    let [low, high] = [0, sorted.length];
    while (low < high) {
        const middle = (low + high) >> 1;
        if ((sorted[middle] ?? '') < text)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
function createFolderTest(folders) {
    const starts = [];
    for (const start of [...folders].map((folder) => `${folder}/`).sort()) {
        if (!start.startsWith(starts.at(-1) ?? '/'))
            starts.push(start);
    }
    return (path) => {
        const index = findFirst(starts, path);
        return path.startsWith(starts[index - 1] ?? '/') || starts[index] === path;
    };
}
function createPlaceTest(paths) {
    let sorted;
    return (place) => {
        sorted ??= [...paths].sort();
        return (sorted[findFirst(sorted, place)] === place ||
            sorted[findFirst(sorted, `${place}/`)]?.startsWith(`${place}/`) === true);
    };
}


/***/ }),

/***/ 9123:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Eh: () => (/* binding */ explainFullDisk),
/* harmony export */   N3: () => (/* binding */ explainWrite),
/* harmony export */   Pt: () => (/* binding */ readSystemCode),
/* harmony export */   lS: () => (/* binding */ readError),
/* harmony export */   yS: () => (/* binding */ explainRead)
/* harmony export */ });
/* harmony import */ var _publish_error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5805);

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
    [['ELOOP'], 'it is a link that points back to itself'],
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
    return new _publish_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PublishError */ .S1({
        code: 'package',
        title: 'Package cannot be read',
        message: `${subject} cannot be read${reason === undefined ? '' : `: ${reason}`} (${code}).`,
        hint,
        cause: error,
    });
}
function explainWrite(error, subject) {
    const code = readSystemCode(error);
    return code === undefined ? error : createWriteError(code, subject, '', error);
}
function explainFullDisk(error, subject, advice) {
    const code = readSystemCode(error);
    return code !== undefined && FULL_CODES.includes(code)
        ? createWriteError(code, subject, advice, error)
        : error;
}
function createWriteError(code, subject, advice, cause) {
    const [title, reason, hint] = FULL_CODES.includes(code)
        ? ['Disk is full', 'its disk is full', `${FULL_FIX} ${advice}`]
        : OPEN_FILES_CODES.includes(code)
            ? ['Too many open files', OPEN_FILES, OPEN_FILES_FIX]
            : ['Disk cannot be written to', 'a temporary file cannot be written', FOLDER_FIX];
    return new _publish_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PublishError */ .S1({
        code: 'not-published',
        title,
        message: `${subject} could not be stored on the runner: ${reason} (${code}).`,
        hint: hint.trimEnd(),
        cause,
    });
}
const FULL_FIX = 'Free space on the runner before this step, or use one with a larger disk.';
const OPEN_FILES_FIX = 'Run fewer programs at once on the runner, or raise its limit of open files.';
const FOLDER_FIX = 'Check that `RUNNER_TEMP` names a writable folder of the runner.';


/***/ }),

/***/ 1811:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Oo: () => (/* binding */ once),
/* harmony export */   Pb: () => (/* binding */ beginEarly),
/* harmony export */   Sb: () => (/* binding */ doTogether)
/* harmony export */ });
async function doTogether(works) {
    await Promise.allSettled(works);
    return Promise.all(works);
}
function beginEarly(work) {
    const result = work();
    result.catch(() => undefined);
    return result;
}
function once(work) {
    let result;
    return () => (result ??= work());
}


/***/ }),

/***/ 2189:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
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


/***/ }),

/***/ 3492:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ createYieldToEventLoop),
/* harmony export */   o: () => (/* binding */ neverYield)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8500);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6103);


const HELD_MS = 50;
function createYieldToEventLoop(signal, now, turn = () => (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)()) {
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
const neverYield = () => undefined;


/***/ }),

/***/ 5779:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ findPackage)
/* harmony export */ });
/* harmony import */ var _found_package_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(1136);
/* harmony import */ var _package_index_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(3884);
/* harmony import */ var _http_url_expiry_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4125);
/* harmony import */ var _http_urls_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(88);
/* harmony import */ var _shared_publish_error_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(5805);
/* harmony import */ var _url_download_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(7424);






async function findPackage(inputs, context) {
    const { source } = inputs;
    if (source.kind === 'url')
        return findUrl(source, inputs, context);
    const { findLocal } = await __nccwpck_require__.e(/* import() */ 221).then(__nccwpck_require__.bind(__nccwpck_require__, 1221));
    return findLocal(source, inputs, context);
}
async function findUrl(source, inputs, context) {
    const { url, text, isSecret } = source;
    const { log, signAssetUrl } = context;
    log.info(`Package: ${(0,_http_urls_js__WEBPACK_IMPORTED_MODULE_0__/* .showUrl */ .jr)(url)}`);
    try {
        const found = await download(url, inputs, context);
        log.info('Anyone can download it.');
        const get = () => Promise.resolve().then(() => {
            if (isSecret)
                assertFresh(url, context.clock.wallNow());
            return text;
        });
        return toPackage(found, url, found.name, { isSecret, shown: isSecret ? (0,_http_urls_js__WEBPACK_IMPORTED_MODULE_0__/* .showUrl */ .jr)(url) : text, get }, log);
    }
    catch (error) {
        const sign = isRefused(error) ? await signAssetUrl(url) : undefined;
        if (sign === undefined)
            throw error;
        const found = await download(new URL(await sign()), inputs, context);
        log.info('It is in this private repository, so a signed URL is used.');
        const name = url.pathname.split('/').at(-1) ?? found.name;
        return toPackage(found, url, name, { isSecret: true, shown: (0,_http_urls_js__WEBPACK_IMPORTED_MODULE_0__/* .showUrl */ .jr)(url), get: sign }, log);
    }
}
const MIN_LEFT_MS = 60_000;
function assertFresh(url, nowMs) {
    const endMs = (0,_http_url_expiry_js__WEBPACK_IMPORTED_MODULE_1__/* .readExpiryMs */ .C)(url);
    if (endMs === undefined || endMs - nowMs >= MIN_LEFT_MS)
        return;
    throw new _shared_publish_error_js__WEBPACK_IMPORTED_MODULE_2__/* .PublishError */ .S1({
        code: 'not-published',
        title: 'URL expires too soon',
        message: `The URL in \`zip_url\` ${endMs <= nowMs ? 'expired' : 'expires'} at ${showTime(endMs)}, and it is ${showTime(nowMs)} now: the service needs at least ${MIN_LEFT_MS / 1000} seconds to fetch the package.`,
        hint: 'Sign the URL right before this step, for some minutes.',
    });
}
function showTime(ms) {
    return `${new Date(ms).toISOString().slice(0, 19)}Z`;
}
function isRefused(error) {
    return error instanceof _shared_publish_error_js__WEBPACK_IMPORTED_MODULE_2__/* .PublishError */ .S1 && error.code === 'package';
}
async function download(url, { timeoutMs, retries, packageChecks }, context) {
    const downloading = (0,_url_download_js__WEBPACK_IMPORTED_MODULE_3__/* .downloadPackage */ .X)(url, { ...context, timeoutMs, retries });
    const loading = packageChecks === 'off' ? (0,_package_index_js__WEBPACK_IMPORTED_MODULE_4__/* .loadKeySearch */ .u4)() : (0,_package_index_js__WEBPACK_IMPORTED_MODULE_4__/* .loadReader */ .yD)();
    void loading.catch(() => undefined);
    return downloading;
}
function toPackage({ path, file, sha256, finalUrl, close }, start, name, url, log) {
    return {
        kind: 'remote',
        name,
        path,
        reader: file,
        sizeBytes: file.sizeBytes,
        isTemporary: true,
        url,
        urls: [start, finalUrl],
        readSha256: () => Promise.resolve(sha256),
        [Symbol.asyncDispose]: () => (0,_found_package_js__WEBPACK_IMPORTED_MODULE_5__/* .cleanUp */ .n)(close, log),
    };
}


/***/ }),

/***/ 1136:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ cleanUp)
/* harmony export */ });
async function cleanUp(remove, log) {
    await remove().catch(() => {
        log.warning('Temporary files left', 'The temporary files of this run could not be deleted: check the permissions of `RUNNER_TEMP`.');
    });
}


/***/ }),

/***/ 7424:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  X: () => (/* binding */ downloadPackage)
});

// EXTERNAL MODULE: external "node:path/posix"
var posix_ = __nccwpck_require__(3916);
// EXTERNAL MODULE: ./src/http/redirect.ts
var redirect = __nccwpck_require__(6790);
// EXTERNAL MODULE: ./src/http/retry.ts
var retry = __nccwpck_require__(8902);
// EXTERNAL MODULE: ./src/http/transport-error.ts
var transport_error = __nccwpck_require__(4098);
// EXTERNAL MODULE: ./src/http/urls.ts
var urls = __nccwpck_require__(88);
// EXTERNAL MODULE: ./src/shared/clock.ts
var shared_clock = __nccwpck_require__(6103);
// EXTERNAL MODULE: ./src/shared/file-type.ts
var file_type = __nccwpck_require__(6376);
// EXTERNAL MODULE: ./src/shared/system-error.ts
var system_error = __nccwpck_require__(9123);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(7598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __nccwpck_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: ./src/shared/local-file.ts
var local_file = __nccwpck_require__(6237);
;// CONCATENATED MODULE: ./src/source/url/temporary-zip.ts




function createTemporaryZip(folder) {
    const path = (0,external_node_path_.join)(folder, `publish-wordpress-plugin-${(0,external_node_crypto_.randomUUID)()}.zip`);
    const hash = (0,external_node_crypto_.createHash)('sha256');
    let target;
    let file;
    const create = async () => (target ??= await (0,promises_.open)(path, 'wx', 0o600));
    const close = async () => {
        await file?.close();
        await target?.close().catch(() => undefined);
        if (target !== undefined)
            await (0,promises_.rm)(path, { force: true });
    };
    return {
        close,
        write: async (chunk) => {
            hash.update(chunk);
            await (await create()).writeFile(chunk);
        },
        finish: async () => {
            await (await create()).close();
            file = await (0,local_file/* openLocalFile */.K)(path);
            return { path, file, sha256: hash.digest('hex'), close };
        },
    };
}

// EXTERNAL MODULE: ./src/source/url/url-errors.ts
var url_errors = __nccwpck_require__(4948);
;// CONCATENATED MODULE: ./src/source/url/download.ts










const MAX_MS = 600_000;
const MAX_BYTES = 1024 ** 3;
const SILENCE_MS = 30_000;
const MAX_NAME_LENGTH = 100;
async function downloadPackage(start, options) {
    const { clock, log, random, retries, maxMs = MAX_MS } = options;
    const startMs = clock.now();
    for (let attempt = 1;; attempt += 1) {
        const progress = { sizeBytes: undefined, cameBytes: 0, hasBegun: false };
        try {
            return await download(start, startMs + maxMs, progress, options);
        }
        catch (error) {
            const { cause } = error;
            if (!(cause instanceof transport_error/* TransportError */.wX) || !progress.hasBegun)
                throw error;
            if (cause.failure === 'deadline')
                throw (0,url_errors/* timeError */.k6)(progress, clock.now() - startMs, maxMs);
            if ((0,transport_error/* isLasting */.dJ)(cause.failure) || attempt > Math.min(1, retries))
                throw error;
            log.repeat(`GET ${start.host}: ${cause.message}; downloading the package again from its start.`);
            await clock.sleep((0,shared_clock/* chooseBackoffMs */.mG)(0, random));
        }
    }
}
async function download(start, endMs, progress, options) {
    const { clock, quote, timeoutMs, retries, look, maxBytes = MAX_BYTES, isAnything = false } = options;
    const zip = createTemporaryZip(options.temporaryFolder);
    const rule = (...outcome) => progress.hasBegun ? undefined : (0,retry/* retryIdempotent */.wy)(...outcome);
    const describeWhere = (url) => url.href === start.href ? '' : ` (after a redirect to ${(0,urls/* showTarget */.Rg)(url, quote)})`;
    const ask = (url) => {
        const receive = (head) => {
            if (head.status !== 200)
                return undefined;
            const sizeBytes = readLength(head.headers);
            if (sizeBytes !== undefined && sizeBytes > maxBytes)
                throw (0,url_errors/* sizeError */.wu)(sizeBytes, maxBytes, describeWhere(url));
            look?.(head, url);
            Object.assign(progress, { hasBegun: true, sizeBytes });
            const write = (chunk) => {
                progress.cameBytes += chunk.length;
                return zip.write(chunk);
            };
            return { maxBytes, write };
        };
        const times = {
            timeoutMs: Math.max(1, endMs - clock.now()),
            silence: { firstMs: timeoutMs, nextMs: SILENCE_MS },
        };
        const request = {
            method: 'GET',
            url,
            headers: { Accept: '*/*' },
            ...times,
            maxBytes: 0,
            receive,
        };
        const limits = { retries, budgetMs: retry/* REPEAT_BUDGET_MS */.$4 };
        return (0,retry/* sendWithRepeats */.t0)(request, rule, options, limits).catch((error) => {
            throw (0,url_errors/* explainUnreached */.ny)(error, (0,urls/* showTargetHost */.lJ)(url, quote), progress);
        });
    };
    try {
        const { url, answer } = await (0,redirect/* followRedirects */.FE)(start, ask);
        const where = describeWhere(url);
        if (!progress.hasBegun)
            throw (0,url_errors/* statusError */.$C)(answer.status, start, where);
        const stored = await zip.finish();
        const other = isAnything ? undefined : await (0,file_type/* describeFile */.C)(stored.file);
        if (other !== undefined)
            throw (0,url_errors/* contentError */.GQ)(other, answer.headers, where);
        if (answer.isCut)
            throw (0,url_errors/* sizeError */.wu)(undefined, maxBytes, where);
        return { ...stored, name: nameFile(start, url, quote), finalUrl: url, headers: answer.headers };
    }
    catch (error) {
        await zip.close();
        if (error instanceof redirect/* RedirectError */.Lx)
            throw (0,url_errors/* redirectError */.z5)(error, quote);
        throw (0,system_error/* explainWrite */.N3)(error, options.subject ?? 'The package at `zip_url`');
    }
}
function readLength({ 'content-length': text = '' }) {
    const sizeBytes = Number(text);
    return text !== '' && Number.isSafeInteger(sizeBytes) ? sizeBytes : undefined;
}
function nameFile(start, url, quote) {
    const name = readName(url);
    return ((0,urls/* isHarmless */.EW)(name, quote) ? name : readName(start)).slice(0, MAX_NAME_LENGTH);
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


/***/ }),

/***/ 4948:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $C: () => (/* binding */ statusError),
/* harmony export */   GQ: () => (/* binding */ contentError),
/* harmony export */   eM: () => (/* binding */ UrlPackageError),
/* harmony export */   k6: () => (/* binding */ timeError),
/* harmony export */   ny: () => (/* binding */ explainUnreached),
/* harmony export */   wu: () => (/* binding */ sizeError),
/* harmony export */   z5: () => (/* binding */ redirectError)
/* harmony export */ });
/* harmony import */ var _http_redirect_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(6790);
/* harmony import */ var _http_retry_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(8902);
/* harmony import */ var _http_transport_error_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4098);
/* harmony import */ var _http_urls_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(88);
/* harmony import */ var _shared_publish_error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5805);
/* harmony import */ var _shared_format_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6338);
/* harmony import */ var _shared_quote_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6717);







class UrlPackageError extends _shared_publish_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PublishError */ .S1 {
    what;
    constructor(what, hint, cause, shown) {
        const where = shown === undefined ? '' : ` (${(0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteText */ .ol)(shown)})`;
        const message = `The package at \`zip_url\`${where} ${what}.`;
        super({ code: 'package', title: 'Package cannot be published', message, hint, cause });
        this.what = what;
    }
}
const REACH_HINTS = {
    tls: 'Fix the certificate of that host: the service and WordPress would reject it too.',
    deadline: 'Check that the host is up; if it is only slow, raise `timeout`.',
    proxy: 'Check `https_proxy` and `no_proxy` of the runner.',
    'proxy-address': _http_transport_error_js__WEBPACK_IMPORTED_MODULE_2__/* .PROXY_ADDRESS_HINT */ .uW,
};
function explainUnreached(error, host, progress) {
    if (!(error instanceof _http_transport_error_js__WEBPACK_IMPORTED_MODULE_2__/* .TransportError */ .wX))
        return error;
    const came = progress.hasBegun ? ` (${describeProgress(progress)})` : '';
    const hint = REACH_HINTS[error.failure] ?? 'Check the URL and that its host is up, then run this again.';
    return new UrlPackageError(`cannot be fetched from ${host}: ${error.message}${came}`, hint, error);
}
function timeError(progress, passedMs, maxMs) {
    const [passed, limit] = [(0,_shared_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatDuration */ .a3)(passedMs), (0,_shared_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatDuration */ .a3)(maxMs)];
    const what = `is not complete after ${passed}, and at most ${limit} are allowed (${describeProgress(progress)})`;
    return new UrlPackageError(what, 'Put it on a faster server, or make it smaller.');
}
function describeProgress({ cameBytes, sizeBytes }) {
    return `${(0,_shared_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatSize */ .Xq)(cameBytes)}${sizeBytes === undefined ? '' : ` of ${(0,_shared_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatSize */ .Xq)(sizeBytes)}`} came`;
}
function redirectError(error, quote) {
    const hint = error.target === undefined
        ? 'Give the URL at which the redirects end.'
        : 'Give a URL that reaches the ZIP over `https:` only.';
    return new UrlPackageError((0,_http_redirect_js__WEBPACK_IMPORTED_MODULE_4__/* .describeRedirect */ .GO)(error, quote), hint);
}
function statusError(status, asked, where) {
    const what = `returns ${status} to a request without credentials${where}`;
    if (status === 404 || status === 410)
        return new UrlPackageError(what, adviseOnMissing(asked), undefined, (0,_http_urls_js__WEBPACK_IMPORTED_MODULE_5__/* .showUrl */ .jr)(asked));
    const hint = status === 401 || status === 403
        ? 'Make the file public. If the URL is signed, renew it: it may have expired.'
        : (0,_http_retry_js__WEBPACK_IMPORTED_MODULE_6__/* .isPassing */ .WG)(status)
            ? 'The host of the ZIP has a problem: run this again later.'
            : 'Give a URL that returns the ZIP itself.';
    return new UrlPackageError(what, hint);
}
function adviseOnMissing({ hostname, pathname }) {
    return hostname === 'github.com' || /^\/[^/]+\/[^/]+\/(archive|releases|raw|blob|suites)\//.test(pathname)
        ? 'Check the URL: on GitHub, files of private repositories and draft releases are not public.'
        : 'Check the URL and that the ZIP was uploaded before this step.';
}
const URL_FIXES = {
    'web-page': 'Open the URL in a private browser window: it must download the ZIP directly, without a login or a button.',
    json: 'Give the URL of the file itself.',
    text: 'Give the URL of the ZIP itself.',
    pointer: "Give a URL that returns the file's content, such as that of a release asset.",
    unknown: 'Check the URL and the step that builds the ZIP.',
};
function contentError(other, headers, where) {
    const { 'content-encoding': encoding = 'identity' } = headers;
    return encoding !== 'identity' && (other.kind === 'archive' || other.kind === 'unknown')
        ? new UrlPackageError(`is sent compressed (\`Content-Encoding\`), which was not requested${where}`, 'Turn off compression for ZIP files on that server: they are compressed already.')
        : new UrlPackageError(`is ${other.what}${where}`, URL_FIXES[other.kind] ?? other.fix);
}
function sizeError(sizeBytes, maxBytes, where) {
    const limit = maxBytes.toLocaleString('en');
    const what = sizeBytes === undefined
        ? `has more than ${limit} bytes, the most that are accepted: it did not end after them`
        : `has ${sizeBytes.toLocaleString('en')} bytes, and at most ${limit} are accepted`;
    const hint = 'Leave out what the plugin does not need at run time, or load it from elsewhere.';
    return new UrlPackageError(`${what}${where}`, hint);
}


/***/ }),

/***/ 8615:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {

var x = (y) => {
	var x = {}; __nccwpck_require__.d(x, y); return x
} 
var y = (x) => (() => (x))
module.exports = x({ ["BlobClient"]: () => (__WEBPACK_EXTERNAL_MODULE__stand_ins_js_ee6036e5__.BlobClient), ["ProxyAgent"]: () => (__WEBPACK_EXTERNAL_MODULE__stand_ins_js_ee6036e5__.ProxyAgent), ["default"]: () => (__WEBPACK_EXTERNAL_MODULE__stand_ins_js_ee6036e5__["default"]), ["fetch"]: () => (__WEBPACK_EXTERNAL_MODULE__stand_ins_js_ee6036e5__.fetch), ["retry"]: () => (__WEBPACK_EXTERNAL_MODULE__stand_ins_js_ee6036e5__.retry) });

/***/ }),

/***/ 7837:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("./stand-ins.js");

/***/ }),

/***/ 2613:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");

/***/ }),

/***/ 6982:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");

/***/ }),

/***/ 4434:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");

/***/ }),

/***/ 9896:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 1943:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs/promises");

/***/ }),

/***/ 8611:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");

/***/ }),

/***/ 5692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");

/***/ }),

/***/ 9278:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 1421:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 1314:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dgram");

/***/ }),

/***/ 610:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns");

/***/ }),

/***/ 8474:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 1455:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");

/***/ }),

/***/ 7067:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

/***/ }),

/***/ 8995:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:module");

/***/ }),

/***/ 7030:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");

/***/ }),

/***/ 8161:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 3916:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path/posix");

/***/ }),

/***/ 1708:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:process");

/***/ }),

/***/ 6848:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:readline/promises");

/***/ }),

/***/ 7075:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");

/***/ }),

/***/ 6466:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/promises");

/***/ }),

/***/ 8500:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");

/***/ }),

/***/ 3136:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

/***/ }),

/***/ 7975:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 8877:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:v8");

/***/ }),

/***/ 5919:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");

/***/ }),

/***/ 8522:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 857:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");

/***/ }),

/***/ 6928:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");

/***/ }),

/***/ 2203:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("stream");

/***/ }),

/***/ 4756:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");

/***/ }),

/***/ 9023:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");

/***/ }),

/***/ 3106:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("zlib");

/***/ }),

/***/ 8524:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Yz: () => (/* binding */ debug),
  N4: () => (/* binding */ endGroup),
  z3: () => (/* binding */ error),
  pq: () => (/* binding */ info),
  _o: () => (/* binding */ isDebug),
  lm: () => (/* binding */ notice),
  uH: () => (/* binding */ setOutput),
  Pq: () => (/* binding */ setSecret),
  Oh: () => (/* binding */ startGroup),
  z: () => (/* reexport */ summary),
  $e: () => (/* binding */ warning)
});

// UNUSED EXPORTS: ExitCode, addPath, exportVariable, getBooleanInput, getIDToken, getInput, getMultilineInput, getState, group, markdownSummary, platform, saveState, setCommandEcho, setFailed, toPlatformPath, toPosixPath, toWin32Path

// EXTERNAL MODULE: external "os"
var external_os_ = __nccwpck_require__(857);
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/utils.js
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */
/**
 * Sanitizes an input into a string so it can be passed into issueCommand safely
 * @param input input to sanitize into a string
 */
function utils_toCommandValue(input) {
    if (input === null || input === undefined) {
        return '';
    }
    else if (typeof input === 'string' || input instanceof String) {
        return input;
    }
    return JSON.stringify(input);
}
/**
 *
 * @param annotationProperties
 * @returns The command properties to send with the actual annotation command
 * See IssueCommandProperties: https://github.com/actions/runner/blob/main/src/Runner.Worker/ActionCommandManager.cs#L646
 */
function toCommandProperties(annotationProperties) {
    if (!Object.keys(annotationProperties).length) {
        return {};
    }
    return {
        title: annotationProperties.title,
        file: annotationProperties.file,
        line: annotationProperties.startLine,
        endLine: annotationProperties.endLine,
        col: annotationProperties.startColumn,
        endColumn: annotationProperties.endColumn
    };
}
//# sourceMappingURL=utils.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/command.js


/**
 * Issues a command to the GitHub Actions runner
 *
 * @param command - The command name to issue
 * @param properties - Additional properties for the command (key-value pairs)
 * @param message - The message to include with the command
 * @remarks
 * This function outputs a specially formatted string to stdout that the Actions
 * runner interprets as a command. These commands can control workflow behavior,
 * set outputs, create annotations, mask values, and more.
 *
 * Command Format:
 *   ::name key=value,key=value::message
 *
 * @example
 * ```typescript
 * // Issue a warning annotation
 * issueCommand('warning', {}, 'This is a warning message');
 * // Output: ::warning::This is a warning message
 *
 * // Set an environment variable
 * issueCommand('set-env', { name: 'MY_VAR' }, 'some value');
 * // Output: ::set-env name=MY_VAR::some value
 *
 * // Add a secret mask
 * issueCommand('add-mask', {}, 'secretValue123');
 * // Output: ::add-mask::secretValue123
 * ```
 *
 * @internal
 * This is an internal utility function that powers the public API functions
 * such as setSecret, warning, error, and exportVariable.
 */
function command_issueCommand(command, properties, message) {
    const cmd = new Command(command, properties, message);
    process.stdout.write(cmd.toString() + external_os_.EOL);
}
function command_issue(name, message = '') {
    command_issueCommand(name, {}, message);
}
const CMD_STRING = '::';
class Command {
    constructor(command, properties, message) {
        if (!command) {
            command = 'missing.command';
        }
        this.command = command;
        this.properties = properties;
        this.message = message;
    }
    toString() {
        let cmdStr = CMD_STRING + this.command;
        if (this.properties && Object.keys(this.properties).length > 0) {
            cmdStr += ' ';
            let first = true;
            for (const key in this.properties) {
                if (this.properties.hasOwnProperty(key)) {
                    const val = this.properties[key];
                    if (val) {
                        if (first) {
                            first = false;
                        }
                        else {
                            cmdStr += ',';
                        }
                        cmdStr += `${key}=${escapeProperty(val)}`;
                    }
                }
            }
        }
        cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
        return cmdStr;
    }
}
function escapeData(s) {
    return utils_toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A');
}
function escapeProperty(s) {
    return utils_toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A')
        .replace(/:/g, '%3A')
        .replace(/,/g, '%2C');
}
//# sourceMappingURL=command.js.map
// EXTERNAL MODULE: external "crypto"
var external_crypto_ = __nccwpck_require__(6982);
// EXTERNAL MODULE: external "fs"
var external_fs_ = __nccwpck_require__(9896);
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/file-command.js
// For internal use, subject to change.
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */




function file_command_issueFileCommand(command, message) {
    const filePath = process.env[`GITHUB_${command}`];
    if (!filePath) {
        throw new Error(`Unable to find environment variable for file command ${command}`);
    }
    if (!external_fs_.existsSync(filePath)) {
        throw new Error(`Missing file at path: ${filePath}`);
    }
    external_fs_.appendFileSync(filePath, `${utils_toCommandValue(message)}${external_os_.EOL}`, {
        encoding: 'utf8'
    });
}
function file_command_prepareKeyValueMessage(key, value) {
    const delimiter = `ghadelimiter_${external_crypto_.randomUUID()}`;
    const convertedValue = utils_toCommandValue(value);
    // These should realistically never happen, but just in case someone finds a
    // way to exploit uuid generation let's not allow keys or values that contain
    // the delimiter.
    if (key.includes(delimiter)) {
        throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
    }
    if (convertedValue.includes(delimiter)) {
        throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
    }
    return `${key}<<${delimiter}${external_os_.EOL}${convertedValue}${external_os_.EOL}${delimiter}`;
}
//# sourceMappingURL=file-command.js.map
// EXTERNAL MODULE: external "path"
var external_path_ = __nccwpck_require__(6928);
// EXTERNAL MODULE: external "./stand-ins.js"
var external_stand_ins_js_ = __nccwpck_require__(8615);
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/summary.js
var __awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};


const { access, appendFile, writeFile } = external_fs_.promises;
const SUMMARY_ENV_VAR = 'GITHUB_STEP_SUMMARY';
const SUMMARY_DOCS_URL = 'https://docs.github.com/actions/using-workflows/workflow-commands-for-github-actions#adding-a-job-summary';
class Summary {
    constructor() {
        this._buffer = '';
    }
    /**
     * Finds the summary file path from the environment, rejects if env var is not found or file does not exist
     * Also checks r/w permissions.
     *
     * @returns step summary file path
     */
    filePath() {
        return __awaiter(this, void 0, void 0, function* () {
            if (this._filePath) {
                return this._filePath;
            }
            const pathFromEnv = process.env[SUMMARY_ENV_VAR];
            if (!pathFromEnv) {
                throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);
            }
            try {
                yield access(pathFromEnv, external_fs_.constants.R_OK | external_fs_.constants.W_OK);
            }
            catch (_a) {
                throw new Error(`Unable to access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`);
            }
            this._filePath = pathFromEnv;
            return this._filePath;
        });
    }
    /**
     * Wraps content in an HTML tag, adding any HTML attributes
     *
     * @param {string} tag HTML tag to wrap
     * @param {string | null} content content within the tag
     * @param {[attribute: string]: string} attrs key-value list of HTML attributes to add
     *
     * @returns {string} content wrapped in HTML element
     */
    wrap(tag, content, attrs = {}) {
        const htmlAttrs = Object.entries(attrs)
            .map(([key, value]) => ` ${key}="${value}"`)
            .join('');
        if (!content) {
            return `<${tag}${htmlAttrs}>`;
        }
        return `<${tag}${htmlAttrs}>${content}</${tag}>`;
    }
    /**
     * Writes text in the buffer to the summary buffer file and empties buffer. Will append by default.
     *
     * @param {SummaryWriteOptions} [options] (optional) options for write operation
     *
     * @returns {Promise<Summary>} summary instance
     */
    write(options) {
        return __awaiter(this, void 0, void 0, function* () {
            const overwrite = !!(options === null || options === void 0 ? void 0 : options.overwrite);
            const filePath = yield this.filePath();
            const writeFunc = overwrite ? writeFile : appendFile;
            yield writeFunc(filePath, this._buffer, { encoding: 'utf8' });
            return this.emptyBuffer();
        });
    }
    /**
     * Clears the summary buffer and wipes the summary file
     *
     * @returns {Summary} summary instance
     */
    clear() {
        return __awaiter(this, void 0, void 0, function* () {
            return this.emptyBuffer().write({ overwrite: true });
        });
    }
    /**
     * Returns the current summary buffer as a string
     *
     * @returns {string} string of summary buffer
     */
    stringify() {
        return this._buffer;
    }
    /**
     * If the summary buffer is empty
     *
     * @returns {boolen} true if the buffer is empty
     */
    isEmptyBuffer() {
        return this._buffer.length === 0;
    }
    /**
     * Resets the summary buffer without writing to summary file
     *
     * @returns {Summary} summary instance
     */
    emptyBuffer() {
        this._buffer = '';
        return this;
    }
    /**
     * Adds raw text to the summary buffer
     *
     * @param {string} text content to add
     * @param {boolean} [addEOL=false] (optional) append an EOL to the raw text (default: false)
     *
     * @returns {Summary} summary instance
     */
    addRaw(text, addEOL = false) {
        this._buffer += text;
        return addEOL ? this.addEOL() : this;
    }
    /**
     * Adds the operating system-specific end-of-line marker to the buffer
     *
     * @returns {Summary} summary instance
     */
    addEOL() {
        return this.addRaw(external_os_.EOL);
    }
    /**
     * Adds an HTML codeblock to the summary buffer
     *
     * @param {string} code content to render within fenced code block
     * @param {string} lang (optional) language to syntax highlight code
     *
     * @returns {Summary} summary instance
     */
    addCodeBlock(code, lang) {
        const attrs = Object.assign({}, (lang && { lang }));
        const element = this.wrap('pre', this.wrap('code', code), attrs);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML list to the summary buffer
     *
     * @param {string[]} items list of items to render
     * @param {boolean} [ordered=false] (optional) if the rendered list should be ordered or not (default: false)
     *
     * @returns {Summary} summary instance
     */
    addList(items, ordered = false) {
        const tag = ordered ? 'ol' : 'ul';
        const listItems = items.map(item => this.wrap('li', item)).join('');
        const element = this.wrap(tag, listItems);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML table to the summary buffer
     *
     * @param {SummaryTableCell[]} rows table rows
     *
     * @returns {Summary} summary instance
     */
    addTable(rows) {
        const tableBody = rows
            .map(row => {
            const cells = row
                .map(cell => {
                if (typeof cell === 'string') {
                    return this.wrap('td', cell);
                }
                const { header, data, colspan, rowspan } = cell;
                const tag = header ? 'th' : 'td';
                const attrs = Object.assign(Object.assign({}, (colspan && { colspan })), (rowspan && { rowspan }));
                return this.wrap(tag, data, attrs);
            })
                .join('');
            return this.wrap('tr', cells);
        })
            .join('');
        const element = this.wrap('table', tableBody);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds a collapsable HTML details element to the summary buffer
     *
     * @param {string} label text for the closed state
     * @param {string} content collapsable content
     *
     * @returns {Summary} summary instance
     */
    addDetails(label, content) {
        const element = this.wrap('details', this.wrap('summary', label) + content);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML image tag to the summary buffer
     *
     * @param {string} src path to the image you to embed
     * @param {string} alt text description of the image
     * @param {SummaryImageOptions} options (optional) addition image attributes
     *
     * @returns {Summary} summary instance
     */
    addImage(src, alt, options) {
        const { width, height } = options || {};
        const attrs = Object.assign(Object.assign({}, (width && { width })), (height && { height }));
        const element = this.wrap('img', null, Object.assign({ src, alt }, attrs));
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML section heading element
     *
     * @param {string} text heading text
     * @param {number | string} [level=1] (optional) the heading level, default: 1
     *
     * @returns {Summary} summary instance
     */
    addHeading(text, level) {
        const tag = `h${level}`;
        const allowedTag = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].includes(tag)
            ? tag
            : 'h1';
        const element = this.wrap(allowedTag, text);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML thematic break (<hr>) to the summary buffer
     *
     * @returns {Summary} summary instance
     */
    addSeparator() {
        const element = this.wrap('hr', null);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML line break (<br>) to the summary buffer
     *
     * @returns {Summary} summary instance
     */
    addBreak() {
        const element = this.wrap('br', null);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML blockquote to the summary buffer
     *
     * @param {string} text quote text
     * @param {string} cite (optional) citation url
     *
     * @returns {Summary} summary instance
     */
    addQuote(text, cite) {
        const attrs = Object.assign({}, (cite && { cite }));
        const element = this.wrap('blockquote', text, attrs);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML anchor tag to the summary buffer
     *
     * @param {string} text link text/content
     * @param {string} href hyperlink
     *
     * @returns {Summary} summary instance
     */
    addLink(text, href) {
        const element = this.wrap('a', text, { href });
        return this.addRaw(element).addEOL();
    }
}
const _summary = new Summary();
/**
 * @deprecated use `core.summary`
 */
const markdownSummary = (/* unused pure expression or super */ null && (_summary));
const summary = _summary;
//# sourceMappingURL=summary.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/path-utils.js

/**
 * toPosixPath converts the given path to the posix form. On Windows, \\ will be
 * replaced with /.
 *
 * @param pth. Path to transform.
 * @return string Posix path.
 */
function toPosixPath(pth) {
    return pth.replace(/[\\]/g, '/');
}
/**
 * toWin32Path converts the given path to the win32 form. On Linux, / will be
 * replaced with \\.
 *
 * @param pth. Path to transform.
 * @return string Win32 path.
 */
function toWin32Path(pth) {
    return pth.replace(/[/]/g, '\\');
}
/**
 * toPlatformPath converts the given path to a platform-specific path. It does
 * this by replacing instances of / and \ with the platform-specific path
 * separator.
 *
 * @param pth The path to platformize.
 * @return string The platform-specific path.
 */
function toPlatformPath(pth) {
    return pth.replace(/[/\\]/g, path.sep);
}
//# sourceMappingURL=path-utils.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/core.js
var core_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};






/**
 * The code to exit an action
 */
var ExitCode;
(function (ExitCode) {
    /**
     * A code indicating that the action was successful
     */
    ExitCode[ExitCode["Success"] = 0] = "Success";
    /**
     * A code indicating that the action was a failure
     */
    ExitCode[ExitCode["Failure"] = 1] = "Failure";
})(ExitCode || (ExitCode = {}));
//-----------------------------------------------------------------------
// Variables
//-----------------------------------------------------------------------
/**
 * Sets env variable for this action and future actions in the job
 * @param name the name of the variable to set
 * @param val the value of the variable. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function exportVariable(name, val) {
    const convertedVal = toCommandValue(val);
    process.env[name] = convertedVal;
    const filePath = process.env['GITHUB_ENV'] || '';
    if (filePath) {
        return issueFileCommand('ENV', prepareKeyValueMessage(name, val));
    }
    issueCommand('set-env', { name }, convertedVal);
}
/**
 * Registers a secret which will get masked from logs
 *
 * @param secret - Value of the secret to be masked
 * @remarks
 * This function instructs the Actions runner to mask the specified value in any
 * logs produced during the workflow run. Once registered, the secret value will
 * be replaced with asterisks (***) whenever it appears in console output, logs,
 * or error messages.
 *
 * This is useful for protecting sensitive information such as:
 * - API keys
 * - Access tokens
 * - Authentication credentials
 * - URL parameters containing signatures (SAS tokens)
 *
 * Note that masking only affects future logs; any previous appearances of the
 * secret in logs before calling this function will remain unmasked.
 *
 * @example
 * ```typescript
 * // Register an API token as a secret
 * const apiToken = "abc123xyz456";
 * setSecret(apiToken);
 *
 * // Now any logs containing this value will show *** instead
 * console.log(`Using token: ${apiToken}`); // Outputs: "Using token: ***"
 * ```
 */
function setSecret(secret) {
    command_issueCommand('add-mask', {}, secret);
}
/**
 * Prepends inputPath to the PATH (for this action and future actions)
 * @param inputPath
 */
function addPath(inputPath) {
    const filePath = process.env['GITHUB_PATH'] || '';
    if (filePath) {
        issueFileCommand('PATH', inputPath);
    }
    else {
        issueCommand('add-path', {}, inputPath);
    }
    process.env['PATH'] = `${inputPath}${path.delimiter}${process.env['PATH']}`;
}
/**
 * Gets the value of an input.
 * Unless trimWhitespace is set to false in InputOptions, the value is also trimmed.
 * Returns an empty string if the value is not defined.
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   string
 */
function getInput(name, options) {
    const val = process.env[`INPUT_${name.replace(/ /g, '_').toUpperCase()}`] || '';
    if (options && options.required && !val) {
        throw new Error(`Input required and not supplied: ${name}`);
    }
    if (options && options.trimWhitespace === false) {
        return val;
    }
    return val.trim();
}
/**
 * Gets the values of an multiline input.  Each value is also trimmed.
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   string[]
 *
 */
function getMultilineInput(name, options) {
    const inputs = getInput(name, options)
        .split('\n')
        .filter(x => x !== '');
    if (options && options.trimWhitespace === false) {
        return inputs;
    }
    return inputs.map(input => input.trim());
}
/**
 * Gets the input value of the boolean type in the YAML 1.2 "core schema" specification.
 * Support boolean input list: `true | True | TRUE | false | False | FALSE` .
 * The return value is also in boolean type.
 * ref: https://yaml.org/spec/1.2/spec.html#id2804923
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   boolean
 */
function getBooleanInput(name, options) {
    const trueValue = ['true', 'True', 'TRUE'];
    const falseValue = ['false', 'False', 'FALSE'];
    const val = getInput(name, options);
    if (trueValue.includes(val))
        return true;
    if (falseValue.includes(val))
        return false;
    throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${name}\n` +
        `Support boolean input list: \`true | True | TRUE | false | False | FALSE\``);
}
/**
 * Sets the value of an output.
 *
 * @param     name     name of the output to set
 * @param     value    value to store. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function setOutput(name, value) {
    const filePath = process.env['GITHUB_OUTPUT'] || '';
    if (filePath) {
        return file_command_issueFileCommand('OUTPUT', file_command_prepareKeyValueMessage(name, value));
    }
    process.stdout.write(external_os_.EOL);
    command_issueCommand('set-output', { name }, utils_toCommandValue(value));
}
/**
 * Enables or disables the echoing of commands into stdout for the rest of the step.
 * Echoing is disabled by default if ACTIONS_STEP_DEBUG is not set.
 *
 */
function setCommandEcho(enabled) {
    issue('echo', enabled ? 'on' : 'off');
}
//-----------------------------------------------------------------------
// Results
//-----------------------------------------------------------------------
/**
 * Sets the action status to failed.
 * When the action exits it will be with an exit code of 1
 * @param message add error issue message
 */
function setFailed(message) {
    process.exitCode = ExitCode.Failure;
    error(message);
}
//-----------------------------------------------------------------------
// Logging Commands
//-----------------------------------------------------------------------
/**
 * Gets whether Actions Step Debug is on or not
 */
function isDebug() {
    return process.env['RUNNER_DEBUG'] === '1';
}
/**
 * Writes debug message to user log
 * @param message debug message
 */
function debug(message) {
    command_issueCommand('debug', {}, message);
}
/**
 * Adds an error issue
 * @param message error issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function error(message, properties = {}) {
    command_issueCommand('error', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Adds a warning issue
 * @param message warning issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function warning(message, properties = {}) {
    command_issueCommand('warning', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Adds a notice issue
 * @param message notice issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function notice(message, properties = {}) {
    command_issueCommand('notice', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Writes info to log with console.log.
 * @param message info message
 */
function info(message) {
    process.stdout.write(message + external_os_.EOL);
}
/**
 * Begin an output group.
 *
 * Output until the next `groupEnd` will be foldable in this group
 *
 * @param name The name of the output group
 */
function startGroup(name) {
    command_issue('group', name);
}
/**
 * End an output group.
 */
function endGroup() {
    command_issue('endgroup');
}
/**
 * Wrap an asynchronous function call in a group.
 *
 * Returns the same type as the function itself.
 *
 * @param name The name of the group
 * @param fn The function to wrap in the group
 */
function group(name, fn) {
    return core_awaiter(this, void 0, void 0, function* () {
        startGroup(name);
        let result;
        try {
            result = yield fn();
        }
        finally {
            endGroup();
        }
        return result;
    });
}
//-----------------------------------------------------------------------
// Wrapper action state
//-----------------------------------------------------------------------
/**
 * Saves state for current action, the state can only be retrieved by this action's post job execution.
 *
 * @param     name     name of the state to store
 * @param     value    value to store. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function saveState(name, value) {
    const filePath = process.env['GITHUB_STATE'] || '';
    if (filePath) {
        return issueFileCommand('STATE', prepareKeyValueMessage(name, value));
    }
    issueCommand('save-state', { name }, toCommandValue(value));
}
/**
 * Gets the value of an state set by this action's main execution.
 *
 * @param     name     name of the state to get
 * @returns   string
 */
function getState(name) {
    return process.env[`STATE_${name}`] || '';
}
function getIDToken(aud) {
    return core_awaiter(this, void 0, void 0, function* () {
        return yield OidcClient.getIDToken(aud);
    });
}
/**
 * Summary exports
 */

/**
 * @deprecated use core.summary
 */

/**
 * Path exports
 */

/**
 * Platform utilities exports
 */

//# sourceMappingURL=core.js.map

/***/ }),

/***/ 9783:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ checkBypass),
/* harmony export */   s: () => (/* binding */ getProxyUrl)
/* harmony export */ });
function getProxyUrl(reqUrl) {
    const usingSsl = reqUrl.protocol === 'https:';
    if (checkBypass(reqUrl)) {
        return undefined;
    }
    const proxyVar = (() => {
        if (usingSsl) {
            return process.env['https_proxy'] || process.env['HTTPS_PROXY'];
        }
        else {
            return process.env['http_proxy'] || process.env['HTTP_PROXY'];
        }
    })();
    if (proxyVar) {
        try {
            return new DecodedURL(proxyVar);
        }
        catch (_a) {
            if (!proxyVar.startsWith('http://') && !proxyVar.startsWith('https://'))
                return new DecodedURL(`http://${proxyVar}`);
        }
    }
    else {
        return undefined;
    }
}
function checkBypass(reqUrl) {
    if (!reqUrl.hostname) {
        return false;
    }
    const reqHost = reqUrl.hostname;
    if (isLoopbackAddress(reqHost)) {
        return true;
    }
    const noProxy = process.env['no_proxy'] || process.env['NO_PROXY'] || '';
    if (!noProxy) {
        return false;
    }
    // Determine the request port
    let reqPort;
    if (reqUrl.port) {
        reqPort = Number(reqUrl.port);
    }
    else if (reqUrl.protocol === 'http:') {
        reqPort = 80;
    }
    else if (reqUrl.protocol === 'https:') {
        reqPort = 443;
    }
    // Format the request hostname and hostname with port
    const upperReqHosts = [reqUrl.hostname.toUpperCase()];
    if (typeof reqPort === 'number') {
        upperReqHosts.push(`${upperReqHosts[0]}:${reqPort}`);
    }
    // Compare request host against noproxy
    for (const upperNoProxyItem of noProxy
        .split(',')
        .map(x => x.trim().toUpperCase())
        .filter(x => x)) {
        if (upperNoProxyItem === '*' ||
            upperReqHosts.some(x => x === upperNoProxyItem ||
                x.endsWith(`.${upperNoProxyItem}`) ||
                (upperNoProxyItem.startsWith('.') &&
                    x.endsWith(`${upperNoProxyItem}`)))) {
            return true;
        }
    }
    return false;
}
function isLoopbackAddress(host) {
    const hostLower = host.toLowerCase();
    return (hostLower === 'localhost' ||
        hostLower.startsWith('127.') ||
        hostLower.startsWith('[::1]') ||
        hostLower.startsWith('[0:0:0:0:0:0:0:1]'));
}
class DecodedURL extends URL {
    constructor(url, base) {
        super(url, base);
        this._decodedUsername = decodeURIComponent(super.username);
        this._decodedPassword = decodeURIComponent(super.password);
    }
    get username() {
        return this._decodedUsername;
    }
    get password() {
        return this._decodedPassword;
    }
}
//# sourceMappingURL=proxy.js.map

/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/compat get default export */
/******/ (() => {
/******/ 	// getDefaultExport function for compatibility with non-harmony modules
/******/ 	__nccwpck_require__.n = (module) => {
/******/ 		var getter = module && module.__esModule ?
/******/ 			() => (module['default']) :
/******/ 			() => (module);
/******/ 		__nccwpck_require__.d(getter, { a: getter });
/******/ 		return getter;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/create fake namespace object */
/******/ (() => {
/******/ 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 	var leafPrototypes;
/******/ 	// create a fake namespace object
/******/ 	// mode & 1: value is a module id, require it
/******/ 	// mode & 2: merge all properties of value into the ns
/******/ 	// mode & 4: return value when already ns object
/******/ 	// mode & 16: return value when it's Promise-like
/******/ 	// mode & 8|1: behave like require
/******/ 	__nccwpck_require__.t = function(value, mode) {
/******/ 		if(mode & 1) value = this(value);
/******/ 		if(mode & 8) return value;
/******/ 		if(typeof value === 'object' && value) {
/******/ 			if((mode & 4) && value.__esModule) return value;
/******/ 			if((mode & 16) && typeof value.then === 'function') return value;
/******/ 		}
/******/ 		var ns = Object.create(null);
/******/ 		__nccwpck_require__.r(ns);
/******/ 		var def = {};
/******/ 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 		}
/******/ 		def['default'] = () => (value);
/******/ 		__nccwpck_require__.d(ns, def);
/******/ 		return ns;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return {"11":"semver.js","17":"live-index.js","62":"source-directory-zip-directory.js","118":"streamx.js","136":"rehearsal-main.js","145":"github-api.js","152":"source-artifact-download-artifact.js","167":"publish-report-service-remarks.js","175":"compare-comparison-code.js","187":"package-inspect.js","221":"source-find-local-package.js","231":"source-path-resolve-path.js","254":"package-php-parse.js","259":"cli-descriptions.js","280":"hosting-host-package.js","341":"php-parser.js","351":"actions-github.js","396":"build-index.js","411":"cli-init-command.js","450":"publish-check-package.js","548":"rehearsal-browser-main.js","618":"source-directory-named-files.js","623":"rehearsal-index.js","647":"package-php-rules.js","656":"package-php-serve.js","663":"yauzl.js","678":"publish-confirm-version.js","697":"package-php-guards.js","718":"publish-assert-digest.js","725":"planning-index.js","779":"actions-http-client.js","803":"package-secrets-own-keys.js","810":"cli-inspect.js","889":"actions-artifact.js","891":"cli-index.js","899":"tunnel.js","942":"package-zip-directory.js","963":"publish-host-and-publish.js","984":"package-libraries-index.js"}[chunkId];
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(9407);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
