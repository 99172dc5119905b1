export const id=810
export const ids=[810,791]
export const modules={6810:(e,t,n)=>{n.r(t),n.d(t,{OPTIONS:()=>F,inspectTarget:()=>inspectTarget,run:()=>run})
var i=n(3884),r=n(9733),o=n(2026),a=n(88),s=n(6152),c=n(7497),l=n(9631),u=n(1522),d=n(8592),f=n(5805),p=n(6717),h=n(3292),m=n(3024),g=n(1455),w=n(8161),v=n(6760),y=n(7856),b=n(4486),$=n(6103),P=n(6237),k=n(7424),S=n(7672)
const H=18e4
async function openTarget(e,t){const n=(0,a.BD)(e)
if(null!==n)return async function openUrl(e,{env:t,print:n}){const{signal:i}=new AbortController,r={info:n,repeat:n,debug:()=>{},notice:(e,t)=>n(t),warning:(e,t)=>n(t),error:(e,t)=>n(t)},o={send:(0,y.ER)((0,b.a)(i),t),clock:(0,$.ts)(i),log:r,random:Math.random},s=(0,d.bs)((0,d.Fj)((0,a.hR)(e.href))),c={timeoutMs:H,retries:3},{file:l,close:u}=await(0,k.X)(e,{...o,...c,quote:s,temporaryFolder:(0,w.tmpdir)()})
return{reader:l,close:u}}(n,t)
const r=(0,v.resolve)(t.workspace,e)
if((await(0,g.stat)(r).catch(()=>{throw new Error(`There is no file or folder ${e}. Check the path, which is relative to the current folder.`)})).isDirectory())return async function openDirectory(e,{slug:t,print:n}){const r=await(0,g.mkdtemp)((0,v.join)((0,w.tmpdir)(),"inspect-")),remove=()=>(0,g.rm)(r,{recursive:!0,force:!0})
try{const{createContentScanner:o}=await(0,i.yD)(),a=await(0,S.U)(e,{slug:t,epochSeconds:void 0,folder:r,createContentScanner:o}),s=void 0===a.rulesFile?"":` (by ${a.rulesFile})`
a.leftOutCount>0&&n(`Left out of the ZIP${s}: ${a.leftOut.join(", ")}`)
for(const{title:e,text:t}of a.notices)n(`${e}: ${t}`)
const c=await(0,S.B)(a,{path:e,slug:t},function findWorkspace(e){for(let t=e;;t=(0,v.dirname)(t)){if((0,m.existsSync)((0,v.join)(t,".git")))return t
if(t===(0,v.dirname)(t))return(0,v.dirname)(e)}}(e)),l=await(0,P.K)(a.path),close=async()=>{await l.close(),await remove()}
return{reader:l,zipped:c,seen:a.seen,close:close}}catch(e){throw await remove(),e}}(r,t)
const o=await(0,P.K)(r)
return{reader:o,close:()=>o.close()}}var x=n(9123)
const F=[{name:"slug",value:"FOLDER",description:"Folder of the plugin on the sites of customers, which it has to be in."},{name:"version",value:"VERSION",description:"Version that the plugin has to have."},{name:"accept",value:"ID[:PATH]",isList:!0,description:"Accept what a check finds, everywhere or in one file."},{name:"compare",value:"PATH_OR_URL",description:"Show what changes since an earlier package, and warn about what is lost."},{name:"sbom",value:"FILE",description:"Write the bill of materials (CycloneDX) of the package to this file."}],B=3,R=5,A={notice:0,warning:1,error:2},L=["error","warning","notice"]
async function inspectTarget({values:e,places:t},m,w){const{workspace:y,env:b,write:$,complain:P}=m,[k,...S]=t
if(void 0===k||S.length>0)throw new h.Q("Name one package to inspect: the path of a ZIP or of the plugin's folder, or a URL. `inspect --help` lists the options.")
const[[H],[F],[R],[U]]=[e.slug??[],e.version??[],e.compare??[],e.sbom??[]],O=(0,d.Fj)([k,R??""].flatMap(e=>(0,a.hR)(e))),j={workspace:y,env:b,slug:H,print:(e,t)=>{const n=toCommandLine(O(e))
$(void 0===t?n:m.paint(t,n))}}
try{const t=await openTarget(k,j)
try{const a={slug:H,version:F,compare:R,sbom:U,accept:e.accept,ignored:w}
return await async function report({reader:e,zipped:t,seen:a},{slug:u,version:d,accept:f=[],ignored:m,compare:w,sbom:y},b){const{print:$}=b,{inspect:P}=await(0,i.yD)(),k=(0,l.ip)(f.join("\n")),S=await P(e,{seen:a,programs:b.env}),H=S.takeSnapshot(),F=void 0===w||void 0===H?void 0:await async function compareWith(e,{snapshot:t,findMentions:o},a){const{reader:s,close:c}=await openTarget(e,a),{readSnapshot:l}=await(0,i.yD)(),{compareSnapshots:u}=await Promise.all([n.e(341),n.e(254),n.e(647),n.e(175)]).then(n.bind(n,2175))
try{const e=await l(s,[t.mainFile]),n=`version ${(0,p.AB)(e.header.version)}`
return await u(e,t,{what:n,isDryRun:!0,findMentions:o})}catch(e){if(!(e instanceof r.w))throw e
return{isCompared:!1,why:e.finding.message.replace(/\.$/,"")}}finally{await c()}}(w,{...S,snapshot:H},b),B=S.check({slug:u,version:void 0===d?void 0:{version:d,origin:"`--version`"},served:!0===F?.isCompared?describeServed(F.difference.from):void 0,zipped:t}),R=!0===F?.isCompared?(await Promise.all([n.e(341),n.e(254),n.e(647),n.e(175)]).then(n.bind(n,2175))).joinFindings(B,F):B,U=void 0!==S.facts.contents,{findings:O}=(0,s.Bz)(R.filter(({id:e})=>!m.includes(e)),U?k:[])
for(const[e,t]of(0,c.fH)(S.facts,O).facts)$(`${e}: ${t}`)
if(void 0!==F)for(const e of(0,o.ii)(F))$(e)
void 0!==y&&$(await async function storeBill(e,{writeBill:t},n,{workspace:i,sanitise:r}){const o=await t({sha256:await n.readSha256()},r)
if(void 0===o)return"Bill of materials: not written, because no plugin was found."
try{await(0,g.writeFile)((0,v.resolve)(i,e),o.text)}catch(t){throw new h.Q(`\`--sbom\` ${(0,p.AB)(e)} cannot be written (${(0,x.Pt)(t)??"unknown error"}). Check that its folder exists, and that this user may write there.`)}return`Bill of materials: ${(0,p.AB)(e)}, ${o.count} ${1===o.count?"library":"libraries"}.`}(y,S,e,b))
const j=(0,c.kG)(O)
for(const e of j)$(""),printGroup(e,{folder:S.facts.plugin?.slug??"",zipped:t},$)
const C=O.filter(e=>!e.accepted),M=L.find(e=>C.some(t=>t.severity===e))??"notice",{format:q,verdict:E}=T[M]
return $(""),$(`${D[M]} Package checks: ${(0,c.eq)(j)}.${E}`,q),A[M]}(t,a,{...j,sanitise:O})}finally{await t.close()}}catch(e){const t=e instanceof u.rb?"`--accept` ":""
return P(toCommandLine(O(t+(0,f.bD)(e)+function explainFix(e){return e instanceof u.rb?`. ${e.fix}`:e instanceof f.S1?` ${e.hint}`:""}(e)))),B}}function run(e,t){return inspectTarget(e,t,[])}function toCommandLine(e){return e.replaceAll(/the input `slug`|(?<=Set |correct )`slug`/g,"`--slug`")}const T={error:{format:"red",verdict:" It would not be published."},warning:{format:"yellow",verdict:" It would be published."},notice:{format:"green",verdict:""}},D={error:"✘",warning:"⚠",notice:"✔"}
function printGroup(e,t,n){const{id:i,severity:o,accepted:a,findings:s,points:l,fileCount:u}=e,[d]=s,{file:f,line:p}=void 0===d?{}:(0,r.$)(d)
n(`${a?"accepted":o}: ${i}${u>1?` in ${u} files`:void 0===f?"":` ${f}${void 0===p?"":`:${p}`}`}`,a||"notice"===o?"bold":T[o].format)
for(const e of l)n(`  ${(0,c.B4)(e).join(" ")}`),n(`  Fix: ${e.fix}`)
for(const i of function listGroupFiles({id:e,severity:t,accepted:n,findings:i},r){const o=i.flatMap(e=>e.files??e.file??[])
return"dev-files"!==e||"warning"!==t||n?o.length>R?["  Files:",...o.map(e=>`    ${e}`)]:[]:function listRules(e,{folder:t,zipped:n}){const i=""===t?0:t.length+1,r=e.map(e=>`/${e.slice(i).replaceAll(/[\\*?[]/g,"\\$&")}`),toAttribute=e=>`${e.replace(/\/$/,"").replaceAll(" ","?")} export-ignore`
return[void 0===n?"  To leave out:":`  Lines for \`${n.rulesFile??".distignore"}\`:`,...".gitattributes"===n?.rulesFile?r.map(toAttribute):r]}(o,r)}(e,t))n(i)}function describeServed({header:e,folder:t,mainFile:n}){return{version:e.version,...""===t?{}:{pluginFile:`${t}/${n}`}}}},1791:(e,t,n)=>{n.d(t,{Ii:()=>locateHeader,LE:()=>isPluginHeader,OF:()=>parsePluginHeader,W$:()=>findHeaderLines,W1:()=>findLostHeaders,eb:()=>isMainFile,q2:()=>i,qG:()=>readRequiredPlugins,tL:()=>findHiddenHeader})
const i=8192,r=Object.fromEntries(Object.entries({name:"Plugin Name",pluginUri:"Plugin URI",version:"Version",description:"Description",author:"Author",authorUri:"Author URI",textDomain:"Text Domain",domainPath:"Domain Path",network:"Network",requiresWordPress:"Requires at least",requiresPhp:"Requires PHP",updateUri:"Update URI",requiresPlugins:"Requires Plugins",siteWideOnly:"Site Wide Only"}).map(([e,t])=>[e,new RegExp(`^(?:[ \\t]*<\\?(?:php)?)?[ \\t/*#@]*${t}:(.*)$`,"gim")])),o=" \t\n\v\f\r",a=" \t\n\r\0\v"
function parsePluginHeader(e,t=i){const n=toText(e,t).replaceAll("\r","\n"),o=Object.entries(r).map(([e,t])=>{const[i]=n.matchAll(t)
return[e,cleanUp(i?.[1]??"")]})
return Object.fromEntries(o)}const s=10
function findHeaderLines(e,t,n=i){const o=toText(e,n)
return[...o.replaceAll("\r","\n").matchAll(r[t])].slice(0,s).map(({index:e})=>o.slice(0,e).split(/\r\n|\r|\n/).length)}function locateHeader(e,t){const[n]=toText(e,i).replaceAll("\r","\n").matchAll(r[t]),o=n?.[1]??"",a=Buffer.from(cleanUp(o)).toString("latin1"),s=o.indexOf(a)
if(void 0===n||""===a||s<0)return
const c=n.index+n[0].length-o.length+s
return{start:c,end:c+a.length}}function toText(e,t){return Buffer.from(e.subarray(0,t)).toString("latin1")}function isPluginHeader(e){return""!==e.name&&"0"!==e.name}function isMainFile(e){return isPluginHeader(parsePluginHeader(e.subarray(0,i)))}function cleanUp(e){if("0"===e)return""
const t=e.search(/\*\/|\?>/),n=t<0?e:trimEnd(e.slice(0,t),o),i=function trimStart(e,t){let n=0
for(;n<e.length&&t.includes(e.charAt(n));)n+=1
return e.slice(n)}(trimEnd(n,a),a)
return Buffer.from(i,"latin1").toString("utf8")}function trimEnd(e,t){let n=e.length
for(;n>0&&t.includes(e.charAt(n-1));)n-=1
return e.slice(0,n)}function readRequiredPlugins(e){const t=e.split(",").map(e=>e.trim()).filter(e=>""!==e),isSlug=e=>/^[a-z0-9]+(-[a-z0-9]+)*$/.test(e)
return{slugs:[...new Set(t.filter(isSlug))],dropped:t.filter(e=>!isSlug(e))}}const c=Buffer.from("\ufeff"),l=64
function findHiddenHeader(e){if(hasName(e))return
if(function decodeUtf16(e){if(!e.subarray(0,l).includes(0))return[]
const t=e.subarray(0,Math.min(2*i,e.length-e.length%2))
return[t,Buffer.from(t).swap16()].map(e=>Buffer.from(e.toString("utf16le").replace(/^\ufeff/,"")))}(e).some(e=>hasName(e)))return{why:"utf-16",line:1}
const t=removeMark(e)
if(void 0!==t&&hasName(t))return{why:"byte-order-mark",line:1}
if(!hasName(e,e.length))return
const[n=1]=findHeaderLines(e,"name",e.length)
return{why:"late",line:n}}const u=["name","version"]
function findLostHeaders(e,t){const n=removeMark(e),i=n&&parsePluginHeader(n),r=parsePluginHeader(e,e.length)
return u.flatMap(n=>{if(""===t[n]&&void 0!==i&&""!==i[n])return[{field:n,why:"byte-order-mark",line:1}]
if(r[n]===t[n])return[]
const[o=1]=findHeaderLines(e,n,e.length)
return[{field:n,why:findHeaderLines(e,n).length>0?"cut":"late",line:o}]})}function removeMark(e){const{length:t}=c
return e.subarray(0,t).equals(c)?e.subarray(t):void 0}function hasName(e,t=i){return/plugin name:/i.test(e.toString("latin1",0,t))&&isPluginHeader(parsePluginHeader(e,t))}},7672:(e,t,n)=>{n.d(t,{B:()=>describeSource,U:()=>zipPlugin})
var i=n(3024),r=n(6760),o=n(1791)
const a={files:2e4,fileBytes:2e8,totalBytes:1e9}
async function zipPlugin(e,{folder:t,...i}){const{zipDirectory:s}=await n.e(62).then(n.bind(n,7062))
return s(e,{...i,target:(0,r.join)(t,"package.zip"),maxima:a,isMainFile:o.eb})}async function describeSource({pluginPath:e,folder:t,rulesFile:o},{path:a,slug:s},c){const{findExportIgnoreLine:l,findRule:u,findSurroundings:d,readBuildSetup:f}=await n.e(62).then(n.bind(n,7062)),p=""===(0,r.relative)(c,a),h=d(e,c),m=void 0===s&&p&&t===(0,r.basename)(a)
return{isWrapped:""===(0,r.relative)(a,e),findRule:t=>(0,i.existsSync)((0,r.join)(e,t))?(t=>".gitattributes"===o?l(e,t):u(e,t,h))(t):void 0,rulesFile:o,isNamedByWorkspace:m,setup:await f(e,h)}}}}

