export const id=697
export const ids=[697]
export const modules={7445:(e,t,n)=>{n.d(t,{MQ:()=>readName,WP:()=>both,c6:()=>rarest,iL:()=>weighLeave,qI:()=>a,vi:()=>weigh,xF:()=>i})
var r=n(9637)
const s={always:0,admin:1,activation:2,maybe:3,never:4}
function rarest(e,t){return s[e]>s[t]?e:t}const a={when:"always",guards:[]},i={when:"maybe",guards:[]}
function both(e,t){return t===a?e:e===a?t:{when:rarest(e.when,t.when),guards:0===t.guards.length?e.guards:[...e.guards,...t.guards]}}const o={then:i,otherwise:i},c=/^(register_block_(type|style|pattern)|wp_set_script_translations|register_rest_route|register_post_meta|add_action|add_filter|add_shortcode|has_blocks?|parse_blocks|wp_enqueue_(script|style))$/,u=/^(WP_CLI|(\w+_)?(DEV|DEVELOPMENT|TESTS?|TESTING|LOCAL|MOCK)(_\w+)?)$/,l=/^(local|development)$/,f=/inst|single|self|loaded|init|done/i,d=40,on=(e,t="maybe")=>({when:t,guards:[e]}),swap=({then:e,otherwise:t})=>({then:t,otherwise:e}),p={then:{when:"never",guards:[]},otherwise:a}
function weigh(e,t,n=0){const s=(0,r.ye)(e)
if(void 0===s||n>d)return o
const inside=e=>weigh(e,t,n+1)
switch(s.kind){case"unary":return"!"!==s.type?o:isLasting(s.what,t)?h:swap(inside(s.what))
case"bin":return function weighOperator(e,t,n){const{type:s,left:a,right:i}=e
if("&&"===s||"and"===s){const[e,t]=[n(a),n(i)]
return{then:both(e.then,t.then),otherwise:anyOf(e.otherwise,t.otherwise)}}if("||"===s||"or"===s){const[e,t]=[n(a),n(i)],r=anyOf(e.then,t.then)
return{then:e.then.when===t.then.when?r:{...r,when:"maybe"},otherwise:both(e.otherwise,t.otherwise)}}if("instanceof"===s){if(isLasting(a,t))return swap(h)
const e=(0,r.ye)(i)
return"name"===e?.kind?testName(`c:${(0,r.Jk)(e,t.names).toLowerCase()}`):o}const c="=="===s||"==="===s
if(!c&&"!="!==s&&"!=="!==s)return function weighVersion({type:e,left:t,right:n}){const[s,a]=[(0,r.Vb)(t).replace("\\",""),Number((0,r.ye)(n)?.value)]
if("PHP_VERSION_ID"!==s||!(a>0))return o
const i=[Math.trunc(a/1e4),Math.trunc(a/100)%100].join(".")
return comparePhp(i,String(e).startsWith("<"))}(e)
const turn=e=>c?e:swap(e)
for(const[e,s]of[[(0,r.ye)(a),(0,r.ye)(i)],[(0,r.ye)(i),(0,r.ye)(a)]]){if("boolean"===e?.kind)return turn(!0===e.value?n(s):swap(n(s)))
if("nullkeyword"===e?.kind&&isLasting(s,t))return turn(h)
if(l.test((0,r.Je)(e)??""))return c?p:o}return o}(s,t,inside)
case"assign":return inside(s.right)
case"isset":return(0,r.h_)(s.variables).every(e=>isLasting(e,t))?swap(h):o
case"empty":return isLasting(s.expression,t)?h:o
case"silent":case"cast":return inside(s.expr)
case"call":return function weighCall(e,t){const n=(0,r.ye)(e.what),ofOwn=e=>({then:on(`a:${e}`),otherwise:on(`a:${e}`)})
if("propertylookup"===n?.kind||"staticlookup"===n?.kind)return ofOwn(`*::${(0,r.Vb)(n.offset).toLowerCase()}`)
if("name"!==n?.kind)return o
const{shown:s,fallback:a=s}=(0,r.qK)(n,t.names,"functions"),i=a.toLowerCase(),[,c=i]=v.find(([e])=>e.test(i))??[]
return Object.hasOwn(w,c)?w[c]?.((0,r.h_)(e.arguments),t)??o:ofOwn(s.toLowerCase())}(s,t)
case"name":return function weighConstant(e){return u.test(e)?p:{then:on(`o:${e}`),otherwise:on(`o:${e}`)}}((0,r.Vb)(s).replace(/^.*\\/,""))
case"variable":return t.variables.get((0,r.Vb)(s))?.answer??o
default:return o}}const h={then:a,otherwise:a}
function isLasting(e,{lasting:t}){const n=(0,r.ye)(e),s="propertylookup"===n?.kind?(0,r.Vb)(n.offset):(0,r.Vb)(n)
return"staticlookup"===n?.kind?"variable"===(0,r.ye)(n.offset)?.kind:/^(variable|propertylookup)$/.test(n?.kind??"")&&(t.has(s)||f.test(s))}function anyOf(e,t){const n=e.guards.filter(e=>t.guards.includes(e)),r=s[e.when]<s[t.when]?e.when:t.when
return{when:"always"===r||"never"===r?r:"maybe",guards:n}}function comparePhp(e,t){const n={then:on(`p>=${e}`,"always"),otherwise:on(`p<${e}`,"always")}
return t?swap(n):n}const testName=(e,t="maybe")=>({then:on(e,t),otherwise:on(`!${e}`,"always")}),w={function_exists:([e],{names:t})=>{const n=readName(e,t)??"*"
return testName(`f:${n}`,c.test(n)?"always":"maybe")},class_exists:([e],{names:t})=>testName(`c:${readName(e,t)??"*"}`),method_exists:([,e])=>testMethod((0,r.Je)(e)),is_callable:([e],{names:t})=>{const n=readName(e,t)
return void 0===n?testMethod((0,r.Je)((0,r.h_)(e?.items)[1]?.value)):n.includes("::")?testMethod(n.replace(/^.*::/,"")):testName(`f:${n}`)},defined:([e],t)=>function weighDefined(e,{declared:t}){if(void 0===e)return o
if("ABSPATH"===e||"WPINC"===e)return swap(p)
if(u.test(e))return p
const n=t.has(e.toLowerCase())
return{then:on(`k:${e}`),otherwise:on(`!k:${e}`,n?"maybe":"always")}}((0,r.Je)(e)?.replace(/^\\/,""),t),is_plugin_active:([e])=>testName(`i:${(0,r.Je)(e)??"*"}`),file_exists:()=>({then:on("e","always"),otherwise:on("!e")}),is_admin:()=>({then:{when:"admin",guards:[]},otherwise:i}),extension_loaded:()=>({then:on("v"),otherwise:on("v")}),version_compare:([e,t,n])=>{const[s,a]=[(0,r.Je)(t),(0,r.Je)(n)]
return("PHP_VERSION"===(0,r.Vb)(e)||"phpversion"===(0,r.Vb)(e?.what))&&void 0!==s&&void 0!==a?comparePhp(s,/^(<|lt|le)/.test(a)):{then:on("v"),otherwise:on("v","always")}},wp_get_environment_type:()=>o,current_user_can:()=>o,is_user_logged_in:()=>o,wp_doing_ajax:()=>o},v=[[/^(interface|trait|enum)_exists$/,"class_exists"],[/^is_plugin_active_for_network$/,"is_plugin_active"],[/^(is_readable|is_file|is_dir|stream_resolve_include_path)$/,"file_exists"]]
const testMethod=e=>void 0===e?o:testName(`m:*::${e.toLowerCase()}`)
function readName(e,t){const n=(0,r.ye)(e)
return"staticlookup"===n?.kind&&"class"===(0,r.Vb)(n.offset)&&"name"===(0,r.ye)(n.what)?.kind?(0,r.Jk)(n.what,t).toLowerCase():"bin"===n?.kind&&"__NAMESPACE__"===(0,r.Vb)((0,r.ye)(n.left)?.value)?`${t.namespace}${(0,r.Je)(n.right)??""}`.replace(/^\\/,"").toLowerCase():(0,r.Je)(n)?.replace(/^\\/,"").toLowerCase()}function weighLeave(e,t=!1,n=0){const s=(0,r.ye)(e)
if(void 0===s||n>8)return"no"
const inside=(e,r=t)=>weighLeave(e,r,n+1)
switch(s.kind){case"return":case"throw":case"goto":return"yes"
case"break":case"continue":return t?"no":"yes"
case"expressionstatement":{const{kind:e,what:t}=(0,r.ye)(s.expression)??{kind:""},n="call"===e&&/^\\?wp_(die|send_json(_error|_success)?)$/.test((0,r.Vb)(t))
return"exit"===e||"throw"===e||n?"yes":"no"}case"block":case"namespace":return(0,r.h_)(s.children).map(e=>inside(e)).reduce((e,t)=>"yes"===e||"no"===t?e:t,"no")
case"if":{const e=[inside(s.body),inside(s.alternate)]
return e[0]===e[1]?e[0]??"no":"maybe"}case"for":case"foreach":case"while":case"switch":case"do":case"try":return"no"===inside(s.body,"try"!==s.kind)?"no":"maybe"
default:return"no"}}},4891:(e,t,n)=>{n.d(t,{PQ:()=>openScope,Sb:()=>setOnce,Yx:()=>use,dj:()=>into})
var r=n(9637)
function into(e,t,n={}){return(Array.isArray(t)?t:[t]).flatMap(t=>{const s=(0,r.ye)(t)
return void 0===s?[]:[{...e,...n,node:s,next:0}]})}function openScope(e,t,n={}){const r={...e,isBound:!1,isClosure:!1,...n},s={name:t,owner:r.owner,loads:[],uses:[],isOpen:!1}
return e.draft.units.push(s),{...r,unit:s,variables:new Map,lasting:new Set}}function use({node:e,at:t,scope:n},s){n.isLibrary||n.unit.uses.push({line:(0,r.cA)(e),at:t,...s})}function setOnce(e,t,n,r){const s=e.get(t)
e.set(t,void 0===s||JSON.stringify(s)===JSON.stringify(n)?n:r)}},9637:(e,t,n)=>{n.d(t,{BA:()=>keyOfConstant,Je:()=>stringOf,Jk:()=>resolveClass,QC:()=>noNames,Vb:()=>nameOf,cA:()=>lineOf,fj:()=>join,h_:()=>toNodes,qK:()=>resolveName,tL:()=>toNamespace,ye:()=>toNode})
const toNode=e=>"object"==typeof e&&null!==e&&"kind"in e?e:void 0,toNodes=e=>Array.isArray(e)?e.flatMap(e=>toNode(e)??[]):[]
function nameOf(e){if("string"==typeof e)return e
const t=toNode(e)?.name
return"string"==typeof t?t:void 0===t?"":nameOf(t)}const lineOf=({loc:e})=>e?.start.line??0
function stringOf(e){const t=toNode(e),n="string"===t?.kind||"nowdoc"===t?.kind?t.value:void 0
return"string"==typeof n?n:void 0}const join=(e,t)=>""===e?t:`${e}\\${t}`,noNames=e=>({namespace:e,classes:new Map,functions:new Map,constants:new Map})
function resolveClass(e,{namespace:t,classes:n}){const r=nameOf(e)
if(r.startsWith("\\"))return r.slice(1)
if("rn"===toNode(e)?.resolution)return join(t,r)
const[s="",...a]=r.split("\\"),i=n.get(s.toLowerCase())
return void 0===i?join(t,r):[i,...a].join("\\")}function resolveName(e,t,n){const r=nameOf(e)
if(r.startsWith("\\"))return{shown:r.slice(1)}
if("rn"===toNode(e)?.resolution)return{shown:join(t.namespace,r)}
if(r.includes("\\"))return{shown:resolveClass(e,t)}
const s=t[n].get("functions"===n?r.toLowerCase():r)
return void 0!==s?{shown:s}:""===t.namespace?{shown:r}:{shown:join(t.namespace,r),fallback:r}}const toNamespace=e=>e.slice(0,e.lastIndexOf("\\")+1)
function keyOfConstant(e){const t=toNamespace(e)
return t.toLowerCase()+e.slice(t.length)}},3622:(e,t,n)=>{n.d(t,{Kl:()=>classOf,QP:()=>typeOf,bf:()=>ownerOf,hq:()=>readType,me:()=>useClass,wQ:()=>viaOf})
var r=n(4891),s=n(9637)
const a=5
function typeOf(e,t,n=0){const r=(0,s.ye)(e)
if(void 0===r||n>a)return
const i=(0,s.ye)(r.what)
switch(r.kind){case"variable":return"this"!==(0,s.Vb)(r)?t.variables.get((0,s.Vb)(r))?.type:t.isBound||t.isStatic?void 0:t.owner||void 0
case"new":return void 0===i?void 0:classOf(i,t)
case"clone":return typeOf(i,t,n+1)
case"propertylookup":case"nullsafepropertylookup":case"staticlookup":{const e="staticlookup"===r.kind?classOf(i,t):typeOf(i,t,n+1),a=(0,s.Vb)(r.offset)
return void 0===e||""===a||e.length>200?void 0:`${e}->${a}`}case"call":{if("name"===i?.kind)return`${(0,s.Vb)(i).replace(/^.*\\/,"").toLowerCase()}()`
const[,e,r=""]=/^(.*)->(.*)$/s.exec(typeOf(i,t,n+1)??"")??[]
return void 0===e?void 0:`${e}::${r.toLowerCase()}()`}default:return}}function classOf(e,t){switch(e?.kind){case"name":return(0,s.Jk)(e,t.names).toLowerCase()
case"selfreference":case"staticreference":return t.owner||void 0
case"parentreference":return t.parent||void 0
case"variable":return typeOf(e,t)
default:return(0,s.Je)(e)?.toLowerCase()}}function readType(e,t){const n=(0,s.ye)(e)
return/^(name|selfreference|staticreference)$/.test(n?.kind??"")?classOf(n,t):void 0}const namedBy=e=>"staticlookup"===e?.kind&&"class"===(0,s.Vb)(e.offset)?(0,s.ye)(e.what):void 0
function ownerOf(e,t){if("magic"===e?.kind&&"__CLASS__"===e.value)return t.owner||void 0
const n=namedBy(e)
return void 0===n?typeOf(e,t):classOf(n,t)}const i={magic:"self",selfreference:"self",staticreference:"static",parentreference:"parent",name:"name",new:"new"}
function viaOf(e,t){const n=namedBy(e)??e
if("variable"!==n?.kind)return i[n?.kind??""]??"type"
if("this"===(0,s.Vb)(n))return t.isBound?"unknown":"this"
const{type:r,isExact:a=!1}=t.variables.get((0,s.Vb)(n))??{}
return void 0===r?"unknown":a?"new":"type"}function useClass(e,t,n=!1){const a=(0,s.ye)(t)
if("name"!==a?.kind)return
const i=(0,s.Jk)(a,e.scope.names);(0,r.Yx)({...e,node:a},{kind:"class",name:i.toLowerCase(),shown:i,...n&&{isSoft:n}})}},3213:(e,t,n)=>{n.d(t,{D4:()=>decode,Dl:()=>u,T7:()=>f,_3:()=>evaluate,b0:()=>toPath,fp:()=>readParts,nT:()=>isOpen,x4:()=>a})
var r=n(9637),s=n(3622)
const a=[{any:!0}],isOpen=e=>e.some(e=>"object"==typeof e&&"any"in e),i=60,o=12
function readParts(e,t,n=0){const s=[],o=[]
let c=(0,r.ye)(e)
for(;"bin"===c?.kind&&"."===c.type;c=(0,r.ye)(c.left))if(o.push(c.right)>i)return a
for(const e of[c,...o.reverse()])s.push(...readPiece((0,r.ye)(e),t,n))
return s.length>i?a:s}function readPiece(e,t,n){if(void 0===e||n>o)return a
const s=(0,r.Je)(e)
if(void 0!==s)return[s]
switch(e.kind){case"bin":return"."===e.type?readParts(e,t,n+1):a
case"encapsed":case"nowdoc":return(0,r.h_)(e.value).flatMap(e=>readPiece((0,r.ye)(e.expression),t,n+1))
case"magic":return"__DIR__"===e.value?[{up:1}]:"__FILE__"===e.value?[{up:0}]:a
case"name":{const{shown:n,fallback:s}=(0,r.qK)(e,t.names,"constants")
return[{constant:(0,r.BA)(s??n)}]}case"staticlookup":case"propertylookup":return function readMember(e,t){const n=ownerOf(e.what,t),s=(0,r.Vb)(e.offset)
return void 0===n||""===s?a:[{property:s,of:n}]}(e,t)
case"variable":return t.variables.get((0,r.Vb)(e))?.path??a
case"call":return function readCall(e,t,n){const s=(0,r.ye)(e.what),i=(0,r.h_)(e.arguments),read=e=>readParts(i[e],t,n+1)
if("staticlookup"===s?.kind||"propertylookup"===s?.kind){const e=ownerOf(s.what,t),n=void 0===e?void 0:`${e}::${(0,r.Vb)(s.offset).toLowerCase()}`
return void 0===n?a:[{call:n,given:i.slice(0,3).map((e,t)=>read(t))}]}if("name"!==s?.kind)return a
const{shown:o,fallback:u=o}=(0,r.qK)(s,t.names,"functions"),l=u.toLowerCase()
if("dirname"===l){const e=i.length>1?Number(i[1]?.value):1
return e>0&&e<10?[{folderOf:read(0),up:e}]:a}return"plugin_dir_path"===l?[{folderOf:read(0),up:1},"/"]:c.has(l)?read(0):[{call:o.toLowerCase(),given:i.slice(0,3).map((e,t)=>read(t))}]}(e,t,n)
case"silent":return readPiece((0,r.ye)(e.expr),t,n+1)
default:return a}}function ownerOf(e,t){const n=(0,r.ye)(e)
return"variable"===n?.kind?"this"===(0,r.Vb)(n)?t.owner:void 0:"parentreference"===n?.kind?void 0:(0,s.Kl)(n,t)}const c=new Set(["wp_normalize_path","realpath"]),u="\0",l="",f="",d=1024
function evaluate(e,t,n=0){if(n>o)return f
const r=e.map(e=>function evaluatePart(e,t,n){if("string"==typeof e)return e
if("folderOf"in e)return climb(evaluate(e.folderOf,t,n+1),e.up)
if("up"in e)return climb(t.file,e.up)
if("argument"in e)return t.given?.[e.argument]??f
if("constant"in e)return"DIRECTORY_SEPARATOR"===e.constant?"/":"WP_PLUGIN_DIR"===e.constant?l:find(e.constant,t,n)
if("property"in e)return find(`${e.of}::$${e.property}`,t,n)
if(!("call"in e))return f
const r=e.given.map(e=>evaluate(e,t,n+1)),[s=f]=r
return e.call.endsWith("untrailingslashit")?s.replace(/[/\\]+$/,""):e.call.endsWith("trailingslashit")?`${s.replace(/[/\\]+$/,"")}/`:/(^|\\)l?trim$/.test(e.call)?s.replace(/^\/+/,""):find(`${e.call}()`,{...t,given:r},n)}(e,t,n)).join("")
return r.length>d?f:r.replace(p,f)}const p=/\x02+/g
function find(e,t,n){const r=t.find(e)
if(void 0===r)return f
const s=r.made?.map(e=>void 0===e?f:evaluate(e.parts,{...t,file:e.file},n+1))
return evaluate(r.parts,{...t,file:r.file,given:s??t.given},n+1)}function climb(e,t){let n=e
for(let e=0;e<t;e+=1){const r=n.replace(/\/+$/,"").lastIndexOf("/")
if(!n.startsWith(u)||r<0)return n===u&&e<t?l:f
n=n.slice(0,r)}return n}const decode=e=>Buffer.from(e,"latin1").toString(),h=/^(?:\.\/)?wp-(?:admin|includes|content|load|config|settings|blog-header|login|cron)\b(?!-\w+-)/
function toPath(e,{file:t,folder:n,movesAround:r=!1}){const s=`${l}/${n}/`
let a=""!==n&&e.startsWith(s)?`${u}/${e.slice(s.length)}`:e
if(r||!/^(?:\.\/)?[\w-]+(?:\/[\w.-]+)*\.php$/i.test(a)||h.test(a)||(a=`${t.slice(0,t.lastIndexOf("/"))}/${a}`),a.startsWith(u)&&/^.[\\\w]/.test(a))return`../${n}${a.slice(1)}`
if(!a.startsWith(`${u}/`))return
const i=[]
for(const e of a.slice(2).split("/")){if(".."===e&&(i.pop()??f).includes(f))return
""!==e&&"."!==e&&".."!==e&&i.push(e)}return 0===i.length?void 0:decode(i.join("/"))}}}

