export const id=791
export const ids=[791]
export const modules={1791:(e,n,r)=>{r.d(n,{Ii:()=>locateHeader,LE:()=>isPluginHeader,OF:()=>parsePluginHeader,W$:()=>findHeaderLines,W1:()=>findLostHeaders,eb:()=>isMainFile,q2:()=>t,qG:()=>readRequiredPlugins,tL:()=>findHiddenHeader})
const t=8192,i=Object.fromEntries(Object.entries({name:"Plugin Name",pluginUri:"Plugin URI",version:"Version",description:"Description",author:"Author",authorUri:"Author URI",textDomain:"Text Domain",domainPath:"Domain Path",network:"Network",requiresWordPress:"Requires at least",requiresPhp:"Requires PHP",updateUri:"Update URI",requiresPlugins:"Requires Plugins",siteWideOnly:"Site Wide Only"}).map(([e,n])=>[e,new RegExp(`^(?:[ \\t]*<\\?(?:php)?)?[ \\t/*#@]*${n}:(.*)$`,"gim")])),a=" \t\n\v\f\r",s=" \t\n\r\0\v"
function parsePluginHeader(e,n=t){const r=toText(e,n).replaceAll("\r","\n"),a=Object.entries(i).map(([e,n])=>{const[t]=r.matchAll(n)
return[e,cleanUp(t?.[1]??"")]})
return Object.fromEntries(a)}const u=10
function findHeaderLines(e,n,r=t){const a=toText(e,r)
return[...a.replaceAll("\r","\n").matchAll(i[n])].slice(0,u).map(({index:e})=>a.slice(0,e).split(/\r\n|\r|\n/).length)}function locateHeader(e,n){const[r]=toText(e,t).replaceAll("\r","\n").matchAll(i[n]),a=r?.[1]??"",s=Buffer.from(cleanUp(a)).toString("latin1"),u=a.indexOf(s)
if(void 0===r||""===s||u<0)return
const l=r.index+r[0].length-a.length+u
return{start:l,end:l+s.length}}function toText(e,n){return Buffer.from(e.subarray(0,n)).toString("latin1")}function isPluginHeader(e){return""!==e.name&&"0"!==e.name}function isMainFile(e){return isPluginHeader(parsePluginHeader(e.subarray(0,t)))}function cleanUp(e){if("0"===e)return""
const n=e.search(/\*\/|\?>/),r=n<0?e:trimEnd(e.slice(0,n),a),t=function trimStart(e,n){let r=0
for(;r<e.length&&n.includes(e.charAt(r));)r+=1
return e.slice(r)}(trimEnd(r,s),s)
return Buffer.from(t,"latin1").toString("utf8")}function trimEnd(e,n){let r=e.length
for(;r>0&&n.includes(e.charAt(r-1));)r-=1
return e.slice(0,r)}function readRequiredPlugins(e){const n=e.split(",").map(e=>e.trim()).filter(e=>""!==e),isSlug=e=>/^[a-z0-9]+(-[a-z0-9]+)*$/.test(e)
return{slugs:[...new Set(n.filter(isSlug))],dropped:n.filter(e=>!isSlug(e))}}const l=Buffer.from("\ufeff"),o=64
function findHiddenHeader(e){if(hasName(e))return
if(function decodeUtf16(e){if(!e.subarray(0,o).includes(0))return[]
const n=e.subarray(0,Math.min(2*t,e.length-e.length%2))
return[n,Buffer.from(n).swap16()].map(e=>Buffer.from(e.toString("utf16le").replace(/^\ufeff/,"")))}(e).some(e=>hasName(e)))return{why:"utf-16",line:1}
const n=removeMark(e)
if(void 0!==n&&hasName(n))return{why:"byte-order-mark",line:1}
if(!hasName(e,e.length))return
const[r=1]=findHeaderLines(e,"name",e.length)
return{why:"late",line:r}}const f=["name","version"]
function findLostHeaders(e,n){const r=removeMark(e),t=r&&parsePluginHeader(r),i=parsePluginHeader(e,e.length)
return f.flatMap(r=>{if(""===n[r]&&void 0!==t&&""!==t[r])return[{field:r,why:"byte-order-mark",line:1}]
if(i[r]===n[r])return[]
const[a=1]=findHeaderLines(e,r,e.length)
return[{field:r,why:findHeaderLines(e,r).length>0?"cut":"late",line:a}]})}function removeMark(e){const{length:n}=l
return e.subarray(0,n).equals(l)?e.subarray(n):void 0}function hasName(e,n=t){return/plugin name:/i.test(e.toString("latin1",0,n))&&isPluginHeader(parsePluginHeader(e,n))}}}

