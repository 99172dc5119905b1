export const id=963
export const ids=[963]
export const modules={4963:(e,s,t)=>{t.d(s,{hostAndPublish:()=>hostAndPublish})
var i=t(6103),a=t(5805),n=t(6717),r=t(2371),o=t(1393)
async function hostAndPublish(e,s,t){const l=await async function hostPackage({spec:e},{identity:s},{step:t,host:i,service:a}){return t("Put the package on a release",()=>i.host(e,()=>a.isLive(s)),({asset:e,release:s,isSecret:t})=>`${(0,n.AB)(e.name)} of ${(0,n.AB)(s.tag)}, behind a ${t?"signed":"public"} URL`)}(e,s,t),c=await(0,o.Qt)({getZipUrl:l.getUrl},s,t).catch(e=>async function rollbackUnlessNeeded({release:e,asset:s,isSecret:t,rollback:n},r,{identity:o,live:l},{log:c,step:h,host:d,service:u,cancellation:p,onLeft:b}){if("not-published"!==u.progress.stage)throw b?.({release:e,asset:s}),c.info(`The release ${e.tag} stays on ${d.name} as it is, because the service may use it.`),r
const{version:v}=o,f=p.aborted||!(r instanceof a.S1)
if(void 0!==v&&f&&await u.isLive(o)){const e=p.aborted?function explainLive(e,{name:s}){return new a.S1({code:"already-published",title:"Cancelled",message:`The run was cancelled before it published anything, but the service serves ${e} already.`,hint:`Do not publish the version again; this run kept the release on ${s}. If it is still a draft, run this again with \`if-published: skip\`, which completes it.`,cause:new i.cJ})}(v,d):(0,a.I7)(r).at(0),s=l?.served?.version
return{status:"already-published",version:v,previousVersion:s,isVerified:!0,problem:e}}const describe=e=>e.endsWith(" deleted")?e:{inconclusive:e}
await h(`Undo the changes on ${d.name}`,n,describe),t||b?.({release:e,asset:s})
throw r}(l,e,s,t)),h=await(0,o.AF)(e.verify,c,s,t),d=await(0,r.VC)(l,t)
return(0,o.KA)(h,d,s,l.isSecret?"":await l.getUrl())}}}

