export const id=187
export const ids=[187]
export const modules={6187:(e,t,n)=>{n.r(t),n.d(t,{CHANGELOG_NAMES:()=>T,HEADER_BYTES:()=>et.q2,assertZip:()=>as.MK,comparePhp:()=>Zi.cF,compareVersions:()=>At.Zy,createContentScanner:()=>createContentScanner,createLibraryTest:()=>L.Go,decodeText:()=>decodeText,findChangelog:()=>findChangelog,findUpgradeNotice:()=>findUpgradeNotice,hasSections:()=>hasSections,hasUnknownWord:()=>At.Hk,inspect:()=>inspect,isPluginHeader:()=>et.LE,isShown:()=>L.aJ,listFiles:()=>list_files_listFiles,locateHeader:()=>et.Ii,nameIn:()=>L.ZC,openZip:()=>Oi.Q,parsePluginHeader:()=>et.OF,parseReadme:()=>parseReadme,readListing:()=>readListing,readPackagePhp:()=>readPackagePhp,readPackageView:()=>readPackageView,readPhpTexts:()=>readPhpTexts,readRequiredPlugins:()=>et.qG,readSnapshot:()=>readSnapshot})
var i=n(5388)
const s=new Map([["stable tag","stableTag"],["tested","tested"],["tested up to","tested"],["requires","requires"],["requires at least","requires"],["requires php","requiresPhp"],["contributors",void 0],["donate link",void 0],["license",void 0],["license uri",void 0],["tags",void 0]]),a={stableTag:function cleanStableTag(e){const t=trimCharacters(e,"\"'").replace(/^\/?tags\//i,"").replace(/[^a-z0-9_.-]/gi,"")
return t.startsWith(".")?`0${t}`:t},tested:e=>cleanWordPressVersion(e,[/wordpress/gi,/wp/gi]),requires:e=>cleanWordPressVersion(e,[/wordpress/gi,/wp/gi,/or higher/gi,/and above/gi,/\+/g]),requiresPhp:e=>/^[0-9]+(\.[0-9]+){1,2}$/.test(e)?e:""},r=" \t\n\r\0\v",o="#= \t\0\v",d=" \t*-\r\n",l=49
function parseReadme(e){const t=splitLines(decodeText(e)),{name:n,next:i}=function readName(e){const t=skipBlank(e,0)
if(isKnownHeader(e[t]))return{name:"",next:t}
const n=cleanName(e[t]),i=""===trimCharacters(e[t+1]??"","=-"),s=i?t+2:t+1
if("plugin name"!==n.toLowerCase())return{name:n,next:s}
const a=skipBlank(e,s),r=e[a]??""
return Buffer.byteLength(r)>l||isKnownHeader(r)?{name:"",next:a}:{name:cleanName(r),next:a+1}}(t),{headers:r,end:o}=function readHeaders(e,t){const n=new Map
let i=skipBlank(e,t),a=!1
for(;i<e.length;i+=1){const t=e[i]??"",r=""===t||"0"===t,o=splitHeader(t)
if(!r&&(!o||a&&!s.has(o.key)))break
const d=o&&s.get(o.key)
d&&n.set(d,{value:o.value,line:i+1}),a=r}return{headers:n,end:i}}(t,i),clean=e=>function cleanHeader(e,t){return isBlank(t)?"":a[e](trim(t))}(e,r.get(e)?.value??"")
return{name:n,stableTag:clean("stableTag"),tested:clean("tested"),requires:clean("requires"),requiresPhp:clean("requiresPhp"),lines:Object.fromEntries([...r].map(([e,{line:t}])=>[e,t])),description:readDescription(t,o),text:t.join("\n")}}function decodeText(e){const t=255===e[0]&&254===e[1]
return new TextDecoder(t?"utf-16le":"utf-8").decode(e)}function splitLines(e){return e.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/)}function trimCharacters(e,t){let[n,i]=[0,e.length]
for(;n<i&&t.includes(e.charAt(n));)n+=1
for(;i>n&&t.includes(e.charAt(i-1));)i-=1
return e.slice(n,i)}function readDescription(e,t){const n=e.findIndex((e,n)=>n>=t&&/^(==|##)/.test(trim(e)))
return trim(e.slice(t,n<0?void 0:n).filter(e=>!isBlank(e)).join(" "))}function splitHeader(e){const t=e.indexOf(":")
if(!(t<0||/^[#=]/.test(e)))return{key:trimCharacters(e.slice(0,t),d).toLowerCase(),value:trimCharacters(e.slice(t+1),d)}}function isKnownHeader(e=""){return s.has(splitHeader(e)?.key??"")}function skipBlank(e,t){let n=t
for(;n<e.length&&isBlank(e[n]);)n+=1
return n}function isBlank(e=""){return/^0?$/.test(trim(e))}function cleanName(e=""){return trim(trimCharacters(e,o))}function cleanWordPressVersion(e,t){const n=t.reduce((e,t)=>e.replace(t,""),e),[i=""]=trim(n).split("-",1)
return/^[0-9]+\.[0-9](\.[0-9]+)?$/.test(i)?i:""}function trim(e){return trimCharacters(e,r)}const c="&(?!(?:amp|lt|gt|quot|nbsp);)(?=#?\\w+;)",f="\\s*<?https?://"
function createTokens(e){const t="[^\\s<>`|()[\\]!\"'\\\\]"
return new RegExp([`(?<code>(?<!\`)(?<ticks>\`+)(?!\`)${e?"[^|]":"."}{1,2000}?(?<!\`)\\k<ticks>(?!\`))`,"<(?<framed>https?://[^\\s<>`|\\\\]{1,2000})>",`(?<address>https?://(?:${t}|\\(${t}{0,200}\\)){1,2000})`,"(?<mention>(?:[A-Za-z0-9][A-Za-z0-9._%+-]{0,63})?\\\\?@[._-]*[A-Za-z0-9](?:[A-Za-z0-9/@-]|[._](?=[A-Za-z0-9]))*)","(?<escaped>\\\\[!-/:-@[-`{-~])",`(?<image>(?<!!)!(?=\\[[^[\\]]{0,300}\\]\\(${f})(?:\\[\\])?)`,`(?<reference>${c})`,"(?<dollar>\\$)","(?<other>ftp://|www\\.)",`(?<active><(?=[A-Za-z/!?])|\`|~~~|!(?=\\[)|\\[(?=\\^)|\\](?=[(:](?!${f})))`].join("|"),"gi")}const h=createTokens(!1),u=createTokens(!0),p=new RegExp(`[@$]|${c}`,"gi"),g=/^[\]).,;:!?*_'"]*(?:\s|$)|^\]\(/
function mayMakeTable(e){return/^[\s>*+\d.)|:-]*$/.test(e)&&e.includes("-")&&/[|:]/.test(e)}function show({token:e,dollar:t,after:n},{framed:i,address:s=i,mention:a,image:r,active:o,...d}){if(void 0!==s){const e=s.replace(p,e=>encodeURIComponent(e))
return void 0===i&&g.test(n)?e:`<${e}>`}return void 0!==a?`\`${a.replace("\\","")}\``:void 0!==r?"!"===r?"":"[image]":void 0!==o?"<"===o?"&lt;":`\\${o}`:void 0!==d.reference?"&amp;":void 0!==d.dollar?t:void 0===d.other?e:e.replace(/\/\/|\./,"\\$&")}const m=1e5,y=1e4,w="…",v=/^(?:php|jsx?|tsx?|css|scss|html|xml|json|ya?ml|sql|sh|bash|diff)$/i
function renderMarkdown(e){const t=function createInliner(e){const t=e.some(mayMakeTable)?u:h,n=e.join("").split("$",3).length>2?"&#36;":"$"
return e=>{let i="",s=0
for(const{0:a,index:r,groups:o={}}of e.matchAll(t)){const t=e.slice(s,r)
s=r+a.length
const d=show({token:a,dollar:n,after:e.slice(s,s+20)},o)
i+=t
const l=/^[`<]/.test(d)&&(i.endsWith("`")||t.endsWith("\\"))
i+=l?` ${d}`:d}return i+e.slice(s)}}(e),n=[]
let i,s=m-Buffer.byteLength(w)
for(const a of e){const e=void 0===i?readFence(a):continueCode(a,i),r=breakMarks(e?.line??t(markHeading(limitLine(a))))
s-=Buffer.byteLength(r)+1
const o=void 0!==e&&!e.isLast
if(s<(o?e.mark.length+1:0))return[...n,i?.mark??[],w].flat().join("\n")
n.push(r),i=o?e:void 0}return[...n,i?.mark??[]].flat().join("\n").trimEnd()}const $=/^(?<space>[ \t]*)(?<mark>`{3,}(?=[^`]*$)|~{3,})[ \t]*(?<language>[^\s`]*)/
function readFence(e){const{space:t="",mark:n="",language:i=""}=$.exec(limitLine(e))?.groups??{}
if(""===n)return
return{line:n+(v.test(i)?i:""),mark:n,indent:t.length,isLast:!1}}function continueCode(e,{mark:t,indent:n}){const i=/^[ \t]*/.exec(e)?.[0]??"",s=limitLine(e.slice(Math.min(n,i.length))),a=trimCharacters(s," \t"),r=/^ {0,3}\S/.test(s)&&a.startsWith(t)&&""===trimCharacters(a,t.charAt(0))
return{line:s,mark:t,indent:n,isLast:r}}function markHeading(e){const t=e.trim(),n=trimCharacters(t,"= \t")
return""!==n&&t.startsWith("=")&&t.endsWith("=")?`### ${n}`:e}function breakMarks(e){return e.replace(/^\s*:(?=:)|##(?=\[)|publish-wordpress-plugin(?=:)/gi,"$& ")}function limitLine(e){return e.length>y?`${e.slice(0,y-1).toWellFormed()}${w}`:e}const k="(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?",b="\\d{1,2}(?:st|nd|rd|th)?\\.?",x=["\\d{4}([-./])\\d{1,2}\\1\\d{1,2}","\\d{1,2}([-./])\\d{1,2}\\2\\d{4}",`(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\\.?,?\\s+)?(?:${b}[\\s/-]+(?:of\\s+)?)?${k},?[\\s/-]+(?:${b},?\\s+)?\\d{4}`,`\\d{4}[\\s-]+${k}(?:[\\s-]+${b})?`].map(e=>`(?<![\\w.-])${e}(?!\\w|[.-]\\w)`),A=new RegExp(x.join("|"),"gi"),P={isOfVersion:!1,isOnlyVersion:!1,hasDate:!1,isOf:()=>!1}
function readTitle(e,t){if(!/\d/.test(e))return P
const n=/\d{4}/.test(e)?e.replace(A," - "):e,i=n!==e,s=(i?[e,n]:[e]).flatMap(e=>function readWords(e,t){const n=skipLabels(e),i=t.map(e=>skipLabels(function skipName(e,t){const n=t.findIndex((t,n)=>t.toLowerCase()!==e[n]?.toLowerCase())
return e.slice(n<0?t.length:n)}(n,splitWords(e))))
return[n,...i.filter(({length:e})=>e<n.length)].map(t=>({words:t,isBare:t.length===e.length}))}(splitWords(e),t)),a=i&&splitWords(n).every(isDash)
return{isOfVersion:a||s.some(beginsWithVersion),isOnlyVersion:a||s.some(e=>beginsWithVersion(e)&&e.words.slice(1).every(isAside)),hasDate:i,isOf:e=>s.some(({words:t})=>e.some(e=>function beginsWith([e="",...t],n){const[i="",s="0"]=t.filter(e=>!isDash(e)),a=/^(?:dev|alpha|beta|rc)[\d.]*$/i.test(i)&&/^\d/.test(s)
return""!==n&&function isSpelling(e,t){return[e,e.replace(/^v\.?/i,"")].some(e=>e.startsWith(t)&&""===trimCharacters(e.slice(t.length),".+~_-"))}(e,n)&&!a}(t,e)))}}function splitWords(e){return e.replace(/\]\([^()]*\)/g,"]").replace(/\(s\)/gi,"s").replace(/[()]/g," - ").split(/[\s#[\]{}<>,:;|*`"'/=–—]/).filter(e=>""!==e)}function skipLabels(e){const t=e.findIndex(e=>!/^(?:new|in|v|ver|versions?|releases?|changes|changelog|update)\.?$/i.test(e)&&!isDash(e))
return t<0?[]:e.slice(t)}function isDash(e){return/^-*$/.test(e)}function isAside(e){return isDash(e)||isNumber(e)}function isNumber(e){return/^v?\.?\d/i.test(e)}function beginsWithVersion({words:[e="",t="-"],isBare:n}){const i=/\d\.|^v/i.test(e)||!n||!/^\p{L}/u.test(t)
return isNumber(e)&&i}const S=500,B=100
function findHeadings(e){return e.flatMap((t,n)=>{if(""===t.trim())return[]
const i=function readHeading(e){const t=e.trim(),n=/^=+(?!>)/.exec(t)?.[0].length??0
if(n>0)return{mark:"=",depth:-n,title:trimCharacters(t,"= \t")}
const i=/^#{1,6}(?=[ \t])/.exec(t)?.[0].length??0
if(i>0)return{mark:"#",depth:i,title:trimCharacters(t,"# \t")}
const[,s]=/^\*\*(.*)\*\*[:= ]*$/.exec(t)??[]
if(void 0!==s)return{mark:"*",depth:0,title:s}
const a=t.length<=B&&/^[^\s*+#>-]/.test(e)&&/\d\.\d/.test(t)
return a?{mark:"",depth:0,title:t}:void 0}(t.slice(0,S)),s="="===i?.mark||"#"===i?.mark?void 0:function readUnderlined(e,t=""){const n=/^ {0,3}(?<mark>[=-])\k<mark>{2,}\s*$/.exec(t.slice(0,S))?.groups?.mark,i=/^ {0,3}[^\s*+>-]/.test(e)&&e.length<=S
return void 0!==n&&i?{mark:"#",depth:"="===n?1:2,title:e.trim()}:void 0}(t,e[n+1])
return s?[{...s,index:n,next:n+2}]:i?[{...i,index:n,next:n+1}]:[]})}const _=/[^\P{Cc}\t]|(?![\u200c\u200d])\p{Cf}/gu
function readSection(e,t){const n=splitLines(e),i=n.findIndex(e=>""!==e.trim()),s=[]
let a=!1
for(const[e,r]of n.entries()){const o=r.trim(),d=/^=+$/.test(o)&&/^[^\s*=#-].*\d\.\d/.test(n[e-1]??""),l=e===i&&o.startsWith("===");/^(==|##[^#])/.test(o)&&!l&&!d?a=t.test(trimCharacters(o,"#= \t")):a&&s.push(r)}return s.join("\n").trim()}const T=["changelog.txt","changelog.md"],Z=5
function findChangelog(e,t,n){for(const{body:i,spellings:s}of findSections(e,t,n)){const e=trimBlankLines(cutHistory(i,s))
if(e.length>0)return renderMarkdown(e)}return""}function hasSections(e,t,{names:n}){return listHeadings(readLines(e,t),n).some(({isOfVersion:e})=>e)}function findUpgradeNotice(e,t){const n=readSection(e,/^upgrade[ _]?notice$/i),i=findChangelog(n,"file",t)
if(""!==i||hasSections(n,"file",t))return i.replace(/\s+/g," ").trim()}function showLine(e){return e.replace(_,"")}function findSections(e,t,{version:n,names:i}){const s=readLines(e,t),a=listHeadings(s,i),r=function spell(e){const t=e.replace(/(?:\.0+)+$/,"")
return""===t?[e]:[e,t,`${t}.0`,`${t}.0.0`]}(n)
return r.flatMap(e=>a.filter(({isOf:t})=>t([e]))).slice(0,Z).map(e=>{const t=a.find(t=>t.index>e.index&&function ends(e,t,n){const i=e.mark===t.mark
if(i&&"="===e.mark&&e.depth<t.depth)return!0
const s=i&&e.depth>t.depth
return s?e.isOnlyVersion&&!e.isOf(n):e.isOfVersion}(t,e,r))
return{heading:s.slice(e.index,e.next),body:s.slice(e.next,t?.index),spellings:r}})}function readLines(e,t){return splitLines("file"===t?e:function readChangelog(e){return readSection(e,/^change[ _]?log$/i)}(e)).map(showLine)}function listHeadings(e,t){return function chooseHeadings(e){const has=t=>e.some(({mark:e,isOfVersion:n})=>n&&""!==e&&t.includes(e)),[t,n]=[has("=#"),has("=#*")]
return e.filter(({mark:e,isOfVersion:i,isOnlyVersion:s,hasDate:a})=>"*"===e?s||!t||i&&a:""!==e||s&&(a||!n))}(findHeadings(e).map(e=>({...e,...readTitle(e.title,t)})))}const C=3,z=/^ {0,3}[*+-]\s+(?=\S{0,10}\d\.\d)(\S.{0,80}?)(?::| [-–—] |$)/
function cutHistory(e,t){const isOther=e=>{const[,n]=z.exec(e)??[]
if(void 0===n)return!1
const{isOnlyVersion:i,isOf:s}=readTitle(n.replaceAll("*",""),[])
return i&&!s(t)}
return e.filter(isOther).length<C?e:[...e.slice(0,e.findIndex(isOther)),"…"]}function trimBlankLines(e){const isFilled=e=>""!==e.trim()
return e.slice(e.findIndex(isFilled),e.findLastIndex(isFilled)+1)}var L=n(499)
const W="holds the variables of an environment, such as passwords and keys",I=/(^|[._-])(example|sample|dist|template|tmpl|tpl|defaults?)([._-]|$)/i,M=String.raw`\$\{|\{\{|%[^%'"]*%|__|<|password_here|[^'"]*example`,R=/^(?![ \t]*#).*?(?:PASS|PWD|KEY|SECRET|TOKEN|DSN|CREDENTIAL)\w{0,60}["']?[ \t]*[=:][ \t]*["']?[^\s"'#]|:\/\/[^\s/:@]{0,64}:[^\s/@]{1,128}@/im,E=/\/(?:tests?|__tests__|phpunit|e2e|cypress|codeception)\/|\/\.env[._-](?:tests?|testing|ci|e2e|phpunit|cypress)(?:\.[\w-]+)?$|\/(?:tests?|testing|ci)\.env$/i,O=/(?:PASS|PWD|KEY|SECRET|TOKEN|DSN|CREDENTIAL)\w{0,60}["']?[ \t]*[=:][ \t]*["']?([^\s"'#]+)/i,F=/:\/\/[^\s/:@]{0,64}:([^\s/@]{1,128})@/,N=/^(?:(?:my|wp|wordpress|db|test|root|admin|user)?[_-]?(?:pass(?:word|wd)?|pwd|secret|token|key|test(?:ing|s)?|root|admin|user|wordpress|example|dummy|change[_-]?me|none|null|true|false|foo|bar)|\d{1,6})$/i
const q=[{ends:String.raw`\.env(rc|[._-][^/]*)?|[^/]+\.env|env\.(local|production)`,what:W,proof:R,isSample:function isOfContainer(e,t){return!!E.test(e)&&t.split("\n").filter(e=>R.test(e)).every(e=>{const t=F.exec(e)?.[1]??O.exec(e)?.[1]
return void 0!==t&&N.test(t)})}},{ends:String.raw`sftp(?:-config)?\.json|\.ftpconfig|\.remote-sync\.json|ftp-sync\.json`,what:"holds a password for a server",proof:/"(?:password|passphrase|pass)"\s{0,20}:\s{0,20}"(?!your|<|\$\{)[^"]/i},{ends:String.raw`gha-creds-[^/]*\.json`,what:"holds the credentials of a workflow for Google Cloud"},{ends:String.raw`auth\.json`,what:"holds Composer's credentials",proof:/"(http-basic|bearer|(github|gitlab|bitbucket)-oauth|gitlab-token|forgejo-token)"\s*:\s*\{\s*"/},{ends:String.raw`[^/]+\.tfstate(\.backup)?`,what:"holds the state of Terraform, with passwords and keys in plain text"},{ends:String.raw`([^/]+\.)?kubeconfig(\.ya?ml)?|\.kube/config`,what:"holds the credentials of a Kubernetes cluster"},{ends:String.raw`[._]netrc`,what:"holds passwords for other hosts"},{ends:String.raw`\.git-credentials`,what:"holds passwords for Git"},{ends:String.raw`\.aws/credentials`,what:"holds keys of AWS"},{ends:String.raw`\.docker/config\.json`,what:"holds passwords for registries of containers"},{ends:String.raw`\.pypirc`,what:"holds passwords for registries of Python packages"},{ends:String.raw`\.htpasswd`,what:"holds passwords of a web server"},{ends:String.raw`wp-config(?:[-_.](?!sample)[\w-]*)?\.php(?:[-_.]?(?:bak|backup|old|orig|save|copy|txt|swp|\d+)|~)?`,what:"holds the password of a database",proof:new RegExp(String.raw`\bDB_PASSWORD['"]\s*,\s*(['"])(?!\1|${M})`,"i")}],H=q.map(e=>({rule:e,pattern:endWith(e.ends)})),D=endWith(q.map(({ends:e})=>e).join("|"))
function endWith(e){return new RegExp(`(?:^|/)(?:${e})$`,"i")}function findNamedSecret(e){const t=e.lastIndexOf("/"),n=e.slice(e.lastIndexOf("/",t-1)+1)
if(!D.test(n))return
const i=H.find(({pattern:e})=>e.test(n))?.rule
return i?.what===W&&I.test(e.slice(t+1))?void 0:i}var U=n(4284)
const j=1048576,V=65536,K=8192,G=300,J=100,X=100
function planReading({entries:e,folder:t}){const n=lastOfEachPath(e).filter(e=>!e.isFolder&&(0,U.TT)(e)),[s,a,r]=function groupByDepth(e,t){const n=[],i=[],s=[]
for(const a of e){const e=(0,L.bR)(a.path)?depthBelow(t,a.path):-1
0===e&&n.push(a),1===e&&i.push(a),e>1&&s.push({entry:a,depth:e})}return[n,i,sortByNumber(s,({depth:e})=>e).map(({entry:e})=>e)]}(n,t),o=sortByNumber(s,({path:e})=>-(0,L.h$)(e)),d=findReadme(n,t),l=o.slice(0,G).map((e,t)=>({entry:e,maxBytes:0===t?j:V}))
return{ownPhp:(0,i.n2)(l,({entry:e})=>e.path),skippedPhp:o.slice(G).map(({path:e})=>e),nestedPhp:a.slice(0,G).map(e=>({entry:e,maxBytes:V})),deepPhp:r.slice(0,J).map(e=>({entry:e,maxBytes:V})),readme:d&&{entry:d,maxBytes:j},suspects:n.filter(({path:e})=>function isSuspect(e){return/(^|\/)(id_(rsa|dsa|ecdsa|ed25519)|\.npmrc)$|\.(pem|key|ppk)$/i.test(e)||void 0!==findNamedSecret(e)?.proof}(e)).slice(0,X).map(e=>({entry:e,maxBytes:K}))}}function lastOfEachPath(e){const t=(0,i.n2)(e,({path:e})=>e)
return t.filter(({path:e},n)=>t[n+1]?.path!==e)}function depthBelow(e,t){return""===e||t.startsWith(`${e}/`)?t.split("/").length-(""===e?1:2):-1}function sortByNumber(e,t){return[...e].sort((e,n)=>t(e)-t(n))}function findReadme(e,t){const named=n=>{const i=e.filter(({path:e})=>(0,L.ZC)(t,e)?.toLowerCase()===n)
return i.find(({path:e})=>(0,L.ZC)(t,e)===n)??i[0]}
return named("readme.txt")??named("readme.md")}const Q={changelog:"",lacksSection:!1}
function find(...[e,t,n]){const i=findChangelog(e,t,n)
return{changelog:i,lacksSection:""===i&&hasSections(e,t,n)}}function choose(e){const t=e.some(e=>e.lacksSection),{changelog:n}=e.find(e=>""!==e.changelog)??Q
return{changelog:n,lacksSection:""===n&&t}}function nameRelease({main:e,readme:t}){const{name:n="",version:i=""}=e?.header??{}
return{version:i,names:[n,t?.readme.name??""]}}async function readPackageChangelog(e,t){const{main:n,readme:i,layout:s}=e
if(void 0===n)return Q
const a=nameRelease(e),r=i&&find(endText(i.readme.text,i),"readme",a),o=r?[{...r,path:i.path}]:[]
for(const e of function planChangelogs({entries:e,folder:t}){const n=lastOfEachPath(e.filter(({path:e})=>void 0!==(0,L.ZC)(t,e))).filter(e=>!e.isFolder&&(0,U.TT)(e))
return T.flatMap(e=>n.filter(({path:n})=>(0,L.ZC)(t,n)?.toLowerCase()===e).map(e=>({entry:e,maxBytes:j})))}(s)){if(""!==choose(o).changelog)break
const{path:n}=e.entry
o.push({...find(await readText(e,t),"file",a),path:n})}const{changelog:d,lacksSection:l}=choose(o),c=""===d?o.find(e=>e.lacksSection):void 0
return{changelog:d,lacksSection:l,lackingFile:c?.path}}async function readText(e,t){const n=await(0,U.hB)(e.entry,t,e)
return void 0===n.damage?endText(decodeText(n.bytes),n):""}function endText(e,{isWhole:t}){return t?e:`${e.slice(0,e.lastIndexOf("\n")+1)}…`}var Y=n(6338),ee=n(6717),te=n(6637)
const ne="WordPress stops while unpacking it, and no site gets the update.",ie="Sites would run out of disk space, memory or time during the update.",se="Hosts and security scanners block such a ZIP as an attack.",ae="Leave out what the plugin does not need at run time, or load it from elsewhere.",re={9:"Deflate64",12:"bzip2",14:"LZMA",93:"Zstandard",95:"XZ",98:"PPMd"},oe=[{id:"zip-method",severity:"error",acceptance:"no",*find({layout:e}){const t=e.entries.filter(e=>!e.isFolder&&!(0,U.TT)(e)),n=t.filter(isEncrypted).map(({path:e})=>e),i=t.filter(e=>!isEncrypted(e))
if(n.length>0&&(yield{message:`${(0,ee.Zv)(n)} ${(0,Y.d5)(n,"is","are")} encrypted.`,effect:ne,fix:"Build the ZIP without a password.",file:n[0]}),i.length>0){const e=[...new Set(i.map(nameMethod))].slice(0,3).join(", ")
yield{message:`${(0,ee.Zv)(i.map(({path:e})=>e))} ${(0,Y.d5)(i,"is","are")} packed with ${e}, which not every PHP can unpack.`,effect:ne,fix:"Build the ZIP with the standard method, deflate.",file:i[0]?.path}}}},{id:"zip-empty",severity:"error",acceptance:"no",*find({layout:e}){e.entries.some(({isFolder:e})=>!e)||e.unsafe.length>0||(yield{message:"The ZIP holds no files.",effect:"WordPress refuses it, and no site gets the update.",fix:"Check the step that builds the ZIP: its source folder may be empty or have another name."})}},{id:"zip-limits",severity:"error",acceptance:"yes",*find({excess:{bombs:e,large:t,unpackedBytes:n,isTooMuch:i,isBomb:s}}){if(e.length>0&&(yield{message:`${(0,ee.Zv)(e.map(({name:e})=>e))} ${(0,Y.d5)(e,"unpacks","unpack")} to more than ${te.zN} times what ${(0,Y.d5)(e,"it takes","they take")} in the ZIP.`,effect:se,fix:`Leave ${(0,Y.d5)(e,"the file","the files")} out, or create ${(0,Y.d5)(e,"it","them")} at run time.`,file:e[0]?.name}),t.length>0){const e=(0,Y.Xq)(Math.max(...t.map(e=>e.sizeBytes)))
yield{message:`${(0,ee.Zv)(t.map(({name:e})=>e))} ${(0,Y.d5)(t,"takes","take up to")} ${e} unpacked; at most ${(0,Y.Xq)(te.oW)} are accepted.`,effect:ie,fix:ae,file:t[0]?.name}}e.length>0||t.length>0||(i?yield{message:`The package takes ${(0,Y.Xq)(n)} unpacked; at most ${(0,Y.Xq)(te.Tx)} are accepted.`,effect:ie,fix:ae}:s&&(yield{message:`The package unpacks to more than ${te.zN} times its size: entries share their data, or hold little but repetition.`,effect:se,fix:"Build the ZIP with a standard tool, from files that the plugin needs."}))}}]
function isEncrypted(e){return e.isEncrypted||99===e.method}function nameMethod({method:e}){return re[e]??`method ${e}`}var de=n(6612),le=n(7445),ce=n(6416)
const fe=[{id:"block-file-missing",severity:"warning",acceptance:"path",*find(e,{zipped:t}){const{layout:n,lostBlockFiles:i,loads:s,main:a}=e,r=s.filter(({keyword:e,by:t,when:n})=>"register_block_type"===e&&(t===a?.path||"maybe"!==n)),o=function findMissing(e,t){const n=new Set(t.entries.filter(({isFolder:e})=>!e).map(({path:e})=>e)),i=new Set(t.entries.filter(({isLink:e})=>e).map(({path:e})=>e)),s=e.filter(({path:e,isGuarded:t})=>!t&&!n.has(e)&&!function isBelowOne(e,t){if(0===t.size)return!1
for(let n=(0,L.gN)(e);""!==n;n=(0,L.gN)(n))if(t.has(n))return!0
return!1}(e,i)),a=new Map
for(const e of s){const t=a.get(e.path);(void 0===t||t.when!==e.when&&(0,le.c6)(t.when,e.when)===t.when)&&a.set(e.path,e)}return[...a.values()].slice(0,he)}(r,n),d=o.length+i.length>0?(0,ce.uX)(e,t):[],isTold=e=>d.some(t=>e.includes(`/${t}`))
for(const{path:e,line:i,by:s}of o)isTold(e)||(yield{message:`Line ${i} of ${(0,ee.AB)(s)} registers a block from ${(0,ee.AB)(e)}, which is not in the package.`,effect:"WordPress does not know the block: the editor cannot edit it, and pages lack what it renders.",fix:adviseFor([e],n.folder,t),file:e,place:{file:s,line:i}})
for(const{by:e,files:s}of i.slice(0,he)){const i=e.slice(0,-10)
isTold(i)||(yield{message:`${(0,ee.AB)(e)} names ${(0,ee.Zv)(s)}, which ${(0,Y.d5)(s,"is","are")} not in the package.`,effect:"The block does not work in the editor, or pages lack what it shows.",fix:adviseFor(s.map(e=>i+e),n.folder,t),file:e})}}}],he=20
function adviseFor(e,t,n){const i=e.map(e=>e.slice(""===t?0:t.length+1))
return(0,ce.sU)(n,i)??`Run the build before the plugin is zipped, and check ${(0,de.Je)(n)} and the steps that pack it.`}const ue=[{id:"lfs-pointer",severity:"error",acceptance:"path",*find({gitDamage:e},{workflow:t}){const n=e.filter(({by:e})=>"pointer"===e).map(({path:e})=>e)
0!==n.length&&(yield{...n.some(e=>pe.test(e))?{}:{severity:"warning"},message:`${(0,ee.Zv)(n)} ${(0,Y.d5)(n,"is a pointer","are pointers")} of Git LFS, not the ${(0,Y.d5)(n,"file itself","files themselves")}.`,effect:`Sites get a few lines of text in place of ${(0,Y.d5)(n,"the file","each file")}.`,fix:void 0===t?"Add `with: { lfs: true }` to `actions/checkout`, or run `git lfs pull` before the package is made.":`Set the input \`lfs\` of \`${t}\` to \`true\`.`,file:n[0],files:n})}},{id:"merge-conflict",severity:"error",acceptance:"path",*find({gitDamage:e}){const t=e.filter(({by:e})=>"conflict"===e)
for(const{path:e,line:n}of t.slice(0,ge)){const t=/\.php$/i.test(e)
yield{...t?{}:{severity:"warning"},message:`Line ${n} of ${(0,ee.AB)(e)} has the marks of a merge conflict.`,effect:t?"PHP stops with a fatal error where the file is loaded; outside of `<?php … ?>`, visitors see the marks.":"Browsers and WordPress cannot read the file, or not all of it.",fix:"Resolve the conflict, and commit the file again.",file:e,line:n}}}},{id:"macosx",severity:"notice",acceptance:"yes",*find({zipEntries:e,layout:t},{zipped:n}){const i=e.map(({name:e})=>e).filter(e=>e.startsWith("__MACOSX/")),s=findOwnFiles(t).filter(isOfMacOs),isFolder=e=>"__MACOSX"===e,a=[...new Set([...i,...s].map(e=>function cutBehind(e,t){const n=e.split("/"),i=n.slice(0,-1).findIndex(t)
return i<0?e:`${n.slice(0,i+1).join("/")}/`}(e,isFolder)))]
0!==a.length&&(yield{message:`${(0,ee.Zv)(a)} ${(0,Y.d5)(a,"was","were")} added by macOS.`,effect:"No plugin needs that, but every site downloads it.",fix:`Leave it out with ${(0,de.Je)(n)}, or build the ZIP with \`zip -X -x '*.DS_Store'\`.`})}}],pe=/\.(php|m?js|css|json|mo|wasm)$/i,ge=20
function isOfMacOs(e){return/(^|\/)(__MACOSX\/|\.DS_Store$|\._[^/]*$)/.test(e)}function findOwnFiles({entries:e,folder:t}){const n=(0,L.MT)(t)
return e.filter(({path:e,isFolder:t})=>!t&&e.startsWith(n)).map(({path:e})=>e)}const me="Build the ZIP again, and compare it with the one that was uploaded.",ye="WordPress does not notice: it installs the file empty or with wrong bytes, and reports success. A broken main file destroys the plugin in an automatic update.",we=[{id:"zip-unreadable",severity:"error",acceptance:"no",*find(e){const t=findDamaged(e,"lost")
0!==t.length&&(yield{message:`${(0,ee.Zv)(t)} ${(0,Y.d5)(t,"is","are")} not in the ZIP where its list of files says.`,effect:"WordPress refuses the ZIP, and no site gets the update.",fix:me,file:t[0]})}},{id:"zip-crc",severity:"error",acceptance:"no",*find(e){const[t,n]=[findDamaged(e,"checksum"),findDamaged(e,"stream")]
t.length>0&&(yield{message:`${(0,ee.Zv)(t)} ${(0,Y.d5)(t,"does not match its","do not match their")} checksum or size in the ZIP.`,effect:ye,fix:me,file:t[0]}),n.length>0&&(yield{message:`${(0,ee.Zv)(n)} cannot be unpacked: the compressed data in the ZIP is damaged.`,effect:ye,fix:me,file:n[0]})}},{id:"zip-structure",severity:"error",acceptance:"no",*find(e){const t=[...findContradictions(e)]
yield*t,0===t.length&&(yield*function*findRefusals({zipEntries:e,end:t,strictPaths:n}){const i=t.isZip64||e.some(({isZip64:e})=>e),s=n.length>0||!t.isTight||!t.isConsistent,a=n.length>0?`the headers of ${(0,ee.Zv)(n)} differ from its list of files`:t.isTight?"its end record contradicts itself":"there are other bytes around its end record",r=n[0]
i&&s?yield{message:`The ZIP uses the ZIP64 extensions, and ${a}.`,effect:"ZipArchive refuses one, PclZip the other: no site gets the update.",fix:`${ve} Leave out the option \`-fz\` of \`zip\`.`,file:r}:i?yield{severity:"warning",message:"The ZIP uses the ZIP64 extensions, which such a small archive does not need.",effect:"Hosts without the PHP extension zip refuse it: sites there never get the update.",fix:"Build the ZIP from files, not from a pipe, and without options such as `-fz` of `zip`."}:s&&(yield{severity:"notice",message:`ZipArchive refuses the ZIP, because ${a}.`,effect:"WordPress falls back to PclZip, which holds all files in memory: a large plugin may be too much for small hosts.",fix:ve,file:r})}(e))}}]
function*findContradictions(e){const t=findDamaged(e,"headers")
t.length>0&&(yield{message:`What the ZIP lists about ${(0,ee.Zv)(t)} differs from ${(0,Y.d5)(t,"the entry itself","the entries themselves")}.`,effect:"Unpackers differ in which of the two they use: sites could get other files than were checked here.",fix:me,file:t[0]})
const{sharedPaths:n}=e
n.length>0&&(yield{message:`The data of ${(0,ee.Zv)(n)} ${(0,Y.d5)(n,"overlaps","overlap")} what follows in the ZIP.`,effect:"Hosts and security scanners block such a ZIP as an attack.",fix:"Build the ZIP again with a standard tool.",file:n[0]})}const ve="Build the ZIP with a standard tool, from files to a file, and add nothing to it later."
function findDamaged({damages:e},t){return e.filter(({damage:e})=>e===t).map(({path:e})=>e)}var $e=n(8186),ke=n(5002)
const be=[{id:"api-key-in-package",severity:"error",acceptance:"no",find:({keys:e})=>(0,ke.m)(e)},{id:"leaked-secrets",severity:"error",acceptance:"path",*find(e,{zipped:t}){const n=void 0===t?"of the ZIP":`with ${(0,de.Je)(t)}`,i=`Leave it out ${n}, and replace the secrets in it if the package was ever published.`,s=`Leave it out ${n}, and replace the secrets in it if they are real.`,a=findLeaks(e),r=a.filter(({isMild:e,isUnsure:t})=>!e&&!0!==t),o=a.filter(({isMild:e,isUnsure:t})=>e||!0===t)
for(const e of r.slice(0,xe))yield{...describeLeak(e),effect:Pe,fix:i}
for(const e of o.slice(0,xe)){const t=e.isMild?Se:Be,n=!0===e.isOfClient?_e:{effect:t,fix:s}
yield{severity:"warning",...describeLeak(e),...n}}for(const e of cutList(r.slice(xe)))yield{message:describeMore(e,"secrets"),effect:Pe,fix:i}
for(const e of cutList(o.slice(xe))){const t=describeMore(e,"what looks like secrets")
yield{severity:"warning",message:t,effect:Se,fix:s}}}}],xe=20,Ae=50
function cutList(e){const t=e.map(({path:e})=>e)
return Array.from({length:Math.ceil(t.length/Ae)},(e,n)=>t.slice(n*Ae,(n+1)*Ae))}function describeMore(e,t){return`${(0,ee.Zv)(e,void 0,e.length)} ${(0,Y.d5)(e,"holds","hold")} ${t}, too.`}const Pe="Everyone who gets the plugin can read it.",Se="Here it is usually test data, but everyone who gets the plugin can read it, and security scanners report it.",Be="If it is real, everyone who gets the plugin can read it.",_e={effect:"If it is a secret, everyone who gets the plugin can read it.",fix:"If it may do more than ask for updates, take it out, and replace it: clients get license keys, and never the API key. If everyone may have it, accept this."}
function describeLeak({path:e,what:t,line:n}){const i=void 0===n?"":`, in line ${n}`
return{message:`${(0,ee.AB)(e)} ${t}${i}.`,file:e,line:n}}function findLeaks({layout:e,secrets:t}){const n=(0,L.Go)(e),s=e.entries.map(({path:e,isFolder:t})=>t?`${e}/`:e).filter(isInRepository).map(e=>e.slice(0,e.search(Te))+Ze),a=new Map
for(const e of s)a.set(e,{path:e,what:"is a Git repository",isMild:!1})
for(const{path:e,...i}of t){const t=!0===i.isOfCloud&&!Ce.test(e)
isInRepository(e)||a.set(e,{path:e,...i,isMild:!t&&isMild(e,n)})}for(const{path:t,isFolder:i}of e.entries){const e=i||a.has(t)||isInRepository(t)?void 0:findNamedSecret(t)
void 0!==e&&void 0===e.proof&&a.set(t,{path:t,what:e.what,isMild:isMild(t,n)})}return(0,i.n2)([...a.values()],({path:e})=>e)}const Te=/(?<=^|\/)\.git\//,Ze=".git/"
function isInRepository(e){return Te.test(e)}const Ce=/\/(?:tests?|__tests__|phpunit|fixtures?|examples?|samples?|docs?)\//i
function isMild(e,t){return/\/wp-config\.php$/i.test(e)&&/(^|\/)(tests?|__tests__|phpunit)\//i.test(e)||t(e)}const ze=[{id:"dev-files",severity:"warning",acceptance:"yes",*find(e,{zipped:t}){const n=function findLeftOvers(e){const{layout:t}=e,n=new Set(e.namedFiles),s=new Set(e.innerPlugins.flatMap(({path:t,name:n})=>isThisPlugin(n,e)?[t]:[])),a=(0,L.MT)(t.folder),r=new Set(findLeaks(e).map(({path:e})=>e)),o=(0,L.Go)(t),d=function createLonelinessTest({entries:e}){const t=e.filter(({isFolder:e})=>!e).map(({path:e})=>e)
return t.sort(),e=>{const n=`${(0,L.gN)(e)}/`,s=(0,i.i8)(t,n)
return"/"!==n&&t[s]===e&&!0!==t[s+1]?.startsWith(n)}}(t),l=e.loads.map(e=>e.path).filter((0,i.e6)(findOwnFiles(t))),isLoaded=e=>l.some(t=>t===e||e.endsWith("/")&&t.startsWith(e)),c=new Map
for(const e of findOwnFiles(t)){if(r.has(e)||isInRepository(e)||isOfMacOs(e))continue
const t=(0,$e.LJ)(e.slice(a.length))
if(void 0===t||!s.has(e)&&isNamed(t,n))continue
const i=a+t.path
if(isLoaded(i))continue
i===e&&/\/\.[^/]*$/.test(e)&&d(e)||o(i.replace(/\/$/,""))||c.set(t.kind,(c.get(t.kind)??new Set).add(i))}return new Map([...c].map(([e,t])=>[e,(0,i.n2)([...t],e=>e)]))}(e),s=e.innerPlugins.filter(({path:e})=>!0===n.get("archive")?.includes(e)),isSelf=({name:t})=>isThisPlugin(t,e),a=s.filter(e=>!isSelf(e)),r=[...s.slice(0,Le).map(({path:e,name:t})=>isSelf({name:t})?`${(0,ee.AB)(e)} is a ZIP of this plugin itself`:`${(0,ee.AB)(e)} is another plugin, ${(0,ee.AB)(t)}`),...We.flatMap(([e,t,i])=>{const a=(n.get(e)??[]).filter(e=>!(e=>s.some(t=>t.path===e))(e))
return 0===a.length?[]:[`${(0,ee.Zv)(a)} ${(0,Y.d5)(a,t,i)}`]})]
if(r.length>0){const e=We.flatMap(([e])=>n.get(e)??[]),i=n.has("archive")||n.has("program")
yield{message:`${r.join("; ")}.`,effect:`${a.length>0?"Everyone who gets the package gets that plugin, too; every":"Every"} site downloads ${(0,Y.d5)(e,"it","them")}${i?"; some hosts and malware scanners block plugins with archives and programs":", and some hosts block or remove such files"}.`,fix:`${void 0!==t&&a.length<s.length?"If your build makes the ZIP that you publish, set `zip-path` to it. ":""}Leave out what the plugin does not need at run time${by(t)}.`,file:e[0],files:e}}const o=(0,i.e6)(findOwnFiles(e.layout)),d=e.devPackages.filter(o)
d.length>0&&(yield{message:`Composer has installed ${(0,ee.Zv)(d)} for development only.`,effect:`Every site downloads ${(0,Y.d5)(d,"it","them")}, and attackers look for tools such as PHPUnit.`,fix:`Run \`composer install --no-dev --optimize-autoloader\` before ${void 0===t?"the ZIP is made":"this action"}: it removes them from the autoloader, too.`})
const l=n.get("source")??[]
l.length>0&&(yield{severity:"notice",message:`${(0,ee.Zv)(l)} ${(0,Y.d5)(l,"is a source","are sources")} of scripts or styles.`,effect:`${(0,Y.d5)(l,"It helps","They help")} people who read the code; sites do not need ${(0,Y.d5)(l,"it","them")}.`,fix:`If the source is published elsewhere, leave ${(0,Y.d5)(l,"it","them")} out${by(t)}; else keep ${(0,Y.d5)(l,"it","them")}.`,file:l[0],files:l})}}]
function isThisPlugin(e,{main:t}){return e===t?.header.name}const Le=3
function by(e){return void 0===e?" when the ZIP is made":`, with ${(0,de.Je)(e)}`}const We=[["development","is left over from development","are left over from development"],["archive","is an archive inside the package","are archives inside the package"],["program","is a program that sites do not need","are programs that sites do not need"]]
function isNamed({kind:e,path:t},n){return"development"===e?n.has(t):("archive"===e||"program"===e)&&n.has(t.slice(t.lastIndexOf("/")+1))}const Ie=[{id:"root-files",severity:"error",acceptance:"yes",*find(e){const{layout:t}=e
if(""!==t.folder||isNoPlugin(e)||void 0!==e.misplaced)return
const n=t.top.filter(e=>!e.endsWith("/"))
0!==n.length&&(yield{message:`${(0,ee.Zv)(n)} ${(0,Y.d5)(n,"is","are")} at the top of the ZIP instead of in the plugin's folder.`,effect:de.f3,fix:"Put everything into one folder named after the plugin's slug, and zip that folder.",file:n[0],files:n})}},{id:"extra-root-entry",severity:"error",acceptance:"yes",*find(e){const{top:t,folder:n}=e.layout,i=t.filter(e=>e!==`${n}/`&&e!==n)
if(""===n||0===i.length||isNoPlugin(e))return
const s=i.every(e=>e.startsWith("."))
yield{message:`Besides the folder ${(0,ee.AB)(n)}, ${(0,ee.Zv)(i)} ${(0,Y.d5)(i,"is","are")} at the top of the ZIP.`,effect:de.o5,fix:`Leave ${(0,Y.d5)(i,"it","them")} out${s?"":`, or move ${(0,Y.d5)(i,"it","them")} into ${(0,ee.AB)(n)}`}: the ZIP must hold one folder and nothing else.`,file:i[0],files:i}}},{id:"double-nested",severity:"error",acceptance:"no",*find({misplaced:e,layout:{folder:t}}){if(void 0===e)return
const{path:n}=e,i=""===t?"not at the top of the ZIP":`not at the top level of ${(0,ee.AB)(t)}`
yield{message:`The plugin header is in ${(0,ee.AB)(n)}, ${i}.`,effect:de.o5,fix:describeRescue(n,t),file:n}}},{id:"no-plugin",severity:"error",acceptance:"no",*find(e){if(!isNoPlugin(e))return
const{folder:t}=e.layout,n=""===t?"at the top of the ZIP":`at the top level of ${(0,ee.AB)(t)}`,i=function findInnerZip({layout:{entries:e,folder:t}}){if(e.some(({path:e})=>e.endsWith(".php")))return
const n=e.flatMap(({path:e,isFolder:n})=>n?[]:(0,L.ZC)(t,e)??[]),i=n.filter(e=>/\.zip$/i.test(e))
return 1===i.length?i[0]:void 0}(e)
yield{message:`No PHP file ${n} has a "Plugin Name" header${describeOther(e)}.`,effect:de.o5,fix:void 0===i?"Check that the right folder was zipped, and that its main file has a `Plugin Name:` header.":`Publish ${(0,ee.AB)(i)} itself, without zipping it again.`}}}]
function isNoPlugin({layout:e,main:t,hidden:n,misplaced:i,damages:s}){const isOwnPhp=t=>!0===(0,L.ZC)(e.folder,t)?.endsWith(".php")
return!(void 0!==t||void 0!==n||void 0!==i||e.unsafe.some(e=>e.endsWith(".php"))||s.some(({path:e,damage:t})=>"checksum"!==t&&isOwnPhp(e))||e.entries.some(e=>isOwnPhp(e.path)&&!(0,U.TT)(e)))&&e.entries.some(({isFolder:e})=>!e)}function describeRescue(e,t){const n=(0,L.gN)(e),i=n.slice(n.lastIndexOf("/")+1)
return""===t||e.endsWith(`/${i}.php`)?`Zip the folder ${(0,ee.AB)(i)} by itself.`:`Move the file up into ${(0,ee.AB)(t)}, or zip the right folder.`}function describeOther({layout:e,unreadOwnPhp:t}){const n=e.entries.filter(({isFolder:e})=>!e).map(({path:e})=>e),i=n.flatMap(t=>(0,L.ZC)(e.folder,t)??[]),find=e=>i.find(t=>e.test(t)),s=i.find(e=>/\.php$/i.test(e)&&!e.endsWith(".php")),a=find(/\.(zip|tar|tgz|tar\.gz)$/i)
return void 0!==s?`: ${(0,ee.AB)(s)} does not count: WordPress reads only \`.php\` files`:void 0!==find(/^style\.css$/)?": its `style.css` looks like that of a theme":t.length>0?`, but ${t.length} were not read`:void 0!==find(/\.php$/)?"":void 0!==a?`: there is another archive instead, ${(0,ee.AB)(a)}`:i.length>0&&i.every(e=>/^readme\b/i.test(e))?": there is only a readme":n.some(e=>e.endsWith(".php"))?": there is none":": the ZIP has no PHP file at all"}const Me="Use only letters, digits and `-` in the folder's name.",Re=[{id:"folder-mismatch",severity:"error",acceptance:"yes",*find(e,t){const{folder:n}=e.layout
if(""===n||isNoPlugin(e)||void 0!==e.misplaced)return
const i=function listFolders({slug:e,served:t}){const n=t?.pluginFile?.split("/")[0],i=void 0===e||e===n,s=[void 0===n?void 0:{name:n,origin:"which sites have installed",fix:i?"":", and set the input `slug` to it",isSure:!0},void 0===e?void 0:{name:e,origin:"which the input `slug` names",fix:", or correct `slug`",isSure:!0},void 0!==n||void 0!==e||void 0===t?.slug?void 0:{name:t.slug,origin:"as the service calls the plugin",fix:"; if the folder is right, set the input `slug` to its name",isSure:!1}]
return s.filter(e=>void 0!==e)}(t),s=i.find(({name:e})=>e!==n)
if(void 0!==s){const{name:e,origin:i,fix:a,isSure:r}=s,o=!0===t.zipped?.isWrapped&&e!==t.slug,d=e.toLowerCase()===n.toLowerCase()
yield{message:`The plugin's folder in the ZIP is ${(0,ee.AB)(n)}, not ${(0,ee.AB)(e)}, ${i}${d?"; upper and lower case matter":""}.`,effect:de.f3,fix:o?`Set the input \`slug\` to ${(0,ee.AB)(e)}${r?"":`, or to ${(0,ee.AB)(n)} if sites have that one`}.`:`Rename the folder to ${(0,ee.AB)(e)} before it is zipped${a}.`}}const a=0===i.length?findArchiveName(e):void 0
var r
void 0===a||!a.isSure&&void 0!==t.zipped||(yield{...a.isSure?{}:{severity:"warning"},message:`The plugin's folder in the ZIP is ${(0,ee.AB)(n)}, with ${a.what} in its name${"the version"===a.what?"":", as in GitHub's source archives"}.`,effect:de.f3,fix:(r=void 0!==t.zipped,r?"Set the input `slug` to the folder that the plugin has on sites.":"Give the folder the same name in every release. If this one is right, set the input `slug` to it.")})
const o=void 0===a&&void 0===s?Ee.exec(n):null
null!==o&&!0===t.isFirst&&(yield{severity:"warning",message:`The plugin's folder is ${(0,ee.AB)(n)}, with a version in its name.`,effect:"The first release sets the folder for good: the next version needs the same one.",fix:`If nothing is published yet, choose a name without a version, such as ${(0,ee.AB)(n.slice(0,o.index))}, and set the input \`slug\` to it.`})}},{id:"folder-chars",severity:"error",acceptance:"yes",*find({layout:{folder:e}}){Oe.test(e)?yield{message:`The plugin's folder ${(0,ee.AB)(e)} has one of the characters [ ] * ? in its name.`,effect:"WordPress reads them as a pattern, and does not find the plugin.",fix:Me}:e.startsWith(".")?yield{message:`The name of the plugin's folder, ${(0,ee.AB)(e)}, begins with a dot.`,effect:"WordPress installs the plugin but never lists it: nobody can activate it.",fix:Me}:Fe.test(e)&&(yield{severity:"warning",message:`The plugin's folder ${(0,ee.AB)(e)} has a blank in its name.`,effect:"Some hosts and tools do not find such a plugin.",fix:Me})}}],Ee=/(?<=[^-_. ])[-_. ]v?\d+(\.\d+)+$/i,Oe=/[[\]*?]/,Fe=/\s/
const Ne=/-(main|master|trunk|develop)$/i,qe=/-[0-9a-f]{40}$|-(?=[0-9]*[a-f])(?=[a-f]*[0-9])[0-9a-f]{7}$/
function findArchiveName({layout:{folder:e},main:t}){if(void 0===t)return
if(function isVersioned(e,t){const n=["-","_","."," ","-v","_v"].map(e=>`${e}${t}`.toLowerCase())
return t.includes(".")&&n.some(t=>e.toLowerCase().endsWith(t))}(e,t.header.version))return{what:"the version",isSure:!0}
const n=[(0,L.ZC)(e,t.path)?.replace(/\.php$/,"")??"",t.header.textDomain].filter(e=>""!==e).map(e=>e.toLowerCase()),i=e.toLowerCase()
if(n.includes(i))return
const s=i.replace(Ne,"").replace(qe,""),a=n.some(t=>s===t||qe.test(e)&&s.endsWith(`-${t}`))
return Ne.test(e)?{what:"a branch",isSure:a}:qe.test(e)&&a?{what:"a commit",isSure:a}:void 0}const He={declared:new Set,uses:[]},De=/add_filter\s*\(\s*['"](?:pre_set_)?site_transient_update_plugins['"]/,Ue=/\bwp_(?:safe_)?remote_(?:get|post|request)\s*\(/,je=/->response\s*\[\s*([^\]]{0,200})\]\s*=/g,Ve=/\bfunction\s+(buildUpdateChecker)\s*\(/i,Ke=/^[ \t]*(?:(?:abstract|final)[ \t]+)?class[ \t]+(\w+)[^;{]{0,200}\{/gim,Ge=/update_plugins['"]|function\s+buildUpdateChecker/,Je=/(?:\bnew\s+|::(?=buildUpdateChecker\b))([\w\\]{1,200})\s*\(([^;]{0,400})/gi,Xe=/\b__FILE__\b|\b[A-Z][A-Z0-9_]{3,60}\b|['"][\w.-]{1,100}\/[\w.-]{1,100}\.php['"]/g,Qe=1e3
function createClientSearch(){const e=new Set,t=[]
return{search(n,i,s,a){if(!a(i.length))return
const r=Ge.test(i)?function declare(e,t){const[,n]=Ve.exec(e)??[]
void 0!==n&&t.add(n.toLowerCase())
const i=[...e.matchAll(je)]
if(0===i.length||!De.test(e)||!Ue.test(e))return[]
for(const[,n=""]of e.matchAll(Ke))t.add(n.toLowerCase())
return i.flatMap(([,e=""])=>listNames(e))}(i,e):[]
if(s){r.length>0&&t.push({path:n,client:"",names:r})
for(const[,e="",s=""]of i.matchAll(Je)){const i=listNames(s)
i.length>0&&t.length<Qe&&t.push({path:n,client:e.slice(e.lastIndexOf("\\")+1).toLowerCase(),names:i})}}},collect:()=>({declared:e,uses:t.filter(({client:t})=>""===t||e.has(t))})}}function listNames(e){return[...new Set([...e.matchAll(Xe)].map(([e])=>e.replaceAll(/['"]/g,"")))]}const Ye=/(?:define\s*\(\s*['"](\w+)['"]\s*,|\bconst\s+(\w+)\s*=)\s*(?:plugin_basename\s*\(\s*)?__FILE__[\s)]*;/g
var et=n(1791)
function foldCase(e){return Buffer.from(e).toString("latin1").replace(/[a-z]/g,e=>e.toUpperCase())}function skipFiller(e,t){let n=t
for(;"0"===e.charAt(n)&&isDigit(e.charAt(n+1));)n+=1
for(;/^[\t-\r ]/.test(e.charAt(n));)n+=1
return n}function readDigits(e,t){let n=t
for(;isDigit(e.charAt(n));)n+=1
return e.slice(t,n)}function compareDigits(e,t){return e.startsWith("0")||t.startsWith("0")||e.length===t.length?e===t?0:e<t?-1:1:sign(e.length-t.length)}function compareEnds(e,t,n,i){return sign(Number(t<e.length)-Number(i<n.length))}function byteAt(e,t){return t<e.length?e.charCodeAt(t):0}function isDigit(e){return/^[0-9]/.test(e)}function sign(e){return e<0?-1:e>0?1:0}const tt={name:"Plugin Name",version:"Version"},nt="WordPress does not see it: without a version, no site is ever offered the update.",it="Move the plugin header to the start of the file.",st="Save the file as UTF-8 without a byte order mark.",at=[{id:"header-late",severity:"error",acceptance:"yes",*find({main:e,lost:t,hidden:n}){if("late"===n?.header.why){const{path:e}=n.file,{line:t}=n.header
yield{message:`The "Plugin Name" header in line ${t} of ${(0,ee.AB)(e)} is not within the first ${et.q2} bytes.`,effect:`WordPress reads only those, and finds no plugin. ${de.o5}`,fix:it,file:e,line:t}}for(const{field:n,why:i,line:s}of t){if(void 0===e||"byte-order-mark"===i)continue
const t=`The "${tt[n]}" header in line ${s} of ${(0,ee.AB)(e.path)}`
yield{message:"cut"===i?`${t} is cut off after byte ${et.q2}.`:`${t} is not within the first ${et.q2} bytes.`,effect:"cut"===i?"WordPress takes the part before the cut for the whole.":nt,fix:it,file:e.path,line:s}}}},{id:"header-encoding",severity:"error",acceptance:"yes",*find({main:e,lost:t,hidden:n}){if(void 0!==n&&"late"!==n.header.why){const{path:e}=n.file,{why:t,line:i}=n.header
yield{message:"utf-16"===t?`${(0,ee.AB)(e)} is saved in UTF-16.`:`There is a byte order mark before the "Plugin Name" header in line ${i} of ${(0,ee.AB)(e)}.`,effect:`WordPress does not see the header, and finds no plugin. ${de.o5}`,fix:st,file:e,line:i}}const i=t.find(({why:e})=>"byte-order-mark"===e)
void 0!==e&&void 0!==i&&(yield{message:`There is a byte order mark before the "${tt[i.field]}" header in line ${i.line} of ${(0,ee.AB)(e.path)}.`,effect:nt,fix:st,file:e.path,line:i.line})}},{id:"header-shadowed",severity:"warning",acceptance:"yes",*find({main:e}){const[t,n]=e?(0,et.W$)(e.bytes,"version"):[]
if(void 0===e||void 0===t||void 0===n)return
const[i=0]=(0,et.W$)(e.bytes,"name")
!hasCommentEnd(e.bytes,i,t)&&hasCommentEnd(e.bytes,t,n)||(yield{message:`${(0,ee.AB)(e.path)} has a "Version" header in line ${t} and another in line ${n}.`,effect:"WordPress takes the first, even when it is empty or an example.",fix:"Keep the one in the comment with the plugin header, and remove or reword the other.",file:e.path,line:n})}},{id:"multi-main",severity:"warning",acceptance:"yes",*find({ownPhp:e,main:t}){if(void 0===t)return
const n=e.filter(({path:e,header:n})=>e!==t.path&&(0,et.LE)(n)).map(({path:e})=>e)
0!==n.length&&(yield{message:`Besides ${(0,ee.AB)(t.path)}, ${(0,ee.Zv)(n)} ${(0,Y.d5)(n,"has","have")} a "Plugin Name" header.`,effect:"WordPress lists each of them as a plugin; the first by name gives the version of the update.",fix:"Keep the header in the main file only.",file:n[0],files:n})}},{id:"nested-header",severity:"warning",acceptance:"yes",*find({nestedPhp:e,main:t}){if(void 0===t)return
const{name:n}=t.header,i=e.filter(({header:e})=>(0,et.LE)(e)&&function compareNaturally(e,t){const[n,i]=[foldCase(e),foldCase(t)]
if(""===n||""===i)return sign(n.length-i.length)
for(let[e,t]=[0,0];;e+=1,t+=1){if(e>=n.length||t>=i.length)return compareEnds(n,e,i,t);[e,t]=[skipFiller(n,e),skipFiller(i,t)]
const[s,a]=[readDigits(n,e),readDigits(i,t)]
if(""!==s&&""!==a){const r=compareDigits(s,a)
if(0!==r)return r
if([e,t]=[e+s.length,t+a.length],e>=n.length||t>=i.length)return compareEnds(n,e,i,t)}const r=sign(byteAt(n,e)-byteAt(i,t))
if(0!==r)return r}}(e.name,n)<0).map(({path:e})=>e)
0!==i.length&&(yield{message:`${(0,ee.Zv)(i)} ${(0,Y.d5)(i,"has","have")} a "Plugin Name" header too, with a name that sorts before the plugin's own.`,effect:"After an upload by hand, WordPress offers to activate that file instead of the plugin.",fix:"Leave it out, or remove the header from it.",file:i[0],files:i})}},{id:"update-uri-missing",severity:"notice",acceptance:"yes",*find({main:e,updateClients:t}){if(""!==e?.header.updateUri.trim())return
const n=function findOwnClient({uses:e},{path:t,text:n}){const i=[...n.matchAll(Ye)].map(([,e,t])=>e??t??""),s=new Set([...i,t])
return e.find(({path:e,names:n})=>n.some(e=>s.has(e))||e===t&&n.includes("__FILE__"))}(t,{path:e.path,text:e.bytes.toString("latin1")})
if(void 0===n)return
const{path:i}=n
yield{message:`${(0,ee.AB)(i)} has the plugin look for updates by code of its own, but the plugin has no header \`Update URI\`.`,effect:"WordPress asks WordPress.org, too, and can offer a stranger's plugin of the same folder as an update.",fix:`Add \`Update URI\`, with an address of yours, or \`false\`, to ${(0,ee.AB)(e.path)}.`,file:e.path,place:{file:i}}}}]
function hasCommentEnd(e,...t){const[n,i]=[Math.min(...t),Math.max(...t)]
return e.toString("latin1",0,et.q2).split(/\r\n|\r|\n/).slice(n-1,i-1).some(e=>e.includes("*/"))}function createLineCounter(e){let[t,n]=[0,1]
return i=>{for(i<t&&([t,n]=[0,1]);t<i;t+=1){("\n"===e.charAt(t)||"\r"===e.charAt(t)&&"\n"!==e.charAt(t+1))&&(n+=1)}return n}}var rt=n(7313)
const ot=/^(public|protected|private|var|static|string|readonly)$/i,dt=/^\\?define$/i
function listConstants(e){const t=e.toString("latin1"),{tokens:n}=(0,rt.ao)(t),i=createLineCounter(t)
return n.flatMap(({kind:e},t)=>{const s="word"===e||"variable"===e?function readConstant(e,t){const[n,i,s,a,r]=e.slice(Math.max(0,t-1),t+4)
return 0===t||void 0===i?void 0:"variable"===i.kind?ot.test(n?.text??"")&&"="===s?.text?{name:i.text,from:t+2,ends:[";"],isProperty:!0}:void 0:dt.test(i.text)&&"("===s?.text&&void 0!==a?.value&&","===r?.text?{name:a.value,from:t+4,ends:[")",","],isProperty:!1}:/^const$/i.test(i.text)&&"word"===s?.kind?"="===a?.text?{name:s.text,from:t+3,ends:[";",","],isProperty:!1}:"word"===a?.kind&&"="===r?.text?{name:a.text,from:t+4,ends:[";",","],isProperty:!1}:void 0:void 0}(n,t):void 0,{value:a,index:r=0}=n[s?.from??-1]??{},o=!0===s?.ends.includes(n[s.from+1]?.text??"")
return void 0!==s&&void 0!==a&&o?[{name:s.name,value:a,line:i(r),isProperty:s.isProperty}]:[]})}const lt=[{id:"stale-version",severity:"warning",acceptance:"yes",*find({main:e},{served:t,before:n}){if(void 0===e)return
const{version:i}=e.header,s=t?.version??n?.version,a=new Map(listConstants(Buffer.from(n?.mainText??"")).map(({name:e,value:t})=>[e,t])),r=void 0===t?`as in ${n?.what??""}`:"the version that is live"
for(const{name:t,value:o,line:d,isProperty:l}of listConstants(e.bytes)){const c=a.has(t)&&a.get(t)!==n?.version,f=o===s&&o!==i&&isOwnVersion(t)&&!c;(f||ft.test(o)&&/version/i.test(t)&&!l)&&(yield{message:`The ${l?"property":"constant"} ${(0,ee.AB)(t)} in line ${d} of ${(0,ee.AB)(e.path)} is ${(0,ee.AB)(o)}, ${f?r:"a placeholder"}; the plugin's version is ${(0,ee.AB)(i)}.`,effect:"Code that uses it, such as migrations and the URLs of scripts and styles, mistakes the update for another version.",fix:`Write ${(0,ee.AB)(i)} there too, or check the tool that should.`,file:e.path,line:d})}}}]
function isOwnVersion(e){const t=e.replace(/([a-z])([A-Z])/g,"$1_$2")
return/(^\$?|_)VER(SION)?$/i.test(t)&&!ct.test(t)}const ct=/(^\$?|_)((MIN|MINIMUM|MAX|MAXIMUM|REQUIRED?|REQUIRES|NEEDED|TESTED|DB|DATABASE|SCHEMA|DATA|API|LAST|PREVIOUS|OLD|BASE|SINCE|STABLE)_|(PHP|WP|WORDPRESS|WC|WOOCOMMERCE|LIBRARY|SDK)_VER(SION)?$)/i,ft=/^\s*(@@[\w.-]+@@?|\{\{\s*[\w.-]+\s*\}\}|%%?[\w.-]+%%?|__\w+__|\$\{\w+\})\s*$/,ht=[{id:"main-file",severity:"error",acceptance:"yes",*find(e,t){const{layout:n,main:i,unreadOwnPhp:s}=e,a=function findInstalled({layout:{folder:e},ownPhp:t},{served:n,before:i}){const s=n?.pluginFile?.split("/")[1],a=s??i?.mainFile
if(""===e||void 0===a)return
const r=`${e}/${a}`,o=t.find(e=>e.path===r&&(0,et.LE)(e.header)),d=void 0===s?`${i?.what??""} has`:"sites have installed"
return{path:r,name:a,file:o,owner:d,isLive:void 0!==n}}(e,t)
if(void 0===i||void 0===a)return
const{path:r,name:o,file:d,owner:l,isLive:c}=a,f=c?"error":"warning",h=(0,L.ZC)(n.folder,i.path)??""
void 0!==d||s.includes(r)||(yield{severity:f,message:`The main file is ${(0,ee.AB)(h)}, not ${(0,ee.AB)(o)}, which ${l}.`,effect:de.f3,fix:`Name the file with the plugin header ${(0,ee.AB)(o)} again.`,file:i.path}),void 0!==d&&d.header.version!==i.header.version&&(yield{severity:f,message:`${(0,ee.AB)(o)}, which ${l}, says version ${(0,ee.AB)(d.header.version)}, but the version ${(0,ee.AB)(i.header.version)} is read from ${(0,ee.AB)(h)}.`,effect:"Sites read the file that they have, so they would be offered the same update again and again.",fix:`Remove the header of ${(0,ee.AB)(h)}, or write the same version in both files.`,file:r})}}]
var ut=n(6735)
const pt='PHP prints it on every request, before the headers are sent: WordPress reports "unexpected output", and feeds and the REST API break.',gt=[{id:"no-php-tag",severity:"error",acceptance:"yes",*find({main:e,loaded:t,gitDamage:n}){const i=new Set(n.map(({path:e})=>e)),s=t.filter(({path:e,hasTag:t,start:n})=>!t&&!i.has(e)&&e.endsWith(".php")&&/\S/.test(n)),a=s.map(({path:e})=>e)
a.length>0&&(yield{...s.every(({start:e})=>/<\?|<%/.test(e))?{severity:"warning"}:{},message:`${(0,ee.Zv)(a)}, which the plugin loads on every request, ${(0,Y.d5)(a,"has","have")} no \`<?php\`.`,effect:`PHP runs none of ${(0,Y.d5)(a,"it","them")}, and prints the whole text on every page of the site.`,fix:"Begin PHP files with `<?php`; if this is not the text that you wrote, check what copied it.",file:a[0],files:a,line:1}),!0!==e?.isWhole||(0,ut.z)(e.bytes.toString("latin1")).hasTag||(yield{message:`${(0,ee.AB)(e.path)} has no \`<?php\`.`,effect:"PHP runs none of it, and prints the whole file on every page of the site.",fix:"Begin the file with `<?php`: not every server accepts the short `<?`.",file:e.path,line:1})}},{id:"output-before-headers",severity:"error",acceptance:"yes",*find({main:e,lost:t,loaded:n,php:i,layout:s}){const a=e&&(0,ut.z)(e.bytes.toString("latin1"))
if(void 0===e||!0!==a?.hasTag)return
const isRefused=e=>!0===i?.files.get(e.slice((0,L.MT)(s.folder).length))?.remarks.some(({what:e})=>e.endsWith("something stands before `<?php`"))
""===a.start||isRefused(e.path)||t.some(({why:e})=>"byte-order-mark"===e)||(yield{message:`${(0,ee.AB)(e.path)} begins with ${describe(a.start)} before \`<?php\`.`,effect:pt,fix:fixOf(a.start),file:e.path,line:1})
const r=n.filter(({path:e,isDirect:t,start:n})=>t&&!isRefused(e)&&mt.test(n)),o=r.map(({path:e})=>e)
o.length>0&&(yield{severity:"warning",message:`${(0,ee.Zv)(o)}, which the main file loads at once, ${(0,Y.d5)(o,"begins","begin")} with ${describe(r[0]?.start??"")} before \`<?php\`.`,effect:pt,fix:fixOf(r[0]?.start??""),file:o[0],files:o,line:1})
const d=i?.files.get(e.path.slice((0,L.MT)(s.folder).length))?.starts.behind
void 0!==d&&(yield{severity:"warning",message:`${(0,ee.AB)(e.path)} has ${""===d.text.trim()?"blank lines":"text"} behind a \`?>\`, in line ${d.line}.`,effect:pt,fix:"Remove it, or leave out the `?>` at the end of the file.",file:e.path,line:d.line})}}],mt=/^(\xef\xbb\xbf\s*|\s+)<\?(php|=)/i,yt="ï»¿"
function describe(e){return e.startsWith(yt)?"a byte order mark":/^\s*(<\?|$)/.test(e)?"a blank line or a blank":"text"}function fixOf(e){return e.startsWith(yt)?"Save the file as UTF-8 without a byte order mark.":"Make `<?php` the very first characters of the file."}var wt=n(4573)
const vt=[{id:"path-unsafe",severity:"error",acceptance:"no",*find({layout:{dangers:e}}){for(const[t,{one:n,many:i,what:s,effect:a,fix:r}]of Object.entries($t)){const o=e.filter(({danger:e})=>e===t).map(({name:e})=>e)
0!==o.length&&(yield{message:`${(0,ee.Zv)(o)} ${(0,Y.d5)(o,n,i)} ${s}.`,effect:a,fix:r})}}},{id:"path-backslash",severity:"error",acceptance:"yes",*find({zipEntries:e,layout:{folder:t},main:n,loads:i}){const s=e.map(({name:e})=>e).filter(e=>e.includes("\\")&&void 0===(0,L.nT)(e)),a=void 0!==n&&s.every(e=>e.startsWith(`${t}/`)),r=new Set(i.map(({path:e})=>e)),o=s.some(e=>r.has(e.replaceAll("\\","/")))
0!==s.length&&(yield{...a&&!o&&{severity:"warning"},message:`${(0,ee.Zv)(s)} ${(0,Y.d5)(s,"is","are")} written with backslashes instead of slashes.`,effect:a?"On sites such a file has another name, under which no code finds it.":"WordPress finds no plugin folder in such a ZIP: the update deactivates the plugin on every site.",fix:"Build the ZIP with a tool that writes slashes: not with .NET before 4.6.1, nor with `Compress-Archive` of PowerShell 5."})}},{id:"path-conflict",severity:"error",acceptance:"yes",*find({layout:e}){const t=function findRepeated(e){const t=new Set,n=new Set
for(const i of e){if(i.isFolder)continue
const e=compose(i)
t.has(e)&&n.add(i.path),t.add(e)}return[...n]}(e.entries)
t.length>0&&(yield{...t.some(e=>/\.php$/i.test(e))?{}:{severity:"warning"},message:`${(0,ee.Zv)(t)} ${(0,Y.d5)(t,"is","are")} in the ZIP more than once; names that only look the same count too.`,effect:"Which of them a site gets depends on how it unpacks the ZIP.",fix:"Build a new ZIP instead of adding to an old one, and give each file its own name.",file:t[0],files:t})
const n=function findFilesAsFolders(e){const t=e.map(e=>e.isFolder?`${compose(e)}/`:compose(e)).sort(),n=t.filter((e,n)=>!e.endsWith("/")&&!0===t[n+1]?.startsWith(e)&&!0===t[(0,i.i8)(t,`${e}/`)]?.startsWith(`${e}/`))
return[...new Set(n)]}(e.entries)
n.length>0&&(yield{message:`${(0,ee.Zv)(n)} ${(0,Y.d5)(n,"is","are")} both a file and a folder in the ZIP.`,effect:"WordPress stops unpacking there, and no site gets the update.",fix:"Build a new ZIP instead of adding to an old one, and rename the file or the folder.",file:n[0],files:n})}},{id:"path-portability",severity:"warning",acceptance:"yes",*find({layout:e,zipEntries:t}){const n=function findCaseTwins(e){const t=new Map,n=new Set
for(const i of e){const e=compose(i),s=e.toLowerCase(),a=t.get(s)??e
a!==e&&n.add(a).add(e),t.set(s,a)}return[...n]}(e.entries)
n.length>0&&(yield{message:`${(0,ee.Zv)(n)} differ only in upper and lower case.`,effect:"Where case does not matter, as on Windows, one overwrites the other.",fix:"Rename one of them.",file:n[0],files:n})
const i=findUnportable(e,bt)
i.length>0&&(yield{message:`${(0,ee.Zv)(i)} ${(0,Y.d5)(i,"has","have")} one of the characters < > : " | ? * in the name, or a dot or blank at its end.`,effect:"Windows hosts cannot write such a name, or write another one.",fix:`Rename ${(0,Y.d5)(i,"it","them")}.`,file:i[0],files:i})
const s=findUnportable(e,kt)
s.length>0&&(yield{message:`${(0,ee.Zv)(s)} ${(0,Y.d5)(s,"has the name","have the names")} of a device on Windows.`,effect:"Windows hosts cannot write it, and the update stops halfway.",fix:`Rename ${(0,Y.d5)(s,"it","them")}.`,file:s[0],files:s})
const a=t.filter(({nameBytes:e})=>!(0,wt.isUtf8)(e)).map(({name:e})=>e)
a.length>0&&(yield{message:`${(0,Y.d5)(a,"The name","The names")} of ${(0,ee.Zv)(a)} ${(0,Y.d5)(a,"is","are")} not in UTF-8.`,effect:"WordPress gives such a file one name on hosts with php-zip, and another on hosts without it.",fix:"Build the ZIP with a tool that writes names in UTF-8, or use only ASCII characters in names."})}}],$t={outside:{one:"leads",many:"lead",what:"out of the plugin's folder, by `..`, a drive letter or a slash at the start",effect:"WordPress silently leaves most such files out; other programs write them anywhere.",fix:"Build the ZIP in the folder above the plugin, with plain relative names."},characters:{one:"has",many:"have",what:"control characters in the name, or no name at all",effect:"Sites write such a file under another name, or the update stops halfway.",fix:"Rename it, or leave it out."},length:{one:"has",many:"have",what:"a name of more than 255 bytes, or a path of more than 1,024 characters",effect:"Sites cannot write such a file, and the update stops halfway.",fix:"Shorten the name, or leave the file out."}}
function compose({path:e}){return e.normalize("NFC")}const kt=/(?<=^|\/)(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\.[^/]*)?(?=\/|$)/i,bt=/[<>:"|?*]|[. ](\/|$)/
function findUnportable({entries:e,folder:t},n){const i=function isOddFolder(e){return Oe.test(e)||Fe.test(e)||e.startsWith(".")}(t)?`${t}/`:"",s=new Set
for(const{path:t}of e){const e=t.startsWith(i)?i.length:0,a=t.slice(e).search(n)
if(a<0)continue
const r=t.indexOf("/",e+a)
s.add(r<0?t:t.slice(0,r))}return[...s]}var xt=n(456),At=n(6600),Pt=n(2189)
const St=[{id:"version-missing",severity:"error",acceptance:"no",*find({main:e,lost:t}){if(""!==e?.header.version||isLost(t))return
const[n]=(0,et.W$)(e.bytes,"version")
yield{message:void 0===n?`${(0,ee.AB)(e.path)} has no "Version" header.`:`The "Version" header in line ${n} of ${(0,ee.AB)(e.path)} is empty.`,effect:"Without a version, no site is ever offered the update.",fix:"Add `Version: 1.2.3`, with your version, to the comment that has `Plugin Name:`.",file:e.path,line:n}}},{id:"version-format",severity:"error",acceptance:"yes",*find(e,{served:t}){const n=readVersion(e)
if(void 0===n)return
const{version:i,main:s,line:a=1}=n,r=`The version ${(0,ee.AB)(i)} in line ${a} of ${(0,ee.AB)(s.path)}`,o={file:s.path,line:a}
switch(classifyForm(i)){case"v":yield{message:`${r} begins with a ${(0,ee.AB)(i.charAt(0))}.`,effect:"PHP sorts it below every number, so no site is offered the update.",fix:`Write ${(0,ee.AB)(i.slice(1))}.`,...o}
break
case"wordy":yield{message:`${r} has no digit.`,effect:"PHP sorts it below every number: no site whose version is a number is offered the update.",fix:"Write a number, such as `1.2.3`; if a tool should have filled it in, check that it ran.",...o}
break
case"characters":yield{message:`${r} ${describeFault(i)}.`,effect:"Services, tags and file names cannot carry it unchanged, so it could not be compared.",fix:"Begin with a digit, and use only letters, digits, `.`, `-`, `_` and `+`.",...o}
break
case"word":if(void 0!==t)break
yield{severity:"warning",message:`${r} has a word that PHP does not know, or ends with a separator.`,effect:"PHP sorts it below the version without that: sites that have that version are not offered the update.",fix:"Use only numbers and dev, alpha, beta, RC or pl, such as `1.2.3.1` or `1.2.3-pl1`.",...o}
break
case"prerelease":if(void 0!==t&&!(0,At.V1)(t.version))break
yield{severity:"notice",message:`${r} is a pre-release.`,effect:"Sites get it like any other update.",fix:"Publish it only if that is intended.",...o}}}},{id:"version-tag",severity:"error",acceptance:"yes",*find(e,{version:t}){const n=readVersion(e)
if(void 0===n||void 0===t||n.version===t.version)return
const{version:i,main:s,line:a}=n
"v"===classifyForm(i)&&i.slice(1)===t.version||(yield{message:`The version in ${(0,ee.AB)(s.path)} is ${(0,ee.AB)(i)}, but ${t.origin} says ${(0,ee.AB)(t.version)}.`,effect:"If package and service state different versions, WordPress offers the same update again and again.",fix:adviseOnTag(t,i),file:s.path,line:a})}},{id:"version-not-newer",severity:"error",acceptance:"yes",*find(e,{served:t,version:n}){const i=readVersion(e)
if(void 0===i||void 0===t||i.version===t.version)return
const{version:s,main:a,line:r}=i;(0,At.Zy)(s,t.version)>0||isWrongAnyway(s,n?.version)||(yield{message:`Version ${(0,ee.AB)(s)} is not newer than ${(0,ee.AB)(t.version)}, which is live now.`,effect:"Sites that have the live version are never offered this one.",fix:`Raise \`Version:\` in ${(0,ee.AB)(a.path)} above ${(0,ee.AB)(t.version)}.`,file:a.path,line:r})}},{id:"prerelease-over-stable",severity:"error",acceptance:"yes",*find(e,{served:t,version:n}){const i=readVersion(e)
if(void 0===i||void 0===t||(0,At.V1)(t.version))return
const{version:s,main:a,line:r}=i
"prerelease"!==classifyForm(s)||(0,At.Zy)(s,t.version)<=0||isWrongAnyway(s,n?.version)||(yield{message:`The version ${(0,ee.AB)(s)} is a pre-release, but ${(0,ee.AB)(t.version)}, which is live now, is stable.`,effect:"Sites get the pre-release like any other update.",fix:"Do not run this workflow for pre-releases. If all sites are to get it, accept this finding.",file:a.path,line:r})}}]
function adviseOnTag({origin:e,version:t},n){const[,i]=/^the tag `([\w.@/+-]+)`$/.exec(e)??[]
if(void 0===i)return`Correct \`Version:\` or ${e}.`
const s=i.endsWith(t)?i.slice(0,i.length-t.length)+n:""
return(0,At.Zy)(t,n)<0&&/^[\w.@/+-]+$/.test(s)?`Tag the version that the package has: \`git push -d origin ${i} && git tag ${s} && git push origin ${s}\`.`:`Raise \`Version:\`, commit, and move the tag: \`git tag -f ${i} && git push -f origin ${i}\`. Or delete it: \`git push -d origin ${i}\`.`}function readVersion({main:e,lost:t}){if(void 0===e||""===e.header.version||isLost(t))return
const[n]=(0,et.W$)(e.bytes,"version")
return{version:e.header.version,main:e,line:n}}function isLost(e){return e.some(({field:e})=>"version"===e)}function classifyForm(e){return/[0-9]/.test(e)?/^v/i.test(e)?"v":(0,Pt.l)(e)?(0,At.Hk)(e.replace(/^\./,""))?"word":(0,At.V1)(e)?"prerelease":"plain":"characters":"wordy"}function isUnusable(e){return["wordy","v","characters"].includes(classifyForm(e))}function describeFault(e){const t=[...new Set(e.replace(/[0-9A-Za-z.+_-]/g,""))].map(e=>""===e.trim()?"a blank":(0,ee.AB)(e))
return t.length>0?`has ${t.slice(0,Bt).join(", ")}, which a version cannot have`:e.length>64?"has more than 64 characters":`begins with ${(0,ee.AB)(e.charAt(0))}`}const Bt=5
function isWrongAnyway(e,t){return isUnusable(e)||void 0!==t&&e!==t}const _t=[{id:"requires-format",severity:"error",acceptance:"yes",*find({main:e}){if(void 0!==e)for(const[t,n,i]of Ct){const s=e.header[t],a=isRequirement(s)&&Number.parseInt(s,10)>=Zt[t]
if(""===s||isRequirement(s)&&!a)continue
const[r=1]=(0,et.W$)(e.bytes,t)
if(a){yield{message:`"${n}" in line ${r} of ${(0,ee.AB)(e.path)} is ${(0,ee.AB)(s)}, newer than any version there is.`,effect:"No site can install or update the plugin.",fix:`Write the number with its dots, such as \`${n}: ${i}\`.`,file:e.path,line:r}
continue}const o=/^[0-9]/.test(s)
yield{...o?{severity:"warning"}:{},message:`"${n}" in line ${r} of ${(0,ee.AB)(e.path)} is ${(0,ee.AB)(s)}, which is not a version number.`,effect:o?"WordPress uses the number at its start; services may ignore it.":"WordPress ignores it, and offers the update even where the plugin cannot run.",fix:`Write only numbers and dots, such as \`${n}: ${i}\`.`,file:e.path,line:r}}}},{id:"requires-itself",severity:"error",acceptance:"yes",*find({main:e,layout:{folder:t}}){if(void 0===e||!(0,et.qG)(e.header.requiresPlugins).slugs.includes(t))return
const[n=1]=(0,et.W$)(e.bytes,"requiresPlugins")
yield{message:`"Requires Plugins" in line ${n} of ${(0,ee.AB)(e.path)} names ${(0,ee.AB)(t)}, which is the plugin itself.`,effect:"It would have to be active before it can be activated: nobody can activate it.",fix:`Remove ${(0,ee.AB)(t)} from the list.`,file:e.path,line:n}}},{id:"requires-no-slug",severity:"warning",acceptance:"yes",*find({main:e}){if(void 0===e)return
const{dropped:t}=(0,et.qG)(e.header.requiresPlugins)
if(0===t.length)return
const[n=1]=(0,et.W$)(e.bytes,"requiresPlugins"),i=t.slice(0,Tt).map(e=>(0,ee.AB)(e)).join(", ")
yield{message:`"Requires Plugins" in line ${n} of ${(0,ee.AB)(e.path)} names ${i}, which is no slug of WordPress.org.`,effect:"WordPress silently ignores it: sites can activate the plugin without what it needs.",fix:"Write slugs of lower-case letters, digits and hyphens, separated by commas, such as `woocommerce`.",file:e.path,line:n}}}],Tt=5,Zt={requiresWordPress:20,requiresPhp:10},Ct=[["requiresWordPress","Requires at least","6.5"],["requiresPhp","Requires PHP","7.4"]]
function isRequirement(e){return/^[0-9]{1,9}(\.[0-9]{1,9}){0,3}$/.test(e)}const zt=[{id:"requires-differs",severity:"warning",acceptance:"yes",*find({main:e,readme:t,platforms:n}){if(void 0===e)return
if(yield*function*findPlatform(e,t){const n=e.header.requiresPhp
if(""!==n&&!isRequirement(n))return
const i=""===n?Lt:n,s=t.filter(({version:e})=>(0,At.Zy)(shorten(e),shorten(i))>0)
for(const{path:t,version:i}of s.slice(0,1))yield{message:`"Requires PHP" is ${""===n?"not stated":(0,ee.AB)(n)} in ${(0,ee.AB)(e.path)}, but Composer's ${(0,ee.AB)(t)} demands PHP ${(0,ee.AB)(i)}.`,effect:"Sites with an older PHP are offered the update, and stop with a fatal error.",fix:`Write \`Requires PHP: ${i}\` into the header, or install packages for an older PHP, with \`config.platform.php\` in \`composer.json\`.`,file:e.path}}(e,n),void 0===t)return
const{requires:i,requiresPhp:s,lines:a}=t.readme,r={requiresWordPress:{other:i,line:a.requires??1},requiresPhp:{other:s,line:a.requiresPhp??1}}
for(const[n,i]of Ct){const s=e.header[n],{other:a,line:o}=r[n]
""!==a&&isRequirement(s)&&shorten(s)!==shorten(a)&&(yield{message:`"${i}" is ${(0,ee.AB)(s)} in ${(0,ee.AB)(e.path)}, but ${(0,ee.AB)(a)} in line ${o} of ${(0,ee.AB)(t.path)}.`,effect:"WordPress reads the plugin header; the service may tell sites what the readme says.",fix:"Write the same version in both.",file:t.path,line:o})}}},{id:"stable-tag",severity:"warning",acceptance:"yes",*find({main:e,readme:t}){if(void 0===e||void 0===t)return
const{version:n}=e.header,{stableTag:i,lines:s}=t.readme,a=i===function toStableTag(e){return e.replace(/[^a-z0-9_.-]/gi,"").replace(/^\./,"0.")}(n)
if(""===i||""===n||a||isUnusable(n))return
const r=s.stableTag??1,o=!/[0-9]/.test(i)
yield{...o||(0,At.V1)(n)?{severity:"notice"}:{},message:`"Stable tag" in line ${r} of ${(0,ee.AB)(t.path)} is ${(0,ee.AB)(i)}, but the version is ${(0,ee.AB)(n)}.`,effect:"Services that read the readme tell sites another version than they get.",fix:`Set "Stable tag" to ${(0,ee.AB)(n)}, or leave the line out.`,file:t.path,line:r}}},{id:"changelog-version",severity:"notice",acceptance:"yes",*find({main:e,lackingChangelog:t}){const{version:n=""}=e?.header??{}
void 0===t||""===n||isUnusable(n)||(0,At.V1)(n)||(yield{message:`The changelog in ${(0,ee.AB)(t)} has other versions, but nothing for ${(0,ee.AB)(n)}.`,effect:"Customers do not learn what is new. Unless another changelog or `release-notes` has it, GitHub generates the notes of a new release.",fix:"Add the version to the changelog.",file:t})}},{id:"readme-missing",severity:"notice",acceptance:"yes",*find({main:e,layout:{entries:t,folder:n}}){void 0!==e&&void 0===findReadme(t,n)&&(yield{message:"The plugin has no `readme.txt`.",effect:'Sites are shown no changelog and no "Tested up to" with the update.',fix:"Add a `readme.txt` to the plugin's folder."})}}]
const Lt="7.4"
function shorten(e){return e.replace(/(\.0+)+$/,"")}const Wt=[{id:"symlink",severity:"error",acceptance:"path",*find({links:e,layout:t}){if(0===e.length)return
const n=function symlink_listFolders({entries:e}){const t=new Set
for(const{path:n,isFolder:i}of e)for(let e=i?n:(0,L.gN)(n);!t.has(e);e=(0,L.gN)(e))t.add(e)
return t}(t),isRun=e=>e.path.endsWith(".php")||function isToFolder({path:e,target:t},n){const i=e.slice(e.lastIndexOf("/")+1)
return!0===t?.endsWith("/")||!i.includes(".")||void 0!==t&&n.has(follow((0,L.gN)(e),t))}(e,n),i=function createLoopTest(e){const t=new Map(e.map(({path:e,target:t})=>[e,t]))
return({path:e})=>{let n=e
for(let i=0;i<=It;i+=1){const i=t.get(n)
if(void 0===i||e.endsWith(".php"))return!1
if(n=follow((0,L.gN)(n),i),n===e)return!0}return!1}}(e),select=t=>e.filter(t).map(({path:e})=>e),s=select(e=>isRun(e)&&!i(e)),a=select(e=>!isRun(e)&&!i(e)),r=select(i)
s.length>0&&(yield symlink_describe(s,"Sites get a small file with the name of its target instead: PHP prints that name, or stops with a fatal error because a folder is missing.")),a.length>0&&(yield{severity:"warning",...symlink_describe(a,"Sites get a small file with the name of its target instead.")}),r.length>0&&(yield{severity:"notice",...symlink_describe(r,"It leads to itself, so that nothing can use it here or on sites.")})}}]
function symlink_describe(e,t){return{message:`${(0,ee.Zv)(e)} ${(0,Y.d5)(e,"is a symbolic link","are symbolic links")}.`,effect:t,fix:"Put the files themselves into the ZIP (`zip` without `--symlinks`).",file:e[0],files:e}}const It=40
function follow(e,t){const n=""===e?[]:e.split("/")
for(const e of t.split("/"))".."===e?n.pop():""!==e&&"."!==e&&n.push(e)
return n.join("/")}var Mt=n(8687)
const Rt=new Set(["build","dist","src","plugin"]),Et="my-plugin"
function stemOf({layout:e,main:t}){return(0,L.ZC)(e.folder,t?.path??"")?.replace(/\.php$/,"")??""}const Ot=[...we,...oe,...vt,...Wt,...Ie,...Re,...[{id:"folder-unconfirmed",severity:"warning",acceptance:"yes",*find(e,t){const{zipped:n}=t,{folder:i}=e.layout,s=!0===n?.isNamedByWorkspace||Rt.has(i)
if(void 0===e.main)return
if(void 0===n||!s&&i!==Et||function isConfirmed(e,{slug:t,served:n}){const{folder:i}=e.layout,[s]=n?.pluginFile?.split("/")??[],a=void 0!==t&&i!==Et,r=void 0!==s||void 0!==n?.slug
return a||r||e.main?.header.textDomain===i||stemOf(e)===i}(e,t))return void(yield*function*judgeFirstFolder(e,{isFirst:t,slug:n,zipped:i,repository:s=""}){const{folder:a}=e.layout,r=stemOf(e),o=e.main?.header.textDomain??"",d=""===a||a!==(n??a)||function isUnstable(e,t){return Ee.test(e.layout.folder)||void 0===t&&void 0!==findArchiveName(e)}(e,n)
if(!0!==t||d||a===r||a===o)return
const l=[{name:r,what:"the main file's name"},{name:o,what:"the text domain"},{name:s,what:"the repository's name"}].filter(({name:e})=>""!==e&&!Rt.has(e))
if(0===l.length)return
const c=a===s?void 0:l.find(({name:e})=>(0,Mt.D)(a,e)),f=(c??l[0])?.name??a,h=void 0===i?`Rename the folder to ${(0,ee.AB)(f)} before it is zipped`:`Set the input \`slug\` to ${(0,ee.AB)(f)}`
yield{...void 0===c?{severity:"notice"}:{},message:void 0===c?`The plugin's folder is ${(0,ee.AB)(a)}; the main file is ${(0,ee.AB)(`${r}.php`)}${""===o?"":`, and the text domain ${(0,ee.AB)(o)}`}.`:`The plugin's folder is ${(0,ee.AB)(a)}, almost ${c.what}, ${(0,ee.AB)(c.name)}.`,effect:"The first release sets it for good; on sites with another folder, the update deactivates the plugin.",fix:`${h}, or accept this finding if the folder is right.`}}(e,t))
const a=i===Et?"the placeholder in our examples":n.isNamedByWorkspace?"the name of the repository":"a common name for builds"
yield{message:`The plugin's folder is ${(0,ee.AB)(i)}, ${a}; nothing else confirms that name.`,effect:"If sites have it in another folder, the update deactivates the plugin on every site.",fix:i===Et?`Set the input \`slug\` to the plugin's folder on sites; if it is ${(0,ee.AB)(i)}, accept this finding.`:"Set the input `slug` to the plugin's folder on sites, even if it is this one."}}}],...ce.JB,...fe,...ht,...at,...gt,...xt.b,...lt,..._t,...St,...zt,...be,...ze,...ue],Ft=["error","warning","notice"]
var Nt=n(8877),qt=n(2250),Ht=n(9733)
const Dt={named:[],hasOwnAutoloader:!1},Ut=200,jt=1e3,Vt=300,Kt=3145728,Gt=/\/(?:build|dist|(?<=(?:build|dist)\/))|\.(?:asset\.php|min\.(?:js|css))/,Jt=/^(?:[\w.@-]+\/)*(?:build|dist)(?:\/[\w.@-]+)*\/?$|^(?:[\w.@-]+\/)+[\w.@-]+\.(?:asset\.php|min\.js|min\.css)$/,Xt=/\/(?<=vendor[\w-]*\/)|\.php(?<=autoload[\w-]*\.php)/,Qt=/(?:^|[}/])((?:[\w.@-]+\/)*[\w.@-]+\.php)$/,Yt=/(^|\/)autoload[\w-]*\.php$|-autoload\.php$|(^|\/)vendor[\w-]*\/./,en=/\{?\$\w+(?:(?:->|::)\w+|\['?\w+'?\])*\}?/g,tn=/\/(bin|tools?|scripts?|ci|\.[^/]+)\/|\/(scoper\.inc|rector|ecs|[\w.-]*php-?cs[\w.-]*|phpstan[\w.-]*)\.php$/i
function createMadeSearch(e=[]){const t=new Set,n=[]
let i=!1,s=Kt
return{search(a,r,o=te.qj){const d=tn.test(a)
i||=!d&&r.includes("_autoload_register")
const l=Gt.test(r),c=!d&&(Xt.test(r)||e.some(e=>r.includes(e)));(l||c)&&(s-=r.length,o(s<0?1/0:r.length*te.IU)&&(0,rt.aq)(r,({kind:i,text:s,value:r=""})=>{if("string"!==i||s.length>Vt)return
const o=r.replace(/^(\.{0,2}\/)+/,"")
if(l&&r.includes("/")&&Jt.test(o)&&t.size<jt&&t.add(o),!c||n.length>=Ut)return
const d=s.slice(1,-1).replace(en,"}").replaceAll(/\/{2,}/g,"/"),[,f=""]=Qt.exec(d)??[];(Yt.test(f)||(t=>e.some(e=>`/${t}`.includes(`/${e}/`)))(f))&&n.push({path:f.replace(/^(\.{1,2}\/)+/,""),by:a})}))},collect:()=>({builtPaths:[...t],composer:{named:n,hasOwnAutoloader:i}})}}var nn=n(3492),sn=n(6103),an=n(3060),rn=n(2574)
const on="editorScript script viewScript scriptModule viewScriptModule render variations".split(" "),dn="editorStyle style viewStyle".split(" "),ln=/(^|\/)(src|sources?)\//i,cn=100,fn=/block\.json|blocks?_types?_from_metadata\w*|register_block_type\s*\((?!\s*(['"])[\w-]+\/[\w-]+\1\s*[,)])/g,hn=/^\s*\(?(?:[^'",;]|,\s*\d){0,200}(['"])([\w./-]{1,200})\1\s*[,)]/,un=200
var pn=n(9820),gn=n(7491)
const mn=String.raw`hook(?:s\.slack\.com|\.office\.com|s)/`,yn="://[^/@]{3,200}@",wn=String.raw`eyJ[\w-]{10,300}\.eyJ[\w-]{10,2000}\.[\w-]{20,700}`,vn="[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}",$n=[["a token of GitHub","gh[pousr]_","gh[pousr]_[A-Za-z0-9]{36,255}"],["a token of GitHub","gh[pousr]_[A-Za-z0-9]{1,20}_",String.raw`gh[pousr]_[A-Za-z0-9]{1,20}_${wn}`],["a token of GitHub","github_pat_",String.raw`github_pat_[A-Za-z0-9]{20,}\w{0,99}`],["a token of GitLab","gl(?:pat|dt|rt|ft|oas|soat|agent)-",String.raw`gl(?:pat|dt|rt|ft|oas|soat|agent)-[\w.-]{20,300}`],["a token of GitLab","glptt-","glptt-[0-9a-f]{40}"],["a token of GitLab","GR1348941",String.raw`GR1348941[\w-]{20}`],["a token of GitLab","glcbt-[0-9A-Za-z]{1,5}_",String.raw`glcbt-[0-9A-Za-z]{1,5}_[\w-]{20}`],["a token of npm","npm_","npm_[A-Za-z0-9]{36}"],["a token of PyPI","pypi-",String.raw`pypi-AgE[\w-]{50,1000}`],["a token of RubyGems","rubygems_","rubygems_[0-9a-f]{48}"],["a token of Docker Hub","dckr_[po]at_",String.raw`dckr_[po]at_[\w-]{27,32}`],["a token of Atlassian","AT[AC]TT3",String.raw`AT[AC]TT3[\w=-]{60,250}`],["a token of Bitbucket","ATBB","ATBB[A-Za-z0-9]{32}"],["a secret key of Stripe or Paystack","[sr]k_live_","[sr]k_live_[A-Za-z0-9]{16,247}"],["a secret of Stripe for webhooks","whsec_","whsec_[A-Za-z0-9+/]{32,64}"],["an access token of PayPal",String.raw`(?<=\$production\$[0-9a-z]{16}\$)`,String.raw`access_token\$production\$[0-9a-z]{16}\$[0-9a-f]{32}`],["a secret of Square","sq0[ca][st]p-",String.raw`sq0(?:csp-[\w-]{43}|atp-[\w-]{22})`],["a secret key of Flutterwave","FLWSECK(?:_TEST)?-","FLWSECK(?:_TEST)?-[0-9A-Za-z]{32}-X"],["an access token of Plaid","access-production-",`access-production-${vn}`],["a token of Shopify","shp(?:at|ca|pa|ss)_","shp(?:at|ca|pa|ss)_[0-9A-Fa-f]{32}"],["a token of Slack",String.raw`xox[abeoprs]-`,String.raw`xox(?:e\.xox[bp]|[abeoprs])-[A-Za-z0-9]{1,48}-[A-Za-z0-9-]{8,250}`],["the account of Twilio and its token","AC[0-9a-f]{32}",String.raw`AC[0-9a-f]{32}(?!\w)[^]{1,120}?[^\w+/-]([0-9a-f]{32})`],["a token of Slack",String.raw`xapp-\d-`,String.raw`xapp-\d-[A-Z0-9]+-\d+-[a-z0-9]{32,}`],["the secret address of a Slack channel",mn,String.raw`hooks\.slack\.com/(?:services|workflows|triggers)/[A-Za-z0-9+/]{40,60}`],["the secret address of a Discord channel",mn,String.raw`discord(?:app)?\.com/api/webhooks/\d{17,20}/[\w-]{60,80}`],["the secret address of a Teams channel",mn,String.raw`webhook\.office\.com/webhookb2/${vn}@${vn}/IncomingWebhook/[0-9a-f]{32}/${vn}`],["the token of a Telegram bot",String.raw`(?<=\d:)AA`,String.raw`(?:bot)?\d{8,10}:AA[\w-]{33}`],["a key of SendGrid",String.raw`SG\.`,String.raw`SG\.[\w-]{22}\.[\w-]{43}`],["a key of Mailchimp",String.raw`[0-9a-f]{32}-us\d`,String.raw`[0-9a-f]{32}-us\d{1,2}`],["a key of Brevo","x(?:key|smtp)sib-","x(?:key|smtp)sib-[0-9a-f]{64}-[A-Za-z0-9]{16}"],["a key of Mailgun","key-","key-[0-9a-f]{32}"],["a key of MailerSend",String.raw`mlsn\.`,String.raw`mlsn\.[0-9a-f]{64}`],["a key of Resend","re_[A-Za-z0-9]{8}_","re_[A-Za-z0-9]{8}_[A-Za-z0-9]{24}"],["a token of HubSpot","pat-(?:na|eu)1-",`pat-(?:na|eu)1-${vn}`],["a key of OpenAI",String.raw`sk-[\w-]{20,80}T3BlbkFJ`,String.raw`sk-[\w-]{20,80}T3BlbkFJ[\w-]{20,80}`],["a key of Anthropic","sk-ant-[a-z]{3,5}[0-9]{2}-",String.raw`sk-ant-(?:api|admin)\d\d-[\w-]{80,110}`],["a key of OpenRouter","sk-or-v1-","sk-or-v1-[0-9a-f]{64}"],["a token of Hugging Face","hf_","hf_[A-Za-z]{34}"],["a token of Replicate","r8_","r8_[A-Za-z0-9]{37}"],["a key of Groq","gsk_","gsk_[A-Za-z0-9]{52}"],["a key of xAI","xai-","xai-[A-Za-z0-9]{80}"],["a key of Perplexity","pplx-","pplx-[A-Za-z0-9]{48}"],["a secret of Google for OAuth","GOCSPX-",String.raw`GOCSPX-[\w-]{28}`],["the key of a storage account of Azure","Key=","(?<!devstoreaccount1;)AccountKey=([A-Za-z0-9+/]{86}==)"],["a shared key of Azure","Key=","SharedAccessKey=([A-Za-z0-9+/]{43}=)"],["a key of Amazon Bedrock","ABSK","ABSK[A-Za-z0-9+/]{109,269}={0,2}"],["a token of DigitalOcean","do[opr]_v1_","do[opr]_v1_[0-9a-f]{64}"],["a key of Cloudflare",String.raw`(?<=v1\.)0-`,String.raw`v1\.0-[0-9a-f]{24}-[0-9a-f]{146}`],["a token of Netlify","nfp_","nfp_[A-Za-z0-9]{36,40}"],["a key of Heroku","HRKU-",String.raw`HRKU-AA[\w-]{58}`],["a token of Fly.io","fo1_",String.raw`fo1_[\w-]{43}`],["a token of Fly.io","fm(?:1[ar]|2)_","fm(?:1[ar]|2)_[A-Za-z0-9+/]{100,}={0,3}"],["a token of Supabase","sbp_|sb_secret_",String.raw`(?:sbp_[0-9a-f]{40}|sb_secret_[\w-]{31,48})`],["a password of PlanetScale","pscale_[a-z]{2,5}_",String.raw`pscale_(?:tkn|pw|oauth)_[\w=.-]{32,64}`],["a token of HashiCorp Vault",String.raw`hv[sb]\.`,String.raw`hv[sb]\.[\w-]{90,300}`],["a token of Terraform Cloud",String.raw`\.atlasv1\.`,String.raw`[A-Za-z0-9]{14}\.atlasv1\.[\w=-]{60,70}`],["a token of Doppler",String.raw`dp\.(?:pt|st\.[\w-]{1,64})\.`,String.raw`dp\.(?:pt|st\.[\w-]{1,64})\.[A-Za-z0-9]{40,44}`],["a token of Databricks","dapi[0-9a-f]","dapi[0-9a-f]{32}"],["a token of Pulumi","pul-","pul-[0-9a-f]{40}"],["a token of Sentry","sntry[su]_",String.raw`(?:sntryu_[0-9a-f]{64}|sntrys_eyJ[\w+/=]{40,500})`],["a token of Grafana","glsa_|glc_","gl(?:sa_[A-Za-z0-9]{32}_[0-9A-Fa-f]{8}|c_eyJ[A-Za-z0-9+/]{32,400})"],["a key of New Relic","NRAK-","NRAK-[A-Z0-9]{27}"],["a token of Dynatrace",String.raw`dt0c01\.`,String.raw`dt0c01\.[A-Z0-9]{24}\.[A-Z0-9]{64}`],["a key of Postman","PMAK-","PMAK-[0-9a-f]{24}-[0-9a-f]{34}"],["a key of Linear","lin_api_","lin_api_[A-Za-z0-9]{40}"],["a token of Notion","ntn_",String.raw`ntn_\d{11}[A-Za-z0-9]{35}`],["a token of Airtable",String.raw`pat[A-Za-z0-9]{14}\.`,String.raw`pat[A-Za-z0-9]{14}\.[0-9a-f]{64}`],["a token of Figma","figd_",String.raw`figd_[\w-]{40}`],["a token of Contentful","CFPAT-",String.raw`CFPAT-[\w-]{43}`],["a token of Typeform","tfp_",String.raw`tfp_[\w.=-]{59}`],["a key of Shippo","shippo_live_","shippo_live_[0-9a-f]{40}"],["a key of EasyPost","EZAK","EZAK[A-Za-z0-9]{54}"],["a key of Artifactory","AKCp","AKCp[A-Za-z0-9]{69}"],["a token of Sourcegraph","sgp_","sgp_(?:(?:[0-9a-f]{16}|local)_)?[0-9a-f]{40}"],["a token of SonarQube","sq[upa]_","sq[upa]_[0-9a-f]{40}"],["a token of Buildkite","bkua_","bkua_[0-9a-f]{40}"],["a token of 1Password","ops_","ops_eyJ[A-Za-z0-9+/]{250,}={0,3}"],["a key of age","AGE-SECRET-KEY","AGE-SECRET-KEY-1[02-9AC-HJ-NP-Z]{58}"],["a license key of MaxMind","_mmk","[A-Za-z0-9]{6}_[A-Za-z0-9]{29}_mmk"],["a secret of Adobe","p8e-","p8e-[A-Za-z0-9]{32}"]],kn=[["a test key of Stripe or Paystack","[sr]k_test_","[sr]k_test_[A-Za-z0-9]{16,247}"],["an access token of Google",String.raw`ya29\.`,String.raw`ya29\.[\w-]{60,500}`],["a key of Twilio","SK[0-9a-f]{32}","SK[0-9a-f]{32}"],["a signed token (JWT)",String.raw`eyJ[\w-]{10,300}\.eyJ`,wn,function isCredential(e,t){const n=Buffer.from(e.split(".")[1]??"","base64url").toString()
return/^\{".*\}$/s.test(n)&&!Pn.test(n)&&(t||!Sn.test(n))}],["an access token of Square","EAAA",String.raw`(?<!/)EAAA[\w-]{60}`],["an access token of Facebook","EAA[MC][A-Za-z0-9]{40}","(?<!/)EAA[MC][A-Za-z0-9]{100,300}"],["a secret of Microsoft Entra","Q~",String.raw`[\w~.-]{3}\dQ~[\w~.-]{31,34}`],["a key of Alibaba Cloud","LTAI","LTAI[A-Za-z0-9]{20}"],["a key of Mollie","(?<=[\"'])live_","(?<=[\"'])live_[A-Za-z0-9]{30,40}(?=[\"'])"],["the token of a Discord bot",String.raw`[MNO][\w-]{23,25}\.[\w-]{6}\.[\w-]{27}`,String.raw`(?:d|D)iscord[^\n]{0,60}?[^\w.-]([MNO][\w-]{23,25}\.[\w-]{6}\.[\w-]{27,40})`],["a secret of PayPal",String.raw`E[\w-]{79}['"]`,String.raw`\w{0,30}[Ss]ecret['"]?\s{0,9}(?:=>|[:=,])\s{0,9}['"](E[\w-]{79})(?=['"])`],["the password of a database",yn,String.raw`(?:mysql|postgres(?:ql)?|mongodb(?:\+srv)?|rediss?|amqps?)://[^\s:/@'"]{1,64}:(?!(?:[a-z]{0,8}[_-]?)?(?:[Pp]ass(?:word|wd|phrase)?|pwd|secret)@)([^\s/@'"$<{[%]{8,128})@(?!(?:localhost|127\.0\.0\.1|host|db|database|mysql|mariadb|postgres|redis|mongo|rabbitmq)(?:[:/]|$)|example)[\w.-]{4,255}`],["the password of a Git server",yn,String.raw`https://[^\s:/@'"]{1,64}:([\w-]{16,128})@(?:github\.com|gitlab\.com|bitbucket\.org)`],["a secret of Cloudinary",yn,String.raw`cloudinary://\d{15}:([\w-]{27})@\w+`]],bn=["whsec_","fm(?:1[ar]|2)_","Q~","Key=","_mmk",mn,yn],xn=[...$n,...kn],createKinds=()=>xn.map(([e,t,n,i=()=>!0],s)=>({what:`holds ${e}`,hint:new RegExp(t),isApart:bn.includes(t),pattern:new RegExp(String.raw`(?<![\w+-])(?:${n})(?![\w-])`,"g"),isUnsure:s>=$n.length,isReal:i}))
let An
const Pn=/"role":"anon"|licen[cs]e|usageEndpoint/i,Sn=/john doe|1234567890|example/i
const Bn=new RegExp(yn),_n=new RegExp(bn.filter(e=>e!==yn).join("|")),Tn=20,Zn=xn.flatMap(([,e])=>bn.includes(e)?[]:e.endsWith(String.raw`\.`)?`(?<=${e})`:e),Cn=new RegExp(Zn.join("|"),"y"),zn=new RegExp(`^(?:${Zn.flatMap(function readPair(e){const t=e.replace(/(\[[^\]]*\])\{[^}]*\}/g,"$1$1")
return/^(?:\(\?<=.*\))?((?:\[[^\]]*\]|[\w-]){1,2})/.exec(t)?.slice(1)??[]}).join("|")})`),Ln=new Int8Array(65536),Wn=listCodes(/[\w-]/),In=listCodes(/[\w+/=~.-]/),Mn=listCodes(/[.$]/)
function listCodes(e){return Uint8Array.from({length:256},(t,n)=>e.test(String.fromCharCode(n))?1:0)}function listTokenKinds(e){let t=!1,n=Bn.test(e)
const{length:i}=e
for(let s=Tn-1;s<i&&(!t||!n);s+=Tn){if(1!==In[e.charCodeAt(s)])continue
let a=s
for(;a>0&&1===In[e.charCodeAt(a-1)];)a-=1
for(;s<i&&1===In[e.charCodeAt(s)];)s+=1
s-a<Tn||(t||=hasLongWord(e,a,s)&&hasTokenStart(e,a,s),n||=_n.test(e.slice(a,s)))}return t||n?(An??=createKinds()).filter(({isApart:e})=>e?n:t):[]}function hasLongWord(e,t,n){let i=0
for(let s=t;s<n&&i<Tn;s+=1)i=1===Wn[e.charCodeAt(s)]?i+1:0
return i===Tn}function hasTokenStart(e,t,n){let i=t>0?e.charCodeAt(t-1):0
for(let s=t;s<n;s+=1){const t=e.charCodeAt(s),n=1===Wn[t]&&1!==Wn[i]
if(i=t,n&&(isPair(e,s)||1===Mn[e.charCodeAt(s-1)])&&(Cn.lastIndex=s,Cn.test(e)))return!0}return!1}function isPair(e,t){const n=256*e.charCodeAt(t)+e.charCodeAt(t+1)
return 0===Ln[n]&&(Ln[n]=zn.test(e.slice(t,t+2))?1:-1),1===Ln[n]}const Rn=262144,En=/A[KS]IA|PRIVATE KEY|PuTTY-User-Key|_(?:auth|(?<!\w_)password|key['"]\s{0,20}=>\s{0,20}['"]sk_)/,On=20,Fn=/"type"\s*:\s*"service_account"/,Nn=/"-----BEGIN [A-Z ]{0,20}PRIVATE KEY-----\\n[A-Za-z0-9+/=]{40,}/,qn=/(?:^|:)[ \t]*_(?:authToken|auth|password)[ \t]*=[ \t]*["']?([\w+/=.~-]{8,})/gm,Hn=/:_authToken[ \t]*=[ \t]*["']?([\w+/=.~-]{8,})/g,Dn=/(?<![A-Z0-9])A[KS]IA[A-Z0-9]{16}(?![A-Z0-9])/g,Un=/(?<![A-Za-z0-9+/=])(?=[A-Za-z0-9+/]*[a-z])(?=[A-Za-z0-9+/]*[A-Z])[A-Za-z0-9+/]{40}(?![A-Za-z0-9+/=])/g,jn=/['"]secret_key['"]\s{0,20}=>\s{0,20}['"](sk_[^\s'"]{20,40})['"]/g,Vn=/(?<=[,(]\s{0,9})['"]\$(?:P\$B[\w./]{30}|wp\$2y\$\d\d\$[\w./]{53})['"]/,Kn=100,Gn=300,Jn=/example|your|sample|dummy|placeholder|redacted|change_?me|x{6}|\*{3}|0{8}|(?:0?123456789|abcdefghij)|4eC39HqLyjWDarjtT1zdp7dc|BQokikJOvBiI2HlWgH4olfQ2/i,Xn=/^[A-Z]+(_[A-Z]+)+$/,Qn=/^(?:A[KS]IA|[a-z]+_|github_pat_)?([A-Za-z0-9])(?:\1|[_-])*$/
function contents_readText(e){return(0,gn.K)(e)?e.toString("latin1",0,Rn):void 0}function findSecretInText(e,t,n,i=te.qj){if(!i(t.length))return
const s=findNamedSecret(e),a=En.test(t)||/\.sql$/i.test(e)?Yn:[],r=listTokenKinds(t)
if(void 0===s?.proof&&a.length+r.length===0)return
if(!i(t.length*On))return
const o=t.replaceAll(/\r\n?/g,"\n"),toSecret=(t,n,i=!1)=>({path:e,what:t,line:o.slice(0,n).split("\n").length,...i&&{isUnsure:i}}),d=s?.proof?.exec(o),l=!0===s?.isSample?.(e,o)
if(void 0!==s&&d&&!l)return toSecret(s.what,d.index)
for(const{what:t,find:i,isUnsure:s,isOfCloud:r=!1}of a){const a=i(e,o,n)
if(a>=0)return{...toSecret(t,a,s),...r&&{isOfCloud:r}}}let c=void 0!==s&&d?toSecret(s.what,d.index,!0):void 0
const isAlone=e=>o.trim()===e
for(const{what:e,hint:t,pattern:n,isUnsure:i,isReal:s}of r){if(!t.test(o))continue
const a=findReal(o,n,(e,t)=>s(t,isAlone(t))&&!isSample(o,e))
if(a>=0)return toSecret(e,a,i)
const r=void 0===c?findReal(o,n,(e,t)=>s(t,isAlone(t))):-1
r>=0&&(c=toSecret(e,r,!0))}return c}const Yn=[{what:"holds a private key",find:function findPrivateKey(e,t,n){if(/(^|\/)tcpdf\.crt$/.test(e))return-1
if(ni.test(t))return 0
let i,s=0
for(const n of t.matchAll(ei))if("END"===n[1]&&n[2]===i?.[2]&&void 0!==i){if(isKey(e,t,i,n.index))return i.index
if(s+=1,s===li)return-1
i=void 0}else"BEGIN"===n[1]&&(i=n)
return n&&void 0!==i&&isKey(e,t,i,t.length)?i.index:-1}},{what:"holds the private key of a Google service account",isOfCloud:!0,find:(e,t)=>/^\s*[{[]/.test(t)&&Fn.test(t)?t.search(Nn):-1},{what:"holds a token for a registry of npm packages",find:(e,t)=>findReal(t,/(^|\/)\.npmrc$/.test(e)?qn:Hn)},{what:"holds a private key",find:(e,t)=>/\.json$/i.test(e)||/^\s*\{/.test(t)?t.search(Nn):-1},{what:"holds a key of AWS and its secret",isOfCloud:!0,find:(e,t)=>findReal(t,Dn,e=>function hasAwsSecret(e,t){return findReal(e.slice(Math.max(0,t-Gn),t+Gn),Un)>=0}(t,e))},{what:"holds the secret key of a plugin at Freemius",find:(e,t)=>/\.php$/i.test(e)?findReal(t,jn):-1},{what:"holds the passwords of users, in a dump of a database",find:(e,t)=>/\.sql$/i.test(e)?t.search(Vn):-1}]
function findReal(e,t,n=()=>!0){let i=0
for(const{0:s,1:a=s,index:r}of e.matchAll(t)){if(i+=1,i>Kn)break
if(!isPlaceholder(a)&&n(r,a))return r}return-1}function isPlaceholder(e){return[Jn,Xn,Qn].some(t=>t.test(e))}function isSample(e,t){return/\b(?:placeholder|examples?)['"]?\s{0,9}(?:=>?|:)\s{0,9}[[(]?\s{0,9}['"][^'"\n]{0,60}$/i.test(e.slice(Math.max(0,t-120),t))}const ei=/^(?:\xef\xbb\xbf)?[ \t]*-----(BEGIN|END) ([A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?)-----[ \t]*$/gm,ti=/^[ \t]*[A-Za-z0-9+/=]{40,}[ \t]*$/m,ni=/^PuTTY-User-Key-File-\d/,ii=/<<<[ \t]*(["']?)\w+\1[ \t]*\n$/,si=/\.(php\d?|phtml|inc|module)$/i,ai=/\.([cm]?[jt]s|[jt]sx|vue|svelte)$/i,ri=/\/\*[^]*?(?:\*\/|$)|\/\/[^\n]*|(['"])(?:(?!\1)[^\\\n]|\\[^])*\1?|`[^`\\]*(?:\\[^][^`\\]*)*(?:`|\\?$)/g,oi=/\?>[^]*?(?:<\?|$)|\/\*[^]*?(?:\*\/|$)|(?:\/\/|#(?!\[))(?:(?!\?>)[^\n])*|'[^'\\]*(?:\\[^][^'\\]*)*(?:'|\\?$)|"[^"\\]*(?:\\[^][^"\\]*)*(?:"|\\?$)|<<<[ \t]*(["']?)(\w+)\1\n[^]*?(?:\n[ \t]*\2\b|$)/g,di=/^(?:['"`]|<<<)/,li=10
function isKey(e,t,{0:n,index:i},s){return ti.test(t.slice(i+n.length,s))&&!function isInString(e,t,n){if(ii.test(t.slice(Math.max(0,n-200),n)))return!0
if(ai.test(e))return isInPart(t,ri,0,n)
if(!si.test(e))return!1
const i=t.indexOf("<?")
return i>=0&&i<n&&isInPart(t,oi,i+2,n)}(e,t,i)}function isInPart(e,t,n,i){for(const s of e.slice(n).matchAll(t)){const e=n+s.index
if(e>i)return!1
if(i<e+s[0].length)return di.test(s[0])}return!1}const ci=/add_filter\s*\(\s*['"](?:update_plugins_|(?:pre_set_)?site_transient_update_plugins['"]|plugins_api['"])/,fi=/\bclass\s+(\w+)/gi,hi=/\b(?:secret|api_key|token)['"]?\s{0,99}(?:=>|:)\s{0,99}['"]|Authorization['":]/i,ui=/^(?:secret|api_key|token)$/i,pi=/^(?:(?:Bearer|Basic|Token)\s+)?/i,gi=/^[\w.~+/=:@!#&*-]{16,}$/
function createHandedSearch(){const e=new Set,t=[]
return{search(n,i,s,a){if(!a(i.length))return
if(ci.test(i))for(const[,t=""]of i.matchAll(fi))e.add(t.toLowerCase())
if(!s||!hi.test(i)||!a(i.length*te.IU))return
const r=function listAliases(e){const t=[...e.matchAll(/\buse\s+([\w\\]+)\s+as\s+(\w+)/gi)]
return new Map(t.map(([,e="",t=""])=>[t,lastPart(e)]))}(i)
for(const{index:e,option:s,client:a}of function*listLiterals(e){const t=[]
for(const[n,i]of e.entries()){"("===i.text||"["===i.text?t.push("("===i.text?readClient(e,n):void 0):")"!==i.text&&"]"!==i.text||t.pop()
const{index:s,value:a=("word"===i.kind?i.text:"")}=i,r=/^Authorization$/i.test(a),o=/^Authorization:(.+)$/is.exec(a)?.[1]
if(void 0!==o&&isLikeSecret(o)&&(yield{index:s,option:"",client:void 0}),!r&&!ui.test(a))continue
const d=readGiven(e,n+1),l=t.findLast(e=>void 0!==e)
void 0!==d&&isLikeSecret(d)&&(r||void 0!==l)&&(yield{index:s,option:a,client:r?void 0:l})}}((0,rt.ao)(i).tokens)){const o=i.slice(0,e).split("\n").length
t.push({path:n,line:o,option:s,client:a&&(r.get(a)??a)})}},collect(){const n=new Map
for(const{path:i,line:s,option:a,client:r}of t){if(n.has(i)||void 0!==r&&!e.has(r.toLowerCase()))continue
const t=void 0===r?"sends a fixed value in an `Authorization` header":`hands a fixed \`${a}\` to \`${r}\`, which asks for updates`
n.set(i,{path:i,what:t,line:s,isUnsure:!0,isOfClient:!0})}return[...n.values()]}}}function lastPart(e){return e.slice(e.lastIndexOf("\\")+1)}function readClient(e,t){const[n,i,s]=[e[t-3],e[t-2],e[t-1]],a="::"===i?.text?n:"new"===i?.text.toLowerCase()?s:void 0
return"word"===a?.kind&&"word"===s?.kind?lastPart(a.text):void 0}function readGiven(e,t){const n=":"===e[t]?.text?t+1:"="===e[t]?.text&&">"===e[t+1]?.text?t+2:-1,i=e[n+1]?.text??""
return n>=0&&[",",")","]"].includes(i)?e[n]?.value:void 0}function isLikeSecret(e){const t=e.trim().replace(pi,""),n=/^Basic\s/i.test(e.trim())?Buffer.from(t,"base64").toString("latin1"):t
return gi.test(t)&&[t,n].every(e=>!isPlaceholder(e)&&!function isOfWords(e){const t=e.split(/[^A-Za-z0-9]+|(?<=[a-z])(?=[A-Z])/).filter(e=>""!==e),n=t.filter(e=>/^[A-Za-z]{2,15}$/.test(e))
return t.every(e=>/^(?:[A-Za-z]{1,15}|v?\d{1,4})$/.test(e))&&n.join("").length>=3.5*n.length}(e))}var mi=n(6451)
const yi=/^version https:\/\/git-lfs\.github\.com\/spec\/v1\r?\n(?:ext-[^\r\n]{1,200}\r?\n){0,9}oid sha256:[0-9a-f]{64}\r?\n/,wi=/\.(php|m?js|css|json)$/i,vi="<<<<<<< ",$i=/^=======\r?$/gm,ki=/^>>>>>>> [^\r\n]/gm
function findGitDamage(e,t,n,i=te.qj){if(yi.test(t))return{path:e,by:"pointer",line:1}
if(!n||!wi.test(e)||!t.includes(vi))return
const{index:s,isWhole:a}=function findConflict(e){const t=e.startsWith(vi)?0:e.indexOf(`\n${vi}`)+1
if(0===t&&!e.startsWith(vi))return{index:-1,isWhole:!1}
const n=search(e,$i,t)
return{index:t,isWhole:n>=0&&search(e,ki,n)>=0}}(t),r=/\.php$/i.test(e)
return s<0||!a&&!r||/js$/i.test(e)&&function isInTemplate(e,t){const count=e=>e.match(/(?<!\\)`/g)?.length??0
return count(e.slice(0,t))%2==1&&count(e.slice(t))>0}(t,s)||!(!r||i(t.length*te.IU)&&function isCode(e,t,n){let i=!1
return(0,rt.aq)(e.slice(0,t+vi.length),({kind:e,index:s,text:{length:a}})=>{i||="html"===e?n&&s+a>t:s===t&&"sign"===e}),i}(t,s,a))?void 0:{path:e,by:"conflict",line:t.slice(0,s).split("\n").length}}function search(e,t,n){return t.lastIndex=n,t.exec(e)?.index??-1}var bi=n(3649)
function keepText(e){return(0,gn.K)(e)?Rn:0}async function readContents({archive:e,layout:t},s,{budget:a,ownKeys:r=[],...o}){const{signal:d,yieldToEventLoop:l=nn.o}=o,c=(0,mi.Oq)(r),f=[],h=[],u=[],p=[],g=t.entries.map(({path:e})=>e),m=await async function readPackedSetup({entries:e,folder:t},s){const a=(0,L.MT)(t),isThere=t=>e.some(({path:e})=>e===a+t)
if(!isThere("composer.json")&&!isThere("package.json"))return
const{BUILD_FILES:r,keysOf:o,planComposer:d,planScripts:l,readManifests:c,showCommands:f}=await n.e(396).then(n.bind(n,7396)),h=new Map
for(const t of r){const n=e.find(({path:e,isLink:n})=>e===a+t&&!n)
if(void 0===n||!(0,U.TT)(n))continue
const{bytes:i}=await(0,U.hB)(n,s,{maxBytes:xi})
h.set(t,i.toString())}const u={read:e=>h.get(e),folder:".",isLockOptional:!0},p=(0,i.e6)(e.map(({path:e})=>e)),[g]=c(u.read,["composer.json"]),[m]=c(u.read,["package.json"]),y=(0,rn.T)(g,e=>p(a+e)),w=o(m?.scripts).includes("build")
return void 0!==y||w?{composer:y&&{...y,command:f(d(u).commands),folder:""},script:w?{command:f(l(u).commands),folder:""}:void 0,isIgnored:e=>Ai.test(e)}:void 0}(t,s),y=void 0!==m,w=m?.composer?.placed,v=createContentScanner(g,t.folder,{budget:a,isBuilt:y,placed:w}),$=new Map(t.entries.map(({name:e,path:t})=>[e,t])),k=(0,U.GD)(s),b=[...e.entries].sort((e,t)=>e.start-t.start)
for(const[t,n]of b.entries()){(0,sn.ZR)(d),await l()
const i=$.get(n.name)??n.name,s=await(0,bi.L)(n,k)
void 0===s?h.push({path:i,damage:"lost"}):"other"===s.match&&h.push({path:i,damage:"headers"}),"strict"===s?.match&&u.push(i)
const a=$.has(n.name)&&!n.isFolder&&(0,U.TT)(n)
if(a&&void 0!==s||f.push(n),void 0===s)continue
const r=s.dataStart+n.packedBytes>(b[t+1]?.start??e.directoryStart)
if(r&&p.push(i),!a)continue
if(r||"other"===s.match){f.push(n)
continue}const o=c?.begin(i,n.sizeBytes),g=await(0,U.v3)(n,s.dataStart,k,{keep:keepText,look:o,signal:d})
void 0!==g.damage&&(h.push({path:i,damage:g.damage}),c?.addUnread(i)),n.isLink||v.show(i,g.bytes,Math.max(n.sizeBytes,g.bytes.length))}void 0!==c&&await(0,pn.xP)(f,s,c,o)
const x=c?.report()??mi.vu
return{damages:h,strictPaths:u,sharedPaths:p,setup:m,...v.collect(),keys:x}}const xi=65536
const Ai=/(^|\/)(build|dist)\/|\.asset\.php$|\.min\.(js|css)$/,Pi=100
function createContentScanner(e,t,{budget:n=(0,te._W)(),isBuilt:i=!0,placed:s,ownKeys:a=[]}={}){const r=(0,L.He)({entries:e.map(e=>({path:e})),folder:t}),o=(0,mi.Oq)(a),d=[],l=createHandedSearch(),c=[],f=createMadeSearch(s?.map(e=>e.folder)),h=(0,$e.CT)(e,t),u=createClientSearch(),p=[],g=[],m=e.some(e=>e.endsWith("block.json")),y=new Set
let w
const scan=(t,s,a)=>{const o=contents_readText(s)
if(void 0===o)return
const v=n.spendOn(t),$=findSecretInText(t,o,o.length<a,v)
void 0!==$&&d.push($)
const k=findGitDamage(t,o,r(t),v)
void 0!==k&&c.push(k)
const[,b]=Si.exec(t)??[],x=p.length>=$e.pB
void 0!==b&&!x&&r(b)&&v(o.length)&&p.push(...(0,$e.P$)(t,o))
const A=g.length<Pi
if(t.endsWith("block.json")&&A&&r(t)&&v(o.length)){const n=w??=new Set(e),i=function findLostBlockFiles(e,t,n){if(!/(^|\/)block\.json$/.test(e)||ln.test(e))return
const i=(0,an.L)((0,rn.q)(t)),find=t=>t.flatMap(e=>i[e]).slice(0,cn).flatMap(e=>"string"==typeof e?/^file:(?:\.\/)*(?!\.\/)([\w.-][\w./-]*)$/.exec(e)?.[1]??[]:[]).filter(t=>!t.includes("..")&&!n((0,L.MT)((0,L.gN)(e))+t)),s=find(on)
return 0===s.length?void 0:{by:e,files:[...new Set([...s,...find(dn)])]}}(t,o,e=>n.has(e))
void 0!==i&&g.push(i)}if(t.endsWith(".php")&&(l.search(t,o,r(t),v),u.search(t,o,r(t),v),r(t)&&(i&&f.search(t,o,v),h.search(t,o,v),m&&v(o.length))))for(const e of function listRegistered(e){return[...e.matchAll(fn)].slice(0,un).map(({0:t,index:n})=>{const i=n+t.length,[,,s=""]="block.json"===t?["","",.../[\w./%*-]*$/.exec(e.slice(Math.max(0,n-200),n))??[]]:hn.exec(e.slice(i,i+500))??[],a=s.replace(/(?:^|\/)block\.json$/,"").replace(/^[./]+|\/+$/g,"")
return/[*%]/.test(a)?"":a})}(o))y.add(e)}
return{show:(e,t,n)=>(scan(e,t,n),o?.begin(e,n)),collect:()=>({secrets:joinSecrets(d,l.collect()),gitDamage:c,...f.collect(),namedFiles:h.collect(),updateClients:u.collect(),lostBlockFiles:g.filter(e=>function isRegistered({by:e},t){const n=`/${(0,L.gN)(e)}`
return t.has("")||[...t].some(e=>n.endsWith(`/${e}`))}(e,y)),devPackages:p,keys:o?.report()??mi.vu,unsearched:n.countUnsearched()})}}function joinSecrets(e,t){const n=new Set(e.map(({path:e})=>e))
return[...e,...t.filter(({path:e})=>!n.has(e))]}const Si=/^(.*\/)[^/]+\/composer\/installed\.php$/
var Bi=n(8838)
const _i=/(^|\/)composer\/platform_check\.php$/,Ti=16384
function nameVersion(e){return[Math.trunc(e/1e4),Math.trunc(e/100)%100,e%100].join(".").replace(/\.0$/,"")}var Zi=n(5439),Ci=n(1421)
const zi=20,Li=1e4,Wi=["-n","-d","display_errors=1","-d","log_errors=0","-d","memory_limit=256M"],Ii=/^(?:Parse|Fatal) error: {1,2}(.{1,300}?) in Standard input code on line (\d{1,7})$/m
async function askPhp(e,t,{PATH:n="",SystemRoot:i=""},s){const a=t.filter(({path:t})=>!0===e.files.get(t)?.fault?.isSyntax)
if(0===a.length)return e
const run=(e,t=new Uint8Array)=>async function runPhp(e,t,n,i){return new Promise(s=>{const a={env:n,timeout:Li,maxBuffer:65536,...i&&{signal:i}},r=(0,Ci.execFile)("php",e,a,(e,t)=>s({code:null===e?0:e.code,text:t.trim()}))
r.stdin?.on("error",()=>{}),r.stdin?.end(t)})}([...Wi,...e],t,{PATH:n,SystemRoot:i},s),{text:r}=await run(["-r","echo PHP_VERSION;"])
if(!/^\d+\.\d+\.\d+/.test(r)||(0,At.Zy)(r,e.requiresPhp)<0)return e
const o=new Map(e.files)
for(const{path:e,read:t}of a.slice(0,zi)){const n=o.get(e),i=await t()
if(void 0===n?.fault||void 0===i)continue
const{code:s,text:a}=await run(["-l"],i),[,d="",l="1"]=Ii.exec(a)??[],c=0===s?{version:r}:""===d?void 0:{version:r,error:{what:d,line:Number(l)}}
o.set(e,{...n,fault:{...n.fault,says:c}})}return{...e,files:o}}const Mi=/\.(?:php|inc)$/i
async function readPackagePhp({entries:e,folder:t},n,i,s,{signal:a,programs:r}={}){const o=(0,L.MT)(t).length,d=e.filter(({isFolder:e,path:n})=>!e&&n.startsWith((0,L.MT)(t))),l=d.filter(e=>Mi.test(e.path)&&!e.isLink&&(0,U.TT)(e)).map(e=>{const{sizeBytes:t,crc32:n,path:s}=e
return{path:s.slice(o),sizeBytes:t,key:`${t}:${n}`,read:async()=>{const n=await(0,U.hB)(e,i,{maxBytes:t})
return void 0===n.damage?n.bytes:void 0}}}),{requiresPhp:c,requiresWordPress:f,updateUri:h}=n.header,u={folder:t,mainFile:(0,L.ZC)(t,n.path)??"",paths:new Set(d.map(({path:e})=>e.slice(o))),links:d.filter(({isLink:e})=>e).map(({path:e})=>e.slice(o)),requiresPhp:c,requiresWordPress:f,updateUri:h,requiresPlugins:(0,et.qG)(n.header.requiresPlugins).slugs,sources:l},p=await(0,Zi.TG)(u,s,void 0===a?{}:{signal:a})
return void 0===r?p:askPhp(p,l,r,a)}const Ri=2e6,Ei=4e7
async function readPhpTexts({entries:e,folder:t},n,i){const s=new Map
let a=Ei
for(const r of e){const e=r.path.slice((0,L.MT)(t).length)
if(!(i.has(e)&&Mi.test(e)&&!r.isLink&&(0,U.TT)(r))||r.sizeBytes>Math.min(a,Ri))continue
a-=r.sizeBytes
const{bytes:o,damage:d}=await(0,U.hB)(r,n,{maxBytes:r.sizeBytes})
void 0===d&&s.set(e,o.toString("latin1"))}return s}var Oi=n(6775)
async function readPackageView(e,{seen:t,...n}={}){const i=await(0,Oi.Q)(e);(0,pn.kR)(i.entries,n),function limitGarbage(e){e>Vi&&(0,Nt.setFlagsFromString)("--semi-space-growth-factor=1")}(i.entries.reduce((e,{sizeBytes:t})=>e+t,0))
const s=describeArchive(i,e),{layout:a,excess:r}=s,o=await async function readLinks({entries:e},t){const n=[]
for(const i of e.filter(({isLink:e})=>e)){const e=n.length<Ui&&(0,U.TT)(i)
n.push({path:i.path,target:e?await readTarget(i,t):void 0})}return n}(a,e),d=await readPlanned(e,planReading(a),{...s,links:o}),{bombs:l,large:c,isTooMuch:f,isBomb:h}=r
if(!(0===l.length&&0===c.length&&!f&&!h))return{...d,...Bi.Uc,platforms:[],keys:await(0,pn.Zy)(i,e,n)}
const u=void 0===t?await readContents({archive:i,layout:a},e,n):function pickPlaced({secrets:e,gitDamage:t,...n},{entries:i}){const s=new Set(e.length+t.length>0?i.map(({path:e})=>e):[]),isPlaced=({path:e})=>s.has(e)
return{secrets:e.filter(isPlaced),gitDamage:t.filter(isPlaced),...n}}(t,a),{main:p}=d,g=p&&await readPackagePhp(a,p,e,void 0,n),m=void 0===g?Bi.Uc:(0,Bi.pO)(g),y=await async function readPlatforms({loads:e},{entries:t},n){const i=[],s=e.filter(({path:e,when:t})=>"always"===t&&_i.test(e))
for(const e of new Set(s.map(({path:e})=>e))){const s=t.find(t=>t.path===e&&(0,U.TT)(t)),{bytes:a}=void 0===s?{}:await(0,U.hB)(s,n,{maxBytes:Ti}),[,r=""]=/PHP_VERSION_ID >= (\d{5,6})\b/.exec(a?.toString("latin1")??"")??[]
""!==r&&i.push({path:e,version:nameVersion(Number(r))})}return i}(m,a,e),w=await async function readInnerPlugins({entries:e},t){const n=e.filter(e=>/\.zip$/i.test(e.path)&&e.sizeBytes<=Ni&&(0,U.TT)(e)),i=[]
for(const e of n.slice(0,Fi)){const n=await(0,U.hB)(e,t)
if(void 0!==n.damage)continue
const s=await readPluginName((0,qt.d)(n.bytes))
void 0!==s&&i.push({path:e.path,name:s})}return i}(a,e)
return{...d,...u,php:g,...m,platforms:y,innerPlugins:w,isRead:!0}}const Fi=4,Ni=16777216,qi=1e4
function describeArchive({entries:e,...t},{sizeBytes:n}){const i=(0,te.Lb)(e,n)
return{...t,sizeBytes:n,zipEntries:e,layout:(0,L.v8)(e),excess:i}}async function readOutline(e,t){const n=describeArchive(t??await(0,Oi.Q)(e),e)
return readPlanned(e,{...planReading(n.layout),nestedPhp:[],deepPhp:[],suspects:[]},{...n,links:[]})}async function readPluginName(e){try{const t=await(0,Oi.Q)(e)
if(t.entries.length>qi)return
return(await readOutline(e,t)).main?.header.name}catch(e){if(!(e instanceof Ht.w))throw e
return}}async function readPlanned(e,t,n){const i=new Map,readFile=async t=>{const{path:n}=t.entry,s=await(0,U.hB)(t.entry,e,t)
return void 0!==s.damage&&i.set(n,s.damage),void 0===s.damage||"checksum"===s.damage?{path:n,...s}:void 0},readAll=async e=>{const t=[]
for(const n of e){const e=await readFile(n)
void 0!==e&&t.push(e)}return t},readPhp=async e=>(await readAll(e)).filter(({bytes:e,isWhole:t})=>t||e.length>=et.q2).map(e=>({...e,header:mayBePlugin(e.bytes)?(0,et.OF)(e.bytes):Hi})),s=await readPhp(t.ownPhp),a=s.find(({header:e})=>(0,et.LE)(e)),r=void 0===a?function findHidden(e){for(const t of byLikelihood(e).slice(0,Di)){const e=(0,et.tL)(t.bytes)
if(void 0!==e)return{file:t,header:e}}return}(s):void 0,o=await readPhp(t.nestedPhp),d=t.readme&&await readFile(t.readme),l=new Set([...s.map(({path:e})=>e),...i.keys()]),c=t.ownPhp.map(({entry:e})=>e.path)
return{...n,ownPhp:s,nestedPhp:o,main:a,lost:void 0===a?[]:(0,et.W1)(a.bytes,a.header),hidden:r,misplaced:void 0===a&&void 0===r?findMisplaced(o)??findMisplaced(await readPhp(t.deepPhp)):void 0,readme:d&&{...d,readme:parseReadme(d.bytes)},secrets:(await readAll(t.suspects)).flatMap(({path:e,bytes:t,isWhole:n})=>function findSecret(e,t,n){const i=contents_readText(t)
return void 0===i?void 0:findSecretInText(e,i,n||i.length<t.length)}(e,t,!n)??[]),damages:[...i].map(([e,t])=>({path:e,damage:t})),strictPaths:[],gitDamage:[],builtPaths:[],setup:void 0,composer:Dt,namedFiles:[],updateClients:He,lostBlockFiles:[],devPackages:[],unsearched:0,keys:mi.vu,sharedPaths:[],innerPlugins:[],isRead:!1,php:void 0,unreadOwnPhp:[...c.filter(e=>!l.has(e)),...t.skippedPhp]}}const Hi=(0,et.OF)(Buffer.alloc(0))
function mayBePlugin(e){return/plugin name:/i.test(e.toString("latin1",0,et.q2))}const Di=50
function findMisplaced(e){return byLikelihood(e).find(({header:e})=>(0,et.LE)(e))}function byLikelihood(e){return[...e].sort((e,t)=>(0,L.h$)(t.path)-(0,L.h$)(e.path))}const Ui=200,ji=4096
async function readTarget(e,t){const{damage:n,bytes:i}=await(0,U.hB)(e,t,{maxBytes:ji})
return void 0===n?i.toString():void 0}const Vi=1048576
const Ki=2e3,Gi=262144,Ji=16777216,Xi=15e7,Qi=/(^|\/)(tests?|phpunit)\//i
async function findFolderMentions({layout:e},t,n,s=nn.o){const a=(0,L.MT)(e.folder),r=e.entries.flatMap(({path:e,isFolder:t})=>t?[]:[e.slice(a.length)]),o=function createPathTest(e){const t=`\n/${e.join("\n/")}\n`,n=new Map
let i=Xi
return e=>{const s=/\.\w+$/.test(e)?`/${e}\n`:`/${e.slice(0,e.lastIndexOf("/")+1)}`,a=n.get(s)
if(void 0!==a)return a
i-=t.length
const r=i<0||t.includes(s)
return n.set(s,r),r}}(r),d=function listOwnCode(e){const t=(0,L.Go)(e),isOwn=({path:e,isFolder:n,isLink:i})=>e.endsWith(".php")&&!n&&!i&&!t(e)&&!Qi.test(e)
return e.entries.filter(e=>isOwn(e)&&(0,U.TT)(e)).slice(0,Ki)}(e),l=new Map,c=new Set(n),isWanted=e=>c.has(e)&&!l.has(e)
let f=Ji
for(const e of d){if(await s(),f<=0||l.size===n.length)break
const i=await readCode(e,t)
f-=i.length
for(const t of findMentions(i,isWanted,o))l.set(t.folder,{file:e.path,...t})}const h=[...l.values()],u=h.some(({named:e})=>Yi.test(e))?await async function findNeeded({paths:e,prefix:t,entries:n,all:s},a){const r=s.find(({path:e,isLink:n})=>e===`${t}composer.json`&&!n)
if(void 0===r||e.some(e=>es.test(e)&&ts.test(e)))return[]
const o=(0,i.e6)(e),d=(0,rn.T)((0,rn.q)(await readCode(r,a)),o)
if(void 0===d)return[]
const l=d.folders.map(e=>`${e.split("/")[0]??""}/`)
if(d.packages.length>0)return l
if(!d.classes.some(e=>""!==e&&o(e)))return[]
for(const e of n)if((await readCode(e,a)).includes("spl_autoload_register"))return[]
return l}({paths:r,prefix:a,entries:d,all:e.entries},t):[]
return h.map(e=>Yi.test(e.named)&&u.includes(e.folder)?{...e,isNeeded:!0}:e)}const Yi=/(^|\/)autoload[\w-]*\.php$/,es=/\.php$/i,ts=/(^|\/)((autoload[\w-]*|[\w-]+-autoload)\.php$|(vendor|\w*[-_]?prefixed|dependencies|third[-_]party|scoped|libs?|libraries|packages)[-_]?\w*\/)/i
async function readCode(e,t){return(await(0,U.hB)(e,t,{maxBytes:Gi})).bytes.toString("latin1")}const ns=/['"}](?=(\.?\/)?([^/'"}\r\n]{1,255})(?:\/([\w./-]*)|['"]))/g
function*findMentions(e,t,n){const i=createLineCounter(e)
for(const{index:s,1:a,2:r="",3:o}of e.matchAll(ns)){if(void 0===o&&void 0===a)continue
const e=`${Buffer.from(r,"latin1").toString()}/`
if(!t(e))continue
const d=`${e}${o??""}`
d.length>is||n(d)||(yield{folder:e,named:d,line:i(s)})}}const is=1024
const ss=262144
function snapshot_isEncrypted(e){return e.some(e=>e.isEncrypted)}function createSnapshot({main:e,readme:t,...n}){const{folder:i}=n.layout
return{...listPackage(n),mainFile:(0,L.ZC)(i,e.path)??"",header:e.header,mainText:snapshot_keepText(e),readme:t&&describeReadme(t,i,e.header)}}function listPackage({sizeBytes:e,layout:{folder:t,entries:n,unsafe:i}}){const s=n.filter(({isFolder:e,path:n})=>!e&&!isBelow(t,n))
return{sizeBytes:e,folder:t,files:listFiles(n,t),outside:[...s.map(({path:e})=>e),...i]}}function isBelow(e,t){return t.startsWith((0,L.MT)(e))}function listFiles(e,t){const n=(0,L.MT)(t).length,i=new Map
for(const s of e){if(s.isFolder||!isBelow(t,s.path))continue
const e=s.path.slice(n)
i.set(e,{path:e,sizeBytes:s.sizeBytes,crc32:s.crc32})}return[...i.values()]}function describeReadme(e,t,n){const{name:i,tested:s,text:a}=parseReadme(e.bytes),r={path:(0,L.ZC)(t,e.path)??"",tested:s}
if(void 0===snapshot_keepText(e))return{...r,lines:void 0,changelog:[],upgradeNotice:void 0}
const o={version:n.version,names:[n.name,i]},d=function listChangelogLines(e,t){return findSections(e,"readme",t).flatMap(({heading:e,body:t})=>[...e,...t])}(a,o),l=findUpgradeNotice(a,o)
return{...r,lines:splitLines(a).map(showLine),changelog:d,upgradeNotice:l}}function snapshot_keepText({bytes:e,isWhole:t,damage:n}){return t&&void 0===n&&e.length<=ss?e.toString():void 0}function createLibraryReader({layout:e,main:t},i){let s
return async()=>void 0===t?void 0:s??=(async({header:t})=>{const{findLibraries:s}=await n.e(984).then(n.bind(n,5984))
return s({layout:e,header:t},i)})(t)}var as=n(1027),rs=n(4803)
async function readSnapshot(e,t){const{ownPhp:n,main:i,...s}=await readOutline(e)
assertReadable(s.zipEntries)
const{folder:a}=s.layout,r=n.filter(({header:e})=>(0,et.LE)(e)),o=t.flatMap(e=>r.find(({path:t})=>(0,L.ZC)(a,t)===e)??[]),[d=i]=o
if(void 0===d)throw unusable("no-plugin","No plugin was found in the ZIP.")
const l=createLibraryReader({...s,main:d},e)
return{...createSnapshot({...s,main:d}),readPhp:t=>readPackagePhp(s.layout,d,e,t),readLibraries:l}}async function readListing(e){const{entries:t}=await(0,Oi.Q)(e)
return assertReadable(t),listPackage({sizeBytes:e.sizeBytes,layout:(0,L.v8)(t)})}function assertReadable(e){if(snapshot_isEncrypted(e))throw unusable("zip-method","The ZIP is encrypted.")}function unusable(e,t){return new Ht.w(e,{message:t,effect:"",fix:""})}async function list_files_listFiles(e){const{entries:t}=await(0,Oi.Q)(e),{bombs:n,isTooMuch:i,isBomb:s,unpackedBytes:a}=(0,te.Lb)(t,e.sizeBytes)
if(n.length>0||i||s){const[t,n]=[(0,Y.Xq)(a),(0,Y.Xq)(te.Tx)]
throw new Ht.w("zip-limits",{message:`The ZIP has ${(0,Y.Xq)(e.sizeBytes)} and unpacks to ${t}; at most ${n}, and ${te.zN} times what it has, are accepted.`,effect:"It would fill disks.",fix:"Leave out what the plugin does not need at run time."})}return t.map(t=>({name:t.name,isFolder:t.isFolder,isLink:t.isLink,isSupported:(0,U.TT)(t),unpack:async(n,i)=>{const{damage:s}=await(0,U.hB)(t,e,{keep:()=>0,look:n,signal:i})
return s}}))}const os=3
async function inspect(e,t={}){const{sizeBytes:i}=e
try{await(0,as.MK)(e)
const s=await readPackageView(e,t),{lackingFile:a,...r}=await readPackageChangelog(s,e),o=createLibraryReader(s,e)
return{facts:{sizeBytes:i,contents:describeContents(s),plugin:describePlugin(s)},...r,findChangelog:e=>async function findChangelogBeside(e,t){if(void 0===e.main)return Q
const n=nameRelease(e),i=(await t(T)).map(e=>find(decodeText(e),"file",n))
return choose(i)}(s,e),keys:s.keys,check:e=>function check_package_check(e,t){const n=Ot.flatMap(({id:n,severity:i,find:s})=>[...s(e,t)].map(({files:e=[],...t})=>({severity:i,...t,...e.length>1&&{files:e},id:n})))
return n.sort((e,t)=>Ft.indexOf(e.severity)-Ft.indexOf(t.severity))}({...s,lackingChangelog:a},e),takeSnapshot:()=>function addLibraries(e,t){return e&&{...e,readLibraries:t}}(function takeSnapshot(e){const{main:t,zipEntries:n}=e
if(void 0!==t&&!snapshot_isEncrypted(n))return{...createSnapshot({...e,main:t}),php:e.php}}(s),o),writeBill:(e,t)=>async function writeBillOf({main:e,layout:t},{sha256:i,sanitise:s},a){const r=await a()
if(void 0===e||void 0===r)return
const{writeBill:o}=await n.e(984).then(n.bind(n,5984)),{name:d,version:l}=e.header,c=o({slug:t.folder,name:d,version:l,sha256:i},r,s)
return{text:c,count:r.found.length}}(s,{...e,sanitise:t},o),findMentions:n=>findFolderMentions(s,e,n,t.yieldToEventLoop)}}catch(e){if(!(e instanceof Ht.w))throw e
return{facts:{sizeBytes:i,contents:void 0,plugin:void 0},...Q,findChangelog:()=>Promise.resolve(Q),keys:(0,rs.explainUnsearched)(e,t),check:()=>[e.finding],takeSnapshot:()=>{},writeBill:()=>Promise.resolve(void 0),findMentions:()=>Promise.resolve([])}}}function describeContents({layout:e,unreadOwnPhp:t,isRead:n,unsearched:i}){const s=e.entries.filter(({isFolder:e})=>!e)
return{files:s.length,unpackedBytes:s.reduce((e,{sizeBytes:t})=>e+t,0),parts:listParts(s,e.folder),largest:[...s].sort((e,t)=>t.sizeBytes-e.sizeBytes).slice(0,os).map(({path:e,sizeBytes:t})=>({path:e,sizeBytes:t})),unread:t.length,isRead:n,unsearched:i}}function listParts(e,t){const n=(0,L.MT)(t).length
return[...Map.groupBy(e,({path:e})=>e.slice(n,e.indexOf("/",n)+1))].map(([e,t])=>({name:e,files:t.length,sizeBytes:t.reduce((e,{sizeBytes:t})=>e+t,0)})).sort((e,t)=>Number(""===e.name)-Number(""===t.name)||t.files-e.files)}function describePlugin({layout:e,main:t,readme:n}){if(void 0===t)return
const{name:i,version:s,description:a,requiresWordPress:r,requiresPhp:o,updateUri:d}=t.header
return{slug:e.folder,name:i,version:s,mainFile:(0,L.ZC)(e.folder,t.path)??"",description:a,requires:r,requiresPhp:o,updateUri:d,tested:n?.readme.tested??"",upgradeNotice:(n&&findUpgradeNotice(n.readme.text,{version:s,names:[i]}))??"",readme:n?.readme.text??""}}},2574:(e,t,n)=>{n.d(t,{T:()=>readComposerJson,q:()=>parseJson})
var i=n(3060)
const s=/^(php(-64bit|-ipv6|-zts|-debug)?|hhvm|(ext|lib)-.*|composer(-(plugin|runtime)-api)?|composer\/installers|wp-cli\/.*|wpackagist-(plugin|theme)\/.*)$/i
function readComposerJson(e,t){const n=(0,i.L)(e),{config:o,extra:d}=n,l=Object.values((0,i.L)(d)).flatMap(e=>{const{target_directory:t,dep_directory:n}=(0,i.L)(e)
return[t,n]}),c=[(0,i.L)(o)["vendor-dir"]??"vendor",...l].filter(isText),f=[...new Set(c.slice(0,r).map(trimPath))],h=function createPlaceSearch(e,t,n){const isInFolders=e=>n.some(t=>e.startsWith(`${t}/`)),i=Object.entries(t).slice(0,r).filter(([e])=>isText(e)&&!isInFolders(trimPath(e)))
return t=>{const[n="",s=""]=t.split("/"),fill=e=>e.replaceAll("{$vendor}",n).replaceAll("{$name}",s),[a]=i.find(([i,s])=>{if(!Array.isArray(s))return!1
return s.includes(t)||s.includes(`vendor:${n}`)||fill(i)!==i&&e(fill(i))})??[]
return void 0===a?void 0:trimPath(fill(a))}}(t,(0,i.L)((0,i.L)(d)["installer-paths"]),f),u=(0,i.L)(n.replace),p=Object.keys((0,i.L)(n.require)).slice(0,a).filter(e=>isText(e)&&!s.test(e)&&!(e in u)),g=p.filter(e=>void 0===h(e)),m=p.flatMap(e=>{const t=h(e)
return void 0===t||""===t||t.startsWith("..")?[]:[{name:e,folder:t}]}),y=function listClasses(e){return[...["psr-4","psr-0"].flatMap(t=>Object.values((0,i.L)(e[t]))),e.classmap,e.files].flatMap(e=>Array.isArray(e)?e:[e]).filter(isText).slice(0,a).map(trimPath)}((0,i.L)(n.autoload))
if(g.length+y.length+m.length!==0)return{packages:g,folders:f,classes:y,placed:m}}const a=500,r=20
function trimPath(e){return e.replace(/^(\.?\/)+|\/+$/g,"")}function isText(e){return"string"==typeof e&&e.length<1024}function parseJson(e){try{return JSON.parse(Buffer.from(e,"latin1").toString())}catch{return}}},1791:(e,t,n)=>{n.d(t,{Ii:()=>locateHeader,LE:()=>isPluginHeader,OF:()=>parsePluginHeader,W$:()=>findHeaderLines,W1:()=>findLostHeaders,eb:()=>isMainFile,q2:()=>i,qG:()=>readRequiredPlugins,tL:()=>findHiddenHeader})
const i=8192,s=Object.fromEntries(Object.entries({name:"Plugin Name",pluginUri:"Plugin URI",version:"Version",description:"Description",author:"Author",authorUri:"Author URI",textDomain:"Text Domain",domainPath:"Domain Path",network:"Network",requiresWordPress:"Requires at least",requiresPhp:"Requires PHP",updateUri:"Update URI",requiresPlugins:"Requires Plugins",siteWideOnly:"Site Wide Only"}).map(([e,t])=>[e,new RegExp(`^(?:[ \\t]*<\\?(?:php)?)?[ \\t/*#@]*${t}:(.*)$`,"gim")])),a=" \t\n\v\f\r",r=" \t\n\r\0\v"
function parsePluginHeader(e,t=i){const n=toText(e,t).replaceAll("\r","\n"),a=Object.entries(s).map(([e,t])=>{const[i]=n.matchAll(t)
return[e,cleanUp(i?.[1]??"")]})
return Object.fromEntries(a)}const o=10
function findHeaderLines(e,t,n=i){const a=toText(e,n)
return[...a.replaceAll("\r","\n").matchAll(s[t])].slice(0,o).map(({index:e})=>a.slice(0,e).split(/\r\n|\r|\n/).length)}function locateHeader(e,t){const[n]=toText(e,i).replaceAll("\r","\n").matchAll(s[t]),a=n?.[1]??"",r=Buffer.from(cleanUp(a)).toString("latin1"),o=a.indexOf(r)
if(void 0===n||""===r||o<0)return
const d=n.index+n[0].length-a.length+o
return{start:d,end:d+r.length}}function toText(e,t){return Buffer.from(e.subarray(0,t)).toString("latin1")}function isPluginHeader(e){return""!==e.name&&"0"!==e.name}function isMainFile(e){return isPluginHeader(parsePluginHeader(e.subarray(0,i)))}function cleanUp(e){if("0"===e)return""
const t=e.search(/\*\/|\?>/),n=t<0?e:trimEnd(e.slice(0,t),a),i=function trimStart(e,t){let n=0
for(;n<e.length&&t.includes(e.charAt(n));)n+=1
return e.slice(n)}(trimEnd(n,r),r)
return Buffer.from(i,"latin1").toString("utf8")}function trimEnd(e,t){let n=e.length
for(;n>0&&t.includes(e.charAt(n-1));)n-=1
return e.slice(0,n)}function readRequiredPlugins(e){const t=e.split(",").map(e=>e.trim()).filter(e=>""!==e),isSlug=e=>/^[a-z0-9]+(-[a-z0-9]+)*$/.test(e)
return{slugs:[...new Set(t.filter(isSlug))],dropped:t.filter(e=>!isSlug(e))}}const d=Buffer.from("\ufeff"),l=64
function findHiddenHeader(e){if(hasName(e))return
if(function decodeUtf16(e){if(!e.subarray(0,l).includes(0))return[]
const t=e.subarray(0,Math.min(2*i,e.length-e.length%2))
return[t,Buffer.from(t).swap16()].map(e=>Buffer.from(e.toString("utf16le").replace(/^\ufeff/,"")))}(e).some(e=>hasName(e)))return{why:"utf-16",line:1}
const t=removeMark(e)
if(void 0!==t&&hasName(t))return{why:"byte-order-mark",line:1}
if(!hasName(e,e.length))return
const[n=1]=findHeaderLines(e,"name",e.length)
return{why:"late",line:n}}const c=["name","version"]
function findLostHeaders(e,t){const n=removeMark(e),i=n&&parsePluginHeader(n),s=parsePluginHeader(e,e.length)
return c.flatMap(n=>{if(""===t[n]&&void 0!==i&&""!==i[n])return[{field:n,why:"byte-order-mark",line:1}]
if(s[n]===t[n])return[]
const[a=1]=findHeaderLines(e,n,e.length)
return[{field:n,why:findHeaderLines(e,n).length>0?"cut":"late",line:a}]})}function removeMark(e){const{length:t}=d
return e.subarray(0,t).equals(d)?e.subarray(t):void 0}function hasName(e,t=i){return/plugin name:/i.test(e.toString("latin1",0,t))&&isPluginHeader(parsePluginHeader(e,t))}}}

