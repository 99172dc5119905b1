export const id=678
export const ids=[678]
export const modules={7678:(e,t,i)=>{i.d(t,{confirmVersion:()=>confirmVersion})
var s=i(6103),r=i(2371)
async function confirmVersion(e,t,i){if(e.isVerified)return i.log.info("What sites get was not compared, because the service did not confirm that it created this release."),e
const n={isVerified:!1}
try{const confirm=async()=>{const r=await async function prepareInspection({version:e},t,{inspectServed:i}){const s=t.takeSnapshot()
if(void 0!==s)return i({snapshot:s,sha256:t.package.sha256,version:e})
const r=void 0===t.report?"this package was not opened":"this package is encrypted"
return()=>Promise.resolve({verdict:"",text:`not compared: ${r}`,isFinal:!0})}(e,t,i.comparer)
await i.service.confirm(e,t.identity,async e=>{n.isVerified=!0
const{isFinal:o,...a}=await r({...e,baseUrl:t.serviceUrl})
if(i.cancellation.aborted)throw new s.cJ
return o||i.log.info(`Seen live, but ${describe(a)}. Looking again.`),n.sitesGet=a,o}),function logSitesGet(e,{version:t},i){if(void 0!==e?.error)throw e.error
if(i.info(`What sites get: ${e?.text??"not compared"}.`),"different"!==e?.verdict)return
i.warning("Sites get other files",`The service serves version ${t} with ${e.text}. Unless it changes packages on purpose, check the release on its dashboard.`)}(n.sitesGet,e,i.log)},r="Waiting until the service serves the version, and the package of it"
return await i.step("Wait until it is live",confirm,()=>`seen live; ${describe(n.sitesGet)}`,r),{...e,...n,isVerified:!0}}catch(t){return{...e,...n,problem:(0,r.H8)(t,i.host)}}}function describe({verdict:e="",text:t="not compared"}={}){return""===e?t:`sites get ${t}`}}}

