export const id=221
export const ids=[221]
export const modules={1791:((e,t,n)=>{n.d(t,{Ii:()=>locateHeader,LE:()=>isPluginHeader,OF:()=>parsePluginHeader,W$:()=>findHeaderLines,W1:()=>findLostHeaders,eb:()=>isMainFile,q2:()=>r,qG:()=>readRequiredPlugins,tL:()=>findHiddenHeader})
const r=8192,i=Object.fromEntries(Object.entries({name:"Plugin Name",pluginUri:"Plugin URI",version:"Version",description:"Description",author:"Author",authorUri:"Author URI",textDomain:"Text Domain",domainPath:"Domain Path",network:"Network",requiresWordPress:"Requires at least",requiresPhp:"Requires PHP",updateUri:"Update URI",requiresPlugins:"Requires Plugins",siteWideOnly:"Site Wide Only"}).map(([e,t])=>[e,new RegExp(`^(?:[ \\t]*<\\?(?:php)?)?[ \\t/*#@]*${t}:(.*)$`,"gim")])),a=" \t\n\v\f\r",o=" \t\n\r\0\v"
function parsePluginHeader(e,t=r){const n=toText(e,t).replaceAll("\r","\n"),a=Object.entries(i).map(([e,t])=>{const[r]=n.matchAll(t)
return[e,cleanUp(r?.[1]??"")]})
return Object.fromEntries(a)}const s=10
function findHeaderLines(e,t,n=r){const a=toText(e,n)
return[...a.replaceAll("\r","\n").matchAll(i[t])].slice(0,s).map(({index:e})=>a.slice(0,e).split(/\r\n|\r|\n/).length)}function locateHeader(e,t){const[n]=toText(e,r).replaceAll("\r","\n").matchAll(i[t]),a=n?.[1]??"",o=Buffer.from(cleanUp(a)).toString("latin1"),s=a.indexOf(o)
if(void 0===n||""===o||s<0)return
const l=n.index+n[0].length-a.length+s
return{start:l,end:l+o.length}}function toText(e,t){return Buffer.from(e.subarray(0,t)).toString("latin1")}function isPluginHeader(e){return""!==e.name&&"0"!==e.name}function isMainFile(e){return isPluginHeader(parsePluginHeader(e.subarray(0,r)))}function cleanUp(e){if("0"===e)return""
const t=e.search(/\*\/|\?>/),n=t<0?e:trimEnd(e.slice(0,t),a),r=function trimStart(e,t){let n=0
for(;n<e.length&&t.includes(e.charAt(n));)n+=1
return e.slice(n)}(trimEnd(n,o),o)
return Buffer.from(r,"latin1").toString("utf8")}function trimEnd(e,t){let n=e.length
for(;n>0&&t.includes(e.charAt(n-1));)n-=1
return e.slice(0,n)}function readRequiredPlugins(e){const t=e.split(",").map(e=>e.trim()).filter(e=>""!==e),isSlug=e=>/^[a-z0-9]+(-[a-z0-9]+)*$/.test(e)
return{slugs:[...new Set(t.filter(isSlug))],dropped:t.filter(e=>!isSlug(e))}}const l=Buffer.from("\ufeff"),c=64
function findHiddenHeader(e){if(hasName(e))return
if(function decodeUtf16(e){if(!e.subarray(0,c).includes(0))return[]
const t=e.subarray(0,Math.min(2*r,e.length-e.length%2))
return[t,Buffer.from(t).swap16()].map(e=>Buffer.from(e.toString("utf16le").replace(/^\ufeff/,"")))}(e).some(e=>hasName(e)))return{why:"utf-16",line:1}
const t=removeMark(e)
if(void 0!==t&&hasName(t))return{why:"byte-order-mark",line:1}
if(!hasName(e,e.length))return
const[n=1]=findHeaderLines(e,"name",e.length)
return{why:"late",line:n}}const u=["name","version"]
function findLostHeaders(e,t){const n=removeMark(e),r=n&&parsePluginHeader(n),i=parsePluginHeader(e,e.length)
return u.flatMap(n=>{if(""===t[n]&&void 0!==r&&""!==r[n])return[{field:n,why:"byte-order-mark",line:1}]
if(i[n]===t[n])return[]
const[a=1]=findHeaderLines(e,n,e.length)
return[{field:n,why:findHeaderLines(e,n).length>0?"cut":"late",line:a}]})}function removeMark(e){const{length:t}=l
return e.subarray(0,t).equals(l)?e.subarray(t):void 0}function hasName(e,t=r){return/plugin name:/i.test(e.toString("latin1",0,t))&&isPluginHeader(parsePluginHeader(e,t))}}),1221:((e,t,n)=>{n.d(t,{findLocal:()=>findLocal})
var r=n(1455),i=n(6760),a=n(3492),o=n(5805),s=n(6376),l=n(6338),c=n(6237),u=n(6717),d=n(1811),f=n(1136),p=n(7672)
async function findLocal(e,t,a){const{cancellation:l,log:p}=a,h=await async function makeFolder(e){return(0,r.mkdtemp)((0,i.join)(e,"publish-wordpress-plugin-")).catch(e=>{throw new o.S1({code:"not-published",title:"No temporary folder",message:"A folder for temporary files cannot be created in `RUNNER_TEMP`.",hint:"Check disk space and permissions of the runner, and that `RUNNER_TEMP` names a folder.",cause:e})})}(a.temporaryFolder),removeFolder=()=>(0,r.rm)(h,{recursive:!0,force:!0,maxRetries:3})
try{const{path:r,name:m,isTemporary:g,directory:y,sha256:w}=await("path"===e.kind?async function findPath({path:e},t,r,a){const{resolveZipPath:o}=await n.e(231).then(n.bind(n,3231)),{kind:s,path:l,shown:c}=await o(e,r.workspace,createBreath(r))
return"directory"===s?zip({path:l,shown:c,zipPath:c},t,r,a):(r.log.info(`Package: ${c}`),{path:l,name:(0,i.basename)(l),isTemporary:!1,directory:void 0})}(e,t,a,h):async function findArtifact({name:e,runId:t},n,r,i){const a=await r.downloadArtifact({name:e,runId:t,repository:n.repository},i)
if("file"===a.kind)return{path:a.path,name:a.name,isTemporary:!0,directory:void 0}
const o={path:a.path,shown:`the artifact ${e}`}
return zip(o,{...n,slug:n.slug??e},r,i)}(e,t,a,h)),P=await(0,c.K)(r)
return"off"===t.packageChecks&&await async function assertZip(e,t){const n=await(0,s.C)(e)
if(void 0===n)return
throw await e.close(),new o.S1({code:"package",title:"Package cannot be published",message:`The package ${(0,u.AB)(t)} is ${n.what}.`,hint:n.fix})}(P,m),{kind:"local",name:m,path:r,sizeBytes:P.sizeBytes,isTemporary:g,directory:y,reader:P,readSha256:(0,d.Oo)(async()=>w??P.readSha256(l)),[Symbol.asyncDispose]:()=>(0,f.n)(async()=>{try{await P.close()}finally{await removeFolder()}},p)}}catch(e){throw await removeFolder().catch(()=>{}),e}}function createBreath({cancellation:e,clock:t}){return(0,a.$)(e,()=>t.now())}async function zip({path:e,shown:t,zipPath:r},{slug:a,packageChecks:o},s,c){const{log:u,workspace:d}=s,f=await(0,p.U)(e,{slug:a,zipPath:r,workspace:d,ownPaths:s.ownPaths,epochSeconds:s.sourceTime,folder:c,hasRepository:void 0!==r,yieldToEventLoop:createBreath(s),createContentScanner:"off"===o?void 0:await(s.loadContentScanner?.())}),h=(0,l.Xq)(f.sizeBytes),m=`${f.files} ${1===f.files?"file":"files"}`
if(u.info(`Zipped ${t}: ${m}, ${h}, in the folder ${f.folder}.`),f.leftOutCount>0){const e=".gitattributes"===f.rulesFile?" (`export-ignore` in `.gitattributes`)":""
u.info(`Left out of the ZIP: ${f.leftOutCount}${e}`)
for(const e of f.leftOut)u.info(`  ${e}`)}for(const{title:e,text:t}of f.notices)u.notice(e,t)
const g={slug:f.folder,sourceFolder:r,zipped:await(0,p.B)(f,{path:e,slug:a},d),leftOut:{names:f.leftOut,count:f.leftOutCount,rulesFile:f.rulesFile},seen:f.seen,readFiles:async t=>{const{readNamedFiles:r}=await n.e(618).then(n.bind(n,4618))
return r([e,(0,i.join)(e,f.folder)],t)}},{path:y,sha256:w}=f
return{path:y,name:`${f.folder}.zip`,isTemporary:!0,directory:g,sha256:w}}}),7672:((e,t,n)=>{n.d(t,{B:()=>describeSource,U:()=>zipPlugin})
var r=n(3024),i=n(6760),a=n(1791)
const o={files:2e4,fileBytes:2e8,totalBytes:1e9}
async function zipPlugin(e,{folder:t,...r}){const{zipDirectory:s}=await n.e(165).then(n.bind(n,8165))
return s(e,{...r,target:(0,i.join)(t,"package.zip"),maxima:o,isMainFile:a.eb,findHiddenHeader:a.tL})}async function describeSource({pluginPath:e,folder:t,rulesFile:a},{path:o,slug:s},l){const{findExportIgnoreLine:c,findRule:u,findSurroundings:d,readBuildSetup:f}=await n.e(165).then(n.bind(n,8165)),p=""===(0,i.relative)(l,o),h=d(e,l),m=void 0===s&&p&&t===(0,i.basename)(o)
return{isWrapped:""===(0,i.relative)(o,e),findRule:t=>(0,r.existsSync)((0,i.join)(e,t))?(t=>".gitattributes"===a?c(e,t):u(e,t,h))(t):void 0,rulesFile:a,isNamedByWorkspace:m,setup:await f(e,h)}}})}

