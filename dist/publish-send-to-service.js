export const id=373
export const ids=[373]
export const modules={5373:((e,t,a)=>{a.r(t),a.d(t,{sendToService:()=>sendToService})
var r=a(8902),s=a(4098),o=a(88),n=a(6717),i=a(2543),u=a(4635),l=a(9224),c=a(998),d=a(639)
const h=3e4,p=10,f=65536,g="This run published nothing."
async function uploadPackage(e){const{clock:t,log:a,quote:r}=e.ports,s=t.now()+6e4*p
let l=await requestPlace(e),c=await putPackage(l,s,e)
if(403===c.status&&(a.repeat(`PUT ${(0,o.lJ)(l.url,r)}: returned 403; trying again with a new upload URL.`),l=await requestPlace(e),c=await putPackage(l,s,e)),c.status<200||c.status>=300)throw function explainStorage(e,{url:t},{ports:{quote:a}}){const{status:r,headers:s}=e,l=a(function findStorageText(e){if((0,i.jR)(e))return""
const[,t]=/<Code>([^<]*)</.exec(e)??[],[,a]=/<Message>([^<]*)</.exec(e)??[],r=[t,a].filter(e=>void 0!==e&&""!==e.trim())
return r.length>0?r.join(": "):(0,i.fn)(e).replace(/<[^<>]*>/g," ").trim()}(e.body.toString("utf8"))),c=`The storage ${(0,o.lJ)(t,a)} returned ${r}${""===l?"":`: ${(0,n.ol)(l)}`}.`
if(r>=300&&r<400){const e=(0,d.bQ)(s,t),n=void 0===e?"nowhere":(0,o.lJ)(e,a)
return(0,u.W8)("Redirect not followed",`The storage ${(0,o.lJ)(t,a)} returned ${r}, a redirect to ${n}; it was not followed, because the package would go there.`,v)}if(413===r)return(0,u.W8)("Package too large",c,`Make the package smaller, or ask the service for its limit. ${g}`)
const h=403===r?"The storage refused two upload URLs of the service: ask its operator, or leave `upload-to` out.":"Run this again; if it fails again, ask the operator of the service."
return(0,u.W8)(k,c,`${h} ${g}`)}(c,l,e)
return l.objectKey}async function requestPlace(e){const{access:t,plugin:a,rules:d,ports:h}=e,p=(0,i.wt)(t,a.pluginId)
h.log.info(`GET ${(0,o.jr)(p.url)}`)
const f={retries:d.retries,budgetMs:r.$4},$=await(0,r.t0)(p,r.wy,h,f).catch(e=>{throw e instanceof s.wX?function explainNotAsked(e,t){const a=`GET ${(0,o.jr)(t)} failed: ${e.message}.`,r=e.mayHaveArrived&&"deadline"===e.failure,s=e.mayHaveArrived?"Check that the service is up, and run this again."+(r?" If it is slow, raise `timeout`.":""):c.hY[e.failure]
return(0,u.W8)("Service not reached",a,`${s} ${g}`,e)}(e,p.url):e}),v=$.body.toString("utf8"),k=(0,l.Kt)($,v,p.url,h.quote)
if(k.status<200||k.status>=300||k.isPage)throw function explainNoPlace(e,{plugin:t,before:a}){const{status:r,url:s,isPage:i}=e,l=`GET ${(0,o.jr)(s)} returned ${r}${(0,u.RY)(e)||i?" with a web page":(0,u._p)(e)}.`
if(r>=500)return(0,u.W8)("Service busy",l,`Run this again when the service is back. ${g}`)
const d=r>=300&&r<400,h=404===r||405===r||i&&!(0,u.lT)(e)&&!d
if(!h)return(0,c.cq)(e,t.pluginId,"GET")
const p="missing"===a.failure?.kind?`Check \`plugin_id\` first, because the service may not know ${(0,n.AB)(t.pluginId)}. If it is right: `:""
return(0,u.W8)("Files not taken",l,`${p}This service does not take files: leave \`upload-to\` out. ${g}`)}(k,e)
const m=$.isCut?{why:"it is too large"}:(0,i.eu)(v)
if(void 0===m.url)throw explainBadPlace(m.why)
for(const e of function listSecrets({pathname:e,search:t,searchParams:a},r){return[r,...[e,`${e}${t}`,...a.values()].filter(({length:e})=>e>=w)]}(m.url,m.text))h.mask(e)
if(h.maskUrl(m.text),(0,o.cb)(m.url,t.baseUrl))return m
throw explainBadPlace("its `presignedUrl` is not a plain `https:` address, or leads to the runner itself although the service is elsewhere")}const w=16
async function putPackage({url:e},t,a){const{access:n,body:i,rules:l,ports:c}=a,d=`PUT ${(0,o.lJ)(e,c.quote)}`,isLate=()=>c.clock.now()>=t,w={retries:l.retries,budgetMs:r.$4,countsWaitsOnly:!0}
return(0,r.x9)(d,()=>(c.log.info(`${d}, a secret upload URL`),c.send({method:"PUT",url:e,headers:{"Content-Type":"application/zip"},upload:i,namedBy:n.baseUrl,avoidsLinkLocal:!0,hasSecretUrl:!0,timeoutMs:Math.max(1,t-c.clock.now()),silence:{firstMs:h,nextMs:h},maxBytes:f})),(e,t)=>isLate()?void 0:(0,r.wy)(e,t),c,w).catch(t=>{throw t instanceof s.wX?function explainNotSent(e,t,a,{ports:{quote:r}}){const s=(0,o.lJ)(a,r)
if("private"===e.failure)return(0,u.W8)($,`The service names ${s} for the upload, but the package was not sent: ${e.message}.`,v,e)
const n=t?`it did not end within ${p} minutes`:e.message
return(0,u.W8)(k,`The upload to ${s} failed: ${n}.`,`Check the network of the runner, and run this again. ${g}`,e)}(t,isLate(),e,a):t})}const $="Upload URL not usable",v=`Ask the operator of the service, or leave \`upload-to\` out. ${g}`
function explainBadPlace(e){return(0,u.W8)($,`The service's answer with the upload URL is not valid: ${e}.`,v)}const k="Upload failed"
async function sendToService(e,t,...[r,s,o]){const{createProgress:n,openUpload:i,readHead:u}=await Promise.all([a.e(145),a.e(737)]).then(a.bind(a,3737))
await u(r)
return uploadPackage({plugin:s,body:i(r,()=>n(r,t),{isChecked:!0}),before:o,access:e,rules:e,ports:t})}})}

