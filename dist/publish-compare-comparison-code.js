export const id=371
export const ids=[371]
export const modules={1171:((e,t,n)=>{n.d(t,{BU:()=>partOf,Ft:()=>isSame,Hl:()=>findDifference,_J:()=>indexFiles,rX:()=>findFileChanges})
var i=n(5388)
function findFileChanges(e,t){const[n,i]=[indexFiles(e.files),indexFiles(t.files)]
return{added:t.files.filter(({path:e})=>!n.has(e)).map(({path:e})=>e),removed:e.files.filter(({path:e})=>!i.has(e)).map(({path:e})=>e),changed:t.files.filter(e=>function isOther(e,{sizeBytes:t,crc32:n}){return void 0!==e&&(e.sizeBytes!==t||e.crc32!==n)}(n.get(e.path),e)).map(({path:e})=>e)}}function findDifference(e,t){const{added:n,removed:i,changed:s}=findFileChanges(e,t),a={added:sortPaths(n),removed:sortPaths(i),changed:sortPaths(s)}
return{from:e,to:t,...a,parts:groupByPart(e,t,a),headers:listHeaderChanges(e,t),packedBytes:{from:e.sizeBytes,to:t.sizeBytes},unpackedBytes:{from:sumBytes(e.files),to:sumBytes(t.files)}}}function isSame({added:e,removed:t,changed:n}){return e.length+t.length+n.length===0}function partOf(e){return e.slice(0,e.indexOf("/")+1)}function indexFiles(e){return new Map(e.map(e=>[e.path,e]))}function sumBytes(e){return e.reduce((e,{sizeBytes:t})=>e+t,0)}function sortPaths(e){return(0,i.n2)(e,e=>e)}function groupByPart(e,t,{added:n,removed:i,changed:s}){const[a,r]=[e,t].map(({files:e})=>Map.groupBy(e,({path:e})=>partOf(e))),[o,d,c]=[n,i,s].map(e=>Map.groupBy(e,partOf))
return sortPaths([...new Set([...n,...i,...s].map(partOf))]).map(e=>{const[t,n]=[a?.get(e)??[],r?.get(e)??[]]
return{name:e,added:o?.get(e)??[],removed:d?.get(e)??[],changed:c?.get(e)??[],files:{from:t.length,to:n.length},unpackedBytes:{from:sumBytes(t),to:sumBytes(n)}}})}const s=[["version","Version"],["name","Plugin Name"],["requiresWordPress","Requires at least"],["requiresPhp","Requires PHP"],["requiresPlugins","Requires Plugins"],["updateUri","Update URI"],["textDomain","Text Domain"],["domainPath","Domain Path"],["network","Network"],["pluginUri","Plugin URI"],["author","Author"],["authorUri","Author URI"],["description","Description"]]
function listHeaderChanges(e,t){return[{label:"Folder",from:e.folder,to:t.folder},{label:"Main file",from:e.mainFile,to:t.mainFile},...s.map(([n,i])=>({label:i,from:e.header[n],to:t.header[n]})),{label:"Tested up to",from:e.readme?.tested??"",to:t.readme?.tested??""}].filter(e=>e.from!==e.to)}}),5371:((e,t,n)=>{n.d(t,{Missed:()=>d.g3,comparePackages:()=>comparePackages,createOpener:()=>d.o4,createServedInspection:()=>createServedInspection})
var i=n(9733),s=n(6103),a=n(5805),r=n(6717),o=n(4948),d=n(255),c=n(423)
async function comparePackages({snapshot:e,readSha256:t,findMentions:n},{live:i,isDryRun:s},{send:a,clock:o,downloads:l,reader:h,onRead:f,...u}){if(void 0===e)return notCompared("no plugin was found in this package")
const g={...u,limits:(0,c.r5)(a,o,l)}
try{if(void 0===i){const{opened:i,name:a,tag:o}=await(0,d.Ok)(g),c={what:`release ${(0,r.AB)(o)} on GitHub`,isDryRun:s,findMentions:n},l=await compareWith(i,{to:e,readSha256:t,name:a,terms:c,reader:h})
return l.isCompared?{...l,findings:l.findings.map(soften)}:l}const{opened:a,name:o}=await(0,d.oR)(i,g),{version:c,mainFile:l}=i,u=`the live version ${(0,r.AB)(c)}`,m={to:e,readSha256:t,name:o,terms:{what:u,isDryRun:s,findMentions:n},reader:h,version:c,mainFile:l,onRead:f}
return await compareWith(a,m)}catch(e){const t=e instanceof d.g3&&e.isSame
return{...notCompared(explainMiss(e)),...t&&{isSame:t}}}}async function compareWith({file:e,sha256:t,finalUrl:n,headers:i,close:s},{to:a,readSha256:o,name:d,terms:c,reader:l,version:h,mainFile:f=a.mainFile,onRead:u}){try{const s=await l.readSnapshot(e,[f,a.mainFile])
u?.({file:{url:n,headers:i},snapshot:s})
const{version:g}=s.header
return s.sizeBytes===a.sizeBytes&&t===await o()?{...notCompared(`${d} is identical to this package`),isSame:!0}:void 0===h&&isAnotherPlugin(s,a)?notCompared(`${d} belongs to another plugin, ${(0,r.AB)(s.folder)}`):void 0!==h&&g!==h?notCompared(`${d} says version ${(0,r.AB)(g)}, and ${(0,r.AB)(h)} is live`):await l.compareSnapshots(s,a,c)}catch(e){return notCompared(explainMiss(e,d))}finally{await s().catch(()=>{})}}function isAnotherPlugin(e,t){return""!==e.folder&&e.folder!==t.folder&&e.mainFile!==t.mainFile}function explainMiss(e,t="it"){if(e instanceof s.cJ)throw e
return e instanceof i.w?`${t} cannot be read: ${e.finding.message.replace(/\.$/,"")}`:e instanceof o.eM?`${t} ${e.what}`:e instanceof d.g3||e instanceof c.aF?e.message:`it could not be read (${(0,a.bD)(e)})`}function notCompared(e){return{isCompared:!1,why:e}}function soften(e){return"error"===e.severity?{...e,severity:"warning"}:e}var l=n(1171)
const h={verdict:"identical",text:"exactly this package, by SHA-256"}
function checkServedFiles(e,{version:t}){const{folder:n,missing:i,changed:s,added:a}=e
if(void 0===n&&i.length+s.length+a.length===0)return{verdict:"same-files",text:"the same files, zipped again"}
const o=`other files than those of this package: ${function listChanges({folder:e,missing:t,changed:n,added:i}){const s=[...t.map(e=>`${(0,r.AB)(e)} is missing`),...n.map(e=>`${(0,r.AB)(e)} differs`),...i.map(e=>`${(0,r.AB)(e)} was added`)],a=""===e?"they are in no folder":`they are in the folder ${(0,r.AB)(e??"")}`,o=s.length>f?[`and ${s.length-f} more`]:[]
return[...void 0===e?[]:[a],...s.slice(0,f),...o].join(", ")}(e)}`,d=i.filter(e=>/\.(php|m?js)$/i.test(e))
if(0===d.length)return{verdict:"different",text:o}
const c=d.slice(0,f).map(e=>(0,r.AB)(e)),l=d.length>f?` and ${d.length-f} more`:""
return fail(o,`The service serves version ${(0,r.AB)(t)} without ${1===d.length?"a PHP or JavaScript file":"PHP or JavaScript files"} of this package: ${c.join(", ")}${l}.`)}function reportOtherPlugin({folder:e,header:t},{version:n}){const i=`${(0,r.AB)(t.name)} in the folder ${(0,r.AB)(e)}`
return fail(`another plugin, ${i}`,`The service serves version ${(0,r.AB)(n)} with the package of another plugin, ${i}.`)}function reportOtherVersion({header:e},{version:t}){const n=""===e.version?"no version":`version ${(0,r.AB)(e.version)}`
return fail(`a package with ${n}`,`The service says that it serves version ${(0,r.AB)(t)}, but the package there has ${n}.`)}function fail(e,t){return{verdict:"different",text:e,error:new a.S1({code:"after-publish",title:"Published, but sites get something else",message:t,hint:"Sites install that package. Check the release on the dashboard of the service, and any cache before its downloads; then publish a higher version, because sites that have this one are not offered it again."})}}const f=10
class Unchanged extends Error{}function createServedInspection(e,t,n){const s=n&&judgeOther(n.snapshot,e)
let a=n&&!1===s?.isPlugin?{got:s.got,file:n.file}:void 0
const check=async({file:n,sha256:i,finalUrl:s,headers:r})=>{if(i===e.sha256)return{...h,isFinal:!0}
const{snapshot:o}=e,d=function findChanges(e,t){const{added:n,removed:i,changed:s}=(0,l.rX)(e,t),a=new Set(e.outside)
return{folder:e.folder===t.folder?void 0:t.folder,missing:i,changed:s,added:[...n,...t.outside.filter(e=>!a.has(e))]}}(o,await t.reader.readListing(n)),c=![...d.missing,...d.changed].includes(o.mainFile)?void 0:await readOther(n)
return void 0===c?{...checkServedFiles(d,e),isFinal:!0}:c.isPlugin?{...c.got,isFinal:!0}:(a={got:c.got,file:{url:s,headers:r}},{...c.got,isFinal:!1})},readOther=async n=>{try{return judgeOther(await t.reader.readSnapshot(n,[e.snapshot.mainFile]),e)}catch(e){if(e instanceof i.w&&"no-plugin"===e.finding.id)return
throw e}}
return async e=>{const n=(0,c.r5)(t.send,t.clock,t.downloads),look=({headers:e},t)=>{if(void 0!==a&&function isSameFile(e,t){if(e.url.origin!==t.url.origin||e.url.pathname!==t.url.pathname)return!1
const[n,i]=[e.headers,t.headers],isAlike=e=>void 0!==n[e]&&n[e]===i[e]
return!0===n.etag?.startsWith('"')?isAlike("etag"):isAlike("last-modified")&&isAlike("content-length")}(a.file,{url:t,headers:e}))throw new Unchanged}
try{const{opened:i,name:s}=await(0,d.n4)(e,{...t,limits:n,look:look,isOwnUrl:()=>!1})
try{return await check(i)}catch(e){return missed(explainMiss(e,s))}finally{await i.close().catch(()=>{})}}catch(e){return e instanceof Unchanged&&void 0!==a?{...a.got,isFinal:!1}:missed(explainMiss(e))}}
function missed(e){return{verdict:"",text:`not compared: ${e}`,isFinal:void 0===a||t.downloads.left<=0}}}function judgeOther(e,t){const{snapshot:n,version:i}=t
if(isAnotherPlugin(e,n))return{got:reportOtherPlugin(e,t),isPlugin:!0}
return[i,n.header.version].includes(e.header.version)?void 0:{got:reportOtherVersion(e,t),isPlugin:!1}}}),255:((e,t,n)=>{n.d(t,{Ok:()=>findNewest,g3:()=>Missed,n4:()=>findNamed,o4:()=>createOpener,oR:()=>findLivePackage})
var i=n(4098),s=n(88),a=n(6103),r=n(6717),o=n(4948),d=n(8115),c=n(1907),l=n(423)
class Missed extends Error{isSame
constructor(e,t,n=!1){super(e,{cause:t}),this.name="Missed",this.isSame=n}}async function findLivePackage(e,t){try{return await findNamed(e,t)}catch(n){if(!(n instanceof Missed)||void 0===t.releases)throw n
return await async function findOnRelease(e,t,n){const{names:i,limits:s}=t,a=(0,c.uO)(i,e),o=await n.findByTag(a,s.find)
if(void 0===o)throw new Missed(`there is no release ${(0,r.AB)(a)} on GitHub`)
const d=(0,c._Y)(o.assets,i,e)
if(void 0===d)throw new Missed(`the release ${(0,r.AB)(a)} has no asset that is certainly its package`)
return openAsset(d,a,t,n)}(e.version,t,t.releases).catch(e=>{if(e instanceof Missed)throw new Missed(`${n.message}; ${e.message}`)
if(e instanceof l.aF)throw new l.aF(`${n.message}; ${e.message}`)
throw e})}}async function findNamed(e,{limits:t,...n}){const i="the package that the service names",a=function readServiceUrl({packageUrl:e,baseUrl:t}){if(void 0===e)throw new Missed("the service does not say where its package is")
const n=(0,s.BD)(e),i=null!==n&&(0,s.IP)(n)&&("https:"===n.protocol||(0,s.YY)(t))
if(!i)throw new Missed("the service gives no plain `https:` URL for its package")
return n}(e)
return{opened:await open(a,i,{...n,limits:{...t,read:n=>t.read({...n,namedBy:e.baseUrl})}}),name:i}}async function findNewest(e){const{releases:t,names:n,limits:i}=e
if(void 0===t)throw new Missed("without `api-key`, the service was not asked")
for(const{tag:s,assets:a}of await t.listNewest(i.find)){const i=(0,c._Y)(a,n,(0,c.w)(n,s))
if(void 0!==i)return{...await openAsset(i,s,e,t),tag:s}}throw new Missed("no release on GitHub has a package yet")}async function openAsset(e,t,n,i){const s=`${(0,r.AB)(e.name)} of the release ${(0,r.AB)(t)}`,a=await i.locateAsset(e,n.limits.find)
return{opened:await open(a,s,n),name:s}}async function open(e,t,{openUrl:n,limits:i,maskUrl:s,isOwnUrl:a,look:r}){s(e.href)
const o=`${t} is the one to be published`
if(a(e))throw new Missed(o,void 0,!0)
try{const t=await n(e,i.read,(...e)=>{r?.(...e),i.beginDownload()})
if(!a(t.finalUrl))return t
await t.close()}catch(e){if(!(e instanceof Missed))throw e
throw i.countMiss(),new Missed(`${t} ${e.message}`,e)}throw i.countMiss(),new Missed(o,void 0,!0)}const h=209715200
function createOpener(e){const t={maxBytes:h,maxMs:l.rG,timeoutMs:l.rG,retries:0}
return async(n,s,r)=>{try{return await(0,d.X)(n,{...t,...e,send:s,look:r})}catch(e){if(!(e instanceof o.eM))throw e
const{cause:t}=e
if(t instanceof i.wX&&"cancelled"===t.failure)throw new a.cJ
throw new Missed(e.what,e)}}}}),1907:((e,t,n)=>{n.d(t,{_Y:()=>chooseAsset,uO:()=>nameLiveTag,w:()=>readReleaseVersion})
var i=n(7999),s=n(2189)
function nameLiveTag({tag:e,triggeringTag:t,slug:n,version:s},a){if(!0===e?.placeholders.includes("version"))return(0,i.ou)(e.text,{version:a,slug:n})
const r=e?.text??t,o=""===s?r:function replaceVersion(e,t,n){for(let i=e.lastIndexOf(t);i>=0;i=0===i?-1:e.lastIndexOf(t,i-1)){const[s,a]=[e.slice(0,i),e.slice(i+t.length)]
if(!/[\d.]$/.test(s)&&!/^(\d|\.\d)/.test(a))return`${s}${n}${a}`}return e}(r,s,a)
return o===r?`v${a}`:o}function readReleaseVersion({tag:e,slug:t},n){const[i,a]=e?.text.replaceAll("{slug}",t).split("{version}")??[],r=void 0!==i&&void 0!==a&&n.startsWith(i)&&n.endsWith(a)&&n.length>i.length+a.length
return(0,s.m)(r?n.slice(i.length,n.length-a.length):n)}function chooseAsset(e,{assetName:t,fileName:n,slug:s},a){const r=void 0===t||void 0===a&&t.placeholders.includes("version")?void 0:(0,i.ou)(t.text,{version:a??"",slug:s}),named=t=>e.find(e=>e.name===t),o=e.filter(({name:e})=>/\.zip$/i.test(e))
return named(r)??named(n)??(1===o.length?o[0]:void 0)}})}

