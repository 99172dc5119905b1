export const id=17
export const ids=[17]
export const modules={5017:((e,n,t)=>{t.r(n),t.d(n,{INPUTS:()=>M,run:()=>live_run})
var i=t(88),r=t(3934),s=t(4923),o=t(3147),a=t(2543),u=t(7608),d=t(5805),l=t(6717),c=t(6951),h=t(6600),f=t(8902),v=t(4098),p=t(4635),w=t(9224),g=t(998),k=t(7821),y=t(639)
async function readLiveRecord(e,n,t){const r=await ask(e,n,t),s=void 0!==e.slug&&"missing"===r.live.failure?.kind,o=function toRecord({live:e,outcome:n},t,r){const{served:s,failure:o}=e,u=n instanceof v.wX?Buffer.alloc(0):n?.body??Buffer.alloc(0),d=u.toString("utf8"),{object:l}=(0,k.l)(d)
if(void 0!==l&&(void 0!==s||"missing"===o?.kind))return{served:s,details:void 0===s?{}:(0,a.md)(l),answer:l,sizeBytes:u.length,said:r((0,a.fn)(d)),isFolderUnknown:!1}
const c=o??{kind:"unclear",why:"its answer is not understood",isLasting:!1},h="missing"===c.kind?`${c.why}, which is not JSON`:c.why
throw function explainRead({url:e,failure:n,outcome:t,quote:r}){const{kind:s,why:o,status:a}=n
if(t instanceof v.wX)return function explainNoAnswer(e,n){const t=`GET ${(0,i.jr)(n)} failed: ${e.message}.`
if(!e.mayHaveArrived)return notKnown("Service not reached",t,g.hY[e.failure],e)
const r="deadline"===e.failure?" If it is slow, raise `timeout`.":""
return notKnown(b,t,`Check that the service is up, and run this again.${r}`,e)}(t,e)
if("redirect"===s&&void 0!==t){const{message:n,hint:i}=(0,y.GO)("GET",{url:e,quote:r,...t})
return notKnown("Redirect not followed",n,(0,y.M)(t,e)?i:`${i} ${y.l5}`)}const u=`GET ${(0,i.jr)(e)} did not return the live version: ${o}.`
return"key"===s?notKnown("API key refused",u,m):"blocked"===s?notKnown("Request blocked",u,p.Dx):"page"===s?notKnown("Not the service",u,$):429===a?notKnown("Too many requests",u,"Run this again when its rate limit allows it."):"passing"===s?notKnown("Service busy",u,"Run this again when the service is back."):notKnown(b,u,U)}({url:(0,a.Mk)(t),failure:{...c,why:h},outcome:n,quote:r})}(s?await ask({...e,slug:void 0},n,t):r,n,t.quote)
return{...o,isFolderUnknown:s&&void 0!==o.served}}async function ask(...[e,n,t]){let i
return{live:await(0,w.W4)((0,a.Yr)(n,e),async e=>{try{const r={retries:n.retries,budgetMs:f.$4}
return i=await(0,f.t0)(e,f.wy,t,r)}catch(e){throw e instanceof v.wX&&(i=e),e}},e.pluginId,t.quote),outcome:i}}const b="Live version not known"
const m="Copy the key again from the dashboard of the service into the secret for `api-key`, and check that it belongs to the account of this plugin.",$="Check `base-url`: it seems to be the address of a website, not of the service.",U="Check that `base-url` is the address of the service, and `plugin_id` the identifier from its dashboard. If both are right, the service answers in a way that this action does not understand."
function notKnown(e,n,t,i){return new d.S1({code:"not-known",title:e,message:n,hint:t,cause:i})}var F=t(8592),q=t(9440)
const L=65536,S=4*L,j=40,C=(0,F.Fj)([])
function writeJson({answer:e,sizeBytes:n},t,r){const s=n>S?void 0:cleanValue(e,e=>function hideSecrets(e,n){const t=(0,i.BD)(e),r=null===t?(0,q.N)(e):function hideCredential(e,n){const t=(0,i.Es)(n)||/[\w+%-]{24}/.test(n.search+n.hash)
return t||""!==n.username||""!==n.password?(0,i.jr)(n):n.search+n.hash===""?(0,q.N)(e):e}(e,t),s=r.replace(/\s+/g," "),o=n(s)
return o===C(s)?r:o}(e,r),j),o=void 0===s?void 0:toLine(s)
return void 0!==o&&Buffer.byteLength(o)<=L?o:toLine(Object.fromEntries(Object.entries(t).filter(([,e])=>""!==e)))}function cleanValue(e,n,t){if("string"==typeof e)return n(e)
if("object"!=typeof e||null===e)return e
if(0===t)return
const i=Object.entries(e).map(([e,i])=>{const r="string"==typeof i&&(0,q.N)(`${e}: ${i}`).startsWith(`${e}: …`)
return[n(e),r?"…":cleanValue(i,n,t-1)]})
return i.some(([,e])=>void 0===e)?void 0:Array.isArray(e)?i.map(([,e])=>e):Object.fromEntries(i)}function toLine(e){return JSON.stringify(e).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|:(?=:)|#(?=#\[)/gu,escapeUnits)}function escapeUnits(e){return e.split("").map(e=>`\\u${e.charCodeAt(0).toString(16).padStart(4,"0")}`).join("")}const K=2e3
async function findDownloadUrl({served:e},n,t){const r=(0,i.BD)(e?.packageUrl??"")
if(null===r||!(0,i.cb)(r,n)||(0,i.Es)(r))return""
if(await(0,c.uI)(r,n))return""
return t(r.href).replaceAll(": :","::")===r.href&&r.href.length<=K?r.href:""}function nameFields({downloadUrl:e,requiresPhp:n,lastUpdated:t,...i}){return{...i,download_url:e,requires_php:n,last_updated:t}}var I=t(1522),T=t(1914),x=t(3687),N=t(8845),A=t(2189)
const{pluginId:P,apiKey:_,baseUrl:D}=s.Ki,{slug:R,timeoutMs:O,retries:E}=s._E,M={pluginId:P,apiKey:_,baseUrl:{...D,parse:(e,{isWithoutVariables:n})=>{if(""===e&&n)throw explainFork("no variables of the repository")
return D.parse(e,r.d1)}},slug:R,version:{name:"version",parse:function parseVersion(e){if(""===e)return
const n=e.replace(/^v(?=[.\d])/i,"")
if(!/^\.?\d/.test(n)||!(0,A.l)(n))throw new I.rb((0,I.w8)(e,"not a version"),(0,T.bM)(e))
return n},fix:"Write a version such as `1.2.3`, or leave the input out."},timeoutMs:O,retries:E}
function explainFork(e,n=""){return new I.rb(`is missing, because GitHub gives ${e} to a pull request from a fork${"api-key"===n?", nor to Dependabot":""}`,"Leave this step out of such runs, for instance by `if: ${{ github.event_name == 'push' }}`.",n)}const W={found:({isFound:e})=>String(e),"is-newer":({isNewer:e})=>String(e??""),version:({version:e})=>e,slug:({slug:e})=>e,"download-url":({downloadUrl:e})=>e,requires:({requires:e})=>e,"requires-php":({requiresPhp:e})=>e,tested:({tested:e})=>e,"last-updated":({lastUpdated:e})=>e,json:({json:e})=>e}
var B=t(1680)
function describeLive({inputs:e,live:n,errors:t},i){const r=void 0===e?"the plugin":i((0,l.CI)(e.pluginId))
return void 0===n?`❌ The live version of ${r} could not be read`:t.length>0?`❌ The live version of ${r} was read, but the step failed afterwards`:n.isFound?`✅ ${r}: ${i(n.version)} is live`:`ℹ️ ${r}: nothing is live yet, or the service does not know it`}function renderAnswer({version:e,baseUrl:n},t,i){const code=e=>(0,B.cR)(i(e)),list=e=>e.flatMap(([e,n,t=""])=>""===n?[]:[[e,code(n)+t]]),r=list([["Live",t.version],["Your version",e??"",!0===t.isNewer?", newer":", not newer"],["Folder",t.slug,t.isFolderUnknown?", found by the identifier alone":""],["Service says",t.isFound?"":t.said],["Needs WordPress",t.requires],["Needs PHP",t.requiresPhp],["Tested up to",t.tested],["Last updated",t.lastUpdated]]),s=list([["Package",t.downloadUrl],["Service",`${n.host}${n.pathname.replace(/\/$/,"")}`]])
return[...0===r.length?[]:[(0,B.Id)(r)],(0,B.jq)("Details",[(0,B.Id)(s)])]}function live_run(e){return(0,o.C)(e=>({secrets:(0,s.qb)(e),urls:(0,s.Dc)(e),open:(0,s.Ff)(e)}),createLiveAction,e)}function createLiveAction({machine:e,outputs:n,tools:t,steps:s,sanitise:o}){let c,f
return{work:async()=>{c=function readLiveInputs(e,n=r.d1){const{read:t,check:i,finish:s}=(0,x.W)(e,{...n,tag:(0,r.zW)(e)}),o=t(M)
return i(()=>{if(""===o.apiKey&&n.isWithoutSecrets)throw explainFork("no secrets","api-key");(0,N.sM)({apiKey:o.apiKey,isDryRun:!1},r.d1)}),s(()=>({...o}))}(e.env,(0,r.BU)(e.env))
const{log:v}=t,p=c
f=await s.run("Read what is live",()=>(v.info(`GET ${(0,i.jr)((0,a.Mk)(p))}`),async function readLivePlugin(e,n){const t=await readLiveRecord(e,e,n),{served:i,details:r,said:s,isFolderUnknown:o}=t,show=(e="")=>n.quote(e),a={version:i?.version??"",slug:show(i?.slug??e.slug),downloadUrl:await findDownloadUrl(t,e.baseUrl,n.sanitise),requires:show(r.requires),requiresPhp:show(r.requiresPhp),tested:show(r.tested),lastUpdated:show(r.lastUpdated)}
return{...a,isFound:void 0!==i,isNewer:void 0===e.version?void 0:(u=e.version,d=i?.version,void 0===d||(0,h.Zy)(u,d)>0),json:writeJson(t,nameFields(a),n.sanitise),said:s,lacks:i?.lacks,isFolderUnknown:o,otherFolder:void 0===e.slug||void 0===i?.slug||i.slug===e.slug?void 0:a.slug}
var u,d}(p,{...t,log:v,sanitise:o})),describeFound),f.isFolderUnknown&&v.info(`The service knows the plugin by its \`plugin_id\`, but not by the folder ${(0,l.ol)(c.slug??"")}.`),(0,u.D)(f.lacks,v),void 0!==f.otherFolder&&v.warning("Another folder",`The service says that the plugin's folder is ${(0,l.ol)(f.otherFolder)}, but \`slug\` is ${(0,l.ol)(c.slug??"")}: this may be the live version of another plugin. Check \`plugin_id\` and \`slug\`: a package in that folder would be refused as \`folder-mismatch\`.`),function writeLiveOutputs(e,n){try{for(const[t,i]of Object.entries(W))n.set(t,i(e))}catch(e){throw new d.S1({code:"not-known",title:"Outputs not written",message:`The live version was read, but the outputs for the next steps could not be written to ${n.name}.`,hint:"Check disk space and permissions of the runner.",cause:e})}}(f,n)},explainCancellation:explainCancellation,report:e=>{const n={inputs:c,live:f,errors:e}
return{errors:e,outcome:`${describeLive(n,e=>e)}.`,renderSummary:()=>function renderLiveSummary(e,n){const{inputs:t,live:i,errors:r}=e
return`${[`### ${describeLive(e,e=>(0,B.gU)(n(e)))}`,...(0,B.a$)(r,n),...void 0===t||void 0===i?[]:renderAnswer(t,i,n)].join("\n\n")}\n`}(n,o),unaffected:"The outputs are not affected."}}}}function describeFound({isFound:e,version:n,said:t}){return e?n:`nothing yet, or the service does not know this plugin: ${(0,l.ol)(t)}`}function explainCancellation(){return new d.S1({code:"not-known",title:"Cancelled",message:"The run was cancelled before it read the live version.",hint:"It changed nothing; run it again when you like."})}}),7608:((e,n,t)=>{t.d(n,{D:()=>noticeLacks})
var i=t(6717)
const r={name:'Some update clients take an answer without `name` for "no update".',download_url:"Without `download_url` they have no package to install."}
function noticeLacks(e,n){if(void 0===e)return
const t=e.map(e=>r[e]).join(" ")
n.notice("Update clients may see no update",`The service's answer names a version, but no ${(0,i.Zv)(e)}. ${t} If sites ask this address, add the missing field; clients that ask another address are not affected.`)}})}

