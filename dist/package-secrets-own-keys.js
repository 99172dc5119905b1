export const id=803
export const ids=[803]
export const modules={6637:(e,t,n)=>{n.d(t,{IU:()=>o,Lb:()=>findExcess,Tx:()=>r,_W:()=>createSearchBudget,oW:()=>a,qj:()=>spendFreely,zN:()=>s})
const a=2e8,r=1e9,s=200,i=5e7
function findExcess(e,t){const n=e.filter(({sizeBytes:e,packedBytes:t})=>isBomb(e,t)),s=new Set(n),i=e.reduce((e,{sizeBytes:t})=>e+t,0)
return{bombs:n,large:e.filter(e=>e.sizeBytes>a&&!s.has(e)),unpackedBytes:i,isTooMuch:i>r,isBomb:isBomb(i,t)}}function isBomb(e,t){return e>i&&e>t*s}const o=16,c=4e8
function createSearchBudget(e=c){let t=e
const n=new Set
return{spendOn:e=>a=>(a>t?n.add(e):t-=a,!n.has(e)),countUnsearched:()=>n.size}}const spendFreely=()=>!0},9820:(e,t,n)=>{n.d(t,{Zy:()=>searchArchive,kR:()=>assertNoKeyInNames,xP:()=>searchEntries})
var a=n(6103),r=n(3492),s=n(9733),i=n(5002),o=n(6451),c=n(4284),d=n(3649)
async function searchEntries(e,t,n,{signal:s,yieldToEventLoop:i=r.o}){const o=(0,c.GD)(t)
for(const t of[...e].sort((e,t)=>e.start-t.start)){if((0,a.ZR)(s),await i(),0===t.sizeBytes)continue
const e=(0,c.TT)(t)?await(0,d.L)(t,o):void 0,r=e&&n.begin(t.path,t.sizeBytes),u=e&&await(0,c.v3)(t,e.dataStart,o,{keep:()=>0,look:r,signal:s})
void 0!==u&&void 0===u.damage||n.addUnread(t.path)}}async function searchArchive({entries:e},t,{ownKeys:n=[],...a}){const r=(0,o.Oq)(n)
return void 0===r?o.vu:(await searchEntries(e,t,r,a),r.report())}function assertNoKeyInNames(e,{ownKeys:t=[]}){const[n,...a]=(0,o.Oq)(t)?.findInNames(e.map(({name:e})=>e))??[]
if(void 0!==n)throw new s.w("api-key-in-package",(0,i.g)(n,a))}},4803:(e,t,n)=>{n.r(t),n.d(t,{explainUnsearched:()=>explainUnsearched,inspectForKeys:()=>inspectForKeys})
var a=n(9733),r=n(9820),s=n(5002),i=n(6451),o=n(6775)
async function inspectForKeys(e,t){try{const n=await(0,o.Q)(e);(0,r.kR)(n.entries,t)
const a=await(0,r.Zy)(n,e,t),i={id:"api-key-in-package",severity:"error"}
return{keys:a,findings:(0,s.m)(a).map(e=>({...e,...i}))}}catch(e){if(!(e instanceof a.w))throw e
const n="api-key-in-package"===e.finding.id
return{keys:explainUnsearched(e,t),findings:n?[e.finding]:[]}}}function explainUnsearched({finding:e},{ownKeys:t=[]}){return"api-key-in-package"===e.id||void 0===(0,i.Oq)(t)?i.vu:void 0}},5002:(e,t,n)=>{n.d(t,{g:()=>describeKeyInNames,m:()=>describeKeys})
var a=n(6338),r=n(6717),s=n(6451)
const i=20
function describeKeys({found:e}){const t=e.slice(0,i).map(e=>{const{path:t,key:n,kind:a,line:s}=e,i="text"===a?"":` in ${a}`,o=void 0===s?"":`, in line ${s}`
return{message:`${(0,r.AB)(t)} holds the value of \`${n.input}\`${i}${o}.`,...adviseOn(n),file:t,line:s}}),n=e.slice(i),[s]=n
if(void 0===s)return t
const o=(0,r.Zv)(n.map(({path:e})=>e))
return[...t,{message:`${o} ${(0,a.d5)(n,"holds","hold")} it, too.`,...adviseOn(s.key)}]}function describeKeyInNames(e,t){const{path:n,key:s}=e,i=0===t.length?"":` So ${(0,a.d5)(t,"has","have")} ${t.length} more.`
return{message:`The name of ${(0,r.AB)(n)} has the value of \`${s.input}\` in it.${i}`,...adviseOn(s),file:n}}function adviseOn(e){const t="Everyone who gets the plugin can read it.",n=(0,s.x7)(e)?"":` If it is a word that may be there, \`${e.input}\` holds no key: set it to the key.`
return"api-key"===e.input?{effect:t,fix:`Take it out, publish with a new key, and delete the old one: if this key may publish, everyone who gets the plugin can publish to all sites. What asks for updates gets a license key instead.${n}`}:{effect:t,fix:`Take it out, and replace the token, unless it ends with the job.${n}`}}},6451:(e,t,n)=>{n.d(t,{vu:()=>c,Oq:()=>createKeySearch,x7:()=>isLong})
var a=n(2631),r=n(6637)
const s=256,i=1024
function readPair(e,t){return(e[t]??0)<<8|(e[t+1]??0)}var o=n(7491)
const c={found:[],unread:[],unsearched:0},d=20,u=8,f=4,l=8
function isLong({value:e}){return e.length>=d}function isDistinct(e){const{value:t}=e
return isLong(e)||t.length>=u&&/[^A-Za-z]/.test(t)}function createKeySearch(e){const t=e.filter(isDistinct).flatMap(e=>(0,a.Ub)(e.value).map(t=>({...t,bytes:Buffer.from(t.text),key:e})))
if(0===t.length)return
const n=function createFinder(e){const t=function createMultiSearch(e){const t=Math.min(...e.map(({bytes:e})=>e.length),s),n=new Uint8Array(65536).fill(t-1),a=new Map
for(const r of e){for(let e=0;e+1<t;e+=1){const a=readPair(r.bytes,e)
n[a]=Math.min(n[a]??0,t-2-e)}const e=readPair(r.bytes,t-2)
a.set(e,[...a.get(e)??[],r])}const findAt=(e,n)=>{const r=n-(t-2)
for(const t of a.get(readPair(e,n))??[]){const n=r+t.bytes.length
if(n<=e.length&&0===e.compare(t.bytes,0,t.bytes.length,r,n))return{needle:t,start:r,end:n}}},scan=(e,t,a)=>{for(let r=t;r<a;){const t=n[readPair(e,r)]??0,a=0===t?findAt(e,r):void 0
if(void 0!==a)return a
r+=Math.max(1,t)}}
return(e,a)=>{const r=a+t-2,s=e.length-1,o=s-r>>2
if(o<i)return scan(e,r,s)
const c=r+o,d=c+o,u=d+o
let f=r,l=c,h=d,y=u
for(;f<c&&l<d&&h<u&&y<s;){const t=n[readPair(e,f)]??0,a=n[readPair(e,l)]??0,i=n[readPair(e,h)]??0,o=n[readPair(e,y)]??0
if((f+=t,l+=a,h+=i,y+=o,0===t||0===a||0===i||0===o)&&(0===t&&void 0!==findAt(e,f++)||0===a&&void 0!==findAt(e,l++)||0===i&&void 0!==findAt(e,h++)||0===o&&void 0!==findAt(e,y++)))return scan(e,r,s)}return scan(e,f,c)??scan(e,l,d)??scan(e,h,u)??scan(e,y,s)}}(e)
return(e,n,a)=>{let r=t(e,n)
for(;void 0!==r&&r.start<a;){if(isLong(r.needle.key)||standsAlone(e,r))return r
r=t(e,r.start+1)}}}(t),c=Math.max(...t.map(({bytes:e})=>e.length))+l,d=e.map(({value:e})=>e),u=(0,a.aD)(d,"***"),h=(0,r._W)(),y=function createJoin(){let e=Buffer.alloc(0)
return(t,n)=>{const{length:a}=t
return 0===a?n:(e.length<a+n.length&&(e=Buffer.allocUnsafe(a+n.length)),t.copy(e),n.copy(e,a),e.subarray(0,a+n.length))}}(),p=[],m=[]
return{findInNames:e=>e.flatMap(e=>{const t=n(Buffer.from(e),0,1/0)
return void 0===t?[]:[{...t.needle,path:u(e),line:void 0}]}),begin:(e,t)=>h.spendOn(e)(t/f)?function lookThrough({find:e,reach:t,join:n},a){let r,s=!1,i=Buffer.alloc(0),c=0,d=0
return(u,f)=>{if(s)return
r??=(0,o.K)(u)
const h=n(i,u),y=f?h.length:Math.max(c,h.length-t),p=e(h,c,y)
if(void 0!==p)s=!0,a(p.needle,r?d+countLines(h,p.start)+1:void 0)
else if(!f){const e=Math.max(0,y-l)
r&&(d+=countLines(h,e)),i=Buffer.from(h.subarray(e)),c=y-e}}}({find:n,reach:c,join:y},({key:t,kind:n},a)=>p.push({path:u(e),key:t,kind:n,line:a})):()=>{},addUnread:e=>m.push(u(e)),report:()=>({found:p,unread:m,unsearched:h.countUnsearched()})}}function countLines(e,t){let n=0
for(let a=e.indexOf(h);a>=0&&a<t;a=e.indexOf(h,a+1))n+=1
return n}const h=10
function standsAlone(e,{needle:t,start:n,end:r}){const s=e.toString("latin1",Math.max(0,n-l),r+l),i=Math.min(n,l),[o,c]=[s.slice(0,i),s.slice(i+r-n)]
switch(t.kind){case"text":return!isWord(o.replace(y,decode))&&!isWord(c.charAt(0))
case"hex":return!isWord(decodeHex(o.slice(-2)))&&!isWord(decodeHex(c.slice(0,2)))
case"base64":return function standsAloneInBase64({key:{value:e},offset:t},n,r,s){const i=(0,a.lx)(t),o=n.slice(-4-i).padStart(4+i," "),c=`${o}${r}${s}`.replace(/[^\w+/-]/g,"A"),d=Buffer.from(c,"base64").toString("latin1"),u=3+t,f=u+e.length
return d.slice(u,f)===e&&!isWord(d.slice(0,u))&&!isWord(d.charAt(f))}(t,o,t.text,c)}}function isWord(e){return/[A-Za-z0-9]$/.test(e)}const y=/(?:%|\\x|\\u00)([0-9a-f]{2})$|\\[abefnrtv]$/i
function decode(e,t=""){return decodeHex(t)}function decodeHex(e){return Buffer.from(e,"hex").toString("latin1")}},7491:(e,t,n)=>{n.d(t,{K:()=>isText})
const a=4096
function isText(e){return!e.subarray(0,a).includes(0)}},1027:(e,t,n)=>{n.d(t,{MK:()=>assertZip,O$:()=>unreadable,gZ:()=>readDirectory})
var a=n(6376),r=n(6338),s=n(9733)
const i=2e4,o=32768,c=65664,d=10485760,u=80,f=101010256,l=22,h=117853008,y=20,p=101075792,m=56,g=12,w="WordPress refuses it, and no site gets the update.",b="Build the ZIP again, and check that it was written and uploaded to its end."
function unreadable(e,t=b,n){return new s.w("zip-unreadable",{message:e,effect:w,fix:t},n)}async function assertZip(e){const t=await(0,a.C)(e)
if(void 0!==t)throw unreadable(`The package is ${t.what}.`,t.fix)}async function readDirectory(e){const{entryCount:t,start:n,end:a,...s}=await async function findEnd(e){let t
for(const n of[o,c]){const a=Math.max(0,e.sizeBytes-n),r=await e.read(a,e.sizeBytes-a),s=findRecords(r),[i,o]=s.filter(({end:e})=>e===r.length)
if(void 0!==o)throw unreadable("The ZIP has two lists of files, one of them in its comment: programs differ in which one they read.")
if(void 0!==i)return readEnd(e,a+i.start)
const[c]=s
if(void 0!==c&&(t??=a+c.start),0===a)break}if(void 0!==t)return{...await readEnd(e,t),isTight:!1}
throw await assertZip(e),unreadable("The file begins like a ZIP, but its list of files, at the end, is missing: it is cut off.")}(e)
if(t>i)throw tooLarge(`The ZIP has ${t} entries; at most ${i} are accepted.`)
if(a-n>d){const[e,t]=[(0,r.Xq)(a-n),(0,r.Xq)(d)]
throw tooLarge(`The list of files in the ZIP takes ${e}; at most ${t} are accepted.`)}return{entryCount:t,start:n,bytes:await e.read(n,a-n),end:s}}function tooLarge(e){return new s.w("zip-limits",{message:e,effect:"Many sites would run out of time during the update.",fix:"Leave out what the plugin does not need at run time, such as `node_modules`."})}function findRecords(e){const t=[]
for(let n=e.length-l;n>=0;n-=1){if(e[n]!==u||e.readUInt32LE(n)!==f)continue
const a=n+l+e.readUInt16LE(n+20)
a<=e.length&&t.push({start:n,end:a})}return t}async function readEnd(e,t){const n=await e.read(t,l),a=await async function readEnd64(e,t){if(t<y+m)return
const n=await e.read(t-y,y)
if(n.readUInt32LE(0)!==h)return
const a=toSafeNumber(n.readBigUInt64LE(8))
if(a+m>t-y)throw unreadable("The end record of the ZIP is damaged.")
const r=await e.read(a,m)
if(r.readUInt32LE(0)!==p)throw unreadable("The end record of the ZIP is damaged.")
return{position:a,entryCount:toSafeNumber(r.readBigUInt64LE(32)),sizeBytes:toSafeNumber(r.readBigUInt64LE(40)),start:toSafeNumber(r.readBigUInt64LE(48)),isConsistent:0===n.readUInt32LE(4)&&r.subarray(24,32).equals(r.subarray(32,40)),isTight:a+g+toSafeNumber(r.readBigUInt64LE(4))===t-y}}(e,t),r=a?.entryCount??n.readUInt16LE(10),s=a?.sizeBytes??n.readUInt32LE(12),i=a?.start??n.readUInt32LE(16),o=i+s
if(0!==n.readUInt16LE(4)&&void 0===a)throw unreadable("The ZIP is one part of a split archive.","Build one whole ZIP.")
const c=a?.position??t
if(o>c)throw unreadable("The list of files in the ZIP is not where the ZIP says: it is damaged.")
if(o<c&&await async function isShifted(e,t,n,a){if(n<4)return!1
const[r,s]=[await e.read(t,4),await e.read(a-n,4)],i=Buffer.from("PK","latin1")
return!r.equals(i)&&s.equals(i)}(e,i,s,c))throw unreadable("The file has other content before the ZIP, so its entries are not where it says.","Build a plain ZIP: no self-extracting archive, and nothing else written to the file.")
const d=65535===n.readUInt16LE(10)||4294967295===n.readUInt32LE(16),u=0===n.readUInt32LE(4)&&n.readUInt16LE(8)===n.readUInt16LE(10)
return{entryCount:r,start:i,end:o,isZip64:d,isTight:o===c&&!1!==a?.isTight,isConsistent:a?.isConsistent??u}}function toSafeNumber(e){return Number(e>BigInt(Number.MAX_SAFE_INTEGER)?Number.MAX_SAFE_INTEGER:e)}},4284:(e,t,n)=>{n.d(t,{GD:()=>readForward,TT:()=>isSupported,hB:()=>readEntry,v3:()=>readData})
var a=n(6466),r=n(8522),s=n(6103),i=n(9123),o=n(3649)
const c=0,d=8,u=1048576,f=262144,l=64
function isSupported({method:e,isEncrypted:t}){return!t&&(e===c||e===d)}async function readEntry(e,t,n={}){const a=await(0,o.L)(e,t)
return void 0===a?unusable("lost"):"other"===a.match?unusable("headers"):readData(e,a.dataStart,t,n)}async function readData(e,t,n,{maxBytes:s=1/0,keep:o=()=>1/0,look:d,signal:h}={}){const y=function createTally(e,t,n,a){const s=[]
let i,o=0,c=0
return{add:d=>{i??=e(d)
const u=i-o
return u>0&&s.push(n(d.subarray(0,u))),o+=d.length,c=(0,r.crc32)(d,c),a?.(d,o>=t),o<=t},read:()=>({bytes:1===s.length&&s[0]?s[0]:Buffer.concat(s),sizeBytes:o,checksum:c})}}(e=>Math.min(o(e),s),Math.min(s,e.sizeBytes),t=>e.method===c?Buffer.from(t):t,d)
if(!await async function unpack(e,t,n,s){if(e.method===c||0===e.packedBytes){for await(const a of readPieces(e,t,n))if(!s.add(a))break
return!0}if(Math.max(e.packedBytes,e.sizeBytes)<=u){const a=await n.read(t.dataStart,e.packedBytes),o=e.sizeBytes+1
let c
try{c=(0,r.inflateRawSync)(a,{chunkSize:Math.max(o,l),maxOutputLength:o})}catch(e){if("ERR_BUFFER_TOO_LARGE"!==(0,i.lS)(e).code)return!1}if(void 0!==c)return s.add(c),!0}const o=(0,r.createInflateRaw)({chunkSize:f})
try{await(0,a.pipeline)(readPieces(e,t,n),o,async e=>{for await(const t of e)if(!s.add(t))throw new Enough})}catch(e){if(e instanceof Enough)return!0
if(!0===(0,i.lS)(e).code?.startsWith("Z_"))return!1
throw e}return!0}(e,{dataStart:t,signal:h},n,y))return unusable("stream")
const{bytes:p,sizeBytes:m,checksum:g}=y.read(),w=m<=s,b=m>e.sizeBytes,B=!w||m===e.sizeBytes&&g===e.crc32
return{bytes:p,isWhole:w,damage:b||!B?"checksum":void 0}}function unusable(e){return{bytes:Buffer.alloc(0),isWhole:!1,damage:e}}class Enough extends Error{}async function*readPieces({packedBytes:e},{dataStart:t,signal:n},a){for(let r=0;r<e;r+=f)(0,s.ZR)(n),yield await a.read(t+r,Math.min(f,e-r))}const h=262144
function readForward(e){const t=[Buffer.allocUnsafeSlow(h),Buffer.allocUnsafeSlow(h)]
let n={start:0,bytes:Buffer.alloc(0)}
return{...e,read:async(a,r)=>{if(r>h)return e.read(a,r)
if(!(a>=n.start&&a+r<=n.start+n.bytes.length)){t.reverse()
const s=Math.max(r,Math.min(h,e.sizeBytes-a))
n={start:a,bytes:await e.read(a,s,t[0])}}return n.bytes.subarray(a-n.start,a-n.start+r)}}}},3649:(e,t,n)=>{n.d(t,{L:()=>readLocalHeader,c:()=>a})
const a=30,r=67324752,s=1,i=8,o=4294967295,c=1
async function readLocalHeader(e,t){const n=await async function readInside(e,t,n){return t+n>e.sizeBytes?void 0:e.read(t,n)}(t,e.start,a)
if(n?.readUInt32LE(0)!==r)return
const[d,u]=[n.readUInt16LE(26),n.readUInt16LE(28)],f=e.start+a,l=f+d+u
if(l+e.packedBytes>t.sizeBytes)return
const h=d===e.nameBytes.length&&(await t.read(f,d)).equals(e.nameBytes),y=n.readUInt16LE(6),p=n.readUInt16LE(8)===e.method&&0!==(y&s)===e.isEncrypted
if(!h||!p)return{dataStart:l,match:"other"}
const[m,g]=[n.readUInt32LE(18),n.readUInt32LE(22)],w=m===o||g===o,b=w?await t.read(f+d,u):Buffer.alloc(0),B=w?function readLargeSizes(e,{packed:t,unpacked:n}){for(let a=0;a+4<=e.length;a+=4+e.readUInt16LE(a+2))if(!(e.readUInt16LE(a)!==c||a+20>e.length))return{packed:t===o?Number(e.readBigUInt64LE(a+12)):t,unpacked:n===o?Number(e.readBigUInt64LE(a+4)):n}
return{packed:t,unpacked:n}}(b,{packed:m,unpacked:g}):{packed:m,unpacked:g},k=[[n.readUInt32LE(14),e.crc32],[B.packed,e.packedBytes],[B.unpacked,e.sizeBytes]],E=0!==(y&i)
if(!E&&k.some(([e,t])=>e!==t))return{dataStart:l,match:"other"}
return{dataStart:l,match:k.every(([e,t])=>e===t||E&&0===e)&&n.readUInt32LE(10)===e.dosTime&&n.readUInt16LE(4)<=e.neededVersion?"same":"strict"}}},6775:(e,t,n)=>{n.d(t,{Q:()=>openZip})
var a=n(1027),r=n(4573),s=n(663),i=n(5805),o=n(9733)
const c=3,d=19,u=61440,f=40960
function isLink(e,t){const n=e>>8
return(n===c||n===d)&&(t>>>16&u)===f}function toPath(e){const t=e.replaceAll("\\","/")
if(!/\/\/|(^|\/)\.(\/|$)|^\/|\/$/.test(t))return t
return t.split("/").filter(e=>""!==e&&"."!==e).join("/")}const l=Buffer.from("PK","latin1"),h=22,y=46,p=[20,24,42],m=4294967295,g=2048
async function listDirectory(e){const t=await async function parseDirectory({bytes:e,entryCount:t}){const n=Buffer.alloc(h)
l.copy(n),n.writeUInt16LE(t,8),n.writeUInt16LE(t,10),n.writeUInt32LE(e.length,12)
const r=[]
try{const t=Buffer.concat([e,n]),a={decodeStrings:!1,autoClose:!1},i=await(0,s.or)(new MemoryReader(t),t.length,a)
for await(const e of i.eachEntry())r.push(e)}catch(e){throw function explain(e){const t=function firstSentence(e){return(0,i.bD)(e).split(". ",1).join("")}(e)
if("strong encryption is not supported"===t)return new o.w("zip-method",{message:"The ZIP is encrypted.",effect:"WordPress cannot unpack it, and no site gets the update.",fix:"Build the ZIP without a password."})
return(0,a.O$)(`The list of files in the ZIP is damaged (${t}).`,void 0,e)}(e)}return r}(e)
let n=0
const c=t.map(t=>{const a=p.some(t=>e.bytes.readUInt32LE(n+t)===m)
return n+=function sizeInDirectory({fileNameLength:e,extraFieldLength:t,fileCommentLength:n}){return y+e+t+n}(t),function toZipEntry(e,t){const n=function decodeName({fileNameRaw:e,extraFields:t}){return(0,s.ax)((0,r.isUtf8)(e)?g:0,e,t,!0)}(e)
return{name:n,path:toPath(n),nameBytes:e.fileNameRaw,isFolder:n.endsWith("/"),isLink:isLink(e.versionMadeBy,e.externalFileAttributes),isEncrypted:e.isEncrypted(),method:e.compressionMethod,packedBytes:e.compressedSize,sizeBytes:e.uncompressedSize,crc32:e.crc32,start:e.relativeOffsetOfLocalHeader,extraBytes:e.extraFieldLength,neededVersion:e.versionNeededToExtract,dosTime:65536*e.lastModFileDate+e.lastModFileTime,isZip64:t}}(t,a)})
if(n!==e.bytes.length)throw(0,a.O$)("The list of files in the ZIP continues after its last entry: it is damaged.")
return c}class MemoryReader extends s.lJ{#e
constructor(e){super(),this.#e=e}read(...[e,t,n,a,r]){const s=a+n<=this.#e.length
s&&this.#e.copy(e,t,a,a+n),r(s?null:new Error("unexpected EOF"))}}async function openZip(e){const t=await(0,a.gZ)(e),{bytes:n,start:r,end:s}=t
return{entries:await listDirectory(t),directoryBytes:n.length,directoryStart:r,end:s}}}}

