export const id=175
export const ids=[175]
export const modules={2175:(e,t,n)=>{n.r(t),n.d(t,{Missed:()=>z.g3,comparePackages:()=>comparePackages,compareSnapshots:()=>compareSnapshots,createOpener:()=>z.o4,createServedInspection:()=>createServedInspection,joinFindings:()=>c.pZ})
var i=n(456),s=n(5439),r=n(6338),a=n(8838),o=n(8186),d=n(6717),c=n(9245),h=n(5388)
function findFileChanges(e,t){const[n,i]=[indexFiles(e.files),indexFiles(t.files)]
return{added:t.files.filter(({path:e})=>!n.has(e)).map(({path:e})=>e),removed:e.files.filter(({path:e})=>!i.has(e)).map(({path:e})=>e),changed:t.files.filter(e=>function isOther(e,{sizeBytes:t,crc32:n}){return void 0!==e&&(e.sizeBytes!==t||e.crc32!==n)}(n.get(e.path),e)).map(({path:e})=>e)}}function partOf(e){return e.slice(0,e.indexOf("/")+1)}function indexFiles(e){return new Map(e.map(e=>[e.path,e]))}function sumBytes(e){return e.reduce((e,{sizeBytes:t})=>e+t,0)}function sortPaths(e){return(0,h.n2)(e,e=>e)}function groupByPart(e,t,{added:n,removed:i,changed:s}){const[r,a]=[e,t].map(({files:e})=>Map.groupBy(e,({path:e})=>partOf(e))),[o,d,c]=[n,i,s].map(e=>Map.groupBy(e,partOf))
return sortPaths([...new Set([...n,...i,...s].map(partOf))]).map(e=>{const[t,n]=[r?.get(e)??[],a?.get(e)??[]]
return{name:e,added:o?.get(e)??[],removed:d?.get(e)??[],changed:c?.get(e)??[],files:{from:t.length,to:n.length},unpackedBytes:{from:sumBytes(t),to:sumBytes(n)}}})}const l=[["version","Version"],["name","Plugin Name"],["requiresWordPress","Requires at least"],["requiresPhp","Requires PHP"],["requiresPlugins","Requires Plugins"],["updateUri","Update URI"],["textDomain","Text Domain"],["domainPath","Domain Path"],["network","Network"],["pluginUri","Plugin URI"],["author","Author"],["authorUri","Author URI"],["description","Description"]]
function listHeaderChanges(e,t){return[{label:"Folder",from:e.folder,to:t.folder},{label:"Main file",from:e.mainFile,to:t.mainFile},...l.map(([n,i])=>({label:i,from:e.header[n],to:t.header[n]})),{label:"Tested up to",from:e.readme?.tested??"",to:t.readme?.tested??""}].filter(e=>e.from!==e.to)}function weigh(e,t,{mentions:n}){const{to:i}=e,s=findMissingLoad(i,t)
if(void 0!==s)return{severity:"error",effect:`Line ${s.line} of ${(0,d.AB)((0,c.VV)(i,i.mainFile))} requires ${(0,d.AB)(s.path)}: PHP stops with a fatal error on every request.`}
if(t.isOnlyTranslations)return{severity:"notice",effect:"Sites lose these translations, unless they get them another way."}
const r=n.find(({folder:e})=>e===t.name)
if(void 0!==r){const{file:e,line:t,named:n,isNeeded:i=!1}=r
return{severity:i?"error":"warning",effect:`Line ${t} of ${(0,d.AB)(e)} still names ${(0,d.AB)(n)}${i?", and `composer.json` needs it":""}: on updated sites, that code fails or does nothing.`}}return{severity:"notice",effect:"No PHP code of the plugin names the folder now."}}const f=/^(vendor|build|dist)\b/i
function findMissingLoad(e,{name:t}){const n=(0,c.VV)(e,t),i=new Set(e.files.map(({path:t})=>(0,c.VV)(e,t)))
return(void 0===e.php?[]:(0,a.pO)(e.php).loads).find(({path:e,keyword:t,when:s,isGuarded:r,isBehindGuard:a})=>e.startsWith(n)&&!i.has(e)&&t.startsWith("require")&&"always"===s&&!r&&!a)}function describe({name:e,fileCount:t,leftCount:n},i){const s=`${i} has ${t} ${(0,r.d5)({length:t},"file","files")} with code in it`
return 0===n?`The folder ${(0,d.AB)(e)} is missing; ${s}.`:`The folder ${(0,d.AB)(e)} has only ${n} ${(0,r.d5)({length:n},"file","files")} with code left; ${s}.`}function adviseOn({name:e,isOnlyTranslations:t}){return t?"Check the step that makes or fetches the translations.":/^vendor/i.test(e)?"Run `composer install --no-dev`, and whatever else builds the plugin, before it is zipped.":f.test(e)?"Run the build before the plugin is zipped, and check that `.distignore` or `export-ignore` keeps its output.":"Check `.distignore` or `export-ignore`, and the steps that build the plugin."}const u=/\.(php|js|css|json|mo)$/i,p=/\.(mo|l10n\.php)$|(^|[/-])[a-z]{2,3}([_-][a-z]{2,4})?(_(formal|informal))?(-[\w-]+)?\.json$|(^|\/)index\.php$/i,m=/^(\..*|bin|tools?|scripts?|docs?|documentation|docker|storybook|examples?|samples?|vendor-bin|cache|tmp|logs?|uploads?|.*-(tests?|tester|scripts))\/$/i,g=.9
function isCode({path:e}){return u.test(e)&&"development"!==(0,o.LJ)(e)?.kind}function partOfFile({path:e}){return partOf(e)}function createMoveTest(e,t){const n=new Set(e.map(nameContent)),i=new Set(t.map(baseName))
return e=>n.has(nameContent(e))||i.has(baseName(e.path))}function nameContent({sizeBytes:e,crc32:t}){return`${t} ${e}`}function baseName(e){return e.slice(e.lastIndexOf("/")+1)}const v=60,w=1/3
function isPhp(e){return/\.php$/i.test(e)}const y="Check the step that packs the plugin, and what `.distignore` or `export-ignore` leaves out. If you removed this on purpose, accept the finding."
var $=n(6600)
function compareLibraries(e,t){const n=[...e.unread,...t.unread],[i,s]=[e,t].map(({found:e})=>function listVersions(e){const t=Map.groupBy(e,({kind:e,name:t})=>`${e} ${t}`)
return new Map([...t].map(([e,t])=>{const n=t.map(({version:e})=>e).sort((e,t)=>(0,$.Zy)(strip(e),strip(t)))
return[e,{name:t[0]?.name??"",versions:n}]}))}(e.filter(({kind:e})=>!n.includes(e)))),r=(0,h.n2)([...new Set([...i.keys(),...s.keys()])],e=>e).flatMap(e=>{const[t,n]=[i.get(e),s.get(e)],r={name:(n??t)?.name??"",from:t?.versions.join(", ")??"",to:n?.versions.join(", ")??""}
return void 0===t?[{change:"added",...r}]:void 0===n?[{change:"removed",...r}]:strip(r.from)===strip(r.to)?[]:[{change:judge(t.versions,n.versions),...r}]})
return k.flatMap(e=>r.filter(({change:t})=>t===e))}const k=["added","raised","lowered","changed","removed"]
function judge(e,t){const[n,i]=[e,t].map(e=>strip(e.at(-1)??""))
if(!/^\d/.test(n??"")||!/^\d/.test(i??""))return"changed"
const s=(0,$.Zy)(i??"",n??"")
return s>0?"raised":s<0?"lowered":"changed"}function strip(e){return e.replace(/(?<![^ ])v(?=\d)/g,"")}var B=n(3146)
const x=["error","warning","notice"],P=[function*findLostUpdateUri({from:e,to:t},{what:n}){const[i,s]=[e,t].map(({header:e})=>function findAsked(e){const t=(0,B.l)(e)
return void 0===t||F.has(t.toLowerCase())?void 0:t}(e.updateUri))
if(void 0===i||i===s)return
const{updateUri:r}=t.header,a=void 0===s,o=""===r?"is missing":`is ${(0,d.AB)(r)}`
yield{id:"update-uri-changed",severity:a?"error":"warning",message:`The header \`Update URI\` ${o}; in ${n} it is ${(0,d.AB)(e.header.updateUri)}.`,effect:`Once this update is installed, WordPress stops asking the updater of ${(0,d.AB)(i)}: those sites never hear of another update.`,fix:"Restore the header, or accept this finding if the plugin gets its updates another way.",file:(0,c.VV)(t,t.mainFile)}},function*findVanished(e,t){const{to:n}=e
for(const i of t.vanished.slice(0,20)){const{severity:s,effect:r}=weigh(e,i,t)
yield{id:"part-vanished",severity:s,message:describe(i,t.what),effect:r,fix:`${adviseOn(i)} If you removed it on purpose, accept this finding.`,file:(0,c.VV)(n,i.name)}}},function*findLost({from:e,to:t,added:n},{what:i,vanished:s,lost:a,lostLoads:o}){const h=s.filter(e=>void 0!==findMissingLoad(t,e)),l=o.filter(({path:e})=>!(e=>h.some(({name:n})=>e.startsWith((0,c.VV)(t,n))))(e)),f=l.filter(({keyword:e})=>e.startsWith("require"))
for(const o of["gone","emptied"]){const h=a[o].map(e=>(0,c.VV)(t,e)),u=("gone"===o?f:l).filter(({path:e})=>h.includes(e)),[p]=u,m=[...new Set(u.map(({path:e})=>e))]
void 0!==p&&(yield{id:"part-vanished",severity:"error",message:`${(0,d.Zv)(m)} ${(0,r.d5)(m,"is","are")} ${"gone"===o?"not in the package":"empty"}; ${i} has code there.`,effect:`Line ${p.line} of ${(0,d.AB)(p.by)} loads ${(0,d.AB)(p.path)}: PHP stops with a fatal error ${"gone"===o?"when it gets there":"when it needs what was in it"}.`,fix:y,file:m[0],...m.length>1&&{files:m},place:{file:p.by,line:p.line}})
const isOfPart=e=>s.some(({name:t})=>e.startsWith(t)),g=a[o].filter(e=>!m.includes((0,c.VV)(t,e))&&!isOfPart(e)),v=e.files.filter(({path:e})=>isPhp(e)).length,$=g.length-n.filter(isPhp).length
if("gone"===o?$<Math.max(10,v*w):0===g.length)continue
const k=g.map(e=>(0,c.VV)(t,e))
yield{id:"part-vanished",severity:"warning",message:`${(0,d.Zv)(k)} ${(0,r.d5)(k,"is","are")} ${"gone"===o?"not in the package":"empty"}; ${i} has code there, in ${v} PHP files.`,effect:"What still needs that code fails on every site that updates.",fix:y,file:k[0],...k.length>1&&{files:k}}}},function*findDead(e,{what:t,deadLoads:n}){for(const{path:e,keyword:i,by:s,line:r}of n.slice(0,20))yield{id:"required-file-missing",severity:"warning",message:`Line ${r} of ${(0,d.AB)(s)} ${(0,a.rI)({keyword:i})} ${(0,d.AB)(e)}, which is not in the package; ${t} does not load it there.`,effect:i.startsWith("require")?"PHP stops with a fatal error when it gets there.":"PHP warns when it gets there, and goes on without the file.",fix:"Add the file, or correct the path: check the steps that pack the plugin.",file:e,place:{file:s,line:r}}},function*findNothingNew(e,{what:t}){const{from:n,to:i}=e
if(n.header.version===i.header.version||!function isOnlyVersion({from:e,to:t,added:n,removed:i,changed:s}){if(n.length+i.length>0)return!1
const{mainFile:r,readme:a}=t
if(!s.filter(e=>e!==r&&e!==a?.path).every(e=>O.test(e)))return!1
const o=function createVersionHider(e){const t=e.filter(e=>""!==e)
if(0===t.length)return e=>e
const n=[...t].sort((e,t)=>t.length-e.length).map(escapePattern),i=new RegExp(`(?<![\\w.])(v?)(?:${n.join("|")})(?![\\w-]|\\.\\w)`,"g")
return e=>e.replace(i,"$1\0")}([e.header.version,t.header.version])
return(!s.includes(r)||function isSameMain(e,t,n){return void 0!==e.mainText&&void 0!==t.mainText&&n(e.mainText)===n(t.mainText)}(e,t,o))&&(void 0===a||!s.includes(a.path)||function isSameReadme(e,t,n){const[i,s]=[e.readme?.lines,t.readme?.lines]
if(void 0===i||void 0===s)return!1
const clean=e=>function countLines(e){const t=new Map
for(const n of e)""!==n&&t.set(n,(t.get(n)??0)+1)
return t}(e.map(e=>n(e).trim())),r=clean(t.readme?.changelog??[]),[a,o]=[clean(i),clean(s)],d=[...a].every(([e,t])=>(o.get(e)??0)>=t),isNew=([e,t])=>t>(a.get(e)??0)
return d&&[...o].filter(isNew).every(([e])=>r.has(e))}(e,t,o))}(e))return
if(function isPromoted(e,t){return(0,$.V1)(e)&&!(0,$.V1)(t)&&e.startsWith(t)}(n.header.version,i.header.version))return
yield{id:"nothing-changed",severity:"warning",message:`Only the version and the changelog changed since ${t}.`,effect:"Sites get an update that does nothing. Usually the build is old, or the wrong commit was checked out.",fix:"Check that the package was built from the commit that is released."}},function*findSameVersion(e,t){const{from:n,to:i,added:s,removed:r,changed:a}=e
if(n.header.version!==i.header.version||function isSame({added:e,removed:t,changed:n}){return e.length+t.length+n.length===0}(e))return
const o=s.length+r.length+a.length
yield{id:"same-version-changed",severity:t.isDryRun?"notice":"warning",message:`The version is ${(0,d.AB)(i.header.version)}, as that of ${t.what}, but ${o} ${1===o?"file differs":"files differ"}.`,effect:"Sites that have this version are not offered it again: they keep the other files.",fix:`Raise \`Version:\` in ${(0,d.AB)((0,c.VV)(i,i.mainFile))} if sites are to get these files.`}},function*findOtherTextDomain({from:e,to:t},{what:n}){const[i,s]=[e,t].map(({header:e,folder:t})=>e.textDomain||t)
if(void 0===i||void 0===s||i===s)return
if(""===e.header.textDomain&&""===t.header.textDomain)return
yield{id:"text-domain-changed",severity:"notice",message:`The text domain is ${(0,d.AB)(s)}; in ${n} it is ${(0,d.AB)(i)}.`,effect:"Installed translations are named after the text domain, and are no longer found.",fix:"Keep the text domain, unless you rename the translations too.",file:(0,c.VV)(t,t.mainFile)}},findRaisedRequires,function*findUntoldRaise(e,t){const{to:n}=e
if(0===[...findRaisedRequires(e,t)].length||""!==n.readme?.upgradeNotice)return
yield{id:"upgrade-notice",severity:"notice",message:`\`== Upgrade Notice ==\` of ${(0,d.AB)((0,c.VV)(n,n.readme.path))} has other versions, but nothing for ${(0,d.AB)(n.header.version)}, which requires more than ${t.what}.`,effect:"People who read it before they update do not learn that their sites may be too old.",fix:"Add an entry that names what the version requires.",file:(0,c.VV)(n,n.readme.path)}},function*findSizeJump({from:e,to:t,unpackedBytes:n},{what:i}){const s=(n.to>=n.from*A||n.from>=n.to*A)&&Math.abs(n.to-n.from)>=M,a=e.files.length>=V&&t.files.length<=e.files.length*S
if(!s&&!a)return
const describe=({files:e},t)=>`${e.length} files, ${(0,r.Xq)(t)}`
yield{id:"size-jump",severity:"notice",message:`Unpacked, the package has ${describe(t,n.to)}; ${i} has ${describe(e,n.from)}.`,effect:n.to>n.from?"Updates take longer, and something may be in the package that sites do not need.":"Something may be missing in the package.",fix:"Check the list of changes."}}]
const b=[["requiresWordPress","WordPress"],["requiresPhp","PHP"]]
function*findRaisedRequires({from:e,to:t},{what:n}){for(const[i,s]of b){const[r,a]=[e.header[i],t.header[i]],[o,h]=[r,a].map(e=>e.replace(/(\.0+)+$/,""));/^\d/.test(a)&&(""===r||(0,$.Zy)(h??"",o??"")>0)&&(yield{id:"requires-raised",severity:"notice",message:`The plugin requires ${s} ${(0,d.AB)(a)}; ${n} ${""===r?"names no version":`requires ${(0,d.AB)(r)}`}.`,effect:"Sites with an older one are not offered the update.",fix:"Publish it if that is intended.",file:(0,c.VV)(t,t.mainFile)})}}const A=3,M=1e5,S=.6,V=20
const F=new Set(["wordpress.org","w.org","false"])
const O=/^(readme|changelog|changes|history|release-?notes)(\.\w+)?$|^(package|composer)\.json$|\.pot$|^vendor\/composer\/installed\.php$/i
function escapePattern(e){return e.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")}var L=n(499)
const C=/\/tests?\//,R=/^((?:pro|premium)\/)/i,U=/\.php$/i
function findLostLoads({from:e,to:t,added:n,removed:i,changed:s},r,o,d){if(void 0===o)return{lostLoads:[],deadLoads:[]}
const h=(0,a.Iz)(o),l=new Set(r),f=h.filter(({path:e})=>l.has(e))
if(void 0===d)return{lostLoads:f,deadLoads:[]}
const u=new Set(t.files.map(({path:e})=>(0,c.VV)(t,e))),below=e=>e.slice((0,L.MT)(t.folder).length),p=createMoveTest(e.files,i),m=indexFiles(t.files),g=new Set((0,a.Iz)(d).map(({path:e})=>e.slice((0,L.MT)(d.folder).length))),wasElse=e=>s.includes(e)&&U.test(e)&&(e=>void 0===d.files.get(e)?.fault)(e)
return{lostLoads:f,deadLoads:h.filter(e=>!l.has(e.path)&&!u.has(e.path)&&!e.isBehindGuard&&!g.has(below(e.path))&&!function isLeftOut(e,{paths:t,links:n}){if(C.test(`/${e}`)||n.some(t=>e.startsWith(`${t}/`)))return!0
const[,i]=R.exec(e)??[]
return void 0!==i&&![...t].some(e=>e.startsWith(i))}(below(e.path),o)&&((e=>{const t=n.includes(e)?m.get(e):void 0
return void 0!==t&&!p(t)})(below(e.by))||wasElse(below(e.by))))}}async function compareSnapshots(e,t,{what:n,isDryRun:r,findMentions:a}){const d=function findDifference(e,t){const{added:n,removed:i,changed:s}=findFileChanges(e,t),r={added:sortPaths(n),removed:sortPaths(i),changed:sortPaths(s)}
return{from:e,to:t,...r,parts:groupByPart(e,t,r),headers:listHeaderChanges(e,t),packedBytes:{from:e.sizeBytes,to:t.sizeBytes},unpackedBytes:{from:sumBytes(e.files),to:sumBytes(t.files)}}}(e,t),h=function findVanishedParts({from:e,to:t,parts:n,added:i}){const s=n.filter(({name:e,removed:t})=>t.length>0&&e.endsWith("/")).map(({name:e})=>e).filter(e=>!m.test(e))
if(0===s.length)return[]
const r=createMoveTest(t.files,i),[a,o]=[e,t].map(({files:e})=>Map.groupBy(e.filter(isCode),partOfFile))
return s.flatMap(e=>{const[t,n]=[a?.get(e)??[],o?.get(e)??[]]
if(!(t.length>0&&t.length-n.length>=t.length*g)||t.filter(r).length>=t.length*g)return[]
const i=t.every(({path:e})=>p.test(e))
return[{name:e,fileCount:t.length,leftCount:n.length,isOnlyTranslations:i}]})}(d),l=0===h.length?[]:await a(h.map(({name:e})=>e)),f=function findLostFiles({from:e,to:t,removed:n,added:i,changed:s}){const r=indexFiles(e.files),a=createMoveTest(t.files,i),isCode=e=>{const t=r.get(e)
return void 0!==t&&isPhp(e)&&t.sizeBytes>=v&&"development"!==(0,o.LJ)(e)?.kind&&!a(t)},d=indexFiles(t.files)
return{gone:n.filter(isCode),emptied:s.filter(e=>0===d.get(e)?.sizeBytes&&isCode(e))}}(d),u=[...f.gone,...f.emptied].map(e=>(0,c.VV)(t,e)),{php:w}=t,y=w&&await(e.readPhp?.(w)),{lostLoads:$,deadLoads:k}=findLostLoads(d,u,w,y),B=function findInDifference(e,t){return P.flatMap(n=>[...n(e,t)]).sort((e,t)=>x.indexOf(e.severity)-x.indexOf(t.severity))}(d,{what:n,isDryRun:r,vanished:h,mentions:l,lost:f,lostLoads:$,deadLoads:k}),b=await async function compareTheirLibraries(e,t){const[n,i]=[await(e.readLibraries?.()),await(t.readLibraries?.())]
return void 0===n||void 0===i?void 0:compareLibraries(n,i)}(e,t),A={isCompared:!0,difference:d,what:n,libraries:b}
if(void 0===w||void 0===y)return{...A,findings:B}
const M=(0,s.cF)({current:w,previous:y,site:void 0}).filter(({id:e})=>"required-file-missing"!==e)
return{...A,findings:[...B,...M.map(e=>(0,i.N)(e,t.folder))],isOfCode:!0}}var T=n(9733),q=n(6103),W=n(5805),j=n(4948),z=n(5603),D=n(9675)
async function comparePackages({snapshot:e,readSha256:t,findMentions:n},{live:i,isDryRun:s},{send:r,clock:a,downloads:o,readSnapshot:c,onRead:h,...l}){if(void 0===e)return notCompared("no plugin was found in this package")
const f={...l,limits:(0,D.r5)(r,a,o)}
try{if(void 0===i){const{opened:i,name:r,tag:a,host:o}=await(0,z.Ok)(f),h={what:`release ${(0,d.AB)(a)} on ${o}`,isDryRun:s,findMentions:n},l=await compareWith(i,{to:e,readSha256:t,name:r,terms:h,readSnapshot:c})
return l.isCompared?{...l,findings:l.findings.map(soften)}:l}const{opened:r,name:a}=await(0,z.oR)(i,f),{version:o,mainFile:l}=i,u=`the live version ${(0,d.AB)(o)}`,p={to:e,readSha256:t,name:a,terms:{what:u,isDryRun:s,findMentions:n},readSnapshot:c,version:o,mainFile:l,onRead:h}
return await compareWith(r,p)}catch(e){const t=e instanceof z.g3&&e.isSame
return{...notCompared(explainMiss(e)),...t&&{isSame:t}}}}async function compareWith({file:e,sha256:t,finalUrl:n,headers:i,close:s},{to:r,readSha256:a,name:o,terms:c,readSnapshot:h,version:l,mainFile:f=r.mainFile,onRead:u}){try{const s=await h(e,[f,r.mainFile])
u?.({file:{url:n,headers:i},snapshot:s})
const{version:p}=s.header
return s.sizeBytes===r.sizeBytes&&t===await a()?{...notCompared(`${o} is this very package`),isSame:!0}:void 0===l&&isAnotherPlugin(s,r)?notCompared(`${o} is that of another plugin, ${(0,d.AB)(s.folder)}`):void 0!==l&&p!==l?notCompared(`${o} says version ${(0,d.AB)(p)}, and ${(0,d.AB)(l)} is live`):await compareSnapshots(s,r,c)}catch(e){return notCompared(explainMiss(e,o))}finally{await s().catch(()=>{})}}function isAnotherPlugin(e,t){return""!==e.folder&&e.folder!==t.folder&&e.mainFile!==t.mainFile}function explainMiss(e,t="it"){if(e instanceof q.cJ)throw e
return e instanceof T.w?`${t} cannot be read: ${e.finding.message.replace(/\.$/,"")}`:e instanceof j.eM?`${t} ${e.what}`:e instanceof z.g3||e instanceof D.aF?e.message:`it could not be read (${(0,W.bD)(e)})`}function notCompared(e){return{isCompared:!1,why:e}}function soften(e){return"error"===e.severity?{...e,severity:"warning"}:e}const I={verdict:"identical",text:"exactly this package, by SHA-256"}
function checkServedFiles(e,{version:t}){const{folder:n,missing:i,changed:s,added:r}=e
if(void 0===n&&i.length+s.length+r.length===0)return{verdict:"same-files",text:"the same files, zipped again"}
const a=`other files than those of this package: ${function listChanges({folder:e,missing:t,changed:n,added:i}){const s=[...t.map(e=>`${(0,d.AB)(e)} is missing`),...n.map(e=>`${(0,d.AB)(e)} differs`),...i.map(e=>`${(0,d.AB)(e)} was added`)],r=""===e?"they lie in no folder":`they lie in the folder ${(0,d.AB)(e??"")}`,a=s.length>N?[`and ${s.length-N} more`]:[]
return[...void 0===e?[]:[r],...s.slice(0,N),...a].join(", ")}(e)}`,o=i.filter(e=>/\.(php|m?js)$/i.test(e))
if(0===o.length)return{verdict:"different",text:a}
const c=o.slice(0,N).map(e=>(0,d.AB)(e)),h=o.length>N?` and ${o.length-N} more`:""
return fail(a,`The service serves version ${(0,d.AB)(t)} without ${1===o.length?"a PHP or JavaScript file":"PHP or JavaScript files"} of this package: ${c.join(", ")}${h}.`)}function reportOtherPlugin({folder:e,header:t},{version:n}){const i=`${(0,d.AB)(t.name)} in the folder ${(0,d.AB)(e)}`
return fail(`another plugin, ${i}`,`The service serves version ${(0,d.AB)(n)} with the package of another plugin, ${i}.`)}function reportOtherVersion({header:e},{version:t}){const n=""===e.version?"no version":`version ${(0,d.AB)(e.version)}`
return fail(`a package with ${n}`,`The service says that it serves version ${(0,d.AB)(t)}, but the package there has ${n}.`)}function fail(e,t){return{verdict:"different",text:e,error:new W.S1({code:"after-publish",title:"Published, but sites get something else",message:t,hint:"Sites install that package. Check the release on the dashboard of the service, and any cache before its downloads; then publish a higher version, because sites that have this one are not offered it again."})}}const N=10
class Unchanged extends Error{}function createServedInspection(e,t,n){const i=n&&judgeOther(n.snapshot,e)
let s=n&&!1===i?.isPlugin?{got:i.got,file:n.file}:void 0
const check=async({file:n,sha256:i,finalUrl:r,headers:a})=>{if(i===e.sha256)return{...I,isFinal:!0}
const{snapshot:o}=e,d=function findChanges(e,t){const{added:n,removed:i,changed:s}=findFileChanges(e,t),r=new Set(e.outside)
return{folder:e.folder===t.folder?void 0:t.folder,missing:i,changed:s,added:[...n,...t.outside.filter(e=>!r.has(e))]}}(o,await t.readListing(n)),c=![...d.missing,...d.changed].includes(o.mainFile)?void 0:await readOther(n)
return void 0===c?{...checkServedFiles(d,e),isFinal:!0}:c.isPlugin?{...c.got,isFinal:!0}:(s={got:c.got,file:{url:r,headers:a}},{...c.got,isFinal:!1})},readOther=async n=>{try{return judgeOther(await t.readSnapshot(n,[e.snapshot.mainFile]),e)}catch(e){if(e instanceof T.w&&"no-plugin"===e.finding.id)return
throw e}}
return async e=>{const n=(0,D.r5)(t.send,t.clock,t.downloads),look=({headers:e},t)=>{if(void 0!==s&&function isSameFile(e,t){if(e.url.origin!==t.url.origin||e.url.pathname!==t.url.pathname)return!1
const[n,i]=[e.headers,t.headers],isAlike=e=>void 0!==n[e]&&n[e]===i[e]
return!0===n.etag?.startsWith('"')?isAlike("etag"):isAlike("last-modified")&&isAlike("content-length")}(s.file,{url:t,headers:e}))throw new Unchanged}
try{const{opened:i,name:s}=await(0,z.n4)(e,{...t,limits:n,look:look,isOwnUrl:()=>!1})
try{return await check(i)}catch(e){return missed(explainMiss(e,s))}finally{await i.close().catch(()=>{})}}catch(e){return e instanceof Unchanged&&void 0!==s?{...s.got,isFinal:!1}:missed(explainMiss(e))}}
function missed(e){return{verdict:"",text:`not compared: ${e}`,isFinal:void 0===s||t.downloads.left<=0}}}function judgeOther(e,t){const{snapshot:n,version:i}=t
if(isAnotherPlugin(e,n))return{got:reportOtherPlugin(e,t),isPlugin:!0}
return[i,n.header.version].includes(e.header.version)?void 0:{got:reportOtherVersion(e,t),isPlugin:!1}}},5603:(e,t,n)=>{n.d(t,{Ok:()=>findNewest,g3:()=>Missed,n4:()=>findNamed,o4:()=>createOpener,oR:()=>findLivePackage})
var i=n(4098),s=n(88),r=n(6103),a=n(6717),o=n(4948),d=n(7424),c=n(3055),h=n(9675)
class Missed extends Error{isSame
constructor(e,t,n=!1){super(e,{cause:t}),this.name="Missed",this.isSame=n}}async function findLivePackage(e,t){try{return await findNamed(e,t)}catch(n){if(!(n instanceof Missed)||void 0===t.releases)throw n
return await async function findOnRelease(e,t,n){const{names:i,limits:s}=t,r=(0,c.uO)(i,e),o=await n.findByTag(r,s.find)
if(void 0===o)throw new Missed(`there is no release ${(0,a.AB)(r)} on ${n.host}`)
const d=(0,c._Y)(o.assets,i,e)
if(void 0===d)throw new Missed(`the release ${(0,a.AB)(r)} has no asset that is certainly its package`)
return openAsset(d,r,t,n)}(e.version,t,t.releases).catch(e=>{if(e instanceof Missed)throw new Missed(`${n.message}; ${e.message}`)
if(e instanceof h.aF)throw new h.aF(`${n.message}; ${e.message}`)
throw e})}}async function findNamed(e,{limits:t,...n}){const i="the package that the service names",r=function readServiceUrl({packageUrl:e,baseUrl:t}){if(void 0===e)throw new Missed("the service does not say where its package is")
const n=(0,s.BD)(e),i=null!==n&&(0,s.IP)(n)&&("https:"===n.protocol||(0,s.YY)(t))
if(!i)throw new Missed("the service gives no plain `https:` URL for its package")
return n}(e)
return{opened:await open(r,i,{...n,limits:{...t,read:n=>t.read({...n,namedBy:e.baseUrl})}}),name:i}}async function findNewest(e){const{releases:t,names:n,limits:i}=e
if(void 0===t)throw new Missed("without `api-key`, the service was not asked")
for(const{tag:s,assets:r}of await t.listNewest(i.find)){const i=(0,c._Y)(r,n,(0,c.w)(n,s))
if(void 0!==i)return{...await openAsset(i,s,e,t),tag:s,host:t.host}}throw new Missed(`no release on ${t.host} has a package yet`)}async function openAsset(e,t,n,i){const s=`${(0,a.AB)(e.name)} of the release ${(0,a.AB)(t)}`,r=await i.locateAsset(e,n.limits.find)
return{opened:await open(r,s,n),name:s}}async function open(e,t,{openUrl:n,limits:i,maskUrl:s,isOwnUrl:r,look:a}){s(e.href)
const o=`${t} is the one to be published`
if(r(e))throw new Missed(o,void 0,!0)
try{const t=await n(e,i.read,(...e)=>{a?.(...e),i.beginDownload()})
if(!r(t.finalUrl))return t
await t.close()}catch(e){if(!(e instanceof Missed))throw e
throw i.countMiss(),new Missed(`${t} ${e.message}`,e)}throw i.countMiss(),new Missed(o,void 0,!0)}const l=209715200
function createOpener(e){const t={maxBytes:l,maxMs:h.rG,timeoutMs:h.rG,retries:0}
return async(n,s,a)=>{try{return await(0,d.X)(n,{...t,...e,send:s,look:a})}catch(e){if(!(e instanceof o.eM))throw e
const{cause:t}=e
if(t instanceof i.wX&&"cancelled"===t.failure)throw new r.cJ
throw new Missed(e.what,e)}}}},3055:(e,t,n)=>{n.d(t,{_Y:()=>chooseAsset,uO:()=>nameLiveTag,w:()=>readReleaseVersion})
var i=n(7999),s=n(2189)
function nameLiveTag({tag:e,triggeringTag:t,slug:n,version:s},r){if(!0===e?.placeholders.includes("version"))return(0,i.ou)(e.text,{version:r,slug:n})
const a=e?.text??t,o=""===s?a:function replaceVersion(e,t,n){for(let i=e.lastIndexOf(t);i>=0;i=0===i?-1:e.lastIndexOf(t,i-1)){const[s,r]=[e.slice(0,i),e.slice(i+t.length)]
if(!/[\d.]$/.test(s)&&!/^(\d|\.\d)/.test(r))return`${s}${n}${r}`}return e}(a,s,r)
return o===a?`v${r}`:o}function readReleaseVersion({tag:e,slug:t},n){const[i,r]=e?.text.replaceAll("{slug}",t).split("{version}")??[],a=void 0!==i&&void 0!==r&&n.startsWith(i)&&n.endsWith(r)&&n.length>i.length+r.length
return(0,s.m)(a?n.slice(i.length,n.length-r.length):n)}function chooseAsset(e,{assetName:t,fileName:n,slug:s},r){const a=void 0===t||void 0===r&&t.placeholders.includes("version")?void 0:(0,i.ou)(t.text,{version:r??"",slug:s}),named=t=>e.find(e=>e.name===t),o=e.filter(({name:e})=>/\.zip$/i.test(e))
return named(a)??named(n)??(1===o.length?o[0]:void 0)}},9245:(e,t,n)=>{function describeBefore(e){if(!0!==e?.isCompared)return
const{what:t,difference:n}=e,{header:i,mainFile:s,mainText:r}=n.from
return{what:t,version:i.version,mainFile:s,mainText:r}}function placeIn({folder:e},t){return""===e?t:`${e}/${t}`}n.d(t,{VV:()=>placeIn,YL:()=>i,hB:()=>describeBefore,pZ:()=>joinFindings})
const i=[{id:"part-vanished",severity:"error",acceptance:"yes"},{id:"nothing-changed",severity:"warning",acceptance:"yes"},{id:"same-version-changed",severity:"warning",acceptance:"yes"},{id:"update-uri-changed",severity:"error",acceptance:"yes"},{id:"text-domain-changed",severity:"notice",acceptance:"yes"},{id:"requires-raised",severity:"notice",acceptance:"yes"},{id:"upgrade-notice",severity:"notice",acceptance:"yes"},{id:"size-jump",severity:"notice",acceptance:"yes"}],s=new Set(["php-syntax","compile-error","newer-than-declared","update-uri-host"]),r=new Set(["folder-mismatch","version-not-newer"])
function joinFindings(e,{findings:t,isOfCode:n},i=()=>!1){const a=t.filter(e=>"part-vanished"===e.id&&"error"===e.severity).filter(e=>!i(e)),isOfVanished=({id:e,file:t,was:n})=>{const i="required-file-missing"===e?t:n
return a.some(({file:e="\0",files:t=[e]})=>t.some(e=>i===e||e.endsWith("/")&&!0===i?.startsWith(e)))},o=e.some(e=>r.has(e.id)&&"error"===e.severity&&!i(e))
return[...e.filter(e=>!(isOfVanished(e)||!0===n&&s.has(e.id))),...t.filter(t=>!(({id:t,file:n})=>"required-file-missing"===t&&e.some(e=>e.id===t&&e.file===n))(t)&&!isOfVanished(t)).filter(({id:e})=>!(o&&"nothing-changed"===e))]}}}

