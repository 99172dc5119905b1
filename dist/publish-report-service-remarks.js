export const id=167
export const ids=[167]
export const modules={5167:((e,t,i)=>{i.r(t),i.d(t,{dryRun:()=>dryRun})
var s=i(7999),r=i(8845),n=i(2543),o=i(6338),a=i(6717),l=i(2371),c=i(9901),u=i(609),h=i(9546)
async function dryRun(e,t,i,d){const{log:p,runner:k}=d,v="up-to-date"===e.kind,f=await async function describeReleases(e,{version:t},{repository:i},{step:s,host:r,log:n}){const look=async(e,t)=>{if(void 0!==i){return await s("Plan the release on GitHub",t,t=>void 0===t?{inconclusive:"not known"}:(0,a.AB)(e))??[]}return[`The release ${e} is not checked: this is not a workflow on GitHub, or it has no token. Elsewhere, publish with \`zip_url\`, or set \`upload-to\` to \`service\`.`]}
if("host-and-publish"===e.kind)return look(e.spec.tag,()=>r.planHosting(e.spec))
const{completion:o}=e
switch(o.kind){case"none":return[]
case"tag":{const{tag:e}=o.template
if(""===t&&e.placeholders.includes("version"))return[`The release ${e.text} would be created, with the version that the service returns.`]
const i=(0,c.B_)(o.template,t)
return look(i.tag,()=>r.planTag(i))}case"repair":return look(o.spec.tag,()=>r.planRepair(o.spec,o.releases))
case"not-checked":return(0,l.Bp)(o.why,n),[]}}(e,t,i,d),b=function describeOrder(e,{pluginId:t,repository:i,...s}){if("up-to-date"===e.kind)return[]
const a=void 0===i?"the URL of the package":"the URL of the release asset",l=function describeRequests(e,t,i,s){if("send-and-publish"===e.kind){const s="the key that comes with the upload URL"
return[...(0,n.Ng)((0,n.wt)(i,t)),"PUT to the upload URL that the service returns","Content-Type: application/zip",`the package, ${(0,o.Xq)(e.file.sizeBytes)}`,"",...(0,n.Ng)((0,n.oe)(i,{pluginId:t,objectKey:s}))]}const r="publish"===e.kind?e.url.shown:s
return(0,n.Ng)((0,n.TP)(i,{pluginId:t,zipUrl:r}))}(e,t,{...s,apiKey:"***"},a)
return""!==s.apiKey?l:s.baseUrl===r.M4?[]:l.map(e=>e.startsWith("Authorization:")?"Authorization: missing, because `api-key` is empty":e)}(e,i),{slug:g,live:y}=t,{outlook:w,remarks:m}=(0,u.f)({live:y,inputs:i,slug:g,isUpToDate:v})
for(const e of f)p.info(e)
b.length>0&&p.info("send-and-publish"===e.kind?"These requests would be sent:":"This request would be sent:")
for(const e of b)p.info(`  ${e}`);(0,s.Q8)(i.release.tag,k.branch)&&p.warning("Tag named like the branch",`Input \`release-tag\` is ${(0,a.AB)(k.branch)}, the branch of this run: a run that publishes would refuse it. ${s.JW}`)
for(const e of m)logRemark(e,p)
return{result:{status:"dry-run",plugin:t,version:t.version,previousVersion:y?.served?.version,isVerified:!1,zipUrl:(0,h.V)(t.package),onHost:void 0,dryRun:{isUpToDate:v,outlook:w,remarks:m.map(({text:e})=>e),onHost:f,request:b}},problem:void 0}}function logRemark({severity:e,title:t,text:i},s){"info"===e?s.info(i):s[e](t,i)}}),609:((e,t,i)=>{i.d(t,{W:()=>n,f:()=>remarkOnService})
var s=i(8845),r=i(4635)
function remarkOnService({live:e,inputs:t,slug:i,isUpToDate:r}){const{served:o,failure:a}=e??{}
if(void 0!==a)return function remarkOnTrouble({kind:e,why:t,isLasting:i},{pluginId:s}){if("missing"===e)return function remarkOnMissing(e,t){const i=`Nothing is live yet, or the service does not know this plugin: ${e}. Unless this is the first release, check that \`plugin_id\` is right: \`${t}\`. Version and folder are not compared with the live version.`
return{outlook:"could be published, if the service knows the plugin",remarks:[{severity:"notice",title:"Nothing live, or plugin not known",text:i}]}}(t,s)
const{title:r,lead:n="The live version is not known, because",fix:o,obstacle:a}=l[e],c=i?"a run would probably fail for the same reason":"a run may fail for the same reason",u=`${n} ${t}${"unclear"===e?"":`; ${c}`}. ${o}`
return{outlook:i&&void 0!==a?`would probably fail, because ${a}`:"has no errors, but the live version is not known",remarks:[{severity:"warning",title:r,text:u}]}}(a,t)
if(void 0===e||void 0===o)return function remarkOnSilence({apiKey:e,baseUrl:t,caller:i}){if(i.isBuild){return{outlook:"is built, and has no errors",remarks:[say("This job has no key: the job that publishes asks the service.")]}}const[r,o]=""===e?["`api-key` is empty",n]:["the version of the package is not known",""]
return{outlook:"has no errors, but the service was not asked",remarks:[{severity:""===e&&t===s.M4?"info":"notice",title:"Service not asked",text:`The service was not asked, because ${r}: ${""===e?"":"`api-key`, "}\`plugin_id\` and \`base-url\` are not checked, and nothing is compared with the live version.${o}`}]}}(t)
const c=function remarkOnServed({version:e,pluginFile:t},{isFolderUnknown:i},s){const r=say(`The service accepted the key, and serves version ${e}.`)
if(!0===i){return[r,{severity:"warning",title:"Folder not known to the service",text:`The service knows this plugin by its \`plugin_id\`, but not by the folder \`${s}\`: check that this is its folder on the sites, and correct the input \`slug\` if it is not.`}]}return void 0!==t?[r]:[r,say(`The service does not say in which folder sites have the plugin: \`${s}\` is not checked.`)]}(o,e,i)
if(!r)return{outlook:"could be published",remarks:c}
return{outlook:"is live already",remarks:[...c,{severity:"notice",title:"Published already",text:"The service serves this version already: a run would publish nothing."}]}}const n=" That is right in a job that only builds; elsewhere, check the name of the secret."
function say(e){return{severity:"info",title:"",text:e}}const o="Not compared with what is live",a="`api-key` and `plugin_id` are not checked.",l={key:{title:"API key refused",fix:"Check `api-key`, and that `base-url` is the address of the service.",obstacle:"the service refuses the API key"},page:{title:"Not the service",lead:"`base-url` seems to be the address of a website, not of the service:",fix:"Set `base-url` to the address of the service.",obstacle:"a website answers instead of the service"},blocked:{title:"Request blocked",fix:r.Dx,obstacle:"something before the service seems to block requests"},redirect:{title:"Redirect not followed",fix:"Check `base-url`, and `api-key`, because it may redirect to a login page.",obstacle:"the service redirects requests"},unclear:{title:o,fix:`Check \`base-url\`; ${a}`},passing:{title:o,fix:`Try again later; ${a}`},unreached:{title:"Service not reached",fix:`Check \`base-url\`; ${a}`,obstacle:"the service is not reached"}}})}

