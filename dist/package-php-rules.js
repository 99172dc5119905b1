export const id=647
export const ids=[647]
export const modules={6612:(e,t,s)=>{function nameRules(e){return".gitattributes"===e?.rulesFile?"`export-ignore` in `.gitattributes`":"`.distignore`"}s.d(t,{Je:()=>nameRules,f3:()=>n,o5:()=>i})
const n="WordPress knows a plugin by its folder and main file: the update deactivates it on every site.",i="A manual upload is refused; an automatic update reports success and removes the plugin from the site."},6416:(e,t,s)=>{s.d(t,{JB:()=>c,_z:()=>listNotBuilt,sU:()=>adviseOnRule,uX:()=>listUnbuilt})
var n=s(6717),i=s(5388),o=s(499),a=s(8838),r=s(6612)
const c=[{id:"not-built",severity:"error",acceptance:"yes",*find(e,{zipped:t,workflow:s}){const i=t?.setup??e.setup
if(void 0===e.main||void 0===i)return
const{composer:o,script:a}=i,c=o&&findLack(e,o)
if(void 0!==o&&void 0!==c){const{packages:e,folders:i}=c,{command:a,folder:l}=o,d=e.length>0?`requires ${(0,n.Zv)(e)}`:"loads the plugin's own classes"
yield{severity:c.hasOwnAutoloader?"warning":"error",message:`\`composer.json\` ${d}, and the code needs ${(0,n.Zv)(c.named)}, which the package lacks.`,effect:c.hasOwnAutoloader?"Classes may be missing on sites.":c.isGuarded?"The plugin goes on, and fails where it needs them.":"Sites show a fatal error, or the plugin does nothing.",fix:adviseOnRule(t,i.map(e=>`${e}/`))??(void 0===t?`Run \`${a}\` before the ZIP is made, and put ${(0,n.Zv)(i)} into it.`:`${adviseOnStep({command:a,folder:l},s,`Set the input \`folder\` to the folder of \`composer.json\`, so that the workflow runs \`${a}\` there`)}, and do not exclude ${(0,n.Zv)(i)} with ${(0,r.Je)(t)}.`)}}const l=listUnbuilt(e,t)
void 0!==a&&l.length>0&&(yield{severity:"warning",message:`The plugin's code names ${(0,n.Zv)(l)}, which the package lacks, and \`package.json\` has a script \`build\`.`,effect:"Sites load scripts, styles or blocks that are not there.",fix:void 0===t?`Run \`${a.command}\` before the ZIP is made, and put its output into it.`:`${adviseOnStep(a,s,"Commit the lockfile, such as `package-lock.json`, or set the input `build-script` to the script that builds the plugin, so that the workflow runs it")}, and do not exclude its output with ${(0,r.Je)(t)}.`})}}]
function listUnbuilt(e,t){const s=t?.setup??e.setup
return void 0===s?.script?[]:function findUnbuilt({layout:e,builtPaths:t},s){const n=(0,o.Go)(e),i=(0,o.MT)(e.folder),isBuilt=({path:e,isFolder:t})=>!t&&!n(e)&&s.isIgnored(e.slice(i.length)),a=`\n/${e.entries.map(({path:e,isFolder:t})=>`${e}${t?"/":""}`).join("\n/")}\n`,r=e.entries.flatMap(({path:e})=>n(e)?[]:e.slice(i.length)).join("\n"),isThere=e=>a.includes(/\.\w+$/.test(e)?`/${e}\n`:`/${e}`),isElsewhere=e=>{const[t]=/^(build|dist)\/[^/]+\//.exec(e)??[]
return void 0!==t&&r.includes(`/${t}`)},isOwn=e=>!/\.min\.\w+$/.test(e)||isThere(e.replace(".min.",".")),c=t.length*a.length
return 0===c||c>h||e.entries.some(isBuilt)?[]:t.filter(e=>!isThere(e)&&isOwn(e)&&!isElsewhere(e))}(e,s)}function listNotBuilt(e,t){const s=(t?.setup??e.setup)?.composer
return new Set(s&&findLack(e,s)?.places)}function adviseOnRule(e,t){for(const s of t){const t=e?.findRule?.(s)
if(void 0!==t)return`Remove line ${t.line} of ${(0,n.AB)(t.file)}, ${(0,n.AB)(t.text)}: it leaves out ${(0,n.AB)(s.replace(/\/$/,""))}, which is there.`}}function adviseOnStep({command:e,folder:t},s,n){switch(s){case"build-and-publish.yml":return n
case"publish-plugins.yml":return`Run \`${e}\`${describeFolder(t)} in a job before this workflow, which builds nothing, and name its artifact as \`artifact-name\``
case void 0:return`Add the line \`- run: ${e}\`${describeFolder(t)} before this action`}}function describeFolder(e){return""===e?"":` with \`working-directory: ${e}\``}const l=/^(.*\/)?(vendor[-_]?\w*|\w*[-_]?prefixed|jetpack_vendor|dependencies|third[-_]party|scoped|libs?|packages)\/.*\.php$/i,d=/(^|[/-])autoload\w*\.php$/
function findLack(e,{placed:t,...s}){return findLackIn(e,s)??t.flatMap(({name:t,folder:s})=>{const n=findLackIn(e,{packages:[t],folders:[s],classes:[]})
return void 0===n?[]:[n]})[0]}function findLackIn(e,{packages:t,folders:s,classes:n}){const{layout:r,composer:c}=e,f=(0,o.MT)(r.folder),h=new Set(r.entries.flatMap(({path:e,isFolder:t})=>t?[]:[e])),isMade=e=>s.some(t=>e.startsWith(`${f}${t}/`)),u=c.named.map(({path:e,by:t})=>({path:e,places:listPlaces(e,t,r.folder)})),p=u.filter(({places:e})=>e.some(isMade)),isLoader=({path:e})=>d.test(e),m=(p.some(isLoader)?u.filter(isLoader):p).filter(e=>p.includes(e)||l.test(e.path)).some(({places:e})=>e.some(e=>h.has(e))),g=(0,i.e6)(r.entries.map(({path:e})=>e)),w=t.length>0||n.some(e=>g((f+e).replace(/\/$/,""))),v=e.loads.filter(({path:e})=>isMade(e))
if(0!==p.length&&!m&&w&&!function isTold({loads:e},t,s){return e.some(({path:e,keyword:n,when:i,isGuarded:o,isBehindGuard:r})=>t(e)&&!s.has(e)&&(0,a.BG)({path:e,keyword:n})&&"always"===i&&!o&&!r)}(e,isMade,h))return{packages:t,folders:s,named:[...new Set(p.map(({path:e})=>e))],places:p.flatMap(({places:e})=>e),isGuarded:v.length>0&&v.every(e=>e.isGuarded),hasOwnAutoloader:0===t.length&&c.hasOwnAutoloader}}const f=20
function listPlaces(e,t,s){const n=[]
let i=(0,o.gN)(t)
for(;i.length>s.length&&n.length<f;i=(0,o.gN)(i))n.push(`${i}/${e}`)
return[...n,(0,o.MT)(s)+e]}const h=75e6},456:(e,t,s)=>{s.d(t,{N:()=>toFinding,b:()=>c})
var n=s(3639),i=s(5439),o=s(6717),a=s(6612),r=s(6416)
const c=n.R.map(({id:e,severity:t,...s})=>({id:e,severity:t,acceptance:s.acceptance??"path",*find(t,{zipped:s}){const{php:n,layout:o,gitDamage:c}=t,d=new Set(c.map(({path:e})=>e)),f="required-file-missing"===e?(0,r._z)(t,s):void 0
for(const t of void 0===n?[]:function judgeAlone(e){const t=l.get(e)??(0,i.cF)({current:e,previous:void 0,site:void 0})
return l.set(e,t),t}(n)){if(t.id!==e)continue
const{file:n="",...i}=toFinding(t,o.folder)
if(!0===f?.has(n)||d.has(n))continue
const c=(f&&(0,r.sU)(s,[n.slice(o.folder.length+1)]))??i.fix.replace("`.distignore`",(0,a.Je)(s))
yield{...i,file:n,fix:c}}}})),l=new WeakMap
const d=/`([^`]+\.(?:php|inc))`/g
function toFinding({file:e,line:t,name:s,message:n,was:i,...a},r){const place=e=>""===r||e.startsWith("../")?e.replace("../",""):`${r}/${e}`,c={...a,...void 0!==i&&{was:place(i)},message:n.replaceAll(d,(e,t)=>(0,o.AB)(place(t)))}
return"required-file-missing"===c.id?{...c,file:place(s),place:{file:place(e),line:t}}:{...c,file:place(e),line:t,name:s===e?place(s):s}}},5439:(e,t,s)=>{s.d(t,{cF:()=>comparePhp,TG:()=>readPhp})
var n=s(6717)
const lastPart=e=>e.replace(/^.*(?:\\|::)/,"").toLowerCase()
function nameElsewhere(e,t,{functions:s,classes:n}){const i=lastPart(t),listed=(e,t)=>[...e.values()].flat().filter(t),o=e.endsWith("-function")?listed(s,({fact:e})=>lastPart(e.name)===i).map(e=>tell(e,"()")):e.endsWith("-class")?listed(n,({fact:e})=>""!==e.name&&lastPart(e.name)===i).map(e=>tell(e)):e.endsWith("-method")?listed(n,()=>!0).flatMap(({fact:e,path:t})=>e.methods.filter(e=>e.name===i).map(({shown:s,line:n})=>tell({path:t,fact:{shown:`${e.shown}::${s}`,line:n}},"()"))):[]
return 1===o.length?` ${o[0]}`:""}function tell({fact:e,path:t},s=""){return`${(0,n.AB)(t)} has \`${e.shown}${s}\` in line ${e.line}.`}function findFileBefore(e,t,{functions:s,classes:n,constants:i}){const[o=""]=t.split("::"),a={"gone-function":s.get(t.toLowerCase()),"gone-class":n.get(t.toLowerCase()),"gone-method":n.get(o.toLowerCase()),"gone-constant":i.get(t)}[e]
return a?.[0]?.path}var i=s(2071),o=s(9031),a=s(7956),r=s(3639),c=s(726),l=s(5919),d=s(6103),f=s(2254)
const h=400,u=import.meta.url.endsWith(".ts")?"./serve.ts":"./php.js"
async function parseHere({next:e,take:t,signal:s}){for(let n=await e();void 0!==n;n=await e())(0,d.ZR)(s),t((0,f.C)(n))}async function parseInThread({next:e,take:t,signal:s,limitMs:n}){(0,d.ZR)(s)
const i=function takeThread(){const e=p??function startThread(){const e=new l.Worker(new URL(u,import.meta.url),{resourceLimits:{maxOldGenerationSizeMb:h},env:{},stdout:!0,stderr:!0})
return e.on("error",()=>{}),e.once("exit",()=>{p===e&&(p=void 0)}),e}()
return p=void 0,e.ref(),e}()
let o,cancel=()=>{},hear=()=>{},end=()=>{},a=!1
try{a=await new Promise((a,r)=>{cancel=()=>r(new d.cJ),s?.addEventListener("abort",cancel),o=setTimeout(()=>a(!1),n)
let c=0
const go=async()=>{c+=1
const t=await e()
void 0!==t?i.postMessage(t):0==(c-=1)&&a(!0)}
hear=e=>{c-=1,t(e),go().catch(r)},i.on("message",hear),end=()=>a(!1),i.on("exit",end),Promise.all([go(),go()]).catch(r)})}finally{clearTimeout(o),s?.removeEventListener("abort",cancel),i.off("message",hear),i.off("exit",end),a?function keepThread(e){void 0!==p?e.terminate():(p=e,e.unref())}(i):await i.terminate()}}let p
const m=1048576,g=8192,w=8e3
async function readPhp({sources:e,...t},s,{signal:n,now:i=()=>performance.now(),limitMs:a=w}={}){const r=new Map
for(const[e,n]of s?.files??[])r.set(nameReading(n.key,(0,o.hL)(e,t.paths)),n)
const c=new Set(s?.unread),l=new Map
for(const s of e){const e=nameReading(s.key,(0,o.hL)(s.path,t.paths))
!r.has(e)&&!c.has(s.path)&&s.sizeBytes<=m&&l.set(e,s)}const rank=({path:e})=>(0,o.es)(e,t.paths)?2:(0,o.Nu)(e)?1:0,d=[...l].sort(([,e],[,t])=>rank(e)-rank(t)),f=i()+a
let h=0
const u=d.reduce((e,[,{sizeBytes:t}])=>e+t,0)<=g?parseHere:parseInThread
d.length>0&&await u({next:async()=>{for(;h<d.length&&i()<f;){const[e,s]=d[h++]??["",void 0],n=await(s?.read())
if(void 0!==n&&void 0!==s)return{key:e,bytes:n,isLibrary:(0,o.hL)(s.path,t.paths)}}},take:e=>r.set(e.key,{...e,key:e.key.slice(1)}),signal:n,limitMs:a*v})
const p=new Map,y=[]
for(const{path:s,key:n}of e){const e=r.get(nameReading(n,(0,o.hL)(s,t.paths)))
void 0===e?y.push(s):p.set(s,e)}return{...t,files:p,unread:y}}const v=1.25,nameReading=(e,t)=>`${t?"l":"o"}${e}`
function comparePhp({current:e,previous:t,site:s}){const n=t&&php_open(t,s),i=php_open(e,s,n?.program),{before:o}=i
return r.R.flatMap(e=>{if(void 0===o&&void 0===e.alone)return[]
const t=new Set(void 0===n||!0===e.isOfBoth||"error"===e.alone?[]:[...e.find(n)].map(({key:e})=>e))
return function describe(e,t,{reach:{files:s,sure:n},before:i,program:o}){const weigh=({severity:e=t.severity,path:o,isCertain:a})=>{if(!s.has(o))return"notice"
if(!0===a)return e
const r=!n.has(o)||void 0===i&&"warning"===t.alone
return"error"===e&&r?"warning":e},a=new Map
for(const s of e){const{name:e,message:n,effect:r=t.effect,path:c,line:l}=s,d=nameElsewhere(t.id,e,o),f="undefined-class"===t.id&&""!==d?`Was it moved?${d} Use that name.`:`${s.fix??t.fix}${d}`,h=i&&findFileBefore(t.id,e,i),u=weigh(s),p=a.get(e),m=(p?.more??-1)+1,g=void 0===p||y.indexOf(u)<y.indexOf(p.severity)
a.set(e,g?{id:t.id,severity:u,message:n,effect:r,fix:f,file:c,line:l,name:e,was:h,more:m}:{...p,more:m})}return[...a.values()].map(({more:e,...t})=>({...t,message:0===e?t.message:`${t.message} ${1===e?"One more place does":`${e} more places do`}.`}))}([...e.find(i)].filter(({key:e})=>!t.has(e)),e,i)})}function php_open(e,t,s){const n=(0,i.nf)(e)
return{program:n,reach:(0,a.g)(n),followed:(0,c.e)(n),before:s,site:t}}const y=["error","warning","notice"]},2071:(e,t,s)=>{s.d(t,{Iu:()=>traceClass,XM:()=>findMethod,Z:()=>findObject,bJ:()=>listUses,nf:()=>link,r:()=>resolveType,wQ:()=>toPattern})
var n=s(9031),i=s(3213)
const o=/^(ABSPATH|WPINC|WP(MU)?_(CONTENT|PLUGIN|LANG)_DIR|WPMU_PLUGIN_DIR|TEMPLATEPATH|STYLESHEETPATH)$/
function link(e){const isOwn=t=>!(0,n.es)(t,e.paths)&&!(0,n.Nu)(t),t=[...e.files],s=t.filter(([e])=>!(0,n.Nu)(e)),collect=e=>Map.groupBy(s.flatMap(([t,s])=>e(s).map(e=>({fact:e,path:t}))),({fact:e})=>e.name),r=t.flatMap(([,{classes:e}])=>e),c=new Set(r.flatMap(e=>e.parents)),{locate:l,tell:d}=function createLocator(e,t){const s=new Map,set=(e,t,n)=>{const i=s.has(e)&&JSON.stringify(s.get(e)?.parts)!==JSON.stringify(t)
s.set(e,i?void 0:{parts:t,file:n})}
for(const[t,s]of e.files)if(!(0,n.Nu)(t)){for(const[e,n]of s.values)e.startsWith("composer:")||set(e,n,`${i.Dl}/${t}`)
for(const{name:e,value:n}of s.constants)void 0===n||o.test(e)||set(e,n,`${i.Dl}/${t}`)}const find=e=>{const[t="",n]=e.split("::$"),i=s.get(e)
return void 0===i||void 0===n?i:{...i,made:listMade(t)}},listMade=e=>[0,1].map(t=>s.get(`new ${e}#${t}`)),findExact=e=>t.has(/^(.*)::/.exec(e)?.[1]??"")?void 0:find(e)??find(e.replace("::$","::#")),a=[...e.files.values()].flatMap(({units:e})=>e.flatMap(e=>e.uses)),r=a.some(({name:e})=>/^(.*\\)?(set_include_path|chdir)$/.test(e)),open=t=>{const s={left:i.PM}
return{file:`${i.Dl}/${t}`,folder:e.folder,find:find,movesAround:r,steps:s}}
return{locate(e,t){const s=open(t)
return(0,i.b0)((0,i._3)(e,s),s)},tell(e,t,s){const n={...open(t),find:findExact,isExact:!0}
return(0,i._3)(e,{...n,given:(0,i.OH)(listMade(s),n)})}}}(e,c),f=t.flatMap(([,e])=>[...e.answers].filter(([,e])=>e.length>0))
return{index:e,functions:collect(e=>e.functions),classes:collect(e=>e.classes),aliases:collect(e=>e.aliases),constants:collect(e=>e.constants),methods:new Set(r.flatMap(({methods:e,traitNames:t})=>[...e.map(({name:e})=>e),...t])),units:collect(e=>e.units),answers:new Map(f.flatMap(([e,t])=>[[e,t],[e.replace(/^.*::/,"*::"),t]])),hasEval:t.some(([e,t])=>t.hasEval&&isOwn(e)),own:t.filter(([e])=>isOwn(e)),isOwn:isOwn,parents:c,locate:l,tell:d,listed:t.flatMap(([e,{values:t}])=>(a.test(e)?[...t]:[]).flatMap(([t,s])=>{const[,n,i=""]=/^composer:(\w+):(.+?)(?::\d+)?$/.exec(t)??[],o=void 0===n?void 0:l(s,e)
return void 0===n||void 0===o?[]:{list:n,name:i,target:o,by:e}}))}}const a=/(^|\/)composer\/autoload_static\.php$/
const r=200
function traceClass(e,{classes:t,aliases:s},n){const i=[],o=[]
let a=!0
const c=new Set,l=[e]
for(let e=l.shift();void 0!==e&&c.size<r;e=l.shift()){if(c.has(e))continue
c.add(e)
const[r]=s.get(e)??[],[d,...f]=t.get(e)??(void 0===r?.fact.of?void 0:t.get(r.fact.of))??[],h=void 0===d?n?.classes.get(e):void 0
if(void 0!==d){i.push(d.fact)
const t=d.fact.at.guards.includes(`!c:${e}`);(f.length>0||t&&!1!==n?.classes.has(e))&&(a=!1),l.push(...d.fact.traits,...d.fact.parents,...d.fact.interfaces)}else void 0!==h?o.push(h):a=!1}return{own:i,ofSite:o,isComplete:a&&i.length+o.length>0}}const c=new Set(["cases","from","tryfrom"])
function findMethod(e,{own:t,ofSite:s}){for(const s of t){const t=s.methods.find(t=>t.name===e)
if(void 0!==t)return{of:s,method:t}
if(s.traitNames.includes(e))return"magic"
if("enum"===s.kind&&c.has(e))return"magic"}for(const t of s){const s=t.methods.get(e)
if(void 0!==s)return{of:void 0,method:s}}const isMagic=e=>t.some(({methods:t})=>t.some(t=>t.name===e))||s.some(({methods:t})=>t.has(e))
return isMagic("__call")||isMagic("__callstatic")?"magic":void 0}const l=8
function resolveType(e,t,s=0){if(void 0===e||""===e||s>l)return
if(e.endsWith("()")){const n=function findReturn(e,t){const s=e.lastIndexOf("::"),n=s<0?void 0:resolveType(e.slice(0,s),t,l-2),i=void 0===n?[]:traceClass(n,t,void 0).own
for(const n of s<0?[e]:i.map(({name:t})=>`${t}${e.slice(s)}`)){const e=t.units.get(n.slice(0,-2))??[]
for(const{path:i}of e.length>0||s>=0?e:listReturning(t)){const e=t.index.files.get(i)?.returns.get(n)??""
if(""!==e)return e}}return}(e,t),i=e.lastIndexOf("::")
return void 0!==n?n===e?void 0:resolveType(n,t,s+1):i>0&&/^(get_?)?instance\(\)$/.test(e.slice(i+2))?resolveType(e.slice(0,i),t,s+1):void 0}const n=e.lastIndexOf("->")
if(n<0)return e
const i=resolveType(e.slice(0,n),t,s+1)
if(void 0===i)return
const o=e.slice(n+2)
for(const{types:e}of traceClass(i,t,void 0).own){const n=e.get(o)??""
if(""!==n)return resolveType(n,t,s+1)}}const d=new WeakMap
function listReturning(e){const t=[...d.has(e)?[]:e.index.files],s=d.get(e)??t.flatMap(([e,{returns:t}])=>t.size>0?{path:e}:[])
return d.set(e,s),s}function findObject(e,t,s){const n=resolveType(e,t)
if(void 0===n)return
const i=traceClass(n,t,s),[o]=i.own,a=1===t.classes.get(n)?.length
return void 0===o?void 0:{type:n,first:o,lineage:i,isOnly:a}}function*listUses({own:e}){for(const[t,{units:s}]of e)for(const e of s)for(const s of e.uses)yield{use:s,unit:e,path:t}}function toPattern(e){const t=e.replace(/[\\^$.|?+()[\]{}]/g,"\\$&")
return new RegExp(`^${t.replaceAll("*","[^/]*").replaceAll(i.T7,".*")}$`)}},8838:(e,t,s)=>{s.d(t,{BG:()=>isFatal,Iz:()=>listOwnLoads,Uc:()=>r,pO:()=>readLoadedCode,rI:()=>nameVerb})
var n=s(499),i=s(2071),o=s(726),a=s(3213)
const r={loads:[],loaded:[]},c=/(^|\/)vendor[^/]*\/autoload\w*\.php$/
function nameVerb({keyword:e}){return e.startsWith("require")?"requires":"includes"}function isFatal({keyword:e,path:t}){return e.startsWith("require")||c.test(t)}function readLoadedCode(e){const t=createPlacing(e),{loads:s,entered:a}=(0,o.e)((0,i.nf)(e)),r=s.flatMap(e=>t(e)),c=(0,n.MT)(e.folder),l=c+e.mainFile,[d]=e.files.get(e.mainFile)?.units??[],f=new Set(s.filter(({load:e})=>d?.loads.includes(e)).flatMap(e=>t(e).map(({path:e})=>e)))
return{loads:r,loaded:[...a].flatMap(t=>{const{starts:s}=e.files.get(t)??{},n=c+t
return void 0===s||n===l?[]:[{path:n,isDirect:f.has(n),...s}]})}}function listOwnLoads(e){const t=(0,i.nf)(e),s=createPlacing(e)
return t.own.flatMap(([e,{units:n}])=>n.flatMap(({loads:n})=>n.flatMap(n=>function locateLoad(e,t,s){const n=(0,o.g)(e.at,s.index.requiresPhp),i="never"===n?void 0:s.locate(e.path,t),r=void 0!==i&&!i.includes(a.T7)&&/^(require|include)/.test(e.keyword)
return!r||isAsked(e.at)||e.isGuarded?[]:[{load:e,by:t,target:i,when:n}]}(n,e,t).flatMap(s))))}const isAsked=({guards:e})=>e.includes("e")
function createPlacing({folder:e}){const t=(0,n.MT)(e)
return({load:e,by:s,target:n,when:i})=>{if(n.startsWith("../"))return[]
const o=e.keyword.startsWith("register_block_type"),a=o&&!n.endsWith("block.json")?`${n}/block.json`:n
return[{path:t+a,keyword:o?"register_block_type":e.keyword,by:t+s,line:e.line,when:i,isGuarded:!o&&e.isGuarded||isAsked(e.at),isBehindGuard:e.at.guards.includes("E")}]}}},9031:(e,t,s)=>{s.d(t,{Nu:()=>isTest,es:()=>isLibrary,hL:()=>isReadInPart})
const n=/(?:^|\/)(?:(?:[a-z]{1,30}[-_])?vendor(?:[-_][a-z-]{1,30})?|node_modules|third-?party|dependencies)\//i,i=/^(.+)\/(?:licen[cs]e(?:\.(?:txt|md))?|composer\.json)$/i,o=/(^|\/)(tests?|__tests__|specs?|fixtures|examples)\//i,a=new WeakMap,r=/(^|\/)(autoload|composer\/autoload_(real|static))\.php$/
function isReadInPart(e,t){return isLibrary(e,t)&&!r.test(e)}function isLibrary(e,t){const s=a.get(t)??[...t].flatMap(e=>i.exec(e)?.[1]??[]).map(e=>`${e}/`)
return a.set(t,s),n.test(e)||s.some(t=>e.startsWith(t))}function isTest(e){return o.test(e)}},7956:(e,t,s)=>{s.d(t,{g:()=>reach})
var n=s(2071),i=s(9637),o=s(3213)
const a=/^(uninstall\.php|(.*\/)?render\.php)$/
function reach(e){const{index:t,classes:s,aliases:r,locate:c,listed:l}=e,d=new Set,f=new Set,h=new Map,u=function createAround(e){const t=new Map
for(const{use:s}of(0,n.bJ)(e))for(const n of listCalled(s,e)){const{guards:e}=s.at
t.set(n,t.get(n)?.filter(t=>e.includes(t))??e)}return({name:e})=>{const s=t.get(e),n=e.includes("::")?t.get(e.replace(/^.*(?=::)/,"")):void 0
return void 0===s||void 0===n?s??n??[]:s.filter(e=>n.includes(e))}}(e),p=[]
let m
const add=(e,s,n=[])=>{if(e===m||!t.files.has(e))return
const i=s===f.has(e)?h.get(e):void 0
!s&&f.has(e)||h.set(e,void 0===i?n:i.filter(e=>n.includes(e))),(s?f.has(e):d.has(e))||(d.add(e),s&&f.add(e),p.push(e))},g=function createFinder(e){const t=Map.groupBy(e,e=>e.slice(e.lastIndexOf("/")+1))
return e=>{const s=e.replace(/^(?:\.{0,2}\/)+/,""),n=s.endsWith(".php")?s:`${s}.php`,i=/[/_-]|\.php$/.test(s)?t.get(n.slice(n.lastIndexOf("/")+1)):void 0
return i?.filter(e=>e===n||e.endsWith(`/${n}`))??[]}}(t.files.keys()),w=Map.groupBy([...s.values()].flat(),({fact:e})=>(0,i.tL)(e.name)),addClass=(e,t)=>{for(const n of[e,...r.get(e)?.map(({fact:e})=>e.of??"")??[]])s.get(n)?.forEach(({path:e})=>add(e,t))
r.get(e)?.forEach(({path:e})=>add(e,t))}
add(t.mainFile,!0)
for(const e of t.files.keys())a.test(e)&&add(e,!0)
for(let e=p.pop();void 0!==e;e=p.pop()){const s=t.files.get(e)
if(void 0===s)continue
m=e
const i=h.get(e)??[],a=f.has(e),r=s.units.flatMap(e=>e.loads.map(t=>({...t,unit:e})))
for(const{at:l,path:d,unit:f}of r){const r="never"===l.when?void 0:c(d,e)
if(void 0===r)continue
const h=[...i,...u(f),...l.guards]
if(r.includes(o.T7)||r.includes("*")){if(!s.isAutoloader&&/\w/.test(r.replace(".php",""))){const e=(0,n.wQ)(r)
for(const s of t.files.keys())e.test(s)&&add(s,a,h)}}else add(r,a,h)}for(const e of listClasses(s))addClass(e,a)
for(const e of s.texts){g(e).forEach(e=>add(e,!1))
const t=e.replace(/^\\/,"").toLowerCase()
addClass(t.replace(/::.*$/,""),!1),t.endsWith("\\")&&w.get(t)?.forEach(e=>add(e.path,!1))}for(const{list:t,by:s,target:n}of l)"files"===t&&s===e&&add(n,a)}return{files:d,sure:f,guards:h,findAround:u}}function listCalled({kind:e,name:t,fallback:s=t,on:n=""},{units:i,classes:o,functions:a}){if("function"===e)return[t,s]
const r="new"===e?"__construct":e.endsWith("method")?t:void 0,c=/^[\w\\]+(?=\(|::|->)/.exec(n)?.[0],l=void 0!==c&&!o.has(c)&&!a.has(c)
if(void 0===r||l)return[]
const d=`${"new"===e?t:n}::${r}`
return[i.has(d)?d:`::${r}`]}function*listClasses({classes:e,units:t}){for(const t of e)yield*[...t.parents,...t.interfaces,...t.traits]
for(const{uses:e}of t)for(const{kind:t,name:s,on:n}of e)"class"===t||"new"===t?yield s:void 0===n||n.includes("(")||n.includes("->")||(yield n)}},3639:(e,t,s)=>{s.d(t,{R:()=>C})
var n=s(6600),i=s(2071),o=s(6717),a=s(3213)
const at=(e,t)=>`Line ${e} of ${(0,o.AB)(t)}`
function faultAt({use:e,unit:t,path:s},n,i,o){return{key:`${e.kind}|${e.name}|${t.owner}`,name:(0,a.D4)(n),message:`${at(e.line,s)} ${(0,a.D4)(i)}.`,path:s,line:e.line,...o&&{severity:o}}}const r=/^[fko]:(doing_\w+|wp_\w+|rest_request|xmlrpc_request|script_debug|multisite|abspath|php_\w+|true|false|iframe_request|savequeries|mu_\w+)$/i
function isPolyfill(e){return!0===e?.every(({fact:e})=>e.at.guards.some(e=>/^![fck]:/.test(e)))}function isThere(e,{program:t,site:s}){const n=e.slice(2)
if(r.test(e))return!0
const[i,o]=e.startsWith("f:")?[t.functions,s?.functions]:e.startsWith("c:")?[t.classes,s?.classes]:[t.constants,s?.constants]
return i.has(n)&&!isPolyfill(i.get(n))||!0===o?.has(n)}function weighGuards(e,t,s,n=0){let i
for(const o of e){const e=o.charAt(0)
if("!"!==e&&"h"!==e){if(/^[veEtip]/.test(o)||t.includes(o))return"exact"
if("o"===e){if(!r.test(o))return"exact"}else if("a"===e){const e=n<3?s.program.answers.get(o.slice(2)):void 0,a=e&&weighGuards(e,t,s,n+1)
if("exact"===a)return a
i??=a}else if("m"!==e&&!isThere(o,s)){if([s.before?.functions,s.before?.classes,s.before?.constants].some(e=>e?.has(o.slice(2))))return"exact"
i="other"}}}return i}const guardsOf=({use:e,unit:t,path:s},{reach:n})=>[...e.at.guards,...n.findAround(t),...n.guards.get(s)??[]]
var c=s(9637)
function toPrefix(e){return/^(?:[^_\\]+(?:\\|_|$)|_)/.exec(e.toLowerCase())?.[0]??e}function findPrefixes({own:e}){const t=new Map
for(const[,{functions:s,classes:n,constants:i}]of e)for(const{name:e}of[...s,...n,...i]){const s=toPrefix(e)
e.startsWith("class@")||t.set(s,(t.get(s)??0)+1)}const s=Math.max(2,Math.max(0,...t.values())/5)
return new Set([...t].filter(([e,t])=>e.length>2&&t>=s).map(([e])=>e))}function*listNeeds(e,t){for(const s of(0,i.bJ)(e)){const{name:e,fallback:n,shown:i,on:o="",isText:a=!1}=s.use
if(!0===s.use.isSoft||kindOf(s)!==t)continue
const r=a&&"classes"===t,c=r?[o]:void 0===n?[e]:[e,n],d=c.map(e=>`${l[t]}:${e}`)
yield{place:s,kind:t,names:c,guards:d,shown:r?o:i,isText:a}}}const l={functions:"f",classes:"c",constants:"k"}
function kindOf({use:{kind:e,via:t,isText:s}}){if("function"===e)return"functions"
if("constant"===e)return"constants"
return"class"===e||"new"===e||e.endsWith("method")&&"name"===t&&!0===s?"classes":void 0}function tellNeed({kind:e,isText:t},s){return"functions"===e?`${t?"names":"calls"} \`${s}()\``:"classes"===e?`uses the class \`${s}\``:`reads the constant \`${s}\``}function isOwn({kind:e,names:t},s){return t.some(t=>s[e].has(t)||"classes"===e&&s.aliases.has(t))}function isKnown(e,{program:t,site:s}){return isOwn(e,t)||e.names.some(t=>!0===s?.[e.kind].has(t))}const d=[{id:"gone-function",severity:"error",isOfBoth:!0,effect:"PHP stops with a fatal error there.",fix:"Define it again, or remove the call.",find:e=>findGone("functions",e)},{id:"gone-class",severity:"error",isOfBoth:!0,effect:"PHP stops with a fatal error there.",fix:"Define it again, or remove the use.",find:e=>findGone("classes",e)},{id:"gone-constant",severity:"error",isOfBoth:!0,effect:"From PHP 8 on, PHP stops with a fatal error there.",fix:"Define it again, or remove the use.",find:e=>findGone("constants",e)},{id:"gone-method",severity:"error",isOfBoth:!0,effect:"PHP stops with a fatal error there.",fix:"Define it again, or remove the call.",*find(e){const{program:t,before:s}=e
for(const n of void 0===s?[]:(0,i.bJ)(t)){const{name:i,shown:o,via:a,isText:r}=n.use
if(!s?.methods.has(i)||t.methods.has(i))continue
const c=findMissingOn(n,e)?.first.shown
if(void 0===c)continue
const l=/^(this|self|parent|name)$/.test(a??"")&&!0!==r
yield faultAt(n,`${c}::${o}`,`calls \`${c}::${o}()\`, which the previous version had, and this one does not`,l?void 0:"warning")}}}]
function*findGone(e,t){const{program:s,before:n}=t
for(const i of void 0===n?[]:listNeeds(s,e)){const{place:s,names:o,isText:a}=i,r=o.find(s=>owns(n?.[e].get(s),t)||"classes"===e&&owns(n?.aliases.get(s),t))
if(void 0===r||isKnown(i,t))continue
const c=guardsOf(s,t),l=weighGuards(c,i.guards,t)
if("exact"===l)continue
const d="other"===l&&c.some(e=>":"===e.charAt(1)&&toPrefix(e.slice(2))===toPrefix(r)),f="classes"===e?n?.classes.get(r)?.[0]?.fact.shown??i.shown:i.shown
yield faultAt(s,"classes"===e?f:r,`${tellNeed(i,f)}, which the previous version defined, and this one does not`,d||a?"warning":void 0)}}function owns(e,t){return void 0!==e&&!isPolyfill(e)&&!e.some(({path:e})=>function isUnread(e,{program:{index:t}}){const s=t.files.get(e)
return t.unread.includes(e)||void 0!==s?.fault}(e,t))}function findMissingOn(e,t){const{kind:s,name:n,on:o}=e.use
if("method"!==s&&"static-method"!==s)return
const a=(0,i.Z)(o,t.program,t.site)
if(!0!==a?.lineage.isComplete||/^(trait|interface)$/.test(a.first.kind))return
const r=[`m:*::${n}`,`m:${a.type}::${n}`]
return void 0!==weighGuards(guardsOf(e,t),r,t)||void 0!==(0,i.XM)(n,a.lineage)?void 0:a}const f=[{id:"undefined-method",severity:"error",effect:"PHP stops with a fatal error there.",fix:"Correct the name, or add the method.",*find(e){const{program:t,before:s}=e,n=function findCreated({program:e}){const t=new Set
for(const{use:s}of(0,i.bJ)(e))void 0!==s.on&&"name"===s.via&&t.add(s.on)
for(const s of[...t])e.aliases.has(s)&&t.add(e.aliases.get(s)?.[0]?.fact.of??"")
return t}(e)
for(const o of t.hasEval?[]:(0,i.bJ)(t)){const{name:i,shown:a,via:r,isText:c}=o.use
if(i.endsWith("__premium_only"))continue
if(!0===s?.methods.has(i)&&!t.methods.has(i))continue
const l=findMissingOn(o,e)
if(void 0===l)continue
const{type:d,first:f}=l,h="new"===r||"name"===r
if(!h&&hasChildWith(i,d,t))continue
const u=("this"===r||"self"===r)&&!t.parents.has(d)&&n.has(d),p=h||"parent"===r||f.isFinal||u,m=f.shown
yield faultAt(o,`${m}::${a}`,`calls \`${m}::${a}()\`, and the class has no such method`,p&&!0!==c?void 0:"warning")}}},{id:"bad-override",severity:"error",effect:"PHP stops with a fatal error where the class is loaded.",fix:"Give the method the arguments, `static` and visibility of the one that it overrides, or add what is missing.",*find(e){for(const[t,{classes:s}]of e.program.own)for(const n of s)1===e.program.classes.get(n.name)?.length&&(yield*judgeClass(n,t,e))}},{id:"changed-member",severity:"error",effect:"PHP stops with a fatal error there.",fix:"Change the use, or the member back.",*find(e){for(const t of(0,i.bJ)(e.program))yield*judgeMember(t,e)}},{id:"redeclared",severity:"warning",effect:"If both are loaded, PHP stops with a fatal error at the second.",fix:"Remove one, or ask `function_exists()` or `class_exists()` first.",*find({program:e,reach:t,followed:{entered:s}}){for(const[n,i]of[...e.functions,...e.classes]){const o=i.filter(({fact:n,path:i})=>e.isOwn(i)&&s.has(i)&&"always"===n.at.when&&0===n.at.guards.length&&0===(t.guards.get(i)?.length??1)),[a,r]=o
if(void 0===a||void 0===r||isPolyfill(i)||a.path===r.path)continue
const{fact:c,path:l}=r
yield{key:n,name:c.shown,message:`${at(c.line,l)} defines \`${c.shown}\`, as line ${a.fact.line} of \`${a.path}\` does.`,path:l,line:c.line}}}}]
function hasChildWith(e,t,{classes:s,parents:n}){if(!n.has(t))return!1
const i=new Set([t])
for(let e=0;e!==i.size;){e=i.size
for(const[e,t]of s)t.some(({fact:e})=>e.parents.some(e=>i.has(e)))&&i.add(e)}return[...i].some(t=>s.get(t)?.some(({fact:t})=>t.methods.some(t=>t.name===e)))}const h={public:0,protected:1,private:2},requiredOf=e=>"arguments"in e?e.arguments.findLastIndex(({isRequired:e})=>e)+1:e.required,mostOf=e=>"arguments"in e?e.arguments.some(({isVariadic:e})=>e)?1/0:e.arguments.length:e.most
function*judgeClass(e,t,s){const{program:o,site:a}=s,{requiresPhp:r}=o.index,c=""!==r&&(0,n.Zy)(r,"8.0")<0,fault=(s,n,i,o)=>({key:`${e.name}|${n}|${i.replace(/\d+/g,"")}`,name:`${e.shown}::${n}`,message:`${at(s,t)} ${i}.`,path:t,line:s,...o&&{severity:o}}),l=[...e.parents,...e.interfaces].map(e=>(0,i.Iu)(e,o,a))
for(const t of e.parents){const s=o.classes.get(t)?.[0]?.fact??a?.classes.get(t)
!0===s?.isFinal&&(yield fault(e.line,t,`extends \`${t}\`, which is final`))}for(const t of e.methods)if("private"!==t.visibility||"__construct"===t.name)for(const s of l){const n=(0,i.XM)(t.name,s)
if(void 0===n||"magic"===n||"private"===n.method.visibility)continue
if(void 0!==n.of&&1!==o.classes.get(n.of.name)?.length)continue
if("trait"===n.of?.kind||"__construct"===t.name&&!n.method.isAbstract)continue
const{of:a,method:r}=n,l=explainMisfit(t,r),d=l??explainCount(t,r),f=void 0===a?"its parent":`\`${a.shown}\``,h=`declares \`${e.shown}::${t.shown}()\`, which ${d} in ${f}`,u=void 0===l&&c?"warning":void 0
void 0!==d&&(yield fault(t.line,t.name,h,u))}if("class"!==e.kind||e.isAbstract)return
const d=(0,i.Iu)(e.name,o,a)
if(!d.isComplete||e.name.startsWith("class@"))return
const f=function listMembers({own:e,ofSite:t}){return[...e.flatMap(({methods:e})=>e.map(e=>[e.name,e])),...t.flatMap(({methods:e})=>[...e])]}(d),h=f.filter(([,{isAbstract:e}])=>!e).map(([e])=>e),u=new Set([...h,...e.methods.map(({name:e})=>e),...d.own.flatMap(({traitNames:e})=>e)])
for(const t of new Set(f.map(([e])=>e)))if(!u.has(t)){const s=`declares \`${e.shown}\`, which lacks the abstract method \`${t}()\``
yield fault(e.line,t,s)}}function explainMisfit(e,t){return t.isFinal?"is final":e.isStatic!==t.isStatic?t.isStatic?"is static":"is not static":h[e.visibility]>h[t.visibility]?`is ${t.visibility}`:void 0}function explainCount(e,t){const[s,n]=[requiredOf(t),mostOf(t)]
return requiredOf(e)>s?`requires only ${s} arguments`:mostOf(e)<n&&n!==1/0?`takes ${n} arguments`:void 0}function*judgeMember(e,t){const{kind:s,on:n,via:o,shown:a,isText:r}=e.use
if(!/^(new|method|static-method|property|static-property)$/.test(s))return
const c=(0,i.Z)(n,t.program,t.site)
if(void 0===c||!c.isOnly||"trait"===c.first.kind)return
const{first:l}=c,d=/^(new|name|self|parent)$/.test(o??"")||l.isFinal,f="new"===s,h=f?"name"===o:d&&!0!==r,u=f?explainNew(l):s.endsWith("property")?function explainProperty({use:e,unit:t},{first:s,lineage:n,type:i},o){const a=n.own.flatMap(({properties:e})=>e),r=a.find(({name:t})=>t===e.name)?.visibility??"public"
return"public"!==r&&n.isComplete&&!0!==e.isSoft?hasOneOf(["__get","__set"],n)||isRelated(t.owner,i,o)?void 0:`uses \`${s.shown}::$${e.shown}\`, which is ${r}`:void 0}(e,c,t):function explainCall(e,{first:t,lineage:s,type:n},o){const{kind:a,name:r,via:c,named:l=[],shown:d}=e.use,f=(0,i.XM)(r,s)
if(void 0===f||"magic"===f||!s.isComplete&&f.of!==t)return
if(void 0!==weighGuards(guardsOf(e,o),[`m:*::${r}`],o))return
const{method:h}=f,u=`\`${t.shown}::${d}()\``,p=isRelated(e.unit.owner,n,o)||hasOneOf(["__call","__callstatic"],s)
if(!p&&"public"!==h.visibility)return`calls ${u}, which is ${h.visibility}`
const m="static-method"===a&&"name"===c
if(!p&&m&&!h.isStatic&&!h.isAbstract)return`calls ${u} as static, which it is not`
const g="arguments"in h?h.arguments:[]
if(g.some(({isVariadic:e})=>e)||!("arguments"in h))return
const w=l.find(e=>!g.some(t=>t.name===e))
return void 0===w?void 0:`passes \`${w}\` by name to ${u}, which has no such argument`}(e,c,t)
if(void 0===u)return
const p=f?l.shown:`${l.shown}::${a}`
yield faultAt(e,p,u,h?void 0:"warning")}const explainNew=({isAbstract:e,kind:t,shown:s})=>e||"interface"===t?`creates \`${s}\`, which is abstract`:void 0,hasOneOf=(e,t)=>e.some(e=>void 0!==(0,i.XM)(e,t))
function isRelated(e,t,{program:s,site:n}){if(""===e||e===t)return""!==e
const[o,a]=[(0,i.Iu)(e,s,n),(0,i.Iu)(t,s,n)],r=new Set(a.own.map(({name:e})=>e))
return!o.isComplete||"trait"===s.classes.get(e)?.[0]?.fact.kind||o.own.some(({name:e})=>r.has(e))||e.startsWith("class@")}function sinceOf(e,t){const s=e.startsWith("f:")?t.functions:e.startsWith("c:")?t.classes:void 0,n=s?.get(e.slice(2))
return"wordpress"===n?.owner?n.since.replace(/^(\d+\.\d+)\.0$/,"$1"):""}function isAsNew(e,t){return""!==e&&(0,n.Zy)(e,t)>=0}const u=[{id:"php-syntax",severity:"warning",alone:"warning",effect:"If PHP cannot read it either, it stops with a parse error where the file is loaded.",fix:"Correct the file; `php -l` tells whether PHP can read it. If yours is right, check what copied it.",*find({program:e}){const t=e.index.unread.filter(t=>e.isOwn(t)),[s]=t
void 0!==s&&(yield{key:"unread",name:s,severity:"notice",message:`${1===t.length?"One PHP file was":`${t.length} PHP files were`} not read, because of ${1===t.length?"its":"their"} size or for want of time, such as ${(0,o.AB)(s)}.`,effect:"Nothing is known of what they do.",fix:"Nothing, if they are sound.",path:s,line:1})
for(const[t,{fault:s}]of e.own)void 0!==s&&(yield{key:t,name:t,path:t,...describeFault(t,s)})}},{id:"compile-error",severity:"error",alone:"warning",effect:"PHP stops with a fatal error where the file is loaded.",fix:"Correct the line; `php -l` with PHP 8 tells more.",*find({program:e}){for(const{path:t,remark:s}of listRemarks(e,"refused"))yield toFault(t,s,`has ${s.what}`)}},{id:"this-in-static",severity:"error",effect:"PHP stops with a fatal error there: “Using $this when not in object context”.",fix:"Remove `static`, or pass the object.",*find({program:e}){for(const{path:t,remark:s}of listRemarks(e,"this")){const e=s.inside??""
yield{...toFault(t,s,"uses `$this`, and its function is static"),key:e,name:e}}}},{id:"newer-than-declared",severity:"error",alone:"warning",effect:"Sites with the declared PHP get the update, and show a critical error.",fix:"Raise `Requires PHP`, or write it for the declared version.",*find(e){const{program:t,reach:s}=e,{requiresPhp:i}=t.index,o=new Set
for(const{path:e,remark:a}of""===i?[]:listRemarks(t,"newer")){const{since:t="",what:r}=a,c=[...a.at.guards,...s.guards.get(e)??[]].some(e=>/^(p>=|v)/.test(e))||!s.files.has(e);(0,n.Zy)(t,i)<=0||c||o.has(t)||(o.add(t),yield{...toFault(e,a,`has ${r}, which needs PHP ${t}; the package declares ${i}`),key:t})}yield*function*findNewerNames(e){const{program:t,site:s}=e,i=t.index.requiresWordPress
if(void 0!==s&&""!==i)for(const o of[...listNeeds(t,"functions"),...listNeeds(t,"classes")]){const{place:a,kind:r,names:c,isText:l,shown:d}=o
if(l||isOwn(o,t))continue
const f=c.at(-1)??"",h=o.guards.at(-1)??"",u=sinceOf(h,s)
if(""===u||(0,n.Zy)(u,i)<=0)continue
const p=guardsOf(a,e)
if(p.some(e=>isAsNew(sinceOf(e,s),u))||"exact"===weighGuards(p,[h],e))continue
const m=`${tellNeed(o,d)}, which WordPress has from ${u} on; the package declares ${i}`,g="classes"===r?"class_exists":"function_exists"
yield{...faultAt(a,f,m,"warning"),effect:"Sites with an older one get the update, and PHP stops there.",fix:`Raise \`Requires at least\`, or check \`${g}()\` first.`}}}(e)}}]
function describeFault(e,{what:t,line:s,isSyntax:n,says:i}){const o=`${at(s,e)} cannot be parsed`
if(!n)return{line:s,severity:"notice",message:`${at(s,e)} has ${t}; the file was not read.`}
if(void 0===i)return{line:s,message:`${o}: ${t}.`}
const{version:a,error:r}=i
if(void 0===r){return{line:s,severity:"notice",message:`${o}: ${t}; PHP ${a} can parse it, and its code was not looked at.`}}return{line:r.line,severity:"error",isCertain:!0,message:`${at(r.line,e)} cannot be parsed by PHP ${a}: ${r.what}.`,effect:"PHP stops with a parse error where the file is loaded.",fix:"Correct the file."}}function*listRemarks({own:e},t){for(const[s,{remarks:n}]of e)for(const e of n)e.kind===t&&(yield{path:s,remark:e})}const toFault=(e,{line:t,what:s},n)=>({key:`${e}|${s}`,name:e,message:`${at(t,e)} ${n}.`,path:e,line:t}),p=/(^|\/)vendor[^/]*\/autoload\w*\.php$/,m=/(^|\/)tests?\//,g=/^(?:pro|premium)\//i,w=[{id:"required-file-missing",severity:"error",alone:"error",effect:"PHP stops with a fatal error: sites show a critical error.",fix:"Add the file, or remove the line: check `.distignore` and the steps that build the plugin.",*find({program:e,before:t,followed:{loads:s,entered:n}}){const i=new Set,{paths:o,links:a}=e.index,r=s.filter(({load:e,target:t})=>!e.keyword.startsWith("register")&&!(e=>o.has(e)||a.some(t=>e.startsWith(`${t}/`)))(t)),rank=({when:e,load:t})=>("always"===e||"activation"===e?0:2)+(t.keyword.startsWith("require")?0:1)
for(const s of r.toSorted((e,t)=>rank(e)-rank(t))){const n=i.has(s.target)?void 0:judge(s,e,t)
void 0!==n&&(i.add(s.target),yield n)}const c=void 0===t?[]:[...findLostClasses(t,new Set,new Set)],l=new Set(c.map(({key:e})=>e))
yield*function*joinFolders(e){const t=new Set
for(const s of e){const e=s.key.replace(/\/[^/]*$/,"")
t.has(e)||t.has(s.key)||(t.add(e).add(s.key),yield s)}}([...findLostClasses(e,i,n)].filter(({key:e})=>!l.has(e)))}}]
function judge({load:e,by:t,target:s,when:n},{index:i},a){const{guards:r}=e.at
if(e.isGuarded||r.includes("e")||r.includes("t"))return
const c=p.test(s),l=r.includes("E")
if(l&&"always"!==n&&!c)return
const d="always"!==n&&m.test(s)||"maybe"===n&&g.test(s),f=!0===a?.index.paths.has(s)
if(d||"maybe"===n&&!f)return
const h=e.keyword.startsWith("require")||c,u=("always"===n||"activation"===n)&&h&&!l,w=[...i.paths].find(e=>e.toLowerCase()===s.toLowerCase()),v=void 0===w?"which is not in the package":`but the package has ${(0,o.AB)(w)}: case matters`
return{key:s,name:s,...u?{}:{severity:"warning"},message:`${at(e.line,t)} ${e.keyword.startsWith("require")?"requires":"includes"} ${(0,o.AB)(s)}, ${v}.`,effect:explainEffect(h,l,n),fix:adviseOn(s,w),path:t,line:e.line}}function adviseOn(e,t){return void 0!==t?"Write the name the same way in both places.":e.startsWith("../")?"Write a `/` behind the folder: the path is that of something beside the plugin.":/(^|\/)vendor[^/]*\//.test(e)?"Run `composer install --no-dev`, and whatever else builds the plugin, before it is zipped.":"Add the file, or remove the line: check `.distignore` and the steps that build the plugin."}const v={always:"on every request",admin:"on every page of the dashboard",activation:"when somebody activates the plugin",maybe:"when it gets there",never:"when it gets there"}
function explainEffect(e,t,s){return t?"The plugin looks for a file, and gives up without it: it would be active and do nothing.":e?`PHP stops with a fatal error ${v[s]}: ${"activation"===s?"new customers cannot activate it":"sites show a critical error"}.`:`PHP warns ${v[s]}, and goes on without the file.`}function*findLostClasses(e,t,s){const n=e.listed.filter(({list:e})=>"files"!==e),i=new Map
for(const t of 0===n.length?[]:listNeeds(e,"classes")){const{guards:s}=t.place.use.at
t.isText||!s.every(e=>e.startsWith("h:"))||isOwn(t,e)||i.set(t.names[0]??"",t)}const a=[...e.index.paths]
for(const{list:r,name:c,target:l,by:d}of 0===i.size?[]:n){const[,n=l]=/^((?:.*\/)?vendor\/[^/]+\/[^/]+)\//.exec(`${l}/`)??[],hasFolder=e=>a.some(t=>t.startsWith(`${e}/`)),f=hasFolder(n)?l:n,h="classMap"===r,u=t.has(f)||(h?e.index.paths.has(f):hasFolder(f)),p=c.toLowerCase(),m=u?void 0:h?i.get(p):[...i].find(([e])=>e.startsWith(p))?.[1]
if(void 0===m)continue
t.add(f)
const{path:g,use:w}=m.place
yield{key:f,name:f,...s.has(g)?{}:{severity:"warning"},message:`${(0,o.AB)(d)} lists classes in ${(0,o.AB)(f)}, which is not in the package; line ${w.line} of ${(0,o.AB)(g)} uses \`${m.shown}\`.`,path:d,line:1}}}const y=/^(((apache|apcu?|bc|bz|collator|ctype|datefmt|db2|dba|dns|easter|enchant|exif|fastcgi|finfo|ftp|geoip|gmp|grapheme|ibase|iconv|idn|igbinary|image|imap|intl|jd|ldap|libxml|litespeed|locale|mb|mcrypt|memcache|mhash|msg|msgfmt|msgpack|mssql|mysqli?|newrelic|normalizer|numfmt|oci|odbc|opcache|openssl|opentelemetry|pcntl|pg|posix|proc|pspell|readline|recode|rrd|sem|shm|snmp|socket|sodium|sqlite|sqlsrv|ssh2|tideways|tidy|transliterator|uopz|utf8|wincache|xcache|xdebug|xhprof|yaml|zend|zip)_\w+)|(gz|shmop_)\w+|cal_\w+|chown|chgrp|checkdnsrr|curl_\w+|dl|exec|fpm_get_status|frankenphp_\w+|getallheaders|gethost\w+|getmxrr|getmyuid|getrusage|gregoriantojd|highlight_\w+|jdtogregorian|link|mail|openlog|parse_ini_file|passthru|pclose|php_uname|phpinfo|popen|readlink|set_time_limit|shell_exec|show_source|symlink|sys_getloadavg|syslog|system|virtual)$/,$=/^(?:apc\w*iterator|collator|com|ffi|gearman\w+|geoip2?\\\w+|gmagick\w*|gmp|imagick\w*|imap\\connection|intl\w+|ldap\\\w+|locale|memcached?|messageformatter|mongodb\\.+|mysqli\w*|normalizer|numberformatter|pdo\w*|phar\w*|redis\w*|resourcebundle|snmp|soap(?:client|fault|header|param|server|var)|sodiumexception|spoofchecker|sqlite3\w*|tidy\w*|transliterator|xmlreader|xmlwriter|xsltprocessor|ziparchive)$/,_=new Set("get_plugin_data get_plugins is_plugin_active is_plugin_active_for_network is_plugin_inactive activate_plugin deactivate_plugins delete_plugins wp_handle_upload wp_handle_sideload media_handle_upload media_handle_sideload media_sideload_image download_url unzip_file dbdelta wp_filesystem get_home_path get_filesystem_method request_filesystem_credentials wp_generate_attachment_metadata wp_crop_image file_is_displayable_image get_editable_roles post_exists wp_create_category wp_insert_category wp_create_term wp_delete_user get_current_screen set_current_screen submit_button add_meta_box do_settings_sections wp_terms_checklist get_column_headers wp_dropdown_roles convert_to_screen wp_get_nav_menu_to_edit".split(" ")),b=/^(is_plugin_|wp_filesystem$)/,k=/admin|menu|setting|option|install|activat|upgrad|updat|migrat|notice|dashboard|wizard|cli\b|onboard|import|editor|meta-?box|backend/i,x=[{id:"undefined-function",severity:"error",effect:"PHP stops with a fatal error there.",fix:"Define it, correct its name, or check `function_exists()` first.",find:e=>findUndefined("functions",e)},{id:"undefined-class",severity:"error",effect:"PHP stops with a fatal error there.",fix:"Import it with `use`, begin its name with a backslash, or define it.",find:e=>findUndefined("classes",e)},{id:"undefined-constant",severity:"error",effect:"From PHP 8 on, PHP stops with a fatal error there.",fix:"Define it, correct its name, or check `defined()` first.",find:e=>findUndefined("constants",e)},{id:"few-arguments",severity:"error",effect:"PHP stops with a fatal error there.",fix:"Pass what is missing, or give the argument a default value.",*find(e){for(const t of(0,i.bJ)(e.program)){const{given:s,isText:n}=t.use
if(void 0===s||!0===n)continue
const i=findCalled(t,e)
if(void 0===i||s>=i.required)continue
const[o,a]=[count(s),String(i.required)],r=`calls \`${i.shown}()\` with ${o}; it requires ${a}${i.place??""}`
yield faultAt(t,i.shown,r)}}},{id:"hook-arguments",severity:"warning",effect:"PHP stops with a fatal error when the hook is fired.",fix:"Give `add_action()` or `add_filter()` the number of arguments, or pass what is missing.",*find(e){const{site:t,program:s}=e
if(void 0===t)return
const n=new Set([...(0,i.bJ)(s)].flatMap(({use:e})=>"fire"===e.kind?e.name:[]))
for(const o of(0,i.bJ)(s)){const{kind:s,name:i,given:a,on:r}=o.use
if(void 0===a)continue
const c=t.hooks.get(i)
"fire"===s&&void 0!==c&&a<c&&(yield faultAt(o,i,`fires \`${i}\` with ${count(a)}; WordPress gives it ${c}`))
const l="listen"===s&&void 0!==r?rules_names_requiredOf(r,e):void 0
void 0!==l&&l>a&&l>0&&(yield faultAt(o,i,`lets \`${i}\` call a function that requires ${count(l)}, and gets ${a}`,n.has(i)?"error":void 0))}}},{id:"admin-only-function",severity:"warning",effect:"PHP stops with a fatal error on the site's front end.",fix:"Load its file first, such as `require_once ABSPATH . 'wp-admin/includes/plugin.php'`, or check `function_exists()`.",*find(e){const{program:t,followed:s}=e
for(const n of listNeeds(t,"functions")){const{place:i,names:o,isText:a}=n,{unit:r,use:c,path:l}=i,d=o.at(-1)??""
if(a||!_.has(d)||!/^(always|maybe)$/.test(c.at.when))continue
const f=""===r.name,h=f?s.entered.has(l):"always"===s.begun.get(r),u="always"===c.at.when&&h,p=!f&&!k.test(`${l} ${r.name}`)
if(!(u||p&&b.test(d)))continue
if(isOwn(n,t)||loadsDashboard(d,i,e))continue
const m=[..._].filter(e=>homeOf(e)===homeOf(d)).map(e=>`f:${e}`)
"exact"!==weighGuards(guardsOf(i,e).filter(e=>!/^[veEip]/.test(e)),m,e)&&(yield faultAt(i,d,`calls \`${d}()\`, which WordPress has in the dashboard only`))}}}],P="6.8",M=[[/^(get_plugin|is_plugin_)/,"plugin.php"],[/^wp_filesystem$/,"file.php"]],homeOf=e=>M.find(([t])=>t.test(e))?.[1]??".php"
function loadsDashboard(e,t,{program:s,followed:i}){const o=homeOf(e),{requiresWordPress:a}=s.index
if("plugin.php"===o&&(0,n.Zy)(a||"0",P)>=0)return!0
const isOne=e=>"string"==typeof e&&e.includes("wp-admin/includes")&&(e.endsWith(o)||!e.endsWith(".php"))
return[...s.index.files].some(([e,{units:s,texts:n}])=>e===t.path&&[...n].some(isOne)||s.some(s=>(e===t.path||"always"===i.begun.get(s)||""===s.name&&i.entered.has(e))&&s.loads.some(e=>e.path.some(isOne))))}const count=e=>1===e?"1 argument":`${e} arguments`
function*findUndefined(e,t){const{program:s,site:n}=t
if(function isPartial({program:e,before:t}){return e.hasEval||e.index.unread.length+(t?.index.unread.length??0)>0}(t)||void 0===n&&"classes"!==e)return
const{own:o,namespaces:a,asked:r,hooks:l}=function findOwners({program:e,site:t}){const isHere=t=>e.functions.has(t)||e.classes.has(t)||e.constants.has(t),s=new Set([...t?.functions??[],...t?.classes??[]].flatMap(([e,{owner:t}])=>"other"===t?[]:toPrefix(e))),n=new Set(e.index.requiresPlugins.map(e=>toPrefix(e.replaceAll("-","_"))))
for(const t of new Set([...(0,i.bJ)(e)].flatMap(({use:e})=>e.at.guards))){const e=t.slice(2)
!/^[fck]:/.test(t)||isHere(e)||s.has(toPrefix(e))||n.add(toPrefix(e))}return{own:findPrefixes(e),namespaces:new Set(e.own.flatMap(([,{classes:e}])=>e.map(({name:e})=>(0,c.tL)(e)).filter(Boolean))),asked:n,hooks:new Set([...t?.hooks.keys()??[]].map(toPrefix))}}(t)
for(const i of listNeeds(s,e)){const{place:s,names:d,isText:f,shown:h}=i,u=d.at(-1)??"",p=a.has((0,c.tL)(u))
if(f||isKnown(i,t)||void 0===n&&!p)continue
const m="functions"===e?y:"classes"===e?$:void 0
if(void 0!==n&&d.some(e=>!0===m?.test(e)))continue
const g=guardsOf(s,t)
if(void 0!==weighGuards(g,i.guards,t))continue
const w=p||o.has(toPrefix(u)),v=r.has(toPrefix(u)),_=v||g.some(e=>{return e.startsWith("h:")&&(t=e.slice(2),![o,l].some(e=>e.has(toPrefix(t)))&&!0!==n?.hooks.has(t))
var t})
if(!w&&_)continue
const b=void 0===n?"is defined nowhere":"neither the package, PHP, WordPress nor a plugin beside it defines",k=`${tellNeed(i,h)}, which ${b}`
yield faultAt(s,u,k,w&&!v?void 0:"warning")}}const countRequired=e=>e.findLastIndex(({isRequired:e})=>e)+1,isOpen=(e,{units:t})=>!0===t.get(e)?.some(({fact:e})=>e.isOpen)
function findCalled(e,t){const{program:s,site:n}=t,{kind:a,name:r,fallback:c,on:l,via:d}=e.use
if("function"===a){const e=s.functions.get(r)??(void 0===c?void 0:s.functions.get(c)),[t,...i]=e??[]
if(void 0!==t)return i.length>0||isOpen(t.fact.name,s)||isPolyfill(e)?void 0:{shown:t.fact.shown,required:countRequired(t.fact.arguments),place:` in line ${t.fact.line} of ${(0,o.AB)(t.path)}`}
const a=n?.functions.get(c??r)
return void 0===a?.required||"other"===a.owner?void 0:{shown:c??r,required:a.required}}const f="new"===a||"static-method"===a&&/^(name|self)$/.test(d??"")||"method"===a&&"new"===d?(0,i.Z)(l,s,n):void 0
if(void 0===f||!f.isOnly)return
const{first:h,lineage:u}=f,p=(0,i.XM)("new"===a?"__construct":r,u)
if(void 0===p||"magic"===p||!u.isComplete&&p.of!==h)return
const{of:m,method:g}=p,w="new"===a?`new ${h.shown}`:`${h.shown}::${e.use.shown}`
if(!("arguments"in g))return{shown:w,required:g.required}
return isOpen(`${m?.name}::${g.name}`,s)?void 0:{shown:w,required:countRequired(g.arguments)}}function rules_names_requiredOf(e,{program:t,site:s}){if(/^\d+$/.test(e))return Number(e)
const n=e.lastIndexOf("::")
if(n<0){const[s,...n]=t.functions.get(e)??[]
return void 0===s||n.length>0?void 0:countRequired(s.fact.arguments)}const o=(0,i.Z)(e.slice(0,n),t,s),a=o&&(0,i.XM)(e.slice(n+2),o.lineage)
return void 0!==a&&"magic"!==a&&a.of===o?.first&&"arguments"in a.method?countRequired(a.method.arguments):void 0}var O=s(3146),W=s(9031),S=s(7956)
const T="update_plugins_",L=/^(pre_(set_)?)?site_transient_update_plugins$/,A=/^(static-method buildupdatechecker|new (.*\\)?edd_sl_plugin_updater\w*|function (.*\\)?fs_dynamic_init)$/,mayAsk=e=>e.startsWith(T)||e.startsWith(a.T7)
function findLost(e,{files:t}){const{index:s,isOwn:n,tell:o}=e,r=[...s.files].flatMap(([e,{units:t}])=>t.flatMap(t=>t.updates.map(s=>({...s,fact:t,path:e})))),c=[...0===r.length?[]:(0,i.bJ)(e)].filter(({path:e})=>t.has(e))
let l=c.some(({use:e})=>A.test(`${e.kind} ${e.name}`))
const d=[]
for(const{hook:s,callback:i,line:f,at:h,fact:u,path:p}of r){if((0,W.Nu)(p)||"never"===h.when||h.guards.includes("v<")||i.startsWith("__return_"))continue
const r=o(s,p,u.name.endsWith("::__construct")?u.owner:""),isMade=({use:t})=>makes(t,u.owner,e)
if(L.test(r))l||=t.has(p)||!n(p)
else if(t.has(p)&&mayAsk(r)&&(n(p)||c.some(isMade))){if(20===d.length)return
const t=isOfPlugin(i,{fact:u,path:p},c.filter(isMade),e),s=r.includes(a.T7)?{}:{host:r.slice(15)}
d.push({...s,isForThis:t,path:p,line:f})}}const f=(0,O.l)(s.updateUri),{host:h,...u}=d.find(({isForThis:e})=>e)??{},p=d.some(e=>void 0===e.host||e.host===f)
return void 0===h||p?void 0:{path:"",line:0,...u,host:h,hasOther:l}}const makes=({takes:e,on:t=""},s,n)=>void 0!==e&&(0,i.Iu)(t,n,void 0).own.some(({name:e})=>e===s)
function isOfPlugin(e,{path:t,fact:s},n,o){const tell=(e,t)=>o.tell(e,t,""),{folder:r,mainFile:c}=o.index,isMain=e=>e===`${a.Dl}/${c}`||e===`${r}/${c}`,l=e.lastIndexOf("::"),d=(0,i.r)(e.slice(0,Math.max(0,l)),o),{own:f}=(0,i.Iu)(d??"",o,void 0),h=[e,...f.map(({name:t})=>`${t}${e.slice(l)}`)].flatMap(e=>e===s.name?[{fact:s,path:t}]:o.units.get(e||" ")??[]).flatMap(e=>e.fact.compared.map(t=>tell(t,e.path)))
return h.some(e=>e.endsWith(".php"))?h.some(isMain):n.some(({use:{takes:e=[]},path:t})=>e.flatMap(e=>{const[t]=e
return"object"==typeof t&&"options"in t?Object.values(t.options):[e]}).some(e=>isMain(tell(e,t))))}const C=[...w,...u,...d,...f,...x,...[{id:"update-uri-host",severity:"warning",alone:"warning",acceptance:"yes",isOfBoth:!0,effect:"",fix:"",*find({program:e,reach:t,before:s}){const n=findLost(e,t)
if(void 0===n)return
const{host:i,hasOther:a,path:r,line:c}=n,{updateUri:l,mainFile:d}=e.index,f=void 0!==s&&findLost(s,(0,S.g)(s))?.host===i,h=`Update URI: https://${i}/`,u=`${T}${i}`,p=(0,o.AB)(d),m=""===l?"no header `Update URI`":(0,o.AB)(`Update URI: ${l}`),g=(0,O.l)(h.slice(12))===i,w=a?"updates come by the other update client in the package, or not at all":"sites are not offered updates"+(f?", and those with the previous version are not offered this one":"")
yield{key:u,name:u,...(a||f)&&{severity:"notice"},message:`${at(c,r)} adds a filter to ${(0,o.AB)(u)}, but ${p} has ${m}.`,effect:`WordPress never calls this filter: ${w}.`,fix:(g?`Write ${(0,o.AB)(h)} into ${p}, or name`:"Name")+" the header's host in the code: case and `www.` count.",path:r,line:c}}}]]},726:(e,t,s)=>{s.d(t,{e:()=>follow,g:()=>settlePhp})
var n=s(6600),i=s(7445),o=s(2071),a=s(3213)
const r="7.2",c=/(^|\/)vendor[^/]*\/autoload\w*\.php$/,l=/(^|\/)composer\/autoload_real\.php$/,d=/\/(ClassLoader|autoload_static|platform_check)\.php$/
function settlePhp({when:e,guards:t},s){let o=e
for(const e of t){const[,t,a=""]=/^p(>=|<)(.+)$/.exec(e)??[]
if(void 0===t)continue
const c=(0,n.Zy)(a,""===s?r:s)<=0
o=(0,i.c6)(o,">="===t?c?"always":"maybe":c?"never":"maybe")}return o}function follow(e){const{index:t}=e,s=[],n=new Set,r=new Map,f=[]
let h=!1
const settle=e=>settlePhp(e,t.requiresPhp),isDeclared=({guards:t})=>t.some(t=>t.startsWith("!c:")&&(t.includes("\\")||!0===e.classes.get(t.slice(3))?.some(({path:e})=>n.has(e)))),begin=(e,t)=>{const s=r.get(e.fact)
"never"===t||void 0!==s&&(0,i.c6)(s,t)===t||(r.set(e.fact,t),f.push([e,t]))},enter=o=>{const r=t.files.get(o)
if(n.has(o)||void 0===r)return
n.add(o)
const[c]=r.units
if(void 0!==c){h||=r.isAutoloader,run({fact:c,path:o},"always")
for(const t of l.test(o)?r.units:[])for(const n of t.loads){const t=e.locate(n.path,o)
void 0!==t&&d.test(t)&&s.push({load:n,by:o,target:t,when:"always"})}for(const{list:t,by:n,target:r}of e.listed){if("files"!==t||n!==o||r.includes(a.T7))continue
const e={keyword:"require",path:[],line:1,at:i.qI,isGuarded:!1}
s.push({load:e,by:n,target:r,when:"always"}),enter(r)}}},call=({kind:t,name:s,fallback:a=s,on:r},c)=>{const l="function"===t,d=e.units.get(s)??e.units.get(a)??[],f=l?d.filter(({path:e})=>n.has(e)):"new"===t||t.endsWith("method")?((t,s)=>{const i=(0,o.r)(t,e)
if(void 0===i)return[]
for(const t of(0,o.Iu)(i,e,void 0).own){const[i,...o]=e.classes.get(t.name)??[]
if(void 0===i||o.length>0)continue
h&&!/(^|\/)vendor/.test(i.path)&&enter(i.path)
const a=e.units.get(`${t.name}::${s}`)
if(void 0!==a)return n.has(i.path)?a:[]}return[]})(r,"new"===t?"__construct":s):[]
for(const e of f)begin(e,l&&f.length>1?(0,i.c6)(c,"maybe"):c)},run=({fact:t,path:n},o)=>{const r=[...t.loads.map(t=>({each:t,go:o=>((t,n,o)=>{const r="never"===o?void 0:e.locate(t.path,n),l=/^((require|include)(_once)?|register_block_type(_from_metadata)?)$/.test(t.keyword)
void 0!==r&&!r.includes(a.T7)&&l&&(s.push({load:t,by:n,target:r,when:isDeclared(t.at)?(0,i.c6)(o,"maybe"):o}),("always"===o||c.test(r))&&enter(r))})(t,n,o)})),...t.uses.map(e=>({each:e,go:t=>call(e,t)}))]
for(const{each:e,go:t}of r.sort((e,t)=>e.each.line-t.each.line))t((0,i.c6)(o,settle(e.at)))}
enter(t.mainFile)
for(let e=f.shift();void 0!==e;e=f.shift())run(...e)
return{loads:s,entered:n,begun:r}}},499:(e,t,s)=>{s.d(t,{Go:()=>createLibraryTest,He:()=>createOwnTest,MT:()=>prefixOf,ZC:()=>nameIn,aJ:()=>isShown,bR:()=>isPhpFile,gN:()=>parentOf,h$:()=>guessMain,nT:()=>findDanger,v8:()=>layOut})
var n=s(5388)
const i="__MACOSX/"
function layOut(e){const t=[],s=[],i=new Set
for(const n of e){const{name:e}=n,o=findDanger(e)
if(void 0!==o&&s.push({name:e,danger:o}),void 0!==o||""===n.path||isOfMacOs(e))continue
const a=e.endsWith("\\")?{...n,isFolder:!0}:n
t.push(a),i.add(findTop(a))}const o=s.map(({name:e})=>e).filter(e=>!isOfMacOs(e)),a=(0,n.n2)([...i],e=>e)
return{entries:t,unsafe:o,dangers:s,top:a,folder:findFolder(t,a)}}function isOfMacOs(e){return e.startsWith(i)}const o=1024,a=255
function findDanger(e){return e.length>o?"length":/^[\\/]|^[^\\/]:|\.\.[\\/]|(^|[\\/])\.\.$/.test(e)?"outside":""===e||/\p{Cc}/u.test(e)?"characters":isTooLong(e)&&e.split(/[\\/]/).some(isTooLong)?"length":void 0}function isTooLong(e){return Buffer.byteLength(e)>a}function prefixOf(e){return""===e?"":`${e}/`}function nameIn(e,t){const s=prefixOf(e)
if(!t.startsWith(s))return
const n=t.slice(s.length)
return""===n||n.includes("/")?void 0:n}function parentOf(e){return e.slice(0,Math.max(e.lastIndexOf("/"),0))}function isPhpFile(e){return/(^|\/)[^./][^/]*\.php$/.test(e)}function guessMain(e){const t=e.slice(e.lastIndexOf("/")+1,-4).toLowerCase(),s=parentOf(e),n=s.slice(s.lastIndexOf("/")+1).toLowerCase()
return"index"===t?0:t===n?4:""!==t&&""!==n&&(n.includes(t)||t.includes(n))?3:/^(plugin|main|init|loader|bootstrap)$/.test(t)?2:1}function findTop({path:e,isFolder:t}){const s=e.indexOf("/")
return s>=0?e.slice(0,s+1):t?`${e}/`:e}function findFolder(e,t){const s=t.filter(e=>e.endsWith("/")).map(e=>e.slice(0,-1))
if(1===t.length)return s[0]??""
const n=new Map
for(const{path:t,isFolder:s}of e){const e=parentOf(t)
s||e.includes("/")||!isPhpFile(t)||n.set(e,Math.max(n.get(e)??0,guessMain(t)))}if((n.get("")??0)>0)return""
return s.filter(e=>n.has(e)).sort((e,t)=>(n.get(t)??0)-(n.get(e)??0))[0]??(1===s.length?s[0]??"":"")}const r=/(^|\/)(vendor|vendor[-_]prefixed|jetpack_vendor|node_modules|dependencies|third-party|libraries|libs?)\//i,c=/\/(licen[cs]e(\.(txt|md))?|composer\.json)$/i
function createLibraryTest({entries:e,folder:t}){const s=prefixOf(t),i=e.filter(({path:e})=>c.test(e)).map(({path:e})=>parentOf(e)),o=(0,n.$V)(new Set(i.filter(e=>""!==e&&e!==t)))
return e=>r.test(e.slice(e.startsWith(s)?s.length:0))||o(e)}const l=/(^|\/)(tests?|__tests__|fixtures|examples)\//i
function isShown(e){return l.test(e)}function createOwnTest(e){const t=createLibraryTest(e)
return e=>!isShown(e)&&!t(e)}},8186:(e,t,s)=>{function findLeftOver(e){const t=f.exec(e)?.[0]
if(void 0!==t&&!e.endsWith(".vite/manifest.json"))return{kind:"development",path:t}
const s=e.slice(e.lastIndexOf("/")+1)
if(!p.test(s)||h.test(s))return
const n=u.find(([,e])=>e.test(s))
return n&&{kind:n[0],path:e}}s.d(t,{CT:()=>createNameSearch,LJ:()=>findLeftOver,P$:()=>listDevPackages,pB:()=>d})
const n=/(?<=['"][\w@./ -]{0,200})(?:node_modules|bower_components|tests?|__tests__)\/[\w@./-]{0,300}(?=['"])/gi,i=100,o=200
const a=/\.\w{1,6}(?=['"])/g,r=100
function createNameSearch(e,t){const s=e.filter(e=>(c.test(e)||l.test(e))&&["archive","program"].includes(findLeftOver(e)?.kind??"")),d=new Set(s.map(e=>e.slice(e.lastIndexOf("/")+1)).slice(0,r)),f=new Map([...d].map(e=>[e.replace(c,""),e]).filter(([e,s])=>e!==s&&e!==t)),h=[],u=function createFolderSearch(e){const t=new Map
for(const s of e){const e=s.slice(s.indexOf("/")+1),n=findLeftOver(e)
if("development"!==n?.kind||!n.path.endsWith("/"))continue
const o=t.get(n.path)
void 0!==o?o.push(e):t.size<i&&t.set(n.path,[e])}const s=new Set,a=new Set
return{named:s,search(e,i,r){if(t.size!==s.size&&r(i.length)&&!0!==findLeftOver(e.slice(e.indexOf("/")+1))?.path.endsWith("/"))for(const[e]of i.matchAll(n))if(!a.has(e)&&a.size!==o){a.add(e)
for(const[n,i]of t)!s.has(n)&&i.some(t=>`/${t}`.endsWith(`/${e}`))&&s.add(n)}}}}(e)
return{search(e,t,s){if(u.search(e,t,s),0!==d.size&&s(t.length*d.size)){for(const{0:e,index:s}of t.matchAll(a))for(const n of d)t.endsWith(n,s+e.length)&&(h.push(n),d.delete(n))
for(const[e,s]of f)d.has(s)&&[`'${e}'`,`"${e}"`].some(e=>t.includes(e))&&(h.push(s),d.delete(s))}},collect:()=>[...h,...u.named]}}const c=/\.(zip|tar|t[bgx]z2?|tar\.(gz|bz2|xz|zst)|7z|rar)$/i,l=/\.(phar|sh|bash|bat|cmd|ps1|exe|dll|so|dylib)$/i,d=1e3
function listDevPackages(e,t){const s=[]
let n=""
for(const[,i,o]of t.matchAll(/'([\w.-]+\/[\w.-]+)' => array\(|'dev_requirement' => (true)/g))"true"===o&&s.length<d&&s.push(e.replace(/composer\/installed\.php$/,n)),n=i??n
return s}const f=/^(?:tests?|__tests__|phpunit|cypress|e2e|playwright)\/|^(?:.*?\/)??(?:\.[^/]+|node_modules|bower_components|CVS)\//i,h=/^(\.htaccess|web\.config|\.(git)?keep)$/i,u=[["development",/^\../],["development",/^(composer\.lock|package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?)$/i],["development",/^(phpcs|phpunit|phpmd|psalm|phpstan)([.-][\w.-]+)?\.(xml|neon|yml|yaml)(\.dist)?$/i],["development",/^((codeception|behat|grumphp|crowdin|codecov)(\.[\w.-]+)?\.ya?ml(\.dist)?|(infection|phpbench|renovate|lerna|turbo|nx|bower|cypress)\.json|rector\.php|scoper\.inc\.php)$/i],["development",/^(webpack|rollup|vite|vitest|babel|jest|playwright|cypress|postcss|tailwind|eslint|prettier|stylelint)\.([\w-]+\.){0,4}(config|setup|mix)(\.[\w-]+)*\.(c|m)?(j|t)s$/i],["development",/^((gulp|grunt)file(\.[\w-]+)*\.(c|m)?(j|t)s|(t|j)sconfig([.-][\w.-]+)?\.json)$/i],["development",/^(makefile|dockerfile|vagrantfile|docker-compose([.-][\w.-]+)?\.ya?ml|(contributing|code_of_conduct)\.(md|txt))$/i],["development",/^((AGENTS|CLAUDE|GEMINI|SKILL)\.md|llms\.txt)$/],["archive",c],["program",l],["source",/^package\.json$|\.(ts|tsx|jsx|scss|sass|less|styl|coffee)$/i]],p=new RegExp(u.map(([,{source:e}])=>e).join("|"),"i")}}

