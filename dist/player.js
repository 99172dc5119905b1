import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ // The require scope
/******/ var __nccwpck_require__ = {};
/******/ 
/************************************************************************/
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
/************************************************************************/
var __webpack_exports__ = {};

;// CONCATENATED MODULE: external "node:fs"
const external_node_fs_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
;// CONCATENATED MODULE: ./src/shared/escapes.ts
const MAX_DEPTH = 10;
function escapes_readAll(text) {
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
    return escapes_rewrite(reading, ALL_ESCAPES, (match) => {
        const [hex, decimal, entity] = [match.slice(1, 6).find(Boolean), match[6], match[7]];
        if (entity !== undefined)
            return ENTITIES[entity.toLowerCase()] ?? ' ';
        const code = hex === undefined ? Number(decimal) : parseInt(hex, 16);
        return code < 0x10000 ? String.fromCharCode(code) : ' ';
    });
}
function escapes_rewrite({ text, starts, ends }, pattern, replace) {
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
function escapes_replaceMarked(text, marks, replacement) {
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

function hide_queries_hideQueries(text) {
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

;// CONCATENATED MODULE: ./src/shared/errors.ts

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
            message: `The action failed unexpectedly: ${hideQueries(describeThrown(thrown))}.`,
            hint: 'Check what is live before you run this again, and report this with the log of the run.',
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

;// CONCATENATED MODULE: external "node:path"
const external_node_path_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");
;// CONCATENATED MODULE: ./src/rehearse/player/orders.ts
const MAX_OUTPUT_BYTES = 1024 * 1024;
const SITE = {
    url: 'http://127.0.0.1:8080',
    root: '/wordpress',
    plugins: '/wordpress/wp-content/plugins',
    folder: '/rehearsal',
    log: '/rehearsal/debug.log',
    order: '/rehearsal/order.json',
    result: '/rehearsal/result.json',
    loaded: '/rehearsal/loaded.json',
};
const REFUSED = 'REHEARSAL refused';
const MUTED = 'libxml_use_internal_errors';

;// CONCATENATED MODULE: ./src/rehearse/player/boot.ts



const CONSTANTS = {
    WP_DEBUG: true,
    WP_DEBUG_LOG: SITE.log,
    WP_DEBUG_DISPLAY: false,
    WP_HTTP_BLOCK_EXTERNAL: true,
    DISABLE_WP_CRON: true,
    FS_METHOD: 'direct',
};
const PHP_INI = {
    error_log: SITE.log,
    log_errors: '1',
    'opcache.revalidate_freq': '0',
    'opcache.max_accelerated_files': '10000',
    short_open_tag: '0',
};
const KEPT_IN_MEMORY = { 'opcache.file_cache_only': '0', 'opcache.file_cache': '' };
const KEPT_IN_FILES = { 'opcache.file_cache_consistency_checks': '0' };
const WITHOUT_MEMORY = ['7.4', '8.0'];
const PHP_74_INI = { disable_functions: MUTED };
const MUST_USE = `<?php
clearstatcache( true );
add_filter( 'pre_wp_mail', '__return_true' );
add_filter( 'block_local_requests', '__return_true' );
$_SERVER += array( 'SERVER_PROTOCOL' => 'HTTP/1.1' );
add_filter(
	'pre_http_request',
	function ( $answer, $request, $url ) {
		$host = (string) parse_url( $url, PHP_URL_HOST );
		if ( false === $answer && ! preg_match( '/(^|[.])wordpress[.]org$|^127[.]0[.]0[.]1$/', $host ) ) {
			file_put_contents( '${SITE.log}', '[' . gmdate( 'd-M-Y H:i:s' ) . " UTC] ${REFUSED} $host\\n", FILE_APPEND );
		}
		return $answer;
	},
	PHP_INT_MAX,
	3
);
function rehearsal_log_death() {
	$error = error_get_last();
	if ( null === $error || ! in_array( $error['type'], array( E_ERROR, E_PARSE, E_CORE_ERROR, E_COMPILE_ERROR, E_USER_ERROR, E_RECOVERABLE_ERROR ), true ) ) {
		return;
	}
	$log = is_file( '${SITE.log}' ) ? file_get_contents( '${SITE.log}' ) : '';
	if ( false === strpos( $log, strtok( $error['message'], "\n" ) ) ) {
		$text = sprintf( '[%s UTC] PHP Fatal error:  %s in %s on line %d', gmdate( 'd-M-Y H:i:s' ), $error['message'], $error['file'], $error['line'] );
		file_put_contents( '${SITE.log}', "$text\n", FILE_APPEND );
	}
}
register_shutdown_function(
	function () {
		rehearsal_log_death();
		register_shutdown_function( 'rehearsal_log_death' );
		$loaded = array();
		foreach ( get_included_files() as $file ) {
			if ( preg_match( '~^${SITE.plugins}/([^/]+)/~', $file, $match ) ) {
				$loaded[ $match[1] ] = isset( $loaded[ $match[1] ] ) ? $loaded[ $match[1] ] + 1 : 1;
			}
		}
		file_put_contents( '${SITE.loaded}', json_encode( $loaded ) );
	}
);
`;
async function bootSite({ php, wordpressZip, scriptFolder }, { loadNodeRuntime, bootWordPressAndRequestHandler, sqliteZip }, whileListening) {
    let processId = 0;
    const createPhpRuntime = () => {
        processId += 1;
        const emscriptenOptions = { processId, thisProgram: '/php' };
        return whileListening(() => loadNodeRuntime(php, { withIntl: true, emscriptenOptions }));
    };
    const handler = await bootWordPressAndRequestHandler({
        createPhpRuntime,
        phpVersion: php,
        maxPhpInstances: 1,
        siteUrl: SITE.url,
        sapiName: 'uwsgi',
        cookieStore: false,
        constants: CONSTANTS,
        phpIniEntries: {
            ...PHP_INI,
            ...(WITHOUT_MEMORY.includes(php) ? KEPT_IN_FILES : KEPT_IN_MEMORY),
            ...(php === '7.4' ? PHP_74_INI : {}),
        },
        createFiles: { [SITE.folder]: { 'debug.log': '' } },
        wordPressZip: toFile(wordpressZip),
        sqliteIntegrationPluginZip: toFile(sqliteZip),
        hooks: {
            beforeDatabaseSetup: (site) => {
                site.mkdirTree(`${SITE.root}/wp-content/mu-plugins`);
                site.writeFile(`${SITE.root}/wp-content/mu-plugins/rehearsal.php`, MUST_USE);
            },
        },
    });
    const site = await handler.getPrimaryPhp();
    for (const name of (0,external_node_fs_namespaceObject.readdirSync)(scriptFolder))
        site.writeFile(`${SITE.folder}/${name}`, (0,external_node_fs_namespaceObject.readFileSync)((0,external_node_path_namespaceObject.join)(scriptFolder, name)));
    return { handler, site };
}
function toFile(path) {
    return new File([(0,external_node_fs_namespaceObject.readFileSync)(path)], (0,external_node_path_namespaceObject.basename)(path));
}

;// CONCATENATED MODULE: external "node:dgram"
const external_node_dgram_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dgram");
var external_node_dgram_default = /*#__PURE__*/__nccwpck_require__.n(external_node_dgram_namespaceObject);
;// CONCATENATED MODULE: external "node:dns"
const external_node_dns_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns");
var external_node_dns_default = /*#__PURE__*/__nccwpck_require__.n(external_node_dns_namespaceObject);
;// CONCATENATED MODULE: external "node:net"
const external_node_net_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");
var external_node_net_default = /*#__PURE__*/__nccwpck_require__.n(external_node_net_namespaceObject);
;// CONCATENATED MODULE: ./src/rehearse/player/isolate.ts



function takeNetwork() {
    let opened = 0;
    const deny = (refuse) => (method) => function (...args) {
        return (opened > 0 ? method : refuse).apply(this, args);
    };
    const ignore = function () {
        return this;
    };
    replace((external_node_net_default()).Server.prototype, ['listen'], deny(ignore));
    replace((external_node_dgram_default()).Socket.prototype, ['bind', 'connect', 'send'], () => ignore);
    replace((external_node_net_default()).Socket.prototype, ['connect'], () => function () {
        return this.destroy(explain('ECONNREFUSED'));
    });
    const lookUps = Object.keys((external_node_dns_default())).filter((name) => /^(lookup|resolve|reverse)/.test(name));
    replace((external_node_dns_default()), lookUps, deny((...args) => {
        const callback = args.at(-1);
        queueMicrotask(() => callback(explain('ENOTFOUND')));
    }));
    replaceWaits();
    return async (work) => {
        opened += 1;
        try {
            return await work();
        }
        finally {
            opened -= 1;
        }
    };
}
const isolate_REFUSED = -14;
function replaceWaits() {
    replace(Reflect.get(globalThis, 'WebAssembly'), ['instantiate'], (method) => function (binary, imports) {
        for (const functions of Object.values((imports ?? {}))) {
            if ('__syscall_connect' in functions)
                Reflect.set(functions, '__syscall_connect', () => isolate_REFUSED);
            if ('emscripten_sleep' in functions)
                Reflect.set(functions, 'emscripten_sleep', () => undefined);
        }
        return method.call(this, binary, imports);
    });
}
function replace(target, names, change) {
    for (const name of names)
        Reflect.set(target, name, change(Reflect.get(target, name)));
}
function explain(code) {
    return Object.assign(new Error('A rehearsal has no network.'), { code });
}

;// CONCATENATED MODULE: external "node:module"
const external_node_module_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:module");
;// CONCATENATED MODULE: ./src/rehearse/player/playground.ts



function loadPlayground(folder) {
    const modules = (0,external_node_path_namespaceObject.join)(folder, 'node_modules');
    const load = (0,external_node_module_namespaceObject.createRequire)((0,external_node_path_namespaceObject.join)(modules, 'index.js'));
    const { loadNodeRuntime } = load('@php-wasm/node');
    const { bootWordPressAndRequestHandler } = load('@wp-playground/wordpress');
    const sqliteZip = (0,external_node_path_namespaceObject.join)(modules, '@wp-playground', 'cli', 'sqlite-database-integration.zip');
    return { loadNodeRuntime, bootWordPressAndRequestHandler, sqliteZip };
}
const OWN_FOLDERS = [`${SITE.root}/wp-admin`, `${SITE.root}/wp-includes`, `${SITE.root}/wp-content/themes`];
function saveSite(site) {
    const folders = [];
    const files = new Map();
    const visit = (folder) => {
        for (const name of site.listFiles(folder)) {
            const path = `${folder}/${name}`;
            if (site.isDir(path)) {
                if (OWN_FOLDERS.includes(path))
                    continue;
                folders.push(path);
                visit(path);
            }
            else if (site.isFile(path))
                files.set(path, site.readFileAsBuffer(path).slice());
        }
    };
    visit(SITE.root);
    return { folders, files };
}
function restoreSite(site, { folders, files }) {
    const keptFolders = new Set(folders);
    const visit = (folder) => {
        for (const name of site.listFiles(folder)) {
            const path = `${folder}/${name}`;
            if (!site.isDir(path)) {
                if (!files.has(path))
                    site.unlink(path);
            }
            else if (!OWN_FOLDERS.includes(path)) {
                if (keptFolders.has(path))
                    visit(path);
                else
                    site.rmdir(path, { recursive: true });
            }
        }
    };
    visit(SITE.root);
    for (const folder of folders)
        site.mkdirTree(folder);
    for (const [path, bytes] of files)
        if (!site.isFile(path) || Buffer.compare(site.readFileAsBuffer(path), bytes) !== 0)
            site.writeFile(path, bytes);
}

;// CONCATENATED MODULE: ./src/rehearse/player/play.ts





const NOTHING = { output: '', log: '' };
function play({ listen, answer }) {
    const whileListening = takeNetwork();
    const snapshots = new Map();
    let booted;
    const carryOut = async (order) => {
        if (order.kind === 'boot') {
            booted = await bootSite(order, loadPlayground(order.playgroundFolder), whileListening);
            return { output: '', log: takeLog(booted.site) };
        }
        if (booted === undefined)
            throw new Error('No site was booted.');
        const { handler, site } = booted;
        switch (order.kind) {
            case 'run':
                return run(site, order.script, order.args);
            case 'request':
                return request(handler, site, order);
            case 'put':
                site.writeFile(`${SITE.folder}/${order.name}`, order.bytes);
                return NOTHING;
            case 'save':
                snapshots.set(order.name, saveSite(site));
                return NOTHING;
            case 'restore': {
                const snapshot = snapshots.get(order.name);
                if (snapshot === undefined)
                    throw new Error(`Nothing was saved as ${order.name}.`);
                restoreSite(site, snapshot);
                takeLog(site);
                return NOTHING;
            }
        }
    };
    listen((order) => {
        carryOut(order).then(answer, (error) => answer({ failure: messageOf(error), output: '', log: booted ? takeLog(booted.site) : '' }));
    });
}
async function run(site, script, args) {
    site.writeFile(SITE.order, JSON.stringify(args));
    const { output, failure } = await listenTo(() => site.run({ scriptPath: `${SITE.folder}/${script}` }));
    const result = takeFile(site, SITE.result);
    const log = takeLog(site);
    return { failure, output, log, result: parse(result) };
}
function parse(json) {
    try {
        return json === '' ? undefined : JSON.parse(json);
    }
    catch {
        return undefined;
    }
}
async function request(handler, site, { url, cookie, form: body }) {
    const isForm = body !== undefined;
    const headers = {
        'user-agent': 'Mozilla/5.0',
        ...(cookie === '' ? {} : { cookie }),
        ...(isForm ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
    };
    const method = isForm ? 'POST' : 'GET';
    const { answer, output, failure } = await listenTo(() => handler.request({ url, method, headers, body }));
    const location = answer?.headers['location']?.[0];
    const loaded = (parse(takeFile(site, SITE.loaded)) ?? undefined);
    return { failure, output, log: takeLog(site), status: answer?.httpStatusCode ?? 0, location, loaded };
}
async function listenTo(work) {
    try {
        const answer = await work();
        return { answer, output: readOutput(answer) };
    }
    catch (error) {
        const { response, source } = Object(error);
        if (response === undefined)
            return { output: '', failure: messageOf(error) };
        const failure = source === 'php-wasm' ? messageOf(error) : undefined;
        return { answer: response, output: readOutput(response), failure };
    }
}
function readOutput({ bytes }) {
    return Buffer.from(bytes.subarray(0, MAX_OUTPUT_BYTES)).toString('utf8');
}
function takeLog(site) {
    const log = takeFile(site, SITE.log);
    site.writeFile(SITE.log, '');
    return log;
}
function takeFile(site, path) {
    if (!site.isFile(path))
        return '';
    const bytes = site.readFileAsBuffer(path);
    site.unlink(path);
    return Buffer.from(bytes.subarray(0, MAX_OUTPUT_BYTES)).toString('utf8');
}

;// CONCATENATED MODULE: ./src/rehearse/main.ts


Reflect.set(process, 'binding', () => ({ fs: external_node_fs_namespaceObject.constants }));
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
play({
    listen: (onOrder) => process.on('message', onOrder),
    answer: (reply) => process.send?.(reply),
});

