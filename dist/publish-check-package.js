export const id=450
export const ids=[450]
export const modules={9245:(e,i,n)=>{function describeBefore(e){if(!0!==e?.isCompared)return
const{what:i,difference:n}=e,{header:t,mainFile:o,mainText:r}=n.from
return{what:i,version:t.version,mainFile:o,mainText:r}}function placeIn({folder:e},i){return""===e?i:`${e}/${i}`}n.d(i,{VV:()=>placeIn,YL:()=>t,hB:()=>describeBefore,pZ:()=>joinFindings})
const t=[{id:"part-vanished",severity:"error",acceptance:"yes"},{id:"nothing-changed",severity:"warning",acceptance:"yes"},{id:"same-version-changed",severity:"warning",acceptance:"yes"},{id:"update-uri-changed",severity:"error",acceptance:"yes"},{id:"text-domain-changed",severity:"notice",acceptance:"yes"},{id:"requires-raised",severity:"notice",acceptance:"yes"},{id:"upgrade-notice",severity:"notice",acceptance:"yes"},{id:"size-jump",severity:"notice",acceptance:"yes"}],o=new Set(["php-syntax","compile-error","newer-than-declared","update-uri-host"]),r=new Set(["folder-mismatch","version-not-newer"])
function joinFindings(e,{findings:i,isOfCode:n},t=()=>!1){const s=i.filter(e=>"part-vanished"===e.id&&"error"===e.severity).filter(e=>!t(e)),isOfVanished=({id:e,file:i,was:n})=>{const t="required-file-missing"===e?i:n
return s.some(({file:e="\0",files:i=[e]})=>i.some(e=>t===e||e.endsWith("/")&&!0===t?.startsWith(e)))},c=e.some(e=>r.has(e.id)&&"error"===e.severity&&!t(e))
return[...e.filter(e=>!(isOfVanished(e)||!0===n&&o.has(e.id))),...i.filter(i=>!(({id:i,file:n})=>"required-file-missing"===i&&e.some(e=>e.id===i&&e.file===n))(i)&&!isOfVanished(i)).filter(({id:e})=>!(c&&"nothing-changed"===e))]}},3450:(e,i,n)=>{n.d(i,{checkPackage:()=>checkPackage})
var t=n(9245),o=n(9733),r=n(6338),s=n(6152),c=n(5805),a=n(4381),d=n(6717),f=n(2189),p=n(7497)
function checkPackage({inspection:e,keyFindings:i,live:n,comparison:r,found:c},u,{log:l,onReport:h,runner:v}){if(void 0===e)return l.info("The package is not opened, so its version is not checked."),noticeUnused(u.acceptedFindings,"because `package-checks` is `off`",l),void function refuseUnopened(e,{sizeBytes:i},{log:n,onReport:t,runner:o}){if(0===e.length)return
const{findings:r}=(0,s.Bz)(e,[])
t((0,p.fH)({sizeBytes:i,contents:void 0,plugin:void 0},r))
const c=(0,p.kG)(r)
for(const e of c)logGroup(e,({file:e,line:i})=>o.locateSource(e,i,void 0),n)
throw new AggregateError(c.map(toError))}(i,c,{log:l,onReport:h,runner:v})
const m="local"===c.kind?c.directory:void 0,{slug:y,packageChecks:k,acceptedFindings:$}=u,x=v.triggeringTag,w={...u,expectedVersion:findExpectedVersion(x,e.facts.plugin?.slug,u)},{expectedVersion:b}=w,V={slug:y,version:b,zipped:m?.zipped,repository:u.repository?.name,workflow:u.caller.workflow},B=(0,t.pZ)(e.check({...V,served:n?.served,isFirst:"missing"===n?.failure?.kind,before:(0,t.hB)(r)}),!0===r?.isCompared?r:{findings:[]},e=>(0,s.Bz)([e],$).findings.every(({accepted:e})=>e)),A="warn"===k?B.map(e=>isKey(e)?e:function soften(e){return"error"===e.severity?{...e,severity:"warning"}:e}(e)):B,z=void 0!==e.facts.contents,{findings:E,unused:F}=(0,s.Bz)(A,z?$:[]),T=function describeExpectedVersion(e,{expectedVersion:i,isAnyVersion:n}){return void 0!==i?`${i.version}, from ${i.origin}`:n?"any, because the input `expected-version` is `any`":"any, because "+(""===e?"no tag triggered this run":`the tag ${(0,d.AB)(e)} is not a version`)}(x,w),O=""!==x&&void 0===b,P={...(0,p.fH)(e.facts,E,r,m?.leftOut),expectedVersion:O?T:void 0}
h(P),l.info(`Expected folder: ${y??"any"}`),l.info(`Expected version: ${T}`)
const S=void 0!==u.expectedSha256,j=S?e.check({...V,served:void 0,isFirst:!1,before:void 0}):[],C=S?(0,a.x)(l):l
!function remarkOnNames(e,i,n,t){(function warnOfOtherTag(e,{expectedVersion:i,release:n},t){const o=(0,f.m)(e)
if(void 0===o||void 0===i||o===i.version)return
const r=void 0===n.tag?"":`, in the release \`${n.tag.text}\``
t.warning("Tag and version differ",`The tag \`${e}\` triggered this run, but ${i.origin} says \`${i.version}\`: that version is published${r}. Leave out \`expected-version\` to compare the package with the tag.`)})(e,n,t),function noticeOtherEnd(e,i,{expectedVersion:n,isAnyVersion:t},o){if(void 0!==n||t||""===i)return
const[r=i]=g.exec(e)??[]
if(r===i)return
o.notice("Tag and version differ",`The tag ${(0,d.AB)(e)} ends in \`${r}\`, but the package has version ${(0,d.AB)(i)}. If that is a mistake, correct the tag or \`Version:\`; tags such as \`v1.4.2\` are compared.`)}(e,i,n,t),function warnOfAssetName({release:{assetName:e}},i){if(void 0===e||/\.zip$/i.test(e.text))return
i.warning("Asset name without .zip",`Input \`asset-name\` is \`${e.text}\`, so services and sites may not take the asset for a ZIP. Set it to \`${e.text}.zip\`.`)}(n,t)}(x,e.facts.plugin?.version??"",w,C)
const U=(0,p.kG)(E)
l.info(`Package checks: ${(0,p.eq)(U)}.`)
const locate=e=>{const{file:i,line:n}=(0,o.$)(e)
return v.locateSource(i,n,m?.sourceFolder)},isTold=({id:e,message:i})=>j.some(n=>!isKey(n)&&n.id===e&&n.message===i)
for(const e of U)logGroup(e,locate,e.findings.every(isTold)?C:l)
z?function noticeUnfound(e,i,n){const isOpen=({id:e})=>"prerelease-over-stable"===e||!0!==i?.isCompared&&t.YL.some(i=>i.id===e),o=e.filter(e=>!isOpen(e))
noticeUnused(o,"because the package checks did not find that",n)}(F,r,l):noticeUnused($,"because the package could not be read completely",l)
const G=U.filter(({severity:e,accepted:i})=>"error"===e&&!i)
if(G.length>0)throw new AggregateError(G.map(toError))
return P}function noticeUnused(e,i,n){if(0===e.length)return
const t=(0,d.Zv)(e.map(s.tA))
n.notice("Nothing to accept",`${t} in \`accept-findings\` ${(0,r.d5)(e,"has","have")} no effect, ${i}. Remove ${(0,r.d5)(e,"it","them")} if no longer needed.`)}function isKey({id:e}){return"api-key-in-package"===e}function logGroup(e,i,n){const{id:t,severity:o,accepted:r,findings:s,points:c}=e
if(r){for(const{message:e}of s)n.info(`Accepted: ${t}: ${e}`)
return}const a=c.flatMap(e=>[...(0,p.B4)(e),e.fix]).join(" "),[d]=s.flatMap(e=>i(e)??[])
if(n[o](`Package: ${t}`,a,d),c.some(({moreCount:e})=>e>0))for(const{message:e}of s)n.info(`${t}: ${e}`)}function toError({id:e,points:i}){return new c.S1({code:"package",title:`Package: ${e}`,message:i.flatMap(p.B4).join(" "),hint:i.map(({fix:e})=>e).join(" "),isReported:!0})}function findExpectedVersion(e,i,{slug:n=i,expectedVersion:t,isAnyVersion:o}){if(void 0!==t||o||void 0===n||""===n)return t
const r=e.startsWith(n)&&/^[-@/]/.test(e.slice(n.length))?(0,f.m)(e.slice(n.length+1)):void 0
return void 0===r?void 0:{version:r,origin:`the tag \`${e}\``}}const g=/(?<!\d|\d\.)\d+(?:\.\d+)+(?:[-._]?(?:dev|alpha|beta|rc|pl)[-._]?\d*)?$/i}}

