export const id=152
export const ids=[152]
export const modules={3771:((t,e,a)=>{a.d(e,{downloadArtifact:()=>downloadArtifact,serveDownload:()=>serveDownload})
var n=a(1455),r=a(6760),i=a(5919),o=a(2551),s=a(7856),c=a(4098),d=a(88),f=a(6717),u=a(9123),l=a(3024),h=a(9733),m=a(3884),w=a(6103),p=a(6376),g=a(6237),b=a(5805),k=a(6338),y=a(9440)
const v="Check https://www.githubstatus.com and run this again later.",E="Run this again. If that does not help, check that the runner can reach `*.blob.core.windows.net`, that its disk has room, and https://www.githubstatus.com."
function inputError(t,e,a){return new b.S1({code:"input",title:t,message:e,hint:a})}function fetchError({name:t,run:e},a,n){const r=`The artifact ${t} of ${e} cannot be fetched: ${a}.`
return new b.S1({code:"package",title:"Artifact cannot be fetched",message:r,hint:n})}function contentError({name:t,run:e},a,n,r){const i=`The artifact ${t} of ${e} ${a}.`
return new b.S1({code:"package",title:"Package cannot be published",message:i,hint:n,cause:r})}function digestError(t){return contentError(t,"differs from the upload: its SHA-256 is not the one that GitHub recorded","Run this again; if that does not help, upload the artifact again.")}function sizeError(t,e){return contentError(t,`is larger than ${(0,k.Xq)(e)}`,"Upload only the files that the plugin needs at run time.")}function accessError({name:t,run:e}){return inputError("No access to artifacts",`The artifact ${t} of ${e} cannot be fetched: the runner gave this step no valid access to artifacts.`,"Run this action by `uses:` in a job of a workflow: the runner gives `ACTIONS_RUNTIME_TOKEN` to actions, not to commands in `run:`.")}const $=10
function missingError({name:t,run:e,quote:a},n,r){const i=n&&(0,f.Zv)(n,a,$)
return inputError("Artifact not found",`There is no artifact ${t} in ${e}${void 0===i?"":`, which has ${i||"no artifacts"}`}.`,r?`${1===n?.length?`Set \`artifact-name\` to ${i} if that is the plugin, or upload`:"Upload"} it in an earlier step, or in a job that this one \`needs\`; for an artifact of another run, set \`artifact-run-id\`.`:"Check `artifact-name` and `artifact-run-id`, and that the artifact has not expired.")}function explainThreadEnd(t,e,a){if("done"===t.kind)return digestError(e)
if("large"===t.kind)return sizeError(e,a)
const n="failed"===t.kind?function explainFailure({name:t,message:e,names:a},n){if("GHESNotSupportedError"===t)return inputError("Artifacts cannot be read here","Input `artifact-name` works on GitHub.com only: GitHub Enterprise Server has another artifact service.","Use `actions/download-artifact@v3` in an earlier step and give `zip-path`, or give `zip_url`.")
if("ArtifactNotFoundError"===t)return missingError(n,a,!0)
if(S.test(e))return accessError(n)
if(e.startsWith("Unable to download and extract artifact"))return
const[r=""]=e.replace(/^(Failed to \w+: )?(Unable to make request: )?/,"").split("\n",1),i=/ JSON\b/.test(r)?"an answer was not JSON":(0,y.N)(r)
return fetchError(n,`GitHub's library failed (${n.quote(i)})`,v)}(t.failure,e):void 0
if(void 0!==n)return n
if(void 0===t.found){return fetchError(e,"late"===t.kind?"GitHub did not answer in time":"GitHub broke off its answer",v)}const{sizeBytes:r,digest:i=""}=t.found,o=/^sha256:[0-9a-f]{64}$/.test(i)?`, ${i}`:""
return fetchError(e,`GitHub's storage did not deliver it (${(0,k.Xq)(r)}${o})`,E)}const S=/ACTIONS_RESULTS_URL|backend IDs|Invalid token specified|Failed request: \(40[13]\)/,T=1024,N=255,I="Upload the artifact again with `actions/upload-artifact`.",A="Upload the plugin's ZIP, or the files of the plugin, and nothing else in that artifact."
async function takePackage(t,e){const{path:a,fileName:i,artifactName:o}=t
try{const t=await(0,g.K)(a)
try{const s=await(0,p.C)(t)
if(void 0!==s)throw contentError(e.subject,`is ${s.what}`,s.fix)
return i===o?{kind:"file",path:a,name:i}:await async function unpack(t,e,a){const{listFiles:i}=await(0,m.yD)(),o=await i(t)
for(const t of o)assertSafe(t,a)
const s=o.filter(({isFolder:t})=>!t),[c,...d]=s.filter(({name:t})=>!x.test(t))
if(void 0!==c&&0===d.length&&isZip(c))return async function takeFile(t,e){const a=(0,r.join)(e.folder,"package.zip")
return await writeNew(a,t,e),{kind:"file",path:a,name:(0,r.basename)(t.name)}}(c,a)
if(!s.some(isCode))throw function explainLack(t,e){const a=t.filter(isZip).map(({name:t})=>t)
if(0===t.length)return contentError(e,"holds no files",A)
if(a.length>1){const t=(0,f.Zv)(a,e.quote)
return contentError(e,`holds ${a.length} ZIP files, but only one can be published: ${t}`,"Upload each of them as an artifact of its own.")}const n=(0,f.Zv)([...new Set(t.map(({name:t})=>t.replace(/\/.*/s,"/")))],e.quote)
return contentError(e,`holds neither a ZIP nor a folder with a PHP file, but ${n}`,A)}(s,a.subject)
return async function takeFiles(t,e,a){const i=(0,r.join)(a.folder,"files",isFileName(e)?e:"artifact"),o=new Set
for(const e of t){const t=(0,r.join)(i,e.name)
try{o.has((0,r.dirname)(t))||await(0,n.mkdir)((0,r.dirname)(t),{recursive:!0}),o.add((0,r.dirname)(t)),await writeNew(t,e,a)}catch(t){if(!["EEXIST","ENOTDIR","EISDIR"].includes((0,u.Pt)(t)??""))throw t
throw contentError(a.subject,`holds ${(0,f.AB)(e.name,a.subject.quote)} twice, or as a file and a folder`,"Upload the artifact again; on Windows and macOS, names that differ only in case are the same.",t)}}return{kind:"directory",path:i,name:e}}(s,e,a)}(t,o,e)}finally{await t.close(),i!==o&&await(0,n.rm)(a,{force:!0})}}catch(t){if((0,w.ZR)(e.cancellation),!(t instanceof h.w))throw(0,u.N3)(t,`The artifact ${e.subject.name}`)
const{message:a,fix:n}=t.finding,r=a.replace(/^The/,"the").replace(/\.$/,"")
throw contentError(e.subject,`cannot be unpacked: ${r}`,n,t)}}function assertSafe({name:t,isLink:e,isSupported:a},{subject:n}){const r=t.replace(/\/$/,""),fault=e=>contentError(n,`holds ${(0,f.AB)(t,n.quote)}, which ${e}`,I)
if(!(r.length<=T&&r.split("/").every(isFileName)))throw fault("is not a valid name for a file inside a folder")
if(e)throw fault("is a symbolic link")
if(!a)throw fault("is encrypted, or compressed in an unusual way")}function isFileName(t){return!(/["*/:<>?\\|\p{Cc}]/u.test(t)||["",".",".."].includes(t))&&Buffer.byteLength(t)<=N}const x=/(^|\/)(__MACOSX\/.*|\.DS_Store|Thumbs\.db|desktop\.ini|[^/]*\.(asc|sig|minisig|md5|sha\d+)|(md5|sha\d+)sums?(\.txt)?)$/i,isZip=({name:t})=>/\.zip$/i.test(t),isCode=({name:t})=>/^([^/]+\/)?[^/]+\.php$/.test(t)
async function writeNew(t,e,{subject:a,cancellation:n}){n.throwIfAborted()
const r=(0,l.openSync)(t,"wx",384)
try{const t=await e.unpack(t=>(0,l.writeFileSync)(r,t),n),i=(0,f.AB)(e.name,a.quote)
if(void 0!==t)throw contentError(a,`is damaged: ${i} ${j[t]}`,I)}finally{(0,l.closeSync)(r)}}const j={lost:"is not where its list of files says",headers:"has two headers that contradict each other",stream:"cannot be unpacked",checksum:"does not match its checksum or its size"}
var U=a(2059),F=a(7387),R=a(6419),B=a(8115),M=a(4948)
function allowMs({downloadMs:t},e){return t+e/131072*1e3}async function runThread(t,e){const{file:a,env:o,cancellation:s,limits:c}=e;(0,w.ZR)(s)
const d=Object.fromEntries(Object.entries(o).filter(([t,e])=>void 0!==e&&!/^INPUT_/i.test(t))),f=new i.Worker(a,{workerData:t,env:d,stdout:!0,stderr:!0})
f.stdout.resume(),f.stderr.resume()
const l=[]
let cancel=()=>{}
try{return await new Promise((e,a)=>{let i
const end=t=>e({kind:t,found:i})
cancel=()=>a(new w.cJ),s.addEventListener("abort",cancel),l.push(setTimeout(()=>end("late"),c.lookUpMs))
const onFound=({sizeBytes:e})=>{e>c.maxBytes&&end("large"),l.splice(0).forEach(clearTimeout),l.push(setTimeout(()=>end("late"),allowMs(c,e)))
const watch=async()=>await async function measureFolder(t){const e=await(0,n.readdir)(t)
return(await Promise.all(e.map(e=>(0,n.stat)((0,r.join)(t,e))))).reduce((t,{size:e})=>t+e,0)}(t.folder)>c.maxBytes&&end("large")
l.push(setInterval(()=>{watch().catch(()=>{})},c.watchMs))}
f.on("message",t=>{"found"!==t.kind?e({...t,found:i}):onFound(i=t.found)}),f.on("error",t=>e({kind:"failed",failure:(0,u.lS)(t),found:i})),f.on("exit",()=>end("vanished"))})}finally{l.forEach(clearTimeout),s.removeEventListener("abort",cancel),await f.terminate()}}async function fetchFromRun({name:t,subject:e,runId:a,repository:n,folder:r},i,o){let s
try{const c=await(0,U.U)(n,i),d=await c.listArtifacts(a,t)
if([s]=d.filter(e=>e.name===t).sort((t,e)=>e.id-t.id),void 0===s)throw missingError(e,await async function listNames(t,e){const a=await e.listArtifacts(t).catch(()=>{})
return a&&[...new Set(a.map(({name:t})=>t))]}(a,c),!1)
const{id:f,sizeBytes:u,digest:l}=s
if(u>o.maxBytes)throw sizeError(e,o.maxBytes)
const h=await c.signArtifact(f)
i.maskUrl(h)
const m=(0,F.IG)(h,n.apiUrl)
if(void 0===m)throw fetchError(e,"GitHub gave no usable address of it",v)
const w=await(0,B.X)(m,{...i,maxMs:allowMs(o,u),maxBytes:o.maxBytes,temporaryFolder:r,subject:`The artifact ${e.name}`,isAnything:!0})
if(await w.file.close(),!0===l?.startsWith("sha256:")&&l!==`sha256:${w.sha256}`)throw digestError(e)
return{path:w.path,fileName:readFileName(w.headers)}}catch(t){if((0,w.ZR)(i.cancellation),t instanceof M.eM)throw contentError(e,t.what,E,t)
throw t instanceof R.y_?function explainGitHub({refusal:t,message:e},a,n){if(void 0===t)return fetchError(a,e,v)
const{status:r,said:i,limitMs:o}=t,s=void 0!==o||/rate limit/i.test(i),c=`GitHub returned ${r} (${a.quote(i)})`,[d,f]=_[r]??[]
if(s||void 0===d||void 0===f)return fetchError(a,c,v)
const u=404===r&&n
return inputError(d,`The artifact ${a.name} of ${a.run} cannot be fetched: ${c}.`,u?"It was deleted while this ran: run the workflow that uploads it again.":f)}(t,e,void 0!==s):t}}function readFileName({"content-disposition":t=""}){const[,e]=/filename\*\s*=\s*UTF-8''([^;\r\n]*)/i.exec(t)??[],[,a=""]=/(?<!\*)filename\s*=\s*"?([^;"\r\n]*)/i.exec(t)??[]
try{return decodeURIComponent((e??a).trim())}catch{return a.trim()}}const _={401:["Token not valid","Leave `github-token` out, or give a token that is still valid."],403:["Token may not read artifacts","Add `actions: read` to the `permissions` of the job, and keep the others."],404:["Artifact not found","Set `artifact-run-id` to the id in the address of a run of this repository, such as `${{ github.event.workflow_run.id }}`, and check that `github-token` may see it."],410:["Artifact not found","It has expired: run the workflow that uploads it again, and raise its `retention-days` if it is needed for longer."]}
const D={lookUpMs:12e4,downloadMs:24e4,watchMs:250,maxBytes:1024**3}
async function downloadArtifact({name:t,runId:e,repository:a},i){const{env:s,quote:c,log:d,cancellation:l,folder:h}=i,m=void 0===e||String(e)===s.GITHUB_RUN_ID,w={name:(0,f.AB)(t,c),run:m?"this run":`run ${e}`,quote:c},p=m?fetchFromThisRun:function prepareOtherRun(t,e){const{token:a=""}=e??{}
if(void 0===e||!(0,o.u)(a)){throw inputError("Input github-token",`Input \`github-token\` ${""===a?"is empty":"has characters that tokens cannot have"}, and the artifact of another run cannot be read without it.`,"Leave the input out to use the token of the job, and add `actions: read` to the job's `permissions`.")}return(a,n,r,i)=>fetchFromRun({...a,subject:n,runId:t,repository:e},r,i)}(e,a)
try{const e=(0,r.join)(h,"download")
await(0,n.mkdir)(e)
const a=await p({name:t,folder:e},w,i,{...D,...i.limits})
return d.info(`The artifact ${w.name} is downloaded.`),await takePackage({...a,artifactName:t},{folder:h,subject:w,cancellation:l})}catch(t){throw(0,u.N3)(t,`The artifact ${w.name}`)}}const fetchFromThisRun=async(t,e,{threadFile:a,env:i,cancellation:o},f)=>{if(!i.ACTIONS_RUNTIME_TOKEN)throw accessError(e)
const u=(0,d.Dl)(i.ACTIONS_RESULTS_URL??""),l=null===u?void 0:(0,s.Jp)(u,i)
if(void 0!==l)throw fetchError(e,(0,s.D2)(l),c.uW)
const h=await runThread(t,{file:a,env:i,cancellation:o,limits:f})
if("done"!==h.kind||!h.isIntact)throw explainThreadEnd(h,e,f.maxBytes)
const[m="",...w]=await(0,n.readdir)(t.folder)
if(w.length>0)throw contentError(e,"came under several names","Run this again.")
return{path:(0,r.join)(t.folder,m),fileName:m}}
function serveDownload(){!async function serve({name:t,folder:e},n){const{DefaultArtifactClient:r}=await Promise.all([a.e(351),a.e(779),a.e(889)]).then(a.bind(a,889)),i=new r
try{const{id:a,size:r,digest:o}=(await i.getArtifact(t)).artifact
n({kind:"found",found:{sizeBytes:Number.isSafeInteger(r)&&r>0?r:0,digest:o}})
const s={path:e,skipDecompress:!0,...o&&{expectedHash:o}},{digestMismatch:c=!1}=await i.downloadArtifact(a,s)
n({kind:"done",isIntact:!c})}catch(t){const{name:e,message:a}=(0,u.lS)(t),list=()=>i.listArtifacts({latest:!0}).catch(()=>{}),r="ArtifactNotFoundError"===e?await list():void 0,o=r?.artifacts.map(t=>t.name)
n({kind:"failed",failure:{name:e,message:a,names:o}})}}(i.workerData,t=>i.parentPort?.postMessage(t))}})}

