export const id=984
export const ids=[984]
export const modules={5984:(e,n,t)=>{t.d(n,{findLibraries:()=>findLibraries,writeBill:()=>writeBill})
var s=t(5388),r=t(499),i=t(4284),o=t(3060)
const a=2e3,c=/^[a-z0-9](?:[a-z0-9_.-]{0,100})\/[a-z0-9](?:[a-z0-9_.-]{0,100})$/,l=/^[\w.+~/@#-]{1,100}$/,p=/^[\w.+ ()-]{1,100}$/
function readInstalledJson(e,n){const t=function parseJson(e){try{return JSON.parse(e)}catch{return}}(e),s=Array.isArray(t)?t:(0,o.L)(t).packages
return Array.isArray(s)?s.slice(0,a).flatMap(e=>{const{name:t,version:s,license:r,...i}=(0,o.L)(e),a=i["install-path"]
return describePackage({name:t,version:s,license:r,folder:void 0===a?`../${String(t)}`:a},n)}):[]}function readInstalledPhp(e,n){const t=e.search(/'versions' => array\(/)
if(t<0)return[]
const s=[]
for(const[,n,r,i=""]of e.slice(t).matchAll(d)){const e=s.at(-1)
void 0!==n?s.push({name:n}):"pretty_version"===r&&void 0!==e?e.version??=i:void 0!==e&&(e.folder??=i.replace(/^\//,""))}return s.slice(0,a).flatMap(e=>describePackage(e,n))}const d=/'([\w.-]+\/[\w.-]+)' => array\(|'(pretty_version|install_path)' => (?:__DIR__ \. )?'([^'\\]*)'/g
function describePackage({name:e,version:n,license:t,folder:s},i){const o="string"==typeof e?e.toLowerCase():""
if(!c.test(o))return[]
const a=(Array.isArray(t)?t:[t]).slice(0,u)
return[{name:o,version:"string"==typeof n&&l.test(n)?n:"",licenses:a.filter(e=>"string"==typeof e&&p.test(e)),folder:"string"==typeof s?resolve((0,r.gN)(i),s):void 0}]}const u=10
function resolve(e,n){if(n.startsWith("/")||n.length>f)return
const t=""===e?[]:e.split("/")
for(const e of n.split("/")){if(".."===e&&void 0===t.pop())return
".."!==e&&"."!==e&&""!==e&&t.push(e)}return t.join("/")}const f=1024
function joinLibraries(e){const n=[...Map.groupBy(e,({kind:e,name:n,version:t})=>JSON.stringify([e,n,t]))].flatMap(([e,[n,...t]])=>{if(void 0===n)return[]
const s=uniq([n,...t].flatMap(e=>e.licenses))
return{key:e,library:{...n,licenses:s,paths:uniq([n,...t].flatMap(({paths:e})=>e))}}})
return(0,s.n2)(n,({key:e})=>e).map(({library:e})=>e)}function uniq(e){return(0,s.n2)([...new Set(e)],e=>e)}const m=new Map(["0BSD","AGPL-3.0-only","AGPL-3.0-or-later","Apache-2.0","Artistic-2.0","BSD-2-Clause","BSD-3-Clause","BSL-1.0","CC-BY-4.0","CC0-1.0","GPL-2.0","GPL-2.0+","GPL-2.0-only","GPL-2.0-or-later","GPL-3.0","GPL-3.0+","GPL-3.0-only","GPL-3.0-or-later","ISC","LGPL-2.1","LGPL-2.1+","LGPL-2.1-only","LGPL-2.1-or-later","LGPL-3.0","LGPL-3.0+","LGPL-3.0-only","LGPL-3.0-or-later","MIT","MPL-2.0","OFL-1.1","OSL-3.0","PHP-3.01","Unlicense","WTFPL","Zlib"].map(e=>[e.toLowerCase(),e]))
function findLicenseId(e){return m.get(e.toLowerCase())}const h=/[A-Za-z0-9][\w.+-]*/g
const g=/^!|@license|@preserve/,w=1500,L=500
function readScriptComments(e){const n=[]
for(const t of function*findComments(e){for(let n=e.indexOf("/*");n>=0;){const t=e.indexOf("*/",n+2)
if(t<0)break
const s=e.slice(n,t),r=s.slice(Math.max(0,s.lastIndexOf("/*!"))+2).slice(0,w)
g.test(r)&&(yield r),n=e.indexOf("/*",t+2)}if(e.includes("//!"))for(const[n]of e.matchAll(v))yield n}(e)){const e=readComment(listLines(t))
if(void 0!==e&&n.push(e),n.length===L)break}return n}const v=/(?:^[ \t]*\/\/!.*\n?){1,12}/gm
function listLines(e){return e.split("\n").map(e=>e.slice(0,y).replace(/^[\s*!/]+/,"").replace(b,"").trim()).filter(e=>""!==e)}const y=300,b=/^@(?:license|preserve|name|overview)\s*:?\s+/i,P=String.raw`(\d{1,6}(?:\.\d{1,8}){1,3}(?:-[a-z]+(?:[.-]?\d{1,8})*)?)(?![\w.]*\w)`,S=String.raw`(@?[a-z][\w@./+-]*(?:[ ][a-z][\w@./+-]*){0,4}?)`,$=new RegExp(String.raw`^${S}(?:,| -)? (?:- )?(?:version:? |v\.? ?)?${P}`,"i"),C=/^(@?[a-z][\w@./-]*)\. [\w.+-]+ License\./i,k=new RegExp(`^${S}$`,"i"),x=new RegExp(String.raw`^@?version[\s:=]*v?${P}`,"i"),G=/^(?:copyright|licen[sc]ed?|version|v|date|build|built|updated?|since|released?|generated|requires?|author|wordpress|php|for|the|this|see|based|compatible|includes?|by|file|https?:.*)\b/i
function readComment([e="",...n]){const[,t,s]=$.exec(e)??function readLongTitle(e,n){const[,t]=k.exec(e)??[]
if(void 0===t)return
const[,s]=n.map(e=>x.exec(e)).find(e=>null!==e)??[]
return void 0===s?void 0:[e,t,s]}(e,n)??C.exec(e)??[]
if(void 0===t||G.test(t)||t.length>A)return
const r=function listLicenseIds(e){const n=[...e.matchAll(h)].map(([e])=>findLicenseId(e.replace(/\.$/,"")))
return[...new Set(n.filter(e=>void 0!==e))]}([e,...n].join("\n")),[,i]=M.exec(n[0]??"")??[]
return{name:i??t.replace(/(?: PACKAGED|[ ,.-]+)$/,""),version:s??"",licenses:r}}const A=80,M=/^([\w-]+)\.(?:production|development)(?:\.min)?\.js$/
const I=40,B=4194304,W=4194304,j=25165824
async function findLibraries({layout:e,header:n},t){const r=new Map(e.entries.filter(isReadable).map(e=>[e.path,e])),o=(0,s.n2)([...r.values()],({path:e})=>e),a=await readLists(o,t),c=await async function readScripts(e,n){const t=[]
let s=j,r=!0
for(const o of e.filter(({path:e})=>/\.([cm]?js|LICENSE\.txt)$/i.test(e))){const e=Math.min(s,W)
if(0===e)return{found:t,isWhole:!1}
const{bytes:a,...c}=await(0,i.hB)(o,n,{maxBytes:e})
s-=a.length,r&&=c.isWhole
for(const e of readScriptComments(a.toString("latin1")))t.push({kind:"script",...e,paths:[o.path]})}return{found:t,isWhole:r}}(o,t),{placed:l,withoutFiles:p}=placePackages(a.packages,e.entries),d=function createOwnNameTest(e,n){const reduce=e=>e.toLowerCase().replace(/[^a-z0-9]/g,""),t=[e,n.name].map(reduce).filter(e=>""!==e)
return({name:e,version:s})=>{const r=reduce(e),i=t.some(e=>e.includes(r)||r.includes(e))
return t.includes(r)||s===n.version&&i}}(e.folder,n)
return{found:joinLibraries([...l,...c.found.filter(e=>!d(e))]),withoutFiles:p,unread:[...a.isWhole?[]:["composer"],...c.isWhole?[]:["script"]]}}function isReadable(e){return!e.isFolder&&!e.isLink&&(0,i.TT)(e)}async function readLists(e,n){const t=e.filter(({path:e})=>/(^|\/)composer\/installed\.(json|php)$/.test(e)),s=[],o=new Set
let a=t.length<=I
for(const e of t.slice(0,I)){const t=(0,r.gN)(e.path)
if(o.has(t))continue
const{bytes:c,...l}=await(0,i.hB)(e,n,{maxBytes:B}),p=e.path.endsWith(".json")?readInstalledJson:readInstalledPhp,d=l.isWhole?p(c.toString(),e.path):[]
a&&=l.isWhole,d.length>0&&o.add(t),s.push(...d.map(e=>({...e,vendor:(0,r.gN)(t)})))}return{packages:s,isWhole:a}}function placePackages(e,n){const t=n.filter(({isFolder:e})=>!e).map(({path:e})=>e),i=(0,s.e6)(t),isPlaced=({folder:e})=>void 0!==e&&i(e),o=e.filter(({folder:e,vendor:n})=>void 0===e||!`${n}/`.startsWith((0,r.MT)(e))),a=function findMoved(e,n){const t=new Map
if(0===e.size)return new Map
for(const s of n){const n=s.split("/")
for(let s=2;s<n.length;s+=1){const r=`${n[s-2]??""}/${n[s-1]??""}`.toLowerCase()
e.has(r)&&t.set(r,(t.get(r)??new Set).add(n.slice(0,s).join("/")))}}return new Map([...t].map(([e,n])=>[e,[...n]]))}(new Set(o.filter(e=>!isPlaced(e)).map(({name:e})=>e)),t),c=new Set(o.filter(isPlaced).map(({folder:e})=>e)),l=[],p=[]
for(const e of o){const{name:n,version:t,licenses:s,folder:r}=e,i=isPlaced(e)?[r??""]:(a.get(n)??[]).filter(e=>!c.has(e))
i.length>0?l.push({kind:"composer",name:n,version:t,licenses:s,paths:i}):""!==t&&p.push(`${n} ${t}`)}const d=new Set(l.map(({name:e,version:n})=>`${e} ${n}`))
return{placed:l,withoutFiles:(0,s.n2)([...new Set(p)],e=>e).filter(e=>!d.has(e))}}const z="publish-wordpress-plugin"
function writeBill(e,n,t){const{slug:s,name:r,version:i,sha256:o}=e,a=writePurl("generic",[s||r],i),c=n.found.map(describeLibrary).filter(e=>e.purl!==a),l={$schema:"http://cyclonedx.org/schema/bom-1.6.schema.json",bomFormat:"CycloneDX",specVersion:"1.6",serialNumber:`urn:uuid:${toUuid(o)}`,version:1,metadata:{lifecycles:[{phase:"post-build"}],tools:{components:[{type:"application",name:z}]},component:{type:"application","bom-ref":a,name:s||r,...""!==i&&{version:i},description:r,hashes:[{alg:"SHA-256",content:o}],purl:a},properties:listRemarks(n)},components:c,dependencies:[{ref:a,dependsOn:c.map(e=>e["bom-ref"])}],compositions:[{aggregate:"incomplete",assemblies:[a]}]}
return`${JSON.stringify(l,(e,n)=>"string"==typeof n?t(n):n,2)}\n`}function listRemarks({withoutFiles:e,unread:n}){const remark=(e,n)=>({name:`${z}:${e}`,value:n})
return[remark("incomplete","Scripts are listed only where a comment states their name; their versions are what these comments state."),...0===n.length?[]:[remark("not-read","Some lists or scripts were too large to be read, or damaged.")],...e.map(e=>remark("listed-without-files",e))]}function describeLibrary({kind:e,name:n,version:t,licenses:s,paths:r}){const i="composer"===e,[o="",a=n]=i?n.split("/"):[],c=i?writePurl("composer",[o,a],t):writePurl("generic",[n],t)
return{type:"library","bom-ref":c,...i&&{group:o},name:a,...""!==t&&{version:t},...s.length>0&&{licenses:s.map(describeLicense)},purl:c,evidence:{occurrences:r.map(e=>({location:e}))}}}function describeLicense(e){const n=findLicenseId(e)
return{license:void 0===n?{name:e}:{id:n}}}function writePurl(e,n,t){return`pkg:${e}/${n.map(encode).join("/")}${""===t?"":`@${encode(t)}`}`}function encode(e){return encodeURIComponent(e.toWellFormed())}function toUuid(e){const n=(3&Number.parseInt(e.charAt(16),16)|8).toString(16)
return[...[e.slice(0,8),e.slice(8,12),`8${e.slice(13,16)}`,n+e.slice(17,20)],e.slice(20,32)].join("-")}}}

