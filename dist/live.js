import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
import * as __WEBPACK_EXTERNAL_MODULE__stand_ins_js_ee6036e5__ from "./stand-ins.js";
/******/ var __webpack_modules__ = ({

/***/ 770:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {

module.exports = __nccwpck_require__(218);


/***/ }),

/***/ 218:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {

var __webpack_unused_export__;


var net = __nccwpck_require__(278);
var tls = __nccwpck_require__(756);
var http = __nccwpck_require__(611);
var https = __nccwpck_require__(692);
var events = __nccwpck_require__(434);
var assert = __nccwpck_require__(613);
var util = __nccwpck_require__(23);


exports.httpOverHttp = httpOverHttp;
exports.httpsOverHttp = httpsOverHttp;
exports.httpOverHttps = httpOverHttps;
exports.httpsOverHttps = httpsOverHttps;


function httpOverHttp(options) {
  var agent = new TunnelingAgent(options);
  agent.request = http.request;
  return agent;
}

function httpsOverHttp(options) {
  var agent = new TunnelingAgent(options);
  agent.request = http.request;
  agent.createSocket = createSecureSocket;
  agent.defaultPort = 443;
  return agent;
}

function httpOverHttps(options) {
  var agent = new TunnelingAgent(options);
  agent.request = https.request;
  return agent;
}

function httpsOverHttps(options) {
  var agent = new TunnelingAgent(options);
  agent.request = https.request;
  agent.createSocket = createSecureSocket;
  agent.defaultPort = 443;
  return agent;
}


function TunnelingAgent(options) {
  var self = this;
  self.options = options || {};
  self.proxyOptions = self.options.proxy || {};
  self.maxSockets = self.options.maxSockets || http.Agent.defaultMaxSockets;
  self.requests = [];
  self.sockets = [];

  self.on('free', function onFree(socket, host, port, localAddress) {
    var options = toOptions(host, port, localAddress);
    for (var i = 0, len = self.requests.length; i < len; ++i) {
      var pending = self.requests[i];
      if (pending.host === options.host && pending.port === options.port) {
        // Detect the request to connect same origin server,
        // reuse the connection.
        self.requests.splice(i, 1);
        pending.request.onSocket(socket);
        return;
      }
    }
    socket.destroy();
    self.removeSocket(socket);
  });
}
util.inherits(TunnelingAgent, events.EventEmitter);

TunnelingAgent.prototype.addRequest = function addRequest(req, host, port, localAddress) {
  var self = this;
  var options = mergeOptions({request: req}, self.options, toOptions(host, port, localAddress));

  if (self.sockets.length >= this.maxSockets) {
    // We are over limit so we'll add it to the queue.
    self.requests.push(options);
    return;
  }

  // If we are under maxSockets create a new one.
  self.createSocket(options, function(socket) {
    socket.on('free', onFree);
    socket.on('close', onCloseOrRemove);
    socket.on('agentRemove', onCloseOrRemove);
    req.onSocket(socket);

    function onFree() {
      self.emit('free', socket, options);
    }

    function onCloseOrRemove(err) {
      self.removeSocket(socket);
      socket.removeListener('free', onFree);
      socket.removeListener('close', onCloseOrRemove);
      socket.removeListener('agentRemove', onCloseOrRemove);
    }
  });
};

TunnelingAgent.prototype.createSocket = function createSocket(options, cb) {
  var self = this;
  var placeholder = {};
  self.sockets.push(placeholder);

  var connectOptions = mergeOptions({}, self.proxyOptions, {
    method: 'CONNECT',
    path: options.host + ':' + options.port,
    agent: false,
    headers: {
      host: options.host + ':' + options.port
    }
  });
  if (options.localAddress) {
    connectOptions.localAddress = options.localAddress;
  }
  if (connectOptions.proxyAuth) {
    connectOptions.headers = connectOptions.headers || {};
    connectOptions.headers['Proxy-Authorization'] = 'Basic ' +
        new Buffer(connectOptions.proxyAuth).toString('base64');
  }

  debug('making CONNECT request');
  var connectReq = self.request(connectOptions);
  connectReq.useChunkedEncodingByDefault = false; // for v0.6
  connectReq.once('response', onResponse); // for v0.6
  connectReq.once('upgrade', onUpgrade);   // for v0.6
  connectReq.once('connect', onConnect);   // for v0.7 or later
  connectReq.once('error', onError);
  connectReq.end();

  function onResponse(res) {
    // Very hacky. This is necessary to avoid http-parser leaks.
    res.upgrade = true;
  }

  function onUpgrade(res, socket, head) {
    // Hacky.
    process.nextTick(function() {
      onConnect(res, socket, head);
    });
  }

  function onConnect(res, socket, head) {
    connectReq.removeAllListeners();
    socket.removeAllListeners();

    if (res.statusCode !== 200) {
      debug('tunneling socket could not be established, statusCode=%d',
        res.statusCode);
      socket.destroy();
      var error = new Error('tunneling socket could not be established, ' +
        'statusCode=' + res.statusCode);
      error.code = 'ECONNRESET';
      options.request.emit('error', error);
      self.removeSocket(placeholder);
      return;
    }
    if (head.length > 0) {
      debug('got illegal response body from proxy');
      socket.destroy();
      var error = new Error('got illegal response body from proxy');
      error.code = 'ECONNRESET';
      options.request.emit('error', error);
      self.removeSocket(placeholder);
      return;
    }
    debug('tunneling connection has established');
    self.sockets[self.sockets.indexOf(placeholder)] = socket;
    return cb(socket);
  }

  function onError(cause) {
    connectReq.removeAllListeners();

    debug('tunneling socket could not be established, cause=%s\n',
          cause.message, cause.stack);
    var error = new Error('tunneling socket could not be established, ' +
                          'cause=' + cause.message);
    error.code = 'ECONNRESET';
    options.request.emit('error', error);
    self.removeSocket(placeholder);
  }
};

TunnelingAgent.prototype.removeSocket = function removeSocket(socket) {
  var pos = this.sockets.indexOf(socket)
  if (pos === -1) {
    return;
  }
  this.sockets.splice(pos, 1);

  var pending = this.requests.shift();
  if (pending) {
    // If we have pending requests and a socket gets closed a new one
    // needs to be created to take over in the pool for the one that closed.
    this.createSocket(pending, function(socket) {
      pending.request.onSocket(socket);
    });
  }
};

function createSecureSocket(options, cb) {
  var self = this;
  TunnelingAgent.prototype.createSocket.call(self, options, function(socket) {
    var hostHeader = options.request.getHeader('host');
    var tlsOptions = mergeOptions({}, self.options, {
      socket: socket,
      servername: hostHeader ? hostHeader.replace(/:.*$/, '') : options.host
    });

    // 0 is dummy port for v0.6
    var secureSocket = tls.connect(0, tlsOptions);
    self.sockets[self.sockets.indexOf(socket)] = secureSocket;
    cb(secureSocket);
  });
}


function toOptions(host, port, localAddress) {
  if (typeof host === 'string') { // since v0.10
    return {
      host: host,
      port: port,
      localAddress: localAddress
    };
  }
  return host; // for v0.11 or later
}

function mergeOptions(target) {
  for (var i = 1, len = arguments.length; i < len; ++i) {
    var overrides = arguments[i];
    if (typeof overrides === 'object') {
      var keys = Object.keys(overrides);
      for (var j = 0, keyLen = keys.length; j < keyLen; ++j) {
        var k = keys[j];
        if (overrides[k] !== undefined) {
          target[k] = overrides[k];
        }
      }
    }
  }
  return target;
}


var debug;
if (process.env.NODE_DEBUG && /\btunnel\b/.test(process.env.NODE_DEBUG)) {
  debug = function() {
    var args = Array.prototype.slice.call(arguments);
    if (typeof args[0] === 'string') {
      args[0] = 'TUNNEL: ' + args[0];
    } else {
      args.unshift('TUNNEL:');
    }
    console.error.apply(console, args);
  }
} else {
  debug = function() {};
}
__webpack_unused_export__ = debug; // for test


/***/ }),

