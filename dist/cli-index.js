export const id=891
export const ids=[891]
export const modules={6523:((e,t,n)=>{n.d(t,{Z:()=>pageOf,i:()=>readAbout})
var i=n(3024),s=n(3136)
function readAbout(e){const t=(0,i.readFileSync)((0,s.fileURLToPath)(new URL("../package.json",e)),"utf8"),{name:n,version:o,repository:r}=JSON.parse(t),[,a=""]=/github\.com\/(.+?)(?:\.git)?$/.exec(r.url)??[]
return{name:n,version:o,repository:a}}function pageOf({repository:e,version:t},n){return`https://github.com/${e}/blob/v${t}/docs/${n}`}}),3292:((e,t,n)=>{n.d(t,{Q:()=>CommandError})
class CommandError extends Error{constructor(e){super(e),this.name="CommandError"}}}),9891:((e,t,n)=>{n.r(t),n.d(t,{run:()=>run})
var i=n(6523),s=n(8687),o=n(9440),r=n(3292)
function toOption(e){return`--${e.replaceAll("_","-")}`}function nameInputs(e){return new Map(e.map(({name:e,secret:t})=>[e,t??toOption(e)]))}const a=[{name:"outputs",value:"FILE",description:"Write the outputs to a file, as lines such as `SHA256=…`."},{name:"summary",value:"FILE",description:"Write the receipt to a file, as Markdown."}]
function listOptions(e,t={}){const n=nameInputs(e)
return[...e.map(({name:e,default:i,choices:s,isList:o,valueName:r,secret:a})=>{const c="true"===i||"false"===i
return{name:toOption(e).slice(2),value:c?void 0:s?.join("|")??r??nameValue(e),isList:!0===o||l.includes(e),variable:a,description:describe(t[e]??"",c,n)}}),...a]}function nameValue(e){const[,t="value"]=/(?:^|[-_])(id|url|path|name|version|tag)$/.exec(e)??[]
return t.toUpperCase()}function describe(e,t,n){const i=e.replaceAll(/`([a-z][a-z_-]*)`/g,(e,t)=>{const i="plugins"===t?void 0:n.get(t)
return void 0===i?e:`\`${i}\``})
return t?i.replace(/^`true`: (.)/,(e,t)=>t.toUpperCase()):i}const l=["zip_url","zip-path","artifact-name"]
function choosePlace(e,t){const n=/^https?:/i.test(e)?"zip_url":"zip-path"
if(t.some(e=>e.name===n))return n
throw new r.Q(`${JSON.stringify(e)} is not an option. Options begin with \`--\`.`)}const c=40
function shorten(e,t){const[n=""]=/^.*?\.(?= [A-Z]|$)/.exec(e)??[e]
if(n.length<=t)return n
return`${n.slice(0,n.lastIndexOf(" ",t-1)).replace(/[\s,;:]+$/,"")}…`}var u=n(7975)
function readOptions(e,t){const n=t.map(({name:e,value:t})=>[e,{type:void 0===t?"boolean":"string"}]),{tokens:i}=(0,u.parseArgs)({args:[...e],options:Object.fromEntries(n),strict:!1,allowPositionals:!0,tokens:!0}),s={},o=[],a=[...i]
for(let n=a.shift();void 0!==n;n=a.shift()){if("positional"===n.kind&&o.push(n.value),"option"!==n.kind)continue
const[i=""]=e[n.index]?.split("=")??[],l=t.find(({name:e})=>i===`--${e}`)
if(void 0===l)throw explainUnknown(i,t)
if(void 0!==l.variable)throw refuseSecret(i,l.variable)
const c=void 0===l.value?n.value??readFlag(a):requireValue(n),u=s[l.name]??=[]
if(u.length>0&&!0!==l.isList)throw new r.Q(`${i} is given twice. Give it once.`)
u.push(c)}return{values:s,places:o}}function readFlag(e){const[t]=e
return"positional"===t?.kind&&/^(true|false)$/i.test(t.value)?(e.shift(),t.value):"true"}function requireValue({rawName:e,value:t,inlineValue:n}){if(void 0===t)throw new r.Q(`${e} needs a value.`)
if(!n&&t.startsWith("--"))throw new r.Q(`${e} needs a value, but ${t.replace(/=.*$/s,"")} follows. Write such a value as ${e}=VALUE.`)
return t}function explainUnknown(e,t){const n=(0,s.q)(e,t.map(e=>`--${e.name}`))
return new r.Q(`There is no option ${e}.${void 0===n?" `--help` lists them.":` Write ${n}.`}`)}function refuseSecret(e,t){return new r.Q(`${e} is refused: others on this machine see command lines, and shells keep them. Set the environment variable ${t} instead.`)}var p=n(3024),h=n(1455),d=n(8161),m=n(6760),f=n(5242),v=n(5805),w=n(6717),g=n(2264),b=n(3899)
const $=["GITHUB_REPOSITORY","GITHUB_TOKEN","ACTIONS_RUNTIME_TOKEN","ACTIONS_RESULTS_URL"],y=["CI_COMMIT_TAG","BITBUCKET_TAG"]
function isWorkflow(e){return"true"===e.GITHUB_ACTIONS}function isOtherForge(e){return"true"===e.GITEA_ACTIONS||"true"===e.FORGEJO_ACTIONS}function buildEnvironment(e,t,n,i){const s={...i}
if(isOtherForge(i))for(const e of $)s[e]=void 0
const o=y.map(e=>i[e]??"").find(e=>""!==e)
void 0===o||isWorkflow(i)||(s.GITHUB_REF_TYPE="tag",s.GITHUB_REF_NAME=o)
for(const[e,n]of Object.entries(t))s[(0,b.G2)(e)]=n
for(const{name:e,secret:t}of n)void 0!==t&&void 0!==s[t]&&(s[(0,b.G2)(e)]=s[t])
return function check(e,t,n){if("live"!==e&&!l.some(e=>e in t))throw new r.Q(`Name the package to ${e}: the path of a ZIP or of the plugin's folder, or a URL. \`${e} --help\` lists the options.`)
const i=!/^false$/i.test(t["dry-run"]??"false"),s="live"===e||"publish"===e&&!i
if(s&&""===(n.PLUGIN_SERVICE_KEY??"").trim())throw new r.Q("There is no API key: set the environment variable PLUGIN_SERVICE_KEY to the key from the dashboard of the service.")
if("publish"===e&&!i&&function isMergeRequest(e){return"merge_request_event"===e.CI_PIPELINE_SOURCE||""!==(e.BITBUCKET_PR_ID??"")}(n))throw new r.Q("This pipeline is for a merge request, and would publish code that nobody has reviewed. Add --dry-run, or run it for tags only.")
const o=["GITHUB_REPOSITORY","GITHUB_TOKEN"].every(e=>""!==(n[e]??"")),a=isWorkflow(n)&&!isOtherForge(n)
if("artifact-name"in t&&!a)throw new r.Q("--artifact-name needs a workflow on GitHub, which has the artifact. Give the ZIP with --zip-path or --zip-url.")
const c="publish"!==e||i?[]:["zip-path","release-tag"],u=c.find(e=>e in t)
if(void 0!==u&&!o)throw new r.Q(`${toOption(u)} makes a release on GitHub, and needs the environment variables GITHUB_TOKEN and GITHUB_REPOSITORY (such as acme/my-plugin). Elsewhere, upload the ZIP where anyone can download it, and give its address with --zip-url.`)}(e,t,s),s}var k=n(609)
const O={error:["Error","red"],warning:["Warning","yellow"],notice:["Notice","cyan"]},T={"✔":"green","✅":"green","✘":"red","❌":"red"},_="\r[K"
function createPlainLog({write:e,paint:t,isDebug:n,names:i,status:s}){let o="",r="",a="",l=[]
const print=(...n)=>{const i=n.map(e=>`${e}\n`).join(""),o=s&&""!==r?`› ${r}${a}`.slice(0,s.columns-1):""
e((s?_:"")+i+(""===o?"":t("dim",o)))}
return{info:e=>{a=(e=>{const t=s?.steps.indexOf(/^\s*\S (.+?) \(/.exec(e)?.[1]??"")??-1,n=(s?.steps.length??0)-1-t
return t<0||0===n?void 0:`, at most ${n} ${1===n?"step":"steps"} left`})(e)??a,print(...l.splice(0),o+(e=>{const[n=""]=/^\S+(?= )/.exec(e)??[],i=T[n]
return void 0===i?e:t(i,n)+e.slice(n.length)})(nameOptions(e,i)))},isDebug:()=>n,debug:e=>print(`${t("dim","Debug:")} ${nameOptions(e,i)}`),startGroup:e=>{o="  ",r=e,l=[t("bold",e)],print(...void 0===s?l.splice(0):[])},endGroup:()=>{[o,r,a,l]=["","","",[]],print()},annotate:(e,n,s)=>{const[o,r]=O[e]
print(`${t(r,`${o}:`)} ${nameOptions(function plain_log_describe(e,{title:t,file:n,startLine:i}){const s=void 0===n?"":` (${n}${void 0===i?"":`:${i}`})`,o=t.replace(/^Input [a-z][a-z_-]*$/,"")
return`${""===o?"":`${o}: `}${e}${s}`}(n,s),i)}`)}}}function nameOptions(e,t){return e.replace(/\b([Ii])nput (`|<code>|(?<=\*\*Input ))((?:[a-z-]|_|&#95;)+)(?=`|<\/code>|\*\*)/g,(e,n,i,s)=>{const o=s.replaceAll("&#95;","_"),r=t.get(o)??toOption(o),[a,l]=r.startsWith("--")?["option","Option"]:["variable","Variable"]
return`${"I"===n?l:a} ${i}${r}`}).replace(/(`|<code>)((?:[a-z]+(?:[-_]|&#95;))+[a-z]+)(?=`|<\/code>)/g,(e,n,i)=>{const s=t.get(i.replaceAll("&#95;","_"))
return void 0===s?e:n+s}).replace(k.W,"").replace(/If the workflow takes it from a variable, such as `\$\{\{ vars\.(\w+) \}\}`, .*$/,(e,t)=>`Or set the environment variable ${t}.`)}var I=n(6848)
const E=120
function createTerminal(e){const{stdin:t,stdout:n,stderr:i,env:s}=e,o=n.isTTY&&""===(s.CI??"")&&"dumb"!==s.TERM,r=o&&t.isTTY
return{workspace:e.cwd(),env:s,write:e=>{n.write(`${e}\n`)},complain:e=>{i.write(`${e}\n`)},paint:(e,t)=>(0,u.styleText)(e,t,{stream:n}),isLive:o,columns:n.columns||E,ask:r?async e=>{const i=(0,I.createInterface)({input:t,output:n})
try{return(await i.question(e)).trim()}finally{i.close()}}:void 0}}const x="publish-wordpress-plugin"
async function runAction(e,{INPUTS:t,STEPS:n,run:i},s,a){const c=Object.values(t),u=readOptions(s,listOptions(c)),v=function toInputs({values:e,places:t},n){const i=n.map(({name:t})=>[t,e[toOption(t).slice(2)]??[]]),s=new Map(i.filter(([,e])=>e.length>0))
for(const e of t){const t=choosePlace(e,n)
s.set(t,[...s.get(t)??[],e])}for(const[e,t]of s)if(t.length>1&&l.includes(e))throw new r.Q(`The command takes one package, but ${(0,o.N)(t.map(e=>JSON.stringify(e)).join(" and "))} are given. Name one of them.`)
return Object.fromEntries([...s].map(([e,t])=>[e,t.join("\n")]))}(u,c),[g,b]=[u.values.outputs?.[0],u.values.summary?.[0]],$=buildEnvironment(e,v,c,a.env)
assertRewritable("--outputs",g,R),assertRewritable("--summary",b,C)
const y=await(0,h.mkdtemp)((0,m.join)((0,d.tmpdir)(),`${x}-`))
try{for(const e of[g,b])void 0!==e&&await write(e,"")
const t=!isWorkflow($),s={GITHUB_WORKSPACE:a.cwd()}
t&&void 0===g&&(s.RUNNER_TEMP=y),t&&"rehearse"===e&&(s.RUNNER_TEMP=await async function findCache({XDG_CACHE_HOME:e=""}){const t=(0,m.join)(""===e?(0,m.join)((0,d.homedir)(),".cache"):e,x)
return await(0,h.mkdir)(t,{recursive:!0,mode:448}),t}($).catch(()=>y))
const[o,r]=[{...$,...s},nameInputs(c)],l=t?function createPlainRunner(e,t,n,i=[]){const{paint:s,columns:o,isLive:r}=createTerminal(t),a=createPlainLog({write:e=>{t.stdout.write(e)},paint:s,isDebug:"1"===e.RUNNER_DEBUG,names:n,status:r?{steps:i,columns:o}:void 0})
return{env:e,printer:a,mask:()=>{},outputs:S,writeSummary:void 0,files:[]}}(o,a,r,n):(0,f.j)(o),toReceipt=e=>t?nameOptions(e,r):e
await i({...l,outputs:void 0===g?l.outputs:(k=g,{name:(0,w.AB)(k),set:(e,t)=>(0,p.appendFileSync)(k,function toKeyValue(e,t){return`${e.toUpperCase().replaceAll("-","_")}=${t.replaceAll(/\r?\n/g,"\\n")}\n`}(e,t))}),writeSummary:void 0===b?l.writeSummary:e=>write(b,toReceipt(e)),files:[...l.files,...[g,b].flatMap(e=>e??[])]})}finally{await(0,h.rm)(y,{recursive:!0,force:!0,maxRetries:3}).catch(()=>{})}var k}const S={name:"nowhere",set:()=>{}}
const R=/^[A-Z][A-Z_]*=/,C=/^### (?:✅|❌|⚠️|ℹ️|🧪) /u
function assertRewritable(e,t,n){const i=void 0===t?"absent":function readBeginning(e){try{return(0,g.H6)(e,100)}catch{return"absent"}}(t)
if(void 0!==t&&"string"!=typeof i&&0!==i.length&&!n.test(i.toString()))throw new r.Q(`${e} would overwrite ${t}, which this command did not write. Name another file, or delete that one.`)}async function write(e,t){await(0,h.writeFile)(e,t).catch(t=>{throw new r.Q(`The file ${e} cannot be written: ${(0,v.bD)(t)}. Name another file, or let this user write there.`)})}const N={init:async()=>(await n.e(411).then(n.bind(n,6411))).init,inspect:()=>n.e(810).then(n.bind(n,6810)),raise:async()=>(await n.e(411).then(n.bind(n,6411))).raise},P={init:{usage:"[FOLDER] [options]",summary:"Writes the workflow that publishes your plugin.",examples:["init","init plugins/my-plugin --plugin-id plugin_a1b2c3"],page:"build.md"},inspect:{usage:"PATH_OR_URL [options]",summary:"Checks a ZIP, the folder of a plugin or a URL.",examples:["inspect .","inspect my-plugin.zip --compare https://downloads.example/my-plugin-1.2.3.zip"],page:"checks.md",failure:3},rehearse:{usage:"PATH_OR_URL [options]",summary:"Plays the update on a real WordPress.",examples:["rehearse . --previous my-plugin-1.2.3.zip --php 7.4,8.5"],page:"rehearse.md"},raise:{usage:"VERSION|patch|minor|major [FOLDER] [options]",summary:"Writes a new version into every place that states it.",examples:["raise 1.3.0","raise minor plugins/my-plugin --dry-run"],page:"command.md#raise-the-version"},publish:{usage:"PATH_OR_URL --plugin-id ID [options]",summary:"Publishes a package; with --dry-run, checks it and shows what would be published.",examples:["publish . --plugin-id plugin_a1b2c3 --slug my-plugin --dry-run","publish https://downloads.example/my-plugin-1.2.3.zip --plugin-id plugin_a1b2c3 --verify"],page:"command.md"},live:{usage:"--plugin-id ID [options]",summary:"Shows which version is live.",examples:["live --plugin-id plugin_a1b2c3 --version 1.3.0"],page:"live.md"}}
async function runCommand(e,t,n){e.exitCode=1,e.stdout.on("error",({code:e})=>{if("EPIPE"!==e)throw new Error(`The output cannot be written: ${e??"unknown"}.`)})
const[s="--help",...o]=e.argv.slice(2),a=createTerminal(e)
try{if(["--version","-v","-V"].includes(s))a.write(n.version)
else if("help"===s&&o.length>0)await start(toCommand(o[0]??""),["--help"],{process:e,terminal:a,actions:t,about:n})
else{if(!["help","--help","-h"].includes(s)){const i=toCommand(s)
return e.exitCode=P[i].failure??1,void await start(i,o,{process:e,terminal:a,actions:t,about:n})}!function writeOverview({write:e,paint:t},n){const s=Math.max(...Object.keys(P).map(e=>e.length))
e("Checks, rehearses and publishes WordPress plugins on a plugin release service."),e(`\n${t("bold","Usage")}\n  publish-wordpress-plugin COMMAND [options]`),e(`\n${t("bold","Commands")}`)
for(const[n,{summary:i}]of Object.entries(P))e(`  ${t("cyan",n)}${" ".repeat(s-n.length)}  ${i}`)
e("\nCOMMAND --help lists the options of a command, and --version shows the version."),e(`\n${(0,i.Z)(n,"command.md")}`)}(a,n)}e.exitCode=0}catch(e){if(!(e instanceof r.Q))throw e
a.complain(e.message)}}async function start(e,t,{process:i,terminal:s,actions:o,about:r}){const a=t.some(e=>["--help","-h"].includes(e))
if(function isOwn(e){return Object.hasOwn(N,e)}(e)){const n=await N[e]()
a?showHelp(e,n.OPTIONS,s,r):i.exitCode=await n.run(readOptions(t,n.OPTIONS),s,r)}else{const l=await o[e]()
if(!a)return void await runAction(e,l,t,i)
const{DESCRIPTIONS:c}=await n.e(259).then(n.bind(n,6259))
showHelp(e,listOptions(Object.values(l.INPUTS),c[e]),s,r)}a&&(i.exitCode=0)}function toCommand(e){if(!Object.hasOwn(P,e))throw function run_command_explainUnknown(e){const t=(0,s.q)(e,Object.keys(P)),n=void 0===t?`Write one of ${Object.keys(P).join(", ")}.`:`Write ${t}.`
return new r.Q(`There is no command ${JSON.stringify(e)}. ${n}`)}(e)
return e}function showHelp(e,t,n,s){const{examples:o,page:r,...a}=P[e],l=`npx ${s.name}@${s.version}`
!function writeHelp({call:e,usage:t,summary:n,options:i,examples:s,page:o},{write:r,paint:a,columns:l}){const u=i.flatMap(({name:e,value:t,variable:n,description:i})=>void 0===n?[[`--${e}${void 0===t?"":` ${t}`}`,i]]:[]),p=i.flatMap(({variable:e,description:t})=>void 0===e?[]:[[e,t]]),h=[["Options",[...u,["--help","Show this."]]],["Environment variables",p]],d=Math.max(...[...u,...p].map(([e])=>e.length))
r(n),r(`\n${a("bold","Usage")}\n  ${e} ${t}`)
for(const[e,t]of h)if(0!==t.length){r(`\n${a("bold",e)}`)
for(const[e,n]of t){const t=shorten(n,Math.max(c,l-d-4))
r(`  ${a("cyan",e)}${" ".repeat(d-e.length)}  ${t}`)}}r(`\n${a("bold",1===s.length?"Example":"Examples")}`)
for(const e of s)r(`  ${e}`)
r(`\n${o}`)}({...a,call:`publish-wordpress-plugin ${e}`,options:t,examples:o.map(e=>`${l} ${e}`),page:(0,i.Z)(s,r)},n)}function run(e){return runCommand(process,{publish:()=>Promise.resolve(e),live:()=>n.e(17).then(n.bind(n,5017)),rehearse:()=>Promise.all([n.e(118),n.e(145),n.e(136)]).then(n.bind(n,6136))},(0,i.i)(import.meta.url))}}),609:((e,t,n)=>{n.d(t,{W:()=>o,f:()=>remarkOnService})
var i=n(8845),s=n(4635)
function remarkOnService({live:e,inputs:t,slug:n,isUpToDate:s}){const{served:r,failure:a}=e??{}
if(void 0!==a)return function remarkOnTrouble({kind:e,why:t,isLasting:n},{pluginId:i}){if("missing"===e)return function remarkOnMissing(e,t){const n=`Nothing is live yet, or the service does not know this plugin: ${e}. Unless this is the first release, check that \`plugin_id\` is right: \`${t}\`. Version and folder are not compared with the live version.`
return{outlook:"could be published, if the service knows the plugin",remarks:[{severity:"notice",title:"Nothing live, or plugin not known",text:n}]}}(t,i)
const{title:s,lead:o="The live version is not known, because",fix:r,obstacle:a}=l[e],c=n?"a run would probably fail for the same reason":"a run may fail for the same reason",u=`${o} ${t}${"unclear"===e?"":`; ${c}`}. ${r}`
return{outlook:n&&void 0!==a?`would probably fail, because ${a}`:"has no errors, but the live version is not known",remarks:[{severity:"warning",title:s,text:u}]}}(a,t)
if(void 0===e||void 0===r)return function remarkOnSilence({apiKey:e,baseUrl:t,caller:n}){if(n.isBuild){return{outlook:"is built, and has no errors",remarks:[say("This job has no key: the job that publishes asks the service.")]}}const[s,r]=""===e?["`api-key` is empty",o]:["the version of the package is not known",""]
return{outlook:"has no errors, but the service was not asked",remarks:[{severity:""===e&&t===i.M4?"info":"notice",title:"Service not asked",text:`The service was not asked, because ${s}: ${""===e?"":"`api-key`, "}\`plugin_id\` and \`base-url\` are not checked, and nothing is compared with the live version.${r}`}]}}(t)
const c=function remarkOnServed({version:e,pluginFile:t},{isFolderUnknown:n},i){const s=say(`The service accepted the key, and serves version ${e}.`)
if(!0===n){return[s,{severity:"warning",title:"Folder not known to the service",text:`The service knows this plugin by its \`plugin_id\`, but not by the folder \`${i}\`: check that this is its folder on the sites, and correct the input \`slug\` if it is not.`}]}return void 0!==t?[s]:[s,say(`The service does not say in which folder sites have the plugin: \`${i}\` is not checked.`)]}(r,e,n)
if(!s)return{outlook:"could be published",remarks:c}
return{outlook:"is live already",remarks:[...c,{severity:"notice",title:"Published already",text:"The service serves this version already: a run would publish nothing."}]}}const o=" That is right in a job that only builds; elsewhere, check the name of the secret."
function say(e){return{severity:"info",title:"",text:e}}const r="Not compared with what is live",a="`api-key` and `plugin_id` are not checked.",l={key:{title:"API key refused",fix:"Check `api-key`, and that `base-url` is the address of the service.",obstacle:"the service refuses the API key"},page:{title:"Not the service",lead:"`base-url` seems to be the address of a website, not of the service:",fix:"Set `base-url` to the address of the service.",obstacle:"a website answers instead of the service"},blocked:{title:"Request blocked",fix:s.Dx,obstacle:"something before the service seems to block requests"},redirect:{title:"Redirect not followed",fix:"Check `base-url`, and `api-key`, because it may redirect to a login page.",obstacle:"the service redirects requests"},unclear:{title:r,fix:`Check \`base-url\`; ${a}`},passing:{title:r,fix:`Try again later; ${a}`},unreached:{title:"Service not reached",fix:`Check \`base-url\`; ${a}`,obstacle:"the service is not reached"}}})}

