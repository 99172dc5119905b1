export const id=165
export const ids=[165]
export const modules={2574:((e,t,n)=>{n.d(t,{T:()=>readComposerJson,q:()=>parseJson})
var i=n(3060)
const r=/^(php(-64bit|-ipv6|-zts|-debug)?|hhvm|(ext|lib)-.*|composer(-(plugin|runtime)-api)?|composer\/installers|wp-cli\/.*|wpackagist-(plugin|theme)\/.*)$/i
function readComposerJson(e,t){const n=(0,i.L)(e),{config:a,extra:c}=n,l=Object.values((0,i.L)(c)).flatMap(e=>{const{target_directory:t,dep_directory:n}=(0,i.L)(e)
return[t,n]}),f=[(0,i.L)(a)["vendor-dir"]??"vendor",...l].filter(isText),d=[...new Set(f.slice(0,s).map(trimPath))],u=function createPlaceSearch(e,t,n){const isInFolders=e=>n.some(t=>e.startsWith(`${t}/`)),i=Object.entries(t).slice(0,s).filter(([e])=>isText(e)&&!isInFolders(trimPath(e)))
return t=>{const[n="",r=""]=t.split("/"),fill=e=>e.replaceAll("{$vendor}",n).replaceAll("{$name}",r),[o]=i.find(([i,r])=>{if(!Array.isArray(r))return!1
return r.includes(t)||r.includes(`vendor:${n}`)||fill(i)!==i&&e(fill(i))})??[]
return void 0===o?void 0:trimPath(fill(o))}}(t,(0,i.L)((0,i.L)(c)["installer-paths"]),d),h=(0,i.L)(n.replace),p=Object.keys((0,i.L)(n.require)).slice(0,o).filter(e=>isText(e)&&!r.test(e)&&!(e in h)),g=p.filter(e=>void 0===u(e)),m=p.flatMap(e=>{const t=u(e)
return void 0===t||""===t||t.startsWith("..")?[]:[{name:e,folder:t}]}),y=function listClasses(e){return[...["psr-4","psr-0"].flatMap(t=>Object.values((0,i.L)(e[t]))),e.classmap,e.files].flatMap(e=>Array.isArray(e)?e:[e]).filter(isText).slice(0,o).map(trimPath)}((0,i.L)(n.autoload))
if(g.length+y.length+m.length!==0)return{packages:g,folders:d,classes:y,placed:m}}const o=500,s=20
function trimPath(e){return e.replace(/^(\.?\/)+|\/+$/g,"")}function isText(e){return"string"==typeof e&&e.length<1024}function parseJson(e){try{return JSON.parse(Buffer.from(e,"latin1").toString())}catch{return}}}),8165:((e,t,n)=>{n.d(t,{findExportIgnoreLine:()=>findExportIgnoreLine,findRule:()=>findRule,findSurroundings:()=>findSurroundings,readBuildSetup:()=>readBuildSetup,zipDirectory:()=>zipDirectory})
var i=n(3024),r=n(6760),o=n(3492),s=n(6717),a=n(2264),c=n(300),l=n(2574),f=n(5805),d=n(5915)
function createPatternList(e){const t=new Map,n=[]
for(const[i,r]of e.entries()){const e=keyOf(r.pattern),o=void 0===e?n:t.get(e)??[]
o.push({...r,place:i}),void 0!==e&&t.set(e,o)}return(e,i,r,o)=>{const s=e.slice(e.lastIndexOf("/")+1),a=function joinInOrder(e,t){return 0===e.length||0===t.length?0===e.length?t:e:[...e,...t].sort((e,t)=>e.place-t.place)}(t.get(s)??[],t.get(`/${e}`)??[]),[c,l]=[toBytes(s),toBytes(e)]
let f=a.length-1,d=n.length-1
for(;f>=0||d>=0;){const e=(a[f]?.place??-1)>(n[d]?.place??-1),t=e?a[f--]:n[d--]
if(void 0===t)return
r(1)
const{pattern:s,value:u}=t
if(s.onlyFolders&&!i)continue
if((e||s.fits(s.isName?c:l,r))&&o(u))return}}}function keyOf({literal:e,isName:t}){return void 0===e||t?e:`/${e}`}const u=/[*?[\\]/
function parsePathPattern(e){const t=e.startsWith("!"),n=t?e.slice(1):e,i=n.endsWith("/"),r=i?n.slice(0,-1):n,o=!r.includes("/"),s=r.startsWith("/")?r.slice(1):r,a=s.search(u),c=a<0?s:void 0,l=void 0===c?function createFits(e,t,n){const i=toBytes(e),r=i.slice(1)
if(n&&i.startsWith("*")&&!u.test(r))return e=>e.endsWith(r)
const o=toBytes(e.slice(0,t)),s=(0,d.f)(i.slice(o.length))
return void 0===s?()=>!1:(e,t)=>e.startsWith(o)&&s(e,o.length,t)}(s,a,o):()=>!1
return{isNegated:t,onlyFolders:i,isName:o,literal:c,fits:l}}const h=/^[\0-\x7f]*$/
function toBytes(e){return h.test(e)?e:Buffer.from(e).toString("latin1")}const p=2e8
function limitWork(e,t=p){let n=t
return t=>{if(n-=t,!(n>=0))throw(0,c.SX)(`${(0,s.AB)(e)} has too many patterns to compare with so many files.`,"Use fewer lines with `*`, and leave out whole folders instead of single files.")}}function readLines(e){return e.replace(/^\ufeff/,"").split("\n").map(e=>e.endsWith("\r")?e.slice(0,-1):e).map(e=>e.replace(/\0.*/s,"")).filter(e=>""!==e&&!e.startsWith("#"))}const g=".distignore",m=65536
function readRules(e,t,n=e){const i=`${t}${g}`
try{const o=(0,a.H6)((0,r.join)(e,g),m+1,n)
if("absent"===o)return
if("outside"===o){throw badRules(i,"is a link that leads out of the workspace","Copy its target into the repository, or keep the rules in the file itself.")}if("no-file"===o)throw badRules(i,"is not a file","Make it a text file with one rule per line.")
if(o.length>m){throw badRules(i,`is larger than ${m/1024} KiB`,"Leave out whole folders instead of single files.")}return{prefix:t,judge:parseRules(o.toString(),limitWork(i))}}catch(e){throw(0,c.mx)(e,i)}}function badRules(e,t,n){return(0,c.SX)(`${(0,s.AB)(e)} ${t}.`,n)}function parseRules(e,t=()=>{}){const n=createPatternList(readLines(e).map(e=>{const t=parsePathPattern(function trimBlanks(e){let t=e.length
for(;" "===e[t-1];)t-=1
let n=t
for(;"\\"===e[n-1];)n-=1
return e.slice(0,(t-n)%2==0?t:t+1)}(e))
return{pattern:t,value:!t.isNegated}}))
return(e,i)=>{let r
return n(e,i,t,e=>(r=e,!0)),r}}function createFilter(e,t=[]){return(n,i)=>{if(".git"===n||n.endsWith("/.git")||t.includes(n))return!0
for(const{prefix:t,judge:r}of e){if(!n.startsWith(t))continue
const e=n.slice(t.length)
if(e===g)return!0
const o=r(e,i)
if(void 0!==o)return o}}}function findRule(e,t,n=e){const i=t.split("/").filter(e=>""!==e),o=function readRuleLines(e,t){try{const n=(0,a.H6)((0,r.join)(e,g),m,t)
return("string"==typeof n?[]:n.toString().split("\n")).map((e,t)=>({file:g,line:t+1,text:e.trim()}))}catch{return[]}}(e,n)
for(const[e]of i.entries()){const n=i.slice(0,e+1).join("/"),r=e<i.length-1||t.endsWith("/"),s=o.findLast(({text:e})=>void 0!==parseRules(e)(n,r))
if(void 0!==s&&!s.text.startsWith("!"))return s}}async function readBuildSetup(e,t=e){const o=function readIgnored(e,t){const n=limitWork(".gitignore",y),i=listFolders(e,t).map(i=>({prefix:(0,r.relative)(i,e).split(r.sep).filter(Boolean),judge:parseRules((0,a.yR)((0,r.join)(i,".gitignore"),t)??"",n)}))
return e=>{try{return i.some(({prefix:t,judge:n})=>{const i=[...t,...e.split("/")]
return i.some((e,t)=>!0===n(i.slice(0,t+1).join("/"),t<i.length-1))})}catch(e){if(e instanceof f.S1)return!0
throw e}}}(e,t),s=listFolders(e,t).flatMap(e=>["composer.json","package.json"].map(t=>(0,r.join)(e,t)))
if(!s.some(e=>(0,i.existsSync)(e)))return{composer:void 0,script:void 0,isIgnored:o}
const c=await n.e(396).then(n.bind(n,7396)),l=(0,a.aV)(t,e),d=c.createFileReader(void 0===l?e:t),u=void 0===l||""===l?".":l
return{composer:readComposer(c,{read:d,folder:u},t=>(0,i.existsSync)((0,r.join)(e,t))),script:readScript(c,{read:d,folder:u}),isIgnored:o}}function readComposer({join:e,planComposer:t,readManifests:n,showCommands:i},{read:r,folder:o},s){const[a]=n(r,[e(o,"composer.json")]),c=(0,l.T)(a,s)
if(void 0===c)return
const f=i(t({read:r,folder:o}).commands)
return{...c,command:f,folder:"."===o?"":o}}function readScript({join:e,keysOf:t,listPlaces:n,planScripts:i,readManifests:r,showCommands:o},{read:s,folder:a}){const has=(t,n)=>void 0!==s(e(t,n)),c=n(a).find(e=>has(e,"package.json"))
if(void 0===c)return
const[l={}]=r(s,[e(c,"package.json")]),f="workspaces"in l||has(c,"pnpm-workspace.yaml")||has(c,"lerna.json")
if(!t(l.scripts).includes("build")||c!==a&&f)return
const{commands:d}=i({read:s,folder:c,isLockOptional:!0})
return{command:o(d),folder:"."===c?"":c}}const y=2e7
function listFolders(e,t){const n=(0,a.aV)(t,e)
return void 0===n||""===n?[e]:[e,...listFolders((0,r.dirname)(e),t)]}var w=n(3916)
const v="[attr]"
function parseAttributes(e,t,n){const i=readLines(e).flatMap(e=>function readLine(e){if(Buffer.byteLength(e)>k)return
const t=e.replace(/^[ \t\r]+/,""),n=S.exec(t),[i=""]=t.split(b,1),r=null===n?i:function unquote(e){const t=e.match(/\\[0-7]{3}|\\.|[^\\]+/gs)??[],n=t.map(e=>{const t=e.slice(1)
return e.startsWith("\\")?3===t.length?Buffer.from([Number.parseInt(t,8)]):Buffer.from($[t]??t):Buffer.from(e)})
return Buffer.concat(n).toString()}(n[1]??""),o=t.slice(n?.[0].length??i.length).split(b),s=o.filter(e=>""!==e).map(readAssignment)
return i.startsWith("#")||""===r||s.includes(void 0)?void 0:{source:r,assignments:s.filter(e=>void 0!==e)}}(e)??[]),isMacro=({source:e})=>e.startsWith(v)&&e!==v,r=i.filter(isMacro).map(({source:e,assignments:t})=>[e.slice(v.length),t]),o=n??new Map(r),s=i.filter(e=>!isMacro(e)).filter(({assignments:e})=>e.some(({name:e})=>e===t||o.has(e))).map(({source:e,assignments:t})=>{const n=parsePathPattern(e)
return{pattern:n,value:{isName:n.isName,assignments:t}}}).filter(({pattern:e})=>!e.isNegated)
return{macros:o,isEmpty:0===s.length,visit:createPatternList(s)}}const k=2047,b=/[ \t\r]+/,S=/^"((?:[^"\\]|\\[abfnrtv"\\]|\\[0-3][0-7]{2})*)"/
function readAssignment(e){const[,t,n,i]=/^([-!]?)([\w.][\w.-]*)(?:=(.*))?$/.exec(e)??[]
if(void 0!==n)return""!==t?{name:n,value:"-"!==t&&void 0}:{name:n,value:i??!0}}const $={a:"",b:"\b",f:"\f",n:"\n",r:"\r",t:"\t",v:"\v"}
const B=".gitattributes",P="export-ignore",x=1048576,L=2*x
function readExportIgnore(e,t){const{realPath:n}=e,i=t?findRoot(n):n,o=(0,r.relative)(i,n).split(r.sep).join("/"),a=limitWork(B)
let c=L
const l=readAttributes(""),f=new Map,d=new Map
f.set("",enclose("",l,void 0)),export_ignore_listFolders(o).some(e=>!0===decide(e,!0))&&f.set(o,enclose(o,readAttributes(o,l.macros),void 0))
const toPath=e=>""===o||""===e?o+e:`${o}/${e}`
return{judge:(e,t)=>decide(toPath(e),t),hasRules:e=>void 0!==findFrame(toPath(e))}
function readAttributes(e,t){const n=(0,r.join)((0,w.relative)(`/${o}`,`/${e}`),B),a=readText((0,r.join)(i,e,B),n,i)
if(c-=a.length,c<0)throw tooLarge(`The files ${(0,s.AB)(B)} of all folders are`,"2 MiB")
return parseAttributes(a,P,t)}function findFrame(e){if(f.has(e))return f.get(e)
const t=findFrame(parentOf(e)),n=isForeign(e)?t:enclose(e,readAttributes(e,l.macros),t)
return f.set(e,n),n}function isForeign(e){if(e.length<=o.length)return!1
const t=d.get(e)??(F.test((0,w.basename)(e))||isForeign(parentOf(e)))
return d.set(e,t),t}function decide(e,t){const n=new Map,i=isForeign(parentOf(e))
let r=findFrame(parentOf(e))
for(;void 0!==r&&!n.has(P);r=r.outer){const o=""===r.folder?e:e.slice(r.folder.length+1)
r.attributes.visit(o,t,a,({isName:e,assignments:t})=>(e&&i||export_ignore_assign(n,t,l.macros),n.has(P)))}const o=n.get(P)
return"boolean"==typeof o?o:void 0}}function findExportIgnoreLine(e,t){const n=(0,i.realpathSync)(e),o=findRoot(n),s=(0,r.relative)(o,n).split(r.sep).join("/"),read=e=>{const t=""===e?B:`${e}/${B}`
return{file:t,text:readText((0,r.join)(o,t),t,o)}},{macros:a}=parseAttributes(read("").text,P)
for(const e of export_ignore_listFolders(t)){const n=findLine(""===s?e:`${s}/${e}`,t.startsWith(`${e}/`),a,read)
if(!0===n?.value)return n.line}}function findLine(e,t,n,i){for(let r=e;""!==r;){r=parentOf(r)
const{file:o,text:s}=i(r),a=""===r?e:e.slice(r.length+1),c=s.split("\n").map(e=>e.trim())
for(const[e,i]of[...c.entries()].reverse()){const r=new Map,{visit:s}=parseAttributes(i,P,n)
if(s(a,t,limitWork(o),({assignments:e})=>(export_ignore_assign(r,e,n),!0)),r.has(P))return{line:{file:o,line:e+1,text:i},value:r.get(P)}}}}const F=/^(node_modules|dependencies|third[-_]party|(.+[-_])?vendor([-_].+)?)$/i
function findRoot(e){for(let t=e;;t=(0,r.dirname)(t)){if((0,i.existsSync)((0,r.join)(t,".git")))return t
if((0,r.dirname)(t)===t)return e}}function readText(e,t,n){try{if(!0!==(0,i.lstatSync)(e,{throwIfNoEntry:!1})?.isFile())return""
const t=(0,a.H6)(e,x+1,n)
if("string"==typeof t)return""
if(t.length<=x)return t.toString()}catch(e){throw(0,c.mx)(e,t)}throw tooLarge(`${(0,s.AB)(t)} is`,"1 MiB")}function tooLarge(e,t){return(0,c.SX)(`${e} larger than ${t}.`,"Use patterns for whole folders, or use a `.distignore`.")}function enclose(e,t,n){return t.isEmpty?n:{folder:e,attributes:t,outer:n}}function export_ignore_listFolders(e){const t=e.split("/").filter(e=>""!==e)
return t.map((e,n)=>t.slice(0,n+1).join("/"))}function parentOf(e){return e.slice(0,Math.max(0,e.lastIndexOf("/")))}function export_ignore_assign(e,t,n){const i=[...t]
for(let t=i.pop();void 0!==t;t=i.pop()){const{name:r,value:o}=t
if(!e.has(r)&&(e.set(r,o),!0===o))for(const e of n.get(r)??[])i.push(e)}}var O=n(9123)
function identify(e){return toIdentity((0,i.statSync)(e,{bigint:!0}))}function toIdentity({dev:e,ino:t}){return{dev:e,ino:t}}function isSame(e,t){return e.ino===t.ino&&(0,a.SV)(e.dev,t.dev)}function createTreeFile(e,t,{size:n,dev:i,ino:r}){return{name:e,path:t,sizeBytes:Number(n),identity:{dev:i,ino:r}}}function openTreeFile(e){return tryRead(e,()=>(0,i.openSync)(e.path,i.constants.O_RDONLY|i.constants.O_NONBLOCK))}function checkUnchanged(e,t){const{dev:n,ino:r,size:o}=tryRead(e,()=>(0,i.fstatSync)(t,{bigint:!0})),{identity:s,sizeBytes:a}=e
if(!isSame(s,{dev:n,ino:r})||Number(o)!==a)throw hasChanged(e.name)}function hasChanged(e){return(0,c.SX)(`${(0,s.AB)(e)} changed while it was zipped.`,"Run the steps that write files before this one, and zip a directory that nothing writes to.")}function tryRead({name:e},t){try{return t()}catch(t){throw(0,c.mx)(t,e)}}async function readFolder(e,t,n){const r={files:[],folders:[],leftOut:[],leftOutTargets:[]}
for(const o of function listEntries({path:e,name:t}){try{return(0,i.readdirSync)(e,{withFileTypes:!0})}catch(n){throw(0,c.mx)(n,""===t?e:t)}}(e)){const i=n()
void 0!==i&&await i
const{name:s,isFolder:a,place:c,reason:l}=findEntry(o,e,t)
if(void 0===c){r.leftOut.push(a?`${s}/`:s),"target"===l&&r.leftOutTargets.push(s)
continue}const{path:f,realPath:d,isLinked:u}=c,h=readStats(f,s)
if(h.isDirectory())r.folders.push({name:s,path:f,isLinked:u,realPath:d,parent:e,topPath:e.topPath,identity:toIdentity(h)})
else{if(!h.isFile())throw notAFile(h,s)
r.files.push(createTreeFile(s,f,h))}}return function checkSameFolder({path:e,name:t,identity:n}){const i=""===t?e:t
if(!isSame(tryRead({name:i},()=>identify(e)),n))throw hasChanged(i)}(e),r}function findEntry(e,t,n){const r=""===t.name?e.name:`${t.name}/${e.name}`,o=pathIn(t.path,e.name),l=e.isDirectory(),f=n(r,l)
if(!0===f)return{name:r,isFolder:l,reason:"name"}
if(function checkName(e,t){const n=describeName(e)
if(void 0===n)return
throw(0,c.SX)(`The name of ${(0,s.AB)(t)} ${n}.`,"Rename it, or leave it out.")}(e.name,r),e.isSymbolicLink())return function followLink(e,t,n,r){const o=function leadsToFolder(e,t){try{return(0,i.statSync)(e).isDirectory()}catch(n){const i=(0,O.Pt)(n)
if("ENOENT"===i||"ENOTDIR"===i)throw badLink(e,t,"which does not exist")
if("ELOOP"===i)throw badLink(e,t,"which points back to itself")
throw(0,c.mx)(n,t)}}(t,e),s=r(e,o)
if(!0===s)return{name:e,isFolder:o,reason:"name"}
const l=function resolveLink(e,t,n){const r=(0,i.realpathSync)(e),o=(0,a.aV)(n.topPath,r)
if(void 0===o){throw badLink(e,t,"which is outside of the directory",T.test(t)?M:A)}if(o.split("/").includes(".git"))throw badLink(e,t,"which is inside of `.git`")
for(let i=n;void 0!==i;i=i.parent)if(i.realPath===r)throw badLink(e,t,"a folder that it is in, so it has no end")
return r}(t,e,n),f=nameInside(n.topPath,l).split("/"),d=f.some((e,t)=>{const n=t<f.length-1
return!0===r(f.slice(0,t+1).join("/"),n||o)})
return d&&void 0===s?{name:e,isFolder:o,reason:"target"}:{name:e,isFolder:o,place:{path:l,realPath:l,isLinked:!0}}}(r,o,t,n)
const{topPath:d,isLinked:u}=t,h=pathIn(t.realPath,e.name)
return u&&void 0===f&&!0===n(nameInside(d,h),l)?{name:r,isFolder:l,reason:"target"}:{name:r,isFolder:l,place:{path:o,realPath:h,isLinked:u}}}function pathIn(e,t){return e.endsWith(r.sep)?`${e}${t}`:`${e}${r.sep}${t}`}function nameInside(e,t){return(0,r.relative)(e,t).split(r.sep).join("/")}function readStats(e,t){try{const t=(0,i.lstatSync)(e,{bigint:!0})
if(!t.isSymbolicLink())return t}catch(e){throw(0,c.mx)(e,t)}throw hasChanged(t)}function notAFile(e,t){const n=e.isFIFO()?"a named pipe":e.isSocket()?"a socket":"a device"
return(0,c.SX)(`${(0,s.AB)(t)} is ${n}, not a file.`,"Delete it, or name it in `.distignore`.")}function describeName(e){return e.includes("\\")?"contains a backslash":/\p{Cc}/u.test(e)?"contains a control character":e.isWellFormed()&&!e.includes("�")?void 0:"is not valid UTF-8"}function badLink(e,t,n,r=A){const o=`The link ${(0,s.AB)(t)} points to ${(0,s.AB)((0,i.readlinkSync)(e))}, ${n}.`
return(0,c.SX)(o,r)}const A="Copy its target into the plugin, or name the link in `.distignore`.",T=/(?:^|\/)vendor\/[^/]+\/[^/]+$/,M='Composer links packages from folders (`"type": "path"`). To get a copy, write `COMPOSER_MIRROR_PATH_REPOS: 1` under `env` of the step that runs `composer install`.'
async function chooseRules(e,{hasRepository:t,isPlugin:n,yieldToEventLoop:i,inside:r,own:o}){const s=readRules(e.path,"",r),a=void 0===s?readExportIgnore(e,t):void 0,c=void 0===a?[]:[{prefix:"",judge:a.judge}],l=await readFolder(e,createFilter(void 0===s?c:[s],o),i),d=await n(l),u=d||l.files.length>0?[]:l.folders,h=u.flatMap(({path:e,name:t})=>readRules(e,`${t}/`,r)??[]),p=void 0===s?h:[...h,s],m=createFilter(0===p.length?c:p,o),y=function hasRules(e,t){try{return["",...t.map(({name:e})=>e)].some(e().hasRules)}catch(e){if(e instanceof f.S1)return!1
throw e}}(()=>a??readExportIgnore(e,t),u)
return{judge:m,content:p.length>0&&void 0===s?await readFolder(e,m,i):l,isPlugin:d,file:p.length>0?g:y?B:void 0,isExportIgnoreUnused:p.length>0&&y}}const R=8192
async function hasMainFile(e,t,n){for(const i of e){await n()
const e=baseOf(i.name)
if(e.endsWith(".php")&&!e.startsWith(".")&&t(readHead(i)))return!0}return!1}function baseOf(e){return e.slice(e.lastIndexOf("/")+1)}function readHead(e){const t=openTreeFile(e)
try{const n=Buffer.alloc(R)
return n.subarray(0,tryRead(e,()=>(0,i.readSync)(t,n,0,R,0)))}finally{(0,i.closeSync)(t)}}function findLeftOutMain(e,t,n){const i=t.filter(e=>/^[^/]+\.php$/.test(e)).slice(0,z),o=i.find(t=>n(peek((0,r.join)(e,t)))),s=void 0===o?void 0:findRule(e,o)
return void 0===o||void 0===s?void 0:{...s,name:o}}function findMisencodedMain(e,t,n){const i=t.filter(e=>/^[^.].*\.php$/.test(baseOf(e))).slice(0,z)
for(const t of i){const i=n(peek((0,r.join)(e,t)))?.why
if("utf-16"===i||"byte-order-mark"===i)return{name:t,why:i}}}function peek(e){try{const t=(0,a.H6)(e,R,(0,r.dirname)(e))
return"string"==typeof t?Buffer.alloc(0):t}catch{return Buffer.alloc(0)}}const I=/^(\..*|node_modules|vendor)$/,j=1e3,z=2e3
async function findInnerPlugins(e,t,n,i){const judgeOwn=(e,n)=>n&&I.test(baseOf(e))||t(e,n),r=[],o=[e]
let s=0
try{for(const t of o){const a=await readFolder(t,judgeOwn,i)
if(s+=a.files.length,s>z)return[]
if(t!==e&&await hasMainFile(a.files,n,i))r.push(t.name)
else if(void 0===t.parent?.parent)for(const e of a.folders)o.push(e)
if(o.length>j)return[]}}catch(e){if(e instanceof f.S1)return[]
throw e}return r}function explainNoPlugin(e,t,n){if(void 0!==e.misencoded)return explainEncoding(e.misencoded)
if(0===t.length&&n.every(e=>/(^|\/)\.git\/?$/.test(e)))return(0,c.SX)(`The directory ${(0,s.AB)(e.name)} holds no files.`,void 0===e.zipPath?advise(e,t):(0,c.LP)(e.zipPath))
const i=0===t.length?"no files but those that are left out":(0,s.Zv)(t)
return(0,c.SX)(`The directory ${(0,s.AB)(e.name)} is neither a plugin, with a PHP file that has a "Plugin Name" header, nor does it hold just one folder that is; it holds ${i}.`,advise(e,t))}function explainEncoding({name:e,why:t}){return(0,c.SX)(`${(0,s.AB)(e)} ${"utf-16"===t?"is saved in UTF-16":"begins with a byte order mark"}, so WordPress does not see its "Plugin Name" header, and finds no plugin.`,"Save the file as UTF-8 without a byte order mark.")}function advise({zipPath:e,innerPlugins:t,leftOutMain:n},i){if(void 0!==n){const{line:e,text:t,name:i}=n
return`Change line ${e} of \`${g}\`, ${(0,s.AB)(t)}: it leaves out ${(0,s.AB)(i)}, the main plugin file.`}const[r,...o]=i.filter(e=>/\.zip$/i.test(e)),[a]=t
if(void 0===a&&void 0!==e&&0===o.length&&void 0!==r)return adviseOn(e,r)
if(t.length>1&&t.length<=C){const n=t.map(t=>(0,s.AB)(void 0===e?t:joinPath(e,t))).join(" or ")
return`Each of them is a plugin of its own: ${void 0===e?`give ${n} alone`:`set \`zip-path\` to ${n}`}.`}return void 0===a||t.length>1?`Give the directory with the main plugin file in it; list files that are not part of the plugin in \`${g}\`.`:void 0===e?`The plugin is in its folder ${(0,s.AB)(a)}: give that alone.`:adviseOn(e,a)}const C=3
function adviseOn(e,t){return`Set \`zip-path\` to ${(0,s.AB)(joinPath(e,t))}.`}function joinPath(e,t){return"."===e?t:`${e.replace(/\/+$/,"")}/${t}`}var U=n(6338),E=n(5388)
function checkFile(e,{fileBytes:t}){if(e.sizeBytes<=t)return e
throw(0,c.SX)(`${(0,s.AB)(e.name)} has ${(0,U.Xq)(e.sizeBytes)}, more than the ${(0,U.Xq)(t)} allowed for one file.`,N)}const N="Leave out files that are not part of the plugin: list them in `.distignore`, or build the plugin into its own directory."
function tooMuch({path:e},t,n){const i=function findBulk(e){const t=new Map
for(const{name:n}of e){const[e="",...i]=n.split("/")
i.length>0&&t.set(e,(t.get(e)??0)+1)}return[...t].find(([,t])=>t>e.length/2)?.[0]}(n),o=void 0===i?"":`, many of them in ${(0,s.AB)(`${i}/`)}`
return(0,c.SX)(`The directory ${(0,s.AB)((0,r.basename)((0,r.resolve)(e)))} holds ${t}${o}.`,N)}var W=n(1455),_=n(8522),D=n(7975)
const H=1048576,X=32768,Z=8192,V=128,q=16777216,J=32768,K=4096,Y=5,G=(0,D.promisify)(_.deflateRaw)
function deflatePiece({bytes:e,isFirst:t,isLast:n},i){const r=t&&n,o={level:Y,finishFlush:n?_.constants.Z_FINISH:_.constants.Z_SYNC_FLUSH,chunkSize:e.length+(e.length>>9)+64,...void 0===i?{windowBits:chooseWindowBits(e.length)}:{dictionary:i}}
return r&&e.length<=Z?(0,_.deflateRawSync)(e,o):r&&function isPacked(e){if(e.length<J)return!1
const t=e.length-K,n=[0,t>>1,t].map(t=>e.subarray(t,t+K))
return n.every(e=>(0,_.deflateRawSync)(e,{level:1}).length>.98*e.length)}(e)?e:G(e,o)}const Q=262
function chooseWindowBits(e){const t=32-Math.clz32(e+Q)
return Math.min(_.constants.Z_MAX_WINDOWBITS,t)}function*readPieces(e){const t=function createPlaces(){const e=Buffer.allocUnsafeSlow((V+2)*Z)
let t=0
return n=>n>Z?Buffer.allocUnsafeSlow(n):(t=(t+Z)%e.length,e.subarray(t,t+n))}()
for(const n of e){const e=openTreeFile(n)
try{let i=0
do{const r=tryRead(n,()=>readPiece(e,t(Math.min(H,n.sizeBytes-i)))),o=i+r.length,s=o===n.sizeBytes
if(!(r.length===Math.min(H,n.sizeBytes-i)))throw hasChanged(n.name)
s&&checkUnchanged(n,e),yield{file:n,bytes:r,isFirst:0===i,isLast:s},i=o}while(i<n.sizeBytes)}finally{(0,i.closeSync)(e)}}}function readPiece(e,t){let n=0
for(;n<t.length;){const r=(0,i.readSync)(e,t,n,t.length-n,null)
if(0===r)break
n+=r}return n===t.length?t:t.subarray(0,n)}var ee=n(7598)
const te=1048576
function createHashedFile(e,t=o.o){const n=(0,ee.createHash)("sha256"),i=Buffer.allocUnsafeSlow(te)
let r=0,s=0
async function write(t){n.update(t),await writeAll(e,t,s),s+=t.length}async function flush(){await write(i.subarray(0,r)),r=0}function join(e){i.set(e,r),r+=e.length}return{position:()=>s+r,append(...e){if(e.reduce((e,{length:t})=>e+t,0)>te-r)return async function appendBehind(e){for(const t of e)t.length>te-r&&await flush(),t.length>=te?await write(t):join(t)}(e)
e.forEach(join)},writeAhead:(t,n)=>writeAll(e,t,n),async adopt(i){for(await flush();s<i;){await t()
const r=Buffer.allocUnsafe(Math.min(te,i-s)),{bytesRead:o}=await e.read(r,0,r.length,s)
if(0===o)throw new Error("a file ends before what was written to it")
n.update(r.subarray(0,o)),s+=o}},finish:async()=>(await flush(),await e.truncate(s),n.digest("hex"))}}async function writeAll(e,t,n){for(let i=0;i<t.length;){const{bytesWritten:r}=await e.write(t,i,t.length-i,n+i)
i+=r}}var ne=n(2120)
async function writeEntries(e,t,n,{yieldToEventLoop:i=o.o,show:r}){const s=createHashedFile(e,i),a=(0,ne.p_)(),c=(0,ne.xb)(n)
let l,f
await async function deflateAhead(e,t,n=o.o){const i=[]
let r,s=0
for(const o of readPieces(e)){const e=n()
void 0!==e&&await e
const a=deflatePiece(o,r)
if(r=o.isLast?void 0:o.bytes.subarray(-X),0===i.length&&Buffer.isBuffer(a)){const e=t(o,a)
void 0!==e&&await e
continue}i.push({piece:o,deflated:a}),s+=o.bytes.length,(i.length>V||s>q)&&await takeFirst()}for(;i.length>0;)await takeFirst()
async function takeFirst(){const e=i.shift()
if(void 0===e)throw new Error("nothing was compressed ahead")
s-=e.piece.bytes.length,await t(e.piece,await e.deflated)}}(t,function takePiece(e,t){return e.isFirst&&(f=r?.(e.file.name,e.bytes,e.file.sizeBytes)),f?.(e.bytes,e.isLast),e.isFirst&&e.isLast?function takeWhole({file:e,bytes:t},n){const i=n.length<t.length,r=i?n:t,o={name:e.name,isDeflated:i,crc32:(0,_.crc32)(t),packedBytes:r.length,sizeBytes:t.length,start:s.position()}
return checkSize(o.start+r.length),a.add(c.central(o)),s.append(c.local(o),r)}(e,t):async function takePart(e,t){if(l??=function beginLarge(e,{file:t}){const n=e.position(),i=n+(0,ne.VD)(t.name)
return{start:n,dataStart:i,end:i,crc32:0}}(s,e),await async function addPiece(e,t,{bytes:n},i){await e.writeAhead(i,t.end),t.end+=i.length,t.crc32=(0,_.crc32)(n,t.crc32),checkSize(t.end)}(s,l,e,t),!e.isLast)return
a.add(c.central(await async function endLarge(e,{start:t,dataStart:n,end:i,crc32:r},o,s){const{name:a,sizeBytes:c}=o,l=i-n<c
l||await async function storeAgain(e,t,n,i){let r=n,o=0
for(const{bytes:n}of readPieces([t]))await e.writeAhead(n,r),r+=n.length,o=(0,_.crc32)(n,o)
if(o!==i)throw hasChanged(t.name)}(e,o,n,r)
const f=l?i-n:c,d={name:a,isDeflated:l,crc32:r,packedBytes:f,sizeBytes:c,start:t}
return await e.writeAhead(s.local(d),t),await e.adopt(n+f),d}(s,l,e.file,c))),l=void 0,checkSize(s.position())}(e,t)},i)
const d=s.position()
for(const e of a.read())await s.append(e)
const u=s.position()-d
return await s.append((0,ne.n7)(a.count(),d,u)),checkSize(s.position()),{sizeBytes:s.position(),sha256:await s.finish()}}function checkLength(e){if(!(Buffer.byteLength(e)<=ne.yo.nameBytes))throw(0,c.SX)(`The path ${(0,s.AB)(e)} is too long for a ZIP.`,"Shorten it, or leave it out.")}function checkSize(e){if(e>ne.yo.zipBytes)throw zip_writer_tooMuch("more than 2 GiB")}function zip_writer_tooMuch(e){return(0,c.SX)(`The ZIP would hold ${e}.`,"Leave out files that are not part of the plugin.")}const ie=100
async function zipDirectory(e,{slug:t,zipPath:n,workspace:l=e,ownPaths:f=[],epochSeconds:d=0,target:u,maxima:h,isMainFile:p,findHiddenHeader:g=()=>{},...m}){const{hasRepository:y=!0,yieldToEventLoop:w=o.o}=m,v=(0,r.basename)((0,r.resolve)(e)),k=function openTree(e){try{const t=(0,i.realpathSync)(e)
return{name:"",path:e,isLinked:!1,realPath:t,parent:void 0,topPath:t,identity:identify(e)}}catch(t){throw(0,c.mx)(t,e)}}(e),hasMain=e=>hasMainFile(e,p,w),b=await chooseRules(k,{own:f.flatMap(e=>(0,a.aV)(k.topPath,e)??[]),hasRepository:y,yieldToEventLoop:w,inside:findSurroundings(e,l),isPlugin:({files:e})=>hasMain(e)}),{judge:S,content:$,isPlugin:B}=b,search=async(t=[])=>({name:v,zipPath:n,innerPlugins:await findInnerPlugins(k,S,p,w),leftOutMain:findLeftOutMain(e,$.leftOut,p),misencoded:findMisencodedMain(e,t.map(e=>e.name),g)})
if(!B&&$.files.length>0)throw explainNoPlugin(await search($.files),listContent($),$.leftOut)
const P=await async function listTree(e,t,n,i){const r=[],o=[],s=[],a=[e]
let c=0
for(const l of a){const f=await readFolder(l,t,i)
for(const e of f.files)r.push(checkFile(e,n))
for(const e of f.folders)a.push(e)
for(const e of f.leftOut)o.push(e)
for(const e of f.leftOutTargets)s.push(e)
if(c+=f.files.reduce((e,{sizeBytes:t})=>e+t,0),r.length>n.files)throw tooMuch(e,`more than ${n.files} files`,r)
if(a.length>n.files)throw tooMuch(e,`more than ${n.files} folders`,a)
if(c>n.totalBytes)throw tooMuch(e,`more than ${(0,U.Xq)(n.totalBytes)}`,[])}return{files:(0,E.n2)(r,({name:e})=>e),leftOut:(0,E.n2)(o,e=>e),leftOutTargets:(0,E.n2)(s,e=>e)}}(k,S,h,w),{files:x,leftOut:L}=P,F=B?function nameFolder(e){const t=""===e||"."===e||".."===e||e.includes("/")?"is not a folder name":describeName(e)
if(void 0===t)return e
throw(0,c.SX)(`The plugin's folder would be named ${(0,s.AB)(e)}, which ${t}.`,"Set `slug` to the name of the plugin's folder.")}(t??v):await async function findPlugin(e,{files:t,leftOut:n},i,r){const o=new Set(t.map(({name:e})=>e.slice(0,e.indexOf("/")))),a=e.filter(({name:e})=>o.has(e)),[l]=a
if(void 0===l||a.length>1)throw explainNoPlugin(await r(),listContent({files:[],folders:a}),n)
const f=t.filter(({name:e})=>e.lastIndexOf("/")===l.name.length)
if(await i(f))return l.name
const d=new Set(t.map(({name:e})=>e.slice(l.name.length+1).replace(/\/.*/,"/")))
throw function explainNoInnerPlugin(e,t,n){return void 0!==e.misencoded?explainEncoding(e.misencoded):(0,c.SX)(`The directory ${(0,s.AB)(e.name)} holds only the folder ${(0,s.AB)(t)}, in which no PHP file has a "Plugin Name" header; it holds ${(0,s.Zv)(n)}.`,advise(e,n.map(e=>`${t}/${e}`)))}(await r(f),l.name,[...d])}($.folders,P,hasMain,search),A=B?x.map(e=>({...e,name:`${F}/${e.name}`})):x,T=B?e:(0,r.join)(e,F),{composer:M}=await readBuildSetup(T,findSurroundings(T,l)),R=m.createContentScanner?.(A.map(e=>e.name),F,{placed:M?.placed}),I=await async function writeZip(e,t,n,i={}){if(t.length>ne.yo.entries)throw zip_writer_tooMuch(`more than ${ne.yo.entries} files`)
for(const{name:e}of t)checkLength(e)
const r=await(0,W.open)(e,"w+").catch(e=>{throw(0,O.N3)(e,"The ZIP")})
try{return{path:e,...await writeEntries(r,t,(0,ne.kU)(n),i)}}catch(t){throw await(0,W.rm)(e,{force:!0}).catch(()=>{}),(0,O.N3)(t,"The ZIP")}finally{await r.close()}}(u,A,d,{yieldToEventLoop:w,show:R?.show})
return{...I,files:x.length,leftOut:L.slice(0,ie),leftOutCount:L.length,rulesFile:b.file,notices:listNotices(b,P),pluginPath:T,folder:F,seen:R?.collect()}}function findSurroundings(e,t){return void 0===(0,a.aV)((0,i.realpathSync)(t),(0,i.realpathSync)(e))?e:t}function listNotices({file:e,isExportIgnoreUnused:t},{leftOutTargets:n}){const i={title:"Links left out",text:`Left out of the ZIP because their targets are left out: ${(0,s.Zv)(n)}. To publish one of them, keep it under its own name in \`${e??""}\`.`}
return[t?[{title:"export-ignore is not used",text:"The directory has a `.distignore`, so `export-ignore` in `.gitattributes` has no effect on the ZIP. Keep all rules in one of the two files."}]:[],n.length>0?[i]:[]].flat()}function listContent({files:e,folders:t}){return[...t.map(({name:e})=>`${e}/`),...e.map(({name:e})=>e)]}}),2120:((e,t,n)=>{n.d(t,{VD:()=>measureLocalHeader,kU:()=>encodeDosTime,n7:()=>buildEndRecord,p_:()=>createCentralDirectory,xb:()=>createHeaderBuilder,yo:()=>i})
const i={entries:65534,zipBytes:2**31-1,nameBytes:65535},r=67324752,o=33639248,s=101010256,a=30,c=46,l=22,f=20,d=768|f,u=2048,h=8,p=2175008768,g=Date.UTC(1980,0,1)/1e3,m=Date.UTC(2107,11,31,23,59,58)/1e3
function encodeDosTime(e){const t=new Date(1e3*Math.min(Math.max(e,g),m))
return 65536*(t.getUTCFullYear()-1980<<9|t.getUTCMonth()+1<<5|t.getUTCDate())+(t.getUTCHours()<<11|t.getUTCMinutes()<<5|t.getUTCSeconds()>>1)}function measureLocalHeader(e){return a+Buffer.byteLength(e)}function createHeaderBuilder(e){const t=new Uint8Array(c+i.nameBytes),n=new DataView(t.buffer),s=t.subarray(c),l=new TextEncoder
function writeCommon(t,i){const r=l.encodeInto(i.name,s).written
return n.setUint16(t,f,!0),n.setUint16(t+2,u,!0),n.setUint16(t+4,i.isDeflated?h:0,!0),n.setUint32(t+6,e,!0),n.setUint32(t+10,i.crc32,!0),n.setUint32(t+14,i.packedBytes,!0),n.setUint32(t+18,i.sizeBytes,!0),n.setUint32(t+22,r,!0),c+r}return{local(e){const i=c-a
return n.setUint32(i,r,!0),t.subarray(i,writeCommon(i+4,e))},central(e){n.setUint32(0,o,!0),n.setUint16(4,d,!0)
const i=writeCommon(6,e)
return n.setUint32(32,0,!0),n.setUint16(36,0,!0),n.setUint32(38,p,!0),n.setUint32(42,e.start,!0),t.subarray(0,i)}}}function buildEndRecord(e,t,n){const i=Buffer.alloc(l)
return i.writeUInt32LE(s,0),i.writeUInt16LE(e,8),i.writeUInt16LE(e,10),i.writeUInt32LE(n,12),i.writeUInt32LE(t,16),i}const y=65536
function createCentralDirectory(){const e=[]
let t=new Uint8Array(y),n=0,i=0
return{add(r){r.length>t.length-n&&(e.push(t.subarray(0,n)),t=new Uint8Array(Math.max(y,r.length)),n=0),t.set(r,n),n+=r.length,i+=1},count:()=>i,read:()=>[...e,t.subarray(0,n)]}}}),5915:((e,t,n)=>{n.d(t,{f:()=>compileWildcards})
const isSlash=e=>47===e,i={kind:"one",takes:e=>!isSlash(e),cost:1},r={kind:"many",takes:e=>!isSlash(e),cost:1},o={kind:"all",takes:()=>!0,cost:1},s={kind:"fork",takes:()=>!1,cost:1},a=[s,o,{kind:"one",takes:isSlash,cost:1}]
function compileWildcards(e){const t=function readTokens(e){const t=[]
for(let n=0;n<e.length;){const i=readPart(e,n)
if(void 0===i)return
i.tokens===a&&t.at(-a.length)===s||t.push(...i.tokens),n=i.end}return t}(e)
return t&&function createMatch(e){const t=e.length,n=count(e,"one")-count(e,"fork")
let i=new Int32Array(t+1),r=new Int32Array(t+1)
const o=new Float64Array(t+1)
let s=0,c=0
function reach(t){if(o[t]===c)return
o[t]=c
const n=e[t]?.kind??"one"
"all"===n&&(s=0),"fork"!==n&&(r[s++]=t),"one"!==n&&reach(t+1),"fork"===n&&reach(t+a.length)}function step(n){const o=s;[i,r]=[r,i],c+=1,s=0
let a=1
for(let r=0;r<o;r+=1){const o=i[r]??t,s=e[o]
void 0!==s&&(a+=s.cost,s.takes(n)&&reach("one"===s.kind?o+1:o))}return a}return(e,i,r)=>{if(e.length-i<n)return!1
c+=1,s=0,reach(0)
for(let t=i;t<e.length&&s>0;){const n=e.codePointAt(t)??0
t+=sizeOf(n),r(step(n))}return o[t]===c}}(t)}function count(e,t){return e.filter(({kind:e})=>e===t).length}function sizeOf(e){return e>65535?2:1}function readPart(e,t){const n=e[t]
if("*"===n)return function readStars(e,t){let n=t
for(;"*"===e[n];)n+=1
const i=n-t>1&&(0===t||"/"===e[t-1])
if(i&&"/"===e[n])return{tokens:a,end:n+1}
const s=i&&(n===e.length||e.startsWith("\\/",n))
return{tokens:[s?o:r],end:n}}(e,t)
if("?"===n)return{tokens:[i],end:t+1}
if("["===n)return function readSet(e,t){const n=/[!^]/.test(e[t]??""),i=n?t+1:t,r=[]
let o,s=i
for(;s===i||"]"!==e[s];){const t=readClass(e,s),n="-"===e[s]&&void 0!==o&&!"]".startsWith(e[s+1]??""),i=void 0===t?readMember(e,n?s+1:s):void 0
if(void 0!==t)r.push(t.takes)
else{if(void 0===i)return
r.push(createRange(n?o??0:i.code,i.code))}if(o=n?void 0:i?.code,s=t?.end??i?.end??s,s>=e.length)return}return{tokens:[{kind:"one",takes:e=>!isSlash(e)&&r.some(t=>t(e))!==n,cost:r.length}],end:s+1}}(e,t+1)
const s="\\"===n?t+1:t,c=e.codePointAt(s)
return void 0!==c?{tokens:[{kind:"one",takes:e=>e===c,cost:1}],end:s+sizeOf(c)}:void 0}const c={alnum:/[A-Za-z0-9]/,alpha:/[A-Za-z]/,blank:/[ \t]/,cntrl:/\p{Cc}/u,digit:/[0-9]/,graph:/[!-~]/,lower:/[a-z]/,print:/[ -~]/,punct:/[!-/:-@[-`{-~]/,space:/\s/,upper:/[A-Z]/,xdigit:/[A-Fa-f0-9]/}
function createRange(e,t){return n=>e<=n&&n<=t}function readMember(e,t){const n="\\"===e[t]?t+1:t,i=e.codePointAt(n)
return void 0===i?void 0:{code:i,end:n+sizeOf(i)}}function readClass(e,t){if(!e.startsWith("[:",t))return
const n=e.indexOf("]",t+2)
if(n<t+3||":"!==e[n-1])return
const i=c[e.slice(t+2,n-1)]
return{takes:e=>e<128&&!0===i?.test(String.fromCharCode(e)),end:void 0===i?e.length:n+1}}}),300:((e,t,n)=>{n.d(t,{LP:()=>adviseOnNothing,SX:()=>createLocalError,mx:()=>explainFileRead})
var i=n(5805),r=n(6717),o=n(9123)
function createLocalError(e,t,n){return new i.S1({code:"package",title:"Package cannot be published",message:e,hint:t,cause:n})}const s="Check its permissions, and that no other step changes it. If it is not part of the plugin, name it in `.distignore`."
function adviseOnNothing(e){return"."===e?"Check out the repository (`actions/checkout`) and build the plugin in an earlier step of the same job.":"Check the build: it must write the plugin there, in this job and before this step."}function explainFileRead(e,t,n=s){return(0,o.yS)(e,(0,r.AB)(t),n)}})}

