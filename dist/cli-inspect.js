export const id=810
export const ids=[810]
export const modules={6810:(e,t,n)=>{n.r(t),n.d(t,{OPTIONS:()=>F,inspectTarget:()=>inspectTarget,run:()=>run})
var i=n(3884),r=n(9733),a=n(2026),o=n(88),s=n(6152),c=n(7497),l=n(9631),u=n(1522),d=n(8592),f=n(5805),p=n(6717),h=n(3292),m=n(3024),g=n(1455),w=n(8161),v=n(6760),y=n(7856),b=n(4486),$=n(6103),P=n(6237),H=n(7424),k=n(7672)
const S=18e4
async function openTarget(e,t){const n=(0,o.BD)(e)
if(null!==n)return async function openUrl(e,{env:t,print:n}){const{signal:i}=new AbortController,r={info:n,repeat:n,debug:()=>{},notice:(e,t)=>n(t),warning:(e,t)=>n(t),error:(e,t)=>n(t)},a={send:(0,y.ER)((0,b.a)(i),t),clock:(0,$.ts)(i),log:r,random:Math.random},s=(0,d.bs)((0,d.Fj)((0,o.hR)(e.href))),c={timeoutMs:S,retries:3},{file:l,close:u}=await(0,H.X)(e,{...a,...c,quote:s,temporaryFolder:(0,w.tmpdir)()})
return{reader:l,close:u}}(n,t)
const r=(0,v.resolve)(t.workspace,e)
if((await(0,g.stat)(r).catch(()=>{throw new Error(`There is no file or folder ${e}. Check the path, which is relative to the current folder.`)})).isDirectory())return async function openDirectory(e,{slug:t,print:n}){const r=await(0,g.mkdtemp)((0,v.join)((0,w.tmpdir)(),"inspect-")),remove=()=>(0,g.rm)(r,{recursive:!0,force:!0})
try{const{createContentScanner:a}=await(0,i.yD)(),o=await(0,k.U)(e,{slug:t,epochSeconds:void 0,folder:r,createContentScanner:a}),s=void 0===o.rulesFile?"":` (by ${o.rulesFile})`
o.leftOutCount>0&&n(`Left out of the ZIP${s}: ${o.leftOut.join(", ")}`)
for(const{title:e,text:t}of o.notices)n(`${e}: ${t}`)
const c=await(0,k.B)(o,{path:e,slug:t},function findWorkspace(e){for(let t=e;;t=(0,v.dirname)(t)){if((0,m.existsSync)((0,v.join)(t,".git")))return t
if(t===(0,v.dirname)(t))return(0,v.dirname)(e)}}(e)),l=await(0,P.K)(o.path),close=async()=>{await l.close(),await remove()}
return{reader:l,zipped:c,seen:o.seen,close:close}}catch(e){throw await remove(),e}}(r,t)
const a=await(0,P.K)(r)
return{reader:a,close:()=>a.close()}}var x=n(9123)
const F=[{name:"slug",value:"FOLDER",description:"Folder of the plugin on the sites of customers, which it has to be in."},{name:"version",value:"VERSION",description:"Version that the plugin has to have."},{name:"accept",value:"ID[:PATH]",isList:!0,description:"Accept what a check finds, everywhere or in one file."},{name:"compare",value:"PATH_OR_URL",description:"Show what changes since an earlier package, and warn about what is lost."},{name:"sbom",value:"FILE",description:"Write the bill of materials (CycloneDX) of the package to this file."}],B=3,L=5,R={notice:0,warning:1,error:2},A=["error","warning","notice"]
async function inspectTarget({values:e,places:t},m,w){const{workspace:y,env:b,write:$,complain:P}=m,[H,...k]=t
if(void 0===H||k.length>0)throw new h.Q("Name one package to inspect: the path of a ZIP or of the plugin's folder, or a URL. `inspect --help` lists the options.")
const[[S],[F],[L],[U]]=[e.slug??[],e.version??[],e.compare??[],e.sbom??[]],O=(0,d.Fj)([H,L??""].flatMap(e=>(0,o.hR)(e))),j={workspace:y,env:b,slug:S,print:(e,t)=>{const n=toCommandLine(O(e))
$(void 0===t?n:m.paint(t,n))}}
try{const t=await openTarget(H,j)
try{const o={slug:S,version:F,compare:L,sbom:U,accept:e.accept,ignored:w}
return await async function report({reader:e,zipped:t,seen:o},{slug:u,version:d,accept:f=[],ignored:m,compare:w,sbom:y},b){const{print:$}=b,{inspect:P}=await(0,i.yD)(),H=(0,l.ip)(f.join("\n")),k=await P(e,{seen:o,programs:b.env}),S=k.takeSnapshot(),F=void 0===w||void 0===S?void 0:await async function compareWith(e,{snapshot:t,findMentions:a},o){const{reader:s,close:c}=await openTarget(e,o),{readSnapshot:l}=await(0,i.yD)(),{compareSnapshots:u}=await Promise.all([n.e(341),n.e(254),n.e(647),n.e(175)]).then(n.bind(n,2175))
try{const e=await l(s,[t.mainFile]),n=`version ${(0,p.AB)(e.header.version)}`
return await u(e,t,{what:n,isDryRun:!0,findMentions:a})}catch(e){if(!(e instanceof r.w))throw e
return{isCompared:!1,why:e.finding.message.replace(/\.$/,"")}}finally{await c()}}(w,{...k,snapshot:S},b),B=k.check({slug:u,version:void 0===d?void 0:{version:d,origin:"`--version`"},served:!0===F?.isCompared?describeServed(F.difference.from):void 0,zipped:t}),L=!0===F?.isCompared?(await Promise.all([n.e(341),n.e(254),n.e(647),n.e(175)]).then(n.bind(n,2175))).joinFindings(B,F):B,U=void 0!==k.facts.contents,{findings:O}=(0,s.Bz)(L.filter(({id:e})=>!m.includes(e)),U?H:[])
for(const[e,t]of(0,c.fH)(k.facts,O).facts)$(`${e}: ${t}`)
if(void 0!==F)for(const e of(0,a.ii)(F))$(e)
void 0!==y&&$(await async function storeBill(e,{writeBill:t},n,{workspace:i,sanitise:r}){const a=await t({sha256:await n.readSha256()},r)
if(void 0===a)return"Bill of materials: not written, because no plugin was found."
try{await(0,g.writeFile)((0,v.resolve)(i,e),a.text)}catch(t){throw new h.Q(`\`--sbom\` ${(0,p.AB)(e)} cannot be written (${(0,x.Pt)(t)??"unknown error"}). Check that its folder exists, and that this user may write there.`)}return`Bill of materials: ${(0,p.AB)(e)}, ${a.count} ${1===a.count?"library":"libraries"}.`}(y,k,e,b))
const j=(0,c.kG)(O)
for(const e of j)$(""),printGroup(e,{folder:k.facts.plugin?.slug??"",zipped:t},$)
const C=O.filter(e=>!e.accepted),M=A.find(e=>C.some(t=>t.severity===e))??"notice",{format:q,verdict:E}=T[M]
return $(""),$(`${D[M]} Package checks: ${(0,c.eq)(j)}.${E}`,q),R[M]}(t,o,{...j,sanitise:O})}finally{await t.close()}}catch(e){const t=e instanceof u.rb?"`--accept` ":""
return P(toCommandLine(O(t+(0,f.bD)(e)+function explainFix(e){return e instanceof u.rb?`. ${e.fix}`:e instanceof f.S1?` ${e.hint}`:""}(e)))),B}}function run(e,t){return inspectTarget(e,t,[])}function toCommandLine(e){return e.replaceAll(/the input `slug`|(?<=Set |correct )`slug`/g,"`--slug`")}const T={error:{format:"red",verdict:" It would not be published."},warning:{format:"yellow",verdict:" It would be published."},notice:{format:"green",verdict:""}},D={error:"✘",warning:"⚠",notice:"✔"}
function printGroup(e,t,n){const{id:i,severity:a,accepted:o,findings:s,points:l,fileCount:u}=e,[d]=s,{file:f,line:p}=void 0===d?{}:(0,r.$)(d)
n(`${o?"accepted":a}: ${i}${u>1?` in ${u} files`:void 0===f?"":` ${f}${void 0===p?"":`:${p}`}`}`,o||"notice"===a?"bold":T[a].format)
for(const e of l)n(`  ${(0,c.B4)(e).join(" ")}`),n(`  Fix: ${e.fix}`)
for(const i of function listGroupFiles({id:e,severity:t,accepted:n,findings:i},r){const a=i.flatMap(e=>e.files??e.file??[])
return"dev-files"!==e||"warning"!==t||n?a.length>L?["  Files:",...a.map(e=>`    ${e}`)]:[]:function listRules(e,{folder:t,zipped:n}){const i=""===t?0:t.length+1,r=e.map(e=>`/${e.slice(i).replaceAll(/[\\*?[]/g,"\\$&")}`),toAttribute=e=>`${e.replace(/\/$/,"").replaceAll(" ","?")} export-ignore`
return[void 0===n?"  To leave out:":`  Lines for \`${n.rulesFile??".distignore"}\`:`,...".gitattributes"===n?.rulesFile?r.map(toAttribute):r]}(a,r)}(e,t))n(i)}function describeServed({header:e,folder:t,mainFile:n}){return{version:e.version,...""===t?{}:{pluginFile:`${t}/${n}`}}}},1791:(e,t,n)=>{n.d(t,{Ii:()=>locateHeader,LE:()=>isPluginHeader,OF:()=>parsePluginHeader,W$:()=>findHeaderLines,W1:()=>findLostHeaders,eb:()=>isMainFile,q2:()=>i,qG:()=>readRequiredPlugins,tL:()=>findHiddenHeader})
const i=8192,r=Object.fromEntries(Object.entries({name:"Plugin Name",pluginUri:"Plugin URI",version:"Version",description:"Description",author:"Author",authorUri:"Author URI",textDomain:"Text Domain",domainPath:"Domain Path",network:"Network",requiresWordPress:"Requires at least",requiresPhp:"Requires PHP",updateUri:"Update URI",requiresPlugins:"Requires Plugins",siteWideOnly:"Site Wide Only"}).map(([e,t])=>[e,new RegExp(`^(?:[ \\t]*<\\?(?:php)?)?[ \\t/*#@]*${t}:(.*)$`,"gim")])),a=" \t\n\v\f\r",o=" \t\n\r\0\v"
function parsePluginHeader(e,t=i){const n=toText(e,t).replaceAll("\r","\n"),a=Object.entries(r).map(([e,t])=>{const[i]=n.matchAll(t)
return[e,cleanUp(i?.[1]??"")]})
return Object.fromEntries(a)}const s=10
function findHeaderLines(e,t,n=i){const a=toText(e,n)
return[...a.replaceAll("\r","\n").matchAll(r[t])].slice(0,s).map(({index:e})=>a.slice(0,e).split(/\r\n|\r|\n/).length)}function locateHeader(e,t){const[n]=toText(e,i).replaceAll("\r","\n").matchAll(r[t]),a=n?.[1]??"",o=Buffer.from(cleanUp(a)).toString("latin1"),s=a.indexOf(o)
if(void 0===n||""===o||s<0)return
const c=n.index+n[0].length-a.length+s
return{start:c,end:c+o.length}}function toText(e,t){return Buffer.from(e.subarray(0,t)).toString("latin1")}function isPluginHeader(e){return""!==e.name&&"0"!==e.name}function isMainFile(e){return isPluginHeader(parsePluginHeader(e.subarray(0,i)))}function cleanUp(e){if("0"===e)return""
const t=e.search(/\*\/|\?>/),n=t<0?e:trimEnd(e.slice(0,t),a),i=function trimStart(e,t){let n=0
for(;n<e.length&&t.includes(e.charAt(n));)n+=1
return e.slice(n)}(trimEnd(n,o),o)
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
const[a=1]=findHeaderLines(e,n,e.length)
return[{field:n,why:findHeaderLines(e,n).length>0?"cut":"late",line:a}]})}function removeMark(e){const{length:t}=c
return e.subarray(0,t).equals(c)?e.subarray(t):void 0}function hasName(e,t=i){return/plugin name:/i.test(e.toString("latin1",0,t))&&isPluginHeader(parsePluginHeader(e,t))}},7672:(e,t,n)=>{n.d(t,{B:()=>describeSource,U:()=>zipPlugin})
var i=n(3024),r=n(6760),a=n(1791)
const o={files:2e4,fileBytes:2e8,totalBytes:1e9}
async function zipPlugin(e,{folder:t,...i}){const{zipDirectory:s}=await n.e(62).then(n.bind(n,7062))
return s(e,{...i,target:(0,r.join)(t,"package.zip"),maxima:o,isMainFile:a.eb,findHiddenHeader:a.tL})}async function describeSource({pluginPath:e,folder:t,rulesFile:a},{path:o,slug:s},c){const{findExportIgnoreLine:l,findRule:u,findSurroundings:d,readBuildSetup:f}=await n.e(62).then(n.bind(n,7062)),p=""===(0,r.relative)(c,o),h=d(e,c),m=void 0===s&&p&&t===(0,r.basename)(o)
return{isWrapped:""===(0,r.relative)(o,e),findRule:t=>(0,i.existsSync)((0,r.join)(e,t))?(t=>".gitattributes"===a?l(e,t):u(e,t,h))(t):void 0,rulesFile:a,isNamedByWorkspace:m,setup:await f(e,h)}}}}

