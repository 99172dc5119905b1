export const id=145
export const ids=[145]
export const modules={2059:((e,t,s)=>{s.d(t,{U:()=>connectGitHub})
var r=s(2551),i=s(8902),n=s(88),a=s(5805),o=s(6419),u=s(3290)
const d=33554432,l=65536,c=131072,h={accept:"application/vnd.github+json","x-github-api-version":"2022-11-28"}
async function connect(e,t){const{token:i,apiUrl:o,owner:d,name:l}=e
!function assertToken(e){if((0,r.u)(e))return
throw new a.S1({code:"input",title:"Input github-token",message:`Input \`github-token\` is ${""===e?"empty":"not a token: it has blanks or other characters that tokens cannot have"}.`,hint:"Leave the input out, or set it to `${{ github.token }}`."})}(i),function assertSafeApi(e){if((0,n.IP)(e))return
throw(0,u.tE)("GitHub is not safe to call",`The API of GitHub is at \`${e.origin}\` (\`GITHUB_API_URL\`), which does not begin with \`https:\`, so the token was not sent.`,"Set up TLS on that GitHub Enterprise Server.")}(o)
const f={...t,hasWritten:!1},g=`${3===i.split(".").length?"bearer":"token"} ${i}`,p={...h,authorization:g},m=(await async function loadOctokit(){try{return(await s.e(351).then(s.bind(s,3732))).getOctokit}catch(e){throw(0,u.tE)("GitHub client not loaded",`The client for GitHub cannot be used: ${(0,a.bD)(e)}.`,"Check that `https_proxy` and `http_proxy` of the runner are URLs.",{cause:e})}}())(i,{baseUrl:o.href.replace(/\/+$/,"")}),call=async(e,s,r,i="json",n=h.accept)=>{const[a="",o=""]=s.split(" "),u={owner:d,repo:l,...r,headers:{...p,accept:n}},c=m.request.endpoint(`${a} /repos/{owner}/{repo}${o}`,u),g=c.body,b={method:c.method,headers:c.headers,url:new URL(c.url),timeoutMs:t.timeoutMs,...void 0!==g&&{body:""===g?"":JSON.stringify(g)}}
return toReply(await exchange(b,e,i,f))}
return{call:(e,t,s={})=>call(e,t,s),findContent:async(e,t,s,r)=>(await call(e,t,s,"redirect",r)).location,upload:async(e,s,r)=>{const i=t.timeoutMs+r.sizeBytes/c*1e3,n={...p,"content-type":"application/zip"}
return toReply(await exchange({method:"POST",url:s,headers:n,upload:r,timeoutMs:i},e,"json",f))}}}async function exchange(e,t,s,r){const n="json"===s?d:l,a={retries:r.retries,budgetMs:i.$4},u=await(0,i.t0)({...e,maxBytes:n},(0,o.rh)(e.method),r,a).catch(e=>{throw(0,o.Lg)(e,t)}),{status:c,isCut:h}=u
if(!("json"===s?c>=200&&c<300:302===c))throw(0,o.wV)(u,t,r.clock.wallNow(),r.hasWritten)
if("GET"!==e.method&&(r.hasWritten=!0),"json"===s&&h)throw(0,o.Nk)(t,"its response is too large")
return u}function toReply({headers:{location:e="",link:t},body:s}){return{data:parseJson(s),location:e,hasMore:String(t).includes('rel="next"')}}function parseJson(e){try{return JSON.parse(e.toString("utf8"))}catch{return}}var f=s(3060)
const parseRelease=e=>{const t=(0,f.L)(e),{id:s,tag_name:r,draft:i,upload_url:n}=t,a=parseList(parseAsset)(t.assets??[])
if(isId(s)&&"string"==typeof r&&"boolean"==typeof i&&"string"==typeof n&&void 0!==a)return{id:s,tag:r,isDraft:i,isPrerelease:!0===t.prerelease,isImmutable:!0===t.immutable,target:(0,o.fE)(t.target_commitish),name:(0,o.fE)(t.name),body:(0,o.fE)(t.body),url:(0,o.fE)(t.html_url),uploadUrl:n,assets:a}},parseAsset=e=>{const t=(0,f.L)(e),{id:s,name:r,state:i,size:n,digest:a,browser_download_url:u,created_at:d}=t
if(isId(s)&&"string"==typeof r&&"string"==typeof i&&"number"==typeof n)return{id:s,name:r,state:i,sizeBytes:n,digest:toDigest(a),url:(0,o.fE)(u),createdMs:Date.parse((0,o.fE)(d))}},parseArtifacts=e=>parseList(e=>{const{id:t,name:s,size_in_bytes:r,digest:i}=(0,f.L)(e)
if(isId(t)&&"string"==typeof s&&"number"==typeof r)return{id:t,name:s,sizeBytes:r,digest:toDigest(i)}})((0,f.L)(e).artifacts)
function parseList(e){return t=>{if(!Array.isArray(t))return
const s=t.map(t=>e(t)).filter(e=>void 0!==e)
return s.length===t.length?s:void 0}}function toDigest(e){return"string"==typeof e?e.toLowerCase():void 0}function isId(e){return Number.isSafeInteger(e)&&Number(e)>0}const g=100
async function connectGitHub(e,t){const{call:s,findContent:r,upload:i}=await connect(e,t),readOne=async(e,t,r,i={})=>expectValue(await s(e,t,i),r,e),find=async(...e)=>{try{return await readOne(...e)}catch(e){if((0,o.b2)(e))return
throw e}},list=async(e,t,r,i={},n=()=>!0,a=()=>!0)=>{const o=[]
for(let u=1;u<=g;u+=1){const d=await s(e,t,{...i,per_page:100,page:u})
if(o.push(...expectValue(d,parseList(r),e).filter(n)),!d.hasMore||!a())break}return o},readRelease=e=>find(toRead("reading the release"),"GET /releases/{release_id}",parseRelease,{release_id:e}),readTagged=async(e,...t)=>{const s=await readOne(...t)
if(s.tag!==e)throw(0,o.HU)(t[0],s.tag)
return s},remove=async(...[e,t,r])=>{try{await s(e,t,r)}catch(e){if(!(0,o.b2)(e))throw e}}
return{isPrivate:()=>readOne(toRead("looking at the repository"),"GET ",parsePrivate),findPublished:e=>find(toRead(`looking for the release \`${e}\``),"GET /releases/tags/{tag}",parseRelease,{tag:e}),listReleases:(e,t)=>list(toRead("listing the releases"),"GET /releases",parseRelease,{},e,t),listNewest:()=>readOne(toRead("listing the releases"),"GET /releases",parseList(parseRelease),{per_page:30}),findLatest:()=>find(toRead("looking for the latest release"),"GET /releases/latest",parseRelease),findRelease:readRelease,createRelease:e=>readTagged(e.tag_name,{doing:`creating the release \`${e.tag_name}\``,kind:"tag"},"POST /releases",parseRelease,{...e}),changeRelease:async({id:e},t)=>{const{tag_name:s,draft:r}=t,i=void 0===r?toWrite(`changing the release \`${s}\``):{doing:`publishing the release \`${s}\``,kind:"tag"}
try{return await readTagged(s,i,"PATCH /releases/{release_id}",parseRelease,{release_id:e,...t})}catch(t){if((0,o.b2)(t)&&void 0===await readRelease(e))return
throw t}},deleteRelease:({id:e,tag:t})=>remove(toWrite(`deleting the draft release \`${t}\``),"DELETE /releases/{release_id}",{release_id:e}),findTag:e=>find(toRead(`looking for the tag \`${e}\``),"GET /git/ref/{ref}",parseTag,{ref:`tags/${e}`}),listAssets:({id:e,tag:t})=>list(toRead(`listing the assets of the release \`${t}\``),"GET /releases/{release_id}/assets",parseAsset,{release_id:e}),findAsset:e=>find(toRead("reading the asset"),"GET /releases/assets/{asset_id}",parseAsset,{asset_id:e}),renameAsset:({id:e},t)=>readOne(toWrite(`renaming an asset to \`${t}\``),"PATCH /releases/assets/{asset_id}",parseAsset,{asset_id:e,name:t}),deleteAsset:({id:e})=>remove(toWrite("deleting an asset"),"DELETE /releases/assets/{asset_id}",{asset_id:e}),signAsset:({id:e})=>r(toRead("asking for a signed URL of the asset"),"GET /releases/assets/{asset_id}",{asset_id:e},"application/octet-stream"),uploadAsset:async(e,t,s)=>{const r=new URL(e)
r.searchParams.set("name",t)
const n=toWrite(`uploading \`${t}\``)
return expectValue(await i(n,r,s),parseAsset,n)},listArtifacts:(e,t)=>readOne(toRead("listing the artifacts of a workflow run"),"GET /actions/runs/{run_id}/artifacts",parseArtifacts,{run_id:e,per_page:100,...void 0!==t&&{name:t}}),signArtifact:e=>r(toRead("asking for a signed URL of the artifact"),"GET /actions/artifacts/{artifact_id}/zip",{artifact_id:e})}}const toRead=e=>({doing:e,kind:"read"}),toWrite=e=>({doing:e,kind:"write"})
function expectValue({data:e},t,s){const r=t(e)
if(void 0===r)throw(0,o.Nk)(s,"its response does not match GitHub's API")
return r}const parsePrivate=e=>{const t=(0,f.L)(e).private
return"boolean"==typeof t?t:void 0},parseTag=e=>{const{type:t,sha:s}=(0,f.L)((0,f.L)(e).object)
if("string"==typeof s)return"commit"===t?s:""}}),7387:((e,t,s)=>{s.d(t,{F1:()=>findAssetOf,IG:()=>parsePublicUrl,X5:()=>parseAssetUrl,Zd:()=>formatAssetUrl,gl:()=>signedUrlError,q0:()=>findUploadUrl,rA:()=>requestSignedUrl})
var r=s(88),i=s(3290)
function parseAssetUrl(e,{serverUrl:t,apiUrl:s,owner:r,name:i}){const n=readBelow(e,t,[r,i,"releases"]),a=readBelow(e,s,["repos",r,i,"releases"]),[o,...u]=n??a??[],d=u.at(-1)??""
return void 0===n?"assets"===o&&1===u.length&&/^\d{1,15}$/.test(d)?{kind:"id",id:Number(d)}:void 0:"latest"===o&&2===u.length&&"download"===u[0]?{kind:o,name:d}:"download"===o&&u.length>=2?{kind:"tag",tag:u.slice(0,-1).join("/"),name:d}:void 0}function readBelow(e,t,s){const r=t.pathname.split("/").filter(Boolean),i=e.pathname.slice(1).split("/"),n=[...r,...s],a=n.every((e,t)=>i[t]?.toLowerCase()===e.toLowerCase())
if(e.origin===t.origin&&a)try{return i.slice(n.length).map(decodeURIComponent)}catch{return}}function formatAssetUrl(e,t,{serverUrl:s,owner:r,name:i}){const n=[r,i,"releases","download",...e.split("/"),t]
return`${s.href.replace(/\/+$/,"")}/${n.map(encodeURIComponent).join("/")}`}async function findAssetOf(e,t,s){if("id"===t.kind)return s.findAsset(t.id)
const i="latest"===t.kind?await s.findLatest():await async function findTagged(e,t,s){const isHere=({assets:e})=>e.some(e=>(0,r.Dl)(e.url)?.href===t.href)
return await s.findPublished(e)??(await s.listReleases(isHere))[0]}(t.tag,e,s)
return(void 0===i?[]:await s.listAssets(i)).find(({name:e})=>e===t.name)}async function requestSignedUrl(e,{apiUrl:t},{github:s,mask:i}){const n=await s.signAsset(e),a=parsePublicUrl(n,t),o=n.replace(/^[^?#]*[?#]?/,""),u=new Set([o,...(0,r.hR)(n)])
for(const e of u)""!==e&&i(e)
if(void 0===a)throw signedUrlError("is not a plain `https:` address")
if(a.origin===t.origin)throw signedUrlError("points back to the API, which asks for a token")
return a}function signedUrlError(e){return(0,i.tE)("No usable signed URL",`The signed URL of the asset ${e}.`,"Run this again later; on GitHub Enterprise Server, check that its storage answers without a login.",{remedy:"rerun"})}function parsePublicUrl(e,t){const s=(0,r.BD)(e)
return null!==s&&(0,r.cb)(s,t)?s:void 0}function findUploadUrl(e,t){const s=parsePublicUrl(e.replace(/\{.*$/s,""),t)
if(void 0===s)return
const i=t.hostname.replace(/^api\./,""),n=s.hostname===i||s.hostname===t.hostname||s.hostname.endsWith(`.${i}`),a=s.protocol===t.protocol&&s.port===t.port
return(0,r.YY)(s)||n&&a?s:void 0}}),3290:((e,t,s)=>{s.d(t,{$Q:()=>explainErrors,Wd:()=>h,cM:()=>explainErrorsAfterPublish,pA:()=>f,tE:()=>hostingError})
var r=s(4098),i=s(5805),n=s(6717),a=s(6419)
class HostingError extends i.S1{remedy
constructor({remedy:e="change",...t}){super({code:"not-published",...t}),this.remedy=e}}async function explainErrors({quote:e},t,s="write"){try{return await t()}catch(t){throw t instanceof a.y_?function explainGitHub(e,t,s){const{task:i,refusal:a,otherTag:g,cause:p}=e
if(void 0!==g){const e=`After ${i.doing}, GitHub shows it with the tag ${(0,n.ol)(t(g))}.`
return new HostingError({...u,message:e,isMistagged:!0,cause:p})}const m=void 0===a?function adviseReach({cause:e}){const t=e instanceof r.wX?e.failure:"interrupted"
return{title:"GitHub not reached",...o[t]??d}}(e):function adviseRefusal(e,t,s){const{status:r,limitMs:i,immutable:n}=e
if(void 0!==i||429===r){return{title:"GitHub rate limit reached",hint:`Run this again ${void 0===i?"later":`in ${Math.ceil(i/1e3)} s or later`}.`,remedy:"rerun"}}if(r>=500)return{title:"GitHub unavailable",...d}
if(r<400)return function adviseRedirect(e){return e<300?{title:"No signed URL",hint:"This GitHub server has no signed URLs. If its files are public, set `asset-url` to `public`; else put the package elsewhere and use `zip_url`."}:{title:"Repository moved",hint:"The repository was renamed or moved while this ran: run this again.",remedy:"rerun"}}(r)
if(401===r)return{title:"GitHub token refused",hint:"Leave `github-token` out, or set it to a valid token: a personal one may have expired."}
if(403===r||404===r&&"read"!==t.kind)return function advisePermission({hasWritten:e,acceptedPermissions:t},{kind:s},r){const i=l[t.startsWith("contents=write")?"write":r],n="GitHub permission missing"
if("tag"!==s)return{title:n,hint:i}
const a="the workflow files of the commit differ from the default branch's",o="push the tag before this step, or use the token of a GitHub App that may write workflows."
return{title:n,hint:e?`The token may write contents, so ${a}: ${o}`:`${i} If it has it, ${a}: ${o}`,remedy:"by-hand"}}(e,t,s)
if(404===r)return{title:"Not found on GitHub",hint:"Check that `github-token` can read this repository."}
return void 0!==n?function adviseImmutable(e){return"tag"===e?{title:"Tag used up",hint:"A deleted immutable release had this tag, so it cannot be used again: raise the version, or set another `release-tag`.",remedy:"none"}:{title:h,hint:f}}(n):e.isTagRestricted?c:{title:"Refused by GitHub",hint:"Fix what GitHub says, then run this again."}}(a,i,s),b=void 0===a?`${i.doing.charAt(0).toUpperCase()}${i.doing.slice(1)} on GitHub failed: ${e.message}.`:`GitHub returned ${a.status} while ${i.doing}${function describe({said:e,acceptedPermissions:t},s){const r=""===e?"":`: ${(0,n.ol)(s(e))}`,i=t.startsWith("contents=")
return""===t||i?r:`${r} (it asks for ${(0,n.ol)(s(t))})`}(a,t)}.`
return new HostingError({...m,message:b,cause:p})}(t,e,s):t}}async function explainErrorsAfterPublish(e,t,s){try{return await explainErrors(e,s)}catch(e){if(!(e instanceof i.S1)||"after-publish"===e.code)throw e
throw new i.S1({code:"after-publish",title:`Published, but: ${e.title}`,message:`The version is published, but the release on GitHub is not complete. ${e.message}`,hint:t(e.hint,e instanceof HostingError?e.remedy:"change"),cause:e})}}function hostingError(e,t,s,r={}){return new HostingError({title:e,message:t,hint:s,...r})}const o={tls:{hint:"Fix the certificate of that GitHub server, or add its CA to the runner."},proxy:{hint:"Check `https_proxy` and `no_proxy` of the runner."},"proxy-address":{hint:r.uW},deadline:{hint:"Run this again; if the network is slow, raise `timeout`.",remedy:"rerun"},cancelled:{hint:"Run this again when you like.",remedy:"rerun"}},u={title:"Release has another tag",hint:"On GitHub, edit the release and set its tag. If nothing needs the release, delete it and the other tag.",remedy:"none"},d={hint:"Check https://www.githubstatus.com and run this again.",remedy:"rerun"}
const l={read:"Give the job `permissions: contents: read`; for a draft, `contents: write`.",write:"Give the job `permissions: contents: write`, which pull requests from forks cannot get."}
const c={title:"Tag not allowed",hint:"A ruleset does not let this token create the tag: push the tag first, or allow it in the ruleset.",remedy:"by-hand"}
const h="Release is immutable",f="Raise the version. If the workflow runs on `release: published`, run it on `push` of the tag instead, and let this action create the release."}),6419:((e,t,s)=>{s.d(t,{Ck:()=>isTaken,H0:()=>isRefused,HU:()=>toMistagged,Lg:()=>toGitHubError,Mf:()=>isMistagged,Nk:()=>toInvalidAnswer,Z5:()=>isUnclear,b2:()=>isMissing,fE:()=>toText,g_:()=>mayHaveCounted,mm:()=>isCancelled,pn:()=>isTooLong,rh:()=>retryByMethod,t3:()=>isImmutable,wV:()=>toRefusal,y_:()=>GitHubError,zy:()=>isCutShort})
var r=s(8902),i=s(3060),n=s(4098)
const a=6e4
function findLimitMs({status:e,headers:t,body:s},i){if(403!==e&&429!==e)return
const{"retry-after":n,"x-ratelimit-remaining":o,"x-ratelimit-reset":u=""}=t,d=(0,r.mu)(n,i)
return void 0!==d?d:"0"===o&&"string"==typeof u&&/^\d{1,12}$/.test(u)?Math.max(0,1e3*Number(u)-i):/secondary rate limit/i.test(s.toString("utf8"))?a:void 0}function retryByMethod(e){const t="POST"===e?r.VT:r.wy
return(e,s)=>{const r=e instanceof n.wX?void 0:findLimitMs(e,s)
return void 0===r?t(e,s):{why:"its limit is reached",afterMs:r}}}class GitHubError extends Error{task
kind
refusal
otherTag
constructor(e,t,s,r={}){super(s,{cause:r.cause}),this.name="GitHubError",this.task=e,this.kind=t,this.refusal=r.refusal,this.otherTag=r.otherTag}}function toGitHubError(e,t){return e instanceof n.wX?new GitHubError(t,e.mayHaveArrived?"unclear":"unreached",e.message,{cause:e}):e}function toRefusal({status:e,headers:t,body:s},r,n,a){const{message:u,errors:d}=function parseFields(e){try{return(0,i.L)(JSON.parse(e))}catch{return{}}}(s.toString("utf8")),l=Array.isArray(d)?d.slice(0,o).map(i.L):[],c=[u,...l.map(({message:e,field:t,code:s})=>e??`${toText(t)} ${toText(s)}`)],h=t["x-accepted-github-permissions"],f=findLimitMs({status:e,headers:t,body:s},n),g=c.map(toText).join(" ").trim(),p={status:e,said:g,codes:l.map(({code:e})=>toText(e)),acceptedPermissions:toText(h),limitMs:f,immutable:findImmutable(g),isTagRestricted:/creations being restricted/i.test(g),hasWritten:a}
return new GitHubError(r,e>=500?"unclear":"refused",`returned ${e}`,{refusal:p})}const o=20
function findImmutable(e){if(/immutable release/i.test(e))return/was used by/i.test(e)?"tag":"release"}function toInvalidAnswer(e,t){return new GitHubError(e,"unclear",t)}function toMistagged(e,t){return new GitHubError(e,"mistagged","the release has another tag",{otherTag:t})}function isMistagged(e){return e instanceof GitHubError&&"mistagged"===e.kind}function isTaken(e){return e instanceof GitHubError&&!0===e.refusal?.codes.includes("already_exists")}function isRefused(e){return e instanceof GitHubError&&"refused"===e.kind}function isImmutable(e){return e instanceof GitHubError&&void 0!==e.refusal?.immutable}function isTooLong(e){return e instanceof GitHubError&&/\bbody is too long\b/i.test(e.refusal?.said??"")}function mayHaveCounted(e){return e instanceof GitHubError&&"unclear"===e.kind}function isUnclear(e){return mayHaveCounted(e)&&!isCancelled(e)}function isCutShort(e){return mayHaveCounted(e)&&isCancelled(e)}function isMissing(e){return e instanceof GitHubError&&404===e.refusal?.status}function isCancelled({cause:e}){return e instanceof n.wX&&"cancelled"===e.failure}function toText(e){return"string"==typeof e?e:""}})}

