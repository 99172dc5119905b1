export const id=762
export const ids=[762]
export const modules={4244:((e,t,n)=>{n.d(t,{A:()=>openWhole})
var r=n(8522),s=n(2250),o=n(1352),a=n(3649),i=n(7091)
async function openWhole(e){const{entries:t}=await(0,i.Q)((0,s.d)(e))
return t.map(t=>({name:t.name,path:t.path,isFolder:t.isFolder,isLink:t.isLink,sizeBytes:t.sizeBytes,unpack:()=>function unpack(e,t){const{start:n,nameBytes:s,packedBytes:o,sizeBytes:i}=e
try{const c=n+a.c,u=c+t.readUInt16LE(n+26)
if(!t.subarray(c,u).equals(s))return
const d=u+t.readUInt16LE(n+28),p=t.subarray(d,d+o),f={maxOutputLength:i+1,chunkSize:Math.max(i+1,64)},_=e.method===l&&o>0?(0,r.inflateRawSync)(p,f):p
return _.length===i&&(0,r.crc32)(_)===e.crc32?_:void 0}catch{return}}(t,e),isSupported:(0,o.TT)(t)}))}const l=8}),7762:((e,t,n)=>{var r=n(3024),s=n.n(r),o=n(8877),a=n.n(o),i=n(6338),l=n(5805),c=n(6760)
const u="/internal/shared",d=`${u}/sqlite-database-integration/wp-includes/database`,p="mysql-parser.php",f=`${d}/parser/class-wp-parser-grammar.php`,_=`${d}/sqlite/class-wp-mysql-on-sqlite.php`,h="// 3. Copy data from the original table to the new table."
function replace(e,t,n,r){const s=e.isFile(t)?e.readFileAsText(t):""
return!!s.includes(n)&&(e.writeFile(t,s.replace(n,()=>r)),!0)}var $=n(5597),y=n(8995),g=n.n(y)
const ignore=()=>{},m={constants:{},flockSync:ignore,fcntlSync:ignore,lockFileExSync:ignore,unlockFileExSync:ignore}
function quickenLookUps({FS:e}){const{lookupPath:t}=e
e.lookupPath=(n,r={})=>function lookUpPlain(e,t,n){if(w.test(t))return
let r=e.root
for(let s=1;;){const o=t.indexOf("/",s),a=-1===o,i=a?t.slice(s):t.slice(s,o)
if(a&&!0===n.parent)return{path:t.slice(0,Math.max(1,s-1)),node:r}
try{r=e.lookupNode(r,i)}catch(e){if(a&&!0===n.noent_okay&&44===e.errno)return{path:t}
throw e}if(e.isMountpoint(r)||e.isLink(r.mode))return
if(a)return{path:t,node:r}
s=o+1}}(e,n,r)??t.call(e,n,r)}const w=/^(?!\/)|\/\.{0,2}(?:\/|$)/
function lookUp(e,t){try{return e.lookupPath(t).node}catch{return}}const k=new RegExp(`^${$.CT.root}/(?:wp-admin|wp-includes|wp-content/themes)$`),b={entries:1e5,bytes:5e8}
function saveFolder(e,t,n,r=[],s=b){const o=[],a=new Map,l=new Map,c=[...r]
let u={...s}
const take=(e,t)=>{if(u={entries:u.entries-e,bytes:u.bytes-t},u.entries>=0&&u.bytes>=0)return
const n=`${s.entries.toLocaleString("en")} files and folders, and ${(0,i.Xq)(s.bytes)}`
throw new Error(`The site of the plugin holds more than a rehearsal can save: ${n}.`)},visit=t=>{for(const r of e.listFiles(t)){const s=`${t}/${r}`
if(!n.test(s))if(take(1,s.length),e.isSymlink(s))l.set(s,e.readlink(s))
else if(e.isDir(s))o.push(s),visit(s)
else if(e.isFile(s)){const t=e.readFileAsBuffer(s)
take(0,t.length),a.set(s,findSame(s,t,c)??new Uint8Array(t))}}}
return visit(t),{folders:o,files:a,links:l}}function findSame(e,t,n){for(const{files:r}of n){const n=r.get(e)
if(n?.length===t.length&&0===Buffer.compare(n,t))return n}}function restoreFolder(e,t,{folders:n,files:r,links:s},o){const a=new Set(n),visit=t=>{for(const n of e.listFiles(t)){const i=`${t}/${n}`
o.test(i)||(e.isSymlink(i)?s.get(i)!==e.readlink(i)&&e.unlink(i):e.isDir(i)?a.has(i)?visit(i):remove(e,i):r.has(i)||e.unlink(i))}}
visit(t)
for(const t of n)e.mkdirTree(t)
for(const[t,n]of r)e.isFile(t)&&0===Buffer.compare(e.readFileAsBuffer(t),n)||e.writeFile(t,n)
for(const[t,n]of s)e.fileExists(t)||e.symlink(n,t)}function remove(e,t){for(const n of e.listFiles(t)){const r=`${t}/${n}`
e.isSymlink(r)||!e.isDir(r)?e.unlink(r):remove(e,r)}e.rmdir(t,{recursive:!1})}var E=n(4244)
function fillLater(e,t,n){const{stream_ops:r}=e
e.usedBytes=t,e.stream_ops={...r,open:()=>{e.stream_ops=r,e.usedBytes>0&&(e.contents=n())}}}const S={WP_DEBUG:!0,WP_DEBUG_LOG:$.CT.log,WP_DEBUG_DISPLAY:!1,WP_HTTP_BLOCK_EXTERNAL:!0,DISABLE_WP_CRON:!0,FS_METHOD:"direct",GLOB_BRACE:0},T={error_log:$.CT.log,log_errors:"1","opcache.revalidate_freq":"0","opcache.file_update_protection":"1","opcache.max_accelerated_files":"10000","opcache.optimization_level":String(2147393311),short_open_tag:"0"},R={"opcache.file_cache_only":"0","opcache.file_cache":""},P={"opcache.file_cache_consistency_checks":"0"},v=["7.4","8.0"],F={enable_dl:"0"},A=/^\/internal\/shared\/(?:opcache$|[^/]*\.dat$)/,C=`<?php\nclearstatcache( true );\nadd_filter( 'pre_wp_mail', '__return_true' );\nadd_filter( 'wp_hash_password_options', function () { return array( 'cost' => 4 ); } );\nadd_filter( 'block_local_requests', '__return_true' );\n$wpdb->collate = $wpdb->collate ? $wpdb->collate : 'utf8mb4_unicode_520_ci';\nadd_filter( 'query', function ( $query ) { $GLOBALS['wpdb']->hide_errors(); return $query; } );\n$_SERVER += array( 'SERVER_PROTOCOL' => 'HTTP/1.1' );\nadd_filter(\n\t'pre_http_request',\n\tfunction ( $answer, $request, $url ) {\n\t\t$host = (string) parse_url( $url, PHP_URL_HOST );\n\t\tif ( false === $answer && '127.0.0.1' === $host && ! $request['blocking'] ) {\n\t\t\treturn array( 'headers' => array(), 'body' => '', 'response' => array( 'code' => false, 'message' => false ), 'cookies' => array(), 'http_response' => null );\n\t\t}\n\t\tif ( false === $answer && ! preg_match( '/(^|[.])(?<!svn[.])wordpress[.]org$|^127[.]0[.]0[.]1$/', $host ) ) {\n\t\t\trehearsal_note( "${$.ln} $host" );\n\t\t}\n\t\treturn $answer;\n\t},\n\tPHP_INT_MAX,\n\t3\n);\nadd_filter(\n\t'the_content',\n\tfunction ( $content ) {\n\t\tglobal $wp_current_filter;\n\t\tif ( count( array_keys( $wp_current_filter, 'the_content', true ) ) > 10 ) {\n\t\t\tthrow new Error( 'The content of a page shows itself without end' );\n\t\t}\n\t\treturn $content;\n\t},\n\tPHP_INT_MIN\n);\nfunction rehearsal_note( $line ) {\n\tfile_put_contents( '${$.CT.notes}', '[' . gmdate( 'd-M-Y H:i:s' ) . " UTC] $line\\n", FILE_APPEND );\n}\nset_error_handler(\n\tfunction ( $type, $text, $file, $line ) {\n\t\tstatic $seen   = array();\n\t\tstatic $counts = array();\n\t\t$place            = "$file:$line";\n\t\t$seen            += array( $place => array() );\n\t\t$counts[ $place ] = isset( $counts[ $place ] ) ? $counts[ $place ] + 1 : 1;\n\t\tif ( error_reporting() & $type && $counts[ $place ] <= 200 && count( $seen[ $place ] ) < 5 ) {\n\t\t\t$files = array_unique( preg_grep( '~^${$.CT.plugins}/~', array_column( debug_backtrace( DEBUG_BACKTRACE_IGNORE_ARGS ), 'file' ) ) );\n\t\t\t// Which others there are is not known from here on.\n\t\t\t$stack = 200 === $counts[ $place ] || 4 === count( $seen[ $place ] ) ? '?' : implode( "\t", $files );\n\t\t\tif ( ! in_array( $stack, $seen[ $place ], true ) ) {\n\t\t\t\t$seen[ $place ][] = $stack;\n\t\t\t\trehearsal_note( "${$.Le} $place\t$stack" );\n\t\t\t}\n\t\t}\n\t\treturn false;\n\t}\n);\nfunction rehearsal_task_names( $tasks ) {\n\treturn array_keys( array_merge( array(), ...array_values( array_filter( (array) $tasks, 'is_array' ) ) ) );\n}\nadd_action(\n\t'update_option_cron',\n\tfunction ( $before, $after ) {\n\t\tforeach ( array_diff( rehearsal_task_names( $before ), rehearsal_task_names( $after ) ) as $name ) {\n\t\t\trehearsal_note( "${$.Vo} $name" );\n\t\t}\n\t},\n\t10,\n\t2\n);\nfunction rehearsal_missing( $scripts, $handle, &$seen ) {\n\tif ( isset( $seen[ $handle ] ) ) {\n\t\treturn array();\n\t}\n\t$seen[ $handle ] = true;\n\tif ( ! isset( $scripts->registered[ $handle ] ) ) {\n\t\treturn array( (string) $handle );\n\t}\n\t$missing = array();\n\tforeach ( $scripts->registered[ $handle ]->deps as $dependency ) {\n\t\t$missing = array_merge( $missing, rehearsal_missing( $scripts, $dependency, $seen ) );\n\t}\n\treturn $missing;\n}\nfunction rehearsal_unprinted( $scripts ) {\n\t$unprinted = array();\n\tforeach ( array_diff( $scripts->queue, $scripts->done ) as $handle ) {\n\t\t$seen    = array();\n\t\t$missing = isset( $scripts->registered[ $handle ] ) ? rehearsal_missing( $scripts, $handle, $seen ) : array();\n\t\tif ( $missing ) {\n\t\t\t$unprinted[] = array( (string) $handle, (string) $scripts->registered[ $handle ]->src, $missing );\n\t\t}\n\t}\n\treturn $unprinted;\n}\nfunction rehearsal_log_death() {\n\t$error = error_get_last();\n\tif ( null === $error || ! in_array( $error['type'], array( E_ERROR, E_PARSE, E_CORE_ERROR, E_COMPILE_ERROR, E_USER_ERROR, E_RECOVERABLE_ERROR ), true ) ) {\n\t\treturn;\n\t}\n\t$log = is_file( '${$.CT.log}' ) ? file_get_contents( '${$.CT.log}' ) : '';\n\tif ( false === strpos( $log, strtok( $error['message'], "\n" ) ) ) {\n\t\t$text = sprintf( '[%s UTC] PHP Fatal error:  %s in %s on line %d', gmdate( 'd-M-Y H:i:s' ), $error['message'], $error['file'], $error['line'] );\n\t\tfile_put_contents( '${$.CT.log}', "$text\n", FILE_APPEND );\n\t}\n}\nadd_action(\n\t'doing_it_wrong_run',\n\tfunction ( $function, $message ) {\n\t\tforeach ( debug_backtrace( DEBUG_BACKTRACE_IGNORE_ARGS ) as $call ) {\n\t\t\tif ( isset( $call['file'] ) && 0 === strpos( $call['file'], '${$.CT.plugins}/' ) ) {\n\t\t\t\t$text = sprintf( '[%s UTC] PHP Notice:  WordPress says that %s was called incorrectly: %s in %s on line %d', gmdate( 'd-M-Y H:i:s' ), $function, strtok( wp_strip_all_tags( $message ), "\n" ), $call['file'], $call['line'] );\n\t\t\t\tfile_put_contents( '${$.CT.log}', "$text\n", FILE_APPEND );\n\t\t\t\tbreak;\n\t\t\t}\n\t\t}\n\t},\n\t10,\n\t2\n);\nfunction rehearsal_set_scene( $scene ) {\n\tif ( ! empty( $scene['classic'] ) ) {\n\t\tadd_filter( 'use_block_editor_for_post', '__return_false', 100 );\n\t}\n\tif ( ! empty( $scene['locale'] ) ) {\n\t\tadd_filter( 'locale', function () use ( $scene ) { return $scene['locale']; }, 1 );\n\t}\n\tif ( ! empty( $scene['https'] ) ) {\n\t\t$_SERVER['HTTPS'] = 'on';\n\t\t$to_https         = function ( $url ) { return str_replace( 'http://', 'https://', $url ); };\n\t\tadd_filter( 'option_home', $to_https, 99 );\n\t\tadd_filter( 'option_siteurl', $to_https, 99 );\n\t}\n}\nrehearsal_set_scene( is_file( '${$.CT.scene}' ) ? json_decode( file_get_contents( '${$.CT.scene}' ), true ) : array() );\nregister_shutdown_function(\n\tfunction () {\n\t\trehearsal_log_death();\n\t\tregister_shutdown_function( 'rehearsal_log_death' );\n\t\t$loaded = array();\n\t\tforeach ( get_included_files() as $file ) {\n\t\t\tif ( preg_match( '~^${$.CT.plugins}/([^/]+)/~', $file, $match ) ) {\n\t\t\t\t$loaded[ $match[1] ] = isset( $loaded[ $match[1] ] ) ? $loaded[ $match[1] ] + 1 : 1;\n\t\t\t}\n\t\t}\n\t\tfile_put_contents( '${$.CT.loaded}', json_encode( $loaded ) );\n\t\tif ( isset( $GLOBALS['wp_scripts'] ) && did_action( 'wp_print_footer_scripts' ) + did_action( 'admin_print_footer_scripts' ) ) {\n\t\t\tfile_put_contents( '${$.CT.unprinted}', json_encode( rehearsal_unprinted( $GLOBALS['wp_scripts'] ) ) );\n\t\t}\n\t}\n);\n`
async function bootSite({php:e,wordpressZip:t,scriptFolder:n,walls:s=$.qh},{loadNodeRuntime:o,bootWordPressAndRequestHandler:a,sqliteZip:i},l){let d,y=0
const g=await a({createPhpRuntime:()=>{y+=1
return o(e,{withIntl:!0,emscriptenOptions:{processId:y,thisProgram:"/php",bindUserSpace:void 0,preRun:[e=>{quickenLookUps(e),d=e.FS}]}})},phpVersion:e,maxPhpInstances:1,siteUrl:$.CT.url,sapiName:"uwsgi",cookieStore:!1,constants:S,phpIniEntries:{...T,...v.includes(e)?P:R,...s.extensions?F:{},disable_functions:[..."7.4"===e?[$.gN]:[],...s.extensions?["dl"]:[]].join()},createFiles:{[$.CT.folder]:{"debug.log":""}},wordpressInstallMode:"do-not-attempt-installing",sqliteIntegrationPluginZip:new File([(0,r.readFileSync)(i)],(0,c.basename)(i)),hooks:{beforeWordPressFiles:e=>async function unpackWordPress(e,t,n){const s=await(0,E.A)((0,r.readFileSync)(e)),o=s.map(({path:e})=>/^([^/]+\/)?wp-includes\/version\.php$/.exec(e)),a=o.find(e=>null!==e)?.[1]??"",i=new Map
for(const e of s)!e.isFolder&&e.path.startsWith(a)&&i.set(`${$.CT.root}/${e.path.slice(a.length)}`,e)
for(const e of new Set([...i.keys()].map(e=>e.slice(0,e.lastIndexOf("/")))))t.mkdirTree(e)
const l=await t.mount($.CT.root,(e,{create:t})=>{for(const[e,r]of i){const s=`The ZIP of WordPress is damaged, in ${r.path}.`
if(!r.isSupported)throw new Error(s)
fillLater(t(e),r.sizeBytes,()=>{const e=r.unpack()
if(void 0!==e)return e
throw n(s),new Error(s)})}return()=>{}})
await l()}(t,e,l),beforeDatabaseSetup:e=>{e.mkdirTree(`${$.CT.root}/wp-content/mu-plugins`),e.writeFile(`${$.CT.root}/wp-content/mu-plugins/rehearsal.php`,C)}}}),m=await g.getPrimaryPhp()
!function keepAfterErrors(e){const{dispatchEvent:t}=e,value=n=>{/^PHP\.run\(\) failed with exit code \d+\.$/.test(n.error?.message??"")||t.call(e,n)}
Object.defineProperty(e,"dispatchEvent",{value:value,enumerable:!1})}(m),function adaptDriver(e,t){replace(e,f,"for ( $i = 0; $i < 5; $i++ )","while ( false )")&&e.writeFile(`${u}/preload/0-${p}`,(0,r.readFileSync)((0,c.join)(t,p))),replace(e,_,h,`$added = $this->execute_sqlite_query(\n\t\t\tsprintf(\n\t\t\t\t"SELECT COLUMN_NAME, DATA_TYPE FROM %s WHERE table_schema = ? AND table_name = ? AND IS_NULLABLE = 'NO' AND COLUMN_DEFAULT IS NULL AND EXTRA = ''",\n\t\t\t\t$this->quote_sqlite_identifier( $this->information_schema_builder->get_table_name( $table_is_temporary, 'columns' ) )\n\t\t\t),\n\t\t\tarray( $this->get_saved_db_name(), $table_name )\n\t\t)->fetchAll( PDO::FETCH_KEY_PAIR );\n\t\tforeach ( array_diff_key( $added, array_flip( $column_map ) ) as $name => $type ) {\n\t\t\t$default = self::DATA_TYPE_IMPLICIT_DEFAULT_MAP[ $type ] ?? null;\n\t\t\tif ( null !== $default ) {\n\t\t\t\t$source = self::RESERVED_PREFIX . $name;\n\t\t\t\t$this->execute_sqlite_query( "ALTER TABLE $quoted_table_name ADD COLUMN " . $this->quote_sqlite_identifier( $source ) . ' ANY DEFAULT ' . $this->quote_sqlite_value( $default ) );\n\t\t\t\t$column_map[ $source ] = $name;\n\t\t\t}\n\t\t}\n\t\t${h}`)}(m,n),s.extensions&&function keepSettings(e){const{hotSwapPHPRuntime:t}=e,n=saveFolder(e,u,A),value=async r=>{await t.call(e,r),restoreFolder(e,u,n,A)}
Object.defineProperty(e,"hotSwapPHPRuntime",{value:value,enumerable:!1})}(m)
for(const e of(0,r.readdirSync)(n))m.writeFile(`${$.CT.folder}/${e}`,(0,r.readFileSync)((0,c.join)(n,e)))
return{handler:g,site:m,quicken:()=>void 0===d?m:function quickenSite(e,t){let n
const find=e=>(n?.path===e||(n={path:e,node:lookUp(t,e)}),n.node),is=(e,n)=>{const r=find(e)
return void 0!==r&&t[n](r.mode)},changing=e=>(...t)=>{n=void 0,e(...t)}
return{isSymlink:e=>is(e,"isLink"),isDir:e=>is(e,"isDir"),isFile:e=>is(e,"isFile"),readFileAsBuffer:t=>{const{contents:n,usedBytes:r=0}=find(t)??{}
return n instanceof Uint8Array&&n.length>=r?n.subarray(0,r):e.readFileAsBuffer(t)},listFiles:t=>e.listFiles(t),fileExists:t=>e.fileExists(t),readlink:t=>e.readlink(t),mkdirTree:changing(t=>e.mkdirTree(t)),rmdir:changing((t,n)=>e.rmdir(t,n)),symlink:changing((t,n)=>e.symlink(t,n)),unlink:changing(t=>e.unlink(t)),writeFile:changing((t,n)=>e.writeFile(t,n))}}(m,d)}}var L=n(1314),q=n.n(L),x=n(610),O=n.n(x),B=n(8474),D=n(7067),N=n.n(D),U=n(7030),M=n.n(U)
function takeNetwork(){isolate_replace(N(),["createServer"],()=>createDeafServer),isolate_replace(M(),["createServer"],()=>createDeafServer)
const ignore=function(){return this}
isolate_replace(M().Server.prototype,["listen"],()=>ignore),isolate_replace(q().Socket.prototype,["bind","connect","send"],()=>ignore),isolate_replace(M().Socket.prototype,["connect"],()=>function(){return this.destroy(explain("ECONNREFUSED"))})
const e=Object.keys(O()).filter(e=>/^(lookup|resolve|reverse)/.test(e))
isolate_replace(O(),e,()=>(...e)=>{const t=e.at(-1)
queueMicrotask(()=>t(explain("ENOTFOUND")))}),function replaceWaits(){isolate_replace(Reflect.get(globalThis,"WebAssembly"),["instantiate"],e=>function(t,n){for(const e of Object.values(n??{}))"__syscall_connect"in e&&Reflect.set(e,"__syscall_connect",()=>I),"emscripten_sleep"in e&&Reflect.set(e,"emscripten_sleep",()=>{})
return e.call(this,t,n)})}()}function createDeafServer(){const e=new B.EventEmitter
return Object.assign(e,{listen:(...t)=>{const n=t.at(-1)
return"function"==typeof n&&e.once("listening",n),queueMicrotask(()=>e.emit("listening")),e},close:t=>("function"==typeof t&&queueMicrotask(t),e),address:()=>({port:1})})}const I=-14
function isolate_replace(e,t,n){for(const r of t)Reflect.set(e,r,n(Reflect.get(e,r)))}function explain(e){return Object.assign(new Error("A rehearsal has no network."),{code:e})}var j=n(7598)
const H={output:"",log:""}
async function run(e,t,n){e.writeFile($.CT.args,JSON.stringify(n))
const{output:r,failure:s}=await listenTo(()=>e.run({scriptPath:`${$.CT.folder}/${t}`})),o=takeFile(e,$.CT.result,$.Xs)
return{reply:{failure:s,output:r,log:takeLog(e),result:o}}}const W=`The site answered with more than ${(0,i.Xq)($.Kf.body)}, which a rehearsal does not read.`
async function listenTo(e){try{const t=await e()
return{answer:t,output:readOutput(t)}}catch(e){const{response:t,source:n}=Object(e)
if(void 0===t)return{output:"",failure:(0,l.bD)(e)}
const r="php-wasm"===n?(0,l.bD)(e):void 0
return{answer:t,output:readOutput(t),failure:r}}}function readOutput({bytes:e}){return Buffer.from(e.subarray(0,$.$q)).toString("utf8")}function takeLog(e){const t=takeFile(e,$.CT.notes,$.$q/2),n=takeFile(e,$.CT.log,$.$q-Buffer.byteLength(t))
return e.writeFile($.CT.log,""),t+n.replaceAll(`] ${$.VS}`,"] ")}function takeFile(e,t,n=$.$q){if(!e.isFile(t))return""
const r=e.readFileAsBuffer(t)
return e.unlink(t),Buffer.from(r.subarray(0,n)).toString("utf8")}const{read:G,writeSync:V}=s(),{deserialize:z}=a()
async function readBytes(e){const t=Buffer.alloc(e)
for(let n=0;n<e;){const r=await new Promise(r=>{G($.L5,t,n,e-n,null,(e,t)=>r(null===e?t:0))})
if(0===r)return
n+=r}return t}const K=/^(?:_?stream(?!_wrap).*|buffer|events|path(?:\/.*)?|string_decoder|url|zlib)$/,X=["console","module","process"],refuse=()=>{throw new Error("A rehearsal does without this.")},Y={openSync:refuse,fstatSync:refuse,readSync:()=>0,closeSync:refuse},Z={crypto:["createHash"],dns:["lookup"],fs:["constants","existsSync","readFileSync",...Object.keys(Y)],http:["createServer"],net:["createServer","isIP"],os:["platform"],timers:["clearInterval","clearTimeout","setImmediate","setInterval","setTimeout"]},J=new Set(["_events","_eventsCount","_exiting","_fatalException","_maxListeners","binding","domain","arch","cwd","emitWarning","exit","exitCode","features","hrtime","memoryUsage","nextTick","noDeprecation","platform","reallyExit","release","uptime","version","versions"]),Q=["EventSource","WebSocket","fetch","localStorage","sessionStorage"]
function empty(e,t){for(const n of Reflect.ownKeys(e))t.includes(String(n))||Reflect.deleteProperty(e,n)||Reflect.set(e,n,refuse)}const{constants:ee,writeSync:te}=s()
for(const e of["wasm-tiering-budget=60000000","no-wasm-inlining","no-wasm-loop-unrolling","no-wasm-loop-peeling"])(0,o.setFlagsFromString)(`--${e}`)
Reflect.set(process,"binding",()=>({fs:ee}))
const ne=process.cpuUsage.bind(process),re=Reflect.get(process,"reallyExit").bind(process,1)
!function play({receive:e,answer:t,end:n,strip:r,readCpuMs:s}){takeNetwork()
const o=function sealModules(){const e=Reflect.get(globalThis,"WebAssembly"),{Module:t,compile:n,instantiate:r}=e,s=new Set
let o=!1
const check=e=>{const t=ArrayBuffer.isView(e)?new Uint8Array(e.buffer,e.byteOffset,e.byteLength):new Uint8Array(e),n=(0,j.createHash)("sha256").update(t).digest("hex")
if(o){if(!s.has(n))throw new Error("No further WebAssembly is compiled here.")}else s.add(n)}
return e.Module=new Proxy(t,{construct:(e,[t])=>(check(t),new e(t))}),Reflect.set(t.prototype,"constructor",e.Module),e.compile=(e,...t)=>(check(e),n(e,...t)),e.instantiate=(e,...n)=>(e instanceof t||check(e),r(e,...n)),delete e.compileStreaming,delete e.instantiateStreaming,()=>{o=!0}}(),a=function takeClock(){const{now:e}=Date
let[t,n]=[0,0]
return Date.now=()=>e()+t+n,{runAhead:async(e,t)=>{n=36e5*e
try{return await t()}finally{n=0}},letPass:()=>{t+=2e3}}}(),i=new Map
let u
const carryOut=async e=>{if("boot"===e.kind){u=await bootSite(e,function loadPlayground(e){const t=(0,c.join)(e,"node_modules"),n=(0,y.createRequire)((0,c.join)(t,"index.js")),r=n.resolve("fs-ext-extra-prebuilt")
n.cache[r]=Object.assign(new y.Module(r),{exports:m,loaded:!0})
const{loadNodeRuntime:s}=n("@php-wasm/node"),{bootWordPressAndRequestHandler:o}=n("@wp-playground/wordpress")
return{loadNodeRuntime:s,bootWordPressAndRequestHandler:o,sqliteZip:(0,c.join)(t,"@wp-playground","cli","sqlite-database-integration.zip")}}(e.playgroundFolder),n)
const{reply:t}=await run(u.site,"set-up.php",{}),s=e.walls??$.qh
s.modules&&o(),s.process&&r()
const a="true"===t.result?void 0:function explainSetUp({log:e,output:t,failure:n=""}){const r=(/PHP (?:Fatal|Parse) error: .*/.exec(e)?.[0]??t.replace(/<style.*?<\/style>|<[^>]*>/gs," ")).replace(/\s+/g," ").trim()||n
return`WordPress cannot be installed: ${r.slice(0,300)}`}(t)
return{reply:{...H,log:t.log,failure:a}}}if(void 0===u)throw new Error("No site was booted.")
const{handler:t,site:s,quicken:l}=u
switch(e.kind){case"run":return a.runAhead(e.hoursOn??0,()=>run(s,e.script,e.args))
case"request":return async function request(e,t,{url:n,cookie:r,form:s}){const o=void 0!==s,a={"user-agent":"Mozilla/5.0",...""===r?{}:{cookie:r},...o?{"content-type":"application/x-www-form-urlencoded"}:{}},i=o?"POST":"GET",{answer:l,output:c,failure:u}=await listenTo(()=>e.request({url:n,method:i,headers:a,body:s})),d=l?.headers.location?.[0],p=takeFile(t,$.CT.loaded),f=l?.httpStatusCode??0
return{reply:{failure:u,output:c,log:takeLog(t),status:f,location:d,loaded:p}}}(t,s,e)
case"exchange":return async function exchange(e,t,{url:n,method:r,headers:s,body:o}){const{answer:a,failure:i}=await listenTo(()=>e.request({url:n,method:r,headers:s,body:0===o.length?void 0:o})),l=takeFile(t,$.CT.unprinted),c={failure:i,output:"",log:takeLog(t),loaded:takeFile(t,$.CT.loaded)}
if(void 0===a)return{reply:c}
const{httpStatusCode:u,headers:d,bytes:p}=a
return p.length>$.Kf.body?{reply:{...c,failure:W}}:{reply:{...c,response:{status:u,headers:d,unprinted:l}},body:p}}(t,s,e)
case"put":return s.writeFile(`${$.CT.folder}/${e.name}`,e.bytes),{reply:H}
case"save":return i.set(e.name,saveFolder(l(),$.CT.root,k,i.values())),{reply:H}
case"restore":{const t=i.get(e.name)
if(void 0===t)throw new Error(`Nothing was saved as ${e.name}.`)
return a.letPass(),restoreFolder(l(),$.CT.root,t,k),takeLog(s),{reply:H}}}};(async()=>{for(;;){const n=await e()
if(void 0===n)break
const{reply:r,body:o}=await carryOut(n).catch(e=>({reply:{failure:(0,l.bD)(e),output:"",log:u?takeLog(u.site):""}}))
t({...r,spentMs:s()},o)}})().then(()=>n(),e=>n((0,l.bD)(e)))}({receive:async function receive(){const e=await readBytes(4),t=e&&await readBytes(e.readUInt32LE())
return t&&z(t)},answer:function answer(e,t=new Uint8Array){const n=Buffer.from(JSON.stringify(e)),r=Buffer.alloc(8)
r.writeUInt32LE(n.length,0),r.writeUInt32LE(t.length,4)
for(const e of[r,n,t])for(let t=0;t<e.length;)t+=V($.L5,e,t)},end:(e="")=>{te(2,e),re()},strip:function prepareStrip(e){const t=new Map,n=new Map,r=new Set,s=g(),o=s._load
let a=!1
s._load=function(e,...n){if(a)return t.has(e)?t.get(e):refuse()
const r=o.call(this,e,...n)
return t.set(e,r),r},(0,y.registerHooks)({resolve:(e,t,r)=>{const s=`${t.parentURL??""} ${e}`,o=n.get(s)??(a?refuse():r(e,t))
return n.set(s,o),{...o,shortCircuit:!0}}})
const i=e.getBuiltinModule("fs"),l={...i},watch=(e,t)=>{const n=l[e]
i[e]=(e,s)=>{if(!a)return r.add(e),n(e,s)
r.has(e)||refuse()
for(const e of t)i[e]=l[e]
try{return n(e,"string"==typeof s?s:void 0)}finally{for(const e of t)i[e]=Y[e]}}}
watch("existsSync",[]),watch("readFileSync",["openSync","fstatSync","readSync","closeSync"])
const c=y.syncBuiltinESMExports
return()=>{a=!0,Reflect.get(globalThis,"performance"),Object.assign(i,Y)
const t=y.builtinModules.filter(e=>!K.test(e)&&!X.includes(e)).map(t=>[e.getBuiltinModule(t),Z[t]??[]])
for(const[e,n]of t)empty(e,n)
!function stripLoader(e){for(const t of["_cache","_extensions","_pathCache"])empty(e[t],[])
empty(e,["_load","length","name","prototype"])
for(const t of["_compile","load"])e.prototype[t]=refuse}(s),function stripProcess(e){for(const t of Reflect.ownKeys(e))J.has(t)||Reflect.deleteProperty(e,t)
const t={write:()=>!0},n={argv:[],env:{},stdin:{fd:0},stdout:t,stderr:t}
for(const[t,r]of Object.entries(n))Reflect.defineProperty(e,t,{value:r,writable:!0,configurable:!0})}(e),function stripGlobals(){const{console:e}=globalThis
for(const t of Reflect.ownKeys(e))Reflect.defineProperty(e,t,{value:()=>{}})
for(const e of Q)Reflect.deleteProperty(globalThis,e)}(),c()}}(process),readCpuMs:()=>{const{user:e,system:t}=ne()
return(e+t)/1e3}})}),5597:((e,t,n)=>{n.d(t,{$q:()=>i,CT:()=>l,Kf:()=>o,L5:()=>s,Le:()=>p,VS:()=>c,Vo:()=>d,Xs:()=>a,gN:()=>f,ln:()=>u,qh:()=>r})
const r={extensions:!0,modules:!0,process:!0},s=3,o={json:67108864,body:128e6},a=16777216,i=1048576,l={url:"http://127.0.0.1:8080",root:"/wordpress",plugins:"/wordpress/wp-content/plugins",folder:"/rehearsal",log:"/rehearsal/debug.log",notes:"/rehearsal/notes.log",args:"/rehearsal/order.json",result:"/rehearsal/result.json",loaded:"/rehearsal/loaded.json",unprinted:"/rehearsal/unprinted.json",scene:"/rehearsal/scene.json"},c="REHEARSAL ",u=`${c}refused`,d=`${c}unscheduled`,p=`${c}stack`,f="libxml_use_internal_errors"})}