/***/ 90:
/***/ ((module, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(module, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var _run_live_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(834);

await (0,_run_live_js__WEBPACK_IMPORTED_MODULE_0__/* .runLive */ .q)();

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 834:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  q: () => (/* binding */ runLive)
});

;// CONCATENATED MODULE: external "node:fs"
const external_node_fs_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
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
        return (JSON.parse((0,external_node_fs_namespaceObject.readFileSync)(env['GITHUB_EVENT_PATH'] ?? '', 'utf8')) ?? undefined);
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
    const apiUrl = parseWebUrl(env['GITHUB_API_URL'] ?? 'https://api.github.com');
    const serverUrl = parseWebUrl(env['GITHUB_SERVER_URL'] ?? 'https://github.com');
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

;// CONCATENATED MODULE: ./src/http/urls.ts
const CREDENTIAL_PARAMETER = new RegExp('^(x-amz-.*|x-goog-.*|x-oss-.*|sig|sign|.*signature|jwt|hmac|.*token|.*key|key-pair-id|policy|.*auth|authorization' +
    '|credentials?|secret|password|pass|pwd|googleaccessid|awsaccesskeyid|hdnea|hash|verify|code)$', 'i');
const DATED_CHECKSUM = ['md5', 'expires'];
const MIN_SECRET_LENGTH = 6;
const MAX_SHOWN_PATH = 300;
function parseUrl(text, base) {
    return URL.canParse(text, base?.href) ? new URL(text, base?.href) : null;
}
function urls_parseWebUrl(text) {
    if (!/^https?:\/\/[^/?#]/i.test(text) || /[\s\p{Cc}\p{Cf}\\]/u.test(text))
        return null;
    return parseUrl(text);
}
function urls_isLoopback({ hostname }) {
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
function urls_showUrl(url) {
    const path = url.pathname.length > MAX_SHOWN_PATH ? `${url.pathname.slice(0, MAX_SHOWN_PATH)}…` : url.pathname;
    return `${url.protocol}//${url.host}${path}${url.search === '' ? '' : '?…'}`;
}
function showTarget(url, quote) {
    const origin = `${url.protocol}//${url.host}`;
    const shown = urls_showUrl(url);
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

;// CONCATENATED MODULE: ./src/shared/quote.ts
const quote_MAX_NAME_LENGTH = 200;
const MAX_LISTED = 5;
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;
function showInvisible(text) {
    return text.replace(INVISIBLE, (character) => `\\u{${character.codePointAt(0)?.toString(16) ?? ''}}`);
}
function cutName(text) {
    return text.length > quote_MAX_NAME_LENGTH ? `${text.slice(0, quote_MAX_NAME_LENGTH).toWellFormed()}…` : text;
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
        throw new mistake_InputMistake(`names ${quoteName(entry)}, which is no check`, nearest === undefined
            ? 'Copy the name of the check from the log, and put a path with blanks or commas in quotes, as in `dev-files:"my-plugin/a b.sh"`.'
            : `Did you mean ${quoteName(nearest)}?`);
    }
    if (CHECK_IDS[id] === 'no') {
        throw new mistake_InputMistake(`names ${quoteName(id)}, which cannot be accepted, because sites could not use the package`, `Leave ${quoteName(id)} out, and fix the package.`);
    }
    if (path === undefined && CHECK_IDS[id] === 'path') {
        throw new mistake_InputMistake(`names ${quoteName(id)} without a path`, `Name each file that you have looked at, as the log shows it: ${quoteName(`${id}:my-plugin/file.php`)}.`);
    }
    if (path === '' || /^["']/.test(path ?? '')) {
        throw new mistake_InputMistake(`names ${quoteName(entry)}, whose path ${path === '' ? 'is empty' : 'begins with a quote that does not end'}`, `Write the path as the log shows it, such as ${quoteName(`${id}:"my-plugin/a b.php"`)}; quotes are needed only around blanks and commas.`);
    }
    return { id, path };
}

;// CONCATENATED MODULE: ./src/shared/version-text.ts
function version_text_isVersion(text) {
    return /^[0-9A-Za-z.][0-9A-Za-z.+_-]{0,63}$/.test(text) && /[0-9A-Za-z]/.test(text);
}
function version_text_versionOfTag(ref) {
    const version = ref.replace(/^refs\/tags\//, '').replace(/^v/i, '');
    return /^[0-9]/.test(version) && version_text_isVersion(version) ? version : undefined;
}

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
    if (!version_text_isVersion(value))
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

;// CONCATENATED MODULE: ./src/http/credential.ts
function isCredential(text) {
    return /^[\x21-\x7e]+$/.test(text);
}

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
    if (value === '' || isCredential(value))
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
        throw new InputMistake('is empty, and the release on GitHub, or the artifact of another run, needs it', 'In a workflow, GitHub sets it when the input is left out, and the job needs `permissions: contents: write`. ' +
            OUTSIDE, 'github-token');
    }
    throw new InputMistake('is for no repository, because `GITHUB_REPOSITORY`, `GITHUB_API_URL` or `GITHUB_SERVER_URL` does not tell it', `In a workflow, GitHub sets them. ${OUTSIDE}`, 'github-token');
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
    if (typeof version !== 'string' || !version_text_isVersion(version))
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
    const url = urls_parseWebUrl(value);
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
    if (value === '' || isCredential(value))
        return value;
    throw new mistake_InputMistake('contains a blank, a line break or a character that is not ASCII', 'Copy the key again from the dashboard of the service and store it as a secret, alone and on one line.');
}
function assertKey({ apiKey, isDryRun }, { isWithoutSecrets }) {
    if (apiKey !== '' || isDryRun)
        return;
    throw isWithoutSecrets
        ? new mistake_InputMistake('is missing, because GitHub gives no secrets to a pull request from a fork, nor to Dependabot', 'Publish on `push` of a tag instead, and use `dry-run: true` in pull requests: it needs no key.', 'api-key')
        : new mistake_InputMistake('is missing', 'Set it to a repository secret, such as `${{ secrets.PLUGIN_SERVICE_KEY }}`, and check that the secret exists ' +
            'under that name.', 'api-key');
}
function parseBaseUrl(value, { isWithoutVariables }) {
    if (value === '')
        throw explainMissing(isWithoutVariables);
    const url = parseHttpUrl(value);
    if (url.protocol === 'http:' && !urls_isLoopback(url)) {
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
    if (url.protocol === 'http:' && !urls_isLoopback(url))
        throw refuseHttp();
    return { kind: 'url', url, text: value, isSecret: isSignedUrl(url) };
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
        throw new InputMistake('is given without `artifact-name`', 'Give the name of the artifact too.', 'artifact-run-id');
    }
    const artifact = artifactName === undefined ? undefined : { kind: 'artifact', name: artifactName, runId };
    const [source, other] = [zipUrl, zipPath, artifact].filter((given) => given !== undefined);
    if (source === undefined) {
        throw new InputMistake('is missing, and so are `zip-path` and `artifact-name`', `${ONE_OF}: a public URL of the plugin ZIP, a file or folder on the runner, or a workflow artifact.`, 'zip_url');
    }
    if (other !== undefined)
        throw new InputMistake(`is given together with \`${NAMES[other.kind]}\``, `${ONE_OF}.`, NAMES[source.kind]);
    if (source.kind === 'url' && source.url.protocol === 'http:' && !isLoopback(service.baseUrl))
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
    return [...new Set([...keys, ...urls.flatMap(collectUrlSecrets)])];
}
function collectOpenTexts(env) {
    const addresses = [INPUTS.baseUrl, INPUTS.zipUrl].map((row) => parseUrl(readValue(env, row)));
    return [
        readValue(env, INPUTS.pluginId),
        readValue(env, INPUTS.slug),
        env['GITHUB_REPOSITORY'] ?? '',
        ...addresses.flatMap((url) => (url === null ? [] : [url.host, url.pathname])),
    ];
}

;// CONCATENATED MODULE: ./src/shared/errors.ts
class errors_PublishError extends Error {
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
    if (thrown instanceof errors_PublishError)
        return [thrown];
    if (thrown instanceof AggregateError && thrown.errors.length > 0)
        return thrown.errors.flatMap(toPublishErrors);
    return [
        new errors_PublishError({
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

;// CONCATENATED MODULE: ./src/runner/explain-end.ts

class Crash {
    error;
    constructor(error) {
        this.error = error;
    }
}
function explainEnd(thrown, { aborted, reason }, explainCancellation) {
    const errors = toPublishErrors(thrown);
    const isLive = errors.every(({ code }) => code === 'after-publish' || code === 'already-published');
    if (!aborted || isLive)
        return errors;
    return reason instanceof Crash ? toPublishErrors(reason.error) : [explainCancellation()];
}

;// CONCATENATED MODULE: external "node:os"
const external_node_os_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");
;// CONCATENATED MODULE: external "os"
const external_os_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");
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
    process.stdout.write(cmd.toString() + external_os_namespaceObject.EOL);
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
;// CONCATENATED MODULE: external "crypto"
const external_crypto_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");
;// CONCATENATED MODULE: external "fs"
const external_fs_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/file-command.js
// For internal use, subject to change.
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */




function file_command_issueFileCommand(command, message) {
    const filePath = process.env[`GITHUB_${command}`];
    if (!filePath) {
        throw new Error(`Unable to find environment variable for file command ${command}`);
    }
    if (!external_fs_namespaceObject.existsSync(filePath)) {
        throw new Error(`Missing file at path: ${filePath}`);
    }
    external_fs_namespaceObject.appendFileSync(filePath, `${utils_toCommandValue(message)}${external_os_namespaceObject.EOL}`, {
        encoding: 'utf8'
    });
}
function file_command_prepareKeyValueMessage(key, value) {
    const delimiter = `ghadelimiter_${external_crypto_namespaceObject.randomUUID()}`;
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
    return `${key}<<${delimiter}${external_os_namespaceObject.EOL}${convertedValue}${external_os_namespaceObject.EOL}${delimiter}`;
}
//# sourceMappingURL=file-command.js.map
;// CONCATENATED MODULE: external "path"
const external_path_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");
// EXTERNAL MODULE: external "http"
var external_http_ = __nccwpck_require__(611);
var external_http_namespaceObject = /*#__PURE__*/__nccwpck_require__.t(external_http_, 2);
// EXTERNAL MODULE: external "https"
var external_https_ = __nccwpck_require__(692);
var external_https_namespaceObject = /*#__PURE__*/__nccwpck_require__.t(external_https_, 2);
;// CONCATENATED MODULE: ./node_modules/@actions/http-client/lib/proxy.js
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
// EXTERNAL MODULE: ./node_modules/tunnel/index.js
var tunnel = __nccwpck_require__(770);
;// CONCATENATED MODULE: external "./stand-ins.js"
var x = (y) => {
	var x = {}; __nccwpck_require__.d(x, y); return x
} 
var y = (x) => (() => (x))
const external_stand_ins_js_namespaceObject = x({ ["ProxyAgent"]: () => (__WEBPACK_EXTERNAL_MODULE__stand_ins_js_ee6036e5__.ProxyAgent) });
;// CONCATENATED MODULE: ./node_modules/@actions/http-client/lib/index.js
/* eslint-disable @typescript-eslint/no-explicit-any */
var __awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};





var HttpCodes;
(function (HttpCodes) {
    HttpCodes[HttpCodes["OK"] = 200] = "OK";
    HttpCodes[HttpCodes["MultipleChoices"] = 300] = "MultipleChoices";
    HttpCodes[HttpCodes["MovedPermanently"] = 301] = "MovedPermanently";
    HttpCodes[HttpCodes["ResourceMoved"] = 302] = "ResourceMoved";
    HttpCodes[HttpCodes["SeeOther"] = 303] = "SeeOther";
    HttpCodes[HttpCodes["NotModified"] = 304] = "NotModified";
    HttpCodes[HttpCodes["UseProxy"] = 305] = "UseProxy";
    HttpCodes[HttpCodes["SwitchProxy"] = 306] = "SwitchProxy";
    HttpCodes[HttpCodes["TemporaryRedirect"] = 307] = "TemporaryRedirect";
    HttpCodes[HttpCodes["PermanentRedirect"] = 308] = "PermanentRedirect";
    HttpCodes[HttpCodes["BadRequest"] = 400] = "BadRequest";
    HttpCodes[HttpCodes["Unauthorized"] = 401] = "Unauthorized";
    HttpCodes[HttpCodes["PaymentRequired"] = 402] = "PaymentRequired";
    HttpCodes[HttpCodes["Forbidden"] = 403] = "Forbidden";
    HttpCodes[HttpCodes["NotFound"] = 404] = "NotFound";
    HttpCodes[HttpCodes["MethodNotAllowed"] = 405] = "MethodNotAllowed";
    HttpCodes[HttpCodes["NotAcceptable"] = 406] = "NotAcceptable";
    HttpCodes[HttpCodes["ProxyAuthenticationRequired"] = 407] = "ProxyAuthenticationRequired";
    HttpCodes[HttpCodes["RequestTimeout"] = 408] = "RequestTimeout";
    HttpCodes[HttpCodes["Conflict"] = 409] = "Conflict";
    HttpCodes[HttpCodes["Gone"] = 410] = "Gone";
    HttpCodes[HttpCodes["TooManyRequests"] = 429] = "TooManyRequests";
    HttpCodes[HttpCodes["InternalServerError"] = 500] = "InternalServerError";
    HttpCodes[HttpCodes["NotImplemented"] = 501] = "NotImplemented";
    HttpCodes[HttpCodes["BadGateway"] = 502] = "BadGateway";
    HttpCodes[HttpCodes["ServiceUnavailable"] = 503] = "ServiceUnavailable";
    HttpCodes[HttpCodes["GatewayTimeout"] = 504] = "GatewayTimeout";
})(HttpCodes || (HttpCodes = {}));
var Headers;
(function (Headers) {
    Headers["Accept"] = "accept";
    Headers["ContentType"] = "content-type";
})(Headers || (Headers = {}));
var MediaTypes;
(function (MediaTypes) {
    MediaTypes["ApplicationJson"] = "application/json";
})(MediaTypes || (MediaTypes = {}));
/**
 * Returns the proxy URL, depending upon the supplied url and proxy environment variables.
 * @param serverUrl  The server URL where the request will be sent. For example, https://api.github.com
 */
function lib_getProxyUrl(serverUrl) {
    const proxyUrl = pm.getProxyUrl(new URL(serverUrl));
    return proxyUrl ? proxyUrl.href : '';
}
const HttpRedirectCodes = [
    HttpCodes.MovedPermanently,
    HttpCodes.ResourceMoved,
    HttpCodes.SeeOther,
    HttpCodes.TemporaryRedirect,
    HttpCodes.PermanentRedirect
];
const HttpResponseRetryCodes = [
    HttpCodes.BadGateway,
    HttpCodes.ServiceUnavailable,
    HttpCodes.GatewayTimeout
];
const RetryableHttpVerbs = ['OPTIONS', 'GET', 'DELETE', 'HEAD'];
const ExponentialBackoffCeiling = 10;
const ExponentialBackoffTimeSlice = 5;
class HttpClientError extends Error {
    constructor(message, statusCode) {
        super(message);
        this.name = 'HttpClientError';
        this.statusCode = statusCode;
        Object.setPrototypeOf(this, HttpClientError.prototype);
    }
}
class HttpClientResponse {
    constructor(message) {
        this.message = message;
    }
    readBody() {
        return __awaiter(this, void 0, void 0, function* () {
            return new Promise((resolve) => __awaiter(this, void 0, void 0, function* () {
                let output = Buffer.alloc(0);
                this.message.on('data', (chunk) => {
                    output = Buffer.concat([output, chunk]);
                });
                this.message.on('end', () => {
                    resolve(output.toString());
                });
            }));
        });
    }
    readBodyBuffer() {
        return __awaiter(this, void 0, void 0, function* () {
            return new Promise((resolve) => __awaiter(this, void 0, void 0, function* () {
                const chunks = [];
                this.message.on('data', (chunk) => {
                    chunks.push(chunk);
                });
                this.message.on('end', () => {
                    resolve(Buffer.concat(chunks));
                });
            }));
        });
    }
}
function isHttps(requestUrl) {
    const parsedUrl = new URL(requestUrl);
    return parsedUrl.protocol === 'https:';
}
class lib_HttpClient {
    constructor(userAgent, handlers, requestOptions) {
        this._ignoreSslError = false;
        this._allowRedirects = true;
        this._allowRedirectDowngrade = false;
        this._maxRedirects = 50;
        this._allowRetries = false;
        this._maxRetries = 1;
        this._keepAlive = false;
        this._disposed = false;
        this.userAgent = this._getUserAgentWithOrchestrationId(userAgent);
        this.handlers = handlers || [];
        this.requestOptions = requestOptions;
        if (requestOptions) {
            if (requestOptions.ignoreSslError != null) {
                this._ignoreSslError = requestOptions.ignoreSslError;
            }
            this._socketTimeout = requestOptions.socketTimeout;
            if (requestOptions.allowRedirects != null) {
                this._allowRedirects = requestOptions.allowRedirects;
            }
            if (requestOptions.allowRedirectDowngrade != null) {
                this._allowRedirectDowngrade = requestOptions.allowRedirectDowngrade;
            }
            if (requestOptions.maxRedirects != null) {
                this._maxRedirects = Math.max(requestOptions.maxRedirects, 0);
            }
            if (requestOptions.keepAlive != null) {
                this._keepAlive = requestOptions.keepAlive;
            }
            if (requestOptions.allowRetries != null) {
                this._allowRetries = requestOptions.allowRetries;
            }
            if (requestOptions.maxRetries != null) {
                this._maxRetries = requestOptions.maxRetries;
            }
        }
    }
    options(requestUrl, additionalHeaders) {
        return __awaiter(this, void 0, void 0, function* () {
            return this.request('OPTIONS', requestUrl, null, additionalHeaders || {});
        });
    }
    get(requestUrl, additionalHeaders) {
        return __awaiter(this, void 0, void 0, function* () {
            return this.request('GET', requestUrl, null, additionalHeaders || {});
        });
    }
    del(requestUrl, additionalHeaders) {
        return __awaiter(this, void 0, void 0, function* () {
            return this.request('DELETE', requestUrl, null, additionalHeaders || {});
        });
    }
    post(requestUrl, data, additionalHeaders) {
        return __awaiter(this, void 0, void 0, function* () {
            return this.request('POST', requestUrl, data, additionalHeaders || {});
        });
    }
    patch(requestUrl, data, additionalHeaders) {
        return __awaiter(this, void 0, void 0, function* () {
            return this.request('PATCH', requestUrl, data, additionalHeaders || {});
        });
    }
    put(requestUrl, data, additionalHeaders) {
        return __awaiter(this, void 0, void 0, function* () {
            return this.request('PUT', requestUrl, data, additionalHeaders || {});
        });
    }
    head(requestUrl, additionalHeaders) {
        return __awaiter(this, void 0, void 0, function* () {
            return this.request('HEAD', requestUrl, null, additionalHeaders || {});
        });
    }
    sendStream(verb, requestUrl, stream, additionalHeaders) {
        return __awaiter(this, void 0, void 0, function* () {
            return this.request(verb, requestUrl, stream, additionalHeaders);
        });
    }
    /**
     * Gets a typed object from an endpoint
     * Be aware that not found returns a null.  Other errors (4xx, 5xx) reject the promise
     */
    getJson(requestUrl_1) {
        return __awaiter(this, arguments, void 0, function* (requestUrl, additionalHeaders = {}) {
            additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
            const res = yield this.get(requestUrl, additionalHeaders);
            return this._processResponse(res, this.requestOptions);
        });
    }
    postJson(requestUrl_1, obj_1) {
        return __awaiter(this, arguments, void 0, function* (requestUrl, obj, additionalHeaders = {}) {
            const data = JSON.stringify(obj, null, 2);
            additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
            additionalHeaders[Headers.ContentType] =
                this._getExistingOrDefaultContentTypeHeader(additionalHeaders, MediaTypes.ApplicationJson);
            const res = yield this.post(requestUrl, data, additionalHeaders);
            return this._processResponse(res, this.requestOptions);
        });
    }
    putJson(requestUrl_1, obj_1) {
        return __awaiter(this, arguments, void 0, function* (requestUrl, obj, additionalHeaders = {}) {
            const data = JSON.stringify(obj, null, 2);
            additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
            additionalHeaders[Headers.ContentType] =
                this._getExistingOrDefaultContentTypeHeader(additionalHeaders, MediaTypes.ApplicationJson);
            const res = yield this.put(requestUrl, data, additionalHeaders);
            return this._processResponse(res, this.requestOptions);
        });
    }
    patchJson(requestUrl_1, obj_1) {
        return __awaiter(this, arguments, void 0, function* (requestUrl, obj, additionalHeaders = {}) {
            const data = JSON.stringify(obj, null, 2);
            additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
            additionalHeaders[Headers.ContentType] =
                this._getExistingOrDefaultContentTypeHeader(additionalHeaders, MediaTypes.ApplicationJson);
            const res = yield this.patch(requestUrl, data, additionalHeaders);
            return this._processResponse(res, this.requestOptions);
        });
    }
    /**
     * Makes a raw http request.
     * All other methods such as get, post, patch, and request ultimately call this.
     * Prefer get, del, post and patch
     */
    request(verb, requestUrl, data, headers) {
        return __awaiter(this, void 0, void 0, function* () {
            if (this._disposed) {
                throw new Error('Client has already been disposed.');
            }
            const parsedUrl = new URL(requestUrl);
            let info = this._prepareRequest(verb, parsedUrl, headers);
            // Only perform retries on reads since writes may not be idempotent.
            const maxTries = this._allowRetries && RetryableHttpVerbs.includes(verb)
                ? this._maxRetries + 1
                : 1;
            let numTries = 0;
            let response;
            do {
                response = yield this.requestRaw(info, data);
                // Check if it's an authentication challenge
                if (response &&
                    response.message &&
                    response.message.statusCode === HttpCodes.Unauthorized) {
                    let authenticationHandler;
                    for (const handler of this.handlers) {
                        if (handler.canHandleAuthentication(response)) {
                            authenticationHandler = handler;
                            break;
                        }
                    }
                    if (authenticationHandler) {
                        return authenticationHandler.handleAuthentication(this, info, data);
                    }
                    else {
                        // We have received an unauthorized response but have no handlers to handle it.
                        // Let the response return to the caller.
                        return response;
                    }
                }
                let redirectsRemaining = this._maxRedirects;
                while (response.message.statusCode &&
                    HttpRedirectCodes.includes(response.message.statusCode) &&
                    this._allowRedirects &&
                    redirectsRemaining > 0) {
                    const redirectUrl = response.message.headers['location'];
                    if (!redirectUrl) {
                        // if there's no location to redirect to, we won't
                        break;
                    }
                    const parsedRedirectUrl = new URL(redirectUrl);
                    if (parsedUrl.protocol === 'https:' &&
                        parsedUrl.protocol !== parsedRedirectUrl.protocol &&
                        !this._allowRedirectDowngrade) {
                        throw new Error('Redirect from HTTPS to HTTP protocol. This downgrade is not allowed for security reasons. If you want to allow this behavior, set the allowRedirectDowngrade option to true.');
                    }
                    // we need to finish reading the response before reassigning response
                    // which will leak the open socket.
                    yield response.readBody();
                    // strip authorization header if redirected to a different hostname
                    if (parsedRedirectUrl.hostname !== parsedUrl.hostname) {
                        for (const header in headers) {
                            // header names are case insensitive
                            if (header.toLowerCase() === 'authorization') {
                                delete headers[header];
                            }
                        }
                    }
                    // let's make the request with the new redirectUrl
                    info = this._prepareRequest(verb, parsedRedirectUrl, headers);
                    response = yield this.requestRaw(info, data);
                    redirectsRemaining--;
                }
                if (!response.message.statusCode ||
                    !HttpResponseRetryCodes.includes(response.message.statusCode)) {
                    // If not a retry code, return immediately instead of retrying
                    return response;
                }
                numTries += 1;
                if (numTries < maxTries) {
                    yield response.readBody();
                    yield this._performExponentialBackoff(numTries);
                }
            } while (numTries < maxTries);
            return response;
        });
    }
    /**
     * Needs to be called if keepAlive is set to true in request options.
     */
    dispose() {
        if (this._agent) {
            this._agent.destroy();
        }
        this._disposed = true;
    }
    /**
     * Raw request.
     * @param info
     * @param data
     */
    requestRaw(info, data) {
        return __awaiter(this, void 0, void 0, function* () {
            return new Promise((resolve, reject) => {
                function callbackForResult(err, res) {
                    if (err) {
                        reject(err);
                    }
                    else if (!res) {
                        // If `err` is not passed, then `res` must be passed.
                        reject(new Error('Unknown error'));
                    }
                    else {
                        resolve(res);
                    }
                }
                this.requestRawWithCallback(info, data, callbackForResult);
            });
        });
    }
    /**
     * Raw request with callback.
     * @param info
     * @param data
     * @param onResult
     */
    requestRawWithCallback(info, data, onResult) {
        if (typeof data === 'string') {
            if (!info.options.headers) {
                info.options.headers = {};
            }
            info.options.headers['Content-Length'] = Buffer.byteLength(data, 'utf8');
        }
        let callbackCalled = false;
        function handleResult(err, res) {
            if (!callbackCalled) {
                callbackCalled = true;
                onResult(err, res);
            }
        }
        const req = info.httpModule.request(info.options, (msg) => {
            const res = new HttpClientResponse(msg);
            handleResult(undefined, res);
        });
        let socket;
        req.on('socket', sock => {
            socket = sock;
        });
        // If we ever get disconnected, we want the socket to timeout eventually
        req.setTimeout(this._socketTimeout || 3 * 60000, () => {
            if (socket) {
                socket.end();
            }
            handleResult(new Error(`Request timeout: ${info.options.path}`));
        });
        req.on('error', function (err) {
            // err has statusCode property
            // res should have headers
            handleResult(err);
        });
        if (data && typeof data === 'string') {
            req.write(data, 'utf8');
        }
        if (data && typeof data !== 'string') {
            data.on('close', function () {
                req.end();
            });
            data.pipe(req);
        }
        else {
            req.end();
        }
    }
    /**
     * Gets an http agent. This function is useful when you need an http agent that handles
     * routing through a proxy server - depending upon the url and proxy environment variables.
     * @param serverUrl  The server URL where the request will be sent. For example, https://api.github.com
     */
    getAgent(serverUrl) {
        const parsedUrl = new URL(serverUrl);
        return this._getAgent(parsedUrl);
    }
    getAgentDispatcher(serverUrl) {
        const parsedUrl = new URL(serverUrl);
        const proxyUrl = getProxyUrl(parsedUrl);
        const useProxy = proxyUrl && proxyUrl.hostname;
        if (!useProxy) {
            return;
        }
        return this._getProxyAgentDispatcher(parsedUrl, proxyUrl);
    }
    _prepareRequest(method, requestUrl, headers) {
        const info = {};
        info.parsedUrl = requestUrl;
        const usingSsl = info.parsedUrl.protocol === 'https:';
        info.httpModule = usingSsl ? external_https_namespaceObject : external_http_namespaceObject;
        const defaultPort = usingSsl ? 443 : 80;
        info.options = {};
        info.options.host = info.parsedUrl.hostname;
        info.options.port = info.parsedUrl.port
            ? parseInt(info.parsedUrl.port)
            : defaultPort;
        info.options.path =
            (info.parsedUrl.pathname || '') + (info.parsedUrl.search || '');
        info.options.method = method;
        info.options.headers = this._mergeHeaders(headers);
        if (this.userAgent != null) {
            info.options.headers['user-agent'] = this.userAgent;
        }
        info.options.agent = this._getAgent(info.parsedUrl);
        // gives handlers an opportunity to participate
        if (this.handlers) {
            for (const handler of this.handlers) {
                handler.prepareRequest(info.options);
            }
        }
        return info;
    }
    _mergeHeaders(headers) {
        if (this.requestOptions && this.requestOptions.headers) {
            return Object.assign({}, lowercaseKeys(this.requestOptions.headers), lowercaseKeys(headers || {}));
        }
        return lowercaseKeys(headers || {});
    }
    /**
     * Gets an existing header value or returns a default.
     * Handles converting number header values to strings since HTTP headers must be strings.
     * Note: This returns string | string[] since some headers can have multiple values.
     * For headers that must always be a single string (like Content-Type), use the
     * specialized _getExistingOrDefaultContentTypeHeader method instead.
     */
    _getExistingOrDefaultHeader(additionalHeaders, header, _default) {
        let clientHeader;
        if (this.requestOptions && this.requestOptions.headers) {
            const headerValue = lowercaseKeys(this.requestOptions.headers)[header];
            if (headerValue) {
                clientHeader =
                    typeof headerValue === 'number' ? headerValue.toString() : headerValue;
            }
        }
        const additionalValue = additionalHeaders[header];
        if (additionalValue !== undefined) {
            return typeof additionalValue === 'number'
                ? additionalValue.toString()
                : additionalValue;
        }
        if (clientHeader !== undefined) {
            return clientHeader;
        }
        return _default;
    }
    /**
     * Specialized version of _getExistingOrDefaultHeader for Content-Type header.
     * Always returns a single string (not an array) since Content-Type should be a single value.
     * Converts arrays to comma-separated strings and numbers to strings to ensure type safety.
     * This was split from _getExistingOrDefaultHeader to provide stricter typing for callers
     * that assign the result to places expecting a string (e.g., additionalHeaders[Headers.ContentType]).
     */
    _getExistingOrDefaultContentTypeHeader(additionalHeaders, _default) {
        let clientHeader;
        if (this.requestOptions && this.requestOptions.headers) {
            const headerValue = lowercaseKeys(this.requestOptions.headers)[Headers.ContentType];
            if (headerValue) {
                if (typeof headerValue === 'number') {
                    clientHeader = String(headerValue);
                }
                else if (Array.isArray(headerValue)) {
                    clientHeader = headerValue.join(', ');
                }
                else {
                    clientHeader = headerValue;
                }
            }
        }
        const additionalValue = additionalHeaders[Headers.ContentType];
        // Return the first non-undefined value, converting numbers or arrays to strings if necessary
        if (additionalValue !== undefined) {
            if (typeof additionalValue === 'number') {
                return String(additionalValue);
            }
            else if (Array.isArray(additionalValue)) {
                return additionalValue.join(', ');
            }
            else {
                return additionalValue;
            }
        }
        if (clientHeader !== undefined) {
            return clientHeader;
        }
        return _default;
    }
    _getAgent(parsedUrl) {
        let agent;
        const proxyUrl = getProxyUrl(parsedUrl);
        const useProxy = proxyUrl && proxyUrl.hostname;
        if (this._keepAlive && useProxy) {
            agent = this._proxyAgent;
        }
        if (!useProxy) {
            agent = this._agent;
        }
        // if agent is already assigned use that agent.
        if (agent) {
            return agent;
        }
        const usingSsl = parsedUrl.protocol === 'https:';
        let maxSockets = 100;
        if (this.requestOptions) {
            maxSockets = this.requestOptions.maxSockets || external_http_.globalAgent.maxSockets;
        }
        // This is `useProxy` again, but we need to check `proxyURl` directly for TypeScripts's flow analysis.
        if (proxyUrl && proxyUrl.hostname) {
            const agentOptions = {
                maxSockets,
                keepAlive: this._keepAlive,
                proxy: Object.assign(Object.assign({}, ((proxyUrl.username || proxyUrl.password) && {
                    proxyAuth: `${proxyUrl.username}:${proxyUrl.password}`
                })), { host: proxyUrl.hostname, port: proxyUrl.port })
            };
            let tunnelAgent;
            const overHttps = proxyUrl.protocol === 'https:';
            if (usingSsl) {
                tunnelAgent = overHttps ? tunnel.httpsOverHttps : tunnel.httpsOverHttp;
            }
            else {
                tunnelAgent = overHttps ? tunnel.httpOverHttps : tunnel.httpOverHttp;
            }
            agent = tunnelAgent(agentOptions);
            this._proxyAgent = agent;
        }
        // if tunneling agent isn't assigned create a new agent
        if (!agent) {
            const options = { keepAlive: this._keepAlive, maxSockets };
            agent = usingSsl ? new external_https_.Agent(options) : new external_http_.Agent(options);
            this._agent = agent;
        }
        if (usingSsl && this._ignoreSslError) {
            // we don't want to set NODE_TLS_REJECT_UNAUTHORIZED=0 since that will affect request for entire process
            // http.RequestOptions doesn't expose a way to modify RequestOptions.agent.options
            // we have to cast it to any and change it directly
            agent.options = Object.assign(agent.options || {}, {
                rejectUnauthorized: false
            });
        }
        return agent;
    }
    _getProxyAgentDispatcher(parsedUrl, proxyUrl) {
        let proxyAgent;
        if (this._keepAlive) {
            proxyAgent = this._proxyAgentDispatcher;
        }
        // if agent is already assigned use that agent.
        if (proxyAgent) {
            return proxyAgent;
        }
        const usingSsl = parsedUrl.protocol === 'https:';
        proxyAgent = new external_stand_ins_js_namespaceObject.ProxyAgent(Object.assign({ uri: proxyUrl.href, pipelining: !this._keepAlive ? 0 : 1 }, ((proxyUrl.username || proxyUrl.password) && {
            token: `Basic ${Buffer.from(`${proxyUrl.username}:${proxyUrl.password}`).toString('base64')}`
        })));
        this._proxyAgentDispatcher = proxyAgent;
        if (usingSsl && this._ignoreSslError) {
            // we don't want to set NODE_TLS_REJECT_UNAUTHORIZED=0 since that will affect request for entire process
            // http.RequestOptions doesn't expose a way to modify RequestOptions.agent.options
            // we have to cast it to any and change it directly
            proxyAgent.options = Object.assign(proxyAgent.options.requestTls || {}, {
                rejectUnauthorized: false
            });
        }
        return proxyAgent;
    }
    _getUserAgentWithOrchestrationId(userAgent) {
        const baseUserAgent = userAgent || 'actions/http-client';
        const orchId = process.env['ACTIONS_ORCHESTRATION_ID'];
        if (orchId) {
            // Sanitize the orchestration ID to ensure it contains only valid characters
            // Valid characters: 0-9, a-z, _, -, .
            const sanitizedId = orchId.replace(/[^a-z0-9_.-]/gi, '_');
            return `${baseUserAgent} actions_orchestration_id/${sanitizedId}`;
        }
        return baseUserAgent;
    }
    _performExponentialBackoff(retryNumber) {
        return __awaiter(this, void 0, void 0, function* () {
            retryNumber = Math.min(ExponentialBackoffCeiling, retryNumber);
            const ms = ExponentialBackoffTimeSlice * Math.pow(2, retryNumber);
            return new Promise(resolve => setTimeout(() => resolve(), ms));
        });
    }
    _processResponse(res, options) {
        return __awaiter(this, void 0, void 0, function* () {
            return new Promise((resolve, reject) => __awaiter(this, void 0, void 0, function* () {
                const statusCode = res.message.statusCode || 0;
                const response = {
                    statusCode,
                    result: null,
                    headers: {}
                };
                // not found leads to null obj returned
                if (statusCode === HttpCodes.NotFound) {
                    resolve(response);
                }
                // get the result from the body
                function dateTimeDeserializer(key, value) {
                    if (typeof value === 'string') {
                        const a = new Date(value);
                        if (!isNaN(a.valueOf())) {
                            return a;
                        }
                    }
                    return value;
                }
                let obj;
                let contents;
                try {
                    contents = yield res.readBody();
                    if (contents && contents.length > 0) {
                        if (options && options.deserializeDates) {
                            obj = JSON.parse(contents, dateTimeDeserializer);
                        }
                        else {
                            obj = JSON.parse(contents);
                        }
                        response.result = obj;
                    }
                    response.headers = res.message.headers;
                }
                catch (err) {
                    // Invalid resource (contents not json);  leaving result obj null
                }
                // note that 3xx redirects are handled by the http layer.
                if (statusCode > 299) {
                    let msg;
                    // if exception/error in body, attempt to get better error
                    if (obj && obj.message) {
                        msg = obj.message;
                    }
                    else if (contents && contents.length > 0) {
                        // it may be the case that the exception is in the body message as string
                        msg = contents;
                    }
                    else {
                        msg = `Failed request: (${statusCode})`;
                    }
                    const err = new HttpClientError(msg, statusCode);
                    err.result = response.result;
                    reject(err);
                }
                else {
                    resolve(response);
                }
            }));
        });
    }
}
const lowercaseKeys = (obj) => Object.keys(obj).reduce((c, k) => ((c[k.toLowerCase()] = obj[k]), c), {});
//# sourceMappingURL=index.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/http-client/lib/auth.js
var auth_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};
class BasicCredentialHandler {
    constructor(username, password) {
        this.username = username;
        this.password = password;
    }
    prepareRequest(options) {
        if (!options.headers) {
            throw Error('The request has no headers');
        }
        options.headers['Authorization'] = `Basic ${Buffer.from(`${this.username}:${this.password}`).toString('base64')}`;
    }
    // This handler cannot handle 401
    canHandleAuthentication() {
        return false;
    }
    handleAuthentication() {
        return auth_awaiter(this, void 0, void 0, function* () {
            throw new Error('not implemented');
        });
    }
}
class auth_BearerCredentialHandler {
    constructor(token) {
        this.token = token;
    }
    // currently implements pre-authorization
    // TODO: support preAuth = false where it hooks on 401
    prepareRequest(options) {
        if (!options.headers) {
            throw Error('The request has no headers');
        }
        options.headers['Authorization'] = `Bearer ${this.token}`;
    }
    // This handler cannot handle 401
    canHandleAuthentication() {
        return false;
    }
    handleAuthentication() {
        return auth_awaiter(this, void 0, void 0, function* () {
            throw new Error('not implemented');
        });
    }
}
class PersonalAccessTokenCredentialHandler {
    constructor(token) {
        this.token = token;
    }
    // currently implements pre-authorization
    // TODO: support preAuth = false where it hooks on 401
    prepareRequest(options) {
        if (!options.headers) {
            throw Error('The request has no headers');
        }
        options.headers['Authorization'] = `Basic ${Buffer.from(`PAT:${this.token}`).toString('base64')}`;
    }
    // This handler cannot handle 401
    canHandleAuthentication() {
        return false;
    }
    handleAuthentication() {
        return auth_awaiter(this, void 0, void 0, function* () {
            throw new Error('not implemented');
        });
    }
}
//# sourceMappingURL=auth.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/oidc-utils.js
var oidc_utils_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};



class oidc_utils_OidcClient {
    static createHttpClient(allowRetry = true, maxRetry = 10) {
        const requestOptions = {
            allowRetries: allowRetry,
            maxRetries: maxRetry
        };
        return new HttpClient('actions/oidc-client', [new BearerCredentialHandler(oidc_utils_OidcClient.getRequestToken())], requestOptions);
    }
    static getRequestToken() {
        const token = process.env['ACTIONS_ID_TOKEN_REQUEST_TOKEN'];
        if (!token) {
            throw new Error('Unable to get ACTIONS_ID_TOKEN_REQUEST_TOKEN env variable');
        }
        return token;
    }
    static getIDTokenUrl() {
        const runtimeUrl = process.env['ACTIONS_ID_TOKEN_REQUEST_URL'];
        if (!runtimeUrl) {
            throw new Error('Unable to get ACTIONS_ID_TOKEN_REQUEST_URL env variable');
        }
        return runtimeUrl;
    }
    static getCall(id_token_url) {
        return oidc_utils_awaiter(this, void 0, void 0, function* () {
            var _a;
            const httpclient = oidc_utils_OidcClient.createHttpClient();
            const res = yield httpclient
                .getJson(id_token_url)
                .catch(error => {
                throw new Error(`Failed to get ID Token. \n 
        Error Code : ${error.statusCode}\n 
        Error Message: ${error.message}`);
            });
            const id_token = (_a = res.result) === null || _a === void 0 ? void 0 : _a.value;
            if (!id_token) {
                throw new Error('Response json body do not have ID Token field');
            }
            return id_token;
        });
    }
    static getIDToken(audience) {
        return oidc_utils_awaiter(this, void 0, void 0, function* () {
            try {
                // New ID Token is requested from action service
                let id_token_url = oidc_utils_OidcClient.getIDTokenUrl();
                if (audience) {
                    const encodedAudience = encodeURIComponent(audience);
                    id_token_url = `${id_token_url}&audience=${encodedAudience}`;
                }
                debug(`ID token url is ${id_token_url}`);
                const id_token = yield oidc_utils_OidcClient.getCall(id_token_url);
                setSecret(id_token);
                return id_token;
            }
            catch (error) {
                throw new Error(`Error message: ${error.message}`);
            }
        });
    }
}
//# sourceMappingURL=oidc-utils.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/summary.js
var summary_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};


const { access, appendFile, writeFile } = external_fs_namespaceObject.promises;
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
        return summary_awaiter(this, void 0, void 0, function* () {
            if (this._filePath) {
                return this._filePath;
            }
            const pathFromEnv = process.env[SUMMARY_ENV_VAR];
            if (!pathFromEnv) {
                throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);
            }
            try {
                yield access(pathFromEnv, external_fs_namespaceObject.constants.R_OK | external_fs_namespaceObject.constants.W_OK);
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
        return summary_awaiter(this, void 0, void 0, function* () {
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
        return summary_awaiter(this, void 0, void 0, function* () {
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
        return this.addRaw(external_os_namespaceObject.EOL);
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
;// CONCATENATED MODULE: external "string_decoder"
const external_string_decoder_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder");
// EXTERNAL MODULE: external "events"
var external_events_ = __nccwpck_require__(434);
;// CONCATENATED MODULE: external "child_process"
const external_child_process_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("child_process");
// EXTERNAL MODULE: external "assert"
var external_assert_ = __nccwpck_require__(613);
;// CONCATENATED MODULE: ./node_modules/@actions/io/lib/io-util.js
var io_util_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};


const { chmod, copyFile, lstat, mkdir, open: io_util_open, readdir, rename, rm, rmdir, stat, symlink, unlink } = external_fs_namespaceObject.promises;
// export const {open} = 'fs'
const IS_WINDOWS = process.platform === 'win32';
/**
 * Custom implementation of readlink to ensure Windows junctions
 * maintain trailing backslash for backward compatibility with Node.js < 24
 *
 * In Node.js 20, Windows junctions (directory symlinks) always returned paths
 * with trailing backslashes. Node.js 24 removed this behavior, which breaks
 * code that relied on this format for path operations.
 *
 * This implementation restores the Node 20 behavior by adding a trailing
 * backslash to all junction results on Windows.
 */
function readlink(fsPath) {
    return io_util_awaiter(this, void 0, void 0, function* () {
        const result = yield fs.promises.readlink(fsPath);
        // On Windows, restore Node 20 behavior: add trailing backslash to all results
        // since junctions on Windows are always directory links
        if (IS_WINDOWS && !result.endsWith('\\')) {
            return `${result}\\`;
        }
        return result;
    });
}
// See https://github.com/nodejs/node/blob/d0153aee367422d0858105abec186da4dff0a0c5/deps/uv/include/uv/win.h#L691
const UV_FS_O_EXLOCK = 0x10000000;
const READONLY = external_fs_namespaceObject.constants.O_RDONLY;
function exists(fsPath) {
    return io_util_awaiter(this, void 0, void 0, function* () {
        try {
            yield stat(fsPath);
        }
        catch (err) {
            if (err.code === 'ENOENT') {
                return false;
            }
            throw err;
        }
        return true;
    });
}
function isDirectory(fsPath_1) {
    return io_util_awaiter(this, arguments, void 0, function* (fsPath, useStat = false) {
        const stats = useStat ? yield stat(fsPath) : yield lstat(fsPath);
        return stats.isDirectory();
    });
}
/**
 * On OSX/Linux, true if path starts with '/'. On Windows, true for paths like:
 * \, \hello, \\hello\share, C:, and C:\hello (and corresponding alternate separator cases).
 */
function isRooted(p) {
    p = normalizeSeparators(p);
    if (!p) {
        throw new Error('isRooted() parameter "p" cannot be empty');
    }
    if (IS_WINDOWS) {
        return (p.startsWith('\\') || /^[A-Z]:/i.test(p) // e.g. \ or \hello or \\hello
        ); // e.g. C: or C:\hello
    }
    return p.startsWith('/');
}
/**
 * Best effort attempt to determine whether a file exists and is executable.
 * @param filePath    file path to check
 * @param extensions  additional file extensions to try
 * @return if file exists and is executable, returns the file path. otherwise empty string.
 */
function tryGetExecutablePath(filePath, extensions) {
    return io_util_awaiter(this, void 0, void 0, function* () {
        let stats = undefined;
        try {
            // test file exists
            stats = yield stat(filePath);
        }
        catch (err) {
            if (err.code !== 'ENOENT') {
                // eslint-disable-next-line no-console
                console.log(`Unexpected error attempting to determine if executable file exists '${filePath}': ${err}`);
            }
        }
        if (stats && stats.isFile()) {
            if (IS_WINDOWS) {
                // on Windows, test for valid extension
                const upperExt = external_path_namespaceObject.extname(filePath).toUpperCase();
                if (extensions.some(validExt => validExt.toUpperCase() === upperExt)) {
                    return filePath;
                }
            }
            else {
                if (isUnixExecutable(stats)) {
                    return filePath;
                }
            }
        }
        // try each extension
        const originalFilePath = filePath;
        for (const extension of extensions) {
            filePath = originalFilePath + extension;
            stats = undefined;
            try {
                stats = yield stat(filePath);
            }
            catch (err) {
                if (err.code !== 'ENOENT') {
                    // eslint-disable-next-line no-console
                    console.log(`Unexpected error attempting to determine if executable file exists '${filePath}': ${err}`);
                }
            }
            if (stats && stats.isFile()) {
                if (IS_WINDOWS) {
                    // preserve the case of the actual file (since an extension was appended)
                    try {
                        const directory = external_path_namespaceObject.dirname(filePath);
                        const upperName = external_path_namespaceObject.basename(filePath).toUpperCase();
                        for (const actualName of yield readdir(directory)) {
                            if (upperName === actualName.toUpperCase()) {
                                filePath = external_path_namespaceObject.join(directory, actualName);
                                break;
                            }
                        }
                    }
                    catch (err) {
                        // eslint-disable-next-line no-console
                        console.log(`Unexpected error attempting to determine the actual case of the file '${filePath}': ${err}`);
                    }
                    return filePath;
                }
                else {
                    if (isUnixExecutable(stats)) {
                        return filePath;
                    }
                }
            }
        }
        return '';
    });
}
function normalizeSeparators(p) {
    p = p || '';
    if (IS_WINDOWS) {
        // convert slashes on Windows
        p = p.replace(/\//g, '\\');
        // remove redundant slashes
        return p.replace(/\\\\+/g, '\\');
    }
    // remove redundant slashes
    return p.replace(/\/\/+/g, '/');
}
// on Mac/Linux, test the execute bit
//     R   W  X  R  W X R W X
//   256 128 64 32 16 8 4 2 1
function isUnixExecutable(stats) {
    return ((stats.mode & 1) > 0 ||
        ((stats.mode & 8) > 0 &&
            process.getgid !== undefined &&
            stats.gid === process.getgid()) ||
        ((stats.mode & 64) > 0 &&
            process.getuid !== undefined &&
            stats.uid === process.getuid()));
}
// Get the path of cmd.exe in windows
function getCmdPath() {
    var _a;
    return (_a = process.env['COMSPEC']) !== null && _a !== void 0 ? _a : `cmd.exe`;
}
//# sourceMappingURL=io-util.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/io/lib/io.js
var io_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};



/**
 * Copies a file or folder.
 * Based off of shelljs - https://github.com/shelljs/shelljs/blob/9237f66c52e5daa40458f94f9565e18e8132f5a6/src/cp.js
 *
 * @param     source    source path
 * @param     dest      destination path
 * @param     options   optional. See CopyOptions.
 */
function cp(source_1, dest_1) {
    return io_awaiter(this, arguments, void 0, function* (source, dest, options = {}) {
        const { force, recursive, copySourceDirectory } = readCopyOptions(options);
        const destStat = (yield ioUtil.exists(dest)) ? yield ioUtil.stat(dest) : null;
        // Dest is an existing file, but not forcing
        if (destStat && destStat.isFile() && !force) {
            return;
        }
        // If dest is an existing directory, should copy inside.
        const newDest = destStat && destStat.isDirectory() && copySourceDirectory
            ? path.join(dest, path.basename(source))
            : dest;
        if (!(yield ioUtil.exists(source))) {
            throw new Error(`no such file or directory: ${source}`);
        }
        const sourceStat = yield ioUtil.stat(source);
        if (sourceStat.isDirectory()) {
            if (!recursive) {
                throw new Error(`Failed to copy. ${source} is a directory, but tried to copy without recursive flag.`);
            }
            else {
                yield cpDirRecursive(source, newDest, 0, force);
            }
        }
        else {
            if (path.relative(source, newDest) === '') {
                // a file cannot be copied to itself
                throw new Error(`'${newDest}' and '${source}' are the same file`);
            }
            yield io_copyFile(source, newDest, force);
        }
    });
}
/**
 * Moves a path.
 *
 * @param     source    source path
 * @param     dest      destination path
 * @param     options   optional. See MoveOptions.
 */
function mv(source_1, dest_1) {
    return io_awaiter(this, arguments, void 0, function* (source, dest, options = {}) {
        if (yield ioUtil.exists(dest)) {
            let destExists = true;
            if (yield ioUtil.isDirectory(dest)) {
                // If dest is directory copy src into dest
                dest = path.join(dest, path.basename(source));
                destExists = yield ioUtil.exists(dest);
            }
            if (destExists) {
                if (options.force == null || options.force) {
                    yield rmRF(dest);
                }
                else {
                    throw new Error('Destination already exists');
                }
            }
        }
        yield mkdirP(path.dirname(dest));
        yield ioUtil.rename(source, dest);
    });
}
/**
 * Remove a path recursively with force
 *
 * @param inputPath path to remove
 */
function rmRF(inputPath) {
    return io_awaiter(this, void 0, void 0, function* () {
        if (ioUtil.IS_WINDOWS) {
            // Check for invalid characters
            // https://docs.microsoft.com/en-us/windows/win32/fileio/naming-a-file
            if (/[*"<>|]/.test(inputPath)) {
                throw new Error('File path must not contain `*`, `"`, `<`, `>` or `|` on Windows');
            }
        }
        try {
            // note if path does not exist, error is silent
            yield ioUtil.rm(inputPath, {
                force: true,
                maxRetries: 3,
                recursive: true,
                retryDelay: 300
            });
        }
        catch (err) {
            throw new Error(`File was unable to be removed ${err}`);
        }
    });
}
/**
 * Make a directory.  Creates the full path with folders in between
 * Will throw if it fails
 *
 * @param   fsPath        path to create
 * @returns Promise<void>
 */
function mkdirP(fsPath) {
    return io_awaiter(this, void 0, void 0, function* () {
        ok(fsPath, 'a path argument must be provided');
        yield ioUtil.mkdir(fsPath, { recursive: true });
    });
}
/**
 * Returns path of a tool had the tool actually been invoked.  Resolves via paths.
 * If you check and the tool does not exist, it will throw.
 *
 * @param     tool              name of the tool
 * @param     check             whether to check if tool exists
 * @returns   Promise<string>   path to tool
 */
function which(tool, check) {
    return io_awaiter(this, void 0, void 0, function* () {
        if (!tool) {
            throw new Error("parameter 'tool' is required");
        }
        // recursive when check=true
        if (check) {
            const result = yield which(tool, false);
            if (!result) {
                if (IS_WINDOWS) {
                    throw new Error(`Unable to locate executable file: ${tool}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also verify the file has a valid extension for an executable file.`);
                }
                else {
                    throw new Error(`Unable to locate executable file: ${tool}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also check the file mode to verify the file is executable.`);
                }
            }
            return result;
        }
        const matches = yield findInPath(tool);
        if (matches && matches.length > 0) {
            return matches[0];
        }
        return '';
    });
}
/**
 * Returns a list of all occurrences of the given tool on the system path.
 *
 * @returns   Promise<string[]>  the paths of the tool
 */
function findInPath(tool) {
    return io_awaiter(this, void 0, void 0, function* () {
        if (!tool) {
            throw new Error("parameter 'tool' is required");
        }
        // build the list of extensions to try
        const extensions = [];
        if (IS_WINDOWS && process.env['PATHEXT']) {
            for (const extension of process.env['PATHEXT'].split(external_path_namespaceObject.delimiter)) {
                if (extension) {
                    extensions.push(extension);
                }
            }
        }
        // if it's rooted, return it if exists. otherwise return empty.
        if (isRooted(tool)) {
            const filePath = yield tryGetExecutablePath(tool, extensions);
            if (filePath) {
                return [filePath];
            }
            return [];
        }
        // if any path separators, return empty
        if (tool.includes(external_path_namespaceObject.sep)) {
            return [];
        }
        // build the list of directories
        //
        // Note, technically "where" checks the current directory on Windows. From a toolkit perspective,
        // it feels like we should not do this. Checking the current directory seems like more of a use
        // case of a shell, and the which() function exposed by the toolkit should strive for consistency
        // across platforms.
        const directories = [];
        if (process.env.PATH) {
            for (const p of process.env.PATH.split(external_path_namespaceObject.delimiter)) {
                if (p) {
                    directories.push(p);
                }
            }
        }
        // find all matches
        const matches = [];
        for (const directory of directories) {
            const filePath = yield tryGetExecutablePath(external_path_namespaceObject.join(directory, tool), extensions);
            if (filePath) {
                matches.push(filePath);
            }
        }
        return matches;
    });
}
function readCopyOptions(options) {
    const force = options.force == null ? true : options.force;
    const recursive = Boolean(options.recursive);
    const copySourceDirectory = options.copySourceDirectory == null
        ? true
        : Boolean(options.copySourceDirectory);
    return { force, recursive, copySourceDirectory };
}
function cpDirRecursive(sourceDir, destDir, currentDepth, force) {
    return io_awaiter(this, void 0, void 0, function* () {
        // Ensure there is not a run away recursive copy
        if (currentDepth >= 255)
            return;
        currentDepth++;
        yield mkdirP(destDir);
        const files = yield ioUtil.readdir(sourceDir);
        for (const fileName of files) {
            const srcFile = `${sourceDir}/${fileName}`;
            const destFile = `${destDir}/${fileName}`;
            const srcFileStat = yield ioUtil.lstat(srcFile);
            if (srcFileStat.isDirectory()) {
                // Recurse
                yield cpDirRecursive(srcFile, destFile, currentDepth, force);
            }
            else {
                yield io_copyFile(srcFile, destFile, force);
            }
        }
        // Change the mode for the newly created directory
        yield ioUtil.chmod(destDir, (yield ioUtil.stat(sourceDir)).mode);
    });
}
// Buffered file copy
function io_copyFile(srcFile, destFile, force) {
    return io_awaiter(this, void 0, void 0, function* () {
        if ((yield ioUtil.lstat(srcFile)).isSymbolicLink()) {
            // unlink/re-link it
            try {
                yield ioUtil.lstat(destFile);
                yield ioUtil.unlink(destFile);
            }
            catch (e) {
                // Try to override file permission
                if (e.code === 'EPERM') {
                    yield ioUtil.chmod(destFile, '0666');
                    yield ioUtil.unlink(destFile);
                }
                // other errors = it doesn't exist, no work to do
            }
            // Copy over symlink
            const symlinkFull = yield ioUtil.readlink(srcFile);
            yield ioUtil.symlink(symlinkFull, destFile, ioUtil.IS_WINDOWS ? 'junction' : null);
        }
        else if (!(yield ioUtil.exists(destFile)) || force) {
            yield ioUtil.copyFile(srcFile, destFile);
        }
    });
}
//# sourceMappingURL=io.js.map
;// CONCATENATED MODULE: external "timers"
const external_timers_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("timers");
;// CONCATENATED MODULE: ./node_modules/@actions/exec/lib/toolrunner.js
var toolrunner_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};







/* eslint-disable @typescript-eslint/unbound-method */
const toolrunner_IS_WINDOWS = process.platform === 'win32';
/*
 * Class for running command line tools. Handles quoting and arg parsing in a platform agnostic way.
 */
class ToolRunner extends external_events_.EventEmitter {
    constructor(toolPath, args, options) {
        super();
        if (!toolPath) {
            throw new Error("Parameter 'toolPath' cannot be null or empty.");
        }
        this.toolPath = toolPath;
        this.args = args || [];
        this.options = options || {};
    }
    _debug(message) {
        if (this.options.listeners && this.options.listeners.debug) {
            this.options.listeners.debug(message);
        }
    }
    _getCommandString(options, noPrefix) {
        const toolPath = this._getSpawnFileName();
        const args = this._getSpawnArgs(options);
        let cmd = noPrefix ? '' : '[command]'; // omit prefix when piped to a second tool
        if (toolrunner_IS_WINDOWS) {
            // Windows + cmd file
            if (this._isCmdFile()) {
                cmd += toolPath;
                for (const a of args) {
                    cmd += ` ${a}`;
                }
            }
            // Windows + verbatim
            else if (options.windowsVerbatimArguments) {
                cmd += `"${toolPath}"`;
                for (const a of args) {
                    cmd += ` ${a}`;
                }
            }
            // Windows (regular)
            else {
                cmd += this._windowsQuoteCmdArg(toolPath);
                for (const a of args) {
                    cmd += ` ${this._windowsQuoteCmdArg(a)}`;
                }
            }
        }
        else {
            // OSX/Linux - this can likely be improved with some form of quoting.
            // creating processes on Unix is fundamentally different than Windows.
            // on Unix, execvp() takes an arg array.
            cmd += toolPath;
            for (const a of args) {
                cmd += ` ${a}`;
            }
        }
        return cmd;
    }
    _processLineBuffer(data, strBuffer, onLine) {
        try {
            let s = strBuffer + data.toString();
            let n = s.indexOf(external_os_namespaceObject.EOL);
            while (n > -1) {
                const line = s.substring(0, n);
                onLine(line);
                // the rest of the string ...
                s = s.substring(n + external_os_namespaceObject.EOL.length);
                n = s.indexOf(external_os_namespaceObject.EOL);
            }
            return s;
        }
        catch (err) {
            // streaming lines to console is best effort.  Don't fail a build.
            this._debug(`error processing line. Failed with error ${err}`);
            return '';
        }
    }
    _getSpawnFileName() {
        if (toolrunner_IS_WINDOWS) {
            if (this._isCmdFile()) {
                return process.env['COMSPEC'] || 'cmd.exe';
            }
        }
        return this.toolPath;
    }
    _getSpawnArgs(options) {
        if (toolrunner_IS_WINDOWS) {
            if (this._isCmdFile()) {
                let argline = `/D /S /C "${this._windowsQuoteCmdArg(this.toolPath)}`;
                for (const a of this.args) {
                    argline += ' ';
                    argline += options.windowsVerbatimArguments
                        ? a
                        : this._windowsQuoteCmdArg(a);
                }
                argline += '"';
                return [argline];
            }
        }
        return this.args;
    }
    _endsWith(str, end) {
        return str.endsWith(end);
    }
    _isCmdFile() {
        const upperToolPath = this.toolPath.toUpperCase();
        return (this._endsWith(upperToolPath, '.CMD') ||
            this._endsWith(upperToolPath, '.BAT'));
    }
    _windowsQuoteCmdArg(arg) {
        // for .exe, apply the normal quoting rules that libuv applies
        if (!this._isCmdFile()) {
            return this._uvQuoteCmdArg(arg);
        }
        // otherwise apply quoting rules specific to the cmd.exe command line parser.
        // the libuv rules are generic and are not designed specifically for cmd.exe
        // command line parser.
        //
        // for a detailed description of the cmd.exe command line parser, refer to
        // http://stackoverflow.com/questions/4094699/how-does-the-windows-command-interpreter-cmd-exe-parse-scripts/7970912#7970912
        // need quotes for empty arg
        if (!arg) {
            return '""';
        }
        // determine whether the arg needs to be quoted
        const cmdSpecialChars = [
            ' ',
            '\t',
            '&',
            '(',
            ')',
            '[',
            ']',
            '{',
            '}',
            '^',
            '=',
            ';',
            '!',
            "'",
            '+',
            ',',
            '`',
            '~',
            '|',
            '<',
            '>',
            '"'
        ];
        let needsQuotes = false;
        for (const char of arg) {
            if (cmdSpecialChars.some(x => x === char)) {
                needsQuotes = true;
                break;
            }
        }
        // short-circuit if quotes not needed
        if (!needsQuotes) {
            return arg;
        }
        // the following quoting rules are very similar to the rules that by libuv applies.
        //
        // 1) wrap the string in quotes
        //
        // 2) double-up quotes - i.e. " => ""
        //
        //    this is different from the libuv quoting rules. libuv replaces " with \", which unfortunately
        //    doesn't work well with a cmd.exe command line.
        //
        //    note, replacing " with "" also works well if the arg is passed to a downstream .NET console app.
        //    for example, the command line:
        //          foo.exe "myarg:""my val"""
        //    is parsed by a .NET console app into an arg array:
        //          [ "myarg:\"my val\"" ]
        //    which is the same end result when applying libuv quoting rules. although the actual
        //    command line from libuv quoting rules would look like:
        //          foo.exe "myarg:\"my val\""
        //
        // 3) double-up slashes that precede a quote,
        //    e.g.  hello \world    => "hello \world"
        //          hello\"world    => "hello\\""world"
        //          hello\\"world   => "hello\\\\""world"
        //          hello world\    => "hello world\\"
        //
        //    technically this is not required for a cmd.exe command line, or the batch argument parser.
        //    the reasons for including this as a .cmd quoting rule are:
        //
        //    a) this is optimized for the scenario where the argument is passed from the .cmd file to an
        //       external program. many programs (e.g. .NET console apps) rely on the slash-doubling rule.
        //
        //    b) it's what we've been doing previously (by deferring to node default behavior) and we
        //       haven't heard any complaints about that aspect.
        //
        // note, a weakness of the quoting rules chosen here, is that % is not escaped. in fact, % cannot be
        // escaped when used on the command line directly - even though within a .cmd file % can be escaped
        // by using %%.
        //
        // the saving grace is, on the command line, %var% is left as-is if var is not defined. this contrasts
        // the line parsing rules within a .cmd file, where if var is not defined it is replaced with nothing.
        //
        // one option that was explored was replacing % with ^% - i.e. %var% => ^%var^%. this hack would
        // often work, since it is unlikely that var^ would exist, and the ^ character is removed when the
        // variable is used. the problem, however, is that ^ is not removed when %* is used to pass the args
        // to an external program.
        //
        // an unexplored potential solution for the % escaping problem, is to create a wrapper .cmd file.
        // % can be escaped within a .cmd file.
        let reverse = '"';
        let quoteHit = true;
        for (let i = arg.length; i > 0; i--) {
            // walk the string in reverse
            reverse += arg[i - 1];
            if (quoteHit && arg[i - 1] === '\\') {
                reverse += '\\'; // double the slash
            }
            else if (arg[i - 1] === '"') {
                quoteHit = true;
                reverse += '"'; // double the quote
            }
            else {
                quoteHit = false;
            }
        }
        reverse += '"';
        return reverse.split('').reverse().join('');
    }
    _uvQuoteCmdArg(arg) {
        // Tool runner wraps child_process.spawn() and needs to apply the same quoting as
        // Node in certain cases where the undocumented spawn option windowsVerbatimArguments
        // is used.
        //
        // Since this function is a port of quote_cmd_arg from Node 4.x (technically, lib UV,
        // see https://github.com/nodejs/node/blob/v4.x/deps/uv/src/win/process.c for details),
        // pasting copyright notice from Node within this function:
        //
        //      Copyright Joyent, Inc. and other Node contributors. All rights reserved.
        //
        //      Permission is hereby granted, free of charge, to any person obtaining a copy
        //      of this software and associated documentation files (the "Software"), to
        //      deal in the Software without restriction, including without limitation the
        //      rights to use, copy, modify, merge, publish, distribute, sublicense, and/or
        //      sell copies of the Software, and to permit persons to whom the Software is
        //      furnished to do so, subject to the following conditions:
        //
        //      The above copyright notice and this permission notice shall be included in
        //      all copies or substantial portions of the Software.
        //
        //      THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
        //      IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
        //      FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
        //      AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
        //      LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING
        //      FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS
        //      IN THE SOFTWARE.
        if (!arg) {
            // Need double quotation for empty argument
            return '""';
        }
        if (!arg.includes(' ') && !arg.includes('\t') && !arg.includes('"')) {
            // No quotation needed
            return arg;
        }
        if (!arg.includes('"') && !arg.includes('\\')) {
            // No embedded double quotes or backslashes, so I can just wrap
            // quote marks around the whole thing.
            return `"${arg}"`;
        }
        // Expected input/output:
        //   input : hello"world
        //   output: "hello\"world"
        //   input : hello""world
        //   output: "hello\"\"world"
        //   input : hello\world
        //   output: hello\world
        //   input : hello\\world
        //   output: hello\\world
        //   input : hello\"world
        //   output: "hello\\\"world"
        //   input : hello\\"world
        //   output: "hello\\\\\"world"
        //   input : hello world\
        //   output: "hello world\\" - note the comment in libuv actually reads "hello world\"
        //                             but it appears the comment is wrong, it should be "hello world\\"
        let reverse = '"';
        let quoteHit = true;
        for (let i = arg.length; i > 0; i--) {
            // walk the string in reverse
            reverse += arg[i - 1];
            if (quoteHit && arg[i - 1] === '\\') {
                reverse += '\\';
            }
            else if (arg[i - 1] === '"') {
                quoteHit = true;
                reverse += '\\';
            }
            else {
                quoteHit = false;
            }
        }
        reverse += '"';
        return reverse.split('').reverse().join('');
    }
    _cloneExecOptions(options) {
        options = options || {};
        const result = {
            cwd: options.cwd || process.cwd(),
            env: options.env || process.env,
            silent: options.silent || false,
            windowsVerbatimArguments: options.windowsVerbatimArguments || false,
            failOnStdErr: options.failOnStdErr || false,
            ignoreReturnCode: options.ignoreReturnCode || false,
            delay: options.delay || 10000
        };
        result.outStream = options.outStream || process.stdout;
        result.errStream = options.errStream || process.stderr;
        return result;
    }
    _getSpawnOptions(options, toolPath) {
        options = options || {};
        const result = {};
        result.cwd = options.cwd;
        result.env = options.env;
        result['windowsVerbatimArguments'] =
            options.windowsVerbatimArguments || this._isCmdFile();
        if (options.windowsVerbatimArguments) {
            result.argv0 = `"${toolPath}"`;
        }
        return result;
    }
    /**
     * Exec a tool.
     * Output will be streamed to the live console.
     * Returns promise with return code
     *
     * @param     tool     path to tool to exec
     * @param     options  optional exec options.  See ExecOptions
     * @returns   number
     */
    exec() {
        return toolrunner_awaiter(this, void 0, void 0, function* () {
            // root the tool path if it is unrooted and contains relative pathing
            if (!isRooted(this.toolPath) &&
                (this.toolPath.includes('/') ||
                    (toolrunner_IS_WINDOWS && this.toolPath.includes('\\')))) {
                // prefer options.cwd if it is specified, however options.cwd may also need to be rooted
                this.toolPath = external_path_namespaceObject.resolve(process.cwd(), this.options.cwd || process.cwd(), this.toolPath);
            }
            // if the tool is only a file name, then resolve it from the PATH
            // otherwise verify it exists (add extension on Windows if necessary)
            this.toolPath = yield which(this.toolPath, true);
            return new Promise((resolve, reject) => toolrunner_awaiter(this, void 0, void 0, function* () {
                this._debug(`exec tool: ${this.toolPath}`);
                this._debug('arguments:');
                for (const arg of this.args) {
                    this._debug(`   ${arg}`);
                }
                const optionsNonNull = this._cloneExecOptions(this.options);
                if (!optionsNonNull.silent && optionsNonNull.outStream) {
                    optionsNonNull.outStream.write(this._getCommandString(optionsNonNull) + external_os_namespaceObject.EOL);
                }
                const state = new ExecState(optionsNonNull, this.toolPath);
                state.on('debug', (message) => {
                    this._debug(message);
                });
                if (this.options.cwd && !(yield exists(this.options.cwd))) {
                    return reject(new Error(`The cwd: ${this.options.cwd} does not exist!`));
                }
                const fileName = this._getSpawnFileName();
                const cp = external_child_process_namespaceObject.spawn(fileName, this._getSpawnArgs(optionsNonNull), this._getSpawnOptions(this.options, fileName));
                let stdbuffer = '';
                if (cp.stdout) {
                    cp.stdout.on('data', (data) => {
                        if (this.options.listeners && this.options.listeners.stdout) {
                            this.options.listeners.stdout(data);
                        }
                        if (!optionsNonNull.silent && optionsNonNull.outStream) {
                            optionsNonNull.outStream.write(data);
                        }
                        stdbuffer = this._processLineBuffer(data, stdbuffer, (line) => {
                            if (this.options.listeners && this.options.listeners.stdline) {
                                this.options.listeners.stdline(line);
                            }
                        });
                    });
                }
                let errbuffer = '';
                if (cp.stderr) {
                    cp.stderr.on('data', (data) => {
                        state.processStderr = true;
                        if (this.options.listeners && this.options.listeners.stderr) {
                            this.options.listeners.stderr(data);
                        }
                        if (!optionsNonNull.silent &&
                            optionsNonNull.errStream &&
                            optionsNonNull.outStream) {
                            const s = optionsNonNull.failOnStdErr
                                ? optionsNonNull.errStream
                                : optionsNonNull.outStream;
                            s.write(data);
                        }
                        errbuffer = this._processLineBuffer(data, errbuffer, (line) => {
                            if (this.options.listeners && this.options.listeners.errline) {
                                this.options.listeners.errline(line);
                            }
                        });
                    });
                }
                cp.on('error', (err) => {
                    state.processError = err.message;
                    state.processExited = true;
                    state.processClosed = true;
                    state.CheckComplete();
                });
                cp.on('exit', (code) => {
                    state.processExitCode = code;
                    state.processExited = true;
                    this._debug(`Exit code ${code} received from tool '${this.toolPath}'`);
                    state.CheckComplete();
                });
                cp.on('close', (code) => {
                    state.processExitCode = code;
                    state.processExited = true;
                    state.processClosed = true;
                    this._debug(`STDIO streams have closed for tool '${this.toolPath}'`);
                    state.CheckComplete();
                });
                state.on('done', (error, exitCode) => {
                    if (stdbuffer.length > 0) {
                        this.emit('stdline', stdbuffer);
                    }
                    if (errbuffer.length > 0) {
                        this.emit('errline', errbuffer);
                    }
                    cp.removeAllListeners();
                    if (error) {
                        reject(error);
                    }
                    else {
                        resolve(exitCode);
                    }
                });
                if (this.options.input) {
                    if (!cp.stdin) {
                        throw new Error('child process missing stdin');
                    }
                    cp.stdin.end(this.options.input);
                }
            }));
        });
    }
}
/**
 * Convert an arg string to an array of args. Handles escaping
 *
 * @param    argString   string of arguments
 * @returns  string[]    array of arguments
 */
function argStringToArray(argString) {
    const args = [];
    let inQuotes = false;
    let escaped = false;
    let arg = '';
    function append(c) {
        // we only escape double quotes.
        if (escaped && c !== '"') {
            arg += '\\';
        }
        arg += c;
        escaped = false;
    }
    for (let i = 0; i < argString.length; i++) {
        const c = argString.charAt(i);
        if (c === '"') {
            if (!escaped) {
                inQuotes = !inQuotes;
            }
            else {
                append(c);
            }
            continue;
        }
        if (c === '\\' && escaped) {
            append(c);
            continue;
        }
        if (c === '\\' && inQuotes) {
            escaped = true;
            continue;
        }
        if (c === ' ' && !inQuotes) {
            if (arg.length > 0) {
                args.push(arg);
                arg = '';
            }
            continue;
        }
        append(c);
    }
    if (arg.length > 0) {
        args.push(arg.trim());
    }
    return args;
}
class ExecState extends external_events_.EventEmitter {
    constructor(options, toolPath) {
        super();
        this.processClosed = false; // tracks whether the process has exited and stdio is closed
        this.processError = '';
        this.processExitCode = 0;
        this.processExited = false; // tracks whether the process has exited
        this.processStderr = false; // tracks whether stderr was written to
        this.delay = 10000; // 10 seconds
        this.done = false;
        this.timeout = null;
        if (!toolPath) {
            throw new Error('toolPath must not be empty');
        }
        this.options = options;
        this.toolPath = toolPath;
        if (options.delay) {
            this.delay = options.delay;
        }
    }
    CheckComplete() {
        if (this.done) {
            return;
        }
        if (this.processClosed) {
            this._setResult();
        }
        else if (this.processExited) {
            this.timeout = (0,external_timers_namespaceObject.setTimeout)(ExecState.HandleTimeout, this.delay, this);
        }
    }
    _debug(message) {
        this.emit('debug', message);
    }
    _setResult() {
        // determine whether there is an error
        let error;
        if (this.processExited) {
            if (this.processError) {
                error = new Error(`There was an error when attempting to execute the process '${this.toolPath}'. This may indicate the process failed to start. Error: ${this.processError}`);
            }
            else if (this.processExitCode !== 0 && !this.options.ignoreReturnCode) {
                error = new Error(`The process '${this.toolPath}' failed with exit code ${this.processExitCode}`);
            }
            else if (this.processStderr && this.options.failOnStdErr) {
                error = new Error(`The process '${this.toolPath}' failed because one or more lines were written to the STDERR stream`);
            }
        }
        // clear the timeout
        if (this.timeout) {
            clearTimeout(this.timeout);
            this.timeout = null;
        }
        this.done = true;
        this.emit('done', error, this.processExitCode);
    }
    static HandleTimeout(state) {
        if (state.done) {
            return;
        }
        if (!state.processClosed && state.processExited) {
            const message = `The STDIO streams did not close within ${state.delay / 1000} seconds of the exit event from process '${state.toolPath}'. This may indicate a child process inherited the STDIO streams and has not yet exited.`;
            state._debug(message);
        }
        state._setResult();
    }
}
//# sourceMappingURL=toolrunner.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/exec/lib/exec.js
var exec_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};


/**
 * Exec a command.
 * Output will be streamed to the live console.
 * Returns promise with return code
 *
 * @param     commandLine        command to execute (can include additional args). Must be correctly escaped.
 * @param     args               optional arguments for tool. Escaping is handled by the lib.
 * @param     options            optional exec options.  See ExecOptions
 * @returns   Promise<number>    exit code
 */
function exec_exec(commandLine, args, options) {
    return exec_awaiter(this, void 0, void 0, function* () {
        const commandArgs = tr.argStringToArray(commandLine);
        if (commandArgs.length === 0) {
            throw new Error(`Parameter 'commandLine' cannot be null or empty.`);
        }
        // Path to tool to execute should be first arg
        const toolPath = commandArgs[0];
        args = commandArgs.slice(1).concat(args || []);
        const runner = new tr.ToolRunner(toolPath, args, options);
        return runner.exec();
    });
}
/**
 * Exec a command and get the output.
 * Output will be streamed to the live console.
 * Returns promise with the exit code and collected stdout and stderr
 *
 * @param     commandLine           command to execute (can include additional args). Must be correctly escaped.
 * @param     args                  optional arguments for tool. Escaping is handled by the lib.
 * @param     options               optional exec options.  See ExecOptions
 * @returns   Promise<ExecOutput>   exit code, stdout, and stderr
 */
function getExecOutput(commandLine, args, options) {
    return exec_awaiter(this, void 0, void 0, function* () {
        var _a, _b;
        let stdout = '';
        let stderr = '';
        //Using string decoder covers the case where a mult-byte character is split
        const stdoutDecoder = new StringDecoder('utf8');
        const stderrDecoder = new StringDecoder('utf8');
        const originalStdoutListener = (_a = options === null || options === void 0 ? void 0 : options.listeners) === null || _a === void 0 ? void 0 : _a.stdout;
        const originalStdErrListener = (_b = options === null || options === void 0 ? void 0 : options.listeners) === null || _b === void 0 ? void 0 : _b.stderr;
        const stdErrListener = (data) => {
            stderr += stderrDecoder.write(data);
            if (originalStdErrListener) {
                originalStdErrListener(data);
            }
        };
        const stdOutListener = (data) => {
            stdout += stdoutDecoder.write(data);
            if (originalStdoutListener) {
                originalStdoutListener(data);
            }
        };
        const listeners = Object.assign(Object.assign({}, options === null || options === void 0 ? void 0 : options.listeners), { stdout: stdOutListener, stderr: stdErrListener });
        const exitCode = yield exec_exec(commandLine, args, Object.assign(Object.assign({}, options), { listeners }));
        //flush any remaining characters
        stdout += stdoutDecoder.end();
        stderr += stderrDecoder.end();
        return {
            exitCode,
            stdout,
            stderr
        };
    });
}
//# sourceMappingURL=exec.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/platform.js
var platform_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};


const getWindowsInfo = () => platform_awaiter(void 0, void 0, void 0, function* () {
    const { stdout: version } = yield exec.getExecOutput('powershell -command "(Get-CimInstance -ClassName Win32_OperatingSystem).Version"', undefined, {
        silent: true
    });
    const { stdout: name } = yield exec.getExecOutput('powershell -command "(Get-CimInstance -ClassName Win32_OperatingSystem).Caption"', undefined, {
        silent: true
    });
    return {
        name: name.trim(),
        version: version.trim()
    };
});
const getMacOsInfo = () => platform_awaiter(void 0, void 0, void 0, function* () {
    var _a, _b, _c, _d;
    const { stdout } = yield exec.getExecOutput('sw_vers', undefined, {
        silent: true
    });
    const version = (_b = (_a = stdout.match(/ProductVersion:\s*(.+)/)) === null || _a === void 0 ? void 0 : _a[1]) !== null && _b !== void 0 ? _b : '';
    const name = (_d = (_c = stdout.match(/ProductName:\s*(.+)/)) === null || _c === void 0 ? void 0 : _c[1]) !== null && _d !== void 0 ? _d : '';
    return {
        name,
        version
    };
});
const getLinuxInfo = () => platform_awaiter(void 0, void 0, void 0, function* () {
    const { stdout } = yield exec.getExecOutput('lsb_release', ['-i', '-r', '-s'], {
        silent: true
    });
    const [name, version] = stdout.trim().split('\n');
    return {
        name,
        version
    };
});
const platform = external_os_namespaceObject.platform();
const arch = external_os_namespaceObject.arch();
const isWindows = platform === 'win32';
const isMacOS = platform === 'darwin';
const isLinux = platform === 'linux';
function getDetails() {
    return platform_awaiter(this, void 0, void 0, function* () {
        return Object.assign(Object.assign({}, (yield (isWindows
            ? getWindowsInfo()
            : isMacOS
                ? getMacOsInfo()
                : getLinuxInfo()))), { platform,
            arch,
            isWindows,
            isMacOS,
            isLinux });
    });
}
//# sourceMappingURL=platform.js.map
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
function core_setSecret(secret) {
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
    process.stdout.write(external_os_namespaceObject.EOL);
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
function core_debug(message) {
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
function core_info(message) {
    process.stdout.write(message + external_os_namespaceObject.EOL);
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
;// CONCATENATED MODULE: ./src/shared/system-error.ts

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
const FULL_CODES = (/* unused pure expression or super */ null && (['ENOSPC', 'EDQUOT', 'EFBIG']));
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
    return new PublishError({
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
    return new PublishError({
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

;// CONCATENATED MODULE: ./src/http/transport-error.ts

function isLasting(failure) {
    return failure === 'tls' || failure === 'proxy-address' || failure === 'cancelled';
}
const PROXY_ADDRESS_HINT = 'Set it to an address such as `http://proxy.example:3128`, or remove it.';
class transport_error_TransportError extends Error {
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
    const { code, message } = readError(error);
    if (error instanceof transport_error_TransportError || isMistake(error) || code === undefined)
        return error;
    const [, failure, what] = (mayHaveArrived ? undefined : findFailure(code, message)) ?? BROKEN;
    const detail = code === NO_ANSWER ? '' : ` (${code})`;
    return new transport_error_TransportError(failure, `${what}${detail}`, mayHaveArrived, error);
}
function isMistake(error) {
    return readError(error).name === 'TypeError';
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

;// CONCATENATED MODULE: ./src/http/proxy.ts



function findUnreadableProxy(url, env) {
    const names = url.protocol === 'https:' ? ['https_proxy', 'HTTPS_PROXY'] : ['http_proxy', 'HTTP_PROXY'];
    const name = names.find((variable) => env[variable]);
    if (name === undefined || isProxyAddress(env[name] ?? '') || checkBypass(url))
        return undefined;
    return name;
}
function isProxyAddress(text) {
    const url = urls_parseWebUrl(text.trim());
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
        throw new transport_error_TransportError('proxy-address', describeUnreadable(name), false);
    };
}

;// CONCATENATED MODULE: external "node:http"
const external_node_http_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");
var external_node_http_default = /*#__PURE__*/__nccwpck_require__.n(external_node_http_namespaceObject);
;// CONCATENATED MODULE: external "node:https"
const external_node_https_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:https");
var external_node_https_default = /*#__PURE__*/__nccwpck_require__.n(external_node_https_namespaceObject);
;// CONCATENATED MODULE: external "node:stream"
const external_node_stream_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");
;// CONCATENATED MODULE: external "node:url"
const external_node_url_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");
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
        const client = new lib_HttpClient(USER_AGENT, [], { keepAlive: false });
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
            if (!signal.aborted || isMistake(error))
                throw explainFailure(error, exchange.mayHaveArrived);
            const failure = signal.reason;
            throw new transport_error_TransportError(failure, describeEnd(failure, request.timeoutMs), exchange.mayHaveArrived, error);
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
            ...(0,external_node_url_namespaceObject.urlToHttpOptions)(request.url),
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
        message.on('close', () => reject(Object.assign(new Error('closed'), { code: NO_ANSWER })));
        if (upload === undefined)
            message.end(body);
        else
            (0,external_node_stream_namespaceObject.pipeline)(readUpload(upload, reject), message, () => undefined);
    });
}
function limitInterimAnswers(message, reject) {
    let left = MAX_INTERIM_ANSWERS;
    message.on('information', () => {
        left -= 1;
        if (left >= 0)
            return;
        const why = `it sent more than ${MAX_INTERIM_ANSWERS} interim answers (1xx) and no final one`;
        reject(new transport_error_TransportError('interrupted', why, true));
        message.destroy();
    });
}

;// CONCATENATED MODULE: ./src/shared/format.ts
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

;// CONCATENATED MODULE: ./src/http/trace.ts



function traceRequests(send, { log, clock }) {
    return async (request) => {
        const startMs = clock.now();
        const tell = (what) => log.debug(`${request.method} ${urls_showUrl(request.url)}: ${what} after ${formatDuration(clock.now() - startMs)}`);
        try {
            const answer = await send(request);
            tell(`${answer.status}, ${describeBody(answer)},`);
            return answer;
        }
        catch (error) {
            tell(messageOf(error));
            throw error;
        }
    };
}
function describeBody({ body, headers }) {
    const length = headers['content-length'];
    const sizeBytes = body.length === 0 && length !== undefined ? Number(length) : body.length;
    return formatSize(Number.isNaN(sizeBytes) ? undefined : sizeBytes);
}

;// CONCATENATED MODULE: ./src/shared/clock.ts
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
        showInvisible(secret),
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
    const hideForms = (text) => forms.reduce((safe, form) => safe.replaceAll(form, MASK), showInvisible(text));
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
    const info = (text) => core_info(sanitise(text));
    return {
        info,
        repeat: (text) => core_info(sanitise.strictly(text)),
        debug: (text) => {
            if (isDebug())
                core_debug(sanitise.strictly(text));
        },
        startGroup: (title) => {
            startGroup(sanitise(title));
            held = [];
        },
        endGroup: (line) => {
            endGroup();
            info(line);
            const waiting = held ?? [];
            held = undefined;
            for (const show of waiting)
                show();
        },
        notice: annotate(notice),
        warning: annotate(warning),
        error: annotate(error),
    };
}
function maskSecrets(secrets) {
    for (const secret of secrets)
        core_setSecret(secret);
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
    const time = [formatDuration(durationMs), ...(repeats === 0 ? [] : [describeRepeats(repeats)])].join(', ');
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
    const clock = createClock(cancellation);
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
    log.debug(describeCauses(reason instanceof Crash ? reason.error : thrown));
}
function readMachine() {
    const env = { ...process.env };
    const { GITHUB_WORKSPACE: workspace = '', RUNNER_TEMP: temporaryFolder = '' } = env;
    return {
        env,
        workspace: workspace === '' ? process.cwd() : workspace,
        temporaryFolder: temporaryFolder === '' ? (0,external_node_os_namespaceObject.tmpdir)() : temporaryFolder,
    };
}
function createTracedSender(cancellation, env, ports) {
    return traceRequests(requireReadableProxy(createSender(cancellation), env), ports);
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
        await summary.addRaw(render()).write();
}

;// CONCATENATED MODULE: ./src/http/safe-url.ts

function isSafe(url) {
    const isSecret = url.protocol === 'https:' || (url.protocol === 'http:' && isThisMachine(url));
    return isSecret && url.username === '' && url.password === '';
}
function isThisMachine(url) {
    return urls_isLoopback(url) || url.hostname.endsWith('.localhost');
}
function isSafeFrom(url, other) {
    return isSafe(url) && (!isThisMachine(url) || isThisMachine(other));
}

;// CONCATENATED MODULE: ./src/plugin/wordpress/version.ts
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
            if (outcome instanceof transport_error_TransportError)
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
        if (error instanceof transport_error_TransportError)
            return error;
        throw error;
    });
}
const retryIdempotent = (outcome, wallClockMs) => {
    if (outcome instanceof transport_error_TransportError) {
        return isLasting(outcome.failure) ? undefined : { why: outcome.message };
    }
    const { status } = outcome;
    const isPassing = status === 408 || status === 425 || status === 429 || status >= 500;
    return isPassing ? { why: `answered with ${status}`, ...readDelay(outcome, wallClockMs) } : undefined;
};
const retryIfUnprocessed = (outcome, wallClockMs) => {
    if (outcome instanceof TransportError)
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
    return location === '' ? undefined : (parseUrl(location, url) ?? undefined);
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
    const hint = `${REACH_HINTS[error.failure]} This run published nothing.`;
    return notPublished('Service not reached', message, hint, error);
}
const REACH_HINTS = {
    'name-not-found': 'Check the host name in `base-url`, and the network of the runner.',
    refused: 'Check host and port in `base-url`, and that the service is up.',
    unreachable: 'Check `base-url`, and the network of the runner.',
    tls: 'Check `base-url`: the host did not prove that it is the service, so it was not given the API key.',
    proxy: 'Check `https_proxy` and `no_proxy` of the runner.',
    'proxy-address': PROXY_ADDRESS_HINT,
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
    const { message, hint } = describeRedirect('POST', answer);
    return isRefusedByRedirect(answer, answer.url)
        ? notPublished('Redirect not followed', message, hint)
        : unknownOutcome(message, `${LOOK_FIRST} ${LOG_IN_HINT}`);
}
const LOG_IN_HINT = 'If it redirects to a log-in page, check `api-key` and `base-url`.';
function describeRedirect(method, { url, status, headers, quote }) {
    const target = findRedirectTarget(headers, url);
    const base = target === undefined ? undefined : findBase(target, url);
    return {
        message: `${method} ${urls_showUrl(url)} was answered with ${status}, a redirect to ${target === undefined ? 'nowhere' : showTarget(target, quote)}; ` +
            'it was not followed, because the API key would go along.',
        hint: base === undefined || !isHarmless(base, quote)
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
    const isAllowed = target.protocol === 'https:' || (target.protocol === 'http:' && urls_isLoopback(target));
    const isOther = findPlace(target) !== findPlace(current);
    if (!isAllowed || !isOther || basePath === undefined || basePath.length > MAX_BASE_PATH)
        return undefined;
    return `${target.protocol}//${target.host}${basePath}`;
}
function quoteSaid({ said }) {
    return said === '' ? '' : `: ${quoteText(said)}`;
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
        const failure = client_findFailure(answer);
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
        if (error instanceof transport_error_TransportError && error.failure === 'cancelled')
            throw new Cancelled();
        if (error instanceof transport_error_TransportError)
            return { failure: { kind: 'unreached', why: error.message, isLasting: !error.mayHaveArrived } };
        throw error;
    }
}
function client_findFailure(answer) {
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





const explain_read_UNKNOWN = 'Not known what is live';
function explain_read_explainRead({ url, failure, outcome, quote }) {
    const { kind, why, status } = failure;
    if (outcome instanceof transport_error_TransportError)
        return explainNoAnswer(outcome, url);
    if (kind === 'redirect' && outcome !== undefined) {
        const { message, hint } = describeRedirect('GET', { url, quote, ...outcome });
        return notKnown('Redirect not followed', message, redirect_isRefusedByRedirect(outcome, url) ? hint : `${hint} ${LOG_IN_HINT}`);
    }
    const message = `GET ${urls_showUrl(url)} did not tell what is live: ${why}.`;
    if (kind === 'key')
        return notKnown('API key refused', message, KEY_HINT);
    if (kind === 'page')
        return notKnown('Not the service', message, PAGE_HINT);
    if (status === 429)
        return notKnown('Too many requests', message, 'Run this again when the limit of the service has passed.');
    if (kind === 'passing')
        return notKnown('Service busy', message, 'Run this again when the service is back.');
    return notKnown(explain_read_UNKNOWN, message, SERVICE_HINT);
}
const KEY_HINT = 'Copy the key again from the dashboard of the service into the secret for `api-key`, and check that it belongs to the account of this plugin.';
const PAGE_HINT = 'Check `base-url`: it seems to lead to a website instead of the service.';
const SERVICE_HINT = 'Check that `base-url` is the address of the service, and `plugin_id` the identifier from its dashboard. If both are right, the service answers in a way that this action does not know.';
function explainNoAnswer(error, url) {
    const message = `GET ${urls_showUrl(url)} failed: ${error.message}.`;
    if (!error.mayHaveArrived)
        return notKnown('Service not reached', message, REACH_HINTS[error.failure], error);
    const slow = error.failure === 'deadline' ? ' If it is slow, raise `timeout`.' : '';
    return notKnown(explain_read_UNKNOWN, message, `Check that the service is up, and run this again.${slow}`, error);
}
function notKnown(title, message, hint, cause) {
    return new errors_PublishError({ code: 'not-known', title, message, hint, cause });
}

;// CONCATENATED MODULE: ./src/service/live-record.ts







async function readLiveRecord(job) {
    const { query } = job;
    const first = await ask(query, job);
    const isAskedAgain = query.slug !== undefined && first.live.failure?.status === 404;
    const read = isAskedAgain ? await ask({ ...query, slug: undefined }, job) : first;
    const record = toRecord(read, job);
    return { ...record, isFolderUnknown: isAskedAgain && record.served !== undefined };
}
async function ask(query, { access, retries, ports }) {
    let outcome;
    const send = async (request) => {
        try {
            const limits = { retries, budgetMs: REPEAT_BUDGET_MS };
            return (outcome = await sendWithRepeats(request, retryIdempotent, ports, limits));
        }
        catch (error) {
            if (error instanceof transport_error_TransportError)
                outcome = error;
            throw error;
        }
    };
    const live = await readServed(buildReadRequest(access, query), send, query.pluginId, ports.quote);
    return { live, outcome };
}
function toRecord({ live, outcome }, { query, access, ports: { quote } }) {
    const { served, failure } = live;
    const body = outcome instanceof transport_error_TransportError ? Buffer.alloc(0) : (outcome?.body ?? Buffer.alloc(0));
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
    throw explain_read_explainRead({ url: buildEndpoint(access), failure: { ...known, why }, outcome, quote });
}
function saysNothing(text, pluginId) {
    return parseServed(text, pluginId).served === undefined && json_parseObject(text).object?.['success'] !== true;
}

;// CONCATENATED MODULE: ./src/live/json-output.ts


const MAX_BYTES = 64 * 1024;
const MAX_READ_BYTES = 4 * MAX_BYTES;
const json_output_MAX_DEPTH = 40;
const showOpenly = createSanitiser([]).strictly;
function writeJson({ answer, sizeBytes }, known, strictly) {
    const hide = (text) => hideSecrets(text, strictly);
    const clean = sizeBytes > MAX_READ_BYTES ? undefined : cleanValue(answer, hide, json_output_MAX_DEPTH);
    const json = clean === undefined ? undefined : toLine(clean);
    if (json !== undefined && Buffer.byteLength(json) <= MAX_BYTES)
        return json;
    return toLine(Object.fromEntries(Object.entries(known).filter(([, value]) => value !== '')));
}
function cleanValue(value, hide, depth) {
    if (typeof value === 'string')
        return hide(value);
    if (typeof value !== 'object' || value === null)
        return value;
    if (depth === 0)
        return undefined;
    const entries = Object.entries(value).map(([name, part]) => {
        return [hide(name), cleanValue(part, hide, depth - 1)];
    });
    if (entries.some(([, part]) => part === undefined))
        return undefined;
    return Array.isArray(value) ? entries.map(([, part]) => part) : Object.fromEntries(entries);
}
function hideSecrets(text, strictly) {
    const open = text.replace(/https?:\/\/[^\s"'<>\\]+/gi, hideCredential);
    const line = open.replace(/\s+/g, ' ');
    const safe = strictly(line);
    return safe === showOpenly(line) ? open : safe;
}
function hideCredential(text) {
    const url = urls_parseWebUrl(text);
    if (url === null)
        return text;
    return isSignedUrl(url) || url.username !== '' || url.password !== '' ? urls_showUrl(url) : text;
}
function toLine(value) {
    return JSON.stringify(value).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|:(?=:)|#(?=#\[)/gu, escapeUnits);
}
function escapeUnits(text) {
    return text
        .split('')
        .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .join('');
}

;// CONCATENATED MODULE: ./src/live/find-live.ts





async function findLive(inputs, ports) {
    const record = await readLiveRecord({ query: inputs, access: inputs, retries: inputs.retries, ports });
    const { served, details, said, isFolderUnknown } = record;
    const show = (text = '') => ports.quote(text);
    const known = {
        version: served?.version ?? '',
        slug: show(served?.slug ?? inputs.slug),
        downloadUrl: findDownloadUrl(record, inputs.baseUrl, ports.sanitise),
        requires: show(details.requires),
        requiresPhp: show(details.requiresPhp),
        tested: show(details.tested),
        lastUpdated: show(details.lastUpdated),
    };
    return {
        ...known,
        isFound: served !== undefined,
        isNewer: inputs.version === undefined ? undefined : isUpdate(inputs.version, served?.version),
        json: writeJson(record, nameFields(known), ports.sanitise.strictly),
        said,
        isFolderUnknown,
    };
}
function isUpdate(version, live) {
    return live === undefined || compareVersions(version, live) > 0;
}
const MAX_URL_LENGTH = 2000;
function findDownloadUrl({ served }, baseUrl, { strictly }) {
    const url = urls_parseWebUrl(served?.packageUrl ?? '');
    if (url === null || !isSafeFrom(url, baseUrl) || isSignedUrl(url))
        return '';
    const isOpen = strictly(url.href).replaceAll(': :', '::') === url.href;
    return isOpen && url.href.length <= MAX_URL_LENGTH ? url.href : '';
}
function nameFields({ downloadUrl, requiresPhp, lastUpdated, ...others }) {
    return { ...others, download_url: downloadUrl, requires_php: requiresPhp, last_updated: lastUpdated };
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
    return new errors_PublishError({
        code: 'input',
        title: `Input ${input}`,
        message: `${subject} ${message}.`,
        hint: fix,
    });
}

;// CONCATENATED MODULE: ./src/live/inputs.ts






const { pluginId, apiKey, baseUrl } = SERVICE_INPUTS;
const { slug, timeoutMs, retries } = PUBLISH_INPUTS;
const LIVE_INPUTS = {
    pluginId,
    apiKey,
    baseUrl: {
        ...baseUrl,
        parse: (value, { isWithoutVariables }) => {
            if (value === '' && isWithoutVariables)
                throw explainFork('no variables of the repository');
            return baseUrl.parse(value, NO_LIMITS);
        },
    },
    slug,
    version: {
        name: 'version',
        parse: parseVersion,
        fix: 'Write a version such as `1.2.3`, or leave the input out.',
    },
    timeoutMs,
    retries,
};
function readLiveInputs(env, limits = NO_LIMITS) {
    const { read, check, finish } = createReader(env, { ...limits, tag: readTag(env) });
    const inputs = read(LIVE_INPUTS);
    check(() => {
        if (inputs.apiKey === '' && limits.isWithoutSecrets)
            throw explainFork('no secrets', 'api-key');
        assertKey({ apiKey: inputs.apiKey, isDryRun: false }, NO_LIMITS);
    });
    return finish(() => ({ ...inputs }));
}
function explainFork(what, input = '') {
    return new mistake_InputMistake(`is missing, because GitHub gives ${what} to a pull request from a fork${input === 'api-key' ? ', nor to Dependabot' : ''}`, "Leave this step out of such runs, for instance by `if: ${{ github.event_name == 'push' }}`.", input);
}
function parseVersion(value) {
    if (value === '')
        return undefined;
    const version = value.replace(/^v(?=[.\d])/i, '');
    if (!/^\.?\d/.test(version) || !version_text_isVersion(version))
        throw new mistake_InputMistake(isNot(value, 'not a version'));
    return version;
}

;// CONCATENATED MODULE: ./src/live/outputs.ts


const LIVE_OUTPUTS = {
    found: ({ isFound }) => String(isFound),
    'is-newer': ({ isNewer }) => String(isNewer ?? ''),
    version: ({ version }) => version,
    slug: ({ slug }) => slug,
    'download-url': ({ downloadUrl }) => downloadUrl,
    requires: ({ requires }) => requires,
    'requires-php': ({ requiresPhp }) => requiresPhp,
    tested: ({ tested }) => tested,
    'last-updated': ({ lastUpdated }) => lastUpdated,
    json: ({ json }) => json,
};
function writeLiveOutputs(live) {
    try {
        for (const [name, read] of Object.entries(LIVE_OUTPUTS))
            setOutput(name, read(live));
    }
    catch (error) {
        throw new errors_PublishError({
            code: 'not-known',
            title: 'Outputs not written',
            message: 'It is known what is live, but the outputs for the next steps could not be written to the file that `GITHUB_OUTPUT` names.',
            hint: 'Check disk space and permissions of the runner.',
            cause: error,
        });
    }
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

;// CONCATENATED MODULE: ./src/live/summary.ts



function describeLive({ inputs, live, errors }, show) {
    const plugin = inputs === undefined ? 'the plugin' : show(cutName(inputs.pluginId));
    if (live === undefined)
        return `❌ What is live of ${plugin} was not read`;
    if (errors.length > 0)
        return `❌ What is live of ${plugin} was read, but the step failed afterwards`;
    return live.isFound
        ? `✅ Live of ${plugin}: ${show(live.version)}`
        : `ℹ️ Nothing is live yet of ${plugin}, or the service does not know it`;
}
function renderLiveSummary(summary, sanitise) {
    const { inputs, live, errors } = summary;
    const title = describeLive(summary, (name) => renderName(sanitise(name)));
    const blocks = [
        `### ${title}`,
        ...renderErrors(errors, sanitise),
        ...(inputs === undefined || live === undefined ? [] : [renderFacts(listFacts(inputs, live, sanitise))]),
    ];
    return `${blocks.join('\n\n')}\n`;
}
function listFacts({ version, baseUrl }, live, sanitise) {
    const code = (text) => renderCode(sanitise(text));
    const facts = [
        ['Live', live.version],
        ['Given', version ?? '', live.isNewer === true ? ', an update' : ', no update'],
        ['Folder', live.slug, live.isFolderUnknown ? ', told by the identifier alone' : ''],
        ['Service', `${baseUrl.host}${baseUrl.pathname.replace(/\/$/, '')}`],
        ['Service says', live.isFound ? '' : live.said],
        ['Needs WordPress', live.requires],
        ['Needs PHP', live.requiresPhp],
        ['Tested up to', live.tested],
        ['Last updated', live.lastUpdated],
        ['Package', live.downloadUrl],
    ];
    return facts.flatMap(([name, text, after = '']) => text === '' ? [] : [[name, code(text) + after]]);
}

;// CONCATENATED MODULE: ./src/live/run-live.ts












async function runLive() {
    const run = startRun((env) => ({ secrets: collectSecrets(env), open: collectOpenTexts(env) }));
    const { machine, tools, steps, sanitise } = run;
    let inputs;
    let live;
    let errors = [];
    try {
        inputs = readLiveInputs(machine.env, readLimits(machine.env));
        const { log } = tools;
        const given = inputs;
        live = await steps.run('Read what is live', () => {
            log.info(`GET ${urls_showUrl(buildEndpoint(given))}`);
            return findLive(given, { ...tools, log, sanitise });
        }, tellLive);
        if (live.isFolderUnknown) {
            log.info(`The service knows the plugin by its \`plugin_id\`, but not by the folder ${quoteText(inputs.slug ?? '')}.`);
        }
        writeLiveOutputs(live);
    }
    catch (thrown) {
        errors = explainEnd(thrown, tools.cancellation, explainCancellation);
        traceFailure(tools, thrown);
    }
    const summary = { inputs, live, errors };
    await endRun(run, {
        errors,
        outcome: `${describeLive(summary, (name) => name)}.`,
        renderSummary: () => renderLiveSummary(summary, sanitise),
        unaffected: 'the outputs are not affected.',
    });
}
function tellLive({ isFound, version, said }) {
    return isFound ? version : `nothing yet, or the service does not know this plugin: ${quoteText(said)}`;
}
function explainCancellation() {
    return new errors_PublishError({
        code: 'not-known',
        title: 'Cancelled',
        message: 'The run was cancelled before it was known what is live.',
        hint: 'It changed nothing; run it again when you want to.',
    });
}


/***/ }),

/***/ 613:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");

/***/ }),

/***/ 434:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");

/***/ }),

/***/ 611:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");

/***/ }),

/***/ 692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");

/***/ }),

/***/ 278:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");

/***/ }),

/***/ 756:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");

/***/ }),

/***/ 23:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");

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
/******/ 		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
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
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(90);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
