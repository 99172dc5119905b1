export const id=886
export const ids=[886]
export const modules={1171:((e,t,n)=>{n.d(t,{BU:()=>partOf,Ft:()=>isSame,Hl:()=>findDifference,_J:()=>indexFiles,rX:()=>findFileChanges})
var s=n(5388)
function findFileChanges(e,t){const[n,s]=[indexFiles(e.files),indexFiles(t.files)]
return{added:t.files.filter(({path:e})=>!n.has(e)).map(({path:e})=>e),removed:e.files.filter(({path:e})=>!s.has(e)).map(({path:e})=>e),changed:t.files.filter(e=>function isOther(e,{sizeBytes:t,crc32:n}){return void 0!==e&&(e.sizeBytes!==t||e.crc32!==n)}(n.get(e.path),e)).map(({path:e})=>e)}}function findDifference(e,t){const{added:n,removed:s,changed:i}=findFileChanges(e,t),a={added:sortPaths(n),removed:sortPaths(s),changed:sortPaths(i)}
return{from:e,to:t,...a,parts:groupByPart(e,t,a),headers:listHeaderChanges(e,t),packedBytes:{from:e.sizeBytes,to:t.sizeBytes},unpackedBytes:{from:sumBytes(e.files),to:sumBytes(t.files)}}}function isSame({added:e,removed:t,changed:n}){return e.length+t.length+n.length===0}function partOf(e){return e.slice(0,e.indexOf("/")+1)}function indexFiles(e){return new Map(e.map(e=>[e.path,e]))}function sumBytes(e){return e.reduce((e,{sizeBytes:t})=>e+t,0)}function sortPaths(e){return(0,s.n2)(e,e=>e)}function groupByPart(e,t,{added:n,removed:s,changed:i}){const[a,r]=[e,t].map(({files:e})=>Map.groupBy(e,({path:e})=>partOf(e))),[o,c,d]=[n,s,i].map(e=>Map.groupBy(e,partOf))
return sortPaths([...new Set([...n,...s,...i].map(partOf))]).map(e=>{const[t,n]=[a?.get(e)??[],r?.get(e)??[]]
return{name:e,added:o?.get(e)??[],removed:c?.get(e)??[],changed:d?.get(e)??[],files:{from:t.length,to:n.length},unpackedBytes:{from:sumBytes(t),to:sumBytes(n)}}})}const i=[["version","Version"],["name","Plugin Name"],["requiresWordPress","Requires at least"],["requiresPhp","Requires PHP"],["requiresPlugins","Requires Plugins"],["updateUri","Update URI"],["textDomain","Text Domain"],["domainPath","Domain Path"],["network","Network"],["pluginUri","Plugin URI"],["author","Author"],["authorUri","Author URI"],["description","Description"]]
function listHeaderChanges(e,t){return[{label:"Folder",from:e.folder,to:t.folder},{label:"Main file",from:e.mainFile,to:t.mainFile},...i.map(([n,s])=>({label:s,from:e.header[n],to:t.header[n]})),{label:"Tested up to",from:e.readme?.tested??"",to:t.readme?.tested??""}].filter(e=>e.from!==e.to)}}),8886:((e,t,n)=>{n.r(t),n.d(t,{CHANGELOG_NAMES:()=>Y,HEADER_BYTES:()=>On.q2,assertZip:()=>Io.MK,comparePhp:()=>php_comparePhp,compareSnapshots:()=>compareSnapshots,compareVersions:()=>ft.Zy,createContentScanner:()=>createContentScanner,createLibraryTest:()=>createLibraryTest,decodeText:()=>decodeText,findChangelog:()=>findChangelog,findUpgradeNotice:()=>findUpgradeNotice,hasSections:()=>hasSections,hasUnknownWord:()=>ft.Hk,inspect:()=>inspect,isPluginHeader:()=>On.LE,isShown:()=>isShown,listFiles:()=>list_files_listFiles,locateHeader:()=>On.Ii,nameIn:()=>nameIn,openZip:()=>zr.Q,parsePluginHeader:()=>On.OF,parseReadme:()=>parseReadme,readListing:()=>readListing,readOutline:()=>readOutline,readPackagePhp:()=>readPackagePhp,readPhpTexts:()=>readPhpTexts,readRequiredPlugins:()=>On.qG,readSnapshot:()=>readSnapshot,serveParsing:()=>serveParsing})
var s=n(5388)
function prefixOf(e){return""===e?"":`${e}/`}function nameIn(e,t){const n=prefixOf(e)
if(!t.startsWith(n))return
const s=t.slice(n.length)
return""===s||s.includes("/")?void 0:s}function parentOf(e){return e.slice(0,Math.max(e.lastIndexOf("/"),0))}const i="__MACOSX/"
function layOut(e){const t=[],n=[],i=new Set
for(const s of e){const{name:e}=s,a=findDanger(e)
if(void 0!==a&&n.push({name:e,danger:a}),void 0!==a||""===s.path||isOfMacOs(e))continue
const r=e.endsWith("\\")?{...s,isFolder:!0}:s
t.push(r),i.add(findTop(r))}const a=n.map(({name:e})=>e).filter(e=>!isOfMacOs(e)),r=(0,s.n2)([...i],e=>e)
return{entries:t,unsafe:a,dangers:n,top:r,folder:findFolder(t,r)}}function isOfMacOs(e){return e.startsWith(i)}const a=1024,r=255
function findDanger(e){return e.length>a?"length":/^[\\/]|^[^\\/]:|\.\.[\\/]|(^|[\\/])\.\.$/.test(e)?"outside":""===e||/\p{Cc}/u.test(e)?"characters":isTooLong(e)&&e.split(/[\\/]/).some(isTooLong)?"length":void 0}function isTooLong(e){return Buffer.byteLength(e)>r}function isPhpFile(e){return/(^|\/)[^./][^/]*\.php$/.test(e)}function guessMain(e){const t=e.slice(e.lastIndexOf("/")+1,-4).toLowerCase(),n=parentOf(e),s=n.slice(n.lastIndexOf("/")+1).toLowerCase()
return"index"===t?0:t===s?4:""!==t&&""!==s&&(s.includes(t)||t.includes(s))?3:/^(plugin|main|init|loader|bootstrap)$/.test(t)?2:1}function findTop({path:e,isFolder:t}){const n=e.indexOf("/")
return n>=0?e.slice(0,n+1):t?`${e}/`:e}function findFolder(e,t){const n=t.filter(e=>e.endsWith("/")).map(e=>e.slice(0,-1))
if(1===t.length)return n[0]??""
const s=new Map
for(const{path:t,isFolder:n}of e){const e=parentOf(t)
n||e.includes("/")||!isPhpFile(t)||s.set(e,Math.max(s.get(e)??0,guessMain(t)))}if((s.get("")??0)>0)return""
return n.filter(e=>s.has(e)).sort((e,t)=>(s.get(t)??0)-(s.get(e)??0))[0]??(1===n.length?n[0]??"":"")}const o=/(^|\/)(vendor|vendor[-_]prefixed|jetpack_vendor|node_modules|dependencies|third-party|libraries|libs?)\//i,c=/\/(licen[cs]e(\.(txt|md))?|composer\.json)$/i
function createLibraryTest({entries:e,folder:t}){const n=prefixOf(t),i=e.filter(({path:e})=>c.test(e)).map(({path:e})=>parentOf(e)),a=(0,s.$V)(new Set(i.filter(e=>""!==e&&e!==t)))
return e=>o.test(e.slice(e.startsWith(n)?n.length:0))||a(e)}const d=/(^|\/)(tests?|__tests__|fixtures|examples)\//i
function isShown(e){return d.test(e)}const l="holds the variables of an environment, such as passwords and keys",f=/(^|[._-])(example|sample|dist|template|tmpl|tpl|defaults?)([._-]|$)/i,h=String.raw`\$\{|\{\{|%[^%'"]*%|__|<|password_here|[^'"]*example`,u=/^(?![ \t]*#).*?(?:PASS|PWD|KEY|SECRET|TOKEN|DSN|CREDENTIAL)\w{0,60}["']?[ \t]*[=:][ \t]*["']?[^\s"'#]|:\/\/[^\s/:@]{0,64}:[^\s/@]{1,128}@/im,p=/\/(?:tests?|__tests__|phpunit|e2e|cypress|codeception)\/|\/\.env[._-](?:tests?|testing|ci|e2e|phpunit|cypress)(?:\.[\w-]+)?$|\/(?:tests?|testing|ci)\.env$/i,m=/(?:PASS|PWD|KEY|SECRET|TOKEN|DSN|CREDENTIAL)\w{0,60}["']?[ \t]*[=:][ \t]*(.*)/i,g=/:\/\/[^\s/:@]{0,64}:([^\s/@]{1,128})@/,w=/^(?:(?:my|wp|wordpress|db|test|root|admin|user)?[_-]?(?:pass(?:word|wd)?|pwd|secret|token|key|test(?:ing|s)?|root|admin|user|wordpress|example|dummy|change[_-]?me|none|null|true|false|foo|bar)|\d{1,6})$/i
const v=[{ends:String.raw`\.env(rc|[._-][^/]*)?|[^/]+\.env|env\.(local|production)`,what:l,proof:u,isSample:function isOfContainer(e,t){return!!p.test(e)&&t.split("\n").filter(e=>u.test(e)).every(e=>{const t=g.exec(e)?.[1]??function readValue(e){const[t=""]=e,n='"'===t||"'"===t?e.indexOf(t,1):-1
if(-1!==n)return e.slice(1,n)
const s=e.search(/[ \t]#/)
return e.slice(0,-1===s?void 0:s).trim()}(m.exec(e)?.[1]??"")
return w.test(t)})}},{ends:String.raw`sftp(?:-config)?\.json|\.ftpconfig|\.remote-sync\.json|ftp-sync\.json`,what:"holds a password for a server",proof:/"(?:password|passphrase|pass)"\s{0,20}:\s{0,20}"(?!your|<|\$\{)[^"]/i},{ends:String.raw`gha-creds-[^/]*\.json`,what:"holds the credentials of a workflow for Google Cloud"},{ends:String.raw`auth\.json`,what:"holds Composer's credentials",proof:/"(http-basic|bearer|(github|gitlab|bitbucket)-oauth|gitlab-token|forgejo-token)"\s*:\s*\{\s*"/},{ends:String.raw`[^/]+\.tfstate(\.backup)?`,what:"holds the state of Terraform, with passwords and keys in plain text"},{ends:String.raw`([^/]+\.)?kubeconfig(\.ya?ml)?|\.kube/config`,what:"holds the credentials of a Kubernetes cluster"},{ends:String.raw`[._]netrc`,what:"holds passwords for other hosts"},{ends:String.raw`\.git-credentials`,what:"holds passwords for Git"},{ends:String.raw`\.aws/credentials`,what:"holds keys of AWS"},{ends:String.raw`\.docker/config\.json`,what:"holds passwords for registries of containers"},{ends:String.raw`\.pypirc`,what:"holds passwords for registries of Python packages"},{ends:String.raw`\.htpasswd`,what:"holds passwords of a web server"},{ends:String.raw`wp-config(?:[-_.](?!sample)[\w-]*)?\.php(?:[-_.]?(?:bak|backup|old|orig|save|copy|txt|swp|\d+)|~)?`,what:"holds the password of a database",proof:new RegExp(String.raw`\bDB_PASSWORD['"]\s*,\s*(['"])(?!\1|${h})`,"i")}],y=v.map(e=>({rule:e,pattern:endWith(e.ends)})),k=endWith(v.map(({ends:e})=>e).join("|"))
function endWith(e){return new RegExp(`(?:^|/)(?:${e})$`,"i")}function findNamedSecret(e){const t=e.lastIndexOf("/"),n=e.slice(e.lastIndexOf("/",t-1)+1)
if(!k.test(n))return
const s=y.find(({pattern:e})=>e.test(n))?.rule
return s?.what===l&&f.test(e.slice(t+1))?void 0:s}var $=n(1352)
const b=1048576,x=65536,P=8192,_=300,A=100,S=100
function planReading({entries:e,folder:t}){const n=lastOfEachPath(e).filter(e=>!e.isFolder&&(0,$.TT)(e)),[i,a,r]=function groupByDepth(e,t){const n=[],s=[],i=[]
for(const a of e){const e=isPhpFile(a.path)?depthBelow(t,a.path):-1
0===e&&n.push(a),1===e&&s.push(a),e>1&&i.push({entry:a,depth:e})}return[n,s,sortByNumber(i,({depth:e})=>e).map(({entry:e})=>e)]}(n,t),o=sortByNumber(i,({path:e})=>-guessMain(e)),c=findReadme(n,t),d=o.slice(0,_).map((e,t)=>({entry:e,maxBytes:0===t?b:x}))
return{ownPhp:(0,s.n2)(d,({entry:e})=>e.path),skippedPhp:o.slice(_).map(({path:e})=>e),nestedPhp:a.slice(0,_).map(e=>({entry:e,maxBytes:x})),deepPhp:r.slice(0,A).map(e=>({entry:e,maxBytes:x})),readme:c&&{entry:c,maxBytes:b},suspects:n.filter(({path:e})=>function isSuspect(e){return/(^|\/)(id_(rsa|dsa|ecdsa|ed25519)|\.npmrc)$|\.(pem|key|ppk)$/i.test(e)||void 0!==findNamedSecret(e)?.proof}(e)).slice(0,S).map(e=>({entry:e,maxBytes:P}))}}function lastOfEachPath(e){const t=(0,s.n2)(e,({path:e})=>e)
return t.filter(({path:e},n)=>t[n+1]?.path!==e)}function depthBelow(e,t){return""===e||t.startsWith(`${e}/`)?t.split("/").length-(""===e?1:2):-1}function sortByNumber(e,t){return[...e].sort((e,n)=>t(e)-t(n))}function findReadme(e,t){const named=n=>{const s=e.filter(({path:e})=>nameIn(t,e)?.toLowerCase()===n)
return s.find(({path:e})=>nameIn(t,e)===n)??s[0]}
return named("readme.txt")??named("readme.md")}const O=new Map([["stable tag","stableTag"],["tested","tested"],["tested up to","tested"],["requires","requires"],["requires at least","requires"],["requires php","requiresPhp"],["contributors",void 0],["donate link",void 0],["license",void 0],["license uri",void 0],["tags",void 0]]),L={stableTag:function cleanStableTag(e){const t=trimCharacters(e,"\"'").replace(/^\/?tags\//i,"").replace(/[^a-z0-9_.-]/gi,"")
return t.startsWith(".")?`0${t}`:t},tested:e=>cleanWordPressVersion(e,[/wordpress/gi,/wp/gi]),requires:e=>cleanWordPressVersion(e,[/wordpress/gi,/wp/gi,/or higher/gi,/and above/gi,/\+/g]),requiresPhp:e=>/^[0-9]+(\.[0-9]+){1,2}$/.test(e)?e:""},B=" \t\n\r\0\v",C="#= \t\0\v",M=" \t*-\r\n",T=49
function parseReadme(e){const t=splitLines(decodeText(e)),{name:n,next:s}=function readName(e){const t=skipBlank(e,0)
if(isKnownHeader(e[t]))return{name:"",next:t}
const n=cleanName(e[t]),s=""===trimCharacters(e[t+1]??"","=-"),i=s?t+2:t+1
if("plugin name"!==n.toLowerCase())return{name:n,next:i}
const a=skipBlank(e,i),r=e[a]??""
return Buffer.byteLength(r)>T||isKnownHeader(r)?{name:"",next:a}:{name:cleanName(r),next:a+1}}(t),{headers:i,end:a}=function readHeaders(e,t){const n=new Map
let s=skipBlank(e,t),i=!1
for(;s<e.length;s+=1){const t=e[s]??"",a=""===t||"0"===t,r=splitHeader(t)
if(!a&&(!r||i&&!O.has(r.key)))break
const o=r&&O.get(r.key)
o&&n.set(o,{value:r.value,line:s+1}),i=a}return{headers:n,end:s}}(t,s),clean=e=>function cleanHeader(e,t){return isBlank(t)?"":L[e](trim(t))}(e,i.get(e)?.value??"")
return{name:n,stableTag:clean("stableTag"),tested:clean("tested"),requires:clean("requires"),requiresPhp:clean("requiresPhp"),lines:Object.fromEntries([...i].map(([e,{line:t}])=>[e,t])),description:readDescription(t,a),text:t.join("\n")}}function decodeText(e){const t=255===e[0]&&254===e[1]
return new TextDecoder(t?"utf-16le":"utf-8").decode(e)}function splitLines(e){return e.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/)}function trimCharacters(e,t){let[n,s]=[0,e.length]
for(;n<s&&t.includes(e.charAt(n));)n+=1
for(;s>n&&t.includes(e.charAt(s-1));)s-=1
return e.slice(n,s)}function readDescription(e,t){const n=e.findIndex((e,n)=>n>=t&&/^(==|##)/.test(trim(e)))
return trim(e.slice(t,n<0?void 0:n).filter(e=>!isBlank(e)).join(" "))}function splitHeader(e){const t=e.indexOf(":")
if(!(t<0||/^[#=]/.test(e)))return{key:trimCharacters(e.slice(0,t),M).toLowerCase(),value:trimCharacters(e.slice(t+1),M)}}function isKnownHeader(e=""){return O.has(splitHeader(e)?.key??"")}function skipBlank(e,t){let n=t
for(;n<e.length&&isBlank(e[n]);)n+=1
return n}function isBlank(e=""){return/^0?$/.test(trim(e))}function cleanName(e=""){return trim(trimCharacters(e,C))}function cleanWordPressVersion(e,t){const n=t.reduce((e,t)=>e.replace(t,""),e),[s=""]=trim(n).split("-",1)
return/^[0-9]+\.[0-9](\.[0-9]+)?$/.test(s)?s:""}function trim(e){return trimCharacters(e,B)}const W=1e5,I=1e4,R="…",N=/^(?:php|jsx?|tsx?|css|scss|html|xml|json|ya?ml|sql|sh|bash|diff)$/i
function renderMarkdown(e){const t=function createInliner(e){const t=e.some(mayMakeTable)?q:Z,n=e.join("").split("$",3).length>2?"&#36;":"$"
return e=>{let s="",i=0
for(const{0:a,index:r,groups:o={}}of e.matchAll(t)){const t=e.slice(i,r)
i=r+a.length
const c=show({token:a,dollar:n,after:e.slice(i,i+20)},o)
s+=t
const d=/^[`<]/.test(c)&&(s.endsWith("`")||t.endsWith("\\"))
s+=d?` ${c}`:c}return s+e.slice(i)}}(e),n=[]
let s,i=W-Buffer.byteLength(R)
for(const a of e){const e=void 0===s?readFence(a):continueCode(a,s),r=breakMarks(e?.line??t(markHeading(limitLine(a))))
i-=Buffer.byteLength(r)+1
const o=void 0!==e&&!e.isLast
if(i<(o?e.mark.length+1:0))return[...n,s?.mark??[],R].flat().join("\n")
n.push(r),s=o?e:void 0}return[...n,s?.mark??[]].flat().join("\n").trimEnd()}const z=/^(?<space>[ \t]*)(?<mark>`{3,}(?=[^`]*$)|~{3,})[ \t]*(?<language>[^\s`]*)/
function readFence(e){const{space:t="",mark:n="",language:s=""}=z.exec(limitLine(e))?.groups??{}
if(""===n)return
return{line:n+(N.test(s)?s:""),mark:n,indent:t.length,isLast:!1}}function continueCode(e,{mark:t,indent:n}){const s=/^[ \t]*/.exec(e)?.[0]??"",i=limitLine(e.slice(Math.min(n,s.length))),a=trimCharacters(i," \t"),r=/^ {0,3}\S/.test(i)&&a.startsWith(t)&&""===trimCharacters(a,t.charAt(0))
return{line:i,mark:t,indent:n,isLast:r}}function markHeading(e){const t=e.trim(),n=trimCharacters(t,"= \t")
return""!==n&&t.startsWith("=")&&t.endsWith("=")?`### ${n}`:e}function breakMarks(e){return e.replace(/^\s*:(?=:)|##(?=\[)|publish-wordpress-plugin(?=:)/gi,"$& ")}function limitLine(e){return e.length>I?`${e.slice(0,I-1).toWellFormed()}${R}`:e}const E="&(?!(?:amp|lt|gt|quot|nbsp);)(?=#?\\w+;)",F="\\s*<?https?://"
function createTokens(e){const t="[^\\s<>`|()[\\]!\"'\\\\]"
return new RegExp([`(?<code>(?<!\`)(?<ticks>\`+)(?!\`)${e?"[^|]":"."}{1,2000}?(?<!\`)\\k<ticks>(?!\`))`,"<(?<framed>https?://[^\\s<>`|\\\\]{1,2000})>",`(?<address>https?://(?:${t}|\\(${t}{0,200}\\)){1,2000})`,"(?<mention>(?:[A-Za-z0-9][A-Za-z0-9._%+-]{0,63})?\\\\?@[._-]*[A-Za-z0-9](?:[A-Za-z0-9/@-]|[._](?=[A-Za-z0-9]))*)","(?<escaped>\\\\[!-/:-@[-`{-~])",`(?<image>(?<!!)!(?=\\[[^[\\]]{0,300}\\]\\(${F})(?:\\[\\])?)`,`(?<reference>${E})`,"(?<dollar>\\$)","(?<other>ftp://|www\\.)",`(?<active><(?=[A-Za-z/!?])|\`|~~~|!(?=\\[)|\\[(?=\\^)|\\](?=[(:](?!${F})))`].join("|"),"gi")}const Z=createTokens(!1),q=createTokens(!0),j=new RegExp(`[@$]|${E}`,"gi"),H=/^[\]).,;:!?*_'"]*(?:\s|$)|^\]\(/
function mayMakeTable(e){return/^[\s>*+\d.)|:-]*$/.test(e)&&e.includes("-")&&/[|:]/.test(e)}function show({token:e,dollar:t,after:n},{framed:s,address:i=s,mention:a,image:r,active:o,...c}){if(void 0!==i){const e=i.replace(j,e=>encodeURIComponent(e))
return void 0===s&&H.test(n)?e:`<${e}>`}return void 0!==a?`\`${a.replace("\\","")}\``:void 0!==r?"!"===r?"":"[image]":void 0!==o?"<"===o?"&lt;":`\\${o}`:void 0!==c.reference?"&amp;":void 0!==c.dollar?t:void 0===c.other?e:e.replace(/\/\/|\./,"\\$&")}const U="(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?",V="\\d{1,2}(?:st|nd|rd|th)?\\.?",G=["\\d{4}([-./])\\d{1,2}\\1\\d{1,2}","\\d{1,2}([-./])\\d{1,2}\\2\\d{4}",`(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\\.?,?\\s+)?(?:${V}[\\s/-]+(?:of\\s+)?)?${U},?[\\s/-]+(?:${V},?\\s+)?\\d{4}`,`\\d{4}[\\s-]+${U}(?:[\\s-]+${V})?`].map(e=>`(?<![\\w.-])${e}(?!\\w|[.-]\\w)`),D=new RegExp(G.join("|"),"gi"),K={isOfVersion:!1,isOnlyVersion:!1,hasDate:!1,isOf:()=>!1}
function readTitle(e,t){if(!/\d/.test(e))return K
const n=/\d{4}/.test(e)?e.replace(D," - "):e,s=n!==e,i=(s?[e,n]:[e]).flatMap(e=>function readWords(e,t){const n=skipLabels(e),s=t.map(e=>skipLabels(function skipName(e,t){const n=t.findIndex((t,n)=>t.toLowerCase()!==e[n]?.toLowerCase())
return e.slice(n<0?t.length:n)}(n,splitWords(e))))
return[n,...s.filter(({length:e})=>e<n.length)].map(t=>({words:t,isBare:t.length===e.length}))}(splitWords(e),t)),a=s&&splitWords(n).every(isDash)
return{isOfVersion:a||i.some(beginsWithVersion),isOnlyVersion:a||i.some(e=>beginsWithVersion(e)&&e.words.slice(1).every(isAside)),hasDate:s,isOf:e=>i.some(({words:t})=>e.some(e=>function beginsWith([e="",...t],n){const[s="",i="0"]=t.filter(e=>!isDash(e)),a=/^(?:dev|alpha|beta|rc)[\d.]*$/i.test(s)&&/^\d/.test(i)
return""!==n&&function isSpelling(e,t){return[e,e.replace(/^v\.?/i,"")].some(e=>e.startsWith(t)&&""===trimCharacters(e.slice(t.length),".+~_-"))}(e,n)&&!a}(t,e)))}}function splitWords(e){return e.replace(/\]\([^()]*\)/g,"]").replace(/\(s\)/gi,"s").replace(/[()]/g," - ").split(/[\s#[\]{}<>,:;|*`"'/=–—]/).filter(e=>""!==e)}function skipLabels(e){const t=e.findIndex(e=>!/^(?:new|in|v|ver|versions?|releases?|changes|changelog|update)\.?$/i.test(e)&&!isDash(e))
return t<0?[]:e.slice(t)}function isDash(e){return/^-*$/.test(e)}function isAside(e){return isDash(e)||isNumber(e)}function isNumber(e){return/^v?\.?\d/i.test(e)}function beginsWithVersion({words:[e="",t="-"],isBare:n}){const s=/\d\.|^v/i.test(e)||!n||!/^\p{L}/u.test(t)
return isNumber(e)&&s}const J=500,Q=100
function findHeadings(e){return e.flatMap((t,n)=>{if(""===t.trim())return[]
const s=function readHeading(e){const t=e.trim(),n=/^=+(?!>)/.exec(t)?.[0].length??0
if(n>0)return{mark:"=",depth:-n,title:trimCharacters(t,"= \t")}
const s=/^#{1,6}(?=[ \t])/.exec(t)?.[0].length??0
if(s>0)return{mark:"#",depth:s,title:trimCharacters(t,"# \t")}
const[,i]=/^\*\*(.*)\*\*[:= ]*$/.exec(t)??[]
if(void 0!==i)return{mark:"*",depth:0,title:i}
const a=t.length<=Q&&/^[^\s*+#>-]/.test(e)&&/\d\.\d/.test(t)
return a?{mark:"",depth:0,title:t}:void 0}(t.slice(0,J)),i="="===s?.mark||"#"===s?.mark?void 0:function readUnderlined(e,t=""){const n=/^ {0,3}(?<mark>[=-])\k<mark>{2,}\s*$/.exec(t.slice(0,J))?.groups?.mark,s=/^ {0,3}[^\s*+>-]/.test(e)&&e.length<=J
return void 0!==n&&s?{mark:"#",depth:"="===n?1:2,title:e.trim()}:void 0}(t,e[n+1])
return i?[{...i,index:n,next:n+2}]:s?[{...s,index:n,next:n+1}]:[]})}const X=/[^\P{Cc}\t]|(?![\u200c\u200d])\p{Cf}/gu
function readSection(e,t){const n=splitLines(e),s=n.findIndex(e=>""!==e.trim()),i=[]
let a=!1
for(const[e,r]of n.entries()){const o=r.trim(),c=/^=+$/.test(o)&&/^[^\s*=#-].*\d\.\d/.test(n[e-1]??""),d=e===s&&o.startsWith("===");/^(==|##[^#])/.test(o)&&!d&&!c?a=t.test(trimCharacters(o,"#= \t")):a&&i.push(r)}return i.join("\n").trim()}const Y=["changelog.txt","changelog.md"],ee=5
function findChangelog(e,t,n){for(const{body:s,spellings:i}of findSections(e,t,n)){const e=trimBlankLines(cutHistory(s,i))
if(e.length>0)return renderMarkdown(e)}return""}function hasSections(e,t,{names:n}){return listHeadings(readLines(e,t),n).some(({isOfVersion:e})=>e)}function findUpgradeNotice(e,t){const n=readSection(e,/^upgrade[ _]?notice$/i),s=findChangelog(n,"file",t)
if(""!==s||hasSections(n,"file",t))return s.replace(/\s+/g," ").trim()}function showLine(e){return e.replace(X,"")}function findSections(e,t,{version:n,names:s}){const i=readLines(e,t),a=listHeadings(i,s),r=function spell(e){const t=e.replace(/(?:\.0+)+$/,"")
return""===t?[e]:[e,t,`${t}.0`,`${t}.0.0`]}(n)
return r.flatMap(e=>a.filter(({isOf:t})=>t([e]))).slice(0,ee).map(e=>{const t=a.find(t=>t.index>e.index&&function ends(e,t,n){const s=e.mark===t.mark
if(s&&"="===e.mark&&e.depth<t.depth)return!0
const i=s&&e.depth>t.depth
return i?e.isOnlyVersion&&!e.isOf(n):e.isOfVersion}(t,e,r))
return{heading:i.slice(e.index,e.next),body:i.slice(e.next,t?.index),spellings:r}})}function readLines(e,t){return splitLines("file"===t?e:function readChangelog(e){return readSection(e,/^change[ _]?log$/i)}(e)).map(showLine)}function listHeadings(e,t){return function chooseHeadings(e){const has=t=>e.some(({mark:e,isOfVersion:n})=>n&&""!==e&&t.includes(e)),[t,n]=[has("=#"),has("=#*")]
return e.filter(({mark:e,isOfVersion:s,isOnlyVersion:i,hasDate:a})=>"*"===e?i||!t||s&&a:""!==e||i&&(a||!n))}(findHeadings(e).map(e=>({...e,...readTitle(e.title,t)})))}const te=3,ne=/^ {0,3}[*+-]\s+(?=\S{0,10}\d\.\d)(\S.{0,80}?)(?::| [-–—] |$)/
function cutHistory(e,t){const isOther=e=>{const[,n]=ne.exec(e)??[]
if(void 0===n)return!1
const{isOnlyVersion:s,isOf:i}=readTitle(n.replaceAll("*",""),[])
return s&&!i(t)}
return e.filter(isOther).length<te?e:[...e.slice(0,e.findIndex(isOther)),"…"]}function trimBlankLines(e){const isFilled=e=>""!==e.trim()
return e.slice(e.findIndex(isFilled),e.findLastIndex(isFilled)+1)}const se={changelog:"",lacksSection:!1}
function find(...[e,t,n]){const s=findChangelog(e,t,n)
return{changelog:s,lacksSection:""===s&&hasSections(e,t,n)}}function choose(e){const t=e.some(e=>e.lacksSection),{changelog:n}=e.find(e=>""!==e.changelog)??se
return{changelog:n,lacksSection:""===n&&t}}function nameRelease({main:e,readme:t}){const{name:n="",version:s=""}=e?.header??{}
return{version:s,names:[n,t?.readme.name??""]}}async function readPackageChangelog(e,t){const{main:n,readme:s,layout:i}=e
if(void 0===n)return se
const a=nameRelease(e),r=s&&find(endText(s.readme.text,s),"readme",a),o=r?[{...r,path:s.path}]:[]
for(const e of function planTexts({entries:e,folder:t},n){const s=lastOfEachPath(e.filter(({path:e})=>void 0!==nameIn(t,e))).filter(e=>!e.isFolder&&(0,$.TT)(e))
return n.flatMap(e=>s.filter(({path:n})=>nameIn(t,n)?.toLowerCase()===e).map(e=>({entry:e,maxBytes:b})))}(i,Y)){if(""!==choose(o).changelog)break
const{path:n}=e.entry
o.push({...find(await readText(e,t),"file",a),path:n})}const{changelog:c,lacksSection:d}=choose(o),l=""===c?o.find(e=>e.lacksSection):void 0
return{changelog:c,lacksSection:d,lackingFile:l?.path}}async function readText(e,t){const n=await(0,$.hB)(e.entry,t,e)
return void 0===n.damage?endText(decodeText(n.bytes),n):""}function endText(e,{isWhole:t}){return t?e:`${e.slice(0,e.lastIndexOf("\n")+1)}…`}var ie=n(6338),ae=n(6717)
const re=2e8,oe=1e9,ce=200,de=5e7
function findExcess(e,t){const n=e.filter(({sizeBytes:e,packedBytes:t})=>isBomb(e,t)),s=new Set(n),i=e.reduce((e,{sizeBytes:t})=>e+t,0)
return{bombs:n,large:e.filter(e=>e.sizeBytes>re&&!s.has(e)),unpackedBytes:i,isTooMuch:i>oe,isBomb:isBomb(i,t)}}function isBomb(e,t){return e>de&&e>t*ce}const le="WordPress stops while unpacking it, and no site gets the update.",fe="Sites would run out of disk space, memory or time during the update.",he="Hosts and security scanners block such a ZIP as an attack.",ue="Leave out files that the plugin does not need at run time, or load it from elsewhere.",pe={9:"Deflate64",12:"bzip2",14:"LZMA",93:"Zstandard",95:"XZ",98:"PPMd"},me=[{id:"zip-method",severity:"error",acceptance:"no",*find({layout:e}){const t=e.entries.filter(e=>!e.isFolder&&!(0,$.TT)(e)),n=t.filter(isEncrypted).map(({path:e})=>e),s=t.filter(e=>!isEncrypted(e))
if(n.length>0&&(yield{message:`${(0,ae.Zv)(n)} ${(0,ie.d5)(n,"is","are")} encrypted.`,effect:le,fix:"Build the ZIP without a password.",file:n[0]}),s.length>0){const e=[...new Set(s.map(nameMethod))].slice(0,3).join(", ")
yield{message:`${(0,ae.Zv)(s.map(({path:e})=>e))} ${(0,ie.d5)(s,"is","are")} packed with ${e}, which not every PHP can unpack.`,effect:le,fix:"Build the ZIP with the standard method, deflate.",file:s[0]?.path}}}},{id:"zip-empty",severity:"error",acceptance:"no",*find({layout:e}){e.entries.some(({isFolder:e})=>!e)||e.unsafe.length>0||(yield{message:"The ZIP holds no files.",effect:"WordPress refuses it, and no site gets the update.",fix:"Check the step that builds the ZIP: its source folder may be empty or have another name."})}},{id:"zip-limits",severity:"error",acceptance:"yes",*find({excess:{bombs:e,large:t,unpackedBytes:n,isTooMuch:s,isBomb:i}}){if(e.length>0&&(yield{message:`${(0,ae.Zv)(e.map(({name:e})=>e))} ${(0,ie.d5)(e,"unpacks","unpack")} to more than ${ce} times what ${(0,ie.d5)(e,"it takes","they take")} in the ZIP.`,effect:he,fix:`Leave ${(0,ie.d5)(e,"the file","the files")} out, or create ${(0,ie.d5)(e,"it","them")} at run time.`,file:e[0]?.name}),t.length>0){const e=(0,ie.Xq)(Math.max(...t.map(e=>e.sizeBytes)))
yield{message:`${(0,ae.Zv)(t.map(({name:e})=>e))} ${(0,ie.d5)(t,"takes","take up to")} ${e} unpacked; at most ${(0,ie.Xq)(re)} are accepted.`,effect:fe,fix:ue,file:t[0]?.name}}e.length>0||t.length>0||(s?yield{message:`The package takes ${(0,ie.Xq)(n)} unpacked; at most ${(0,ie.Xq)(oe)} are accepted.`,effect:fe,fix:ue}:i&&(yield{message:`The package unpacks to more than ${ce} times its size: entries share their data, or hold little but repetition.`,effect:he,fix:"Build the ZIP with a standard tool, from files that the plugin needs."}))}}]
function isEncrypted(e){return e.isEncrypted||99===e.method}function nameMethod({method:e}){return pe[e]??`method ${e}`}function nameRules(e){return".gitattributes"===e?.rulesFile?"`export-ignore` in `.gitattributes`":"`.distignore`"}const ge="WordPress knows a plugin by its folder and main file: the update deactivates it on every site.",we="A manual upload is refused; an automatic update reports success and removes the plugin from the site.",isNode=e=>"object"==typeof e&&null!==e&&"kind"in e,toNode=e=>isNode(e)?e:void 0
function toNodes(e){if(!Array.isArray(e))return[]
const t=e
return t.every(isNode)?t:t.filter(isNode)}function nameOf(e){if("string"==typeof e)return e
const t=toNode(e)?.name
return"string"==typeof t?t:void 0===t?"":nameOf(t)}const lineOf=({loc:e})=>e?.start.line??0
function stringOf(e){const t=toNode(e),n="string"===t?.kind||"nowdoc"===t?.kind?t.value:void 0
return"string"==typeof n?n:void 0}const join=(e,t)=>""===e?t:`${e}\\${t}`,noNames=e=>({namespace:e,classes:new Map,functions:new Map,constants:new Map})
function resolveClass(e,{namespace:t,classes:n}){const s=nameOf(e)
if(s.startsWith("\\"))return s.slice(1)
if("rn"===toNode(e)?.resolution)return join(t,s)
const[i="",...a]=s.split("\\"),r=n.get(i.toLowerCase())
return void 0===r?join(t,s):[r,...a].join("\\")}function resolveName(e,t,n){const s=nameOf(e)
if(s.startsWith("\\"))return{shown:s.slice(1)}
if("rn"===toNode(e)?.resolution)return{shown:join(t.namespace,s)}
if(s.includes("\\"))return{shown:resolveClass(e,t)}
const i=t[n].get("functions"===n?s.toLowerCase():s)
return void 0!==i?{shown:i}:""===t.namespace?{shown:s}:{shown:join(t.namespace,s),fallback:s}}const toNamespace=e=>e.slice(0,e.lastIndexOf("\\")+1),lastPart=e=>e.slice(e.lastIndexOf("\\")+1)
function keyOfConstant(e){const t=toNamespace(e)
return t.toLowerCase()+e.slice(t.length)}const ve={always:0,admin:1,activation:2,maybe:3,never:4}
function rarest(e,t){return ve[e]>ve[t]?e:t}const ye={when:"always",guards:[]},ke={when:"maybe",guards:[]}
function both(e,t){return t===ye?e:e===ye?t:{when:rarest(e.when,t.when),guards:0===t.guards.length?e.guards:[...e.guards,...t.guards]}}const $e={then:ke,otherwise:ke},be=/^(register_block_(type|style|pattern)|wp_set_script_translations|register_rest_route|register_post_meta|add_action|add_filter|add_shortcode|has_blocks?|parse_blocks|wp_enqueue_(script|style))$/,xe=/^(WP_CLI|(\w+_)?(DEV|DEVELOPMENT|TESTS?|TESTING|LOCAL|MOCK)(_\w+)?)$/,Pe=/^(local|development)$/,_e=/inst|single|self|loaded|init|done/i,on=(e,t="maybe")=>({when:t,guards:[e]}),swap=({then:e,otherwise:t})=>({then:t,otherwise:e}),Ae={then:{when:"never",guards:[]},otherwise:ye}
function weigh(e,t,n=0){const s=toNode(e)
if(void 0===s||n>40)return $e
const inside=e=>weigh(e,t,n+1)
switch(s.kind){case"unary":return"!"!==s.type?$e:isLasting(s.what,t)?Se:swap(inside(s.what))
case"bin":return function weighOperator(e,t,n){const{type:s,left:i,right:a}=e
if("&&"===s||"and"===s){const[e,t]=[n(i),n(a)]
return{then:both(e.then,t.then),otherwise:anyOf(e.otherwise,t.otherwise)}}if("||"===s||"or"===s){const[e,t]=[n(i),n(a)],s=anyOf(e.then,t.then)
return{then:e.then.when===t.then.when?s:{...s,when:"maybe"},otherwise:both(e.otherwise,t.otherwise)}}if("instanceof"===s){if(isLasting(i,t))return swap(Se)
const e=toNode(a)
return"name"===e?.kind?testName(`c:${resolveClass(e,t.names).toLowerCase()}`):$e}const r="=="===s||"==="===s
if(!r&&"!="!==s&&"!=="!==s)return function weighVersion({type:e,left:t,right:n}){const[s,i]=[nameOf(t).replace("\\",""),Number(toNode(n)?.value)]
if("PHP_VERSION_ID"!==s||!(i>0))return $e
const a=[Math.trunc(i/1e4),Math.trunc(i/100)%100].join(".")
return comparePhp(a,String(e).startsWith("<"))}(e)
const turn=e=>r?e:swap(e)
for(const[e,s]of[[toNode(i),toNode(a)],[toNode(a),toNode(i)]]){if("boolean"===e?.kind)return turn(!0===e.value?n(s):swap(n(s)))
if("nullkeyword"===e?.kind&&isLasting(s,t))return turn(Se)
if(Pe.test(stringOf(e)??""))return r?Ae:$e}return $e}(s,t,inside)
case"assign":return inside(s.right)
case"isset":return toNodes(s.variables).every(e=>isLasting(e,t))?swap(Se):$e
case"empty":return isLasting(s.expression,t)?Se:$e
case"silent":case"cast":return inside(s.expr)
case"call":return function weighCall(e,t){const n=toNode(e.what),ofOwn=e=>({then:on(`a:${e}`),otherwise:on(`a:${e}`)})
if("propertylookup"===n?.kind||"staticlookup"===n?.kind)return ofOwn(`*::${nameOf(n.offset).toLowerCase()}`)
if("name"!==n?.kind)return $e
const{shown:s,fallback:i=s}=resolveName(n,t.names,"functions"),a=i.toLowerCase(),[,r=a]=Le.find(([e])=>e.test(a))??[]
return Object.hasOwn(Oe,r)?Oe[r]?.(toNodes(e.arguments),t)??$e:ofOwn(s.toLowerCase())}(s,t)
case"name":return function weighConstant(e){return weighSites(e,"o")??{then:on(`o:${e}`),otherwise:on(`o:${e}`)}}(nameOf(s).replace(/^.*\\/,""))
case"variable":return t.variables.get(nameOf(s))?.answer??$e
default:return $e}}function weighSites(e,t){if(xe.test(e))return"WP_CLI"===e?Ae:{...Ae,then:on(`${t}:${e}`,"never")}}const Se={then:ye,otherwise:ye}
function isLasting(e,{lasting:t}){const n=toNode(e),s=nameOf("propertylookup"===n?.kind?n.offset:n)
return"staticlookup"===n?.kind?"variable"===toNode(n.offset)?.kind:/^(variable|propertylookup)$/.test(n?.kind??"")&&(t.has(s)||_e.test(s))}function anyOf(e,t){const n=e.guards.filter(e=>t.guards.includes(e)),s=ve[e.when]<ve[t.when]?e.when:t.when
return{when:"always"===s||"never"===s?s:"maybe",guards:n}}function comparePhp(e,t){const n={then:on(`p>=${e}`,"always"),otherwise:on(`p<${e}`,"always")}
return t?swap(n):n}const testName=(e,t="maybe")=>({then:on(e,t),otherwise:on(`!${e}`,"always")}),Oe={function_exists:([e],{names:t})=>{const n=guards_readName(e,t)??"*"
return testName(`f:${n}`,be.test(n)?"always":"maybe")},class_exists:([e],{names:t})=>testName(`c:${guards_readName(e,t)??"*"}`),method_exists:([,e])=>testMethod(stringOf(e)),is_callable:([e],{names:t})=>{const n=guards_readName(e,t)
return void 0===n?testMethod(stringOf(toNodes(e?.items)[1]?.value)):n.includes("::")?testMethod(n.replace(/^.*::/,"")):testName(`f:${n}`)},defined:([e],t)=>function weighDefined(e,{declared:t}){if(void 0===e)return $e
if("ABSPATH"===e||"WPINC"===e)return swap(Ae)
const n=weighSites(e,"k")
if(void 0!==n)return n
const s=t.has(e.toLowerCase())
return{then:on(`k:${e}`),otherwise:on(`!k:${e}`,s?"maybe":"always")}}(stringOf(e)?.replace(/^\\/,""),t),is_plugin_active:([e])=>testName(`i:${stringOf(e)??"*"}`),file_exists:()=>({then:on("e","always"),otherwise:on("!e")}),is_admin:()=>({then:{when:"admin",guards:[]},otherwise:ke}),extension_loaded:()=>({then:on("v"),otherwise:on("v")}),version_compare:([e,t,n],{text:s})=>{const[i,a]=[stringOf(t),stringOf(n)],r="PHP_VERSION"===nameOf(e)||"phpversion"===nameOf(e?.what),o={then:on("v"),otherwise:on("v","always")}
if(void 0===i||void 0===a)return o
const c=/^(<|lt|le)/.test(a)
if(r)return comparePhp(i,c)
const{start:d,end:l}=e?.loc??{}
return/wp_version|bloginfo/.test(s.slice(d?.offset,l?.offset))?c?{...o,then:on("v<")}:{...o,otherwise:on("v<","always")}:o},wp_get_environment_type:()=>$e,current_user_can:()=>$e,is_user_logged_in:()=>$e,wp_doing_ajax:()=>$e},Le=[[/^(interface|trait|enum)_exists$/,"class_exists"],[/^is_plugin_active_for_network$/,"is_plugin_active"],[/^(is_readable|is_file|is_dir|stream_resolve_include_path)$/,"file_exists"]]
const testMethod=e=>void 0===e?$e:testName(`m:*::${e.toLowerCase()}`)
function guards_readName(e,t){const n=toNode(e)
return"staticlookup"===n?.kind&&"class"===nameOf(n.offset)&&"name"===toNode(n.what)?.kind?resolveClass(n.what,t).toLowerCase():"bin"===n?.kind&&"__NAMESPACE__"===nameOf(toNode(n.left)?.value)?`${t.namespace}${stringOf(n.right)??""}`.replace(/^\\/,"").toLowerCase():stringOf(n)?.replace(/^\\/,"").toLowerCase()}function weighLeave(e,t=!1,n=0){const s=toNode(e)
if(void 0===s||n>8)return"no"
return Be[s.kind]?.(s,(e,s=t)=>weighLeave(e,s,n+1),t)??"no"}const leaves=()=>"yes",leavesLoop=(...[,,e])=>e?"no":"yes",leavesBlock=({children:e},t)=>toNodes(e).map(e=>t(e)).reduce((e,t)=>"yes"===e||"no"===t?e:t,"no"),leavesBody=({body:e},t)=>"no"===t(e,!0)?"no":"maybe",Be={return:leaves,throw:leaves,goto:leaves,break:leavesLoop,continue:leavesLoop,block:leavesBlock,namespace:leavesBlock,for:leavesBody,foreach:leavesBody,while:leavesBody,switch:leavesBody,do:leavesBody,try:({body:e},t)=>"no"===t(e,!1)?"no":"maybe",if:({body:e,alternate:t},n)=>{const s=n(e)
return s===n(t)?s:"maybe"},expressionstatement:({expression:e})=>{const{kind:t,what:n}=toNode(e)??{kind:""},s="call"===t&&/^\\?wp_(die|send_json(_error|_success)?)$/.test(nameOf(n))
return"exit"===t||"throw"===t||s?"yes":"no"}}
function keep(e,t,n,s){const i=e.get(t)??new Map
e.set(t,i)
const a=i.has(n)?i.get(n):s()
return i.set(n,a),a}const Ce=/(?:^|\/)(?:(?:[a-z]{1,30}[-_])?vendor(?:[-_][a-z-]{1,30})?|node_modules|third-?party|dependencies)\//i,Me=/^(.+)\/(?:licen[cs]e(?:\.(?:txt|md))?|composer\.json)$/i,Te=/(^|\/)(tests?|__tests__|specs?|fixtures|examples)\//i,We=new WeakMap,Ie=/(^|\/)(autoload|composer\/autoload_(real|static))\.php$/
function isReadInPart(e,t){return isLibrary(e,t)&&!Ie.test(e)}function isLibrary(e,t){const n=We.get(t)??[...t].flatMap(e=>Me.exec(e)?.[1]??[]).map(e=>`${e}/`)
return We.set(t,n),Ce.test(e)||n.some(t=>e.startsWith(t))}function isTest(e){return Te.test(e)}const Re=/^(?:pro|premium)\//i,Ne=new WeakMap
function isPaidApart(e,t){const[n]=Re.exec(e)??[]
if(void 0===n)return!1
const s=Ne.get(t)??new Set([...t].map(e=>e.slice(0,e.indexOf("/")+1)))
return Ne.set(t,s),!s.has(n)}const ze=new Set("http https ftp ftps mailto news irc irc6 ircs gopher nntp feed telnet mms rtsp sms svn tel fax xmpp webcal urn".split(" ")),Ee=/[^a-z0-9\-~+_.?#=!&;,/:%@$|*'()[\]\x80-\u{10FFFF}]/giu
function findUpdateHost(e){const t=function completeUrl(e){let t=e.trimStart().replaceAll(" ","%20").replaceAll(Ee,"")
for(let e="";e!==t;)e=t,t=t.replaceAll(/%0[da]/gi,"")
t=t.replaceAll(";//","://")
const n=/^[/#?]/.test(t)||/^[a-z0-9-]+\.php/i.test(t)
return""===t||t.includes(":")||n?t:`http://${t}`}(e),[,n,s]=/^(?:([a-z0-9+.-]+):)?\/\/([^/?#]*)/i.exec(t)??[]
if(void 0===s)return
if(void 0!==n&&!ze.has(n.toLowerCase()))return
const[,i="",a=""]=/^(\[.*\]|.*?)(?::([^:]*))?$/.exec(s.slice(s.lastIndexOf("@")+1))??[],r=""===a||/^\+?\d.{0,4}$/.test(a)&&Number.parseInt(a,10)<=65535
return""!==i&&r?i:void 0}function into(e,t,n={}){const{at:s,scope:i,loops:a,isAsked:r,isPlaced:o}={...e,...n},c=[]
for(const e of Array.isArray(t)?t:[t]){const t=toNode(e)
void 0!==t&&c.push({node:t,at:s,scope:i,loops:a,isAsked:r,isPlaced:o,next:0})}return c}function openScope(e,t,n={}){const s={...e,isBound:!1,isClosure:!1,isTyped:!1,...n},i={name:t,owner:s.owner,loads:[],uses:[],updates:[],compared:[],isOpen:!1}
return e.draft.units.push(i),{...s,unit:i,variables:new Map,lasting:new Set,receivers:new Map}}function use({node:e,at:t,scope:n},s){n.isLibrary||n.unit.uses.push({line:lineOf(e),at:t,...s})}function setOnce(e,t,n,s){const i=e.get(t)
e.set(t,void 0===i||JSON.stringify(i)===JSON.stringify(n)?n:s)}function typeOf(e,t,n=0){const s=toNode(e)
return void 0===s||n>5?void 0:Fe[s.kind]?.(s,t,n+1)}const Fe={variable:(e,{variables:t,isBound:n,isStatic:s,owner:i})=>"this"!==nameOf(e)?t.get(nameOf(e))?.type:n||s?void 0:i||void 0,new:({what:e},t)=>classOf(toNode(e),t),clone:({what:e},t,n)=>typeOf(e,t,n),propertylookup:typeOfMember,nullsafepropertylookup:typeOfMember,staticlookup:typeOfMember,call:({what:e},t,n)=>{if("name"===toNode(e)?.kind)return`${nameOf(e).replace(/^.*\\/,"").toLowerCase()}()`
const[,s,i=""]=/^(.*)->(.*)$/s.exec(typeOf(e,t,n)??"")??[]
return void 0===s?void 0:`${s}::${i.toLowerCase()}()`}}
function typeOfMember({kind:e,what:t,offset:n},s,i){const a="staticlookup"===e?classOf(toNode(t),s):typeOf(t,s,i),r=nameOf(n)
return void 0===a||""===r||a.length>200?void 0:`${a}->${r}`}function classOf(e,t){switch(e?.kind){case"name":return resolveClass(e,t.names).toLowerCase()
case"selfreference":case"staticreference":return t.owner||void 0
case"parentreference":return t.parent||void 0
case"variable":return typeOf(e,t)
default:return stringOf(e)?.toLowerCase()}}function readType(e,t){const n=toNode(e)
return/^(name|selfreference|staticreference)$/.test(n?.kind??"")?classOf(n,t):void 0}const namedBy=e=>"staticlookup"===e?.kind&&"class"===nameOf(e.offset)?toNode(e.what):void 0
function ownerOf(e,t){if("magic"===e?.kind&&"__CLASS__"===e.value)return t.owner||void 0
const n=namedBy(e)
return void 0===n?typeOf(e,t):classOf(n,t)}const Ze={magic:"self",selfreference:"self",staticreference:"static",parentreference:"parent",name:"name",new:"new"}
function viaOf(e,t){const n=namedBy(e)??e
if("variable"!==n?.kind)return Ze[n?.kind??""]??"type"
if("this"===nameOf(n))return t.isBound?"unknown":"this"
const{type:s,isExact:i=!1}=t.variables.get(nameOf(n))??{}
return void 0===s?"unknown":i?"new":"type"}function useClass(e,t,n=!1,s=!1){const i=toNode(t)
if("name"!==i?.kind)return
const a=resolveClass(i,e.scope.names),r=n?{isSoft:n}:s?{isText:s}:{}
use({...e,node:i},{kind:"class",name:a.toLowerCase(),shown:a,...r})}const qe=[{any:!0}],isOpen=e=>e.some(e=>"object"==typeof e&&"any"in e)
function readParts(e,t,n=0){const s=[],i=[]
let a=toNode(e)
for(;"bin"===a?.kind&&"."===a.type;a=toNode(a.left))if(i.push(a.right)>60)return qe
for(const e of[a,...i.reverse()])s.push(...readPiece(toNode(e),t,n))
return s.length>60?qe:s}function readPiece(e,t,n){if(void 0===e||n>12)return qe
const s=stringOf(e)
return void 0===s?je[e.kind]?.(e,t,n)??qe:[s]}const je={bin:(e,t,n)=>{const{type:s,left:i,right:a}=e
return"."===s?readParts(e,t,n+1):"+"!==s?qe:[{call:"+",given:[i,a].map(e=>readParts(e,t,n+1))}]},array:function readOptions(e,t,n){const s=toNodes(e.items)
if(s.length>Ue||s.some(e=>void 0===stringOf(e.key)))return qe
const i=s.map(e=>[stringOf(e.key)??"",e.value]),a=i.filter(([e])=>He.test(e)).map(([e,s])=>[e,readParts(s,t,n+1)])
return[{options:Object.fromEntries(a)}]},offsetlookup:({offset:e,what:t},n,s)=>{const i=stringOf(e)??""
return He.test(i)?[{option:i,of:readParts(t,n,s+1)}]:qe},encapsed:readTemplate,nowdoc:readTemplate,magic:({value:e})=>"__DIR__"===e?[{up:1}]:"__FILE__"===e?[{up:0}]:qe,name:(e,t)=>{const{shown:n,fallback:s}=resolveName(e,t.names,"constants")
return[{constant:keyOfConstant(s??n)}]},staticlookup:readMember,propertylookup:readMember,variable:(e,{variables:t})=>t.get(nameOf(e))?.path??qe,call:function readCall(e,t,n){const s=toNode(e.what),i=toNodes(e.arguments),read=e=>readParts(i[e],t,n+1)
if("staticlookup"===s?.kind||"propertylookup"===s?.kind){const e=values_ownerOf(s.what,t),n=void 0===e?void 0:`${e}::${nameOf(s.offset).toLowerCase()}`
return void 0===n?qe:[{call:n,given:i.slice(0,3).map((e,t)=>read(t))}]}if("name"!==s?.kind)return qe
const{shown:a,fallback:r=a}=resolveName(s,t.names,"functions"),o=r.toLowerCase()
if("dirname"===o){const e=i.length>1?Number(i[1]?.value):1
return e>0&&e<10?[{folderOf:read(0),up:e}]:qe}if("plugin_dir_path"===o)return[{folderOf:read(0),up:1},"/"]
if(Ve.has(o))return read(0)
const[,c,d=""]=/^([^%]*)%s([^%]*)$/.exec(stringOf(i[0])??"")??[]
return"sprintf"===o&&void 0!==c?[c,...read(1),d]:/^(wp_)?parse_url$/.test(o)&&"PHP_URL_HOST"===nameOf(i[1])?[{option:"host",of:[{call:"parse_url",given:[read(0)]}]}]:[{call:a.toLowerCase(),given:i.slice(0,3).map((e,t)=>read(t))}]},silent:({expr:e},t,n)=>readPiece(toNode(e),t,n+1)}
function readTemplate({value:e},t,n){return toNodes(e).flatMap(e=>readPiece(toNode(e.expression),t,n+1))}const He=/host|ur[il]$|file$|base(name)?$/i,Ue=30
function values_ownerOf(e,t){const n=toNode(e)
return"variable"===n?.kind?"this"===nameOf(n)?t.owner:void 0:"parentreference"===n?.kind?void 0:classOf(n,t)}function readMember(e,t){const n=values_ownerOf(e.what,t),s=nameOf(e.offset)
return void 0===n||""===s?qe:[{property:s,of:n}]}const Ve=new Set(["wp_normalize_path","realpath","plugin_basename"]),Ge="\0",De="",Ke="",Je=""
function evaluate(e,t,n=0){if(t.steps.left-=1,n>12||t.steps.left<0)return Ke
const s=e.map(e=>function evaluatePart(e,t,n){if("string"==typeof e)return e
if("folderOf"in e)return climb(evaluate(e.folderOf,t,n+1),e.up)
if("up"in e)return climb(t.file,e.up)
if("perhaps"in e)return!0===t.isExact?Ke:evaluate(e.perhaps,t,n+1)
if("option"in e){const{option:s,of:i}=e,a=!0===t.isExact?evaluate(i,{...t,option:s},n+1):Ke
return a===Je?Ke:a}if("options"in e){const s=void 0===t.option?qe:e.options[t.option]
return void 0===s?Je:evaluate(s,{...t,option:void 0},n+1)}if("constant"in e){if("DIRECTORY_SEPARATOR"===e.constant)return"/"
if("WP_PLUGIN_DIR"===e.constant)return De}const s="call"in e?function evaluateCall({call:e,given:t},n,s){const[i=Ke,...a]=t.map(e=>evaluate(e,n,s+1))
if(e.endsWith("untrailingslashit"))return i.replace(/[/\\]+$/,"")
if(e.endsWith("trailingslashit"))return`${i.replace(/[/\\]+$/,"")}/`
if(/(^|\\)l?trim$/.test(e))return i.replace(/^\/+/,"")
if("host"===n.option&&/(^|\\)parse_url$/.test(e))return i.includes(Ke)||!/^(https?:)?\/\//i.test(i)?Ke:findUpdateHost(i)??Ke
const[r,,o]=Xe.exec(e)??[],c=[i,...a].filter(e=>e!==Je)
return void 0===r?void 0:c.at(void 0===o?-1:0)??Je}(e,t,n):void 0,i=void 0===s?function values_find(e,t){if("argument"in e)return t.given?.[e.argument]
const n="call"in e?e.given.map(e=>({parts:e,scope:t})):t.given,s="call"in e?`${e.call}()`:"property"in e?`${e.of}::$${e.property}`:"",i=t.find("constant"in e?e.constant:s),a=void 0===i?.made?n:listGiven(i.made,t)
return i&&{parts:i.parts,scope:{...t,file:i.file,given:a}}}(e,t):void 0
return s??(i?evaluate(i.parts,{...i.scope,option:t.option},n+1):Ke)}(e,t,n)).join("")
return s.length>1024?Ke:s.replace(Qe,Ke)}const Qe=new RegExp(`${Ke}+`,"g")
const Xe=/^(.*\\)?(?:(\+|wp_parse_args)|array_merge|array_replace)$/
const listGiven=(e,t)=>e.map(e=>e&&{parts:e.parts,scope:{...t,file:e.file}})
function climb(e,t){let n=e
for(let e=0;e<t;e+=1){const s=n.replace(/\/+$/,"").lastIndexOf("/")
if(!n.startsWith(Ge)||s<0)return n===Ge&&e<t?De:Ke
n=n.slice(0,s)}return n}const decode=e=>Buffer.from(e,"latin1").toString(),Ye=/^(?:\.\/)?wp-(?:admin|includes|content|load|config|settings|blog-header|login|cron)\b(?!-\w+-)/
const et=/^(ABSPATH|WPINC|WP(MU)?_(CONTENT|PLUGIN|LANG)_DIR|WPMU_PLUGIN_DIR|TEMPLATEPATH|STYLESHEETPATH)$/
function createLocator(e,t){const n=new Map,s=`${Ge}/${e.mainFile}`,set=(e,t,i)=>{const a=n.get(e)
n.has(e)?void 0===a||function isSame(e,t,n){const s=JSON.stringify(e.parts)
if(s!==JSON.stringify(t.parts))return!1
const i=s.includes('"up":')&&parentOf(e.file)!==parentOf(t.file)
return n||!i}(a,{parts:t,file:i},a.file===s)||n.set(e,void 0):n.set(e,{parts:t,file:i})},i=e.files.get(e.mainFile)
for(const[t,n]of new Map(void 0===i?e.files:[[e.mainFile,i],...e.files]))if(!isTest(t)){for(const[e,s]of n.values)e.startsWith("composer:")||set(e,s,`${Ge}/${t}`)
for(const{name:e,value:s}of n.constants)void 0===s||et.test(e)||set(e,s,`${Ge}/${t}`)}const find=e=>{const[t="",s]=e.split("::$"),i=n.get(e)
return void 0===i||void 0===s?i:{...i,made:listMade(t)}},listMade=e=>[0,1].map(t=>n.get(`new ${e}#${t}`)),findExact=e=>t.has(/^(.*)::/.exec(e)?.[1]??"")?void 0:find(e)??find(e.replace("::$","::#")),a=[...e.files.values()].flatMap(({units:e})=>e.flatMap(e=>e.uses)).some(({name:e})=>/^(.*\\)?(set_include_path|chdir)$/.test(e)),open=t=>{const n={left:100}
return{file:`${Ge}/${t}`,folder:e.folder,find:find,steps:n,...a&&{besides:e.paths}}}
return{locate(e,t){const n=open(t)
return function toPath(e,{file:t,folder:n,besides:s}){const i=`${De}/${n}/`
let a=""!==n&&e.startsWith(i)?`${Ge}/${e.slice(i.length)}`:e
const r=`${t.slice(0,t.lastIndexOf("/"))}/${a}`
if(!1!==s?.has(r.slice(2))&&/^(?:\.\/)?[\w-]+(?:\/[\w.-]+)*\.php$/i.test(a)&&!Ye.test(a)&&(a=r),a.startsWith(Ge)&&/^.[\\\w]/.test(a))return`../${n}${a.slice(1)}`
if(!a.startsWith(`${Ge}/`))return
const o=[]
for(const e of a.slice(2).split("/")){if(".."===e&&(o.pop()??Ke).includes(Ke))return
""!==e&&"."!==e&&".."!==e&&o.push(e)}return 0===o.length?void 0:decode(o.join("/"))}(evaluate(e,n),n)},tell(e,t,n){const s={...open(t),find:findExact,isExact:!0}
return evaluate(e,{...s,given:listGiven(listMade(n),s)})}}}function toPrefix(e){return/^(?:[^_\\]+(?:\\|_|$)|_)/.exec(e.toLowerCase())?.[0]??e}function findPrefixes(e){const t=new Map
for(const{functions:n,classes:s,constants:i}of e)for(const{name:e}of[...n,...s,...i]){const n=toPrefix(e)
e.startsWith("class@")||t.set(n,(t.get(n)??0)+1)}const n=Math.max(2,Math.max(0,...t.values())/5)
return new Set([...t].filter(([e,t])=>e.length>2&&t>=n).map(([e])=>e))}const tt=/^(wp|wc|woocommerce)[_\\]$/
function isOnlyOurs(e,t){const n=toPrefix(e)
return t.has(n)&&!tt.test(n)}const nt=new WeakMap,link_link=e=>keep(nt,e,"",()=>function linkNew(e){const isOwn=t=>!isLibrary(t,e.paths)&&!isTest(t),t=[...e.files],n=t.filter(([e])=>isOwn(e)),s=t.filter(([e])=>!isTest(e)),collect=e=>Map.groupBy(s.flatMap(([t,n])=>e(n).map(e=>({fact:e,path:t}))),({fact:e})=>e.name),i=t.flatMap(([,{classes:e}])=>e),a=new Set(i.flatMap(e=>e.parents)),{locate:r,tell:o}=createLocator(e,a),c=t.flatMap(([,e])=>[...e.answers].filter(([,e])=>e.length>0)),d=new Map
for(const[,{returns:e}]of s)for(const[t,n]of e)t.startsWith("$")&&setOnce(d,t,n,"")
return{index:e,globals:d,functions:collect(e=>e.functions),classes:collect(e=>e.classes),aliases:collect(e=>e.aliases),constants:collect(e=>e.constants),methods:new Set(i.flatMap(({methods:e,traitNames:t})=>[...e.map(({name:e})=>e),...t])),units:collect(e=>e.units),answers:new Map(c.flatMap(([e,t])=>[[e,t],[e.replace(/^.*::/,"*::"),t]])),hasEval:t.some(([e,t])=>t.hasEval&&isOwn(e)),own:n,isOwn:isOwn,prefixes:findPrefixes(n.map(([,e])=>e)),parents:a,locate:r,tell:o,listed:t.flatMap(([t,{values:n}])=>(st.test(t)?[...n]:[]).flatMap(([n,s])=>{const[,i,a=""]=/^composer:(\w+):(.+?)(?::\d+)?$/.exec(n)??[],o=void 0===i?void 0:r(s,t)
return void 0===i||void 0===o||"files"!==i&&isPaidApart(o,e.paths)?[]:{list:i,name:a,target:o,by:t}}))}}(e))
const st=/(^|\/)composer\/autoload_static\.php$/,it={}
function onSite(e,t){const n=e.get(t??it)??new WeakMap
return e.set(t??it,n),n}const rt=new WeakMap
function traceClass(e,t,n){return keep(onSite(rt,n),t,e,()=>function traceNew(e,{classes:t,aliases:n,prefixes:s},i){const a=[],r=[]
let o=!0
const c=new Set,d=[e]
for(let e=d.shift();void 0!==e&&c.size<200;e=d.shift()){if(c.has(e))continue
c.add(e)
const[l]=n.get(e)??[],[f,...h]=t.get(e)??(void 0===l?.fact.of?void 0:t.get(l.fact.of))??[],u=void 0===f?i?.classes.get(e):void 0
if(void 0!==f){a.push(f.fact)
const t=f.fact.at.guards.includes(`!c:${e}`);(h.length>0||t&&(i?.classes.has(e)??!isOnlyOurs(e,s)))&&(o=!1),d.push(...f.fact.traits,...f.fact.parents,...f.fact.interfaces)}else void 0!==u?r.push(u):o=!1}return{own:a,ofSite:r,isComplete:o&&a.length+r.length>0}}(e,t,n))}const ot=new Set(["cases","from","tryfrom"])
function findMethod(e,{own:t,ofSite:n}){for(const n of t){const t=n.methods.find(t=>t.name===e)
if(void 0!==t)return{of:n,method:t}
if(n.traitNames.includes(e))return"magic"
if("enum"===n.kind&&ot.has(e))return"magic"}for(const t of n){const n=t.methods.get(e)
if(void 0!==n)return{of:void 0,method:n}}const isMagic=e=>t.some(({methods:t})=>t.some(t=>t.name===e))||n.some(({methods:t})=>t.has(e))
return isMagic("__call")||isMagic("__callstatic")?"magic":void 0}const countRequired=e=>"arguments"in e?e.arguments.findLastIndex(({isRequired:e})=>e)+1:e.required
function resolveType(e,t,n=0){if(void 0===e||""===e||n>8)return
if(e.startsWith("$")&&!e.includes("->"))return resolveType(t.globals.get(e),t,n+1)
if(e.endsWith("()")){const s=function findReturn(e,t,n){const s=e.lastIndexOf("::"),i=s<0?void 0:resolveType(e.slice(0,s),t,Math.max(n+1,6)),a=void 0===i?[]:traceClass(i,t,void 0).own
for(const n of s<0?[e]:a.map(({name:t})=>`${t}${e.slice(s)}`)){const e=t.units.get(n.slice(0,-2))??[]
for(const{path:s}of e){const e=t.index.files.get(s)?.returns.get(n)??""
if(""!==e)return e}if(0===e.length&&s<0)return keep(ct,t,"",()=>listReturns(t)).get(n)}return}(e,t,n),i=e.lastIndexOf("::")
return void 0!==s?s===e?void 0:resolveType(s,t,n+1):i>0&&/^(get_?)?instance\(\)$/.test(e.slice(i+2))?resolveType(e.slice(0,i),t,n+1):void 0}const s=e.lastIndexOf("->")
if(s<0)return e
const i=resolveType(e.slice(0,s),t,n+1)
if(void 0===i)return
const a=e.slice(s+2)
for(const{types:e}of traceClass(i,t,void 0).own){const s=e.get(a)??""
if(""!==s)return resolveType(s,t,n+1)}}const ct=new WeakMap
function listReturns({index:e}){const t=new Map
for(const{returns:n}of e.files.values())for(const[e,s]of n)""===s||t.has(e)||t.set(e,s)
return t}function findObject(e,t,n){if(void 0!==e)return keep(onSite(dt,n),t,e,()=>function findNewObject(e,t,n){const s=resolveType(e,t)
if(void 0===s)return
const i=traceClass(s,t,n),[a]=i.own,r=1===t.classes.get(s)?.length
return void 0===a?void 0:{type:s,first:a,lineage:i,isOnly:r}}(e,t,n))}const dt=new WeakMap
const lt=new WeakMap
function listUses(e){return keep(lt,e,"",()=>e.own.flatMap(([e,{units:t}])=>t.flatMap(t=>t.uses.map(n=>({use:n,unit:t,path:e})))))}function toPattern(e){const t=e.replace(/[\\^$.|?+()[\]{}]/g,"\\$&")
return new RegExp(`^${t.replaceAll("*","[^/]*").replaceAll(Ke,".*")}$`)}var ft=n(6600)
const ht="7.2",ut=/(^|\/)vendor[^/]*\/autoload\w*\.php$/,pt=/(^|\/)composer\/autoload_real\.php$/,mt=/\/(ClassLoader|autoload_static|platform_check)\.php$/,gt=/(^|\/)composer\/(ClassLoader|autoload_real)\w*\.php$/
function settlePhp({when:e,guards:t},n){let s=e
for(const e of t){const[,t,i=""]=/^p(>=|<)(.+)$/.exec(e)??[]
if(void 0===t)continue
const a=(0,ft.Zy)(i,""===n?ht:n)<=0
s=rarest(s,">="===t?a?"always":"maybe":a?"never":"maybe")}return s}function settleMissing({guards:e},t,n,s){const i=e.flatMap(e=>e.startsWith("!c:")?[e.slice(3)]:[]),{paths:a}=n.index
if(0===i.length||a.has(t))return"always"
const{byClass:r,hasOther:o}=keep(wt,n,"",()=>function listLoaders({listed:e,index:t}){const n=e.filter(({list:e})=>"classMap"===e)
return{byClass:Map.groupBy(n,({name:e})=>e.toLowerCase()),hasOther:[...t.files].some(([e,t])=>isOtherLoader(e,t))}}(n)),isListed=({target:e,by:t})=>a.has(e)&&!1!==s?.entered.has(t.replace("autoload_static","autoload_real"))
return i.some(e=>r.get(e)?.some(isListed))?"never":(s?.hasOther??o)&&i.some(e=>n.classes.has(e))?"maybe":"always"}const wt=new WeakMap
const isOtherLoader=(e,{isAutoloader:t})=>t&&!gt.test(e),follow=(e,t=e.index.mainFile)=>keep(vt,e,t,()=>function followNew(e,t){const{index:n}=e,s=[],i=new Set,a=new Map,r=[]
let o=!1,c=!1
const settle=e=>settlePhp(e,n.requiresPhp),isDeclared=({guards:t})=>t.some(t=>t.startsWith("!c:")&&(t.includes("\\")||!0===e.classes.get(t.slice(3))?.some(({path:e})=>i.has(e)))),begin=(e,t)=>{const n=a.get(e.fact)
"never"===t||void 0!==n&&rarest(n,t)===t||(a.set(e.fact,t),r.push([e,t]))},enter=t=>{const a=n.files.get(t)
if(i.has(t)||void 0===a)return
i.add(t)
const[r]=a.units
if(void 0!==r){o||=a.isAutoloader,c||=isOtherLoader(t,a),run({fact:r,path:t},"always")
for(const n of pt.test(t)?a.units:[])for(const i of n.loads){const n=e.locate(i.path,t)
void 0!==n&&mt.test(n)&&s.push({load:i,by:t,target:n,when:"always"})}for(const{list:n,by:i,target:a}of e.listed){if("files"!==n||i!==t||a.includes(Ke))continue
const e={keyword:"require",path:[],line:1,at:ye,isGuarded:!1}
s.push({load:e,by:i,target:a,when:"always"}),enter(a)}}},findMethods=(t,n)=>{const s=resolveType(t,e)
if(void 0===s)return[]
for(const t of traceClass(s,e,void 0).own){const[s,...a]=e.classes.get(t.name)??[]
if(void 0===s||a.length>0)continue
o&&!/(^|\/)vendor/.test(s.path)&&enter(s.path)
const r=e.units.get(`${t.name}::${n}`)
if(void 0!==r)return i.has(s.path)?r:[]}return[]},call=({kind:t,name:n,fallback:s=n,on:a},r)=>{const o="function"===t,c=e.units.get(n)??e.units.get(s)??[],d=o?c.filter(({path:e})=>i.has(e)):"new"===t||t.endsWith("method")?findMethods(a,"new"===t?"__construct":n):[]
for(const e of d)begin(e,o&&d.length>1?rarest(r,"maybe"):r)},load=(t,n,a)=>{const r="never"===a?void 0:e.locate(t.path,n),o=/^((require|include)(_once)?|register_block_type(_from_metadata)?)$/.test(t.keyword)
if(void 0===r||r.includes(Ke)||!o)return
const d=settleMissing(t.at,r,e,{entered:i,hasOther:c})
"never"!==d&&(s.push({load:t,by:n,target:r,when:rarest(rarest(a,d),isDeclared(t.at)?"maybe":"always")}),("always"===a||ut.test(r))&&enter(r))},run=({fact:e,path:t},n)=>{const s=[...e.loads.map(e=>({each:e,go:n=>load(e,t,n)})),...e.uses.map(e=>({each:e,go:t=>call(e,t)}))]
for(const{each:e,go:t}of s.sort((e,t)=>e.each.line-t.each.line))t(rarest(n,settle(e.at)))}
enter(t)
for(let e=r.shift();void 0!==e;e=r.shift())run(...e)
return{loads:s,entered:i,begun:a}}(e,t)),vt=new WeakMap
const yt={loads:[],loaded:[]}
function nameVerb({keyword:e}){return e.startsWith("require")?"requires":"includes"}function readLoadedCode(e){const t=createPlacing(e),{loads:n,entered:s}=follow(link_link(e)),i=n.flatMap(e=>t(e)),a=prefixOf(e.folder),r=a+e.mainFile,[o]=e.files.get(e.mainFile)?.units??[],c=new Set(n.filter(({load:e})=>o?.loads.includes(e)).flatMap(e=>t(e).map(({path:e})=>e)))
return{loads:i,loaded:[...s].flatMap(t=>{const{starts:n}=e.files.get(t)??{},s=a+t
return void 0===n||s===r?[]:[{path:s,isDirect:c.has(s),...n}]})}}function listOwnLoads(e){const t=link_link(e),n=createPlacing(e)
return t.own.flatMap(([e,{units:s}])=>s.flatMap(({loads:s})=>s.flatMap(s=>function locateLoad(e,t,n){const s=settlePhp(e.at,n.index.requiresPhp),i="never"===s?void 0:n.locate(e.path,t),a=void 0!==i&&!i.includes(Ke)&&/^(require|include)/.test(e.keyword)
return!a||isAsked(e.at)||e.isGuarded?[]:"always"===settleMissing(e.at,i,n)?[{load:e,by:t,target:i,when:s}]:[]}(s,e,t).flatMap(n))))}const isAsked=({guards:e})=>e.includes("e")
function createPlacing({folder:e}){const t=prefixOf(e)
return({load:e,by:n,target:s,when:i})=>{if(s.startsWith("../"))return[]
const a=e.keyword.startsWith("register_block_type"),r=a&&!s.endsWith("block.json")?`${s}/block.json`:s
return[{path:t+r,keyword:a?"register_block_type":e.keyword,by:t+n,line:e.line,when:i,isGuarded:!a&&e.isGuarded||isAsked(e.at),isBehindGuard:e.at.guards.includes("E")}]}}const kt=[{id:"not-built",severity:"error",acceptance:"yes",*find(e,{zipped:t,workflow:n}){const i=t?.setup??e.setup
if(void 0===e.main||void 0===i)return
const{composer:a,script:r}=i,o=a&&findLack(e,a)
if(void 0!==a&&void 0!==o){const{packages:e,folders:s}=o,{command:i,folder:r}=a,c=e.length>0?`requires ${(0,ae.Zv)(e)}`:"loads the plugin's own classes"
yield{severity:o.hasOwnAutoloader?"warning":"error",message:`\`composer.json\` ${c}, and the code needs ${(0,ae.Zv)(o.named)}, which the package lacks.`,effect:o.hasOwnAutoloader?"Classes may be missing on sites.":o.isGuarded?"The plugin goes on, and fails where it needs them.":"Sites show a fatal error, or the plugin does nothing.",fix:adviseOnRule(t,s.map(e=>`${e}/`))??(void 0===t?`Run \`${i}\` before the ZIP is made, and put ${(0,ae.Zv)(s)} into it.`:`${adviseOnStep({command:i,folder:r},n,`Set the input \`folder\` to the folder of \`composer.json\`, so that the workflow runs \`${i}\` there`)}, and do not exclude ${(0,ae.Zv)(s)} with ${nameRules(t)}.`)}}const c=function findLeftOutBuilt({layout:e,builtPaths:t},n){if(void 0===n?.findRule)return
const i=prefixOf(e.folder),a=(0,s.e6)(e.entries.map(({path:e})=>e))
if(t.some(e=>a(i+e.replace(/\/$/,""))))return
const r=t.slice(0,Pt).flatMap(e=>{const t=adviseOnRule(n,[e,`${e}/`])
return void 0===t?[]:[{path:e,fix:t}]}),[o]=r
return void 0===o?void 0:{paths:r.map(({path:e})=>e),fix:o.fix}}(e,t),d=void 0===c?listUnbuilt(e,t):[]
void 0!==c&&(yield{severity:"warning",message:`The plugin's code names ${(0,ae.Zv)(c.paths)}, which the package lacks.`,effect:"Sites load scripts, styles or blocks that are not there.",fix:c.fix}),void 0!==r&&d.length>0&&(yield{severity:"warning",message:`The plugin's code names ${(0,ae.Zv)(d)}, which the package lacks, and \`package.json\` has a script \`build\`.`,effect:"Sites load scripts, styles or blocks that are not there.",fix:void 0===t?`Run \`${r.command}\` before the ZIP is made, and put its output into it.`:`${adviseOnStep(r,n,"Commit the lockfile, such as `package-lock.json`, or set the input `build-script` to the script that builds the plugin, so that the workflow runs it")}, and do not exclude its output with ${nameRules(t)}.`})}}]
function listUnbuilt(e,t){const n=t?.setup??e.setup
return void 0===n?.script?[]:function findUnbuilt({layout:e,builtPaths:t},n){const s=createLibraryTest(e),i=prefixOf(e.folder),isBuilt=({path:e,isFolder:t})=>!t&&!s(e)&&n.isIgnored(e.slice(i.length)),a=`\n/${e.entries.map(({path:e,isFolder:t})=>`${e}${t?"/":""}`).join("\n/")}\n`,r=e.entries.flatMap(({path:e})=>s(e)?[]:e.slice(i.length)).join("\n"),isThere=e=>a.includes(/\.\w+$/.test(e)?`/${e}\n`:`/${e}`),isElsewhere=e=>{const[t]=/^(build|dist)\/[^/]+\//.exec(e)??[]
return void 0!==t&&r.includes(`/${t}`)},isOwn=e=>!/\.min\.\w+$/.test(e)||isThere(e.replace(".min.",".")),o=t.length*a.length
return 0===o||o>_t||e.entries.some(isBuilt)?[]:t.filter(e=>!isThere(e)&&isOwn(e)&&!isElsewhere(e))}(e,n)}function adviseOnRule(e,t){for(const n of t){const t=e?.findRule?.(n)
if(void 0!==t)return`Remove line ${t.line} of ${(0,ae.AB)(t.file)}, ${(0,ae.AB)(t.text)}: it leaves out ${(0,ae.AB)(n.replace(/\/$/,""))}, which is there.`}}function adviseOnStep({command:e,folder:t},n,s){switch(n){case"build-and-publish.yml":return s
case"publish-plugins.yml":return`Run \`${e}\`${describeFolder(t)} in a job before this workflow, which builds nothing, and name its artifact as \`artifact-name\``
case void 0:return`Add the line \`- run: ${e}\`${describeFolder(t)} before this action`}}function describeFolder(e){return""===e?"":` with \`working-directory: ${e}\``}const $t=/^(.*\/)?(vendor[-_]?\w*|\w*[-_]?prefixed|jetpack_vendor|dependencies|third[-_]party|scoped|libs?|packages)\/.*\.php$/i,bt=/(^|[/-])autoload\w*\.php$/
function findLack(e,{placed:t,...n}){return findLackIn(e,n)??t.flatMap(({name:t,folder:n})=>{const s=findLackIn(e,{packages:[t],folders:[n],classes:[]})
return void 0===s?[]:[s]})[0]}function findLackIn(e,{packages:t,folders:n,classes:i}){const{layout:a,composer:r}=e,o=prefixOf(a.folder),c=new Set(a.entries.flatMap(({path:e,isFolder:t})=>t?[]:[e])),isMade=e=>n.some(t=>e.startsWith(`${o}${t}/`)),d=r.named.map(({path:e,by:t})=>({path:e,places:listPlaces(e,t,a.folder)})),l=d.filter(({places:e})=>e.some(isMade)),isLoader=({path:e})=>bt.test(e),f=(l.some(isLoader)?d.filter(isLoader):l).filter(e=>l.includes(e)||$t.test(e.path)).some(({places:e})=>e.some(e=>c.has(e))),h=(0,s.e6)(a.entries.map(({path:e})=>e)),u=t.length>0||i.some(e=>h((o+e).replace(/\/$/,""))),p=e.loads.filter(({path:e})=>isMade(e))
if(0!==l.length&&!f&&u&&!function isTold({loads:e},t,n){return e.some(({path:e,keyword:s,when:i,isGuarded:a,isBehindGuard:r})=>t(e)&&!n.has(e)&&function isFatal({keyword:e,path:t}){return e.startsWith("require")||ut.test(t)}({path:e,keyword:s})&&"always"===i&&!a&&!r)}(e,isMade,c))return{packages:t,folders:n,named:[...new Set(l.map(({path:e})=>e))],places:l.flatMap(({places:e})=>e),isGuarded:p.length>0&&p.every(e=>e.isGuarded),hasOwnAutoloader:0===t.length&&r.hasOwnAutoloader}}const xt=20
function listPlaces(e,t,n){const s=[]
let i=parentOf(t)
for(;i.length>n.length&&s.length<xt;i=parentOf(i))s.push(`${i}/${e}`)
return[...s,prefixOf(n)+e]}const Pt=20
const _t=75e6,At=[{id:"block-file-missing",severity:"warning",acceptance:"path",*find(e,{zipped:t}){const{layout:n,lostBlockFiles:s,loads:i,main:a}=e,r=i.filter(({keyword:e,by:t,when:n})=>"register_block_type"===e&&(t===a?.path||"maybe"!==n)),o=function findMissing(e,t){const n=new Set(t.entries.filter(({isFolder:e})=>!e).map(({path:e})=>e)),s=new Set(t.entries.filter(({isLink:e})=>e).map(({path:e})=>e)),i=e.filter(({path:e,isGuarded:t})=>!t&&!n.has(e)&&!function isBelowOne(e,t){if(0===t.size)return!1
for(let n=parentOf(e);""!==n;n=parentOf(n))if(t.has(n))return!0
return!1}(e,s)),a=new Map
for(const e of i){const t=a.get(e.path);(void 0===t||t.when!==e.when&&rarest(t.when,e.when)===t.when)&&a.set(e.path,e)}return[...a.values()].slice(0,St)}(r,n),c=o.length+s.length>0?listUnbuilt(e,t):[],isTold=e=>c.some(t=>e.includes(`/${t}`))
for(const{path:e,line:s,by:i}of o)isTold(e)||(yield{message:`Line ${s} of ${(0,ae.AB)(i)} registers a block from ${(0,ae.AB)(e)}, which is not in the package.`,effect:"WordPress does not know the block: the editor cannot edit it, and pages lack its output.",fix:adviseFor([e],n.folder,t),file:e,place:{file:i,line:s}})
for(const{by:e,files:i}of s.slice(0,St)){const s=e.slice(0,-10)
isTold(s)||(yield{message:`${(0,ae.AB)(e)} names ${(0,ae.Zv)(i)}, which ${(0,ie.d5)(i,"is","are")} not in the package.`,effect:"The block does not work in the editor, or pages lack its output.",fix:adviseFor(i.map(e=>s+e),n.folder,t),file:e})}}}],St=20
function adviseFor(e,t,n){return adviseOnRule(n,e.map(e=>e.slice(""===t?0:t.length+1)))??`Run the build before the plugin is zipped, and check ${nameRules(n)} and the steps that pack it.`}const Ot=[{id:"lfs-pointer",severity:"error",acceptance:"path",*find({gitDamage:e},{workflow:t}){const n=e.filter(({by:e})=>"pointer"===e).map(({path:e})=>e)
0!==n.length&&(yield{...n.some(e=>Lt.test(e))?{}:{severity:"warning"},message:`${(0,ae.Zv)(n)} ${(0,ie.d5)(n,"is a pointer","are pointers")} of Git LFS, not the ${(0,ie.d5)(n,"file itself","files themselves")}.`,effect:`Sites get a few lines of text in place of ${(0,ie.d5)(n,"the file","each file")}.`,fix:void 0===t?"Add `with: { lfs: true }` to `actions/checkout`, or run `git lfs pull` before the package is made.":`Set the input \`lfs\` of \`${t}\` to \`true\`.`,file:n[0],files:n})}},{id:"merge-conflict",severity:"error",acceptance:"path",*find({gitDamage:e}){const t=e.filter(({by:e})=>"conflict"===e)
for(const{path:e,line:n}of t.slice(0,Bt)){const t=/\.php$/i.test(e)
yield{...t?{}:{severity:"warning"},message:`Line ${n} of ${(0,ae.AB)(e)} has the marks of a merge conflict.`,effect:t?"PHP stops with a fatal error where the file is loaded; outside of `<?php … ?>`, visitors see the marks.":"Browsers and WordPress cannot read the file, or not all of it.",fix:"Resolve the conflict, and commit the file again.",file:e,line:n}}}},{id:"macosx",severity:"notice",acceptance:"yes",*find({zipEntries:e,layout:t},{zipped:n}){const s=e.map(({name:e})=>e).filter(e=>e.startsWith("__MACOSX/")),i=findOwnFiles(t).filter(contents_isOfMacOs),isFolder=e=>"__MACOSX"===e,a=[...new Set([...s,...i].map(e=>function cutBehind(e,t){const n=e.split("/"),s=n.slice(0,-1).findIndex(t)
return s<0?e:`${n.slice(0,s+1).join("/")}/`}(e,isFolder)))]
0!==a.length&&(yield{message:`${(0,ae.Zv)(a)} ${(0,ie.d5)(a,"was","were")} added by macOS.`,effect:"No plugin needs that, but every site downloads it.",fix:`Leave it out with ${nameRules(n)}, or build the ZIP with \`zip -X -x '*.DS_Store'\`.`})}}],Lt=/\.(php|m?js|css|json|mo|wasm)$/i,Bt=20
function contents_isOfMacOs(e){return/(^|\/)(__MACOSX\/|\.DS_Store$|\._[^/]*$)/.test(e)}function findOwnFiles({entries:e,folder:t}){const n=prefixOf(t)
return e.filter(({path:e,isFolder:t})=>!t&&e.startsWith(n)).map(({path:e})=>e)}const Ct="Build the ZIP again, and compare it with the one that was uploaded.",Mt="WordPress does not notice: it installs the file empty or with wrong bytes, and reports success. A broken main file destroys the plugin in an automatic update.",Tt=[{id:"zip-unreadable",severity:"error",acceptance:"no",*find(e){const t=findDamaged(e,"lost")
0!==t.length&&(yield{message:`${(0,ae.Zv)(t)} ${(0,ie.d5)(t,"is","are")} not in the ZIP where its list of files says.`,effect:"WordPress refuses the ZIP, and no site gets the update.",fix:Ct,file:t[0]})}},{id:"zip-crc",severity:"error",acceptance:"no",*find(e){const[t,n]=[findDamaged(e,"checksum"),findDamaged(e,"stream")]
t.length>0&&(yield{message:`${(0,ae.Zv)(t)} ${(0,ie.d5)(t,"does not match its","do not match their")} checksum or size in the ZIP.`,effect:Mt,fix:Ct,file:t[0]}),n.length>0&&(yield{message:`${(0,ae.Zv)(n)} cannot be unpacked: the compressed data in the ZIP is damaged.`,effect:Mt,fix:Ct,file:n[0]})}},{id:"zip-structure",severity:"error",acceptance:"no",*find(e){const t=[...findContradictions(e)]
yield*t,0===t.length&&(yield*function*findRefusals({zipEntries:e,end:t,strictPaths:n}){const s=t.isZip64||e.some(({isZip64:e})=>e),i=n.length>0||!t.isTight||!t.isConsistent,a=n.length>0?`the headers of ${(0,ae.Zv)(n)} differ from its list of files`:t.isTight?"its end record contradicts itself":"there are other bytes around its end record",r=n[0]
s&&i?yield{message:`The ZIP uses the ZIP64 extensions, and ${a}.`,effect:"ZipArchive refuses one, PclZip the other: no site gets the update.",fix:`${Wt} Leave out the option \`-fz\` of \`zip\`.`,file:r}:s?yield{severity:"warning",message:"The ZIP uses the ZIP64 extensions, which such a small archive does not need.",effect:"Hosts without the PHP extension zip refuse it: sites there never get the update.",fix:"Build the ZIP from files, not from a pipe, and without options such as `-fz` of `zip`."}:i&&(yield{severity:"notice",message:`ZipArchive refuses the ZIP, because ${a}.`,effect:"WordPress falls back to PclZip, which holds all files in memory: a large plugin may be too much for small hosts.",fix:Wt,file:r})}(e))}}]
function*findContradictions(e){const t=findDamaged(e,"headers")
t.length>0&&(yield{message:`The ZIP's list of files contradicts ${(0,ie.d5)(t,"the header","the headers")} of ${(0,ae.Zv)(t)}.`,effect:"Unpackers differ in which of the two they use: sites could get other files than were checked here.",fix:Ct,file:t[0]})
const{sharedPaths:n}=e
n.length>0&&(yield{message:`The data of ${(0,ae.Zv)(n)} ${(0,ie.d5)(n,"overlaps","overlap")} other data in the ZIP.`,effect:"Hosts and security scanners block such a ZIP as an attack.",fix:"Build the ZIP again with a standard tool.",file:n[0]})}const Wt="Build the ZIP with a standard tool, from files to a file, and add nothing to it later."
function findDamaged({damages:e},t){return e.filter(({damage:e})=>e===t).map(({path:e})=>e)}function findLeftOver(e){const t=jt.exec(e)?.[0]
if(void 0!==t&&!e.endsWith(".vite/manifest.json"))return{kind:"development",path:t}
const n=e.slice(e.lastIndexOf("/")+1)
if(!Vt.test(n)||Ht.test(n))return
const s=Ut.find(([,e])=>e.test(n))
return s&&{kind:s[0],path:e}}const It=/(?<=['"][\w@./ -]{0,200})(?:node_modules|bower_components|tests?|__tests__)\/[\w@./-]{0,300}(?=['"])/gi,Rt=100,Nt=200
const zt=/\.\w{1,6}(?=['"])/g,Et=100
function createNameSearch(e,t){const n=e.filter(e=>(Ft.test(e)||Zt.test(e))&&["archive","program"].includes(findLeftOver(e)?.kind??"")),s=new Set(n.map(e=>e.slice(e.lastIndexOf("/")+1)).slice(0,Et)),i=new Map([...s].map(e=>[e.replace(Ft,""),e]).filter(([e,n])=>e!==n&&e!==t)),a=[],r=function createFolderSearch(e){const t=new Map
for(const n of e){const e=n.slice(n.indexOf("/")+1),s=findLeftOver(e)
if("development"!==s?.kind||!s.path.endsWith("/"))continue
const i=t.get(s.path)
void 0!==i?i.push(e):t.size<Rt&&t.set(s.path,[e])}const n=new Set,s=new Set
return{named:n,search(e,i,a){if(t.size!==n.size&&a(i.length)&&!0!==findLeftOver(e.slice(e.indexOf("/")+1))?.path.endsWith("/"))for(const[e]of i.matchAll(It))if(!s.has(e)&&s.size!==Nt){s.add(e)
for(const[s,i]of t)!n.has(s)&&i.some(t=>`/${t}`.endsWith(`/${e}`))&&n.add(s)}}}}(e)
return{search(e,t,n){if(r.search(e,t,n),0!==s.size&&n(t.length*s.size)){for(const{0:e,index:n}of t.matchAll(zt))for(const i of s)t.endsWith(i,n+e.length)&&(a.push(i),s.delete(i))
for(const[e,n]of i)s.has(n)&&[`'${e}'`,`"${e}"`].some(e=>t.includes(e))&&(a.push(n),s.delete(n))}},collect:()=>[...a,...r.named]}}const Ft=/\.(zip|tar|t[bgx]z2?|tar\.(gz|bz2|xz|zst)|7z|rar)$/i,Zt=/\.(phar|sh|bash|bat|cmd|ps1|exe|dll|so|dylib)$/i,qt=1e3
const jt=/^(?:tests?|__tests__|phpunit|cypress|e2e|playwright)\/|^(?:.*?\/)??(?:\.[^/]+|node_modules|bower_components|CVS)\//i,Ht=/^(\.htaccess|web\.config|\.(git)?keep)$/i,Ut=[["development",/^\../],["development",/^(composer\.lock|package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?)$/i],["development",/^(phpcs|phpunit|phpmd|psalm|phpstan)([.-][\w.-]+)?\.(xml|neon|yml|yaml)(\.dist)?$/i],["development",/^((codeception|behat|grumphp|crowdin|codecov)(\.[\w.-]+)?\.ya?ml(\.dist)?|(infection|phpbench|renovate|lerna|turbo|nx|bower|cypress)\.json|rector\.php|scoper\.inc\.php)$/i],["development",/^(webpack|rollup|vite|vitest|babel|jest|playwright|cypress|postcss|tailwind|eslint|prettier|stylelint)\.([\w-]+\.){0,4}(config|setup|mix)(\.[\w-]+)*\.(c|m)?(j|t)s$/i],["development",/^((gulp|grunt)file(\.[\w-]+)*\.(c|m)?(j|t)s|(t|j)sconfig([.-][\w.-]+)?\.json)$/i],["development",/^(makefile|dockerfile|vagrantfile|docker-compose([.-][\w.-]+)?\.ya?ml|(contributing|code_of_conduct)\.(md|txt))$/i],["development",/^((AGENTS|CLAUDE|GEMINI|SKILL)\.md|llms\.txt)$/],["archive",Ft],["program",Zt],["source",/^package\.json$|\.(ts|tsx|jsx|scss|sass|less|styl|coffee)$/i]],Vt=new RegExp(Ut.map(([,{source:e}])=>e).join("|"),"i")
var Gt=n(5002)
const Dt=[{id:"api-key-in-package",severity:"error",acceptance:"no",find:({keys:e})=>(0,Gt.m)(e)},{id:"leaked-secrets",severity:"error",acceptance:"path",*find(e,{zipped:t}){const n=void 0===t?"of the ZIP":`with ${nameRules(t)}`,s=`Leave it out ${n}, and replace the secrets in it if the package was ever published.`,i=`Leave it out ${n}, and replace the secrets in it if they are real.`,a=findLeaks(e),r=a.filter(({isMild:e,isUnsure:t})=>!e&&!0!==t),o=a.filter(({isMild:e,isUnsure:t})=>e||!0===t)
for(const e of r.slice(0,Kt))yield{...describeLeak(e),effect:Qt,fix:s}
for(const e of o.slice(0,Kt)){const t=e.isMild?Xt:Yt,n=!0===e.isOfClient?en:{effect:t,fix:i}
yield{severity:"warning",...describeLeak(e),...n}}for(const e of cutList(r.slice(Kt)))yield{message:describeMore(e,"secrets"),effect:Qt,fix:s}
for(const e of cutList(o.slice(Kt))){const t=describeMore(e,"what looks like secrets")
yield{severity:"warning",message:t,effect:Xt,fix:i}}}}],Kt=20,Jt=50
function cutList(e){const t=e.map(({path:e})=>e)
return Array.from({length:Math.ceil(t.length/Jt)},(e,n)=>t.slice(n*Jt,(n+1)*Jt))}function describeMore(e,t){return`${(0,ae.Zv)(e,void 0,e.length)} ${(0,ie.d5)(e,"holds","hold")} ${t}, too.`}const Qt="Everyone who gets the plugin can read it.",Xt="Here it is usually test data, but everyone who gets the plugin can read it, and security scanners report it.",Yt="If it is real, everyone who gets the plugin can read it.",en={effect:"If it is a secret, everyone who gets the plugin can read it.",fix:"If it may do more than ask for updates, take it out, and replace it: clients get license keys, and never the API key. If everyone may have it, accept this."}
function describeLeak({path:e,what:t,line:n}){const s=void 0===n?"":`, in line ${n}`
return{message:`${(0,ae.AB)(e)} ${t}${s}.`,file:e,line:n}}function findLeaks({layout:e,secrets:t}){const n=createLibraryTest(e),i=e.entries.map(({path:e,isFolder:t})=>t?`${e}/`:e).filter(isInRepository).map(e=>e.slice(0,e.search(tn))+nn),a=new Map
for(const e of i)a.set(e,{path:e,what:"is a Git repository",isMild:!1})
for(const{path:e,...s}of t){const t=!0===s.isOfCloud&&!sn.test(e)
isInRepository(e)||a.set(e,{path:e,...s,isMild:!t&&isMild(e,n)})}for(const{path:t,isFolder:s}of e.entries){const e=s||a.has(t)||isInRepository(t)?void 0:findNamedSecret(t)
void 0!==e&&void 0===e.proof&&a.set(t,{path:t,what:e.what,isMild:isMild(t,n)})}return(0,s.n2)([...a.values()],({path:e})=>e)}const tn=/(?<=^|\/)\.git\//,nn=".git/"
function isInRepository(e){return tn.test(e)}const sn=/\/(?:tests?|__tests__|phpunit|fixtures?|examples?|samples?|docs?)\//i
function isMild(e,t){return/\/wp-config\.php$/i.test(e)&&/(^|\/)(tests?|__tests__|phpunit)\//i.test(e)||t(e)}const an=[{id:"dev-files",severity:"warning",acceptance:"yes",*find(e,{zipped:t,workflow:n}){if(void 0===e.main)return
const i=function findLeftOvers(e){const{layout:t}=e,n=new Set(e.namedFiles),i=new Set(e.innerPlugins.flatMap(({path:t,name:n})=>isThisPlugin(n,e)?[t]:[])),a=prefixOf(t.folder),r=new Set(findLeaks(e).map(({path:e})=>e)),o=createLibraryTest(t),c=function createLonelinessTest({entries:e}){const t=e.filter(({isFolder:e})=>!e).map(({path:e})=>e)
return t.sort(),e=>{const n=`${parentOf(e)}/`,i=(0,s.i8)(t,n)
return"/"!==n&&t[i]===e&&!0!==t[i+1]?.startsWith(n)}}(t),d=e.loads.map(e=>e.path).filter((0,s.e6)(findOwnFiles(t))),isLoaded=e=>d.some(t=>t===e||e.endsWith("/")&&t.startsWith(e)),l=new Map
for(const e of findOwnFiles(t)){if(r.has(e)||isInRepository(e)||contents_isOfMacOs(e))continue
const t=findLeftOver(e.slice(a.length))
if(void 0===t||!i.has(e)&&isNamed(t,n))continue
const s=a+t.path
if(isLoaded(s))continue
s===e&&/\/\.[^/]*$/.test(e)&&c(e)||o(s.replace(/\/$/,""))||l.set(t.kind,(l.get(t.kind)??new Set).add(s))}return new Map([...l].map(([e,t])=>[e,(0,s.n2)([...t],e=>e)]))}(e),a=e.innerPlugins.filter(({path:e})=>!0===i.get("archive")?.includes(e)),isSelf=({name:t})=>isThisPlugin(t,e),r=a.filter(e=>!isSelf(e)),o=[...a.slice(0,rn).map(({path:e,name:t})=>isSelf({name:t})?`${(0,ae.AB)(e)} is a ZIP of this plugin itself`:`${(0,ae.AB)(e)} is another plugin, ${(0,ae.AB)(t)}`),...cn.flatMap(([e,t,n])=>{const s=(i.get(e)??[]).filter(e=>!(e=>a.some(t=>t.path===e))(e))
return 0===s.length?[]:[`${(0,ae.Zv)(s)} ${(0,ie.d5)(s,t,n)}`]})]
if(o.length>0){const e=cn.flatMap(([e])=>i.get(e)??[]),n=i.has("archive")||i.has("program")
yield{message:`${o.join("; ")}.`,effect:`${r.length>0?"Everyone who gets the package gets that plugin, too; every":"Every"} site downloads ${(0,ie.d5)(e,"it","them")}${n?"; some hosts and malware scanners block plugins with archives and programs":", and some hosts block or remove such files"}.`,fix:`${void 0!==t&&r.length<a.length?"If your build makes the ZIP that you publish, set `zip-path` to it. ":""}Leave out files that the plugin does not need at run time${by(t)}.`,file:e[0],files:e}}const c=(0,s.e6)(findOwnFiles(e.layout)),d=e.devPackages.filter(c)
d.length>0&&(yield{message:`Composer has installed ${(0,ae.Zv)(d)} for development only.`,effect:`Every site downloads ${(0,ie.d5)(d,"it","them")}, and attackers look for tools such as PHPUnit.`,fix:`Run \`composer install --no-dev --optimize-autoloader\` before ${void 0===t?"the ZIP is made":void 0===n?"this action":"you commit `vendor`"}: it removes them from the autoloader, too.`})
const l=i.get("source")??[]
l.length>0&&(yield{severity:"notice",message:`${(0,ae.Zv)(l)} ${(0,ie.d5)(l,"is a source","are sources")} of scripts or styles.`,effect:`${(0,ie.d5)(l,"It helps","They help")} people who read the code; sites do not need ${(0,ie.d5)(l,"it","them")}.`,fix:`If the source is published elsewhere, leave ${(0,ie.d5)(l,"it","them")} out${by(t)}; else keep ${(0,ie.d5)(l,"it","them")}.`,file:l[0],files:l})}}]
function isThisPlugin(e,{main:t}){return e===t?.header.name}const rn=3
function by(e){return void 0===e?" when the ZIP is made":`, with ${nameRules(e)}`}const cn=[["development","is left over from development","are left over from development"],["archive","is an archive inside the package","are archives inside the package"],["program","is a program that sites do not need","are programs that sites do not need"]]
function isNamed({kind:e,path:t},n){return"development"===e?n.has(t):("archive"===e||"program"===e)&&n.has(t.slice(t.lastIndexOf("/")+1))}const dn=[{id:"root-files",severity:"error",acceptance:"yes",*find(e){const{layout:t}=e
if(""!==t.folder||isNoPlugin(e)||void 0!==e.misplaced)return
const n=t.top.filter(e=>!e.endsWith("/"))
0!==n.length&&(yield{message:`${(0,ae.Zv)(n)} ${(0,ie.d5)(n,"is","are")} at the top of the ZIP instead of in the plugin's folder.`,effect:ge,fix:"Put everything into one folder named after the plugin's slug, and zip that folder.",file:n[0],files:n})}},{id:"extra-root-entry",severity:"error",acceptance:"yes",*find(e){const{top:t,folder:n}=e.layout,s=t.filter(e=>e!==`${n}/`&&e!==n)
if(""===n||0===s.length||isNoPlugin(e))return
const i=s.every(e=>e.startsWith("."))
yield{message:`Besides the folder ${(0,ae.AB)(n)}, ${(0,ae.Zv)(s)} ${(0,ie.d5)(s,"is","are")} at the top of the ZIP.`,effect:we,fix:`Leave ${(0,ie.d5)(s,"it","them")} out${i?"":`, or move ${(0,ie.d5)(s,"it","them")} into ${(0,ae.AB)(n)}`}: the ZIP must hold one folder and nothing else.`,file:s[0],files:s}}},{id:"double-nested",severity:"error",acceptance:"no",*find({misplaced:e,layout:{folder:t}}){if(void 0===e)return
const{path:n}=e,s=""===t?"not at the top of the ZIP":`not at the top level of ${(0,ae.AB)(t)}`
yield{message:`The plugin header is in ${(0,ae.AB)(n)}, ${s}.`,effect:we,fix:describeRescue(n,t),file:n}}},{id:"no-plugin",severity:"error",acceptance:"no",*find(e){if(!isNoPlugin(e))return
const{folder:t}=e.layout,n=""===t?"at the top of the ZIP":`at the top level of ${(0,ae.AB)(t)}`,s=function findInnerZip({layout:{entries:e,folder:t}}){if(e.some(({path:e})=>e.endsWith(".php")))return
const n=e.flatMap(({path:e,isFolder:n})=>n?[]:nameIn(t,e)??[]),s=n.filter(e=>/\.zip$/i.test(e))
return 1===s.length?s[0]:void 0}(e)
yield{message:`No PHP file ${n} has a "Plugin Name" header${describeOther(e)}.`,effect:we,fix:void 0===s?"Check that the right folder was zipped, and that its main file has a `Plugin Name:` header.":`Publish ${(0,ae.AB)(s)} itself, without zipping it again.`}}}]
function isNoPlugin({layout:e,main:t,hidden:n,misplaced:s,damages:i}){const isOwnPhp=t=>!0===nameIn(e.folder,t)?.endsWith(".php")
return!(void 0!==t||void 0!==n||void 0!==s||e.unsafe.some(e=>e.endsWith(".php"))||i.some(({path:e,damage:t})=>"checksum"!==t&&isOwnPhp(e))||e.entries.some(e=>isOwnPhp(e.path)&&!(0,$.TT)(e)))&&e.entries.some(({isFolder:e})=>!e)}function describeRescue(e,t){const n=parentOf(e),s=n.slice(n.lastIndexOf("/")+1)
return""===t||e.endsWith(`/${s}.php`)?`Zip the folder ${(0,ae.AB)(s)} by itself.`:`Move the file up into ${(0,ae.AB)(t)}, or zip the right folder.`}function describeOther({layout:e,unreadOwnPhp:t}){const n=e.entries.filter(({isFolder:e})=>!e).map(({path:e})=>e),s=n.flatMap(t=>nameIn(e.folder,t)??[]),find=e=>s.find(t=>e.test(t)),i=s.find(e=>/\.php$/i.test(e)&&!e.endsWith(".php")),a=find(/\.(zip|tar|tgz|tar\.gz)$/i)
return void 0!==i?`: ${(0,ae.AB)(i)} does not count: WordPress reads only \`.php\` files`:void 0!==find(/^style\.css$/)?": its `style.css` looks like that of a theme":t.length>0?`, but ${t.length} were not read`:void 0!==find(/\.php$/)?"":void 0!==a?`: there is another archive instead, ${(0,ae.AB)(a)}`:s.length>0&&s.every(e=>/^readme\b/i.test(e))?": there is only a readme":n.some(e=>e.endsWith(".php"))?": there is none":": the ZIP has no PHP file at all"}const ln="Use only letters, digits and `-` in the folder's name.",fn=[{id:"folder-mismatch",severity:"error",acceptance:"yes",*find(e,t){const{folder:n}=e.layout
if(""===n||isNoPlugin(e)||void 0!==e.misplaced)return
const s=function listFolders({slug:e,served:t}){const n=t?.pluginFile?.split("/")[0],s=void 0===e||e===n,i=[void 0===n?void 0:{name:n,origin:"which sites have installed",fix:s?"":", and set the input `slug` to it",isSure:!0},void 0===e?void 0:{name:e,origin:"which the input `slug` names",fix:", or correct `slug`",isSure:!0},void 0!==n||void 0!==e||void 0===t?.slug?void 0:{name:t.slug,origin:"as the service calls the plugin",fix:"; if the folder is right, set the input `slug` to its name",isSure:!1}]
return i.filter(e=>void 0!==e)}(t),i=s.find(({name:e})=>e!==n)
if(void 0!==i){const{name:e,origin:s,fix:a,isSure:r}=i,o=!0===t.zipped?.isWrapped&&e!==t.slug,c=e.toLowerCase()===n.toLowerCase()
yield{message:`The plugin's folder in the ZIP is ${(0,ae.AB)(n)}, not ${(0,ae.AB)(e)}, ${s}${c?"; upper and lower case matter":""}.`,effect:ge,fix:o?`Set the input \`slug\` to ${(0,ae.AB)(e)}${r?"":`, or to ${(0,ae.AB)(n)} if sites have that one`}.`:`Rename the folder to ${(0,ae.AB)(e)} before it is zipped${a}.`}}const a=0===s.length?findArchiveName(e):void 0
var r
void 0===a||!a.isSure&&void 0!==t.zipped||(yield{...a.isSure?{}:{severity:"warning"},message:`The plugin's folder in the ZIP is ${(0,ae.AB)(n)}, with ${a.what} in its name${"the version"===a.what?"":", as in GitHub's source archives"}.`,effect:ge,fix:(r=void 0!==t.zipped,r?"Set the input `slug` to the folder that the plugin has on sites.":"Give the folder the same name in every release. If this one is right, set the input `slug` to it.")})
const o=void 0===a&&void 0===i?hn.exec(n):null
null!==o&&!0===t.isFirst&&(yield{severity:"warning",message:`The plugin's folder is ${(0,ae.AB)(n)}, with a version in its name.`,effect:"The first release sets the folder for good: the next version needs the same one.",fix:`If nothing is published yet, choose a name without a version, such as ${(0,ae.AB)(n.slice(0,o.index))}, and set the input \`slug\` to it.`})}},{id:"folder-chars",severity:"error",acceptance:"yes",*find({layout:{folder:e}}){un.test(e)?yield{message:`The plugin's folder ${(0,ae.AB)(e)} has one of the characters [ ] * ? in its name.`,effect:"WordPress reads them as a pattern, and does not find the plugin.",fix:ln}:e.startsWith(".")?yield{message:`The name of the plugin's folder, ${(0,ae.AB)(e)}, begins with a dot.`,effect:"WordPress installs the plugin but never lists it: nobody can activate it.",fix:ln}:pn.test(e)&&(yield{severity:"warning",message:`The plugin's folder ${(0,ae.AB)(e)} has a blank in its name.`,effect:"Some hosts and tools do not find such a plugin.",fix:ln})}}],hn=/(?<=[^-_. ])[-_. ]v?\d+(\.\d+)+$/i,un=/[[\]*?]/,pn=/\s/
const mn=/-(main|master|trunk|develop)$/i,gn=/-[0-9a-f]{40}$|-(?=[0-9]*[a-f])(?=[a-f]*[0-9])[0-9a-f]{7}$/
function findArchiveName({layout:{folder:e},main:t}){if(void 0===t)return
if(function isVersioned(e,t){const n=["-","_","."," ","-v","_v"].map(e=>`${e}${t}`.toLowerCase())
return t.includes(".")&&n.some(t=>e.toLowerCase().endsWith(t))}(e,t.header.version))return{what:"the version",isSure:!0}
const n=[nameIn(e,t.path)?.replace(/\.php$/,"")??"",t.header.textDomain].filter(e=>""!==e).map(e=>e.toLowerCase()),s=e.toLowerCase()
if(n.includes(s))return
const i=s.replace(mn,"").replace(gn,""),a=n.some(t=>i===t||gn.test(e)&&i.endsWith(`-${t}`))
return mn.test(e)?{what:"a branch",isSure:a}:gn.test(e)&&a?{what:"a commit",isSure:a}:void 0}const wn={declared:new Set,uses:[]},vn=/add_filter\s*\(\s*['"](?:pre_set_)?site_transient_update_plugins['"]/,yn=/\bwp_(?:safe_)?remote_(?:get|post|request)\s*\(/,kn=/->response\s*\[\s*([^\]]{0,200})\]\s*=/g,$n=/\bfunction\s+(buildUpdateChecker)\s*\(/i,bn=/^[ \t]*(?:(?:abstract|final)[ \t]+)?class[ \t]+(\w+)[^;{]{0,200}\{/gim,xn=/update_plugins['"]|function\s+buildUpdateChecker/,Pn=/(?:\bnew\s+|::(?=buildUpdateChecker\b))([\w\\]{1,200})\s*\(([^;]{0,400})/gi,_n=/\b__FILE__\b|\b[A-Z][A-Z0-9_]{3,60}\b|['"][\w.-]{1,100}\/[\w.-]{1,100}\.php['"]/g,An=1e3
function createClientSearch(){const e=new Set,t=[]
return{search(n,s,i,a){if(!a(s.length))return
const r=xn.test(s)?function declare(e,t){const[,n]=$n.exec(e)??[]
void 0!==n&&t.add(n.toLowerCase())
const s=[...e.matchAll(kn)]
if(0===s.length||!vn.test(e)||!yn.test(e))return[]
for(const[,n=""]of e.matchAll(bn))t.add(n.toLowerCase())
return s.flatMap(([,e=""])=>listNames(e))}(s,e):[]
if(i){r.length>0&&t.push({path:n,client:"",names:r})
for(const[,e="",i=""]of s.matchAll(Pn)){const s=listNames(i)
s.length>0&&t.length<An&&t.push({path:n,client:e.slice(e.lastIndexOf("\\")+1).toLowerCase(),names:s})}}},collect:()=>({declared:e,uses:t.filter(({client:t})=>""===t||e.has(t))})}}function listNames(e){return[...new Set([...e.matchAll(_n)].map(([e])=>e.replaceAll(/['"]/g,"")))]}const Sn=/(?:define\s*\(\s*['"](\w+)['"]\s*,|\bconst\s+(\w+)\s*=)\s*(?:plugin_basename\s*\(\s*)?__FILE__[\s)]*;/g
var On=n(1791)
function foldCase(e){return Buffer.from(e).toString("latin1").replace(/[a-z]/g,e=>e.toUpperCase())}function skipFiller(e,t){let n=t
for(;"0"===e.charAt(n)&&isDigit(e.charAt(n+1));)n+=1
for(;/^[\t-\r ]/.test(e.charAt(n));)n+=1
return n}function readDigits(e,t){let n=t
for(;isDigit(e.charAt(n));)n+=1
return e.slice(t,n)}function compareDigits(e,t){return e.startsWith("0")||t.startsWith("0")||e.length===t.length?e===t?0:e<t?-1:1:sign(e.length-t.length)}function compareEnds(e,t,n,s){return sign(Number(t<e.length)-Number(s<n.length))}function byteAt(e,t){return t<e.length?e.charCodeAt(t):0}function isDigit(e){return/^[0-9]/.test(e)}function sign(e){return e<0?-1:e>0?1:0}const Ln={name:"Plugin Name",version:"Version"},Bn="WordPress does not see it: without a version, no site is ever offered the update.",Cn="Move the plugin header to the start of the file.",Mn="Save the file as UTF-8 without a byte order mark.",Tn=[{id:"header-late",severity:"error",acceptance:"yes",*find({main:e,lost:t,hidden:n}){if("late"===n?.header.why){const{path:e}=n.file,{line:t}=n.header
yield{message:`The "Plugin Name" header in line ${t} of ${(0,ae.AB)(e)} is not within the first ${On.q2} bytes.`,effect:`WordPress reads only those, and finds no plugin. ${we}`,fix:Cn,file:e,line:t}}for(const{field:n,why:s,line:i}of t){if(void 0===e||"byte-order-mark"===s)continue
const t=`The "${Ln[n]}" header in line ${i} of ${(0,ae.AB)(e.path)}`
yield{message:"cut"===s?`${t} is cut off after byte ${On.q2}.`:`${t} is not within the first ${On.q2} bytes.`,effect:"cut"===s?"WordPress takes the part before the cut for the whole.":Bn,fix:Cn,file:e.path,line:i}}}},{id:"header-encoding",severity:"error",acceptance:"yes",*find({main:e,lost:t,hidden:n}){if(void 0!==n&&"late"!==n.header.why){const{path:e}=n.file,{why:t,line:s}=n.header
yield{message:"utf-16"===t?`${(0,ae.AB)(e)} is saved in UTF-16.`:`There is a byte order mark before the "Plugin Name" header in line ${s} of ${(0,ae.AB)(e)}.`,effect:`WordPress does not see the header, and finds no plugin. ${we}`,fix:Mn,file:e,line:s}}const s=t.find(({why:e})=>"byte-order-mark"===e)
void 0!==e&&void 0!==s&&(yield{message:`There is a byte order mark before the "${Ln[s.field]}" header in line ${s.line} of ${(0,ae.AB)(e.path)}.`,effect:Bn,fix:Mn,file:e.path,line:s.line})}},{id:"header-shadowed",severity:"warning",acceptance:"yes",*find({main:e}){const[t,n]=e?(0,On.W$)(e.bytes,"version"):[]
if(void 0===e||void 0===t||void 0===n)return
const[s=0]=(0,On.W$)(e.bytes,"name")
!hasCommentEnd(e.bytes,s,t)&&hasCommentEnd(e.bytes,t,n)||(yield{message:`${(0,ae.AB)(e.path)} has a "Version" header in line ${t} and another in line ${n}.`,effect:"WordPress takes the first, even when it is empty or an example.",fix:"Keep the one in the comment with the plugin header, and remove or reword the other.",file:e.path,line:n})}},{id:"multi-main",severity:"warning",acceptance:"yes",*find({ownPhp:e,main:t}){if(void 0===t)return
const n=e.filter(({path:e,header:n})=>e!==t.path&&(0,On.LE)(n)).map(({path:e})=>e)
0!==n.length&&(yield{message:`Besides ${(0,ae.AB)(t.path)}, ${(0,ae.Zv)(n)} ${(0,ie.d5)(n,"has","have")} a "Plugin Name" header.`,effect:"WordPress lists each of them as a plugin; the first by name gives the version of the update.",fix:"Keep the header in the main file only.",file:n[0],files:n})}},{id:"nested-header",severity:"warning",acceptance:"yes",*find({nestedPhp:e,main:t}){if(void 0===t)return
const{name:n}=t.header,s=e.filter(({header:e})=>(0,On.LE)(e)&&function compareNaturally(e,t){const[n,s]=[foldCase(e),foldCase(t)]
if(""===n||""===s)return sign(n.length-s.length)
for(let[e,t]=[0,0];;e+=1,t+=1){if(e>=n.length||t>=s.length)return compareEnds(n,e,s,t);[e,t]=[skipFiller(n,e),skipFiller(s,t)]
const[i,a]=[readDigits(n,e),readDigits(s,t)]
if(""!==i&&""!==a){const r=compareDigits(i,a)
if(0!==r)return r
if([e,t]=[e+i.length,t+a.length],e>=n.length||t>=s.length)return compareEnds(n,e,s,t)}const r=sign(byteAt(n,e)-byteAt(s,t))
if(0!==r)return r}}(e.name,n)<0).map(({path:e})=>e)
0!==s.length&&(yield{message:`${(0,ae.Zv)(s)} ${(0,ie.d5)(s,"has","have")} a "Plugin Name" header too, with a name that sorts before the plugin's own.`,effect:"After an upload by hand, WordPress offers to activate that file instead of the plugin.",fix:"Leave it out, or remove the header from it.",file:s[0],files:s})}},{id:"update-uri-missing",severity:"notice",acceptance:"yes",*find({main:e,updateClients:t}){if(""!==e?.header.updateUri.trim())return
const n=function findOwnClient({uses:e},{path:t,text:n}){const s=[...n.matchAll(Sn)].map(([,e,t])=>e??t??""),i=new Set([...s,t])
return e.find(({path:e,names:n})=>n.some(e=>i.has(e))||e===t&&n.includes("__FILE__"))}(t,{path:e.path,text:e.bytes.toString("latin1")})
if(void 0===n)return
const{path:s}=n
yield{message:`${(0,ae.AB)(s)} has the plugin look for updates by code of its own, but the plugin has no header \`Update URI\`.`,effect:"WordPress asks WordPress.org, too, and can offer a stranger's plugin of the same folder as an update.",fix:`Add \`Update URI\`, with an address of yours, or \`false\`, to ${(0,ae.AB)(e.path)}.`,file:e.path,place:{file:s}}}}]
function hasCommentEnd(e,...t){const[n,s]=[Math.min(...t),Math.max(...t)]
return e.toString("latin1",0,On.q2).split(/\r\n|\r|\n/).slice(n-1,s-1).some(e=>e.includes("*/"))}function createLineCounter(e){let[t,n]=[0,1]
return s=>{for(s<t&&([t,n]=[0,1]);t<s;t+=1){("\n"===e.charAt(t)||"\r"===e.charAt(t)&&"\n"!==e.charAt(t+1))&&(n+=1)}return n}}const Wn=/<\?(?:php(?=[ \t\r\n]|$)|=)/gi,In=/(?:[ \t\r\n\v\f]+|(?:#(?!\[)|\/\/)[^\r\n?]*(?:\?(?!>)[^\r\n?]*)*)/y,Rn=/\?>(?:\r\n|\r|\n)?/y,Nn=/\$[A-Za-z_\x80-\xff][\w\x80-\xff]*/y,zn=/\\?[A-Za-z_\x80-\xff][\w\x80-\xff]*(?:\\[A-Za-z_\x80-\xff][\w\x80-\xff]*)*/y,En=/'[^'\\]*(?:\\[^][^'\\]*)*'/y,Fn=/<<<[ \t]*(["']?)([A-Za-z_\x80-\xff][\w\x80-\xff]*)\1(?=[\r\n])/y,Zn=/\?->|->|::|[^]/y
function tokenizePhp(e){const t=[]
return{...scanPhp(e,e=>t.push(e)),tokens:t}}function scanPhp(e,t){let n=0
for(;n<e.length;){Wn.lastIndex=n
const s=Wn.exec(e),i=s?.index??e.length
if(i>n&&t({kind:"html",text:e.slice(n,i),index:n}),null===s)break
t({kind:"open",text:s[0],index:i})
const{end:a,openAt:r}=readCode(e,i+s[0].length,0,t)
if(void 0!==r)return{openAt:r}
n=a}return{}}function readCode(e,t,n,s){let i=1
for(let a=t;a<e.length;){const t=skipSpace(e,a)
if(t<0)return{end:e.length,openAt:a}
const r=t>a?void 0:readToken(e,a,n)
if(t===a&&void 0===r)return{end:0,openAt:a}
if(a=void 0===r?t:a+r.text.length,void 0!==r){if(s(r),i+="{"===r.text?1:"}"===r.text?-1:0,0===n?"close"===r.kind:0===i)return{end:a}
if(isHalt(r))break}}return{end:0===n?e.length:0}}const isHalt=({text:e})=>15===e.length&&"__halt_compiler"===e.toLowerCase()
function skipSpace(e,t){const n=e.charAt(t)
if("/"===n&&e.startsWith("/*",t)){const n=e.indexOf("*/",t+2)
return n<0?-1:n+2}return n>"/"?t:skip(In,e,t)}function readToken(e,t,n=0){const make=(n,s,i)=>s>t?{kind:n,text:e.slice(t,s),index:t,value:i}:void 0,s=e.charAt(t)
if("'"===s){const n=skip(En,e,t)
return make("string",n,e.slice(t+1,n-1).replace(/\\([\\'])/g,"$1"))}if('"'===s||"`"===s){const i=function skipTemplate(e,t,n){const s=e.charAt(t)
if(n>=qn)return 0
const i='"'===s?/[\\"]|\{\$|\$\{/g:/[\\`]|\{\$|\$\{/g
i.lastIndex=t+1
for(let t=i.exec(e);null!==t;t=i.exec(e)){if(t[0]===s)return i.lastIndex
if("\\"===t[0])i.lastIndex+=1
else{const{end:t,openAt:s}=readCode(e,i.lastIndex,n+1,()=>{})
if(0===t||void 0!==s)return 0
i.lastIndex=t}}return 0}(e,t,n),a=e.slice(t+1,i-1)
return make("string",i,'"'===s&&!/\$|\\[^\\"]/.test(a)?a.replace(/\\(.)/g,"$1"):void 0)}Fn.lastIndex=t
const i="<"===s?Fn.exec(e):null
if(null!==i)return make("string",function findHeredocEnd(e,t){const n=new RegExp(`[\\r\\n][ \\t]*${t[2]??""}(?![\\w\\x80-\\xff])`,"g")
return n.lastIndex=t.index+t[0].length,null===n.exec(e)?0:n.lastIndex}(e,i))
const a="$"===s?"variable":"word",r=skip("$"===s?Nn:zn,e,t),o="?"===s?skip(Rn,e,t):t,c=/[?:-]/.test(s)?skip(Zn,e,t):t+1
return make(a,r)??make("close",o)??make("sign",c)}function skip(e,t,n){return e.lastIndex=n,e.test(t)?e.lastIndex:n}const qn=20
const jn=/^(public|protected|private|var|static|string|readonly)$/i,Hn=/^\\?define$/i
function listConstants(e){const t=e.toString("latin1"),{tokens:n}=tokenizePhp(t),s=createLineCounter(t)
return n.flatMap(({kind:e},t)=>{const i="word"===e||"variable"===e?function readConstant(e,t){const[n,s,i,a,r]=e.slice(Math.max(0,t-1),t+4)
return 0===t||void 0===s?void 0:"variable"===s.kind?jn.test(n?.text??"")&&"="===i?.text?{name:s.text,from:t+2,ends:[";"],isProperty:!0}:void 0:Hn.test(s.text)&&"("===i?.text&&void 0!==a?.value&&","===r?.text?{name:a.value,from:t+4,ends:[")",","],isProperty:!1}:/^const$/i.test(s.text)&&"word"===i?.kind?"="===a?.text?{name:i.text,from:t+3,ends:[";",","],isProperty:!1}:"word"===a?.kind&&"="===r?.text?{name:a.text,from:t+4,ends:[";",","],isProperty:!1}:void 0:void 0}(n,t):void 0,{value:a,index:r=0}=n[i?.from??-1]??{},o=!0===i?.ends.includes(n[i.from+1]?.text??"")
return void 0!==i&&void 0!==a&&o?[{name:i.name,value:a,line:s(r),isProperty:i.isProperty}]:[]})}const Un=[{id:"stale-version",severity:"warning",acceptance:"yes",*find({main:e},{served:t,before:n}){if(void 0===e)return
const{version:s}=e.header,i=t?.version??n?.version,a=new Map(listConstants(Buffer.from(n?.mainText??"")).map(({name:e,value:t})=>[e,t])),r=void 0===t?`as in ${n?.what??""}`:"the version that is live"
for(const{name:t,value:o,line:c,isProperty:d}of listConstants(e.bytes)){const l=a.has(t)&&a.get(t)!==n?.version,f=o===i&&o!==s&&isOwnVersion(t)&&!l;(f||Gn.test(o)&&/version/i.test(t)&&!d)&&(yield{message:`The ${d?"property":"constant"} ${(0,ae.AB)(t)} in line ${c} of ${(0,ae.AB)(e.path)} is ${(0,ae.AB)(o)}, ${f?r:"a placeholder"}; the plugin's version is ${(0,ae.AB)(s)}.`,effect:"Code that uses it, such as migrations and the URLs of scripts and styles, mistakes the update for another version.",fix:`Write ${(0,ae.AB)(s)} there too, or check the tool that should.`,file:e.path,line:c})}}}]
function isOwnVersion(e){const t=e.replace(/([a-z])([A-Z])/g,"$1_$2")
return/(^\$?|_)VER(SION)?$/i.test(t)&&!Vn.test(t)}const Vn=/(^\$?|_)((MIN|MINIMUM|MAX|MAXIMUM|REQUIRED?|REQUIRES|NEEDED|TESTED|DB|DATABASE|SCHEMA|DATA|API|LAST|PREVIOUS|OLD|BASE|SINCE|STABLE)_|(PHP|WP|WORDPRESS|WC|WOOCOMMERCE|LIBRARY|SDK)_VER(SION)?$)/i,Gn=/^\s*(@@[\w.-]+@@?|\{\{\s*[\w.-]+\s*\}\}|%%?[\w.-]+%%?|__\w+__|\$\{\w+\})\s*$/,Dn=[{id:"main-file",severity:"error",acceptance:"yes",*find(e,t){const{layout:n,main:s,unreadOwnPhp:i}=e,a=function findInstalled({layout:{folder:e},ownPhp:t},{served:n,before:s}){const i=n?.pluginFile?.split("/")[1],a=i??s?.mainFile
if(""===e||void 0===a)return
const r=`${e}/${a}`,o=t.find(e=>e.path===r&&(0,On.LE)(e.header)),c=void 0===i?`${s?.what??""} has`:"sites have installed"
return{path:r,name:a,file:o,owner:c,isLive:void 0!==n}}(e,t)
if(void 0===s||void 0===a)return
const{path:r,name:o,file:c,owner:d,isLive:l}=a,f=l?"error":"warning",h=nameIn(n.folder,s.path)??""
void 0!==c||i.includes(r)||(yield{severity:f,message:`The main file is ${(0,ae.AB)(h)}, not ${(0,ae.AB)(o)}, which ${d}.`,effect:ge,fix:`Name the file with the plugin header ${(0,ae.AB)(o)} again.`,file:s.path}),void 0!==c&&c.header.version!==s.header.version&&(yield{severity:f,message:`${(0,ae.AB)(o)}, which ${d}, says version ${(0,ae.AB)(c.header.version)}, but the version ${(0,ae.AB)(s.header.version)} is read from ${(0,ae.AB)(h)}.`,effect:"Sites read the file that they have, so they would be offered the same update again and again.",fix:`Remove the header of ${(0,ae.AB)(h)}, or write the same version in both files.`,file:r})}}]
const Kn=512,Jn=/<\?(?:php(?=\s|$)|=)/i
function readTag(e){const t=e.search(Jn)
return{hasTag:t>=0,start:0===t?"":e.slice(0,Kn)}}const Qn='PHP prints it on every request, before the headers are sent: WordPress reports "unexpected output", and feeds and the REST API break.',Xn=[{id:"no-php-tag",severity:"error",acceptance:"yes",*find({main:e,loaded:t,gitDamage:n}){const s=new Set(n.map(({path:e})=>e)),i=t.filter(({path:e,hasTag:t,start:n})=>!t&&!s.has(e)&&e.endsWith(".php")&&/\S/.test(n)),a=i.map(({path:e})=>e)
a.length>0&&(yield{...i.every(({start:e})=>/<\?|<%/.test(e))?{severity:"warning"}:{},message:`${(0,ae.Zv)(a)}, which the plugin loads on every request, ${(0,ie.d5)(a,"has","have")} no \`<?php\`.`,effect:`PHP runs none of ${(0,ie.d5)(a,"it","them")}, and prints the whole text on every page of the site.`,fix:"Begin PHP files with `<?php`; if this is not the text that you wrote, check what copied it.",file:a[0],files:a,line:1}),!0!==e?.isWhole||readTag(e.bytes.toString("latin1")).hasTag||(yield{message:`${(0,ae.AB)(e.path)} has no \`<?php\`.`,effect:"PHP runs none of it, and prints the whole file on every page of the site.",fix:"Begin the file with `<?php`: not every server accepts the short `<?`.",file:e.path,line:1})}},{id:"output-before-headers",severity:"error",acceptance:"yes",*find({main:e,lost:t,loaded:n,php:s,layout:i}){const a=e&&readTag(e.bytes.toString("latin1"))
if(void 0===e||!0!==a?.hasTag)return
const isRefused=e=>!0===s?.files.get(e.slice(prefixOf(i.folder).length))?.remarks.some(({what:e})=>e.endsWith("something stands before `<?php`"))
""===a.start||isRefused(e.path)||t.some(({why:e})=>"byte-order-mark"===e)||(yield{message:`${(0,ae.AB)(e.path)} begins with ${describe(a.start)} before \`<?php\`.`,effect:Qn,fix:fixOf(a.start),file:e.path,line:1})
const r=n.filter(({path:e,isDirect:t,start:n})=>t&&!isRefused(e)&&Yn.test(n)),o=r.map(({path:e})=>e)
o.length>0&&(yield{severity:"warning",message:`${(0,ae.Zv)(o)}, which the main file loads at once, ${(0,ie.d5)(o,"begins","begin")} with ${describe(r[0]?.start??"")} before \`<?php\`.`,effect:Qn,fix:fixOf(r[0]?.start??""),file:o[0],files:o,line:1})
const c=s?.files.get(e.path.slice(prefixOf(i.folder).length))?.starts.behind
void 0!==c&&(yield{severity:"warning",message:`${(0,ae.AB)(e.path)} has ${""===c.text.trim()?"blank lines":"text"} behind a \`?>\`, in line ${c.line}.`,effect:Qn,fix:"Remove it, or leave out the `?>` at the end of the file.",file:e.path,line:c.line})}}],Yn=/^(\xef\xbb\xbf\s*|\s+)<\?(php|=)/i,es="ï»¿"
function describe(e){return e.startsWith(es)?"a byte order mark":/^\s*(<\?|$)/.test(e)?"a blank line or a blank":"text"}function fixOf(e){return e.startsWith(es)?"Save the file as UTF-8 without a byte order mark.":"Make `<?php` the very first characters of the file."}var ts=n(4573)
const ns=[{id:"path-unsafe",severity:"error",acceptance:"no",*find({layout:{dangers:e}}){for(const[t,{one:n,many:s,what:i,effect:a,fix:r}]of Object.entries(ss)){const o=e.filter(({danger:e})=>e===t).map(({name:e})=>e)
0!==o.length&&(yield{message:`${(0,ae.Zv)(o)} ${(0,ie.d5)(o,n,s)} ${i}.`,effect:a,fix:r})}}},{id:"path-backslash",severity:"error",acceptance:"yes",*find({zipEntries:e,layout:{folder:t},main:n,loads:s}){const i=e.map(({name:e})=>e).filter(e=>e.includes("\\")&&void 0===findDanger(e)),a=void 0!==n&&i.every(e=>e.startsWith(`${t}/`)),r=new Set(s.map(({path:e})=>e)),o=i.some(e=>r.has(e.replaceAll("\\","/")))
0!==i.length&&(yield{...a&&!o&&{severity:"warning"},message:`${(0,ae.Zv)(i)} ${(0,ie.d5)(i,"is","are")} written with backslashes instead of slashes.`,effect:a?"On sites such a file has another name, under which no code finds it.":"WordPress finds no plugin folder in such a ZIP: the update deactivates the plugin on every site.",fix:"Build the ZIP with a tool that writes slashes: not with .NET before 4.6.1, nor with `Compress-Archive` of PowerShell 5."})}},{id:"path-conflict",severity:"error",acceptance:"yes",*find({layout:e}){const t=function findRepeated(e){const t=new Set,n=new Set
for(const s of e){if(s.isFolder)continue
const e=compose(s)
t.has(e)&&n.add(s.path),t.add(e)}return[...n]}(e.entries)
t.length>0&&(yield{...t.some(e=>/\.php$/i.test(e))?{}:{severity:"warning"},message:`${(0,ae.Zv)(t)} ${(0,ie.d5)(t,"is","are")} in the ZIP more than once; names that only look the same count too.`,effect:"Which of them a site gets depends on how it unpacks the ZIP.",fix:"Build a new ZIP instead of adding to an old one, and give each file its own name.",file:t[0],files:t})
const n=function findFilesAsFolders(e){const t=e.map(e=>e.isFolder?`${compose(e)}/`:compose(e)).sort(),n=t.filter((e,n)=>!e.endsWith("/")&&!0===t[n+1]?.startsWith(e)&&!0===t[(0,s.i8)(t,`${e}/`)]?.startsWith(`${e}/`))
return[...new Set(n)]}(e.entries)
n.length>0&&(yield{message:`${(0,ae.Zv)(n)} ${(0,ie.d5)(n,"is","are")} both a file and a folder in the ZIP.`,effect:"WordPress stops unpacking there, and no site gets the update.",fix:"Build a new ZIP instead of adding to an old one, and rename the file or the folder.",file:n[0],files:n})}},{id:"path-portability",severity:"warning",acceptance:"yes",*find({layout:e,zipEntries:t}){const n=function findCaseTwins(e){const t=new Map,n=new Set
for(const s of e){const e=compose(s),i=e.toLowerCase(),a=t.get(i)??e
a!==e&&n.add(a).add(e),t.set(i,a)}return[...n]}(e.entries)
n.length>0&&(yield{message:`${(0,ae.Zv)(n)} differ only in upper and lower case.`,effect:"Where case does not matter, as on Windows, one overwrites the other.",fix:"Rename one of them.",file:n[0],files:n})
const s=findUnportable(e,as)
s.length>0&&(yield{message:`${(0,ae.Zv)(s)} ${(0,ie.d5)(s,"has","have")} one of the characters < > : " | ? * in the name, or a dot or blank at its end.`,effect:"Windows hosts cannot write such a name, or write another one.",fix:`Rename ${(0,ie.d5)(s,"it","them")}.`,file:s[0],files:s})
const i=findUnportable(e,is)
i.length>0&&(yield{message:`${(0,ae.Zv)(i)} ${(0,ie.d5)(i,"has the name","have the names")} of a device on Windows.`,effect:"Windows hosts cannot write it, and the update stops halfway.",fix:`Rename ${(0,ie.d5)(i,"it","them")}.`,file:i[0],files:i})
const a=t.filter(({nameBytes:e})=>!(0,ts.isUtf8)(e)).map(({name:e})=>e)
a.length>0&&(yield{message:`${(0,ie.d5)(a,"The name","The names")} of ${(0,ae.Zv)(a)} ${(0,ie.d5)(a,"is","are")} not in UTF-8.`,effect:"WordPress gives such a file one name on hosts with php-zip, and another on hosts without it.",fix:"Build the ZIP with a tool that writes names in UTF-8, or use only ASCII characters in names."})}}],ss={outside:{one:"leads",many:"lead",what:"out of the plugin's folder, by `..`, a drive letter or a slash at the start",effect:"WordPress silently leaves most such files out; other programs write them anywhere.",fix:"Build the ZIP in the folder above the plugin, with plain relative names."},characters:{one:"has",many:"have",what:"control characters in the name, or no name at all",effect:"Sites write such a file under another name, or the update stops halfway.",fix:"Rename it, or leave it out."},length:{one:"has",many:"have",what:"a name of more than 255 bytes, or a path of more than 1,024 characters",effect:"Sites cannot write such a file, and the update stops halfway.",fix:"Shorten the name, or leave the file out."}}
function compose({path:e}){return e.normalize("NFC")}const is=/(?<=^|\/)(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\.[^/]*)?(?=\/|$)/i,as=/[<>:"|?*]|[. ](\/|$)/
function findUnportable({entries:e,folder:t},n){const s=function isOddFolder(e){return un.test(e)||pn.test(e)||e.startsWith(".")}(t)?`${t}/`:"",i=new Set
for(const{path:t}of e){const e=t.startsWith(s)?s.length:0,a=t.slice(e).search(n)
if(a<0)continue
const r=t.indexOf("/",e+a)
i.add(r<0?t:t.slice(0,r))}return[...i]}const at=(e,t)=>`Line ${e} of ${(0,ae.AB)(t)}`
function faultAt({use:e,unit:t,path:n},s,i,a){return{key:`${e.kind}|${e.name}|${t.owner}`,name:decode(s),message:`${at(e.line,n)} ${decode(i)}.`,path:n,line:e.line,...a&&{severity:a}}}const rs=/^[fko]:(doing_\w+|wp_\w+|rest_request|xmlrpc_request|script_debug|multisite|abspath|php_\w+|true|false|iframe_request|savequeries|mu_\w+|disa(ble|llow)_\w+|alternate_wp_cron)$/i,os=/^c:wp_(comment|error|post|query|rest_re(quest|sponse)|term|user)$/
function isPolyfill(e){return!0===e?.every(({fact:e})=>e.at.guards.some(e=>/^![fck]:/.test(e)))}function isThere(e,t){return rs.test(e)||os.test(e)||isDeclared(e,t)}function isDeclared(e,{program:t,site:n}){const s=e.slice(2),[i,a]=e.startsWith("f:")?[t.functions,n?.functions]:e.startsWith("c:")?[t.classes,n?.classes]:[t.constants,n?.constants]
return i.has(s)&&!isPolyfill(i.get(s))||!0===a?.has(s)}function weighGuards(e,t,n,s=0){let i
for(const a of e){const e=a.charAt(0)
if("!"!==e&&"h"!==e){if(/^[veEtip]/.test(a)||t.includes(a))return"exact"
if("o"===e){if(!rs.test(a))return"exact"}else if("a"===e){const e=s<3?n.program.answers.get(a.slice(2)):void 0,r=e&&weighGuards(e,t,n,s+1)
if("exact"===r)return r
i??=r}else if("m"!==e&&!isThere(a,n)){if([n.before?.functions,n.before?.classes,n.before?.constants].some(e=>e?.has(a.slice(2))))return"exact"
i="other"}}}return i}const guardsOf=({use:e,unit:t,path:n},{reach:s})=>[...e.at.guards,...s.findAround(t),...s.guards.get(n)??[]]
function*listNeeds(e,t){for(const n of listUses(e)){const{name:e,fallback:s,shown:i,on:a="",isText:r=!1}=n.use
if(!0===n.use.isSoft||kindOf(n)!==t)continue
const o=r&&"classes"===t&&"class"!==n.use.kind,c=o?[a]:void 0===s?[e]:[e,s],d=c.map(e=>`${cs[t]}:${e}`)
yield{place:n,kind:t,names:c,guards:d,shown:o?a:i,isText:r}}}const cs={functions:"f",classes:"c",constants:"k"}
function kindOf({use:{kind:e,via:t,isText:n}}){if("function"===e)return"functions"
if("constant"===e)return"constants"
return"class"===e||"new"===e||e.endsWith("method")&&"name"===t&&!0===n?"classes":void 0}function tellNeed({kind:e,isText:t},n){return"functions"===e?`${t?"names":"calls"} \`${n}()\``:"classes"===e?`uses the class \`${n}\``:`reads the constant \`${n}\``}function isOwn({kind:e,names:t},n){return t.some(t=>n[e].has(t)||"classes"===e&&n.aliases.has(t))}function isKnown(e,{program:t,site:n}){return isOwn(e,t)||e.names.some(t=>!0===n?.[e.kind].has(t))}const ds=[{id:"gone-function",severity:"error",isOfBoth:!0,effect:"PHP stops with a fatal error there.",fix:"Define it again, or remove the call.",find:e=>findGone("functions",e)},{id:"gone-class",severity:"error",isOfBoth:!0,effect:"PHP stops with a fatal error there.",fix:"Define it again, or remove the use.",find:e=>findGone("classes",e)},{id:"gone-constant",severity:"error",isOfBoth:!0,effect:"From PHP 8 on, PHP stops with a fatal error there.",fix:"Define it again, or remove the use.",find:e=>findGone("constants",e)},{id:"gone-method",severity:"error",isOfBoth:!0,effect:"PHP stops with a fatal error there.",fix:"Define it again, or remove the call.",*find(e){const{program:t,before:n}=e
for(const s of void 0===n?[]:listUses(t)){const{name:i,shown:a,via:r,isText:o}=s.use
if(!n?.methods.has(i)||t.methods.has(i))continue
const c=findMissingOn(s,e)?.first.shown
if(void 0===c)continue
const d=/^(this|self|parent|name)$/.test(r??"")&&!0!==o
yield faultAt(s,`${c}::${a}`,`calls \`${c}::${a}()\`, which the previous version had, and this one does not`,d?void 0:"warning")}}}]
function*findGone(e,t){const{program:n,before:s}=t
for(const i of void 0===s?[]:listNeeds(n,e)){const{place:n,names:a,isText:r}=i,o=a.find(n=>owns(s?.[e].get(n),t)||"classes"===e&&owns(s?.aliases.get(n),t))
if(void 0===o||isKnown(i,t))continue
const c=guardsOf(n,t),d=weighGuards(c,i.guards,t)
if("exact"===d)continue
const l="other"===d&&c.some(e=>":"===e.charAt(1)&&toPrefix(e.slice(2))===toPrefix(o)),f="classes"===e?s?.classes.get(o)?.[0]?.fact.shown??i.shown:i.shown
yield faultAt(n,"classes"===e?f:o,`${tellNeed(i,f)}, which the previous version defined, and this one does not`,l||r?"warning":void 0)}}function owns(e,t){return void 0!==e&&!isPolyfill(e)&&!e.some(({path:e})=>function isUnread(e,{program:{index:t}}){const n=t.files.get(e)
return t.unread.includes(e)||void 0!==n?.fault}(e,t))}function findMissingOn(e,t){const{kind:n,name:s,on:i}=e.use
if("method"!==n&&"static-method"!==n)return
const a=findObject(i,t.program,t.site)
if(!0!==a?.lineage.isComplete||/^(trait|interface)$/.test(a.first.kind))return
const r=[`m:*::${s}`,`m:${a.type}::${s}`]
return void 0!==weighGuards(guardsOf(e,t),r,t)||void 0!==findMethod(s,a.lineage)?void 0:a}const ls=[{id:"undefined-method",severity:"error",effect:"PHP stops with a fatal error there.",fix:"Correct the name, or add the method.",*find(e){const{program:t,before:n}=e,s=function findCreated({program:e}){const t=new Set
for(const{use:n}of listUses(e))void 0!==n.on&&"name"===n.via&&t.add(n.on)
for(const n of[...t])e.aliases.has(n)&&t.add(e.aliases.get(n)?.[0]?.fact.of??"")
return t}(e)
for(const i of t.hasEval?[]:listUses(t)){const{name:a,shown:r,via:o,isText:c}=i.use
if(a.endsWith("__premium_only"))continue
if(!0===n?.methods.has(a)&&!t.methods.has(a))continue
const d=findMissingOn(i,e)
if(void 0===d)continue
const{type:l,first:f}=d,h="new"===o||"name"===o
if(!h&&hasChildWith(a,l,t))continue
const u=("this"===o||"self"===o)&&!t.parents.has(l)&&s.has(l),p=h||"parent"===o||f.isFinal||u,m=f.shown
yield faultAt(i,`${m}::${r}`,`calls \`${m}::${r}()\`, and the class has no such method`,p&&!0!==c?void 0:"warning")}}},{id:"bad-override",severity:"error",effect:"PHP stops with a fatal error where the class is loaded.",fix:"Give the method the arguments, `static` and visibility of the one that it overrides, or add what is missing.",*find(e){for(const[t,{classes:n}]of e.program.own)for(const s of n)1===e.program.classes.get(s.name)?.length&&(yield*judgeClass(s,t,e))}},{id:"changed-member",severity:"error",effect:"PHP stops with a fatal error there.",fix:"Change the use, or the member back.",*find(e){for(const t of listUses(e.program))yield*judgeMember(t,e)}},{id:"redeclared",severity:"warning",effect:"If both are loaded, PHP stops with a fatal error at the second.",fix:"Remove one, or ask `function_exists()` or `class_exists()` first.",*find({program:e,reach:t,followed:{entered:n}}){yield*function*findOtherNames({own:e,index:t,locate:n,isOwn:s}){for(const[i,{units:a}]of e)for(const e of a.flatMap(({loads:e})=>e)){const a=e.at.guards.flatMap(e=>e.startsWith("!c:")?e.slice(3):[]),r=0===a.length?void 0:n(e.path,i),{classes:o=[]}=t.files.get(r??"")??{},c=new Set(a.map(lastPart)),d=o.filter(({name:e,at:{guards:t}})=>0===t.length&&c.has(lastPart(e))),[l]=d
void 0===r||void 0===l||s(r)||(d.some(({name:e})=>a.includes(e))||(yield{key:`asked|${l.name}`,name:l.shown,message:`${at(e.line,i)} asks for a class of another name before it loads ${(0,ae.AB)(r)}, which defines \`${l.shown}\`.`,effect:"Where another plugin has loaded the same class, PHP stops with a fatal error.",fix:`Ask for \`${l.shown}\`.`,path:i,line:e.line}))}}(e)
for(const[s,i]of[...e.functions,...e.classes]){const a=i.filter(({fact:s,path:i})=>e.isOwn(i)&&n.has(i)&&"always"===s.at.when&&0===s.at.guards.length&&0===(t.guards.get(i)?.length??1)),[r,o]=a
if(void 0===r||void 0===o||isPolyfill(i)||r.path===o.path)continue
const{fact:c,path:d}=o
yield{key:s,name:c.shown,message:`${at(c.line,d)} defines \`${c.shown}\`, as line ${r.fact.line} of \`${r.path}\` does.`,path:d,line:c.line}}}}]
function hasChildWith(e,t,{classes:n,parents:s}){if(!s.has(t))return!1
const i=new Set([t])
for(let e=0;e!==i.size;){e=i.size
for(const[e,t]of n)t.some(({fact:e})=>e.parents.some(e=>i.has(e)))&&i.add(e)}return[...i].some(t=>n.get(t)?.some(({fact:t})=>t.methods.some(t=>t.name===e)))}const fs={public:0,protected:1,private:2},mostOf=e=>"arguments"in e?e.arguments.some(({isVariadic:e})=>e)?1/0:e.arguments.length:e.most
function*judgeClass(e,t,n){for(const[s,i,a,r]of[...findFinalParents(e,n),...findMisfits(e,n),...findLacking(e,n)])yield{key:`${e.name}|${i}|${a.replace(/\d+/g,"")}`,name:`${e.shown}::${i}`,message:`${at(s,t)} ${a}.`,path:t,line:s,...r&&{severity:r}}}function*findFinalParents({parents:e,line:t},{program:n,site:s}){for(const i of e){const e=n.classes.get(i)?.[0]?.fact??s?.classes.get(i)
!0===e?.isFinal&&(yield[t,i,`extends \`${i}\`, which is final`])}}function*findMisfits(e,{program:t,site:n}){const{requiresPhp:s}=t.index,i=""!==s&&(0,ft.Zy)(s,"8.0")<0,a=[...e.parents,...e.interfaces].map(e=>traceClass(e,t,n))
for(const n of e.methods.filter(isInherited))for(const{of:s,method:r}of a.flatMap(e=>findOverridden(n,e,t))){const t=explainMisfit(n,r),a=t??explainCount(n,r),o=void 0===s?"its parent":`\`${s.shown}\``,c=`declares \`${e.shown}::${n.shown}()\`, which ${a} in ${o}`,d=void 0===t&&i?"warning":void 0
void 0!==a&&(yield[n.line,n.name,c,d])}}const isInherited=({visibility:e,name:t})=>"private"!==e||"__construct"===t
function findOverridden({name:e},t,{classes:n}){const s=findMethod(e,t)
if(void 0===s||"magic"===s||"private"===s.method.visibility)return[]
const{of:i,method:a}=s
return(void 0===i||"trait"!==i.kind&&1===n.get(i.name)?.length)&&("__construct"!==e||a.isAbstract)?[s]:[]}function*findLacking(e,{program:t,site:n}){if("class"!==e.kind||e.isAbstract||e.name.startsWith("class@"))return
const s=traceClass(e.name,t,n)
if(!s.isComplete)return
const i=function listMembers({own:e,ofSite:t}){return[...e.flatMap(({methods:e})=>e.map(e=>[e.name,e])),...t.flatMap(({methods:e})=>[...e])]}(s),a=i.filter(([,{isAbstract:e}])=>!e).map(([e])=>e),r=new Set([...a,...e.methods.map(({name:e})=>e),...s.own.flatMap(({traitNames:e})=>e)])
for(const t of new Set(i.map(([e])=>e)))r.has(t)||(yield[e.line,t,`declares \`${e.shown}\`, which lacks the abstract method \`${t}()\``])}function explainMisfit(e,t){return t.isFinal?"is final":e.isStatic!==t.isStatic?t.isStatic?"is static":"is not static":fs[e.visibility]>fs[t.visibility]?`is ${t.visibility}`:void 0}function explainCount(e,t){const[n,s]=[countRequired(t),mostOf(t)]
return countRequired(e)>n?`requires only ${n} arguments`:mostOf(e)<s&&s!==1/0?`takes ${s} arguments`:void 0}function*judgeMember(e,t){const{kind:n,on:s,via:i,shown:a,isText:r}=e.use
if(!/^(new|method|static-method|property|static-property)$/.test(n))return
const o=findObject(s,t.program,t.site)
if(void 0===o||!o.isOnly||"trait"===o.first.kind)return
const{first:c}=o,d=/^(new|name|self|parent)$/.test(i??"")||c.isFinal,l="new"===n,f=l?"name"===i:d&&!0!==r,h=l?explainNew(c):n.endsWith("property")?function explainProperty({use:e,unit:t},{first:n,lineage:s,type:i},a){const r=s.own.flatMap(({properties:e})=>e),o=r.find(({name:t})=>t===e.name)?.visibility??"public"
return"public"!==o&&s.isComplete&&!0!==e.isSoft?hasOneOf(["__get","__set"],s)||isRelated(t.owner,i,a)?void 0:`uses \`${n.shown}::$${e.shown}\`, which is ${o}`:void 0}(e,o,t):function explainCall(e,{first:t,lineage:n,type:s},i){const{kind:a,name:r,via:o,named:c=[],shown:d}=e.use,l=findMethod(r,n)
if(void 0===l||"magic"===l||!n.isComplete&&l.of!==t)return
if(void 0!==weighGuards(guardsOf(e,i),[`m:*::${r}`],i))return
const{method:f}=l,h=`\`${t.shown}::${d}()\``,u=isRelated(e.unit.owner,s,i)||hasOneOf(["__call","__callstatic"],n)
if(!u&&"public"!==f.visibility)return`calls ${h}, which is ${f.visibility}`
const p="static-method"===a&&"name"===o
if(!u&&p&&!f.isStatic&&!f.isAbstract)return`calls ${h} as static, which it is not`
const m="arguments"in f?f.arguments:[]
if(m.some(({isVariadic:e})=>e)||!("arguments"in f))return
const g=c.find(e=>!m.some(t=>t.name===e))
return void 0===g?void 0:`passes \`${g}\` by name to ${h}, which has no such argument`}(e,o,t)
if(void 0===h)return
const u=l?c.shown:`${c.shown}::${a}`
yield faultAt(e,u,h,f?void 0:"warning")}const explainNew=({isAbstract:e,kind:t,shown:n})=>e||"interface"===t?`creates \`${n}\`, which is abstract`:void 0,hasOneOf=(e,t)=>e.some(e=>void 0!==findMethod(e,t))
function isRelated(e,t,{program:n,site:s}){if(""===e||e===t)return""!==e
const[i,a]=[traceClass(e,n,s),traceClass(t,n,s)],r=new Set(a.own.map(({name:e})=>e))
return!i.isComplete||"trait"===n.classes.get(e)?.[0]?.fact.kind||i.own.some(({name:e})=>r.has(e))||e.startsWith("class@")}function sinceOf(e,t){const n=e.startsWith("f:")?t.functions:e.startsWith("c:")?t.classes:void 0,s=n?.get(e.slice(2))
return"wordpress"===s?.owner?s.since.replace(/^(\d+\.\d+)\.0$/,"$1"):""}function isAsNew(e,t){return""!==e&&(0,ft.Zy)(e,t)>=0}const hs=[{id:"php-syntax",severity:"warning",alone:"warning",effect:"If PHP cannot read it either, it stops with a parse error where the file is loaded.",fix:"Correct the file; `php -l` tells whether PHP can read it. If yours is right, check what copied it.",*find({program:e,before:t}){const n=e.index.unread.filter(t=>e.isOwn(t)),[s]=n
void 0!==s&&(yield{key:"unread",name:s,severity:"notice",message:`${1===n.length?"One PHP file was":`${n.length} PHP files were`} not read, because of ${1===n.length?"its":"their"} size or for want of time, such as ${(0,ae.AB)(s)}.`,effect:"Nothing is known of what they do.",fix:"Nothing, if they are sound.",path:s,line:1})
for(const[n,{fault:s,starts:i}]of e.own){if(void 0===s)continue
const e=void 0!==t&&/^\s*<\?\s/.test(i.start)
yield{key:n,name:n,path:n,...describeFault(n,s),...e&&us}}}},{id:"compile-error",severity:"error",alone:"warning",effect:"PHP stops with a fatal error where the file is loaded.",fix:"Correct the line; `php -l` with PHP 8 tells more.",*find({program:e}){for(const{path:t,remark:n}of listRemarks(e,"refused"))yield toFault(t,n,`has ${n.what}`)}},{id:"this-in-static",severity:"error",effect:"PHP stops with a fatal error there: “Using $this when not in object context”.",fix:"Remove `static`, or pass the object.",*find({program:e}){for(const{path:t,remark:n}of listRemarks(e,"this")){const e=n.inside??""
yield{...toFault(t,n,"uses `$this`, and its function is static"),key:e,name:e}}}},{id:"undefined-variable",severity:"error",effect:"PHP stops with a fatal error there: “Call to a member function on null”.",fix:"Set the variable, correct its name, or import it with `global`.",*find({program:e}){for(const{path:t,remark:n}of listRemarks(e,"unset")){const{what:e,inside:s="",at:i}=n
if("never"===i.when||i.guards.includes("t"))continue
const a=`calls a method on \`$${e}\`, which nothing in its function sets`
yield{...toFault(t,n,a),key:`${s}|${e}`,name:s}}}},{id:"self-outside-class",severity:"warning",effect:'PHP stops with a fatal error there: “Cannot use "self" when no class scope is active”.',fix:"Write the name of the class.",*find({program:e}){const t=function createLoadTest({own:e,locate:t}){const n=e.flatMap(([e,{units:n,isAutoloader:s}])=>n.filter(({owner:e})=>""!==e).flatMap(({loads:e})=>e.filter(({keyword:e})=>/^(require|include)/.test(e))).filter(({path:[e]})=>!("object"==typeof e&&"constant"in e&&"ABSPATH"===e.constant)).map(({path:n})=>t(n,e)??Ke).filter(e=>!s||!e.includes(Ke)).map(toPattern))
return e=>n.some(t=>t.test(e))}(e)
for(const{path:n,remark:s}of listRemarks(e,"self"))t(n)||(yield{...toFault(n,s,`uses ${s.what} outside of a class`),key:n})}},{id:"newer-than-declared",severity:"error",alone:"warning",effect:"Sites with the declared PHP get the update, and show a critical error.",fix:"Raise `Requires PHP`, or write it for the declared version.",*find(e){const{program:t,reach:n}=e,{requiresPhp:s}=t.index,i=new Set
for(const{path:e,remark:a}of""===s?[]:listRemarks(t,"newer")){const{since:t="",what:r}=a,o=[...a.at.guards,...n.guards.get(e)??[]].some(e=>/^(p>=|v)/.test(e))||!n.files.has(e);(0,ft.Zy)(t,s)<=0||o||i.has(t)||(i.add(t),yield{...toFault(e,a,`has ${r}, which needs PHP ${t}; the package declares ${s}`),key:t})}yield*function*findNewerNames(e){const{program:t,site:n}=e,s=t.index.requiresWordPress
if(void 0!==n&&""!==s)for(const i of[...listNeeds(t,"functions"),...listNeeds(t,"classes")]){const{place:a,kind:r,names:o,isText:c,shown:d}=i
if(c||isOwn(i,t))continue
const l=o.at(-1)??"",f=i.guards.at(-1)??"",h=sinceOf(f,n)
if(""===h||(0,ft.Zy)(h,s)<=0)continue
const u=guardsOf(a,e)
if(u.some(e=>isAsNew(sinceOf(e,n),h))||"exact"===weighGuards(u,[f],e))continue
const p=`${tellNeed(i,d)}, which WordPress has from ${h} on; the package declares ${s}`,m="classes"===r?"class_exists":"function_exists"
yield{...faultAt(a,l,p,"warning"),effect:"Sites with an older one get the update, and PHP stops there.",fix:`Raise \`Requires at least\`, or check \`${m}()\` first.`}}}(e)}}],us={severity:"warning",effect:"Many servers have short tags off: sites there show the code of the file, and do not run it.",fix:"Begin the file with `<?php`."}
function describeFault(e,{what:t,line:n,isSyntax:s,says:i}){const a=`${at(n,e)} cannot be parsed`
if(!s)return{line:n,severity:"notice",message:`${at(n,e)} has ${t}; the file was not read.`}
if(void 0===i)return{line:n,message:`${a}: ${t}.`}
const{version:r,error:o}=i
if(void 0===o){return{line:n,severity:"notice",message:`${a}: ${t}; PHP ${r} can parse it, and its code was not looked at.`}}return{line:o.line,severity:"error",isCertain:!0,message:`${at(o.line,e)} cannot be parsed by PHP ${r}: ${o.what}.`,effect:"PHP stops with a parse error where the file is loaded.",fix:"Correct the file."}}function*listRemarks({own:e},t){for(const[n,{remarks:s}]of e)for(const e of s)e.kind===t&&(yield{path:n,remark:e})}const toFault=(e,{line:t,what:n},s)=>({key:`${e}|${n}`,name:e,message:`${at(t,e)} ${s}.`,path:e,line:t}),ps=/(^|\/)tests?\//,ms=[{id:"required-file-missing",severity:"error",alone:"error",effect:"PHP stops with a fatal error: sites show a critical error.",fix:"Add the file, or remove the line: check `.distignore` and the steps that build the plugin.",*find({program:e,before:t,reach:n,followed:{loads:s,entered:i}}){const a=new Set,{paths:r,links:o}=e.index,c=s.filter(({load:e,target:t})=>!e.keyword.startsWith("register")&&!(e=>r.has(e)||o.some(t=>e.startsWith(`${t}/`)))(t)),rank=({when:e,load:t})=>("always"===e||"activation"===e?0:2)+(t.keyword.startsWith("require")?0:1)
for(const n of c.toSorted((e,t)=>rank(e)-rank(t))){const s=a.has(n.target)?void 0:judge(n,e,t)
void 0!==s&&(a.add(n.target),yield s)}const d=void 0===t?[]:[...findLostClasses(t,new Set,new Set)],l=new Set(d.map(({key:e})=>e)),f=findLostClasses(e,a,i,n.files)
yield*function*joinFolders(e){const t=new Set
for(const n of e){const e=n.key.replace(/\/[^/]*$/,"")
t.has(e)||t.has(n.key)||(t.add(e).add(n.key),yield n)}}([...f].filter(({key:e})=>!l.has(e)))}}]
function judge({load:e,by:t,target:n,when:s},{index:i},a){const{guards:r}=e.at
if(e.isGuarded||r.includes("e")||r.includes("t"))return
const o=ut.test(n),c=r.includes("E")
if(c&&"always"!==s&&!o)return
const d="always"!==s&&ps.test(n)||"maybe"===s&&Re.test(n),l=!0===a?.index.paths.has(n)
if(d||"maybe"===s&&!l)return
const f=e.keyword.startsWith("require")||o,h=("always"===s||"activation"===s)&&f&&!c,u=[...i.paths].find(e=>e.toLowerCase()===n.toLowerCase()),p=void 0===u?"which is not in the package":`but the package has ${(0,ae.AB)(u)}: case matters`
return{key:n,name:n,...h?{}:{severity:"warning"},message:`${at(e.line,t)} ${e.keyword.startsWith("require")?"requires":"includes"} ${(0,ae.AB)(n)}, ${p}.`,effect:explainEffect(f,c,s),fix:adviseOn(n,u),path:t,line:e.line}}function adviseOn(e,t){return void 0!==t?"Write the name the same way in both places.":e.startsWith("../")?"Write a `/` behind the folder: the path is that of something beside the plugin.":/(^|\/)vendor[^/]*\//.test(e)?"Run `composer install --no-dev`, and whatever else builds the plugin, before it is zipped.":"Add the file, or remove the line: check `.distignore` and the steps that build the plugin."}const gs={always:"on every request",admin:"on every page of the dashboard",activation:"when somebody activates the plugin",maybe:"when it gets there",never:"when it gets there"}
function explainEffect(e,t,n){return t?"The plugin looks for a file, and gives up without it: it would be active and do nothing.":e?`PHP stops with a fatal error ${gs[n]}: ${"activation"===n?"new customers cannot activate it":"sites show a critical error"}.`:`PHP warns ${gs[n]}, and goes on without the file.`}function*findLostClasses(e,t,n,s){const i=e.listed.filter(({list:e})=>"files"!==e),a=new Map
for(const t of 0===i.length?[]:listNeeds(e,"classes")){const{guards:n}=t.place.use.at
!1!==s?.has(t.place.path)&&!t.isText&&n.every(e=>e.startsWith("h:"))&&!isOwn(t,e)&&a.set(t.names[0]??"",t)}const r=[...e.index.paths]
for(const{list:s,name:o,target:c,by:d}of 0===a.size?[]:i){const[,i=c]=/^((?:.*\/)?vendor\/[^/]+\/[^/]+)\//.exec(`${c}/`)??[],hasFolder=e=>r.some(t=>t.startsWith(`${e}/`)),l=hasFolder(i)?c:i,f="classMap"===s,h=t.has(l)||(f?e.index.paths.has(l):hasFolder(l)),u=o.toLowerCase(),p=h?void 0:f?a.get(u):[...a].find(([e])=>e.startsWith(u))?.[1]
if(void 0===p)continue
t.add(l)
const{path:m,use:g}=p.place
yield{key:l,name:l,...n.has(m)?{}:{severity:"warning"},message:`${(0,ae.AB)(d)} lists classes in ${(0,ae.AB)(l)}, which is not in the package; line ${g.line} of ${(0,ae.AB)(m)} uses \`${p.shown}\`.`,path:d,line:1}}}const ws=Buffer.from("HHSJzB6/xrfP0vqQCrkT2cu2w0ORsXAvITPeZcBpzbKCMwy9ZBK25qTOvSldiokG1zhYZ11Bt1Pyhtf8EnrbmNOCZkyKXUn0BURsoz+AIok3ckvtS9JXKh8W6WcmQ7C/6Zs7h4NoYYgJ6YDsBKSO9wvsL7fQx4c5K6t5MIs4G/bx+umYyrwj0QTAIRGvU3SqTYLDKXH2ZZqJa9QETNTNobHPGNjN5bMifiNJpZQPLQxPVjPgKlZQsrLUdbjMUlzGXQIWoUXu4dRYnT1f+dyJLTD5gXuyWYlWzXOyKquuxpbTaz97NFq88WJDwkodgsfSDrkgej7trIqnCMaJQVu7IJKM4NWwAwhjyXvaX8tWxCtePNz8AQSvkzSEIgBuuRnRFeAY0/09ImyCeOlBUiQgGskvucZVAxyFR/lLWFXCFGQJdqcbP1xjozA4Riu11SMpQTPFDIwyuop+vOVo13GMWfna+1ysKBVjY7rjkGtdaxkck16ZKnuwnhlXdS1Khprv3LG11cOiIVhk9EkhTgJ/Gyba2E9oSyMURiyXXrKwqeWdxh/hCQgkaxJaGtF4or+JcjUSInh+rxZjusU1xws5m6Tw4C/iyNXrHsNl9xR5IZcYXbd1VjWWxQB98vvAjOkyeqMTcK7fypkQq00uSqdmFR1M9B89NJyEKMXbjMvQZbvjM/zTytmQujrO1q3gdO2DVBXBYcXOiBqgGQfFgEaKzSgX+2z/BcVdINLqjhcS8Y4sK9A/tMslJc6A88x++VXxw1OUI/Wa8Ah4WgQlpTI+jk4cmy+8k4LtLXAWbHag+jonohMa4yAQu5zt6GlYbb4Lon2FqJ8QnkJqa4WCldHktxj2pgjiEn/mQM/F23Y2lNIjIVUghcFawpT3jrspGu8uGoBE/R1nc2WkLVx4LtBLKtkuPS1gasjN9Gx6QzQuzFsYiJTmLa+ZCV5TfZmAFursPmoEZ0R2ljWwV3Bwcj++KBg28msH9mPdwBAXqUxdIBUvF5ShTndqcyXN9MmTgwUhua65bfHCwQPLi2q14kA9BE3c8lQWRsov7oZXTDzoZa4uTzSUOJAcMVGYEm6mKNWDNsAQXG1FeFbnIts+Mj13TmHR08+84a1bcDGIBluaX1+sH1Iboy39+vIMlq5Hu8m01yYy0bhGQui9UIwdHacKzBRUyfPyShRy8PTkjXdJiDUygIBbhDlDLP+y+tF2cYtuyokoZnkjksTeegIKnyLwBd56jX5saxQEe7OQQgiCn9RQKxdoYdv3aWGey1EseMcJq1uW8CNnXq2g2HZEeVBuGzwhzZcFgo3Tac2axkPDovBVJqZXOQWZjAbYNfgHBh9QfT1YRS5SuZPmAtLslR1FlWEPpKOTNPzoDMouMdwwKFUQ6hIKoA+MQL+x4dtQLBUua1cP9QteCbsRNGqzhBUHTqd7EIR1O8nQlWhnbb0w5fLfWrc6ZnAItWFPi/hQxWsPg6jxf0oVqP+CY7EN/YA1VFru2ZLie3CseY6sP5EKFch3y85xT8KKFfkGJVL9ruIwFgjWhw33lnaK+oMEW2g5iyM/cGRCEyp219xekGfGxvRtTWV1gmv0jk4tPxArox+ahuJ24ijBCmArilblyWJ0syv6bXAf2Yqcgb7Ii6lu7rxxec2YM2P2MDHJ+SUe0j7b3klEmUxJCGi6W1EPdKR5cqcqzfOGbEqHs9oaFZjWwNuK6ESkMP7GAxFyv/xbQBpZ+5Nuy9we0nEtCok5qtuLMBkokr9lClrGI7OJJPBYv5It2X+opCNIUlartqCnf05We1VVoTpF2bpd4JQpvyjHF3QXzZoBupAm6jzL91RWoA42BpMqcy4IZ3h6NbqOxF12mjjHG3r1EQ5mq13XmI5TpfzdC1++YuxGGNQ42RWXgil1sjZdqDVRz3bLmH/B1CRjL2HJ74WnVYTDFWE5mDT8I4uavWpGYg9aG+ztMM1bZCKvy3qFuVUG9ApaLCs2Zxzto5elp4i4GuUlLwmUZZAgECwMfQsm7qr+qg89kqWm5gKPxa5jtm0tEsZzZ5TM+BHq5Fb6jmi5yVYTVrMr5MpGq2EF8KZ8Z2ajzOdgFVzf8j3koJk3CGhYtWfg6IwBdrXka4hJag7hrdXyXhYjWzOBV8C81Sk+MT0/8zYcve8DbRecJE0SAGBGyRWrGDk4KNZTKA6zAd0BQHJLdy1LLJGvzVadNwF689SWaza4e3IvsDJIqlspV8O56s28DXXyIQ3HXJeIWvAuektdq7jbAHJB9BeoXkUqESLUikWHDavBungKpYpMQjMIu3MHFtNBVAmm8ey2FLzgeux9B5PrViQAn1jdvlVx2ZHZRoCA5a8RlmoaAHxXZLKrO0OxUyGEu5V0+dl6o9WBKKB4ViUik/O2yjRsvkNKUWf6Ne7jguK3enlYu2Wg6oLvsAHVaLwYHZ7q+hrZEHy2dWEU7mP2UAmkWd5OGh9wwKbWz8Tre3oouUtK+Ak+xYgwFkOlxnQiIw4+bJs210vy2gVQB6InVB/60zrunhfGak40xTplTzaHwE4+geas0iREdVCS44oAQGJJ7OqRGSlvAoviM2NXhr4Xfjrpce4sw8sTiz+pzhFsyjZ/rVRNwEBOSdDJYIrJyM+mkWhDvWdKnCnPZ1mBZLgaEFISPpEG3e+IWG1iBzIi/RarSx/DhwbLuRQIQbDjYacDZSZ7lW9tANke4dUL/sETk8rJAqrC8yO5UM1IxELVKla7ddfaep7pq1Br9uuUCjCpjzFejbfL55DmgNm5baPoNYIM2VQTb7vT/cP62I+Kttwwbg4bC6oD25f2vBHh/YxVmnyTeR2KUKSpsa7RcCJ0gv7pzMvpGx8MuFtuYTkWGRgX1WEz44SN9A61qsza4KFdZzJTAPom/XeFKdZgx9vd5JzgjXoA4s+GsRXYLBti+1qdjJNXIdfwKzj+PxLe5QGQCr19rg1SCufKJqynIPYUsKKqVzQ4O7tDVCQISuuEEdgmwQQlxnPJrKE6FX10Kv6mQao+ZNhlmiacjZAgwR2wJNBH00Y5Tb7TT+HX84AFmD9pZvdprFx66xbyTQJ73NprRsFUjlbdqFcUixbKba+WSKjdgNXmkgq99VHBdaGpRLcg+vZHE2nGNyCxM6Dgh25UDoB7gvVLdqvXifjRh1x/usc/bm19vBzi6DiZ+3KY/k47k7KZW4tBxErD3pwFQbvMVROqguXBmefiUR8TgqhJcHJrCyIGkSN10WpUFfYvPIZlY0aRwDiMPJjRC2IgSUA4t2AQ0J15V3cu0gnaEgYNj0oyATkv1R2sgKBg8m4uvEo5e3zBkqwD1q8c6d2DmjffaVRmH/DqHJy9jqQkVET8lluNRpeODdyPotXb7/JIjTV1jiJ0LW6/2YBO13HAc4KueVsvc/ngkNvPTqVtyTeu6xV4fePcL0avEiLGPUemOvGVZq6NV9ITRzvWmOiFx8i/RUT3Fxft9BXAJfqaiP7kMXnGIwa/MgBt/4s6424/LZMJbrTOd6ox9qfq6wZ86XZprkQIMrvFZcphhwLXPZcFj2CgJrA/HD1qR1/XIRnO0jIqpUoOqX9f+5SoymIzcY4eeqW8eBvjWsBy7kGp/nlTK2pE7VGY+YwMuP84YcVLa1/9+Qu6pzyy4Hym0G9ZMxnTeGH6LTq9OwDy3TBVNpEVpvqynJXCqbSIS4zVF6EsFxVpBAociHfkHE+oCs8nMRPUPP8Zsal2uG+mdV6kSZX5AunwmJVtKR7n9eY02pvBBp2fUptYjtbZYKd4MRvffyWwbx0t8Q5MX9mBOsJpqEax4eMPnqKZtT9px3cHWydLUSBctqcb6QnA3AZmtNm2z8Y6CG0jaQKFEy2wMKKkE6JByksdVUNduKa85O8VWRQjhqzKwCNWf3g3YwxlpxDPShJKeHyb6czrygm5FaAWJVbo1nYFiGisiB0YgziiqnNARkFFdaPIgM5DukrATeqyLGRViFKjexe1BeRKT9jYTgWCxNcLLzEUN8oIeBRSNGDZnAkkSJYCgQviysF4nTyBXypPQ/KjLDjI+VhfRMfe1SoZHB+Lr+DAX0aJSfjw9C90gclXd0XRaa4bOzCqbQyGhvSuAGlRBnU4RR/aVKrZEavkIj+UGsynHQF+bIUruNJkZqK1jItfMULA3nAu+o0Py9nJlC96tzdCWAKtXf0xLIJAz4xUQhrfi8T7RJgE3k05hzVQsgOWR/gF84miPIMFC/aqV+L5NPE1Hr7eJZoB5ikYkoR4bLWD/3VbiySqAwinw6BC0EaSGDSQjDF2X1CuLSB+CbF/egQiX0JgcerJ6UPVXJv/xHhj4rii8qURar8pIiaHRxSYqQZ33hmxCKvioFkP0qN3sPeL1GliNlKUQEjlzpbnrzTlFdY44qPVgrZK37mc2DoygnPnyoSx8iaYTrzrwJDJMF1p/D3SPBDisiSAhG39CfMQQnEcOWMPpHWf06FFFe2ZKUL9qc6Cl0jLK8lAGTHnQhkybcs7vZAEiuAldekaGHNZjVU+jpPPNeVPu9DsysSDENOC5L2/rYOrE6yUrEhi8LiJj5ga4hco1m3CUVZ+sKs8yJFBE+70hd33j3ysgJtKg5QIT2SzfCo4yf5gclMu19rh5EAwdcFhtVy4Jl11avTm7aN/gRqt5RivkxQtQJ2pkbLRslJracakydjP6ZS+rdb5m7MaMlMglNZBXgqtFLHMic7lndoo0D1xapaop15q9JFN9xQ0X3nXjHx9BmhMtKfOzm+q6XeR5HmlfasyD/1zeXe953U2hHTLK0ndGL3B8XcvFKJ7Geb2JP62A0aATchKupSZ2HouKgi2t+i5kOgU4iMplfziHx0vVHGm4K1DIxcsyO5Fa5uUp0wZGXEVL+vdw94F7CTGRKClL2ID30gpNi941CcE+jPmcZXQ8JP+4gHGp4sAdmYH2VopDF8L3b2NoXNwd4b1qQ5s6Ll0moPgcPQNaJFxNhGQQwcFwlIpUi7r3c+JYKwvEViQOFIskDdMk5czsm6i6WfWxJ2bk2BiVkq6FiiGH+ds32j6DkyEHgnVU8lc7fJF49q1Ja1iNhiUx4eBIuFZdLZ5XsL5EQ4UDa3bgftkRXgYeqBM3AT8Q4gLYksxqxOVFfV50gJQv7IfPtKATZUwKAjdNp4BFm99FzjK4nHBbvfgN9Im/jxIuDfhmZ2Pyp9K6bEDPWRogFv+FKo+8BPeVyPG+DhL46akbGXtKD0BxUzhcz5E1kHmLVR2GyS40KUs00xsdUaDEZRMG9uz0mCSanGLZ5eJfUI4KoVnV4KfNgKnkTN5MDxMgUzef50iwAfbrceJPhluv0/Y8ZRuK4Umz5PWtiKGGZALKCIgDXMIiM2/1GoHSQ43v6xQSicq1HB/0nzMu3Qmp7Oh7+anuih74sCLLlYYa4wcPqy5qb4VvGht+Pn2Fcj5Agp3qx5oILdioTtAkSH8a/FB3HV0B1E1RjqoZCLjAVVJv0VpHCrHlpAlGCPF5hfqxmbMxLHuu81uAEneE+P9k5ppdvAj6ig9jPxEQAczAseuOVIAw4NWnm5eYCvUMQLmcFWGTtE0XVcZ2TEUN1BwmEckHo0Y6pM2EfpojX7tUKo0FUTSfbyHtQuRFHvJ1fC8x0gJLUH25nbClV0yaJd6X9WR3Iln5LmMSj3RUVzCGNNN5XwINZivA0QeK2g9Op47wA6ULpLjmNc60JxysxkLzVGwj9PeBM9g+1rML+TuQiFrt3AyAiyNUJ8NCfJaPEoXoUFvsSTv6IOF9hELHj4BsmkdhQt2AoESD/g9GSZ5VEf0PCoMawEc7cmYzLdH4NqeP0h1WYQOyRRtSHOCpCfVZ+im3ICTG6x8+ofBYcgE3XsJdiyNPvsUdbKUFqkLoE1DoPeLA1KsoVeeRcMBS6h96AcTRAKT+vvvIo9ac4oHzKAE/aoOgB9fYs6BKusdU2BCnE2mm1yICAyWoJy0kMKdMVARnpP9Wml9hNxuARHOogCuqSNvNe3Grun56x5Fw4hPy4HOcEUOCedzRzHPVr3h+nxe+U9xl3Qv8CFzHthihZEFevlEOSmRATth0Bhdi6njG2QMlE28VYJUXgs+2TOS6DLw5CJOsf/EccaRBY+02LLRQzhIedhSpG2cgE+Vtrm5RD0kNtfqfC1Kudhrw2gDVzZuBSHDGRi2F1F8vGKKcU7ZqOXlHcX1QNZWqDS9ZU+vk5RRUYOofc/iojqG7GgCrkCVQMXsS40RhCop7oAgtJsU5HCtTRCtuEffCUYc9yGZShyQx/KtmqW1AsiQcLP3e/lXF2+uZCFQOWYxKJHASNH6BXPry4edfskhDzfYeM+HrYJdFzVfP7rtiMzRNqy3l8xgj3humHM+WtOIcB8QyV/jrQOK112JQRWGc2W+2ET9NgkbRCOeYw9418jiG1V+Rd1Vdv7E7Jo7BNBCxeCNxbqZZMEFvEz+CSuAc+YaG5KsmPCh6feBSjCnI2fRf5SB6sI0gKGYeBAJaVCXzbXGyIGLrB6/ffswbhxIgdDPU5/EugN6A1RAgy9p5I8Jw+2G7PEUL+vxGONROpJ8x2if8E9GL5zA89+zp1AAEa7Fq+IA7ZImghzzk91fkAVz2+/Agkg43LXXG/3wqDKcfXxsXylIIpamSYb80whmDGd9Jbk6wG/lCgycgGbnnnIXDBp5CJmqRfESAQFJxbMX3tRNhjvaKxYT3hCeQCniG2DIV7VxjMi4ag6Qi3N8+mdMMiotM84fMLf+v1G0i/b7LLRAuejmRVhJTwqT/hCPHMcPjon6YTy+t8x9xZM0DIJeDL5i45QfqoDrZiz7VNYET/CEwygdYrfgaFfQYTV28f0XzYQxCf5CXpwGYndE7wnxhlJl8uLMQYb4TPTScPErOfvsDUiAOOc/wkcivvREPNgFVX0tXhQ2hUOd/YBtDxAaAGWBgPE8BwoQCIWOm/95p8MKrom0R3R5K8hcXXYmsY0JxpUDLVF+iViEkJ/hg/0FPHf7v+zLLFFPG5CxvW5l4Ee0grnqeRvziG03/yF37YZxZZjGNqnIH4+9sBhOUqTRhT9jzYyN5AVGE+8oHpep/QG40EyV+4gkEstjdIByW8QeiKbte0aj0gi5Jk4iUabYdiSIwJiKGFBDJagZGBy3NbfUDtbqGnCgHu/hkCmOGZFDsVhB9N0oq2OVFVIH8j6TKnXNcXaCQN/ltvk2E/s+yPf6kMOsNz1GHbZeQ5kebnN8VTkjkh0hFhdIIMpU4346ksEIw0WVqEe1/nUYjEcoNupjzVO6w1+RgO1M2/06rjDHc2pR0/aEugDKbBkao7TDRLlfMQDzGkpC6SOFDFP6IkYwArD/gUktZKxtU3EhPiNllCUtIvMgV8iPoQdhwu39+H26cR8oz3yDWMaROBtBFcb/0KfF487sCx0P/h3wtpncQaUBNwdw6oRmBZd0CMvc0VQXURhlKeXwr1c3ehJDJ/lKKcRCMk46zbuVAFHKPu++A0L8UCA6hgqLg9YGUbxI+5Q+3nAEPuoRAQWk3VlhglgyRx77EBPFGo13e+pJsvUwd/oqkcFh+WbAwgrUtI8vfE490ilK968nIPSCOGGM5oYcEf4UZ0p2U8AeDMtNICa3","base64")
const has=e=>{for(const t of function*listBits(e,t){for(let n=0;n<8;n+=1){let s=2166136261^n
for(const t of e)s=Math.imul(s^t.charCodeAt(0),16777619)
yield((s^s>>>15)>>>0)%t}}(e,8*ws.length))if(!((ws[t>>3]??0)&1<<(7&t)))return!1
return!0},vs=/^_?wp_|block/,isKnownFunction=e=>vs.test(e)||has(e),isMisspelt=e=>!isKnownFunction(e)&&[e.replaceAll("_",""),e.replace(/s$/,""),`${e}s`].some(has)
function findOwners({program:e,before:t,site:n}){const isHere=t=>e.functions.has(t)||e.classes.has(t)||e.constants.has(t)||void 0===n&&isKnownFunction(t),s=new Set([...n?.functions??[],...n?.classes??[]].flatMap(([e,{owner:t}])=>"other"===t?[]:toPrefix(e))),i=new Set(e.index.requiresPlugins.map(e=>toPrefix(e.replaceAll("-","_"))))
for(const t of new Set(listUses(e).flatMap(({use:e})=>e.at.guards))){const e=t.slice(2)
!/^[fck]:/.test(t)||isHere(e)||s.has(toPrefix(e))||i.add(toPrefix(e))}const a=new Set([...n?.hooks.keys()??[]].map(toPrefix)),r=new Set([...findTheirs({program:e,before:t})].map(toPrefix))
return{own:new Set([...e.prefixes].filter(e=>!r.has(e))),namespaces:findNamespaces({program:e,before:t}),asked:i,isOfHook:e=>void 0===n?(e=>has(`h:${e}`))(e):a.has(e)}}function findNamespaces(e){const t=findTheirs(e),n=listClasses(e.program).map(({name:e})=>toNamespace(e))
return new Set(n.filter(e=>""!==e&&!t.has(e)))}function findTheirs({program:e,before:t}){const n=void 0===t?[]:listClasses(t),s=new Set(n.map(({name:e})=>toPrefix(e))),i=new Set(n.flatMap(e=>listLacked(e,t)).map(toNamespace))
for(const[t,n]of Map.groupBy(listClasses(e),({name:e})=>toPrefix(e))){const a=n.map(n=>listLacked(n,e).filter(e=>toPrefix(e)===t))
if(!s.has(t)&&a.every(({length:e})=>e>0))for(const e of a.flat())i.add(toNamespace(e))}return i.delete(""),i}const listClasses=({own:e})=>e.flatMap(([,{classes:e}])=>e)
function listLacked({parents:e,interfaces:t,traits:n},s){return[...e,...t,...n].filter(e=>!1===s?.classes.has(e)&&!s.aliases.has(e))}const ys=/^(((apache|apcu?|bc|bz|collator|ctype|datefmt|db2|dba|dns|easter|enchant|exif|fastcgi|finfo|ftp|geoip|gmp|grapheme|ibase|iconv|idn|igbinary|image|imap|intl|jd|ldap|libxml|litespeed|locale|mb|mcrypt|memcache|mhash|msg|msgfmt|msgpack|mssql|mysqli?|newrelic|normalizer|numfmt|oci|odbc|opcache|openssl|opentelemetry|pcntl|pg|posix|proc|pspell|readline|recode|rrd|sem|shm|snmp|socket|sodium|sqlite|sqlsrv|ssh2|tideways|tidy|transliterator|uopz|utf8|wincache|xcache|xdebug|xhprof|yaml|zend|zip)_\w+)|(gz|shmop_)\w+|cal_\w+|chown|chgrp|checkdnsrr|curl_\w+|dl|exec|fpm_get_status|frankenphp_\w+|getallheaders|gethost\w+|getmxrr|getmyuid|getrusage|gregoriantojd|highlight_\w+|jdtogregorian|link|mail|openlog|parse_ini_file|passthru|pclose|php_uname|phpinfo|popen|readlink|set_time_limit|shell_exec|show_source|symlink|sys_getloadavg|syslog|system|virtual)$/
const ks={functions:ys,classes:/^(?:apc\w*iterator|collator|com|ffi|gearman\w+|geoip2?\\\w+|gmagick\w*|gmp|imagick\w*|imap\\connection|intl\w+|ldap\\\w+|locale|memcached?|messageformatter|mongodb\\.+|mysqli\w*|normalizer|numberformatter|pdo\w*|phar\w*|redis\w*|resourcebundle|snmp|soap(?:client|fault|header|param|server|var)|sodiumexception|spoofchecker|sqlite3\w*|tidy\w*|transliterator|xmlreader|xmlwriter|xsltprocessor|ziparchive)$/}
function*findUndefined(e,t){const{program:n,site:s,reach:i}=t,a=function createJudge(e,t){const{program:n,before:s,site:i}=t
if(void 0!==i)return()=>!0
if("classes"===e){const e=findNamespaces(t),s=n.listed.flatMap(({list:e,name:t})=>"prefixDirsPsr4"===e?t.toLowerCase():[])
return t=>e.has(toNamespace(t))||s.some(e=>t.startsWith(e))}if("constants"===e||void 0===s)return
const isTheirs=e=>isKnownFunction(e)||ys.test(e),a=new Set([...listNeeds(s,e)].flatMap(e=>isOwn(e,s)||e.names.some(isTheirs)?[]:e.names.map(toPrefix))),r=listAsked(s)
return e=>{if(isTheirs(e)||!1===r.get(e))return!1
const t=toPrefix(e),s=isOnlyOurs(e,n.prefixes)||(e=>has(`p:${e}`))(t)
return!0===r.get(e)||isMisspelt(e)||s&&!a.has(t)}}(e,t)
if(function isPartial({program:e,before:t}){return e.index.unread.length+(t?.index.unread.length??0)>0}(t)||void 0===a)return
const{own:r,namespaces:o,asked:c,isOfHook:d}=findOwners(t),l=new Set(listUses(n).flatMap(({use:e})=>"fire"===e.kind?e.name:[])),f=function createCertainty(e,t){const{program:n,before:s}=t
if("functions"!==e)return()=>!1
const i=function createSpellTest({site:e}){if(void 0===e)return isMisspelt
const simplify=e=>e.replaceAll("_","").replace(/s$/,""),t=new Set([...e.functions].flatMap(([e,{owner:t}])=>"other"===t?[]:simplify(e)))
return e=>t.has(simplify(e))}(t),a=listAsked(s),answers=e=>e.startsWith("a:")?n.answers.get(e.slice(2))??[]:[]
return({names:e},t)=>{const n=e.at(-1)??""
if(i(n))return!t.some(e=>/^[fckmit]/.test(e))
const s=[...t,...t.flatMap(answers)]
return!0===a.get(n)&&s.every(e=>/^[!ah]/.test(e))}}(e,t)
for(const h of listNeeds(n,e)){const{place:u,names:p,isText:m}=h,g=p.at(-1)??""
if(m&&"class"!==u.use.kind||!a(g)||isKnown(h,t))continue
if(mayBeThere(h,n))continue
const w=guardsOf(u,t),v=tellMissing(h,s),y=w.some(e=>{return e.startsWith("h:")&&(t=e.slice(2),!r.has(toPrefix(t))&&!d(toPrefix(t))&&!l.has(t)&&!0!==s?.hooks.has(t))
var t})
if(!y&&f(h,w)){yield{...faultAt(u,g,v,void 0===s?"warning":void 0),isCertain:!0}
continue}if(n.hasEval||void 0!==weighGuards(w,h.guards,t))continue
const k=o.has(toNamespace(g))||r.has(toPrefix(g)),$=c.has(toPrefix(g)),b=i.findMade(u.unit).some(e=>!isDeclared(e,t))
if(!k&&($||y||b))continue
const x=k&&!$&&!m&&(void 0!==s||"classes"===e)
yield faultAt(u,g,v,x?void 0:"warning")}}function mayBeThere({kind:e,names:t,place:n},s){return t.some(t=>!0===ks[e]?.test(t))||"classes"===e&&function hasLoadedAnything({use:e,unit:t,path:n},{locate:s}){return t.loads.some(({keyword:t,path:i,line:a})=>/^(require|include)/.test(t)&&a<=e.line&&!isOfWordPress(i)&&void 0===s(i,n))}(n,s)}const isOfWordPress=([e])=>"object"==typeof e&&"constant"in e&&"ABSPATH"===e.constant
function tellMissing(e,t){const n=void 0===t?"functions"===e.kind?"neither the package, PHP nor WordPress defines":"is defined nowhere":"neither the package, PHP, WordPress nor a plugin beside it defines"
return`${tellNeed(e,e.shown)}, which ${n}`}function listAsked(e){const t=new Map
for(const{place:n,names:s,guards:i,isText:a}of void 0===e?[]:listNeeds(e,"functions")){const e=s.at(-1)??"",r=i.some(e=>n.use.at.guards.includes(e))
a||t.set(e,!1!==t.get(e)&&r)}return t}const $s="uninstall.php"
function*findUnloaded(e){const{program:t}=e,n=function listLoadable(e,{index:t,locate:n}){const s=new Set([e])
for(const e of s)for(const{keyword:i,path:a}of t.files.get(e)?.units.flatMap(({loads:e})=>e)??[]){if(!/^(require|include)/.test(i))continue
const t=isOfWordPress(a)?e:n(a,e)
if(void 0===t||t.includes(Ke))return
s.add(t)}return t.files.has(e)&&!s.has(t.mainFile)?s:void 0}($s,t)
if(void 0===n)return
const{begun:s}=follow(t,$s)
for(const i of listUses(t)){const{use:a,unit:r,path:o}=i
if(!(""===r.name?o===$s:"always"===s.get(r))||"function"!==a.kind||!0===a.isText||"always"!==a.at.when)continue
const{name:c,fallback:d=c}=a,l=t.functions.get(c)??t.functions.get(d)??[],[f]=l
if(void 0===f||l.some(e=>n.has(e.path)))continue
if(void 0!==weighGuards(guardsOf(i,e).filter(e=>!/^[vp]/.test(e)),[`f:${c}`,`f:${d}`],e))continue
const h=`line ${f.fact.line} of ${(0,ae.AB)(f.path)}`
yield{...faultAt(i,f.fact.shown,`calls \`${f.fact.shown}()\` of ${h}, which \`${$s}\` does not load`),effect:"PHP stops with a fatal error when somebody deletes the plugin, and its data stays.",fix:`Load ${(0,ae.AB)(f.path)} in \`${$s}\`.`}}}const bs=new Set("get_plugin_data get_plugins is_plugin_active is_plugin_active_for_network is_plugin_inactive activate_plugin deactivate_plugins delete_plugins wp_handle_upload wp_handle_sideload media_handle_upload media_handle_sideload media_sideload_image download_url unzip_file dbdelta wp_filesystem get_home_path get_filesystem_method request_filesystem_credentials wp_generate_attachment_metadata wp_crop_image file_is_displayable_image get_editable_roles post_exists wp_create_category wp_insert_category wp_create_term wp_delete_user get_current_screen set_current_screen submit_button add_meta_box do_settings_sections wp_terms_checklist get_column_headers wp_dropdown_roles convert_to_screen wp_get_nav_menu_to_edit".split(" ")),xs=/^(is_plugin_|wp_filesystem$)/,Ps=/admin|menu|setting|option|install|activat|upgrad|updat|migrat|notice|dashboard|wizard|cli\b|onboard|import|editor|meta-?box|backend/i,_s=[{id:"undefined-function",severity:"error",effect:"PHP stops with a fatal error there.",fix:"Define it, correct its name, or check `function_exists()` first.",*find(e){yield*findUndefined("functions",e),yield*findUnloaded(e)}},{id:"undefined-class",severity:"error",effect:"PHP stops with a fatal error there.",fix:"Import it with `use`, begin its name with a backslash, or define it.",find:e=>findUndefined("classes",e)},{id:"undefined-constant",severity:"error",effect:"From PHP 8 on, PHP stops with a fatal error there.",fix:"Define it, correct its name, or check `defined()` first.",find:e=>findUndefined("constants",e)},{id:"few-arguments",severity:"error",effect:"PHP stops with a fatal error there.",fix:"Pass what is missing, or give the argument a default value.",*find(e){for(const t of listUses(e.program)){const{given:n,isText:s}=t.use
if(void 0===n||!0===s)continue
const i=findCalled(t,e)
if(void 0===i||n>=i.required)continue
const[a,r]=[count(n),String(i.required)],o=`calls \`${i.shown}()\` with ${a}; it requires ${r}${i.place??""}`
yield faultAt(t,i.shown,o,!0===i.isLikely?"warning":void 0)}}},{id:"hook-arguments",severity:"warning",effect:"PHP stops with a fatal error when the hook is fired.",fix:"Give `add_action()` or `add_filter()` the number of arguments, or pass what is missing.",*find(e){const{site:t,program:n}=e
if(void 0===t)return
const s=new Set(listUses(n).flatMap(({use:e})=>"fire"===e.kind?e.name:[]))
for(const i of listUses(n)){const{kind:n,name:a,given:r,on:o}=i.use
if(void 0===r)continue
const c=t.hooks.get(a)
"fire"===n&&void 0!==c&&r<c&&(yield faultAt(i,a,`fires \`${a}\` with ${count(r)}; WordPress gives it ${c}`))
const d="listen"===n&&void 0!==o?requiredOf(o,e):void 0
void 0!==d&&d>r&&d>0&&(yield faultAt(i,a,`lets \`${a}\` call a function that requires ${count(d)}, and gets ${r}`,s.has(a)?"error":void 0))}}},{id:"admin-only-function",severity:"warning",effect:"PHP stops with a fatal error on the site's front end.",fix:"Load its file first, such as `require_once ABSPATH . 'wp-admin/includes/plugin.php'`, or check `function_exists()`.",*find(e){const{program:t,followed:n}=e
for(const s of listNeeds(t,"functions")){const{place:i,names:a,isText:r}=s,{unit:o,use:c,path:d}=i,l=a.at(-1)??""
if(r||!bs.has(l)||!/^(always|maybe)$/.test(c.at.when))continue
const f=""===o.name,h=f?n.entered.has(d):"always"===n.begun.get(o),u="always"===c.at.when&&h,p=!f&&!Ps.test(`${d} ${o.name}`)
if(!(u||p&&xs.test(l)))continue
if(isOwn(s,t)||loadsDashboard(l,i,e))continue
const m=[...bs].filter(e=>homeOf(e)===homeOf(l)).map(e=>`f:${e}`)
"exact"!==weighGuards(guardsOf(i,e).filter(e=>!/^[veEip]/.test(e)),m,e)&&(yield faultAt(i,l,`calls \`${l}()\`, which WordPress has in the dashboard only`))}}}],As="6.8",Ss=[[/^(get_plugin|is_plugin_)/,"plugin.php"],[/^wp_filesystem$/,"file.php"]],homeOf=e=>Ss.find(([t])=>t.test(e))?.[1]??".php"
function loadsDashboard(e,t,{program:n,followed:s}){const i=homeOf(e),{requiresWordPress:a}=n.index
if("plugin.php"===i&&(0,ft.Zy)(a||"0",As)>=0)return!0
const isOne=e=>"string"==typeof e&&e.includes("wp-admin/includes")&&(e.endsWith(i)||!e.endsWith(".php"))
return[...n.index.files].some(([e,{units:n,texts:i}])=>e===t.path&&[...i].some(isOne)||n.some(n=>(e===t.path||"always"===s.begun.get(n)||""===n.name&&s.entered.has(e))&&n.loads.some(e=>e.path.some(isOne))))}const count=e=>1===e?"1 argument":`${e} arguments`,rules_names_isOpen=(e,{units:t})=>!0===t.get(e)?.some(({fact:e})=>e.isOpen),findCalled=(e,t)=>"function"===e.use.kind?function findFunction({use:e},{program:t,site:n}){const{name:s,fallback:i=s}=e,a=t.functions.get(s)??t.functions.get(i),[r,...o]=a??[]
if(void 0===r){const{required:e,owner:t}=n?.functions.get(i)??{}
return void 0===e||"other"===t?void 0:{shown:i,required:e}}return o.length>0||rules_names_isOpen(r.fact.name,t)||isPolyfill(a)?void 0:{shown:r.fact.shown,required:countRequired(r.fact),place:` in line ${r.fact.line} of ${(0,ae.AB)(r.path)}`}}(e,t):function findCalledMethod({use:e},{program:t,site:n}){const s="new"===e.kind,i=s||!0===Os[e.kind]?.has(e.via),a=!i&&"method"===e.kind&&("this"===e.via||"type"===e.via),r=i||a?findObject(e.on,t,n):void 0
if(void 0===r||!r.isOnly)return
const{first:o,lineage:c,type:d}=r,l=t.parents.has(d)||"class"!==o.kind||o.isAbstract
if(a&&l)return
const f=s?"__construct":e.name,h=findMethod(f,c)
if(void 0===h||"magic"===h||!c.isComplete&&h.of!==o)return
const{of:u,method:p}=h,m=s?`new ${o.shown}`:`${o.shown}::${e.shown}`
return rules_names_isOpen(`${u?.name}::${f}`,t)?void 0:{shown:m,required:countRequired(p),isLikely:a}}(e,t)
const Os={method:new Set(["new"]),"static-method":new Set(["name","self"])}
function requiredOf(e,{program:t,site:n}){if(/^\d+$/.test(e))return Number(e)
const s=e.lastIndexOf("::")
if(s<0){const[n,...s]=t.functions.get(e)??[]
return void 0===n||s.length>0?void 0:countRequired(n.fact)}const i=findObject(e.slice(0,s),t,n),a=i&&findMethod(e.slice(s+2),i.lineage)
return void 0!==a&&"magic"!==a&&a.of===i?.first?countRequired(a.method):void 0}const Ls=/^(uninstall\.php|(.*\/)?render\.php)$/,Bs=new WeakMap,reach=e=>keep(Bs,e,"",()=>function reachNew(e){const{index:t,classes:n,aliases:s,locate:i,listed:a}=e,r=new Set,o=new Set,c=new Map,d=function createAround(e){const t=new Map
for(const{use:n}of listUses(e))for(const s of listCalled(n,e))t.set(s,meet(t.get(s),n.at.guards))
return({name:e})=>{const n=t.get(e),s=e.includes("::")?t.get(e.replace(/^.*(?=::)/,"")):void 0
return void 0===s?n??[]:meet(n,s)}}(e),l=[]
let f
const add=(e,n,s=[])=>{if(e===f||!t.files.has(e))return
const i=n===o.has(e)?c.get(e):void 0
!n&&o.has(e)||c.set(e,meet(i,s)),(n?o.has(e):r.has(e))||(r.add(e),n&&o.add(e),l.push(e))},h=function createFinder(e){const t=Map.groupBy(e,e=>e.slice(e.lastIndexOf("/")+1))
return e=>{const n=e.replace(/^(?:\.{0,2}\/)+/,""),s=n.endsWith(".php")?n:`${n}.php`,i=/[/_-]|\.php$/.test(n)?t.get(s.slice(s.lastIndexOf("/")+1)):void 0
return i?.filter(e=>e===s||e.endsWith(`/${s}`))??[]}}(t.files.keys()),u=Map.groupBy([...n.values()].flat(),({fact:e})=>toNamespace(e.name)),addClass=(e,t,i=[])=>{for(const a of[e,...s.get(e)?.map(({fact:e})=>e.of??"")??[]])n.get(a)?.forEach(({path:e})=>add(e,t,i))
s.get(e)?.forEach(({path:e})=>add(e,t,i))}
add(t.mainFile,!0)
for(const e of t.files.keys())Ls.test(e)&&add(e,!0)
const p=[...t.files.values()].some(({isAutoloader:e})=>e)?[...n.values()].flat().filter(({fact:e})=>e.parents.length>0):[],isSureClass=e=>!0===n.get(e)?.some(({path:e})=>o.has(e)),addChildren=()=>{f=void 0
for(const{fact:e,path:t}of p)r.has(t)&&!o.has(t)&&e.parents.some(isSureClass)&&add(t,!0)
return l.pop()}
for(let e=l.pop();void 0!==e;e=l.pop()??addChildren()){const n=t.files.get(e)
if(void 0===n)continue
f=e
const s=c.get(e)??[],r=o.has(e),l=n.units.flatMap(e=>e.loads.map(t=>({...t,unit:e})))
for(const{at:a,path:o,unit:c}of l){const l="never"===a.when?void 0:i(o,e)
if(void 0===l)continue
const f=[...s,...d(c),...a.guards]
if(l.includes(Ke)||l.includes("*")){if(!n.isAutoloader&&/\w/.test(l.replace(".php",""))){const e=toPattern(l)
for(const n of t.files.keys())e.test(n)&&add(n,r,f)}}else add(l,r,f)}for(const{name:e,asked:t}of reach_listClasses(n,d))addClass(e,r,[...s,...t].filter(isOfHook))
for(const e of n.texts){h(e).forEach(e=>add(e,!1))
const t=e.replace(/^\\/,"").toLowerCase()
addClass(toClass(e),!1),t.endsWith("\\")&&u.get(t)?.forEach(e=>add(e.path,!1))}for(const{list:t,by:n,target:s}of a)"files"===t&&n===e&&add(s,r)}return{files:r,sure:o,guards:c,findAround:d,findMade:createMade(e,d)}}(e))
const meet=(e,t)=>void 0===e?t:e.filter(e=>t.includes(e))
function createMade(e,t){const n=Map.groupBy(listUses(e).filter(({use:e})=>"new"===e.kind),({use:e})=>e.name),s=new Map,findOf=i=>{const a=s.get(i)
if(void 0!==a||function listNamed(e){return keep(Cs,e,"",()=>{const t=new Set(e.parents)
for(const{use:n}of listUses(e))"class"===n.kind&&!0===n.isText&&t.add(n.name)
for(const[,{texts:n}]of e.own)for(const e of n)t.add(toClass(e))
return t})}(e).has(i))return a??[]
s.set(i,[])
const r=(n.get(i)??[]).map(({use:e,unit:n})=>[...e.at.guards,...t(n),...findMade(n)].filter(e=>/^[cf]:[^*]/.test(e))),o=0===r.length?[]:r.reduce(meet)
return s.set(i,o),o},findMade=t=>""===t.owner||(({name:t,owner:n})=>!0===e.classes.get(n)?.some(({fact:e})=>e.methods.some(e=>e.isStatic&&`${n}::${e.name}`===t)))(t)?[]:findOf(t.owner)
return findMade}const Cs=new WeakMap
const toClass=e=>e.replace(/^\\/,"").replace(/::.*$/,"").toLowerCase()
function listCalled({kind:e,name:t,fallback:n=t,on:s=""},{units:i,classes:a,functions:r}){if("function"===e)return[t,n]
const o="new"===e?"__construct":e.endsWith("method")?t:void 0,c=/^[\w\\]+(?=\(|::|->)/.exec(s)?.[0],d=void 0!==c&&!a.has(c)&&!r.has(c)
if(void 0===o||d)return[]
const l=`${"new"===e?t:s}::${o}`
return[i.has(l)?l:`::${o}`]}const isOfHook=e=>e.startsWith("h:")
function*reach_listClasses({classes:e,units:t},n){for(const{parents:t,interfaces:n,traits:s}of e)for(const e of[...t,...n,...s])yield{name:e,asked:[]}
for(const e of t){const t=n(e)
for(const{kind:n,name:s,on:i,at:a}of e.uses){const e=[...t,...a.guards]
"class"===n||"new"===n?yield{name:s,asked:e}:void 0===i||i.includes("(")||i.includes("->")||(yield{name:i,asked:e})}}}const Ms="update_plugins_",Ts=/^(pre_(set_)?)?site_transient_update_plugins$/,Ws=/^(static-method buildupdatechecker|new (.*\\)?edd_sl_plugin_updater\w*|function (.*\\)?fs_dynamic_init)$/,mayAsk=e=>e.startsWith(Ms)||e.startsWith(Ke)
function findLost(e,{files:t}){const{index:n,isOwn:s,tell:i}=e,a=[...n.files].flatMap(([e,{units:t}])=>t.flatMap(t=>t.updates.map(n=>({...n,fact:t,path:e})))),r=[...0===a.length?[]:listUses(e)].filter(({path:e})=>t.has(e))
let o=r.some(({use:e})=>Ws.test(`${e.kind} ${e.name}`))
const c=[]
for(const{hook:n,callback:d,line:l,at:f,fact:h,path:u}of a){if(isTest(u)||"never"===f.when||f.guards.includes("v<")||d.startsWith("__return_"))continue
const a=i(n,u,h.name.endsWith("::__construct")?h.owner:""),isMade=({use:t})=>makes(t,h.owner,e)
if(Ts.test(a))o||=t.has(u)||!s(u)
else if(t.has(u)&&mayAsk(a)&&(s(u)||r.some(isMade))){if(20===c.length)return
const t=isOfPlugin(d,{fact:h,path:u},r.filter(isMade),e),n=a.includes(Ke)?{}:{host:a.slice(15)}
c.push({...n,isForThis:t,path:u,line:l})}}const d=findUpdateHost(n.updateUri),{host:l,...f}=c.find(({isForThis:e})=>e)??{},h=c.some(e=>void 0===e.host||e.host===d)
return void 0===l||h?void 0:{path:"",line:0,...f,host:l,hasOther:o}}const makes=({takes:e,on:t=""},n,s)=>void 0!==e&&traceClass(t,s,void 0).own.some(({name:e})=>e===n)
function isOfPlugin(e,{path:t,fact:n},s,i){const tell=(e,t)=>i.tell(e,t,""),{folder:a,mainFile:r}=i.index,isMain=e=>e===`${Ge}/${r}`||e===`${a}/${r}`,o=e.lastIndexOf("::"),c=resolveType(e.slice(0,Math.max(0,o)),i),{own:d}=traceClass(c??"",i,void 0),l=[e,...d.map(({name:t})=>`${t}${e.slice(o)}`)].flatMap(e=>e===n.name?[{fact:n,path:t}]:i.units.get(e||" ")??[]).flatMap(e=>e.fact.compared.map(t=>tell(t,e.path)))
return l.some(e=>e.endsWith(".php"))?l.some(isMain):s.some(({use:{takes:e=[]},path:t})=>e.flatMap(e=>{const[t]=e
return"object"==typeof t&&"options"in t?Object.values(t.options):[e]}).some(e=>isMain(tell(e,t))))}const Is=[{id:"update-uri-host",severity:"warning",alone:"warning",acceptance:"yes",isOfBoth:!0,effect:"",fix:"",*find({program:e,reach:t,before:n}){const s=findLost(e,t)
if(void 0===s)return
const{host:i,hasOther:a,path:r,line:o}=s,{updateUri:c,mainFile:d}=e.index,l=void 0!==n&&findLost(n,reach(n))?.host===i,f=`Update URI: https://${i}/`,h=`${Ms}${i}`,u=(0,ae.AB)(d),p=""===c?"no header `Update URI`":(0,ae.AB)(`Update URI: ${c}`),m=findUpdateHost(f.slice(12))===i,g=a?"updates come by the other update client in the package, or not at all":"sites are not offered updates"+(l?", and those with the previous version are not offered this one":"")
yield{key:h,name:h,...(a||l)&&{severity:"notice"},message:`${at(o,r)} adds a filter to ${(0,ae.AB)(h)}, but ${u} has ${p}.`,effect:`WordPress never calls this filter: ${g}.`,fix:(m?`Write ${(0,ae.AB)(f)} into ${u}, or name`:"Name")+" the header's host in the code: case and `www.` count.",path:r,line:o}}}],Rs=[...ms,...hs,...ds,...ls,..._s,...Is],elsewhere_lastPart=e=>e.replace(/^.*(?:\\|::)/,"").toLowerCase()
function nameElsewhere(e,t,{functions:n,classes:s}){const i=elsewhere_lastPart(t),listed=(e,t)=>[...e.values()].flat().filter(t),a=e.endsWith("-function")?listed(n,({fact:e})=>elsewhere_lastPart(e.name)===i).map(e=>tell(e,"()")):e.endsWith("-class")?listed(s,({fact:e})=>""!==e.name&&elsewhere_lastPart(e.name)===i).map(e=>tell(e)):e.endsWith("-method")?listed(s,()=>!0).flatMap(({fact:e,path:t})=>e.methods.filter(e=>e.name===i).map(({shown:n,line:s})=>tell({path:t,fact:{shown:`${e.shown}::${n}`,line:s}},"()"))):[]
return 1===a.length?` ${a[0]}`:""}function tell({fact:e,path:t},n=""){return`${(0,ae.AB)(t)} has \`${e.shown}${n}\` in line ${e.line}.`}function findFileBefore(e,t,{functions:n,classes:s,constants:i}){const[a=""]=t.split("::"),r={"gone-function":n.get(t.toLowerCase()),"gone-class":s.get(t.toLowerCase()),"gone-method":s.get(a.toLowerCase()),"gone-constant":i.get(t)}[e]
return r?.[0]?.path}var Ns=n(6103),zs=n(8341),Es=n.n(zs)
function noteOther(e,{receivers:t,draft:n}){for(const s of""===e?t.keys():[e]){const e=t.get(s)
void 0!==e&&n.remarks.splice(n.remarks.indexOf(e),1),t.set(s,void 0)}""===e&&t.set("*",void 0)}const Fs=/^(extract|parse_str|mb_parse_str)$/
function remarkOn(e){const{node:t,at:n,scope:s}=e,i=s.isLibrary?void 0:findRefused(e)??function findNewer(e){const t="assign"===e.kind?e.operator:"bin"===e.kind?e.type:e.kind,[n,s]=js[String(t)]??function findNewerDeclaration(e){switch(e.kind){case"class":if(!0!==e.isReadonly)return
return["a readonly class",!0===e.isAnonymous?"8.3":"8.2"]
case"classconstant":return void 0!==toNode(e.type)?["a constant with a type","8.3"]:!0===e.final?["a final constant","8.1"]:void 0
case"propertystatement":{const t=toNodes(e.properties)
if(t.some(e=>toNodes(e.hooks).length>0))return["a property with hooks","8.4"]
if(e.visibilitySet)return["a property with two visibilities","8.4"]
if(t.some(e=>!0===e.readonly))return["a readonly property","8.1"]
if(!t.some(e=>void 0!==toNode(e.type)))return
return["a type of a property",newest(["7.4",...sinceOfTypes(t)])]}case"function":case"method":case"closure":{const t=toNodes(e.arguments)
if(t.some(e=>!0===e.readonly))return["a readonly argument","8.1"]
if(t.some(e=>Number(e.flags)>0))return["an argument that declares a property","8.0"]
const n=newest(sinceOfTypes([...t,e]))
return""===n?void 0:["a type of an argument or result",n]}default:return}}(e)??[]
return void 0===n||void 0===s?void 0:["newer",n,s]}(t)
if(void 0===i)return
const[a,r,o]=i,c={kind:a,what:r,line:lineOf(t),inside:s.unit.name,at:n}
s.draft.remarks.push(void 0===o?c:{...c,since:o})}const refused=e=>["refused",e],Zs={offsetlookup:({node:e,scope:t})=>{const n=toNode(e.offset)?.loc?.start.offset??0
return/\{\s*$/.test(t.text.slice(Math.max(0,n-20),n))?refused("an index in braces, which PHP 8 does not know"):void 0},cast:({node:e})=>{const t=String(e.raw)
return/^\(\s*(real|unset)\s*\)$/i.test(t)?refused(`\`${t}\`, which PHP 8 does not know`):void 0},retif:({node:e})=>{const t=toNode(e.test)
if("retif"!==t?.kind||!0===t.parenthesizedExpression)return
return[t,e].every(e=>void 0===toNode(e.trueExpr))?void 0:refused("a `? :` inside another one without brackets, which PHP 8 refuses")},break:refuseLeave,continue:refuseLeave,assign:refuseValue,pre:refuseValue,post:refuseValue,variable:({node:e,scope:t,isAsked:n})=>"this"!==nameOf(e)||!t.isStatic||n||t.lasting.has("this")?void 0:["this","`$this`"],function:refuseArguments,method:refuseArguments,closure:refuseArguments,selfreference:refuseSelf,staticreference:refuseSelf,parentreference:refuseSelf},findRefused=e=>Zs[e.node.kind]?.(e)
function refuseSelf({node:e,scope:t}){if(""!==t.owner||t.isClosure)return
const n=`\`${e.kind.replace("reference","")}\``
return""===t.unit.name?["self",n]:refused(`${n} outside of a class`)}function refuseLeave({node:e,loops:t}){const n=0===t?"a loop":"so many loops"
return Number(toNode(e.level)?.value??1)>t?refused(`\`${e.kind}\` outside of ${n}`):void 0}function refuseValue({node:e}){const t=toNode(e.left)??toNode(e.what)
return qs.has(t?.kind??"")?refused("a new value for what is not a variable: a `$` may be missing"):void 0}function refuseArguments({node:e}){const t=toNodes(e.arguments).map(nameOf),n=t.find((e,n)=>t.indexOf(e)<n)
return void 0===n?void 0:refused(`the argument \`$${n}\` for the second time`)}const qs=new Set(["name","call","string","number","boolean","nullkeyword","magic","new"]),js={match:["`match`","8.0"],nullsafepropertylookup:["`?->`","8.0"],namedargument:["a named argument","8.0"],variadicplaceholder:["`name(...)`","8.1"],enum:["an enum","8.1"],arrowfunc:["`fn`","7.4"],"??=":["`??=`","7.4"],"|>":["`|>`","8.5"],"??":["`??`","7.0"]}
const newest=e=>e.reduce((e,t)=>Number(t)>Number(e)?t:e,""),Hs={mixed:"8.0",static:"8.0",never:"8.1",true:"8.2",false:"8.2",null:"8.2",uniontype:"8.0",staticreference:"8.0",intersectiontype:"8.1"}
function sinceOfTypes(e){return e.flatMap(e=>{const t=toNode(e.type)
return toNodes(t?.types).some(({kind:e})=>"intersectiontype"===e)?"8.2":Hs[t?.kind??""]??Hs[nameOf(t).toLowerCase()]??[]})}const Us=/^(files|classMap|prefixDirsPsr4)$/
function readDefault(e,t){const n=toNode(e.value),s=nameOf(e),{values:i}=t.draft
if(void 0!==n&&"nullkeyword"!==n.kind)if("array"===n.kind&&Us.test(s))for(const e of toNodes(n.items)){const n=toNode(e.value),a="array"===n?.kind?toNodes(n.items).map(e=>e.value):[n],r=`composer:${s}:${stringOf(e.key)??""}`
a.forEach((e,n)=>i.set(0===n?r:`${r}:${n}`,readParts(e,t)))}else{"array"===n.kind&&0===toNodes(n.items).length||setOnce(i,`${t.owner}::$${s}`,readParts(n,t),qe)}}const isGlobal=(e,{unit:t,isClosure:n,lasting:s})=>""===t.name&&!n||s.has(`$${e}`)
const Vs=new Set(["function","class","interface","trait","enum","usegroup"]),Gs=new Set(["loc","kind","type","attrGroups","leadingComments","trailingComments"]),Ds=/^!?[fck]:/
function enter(e){return(Ks[e.node.kind]??enterAll)(e)}const enterAll=e=>into(e,childrenOf(e.node)),enterAsked=e=>into(e,childrenOf(e.node),{isAsked:!0}),enterStatements=e=>function enterBlock(e,t){const{at:n,scope:s,next:i=0}=e,a=t[i]
if(void 0===a)return[]
const r=Vs.has(a.kind)&&"never"===n.when?{...n,when:"always"}:n,o=into(e,a,{at:r})
return i+1===t.length?o:[...o,{...e,at:both(n,weighRest(a,s)),next:i+1}]}(e,toNodes(e.node.children)),enterOn=(e,t,n,s={})=>into(e,t,{...s,at:both(e.at,n)}),Ks={program:enterStatements,namespace:enterStatements,block:enterStatements,declare:enterStatements,silent:enterAsked,isset:enterAsked,empty:enterAsked,unset:enterAsked,for:enterLoop,foreach:enterLoop,while:enterLoop,do:enterLoop,case:enterCase,matcharm:enterCase,if:e=>{const{test:t,body:n,alternate:s}=e.node,{then:i,otherwise:a}=weigh(t,e.scope),{guards:r}=a,o=r.length>0&&r.every(e=>Ds.test(e))?a:{when:"maybe",guards:r}
return[...into(e,t),...enterOn(e,n,i),...enterOn(e,s,o)]},retif:e=>{const{test:t,trueExpr:n,falseExpr:s}=e.node,{then:i,otherwise:a}=weigh(t,e.scope)
return[...into(e,t),...enterOn(e,n,i),...enterOn(e,s,a)]},bin:e=>{const{left:t,right:n}=e.node,s=String(e.node.type)
if(!/^(&&|\|\||and|or|xor|\?\?)$/.test(s))return[...into(e,t),...into(e,n)]
const{then:i,otherwise:a}=weigh(t,e.scope),r=/^(&&|and)$/.test(s)?i:/or|\|\|/.test(s)?a:ke
return[...into(e,t,"??"===s?{isAsked:!0}:{}),...enterOn(e,n,r)]},switch:e=>[...into(e,e.node.test),...enterOn(e,e.node.body,ke,{loops:e.loops+1})],try:e=>{const t=toNodes(e.node.catches),n=t.some(t=>toNodes(t.what).some(t=>/^(throwable|error)$/i.test(resolveClass(t,e.scope.names))))
return[...enterOn(e,e.node.body,n?{when:"always",guards:["t"]}:ye),...t.flatMap(t=>[...into(e,[t.what,t.variable].flat(),{isAsked:!0}),...enterOn(e,t.body,ke)]),...into(e,e.node.always)]}}
function enterLoop(e){const{body:t,...n}=e.node,{kind:s,test:i,key:a,value:r}=n,{scope:o}=e
if("foreach"===s)for(const e of[a,r])o.variables.delete(nameOf(e))
const c="do"===s?ye:"while"===s?both(ke,weigh(i,o).then):ke
return[...into(e,childrenOf(n)),...enterOn(e,t,c,{loops:e.loops+1})]}function enterCase(e){const{test:t,conds:n,body:s}=e.node
return[...into(e,t),...into(e,n),...enterOn(e,s,ke)]}function childrenOf(e){const t=[]
for(const n of Object.keys(e)){const s=Gs.has(n)?void 0:e[n],i=toNode(s)
if(void 0!==i)t.push(i)
else for(const e of toNodes(s))t.push(e)}return t}function weighRest(e,t){const n=weighLeave(e)
if("no"===n)return ye
if("yes"===n)return{when:"never",guards:[]}
const s=""===t.unit.name
if("if"!==e.kind)return s?ye:ke
const{then:i,otherwise:a}=weigh(e.test,t),r="yes"===weighLeave(e.body),o="yes"===weighLeave(e.alternate),c=r?a:o?i:ke
return{when:"never"!==c.when&&(s||isOfNames(c.guards))?"always":c.when,guards:c.guards.map(leftBehind)}}const isOfNames=e=>e.length>0&&e.every(e=>/^[fck]:/.test(e)),leftBehind=e=>"e"===e||"!e"===e?"E":e
function readArguments(e){return toNodes(e.arguments).map(e=>({name:nameOf(e),isRequired:void 0===toNode(e.value)&&!0!==e.variadic,isVariadic:!0===e.variadic}))}function enterFunction(e,t,n){const{node:s}=e,i=readType(s.type,t),a={...t,isTyped:void 0!==i}
void 0!==i&&setOnce(a.draft.returns,`${n}()`,i,"")
const r=toNodes(s.arguments)
r.forEach((t,n)=>{const s=!0===t.variadic?void 0:readType(t.type,a)
a.variables.set(nameOf(t),{path:[{argument:n}],type:s,isThird:2===n}),noteOther(nameOf(t),a),useClass({...e,scope:a},t.type,!0)})
const o={...ye,guards:e.at.guards},c=[...r.map(e=>e.value),s.body]
return into(e,c,{at:o,scope:a,loops:0,isAsked:!1})}const Js=/^(interface|trait|enum)$/
function declareClass(e){const{node:t,at:n,scope:s}=e,{draft:i,text:a}=s,r=!0===t.isAnonymous||""===nameOf(t),o=r?"class@anonymous":join(s.names.namespace,nameOf(t)),c="interface"===t.kind,d={kind:Js.test(t.kind)?t.kind:"class",name:r?`class@${lineOf(t)}:${i.classes.length}:${a.length}`:o.toLowerCase(),shown:o,line:lineOf(t),isAbstract:!0===t.isAbstract,isFinal:!0===t.isFinal,parents:c?[]:resolveAll(t.extends,s),interfaces:resolveAll(c?t.extends:t.implements,s),traits:[],traitNames:[],methods:[],properties:[],types:new Map,at:n}
i.classes.push(d),function refuseMembers(e){const{node:t}=e,n=toNodes(t.body),s=new Set,i="class"===t.kind&&!0!==t.isAbstract,a=n.flatMap(e=>{if("method"===e.kind)return{each:e,what:`method \`${nameOf(e).toLowerCase()}()\``}
return[...toNodes(e.constants),...toNodes(e.properties)].map(e=>({each:e,what:tellMember(e)}))})
for(const{each:t,what:n}of a){const a="method"===t.kind?`method \`${nameOf(t)}()\``:n
s.size===s.add(n).size&&refuse(e,t,`the ${a} for the second time`),i&&"method"===t.kind&&!0===t.isAbstract&&refuse(e,t,`the abstract ${a} in a class that is not`)}}(e)
for(const n of[t.extends,t.implements].flat())useClass(e,n)
const l={...e,at:{...ye,guards:n.guards},loops:0,isAsked:!1},f={...s,owner:d.name,parent:d.parents[0]??""}
return[...into(e,t.arguments),...into(l,t.body,{scope:f}).flatMap(e=>function declareMember(e,t){const{node:n,scope:s}=e
remarkOn(e)
const i=!0===n.isStatic
switch(n.kind){case"method":return function declareMethod(e,t,n){const{node:s,scope:i}=e,a=nameOf(s),r=a.toLowerCase()
t.methods.push({name:r,shown:a,line:lineOf(s),arguments:readArguments(s),isStatic:n,visibility:visibilityOf(s),isAbstract:!0===s.isAbstract||"interface"===t.kind,isFinal:!0===s.isFinal})
for(const e of"__construct"===r?toNodes(s.arguments):[]){const n=Number(e.flags)
if(!(n>0))continue
t.properties.push({name:nameOf(e),visibility:Qs[n]??"public",isStatic:!1})
const s=readType(e.type,i)
void 0!==s&&t.types.set(nameOf(e),s)}const o=`${t.name}::${r}`,c=openScope(i,o,{isStatic:n&&"trait"!==t.kind})
return enterFunction(e,c,o)}(e,t,i)
case"traituse":for(const t of toNodes(n.traits))useClass(e,t)
t.traits.push(...resolveAll(n.traits,s))
for(const e of toNodes(n.adaptations))"traitalias"===e.kind&&t.traitNames.push(nameOf(e.as).toLowerCase())
return[]
case"propertystatement":for(const e of toNodes(n.properties)){t.properties.push({name:nameOf(e),visibility:visibilityOf(n),isStatic:i})
const a=readType(e.type,s)
void 0!==a&&t.types.set(nameOf(e),a),readDefault(e,s)}break
case"classconstant":for(const e of toNodes(n.constants))setOnce(s.draft.values,`${t.name}::#${nameOf(e)}`,readParts(e.value,s),qe)
break
case"enumcase":break
default:return[]}return enter({...e,scope:openScope(s,`${t.name}::`,{isStatic:!1})})}(e,d))]}function resolveAll(e,{names:t}){return toNodes([e].flat()).map(e=>resolveClass(e,t).toLowerCase())}function visibilityOf({visibility:e}){return"private"===e||"protected"===e?e:"public"}const Qs={1:"public",2:"protected",4:"private"}
const tellMember=e=>"property"===e.kind?`property \`$${nameOf(e)}\``:`constant \`${nameOf(e)}\``
function refuse({at:e,scope:t},n,s){t.isLibrary||t.draft.remarks.push({kind:"refused",what:s,line:lineOf(n),at:e})}function enterClosure(e){const{node:t}=e,n=!0===t.isStatic,s=e.scope.isBound||e.scope.isStatic&&!n,i=new Map(e.scope.variables),a={...e.scope,isClosure:!0,isStatic:n,isBound:s,variables:i}
for(const[e,n]of toNodes(t.arguments).entries()){const{answer:t}=i.get(nameOf(n))??{},s=readType(n.type,a)
i.set(nameOf(n),{path:qe,type:s,answer:t,isThird:2===e})}const r=!0===e.isPlaced?e.at:both(e.at,ke)
return into(e,[...toNodes(t.arguments).map(e=>e.value),t.body],{at:r,scope:a,loops:0,isAsked:!1,isPlaced:!1})}const Xs={call_user_func:0,call_user_func_array:0,array_map:0,ob_start:0,set_error_handler:0,register_shutdown_function:0,spl_autoload_register:0,add_action:1,add_filter:1,add_shortcode:1,register_activation_hook:1,register_deactivation_hook:1,register_uninstall_hook:1,array_filter:1,array_walk:1,usort:1,uasort:1,uksort:1,preg_replace_callback:1,add_meta_box:2,add_settings_field:2,add_settings_section:2,add_menu_page:4,add_submenu_page:5,add_options_page:4,add_management_page:4,add_theme_page:4,add_plugins_page:4,add_users_page:4,add_dashboard_page:4,add_posts_page:4,add_pages_page:4,add_media_page:4,add_comments_page:4},Ys=/^((class|interface|trait|enum|method|property)_exists|is_(a|subclass_of|callable))$/,ei={muplugins_loaded:ye,plugins_loaded:ye,setup_theme:ye,after_setup_theme:ye,init:ye,wp_loaded:ye,widgets_init:ye,admin_init:{when:"admin",guards:[]},admin_menu:{when:"admin",guards:[]}}
const isClosure=e=>"closure"===e?.kind||"arrowfunc"===e?.kind
function noteConstant([e,t],{node:n,at:s,scope:i}){const a=stringOf(e)?.replace(/^\\/,"")
if(void 0===a)i.draft.definesTexts=!0
else if(/^[\w\\]+$/.test(a)){const e=readParts(t,i)
i.draft.constants.push({name:keyOfConstant(a),line:lineOf(n),at:s,value:e})}}const ti=/^(glob|scandir|register_block_type(_from_metadata)?)$|(^|_)(load|require|include)(_\w+)?$/
function countArguments(e){const t=toNodes(e.arguments)
if(t.some(({kind:e})=>"variadic"===e||"variadicplaceholder"===e))return{}
const n=t.filter(({kind:e})=>"namedargument"===e).map(nameOf)
return n.length>0?{named:n}:{given:t.length}}const readTaken=(e,t)=>toNodes(e.arguments).slice(0,4).map(e=>readParts(e,t))
function visitMember(e,t){const{node:n}=e,s="staticlookup"===n.kind
if(!s&&!n.kind.endsWith("propertylookup"))return into(e,n)
const[i,a]=[toNode(n.what),toNode(n.offset)],r=nameOf(a),o="identifier"===a?.kind,c=s&&"name"===i?.kind
if(c&&useClass(e,i,e.isAsked,"class"===r),""!==r&&"class"!==r){const n=s&&"variable"===a?.kind
o&&void 0!==t?function useMethod(e,t,n){const s="staticlookup"===e.node.kind
use(e,{...ofMember(e),kind:s?"static-method":"method",name:n.toLowerCase(),shown:n,takes:s?readTaken(t,e.scope):void 0,...countArguments(t)})}(e,t,r):(o||n&&void 0===t)&&function useProperty(e,t,n){const s=ofMember(e),i="staticlookup"!==e.node.kind?"property":t?"static-property":"class-constant"
void 0!==s.on&&use(e,{...s,kind:i,name:n,shown:n,...e.isAsked&&{isSoft:!0}})}(e,n,r)}const d=void 0!==t&&function noteVariable(e,t){return"variable"===t?.kind&&"propertylookup"===e.node.kind&&(function noteReceiver({scope:e,at:t,isAsked:n},s){const i=nameOf(s),{unit:a,receivers:r,draft:o}=e
if((""===a.name||e.isClosure||e.isLibrary||n||/^(|this|GLOBALS|_[A-Z]+)$/.test(i))&&noteOther(i,e),r.has(i)||r.has("*"))return
const c={kind:"unset",what:i,line:lineOf(s),inside:a.name,at:t}
r.set(i,c),o.remarks.push(c)}(e,t),"string"==typeof t.name&&"this"!==nameOf(t))}(e,i)
return into(e,[c||d?[]:i,o?[]:a].flat())}function ofMember({node:e,scope:t}){const n=toNode(e.what)
return"staticlookup"!==e.kind?{on:typeOf(n,t),via:viaOf(n,t)}:{on:classOf(n,t),via:"variable"===n?.kind?"unknown":viaOf(n,t)}}const ni=/\b(?:function\s+&?|class\s+|interface\s+|trait\s+|define\(\s*['"]|const\s+)(\w+)/gi
function collectFacts(e,t,n){const s={remarks:[],functions:[],classes:[],constants:[],aliases:[],units:[],values:new Map,returns:new Map,answers:new Map,texts:new Set,isAutoloader:!1,hasEval:!1,definesTexts:!1},i=new Set([...t.matchAll(ni)].map(([,e=""])=>e.toLowerCase())),a={draft:s,text:t,isLibrary:n,declared:i,owner:"",parent:"",names:noNames(""),isStatic:!1,isBound:!1,isClosure:!1,isTyped:!1,variables:new Map,lasting:new Set,receivers:new Map,unit:{name:"",owner:"",loads:[],uses:[],updates:[],compared:[],isOpen:!1}},r={node:e,at:ye,scope:openScope(a,""),loops:0,isAsked:!1}
if(function refuseLateStart(e){const t=toNodes(e.node.children),n=t.findIndex(({kind:e})=>"declare"!==e&&"noop"!==e),s=/^#!.*\n$/.test(String(t[n]?.raw)),i=s?n+1:n,a=t.find(({kind:e})=>"namespace"===e),r=!0===a?.withBrackets?[]:toNodes(a?.children),isStrict=e=>toNodes(e.directives).some(({key:e})=>"strict_types"===nameOf(e)),o=[...t,...r].find((e,n)=>"namespace"===e.kind?n>i&&"namespace"!==t[i]?.kind:"declare"===e.kind&&isStrict(e)&&n>i&&i>=0),c="inline"===t[0]?.kind?"something stands before `<?php`":"other code stands before it"
void 0!==o&&refuse(e,o,`a \`${o.kind}\` that does not come first, because ${c}`)}(r),function walk(e,t){const n=[e]
for(let e=n.pop();void 0!==e;e=n.pop()){const s=t(e)
for(let e=s.length-1;e>=0;e-=1){const t=s[e]
void 0!==t&&n.push(t)}}}(r,visit),s.definesTexts)for(const e of s.texts)/^[A-Z]\w+$/.test(e)&&s.constants.push({name:e,line:0,at:{when:"maybe",guards:[]}})
return s}function noteCompared({node:e,scope:t}){const isThird=e=>"variable"===toNode(e)?.kind&&!0===t.variables.get(nameOf(e))?.isThird,{left:n,right:s,type:i}=e,a=isThird(n)?s:isThird(s)?n:void 0
void 0!==a&&/^[!=]==?$/.test(String(i))&&t.unit.compared.push(readParts(a,t))}const si=/^[\w\\/.:-]{3,160}$/
function visit(e){return isFirst(e)&&remarkOn(e),(ii[e.node.kind]??enter)(e)}const isFirst=({next:e=0})=>0===e,ii={namespace:e=>enter(isFirst(e)?{...e,scope:{...e.scope,names:noNames(nameOf(e.node))}}:e),usegroup:only(function readImports(e){const{node:t,scope:n}=e
for(const s of toNodes(t.items)){const i=join(nameOf(t.name),nameOf(s)).replace(/^\\/,""),a=nameOf(s.alias)||i.replace(/^.*\\/,""),r=s.type??t.type,o="function"===r?"functions":"const"===r?"constants":"classes",c="constants"===o?a:a.toLowerCase()
n.names[o].has(c)&&refuse(e,t,`an import of \`${a}\`, which is imported already`),n.names[o].set(c,i)}}),function:function declareFunction(e){const{node:t,at:n,scope:s}=e,i=join(s.names.namespace,nameOf(t)),a=i.toLowerCase(),r=openScope(s,a,{owner:"",parent:"",isStatic:!1})
return s.draft.functions.push({name:a,shown:i,line:lineOf(t),arguments:readArguments(t),at:n}),enterFunction(e,r,nameOf(t).toLowerCase())},class:declareClass,interface:declareClass,trait:declareClass,enum:declareClass,closure:enterClosure,arrowfunc:enterClosure,constantstatement:also(({node:e,at:t,scope:n})=>{for(const s of toNodes(e.constants)){const e=keyOfConstant(join(n.names.namespace,nameOf(s)))
n.draft.constants.push({name:e,line:lineOf(s),at:t,value:readParts(s.value,n)})}}),call:function visitCall(e){const{node:t,scope:n}=e,s=toNode(t.what),i=toNodes(t.arguments)
if(isClosure(s))return[...into(e,s,{isPlaced:!0}),...into(e,i)]
if("name"!==s?.kind){const a=nameOf(s?.offset);/define/i.test(a)&&noteConstant(i,e)
const r=/^(bind|bindto|call|macro)$/i.test(a)?{scope:{...n,isBound:!0}}:{},o=!0===s?.parenthesizedExpression
return[...into(e,s).flatMap(e=>o?[e]:visitMember(e,t)),...into(e,i,r)]}const{shown:a,fallback:r}=resolveName(s,n.names,"functions"),o=(r??a).toLowerCase(),c={kind:"function",name:a.toLowerCase(),shown:a}
use(e,{...c,fallback:r?.toLowerCase(),...countArguments(t)}),function noteCall(e,t,n){const{node:s,at:i,scope:a}=n,[r,o]=t,c=stringOf(r)
if(/(^|_)define(_|$)/.test(e))noteConstant(t,n)
else if("class_alias"===e){const[e="",t]=[guards_readName(r,a.names),guards_readName(o,a.names)]
void 0!==t&&a.draft.aliases.push({name:t,line:lineOf(s),at:i,of:e})}else if("spl_autoload_register"===e)a.draft.isAutoloader=!0
else if(/^func_(get_args?|num_args)$/.test(e))a.unit.isOpen=!0
else if(Fs.test(e))noteOther("",a)
else if("do_action"===e||"apply_filters"===e){const{given:e}=countArguments(s)
void 0!==c&&use(n,{kind:"fire",name:c,shown:c,given:void 0===e?void 0:e-1})}else if("constant"===e){const e=c?.replace(/^\\/,"")??"::"
e.includes("::")||use(n,{kind:"constant",name:keyOfConstant(e),shown:e,isText:!0})}else if(ti.test(e)){const t=readParts(r,a)
a.unit.loads.push({keyword:e,path:t,line:lineOf(s),at:i,isGuarded:!0})}}(o,i,e)
const d=i[Xs[o]??i.length]
if(void 0===d)return into(e,i,Ys.test(o)?{isAsked:!0}:{})
const l=/^add_(action|filter)$/.test(o)?stringOf(i[0])??"*":void 0,f=both(e.at,function whenCalled(e,t){if("register_activation_hook"===e)return{when:"activation",guards:[]}
if("call_user_func"===e)return ye
if(void 0===t)return ke
const n=ei[t]??{when:"maybe",guards:[`h:${t}`]}
return"add_filter"===e?{...n,when:"maybe"}:n}(o,l)),h=function nameCallback(e,t){const n=guards_readName(e,t.scope.names),s={via:"name",isText:!0}
if(void 0!==n&&/^[\w\\]+(::\w+)?$/.test(n)){const[i="",a]=n.split("::"),r=stringOf(e)??n
return use(t,void 0===a?{kind:"function",name:n,shown:r,isText:!0}:{kind:"static-method",name:a,shown:r,on:i,...s}),n}const[i,a]=toNodes(e.items).map(e=>toNode(e.value)),r=stringOf(a)
if("array"!==e.kind||void 0===r)return
const o=r.toLowerCase(),c=stringOf(i)?.replace(/^\\/,"").toLowerCase(),d=c??ownerOf(i,t.scope)
void 0!==c&&use(t,{kind:"method",name:o,shown:r,on:d,...s})
return void 0===d?void 0:`${d}::${o}`}(d,{...e,at:f})
return void 0!==l&&function noteUpdateFilter([e,t],n,s){const{node:i,at:a,scope:r}=s,o=r.text.includes("update_plugins")?readParts(e,r):[""],[c]=o
if("string"==typeof c&&!c.includes("update_plugins"))return
const d=isClosure(t)?r.unit.name:n??""
r.unit.updates.push({hook:o,callback:d,line:lineOf(i),at:a})}(i,h,e),void 0!==l&&"*"!==l&&function noteListener(e,t,n,s){const[,i,,a]=n,r=void 0===a?1:Number(a.value),o=void 0!==i&&isClosure(i)?String(readArguments(i).filter(({isRequired:e})=>e).length):t
use(s,{kind:"listen",name:e,shown:e,on:o,given:r>=0?r:void 0})}(l,h,i,{...e,at:f}),i.flatMap(t=>into(e,t,t===d?{at:f,isPlaced:!0}:{}))},new:function visitNew(e){const{node:t,scope:n}=e,s=toNode(t.what),i=toNodes(t.arguments),a=classOf(s,n),r="name"===s?.kind,o=readTaken(t,n)
if(r||"selfreference"===s?.kind&&void 0!==a){use(e,{kind:"new",name:a??"",shown:r?resolveClass(s,n.names):"self",on:a,via:r?"name":"self",takes:o,...countArguments(t)})}else if(void 0!==s&&"staticreference"!==s.kind)return into(e,[s,...i])
for(const[e,t]of void 0===a?[]:o.slice(0,2).entries())setOnce(n.draft.values,`new ${a}#${e}`,t,qe)
return into(e,i)},staticlookup:visitMember,propertylookup:visitMember,nullsafepropertylookup:visitMember,name:only(e=>{const{shown:t,fallback:n}=resolveName(e.node,e.scope.names,"constants")
use(e,{kind:"constant",name:keyOfConstant(t),shown:t,fallback:n,isSoft:e.isAsked})}),include:function visitInclude(e){const{node:t,at:n,scope:s}=e
noteOther("",s)
const i=`${!0===t.require?"require":"include"}${!0===t.once?"_once":""}`,a=readParts(t.target,s),r=e.isAsked&&i.startsWith("include")
return s.unit.loads.push({keyword:i,path:a,line:lineOf(t),at:n,isGuarded:r}),isOpen(a)||a.some(e=>"object"==typeof e&&"option"in e)?enter(e):[]},eval:also(({scope:e})=>{e.draft.hasEval=!0,noteOther("",e)}),variable:also(({node:e,scope:t})=>noteOther("string"==typeof e.name?e.name:"",t)),static:only(noteLasting),global:only(noteLasting),isset:also(({node:e,scope:t})=>{toNodes(e.variables).some(e=>"this"===nameOf(e))&&t.lasting.add("this")}),assign:also(function state_assign({node:e,scope:t,at:n}){const[s,i]=[toNode(e.left),toNode(e.right)]
if(void 0===s||void 0===i)return
"offsetlookup"===s.kind&&function forget(e,t){let n=e
for(;"offsetlookup"===n?.kind;)n=toNode(n.what)
const s=t.variables.get(nameOf(n))
"variable"===n?.kind&&void 0!==s&&t.variables.set(nameOf(n),{...s,path:void 0})
"propertylookup"===n?.kind&&"this"===nameOf(n.what)&&setOnce(t.draft.values,`${t.owner}::$${nameOf(n.offset)}`,qe,qe)}(s,t)
const a=readParts(i,t),r="="===e.operator,o=r&&!isOpen(a)?a:void 0,c=typeOf(i,t)
"variable"===s.kind&&"string"==typeof s.name&&function setVariable(e,t,{path:n,type:s},{scope:i,at:a}){const r=i.variables.get(e),o="maybe"!==a.when||r?.type===s,c="always"===a.when||void 0===r?.path||void 0===n,{then:d,otherwise:l}=weigh(t,i),f=d.guards.length+l.guards.length>0
i.variables.set(e,{path:c?n:[{perhaps:n}],type:o?s:void 0,isExact:"new"===t.kind&&o,answer:f?{then:d,otherwise:l}:void 0})}(s.name,i,{path:o,type:r?c:void 0},{scope:t,at:n}),"variable"===s.kind&&isGlobal(nameOf(s),t)&&"nullkeyword"!==i.kind&&setOnce(t.draft.returns,`$${nameOf(s)}`,r?c??"":"","")
const d=function state_ownerOf(e,t){return"staticlookup"===e.kind?classOf(toNode(e.what),t):"propertylookup"===e.kind&&"this"===nameOf(e.what)?t.owner:void 0}(s,t),l=nameOf(s.offset)
if(void 0===d||""===d||""===l||"nullkeyword"===i.kind)return
setOnce(t.draft.values,`${d}::$${l}`,o??qe,qe)
const f=t.draft.classes.findLast(({name:e})=>e===d)
void 0!==f&&setOnce(f.types,l,c??"","")}),return:also(e=>{e.scope.isClosure||function readReturn({node:e,scope:t,at:n}){const s=toNode(e.expr),{name:i}=t.unit
if(void 0===s||""===i)return
const{draft:a}=t,r=i.includes("::")?i:i.slice(i.lastIndexOf("\\")+1)
setOnce(a.values,`${i}()`,readParts(s,t),qe),t.isTyped||setOnce(a.returns,`${r}()`,typeOf(s,t)??"","")
const o=both(n,weigh(s,t).then).guards.filter(e=>!e.startsWith("a:"))
setOnce(a.answers,i,o,[])}(e)}),array:also(function uses_nameMethod(e){const t=toNodes(e.node.items),[n,s]=t.map(e=>toNode(e.key)?void 0:toNode(e.value)),i=stringOf(s)??""
if(2!==t.length||!/^\w+$/.test(i)||void 0!==stringOf(n))return
const a=ownerOf(n,e.scope),r=viaOf(n,e.scope)
void 0!==a&&use(e,{kind:"method",name:i.toLowerCase(),shown:i,on:a,via:r,isText:!0})}),bin:e=>"instanceof"===e.node.type?function visitInstanceOf(e){const{left:t,right:n}=e.node,{variables:s}=e.scope
return s.set(nameOf(t),{...s.get(nameOf(t)),type:void 0}),useClass(e,n,!0),into(e,[t,"name"===toNode(n)?.kind?[]:n])}(e):also(noteCompared)(e),string:only(noteText),nowdoc:only(noteText)}
function only(e){return t=>(e(t),[])}function also(e){return t=>(e(t),enter(t))}function noteLasting({node:e,scope:t}){for(const n of[...toNodes(e.variables),...toNodes(e.items)]){const s=nameOf(n.variable)||nameOf(n)
t.lasting.add(s),noteOther(s,t),"global"===e.kind&&(t.lasting.add(`$${s}`),t.variables.set(s,{type:`$${s}`}))}}function noteText({node:e,scope:{draft:t,isLibrary:n}}){const s=stringOf(e)??""
!n&&t.texts.size<3e3&&si.test(s)&&t.texts.add(s)}const ai=805,ri=/<\?(?!xml|php|=)|<script\s+language|<%/i,oi={remarks:[],functions:[],classes:[],constants:[],aliases:[],units:[],values:new Map,returns:new Map,answers:new Map,texts:new Set,isAutoloader:!1,hasEval:!1}
function parseFile({key:e,bytes:t,isLibrary:n}){return{key:e,...parsePhp(Buffer.from(t.buffer,t.byteOffset,t.byteLength).toString("latin1"),n)}}function parsePhp(e,t){try{const n=new(Es().Engine)({parser:{version:ai,suppressErrors:!1,extractDoc:!1},ast:{withPositions:!0},lexer:{all_tokens:!1,short_tags:!1}}),s=e.includes("<?")||ri.test(e),i=s?n.parseCode(e,""):function printAll(e){const t={start:{line:1,offset:0},end:{line:1,offset:e.length}},n={kind:"inline",value:e,raw:e,loc:t}
return{kind:"program",children:""===e?[]:[n],loc:t}}(e),a=s?function findOpenEnd(e){const{openAt:t}=scanPhp(e,()=>{})
if(void 0===t)return
const n=`the start of a ${e.startsWith("/*",t)?"comment":"text"} that has no end`,s=e.slice(0,t).split(/\r\n|\r|\n/).length
return{kind:"refused",what:n,line:s,at:{when:"always",guards:[]}}}(e):void 0,r=readStart(e,i)
if(function hasOtherTags(e){const t=e.children
return!!Array.isArray(t)&&t.some(e=>{const t=toNode(e)
return"inline"===t?.kind&&ri.test(String(t.raw))})}(i))return{...oi,starts:r,fault:{what:"short tags (`<?`)",line:1,isSyntax:!1}}
const o=collectFacts(i,e,t)
return{...o,starts:r,remarks:void 0===a?o.remarks:[...o.remarks,a]}}catch(t){const{message:n,lineNumber:s}=t,i="number"==typeof s?s:1,a=t instanceof SyntaxError,r=a?readMessage(String(n)):"code that is nested too deep to be read here"
return{...oi,starts:readStart(e),fault:{what:r,line:i,isSyntax:a}}}}const ci=new Set(["return","exit"])
function readStart(e,t){const{hasTag:n,start:s}=readTag(e)
if(void 0===t)return{hasTag:n,start:s}
const i=toNodes(t.children).flatMap(e=>"namespace"===e.kind?toNodes(e.children):e),a=i.findIndex(e=>ci.has(toNode(e.expression)?.kind??e.kind)),r=i.slice(0,a<0?i.length:a).find((e,t)=>(({kind:e})=>"inline"===e)(e)&&(t>0||""===s)&&""!==e.value),o=r&&{text:String(r.value),line:lineOf(r)}
return{hasTag:n,start:s,behind:o}}const readMessage=e=>e.replace(/^Parse Error\s*:\s*(syntax error,\s*)?/,"").replace(/ on line \d+$/,"").slice(0,200)
const di=400,li=20,fi=import.meta.url.endsWith(".ts")?"./serve.ts":"./php.js"
async function parseHere({next:e,take:t,signal:n}){for(let s=await e();void 0!==s;s=await e())(0,Ns.ZR)(n),t(parseFile(s))}async function parseInThread({next:e,take:t,signal:n,leftMs:s}){const i=await async function takeThread(){const e=hi
hi=void 0
const t=e??await async function startThread(){const{Worker:e}=await loadThreads(),t=new e(new URL(fi,import.meta.url),{resourceLimits:{maxOldGenerationSizeMb:di},env:{},stdout:!0,stderr:!0})
return t.on("error",()=>{}),t.once("exit",()=>{hi===t&&(hi=void 0)}),t}()
return t.ref(),t}()
let a,cancel=()=>{},hear=()=>{},end=()=>{},r=!1
try{(0,Ns.ZR)(n),r=await new Promise((r,o)=>{cancel=()=>o(new Ns.cJ),n?.addEventListener("abort",cancel)
const watch=()=>{s()<=0?r(!1):a=setTimeout(watch,Math.max(s(),li))}
watch()
let c=0
const go=async()=>{c+=1
const t=await e()
void 0!==t?i.postMessage(t):0==(c-=1)&&r(!0)}
hear=e=>{c-=1,t(e),go().catch(o)},i.on("message",hear),end=()=>r(!1),i.on("exit",end),Promise.all([go(),go()]).catch(o)})}finally{clearTimeout(a),n?.removeEventListener("abort",cancel),i.off("message",hear),i.off("exit",end),r?function keepThread(e){void 0!==hi?e.terminate():(hi=e,e.unref())}(i):await i.terminate()}}let hi
async function serveParsing(){const{parentPort:e}=await loadThreads()
e?.on("message",t=>e.postMessage(parseFile(t)))}const loadThreads=()=>Promise.resolve().then(n.t.bind(n,5919,23))
var ui=n(1708)
const pi=4
function createWorkClock(e=()=>performance.now(),t=workedMs){const[n,s]=[e(),t()]
return()=>{const i=e()-n
return Math.max(i/pi,Math.min(i,t()-s))}}function workedMs(){const{user:e,system:t}=(0,ui.cpuUsage)()
return(e+t)/1e3}const mi=1048576,gi=8192,wi=8e3
const vi=.25,nameReading=(e,t)=>`${t?"l":"o"}${e}`
function php_comparePhp({current:e,previous:t,site:n}){const s=t&&link_link(t),i=php_open(link_link(e),n,s)
let a
return Rs.flatMap(e=>{if(void 0===s&&void 0===e.alone)return[]
const t=[...e.find(i)],r=0===t.length||!0===e.isOfBoth||"error"===e.alone
void 0===s||r||(a??=php_open(s,n))
const o=new Set(void 0===a||r?[]:[...e.find(a)].map(({key:e})=>e))
return function php_describe(e,t,{reach:{files:n,sure:s},before:i,program:a}){const weigh=({severity:e=t.severity,path:a,isCertain:r})=>{if(!n.has(a))return"notice"
if(!0===r)return e
const o=!s.has(a)||void 0===i&&"warning"===t.alone
return"error"===e&&o?"warning":e},r=new Map
for(const n of e){const{name:e,message:s,effect:o=t.effect,path:c,line:d}=n,l=nameElsewhere(t.id,e,a),f="undefined-class"===t.id&&""!==l?`Was it moved?${l} Use that name.`:`${n.fix??t.fix}${l}`,h=i&&findFileBefore(t.id,e,i),u=weigh(n),p=r.get(e),m=(p?.more??-1)+1,g=void 0===p||yi.indexOf(u)<yi.indexOf(p.severity)
r.set(e,g?{id:t.id,severity:u,message:s,effect:o,fix:f,file:c,line:d,name:e,was:h,more:m}:{...p,more:m})}return[...r.values()].map(({more:e,...t})=>({...t,message:0===e?t.message:`${t.message} ${1===e?"One more place does":`${e} more places do`}.`}))}(t.filter(({key:e})=>!o.has(e)),e,i)})}function php_open(e,t,n){return{program:e,reach:reach(e),followed:follow(e),before:n,site:t}}const yi=["error","warning","notice"],ki=Rs.map(({id:e,severity:t,...n})=>({id:e,severity:t,acceptance:n.acceptance??"path",*find(t,{zipped:n}){const{php:s,layout:i,gitDamage:a}=t,r=new Set(a.map(({path:e})=>e)),o="required-file-missing"===e?function listNotBuilt(e,t){const n=(t?.setup??e.setup)?.composer
return new Set(n&&findLack(e,n)?.places)}(t,n):void 0
for(const t of void 0===s?[]:function judgeAlone(e){const t=$i.get(e)??php_comparePhp({current:e,previous:void 0,site:void 0})
return $i.set(e,t),t}(s)){if(t.id!==e)continue
const{file:s="",...a}=toFinding(t,i.folder)
if(!0===o?.has(s)||r.has(s))continue
const c=(o&&adviseOnRule(n,[s.slice(i.folder.length+1)]))??a.fix.replace("`.distignore`",nameRules(n))
yield{...a,file:s,fix:c}}}})),$i=new WeakMap
const bi=/`([^`]+\.(?:php|inc))`/g
function toFinding({file:e,line:t,name:n,message:s,was:i,...a},r){const place=e=>""===r||e.startsWith("../")?e.replace("../",""):`${r}/${e}`,o={...a,...void 0!==i&&{was:place(i)},message:s.replaceAll(bi,(e,t)=>(0,ae.AB)(place(t)))}
return"required-file-missing"===o.id?{...o,file:place(n),place:{file:place(e),line:t}}:{...o,file:place(e),line:t,name:n===e?place(n):n}}var xi=n(2189)
const Pi=[{id:"version-missing",severity:"error",acceptance:"no",*find({main:e,lost:t}){if(""!==e?.header.version||isLost(t))return
const[n]=(0,On.W$)(e.bytes,"version")
yield{message:void 0===n?`${(0,ae.AB)(e.path)} has no "Version" header.`:`The "Version" header in line ${n} of ${(0,ae.AB)(e.path)} is empty.`,effect:"Without a version, no site is ever offered the update.",fix:"Add `Version: 1.2.3`, with your version, to the comment that has `Plugin Name:`.",file:e.path,line:n}}},{id:"version-format",severity:"error",acceptance:"yes",*find(e,{served:t}){const n=readVersion(e)
if(void 0===n)return
const{version:s,main:i,line:a=1}=n,r=`The version ${(0,ae.AB)(s)} in line ${a} of ${(0,ae.AB)(i.path)}`,o={file:i.path,line:a}
switch(classifyForm(s)){case"v":yield{message:`${r} begins with a ${(0,ae.AB)(s.charAt(0))}.`,effect:"PHP sorts it below every number, so no site is offered the update.",fix:`Write ${(0,ae.AB)(s.slice(1))}.`,...o}
break
case"wordy":yield{message:`${r} has no digit.`,effect:"PHP sorts it below every number: no site whose version is a number is offered the update.",fix:"Write a number, such as `1.2.3`; if a tool should have filled it in, check that it ran.",...o}
break
case"characters":yield{message:`${r} ${version_describeFault(s)}.`,effect:"Services, tags and file names cannot carry it unchanged, so it could not be compared.",fix:"Begin with a digit, and use only letters, digits, `.`, `-`, `_` and `+`.",...o}
break
case"word":if(void 0!==t)break
yield{severity:"warning",message:`${r} has a word that PHP does not know, or ends with a separator.`,effect:"PHP sorts it below the version without that: sites that have that version are not offered the update.",fix:"Use only numbers and dev, alpha, beta, RC or pl, such as `1.2.3.1` or `1.2.3-pl1`.",...o}
break
case"prerelease":if(void 0!==t&&!(0,ft.V1)(t.version))break
yield{severity:"notice",message:`${r} is a pre-release.`,effect:"Sites get it like any other update.",fix:"Publish it only if that is intended.",...o}}}},{id:"version-tag",severity:"error",acceptance:"yes",*find(e,{version:t}){const n=readVersion(e)
if(void 0===n||void 0===t||n.version===t.version)return
const{version:s,main:i,line:a}=n
"v"===classifyForm(s)&&s.slice(1)===t.version||(yield{message:`The version in ${(0,ae.AB)(i.path)} is ${(0,ae.AB)(s)}, but ${t.origin} says ${(0,ae.AB)(t.version)}.`,effect:"If package and service state different versions, WordPress offers the same update again and again.",fix:adviseOnTag(t,s),file:i.path,line:a})}},{id:"version-not-newer",severity:"error",acceptance:"yes",*find(e,{served:t,version:n}){const s=readVersion(e)
if(void 0===s||void 0===t||s.version===t.version)return
const{version:i,main:a,line:r}=s;(0,ft.Zy)(i,t.version)>0||isWrongAnyway(i,n?.version)||(yield{message:`Version ${(0,ae.AB)(i)} is not newer than ${(0,ae.AB)(t.version)}, which is live now.`,effect:"Sites that have the live version are never offered this one.",fix:`Raise \`Version:\` in ${(0,ae.AB)(a.path)} above ${(0,ae.AB)(t.version)}.`,file:a.path,line:r})}},{id:"prerelease-over-stable",severity:"error",acceptance:"yes",*find(e,{served:t,version:n}){const s=readVersion(e)
if(void 0===s||void 0===t||(0,ft.V1)(t.version))return
const{version:i,main:a,line:r}=s
"prerelease"!==classifyForm(i)||(0,ft.Zy)(i,t.version)<=0||isWrongAnyway(i,n?.version)||(yield{message:`The version ${(0,ae.AB)(i)} is a pre-release, but ${(0,ae.AB)(t.version)}, which is live now, is stable.`,effect:"Sites get the pre-release like any other update.",fix:"Do not run this workflow for pre-releases. If all sites are to get it, accept this finding.",file:a.path,line:r})}}]
function adviseOnTag({origin:e,version:t},n){const[,s]=/^the tag `([\w.@/+-]+)`$/.exec(e)??[]
if(void 0===s)return`Correct \`Version:\` or ${e}.`
const i=s.endsWith(t)?s.slice(0,s.length-t.length)+n:"",a=`commit, and move the tag: \`git tag -f ${s} && git push -f origin ${s}\`.`,r=`\`git push -d origin ${s} && git tag ${i} && git push origin ${i}\`.`
return(0,ft.Zy)(t,n)>=0||!/^[\w.@/+-]+$/.test(i)?`Raise \`Version:\`, ${a} Or delete it: \`git push -d origin ${s}\`.`:t.startsWith(n)&&(0,ft.V1)(t)?`Write \`Version: ${t}\`, ${a} Or tag ${(0,ae.AB)(n)} instead.`:`Tag the version that the package has: ${r}`}function readVersion({main:e,lost:t}){if(void 0===e||""===e.header.version||isLost(t))return
const[n]=(0,On.W$)(e.bytes,"version")
return{version:e.header.version,main:e,line:n}}function isLost(e){return e.some(({field:e})=>"version"===e)}function classifyForm(e){return/[0-9]/.test(e)?/^v/i.test(e)?"v":(0,xi.l)(e)?(0,ft.Hk)(e.replace(/^\./,""))?"word":(0,ft.V1)(e)?"prerelease":"plain":"characters":"wordy"}function isUnusable(e){return["wordy","v","characters"].includes(classifyForm(e))}function version_describeFault(e){const t=[...new Set(e.replace(/[0-9A-Za-z.+_-]/g,""))].map(e=>""===e.trim()?"a blank":(0,ae.AB)(e))
return t.length>0?`has ${t.slice(0,_i).join(", ")}, which a version cannot have`:e.length>64?"has more than 64 characters":`begins with ${(0,ae.AB)(e.charAt(0))}`}const _i=5
function isWrongAnyway(e,t){return isUnusable(e)||void 0!==t&&e!==t}const Ai=[{id:"requires-format",severity:"error",acceptance:"yes",*find({main:e}){if(void 0!==e)for(const[t,n,s]of Li){const i=e.header[t],a=isRequirement(i)&&Number.parseInt(i,10)>=Oi[t]
if(""===i||isRequirement(i)&&!a)continue
const[r=1]=(0,On.W$)(e.bytes,t)
if(a){yield{message:`"${n}" in line ${r} of ${(0,ae.AB)(e.path)} is ${(0,ae.AB)(i)}, newer than any version there is.`,effect:"No site can install or update the plugin.",fix:`Write the number with its dots, such as \`${n}: ${s}\`.`,file:e.path,line:r}
continue}const o=/^[0-9]/.test(i)
yield{...o?{severity:"warning"}:{},message:`"${n}" in line ${r} of ${(0,ae.AB)(e.path)} is ${(0,ae.AB)(i)}, which is not a version number.`,effect:o?"WordPress uses the number at its start; services may ignore it.":"WordPress ignores it, and offers the update even where the plugin cannot run.",fix:`Write only numbers and dots, such as \`${n}: ${s}\`.`,file:e.path,line:r}}}},{id:"requires-itself",severity:"error",acceptance:"yes",*find({main:e,layout:{folder:t}}){if(void 0===e||!(0,On.qG)(e.header.requiresPlugins).slugs.includes(t))return
const[n=1]=(0,On.W$)(e.bytes,"requiresPlugins")
yield{message:`"Requires Plugins" in line ${n} of ${(0,ae.AB)(e.path)} names ${(0,ae.AB)(t)}, which is the plugin itself.`,effect:"It would have to be active before it can be activated: nobody can activate it.",fix:`Remove ${(0,ae.AB)(t)} from the list.`,file:e.path,line:n}}},{id:"requires-no-slug",severity:"warning",acceptance:"yes",*find({main:e}){if(void 0===e)return
const{dropped:t}=(0,On.qG)(e.header.requiresPlugins)
if(0===t.length)return
const[n=1]=(0,On.W$)(e.bytes,"requiresPlugins"),s=t.slice(0,Si).map(e=>(0,ae.AB)(e)).join(", ")
yield{message:`"Requires Plugins" in line ${n} of ${(0,ae.AB)(e.path)} names ${s}, which is not a slug on WordPress.org.`,effect:"WordPress silently ignores it: sites can activate the plugin without the plugins that it needs.",fix:"Write slugs of lower-case letters, digits and hyphens, separated by commas, such as `woocommerce`.",file:e.path,line:n}}}],Si=5,Oi={requiresWordPress:20,requiresPhp:10},Li=[["requiresWordPress","Requires at least","6.5"],["requiresPhp","Requires PHP","7.4"]]
function isRequirement(e){return/^[0-9]{1,9}(\.[0-9]{1,9}){0,3}$/.test(e)}const Bi=[{id:"requires-differs",severity:"warning",acceptance:"yes",*find({main:e,readme:t,platforms:n}){if(void 0===e)return
if(yield*function*findPlatform(e,t){const n=e.header.requiresPhp
if(""!==n&&!isRequirement(n))return
const s=""===n?Ci:n,i=t.filter(({version:e})=>(0,ft.Zy)(shorten(e),shorten(s))>0)
for(const{path:t,version:s}of i.slice(0,1))yield{message:`"Requires PHP" is ${""===n?"not stated":(0,ae.AB)(n)} in ${(0,ae.AB)(e.path)}, but Composer's ${(0,ae.AB)(t)} demands PHP ${(0,ae.AB)(s)}.`,effect:"Sites with an older PHP are offered the update, and stop with a fatal error.",fix:`Write \`Requires PHP: ${s}\` into the header, or install packages for an older PHP, with \`config.platform.php\` in \`composer.json\`.`,file:e.path}}(e,n),void 0===t)return
const{requires:s,requiresPhp:i,lines:a}=t.readme,r={requiresWordPress:{other:s,line:a.requires??1},requiresPhp:{other:i,line:a.requiresPhp??1}}
for(const[n,s]of Li){const i=e.header[n],{other:a,line:o}=r[n]
""!==a&&isRequirement(i)&&shorten(i)!==shorten(a)&&(yield{message:`"${s}" is ${(0,ae.AB)(i)} in ${(0,ae.AB)(e.path)}, but ${(0,ae.AB)(a)} in line ${o} of ${(0,ae.AB)(t.path)}.`,effect:"WordPress reads the plugin header; the service may announce the one in the readme.",fix:"Write the same version in both.",file:t.path,line:o})}}},{id:"stable-tag",severity:"warning",acceptance:"yes",*find({main:e,readme:t}){if(void 0===e||void 0===t)return
const{version:n}=e.header,{stableTag:s,lines:i}=t.readme,a=s===function toStableTag(e){return e.replace(/[^a-z0-9_.-]/gi,"").replace(/^\./,"0.")}(n)
if(""===s||""===n||a||isUnusable(n))return
const r=i.stableTag??1,o=!/[0-9]/.test(s)
yield{...o||(0,ft.V1)(n)?{severity:"notice"}:{},message:`"Stable tag" in line ${r} of ${(0,ae.AB)(t.path)} is ${(0,ae.AB)(s)}, but the version is ${(0,ae.AB)(n)}.`,effect:"Services that read the readme announce another version than sites get.",fix:`Set "Stable tag" to ${(0,ae.AB)(n)}, or leave the line out.`,file:t.path,line:r}}},{id:"changelog-version",severity:"notice",acceptance:"yes",*find({main:e,lackingChangelog:t}){const{version:n=""}=e?.header??{}
void 0===t||""===n||isUnusable(n)||(0,ft.V1)(n)||(yield{message:`The changelog in ${(0,ae.AB)(t)} has other versions, but nothing for ${(0,ae.AB)(n)}.`,effect:"Customers do not learn what is new. Unless another changelog or `release-notes` has it, GitHub generates the notes of a new release.",fix:"Add the version to the changelog.",file:t})}},{id:"readme-missing",severity:"notice",acceptance:"yes",*find({main:e,layout:{entries:t,folder:n}}){void 0!==e&&void 0===findReadme(t,n)&&(yield{message:"The plugin has no `readme.txt`.",effect:'Sites are shown no changelog and no "Tested up to" with the update.',fix:"Add a `readme.txt` to the plugin's folder."})}}]
const Ci="7.4"
function shorten(e){return e.replace(/(\.0+)+$/,"")}const Mi=[{id:"symlink",severity:"error",acceptance:"path",*find({links:e,layout:t}){if(0===e.length)return
const n=function symlink_listFolders({entries:e}){const t=new Set
for(const{path:n,isFolder:s}of e)for(let e=s?n:parentOf(n);!t.has(e);e=parentOf(e))t.add(e)
return t}(t),isRun=e=>e.path.endsWith(".php")||function isToFolder({path:e,target:t},n){const s=e.slice(e.lastIndexOf("/")+1)
return!0===t?.endsWith("/")||!s.includes(".")||void 0!==t&&n.has(symlink_follow(parentOf(e),t))}(e,n),s=function createLoopTest(e){const t=new Map(e.map(({path:e,target:t})=>[e,t]))
return({path:e})=>{let n=e
for(let s=0;s<=Ti;s+=1){const s=t.get(n)
if(void 0===s||e.endsWith(".php"))return!1
if(n=symlink_follow(parentOf(n),s),n===e)return!0}return!1}}(e),select=t=>e.filter(t).map(({path:e})=>e),i=select(e=>isRun(e)&&!s(e)),a=select(e=>!isRun(e)&&!s(e)),r=select(s)
i.length>0&&(yield symlink_describe(i,"Sites get a small file with the name of its target instead: PHP prints that name, or stops with a fatal error because a folder is missing.")),a.length>0&&(yield{severity:"warning",...symlink_describe(a,"Sites get a small file with the name of its target instead.")}),r.length>0&&(yield{severity:"notice",...symlink_describe(r,"It leads to itself, so that nothing can use it here or on sites.")})}}]
function symlink_describe(e,t){return{message:`${(0,ae.Zv)(e)} ${(0,ie.d5)(e,"is a symbolic link","are symbolic links")}.`,effect:t,fix:"Put the files themselves into the ZIP (`zip` without `--symlinks`).",file:e[0],files:e}}const Ti=40
function symlink_follow(e,t){const n=""===e?[]:e.split("/")
for(const e of t.split("/"))".."===e?n.pop():""!==e&&"."!==e&&n.push(e)
return n.join("/")}var Wi=n(8687)
const Ii=new Set(["build","dist","src","plugin"]),Ri="my-plugin",Ni=[{id:"folder-unconfirmed",severity:"warning",acceptance:"yes",*find(e,t){const{zipped:n}=t,{folder:s}=e.layout,i=!0===n?.isNamedByWorkspace||Ii.has(s)
if(void 0===e.main)return
if(void 0===n||!i&&s!==Ri||function isConfirmed(e,{slug:t,served:n}){const{folder:s}=e.layout,[i]=n?.pluginFile?.split("/")??[],a=void 0!==t&&s!==Ri,r=void 0!==i||void 0!==n?.slug
return a||r||e.main?.header.textDomain===s||stemOf(e)===s}(e,t))return void(yield*function*judgeFirstFolder(e,{isFirst:t,slug:n,zipped:s,repository:i=""}){const{folder:a}=e.layout,r=stemOf(e),o=e.main?.header.textDomain??"",c=""===a||a!==(n??a)||function isUnstable(e,t){return hn.test(e.layout.folder)||void 0===t&&void 0!==findArchiveName(e)}(e,n)
if(!0!==t||c||a===r||a===o)return
const d=[{name:r,what:"the main file's name"},{name:o,what:"the text domain"},{name:i,what:"the repository's name"}].filter(({name:e})=>""!==e&&!Ii.has(e))
if(0===d.length)return
const l=a===i?void 0:d.find(({name:e})=>(0,Wi.D)(a,e)),f=(l??d[0])?.name??a,h=void 0===s?`Rename the folder to ${(0,ae.AB)(f)} before it is zipped`:`Set the input \`slug\` to ${(0,ae.AB)(f)}`
yield{...void 0===l?{severity:"notice"}:{},message:void 0===l?`The plugin's folder is ${(0,ae.AB)(a)}; the main file is ${(0,ae.AB)(`${r}.php`)}${""===o?"":`, and the text domain ${(0,ae.AB)(o)}`}.`:`The plugin's folder is ${(0,ae.AB)(a)}, almost ${l.what}, ${(0,ae.AB)(l.name)}.`,effect:"The first release sets it for good; on sites with another folder, the update deactivates the plugin.",fix:`${h}, or accept this finding if the folder is right.`}}(e,t))
const a=s===Ri?"the placeholder in our examples":n.isNamedByWorkspace?"the name of the repository":"a common name for builds"
yield{message:`The plugin's folder is ${(0,ae.AB)(s)}, ${a}; nothing else confirms that name.`,effect:"If sites have it in another folder, the update deactivates the plugin on every site.",fix:s===Ri?`Set the input \`slug\` to the plugin's folder on sites; if it is ${(0,ae.AB)(s)}, accept this finding.`:"Set the input `slug` to the plugin's folder on sites, even if it is this one."}}}]
function stemOf({layout:e,main:t}){return nameIn(e.folder,t?.path??"")?.replace(/\.php$/,"")??""}const zi=[...Tt,...me,...ns,...Mi,...dn,...fn,...Ni,...kt,...At,...Dn,...Tn,...Xn,...ki,...Un,...Ai,...Pi,...Bi,...Dt,...an,...Ot],Ei=["error","warning","notice"]
var Fi=n(8877),Zi=n(2250),qi=n(1811),ji=n(9733),Hi=n(1030)
const Ui={named:[],hasOwnAutoloader:!1},Vi=200,Gi=1e3,Di=300,Ki=3145728,Ji=/\/(?:build|dist|(?<=(?:build|dist)\/))|\.(?:asset\.php|min\.(?:js|css))/,Qi=/^(?:[\w.@-]+\/)*(?:build|dist)(?:\/[\w.@-]+)*\/?$|^(?:[\w.@-]+\/)+[\w.@-]+\.(?:asset\.php|min\.js|min\.css)$/,Xi=/\/(?<=vendor[\w-]*\/)|\.php(?<=autoload[\w-]*\.php)/,Yi=/(?:^|[}/])((?:[\w.@-]+\/)*[\w.@-]+\.php)$/,ea=/(^|\/)autoload[\w-]*\.php$|-autoload\.php$|(^|\/)vendor[\w-]*\/./,ta=/\{?\$\w+(?:(?:->|::)\w+|\['?\w+'?\])*\}?/g,na=/\/(bin|tools?|scripts?|ci|\.[^/]+)\/|\/(scoper\.inc|rector|ecs|[\w.-]*php-?cs[\w.-]*|phpstan[\w.-]*)\.php$/i
function createMadeSearch(e=[]){const t=new Set,n=[]
let s=!1,i=Ki
return{search(a,r,o=Hi.qj){const c=na.test(a)
s||=!c&&r.includes("_autoload_register")
const d=Ji.test(r),l=!c&&(Xi.test(r)||e.some(e=>r.includes(e)));(d||l)&&(i-=r.length,o(i<0?1/0:r.length*Hi.IU)&&scanPhp(r,({kind:s,text:i,value:r=""})=>{if("string"!==s||i.length>Di)return
const o=r.replace(/^(\.{0,2}\/)+/,"")
if(d&&r.includes("/")&&Qi.test(o)&&t.size<Gi&&t.add(o),!l||n.length>=Vi)return
const c=i.slice(1,-1).replace(ta,"}").replaceAll(/\/{2,}/g,"/"),[,f=""]=Yi.exec(c)??[];(ea.test(f)||(t=>e.some(e=>`/${t}`.includes(`/${e}/`)))(f))&&n.push({path:f.replace(/^(\.{1,2}\/)+/,""),by:a})}))},collect:()=>({builtPaths:[...t],composer:{named:n,hasOwnAutoloader:s}})}}var sa=n(3492),ia=n(3060),aa=n(2574)
const ra="editorScript",oa=[ra,..."script viewScript scriptModule viewScriptModule render variations".split(" ")],ca="editorStyle style viewStyle".split(" "),da=/(^|\/)(src|sources?)\//i,la=100,fa=/block\.json|blocks?_types?_from_metadata\w*|register_block_type\s*\((?!\s*(['"])[\w-]+\/[\w-]+\1\s*[,)])/g,ha=/^\s*\(?((?:[^'",;]|,\s*\d){0,200})(['"])([\w./-]{1,200})\2\s*(,|\)[\s)]{0,200}\.?)/,ua=200
function createBlockSearch(e){const t=[],n=new Set,s=new Set,i=e.some(e=>e.endsWith("block.json")),a=new Set(i?e:[])
return{search(e,r,o,c){if(i&&(e=>e.endsWith(".php")||e.endsWith(".js")&&!da.test(e)||e.endsWith("block.json")&&t.length<pa)(e)&&c(r.length))if(e.endsWith(".php"))for(const e of function listRegistered(e){return[...e.matchAll(fa)].slice(0,ua).map(({0:t,index:n})=>{const s=n+t.length,i=("block.json"===t?/[\w./%*-]*$/.exec(e.slice(Math.max(0,n-200),n))?.[0]??"":function readEnd(e){const[,t="",,n="",s=""]=ha.exec(e)??[]
return","===s&&t.split("(").length>t.split(")").length||s.endsWith(".")?"":n}(e.slice(s,s+500))).replace(/(?:^|\/)block\.json$/,"").replace(/^[./]+|\/+$/g,"")
return/[*%]/.test(i)?"":i})}(r))n.add(e)
else if(e.endsWith(".js"))for(const e of function listInScript(e){return[...e.matchAll(ma)].slice(0,ga).map(([,e=""])=>e)}(r))s.add(o?e:namespaceOf(e))
else t.push(...function findLostBlockFiles(e,t,n){if(!/(^|\/)block\.json$/.test(e)||da.test(e))return[]
const s=(0,ia.L)((0,aa.q)(t)),find=t=>t.flatMap(e=>s[e]).slice(0,la).flatMap(e=>"string"==typeof e?/^file:(?:\.\/)*(?!\.\/)([\w.-][\w./-]*)$/.exec(e)?.[1]??[]:[]).filter(t=>!t.includes("..")&&!n(prefixOf(parentOf(e))+t)),i=find(oa)
if(0===i.length)return[]
const a=0===find(oa.filter(e=>e!==ra)).length,{name:r}=s,o=a&&"string"==typeof r?r:void 0
return[{by:e,files:[...new Set([...i,...find(ca)])],editedBlock:o}]}(e,r,e=>a.has(e)))},collect:()=>t.filter(({editedBlock:e="",...t})=>function isRegistered({by:e},t){const n=`/${parentOf(e)}`
return t.has("")||[...t].some(e=>n.endsWith(`/${e}`))}(t,n)&&!s.has(e)&&!s.has(namespaceOf(e)))}}const pa=100,namespaceOf=e=>e.replace(/(?<=\/).*/,"")
const ma=/(?:registerBlockType\)?\(\s{0,20}|name["']?:\s{0,20})["'`]([a-z][\w-]{0,99}\/[a-z][\w-]{0,99})["'`]/g,ga=1e3
var wa=n(9820),va=n(7491)
const ya=String.raw`hook(?:s\.slack\.com|\.office\.com|s)/`,ka="://[^/@]{3,200}@",$a=String.raw`eyJ[\w-]{10,300}\.eyJ[\w-]{10,2000}\.[\w-]{20,700}`,ba="[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}",xa=[["a token of GitHub","gh[pousr]_","gh[pousr]_[A-Za-z0-9]{36,255}"],["a token of GitHub","gh[pousr]_[A-Za-z0-9]{1,20}_",String.raw`gh[pousr]_[A-Za-z0-9]{1,20}_${$a}`],["a token of GitHub","github_pat_",String.raw`github_pat_[A-Za-z0-9]{20,}\w{0,99}`],["a token of GitLab","gl(?:pat|dt|rt|ft|oas|soat|agent)-",String.raw`gl(?:pat|dt|rt|ft|oas|soat|agent)-[\w.-]{20,300}`],["a token of GitLab","glptt-","glptt-[0-9a-f]{40}"],["a token of GitLab","GR1348941",String.raw`GR1348941[\w-]{20}`],["a token of GitLab","glcbt-[0-9A-Za-z]{1,5}_",String.raw`glcbt-[0-9A-Za-z]{1,5}_[\w-]{20}`],["a token of npm","npm_","npm_[A-Za-z0-9]{36}"],["a token of PyPI","pypi-",String.raw`pypi-AgE[\w-]{50,1000}`],["a token of RubyGems","rubygems_","rubygems_[0-9a-f]{48}"],["a token of Docker Hub","dckr_[po]at_",String.raw`dckr_[po]at_[\w-]{27,32}`],["a token of Atlassian","AT[AC]TT3",String.raw`AT[AC]TT3[\w=-]{60,250}`],["a token of Bitbucket","ATBB","ATBB[A-Za-z0-9]{32}"],["a secret key of Stripe or Paystack","[sr]k_live_","[sr]k_live_[A-Za-z0-9]{16,247}"],["a secret of Stripe for webhooks","whsec_","whsec_[A-Za-z0-9+/]{32,64}"],["an access token of PayPal",String.raw`(?<=\$production\$[0-9a-z]{16}\$)`,String.raw`access_token\$production\$[0-9a-z]{16}\$[0-9a-f]{32}`],["a secret of Square","sq0[ca][st]p-",String.raw`sq0(?:csp-[\w-]{43}|atp-[\w-]{22})`],["a secret key of Flutterwave","FLWSECK(?:_TEST)?-","FLWSECK(?:_TEST)?-[0-9A-Za-z]{32}-X"],["an access token of Plaid","access-production-",`access-production-${ba}`],["a token of Shopify","shp(?:at|ca|pa|ss)_","shp(?:at|ca|pa|ss)_[0-9A-Fa-f]{32}"],["a token of Slack",String.raw`xox[abeoprs]-`,String.raw`xox(?:e\.xox[bp]|[abeoprs])-[A-Za-z0-9]{1,48}-[A-Za-z0-9-]{8,250}`],["the account of Twilio and its token","AC[0-9a-f]{32}",String.raw`AC[0-9a-f]{32}(?!\w)[^]{1,120}?[^\w+/-]([0-9a-f]{32})`],["a token of Slack",String.raw`xapp-\d-`,String.raw`xapp-\d-[A-Z0-9]+-\d+-[a-z0-9]{32,}`],["the secret address of a Slack channel",ya,String.raw`hooks\.slack\.com/(?:services|workflows|triggers)/[A-Za-z0-9+/]{40,60}`],["the secret address of a Discord channel",ya,String.raw`discord(?:app)?\.com/api/webhooks/\d{17,20}/[\w-]{60,80}`],["the secret address of a Teams channel",ya,String.raw`webhook\.office\.com/webhookb2/${ba}@${ba}/IncomingWebhook/[0-9a-f]{32}/${ba}`],["the token of a Telegram bot",String.raw`(?<=\d:)AA`,String.raw`(?:bot)?\d{8,10}:AA[\w-]{33}`],["a key of SendGrid",String.raw`SG\.`,String.raw`SG\.[\w-]{22}\.[\w-]{43}`],["a key of Mailchimp",String.raw`[0-9a-f]{32}-us\d`,String.raw`[0-9a-f]{32}-us\d{1,2}`],["a key of Brevo","x(?:key|smtp)sib-","x(?:key|smtp)sib-[0-9a-f]{64}-[A-Za-z0-9]{16}"],["a key of Mailgun","key-","key-[0-9a-f]{32}"],["a key of MailerSend",String.raw`mlsn\.`,String.raw`mlsn\.[0-9a-f]{64}`],["a key of Resend","re_[A-Za-z0-9]{8}_","re_[A-Za-z0-9]{8}_[A-Za-z0-9]{24}"],["a token of HubSpot","pat-(?:na|eu)1-",`pat-(?:na|eu)1-${ba}`],["a key of OpenAI",String.raw`sk-[\w-]{20,80}T3BlbkFJ`,String.raw`sk-[\w-]{20,80}T3BlbkFJ[\w-]{20,80}`],["a key of Anthropic","sk-ant-[a-z]{3,5}[0-9]{2}-",String.raw`sk-ant-(?:api|admin)\d\d-[\w-]{80,110}`],["a key of OpenRouter","sk-or-v1-","sk-or-v1-[0-9a-f]{64}"],["a token of Hugging Face","hf_","hf_[A-Za-z]{34}"],["a token of Replicate","r8_","r8_[A-Za-z0-9]{37}"],["a key of Groq","gsk_","gsk_[A-Za-z0-9]{52}"],["a key of xAI","xai-","xai-[A-Za-z0-9]{80}"],["a key of Perplexity","pplx-","pplx-[A-Za-z0-9]{48}"],["a secret of Google for OAuth","GOCSPX-",String.raw`GOCSPX-[\w-]{28}`],["the key of a storage account of Azure","Key=","(?<!devstoreaccount1;)AccountKey=([A-Za-z0-9+/]{86}==)"],["a shared key of Azure","Key=","SharedAccessKey=([A-Za-z0-9+/]{43}=)"],["a key of Amazon Bedrock","ABSK","ABSK[A-Za-z0-9+/]{109,269}={0,2}"],["a token of DigitalOcean","do[opr]_v1_","do[opr]_v1_[0-9a-f]{64}"],["a key of Cloudflare",String.raw`(?<=v1\.)0-`,String.raw`v1\.0-[0-9a-f]{24}-[0-9a-f]{146}`],["a token of Netlify","nfp_","nfp_[A-Za-z0-9]{36,40}"],["a key of Heroku","HRKU-",String.raw`HRKU-AA[\w-]{58}`],["a token of Fly.io","fo1_",String.raw`fo1_[\w-]{43}`],["a token of Fly.io","fm(?:1[ar]|2)_","fm(?:1[ar]|2)_[A-Za-z0-9+/]{100,}={0,3}"],["a token of Supabase","sbp_|sb_secret_",String.raw`(?:sbp_[0-9a-f]{40}|sb_secret_[\w-]{31,48})`],["a password of PlanetScale","pscale_[a-z]{2,5}_",String.raw`pscale_(?:tkn|pw|oauth)_[\w=.-]{32,64}`],["a token of HashiCorp Vault",String.raw`hv[sb]\.`,String.raw`hv[sb]\.[\w-]{90,300}`],["a token of Terraform Cloud",String.raw`\.atlasv1\.`,String.raw`[A-Za-z0-9]{14}\.atlasv1\.[\w=-]{60,70}`],["a token of Doppler",String.raw`dp\.(?:pt|st\.[\w-]{1,64})\.`,String.raw`dp\.(?:pt|st\.[\w-]{1,64})\.[A-Za-z0-9]{40,44}`],["a token of Databricks","dapi[0-9a-f]","dapi[0-9a-f]{32}"],["a token of Pulumi","pul-","pul-[0-9a-f]{40}"],["a token of Sentry","sntry[su]_",String.raw`(?:sntryu_[0-9a-f]{64}|sntrys_eyJ[\w+/=]{40,500})`],["a token of Grafana","glsa_|glc_","gl(?:sa_[A-Za-z0-9]{32}_[0-9A-Fa-f]{8}|c_eyJ[A-Za-z0-9+/]{32,400})"],["a key of New Relic","NRAK-","NRAK-[A-Z0-9]{27}"],["a token of Dynatrace",String.raw`dt0c01\.`,String.raw`dt0c01\.[A-Z0-9]{24}\.[A-Z0-9]{64}`],["a key of Postman","PMAK-","PMAK-[0-9a-f]{24}-[0-9a-f]{34}"],["a key of Linear","lin_api_","lin_api_[A-Za-z0-9]{40}"],["a token of Notion","ntn_",String.raw`ntn_\d{11}[A-Za-z0-9]{35}`],["a token of Airtable",String.raw`pat[A-Za-z0-9]{14}\.`,String.raw`pat[A-Za-z0-9]{14}\.[0-9a-f]{64}`],["a token of Figma","figd_",String.raw`figd_[\w-]{40}`],["a token of Contentful","CFPAT-",String.raw`CFPAT-[\w-]{43}`],["a token of Typeform","tfp_",String.raw`tfp_[\w.=-]{59}`],["a key of Shippo","shippo_live_","shippo_live_[0-9a-f]{40}"],["a key of EasyPost","EZAK","EZAK[A-Za-z0-9]{54}"],["a key of Artifactory","AKCp","AKCp[A-Za-z0-9]{69}"],["a token of Sourcegraph","sgp_","sgp_(?:(?:[0-9a-f]{16}|local)_)?[0-9a-f]{40}"],["a token of SonarQube","sq[upa]_","sq[upa]_[0-9a-f]{40}"],["a token of Buildkite","bkua_","bkua_[0-9a-f]{40}"],["a token of 1Password","ops_","ops_eyJ[A-Za-z0-9+/]{250,}={0,3}"],["a key of age","AGE-SECRET-KEY","AGE-SECRET-KEY-1[02-9AC-HJ-NP-Z]{58}"],["a license key of MaxMind","_mmk","[A-Za-z0-9]{6}_[A-Za-z0-9]{29}_mmk"],["a secret of Adobe","p8e-","p8e-[A-Za-z0-9]{32}"]],Pa=[["a test key of Stripe or Paystack","[sr]k_test_","[sr]k_test_[A-Za-z0-9]{16,247}"],["an access token of Google",String.raw`ya29\.`,String.raw`ya29\.[\w-]{60,500}`],["a key of Twilio","SK[0-9a-f]{32}","SK[0-9a-f]{32}"],["a signed token (JWT)",String.raw`eyJ[\w-]{10,300}\.eyJ`,$a,function isCredential(e,t){const n=Buffer.from(e.split(".")[1]??"","base64url").toString()
return/^\{".*\}$/s.test(n)&&!Oa.test(n)&&(t||!La.test(n))}],["an access token of Square","EAAA",String.raw`(?<!/)EAAA[\w-]{60}`],["an access token of Facebook","EAA[MC][A-Za-z0-9]{40}","(?<!/)EAA[MC][A-Za-z0-9]{100,300}"],["a secret of Microsoft Entra","Q~",String.raw`[\w~.-]{3}\dQ~[\w~.-]{31,34}`],["a key of Alibaba Cloud","LTAI","LTAI[A-Za-z0-9]{20}"],["a key of Mollie","(?<=[\"'])live_","(?<=[\"'])live_[A-Za-z0-9]{30,40}(?=[\"'])"],["the token of a Discord bot",String.raw`[MNO][\w-]{23,25}\.[\w-]{6}\.[\w-]{27}`,String.raw`(?:d|D)iscord[^\n]{0,60}?[^\w.-]([MNO][\w-]{23,25}\.[\w-]{6}\.[\w-]{27,40})`],["a secret of PayPal",String.raw`E[\w-]{79}['"]`,String.raw`\w{0,30}[Ss]ecret['"]?\s{0,9}(?:=>|[:=,])\s{0,9}['"](E[\w-]{79})(?=['"])`],["the password of a database",ka,String.raw`(?:mysql|postgres(?:ql)?|mongodb(?:\+srv)?|rediss?|amqps?)://[^\s:/@'"]{1,64}:(?!(?:[a-z]{0,8}[_-]?)?(?:[Pp]ass(?:word|wd|phrase)?|pwd|secret)@)([^\s/@'"$<{[%]{8,128})@(?!(?:localhost|127\.0\.0\.1|host|db|database|mysql|mariadb|postgres|redis|mongo|rabbitmq)(?:[:/]|$)|example)[\w.-]{4,255}`],["the password of a Git server",ka,String.raw`https://[^\s:/@'"]{1,64}:([\w-]{16,128})@(?:github\.com|gitlab\.com|bitbucket\.org)`],["a secret of Cloudinary",ka,String.raw`cloudinary://\d{15}:([\w-]{27})@\w+`]],_a=["whsec_","fm(?:1[ar]|2)_","Q~","Key=","_mmk",ya,ka],Aa=[...xa,...Pa],createKinds=()=>Aa.map(([e,t,n,s=()=>!0],i)=>({what:`holds ${e}`,hint:new RegExp(t),isApart:_a.includes(t),pattern:new RegExp(String.raw`(?<![\w+-])(?:${n})(?![\w-])`,"g"),isUnsure:i>=xa.length,isReal:s}))
let Sa
const Oa=/"role":"anon"|licen[cs]e|usageEndpoint/i,La=/john doe|1234567890|example/i
const Ba=new RegExp(ka),Ca=new RegExp(_a.filter(e=>e!==ka).join("|")),Ma=20,Ta=Aa.flatMap(([,e])=>_a.includes(e)?[]:e.endsWith(String.raw`\.`)?`(?<=${e})`:e),Wa=new RegExp(Ta.join("|"),"y"),Ia=new RegExp(`^(?:${Ta.flatMap(function readPair(e){const t=e.replace(/(\[[^\]]*\])\{[^}]*\}/g,"$1$1")
return/^(?:\(\?<=.*\))?((?:\[[^\]]*\]|[\w-]){1,2})/.exec(t)?.slice(1)??[]}).join("|")})`),Ra=new Int8Array(65536),Na=listCodes(/[\w-]/),za=listCodes(/[\w+/=~.-]/),Ea=listCodes(/[.$]/)
function listCodes(e){return Uint8Array.from({length:256},(t,n)=>e.test(String.fromCharCode(n))?1:0)}function listTokenKinds(e){let t=!1,n=Ba.test(e)
const{length:s}=e
for(let i=Ma-1;i<s&&(!t||!n);i+=Ma){if(1!==za[e.charCodeAt(i)])continue
let a=i
for(;a>0&&1===za[e.charCodeAt(a-1)];)a-=1
for(;i<s&&1===za[e.charCodeAt(i)];)i+=1
i-a<Ma||(t||=hasLongWord(e,a,i)&&hasTokenStart(e,a,i),n||=Ca.test(e.slice(a,i)))}return t||n?(Sa??=createKinds()).filter(({isApart:e})=>e?n:t):[]}function hasLongWord(e,t,n){let s=0
for(let i=t;i<n&&s<Ma;i+=1)s=1===Na[e.charCodeAt(i)]?s+1:0
return s===Ma}function hasTokenStart(e,t,n){let s=t>0?e.charCodeAt(t-1):0
for(let i=t;i<n;i+=1){const t=e.charCodeAt(i),n=1===Na[t]&&1!==Na[s]
if(s=t,n&&(isPair(e,i)||1===Ea[e.charCodeAt(i-1)])&&(Wa.lastIndex=i,Wa.test(e)))return!0}return!1}function isPair(e,t){const n=256*e.charCodeAt(t)+e.charCodeAt(t+1)
return 0===Ra[n]&&(Ra[n]=Ia.test(e.slice(t,t+2))?1:-1),1===Ra[n]}const Fa=262144,Za=/A[KS]IA|PRIVATE KEY|PuTTY-User-Key|_(?:auth|(?<!\w_)password|key['"]\s{0,20}=>\s{0,20}['"]sk_)/,qa=20,ja=/"type"\s*:\s*"service_account"/,Ha=/"-----BEGIN [A-Z ]{0,20}PRIVATE KEY-----\\n[A-Za-z0-9+/=]{40,}/,Ua=/(?:^|:)[ \t]*_(?:authToken|auth|password)[ \t]*=[ \t]*["']?([\w+/=.~-]{8,})/gm,Va=/:_authToken[ \t]*=[ \t]*["']?([\w+/=.~-]{8,})/g,Ga=/(?<![A-Z0-9])A[KS]IA[A-Z0-9]{16}(?![A-Z0-9])/g,Da=/(?<![A-Za-z0-9+/=])(?=[A-Za-z0-9+/]*[a-z])(?=[A-Za-z0-9+/]*[A-Z])[A-Za-z0-9+/]{40}(?![A-Za-z0-9+/=])/g,Ka=/['"]secret_key['"]\s{0,20}=>\s{0,20}['"](sk_[^\s'"]{20,40})['"]/g,Ja=/(?<=[,(]\s{0,9})['"]\$(?:P\$B[\w./]{30}|wp\$2y\$\d\d\$[\w./]{53})['"]/,Qa=100,Xa=300,Ya=/example|your|sample|dummy|placeholder|redacted|change_?me|x{6}|\*{3}|0{8}|(?:0?123456789|abcdefghij)|4eC39HqLyjWDarjtT1zdp7dc|BQokikJOvBiI2HlWgH4olfQ2/i,er=/^[A-Z]+(_[A-Z]+)+$/,tr=/^(?:A[KS]IA|[a-z]+_|github_pat_)?([A-Za-z0-9])(?:\1|[_-])*$/
function contents_readText(e){return(0,va.K)(e)?e.toString("latin1",0,Fa):void 0}function findSecretInText(e,t,n,s=Hi.qj){if(!s(t.length))return
const i=findNamedSecret(e),a=Za.test(t)||/\.sql$/i.test(e)?nr:[],r=listTokenKinds(t)
if(void 0===i?.proof&&a.length+r.length===0)return
if(!s(t.length*qa))return
const o=t.replaceAll(/\r\n?/g,"\n"),toSecret=(t,n,s=!1)=>({path:e,what:t,line:o.slice(0,n).split("\n").length,...s&&{isUnsure:s}}),c=i&&function findByName({what:e,proof:t,isSample:n},s,i,a){const r=t?.exec(i)
return r?a(e,r.index,n?.(s,i)):void 0}(i,e,o,toSecret)
if(void 0!==c&&!0!==c.isUnsure)return c
for(const{what:t,find:s,isUnsure:i,isOfCloud:r=!1}of a){const a=s(e,o,n)
if(a>=0)return{...toSecret(t,a,i),...r&&{isOfCloud:r}}}return function findToken(e,t,n,s){let i=n
const isAlone=t=>e.trim()===t
for(const{what:n,hint:a,pattern:r,isUnsure:o,isReal:c}of t){if(!a.test(e))continue
const isToken=(e,t)=>c(t,isAlone(t)),t=findReal(e,r,(t,n)=>isToken(t,n)&&!isSample(e,t))
if(t>=0)return s(n,t,o)
const d=void 0===i?findReal(e,r,isToken):-1
d>=0&&(i=s(n,d,!0))}return i}(o,r,c,toSecret)}const nr=[{what:"holds a private key",find:function findPrivateKey(e,t,n){if(/(^|\/)tcpdf\.crt$/.test(e))return-1
if(ar.test(t))return 0
let s,i=0
for(const n of t.matchAll(sr))if("END"===n[1]&&n[2]===s?.[2]&&void 0!==s){if(isKey(e,t,s,n.index))return s.index
if(i+=1,i===hr)return-1
s=void 0}else"BEGIN"===n[1]&&(s=n)
return n&&void 0!==s&&isKey(e,t,s,t.length)?s.index:-1}},{what:"holds the private key of a Google service account",isOfCloud:!0,find:(e,t)=>/^\s*[{[]/.test(t)&&ja.test(t)?t.search(Ha):-1},{what:"holds a token for a registry of npm packages",find:(e,t)=>findReal(t,/(^|\/)\.npmrc$/.test(e)?Ua:Va)},{what:"holds a private key",find:(e,t)=>/\.json$/i.test(e)||/^\s*\{/.test(t)?t.search(Ha):-1},{what:"holds a key of AWS and its secret",isOfCloud:!0,find:(e,t)=>findReal(t,Ga,e=>function hasAwsSecret(e,t){return findReal(e.slice(Math.max(0,t-Xa),t+Xa),Da)>=0}(t,e))},{what:"holds the secret key of a plugin at Freemius",find:(e,t)=>/\.php$/i.test(e)?findReal(t,Ka):-1},{what:"holds the passwords of users, in a dump of a database",find:(e,t)=>/\.sql$/i.test(e)?t.search(Ja):-1}]
function findReal(e,t,n=()=>!0){let s=0
for(const{0:i,1:a=i,index:r}of e.matchAll(t)){if(s+=1,s>Qa)break
if(!isPlaceholder(a)&&n(r,a))return r}return-1}function isPlaceholder(e){return[Ya,er,tr].some(t=>t.test(e))}function isSample(e,t){return/\b(?:placeholder|examples?)['"]?\s{0,9}(?:=>?|:)\s{0,9}[[(]?\s{0,9}['"][^'"\n]{0,60}$/i.test(e.slice(Math.max(0,t-120),t))}const sr=/^(?:\xef\xbb\xbf)?[ \t]*-----(BEGIN|END) ([A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?)-----[ \t]*$/gm,ir=/^[ \t]*[A-Za-z0-9+/=]{40,}[ \t]*$/m,ar=/^PuTTY-User-Key-File-\d/,rr=/<<<[ \t]*(["']?)\w+\1[ \t]*\n$/,or=/\.(php\d?|phtml|inc|module)$/i,cr=/\.([cm]?[jt]s|[jt]sx|vue|svelte)$/i,dr=/\/\*[^]*?(?:\*\/|$)|\/\/[^\n]*|(['"])(?:(?!\1)[^\\\n]|\\[^])*\1?|`[^`\\]*(?:\\[^][^`\\]*)*(?:`|\\?$)/g,lr=/\?>[^]*?(?:<\?|$)|\/\*[^]*?(?:\*\/|$)|(?:\/\/|#(?!\[))(?:(?!\?>)[^\n])*|'[^'\\]*(?:\\[^][^'\\]*)*(?:'|\\?$)|"[^"\\]*(?:\\[^][^"\\]*)*(?:"|\\?$)|<<<[ \t]*(["']?)(\w+)\1\n[^]*?(?:\n[ \t]*\2\b|$)/g,fr=/^(?:['"`]|<<<)/,hr=10
function isKey(e,t,{0:n,index:s},i){return ir.test(t.slice(s+n.length,i))&&!function isInString(e,t,n){if(rr.test(t.slice(Math.max(0,n-200),n)))return!0
if(cr.test(e))return isInPart(t,dr,0,n)
if(!or.test(e))return!1
const s=t.indexOf("<?")
return s>=0&&s<n&&isInPart(t,lr,s+2,n)}(e,t,s)}function isInPart(e,t,n,s){for(const i of e.slice(n).matchAll(t)){const e=n+i.index
if(e>s)return!1
if(s<e+i[0].length)return fr.test(i[0])}return!1}const ur=/add_filter\s*\(\s*['"](?:update_plugins_|(?:pre_set_)?site_transient_update_plugins['"]|plugins_api['"])/,pr=/\bclass\s+(\w+)/gi,mr=/\b(?:secret|api_key|token)['"]?\s{0,99}(?:=>|:)\s{0,99}['"]|Authorization['":]/i,gr=/^(?:secret|api_key|token)$/i,wr=/^(?:(?:Bearer|Basic|Token)\s+)?/i,vr=/^[\w.~+/=:@!#&*-]{16,}$/
function createHandedSearch(){const e=new Set,t=[]
return{search(n,s,i,a){if(!a(s.length))return
if(ur.test(s))for(const[,t=""]of s.matchAll(pr))e.add(t.toLowerCase())
if(!i||!mr.test(s)||!a(s.length*Hi.IU))return
const r=function listAliases(e){const t=[...e.matchAll(/\buse\s+([\w\\]+)\s+as\s+(\w+)/gi)]
return new Map(t.map(([,e="",t=""])=>[t,handed_secrets_lastPart(e)]))}(s)
for(const{index:e,option:i,client:a}of function*listLiterals(e){const t=[]
for(const[n,s]of e.entries()){"("===s.text||"["===s.text?t.push("("===s.text?readClient(e,n):void 0):")"!==s.text&&"]"!==s.text||t.pop()
const{index:i,value:a=("word"===s.kind?s.text:"")}=s,r=/^Authorization$/i.test(a),o=/^Authorization:(.+)$/is.exec(a)?.[1]
if(void 0!==o&&isLikeSecret(o)&&(yield{index:i,option:"",client:void 0}),!r&&!gr.test(a))continue
const c=readGiven(e,n+1),d=t.findLast(e=>void 0!==e)
void 0!==c&&isLikeSecret(c)&&(r||void 0!==d)&&(yield{index:i,option:a,client:r?void 0:d})}}(tokenizePhp(s).tokens)){const o=s.slice(0,e).split("\n").length
t.push({path:n,line:o,option:i,client:a&&(r.get(a)??a)})}},collect(){const n=new Map
for(const{path:s,line:i,option:a,client:r}of t){if(n.has(s)||void 0!==r&&!e.has(r.toLowerCase()))continue
const t=void 0===r?"sends a fixed value in an `Authorization` header":`hands a fixed \`${a}\` to \`${r}\`, which asks for updates`
n.set(s,{path:s,what:t,line:i,isUnsure:!0,isOfClient:!0})}return[...n.values()]}}}function handed_secrets_lastPart(e){return e.slice(e.lastIndexOf("\\")+1)}function readClient(e,t){const[n,s,i]=[e[t-3],e[t-2],e[t-1]],a="::"===s?.text?n:"new"===s?.text.toLowerCase()?i:void 0
return"word"===a?.kind&&"word"===i?.kind?handed_secrets_lastPart(a.text):void 0}function readGiven(e,t){const n=":"===e[t]?.text?t+1:"="===e[t]?.text&&">"===e[t+1]?.text?t+2:-1,s=e[n+1]?.text??""
return n>=0&&[",",")","]"].includes(s)?e[n]?.value:void 0}function isLikeSecret(e){const t=e.trim().replace(wr,""),n=/^Basic\s/i.test(e.trim())?Buffer.from(t,"base64").toString("latin1"):t
return vr.test(t)&&[t,n].every(e=>!isPlaceholder(e)&&!function isOfWords(e){const t=e.split(/[^A-Za-z0-9]+|(?<=[a-z])(?=[A-Z])/).filter(e=>""!==e),n=t.filter(e=>/^[A-Za-z]{2,15}$/.test(e))
return t.every(e=>/^(?:[A-Za-z]{1,15}|v?\d{1,4})$/.test(e))&&n.join("").length>=3.5*n.length}(e))}var yr=n(6451)
const kr=/^version https:\/\/git-lfs\.github\.com\/spec\/v1\r?\n(?:ext-[^\r\n]{1,200}\r?\n){0,9}oid sha256:[0-9a-f]{64}\r?\n/,$r=/\.(php|m?js|css|json)$/i,br="<<<<<<< ",xr=/^=======\r?$/gm,Pr=/^>>>>>>> [^\r\n]/gm
function findGitDamage(e,t,n,s=Hi.qj){if(kr.test(t))return{path:e,by:"pointer",line:1}
if(!n||!$r.test(e)||!t.includes(br))return
const{index:i,isWhole:a}=function findConflict(e){const t=e.startsWith(br)?0:e.indexOf(`\n${br}`)+1
if(0===t&&!e.startsWith(br))return{index:-1,isWhole:!1}
const n=search(e,xr,t)
return{index:t,isWhole:n>=0&&search(e,Pr,n)>=0}}(t),r=/\.php$/i.test(e)
return i<0||!a&&!r||/js$/i.test(e)&&function isInTemplate(e,t){const count=e=>e.match(/(?<!\\)`/g)?.length??0
return count(e.slice(0,t))%2==1&&count(e.slice(t))>0}(t,i)||!(!r||s(t.length*Hi.IU)&&function isCode(e,t,n){let s=!1
return scanPhp(e.slice(0,t+br.length),({kind:e,index:i,text:{length:a}})=>{s||="html"===e?n&&i+a>t:i===t&&"sign"===e}),s}(t,i,a))?void 0:{path:e,by:"conflict",line:t.slice(0,i).split("\n").length}}function search(e,t,n){return t.lastIndex=n,t.exec(e)?.index??-1}var _r=n(3649)
function keepText(e){return(0,va.K)(e)?Fa:0}async function readContents({archive:e,layout:t},i,{budget:a,ownKeys:r=[],...o}){const{signal:c,yieldToEventLoop:d=sa.o}=o,l=(0,yr.Oq)(r),f=[],h=[],u=[],p=[],m=t.entries.map(({path:e})=>e),g=await async function readPackedSetup({entries:e,folder:t},i){const a=prefixOf(t),isThere=t=>e.some(({path:e})=>e===a+t)
if(!isThere("composer.json")&&!isThere("package.json"))return
const{BUILD_FILES:r,keysOf:o,planComposer:c,planScripts:d,readManifests:l,showCommands:f}=await n.e(396).then(n.bind(n,7396)),h=new Map
for(const t of r){const n=e.find(({path:e,isLink:n})=>e===a+t&&!n)
if(void 0===n||!(0,$.TT)(n))continue
const{bytes:s}=await(0,$.hB)(n,i,{maxBytes:Ar})
h.set(t,s.toString())}const u={read:e=>h.get(e),folder:".",isLockOptional:!0},p=(0,s.e6)(e.map(({path:e})=>e)),[m]=l(u.read,["composer.json"]),[g]=l(u.read,["package.json"]),w=(0,aa.T)(m,e=>p(a+e)),v=o(g?.scripts).includes("build")
return void 0!==w||v?{composer:w&&{...w,command:f(c(u).commands),folder:""},script:v?{command:f(d(u).commands),folder:""}:void 0,isIgnored:e=>Sr.test(e)}:void 0}(t,i),w=void 0!==g,v=g?.composer?.placed,y=createContentScanner(m,t.folder,{budget:a,isBuilt:w,placed:v}),k=new Map(t.entries.map(({name:e,path:t})=>[e,t])),b=(0,$.GD)(i),x=[...e.entries].sort((e,t)=>e.start-t.start)
for(const[t,n]of x.entries()){(0,Ns.ZR)(c),await d()
const s=k.get(n.name)??n.name,i=await(0,_r.L)(n,b)
if(void 0===i){h.push({path:s,damage:"lost"}),f.push(n)
continue}"other"===i.match&&h.push({path:s,damage:"headers"}),"strict"===i.match&&u.push(s)
const a=i.dataStart+n.packedBytes>(x[t+1]?.start??e.directoryStart)
a&&p.push(s)
if(!(k.has(n.name)&&!n.isFolder&&(0,$.TT)(n))||a||"other"===i.match){f.push(n)
continue}const r=l?.begin(s,n.sizeBytes),o=await(0,$.v3)(n,i.dataStart,b,{keep:keepText,look:r,signal:c})
void 0!==o.damage&&(h.push({path:s,damage:o.damage}),l?.addUnread(s)),n.isLink||y.show(s,o.bytes,Math.max(n.sizeBytes,o.bytes.length))}void 0!==l&&await(0,wa.xP)(f,i,l,o)
const P=l?.report()??yr.vu
return{damages:h,strictPaths:u,sharedPaths:p,setup:g,...y.collect(),keys:P}}const Ar=65536
const Sr=/(^|\/)(build|dist)\/|\.asset\.php$|\.min\.(js|css)$/
function createContentScanner(e,t,{budget:n=(0,Hi._W)(),isBuilt:s=!0,placed:i,ownKeys:a=[]}={}){const r=function createOwnTest(e){const t=createLibraryTest(e)
return e=>!isShown(e)&&!t(e)}({entries:e.map(e=>({path:e})),folder:t}),o=(0,yr.Oq)(a),c=[],d=createHandedSearch(),l=[],f=createMadeSearch(i?.map(e=>e.folder)),h=createNameSearch(e,t),u=createClientSearch(),p=[],m=createBlockSearch(e),scan=(e,t,i)=>{const a=contents_readText(t)
if(void 0===a)return
const o=n.spendOn(e),g=findSecretInText(e,a,a.length<i,o)
void 0!==g&&c.push(g)
const w=findGitDamage(e,a,r(e),o)
void 0!==w&&l.push(w)
const[,v]=Or.exec(e)??[],y=p.length>=qt
void 0!==v&&!y&&r(v)&&o(a.length)&&p.push(...function listDevPackages(e,t){const n=[]
let s=""
for(const[,i,a]of t.matchAll(/'([\w.-]+\/[\w.-]+)' => array\(|'dev_requirement' => (true)/g))"true"===a&&n.length<qt&&n.push(e.replace(/composer\/installed\.php$/,s)),s=i??s
return n}(e,a)),r(e)&&m.search(e,a,a.length===i,o),e.endsWith(".php")&&(d.search(e,a,r(e),o),u.search(e,a,r(e),o),r(e)&&(s&&f.search(e,a,o),h.search(e,a,o)))}
return{show:(e,t,n)=>(scan(e,t,n),o?.begin(e,n)),collect:()=>({secrets:joinSecrets(c,d.collect()),gitDamage:l,...f.collect(),namedFiles:h.collect(),updateClients:u.collect(),lostBlockFiles:m.collect(),devPackages:p,keys:o?.report()??yr.vu,unsearched:n.countUnsearched()})}}function joinSecrets(e,t){const n=new Set(e.map(({path:e})=>e))
return[...e,...t.filter(({path:e})=>!n.has(e))]}const Or=/^(.*\/)[^/]+\/composer\/installed\.php$/,Lr=/(^|\/)composer\/platform_check\.php$/,Br=16384
function nameVersion(e){return[Math.trunc(e/1e4),Math.trunc(e/100)%100,e%100].join(".").replace(/\.0$/,"")}const Cr=20,Mr=1e4,Tr=["-n","-d","display_errors=1","-d","log_errors=0","-d","memory_limit=256M","-d","short_open_tag=0"],Wr=/^(?:Parse|Fatal) error: {1,2}(.{1,300}?) in Standard input code on line (\d{1,7})$/m
async function askPhp(e,t,{PATH:s="",SystemRoot:i=""},a){const r=t.filter(({path:t})=>!0===e.files.get(t)?.fault?.isSyntax)
if(0===r.length)return e
const run=(e,t=new Uint8Array)=>async function runPhp(e,t,s,i){const{execFile:a}=await Promise.resolve().then(n.t.bind(n,1421,23))
return new Promise(n=>{const r={env:s,timeout:Mr,maxBuffer:65536,...i&&{signal:i}},o=a("php",e,r,(e,t)=>n({code:null===e?0:e.code,text:t.trim()}))
o.stdin?.on("error",()=>{}),o.stdin?.end(t)})}([...Tr,...e],t,{PATH:s,SystemRoot:i},a),{text:o}=await run(["-r","echo PHP_VERSION;"])
if(!/^\d+\.\d+\.\d+/.test(o)||(0,ft.Zy)(o,e.requiresPhp)<0)return e
const c=new Map(e.files)
for(const{path:e,read:t}of r.slice(0,Cr)){const n=c.get(e),s=await t()
if(void 0===n?.fault||void 0===s)continue
const{code:i,text:a}=await run(["-l"],s),[,r="",d="1"]=Wr.exec(a)??[],l=0===i?{version:o}:""===r?void 0:{version:o,error:{what:r,line:Number(d)}}
c.set(e,{...n,fault:{...n.fault,says:l}})}return{...e,files:c}}const Ir=/\.(?:php|inc)$/i
async function readPackagePhp({entries:e,folder:t},n,s,i,{signal:a,programs:r,now:o}={}){const c=prefixOf(t).length,d=e.filter(({isFolder:e,path:n})=>!e&&n.startsWith(prefixOf(t))),l=d.filter(e=>Ir.test(e.path)&&!e.isLink&&(0,$.TT)(e)).map(e=>{const{sizeBytes:t,crc32:n,path:i}=e
return{path:i.slice(c),sizeBytes:t,key:`${t}:${n}`,read:async()=>{const n=await(0,$.hB)(e,s,{maxBytes:t})
return void 0===n.damage?n.bytes:void 0}}}),{requiresPhp:f,requiresWordPress:h,updateUri:u}=n.header,p={folder:t,mainFile:nameIn(t,n.path)??"",paths:new Set(d.map(({path:e})=>e.slice(c))),links:d.filter(({isLink:e})=>e).map(({path:e})=>e.slice(c)),requiresPhp:f,requiresWordPress:h,updateUri:u,requiresPlugins:(0,On.qG)(n.header.requiresPlugins).slugs,sources:l},m=await async function readPhp({sources:e,...t},n,{signal:s,now:i=createWorkClock(),limitMs:a=wi}={}){const r=new Map
for(const[e,s]of n?.files??[])r.set(nameReading(s.key,isReadInPart(e,t.paths)),s)
const o=new Set(n?.unread),c=new Map
for(const n of e){const e=nameReading(n.key,isReadInPart(n.path,t.paths))
!r.has(e)&&!o.has(n.path)&&n.sizeBytes<=mi&&c.set(e,n)}const rank=({path:e})=>isLibrary(e,t.paths)?2:isTest(e)?1:0,d=[...c].sort(([,e],[,t])=>rank(e)-rank(t)),l=i()+a
let f=0
const h=d.reduce((e,[,{sizeBytes:t}])=>e+t,0)<=gi?parseHere:parseInThread
d.length>0&&await h({next:async()=>{for(;f<d.length&&i()<l;){const[e,n]=d[f++]??["",void 0],s=await(n?.read())
if(void 0!==s&&void 0!==n)return{key:e,bytes:s,isLibrary:isReadInPart(n.path,t.paths)}}},take:e=>r.set(e.key,{...e,key:e.key.slice(1)}),signal:s,leftMs:()=>l+a*vi-i()})
const u=new Map,p=[]
for(const{path:n,key:s}of e){const e=r.get(nameReading(s,isReadInPart(n,t.paths)))
void 0===e?p.push(n):u.set(n,e)}return{...t,files:u,unread:p}}(p,i,{...a&&{signal:a},...o&&{now:o}})
return void 0===r?m:askPhp(m,l,r,a)}const Rr=2e6,Nr=4e7
async function readPhpTexts({entries:e,folder:t},n,s){const i=new Map
let a=Nr
for(const r of e){const e=r.path.slice(prefixOf(t).length)
if(!(s.has(e)&&Ir.test(e)&&!r.isLink&&(0,$.TT)(r))||r.sizeBytes>Math.min(a,Rr))continue
a-=r.sizeBytes
const{bytes:o,damage:c}=await(0,$.hB)(r,n,{maxBytes:r.sizeBytes})
void 0===c&&i.set(e,o.toString("latin1"))}return i}var zr=n(7091)
async function readPackageView(e,{seen:t,...n}={}){const s=await(0,zr.Q)(e);(0,wa.kR)(s.entries,n),function limitGarbage(e){e>Vr&&(0,Fi.setFlagsFromString)("--semi-space-growth-factor=1")}(s.entries.reduce((e,{sizeBytes:t})=>e+t,0))
const i=describeArchive(s,e),{layout:a,excess:r}=i,o=await async function readLinks({entries:e},t){const n=[]
for(const s of e.filter(({isLink:e})=>e)){const e=n.length<Hr&&(0,$.TT)(s)
n.push({path:s.path,target:e?await readTarget(s,t):void 0})}return n}(a,e),c=await readPlanned(e,planReading(a),{...i,links:o}),{bombs:d,large:l,isTooMuch:f,isBomb:h}=r
if(!(0===d.length&&0===l.length&&!f&&!h))return{...c,...yt,platforms:[],keys:await(0,wa.Zy)(s,e,n)}
const{main:u}=c,[p,m]=await(0,qi.Sb)([void 0===t?readContents({archive:s,layout:a},e,n):Promise.resolve(pickPlaced(t,a)),void 0===u?Promise.resolve(void 0):readPackagePhp(a,u,e,void 0,n)]),g=void 0===m?yt:readLoadedCode(m),w=await async function readPlatforms({loads:e},{entries:t},n){const s=[],i=e.filter(({path:e,when:t})=>"always"===t&&Lr.test(e))
for(const e of new Set(i.map(({path:e})=>e))){const i=t.find(t=>t.path===e&&(0,$.TT)(t)),{bytes:a}=void 0===i?{}:await(0,$.hB)(i,n,{maxBytes:Br}),[,r=""]=/PHP_VERSION_ID >= (\d{5,6})\b/.exec(a?.toString("latin1")??"")??[]
""!==r&&s.push({path:e,version:nameVersion(Number(r))})}return s}(g,a,e),v=await async function readInnerPlugins({entries:e},t){const n=e.filter(e=>/\.zip$/i.test(e.path)&&e.sizeBytes<=Fr&&(0,$.TT)(e)),s=[]
for(const e of n.slice(0,Er)){const n=await(0,$.hB)(e,t)
if(void 0!==n.damage)continue
const i=await readPluginName((0,Zi.d)(n.bytes))
void 0!==i&&s.push({path:e.path,name:i})}return s}(a,e)
return{...c,...p,php:m,...g,platforms:w,innerPlugins:v,isRead:!0}}const Er=4,Fr=16777216,Zr=1e4
function describeArchive({entries:e,...t},{sizeBytes:n}){const s=findExcess(e,n)
return{...t,sizeBytes:n,zipEntries:e,layout:layOut(e),excess:s}}async function readOutline(e,t){const n=describeArchive(t??await(0,zr.Q)(e),e)
return readPlanned(e,{...planReading(n.layout),nestedPhp:[],deepPhp:[],suspects:[]},{...n,links:[]})}async function readPluginName(e){try{const t=await(0,zr.Q)(e)
if(t.entries.length>Zr)return
return(await readOutline(e,t)).main?.header.name}catch(e){if(!(e instanceof ji.w))throw e
return}}function pickPlaced({secrets:e,gitDamage:t,...n},{entries:s}){const i=new Set(e.length+t.length>0?s.map(({path:e})=>e):[]),isPlaced=({path:e})=>i.has(e)
return{secrets:e.filter(isPlaced),gitDamage:t.filter(isPlaced),...n}}async function readPlanned(e,t,n){const s=new Map,readFile=async t=>{const{path:n}=t.entry,i=await(0,$.hB)(t.entry,e,t)
return void 0!==i.damage&&s.set(n,i.damage),void 0===i.damage||"checksum"===i.damage?{path:n,...i}:void 0},readAll=async e=>{const t=[]
for(const n of e){const e=await readFile(n)
void 0!==e&&t.push(e)}return t},readPhp=async e=>(await readAll(e)).filter(({bytes:e,isWhole:t})=>t||e.length>=On.q2).map(e=>({...e,header:mayBePlugin(e.bytes)?(0,On.OF)(e.bytes):qr})),i=await readPhp(t.ownPhp),a=i.find(({header:e})=>(0,On.LE)(e)),r=void 0===a?function findHidden(e){for(const t of byLikelihood(e).slice(0,jr)){const e=(0,On.tL)(t.bytes)
if(void 0!==e)return{file:t,header:e}}return}(i):void 0,o=await readPhp(t.nestedPhp),c=t.readme&&await readFile(t.readme),d=new Set([...i.map(({path:e})=>e),...s.keys()]),l=t.ownPhp.map(({entry:e})=>e.path)
return{...n,ownPhp:i,nestedPhp:o,main:a,lost:void 0===a?[]:(0,On.W1)(a.bytes,a.header),hidden:r,misplaced:void 0===a&&void 0===r?findMisplaced(o)??findMisplaced(await readPhp(t.deepPhp)):void 0,readme:c&&{...c,readme:parseReadme(c.bytes)},secrets:(await readAll(t.suspects)).flatMap(({path:e,bytes:t,isWhole:n})=>function findSecret(e,t,n){const s=contents_readText(t)
return void 0===s?void 0:findSecretInText(e,s,n||s.length<t.length)}(e,t,!n)??[]),damages:[...s].map(([e,t])=>({path:e,damage:t})),strictPaths:[],gitDamage:[],builtPaths:[],setup:void 0,composer:Ui,namedFiles:[],updateClients:wn,lostBlockFiles:[],devPackages:[],unsearched:0,keys:yr.vu,sharedPaths:[],innerPlugins:[],isRead:!1,php:void 0,unreadOwnPhp:[...l.filter(e=>!d.has(e)),...t.skippedPhp]}}const qr=(0,On.OF)(Buffer.alloc(0))
function mayBePlugin(e){return/plugin name:/i.test(e.toString("latin1",0,On.q2))}const jr=50
function findMisplaced(e){return byLikelihood(e).find(({header:e})=>(0,On.LE)(e))}function byLikelihood(e){return[...e].sort((e,t)=>guessMain(t.path)-guessMain(e.path))}const Hr=200,Ur=4096
async function readTarget(e,t){const{damage:n,bytes:s}=await(0,$.hB)(e,t,{maxBytes:Ur})
return void 0===n?s.toString():void 0}const Vr=1048576
const Gr=2e3,Dr=262144,Kr=16777216,Jr=15e7,Qr=/(^|\/)(tests?|phpunit)\//i
async function findFolderMentions({layout:e},t,n,i=sa.o){const a=prefixOf(e.folder),r=e.entries.flatMap(({path:e,isFolder:t})=>t?[]:[e.slice(a.length)]),o=function createPathTest(e){const t=`\n/${e.join("\n/")}\n`,n=new Map
let s=Jr
return e=>{const i=/\.\w+$/.test(e)?`/${e}\n`:`/${e.slice(0,e.lastIndexOf("/")+1)}`,a=n.get(i)
if(void 0!==a)return a
s-=t.length
const r=s<0||t.includes(i)
return n.set(i,r),r}}(r),c=function listOwnCode(e){const t=createLibraryTest(e),isOwn=({path:e,isFolder:n,isLink:s})=>e.endsWith(".php")&&!n&&!s&&!t(e)&&!Qr.test(e)
return e.entries.filter(e=>isOwn(e)&&(0,$.TT)(e)).slice(0,Gr)}(e),d=new Map,l=new Set(n),isWanted=e=>l.has(e)&&!d.has(e)
let f=Kr
for(const e of c){if(await i(),f<=0||d.size===n.length)break
const s=await folder_mentions_readCode(e,t)
f-=s.length
for(const t of findMentions(s,isWanted,o))d.set(t.folder,{file:e.path,...t})}const h=[...d.values()],u=h.some(({named:e})=>Xr.test(e))?await async function findNeeded({paths:e,prefix:t,entries:n,all:i},a){const r=i.find(({path:e,isLink:n})=>e===`${t}composer.json`&&!n)
if(void 0===r||e.some(e=>Yr.test(e)&&eo.test(e)))return[]
const o=(0,s.e6)(e),c=(0,aa.T)((0,aa.q)(await folder_mentions_readCode(r,a)),o)
if(void 0===c)return[]
const d=c.folders.map(e=>`${e.split("/")[0]??""}/`)
if(c.packages.length>0)return d
if(!c.classes.some(e=>""!==e&&o(e)))return[]
for(const e of n)if((await folder_mentions_readCode(e,a)).includes("spl_autoload_register"))return[]
return d}({paths:r,prefix:a,entries:c,all:e.entries},t):[]
return h.map(e=>Xr.test(e.named)&&u.includes(e.folder)?{...e,isNeeded:!0}:e)}const Xr=/(^|\/)autoload[\w-]*\.php$/,Yr=/\.php$/i,eo=/(^|\/)((autoload[\w-]*|[\w-]+-autoload)\.php$|(vendor|\w*[-_]?prefixed|dependencies|third[-_]party|scoped|libs?|libraries|packages)[-_]?\w*\/)/i
async function folder_mentions_readCode(e,t){return(await(0,$.hB)(e,t,{maxBytes:Dr})).bytes.toString("latin1")}const to=/['"}](?=(\.?\/)?([^/'"}\r\n]{1,255})(?:\/([\w./-]*)|['"]))/g
function*findMentions(e,t,n){const s=createLineCounter(e)
for(const{index:i,1:a,2:r="",3:o}of e.matchAll(to)){if(void 0===o&&void 0===a)continue
const e=`${Buffer.from(r,"latin1").toString()}/`
if(!t(e))continue
const c=`${e}${o??""}`
c.length>no||n(c)||(yield{folder:e,named:c,line:s(i)})}}const no=1024
const so=262144
function snapshot_isEncrypted(e){return e.some(e=>e.isEncrypted)}function createSnapshot({main:e,readme:t,...n}){const{folder:s}=n.layout
return{...listPackage(n),mainFile:nameIn(s,e.path)??"",header:e.header,mainText:snapshot_keepText(e),readme:t&&describeReadme(t,s,e.header)}}function listPackage({sizeBytes:e,layout:{folder:t,entries:n,unsafe:s}}){const i=n.filter(({isFolder:e,path:n})=>!e&&!isBelow(t,n))
return{sizeBytes:e,folder:t,files:listFiles(n,t),outside:[...i.map(({path:e})=>e),...s]}}function isBelow(e,t){return t.startsWith(prefixOf(e))}function listFiles(e,t){const n=prefixOf(t).length,s=new Map
for(const i of e){if(i.isFolder||!isBelow(t,i.path))continue
const e=i.path.slice(n)
s.set(e,{path:e,sizeBytes:i.sizeBytes,crc32:i.crc32})}return[...s.values()]}function describeReadme(e,t,n){const{name:s,tested:i,text:a}=parseReadme(e.bytes),r={path:nameIn(t,e.path)??"",tested:i}
if(void 0===snapshot_keepText(e))return{...r,lines:void 0,changelog:[],upgradeNotice:void 0}
const o={version:n.version,names:[n.name,s]},c=function listChangelogLines(e,t){return findSections(e,"readme",t).flatMap(({heading:e,body:t})=>[...e,...t])}(a,o),d=findUpgradeNotice(a,o)
return{...r,lines:splitLines(a).map(showLine),changelog:c,upgradeNotice:d}}function snapshot_keepText({bytes:e,isWhole:t,damage:n}){return t&&void 0===n&&e.length<=so?e.toString():void 0}const io=new Map(["0BSD","AGPL-3.0-only","AGPL-3.0-or-later","Apache-2.0","Artistic-2.0","BSD-2-Clause","BSD-3-Clause","BSL-1.0","CC-BY-4.0","CC0-1.0","GPL-2.0","GPL-2.0+","GPL-2.0-only","GPL-2.0-or-later","GPL-3.0","GPL-3.0+","GPL-3.0-only","GPL-3.0-or-later","ISC","LGPL-2.1","LGPL-2.1+","LGPL-2.1-only","LGPL-2.1-or-later","LGPL-3.0","LGPL-3.0+","LGPL-3.0-only","LGPL-3.0-or-later","MIT","MPL-2.0","OFL-1.1","OSL-3.0","PHP-3.01","Unlicense","WTFPL","Zlib"].map(e=>[e.toLowerCase(),e]))
function findLicenseId(e){return io.get(e.toLowerCase())}const ao=/[A-Za-z0-9][\w.+-]*/g
const ro="publish-wordpress-plugin"
function write_bill_listRemarks({withoutFiles:e,unread:t}){const remark=(e,t)=>({name:`${ro}:${e}`,value:t})
return[remark("incomplete","Scripts are listed only where a comment states their name; their versions are what these comments state."),...0===t.length?[]:[remark("not-read","Some lists or scripts were too large to be read, or damaged.")],...e.map(e=>remark("listed-without-files",e))]}function describeLibrary({kind:e,name:t,version:n,licenses:s,paths:i}){const a="composer"===e,[r="",o=t]=a?t.split("/"):[],c=a?writePurl("composer",[r,o],n):writePurl("generic",[t],n)
return{type:"library","bom-ref":c,...a&&{group:r},name:o,...""!==n&&{version:n},...s.length>0&&{licenses:s.map(describeLicense)},purl:c,evidence:{occurrences:i.map(e=>({location:e}))}}}function describeLicense(e){const t=findLicenseId(e)
return{license:void 0===t?{name:e}:{id:t}}}function writePurl(e,t,n){return`pkg:${e}/${t.map(encode).join("/")}${""===n?"":`@${encode(n)}`}`}function encode(e){return encodeURIComponent(e.toWellFormed())}function toUuid(e){const t=(3&Number.parseInt(e.charAt(16),16)|8).toString(16)
return[...[e.slice(0,8),e.slice(8,12),`8${e.slice(13,16)}`,t+e.slice(17,20)],e.slice(20,32)].join("-")}const oo=2e3,co=/^[a-z0-9](?:[a-z0-9_.-]{0,100})\/[a-z0-9](?:[a-z0-9_.-]{0,100})$/,lo=/^[\w.+~/@#-]{1,100}$/,fo=/^[\w.+ ()-]{1,100}$/
function readInstalledJson(e,t){const n=function parseJson(e){try{return JSON.parse(e)}catch{return}}(e),s=Array.isArray(n)?n:(0,ia.L)(n).packages
return Array.isArray(s)?s.slice(0,oo).flatMap(e=>{const{name:n,version:s,license:i,...a}=(0,ia.L)(e),r=a["install-path"]
return describePackage({name:n,version:s,license:i,folder:void 0===r?`../${String(n)}`:r},t)}):[]}function readInstalledPhp(e,t){const n=e.search(/'versions' => array\(/)
if(n<0)return[]
const s=[]
for(const[,t,i,a=""]of e.slice(n).matchAll(ho)){const e=s.at(-1)
void 0!==t?s.push({name:t}):"pretty_version"===i&&void 0!==e?e.version??=a:void 0!==e&&(e.folder??=a.replace(/^\//,""))}return s.slice(0,oo).flatMap(e=>describePackage(e,t))}const ho=/'([\w.-]+\/[\w.-]+)' => array\(|'(pretty_version|install_path)' => (?:__DIR__ \. )?'([^'\\]*)'/g
function describePackage({name:e,version:t,license:n,folder:s},i){const a="string"==typeof e?e.toLowerCase():""
if(!co.test(a))return[]
const r=(Array.isArray(n)?n:[n]).slice(0,uo)
return[{name:a,version:"string"==typeof t&&lo.test(t)?t:"",licenses:r.filter(e=>"string"==typeof e&&fo.test(e)),folder:"string"==typeof s?resolve(parentOf(i),s):void 0}]}const uo=10
function resolve(e,t){if(t.startsWith("/")||t.length>po)return
const n=""===e?[]:e.split("/")
for(const e of t.split("/")){if(".."===e&&void 0===n.pop())return
".."!==e&&"."!==e&&""!==e&&n.push(e)}return n.join("/")}const po=1024
function joinLibraries(e){const t=[...Map.groupBy(e,({kind:e,name:t,version:n})=>JSON.stringify([e,t,n]))].flatMap(([e,[t,...n]])=>{if(void 0===t)return[]
const s=uniq([t,...n].flatMap(e=>e.licenses))
return{key:e,library:{...t,licenses:s,paths:uniq([t,...n].flatMap(({paths:e})=>e))}}})
return(0,s.n2)(t,({key:e})=>e).map(({library:e})=>e)}function uniq(e){return(0,s.n2)([...new Set(e)],e=>e)}const mo=/^!|@license|@preserve/,wo=1500,vo=500
function readScriptComments(e){const t=[]
for(const n of function*findComments(e){for(let t=e.indexOf("/*");t>=0;){const n=e.indexOf("*/",t+2)
if(n<0)break
const s=e.slice(t,n),i=s.slice(Math.max(0,s.lastIndexOf("/*!"))+2).slice(0,wo)
mo.test(i)&&(yield i),t=e.indexOf("/*",n+2)}if(e.includes("//!"))for(const[t]of e.matchAll(yo))yield t}(e)){const e=readComment(listLines(n))
if(void 0!==e&&t.push(e),t.length===vo)break}return t}const yo=/(?:^[ \t]*\/\/!.*\n?){1,12}/gm
function listLines(e){return e.split("\n").map(e=>e.slice(0,ko).replace(/^[\s*!/]+/,"").replace($o,"").trim()).filter(e=>""!==e)}const ko=300,$o=/^@(?:license|preserve|name|overview)\s*:?\s+/i,bo=String.raw`(\d{1,6}(?:\.\d{1,8}){1,3}(?:-[a-z]+(?:[.-]?\d{1,8})*)?)(?![\w.]*\w)`,xo=String.raw`(@?[a-z][\w@./+-]*(?:[ ][a-z][\w@./+-]*){0,4}?)`,Po=new RegExp(String.raw`^${xo}(?:,| -)? (?:- )?(?:version:? |v\.? ?)?${bo}`,"i"),_o=/^(@?[a-z][\w@./-]*)\. [\w.+-]+ License\./i,Ao=new RegExp(`^${xo}$`,"i"),So=new RegExp(String.raw`^@?version[\s:=]*v?${bo}`,"i"),Oo=/^(?:copyright|licen[sc]ed?|version|v|date|build|built|updated?|since|released?|generated|requires?|author|wordpress|php|for|the|this|see|based|compatible|includes?|by|file|https?:.*)\b/i
function readComment([e="",...t]){const[,n,s]=Po.exec(e)??function readLongTitle(e,t){const[,n]=Ao.exec(e)??[]
if(void 0===n)return
const[,s]=t.map(e=>So.exec(e)).find(e=>null!==e)??[]
return void 0===s?void 0:[e,n,s]}(e,t)??_o.exec(e)??[]
if(void 0===n||Oo.test(n)||n.length>Lo)return
const i=function listLicenseIds(e){const t=[...e.matchAll(ao)].map(([e])=>findLicenseId(e.replace(/\.$/,"")))
return[...new Set(t.filter(e=>void 0!==e))]}([e,...t].join("\n")),[,a]=Bo.exec(t[0]??"")??[]
return{name:a??n.replace(/(?: PACKAGED|[ ,.-]+)$/,""),version:s??"",licenses:i}}const Lo=80,Bo=/^([\w-]+)\.(?:production|development)(?:\.min)?\.js$/
const Co=40,Mo=4194304,To=4194304,Wo=25165824
function createLibraryReader({layout:e,main:t},n){let i
return async()=>void 0===t?void 0:i??=async function findLibraries({layout:e,header:t},n){const i=new Map(e.entries.filter(isReadable).map(e=>[e.path,e])),a=(0,s.n2)([...i.values()],({path:e})=>e),r=await async function readLists(e,t){const n=e.filter(({path:e})=>/(^|\/)composer\/installed\.(json|php)$/.test(e)),s=[],i=new Set
let a=n.length<=Co
for(const e of n.slice(0,Co)){const n=parentOf(e.path)
if(i.has(n))continue
const{bytes:r,...o}=await(0,$.hB)(e,t,{maxBytes:Mo}),c=e.path.endsWith(".json")?readInstalledJson:readInstalledPhp,d=o.isWhole?c(r.toString(),e.path):[]
a&&=o.isWhole,d.length>0&&i.add(n),s.push(...d.map(e=>({...e,vendor:parentOf(n)})))}return{packages:s,isWhole:a}}(a,n),o=await async function readScripts(e,t){const n=[]
let s=Wo,i=!0
for(const a of e.filter(({path:e})=>/\.([cm]?js|LICENSE\.txt)$/i.test(e))){const e=Math.min(s,To)
if(0===e)return{found:n,isWhole:!1}
const{bytes:r,...o}=await(0,$.hB)(a,t,{maxBytes:e})
s-=r.length,i&&=o.isWhole
for(const e of readScriptComments(r.toString("latin1")))n.push({kind:"script",...e,paths:[a.path]})}return{found:n,isWhole:i}}(a,n),{placed:c,withoutFiles:d}=function placePackages(e,t){const n=t.filter(({isFolder:e})=>!e).map(({path:e})=>e),i=(0,s.e6)(n),isPlaced=({folder:e})=>void 0!==e&&i(e),a=e.filter(({folder:e,vendor:t})=>void 0===e||!`${t}/`.startsWith(prefixOf(e))),r=function findMoved(e,t){const n=new Map
if(0===e.size)return new Map
for(const s of t){const t=s.split("/")
for(let s=2;s<t.length;s+=1){const i=`${t[s-2]??""}/${t[s-1]??""}`.toLowerCase()
e.has(i)&&n.set(i,(n.get(i)??new Set).add(t.slice(0,s).join("/")))}}return new Map([...n].map(([e,t])=>[e,[...t]]))}(new Set(a.filter(e=>!isPlaced(e)).map(({name:e})=>e)),n),o=new Set(a.filter(isPlaced).map(({folder:e})=>e)),c=[],d=[]
for(const e of a){const{name:t,version:n,licenses:s,folder:i}=e,a=isPlaced(e)?[i??""]:(r.get(t)??[]).filter(e=>!o.has(e))
a.length>0?c.push({kind:"composer",name:t,version:n,licenses:s,paths:a}):""!==n&&d.push(`${t} ${n}`)}const l=new Set(c.map(({name:e,version:t})=>`${e} ${t}`)),f=(0,s.n2)([...new Set(d)],e=>e).filter(e=>!l.has(e))
return{placed:c,withoutFiles:f}}(r.packages,e.entries),l=function createOwnNameTest(e,t){const reduce=e=>e.toLowerCase().replace(/[^a-z0-9]/g,""),n=[e,t.name].map(reduce).filter(e=>""!==e)
return({name:e,version:s})=>{const i=reduce(e),a=n.some(e=>e.includes(i)||i.includes(e))
return n.includes(i)||s===t.version&&a}}(e.folder,t)
return{found:joinLibraries([...c,...o.found.filter(e=>!l(e))]),withoutFiles:d,unread:[...r.isWhole?[]:["composer"],...o.isWhole?[]:["script"]]}}({layout:e,header:t.header},n)}function isReadable(e){return!e.isFolder&&!e.isLink&&(0,$.TT)(e)}var Io=n(1027),Ro=n(4803),No=n(9245),zo=n(1171)
function check_vanished_weigh(e,t,{mentions:n}){const{to:s}=e,i=findMissingLoad(s,t)
if(void 0!==i)return{severity:"error",effect:`Line ${i.line} of ${(0,ae.AB)((0,No.VV)(s,s.mainFile))} requires ${(0,ae.AB)(i.path)}: PHP stops with a fatal error on every request.`}
if(t.isOnlyTranslations)return{severity:"notice",effect:"Sites lose these translations, unless they get them another way."}
const a=n.find(({folder:e})=>e===t.name)
if(void 0!==a){const{file:e,line:t,named:n,isNeeded:s=!1}=a
return{severity:s?"error":"warning",effect:`Line ${t} of ${(0,ae.AB)(e)} still names ${(0,ae.AB)(n)}${s?", and `composer.json` needs it":""}: on updated sites, that code fails or does nothing.`}}return{severity:"notice",effect:"No PHP code of the plugin names the folder now."}}const Eo=/^(vendor|build|dist)\b/i
function findMissingLoad(e,{name:t}){const n=(0,No.VV)(e,t),s=new Set(e.files.map(({path:t})=>(0,No.VV)(e,t)))
return(void 0===e.php?[]:readLoadedCode(e.php).loads).find(({path:e,keyword:t,when:i,isGuarded:a,isBehindGuard:r})=>e.startsWith(n)&&!s.has(e)&&t.startsWith("require")&&"always"===i&&!a&&!r)}function check_vanished_describe({name:e,fileCount:t,leftCount:n},s){const i=`${s} has ${t} ${(0,ie.d5)({length:t},"file","files")} with code in it`
return 0===n?`The folder ${(0,ae.AB)(e)} is missing; ${i}.`:`The folder ${(0,ae.AB)(e)} has only ${n} ${(0,ie.d5)({length:n},"file","files")} with code left; ${i}.`}function check_vanished_adviseOn({name:e,isOnlyTranslations:t}){return t?"Check the step that makes or fetches the translations.":/^vendor/i.test(e)?"Run `composer install --no-dev`, and whatever else builds the plugin, before it is zipped.":Eo.test(e)?"Run the build before the plugin is zipped, and check that `.distignore` or `export-ignore` keeps its output.":"Check `.distignore` or `export-ignore`, and the steps that build the plugin."}const Fo=/\.(php|js|css|json|mo)$/i,Zo=/\.(mo|l10n\.php)$|(^|[/-])[a-z]{2,3}([_-][a-z]{2,4})?(_(formal|informal))?(-[\w-]+)?\.json$|(^|\/)index\.php$/i,qo=/^(\..*|bin|tools?|scripts?|docs?|documentation|docker|storybook|examples?|samples?|vendor-bin|cache|tmp|logs?|uploads?|.*-(tests?|tester|scripts))\/$/i,jo=.9
function check_vanished_isCode({path:e}){return Fo.test(e)&&"development"!==findLeftOver(e)?.kind}function partOfFile({path:e}){return(0,zo.BU)(e)}function createMoveTest(e,t){const n=new Set(e.map(nameContent)),s=new Set(t.map(baseName))
return e=>n.has(nameContent(e))||s.has(baseName(e.path))}function nameContent({sizeBytes:e,crc32:t}){return`${t} ${e}`}function baseName(e){return e.slice(e.lastIndexOf("/")+1)}const Ho=60,Uo=1/3
function isPhp(e){return/\.php$/i.test(e)}const Vo="Check the step that packs the plugin, and what `.distignore` or `export-ignore` leaves out. If you removed this on purpose, accept the finding."
function compareLibraries(e,t){const n=[...e.unread,...t.unread],[i,a]=[e,t].map(({found:e})=>function listVersions(e){const t=Map.groupBy(e,({kind:e,name:t})=>`${e} ${t}`)
return new Map([...t].map(([e,t])=>{const n=t.map(({version:e})=>e).sort((e,t)=>(0,ft.Zy)(strip(e),strip(t)))
return[e,{name:t[0]?.name??"",versions:n}]}))}(e.filter(({kind:e})=>!n.includes(e)))),r=(0,s.n2)([...new Set([...i.keys(),...a.keys()])],e=>e).flatMap(e=>{const[t,n]=[i.get(e),a.get(e)],s={name:(n??t)?.name??"",from:t?.versions.join(", ")??"",to:n?.versions.join(", ")??""}
return void 0===t?[{change:"added",...s}]:void 0===n?[{change:"removed",...s}]:strip(s.from)===strip(s.to)?[]:[{change:compare_libraries_judge(t.versions,n.versions),...s}]})
return Go.flatMap(e=>r.filter(({change:t})=>t===e))}const Go=["added","raised","lowered","changed","removed"]
function compare_libraries_judge(e,t){const[n,s]=[e,t].map(e=>strip(e.at(-1)??""))
if(!/^\d/.test(n??"")||!/^\d/.test(s??""))return"changed"
const i=(0,ft.Zy)(s??"",n??"")
return i>0?"raised":i<0?"lowered":"changed"}function strip(e){return e.replace(/(?<![^ ])v(?=\d)/g,"")}const Do=["error","warning","notice"],Ko=[function*findLostUpdateUri({from:e,to:t},{what:n}){const[s,i]=[e,t].map(({header:e})=>function findAsked(e){const t=findUpdateHost(e)
return void 0===t||tc.has(t.toLowerCase())?void 0:t}(e.updateUri))
if(void 0===s||s===i)return
const{updateUri:a}=t.header,r=void 0===i,o=""===a?"is missing":`is ${(0,ae.AB)(a)}`
yield{id:"update-uri-changed",severity:r?"error":"warning",message:`The header \`Update URI\` ${o}; in ${n} it is ${(0,ae.AB)(e.header.updateUri)}.`,effect:`Once this update is installed, WordPress stops asking the updater of ${(0,ae.AB)(s)}: those sites never hear of another update.`,fix:"Restore the header, or accept this finding if the plugin gets its updates another way.",file:(0,No.VV)(t,t.mainFile)}},function*findVanished(e,t){const{to:n}=e
for(const s of t.vanished.slice(0,20)){const{severity:i,effect:a}=check_vanished_weigh(e,s,t)
yield{id:"part-vanished",severity:i,message:check_vanished_describe(s,t.what),effect:a,fix:`${check_vanished_adviseOn(s)} If you removed it on purpose, accept this finding.`,file:(0,No.VV)(n,s.name)}}},function*check_lost_findLost({from:e,to:t,added:n},{what:s,vanished:i,lost:a,lostLoads:r}){const o=i.filter(e=>void 0!==findMissingLoad(t,e)),c=r.filter(({path:e})=>!(e=>o.some(({name:n})=>e.startsWith((0,No.VV)(t,n))))(e)),d=c.filter(({keyword:e})=>e.startsWith("require"))
for(const r of["gone","emptied"]){const o=a[r].map(e=>(0,No.VV)(t,e)),l=("gone"===r?d:c).filter(({path:e})=>o.includes(e)),[f]=l,h=[...new Set(l.map(({path:e})=>e))]
void 0!==f&&(yield{id:"part-vanished",severity:"error",message:`${(0,ae.Zv)(h)} ${(0,ie.d5)(h,"is","are")} ${"gone"===r?"not in the package":"empty"}; ${s} has code there.`,effect:`Line ${f.line} of ${(0,ae.AB)(f.by)} loads ${(0,ae.AB)(f.path)}: PHP stops with a fatal error ${"gone"===r?"when it gets there":"when it needs code from it"}.`,fix:Vo,file:h[0],...h.length>1&&{files:h},place:{file:f.by,line:f.line}})
const isOfPart=e=>i.some(({name:t})=>e.startsWith(t)),u=a[r].filter(e=>!h.includes((0,No.VV)(t,e))&&!isOfPart(e)),p=e.files.filter(({path:e})=>isPhp(e)).length,m=u.length-n.filter(isPhp).length
if("gone"===r?m<Math.max(10,p*Uo):0===u.length)continue
const g=u.map(e=>(0,No.VV)(t,e))
yield{id:"part-vanished",severity:"warning",message:`${(0,ae.Zv)(g)} ${(0,ie.d5)(g,"is","are")} ${"gone"===r?"not in the package":"empty"}; ${s} has code there, in ${p} PHP files.`,effect:"What still needs that code fails on every site that updates.",fix:Vo,file:g[0],...g.length>1&&{files:g}}}},function*findDead(e,{what:t,deadLoads:n}){for(const{path:e,keyword:s,by:i,line:a}of n.slice(0,20))yield{id:"required-file-missing",severity:"warning",message:`Line ${a} of ${(0,ae.AB)(i)} ${nameVerb({keyword:s})} ${(0,ae.AB)(e)}, which is not in the package; ${t} does not load it there.`,effect:s.startsWith("require")?"PHP stops with a fatal error when it gets there.":"PHP warns when it gets there, and goes on without the file.",fix:"Add the file, or correct the path: check the steps that pack the plugin.",file:e,place:{file:i,line:a}}},function*findNothingNew(e,{what:t}){const{from:n,to:s}=e
if(n.header.version===s.header.version||!function isOnlyVersion({from:e,to:t,added:n,removed:s,changed:i}){if(n.length+s.length>0)return!1
const{mainFile:a,readme:r}=t
if(!i.filter(e=>e!==a&&e!==r?.path).every(e=>nc.test(e)))return!1
const o=function createVersionHider(e){const t=e.filter(e=>""!==e)
if(0===t.length)return e=>e
const n=[...t].sort((e,t)=>t.length-e.length).map(escapePattern),s=new RegExp(`(?<![\\w.])(v?)(?:${n.join("|")})(?![\\w-]|\\.\\w)`,"g")
return e=>e.replace(s,"$1\0")}([e.header.version,t.header.version])
return(!i.includes(a)||function isSameMain(e,t,n){return void 0!==e.mainText&&void 0!==t.mainText&&n(e.mainText)===n(t.mainText)}(e,t,o))&&(void 0===r||!i.includes(r.path)||function isSameReadme(e,t,n){const[s,i]=[e.readme?.lines,t.readme?.lines]
if(void 0===s||void 0===i)return!1
const clean=e=>function countLines(e){const t=new Map
for(const n of e)""!==n&&t.set(n,(t.get(n)??0)+1)
return t}(e.map(e=>n(e).trim())),a=clean(t.readme?.changelog??[]),[r,o]=[clean(s),clean(i)],c=[...r].every(([e,t])=>(o.get(e)??0)>=t),isNew=([e,t])=>t>(r.get(e)??0)
return c&&[...o].filter(isNew).every(([e])=>a.has(e))}(e,t,o))}(e))return
if(function isPromoted(e,t){return(0,ft.V1)(e)&&!(0,ft.V1)(t)&&e.startsWith(t)}(n.header.version,s.header.version))return
yield{id:"nothing-changed",severity:"warning",message:`Only the version and the changelog changed since ${t}.`,effect:"Sites get an update that does nothing. Usually the build is old, or the wrong commit was checked out.",fix:"Check that the package was built from the commit that is released."}},function*findSameVersion(e,t){const{from:n,to:s,added:i,removed:a,changed:r}=e
if(n.header.version!==s.header.version||(0,zo.Ft)(e))return
const o=i.length+a.length+r.length
yield{id:"same-version-changed",severity:t.isDryRun?"notice":"warning",message:`The version is ${(0,ae.AB)(s.header.version)}, as that of ${t.what}, but ${o} ${1===o?"file differs":"files differ"}.`,effect:"Sites that have this version are not offered it again: they keep the other files.",fix:`Raise \`Version:\` in ${(0,ae.AB)((0,No.VV)(s,s.mainFile))} if sites are to get these files.`}},function*findOtherTextDomain({from:e,to:t},{what:n}){const[s,i]=[e,t].map(({header:e,folder:t})=>e.textDomain||t)
if(void 0===s||void 0===i||s===i)return
if(""===e.header.textDomain&&""===t.header.textDomain)return
yield{id:"text-domain-changed",severity:"notice",message:`The text domain is ${(0,ae.AB)(i)}; in ${n} it is ${(0,ae.AB)(s)}.`,effect:"Installed translations are named after the text domain, and are no longer found.",fix:"Keep the text domain, unless you rename the translations too.",file:(0,No.VV)(t,t.mainFile)}},findRaisedRequires,function*findUntoldRaise(e,t){const{to:n}=e
if(0===[...findRaisedRequires(e,t)].length||""!==n.readme?.upgradeNotice)return
yield{id:"upgrade-notice",severity:"notice",message:`\`== Upgrade Notice ==\` of ${(0,ae.AB)((0,No.VV)(n,n.readme.path))} has other versions, but nothing for ${(0,ae.AB)(n.header.version)}, which requires more than ${t.what}.`,effect:"People who read it before they update do not learn that their sites may be too old.",fix:"Add an entry that names what the version requires.",file:(0,No.VV)(n,n.readme.path)}},function*findSizeJump({from:e,to:t,unpackedBytes:n},{what:s}){const i=(n.to>=n.from*Qo||n.from>=n.to*Qo)&&Math.abs(n.to-n.from)>=Xo,a=e.files.length>=ec&&t.files.length<=e.files.length*Yo
if(!i&&!a)return
const describe=({files:e},t)=>`${e.length} files, ${(0,ie.Xq)(t)}`
yield{id:"size-jump",severity:"notice",message:`Unpacked, the package has ${describe(t,n.to)}; ${s} has ${describe(e,n.from)}.`,effect:n.to>n.from?"Updates take longer, and something may be in the package that sites do not need.":"Something may be missing in the package.",fix:"Check the list of changes."}}]
const Jo=[["requiresWordPress","WordPress"],["requiresPhp","PHP"]]
function*findRaisedRequires({from:e,to:t},{what:n}){for(const[s,i]of Jo){const[a,r]=[e.header[s],t.header[s]],[o,c]=[a,r].map(e=>e.replace(/(\.0+)+$/,""));/^\d/.test(r)&&(""===a||(0,ft.Zy)(c??"",o??"")>0)&&(yield{id:"requires-raised",severity:"notice",message:`The plugin requires ${i} ${(0,ae.AB)(r)}; ${n} ${""===a?"names no version":`requires ${(0,ae.AB)(a)}`}.`,effect:"Sites with an older one are not offered the update.",fix:"Publish it if that is intended.",file:(0,No.VV)(t,t.mainFile)})}}const Qo=3,Xo=1e5,Yo=.6,ec=20
const tc=new Set(["wordpress.org","w.org","false"])
const nc=/^(readme|changelog|changes|history|release-?notes)(\.\w+)?$|^(package|composer)\.json$|\.pot$|^vendor\/composer\/installed\.php$/i
function escapePattern(e){return e.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")}const sc=/\/tests?\//,ic=/\.php$/i
function findLostLoads({from:e,to:t,added:n,removed:s,changed:i},a,r,o){if(void 0===r)return{lostLoads:[],deadLoads:[]}
const c=listOwnLoads(r),d=new Set(a),l=c.filter(({path:e})=>d.has(e))
if(void 0===o)return{lostLoads:l,deadLoads:[]}
const f=new Set(t.files.map(({path:e})=>(0,No.VV)(t,e))),below=e=>e.slice(prefixOf(t.folder).length),h=createMoveTest(e.files,s),u=(0,zo._J)(t.files),p=new Set(listOwnLoads(o).map(({path:e})=>e.slice(prefixOf(o.folder).length))),wasElse=e=>i.includes(e)&&ic.test(e)&&(e=>void 0===o.files.get(e)?.fault)(e)
return{lostLoads:l,deadLoads:c.filter(e=>!d.has(e.path)&&!f.has(e.path)&&!e.isBehindGuard&&!p.has(below(e.path))&&!function isLeftOut(e,{paths:t,links:n}){return sc.test(`/${e}`)||n.some(t=>e.startsWith(`${t}/`))||isPaidApart(e,t)}(below(e.path),r)&&((e=>{const t=n.includes(e)?u.get(e):void 0
return void 0!==t&&!h(t)})(below(e.by))||wasElse(below(e.by))))}}async function compareSnapshots(e,t,{what:n,isDryRun:s,findMentions:i}){const a=(0,zo.Hl)(e,t),r=function findVanishedParts({from:e,to:t,parts:n,added:s}){const i=n.filter(({name:e,removed:t})=>t.length>0&&e.endsWith("/")).map(({name:e})=>e).filter(e=>!qo.test(e))
if(0===i.length)return[]
const a=createMoveTest(t.files,s),[r,o]=[e,t].map(({files:e})=>Map.groupBy(e.filter(check_vanished_isCode),partOfFile))
return i.flatMap(e=>{const[t,n]=[r?.get(e)??[],o?.get(e)??[]]
if(!(t.length>0&&t.length-n.length>=t.length*jo)||t.filter(a).length>=t.length*jo)return[]
const s=t.every(({path:e})=>Zo.test(e))
return[{name:e,fileCount:t.length,leftCount:n.length,isOnlyTranslations:s}]})}(a),o=0===r.length?[]:await i(r.map(({name:e})=>e)),c=function findLostFiles({from:e,to:t,removed:n,added:s,changed:i}){const a=(0,zo._J)(e.files),r=createMoveTest(t.files,s),isCode=e=>{const t=a.get(e)
return void 0!==t&&isPhp(e)&&t.sizeBytes>=Ho&&"development"!==findLeftOver(e)?.kind&&!r(t)},o=(0,zo._J)(t.files)
return{gone:n.filter(isCode),emptied:i.filter(e=>0===o.get(e)?.sizeBytes&&isCode(e))}}(a),d=[...c.gone,...c.emptied].map(e=>(0,No.VV)(t,e)),{php:l}=t,f=l&&await(e.readPhp?.(l)),{lostLoads:h,deadLoads:u}=findLostLoads(a,d,l,f),p=function findInDifference(e,t){return Ko.flatMap(n=>[...n(e,t)]).sort((e,t)=>Do.indexOf(e.severity)-Do.indexOf(t.severity))}(a,{what:n,isDryRun:s,vanished:r,mentions:o,lost:c,lostLoads:h,deadLoads:u}),m=await async function compareTheirLibraries(e,t){const[n,s]=[await(e.readLibraries?.()),await(t.readLibraries?.())]
return void 0===n||void 0===s?void 0:compareLibraries(n,s)}(e,t),g={isCompared:!0,difference:a,what:n,libraries:m}
if(void 0===l||void 0===f)return{...g,findings:p}
const w=php_comparePhp({current:l,previous:f,site:void 0}).filter(({id:e})=>"required-file-missing"!==e)
return{...g,findings:[...p,...w.map(e=>toFinding(e,t.folder))],isOfCode:!0}}async function readSnapshot(e,t){const{ownPhp:n,main:s,...i}=await readOutline(e)
assertReadable(i.zipEntries)
const{folder:a}=i.layout,r=n.filter(({header:e})=>(0,On.LE)(e)),o=t.flatMap(e=>r.find(({path:t})=>nameIn(a,t)===e)??[]),[c=s]=o
if(void 0===c)throw unusable("no-plugin","No plugin was found in the ZIP.")
const d=createLibraryReader({...i,main:c},e)
return{...createSnapshot({...i,main:c}),readPhp:t=>readPackagePhp(i.layout,c,e,t),readLibraries:d}}async function readListing(e){const{entries:t}=await(0,zr.Q)(e)
return assertReadable(t),listPackage({sizeBytes:e.sizeBytes,layout:layOut(t)})}function assertReadable(e){if(snapshot_isEncrypted(e))throw unusable("zip-method","The ZIP is encrypted.")}function unusable(e,t){return new ji.w(e,{message:t,effect:"",fix:""})}async function list_files_listFiles(e){const{entries:t}=await(0,zr.Q)(e),{bombs:n,isTooMuch:s,isBomb:i,unpackedBytes:a}=findExcess(t,e.sizeBytes)
if(n.length>0||s||i){const[t,n]=[(0,ie.Xq)(a),(0,ie.Xq)(oe)]
throw new ji.w("zip-limits",{message:`The ZIP has ${(0,ie.Xq)(e.sizeBytes)} and unpacks to ${t}; at most ${n}, and ${ce} times what it has, are accepted.`,effect:"It would fill disks.",fix:"Leave out files that the plugin does not need at run time."})}return t.map(t=>({name:t.name,isFolder:t.isFolder,isLink:t.isLink,isSupported:(0,$.TT)(t),unpack:async(n,s)=>{const{damage:i}=await(0,$.hB)(t,e,{keep:()=>0,look:n,signal:s})
return i}}))}const ac=3
async function inspect(e,t={}){const{sizeBytes:n}=e
try{await(0,Io.MK)(e)
const s=await readPackageView(e,t),{lackingFile:i,...a}=await readPackageChangelog(s,e),r=createLibraryReader(s,e)
return{facts:{sizeBytes:n,contents:describeContents(s),plugin:describePlugin(s)},...a,findChangelog:e=>async function findChangelogBeside(e,t){if(void 0===e.main)return se
const n=nameRelease(e),s=(await t(Y)).map(e=>find(decodeText(e),"file",n))
return choose(s)}(s,e),keys:s.keys,check:e=>function check(e,t){const n=zi.flatMap(({id:n,severity:s,find:i})=>[...i(e,t)].map(({files:e=[],...t})=>({severity:s,...t,...e.length>1&&{files:e},id:n})))
return n.sort((e,t)=>Ei.indexOf(e.severity)-Ei.indexOf(t.severity))}({...s,lackingChangelog:i},e),takeSnapshot:()=>function addLibraries(e,t){return e&&{...e,readLibraries:t}}(function takeSnapshot(e){const{main:t,zipEntries:n}=e
if(void 0!==t&&!snapshot_isEncrypted(n))return{...createSnapshot({...e,main:t}),php:e.php}}(s),r),writeBill:(e,t)=>async function writeBillOf({main:e,layout:t},{sha256:n,sanitise:s},i){const a=await i()
if(void 0===e||void 0===a)return
const{name:r,version:o}=e.header,c=function writeBill(e,t,n){const{slug:s,name:i,version:a,sha256:r}=e,o=writePurl("generic",[s||i],a),c=t.found.map(describeLibrary).filter(e=>e.purl!==o),d={$schema:"http://cyclonedx.org/schema/bom-1.6.schema.json",bomFormat:"CycloneDX",specVersion:"1.6",serialNumber:`urn:uuid:${toUuid(r)}`,version:1,metadata:{lifecycles:[{phase:"post-build"}],tools:{components:[{type:"application",name:ro}]},component:{type:"application","bom-ref":o,name:s||i,...""!==a&&{version:a},description:i,hashes:[{alg:"SHA-256",content:r}],purl:o},properties:write_bill_listRemarks(t)},components:c,dependencies:[{ref:o,dependsOn:c.map(e=>e["bom-ref"])}],compositions:[{aggregate:"incomplete",assemblies:[o]}]}
return`${JSON.stringify(d,(e,t)=>"string"==typeof t?n(t):t,2)}\n`}({slug:t.folder,name:r,version:o,sha256:n},a,s)
return{text:c,count:a.found.length}}(s,{...e,sanitise:t},r),findMentions:n=>findFolderMentions(s,e,n,t.yieldToEventLoop)}}catch(e){if(!(e instanceof ji.w))throw e
return{facts:{sizeBytes:n,contents:void 0,plugin:void 0},...se,findChangelog:()=>Promise.resolve(se),keys:(0,Ro.e)(e,t),check:()=>[e.finding],takeSnapshot:()=>{},writeBill:()=>Promise.resolve(void 0),findMentions:()=>Promise.resolve([])}}}function describeContents({layout:e,unreadOwnPhp:t,isRead:n,unsearched:s}){const i=e.entries.filter(({isFolder:e})=>!e)
return{files:i.length,unpackedBytes:i.reduce((e,{sizeBytes:t})=>e+t,0),parts:listParts(i,e.folder),largest:[...i].sort((e,t)=>t.sizeBytes-e.sizeBytes).slice(0,ac).map(({path:e,sizeBytes:t})=>({path:e,sizeBytes:t})),unread:t.length,isRead:n,unsearched:s}}function listParts(e,t){const n=prefixOf(t).length
return[...Map.groupBy(e,({path:e})=>e.slice(n,e.indexOf("/",n)+1))].map(([e,t])=>({name:e,files:t.length,sizeBytes:t.reduce((e,{sizeBytes:t})=>e+t,0)})).sort((e,t)=>Number(""===e.name)-Number(""===t.name)||t.files-e.files)}function describePlugin({layout:e,main:t,readme:n}){if(void 0===t)return
const{name:s,version:i,description:a,requiresWordPress:r,requiresPhp:o,updateUri:c}=t.header
return{slug:e.folder,name:s,version:i,mainFile:nameIn(e.folder,t.path)??"",description:a,requires:r,requiresPhp:o,updateUri:c,tested:n?.readme.tested??"",upgradeNotice:(n&&findUpgradeNotice(n.readme.text,{version:i,names:[s]}))??"",readme:n?.readme.text??""}}}),2574:((e,t,n)=>{n.d(t,{T:()=>readComposerJson,q:()=>parseJson})
var s=n(3060)
const i=/^(php(-64bit|-ipv6|-zts|-debug)?|hhvm|(ext|lib)-.*|composer(-(plugin|runtime)-api)?|composer\/installers|wp-cli\/.*|wpackagist-(plugin|theme)\/.*)$/i
function readComposerJson(e,t){const n=(0,s.L)(e),{config:o,extra:c}=n,d=Object.values((0,s.L)(c)).flatMap(e=>{const{target_directory:t,dep_directory:n}=(0,s.L)(e)
return[t,n]}),l=[(0,s.L)(o)["vendor-dir"]??"vendor",...d].filter(isText),f=[...new Set(l.slice(0,r).map(trimPath))],h=function createPlaceSearch(e,t,n){const isInFolders=e=>n.some(t=>e.startsWith(`${t}/`)),s=Object.entries(t).slice(0,r).filter(([e])=>isText(e)&&!isInFolders(trimPath(e)))
return t=>{const[n="",i=""]=t.split("/"),fill=e=>e.replaceAll("{$vendor}",n).replaceAll("{$name}",i),[a]=s.find(([s,i])=>{if(!Array.isArray(i))return!1
return i.includes(t)||i.includes(`vendor:${n}`)||fill(s)!==s&&e(fill(s))})??[]
return void 0===a?void 0:trimPath(fill(a))}}(t,(0,s.L)((0,s.L)(c)["installer-paths"]),f),u=(0,s.L)(n.replace),p=Object.keys((0,s.L)(n.require)).slice(0,a).filter(e=>isText(e)&&!i.test(e)&&!(e in u)),m=p.filter(e=>void 0===h(e)),g=p.flatMap(e=>{const t=h(e)
return void 0===t||""===t||t.startsWith("..")?[]:[{name:e,folder:t}]}),w=function listClasses(e){return[...["psr-4","psr-0"].flatMap(t=>Object.values((0,s.L)(e[t]))),e.classmap,e.files].flatMap(e=>Array.isArray(e)?e:[e]).filter(isText).slice(0,a).map(trimPath)}((0,s.L)(n.autoload))
if(m.length+w.length+g.length!==0)return{packages:m,folders:f,classes:w,placed:g}}const a=500,r=20
function trimPath(e){return e.replace(/^(\.?\/)+|\/+$/g,"")}function isText(e){return"string"==typeof e&&e.length<1024}function parseJson(e){try{return JSON.parse(Buffer.from(e,"latin1").toString())}catch{return}}}),1791:((e,t,n)=>{n.d(t,{Ii:()=>locateHeader,LE:()=>isPluginHeader,OF:()=>parsePluginHeader,W$:()=>findHeaderLines,W1:()=>findLostHeaders,eb:()=>isMainFile,q2:()=>s,qG:()=>readRequiredPlugins,tL:()=>findHiddenHeader})
const s=8192,i=Object.fromEntries(Object.entries({name:"Plugin Name",pluginUri:"Plugin URI",version:"Version",description:"Description",author:"Author",authorUri:"Author URI",textDomain:"Text Domain",domainPath:"Domain Path",network:"Network",requiresWordPress:"Requires at least",requiresPhp:"Requires PHP",updateUri:"Update URI",requiresPlugins:"Requires Plugins",siteWideOnly:"Site Wide Only"}).map(([e,t])=>[e,new RegExp(`^(?:[ \\t]*<\\?(?:php)?)?[ \\t/*#@]*${t}:(.*)$`,"gim")])),a=" \t\n\v\f\r",r=" \t\n\r\0\v"
function parsePluginHeader(e,t=s){const n=toText(e,t).replaceAll("\r","\n"),a=Object.entries(i).map(([e,t])=>{const[s]=n.matchAll(t)
return[e,cleanUp(s?.[1]??"")]})
return Object.fromEntries(a)}const o=10
function findHeaderLines(e,t,n=s){const a=toText(e,n)
return[...a.replaceAll("\r","\n").matchAll(i[t])].slice(0,o).map(({index:e})=>a.slice(0,e).split(/\r\n|\r|\n/).length)}function locateHeader(e,t){const[n]=toText(e,s).replaceAll("\r","\n").matchAll(i[t]),a=n?.[1]??"",r=Buffer.from(cleanUp(a)).toString("latin1"),o=a.indexOf(r)
if(void 0===n||""===r||o<0)return
const c=n.index+n[0].length-a.length+o
return{start:c,end:c+r.length}}function toText(e,t){return Buffer.from(e.subarray(0,t)).toString("latin1")}function isPluginHeader(e){return""!==e.name&&"0"!==e.name}function isMainFile(e){return isPluginHeader(parsePluginHeader(e.subarray(0,s)))}function cleanUp(e){if("0"===e)return""
const t=e.search(/\*\/|\?>/),n=t<0?e:trimEnd(e.slice(0,t),a),s=function trimStart(e,t){let n=0
for(;n<e.length&&t.includes(e.charAt(n));)n+=1
return e.slice(n)}(trimEnd(n,r),r)
return Buffer.from(s,"latin1").toString("utf8")}function trimEnd(e,t){let n=e.length
for(;n>0&&t.includes(e.charAt(n-1));)n-=1
return e.slice(0,n)}function readRequiredPlugins(e){const t=e.split(",").map(e=>e.trim()).filter(e=>""!==e),isSlug=e=>/^[a-z0-9]+(-[a-z0-9]+)*$/.test(e)
return{slugs:[...new Set(t.filter(isSlug))],dropped:t.filter(e=>!isSlug(e))}}const c=Buffer.from("\ufeff"),d=64
function findHiddenHeader(e){if(hasName(e))return
if(function decodeUtf16(e){if(!e.subarray(0,d).includes(0))return[]
const t=e.subarray(0,Math.min(2*s,e.length-e.length%2))
return[t,Buffer.from(t).swap16()].map(e=>Buffer.from(e.toString("utf16le").replace(/^\ufeff/,"")))}(e).some(e=>hasName(e)))return{why:"utf-16",line:1}
const t=removeMark(e)
if(void 0!==t&&hasName(t))return{why:"byte-order-mark",line:1}
if(!hasName(e,e.length))return
const[n=1]=findHeaderLines(e,"name",e.length)
return{why:"late",line:n}}const l=["name","version"]
function findLostHeaders(e,t){const n=removeMark(e),s=n&&parsePluginHeader(n),i=parsePluginHeader(e,e.length)
return l.flatMap(n=>{if(""===t[n]&&void 0!==s&&""!==s[n])return[{field:n,why:"byte-order-mark",line:1}]
if(i[n]===t[n])return[]
const[a=1]=findHeaderLines(e,n,e.length)
return[{field:n,why:findHeaderLines(e,n).length>0?"cut":"late",line:a}]})}function removeMark(e){const{length:t}=c
return e.subarray(0,t).equals(c)?e.subarray(t):void 0}function hasName(e,t=s){return/plugin name:/i.test(e.toString("latin1",0,t))&&isPluginHeader(parsePluginHeader(e,t))}})}

