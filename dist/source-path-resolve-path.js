export const id=231
export const ids=[231]
export const modules={5915:((t,e,n)=>{n.d(e,{f:()=>compileWildcards})
const isSlash=t=>47===t,i={kind:"one",takes:t=>!isSlash(t),cost:1},o={kind:"many",takes:t=>!isSlash(t),cost:1},a={kind:"all",takes:()=>!0,cost:1},r={kind:"fork",takes:()=>!1,cost:1},s=[r,a,{kind:"one",takes:isSlash,cost:1}]
function compileWildcards(t){const e=function readTokens(t){const e=[]
for(let n=0;n<t.length;){const i=readPart(t,n)
if(void 0===i)return
i.tokens===s&&e.at(-s.length)===r||e.push(...i.tokens),n=i.end}return e}(t)
return e&&function createMatch(t){const e=t.length,n=count(t,"one")-count(t,"fork")
let i=new Int32Array(e+1),o=new Int32Array(e+1)
const a=new Float64Array(e+1)
let r=0,c=0
function reach(e){if(a[e]===c)return
a[e]=c
const n=t[e]?.kind??"one"
"all"===n&&(r=0),"fork"!==n&&(o[r++]=e),"one"!==n&&reach(e+1),"fork"===n&&reach(e+s.length)}function step(n){const a=r;[i,o]=[o,i],c+=1,r=0
let s=1
for(let o=0;o<a;o+=1){const a=i[o]??e,r=t[a]
void 0!==r&&(s+=r.cost,r.takes(n)&&reach("one"===r.kind?a+1:a))}return s}return(t,i,o)=>{if(t.length-i<n)return!1
c+=1,r=0,reach(0)
for(let e=i;e<t.length&&r>0;){const n=t.codePointAt(e)??0
e+=sizeOf(n),o(step(n))}return a[e]===c}}(e)}function count(t,e){return t.filter(({kind:t})=>t===e).length}function sizeOf(t){return t>65535?2:1}function readPart(t,e){const n=t[e]
if("*"===n)return function readStars(t,e){let n=e
for(;"*"===t[n];)n+=1
const i=n-e>1&&(0===e||"/"===t[e-1])
if(i&&"/"===t[n])return{tokens:s,end:n+1}
const r=i&&(n===t.length||t.startsWith("\\/",n))
return{tokens:[r?a:o],end:n}}(t,e)
if("?"===n)return{tokens:[i],end:e+1}
if("["===n)return function readSet(t,e){const n=/[!^]/.test(t[e]??""),i=n?e+1:e,o=[]
let a,r=i
for(;r===i||"]"!==t[r];){const e=readClass(t,r),n="-"===t[r]&&void 0!==a&&!"]".startsWith(t[r+1]??""),i=void 0===e?readMember(t,n?r+1:r):void 0
if(void 0!==e)o.push(e.takes)
else{if(void 0===i)return
o.push(createRange(n?a??0:i.code,i.code))}if(a=n?void 0:i?.code,r=e?.end??i?.end??r,r>=t.length)return}return{tokens:[{kind:"one",takes:t=>!isSlash(t)&&o.some(e=>e(t))!==n,cost:o.length}],end:r+1}}(t,e+1)
const r="\\"===n?e+1:e,c=t.codePointAt(r)
return void 0!==c?{tokens:[{kind:"one",takes:t=>t===c,cost:1}],end:r+sizeOf(c)}:void 0}const c={alnum:/[A-Za-z0-9]/,alpha:/[A-Za-z]/,blank:/[ \t]/,cntrl:/\p{Cc}/u,digit:/[0-9]/,graph:/[!-~]/,lower:/[a-z]/,print:/[ -~]/,punct:/[!-/:-@[-`{-~]/,space:/\s/,upper:/[A-Z]/,xdigit:/[A-Fa-f0-9]/}
function createRange(t,e){return n=>t<=n&&n<=e}function readMember(t,e){const n="\\"===t[e]?e+1:e,i=t.codePointAt(n)
return void 0===i?void 0:{code:i,end:n+sizeOf(i)}}function readClass(t,e){if(!t.startsWith("[:",e))return
const n=t.indexOf("]",e+2)
if(n<e+3||":"!==t[n-1])return
const i=c[t.slice(e+2,n-1)]
return{takes:t=>t<128&&!0===i?.test(String.fromCharCode(t)),end:void 0===i?t.length:n+1}}}),300:((t,e,n)=>{n.d(e,{LP:()=>adviseOnNothing,SX:()=>createLocalError,mx:()=>explainFileRead})
var i=n(5805),o=n(6717),a=n(9123)
function createLocalError(t,e,n){return new i.S1({code:"package",title:"Package cannot be published",message:t,hint:e,cause:n})}const r="Check its permissions, and that no other step changes it. If it is not part of the plugin, name it in `.distignore`."
function adviseOnNothing(t){return"."===t?"Check out the repository (`actions/checkout`) and build the plugin in an earlier step of the same job.":"Check the build: it must write the plugin there, in this job and before this step."}function explainFileRead(t,e,n=r){return(0,a.yS)(t,(0,o.AB)(e),n)}}),3231:((t,e,n)=>{n.d(e,{resolveZipPath:()=>resolveZipPath})
var i=n(1455),o=n(6760),a=n(3492),r=n(5805),s=n(8687),c=n(6717),h=n(5388),d=n(9123),l=n(300),f=n(5915)
class TooManyFolders extends Error{constructor(){super("the pattern searches too many folders"),this.name="TooManyFolders"}}const u=2e4
function isPattern(t){return/[*?[]/.test(t)}function exists(t){return(0,i.lstat)(t).then(()=>!0,()=>!1)}function isVisible({name:t}){return!t.startsWith(".")}async function listFolder(t){return(await(0,i.readdir)(t,{withFileTypes:!0})).map(t=>({name:t.name,isFolder:t.isDirectory()}))}function ignoreUnreadable(t){if(void 0===(0,d.Pt)(t))throw t
return[]}function compileName(t){const e=t.replaceAll("\\","\\\\"),n=(0,f.f)(e)??(0,f.f)(e.replaceAll("[","\\["))
return e=>(t.startsWith(".")||!e.startsWith("."))&&!0===n?.(e,0,()=>{})}async function resolveZipPath(t,e,n=a.o){if(/\p{Cc}/u.test(t))throw badPath(t,"contains a control character","Write it on one line.")
if(/^https?:\/\//i.test(t))throw badPath(t.replace(/[?#].*$/,""),"is a URL","Set the input `zip_url` to it instead.")
const r=await statSource(t,e)??await statSource(t.replaceAll("\\","/"),e)
if(void 0!==r)return r
const{folder:d,parts:f}=function splitPattern(t,e){const n=t.replaceAll("\\","/"),{root:i}=(0,o.parse)(n),a=n.slice(i.length).split("/").filter(t=>""!==t&&"."!==t),r=a.findIndex(isPattern),s=r<0?a.length-1:r
return{folder:(0,o.resolve)(e,i,...a.slice(0,s)),parts:a.slice(s)}}(t,e),w=await async function expand(t,e,n,i){if(!n.some(isPattern))return[]
try{return await async function expandParts(t,e,n=u,i=a.o){let r=0
const s=new Set,c=new Set,h=[{path:t,done:0}]
for(const{path:t,done:n}of h){await i()
const a=e[n]
if(void 0===a)s.add(t)
else if("**"===a){const i=await list(t,t=>t.isFolder&&!t.name.startsWith("."))
add(t,n+1)
for(const e of i)add((0,o.join)(t,e),n)
if(n===e.length-1)for(const e of await list(t,isVisible))add((0,o.join)(t,e),n+1)}else if(isPattern(a)){const e=compileName(a)
for(const i of await list(t,t=>e(t.name)))add((0,o.join)(t,i),n+1)}else add((0,o.join)(t,a),n+1)}const d=await Promise.all([...s].map(exists))
return[...s].filter((t,e)=>d[e])
function add(t,e){const n=`${e}:${t}`
c.has(n)||(c.add(n),h.push({path:t,done:e}))}async function list(t,e){if(r+=1,r>n)throw new TooManyFolders
return(await listFolder(t).catch(ignoreUnreadable)).filter(e).map(({name:t})=>t)}}(e,n,void 0,i)}catch(e){if(!(e instanceof TooManyFolders))throw e
throw badPath(t,"searches too many folders","Name the folder to search, and use fewer `**`.")}}(t,d,f,n),[k]=w
if(w.length>1)throw await async function explainSeveral(t,e,n){const i=await Promise.all(e.map(async t=>`${showPath(t,n)}${await isFolder(t)?"/":""}`))
return badPath(t,`matches ${e.length} files and directories: ${(0,c.Zv)((0,h.n2)(i,t=>t))}`,"Make it match only the ZIP or directory to publish.")}(t,w,e)
const g=void 0===k?void 0:await statSource(k,e)
if(void 0===g)throw await async function explainNothing(t,e,n,[a=""]){const r=t.replace(/^(?:~|\$\{?\w+\}?)?\/+/,""),d=r!==t&&""!==r&&await async function isThere(t){return void 0!==await(0,i.stat)(t).catch(()=>{})}((0,o.resolve)(e,r)),f=/^~|\$/.test(t),u=f?"variables and `~` are not replaced here":"it starts at the top of the disk",w=d?`Write ${(0,c.AB)(r)}, which starts at the workspace.`:"Write the path from the workspace, with `${{ env.NAME }}` for a variable."
if(d||f)return badPath(t,`matches nothing: ${u}`,w)
const{path:k,missing:g}=await findDeepest(n,a),v=showPath(k,e),P="."===v?`the workspace ${(0,c.AB)(e)}`:`the folder ${(0,c.AB)(v)}`,y=await async function listNamesIn(t,e){const n=await listFolder(t).catch(t=>{throw(0,l.mx)(t,e,p)})
return(0,h.n2)(n.map(t=>t.isFolder?`${t.name}/`:t.name),t=>t)}(k,v)
if(0===y.length)return badPath(t,`matches nothing: ${P} is empty`,(0,l.LP)(v))
const $=isPattern(g)?void 0:function findSimilar(t,e){const toStem=t=>t.replace(/(\.zip|\/)$/i,""),n=e.filter(e=>!e.startsWith(".")||t.startsWith(".")),i=(0,s.q)(toStem(t),n.map(toStem)),o=e.find(t=>toStem(t)===i)?.replace("/","")
return o===t?void 0:o}(g,y),b=y.find(t=>isInOtherCase(t.replace("/",""),g))
return badPath(t,`matches nothing: ${P} holds ${(0,c.Zv)(function pickNear(t,e){const rank=t=>t===e?0:/\.zip$/i.test(t)?1:t.endsWith("/")?2:3
return[...t].sort((t,e)=>rank(t)-rank(e))}(y,b))}`,void 0===b?`${void 0===$?"":`Did you mean ${(0,c.AB)($)}? `}${(0,o.isAbsolute)(t)?m:"Check the path, which starts at the workspace, and that the build writes there, in this job and before this step."}`:`Write ${(0,c.AB)(await async function correctCase(t,e){const n=t.replaceAll("\\","/"),{root:i}=(0,o.parse)(n),a=[]
for(const t of n.slice(i.length).split("/")){const n=(0,o.resolve)(e,i,...a),r=(await listFolder(n).catch(()=>[])).map(({name:t})=>t)
a.push(r.includes(t)?t:r.find(e=>isInOtherCase(e,t))??t)}return`${i}${a.join("/")}`}(t,e))}: upper and lower case differ.`)}(t,e,d,f)
return g}async function statSource(t,e){const n=(0,o.resolve)(e,t),a=showPath(n,e),r=await(0,i.stat)(n).catch(t=>async function explainStat(t,e,n){const o=(0,d.Pt)(t)??""
if(!w.includes(o)&&"ELOOP"!==o)throw(0,l.mx)(t,n,p)
const a=await(0,i.lstat)(e).then(t=>t.isSymbolicLink(),()=>!1)
if(!a)return
throw(0,l.SX)(`\`zip-path\` points to the link ${(0,c.AB)(n)}, and that to ${(0,c.AB)(await(0,i.readlink)(e))}, which does not exist.`,"Fix the link, or give the path of its target.")}(t,n,a))
if(void 0!==r){if(r.isDirectory())return{kind:"directory",path:n,shown:a}
if(!r.isFile())throw(0,l.SX)(`\`zip-path\` points to ${(0,c.AB)(a)}, which is neither a file nor a directory.`,"Give the path of a ZIP file, or of the directory of the plugin.")
if(/\.php$/i.test(a))throw(0,l.SX)(`\`zip-path\` points to ${(0,c.AB)(a)}, which is a PHP file.`,`Set it to the folder of the plugin, ${(0,c.AB)(showPath((0,o.dirname)(n),e))}: the action zips it.`)
if(r.size>0)return{kind:"file",path:n,shown:a}
throw(0,l.SX)(`\`zip-path\` points to ${(0,c.AB)(a)}, which is an empty file.`,"Check the step that builds the ZIP.")}}const p="Check its permissions, and those of the folders above it.",w=["ENOENT","ENOTDIR","ENAMETOOLONG","EINVAL"]
function showPath(t,e){const n=(0,o.relative)(e,t)
return(0,o.isAbsolute)(n)||".."===n||n.startsWith(`..${o.sep}`)?t:n.split(o.sep).join("/")||"."}async function isFolder(t){const e=await(0,i.stat)(t).catch(()=>{})
return!0===e?.isDirectory()}const m="Check the path, which starts at the top of the disk. Jobs share no files: what another job made, upload there with `actions/upload-artifact`, and set `artifact-name` here."
function isInOtherCase(t,e){return t!==e&&t.toLowerCase()===e.toLowerCase()}async function findDeepest(t,e){const n=(0,o.dirname)(t)
return n===t||await isFolder(t)?{path:t,missing:e}:findDeepest(n,(0,o.relative)(n,t))}function badPath(t,e,n){return new r.S1({code:"input",title:"Package not found",message:`\`zip-path\` ${(0,c.AB)(t)} ${e}.`,hint:n})}})}

