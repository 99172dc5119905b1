export const id=136
export const ids=[136]
export const modules={4136:(e,t,n)=>{var r=n(3024),s=n.n(r),o=n(8877),a=n.n(o),i=n(6338),l=n(5805),c=n(6760),u=n(5597),f=n(8995),p=n.n(f)
const ignore=()=>{},d={constants:{},flockSync:ignore,fcntlSync:ignore,lockFileExSync:ignore,unlockFileExSync:ignore}
function quickenLookUps({FS:e}){const{lookupPath:t}=e
e.lookupPath=(n,r={})=>function lookUpPlain(e,t,n){if(_.test(t))return
let r=e.root
for(let s=1;;){const o=t.indexOf("/",s),a=-1===o,i=a?t.slice(s):t.slice(s,o)
if(a&&!0===n.parent)return{path:t.slice(0,Math.max(1,s-1)),node:r}
try{r=e.lookupNode(r,i)}catch(e){if(a&&!0===n.noent_okay&&44===e.errno)return{path:t}
throw e}if(e.isMountpoint(r)||e.isLink(r.mode))return
if(a)return{path:t,node:r}
s=o+1}}(e,n,r)??t.call(e,n,r)}const _=/^(?!\/)|\/\.{0,2}(?:\/|$)/
const h=new RegExp(`^${u.CT.root}/(?:wp-admin|wp-includes|wp-content/themes)$`),$={entries:1e5,bytes:5e8}
function saveFolder(e,t,n,r=[],s=$){const o=[],a=new Map,l=new Map,c=[...r]
let u={...s}
const take=(e,t)=>{if(u={entries:u.entries-e,bytes:u.bytes-t},u.entries>=0&&u.bytes>=0)return
const n=`${s.entries.toLocaleString("en")} files and folders, and ${(0,i.Xq)(s.bytes)}`
throw new Error(`The site of the plugin holds more than a rehearsal can save: ${n}.`)},visit=t=>{for(const r of e.listFiles(t)){const s=`${t}/${r}`
if(!n.test(s))if(take(1,s.length),e.isSymlink(s))l.set(s,e.readlink(s))
else if(e.isDir(s))o.push(s),visit(s)
else if(e.isFile(s)){const t=e.readFileAsBuffer(s)
take(0,t.length),a.set(s,findSame(s,t,c)??t)}}}
return visit(t),{folders:o,files:a,links:l}}function findSame(e,t,n){for(const{files:r}of n){const n=r.get(e)
if(n?.length===t.length&&0===Buffer.compare(n,t))return n}}function restoreFolder(e,t,{folders:n,files:r,links:s},o){const a=new Set(n),visit=t=>{for(const n of e.listFiles(t)){const i=`${t}/${n}`
o.test(i)||(e.isSymlink(i)?s.get(i)!==e.readlink(i)&&e.unlink(i):e.isDir(i)?a.has(i)?visit(i):remove(e,i):r.has(i)||e.unlink(i))}}
visit(t)
for(const t of n)e.mkdirTree(t)
for(const[t,n]of r)e.isFile(t)&&0===Buffer.compare(e.readFileAsBuffer(t),n)||e.writeFile(t,n)
for(const[t,n]of s)e.fileExists(t)||e.symlink(n,t)}function remove(e,t){for(const n of e.listFiles(t)){const r=`${t}/${n}`
e.isSymlink(r)||!e.isDir(r)?e.unlink(r):remove(e,r)}e.rmdir(t,{recursive:!1})}var g=n(4244)
function fillLater(e,t,n){const{stream_ops:r}=e
e.usedBytes=t,e.stream_ops={...r,open:()=>{e.stream_ops=r,e.usedBytes>0&&(e.contents=n())}}}const y={WP_DEBUG:!0,WP_DEBUG_LOG:u.CT.log,WP_DEBUG_DISPLAY:!1,WP_HTTP_BLOCK_EXTERNAL:!0,DISABLE_WP_CRON:!0,FS_METHOD:"direct",GLOB_BRACE:0},m={error_log:u.CT.log,log_errors:"1","opcache.revalidate_freq":"0","opcache.file_update_protection":"1","opcache.max_accelerated_files":"10000","opcache.optimization_level":String(2147393311),short_open_tag:"0"},w={"opcache.file_cache_only":"0","opcache.file_cache":""},b={"opcache.file_cache_consistency_checks":"0"},k=["7.4","8.0"],S={enable_dl:"0"},E="/internal/shared",T=/^\/internal\/shared\/(?:opcache$|[^/]*\.dat$)/,R=`<?php\nclearstatcache( true );\nadd_filter( 'pre_wp_mail', '__return_true' );\nadd_filter( 'wp_hash_password_options', function () { return array( 'cost' => 4 ); } );\nadd_filter( 'block_local_requests', '__return_true' );\n$_SERVER += array( 'SERVER_PROTOCOL' => 'HTTP/1.1' );\nadd_filter(\n\t'pre_http_request',\n\tfunction ( $answer, $request, $url ) {\n\t\t$host = (string) parse_url( $url, PHP_URL_HOST );\n\t\tif ( false === $answer && ! preg_match( '/(^|[.])wordpress[.]org$|^127[.]0[.]0[.]1$/', $host ) ) {\n\t\t\trehearsal_log( "${u.ln} $host" );\n\t\t}\n\t\treturn $answer;\n\t},\n\tPHP_INT_MAX,\n\t3\n);\nfunction rehearsal_log( $line ) {\n\tfile_put_contents( '${u.CT.log}', '[' . gmdate( 'd-M-Y H:i:s' ) . " UTC] $line\\n", FILE_APPEND );\n}\nset_error_handler(\n\tfunction ( $type, $text, $file, $line ) {\n\t\tstatic $seen   = array();\n\t\tstatic $counts = array();\n\t\t$place            = "$file:$line";\n\t\t$seen            += array( $place => array() );\n\t\t$counts[ $place ] = isset( $counts[ $place ] ) ? $counts[ $place ] + 1 : 1;\n\t\tif ( error_reporting() & $type && $counts[ $place ] <= 200 && count( $seen[ $place ] ) < 5 ) {\n\t\t\t$files = array_unique( preg_grep( '~^${u.CT.plugins}/~', array_column( debug_backtrace( DEBUG_BACKTRACE_IGNORE_ARGS ), 'file' ) ) );\n\t\t\t// Which others there are is not known from here on.\n\t\t\t$stack = 200 === $counts[ $place ] || 4 === count( $seen[ $place ] ) ? '?' : implode( "\t", $files );\n\t\t\tif ( ! in_array( $stack, $seen[ $place ], true ) ) {\n\t\t\t\t$seen[ $place ][] = $stack;\n\t\t\t\trehearsal_log( "${u.Le} $place\t$stack" );\n\t\t\t}\n\t\t}\n\t\treturn false;\n\t}\n);\nfunction rehearsal_task_names( $tasks ) {\n\treturn array_keys( array_merge( array(), ...array_values( array_filter( (array) $tasks, 'is_array' ) ) ) );\n}\nadd_action(\n\t'update_option_cron',\n\tfunction ( $before, $after ) {\n\t\tforeach ( array_diff( rehearsal_task_names( $before ), rehearsal_task_names( $after ) ) as $name ) {\n\t\t\trehearsal_log( "${u.Vo} $name" );\n\t\t}\n\t},\n\t10,\n\t2\n);\nfunction rehearsal_missing( $scripts, $handle, &$seen ) {\n\tif ( isset( $seen[ $handle ] ) ) {\n\t\treturn array();\n\t}\n\t$seen[ $handle ] = true;\n\tif ( ! isset( $scripts->registered[ $handle ] ) ) {\n\t\treturn array( (string) $handle );\n\t}\n\t$missing = array();\n\tforeach ( $scripts->registered[ $handle ]->deps as $dependency ) {\n\t\t$missing = array_merge( $missing, rehearsal_missing( $scripts, $dependency, $seen ) );\n\t}\n\treturn $missing;\n}\nfunction rehearsal_unprinted( $scripts ) {\n\t$unprinted = array();\n\tforeach ( array_diff( $scripts->queue, $scripts->done ) as $handle ) {\n\t\t$seen    = array();\n\t\t$missing = isset( $scripts->registered[ $handle ] ) ? rehearsal_missing( $scripts, $handle, $seen ) : array();\n\t\tif ( $missing ) {\n\t\t\t$unprinted[] = array( (string) $handle, (string) $scripts->registered[ $handle ]->src, $missing );\n\t\t}\n\t}\n\treturn $unprinted;\n}\nfunction rehearsal_log_death() {\n\t$error = error_get_last();\n\tif ( null === $error || ! in_array( $error['type'], array( E_ERROR, E_PARSE, E_CORE_ERROR, E_COMPILE_ERROR, E_USER_ERROR, E_RECOVERABLE_ERROR ), true ) ) {\n\t\treturn;\n\t}\n\t$log = is_file( '${u.CT.log}' ) ? file_get_contents( '${u.CT.log}' ) : '';\n\tif ( false === strpos( $log, strtok( $error['message'], "\n" ) ) ) {\n\t\t$text = sprintf( '[%s UTC] PHP Fatal error:  %s in %s on line %d', gmdate( 'd-M-Y H:i:s' ), $error['message'], $error['file'], $error['line'] );\n\t\tfile_put_contents( '${u.CT.log}', "$text\n", FILE_APPEND );\n\t}\n}\nadd_action(\n\t'doing_it_wrong_run',\n\tfunction ( $function, $message ) {\n\t\tforeach ( debug_backtrace( DEBUG_BACKTRACE_IGNORE_ARGS ) as $call ) {\n\t\t\tif ( isset( $call['file'] ) && 0 === strpos( $call['file'], '${u.CT.plugins}/' ) ) {\n\t\t\t\t$text = sprintf( '[%s UTC] PHP Notice:  WordPress says that %s was called incorrectly: %s in %s on line %d', gmdate( 'd-M-Y H:i:s' ), $function, strtok( wp_strip_all_tags( $message ), "\n" ), $call['file'], $call['line'] );\n\t\t\t\tfile_put_contents( '${u.CT.log}', "$text\n", FILE_APPEND );\n\t\t\t\tbreak;\n\t\t\t}\n\t\t}\n\t},\n\t10,\n\t2\n);\nfunction rehearsal_set_scene( $scene ) {\n\tif ( ! empty( $scene['classic'] ) ) {\n\t\tadd_filter( 'use_block_editor_for_post', '__return_false', 100 );\n\t}\n\tif ( ! empty( $scene['locale'] ) ) {\n\t\tadd_filter( 'locale', function () use ( $scene ) { return $scene['locale']; }, 1 );\n\t}\n\tif ( ! empty( $scene['https'] ) ) {\n\t\t$_SERVER['HTTPS'] = 'on';\n\t\t$to_https         = function ( $url ) { return str_replace( 'http://', 'https://', $url ); };\n\t\tadd_filter( 'option_home', $to_https, 99 );\n\t\tadd_filter( 'option_siteurl', $to_https, 99 );\n\t}\n}\nrehearsal_set_scene( is_file( '${u.CT.scene}' ) ? json_decode( file_get_contents( '${u.CT.scene}' ), true ) : array() );\nregister_shutdown_function(\n\tfunction () {\n\t\trehearsal_log_death();\n\t\tregister_shutdown_function( 'rehearsal_log_death' );\n\t\t$loaded = array();\n\t\tforeach ( get_included_files() as $file ) {\n\t\t\tif ( preg_match( '~^${u.CT.plugins}/([^/]+)/~', $file, $match ) ) {\n\t\t\t\t$loaded[ $match[1] ] = isset( $loaded[ $match[1] ] ) ? $loaded[ $match[1] ] + 1 : 1;\n\t\t\t}\n\t\t}\n\t\tfile_put_contents( '${u.CT.loaded}', json_encode( $loaded ) );\n\t\tif ( isset( $GLOBALS['wp_scripts'] ) && did_action( 'wp_print_footer_scripts' ) + did_action( 'admin_print_footer_scripts' ) ) {\n\t\t\tfile_put_contents( '${u.CT.unprinted}', json_encode( rehearsal_unprinted( $GLOBALS['wp_scripts'] ) ) );\n\t\t}\n\t}\n);\n`
async function bootSite({php:e,wordpressZip:t,scriptFolder:n,walls:s=u.qh},{loadNodeRuntime:o,bootWordPressAndRequestHandler:a,sqliteZip:i},l){let f=0
const p=await a({createPhpRuntime:()=>{f+=1
return o(e,{withIntl:!0,emscriptenOptions:{processId:f,thisProgram:"/php",bindUserSpace:void 0,preRun:[quickenLookUps]}})},phpVersion:e,maxPhpInstances:1,siteUrl:u.CT.url,sapiName:"uwsgi",cookieStore:!1,constants:y,phpIniEntries:{...m,...k.includes(e)?b:w,...s.extensions?S:{},disable_functions:[..."7.4"===e?[u.gN]:[],...s.extensions?["dl"]:[]].join()},createFiles:{[u.CT.folder]:{"debug.log":""}},wordpressInstallMode:"do-not-attempt-installing",sqliteIntegrationPluginZip:new File([(0,r.readFileSync)(i)],(0,c.basename)(i)),hooks:{beforeWordPressFiles:e=>async function unpackWordPress(e,t,n){const s=await(0,g.A)((0,r.readFileSync)(e)),o=s.map(({path:e})=>/^([^/]+\/)?wp-includes\/version\.php$/.exec(e)),a=o.find(e=>null!==e)?.[1]??"",i=new Map
for(const e of s)!e.isFolder&&e.path.startsWith(a)&&i.set(`${u.CT.root}/${e.path.slice(a.length)}`,e)
for(const e of new Set([...i.keys()].map(e=>e.slice(0,e.lastIndexOf("/")))))t.mkdirTree(e)
const l=await t.mount(u.CT.root,(e,{create:t})=>{for(const[e,r]of i){const s=`The ZIP of WordPress is damaged, in ${r.path}.`
if(!r.isSupported)throw new Error(s)
fillLater(t(e),r.sizeBytes,()=>{const e=r.unpack()
if(void 0!==e)return e
throw n(s),new Error(s)})}return()=>{}})
await l()}(t,e,l),beforeDatabaseSetup:e=>{e.mkdirTree(`${u.CT.root}/wp-content/mu-plugins`),e.writeFile(`${u.CT.root}/wp-content/mu-plugins/rehearsal.php`,R)}}}),d=await p.getPrimaryPhp()
!function keepAfterErrors(e){const{dispatchEvent:t}=e,value=n=>{/^PHP\.run\(\) failed with exit code \d+\.$/.test(n.error?.message??"")||t.call(e,n)}
Object.defineProperty(e,"dispatchEvent",{value:value,enumerable:!1})}(d),function giveParser(e,t){const n=e.isFile(v)?e.readFileAsText(v):""
if(!n.includes(F))return
e.writeFile(v,n.replace(F,"while ( false )")),e.writeFile(`${E}/preload/0-${P}`,(0,r.readFileSync)((0,c.join)(t,P)))}(d,n),s.extensions&&function keepSettings(e){const{hotSwapPHPRuntime:t}=e,n=saveFolder(e,E,T),value=async r=>{await t.call(e,r),restoreFolder(e,E,n,T)}
Object.defineProperty(e,"hotSwapPHPRuntime",{value:value,enumerable:!1})}(d)
for(const e of(0,r.readdirSync)(n))d.writeFile(`${u.CT.folder}/${e}`,(0,r.readFileSync)((0,c.join)(n,e)))
return{handler:p,site:d}}const P="mysql-parser.php",v=`${E}/sqlite-database-integration/wp-includes/database/parser/class-wp-parser-grammar.php`,F="for ( $i = 0; $i < 5; $i++ )"
var C=n(1314),x=n.n(C),O=n(610),L=n.n(O),A=n(8474),B=n(7067),q=n.n(B),M=n(7030),N=n.n(M)
function takeNetwork(){replace(q(),["createServer"],()=>createDeafServer),replace(N(),["createServer"],()=>createDeafServer)
const ignore=function(){return this}
replace(N().Server.prototype,["listen"],()=>ignore),replace(x().Socket.prototype,["bind","connect","send"],()=>ignore),replace(N().Socket.prototype,["connect"],()=>function(){return this.destroy(explain("ECONNREFUSED"))})
const e=Object.keys(L()).filter(e=>/^(lookup|resolve|reverse)/.test(e))
replace(L(),e,()=>(...e)=>{const t=e.at(-1)
queueMicrotask(()=>t(explain("ENOTFOUND")))}),function replaceWaits(){replace(Reflect.get(globalThis,"WebAssembly"),["instantiate"],e=>function(t,n){for(const e of Object.values(n??{}))"__syscall_connect"in e&&Reflect.set(e,"__syscall_connect",()=>U),"emscripten_sleep"in e&&Reflect.set(e,"emscripten_sleep",()=>{})
return e.call(this,t,n)})}()}function createDeafServer(){const e=new A.EventEmitter
return Object.assign(e,{listen:(...t)=>{const n=t.at(-1)
return"function"==typeof n&&e.once("listening",n),queueMicrotask(()=>e.emit("listening")),e},close:t=>("function"==typeof t&&queueMicrotask(t),e),address:()=>({port:1})})}const U=-14
function replace(e,t,n){for(const r of t)Reflect.set(e,r,n(Reflect.get(e,r)))}function explain(e){return Object.assign(new Error("A rehearsal has no network."),{code:e})}var D=n(7598)
const I={output:"",log:""}
async function run(e,t,n){e.writeFile(u.CT.args,JSON.stringify(n))
const{output:r,failure:s}=await listenTo(()=>e.run({scriptPath:`${u.CT.folder}/${t}`})),o=takeFile(e,u.CT.result,u.Xs)
return{reply:{failure:s,output:r,log:takeLog(e),result:o}}}const H=`The site answered with more than ${(0,i.Xq)(u.Kf.body)}, which a rehearsal does not read.`
async function listenTo(e){try{const t=await e()
return{answer:t,output:readOutput(t)}}catch(e){const{response:t,source:n}=Object(e)
if(void 0===t)return{output:"",failure:(0,l.bD)(e)}
const r="php-wasm"===n?(0,l.bD)(e):void 0
return{answer:t,output:readOutput(t),failure:r}}}function readOutput({bytes:e}){return Buffer.from(e.subarray(0,u.$q)).toString("utf8")}function takeLog(e){const t=takeFile(e,u.CT.log)
return e.writeFile(u.CT.log,""),t}function takeFile(e,t,n=u.$q){if(!e.isFile(t))return""
const r=e.readFileAsBuffer(t)
return e.unlink(t),Buffer.from(r.subarray(0,n)).toString("utf8")}const{read:j,writeSync:W}=s(),{deserialize:G}=a()
async function readBytes(e){const t=Buffer.alloc(e)
for(let n=0;n<e;){const r=await new Promise(r=>{j(u.L5,t,n,e-n,null,(e,t)=>r(null===e?t:0))})
if(0===r)return
n+=r}return t}const K=/^(?:_?stream(?!_wrap).*|buffer|events|path(?:\/.*)?|string_decoder|url|zlib)$/,V=["console","module","process"],refuse=()=>{throw new Error("A rehearsal does without this.")},z={openSync:refuse,fstatSync:refuse,readSync:()=>0,closeSync:refuse},X={crypto:["createHash"],dns:["lookup"],fs:["constants","existsSync","readFileSync",...Object.keys(z)],http:["createServer"],net:["createServer","isIP"],os:["platform"],timers:["clearInterval","clearTimeout","setImmediate","setInterval","setTimeout"]},Z=new Set(["_events","_eventsCount","_exiting","_fatalException","_maxListeners","binding","domain","arch","cwd","emitWarning","exit","exitCode","features","hrtime","memoryUsage","nextTick","noDeprecation","platform","reallyExit","release","uptime","version","versions"]),Y=["EventSource","WebSocket","fetch","localStorage","sessionStorage"]
function empty(e,t){for(const n of Reflect.ownKeys(e))t.includes(String(n))||Reflect.deleteProperty(e,n)||Reflect.set(e,n,refuse)}const{constants:J,writeSync:Q}=s()
for(const e of["wasm-tiering-budget=60000000","no-wasm-inlining","no-wasm-loop-unrolling","no-wasm-loop-peeling"])(0,o.setFlagsFromString)(`--${e}`)
Reflect.set(process,"binding",()=>({fs:J}))
const ee=Reflect.get(process,"reallyExit").bind(process,1)
!function play({receive:e,answer:t,end:n,strip:r}){takeNetwork()
const s=function sealModules(){const e=Reflect.get(globalThis,"WebAssembly"),{Module:t,compile:n,instantiate:r}=e,s=new Set
let o=!1
const check=e=>{const t=ArrayBuffer.isView(e)?new Uint8Array(e.buffer,e.byteOffset,e.byteLength):new Uint8Array(e),n=(0,D.createHash)("sha256").update(t).digest("hex")
if(o){if(!s.has(n))throw new Error("No further WebAssembly is compiled here.")}else s.add(n)}
return e.Module=new Proxy(t,{construct:(e,[t])=>(check(t),new e(t))}),Reflect.set(t.prototype,"constructor",e.Module),e.compile=(e,...t)=>(check(e),n(e,...t)),e.instantiate=(e,...n)=>(e instanceof t||check(e),r(e,...n)),delete e.compileStreaming,delete e.instantiateStreaming,()=>{o=!0}}(),o=new Map
let a
const carryOut=async e=>{if("boot"===e.kind){a=await bootSite(e,function loadPlayground(e){const t=(0,c.join)(e,"node_modules"),n=(0,f.createRequire)((0,c.join)(t,"index.js")),r=n.resolve("fs-ext-extra-prebuilt")
n.cache[r]=Object.assign(new f.Module(r),{exports:d,loaded:!0})
const{loadNodeRuntime:s}=n("@php-wasm/node"),{bootWordPressAndRequestHandler:o}=n("@wp-playground/wordpress")
return{loadNodeRuntime:s,bootWordPressAndRequestHandler:o,sqliteZip:(0,c.join)(t,"@wp-playground","cli","sqlite-database-integration.zip")}}(e.playgroundFolder),n)
const{reply:t}=await run(a.site,"set-up.php",{}),o=e.walls??u.qh
o.modules&&s(),o.process&&r()
const i="true"===t.result?void 0:function explainSetUp({log:e,output:t,failure:n=""}){const r=(/PHP (?:Fatal|Parse) error: .*/.exec(e)?.[0]??t.replace(/<style.*?<\/style>|<[^>]*>/gs," ")).replace(/\s+/g," ").trim()||n
return`WordPress cannot be installed: ${r.slice(0,300)}`}(t)
return{reply:{...I,log:t.log,failure:i}}}if(void 0===a)throw new Error("No site was booted.")
const{handler:t,site:i}=a
switch(e.kind){case"run":return run(i,e.script,e.args)
case"request":return async function request(e,t,{url:n,cookie:r,form:s}){const o=void 0!==s,a={"user-agent":"Mozilla/5.0",...""===r?{}:{cookie:r},...o?{"content-type":"application/x-www-form-urlencoded"}:{}},i=o?"POST":"GET",{answer:l,output:c,failure:f}=await listenTo(()=>e.request({url:n,method:i,headers:a,body:s})),p=l?.headers.location?.[0],d=takeFile(t,u.CT.loaded),_=l?.httpStatusCode??0
return{reply:{failure:f,output:c,log:takeLog(t),status:_,location:p,loaded:d}}}(t,i,e)
case"exchange":return async function exchange(e,t,{url:n,method:r,headers:s,body:o}){const{answer:a,failure:i}=await listenTo(()=>e.request({url:n,method:r,headers:s,body:0===o.length?void 0:o})),l=takeFile(t,u.CT.unprinted),c={failure:i,output:"",log:takeLog(t),loaded:takeFile(t,u.CT.loaded)}
if(void 0===a)return{reply:c}
const{httpStatusCode:f,headers:p,bytes:d}=a
return d.length>u.Kf.body?{reply:{...c,failure:H}}:{reply:{...c,response:{status:f,headers:p,unprinted:l}},body:d}}(t,i,e)
case"put":return i.writeFile(`${u.CT.folder}/${e.name}`,e.bytes),{reply:I}
case"save":return o.set(e.name,saveFolder(i,u.CT.root,h,o.values())),{reply:I}
case"restore":{const t=o.get(e.name)
if(void 0===t)throw new Error(`Nothing was saved as ${e.name}.`)
return restoreFolder(i,u.CT.root,t,h),takeLog(i),{reply:I}}}};(async()=>{for(;;){const n=await e()
if(void 0===n)break
const{reply:r,body:s}=await carryOut(n).catch(e=>({reply:{failure:(0,l.bD)(e),output:"",log:a?takeLog(a.site):""}}))
t(r,s)}})().then(()=>n(),e=>n((0,l.bD)(e)))}({receive:async function receive(){const e=await readBytes(4),t=e&&await readBytes(e.readUInt32LE())
return t&&G(t)},answer:function answer(e,t=new Uint8Array){const n=Buffer.from(JSON.stringify(e)),r=Buffer.alloc(8)
r.writeUInt32LE(n.length,0),r.writeUInt32LE(t.length,4)
for(const e of[r,n,t])for(let t=0;t<e.length;)t+=W(u.L5,e,t)},end:(e="")=>{Q(2,e),ee()},strip:function prepareStrip(e){const t=new Map,n=new Map,r=new Set,s=p(),o=s._load
let a=!1
s._load=function(e,...n){if(a)return t.has(e)?t.get(e):refuse()
const r=o.call(this,e,...n)
return t.set(e,r),r},(0,f.registerHooks)({resolve:(e,t,r)=>{const s=`${t.parentURL??""} ${e}`,o=n.get(s)??(a?refuse():r(e,t))
return n.set(s,o),{...o,shortCircuit:!0}}})
const i=e.getBuiltinModule("fs"),l={...i},watch=(e,t)=>{const n=l[e]
i[e]=(e,s)=>{if(!a)return r.add(e),n(e,s)
r.has(e)||refuse()
for(const e of t)i[e]=l[e]
try{return n(e,"string"==typeof s?s:void 0)}finally{for(const e of t)i[e]=z[e]}}}
watch("existsSync",[]),watch("readFileSync",["openSync","fstatSync","readSync","closeSync"])
const c=f.syncBuiltinESMExports
return()=>{a=!0,Reflect.get(globalThis,"performance"),Object.assign(i,z)
const t=f.builtinModules.filter(e=>!K.test(e)&&!V.includes(e)).map(t=>[e.getBuiltinModule(t),X[t]??[]])
for(const[e,n]of t)empty(e,n)
!function stripLoader(e){for(const t of["_cache","_extensions","_pathCache"])empty(e[t],[])
empty(e,["_load","length","name","prototype"])
for(const t of["_compile","load"])e.prototype[t]=refuse}(s),function stripProcess(e){for(const t of Reflect.ownKeys(e))Z.has(t)||Reflect.deleteProperty(e,t)
const t={write:()=>!0},n={argv:[],env:{},stdin:{fd:0},stdout:t,stderr:t}
for(const[t,r]of Object.entries(n))Reflect.defineProperty(e,t,{value:r,writable:!0,configurable:!0})}(e),function stripGlobals(){const{console:e}=globalThis
for(const t of Reflect.ownKeys(e))Reflect.defineProperty(e,t,{value:()=>{}})
for(const e of Y)Reflect.deleteProperty(globalThis,e)}(),c()}}(process)})}}

