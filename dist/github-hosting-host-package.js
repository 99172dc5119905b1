export const id=737
export const ids=[737]
export const modules={3737:((e,t,a)=>{a.r(t),a.d(t,{createProgress:()=>createProgress,createReleaseReader:()=>K.V,findReleasesOf:()=>findReleasesOf,hostPackage:()=>hostPackage,openUpload:()=>openUpload,planHosting:()=>planHosting,planRepair:()=>planRepair,planTag:()=>planTag,readHead:()=>readHead,repairRelease:()=>repairRelease,signAssetUrl:()=>signAssetUrl,tagRelease:()=>tagRelease})
var s=a(3290),r=a(6717),n=a(1811),i=a(2059),o=a(7387),c=a(4125),l=a(6103),u=a(7598),h=a(6419),d=a(6790),f=a(8902),g=a(4098),w=a(88)
const p=131072
function matchesMetadata({state:e,sizeBytes:t,digest:a},s){const r=!isKnown(a)||a===`sha256:${s.sha256}`
return"uploaded"===e&&t===s.sizeBytes&&r}async function hasSameContent(e,t,a){if(!matchesMetadata(e,t))return!1
if(isKnown(e.digest))return!0
const{log:n,quote:i}=a
return n.info(`GitHub has no digest of ${(0,r.AB)(e.name,i)}: downloading it to compare.`),await async function hashAsset(e,t){const{sizeBytes:a}=e
let n
const i={method:"GET",url:await(0,o.rA)(e,t.repository,t),headers:{Accept:"*/*"},timeoutMs:t.timeoutMs+a/p*1e3,maxBytes:0,receive:({status:e})=>{if(200!==e)return
const t=(0,u.createHash)("sha256")
return n=t,{maxBytes:a,write:e=>Promise.resolve(void t.update(e))}}},c={retries:t.retries,budgetMs:f.$4},{status:l}=await(0,f.t0)(i,f.wy,t,c).catch(e=>{throw(0,h.Lg)(e,{doing:"downloading the asset",kind:"read"})})
if(void 0===n||200!==l)throw(0,s.tE)("Asset cannot be compared",`The asset ${(0,r.AB)(e.name,t.quote)} has no digest on GitHub, and its download returned ${l}.`,"Run this again later, or delete the asset.",{remedy:"rerun"})
return n.digest("hex")}(e,a)===t.sha256}function isKnown(e){return!0===e?.startsWith("sha256:")}function conflictError({name:e},{spec:t,quote:a}){return(0,s.tE)("Asset exists with other content",`The release \`${t.tag}\` has an asset ${(0,r.AB)(e,a)} already, with other content than the package.`,"If another workflow or a person uploads it, stop that. Else raise the version, set another `asset-name`, or set `overwrite: true` to replace it.")}async function checkDownload(e,{sizeBytes:t,head:a},{send:s,timeoutMs:r,quote:n}){let i=e
try{const{answer:n}=await(0,d.FE)(e,e=>(i=e,s({method:"GET",url:i,headers:{Accept:"*/*"},timeoutMs:r,maxBytes:a.length})))
return function compareStart({status:e,headers:t,body:a},s,r){if(200!==e)return{why:`returns ${e}`,isLasting:!1}
if(!0===t["content-type"]?.startsWith("text/html"))return{why:"returns a web page, such as a login page",isLasting:!0}
return Number(t["content-length"])===s&&a.equals(r)?void 0:{why:"returns something other than the package",isLasting:!1}}(n,t,a)}catch(e){if(e instanceof d.Lx)return{why:(0,d.GO)(e,n),isLasting:!0}
if(!(e instanceof g.wX))throw e
return{why:`cannot be fetched from ${(0,w.lJ)(i,n)}: ${e.message}`,isLasting:(0,g.dJ)(e.failure)}}}var b=a(1455),y=a(6760),m=a(7075),$=a(4567),k=a(5805),v=a(6376),A=a(6338),R=a(6237)
const T=2*1024**3,H=1024,U="PK",P={what:"a ZIP without any files",fix:"Check the step that builds the ZIP."},D=1048576,O=2e3
function assertHostable({assetName:e,file:t}){if(!(0,$.MN)(e))throw new k.S1({code:"input",title:"Input asset-name",message:`The name of the asset, ${(0,r.AB)(e)}, has characters that GitHub would change, or does not begin with a letter or digit.`,hint:"Set `asset-name` to a name of `A-Z a-z 0-9 . _ + -` that begins with a letter or digit."})
if(!(t.sizeBytes<T))throw(0,s.tE)("Package too large for GitHub",`The package has ${(0,A.Xq)(t.sizeBytes)}, and an asset of a release must be smaller than 2 GiB.`,"Make the package smaller, or put it somewhere else and give its URL as `zip_url`.")}async function readHead(e){const{sizeBytes:t}=e,a=await(0,R.K)(e.path)
try{if(a.sizeBytes!==t)throw changeError(e)
const s=await a.read(0,Math.min(t,H))
return function assertZip({path:e},t){if(t.toString("latin1").startsWith(U))return
const{what:a,fix:s}=(0,v.X)(t)??P,n=`The file ${(0,r.AB)((0,y.basename)(e))} is ${a}.`
throw new k.S1({code:"package",title:"Package cannot be published",message:n,hint:s})}(e,s),{sizeBytes:t,head:s}}finally{await a.close()}}function openUpload(e,t,{isChecked:a=!1}={}){const s={objectMode:!1,highWaterMark:D}
return{sizeBytes:e.sizeBytes,open:()=>m.Readable.from(async function*readChunks(e,t,a){const{path:s,sizeBytes:r,sha256:n}=e,i=await(0,b.open)(s,"r").catch(t=>{throw changeError(e,t)})
try{if((await i.stat()).size!==r)throw changeError(e)
const s=Array.from({length:4},()=>Buffer.allocUnsafe(Math.min(D,r)))
for(let o=0,c=0;o<r;c+=1){const l=s[c%s.length]?.subarray(0,r-o)??Buffer.alloc(0)
if(await fill(l,i,o)<l.length)throw changeError(e)
if(o+=l.length,a?.update(l),o===r&&void 0!==a&&a.digest("hex")!==n)throw changeError(e)
yield l,t(o)}}finally{await i.close()}}(e,t(),a?(0,u.createHash)("sha256"):void 0),s)}}function createProgress({name:e,sizeBytes:t},{clock:a,log:s}){const r=a.now()
let n=r
return i=>{const o=a.now()
if(o-n<O||i===t)return
n=o
const c=i/(o-r)*1e3,l=Math.ceil((t-i)/c),u=Math.floor(i/t*100)
s.info(`${e}: ${u} % of ${(0,A.Xq)(t)} sent, ${(0,A.Xq)(c)}/s, ${(0,A.a3)(1e3*l)} left.`)}}async function fill(e,t,a){let s=0
for(;s<e.length;){const{bytesRead:r}=await t.read(e,s,e.length-s,a+s)
if(0===r)break
s+=r}return s}function changeError({path:e},t){return new k.S1({code:"package",title:"Package cannot be published",message:`The file ${(0,r.AB)((0,y.basename)(e))} changed after it was checked.`,hint:"Run this after the step that writes the file.",cause:t})}async function readPrivacy({github:e,spec:t}){if("signed"===t.assetUrl)return!1
const a=await e.isPrivate()
if(a&&"public"===t.assetUrl)throw(0,s.tE)("No public URL","Input `asset-url` is `public`, but the repository is private, so its assets cannot be downloaded without credentials.","Set `asset-url` to `auto` or `signed`.")
return a}function chooseUrl({release:e,role:t},a,{assetUrl:r,tag:n}){if("signed"===r||a)return"signed"
if(!e.isDraft||"foreign"!==t)return"public"
if("auto"===r)return"signed"
throw(0,s.tE)("No public URL",`Input \`asset-url\` is \`public\`, but the release \`${n}\` is a draft that this run did not create, so it stays a draft.`,"Publish or delete that draft, or set `asset-url` to `auto` or `signed`.")}const G=[0,1e3,3e3,7e3,15e3,3e4,6e4]
function publicUrlError(e){return(0,s.tE)("Asset is not public",`The public URL of the asset ${e}.`,"Run this again: it uses the uploaded asset. If this GitHub asks everyone to log in, set `asset-url` to `signed`.",{remedy:"rerun"})}const E=6e4,B=[1e3,2e3,4e3]
async function proveSignedUrl(e,t,a){const{clock:s,log:r,repository:n}=a
for(let i=0;;i+=1){const l=await(0,o.rA)(e,n,a),u=await checkDownload(l,t,a),h=((0,c.C)(l)??1/0)-s.wallNow(),d=B[i]
if(void 0===u&&h>=E)return l.href
if(void 0===u&&void 0===d)return r.info("By this runner's clock the signed URL expires within a minute; using it anyway."),l.href
if(void 0!==u&&(u.isLasting||void 0===d))throw(0,o.gl)(u.why)
void 0!==u&&await s.sleep(d??0)}}async function signAssetUrl(e,t,a){const r=""===t.token?void 0:(0,o.X5)(e,t)
if(void 0===r)return
const explain=e=>(0,s.$Q)(a,e,"read")
return explain(async()=>{const n=await(0,i.U)(t,a)
if(!await n.isPrivate())return
const c=await(0,o.F1)(e,r,n)
if("uploaded"!==c?.state)throw function missingError(){return(0,s.tE)("Asset not found","The release asset that `zip_url` names is not in this repository, or its upload is not complete.","Check the tag and the file name in `zip_url`; a draft needs a token with `permissions: contents: write`.")}()
const l={sizeBytes:c.sizeBytes,head:Buffer.from(U,"latin1")},u={...a,github:n,repository:t}
return()=>explain(()=>proveSignedUrl(c,l,u))})}const N=125e3,M=500,S="\n\n…",L=/<!--[ \t]*publish-wordpress-plugin:[ \t]*([0-9a-f]{1,64})[ \t]+([A-Za-z0-9][A-Za-z0-9._+-]{0,254})[ \t]+([0-9a-f]{64})[ \t]+(\d{1,12})[ \t]*-->/g,x=12
function createMark({assetName:e,file:{sha256:t}},{runId:a},{randomHex:s,clock:r}){const n=Math.floor(r.wallNow()/1e3)
return{runId:a??s(x),assetName:e,sha256:t,writtenS:n}}function readMark({body:e}){const[t]=e.matchAll(L)
if(void 0===t)return
const[,a="",s="",r="",n]=t
return{runId:a,assetName:s,sha256:r,writtenS:Number(n)}}function addMark(e,{runId:t,assetName:a,sha256:s,writtenS:r}){const n=removeMarks(e),i=`\x3c!-- publish-wordpress-plugin: ${t} ${a} ${s} ${r} --\x3e`
return""===n?i:`${n}\n\n${i}`}function removeMarks(e){const t=[]
let a=0
for(const{0:s,index:r}of e.matchAll(L))t.push(e.slice(a,r).trim()),a=r+s.length
return 0===a?e:[...t,e.slice(a).trim()].filter(e=>""!==e).join("\n\n")}function cutNotes(e){const t=removeMarks(e),a=N-M
return t.length<=a?t:t.slice(0,a-S.length).replace(/[\ud800-\udbff]$/,"")+S}const z=3600
function chooseTarget(e,t){const{mark:a}=t,[s]=e
if(void 0===s)return{kind:"create"}
if(!s.isDraft)return{kind:"use",target:{release:s,role:"published"}}
const r=e.filter(e=>readMark(e)?.assetName===a.assetName),n=r.find(e=>isOwn(e,a))
if(void 0!==n){return{kind:readMark(n)?.writtenS===a.writtenS?"use":"mark",target:{release:n,role:"own"}}}const[i]=r
if(void 0===i)return{kind:"use",target:{release:s,role:"foreign"}}
if(!function mayTakeOver(e,{mark:t,spec:a}){const s=t.writtenS-(readMark(e)?.writtenS??t.writtenS)
return isForSamePackage(e,t)&&(a.isLive||s>z)}(i,t))throw otherRunError(t)
return{kind:"mark",target:{release:i,role:"taken-over"}}}function isOwn(e,{runId:t,assetName:a}){const s=readMark(e)
return s?.runId===t&&s.assetName===a}function isForSamePackage(e,{assetName:t,sha256:a}){const s=readMark(e)
return s?.assetName===t&&s.sha256===a}function otherRunError({spec:{tag:e}}){return(0,s.tE)("Another run is publishing",`Another run is publishing the tag \`${e}\`, or one that was cut off left its draft.`,`Run that one again, or delete the draft: \`gh release delete ${e}\`. ${_}`)}function raceError({spec:{tag:e}},t){return(0,s.tE)("Two releases at once",`Another run or a person created, changed or published a release \`${e}\` while this ran.`,`Run this again. ${_}`,{remedy:"rerun",cause:t})}const _="To keep runs apart, add `concurrency: { group: publish-plugin, cancel-in-progress: false }` to the job.",I=3e3
async function findReleases(e,t){let a=!1
const s=(0,n.Pb)(()=>e.listReleases(e=>e.tag===t,()=>!a)),r=await e.findPublished(t)
if(a=void 0!==r,void 0!==r)return[r]
const i=[...await s].sort((e,t)=>e.id-t.id),o=i.find(({isDraft:e})=>!e)
return void 0===o?i:[o]}async function connectForTag(e,t,a){const s=await(0,i.U)(t,a),r=(0,n.Oo)(()=>s.findTag(e))
return{...s,findTag:t=>t===e?r():s.findTag(t)}}async function findReleasesOf(e,t,a){return(0,s.$Q)(a,async()=>findReleases(await(0,i.U)(t,a),e))}async function readAgain({id:e},{github:t,clock:a}){const s=await t.findRelease(e)
return void 0!==s?s:(await a.sleep(I).catch(e=>{if(!(e instanceof l.cJ))throw e}),t.findRelease(e))}async function isReleaseGone(e,t,a){return(0,h.b2)(e)&&void 0===await readAgain(t,a)}async function prepareRelease({tag:e,notes:t,prerelease:a},{github:s,repository:r,log:n}){const i=await s.findTag(e)
return void 0!==i&&""!==i&&""!==r.sha&&i!==r.sha&&n.warning("Tag is on another commit",`The tag \`${e}\` exists on another commit than this run's, and was not moved. Check that it is the right tag.`),{tag_name:e,...void 0===i&&""!==r.sha&&{target_commitish:r.sha},name:e,...""===t?{generate_release_notes:!0}:{body:cutNotes(t)},prerelease:a}}async function createRelease(e,{github:t,log:a}){const{generate_release_notes:s,...r}=e
try{return await t.createRelease(e)}catch(n){if(void 0===s||!(0,h.pn)(n))throw n
return a.warning("No generated notes",`GitHub's generated notes for the release \`${e.tag_name}\` are longer than it accepts, so the release has none. Write them by hand, or set \`release-notes\`.`),t.createRelease(r)}}function chooseLatest(e){return e?{}:{make_latest:"legacy"}}const q="Publishing needs a token with `contents: write`, which a dry run cannot check. Without it, GitHub shows no drafts, so there may be one."
async function describeNew({tag:e,notes:t,prerelease:a},s,{github:r,repository:n}){const i=void 0!==await r.findTag(e),o=""===n.sha?"newest commit of the default branch":`commit \`${n.sha}\``
return`${s} \`${e}\` would be created ${i?"for the tag that exists":`on the ${o}`}${a?", as a pre-release":""}, with ${""===t?"notes that GitHub generates":`notes of ${cutNotes(t).length} characters`}.`}async function changeRelease({id:e,isDraft:t,target:a},s,{github:r,spec:n}){const i=!t||void 0!==await r.findTag(n.tag)
return r.changeRelease({id:e},{tag_name:n.tag,...!i&&""!==a&&{target_commitish:a},...s})}function isOfTag({tag:e,isDraft:t},a){return e===a||t&&e.startsWith("untagged-")}const C="there is nothing"
async function rollback(e,t){const{release:a,role:s}=e,n="asset"in e?e:void 0
if(void 0!==n?.replaced)return function warnOfReplaced(e,t,{log:a,quote:s,spec:n}){const i=(0,r.AB)(e.name,s),o=void 0===t.digest?"":` (${(0,r.AB)(t.digest,s)})`
return a.warning("Replaced asset stays on GitHub",`The asset ${i} of the release \`${n.tag}\` is still this run's package, which replaced the earlier one${o}. To restore that, upload it as ${i}, or run this with it and \`overwrite: true\`.`),"the replaced asset stays"}(n.asset,n.replaced,t)
if("unsure"===n?.origin&&"own"!==s)return function logUnsure({name:e},t,{log:a,quote:s,spec:n}){const i=`The asset ${(0,r.AB)(e,s)} stays, because another run may have uploaded it.`
"foreign"!==t?a.info(i):a.warning("Perhaps left on GitHub",`${i} Delete it from the draft \`${n.tag}\` unless it belongs there.`)
return"the asset stays"}(n.asset,s,t)
const i="uploaded"===n?.origin?n.asset:void 0
if("taken-over"===s&&void 0===i)return warnOfKept("taken-over",t)
if("own"!==s&&void 0===i)return C
try{const n=await readAgain(a,t)
return void 0!==n?await async function rollbackIn(e,{role:t,asset:a},s){const{github:n,log:i,quote:o,spec:c,mark:l}=s,u=void 0!==a&&e.assets.some(({id:e})=>e===a.id)
if(!isOfTag(e,c.tag))return isOfRuns(t)?function warnOfTag({log:e,spec:t}){return e.warning("Left on GitHub",`The release that this run created for \`${t.tag}\` has another tag now, so it stays: delete it if nothing needs it.`),"it has another tag, so it stays"}(s):C
if(!e.isDraft)return isOfRuns(t)||u?function warnOfPublished(e,{log:t,spec:a}){const s="own"===e?`The release \`${a.tag}\``:`The new asset of the release \`${a.tag}\``
return t.warning("Release stays on GitHub",`${s} is public already, so it stays: run this again to use it, or delete it.`),"it is public, so it stays"}(t,s):C
if(isOfRuns(t)){const t=isOwn(e,l)?function findOthers({assets:e},t,{spec:a}){const isOfRun=e=>e.id===t?.id||e.name===a.assetName&&("uploaded"!==e.state||matchesMetadata(e,a.file))
return e.every(isOfRun)?void 0:"added-to"}(e,a,s):function findOwner(e){return void 0===readMark(e)?"of-person":"of-other-run"}(e)
if(void 0===t)return await n.deleteRelease(e),i.info(`The draft of the release \`${c.tag}\` was deleted again.`),"the draft is deleted"
warnOfKept(t,s)}return u?(await n.deleteAsset(a),i.info(`The asset ${(0,r.AB)(a.name,o)} was deleted again; its draft stays.`),"the asset is deleted"):isOfRuns(t)?"the draft stays":C}(n,{...e,asset:i},t):(isOfRuns(s)&&a.isDraft&&await t.github.deleteRelease(a),C)}catch{return t.log.warning("Left on GitHub",`Not everything that this run created for the release \`${a.tag}\` could be deleted: check its drafts, and delete those that you do not need.`),"not complete"}}function isOfRuns(e){return"own"===e||"taken-over"===e}const F={"added-to":"because it has assets that this run did not upload. Publish or delete it by hand","taken-over":"because a run that was cut off created it. Run this again, or delete it by hand","of-other-run":"because another run took it over. Check that run","of-person":"because somebody removed the mark of this action from its notes. Publish or delete it by hand"}
function warnOfKept(e,{log:t,spec:a}){return t.warning("Draft stays on GitHub",`The draft of the release \`${a.tag}\` stays, ${F[e]}.`),"the draft stays"}const Z=[1e3,4e3]
async function prepareTarget(e,t){const a=chooseTarget(e,t)
switch(a.kind){case"create":return async function createDraft(e){const{github:t,spec:a,log:s}=e,r={release:await createOnce(e),role:"own"}
s.info(`Created a draft of the release \`${a.tag}\`.`)
try{const s=(await findReleases(t,a.tag)).every(({id:e,isDraft:t})=>t&&e>=r.release.id)
if(s)return r
throw raceError(e)}catch(t){throw await rollback(r,e),t}}(t)
case"use":return a.target
case"mark":return async function markDraft({release:e,role:t},a){const{github:s,log:r,mark:n,spec:i}=a
await s.findTag(i.tag)
const o=await readAgain(e,a),c=!0===o?.isDraft&&o.body===e.body&&isOfTag(o,i.tag)?await changeRelease(o,{body:addMark(o.body,n)},a):void 0
if(!0!==c?.isDraft||!isOwn(c,n))throw raceError(a)
return r.info("own"===t?`Found the draft of the release \`${i.tag}\` that an earlier attempt of this run left.`:`Took over the draft of the release \`${i.tag}\` that a run with the same package left.`),{release:c,role:t}}(a.target,t)}}async function createOnce(e){const{clock:t,log:a,spec:s,mark:r,random:n,retries:i}=e,o=await prepareRelease(s,e),c={...o,body:addMark(o.body??"",r),draft:!0}
for(let s=0;;s+=1)try{return await createRelease(c,e)}catch(r){if((0,h.zy)(r)&&await cleanUp(e),!(0,h.Z5)(r))throw r
a.info(`No response from GitHub while ${r.task.doing}; checking whether that was done.`)
const{own:o,hasOthers:c}=await waitForOwn(e)
if(void 0!==o)return o
if(c||s>=i)throw warnOfDraft(e),c?raceError(e,r):r
await t.sleep((0,l.mG)(s,n))}}async function waitForOwn(e){let t={own:void 0,hasOthers:!1}
try{return await(0,l.wt)(Z,e.clock,async()=>(t=await findOwn(e),t.own)),t}catch(t){throw await cleanUp(e),t}}async function findOwn({github:e,spec:t,mark:a}){const s=await e.listReleases(({tag:e})=>e===t.tag)
return{own:s.find(e=>e.isDraft&&isOwn(e,a)),hasOthers:s.length>0}}async function cleanUp(e){const{own:t}=await findOwn(e).catch(()=>({own:void 0}))
void 0===t?warnOfDraft(e):await rollback({release:t,role:"own"},e)}function warnOfDraft({spec:e,log:t}){t.warning("Perhaps left on GitHub",`GitHub may have created a draft of the release \`${e.tag}\` for this run: check its drafts, and delete those that you do not need.`)}function toHostedRelease({id:e,tag:t,url:a}){return{id:e,tag:t,url:null===(0,w.BD)(a)?"":a}}function toHostedAsset({release:e,asset:{id:t,name:a}}){return{release:toHostedRelease(e),asset:{id:t,name:a}}}const W=[0,2e3,6e3,14e3,3e4]
async function uploadAsset(e,t,a){const{clock:s,log:r,spec:n,random:i,retries:o}=a
let c="found"
for(let u=0;;u+=1)try{return{asset:await uploadOnce(e,t,a),origin:"uploaded"}}catch(d){if((0,h.t3)(d))return await findPublished(d,e,t,a)
if(!(0,h.Ck)(d)&&!(0,h.Z5)(d))throw d;(0,h.Z5)(d)&&(c="unsure")
const f=await waitForAssetName(e,t,(0,h.Ck)(d),a)
if(void 0!==f&&await hasSameContent(f,n.file,a))return{asset:f,origin:c}
if(void 0!==f)throw conflictError(f,a)
if(u>=o)throw d
r.repeat(`The upload of \`${t}\` failed; trying again (${u+1} of ${o}).`),await s.sleep((0,l.mG)(u,i))}}async function findPublished(e,t,a,s){const r=(await s.github.listAssets(t)).find(e=>e.name===a)
if("uploaded"===r?.state&&await hasSameContent(r,s.spec.file,s))return{asset:r,origin:"found"}
throw e}async function uploadOnce(e,t,a){const{github:n,repository:i,log:c,quote:l,spec:u}=a,d=(0,o.q0)(e.uploadUrl,i.apiUrl)
if(void 0===d)throw function addressError({tag:e,uploadUrl:t},a){return(0,s.tE)("Upload address not trusted",`GitHub names ${(0,r.AB)(t,a)} for uploads to the release \`${e}\`. That is another host, so the token was not sent.`,"Check `GITHUB_API_URL` of the runner.")}(e,l)
const{sizeBytes:f}=u.file,g=openUpload(u.file,()=>createProgress({name:t,sizeBytes:f},a)),w=await n.uploadAsset(d,t,g)
if(!matchesMetadata(w,u.file))throw await n.deleteAsset(w),(0,h.Nk)({doing:`uploading \`${t}\``,kind:"write"},"the bytes that arrived are not those that were sent")
return c.info(`Uploaded ${(0,r.AB)(w.name,l)} (${(0,A.Xq)(f)}).`),w}async function waitForAssetName(e,t,a,{github:s,clock:r,log:n}){let i
if(await(0,l.wt)(a?W:[0],r,async()=>(i=(await s.listAssets(e)).find(e=>e.name===t),"uploaded"===i?.state?i:void 0)),void 0===i||"uploaded"===i.state)return i
n.info(`An upload of \`${t}\` did not complete; deleting its remainder.`),await s.deleteAsset(i)}const X=6e5
async function planAsset(e,t,a){const{spec:r}=a,n=t.find(({name:e})=>e===r.assetName)
if("uploaded"===n?.state&&await hasSameContent(n,r.file,a))return{kind:"reuse",asset:n}
if(e.isImmutable)throw(0,s.tE)(s.Wd,`The release \`${r.tag}\` is published and immutable, and has no asset \`${r.assetName}\` with this content.`,s.pA)
if(void 0===n)return{kind:"upload"}
if("uploaded"!==n.state)return{kind:"clear",asset:n}
if(!r.overwrite)throw conflictError(n,a)
return{kind:"replace",asset:n}}async function putAsset(e,t){const{release:a,role:s}=e,{github:n,log:i,quote:o,clock:c,spec:l}=t,u="own"===s&&0===a.assets.length?[]:await n.listAssets(a),d=await planAsset(a,u,t)
switch(d.kind){case"upload":return{...e,...await upload(e,t)}
case"reuse":return i.info(`The release \`${l.tag}\` has ${(0,r.AB)(d.asset.name,o)} already.`),{...e,asset:d.asset,origin:"found"}
case"replace":{const s=await async function replaceAsset(e,t,a){const{github:s,log:n,quote:i}=a,o=a.randomHex(4),c=`${t.name}.old-${o}`,l=await async function uploadAside(e,t,a){try{return(await uploadAsset(e,t,a)).asset}catch(s){throw(0,h.H0)(s)||await async function deleteLeft(e,t,{github:a,log:s}){try{const s=(await a.listAssets(e)).find(e=>e.name===t)
void 0!==s&&await a.deleteAsset(s)}catch{s.warning("Perhaps left on GitHub",`The upload of \`${t}\` did not complete, and may have left an asset on the release \`${e.tag}\`: delete it.`)}}(e,t,a),s}}(e,`${t.name}.new-${o}`,a),u=await async function swap(e,t,a,s,{github:n,log:i,quote:o}){const undo=async(c,l)=>{const u=await isDone(n.deleteAsset(a))
throw!l||await isDone(n.renameAsset(t,t.name))||i.warning("Assets left on GitHub",`The asset ${(0,r.AB)(t.name,o)} of the release \`${e.tag}\` could not be replaced: if it is now called \`${s}\`, rename it back.`),u||i.warning("Assets left on GitHub",`The asset ${(0,r.AB)(a.name,o)} of the release \`${e.tag}\` is not needed: delete it.`),c}
return await n.renameAsset(t,s).catch(e=>undo(e,(0,h.g_)(e))),n.renameAsset(a,t.name).catch(e=>undo(e,!0))}(e,t,l,c,a)
try{await s.deleteAsset(t),n.info(`Replaced the asset ${(0,r.AB)(u.name,i)}.`)}catch{n.warning("Old asset left on GitHub",`The replaced asset could not be deleted: delete \`${c}\` of the release \`${e.tag}\` by hand.`)}return u}(a,d.asset,t)
return{...e,asset:s,origin:"found",replaced:d.asset}}case"clear":{const s=c.wallNow()-d.asset.createdMs<X
return void 0===await waitForAssetName(a,l.assetName,s,t)?{...e,...await upload(e,t)}:putAsset(e,t)}}}async function upload({release:e,role:t},a){try{return await uploadAsset(e,a.spec.assetName,a)}catch(s){throw"own"!==t&&(0,h.g_)(s)&&await async function warnOfLeft(e,{github:t,log:a,spec:{assetName:s}}){const r=await t.listAssets(e).catch(()=>{})
if(!1===r?.some(({name:e})=>e===s))return
a.warning("Perhaps left on GitHub",`The upload of \`${s}\` did not complete, and may have left an asset on the release \`${e.tag}\`: run this again to use or replace it, or delete it.`)}(e,a),s}}async function isDone(e){return e.then(()=>!0,()=>!1)}async function publishDraft(e,t,a){const{github:r,log:n,spec:i}=t
"foreign"!==e.role&&await r.findTag(i.tag)
const o=await readAgain(e.release,t),c=o??("foreign"===e.role?void 0:e.release)
if(void 0===c)return
if(!isOfTag(c,i.tag))throw(0,h.HU)(toTask(i),c.tag)
const l=void 0===o?e:await refresh(e,o,t)
if(!c.isDraft)return n.info(`The release \`${i.tag}\` is published already.`),l
if("foreign"===l.role){if(c.tag!==i.tag)throw(0,h.HU)(toTask(i),c.tag)
return l}if(!function mayPublish({release:e,asset:t},{mark:a,spec:s},r){return!!isOwn(e,a)||r&&isForSamePackage(e,a)&&matchesMetadata(t,s.file)}(l,t,a))throw otherRunError(t)
if(l.asset.id!==e.asset.id)return publishDraft(l,t,a)
const u=await async function publish(e,t,a){const{log:r,spec:n}=t
try{const a={draft:!1,...chooseLatest(e.isPrerelease),...toPublic(e)}
return await changeRelease(e,a,t)}catch(i){if((0,h.Ck)(i))throw a?function otherReleaseError({spec:{tag:e,assetName:t}},a){return(0,s.tE)("Two releases at once",`Somebody published another release \`${e}\` while this ran, so the draft of this run cannot be published.`,`Add \`${t}\` of the draft to that release by hand, and delete the draft.`,{remedy:"none",cause:a})}(t,i):raceError(t,i)
if(!a||!(0,h.Mf)(i))throw i
return r.info(`GitHub published the release \`${n.tag}\` with another tag; naming its own once more.`),changeRelease({...e,isDraft:!1},{},t).catch(()=>{throw i})}}(c,t,a)
return void 0!==u?(n.info(`Published the release \`${i.tag}\`.`),refresh(l,u,t)):void 0}const toTask=({tag:e})=>({doing:`publishing the release \`${e}\``,kind:"tag"})
function toPublic(e){const t=removeMarks(e.body)
return t===e.body?{}:{body:t}}async function refresh(e,t,a){const{asset:s}=e,r=t.isDraft&&void 0===readMark(t),n={...e,release:t,...r&&{role:"foreign"}},i=t.assets.find(({id:e})=>e===s.id)
if("foreign"===n.role)return{...n,asset:i??s}
const o=i??await a.github.findAsset(s.id)
return void 0===o?putAsset(n,a):{...n,asset:o}}async function completeRelease(e,t){const{release:a,role:n}=e,i=`Do not publish the version again: run this again with \`if-published: skip\`, which completes the release, or publish the draft of the release \`${a.tag}\` by hand.`
return(0,s.cM)(t,(e,t)=>"none"===t?`${e} Do not publish this version again.`:"by-hand"===t?`${e} Then publish the draft of the release \`${a.tag}\` by hand, and not the version again.`:"rerun"===t?i:`${e} ${i}`,async()=>{if(!a.isDraft)return toHostedAsset(e)
try{const s=await publishDraft(e,t,!0)
if(void 0===s)throw draftGoneError(a.tag)
return s.release.isDraft&&function logWhyDraft({role:e},{release:t},{log:a}){const s=`the draft of the release \`${t.tag}\``
if(void 0!==readMark(t))return void a.notice("Release left to another run",`Another run created ${s}, for another plugin, and publishes it. If that run failed, run it again, or publish the draft by hand.`)
const r="foreign"===e?`This run did not create ${s}`:`Somebody removed the mark of this action from the notes of ${s}`
a.notice("Release is still a draft",`${r}, so it stays a draft. Publish it when you like.`)}(e,s,t),s.release.isDraft&&await async function isAssetGone({release:e,asset:{id:t}},{github:a}){return e.assets.every(e=>e.id!==t)&&void 0===await a.findAsset(t)}(s,t)&&function warnOfGone({release:e,asset:t},{log:a,quote:s}){a.warning("Asset is gone from the draft",`The asset ${(0,r.AB)(t.name,s)} is no longer on the draft of the release \`${e.tag}\`. Upload the package again before you publish the draft.`)}(s,t),toHostedAsset(s)}catch(s){if(await isReleaseGone(s,a,t))throw draftGoneError(a.tag)
if("foreign"!==n||!(s instanceof h.y_))throw s
t.log.notice("Release not checked",`This run did not create the draft of the release \`${a.tag}\`, and GitHub did not say whether it still is a draft. If so, publish it when you like.`)
const r=toHostedAsset(e)
return{...r,release:{...r.release,url:""}}}})}function draftGoneError(e){return new k.S1({code:"after-publish",title:"Published, but: Draft is gone",message:`The version is published, but the draft of the release \`${e}\` was deleted on GitHub while this ran.`,hint:"Do not publish the version again. If you want the release, create it by hand, with the package as its asset."})}async function planHosting(e,t,a){return(0,s.$Q)(a,async()=>{assertHostable(e),await readHead(e.file)
const s=await connectForTag(e.tag,t,a),r={...a,github:s,repository:t,spec:e,mark:createMark(e,t,a)},n=await readPrivacy(r),i=chooseTarget(await findReleases(s,e.tag),r)
if("create"===i.kind)return[await describeNew(e,"A draft of the release",r),q,`The asset \`${e.assetName}\` (${(0,A.Xq)(e.file.sizeBytes)}) would be uploaded.`,describeUrl(n||"signed"===e.assetUrl?"signed":"public",void 0,r)]
const{target:o}=i,c=chooseUrl(o,n,e),l=await planAsset(o.release,await s.listAssets(o.release),r)
return[describeTarget(o),describeAsset(l,e),describeUrl(c,o,r)]})}function describeTarget({release:e,role:t}){return"own"===t||"taken-over"===t?`The draft of the release \`${e.tag}\` exists; an earlier run left it, and this one would take it over.`:`The ${e.isDraft?"draft of the ":""}release \`${e.tag}\` exists; only its assets would change.`}function describeAsset(e,{assetName:t,file:a}){const s=`\`${t}\` (${(0,A.Xq)(a.sizeBytes)})`
switch(e.kind){case"upload":return`The asset ${s} would be uploaded.`
case"reuse":return`The asset ${s} is there already and would be used.`
case"replace":return`The asset ${s} would replace the asset of the same name, which has other content.`
case"clear":return`The asset ${s} would be uploaded; the remainder of a failed upload would be deleted.`}}function describeUrl(e,t,{spec:a,repository:s}){if("public"===e){return`${!1===t?.release.isDraft?"":"The release would be published. "}The service would get the URL \`${(0,o.Zd)(a.tag,a.assetName,s)}\`.`}return`The service would get a signed URL; ${function describeEnd(e){const t="would be published once the service accepts the package"
if(void 0===e)return`the release ${t}`
const{release:a,role:s}=e
return a.isDraft?"foreign"===s?"the draft would stay a draft":`the draft ${t}`:"the release is published already"}(t)}.`}var K=a(527)
async function repairRelease(e,t,a,r){const n=await findLeft(e,t,a,r)
if("string"==typeof n)return n
const[{draft:i,asset:o},c]=n
return(0,s.cM)(r,(t,a)=>"none"===a?`${t} Do not publish this version again.`:`${t} Do not publish the version again: publish the draft of the release \`${e.tag}\` by hand.`,async()=>{const e={release:i,role:"taken-over",asset:o,origin:"found"},t=await publishDraft(e,c,!0)
return void 0===t||t.release.isDraft?"none":toHostedAsset(t)})}async function planRepair(e,t,a,s){const r=await findLeft(e,t,a,s)
if("not-known"!==r)return"none"===r?[]:[`The draft of the release \`${e.tag}\` has this package; it would be published.`]}async function findLeft(e,t,a,r){try{return await(0,s.$Q)(r,async()=>{const s=await connectForTag(e.tag,a,r),n={...r,github:s,repository:a,spec:e,mark:createMark(e,a,r)},i=await async function findWithPackage(e,t){for(const a of e){const e=a.assets.find(({name:e})=>e===t.spec.assetName)
if(a.isDraft&&isForSamePackage(a,t.mark)&&void 0!==e&&await hasSameContent(e,t.spec.file,t))return{draft:a,asset:e}}return}(t??await findReleases(s,e.tag),n)
return void 0===i?"none":[i,n]})}catch(t){if(!(t instanceof k.S1))throw t
return r.log.warning("Release on GitHub not checked",`It is not known whether an earlier run left a draft of the release \`${e.tag}\` to publish. ${t.message} ${t.hint}`),"not-known"}}const Q=[0,1e3,4e3]
async function tagRelease(e,t,a){return(0,s.cM)(a,(e,t)=>"none"===t?`${e} Do not publish this version again.`:"by-hand"===t?`${e} Then create the release by hand.`:`${e} Running this again creates the release and its tag.`,async()=>{const s=await connectForTag(e.tag,t,a),[r]=await findReleases(s,e.tag)
if(void 0!==r)return function logExisting(e,{log:t}){e.isDraft?t.notice("Release is a draft",`The release \`${e.tag}\` exists as a draft that this run did not create, so it stays one. Publish it to create the tag.`):t.info(`The release \`${e.tag}\` exists already.`)}(r,a),toHostedRelease(r)
const n=await async function createPublished(e,t){const{github:a,clock:s,random:r,retries:n}=t,i={...await prepareRelease(e,t),draft:!1,...chooseLatest(e.prerelease)}
for(let o=0;;o+=1)try{return await createRelease(i,t)}catch(t){if(!(0,h.Ck)(t)&&!(0,h.Z5)(t))throw t
const i=await(0,l.wt)(Q,s,()=>a.findPublished(e.tag))
if(void 0!==i)return i
if(o>=n)throw t
await s.sleep((0,l.mG)(o,r))}}(e,{...a,github:s,repository:t})
return a.log.info(`Created the release \`${e.tag}\`.`),toHostedRelease(n)})}async function planTag(e,t,a){return(0,s.$Q)(a,async()=>{const s=await connectForTag(e.tag,t,a),[r]=await findReleases(s,e.tag)
return void 0===r?[await describeNew(e,"The release",{github:s,repository:t}),q]:[`The ${r.isDraft?"draft of the ":""}release \`${e.tag}\` exists; it would not be changed.`]})}async function hostPackage(e,t,a,r){return(0,s.$Q)(a,async()=>{assertHostable(e)
const s=await readHead(e.file),i=await connectForTag(e.tag,t,a),c={...a,github:i,repository:t,spec:e,mark:createMark(e,t,a)},{isPrivate:u,releases:h}=await async function lookUp(e){const{github:t,spec:a}=e;(0,n.Pb)(()=>t.findTag(a.tag))
const[s,r]=await(0,n.Sb)([readPrivacy(e),findReleases(t,a.tag)])
return{isPrivate:s,releases:r}}(c),d=await prepareTarget(h,c),[f,g]=await orRollback(d,c,r,async()=>[chooseUrl(d,u,e),await putAsset(d,c)])
return"signed"===f?hostSigned(g,s,c):async function hostPublic(e,t,a,s){const[r,i]=await orRollback(e,a,s,async()=>{const t=await async function publishNow(e,t){const a=e.release.isDraft?await publishDraft(e,t,!1):e
if(void 0===a)throw goneError(t.spec.tag)
"foreign"===a.role&&"foreign"!==e.role&&t.log.notice("Draft stays on GitHub",`The draft of the release \`${t.spec.tag}\` is not published, because somebody removed the mark of this action from its notes.`)
return a}(e,a)
return[chooseUrl(t,!1,a.spec),t]})
return"signed"===r?hostSigned(i,t,a):orRollback(i,a,s,async()=>{const e=await async function provePublicUrl({url:e},t,a){const{clock:s,log:r,repository:n}=a,i=(0,o.IG)(e,n.apiUrl)
if(void 0===i)throw publicUrlError("is not a plain `https:` address")
let c
if(await(0,l.wt)(G,s,async({index:e})=>{if(c=await checkDownload(i,t,a),void 0===c||c.isLasting)return!0
0===e&&r.info(`The public URL of the asset ${c.why}; waiting for GitHub.`)}),void 0!==c)throw publicUrlError(c.why)
return i.href}(i.asset,t,a),s=toHostedAsset(i)
return{...s,isSecret:!1,getUrl:()=>Promise.resolve(e),publishDraft:()=>Promise.resolve(s),rollback:(0,n.Oo)(()=>rollback(i,a))}})}(g,s,c,r)})}async function orRollback(e,t,a,s){try{return await s()}catch(s){const r=await isReleaseGone(s,e.release,t).catch(()=>!1)
throw await async function rollbackUnlessLive(e,t,a){"asset"in e&&await a()?t.log.warning("Left on GitHub",`Everything that this run created for the release \`${t.spec.tag}\` stays, because the service serves this version: run this again to complete the release.`):await rollback(e,t)}(e,t,a),r?goneError(t.spec.tag,s):s}}function hostSigned(e,t,a){return{...toHostedAsset(e),isSecret:!0,getUrl:()=>(0,s.$Q)(a,()=>async function getSignedUrl({asset:e},t,a){const{spec:n,quote:i}=a
try{return await proveSignedUrl(e,t,a)}catch(t){if(!await async function host_package_isAssetGone(e,{id:t},{github:a}){return(0,h.b2)(e)&&void 0===await a.findAsset(t)}(t,e,a).catch(()=>!1))throw t
throw(0,s.tE)("Asset is gone",`The asset ${(0,r.AB)(e.name,i)} of the release \`${n.tag}\` was deleted on GitHub while this ran.`,"Run this again.",{remedy:"rerun",cause:t})}}(e,t,a)),publishDraft:(0,n.Oo)(()=>completeRelease(e,a)),rollback:(0,n.Oo)(()=>rollback(e,a))}}function goneError(e,t){return(0,s.tE)("Release is gone",`The release \`${e}\`, or its draft, was deleted on GitHub while this ran.`,"Run this again to create another one.",{remedy:"rerun",cause:t})}}),527:((e,t,a)=>{a.d(t,{V:()=>createReleaseReader})
var s=a(2059),r=a(7387),n=a(6419),i=a(6103),o=a(5805)
function createReleaseReader(e,t,a){const ask=async(r,c)=>{try{return await c(await(0,s.U)(e,{...t,send:r,retries:0}))}catch(e){if(e instanceof n.y_&&(0,n.mm)(e))throw new i.cJ
const t=function explain(e){if(e instanceof n.y_){const t=void 0===e.refusal?e.message:`GitHub ${e.message}`
return`${e.task.doing} on GitHub failed: ${t}`}if(!(e instanceof o.S1))return
const{message:t}=e
return t.charAt(0).toLowerCase()+t.slice(1).replace(/\.$/,"")}(e)
throw void 0===t?e:a(t,e)}}
return{findByTag:(e,t)=>ask(t,async t=>{const a=await t.findPublished(e)
return a&&leaveOutUnfinished(a)}),listNewest:e=>ask(e,async e=>(await e.listNewest()).filter(({isDraft:e,isPrerelease:t})=>!e&&!t).map(leaveOutUnfinished)),locateAsset:(a,s)=>ask(s,s=>(0,r.rA)(a,e,{github:s,mask:t.mask}))}}function leaveOutUnfinished(e){return{...e,assets:e.assets.filter(({state:e})=>"uploaded"===e)}}})}

