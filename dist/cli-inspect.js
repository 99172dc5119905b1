export const id=810
export const ids=[810]
export const modules={6810:((e,t,n)=>{n.r(t),n.d(t,{OPTIONS:()=>B,inspectTarget:()=>inspectTarget,run:()=>run})
var r=n(3884),i=n(9245),a=n(9733),o=n(2122),s=n(88),c=n(6152),l=n(7497),u=n(9631),d=n(1522),f=n(8592),p=n(5805),h=n(6717),g=n(3292),m=n(3024),w=n(1455),v=n(8161),y=n(6760),b=n(7856),$=n(4486),P=n(6103),H=n(6237),k=n(8115),S=n(7672)
const x=18e4
async function openTarget(e,t){const n=(0,s.BD)(e)
if(null!==n)return async function openUrl(e,{env:t,print:n}){const{signal:r}=new AbortController,i={info:n,repeat:n,debug:()=>{},notice:(e,t)=>n(t),warning:(e,t)=>n(t),error:(e,t)=>n(t)},a={send:(0,b.ER)((0,$.a)(r),t),clock:(0,P.ts)(r),log:i,random:Math.random},o=(0,f.bs)((0,f.Fj)((0,s.hR)(e.href))),c={timeoutMs:x,retries:3},{file:l,close:u}=await(0,k.X)(e,{...a,...c,quote:o,temporaryFolder:(0,v.tmpdir)()})
return{reader:l,close:u}}(n,t)
const i=(0,y.resolve)(t.workspace,e)
if((await(0,w.stat)(i).catch(()=>{throw new Error(`There is no file or folder ${e}. Check the path, which is relative to the current folder.`)})).isDirectory())return async function openDirectory(e,{slug:t,print:n}){const i=await(0,w.mkdtemp)((0,y.join)((0,v.tmpdir)(),"inspect-")),remove=()=>(0,w.rm)(i,{recursive:!0,force:!0})
try{const{createContentScanner:a}=await(0,r.yD)(),o=await(0,S.U)(e,{slug:t,epochSeconds:void 0,folder:i,createContentScanner:a}),s=void 0===o.rulesFile?"":` (by ${o.rulesFile})`
o.leftOutCount>0&&n(`Left out of the ZIP${s}: ${o.leftOut.join(", ")}`)
for(const{title:e,text:t}of o.notices)n(`${e}: ${t}`)
const c=await(0,S.B)(o,{path:e,slug:t},function findWorkspace(e){for(let t=e;;t=(0,y.dirname)(t)){if((0,m.existsSync)((0,y.join)(t,".git")))return t
if(t===(0,y.dirname)(t))return(0,y.dirname)(e)}}(e)),l=await(0,H.K)(o.path),close=async()=>{await l.close(),await remove()}
return{reader:l,zipped:c,seen:o.seen,close:close}}catch(e){throw await remove(),e}}(i,t)
const a=await(0,H.K)(i)
return{reader:a,close:()=>a.close()}}var F=n(9123)
const B=[{name:"slug",value:"FOLDER",description:"Folder that the plugin must have on sites."},{name:"version",value:"VERSION",description:"Version that the plugin must have."},{name:"accept",value:"ID[:PATH]",isList:!0,description:"Accept the findings of a check, in all files or in one."},{name:"compare",value:"PATH_OR_URL",description:"Show what changes since an earlier package, and warn about anything lost."},{name:"sbom",value:"FILE",description:"Write the bill of materials (CycloneDX) of the package to this file."}],L=3,R=5,A={notice:0,warning:1,error:2},T=["error","warning","notice"]
async function inspectTarget({values:e,places:t},n,m){const{workspace:v,env:b,write:$,complain:P}=n,[H,...k]=t
if(void 0===H||k.length>0)throw new g.Q("Name one package to inspect: the path of a ZIP or of the plugin's folder, or a URL. `inspect --help` lists the options.")
const[[S],[x],[B],[R]]=[e.slug??[],e.version??[],e.compare??[],e.sbom??[]],O=(0,f.Fj)([H,B??""].flatMap(e=>(0,s.hR)(e))),C={workspace:v,env:b,slug:S,print:(e,t)=>{const r=toCommandLine(O(e))
$(void 0===t?r:n.paint(t,r))}}
try{const t=await openTarget(H,C)
try{const n={slug:S,version:x,compare:B,sbom:R,accept:e.accept,ignored:m}
return await async function report({reader:e,zipped:t,seen:n},{slug:s,version:d,accept:f=[],ignored:p,compare:m,sbom:v},b){const{print:$}=b,{inspect:P}=await(0,r.yD)(),H=(0,u.ip)(f.join("\n")),k=await P(e,{seen:n,programs:b.env}),S=k.takeSnapshot(),x=void 0===m||void 0===S?void 0:await async function compareWith(e,{snapshot:t,findMentions:n},i){const{reader:o,close:s}=await openTarget(e,i),{compareSnapshots:c,readSnapshot:l}=await(0,r.yD)()
try{const e=await l(o,[t.mainFile]),r=`version ${(0,h.AB)(e.header.version)}`
return await c(e,t,{what:r,isDryRun:!0,findMentions:n})}catch(e){if(!(e instanceof a.w))throw e
return{isCompared:!1,why:e.finding.message.replace(/\.$/,"")}}finally{await s()}}(m,{...k,snapshot:S},b),B=k.check({slug:s,version:void 0===d?void 0:{version:d,origin:"`--version`"},served:!0===x?.isCompared?describeServed(x.difference.from):void 0,zipped:t}),L=!0===x?.isCompared?(0,i.pZ)(B,x):B,R=void 0!==k.facts.contents,{findings:O}=(0,c.Bz)(L.filter(({id:e})=>!p.includes(e)),R?H:[])
for(const[e,t]of(0,l.fH)(k.facts,O).facts)$(`${e}: ${t}`)
if(void 0!==x)for(const e of(0,o.ii)(x))$(e)
void 0!==v&&$(await async function storeBill(e,{writeBill:t},n,{workspace:r,sanitise:i}){const a=await t({sha256:await n.readSha256()},i)
if(void 0===a)return"Bill of materials: not written, because no plugin was found."
try{await(0,w.writeFile)((0,y.resolve)(r,e),a.text)}catch(t){throw new g.Q(`\`--sbom\` ${(0,h.AB)(e)} cannot be written (${(0,F.Pt)(t)??"unknown error"}). Check that its folder exists, and that this user may write there.`)}return`Bill of materials: ${(0,h.AB)(e)}, ${a.count} ${1===a.count?"library":"libraries"}.`}(v,k,e,b))
const C=(0,l.kG)(O)
for(const e of C)$(""),printGroup(e,{folder:k.facts.plugin?.slug??"",zipped:t},$)
const M=O.filter(e=>!e.accepted),j=T.find(e=>M.some(t=>t.severity===e))??"notice",{format:q,verdict:E}=D[j]
return $(""),$(`${U[j]} Package checks: ${(0,l.eq)(C)}.${E}`,q),A[j]}(t,n,{...C,sanitise:O})}finally{await t.close()}}catch(e){const t=e instanceof d.rb?"`--accept` ":""
return P(toCommandLine(O(t+(0,p.bD)(e)+function explainFix(e){return e instanceof d.rb?`. ${e.fix}`:e instanceof p.S1?` ${e.hint}`:""}(e)))),L}}function run(e,t){return inspectTarget(e,t,[])}function toCommandLine(e){return e.replaceAll(/the input `slug`|(?<=Set |correct )`slug`/g,"`--slug`")}const D={error:{format:"red",verdict:" It would not be published."},warning:{format:"yellow",verdict:" It would be published."},notice:{format:"green",verdict:""}},U={error:"✘",warning:"⚠",notice:"✔"}
function printGroup(e,t,n){const{id:r,severity:i,accepted:o,findings:s,points:c,fileCount:u}=e,[d]=s,{file:f,line:p}=void 0===d?{}:(0,a.$)(d)
n(`${o?"accepted":i}: ${r}${u>1?` in ${u} files`:void 0===f?"":` ${f}${void 0===p?"":`:${p}`}`}`,o||"notice"===i?"bold":D[i].format)
for(const e of c)n(`  ${(0,l.B4)(e).join(" ")}`),n(`  Fix: ${e.fix}`)
for(const r of function listGroupFiles({id:e,severity:t,accepted:n,findings:r},i){const a=r.flatMap(e=>e.files??e.file??[])
return"dev-files"!==e||"warning"!==t||n?a.length>R?["  Files:",...a.map(e=>`    ${e}`)]:[]:function listRules(e,{folder:t,zipped:n}){const r=""===t?0:t.length+1,i=e.map(e=>`/${e.slice(r).replaceAll(/[\\*?[]/g,"\\$&")}`),toAttribute=e=>`${e.replace(/\/$/,"").replaceAll(" ","?")} export-ignore`
return[void 0===n?"  To leave out:":`  Lines for \`${n.rulesFile??".distignore"}\`:`,...".gitattributes"===n?.rulesFile?i.map(toAttribute):i]}(a,i)}(e,t))n(r)}function describeServed({header:e,folder:t,mainFile:n}){return{version:e.version,...""===t?{}:{pluginFile:`${t}/${n}`}}}}),1791:((e,t,n)=>{n.d(t,{Ii:()=>locateHeader,LE:()=>isPluginHeader,OF:()=>parsePluginHeader,W$:()=>findHeaderLines,W1:()=>findLostHeaders,eb:()=>isMainFile,q2:()=>r,qG:()=>readRequiredPlugins,tL:()=>findHiddenHeader})
const r=8192,i=Object.fromEntries(Object.entries({name:"Plugin Name",pluginUri:"Plugin URI",version:"Version",description:"Description",author:"Author",authorUri:"Author URI",textDomain:"Text Domain",domainPath:"Domain Path",network:"Network",requiresWordPress:"Requires at least",requiresPhp:"Requires PHP",updateUri:"Update URI",requiresPlugins:"Requires Plugins",siteWideOnly:"Site Wide Only"}).map(([e,t])=>[e,new RegExp(`^(?:[ \\t]*<\\?(?:php)?)?[ \\t/*#@]*${t}:(.*)$`,"gim")])),a=" \t\n\v\f\r",o=" \t\n\r\0\v"
function parsePluginHeader(e,t=r){const n=toText(e,t).replaceAll("\r","\n"),a=Object.entries(i).map(([e,t])=>{const[r]=n.matchAll(t)
return[e,cleanUp(r?.[1]??"")]})
return Object.fromEntries(a)}const s=10
function findHeaderLines(e,t,n=r){const a=toText(e,n)
return[...a.replaceAll("\r","\n").matchAll(i[t])].slice(0,s).map(({index:e})=>a.slice(0,e).split(/\r\n|\r|\n/).length)}function locateHeader(e,t){const[n]=toText(e,r).replaceAll("\r","\n").matchAll(i[t]),a=n?.[1]??"",o=Buffer.from(cleanUp(a)).toString("latin1"),s=a.indexOf(o)
if(void 0===n||""===o||s<0)return
const c=n.index+n[0].length-a.length+s
return{start:c,end:c+o.length}}function toText(e,t){return Buffer.from(e.subarray(0,t)).toString("latin1")}function isPluginHeader(e){return""!==e.name&&"0"!==e.name}function isMainFile(e){return isPluginHeader(parsePluginHeader(e.subarray(0,r)))}function cleanUp(e){if("0"===e)return""
const t=e.search(/\*\/|\?>/),n=t<0?e:trimEnd(e.slice(0,t),a),r=function trimStart(e,t){let n=0
for(;n<e.length&&t.includes(e.charAt(n));)n+=1
return e.slice(n)}(trimEnd(n,o),o)
return Buffer.from(r,"latin1").toString("utf8")}function trimEnd(e,t){let n=e.length
for(;n>0&&t.includes(e.charAt(n-1));)n-=1
return e.slice(0,n)}function readRequiredPlugins(e){const t=e.split(",").map(e=>e.trim()).filter(e=>""!==e),isSlug=e=>/^[a-z0-9]+(-[a-z0-9]+)*$/.test(e)
return{slugs:[...new Set(t.filter(isSlug))],dropped:t.filter(e=>!isSlug(e))}}const c=Buffer.from("\ufeff"),l=64
function findHiddenHeader(e){if(hasName(e))return
if(function decodeUtf16(e){if(!e.subarray(0,l).includes(0))return[]
const t=e.subarray(0,Math.min(2*r,e.length-e.length%2))
return[t,Buffer.from(t).swap16()].map(e=>Buffer.from(e.toString("utf16le").replace(/^\ufeff/,"")))}(e).some(e=>hasName(e)))return{why:"utf-16",line:1}
const t=removeMark(e)
if(void 0!==t&&hasName(t))return{why:"byte-order-mark",line:1}
if(!hasName(e,e.length))return
const[n=1]=findHeaderLines(e,"name",e.length)
return{why:"late",line:n}}const u=["name","version"]
function findLostHeaders(e,t){const n=removeMark(e),r=n&&parsePluginHeader(n),i=parsePluginHeader(e,e.length)
return u.flatMap(n=>{if(""===t[n]&&void 0!==r&&""!==r[n])return[{field:n,why:"byte-order-mark",line:1}]
if(i[n]===t[n])return[]
const[a=1]=findHeaderLines(e,n,e.length)
return[{field:n,why:findHeaderLines(e,n).length>0?"cut":"late",line:a}]})}function removeMark(e){const{length:t}=c
return e.subarray(0,t).equals(c)?e.subarray(t):void 0}function hasName(e,t=r){return/plugin name:/i.test(e.toString("latin1",0,t))&&isPluginHeader(parsePluginHeader(e,t))}}),7672:((e,t,n)=>{n.d(t,{B:()=>describeSource,U:()=>zipPlugin})
var r=n(3024),i=n(6760),a=n(1791)
const o={files:2e4,fileBytes:2e8,totalBytes:1e9}
async function zipPlugin(e,{folder:t,...r}){const{zipDirectory:s}=await n.e(165).then(n.bind(n,8165))
return s(e,{...r,target:(0,i.join)(t,"package.zip"),maxima:o,isMainFile:a.eb,findHiddenHeader:a.tL})}async function describeSource({pluginPath:e,folder:t,rulesFile:a},{path:o,slug:s},c){const{findExportIgnoreLine:l,findRule:u,findSurroundings:d,readBuildSetup:f}=await n.e(165).then(n.bind(n,8165)),p=""===(0,i.relative)(c,o),h=d(e,c),g=void 0===s&&p&&t===(0,i.basename)(o)
return{isWrapped:""===(0,i.relative)(o,e),findRule:t=>(0,r.existsSync)((0,i.join)(e,t))?(t=>".gitattributes"===a?l(e,t):u(e,t,h))(t):void 0,rulesFile:a,isNamedByWorkspace:g,setup:await f(e,h)}}})}

