export const id=963
export const ids=[963]
export const modules={4963:((e,t,i)=>{i.d(t,{hostAndPublish:()=>hostAndPublish})
var s=i(88),a=i(6103),n=i(5805),r=i(6717),o=i(2371),c=i(1393)
async function hostAndPublish(e,t,i){const l=await async function hostPackage({spec:e},{identity:t},{step:i,host:s,service:a}){return i("Put the package on a release",()=>s.host(e,()=>a.isLive(t)),({asset:e,release:t,isSecret:i})=>`${(0,r.AB)(e.name)} of ${(0,r.AB)(t.tag)}, behind a ${i?"signed":"public"} URL`)}(e,t,i)
let h=""
const d=await(0,c.Qt)({getZipUrl:async()=>h=await l.getUrl()},t,i).catch(e=>async function rollbackUnlessNeeded({release:e,asset:t,isSecret:i,rollback:s},r,{identity:o,live:c},{log:l,step:h,service:d,cancellation:u,onLeft:p}){if("not-published"!==d.progress.stage)throw p?.({release:e,asset:t}),l.info(`The release ${e.tag} stays on GitHub as it is, because the service may use it.`),r
const{version:b}=o,v=u.aborted||!(r instanceof n.S1)
if(void 0!==b&&v&&await d.isLive(o)){const e=u.aborted?function explainLive(e){return new n.S1({code:"already-published",title:"Cancelled",message:`The run was cancelled before it published anything, but the service serves ${e} already.`,hint:"Do not publish the version again; this run kept the release on GitHub. If it is still a draft, run this again with `if-published: skip`, which completes it.",cause:new a.cJ})}(b):(0,n.I7)(r).at(0),t=c?.served?.version
return{status:"already-published",version:b,previousVersion:t,isVerified:!0,problem:e}}const describe=e=>e.endsWith(" deleted")?e:{inconclusive:e}
await h("Undo the changes on GitHub",s,describe),i||p?.({release:e,asset:t})
throw r}(l,e,t,i)),u=await(0,c.AF)(e.verify,d,t,i),p=await(0,o.VC)(l,i),b="missing"===t.live?.failure?.kind&&"published"===d.status,v=l.isSecret&&b&&void 0===p.problem?await async function findShortLived(e,{identity:t},{service:i}){const{served:r}=await i.readLive(t).catch(e=>{if(e instanceof a.cJ)return{}
throw e}),[o,c]=[e,r?.packageUrl??""].map(e=>(0,s.BD)(e))
return o&&o.origin===c?.origin&&o.pathname===c.pathname?new n.S1({code:"after-publish",title:"Published, but sites get a URL that expires",message:"The service keeps no packages: it sends sites to the signed URL that it got, which is valid for minutes.",hint:"Set `asset-url: public`, and once `if-published: publish`; then run this again. In a private repository, put the package on a public server, and set `zip_url`."}):void 0}(h,t,i):p.problem
return(0,c.KA)(u,{...p,problem:v},t,l.isSecret?"":await l.getUrl())}})}

