export const id=136
export const ids=[136]
export const modules={527:((e,t,n)=>{n.d(t,{V:()=>createReleaseReader})
var s=n(2059),r=n(7387),o=n(6419),i=n(6103),a=n(5805)
function createReleaseReader(e,t,n){const ask=async(r,c)=>{try{return await c(await(0,s.U)(e,{...t,send:r,retries:0}))}catch(e){if(e instanceof o.y_&&(0,o.mm)(e))throw new i.cJ
const t=function explain(e){if(e instanceof o.y_){const t=void 0===e.refusal?e.message:`GitHub ${e.message}`
return`${e.task.doing} on GitHub failed: ${t}`}if(!(e instanceof a.S1))return
const{message:t}=e
return t.charAt(0).toLowerCase()+t.slice(1).replace(/\.$/,"")}(e)
throw void 0===t?e:n(t,e)}}
return{findByTag:(e,t)=>ask(t,async t=>{const n=await t.findPublished(e)
return n&&leaveOutUnfinished(n)}),listNewest:e=>ask(e,async e=>(await e.listNewest()).filter(({isDraft:e,isPrerelease:t})=>!e&&!t).map(leaveOutUnfinished)),locateAsset:(n,s)=>ask(s,s=>(0,r.rA)(n,e,{github:s,mask:t.mask}))}}function leaveOutUnfinished(e){return{...e,assets:e.assets.filter(({state:e})=>"uploaded"===e)}}}),1791:((e,t,n)=>{n.d(t,{Ii:()=>locateHeader,LE:()=>isPluginHeader,OF:()=>parsePluginHeader,W$:()=>findHeaderLines,W1:()=>findLostHeaders,eb:()=>isMainFile,q2:()=>s,qG:()=>readRequiredPlugins,tL:()=>findHiddenHeader})
const s=8192,r=Object.fromEntries(Object.entries({name:"Plugin Name",pluginUri:"Plugin URI",version:"Version",description:"Description",author:"Author",authorUri:"Author URI",textDomain:"Text Domain",domainPath:"Domain Path",network:"Network",requiresWordPress:"Requires at least",requiresPhp:"Requires PHP",updateUri:"Update URI",requiresPlugins:"Requires Plugins",siteWideOnly:"Site Wide Only"}).map(([e,t])=>[e,new RegExp(`^(?:[ \\t]*<\\?(?:php)?)?[ \\t/*#@]*${t}:(.*)$`,"gim")])),o=" \t\n\v\f\r",i=" \t\n\r\0\v"
function parsePluginHeader(e,t=s){const n=toText(e,t).replaceAll("\r","\n"),o=Object.entries(r).map(([e,t])=>{const[s]=n.matchAll(t)
return[e,cleanUp(s?.[1]??"")]})
return Object.fromEntries(o)}const a=10
function findHeaderLines(e,t,n=s){const o=toText(e,n)
return[...o.replaceAll("\r","\n").matchAll(r[t])].slice(0,a).map(({index:e})=>o.slice(0,e).split(/\r\n|\r|\n/).length)}function locateHeader(e,t){const[n]=toText(e,s).replaceAll("\r","\n").matchAll(r[t]),o=n?.[1]??"",i=Buffer.from(cleanUp(o)).toString("latin1"),a=o.indexOf(i)
if(void 0===n||""===i||a<0)return
const c=n.index+n[0].length-o.length+a
return{start:c,end:c+i.length}}function toText(e,t){return Buffer.from(e.subarray(0,t)).toString("latin1")}function isPluginHeader(e){return""!==e.name&&"0"!==e.name}function isMainFile(e){return isPluginHeader(parsePluginHeader(e.subarray(0,s)))}function cleanUp(e){if("0"===e)return""
const t=e.search(/\*\/|\?>/),n=t<0?e:trimEnd(e.slice(0,t),o),s=function trimStart(e,t){let n=0
for(;n<e.length&&t.includes(e.charAt(n));)n+=1
return e.slice(n)}(trimEnd(n,i),i)
return Buffer.from(s,"latin1").toString("utf8")}function trimEnd(e,t){let n=e.length
for(;n>0&&t.includes(e.charAt(n-1));)n-=1
return e.slice(0,n)}function readRequiredPlugins(e){const t=e.split(",").map(e=>e.trim()).filter(e=>""!==e),isSlug=e=>/^[a-z0-9]+(-[a-z0-9]+)*$/.test(e)
return{slugs:[...new Set(t.filter(isSlug))],dropped:t.filter(e=>!isSlug(e))}}const c=Buffer.from("\ufeff"),l=64
function findHiddenHeader(e){if(hasName(e))return
if(function decodeUtf16(e){if(!e.subarray(0,l).includes(0))return[]
const t=e.subarray(0,Math.min(2*s,e.length-e.length%2))
return[t,Buffer.from(t).swap16()].map(e=>Buffer.from(e.toString("utf16le").replace(/^\ufeff/,"")))}(e).some(e=>hasName(e)))return{why:"utf-16",line:1}
const t=removeMark(e)
if(void 0!==t&&hasName(t))return{why:"byte-order-mark",line:1}
if(!hasName(e,e.length))return
const[n=1]=findHeaderLines(e,"name",e.length)
return{why:"late",line:n}}const d=["name","version"]
function findLostHeaders(e,t){const n=removeMark(e),s=n&&parsePluginHeader(n),r=parsePluginHeader(e,e.length)
return d.flatMap(n=>{if(""===t[n]&&void 0!==s&&""!==s[n])return[{field:n,why:"byte-order-mark",line:1}]
if(r[n]===t[n])return[]
const[o=1]=findHeaderLines(e,n,e.length)
return[{field:n,why:findHeaderLines(e,n).length>0?"cut":"late",line:o}]})}function removeMark(e){const{length:t}=c
return e.subarray(0,t).equals(c)?e.subarray(t):void 0}function hasName(e,t=s){return/plugin name:/i.test(e.toString("latin1",0,t))&&isPluginHeader(parsePluginHeader(e,t))}}),4244:((e,t,n)=>{n.d(t,{A:()=>openWhole})
var s=n(8522),r=n(2250),o=n(1352),i=n(3649),a=n(7091)
async function openWhole(e){const{entries:t}=await(0,a.Q)((0,r.d)(e))
return t.map(t=>({name:t.name,path:t.path,isFolder:t.isFolder,isLink:t.isLink,sizeBytes:t.sizeBytes,unpack:()=>function unpack(e,t){const{start:n,nameBytes:r,packedBytes:o,sizeBytes:a}=e
try{const l=n+i.c,d=l+t.readUInt16LE(n+26)
if(!t.subarray(l,d).equals(r))return
const u=d+t.readUInt16LE(n+28),p=t.subarray(u,u+o),f={maxOutputLength:a+1,chunkSize:Math.max(a+1,64)},h=e.method===c&&o>0?(0,s.inflateRawSync)(p,f):p
return h.length===a&&(0,s.crc32)(h)===e.crc32?h:void 0}catch{return}}(t,e),isSupported:(0,o.TT)(t)}))}const c=8}),949:((e,t,n)=>{n.d(t,{LT:()=>h,O4:()=>m,r6:()=>w,u8:()=>y,v_:()=>g})
var s=n(1493)
const r=(0,s.aL)(2e4),o=(0,s.aL)(1e6),i=2e3,a=67108864,c=(0,s.p_)(r,i),l=(0,s.Ik)({url:r,line:s.ai,column:s.ai}),d=(0,s.Ik)({amount:s.ai,hidden:s.ai,isHidden:s.Jt,isVeiled:(0,s.lq)(s.Jt)}),u={content:d,aside:s.ai,roots:(0,s.g1)(d,i),parts:(0,s.g1)(d,i),lines:c,inline:(0,s.p_)((0,s.Ik)({id:r,firstLine:s.ai,lastLine:s.ai,owner:r,isInContent:s.Jt}),i)},p=(0,s.p_)((0,s.Ik)({name:r,isKnown:s.Jt,isValid:s.Jt,hasCrashed:s.Jt,isOffered:s.Jt}),i),f={isReady:s.Jt,hasCrashed:s.Jt,saved:p,inserted:p,leftOut:c,markup:o},h=toReader((0,s.gP)((0,s.Ik)(u),void 0)),g=toReader((0,s.gP)((0,s.Ik)({saved:(0,s.p_)((0,s.Ik)({clientId:r,name:r,isKnown:s.Jt,isValid:s.Jt}),i),inserted:(0,s.p_)((0,s.Ik)({clientId:r,name:r,isOffered:s.Jt}),i),known:c}),void 0)),m=toReader((0,s.gP)((0,s.Ik)(f),void 0)),w=toReader((0,s.gP)(c,[]))
function toReader(e){return t=>(0,s.LF)(e,t)}const v=(0,s.Ik)({...u,state:(0,s.yL)("settled","busy","stuck","slow","failed"),why:(0,s.lq)(r),status:s.ai,stuckAt:(0,s.lq)(l),errors:(0,s.p_)((0,s.Ik)({kind:(0,s.yL)("exception","console"),message:r,isSyntax:s.Jt,stack:(0,s.p_)(l,i)}),i),failed:(0,s.p_)((0,s.Ik)({url:r,destination:r,status:s.ai,type:(0,s.lq)(r)}),i),unprinted:(0,s.p_)((0,s.Ik)({handle:r,url:r,missing:c}),i),asked:(0,s.p_)((0,s.Ik)({what:r,status:s.ai,count:s.ai}),i),deadEnd:(0,s.lq)(r),refused:c,loads:s.ai,editor:(0,s.lq)((0,s.Ik)({...f,fallen:c,known:c})),html:o,picture:(0,s.lq)((0,s.ee)(a))}),y=(0,s.Ox)({started:(0,s.Ik)({name:r,hasSandbox:s.Jt,executable:r}),"not-started":(0,s.Ik)({why:c}),request:(0,s.Ik)({id:s.ai,request:(0,s.Ik)({method:r,url:r,headers:(0,s.g1)(r),body:(0,s.ee)(a)})}),seen:(0,s.Ik)({observation:v}),lost:(0,s.Ik)({why:r})})}),6136:((e,t,n)=>{n.r(t),n.d(t,{INPUTS:()=>he,STEPS:()=>oe,run:()=>rehearsal_run})
var s=n(6760),r=n(3136),o=n(1455),i=n(8161),a=n(3934),c=n(3147),l=n(4743),d=n(6152),u=n(5805),p=n(6717),f=n(3899),h=n(1522),g=n(1914),m=n(3687),w=n(7999),v=n(5937),y=n(4923),b=n(2264),k=n(9123)
const $="Give the path of a PHP file in the workspace.",P=1048576
function read(e,t,n){const r=function readBytes(e,t,n){try{return(0,b.H6)((0,s.resolve)(n,t),P+1,n)}catch(n){const s=(0,k.Pt)(n)
throw void 0===s?n:explain(e,t,`cannot be read (${s})`,n)}}(e,t,n)
if("outside"===r)throw explain(e,t,"is outside of the workspace")
if("string"==typeof r)throw explain(e,t,"is not a file on the runner")
if(r.length>P)throw explain(e,t,"is larger than 1 MB")
if(!r.includes("<?php"))throw explain(e,t,"has no `<?php`")
return{path:(0,s.relative)(n,(0,s.resolve)(n,t)).replaceAll(s.sep,"/"),bytes:r}}function explain(e,t,n,s){return new u.S1({code:"input",title:`Input ${e}`,message:`Input \`${e}\`: ${(0,p.AB)(t)} ${n}.`,hint:$,cause:s})}var S=n(88)
function readPreviousPlace(e){if("auto"===e)return"auto"
if("none"===e)throw new h.rb("names `none` beside versions")
const t=readUrlPlace(e)
if(void 0!==t)return t
const[,n]=/^v?(\d+\.\d[\w.]*(?:[-+][\w.]+)?)$/i.exec(e)??[]
return void 0===n||/\.zip$/i.test(e)?{kind:"path",path:e}:{kind:"version",version:n}}function readUrlPlace(e){if(!/^[a-z][a-z0-9+.-]+:\/\//i.test(e))return
const t=(0,g.f$)(e)
if("http:"===t.protocol&&!(0,S.U9)(t))throw new h.rb("uses `http:`, so the ZIP could be replaced on its way")
return{kind:"url",url:t}}function readWordPressPlace(e){if(["latest","beta","nightly"].includes(e)||/^\d+\.\d+(\.\d+)?(-(beta|RC)\d+)?$/.test(e))return{kind:"release",version:e}
const t=readUrlPlace(e)
if(void 0!==t)return t
if(/[/\\]|\.zip$/i.test(e))return{kind:"path",path:e}
throw new h.rb((0,h.w8)(e,"neither a version, `latest`, `beta`, `nightly`, nor the path or URL of a ZIP"))}function readPluginPlace(e){const[t,n="",s]=/^([a-z0-9]+(?:-[a-z0-9]+)*)(?:@(\d[\w.-]*))?$/.exec(e)??[]
if(void 0!==t&&"none"!==e)return{kind:"slug",slug:n,version:s}
const r=readUrlPlace(e)
if(void 0!==r)return r
if(/[/\\*]|\.zip$/i.test(e))return{kind:"path",path:e}
throw new h.rb((0,h.w8)(e,"neither a slug of WordPress.org nor the path or URL of a ZIP"))}var x=n(8522),_=n(2120)
function packFiles(e){const t=(0,_.xb)((0,_.kU)(0)),n=(0,_.p_)(),s=[]
let r=0
for(const{name:o,bytes:i}of e){const e={packedBytes:i.length,sizeBytes:i.length},a={name:o,isDeflated:!1,crc32:(0,x.crc32)(i),...e,start:r},c=Buffer.from(t.local(a))
n.add(t.central(a)),s.push(c,i),r+=c.length+i.length}const o=n.read(),i=o.reduce((e,{length:t})=>e+t,0)
return Buffer.concat([...s,...o,(0,_.n7)(n.count(),r,i)])}var O=n(4244),A=n(7672)
function versionOf({plugin:e}){return e?.version??""}function isLibraryOf({plugin:e,isLibrary:t}){return n=>t(`${e?.folder??""}/${n}`)}const M={isNone:!1,packages:[],dependents:[],missing:[]}
var T=n(3884),j=n(9733),F=n(6237)
const I=/coming[ -]soon|maintenance[ -]mode|under[ -]construction|\bmembers?[ -](?:only|area)|membership|private (?:site|blog|website)|(?:force|require)s? (?:users? )?(?:to )?log[ -]?in|(?:have|has|need) to log in|password[ -]protect|restrict(?:s|ed)? (?:site )?access|cookie consent|age (?:gate|verification)/i
async function readRehearsedPackage(e){const t=await(0,T.yD)(),{createLibraryTest:n,readOutline:s,isShown:r,nameIn:o,readRequiredPlugins:i,readPackagePhp:a}=t,c=await(0,F.K)(e)
try{const{layout:l,main:d,readme:u}=await s(c),{folder:p,entries:f}=l,h=Buffer.byteLength(p)+1
return{path:e,plugin:d&&{folder:p,key:`${p}/${o(p,d.path)??""}`,version:d.header.version,name:d.header.name,requiresPhp:d.header.requiresPhp||(u?.readme.requiresPhp??""),requiresWordPress:d.header.requiresWordPress||(u?.readme.requires??""),requiresPlugins:i(d.header.requiresPlugins).slugs,testedUpTo:u?.readme.tested??"",lacksUpgradeNotice:void 0!==u&&""===t.findUpgradeNotice(u.readme.text,{version:d.header.version,names:[d.header.name,u.readme.name]}),isForNetworks:"true"===d.header.network.toLowerCase(),closesSites:I.test([d.header.name,d.header.description,u?.readme.description].join("\n"))},problem:void 0===d?"No file in the package has a plugin header.":void 0,files:f.filter(({isFolder:e,path:t})=>!e&&t.startsWith(`${p}/`)).map(({nameBytes:e,path:t,sizeBytes:n,crc32:s})=>({name:e.subarray(h).toString("base64"),shown:t.slice(p.length+1),sizeBytes:n,crc32:s.toString(16).padStart(8,"0"),isAscii:e.every(e=>e<128)})),isLibrary:n(l),isShown:r,readTexts:async n=>{const s=await(0,F.K)(e)
try{return await t.readPhpTexts(l,s,n)}finally{await s.close()}},readCode:async t=>{if(void 0===d)return
const n=await(0,F.K)(e)
try{return await a(l,d,n,t)}finally{await n.close()}}}}catch(t){if(!(t instanceof j.w))throw t
const{message:n}=t.finding
return{path:e,plugin:void 0,problem:n,files:[],isLibrary:()=>!1,isShown:()=>!1,readTexts:()=>Promise.resolve(new Map),readCode:()=>Promise.resolve(void 0)}}finally{await c.close()}}var L=n(4948),R=n(8115)
const B=18e4,C=3
async function storeZip(e,t,n,r){if("path"===e.kind)return async function findFile(e,t,{workspace:n}){const r=(0,s.resolve)(n,e),i=await(0,o.stat)(r).catch(()=>{})
if(!0===i?.isFile())return r
throw store_zip_explain(t,`${(0,p.AB)(e)} is ${!0===i?.isDirectory()?"a folder":"not a file on the runner"}`,"previous"===t?"Give the path of a ZIP or folder, relative to the workspace, the `https:` URL of a ZIP, `auto` for the newest release, or `none`.":"Give the path of a ZIP, relative to the workspace.")}(e.path,n,r)
const{folder:i,sendOnce:a}=r
try{const n={...r,send:a,timeoutMs:B,retries:C,temporaryFolder:i},{path:s,close:c}=await(0,R.X)(e.url,n)
try{await(0,o.rename)(s,t)}finally{await c()}return t}catch(t){if(!(t instanceof L.eM))throw t
throw store_zip_explain(n,`${(0,S.jr)(e.url)} ${t.what}`,t.hint,t)}}function store_zip_explain(e,t,n,s){return new u.S1({code:"not-known",title:`Input ${e}`,message:`Input \`${e}\`: ${t}.`,hint:n,cause:s})}const W=20
async function fetchBeside({plugins:e,siblings:t},n,r){if("none"===e)return{...M,isNone:!0}
const{folder:o="",requiresPlugins:i=[]}=n.plugin??{},a=new Map,c=new Map,fetch=async(e,t="")=>{const o=(0,s.join)(r.folder,`beside-${a.size+c.size}`),i="slug"===e.kind?e.slug:""
try{const t=await take(e,o,r)
"slug"!==e.kind&&await assertNotInside(n,t,e),a.set(t.plugin.folder,{...t,isPublic:"slug"===e.kind})}catch(e){if(!(e instanceof u.S1)||""===i)throw e
const n=t+(0,p.Qu)(e.message.replace(/^Input `plugins`: /,""))
c.set(i,`${(0,p.AB)(i)}, which it needs, is not available: ${n}. Give its ZIP in the input \`plugins\`.`)}}
for(const t of e)"updated"!==t.kind?await fetch(t):a.set(t.slug,await takeBoth(t,(0,s.join)(r.folder,`beside-${a.size+c.size}`),n,r))
const l=[...a.keys()],d=new Set(t.slugs.filter(e=>e!==o&&!a.has(e))),takeSibling=async e=>{d.delete(e)
const n=await async function readSibling(e,t){if(void 0===e.path)return e.missing
const{plugin:n,...s}=await readRehearsedPackage(e.path)
return n?.folder===t?{...s,plugin:n,problem:void 0}:`${e.origin} is not that plugin`}(await t.find(e,(0,s.join)(r.folder,`sibling-${e}.zip`)),e)
return"string"==typeof n&&r.log.info(`The sibling ${(0,p.AB)(e)} is not beside it: ${n}.`),n},wanted=()=>[...i,...[...a.values()].flatMap(({plugin:e})=>e.requiresPlugins)].find(e=>e!==o&&!a.has(e)&&!c.has(e)),fetchNeeds=async()=>{for(let e=wanted();void 0!==e&&a.size<W;e=wanted()){const t=d.has(e)?await takeSibling(e):""
"string"!=typeof t?a.set(e,t):await fetch({kind:"slug",slug:e},""===t?"":`${t}, and `)}}
await fetchNeeds()
const f=new Set(c.keys()),h=d.size<=W
h||r.log.info(`Of ${d.size} more siblings, nobody looks which need it.`)
for(const e of h?d:[]){const t=await takeSibling(e)
"string"!=typeof t&&t.plugin.requiresPlugins.includes(o)&&a.set(e,t)}await fetchNeeds()
for(const[e,t]of c)f.has(e)||(r.log.info(`A sibling cannot start: ${t}`),c.delete(e))
return{isNone:!1,...divide(a,o,[...l,...i]),missing:[...c.values()]}}async function takeBoth({slug:e,...t},n,s,r){const[o,i]=[await take(t.previous,`${n}-previous`,r),await take(t.next,n,r)]
for(const[n,r]of[[t.previous,o],[t.next,i]]){if(r.plugin.folder!==e)throw fetch_beside_explain(`${show(n)} is in the folder ${(0,p.AB)(r.plugin.folder)}, not in ${(0,p.AB)(e)}`)
"slug"!==n.kind&&await assertNotInside(s,r,n)}return{...o,newer:i}}async function take(e,t,s){const r=await async function store(e,t,s){if("path"===e.kind)return async function findPath(e,t,{workspace:s}){const{resolveZipPath:r}=await n.e(231).then(n.bind(n,3231))
try{const{kind:n,path:i}=await r(e,s)
return"file"===n?i:(await(0,o.mkdir)(t),(await(0,A.U)(i,{slug:void 0,epochSeconds:void 0,folder:t})).path)}catch(t){if(!(t instanceof u.S1))throw t
throw fetch_beside_explain(`${(0,p.AB)(e)} is not one ZIP or folder of a plugin on the runner`,t)}}(e.path,t,s)
const fetch=e=>storeZip({kind:"url",url:e},`${t}.zip`,"plugins",s)
if("url"===e.kind)return fetch(e.url)
const{slug:r,version:i}=e,a=new URL(`${r}.${i??"latest-stable"}.zip`,"https://downloads.wordpress.org/plugin/")
return fetch(a)}(e,t,s),{plugin:i,problem:a="",...c}=await readRehearsedPackage(r)
if(void 0!==i)return{...c,plugin:i,problem:void 0}
throw fetch_beside_explain(`${show(e)} is not a plugin: ${(0,p.Qu)(a)}`)}async function assertNotInside(e,{path:t,plugin:n,files:s},r){const i=await async function findZip({path:e,files:t,plugin:n},s){const{size:r}=await(0,o.stat)(s),i=t.filter(({sizeBytes:e})=>e===r)
if(0===i.length)return
const a=await(0,o.readFile)(s),c=await openFiles(e,n?.folder)
return i.find(({shown:e})=>!0===c(e)?.equals(a))?.shown}(e,t)??await async function findUnpacked({path:e,files:t,plugin:n},{path:s,folder:r,own:o,mainFile:i}){const toKey=({sizeBytes:e,crc32:t},n)=>`${t} ${e} ${n}`,a=new Set(t.map(e=>toKey(e,e.shown))),c=t.filter(({shown:e})=>e.endsWith(`/${i}`)).map(({shown:e})=>e.slice(0,-i.length)).find(e=>o.every(t=>a.has(toKey(t,e+t.shown))))
if(void 0===c)return
const[l,d]=[await openFiles(e,n?.folder),await openFiles(s,r)],isSame=({shown:e})=>!0===l(c+e)?.equals(d(e)??Buffer.of(0))
return o.every(isSame)?c:void 0}(e,{path:t,folder:n.folder,own:s,mainFile:n.key.slice(n.folder.length+1)})
if(void 0!==i)throw new u.S1({code:"package",title:"Input plugins",message:`The package contains ${(0,p.AB)(i)}: that is ${(0,p.AB)(n.name)}, which the input \`plugins\` gives the rehearsal (${show(r)}). Everyone who gets the package would get it, too.`,hint:`Leave ${(0,p.AB)(i)} out of the package, with \`.distignore\` or \`export-ignore\` in \`.gitattributes\`, whichever the plugin has.`})}async function openFiles(e,t=""){const n=new Map((await(0,O.A)(await(0,o.readFile)(e))).map(e=>[e.path,e]))
return e=>n.get(`${t}/${e}`)?.unpack()}function show(e){return"url"===e.kind?"what its URL returns":(0,p.AB)("slug"===e.kind?e.slug:e.path)}function fetch_beside_explain(e,t){return new u.S1({code:"not-known",title:"Input plugins",message:`Input \`plugins\`: ${e}.`,hint:"Give ZIPs or folders of plugins, relative to the workspace, or slugs of WordPress.org.",cause:t})}function divide(e,t,n){const s=new Set([t])
for(let t=0;t<s.size;){t=s.size
for(const[t,{plugin:n}]of e)n.requiresPlugins.some(e=>s.has(e))&&s.add(t)}const r=new Set,add=t=>{const n=e.get(t)
void 0===n||r.has(n)||s.has(t)||(r.add(n),n.plugin.requiresPlugins.forEach(add))}
n.forEach(add)
const o=function sortByNeed(e){const t=new Set,visit=(n,s)=>{if(void 0!==n&&!t.has(n)&&!s.includes(n)){for(const t of n.plugin.requiresPlugins)visit(e.get(t),[...s,n])
t.add(n)}}
for(const t of e.values())visit(t,[])
return[...t]}(e)
return{packages:o.filter(e=>r.has(e)),dependents:o.filter(e=>!r.has(e))}}var E=n(6338),N=n(1493)
const U="rehearsal-plugins.json",q=(0,N.p_)((0,N.Ik)({folder:(0,N.Qq)(200),name:(0,N.Qq)(200),version:(0,N.Qq)(60),origin:(0,N.yL)("wordpress.org","other")}),100),z="playground-export.json",D=(0,N.Ik)({siteUrl:(0,N.lq)((0,N.Qq)(2e3))})
class SiteRefused extends Error{}const H=25e7,V=500,G="database/.ht.sqlite",Q=/^(?:object-cache|advanced-cache|db|sunrise|db-error|install|maintenance|php-error|fatal-error-handler|blog-(?:deleted|inactive|suspended))\.php$/,J=/^(?:rehearsal\.php|0-playground\.php|playground-includes|sqlite-database-integration)$/
async function readSiteZip(e){const t=await async function listEntries(e){const t=await(0,O.A)(e).catch(e=>{if(!(e instanceof j.w))throw e
throw new SiteRefused(`cannot be read: ${(0,p.Qu)(e.message)}`)}),n=new Set
for(const{name:e,path:s,isLink:r,isSupported:o,isFolder:i}of t){const t=(0,p.AB)(e)
if(isOutside(e,s))throw new SiteRefused(`has ${t}, a path that leads out of the site`)
if(r)throw new SiteRefused(`has ${t}, a symbolic link`)
if(!o)throw new SiteRefused(`has ${t}, which is encrypted or compressed in an unusual way`)
if(!i&&n.has(s))throw new SiteRefused(`has ${t} twice`)
n.add(s)}const s=t.reduce((e,t)=>e+t.sizeBytes,0)
if(s<=H)return t
const[r,o]=[(0,E.Xq)(s),(0,E.Xq)(H)]
throw new SiteRefused(`unpacks to ${r}, but at most ${o} are played`)}(e),n=function findRoot(e){const t=e.map(({path:e})=>e),n=new Set(t.flatMap(e=>/^((?:[^/]+\/)?)wp-content\//.exec(e)?.[1]??[])),s=[...n].find(e=>t.includes(`${e}wp-content/${G}`))
if(void 0!==s)return s
const r=t.find(e=>/\.sql(?:\.gz)?$/i.test(e))
if(void 0!==r)throw new SiteRefused(`has its database as ${(0,p.AB)(r)}, which WordPress Playground cannot read`)
const o=`has no database: \`wp-content/${G}\` is missing`
throw new SiteRefused(n.size>0?o:"has no folder `wp-content`")}(t),s=[],r=new Map,o=new Set
for(const e of t){const t=e.path.slice(`${n}wp-content/`.length)
if(e.isFolder||!e.path.startsWith(`${n}wp-content/`))continue
const[i="",a="",...c]=t.split("/")
if("mu-plugins"===i)o.add(`${i}/${a}`)
else if(Q.test(t))o.add(t)
else if("plugins"!==i||0===c.length)s.push({name:t,bytes:unpack(e)})
else{const t=r.get(a)??[]
r.set(a,t),t.push({name:`${a}/${c.join("/")}`,bytes:unpack(e)})}}const find=e=>t.find(({path:t})=>t===`${n}${e}`),[i,a]=[find(U),find(z)]
return{content:s,plugins:r,listed:void 0===i?[]:readFile(i,q),address:a&&readFile(a,D).siteUrl,leftOut:[...o].filter(e=>!J.test(e.replace("mu-plugins/","")))}}function isOutside(e,t){return/^[/\\]|^[a-z]:|\p{Cc}/iu.test(e)||e.length>V||t.split("/").includes("..")}function unpack(e){const t=e.unpack()
if(void 0!==t)return t
throw new SiteRefused(`is damaged, in ${(0,p.AB)(e.path)}`)}function readFile(e,t){try{return(0,N.LF)(t,JSON.parse(unpack(e).toString()))}catch(t){if(!(t instanceof N.IO||t instanceof SyntaxError))throw t
throw new SiteRefused(`has another ${(0,p.AB)(e.path)} than one that was exported or kept`)}}const Z="Give ZIPs in the workspace that WordPress Playground exported, or that `keep-site` kept, one a line.",K=2e8
async function takeCopy({path:e,target:t,folder:n},r,i){const{content:a,plugins:c,listed:l,leftOut:d,address:u}=await readSiteZip(function readZip(e,t){const n=function take_copies_readBytes(e,t){try{return(0,b.H6)((0,s.resolve)(t,e),K+1,t)}catch(e){const t=(0,k.Pt)(e)
throw void 0===t?e:new SiteRefused(`cannot be read (${t})`)}}(e,t)
if("outside"===n)throw new SiteRefused("is outside of the workspace")
if("string"==typeof n)throw new SiteRefused("is not a file on the runner")
if(n.length>K)throw new SiteRefused("is larger than 200 MB")
return n}(e,i.workspace)),p=new Map,f=[]
for(const[e,n]of c){const s=await storePlugin(n,`${t}-${p.size}.zip`)
void 0===s?f.push(`plugins/${e}`):p.set(e,s)}const h=p.get(n)
if(void 0===h)throw new SiteRefused(`has no plugin in \`wp-content/plugins/${n}\`, so nothing can be updated`)
for(const e of[...r.packages,...r.dependents??[]])p.has(e.plugin.folder)||p.set(e.plugin.folder,e)
p.delete(n)
const g=new Map
for(const e of l){if(p.has(e.folder)||e.folder===n)continue
const s=await fetchListed(e,`${t}-listed-${p.size}`,i)
"string"==typeof s?g.set(e.folder,s):p.set(e.folder,s)}const m=`${t}.zip`
return await(0,o.writeFile)(m,packFiles(a)),{name:e,address:u,contentZip:m,previous:h,missing:g,others:[...p.values()],leftOut:[...d,...f]}}async function storePlugin(e,t){await(0,o.writeFile)(t,packFiles(e))
const{plugin:n,...s}=await readRehearsedPackage(t)
return void 0===n?void 0:{...s,plugin:n}}async function fetchListed({folder:e,version:t,origin:n},s,r){const o=/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(e)&&/^\d[\w.-]*$/.test(t)
if("other"===n||!o)return"it is not from WordPress.org"
try{return await take({kind:"slug",slug:e,version:t},s,r)}catch(e){if(!(e instanceof u.S1))throw e
return(0,p.Qu)(e.message.replace(/^Input `plugins`: /,""))}}function take_copies_explain(e,t,n){return new u.S1({code:"input",title:"Input sites",message:`Input \`sites\`: ${(0,p.AB)(e)} ${t}.`,hint:Z,cause:n})}const X=["demo","shop","shop-posts"]
function readScenePlace(e){if("auto"===e)return{kind:"auto"}
const t=X.find(t=>t===e)
if(void 0!==t)return{kind:"own",name:t}
if(/[/\\]|\.json$/i.test(e)&&!/\p{Cc}/u.test(e))return{kind:"path",path:e}
throw new h.rb((0,h.w8)(e,`neither \`auto\`, ${X.map(e=>`\`${e}\``).join(", ")} nor the path of a Blueprint`))}var Y=n(9631),ee=n(2039),te=n(8687)
const ne=["error","unknown","warning","notice"]
function hasError(e){return e.some(({severity:e})=>"error"===e)}function findUnknown(e){return hasError(e)?void 0:e.find(({severity:e})=>"unknown"===e)}function isDoubtful(e){return e.some(({severity:e})=>"error"===e||"unknown"===e)}const se="An earlier step failed.",re="The plugin is not active.",oe=["WordPress starts","PHP syntax","Needed plugins","Copy of a site","Previous version","Before update","Update","Installation","Files","Plugin active","Functions and classes","Front page","Log-in page","Dashboard","Plugins page","REST index","RSS feed","Data","After update","What it adds","Entries and menus","More pages","Own pages","REST routes","Shortcodes and blocks","Widgets","Post types","Scripts and styles","Saving","Scheduled tasks","AJAX and forms","Other contexts","Settings","Browser","Scripts: dashboard","Scripts: editor","Scripts: site","Still active","Way back","Deactivate and activate","Uninstall","Automatic update","New installation","Older versions","Network of sites","Site in use","Updates beside it","Updater","Scenes","Not asked","Tested up to"],ie=new Set(["Browser","Entries and menus","What it adds","Own pages","REST routes","Shortcodes and blocks","Widgets","Post types","Scripts and styles","Scheduled tasks","AJAX and forms","Settings","Scripts: dashboard","Scripts: editor","Scripts: site","Way back","Site in use"])
function toId(e){return e.toLowerCase().replace(/\W+/g,"-")}const ae=["WordPress starts","Needed plugins","Previous version","Before update"],ce="Functions and classes"
function isAcceptable(e){return!ae.includes(e)}function parseAcceptProblems(e){return(0,Y.B2)(e,(e,t,n)=>{const s=findStep(e)
if(void 0===s&&function isRule(e){return(0,Y.K3)(e)&&"path"===ee.S[e]}(e))return(0,Y.Bs)(n,e,t)
if(void 0===s){const t=(0,te.q)(e,oe.map(toId))
throw new h.rb(`names ${(0,p.AB)(n)}, which is not a step`,void 0===t?"Copy the `id` of the step from the output `results`, such as `front-page`.":`Did you mean ${(0,p.AB)(t)}?`)}if(!isAcceptable(s))throw new h.rb(`names ${(0,p.AB)(e)}, which cannot be accepted: without it, nothing is known about the plugin`,`Leave ${(0,p.AB)(e)} out, and change what keeps the plugin from running.`)
return(0,Y.kF)(e,t,n),{id:e,path:t}})}function findStep(e){return oe.find(t=>toId(t)===e)}function acceptProblems(e,t,n,s=[]){const r=le.includes(e)?s.flatMap(e=>e.problems.filter(isAccepted)):[]
return t.map(t=>"unknown"!==t.severity&&(n.some(n=>fits(n,e,t))||r.some(e=>function isRepeated(e,{message:t,file:n,line:s}){const r=t===e.message||t.endsWith(`: ${e.message}`)
return r&&n===e.file&&s===e.line}(e,t)))?{...t,isAccepted:!0}:t)}const le=["Automatic update","New installation","Older versions","Network of sites"]
function isAccepted({isAccepted:e=!1}){return e}function hasAcceptedError({problems:e}){return e.some(e=>"error"===e.severity&&isAccepted(e))}function fits({id:e,path:t},n,{file:s,rule:r}){if(toId(n)===e)return void 0===t||t===s
const o=t?.slice(t.indexOf("/")+1),i=t?.toLowerCase()===r?.name.toLowerCase()
return r?.id===e&&(i||t===s||o===s)}const{zipUrl:de,zipPath:ue,artifactName:pe,artifactRunId:fe}=y.A9
function phpFile(e){return{name:e,valueName:"FILE",parse:e=>{if(/\p{Cc}/u.test(e))throw new h.rb("contains a control character")
return""===e?void 0:e},fix:$}}const he={zipPath:ue,artifactName:pe,artifactRunId:fe,zipUrl:de,slug:y._E.slug,previous:{name:"previous",valueName:"PATH_OR_URL",default:"auto",parse:function parsePrevious(e){const t=(0,g.ry)(e)
if(0===t.length)return["auto"]
if(1===t.length&&"none"===t[0])return[]
if(t.length>5)throw new h.rb(`names ${t.length} versions, but at most 5 are rehearsed`)
return t.map(readPreviousPlace)},fix:"Give the path or the `https:` URL of a ZIP, a version that is on a release, `auto` or `none`; several with commas."},php:{name:"php",isList:!0,valueName:"VERSIONS",default:"auto",parse:e=>parseList(e),fix:"Write versions such as `7.4, 8.5`, or `auto`."},wordpress:{name:"wordpress",isList:!0,valueName:"VERSIONS",default:"auto",parse:e=>parseList(e,readWordPressPlace),fix:"Write versions such as `6.5` or `7.2-RC1`, `latest`, `beta` or `nightly`, or paths or `https:` URLs of ZIPs, or `auto`."},plugins:{name:"plugins",isList:!0,valueName:"SLUGS",default:"auto",parse:function parsePlugins(e){const t=e.split("\n").flatMap(e=>{const t=function readUpdatedPlace(e){const[t="",n="",...s]=e.split(",").map(e=>e.trim()),[r="",o=""]=t.split(/:\s/,2)
if(s.length>0||!n.startsWith("previous ")||!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(r))return
const i=n.slice(9)
return{kind:"updated",slug:r,previous:readPluginPlace(i.trim()),next:readPluginPlace(o.trim())}}(e)
return void 0===t?(0,g.ry)(e):[t]})
return 1===t.length&&"none"===t[0]?"none":t.filter(e=>"auto"!==e).map(e=>"string"==typeof e?readPluginPlace(e):e)},fix:"Write slugs of WordPress.org such as `woocommerce` or `woocommerce@9.4.2`, paths or `https:` URLs of ZIPs, `slug: PLACE, previous PLACE`, `auto` or `none`."},siblings:{name:"siblings",isList:!0,valueName:"SLUGS",parse:function parseSiblings(e){const t=[...new Set((0,g.ry)(e))],n=t.find(e=>!/^[A-Za-z0-9][\w-]{0,99}$/.test(e))
if(void 0!==n)throw new h.rb((0,h.w8)(n,"not the name of a plugin folder"))
return t},fix:"Write the folders of the repository's other plugins, such as `acme-pro`."},beforeUpdate:phpFile("before-update"),afterUpdate:phpFile("after-update"),acceptedProblems:{name:"accept-problems",isList:!0,valueName:"IDS",parse:parseAcceptProblems,fix:"Write the `id` of a step, such as `front-page`, or `id:file`, or a rule of the code with a name or file."},browser:{name:"browser",valueName:"auto|none|PATH",default:"auto",parse:function parseBrowser(e){if(""===e||"auto"===e)return{kind:"auto"}
if("none"===e)return{kind:"none"}
if(/\p{Cc}/u.test(e))throw new h.rb("contains a control character")
if(!/[/\\]/.test(e))throw new h.rb((0,h.w8)(e,"neither `auto`, `none` nor a path"))
return{kind:"path",path:e}},fix:"Write `auto`, `none`, or the path of Chrome, Chromium or Edge."},pages:{name:"pages",isList:!0,valueName:"PATHS",parse:function parsePages(e){const t=e.split("\n").map(e=>e.trim()),n=[...new Set(t.filter(e=>""!==e))].map(e=>{const t=e.startsWith("/")?e:`/${e}`,n=URL.parse(t,"http://site.invalid")
if(/^[a-z][\w+.-]*:/i.test(e)||"site.invalid"!==n?.host||/[\p{Cc}\s\\]/u.test(e))throw new h.rb(`names ${(0,p.AB)(e)}, which is not a path of the site`)
if(we.test(t))throw new h.rb(`names ${(0,p.AB)(e)}, which may change the site or log out`,"Leave out pages with `action=` or a nonce, and those of `wp-login.php`.")
return n.pathname+n.search})
if(n.length>me)throw new h.rb(`names ${n.length} pages, but at most ${me} are visited`)
return n},fix:"Write paths of the site, one a line, such as `/pricing/` or `wp-admin/admin.php?page=acme`."},sites:{name:"sites",isList:!0,valueName:"PATHS",parse:function parseSites(e){const t=e.split("\n").map(e=>e.trim()),n=[...new Set(t.filter(e=>""!==e))]
for(const e of n){if(/\p{Cc}/u.test(e))throw new h.rb("contains a control character")
if(void 0!==readUrlPlace(e))throw new h.rb("names a URL, and only ZIPs in the workspace are read")}if(n.length>ve)throw new h.rb(`names ${n.length} sites, but at most ${ve} are rehearsed`)
return n},fix:Z},scenes:{name:"scenes",isList:!0,valueName:"NAMES",default:"auto",parse:function parseScenes(e){const t=[...new Set((0,g.ry)(e))]
if(0===t.length)return[{kind:"auto"}]
if(1===t.length&&"none"===t[0])return[]
if(t.length>5)throw new h.rb(`names ${t.length} scenes, but at most 5 are played`)
return t.map(readScenePlace)},fix:"Write paths of Blueprints in the workspace, such as `tests/site.json`, `shop`, `auto` or `none`."},keepSite:{name:"keep-site",valueName:"true|all",default:"false",parse:function parseKeepSite(e){return"all"===e?e:(0,g.yG)(e)},fix:"Write `true`, `false`, or `all` to keep the files of the plugins beside it, too."},matrix:(0,y.Yq)("matrix",["pairs","full"],"pairs"),onFailure:(0,y.Yq)("on-failure",["error","warn"],"error"),timeoutMs:{...y._E.timeoutMs,default:"600",parse:g.ZZ},...y.O9},ge={baseUrl:new URL("http://localhost")}
function readRehearseInputs(e,t,n=a.d1){const{read:s,check:r,finish:o}=(0,m.W)(e,{...n,tag:(0,a.zW)(e)}),i=s(he)
r(()=>function refuseKey(e){const[t]=(0,f.t6)((0,f.Nf)(e),"api-key")
if(void 0===t)return
throw new h.rb("is given to a step that runs the plugin's code, which must have no secret","Remove it from this job. To update from the live version, read its address in another job, with the action `live`, and set `previous` to its output `download-url`.",t.spelling)}(e)),r(()=>function assertPhp(e,{php:t}){const n="auto"===e?void 0:e.find(e=>!t.includes(e))
if(void 0===n)return
const s=t.map(e=>`\`${e}\``).join(", "),r=(0,h.w8)(n,`not a PHP that WordPress Playground has: ${s}`)
throw new h.rb(r,he.php.fix,"php")}(i.php,t))
const c=r(()=>(0,v.LV)(i,ge)),l=r(()=>{const t={source:c(),tag:void 0,isDryRun:!0}
return(0,w.QJ)(i.token,(0,a.Nu)(e),t)})
return o(()=>({...i,source:c(),repository:l()}))}function parseList(e,t){const n=(0,g.ry)(e)
if(0===n.length||1===n.length&&"auto"===n[0])return"auto"
for(const e of n)t?.(e)
return n}const me=20,we=/[?&]action=|wp-login\.php|[?&]_wpnonce=/i
const ve=5
function collectRehearseTexts(e){const{previous:t,wordpress:n,plugins:s}=he,r=[t,n,s].map(t=>(0,f.wK)(e,t)).flatMap(e=>e.split(/[,\n]/)).map(e=>e.trim())
return{secrets:(0,y.qb)(e),urls:[...(0,y.Dc)(e),...r],open:(0,y.Ff)(e)}}var ye=n(6600)
const be={php:"7.4",wordpress:"6.2"}
function planPairs({php:e,wordpress:t,matrix:n},s,r,o=[]){const i="auto"===e?function choosePhp(e,{php:t},n){const s=t.at(-1)??"",r=readVersion(e,2),o=highestRequirement(r,n,({requiresPhp:e})=>readVersion(e,2)),i=t.find(e=>(0,ye.Zy)(e,o.version)>=0)??s,a=plan_pairs_explain("PHP",r,i,o.name)
return i===s?[a]:[a,{version:s}]}(s.requiresPhp,r,o):e.map(toChoice),a="auto"===t?function chooseWordPress(e,t,n){const read=e=>readVersion(e,3).replace(/^(\d+\.\d+)\.0$/,"$1"),s=read(e),r=highestRequirement(s,n,({requiresWordPress:e})=>read(e)),o=(0,ye.Zy)(r.version,t.wordpress)>=0,i=o?r.version:t.wordpress
return[plan_pairs_explain("WordPress",s,i,o?r.name:void 0),{version:"latest"}]}(s.requiresWordPress,r,o):t.map(toChoice),c=function join(e,t,n){return"full"===n?e.flatMap(e=>t.map(t=>[e,t])):Array.from({length:Math.max(e.length,t.length)},(n,s)=>{const[r,o]=[e[s]??e.at(-1),t[s]??t.at(-1)]
return[r??toChoice(""),o??toChoice("")]})}(i,a,n).map(([e,t])=>{const n=[e.note,t.note].filter(e=>void 0!==e),s={php:e.version,wordpress:t.version}
return 0===n.length?s:{...s,note:n.join("; ")}})
return[...new Map(c.map(e=>[`${e.php}\n${e.wordpress}`,e])).values()]}function toChoice(e){return{version:e}}function readVersion(e,t){const n=/^\d+(\.\d+)*/.exec(e.trim())?.[0].split(".")??[]
return 1===n.length?`${n[0]??""}.0`:n.slice(0,t).join(".")}function highestRequirement(e,t,n){return t.reduce((e,t)=>(0,ye.Zy)(n(t),e.version)>0?{version:n(t),name:t.name}:e,{version:e})}function plan_pairs_explain(e,t,n,s){const r=""===t?"":`declared ${e} ${t}, `
if(void 0!==s&&t!==n)return{version:n,note:`${r}tried ${""===r?`${e} `:""}${n}: ${s} requires it`}
if(""===t||t===n)return{version:n}
return{version:n,note:(0,ye.Zy)(t,n)<0?`${e} ${t} is declared, rehearsals begin with ${n}`:`declared ${e} ${t}, tried ${n}`}}var ke=n(8902),$e=n(1811),Pe=n(1421),Se=n(3024),xe=n(8500),_e=n(7549),Oe=n(6103)
const Ae=4e3
function createAsk(e,{wire:t,process:n,answerer:s,createError:r,cancellation:o,isReply:i,watch:a}){let c,l,d=""
e.stderr?.setEncoding("utf8").on("data",e=>{d=(d+e).slice(-Ae)})
const lose=t=>{c??=t,e.kill("SIGKILL"),l?.(c)}
t.listen(e=>{!1!==i?.(e)&&l?.(e)},e=>lose(r(`${n} gave an answer that cannot be read: ${e}.`,!0))),e.on("error",e=>lose(r(`${n} failed: ${e.message}`))),e.on("close",()=>lose(r(`${n} ended. ${d.trim()}`.trim())))
const cancel=()=>lose(new Oe.cJ)
if(o.addEventListener("abort",cancel),e.on("close",()=>o.removeEventListener("abort",cancel)),o.aborted&&cancel(),void 0!==a&&void 0!==e.pid){const t=a(e.pid,e=>lose(r(e,!0)))
e.once("exit",t)}return(e,o)=>new Promise((i,a)=>{if(void 0!==c)return void a(c)
const d=Math.round(o/1e3),u=setTimeout(()=>lose(r(`${s} gave no answer within ${d} s.`)),o)
l=e=>{l=void 0,clearTimeout(u),e instanceof Error?a(e):i(e)},t.send(e,e=>{e&&lose(r(`${n} cannot be reached: ${e.message}`))})})}async function endChild(e){if(null!==e.exitCode||null!==e.signalCode||void 0===e.pid)return
const t=new Promise(t=>e.once("close",t))
e.kill("SIGKILL"),await t}function createProcessTable(e="/proc"){const read=(t,n)=>{try{return(0,Se.readFileSync)(`${e}/${t}/${n}`,"latin1")}catch{return""}}
return{list:()=>{try{return(0,Se.readdirSync)(e).map(Number).filter(Number.isInteger)}catch{return[]}},read:e=>{const t=read(e,"stat"),[,,n,,s]=t.slice(t.lastIndexOf(")")).split(" ",5)
return void 0===s?void 0:{parent:Number(n),session:Number(s)}},readMost:e=>sumKb(read(e,"status"),/^(?:VmRSS|VmSwap):\s+(\d+) kB$/gm),readShare:e=>{const t=read(e,"smaps_rollup")
return""!==t?sumKb(t,/^(?:Pss|SwapPss):\s+(\d+) kB$/gm):sumKb(read(e,"status"),/^(?:RssAnon|RssShmem|VmSwap):\s+(\d+) kB$/gm)}}}function sumKb(e,t){return[...e.matchAll(t)].reduce((e,[,t])=>e+1024*Number(t),0)}function createTrees({list:e,read:t}){const n=new Map,s=new Map,r=new Map
return o=>{const i=new Set(e())
for(const e of n.keys())i.has(e)||n.delete(e)
for(const e of r.keys())o.includes(e)||r.delete(e)
for(const[e,t]of s)o.includes(t)||s.delete(e)
for(const e of o)r.has(e)||(n.set(e,e),r.set(e,t(e)?.session))
const find=e=>{if(n.has(e)||!i.has(e))return n.get(e)
n.set(e,void 0)
const o=t(e)
if(void 0===o)return
const{parent:a,session:c}=o,l=find(a)??s.get(c)
n.set(e,l)
const d=void 0===l?void 0:r.get(l)
return void 0!==l&&void 0!==d&&c!==d&&s.set(c,l),l},a=new Map(o.map(e=>[e,[]]))
for(const e of i){const t=find(e)
void 0!==t&&a.get(t)?.push(e)}return a}}const Me=10
function createProcessorTimer(e,t="/proc"){const n=createTrees(createProcessTable(t))
let s=0
return()=>{const r=(n([e]).get(e)??[]).map(e=>function readTicks(e){try{const t=(0,Se.readFileSync)(e,"latin1")
return t.slice(t.lastIndexOf(")")).split(" ",16).slice(12).reduce((e,t)=>e+Number(t),0)}catch{return 0}}(`${t}/${e}/stat`))
return s=Math.max(s,Me*r.reduce((e,t)=>e+t,0)),s}}var Te=n(7075),je=n(8877),Fe=n(5597)
const Ie=/^\[\d\d-\w{3}-\d{4} [^\]\n]{1,60}\] /m,Le=/^PHP ([A-Z][A-Za-z ]*?):\s+/,Re=/^(Fatal|Parse|Core|Compile|Recoverable fatal|Catchable fatal) error$/,Be="WordPress database error ",Ce={fatal:2e3,warning:2e3,database:500},We=2e3
function readLog(e){const t=e.includes(`${Fe.gN}() has been disabled`),n={fatal:0,warning:0,database:0},isLeft=e=>(n[e]+=1)<=Ce[e],s=[]
for(const n of new Set(e.split(Ie))){const[e="",r]=Le.exec(n)??[]
if(n.startsWith(Fe.VS))s.push(...readNote(n))
else if(n.startsWith(Be))isLeft("database")&&s.push(readDatabaseError(n))
else if(void 0!==r){const o=n.slice(e.length).trimEnd(),i=Re.test(r)?"fatal":"warning"
if(t&&Ee.test(o)||!isLeft(i))continue
s.push({type:"php",level:i,kind:r,text:fold(cutTrace(o)),places:findPlaces(o)})}}return s}const Ee=new RegExp(`^(?:${Fe.gN}|(?:DOMDocument|XMLReader|SimpleXMLElement)::\\w+|simplexml_load_\\w+)\\(\\)`),Ne=new RegExp(`^(?:(${Fe.ln}|${Fe.Vo}) (\\S{1,200})|${Fe.Le} ([^\\t\\n]+)\\t([^\\n]*))$`,"m")
function readNote(e){const[,t,n="",s,r=""]=Ne.exec(e)??[]
return void 0!==s?[{type:"stack",place:s,callers:r.split("\t")}]:void 0===t?[]:[t===Fe.ln?{type:"refused",host:n}:{type:"unscheduled",task:n}]}function readDatabaseError(e){const t=between(e,"<p>MySQL query:</p>","<p>Queries made").slice(0,We)
return{type:"database",text:fold(between(e,'class="error_message"',"</div>").replace(/^[^>\n]*>/,"")),query:fold(t.replace(/<\/?p>/g,"")),tables:[...t.matchAll(Ue)].map(([,e=""])=>e),places:findCalls(e),isOfPlugin:e.includes(` ${Fe.CT.plugins}/`)}}const Ue=/\b(?:from|into|join|update|table(?: if(?: not)? exists)?)\s{1,9}`?(\w{1,64})/gi
function between(e,t,n){const s=e.indexOf(t)
if(-1===s)return""
const r=e.indexOf(n,s)
return e.slice(s+t.length,-1===r?void 0:r)}function fold(e){return e.replace(/\s+/g," ").trim().slice(0,We)}function cutTrace(e){return e.split("\nStack trace:",1)[0]??""}function findPlaces(e){const t=cutTrace(e).slice(-We),n=t.slice(t.indexOf("output started at ")),s=new Map(findCalls(e))
for(const e of[findLastPlace(t),/^output started at (\/[^\n]+?):(\d+)\)/.exec(n)])for(const[t,n]of readPlace(e))s.set(t,n)
return s}function findCalls(e){const t=[...e.matchAll(/^(?:<pre>)?#\d+ (\/[^\n]+?\.php)\((\d+)\)/gm)]
return new Map(t.toReversed().flatMap(readPlace))}function findLastPlace(e){const[t="",n=""]=/(?: on line |:)(\d+)\s*$/.exec(e)??[]
if(""===t)return
return["",e.slice(e.lastIndexOf(" in /")+4,-t.length).replace(/\.php\(\d+\) : .*$/,".php"),n]}function readPlace(e){const[,t="",n=""]=e??[]
if(!t.startsWith(`${Fe.CT.plugins}/`))return[]
const[s="",...r]=t.slice(Fe.CT.plugins.length+1).split("/")
return 0===r.length?[]:[[s,{file:r.join("/"),line:Number(n)}]]}const qe=(0,N.aL)(Fe.$q),ze=(0,N.aL)(2e4),read_reply_status=e=>(0,N.ai)("number"==typeof e&&e>=0&&e<=999?Math.trunc(e):void 0),De=(0,N.Ik)({failure:(0,N.lq)(ze),result:(0,N.lq)((0,N.Qq)(Fe.Xs)),output:qe,log:qe,loaded:(0,N.lq)(qe),status:(0,N.lq)(read_reply_status),location:(0,N.lq)(qe),spentMs:(0,N.lq)(N.ai),response:(0,N.lq)((0,N.Ik)({status:read_reply_status,headers:(0,N.g1)((0,N.p_)(ze)),unprinted:(0,N.lq)(qe)}))})
function readRaw(e){return readJson(De,e)}const He=(0,N.Tj)(N.ai),Ve=(0,N.zN)((0,N.PV)((0,N.Qq)(1e3),(0,N.Qq)(8e3),(0,N.p_)((0,N.Qq)(1e3))),50)
function readReply({result:e,loaded:t,response:n,log:s,...r},o,i){const a=readPart("The list of missing scripts",Ve,n?.unprinted)??[]
return{...r,log:readLog(s),result:i&&readPart(`The result of \`${i.name}.php\``,i.reader,e),loaded:readPart("The list of loaded files",He,t),response:n&&{...n,body:o,unprinted:a.map(([e,t,n])=>({handle:e,url:t,missing:n}))}}}function readPart(e,t,n=""){if(""!==n)try{return readJson(t,n)}catch(t){if(!(t instanceof N.IO))throw t
throw new N.IO(`${e} cannot be read: ${t.message}.`)}}const Ge=16
function readJson(e,t){if(function isDeep(e){let t=0
for(let n=0;n<e.length;n+=1){const s=e.charCodeAt(n)
if(s===Qe)n=findTextEnd(e,n)
else{if(123==(32|s)&&(t+=1)>Ge)return!0
125==(32|s)&&(t-=1)}}return!1}(t))throw new N.IO(`it nests deeper than ${Ge} lists`)
let n
try{n=JSON.parse(t)}catch{throw new N.IO("it is not valid JSON")}return(0,N.LF)(e,n)}const[Qe,Je]=['"',"\\"].map(e=>e.charCodeAt(0))
function findTextEnd(e,t){for(let n=e.indexOf('"',t+1);-1!==n;n=e.indexOf('"',n+1)){let t=n
for(;e.charCodeAt(t-1)===Je;)t-=1
if((n-t)%2==0)return n}return e.length}const Ze=8,Ke=Buffer.alloc(0)
function createPipeWire(e){const t=e.stdio[Fe.L5]
if(!(t instanceof Te.Duplex))throw new Error("The player was started without its pipe.")
return t.on("error",()=>{}),{send:(e,n)=>{const s=(0,je.serialize)(e),r=Buffer.alloc(Ze/2)
r.writeUInt32LE(s.length),t.write(r),t.write(s,n)},listen:(e,n)=>{let s=[],r=0
const take=e=>{const[t=Ke,...n]=s,o=0===n.length?t:Buffer.concat(s)
return s=[o.subarray(e)],r-=e,o.subarray(0,e)}
let o
t.on("data",i=>{try{(t=>{for(s.push(t),r+=t.length;;){if(void 0===o){if(r<Ze)return
const e=take(Ze)
if(o={json:e.readUInt32LE(0),body:e.readUInt32LE(Ze/2)},o.json>Fe.Kf.json||o.body>Fe.Kf.body)throw new N.IO("it is too long")}const{json:t,body:n}=o
if(r<t+n)return
o=void 0,e({raw:readRaw(take(t).toString("utf8")),body:take(n)})}})(i)}catch(e){if(!(e instanceof N.IO))throw e
t.removeAllListeners("data").resume(),n(e.message)}})}}}function createMessageWire(e,t){return{send:(t,n)=>e.send(t,n),listen:(n,s)=>{e.on("message",e=>{let r
try{r=(0,N.LF)(t,e)}catch(e){if(!(e instanceof N.IO))throw e
return void s(e.message)}n(r)})}}}function endStrays(e,t,n="/proc"){const s=function listProcesses(e){try{return(0,Se.readdirSync)(e).map(Number).filter(e=>Number.isSafeInteger(e)&&e>1)}catch{return[]}}(n).filter(t=>end_strays_read(`${n}/${t}/environ`).split("\0").includes(`HOME=${e}`)||end_strays_read(`${n}/${t}/cmdline`).includes(` --user-data-dir=${e}/`))
for(const e of s)try{t(e,"SIGKILL")}catch{}return s.length}function end_strays_read(e){try{return(0,Se.readFileSync)(e,"utf8")}catch{return""}}var Xe=n(949)
const Ye=/^(SystemRoot|windir|SystemDrive|ProgramFiles|ProgramFiles\(x86\)|ProgramData|LANG|PATH)$/i,et=12e4,tt=100,nt=100
async function startWith(e,t){const{executables:n,libraryFolder:r,confinement:i,cancellation:a,watchMemory:c,kill:l}=t,d=await async function makeFolder({folder:e,platform:t}){if("win32"!==t&&Buffer.byteLength(e)>st){const e=await(0,o.mkdtemp)("/tmp/rehearsal-").catch(()=>{})
if(void 0!==e)return e}return await(0,o.mkdir)(e,{recursive:!0}),e}(t),u=function start(e,{execPath:t,driverFile:n,folder:r,env:o}){const i=Object.entries(o).filter(([e])=>Ye.test(e)),a=Object.fromEntries(rt.map(e=>[e,r])),c=[t,"--no-warnings",n],[l="",...d]=[...e,...c]
return(0,Pe.spawn)(l,d,{env:{...Object.fromEntries(i),...a,XDG_CONFIG_HOME:(0,s.join)(r,"config"),XDG_CACHE_HOME:(0,s.join)(r,"cache")},cwd:r,stdio:["ignore","ignore","pipe","ipc"],serialization:"advanced",windowsHide:!0})}(e,{...t,folder:d})
let p
const f=createAsk(u,{wire:createMessageWire(u,Xe.u8),process:"The driver of the browser",answerer:"The browser",createError:e=>new _e.h(e),watch:c&&((e,t)=>c("browser",e,t)),cancellation:a,isReply:e=>"request"!==e.kind||((async({id:e,request:t})=>{const n=await(p?.(t).catch(()=>{}))
u.connected&&u.send({kind:"response",id:e,response:n})})(e),!1)}),ask=e=>f(e,et),h=createProcessorTimer(u.pid??0),close=async()=>{await endChild(u)
for(let e=0;e<nt;e+=1){const e=endStrays(d,l)
if(await(0,o.rm)(d,{recursive:!0,force:!0,maxRetries:5,retryDelay:100}).catch(()=>{}),await(0,xe.setTimeout)(tt),0===e&&!(0,Se.existsSync)(d))break}},abort=()=>{close()}
a.addEventListener("abort",abort,{once:!0})
try{const e=await ask({kind:"start",libraryFolder:r,executables:n,guard:i.browser})
if("not-started"===e.kind)return await close(),{why:e.why}
if("started"!==e.kind)throw new _e.h("The browser did not start.")
return{name:e.name,hasSandbox:e.hasSandbox,visit:async(e,t)=>{({send:p}=t)
const{cookie:n,hasPicture:s,isPatient:r}=t,o=await ask({kind:"visit",page:e,cookie:n,hasPicture:s,isPatient:r})
if("seen"===o.kind)return o.observation
throw new _e.h("lost"===o.kind?o.why:"The browser gave no answer.")},spentMs:h,close:async()=>{a.removeEventListener("abort",abort),await close()}}}catch(e){if(await close(),e instanceof _e.h)return{why:[e.message]}
throw e}}const st=58
const rt=["HOME","USERPROFILE","LOCALAPPDATA","APPDATA","TMPDIR","TEMP","TMP"]
const ot=["google-chrome","google-chrome-stable","chrome","chromium","chromium-browser","microsoft-edge","microsoft-edge-stable"],it=["Google Chrome","Chromium","Microsoft Edge"].map(e=>`/Applications/${e}.app/Contents/MacOS/${e}`),ct=[["Google","Chrome","Application","chrome.exe"],["Chromium","Application","chrome.exe"],["Microsoft","Edge","Application","msedge.exe"]],lt=["PROGRAMFILES","PROGRAMFILES(X86)","LOCALAPPDATA"]
async function listBrowsers(e,t){if("none"===e.kind)return[]
if("path"===e.kind)return[e.path]
const n=new Map
for(const e of function listCandidates({env:e,platform:t}){const read=t=>Object.entries(e).find(([e,n])=>e.toUpperCase()===t&&void 0!==n)?.[1]??"",n=[read("CHROME_BIN"),read("CHROME_PATH")].filter(e=>(0,s.isAbsolute)(e))
if("win32"===t){const e=lt.map(read).filter(e=>""!==e)
return[...n,...ct.flatMap(t=>e.map(e=>(0,s.join)(e,...t)))]}const r=read("PATH").split(s.delimiter).filter(e=>(0,s.isAbsolute)(e)),o=ot.flatMap(e=>r.map(t=>(0,s.join)(t,e)))
return[...n,...o,..."darwin"===t?it:[]]}(t)){const t=await isProgram(e)?await(0,o.realpath)(e):void 0
void 0===t||n.has(t)||n.set(t,e)}return[...n.values()]}async function isProgram(e){return(0,o.access)(e,Se.constants.X_OK).then(()=>!0,()=>!1)}var dt=n(7598),ut=n(4098)
async function findWordPress(e,t,n,r){const i=readWordPressPlace(e),a=(0,s.join)(r.folder,`${t}.zip`)
if("release"!==i.kind){const t=await storeZip(i,a,"wordpress",r)
return await async function assertWordPress(e,t){const{assertZip:n,openZip:s}=await(0,T.yD)(),r=await(0,F.K)(e)
try{await n(r)
const{entries:e}=await s(r)
if(e.some(({path:e})=>/^([^/]+\/)?wp-includes\/version\.php$/.test(e)))return
throw explainOther(t,"it has no `wp-includes/version.php`")}catch(e){if(!(e instanceof j.w))throw e
throw explainOther(t,e.finding.message,e)}finally{await r.close()}}(t,showWordPress(e)),t}const c="beta"===i.version?await async function findBeta({send:e,log:t}){const n=await async function listOffers(e){try{const{status:t,body:n}=await e({method:"GET",url:ft,headers:{Accept:"application/json"},timeoutMs:gt,maxBytes:ht})
if(200!==t)throw new Error(`it answers ${t}`)
const{offers:s}=JSON.parse(n.toString("utf8"))
return s.map(({version:e})=>String(e))}catch(e){if(e instanceof Oe.cJ)throw e
throw new u.S1({code:"not-known",title:"Input wordpress",message:`Input \`wordpress\`: which beta is the newest is not known, because ${(0,S.jr)(ft)} could not be read.`,hint:"Run this again, or give its version, such as `7.2-RC1`, or `nightly`.",cause:e})}}(e),s=n.find(e=>/^\d+\.\d+(\.\d+)?-(beta|RC)\d+$/.test(e))
void 0===s&&t.info("WordPress has no beta or release candidate now, so `latest` is used.")
return s??"latest"}(r):i.version,l=function nameRelease(e){return"latest"===e?"latest.zip":"nightly"===e?"nightly-builds/wordpress-latest.zip":`wordpress-${e.replace(/^(\d+\.\d+)\.0$/,"$1")}.zip`}(c),d=new URL(l,"https://wordpress.org/"),fetch=()=>storeZip({kind:"url",url:d},a,"wordpress",r)
return"nightly"===c?fetch():async function fetchOnce(e,t,n,{send:r}){const i=await async function hashFile(e){return(0,dt.createHash)("sha1").update(await(0,o.readFile)(e)).digest("hex")}(e).catch(()=>{})
if(void 0!==i&&i===await async function fetchDigest(e,t){try{const n={method:"GET",url:e,headers:{},timeoutMs:pt,maxBytes:1024},{status:s,body:r}=await t(n)
return 200===s?/^[0-9a-f]{40}(?=\s|$)/i.exec(r.toString("latin1"))?.[0].toLowerCase():void 0}catch(e){if(e instanceof ut.wX)return
throw e}}(new URL(`${t.href}.sha1`),r))return e
const a=await n()
try{return await(0,o.mkdir)((0,s.dirname)(e),{recursive:!0}),await(0,o.rename)(a,e),e}catch{return a}}((0,s.join)(n,l),d,fetch,r)}const pt=3e4
function explainOther(e,t,n){return new u.S1({code:"not-known",title:"Input wordpress",message:`Input \`wordpress\`: ${(0,p.AB)(e)} is not a ZIP of WordPress: ${t.replace(/\.$/,"")}.`,hint:"Give a version such as `6.5`, or the ZIP of a release as wordpress.org has it.",cause:n})}function showWordPress(e){const t=readWordPressPlace(e)
return"release"===t.kind?t.version:"url"===t.kind?(0,S.jr)(t.url):(0,s.basename)(t.path)}const ft=new URL("https://api.wordpress.org/core/version-check/1.7/?channel=beta"),ht=1048576,gt=3e4
const mt=/^(?:[^/]+\/)?wp-includes\/js\/dist\/components\.min\.js$/
async function isWholeWordPress(e){try{const{openZip:t}=await(0,T.yD)(),n=await(0,F.K)(e)
try{const{entries:e}=await t(n)
return e.some(e=>mt.test(e.path))}finally{await n.close()}}catch{return!1}}function planBrowse({browser:e,pages:t},{driverFile:n,install:r,folder:i,keptFolder:a,machine:c,tools:l},{executables:d,playgroundFolder:u,isWhole:p,sourceFolder:f,confinement:h,watchMemory:g,cancellation:m}){const{execPath:w,platform:v,kill:y}=r,b={executables:d,execPath:w,confinement:h,watchMemory:g,driverFile:n,libraryFolder:u,folder:(0,s.join)(i,"browser"),env:c.env,platform:v,kill:y,cancellation:m},k=p?(0,$e.Pb)(()=>0===d.length?Promise.resolve({why:[]}):async function startBrowser(e){let t={why:[]}
for(const n of e.confinement.drivers)if(t=await startWith(n,e),!("why"in t))break
return t}(b)):void 0,$=(0,s.join)(a,`rehearsal-pictures-${l.randomHex(4)}`),P=[...void 0===f?[]:[f],""],findSource=async e=>{for(const t of P){const n=(0,s.join)(t,e)
if(!n.startsWith("..")&&await isFileIn(c.workspace,n))return n}}
return{choice:e,open:()=>k??Promise.resolve({why:[]}),close:async()=>{const e=await(k?.catch(()=>{}))
void 0!==e&&"close"in e&&await e.close()},isWhole:p,paths:t,pictures:$,findInWorkspace:async e=>(await findSource(e))?.replaceAll("\\","/"),readSource:async e=>{const t=await findSource(e)
return void 0===t?void 0:(0,o.readFile)((0,s.join)(c.workspace,t),"utf8")}}}async function isFileIn(e,t){try{const[n,r]=[await(0,o.realpath)(e),await(0,o.realpath)((0,s.join)(e,t))],i=await(0,o.stat)(r)
return r.startsWith(n+s.sep)&&i.isFile()&&i.size<wt}catch{return!1}}const wt=12582912
class SiteLost extends Error{isUnknown
constructor(e,t=!1){super(e),this.isUnknown=t,this.name="SiteLost"}}const vt={rules:2500,"way back":4e3,updater:6e3,entries:2e4,scene:4e4,browser:6e4}
function*inTime(e,t,n,s=n.length){for(const[r,o]of n.entries()){if(!1===e?.mayGoOn())return void e.leave(n.length-r,s,t)
yield o}}const yt={Browser:"the browser","Scripts: dashboard":"the browser",Saving:"things to save","Way back":"the way back",Updater:"the next update","Site in use":"the site in use"}
function nameAsked(e){return yt[e]??e.replace(/^[A-Z](?=[a-z])/,e=>e.toLowerCase())}const bt=.85
function isOfVerdict(e){return oe.indexOf(e)<=oe.indexOf("After update")}const kt={"What it adds":[1,1],"Scripts and styles":[1,1],Browser:[40,140],"Scripts: dashboard":[20,140],"Still active":[1,1],"Way back":[10,16],"Deactivate and activate":[3,4],Uninstall:[3,4],"Automatic update":[4,4],"New installation":[6,6],"Older versions":[10,20],"Network of sites":[10,12],"Site in use":[4,40],Updater:[10,20]},$t=[0,8],Pt={roomMs:1/0,rounds:1,timeoutMs:1/0,isOver:()=>!1}
function createBudget(e,t=Pt){const{roomMs:n,isOver:s}=t,r=e.now(),o=new Map,i=new Map,a={count:0,ms:0}
let readSpent=()=>0
const meanMs=()=>0===a.count?0:a.ms/a.count,usedMs=()=>e.now()-r,fits=(e,t=bt*n)=>!s()&&usedMs()+e<=t,leaveStep=e=>{const[,t]=kt[e]??$t
o.set(nameAsked(e),{costMs:t*meanMs()})},count=async t=>{const n=e.now()
try{return await t()}finally{a.count+=1,a.ms+=e.now()-n}}
return{allow:(t,{share:s=1,spentMs:r=()=>0}={})=>{const a=e.now(),c=shareOf(s,usedMs(),bt*n),read=()=>readSpent()+r(),l=void 0===t?1/0:shareOf(s,i.get(t)??0,vt[t])
let[d,u]=[read(),0]
const costMs=()=>0===u?meanMs():(e.now()-a)/u,leftMs=()=>{if(void 0===t)return 1/0
const e=read(),n=(i.get(t)??0)+e-d
return d=e,i.set(t,n),l-n}
return{leftMs:leftMs,mayGoOn:()=>{const e=leftMs()>0&&fits(costMs(),c)
return e&&(u+=1),e},leave:(e,n,s)=>{const r=leftMs()<=0,i=e===n?s:`${e} of ${n} ${s}`
o.set(i,{costMs:e*costMs(),cap:r?t:void 0})}}},isOver:s,watch:e=>(readSpent=()=>e.spentMs(),{...e,run:(...t)=>count(()=>e.run(...t)),request:(...t)=>count(()=>e.request(...t)),exchange:(...t)=>count(()=>e.exchange(...t))}),admit:e=>{const[t]=kt[e]??$t
return!(!isOfVerdict(e)&&0!==t&&!fits(t*meanMs()))||(leaveStep(e),!1)},giveUp:e=>!isOfVerdict(e)&&(leaveStep(e),!0),tellLeft:()=>function tellLeft(e,t,n){const s=Map.groupBy(e,([,{cap:e}])=>e),r=[...s].map(([e,s])=>{const r=s.map(([e])=>e).join(", "),o=s.reduce((e,[,{costMs:t}])=>e+t,0),i=void 0===e?`Not asked, for lack of time: ${r}; ${function adviseOn(e,{roomMs:t,rounds:n,timeoutMs:s}){const r=(s+n*(e/bt-t))/1e3,o=r<600?60:300,i=Math.ceil(Math.max(r,s/1e3+1)/o)*o
return i>St?`\`timeout: ${St}\`, the highest, may have room for more`:`\`timeout: ${i}\` should have room`}(t+o,n)}.`:`Not asked, because it would take more than ${vt[e]/1e3} s of processor time: ${r}.`
return{severity:"notice",message:i}}),[o]=r
return o&&{problems:r,skipped:o.message}}(o,usedMs(),t)}}function shareOf(e,t,n){return t+e*(n-t)}const St=3600
function hasDied(e){return e.some(e=>"php"===e.type&&"fatal"===e.level)}const xt=8e3
function readAddress(e,t="/"){const n=""!==e&&e.length<=xt?URL.parse(e,`${Fe.CT.url}${t}`):null
return n?.origin===Fe.CT.url?n.pathname+n.search:void 0}function findTarget({status:e=0,location:t},n){return e<300||e>399||void 0===t?void 0:readAddress(t,n)}function decodePath(e){try{return decodeURIComponent(e)}catch{return e}}const _t={amp:"&",lt:"<",gt:">",quot:'"',rsaquo:"›",hellip:"…"},Ot=300,At=1e4,Mt=5e5,Tt='wp-die-message">'
function showPage(e){const[t="",n=""]=e.split("?",2),s=[...new URLSearchParams(n)].filter(([e])=>jt.has(e))
return 0===s.length?e:`${t} (${s.map(e=>e.join("=")).join(", ")})`}const jt=new Set(["page","tab","section","post_type","taxonomy"])
function readWords(e){const t=function findMessage(e){const t=e.indexOf(Tt)
if(-1===t)return e.slice(function findBody(e){return e.includes("body")?Math.max(0,e.indexOf("<body")):0}(e.slice(0,Mt)))
const n=e.slice(t+Tt.length),s=n.indexOf("</div>")
return-1===s?e:n.slice(0,s)}(e).slice(0,At).replace(/<(style|script|title)\b[^]*?(?:<\/\1>|$)/gi," "),n=t.lastIndexOf(">")+1
return cutWords(decodeEntities(t.slice(0,n).replace(/<[^>]*>/g," ")+t.slice(n)))}function decodeEntities(e){return e.replace(/&(#\d{1,6}|[a-z]{1,20});/g,decodeEntity)}function decodeEntity(e,t){if(!t.startsWith("#"))return _t[t]??e
const n=Number(t.slice(1))
return n<1114112?String.fromCodePoint(n):e}function cutWords(e){const t=e.slice(0,At).replaceAll("\ufeff","[BOM]")
return(0,p.IN)(t.replace(/\s+/g," ").trim(),Ot)}const Ft=/<div\b([^<>]{0,900})>/gi,It=/\bclass=["']([^"'>]{0,300})["']/i,Lt=10,Rt=200,Bt=3e3
function readErrorBoxes(e){const t=[]
let n=Rt
for(const{0:s,1:r="",index:o}of e.matchAll(Ft)){if(t.length===Lt||0===n)break
const i=It.exec(r)?.[1]?.split(/\s+/)??[]
if(!(i.includes("notice-error")||i.includes("error"))||i.some(e=>e.startsWith("hid"))||/display:\s*none/.test(s))continue
n-=1
const a=e.slice(o+s.length,o+s.length+Bt),[c=""]=a.split(/<\/div>/i,1),l=readWords(c)
""!==l&&t.push(l)}return t}const Ct=1e5
function readShown(e,t){const n=new Map
for(const[s,{subject:r,content:o}]of e.entries()){const e=t.indexOf(`\x3c!--rehearsal ${s}--\x3e`),i=t.indexOf(`\x3c!--/rehearsal ${s}--\x3e`,e)
if(-1===e||-1===i)continue
const a=t.slice(e,Math.min(i,e+Ct)).replace(/<!--[^]*?(?:-->|$)|<(style|script)\b[^]*?(?:<\/\1>|$)|<\/?(?:p|br)\b[^<>]*>|&nbsp;/gi,"").trim()
n.set(r,a===o?"":a)}return n}function readPage(e){return new URLSearchParams(e.split("?")[1]).get("page")}function readAttribute(e,t){const n=new RegExp(`(?:^|\\s)${t}(?:=(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))|(?=[\\s/]|$))`,"i").exec(e)
return null===n?void 0:decodeEntities(n[1]??n[2]??n[3]??"")}const Wt=/<a\b([^<>]{0,1000})>/gi,Et=1e4,Nt=new Set(["page","post_type"]),Ut=/^(?:(?:active|settings|sub)?[-_]?tab|section|subpage|view)$/
function listTabs(e,t){const n=readPage(t),s=[...e.matchAll(Wt)].slice(0,Et).flatMap(([,e=""])=>{const s=readAddress(readAttribute(e,"href")??"",t)??"",r=new URLSearchParams(s.split("?")[1]),o=[...r.keys()].filter(e=>!Nt.has(e)),i=o.length>0&&o.every(e=>Ut.test(e)),a=/active|current/.test(readAttribute(e,"class")??"")
return i&&!a&&r.get("page")===n&&s!==t?[s]:[]})
return[...new Set(s)]}const qt=600,zt="something is printed here before the headers of a page could be sent"
function listMessages(e,t){return e.flatMap(e=>{if("php"!==e.type)return[]
const{level:n,kind:s,text:r,places:o}=e,i=o.get(t),a=r.includes("headers already sent by (output started at "),c=a?zt:function withoutPlace(e,t,n){if(void 0===n)return e
const s=` in ${t}/${n.file}`,r=[`${s} on line ${n.line}`,`${s}:${n.line}`].find(t=>e.endsWith(t))
return void 0===r?e:e.slice(0,-r.length)}(function shorten(e){return e.replace(Dt,"").trim().slice(0,qt)}(r),t,i)
return[{level:n,kind:s,text:c,isEarlyOutput:a,...i}]})}const Dt=new RegExp(`(?<![\\w.~-]/?)${Fe.CT.root}/(?:wp-content/plugins/)?`,"g")
function listDatabaseErrors(e){return e.flatMap(e=>"database"===e.type?[{...e,text:cutWords(e.text),query:cutWords(e.query)}]:[])}function readRefused(e){return e.find(e=>"refused"===e.type)?.host}function explainRefusal(e,t){const n=readRefused(t)
return void 0===n?void 0:`${(0,p.Qu)(e)}. Before that, a request to ${n} was refused: there is no network here.`}function isAboutDatabase({text:e}){return/\bWP_(?:MySQL_On_)?SQLite|must be of type mysqli|to be mysqli,/.test(e)}const Ht=/Fatal error:([^\n]*)/gi,Vt=/undefined (?:function|method (?!WP_Error::)|constant)|(?:class|interface|trait) \S{1,200} not found|valid callback|failed opening|declare/i
function lacksCode(e){for(const[,t=""]of e.matchAll(Ht))if(Vt.test(t))return!0
return!1}function checkChange(e,t,n=[]){return[...checkAlone(e,t,n),...n]}function checkAlone(e,t,n){const{result:s}=e
if(void 0===s&&n.some(({severity:e})=>"unknown"===e))return[]
if(void 0===s){const n=`${t} did not finish${explainEnd(e)}`,s=function hasOwnEnd({failure:e,output:t,log:n}){return void 0===e&&""!==t&&!hasDied(n)}(e)?explainRefusal(n,e.log):void 0
return[void 0===s?error(n):{severity:"unknown",message:s}]}const{done:r,problem:o,messages:i=[]}=s
if("unexpected_output"===o?.code){return[{severity:"warning",message:`${t} prints unexpected output: ${""===o.data.trim()?"blanks or a byte order mark":readWords(o.data)}`}]}if(r&&!o)return[]
const a=[o?.message??i.at(-1)??"",o?.data??""].filter(e=>""!==e).join(" ")
return[error(`${t} failed: ${""===a?"WordPress does not say why.":cutWords(a)}`)]}function isAsBefore(e,t){const toWords=({message:e})=>e.replace(/\d+/g,"")
return t.some(t=>toWords(t)===toWords(e))}function readInstalledKey({result:e}){return e?.plugin??""}function explainEnd({failure:e,output:t,log:n}){const s=function findMissingFile(e){const t=/Failed opening required '(?:\/wordpress\/wp-content\/plugins\/)?([^'\n]{1,300})'/
return e.map(e=>"php"===e.type?t.exec(e.text)?.[1]:void 0).find(e=>void 0!==e)}(n)
if(void 0!==s)return`: it loads \`${cutWords(s)}\`, which is not there.`
const r=void 0===e?readWords(t):cutWords(e)
return""===r?".":`: ${r}`}function checkState(e,t,n,s=[]){const{result:r}=e
if(void 0===r){const t=`WordPress no longer starts with this version${explainEnd(e)}`
if(void 0!==e.failure||hasDied(e.log))return[error(t)]
const n="Code ended the request without a PHP error, so it is not known what people see."
return[{severity:"unknown",message:`${(0,p.Qu)(t)}. ${n}`}]}if(!r.listed){const e=r.plugins.filter(e=>e.includes("/")).join(", ")
return[error(`WordPress no longer finds \`${t}\`, and deactivates the plugin. ${""===e?"It finds no plugin there":`It finds ${cutWords(e)}`}. Keep the names of the folder and the main file.`)]}if(!r.active)return[error(`The plugin \`${t}\` is not active.`)]
if(r.version!==n)return[error(`WordPress shows version ${cutWords(r.version)}, the package says ${n}.`)]
const o=[...new Set([...Qt,...s])],i=new Set(r.can??o),a=o.filter(e=>!i.has(e))
return Gt.flatMap(([e,t])=>{const n=a.filter(e=>t===e.slice(0,e.indexOf(":")+1)),s=n.map(e=>e.slice(t.length))
return 0===n.length?[]:[error(`${e} no longer have ${(0,p.Zv)(s)}.`)]})}function checkVersion(e,t,n){if(""===e||""===t||(0,ye.Zy)(e,t)>0)return[]
return[{severity:n?"notice":"warning",message:`Sites are not offered this update: the package has version ${e}, and the previous version is ${t}. Raise the version before you publish.`}]}const Gt=[["Administrators",""],["Editors","editor:"],["Authors","author:"]]
function readCan({result:e}){return e?.can??[]}const Qt=["manage_options","activate_plugins","edit_posts"]
function isIdle({result:e}){return void 0!==e&&e.listed&&!e.active}function explainGone({result:e}){return void 0===e?"WordPress does not start with this version.":e.listed&&e.active?void 0:re}const Jt=10
function checkFiles({result:e},t){if(void 0===e)return[error("The files on the site could not be listed.")]
const n=new Map(e.map(e=>[e[0],e])),s=t.flatMap(e=>{const t=function describeDifference({sizeBytes:e,crc32:t},n){return void 0===n?"is in the package, but not on the site.":n[1]!==e?`has ${n[1]} bytes on the site, and ${e} in the package's list.`:n[2]===t?void 0:"differs from the package on the site: its bytes are damaged."}(e,n.get(e.name))
if(void 0===t)return[]
return[{severity:e.isAscii?"error":"warning",message:`\`${e.shown}\` ${t}`,file:e.shown}]}),r=s.length-Jt
return r<=0?s:[...s.slice(0,Jt),error(`${r} more files differ from the package.`)]}const Zt={parsed:0,broken:[]}
function error(e){return{severity:"error",message:e}}const Kt=new Set(["log-in","redirect","elsewhere","server-error","status","wp-die","lost-text","hidden"])
function isClosing({kind:e},{target:t}){return Kt.has(e)&&!t.startsWith("/wp-admin/")}function listFaults(e,t){const{kind:n,subject:s}=e,{failure:r,status:o}=t.reply
return void 0!==r?[{kind:"crash",message:`${s} crashes PHP: ${cutWords(r)}`}]:"action"===n||"open"===n?[]:void 0===o?function listScriptFaults({kind:e,subject:t},{result:n,output:s}){const r="object"==typeof n
if("task"===e&&r&&"handled"in n&&!n.handled){return[{kind:"no-handler",message:`${t} of the previous version is still scheduled, but nothing handles it now. If its work has another name now, schedule that when the plugin finds data of an older version, and remove this one with \`wp_clear_scheduled_hook()\`.`}]}if(r&&"lost"in n&&n.lost.length>0){return[{kind:"damaged-post",message:`A post that ${n.lost.map(e=>cutWords(e)).join(" or ")} publishes is not published, or loses its text.`}]}if(void 0!==n)return[]
const o=readWords(s),i=`${t} calls \`exit\` or redirects, so what comes after it does not run`
return[{kind:"ended",message:""===o?`${i}.`:`${i}: ${o}`}]}(e,t.reply):o!==statusOf(e)?[explainStatus(e,t,o)]:tn[n].flatMap(n=>{const r=nn[n](e,t)
return void 0===r?[]:[{kind:n,message:`${s} ${r}`}]})}function statusOf({kind:e}){return"not-found"===e?404:"form"===e?302:200}const Xt=["log-in","wp-die","blank","lost-text","cut"],Yt=["log-in","php-message","critical-error","shape"],en=["log-in","php-message","critical-error","elsewhere","shape"],tn={page:Xt,dashboard:["log-in","left-dashboard","wp-die","blank","cut"],"not-found":["blank","cut"],post:Xt,public:["log-in","lost-text"],json:["log-in","wp-die","elsewhere","shape","lost-text"],form:[],task:[],script:[],"front-page":[...Yt,"wp-die","cut","lost-text","hidden"],"site-page":[...Yt,"wp-die","cut"],"log-in-page":["php-message","critical-error","shape","wp-die","cut"],"rest-index":en,feed:[...en,"stray-ampersand","lost-text"]},nn={"log-in":(e,{target:t})=>function isLogIn(e){return e.startsWith("/wp-login.php")}(t)?`sends ${function peopleOf(e){return"isForAdmins"in e?e.isForAdmins?"administrators who have logged in":"visitors":"people who have logged in"}(e)} to the log-in page.`:void 0,"left-dashboard":(e,{target:t})=>t.startsWith("/wp-admin/")?void 0:`sends them to ${cutWords(t)}`,"php-message":(e,{reply:{output:t}})=>{const n=function findPhpMessage(e){let t=0
for(const{0:n,index:s}of e.matchAll(/ on line (?:<b>)?\d+/g)){const r=e.slice(Math.max(0,s-dn),s),o=/\.php(<\/b>)?$/.test(r)?ln.exec(r):null
if(null!==o)return readWords(o[0]+n)
if(t+=1,t===un)break}return}(t)
return void 0===n?void 0:`shows a message of PHP: ${cutWords(n)}`},"critical-error":(e,{reply:{output:t}})=>/There has been a critical error on (this|your) website/.test(t)?'says "There has been a critical error on this website".':void 0,elsewhere:(e,t)=>isOtherKind(e,t)?`now redirects to \`${cutWords(t.target)}\`.`:void 0,shape:(e,t)=>"url"in e&&t.target!==e.url?void 0:function explainShape(e,t){return""===t?"is empty.":isShape(e,t)?void 0:`${pn[e]}. It begins with ${cutWords(t.slice(0,60))}: the plugin prints something where nothing belongs, usually text, a blank line or a byte order mark outside of its PHP tags.`}(shapeOf(e),t.reply.output),"stray-ampersand":(e,t)=>{const n=isOtherKind(e,t)?void 0:function findStray(e){return isWhole(e)?hn.exec(e.replace(fn,""))?.[0]:void 0}(t.reply.output)
return void 0===n?void 0:`is no longer XML, because of ${cutWords(n)}: use \`esc_xml()\`.`},"wp-die":(e,{reply:{output:t}})=>function isWpDie(e){return e.includes(Tt)}(t)?`stops with an error: ${readWords(t)}`:void 0,blank:(e,{reply:{output:t}})=>function isBlank(e){const t=e.indexOf('<div id="wpbody-content">'),n=e.indexOf("\x3c!-- wpbody-content --\x3e",t)
if(-1===t||-1===n||n-t>an)return!1
const s=e.slice(t,n).split(/<(?!\/)/),r=/^(?:div (?:id|class)="(?:wpbody-content|screen-meta|contextual-help-|clear")|ul>)/
return s.every((e,t)=>(0===t||r.test(e))&&/(?:^|>)\s*$/.test(e))}(t)?"is empty but for the dashboard around it.":void 0,"lost-text":(e,{reply:{output:t},target:n})=>{if("ask"in e)return function explainLost({kind:e,shows:t},n){const s="page"===e||"post"===e
return void 0===t||n.includes(t)||s&&isCut(n)?void 0:"post"===e?`no longer shows its text, "${t}"`:`does not show ${(0,p.AB)(t)}.`}(e,t)
const[s,r]="feed"===e.kind?on:rn,o="url"in e&&n!==e.url
return t.includes(s)||o?void 0:r},cut:(e,{reply:{output:t}})=>isCut(t)?function explainCut(e){const t=readWords(e.slice(-cn).replace(/^[^<]*>/,""))
return""===e?"is empty.":`stops before its end, as if PHP had stopped there. It ends with ${t}`}(t):void 0,hidden:(e,{reply:{output:t},target:n})=>"url"in e&&n===e.url&&function isHidden(e){return/<meta name=["']robots["'] content=["'][^"'<>]{0,300}noindex/i.test(e)}(t)?"tells search engines to leave the site out, by `noindex`.":void 0},sn="This is your first post.",rn=["Hello world!","no longer shows the posts of the site."],on=[sn,"no longer shows the text of posts."]
function explainStatus({kind:e,subject:t},{reply:{output:n,location:s="nowhere",log:r,...o},target:i},a){if(a>=300&&a<=399){const e=`${t} redirects to ${cutWords(s)}`
return void 0===findTarget({...o,output:n,log:r,location:s},i)?{kind:"redirect",message:`${e}, which was not followed.`}:{kind:"redirect-loop",message:`${e}, without end.`}}const c=readWords(n),l=`${t} answers ${a}${""===c?"":`: ${c}`}`
if(a>=500&&/critical error/i.test(n))return{kind:"died",message:l}
if(a>=500){return{kind:"server-error",message:l,excuse:""===n?void 0:explainRefusal(l,r)}}return{kind:"status",message:"form"===e?`${t} no longer works: ${c}`:l}}const an=5e3
function isCut(e){return!/<\/html\s*>/i.test(e)&&isWhole(e)}function isWhole(e){return Buffer.byteLength(e)<Fe.$q}const cn=200
const ln=/(?:Fatal error|Parse error|Warning|Notice|Deprecated)(?:<\/b>)?: [^\n]* in (?:<b>)?\/[^\n]*\.php(?:<\/b>)?$/,dn=800,un=200
const pn={html:"begins with other text than `<!DOCTYPE html>`",json:"is no longer JSON",rss:"is no longer XML: there is something before `<?xml` or after `</rss>`"}
function shapeOf({kind:e}){return"json"===e||"rest-index"===e?"json":"feed"===e?"rss":"html"}function isOtherKind(e,{target:t,reply:{output:n}}){return"url"in e&&t!==e.url&&!isShape(shapeOf(e),n)}function isShape(e,t){switch(e){case"html":return!t.startsWith("\ufeff")&&/^<(!doctype|html)/i.test(function skipComments(e){let t=0
for(;;){for(;/\s/.test(e.charAt(t));)t+=1
if(!e.startsWith("\x3c!--",t))return e.slice(t)
const n=e.indexOf("--\x3e",t+4)
if(-1===n)return""
t=n+3}}(t))
case"json":return isWhole(t)?function isJson(e){try{return JSON.parse(e),!0}catch{return!1}}(t):/^\s*[{[]/.test(t)
case"rss":return t.startsWith("<?xml")&&(!isWhole(t)||function dropComments(e){let t=e.trimEnd()
for(;t.endsWith("--\x3e");){const e=t.lastIndexOf("\x3c!--")
if(-1===e)break
t=t.slice(0,e).trimEnd()}return t}(t).endsWith("</rss>"))}}const fn=/<!\[CDATA\[[^]*?(?:\]\]>|$)|<!--[^]*?(?:-->|$)|<\?[^]*?(?:\?>|$)/g,hn=/&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-f]{1,6});)[^<]{0,30}/i
function checkPage(e,t,n,s=!1){const r=new Map(n&&listFaults(e,n).map(({kind:e,message:t})=>[e,t])),o=200===n?.reply.status,i=void 0!==n&&n.reply.status===t.reply.status
for(const a of listFaults(e,t)){const c=weigh(a,{page:e,wasThere:o,wasAtHome:o&&n.target===e.url,isSame:i,old:r.get(a.kind)})
if(void 0===c)continue
return["notice"!==c.severity&&s&&!e.isForAdmins&&isClosing(a,t)?explainClosed(c):c]}return[]}function findCause(e){const t=e.find(({severity:e,line:t})=>"error"===e&&void 0!==t)
return void 0===t?"":`${t.file??""}:${t.line??""} ${t.message}`}function explainClosed({message:e}){return{severity:"warning",message:`${(0,p.Qu)(e)}. Visitors see this from the update on: the plugin says that it closes sites, so people may have chosen it.`}}const gn=new Set(["Front page","Dashboard","Plugins page"]),mn="by message",isNewError=({old:e})=>void 0===e?"error":void 0,isLost=({wasThere:e,old:t})=>e&&void 0===t?"error":void 0,isLostAtHome=({wasAtHome:e,old:t})=>e&&void 0===t?"error":void 0,wn={"redirect-loop":({wasThere:e,old:t})=>e?"error":void 0===t?"warning":"notice",redirect:({old:e})=>void 0===e?"warning":"notice",status:({page:e,wasThere:t,isSame:n})=>n?"notice":t&&gn.has(e.name)?"error":"warning","stray-ampersand":isNewError,cut:isNewError,elsewhere:({old:e})=>void 0===e?"warning":void 0,"log-in":isLost,"wp-die":isLost,"lost-text":isLostAtHome,hidden:isLostAtHome,crash:mn,died:mn,blank:mn,shape:mn,"php-message":mn,"critical-error":mn,"left-dashboard":mn,"no-handler":mn,"damaged-post":mn,ended:mn}
function weigh(e,t){const{kind:n,message:s}=e,{old:r}=t
if("server-error"===n)return function weighServerError({message:e,excuse:t},{page:n,wasThere:s,isSame:r,old:o}){return o===e?{severity:"notice",message:`${e}. The previous version does so, too`}:s&&void 0!==t?{severity:"unknown",message:t}:{severity:r||"feed"===n.kind?"warning":"error",message:e}}(e,t)
const o=wn[n]
if(o!==mn){const e=o(t)
return e&&{severity:e,message:s}}return"crash"===n&&void 0!==r?{severity:"unknown",message:`${s}. The previous version does so, too: PHP in WebAssembly may lack something. Set \`php\` to another version.`}:s===r?{severity:"warning",message:`${(0,p.Qu)(s)}. The previous version does so, too.`}:{severity:"error",message:s}}const vn=[page("front-page","Front page","/"),page("log-in-page","Log-in page","/wp-login.php"),page("site-page","Dashboard","/wp-admin/"),page("site-page","Plugins page","/wp-admin/plugins.php"),page("rest-index","REST index","/?rest_route=/"),page("feed","RSS feed","/?feed=rss2")]
function page(e,t,n){const s=/^[A-Z]{2}/.test(t)?t:t.toLowerCase()
return{kind:e,name:t,subject:`The ${s} (${n})`,url:n,isForAdmins:n.startsWith("/wp-admin/")}}const yn=8
function explainNeeds({packages:e},{plugin:t}){const n=new Set(e.map(({plugin:{folder:e}})=>e)),s=t?.requiresPlugins.filter(e=>!n.has(e))??[]
return 0===s.length?void 0:`It needs other plugins, which are missing here: ${s.join(", ")}.`}function explainIdle({isNone:e},t){return e?{severity:"warning",message:`${t} It was installed and compared, not run.`}:{severity:"unknown",message:`${t} ${bn}`}}const bn="Nothing of it ran, so it is not known whether it works. Name the plugins that it needs in the input `plugins`."
function listNames({packages:e}){return e.map(({plugin:{name:e,version:t}})=>`${e} ${t}`.trim())}async function startAll(e){const{beside:t,log:n}=e,s=new Map
for(const[n,r]of t.packages.entries()){const t=await startOne(e,r,`beside-${n}.zip`)
if(void 0!==t)return{alone:s,broken:explainBroken(listNames({packages:[r]}).join(""),t)}}if(0===t.packages.length)return{alone:s}
for(const r of vn){const o=await e.visit(r)
n.rememberOthers(o.reply.log),s.set(r.name,o)
const i=(o.reply.status??0)>=500,[a]=i?checkPage(r,o,void 0):[]
if(void 0!==a)return{alone:s,broken:explainBroken(listNames(t).join(" and "),a.message)}}return{alone:s}}async function startOne({site:e,log:t},{path:n,plugin:s},r){await e.put(r,await(0,o.readFile)(n))
const i=await e.run("install",{package:r})
t.rememberOthers(i.log)
const a=await e.run("activate",{plugin:s.key})
t.rememberOthers(a.log)
const[c]=[...checkChange(i,"its installation"),...checkChange(a,"its activation")].filter(({severity:e})=>"error"===e)
return c?.message}function explainBroken(e,t){return{severity:"unknown",message:`${e} does not work here by itself: ${(0,p.Qu)(t)}. So nothing is known about the plugin. Give another version in the input \`plugins\`.`}}const kn={pages:"address",refused:"name",hooks:"address",tasks:"name",routes:"name",shortcodes:"name",samples:"name",blocks:"name",widgets:"name",types:"address",taxonomies:"name",screens:"address",terms:"address",statuses:"name",sources:"name",actions:"address",rules:"address",stale:"name",fields:"name",functions:"name",classes:"name",uncallable:"name"},$n={kinds:new Map,nonce:"",beat:""}
const Pn={problems:[],isUntold:!0}
async function checkLinks(e,t,n,s){const r=e.next.plugin?.folder??"",o=new Map,add=(e,t,n)=>{for(const s of listLinks(e,r))!o.has(s)&&o.size<On&&o.set(s,{file:s,subject:t,askBefore:n})}
for(const{name:e,subject:s}of vn){const r=t?.pages.get(e)?.reply.output??""
add(n.get(e)?.reply.output??"",s,()=>Promise.resolve(r))}for(const{probe:e,seen:t}of s)add(t.reply.output,e.subject,async t=>(await e.ask(t)).reply.output)
if(0===o.size)return Pn
const i=await listFiles(e,r),a=[...o.values()].filter(({file:e})=>0===(i.get(e)??0)),c=t&&a.length>0?await async function findBefore(e,t,n){const s=new Map
return await e.onSiteBefore(async()=>{const r=await listFiles(e,t)
for(const{file:o,askBefore:i}of n.slice(0,An)){const n=!r.has(o)&&listLinks(await i(e),t).includes(o)
s.set(o,(r.get(o)??0)>0?"filled":n?"missing":void 0)}}),s}(e,r,a):void 0,l=function judgeLinks(e){return e.flatMap(({file:e,subject:t,isEmpty:n,before:s})=>{if(n&&"filled"!==s)return[]
const r=`${t} links \`${e}\`, which is ${n?"empty":"not in the package"}.`
return"missing"===s?[{severity:"notice",message:`${r} The previous version does so, too.`,file:e}]:[{severity:"error",message:r,file:e}]})}(a.map(e=>({...e,isEmpty:i.has(e.file),before:c?.get(e.file)})))
return{problems:l,asked:String(o.size)}}const Sn=/<(?:script|link)\b([^<>]{0,2000})>/gi,xn=/\s(?:src|href)=["']([^"'>]{1,1000})["']/i,_n=1e4,On=1e3
function listLinks(e,t){const n=`/wp-content/plugins/${t}/`,s=[...e.matchAll(Sn)].slice(0,_n).map(([,e=""])=>xn.exec(e)?.[1]??"")
return[...new Set(s)].slice(0,On).flatMap(e=>{const[t=""]=(readAddress(e.replace(/&(#038|amp);/g,"&"))??"").split("?"),s=t.replace(/\/{2,}/g,"/")
return s.startsWith(n)&&/\.(js|css)$/.test(s)?[decodePath(s.slice(n.length))]:[]})}const An=20
async function listFiles({site:e},t){const{result:n}=await e.run("files",{plain:!0,folder:t})
return new Map((n??[]).map(([e,t])=>[Buffer.from(e,"base64").toString("utf8"),t]))}const Mn=50
function listPluginProbes(e,t){const read=t=>e.kinds.get(t)??[],askable=e=>read(e).filter(({target:e})=>""!==e),n=askable("shortcodes").map(({name:e})=>contentProbe("shortcode",`[${e}]`,e)),s=new Set(t?.kinds.get("blocks")?.flatMap(({name:e,target:t})=>""===t?[]:[e])),r=read("blocks").filter(({name:e,target:t})=>""!==t||s.has(e)).map(({name:e})=>contentProbe("block",`\x3c!-- wp:${e.replace(/^core\//,"")} /--\x3e`,e)),o=askable("widgets").map(({name:e})=>contentProbe("widget",`\x3c!-- wp:legacy-widget ${JSON.stringify({idBase:e})} /--\x3e`,e)),i=read("types"),a=read("samples").slice(0,Mn),ofType=e=>function typeProbes({name:e,target:t},n){const s=["Rehearsal.",...n.map(e=>`[${e.target}]`)].join("\n\n"),r=0===n.length?"":" with the plugin's shortcodes",o={name:`post of ${e}`,subject:`A post of the type \`${e}\`${r}`,ask:t=>askContent(t,{type:e,content:s}),kind:"page"},i=`The archive of the post type \`${e}\` (${t})`
return""===t?[o]:[o,visitProbe("page",`archive of ${e}`,i,t)]}(e,a)
return{"Own pages":choose("Own pages",[...askable("pages").map(pageProbe),...askable("rules").map(ruleProbe)]),"REST routes":choose("REST routes",askable("routes").map(t=>routeProbe(t,e.nonce))),"Shortcodes and blocks":{step:"Shortcodes and blocks",probes:[...listAll(n,e=>plugin_probes_together("the plugin's shortcodes","post",e,askShown)),...listAll(r,e=>plugin_probes_together("the plugin's blocks","page",e,askShown))],asked:count(Math.min(n.length,Mn)+Math.min(r.length,Mn),n.length+r.length)},Widgets:{step:"Widgets",probes:listAll(o,e=>plugin_probes_together("the plugin's widgets","page",e)),asked:count(Math.min(o.length,Mn),o.length)},"Post types":choose("Post types",[...i.slice(0,yn/2).flatMap(ofType),...read("taxonomies").map(taxonomyProbe),...i.slice(yn/2).flatMap(ofType)])}}function listTasks(e,t){const n=e.kinds.get("tasks")??[],s=new Set(t?.kinds.get("tasks")?.map(({name:e})=>e)),r=n.some(({name:e})=>!s.has(e))
return choose("Scheduled tasks",n.map(e=>function taskProbe({name:e},t){const ask=async({site:t})=>({reply:await t.run("task",{task:e}),target:""})
return{name:e,subject:`The scheduled task \`${e}\``,ask:ask,kind:t?"script":"task"}}(e,r)))}function choose(e,t){const n=t.slice(0,yn)
return{step:e,probes:n,asked:count(n.length,t.length)}}function count(e,t){return e===t?String(t):`${e}, and ${t-e} more, not asked for`}function pageProbe({name:e,title:t,target:n}){const s=/\/edit\.php\?post_type=([^&]+)/.exec(n)?.[1]
return{name:e,subject:""===t?`The page ${showPage(n)}`:`The page "${t}" (${n})`,ask:async e=>{const t=void 0===s?[]:(await function makePost({site:e},t){return e.run("content",{type:t,content:"Rehearsal."})}(e,s)).log,{reply:r,...o}=await e.visit({url:n,isForAdmins:!0})
return{...o,reply:{...r,log:[...t,...r.log]}}},makesPost:void 0!==s,kind:"page"}}function pathProbe(e){return visitProbe("page",e,`The page ${showPage(e)}`,e,/^\/wp-admin(?:\/|$)/.test(e))}function visitProbe(e,t,n,s,r=!1){return{name:t,subject:n,ask:e=>e.visit({url:s,isForAdmins:r}),kind:e}}function routeProbe({name:e},t){const n=`/?rest_route=${encodeURIComponent(e)}&_wpnonce=${encodeURIComponent(t)}`
return{...visitProbe("json",e,`The REST route \`${e}\``,n,!0),url:n}}function contentProbe(e,t,n){const s=`A post with the ${e} \`${n}\``,r=[{subject:s,content:t}]
return{name:`${e} ${n}`,subject:s,ask:e=>askParts(e,"post",r),askAgain:e=>askShown(e,"post",r),kind:"page",content:t}}function listAll(e,t){return 0===e.length?[]:[t(e)]}function plugin_probes_together(e,t,n,s=askParts){const r=n.slice(0,Mn),o=r.length>1?r:[]
return{name:e,subject:`A ${t} with ${e}`,ask:e=>s(e,t,r),kind:"page",parts:o}}function askParts(e,t,n){return askContent(e,{type:t,content:n.map(({content:e})=>e).join("\n\n")})}async function askShown(e,t,n){const s=n.map((e,t)=>function mark(e,t){return`\x3c!--rehearsal ${t}--\x3e${e}\x3c!--/rehearsal ${t}--\x3e`}(e.content,t)).join("\n\n"),r=await askContent(e,{type:t,content:s}),o=readShown(n,r.reply.output)
if(!0===r.isRedirected||![...o.values()].includes(""))return{...r,shown:o}
const{reply:i}=await e.visit({url:r.target,isForAdmins:!0}),a=readShown(n,i.output)
return{...r,shown:new Map([...o].map(([e,t])=>[e,t||(a.get(e)??"")]))}}function ruleProbe({name:e,title:t,target:n}){return visitProbe("public",e,`The address ${t}`,n)}function taxonomyProbe({name:e}){return{name:`taxonomy ${e}`,subject:`A page of the taxonomy \`${e}\``,ask:t=>askContent(t,{taxonomy:e}),kind:"page"}}async function askContent(e,t){const n=await e.site.run("content",t),s=readAddress(n.result?.url??"")
if(void 0===s)return{reply:n,target:""}
const{reply:r,target:o}=await e.visit({url:s,isForAdmins:!1})
return{reply:{...r,log:[...n.log,...r.log]},target:o,isRedirected:o!==s}}const Tn=2
function listHidden(e=new Map,t=new Map){return[...e].flatMap(([e,n])=>""===n&&""!==(t.get(e)??"")?[e]:[])}function explainHidden(e,t){const n=readWords(t)
return{severity:(""===n?!Fn.test(t):jn.test(n))?"warning":"error",message:`${e} without attributes shows nothing now; the previous version shows ${""===n?cutWords(t):`"${n}"`}.`}}const jn=/\b(?:no|nothing|none|not|yet|empty|missing|required|invalid|please|specify|provide|choose|select|error|sorry|deprecated|log[ -]?in)\b/i,Fn=/<(?:audio|button|canvas|embed|iframe|img|input|object|select|svg|textarea|video|\w+-[\w-]+)\b|\s(?:id|data-[\w-]+)=/i
function listEmptied({subject:e},t,n){const s=listHidden(t.fields,n?.fields).map(e=>`\`${e}\``)
if(0===s.length)return[]
return[{severity:"warning",message:`${e}: ${1===s.length?`the field ${s.join("")} is`:`the fields ${s.join(", ")} are`} empty now, and the previous version shows what people wrote there. Move it when the plugin finds data of an older version.`}]}function checkProbe(e,t,n,s=!1){const[r]=listFaults(e,t),o=n&&{...n.reply,faults:listFaults(e,n)}
if(void 0===r||s&&isClosing(r,t))return[]
const i=function probes_weigh({kind:e,message:t,excuse:n},s){const{probe:r,before:o,wasFine:i}=s,a=void 0!==r.isComparable&&(void 0===o||!r.isComparable())
if(a&&"crash"!==e&&"died"!==e)return
if(void 0!==n)return i?{severity:"unknown",message:n}:void 0
const c=In[e](s)
return c&&{severity:c,message:t}}(r,{probe:e,seen:t,before:o,wasFine:0===o?.faults.length})
return void 0===i?[]:[i]}const isNew=({wasFine:e})=>e?"error":void 0,mayBeWanted=({wasFine:e})=>e?"warning":void 0
function unlessSameStatus(e){return t=>t.before?.status===t.seen.reply.status?void 0:e(t)}const In={crash:({before:e})=>void 0===e?.failure?"error":void 0,died:unlessSameStatus(()=>"error"),"server-error":unlessSameStatus(({seen:e,wasFine:t})=>""===e.reply.output||t?"error":"warning"),"redirect-loop":unlessSameStatus(isNew),redirect:unlessSameStatus(mayBeWanted),status:unlessSameStatus(function rateStatus({probe:e,seen:t,wasFine:n}){const{reply:s,target:r}=t,{status:o=0,log:i}=s
if(!n||"not-found"===e.kind)return
if("form"===e.kind)return 404===o?void 0:"error"
const a=(r.startsWith("/wp-admin/")||r.includes("_wpnonce=")&&[401,403].includes(o))&&void 0===readRefused(i),c=404===o&&("public"===e.kind||"post"===e.kind)
return a||c?"error":"warning"}),cut:function rateCut({probe:e,seen:t,before:n,wasFine:s}){const r=n?.status===statusOf(e)&&n.faults.some(({kind:e})=>"cut"===e),o=/<html/i.test(t.reply.output)
return r||!s&&!o?void 0:"error"},elsewhere:mayBeWanted,"no-handler":mayBeWanted,ended:mayBeWanted,"log-in":isNew,"left-dashboard":isNew,"wp-die":isNew,blank:isNew,"lost-text":isNew,hidden:isNew,"php-message":isNew,"critical-error":isNew,shape:isNew,"stray-ampersand":isNew,"damaged-post":isNew}
function explainUnscheduled({subject:e},t){return{severity:"notice",message:`${e} was not run: ${void 0===t?"an earlier step":`the step "${t}"`} has unscheduled it.`}}function visitsOf(e){return e.map(({seen:e})=>e)}function run_probes_createAsk(e,t){const{site:n}=e,ask=(n,s)=>runProbes(e,n,t,s)
return{ask:ask,askAndRestore:async(e,t)=>{if(0===e.probes.length)return{...Pn,answers:[]}
await n.save("unasked")
const s=await ask(e,t)
return await n.restore("unasked"),s}}}async function runProbes(e,{step:t,probes:n,asked:s,changesSite:r=Ln.includes(t),what:o=nameAsked(t),share:i=1},a,c=[]){if(0===n.length)return{...Pn,answers:[]}
const{log:l}=e,d=e.budget.allow(Rn[t],{share:i}),u=[]
let p=0
for(const t of inTime(d,o,n))u.push(...await askAll(e,[t])),p+=1
if(0===p)return{...Pn,answers:[]}
const isOdd=({probe:e,seen:n})=>hasFault({probe:e,seen:n})||[...n.shown?.values()??[],...n.fields?.values()??[]].includes("")||("action"===e.kind?function hasLackedCode(e){return e.some(e=>"php"===e.type&&lacksCode(`${e.kind}: ${e.text}`))}(n.reply.log):l.hasNews(n.reply.log,identifyRequest(t,e))),f=u.some(isOdd)&&r?u:u.filter(isOdd),h=("string"==typeof a?await(async n=>f.length>0?async function askOld(e,t,n,s){const{log:r}=e,o=new Map,ask=async()=>{for(const{probe:i}of n){const n=await i.ask(e)
"clean"===s?r.rememberOthers(n.reply.log):r.remember(n.reply.log,identifyRequest(t,i)),o.set(i,n)}}
return await e.onSiteBefore(ask,s),o}(e,t,[...c,...f],n):void 0)(a):a)??new Map
d.leftMs()
const g=new Map
for(const{probe:t,seen:n}of u)g.set(t,await checkHidden(e,t,n,h.get(t)))
const m=u.flatMap(({probe:n,seen:s})=>{const r=l.check(s.reply.log,identifyRequest(t,n)).filter(({severity:e,message:t})=>"action"!==n.kind||"error"===e&&lacksCode(t)).map(e=>({...e,subject:n.subject}))
if(function isUnscheduled({reply:{result:e}}){return"object"==typeof e&&"gone"in e&&!0===e.gone}(s))return[...r,explainUnscheduled(n,l.findUnscheduler(n.name))]
return isDoubtful(r)?r:[...checkProbe(n,s,h.get(n),e.next.plugin?.closesSites),...g.get(n)??[],...listEmptied(n,s,h.get(n)),...r]}),w=u.map(({probe:e,seen:t})=>({probe:e,seen:{...t,reply:{...t.reply,log:[]}}}))
return{problems:m,asked:p===n.length?s:String(p),answers:w}}async function checkHidden(e,t,n,s){const r=[]
for(const o of listHidden(n.shown,s?.shown).slice(0,yn)){const n=partsOf(t).find(e=>e.subject===o)??t,i="page"===n.kind?await(n.askAgain?.(e)):void 0
""===(i?.shown?.get(o)??"")&&r.push(explainHidden(o,s?.shown?.get(o)??""))}return r}const Ln=["Saving","Scheduled tasks","AJAX and forms","Settings"],Rn={"Site in use":"entries",Scenes:"scene"}
async function askAll(e,t){const n=[]
for(const s of t){const{isRedirected:t=!1,...r}=await s.ask(e),o=partsOf(s),i=hasFault({probe:s,seen:r}),a=(i||t)&&o.length>0?await askAll(e,o.slice(0,yn)):[],c=a.some(hasFault)
n.push(...a,...a.length>0&&(c||!i)?[]:[{probe:s,seen:r}])}return n}function partsOf(e){return"page"===e.kind?e.parts??[]:[]}function hasFault({probe:e,seen:t}){return listFaults(e,t).length>0}function identifyRequest(e,{name:t}){return`${e}: ${t}`}const Bn=/<form\b([^<>]{0,1000})>/gi,Cn=/<(input|select|option|textarea|button)\b([^<>]{0,2000})>([^<]{0,100000})/gi,Wn=["option_page","_wpnonce"],En=new Set([...Wn,"action","_wp_http_referer"]),Nn=1e3,Un=1e4,qn=50,zn=new Set(["submit","button","image","reset","file"])
function fillForm(e,t){const n=listForms(e).find(({action:e})=>e.endsWith(t))
return!0===n?.fields.some(({name:e})=>!En.has(e))?encode(n.fields.filter(({isSent:e})=>e)):void 0}function encode(e){return new URLSearchParams(e.slice(0,Nn).map(({name:e,value:t})=>[e,t]))}function listForms(e){const t=[...e.matchAll(Bn)].slice(0,qn)
let n=Un
return t.map(({0:s,1:r="",index:o},i)=>{const[a=""]=e.slice(o+s.length,t[i+1]?.index).split(/<\/form>/i,1),c=[...a.matchAll(Cn)].slice(0,n).map(readTag)
return n-=c.length,{action:readAttribute(r,"action")??"",isPost:"post"===readAttribute(r,"method")?.toLowerCase(),id:readAttribute(r,"id")??"",classes:readAttribute(r,"class")??"",...listFields(c)}})}function readTag([,e="",t="",n=""]){const read=e=>readAttribute(t,e)
return{tag:e,name:read("name")??"",type:read("type")?.toLowerCase()??"",text:n,read:read}}function listFields(e){const t=[],n=new Map,s=[]
let r
for(const o of e){const{tag:e,name:i,type:a,text:c,read:l}=o,d=void 0!==l("disabled"),u=decodeEntities(c.trim())
if("select"===e)r=""===i||d?void 0:{name:i,at:t.length}
else if("option"===e){if(void 0===r||r.at!==t.length&&void 0===l("selected"))continue
const e=l("value")??u
t[r.at]={name:r.name,type:"select",value:e,isBox:!1,isNo:!1,isSent:!0}}else if("button"===e||"submit"===a){const e=l("value")??""
""!==a&&"submit"!==a||s.push({name:i,value:e,words:`${e} ${u}`})}else if(""!==i&&!zn.has(a)&&!d){const s=readField(o)
t.push(s),"input"===e&&"radio"===a&&n.set(i,[...n.get(i)??[],s])}}return{fields:markChoices(t,n.values()),buttons:s}}function readField({tag:e,name:t,type:n,text:s,read:r}){if("textarea"===e){const n=decodeEntities(s)
return{name:t,type:e,value:n,isBox:!1,isNo:!1,filled:fill(t,n,e),isSent:!0}}const o="checkbox"===n,i=r("value")??(o?"on":""),a=!(o||"radio"===n)||void 0!==r("checked")
return{name:t,type:n,value:i,isBox:o,isNo:!1,filled:o?void 0:fill(t,i,n),isSent:a}}function fill(e,t,n){const s=Gn[n]
return""!==t||s===Gn.text&&Dn.test(e)?void 0:s}const Dn=/(?<![a-z])(?:date|time|datetime)(?![a-z])|[a-z](?:Date|Time)(?![a-z])/,Hn=/^(?:1|yes|on|true|enabled?)$/i,Vn=/^(?:|0|no|off|false|disabled?)$/i
function markChoices(e,t){const n=new Map
for(const e of t){const[t,s]=[Hn,Vn].map(t=>e.find(({value:e})=>t.test(e)))
2===e.length&&void 0!==t&&void 0!==s&&n.set(t,{isBox:!0,isNo:!1}).set(s,{isBox:!1,isNo:!0})}return e.map(e=>({...e,...n.get(e)}))}const Gn={"":"rehearsal",text:"rehearsal",textarea:"rehearsal",email:"guest@example.org",url:"https://example.org/",number:"1",date:"2026-01-31"},Qn=/\bsav|\bupdate\b|submit|\bapply changes\b/i,Jn=/delet|remov|reset|clear|purge|import|export|send|test|activat|install|restor|connect/i,Zn=/^(?:.*[-_])?(?:action|task|command|do)$/i
function findSender(e,t,n){const s=e.fields.map(({name:e})=>e)
if(!e.isPost||"adv-settings"===e.id)return
if(e.action.endsWith("options.php")&&Wn.every(e=>s.includes(e)))return{url:"/wp-admin/options.php",pressed:[]}
const r=""===e.action||"#"===e.action?t:readAddress(e.action,t),o=void 0!==r&&readPage(r)===readPage(t)&&null!==readPage(t),i=e.buttons.find(e=>n.test(e.words)&&!Jn.test(e.words)),a=s.some(e=>/^(?:action2|(?:post|ids?|checked|users?)\[\])$/.test(e)),c=e.fields.some(({name:e,value:t})=>Zn.test(e)&&Jn.test(t))
return o&&!a&&!c&&void 0!==i&&s.some(e=>/nonce/i.test(e))?{url:r,pressed:""===i.name?[]:[i]}:void 0}function listChoices(e,t,n){return listForms(e).flatMap(e=>{const s=[...new Set(e.fields.flatMap(({name:e,isBox:t})=>t?[e]:[]))],r=e.fields.filter(({isBox:e,isNo:t,isSent:s})=>e?n:t?!n:s).map(({name:e,value:t,filled:s})=>({name:e,value:n?s??t:t})),o=0===s.length?void 0:findSender(e,t,Qn)
return void 0===o?[]:[{url:o.url,body:encode([...r,...o.pressed]).toString(),boxes:s}]})}const Kn=2
function listSettingProbes(e,t,n){const{nonce:s}=t,r=[n,t].flatMap(e=>e?.kinds.get("tasks")??[]).map(({name:e})=>e),o=[...new Set(e.map(({target:e})=>e))].flatMap(t=>{const n=e.find(e=>e.target===t)?.reply.output??"",s=listChoices(n,t,!1)
return listChoices(n,t,!0).map((e,n)=>({target:t,index:n,checked:e,unchecked:s[n]??e}))}).filter(({checked:e},t,n)=>t===n.findIndex(t=>t.checked.boxes.join()===e.boxes.join())).slice(0,Kn),i=o.flatMap(e=>[!0,!1].flatMap(t=>function probeForm({target:e,index:t,checked:n,unchecked:s},r,{nonce:o,tasks:i}){const a=r?n:s,c=`${e} ${t} ${r?"on":"off"}`,l=`${r?"with all boxes":"with no box"} of ${e} checked`
let d=!0,u=0
const p={name:c,subject:`Saving the settings ${l}`,ask:async n=>{u+=1
const{form:s,log:o}=1===u?{form:a,log:[]}:await async function readChoices(e,{target:t,index:n},s){const{reply:r}=await e.visit({url:t,isForAdmins:!0})
return{form:listChoices(r.output,t,s)[n],log:r.log}}(n,{target:e,index:t},r)
if(u>1&&(d=s?.boxes.join()===a.boxes.join()),void 0===s)return{reply:{output:"",log:o},target:e}
const i=function withNonces(e,t){const n=new URLSearchParams(e)
for(const[e,s]of new URLSearchParams(t))/nonce/i.test(e)&&n.has(e)&&n.set(e,s)
return n.toString()}(a.body,s.body)
return{reply:await n.site.request(s.url,n.cookie,i),target:e}},kind:"open"},after=e=>({...e,name:`${c}: ${e.name}`,subject:`${e.subject} ${l},`,isComparable:()=>d})
return[p,after(visitProbe("page","The front page","The front page","/")),after(visitProbe("page","The editor","The editor","/wp-admin/post-new.php",!0)),after({...routeProbe({name:"/wp/v2/types/post"},o),subject:"The REST interface"}),...r?[after(newTasks(i))]:[]]}(e,t,{nonce:s,tasks:r}))),a=o.reduce((e,{checked:t})=>e+t.boxes.length,0)
return{step:"Settings",probes:i,asked:1===a?"1 box":`${a} boxes`}}function newTasks(e){return{name:"tasks",subject:"The scheduled tasks",ask:async({site:t})=>({reply:await t.run("task",{task:"",known:e}),target:""}),kind:"open"}}const Xn=[site_probes_page("search","The search (/?s=hello)","/?s=hello"),{...site_probes_page("404","A page that is not there","/?p=987654321"),kind:"not-found"},{...site_probes_page("post","A post (/?p=1)","/?p=1"),kind:"post",shows:sn},site_probes_page("administrator","The front page, for an administrator,","/",({cookie:e})=>e),site_probes_page("reader","The front page, for a subscriber,","/",({reader:e})=>e.cookie),site_probes_page("posts","The list of posts (/wp-admin/edit.php)","/wp-admin/edit.php",({cookie:e})=>e),site_probes_page("editor","The editor (/wp-admin/post-new.php)","/wp-admin/post-new.php",({cookie:e})=>e),{...site_probes_page("home","The dashboard (/wp-admin/index.php), for an editor,","/wp-admin/index.php",({editorCookie:e})=>e),kind:"dashboard"},{name:"log-in",subject:"A log-in with name and password",ask:async function logIn({site:e,reader:{name:t,password:n}}){const s=new URLSearchParams({log:t,pwd:n,"wp-submit":"Log In",testcookie:"1"})
return{reply:await e.request(es,"wordpress_test_cookie=WP%20Cookie%20check",s.toString()),target:es}},kind:"form"}]
function site_probes_page(e,t,n,s=()=>""){return{name:e,subject:t,ask:e=>e.visit({url:n,isForAdmins:!1},s(e)),kind:"page"}}function editorProbe(e){return{...routeProbe({name:"/wp/v2/types/post"},e),name:"rest",subject:"The REST interface, for an administrator who edits posts,"}}function heartbeatProbe(e){return formProbe("json","heartbeat","AJAX, with which open pages of the dashboard report,","/wp-admin/admin-ajax.php",`action=heartbeat&screen_id=post&has_focus=true&interval=60&data[rehearsal]=1&_nonce=${encodeURIComponent(e)}`)}function formProbe(e,t,n,s,r){return{name:t,subject:n,ask:async({site:e,cookie:t})=>({reply:await e.request(s,t,r),target:s}),kind:e}}function listSaves(e){const t=[...e.flatMap(({reply:e,target:t})=>{const n=function fillSettings(e){const t=fillForm(e,"options.php")
return void 0!==t&&Wn.every(e=>t.has(e))?t.toString():void 0}(e.output)
if(void 0===n)return[]
return[formProbe("form","settings",`Saving the settings of ${t}`,"/wp-admin/options.php",n)]}).slice(0,1),Yn,cs]
return{step:"Saving",probes:t,asked:String(t.length)}}const Yn={kind:"script",name:"post",subject:"Saving a post, a user and a comment, and sending a mail,",ask:async({site:e})=>({reply:await e.run("save"),target:""})},es="/wp-login.php"
async function onSite({site:e},t,n){const put=t=>e.put(Fe.CT.scene.slice(Fe.CT.folder.length+1),Buffer.from(JSON.stringify(t)))
await put(t)
const s=await n()
return await put({}),s}const ts="de_DE",ns=/-([a-z]{2,3}_[A-Z]{2})\.mo$/
function listContexts(e,t,n){const s=function chooseLocale(e){return e.flatMap(({shown:e})=>ns.exec(e)?.[1]??[]).find(e=>!e.startsWith("en_"))??ts}(t),r=e.find(({probe:e,seen:t})=>0===listFaults(e,t).length&&t.target.includes("page=")),o=r?.seen.target??"/wp-admin/tools.php",i=[{name:"language",subject:`The page ${o} in the language ${s}`,ask:e=>onSite(e,{locale:s},()=>e.visit({url:o,isForAdmins:!0})),kind:"page"},{name:"https",subject:`The front page of a site with HTTPS and the language ${s}`,ask:e=>onSite(e,{locale:s,https:!0},()=>e.visit({url:"/",isForAdmins:!1})),kind:"page"},scriptProbe("cron","What WordPress runs for scheduled tasks (wp-cron.php)",{task:""}),scriptProbe("cli","What WordPress runs for WP-CLI",{cli:!0}),{name:"xml-rpc",subject:"A post by XML-RPC",ask:async({site:e})=>({reply:await e.request("/xmlrpc.php","",rs),target:""}),kind:"open"},visitProbe("open","sitemap","The sitemap of posts",ss)]
return{step:"Other contexts",probes:i.filter(({name:e})=>!("https"===e&&n.has("Front page"))),asked:String(i.length)}}function scriptProbe(e,t,n){return{name:e,subject:t,ask:async({site:e})=>({reply:await e.run("context",n),target:""}),kind:"script"}}const ss="/?sitemap=posts&sitemap-subtype=post&paged=1",site_probes_text=e=>`<value><string>${e}</string></value>`,member=(e,t)=>`<member><name>${e}</name>${site_probes_text(t)}</member>`,rs=`<?xml version="1.0"?><methodCall><methodName>wp.newPost</methodName><params>${["<value><int>1</int></value>",site_probes_text("admin"),site_probes_text("password"),`<value><struct>${member("post_title","Rehearsal")}${member("post_content","Rehearsal.")}${member("post_status","publish")}</struct></value>`].map(e=>`<param>${e}</param>`).join("")}</params></methodCall>`,os="/wp-admin/post-new.php",cs={name:"classic editor",subject:"A post in the classic editor",ask:e=>onSite(e,{classic:!0},()=>async function saveClassic(e){const{site:t,cookie:n}=e,{reply:s,target:r}=await e.visit({url:os,isForAdmins:!0}),o=fillForm(s.output,"post.php")
if(void 0===o)return{reply:s,target:r}
o.set("post_title","Rehearsal"),o.set("content","Rehearsal."),o.set("publish","Publish")
const i=await t.request("/wp-admin/post.php",n,o.toString())
return{reply:{...i,log:[...s.log,...i.log]},target:"/wp-admin/post.php"}}(e)),kind:"open"}
const ls=["Dashboard","Plugins page"]
function listNewBoxes({plugin:e},{before:t,alone:n},s){const list=e=>ls.flatMap(t=>{const{output:n,log:s}=e.get(t)?.reply??{output:"",log:[]},r=void 0!==readRefused(s)
return readErrorBoxes(n).filter(e=>!(e.includes(ds)||r&&us.test(e)))}),r=new Set([...list(t??new Map),...list(n)].map(withoutNumbers)),o=e?.name.toLowerCase()??""
return[...new Set(list(s))].filter(e=>!r.has(withoutNumbers(e))&&(e=>void 0!==t||""!==o&&e.toLowerCase().includes(o))(e))}function explainSelf(e,t){const[n]=t.flatMap(({reply:e})=>readErrorBoxes(e.output))
return`${e} deactivates itself here${void 0===n?".":`: "${n}"`}`}const ds="blocked requests through HTTP",us=/connect|reach|respond|time[d-]? ?out|blocked requests|resolve|licen[cs]e/i
function withoutNumbers(e){return e.replace(/\d+/g,"")}const ps=8
function checkLoaded(e,t,n,s){const count=(t,n)=>t?.get(n)?.reply.loaded?.get(e)??0,[{was:r,is:o}={was:0,is:0}]=ls.map(e=>({was:count(t,e),is:count(n,e)})).filter(({was:e})=>e>=ps).toSorted((e,t)=>t.is/t.was-e.is/e.was)
if(o>=r/2)return[]
return[{severity:o<r/4&&s?"error":"warning",message:`On the dashboard, PHP loads ${o} of the plugin's files. Of the previous version, it loads ${r}: most of the plugin may not run. Check that the package has all that it loads, such as its libraries.`}]}function findMissing(e,t=""){const[,n]=/no such table: ([\w.]+)|Table '([^']+)' doesn't exist/.exec(e)?.filter(Boolean)??[],s=n?.replace(/^.*\./,"")
if(void 0!==s)return function namesAfterIn(e){return new Set([...e.matchAll(/\bIN\s+`?(?:\w+`?\.`?)?(\w+)/gi)].map(([,e=""])=>e))}(t).has(s)?void 0:`table \`${s}\``
const[,r]=/no such column: ([\w.]+)|Unknown column '([^']+)'/.exec(e)?.filter(Boolean)??[]
return void 0===r?void 0:`column \`${r.replace(/^.*\./,"")}\``}function isViolation(e){return e.includes("SQLSTATE[23")&&!e.includes("NOT NULL constraint failed: _wp_sqlite_")}const fs=/^\s*(?:create|alter)\b/i
function createDatabaseMemory(e,t=new Map,n=new Map){const s=new Set,learn=e=>{for(const{text:t,query:s,tables:r}of listDatabaseErrors(e))if(void 0===findMissing(t,s)&&fs.test(s)&&!isViolation(t))for(const e of r)n.set(e,s)},select=(n,s)=>listDatabaseErrors(n).filter(n=>{const r=t.get(keyOf(n)),o=void 0!==r&&(r||!s),i=n.places.has(e)
return!o&&(i||void 0!==findMissing(n.text,n.query)&&!n.isOfPlugin)})
return{learn:learn,remember:(e,n)=>{learn(e)
for(const s of listDatabaseErrors(e))t.set(keyOf(s),n||!0===t.get(keyOf(s)))},check:(t,r)=>{let o
return learn(t),select(t,r).flatMap(t=>{const[i]=t.tables.flatMap(e=>n.get(e)??[]),a={...toProblem(t,r,void 0===i?o:{query:i,about:" about that table"}),...t.places.get(e)}
void 0!==findMissing(t.text,t.query)||isViolation(t.text)||(o??={query:t.query,about:" of this request"})
const{severity:c,file:l="",line:d=""}=a,u=`${c} ${keyOf(t)} ${l}:${d}`
return"error"!==c&&s.has(u)?[]:(s.add(u),[a])})},hasNews:e=>select(e,!1).length>0,findRefused:e=>{const[t,s=""]=e.replaceAll("`","").split(" ")
return"table"===t?n.get(s):[...n.values()].find(e=>e.split(/\W+/).includes(s))},fork:()=>createDatabaseMemory(e,t,n)}}const hs=30,gs=60
function keyOf({text:e,query:t,tables:n}){return`${findMissing(e,t)??e} ${n.join(" ")}`}const ms="An update does not run the activation hook: make it when the plugin finds data of an older version."
function toProblem({text:e,query:t},n,s){const r=findMissing(e,t)
if(void 0===r){const n=e.replace(/^SQLSTATE\[\w+\]: (General error: \d+ )?/,"")
return{severity:"notice",message:`${isViolation(e)?"The database refuses a query, as MySQL does":"SQLite, which a rehearsal uses, refuses a query that MySQL may take"} (${n}): ${t}`}}const o=`The database has no ${r}: ${(0,p.Qu)(t)}.`
if(void 0!==s){return{severity:"unknown",message:`${o} ${`SQLite refused an earlier query${s.about} (${cutWords(s.query)}), so it is not known what MySQL would have.`}`}}return n?{severity:"error",message:`${o} ${ms}`}:{severity:"warning",message:o}}const ws="The previous version has it, too."
function tellMessage(e,t,n){const{level:s,kind:r,text:o,file:i,line:a}=e,tell=e=>`PHP ${r}: ${(0,p.Qu)(e)}.${t?` ${ws}`:""}`,c=tell(o)
if("warning"===s)return{severity:"warning",message:c,file:i,line:a}
if(function isOfDriver({text:e}){return e.includes("SQLSTATE[")&&/ in \/internal\/shared\/(?:sqlite-database-integration\/|class-wp-sqlite)/.test(e)}(e)){const{severity:e,why:t}=function explainDriver(e,{findRefused:t}){if(isViolation(e))return{severity:"error",why:"MySQL refuses the query, too."}
const n=findMissing(e)
if(void 0===n)return{severity:"unknown",why:"The database of a rehearsal is SQLite: MySQL may accept the query, so it is not known what the plugin does with it."}
const s=t(n)
return void 0===s?{severity:"error",why:`The database, which is SQLite here, has no ${n}, and refused no statement that makes it.`}:{severity:"unknown",why:`The database of a rehearsal, SQLite, has no ${n}, because it refused this statement, which MySQL may accept: ${s}`}}(o,n)
return{severity:e,message:`${c} ${t}`,file:i,line:a}}const l=function explainHere(e,{extensions:t,refused:n,declared:s,quotesRefused:r}){const o=/undefined function|class "[^"]{1,99}" not found|class '[^']{1,99}' not found/i.test(e),[,i=""]=/undefined function (?:\w{1,99}\\){0,9}(\w{1,99})\(\)/i.exec(e)??[],a=o&&(""===i||!s(i)),c=e.replaceAll("'",'"'),[l]=ys.find(([e,n])=>a&&!t.includes(e)&&n.test(c))??[]
return void 0!==l?`This PHP lacks the extension ${l}, which most hosts have: it is not known what the plugin does there.`:a&&bs.test(c)?"Web servers have that function, and PHP here has not: it is not known what the plugin does there.":isAboutDatabase({text:e})?"The rehearsal has SQLite in place of MySQL, so it is not known what the plugin does with that.":r(e)?"The database of a rehearsal is SQLite, which refused that query: MySQL may accept it, so it is not known what the plugin does then.":void 0===n||o?void 0:`Before that, a request to ${n} was refused: there is no network here, so it is not known what happens with one.`}(o,t?{...n,refused:void 0}:n)
if(void 0===l){return{severity:"error",message:`${c}${t&&void 0!==n.refused?` It follows a request to ${n.refused}, which is refused here.`:""}`,file:i,line:a}}return{severity:"unknown",message:`${tell((0,p.IN)(o,vs))} ${l}`,file:i,line:a}}const vs=200
const ys=[["intl",/\b(?:numfmt|datefmt|collator|normalizer|grapheme|idn|locale)_\w+\(\)/i],["intl",/"(?:NumberFormatter|IntlDateFormatter|Collator|Normalizer|Transliterator|Locale)"/],["sodium",/\bsodium_\w+\(\)/i],["gmp",/\bgmp_\w+\(\)|"GMP"/i],["sockets",/\bsocket_\w+\(\)/i],["posix",/\bposix_\w+\(\)/i],["gettext",/\b(?:d?c?n?gettext|bindtextdomain|textdomain)\(\)/i],["xsl",/"XSLTProcessor"/],["bz2",/\bbz(?:open|read|write|compress|decompress)\(\)/i],["apcu",/\bapcu_\w+\(\)/i],["imagick",/"Imagick\w*"/],["redis",/"Redis\w*"/],["memcached",/"Memcached"/],["imap",/\bimap_\w+\(\)/i],["ldap",/\bldap_\w+\(\)/i],["ftp",/\bftp_\w+\(\)/i],["soap",/"Soap(?:Client|Fault|Header|Param|Server|Var)"/],["bcmath",/\bbc(?:add|ceil|comp|div|floor|mod|mul|pow|powmod|round|scale|sqrt|sub)\(\)/i],["calendar",/\b(?:cal_\w+|easter_da\w+|gregoriantojd|jdtogregorian)\(\)/i],["opcache",/\bopcache_\w+\(\)/i]],bs=/\b(?:apache_\w+|getallheaders|fastcgi_finish_request|fpm_get_status|litespeed_\w+|virtual)\(\)/i
const ks="The activation"
function explainShared({message:e,...t},{isNone:n}){const s=`${(0,p.Qu)(e.replace(ws,""))}. The previous version does the same here`
if("unknown"===t.severity)return{...t,message:`${s}. Nothing else of it was tried.`}
const r=n?"":" Name the plugins that it needs in the input `plugins`."
return{...t,severity:"unknown",message:`${s}: it may need another plugin, a newer WordPress, or a server. Nothing else of it was tried.${r}`}}async function compareFiles({site:e,next:t},n){const[s=""]=n.split("/")
if(s!==(t.plugin?.folder??s))return{problems:[],skipped:"The package has another folder."}
return{problems:checkFiles(await e.run("files",{plain:!0,folder:s}),t.files),message:`${t.files.length} files`}}async function checkActive(e,t,{before:n,cannotRun:s,earlier:r}){const{next:o,log:i,beside:a}=e,c=explainNeeds(a,o)
if(void 0!==c)return{problems:[],skipped:c,rest:c}
if(void 0!==n?.whyIdle)return{problems:[explainIdle(a,n.whyIdle)],rest:re}
const l=await e.askState(t),d=i.check(l.log,"Plugin active"),u=r.some(e=>"failed"===e.outcome||hasAcceptedError(e))
if(void 0===n&&isIdle(l)&&function hasAcceptedStart(e){const t=e.flatMap(e=>"Installation"===e.name?e.problems:[])
return t.some(({isAccepted:e,severity:t,message:n})=>!0===e&&"error"===t&&n.startsWith(`${ks} `))}(r))return{problems:d,skipped:$s,rest:$s}
if(void 0===n&&!u&&isIdle(l)){const e=explainSelf(versionOf(o),[])
return{problems:[explainIdle(a,e),...d],rest:re}}const p=hasError(d)
return{problems:[...checkState(l,t,versionOf(o),n?.can).map(e=>!p&&isAsBefore(e,s?.problems??[])?explainShared(e,a):e),...explainLed(l,n),...d],rest:explainGone(l)}}function explainLed({result:e,ledTo:t},n){if(void 0===e||void 0===t)return[]
const s=`Every dashboard request is redirected to ${showPage(t)}`
return void 0===n||void 0!==n.ledTo?[{severity:"notice",message:`${s}.`}]:[{severity:"warning",message:`${s}. The previous version does not do this.`}]}const $s="Its activation failed, which is accepted."
function listUncallable(e,t){const fold=({name:e})=>e.toLowerCase(),namesOf=t=>e.kinds.get(t)?.map(fold)??[],n=new Set([...namesOf("functions"),...namesOf("classes")]),s=new Set(namesOf("uncallable")),r=t.kinds.get("uncallable")?.filter(e=>!s.has(fold(e))&&(""===e.target||n.has(e.target.toLowerCase())))
return(r??[]).map(({name:e,title:t})=>{const[n="",...s]=e.split(" in ")
return{severity:"error",message:`${s.join(" in ")} names \`${n}()\`, which PHP cannot call: it is missing, or not public. PHP stops with a fatal error when it is called.`.replace(/^t/,"T"),...callbacks_readPlace(t)}})}function callbacks_readPlace(e){const t=/^(.+):(\d+)$/.exec(e)
return null===t?{}:{file:t[1],line:Number(t[2])}}const Ps=["pages","routes","shortcodes","blocks","widgets","types","taxonomies"]
function selectUsed(e){return{...e,kinds:new Map([...e.kinds].filter(([e])=>Ps.includes(e)))}}function hasSome({kinds:e}){return[...e.values()].some(e=>e.length>0)}const Ss={hasLost:!1,isBare:!1}
const code=({name:e})=>`\`${e}\``,xs={pages:{one:"page",many:"pages",then:"links and bookmarks to it are refused",show:({name:e,title:t})=>`"${t}" (\`${e}\`)`},tasks:{one:"scheduled task",many:"scheduled tasks",then:"it no longer runs",show:code},routes:{one:"REST route",many:"REST routes",then:"requests to it are answered 404",show:code,isFolded:!0},shortcodes:{one:"shortcode",many:"shortcodes",then:"posts that use it show its name",show:({name:e})=>`\`[${e}]\``},blocks:{one:"block",many:"blocks",then:"the editor no longer knows it",show:code},widgets:{one:"widget",many:"widgets",then:"sidebars that have it show nothing there",show:code},types:{one:"post type",many:"post types",then:"its posts are still in the database, and nothing shows them",show:code},taxonomies:{one:"taxonomy",many:"taxonomies",then:"its terms are still in the database, and nothing shows them",show:code},rules:{one:"address",many:"addresses",then:"links to it lead nowhere",show:({title:e})=>`\`${e}\``},fields:{one:"REST field",many:"REST fields",then:"what reads it finds nothing",show:code},functions:{one:"function",many:"functions",then:"code that calls it stops with a fatal error",show:({name:e})=>`\`${e}()\``,isFolded:!0},classes:{one:"class",many:"classes",then:"code that uses it dies",show:code,isFolded:!0}},_s=new Set(["functions","classes"]),Os={one:"AJAX action or form",many:"AJAX actions and forms"}
function judgeAdditions(e,t,n){const s=void 0===t?[]:[...listGone(t,e,n),...listStale(t,e),...listUncallable(t,e)],r=Object.entries({...xs,actions:Os}).flatMap(([t,{one:n,many:s}])=>{const r=e.kinds.get(t)?.length??0
return 0===r||_s.has(t)?[]:[`${r} ${1===r?n:s}`]}),o=e.kinds.has("routes")
if(0===r.length&&0===s.length&&o)return Pn
return{problems:o?s:[{severity:"warning",message:"WordPress could not list all that the plugin adds, so some of it was not requested."},...s],message:r.join(", ")}}const As=5
function listGone(e,t,n){return[...e.kinds].flatMap(([e,s])=>{const r=xs[e],o=t.kinds.get(e)
if(void 0===r||void 0===o)return[]
const fold=e=>!0===r.isFolded?e.toLowerCase():e,select=t=>"pages"===e?t.filter(({target:e})=>""!==e):t,i=new Set(select(o).map(({name:e})=>fold(e))),a=select(s).filter(({name:t,title:s})=>!(i.has(fold(t))||_s.has(e)&&n(s))),c=new Map(select(o).map(e=>[e.name.toLowerCase(),e])),l=a.filter(({name:e})=>c.has(e.toLowerCase())),d="pages"===e?function selectShut(e,t){const n=new Set(t.kinds.get("refused")?.map(({name:e})=>e))
return e.filter(({name:e})=>n.has(e))}(a,t):[],u=a.filter(e=>!l.includes(e)&&!d.includes(e))
return[...d.map(explainShut),...0===u.length?[]:[compare_inventories_explainLost(u,r)],...l.map(e=>function explainRenamed(e,t,{one:n,then:s,show:r}){return{severity:"notice",message:`The ${n} ${r(e)} is called ${r(t)} now. Upper and lower case matter to WordPress, so ${s}.`}}(e,c.get(e.name.toLowerCase())??e,r))]})}function listStale(e,t){const n=new Set(t.kinds.get("stale")?.map(({name:e})=>e))
return(e.kinds.get("rules")?.filter(({name:e})=>n.has(e))??[]).map(({title:e})=>({severity:"error",message:`After the update, the address \`${e}\` finds nothing: its stored rewrite rule sets a query variable that this version does not know. Call \`flush_rewrite_rules()\` once when the plugin finds data of an older version.`}))}function explainShut({name:e,title:t}){return{severity:"error",message:`Administrators may no longer open the page "${t}" (\`${e}\`): they lack the capability that it asks for. Give it to them when the plugin finds data of an older version.`}}function compare_inventories_explainLost(e,{one:t,many:n,then:s,show:r}){const[o]=e
if(1===e.length&&void 0!==o)return{severity:"notice",message:`The ${t} ${r(o)} of the previous version is gone: ${s}.`}
const i=e.slice(0,As).map(r).join(", "),a=e.length>As?` and ${e.length-As} more`:""
return{severity:"notice",message:`${e.length} ${n} of the previous version are gone: ${i}${a}. For each, ${s}.`}}async function takeInventory(e){const{cookie:t,next:n}=e,{result:s}=await e.runFollowing("own",{cookie:t,folder:n.plugin?.folder??""}),r=new Map
for(const e of Ms){const t=s?.get(e),n=t?.map(([t,n,s])=>({name:t,title:n,target:readTarget(e,s)}))
void 0!==n&&r.set(e,n)}const[o]=s?.get("nonce")??[]
return{kinds:r,nonce:o?.[0]??"",beat:o?.[1]??""}}const Ms=Object.keys(kn)
function readTarget(e,t){return"address"===kn[e]?readAddress(t)??"":t}const Ts=new Set(["delete_expired_transients","do_pings","importer_scheduled_cleanup","publish_future_post","recovery_mode_clean_expired_keys","update_network_counts","upgrader_scheduled_cleanup","wp_batch_split_terms","wp_delete_temp_updater_backups","wp_https_detection","wp_maybe_auto_update","wp_privacy_delete_old_export_files","wp_scheduled_auto_draft_delete","wp_scheduled_delete","wp_site_health_scheduled_check","wp_split_shared_term_batch","wp_update_comment_type_batch","wp_update_plugins","wp_update_themes","wp_update_user_counts","wp_version_check"])
function withoutBaseline(e,t){const n=new Map
for(const[s,r]of e.kinds){const e=new Set(t.kinds.get(s)?.map(({name:e})=>e)),isCore=e=>"tasks"===s&&Ts.has(e)
n.set(s,r.filter(({name:t})=>!e.has(t)&&!isCore(t)))}return{...e,kinds:n}}const js="unprobed",Fs={own:$n,loss:Ss}
async function listAdditions(e,t,n){await e.site.save(js)
const s=withoutBaseline(await takeInventory(e),t),r=isLibraryOf(e.next),o=function compareUse(e,t,n){if(void 0===e)return Ss
const s=selectUsed(e)
return{hasLost:listGone(s,t,n).length>0,isBare:hasSome(s)&&!hasSome(selectUsed(t))}}(n,s,r)
return{...judgeAdditions(s,n,r),own:s,loss:o}}async function visitAndCheck(e,t){const n=vn.find(({name:e})=>"Dashboard"===e)
return void 0!==n&&t.has("after-update")?(await e.visit(n),author_files_run(e,t,"after-update")):[]}async function author_files_run({site:e,log:t},n,s){const r="before-update"===s,o=await e.run("author",{file:s})
r&&t.remember(o.log,"Before update")
const i=r?[]:t.check(o.log,"After update"),{text:a,line:c}=function readFinding({result:e}){if(void 0===e)return
const{done:t,text:n,line:s}=e,r=cutWords(n)
return{text:t?"":""===r?"It says that something is wrong":r,line:s}}(o)??readEnd(o,s)
if(""===a)return i
const l=/[.!?]$/.test(a)?a:`${a}.`,d=n.get(s)?.path
return[{severity:"error",message:l,file:d,isInWorkspace:!0,...c>0?{line:c}:{}},...i.filter(e=>void 0!==e.file)]}function readEnd({log:e,output:t,failure:n},s){const r=listMessages(e,"").find(({level:e})=>"fatal"===e)?.text,o=`${Fe.CT.folder}/${s}.php`,[,i,a]=new RegExp(`^(.*) in ${o}(?: on line |:)(\\d+)$`).exec(r??"")??[]
if(void 0!==i)return{text:cutWords(i),line:Number(a)}
const c=void 0===n?r??readWords(t):cutWords(n)
return{text:"The file did not come to its end"+(""===c?"":`: ${c}`),line:0}}function readOwnPath(e,t){const[n=""]=e.replace(/^https?:\/\/[^/]*/,"").split(/[?#]/,1),s=`/wp-content/plugins/${t}/`
return""!==t&&n.startsWith(s)?decodePath(n.slice(s.length)):void 0}function hasVisited({state:e}){return"settled"===e||"busy"===e}function toFault(e,t="",n=!1){return{kind:e,name:t,isSaved:n}}function isBroken({isValid:e,hasCrashed:t}){return!e||t}function findFault({isKnown:e,isValid:t,hasCrashed:n}){return e?n?"block-crashed":t?void 0:"invalid":"unknown"}function judgeEditor(e,t,n,{folder:s,blockScripts:r},o){if(void 0===n.editor||!hasVisited(n))return[]
const i=t?.editor,a=n.errors.flatMap(({message:e,stack:t})=>{const n=t.map(({url:e})=>readOwnPath(e,s)),r=n.findIndex(e=>void 0!==e),o=t[r]
return void 0===o?[]:[{message:e,files:n,at:{file:n[r],line:o.line,place:o}}]}),scriptsOf=e=>(r.get(e)??[]).map(e=>readOwnPath(e,s)),c=o.filter(({severity:e})=>"error"===e),l=new Set([...r.keys()].flatMap(scriptsOf))
return function diffEditors(e,t){if(void 0!==e&&!e.isReady)return[]
if(!t.isReady)return void 0===e?[]:[toFault("not-started")]
if(t.hasCrashed)return!0===e?.hasCrashed?[]:[toFault("crashed")]
const n=new Set(e?.saved.filter(isBroken).map(({name:e})=>e)),s=new Set(e?.inserted.filter(e=>!isBroken(e)&&!n.has(e.name)).map(({name:e})=>e)),wasFine=({name:t,isOffered:n})=>void 0===e?n:s.has(t),r=new Map
for(const[e,n]of[[t.saved,!0],[t.inserted,!1]])for(const t of e){const e=findFault(t),{name:s}=t
void 0===e||r.has(s)||!wasFine(t)||s.startsWith("core/")||r.set(s,toFault(e,s,n))}for(const n of t.fallen){const s=t.inserted.find(e=>e.name===n)
void 0!==s&&wasFine(s)&&!0!==e?.fallen.includes(n)&&(r.has(n)||r.set(n,toFault("selected",n)))}const o=t.leftOut.filter(t=>!0!==e?.leftOut.includes(t))
return[...[...new Set(o)].map(e=>toFault("left-out",e)),...r.values()]}(i,n.editor).flatMap(t=>{if("unknown"===t.kind&&(n=t.name,c.some(({file:e})=>void 0!==e&&scriptsOf(n).includes(e))))return[]
var n
const s=(({kind:e,name:t})=>"crashed"===e?c.length>0?void 0:a[0]:"left-out"===e?a.find(({at:e})=>!l.has(e.file)):"selected"===e?a.at(-1):"block-crashed"===e?a.find(({files:e})=>scriptsOf(t).some(t=>e.includes(t)))??a[0]:void 0)(t),r=void 0===s?"":`${(0,p.Qu)(s.message)}.`,{key:o,message:d}=function tellFault({kind:e,name:t,isSaved:n},s,r){const o=`block ${t}`
switch(e){case"not-started":return{key:"editor",message:`${s} no longer starts.`}
case"crashed":return{key:"editor",message:`${s} shows an error in place of the post.`}
case"left-out":return{key:`part ${t}`,message:`${s} leaves out \`${t}\`, a sidebar or panel, because it throws.`}
case"selected":return{key:`selected ${t}`,message:`The editor shows an error when somebody selects the block \`${t}\`.`}
case"block-crashed":return{key:o,message:`The editor shows an error in place of the block \`${t}\`, ${n?"in a post that the previous version saved":"when it is inserted"}.`}
case"unknown":return{key:o,message:`The editor no longer knows the block \`${t}\`: ${`posts that have it show that it is missing. ${r}`}`}
case"invalid":return{key:o,message:n?`The editor refuses what the previous version saved for the block \`${t}\`: its content is invalid now, because \`save\` returns other HTML. Add a deprecation with the old one. ${r}`:`What the block \`${t}\` saves is invalid when the editor reads it again.`}}}(t,e.subject,function showSaved(e,t){const n=e?.indexOf(`\x3c!-- wp:${t} `)??-1
if(-1===n)return""
const s=(e??"").slice(n).split("\n\n",1)[0]?.replace(/\s+/g," ").replace(/`/g,"'")??""
return`It was saved as \`${s.length>Is?`${s.slice(0,Is)}…`:s}\`.`}(i?.markup,t.name))
return[{severity:"error",message:`${d} ${r}`.trim(),page:e,key:o,...s?.at}]})}const Is=160
function nameException(e,t,n){const s=new Set(t?.errors.map(({message:e})=>e)),r=n.errors.find(({kind:e,message:t})=>"exception"===e&&!s.has(t))
if(void 0===r)return e
const o=`A script throws: ${r.message.replace(/\.$/,"")}.`
return e.map(e=>({...e,message:`${e.message} ${o}`}))}const Ls=10,Rs=5
function sum({roots:e}){return Object.values(e).reduce((e,{amount:t})=>e+t,0)}function judgeParts(e,t,n){return Object.entries(t.parts).flatMap(([t,{amount:s}])=>{const r=n.parts[t]
if(s<3*Ls||0!==r?.amount||r.hidden<.8*s)return[]
return[{severity:"warning",message:`${e.subject} has \`${t}\`, which people saw before, and do not see now: it is hidden.`,page:e,key:`hidden ${t}`}]})}const Bs=40,Cs=/^\/(?:wp|wp-[\w-]+|oembed|batch)\/v\d(?!\/block-renderer\/)/
function judgeVisit(e,t,n,s){if(n.status>=400&&(void 0===t||t.status<400))return function judgeDeadEnd(e,{deadEnd:t,status:n}){if(void 0===t||!e.isOwn)return[]
const s=t.slice(0,200).replace(/`/g,"")
return[{severity:"error",message:`${e.subject} has a script that leads people away, to \`${s}\`, which the site refuses (${n}).`,page:e,key:"dead end"}]}(e,n)
const r=function listUnseen(e,t,n){const s=void 0!==t&&(!hasVisited(t)||!1===t.editor?.isReady)
if(!s&&hasVisited(n))return[]
const[r,o]=s?["before",t]:["after",n],[i]=o.refused,a=s&&"failed"===n.state&&n.refused[0]===i,c=void 0===o.why?"":` (${o.why.split("\n",1)[0]??""})`,l={failed:void 0===i?`the browser could not open it${c}`:`it leads to \`${i}\`, which a rehearsal cannot reach`,stuck:"it gave no answer",slow:"it still asked the site for more after a minute and a half",settled:"it did not start in time",busy:"it did not start in time"}[o.state],d="failed"===o.state&&void 0!==i&&a?`${e.subject} was seen neither before nor after the update: ${l}.`:`${e.subject} was not seen ${r} the update: ${l}. It is not known whether people still see it.`
return[{severity:"notice",message:d,page:e,key:"unseen"}]}(e,t,n),o=new Set(void 0===t?[]:listCauses(e,t,s).map(({key:e})=>e)),i=listCauses(e,n,s).filter(({key:e})=>!o.has(e)),a=function judgeRequests(e,t,n){if(void 0===t||!hasVisited(t))return[]
const fold=e=>e.startsWith("/")?e.replace(/\?.*$/s,"").replace(/\/\d+(?=\/|$)/g,"/*"):e,answered=({asked:e})=>new Set(e.filter(({status:e})=>e<400).map(({what:e})=>fold(e))),[s,r]=[answered(t),answered(n)],o=new Map(t.asked.map(({what:e,count:t})=>[fold(e),t])),i=n.asked.flatMap(({what:t,status:n,count:i})=>{const a=fold(t),c=`\`${a.slice(0,200).replace(/`/g,"")}\``,tell=(t,n,s="warning")=>[{severity:s,message:n,page:e,key:t}]
if(i>Bs&&(o.get(a)??0)<=Bs/10)return tell(`flood ${a}`,`${e.subject} asks the site for ${c} again and again, without a pause.`)
if(!(n>=400&&n<500&&s.has(a))||r.has(a)||Cs.test(a))return[]
const[,l]=/^\/wp\/v\d\/block-renderer\/([\w-]+\/[\w-]+)$/.exec(a)??[]
if(!0===l?.startsWith("core/"))return[]
if(void 0===l){const t=`which it answered before and refuses now (${n})`
return tell(`refused ${a}`,`${e.subject} asks the site for ${c}, ${t}.`)}return tell(`drawn ${l}`,`The editor shows an error in place of the block \`${l}\`: WordPress, which draws it, refuses to (${n}).`,"error")})
return[...new Map(i.map(e=>[e.key,e])).values()]}(e,t,n),c=function judgeState(e,t,n,{folder:s}){const add=(t,n)=>[{severity:"error",message:n,page:e,key:t}]
if(n.loads>_e.F&&(t?.loads??0)<=_e.F)return add("reload",`${e.subject} reloads itself without end.`)
if(void 0===t)return[]
if("stuck"===n.state&&hasVisited(t)){return void 0!==n.stuckAt&&void 0!==readOwnPath(n.stuckAt.url,s)?[]:add("stuck",`${e.subject} ${Ns}`)}return[]}(e,t,n,s)
if(c.length>0)return c
if(r.length>0)return[...i,...a,...r]
const l="editor"===e.kind?judgeEditor(e,t,n,s,i):function judgeContent(e,t,n){if(void 0===t||!hasVisited(t)||!hasVisited(n))return[]
const{content:s}=n,r=Math.max(0,n.aside-t.aside),add=t=>[{severity:"error",message:t,page:e,key:"empty"}]
if(t.content.amount>=Ls&&s.amount+r===0){const t="covered: something lies over all of it, so that people can click nothing",n="hidden: its content is there, but people see none of it",r="empty: people no longer see what they saw before"
return add(`${e.subject} is ${!0===s.isVeiled?t:s.isHidden?n:r}.`)}const[o,i]=[sum(t),sum(n)],a=Object.entries(t.roots).filter(([t,{amount:s}])=>{const r=n.roots[t]
return!(s<Ls||0!==r?.amount)&&(s>=3*Ls&&e.isOwn&&i<=o-s/2||i<o/2+1)})
if(a.length>0){const s=a.slice(0,Rs).map(([e])=>`\`${e}\` is ${!0===n.roots[e]?.isHidden?"hidden":"empty"}`),r=a.length>Rs?`, and ${a.length-Rs} more`:""
return[...add(`${e.subject} stays empty where scripts draw into it: ${s.join(", ")}${r}.`),...judgeParts(e,t,n)]}if(o>=Ls&&0===i&&Object.keys(n.roots).length>0&&s.amount+r<t.content.amount/2)return add(`${e.subject} stays empty where scripts draw into it: nothing is drawn there now.`)
const c=t.content.amount-s.amount,l=s.amount<t.content.amount/6&&s.hidden>=.8*c
return t.content.amount>=3*Ls&&l&&t.content.hidden<.8*c?add(`${e.subject} is hidden: most of its content is there, but people do not see it.`):judgeParts(e,t,n)}(e,t,n),d=i.find(({severity:e})=>"error"===e),u=void 0!==d?function blameEffects(e,t,n){const[s]=n.filter(({place:e})=>void 0===e),r=n.filter(e=>void 0!==e.place||e.key.startsWith("block "))
if(void 0===s||r.includes(s))return[...t,...r]
const{subject:o,kind:i}=e.page,a="editor"===i?s.message:s.message.replace(o,()=>"The page"),c=`${e.message} ${a}`
return[{...e,message:c,effect:s.message},...t.filter(t=>t!==e),...r]}(d,i,l):[...i,..."editor"===e.kind?l:nameException(l,t,n)],p=function joinRequests(e,t){const n=e.filter(({severity:e})=>"error"===e),[s,...r]=t.filter(({severity:e})=>"warning"===e)
return 1!==n.length||void 0===s||r.length>0?[...e,...t]:[...e.map(e=>"error"===e.severity?{...e,message:`${e.message} ${s.message}`}:e),...t.filter(e=>e!==s)]}(u,a)
return p.length>0?function excuse(e,t,n){const s=new Set(t?.refused),r=n.refused.filter(e=>!Es.test(e)),o=r.find(e=>!s.has(e)),i=function excuseRefused(e,t,n){const s=e.filter(({severity:e})=>"error"===e),r=n.content.amount>=Ls&&0===n.failed.length&&s.every(({key:e,effect:t})=>e.startsWith("exception")&&void 0===t)&&n.errors.every(({kind:e,message:t})=>"console"===e||Ws.test(t))
if(void 0===t||0===s.length||!r)return
const o=`The page asks \`${t}\`, which a rehearsal cannot reach, and still shows its content.`
return e.map(e=>"error"===e.severity?{...e,severity:"notice",message:`${e.message} ${o}`}:e)}(e,o??r[0],n)
if(void 0!==i)return i
if(void 0===o)return e
const a=`It is not known whether customers see this: the page asks \`${o}\`, which a rehearsal cannot reach.`
return e.map(e=>"error"===e.severity&&/^(empty|exception)/.test(e.key)?{...e,severity:"unknown",message:`${e.message} ${a}`}:e)}(p,t,n):function judgeBlank(e,t,n,s){const isBlank=e=>hasVisited(e)&&0===e.content.amount
if(!e.isOwn||"admin"!==e.kind||!isBlank(n)||void 0!==t&&!isBlank(t))return[]
const r=void 0===t?"":", and showed nothing with the previous version",o=`${e.subject} shows nothing${r}.`,[{file:i,line:a,place:c}={}]=s
return 0===s.length&&n.errors.every(({kind:e})=>"exception"!==e)?[]:nameException([{severity:"notice",message:o,file:i,line:a,place:c,page:e,key:"blank"}],void 0,n)}(e,t,n,listCauses(e,n,s))}function seemsBroken({state:e,loads:t,content:n,editor:s}){const r=void 0!==s&&(!s.isReady||s.hasCrashed||s.leftOut.length>0)
return"stuck"===e||t>_e.F||n.amount<Ls||r}const Ws=/^(?:Uncaught )?(?:\(in promise\) )?(?:TypeError: Failed to fetch|AxiosError: Network Error)$/,Es=/^(?:\w+\.gravatar\.com|(?:\w+\.)?w\.org)$/
function foldPath(e){return e.replace(/(^|[-._/])(?=[0-9a-z]*\d)[0-9a-f]{6,}(?=[-._])/gi,"$1*").replace(/(^|\/)\d+(?=[.-])/g,"$1*").replace(/\.min(?=\.)/,"")}function listCauses(e,t,{folder:n}){const{subject:s}=e,r=[],add=(t,n,s)=>{r.push({severity:"error",message:n,page:e,key:t,...s})},o=new Set
for(const{url:e,destination:r,status:i,type:a}of t.failed){const t=readOwnPath(e,n)
if(void 0===t)continue
o.add(t)
const c=/script|worker|worklet/.test(r),l=c?"a script":Us[r]??"a file",d=void 0===a?`is missing (${i})`:`is not a script, but \`${a}\``,u=c?"error":"warning"
add(`file ${foldPath(t)}`,`${s} requests ${l}, \`${t}\`, which ${d}.`,{severity:u,file:t})}for(const{handle:e,url:r,missing:o}of t.unprinted){const t=readOwnPath(r,n)
if(void 0===t)continue
add(`unprinted ${e}`,`${s} lacks the script \`${e}\`: ${`WordPress does not print it, because it depends on ${o.map(e=>`\`${e}\``).join(", ")}, which nothing registers`}.`,{file:t})}for(const r of t.errors){const i="console"===r.kind?void 0:findOwnPlace(r,e,t,n)
if(void 0===i||o.has(i.file))continue
const{file:a,place:c}=i,l=r.isSyntax&&!/does not provide an export|Cannot use import|import/.test(r.message)?`${s} has a script that cannot be parsed, so none of it runs: ${r.message}.`:`${s} has a script that throws: ${r.message.replace(/\.$/,"")}.`
add(`exception ${r.isSyntax?"syntax":"thrown"} ${foldPath(a??"inline")}`,l,{file:a,line:void 0===a?void 0:c.line,place:c})}const i="stuck"===t.state?t.stuckAt:void 0,a=i&&readOwnPath(i.url,n)
return void 0!==i&&void 0!==a&&add(`loop ${foldPath(a)}`,`${s} ${Ns}`,{file:a,line:i.line,place:i}),[...new Map(r.toReversed().map(e=>[e.key,e])).values()].toReversed()}const Ns="does not respond: a script runs without end.",Us={style:"a stylesheet",font:"a font",image:"a picture",audio:"a sound",video:"a video"}
function findOwnPlace({stack:e},t,{inline:n},s){for(const r of e){const e=readOwnPath(r.url,s)
if(void 0!==e)return{file:e,place:r}
const[o=""]=r.url.replace(/^https?:\/\/[^/]*/,"").split("#",1),i=o===t.url?n.find(({firstLine:e,lastLine:t})=>r.line>=e&&r.line<=t):void 0
if(void 0===i)continue
if(void 0!==readOwnPath(i.owner,s)||t.isOwn&&i.isInContent)return{file:void 0,place:r}}}const qs=500,zs=1e6,Ds=/^\/wp-(?:content|includes|admin)\/[^?]+\.(?!php)[a-z0-9]+(?:\?|$)/i,Hs=/^(?!\/wp-admin\/load-(?:scripts|styles)\.php)[^?]*\?(?:[^#]*&)?(?:v|ver|version)=/,Vs=/ name='post_ID' value='(\d{1,15})'/
function traceOfPost({requests:e,isWhole:t,post:n=NaN},s,r){const o=new RegExp(`\\b${n}\\b`,"g"),i=e.flatMap(({request:e,digest:t})=>{const{url:r,body:i}=e
if(isDocument(e)||new RegExp(`/wp/v2/posts/${n}\\b`).test(function decodeUrl(e){try{return decodeURIComponent(e)}catch{return e}}(r)))return[]
if(isFile(e))return[{request:e,digest:t}]
const a=Buffer.from(Buffer.from(i).toString("latin1").replace(o,String(s)),"latin1")
return[{request:{...e,url:r.replace(o,String(s)),body:a},digest:t}]})
return{requests:[r,...i],isWhole:t&&!Number.isNaN(n),post:s}}function isFile({method:e,url:t}){return"GET"===e&&Ds.test(t)}function isDocument({headers:e}){return"document"===e["sec-fetch-dest"]}const Gs=/^(?:date|etag|expires|last-modified|content-length)$/i,Qs=/; (?:expires|max-age)=[^;\n]*/gi,Js=/^(?:text\/|application\/(?:json|javascript|xml))/i
function digestOf(e,t){if(void 0===t)return""
const{status:n,headers:s,body:r,unprinted:o=[]}=t,i=Object.entries(s).filter(([e])=>!Gs.test(e)).map(([e,t])=>`${e.toLowerCase()}: ${t.join("\n").replace(Qs,"")}`).sort(),a=JSON.stringify([n,i,o]),c=!isFile(e)&&Js.test(s["content-type"]?.[0]??"")
return(0,dt.createHash)("sha256").update(replay_fold(a)).update(c?replay_fold(Buffer.from(r).toString("latin1")):r).digest("hex")}const Zs=86400,Ks=/\b[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\b/gi
function replay_fold(e){const t=Date.now()/1e3,isNow=e=>Math.abs(e-t)<Zs
return e.replace(/([?&;]|u0026)(v|ver|version)=[\w.+-]{1,100}/g,"$1$2=").replace(/<!-- [^<>]{1,300} -->|<meta name="generator"[^<>]{1,300}>/g,e=>e.replace(/\d+(?:\.\d+)+/g,"")).replace(/>\s{0,200}(?:v|version:? )?\d+(?:\.\d+)+\s{0,200}</gi,"><").replace(/\b\d{10}(?:\d{3})?\b/g,e=>isNow(Number(e.slice(0,10)))?"now":e).replace(/\b(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d)(?:\.\d{1,6})?/g,(e,t,n)=>isNow(Date.parse(`${t}T${n}Z`)/1e3)?"now":e).replace(/\b\d{1,2}:\d\d [ap]m\b/g,"now").replace(Ks,"uuid").replace(/\b[0-2]\.gravatar\.com\b/g,"gravatar.com")}const Xs=new Uint8Array
function planPage(e,t,n,s,r=!0){return{id:e,kind:t,url:n,subject:s,isOwn:r,isForAdmins:"site"!==t}}const Ys=[planPage("dashboard","admin","/wp-admin/","The dashboard",!1),planPage("plugins","admin","/wp-admin/plugins.php","The plugins page",!1),planPage("front","site","/","The front page",!1)],er=8
async function tourSite(e,t,n){const s=new Map,r=new Map,visit=async t=>{const o=await async function findUnchanged({site:e,onLog:t},n,s,r){const{observation:o,trace:i}=s??{}
if("settled"!==o?.state||!1===o.editor?.isReady)return
const a=!0===i?.requests.some(({request:e})=>e.url===n.url),listBlocks=e=>JSON.stringify([e?.blocks,e?.otherBlocks])
if(!a||listBlocks(n)!==listBlocks(s?.page))return
const c=await async function replay(e,{requests:t,isWhole:n},s){if(!n)return
for(const{request:n,digest:r}of t.filter(e=>isFile(e.request))){const[t=""]=n.url.split("?",1),o=s.get(t)??digestOf(n,(await e.exchange(n)).response)
if(s.set(t,o),o!==r)return}await e.save("unreplayed")
const r=[]
for(const{request:n,digest:s}of t.filter(e=>!isFile(e.request))){const t=await e.exchange(n)
if(r.push(...t.log),digestOf(n,t.response)!==s)return void await e.restore("unreplayed")}return r}(e,i,r)
if(void 0===c)return
c.length>0&&t(c,n)
return{page:n,observation:o,isUnchanged:!0}}(e,t,n?.visits.get(t.id),r)??await visitTraced(e,t)
return s.set(t.id,o),o.observation},o=n?.markup??""
await e.site.save("untoured")
const i=await prepare(e,joinContent(o,t.content)),a=function planEditor({blocks:e},t,n){const s=new Set(e),r=0===n?"/wp-admin/post-new.php":editorOf(n),o=[...t.keys()].filter(e=>!s.has(e))
return{...planPage("editor","editor",r,"The editor",s.size>0),blocks:e,otherBlocks:o}}(t,i.blockScripts,""===o?0:i.post),{editor:c}=await visit(a),l=""===o?c?.markup??"":o
await e.site.restore("untoured")
const d=await prepare(e,joinContent(l,t.content)),u=s.get(a.id)
if(""===o&&""!==l&&d.post>0){const t=await async function openInEditor({site:e,cookie:t,onLog:n},s){const r={method:"GET",url:editorOf(s),headers:{cookie:t},body:Xs},{log:o,response:i}=await e.exchange(r)
o.length>0&&n(o)
return{request:r,digest:digestOf(r,i)}}(e,d.post)
void 0!==u?.trace&&s.set(a.id,{...u,trace:traceOfPost(u.trace,d.post,t)})}const p=[],f=function listPages({pages:e,paths:t}){const n=e.slice(0,er).map(({name:e,title:t,url:n})=>planPage(`page ${e}`,"admin",n,""===t?`The page ${showPage(n)}`:`The page "${t}" (${n})`)),s=t.map(e=>planPage(`path ${e}`,/^\/wp-admin(?:\/|$)/.test(e)?"admin":"site",e,`The page ${showPage(e)}`))
return[...Ys,...n,...s]}(t),h=f.filter(({id:e})=>!0!==n?.unseen?.has(e))
for(const t of inTime(e.allowance,"pages in the browser",h,f.length)){const{html:e}=await visit(t)
"admin"===t.kind&&t.isOwn&&p.push(...listTabs(e,t.url))}const g=new Set(f.flatMap(({id:e})=>s.has(e)?[]:[e])),m=p.slice(0,tr).filter(e=>!f.some(({url:t})=>t===e))
for(const e of new Set(m))await visit(planPage(`tab ${e}`,"admin",e,`The tab ${showPage(e)}`))
const w=s.get(a.id)
s.delete(a.id),void 0!==w&&s.set(a.id,w),""!==d.url&&await visit(planPage("post","site",d.url,"A post with the plugin's blocks, shortcodes and widgets"))
const v=joinContent(l,t.content),{folder:y}=t
return{folder:y,visits:s,unseen:g,markup:l,content:v,blockScripts:i.blockScripts}}function editorOf(e){return`/wp-admin/post.php?post=${e}&action=edit`}function joinContent(...e){return e.filter(e=>""!==e).join("\n\n")}const tr=2
function softenFirst(e,t){return e.some(e=>"error"===e.severity&&!(({key:e,effect:t})=>void 0===t&&/^(?:unprinted|exception) /.test(e))(e))||seemsBroken(t)?e:e.map(e=>"error"===e.severity?{...e,severity:"warning"}:e)}function tour_isDoubtful(e){return"empty"===e||/^(block|hidden) /.test(e)}function withSaved(e,t){const{editor:n}=e??{}
return void 0===e||void 0===n?e:{...e,editor:{...n,saved:t.editor?.saved??[]}}}async function visitOnce(e,t,n=!1){return(await visitTraced(e,t,n)).observation}async function visitTraced({site:e,browser:t,cookie:n,onLog:s,hasPictures:r},o,i=!1){const a=function startTrace(){const e=[]
let t,n=!0,s=0
return{note:(r,o)=>{s+=r.body.byteLength
const i=e.length<qs&&s<=zs
void 0===o||!i||!isFile(r)&&Hs.test(r.url)?n=!1:(e.push({request:r,digest:digestOf(r,o)}),isDocument(r)&&(t=Number(Vs.exec(Buffer.from(o.body).toString("latin1"))?.[1])))},end:()=>({requests:e,isWhole:n,post:t})}}()
let c=Promise.resolve()
const l=await t.visit(o,{send:async({method:t,url:n,headers:r,body:i})=>{const l={method:t,url:n,headers:r,body:i},d=c.then(()=>e.exchange(l))
c=d.catch(()=>{})
const u=await d
u.log.length>0&&s(u.log,o)
const{response:p}=u
if(a.note(l,p),void 0===p)throw new Error(u.failure??"The site gave no answer.")
return p},cookie:o.isForAdmins?n:"",hasPicture:r&&o.isOwn,isPatient:i})
return{page:o,observation:l,trace:a.end()}}async function prepare({site:e,onLog:t},n){const{result:s,log:r}=await e.run("browser",{content:n})
r.length>0&&t(r)
const{post:o,url:i,blocks:a}=s??nr,c=URL.parse(i)
return{post:o,url:null===c?"":c.pathname+c.search,blockScripts:new Map(a)}}const nr={post:0,url:"",blocks:[]},sr=12,rr=20,or={error:"Error",unknown:"Not known",warning:"Warning",notice:"Notice"}
async function createGallery(e){const{folder:t,before:n,after:r}=e
await(0,o.mkdir)(t,{recursive:!0,mode:448})
const i=[],a=new Set(e.findings.map(({page:e})=>e.id)),c=[...new Set([...n?.visits.keys()??[],...r.visits.keys()])]
for(const e of c.sort((e,t)=>Number(a.has(t))-Number(a.has(e)))){const[s,o]=[n?.visits.get(e),r.visits.get(e)],{page:a}=o??s??{}
if(void 0===a||void 0===(s?.observation.picture??o?.observation.picture))continue
const c=`${String(i.length+1).padStart(2,"0")}-${toFileName(e)}`,l=await storePictures(t,c,s?.observation.picture,o?.observation.picture)
i.push({name:c,page:a,old:readLines(s?.observation),now:readLines(o?.observation),files:l})}const{heading:l,place:d,findings:u}=e,p=void 0===n,finish=(e,n)=>(0,o.writeFile)((0,s.join)(t,"index.html"),function renderPage({heading:e,place:t,findings:n,shown:s,problems:r,isPassed:o,isFirst:i}){const a=r.filter(({step:e,subject:t})=>void 0!==t||!ir.includes(e)),c=new Map(s.map(({page:e})=>[e.id,unique([...n.filter(t=>t.page.id===e.id),...a.filter(t=>function isAbout({subject:e,message:t},n){return e===n.subject||void 0===e&&t.includes(n.subject)}(t,e))])])),l=n.filter(({page:e})=>!c.has(e.id)),d=unique([...c.values()].flat().concat(l)),u=unique([...d,...a.filter(({severity:e})=>/error|unknown/.test(e))]).slice(d.length),p=[...d,...u],isBroken=({page:e})=>Number((c.get(e.id)??[]).length>0),f=[...renderOthers("Pages without a picture","others",l),...renderOthers("Found in other steps","steps",u),...s.toSorted((e,t)=>isBroken(t)-isBroken(e)).map(e=>function renderSection({name:e,page:{subject:t},old:n,now:s,files:r},o,i){const a=`<section aria-labelledby="${e}">\n<h2 id="${e}">${gallery_escape(t)}</h2>\n${renderFindings(o)}`
return i?`${a}\n<figure>${renderImage(t,r.after)}</figure>\n</section>`:`${a}\n<p class="same">${function describe(e,t,{areSame:n},s){if(void 0===e)return"There is no such page before the update."
if(void 0===t)return"There is no such page after the update."
if(n)return"Both pictures are the same."
const r=new Set(t.lines),o=[...new Set(e.lines)].filter(e=>!r.has(e)).length,i=0===o?"":` ${plural(o,"line")} of text ${1===o?"is":"are"} gone.`,a=s.some(({severity:e})=>"error"===e)
return`The pictures differ.${i}${a?"":" A date or a random text is enough for that."}`}(n,s,r,o)}</p>\n<div class="pair">\n${renderPicture("Before",t,r.before)}\n${renderPicture("After",t,r.after)}\n</div>\n${function renderLines(e,t){if(void 0===e||void 0===t)return""
const[n,s]=[new Set(e.lines),new Set(t.lines)],r=[...n].filter(e=>!s.has(e)),o=[...s].filter(e=>!n.has(e))
if(r.length+o.length===0)return'<p class="same">The text is the same.</p>'
const list=(e,t)=>t.slice(0,sr).map(t=>`<li>${"del"===e?"Gone":"New"}: <${e}>${gallery_escape(t)}</${e}></li>`),i=Math.max(r.length-sr,0)+Math.max(o.length-sr,0),a=0===i?"":`<li>${i} more lines</li>`
return`<details><summary>Text: ${r.length} lines gone, ${o.length} new</summary><ul class="lines">${[...list("del",r),...list("ins",o)].join("\n")}${a}</ul></details>`}(n,s)}\n</section>`}(e,c.get(e.page.id)??[],i))],count=e=>p.filter(t=>t.severity===e).length,h=o?`Nothing was found that ${i?"is broken":"the update broke"}.`:"What the rehearsal found is in the job summary.",[g,m,w]=[count("error"),count("unknown"),count("warning")],v=[...g>0?[plural(g,"error")]:[],...m>0?[`${m} not known`]:[],...w>0?[plural(w,"warning")]:[]]
return`<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self' file:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n<meta name="color-scheme" content="light dark">\n<meta name="robots" content="noindex">\n<title>${gallery_escape(e)}: pictures</title>\n<style>${ar}</style>\n</head>\n<body>\n<header>\n<h1>${gallery_escape(e)}</h1>\n<p>${gallery_escape(t)}. ${0===v.length?h:`Found: ${v.join(", ")}.`}${i?" A new installation: there is no earlier version to compare with.":""}</p>\n</header>\n<main>\n${0===f.length?"<p>The plugin has no page of which there is a picture.</p>":f.join("\n")}\n</main>\n</body>\n</html>\n`}({heading:l,place:d,findings:u,shown:i,problems:e,isPassed:n,isFirst:p}))
return await finish([],!1),{pages:i.length,finish:finish}}function readLines(e){return e&&{lines:e.lines}}const ir=["Scripts: dashboard","Scripts: editor","Scripts: site"]
function unique(e){const keyOf=({message:e,file:t,line:n})=>`${t??""}:${n??""} ${e}`,t=new Map
for(const n of e)t.has(keyOf(n))||t.set(keyOf(n),n)
return[...t.values()]}async function storePictures(e,t,n,r){const store=async(n,r)=>{if(void 0===r)return
const i=`${t}-${n}.png`
return await(0,o.writeFile)((0,s.join)(e,i),r),i},digest=e=>(0,dt.createHash)("sha256").update(e).digest("hex"),i=void 0!==n&&void 0!==r&&digest(n)===digest(r)
return{before:await store("before",n),after:await store("after",r),areSame:i}}function toFileName(e){return e.replace(/[^a-z0-9]+/gi,"-").replace(/^-|-$/g,"").toLowerCase().slice(0,60)||"page"}function renderFindings(e){const t=e.map(({severity:e,message:t,file:n,line:s})=>{const r=void 0===n?"":` <code>${gallery_escape(n)}${void 0===s?"":`:${s}`}</code>`
return`<li class="${e}"><strong>${or[e]}</strong> ${function renderProse(e){return gallery_escape(e).replace(/`([^`]{1,500})`/g,"<code>$1</code>")}(t)}${r}</li>`})
return 0===t.length?"":`<ul class="found">${t.join("\n")}</ul>`}function renderOthers(e,t,n){if(0===n.length)return[]
const s=n.length-rr,r=s>0?`\n<p>${s} more are in the job summary.</p>`:""
return[`<section aria-labelledby="${t}">\n<h2 id="${t}">${e}</h2>\n${renderFindings(n.slice(0,rr))}${r}\n</section>`]}function renderPicture(e,t,n){const s=renderImage(`${t}, ${e.toLowerCase()} the update`,n)
return`<figure><figcaption>${e}</figcaption>${s}</figure>`}function renderImage(e,t){return void 0===t?'<p class="none">No picture</p>':`<a href="${t}"><img src="${t}" loading="lazy" alt="${gallery_escape(e)}"></a>`}function plural(e,t){return`${e} ${t}${1===e?"":"s"}`}function gallery_escape(e){return e.replace(/[&<>"']/g,e=>`&#${e.charCodeAt(0)};`)}const ar="\n:root { color-scheme: light dark; --line: #8c8f94; --soft: #f0f0f1; --text: #1d2327; --page: #fff; --link: #135e96; --red: #a00; --amber: #7a5200; --green: #0a6b1d; }\n@media (prefers-color-scheme: dark) { :root { --line: #646970; --soft: #23272b; --text: #f0f0f1; --page: #16191c; --link: #8ec5f5; --red: #ff9d9d; --amber: #f0c33c; --green: #7ddb8d; } }\n* { box-sizing: border-box; }\nbody { margin: 0 auto; padding: 1.5rem; max-width: 90rem; font: 1rem/1.5 system-ui, sans-serif; color: var(--text); background: var(--page); overflow-wrap: anywhere; }\nh1 { font-size: 1.6rem; line-height: 1.25; margin: 0; }\nh2 { font-size: 1.15rem; line-height: 1.35; margin: 0 0 .5rem; }\nsection { border-top: 1px solid var(--line); padding: 1.5rem 0; margin-top: 1.5rem; }\n.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; }\n@media (max-width: 45rem) { .pair { grid-template-columns: 1fr; } body { padding: 1rem; } }\nfigure { margin: 0; }\nfigcaption { font-weight: 600; margin-bottom: .25rem; }\nimg { display: block; width: 100%; height: auto; border: 1px solid var(--line); background: #fff; }\na { color: var(--link); }\na:focus-visible, summary:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }\n.none { border: 1px dashed var(--line); padding: 2rem 1rem; margin: 0; text-align: center; }\n.same { margin: 0 0 .75rem; }\n.pair + .same { margin: .75rem 0 0; }\n.found { margin: 0 0 .75rem; padding: .75rem 1rem .75rem 2rem; background: var(--soft); }\n.error strong { color: var(--red); }\n.unknown strong, .warning strong { color: var(--amber); }\ndetails { margin-top: .75rem; }\nsummary { cursor: pointer; }\n.lines { padding-left: 1.25rem; }\ndel { color: var(--red); }\nins { color: var(--green); }\ncode { font: .9em ui-monospace, monospace; background: var(--soft); padding: .1em .3em; }\n",cr={"wp-style-engine":"6.1","wp-commands":"6.3","wp-core-commands":"6.3","wp-patterns":"6.4","wp-interactivity":"6.4","react-jsx-runtime":"6.6"},lr=[[/reading 'jsxs?'|\bReactJSXRuntime\b/,"react-jsx-runtime","6.6"],[/module specifier ['"]@wordpress\/interactivity['"]/,"@wordpress/interactivity","6.5"],[/module specifier ['"]@wordpress\/interactivity-router['"]/,"@wordpress/interactivity-router","6.5"]]
function explainNeed(e,{wordpress:t,declared:n}){const{message:s,key:r}=e,[o]=function listNeeds(e,t){if(t.startsWith("unprinted ")){return[...e.matchAll(/`([\w-]{1,100})`/g)].map(([,e=""])=>e).flatMap(e=>{const t=Object.hasOwn(cr,e)?cr[e]:void 0
return void 0===t?[]:[[e,t]]})}return lr.filter(([t])=>t.test(e)).map(([,e,t])=>[e,t])}(s,r).filter(([,e])=>function isOlder(e,t){return(0,ye.Zy)(e.split("-")[0]??"",t)<0}(t,e))
if(void 0===o)return e
const[i,a]=o,c=`It needs WordPress ${a}, for \`${i}\`; ${""===n?"the package declares none":`the package declares ${n}`}. Set \`Requires at least: ${a}\`, or build it for older ones.`
return{...e,message:`${s} ${c}`}}async function withoutBlame(e){try{return await e()}catch(e){if(!(e instanceof SiteLost)||e.isUnknown)throw e
throw new SiteLost(`${e.message} That was without the new version.`,!0)}}var dr=n(8995)
const ur=12582912,pr=300,fr="data:application/json",hr="sourceMappingURL=",gr=/[\p{C}`]/u
async function findSource(e,{line:t,column:n},s){const r=function readUrl(e){const t=e.slice(-11e5),n=t.lastIndexOf(hr)
return-1!==n&&/[#@]\s?$/.test(t.slice(Math.max(0,n-2),n))?/^([^\s'"]{1,1000000})\s*(?:\*\/\s*)?$/.exec(t.slice(n+hr.length))?.[1]:void 0}(await s(e)??""),o=!0===r?.startsWith(fr)?function readInline(e){const t=/^data:application\/json[^,]{0,100};base64,(.*)$/s.exec(e)?.[1]
return void 0===t?void 0:Buffer.from(t,"base64").toString("utf8")}(r):await s(function resolve(e,t){if(void 0===t||/^[a-z]+:|^\//i.test(t))return`${e}.map`
const n=e.split("/").slice(0,-1)
for(const e of t.split("/"))".."===e?n.pop():"."!==e&&n.push(e)
return n.join("/")}(e,r))
if(!(void 0===o||o.length>ur))try{const e=JSON.parse(o.replace(/^\)\]\}'[^\n]*\n/,"")),s=new dr.SourceMap(e).findEntry(t-1,n-1)
if(!("originalSource"in s)||"string"!=typeof s.originalSource)return
const r=s.originalSource.replace(/^[a-z][\w+.-]*:\/\/\/?[^/]*\//i,"").replace(/^(?:\.{1,2}\/)+/,"").split("?",1)[0]
if(void 0===r||""===r||r.length>pr||gr.test(r))return
return{source:r,line:s.originalLine+1}}catch{return}}const isUnprinted=({key:e})=>e.startsWith("unprinted ")
const mr=/^wp_(?:register|enqueue)_script$/
const wr=5
function hasPlace({file:e,place:t}){return void 0!==e&&void 0!==t}function place_findings_toProblem({severity:e,message:t,file:n,line:s}){return{severity:e,message:t,file:n,line:s}}async function placeProblem(e,{findInWorkspace:t,readSource:n},s,r){const{severity:o,message:i,file:a,place:c}=e,l=place_findings_toProblem(e)
if(void 0===a||void 0===c)return l
const d=await findSource(a,c,async e=>{const t=`/wp-content/plugins/${r}/${e.split("/").map(encodeURIComponent).join("/")}`,{response:o}=await s.exchange({method:"GET",url:t,headers:{},body:new Uint8Array})
return 200===o?.status?Buffer.from(o.body).toString("utf8"):n(e)})
if(void 0===d)return l
const u=await t(d.source),p=`${i} It comes from \`${d.source}:${d.line}\`.`
return void 0===u?{...l,message:p}:{severity:o,message:i,file:u,line:d.line,isInWorkspace:!0}}async function openBrowser({isWhole:e,choice:t,open:n}){if(!e)return{...skip("this WordPress comes without its scripts and styles"),...yr}
const s=await n()
if("why"in s)return{...explainNone(t,s),...yr}
return{problems:[],message:`${s.name}${s.hasSandbox?"":", without its sandbox"}`,browser:s,tour:void 0}}const vr=.4
function openSession({site:e,cookie:t,budget:n},s,r,o=1){const{spentMs:i=()=>0}=s
return{site:e,browser:s,cookie:t,onLog:r,hasPictures:!0,allowance:n.allow("browser",{spentMs:i,share:o})}}async function untilLost(e,t){try{return await e()}catch(e){if(!(e instanceof _e.h))throw e
return t((0,p.Qu)(e.message))}}function blamePrevious(e){return{severity:"warning",message:`The browser ended early on pages of the previous version, so scripts were not looked at: ${e}.`}}function leaveOpen(e){return{severity:"unknown",message:`The browser ended early, so it is not known whether all scripts work: ${e}.`}}async function browseAfter(e,t,{browser:n,tour:s}=yr,r){if(void 0===n||void 0!==r.before&&void 0===s)return Pn
const{site:o}=e,i=performance.now(),a=new Map
await o.save("unseen"),await o.restore(js)
const c=[],l=openSession(e,function timed(e,t){return{...e,visit:async(n,s)=>{const r=performance.now()
try{return await e.visit(n,s)}finally{t.set(n.kind,(t.get(n.kind)??0)+performance.now()-r)}}}}(n,a),(t,n)=>{c.push(...e.log.check(t,"Browser").map(e=>({...e,subject:n?.subject})))}),d=await untilLost(()=>async function judgePages(e,t,n,{before:s,own:r,tour:o,earlier:i,readCode:a}){const{site:c,next:l,versions:d}=e,u=await tourSite(n,listTargets(l,r,t.paths),o),visitWithout=async(e,t)=>{await c.save("toured"),await c.restore(void 0===s?"clean":"before")
const r={...n,onLog:()=>{},hasPictures:!1},o=await withoutBlame(()=>async function visitAlone(e,t,n=""){const{post:s,url:r}=await prepare(e,n),o="editor"===t.kind
return visitOnce(e,0===s?t:{...t,url:o?editorOf(s):r},!o)}(r,e,t))
return await c.restore("toured"),o},p=await async function judgeTour(e,t,n,s){const r=[]
for(const[o,{page:i,observation:a}]of n.visits){const c="editor"===i.kind||!i.isOwn,l=void 0===t&&c&&seemsBroken(a)?await s(i,""):t?.visits.get(o)?.observation,d=t&&judgeVisit(i,l,a,n).filter(({key:e})=>tour_isDoubtful(e)),u={editor:t?.markup,post:t?.content}[i.id]??"",p=d?.length?await s(i,u):void 0,f=void 0===p?l:withSaved(l,p),h=p&&hasVisited(p)?judgeVisit(i,p,a,n):void 0,isSo=e=>e.startsWith("block ")||void 0===h||h.some(t=>t.key===e),g=judgeVisit(i,f,a,n).filter(({key:e})=>!tour_isDoubtful(e)||isSo(e))
if(0===g.length)continue
const m="slow"===a.state&&g.every(({severity:e})=>"notice"===e)?g:judgeVisit(i,f,await visitOnce(e,i,!0),n),w=new Set(m.map(({key:e})=>e)),v=g.filter(({key:e})=>w.has(e))
r.push(...void 0===t?softenFirst(v,a):v)}return r}(n,o,u,visitWithout),f=p.some(isUnprinted)?await(a?.()):void 0,h=l.plugin?.requiresWordPress??"",g=p.map(e=>function placeUnprinted(e,t){if(!isUnprinted(e))return e
const n=e.key.slice(10),s=[...t?.files??[]].filter(([,{texts:e}])=>e.has(n)).flatMap(([e,{units:t}])=>{const n=t.flatMap(({uses:e})=>e.filter(({name:e})=>mr.test(e)))
return 0===n.length?[]:[{file:e,line:1===n.length?n[0]?.line:void 0}]}),[r,...o]=s
return void 0===r||o.length>0?e:{...e,...r}}(e,f?.current)).map(e=>explainNeed(e,{wordpress:d.wordpress,declared:h})),m=function withoutTold(e,t){const n=new Set(t.flatMap(({problems:e})=>e.flatMap(({file:e})=>e??[])))
return e.filter(({file:e,line:t})=>void 0===e||void 0!==t||!n.has(e))}(g,i),w=await async function browse_storePictures({next:e,versions:{php:t,wordpress:n}},{pictures:s},{browser:r},{before:o,old:i,tour:a,findings:c}){const{name:l,version:d}=e.plugin??{name:"",version:""},u=void 0===o?d:`${o.version} → ${d}`,{pages:p,finish:f}=await createGallery({folder:s,heading:`${l} ${u}`,place:`PHP ${t}, WordPress ${n}, ${r.name}`,before:i,after:a,findings:c})
return 0===p?void 0:{folder:s,pages:p,finish:f}}(e,t,n,{before:s,old:o,tour:u,findings:m}),v=function countKinds({visits:e},t){const n=new Set(t.flatMap(({key:e,page:t})=>"unseen"===e?t.id:[])),s=[...e.values()].filter(({page:e})=>!n.has(e.id)),r=Map.groupBy(s,({page:{kind:e}})=>e)
return new Map([...r].map(([e,t])=>[e,{seen:t.length,unchanged:t.filter(({isUnchanged:e=!1})=>e).length}]))}(u,g),y=await async function placeAll(e,t,{site:n},s){const r=new Set([...e.values()].flat().filter(hasPlace).slice(0,wr)),o=new Map
for(const e of r)o.set(e,await placeProblem(e,t,n,s))
return new Map([...e].map(([e,t])=>[e,t.map(e=>o.get(e)??place_findings_toProblem(e))]))}(function mergeFindings(e){const t=new Map
for(const n of e){const{file:e,line:s,key:r,page:o}=n,i=void 0===e?`${o.id}\n${r}`:`${r}\n${e}:${s??""}`
t.set(i,[...t.get(i)??[],n])}const n=[...t.values()].flatMap(([e,...t])=>{if(void 0===e)return[]
const n=new Set(t.map(({page:e})=>e.id).filter(t=>t!==e.page.id)),s=void 0===e.effect?t.find(e=>void 0!==e.effect)?.effect:void 0,r=0===n.size?"":` ${1===n.size?"One other page has":`${n.size} other pages have`} the same.`
return[{...e,message:`${e.message}${r}${void 0===s?"":` ${s}`}`}]})
return Map.groupBy(n,({page:e})=>e.kind)}(m),t,n,l.plugin?.folder??"")
return{byKind:y,counts:v,pictures:w}}(e,t,l,{...r,tour:s}),leaveOpen)
if(await o.restore("unseen"),"severity"in d)return{problems:[d,...c]}
const{byKind:u,counts:p,pictures:f}=d,h=(a.get("editor")??0)+(a.get("site")??0)
a.set("admin",performance.now()-i-h)
const tell=e=>({problems:[...u.get(e)??[],..."admin"===e?c:[]],asked:tellCount(p.get(e)),durationMs:a.get(e)??0}),g={admin:tell("admin"),editor:tell("editor"),site:tell("site")}
return{...g.admin,pictures:f,rows:g}}const yr={browser:void 0,tour:void 0}
function tellRow(e,t){return Promise.resolve(e?.rows?.[t]??Pn)}function skip(e){return{problems:[],skipped:`Scripts were not looked at, because ${e}.`}}function explainNone(e,{why:t}){if("path"===e.kind){return{problems:[{severity:"unknown",message:`The browser that the input \`browser\` names does not start: ${(0,p.Qu)(t.join("; "))||`\`${e.path}\` is not a program`}.`}]}}return 0===t.length?skip("no browser was found"):skip(`no browser starts: ${(0,p.Qu)(t.join("; "))}`)}function listTargets({plugin:e},{kinds:t},n){const read=e=>t.get(e)??[],s=read("shortcodes").map(({name:e})=>`[${e}]`),r=read("widgets").map(({name:e})=>`\x3c!-- wp:legacy-widget ${JSON.stringify({idBase:e})} /--\x3e`)
return{folder:e?.folder??"",pages:read("pages").filter(({target:e})=>""!==e).map(({name:e,title:t,target:n})=>({name:e,title:t,url:n})),blocks:read("blocks").map(({name:e})=>e),content:[...s.slice(0,br),...r.slice(0,br)].join("\n\n"),paths:n}}const br=30
function tellCount({seen:e,unchanged:t}={seen:0,unchanged:0}){return 0===t?String(e):t===e?`${e}, unchanged`:`${e}, ${t} of them unchanged`}function listOwnClasses({files:e},t){const n=isLibraryOf(t),s=[...e].filter(([e])=>!t.isShown(e)&&!n(e)).flatMap(([e,t])=>t.classes.map(t=>({...t,file:e})))
return new Map(s.filter(({name:e})=>""!==e).map(e=>[e.name,e]))}function compareClasses(e,t,n){return[...e.errors].flatMap(([s,r])=>{const o=e.own.get(s.toLowerCase())
if(void 0===o||function isHarmless({message:e,isFatal:t}){return/^syntax error|^Unclosed /.test(e)||t&&/^(?:Allowed memory|Maximum|Out of memory|Uncaught|Cannot (?:re)?declare)/.test(e)}(r)||!function isOfVersion(e,{message:t,isFatal:n},s,r){const o=compare_classes_findMissing(t)
if(void 0!==o&&!s.has(o)&&!0!==r?.own.has(o))return!1
const i=r?.own.get(e)
return void 0!==i?!0===r?.loaded.has(i.shown):void 0===o?n:!s.has(o)}(o.name,r,e.own,t))return[]
const i=function locate({file:e,line:t},n){const s=`${Fe.CT.plugins}/${n}/`
return""!==n&&e.startsWith(s)?{file:e.slice(s.length),line:t}:void 0}(r,n)??{file:o.file,line:o.line},a=void 0===compare_classes_findMissing(r.message)?"Change it to fit what it extends.":"Ship the file that declares it, or correct its name.",c=`PHP cannot load the class \`${o.shown}\`: ${(0,p.Qu)(r.message)}. PHP stops wherever code needs it. ${a}`
return[{severity:void 0===t?"warning":"error",message:c,...i}]})}function compare_classes_findMissing(e){return/^(?:Class|Interface|Trait) ["']\\?([\w\\\x80-\uffff]+)["'] not found$/.exec(e)?.[1]?.toLowerCase()}const kr=["bad-override","gone-class","undefined-class"]
function rank({severity:e}){return ne.indexOf(e)}function placeOf({file:e,line:t}){return`${e??""}:${t??""}`}const $r=10
async function loadClasses(e,t,n){const s=new Set,r=new Map,load=async t=>{const{result:n}=await e.run("classes",{classes:t})
for(const e of n?.loaded??[])s.add(t[e]??"")
for(const[e,s]of n?.errors??[])r.set(t[e]??"",toError(s,!1))
return n}
let o=[...t.values()].map(({shown:e})=>e)
for(let e=0;e<$r&&o.length>0;e+=1){const e=await load(o),s=e&&o[e.tried]
if(void 0===s)break
const i=e?.death&&(await load([s]))?.death
if(void 0!==i&&r.set(s,toError(i,!0)),o=o.slice(o.indexOf(s)+1),!(0===o.length||void 0===n||n.leftMs()>0)){n.leave(o.length,t.size,"classes")
break}}return{loaded:s,errors:r}}function toError([e,t,n],s){return{message:e,file:t,line:n,isFatal:s}}function readSiteNames({functions:e,classes:t,later:n,constants:s,hooks:r},o){const i=[...n].map(([e,t])=>({name:e.slice(2),kind:e.slice(0,2),owner:t})),ofKind=e=>i.filter(({kind:t})=>t===e)
return{...o,functions:new Map([...ofKind("f:").map(({name:e,owner:t})=>[e,{owner:t,since:"",required:void 0}]),...[...e].map(([e,t])=>[e.toLowerCase(),toFunction(t)])]),classes:new Map([...ofKind("c:").map(({name:e,owner:t})=>[e,{...Sr,owner:t}]),...[...t].map(([e,t])=>[e.toLowerCase(),toClass(t)])]),constants:new Set(s),hooks:r}}function toFunction([e,t,n]){return{owner:e,since:t,required:n}}const Pr={visibility:"public",isStatic:!1,isAbstract:!1,isFinal:!1,required:0,most:1/0},Sr={kind:"class",isAbstract:!1,isFinal:!1,since:"",parents:[],methods:new Map([["__call",Pr],["__callstatic",{...Pr,isStatic:!0}]])}
function toClass([e,t,n,s,r,o,i]){return{owner:e,since:t,kind:n,isAbstract:s,isFinal:r,parents:o.map(e=>e.toLowerCase()),methods:new Map([...i].map(([e,t])=>[e.toLowerCase(),toMethod(t)]))}}const xr={protected:2,private:4,static:16,final:32,abstract:64}
function toMethod([e,t,n]){const is=t=>0!==(e&xr[t])
return{visibility:is("private")?"private":is("protected")?"protected":"public",isStatic:is("static"),isFinal:is("final"),isAbstract:is("abstract"),required:t,most:n<0?1/0:n}}const _r=50
async function checkCode(e,t,n){const s=await n()
if(void 0===s)return{problems:[],skipped:"The code could not be read."}
const{loaded:r,site:o}=await async function askSite(e,t,n){const{site:s,next:r,versions:o,budget:i}=e
await s.save("meanwhile")
const a=listOwnClasses(n.current,r),c={own:a,...await loadClasses(s,a,i.allow("rules"))},l=t&&await async function loadBefore({site:e,previous:t},n,{errors:s}){if(void 0===t||void 0===n.previous)return
const r=listOwnClasses(n.previous,t)
if(0===s.size)return{own:r,loaded:new Set,errors:new Map}
await e.restore("before")
const o=new Set([...s.keys()].map(e=>e.toLowerCase())),i=new Map([...r].filter(([e])=>o.has(e)))
return{...await withoutBlame(()=>loadClasses(e,i)),own:r}}(e,n,c)
await s.restore("clean")
const d=await async function listSymbols(e,t){const n=[...listUsedClasses(t)].map(e=>`c:${e}`)
return(await e.run("symbols",{classes:n})).result??(await e.run("symbols",{classes:[]})).result}(s,n.current)
return await s.restore("meanwhile"),{loaded:compareClasses(c,l,r.plugin?.folder??""),site:d&&readSiteNames(d,o)}}(e,t,s),{comparePhp:i}=await(0,T.yD)(),a=i({...s,site:o}).map(({id:e,name:t,severity:n,message:s,effect:r,fix:o,file:i,line:a})=>({severity:n,file:i,line:a,rule:{id:e,name:t},message:[s,r,o].join(" ")})),c=function joinProblems(e,t){const n=new Map(t.toReversed().map(e=>[placeOf(e),e]))
return[...e.map(e=>{const t=n.get(placeOf(e))
return void 0!==t&&kr.includes(e.rule?.id??"")?(n.delete(placeOf(e)),rank(t)<rank(e)?{...e,severity:t.severity}:e):e}),...n.values()].sort((e,t)=>rank(e)-rank(t))}(a,r),l=c.length-_r
return{problems:[...c.slice(0,_r),...l>0?[{severity:"warning",message:`${l} more are left out.`}]:[],...explainUnread(s.current)],message:`${s.current.files.size} files`}}function explainUnread({unread:e}){const t=`${1===e.length?"One PHP file was":`${e.length} PHP files were`} not searched for functions and classes, because of size or time.`
return 0===e.length?[]:[{severity:"notice",message:t}]}function listUsedClasses({files:e}){const t=[...e.values()].flatMap(({classes:e,units:t})=>[...e.flatMap(({parents:e,interfaces:t,traits:n})=>[...e,...t,...n]),...t.flatMap(({uses:e})=>e.map(({kind:e,name:t,on:n=""})=>"new"===e?t:n))])
return new Set(t)}function compareData(e,t,n,s=""){const r=[compareOptions(e,t,n,s),compareTables(e,t,n),comparePosts(e,t,n),toPart("Scheduled events",compareNames(e.events,t.events,n.events)),compareRoles(e,t,n),toPart("User meta",compareNames(e.userMeta,t.userMeta,n.userMeta,Ar)),comparePostMeta(e,t,n)]
return{changes:r.flatMap(({changes:e})=>e),problems:r.flatMap(({problems:e})=>e),hasLost:r.some(({hasLost:e})=>e)}}const Or=/^(active_plugins|auth_.*|auto_.*|can_compress_scripts|cron|db_upgraded|dismissed_update_core|fresh_site|https_detection_errors|logged_in_.*|nav_menu_options|nonce_.*|recently_activated|recovery_.*|rewrite_rules|secure_auth_.*|sidebars_widgets|theme_mods_.*|theme_switched|uninstall_plugins|user_count|wp_calendar_block_.*|wp_force_deactivated_plugins|.*_children|.*\.lock)$/,Ar=/^(session_tokens|community-events-location|dismissed_wp_pointers|(closedpostboxes|metaboxhidden|meta-box-order|screen_layout|manage).*|wp_(user-settings.*|dashboard_quick_press_last_post_id|persisted_preferences))$/,Mr=/^_(edit_lock|edit_last|encloseme|pingme|wp_.*)$/
function toPart(e,t){return{changes:0===t.length?[]:[{what:e,change:t.join("; ")}],problems:[]}}function compare_data_count(e,t){return 0===e.length?[]:[`${e.length} ${t}: ${(0,p.Zv)(e)}`]}function listOthers(e,t){const n=new Set(t)
return e.filter(e=>!n.has(e))}function findMost(e){return e.reduce((e,t)=>Math.max(e,t),0)}function compareNames(e,t,n,s){const select=(t,n)=>[...t.keys()].filter(t=>!n.has(t)&&!e.has(t)&&!s?.test(t))
return[...compare_data_count(select(n,t),"added"),...compare_data_count(select(t,n),"gone")]}function compareOptions({options:e},{options:t},{options:n},s){const r=[...t].filter(([t])=>!e.has(t)&&!Or.test(t)),o=r.filter(([e])=>!n.has(e)),i=r.filter(([e,{sizeBytes:t}])=>t>0&&0===n.get(e)?.sizeBytes),a=r.flatMap(([e,t])=>{const s=n.get(e),r=s?.digest===t.digest&&s.isAutoloaded===t.isAutoloaded
return void 0===s||0===s.sizeBytes||r?[]:[{name:e,option:t,now:s}]}),{changes:c}=toPart("Options",[...compare_data_count([...n.keys()].filter(n=>!t.has(n)&&!e.has(n)&&!Or.test(n)),"added"),...a.slice(0,jr).map(describeOption),...compare_data_count(a.slice(jr).map(({name:e})=>e),"more changed"),...compare_data_count(toNames(o),"gone"),...compare_data_count(toNames(i),"empty now")]),l=[...o,...i.filter(([,{sizeBytes:e}])=>e>=Fr)],d=new Set([...n].flatMap(([e,{digest:n,parts:s}])=>{const r=t.get(e)
return void 0===r?[n,...s]:listOthers(s,r.parts)}))
d.add((0,dt.createHash)("md5").update(s).digest("hex"))
const isHeavy=e=>!0===e?.isAutoloaded&&e.sizeBytes>Tr,u=[...n].filter(([e,n])=>isHeavy(n)&&!isHeavy(t.get(e))).map(([e,{sizeBytes:t}])=>({severity:"warning",message:`After the update, the option ${(0,p.AB)(e)} has ${(0,E.Xq)(t)}, and WordPress loads it in every request. Store it with \`false\` as the third argument of \`update_option()\`.`})),f=toNames(l.filter(e=>!(([,{digest:e,sizeBytes:t}])=>t>=Fr&&d.has(e))(e)))
return 0===f.length?{changes:c,problems:u}:{changes:c,problems:[warnOfGone("option",f,""," or empty"),...u],hasLost:!0}}const Tr=8e5,jr=5,Fr=4
function toNames(e){return e.map(([e])=>e)}function describeOption({name:e,option:t,now:n}){const s=[(0,E.Xq)(t.sizeBytes),(0,E.Xq)(n.sizeBytes)],r=s[0]===s[1]?"":`, ${s.join(" → ")}`,o=t.isAutoloaded===n.isAutoloaded?"":`, ${n.isAutoloaded?"now":"no longer"} autoloaded`
return`${(0,p.AB)(e)} changed${r}${o}`}function compareTables({tables:e},{tables:t},{tables:n}){const s=[...new Set([...t.keys(),...n.keys()])].filter(t=>!e.has(t)),r=findMost(s.map(e=>(n.get(e)?.rowCount??0)-(t.get(e)?.rowCount??0))),o=[],i=s.flatMap(e=>{const[s,i]=[t.get(e),n.get(e)],a=function describeTable(e,t){if(void 0===e)return`added, ${countRows(t?.rowCount??0)}`
if(void 0===t)return`gone, had ${countRows(e.rowCount)}`
const n=[...compare_data_count(listOthers(t.columns,e.columns),"columns added"),...compare_data_count(listOthers(e.columns,t.columns),"columns gone")].map(e=>e.replace(/^1 columns/,"1 column")),s=t.rowCount!==e.rowCount,r=s?`${e.rowCount} → ${countRows(t.rowCount)}`:countRows(t.rowCount)
return 0!==n.length||s?[...n,r].join("; "):""}(s,i),c=(s?.rowCount??0)-(i?.rowCount??0),l=void 0===i||0===i.rowCount&&c>0,d=c>0&&r>=c
return(l||c>(s?.rowCount??0)/2)&&!d?o.push(warn(function explainLoss(e,t,n){const s=countRows(t?.rowCount??0)
return void 0===n?`${e}, which had ${s}, is gone`:0===n.rowCount?`${e}, which had ${s}, is empty`:`${e} has ${n.rowCount} of ${s}`}(`the table ${(0,p.AB)(e)}`,s,i))):void 0!==s&&void 0!==i&&o.push(...function listLostColumns(e,t,n){const s=listOthers(t.columns,n.columns),r=n.columns.length-(t.columns.length-s.length)
return 0===t.rowCount||s.length<=r?[]:[warnOfGone("column",s,` of the table ${(0,p.AB)(e)}`)]}(e,s,i)),""===a?[]:[{what:`Table ${(0,p.AB)(e)}`,change:a}]})
return{changes:i,problems:o,hasLost:o.length>0}}function countRows(e){return`${e} ${1===e?"row":"rows"}`}const Ir=/^(wp_.*|customize_changeset|oembed_cache|nav_menu_item)$/
function comparePosts({posts:e},{posts:t},{posts:n}){const s=[...new Set([...t.keys(),...n.keys()])].filter(e=>!Ir.test(e)).map(e=>({type:e,old:t.get(e)??0,now:n.get(e)??0})),r=s.filter(({type:t,old:n,now:s})=>s<n||s>n&&!e.has(t)),o=findMost(s.map(({old:e,now:t})=>t-e)),i=s.filter(({old:e,now:t})=>0===t&&e>o)
return{changes:r.map(({type:e,old:t,now:n})=>({what:`Posts of type ${(0,p.AB)(e)}`,change:`${t} → ${n}`})),problems:i.map(({type:e,old:t})=>warn(`all ${t} posts of type ${(0,p.AB)(e)} are gone`))}}function comparePostMeta({postMeta:e},{postMeta:t},{postMeta:n}){const{changes:s}=toPart("Post meta",compareNames(e,t,n,Mr)),r=findMost([...n].map(([e,n])=>n-(t.get(e)??0))),o=[...t].filter(([t,s])=>!n.has(t)&&!e.has(t)&&!Mr.test(t)&&s>r),i=o.map(([e,t])=>warn(`the meta data ${(0,p.AB)(e)} of ${t} posts is gone`))
return{changes:s,problems:i}}function compareRoles({roles:e},{roles:t},{roles:n}){const s=new Map,r=[...n].flatMap(([e,n])=>{const s=t.get(e)
if(void 0===s)return[]
return[...compare_data_count(listOthers(n,s),"capabilities added"),...compare_data_count(listOthers(s,n),"capabilities gone")].map(t=>`${(0,p.AB)(e)}: ${t.replace(/^1 capabilities/,"1 capability")}`)}),{changes:o}=toPart("Roles",[...compareNames(s,t,n),...r]),i=toNames([...t].filter(([t])=>!n.has(t)&&!e.has(t))),a=[...n.keys()].filter(e=>!t.has(e)).length
return i.length<=a?{changes:o,problems:[]}:{changes:o,problems:[warnOfGone("role",i)]}}const Lr="After the update, ",Rr=": customers lose that, unless the update moved it. Let `after-update` look for it; if all is right, accept this with `accept-problems: data`."
function warn(e){return{severity:"warning",message:`${Lr}${e}${Rr}`}}function warnOfGone(e,t,n="",s=""){const[r,o]=1===t.length?["","is"]:["s","are"]
return warn(`the ${e}${r} ${(0,p.Zv)(t)}${n} ${o} gone${s}`)}const Br=["no","off","auto-off"]
function toOption([e,t,n,s]){return{sizeBytes:e,isAutoloaded:!Br.includes(t),digest:n,parts:s}}function toTable([e,t]){return{rowCount:e,columns:t}}function convert(e,t){return new Map([...e].map(([e,n])=>[e,t(n)]))}async function listData({site:e}){const{result:t}=await e.run("data",{plain:!0})
if(void 0===t||0===t.options.size)return
const{options:n,tables:s,usermeta:r,postmeta:o,...i}=t
return{...i,userMeta:r,postMeta:o,options:convert(n,toOption),tables:convert(s,toTable)}}async function compareSiteData(e,t){const{alone:n,before:s}=t.data,r=function listUntold({plugin:e}){if(!0!==e?.lacksUpgradeNotice)return[]
return[{severity:"notice",message:`\`== Upgrade Notice ==\` of the readme has other versions, but nothing for ${(0,p.AB)(e.version)}: say in it what customers lose.`}]}(e.next),o=await listData(e)
if(void 0===n||void 0===s||void 0===o)return{problems:[],skipped:"The database could not be listed."}
const{changes:i,hasLost:a=!1,...c}=compareData(n,s,o,t.version),l=[...c.problems,...a?r:[]],d=i.map(({what:e,change:t})=>`${e}: ${t}`).join("; ")
return{problems:l,changes:i,message:""===d?"nothing changed":d}}async function askOwnPages(e,t,n,s=new Set){const r=await e(t),o=await e(function listTabProbes(e,t){const n=e.flatMap(({reply:e,target:t})=>listTabs(e.output,t)).filter(e=>!t.has(e)).slice(0,Tn)
return{step:"Own pages",probes:n.map(e=>({...pageProbe({name:e,title:"",target:e}),subject:`The tab ${showPage(e)}`})),asked:1===n.length?"1 tab":`${n.length} tabs`}}(visitsOf([...n,...r.answers]),s)),i={pages:r.answers,answers:[...r.answers,...o.answers]}
if(!0===o.isUntold)return{...r,...i}
const a=!0===r.isUntold?o.asked:`${r.asked??""}, and ${o.asked??""}`
return{problems:[...r.problems,...o.problems],asked:a,...i}}function isTheirs({seen:e},t){const n=readPage(e.target)
return!0===t?.kinds.get("pages")?.some(({target:e})=>null!==n&&readPage(e)===n)}async function playPages(e,t,n){const s=new Map,r=new Set,o=[]
let i=""
for(const a of vn){e.isOver()&&o.push(a)
const c=i,l=await e.play(a.name,async()=>{const e=await checkVisit(t,a,n)
i=findCause(e.problems)
const s=""!==i&&i===c
return{...e,rest:s?"Same fatal error as on the pages before.":void 0}})
void 0!==l&&(s.set(a.name,l.seen),hasError(l.problems)&&r.add(a.name))}return{seen:s,failed:r,skipped:o}}async function checkVisit(e,t,n){const s=await e.visit(t),{reply:r}=s,o=e.log.check(r.log,t.name),i=200===r.status?e.log.findOutput(r.log):void 0,a=n.alone.get(t.name),c=void 0===a?[]:checkPage(t,a,void 0),l=checkPage(t,s,n.before?.get(t.name)??a,e.next.plugin?.closesSites).filter(e=>!function isExcused({severity:e},t){const n=["error","unknown"].find(e=>t.some(t=>t.severity===e))
return"unknown"===n&&("error"===e||"unknown"===e)}(e,o)&&!c.some(t=>e.message.startsWith((0,p.Qu)(t.message))))
return{problems:[...l.map(e=>({...e,...i})),...o],seen:s}}function listUnchanged(e,t){const n=new Set(t.files.map(identify))
return new Set(e.files.filter(e=>n.has(identify(e))).map(({shown:e})=>e))}function identify({shown:e,sizeBytes:t,crc32:n}){return`${n} ${t} ${e}`}function splitLines(e){return e.split("\n").map(e=>e.trim())}const Cr=20
async function follow(e,t,n){let{reply:s,target:r}=t,{log:o}=s
for(let t=0;t<Cr;t+=1){const t=findTarget(s,r)
if(void 0===t)break
r=t,s=await e.request(r,n),o=[...o,...s.log]}return{reply:{...s,log:o},target:r}}function session_openSession(e,t){const n={site:e,cookie:t}
return{visit:(e,t)=>async function visit({site:e,cookie:t},{url:n,isForAdmins:s},r=(s?t:"")){const o=await e.request(n,r),{reply:i,target:a}=await follow(e,{reply:o,target:n},r)
if(302!==o.status||a===n||200!==i.status)return{reply:i,target:a}
const c=await e.request(n,r),l=[...i.log,...c.log]
return 200===c.status?{reply:{...c,log:l},target:n}:{reply:{...i,log:l},target:a}}(n,e,t),runAgain:(e,t)=>runAgain(n,e,t),runFollowing:(e,t)=>runFollowing(n,e,t),askState:e=>runFollowing(n,"state",{plugin:e}),onSiteBefore:(t,n)=>async function onSiteBefore(e,t,n="before"){await e.save("meanwhile"),await e.restore(n)
const s=await withoutBlame(t)
return await e.restore("meanwhile"),s}(e,t,n)}}const Wr=2
async function runAgain({site:e,cookie:t},n,s){let r=await e.run(n,s),{log:o}=r,i=[]
for(let a=0;a<Wr&&isEnded(r);a+=1){const a=readRedirect(r)
if(void 0===a)break
const c=await e.request(a,t),l=await follow(e,{reply:c,target:a},t)
i=[...i,...l.reply.log],r=await e.run(n,s),o=[...o,...r.log]}return{...r,log:o,logBehind:i,ledTo:isEnded(r)?readRedirect(r):void 0}}async function runFollowing(e,t,n){const s=await runAgain(e,t,n),{ledTo:r}=s,o=[...s.log,...s.logBehind]
if(void 0===r)return{...s,log:o}
const i=await e.site.run(t,{...n,ajax:!0})
return{...s,...void 0===i.result?{}:i,log:[...o,...i.log]}}const isEnded=({result:e,failure:t,log:n})=>void 0===e&&void 0===t&&!hasDied(n)
function readRedirect({output:e}){const t=/It redirects to (\S+)$/.exec(e.trimEnd())?.[1]
return void 0===t?void 0:readAddress(t,"/wp-admin/")}const Er="This code is as in the previous version, and so is what calls it."
function createKnownMessages(e,t=[],{unchanged:n=new Set,wasThere:s=()=>!1,declared:r=()=>!1}={},o=function createMemory(e){return{known:new Map,others:new Set,database:createDatabaseMemory(e)}}(e)){const{known:i,others:a,database:c}=o,l=new Set,d=new Map
let u={}
const isKnown=(e,t)=>{if("Deprecated"===e.kind&&n.has(e.file??""))return!0
const r=(({file:e="",line:t,...n})=>{const r=i.get(textOf(n))??new Map,o=r.get(e)
if(void 0!==o||void 0===t)return void 0===o?[]:[o]
const a=[...r].flatMap(([e,{lines:t}])=>[...t].map(t=>({file:e,line:t})))
return s({file:e,line:t},a)?[...r.values()]:[]})(e)
return"warning"===e.level?r.length>0:r.some(({requestIds:e})=>e.has(t))},select=(t,n)=>listMessages(t,e).filter(e=>{if(a.has(known_messages_keyOf(e)))return!1
if("fatal"===e.level)return!0
const t=function isAboutNetwork({text:e}){return/^(fsockopen|pfsockopen|stream_socket_client|gethostbyname|dns_\w+)\(/.test(e)||/^\w+\((https?|ftp|tcp|ssl|tls):\/\//.test(e)||/php_network_getaddresses|Connection refused/.test(e)}(e)||isAboutDatabase(e)
return void 0!==e.file&&!t&&!isKnown(e,n)}),readHere=(e,n)=>({extensions:t,declared:r,refused:n,findRefused:c.findRefused,quotesRefused:t=>function quotesRefused(e,t){return listDatabaseErrors(e).some(e=>{const n=e.query.slice(0,gs)
return void 0===findMissing(e.text,e.query)&&n.length>=hs&&t.includes(n)})}(e,t)})
return{remember:(t,n)=>{c.remember(t,isPage(n))
for(const{file:s="",line:r,...o}of listMessages(t,e)){const e=i.get(textOf(o))??new Map,{lines:t,requestIds:a}=e.get(s)??{lines:new Set,requestIds:new Set}
i.set(textOf(o),e.set(s,{lines:t,requestIds:a.add(n)})),void 0!==r&&t.add(r)}},rememberOthers:t=>{c.remember(t,!0)
for(const n of listMessages(t,e))a.add(known_messages_keyOf(n))},check:(t,s)=>{c.learn(t)
for(const e of function listUnscheduled(e){return e.flatMap(e=>"unscheduled"===e.type?[e.task]:[])}(t))d.set(e,s)
const r=readHere(t,readRefused(t)),o=function readStacks(e,t){const n=`${Fe.CT.plugins}/${t}/`,strip=e=>e.startsWith(n)?e.slice(n.length):e,s=new Map
for(const t of e){if("stack"!==t.type)continue
const e=s.get(strip(t.place))??new Set
s.set(strip(t.place),e)
for(const s of t.callers)("?"===s||s.startsWith(n))&&e.add(strip(s))}return s}(t,e)
return[...select(t,s).flatMap(e=>{const t=isKnown(e,s),i=tellMessage(e,t,r),a=t&&(isAsked(s)||"error"===i.severity),{level:c,file:d="",line:u=""}=e,p=`${known_messages_keyOf(e)}\n${u}`
if(("warning"===c||a)&&l.has(p))return[]
l.add(p)
const f=[...o.get(`${d}:${u}`)??["?"],d]
if("warning"===c&&f.length>1&&f.every(e=>n.has(e)))return[{...i,severity:"notice",message:`${i.message} ${Er}`}]
if(!a)return[i]
if("unknown"===i.severity)return[]
const h=isAsked(s)||void 0!==r.refused
return[{...i,severity:h?"notice":"warning"}]}),...c.check(t,isPage(s))]},checkUpdate:t=>{c.remember(t,!1)
const n=readHere(t,void 0)
return listMessages(t,e).filter(({level:e})=>"fatal"===e).map(e=>{const{file:t,line:s,...r}=tellMessage(e,!1,n),o=void 0===t?"":` It is at ${t}:${s??""} of the previous version.`
return{...r,message:`${r.message}${o}`}})},hasNews:(e,t)=>c.hasNews(e)||select(e,t).some(e=>!isKnown(e,t)),findUnscheduler:e=>d.get(e)?.split(": ")[0],fork:()=>createKnownMessages(e,t,{},{...o,database:c.fork()}),findOutput:t=>{const n=listMessages(t,e).find(({isEarlyOutput:e})=>e)
return void 0!==n?.file&&(u={file:n.file,line:n.line}),u}}}function isPage(e){return vn.some(({name:t})=>t===e)||isAsked(e)}function isAsked(e){return e.includes(": ")||"Browser"===e}function known_messages_keyOf(e){return`${e.file??""}\n${textOf(e)}`}function textOf({kind:e,text:t}){return`${e}\n${t.replace(/( on line |:)\d+/g,"")}`}const Nr={older:[],authored:new Map,isPullRequest:!1,readCode:void 0,browse:void 0,paths:[],scenes:[],keep:void 0,isLast:!1}
async function prepare_logIn(e){const t={name:"rehearsal-reader",password:"rehearsal"},{result:n,failure:s,output:r}=await e.run("login",t)
if(void 0===n)throw new SiteLost(`WordPress did not start: ${s??r.slice(0,300)}`)
const{cookies:o,readerCookies:i,editorCookies:a,authorCookies:c,...l}=n
return{...l,cookie:joinCookies(o),reader:{...t,cookie:joinCookies(i)},editorCookie:joinCookies(a),authorCookie:joinCookies(c??new Map)}}function joinCookies(e){return[...e].map(([e,t])=>`${e}=${encodeURIComponent(t)}`).join("; ")}async function preparePair({site:e,recorder:t,options:n,versions:s}){const{next:r,previous:i,beside:a=M,...c}=n,l={...Nr,...c}
await e.put("next.zip",await(0,o.readFile)(r.path)),void 0!==i&&await e.put("previous.zip",await(0,o.readFile)(i.path))
for(const[t,{bytes:n}]of l.authored)await e.put(`${t}.php`,n)
const d=r.plugin?.folder??i?.plugin?.folder??"",{extensions:u,php:p,wordpress:f,...h}=s,g=createKnownMessages(d,u,await async function findOldCode(e,t){if(void 0===t)return{unchanged:new Set,wasThere:()=>!1,declared:()=>!1}
const n=listUnchanged(e,t),readOthers=({files:e,readTexts:t})=>t(new Set(e.map(({shown:e})=>e).filter(e=>!n.has(e)))),read=async e=>new Map([...await readOthers(e)].map(([e,t])=>[e,splitLines(t)])),[s,r]=[await read(t),await read(e)]
return{unchanged:n,wasThere:({file:e,line:t},n)=>{const o=r.get(e)?.[t-1]??""
return""!==o&&n.some(e=>s.get(e.file)?.[e.line-1]===o)},declared:e=>{const t=new RegExp(`\\bfunction\\s+(?:&\\s*)?${e}\\s*\\(`,"i")
return[...s.values()].some(e=>e.some(e=>t.test(e)))}}}(r,i)),m={next:r,previous:i,beside:a},w={log:g,versions:{php:p,wordpress:f},budget:t.budget}
return{context:{site:e,...session_openSession(e,h.cookie),...h,...m,...w},recorder:t,plan:l}}async function checkAllSyntax({site:e,next:t,previous:n}){const parse=t=>e.run("syntax",{plain:!0,package:t}),s=await parse("next.zip"),r=(s.result?.broken.length??0)>0
return function checkSyntax({result:e},t,{isLibrary:n,plugin:s}){const{parsed:r,broken:o}=e??Zt,i=t?.result?.broken??[],a=void 0===s?0:s.folder.length+1
return{problems:o.map(([e,t,s,r])=>{const o=n(e),c=i.some(([t,,n,o])=>t===e&&n===s&&(!0!==o||!0===r))
return{severity:!0===r||c?"notice":o?"warning":"error",message:`PHP cannot parse it: ${s}`,file:e.slice(a),line:t}}),message:`${r} files`}}(s,n&&r?await parse("previous.zip"):void 0,t)}async function startPrevious(e,t,n){const{version:s}=t.plugin,r=await async function installPrevious(e,t){const{site:n,log:s,beside:r}=e,{key:o,version:i}=t.plugin,a=await listData(e),c=await takeInventory(e),l=await n.run("install",{package:"previous.zip"}),[d]=checkChange(l,"The installation")
if(void 0!==d)return{why:d.message,problems:[]}
const u=new Map,p=readInstalledKey(l),f={alone:a,before:void 0},h=explainNeeds(r,t),g={key:o,version:i,installedKey:p,pages:u,can:[],data:f,whyIdle:h,clean:c,own:void 0}
if(void 0!==g.whyIdle)return g
const m=await n.run("activate",{plugin:o})
s.remember(m.log,"Installation")
const w=checkChange(m,"The activation").filter(({severity:e})=>"warning"!==e),[v]=w
if(void 0!==v)return{why:v.message,problems:w}
const y=await e.askState(o)
if(s.remember(y.log,"Plugin active"),isIdle(y))return{...g,whyIdle:explainSelf(i,[])}
const b=explainGone(y)
return void 0!==b?{why:b,problems:checkState(y,o,i)}:{...g,can:readCan(y)}}(e,t),o=n?r:await inspect(e,r)
if(!("why"in o))return{problems:[],message:s,before:o}
return{problems:[],skipped:`${s} does not run here (${o.why.replace(/\.$/,"")}). Only a new installation is played.`,rest:"The previous version does not run here.",before:o}}async function prepareData(e,t,n){const s="why"in t?t.why:t.whyIdle
if(void 0!==s)return{problems:[],skipped:s,before:t}
const r=await async function runBeforeUpdate(e,t){const[n]=await author_files_run(e,t,"before-update")
if(void 0===n)return
const s=`${n.message} So the site does not have what customers have, and nothing is known about the update.`
return{...n,severity:"unknown",message:s}}(e,n)
return void 0===r?{problems:[],before:await inspect(e,t)}:{problems:[r],before:{why:r.message,problems:[],isUnprepared:!0}}}async function inspect(e,t){if("why"in t||void 0!==t.whyIdle)return t
const{log:n}=e,{key:s,version:r}=t,o=new Map
for(const t of vn){const s=await e.visit(t)
n.remember(s.reply.log,t.name),o.set(t.name,s)}const i=withoutBaseline(await takeInventory(e),t.clean),a=await e.askState(s),c={alone:t.data.alone,before:await listData(e)},l=isIdle(a)?explainSelf(r,[...o.values()]):void 0
return{...t,pages:o,whyIdle:l,data:c,ledTo:a.ledTo,own:void 0===l?i:void 0}}function createRecorder(e,t,n=[],s=createBudget(e)){const r=[],record=(n,s,o=e.now())=>{const i={name:n,...recorder_describe(s),durationMs:s.durationMs??e.now()-o}
r.push(i),t(i)}
return{steps:r,begin:t=>{let o=t
const playAnyway=async(t,i)=>{if(!s.admit(t))return
const a=e.now(),c=await(async(t,n)=>{const i=e.now()
try{return await n()}catch(e){if(e instanceof Oe.cJ&&s.isOver()&&s.giveUp(t))return
if(e instanceof SiteLost&&record(t,{problems:[recorder_explainLost(e,t,r)]},i),!(e instanceof N.IO))throw e
return record(t,{problems:[explainUnreadable(e)]},i),void(o??="An answer of the site cannot be read.")}})(t,i)
if(void 0===c||!0===c.isUntold)return c
const l=acceptProblems(t,c.problems,n,r)
if(record(t,{...c,problems:l},a),o??=c.rest,void 0!==c.lost)throw c.lost
return{...c,problems:l}}
return{isOver:()=>void 0!==o,playAnyway:playAnyway,play:async(e,t)=>{if(void 0===o)return playAnyway(e,t)
ie.has(e)||record(e,{problems:[],skipped:o})}}},budget:s}}function recorder_explainLost(e,t,n){const s=isBeforeUpdate([...n.map(e=>e.name),t]),r=e.isUnknown||s||void 0!==endedBefore(n),o=Ur.includes(t),i=s?` So the update was not played${o?", only a new installation":""}.`:""
return{severity:r?"unknown":"error",message:(0,u.bD)(e)+i,isEnd:!0}}function isBeforeUpdate(e){return e.length>1&&!e.includes("Update")&&!e.includes("Installation")}const Ur=["Previous version","Before update"]
function endedBefore(e){return e.find(({name:t,problems:n},s)=>n.some(({isEnd:e})=>!0===e)&&Ur.includes(t)&&isBeforeUpdate(e.slice(0,s+1).map(e=>e.name)))}function explainUnreadable({message:e}){return{severity:"unknown",message:`${e} ${`Code on the site has written to \`${Fe.CT.folder}\`, so it is not known whether the plugin works. Find what writes there.`}`}}function recorder_describe({problems:e,message:t="fine",changes:n,skipped:s,asked:r,isReversible:o,updater:i,pictures:a,site:c}){const l=[...new Map(e.map(cutTexts).map(e=>[recorder_keyOf(e),e])).values()].sort((e,t)=>recorder_rank(e)-recorder_rank(t)),[d]=l,u=l.some(e=>e.isAccepted),f=void 0!==s?"skipped":u?"accepted":"passed",h=void 0===d||!0===d.isAccepted?f:zr[d.severity]??f,g=d?.message??s??r??t
return{outcome:h,message:(0,p.IN)(g,qr),problems:l,changes:n,asked:r,isReversible:o,...i&&{updater:i},...a&&{pictures:a},...c&&{site:c}}}const qr=2e3
function cutTexts(e){const{message:t,file:n}=e
return{...e,message:(0,p.IN)(t,qr),file:n&&(0,p.IN)(n,qr)}}const zr={error:"failed",unknown:"unknown",warning:"warned",notice:void 0}
function recorder_keyOf({message:e,file:t,line:n}){return`${t??""}:${n??""} ${e}`}function recorder_rank({severity:e,file:t,isAccepted:n=!1}){const s=2*ne.indexOf(e)+(void 0===t?1:0)
return n?s+2*ne.length:s}const Dr=60,Hr=60
const Vr={files:()=>"cannot be unpacked",database:()=>"has a damaged database",tables:()=>"has a database without all of WordPress's tables",several:()=>"has the tables of more than one WordPress in its database",network:()=>"is a network of sites, which is not played: export one of a single site",address:()=>"has no address in its settings `home` and `siteurl`",theme:e=>`does not have its theme ${(0,p.AB)(e)}`,inactive:(e,t)=>`has ${(0,p.AB)(t)}, but not active`,config:()=>"cannot get its table prefix here"}
async function adoptCopy(e,t){const{site:n,next:s}=e,r=await listData(e)
await n.put("copy.zip",await(0,o.readFile)(t.contentZip))
const i=t.others.map((e,t)=>`beside-${t}.zip`)
for(const[e,s]of i.entries())await n.put(s,await(0,o.readFile)(t.others[e]?.path??""))
const a=s.plugin?.folder??"",{result:c,output:l}=await n.run("adopt",{plain:!0,packages:i,folder:a,address:t.address??""}),{problem:d,name:u="",active:f=[],missing:h=[]}=c??{}
if(void 0===c||void 0!==d){const e=void 0===d?`does not start: ${l.slice(0,Gr)}`:Vr[d](u,a)
return refuse(t,e,{active:f,empty:r})}const g=h.map(e=>function explainMissing(e,{missing:t}){const[n=""]=e.split("/"),s=t.get(n)??"its files are not in the ZIP"
return`needs ${(0,p.AB)(n)}, and ${s}: give its ZIP in the input \`plugins\``}(e,t))
if(g.length>0)return refuse(t,g.join("; "),{active:f,empty:r})
const{cookie:m,reader:w,editorCookie:v}=await prepare_logIn(n),y=t.others.filter(({plugin:e})=>f.some(t=>t.startsWith(`${e.folder}/`))),b={cookie:m,reader:w,editorCookie:v},k={isNone:!1,packages:y,missing:[]},$={...e,...session_openSession(n,m),...b,beside:k},P=y.map(({plugin:e})=>`${e.name} ${e.version}`.trim())
return{problems:explainLeftOut(t),message:[t.name,...P].join(", "),context:$,active:f,empty:r}}const Gr=300
function refuse(e,t,n){return{...n,problems:[{severity:"unknown",message:`The site ${(0,p.AB)(e.name)} ${t}. So the update was not played on it.`}],context:void 0}}function explainLeftOut({name:e,leftOut:t}){if(0===t.length)return[]
const n=t.slice(0,Qr).map(e=>(0,p.AB)(e)),s=t.length>Qr?[t.length-Qr+" more"]:[]
return[{severity:"notice",message:`The site ${(0,p.AB)(e)} is played without what belongs to its host: ${[...n,...s].join(", ")}.`}]}const Qr=10
async function resume(e,{plugin:{key:t,version:n}},{active:s,empty:r}){const{site:o,log:i}=e,a=await takeInventory(e),{result:c}=await o.run("resume",{plain:!0,plugins:s}),l={key:t,version:n,installedKey:t,pages:new Map,can:[],whyIdle:void 0},d={alone:r,before:void 0},u=await inspect(e,{...l,data:d,clean:a,own:void 0}),f=await async function copied_entries_listEntries({site:e}){const{result:t=[]}=await e.run("entries"),n=t.flatMap(([e,t,n,s])=>{const r=readAddress(n)
if(void 0===r)return[]
const o=(0,p.IN)((0,p.jQ)(t),Hr)
return[visitProbe("page",e,""===o?`The page ${r}`:`The page "${o}" (${r})`,r,s)]}),s=n.length-Dr,r=s>0?`${Dr}, and ${s} more, not asked for`:String(n.length)
return{probes:n.slice(0,Dr),asked:r}}(e),h=new Map
for(const t of f.probes){const n=await t.ask(e)
i.remember(n.reply.log,`Entries and menus: ${t.name}`),h.set(t,n)}const g={asked:f.asked,seen:h}
if(!0===c&&!("why"in u)&&void 0===u.whyIdle)return{problems:[],message:n,before:u,entries:g}
const m=("why"in u?u.why:u.whyIdle)??"it cannot be unpacked",w=`The version of the copy, ${n}, does not run here: ${(0,p.Qu)(m)}. So the update was not played on it.`
return{problems:[{severity:"unknown",message:w}],before:u,entries:g,rest:w}}async function checkStillActive(e,t,{before:n,old:s,seen:r,loss:o}){const{log:i,next:a,beside:c}=e,l=await e.askState(t),d=i.check(l.log,"Still active"),u=versionOf(a),p=isIdle(l)?explainSelf(u,[...r.values()]):void 0
if(void 0!==p&&void 0===n)return{problems:[explainIdle(c,p),...d],rest:re}
const{hasLost:f,isBare:h}=o,g=listNewBoxes(a,s,r),m=g.length>0||void 0!==p||f
return{problems:[...void 0===p?checkState(l,t,u,n?.can):[{severity:"error",message:p}],...checkLoaded(a.plugin?.folder??"",s.before,r,m),...g.map(e=>({severity:h?"error":"warning",message:`The dashboard shows an error: "${e}"${h?" All that the previous version added is gone.":""}`})),...d],rest:void 0===p?void 0:re}}const Jr="wp-content/rehearsal-site.zip"
async function keepSite({site:e,cookie:t,beside:n},s,r){if(void 0===r)return
await e.save("packed")
const o=n.packages.map(({plugin:e})=>e),i=r.isWhole?[]:o,leave=async(t,n)=>!0===(await e.run("leave",{plain:!0,plugins:t,folders:n})).result,a=i.map(e=>e.key),c=i.map(e=>e.folder)
let l=0===i.length||await leave(a,c)
const d=i.length>0&&!await async function runs({site:e,cookie:t}){for(const[n,s]of[["/",""],["/wp-admin/plugins.php",t]]){const{failure:t,status:r=0,log:o}=await e.request(n,s)
if(void 0!==t||r>=500||hasDied(o))return!1}return!0}({site:e,cookie:t})
d&&(l=await leave([s],[])&&l)
const u=n.packages.map(({isPublic:e=!1,plugin:{folder:t,name:n,version:s}})=>({folder:t,name:n,version:s,origin:e?"wordpress.org":"other"})),{result:p}=await e.run("export",{file:Jr,list:u}),f={method:"GET",url:`/${Jr}`,headers:{},body:new Uint8Array},{response:h}=await e.exchange(f),g=listNames(n),[m,w]=r.isWhole?[[],g]:[g,[]],v=l&&!0===p&&200===h?.status?await r.store({bytes:h.body,withOthers:w,without:m,isIdle:d}):void 0
return await e.restore("packed"),v}async function checkUpdatedSite(e,t,n,s){const{site:r,next:o,log:i}=e,[a=""]=t.split("/"),c=checkFiles(await r.run("files",{plain:!0,folder:a}),o.files)
if(!n)return c
const l=await e.askState(t),d=[...c,...checkState(l,t,versionOf(o)),...i.check(l.log,"Plugin active")],[u]=vn
return void 0===u?d:[...d,...(await checkVisit(e,u,s)).problems]}async function updateByButton(e,t,{isPullRequest:n,keep:s}){const{key:r}=t,o=versionOf(e.next),i=[...await update(e,"The update",{key:r}),...checkVersion(o,t.version,n)]
return isDoubtful(i)?{problems:i,message:o,rest:se}:{problems:i,message:o,site:await keepSite(e,r,s)}}async function updateAtNight(e,t,{isActive:n,authored:s,old:r}){const{key:o,version:i}=t
await e.site.restore("before")
const a=await update(e,"The automatic update",{key:o,cron:!0})
if(void 0!==findUnknown(a))return{problems:a}
if(hasError(a)&&await async function diesAtNight({site:e}){await e.restore("before")
const{result:t,log:n}=await withoutBlame(()=>e.run("context",{task:""}))
return void 0===t&&hasDied(n)}(e)){return{problems:[{severity:"warning",message:`Sites with ${i} do not update by themselves: it stops with a fatal error whenever WordPress runs scheduled tasks. Tell your customers to update by the button.`}]}}const c=[...a,...await checkUpdatedSite(e,o,n,r)]
return{problems:n?[...c,...await visitAndCheck(e,s)]:c}}async function update(e,t,{key:n,cron:s=!1}){const{next:r,log:o}=e,i={plugin:n,package:"next.zip",version:versionOf(r),cron:s},a=await e.runFollowing("update",i),c=o.checkUpdate(a.log)
if(void 0!==a.result||void 0===a.ledTo||c.length>0)return checkChange(a,t,c)
return[{severity:"unknown",message:`${t} did not run: the previous version redirects every dashboard request to ${showPage(a.ledTo)}, so it is not known whether sites get it.`}]}async function playCopy(e,t){const n=await preparePair({...e,options:{...e.options,previous:t.previous}})
try{await async function play(e,t,n){const{recorder:s}=e,r=s.begin()
await r.play("PHP syntax",()=>checkAllSyntax(e.context))
const o=await r.play("Copy of a site",()=>adoptCopy(e.context,t)),{context:i}=o??{}
if(void 0===o||void 0===i)return
const a=await async function start_copy_visitAlone(e){const t=new Map
if(0===e.beside.packages.length)return t
for(const n of vn){const s=await e.visit(n)
e.log.rememberOthers(s.reply.log),t.set(n.name,s)}return t}(i)
await i.site.save("clean")
const c=await r.play("Previous version",()=>resume(i,n,o))
if(void 0===c||"why"in c.before||r.isOver())return
await i.site.save("before"),await async function playUpdate({context:e,recorder:t,plan:n},s,r,o){const{key:i,clean:a}=s,c={before:s.pages,alone:o},l=t.begin()
await l.play("Update",()=>updateByButton(e,s,{isPullRequest:!0,keep:void 0})),await l.play("Files",()=>compareFiles(e,i))
const d={before:s,cannotRun:void 0,earlier:t.steps}
await l.play("Plugin active",()=>checkActive(e,i,d))
const u=await playPages(l,e,c)
await l.play("Data",()=>compareSiteData(e,s)),await l.play("Entries and menus",()=>async function visitEntries(e,{asked:t,seen:n}){const s=[]
for(const[t,r]of n){const n=await t.ask(e),o=e.log.check(n.reply.log,`Entries and menus: ${t.name}`).map(e=>({...e,subject:t.subject})),i=o.some(({severity:e})=>"error"===e||"unknown"===e)?[]:checkProbe(t,n,r,e.next.plugin?.closesSites)
s.push(...i,...o)}return{problems:s,asked:t}}(e,r))
const{own:p,loss:f}=await l.play("What it adds",()=>listAdditions(e,a,s.own))??Fs,{ask:h,askAndRestore:g}=run_probes_createAsk(e,"before"),m={step:"More pages",probes:n.paths.map(pathProbe),asked:String(n.paths.length)},w=await l.play("More pages",()=>h(m)),v=listPluginProbes(p,s.own)
await l.play("Own pages",()=>askOwnPages(h,v["Own pages"],w?.answers??[]))
for(const e of["REST routes","Shortcodes and blocks","Widgets"])await l.play(e,()=>h(v[e]))
await l.play("Scheduled tasks",()=>g(listTasks(p,s.own))),await l.play("Still active",()=>checkStillActive(e,i,{before:s,old:c,seen:u.seen,loss:f}))}({...e,context:i},c.before,c.entries,a)}(n,t,t.previous)}catch(t){if(!(t instanceof SiteLost)||void 0===endedBefore(e.recorder.steps))throw t}}const Zr={deactivate:"The deactivation",activate:"The activation",delete:"The uninstall"}
async function end(e,t,n,{scripts:s,old:r}){const{log:o}=e,i=[]
let a=r
for(const r of s){const s=await runEnding(e,r,t),c=o.hasNews(s.log,r)||checkChange(s,Zr[r]).length>0
c&&(a??=void 0===n?[]:await endBefore(e,n))
const l=o.check(s.log,r),d=checkChange(s,Zr[r],l),u=isDoubtful(l)
i.push(...u?d:d.map(e=>softenOld(e,c?a??[]:[])))}return{problems:i,old:a}}function softenOld(e,t){if(!isAsBefore(e,t))return e
const n=`${(0,p.Qu)(e.message)}. The previous version does the same.`
return{...e,severity:"notice",message:n}}async function endBefore(e,{key:t}){const n=[]
return await e.onSiteBefore(async()=>{for(const s of["deactivate","activate","deactivate","delete"]){const r=await runEnding(e,s,t)
e.log.remember(r.log,s),n.push(...checkChange(r,Zr[s]))}}),n}async function runEnding(e,t,n){const s={plugin:n,low:!0}
if("delete"===t)return e.site.run(t,s)
const r=await e.runAgain(t,s)
return{...r,log:[...r.log,...r.logBehind]}}async function installFirst(e,t,n){const{beside:s,next:r}=e,o=await takeInventory(e),i=void 0===explainNeeds(s,r),{key:a,problems:c}=await installNext(e,void 0,i),l=function excuseShared({next:e,beside:t},n,s){const isOld=e=>isAsBefore(e,s?.problems??[]),r=findUnknown(n)
if(void 0!==r)return isOld(r)?explainShared(r,t):r
const o=n.find(isOld)
if(void 0===o)return
const i=n.find(({message:e})=>e.endsWith(ws))
return!0!==i?.message.includes(`Failed opening required '${e.plugin?.folder??""}/`)?explainShared(void 0!==i&&o.message.endsWith("did not finish.")?i:o,t):void 0}(e,c,t)
if(void 0!==l)return{key:a,clean:o,problems:[l],rest:re}
const d=await keepSite(e,a,n)
return{key:a,clean:o,problems:c,message:versionOf(r),site:d}}async function installNext({site:e,next:t,log:n},s,r){const o=await e.run("install",{package:"next.zip"}),i=readInstalledKey(o),a=function chooseKey(e,{plugin:t}){const n=void 0!==t&&/^[^/]+\/.+\//.test(e)
return n&&e.startsWith(`${t.folder}/`)?t.key:e}(i,t),c=a===i||i===s,l=[...checkChange(o,"The installation"),...c?[]:[explainOtherKey(i)],...n.check(o.log,"Installation")]
if(""===a||!r)return{key:a,problems:l}
const d=await e.run("activate",{plugin:a})
return{key:a,problems:[...l,...checkChange(d,ks,n.check(d.log,"Installation"))]}}function explainOtherKey(e){return{severity:"warning",message:`After an upload, the link "Activate Plugin" leads to \`${e}\`, which has a plugin header, too, and cannot be activated.`,file:e.slice(e.indexOf("/")+1)}}const Kr="Deleting it in the request that deactivates it, as `wp plugin uninstall --deactivate` does,"
async function deleteAtOnce(e,{key:t}){const{site:n,log:s}=e,r={plugin:t,cli:!0},o=await n.run("delete",r)
s.hasNews(o.log,"delete at once")&&(await n.restore("before"),s.remember((await withoutBlame(()=>n.run("delete",r))).log,"delete at once"))
return s.check(o.log,"delete at once").filter(({severity:e,message:t})=>"error"===e&&!t.endsWith(ws)).map(e=>({...e,severity:"warning",message:`${Kr} fails: ${e.message}`}))}const Xr="Network of sites",Yr=4
async function activate({site:e,log:t},n,s,r){const o=await e.run("install",{package:n}),i=await e.run("activate",{plugin:s,network:!0})
r&&t.remember(i.log,"Installation")
const a=r?[]:t.check(i.log,"Installation")
return[...checkChange(o,"The installation"),...checkChange(i,"The activation for all sites",a)]}const eo=[["/",!1],["/second/",!1],["/wp-admin/",!0],["/second/wp-admin/",!0],["/wp-admin/network/",!0],["/wp-admin/network/plugins.php",!0]]
async function network_listPages(e){const{reply:t}=await e.visit({url:"/wp-admin/network/",isForAdmins:!0}),n=[...t.output.matchAll(/href=['"](?:[^'"<>]{0,200}\/)?((?:admin|settings)\.php\?page=[\w-]{1,100})['"]/g)].map(([,e=""])=>`/wp-admin/network/${e}`),s=[...new Set(n)].slice(0,Yr).map(e=>[e,!0])
return[...eo,...s].map(([e,t])=>({name:e,subject:`On a network of sites, the page ${e}`,ask:({visit:n})=>n({url:e,isForAdmins:t}),kind:"page"}))}async function playFrom(e,t,n){const{site:s}=e,{plugin:r}=t
if(void 0===r)return[{severity:"unknown",message:t.problem??"No plugin."}]
await s.restore("clean")
const i=await withoutBlame(()=>async function startOlder(e,t){const{site:n,log:s,beside:r}=e,i=explainNeeds(r,t)
if(void 0!==i)return i
await n.put("previous.zip",await(0,o.readFile)(t.path))
const a=await n.run("install",{package:"previous.zip"}),c=await n.run("activate",{plugin:t.plugin.key})
s.remember(c.log,"Installation")
const[l]=[...checkChange(a,"The installation"),...checkChange(c,"The activation")].filter(({severity:e})=>"error"===e)
if(void 0!==l)return l.message
const d=await e.askState(t.plugin.key)
return isIdle(d)?"It deactivates itself.":explainGone(d)}(e,{...t,plugin:r}))
if(void 0!==i){return[{severity:"notice",message:`${r.version} does not run here (${i.replace(/\.$/,"")}), so the update from it was not played.`}]}const a={before:await withoutBlame(()=>async function visitPages(e){const t=new Map
for(const n of vn.filter(({name:e})=>"Dashboard"===e||"Front page"===e)){const s=await e.visit(n)
e.log.remember(s.reply.log,n.name),t.set(n.name,s)}return t}(e)),alone:n},c=await update(e,`The update from ${r.version}`,r)
if(isDoubtful(c))return c
const l=await checkUpdatedSite(e,r.key,!0,a),d=vn.find(({name:e})=>"Dashboard"===e),u=d&&await checkVisit(e,d,a)
return[...c,...l,...u?.problems??[]].map(e=>({...e,message:`From ${r.version}: ${e.message}`}))}const to=/^(?:post_(?!title$)|_wp|_ajax|hidden_|meta(?:key|value|\[)|new|tax_input|excerpt$|content$|trackback|advanced_view|(?:aa|mm|jj|hh|mn|ss)$|cur_|add_|comment|ping|visibility|parent_id|menu_order|page_template)/
function readScreen(e){const t=listForms(e).filter(({id:e,classes:t})=>"post"===e||/\bmetabox-(?:base-form|location)/.test(t)),n=t.flatMap(e=>e.fields).filter(({isSent:e})=>e)
return["post_ID","_wpnonce","action"].every(e=>n.some(({name:t})=>t===e))?n:void 0}function guess({name:e,filled:t}){if(void 0!==t&&!to.test(e))return/e-?mail/i.test(e)?"guest@example.org":/url|link\b/i.test(e)?"https://example.org/":/price|amount|cost|number|count|qty|quantity|width|height|size|limit|days|year/i.test(e)?"1":t}function fillIn(e){return e.map(e=>({name:e.name,value:guess(e)??e.value}))}async function send(e,t,n){const s=await e.site.request(t,e.cookie,n),r=302===s.status?readAddress(s.location??"",t):void 0
if(void 0===r)return{reply:s,target:t}
const o=await e.visit({url:r,isForAdmins:!0})
return{...o,reply:{...o.reply,log:[...s.log,...o.reply.log]}}}const no="/wp-admin/post.php"
function editAddress(e){return`${no}?post=${e}&action=edit`}async function makeEntry(e,{name:t,target:n}){const s=await e.visit({url:n,isForAdmins:!0}),r=readScreen(s.reply.output),o=r?.find(({name:e})=>"post_ID"===e)?.value??""
if(void 0===r||!/^\d+$/.test(o))return{entry:void 0,seen:s}
const i=r.filter(e=>void 0!==guess(e)).map(({name:e})=>e),a=await send(e,no,function publish(e){const t=fillIn(e).filter(({name:e})=>"post_title"!==e&&"post_status"!==e)
return encode([...t,{name:"post_title",value:"Rehearsal"},{name:"post_status",value:"publish"},{name:"publish",value:"Publish"}]).toString()}(r)),c=readValues(a.reply.output),l=new Set(i.filter(e=>""!==(c.get(e)??""))),d=[...s.reply.log,...a.reply.log]
return{entry:{type:t,id:o,kept:l},seen:{...a,reply:{...a.reply,log:d}}}}function readValues(e){return new Map(readScreen(e)?.map(({name:e,value:t})=>[e,t]))}function showFields({kept:e},t){return new Map([...readValues(t)].filter(([t])=>e.has(t)))}const ofType=({type:e})=>`an entry of the type \`${e}\``
function statusProbe(e,t){return visitProbe("page",`list ${e} ${t}`,`The list of the type \`${e}\` with the status \`${t}\``,`${listAddress(e)}&post_status=${t}`,!0)}function listAddress(e){return`/wp-admin/edit.php?post_type=${e}`}function listEntryChanges(e,t){const{type:n,id:s}=e,r={name:`save ${n}`,subject:`Saving ${ofType(e)}`,ask:async t=>{const n=await t.visit({url:editAddress(s),isForAdmins:!0}),r=readScreen(n.reply.output)
if(void 0===r)return n
const o=encode([...r,{name:"save",value:"Update"}]).toString(),i=await send(t,no,o)
return{...i,fields:showFields(e,i.reply.output)}},kind:"page"},o=[openProbe(`new ${n}`,`A new entry of the type \`${n}\``,async e=>(await makeEntry(e,t)).seen),openProbe(`quick edit ${n}`,`The quick edit of ${ofType(e)}`,t=>async function quickEdit(e,{type:t,id:n}){const s=await e.visit({url:listAddress(t),isForAdmins:!0}),r=/name="_inline_edit" value="(\w{1,40})"/.exec(s.reply.output)?.[1]
if(void 0===r)return s
const o=new URLSearchParams({action:"inline-save",post_type:t,post_ID:n,screen:`edit-${t}`,post_view:"list",post_title:"Rehearsal",_status:"publish",_inline_edit:r})
return send(e,"/wp-admin/admin-ajax.php",o.toString())}(t,e)),openProbe(`trash ${n}`,`Putting ${ofType(e)} into the trash`,t=>async function putIntoTrash(e,{type:t,id:n}){const s=await e.visit({url:listAddress(t),isForAdmins:!0}),r=new RegExp(`href=["']([^"'<>]{0,300}post\\.php\\?post=${n}&[^"'<>]{0,20}action=trash[^"'<>]{0,100})["']`),o=r.exec(s.reply.output)?.[1],i=readAddress(decodeEntities(o??""),"/wp-admin/")
if(void 0===i)return s
const a=await e.visit({url:i,isForAdmins:!0})
return{...a,reply:{...a.reply,log:[...s.reply.log,...a.reply.log]}}}(t,e))]
return[r,...o]}function openProbe(e,t,n){return{name:e,subject:t,ask:n,kind:"open"}}async function makeTerm(e,{name:t,target:n},s="Rehearsal"){const r=await e.visit({url:n,isForAdmins:!0}),o=listForms(r.reply.output).find(({id:e})=>"addtag"===e)
if(void 0===o)return{entry:void 0,seen:r}
const i=encode([...fillIn(o.fields.filter(({isSent:e,name:t})=>e&&"tag-name"!==t)),{name:"tag-name",value:s}]).toString(),a=await send(e,"/wp-admin/edit-tags.php",i),c=a.reply.output.includes("tag_ID=")?a:await e.visit({url:n,isForAdmins:!0}),l=/tag_ID=(\d{1,12})/.exec(c.reply.output)?.[1],d=[...r.reply.log,...a.reply.log],u={...a,reply:{...a.reply,log:d}}
return{entry:void 0===l?void 0:{type:t,id:l,kept:new Set},seen:u}}function orderPages(e,t){const n=new Set(e.kinds.get("sources")?.flatMap(({name:e,title:n})=>t.has(n)?[]:[e])),s=e.kinds.get("pages")?.filter(({target:e})=>null!==readPage(e))??[]
return[...s.filter(({name:e})=>n.has(e)),...s.filter(({name:e})=>!n.has(e))]}const so=/<a\b([^<>]{0,1000})>([^<]{0,300})/gi,ro=2e3
function deep_pages_listLinks({reply:e,target:t}){return[...e.output.matchAll(so)].slice(0,ro).flatMap(([,e="",n=""])=>{const s=readAddress(readAttribute(e,"href")??"",t)
return void 0===s?[]:[{url:s.replace(/#.*$/,""),words:readWords(n)}]})}const oo=/^(?:id|.*_id|edit|item|entry|view)$/,io=/^(?:edit|view|show|details?|add|new|create)$/
function deeperProbe(e){return visitProbe("page",e,`The page ${showPage(e)}`,e,!0)}function findForms(e,t,n=Qn){return listForms(e).flatMap(e=>{const s=findSender(e,t,n)
if(void 0===s||!e.fields.some(({type:e})=>"hidden"!==e))return[]
return[{page:t,key:deep_pages_keyOf(e),form:e,url:s.url,write:t=>encode([...e.fields.filter(({isBox:e,isNo:n,isSent:s})=>t||!e&&!n?s:n),...s.pressed]).toString()}]})}function deep_pages_keyOf({fields:e}){return[...new Set(e.map(({name:e})=>e))].sort().join(" ")}const ao=new Set(["hidden","password"])
function showValues({form:e}){return new Map(e.fields.flatMap(({name:e,type:t,value:n,isBox:s,isNo:r})=>s||r||"radio"===t||ao.has(t)?[]:[[e,n]]))}async function saveForm(e,{page:t,key:n},s){const r=await e.visit({url:t,isForAdmins:!0}),o=findForms(r.reply.output,t).find(e=>e.key===n)
if(void 0===o)return r
const i=await send(e,o.url,o.write(s)),a=await e.visit({url:t,isForAdmins:!0}),c=showValues(o),l=findForms(a.reply.output,t).find(e=>e.key===n),d=new Map([...void 0===l?[]:showValues(l)].filter(([e])=>""!==(c.get(e)??""))),u=[...r.reply.log,...i.reply.log,...a.reply.log]
return{...a,reply:{...a.reply,log:u},fields:d}}function listFormProbes(e){const t=`the form of ${showPage(e.page)}`
return[!0,!1].map(n=>{const s=n?"as it is":"with no box checked"
return{name:`form ${e.page} ${e.key} ${s}`,subject:`Saving ${t} ${s}`,ask:t=>saveForm(t,e,n),kind:"page"}})}const co=/\b(?:add|create|new|save|submit|publish)\b/i
async function addRow(e,t){const n=await e.visit({url:t,isForAdmins:!0}),[s]=findForms(n.reply.output,t,co)
if(void 0===s)return
const r=s.form.fields.filter(({isSent:e})=>e).map(({name:e,value:t,filled:n=t})=>({name:e,value:n})),o=findSender(s.form,t,co)?.pressed??[]
return send(e,s.url,encode([...r,...o]).toString())}const lo=/\b(?:skip|later|not now|no,? thanks|dismiss|continue without|maybe later)\b/i
const uo=/<a\b([^<>]{0,1000})>/gi,po=2e3,fo=6,ho="/wp-admin/freedoms.php"
async function listMenu({site:e},t,{cookie:n}){const{output:s}=await e.request(ho,n),r=new Set(t.kinds.get("pages")?.map(({name:e})=>e)),o=[...s.matchAll(uo)].slice(0,po).flatMap(([,e=""])=>{const t=readAddress(readAttribute(e,"href")??"",ho),n=void 0===t?null:readPage(t)
return void 0!==t&&null!==n&&r.has(n)?[t]:[]})
return[...new Set(o)].slice(0,fo)}function as({name:e,cookie:t},n){return{name:`${e} ${n}`,subject:`The page ${n}, for ${e},`,ask:e=>e.visit({url:n,isForAdmins:!1},t),kind:"open"}}const go="in use",mo="Site in use",wo={entries:6,terms:3,forms:8,rows:3,statuses:3}
async function playInUse(e,t){const{own:n,key:s,clean:r}=t
if(void 0===n||!function hasUse({kinds:e}){return["pages","screens","terms","shortcodes"].some(t=>(e.get(t)?.length??0)>0)}(n))return Pn
const{site:o}=e
await o.restore("before")
const i=await withoutBlame(()=>async function makeUse(e,t){const allow=()=>e.budget.allow("entries",{share:.2}),{mayGoOn:n}=allow(),read=e=>t.kinds.get(e)??[],make=async(e,t,s)=>{const r=[]
for(const o of e.slice(0,t))n()&&r.push({screen:o,made:await s(o)})
return r},remember=(t,n)=>{void 0!==n&&e.log.remember(n.reply.log,`${mo}: ${t}`)},s=read("screens").filter(({target:e})=>""!==e),r=await make(s,wo.entries,t=>makeEntry(e,t))
for(const{made:e,screen:t}of r)remember(`new ${t.name}`,e.seen)
const o=[]
for(const{entry:t}of r.flatMap(({made:{entry:e}})=>void 0===e?[]:[{entry:e}]))for(const{name:s}of read("statuses").slice(0,wo.statuses)){if(!n())break
const r={type:t.type,content:"Rehearsal.",status:s}
remember(`new ${t.type}`,{reply:await e.site.run("content",r),target:""}),o.push(statusProbe(t.type,s))}const i=await make(read("terms"),wo.terms,t=>makeTerm(e,t))
for(const{made:e,screen:t}of i)remember(`new ${t.name}`,e.seen)
const{pages:a,notices:c}=await async function openPages(e,t,n){const s=orderPages(t,unchangedIn(e)).map(({target:e})=>e),visit=t=>e.visit({url:t,isForAdmins:!0}),r=new Map
for(const e of s)n()&&r.set(e,await visit(e))
const o=[...r].filter(([e,t])=>isLedAway(e,t)),i=o[0]?.[1],listOpened=()=>[...r].flatMap(([e,t])=>isAt(e,t)?[t]:[])
if(void 0===i)return{pages:listOpened(),notices:[]}
const a=await async function skipSetUp(e,t){const n=deep_pages_listLinks(t).find(({url:e,words:n})=>lo.test(n)&&e!==t.target&&e.startsWith("/wp-admin/")&&!Jn.test(n))
if(void 0!==n)return await e.visit({url:n.url,isForAdmins:!0}),n.words
for(const n of listForms(t.reply.output)){const s=n.buttons.find(({words:e})=>lo.test(e)&&!Jn.test(e)),r=readAddress(""===n.action?t.target:n.action,t.target)
if(void 0===s||void 0===r||!n.isPost||!r.startsWith("/wp-admin/"))continue
const o=n.fields.filter(({isSent:e})=>e)
return await send(e,r,encode([...o,...""===s.name?[]:[s]]).toString()),readWords(s.words)}}(e,i)
if(void 0!==a)for(const[e]of o)n()&&r.set(e,await visit(e))
const c=[...r].filter(([e,t])=>isLedAway(e,t)),l=1===c.length?"1 page leads":`${c.length} pages lead`,d=void 0===a?"":`, also after "${a}"`,u={severity:"notice",message:`With the previous version, ${l} to the set-up (\`${showPage(i.target)}\`)${d}, and what is behind it was not seen. Pass it in \`before-update\`.`}
return{pages:listOpened(),notices:0===c.length?[]:[u]}}(e,t,allow().mayGoOn),l=allow()
for(const t of function listAddPages(e,t){const n=new Set(t.map(({name:e})=>e)),s=e.flatMap(deep_pages_listLinks).filter(({url:e,words:t})=>{const s=readPage(e)
return null!==s&&n.has(s)&&/\b(?:add|new|create)\b/i.test(t)&&!e.includes("nonce")})
return[...new Set(s.map(({url:e})=>e))]}(a,read("pages")).slice(0,wo.rows))l.mayGoOn()&&remember(t,await addRow(e,t))
const d=function listStoredForms(e){const t=e.flatMap(({reply:e,target:t})=>findForms(e.output,t))
return t.filter(({key:e},n)=>n===t.findIndex(t=>t.key===e))}(a)
for(const t of d.slice(0,wo.forms))l.mayGoOn()&&remember(t.page,await saveForm(e,t,!0))
const u=await async function others_listOthers(e,t){const{editorCookie:n,authorCookie:s,reader:r}=e,o=[{name:"an editor",cookie:n},{name:"an author",cookie:s}],i=[]
for(const n of o)if(""!==n.cookie){for(const s of await listMenu(e,t,n))i.push(as(n,s))
for(const{target:e}of t.kinds.get("screens")?.slice(0,fo)??[])""!==e&&i.push(as(n,e))}const a=t.kinds.get("shortcodes")?.filter(({target:e})=>""!==e)??[]
if(0===a.length)return i
const c=a.map(({name:e})=>`[${e}]`).join("\n\n"),l=await e.site.run("content",{type:"page",content:c}),d=readAddress(l.result?.url??"")
return void 0===d?i:[...i,as({name:"a subscriber",cookie:r.cookie},d)]}(e,t)
l.leftMs()
const select=e=>e.flatMap(({screen:e,made:{entry:t}})=>void 0===t?[]:[{entry:t,screen:e}])
return{entries:select(r),terms:select(i),forms:d,kinds:s.length+read("terms").length,notices:c,others:[...o,...u]}}(e,n))
await o.save(go)
const a=e.budget.allow("entries"),c=await update(e,"The update of a site in use",{key:s})
if(hasError(c))return{problems:[...i.notices,...c]}
const l=withoutBaseline(await takeInventory(e),r)
a.leftMs()
const{problems:d,asked:u}=await async function askInUse(e,t,{entries:n,terms:s,forms:r,kinds:o,others:i}){const{ask:a,askAndRestore:c}=run_probes_createAsk(e,go),set=(e,t)=>({step:mo,probes:t,asked:"",changesSite:!0,what:e,share:.5}),l=new Set(t.kinds.get("types")?.map(({name:e})=>e)),d=orderPages(t,unchangedIn(e)),u=n.flatMap(({entry:e})=>function listEntryViews(e,t){const{type:n,id:s}=e,r={name:`edit ${n}`,subject:`The edit screen of ${ofType(e)}`,ask:async t=>{const n=await t.visit({url:editAddress(s),isForAdmins:!0})
return{...n,fields:showFields(e,n.reply.output)}},kind:"page"},o=visitProbe("page",`list ${n}`,`The list of the type \`${n}\``,listAddress(n),!0),i=visitProbe("page",`show ${n}`,`The page of ${ofType(e)}`,`/?post_type=${n}&p=${s}`)
return[r,o,...t?[i]:[]]}(e,l.has(e.type))),p=[],look=async(e,t)=>{const n=await a(set(e,t),[...p])
return p.push(...n.answers),n},f=await look("pages of entries",u),h=await look("own pages",d.map(pageProbe)),g=await look("tabs",function listDeeper(e,t){const n=new Set(t.map(({name:e})=>e)),s=new Set(e.map(({target:e})=>e)),r=new Map
for(const t of e){for(const e of listTabs(t.reply.output,t.target))r.set(e,e)
for(const{url:e}of deep_pages_listLinks(t)){const t=new URLSearchParams(e.split("?")[1]),s=t.get("page")
if(null===s||!n.has(s))continue
const o=[...t].filter(([e])=>"page"!==e&&"post_type"!==e),i=o.every(([e,t])=>"action"===e?io.test(t):oo.test(e)&&/^[\w-]{1,40}$/.test(t)),a=`${s} ${o.map(([e,t])=>"action"===e?t:e).join(" ")}`
o.length>0&&i&&!r.has(a)&&r.set(a,e)}}return[...new Set(r.values())].filter(e=>!s.has(e))}(visitsOf(h.answers),d).map(deeperProbe)),m=await look("pages for others",i),w=await c(set("saved forms",r.flatMap(listFormProbes)),p),v=[...n.flatMap(({entry:e,screen:t})=>listEntryChanges(e,t)),...s.flatMap(({entry:e,screen:t})=>function listTermProbes(e,t){const{type:n,id:s}=e,r=`a term of the taxonomy \`${n}\``,o=`/wp-admin/term.php?taxonomy=${n}&tag_ID=${s}`
return[visitProbe("page",`edit ${n}`,`The edit screen of ${r}`,o,!0),openProbe(`save ${n}`,`Saving ${r}`,async e=>{const t=await e.visit({url:o,isForAdmins:!0}),n=listForms(t.reply.output).find(e=>"edittag"===e.id)
return void 0===n?t:send(e,"/wp-admin/edit-tags.php",encode(n.fields.filter(({isSent:e})=>e)).toString())}),openProbe(`new ${n}`,`A new term of the taxonomy \`${n}\``,async e=>(await makeTerm(e,t,"Another rehearsal")).seen)]}(e,t))],y=await a(set("changes of entries",v),p)
return{problems:[f,h,g,m,w,y].flatMap(({problems:e})=>e),asked:tellAsked({pages:[h.answers.length,d.length],deeper:g.answers.length,forms:[Math.ceil(w.answers.length/2),r.length],entries:[n.length+s.length,o]})}}(e,l,i)
return{problems:[...i.notices,...c,...d],asked:u}}function isAt(e,{target:t}){return readPage(t)===readPage(e)}function isLedAway(e,t){return!isAt(e,t)&&null!==readPage(t.target)&&t.target.startsWith("/wp-admin/")}function unchangedIn({next:e,previous:t}){return void 0===t?new Set:listUnchanged(e,t)}function tellAsked({pages:e,deeper:t,forms:n,entries:s}){const count=([e,t],n,s)=>0===t?[]:[e<t?`${e} of ${t} ${s}`:`${t} ${1===t?n:s}`]
return[...count(e,"own page","own pages"),...count([t,t],"page behind them","pages behind them"),...count(n,"form","forms"),...count(s,"kind of entry","kinds of entries")].join(", ")}const vo=104857600,yo=6e4,bo=18e4,ko=new URL("https://wordpress.org")
function createFetchFile(e){let t=vo,n=0
return async(r,i)=>{n+=1
const a=`scene-${n}`
if("text"===r.kind)return{name:a,content:{text:r.text}}
if("vfs"===r.kind&&/^\/wordpress\/(?!.*\.\.)/.test(r.path))return{name:a,content:{onSite:r.path}}
const c=(0,s.join)(e.folder,a),l=function findOwn(e,{folders:t}){const n="url"===e.kind?$o.exec(e.url)?.[1]:void 0
if(void 0===n||void 0===t)return e
const r="string"!=typeof readWithoutLinks((0,s.join)(t.workspace,n),t.workspace,1)
return r?{kind:"vfs",path:n}:e}(r,i),{shown:d,sha256:f}="bundled"===l.kind||"vfs"===l.kind?await async function copy({kind:e,path:t},n,{folders:r},i){const a=(0,p.AB)(t)
if(void 0===r)throw new N.IO(`${a} is not there`)
const c=readWithoutLinks((0,s.join)("bundled"===e?r.own:r.workspace,t),r.workspace,i+1)
if("outside"===c)throw new N.IO(`${a} is outside of the workspace, or a link`)
const l="bundled"===e?"beside the Blueprint":"in the workspace"
if("string"==typeof c)throw new N.IO(`${a} is not a file ${l}`)
if(c.length>i)throw new N.IO(`${a} is too large: ${explainLimit()}`)
return await(0,o.writeFile)(n,c,{mode:384}),{shown:a,sha256:(0,dt.createHash)("sha256").update(c).digest("hex")}}(l,c,i,t):await async function fetch_files_download(e,t,n,s){const r=(0,S.jr)(e),i=isOfWordPress(e),send=e=>{if(i&&!isOfWordPress(e.url))throw new L.eM("leads away from WordPress.org","Name another file.")
return s.sendOnce({...e,namedBy:ko,avoidsLinkLocal:!0})},a={timeoutMs:yo,maxMs:bo,retries:C},c={...s,...a,send:send,maxBytes:n,temporaryFolder:s.folder,isAnything:!0}
try{const{path:n,sha256:s,close:i}=await(0,R.X)(e,c)
try{await(0,o.rename)(n,t)}finally{await i()}return{shown:r,sha256:s}}catch(e){if(e instanceof L.eM)throw new N.IO(`${r} ${(0,p.Qu)(e.what)}`)
if(e instanceof u.S1&&"package"===e.code)throw new N.IO((0,p.Qu)(e.message))
throw e}}(function fetch_files_locate(e,{isNamed:t}){if("plugin"===e.kind||"theme"===e.kind)return new URL(`/${e.kind}/${e.slug}.latest-stable.zip`,Po)
if("other"===e.kind)throw new N.IO(`files of the kind ${(0,p.AB)(e.resource)} are not fetched here`)
const n=function fetch_files_readUrl(e){const t=(0,S.BD)(e)
if("https:"===t?.protocol&&""===t.username&&""===t.password)return t
throw new N.IO(`${(0,p.AB)(e.split(/[?#]/)[0]??"")} is not an \`https:\` URL`)}(e.url)
if(!t&&!isOfWordPress(n))throw new N.IO(`a scene that the workflow does not name fetches nothing from ${(0,p.AB)(n.host)}: name it in \`scenes\``)
return n}(l,i),c,t,e),{size:h}=await(0,o.stat)(c)
return t-=h,e.log.info(`File of a scene: ${d}, ${(0,E.Xq)(h)}, SHA-256 ${f}`),{name:a,content:{path:c}}}}const explainLimit=()=>`the files of all scenes have at most ${(0,E.Xq)(vo)}`
function readWithoutLinks(e,t,n){try{return(0,Se.realpathSync)((0,s.dirname)(e))===(0,s.dirname)(e)&&(0,Se.realpathSync)(e)===e?(0,b.H6)(e,n,t):"outside"}catch{return"absent"}}const $o=/^https:\/\/raw\.githubusercontent\.com\/[^/]+\/[^/]+\/(?:refs\/(?:heads|tags)\/)?[^/]+\/([^?#]+)/
const Po="https://downloads.wordpress.org"
function isOfWordPress({hostname:e,port:t}){return""===t&&/(?:^|\.)wordpress\.org$/.test(e)}const So=["dummy-data","sample-data","demo-content"],xo=/\.(?:xml|wxr)$/i,_o=new RegExp(`(?:^|/)(?:${So.join("|")})/[^/]+${xo.source}`,"i"),Oo=3,Ao=1048576
function findDemo(e,t,n){const r=n.flatMap(e=>So.map(t=>(0,s.join)(e,t))),o=[listInPackage(e),...r.map(e=>function listInFolder(e,t){try{return(0,Se.readdirSync)((0,s.join)(e,t)).filter(n=>xo.test(n)&&(0,Se.statSync)((0,s.join)(e,t,n)).size<=Ao).map(e=>(0,s.join)(t,e))}catch{return[]}}(t,e))].find(e=>e.length>0)
if(void 0===o)return
const i=o.toSorted().slice(0,Oo).map(e=>({step:"importWxr",file:{resource:"vfs",path:e}}))
return JSON.stringify({steps:i,visits:[{path:"/?p={imported}"},{path:"/wp-admin/post.php?post={imported}&action=edit",as:"administrator"}]})}function listInPackage(e){const t=e?.plugin?.folder??""
return(e?.files??[]).filter(({shown:e,sizeBytes:t})=>_o.test(e)&&t<=Ao).map(({shown:e})=>`/wordpress/wp-content/plugins/${t}/${e}`)}const Mo=1048576,To=(0,N.Qq)(2e3),jo={literal:(0,N.Ik)({contents:(0,N.Qq)(Mo)}),path:(0,N.Ik)({path:To}),url:(0,N.Ik)({url:To}),slug:(0,N.Ik)({slug:To})},Fo=/^[a-z0-9]+(?:-[a-z0-9]+)*$/
function readResource(e){if("string"==typeof e)return{kind:"text",text:(0,N.LF)((0,N.Qq)(Mo),e)}
const{resource:t}=(0,N.LF)((0,N.Ik)({resource:(0,N.Qq)(100)}),e)
switch(t){case"literal":return{kind:"text",text:(0,N.LF)(jo.literal,e).contents}
case"bundled":case"vfs":return{kind:t,path:(0,N.LF)(jo.path,e).path}
case"url":return{kind:"url",url:(0,N.LF)(jo.url,e).url}
case"wordpress.org/plugins":case"wordpress.org/themes":return{kind:"wordpress.org/themes"===t?"theme":"plugin",slug:readSlug((0,N.LF)(jo.slug,e).slug)}
default:return{kind:"other",resource:t,url:(0,N.LF)((0,N.Ik)({url:(0,N.lq)(To)}),e).url??""}}}function readSlug(e){if(!Fo.test(e))throw new N.IO(`${(0,p.ol)(e)} is not a slug of WordPress.org`)
return e}const Io=1048576,Lo=20,Ro=(0,N.Qq)(Io),Bo=(0,N.Qq)(2e3),json=e=>e??null,Co=(0,N.g1)(json),read_blueprint_CODE=e=>Ro("object"==typeof e&&null!==e&&"content"in e?e.content:e),Wo=(0,N.lq)((0,N.Ik)({activate:(0,N.lq)(N.Jt)})),step=(e,...t)=>({fields:(0,N.Ik)(e),files:t}),Eo={setSiteOptions:step({options:Co}),runPHP:step({code:read_blueprint_CODE}),runPHPWithOptions:step({options:(0,N.Ik)({code:read_blueprint_CODE})}),runSql:step({},"sql"),importWxr:step({},"file"),installPlugin:step({options:Wo},"pluginData","pluginZipFile"),activatePlugin:step({pluginPath:Bo}),installTheme:step({options:Wo},"themeData","themeZipFile"),activateTheme:step({themeFolderName:Bo}),writeFile:step({path:Bo},"data"),writeFiles:step({writeToPath:Bo,filesTree:(0,N.Ik)({resource:(0,N.yL)("literal:directory"),files:Co})}),mkdir:step({path:Bo}),unzip:step({extractToPath:Bo},"zipFile"),defineWpConfigConsts:step({consts:Co}),updateUserMeta:step({meta:Co,userId:N.ai}),setSiteLanguage:step({language:(0,N.Qq)(20)})},No={importFile:"importWxr"},Uo=["login"],qo=(0,N.Ik)({version:(0,N.lq)(N.ai),landingPage:(0,N.lq)(Bo),login:(0,N.lq)(json),constants:(0,N.lq)(Co),siteOptions:(0,N.lq)(Co),plugins:(0,N.lq)((0,N.p_)(json,100)),steps:(0,N.lq)((0,N.p_)(json,100)),visits:(0,N.lq)((0,N.p_)(json,60)),preferredVersions:(0,N.lq)(json),features:(0,N.lq)(json)})
function readBlueprint(e){const t=function parse(e){try{return JSON.parse(e.replace(/^\uFEFF/,""))}catch(e){if(!(e instanceof SyntaxError))throw e
throw new N.IO("it is not valid JSON")}}(e)
if(read_blueprint_isDeep(t,Lo))throw new N.IO(`it is nested more than ${Lo} times`)
const{version:n=1,landingPage:s,login:r,steps:o=[],visits:i=[],...a}=(0,N.LF)(qo,t)
if(1!==n)throw new N.IO(`it has version ${n}, and only version 1 is played`)
const c=[...listShorthands(a),...o.flatMap((e,t)=>isEmpty(e)?[]:[readStep(e,t+1)])],l=c.flatMap(e=>"string"==typeof e?[e]:[]),d=!1!==(r??!1)||c.some(e=>"object"==typeof e&&"login"===e.kind)
return{steps:c.filter(e=>"object"==typeof e),visits:[...i.map((e,t)=>at(`visit ${t+1}`,()=>function readVisit(e){const{path:t,as:n="visitor",method:s,after:r,shows:o,...i}=(0,N.LF)(zo,e),a=function readBody(e){if(void 0===e)return
if("string"==typeof e)return(0,N.LF)(Ro,e)
const t=Object.entries((0,N.LF)(Co,e)).map(([e,t])=>[e,(0,N.LF)(Ro,"number"==typeof t?String(t):t)])
return Object.fromEntries(t)}(i.body)
return{path:readPath(t),as:n,method:s??(void 0===a?"GET":"POST"),body:a,after:void 0===r?void 0:readPath(r),shows:o}}(e))),...void 0===s?[]:[land(s,d)]],unplayed:l}}function read_blueprint_isDeep(e,t){return"object"==typeof e&&null!==e&&(0===t||Object.values(e).some(e=>read_blueprint_isDeep(e,t-1)))}function at(e,t){try{return t()}catch(t){if(!(t instanceof N.IO))throw t
throw new N.IO(`${e}: ${t.message}`)}}const isEmpty=e=>"object"!=typeof e||null===e
function readStep(e,t){const n=at(`step ${t}`,()=>function kindOf(e){return(0,N.LF)((0,N.Ik)({step:(0,N.Qq)(100)}),e).step}(e)),s=(Object.hasOwn(No,n)?No[n]:void 0)??n,r=`step ${t} (${(0,p.AB)(s)})`,o=Object.hasOwn(Eo,s)?Eo[s]:void 0
return Uo.includes(s)?{number:t,kind:s,args:{},resources:{}}:void 0===o?r:at(r,()=>{const n=(0,N.LF)(o.fields,e),r=o.files.flatMap(t=>{const n=Reflect.get(e,t)
return void 0===n?[]:[[t,readResource(n)]]})
if(o.files.length>0&&0===r.length)throw new N.IO(`\`${o.files[0]??""}\` is missing`)
return{number:t,kind:s,args:n,resources:Object.fromEntries(r)}})}function listShorthands({constants:e,siteOptions:t,plugins:n=[]}){const make=(e,t,n={})=>[{number:0,kind:e,args:t,resources:n}]
return[...void 0===e?[]:make("defineWpConfigConsts",{consts:e}),...void 0===t?[]:make("setSiteOptions",{options:t}),...n.flatMap((e,t)=>make("installPlugin",{},{pluginData:at(`plugin ${t+1}`,()=>function readPlugin(e){return"string"!=typeof e?readResource(e):/^https?:/i.test(e)?{kind:"url",url:e}:{kind:"plugin",slug:readSlug(e)}}(e))}))]}const zo=(0,N.Ik)({path:Bo,as:(0,N.lq)((0,N.yL)("visitor","customer","author","editor","administrator")),method:(0,N.lq)((0,N.yL)("GET","POST","PUT","PATCH","DELETE")),body:(0,N.lq)(json),after:(0,N.lq)(Bo),shows:(0,N.lq)(Bo)})
function readPath(e){const t=/^(?:\/|https?:)/i.test(e)?e:`/${e}`
if(/[\p{Cc}\s\\]/u.test(e)||void 0===readAddress(t.replace(/\{\w+\}/g,"1")))throw new N.IO(`${(0,p.ol)(e)} is not a page of the site`)
return t}function land(e,t){const n=at("`landingPage`",()=>readPath(e)),s=t||n.startsWith("/wp-admin")?"administrator":"visitor"
return{path:n,as:s,method:"GET",body:void 0,after:void 0}}const Do=".wordpress-org/blueprints/blueprint.json"
async function findScenes(e,t,n){const r=function listFound(e,t){const{places:n,sourceFolder:r=""}=e,o=function readOwn({beside:e,previous:t,ownFolder:n,sourceFolder:r=""},o){const i=findDemo(t,o,[...new Set([r,""])]),a=e.packages.some(({plugin:e})=>"woocommerce"===e.folder),read=e=>(0,Se.readFileSync)((0,s.join)(n,"scenes",`${e}.json`),"utf8")
return{...void 0!==i&&{demo:i},...a&&{shop:read("shop"),"shop-posts":read("shop-posts")}}}(e,t),own=(e,n)=>({name:e,origin:{folders:"demo"===e?{own:t,workspace:t}:void 0,isNamed:n},read:()=>{const t=o[e]
if(void 0===t)throw new N.IO(`it needs ${Vo[e]}`)
return t}}),file=(e,n)=>({name:(0,s.relative)(t,(0,s.resolve)(t,e)).replaceAll(s.sep,"/"),origin:{folders:{own:(0,s.dirname)((0,s.resolve)(t,e)),workspace:t},isNamed:n},read:()=>function find_scenes_readFile(e,t){let n
try{n=(0,b.H6)(e,Io+1,t)}catch{n="absent"}if("outside"===n)throw new N.IO("it is outside of the workspace")
if("string"==typeof n)throw new N.IO("it is not a file in the workspace")
if(n.length>Io)throw new N.IO("it is larger than 1 MB")
return n.toString("utf8")}((0,s.resolve)(t,e),t)}),i=new Set(n.flatMap(e=>"auto"===e.kind?[]:[nameOf(e)])),a=[...new Set([(0,s.join)(r,Do),Do])].map(e=>file(e,!1)).find(({origin:e})=>void 0!==e.folders&&function isThere(e){try{return""!==(0,Se.realpathSync)(e)}catch{return!1}}((0,s.join)(e.folders.own,"blueprint.json")))
return n.flatMap(e=>{if("own"===e.kind)return[own(e.name,!0)]
if("path"===e.kind)return[file(e.path,!0)]
const t=X.filter(e=>void 0!==o[e]).map(e=>own(e,!1))
return[...void 0===a?[]:[a],...t].filter(({name:e})=>!i.has(e))})}(e,(0,Se.realpathSync)(t.workspace))
if(0===r.length)return[]
return n("Find the scenes",async()=>{const n=createFetchFile(t),s=[]
for(const t of r)s.push(await find_scenes_prepare(t,e.next.plugin?.folder??"",n))
return s.filter(hasSomething)},e=>e.map(({name:e})=>e).join(", ")||"none")}function hasSomething({isNamed:e,steps:t,visits:n,problem:s}){const r=n.every(({path:e})=>e.startsWith("/wp-admin"))
return e||void 0!==s||t.length>0||!r}const Ho="`woocommerce` beside the plugin: name that in `plugins`",Vo={demo:"a file that WordPress exported, in a folder `dummy-data`, `sample-data` or `demo-content`",shop:Ho,"shop-posts":Ho}
const nameOf=e=>"own"===e.kind?e.name:e.path.replace(/^\.\//,"")
async function find_scenes_prepare({name:e,read:t,origin:n},s,r){const{isNamed:o}=n,i={name:e,isNamed:o,steps:[],visits:[],unplayed:[]}
try{const{steps:e,visits:o,unplayed:a}=readBlueprint(t()),c=[]
for(const t of e.filter(e=>!function isNeedless({kind:e,resources:t,args:n},s){return"login"===e||""!==s&&("activatePlugin"===e?String(n.pluginPath).split("/").includes(s)||n.pluginPath===`${s}.php`:"installPlugin"===e&&Object.values(t).some(e=>function isItself(e,t){if("plugin"===e.kind)return e.slug===t
const n="url"===e.kind||"other"===e.kind?e.url:""
return n.split(/[/?&=]/).map(e=>e.replace(/(?:[.-]v?\d[\w.]*|\.latest-stable)?(?:\.zip|\.git)$/,"")).includes(t)}(e,s)))}(e,s)))c.push(await fetchFiles(t,n,r))
return{...i,steps:c,visits:o,unplayed:a}}catch(t){if(!(t instanceof N.IO))throw t
if(o)throw function find_scenes_explain(e,t){return new u.S1({code:"not-known",title:"Input scenes",message:`Input \`scenes\`: ${(0,p.AB)(e)} cannot be played: ${t}.`,hint:"Fix it, or leave it out of `scenes`."})}(e,t.message)
return{...i,problem:t.message}}}async function fetchFiles(e,t,n){const{number:s,kind:r,args:o,resources:i}=e,a=[]
try{for(const[e,s]of Object.entries(i))a.push([e,await n(s,t)])
"importWxr"===r&&a.push(["importer",await n({kind:"plugin",slug:"wordpress-importer"},t)])}catch(t){if(!(t instanceof N.IO))throw t
throw new N.IO(`${showStep(e)}: ${t.message}`)}return{number:s,kind:r,args:o,files:Object.fromEntries(a)}}function showStep({number:e,kind:t}){return 0===e?(0,p.AB)(t):`step ${e} (${(0,p.AB)(t)})`}const Go=20,Qo=4096,Jo=100
async function makeVisit({site:e},t,n){const s=n.get(t.as)??{cookies:new Map},{cookies:r,open:o}=s,{after:i,path:a,method:c}=t,l=void 0===i||i===o?.path?void 0:await visits_follow(e,{url:i,method:"GET"},r),d=void 0===i?void 0:l?.reply.output??o?.output,u=await visits_follow(e,{url:a,method:c,...visits_encode(t,d)},r)
return s.open="GET"===c?{path:a,output:u.reply.output}:void 0,void 0===l?u:{...u,reply:{...u.reply,log:[...l.reply.log,...u.reply.log]}}}function visits_encode({body:e},t){if(void 0===e)return{}
if("string"==typeof e)return{type:/^\s*[[{]/.test(e)?"application/json":"text/plain",body:e}
const n=void 0===t?void 0:function fillFields(e,t){const count=({fields:e})=>t.filter(t=>e.some(e=>e.name===t)).length,[n]=listForms(e).toSorted((e,t)=>count(t)-count(e))
return void 0===n||0===count(n)?void 0:encode(n.fields.filter(({isSent:e})=>e))}(t,Object.keys(e)),s=new URLSearchParams(n)
for(const[t,n]of Object.entries(e))s.set(t,n)
return{type:"application/x-www-form-urlencoded",body:s.toString()}}async function visits_follow(e,t,n){let s=t.url,{reply:r,kind:o}=await request(e,t,n),i=r.log
for(let t=0;t<Go;t+=1){const t=findTarget(r,s)
if(void 0===t)break
s=t,({reply:r,kind:o}=await request(e,{url:s,method:"GET"},n)),i=[...i,...r.log]}return{reply:{...r,log:i},target:s,kind:o}}async function request(e,{url:t,method:n,type:s,body:r=""},o){const i=[...o].map(([e,t])=>`${e}=${t}`).join("; "),a={"user-agent":"Mozilla/5.0",...""===i?{}:{cookie:i},...void 0===s?{}:{"content-type":s}},{response:c,...l}=await e.exchange({url:t,method:n,headers:a,body:Buffer.from(r)})
if(void 0===c)return{reply:l,kind:"page"}
const{headers:d}=c,u=c.status>200&&c.status<300?200:c.status
!function keepCookies(e,t){for(const n of e){const[,e="",s=""]=/^\s*([^=;\s]+)=([^;]*)/.exec(n)??[]
if(""===e||n.length>Qo)continue;/;\s*max-age=(?:0|-\d+)\s*(?:;|$)/i.test(n)||isPast(n)?t.delete(e):(t.has(e)||t.size<Jo)&&t.set(e,s)}}(d["set-cookie"]??[],o)
const p=Buffer.from(c.body.subarray(0,Fe.$q)).toString("utf8"),[f]=d.location??[]
return{reply:{...l,status:u,location:f,output:p},kind:visits_kindOf(d["content-type"]?.[0])}}function visits_kindOf(e=""){return e.startsWith("text/html")?"page":/^application\/(?:[\w.-]+\+)?json/.test(e)?"json":"public"}function isPast(e){const t=/;\s*expires=([^;]+)/i.exec(e)?.[1]
return void 0!==t&&Date.parse(t)<Date.now()}const Zo="scene"
async function playScene(e,t,n){const{site:s}=e
let r
try{await s.restore("before"),r=await async function make(e,t){const n=e.budget.allow("scene"),{problem:s,unplayed:r,visits:o,isNamed:i}=t
if(void 0!==s)return explainUnmade(t,s)
const a=await async function addPeople({site:e},t){const n=t.filter(e=>"visitor"!==e),s=await e.run("scene",{front:!0,step:"people",args:{roles:n},files:{}}),{cookies:r,text:o}=s.result??{cookies:void 0,text:readEnd(s,"step").text}
return""!==o?cutWords(o):new Map(t.map(e=>{const t=[...r?.get(e)??[]].map(([e,t])=>[e,encodeURIComponent(t)])
return[e,{cookies:new Map(t)}]}))}(e,[...new Set(o.map(({as:e})=>e))])
if("string"==typeof a)return explainUnmade(t,a)
const c=new Map
for(const n of t.steps){const s=await nameLoss(showStep(n),()=>playStep(e,n,c))
if(void 0!==s)return explainUnmade(t,`${showStep(n)}: ${s}`)}const l=r.map(e=>({severity:i?"warning":"notice",message:`The scene ${(0,p.AB)(t.name)} was played without its ${e}, which a rehearsal does not play.`})),d=o.flatMap(e=>function expandImported(e,t){if(!e.path.includes(`{${Xo}}`))return[e]
const n=(t.get(Xo)??"").split(" ").filter(e=>""!==e)
return n.slice(0,Yo).map(t=>({...e,path:e.path.replaceAll(`{${Xo}}`,t),isImported:!0}))}(e,c)),u=d.map(e=>function fillVisit(e,t){const fill=e=>e.replace(/\{(\w+)\}/g,(e,n)=>t.get(n)??e),[n,s]=[e.path,e.after].map(e=>{const t=void 0===e?void 0:fill(e)
return void 0===t||/[{}\s\\]/.test(t)?void 0:readAddress(t)})
if(void 0===n||void 0!==e.after&&void 0===s)return
const{body:r,shows:o,...i}=e
return{...i,path:n,after:s,body:"object"==typeof r?Object.fromEntries(Object.entries(r).map(([e,t])=>[e,fill(t)])):r&&fill(r),shows:o&&fill(o)}}(e,c)),f=d.find((e,t)=>void 0===u[t])
if(void 0!==f)return explainUnmade(t,`${(0,p.AB)(f.path)} is not a page of the site, or lacks a value`)
const h=await async function visitBefore(e,t,n,s,r){const o=new Map,i=[],a=r.leftMs()/2
for(const[c,l]of n.entries()){if(!r.mayGoOn()||r.leftMs()<a){r.leave(n.length-c,n.length,`visits of the scene ${(0,p.AB)(t.name)}`)
break}const d=await nameLoss(`the visit to ${showPage(l.path)}`,()=>makeVisit(e,l,s)),u=toProbe(t,l,s,d.kind)
e.log.remember(d.reply.log,`Scenes: ${u.name}`)
const[f]=listFaults(u,d)
if(void 0===f||!0!==l.isImported){if(void 0!==f){const e=`${(0,p.Qu)(f.message)}, also with the previous version: so this visit shows little.`
i.push({severity:"notice",message:e})}o.set(u,{...d,reply:{...d.reply,log:[]}})}}return{old:o,notices:i}}(e,t,u.filter(e=>void 0!==e),a,n)
return{...h,notices:[...l,...h.notices]}}(e,n)}catch(e){if(!(e instanceof SiteLost))throw e
return{problems:[{...explainUnmade(n,`${(0,p.Qu)(e.message)}. What comes after it was not played`),isEnd:!0}],lost:e}}return"severity"in r?{problems:[r]}:(await s.save(Zo),async function playUpdated(e,t,{name:n,isNamed:s,steps:r},{old:o,notices:i}){const{log:a,next:c}=e,{key:l}=t,d=await update(e,`The update in the scene ${(0,p.AB)(n)}`,{key:l})
if(hasError(d))return{problems:[...i,...d]}
const u=[...o.keys()],{problems:f}=await runProbes(e,{step:"Scenes",probes:u,asked:""},o),h=await async function visitAgain(e,t,n){const s=n.filter(({severity:e,file:t})=>"notice"!==e&&void 0===t),r=t.findLastIndex(e=>s.some(t=>isOf(t,e))),o=[]
return-1===r||await e.onSiteBefore(async()=>{for(const n of t.slice(0,r+1))listFaults(n,await n.ask(e)).length>0&&o.push(n)},Zo),o}(e,u,f),g=f.filter(e=>void 0!==e.file||!h.some(t=>isOf(e,t))),m=s?g:g.map(e=>function soften(e,{own:t},n){const{severity:s,message:r}=e,o=n.find(({subject:e})=>r.startsWith(e))
if(void 0===o||"error"!==s&&"unknown"!==s)return e
const i=new Set(t?.kinds.get("pages")?.map(({target:e})=>readPage(e))),a=readPage(o.name.replace(/^.* /,""))
return null!==a&&i.has(a)?e:{...e,severity:"warning"}}(e,t,u)),w=await e.askState(l),v=[...checkState(w,l,versionOf(c)),...a.check(w.log,"Plugin active")],y=`${(0,p.AB)(n)}: ${scenes_count(r.length,"step")}, ${scenes_count(u.length,"visit")}`
return{problems:[...i,...d,...m,...v],message:y}}(e,t,n,r))}const Ko={visitor:"a visitor",customer:"a customer",author:"an author",editor:"an editor",administrator:"an administrator"}
function toProbe({name:e},t,n,s){const{path:r,as:o,method:i,shows:a}=t,c={name:`${e} ${o} ${i} ${r}`,subject:`${"GET"===i?"The page":`${i} to`} ${showPage(r)} in the scene ${(0,p.AB)(e)}, for ${Ko[o]},`,ask:e=>makeVisit(e,t,n),...void 0!==a&&{shows:a}}
return"page"===s?{...c,kind:s}:{...c,kind:"json"===s?"json":"public"}}async function playStep({site:e,log:t},{kind:n,args:s,files:r},o){const i={}
for(const[t,n]of Object.entries(r))i[t]=await putFile(e,n)
const a={front:!0,step:n,args:s,files:i},c=await e.run("scene",a)
if(t.remember(c.log,"Scenes: steps"),void 0===c.result){const{text:e,line:t}=readEnd(c,"step")
return showEnd(e,t)}for(const[e,t]of c.result.values??[]){const n=e===Xo?o.get(e):void 0
o.set(e,void 0===n?t:`${n} ${t}`)}return""===c.result.text?void 0:showEnd(cutWords(c.result.text),c.result.line)}async function nameLoss(e,t){try{return await t()}catch(t){if(!(t instanceof SiteLost))throw t
throw new SiteLost(`${e}: ${t.message}`,t.isUnknown)}}function showEnd(e,t){return`${(0,p.Qu)(e)}${t>0?` (line ${t} of its code)`:""}`}async function putFile(e,{name:t,content:n}){return"onSite"in n?n.onSite:(await e.put(t,"text"in n?Buffer.from(n.text):await(0,o.readFile)(n.path)),`${Fe.CT.folder}/${t}`)}const Xo="imported",Yo=10
function explainUnmade({name:e,isNamed:t},n){const s=`The scene ${(0,p.AB)(e)} cannot be made with the previous version: ${(0,p.Qu)(n)}.`
return t?{severity:"unknown",message:`${s} So it is not known whether the update works there.`}:{severity:"notice",message:s}}const isOf=(e,{subject:t})=>e.subject===t||e.message.startsWith(t)
const scenes_count=(e,t)=>`${e} ${t}${1===e?"":"s"}`
async function startDependents(e,t,{alone:n}){const{site:s,beside:r}=e,{dependents:o=[]}=r
await s.restore("before")
const i=[],a=[]
await withoutBlame(async()=>{for(const n of o){const s=await startOne(e,n,`dependent-${i.length}.zip`)
void 0===s?i.push(n):a.push(explainRefused(n,t,s))}})
const c=await withoutBlame(()=>async function visitAll(e,{clean:t,own:n}){const remember=(t,n)=>(e.log.remember(t.reply.log,n),{...t,reply:{...t.reply,log:[]}}),s=new Map
for(const t of vn)s.set(t.name,remember(await e.visit(t),t.name))
const r=withoutBaseline(await takeInventory(e),t),o=void 0===n?r:withoutBaseline(r,n),i=new Map
for(const t of listPluginProbes(o,void 0)["Own pages"].probes)i.set(t,remember(await t.ask(e),`Updates beside it: ${t.name}`))
return{pages:s,own:i}}(e,t))
return await s.save("beside"),{started:i,refused:a,own:c.own,old:{before:c.pages,alone:n}}}function explainRefused(e,{version:t},n){const[s=""]=listNames({packages:[e]})
return{severity:"notice",message:`${s} does not start beside ${t} (${(0,p.Qu)(n)}), so the update was not tried beside it.`}}const ei="newer.zip"
async function updateBeside(e,t,n){const{packages:s,dependents:r=[]}=e.beside,o=[await updateBoth(e,{before:t,saved:"before",old:n},s)]
if(r.length>0){const{started:s,own:r,refused:i,old:a}=await startDependents(e,t,n),c={before:t,saved:"beside",old:a}
o.push({problems:i,names:[]}),s.length>0&&o.push(await async function updateOurs(e,{before:{key:t},saved:n,old:s},r,o){const i=listNames({packages:r}),a=`beside ${i.join(" and ")}`
await e.site.restore(n)
const c=await update(e,`The update ${a}`,{key:t})
if(hasError(c))return{problems:c,names:i}
const l=[...c,...await checkUpdatedSite(e,t,!0,s)]
for(const t of vn.slice(1))l.push(...(await checkVisit(e,t,s)).problems)
const d={step:"Updates beside it",probes:[...o.keys()],asked:""}
return l.push(...(await runProbes(e,d,o)).problems),{problems:l.map(e=>place(e,a)),names:i}}(e,c,s,r)),o.push(await updateBoth(e,c,s))}return{problems:o.flatMap(e=>e.problems),message:o.flatMap(e=>e.names).join(", ")}}async function updateBoth(e,t,n){const s=n.flatMap(({newer:e})=>e??[]),r=[]
for(const n of s)await e.site.put(ei,await(0,o.readFile)(n.path)),r.push(...await updateTheirsFirst(e,t,n)),r.push(...await updateOursFirst(e,t,n))
return{problems:r,names:listNames({packages:s})}}function place(e,t){return{...e,message:`${(0,p.Qu)(e.message)}, ${t}.`}}const update_beside_nameOf=e=>listNames({packages:[e]}).join("")
async function updateTheirsFirst(e,{before:t,saved:n,old:s},r){await e.site.restore(n)
const[o]=await withoutBlame(()=>updateTheirs(e,s,r))
if(void 0!==o){return[{severity:"warning",message:`${update_beside_nameOf(r)} fails beside ${t.version}, before this update: ${o.message}`}]}const i=`after that of ${update_beside_nameOf(r)}`,a=await update(e,`The update ${i}`,{key:t.key})
return(hasError(a)?a:await checkUpdatedSite(e,t.key,!0,s)).map(e=>place(e,i))}async function updateOursFirst(e,{before:t,saved:n,old:s},r){await e.site.restore(n)
const o=await update(e,`The update before that of ${update_beside_nameOf(r)}`,{key:t.key})
if(hasError(o))return o
return[...await updateTheirs(e,s,r),...await checkUpdatedSite(e,t.key,!0,s)].map(e=>place(e,`after the update of ${update_beside_nameOf(r)}`))}async function updateTheirs({site:e,log:t,visit:n},s,{plugin:r}){const o={plugin:r.key,package:ei,version:r.version},i=await e.run("update",o)
t.rememberOthers(i.log)
const a=[...checkChange(i,"Its update")]
for(const e of vn.filter(({name:e})=>"Front page"===e||"Dashboard"===e)){const r=await n(e)
a.push(...checkPage(e,r,s.before?.get(e.name))),t.rememberOthers(r.reply.log)}return a.filter(({severity:e})=>"error"===e)}const ti="flat",ni=[ti,"parts","data","data.package","list","by key","object","array","text"],si={learn:{},task:{task:""},page:{page:"update-core.php"},plugins:{page:"plugins.php"},install:{}}
class Spent extends Error{}const ri=40,oi=13
function createLooker({site:e,budget:t},n,s,r){const[o=""]=n.split("/"),i=t.allow("updater")
let[a,c]=[0,0]
const l=new Map,goTo=async t=>{await e.restore(t),c=l.get(t)??0}
return{goTo:goTo,save:async t=>{await e.save(t),l.set(t,c)},countLooks:()=>a,look:async(t,r,l,d="next.zip")=>{if(a>=ri||!i.mayGoOn())throw new Spent
a+=1,c+=oi
const u={look:t,plugin:n,slug:o,version:r,shape:l,known:s,package:d},p=await e.run("updater",{...u,...si[t],hoursOn:c})
if(!0===p.result?.ended)throw new Spent
return function readLook({result:e,log:t},n){const[s="",r=""]=e?.offer??[]
return{asked:(e?.asked??[]).map(([e,t,n,s,r,o])=>({method:e,host:t,path:n,names:s,file:r,line:o})),offer:e?.offer&&{version:s,package:r},others:e?.others??[],isKept:e?.kept??!0,hasDetails:e?.details,version:e?.version??"",updateUri:e?.uri??"",problem:e?.problem,death:listMessages(t,n).find(({level:e})=>"fatal"===e)}}(p,o)},readWords:async t=>{await goTo(t)
const n={plain:!0,slug:o,given:r}
return(await e.run("updater-code",n)).result??[]}}}function hasOffered({isOfferedIn:{task:e,page:t}}){return e||t}const ii=/\bnull\b|undefined (?:property|index|array key|offset)/i
function isOffered({offer:e},t){return e?.version===t&&""!==e.package}async function learn({look:e,goTo:t},n,s,r=ni){const o=[]
for(const i of r){await t(n)
const r=await e("learn",s,i)
if(o.push(r),isOffered(r,s))return{shape:i,looks:o}
if(0===r.asked.length)break}return{shape:void 0,looks:o}}async function ask({look:e,goTo:t},n,s,r){await t(n)
const o=r??ti,twice=async t=>{const n=await e(t,s,o)
return isOffered(n,s)||0===n.asked.length&&void 0===r?[n]:[n,await e(t,s,o)]},i=await twice("task"),a=await twice("page"),c=await e("plugins",s,o)
return{...side_describe([...i,...a,c],s),shape:r,isOfferedIn:{task:i.some(e=>isOffered(e,s)),page:a.some(e=>isOffered(e,s))},hasDetails:!0===c.hasDetails}}function side_describe(e,t){const n=e.findLast(({version:e})=>""!==e),s=e.flatMap(e=>e.asked),r=e.flatMap(({offer:e})=>e?.version===t?[e]:[]),o=s.filter(e=>r.some(t=>function isFrom({method:e,host:t,path:n},s){const r=(0,x.crc32)(`${e} ${t}${n}`).toString(16).padStart(8,"0")
return s.includes(`/rehearsal-${r}/`)}(e,t.package)))
return{version:n?.version??"",updateUri:n?.updateUri??"",answered:t,asked:s,sources:o.length>0?o:s,lacksPackage:r.some(e=>""===e.package),otherKeys:[...new Set(e.flatMap(({others:e})=>e))],keepsOthers:e.every(({isKept:e})=>e),death:e.find(({death:e})=>void 0!==e)?.death,diesOfAnswer:e.some(e=>e.asked.length>0&&void 0!==e.death?.file&&ii.test(e.death.text))}}const ai={flat:"as JSON",parts:"as JSON with serialized parts",data:"as JSON in `data`","data.package":"as JSON in `data.package`",list:"as a list in JSON","by key":"as JSON by the name of the plugin",object:"as a serialized object",array:"as a serialized array",text:"as plain text"},showVersion=({version:e})=>(0,p.AB)(e),ci=/^(?:(?=.*\d|[A-Z]+$)[A-Za-z\d]{16,}|[a-f]{16,})$|^[A-Z\d]{3,}(?:-[A-Z\d]{3,})+$/
const hideSecret=e=>function isSecret(e){const t=e.replace(/%([2-7][\da-f])/gi,(e,t)=>String.fromCharCode(Number.parseInt(t,16)))
return t.split(/[^\w+=~-]/).some(e=>ci.test(e)||ci.test(e.replace(/[_+=~-]/g,"")))}(e)?"…":e
function showAll(e){const[t]=e
return void 0===t?"nobody":function showAsked({method:e,host:t,path:n,names:s,file:r,line:o}){const i=0===s.length?"":`?${s.map(hideSecret).join("&")}`,a=n.split("/").map(hideSecret).join("/")
return`${(0,p.AB)(`${e} https://${t}${a}${i}`)} (at ${(0,p.AB)(`${r}:${o}`)})`}(t)}function tellBefore({before:e}){return void 0===e?"":`${showVersion(e)} asks ${showAll(e.sources)}, and offers ${hasOffered(e)?"the update":"nothing"}.`}function tellOffer({isOfferedIn:e,lacksPackage:t,otherKeys:n,death:s}){if(void 0!==s)return`PHP stops: ${(0,p.Qu)(cutWords(s.text))}`
const[r]=n
return void 0!==r?`it offers it under another key, ${(0,p.AB)(r)}`:t?"it offers it without a package":e.task?"it does not offer it on the page of updates":"it does not offer it"}const li={signature:"answers have to be signed",license:"a license is asked for",capability:"the user has to have a capability","roll-out":"not all sites are offered it at once"}
function tellNotKnown(e){const{after:t,newWords:n,mayLackLicense:s}=e,r=n.flatMap(e=>li[e]??[]),o=r.length>0?` In its code, ${r.join(", and ")}, which the previous version does not have.`:t.diesOfAnswer?" The answer of its server may have what is missing.":s?" Its code names a license, which may be what is missing: give it one in `before-update`.":" It takes none of the answers that are known here."
return`It is not known whether customers are offered further updates. ${tellBefore(e)} ${showVersion(t)} asks ${showAll(t.asked)}; ${tellOffer(t)}.${o} Try it on a site of yours.`}const di=[{fits:function movesToOrg(e){const{after:t}=e
return isComparable(e)&&0===t.asked.length&&isOfOrg(t)},severity:"notice",say:function tellMove({after:e}){return`From this version on, WordPress.org is asked for updates: \`Update URI\` is ${(0,p.AB)(e.updateUri)}, and the client of the plugin is gone. Publish there, too.`}},{fits:e=>losesUpdates(e)&&(isOpen(e)||function mayNeedLicense({mayLackLicense:e,after:t}){return e&&!hasOffered(t)&&0===t.otherKeys.length&&void 0===t.death}(e)),severity:"warning",say:tellNotKnown},{fits:losesUpdates,severity:"error",say:function tellNoUpdate(e){const{before:t,after:n}=e,s=ai[t?.shape??""]??"",r=0===n.asked.length?`${showVersion(n)} asks nobody.`:`${showVersion(n)} asks ${showAll(n.asked)} and is answered with ${(0,p.AB)(n.answered)} ${s}: ${tellOffer(n)}.`
return`Customers who install this version are offered no further update. ${tellBefore(e)} ${r}`},at:"after"},{fits:({offersItself:e,comparesNothing:t})=>e&&t,severity:"warning",say:function tellServerCompares({after:e}){return`It is not known whether customers are offered further updates rightly: ${showVersion(e)} offers each version that it is answered, also its own and older ones. Its server has to compare.`}},{fits:({offersItself:e})=>e,severity:"error",say:function tellAgain({after:e}){return`Sites that install it are offered it again and again. Where the server has ${showVersion(e)}, ${showVersion(e)} offers it as an update: look for a version in the code that was not raised, or a comparison that is wrong.`},at:"after"},{fits:function takesAway({before:e,after:t}){return!t.keepsOthers&&!1!==e?.keepsOthers},severity:"error",say:function tellTakenAway({after:e}){return`With this version, WordPress loses the updates of other plugins: code of ${showVersion(e)} takes them out of its list.`}},{fits:function stopsNow(e){return diesNow(e)&&!e.after.diesOfAnswer},severity:"error",say:function tellStop({after:e}){return`With this version, WordPress's look for updates stops with an error when there is one. ${tellOffer(e)}.`}},{fits:({notInstalled:e})=>void 0!==e,severity:"error",say:function tellNotInstalled({before:e,notInstalled:t=""}){return`Sites cannot install this version through the offer of ${void 0===e?"the previous one":showVersion(e)}: ${""===t?"WordPress does not say why":(0,p.Qu)(cutWords(t))}. The package itself can be installed, and so could the previous one.`}},{fits:e=>isDashboardOnly(e)&&isOpen(e),severity:"warning",say:tellNotKnown},{fits:isDashboardOnly,severity:"error",say:function tellDashboardOnly({after:e}){return`Sites are offered the next update in the dashboard only, where the previous version offered it in the scheduled task, too: automatic updates, and the number of updates in the menu, come from the task. Let ${showVersion(e)} add its filters there, too.`},at:"after"},{fits:e=>diesNow(e)&&hasOffered(e.after),severity:"warning",say:tellNotKnown},{fits:e=>asksOtherwise(e)&&e.takesAnswer,severity:"warning",say:function tellElsewhere(e){const{after:t}=e
return`${showVersion(t)} asks elsewhere for updates, and takes an answer there: ${showAll(t.asked)}. ${tellBefore(e)} Make sure that the new address answers before you publish.`}},{fits:e=>asksOtherwise(e),severity:"warning",say:tellNotKnown},{fits:function losesDetails({before:e,after:t}){return!0===e?.hasDetails&&hasOffered(t)&&!t.hasDetails},severity:"warning",say:function tellNoDetails({after:e}){return`"View details" shows nothing now: \`plugins_api\` has no answer of ${showVersion(e)}.`},works:!0},{fits:function isUnheard({before:e,after:t,takesAnswer:n}){return(e?.asked.length??0)+t.asked.length>0&&!n&&!hasOffered(t)},severity:"notice",say:function tellUnheard({before:e,after:t}){return`It is not known whether customers are offered further updates: the plugin asks ${showAll(void 0===e||0===e.asked.length?t.asked:e.asked)}, and takes none of the answers that are known here. If it needs a license, give it one in ${(0,p.ol)("before-update")}.`}},{fits:function asksNobody({before:e,after:t}){return(e?.asked.length??0)+t.asked.length===0&&!isOfOrg(t)},severity:"notice",say:function tellNoClient({after:e}){const{updateUri:t}=e,n=URL.parse(t)?.hostname??t
return""===n||"false"===n?"No update client was seen: the plugin asks no server for updates. If it needs a license for that, give it one in `before-update`.":`The plugin asks no server for updates. For its header \`Update URI\`, WordPress asks ${(0,p.AB)(`update_plugins_${n}`)} alone: compare it with the filter in the code.`}}]
function findPlace({death:e},t){const{file:n,line:s}=void 0===e?.file?t??{}:e
return void 0===n?{}:{file:n,line:s}}function isComparable({before:e}){return void 0!==e&&hasOffered(e)}function isOfOrg({updateUri:e}){const t=URL.parse(e)?.hostname??e.split("/")[0]??""
return/(?:^|\.)(?:wordpress|w)\.org$/.test(t)}function losesUpdates(e){const{before:t,after:n}=e
if(void 0===t||!isComparable(e))return!1
return(!hasOffered(n)||t.isOfferedIn.page&&!n.isOfferedIn.page)&&!asksOtherwise(e)}function isOpen({newWords:e,after:t}){return e.length>0||t.diesOfAnswer}function asksOtherwise(e){const{before:t,after:n,takesAnswer:s}=e
if(void 0===t||!isComparable(e)||0===n.asked.length)return!1
if(0===listSame(t,n).length)return!0
if(hasOffered(n))return!1
return n.asked.some(({host:e})=>t.asked.every(t=>t.host!==e))||s&&sendsOtherwise(t,n)}function listSame(e,t){const n=[e.version,t.version]
return t.asked.filter(t=>e.sources.some(e=>function isSame(e,t,n){const toPath=({path:e})=>n.reduce((e,t)=>""===t?e:e.replaceAll(t,"*"),e)
return e.method===t.method&&e.host===t.host&&toPath(e)===toPath(t)}(t,e,n)))}function sendsOtherwise(e,t){return 0!==t.asked.length&&!listSame(e,t).some(t=>e.sources.some(e=>function sendsAs({names:e},t){return e.toSorted().join("&")===t.names.toSorted().join("&")}(t,e)))}function diesNow({before:e,after:t}){return void 0!==t.death&&void 0===e?.death}function isDashboardOnly({before:e,after:t}){return!1!==e?.isOfferedIn.task&&t.isOfferedIn.page&&!t.isOfferedIn.task}const ui="updater"
async function playUpdater(e,t,n,{isUpdate:s,hasLicense:r}){const o=createLooker(e,t,n.kinds.get("tasks")?.map(({name:e})=>e)??[],r),tell=e=>({asked:`${e}, ${o.countLooks()} looks`})
try{const n=await(s?drillBoth:drillFirst)(o,e,t),{problems:r,updater:i}=function judgeUpdater(e){const{before:t,after:n}=e,s=di.find(({fits:t})=>t(e))
if(void 0===s)return{problems:[],updater:hasOffered(n)?"works":void 0}
const r="error"===s.severity&&void 0!==t&&hasOffered(t),o="error"!==s.severity||r?s.severity:"warning",[i]="after"===s.at?n.asked:[]
return{problems:[{severity:o,message:s.say(e),...findPlace(n,i)}],updater:r?"broken":!0===s.works?"works":void 0}}(n)
return{problems:r,updater:i,...tell(i??"not known")}}catch(e){if(!(e instanceof Spent||e instanceof SiteLost))throw e
const t=`It is not known whether customers are offered further updates: ${function play_updater_explain(e){return e instanceof Spent?"its looks for updates take too many requests, or too long.":e.message}(e)}`
return{problems:[{severity:"notice",message:t}],...tell("not known")}}}async function drillFirst(e,{site:t,next:n},s){await e.goTo("clean"),await t.run("install",{package:"next.zip"}),await t.run("activate",{plugin:s}),await e.save(ui)
const r=versionOf(n)
return complete(e,{before:void 0,after:await askLearnt(e,ui,raise(r)),notInstalled:void 0})}async function drillBoth(e,t,n){const s=versionOf(t.next),r=await askLearnt(e,"before",s),{shape:o}=r,i=await async function installOffered(e,{site:t,next:n,previous:s},r,{isOfferedIn:{task:o,page:i},shape:a=""}){const c=versionOf(n),l=o||i,tryOffer=()=>e.look("install",c,a)
if(l){const{version:n,problem:o}=await tryOffer()
if(n===c)return
await byButton(e,t,r,c),await e.save(ui)
const i=void 0===s?o:await async function tryPrevious(e,t,n){return await e.goTo("before"),await e.look("page",t,n),(await e.look("install",t,n,"previous.zip")).problem}(e,c,a)
return await e.goTo(ui),void 0===i?o??"":void 0}return void await byButton(e,t,r,c)}(e,t,n,r)
await e.save(ui)
return complete(e,{before:r,after:void 0===o?await askLearnt(e,ui,raise(s)):await ask(e,ui,raise(s),o),notInstalled:i})}async function askLearnt(e,t,n){const{shape:s,looks:r}=await learn(e,t,n),o=await ask(e,t,n,s),i=o.asked.length>0?o.asked:r.flatMap(e=>e.asked)
return{...o,asked:i}}async function byButton({goTo:e},t,n,s){await e("before"),await t.run("update",{plugin:n,package:"next.zip",version:s})}async function complete(e,t){const{before:n,after:s}=t,r=hasOffered(s),o=!r&&void 0!==n?.shape&&sendsOtherwise(n,s),i=ni.filter(e=>e!==n?.shape),a=r||o&&void 0!==(await learn(e,ui,s.answered,i)).shape,c=r&&await offersVersion(e,ui,s,s.version)&&(void 0===n||!await offersVersion(e,"before",n,n.version)),l=c&&await offersVersion(e,ui,s,pi),d={...t,takesAnswer:a,offersItself:c,comparesNothing:l,newWords:[],mayLackLicense:!1}
return(losesUpdates(d)||isDashboardOnly(d)||asksOtherwise(d)&&!a)&&void 0!==n?{...d,...await readReasons(e)}:d}const pi="0.0.1"
async function offersVersion({look:e,goTo:t},n,{shape:s=ti},r){await t(n)
for(const t of["task","page"])if((await e(t,r,s)).offer?.version===r)return!0
return!1}async function readReasons({readWords:e}){const t=await e("before"),n=await e(ui)
return{newWords:n.filter(e=>!t.includes(e)),mayLackLicense:n.includes("license")&&!n.includes("license given")}}function raise(e){const[t=""]=/\d+(?=\D*$)/.exec(e)??[]
return""===t?`${e}.1`:e.replace(/\d+(?=\D*$)/,()=>String(BigInt(t)+1n))}function pickCauses(e){const t=e.filter(e=>isStop(e)||"unknown"===e.severity),n=t.filter(({file:e})=>void 0!==e)
return n.length>0?n:t}const fi=/^PHP (?:Warning|Notice): (?:Invalid argument supplied for foreach|foreach\(\) argument must|Illegal string offset|Illegal offset type|Cannot use a scalar value as an array|Array to string conversion|constant\(\): Couldn't find constant|\w+\(\)(?: expects parameter|: Argument #\d+|: Expected parameter|: Invalid arguments|: Parameter must|: Wrong parameter))/
function isStop({severity:e,message:t}){return"error"===e||"warning"===e&&fi.test(t)}const hi=5
function judgeWayBack({problems:e,unasked:t,losses:n=[]},s){const r=0===n.length?"":` Since the update, ${n.join("; ")}.`,o=new Map(e.filter(isStop).map(e=>[`${way_back_placeOf(e)}${e.message}`,e]))
if(o.size>0){return{problems:[...o.values()].slice(0,hi).map((e,t)=>({severity:"notice",message:`${s.version} does not run on what ${s.from} left: ${showCause(e,s.version)}${0===t?r:""}`})),isReversible:!1}}const[i]=e,a=i?.message??t
if(void 0!==a)return{problems:[explainOpen(s,a)]}
const c=tellRuns(s)
return{problems:[],message:0===n.length?c:`${c}, although ${n.join("; ")}`,isReversible:!0}}function showCause(e,t){const n=(0,p.Qu)(e.message.replace(` ${ms}`,"")),s=way_back_placeOf(e)
return`${n}.${""===s?"":` It is at ${s} of ${t}.`}`}function way_back_placeOf({file:e,line:t}){return void 0===e?"":`${e}${void 0===t?"":`:${t}`}`}function tellRuns({version:e,from:t}){return`${e} runs on what ${t} left`}function explainOpen(e,t){return{severity:"notice",message:`It is not known whether ${tellRuns(e)}: ${(0,p.Qu)(t)}.`}}async function playWayBack(e,t,n,s){const{site:r}=e,o={version:t.version,from:versionOf(e.next)},i=e.budget.allow("way back"),a={...e,next:n,log:e.log.fork()}
await r.save("ahead")
try{const e=await async function goBack(e,t,n,s){const{site:r}=e
await r.restore("updated")
const o=await r.run("back",{package:"previous.zip"}),[i]=checkChange(o,"Putting its files back").filter(({severity:e})=>"error"===e)
if(void 0!==i)return{problems:[],unasked:i.message}
const a=await async function way_back_askAll(e,t,n,s){const r=[],askIfActive=async()=>{const n=await e.askState(t.key),s=checkState(n,t.key,t.version,t.can)
return r.push(...pickCauses([...s,...e.log.check(n.log,"Plugin active")])),void 0===explainGone(n)}
if(!await askIfActive())return{problems:r,unasked:void 0}
const o=new Map,i=void 0===t.own?[]:listPluginProbes(t.own,t.own)["Own pages"].probes,a=[...vn.map(t=>async()=>{const s=await checkVisit(e,t,n)
return o.set(t.name,s.seen),s.problems}),...i.map(t=>async()=>{const{problems:n}=await runProbes(e,{step:"Own pages",probes:[t],asked:""},"before")
return n})]
for(const[e,t]of a.entries()){if(!s.mayGoOn()){const t=s.leftMs()<=0?`because it took ${vt["way back"]/1e3} s of processor time`:"for lack of time",n=`${a.length-e} of ${a.length} pages were not asked for, ${t}`
return{problems:r,unasked:n}}r.push(...pickCauses(await t()))}await askIfActive()
for(const t of listNewBoxes(e.next,n,o))r.push({severity:"error",message:`The dashboard shows an error: "${t}"`})
return{problems:r,unasked:void 0}}(e,t,n,s)
return{...a,losses:await listLosses(e,t)}}(a,t,{before:t.pages,alone:s},i)
return await r.restore("ahead"),judgeWayBack(e,o)}catch(e){if(!(e instanceof SiteLost))throw e
return{...judgeWayBack({problems:[],unasked:`${(0,p.Qu)(e.message)}. What comes after this step was not tried`},o),lost:e}}}async function listLosses(e,{data:t,version:n}){const s=await listData(e)
return void 0===s||void 0===t.alone||void 0===t.before?[]:function readLosses(e){return e.filter(({message:e})=>e.endsWith(Rr)).map(({message:e})=>e.slice(Lr.length,-Rr.length))}(compareData(t.alone,t.before,s,n).problems)}async function playPair(e){const{site:t,recorder:n,options:s,versions:r}=e,i=function explainUnpromised({plugin:e},{php:t,wordpress:n}){if(void 0===e)return
const{requiresPhp:s,requiresWordPress:r}=e,isBelow=(e,t)=>/^\d/.test(t)&&(0,ye.Zy)(e,t)<0
if(isBelow(t,s))return`The package requires PHP ${s}.`
const[o=""]=n.split("-")
return isBelow(o,r)?`The package requires WordPress ${r}.`:void 0}(s.next,r)
if(void 0!==i)return void await n.begin().play("Update",()=>Promise.resolve({problems:[],skipped:i}))
if(void 0!==s.copy)return playCopy(e,s.copy)
const a=await preparePair(e),{context:c}=a
await n.begin().play("PHP syntax",()=>checkAllSyntax(c))
const l=await async function playNeeded({context:e,recorder:t}){const{beside:n,next:s}=e
if(n.packages.length+n.missing.length===0&&void 0===explainNeeds(n,s))return new Map
const r=await t.begin().play("Needed plugins",()=>async function startNeeded(e){const{beside:t,next:n}=e,{broken:s,alone:r}=await startAll(e)
if(void 0!==s)return{problems:[s],alone:void 0}
const o=explainNeeds(t,n),i=t.missing.map(e=>({severity:"unknown",message:e}))
return 0===i.length&&void 0!==o&&i.push(explainIdle(t,o)),{problems:i,message:listNames(t).join(", "),alone:r}}(e))
return r?.alone}(a)
if(void 0===l)return
await t.save("clean")
const{plugin:d}=s.previous??{},u=d&&await async function playPrevious({context:e,recorder:t,plan:{authored:n}},s){const r=t.begin(),o=n.has("before-update"),{before:i={why:"",problems:[]}}=await r.play("Previous version",()=>startPrevious(e,s,o))??{},a=o?await r.play("Before update",()=>prepareData(e,i,n)):void 0,c=a?.before??i
return await("why"in c?e.site.restore("clean"):e.site.save("before")),c}(a,{...s.previous,plugin:d})
void 0===u||"why"in u?!0!==u?.isUnprepared&&await playInstallation(a,u,l):await async function order_playUpdate(e,t,n){const{context:s,recorder:r,plan:i}=e,{key:a,clean:c}=t,l=r.begin(),d=await l.play("Update",()=>updateByButton(s,t,i)),u=d?.problems.every(({severity:e})=>"error"!==e&&"unknown"!==e),p={before:t.pages,alone:n}
await playNewVersion(e,l,{key:a,before:t,old:p,clean:c,hasUpdated:!0===u}),await(i.browse?.close()),await async function playFreshSites(e,t,n){const{context:s,recorder:r,plan:i}=e,{beside:a,next:c}=s,l=void 0===(explainNeeds(a,c)??t.whyIdle),d=r.begin(hasStopped(r.steps)?se:void 0)
if(await d.play("Automatic update",()=>updateAtNight(s,t,{...i,isActive:l,old:n})),await d.play("New installation",()=>async function installAnew(e,t,n,s){const{key:r,installedKey:o}=t
await e.site.restore("clean")
const{problems:i}=await installNext(e,o,n)
if(void 0!==findUnknown(i))return{problems:i}
const a=[...i,...await checkUpdatedSite(e,r,n,s)]
return{problems:a.length>0||!n?a:await deleteAtOnce(e,t)}}(s,t,l,n)),!l)return
i.older.length>0&&await d.play("Older versions",()=>async function updateFromOlder(e,t,n){const s=[],r=[],o=e.budget.allow()
for(const i of inTime(o,nameAsked("Older versions"),t))s.push(...await playFrom(e,i,n)),r.push(versionOf(i))
return{problems:s,message:r.join(", ")}}(s,i.older,n.alone))
!0===c.plugin?.isForNetworks&&await d.play("Network of sites",()=>async function playNetwork(e){const{site:t,log:n,next:s,previous:r}=e
await t.restore("clean")
for(const e of["the first site","the second site"]){const[n]=checkChange(await t.run("network"),`Making a network, ${e},`)
if(void 0!==n)return{problems:[],skipped:n.message}}const i=s.plugin?.key??"",a=new Map
if(void 0!==r?.plugin){await t.put("previous.zip",await(0,o.readFile)(r.path))
const{key:s}=r.plugin,i=await withoutBlame(()=>activate(e,"previous.zip",s,!0)),[c]=i.filter(({severity:e})=>"error"===e)
if(void 0!==c)return{problems:[],skipped:`The previous version does not run there: ${c.message}`}
for(const t of await network_listPages(e)){const s=await withoutBlame(()=>t.ask(e))
n.remember(s.reply.log,`${Xr}: ${t.name}`),a.set(t.name,s)}const l=await update(e,"The update",r.plugin)
if(isDoubtful(l))return{problems:l}}else{const t=await activate(e,"next.zip",i,!1)
if(t.length>0)return{problems:t}}const c=[],l=await network_listPages(e)
for(const t of l){const s=await t.ask(e),r=n.check(s.reply.log,`${Xr}: ${t.name}`),o=isDoubtful(r)
c.push(...r,...o?[]:checkProbe(t,s,a.get(t.name)))}return{problems:c,asked:`${l.length} pages`}}(s))
if(await d.play("Site in use",()=>playInUse(s,t)),!i.isLast)return;(function hasUpdatesBeside({packages:e,dependents:t=[]}){return t.length>0||e.some(({newer:e})=>void 0!==e)})(a)&&await d.play("Updates beside it",()=>updateBeside(s,t,n))
await d.play("Updater",()=>askForUpdates(e,t.key,t.clean,!0)),i.scenes.length>0&&await d.play("Scenes",()=>async function playScenes(e,t,n){if(0===n.length)return Pn
const s=[],r=[]
for(const o of n){const n=await playScene(e,t,o)
if(s.push(...n.problems),void 0!==n.message&&r.push(n.message),void 0!==n.lost)return{problems:s,lost:n.lost}}return{problems:s,message:r.join("; ")}}(s,t,i.scenes))}(e,t,p)}(a,u,l)}async function playInstallation(e,t,n){const{context:s,recorder:r,plan:o}=e,{beside:i,next:a}=s,c=await r.begin().play("Installation",()=>installFirst(s,t,o.keep)),{key:l="",clean:d=$n,rest:u}=c??{},p=r.begin(""===l?se:u)
await playNewVersion(e,p,{key:l,old:{before:void 0,alone:n},clean:d,cannotRun:t})
const f="skipped"!==r.steps.at(-1)?.outcome&&!hasStopped(r.steps)
o.isLast&&f&&void 0===explainNeeds(i,a)&&await r.begin().play("Updater",()=>askForUpdates(e,l,d,!1))}async function playNewVersion(e,t,n){const{context:s,plan:r}=e,{key:o,before:i,old:a,hasUpdated:c=!1}=n,l=await async function playEssentials({context:e,recorder:t,plan:{readCode:n}},s,{key:r,before:o,old:i,cannotRun:a}){const c=t.steps
await s.play("Files",()=>compareFiles(e,r)),await s.play("Plugin active",()=>checkActive(e,r,{before:o,cannotRun:a,earlier:c})),void 0!==n&&await s.play("Functions and classes",()=>checkCode(e,o,n))
const l=await playPages(s,e,i)
void 0!==o&&await s.play("Data",()=>compareSiteData(e,o))
return l}(e,t,n),d=r.isLast&&c&&void 0!==i?.own?s.previous:void 0,u=d&&await t.playAnyway("Way back",()=>async function keepCopy(e,t){for(const n of t)await e.visit(n)
return await e.site.save("updated"),Pn}(s,l.skipped))
r.authored.has("after-update")&&await t.play("After update",()=>async function checkAfterUpdate(e,t,n){return n?{problems:await author_files_run(e,t,"after-update")}:{problems:[],skipped:"Nothing was updated."}}(s,r.authored,void 0!==i))
const{own:p,loss:f}=await async function playAdditions({context:e,plan:t},n,{before:s,clean:r},o){const{next:i,beside:a}=e,c=s?.own,l=a.packages.length>0?r:void 0,d=await n.play("What it adds",()=>listAdditions(e,r,c))??Fs,{own:u}=d,{ask:p,askAndRestore:f}=run_probes_createAsk(e,void 0!==s?"before":l&&"clean"),h=listPluginProbes(u,c),g=await n.play("More pages",()=>p(function listMore(e,t,n,s){const read=e=>t?.kinds.get(e)??[],r=read("pages").filter(({target:e})=>e.includes("page=")),o=read("shortcodes").map(({name:e})=>contentProbe("shortcode",`[${e}]`,e)),i=[...Xn,editorProbe(e.nonce),heartbeatProbe(e.beat),...r.slice(0,yn/2).map(pageProbe),...(e.kinds.get("hooks")??[]).map(({title:e,target:t})=>visitProbe("page",e,`The page ${t}`,t,!0)),...listAll(o,e=>plugin_probes_together("the shortcodes of the plugins beside it","post",e))]
return{step:"More pages",probes:[...i.filter(({kind:e})=>!("dashboard"===e&&s.has("Dashboard"))),...n.map(pathProbe)],asked:String(i.length)}}(u,l,t.paths,o.failed))),m=g?.answers??[],w=await n.play("Own pages",async()=>{const t=await async function listTheirTabs(e,t,n){const s=t.filter(e=>isTheirs(e,n)&&listTabs(e.seen.reply.output,e.seen.target).length>0),r=new Set
return 0===s.length||await e.onSiteBefore(async()=>{for(const t of new Set(visitsOf(s).map(({target:e})=>e))){const{reply:n,target:s}=await e.visit({url:t,isForAdmins:!0})
e.log.rememberOthers(n.log)
for(const e of listTabs(n.output,s))r.add(e)}},"clean"),r}(e,m,l)
return askOwnPages(p,h["Own pages"],m,t)}),v=(w?.pages??[]).filter(({probe:e})=>"page"===e.kind&&e.makesPost),y=[]
for(const e of["REST routes","Shortcodes and blocks","Widgets","Post types"]){const t=await n.play(e,()=>p(h[e],v))
y.push(...t?.answers??[])}const b=[...m,...w?.answers??[],...y]
await n.play("Scripts and styles",()=>checkLinks(e,s,o.seen,b))
const k=await n.play("Saving",()=>p(listSaves(visitsOf(b.filter(e=>!isTheirs(e,l)))))),$=[...v,...y,...k?.answers??[]]
return await n.play("Scheduled tasks",()=>p(listTasks(u,c),$)),await n.play("AJAX and forms",()=>f(function listActions(e){return choose("AJAX and forms",(e.kinds.get("actions")?.filter(({target:e})=>""!==e)??[]).map(({name:e,title:t,target:n})=>{const s=/^(?:wp_ajax|admin_post)_nopriv_/.test(e)
return{name:e,subject:`The action \`${t}\``,ask:async({site:e,cookie:t})=>({reply:await e.request(n,s?"":t),target:n}),kind:"action"}}))}(u),$)),await n.play("Other contexts",()=>f(listContexts(w?.pages??[],i.files,o.failed),$)),await n.play("Settings",()=>f(listSettingProbes(visitsOf(w?.answers??[]),u,c),$)),d}(e,t,n,l)
await async function playBrowser({context:e,recorder:t,plan:{browse:n,readCode:s}},r,o,i){if(void 0===n)return
const a=await r.play("Browser",()=>void 0===o?openBrowser(n):async function browseBefore(e,t,{own:n}){const s=await openBrowser(t),{browser:r}=s
if(void 0===n||void 0===r)return s
const o=openSession(e,r,t=>e.log.remember(t,"Browser"),vr),i=listTargets(e.next,n,t.paths),a=await e.onSiteBefore(()=>untilLost(()=>tourSite(o,i),blamePrevious))
return"severity"in a?{problems:[a],...yr}:{...s,tour:a}}(e,n,o)),c={before:o,own:i,earlier:t.steps,readCode:s},l=await r.play("Scripts: dashboard",()=>browseAfter(e,n,a,c))
await r.play("Scripts: editor",()=>tellRow(l,"editor")),await r.play("Scripts: site",()=>tellRow(l,"site"))}(e,t,i,p),await t.play("Still active",()=>checkStillActive(s,o,{before:i,old:a,seen:l.seen,loss:f})),void 0!==u&&void 0!==d&&void 0!==i&&await t.playAnyway("Way back",()=>playWayBack(s,i,d,a.alone))
const h=await t.play("Deactivate and activate",()=>function turnOffAndOn(e,t,n){return end(e,t,n,{scripts:["deactivate","activate"],old:void 0})}(s,o,i))
await t.play("Uninstall",()=>async function uninstall(e,t,n,s){const{problems:r}=await end(e,t,n,{scripts:["deactivate","delete"],old:s})
if(hasError(r))return{problems:r}
const{reply:o}=await e.visit({url:"/",isForAdmins:!0}),i=200===o.status?[]:[{severity:"error",message:"Without the plugin the front page fails."}]
return{problems:[...r,...i,...e.log.check(o.log,"delete")]}}(s,o,i,h?.old))}function askForUpdates({context:e,plan:t},n,s,r){return playUpdater(e,n,s,{isUpdate:r,hasLicense:t.authored.has("before-update")})}function hasStopped(e){return"skipped"===e.at(-1)?.outcome&&e.some(hasAcceptedError)||e.some(({outcome:e})=>"failed"===e)}async function rehearsePair(e,{clock:t,open:n,onStep:s,budget:r=createBudget(t)}){const o=t.now(),i=createRecorder(t,s,e.accepted,r)
let a,c=!1,{wordpress:l}=e
const start=async()=>(a=r.watch(await n()),{site:a,recorder:i,options:e,versions:await prepare_logIn(a)})
try{const e=await i.begin().play("WordPress starts",async()=>{const e=await start()
return l=e.versions.wordpress,{problems:[],message:`PHP ${e.versions.php}, WordPress ${l}`,started:e}})
void 0!==e&&await playPair(e.started).catch(async e=>{if(!(e instanceof SiteLost&&"Way back"===i.steps.at(-1)?.name)){if(!(e instanceof SiteLost)||void 0===endedBefore(i.steps))throw e
await(a?.close()),await async function playAnew(e){const t=await preparePair(e),{context:n}=t,{broken:s,alone:r}=await startAll(n)
void 0===s&&(await n.site.save("clean"),await playInstallation(t,void 0,r))}(await start())}})}catch(t){if(c=t instanceof Oe.cJ,!c){if(!(t instanceof SiteLost||t instanceof N.IO))throw t
const n=i.steps.some(({problems:e})=>e.some(({message:e,isEnd:n=!1})=>n||e===t.message)),s=void 0===e.previous?"Installation":"Update"
n||await i.begin().play(s,()=>Promise.reject(t)).catch(()=>{})}}finally{await Promise.all([a?.close(),e.browse?.close()])}const d=c?void 0:r.tellLeft()
void 0!==d&&await i.begin().play("Not asked",()=>Promise.resolve(d))
const{php:u,note:p,copy:f}=e,h=e.beside&&listNames(e.beside),g={durationMs:t.now()-o,isCut:c,isLate:c&&r.isOver()}
return{php:u,wordpress:l,note:p,site:f?.name,beside:h,steps:i.steps,...g}}const gi=["setpriv","--pdeathsig","KILL"],mi=["--pid","--mount-proc","--fork","--kill-child=SIGKILL"],wi=[...gi,"unshare","--map-root-user","--net",...mi,"setpriv","--no-new-privs","--bounding-set=-all","--inh-caps=-all"],vi=[...gi,"unshare","--map-current-user",...mi],yi=["setpriv","--pdeathsig","TERM","sh","-c",'[ "$PPID" = "$1" ] && [ $$ -gt 1 ] || exit 1\ntrap \'kill -KILL -$$\' TERM\nshift\n"$@" &\nwait $!',"sh"],bi={php:[],drivers:[[]],browser:[]},ki=5e3
async function works([e="",...t]){const n=(0,Pe.spawn)(e,[...t,"true"],{env:{},stdio:"ignore",timeout:ki})
return new Promise(e=>{n.once("error",()=>e(!1)),n.once("close",t=>e(0===t))})}var $i=n(1708)
const Pi=2e9
function chooseMemoryBounds(e=Math.min((0,i.totalmem)(),(0,$i.constrainedMemory)()||1/0)){return{php:2e9,browser:3e9,together:Math.max(Pi,Math.floor(e/2))}}const Si=100,xi=1e3,_i=10,Oi=.05,Ai={php:"PHP",browser:"The browser with its driver"}
function repeat(e,t){const n=setInterval(t,e)
return n.unref(),()=>clearInterval(n)}function memory_watch_sum(e){return e.reduce((e,t)=>e+t,0)}const Mi=(0,N.Qq)(4e3),Ti=(0,N.aL)(1e5),ji=(0,N.Qq)(2e4),Fi=5e4,Ii=(0,N.Ik)({done:N.Jt,problem:(0,N.lq)((0,N.Ik)({code:Ti,message:Ti,data:Ti})),messages:(0,N.lq)((0,N.p_)(Ti)),plugin:(0,N.lq)(Mi)}),Li=(0,N.Tj)(ji),Ri=(0,N.yL)("php","wordpress","other"),Bi=(0,N.yL)("class","interface","trait"),Ci=(0,N.PV)(N.ai,N.ai,N.ai),Wi=(0,N.PV)(Ti,Mi,N.ai),Ei={activate:Ii,adopt:(0,N.Ik)({problem:(0,N.lq)((0,N.yL)("files","database","tables","several","network","address","theme","inactive","config")),name:(0,N.lq)(Mi),active:(0,N.lq)((0,N.p_)(Mi,1e3)),missing:(0,N.lq)((0,N.p_)(Mi,1e3))}),back:Ii,author:(0,N.Ik)({done:N.Jt,text:Ti,line:N.ai}),browser:(0,N.Ik)({post:N.ai,url:ji,blocks:(0,N.zN)((0,N.PV)(Mi,(0,N.p_)(ji)))}),classes:(0,N.Ik)({tried:N.ai,loaded:(0,N.zN)(N.ai,Fi),errors:(0,N.zN)((0,N.PV)(N.ai,Wi),Fi),death:(0,N.lq)(Wi)}),content:(0,N.Ik)({url:ji}),context:(0,N.Ik)({started:N.Jt}),data:(0,N.Ik)({options:(0,N.Tj)((0,N.PV)(N.ai,(0,N.Qq)(20),(0,N.Qq)(32),(0,N.gP)((0,N.p_)((0,N.Qq)(32)),[]))),tables:(0,N.Tj)((0,N.PV)(N.ai,(0,N.p_)(Mi))),posts:(0,N.Tj)(N.ai),events:(0,N.Tj)(N.ai),roles:(0,N.Tj)((0,N.p_)(Mi)),usermeta:(0,N.Tj)(N.ai),postmeta:(0,N.Tj)(N.ai)}),deactivate:Ii,delete:Ii,entries:(0,N.zN)((0,N.PV)(Mi,Ti,ji,N.Jt),2e4),export:N.Jt,files:(0,N.zN)((0,N.PV)((0,N.Qq)(1e4),N.ai,(0,N.gP)((0,N.Qq)(8),""))),install:Ii,leave:N.Jt,login:(0,N.Ik)({php:Mi,wordpress:Mi,extensions:(0,N.p_)(Mi),cookies:Li,readerCookies:Li,editorCookies:Li,authorCookies:(0,N.lq)(Li)}),network:Ii,own:(0,N.Tj)((0,N.zN)((0,N.PV)(Mi,Ti,ji),2e4)),resume:N.Jt,save:(0,N.Ik)({lost:(0,N.p_)(Ti)}),scene:(0,N.Ik)({text:Ti,line:N.ai,values:(0,N.lq)((0,N.Tj)(ji,1e3)),cookies:(0,N.lq)((0,N.Tj)(Li))}),state:(0,N.Ik)({active:N.Jt,listed:N.Jt,version:Ti,plugins:(0,N.p_)(Mi),can:(0,N.lq)((0,N.p_)(Mi))}),symbols:(0,N.Ik)({functions:(0,N.Tj)((0,N.PV)(Ri,(0,N.gP)(Mi,""),N.ai),Fi),classes:(0,N.Tj)((0,N.PV)(Ri,(0,N.gP)(Mi,""),Bi,N.Jt,N.Jt,(0,N.p_)(Mi),(0,N.Tj)(Ci,5e3)),Fi),later:(0,N.Tj)(Ri,Fi),constants:(0,N.zN)(Mi,Fi),hooks:(0,N.Tj)(N.ai,Fi)}),syntax:(0,N.Ik)({parsed:N.ai,broken:(0,N.p_)((0,N.PV)(Ti,N.ai,Ti,(0,N.lq)(N.Jt)))}),task:(0,N.Ik)({handled:N.Jt,gone:(0,N.lq)(N.Jt)}),update:Ii,"updater-code":(0,N.p_)((0,N.Qq)(20),10),updater:(0,N.Ik)({asked:(0,N.zN)((0,N.PV)(Mi,Mi,Mi,(0,N.zN)(Mi,100),Mi,N.ai),100),offer:(0,N.lq)((0,N.PV)(Mi,Mi)),others:(0,N.zN)(Mi,10),kept:N.Jt,details:(0,N.lq)(N.Jt),version:Mi,uri:Mi,problem:(0,N.lq)(Ti),ended:N.Jt})},Ni=6e5,Ui=9e4,qi=15,zi=/^(SystemRoot|windir|TEMP|TMP)$/i
async function openSite(e){const{php:t,wordpressZip:n,playgroundFolder:r,ownFolder:i,walls:a,watchMemory:c}=e,l=function site_start(e,t){const{execPath:n,playerFile:s,playgroundFolder:r,playerFlags:o,env:i,confinement:a=[]}=t,c=(o.includes(Hi)?e:[]).map(e=>`--allow-fs-read=${e}`),l=[n,"--no-warnings",...o,...c,s],[d="",...u]=[...a,...l]
return(0,Pe.spawn)(d,u,{env:Object.fromEntries(Object.entries(i).filter(([e])=>zi.test(e))),cwd:r,stdio:["ignore","ignore","pipe","pipe"],windowsHide:!0})}(await async function listReadable({wordpressZip:e,ownFolder:t,playgroundFolder:n}){const r=[(0,s.dirname)(t),n,e],i=await Promise.all(r.map(e=>(0,o.realpath)(e)))
return[...new Set([...r,...i])]}(e),e),d=createAsk(l,{wire:createPipeWire(l),process:"The process of WordPress",answerer:"PHP",createError:(e,t)=>new SiteLost(e,t),watch:c&&((e,t)=>c("php",e,t)),cancellation:e.cancellation})
let u=Ui,f=0
const ask=async(e,t=u)=>{try{const n=await d(e,t)
return f=n.raw.spentMs??f,n}catch(t){if(!(t instanceof SiteLost))throw t
throw new SiteLost(`${t.message}${function explainRequest(e){if("run"===e.kind)return` That was at ${Di[e.script]??(0,p.AB)(e.script)}.`
const t="request"===e.kind||"exchange"===e.kind
return t?` That was at ${(0,p.AB)(e.url)}.`:""}(e)}`,t.isUnknown)}},close=()=>endChild(l)
try{const e=(0,s.join)(i,"php"),o=performance.now(),c={kind:"boot",php:t,wordpressZip:n,playgroundFolder:r,scriptFolder:e,walls:a},{failure:l}=(await ask(c,Ni)).raw
if(void 0!==l)throw new SiteLost(l)
u=Math.max(u,qi*(performance.now()-o))}catch(e){throw await close(),e}const send=async e=>{const{failure:t}=(await ask(e)).raw
if(void 0!==t)throw new SiteLost(t,!0)},hear=async e=>{const{raw:t,body:n}=await ask(e)
return readReply(t,n)}
return{run:async(e,t={},n=Ei[e])=>{const{hoursOn:s=0,...r}=t,{raw:o,body:i}=await ask({kind:"run",script:`${e}.php`,args:r,hoursOn:s})
return readReply(o,i,{name:e,reader:n})},request:(e,t="",n)=>hear({kind:"request",url:e,cookie:t,form:n}),exchange:e=>hear({kind:"exchange",...e}),put:(e,t)=>send({kind:"put",name:e,bytes:t}),save:e=>send({kind:"save",name:e}),restore:e=>send({kind:"restore",name:e}),spentMs:()=>f,close:close}}const Di={"install.php":"the installation","activate.php":"the activation","update.php":"the update","deactivate.php":"the deactivation","delete.php":"the uninstall"}
const Hi="--permission",Vi=[Hi,"--disallow-code-generation-from-strings","--disable-sigusr1"]
async function createPlay(e,t,{planned:n,installed:r,sourceFolder:i,options:a,share:c}){const{tools:l,machine:d,ownFolder:u,playerFile:p,playerFlags:f}=t,{clock:h,quote:g}=l,{executables:m,playgroundFolder:w,wordpressZips:v}=r,y=await async function chooseConfinement(e){if("linux"!==e)return bi
const[t,n,s]=await Promise.all([wi,vi,gi].map(works))
return!0!==s?bi:{php:!0===t?wi:gi,drivers:[...!0===n?[vi]:[],gi],browser:yi}}(t.install.platform),b=function createMemoryWatch(e,{platform:t,table:n=createProcessTable(),every:s=repeat}){const r=new Set,o="linux"===t,i=createTrees(n)
let a,c=0
const look=()=>{c+=1
const t=i([...r].map(({pid:e})=>e)),s=[...r].map(e=>{const s=t.get(e.pid)??[],r=memory_watch_sum(s.map(n.readMost))
return{one:e,most:r,readShare:()=>readShare(e,r,s)}})
for(const{one:t,most:n,readShare:r}of s)n>e[t.whose]&&r()>e[t.whose]&&end(t,r())
if(memory_watch_sum(s.map(({most:e})=>e))<=e.together)return
const o=s.map(e=>({...e,share:e.readShare()})),a=memory_watch_sum(o.map(({share:e})=>e)),[l]=o.toSorted((e,t)=>t.share-e.share)
a>e.together&&void 0!==l&&end(l.one,l.share,a)},readShare=(t,s,r)=>{const{asked:o}=t
if(void 0!==o&&c-o.tick<_i&&s-o.most<Oi*e[t.whose])return o.share
const i=memory_watch_sum(r.map(n.readShare))
return t.asked={share:i,most:s,tick:c},i},lookElsewhere=()=>{for(const t of r)"php"===t.whose&&(0,Pe.execFile)("ps",["-o","rss=","-p",String(t.pid)],(n,s)=>{const o=1024*Number(s)
o>e.php&&r.has(t)&&end(t,o)})},end=(t,n,s)=>{if(!r.delete(t))return
const o=Ai[t.whose]
t.onExceeded(void 0===s?`${o} took more memory than the ${(0,E.Xq)(e[t.whose])} that it may take.`:`${o} took ${(0,E.Xq)(n)} of memory, and the rehearsal ${(0,E.Xq)(s)} in all, more than the ${(0,E.Xq)(e.together)} that it may take on this machine.`)}
return(e,n,i)=>{if("win32"===t)return()=>{}
const c={pid:n,whose:e,onExceeded:i}
return r.add(c),a??=o?s(Si,look):s(xi,lookElsewhere),()=>{r.delete(c),r.size>0||(a?.(),a=void 0)}}}(chooseMemoryBounds(),t.install),{execPath:k}=t.install,{env:$}=d,P={...{execPath:k,confinement:y.php,watchMemory:b,env:$},playerFile:p,playerFlags:f,ownFolder:u,playgroundFolder:w},S=n.filter(({copy:e})=>void 0===e),{pair:x,isWhole:_}=await async function chooseBrowsed(e,t){for(const n of e.toReversed())if(await isWholeWordPress(t.get(n.wordpress)??""))return{pair:n,isWhole:!0}
return{pair:e.at(-1),isWhole:!1}}(S,v),O={executables:m,playgroundFolder:w,isWhole:_,sourceFolder:i,confinement:y,watchMemory:b}
return(n,r)=>{const{php:i,wordpress:l,note:d,copy:u}=n,{budget:p,signal:f}=c(),m=v.get(l)??"",w=n===x,y=w&&"none"!==e.browser.kind
return rehearsePair({...a,php:i,wordpress:showWordPress(l),note:d,copy:u,isLast:n===S.at(-1),browse:y?planBrowse(e,t,{...O,cancellation:f}):void 0,keep:w&&!1!==e.keepSite?{isWhole:"all"===e.keepSite,store:e=>async function storeSite({bytes:e,...t},{keptFolder:n,tools:r},{plugin:i}){const{folder:a="plugin",version:c=""}=i??{},l=`${a}-${c}`.replace(/[^\w.-]+/g,"-"),d=(0,s.join)(n,`${l}-site-${r.randomHex(4)}.zip`)
return await(0,o.writeFile)(d,e,{mode:384}),{...t,path:d}}(e,t,a.next)}:void 0},{open:()=>openSite({...P,php:i,wordpressZip:m,cancellation:f}),clock:h,budget:p,onStep:e=>r.info(function describeStep({name:e,outcome:t,message:n,durationMs:s},r){return`${Gi[t]} ${e} (${(0,E.a3)(s)}): ${r(n)}`}(e,g))})}}const Gi={passed:"✔",accepted:"☑",warned:"⚠",unknown:"?",failed:"✘",skipped:"–"}
var Qi=n(255),Ji=n(1907),Zi=n(527)
const Ki=3e4,Xi={maxBytes:1024**3,maxMs:6e5,timeoutMs:18e4,retries:C}
async function findPrevious(e,t){const{previous:n}=e,r=(0,s.join)(t.folder,e.target??"previous.zip")
if(void 0===n)return{missing:"`previous` is `none`"}
if("auto"===n||"version"===n.kind){const s=await findOnReleases(e,function isEarlier({previous:e,names:t,triggeringTag:n}){const s="object"==typeof e&&"version"===e.kind?e.version:void 0,readVersion=e=>(0,Ji.w)({tag:void 0,assetName:void 0,triggeringTag:n,...t},e)
return({tag:e})=>e!==n&&(void 0===s||readVersion(e)===s)}(e),r,t)
if("auto"===n)return s
if(void 0!==s.path)return s
throw new u.S1({code:"not-known",title:"Input previous",message:`Input \`previous\`: version ${(0,p.AB)(n.version)} was not found, because ${s.missing}.`,hint:"Give a version that is on a release of this repository, or the path or the `https:` URL of its ZIP."})}const i=await async function zipFolder({previous:e,names:t},n,{workspace:r}){if(void 0===e||"auto"===e||"path"!==e.kind)return
const i=(0,s.resolve)(r,e.path),a=await(0,o.stat)(i).catch(()=>{})
if(!0!==a?.isDirectory())return
const c=`${n}.folder`
await(0,o.mkdir)(c)
const l=""===t.slug?void 0:t.slug
return(await(0,A.U)(i,{slug:l,epochSeconds:void 0,folder:c})).path}(e,r,t)??await storeZip(n,r,"previous",t)
return{path:i,origin:"the input `previous`"}}async function findOnReleases(e,t,n,s){const r=function createContext({repository:e,names:t,urls:n,triggeringTag:s},r,o){const{send:i,sendOnce:a,maskUrl:c,folder:l}=o,d={tag:void 0,assetName:void 0,triggeringTag:s,...t}
return{limits:{find:i,read:a,beginDownload:ignore,countMiss:ignore},openUrl:(0,Qi.o4)({...o,...Xi,temporaryFolder:l}),releases:e&&createSource(e,r,o),names:d,maskUrl:c,isOwnUrl:({href:e})=>n.some(t=>t.href===e)}}(e,t,s)
try{const{opened:t,name:s}=await async function findNewestOf(e,t,n){const s=new Set
let r="a"
if(void 0===n.releases)throw new Qi.g3("no repository on GitHub is known that could have it")
const o=function leaveOut(e,t){let n
return{...t,listNewest:async s=>(await(n??=t.listNewest(s))).filter(({tag:t})=>!e.has(t))}}(s,n.releases)
for(;;){const i=await(0,Qi.Ok)({...n,releases:o}).catch(t=>{const n=0===s.size&&""!==e.mainFile
if(!(t instanceof Qi.g3)||void 0!==t.cause||n)throw t
throw new Qi.g3(`no release on GitHub has ${r} package of ${(0,p.AB)(e.slug)}`,t)}),{opened:a}=i
try{if(await find_previous_isSame(t,a))r="another"
else if(await find_previous_isOf(e,a.file))return i}catch(e){throw await a.close(),e}await a.close(),s.add(i.tag)}}(e.names,e.path,r)
try{await(0,o.rename)(t.path,n)}finally{await t.close()}return{path:n,origin:s}}catch(e){if(!(e instanceof Qi.g3))throw e
return{missing:e.message}}}const ignore=()=>{}
function createSource(e,t,n){const s=(0,Zi.V)(e,{...n,timeoutMs:Ki},(e,t)=>new Qi.g3(e,t))
return{...s,listNewest:async e=>(await s.listNewest(e)).filter(t)}}async function find_previous_isSame(e,{file:t,sha256:n}){const s=await(0,F.K)(e)
try{return s.sizeBytes===t.sizeBytes&&await s.readSha256()===n}finally{await s.close()}}async function find_previous_isOf({slug:e,mainFile:t},n){if(""===e)return!0
const{readOutline:s,nameIn:r}=await(0,T.yD)()
try{const{layout:o,main:i}=await s(n)
return o.folder===e||void 0!==i&&r(o.folder,i.path)===t}catch(e){if(e instanceof j.w)return!0
throw e}}function findBeside({plugins:e,siblings:t,repository:n},{step:s,machine:r},o,i){const c={repository:n,path:i.path,triggeringTag:(0,a.zW)(r.env)},find=(e,t)=>async function findSibling(e,t,n,s){const r=`${e}.zip`,o={fileName:r,slug:e,version:"",mainFile:""}
return findOnReleases({...n,previous:"auto",names:o,urls:[]},({tag:t,assets:s})=>t!==n.triggeringTag&&(function isTagOf(e,t){return t.startsWith(e)&&/^[-@/]v?\d[\w.+-]*$/i.test(t.slice(e.length))}(e,t)||s.some(({name:e})=>e===r)),t,s)}(e,t,c,o)
return s("Find the plugins beside it",()=>fetchBeside({plugins:e,siblings:{slugs:t,find:find}},i,o),({packages:e,dependents:t,missing:n})=>{const s=listNames({packages:t}).map(e=>`${e}, which needs it`)
return[...listNames({packages:e}),...s,...n].join(", ")||"none"})}var Yi=n(119),ea=n(5779),__addDisposableResource=function(e,t,n){if(null!=t){if("object"!=typeof t&&"function"!=typeof t)throw new TypeError("Object expected.")
var s,r
if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.")
s=t[Symbol.asyncDispose]}if(void 0===s){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.")
s=t[Symbol.dispose],n&&(r=s)}if("function"!=typeof s)throw new TypeError("Object not disposable.")
r&&(s=function(){try{r.call(this)}catch(e){return Promise.reject(e)}}),e.stack.push({value:t,dispose:s,async:n})}else n&&e.stack.push({async:!0})
return t},ta=function(e){return function(t){function fail(n){t.error=t.hasError?new e(n,t.error,"An error was suppressed during disposal."):n,t.hasError=!0}var n,s=0
return function next(){for(;n=t.stack.pop();)try{if(!n.async&&1===s)return s=0,t.stack.push(n),Promise.resolve().then(next)
if(n.dispose){var e=n.dispose.call(n.value)
if(n.async)return s|=2,Promise.resolve(e).then(next,function(e){return fail(e),next()})}else s|=1}catch(e){fail(e)}if(1===s)return t.hasError?Promise.reject(t.error):Promise.resolve()
if(t.hasError)throw t.error}()}}("function"==typeof SuppressedError?SuppressedError:function(e,t,n){var s=new Error(n)
return s.name="SuppressedError",s.error=e,s.suppressed=t,s})
const na=3,sa=18e4
async function takePackage(e,{machine:t,tools:r,ownFolder:i,distFolder:a,folder:c}){const l={stack:[],error:void 0,hasError:!1}
try{const{env:d,workspace:f}=t,h={retries:na,timeoutMs:sa},g={...e,...h,packageChecks:"error"},{signAssetUrl:m}=(0,Yi.n)({...h,repository:e.repository},r),w=__addDisposableResource(l,await(0,ea.C)(g,{...r,workspace:f,temporaryFolder:c,ownPaths:[(0,s.join)(i,".."),...t.ownFiles],sourceTime:void 0,signAssetUrl:m,downloadArtifact:async(e,t)=>{const{downloadArtifact:o}=await n.e(152).then(n.bind(n,3771)),i=(0,s.join)(a,"thread.js")
return o(e,{...r,...h,folder:t,env:d,threadFile:i})}}),!0),v=(0,s.join)(c,"next.zip")
await(0,o.copyFile)(w.path,v,Se.constants.COPYFILE_EXCL)
const y=await readRehearsedPackage(v)
!function assertSlug({plugin:e},t){if(void 0===e||void 0===t||e.folder===t)return
throw new u.S1({code:"package",title:"Wrong folder",message:`The plugin is in the folder ${(0,p.AB)(e.folder)}, and the input \`slug\` is ${(0,p.AB)(t)}.`,hint:"Zip the plugin in the folder that sites have, or fix `slug`."})}(y,e.slug)
const b="local"===w.kind?w.directory?.sourceFolder:void 0
return{next:y,found:{name:w.name,sourceFolder:b}}}catch(e){l.error=e,l.hasError=!0}finally{const e=ta(l)
e&&await e}}var ra=n(4381)
function hasFailed({steps:e}){return e.some(({outcome:e})=>"failed"===e)}function namePair({php:e="",wordpress:t="",site:n}){return[`PHP ${e}`,`WordPress ${t}`,...void 0===n?[]:[`the site ${n}`]].join(", ")}function isUnclear({steps:e}){return e.some(({outcome:e})=>"unknown"===e)}function judgeResults(e,t){const n=e.filter(hasFailed)
if(n.length>0)return n.every(neverStarted)?"not-started":"failed"
if(e.filter(isFinished).length<t||0===t)return"unfinished"
if(e.some(isUnclear))return"not-known"
const s=e.filter(isPlayed)
return 0===s.length?"not-played":s.every(hasRun)?"passed":"not-run"}function explainNotPlayed(e){const t=e.flatMap(({steps:e})=>e.filter(({outcome:e})=>"skipped"===e)),n=[...new Set(t.map(({message:e})=>e))],s=e.map(({php:e,wordpress:t})=>`PHP ${e} with WordPress ${t}`)
return`${n.join(" ")} Only ${s.join(", and ")} was tried.`}const oa="Way back"
function findWayBack(e){return e.flatMap(({steps:e})=>e).find(({name:e})=>e===oa)}function isFinished({isCut:e}){return!0!==e}function neverStarted({steps:[e]}){return"WordPress starts"===e?.name&&"failed"===e.outcome}function isPlayed({steps:e}){return e.some(({name:e,outcome:t})=>("Update"===e||"Installation"===e)&&"skipped"!==t)}function hasRun({steps:e}){const t=e.some(({problems:t},n)=>{const s=e.slice(n+1).find(({name:e})=>e!==oa&&"Not asked"!==e)
return t.some(({severity:e,isAccepted:t=!1})=>t&&"error"===e)&&"skipped"===s?.outcome&&"After update"!==s.name})
return!t&&e.some(({name:e,outcome:t})=>"Front page"===e&&"skipped"!==t)}function describeTested(e){const t=e.filter(e=>isFinished(e)&&hasRun(e)&&!isUnclear(e))
if(0===t.length)return""
const n=listAnd(t.map(e=>e.wordpress)),s=listAnd(t.flatMap(e=>e.beside??[]))
return`PHP ${listAnd(t.map(({php:e})=>e))}, WordPress ${n}${""===s?"":` with ${s}`}`}function listAnd(e){const t=[...new Set(e)],n=t.pop()??""
return 0===t.length?n:`${t.join(", ")} and ${n}`}function findUpdater(e){return e.flatMap(({steps:e})=>e.flatMap(({updater:e})=>e??[]))[0]}const ia=1024**3
function countAtOnce(e,t,{cores:n,memoryBytes:s}=function measureRoom(){const e=Math.min((0,i.freemem)(),(0,$i.constrainedMemory)()||1/0)
return{cores:(0,i.availableParallelism)(),memoryBytes:Math.min(e,chooseMemoryBounds().together)}}()){const r=Math.max(1,Math.min(e,n)),o=Math.max(1,Math.floor(s/ia))
if(o>=r)return r
const a=1===o?"One pair is":`${o} pairs are`
return t.info(`${a} played at a time, because this machine has only ${(0,E.Xq)(s)} of memory for them.`),o}class PairFailed extends Error{}async function*playPairs(e,t){const{log:n,play:s,step:r,cancellation:o,atOnce:i}=t,a=function createTurns(e){const t=[]
let n=e
return async e=>{n>0?n-=1:await new Promise(e=>t.push(e))
try{return await e()}finally{const e=t.shift()
void 0===e?n+=1:e()}}}(i),c=e.map(e=>{const{log:t,show:r}=(0,ra.i)(n),begin=async()=>((0,Oe.ZR)(o),s(e,t))
return{pair:e,result:(0,$e.Pb)(()=>a(begin)),show:r}})
for(const[e,t]of c.entries()){try{await reportPlay(t,r)}catch(t){const n=await Promise.allSettled(c.slice(e).map(({result:e})=>e))
for(const e of n)"fulfilled"===e.status&&(yield e.value)
throw t}yield t.result}}async function reportPlay({pair:{php:e,wordpress:t,copy:n},result:s,show:r},o){const i=namePair({php:e,wordpress:showWordPress(t),site:n?.name})
await o(`Rehearse on ${i}`,async()=>{r()
const e=await s
if(!0===e.isLate||hasFailed(e)||isUnclear(e))throw new PairFailed
if(!0===e.isCut)throw new Oe.cJ
return e},e=>isPlayed(e)?`nothing failed in ${(0,E.a3)(e.durationMs)}`:{inconclusive:"not tried"}).catch(e=>{if(!(e instanceof PairFailed))throw e})}var aa=n(1644)
const ca=4e3,la=/^(INPUT_|ACTIONS_|GITHUB_|RUNNER_)/i
async function exists(e){return(0,o.access)(e).then(()=>!0,()=>!1)}async function runNpm([e="",...t],n,{env:s,platform:r,cancellation:o,kill:i}){if(o.aborted)throw new Oe.cJ
const a="win32"!==r,c=(0,Pe.spawn)(e,t,{cwd:n,env:Object.fromEntries(Object.entries(s).filter(([e])=>!la.test(e))),stdio:["ignore","pipe","pipe"],detached:a,windowsHide:!0})
let[l,d]=["",""]
c.stdout.setEncoding("utf8").on("data",e=>l+=e),c.stderr.setEncoding("utf8").on("data",e=>{d=(d+e).slice(-ca)})
const cancel=()=>{a&&(0,aa.N)(c.pid,i)||c.kill("SIGKILL")}
o.addEventListener("abort",cancel)
const u=await new Promise((e,t)=>{c.once("error",t),c.once("close",e)}).finally(()=>o.removeEventListener("abort",cancel))
if(o.aborted)throw new Oe.cJ
return{isDone:0===u,stdout:l,stderr:d}}var da=n(7975),ua=n(6118)
const pa=6,fa=134217728,ha=12e4,ga=4194304,ma=/\.(?:map|d\.ts)$/,wa=(0,da.promisify)(x.gunzip)
async function takeTarball({fileName:e,url:t,integrity:n},{downloads:r},{send:i}){const isRight=e=>n===`sha512-${(0,dt.createHash)("sha512").update(e).digest("base64")}`,a=void 0===r?void 0:(0,s.join)(r,e),c=void 0===a?void 0:await(0,o.readFile)(a).catch(()=>{})
if(void 0!==c&&isRight(c))return c
const l=void 0===t?void 0:await async function fetchTarball(e,t){try{const n={method:"GET",url:e,headers:{},timeoutMs:ha,maxBytes:fa},{status:s,body:r,isCut:o}=await t(n)
return 200!==s||o?void 0:r}catch(e){if(e instanceof ut.wX)return
throw e}}(new URL(t),i)
return void 0!==l&&isRight(l)?(void 0!==a&&await async function keep(e,t){const n=`${e}.${(0,dt.randomUUID)()}`
try{await(0,o.mkdir)((0,s.dirname)(e),{recursive:!0}),await(0,o.writeFile)(n,t),await(0,o.rename)(n,e)}catch{await(0,o.rm)(n,{force:!0}).catch(()=>{})}}(a,l),l):void 0}async function tarballs_unpack(e,t,{unusedBuild:n=""}){const r=(0,ua.extract)()
r.end(await wa(e,{chunkSize:ga}))
const i=new Set,make=async e=>{i.has(e)||await(0,o.mkdir)(e,{recursive:!0}),i.add(e)}
for await(const e of r){const[,...r]=e.header.name.split("/"),i=r.length>1&&r[0]===n
i&&await make((0,s.join)(t,n))
const a=(0,s.join)(t,...r)
i||ma.test(a)||r.includes("..")||"file"!==e.header.type?e.resume():(await make((0,s.dirname)(a)),await(0,o.writeFile)(a,e))}}const va="installed-lock.json"
async function installLocked(e,t){const{source:n,target:r,isUsed:i=()=>!0,unusedBuild:a}=e,c=function cutLockfile(e,t){const n={},visit=s=>{const r=e.packages[s]
if(void 0===r||s in n)return
const o=Object.entries(r.dependencies??{}).filter(([e])=>t(e,install_nameOf(s))),i=Object.fromEntries(o)
n[s]={...r,dependencies:i}
const{optionalDependencies:a,peerDependencies:c}=r
for(const t of Object.keys({...i,...a,...c}))visit(install_findPath(e,s,t))}
return visit(""),{...e,packages:n}}(await readLockfile(n),i),l=await async function findInstalled(e,t){const n=await(0,o.readdir)((0,s.dirname)(e)).catch(()=>[])
for(const r of n.filter(t=>t.startsWith((0,s.basename)(e)))){const n=(0,s.join)((0,s.dirname)(e),r),{unusedBuild:i,...a}=install_parse(await(0,o.readFile)((0,s.join)(n,va),"utf8").catch(()=>""))
if((void 0===i||i===t.unusedBuild)&&includesLockfile({packages:{},...a},t))return n}return}(r,{...c,unusedBuild:a})
if(void 0!==l)return l
const d=await async function findNpm({execPath:e,env:t,platform:n}){const r=(0,s.dirname)(e),o=(t.PATH??t.Path??"").split(s.delimiter).filter(e=>""!==e),i=(0,s.join)("node_modules","npm","bin","npm-cli.js"),a=[...!0===t.npm_execpath?.endsWith("npm-cli.js")?[t.npm_execpath]:[],(0,s.join)(r,i),(0,s.join)(r,"..","lib",i),...o.flatMap(e=>[(0,s.join)(e,i),(0,s.join)(e,"..","lib",i)])]
for(const t of a)if(await exists(t))return[e,t]
for(const e of"win32"===n?[]:o)if(await exists((0,s.join)(e,"npm")))return[(0,s.join)(e,"npm")]}(t)
if(void 0===d)throw install_explain("npm was not found on this machine.","Add `actions/setup-node` before this step.")
t.onStart?.()
const u=await async function install_makeFolder(e){await(0,o.mkdir)((0,s.dirname)(e),{recursive:!0})
try{return await(0,o.mkdir)(e),e}catch{return(0,o.mkdtemp)(`${e}-`)}}(r)
try{return await(0,o.writeFile)((0,s.join)(u,"package.json"),JSON.stringify(c.packages[""])),await async function runInstall(e,t,n,r,i){const{downloads:a}=r,{registryOf:c,isPlain:l}=await async function readConfig(e,t,n){const{stdout:s}=await runNpm([...e,"config","list","--json"],t,n),r=install_parse(s)
return{registryOf:e=>{const t=r[`${e.split("/")[0]??""}:registry`]??r.registry
return"string"==typeof t&&URL.canParse(t)?t.replace(/\/*$/,"/"):""},isPlain:ya.every(e=>!r[e])}}(e,t,i),d=function locateTarballs(e,t){const n=Object.entries(e.packages).map(([e,n])=>{const{name:s=install_nameOf(e),version:r=""}=n,o=`${s.slice(s.lastIndexOf("/")+1)}-${r}.tgz`,i=""===e?"":t(s)
return[e,""===i?n:{...n,resolved:`${i}${s}/-/${o}`}]})
return{...e,packages:Object.fromEntries(n)}}(n,c)
if(l&&await async function installTarballs(e,t,n,r){const o=[...e],i=await(0,$e.Sb)(Array.from({length:pa},async()=>{try{for(let e=o.shift();void 0!==e;e=o.shift()){const o=await takeTarball(e,n,r)
if(void 0===o)return!1
await tarballs_unpack(o,(0,s.join)(t,e.path),n)}return!0}finally{o.length=0}}))
return(0,Oe.ZR)(r.cancellation),i.every(Boolean)}(function listTarballs({packages:e}){return Object.entries(e).filter(([e])=>""!==e).map(([e,{name:t=install_nameOf(e),version:n="",resolved:s,integrity:r}])=>({path:e,fileName:`${t.replace("/","+")}-${n}.tgz`,url:s,integrity:r}))}(d),t,r,i))return
const u=void 0===a?[]:[`--cache=${a}`,"--logs-max=0"],install=async n=>{await(0,o.writeFile)((0,s.join)(t,"package-lock.json"),JSON.stringify(n))
const r=["--ignore-scripts","--no-audit","--no-fund","--no-update-notifier","--loglevel=warn"]
return runNpm([...e,"ci",...r,...u],t,i)}
let p=await install(d)
"E404"===readCode(p)&&(p=await install(n))
if(!p.isDone||p.stderr.includes("TAR_ENTRY_ERROR"))throw function explainRun(e,t){const n=e.stderr.split("\n").filter(e=>/^npm (error|ERR!)|TAR_ENTRY_ERROR/.test(e)),s=[...new Set(n.map(e=>e.replace(/^npm (error|ERR!|warn tar|WARN tar) ?/,"").trim()))].filter(e=>""!==e&&!/^(?:code|errno|syscall|Log files were not written) /.test(e)).slice(0,4)
return install_explain(`npm could not install WordPress Playground from ${""===t?"the npm registry":(0,S.jr)(new URL(t))}: ${s.map(e=>e.replace(/[.;:]$/,"")).join("; ")||"it did not say why"}.`,function chooseFix(e){switch(e){case"ENOSPC":return"Free some disk space: two versions of PHP need about 300 MB while they are installed."
case"E401":case"E403":return"Give npm a token for that registry that may read these packages, in `.npmrc`."
case"E404":return"Let that registry offer these packages, or name another one in `.npmrc`."
case"ETARGET":case"ENOVERSIONS":return"Let `.npmrc` allow these versions: `min-release-age` and `before` leave out newer ones."
case"EINTEGRITY":return"That registry gave other bytes than this action was tested with. Name another one in `.npmrc`."
case"SELF_SIGNED_CERT_IN_CHAIN":case"DEPTH_ZERO_SELF_SIGNED_CERT":case"UNABLE_TO_VERIFY_LEAF_SIGNATURE":case"UNABLE_TO_GET_ISSUER_CERT_LOCALLY":return"Set the environment variable `NODE_EXTRA_CA_CERTS` to a PEM file with the certificate of the authority that signed that of the registry."
default:return"Check that this runner reaches that registry."}}(readCode(e)))}(p,c("@php-wasm/node"))}(d,u,c,e,t),void 0!==a&&await async function emptyBuilds(e,{packages:t},n){for(const r of Object.keys(t)){const t=(0,s.join)(e,r,n)
for(const e of await(0,o.readdir)(t).catch(()=>[]))await(0,o.rm)((0,s.join)(t,e),{recursive:!0,force:!0})}}(u,c,a),await(0,o.writeFile)((0,s.join)(u,va),JSON.stringify({...c,unusedBuild:a})),u}catch(e){throw await(0,o.rm)(u,{recursive:!0,force:!0,maxRetries:3}).catch(()=>{}),e}}async function readLockfile(e){return JSON.parse(await(0,o.readFile)((0,s.join)(e,"package-lock.json"),"utf8"))}function install_parse(e){try{return Object(JSON.parse(e))}catch{return{}}}const ya=["proxy","https-proxy","local-address","before","min-release-age","offline"]
function readCode({stderr:e}){const t=/^npm (?:error|ERR!) code (\S+)/m.exec(e)??/TAR_ENTRY_ERROR (\w+)/.exec(e)
return t?.[1]}function install_explain(e,t){return new u.S1({code:"not-published",title:"No WordPress Playground",message:e,hint:t})}const ba="node_modules/"
function install_findPath({packages:e},t,n){for(let s=t;""!==s;s=s.slice(0,s.lastIndexOf(ba)).replace(/\/$/,"")){const t=`${s}/${ba}${n}`
if(t in e)return t}return ba+n}function install_nameOf(e){return e.slice(e.lastIndexOf(ba)+ba.length)}function includesLockfile({packages:e},t){return Object.entries(t.packages).every(([t,{integrity:n}])=>""===t||t in e&&e[t]?.integrity===n)}const ka="playwright-core",$a=["@php-wasm/node","@wp-playground/wordpress"]
function chooseParts(e,t=!1){const n=new Set(e.map(e=>`@php-wasm/node-${e.replace(".","-")}`))
return{isUsed:(e,s)=>/^@php-wasm\/node-\d/.test(e)?n.has(e):e===ka?t:"@wp-playground/cli"!==s||$a.includes(e),unusedBuild:"Suspending"in Reflect.get(globalThis,"WebAssembly")?"asyncify":"jspi"}}const Pa=.95,Sa=3e3
function shareTime({clock:e,cancellation:t},{endMs:n,timeoutMs:s,pairs:r,atOnce:o}){let i=r
return()=>{const r=Math.max(1,Math.ceil(i/o))
i-=1
const a=Math.max(0,n-e.now())/r,c=new AbortController,l=setTimeout(()=>c.abort(),function chooseRunMs(e){return Math.max(0,Math.min(Pa*e,e-Sa))}(a)).unref()
t.addEventListener("abort",()=>clearTimeout(l))
return{budget:createBudget(e,{roomMs:a,rounds:r,timeoutMs:s,isOver:()=>c.signal.aborted}),signal:AbortSignal.any([t,c.signal])}}}function judgeTested(e,{plugin:t},n){const{testedUpTo:s=""}=t??{},[r]=e.filter(e=>function isTested(e){return isFinished(e)&&hasRun(e)&&!isUnclear(e)&&!hasFailed(e)}(e)&&/^\d+\.\d+(\.\d+)?$/.test(e.wordpress)).toSorted((e,t)=>(0,ye.Zy)(t.wordpress,e.wordpress))
if(""===s||void 0===r)return e
const o=acceptProblems("Tested up to",function findOld(e,t){const[n,s]=[e,t].map(e=>e.split(".").slice(0,2).join("."))
if((0,ye.Zy)(n??"",s??"")>=0)return[]
const r=`"Tested up to" of the readme is ${(0,p.AB)(e)}, and the version passed on WordPress ${(0,p.AB)(s??"")}: customers read that it was not tested with theirs. Raise it.`
return[{severity:"notice",message:r}]}(s,r.wordpress),n),i={name:"Tested up to",...recorder_describe({problems:o,message:`WordPress ${s}`}),durationMs:0}
return e.map(e=>e===r?{...e,steps:[...e.steps,i]}:e)}const xa=3
async function*rehearse(e,t){const{step:n,tools:r,machine:i}=t,c=r.clock.now()+e.timeoutMs,l=function createPorts({tools:e,machine:t,folder:n}){const s={retries:xa,budgetMs:ke.$4}
return{...e,send:t=>(0,ke.t0)(t,ke.wy,e,s),sendOnce:e.send,workspace:t.workspace,folder:n}}(t),d=function readAuthorFiles({beforeUpdate:e,afterUpdate:t},n){const s=new Map
return void 0!==e&&s.set("before-update",read("before-update",e,n)),void 0!==t&&s.set("after-update",read("after-update",t,n)),s}(e,i.workspace),{next:u,sourceFolder:p,name:f}=await async function findPackage(e,t){const{next:n,found:s}=await t.step("Find the package",()=>takePackage(e,t),({next:{plugin:e,problem:t}})=>void 0===e?t??"no plugin":`${e.folder} ${e.version}`),{folder:r="",version:o=""}=n.plugin??{}
return t.tools.declarePublic([r,o,s.name]),{next:n,sourceFolder:s.sourceFolder,name:s.name}}(e,t)
yield{next:u,sourceFolder:p}
const{older:h,previous:g,origin:m}=await function findOldVersions(e,{step:t,machine:n},s,{next:r,name:o}){const{folder:i="",version:c="",key:l=""}=r.plugin??{},d={fileName:o,slug:i,version:c,mainFile:l.slice(i.length+1)},u="url"===e.source.kind?[e.source.url]:[],p={...e,names:d,path:r.path,urls:u,triggeringTag:(0,a.zW)(n.env)},find=async()=>{const[t,...n]=e.previous,r=[]
for(const[e,t]of n.entries()){const n=`previous-${e+2}.zip`,{path:o}=await findPrevious({...p,previous:t,target:n},s)
void 0!==o&&r.push(await readRehearsedPackage(o))}const o=await findPrevious({...p,previous:t},s)
return void 0===o.path?{previous:void 0,origin:o.missing,older:r}:{previous:await readRehearsedPackage(o.path),origin:o.origin,older:r}}
return t("Find the previous version",find,({previous:e,origin:t,older:n})=>void 0===e?{inconclusive:`none, because ${t}; only a new installation is tried`}:[`${e.plugin?.version??"no plugin"}, from ${t}`,...n.map(({plugin:e})=>e?.version??"no plugin")].join("; "))}(e,t,l,{next:u,name:f})
yield{previous:g,origin:m}
const w=await findBeside(e,t,l,u),v=await async function takeSites({sites:e},{step:t},n,{next:r,beside:o}){return 0===e.length?[]:t("Read the copies of sites",()=>async function takeCopies(e,{plugin:t},n,r){const o=[]
for(const[i,a]of void 0===t?[]:e.entries())try{const e=(0,s.join)(r.folder,`site-${i}`)
o.push(await takeCopy({path:a,target:e,folder:t?.folder??""},n,r))}catch(e){if(e instanceof SiteRefused)throw take_copies_explain(a,e.message,e)
throw e}return o}(e,r,o,n),e=>e.map(({name:e,previous:t})=>`${e} with ${t.plugin.version}`).join(", "))}(e,t,l,{next:u,beside:w}),y={places:e.scenes,next:u,previous:g,beside:w,ownFolder:t.ownFolder,sourceFolder:p},b=await findScenes(y,l,n),k=(0,$e.Pb)(()=>async function readPackageCode(e,t){const n=await e.readCode()
return n&&{current:n,previous:await(t?.readCode(n))}}(u,g)),$=u.plugin??{requiresPhp:"",requiresWordPress:""},P=w.packages.map(({plugin:e})=>e),S=planPairs(e,$,t.available,P),x=S.at(-1),_=[...S,...void 0===x?[]:v.map(e=>({...x,copy:e}))]
yield{planned:_}
const O=await async function install({browser:e},t,n,r){const{step:i,tools:a,machine:c}=n,l=(0,s.join)(n.cacheFolder,"downloads"),d=[...new Set(t.map(({wordpress:e})=>e))],u=(0,s.join)(l,"wordpress"),p=d.map((e,t)=>[e,(0,$e.Pb)(()=>findWordPress(e,`wordpress-${t}`,u,r))]),f=await listBrowsers(e,{env:c.env,platform:n.install.platform}),h=await i("Install WordPress Playground",async()=>{const e=[...new Set(t.map(e=>e.php))],r={source:(0,s.join)(n.ownFolder,"playground"),target:(0,s.join)(n.cacheFolder,"playground"),downloads:(0,s.join)(l,"npm"),...chooseParts(e,f.length>0)},{cancellation:i,send:d}=a,{env:u}=c,onStart=()=>a.log.info(`Installing WordPress Playground for PHP ${e.join(", ")} from npm.`)
return(0,o.realpath)(await installLocked(r,{...n.install,env:u,cancellation:i,send:d,onStart:onStart}))},()=>"ready"),g=new Map
for(const[e,t]of p){const n=await i(`Get WordPress ${showWordPress(e)}`,()=>t,e=>(0,s.basename)(e))
g.set(e,await(0,o.realpath)(n))}return{executables:f,playgroundFolder:h,wordpressZips:g}}(e,_,t,l),A=!0===i.env.GITHUB_EVENT_NAME?.startsWith("pull_request"),{acceptedProblems:M,pages:T}=e,j={...{next:u,previous:g,older:h,beside:w},authored:d,accepted:M,isPullRequest:A,readCode:()=>k,paths:T,scenes:b},{log:F,cancellation:I}=r,L=countAtOnce(_.length,F),R=shareTime(r,{endMs:c,timeoutMs:e.timeoutMs,pairs:_.length,atOnce:L}),B=await createPlay(e,t,{planned:_,installed:O,sourceFolder:p,options:j,share:R})
t.clearEnvironment()
const C=[]
for await(const e of playPairs(_,{play:B,step:n,log:F,cancellation:I,atOnce:L}))C.push(e),yield{results:[...C],...findKept(C)}
yield{results:judgeTested(C,u,M)}}function findKept(e){const t=e.flatMap(e=>e.steps)
return{pictures:t.flatMap(({pictures:e=[]})=>e)[0],site:t.flatMap(({site:e=[]})=>e)[0]}}const _a=9
function countFailed(e){return countPairs(e,hasFailed)}function countUnclear(e){return countPairs(e,isUnclear)}function countPairs(e,t){const n=1===e.length?"pair":"pairs"
return`${e.filter(t).length} of ${e.length} ${n} of PHP and WordPress`}function listProblems(e){const t=new Map
for(const n of e){const e=namePair(n)
for(const s of[...annotate_listCauses(n),...listAccepted(n)]){const n=annotate_keyOf(s),{pairs:r=[],...o}=t.get(n)??s
t.set(n,{...o,pairs:[...new Set([...r,e])]})}}const rank=({severity:e,isAccepted:t=!1})=>ne.indexOf(e)+(t?ne.length:0)
return[...t.values()].sort((e,t)=>rank(e)-rank(t))}function annotate_listCauses({steps:e}){const t=e.map(e=>({...e,problems:e.problems.filter(annotate_isOpen)})),n=t.flatMap(({name:e,problems:t})=>t.map(t=>({...t,step:e}))),s=new Map(n.filter(isPlacedError).toReversed().map(e=>[annotate_placeOf(e),e])),r=t.findIndex(({outcome:e})=>"failed"===e),o=!0===t[r]?.problems.some(isPlacedError),i=-1===r?t.length:o?r:r+1,a=new Set(t.slice(i).map(({name:e})=>e)),c=new Set([...s.values()].map(wordsOf))
return n.filter(e=>"Way back"===e.step||(void 0===e.file?!a.has(e.step)||(e=>lacksCode(e.message)&&!c.has(wordsOf(e)))(e):(s.get(annotate_placeOf(e))??e)===e))}function listAccepted({steps:e}){return e.flatMap(({name:e,problems:t})=>t.filter(e=>!annotate_isOpen(e)).map(t=>({...t,step:e})))}function annotate_isOpen({isAccepted:e=!1}){return!e}function isPlacedError({severity:e,line:t}){return"error"===e&&void 0!==t}function annotate_placeOf({file:e,line:t}){return`${e??""}:${t??""}`}function annotate_keyOf(e){return`${!0===e.isAccepted?`accepted ${e.step}`:e.severity}\n${annotate_placeOf(e)}\n${wordsOf(e)}`}function wordsOf({message:e}){return e.toLowerCase().replace(/^(php [a-z ]*error: )(uncaught \w+: |[\w\\:]+\(\): )/,"$1").replace(/["']/g,"")}function explainUnexpected(e){if("internal"!==e.code)return e
const{code:t,title:n,message:s,cause:r}=e,o=function explainDisk(e){return(0,k.Eh)(e,"Data of the rehearsal","With two versions of PHP it takes about 300 MB.")}(r)
if(o instanceof u.S1)return o
return new u.S1({code:t,title:n,message:s,hint:"It published nothing. Run it again, and if it fails again, report this with the log of the run.",cause:r})}function explainVerdict({results:e,planned:t},n,s){switch(judgeResults(e,t.length)){case"failed":return s?[]:[explainFailed(e)]
case"not-started":return[new u.S1({code:"not-known",title:"WordPress did not start",message:"WordPress Playground could not start WordPress, so nothing is known about the package.",hint:"Set `wordpress` or `php` to another version; if it was only too slow, run this again."})]
case"unfinished":case"not-played":return n.length>0?[]:[refuseNotPlayed(e)]
case"not-known":return[explainUnclear(e)]
case"not-run":case"passed":return[]}}function explainUnclear(e){return new u.S1({code:"not-known",title:"Result not known",message:`On ${countUnclear(e)}, it is not known whether the plugin works.`,hint:`Change what kept it from running: ${nameFirst(e,"unknown")}.`})}function refuseNotPlayed(e){return new u.S1({code:"not-known",title:"Nothing was rehearsed",message:explainNotPlayed(e),hint:"Set `php` and `wordpress` to versions that it supports."})}function explainFailed(e){return new u.S1({code:"package",title:"Rehearsal failed",message:`The package failed on ${countFailed(e)}.`,hint:`Before you publish it, ${adviseOnFirst(e)}.`})}function adviseOnFirst(e){const[t,...n]=listOpen(e,"error"),s=t&&function findLostFile(e){const[,t=""]=/Failed opening required '([^'\n]{1,300})'/.exec(e)??/`([^`\n]{1,300})`, which is (?:not in the package|not there|missing \(\d+\))/.exec(e)??[]
return""===t||t.startsWith("/")?void 0:t}(t.message)
if(void 0===s)return`fix ${nameFirst(e,"error")}`
const r=0===n.length?"":`; then fix ${n.length} more`
return`let the build make ${(0,p.AB)(s)}, which the package lacks, or see what \`.distignore\` leaves out${r}`}function listOpen(e,t){return listProblems(e).filter(e=>e.severity===t&&!0!==e.isAccepted)}function nameFirst(e,t){const[n,...s]=listOpen(e,t)
if(void 0===n)return"what is reported above"
const{file:r,line:o,step:i}=n,a=void 0===r?`what is reported for "${i}"`:(0,p.AB)(void 0===o?r:`${r}:${o}`)
return 0===s.length?a:`${a} and ${s.length} more`}function explainLate(e,{planned:t,results:n}){const s=t.filter((e,t)=>void 0===n[t]||!isFinished(n[t])).map(({php:e,wordpress:t})=>`PHP ${e}, WordPress ${showWordPress(t)}`),r=0===s.length?"":` on ${s.join("; ")}`
return new u.S1({code:"not-known",title:"Rehearsal not finished",message:`The rehearsal did not end within ${(0,E.a3)(e)}. Whether the package works${r} is not known.`,hint:"Raise `timeout`, or try fewer versions of PHP and WordPress."})}const Oa={passed:({results:e,planned:t})=>{const n=judgeResults(e,t.length)
return"not-known"===n?"":String("passed"===n)},version:({next:e},t)=>t(e?.plugin?.version??""),"previous-version":({previous:e},t)=>t(e?.plugin?.version??""),tested:({results:e},t)=>t(describeTested(e)),reversible:({results:e})=>String(findWayBack(e)?.isReversible??""),results:({results:e},t)=>JSON.stringify(e.filter(isFinished).map(e=>function toOutput({php:e,wordpress:t,note:n,site:s,beside:r=[],steps:o},i){return{php:e,wordpress:i(t),note:n,site:void 0===s?void 0:i(s),plugins:r.map(i),steps:o.map(({name:e,outcome:t,message:n,problems:[s]})=>({id:toId(e),name:e,outcome:t,message:i(n),file:void 0===s?.file?void 0:i(s.file),line:s?.line}))}}(e,t))),updater:({results:e})=>findUpdater(e)??"",pictures:({pictures:e})=>e?.folder??"",site:({site:e})=>e?.path??""}
var Aa=n(1680)
function describeRehearsal({rehearsal:e,errors:t},n){const{next:s,results:r,planned:o}=e,{folder:i="",version:a="",name:c=""}=s?.plugin??{},l=""===c?i:(0,p.CI)(c),d=""===l?"the package":n(""===a?l:`${l} ${a}`),u=judgeResults(r,o.length)
if("passed"===u){const e=n(describeTested(r))
return 0===t.length?`✅ Rehearsed ${d}: ${e}`:`❌ ${d} was rehearsed, but the step failed afterwards`}return"not-run"===u&&0===t.length?r.some(({steps:e})=>e.some(({outcome:e})=>"accepted"===e))?`⚠️ ${d} was not rehearsed to the end, because of what is accepted`:`⚠️ ${d} was installed and compared, not run`:"not-known"===u?`❌ ${d}: result not known on ${countUnclear(r)}`:"failed"!==u?`❌ ${"the package"===d?"The package":d} was not rehearsed to the end`:`${0===t.length?"⚠️":"❌"} ${d} failed ${function describeFailed(e,t){const n=e.filter(hasFailed),s=n.flatMap(({steps:e})=>e.filter(({outcome:e})=>"failed"===e).map(({name:e})=>e)),[r="",...o]=oe.filter(e=>s.includes(e)),i=0===o.length?"":` and ${o.length} more ${1===o.length?"step":"steps"}`,a=new Set(e.map(({php:e})=>e)).size<e.length,c=a?n.map(({php:e,wordpress:t})=>`PHP ${e} with WordPress ${t}`):[`PHP ${listAnd(n.map(({php:e})=>e))}`]
return`at "${r}"${i} (${t(listAnd(c))})`}(r,n)}`}const Ma="<sub>WordPress Playground: PHP in WebAssembly, SQLite, no network. No plugins but those named here, no versions between these, no other themes, no hosting. Commands of WP-CLI are added, not run.</sub>"
function listFacts({next:e,previous:t,origin:n,results:s,pictures:r,site:o},i){const code=e=>(0,Aa.cR)(i(e)),prose=e=>(0,Aa.E9)(i(e)),{plugin:a,problem:c,files:l=[]}=e??{},d=(0,E.Xq)(l.reduce((e,{sizeBytes:t})=>e+t,0)),u=void 0===a?prose(c??""):`${code(a.version)}, ${l.length} files, ${d}`,f=void 0===n?[]:[["Previous version",showBefore(t,n,i)]],h=findWayBack(s),g=findUpdater(s),m=s.flatMap(({note:e})=>void 0===e?[]:[e])
return[["Version",u],...f,...void 0===h?[]:[["Way back",prose((0,p.Qu)(h.message))]],...0===m.length?[]:[["Other versions",prose([...new Set(m)].join("; "))]],...void 0===g?[]:[["Next update",Ta[g]]],...void 0===r?[]:[["Pictures",`${countPictures(r)}: output ${code("pictures")}`]],...void 0===o?[]:[["Updated site",showSite(o,code)]]]}const Ta={works:"sites with this version are offered it",broken:"sites with this version are not offered it, or not rightly"}
function showSite({without:e},t){return`a ZIP for WordPress Playground${0===e.length?"":`, without the files of ${e.map(t).join(", ")}`}: output ${t("site")}`}function explainWithout({without:e,isIdle:t}){const n=1===e.length?"it":"them",s=t?`, then activate the plugin, which does not run without ${n}`:""
return`The output \`site\` does not have the files of ${(0,p.Zv)(e,void 0,1/0)}: install ${n} when you have opened it${s}.`}function explainWith({withOthers:e}){return`The output \`site\` has the files of ${(0,p.Zv)(e,void 0,1/0)}, for rehearsals that start from it: upload it only where everyone may have them.`}function countPictures({pages:e}){return`${e} ${1===e?"page":"pages"} of the plugin`}function showBefore(e,t,n){const s=(0,Aa.E9)(n(t))
return void 0===e?`none, because ${s}: only a new installation`:`${(0,Aa.cR)(n(e.plugin?.version??""))}, from ${s}`}const ja={passed:"✅",accepted:"☑️",warned:"⚠️",unknown:"❔",failed:"❌",skipped:"–"},Fa={error:"❌",unknown:"❔",warning:"⚠️",notice:"ℹ️"}
function countSteps(e){const t=e.map(({steps:e})=>`${e.filter(({outcome:e})=>"passed"===e).length} of ${e.length}`),n=[...new Set(t)],s=e.length<2||n.length>1?"":` on ${function nameAll(e){return 2===e?"both":`all ${e}`}(e.length)} pairs`
return`Steps: ${listAnd(n)} passed${s}`}function renderResults({results:e,planned:t,isLate:n},s){const r=oe.filter(t=>e.some(({steps:e})=>e.some(e=>e.name===t))),o=t.slice(e.length).map(({php:e,wordpress:t,copy:n})=>({php:e,wordpress:showWordPress(t),site:n?.name})),i=[...e,...o].map(({beside:e=[],...t})=>(0,Aa.E9)(s([namePair(t),...e].join(", ")))),a=r.map(t=>[t,...e.map(e=>function renderCell({steps:e},t,n){const s=e.find(e=>e.name===t)
if(void 0===s)return""
const r=void 0===s.asked?"":`${s.asked} (${(0,E.a3)(s.durationMs)})`,o=e.find(({outcome:e,message:t})=>"skipped"===e&&t===s.message)===s,i=o?s.message:"",a="skipped"===s.outcome?i:"accepted"===s.outcome?"accepted":r
return`${ja[s.outcome]} ${(0,Aa.E9)(n(a))}`.trimEnd()}(e,t,s)),...o.map(()=>"")]),c=e.map(e=>function renderTime({durationMs:e,isCut:t},n){const s=(0,E.a3)(e)
return!0!==t?s:(0,Aa.E9)(`not finished: ${n?"stopped by `timeout`":"cancelled"} after ${s}`)}(e,!0===n||!0===e.isLate))
return(0,Aa.bo)(["Step",...i],[...a,["Time",...c,...o.map(()=>"not started")]])}const Ia=50
function countOthers(e){const count=(e,t)=>0===t.length?[]:[`${t.length} ${e}${"accepted"===e||1===t.length?"":"s"}`],t=e.filter(({isAccepted:e=!1})=>!e)
return[...count("warning",t.filter(({severity:e})=>"warning"===e)),...count("notice",t.filter(({severity:e})=>"notice"===e)),...count("accepted",e.filter(({isAccepted:e=!1})=>e))].join(", ")}function renderProblems(e,t){if(0===e.length)return[]
const n=e.slice(0,Ia).map(({severity:e,step:n,message:s,file:r,line:o,pairs:i,isAccepted:a})=>{const c=void 0===r?"":(0,Aa.cR)(t(`${r}${void 0===o?"":`:${o}`}`)),l=!0===a?`${ja.accepted} accepted,`:Fa[e],d=`on ${(0,Aa.E9)(t(i.join("; ")))}`,u=""===c?d:`${c}, ${d}`
return`- ${l} **${n}**: ${(0,Aa.E9)(t(s))}<br>${u}`}),s=e.length-Ia
return[n.join("\n"),...s>0?[`${s} more are left out.`]:[]]}const La=20
function renderEntries(e,t){const n=e.flatMap(e=>e.steps.filter(({name:e})=>isAcceptable(e))).flatMap(({name:e,problems:n})=>n.filter(({severity:e,isAccepted:t=!1,isEnd:n=!1})=>"error"===e&&!t&&!n).map(n=>function offerEntry(e,t,n){const{file:s,rule:r}=t,o=void 0===r?{id:toId(e),path:s}:{id:r.id,path:r.name||s},i=n((0,d.tA)(o)).replace(/\s+/g," ")
try{const[n]=acceptProblems(e,[t],parseAcceptProblems(i))
if(void 0!==n&&isAccepted(n))return i}catch(e){if(!(e instanceof h.rb))throw e}return toId(e)}(e,n,t)))
if(0===n.length)return[]
const s=[...new Set(n)],r=s.slice(0,La).map(e=>(0,Aa.cR)(e)),o=s.length-r.length
return[`<sub>To accept an error that does not concern your customers' sites: <code>accept-problems</code> with ${r.join(", ")}${o>0?`, and ${o} more`:""}</sub>`]}const Ra=30
function renderChanges(e,t){const n=new Map
for(const{steps:t,...s}of e)for(const{what:e,change:r}of t.flatMap(({changes:e=[]})=>e)){const[,,...t]=n.get(`${e}\n${r}`)??[]
n.set(`${e}\n${r}`,[e,r,...t,namePair(s)])}if(0===n.size)return[]
const prose=e=>(0,Aa.E9)(t(e)),s=[...n.values()].slice(0,Ra).map(([e="",t="",...n])=>`- ${prose(e)}: ${prose(t)} (${prose(n.join("; "))})`),r=n.size-Ra
return["#### What the update changes in the database",s.join("\n"),...r>0?[`${r} more are left out.`]:[]]}class Late{timeoutMs
constructor(e){this.timeoutMs=e}}function runRehearsal(e,t){return(0,c.C)(collectRehearseTexts,t=>function createRehearsalAction(e,{distFolder:t,playerFlags:n,...r}){const{machine:c,outputs:d,steps:p,sanitise:f}=e,{env:h,temporaryFolder:g}=c,{quote:m,log:w}=e.tools
let v,y,b,k={planned:[],results:[]}
const work=async()=>{const l=(0,s.join)(await(0,o.realpath)(t),"..","rehearse"),{packages:d}=await readLockfile((0,s.join)(l,"playground")),u=function listAvailable(e){return{php:e.flatMap(e=>{const[,t,n]=/\/@php-wasm\/node-(\d+)-(\d+)$/.exec(e)??[]
return void 0===t||void 0===n?[]:[`${t}.${n}`]}).filter(e=>(0,ye.Zy)(e,be.php)>=0).sort(ye.Zy),wordpress:be.wordpress}}(Object.keys(d))
y=readRehearseInputs(h,u,(0,a.BU)(h))
const{timeoutMs:f}=y
b=setTimeout(()=>e.cancel(new Late(f)),f),v=await(0,o.realpath)(await(0,o.mkdtemp)((0,s.join)(g,"rehearsal-")))
const m={machine:c,tools:e.tools,step:p.run,install:r,playerFlags:n,clearEnvironment:e.clearEnvironment,distFolder:await(0,o.realpath)(t),playerFile:(0,s.join)(await(0,o.realpath)(t),"player.js"),driverFile:(0,s.join)(await(0,o.realpath)(t),"browser.js"),ownFolder:l,available:u,folder:v,cacheFolder:(0,s.join)(g,"wordpress-playground"),keptFolder:"true"===h.GITHUB_ACTIONS?await(0,o.realpath)(g):(0,i.tmpdir)()}
for await(const e of rehearse(y,m))k={...k,...e}
if(k.results.some(({isLate:e})=>e))throw explainLate(f,k)},explainCancelled=()=>{const t=e.tools.cancellation.reason
return t instanceof Late?(k={...k,isLate:!0},explainLate(t.timeoutMs,k)):function explainCancellation(){return new u.S1({code:"not-known",title:"Cancelled",message:"The run was cancelled before the rehearsal ended.",hint:"It changed nothing; run it again when you like."})}()},report=async e=>{clearTimeout(b)
let t=e.map(explainUnexpected)
void 0!==v&&await(0,o.rm)(v,{recursive:!0,force:!0}).catch(()=>{})
const n="warn"===y?.onFailure
if(function annotate({next:e,sourceFolder:t,results:n},{log:s,quote:r,locateSource:o,isMild:i}){const a=e?.plugin?.folder??"",c=listProblems(n)
for(const{step:e,message:t,isAccepted:n}of c)!0===n&&s.info(`Accepted: ${toId(e)}: ${r(t)}`)
for(const e of ne){const n=c.filter(t=>t.severity===e&&!0!==t.isAccepted),l="unknown"===e?"error":"error"===e&&i?"warning":e
for(const{step:e,pairs:i,message:c,file:d,line:u,isInWorkspace:p}of n.slice(0,_a)){const n=void 0===d?"":` (${r(d)}${void 0===u?"":`:${u}`})`,f=void 0===d?void 0:(()=>!0===p?o(d,u):o(`${a}/${d??""}`,u,t??void 0))()
s[l](`Rehearsal: ${e}`,`${r(c)}${n} On ${r(i.join("; "))}.`,f)}const d=n.length-_a
d>0&&s.info(`${d} more of these are in the job summary.`)}}(k,{log:w,quote:m,isMild:n,locateSource:(0,l.Y)(h.GITHUB_WORKSPACE)}),void 0!==y&&noticeUnused(k,y.acceptedProblems,w),t=[...t,...explainVerdict(k,t,n)],void 0!==y)try{!function writeRehearseOutputs(e,t,n){try{for(const[s,r]of Object.entries(Oa))n.set(s,r(e,t))}catch(e){throw new u.S1({code:"not-known",title:"Outputs not written",message:`The outputs for the next steps could not be written to ${n.name}.`,hint:"Check disk space and permissions of the runner.",cause:e})}}(k,m,d)}catch(e){if(!(e instanceof u.S1))throw e
t=[...t,e]}await async function finishPictures({pictures:e,results:t,planned:n},s,r){const o=t.flatMap(({steps:e})=>e.flatMap(({name:e,problems:t})=>t.map(t=>({...t,step:e})))),i=s&&"passed"===judgeResults(t,n.length),a=o.filter(({isAccepted:e=!1})=>!e)
await(e?.finish(a.map(e=>({...e,message:r(e.message),file:e.file&&r(e.file)})),i).catch(()=>{}))}(k,0===t.length,f),function tellKept({pictures:e,site:t},n){void 0!==e&&n.info(`Pictures of ${countPictures(e)}: ${(0,s.join)(e.folder,"index.html")}`)
if(void 0===t)return
n.info(`The updated site, for WordPress Playground: ${t.path}`),t.without.length>0&&n.notice("Plugins left out of the site",explainWithout(t))
t.withOthers.length>0&&n.notice("Plugins in the site",explainWith(t))}(k,w)
const r={rehearsal:k,errors:t}
return{errors:t,outcome:`${describeRehearsal(r,e=>e)}.`,renderSummary:()=>function renderRehearsalSummary(e,t){const{rehearsal:n,errors:s}=e,r=describeRehearsal(e,e=>(0,Aa.gU)(t(e))),{results:o}=n,isOpen=({severity:e,isAccepted:t=!1})=>!t&&("error"===e||"unknown"===e),i=listProblems(o),a=renderProblems(i.filter(e=>!isOpen(e)),t)
return`${[`### ${r}`,...renderProblems(i.filter(isOpen),t),...(0,Aa.a$)(s,t),...renderEntries(o,t),...void 0===n.next?[]:[(0,Aa.Id)(listFacts(n,t))],...0===a.length?[]:[(0,Aa.jq)(countOthers(i.filter(e=>!isOpen(e))),a)],...0===o.length?[]:[(0,Aa.jq)(countSteps(o),[renderResults(n,t)]),...renderChanges(o,t)],...0===o.length?[]:[Ma]].join("\n\n")}\n`}(r,f),unaffected:"The rehearsal is not affected."}}
return{work:work,explainCancellation:explainCancelled,report:report}}(t,e),t)}function noticeUnused({results:e,planned:t},n,s){const r=function listUnused(e,t){return e.some(({steps:e})=>e.some(({name:e})=>"Not asked"===e))?[]:t.filter(t=>{const n=toId(findStep(t.id)??ce),s=e.flatMap(e=>e.steps.filter(({name:e})=>toId(e)===n))
return s.length>=e.length&&s.every(({outcome:e})=>"skipped"!==e)&&!s.some(({name:e,problems:n})=>n.some(n=>!0===n.isAccepted&&fits(t,e,n)))})}(e,n)
if(0===r.length||"unfinished"===judgeResults(e,t.length))return
const o=(0,p.Zv)(r.map(d.tA)),[i,a]=1===r.length?["has","it"]:["have","them"]
s.notice("Nothing to accept",`${o} in \`accept-problems\` ${i} no effect, because the rehearsal did not find that. Remove ${a} if no longer needed.`)}function rehearsal_run(e){process.on("SIGUSR1",()=>{})
const{execPath:t,platform:n}=process
return runRehearsal({distFolder:(0,s.dirname)((0,r.fileURLToPath)(import.meta.url)),execPath:t,platform:n,playerFlags:Vi,kill:(e,t)=>process.kill(e,t)},e)}}),7549:((e,t,n)=>{n.d(t,{F:()=>s,h:()=>BrowserLost})
class BrowserLost extends Error{constructor(e){super(e),this.name="BrowserLost"}}const s=6}),1493:((e,t,n)=>{n.d(t,{IO:()=>Unreadable,Ik:()=>object,Jt:()=>flag,LF:()=>read,Ox:()=>variant,PV:()=>tuple,Qq:()=>text,Tj:()=>map,aL:()=>words,ai:()=>number,ee:()=>bytes,g1:()=>record,gP:()=>either,lq:()=>optional,p_:()=>list,yL:()=>oneOf,zN:()=>some})
class Misfit{why
place
constructor(e,t=""){this.why=e,this.place=t}in(e){return new Misfit(this.why,`${e}${this.place}`)}}class Unreadable extends Error{constructor(e){super(e),this.name="Unreadable"}}function read(e,t){const n=e(t)
if(!(n instanceof Misfit))return n
const{place:s,why:r}=n
throw new Unreadable(`${""===s?"it":`\`${s.replace(/^\./,"")}\``} ${r}`)}const flag=e=>"boolean"==typeof e?e:new Misfit("is neither true nor false"),number=e=>"number"==typeof e&&Number.isFinite(e)?e:new Misfit("is not a number"),text=e=>t=>"string"!=typeof t?new Misfit("is not text"):t.length<=e?t.toWellFormed():new Misfit(`is longer than ${e} characters`),words=e=>t=>"string"==typeof t?t.slice(0,e).toWellFormed():new Misfit("is not text"),bytes=e=>t=>t instanceof Uint8Array&&t.byteLength<=e?t:new Misfit(`is not at most ${e} bytes`),oneOf=(...e)=>t=>e.find(e=>e===t)??new Misfit(`is not one of ${e.join(", ")}`),optional=e=>t=>null==t?void 0:e(t),either=(e,t)=>n=>{const s=e(n)
return s instanceof Misfit?t:s},list=(e,t=1/0)=>n=>{if(!Array.isArray(n))return new Misfit("is not a list")
if(n.length>t)return new Misfit(`has more than ${t} items`)
const s=[]
for(const[t,r]of n.entries()){const n=e(r)
if(n instanceof Misfit)return n.in(`[${t}]`)
s.push(n)}return s},some=(e,t=1/0)=>n=>Array.isArray(n)?n.slice(0,t).flatMap(t=>{const n=e(t)
return n instanceof Misfit?[]:[n]}):new Misfit("is not a list"),tuple=(...e)=>t=>{if(!Array.isArray(t))return new Misfit("is not a list")
const n=[]
for(const[s,r]of e.entries()){const e=r(t[s])
if(e instanceof Misfit)return e.in(`[${s}]`)
n.push(e)}return n},map=(e,t=1/0)=>n=>{if("object"!=typeof n||null===n)return new Misfit("is not an object")
const s=Object.entries(n).slice(0,t)
return new Map(s.flatMap(([t,n])=>{const s=e(n)
return s instanceof Misfit?[]:[[t.toWellFormed(),s]]}))},record=(e,t=1/0)=>n=>{const s=map(e,t)(n)
return s instanceof Misfit?s:Object.fromEntries(s)},object=e=>t=>{if("object"!=typeof t||null===t||Array.isArray(t))return new Misfit("is not an object")
const n={}
for(const[s,r]of Object.entries(e)){const e=r(Object.hasOwn(t,s)?Reflect.get(t,s):void 0)
if(e instanceof Misfit)return e.in(`.${s}`)
n[s]=e}return n},variant=e=>t=>{const n=object({kind:oneOf(...Object.keys(e))})(t)
if(n instanceof Misfit)return n
const s=e[n.kind]?.(t)??new Misfit("is not known")
return s instanceof Misfit?s:{...s,...n}}}),1644:((e,t,n)=>{function endGroup(e,t){if(void 0===e||!Number.isSafeInteger(e)||e<=1)return!1
try{return t(-e,"SIGKILL"),!0}catch{return!1}}n.d(t,{N:()=>endGroup})}),5597:((e,t,n)=>{n.d(t,{$q:()=>a,CT:()=>c,Kf:()=>o,L5:()=>r,Le:()=>p,VS:()=>l,Vo:()=>u,Xs:()=>i,gN:()=>f,ln:()=>d,qh:()=>s})
const s={extensions:!0,modules:!0,process:!0},r=3,o={json:67108864,body:128e6},i=16777216,a=1048576,c={url:"http://127.0.0.1:8080",root:"/wordpress",plugins:"/wordpress/wp-content/plugins",folder:"/rehearsal",log:"/rehearsal/debug.log",notes:"/rehearsal/notes.log",args:"/rehearsal/order.json",result:"/rehearsal/result.json",loaded:"/rehearsal/loaded.json",unprinted:"/rehearsal/unprinted.json",scene:"/rehearsal/scene.json"},l="REHEARSAL ",d=`${l}refused`,u=`${l}unscheduled`,p=`${l}stack`,f="libxml_use_internal_errors"}),2120:((e,t,n)=>{n.d(t,{VD:()=>measureLocalHeader,kU:()=>encodeDosTime,n7:()=>buildEndRecord,p_:()=>createCentralDirectory,xb:()=>createHeaderBuilder,yo:()=>s})
const s={entries:65534,zipBytes:2**31-1,nameBytes:65535},r=67324752,o=33639248,i=101010256,a=30,c=46,l=22,d=20,u=768|d,p=2048,f=8,h=2175008768,g=Date.UTC(1980,0,1)/1e3,m=Date.UTC(2107,11,31,23,59,58)/1e3
function encodeDosTime(e){const t=new Date(1e3*Math.min(Math.max(e,g),m))
return 65536*(t.getUTCFullYear()-1980<<9|t.getUTCMonth()+1<<5|t.getUTCDate())+(t.getUTCHours()<<11|t.getUTCMinutes()<<5|t.getUTCSeconds()>>1)}function measureLocalHeader(e){return a+Buffer.byteLength(e)}function createHeaderBuilder(e){const t=new Uint8Array(c+s.nameBytes),n=new DataView(t.buffer),i=t.subarray(c),l=new TextEncoder
function writeCommon(t,s){const r=l.encodeInto(s.name,i).written
return n.setUint16(t,d,!0),n.setUint16(t+2,p,!0),n.setUint16(t+4,s.isDeflated?f:0,!0),n.setUint32(t+6,e,!0),n.setUint32(t+10,s.crc32,!0),n.setUint32(t+14,s.packedBytes,!0),n.setUint32(t+18,s.sizeBytes,!0),n.setUint32(t+22,r,!0),c+r}return{local(e){const s=c-a
return n.setUint32(s,r,!0),t.subarray(s,writeCommon(s+4,e))},central(e){n.setUint32(0,o,!0),n.setUint16(4,u,!0)
const s=writeCommon(6,e)
return n.setUint32(32,0,!0),n.setUint16(36,0,!0),n.setUint32(38,h,!0),n.setUint32(42,e.start,!0),t.subarray(0,s)}}}function buildEndRecord(e,t,n){const s=Buffer.alloc(l)
return s.writeUInt32LE(i,0),s.writeUInt16LE(e,8),s.writeUInt16LE(e,10),s.writeUInt32LE(n,12),s.writeUInt32LE(t,16),s}const w=65536
function createCentralDirectory(){const e=[]
let t=new Uint8Array(w),n=0,s=0
return{add(r){r.length>t.length-n&&(e.push(t.subarray(0,n)),t=new Uint8Array(Math.max(w,r.length)),n=0),t.set(r,n),n+=r.length,s+=1},count:()=>s,read:()=>[...e,t.subarray(0,n)]}}}),255:((e,t,n)=>{n.d(t,{Ok:()=>findNewest,g3:()=>Missed,n4:()=>findNamed,o4:()=>createOpener,oR:()=>findLivePackage})
var s=n(4098),r=n(88),o=n(6103),i=n(6717),a=n(4948),c=n(8115),l=n(1907),d=n(423)
class Missed extends Error{isSame
constructor(e,t,n=!1){super(e,{cause:t}),this.name="Missed",this.isSame=n}}async function findLivePackage(e,t){try{return await findNamed(e,t)}catch(n){if(!(n instanceof Missed)||void 0===t.releases)throw n
return await async function findOnRelease(e,t,n){const{names:s,limits:r}=t,o=(0,l.uO)(s,e),a=await n.findByTag(o,r.find)
if(void 0===a)throw new Missed(`there is no release ${(0,i.AB)(o)} on GitHub`)
const c=(0,l._Y)(a.assets,s,e)
if(void 0===c)throw new Missed(`the release ${(0,i.AB)(o)} has no asset that is certainly its package`)
return openAsset(c,o,t,n)}(e.version,t,t.releases).catch(e=>{if(e instanceof Missed)throw new Missed(`${n.message}; ${e.message}`)
if(e instanceof d.aF)throw new d.aF(`${n.message}; ${e.message}`)
throw e})}}async function findNamed(e,{limits:t,...n}){const s="the package that the service names",o=function readServiceUrl({packageUrl:e,baseUrl:t}){if(void 0===e)throw new Missed("the service does not say where its package is")
const n=(0,r.BD)(e),s=null!==n&&(0,r.IP)(n)&&("https:"===n.protocol||(0,r.YY)(t))
if(!s)throw new Missed("the service gives no plain `https:` URL for its package")
return n}(e)
return{opened:await open(o,s,{...n,limits:{...t,read:n=>t.read({...n,namedBy:e.baseUrl})}}),name:s}}async function findNewest(e){const{releases:t,names:n,limits:s}=e
if(void 0===t)throw new Missed("without `api-key`, the service was not asked")
for(const{tag:r,assets:o}of await t.listNewest(s.find)){const s=(0,l._Y)(o,n,(0,l.w)(n,r))
if(void 0!==s)return{...await openAsset(s,r,e,t),tag:r}}throw new Missed("no release on GitHub has a package yet")}async function openAsset(e,t,n,s){const r=`${(0,i.AB)(e.name)} of the release ${(0,i.AB)(t)}`,o=await s.locateAsset(e,n.limits.find)
return{opened:await open(o,r,n),name:r}}async function open(e,t,{openUrl:n,limits:s,maskUrl:r,isOwnUrl:o,look:i}){r(e.href)
const a=`${t} is the one to be published`
if(o(e))throw new Missed(a,void 0,!0)
try{const t=await n(e,s.read,(...e)=>{i?.(...e),s.beginDownload()})
if(!o(t.finalUrl))return t
await t.close()}catch(e){if(!(e instanceof Missed))throw e
throw s.countMiss(),new Missed(`${t} ${e.message}`,e)}throw s.countMiss(),new Missed(a,void 0,!0)}const u=209715200
function createOpener(e){const t={maxBytes:u,maxMs:d.rG,timeoutMs:d.rG,retries:0}
return async(n,r,i)=>{try{return await(0,c.X)(n,{...t,...e,send:r,look:i})}catch(e){if(!(e instanceof a.eM))throw e
const{cause:t}=e
if(t instanceof s.wX&&"cancelled"===t.failure)throw new o.cJ
throw new Missed(e.what,e)}}}}),1907:((e,t,n)=>{n.d(t,{_Y:()=>chooseAsset,uO:()=>nameLiveTag,w:()=>readReleaseVersion})
var s=n(7999),r=n(2189)
function nameLiveTag({tag:e,triggeringTag:t,slug:n,version:r},o){if(!0===e?.placeholders.includes("version"))return(0,s.ou)(e.text,{version:o,slug:n})
const i=e?.text??t,a=""===r?i:function replaceVersion(e,t,n){for(let s=e.lastIndexOf(t);s>=0;s=0===s?-1:e.lastIndexOf(t,s-1)){const[r,o]=[e.slice(0,s),e.slice(s+t.length)]
if(!/[\d.]$/.test(r)&&!/^(\d|\.\d)/.test(o))return`${r}${n}${o}`}return e}(i,r,o)
return a===i?`v${o}`:a}function readReleaseVersion({tag:e,slug:t},n){const[s,o]=e?.text.replaceAll("{slug}",t).split("{version}")??[],i=void 0!==s&&void 0!==o&&n.startsWith(s)&&n.endsWith(o)&&n.length>s.length+o.length
return(0,r.m)(i?n.slice(s.length,n.length-o.length):n)}function chooseAsset(e,{assetName:t,fileName:n,slug:r},o){const i=void 0===t||void 0===o&&t.placeholders.includes("version")?void 0:(0,s.ou)(t.text,{version:o??"",slug:r}),named=t=>e.find(e=>e.name===t),a=e.filter(({name:e})=>/\.zip$/i.test(e))
return named(i)??named(n)??(1===a.length?a[0]:void 0)}}),7672:((e,t,n)=>{n.d(t,{B:()=>describeSource,U:()=>zipPlugin})
var s=n(3024),r=n(6760),o=n(1791)
const i={files:2e4,fileBytes:2e8,totalBytes:1e9}
async function zipPlugin(e,{folder:t,...s}){const{zipDirectory:a}=await n.e(165).then(n.bind(n,8165))
return a(e,{...s,target:(0,r.join)(t,"package.zip"),maxima:i,isMainFile:o.eb,findHiddenHeader:o.tL})}async function describeSource({pluginPath:e,folder:t,rulesFile:o},{path:i,slug:a},c){const{findExportIgnoreLine:l,findRule:d,findSurroundings:u,readBuildSetup:p}=await n.e(165).then(n.bind(n,8165)),f=""===(0,r.relative)(c,i),h=u(e,c),g=void 0===a&&f&&t===(0,r.basename)(i)
return{isWrapped:""===(0,r.relative)(i,e),findRule:t=>(0,s.existsSync)((0,r.join)(e,t))?(t=>".gitattributes"===o?l(e,t):d(e,t,h))(t):void 0,rulesFile:o,isNamedByWorkspace:g,setup:await p(e,h)}}})}

