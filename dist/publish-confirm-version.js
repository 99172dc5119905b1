export const id=678
export const ids=[678]
export const modules={7678:((e,t,i)=>{i.d(t,{confirmVersion:()=>confirmVersion})
var s=i(7608),n=i(6103),r=i(2371)
async function confirmVersion(e,t,i){if(e.isVerified)return i.log.info("The package that sites get was not compared, because the service did not confirm that it created this release."),e
const o={isVerified:!1}
let a
try{const confirm=async()=>{const r=await async function prepareInspection({version:e},t,{inspectServed:i}){const s=t.takeSnapshot()
if(void 0!==s)return i({snapshot:s,sha256:t.package.sha256,version:e})
const n=void 0===t.report?"this package was not opened":"this package is encrypted"
return()=>Promise.resolve({verdict:"",text:`not compared: ${n}`,isFinal:!0})}(e,t,i.comparer)
await i.service.confirm(e,t.identity,async e=>{o.isVerified=!0,a=e.lacks
const{isFinal:s,...c}=await r({...e,baseUrl:t.serviceUrl})
if(i.cancellation.aborted)throw new n.cJ
return s||i.log.info(`Seen live, but ${describe(c)}. Looking again.`),o.sitesGet=c,s}),(0,s.D)(a,i.log),function logSitesGet(e,{version:t},i){if(void 0!==e?.error)throw e.error
if(i.info(`Sites get: ${e?.text??"not compared"}.`),"different"!==e?.verdict)return
i.warning("Sites get other files",`The service serves version ${t} with ${e.text}. Unless it changes packages on purpose, check the release on its dashboard.`)}(o.sitesGet,e,i.log)},r="Waiting until the service serves the version, and the package of it"
return await i.step("Wait until it is live",confirm,()=>`seen live; ${describe(o.sitesGet)}`,r),{...e,...o,isVerified:!0}}catch(t){return{...e,...o,problem:(0,r.H8)(t)}}}function describe({verdict:e="",text:t="not compared"}={}){return""===e?t:`sites get ${t}`}}),7608:((e,t,i)=>{i.d(t,{D:()=>noticeLacks})
var s=i(6717)
const n={name:'Some update clients take an answer without `name` for "no update".',download_url:"Without `download_url` they have no package to install."}
function noticeLacks(e,t){if(void 0===e)return
const i=e.map(e=>n[e]).join(" ")
t.notice("Update clients may see no update",`The service's answer names a version, but no ${(0,s.Zv)(e)}. ${i} If sites ask this address, add the missing field; clients that ask another address are not affected.`)}})}

