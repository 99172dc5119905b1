export const id=167
export const ids=[167]
export const modules={5167:(e,t,i)=>{i.r(t),i.d(t,{dryRun:()=>dryRun})
var s=i(7999),r=i(8845),n=i(2543),o=i(6717),a=i(2371),l=i(9901),c=i(609),u=i(9546)
async function dryRun(e,t,i,h){const{log:d,runner:p}=h,v="up-to-date"===e.kind,f=await async function describeReleases(e,{version:t},{repository:i},{step:s,host:r,log:n}){const look=async(e,t)=>{if(void 0!==i){return await s(`Plan the release on ${r.name}`,t,t=>void 0===t?{inconclusive:"not known"}:(0,o.AB)(e))??[]}return[`The release ${e} on ${r.name} is not checked, because there is no token or no repository.`]}
if("host-and-publish"===e.kind)return look(e.spec.tag,()=>r.planHosting(e.spec))
const{completion:c}=e
switch(c.kind){case"none":return[]
case"tag":{const{tag:e}=c.template
if(""===t&&e.placeholders.includes("version"))return[`The release ${e.text} would be created, with the version that the service returns.`]
const i=(0,l.B_)(c.template,t)
return look(i.tag,()=>r.planTag(i))}case"repair":return look(c.spec.tag,()=>r.planRepair(c.spec,c.releases))
case"not-checked":return(0,a.Bp)(c.why,n),[]}}(e,t,i,h),k=function describeOrder(e,{pluginId:t,...i}){if("up-to-date"===e.kind)return[]
const s="publish"===e.kind?e.url.shown:"the URL of the release asset",o=(0,n.Ng)((0,n.TP)({...i,apiKey:"***"},{pluginId:t,zipUrl:s}))
return""!==i.apiKey?o:i.baseUrl===r.M4?[]:o.map(e=>e.startsWith("Authorization:")?"Authorization: missing, because `api-key` is empty":e)}(e,i),{slug:b,live:g}=t,{outlook:y,remarks:w}=(0,c.f)({live:g,inputs:i,slug:b,isUpToDate:v})
for(const e of f)d.info(e)
k.length>0&&d.info("This request would be sent:")
for(const e of k)d.info(`  ${e}`);(0,s.Q8)(i.release.tag,p.branch)&&d.warning("Tag named like the branch",`Input \`release-tag\` is ${(0,o.AB)(p.branch)}, the branch of this run: a run that publishes would refuse it. ${s.JW}`)
for(const e of w)logRemark(e,d)
return{result:{status:"dry-run",plugin:t,version:t.version,previousVersion:g?.served?.version,isVerified:!1,zipUrl:(0,u.V)(t.package),onHost:void 0,dryRun:{isUpToDate:v,outlook:y,remarks:w.map(({text:e})=>e),onHost:f,request:k}},problem:void 0}}function logRemark({severity:e,title:t,text:i},s){"info"===e?s.info(i):s[e](t,i)}},609:(e,t,i)=>{i.d(t,{W:()=>n,f:()=>remarkOnService})
var s=i(8845),r=i(4635)
function remarkOnService({live:e,inputs:t,slug:i,isUpToDate:r}){const{served:o,failure:a}=e??{}
if(void 0!==a)return function remarkOnTrouble({kind:e,why:t,isLasting:i},{pluginId:s}){if("missing"===e)return function remarkOnMissing(e,t){const i=`Nothing is live yet, or the service does not know this plugin: ${e}. Unless this is the first release, check that \`plugin_id\` is right: \`${t}\`. Version and folder are not compared with what is live.`
return{outlook:"could be published, if the service knows the plugin",remarks:[{severity:"notice",title:"Nothing live, or plugin not known",text:i}]}}(t,s)
const{title:r,lead:n="The live version is not known, because",fix:o,obstacle:a}=l[e],c=i?"a run would probably fail for the same reason":"a run may fail for the same reason",u=`${n} ${t}${"unclear"===e?"":`; ${c}`}. ${o}`
return{outlook:i&&void 0!==a?`would probably fail, because ${a}`:"has no errors, but what is live is not known",remarks:[{severity:"warning",title:r,text:u}]}}(a,t)
if(void 0===e||void 0===o)return function remarkOnSilence({apiKey:e,baseUrl:t}){const[i,r]=""===e?["`api-key` is empty",n]:["the version of the package is not known",""]
return{outlook:"has no errors, but the service was not asked",remarks:[{severity:""===e&&t===s.M4?"info":"notice",title:"Service not asked",text:`The service was not asked, because ${i}: ${""===e?"":"`api-key`, "}\`plugin_id\` and \`base-url\` are not checked, and nothing is compared with what is live.${r}`}]}}(t)
const c=function remarkOnServed({version:e,pluginFile:t},{isFolderUnknown:i},s){const r=say(`The service accepted the key, and serves version ${e}.`)
if(!0===i){return[r,{severity:"warning",title:"Folder not known to the service",text:`The service knows this plugin by its \`plugin_id\`, but not by the folder \`${s}\`: check that this is its folder on the sites, and correct the input \`slug\` if it is not.`}]}return void 0!==t?[r]:[r,say(`The service does not say in which folder sites have the plugin: \`${s}\` is not checked.`)]}(o,e,i)
if(!r)return{outlook:"could be published",remarks:c}
return{outlook:"is live already",remarks:[...c,{severity:"notice",title:"Published already",text:"The service serves this version already: a run would publish nothing."}]}}const n=" That is right in a job that only builds; elsewhere, check the name of the secret."
function say(e){return{severity:"info",title:"",text:e}}const o="Not compared with what is live",a="`api-key` and `plugin_id` are not checked.",l={key:{title:"API key refused",fix:"Check `api-key`, and that `base-url` is the address of the service.",obstacle:"the service refuses the API key"},page:{title:"Not the service",lead:"`base-url` seems to be the address of a website, not of the service:",fix:"Set `base-url` to the address of the service.",obstacle:"a website answers instead of the service"},blocked:{title:"Request blocked",fix:r.Dx,obstacle:"something before the service seems to block requests"},redirect:{title:"Redirect not followed",fix:"Check `base-url`, and `api-key`, because it may redirect to a login page.",obstacle:"the service redirects requests"},unclear:{title:o,fix:`Check \`base-url\`; ${a}`},passing:{title:o,fix:`Try again later; ${a}`},unreached:{title:"Service not reached",fix:`Check \`base-url\`; ${a}`,obstacle:"the service is not reached"}}}}

