export const id = 136;
export const ids = [136];
export const modules = {

/***/ 4136:
/***/ ((__unused_webpack_module, __unused_webpack___webpack_exports__, __webpack_require__) => {


// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
var external_node_fs_default = /*#__PURE__*/__webpack_require__.n(external_node_fs_);
// EXTERNAL MODULE: external "node:v8"
var external_node_v8_ = __webpack_require__(8877);
var external_node_v8_default = /*#__PURE__*/__webpack_require__.n(external_node_v8_);
// EXTERNAL MODULE: ./src/shared/format.ts
var format = __webpack_require__(6338);
// EXTERNAL MODULE: ./src/shared/publish-error.ts
var publish_error = __webpack_require__(5805);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/rehearsal/site/player/protocol.ts
var protocol = __webpack_require__(5597);
// EXTERNAL MODULE: external "node:module"
var external_node_module_ = __webpack_require__(8995);
var external_node_module_default = /*#__PURE__*/__webpack_require__.n(external_node_module_);
;// CONCATENATED MODULE: ./src/rehearsal/site/player/playground.ts


const ignore = () => undefined;
const LOCKS = {
    constants: {},
    flockSync: ignore,
    fcntlSync: ignore,
    lockFileExSync: ignore,
    unlockFileExSync: ignore,
};
function loadPlayground(folder) {
    const modules = (0,external_node_path_.join)(folder, 'node_modules');
    const load = (0,external_node_module_.createRequire)((0,external_node_path_.join)(modules, 'index.js'));
    const locks = load.resolve('fs-ext-extra-prebuilt');
    load.cache[locks] = Object.assign(new external_node_module_.Module(locks), { exports: LOCKS, loaded: true });
    const { loadNodeRuntime } = load('@php-wasm/node');
    const { bootWordPressAndRequestHandler } = load('@wp-playground/wordpress');
    const sqliteZip = (0,external_node_path_.join)(modules, '@wp-playground', 'cli', 'sqlite-database-integration.zip');
    return { loadNodeRuntime, bootWordPressAndRequestHandler, sqliteZip };
}
const NOT_FOUND = 44;
function quickenLookUps({ FS: files }) {
    const { lookupPath } = files;
    files.lookupPath = (path, options = {}) => lookUpPlain(files, path, options) ?? lookupPath.call(files, path, options);
}
const ODD_PATH = /^(?!\/)|\/\.{0,2}(?:\/|$)/;
function lookUpPlain(files, path, options) {
    if (ODD_PATH.test(path))
        return undefined;
    let node = files.root;
    for (let start = 1;;) {
        const slash = path.indexOf('/', start);
        const isLast = slash === -1;
        const name = isLast ? path.slice(start) : path.slice(start, slash);
        if (isLast && options.parent === true)
            return { path: path.slice(0, Math.max(1, start - 1)), node };
        try {
            node = files.lookupNode(node, name);
        }
        catch (error) {
            if (isLast && options.noent_okay === true && error.errno === NOT_FOUND)
                return { path };
            throw error;
        }
        if (files.isMountpoint(node) || files.isLink(node.mode))
            return undefined;
        if (isLast)
            return { path, node };
        start = slash + 1;
    }
}

;// CONCATENATED MODULE: ./src/rehearsal/site/player/save-folder.ts


const UNCHANGED = new RegExp(`^${protocol/* SITE */.CT.root}/(?:wp-admin|wp-includes|wp-content/themes)$`);
const BOUNDS = { entries: 100_000, bytes: 500_000_000 };
function saveFolder(site, root, except, earlier = [], bounds = BOUNDS) {
    const folders = [];
    const files = new Map();
    const links = new Map();
    const known = [...earlier];
    let left = { ...bounds };
    const take = (entries, bytes) => {
        left = { entries: left.entries - entries, bytes: left.bytes - bytes };
        if (left.entries >= 0 && left.bytes >= 0)
            return;
        const most = `${bounds.entries.toLocaleString('en')} files and folders, and ${(0,format/* formatSize */.Xq)(bounds.bytes)}`;
        throw new Error(`The site of the plugin holds more than a rehearsal can save: ${most}.`);
    };
    const visit = (folder) => {
        for (const name of site.listFiles(folder)) {
            const path = `${folder}/${name}`;
            if (except.test(path))
                continue;
            take(1, path.length);
            if (site.isSymlink(path))
                links.set(path, site.readlink(path));
            else if (site.isDir(path)) {
                folders.push(path);
                visit(path);
            }
            else if (site.isFile(path)) {
                const bytes = site.readFileAsBuffer(path);
                take(0, bytes.length);
                files.set(path, findSame(path, bytes, known) ?? bytes);
            }
        }
    };
    visit(root);
    return { folders, files, links };
}
function findSame(path, bytes, earlier) {
    for (const { files } of earlier) {
        const old = files.get(path);
        if (old?.length === bytes.length && Buffer.compare(old, bytes) === 0)
            return old;
    }
    return undefined;
}
function restoreFolder(site, root, { folders, files, links }, except) {
    const keptFolders = new Set(folders);
    const visit = (folder) => {
        for (const name of site.listFiles(folder)) {
            const path = `${folder}/${name}`;
            if (except.test(path))
                continue;
            if (site.isSymlink(path)) {
                if (links.get(path) !== site.readlink(path))
                    site.unlink(path);
            }
            else if (!site.isDir(path)) {
                if (!files.has(path))
                    site.unlink(path);
            }
            else if (keptFolders.has(path))
                visit(path);
            else
                remove(site, path);
        }
    };
    visit(root);
    for (const folder of folders)
        site.mkdirTree(folder);
    for (const [path, bytes] of files)
        if (!site.isFile(path) || Buffer.compare(site.readFileAsBuffer(path), bytes) !== 0)
            site.writeFile(path, bytes);
    for (const [path, target] of links)
        if (!site.fileExists(path))
            site.symlink(target, path);
}
function remove(site, folder) {
    for (const name of site.listFiles(folder)) {
        const path = `${folder}/${name}`;
        if (site.isSymlink(path) || !site.isDir(path))
            site.unlink(path);
        else
            remove(site, path);
    }
    site.rmdir(folder, { recursive: false });
}

// EXTERNAL MODULE: ./src/package/zip/open-whole.ts
var open_whole = __webpack_require__(4244);
;// CONCATENATED MODULE: ./src/rehearsal/site/player/unpack.ts



async function unpackWordPress(path, site, onDamage) {
    const entries = await (0,open_whole/* openWhole */.A)((0,external_node_fs_.readFileSync)(path));
    const found = entries.map(({ path: inZip }) => /^([^/]+\/)?wp-includes\/version\.php$/.exec(inZip));
    const prefix = found.find((match) => match !== null)?.[1] ?? '';
    const files = new Map();
    for (const entry of entries)
        if (!entry.isFolder && entry.path.startsWith(prefix))
            files.set(`${protocol/* SITE */.CT.root}/${entry.path.slice(prefix.length)}`, entry);
    for (const folder of new Set([...files.keys()].map((file) => file.slice(0, file.lastIndexOf('/')))))
        site.mkdirTree(folder);
    const unmount = await site.mount(protocol/* SITE */.CT.root, (_site, { create }) => {
        for (const [target, entry] of files) {
            const damage = `The ZIP of WordPress is damaged, in ${entry.path}.`;
            if (!entry.isSupported)
                throw new Error(damage);
            fillLater(create(target), entry.sizeBytes, () => {
                const bytes = entry.unpack();
                if (bytes !== undefined)
                    return bytes;
                onDamage(damage);
                throw new Error(damage);
            });
        }
        return () => undefined;
    });
    await unmount();
}
function fillLater(node, sizeBytes, read) {
    const { stream_ops: operations } = node;
    node.usedBytes = sizeBytes;
    node.stream_ops = {
        ...operations,
        open: () => {
            node.stream_ops = operations;
            if (node.usedBytes > 0)
                node.contents = read();
        },
    };
}

;// CONCATENATED MODULE: ./src/rehearsal/site/player/boot.ts






const CONSTANTS = {
    WP_DEBUG: true,
    WP_DEBUG_LOG: protocol/* SITE */.CT.log,
    WP_DEBUG_DISPLAY: false,
    WP_HTTP_BLOCK_EXTERNAL: true,
    DISABLE_WP_CRON: true,
    FS_METHOD: 'direct',
    GLOB_BRACE: 0,
};
const PHP_INI = {
    error_log: protocol/* SITE */.CT.log,
    log_errors: '1',
    'opcache.revalidate_freq': '0',
    'opcache.file_update_protection': '1',
    'opcache.max_accelerated_files': '10000',
    'opcache.optimization_level': String(0x7ffe9f1f),
    short_open_tag: '0',
};
const KEPT_IN_MEMORY = { 'opcache.file_cache_only': '0', 'opcache.file_cache': '' };
const KEPT_IN_FILES = { 'opcache.file_cache_consistency_checks': '0' };
const WITHOUT_MEMORY = ['7.4', '8.0'];
const WITHOUT_EXTENSIONS = { enable_dl: '0' };
const LOADS_EXTENSIONS = 'dl';
const INTERNAL = '/internal/shared';
const NO_SETTINGS = /^\/internal\/shared\/(?:opcache$|[^/]*\.dat$)/;
const MUST_USE = `<?php
clearstatcache( true );
add_filter( 'pre_wp_mail', '__return_true' );
add_filter( 'wp_hash_password_options', function () { return array( 'cost' => 4 ); } );
add_filter( 'block_local_requests', '__return_true' );
$_SERVER += array( 'SERVER_PROTOCOL' => 'HTTP/1.1' );
add_filter(
	'pre_http_request',
	function ( $answer, $request, $url ) {
		$host = (string) parse_url( $url, PHP_URL_HOST );
		if ( false === $answer && ! preg_match( '/(^|[.])wordpress[.]org$|^127[.]0[.]0[.]1$/', $host ) ) {
			file_put_contents( '${protocol/* SITE */.CT.log}', '[' . gmdate( 'd-M-Y H:i:s' ) . " UTC] ${protocol/* REFUSED */.ln} $host\\n", FILE_APPEND );
		}
		return $answer;
	},
	PHP_INT_MAX,
	3
);
function rehearsal_missing( $scripts, $handle, &$seen ) {
	if ( isset( $seen[ $handle ] ) ) {
		return array();
	}
	$seen[ $handle ] = true;
	if ( ! isset( $scripts->registered[ $handle ] ) ) {
		return array( (string) $handle );
	}
	$missing = array();
	foreach ( $scripts->registered[ $handle ]->deps as $dependency ) {
		$missing = array_merge( $missing, rehearsal_missing( $scripts, $dependency, $seen ) );
	}
	return $missing;
}
function rehearsal_unprinted( $scripts ) {
	$unprinted = array();
	foreach ( array_diff( $scripts->queue, $scripts->done ) as $handle ) {
		$seen    = array();
		$missing = isset( $scripts->registered[ $handle ] ) ? rehearsal_missing( $scripts, $handle, $seen ) : array();
		if ( $missing ) {
			$unprinted[] = array( (string) $handle, (string) $scripts->registered[ $handle ]->src, $missing );
		}
	}
	return $unprinted;
}
function rehearsal_log_death() {
	$error = error_get_last();
	if ( null === $error || ! in_array( $error['type'], array( E_ERROR, E_PARSE, E_CORE_ERROR, E_COMPILE_ERROR, E_USER_ERROR, E_RECOVERABLE_ERROR ), true ) ) {
		return;
	}
	$log = is_file( '${protocol/* SITE */.CT.log}' ) ? file_get_contents( '${protocol/* SITE */.CT.log}' ) : '';
	if ( false === strpos( $log, strtok( $error['message'], "\n" ) ) ) {
		$text = sprintf( '[%s UTC] PHP Fatal error:  %s in %s on line %d', gmdate( 'd-M-Y H:i:s' ), $error['message'], $error['file'], $error['line'] );
		file_put_contents( '${protocol/* SITE */.CT.log}', "$text\n", FILE_APPEND );
	}
}
add_action(
	'doing_it_wrong_run',
	function ( $function, $message ) {
		foreach ( debug_backtrace( DEBUG_BACKTRACE_IGNORE_ARGS ) as $call ) {
			if ( isset( $call['file'] ) && 0 === strpos( $call['file'], '${protocol/* SITE */.CT.plugins}/' ) ) {
				$text = sprintf( '[%s UTC] PHP Notice:  WordPress says that %s was called incorrectly: %s in %s on line %d', gmdate( 'd-M-Y H:i:s' ), $function, strtok( wp_strip_all_tags( $message ), "\n" ), $call['file'], $call['line'] );
				file_put_contents( '${protocol/* SITE */.CT.log}', "$text\n", FILE_APPEND );
				break;
			}
		}
	},
	10,
	2
);
function rehearsal_set_scene( $scene ) {
	if ( ! empty( $scene['classic'] ) ) {
		add_filter( 'use_block_editor_for_post', '__return_false', 100 );
	}
	if ( ! empty( $scene['locale'] ) ) {
		add_filter( 'locale', function () use ( $scene ) { return $scene['locale']; }, 1 );
	}
	if ( ! empty( $scene['https'] ) ) {
		$_SERVER['HTTPS'] = 'on';
		$to_https         = function ( $url ) { return str_replace( 'http://', 'https://', $url ); };
		add_filter( 'option_home', $to_https, 99 );
		add_filter( 'option_siteurl', $to_https, 99 );
	}
}
rehearsal_set_scene( is_file( '${protocol/* SITE */.CT.scene}' ) ? json_decode( file_get_contents( '${protocol/* SITE */.CT.scene}' ), true ) : array() );
register_shutdown_function(
	function () {
		rehearsal_log_death();
		register_shutdown_function( 'rehearsal_log_death' );
		$loaded = array();
		foreach ( get_included_files() as $file ) {
			if ( preg_match( '~^${protocol/* SITE */.CT.plugins}/([^/]+)/~', $file, $match ) ) {
				$loaded[ $match[1] ] = isset( $loaded[ $match[1] ] ) ? $loaded[ $match[1] ] + 1 : 1;
			}
		}
		file_put_contents( '${protocol/* SITE */.CT.loaded}', json_encode( $loaded ) );
		if ( isset( $GLOBALS['wp_scripts'] ) && did_action( 'wp_print_footer_scripts' ) + did_action( 'admin_print_footer_scripts' ) ) {
			file_put_contents( '${protocol/* SITE */.CT.unprinted}', json_encode( rehearsal_unprinted( $GLOBALS['wp_scripts'] ) ) );
		}
	}
);
`;
async function bootSite({ php, wordpressZip, scriptFolder, walls = protocol/* ALL_WALLS */.qh }, { loadNodeRuntime, bootWordPressAndRequestHandler, sqliteZip }, onDamage) {
    let processId = 0;
    const createPhpRuntime = () => {
        processId += 1;
        const emscriptenOptions = {
            processId,
            thisProgram: '/php',
            bindUserSpace: undefined,
            preRun: [quickenLookUps],
        };
        return loadNodeRuntime(php, { withIntl: true, emscriptenOptions });
    };
    const handler = await bootWordPressAndRequestHandler({
        createPhpRuntime,
        phpVersion: php,
        maxPhpInstances: 1,
        siteUrl: protocol/* SITE */.CT.url,
        sapiName: 'uwsgi',
        cookieStore: false,
        constants: CONSTANTS,
        phpIniEntries: {
            ...PHP_INI,
            ...(WITHOUT_MEMORY.includes(php) ? KEPT_IN_FILES : KEPT_IN_MEMORY),
            ...(walls.extensions ? WITHOUT_EXTENSIONS : {}),
            disable_functions: [
                ...(php === '7.4' ? [protocol/* MUTED */.gN] : []),
                ...(walls.extensions ? [LOADS_EXTENSIONS] : []),
            ].join(),
        },
        createFiles: { [protocol/* SITE */.CT.folder]: { 'debug.log': '' } },
        wordpressInstallMode: 'do-not-attempt-installing',
        sqliteIntegrationPluginZip: new File([(0,external_node_fs_.readFileSync)(sqliteZip)], (0,external_node_path_.basename)(sqliteZip)),
        hooks: {
            beforeWordPressFiles: (site) => unpackWordPress(wordpressZip, site, onDamage),
            beforeDatabaseSetup: (site) => {
                site.mkdirTree(`${protocol/* SITE */.CT.root}/wp-content/mu-plugins`);
                site.writeFile(`${protocol/* SITE */.CT.root}/wp-content/mu-plugins/rehearsal.php`, MUST_USE);
            },
        },
    });
    const site = await handler.getPrimaryPhp();
    keepAfterErrors(site);
    giveParser(site, scriptFolder);
    if (walls.extensions)
        keepSettings(site);
    for (const name of (0,external_node_fs_.readdirSync)(scriptFolder))
        site.writeFile(`${protocol/* SITE */.CT.folder}/${name}`, (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(scriptFolder, name)));
    return { handler, site };
}
const PARSER = 'mysql-parser.php';
const GRAMMAR = `${INTERNAL}/sqlite-database-integration/wp-includes/database/parser/class-wp-parser-grammar.php`;
const COMPUTES = 'for ( $i = 0; $i < 5; $i++ )';
function giveParser(site, scriptFolder) {
    const code = site.isFile(GRAMMAR) ? site.readFileAsText(GRAMMAR) : '';
    if (!code.includes(COMPUTES))
        return;
    site.writeFile(GRAMMAR, code.replace(COMPUTES, 'while ( false )'));
    site.writeFile(`${INTERNAL}/preload/0-${PARSER}`, (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(scriptFolder, PARSER)));
}
function keepSettings(site) {
    const { hotSwapPHPRuntime } = site;
    const settings = saveFolder(site, INTERNAL, NO_SETTINGS);
    const value = async (runtime) => {
        await hotSwapPHPRuntime.call(site, runtime);
        restoreFolder(site, INTERNAL, settings, NO_SETTINGS);
    };
    Object.defineProperty(site, 'hotSwapPHPRuntime', { value, enumerable: false });
}
function keepAfterErrors(site) {
    const { dispatchEvent } = site;
    const value = (event) => {
        if (!/^PHP\.run\(\) failed with exit code \d+\.$/.test(event.error?.message ?? ''))
            dispatchEvent.call(site, event);
    };
    Object.defineProperty(site, 'dispatchEvent', { value, enumerable: false });
}

// EXTERNAL MODULE: external "node:dgram"
var external_node_dgram_ = __webpack_require__(1314);
var external_node_dgram_default = /*#__PURE__*/__webpack_require__.n(external_node_dgram_);
// EXTERNAL MODULE: external "node:dns"
var external_node_dns_ = __webpack_require__(610);
var external_node_dns_default = /*#__PURE__*/__webpack_require__.n(external_node_dns_);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
var external_node_http_default = /*#__PURE__*/__webpack_require__.n(external_node_http_);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(7030);
var external_node_net_default = /*#__PURE__*/__webpack_require__.n(external_node_net_);
;// CONCATENATED MODULE: ./src/rehearsal/site/player/isolate.ts





function takeNetwork() {
    replace((external_node_http_default()), ['createServer'], () => createDeafServer);
    replace((external_node_net_default()), ['createServer'], () => createDeafServer);
    const ignore = function () {
        return this;
    };
    replace((external_node_net_default()).Server.prototype, ['listen'], () => ignore);
    replace((external_node_dgram_default()).Socket.prototype, ['bind', 'connect', 'send'], () => ignore);
    replace((external_node_net_default()).Socket.prototype, ['connect'], () => function () {
        return this.destroy(explain('ECONNREFUSED'));
    });
    const lookUps = Object.keys((external_node_dns_default())).filter((name) => /^(lookup|resolve|reverse)/.test(name));
    replace((external_node_dns_default()), lookUps, () => (...args) => {
        const callback = args.at(-1);
        queueMicrotask(() => callback(explain('ENOTFOUND')));
    });
    replaceWaits();
}
function createDeafServer() {
    const server = new external_node_events_.EventEmitter();
    const listen = (...args) => {
        const heard = args.at(-1);
        if (typeof heard === 'function')
            server.once('listening', heard);
        queueMicrotask(() => server.emit('listening'));
        return server;
    };
    const close = (heard) => {
        if (typeof heard === 'function')
            queueMicrotask(heard);
        return server;
    };
    return Object.assign(server, { listen, close, address: () => ({ port: 1 }) });
}
const REFUSED = -14;
function replaceWaits() {
    replace(Reflect.get(globalThis, 'WebAssembly'), ['instantiate'], (method) => function (binary, imports) {
        for (const functions of Object.values((imports ?? {}))) {
            if ('__syscall_connect' in functions)
                Reflect.set(functions, '__syscall_connect', () => REFUSED);
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

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./src/rehearsal/site/player/seal.ts

function sealModules() {
    const compilers = Reflect.get(globalThis, 'WebAssembly');
    const { Module, compile, instantiate } = compilers;
    const known = new Set();
    let isSealed = false;
    const check = (bytes) => {
        const view = ArrayBuffer.isView(bytes)
            ? new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
            : new Uint8Array(bytes);
        const digest = (0,external_node_crypto_.createHash)('sha256').update(view).digest('hex');
        if (!isSealed)
            known.add(digest);
        else if (!known.has(digest))
            throw new Error('No further WebAssembly is compiled here.');
    };
    compilers.Module = new Proxy(Module, {
        construct(target, [bytes]) {
            check(bytes);
            return new target(bytes);
        },
    });
    Reflect.set(Module.prototype, 'constructor', compilers.Module);
    compilers.compile = (bytes, ...rest) => {
        check(bytes);
        return compile(bytes, ...rest);
    };
    compilers.instantiate = (source, ...rest) => {
        if (!(source instanceof Module))
            check(source);
        return instantiate(source, ...rest);
    };
    delete compilers['compileStreaming'];
    delete compilers['instantiateStreaming'];
    return () => {
        isSealed = true;
    };
}

;// CONCATENATED MODULE: ./src/rehearsal/site/player/play.ts








const NOTHING = { output: '', log: '' };
const MAX_WORDS = 300;
function play({ receive, answer, end, strip, }) {
    takeNetwork();
    const seal = sealModules();
    const snapshots = new Map();
    let booted;
    const carryOut = async (command) => {
        if (command.kind === 'boot') {
            booted = await bootSite(command, loadPlayground(command.playgroundFolder), end);
            const { reply } = await run(booted.site, 'set-up.php', {});
            const walls = command.walls ?? protocol/* ALL_WALLS */.qh;
            if (walls.modules)
                seal();
            if (walls.process)
                strip();
            const failure = reply.result === 'true' ? undefined : explainSetUp(reply);
            return { reply: { ...NOTHING, log: reply.log, failure } };
        }
        if (booted === undefined)
            throw new Error('No site was booted.');
        const { handler, site } = booted;
        switch (command.kind) {
            case 'run':
                return run(site, command.script, command.args);
            case 'request':
                return request(handler, site, command);
            case 'exchange':
                return exchange(handler, site, command);
            case 'put':
                site.writeFile(`${protocol/* SITE */.CT.folder}/${command.name}`, command.bytes);
                return { reply: NOTHING };
            case 'save':
                snapshots.set(command.name, saveFolder(site, protocol/* SITE */.CT.root, UNCHANGED, snapshots.values()));
                return { reply: NOTHING };
            case 'restore': {
                const snapshot = snapshots.get(command.name);
                if (snapshot === undefined)
                    throw new Error(`Nothing was saved as ${command.name}.`);
                restoreFolder(site, protocol/* SITE */.CT.root, snapshot, UNCHANGED);
                takeLog(site);
                return { reply: NOTHING };
            }
        }
    };
    const serve = async () => {
        for (;;) {
            const command = await receive();
            if (command === undefined)
                break;
            const { reply, body } = await carryOut(command).catch((error) => {
                return { reply: { failure: (0,publish_error/* messageOf */.bD)(error), output: '', log: booted ? takeLog(booted.site) : '' } };
            });
            answer(reply, body);
        }
    };
    serve().then(() => end(), (error) => end((0,publish_error/* messageOf */.bD)(error)));
}
async function run(site, script, args) {
    site.writeFile(protocol/* SITE */.CT.args, JSON.stringify(args));
    const { output, failure } = await listenTo(() => site.run({ scriptPath: `${protocol/* SITE */.CT.folder}/${script}` }));
    const result = takeFile(site, protocol/* SITE */.CT.result, protocol/* MAX_RESULT_BYTES */.Xs);
    return { reply: { failure, output, log: takeLog(site), result } };
}
function explainSetUp({ log, output, failure = '' }) {
    const said = /PHP (?:Fatal|Parse) error: .*/.exec(log)?.[0] ?? output.replace(/<style.*?<\/style>|<[^>]*>/gs, ' ');
    const words = said.replace(/\s+/g, ' ').trim() || failure;
    return `WordPress cannot be installed: ${words.slice(0, MAX_WORDS)}`;
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
    const loaded = takeFile(site, protocol/* SITE */.CT.loaded);
    const status = answer?.httpStatusCode ?? 0;
    return { reply: { failure, output, log: takeLog(site), status, location, loaded } };
}
const TOO_LARGE = `The site answered with more than ${(0,format/* formatSize */.Xq)(protocol/* MAX_REPLY_BYTES */.Kf.body)}, which a rehearsal does not read.`;
async function exchange(handler, site, { url, method, headers, body }) {
    const { answer, failure } = await listenTo(() => handler.request({ url, method, headers, body: body.length === 0 ? undefined : body }));
    const unprinted = takeFile(site, protocol/* SITE */.CT.unprinted);
    const reply = { failure, output: '', log: takeLog(site), loaded: takeFile(site, protocol/* SITE */.CT.loaded) };
    if (answer === undefined)
        return { reply };
    const { httpStatusCode: status, headers: sent, bytes } = answer;
    if (bytes.length > protocol/* MAX_REPLY_BYTES */.Kf.body)
        return { reply: { ...reply, failure: TOO_LARGE } };
    return { reply: { ...reply, response: { status, headers: sent, unprinted } }, body: bytes };
}
async function listenTo(work) {
    try {
        const answer = await work();
        return { answer, output: readOutput(answer) };
    }
    catch (error) {
        const { response, source } = Object(error);
        if (response === undefined)
            return { output: '', failure: (0,publish_error/* messageOf */.bD)(error) };
        const failure = source === 'php-wasm' ? (0,publish_error/* messageOf */.bD)(error) : undefined;
        return { answer: response, output: readOutput(response), failure };
    }
}
function readOutput({ bytes }) {
    return Buffer.from(bytes.subarray(0, protocol/* MAX_OUTPUT_BYTES */.$q)).toString('utf8');
}
function takeLog(site) {
    const log = takeFile(site, protocol/* SITE */.CT.log);
    site.writeFile(protocol/* SITE */.CT.log, '');
    return log;
}
function takeFile(site, path, maxBytes = protocol/* MAX_OUTPUT_BYTES */.$q) {
    if (!site.isFile(path))
        return '';
    const bytes = site.readFileAsBuffer(path);
    site.unlink(path);
    return Buffer.from(bytes.subarray(0, maxBytes)).toString('utf8');
}

;// CONCATENATED MODULE: ./src/rehearsal/site/player/pipe.ts



const { read, writeSync } = (external_node_fs_default());
const { deserialize } = (external_node_v8_default());
async function receive() {
    const size = await readBytes(4);
    const bytes = size && (await readBytes(size.readUInt32LE()));
    return bytes && deserialize(bytes);
}
async function readBytes(size) {
    const bytes = Buffer.alloc(size);
    for (let at = 0; at < size;) {
        const count = await new Promise((resolve) => {
            read(protocol/* PIPE */.L5, bytes, at, size - at, null, (error, got) => resolve(error === null ? got : 0));
        });
        if (count === 0)
            return undefined;
        at += count;
    }
    return bytes;
}
function answer(reply, body = new Uint8Array()) {
    const json = Buffer.from(JSON.stringify(reply));
    const sizes = Buffer.alloc(8);
    sizes.writeUInt32LE(json.length, 0);
    sizes.writeUInt32LE(body.length, 4);
    for (const part of [sizes, json, body]) {
        for (let at = 0; at < part.length;)
            at += writeSync(protocol/* PIPE */.L5, part, at);
    }
}

;// CONCATENATED MODULE: ./src/rehearsal/site/player/strip.ts

const HARMLESS = /^(?:_?stream(?!_wrap).*|buffer|events|path(?:\/.*)?|string_decoder|url|zlib)$/;
const OWN = ['console', 'module', 'process'];
const refuse = () => {
    throw new Error('A rehearsal does without this.');
};
const NO_FILES = { openSync: refuse, fstatSync: refuse, readSync: () => 0, closeSync: refuse };
const KEPT = {
    crypto: ['createHash'],
    dns: ['lookup'],
    fs: ['constants', 'existsSync', 'readFileSync', ...Object.keys(NO_FILES)],
    http: ['createServer'],
    net: ['createServer', 'isIP'],
    os: ['platform'],
    timers: ['clearInterval', 'clearTimeout', 'setImmediate', 'setInterval', 'setTimeout'],
};
const KEPT_OF_PROCESS = new Set([
    ...['_events', '_eventsCount', '_exiting', '_fatalException', '_maxListeners', 'binding', 'domain'],
    ...['arch', 'cwd', 'emitWarning', 'exit', 'exitCode', 'features', 'hrtime', 'memoryUsage', 'nextTick'],
    ...['noDeprecation', 'platform', 'reallyExit', 'release', 'uptime', 'version', 'versions'],
]);
const TAKEN_GLOBALS = ['EventSource', 'WebSocket', 'fetch', 'localStorage', 'sessionStorage'];
function prepareStrip(process) {
    const loaded = new Map();
    const imported = new Map();
    const read = new Set();
    const loader = (external_node_module_default());
    const original = loader['_load'];
    let isStripped = false;
    loader['_load'] = function (request, ...rest) {
        if (isStripped)
            return loaded.has(request) ? loaded.get(request) : refuse();
        const exports = original.call(this, request, ...rest);
        loaded.set(request, exports);
        return exports;
    };
    (0,external_node_module_.registerHooks)({
        resolve: (name, context, next) => {
            const key = `${context.parentURL ?? ''} ${name}`;
            const known = imported.get(key) ?? (isStripped ? refuse() : next(name, context));
            imported.set(key, known);
            return { ...known, shortCircuit: true };
        },
    });
    const fs = process.getBuiltinModule('fs');
    const own = { ...fs };
    const watch = (name, borrowed) => {
        const method = own[name];
        fs[name] = (path, options) => {
            if (!isStripped) {
                read.add(path);
                return method(path, options);
            }
            if (!read.has(path))
                refuse();
            for (const other of borrowed)
                fs[other] = own[other];
            try {
                return method(path, typeof options === 'string' ? options : undefined);
            }
            finally {
                for (const other of borrowed)
                    fs[other] = NO_FILES[other];
            }
        };
    };
    watch('existsSync', []);
    watch('readFileSync', ['openSync', 'fstatSync', 'readSync', 'closeSync']);
    const syncExports = external_node_module_.syncBuiltinESMExports;
    return () => {
        isStripped = true;
        Reflect.get(globalThis, 'performance');
        Object.assign(fs, NO_FILES);
        const stripped = external_node_module_.builtinModules
            .filter((name) => !HARMLESS.test(name) && !OWN.includes(name))
            .map((name) => [process.getBuiltinModule(name), KEPT[name] ?? []]);
        for (const [exports, kept] of stripped)
            empty(exports, kept);
        stripLoader(loader);
        stripProcess(process);
        stripGlobals();
        syncExports();
    };
}
function empty(target, kept) {
    for (const name of Reflect.ownKeys(target))
        if (!kept.includes(String(name)) && !Reflect.deleteProperty(target, name))
            Reflect.set(target, name, refuse);
}
function stripLoader(loader) {
    for (const name of ['_cache', '_extensions', '_pathCache'])
        empty(loader[name], []);
    empty(loader, ['_load', 'length', 'name', 'prototype']);
    for (const name of ['_compile', 'load'])
        loader.prototype[name] = refuse;
}
function stripProcess(process) {
    for (const name of Reflect.ownKeys(process))
        if (!KEPT_OF_PROCESS.has(name))
            Reflect.deleteProperty(process, name);
    const noOutput = { write: () => true };
    const values = { argv: [], env: {}, stdin: { fd: 0 }, stdout: noOutput, stderr: noOutput };
    for (const [name, value] of Object.entries(values))
        Reflect.defineProperty(process, name, { value, writable: true, configurable: true });
}
function stripGlobals() {
    const { console } = globalThis;
    for (const name of Reflect.ownKeys(console))
        Reflect.defineProperty(console, name, { value: () => undefined });
    for (const name of TAKEN_GLOBALS)
        Reflect.deleteProperty(globalThis, name);
}

;// CONCATENATED MODULE: ./src/rehearsal/main.ts





const { constants, writeSync: main_writeSync } = (external_node_fs_default());
for (const flag of [
    'wasm-tiering-budget=60000000',
    'no-wasm-inlining',
    'no-wasm-loop-unrolling',
    'no-wasm-loop-peeling',
])
    (0,external_node_v8_.setFlagsFromString)(`--${flag}`);
Reflect.set(process, 'binding', () => ({ fs: constants }));
const exit = Reflect.get(process, 'reallyExit').bind(process, 1);
play({
    receive: receive,
    answer: answer,
    end: (why = '') => {
        main_writeSync(2, why);
        exit();
    },
    strip: prepareStrip(process),
});


/***/ })

};
