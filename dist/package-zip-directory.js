export const id=942
export const ids=[942]
export const modules={1027:(e,t,a)=>{a.d(t,{MK:()=>assertZip,O$:()=>unreadable,gZ:()=>readDirectory})
var n=a(6376),r=a(6338),s=a(9733)
const i=2e4,o=32768,d=65664,c=10485760,u=80,f=101010256,l=22,h=117853008,y=20,p=101075792,m=56,w=12,g="WordPress refuses it, and no site gets the update.",E="Build the ZIP again, and check that it was written and uploaded to its end."
function unreadable(e,t=E,a){return new s.w("zip-unreadable",{message:e,effect:g,fix:t},a)}async function assertZip(e){const t=await(0,n.C)(e)
if(void 0!==t)throw unreadable(`The package is ${t.what}.`,t.fix)}async function readDirectory(e){const{entryCount:t,start:a,end:n,...s}=await async function findEnd(e){let t
for(const a of[o,d]){const n=Math.max(0,e.sizeBytes-a),r=await e.read(n,e.sizeBytes-n),s=findRecords(r),[i,o]=s.filter(({end:e})=>e===r.length)
if(void 0!==o)throw unreadable("The ZIP has two lists of files, one of them in its comment: programs differ in which one they read.")
if(void 0!==i)return readEnd(e,n+i.start)
const[d]=s
if(void 0!==d&&(t??=n+d.start),0===n)break}if(void 0!==t)return{...await readEnd(e,t),isTight:!1}
throw await assertZip(e),unreadable("The file begins like a ZIP, but its list of files, at the end, is missing: it is cut off.")}(e)
if(t>i)throw tooLarge(`The ZIP has ${t} entries; at most ${i} are accepted.`)
if(n-a>c){const[e,t]=[(0,r.Xq)(n-a),(0,r.Xq)(c)]
throw tooLarge(`The list of files in the ZIP takes ${e}; at most ${t} are accepted.`)}return{entryCount:t,start:a,bytes:await e.read(a,n-a),end:s}}function tooLarge(e){return new s.w("zip-limits",{message:e,effect:"Many sites would run out of time during the update.",fix:"Leave out what the plugin does not need at run time, such as `node_modules`."})}function findRecords(e){const t=[]
for(let a=e.length-l;a>=0;a-=1){if(e[a]!==u||e.readUInt32LE(a)!==f)continue
const n=a+l+e.readUInt16LE(a+20)
n<=e.length&&t.push({start:a,end:n})}return t}async function readEnd(e,t){const a=await e.read(t,l),n=await async function readEnd64(e,t){if(t<y+m)return
const a=await e.read(t-y,y)
if(a.readUInt32LE(0)!==h)return
const n=toSafeNumber(a.readBigUInt64LE(8))
if(n+m>t-y)throw unreadable("The end record of the ZIP is damaged.")
const r=await e.read(n,m)
if(r.readUInt32LE(0)!==p)throw unreadable("The end record of the ZIP is damaged.")
return{position:n,entryCount:toSafeNumber(r.readBigUInt64LE(32)),sizeBytes:toSafeNumber(r.readBigUInt64LE(40)),start:toSafeNumber(r.readBigUInt64LE(48)),isConsistent:0===a.readUInt32LE(4)&&r.subarray(24,32).equals(r.subarray(32,40)),isTight:n+w+toSafeNumber(r.readBigUInt64LE(4))===t-y}}(e,t),r=n?.entryCount??a.readUInt16LE(10),s=n?.sizeBytes??a.readUInt32LE(12),i=n?.start??a.readUInt32LE(16),o=i+s
if(0!==a.readUInt16LE(4)&&void 0===n)throw unreadable("The ZIP is one part of a split archive.","Build one whole ZIP.")
const d=n?.position??t
if(o>d)throw unreadable("The list of files in the ZIP is not where the ZIP says: it is damaged.")
if(o<d&&await async function isShifted(e,t,a,n){if(a<4)return!1
const[r,s]=[await e.read(t,4),await e.read(n-a,4)],i=Buffer.from("PK","latin1")
return!r.equals(i)&&s.equals(i)}(e,i,s,d))throw unreadable("The file has other content before the ZIP, so its entries are not where it says.","Build a plain ZIP: no self-extracting archive, and nothing else written to the file.")
const c=65535===a.readUInt16LE(10)||4294967295===a.readUInt32LE(16),u=0===a.readUInt32LE(4)&&a.readUInt16LE(8)===a.readUInt16LE(10)
return{entryCount:r,start:i,end:o,isZip64:c,isTight:o===d&&!1!==n?.isTight,isConsistent:n?.isConsistent??u}}function toSafeNumber(e){return Number(e>BigInt(Number.MAX_SAFE_INTEGER)?Number.MAX_SAFE_INTEGER:e)}},4284:(e,t,a)=>{a.d(t,{GD:()=>readForward,TT:()=>isSupported,hB:()=>readEntry,v3:()=>readData})
var n=a(6466),r=a(8522),s=a(6103),i=a(9123),o=a(3649)
const d=0,c=8,u=1048576,f=262144,l=64
function isSupported({method:e,isEncrypted:t}){return!t&&(e===d||e===c)}async function readEntry(e,t,a={}){const n=await(0,o.L)(e,t)
return void 0===n?unusable("lost"):"other"===n.match?unusable("headers"):readData(e,n.dataStart,t,a)}async function readData(e,t,a,{maxBytes:s=1/0,keep:o=()=>1/0,look:c,signal:h}={}){const y=function createTally(e,t,a,n){const s=[]
let i,o=0,d=0
return{add:c=>{i??=e(c)
const u=i-o
return u>0&&s.push(a(c.subarray(0,u))),o+=c.length,d=(0,r.crc32)(c,d),n?.(c,o>=t),o<=t},read:()=>({bytes:1===s.length&&s[0]?s[0]:Buffer.concat(s),sizeBytes:o,checksum:d})}}(e=>Math.min(o(e),s),Math.min(s,e.sizeBytes),t=>e.method===d?Buffer.from(t):t,c)
if(!await async function unpack(e,t,a,s){if(e.method===d||0===e.packedBytes){for await(const n of readPieces(e,t,a))if(!s.add(n))break
return!0}if(Math.max(e.packedBytes,e.sizeBytes)<=u){const n=await a.read(t.dataStart,e.packedBytes),o=e.sizeBytes+1
let d
try{d=(0,r.inflateRawSync)(n,{chunkSize:Math.max(o,l),maxOutputLength:o})}catch(e){if("ERR_BUFFER_TOO_LARGE"!==(0,i.lS)(e).code)return!1}if(void 0!==d)return s.add(d),!0}const o=(0,r.createInflateRaw)({chunkSize:f})
try{await(0,n.pipeline)(readPieces(e,t,a),o,async e=>{for await(const t of e)if(!s.add(t))throw new Enough})}catch(e){if(e instanceof Enough)return!0
if(!0===(0,i.lS)(e).code?.startsWith("Z_"))return!1
throw e}return!0}(e,{dataStart:t,signal:h},a,y))return unusable("stream")
const{bytes:p,sizeBytes:m,checksum:w}=y.read(),g=m<=s,E=m>e.sizeBytes,L=!g||m===e.sizeBytes&&w===e.crc32
return{bytes:p,isWhole:g,damage:E||!L?"checksum":void 0}}function unusable(e){return{bytes:Buffer.alloc(0),isWhole:!1,damage:e}}class Enough extends Error{}async function*readPieces({packedBytes:e},{dataStart:t,signal:a},n){for(let r=0;r<e;r+=f)(0,s.ZR)(a),yield await n.read(t+r,Math.min(f,e-r))}const h=262144
function readForward(e){const t=[Buffer.allocUnsafeSlow(h),Buffer.allocUnsafeSlow(h)]
let a={start:0,bytes:Buffer.alloc(0)}
return{...e,read:async(n,r)=>{if(r>h)return e.read(n,r)
if(!(n>=a.start&&n+r<=a.start+a.bytes.length)){t.reverse()
const s=Math.max(r,Math.min(h,e.sizeBytes-n))
a={start:n,bytes:await e.read(n,s,t[0])}}return a.bytes.subarray(n-a.start,n-a.start+r)}}}},3649:(e,t,a)=>{a.d(t,{L:()=>readLocalHeader,c:()=>n})
const n=30,r=67324752,s=1,i=8,o=4294967295,d=1
async function readLocalHeader(e,t){const a=await async function readInside(e,t,a){return t+a>e.sizeBytes?void 0:e.read(t,a)}(t,e.start,n)
if(a?.readUInt32LE(0)!==r)return
const[c,u]=[a.readUInt16LE(26),a.readUInt16LE(28)],f=e.start+n,l=f+c+u
if(l+e.packedBytes>t.sizeBytes)return
const h=c===e.nameBytes.length&&(await t.read(f,c)).equals(e.nameBytes),y=a.readUInt16LE(6),p=a.readUInt16LE(8)===e.method&&0!==(y&s)===e.isEncrypted
if(!h||!p)return{dataStart:l,match:"other"}
const[m,w]=[a.readUInt32LE(18),a.readUInt32LE(22)],g=m===o||w===o,E=g?await t.read(f+c,u):Buffer.alloc(0),L=g?function readLargeSizes(e,{packed:t,unpacked:a}){for(let n=0;n+4<=e.length;n+=4+e.readUInt16LE(n+2))if(!(e.readUInt16LE(n)!==d||n+20>e.length))return{packed:t===o?Number(e.readBigUInt64LE(n+12)):t,unpacked:a===o?Number(e.readBigUInt64LE(n+4)):a}
return{packed:t,unpacked:a}}(E,{packed:m,unpacked:w}):{packed:m,unpacked:w},I=[[a.readUInt32LE(14),e.crc32],[L.packed,e.packedBytes],[L.unpacked,e.sizeBytes]],B=0!==(y&i)
if(!B&&I.some(([e,t])=>e!==t))return{dataStart:l,match:"other"}
return{dataStart:l,match:I.every(([e,t])=>e===t||B&&0===e)&&a.readUInt32LE(10)===e.dosTime&&a.readUInt16LE(4)<=e.neededVersion?"same":"strict"}}},4244:(e,t,a)=>{a.d(t,{A:()=>openWhole})
var n=a(8522),r=a(2250),s=a(4284),i=a(3649),o=a(6775)
async function openWhole(e){const{entries:t}=await(0,o.Q)((0,r.d)(e))
return t.map(t=>({path:t.path,isFolder:t.isFolder,sizeBytes:t.sizeBytes,unpack:()=>function unpack(e,t){const{start:a,nameBytes:r,packedBytes:s,sizeBytes:o}=e
try{const c=a+i.c,u=c+t.readUInt16LE(a+26)
if(!t.subarray(c,u).equals(r))return
const f=u+t.readUInt16LE(a+28),l=t.subarray(f,f+s),h={maxOutputLength:o+1,chunkSize:Math.max(o+1,64)},y=e.method===d&&s>0?(0,n.inflateRawSync)(l,h):l
return y.length===o&&(0,n.crc32)(y)===e.crc32?y:void 0}catch{return}}(t,e),isSupported:(0,s.TT)(t)}))}const d=8},6775:(e,t,a)=>{a.d(t,{Q:()=>openZip})
var n=a(1027),r=a(4573),s=a(663),i=a(5805),o=a(9733)
const d=3,c=19,u=61440,f=40960
function isLink(e,t){const a=e>>8
return(a===d||a===c)&&(t>>>16&u)===f}function toPath(e){const t=e.replaceAll("\\","/")
if(!/\/\/|(^|\/)\.(\/|$)|^\/|\/$/.test(t))return t
return t.split("/").filter(e=>""!==e&&"."!==e).join("/")}const l=Buffer.from("PK","latin1"),h=22,y=46,p=[20,24,42],m=4294967295,w=2048
async function listDirectory(e){const t=await async function parseDirectory({bytes:e,entryCount:t}){const a=Buffer.alloc(h)
l.copy(a),a.writeUInt16LE(t,8),a.writeUInt16LE(t,10),a.writeUInt32LE(e.length,12)
const r=[]
try{const t=Buffer.concat([e,a]),n={decodeStrings:!1,autoClose:!1},i=await(0,s.or)(new MemoryReader(t),t.length,n)
for await(const e of i.eachEntry())r.push(e)}catch(e){throw function explain(e){const t=function firstSentence(e){return(0,i.bD)(e).split(". ",1).join("")}(e)
if("strong encryption is not supported"===t)return new o.w("zip-method",{message:"The ZIP is encrypted.",effect:"WordPress cannot unpack it, and no site gets the update.",fix:"Build the ZIP without a password."})
return(0,n.O$)(`The list of files in the ZIP is damaged (${t}).`,void 0,e)}(e)}return r}(e)
let a=0
const d=t.map(t=>{const n=p.some(t=>e.bytes.readUInt32LE(a+t)===m)
return a+=function sizeInDirectory({fileNameLength:e,extraFieldLength:t,fileCommentLength:a}){return y+e+t+a}(t),function toZipEntry(e,t){const a=function decodeName({fileNameRaw:e,extraFields:t}){return(0,s.ax)((0,r.isUtf8)(e)?w:0,e,t,!0)}(e)
return{name:a,path:toPath(a),nameBytes:e.fileNameRaw,isFolder:a.endsWith("/"),isLink:isLink(e.versionMadeBy,e.externalFileAttributes),isEncrypted:e.isEncrypted(),method:e.compressionMethod,packedBytes:e.compressedSize,sizeBytes:e.uncompressedSize,crc32:e.crc32,start:e.relativeOffsetOfLocalHeader,extraBytes:e.extraFieldLength,neededVersion:e.versionNeededToExtract,dosTime:65536*e.lastModFileDate+e.lastModFileTime,isZip64:t}}(t,n)})
if(a!==e.bytes.length)throw(0,n.O$)("The list of files in the ZIP continues after its last entry: it is damaged.")
return d}class MemoryReader extends s.lJ{#e
constructor(e){super(),this.#e=e}read(...[e,t,a,n,r]){const s=n+a<=this.#e.length
s&&this.#e.copy(e,t,n,n+a),r(s?null:new Error("unexpected EOF"))}}async function openZip(e){const t=await(0,n.gZ)(e),{bytes:a,start:r,end:s}=t
return{entries:await listDirectory(t),directoryBytes:a.length,directoryStart:r,end:s}}},5597:(e,t,a)=>{a.d(t,{$q:()=>o,CT:()=>d,Kf:()=>s,L5:()=>r,Le:()=>f,Vo:()=>u,Xs:()=>i,gN:()=>l,ln:()=>c,qh:()=>n})
const n={extensions:!0,modules:!0,process:!0},r=3,s={json:67108864,body:128e6},i=16777216,o=1048576,d={url:"http://127.0.0.1:8080",root:"/wordpress",plugins:"/wordpress/wp-content/plugins",folder:"/rehearsal",log:"/rehearsal/debug.log",args:"/rehearsal/order.json",result:"/rehearsal/result.json",loaded:"/rehearsal/loaded.json",unprinted:"/rehearsal/unprinted.json",scene:"/rehearsal/scene.json"},c="REHEARSAL refused",u="REHEARSAL unscheduled",f="REHEARSAL stack",l="libxml_use_internal_errors"}}

