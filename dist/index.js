import{createRequire as e}from"module"
import*as t from"./stand-ins.js"
var n,r,s,i,o,a,c,u,l={6152:(e,t,n)=>{function acceptFindings(e,t){const n=new Set,r=e.map(e=>{const r=listFiles(e).map(r=>(({id:e,name:r},s)=>{const i=t.filter(t=>t.id===e&&(void 0===t.path||t.path===s||t.path===r))
for(const e of i)n.add(e)
return i.length>0})(e,r))
return{...e,accepted:r.every(Boolean)}})
return{findings:[...r.filter(e=>!e.accepted),...r.filter(e=>e.accepted)],unused:t.filter(e=>!n.has(e))}}function listFiles({file:e,files:t=[]}){return 0===t.length?[e]:t}function showAccepted({id:e,path:t}){if(void 0===t)return e
const n=/[\s,]/.test(t)?t.includes('"')?"'":'"':""
return`${e}:${n}${t}${n}`}n.d(t,{Bz:()=>acceptFindings,CS:()=>listFiles,tA:()=>showAccepted})},9631:(e,t,n)=>{n.d(t,{B2:()=>parseAccepted,Bs:()=>toAccepted,K3:()=>isCheckId,ip:()=>parseAcceptFindings,kF:()=>assertPath})
var r=n(7715),s=n(8687),i=n(6717),o=n(1522)
function parseAcceptFindings(e,t=r.D){return parseAccepted(e,(e,n,r)=>toAccepted(r,(Object.hasOwn(t,e)?t[e]:e)??e,n))}function isCheckId(e){return Object.hasOwn(r.S,e)}function toAccepted(e,t,n){if(!isCheckId(t)){const n=(0,s.q)(t,Object.keys(r.S))
throw new o.rb(`names ${(0,i.AB)(e)}, which is not a check`,void 0===n?'Copy the name of the check from the log, and put a path with blanks or commas in quotes, as in `dev-files:"my-plugin/a b.sh"`.':`Did you mean ${(0,i.AB)(n)}?`)}if("no"===r.S[t])throw new o.rb(`names ${(0,i.AB)(t)}, which cannot be accepted: ${"api-key-in-package"===t?"everyone who gets the package could use the key":"sites could not use the package"}`,`Leave ${(0,i.AB)(t)} out, and fix the package.`)
if(void 0===n&&"path"===r.S[t])throw new o.rb(`names ${(0,i.AB)(t)} without a file`,"required-file-missing"===t?`Name each file that is missing: ${(0,i.AB)(`${t}:my-plugin/file.php`)}.`:`Name each file that you have looked at, as the log shows it: ${(0,i.AB)(`${t}:my-plugin/file.php`)}.`)
return assertPath(t,n,e),{id:t,path:n}}const a=/([^\s,:]+)(?::(?:"([^"\n]*)"|'([^'\n]*)'|([^\s,]*)))?(?=[\s,]|$)|[^\s,]+/g,c=5
function parseAccepted(e,t){const n=[],r=[...e.matchAll(a)].flatMap(([e,r=e,s,i,a])=>{try{return[t(r,s??i??a,e)]}catch(e){if(!(e instanceof o.rb))throw e
return n.push(e),[]}})
if(0===n.length)return r
const s=n.slice(0,c),i=n.length>s.length?`; and ${n.length-s.length} more mistakes`:""
throw new o.rb(s.map(({message:e})=>e).join("; it ")+i,[...new Set(s.map(({fix:e})=>e))].join(" "))}function assertPath(e,t,n){if(""===t||/^["']/.test(t??""))throw new o.rb(`names ${(0,i.AB)(n)}, whose path ${""===t?"is empty":"begins with a quote that does not end"}`,`Write the path as the log shows it, such as ${(0,i.AB)(`${e}:"my-plugin/a b.php"`)}; quotes are needed only around blanks and commas.`)}},3899:(e,t,n)=>{n.d(t,{BH:()=>isExpression,G2:()=>toVariable,Nf:()=>listGivenInputs,Td:()=>isFromVariable,t6:()=>findSpellings,wK:()=>readValue,zN:()=>foldName})
const r="INPUT_"
function toVariable(e){return`${r}${e.toUpperCase()}`}function readValue(e,t){const n=(e[toVariable(t.name)]??t.default??"").trim()
return""===n?readVariable(e,t):n}function isFromVariable(e,t){return""!==readVariable(e,t)&&""===readValue(e,{name:t.name})}function readVariable(e,{variable:t=""}){return(e[t]??"").trim()}function listGivenInputs(e){return Object.entries(e).flatMap(([e,t=""])=>{if(!e.startsWith(r)||""===t.trim())return[]
const n=e.slice(r.length).toLowerCase()
return[{spelling:n,folded:foldName(n),value:t}]})}const s=/^(?:(?:secrets|vars)\.[A-Z][A-Z\d_]*|\$?\{\{?\s*(?:secrets|vars|env|github|inputs|steps|needs)\.[\w.-]+\s*\}\}?)$/
function isExpression(e){return s.test(e.trim())}function findSpellings(e,t){const n=foldName(t)
return e.filter(({folded:e})=>e===n)}function foldName(e){return e.replace(/[-_ ]/g,"").toLowerCase()}},3934:(e,t,n)=>{n.d(t,{BU:()=>readLimits,Nu:()=>readRepository,ZQ:()=>findUnmerged,d1:()=>o,hY:()=>readSourceTime,pG:()=>readBranch,wW:()=>readCaller,zW:()=>readTag})
var r=n(88),s=n(2264)
const i=["build-and-publish.yml","publish-plugins.yml"]
function readCaller(e){const t=i.find(t=>t===e.CALLED_WORKFLOW)
return{workflow:t,isBuild:void 0!==t&&"build"===e.CALLED_JOB}}const o={isWithoutSecrets:!1,isWithoutVariables:!1,isCalled:!1}
function readLimits(e){const t=function isFromFork(e){if(!/^pull_request(_review|_review_comment)?$/.test(e.GITHUB_EVENT_NAME??""))return!1
const{head:t,base:n}=readEvent(e)?.pull_request??{}
return t?.repo?.full_name!==n?.repo?.full_name}(e)
return{isWithoutSecrets:t||"dependabot[bot]"===e.GITHUB_ACTOR,isWithoutVariables:t,isCalled:void 0!==readCaller(e).workflow}}const a=33554432
function readEvent(e){try{const t=(0,s.H6)(e.GITHUB_EVENT_PATH??"",a)
return JSON.parse(t.toString())??void 0}catch{return}}const c=/^pull_request(_target)?$/
function findUnmerged(e){const t=e.GITHUB_EVENT_NAME??""
if(!c.test(t))return
const{action:n,pull_request:r}=readEvent(e)??{}
return"closed"===n&&!0===r?.merged?void 0:t}function readBranch(e){return"branch"===e.GITHUB_REF_TYPE?e.GITHUB_REF_NAME??"":""}function readTag(e){return"tag"===e.GITHUB_REF_TYPE?e.GITHUB_REF_NAME??"":""}function readRepository(e){const[t="",n="",s]=(e.GITHUB_REPOSITORY??"").split("/"),i=(0,r.BD)(e.GITHUB_API_URL??"https://api.github.com"),o=(0,r.BD)(e.GITHUB_SERVER_URL??"https://github.com")
if(!(""!==t&&""!==n&&void 0===s&&null!==i&&null!==o))return
const a=/^\d{1,20}$/.exec(e.GITHUB_RUN_ID??"")?.[0]
return{apiUrl:i,serverUrl:o,owner:t,name:n,sha:e.GITHUB_SHA??"",runId:a}}function readSourceTime(e){const t=e.SOURCE_DATE_EPOCH?.trim()??""
if(/^\d{1,12}$/.test(t))return Number(t)
const{id:n,timestamp:r}=readEvent(e)?.head_commit??{},s="string"==typeof r&&void 0!==n&&n===e.GITHUB_SHA?Date.parse(r):NaN
return Number.isNaN(s)?void 0:Math.floor(s/1e3)}},1522:(e,t,n)=>{n.d(t,{aJ:()=>isShown,rb:()=>InputMistake,w8:()=>isNot})
class InputMistake extends Error{fix
input
constructor(e,t="",n=""){super(e),this.fix=t,this.input=n}}const r=/^[\x20-\x5f\x61-\x7e]{1,12}$/,s=/^(?:[A-Z]?[a-z]{1,11}|[A-Z]{1,8}|v?\d{1,4})(?:[ .:/\\_-]{1,3}(?:[A-Z]?[a-z]{1,11}|[A-Z]{1,8}|v?\d{1,4}))*\/?$/,i=80
function isShown(e){return r.test(e)||e.length<=i&&s.test(e)}function isNot(e,t){return isShown(e)?`is \`${e}\`, ${t}`:`is ${t}`}},1914:(e,t,n)=>{n.d(t,{B2:()=>o,Rz:()=>checkVariable,ZZ:()=>parseTimeout,bM:()=>suggestVersion,dF:()=>parseSlug,dR:()=>a,f$:()=>parseHttpUrl,ok:()=>parseRetries,q8:()=>parseExpectedVersion,tz:()=>parseSha256,w9:()=>pickOne,yG:()=>parseBoolean})
var r=n(88),s=n(2189),i=n(1522)
function parseBoolean(e){const t=e.toLowerCase()
if("true"===t||"false"===t)return"true"===t
if(""!==e)throw new i.rb((0,i.w8)(e,"neither `true` nor `false`"))
throw new i.rb("is blank","Write `true` or `false`, or leave the input out. Add `|| false` to an expression that is empty in some runs, as `${{ inputs.NAME }}` is after a push.")}function pickOne(e,t){const n=t.find(t=>t===e)
if(void 0!==n)return n
const r=t.map(e=>`\`${e}\``),s=`${r.slice(0,-1).join(", ")} and ${r.at(-1)??""}`
throw new i.rb((0,i.w8)(e,`none of ${s}`))}const o=["error","warn","off"]
function parseSlug(e){if(""!==e){if(/[/\\\p{C}]/u.test(e)||"."===e||".."===e)throw new i.rb((0,i.w8)(e,"not the name of a folder"),function suggestFolder(e){const[t]=/[^/\\]+(?=[/\\][^/\\]*\.php$|[/\\]*$)/.exec(e)??[]
return!(0,i.aJ)(e)||void 0===t||/^\.+$/.test(t)?"":`Write \`${t}\`, or leave the input out.`}(e))
return e}}function parseExpectedVersion(e){if("any"!==e){if("auto"===e)return e
if(""===e)throw new i.rb("is blank")
if(!(0,s.l)(e)||!/\d/.test(e))throw new i.rb((0,i.w8)(e,"neither `auto`, `any` nor a version"),suggestVersion(e))
if(/^v/i.test(e))throw new i.rb(function named(e,t){return(0,i.aJ)(e)?`is \`${e}\`, which ${t}`:t}(e,"begins with a `v`, as no plugin version does"),(0,i.aJ)(e)?`Write \`${e.slice(1)}\`.`:"Write the version as in the plugin header, such as `1.2.3`.")
return e}}function parseSha256(e){if(""!==e){if(/^[\da-f]{64}$/i.test(e))return e.toLowerCase()
throw/^sha256:/i.test(e)?new i.rb("begins with `sha256:`","Write only the 64 digits behind it."):new i.rb((0,i.w8)(e,"not a SHA-256 of 64 hexadecimal digits"))}}function suggestVersion(e){const t=/^refs\/tags\/./.test(e)&&(0,i.aJ)(e)?(0,s.m)(e):void 0
return void 0===t?"":`Write \`${t}\`.`}const a=3600
function parseTimeout(e){const t=/^\d{1,4}(\.\d{1,3})?$/.test(e)?Number(e):0
if(t<=0||t>a)throw new i.rb((0,i.w8)(e,`not a number of seconds up to ${a}`))
return 1e3*t}function parseRetries(e){if(!/^(\d|10)$/.test(e))throw new i.rb((0,i.w8)(e,"not a whole number from 0 to 10"))
return Number(e)}const c=/^(file|ftps?|sftp|ssh|git|s3|gs|data|blob):/i
function parseHttpUrl(e){const t=(0,r.BD)(e)
if(null===t){if(/^[a-z\d-]+(\.[a-z\d-]+)+(:\d+)?(\/|$)/i.test(e))throw new i.rb("is not a valid absolute URL: `https://` is missing","Write `https://` in front of it, as in `https://service.example`.")
const t=c.exec(e)?.[1]?.toLowerCase()
throw new i.rb(void 0===t?"is not a valid absolute URL":`is a \`${t}:\` URL`)}if(""!==t.username||""!==t.password||/^https?:\/\/[^/?#]*@/i.test(e))throw new i.rb("contains a user name or password","Remove the part before the `@`.")
return t}function checkVariable(e){return`such as \`\${{ vars.${e} }}\`, check that the repository variable exists, and is not a secret: Settings → Secrets and variables → Actions → Variables.`}},3687:(e,t,n)=>{n.d(t,{W:()=>createReader})
var r=n(5805),s=n(3899),i=n(1522)
function createReader(e,t){const n=[],a=new Set,c=(0,s.Nf)(e),check=e=>{try{const t=e()
return()=>t}catch(e){if(!(e instanceof i.rb))throw e
return a.add(e),()=>{throw e}}},parse=n=>(function refuseMisspelling(e,t){const n=(0,s.t6)(t,e).find(({spelling:t})=>t!==e)
if(void 0!==n)throw new i.rb("does not exist",`Write \`${e}\` instead.`,n.spelling)}(n.name,c),function parseValue(e,t,n){try{if(!0!==e.isProse&&/^(["']).*\1$/s.test(t)&&t.length>1)throw new i.rb("has quotes around it that are part of the value",o)
if(!0!==e.isProse&&(0,s.BH)(t))throw new i.rb(`is the text \`${t}\`, not its value`,/^\$\{\{.*\}\}$/.test(t.trim())?"Store the value itself in the secret or variable that has this text.":`Write \`\${{ ${t.replace(/[${}\s]/g,"")} }}\`.`)
return e.parse(t,n)}catch(t){if(!(t instanceof i.rb))throw t
throw new i.rb(t.message,""===t.fix?e.fix:t.fix,e.name)}}(n,(0,s.wK)(e,n),t))
return{check:check,read:e=>{n.push(...Object.values(e))
const t=Object.entries(e).map(([e,t])=>[e,{enumerable:!0,get:check(()=>parse(t))}])
return Object.defineProperties({},Object.fromEntries(t))},finish:i=>{if(0===a.size)return Object.freeze(i())
if(!t.isWithoutSecrets&&!n.some(t=>function isGiven(e,t){const n=(0,s.wK)(t,{name:e.name})
return""!==n&&n!==e.default&&"github-token"!==e.name}(t,e)))throw new AggregateError([new r.S1({code:"input",title:"No inputs",message:"None of the inputs is set.",hint:"Write the inputs under `with:` of the step, not under `env:` or `run:`, and check that the variables behind them exist."})])
const findPosition=({input:e})=>n.findIndex(({name:t})=>(0,s.zN)(t)===(0,s.zN)(e)),o=[...a].sort((e,t)=>findPosition(e)-findPosition(t))
throw new AggregateError(o.map(t=>function describeMistake({input:e,message:t,fix:n},i,o){const a=i.find(({name:t})=>t===e),c=void 0!==a?.variable&&(0,s.Td)(o,a)?`\`${a.variable}\`, used for input \`${e}\`,`:`Input \`${e}\``
return new r.S1({code:"input",title:`Input ${e}`,message:`${c} ${t}.`,hint:n})}(t,n,e)))}}}const o="Remove the quotes where the value comes from, such as the secret, or a command (`jq -r` prints none)."},7999:(e,t,n)=>{n.d(t,{HA:()=>listUploadRules,Hu:()=>chooseAssetName,JW:()=>u,Q8:()=>isBranchName,QC:()=>parseTemplate,QJ:()=>chooseRepository,ou:()=>fillTemplate,pI:()=>parseToken,u6:()=>chooseTag})
var r=n(4567),s=n(2551),i=n(2189),o=n(1522)
const a="Leave it out, or leave `upload-to` out.",c=[["zip_url","Give `zip-path` or `artifact-name` instead, or leave `upload-to` out.",(e,{zipUrl:t})=>void 0!==t],["asset-name",a,({assetName:e})=>void 0!==e],["asset-url",a,({assetUrl:e})=>"auto"!==e],["overwrite",a,({overwrite:e})=>e]]
function listUploadRules(e,t){return c.map(([n,r,s])=>()=>{if("service"===e.uploadTo&&s(e,t))throw new o.rb("is given together with `upload-to: service`, which sends a file and makes no asset of a release",r,n)})}function chooseTag(e,t,{tag:n}){const r="url"===t.source.kind||"service"===t.uploadTo,s=e??(r?void 0:function findDefaultTag(e){return""===e?{text:"v{version}",placeholders:["version"]}:{text:e,placeholders:[]}}(n))
return assertKnown("release-tag",s,t),s}function isBranchName(e,t){return 0===e?.placeholders.length&&e.text===t&&void 0===(0,i.m)(t)}const u="Write a tag such as `v{version}`, or run the workflow on `push` of a tag."
function chooseAssetName(e,t){return"url"!==t.source.kind&&assertKnown("asset-name",e,t),e}function assertKnown(e,t,{source:{kind:n},packageChecks:r,slug:s,uploadTo:i}){const a={slug:"url"!==n||void 0!==s,version:"url"===n||"service"===i}
if("off"===r&&void 0!==t&&!t.placeholders.every(e=>a[e]))throw new o.rb(`would be \`${t.text}\`, which needs the version or folder of the package, but \`package-checks\` is \`off\``,"Write the whole name, or set `package-checks` to `warn`.",e)}function parseToken(e){if(""===e||(0,s.u)(e))return e
throw new o.rb("contains a blank, a line break or a character that is not ASCII")}const l="Outside of one, only a dry run, or `zip_url` or `upload-to: service` without `release-tag`, works."
function chooseRepository(e,t,{source:n,tag:r,isDryRun:s}){if(""!==e&&void 0!==t)return{...t,token:e}
if("artifact"===n.kind&&void 0!==n.runId||!s&&void 0!==r){if(""===e)throw new o.rb("is empty, but a release on GitHub, or an artifact of another run, needs a token","In a workflow, GitHub sets it when the input is left out, and the job needs `permissions: contents: write`. "+l,"github-token")
throw new o.rb("cannot be used: `GITHUB_REPOSITORY`, `GITHUB_API_URL` or `GITHUB_SERVER_URL` is not set or not valid",`In a workflow, GitHub sets them. ${l}`,"github-token")}}const d=/(?<![${])\{(version|slug)\}/g,h=/[{}]|\$(?:version|slug)\b|%(?:version|slug)%/i,p=/(?:\$?\{{1,3} ?|[$%])(version|slug)(?: ?\}{1,3}|%|\b)/gi,f={version:"1.0",slug:"a"}
function parseTemplate(e,{kind:t,isValid:n,correct:s=e=>e}){if(""===e)return
const refuse=(t,r)=>{const s=fillTemplate(r,f),i=(0,o.aJ)(s)&&n(s)&&!/\p{Cc}/u.test(e)
return new o.rb(i||(0,o.aJ)(e)?`is \`${e}\`, which ${t}`:t,i&&r!==e?`Write \`${r}\`, or leave the input out.`:"")},i=e.length>r.EM,a=e.replace(d,"")
if(h.test(a)){throw refuse("has braces or a placeholder other than `{version}` and `{slug}`",i?e:e.replace(p,(e,t)=>`{${t.toLowerCase()}}`))}if(i||!n(fillTemplate(e,f)))throw refuse(`cannot be ${t}`,s(e))
return{text:e,placeholders:[...e.matchAll(d)].map(([,e])=>e)}}function fillTemplate(e,t){return e.replace(d,(e,n)=>t[n])}},8845:(e,t,n)=>{n.d(t,{M4:()=>c,Q2:()=>parseBaseUrl,QA:()=>parsePluginId,Xu:()=>parseApiKey,mn:()=>assertService,sM:()=>assertKey})
var r=n(2551),s=n(88),i=n(2543),o=n(1522),a=n(1914)
function parsePluginId(e){if(""===e)throw new o.rb("is missing")
if(/[\s\p{C}]/u.test(e))throw new o.rb("contains blanks, control or invisible characters")
if(!/^plugin_./u.test(e))throw new o.rb((0,o.w8)(e,"not `plugin_` followed by an identifier"))
return e}function parseApiKey(e){if(/^(authorization:\s*)?bearer\s/i.test(e))throw new o.rb("begins with `Bearer `, which the action adds","Store only the key as the secret, without what stands before it.")
if(""===e||(0,r.u)(e))return e
throw new o.rb("contains a blank, a line break or a character that is not ASCII","Copy the key again from the dashboard of the service and store it as a secret, alone and on one line.")}function assertKey({apiKey:e,isDryRun:t},{isWithoutSecrets:n,isCalled:r}){if(""===e&&!t)throw new o.rb(...function explainNoKey(e,t){if(e)return["is missing: GitHub gives no secrets to pull requests from forks or Dependabot","Publish on `push` of a tag instead, and use `dry-run: true` in pull requests: it needs no key."]
if(t)return["is missing: the calling workflow passes no key","Write `PLUGIN_SERVICE_KEY: ${{ secrets.PLUGIN_SERVICE_KEY }}` under `secrets:` of the job that calls the workflow, and check that the secret exists under that name. `secrets: inherit` passes nothing to a workflow of another organization."]
return["is missing","Set it to a repository secret, such as `${{ secrets.PLUGIN_SERVICE_KEY }}`, and check that the secret exists under that name."]}(n,r),"api-key")}function parseBaseUrl(e,{isWithoutVariables:t}){if(""===e)throw explainMissing(t)
const n=(0,a.f$)(e)
if("http:"===n.protocol&&!(0,s.U9)(n))throw new o.rb("uses `http:`, which would send the API key unencrypted","Write `https:` instead.")
if(/[?#]/.test(e))throw new o.rb("has a query or a fragment","Give only the address of the service, such as `https://service.example`.")
if(n.pathname.replace(/\/+$/,"").endsWith(i.C3))throw new o.rb("names the endpoint",`Leave out \`${i.C3}\`: the action adds it.`)
return n.pathname=n.pathname.replace(/\/+$/,"").replace(/\/api\/v1$/,""),n}const c=new URL("https://service.example")
function assertService({baseUrl:e,apiKey:t,isDryRun:n},{isWithoutVariables:r}){if(e!==c||n&&""===t)return
const{message:s,fix:i}=explainMissing(r)
throw new o.rb(s,i,"base-url")}function explainMissing(e){return e?new o.rb("is missing: GitHub gives no repository variables to pull requests from forks","Publish on `push` of a tag instead. In pull requests, use `dry-run: true` without a key: it needs no service."):new o.rb("is missing","Set it to the address of the service, such as `https://service.example`. If the workflow takes it from a variable, "+(0,a.Rz)("PLUGIN_SERVICE_URL"))}},5937:(e,t,n)=>{n.d(t,{LV:()=>chooseSource,Uv:()=>parseZipUrl,_G:()=>parseRunId,gP:()=>parseZipPath})
var r=n(88),s=n(8845),i=n(1522),o=n(1914)
function parseZipUrl(e){if(""===e)return
if(/^\/(?!\/)/.test(e))throw new i.rb("begins with `/`, so it has no host: a variable before that may be empty",`If it is a variable, ${(0,o.Rz)("DOWNLOADS_URL")} Pull requests from forks are given none.`)
if(/\{(version|slug)\}/.test(e))throw new i.rb("has `{version}` or `{slug}`, which are replaced only in `release-tag` and `asset-name`","Write the whole URL. The tag that triggered the run is `${{ github.ref_name }}`.")
if(a.test(e)&&null===(0,r.BD)(e))throw new i.rb("is not a valid absolute URL","Give the public `https:` URL of the plugin ZIP. If it is a file or folder on the runner, set `zip-path` to it instead.")
const t=(0,o.f$)(e)
if("http:"===t.protocol&&!(0,r.U9)(t))throw refuseHttp()
return{kind:"url",url:t,text:e,isSecret:(0,r.Es)(t)}}const a=/^([a-z]:[\\/]|(?![a-z][a-z0-9+.-]*:))/i
function refuseHttp(){return new i.rb("uses `http:`, so the package could be replaced on its way","Write `https:` instead; `http:` is accepted only when both it and `base-url` are on this machine.","zip_url")}function parseZipPath(e){return""===e?void 0:{kind:"path",path:e}}function parseRunId(e){if(""!==e){if(!/^[1-9]\d{0,14}$/.test(e))throw new i.rb((0,i.w8)(e,"not the number of a workflow run"))
return Number(e)}}const c={url:"zip_url",path:"zip-path",artifact:"artifact-name"},u="Give exactly one of `zip_url`, `zip-path` and `artifact-name`"
function chooseSource({zipUrl:e,zipPath:t,artifactName:n,artifactRunId:o},a){if(void 0!==o&&void 0===n)throw new i.rb("needs `artifact-name`","Add `artifact-name`, or remove this input.","artifact-run-id")
const l=void 0===n?void 0:{kind:"artifact",name:n,runId:o},[d,h]=[e,t,l].filter(e=>void 0!==e)
if(void 0===d)throw new i.rb("is empty, and so are `zip-path` and `artifact-name`",`${u}: a public URL of the plugin ZIP, a file or folder on the runner, or a workflow artifact. An expression such as \`\${{ steps.ID.outputs.NAME }}\` is empty in every job but its own.`,"zip_url")
if(void 0!==h)throw new i.rb(`is given together with \`${c[h.kind]}\``,`${u}.`,c[d.kind])
const p=a.baseUrl===s.M4||(0,r.U9)(a.baseUrl)
if("url"===d.kind&&"http:"===d.url.protocol&&!p)throw refuseHttp()
return d}},4923:(e,t,n)=>{n.d(t,{mc:()=>w,_E:()=>p,mX:()=>m,qT:()=>f,Ki:()=>d,A9:()=>h,O9:()=>g,Yq:()=>choice,Ff:()=>collectOpenTexts,qb:()=>collectSecrets,Dc:()=>collectUrls})
var r=n(4567),s=n(88)
var i=n(9631),o=n(3899),a=n(1914),c=n(7999),u=n(8845),l=n(5937)
function flag(e,t="false"){return{name:e,default:t,parse:a.yG,fix:"Write `true` or `false`, or leave the input out."}}function choice(e,t,n){return{name:e,default:n,choices:t,parse:e=>(0,a.w9)(e,t),fix:"Write one of them, or leave the input out."}}const d={pluginId:{name:"plugin_id",parse:u.QA,fix:"Set it to the plugin identifier from the dashboard of the service, such as `plugin_a1b2c3`."},apiKey:{name:"api-key",secret:"PLUGIN_SERVICE_KEY",parse:u.Xu,fix:"Set it to the API key from the dashboard of the service."},baseUrl:{name:"base-url",variable:"PLUGIN_SERVICE_URL",parse:u.Q2,fix:"Give the address of the service, such as `https://service.example`."}},h={zipUrl:{name:"zip_url",parse:l.Uv,fix:"Give the public `https:` URL of the plugin ZIP."},zipPath:{name:"zip-path",parse:l.gP,fix:"Give the path of a file or folder."},artifactName:{name:"artifact-name",parse:e=>""===e?void 0:e,fix:"Give the name of the artifact."},artifactRunId:{name:"artifact-run-id",parse:l._G,fix:"Give the number in the URL of the run, such as `${{ github.event.workflow_run.id }}`, or leave the input out."}},p={slug:{name:"slug",valueName:"FOLDER",parse:a.dF,fix:"Write only the name of the plugin's folder, such as `my-plugin`, or leave the input out."},packageChecks:choice("package-checks",a.B2,"error"),expectedVersion:{name:"expected-version",default:"auto",parse:a.q8,fix:"Write a version such as `1.2.3`, `auto` to take it from the tag, or `any`."},expectedSha256:{name:"expected-sha256",valueName:"DIGEST",parse:a.tz,fix:"Give it the output `sha256` of the step that built the package, such as `${{ needs.build.outputs.sha256 }}`, or leave the input out."},acceptedFindings:{name:"accept-findings",isList:!0,valueName:"IDS",parse:e=>(0,i.ip)(e),fix:"Copy the names of the checks from the log."},compare:flag("compare","true"),timeoutMs:{name:"timeout",valueName:"SECONDS",default:"180",parse:a.ZZ,fix:`Give a number above 0 and up to ${a.dR}, or leave the input out.`},retries:{name:"retries",valueName:"NUMBER",default:"3",parse:a.ok,fix:"Write a whole number from 0 to 10, or leave the input out."},ifPublished:choice("if-published",["skip","fail","publish"],"skip"),verify:flag("verify")},f={isDryRun:flag("dry-run")},m={tag:{name:"release-tag",parse:e=>(0,c.QC)(e,{kind:"a tag",isValid:r.dz,correct:e=>e.replace(/^refs\/tags\//,"").replace(/\s+/g,"-")}),fix:"Write a tag such as `v{version}`, or leave the input out."},notes:{name:"release-notes",valueName:"TEXT",isProse:!0,parse:e=>""===e?void 0:e,fix:"Write Markdown, or leave the input out."},prerelease:{name:"prerelease",default:"auto",valueName:"auto|true|false",parse:e=>(0,a.w9)(e.toLowerCase(),["auto","true","false"]),fix:"Write one of them, or leave the input out."},assetName:{name:"asset-name",parse:e=>(0,c.QC)(e,{kind:"the name of a release asset",isValid:r.MN,correct:e=>(e.split(/[/\\]/).at(-1)??"").replace(/\s+/g,"-")}),fix:"Use only letters, digits and `.`, `_`, `+`, `-`, beginning with a letter or a digit, such as `{slug}-{version}.zip`."},uploadTo:choice("upload-to",["release","service"],"release"),assetUrl:choice("asset-url",["auto","public","signed"],"auto"),overwrite:flag("overwrite")},g={token:{name:"github-token",secret:"GITHUB_TOKEN",parse:c.pI,fix:"Leave the input out to use the token of the workflow."}},w={...f,...d,...h,...p,...m,...g}
function collectSecrets(e){const t=(0,o.Nf)(e),n=[w.apiKey,w.token].flatMap(({name:e})=>(0,o.t6)(t,e)).flatMap(({value:e})=>(0,o.BH)(e)?[]:[e,e.trim()])
return[...new Set(n)]}function collectUrls(e){return[w.zipUrl,w.baseUrl].map(t=>(0,o.wK)(e,t))}function collectOpenTexts(e){const t=[w.baseUrl,w.zipUrl].map(t=>(0,s.Dl)((0,o.wK)(e,t)))
return[(0,o.wK)(e,w.pluginId),(0,o.wK)(e,w.slug),e.GITHUB_REPOSITORY??"",...t.flatMap(e=>null===e?[]:[e.host,e.pathname])]}},8592:(e,t,n)=>{n.d(t,{Fj:()=>createSanitiser,bs:()=>createQuote,h:()=>createLogger,kQ:()=>createGrowingSanitiser})
var r=n(88),s=n(6331),i=n(6717),o=n(2631)
const a="***",c=500,u=16384
function createSanitiser(e){const t=(0,o.aD)(e,a)
return e=>t((0,i.jQ)(e)).replace(/:(?=:)/g,": ").replace(/##(?=\[)/g,"## ")}function createGrowingSanitiser(e,t=[]){let n=e,s=[],i=t
const isPublic=e=>""!==e&&i.some(t=>t.includes(e)),listUrlSecrets=()=>[...new Set(s.flatMap(e=>(0,r.hR)(e,isPublic)))],create=()=>createSanitiser([...n,...listUrlSecrets()])
let o=create()
return{sanitise:e=>o(e),addSecret:e=>{n=[...n,e],o=create()},addUrl:e=>{s=[...s,e],o=create()},addPublic:e=>{i=[...i,...e],o=create()},listUrlSecrets:listUrlSecrets}}function createQuote(e){return t=>{const n=t.replace(/\s+/g," ").trim().slice(0,u),r=e((0,s.N)(n))
return r.length>c?`${r.slice(0,c).toWellFormed()}…`:r}}function createLogger(e,t){let n
const annotate=r=>(s,i,o)=>{const a={title:e(s),...o&&{file:e(o.file)},...void 0!==o?.line&&{startLine:o.line}},show=()=>t.annotate(r,e(i),a)
void 0===n?show():n.push(show)},info=n=>t.info(e(n))
return{info:info,repeat:n=>t.info(e((0,s.N)(n))),debug:n=>{t.isDebug()&&t.debug(e((0,s.N)(n)))},startGroup:r=>{t.startGroup(e(r)),n=[]},endGroup:e=>{t.endGroup(),info(e)
const r=n??[]
n=void 0
for(const e of r)e()},notice:annotate("notice"),warning:annotate("warning"),error:annotate("error")}}},3147:(e,t,n)=>{n.d(t,{C:()=>runAction})
var r=n(7598),s=n(3024),i=n(8161),o=n(7856),a=n(4486),c=n(6103),u=n(5805),l=n(8592),d=n(5242),h=n(7853)
const p=/^[\w.+-]+$/,f=/^(?:GITHUB_(?:OUTPUT|STEP_SUMMARY)|RUNNER_DEBUG|HOME|PATH|TMPDIR|TEMP|TMP|SystemRoot|windir)$/i
async function runAction(e,t,n=(0,d.j)({...process.env})){const o=function startRun(e,t){process.exitCode=1,process.noDeprecation=!0
const n=function readMachine({env:e,files:t}){const{GITHUB_WORKSPACE:n="",RUNNER_TEMP:r=""}=e
return{env:e,workspace:""===n?process.cwd():n,temporaryFolder:""===r?(0,i.tmpdir)():r,ownFiles:t.flatMap(e=>function findRealPath(e){try{return(0,s.realpathSync)(e)}catch{return}}(e)??[])}}(t),{env:o}=n,{secrets:a,urls:u,open:d}=e(o),maskSecrets=e=>e.forEach(t.mask)
maskSecrets(a)
const{sanitise:m,addSecret:g,addUrl:w,addPublic:v,listUrlSecrets:b}=(0,l.kQ)(a,d),maskUrl=e=>{w(e),maskSecrets(b().filter(e=>!p.test(e)))}
u.forEach(maskUrl)
const y=function listenForCancellation(){const e=new AbortController
for(const t of["SIGINT","SIGTERM","SIGBREAK"])process.on(t,()=>e.abort())
return process.on("uncaughtException",t=>e.abort(new Crash(t))),e}(),k=y.signal,$=new AbortController,x=AbortSignal.any([k,$.signal]),S=(0,c.ts)(x),P=(0,h.E5)((0,l.h)(m,t.printer),S,()=>function isByPerson({aborted:e,reason:t}){return e&&t instanceof DOMException}(k)),{log:R}=P,_={send:createTracedSender(x,o,{log:R,clock:S}),sendAfterwards:createLastSender(o,{log:R,clock:S}),cancellation:k,clock:S,random:Math.random,randomHex:e=>(0,r.randomBytes)(e).toString("hex"),log:R,quote:(0,l.bs)(m),mask:e=>{g(e),maskSecrets([e])},maskUrl:maskUrl,declarePublic:v}
return{machine:n,outputs:t.outputs,tools:_,steps:P,sanitise:m,maskRest:()=>maskSecrets(b().filter(e=>p.test(e))),clearEnvironment:()=>{for(const e of Object.keys(process.env))f.test(e)||Reflect.deleteProperty(process.env,e)},cancel:e=>y.abort(e),stop:()=>$.abort()}}(e,n),{work:a,explainCancellation:m,report:g}=t(o)
let w=[]
try{await a()}catch(e){w=function explainEnd(e,{aborted:t,reason:n},r){const s=(0,u.I7)(e),i=s.every(({code:e})=>"after-publish"===e||"already-published"===e)
return!t||i?s:n instanceof Crash?(0,u.I7)(n.error):[r()]}(e,o.tools.cancellation,m),function traceFailure({log:e,cancellation:t},n){const r=t.reason
e.debug((0,u.wh)(r instanceof Crash?r.error:n))}(o.tools,e)}await async function endRun({tools:{log:e},maskRest:t,stop:n},{writeSummary:r},{errors:s,outcome:i,renderSummary:o,unaffected:a}){n(),t()
for(const{title:t,message:n,hint:r}of s.filter(({isReported:e})=>!e))e.error(t,`${n} ${r}`)
const summarise=async()=>r?.(o())
await summarise().catch(()=>{0===s.length&&e.warning("No job summary",`The job summary could not be written: check the disk space of the runner. ${a}`)}),e.info(i),0===s.length&&(process.exitCode=0)}(o,n,await g(w))}function createTracedSender(e,t,n){return(0,a.u)((0,o.ER)((0,a.a)(e),t),n)}const m=5e3
function createLastSender(e,t){const n=createTracedSender((new AbortController).signal,e,t)
return e=>n({...e,timeoutMs:Math.min(e.timeoutMs,m)})}class Crash{error
constructor(e){this.error=e}}},5242:(e,t,n)=>{n.d(t,{j:()=>createRunner})
var r=n(8524)
const s={error:r.z3,warning:r.$e,notice:r.lm}
function createRunner(e){const{GITHUB_OUTPUT:t="",GITHUB_STEP_SUMMARY:n=""}=e
return{env:e,printer:{info:r.pq,isDebug:r._o,debug:r.Yz,startGroup:r.Oh,endGroup:r.N4,annotate:(e,t,n)=>s[e](t,{...n})},mask:r.Pq,outputs:{name:"the file that `GITHUB_OUTPUT` names",set:r.uH},writeSummary:""===n?void 0:e=>r.z.addRaw(e).write(),files:[t,n].filter(e=>""!==e)}}},7853:(e,t,n)=>{n.d(t,{E5:()=>createSteps,SC:()=>describeRepeats,Sr:()=>s})
var r=n(6338)
const s={done:"✔",inconclusive:"–",failed:"✘"},i=2e4,repeatByTimer=e=>{const t=setInterval(e,5e3).unref()
return()=>clearInterval(t)}
function createSteps(e,t,n=()=>!1,o=repeatByTimer){const a=t.now(),c=[]
let u=0,l=a
return{run:async(d,h,p,f=d)=>{const m=t.now()
u=0,l=m,e.startGroup(d)
const g=o(()=>{const n=t.now()
n-l<i||(l=n,e.info(`${f}, ${(0,r.a3)(n-m)}`))}),end=(n,i)=>{g()
const o={title:d,startMs:m-a,durationMs:t.now()-m,repeats:u,outcome:n,result:i}
c.push(o),e.endGroup(function describeStep({title:e,durationMs:t,repeats:n,outcome:i,result:o}){const a=[(0,r.a3)(t),...0===n?[]:[describeRepeats(n)]].join(", ")
return`${s[i]} ${e} (${a})${void 0===o?"":`: ${o}`}`}(o))}
try{const e=await h(),t=p(e)
return"string"==typeof t?end("done",t):end("inconclusive",t.inconclusive),e}catch(e){throw n()?end("inconclusive","cancelled"):end("failed"),e}},done:c,log:{...e,info:n=>{l=t.now(),e.info(n)},repeat:n=>{u+=1,l=t.now(),e.repeat(n)}}}}function describeRepeats(e){return`${e} repeat${1===e?"":"s"}`}},4743:(e,t,n)=>{n.d(t,{Y:()=>createSourceLocator})
var r=n(3024),s=n(6760),i=n(3916)
function createSourceLocator(e){return(t="",n,o=".")=>{const a=""!==t&&!t.split("/").some(e=>".."===e||e.includes("\\"))
if(void 0===e||""===e||!a||(0,s.isAbsolute)(o))return
const c=[t,t.slice(t.indexOf("/")+1)].map(e=>(0,i.join)(o,e)).find(t=>function isFile(e){try{return(0,r.lstatSync)(e).isFile()}catch{return!1}}((0,s.resolve)(e,t)))
return void 0===c?void 0:{file:c,line:n}}}},2026:(e,t,n)=>{n.d(t,{M3:()=>renderChangesLine,O1:()=>renderChanges,dt:()=>countLibraries,hF:()=>describeDifference,ii:()=>listChangeLines,vB:()=>writeChanges})
var r=n(6338),s=n(1680),i=n(6717)
function describeComparison(e){return e.isCompared?`${describeDifference(e.difference)}, compared with ${e.what}`:`Not compared: ${e.why}`}function describeDifference(e){const{packedBytes:t}=e
return`${countFiles(e)} · ${formatSizes(t)}`}function countFiles({added:e,removed:t,changed:n}){if(e.length+t.length+n.length===0)return"No file changed"
const r=[[n.length,"changed"],[e.length,"added"],[t.length,"removed"]],[[s,i]=[0,""],...o]=r.filter(([e])=>e>0)
return[`${s} ${1===s?"file":"files"} ${i}`,...o.map(([e,t])=>`${e} ${t}`)].join(", ")}function formatSizes({from:e,to:t}){const[n,s]=[(0,r.Xq)(e),(0,r.Xq)(t)],[i,o]=n.split(" ")
return s.endsWith(` ${o??""}`)?`${i??""} → ${s}`:`${n} → ${s}`}const o="top level",a=30
function listChangeLines(e){if(!e.isCompared)return[`Not compared: ${e.why}.`]
const t=`Changes: ${describeComparison(e)}.`,{parts:n,headers:r}=e.difference
return[t,...n.slice(0,a).map(e=>`  ${namePart(e,i.AB)}: ${function describePart(e){const{files:t,unpackedBytes:n}=e
return`${countFiles(e)}; ${t.from} → ${t.to} files, ${formatSizes(n)}`}(e)}`),...n.length>a?[`  and ${n.length-a} more folders`]:[],...r.map(({label:e,from:t,to:n})=>`  ${e}: ${showValue(t)} → ${showValue(n)}`),...listLibraryLines(e)]}function countLibraries({libraries:e=[]}){return[...Map.groupBy(e,({change:e})=>e)].map(([e,{length:t}])=>`${t} ${e}`).join(", ")}function listLibraryLines(e){const t=countLibraries(e)
return""===t?[]:[`  Libraries: ${t}`,...listLibraries(e).map(e=>`    ${e}`)]}function listLibraries({libraries:e=[]}){const t=e.slice(0,c).map(({change:e,name:t,from:n,to:r})=>{const s=[n,r].filter(e=>""!==e).map(e=>(0,i.AB)(e))
return`${e} ${(0,i.AB)(t)} ${s.join(" → ")}`.trim()}),n=e.length-t.length
return[...t,...n>0?[`and ${n} more`]:[]]}const c=100
function namePart({name:e},t){return""===e?o:t(e)}function showValue(e){return""===e?"none":(0,i.AB)(e)}function writeChanges(e,t){if(!0!==e?.isCompared)return""
const{from:n,to:r,added:s,removed:i,changed:o,packedBytes:a,unpackedBytes:c}=e.difference
return JSON.stringify({from:t(n.header.version),to:t(r.header.version),added:s.length,removed:i.length,changed:o.length,packedBytes:a,unpackedBytes:c})}const u=50,l=131072
function renderChangesLine(e,t){return(0,s.E9)(t(describeComparison(e)))}function renderChanges(e,t){if(!e.isCompared)return[]
const{difference:n}=e,r=function isShort({parts:e}){return e.flatMap(({changed:e,added:t,removed:n})=>[...e,...t,...n]).length<=d}(n),i=[...renderParts(n,t,r),...renderHeaders(n,t),...renderLibraries(e,t)]
return 0===i.length?[]:[(0,s.jq)("What this version changes",i,r)]}const d=10
function renderParts({parts:e},t,n){if(0===e.length)return[]
const code=e=>(0,s.cR)(t((0,i.CI)(e))),r=e.slice(0,a),o=r.map(e=>[namePart(e,code),...[e.changed,e.added,e.removed].map(({length:e})=>0===e?"":String(e)),`${e.files.from} → ${e.files.to}`,formatSizes(e.unpackedBytes)]),c=e.length-r.length,u=(0,s.bo)(["Part","Changed","Added","Removed","Files","Unpacked"],o)
return[...1===e.length||n?[]:[u,...c>0?[`And ${c} more folders.`]:[]],...renderNames(r,code)]}function renderNames(e,t){const n=[]
let r=0
for(const s of e){const i=`- ${namePart(s,t)}: ${listNames(s,t)}`
if(r+=Buffer.byteLength(i),r>l){n.push(`- and the files of ${e.length-n.length} more`)
break}n.push(i)}return[n.join("\n")]}function listNames({name:e,...t},n){let r=u
return["removed","added","changed"].flatMap(s=>{const i=t[s].slice(0,r).map(t=>n(t.slice(e.length)))
r-=i.length
const o=t[s].length-i.length
return o>0&&i.push(0===i.length?String(o):`and ${o} more`),0===i.length?[]:[`${s} ${i.join(", ")}`]}).join("; ")}function renderLibraries(e,t){const n=listLibraries(e).map(e=>`- ${(0,s.E9)(t(e))}`)
return 0===n.length?[]:[`Libraries: ${countLibraries(e)}`,n.join("\n")]}function renderHeaders({headers:e},t){const n=e.filter(({label:e})=>"Version"!==e)
if(0===n.length)return[]
const prose=e=>(0,s.E9)(t(showValue(e)))
return[(0,s.Id)(n.map(({label:e,from:t,to:n})=>[e,`${prose(t)} → ${prose(n)}`]))]}},9675:(e,t,n)=>{n.d(t,{EH:()=>createDownloadBudget,aF:()=>LimitReached,r5:()=>createLimits,rG:()=>i})
const r=3,s=2,i=3e4
function createDownloadBudget(){return{left:s}}class LimitReached extends Error{constructor(e){super(e),this.name="LimitReached"}}function createLimits(e,t,n){const o=t.now()+i
let a=r
const sendInTime=n=>{const r=o-t.now()
if(r<=0)throw new LimitReached(`it would take longer than ${i/1e3} seconds`)
return e({...n,timeoutMs:Math.min(n.timeoutMs,r)})}
return{find:async e=>{if(a<=0)throw new LimitReached(`it would take more than ${r} requests to find it`)
return a-=1,sendInTime(e)},read:async e=>sendInTime(e),beginDownload:()=>{if(n.left<=0)throw new LimitReached(`this run has downloaded ${s} packages already`)
n.left-=1},countMiss:()=>{a-=1}}}},4567:(e,t,n)=>{n.d(t,{EM:()=>s,MN:()=>isAssetName,TI:()=>r,dz:()=>isTag})
const r="GitHub",s=200
function isTag(e){return/^[^\s\p{C}~^:?*[\\]+$/u.test(e)&&!/^[-/.]|\.\.|\/\/|\/\.|@\{|\.lock(\/|$)|[/.]$|^@$|^refs\//.test(e)}function isAssetName(e){return/^[A-Za-z0-9][A-Za-z0-9._+-]*$/.test(e)}},6665:(e,t,n)=>{n.d(t,{L:()=>createPackageHost})
var r=n(4567),s=n(5805)
function createPackageHost(e,t){const{repository:i,retries:o,timeoutMs:a}=e,c={...t,retries:o,timeoutMs:a,send:e=>t.cancellation.aborted?t.sendAfterwards(e):t.send(e)},call=async e=>{if(void 0===i)throw function explainNoRepository(){return new s.S1({code:"input",title:"Input github-token",message:"The package needs a release on GitHub, but there is no token or no repository.",hint:"Run this in a workflow, and leave `github-token` out or set it to `${{ github.token }}`."})}()
return e(await Promise.all([n.e(145),n.e(280)]).then(n.bind(n,9280)),i,c)}
return{name:r.TI,host:(e,t)=>call((n,...r)=>n.hostPackage(e,...r,t)),find:e=>call((t,...n)=>t.findReleasesOf(e,...n)),repair:(e,t)=>call((n,...r)=>n.repairRelease(e,t,...r)),tag:e=>call((t,...n)=>t.tagRelease(e,...n)),planHosting:e=>call((t,...n)=>t.planHosting(e,...n)),planRepair:(e,t)=>call((n,...r)=>n.planRepair(e,t,...r)),planTag:e=>call((t,...n)=>t.planTag(e,...n)),signAssetUrl:async e=>[i?.serverUrl.origin,i?.apiUrl.origin].includes(e.origin)?call((t,...n)=>t.signAssetUrl(e,...n)):void 0}}},2551:(e,t,n)=>{function isCredential(e){return/^[\x21-\x7e]+$/.test(e)}n.d(t,{u:()=>isCredential})},7856:(e,t,n)=>{n.d(t,{D2:()=>describeUnreadable,ER:()=>requireReadableProxy,Jp:()=>findUnreadableProxy,jL:()=>hasProxy})
var r=n(9783),s=n(4098),i=n(88)
function findUnreadableProxy(e,t){const n=("https:"===e.protocol?["https_proxy","HTTPS_PROXY"]:["http_proxy","HTTP_PROXY"]).find(e=>t[e])
if(void 0!==n&&!function isProxyAddress(e){const t=(0,i.BD)(e.trim())
try{return null!==t&&decodeURIComponent(t.username+t.password),null!==t}catch{return!1}}(t[n]??"")&&!(0,r.H)(e))return n}function hasProxy(e){return Boolean((0,r.s)(e)?.hostname)}function describeUnreadable(e){return`the environment variable \`${e}\` is no URL of a proxy`}function requireReadableProxy(e,t){return async n=>{const r=findUnreadableProxy(n.url,t)
if(void 0===r)return e(n)
throw new s.wX("proxy-address",describeUnreadable(r),!1)}}},6951:(e,t,n)=>{n.d(t,{BL:()=>createLookup,e2:()=>assertNotInside,uI:()=>leadsInside})
var r=n(610),s=n.n(r),i=n(7030),o=n(4098),a=n(88)
const c={v4:[["10.0.0.0",8],["100.64.0.0",10],["168.63.129.16",32],["169.254.0.0",16],["172.16.0.0",12],["192.0.0.0",24],["192.168.0.0",16],["198.18.0.0",15],["224.0.0.0",3]],v6:[["fc00::",7],["fe80::",10],["fec0::",10],["ff00::",8],["2002::",16],["2001::",32],["64:ff9b:1::",48]]},u={v4:[["0.0.0.0",8],["127.0.0.0",8]],v6:[["::",96]]},l={v4:[["169.254.0.0",16]],v6:[["fe80::",10]]},d=new Map
function isIn(e,t){const n=d.get(e)??function createList({v4:e,v6:t}){const n=new i.BlockList
for(const[t,r]of e)n.addSubnet(t,r,"ipv4"),n.addSubnet(`64:ff9b::${t}`,96+r,"ipv6")
for(const[e,r]of t)n.addSubnet(e,r,"ipv6")
return n}(e)
return d.set(e,n),n.check(t,6===(0,i.isIP)(t)?"ipv6":"ipv4")}function readDepth(e){return isIn(u,e)?2:isIn(c,e)?1:0}function readHostDepth(e){if((0,a.YY)(e))return 2
const t=readHostAddress(e)
return void 0===t?void 0:readDepth(t)}function readHostAddress({hostname:e}){const t=e.replace(/^\[|\]$/g,"")
return 0===(0,i.isIP)(t)?void 0:t}async function measureDepth(e){return readHostDepth(e)??await new Promise(t=>{s().lookup(e.hostname,{all:!0},(e,n)=>{const r=null===e?n.map(({address:e})=>readDepth(e)):[]
t(0===r.length?0:Math.min(...r))})})}async function leadsInside(e,t){const n=readHostDepth(e)??0
return n>0&&n>await measureDepth(t)}function createLookup(e,t=!1){return(n,r,i)=>{s().lookup(n,{...r,all:!0},(e,t)=>{null!==e?i(e,[]):pass(t)})
const pass=async n=>{const s=Math.max(0,...n.map(({address:e})=>readDepth(e))),[o]=n
t&&n.some(({address:e})=>isIn(l,e))?i(linkError(),[]):s>0&&s>await measureDepth(e)?i(privateError(),[]):!0===r.all?i(null,[...n]):i(null,o?.address??"",o?.family)}}}async function assertNotInside(e,t,n=!1){const r=readHostAddress(e)
if(n&&void 0!==r&&isIn(l,r))throw linkError()
if(await leadsInside(e,t))throw privateError()}function linkError(){return new o.wX("private","its address is link-local",!1)}function privateError(){return new o.wX("private","its address is private, and who named it is not in that network",!1)}},6790:(e,t,n)=>{n.d(t,{FE:()=>followRedirects,GO:()=>describeRedirect,Lx:()=>RedirectError})
var r=n(88)
const s=5
class RedirectError extends Error{target
constructor(e){super(void 0===e?`redirects more than ${s} times`:"redirects to an unsafe address"),this.name="RedirectError",this.target=e}}async function followRedirects(e,t){let n=e
for(let e=0;e<=s;e+=1){const e=await t(n),{location:s}=e.headers
if(e.status<300||e.status>=400||void 0===s)return{url:n,answer:e}
const i=(0,r.Dl)(s,n)
if(null===i||!(0,r.cb)(i,n))throw new RedirectError(i)
n=i}throw new RedirectError(void 0)}function describeRedirect({target:e,message:t},n){if(void 0===e)return t
const s=null===e?"nowhere":(0,r.Rg)(e,n)
return"https:"===e?.protocol&&(0,r.IP)(e)?`redirects to ${s}, which leads to the runner itself`:`redirects to ${s}, which is not a plain \`https:\` address`}},8902:(e,t,n)=>{n.d(t,{$4:()=>i,VT:()=>retryIfUnprocessed,WG:()=>isPassing,gY:()=>isRefusedForNow,mu:()=>parseRetryAfter,t0:()=>sendWithRepeats,wy:()=>retryIdempotent,x9:()=>repeatRequest})
var r=n(6103),s=n(4098)
const i=9e4
async function sendWithRepeats(e,t,{send:n,...r},s){const{method:i,url:o}=e
return repeatRequest(`${i} ${o.host}`,()=>n(e),t,r,s)}async function repeatRequest(e,t,n,{clock:i,log:o,random:a,onRepeat:c},{retries:u,budgetMs:l,countsWaitsOnly:d=!1}){const h=i.now()
let p=0
for(let f=0;;f+=1){const m=await settle(t()),g=n(m,i.wallNow()),w=g?.afterMs??(0,r.mG)(f,a),v=d?p:i.now()-h
if(void 0===g||(f>=u||v+w>l)){if(m instanceof s.wX)throw m
return m}const b=(w/1e3).toFixed(1)
c?.(),o.repeat(`${e}: ${g.why}; trying again in ${b} s (${f+1} of ${u}).`),p+=w,await i.sleep(w)}}async function settle(e){return e.catch(e=>{if(e instanceof s.wX)return e
throw e})}const retryIdempotent=(e,t)=>{if(e instanceof s.wX)return(0,s.dJ)(e.failure)?void 0:{why:e.message}
const{status:n}=e
return isPassing(n)?{why:`returned ${n}`,...readDelay(e,t)}:void 0}
function isPassing(e){return isPutOff(e)||e>=500}function isPutOff(e){return 408===e||425===e||429===e}const retryIfUnprocessed=(e,t)=>e instanceof s.wX?e.mayHaveArrived?void 0:retryIdempotent(e,t):isRefusedForNow(e,t)?retryIdempotent(e,t):void 0
function isRefusedForNow({status:e,headers:t},n=0){return isPutOff(e)||503===e&&void 0!==parseRetryAfter(t["retry-after"],n)}function parseRetryAfter(e,t){const n=e?.trim()??""
if(/^\d+$/.test(n))return 1e3*Number(n)
const r=/^[A-Z][a-z]{2,8}, \d{2}[ -][A-Z][a-z]{2}[ -]\d{2,4} \d{2}:\d{2}:\d{2} GMT$/.test(n),s=/^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d{2}:\d{2}:\d{2} \d{4}$/.test(n),i=r||s?Date.parse(s?`${n} GMT`:n):NaN
return Number.isNaN(i)?void 0:Math.max(0,i-t)}function readDelay(e,t){const n=parseRetryAfter(e.headers["retry-after"],t)
return void 0===n?{}:{afterMs:n}}},4486:(t,n,r)=>{r.d(n,{a:()=>createSender,u:()=>traceRequests})
var s=r(7067),i=r.n(s)
const o=e(import.meta.url)("node:https")
var a=r.n(o),c=r(7075),u=r(3136),l=r(5805),d=r(6338),h=r(8500)
const p=65536
async function readAnswer(e,t,n,r){const{statusCode:s=0,headers:i}=e,o=function chooseReceiver(e,{receive:t},n){try{return t?.(n)}catch(t){throw e.destroy(),new CallerFailure(t)}}(e,t,{status:s,headers:i}),{maxBytes:a}=o??t,c=[]
let u=0
try{for await(const t of e)if(r(),void 0===o?c.push(t):await passOn(o,t.subarray(0,a-u)),u+=t.length,u>a)break}catch(e){if(e instanceof CallerFailure)throw e
if(s>=200&&s<300||"cancelled"===n.reason)throw e
return{status:s,headers:i,body:Buffer.concat(c),isCut:!0}}const l=u>a
return{status:s,headers:i,body:Buffer.concat(c).subarray(0,a),isCut:l}}class CallerFailure extends Error{constructor(e){super("a body could not be read or taken",{cause:e})}}async function passOn({write:e},t){try{await e(t)}catch(e){throw new CallerFailure(e)}}var f=r(7856),m=r(6951),g=r(4098),w=r(88)
const v="publish-wordpress-plugin",b=2e4,y=100
function createSender(e){return async t=>{const n={mayHaveArrived:!1,ending:new AbortController},end=e=>()=>n.ending.abort(e),s=end("cancelled")
e.addEventListener("abort",s)
const o=[setTimeout(end("deadline"),t.timeoutMs),setTimeout(()=>n.mayHaveArrived||n.ending.abort("unreachable"),b)],l=function limitSilence({silence:e,upload:t},n){let r
const watch=(e,t)=>setTimeout(()=>{r=t,n(e)},t)
let s=e&&watch("deadline",e.firstMs)
return{send:()=>{void 0!==e&&(clearTimeout(s),s=watch("deadline",e.firstMs))},arrive:()=>{void 0!==e&&(clearTimeout(s),s=watch("interrupted",e.nextMs))},stop:()=>clearTimeout(s),describeEnd:()=>{if(void 0===r)return
return`${void 0===t?"it sent nothing":"there was no progress"} for ${showSeconds(r)}`}}}(t,e=>n.ending.abort(e))
let d
try{e.aborted&&s()
const{signal:o}=n.ending
d=await async function openAgent({url:e,namedBy:t,avoidsLinkLocal:n=!1},s){void 0!==t&&await(0,m.e2)(e,t,n)
if((0,f.jL)(e)){const{createTunnel:t}=await Promise.all([r.e(779),r.e(899)]).then(r.bind(r,6856))
return{agent:t(e,s),close:()=>{}}}const{Agent:o}="https:"===e.protocol?a():i(),c=new o({keepAlive:!1,...t&&{lookup:(0,m.BL)(t,n)}})
return{agent:c,close:()=>c.destroy()}}(t,o)
const w=await function openExchange(e,t,n,r){const{body:s,upload:o}=e,l="https:"===e.url.protocol,d=o?.sizeBytes??(void 0===s?void 0:Buffer.byteLength(s))
return new Promise((f,m)=>{const w=(l?a().request:i().request)({...(0,u.urlToHttpOptions)(e.url),agent:t,signal:n.ending.signal,method:e.method,headers:{"User-Agent":v,"Accept-Encoding":"identity",...e.headers,...void 0===d?{}:{"Content-Length":d}}})
n.message=w,w.on("socket",e=>{l||e.connecting?e.once(l?"secureConnect":"connect",()=>n.mayHaveArrived=!0):n.mayHaveArrived=!0}),w.on("response",f),function limitInterimAnswers(e,t){let n=y
e.on("information",()=>{if(n-=1,n>=0)return
const r=`it sent more than ${y} interim answers (1xx) and no final one`
t(new g.wX("interrupted",r,!0)),e.destroy()})}(w,m),n.ending.signal.addEventListener("abort",()=>m(new Error("ended")),{once:!0}),w.on("error",m),w.on("close",()=>m(Object.assign(new Error("closed"),{code:g.Dn}))),void 0===o?w.end(s):(0,c.pipeline)(async function*readUpload({silence:e},{sizeBytes:t,open:n},r,s){let i=0
try{for await(const r of n()){if(i+=r.length,i>t)break
if(void 0===e)yield r
else for(let e=0;e<r.length;e+=p)s(),await(0,h.setImmediate)(),yield r.subarray(e,e+p)}if(i!==t)throw new Error(`the body to be sent does not have its ${t} bytes`)}catch(e){throw r(new CallerFailure(e)),e}}(e,o,m,r),w,()=>{})})}(t,d.agent,n,l.send)
return l.arrive(),await readAnswer(w,t,o,l.arrive)}catch(e){if(e instanceof CallerFailure)throw e.cause
const{signal:r}=n.ending
if(!r.aborted||(0,g.VF)(e))throw(0,g.SP)(e,n.mayHaveArrived)
const s=r.reason
throw new g.wX(s,l.describeEnd()??function describeEnd(e,t){switch(e){case"deadline":return`there was no complete response within ${showSeconds(t)}`
case"unreachable":return`it did not accept a connection within ${b/1e3} s`
default:return"the run was cancelled"}}(s,t.timeoutMs),n.mayHaveArrived,e)}finally{e.removeEventListener("abort",s),o.forEach(clearTimeout),l.stop(),void 0!==t.upload&&n.message?.destroy(),d?.close()}}}function showSeconds(e){return`${Number((e/1e3).toFixed(2))} s`}function traceRequests(e,{log:t,clock:n}){return async r=>{const s=n.now(),i=!0===r.hasSecretUrl?"of a secret URL":(0,w.jr)(r.url,1/0),tell=e=>t.debug(`${r.method} ${i}: ${e} after ${(0,d.a3)(n.now()-s)}`)
try{const t=await e(r)
return tell(`${t.status}, ${function describeBody({body:e,headers:t}){const n=t["content-length"],r=0===e.length&&void 0!==n?Number(n):e.length
return(0,d.Xq)(Number.isNaN(r)?void 0:r)}(t)},`),t}catch(e){throw tell((0,l.bD)(e)),e}}}},4098:(e,t,n)=>{n.d(t,{Dn:()=>i,SP:()=>explainFailure,VF:()=>isMistake,dJ:()=>isLasting,uW:()=>s,wX:()=>TransportError})
var r=n(9123)
function isLasting(e){return["tls","proxy-address","private","cancelled"].includes(e)}const s="Set it to an address such as `http://proxy.example:3128`, or remove it."
class TransportError extends Error{failure
mayHaveArrived
constructor(e,t,n,r){super(t,{cause:r}),this.name="TransportError",this.failure=e,this.mayHaveArrived=n}}const i="NO_ANSWER"
function explainFailure(e,t){const{code:n,message:s}=(0,r.lS)(e)
if(e instanceof TransportError||isMistake(e)||void 0===n)return e
const[,c,u]=(t?void 0:function findFailure(e,t){const[n,r]=/^tunneling socket could not be established(?:, statusCode=(\d{3}))?/.exec(t)??[]
return void 0!==n?function describeProxy(e){const t=void 0===e?"the proxy":`the proxy returned ${e} and`
return[/./,"proxy",`${t} did not open a connection to it`]}(r):a.find(([t])=>t.test(e))}(n,s))??o
return new TransportError(c,`${u}${n===i?"":` (${n})`}`,t,e)}function isMistake(e){return"TypeError"===(0,r.lS)(e).name}const o=[/./,"interrupted","the connection broke before the answer was complete"],a=[[/^(ENOTFOUND|EAI_.*)$/,"name-not-found","its host name could not be resolved"],[/^ECONNREFUSED$/,"refused","the connection was refused"],[/^(EHOSTUNREACH|ENETUNREACH|ENETDOWN|EADDRNOTAVAIL|ETIMEDOUT)$/,"unreachable","its host cannot be reached"],[/CERT|SIGNED|VERIFY|^EPROTO$|^ERR_(SSL|TLS)/,"tls","its TLS certificate or handshake is not valid"]]},4125:(e,t,n)=>{n.d(t,{C:()=>readExpiryMs})
const r=864e13
function readExpiryMs({searchParams:e}){const t=["X-Amz","X-Goog"].map(t=>function parseCompactDate(e){const[,t="",n=""]=/^(\d{8})T(\d{6})Z$/.exec(e??"")??[],r=t.replace(/(....)(..)(..)/,"$1-$2-$3")
return Date.parse(`${r}T${n.replace(/(..)(..)(..)/,"$1:$2:$3")}Z`)}(e.get(`${t}-Date`))+1e3*Number(e.get(`${t}-Expires`)??NaN)),n=[readTokenEnd(e.get("jwt")??""),Date.parse(e.get("se")??""),...t].filter(e=>Math.abs(e)<=r)
return 0===n.length?void 0:Math.min(...n)}function readTokenEnd(e){try{const t=JSON.parse(Buffer.from(e.split(".")[1]??"","base64url").toString())
return"number"==typeof t.exp?1e3*t.exp:NaN}catch{return NaN}}},88:(e,t,n)=>{n.d(t,{BD:()=>parseWebUrl,Dl:()=>parseUrl,EW:()=>isHarmless,Es:()=>isSignedUrl,IP:()=>isSafe,Rg:()=>showTarget,U9:()=>isLoopback,YY:()=>isThisMachine,cb:()=>isSafeFrom,hR:()=>collectUrlSecrets,jr:()=>showUrl,lJ:()=>showTargetHost})
var r=n(6717)
const s=new RegExp("^(x-amz-.*|x-goog-.*|x-oss-.*|sig|sign|.*signature|jwt|hmac|.*token|.*key|key-pair-id|policy|.*auth|authorization|credentials?|secret|password|pass|pwd|googleaccessid|awsaccesskeyid|hdnea|hash|verify|code)$","i"),i=["md5","expires"],o=8,a=300
function parseUrl(e,t){return URL.canParse(e,t?.href)?new URL(e,t?.href):null}function parseWebUrl(e){return!/^https?:\/\/[^/?#]/i.test(e)||/[\s\p{Cc}\p{Cf}\\]/u.test(e)?null:parseUrl(e)}function isLoopback({hostname:e}){return"localhost"===e||"[::1]"===e||/^127(\.\d+){3}$/.test(e)}function isSignedUrl(e){return[e.search,e.hash].flatMap(e=>listParameters(e.slice(1))).some(({isCredential:e})=>e)}function collectUrlSecrets(e,t=()=>!1){const n=parseUrl(e)
if(null===n)return[]
const r=[n.search.slice(1),n.hash.slice(1),...e.split(/[?#]/).slice(1)],s=r.flatMap(listParameters).filter(({isCredential:e,forms:n})=>e&&!n.some(t)),i=s.length>0?r:[],a=[n.username,n.password,...i,...s.flatMap(({forms:e})=>e)]
return[...new Set(a)].filter(e=>e.length>=o)}function listParameters(e){const t=e.split(/[&;]/).flatMap(e=>{const t=e.slice(e.indexOf("=")+1)
return[...new URLSearchParams(e)].map(([e,n])=>({name:e.replace(/\[.*$/,"").toLowerCase(),forms:[t,n]}))}),n=i.every(e=>t.some(({name:t})=>t===e))
return t.map(({name:e,forms:t})=>({isCredential:s.test(e)||n&&"md5"===e,forms:t}))}function showUrl(e,t=a){const n=(0,r.IN)(e.pathname,t)
return`${e.protocol}//${e.host}${n}${""===e.search?"":"?…"}`}function showTarget(e,t){const n=`${e.protocol}//${e.host}`
return isHarmless(`${n}${e.pathname}`,t)?showUrl(e):isHarmless(n,t)?`${n}/…`:"an address that may hold a secret"}function showTargetHost(e,t){return isHarmless(e.host,t)?e.host:"a host whose name may hold a secret"}function isHarmless(e,t){return t(e).replaceAll(": :","::")===e}function isSafe(e){return("https:"===e.protocol||"http:"===e.protocol&&isThisMachine(e))&&""===e.username&&""===e.password}function isThisMachine(e){return isLoopback(e)||e.hostname.endsWith(".localhost")}function isSafeFrom(e,t){return isSafe(e)&&(!isThisMachine(e)||isThisMachine(t))}},9407:(e,t,n)=>{n.a(e,async(e,t)=>{try{var r=n(6697),s=n(4923)
switch(new URL(import.meta.url).search){case"?live":await(await n.e(17).then(n.bind(n,5017))).run()
break
case"?build":await(await Promise.all([n.e(11),n.e(725)]).then(n.bind(n,725))).run()
break
case"?rehearse":await(await Promise.all([n.e(663),n.e(118),n.e(145),n.e(942),n.e(659)]).then(n.bind(n,7659))).run()
break
case"?player":await Promise.all([n.e(663),n.e(942),n.e(136)]).then(n.bind(n,4136))
break
case"?browser":await n.e(548).then(n.bind(n,2548))
break
case"?cli":await(await n.e(891).then(n.bind(n,9891))).run({INPUTS:s.mc,run:r.e})
break
case"?php":await Promise.all([n.e(341),n.e(254),n.e(656)]).then(n.bind(n,656))
break
case"?thread":{const{serveDownload:e}=await Promise.all([n.e(145),n.e(152)]).then(n.bind(n,3771))
e()
break}default:await(0,r.e)()}t()}catch(e){t(e)}},1)},7715:(e,t,n)=>{n.d(t,{D:()=>s,S:()=>r})
const r={"zip-unreadable":"no","zip-crc":"no","zip-structure":"no","zip-method":"no","zip-empty":"no","zip-limits":"yes","path-unsafe":"no","path-backslash":"yes","path-conflict":"yes","path-portability":"yes",symlink:"path","root-files":"yes","extra-root-entry":"yes","double-nested":"no","no-plugin":"no","folder-mismatch":"yes","folder-chars":"yes","folder-unconfirmed":"yes","not-built":"yes","block-file-missing":"path","main-file":"yes","header-late":"yes","header-encoding":"yes","header-shadowed":"yes","multi-main":"yes","nested-header":"yes","update-uri-missing":"yes","no-php-tag":"yes","output-before-headers":"yes","required-file-missing":"path","php-syntax":"path","compile-error":"path","this-in-static":"path","newer-than-declared":"path","gone-function":"path","gone-class":"path","gone-constant":"path","gone-method":"path","undefined-method":"path","bad-override":"path","changed-member":"path",redeclared:"path","undefined-function":"path","undefined-class":"path","undefined-constant":"path","few-arguments":"path","hook-arguments":"path","admin-only-function":"path","update-uri-host":"yes","stale-version":"yes","requires-format":"yes","requires-itself":"yes","requires-no-slug":"yes","version-missing":"no","version-format":"yes","version-tag":"yes","version-not-newer":"yes","prerelease-over-stable":"yes","requires-differs":"yes","stable-tag":"yes","changelog-version":"yes","readme-missing":"yes","api-key-in-package":"no","leaked-secrets":"path","dev-files":"yes","lfs-pointer":"path","merge-conflict":"path",macosx:"yes","part-vanished":"yes","nothing-changed":"yes","same-version-changed":"yes","update-uri-changed":"yes","text-domain-changed":"yes","requires-raised":"yes","upgrade-notice":"yes","size-jump":"yes"},s={}},9733:(e,t,n)=>{n.d(t,{$:()=>placeOf,w:()=>PackageProblem})
class PackageProblem extends Error{finding
constructor(e,t,n){super(t.message,{cause:n}),this.name="PackageProblem",this.finding={id:e,severity:"error",...t}}}function placeOf({file:e,line:t,place:n={file:e,line:t}}){return n}},3884:(e,t,n)=>{function loadKeySearch(){return Promise.all([n.e(663),n.e(803)]).then(n.bind(n,4803))}function prepareReader(){loadReader().catch(()=>{})}function loadReader(){return Promise.all([n.e(663),n.e(341),n.e(254),n.e(647),n.e(803),n.e(187)]).then(n.bind(n,6187))}n.d(t,{HE:()=>prepareReader,u4:()=>loadKeySearch,yD:()=>loadReader})},6600:(e,t,n)=>{n.d(t,{Hk:()=>hasUnknownWord,V1:()=>isPrerelease,Zy:()=>compareVersions})
const r=-1,s=3,i=4,o=[["dev",0],["a",1],["b",2],["RC",s],["rc",s],["#",i],["p",5]],a="9223372036854775807"
function compareVersions(e,t){const n=splitVersion(e),r=splitVersion(t)
if(0===n.length||0===r.length)return sign(n.length-r.length)
let s=0
for(;hasMore(n,s)&&hasMore(r,s);s+=1){const e=compareParts(n[s]??"",r[s]??"")
if(0!==e)return e}return s<n.length?compareRest(n,s):sign(-compareRest(r,s))}function hasUnknownWord(e){return splitVersion(e).some(e=>rankOf(e)===r)}function isPrerelease(e){return splitVersion(e).map(rankOf).some(e=>e!==r&&e<=s)}function splitVersion(e){const[t=""]=Buffer.from(e).toString("latin1").split("\0",1)
return""===t?[]:(t.startsWith("#")?t:function canonicalise(e){let t=e.charAt(0)
const n=[t]
for(const r of e.slice(1)){const e=/[0-9A-Za-z]/.test(r)||isDigit(t)&&!/[-_+.]/.test(r)
!(e&&isDigit(t)!==isDigit(r))&&e||"."===n.at(-1)||n.push("."),e&&n.push(r),t=r}return n.join("")}(t)).split(".")}function hasMore(e,t){return t<e.length-1||t===e.length-1&&""!==e[t]}function compareParts(e,t){return isDigit(e)&&isDigit(t)?function compareNumbers(e,t){const[n,r]=[readLong(e),readLong(t)]
return n.length!==r.length?sign(n.length-r.length):n===r?0:n<r?-1:1}(e,t):sign(rankOf(e)-rankOf(t))}function readLong(e){const t=/^0*([0-9]*)/.exec(e)?.[1]??""
return t.length>a.length||19===t.length&&t>a?a:t}function compareRest(e,t){for(let n=t;n<e.length;n+=1){const t=e[n]??""
if(isDigit(t))return 1
const r=sign(rankOf(t)-i)
if(0!==r)return r}return 0}function rankOf(e){return isDigit(e)?i:o.find(([t])=>e.startsWith(t))?.[1]??r}function isDigit(e){const t=e.charAt(0)
return t>="0"&&t<="9"}function sign(e){return e<0?-1:e>0?1:0}},2371:(e,t,n)=>{n.d(t,{Bp:()=>warnNotChecked,H8:()=>toProblem,Td:()=>completeOnHost,VC:()=>completeHosted})
var r=n(6103),s=n(5805),i=n(6717),o=n(9901)
const a={onHost:void 0,problem:void 0}
async function completeOnHost(e,t,n){switch(e.kind){case"none":return a
case"tag":return async function tagVersion(e,{status:t,version:n,problem:r},{step:s,host:c}){return"already-published"===t&&void 0!==r?a:complete(void 0,c,async()=>{const t=(0,o.B_)(e,n)
return{release:await s("Tag the version",()=>c.tag(t),({tag:e})=>(0,i.AB)(e)),asset:void 0}})}(e.template,t,n)
case"repair":return async function repairRelease({spec:e,releases:t},{step:n,host:r}){return complete(void 0,r,async()=>{const s=await n(`Complete the release on ${r.name}`,()=>r.repair(e,t),e=>"not-known"===e?{inconclusive:"not known whether there is a draft with this package"}:"none"===e?"no draft with this package found":(0,i.AB)(e.release.tag))
return"string"==typeof s?void 0:s})}(e,n)
case"not-checked":return warnNotChecked(e.why,n.log),a}}function warnNotChecked({message:e,hint:t},n){n.warning("Release on GitHub not checked",`${e} ${t}`)}async function completeHosted({release:e,asset:t,isSecret:n,publishDraft:r},{step:s,host:o}){const a={release:e,asset:t}
return n?complete(a,o,()=>s(`Complete the release on ${o.name}`,r,e=>(0,i.AB)(e.release.tag))):{onHost:a,problem:void 0}}async function complete(e,t,n){try{return{onHost:await n(),problem:void 0}}catch(n){return{onHost:e&&hideUnknown(e,n),problem:toProblem(n,t)}}}function hideUnknown({release:e,asset:t},n){return{release:{...e,url:"",...isAboutTag(n)&&{tag:""}},asset:t}}function isAboutTag(e){return e instanceof s.S1&&(e.isMistagged||isAboutTag(e.cause))}function toProblem(e,t){const n=e instanceof r.cJ?c:(0,s.I7)(e).at(0)??c
return"after-publish"===n.code?n:new s.S1({code:"after-publish",title:`Published, but: ${n.title}`,message:`The version is published, but the release on ${t.name} ${e instanceof r.cJ?"may not be":"is not"} complete. ${n.message}`,hint:`Do not publish the version again; complete the release on ${t.name} by hand. ${n.hint}`.trimEnd(),cause:e})}const c=new s.S1({code:"not-published",title:"Cancelled",message:"The run was cancelled.",hint:"Or run this again: with `if-published: skip` it completes the release."})},1393:(e,t,n)=>{n.d(t,{AF:()=>confirmIf,KA:()=>toOutcome,Qt:()=>publishVersion})
var r=n(6103),s=n(6717)
async function publishVersion(e,{identity:t,live:n={}},{step:r,service:i}){return r("Publish",()=>i.publish({...t,...e},n),({status:e,version:t,isVerified:n})=>"already-published"===e?`${(0,s.AB)(t)} is live, not published by this run`:`${(0,s.AB)(t)}, ${n?"seen live":"created by the service"}`,void 0===e.objectKey?"Waiting for the service to fetch the package and to answer":"Waiting for the service to answer")}async function confirmIf(e,t,r,s){if(!e)return t
const{confirmVersion:i}=await n.e(678).then(n.bind(n,7678))
return i(t,r,s)}function toOutcome({status:e,version:t,previousVersion:n,isVerified:r,problem:s,sitesGet:i},o,a,c){const{onHost:u}=o
return{result:{status:e,version:t,previousVersion:n,isVerified:r,sitesGet:i,plugin:a,zipUrl:c,onHost:u},problem:isCancelled(s)&&isCancelled(o.problem)?s:(l=s,d=o.problem,void 0===l||void 0===d?l??d:new AggregateError([l,d]))}
var l,d}function isCancelled(e){return e?.cause instanceof r.cJ}},9901:(e,t,n)=>{n.d(t,{B_:()=>fillRelease,au:()=>fillTag,dn:()=>fillAssetName})
var r=n(4567),s=n(6600),i=n(7999),o=n(5805)
function fillRelease({tag:e,notes:t,prerelease:n,slug:r,changelog:i},o){return{tag:fillTag(e,{slug:r,version:o}),notes:t??i,prerelease:"auto"===n?(0,s.V1)(o):"true"===n}}function fillTag(e,t){return complete("release-tag",e,t,r.dz)}function fillAssetName(e,t,n){return void 0===e?function cleanName(e){const t=e.replace(/\.zip$/i,"").replace(/[^A-Za-z0-9._+-]+/g,"-").replace(/^[^A-Za-z0-9]+/,"")
return`${""===t?"plugin":t}.zip`}(t):complete("asset-name",e,n,r.MN)}function complete(e,{text:t,placeholders:n},s,o){const a=n.find(e=>""===s[e])
if(void 0!==a)throw badName(e,`is \`${t}\`, but the ${a} of the package is not known`)
const c=0===n.length?t:(0,i.ou)(t,s)
if(c.length>r.EM||!o(c))throw badName(e,`becomes \`${c}\`, which GitHub does not accept`)
return c}function badName(e,t){return new o.S1({code:"input",title:`Input ${e}`,message:`Input \`${e}\` ${t}.`,hint:`Set \`${e}\` to a complete name that GitHub accepts.`})}},7497:(e,t,n)=>{n.d(t,{B4:()=>listSentences,eq:()=>countGroups,fH:()=>reportPackage,gt:()=>listFacts,kG:()=>groupFindings})
var r=n(6152),s=n(6338),i=n(6717),o=n(5388)
function reportPackage(e,t,n,r){const s=[...listFacts(e),...listLeftOut(r)]
return{plugin:e.plugin,facts:s,findings:t,comparison:n}}function listFacts(e){return[...listPluginFacts(e),...listFileFacts(e)]}function listPluginFacts({plugin:e}){if(void 0===e)return[]
const{name:t,version:n,slug:r,mainFile:s,requires:o,requiresPhp:c,updateUri:u,tested:l,upgradeNotice:d}=e,h=[""===o?[]:[`WordPress ${(0,i.AB)(o)}`],""===c?[]:[`PHP ${(0,i.AB)(c)}`]].flat()
return[["Plugin",`${(0,i.AB)(t)} ${""===n?"(no version)":(0,i.AB)(n)}`],["Main file",(0,i.AB)(""===r?s:`${r}/${s}`)],["Requires",0===h.length?"not stated":h.join(", ")],["Update URI",""===u?"none":(0,i.AB)(u)],["Tested up to",""===l?"not stated":`WordPress ${(0,i.AB)(l)}`],...""===d?[]:[["Upgrade notice",(0,i.ol)((0,i.IN)(d,a))]]]}const a=300
function listFileFacts({sizeBytes:e,contents:t}){if(void 0===t)return[["Size",(0,s.Xq)(e)]]
const{files:n,unpackedBytes:r,largest:o}=t,a=o.map(e=>`${(0,i.AB)(e.path)} ${(0,s.Xq)(e.sizeBytes)}`).join(", ")
return[["Files",`${n}, ${(0,s.Xq)(e)} packed, ${(0,s.Xq)(r)} unpacked`],["Parts",describeParts(t)],...""===a?[]:[["Largest",a]],...listUnread(t)]}const c=12
function describeParts({parts:e}){const t=e.slice(0,c).map(({name:e,files:t,sizeBytes:n},r)=>{const o=0===r?` ${1===t?"file":"files"}, ${(0,s.Xq)(n)}`:""
return`${""===e?"top level":(0,i.AB)(e)} ${t}${o}`}),n=e.slice(c).reduce((e,{files:t})=>e+t,0)
return[...t,...0===n?[]:[`others ${n}`]].join(" · ")}function listLeftOut(e){if(void 0===e||0===e.count)return[]
const{names:t,count:n,rulesFile:r}=e,s=t.slice(0,u),o=n-s.length,a=void 0===r?"":` (by ${".gitattributes"===r?"`export-ignore` in ":""}\`${r}\`)`
return[["Left out",`${s.map(e=>(0,i.AB)(e)).join(", ")}${o>0?` and ${o} more`:""}${a}`]]}const u=10
function listUnread({isRead:e,unread:t}){const n=`${t} PHP ${1===t?"file":"files"} beside the main file`
if(e)return 0===t?[]:[["Not read",n]]
return[["Not read",`most file contents${0===t?"":`, ${n} among them`}. Only the list of files, the plugin headers and the readme were read: damage and leaked secrets elsewhere would go unnoticed`]]}function countGroups(e){const t=e.filter(({accepted:e})=>!e),n=["error","warning","notice"].flatMap(e=>{const n=t.filter(t=>t.severity===e).length
return 0===n?[]:[`${n} ${e}${1===n?"":"s"}`]}),r=e.length-t.length,s=[...n,...0===r?[]:[`${r} accepted`]]
return 0===s.length?"no problems found":s.join(", ")}const l=["error","warning","notice"],d=5
function groupFindings(e){const t=[...Map.groupBy(e,({id:e,severity:t,accepted:n})=>`${e} ${t} ${String(n)}`).values()].flatMap(e=>{const[t]=e
if(void 0===t)return[]
const{id:n,severity:r,accepted:s}=t,i=(0,o.n2)(e,({file:e=""})=>e),a=new Set(i.flatMap(listPlaces).filter(e=>void 0!==e))
return[{id:n,severity:r,accepted:s,findings:i,fileCount:a.size,points:listPoints(i)}]}),rank=({severity:e,accepted:t})=>t?l.length:l.indexOf(e)
return t.sort((e,t)=>rank(e)-rank(t))}function listPlaces(e){return void 0===e.place?(0,r.CS)(e):[e.place.file]}function listPoints(e){return[...Map.groupBy(e,({effect:e,fix:t})=>JSON.stringify([e,t])).values()].map(e=>{const t=[...new Set(e.map(({message:e})=>e))],{effect:n="",fix:r=""}=e[0]??{},s=t.slice(0,d)
return{messages:s,moreCount:t.length-s.length,effect:n,fix:r}})}function listSentences({messages:e,moreCount:t,effect:n}){return[...e,...0===t?[]:[`And ${t} more.`],n]}},6697:(e,t,n)=>{n.d(t,{e:()=>run_publish_run})
var r=n(3884),s=n(6760),i=n(3136),o=n(9675)
var a=n(6665),c=n(3934),u=n(3687),l=n(7999),d=n(8845),h=n(5937),p=n(4923),f=n(2189),m=n(1522),g=n(6717)
function readInputs(e,t=c.d1){const n={...t,tag:(0,c.zW)(e)},{read:r,check:s,finish:i}=(0,u.W)(e,n),o={...p.Ki.baseUrl,parse:parseOptionalBaseUrl},a=r({...p.qT,...p.Ki,baseUrl:o}),w=r(p.A9),v=r(p._E),b=r(p.mX),y=r(p.O9),k=s(()=>function assertMerged({isDryRun:e},t){if(e||void 0===t)return
throw new m.rb(`is \`false\` in a run for a pull request (\`${t}\`), which would publish what nobody has merged`,"Set `dry-run: true` in pull requests, and publish on `push` of a tag.","dry-run")}(a,(0,c.ZQ)(e)))
s(()=>{k(),(0,d.sM)(a,n)}),s(()=>(0,d.mn)(a,n)),s(()=>function assertFolder(e,{pluginId:t}){if(e===t)throw new m.rb("is the identifier of the plugin, as in `plugin_id`","Write the name of the plugin's folder, such as `my-plugin`.","slug")}(v.slug,a)),s(()=>function assertNoBranch(e,t,{isDryRun:n}){if(n||!(0,l.Q8)(e,t))return
throw new m.rb(`is ${(0,g.AB)(t)}, the branch of this run, so a tag of that name would be created`,l.JW,"release-tag")}(b.tag,(0,c.pG)(e),a))
const $=s(()=>function chooseVersion({expectedVersion:e,packageChecks:t},{tag:n}){if(void 0===e)return
if("auto"===e){const e=(0,f.m)(n)
return void 0===e?void 0:{version:e,origin:`the tag \`${n}\``}}if("off"!==t)return{version:e,origin:"the input `expected-version`"}
throw new m.rb("needs the package to be opened, but `package-checks` is `off`","Leave `expected-version` out, or set `package-checks` to `warn`.","expected-version")}(v,n)),x=s(()=>(0,h.LV)(w,a))
for(const e of(0,l.HA)(b,w))s(e)
const S=s(()=>({source:x(),packageChecks:v.packageChecks,slug:v.slug,uploadTo:b.uploadTo})),P=s(()=>(0,l.u6)(b.tag,S(),n)),R=s(()=>(0,l.Hu)(b.assetName,S())),_=s(()=>(0,l.QJ)(y.token,(0,c.Nu)(e),{source:x(),tag:P(),isDryRun:a.isDryRun}))
return i(()=>({...a,source:x(),...v,expectedVersion:$(),isAnyVersion:void 0===v.expectedVersion,release:{...b,tag:P(),assetName:R()},token:y.token,repository:_(),caller:(0,c.wW)(e)}))}function parseOptionalBaseUrl(e,t){return""===e?d.M4:(0,d.Q2)(e,t)}var w=n(3147),v=n(4743),b=n(6103),y=n(8902),k=n(2543),$=n(9224)
const x=1e4,S=1e4
const P="nothing yet, or the service does not know this plugin"
function describeLiveVersion({served:e,failure:t}){if(void 0===t)return e?.version??"not known"
const{kind:n,why:r}=t
switch(n){case"missing":return`${P}: ${r}`
case"page":return`not known, because \`base-url\` seems to be the address of a website: ${r}`
default:return`not known, because ${r}`}}async function waitForVersion(e,t,n,r=()=>Promise.resolve(!0)){const{clock:s,send:i}=n.ports
return!0===await(0,b.wt)(t,s,async({untilNextMs:t})=>{const{served:s}=await readLiveVersion(n,i,t)
return!(s?.version!==e||!await r(s))||void 0})}async function readLiveVersion({order:{pluginId:e,slug:t},access:n,ports:{clock:r,quote:s,...i}},o=i.send,a=S){const c=r.now()+Math.min(a,S),ask=t=>{const i=Math.min(n.timeoutMs,c-r.now()),a=(0,k.Yr)({...n,timeoutMs:i},{pluginId:e,slug:t})
return(0,$.W4)(a,o,e,s)},u=await ask(t)
if(void 0===t||!function mayKnowOtherFolder({failure:e}){return 404===e?.status||"unclear"===e?.kind}(u)||r.now()>=c)return u
const l=await ask(void 0)
return void 0===l.served?l:{...l,isFolderUnknown:"missing"===u.failure?.kind}}var R=n(4098),_=n(6600),E=n(5805),T=n(998),C=n(639)
const U=[0,2e3,5e3,1e4,2e4,3e4,45e3,6e4]
async function publish(e,t){const n=await(0,$.mS)(e)
if("created"!==n.kind)return async function resolveOrder(e,t,n){const{kind:r,error:s}=e,{version:i}=n.order
if(s.cause instanceof R.wX&&"cancelled"===s.cause.failure||void 0===i||"denied"===r)throw s
return"unknown"===r?async function resolveUnknown({error:e,place:t},n,r,s){const{ports:i}=s,o=r.served?.version
if(n===o)throw e
if(void 0!==t&&t===r.failure?.place)throw(0,C.Y8)(e)
if(i.log.info(`${e.message} Checking whether ${n} becomes live.`),!await waitForVersion(n,A,s))throw"page"===r.failure?.kind?(0,T.Hh)(e):e
if(void 0===o)throw(0,T.hV)(e,n)
return i.progress.stage="published",i.log.warning("Answer lost",`${e.message} But the service now serves ${n} instead of ${o}, so the release was created. Do not publish it again.`),{status:"published",version:n,previousVersion:o,isVerified:!0}}(e,i,t,n):async function resolveRefused({kind:e,error:t},n,r,s){const{rules:i,ports:o}=s,a=r.served?.version,c=n===a
o.log.info(`${t.message} Checking whether ${n} is live.`)
const u="conflict"!==e||c?(await readLiveVersion(s)).served?.version===n:await waitForVersion(n,A,s)
if(!u)throw t
const l={status:"already-published",version:n,previousVersion:a,isVerified:!0}
return"skip"===i.ifPublished?l:{...l,problem:(0,T.e1)(t,n,!c)}}(e,i,t,n)}(n,t,e)
!function warnOfOtherVersion(e,{order:t,ports:n}){if(void 0===t.version||t.version===e)return
const r=(0,_.Zy)(e,t.version)>0
n.log.warning("Version differs",`The service created version ${e}, but the package says ${t.version}: `+(r?"WordPress would offer this update again and again. Publish a package whose plugin header has the version that the service shows.":`it may have ${void 0===t.objectKey?"fetched an earlier package, such as one in a cache":"taken another file than the one that was sent"}. Check on its dashboard what is live.`))}(n.version,e)
const{version:r}=n
return{status:"published",version:r,previousVersion:t.served?.version,isVerified:!1}}async function publish_confirm(e,t,n){const{version:r}=e
t.ports.log.info(`Waiting until the service serves ${r}.`)
const s={isVerified:!1}
if(await waitForVersion(r,U,t,e=>(s.isVerified=!0,n(e))).catch(e=>{throw e instanceof b.cJ?function explainCancelled(e,t,n){return new E.S1({code:"after-publish",title:"Cancelled after publishing",message:t?`The service serves version ${e}, but the run was cancelled before it was compared with what sites get.`:`The service accepted version ${e}, but was not seen serving it before the run was cancelled.`,hint:"The release is created, so do not publish it again; to complete what is left, run this again with `if-published: skip`.",cause:n})}(r,s.isVerified,e):e}),!s.isVerified)throw function notVerified(e){return new E.S1({code:"after-publish",title:"Published, but not verified",message:`The service accepted version ${e}, but was not seen serving it within 60 s.`,hint:"Check the dashboard of the service; the release is created, so do not publish it again."})}(r)
return{...e,...s}}const A=[2e3,5e3,1e4,2e4,3e4]
const B=2e3
function createReleaseService(e,t){const n={access:e,rules:e,ports:t}
return{progress:t.progress,fetchLiveVersion:e=>async function fetchLiveVersion(e){const{order:t,rules:n,ports:r}=e
if(void 0===t.version||void 0===t.slug)return{}
const s=r.clock.now()+x,i=await readLiveVersion(e,e=>{const t={retries:n.retries,budgetMs:s-r.clock.now()}
return(0,y.t0)(e,y.wy,r,t)}),o="missing"===i.failure?.kind
return r.log.info(`Live now: ${o?P:describeLiveVersion(i)}.`),!0===i.isFolderUnknown&&r.log.info(`The service knows the plugin by its \`plugin_id\`, but not by the folder \`${t.slug}\`.`),i}({...n,order:e}),publish:(e,t)=>publish({...n,order:e},t),confirm:(e,t,r)=>publish_confirm(e,{...n,order:t},r),isLive:e=>async function isLive(e,{send:t,sendAfterwards:n,cancellation:r}){const{version:s}=e.order
if(void 0===s)return!1
const lookAfterwards=()=>readLiveVersion(e,n,B),i=r.aborted?await lookAfterwards():await readLiveVersion(e,t).catch(e=>{if(e instanceof b.cJ)return lookAfterwards()
throw e})
return i.served?.version===s}({...n,order:e},t)}}var L=n(3492),O=n(5779),I=n(6338),N=n(2371),j=n(4381),M=n(1811),F=n(2026),q=n(9901)
const D={comparison:void 0,releases:void 0}
async function compareWithBefore(e,t,n){const{inspection:r,identity:s}=e
if(!t.compare||void 0===r||void 0===s.version)return D
const i=function chooseBefore({live:e},{apiKey:t},{hasReleases:n}){if(""===t)return n?{step:"Compare with the newest release"}:{isCompared:!1,why:"without `api-key`, the service was not asked"}
const{served:r,failure:s}=e??{}
if(void 0===r)return"missing"===s?.kind?void 0:{isCompared:!1,why:"what is live is not known"}
return{step:"Compare with the live version",served:r}}(e,t,n.comparer)
return void 0===i?D:"step"in i?n.step(i.step,async()=>{const s=function isUpToDate({identity:e,live:t},{ifPublished:n}){return"publish"!==n&&t?.served?.version===e.version}(e,t)?await async function compareUpToDate(e,t,n,r){const s=await async function nameAsset({found:e,identity:{slug:t="",version:n=""}},{release:{tag:r,assetName:s,uploadTo:i}}){if("local"!==e.kind||void 0===r||"service"===i)return
const o={slug:t,version:n}
try{const t=(0,q.dn)(s,e.name,o)
return{tag:(0,q.au)(r,o),name:t,sha256:await e.readSha256()}}catch(e){if(e instanceof E.S1&&"input"===e.code)return
throw e}}(t,n),i=s&&await async function findReleases(e,{host:t}){try{return await t.find(e)}catch(e){if(e instanceof E.S1)return
throw e}}(s.tag,r),o=void 0!==s&&!0===i?.some(e=>function hasAsset({isDraft:e,assets:t},{name:n,sha256:r}){const s=t.find(e=>e.name===n)
return!e&&"uploaded"===s?.state&&s.digest===`sha256:${r}`}(e,s))
if(o){return{releases:i,comparison:{isCompared:!1,isSame:!0,why:`${(0,g.AB)(s.name)} of the release ${(0,g.AB)(s.tag)} is this very package`}}}const a=await compare(e,t,n,r)
if(!a.isCompared)return!0!==a.isSame&&function noticeNotCompared(e,{identity:t},n){n.notice("Live package not compared",`Version ${(0,g.AB)(t.version??"")} is live already, and it is not known whether with this content: ${e}.`)}(a.why,t,r.log),{releases:i,comparison:a}
const c=a.findings.filter(({id:e})=>"same-version-changed"===e)
return{releases:i,comparison:{...a,findings:c}}}(i,{...e,inspection:r},t,n):{...D,comparison:await compare(i,{...e,inspection:r},t,n)}
if(n.cancellation.aborted)throw new b.cJ
return logComparison(s.comparison,n.log),s},({comparison:e})=>e.isCompared?(0,F.hF)(e.difference):!0===e.isSame?"the same package":{inconclusive:"not compared"}):(logComparison(i,n.log),{comparison:i,releases:void 0})}async function compare({served:e},{inspection:t,found:n,identity:r},{isDryRun:s,baseUrl:i},{comparer:o}){const{slug:a="",version:c=""}=r,u=e&&{version:e.version,packageUrl:e.packageUrl,mainFile:e.pluginFile?.split("/")[1],baseUrl:i},l=t.takeSnapshot()
return o.compare({snapshot:l,readSha256:n.readSha256,findMentions:t.findMentions},{live:u,isDryRun:s},{fileName:(0,q.dn)(void 0,n.name,{slug:a,version:c}),slug:a,version:c,urls:"remote"===n.kind?n.urls:[]})}function logComparison(e,t){for(const n of(0,F.ii)(e))t.info(n)}var H=n(7497)
const G=255
async function inspectPackage(e,t,r){const{inspection:s,keyFindings:i}=await async function inspectFound(e,{packageChecks:t,expectedSha256:n},{step:r,log:s,source:i}){if("off"===t)return{inspection:void 0,keyFindings:(await searchForKeys()).findings}
const o="local"===e.kind?e.directory?.seen:void 0,a=await r("Inspect the package",async()=>{const r=await i.inspect(e.reader,o)
for(const[e,t]of(0,H.gt)(r.facts))s.info(`${e}: ${t}`)
return function noticeUnsearched({facts:e},t){const n=e.contents?.unsearched??0
if(0===n)return
const r=`${n} ${(0,I.d5)({length:n},"file was","files were")} not searched`
t.notice(V,`${r} for secrets and merge conflicts, because that would take too long. Leave out of the package what sites do not need.`)}(r,toldAtBuild({expectedSha256:n},s)),noticeUnsearchedForKeys(r,t,s),r},({facts:{plugin:e}})=>{if(void 0===e)return"no plugin found"
const{name:t,version:n}=e
return`${(0,g.AB)(t)} ${""===n?"(no version)":(0,g.AB)(n)}`})
return{inspection:a,keyFindings:[]}
function searchForKeys(){return r("Search the package for keys",async()=>{const n=await i.searchForKeys(e.reader)
return noticeUnsearchedForKeys(n,t,s),n},({keys:e,findings:{length:t}})=>{if(void 0===e)return{inconclusive:"not searched"}
if(t>0)return`${t} found`
return 0===e.unread.length&&0===e.unsearched?"none found":{inconclusive:"none found in what was searched"}})}}(e,t,r),o=function identifyPlugin(e,{pluginId:t,slug:n}){const{slug:r="",version:s=""}=e?.facts.plugin??{},i=(0,f.l)(s)&&""!==r&&Buffer.byteLength(r)<=G
return i?{pluginId:t,slug:n??r,version:s}:{pluginId:t,slug:void 0,version:void 0}}(s,t),{slug:a="",version:c=""}=s?.facts.plugin??{}
r.runner.declarePublic([a,c,e.name]),function assertNoSecret({version:e},{quote:t}){if(void 0===e||t(e)===e)return
throw new E.S1({code:"package",title:"Version contains a secret",message:"The version in the plugin's header contains a secret: `api-key`, `github-token` or part of a signed URL. The runner would hide the version everywhere.",hint:"Check that `api-key` holds the key and nothing else; if it does, create another key."})}(o,r.runner)
const u=(0,M.Pb)(()=>async function describePlugin(e,t,{pluginId:n,baseUrl:r,slug:s}){const i=await async function describeFile(e){const{name:t,sizeBytes:n}=e,r={name:t,sizeBytes:n,sha256:await e.readSha256()}
return"local"===e.kind?{...r,kind:e.kind,path:e.path}:{...r,kind:e.kind,url:e.url}}(e),{plugin:o}=t?.facts??{},a="local"===e.kind?e.directory?.slug:void 0
return{pluginId:n,serviceUrl:r,slug:s??o?.slug??a??"",version:o?.version??"",...await readChangelog(e,t),package:i}}(e,s,t)),l=await async function inspect_package_fetchLiveVersion(e,{apiKey:t,isDryRun:n},{step:r,service:s}){return""===t||void 0===e.version?void 0:r("Check what is live",()=>s.fetchLiveVersion(e),e=>{const t=describeLiveVersion(e)
return"missing"===e.failure?.kind?n?P:t:void 0!==e.served?t:{inconclusive:t}})}(o,t,r),{comparison:d,releases:h}=await compareWithBefore({found:e,inspection:s,identity:o,live:l},t,r),p=await r.step("Check the package",async()=>{const{checkPackage:a}=await n.e(450).then(n.bind(n,3450)),c=a({inspection:s,keyFindings:i,live:l,comparison:d,found:e},t,r),p=await u
!0!==c?.findings.some(({id:e})=>"changelog-version"===e)&&function noticeNoNotes({version:e,lacksSection:t},{release:{tag:n,notes:r}},s){if(!t||void 0===n||void 0!==r)return
s.notice("Version not in the changelog",`The changelog has other versions, but not ${(0,g.AB)(e)}: GitHub generates the notes of a new release. Add the section, or set \`release-notes\`.`)}(p,t,toldAtBuild(t,r.log))
const f=s?.writeBill
return{...p,report:c,identity:o,live:l,releases:h,takeSnapshot:()=>s?.takeSnapshot(),writeBill:f}},({report:e})=>void 0===e?{inconclusive:"not opened"}:(0,H.eq)((0,H.kG)(e.findings)))
if(r.cancellation.aborted)throw new b.cJ
return p}const V="Not all files were searched"
function noticeUnsearchedForKeys({keys:e},t,n){const tell=e=>n.notice(V,`${e} for the values of \`api-key\` and \`github-token\`.`),r="error"!==t
void 0===e&&r&&tell("The package cannot be unpacked, so it was not searched")
const{unread:s,unsearched:i}=e??z
s.length>0&&r&&tell(`${(0,g.Zv)(s)} could not be unpacked completely, so what is missing was not searched`),i>0&&tell(`${i} ${(0,I.d5)({length:i},"file was","files were")} not searched, because that would take too long,`)}const z={found:[],unread:[],unsearched:0}
function toldAtBuild({expectedSha256:e},t){return void 0===e?t:(0,j.x)(t)}async function readChangelog(e,t){if(void 0===t)return{changelog:"",lacksSection:!1}
const{changelog:n,lacksSection:r,findChangelog:s}=t,i="local"===e.kind?e.directory:void 0
if(""!==n||void 0===i)return{changelog:n,lacksSection:r}
const o=await s(i.readFiles)
return{...o,lacksSection:""===o.changelog&&(r||o.lacksSection)}}var W=n(1455),Z=n(4567)
async function keepPackage(e,{result:t,problem:n},{runner:r,cancellation:s,log:i}){if(void 0!==n||s.aborted)return
if(!e.isTemporary)return{path:e.path,discard:()=>Promise.resolve()}
const o="dry-run"===t.status?void 0:t.onHost?.asset?.name,[a="package.zip"]=[o??"",e.name].filter(Z.MN)
try{return await store(a,r.temporaryFolder,t=>(0,W.rename)(e.path,t))}catch{return void i.warning("Package not kept","The package could not be kept on the runner, so the output `package-path` is empty. Check disk space and permissions of the runner if a later step needs it.")}}async function store(e,t,n){const r=await(0,W.mkdtemp)((0,s.join)(t,"publish-wordpress-plugin-")),discard=()=>(0,W.rm)(r,{recursive:!0,force:!0,maxRetries:3})
try{const t=(0,s.join)(r,e)
return await n(t),{path:t,discard:discard}}catch(e){throw await discard().catch(()=>{}),e}}function planRun(e,t){const{package:n}=e,{verify:r,release:s}=t
return"remote"===n.kind?planTagged(e,t,e=>({kind:"publish",url:n.url,completion:e,verify:r})):"service"===s.uploadTo?planTagged(e,t,e=>({kind:"send-and-publish",file:n,completion:e,verify:r})):function planLocal(e,t,n){const r=findPublished(t,n)
return void 0!==r?{kind:"up-to-date",published:r,completion:planRepair(e,t,n)}:{kind:"host-and-publish",spec:specifyHosting(e,t,n),verify:n.verify}}(n,e,t)}function planTagged(e,t,n){const r=function planTag(e,t){const{tag:n}=t.release
if(void 0===n)return{kind:"none"}
const r=createTemplate(n,e,t)
return(0,q.B_)(r,"1.0"),{kind:"tag",template:r}}(e,t),s=findPublished(e,t)
return void 0===s?n(r):{kind:"up-to-date",published:s,completion:r}}function planRepair(e,t,n){try{return{kind:"repair",spec:specifyHosting(e,t,n),releases:t.releases}}catch(e){if(e instanceof E.S1)return{kind:"not-checked",why:e}
throw e}}function specifyHosting({path:e,name:t,sha256:n,sizeBytes:r},s,i){const{tag:o,assetName:a,overwrite:c}=i.release
if(void 0===o)throw function explainNoTag(){return new E.S1({code:"input",title:"Input release-tag",message:"Input `release-tag` is empty, but a package without a URL needs a release.",hint:"Set `release-tag` to the tag of the release that gets the package."})}()
return{...(0,q.B_)(createTemplate(o,s,i),s.version),assetName:(0,q.dn)(a,t,s),assetUrl:chooseAssetUrl(s,i),overwrite:c,isLive:""!==s.version&&s.live?.served?.version===s.version,file:{path:e,sha256:n,sizeBytes:r}}}function createTemplate(e,{slug:t,changelog:n},{release:{notes:r,prerelease:s}}){return{tag:e,notes:r,prerelease:s,slug:t,changelog:n}}function findPublished({identity:e,live:t},n){return function findUpToDate(e,t,{ifPublished:n}){const r=t.served?.version
if(void 0!==r&&r===e&&"publish"!==n){if("skip"===n)return{status:"already-published",version:e,previousVersion:r,isVerified:!0}
throw new E.S1({code:"already-published",title:"Already published",message:`The service already serves version ${e}, and \`if-published\` is \`fail\`.`,hint:"Raise the version of the plugin, or set `if-published` to `skip` if that is intended."})}}(e.version,t??{},n)}function chooseAssetUrl({live:e},{release:t}){return"auto"===t.assetUrl&&!0===e?.failure?.isLasting?"signed":t.assetUrl}var K=n(1393),X=n(9546),__addDisposableResource=function(e,t,n){if(null!=t){if("object"!=typeof t&&"function"!=typeof t)throw new TypeError("Object expected.")
var r,s
if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.")
r=t[Symbol.asyncDispose]}if(void 0===r){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.")
r=t[Symbol.dispose],n&&(s=r)}if("function"!=typeof r)throw new TypeError("Object not disposable.")
s&&(r=function(){try{s.call(this)}catch(e){return Promise.reject(e)}}),e.stack.push({value:t,dispose:r,async:n})}else n&&e.stack.push({async:!0})
return t},J=function(e){return function(t){function fail(n){t.error=t.hasError?new e(n,t.error,"An error was suppressed during disposal."):n,t.hasError=!0}var n,r=0
return function next(){for(;n=t.stack.pop();)try{if(!n.async&&1===r)return r=0,t.stack.push(n),Promise.resolve().then(next)
if(n.dispose){var e=n.dispose.call(n.value)
if(n.async)return r|=2,Promise.resolve(e).then(next,function(e){return fail(e),next()})}else r|=1}catch(e){fail(e)}if(1===r)return t.hasError?Promise.reject(t.error):Promise.resolve()
if(t.hasError)throw t.error}()}}("function"==typeof SuppressedError?SuppressedError:function(e,t,n){var r=new Error(n)
return r.name="SuppressedError",r.error=e,r.suppressed=t,r})
async function publishPlugin(e,t){const r={stack:[],error:void 0,hasError:!1}
try{const s=__addDisposableResource(r,await async function findPackage({step:e,source:t}){return e("Find the package",t.find,({name:e,sizeBytes:t})=>`${(0,g.AB)(e)}, ${(0,I.Xq)(t)}`,"Still fetching or zipping the package")}(t),!0)
void 0!==e.expectedSha256&&await async function assertBuilt(...e){return(await n.e(718).then(n.bind(n,7718))).assertDigest(...e)}(s,e,t)
const i=await inspectPackage(s,e,t),o=planRun(i,e),a=e.isDryRun?await async function reportPlan(...e){return(await n.e(167).then(n.bind(n,5167))).dryRun(...e)}(o,i,e,t):await async function carryOut(e,t,r){switch(e.kind){case"up-to-date":return async function completeUpToDate({published:e,completion:t},n,r){const s=await(0,N.Td)(t,e,r)
return(0,K.KA)(e,s,n,(0,X.V)(n.package))}(e,t,r)
case"publish":return async function publishRemote({url:e,completion:t,verify:n},r,s){const i=await(0,K.Qt)({getZipUrl:e.get},r,s),o=await(0,K.AF)(n,i,r,s),a=await(0,N.Td)(t,o,s)
return(0,K.KA)(o,a,r,(0,X.V)(r.package))}(e,t,r)
case"send-and-publish":return async function sendAndPublish({file:e,completion:t,verify:n},r,s){const i=await s.step("Send the package to the service",()=>s.sendToService(e,r.identity,r.live??{}),()=>`${(0,g.AB)(e.name)}, ${(0,I.Xq)(e.sizeBytes)}`),o=await(0,K.Qt)({objectKey:i},r,s),a=await(0,K.AF)(n,o,r,s),c=await(0,N.Td)(t,a,s),{result:u,problem:l}=(0,K.KA)(a,c,r,"")
return{result:{...u,isSent:!0},problem:l}}(e,t,r)
case"host-and-publish":{const{hostAndPublish:s}=await n.e(963).then(n.bind(n,4963))
return s(e,t,r)}}}(o,i,t),c=await async function keepBill({result:e,problem:t},{runner:n,cancellation:r,log:s}){if(void 0!==t||r.aborted)return
const{slug:i,package:o,writeBill:a}=e.plugin
try{const e=await(a?.(o,n.quote))
if(void 0===e)return
const[t="package.cdx.json"]=[`${i}.cdx.json`].filter(Z.MN)
return await store(t,n.temporaryFolder,t=>(0,W.writeFile)(t,e.text))}catch{return void s.warning("Bill of materials not written","The bill of materials could not be written, so the output `sbom` is empty. Check disk space and permissions of the runner if a later step needs it.")}}(a,t)
return{...a,bill:c,kept:await keepPackage(s,a,t)}}catch(e){r.error=e,r.hasError=!0}finally{const e=J(r)
e&&await e}}const Y=[["already-published",e=>`${e} is live, but this run did not publish it`],["after-publish",e=>`${e} is published, but the step failed afterwards`],["unknown-outcome",e=>`It is not known whether ${e} was published`],["internal",()=>"The step failed in an unexpected way"]]
function describeOutcome(e,t){const{result:n,errors:r}=e,s=function namePlugin({result:e,report:t,pluginId:n},r){const{plugin:s}=t??{},i=s?.name??n,o=e?.version??s?.version??""
if(void 0===i)return"The plugin"
const a=""===o?[i]:[i,o]
return a.map(e=>r((0,g.CI)(e))).join(" ")}(e,t),i=r.map(({code:e})=>e),[,o]=Y.find(([e])=>i.includes(e))??[]
if(r.some(({title:e})=>/\bCancelled\b/.test(e))&&i.includes("after-publish"))return{mark:"⚠️",text:`${s} is published, but the run was cancelled afterwards`}
if(void 0!==o)return{mark:"⚠️",text:o(s)}
if(!0===e.isBuild&&i.every(e=>"package"===e)&&i.length>0)return{mark:"❌",text:`${s} is built, and cannot be published as it is`}
if(r.length>0||void 0===n)return{mark:"❌",text:`${s} was not published by this run`}
switch(n.status){case"published":return{mark:"✅",text:`${s} is published`}
case"already-published":return{mark:"✅",text:`${s} was published already`}
case"dry-run":return!0===e.isBuild?{mark:"📦",text:`${s} ${n.dryRun.outlook}`}:{mark:"🧪",text:`Dry run: ${s} ${n.dryRun.outlook}`}}}const Q={findings:({findings:e},t)=>function writeFindings(e,t,n=te){const r=e.map(({id:e,severity:r,message:s,effect:i,fix:o,file:a,line:c,files:u,accepted:l})=>{const d={id:e,severity:r,message:t(`${s} ${i}`),fix:t(o),file:void 0===a?null:t(a),line:c??null,accepted:l},h=u&&JSON.stringify({...d,files:u.map(e=>t(e))})
return void 0!==h&&Buffer.byteLength(h)<=n/2?h:JSON.stringify(d)})
let s=2
const i=r.findIndex(e=>(s+=Buffer.byteLength(e)+1)>n)
return i<0?`[${r.join(",")}]`:`[${[...r.slice(0,i),describeRest(r.length-i)].join(",")}]`}(e,t),changes:({comparison:e},t)=>(0,F.vB)(e,t)},ee={version:({result:e})=>e.version,success:({result:e,problem:t})=>"already-published"===e.status&&void 0!==t?"":"true",status:({result:e})=>e.status,plugin_id:({result:e})=>e.plugin.pluginId,slug:({result:e})=>e.plugin.slug,zip_url:({result:e})=>e.zipUrl,"previous-version":({result:e})=>e.previousVersion??"",verified:({result:e})=>String(e.isVerified),served:({result:e})=>e.sitesGet?.verdict??"",sha256:({result:e})=>e.plugin.package.sha256,size:({result:e})=>String(e.plugin.package.sizeBytes),changelog:({result:e})=>e.plugin.changelog,findings:({result:{plugin:e}},t)=>void 0===e.report?"":Q.findings(e.report,t),changes:({result:{plugin:e}},t)=>void 0===e.report?"":Q.changes(e.report,t),"package-path":({kept:e})=>e?.path??"",sbom:({bill:e})=>e?.path??"","release-tag":({result:e})=>e.onHost?.release.tag??"","release-id":({result:e})=>String(e.onHost?.release.id??""),"release-url":({result:e})=>e.onHost?.release.url??"","asset-id":({result:e})=>String(e.onHost?.asset?.id??""),"asset-name":({result:e})=>e.onHost?.asset?.name??""}
const te=65536
function describeRest(e){return JSON.stringify({id:"left-out",severity:"notice",message:`${e} more findings were left out here.`,fix:"The log of the run has all of them.",file:null,line:null,accepted:!1})}var ne=n(9733),re=n(7853),se=n(1680)
function renderSummary(e,t){const{result:n,errors:r,steps:s,isBuild:i=!1}=e,o=i?leaveOutUncompared(e.report):e.report,a=function renderFindings(e,t){if(void 0===e||0===e.findings.length)return[]
const prose=e=>(0,se.E9)(t(e)),n=(0,H.kG)(e.findings),r=n.map(e=>{const{id:n,severity:r,accepted:s,points:i}=e,o=s?"☑️":oe[r],a=i.flatMap(e=>{const t=(0,H.B4)(e).map(prose).join(e.messages.length>1?"<br>":" ")
return s?[t]:[t,`**Fix:** ${prose(e.fix)}`]}),c=`${o} **<a href="${ie}#${n}">${n}</a>**${function describePlace({findings:e,fileCount:t},n){if(t>1)return` in ${t} files`
const[r,...s]=e,{file:i,line:o}=void 0===r?{}:(0,ne.$)(r)
return void 0===i?"":` in ${(0,se.cR)(n(void 0===o||s.length>0?i:`${i}:${o}`))}`}(e,t)}${s?", accepted":""}`
return`- ${[c,...a].join("<br>")}`}),s=`Package checks: ${(0,H.eq)(n)}`
return n.some(({severity:e,accepted:t})=>"error"===e&&!t)?[`#### ${s}`,r.join("\n")]:[(0,se.jq)(s,[r.join("\n")])]}(o,t),{mark:c,text:u}=describeOutcome(e,e=>(0,se.gU)(t(e)))
return`${[`### ${c} ${u}`,...(0,se.a$)(r,t),...void 0===n?[...a,...renderRed({...e,report:o},t)]:[...renderResult(n,i,t),...a],...void 0===o?.comparison?[]:(0,F.O1)(o.comparison,t),...renderDetails(e,t),...renderPackage(o,t),...renderSteps(s,0===r.length,t),...void 0===n?[]:renderChangelog(n,t)].join("\n\n")}\n`}function leaveOutUncompared(e){return!1===e?.comparison?.isCompared?{...e,comparison:void 0}:e}function renderResult(e,t,n){const r=(0,se.Id)(function listFacts(e,t,n){const{plugin:r,onHost:s,sitesGet:i,version:o}=e,{pluginId:a,slug:c}=r,u=t?leaveOutUncompared(r.report):r.report,code=e=>(0,se.cR)(n(e)),l=""===c?"":`, folder ${code(c)}`,d=[["Version",t&&""!==o?code(o):describeVersions(e,code)],...listChanges(u,n),void 0===u?.expectedVersion?void 0:["Expected version",(0,se.E9)(n(u.expectedVersion))],void 0===u?void 0:["Checks",(0,H.eq)((0,H.kG)(u.findings))],["Plugin",`${code(a)}${l}`],i&&["Sites get",(0,se.E9)(n(i.text))],s?.release.tag?["Release",describeRelease(s,code)]:void 0]
return d.filter(e=>void 0!==e)}(e,t,n))
return"dry-run"!==e.status||t?[r]:[r,...renderDryRun(e.dryRun,n)]}function renderDetails({result:e,isBuild:t=!1},n){if(void 0===e)return[]
const{serviceUrl:r,package:s}=e.plugin,code=e=>(0,se.cR)(n(e)),i="already-published"===e.status&&"local"===s.kind?", built now":"",o=[[`Package${i}`,`${code(s.name)}, ${(0,I.Xq)(s.sizeBytes)}`],[`SHA-256${i}`,code(s.sha256)],...describeOrigin(e,code),t?void 0:["Service",showService(r,code)]]
return[(0,se.jq)("Details",[(0,se.Id)(o.filter(e=>void 0!==e))])]}function renderRed({report:e,pluginId:t,serviceUrl:n,left:r,isBuild:s=!1},i){if(void 0===n)return[]
const code=e=>(0,se.cR)(i(e)),{version:o=""}=e?.plugin??{},a=[""===o?void 0:["Version",code((0,g.CI)(o))],...listChanges(e,i),void 0===t?void 0:["Plugin",code(t)],s?void 0:["Service",showService(n,code)],r&&["Release",`${describeRelease(r,code)}, which stays as it is`]]
return[(0,se.Id)(a.filter(e=>void 0!==e))]}function showService(e,t){return e===d.M4?`none, because ${t("base-url")} is empty`:t(`${e.host}${e.pathname.replace(/\/$/,"")}`)}function listChanges(e,t){if(void 0===e?.comparison)return[]
const n=e.comparison.isCompared?(0,F.dt)(e.comparison):""
return[["Changes",(0,F.M3)(e.comparison,t)],...""===n?[]:[["Libraries",n]]]}function describeVersions({status:e,version:t,previousVersion:n,isVerified:r,plugin:s},i){if("already-published"===e)return`${i(t)}, live already: to publish something new, raise the version`
const o=void 0===n&&"missing"===s.live?.failure?.kind,a=void 0===n?"not known":i(n),c=""===t?"not known":`<strong>${i(t)}</strong>`,u=r?", seen live":""
return o&&""!==t?`${c}, the first release${"dry-run"===e?" if the service knows the plugin":u}`:`${a} → ${c}${u}`}function describeOrigin({status:e,zipUrl:t,isSent:n},r){return"published"===e&&!0===n?[["Origin","Sent to the service"]]:"published"!==e?""===t?[]:[["Found at",r(t)]]:[["Fetched from",""===t?"a signed URL, which is secret":r(t)]]}function describeRelease({release:e,asset:t},n){const r=(0,se.BK)(e.url,n(e.tag))
return void 0===t?r:`${r} with ${(0,se.BK)(function locateAsset({url:e},t){return`${e.replace("/releases/tag/","/releases/download/")}/${encodeURIComponent(t.toWellFormed())}`}(e,t.name),n(t.name))}`}function renderDryRun({remarks:e,onHost:t,request:n},r){const list=e=>e.map(e=>`- ${(0,se.E9)(r(e))}`),s=list(t)
return[...0===e.length?[]:["#### The service",list(e).join("\n")],...0===s.length?[]:["#### On GitHub",s.join("\n")],...0===n.length?[]:["#### The request",(0,se.ET)(n.map(r))]]}const ie="https://github.com/OWNER/publish-wordpress-plugin/blob/v1/docs/checks.md",oe={error:"❌",warning:"⚠️",notice:"ℹ️"}
function renderPackage(e,t){if(void 0===e||0===e.facts.length)return[]
const n=e.facts.map(([e,n])=>[e,(0,se.E9)(t(n))])
return[(0,se.jq)("What is in the package",[(0,se.Id)(n)])]}function renderSteps(e,t,n){const r=e.at(-1)
if(void 0===r)return[]
const s=r.startMs+r.durationMs,i=e.map(e=>[`${re.Sr[e.outcome]} ${e.title}`,void 0===e.result?"failed":(0,se.E9)(n(e.result)),describeTime(e).replaceAll(" ","&nbsp;")]),o=`Steps: ${(0,I.a3)(s)}`,a=(0,se.bo)(["Step","Result","Time"],i)
return t?[(0,se.jq)(o,[a])]:[`#### ${o}`,a]}function describeTime({durationMs:e,repeats:t}){return(0,I.a3)(e)+(0===t?"":`<br>${(0,re.SC)(t)}`)}function renderChangelog({plugin:e,version:t},n){const{changelog:r}=e
if(""===r)return[]
const s=r.replace(/[^\n\t\u200c\u200d]+/g,e=>n(e))
return[(0,se.jq)(`Changelog of ${(0,se.cR)(n(t))}`,[s])]}function run_publish_run(e){return(0,w.C)(e=>({secrets:(0,p.qb)(e),urls:(0,p.Dc)(e),open:[...(0,p.Ff)(e),...ae]}),createPublishAction,e)}const ae=["published","already-published","dry-run"]
function createPublishAction(e){const{machine:t,outputs:u,steps:l,sanitise:d}=e,h={stage:"not-published"},p={...e.tools,progress:h},{cancellation:f}=p
let m,g,w,b
return{work:async()=>{m=readInputs(t.env,(0,c.BU)(t.env))
if(b=await publishPlugin(m,function createParts(e,t,u,{step:l,...d}){const{log:h,quote:p,declarePublic:f,cancellation:m}=u,{env:g,temporaryFolder:w}=t,b=(0,a.L)(e,u),y=createReleaseService(e,u),k=(0,c.zW)(g),$=function createComparer({source:e,repository:t,release:s,timeoutMs:i},a){const c="url"===e.kind||"service"===s.uploadTo?void 0:t,u=(0,o.EH)()
let l
return{hasReleases:void 0!==c,compare:async(e,t,{urls:o,...d})=>{const{comparePackages:h,createOpener:p,Missed:f}=await Promise.all([n.e(341),n.e(254),n.e(647),n.e(175)]).then(n.bind(n,2175)),{readSnapshot:m}=await(0,r.yD)(),{send:g,clock:w,maskUrl:v,triggeringTag:b}=a
return h(e,t,{send:g,clock:w,maskUrl:v,downloads:u,onRead:e=>l=e,readSnapshot:m,openUrl:p(a),releases:c&&await(async e=>{const{createReleaseReader:t}=await Promise.all([n.e(145),n.e(280)]).then(n.bind(n,9280))
return t(e,{...a,timeoutMs:i},(e,t)=>new f(e,t))})(c),names:{tag:s.tag,assetName:s.assetName,triggeringTag:b,...d},isOwnUrl:({href:e})=>o.some(t=>t.href===e)})},inspectServed:async e=>{const{createServedInspection:t,createOpener:s}=await Promise.all([n.e(341),n.e(254),n.e(647),n.e(175)]).then(n.bind(n,2175)),{readListing:i,readSnapshot:o}=await(0,r.yD)(),c=s(a)
return t(e,{...a,downloads:u,readListing:i,readSnapshot:o,openUrl:c},l)}}}(e,{...u,temporaryFolder:w,triggeringTag:k}),x=function createPackageSource(e,{env:t,workspace:o,temporaryFolder:a,ownFiles:u},l,{signAssetUrl:d}){const{clock:h,cancellation:p}=l,{retries:f,timeoutMs:m}=e,g=(0,s.dirname)((0,i.fileURLToPath)(import.meta.url)),w=[{input:"api-key",value:e.apiKey},{input:"github-token",value:e.token}],v={...l,workspace:o,temporaryFolder:a,ownPaths:[(0,s.dirname)(g),...u],sourceTime:(0,c.hY)(t),signAssetUrl:d,loadContentScanner:async()=>{const{createContentScanner:e}=await(0,r.yD)()
return(t,n,r)=>e(t,n,{...r,ownKeys:w})},downloadArtifact:async(e,r)=>{const{downloadArtifact:i}=await Promise.all([n.e(145),n.e(152)]).then(n.bind(n,3771)),o=(0,s.join)(g,"thread.js")
return i(e,{...l,retries:f,timeoutMs:m,folder:r,env:t,threadFile:o})}},b=(0,L.$)(p,()=>h.now()),y={signal:p,yieldToEventLoop:b,ownKeys:w,programs:t}
return{find:()=>("off"!==e.packageChecks&&(0,r.HE)(),(0,O.C)(e,v)),inspect:async(e,t)=>{const{inspect:n}=await(0,r.yD)()
return n(e,{...y,seen:t})},searchForKeys:async e=>{const{inspectForKeys:t}=await(0,r.u4)()
return t(e,y)}}}(e,t,u,b),sendToService=async(...t)=>(await n.e(373).then(n.bind(n,5373))).sendToService(e,u,...t),S=(0,v.Y)(g.GITHUB_WORKSPACE),P={triggeringTag:k,branch:(0,c.pG)(g),temporaryFolder:w,locateSource:S,quote:p,declarePublic:f}
return{log:h,step:l,source:x,sendToService:sendToService,host:b,service:y,comparer:$,runner:P,cancellation:m,...d}}(m,t,p,{step:l.run,onReport:e=>{g=e},onLeft:e=>{w=e}})),p.declarePublic(function listNames({version:e,previousVersion:t="",plugin:n,onHost:r}){const{release:s,asset:i}=r??{}
return[e,t,n.slug,s?.tag??"",i?.name??""]}(b.result)),function writeOutputs(e,t,n){try{for(const[r,s]of Object.entries(ee))n.set(r,s(e,t))}catch(t){const{status:r,plugin:s,version:i}=e.result,o="dry-run"===r
throw new E.S1({code:o?"not-published":"after-publish",title:"Outputs not written",message:(o?"The dry run is complete":`${s.pluginId} ${i} is published`)+`, but the outputs for the next steps could not be written to ${n.name}.`,hint:o?"Check disk space and permissions of the runner.":"Check disk space and permissions of the runner; do not publish again, but run the next steps by hand.",cause:t})}}(b,d,u),void 0!==b.problem)throw b.problem},explainCancellation:()=>function explainCancellation({stage:e}){switch(e){case"not-published":return new E.S1({code:"not-published",title:"Cancelled",message:"The run was cancelled before it published the version.",hint:"This run published nothing; run it again when you like."})
case"ordered":return new E.S1({code:"unknown-outcome",title:"Cancelled, outcome unknown",message:"The run was cancelled after it asked for the release and before its outcome was known.",hint:"Check the dashboard of the service before you run this again: the release may have been created."})
case"published":return new E.S1({code:"after-publish",title:"Cancelled after publishing",message:"The run was cancelled after the release went live.",hint:"Do not publish it again; run the next steps by hand."})}}(h),report:async e=>{if(void 0===b&&void 0!==g&&function writeFound(e,t,n){try{for(const[r,s]of Object.entries(Q))n.set(r,s(e,t))}catch{}}(g,d,u),e.length>0||f.aborted)for(const e of[b?.kept,b?.bill])await(e?.discard().catch(()=>{}))
const t={pluginId:m?.pluginId,serviceUrl:m?.baseUrl,isBuild:!0===m?.caller.isBuild,left:w,result:b?.result,report:g,errors:e,steps:l.done},{mark:n,text:r}=describeOutcome(t,e=>e)
return{errors:e,outcome:`${n} ${r}.`,renderSummary:()=>renderSummary(t,d),unaffected:"The release is not affected."}}}}},9546:(e,t,n)=>{function showPackageUrl(e){return"remote"!==e.kind||e.url.isSecret?"":e.url.shown}n.d(t,{V:()=>showPackageUrl})},2543:(e,t,n)=>{n.d(t,{$M:()=>parseReleaseAnswer,AA:()=>isWebPage,C3:()=>c,EZ:()=>a,Mk:()=>buildEndpoint,Ng:()=>describeRequest,QP:()=>findBasePath,TP:()=>buildReleaseRequest,Yr:()=>buildReadRequest,eu:()=>parseUploadPlace,fn:()=>findMessage,gH:()=>namesRelease,jR:()=>isHtmlDocument,lW:()=>parseServed,md:()=>parseDetails,oe:()=>buildConfirmRequest,sF:()=>findLacks,t7:()=>l,wt:()=>buildUploadUrlRequest})
var r=n(88),s=n(2189),i=n(7821),o=n(3060)
const a="zip_url",c="/api/v1/plugin/update",u=`${c}/upload-url`,l=`${c}/confirm`,d=1048576
function buildReleaseRequest(e,t){return{method:"POST",url:buildEndpoint(e),headers:{...buildHeaders(e),"Content-Type":"application/json"},body:JSON.stringify({plugin_id:t.pluginId,[a]:t.zipUrl}),timeoutMs:e.timeoutMs,maxBytes:d}}function buildUploadUrlRequest(e,t){const n=buildEndpoint(e,u)
return n.search=new URLSearchParams({plugin_id:t}).toString(),{method:"GET",url:n,headers:buildHeaders(e),timeoutMs:e.timeoutMs,maxBytes:d}}function buildConfirmRequest(e,{pluginId:t,objectKey:n}){return{method:"POST",url:buildEndpoint(e,l),headers:{...buildHeaders(e),"Content-Type":"application/json"},body:JSON.stringify({plugin_id:t,objectKey:n}),timeoutMs:e.timeoutMs,maxBytes:d}}function buildReadRequest(e,{pluginId:t,slug:n}){const r=buildEndpoint(e)
return r.search=new URLSearchParams({id:t,...void 0===n?{}:{slug:n}}).toString(),{method:"GET",url:r,headers:buildHeaders(e),timeoutMs:e.timeoutMs,maxBytes:d}}function buildEndpoint({baseUrl:e},t=c){const n=new URL(e)
return n.pathname=`${n.pathname.replace(/\/$/,"")}${t}`,n}function findBasePath({pathname:e},t){const n=e.replace(/\/+$/,""),r=[u,l].find(e=>t.pathname.endsWith(e))??c
return n.endsWith(r)?n.slice(0,-r.length):void 0}const h=16384,p=1024
function parseUploadPlace(e){const t=(0,i.l)(e)
if(void 0===t.object)return{why:t.why}
const{presignedUrl:n,objectKey:s}=t.object
if("string"!=typeof n||""===n)return{why:"it has no `presignedUrl` text"}
if(n.length>h)return{why:`its \`presignedUrl\` has more than ${h} characters`}
const o=(0,r.BD)(n)
return null===o?{why:"its `presignedUrl` is not a web address"}:"string"!=typeof s||""===s?{why:"it has no `objectKey` text"}:Buffer.byteLength(s)>p||/\p{Cc}/u.test(s)?{why:`its \`objectKey\` has more than ${p} bytes, or control characters`}:{url:o,text:n,objectKey:s}}function buildHeaders({apiKey:e}){return{Accept:"application/json",Authorization:`Bearer ${e}`}}function describeRequest({method:e,url:t,headers:n,body:r=""}){return[`${e} ${t.href}`,...Object.entries(n).map(([e,t])=>`${e}: ${t}`),r]}function parseReleaseAnswer(e,t=!1){const n=(0,i.l)(e)
if(void 0===n.object)return{kind:"unclear",why:n.why}
const{success:r,version:o}=n.object
return!1===r?{kind:"refused",how:"`success: false`"}:!0===r||t&&void 0===r?"string"!=typeof o?{kind:"unclear",why:"it has no `version` text"}:(0,s.l)(o)?{kind:"created",version:o}:{kind:"unclear",why:"its `version` does not look like one"}:{kind:"unclear",why:"its `success` is neither `true` nor `false`"}}function isWebPage({headers:e},t){return(/^(text\/html|application\/xhtml\+xml)\b/i.test(e["content-type"]??"")||isHtmlDocument(t))&&void 0===(0,i.l)(t).object}function isHtmlDocument(e){return/^\s*(<!doctype html|<html)\b/i.test(e.slice(0,1e3).replace(/^\ufeff/,""))}function findMessage(e){const{object:t}=(0,i.l)(e)
if(void 0===t)return e
const{message:n,error:r,detail:s,title:a,errors:c}=t,u=[[n,(0,o.G)(r)?r.message:r,s,a].find(e=>"string"==typeof e&&""!==e.trim()),...findFieldErrors(c)].filter(e=>"string"==typeof e)
return u.length>0?u.map(e=>e.trim().replace(/\.$/,"")).join("; "):e}function findFieldErrors(e){return(0,o.G)(e)?Object.entries(e).flatMap(([e,t])=>(Array.isArray(t)?t:[t]).flatMap(t=>{const n=(0,o.G)(t)?t.message:t
return"string"==typeof n?[`${e}: ${n}`]:[]})):[]}function parseServed(e,t){const n=(0,i.l)(e)
if(void 0===n.object)return{why:`is malformed: ${n.why}`}
const r=listParts(n.object),o=listVersions(r),[a]=o
if(void 0===a)return{why:"names no version"}
if("string"!=typeof a||!(0,s.l)(a))return{why:"names something that is not a version"}
if(o.some(e=>e!==a))return{why:"names versions that disagree"}
const c=r.map(e=>function findContradiction(e,t){const{success:n,error:r,errors:s,status:i,state:o,plugin_id:a,id:c}=e
if(isGiven(n)&&!0!==n)return"does not say `success: true`"
if(isSaid(r)||isSaid(s))return"reports an error"
if("string"==typeof o&&!isLiveStatus(o)||isGiven(i)&&!isLiveStatus(i))return"has a `status` other than that of a published release"
if(!0===e.draft||!1===e.published)return"is about a draft"
const u="string"==typeof a&&a!==t||"string"==typeof c&&c.startsWith("plugin_")&&c!==t
return u?"is about another plugin":void 0}(e,t)).find(e=>void 0!==e)
return void 0!==c?{why:c}:{served:{version:a,pluginFile:r.map(({plugin:e})=>e).find(isPluginFile),slug:r.map(({slug:e})=>e).find(isFolderName),packageUrl:findPackageUrl(r)}}}function findLacks(e){const{version:t,name:n,download_url:r}=(0,i.l)(e).object??{}
if(!isGiven(t))return{}
const s=[...isGiven(n)?[]:["name"],...isGiven(r)&&""!==r?[]:["download_url"]]
return 0===s.length?{}:{lacks:s}}function namesRelease(e){const t=listParts((0,i.l)(e).object??{})
return listVersions(t).length>0||t.some(({success:e})=>!0===e)}function listVersions(e){return e.flatMap(e=>[e.version,e.new_version]).filter(isGiven)}function listParts(e){return[e,e.data,e.plugin,e.release].filter(o.G)}function findVersionPart(e){return e.find(({version:e,new_version:t})=>isGiven(e)||isGiven(t))}function findPackageUrl(e){const t=findVersionPart(e)
return[t?.download_url,t?.download_link,t?.package].find(e=>"string"==typeof e&&""!==e)}function isGiven(e){return null!=e}function isSaid(e){return"object"==typeof e&&null!==e?Object.keys(e).length>0:isGiven(e)&&!1!==e&&""!==e&&0!==e}const f=/^(publish(ed)?|released?|live|active|enabled|public|available|current|latest|stable|ok|success(ful)?|complete[d]?)$/i
function isLiveStatus(e){return!0===e||200===e||"string"==typeof e&&f.test(e)}function isPluginFile(e){return"string"==typeof e&&/^[^/\\\p{C}]{1,255}\/[^/\\\p{C}]{1,255}\.php$/u.test(e)}function isFolderName(e){return"string"==typeof e&&/^[^/\\\p{C}]{1,255}$/u.test(e)}function parseDetails(e){const t=findVersionPart(listParts(e))??{}
return{requires:readText(t.requires),requiresPhp:readText(t.requires_php),tested:readText(t.tested),lastUpdated:readText(t.last_updated)}}function readText(e){const t="number"==typeof e?String(e):e
return"string"==typeof t&&""!==t.trim()?t.trim():void 0}},4635:(e,t,n)=>{n.d(t,{Dx:()=>a,RY:()=>isMarkup,W8:()=>notPublished,XE:()=>explainPage,_p:()=>quoteSaid,b6:()=>unknownOutcome,lT:()=>isBlocked,x5:()=>o})
var r=n(5805),s=n(6717),i=n(2543)
function quoteSaid({said:e}){return""===e?"":`: ${(0,s.ol)(e)}`}const o="Check the dashboard of the service before you run this again: the release may have been created."
function unknownOutcome(e,t,n){return new r.S1({code:"unknown-outcome",title:"Outcome unknown",message:e,hint:t,cause:n})}function notPublished(e,t,n,s){return new r.S1({code:"not-published",title:e,message:t,hint:n,cause:s})}function isElsewhere({status:e,isPage:t}){return t&&(404===e||405===e)}function isBlocked({status:e,isDocument:t}){return t&&e>=400&&e<500&&404!==e&&405!==e}function isMarkup(e){return isElsewhere(e)||isBlocked(e)||e.isPage&&e.status>=500}const a=`Something before the service, such as a firewall or a login, seems to refuse requests from this runner: allow requests to \`${i.C3}\` there. If there is nothing like that, check \`base-url\` and \`api-key\`.`
function explainPage(e){return isBlocked(e)?["Request blocked",a]:isElsewhere(e)?["Not the service","Check `base-url`: it seems to be the address of a website, not of the service. If it is right, check `plugin_id`."]:void 0}},9224:(e,t,n)=>{n.d(t,{Kt:()=>readBadAnswer,W4:()=>readServed,mS:()=>orderRelease})
var r=n(8902),s=n(4098),i=n(88),o=n(6103),a=n(5805),c=n(2543),u=n(4635),l=n(998),d=n(639)
async function orderRelease(e){const{progress:t,quote:n}=e.ports,o=void 0!==e.order.objectKey,u=(0,c.Mk)(e.access,o?c.t7:c.C3),d=await function postOrder(e,{order:t,access:n,rules:s,ports:o}){const{progress:a,log:u,send:l}=o,attempt=async()=>{const r=void 0===t.objectKey?(0,c.TP)(n,{...t,zipUrl:await t.getZipUrl()}):(0,c.oe)(n,t)
return a.stage="ordered",u.info(`POST ${(0,i.jr)(e)}`),l(r)},d={retries:s.retries,budgetMs:r.$4},onRepeat=()=>a.stage="not-published"
return(0,r.x9)(`POST ${e.host}`,attempt,r.VT,{...o,onRepeat:onRepeat},d)}(u,e).then(t=>function readOrder(e,t,{pluginId:n,isOfFile:r},s){const{status:i,isCut:o}=e,a=e.body.toString("utf8"),u=readBadAnswer(e,a,t,s)
if(i<200||i>=300)return toResult((0,l.cq)(u,n),u)
if(o)return toResult((0,l.aq)(u,"it is too large"))
const d=(0,c.$M)(a,r)
if("created"===d.kind&&s(d.version)!==d.version)return toResult((0,l.aq)(u,"its `version` contains a secret"))
return"created"===d.kind?d:toResult("refused"===d.kind?(0,l.GC)(u,d.how,n):(0,l.aq)(u,d.why))}(t,u,{...e.order,isOfFile:o},n)).catch(e=>{if(e instanceof s.wX)return toResult((0,l.B4)(e,u))
if(e instanceof a.S1)return{kind:"refused",error:e}
throw e})
return"created"===d.kind?t.stage="published":"unknown"!==d.kind&&(t.stage="not-published"),d}function readBadAnswer({status:e,headers:t},n,r,s){return{url:r,status:e,headers:t,said:s((0,c.fn)(n)),isPage:(0,c.AA)({headers:t},n),isDocument:(0,c.jR)(n),quote:s}}function toResult(e,t){const{status:n=0}=t??{}
return"unknown-outcome"===e.code?{kind:"unknown",error:e,place:t&&readPlace(t)}:401===n||403===n?{kind:"denied",error:e}:{kind:409===n?"conflict":"refused",error:e}}async function readServed(e,t,n,i){try{const s=await t(e),o=s.body.toString("utf8"),a=readBadAnswer(s,o,e.url,i),l=function findFailure(e){const{status:t}=e,n=(0,u.RY)(e)||e.isPage&&t<300,s=n?`it returned ${t} with a web page`:`the service returned ${t}${(0,u._p)(e)}`
if((0,r.WG)(t))return{kind:"passing",why:s,isLasting:!1,status:t}
if((0,u.lT)(e))return{kind:"blocked",why:s,isLasting:!0,status:t}
if(401===t||403===t)return{kind:"key",why:s,isLasting:!0,status:t}
if(t>=300&&t<400)return{kind:"redirect",why:`the service returned ${t}, a redirect`,isLasting:!0,status:t,place:readPlace(e)}
return n?{kind:"page",why:s,isLasting:!0,status:t}:404===t?{kind:"missing",why:s,isLasting:!1,status:t}:200===t?void 0:unclear(s,e)}(a)
if("missing"===l?.kind&&(0,c.gH)(o))return{failure:unclear(`${l.why}, but describes a release`,a)}
if(void 0!==l)return{failure:l}
const{served:d,why:h}=s.isCut?{why:"is too large"}:{why:void 0,...(0,c.lW)(o,n)}
return void 0===d?{failure:unclear(`its answer ${h}`,a)}:i(d.version)===d.version?{served:{...d,...(0,c.sF)(o)}}:{failure:unclear("its answer names a version that contains a secret",a)}}catch(e){if(e instanceof s.wX&&"cancelled"===e.failure)throw new o.cJ
if(e instanceof s.wX)return{failure:{kind:"unreached",why:e.message,isLasting:!e.mayHaveArrived}}
throw e}}function unclear(e,{status:t}){return{kind:"unclear",why:e,isLasting:!1,status:t}}function readPlace({headers:e,url:t}){const n=(0,d.bQ)(e,t)
return n&&(0,d.Pj)(n)}},998:(e,t,n)=>{n.d(t,{B4:()=>explainTransport,GC:()=>explainRefusal,Hh:()=>explainWebsite,aq:()=>explainUnclear,cq:()=>explainStatus,e1:()=>explainLive,hV:()=>explainSeen,hY:()=>h})
var r=n(8902),s=n(4098),i=n(88),o=n(5805),a=n(6717),c=n(2543),u=n(4635),l=n(639)
const d=`${u.x5} If it was not, check that \`base-url\` is the address of the service.`
function explainTransport(e,t){const n=`POST ${(0,i.jr)(t)} failed: ${e.message}.`
if(e.mayHaveArrived){const t="deadline"===e.failure
return(0,u.b6)(n,t?`${u.x5} If it is slow, raise \`timeout\`.`:u.x5,e)}const r=`${h[e.failure]} This run published nothing.`
return(0,u.W8)("Service not reached",n,r,e)}const h={"name-not-found":"Check the host name in `base-url`, and the network of the runner.",refused:"Check host and port in `base-url`, and that the service is up.",unreachable:"Check `base-url`, and the network of the runner.",tls:"Check `base-url`: the host did not prove that it is the service, so it was not given the API key.",proxy:"Check `https_proxy` and `no_proxy` of the runner.","proxy-address":s.uW,private:"Check `base-url`.",deadline:"Check `base-url` and that the service is up: it did not accept the connection.",interrupted:"Check `base-url` and that the service is up: it dropped the connection.",cancelled:"Run this again when you like."},p={401:["API key refused","Copy the key again from the dashboard of the service into the secret for `api-key`."],403:["API key refused","Check that `api-key` belongs to the account of this plugin and may publish releases."],405:["Not the service","Check `base-url`: this address does not accept the request that creates a release."],409:["Conflict","Check the dashboard: this version may be published already, or another run is publishing."],413:["Package too large","Make the package smaller, or ask the service for its limit."]}
const f="Release refused"
function explainSaid({said:e,url:t},n){if(""===e)return`This run published nothing. The service does not say why: check \`plugin_id\` (${(0,a.AB)(n)}) and \`base-url\`, or ask those who run it.`
const r=/\b(folder|director(y|ies)|slug)s?\b/i.test(e)?" By folder or slug it means the plugin's folder in the ZIP: check the input `slug`, or rename the folder.":""
return`This run published nothing: fix what the service says, then run this again.${e.includes(c.EZ)&&function isOrder({pathname:e}){return e.endsWith(c.C3)}(t)?` \`${c.EZ}\` is the URL that this run gave it for the package.`:""}${r}`}function explainStatus(e,t,n="POST"){const{url:s,status:o,headers:h}=e,m=`${n} ${(0,i.jr)(s)} returned ${o}${(0,u.RY)(e)?" with a web page":(0,u._p)(e)}.`
if((0,r.gY)(e))return function explainWait(e,t,n=""){const[r,s]=429===e?["Too many requests","its rate limit allows it"]:["Service busy",503===e?"the service is back":"the service is less busy"],i=/^\d{1,9}$/.test(n)?` (it asks to wait ${Number(n)} s)`:""
return(0,u.W8)(r,t,`Run this again when ${s}${i}; this run published nothing.`)}(o,m,h["retry-after"])
if(o<300||o>=500)return(0,u.b6)(m,e.isPage?d:u.x5)
if(o<400)return function explainRedirect(e,t){const{message:n,hint:r}=(0,l.GO)(t,e)
return(0,l.M)(e,e.url)?(0,u.W8)("Redirect not followed",n,r):"GET"===t?(0,u.W8)("Redirect not followed",n,`${r} ${l.l5}`):(0,u.b6)(n,`${u.x5} ${l.l5}`)}(e,n)
const[g,w]=(0,u.XE)(e)??(404!==o||function isConfirmation({pathname:e}){return e.endsWith(c.t7)}(s)?p[o]:function explainUnknown(e){return["Plugin not found",`The input \`plugin_id\` is ${(0,a.AB)(e)}: copy it from the plugin on the dashboard of the service. If it is the same there, check that \`base-url\` is the address of that service.`]}(t))??[f,explainSaid(e,t)]
return(0,u.W8)(g,m,w)}function explainWebsite({message:e,cause:t}){return(0,u.b6)(`${e} The request before it was answered with a web page.`,`Check \`base-url\`: it is probably the address of a website, not of the service. ${u.x5}`,t)}function explainRefusal(e,t,n){const r=`The service answered ${e.status} with ${t}${(0,u._p)(e)}.`
return(0,u.W8)(f,r,explainSaid(e,n))}function explainUnclear(e,t){return(0,u.b6)(`POST ${(0,i.jr)(e.url)} returned ${e.status}, which is not a valid answer: ${t}${(0,u._p)(e)}.`,`Check that \`base-url\` is the address of the service. ${u.x5}`)}function explainLive({title:e,message:t,hint:n,cause:r},s,i){return new o.S1({code:"already-published",title:e,message:`${t} The service serves version ${s} anyway: this run did not publish it.`,hint:i?"Set `if-published` to `skip` if this version may be live already, or raise the version of the plugin.":n,cause:r})}function explainSeen({code:e,title:t,message:n,hint:r,cause:s},i){const a=`The service now serves ${i}, but what it served before is not known.`
return new o.S1({code:e,title:t,message:`${n} ${a}`,hint:r,cause:s})}},7821:(e,t,n)=>{n.d(t,{l:()=>parseObject})
var r=n(3060)
function parseObject(e){try{const t=e.replace(/^\ufeff/,""),n=JSON.parse(t)
return(0,r.G)(n)?function countNames(e){let t=0
for(const[,n]of e.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?/g))void 0!==n&&(t+=1)
return t}(t)===function countMembers(e){let t=0
const n=[e]
for(let e=n.pop();void 0!==e;e=n.pop()){const r=Object.values(e)
Array.isArray(e)||(t+=r.length)
for(const e of r)"object"==typeof e&&null!==e&&n.push(e)}return t}(n)?{object:n}:{why:"a name occurs twice in one of its objects"}:{why:"it is not a JSON object"}}catch{return{why:"it is not a JSON object"}}}},639:(e,t,n)=>{n.d(t,{GO:()=>describeRedirect,M:()=>isRefusedByRedirect,Pj:()=>findPlace,Y8:()=>explainSameRedirect,bQ:()=>findRedirectTarget,l5:()=>o})
var r=n(88),s=n(2543),i=n(4635)
const o="If it redirects to a login page, check `api-key` and `base-url`."
function describeRedirect(e,{url:t,status:n,headers:i,quote:o}){const c=findRedirectTarget(i,t),u=void 0===c?void 0:function findBase(e,t){const n=(0,s.QP)(e,t),i="https:"===e.protocol||"http:"===e.protocol&&(0,r.U9)(e),o=findPlace(e)!==findPlace(t)
return!i||!o||void 0===n||n.length>a?void 0:`${e.protocol}//${e.host}${n}`}(c,t),l=void 0===c?"nowhere":`${(0,r.Rg)(c,o)}; it was not followed, because that would send the API key there`
return{message:`${e} ${(0,r.jr)(t)} returned ${n}, a redirect to ${l}.`,hint:void 0!==u&&(0,r.EW)(u,o)?`If you trust that address, set \`base-url\` to \`${u}\`.`:"Set `base-url` to the address at which the service itself answers."}}function explainSameRedirect({message:e,cause:t}){return(0,i.b6)(`${e} The request before it was redirected to the same place, so the live version cannot be read either.`,`Check \`api-key\` and \`base-url\`: many services redirect a wrong key to their login page. ${i.x5}`,t)}const a=300
const c=[301,307,308]
function isRefusedByRedirect({status:e,headers:t},n){if(c.includes(e))return!0
const r=findRedirectTarget(t,n)
return 302===e&&void 0!==r&&void 0!==(0,s.QP)(r,n)&&findPlace(r)!==findPlace(n)}function findRedirectTarget({location:e=""},t){return""===e?void 0:(0,r.Dl)(e,t)??void 0}function findPlace({origin:e,pathname:t}){return`${e}${t.replace(/\/$/,"")}`}},2250:(e,t,n)=>{function spanOf(e,t,n){const r=e+t
if(!(Number.isSafeInteger(e)&&Number.isSafeInteger(r)&&e>=0&&r<=n)||t<0)throw new RangeError("these bytes are not inside the file")
return{start:e,end:r}}function readFromBuffer(e){return{sizeBytes:e.length,read:(t,n)=>Promise.resolve().then(()=>{const{end:r}=spanOf(t,n,e.length)
return e.subarray(t,r)})}}n.d(t,{d:()=>readFromBuffer,e:()=>spanOf})},6103:(e,t,n)=>{n.d(t,{ZR:()=>assertNotCancelled,cJ:()=>Cancelled,mG:()=>chooseBackoffMs,ts:()=>createClock,wt:()=>poll})
class Cancelled extends Error{constructor(){super("The run was cancelled."),this.name="Cancelled"}}function assertNotCancelled(e){if(!0===e?.aborted)throw new Cancelled}function createClock(e){return{now:()=>performance.now(),wallNow:()=>Date.now(),sleep:t=>new Promise((n,r)=>{const cancel=()=>{clearTimeout(s),r(new Cancelled)},s=setTimeout(()=>{e.removeEventListener("abort",cancel),n()},t)
e.aborted?cancel():e.addEventListener("abort",cancel,{once:!0})})}}async function poll(e,t,n){const r=t.now()
for(const[s,i]of e.entries()){await t.sleep(Math.max(0,r+i-t.now()))
const o=e[s+1],a=await n({index:s,isLast:void 0===o,untilNextMs:(o??1/0)-i})
if(void 0!==a)return a}}const r=1e3,s=3e4
function chooseBackoffMs(e,t){return t()*Math.min(s,r*2**e)}},6376:(e,t,n)=>{n.d(t,{C:()=>describeFile,X:()=>describeContent})
const r="Check the step that builds and uploads the ZIP.",s="Build a ZIP: WordPress installs nothing else.",i="Remove what comes before the ZIP: check the step that builds it, or the script that serves it.",o=[["","archive","a gzip file, not a ZIP",s],["Rar!","archive","a RAR archive, not a ZIP",s],["7z¼¯","archive","a 7z archive, not a ZIP",s],["BZh","archive","a bzip2 file, not a ZIP",s],["ý7zXZ","archive","an xz file, not a ZIP",s],["(µ/ý","archive","a Zstandard file, not a ZIP",s]],a=[["<?php","text","PHP code, not a ZIP",s],["<?xml","text","an XML document, not a ZIP",r],["<","web-page","a web page, not a ZIP","Check the step that downloads the ZIP: it kept a web page."],["{","json","JSON, not a ZIP","Check the step that downloads the ZIP: it kept the answer of an API."],["version https://git-lfs","pointer","a pointer of Git LFS, not the ZIP itself","Check out the repository with `lfs: true`."]],c="PK",u=257
function describeContent(e){const t=e.toString("latin1")
if(!t.startsWith(c)&&!t.startsWith("PK"))return""===t?{kind:"empty",what:"an empty file",fix:r}:findSign(o,t)??function describeTar(e){return e.startsWith("ustar",u)?{kind:"archive",what:"a tar archive, not a ZIP",fix:s}:void 0}(t)??function describePrefix(e){const t=e.indexOf(c)
if(t<0)return
return{kind:"prefixed",what:`not a ZIP from its first byte: ${t} other ${1===t?"byte comes":"bytes come"} before it`,fix:i}}(t)??findSign(a,t.replace(/^(\xef\xbb\xbf)?\s*/,""))??{kind:"unknown",what:"not a ZIP, or only a part of one: its first bytes are not those of a ZIP",fix:r}}const l=16384
async function describeFile(e){return describeContent(await e.read(0,Math.min(l,e.sizeBytes)))}function findSign(e,t){const[,n,r,s]=e.find(([e])=>t.startsWith(e))??[]
return void 0===n||void 0===r||void 0===s?void 0:{kind:n,what:r,fix:s}}},6338:(e,t,n)=>{n.d(t,{Xq:()=>formatSize,a3:()=>formatDuration,d5:()=>agree})
const r=["B","kB","MB","GB"]
function formatSize(e){if(void 0===e)return"size not known"
let t=e,n=0
for(;t>=999.5&&n<r.length-1;)t/=1e3,n+=1
return`${n>0&&t<9.95?t.toFixed(1):Math.round(t)} ${r[n]}`}function formatDuration(e){const t=e/1e3
if(t<.0995)return`${t.toFixed(2)} s`
if(t<9.95)return`${Number(t.toFixed(1))} s`
const n=Math.round(t)
return n<60?`${n} s`:`${Math.floor(n/60)} min ${n%60} s`}function agree(e,t,n){return 1===e.length?t:n}},6331:(e,t,n)=>{n.d(t,{N:()=>hideQueries})
const r=10
function hasEscapes(e){return i.test(e)}const s={amp:"&",colon:":",equals:"=",num:"#",quest:"?",sol:"/"},i=new RegExp(["%([0-9a-f]{2})","[%\\\\]u([0-9a-f]{4})","\\\\x([0-9a-f]{2})","\\\\u\\{([0-9a-f]{1,6})\\}","&#x0*([0-9a-f]{1,6});","&#0*(\\d{1,7});",`&(${Object.keys(s).join("|")});`].join("|"),"i"),o=new RegExp(i,"gi")
function readEscapes(e){return rewrite(e,o,e=>{const[t,n,r]=[e.slice(1,6).find(Boolean),e[6],e[7]]
if(void 0!==r)return s[r.toLowerCase()]??" "
const i=void 0===t?Number(n):parseInt(t,16)
return i<65536?String.fromCharCode(i):" "})}function rewrite({text:e,starts:t,ends:n},r,s){const i=[],o=[],a=[]
let c=0
const keep=r=>{for(i.push(e.slice(c,r));c<r;c+=1)o.push(t[c]??0),a.push(n[c]??0)}
for(const u of e.matchAll(r)){keep(u.index),c+=u[0].length
const e=s(u)
""!==e&&(i.push(e),o.push(t[u.index]??0),a.push(n[c-1]??0))}return keep(e.length),{text:i.join(""),starts:o,ends:a}}function hideQueries(e){const t=new Uint8Array(e.length)
for(const n of function readAll(e){const t=Array.from({length:e.length},(e,t)=>t)
let n={text:e,starts:t,ends:t.map(e=>e+1)}
const s=[n]
for(;s.length<r&&hasEscapes(n.text);)n=readEscapes(n),s.push(n)
return s}(e))markQueries(rewrite(n,a,()=>""),t)
return t.includes(1)?function replaceMarked(e,t,n){let r="",s=0
for(let i=t.indexOf(1);i>=0;i=t.indexOf(1,s)){const o=t.indexOf(0,i)
r+=e.slice(s,i)+n,s=o<0?e.length:o}return r+e.slice(s)}(e,t,"…"):e}const a=/<\/?(?:wbr|br|b|i|em|strong|mark|span|code) ?\/?>/gi,c=/[^\s"<>`]+/g
function markQueries({text:e,starts:t,ends:n},r){const mark=(e,s)=>{e<s&&r.fill(1,t[e],n[s-1])}
let s=!1
for(const t of e.matchAll(c)){const[e]=t,n=s&&isPiece(e)?0:findQuery(e)
s=void 0!==n,void 0!==n&&mark(t.index+n,t.index+e.length-countPunctuation(e,n))}for(const t of[l,d,h])for(const n of e.matchAll(t)){const[e,t=""]=n
mark(n.index+t.length,n.index+e.length)}}function findQuery(e){const t=e.search(/:[\\/]{2}/),n=e.search(/[?\uff1f]|(?<!&)#/),r=t>=0||e.lastIndexOf("/",n)>=0
if(n>=0&&(r||e.lastIndexOf("=")>n))return n+1
if(/&[\w.[\]-]{1,80}=/.test(e))return Math.max(0,e.search(/:[\\/]{2}|[^;,]/))
const s=u.exec(e)
return null===s?void 0:s.index+s[0].length}const u=/(?:sig|sign|signature|token|secret|credentials?|jwt|hmac|pass|pwd|passw(?:or)?d|auth|key)[\w\]-]{0,20}=(?=.)|=(?=[\w+/%-]{32})/i
function isPiece(e){return!!/[=&]|%[0-9a-f]{2}/i.test(e)||e.length>=12&&/^[\w+/.~-]+$/.test(e)&&/\d/.test(e)&&/[a-z]/i.test(e)}function countPunctuation(e,t){return/[.:!)\]}']{0,4}$/.exec(e.slice(t))?.[0].length??0}const l=/((?:x-(?:amz|goog|oss)-[a-z-]{1,30}|signature|\bsig)["'\\]{0,4}\s?[:=]\s?["'\\]{0,4})[\w+/%=.~-]{16,}/gi,d=/()(?:aHR0c[\w+/=-]{8,}|68747470[0-9a-f]{8,})/gi,h=/(:[\\/]{2})[^\s\\/?#"<>`@]{1,256}(?=@)/g},6237:(e,t,n)=>{n.d(t,{K:()=>openLocalFile})
var r=n(7598),s=n(3024),i=n(1455),o=n(6760),a=n(2250),c=n(6103),u=n(5805),l=n(6717),d=n(9123)
const h=65536,p=32,f=1048576
async function openLocalFile(e){const t=(0,o.basename)(e),n=await explain((0,i.open)(e,s.constants.O_RDONLY|s.constants.O_NONBLOCK),t)
try{const e=await explain(n.stat(),t)
if(!e.isFile())throw fileError(t,"is not a file","Give the path of a ZIP file.")
return function readFromHandle(e,t,n){const s=new Map,readChunk=e=>{const t=e*h,r=s.get(e)??readExactly(t,Math.min(h,n-t))
s.delete(e),s.set(e,r)
const[i]=s.keys()
return s.size>p&&void 0!==i&&s.delete(i),r},readExactly=async(n,r,s)=>{const i=s?.subarray(0,r)??Buffer.allocUnsafe(r)
for(let s=0;s<r;){const o=e.read(i,s,r-s,n+s),{bytesRead:a}=await explain(o,t)
if(0===a)throw changeError(t)
s+=a}return i}
return{sizeBytes:n,read:async(e,t,r)=>{const{end:s}=(0,a.e)(e,t,n)
if(t>h)return readExactly(e,t,r)
if(0===t)return Buffer.alloc(0)
const i=Math.floor(e/h),o=Math.floor((s-1)/h),c=(await readChunk(i)).subarray(e-i*h)
if(i===o)return c.subarray(0,t)
const u=(await readChunk(o)).subarray(0,s-o*h)
return Buffer.concat([c,u],t)},readSha256:s=>explain(async function hashExactly(e,t,n,s){const i=(0,r.createHash)("sha256"),o=Buffer.allocUnsafe(Math.min(f,n+1))
let a=0
for(;;){(0,c.ZR)(s)
const{bytesRead:t}=await e.read(o,0,o.length,a)
if(0===t)break
if(i.update(o.subarray(0,t)),a+=t,a>n)break}if(a!==n)throw changeError(t)
return i.digest("hex")}(e,t,n,s),t),close:()=>e.close()}}(n,t,e.size)}catch(e){throw await n.close(),e}}async function explain(e,t){try{return await e}catch(e){throw(0,d.yS)(e,`The file ${(0,l.AB)(t)}`,"Check that the file exists and that the runner may read it.")}}function changeError(e){return fileError(e,"changed while it was read","Run this after the step that writes the file.")}function fileError(e,t,n){return new u.S1({code:"package",title:"Package cannot be read",message:`The file ${(0,l.AB)(e)} ${t}.`,hint:n})}},4381:(e,t,n)=>{function writeLines(e){const write=(t,n)=>e.info(`${t}: ${n}`)
return{...e,notice:write,warning:write}}function holdLog(e){const t=[]
let n=!1
const pass=e=>(...r)=>{n?e(...r):t.push(()=>e(...r))}
return{log:{...e,info:pass(t=>e.info(t)),repeat:pass(t=>e.repeat(t)),notice:pass((...t)=>e.notice(...t)),warning:pass((...t)=>e.warning(...t)),error:pass((...t)=>e.error(...t))},show:()=>{n=!0
for(const e of t.splice(0))e()}}}n.d(t,{i:()=>holdLog,x:()=>writeLines})},1680:(e,t,n)=>{function renderProse(e){return e.split("`").map((e,t)=>t%2==1?renderCode(e):escapeMarkdown(e)).join("")}function renderCode(e){return`<code>${escapeMarkdown(e)}</code>`}function renderTable(e,t){const line=e=>`| ${e.join(" | ")} |`
return[line(e),`|${":--|".repeat(e.length)}`,...t.map(line)].join("\n")}function renderFacts(e){return["<table>",...e.map(([e,t])=>`<tr><th align="left">${e}</th><td>${t}</td></tr>`),"</table>"].join("\n")}function renderFolded(e,t,n=!1){return[`<details${n?" open":""}><summary>${e}</summary>`,...t,"</details>"].join("\n\n")}function renderLines(e){return`<pre>${e.map(e=>(/^ */.exec(e)?.[0]??"")+escapeMarkdown(e.trim())).map(e=>""===e?" ":e).join("\n")}</pre>`}function renderLink(e,t){return/^https?:\/\/[\w.:/%+~-]+$/.test(e)?`<a href="${e}">${t}</a>`:t}n.d(t,{BK:()=>renderLink,E9:()=>renderProse,ET:()=>renderLines,Id:()=>renderFacts,a$:()=>renderErrors,bo:()=>renderTable,cR:()=>renderCode,gU:()=>renderName,jq:()=>renderFolded})
const r=/\bgh-\d|\b[0-9a-f]{7,40}\b/i
function renderName(e){return/^[\p{L}\p{N} .,&'()+–-]+$/u.test(e)&&!r.test(e)?escapeMarkdown(e):renderCode(e)}function escapeMarkdown(e){return e.replace(/\s+/g," ").replace(/[&<>"'`*_~|[\]#@$:!\\]|(?<=www)\./gi,e=>`&#${e.charCodeAt(0)};`).replace(/&#(?:35|64);/g,"$&\x3c!-- --\x3e")}function renderErrors(e,t){const prose=e=>renderProse(t(e)),n=e.filter(({isReported:e})=>!e),cause=({title:e,message:t})=>`**${prose(e)}**: ${prose(t)}`,fix=({hint:e})=>`**What to do:** ${prose(e)}`
return n.length<2?n.flatMap(e=>[cause(e),fix(e)]):[n.map(e=>`1. ${cause(e)}<br>${fix(e)}`).join("\n")]}},8687:(e,t,n)=>{n.d(t,{D:()=>isAlmost,q:()=>findNearest})
const r=3
function findNearest(e,t){const n=e.slice(0,100).toLowerCase(),[s]=t.map(e=>({name:e,distance:measureDistance(n,e.toLowerCase())})).sort((e,t)=>e.distance-t.distance)
return void 0!==s&&s.distance<=Math.min(r,s.name.length/2)?s.name:t.find(e=>n.length>3&&e.includes(n))}const s=100
function isAlmost(e,t){return!(e===t||""===e||""===t||e.length>s||t.length>s)&&measureDistance(e.toLowerCase(),t.toLowerCase())<=1}function measureDistance(e,t){let n=Array.from({length:t.length+1},(e,t)=>t)
for(let r=0;r<e.length;r+=1){const s=e.charAt(r),i=[r+1]
for(let e=1;e<=t.length;e+=1){const r=(n[e-1]??0)+(t[e-1]===s?0:1)
i.push(Math.min(r,(n[e]??0)+1,(i[e-1]??0)+1))}n=i}return n[t.length]??e.length}},5805:(e,t,n)=>{n.d(t,{I7:()=>toPublishErrors,S1:()=>PublishError,bD:()=>messageOf,wh:()=>describeCauses})
var r=n(6331)
class PublishError extends Error{code
title
hint
isReported
isMistagged
constructor(e){const{code:t,title:n,message:r,hint:s,isReported:i=!1,isMistagged:o=!1,cause:a}=e
super(r,{cause:a}),this.name="PublishError",this.code=t,this.title=n,this.hint=s,this.isReported=i,this.isMistagged=o}}function toPublishErrors(e){return e instanceof PublishError?[e]:e instanceof AggregateError&&e.errors.length>0?e.errors.flatMap(toPublishErrors):[new PublishError({code:"internal",title:"Unexpected error",message:`The action failed unexpectedly: ${(0,r.N)(describeThrown(e))}.`,hint:"Check what is live before you run this again, and report this with the log of the run.",cause:e})]}const s=6
function describeCauses(e){return(0,r.N)(follow(e,s))}function follow(e,t){const{cause:n,errors:r,stack:s}=Object(e),i=[...Array.isArray(r)?r:[],...void 0===n?[]:[n]]
return i.length>0&&t>0?`${describeThrown(e)} ← ${i.map(e=>follow(e,t-1)).join(" & ")}`:"string"==typeof s?s.split(/\s*\n\s*/).join(" "):describeThrown(e)}function messageOf(e){return String("object"==typeof e&&null!==e&&"message"in e?e.message:e)}function describeThrown(e){return e instanceof Error?`${e.name}: ${e.message}`:"string"==typeof e&&""!==e?e:"a thrown "+typeof e}},6717:(e,t,n)=>{n.d(t,{AB:()=>quoteName,CI:()=>cutName,IN:()=>cutText,Qu:()=>withoutFullStop,Zv:()=>listNames,jQ:()=>showInvisible,ol:()=>quoteText})
const r=200,s=5,i=/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu
function showInvisible(e){return e.replace(i,e=>`\\u{${e.codePointAt(0)?.toString(16)??""}}`)}function cutName(e){return cutText(e,r)}function cutText(e,t){return e.length>t?`${e.slice(0,t).toWellFormed()}…`:e}function quoteText(e){return`\`${showInvisible(e).replaceAll("`","'")}\``}function quoteName(e,t=keep){return""===e?"`(no name)`":quoteText(cutName(t(e)))}function listNames(e,t=keep,n=s){const r=e.length===n+1?e.length:n,i=e.slice(0,r).map(e=>quoteName(e,t)),o=e.length-i.length,a=o>0?`${o} more`:i.pop()??""
return 0===i.length?a:`${i.join(", ")} and ${a}`}const keep=e=>e
function withoutFullStop(e){let t=e.length
for(;/[.;\s]/.test(e.charAt(t-1));)t-=1
return e.slice(0,t)}},2264:(e,t,n)=>{n.d(t,{H6:()=>readStart,SV:()=>isSameDisk,aV:()=>findInside,yR:()=>readText})
var r=n(3024),s=n(6760),i=n(9123)
function readStart(e,t,n){try{return function readReal(e,t,n){if(void 0!==n&&void 0===findInside((0,r.realpathSync)(n),e))return"outside"
if(!(0,r.lstatSync)(e).isFile())return"no-file"
const s=(0,r.openSync)(e,r.constants.O_RDONLY|r.constants.O_NONBLOCK)
try{const n=(0,r.fstatSync)(s,{bigint:!0}),i=(0,r.lstatSync)(e,{bigint:!0})
return n.ino===i.ino&&isSameDisk(n.dev,i.dev)&&(0,r.realpathSync)(e)===e?n.isFile()?function readUpTo(e,t){const n=[]
for(let s=t;s>0;){const t=Buffer.allocUnsafe(Math.min(a,s)),i=(0,r.readSync)(e,t)
if(0===i)break
n.push(t.subarray(0,i)),s-=i}return Buffer.concat(n)}(s,t):"no-file":"outside"}finally{(0,r.closeSync)(s)}}((0,r.realpathSync)(e),t,n)}catch(t){if("ENOENT"===(0,i.Pt)(t)&&function isAbsent(e){return void 0===(0,r.lstatSync)(e,{throwIfNoEntry:!1})}(e))return"absent"
throw t}}const o=1048576
function readText(e,t){try{const n=readStart(e,o,t)
return"string"==typeof n?void 0:n.toString().replace(/^\uFEFF/,"")}catch{return}}function isSameDisk(e,t){return e===t||0n===e||0n===t}const a=65536
function findInside(e,t){const n=(0,s.relative)(e,t)
return(0,s.isAbsolute)(n)||".."===n||n.startsWith(`..${s.sep}`)?void 0:n.split(s.sep).join("/")}},3060:(e,t,n)=>{function toRecord(e){return"object"==typeof e&&null!==e?e:{}}function isObject(e){return"object"==typeof e&&null!==e&&!Array.isArray(e)}n.d(t,{G:()=>isObject,L:()=>toRecord})},2631:(e,t,n)=>{n.d(t,{Ub:()=>listSecretForms,aD:()=>createMasker,lx:()=>startInGroup})
var r=n(6717)
const s=6
function listSecretForms(e){if(""===e.trim())return[]
const t=Buffer.from(e),n=t.toString("hex"),i=[...[...[e,(0,r.jQ)(e),...listUrlForms(e),...listJsonForms(e)],...listHtmlForms(e)].map(e=>({text:e,kind:"text",offset:0})),...[n,n.toUpperCase()].map(e=>({text:e,kind:"hex",offset:0})),...listBase64(t)]
return[...new Map(i.filter(({kind:e,text:t})=>"text"===e||t.length>=s).map(e=>[e.text,e])).values()]}function listForms(e){return listSecretForms(e).map(({text:e})=>e)}function createMasker(e,t){const n=[...new Set(e.flatMap(listForms))].sort((e,t)=>t.length-e.length)
if(0===n.length)return e=>e
const r=new RegExp(n.map(e=>function escapePattern(e){return e.replace(/[$()*+.?[\\\]^{|}]/g,"\\$&")}(e)).join("|"),"gi")
return e=>e.replace(r,t)}const encode=(e,t,n)=>e.replace(t,e=>n(e.charCodeAt(0))),toHex=(e,t)=>e.toString(16).padStart(t,"0")
function listUrlForms(e){const t=encodeURIComponent(e.toWellFormed()),toEscape=e=>`%${toHex(e,2).toUpperCase()}`
return[t,encode(t,/[!'()*]/g,toEscape),encode(t,/[!'()*~]/g,toEscape),Array.from(Buffer.from(e),toEscape).join("")].flatMap(e=>[e,e.replace(/%../g,e=>e.toLowerCase())])}function listJsonForms(e){const t=JSON.stringify(e).slice(1,-1),toEscape=e=>`\\u${toHex(e,4)}`
return[t,t.replaceAll("/","\\/"),encode(t,/[&<>'/+=]/g,toEscape),encode(e,/[&<>'"/+=\\]/g,toEscape),encode(e,/[^]/g,toEscape)].flatMap(e=>[e,e.replace(/\\u..../g,e=>`\\u${e.slice(2).toUpperCase()}`)])}function listHtmlForms(e){const t=[/[&<>"']/g,/[^A-Za-z0-9 _.-]/g,/[^]/g].flatMap(t=>[encode(e,t,e=>`&#${e};`),encode(e,t,e=>`&#x${toHex(e,1)};`),encode(e,t,e=>`&#x${toHex(e,1).toUpperCase()};`)]),n=e.replace(/[&<>"]/g,e=>i[e]??e)
return[...t,n,...["&#039;","&#39;","&#x27;","&apos;"].map(e=>n.replaceAll("'",e))]}const i={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;"}
function listBase64(e){return[0,1,2].flatMap(t=>{const n=Buffer.concat([Buffer.alloc(t),e]).toString("base64"),r=Math.floor(8*(t+e.length)/6),s=n.slice(startInGroup(t),r),i=s.replaceAll("+","-").replaceAll("/","_")
return[s,i].map(e=>({text:e,kind:"base64",offset:t}))})}function startInGroup(e){return Math.ceil(8*e/6)}},5388:(e,t,n)=>{function sortByBytes(e,t){if(function isSorted(e,t){let n=""
return e.every(e=>{const s=t(e),i=n<=s&&!r.test(s)
return n=s,i})}(e,t))return e
const n=e.map(e=>({item:e,name:t(e)}))
return n.some(({name:e})=>r.test(e))?function sortEncoded(e){return e.map(({item:e,name:t})=>({item:e,bytes:Buffer.from(t)})).sort((e,t)=>Buffer.compare(e.bytes,t.bytes)).map(({item:e})=>e)}(n):n.sort((e,t)=>e.name<t.name?-1:e.name>t.name?1:0).map(({item:e})=>e)}n.d(t,{$V:()=>createFolderTest,e6:()=>createPlaceTest,i8:()=>findFirst,n2:()=>sortByBytes})
const r=/[\ud800-\uffff]/
function findFirst(e,t){let[n,r]=[0,e.length]
for(;n<r;){const s=n+r>>1;(e[s]??"")<t?n=s+1:r=s}return n}function createFolderTest(e){const t=[]
for(const n of[...e].map(e=>`${e}/`).sort())n.startsWith(t.at(-1)??"/")||t.push(n)
return e=>{const n=findFirst(t,e)
return e.startsWith(t[n-1]??"/")||t[n]===e}}function createPlaceTest(e){let t
return n=>(t??=[...e].sort(),t[findFirst(t,n)]===n||!0===t[findFirst(t,`${n}/`)]?.startsWith(`${n}/`))}},9123:(e,t,n)=>{n.d(t,{Eh:()=>explainFullDisk,N3:()=>explainWrite,Pt:()=>readSystemCode,lS:()=>readError,yS:()=>explainRead})
var r=n(5805)
function readError(e){const{name:t,message:n,code:r,syscall:s}=Object(e)
return{name:String(t),message:String(n),code:"string"==typeof r?r:void 0,syscall:"string"==typeof s?s:void 0}}function readSystemCode(e){const{code:t,syscall:n}=readError(e)
return void 0===n?void 0:t}const s=["ENOSPC","EDQUOT","EFBIG"],i=["EMFILE","ENFILE"],o="too many files are open",a=[[["EACCES","EPERM"],"permission denied"],[["ENOENT","ENOTDIR"],"it does not exist"],[["EISDIR"],"it is a directory"],[["ELOOP"],"it is a link that points back to itself"],[["ENAMETOOLONG"],"its name is too long"],[["EBUSY"],"another program uses it"],[["EIO"],"the disk failed"],[i,o]]
function explainRead(e,t,n){const s=readSystemCode(e)
if(void 0===s)return e
const[,i]=a.find(([e])=>e.includes(s))??[]
return new r.S1({code:"package",title:"Package cannot be read",message:`${t} cannot be read${void 0===i?"":`: ${i}`} (${s}).`,hint:n,cause:e})}function explainWrite(e,t){const n=readSystemCode(e)
return void 0===n?e:createWriteError(n,t,"",e)}function explainFullDisk(e,t,n){const r=readSystemCode(e)
return void 0!==r&&s.includes(r)?createWriteError(r,t,n,e):e}function createWriteError(e,t,n,a){const[d,h,p]=s.includes(e)?["Disk is full","its disk is full",`${c} ${n}`]:i.includes(e)?["Too many open files",o,u]:["Disk cannot be written to","a temporary file cannot be written",l]
return new r.S1({code:"not-published",title:d,message:`${t} could not be stored on the runner: ${h} (${e}).`,hint:p.trimEnd(),cause:a})}const c="Free space on the runner before this step, or use one with a larger disk.",u="Run fewer programs at once on the runner, or raise its limit of open files.",l="Check that `RUNNER_TEMP` names a writable folder of the runner."},1811:(e,t,n)=>{async function doTogether(e){return await Promise.allSettled(e),Promise.all(e)}function beginEarly(e){const t=e()
return t.catch(()=>{}),t}function once(e){let t
return()=>t??=e()}n.d(t,{Oo:()=>once,Pb:()=>beginEarly,Sb:()=>doTogether})},2189:(e,t,n)=>{function isVersion(e){return/^[0-9A-Za-z.][0-9A-Za-z.+_-]{0,63}$/.test(e)&&/[0-9A-Za-z]/.test(e)}function versionOfTag(e){const t=e.replace(/^refs\/tags\//,"").replace(/^v/i,"")
return/^[0-9]/.test(t)&&isVersion(t)?t:void 0}n.d(t,{l:()=>isVersion,m:()=>versionOfTag})},3492:(e,t,n)=>{n.d(t,{$:()=>createYieldToEventLoop,o:()=>neverYield})
var r=n(8500),s=n(6103)
const i=50
function createYieldToEventLoop(e,t,n=()=>(0,r.setImmediate)()){let o=t()
return()=>{if((0,s.ZR)(e),!(t()-o<i))return n().then(()=>{o=t(),(0,s.ZR)(e)})}}const neverYield=()=>{}},5779:(e,t,n)=>{n.d(t,{C:()=>findPackage})
var r=n(1136),s=n(3884),i=n(4125),o=n(88),a=n(5805),c=n(7424)
async function findPackage(e,t){const{source:r}=e
if("url"===r.kind)return async function findUrl(e,t,n){const{url:r,text:s,isSecret:c}=e,{log:l,signAssetUrl:d}=n
l.info(`Package: ${(0,o.jr)(r)}`)
try{const e=await download(r,t,n)
l.info("Anyone can download it.")
const get=()=>Promise.resolve().then(()=>(c&&function assertFresh(e,t){const n=(0,i.C)(e)
if(void 0===n||n-t>=u)return
throw new a.S1({code:"not-published",title:"URL expires too soon",message:`The URL in \`zip_url\` ${n<=t?"expired":"expires"} at ${showTime(n)}, and it is ${showTime(t)} now: the service needs at least ${u/1e3} seconds to fetch the package.`,hint:"Sign the URL right before this step, for some minutes."})}(r,n.clock.wallNow()),s))
return toPackage(e,r,e.name,{isSecret:c,shown:c?(0,o.jr)(r):s,get:get},l)}catch(e){const s=function isRefused(e){return e instanceof a.S1&&"package"===e.code}(e)?await d(r):void 0
if(void 0===s)throw e
const i=await download(new URL(await s()),t,n)
l.info("It is in this private repository, so a signed URL is used.")
const c=r.pathname.split("/").at(-1)??i.name
return toPackage(i,r,c,{isSecret:!0,shown:(0,o.jr)(r),get:s},l)}}(r,e,t)
const{findLocal:s}=await n.e(221).then(n.bind(n,1221))
return s(r,e,t)}const u=6e4
function showTime(e){return`${new Date(e).toISOString().slice(0,19)}Z`}async function download(e,{timeoutMs:t,retries:n,packageChecks:r},i){const o=(0,c.X)(e,{...i,timeoutMs:t,retries:n})
return("off"===r?(0,s.u4)():(0,s.yD)()).catch(()=>{}),o}function toPackage({path:e,file:t,sha256:n,finalUrl:s,close:i},o,a,c,u){return{kind:"remote",name:a,path:e,reader:t,sizeBytes:t.sizeBytes,isTemporary:!0,url:c,urls:[o,s],readSha256:()=>Promise.resolve(n),[Symbol.asyncDispose]:()=>(0,r.n)(i,u)}}},1136:(e,t,n)=>{async function cleanUp(e,t){await e().catch(()=>{t.warning("Temporary files left","The temporary files of this run could not be deleted: check the permissions of `RUNNER_TEMP`.")})}n.d(t,{n:()=>cleanUp})},7424:(e,t,n)=>{n.d(t,{X:()=>downloadPackage})
var r=n(3916),s=n(6790),i=n(8902),o=n(4098),a=n(88),c=n(6103),u=n(6376),l=n(9123),d=n(7598),h=n(1455),p=n(6760),f=n(6237)
var m=n(4948)
const g=6e5,w=1024**3,v=3e4,b=100
async function downloadPackage(e,t){const{clock:n,log:r,random:s,retries:i,maxMs:a=g}=t,u=n.now()
for(let l=1;;l+=1){const d={sizeBytes:void 0,cameBytes:0,hasBegun:!1}
try{return await download(e,u+a,d,t)}catch(t){const{cause:h}=t
if(!(h instanceof o.wX&&d.hasBegun))throw t
if("deadline"===h.failure)throw(0,m.k6)(d,n.now()-u,a)
if((0,o.dJ)(h.failure)||l>Math.min(1,i))throw t
r.repeat(`GET ${e.host}: ${h.message}; downloading the package again from its start.`),await n.sleep((0,c.mG)(0,s))}}}async function download(e,t,n,r){const{clock:o,quote:c,timeoutMs:g,retries:b,look:y,maxBytes:k=w,isAnything:$=!1}=r,x=function createTemporaryZip(e){const t=(0,p.join)(e,`publish-wordpress-plugin-${(0,d.randomUUID)()}.zip`),n=(0,d.createHash)("sha256")
let r,s
const create=async()=>r??=await(0,h.open)(t,"wx",384),close=async()=>{await(s?.close()),await(r?.close().catch(()=>{})),void 0!==r&&await(0,h.rm)(t,{force:!0})}
return{close:close,write:async e=>{n.update(e),await(await create()).writeFile(e)},finish:async()=>(await(await create()).close(),s=await(0,f.K)(t),{path:t,file:s,sha256:n.digest("hex"),close:close})}}(r.temporaryFolder),rule=(...e)=>n.hasBegun?void 0:(0,i.wy)(...e),describeWhere=t=>t.href===e.href?"":` (after a redirect to ${(0,a.Rg)(t,c)})`,ask=e=>{const s={timeoutMs:Math.max(1,t-o.now()),silence:{firstMs:g,nextMs:v}},u={method:"GET",url:e,headers:{Accept:"*/*"},...s,maxBytes:0,receive:t=>{if(200!==t.status)return
const r=function readLength({"content-length":e=""}){const t=Number(e)
return""!==e&&Number.isSafeInteger(t)?t:void 0}(t.headers)
if(void 0!==r&&r>k)throw(0,m.wu)(r,k,describeWhere(e))
y?.(t,e),Object.assign(n,{hasBegun:!0,sizeBytes:r})
return{maxBytes:k,write:e=>(n.cameBytes+=e.length,x.write(e))}}},l={retries:b,budgetMs:i.$4}
return(0,i.t0)(u,rule,r,l).catch(t=>{throw(0,m.ny)(t,(0,a.lJ)(e,c),n)})}
try{const{url:t,answer:r}=await(0,s.FE)(e,ask),i=describeWhere(t)
if(!n.hasBegun)throw(0,m.$C)(r.status,e,i)
const o=await x.finish(),a=$?void 0:await(0,u.C)(o.file)
if(void 0!==a)throw(0,m.GQ)(a,r.headers,i)
if(r.isCut)throw(0,m.wu)(void 0,k,i)
return{...o,name:nameFile(e,t,c),finalUrl:t,headers:r.headers}}catch(e){if(await x.close(),e instanceof s.Lx)throw(0,m.z5)(e,c)
throw(0,l.N3)(e,r.subject??"The package at `zip_url`")}}function nameFile(e,t,n){const r=readName(t)
return((0,a.EW)(r,n)?r:readName(e)).slice(0,b)}function readName({pathname:e,host:t}){const n=(0,r.basename)(e)
try{return decodeURIComponent(n)||t}catch{return n}}},4948:(e,t,n)=>{n.d(t,{$C:()=>statusError,GQ:()=>contentError,eM:()=>UrlPackageError,k6:()=>timeError,ny:()=>explainUnreached,wu:()=>sizeError,z5:()=>redirectError})
var r=n(6790),s=n(8902),i=n(4098),o=n(88),a=n(5805),c=n(6338),u=n(6717)
class UrlPackageError extends a.S1{what
constructor(e,t,n,r){super({code:"package",title:"Package cannot be published",message:`The package at \`zip_url\`${void 0===r?"":` (${(0,u.ol)(r)})`} ${e}.`,hint:t,cause:n}),this.what=e}}const l={tls:"Fix the certificate of that host: the service and WordPress would reject it too.",deadline:"Check that the host is up; if it is only slow, raise `timeout`.",proxy:"Check `https_proxy` and `no_proxy` of the runner.","proxy-address":i.uW}
function explainUnreached(e,t,n){if(!(e instanceof i.wX))return e
const r=n.hasBegun?` (${describeProgress(n)})`:"",s=l[e.failure]??"Check the URL and that its host is up, then run this again."
return new UrlPackageError(`cannot be fetched from ${t}: ${e.message}${r}`,s,e)}function timeError(e,t,n){const[r,s]=[(0,c.a3)(t),(0,c.a3)(n)],i=`is not complete after ${r}, and at most ${s} are allowed (${describeProgress(e)})`
return new UrlPackageError(i,"Put it on a faster server, or make it smaller.")}function describeProgress({cameBytes:e,sizeBytes:t}){return`${(0,c.Xq)(e)}${void 0===t?"":` of ${(0,c.Xq)(t)}`} came`}function redirectError(e,t){const n=void 0===e.target?"Give the URL at which the redirects end.":"Give a URL that reaches the ZIP over `https:` only."
return new UrlPackageError((0,r.GO)(e,t),n)}function statusError(e,t,n){const r=`returns ${e} to a request without credentials${n}`
if(404===e||410===e)return new UrlPackageError(r,function adviseOnMissing({hostname:e,pathname:t}){return"github.com"===e||/^\/[^/]+\/[^/]+\/(archive|releases|raw|blob|suites)\//.test(t)?"Check the URL: on GitHub, files of private repositories and draft releases are not public.":"Check the URL and that the ZIP was uploaded before this step."}(t),void 0,(0,o.jr)(t))
const i=401===e||403===e?"Make the file public. If the URL is signed, renew it: it may have expired.":(0,s.WG)(e)?"The host of the ZIP has a problem: run this again later.":"Give a URL that returns the ZIP itself."
return new UrlPackageError(r,i)}const d={"web-page":"Open the URL in a private browser window: it must download the ZIP directly, without a login or a button.",json:"Give the URL of the file itself.",text:"Give the URL of the ZIP itself.",pointer:"Give a URL that returns the file's content, such as that of a release asset.",unknown:"Check the URL and the step that builds the ZIP."}
function contentError(e,t,n){const{"content-encoding":r="identity"}=t
return"identity"===r||"archive"!==e.kind&&"unknown"!==e.kind?new UrlPackageError(`is ${e.what}${n}`,d[e.kind]??e.fix):new UrlPackageError(`is sent compressed (\`Content-Encoding\`), which was not requested${n}`,"Turn off compression for ZIP files on that server: they are compressed already.")}function sizeError(e,t,n){const r=t.toLocaleString("en"),s=void 0===e?`has more than ${r} bytes, the most that are accepted: it did not end after them`:`has ${e.toLocaleString("en")} bytes, and at most ${r} are accepted`
return new UrlPackageError(`${s}${n}`,"Leave out what the plugin does not need at run time, or load it from elsewhere.")}},8615:(e,n,r)=>{e.exports=(e=>{var t={}
return r.d(t,e),t})({BlobClient:()=>t.BlobClient,ProxyAgent:()=>t.ProxyAgent,default:()=>t.default,fetch:()=>t.fetch,retry:()=>t.retry})},7837:t=>{t.exports=e(import.meta.url)("./stand-ins.js")},2613:t=>{t.exports=e(import.meta.url)("assert")},6982:t=>{t.exports=e(import.meta.url)("crypto")},4434:t=>{t.exports=e(import.meta.url)("events")},9896:t=>{t.exports=e(import.meta.url)("fs")},1943:t=>{t.exports=e(import.meta.url)("fs/promises")},8611:t=>{t.exports=e(import.meta.url)("http")},5692:t=>{t.exports=e(import.meta.url)("https")},9278:t=>{t.exports=e(import.meta.url)("net")},4573:t=>{t.exports=e(import.meta.url)("node:buffer")},1421:t=>{t.exports=e(import.meta.url)("node:child_process")},7598:t=>{t.exports=e(import.meta.url)("node:crypto")},1314:t=>{t.exports=e(import.meta.url)("node:dgram")},610:t=>{t.exports=e(import.meta.url)("node:dns")},8474:t=>{t.exports=e(import.meta.url)("node:events")},3024:t=>{t.exports=e(import.meta.url)("node:fs")},1455:t=>{t.exports=e(import.meta.url)("node:fs/promises")},7067:t=>{t.exports=e(import.meta.url)("node:http")},8995:t=>{t.exports=e(import.meta.url)("node:module")},7030:t=>{t.exports=e(import.meta.url)("node:net")},8161:t=>{t.exports=e(import.meta.url)("node:os")},6760:t=>{t.exports=e(import.meta.url)("node:path")},3916:t=>{t.exports=e(import.meta.url)("node:path/posix")},1708:t=>{t.exports=e(import.meta.url)("node:process")},6848:t=>{t.exports=e(import.meta.url)("node:readline/promises")},7075:t=>{t.exports=e(import.meta.url)("node:stream")},6466:t=>{t.exports=e(import.meta.url)("node:stream/promises")},8500:t=>{t.exports=e(import.meta.url)("node:timers/promises")},3136:t=>{t.exports=e(import.meta.url)("node:url")},7975:t=>{t.exports=e(import.meta.url)("node:util")},8877:t=>{t.exports=e(import.meta.url)("node:v8")},5919:t=>{t.exports=e(import.meta.url)("node:worker_threads")},8522:t=>{t.exports=e(import.meta.url)("node:zlib")},857:t=>{t.exports=e(import.meta.url)("os")},6928:t=>{t.exports=e(import.meta.url)("path")},2203:t=>{t.exports=e(import.meta.url)("stream")},4756:t=>{t.exports=e(import.meta.url)("tls")},9023:t=>{t.exports=e(import.meta.url)("util")},3106:t=>{t.exports=e(import.meta.url)("zlib")},8524:(e,t,n)=>{n.d(t,{Yz:()=>debug,N4:()=>endGroup,z3:()=>error,pq:()=>info,_o:()=>isDebug,lm:()=>notice,uH:()=>setOutput,Pq:()=>setSecret,Oh:()=>startGroup,z:()=>d,$e:()=>warning})
var r=n(857)
function utils_toCommandValue(e){return null==e?"":"string"==typeof e||e instanceof String?e:JSON.stringify(e)}function toCommandProperties(e){return Object.keys(e).length?{title:e.title,file:e.file,line:e.startLine,endLine:e.endLine,col:e.startColumn,endColumn:e.endColumn}:{}}function command_issueCommand(e,t,n){const s=new Command(e,t,n)
process.stdout.write(s.toString()+r.EOL)}function command_issue(e,t=""){command_issueCommand(e,{},t)}class Command{constructor(e,t,n){e||(e="missing.command"),this.command=e,this.properties=t,this.message=n}toString(){let e="::"+this.command
if(this.properties&&Object.keys(this.properties).length>0){e+=" "
let t=!0
for(const n in this.properties)if(this.properties.hasOwnProperty(n)){const r=this.properties[n]
r&&(t?t=!1:e+=",",e+=`${n}=${escapeProperty(r)}`)}}return e+=`::${function escapeData(e){return utils_toCommandValue(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}(this.message)}`,e}}function escapeProperty(e){return utils_toCommandValue(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}var s=n(6982),i=n(9896)
n(6928),n(8615)
var __awaiter=function(e,t,n,r){return new(n||(n=Promise))(function(s,i){function fulfilled(e){try{step(r.next(e))}catch(e){i(e)}}function rejected(e){try{step(r.throw(e))}catch(e){i(e)}}function step(e){e.done?s(e.value):function adopt(e){return e instanceof n?e:new n(function(t){t(e)})}(e.value).then(fulfilled,rejected)}step((r=r.apply(e,t||[])).next())})}
const{access:o,appendFile:a,writeFile:c}=i.promises,u="GITHUB_STEP_SUMMARY"
const l=new class Summary{constructor(){this._buffer=""}filePath(){return __awaiter(this,void 0,void 0,function*(){if(this._filePath)return this._filePath
const e=process.env[u]
if(!e)throw new Error(`Unable to find environment variable for $${u}. Check if your runtime environment supports job summaries.`)
try{yield o(e,i.constants.R_OK|i.constants.W_OK)}catch(t){throw new Error(`Unable to access summary file: '${e}'. Check if the file has correct read/write permissions.`)}return this._filePath=e,this._filePath})}wrap(e,t,n={}){const r=Object.entries(n).map(([e,t])=>` ${e}="${t}"`).join("")
return t?`<${e}${r}>${t}</${e}>`:`<${e}${r}>`}write(e){return __awaiter(this,void 0,void 0,function*(){const t=!!(null==e?void 0:e.overwrite),n=yield this.filePath(),r=t?c:a
return yield r(n,this._buffer,{encoding:"utf8"}),this.emptyBuffer()})}clear(){return __awaiter(this,void 0,void 0,function*(){return this.emptyBuffer().write({overwrite:!0})})}stringify(){return this._buffer}isEmptyBuffer(){return 0===this._buffer.length}emptyBuffer(){return this._buffer="",this}addRaw(e,t=!1){return this._buffer+=e,t?this.addEOL():this}addEOL(){return this.addRaw(r.EOL)}addCodeBlock(e,t){const n=Object.assign({},t&&{lang:t}),r=this.wrap("pre",this.wrap("code",e),n)
return this.addRaw(r).addEOL()}addList(e,t=!1){const n=t?"ol":"ul",r=e.map(e=>this.wrap("li",e)).join(""),s=this.wrap(n,r)
return this.addRaw(s).addEOL()}addTable(e){const t=e.map(e=>{const t=e.map(e=>{if("string"==typeof e)return this.wrap("td",e)
const{header:t,data:n,colspan:r,rowspan:s}=e,i=t?"th":"td",o=Object.assign(Object.assign({},r&&{colspan:r}),s&&{rowspan:s})
return this.wrap(i,n,o)}).join("")
return this.wrap("tr",t)}).join(""),n=this.wrap("table",t)
return this.addRaw(n).addEOL()}addDetails(e,t){const n=this.wrap("details",this.wrap("summary",e)+t)
return this.addRaw(n).addEOL()}addImage(e,t,n){const{width:r,height:s}=n||{},i=Object.assign(Object.assign({},r&&{width:r}),s&&{height:s}),o=this.wrap("img",null,Object.assign({src:e,alt:t},i))
return this.addRaw(o).addEOL()}addHeading(e,t){const n=`h${t}`,r=["h1","h2","h3","h4","h5","h6"].includes(n)?n:"h1",s=this.wrap(r,e)
return this.addRaw(s).addEOL()}addSeparator(){const e=this.wrap("hr",null)
return this.addRaw(e).addEOL()}addBreak(){const e=this.wrap("br",null)
return this.addRaw(e).addEOL()}addQuote(e,t){const n=Object.assign({},t&&{cite:t}),r=this.wrap("blockquote",e,n)
return this.addRaw(r).addEOL()}addLink(e,t){const n=this.wrap("a",e,{href:t})
return this.addRaw(n).addEOL()}},d=l
var h
function setSecret(e){command_issueCommand("add-mask",{},e)}function setOutput(e,t){if(process.env.GITHUB_OUTPUT||"")return function file_command_issueFileCommand(e,t){const n=process.env[`GITHUB_${e}`]
if(!n)throw new Error(`Unable to find environment variable for file command ${e}`)
if(!i.existsSync(n))throw new Error(`Missing file at path: ${n}`)
i.appendFileSync(n,`${utils_toCommandValue(t)}${r.EOL}`,{encoding:"utf8"})}("OUTPUT",function file_command_prepareKeyValueMessage(e,t){const n=`ghadelimiter_${s.randomUUID()}`,i=utils_toCommandValue(t)
if(e.includes(n))throw new Error(`Unexpected input: name should not contain the delimiter "${n}"`)
if(i.includes(n))throw new Error(`Unexpected input: value should not contain the delimiter "${n}"`)
return`${e}<<${n}${r.EOL}${i}${r.EOL}${n}`}(e,t))
process.stdout.write(r.EOL),command_issueCommand("set-output",{name:e},utils_toCommandValue(t))}function isDebug(){return"1"===process.env.RUNNER_DEBUG}function debug(e){command_issueCommand("debug",{},e)}function error(e,t={}){command_issueCommand("error",toCommandProperties(t),e instanceof Error?e.toString():e)}function warning(e,t={}){command_issueCommand("warning",toCommandProperties(t),e instanceof Error?e.toString():e)}function notice(e,t={}){command_issueCommand("notice",toCommandProperties(t),e instanceof Error?e.toString():e)}function info(e){process.stdout.write(e+r.EOL)}function startGroup(e){command_issue("group",e)}function endGroup(){command_issue("endgroup")}!function(e){e[e.Success=0]="Success",e[e.Failure=1]="Failure"}(h||(h={}))},9783:(e,t,n)=>{function getProxyUrl(e){const t="https:"===e.protocol
if(checkBypass(e))return
const n=t?process.env.https_proxy||process.env.HTTPS_PROXY:process.env.http_proxy||process.env.HTTP_PROXY
if(n)try{return new DecodedURL(n)}catch(e){if(!n.startsWith("http://")&&!n.startsWith("https://"))return new DecodedURL(`http://${n}`)}}function checkBypass(e){if(!e.hostname)return!1
if(function isLoopbackAddress(e){const t=e.toLowerCase()
return"localhost"===t||t.startsWith("127.")||t.startsWith("[::1]")||t.startsWith("[0:0:0:0:0:0:0:1]")}(e.hostname))return!0
const t=process.env.no_proxy||process.env.NO_PROXY||""
if(!t)return!1
let n
e.port?n=Number(e.port):"http:"===e.protocol?n=80:"https:"===e.protocol&&(n=443)
const r=[e.hostname.toUpperCase()]
"number"==typeof n&&r.push(`${r[0]}:${n}`)
for(const e of t.split(",").map(e=>e.trim().toUpperCase()).filter(e=>e))if("*"===e||r.some(t=>t===e||t.endsWith(`.${e}`)||e.startsWith(".")&&t.endsWith(`${e}`)))return!0
return!1}n.d(t,{H:()=>checkBypass,s:()=>getProxyUrl})
class DecodedURL extends URL{constructor(e,t){super(e,t),this._decodedUsername=decodeURIComponent(super.username),this._decodedPassword=decodeURIComponent(super.password)}get username(){return this._decodedUsername}get password(){return this._decodedPassword}}}},d={}
function __nccwpck_require__(e){var t=d[e]
if(void 0!==t)return t.exports
var n=d[e]={exports:{}},r=!0
try{l[e].call(n.exports,n,n.exports,__nccwpck_require__),r=!1}finally{r&&delete d[e]}return n.exports}__nccwpck_require__.m=l,__nccwpck_require__.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/",n="function"==typeof Symbol?Symbol("webpack queues"):"__webpack_queues__",r="function"==typeof Symbol?Symbol("webpack exports"):"__webpack_exports__",s="function"==typeof Symbol?Symbol("webpack error"):"__webpack_error__",i=e=>{e&&e.d<1&&(e.d=1,e.forEach(e=>e.r--),e.forEach(e=>e.r--?e.r++:e()))},__nccwpck_require__.a=(e,t,o)=>{var a
o&&((a=[]).d=-1)
var c,u,l,d=new Set,h=e.exports,p=new Promise((e,t)=>{l=t,u=e})
p[r]=h,p[n]=e=>(a&&e(a),d.forEach(e),p.catch(e=>{})),e.exports=p,t(e=>{var t
c=(e=>e.map(e=>{if(null!==e&&"object"==typeof e){if(e[n])return e
if(e.then){var t=[]
t.d=0,e.then(e=>{o[r]=e,i(t)},e=>{o[s]=e,i(t)})
var o={}
return o[n]=e=>e(t),o}}var a={}
return a[n]=e=>{},a[r]=e,a}))(e)
var getResult=()=>c.map(e=>{if(e[s])throw e[s]
return e[r]}),o=new Promise(e=>{(t=()=>e(getResult)).r=0
var fnQueue=e=>e!==a&&!d.has(e)&&(d.add(e),e&&!e.d&&(t.r++,e.push(t)))
c.map(e=>e[n](fnQueue))})
return t.r?o:getResult()},e=>(e?l(p[s]=e):u(h),i(a))),a&&a.d<0&&(a.d=0)},__nccwpck_require__.n=e=>{var t=e&&e.__esModule?()=>e.default:()=>e
return __nccwpck_require__.d(t,{a:t}),t},a=Object.getPrototypeOf?e=>Object.getPrototypeOf(e):e=>e.__proto__,__nccwpck_require__.t=function(e,t){if(1&t&&(e=this(e)),8&t)return e
if("object"==typeof e&&e){if(4&t&&e.__esModule)return e
if(16&t&&"function"==typeof e.then)return e}var n=Object.create(null)
__nccwpck_require__.r(n)
var r={}
o=o||[null,a({}),a([]),a(a)]
for(var s=2&t&&e;"object"==typeof s&&!~o.indexOf(s);s=a(s))Object.getOwnPropertyNames(s).forEach(t=>r[t]=()=>e[t])
return r.default=()=>e,__nccwpck_require__.d(n,r),n},__nccwpck_require__.d=(e,t)=>{for(var n in t)__nccwpck_require__.o(t,n)&&!__nccwpck_require__.o(e,n)&&Object.defineProperty(e,n,{enumerable:!0,get:t[n]})},__nccwpck_require__.f={},__nccwpck_require__.e=e=>Promise.all(Object.keys(__nccwpck_require__.f).reduce((t,n)=>(__nccwpck_require__.f[n](e,t),t),[])),__nccwpck_require__.u=e=>({11:"semver.js",17:"live-index.js",62:"source-directory-zip-directory.js",118:"streamx.js",136:"rehearsal-main.js",145:"github-api.js",152:"source-artifact-download-artifact.js",167:"publish-report-service-remarks.js",175:"compare-comparison-code.js",187:"package-inspect.js",221:"source-find-local-package.js",231:"source-path-resolve-path.js",254:"package-php-parse.js",259:"cli-descriptions.js",280:"hosting-host-package.js",341:"php-parser.js",351:"actions-github.js",373:"publish-send-to-service.js",396:"build-index.js",411:"cli-init-command.js",450:"publish-check-package.js",548:"rehearsal-browser-main.js",618:"source-directory-named-files.js",647:"package-php-rules.js",656:"package-php-serve.js",659:"rehearsal-index.js",663:"yauzl.js",678:"publish-confirm-version.js",718:"publish-assert-digest.js",725:"planning-index.js",779:"actions-http-client.js",803:"package-secrets-own-keys.js",810:"cli-inspect.js",889:"actions-artifact.js",891:"cli-index.js",899:"tunnel.js",942:"package-zip-directory.js",963:"publish-host-and-publish.js",984:"package-libraries-index.js"}[e]),__nccwpck_require__.o=(e,t)=>Object.prototype.hasOwnProperty.call(e,t),__nccwpck_require__.r=e=>{"undefined"!=typeof Symbol&&Symbol.toStringTag&&Object.defineProperty(e,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(e,"__esModule",{value:!0})},c={792:0},u=e=>{var t,n,{ids:r,modules:s,runtime:i}=e,o=0
for(t in s)__nccwpck_require__.o(s,t)&&(__nccwpck_require__.m[t]=s[t])
for(i&&i(__nccwpck_require__);o<r.length;o++)n=r[o],__nccwpck_require__.o(c,n)&&c[n]&&c[n][0](),c[r[o]]=0},__nccwpck_require__.f.j=(e,t)=>{var n=__nccwpck_require__.o(c,e)?c[e]:void 0
if(0!==n)if(n)t.push(n[1])
else{var r=import("./"+__nccwpck_require__.u(e)).then(u,t=>{throw 0!==c[e]&&(c[e]=void 0),t})
r=Promise.race([r,new Promise(t=>n=c[e]=[t])]),t.push(n[1]=r)}}
var h=__nccwpck_require__(9407)
h=await h

