export const id=254
export const ids=[254]
export const modules={7445:(e,t,n)=>{n.d(t,{MQ:()=>readName,WP:()=>both,c6:()=>rarest,iL:()=>weighLeave,qI:()=>a,vi:()=>weigh,xF:()=>i})
var s=n(9637)
const r={always:0,admin:1,activation:2,maybe:3,never:4}
function rarest(e,t){return r[e]>r[t]?e:t}const a={when:"always",guards:[]},i={when:"maybe",guards:[]}
function both(e,t){return t===a?e:e===a?t:{when:rarest(e.when,t.when),guards:0===t.guards.length?e.guards:[...e.guards,...t.guards]}}const o={then:i,otherwise:i},c=/^(register_block_(type|style|pattern)|wp_set_script_translations|register_rest_route|register_post_meta|add_action|add_filter|add_shortcode|has_blocks?|parse_blocks|wp_enqueue_(script|style))$/,u=/^(WP_CLI|(\w+_)?(DEV|DEVELOPMENT|TESTS?|TESTING|LOCAL|MOCK)(_\w+)?)$/,d=/^(local|development)$/,l=/inst|single|self|loaded|init|done/i,f=40,on=(e,t="maybe")=>({when:t,guards:[e]}),swap=({then:e,otherwise:t})=>({then:t,otherwise:e}),p={then:{when:"never",guards:[]},otherwise:a}
function weigh(e,t,n=0){const r=(0,s.ye)(e)
if(void 0===r||n>f)return o
const inside=e=>weigh(e,t,n+1)
switch(r.kind){case"unary":return"!"!==r.type?o:isLasting(r.what,t)?h:swap(inside(r.what))
case"bin":return function weighOperator(e,t,n){const{type:r,left:a,right:i}=e
if("&&"===r||"and"===r){const[e,t]=[n(a),n(i)]
return{then:both(e.then,t.then),otherwise:anyOf(e.otherwise,t.otherwise)}}if("||"===r||"or"===r){const[e,t]=[n(a),n(i)],s=anyOf(e.then,t.then)
return{then:e.then.when===t.then.when?s:{...s,when:"maybe"},otherwise:both(e.otherwise,t.otherwise)}}if("instanceof"===r){if(isLasting(a,t))return swap(h)
const e=(0,s.ye)(i)
return"name"===e?.kind?testName(`c:${(0,s.Jk)(e,t.names).toLowerCase()}`):o}const c="=="===r||"==="===r
if(!c&&"!="!==r&&"!=="!==r)return function weighVersion({type:e,left:t,right:n}){const[r,a]=[(0,s.Vb)(t).replace("\\",""),Number((0,s.ye)(n)?.value)]
if("PHP_VERSION_ID"!==r||!(a>0))return o
const i=[Math.trunc(a/1e4),Math.trunc(a/100)%100].join(".")
return comparePhp(i,String(e).startsWith("<"))}(e)
const turn=e=>c?e:swap(e)
for(const[e,r]of[[(0,s.ye)(a),(0,s.ye)(i)],[(0,s.ye)(i),(0,s.ye)(a)]]){if("boolean"===e?.kind)return turn(!0===e.value?n(r):swap(n(r)))
if("nullkeyword"===e?.kind&&isLasting(r,t))return turn(h)
if(d.test((0,s.Je)(e)??""))return c?p:o}return o}(r,t,inside)
case"assign":return inside(r.right)
case"isset":return(0,s.h_)(r.variables).every(e=>isLasting(e,t))?swap(h):o
case"empty":return isLasting(r.expression,t)?h:o
case"silent":case"cast":return inside(r.expr)
case"call":return function weighCall(e,t){const n=(0,s.ye)(e.what),ofOwn=e=>({then:on(`a:${e}`),otherwise:on(`a:${e}`)})
if("propertylookup"===n?.kind||"staticlookup"===n?.kind)return ofOwn(`*::${(0,s.Vb)(n.offset).toLowerCase()}`)
if("name"!==n?.kind)return o
const{shown:r,fallback:a=r}=(0,s.qK)(n,t.names,"functions"),i=a.toLowerCase(),[,c=i]=w.find(([e])=>e.test(i))??[]
return Object.hasOwn(m,c)?m[c]?.((0,s.h_)(e.arguments),t)??o:ofOwn(r.toLowerCase())}(r,t)
case"name":return function weighConstant(e){return u.test(e)?p:{then:on(`o:${e}`),otherwise:on(`o:${e}`)}}((0,s.Vb)(r).replace(/^.*\\/,""))
case"variable":return t.variables.get((0,s.Vb)(r))?.answer??o
default:return o}}const h={then:a,otherwise:a}
function isLasting(e,{lasting:t}){const n=(0,s.ye)(e),r="propertylookup"===n?.kind?(0,s.Vb)(n.offset):(0,s.Vb)(n)
return"staticlookup"===n?.kind?"variable"===(0,s.ye)(n.offset)?.kind:/^(variable|propertylookup)$/.test(n?.kind??"")&&(t.has(r)||l.test(r))}function anyOf(e,t){const n=e.guards.filter(e=>t.guards.includes(e)),s=r[e.when]<r[t.when]?e.when:t.when
return{when:"always"===s||"never"===s?s:"maybe",guards:n}}function comparePhp(e,t){const n={then:on(`p>=${e}`,"always"),otherwise:on(`p<${e}`,"always")}
return t?swap(n):n}const testName=(e,t="maybe")=>({then:on(e,t),otherwise:on(`!${e}`,"always")}),m={function_exists:([e],{names:t})=>{const n=readName(e,t)??"*"
return testName(`f:${n}`,c.test(n)?"always":"maybe")},class_exists:([e],{names:t})=>testName(`c:${readName(e,t)??"*"}`),method_exists:([,e])=>testMethod((0,s.Je)(e)),is_callable:([e],{names:t})=>{const n=readName(e,t)
return void 0===n?testMethod((0,s.Je)((0,s.h_)(e?.items)[1]?.value)):n.includes("::")?testMethod(n.replace(/^.*::/,"")):testName(`f:${n}`)},defined:([e],t)=>function weighDefined(e,{declared:t}){if(void 0===e)return o
if("ABSPATH"===e||"WPINC"===e)return swap(p)
if(u.test(e))return p
const n=t.has(e.toLowerCase())
return{then:on(`k:${e}`),otherwise:on(`!k:${e}`,n?"maybe":"always")}}((0,s.Je)(e)?.replace(/^\\/,""),t),is_plugin_active:([e])=>testName(`i:${(0,s.Je)(e)??"*"}`),file_exists:()=>({then:on("e","always"),otherwise:on("!e")}),is_admin:()=>({then:{when:"admin",guards:[]},otherwise:i}),extension_loaded:()=>({then:on("v"),otherwise:on("v")}),version_compare:([e,t,n],{text:r})=>{const[a,i]=[(0,s.Je)(t),(0,s.Je)(n)],o="PHP_VERSION"===(0,s.Vb)(e)||"phpversion"===(0,s.Vb)(e?.what),c={then:on("v"),otherwise:on("v","always")}
if(void 0===a||void 0===i)return c
const u=/^(<|lt|le)/.test(i)
if(o)return comparePhp(a,u)
const{start:d,end:l}=e?.loc??{}
return/wp_version|bloginfo/.test(r.slice(d?.offset,l?.offset))?u?{...c,then:on("v<")}:{...c,otherwise:on("v<","always")}:c},wp_get_environment_type:()=>o,current_user_can:()=>o,is_user_logged_in:()=>o,wp_doing_ajax:()=>o},w=[[/^(interface|trait|enum)_exists$/,"class_exists"],[/^is_plugin_active_for_network$/,"is_plugin_active"],[/^(is_readable|is_file|is_dir|stream_resolve_include_path)$/,"file_exists"]]
const testMethod=e=>void 0===e?o:testName(`m:*::${e.toLowerCase()}`)
function readName(e,t){const n=(0,s.ye)(e)
return"staticlookup"===n?.kind&&"class"===(0,s.Vb)(n.offset)&&"name"===(0,s.ye)(n.what)?.kind?(0,s.Jk)(n.what,t).toLowerCase():"bin"===n?.kind&&"__NAMESPACE__"===(0,s.Vb)((0,s.ye)(n.left)?.value)?`${t.namespace}${(0,s.Je)(n.right)??""}`.replace(/^\\/,"").toLowerCase():(0,s.Je)(n)?.replace(/^\\/,"").toLowerCase()}function weighLeave(e,t=!1,n=0){const r=(0,s.ye)(e)
if(void 0===r||n>8)return"no"
const inside=(e,s=t)=>weighLeave(e,s,n+1)
switch(r.kind){case"return":case"throw":case"goto":return"yes"
case"break":case"continue":return t?"no":"yes"
case"expressionstatement":{const{kind:e,what:t}=(0,s.ye)(r.expression)??{kind:""},n="call"===e&&/^\\?wp_(die|send_json(_error|_success)?)$/.test((0,s.Vb)(t))
return"exit"===e||"throw"===e||n?"yes":"no"}case"block":case"namespace":return(0,s.h_)(r.children).map(e=>inside(e)).reduce((e,t)=>"yes"===e||"no"===t?e:t,"no")
case"if":{const e=[inside(r.body),inside(r.alternate)]
return e[0]===e[1]?e[0]??"no":"maybe"}case"for":case"foreach":case"while":case"switch":case"do":case"try":return"no"===inside(r.body,"try"!==r.kind)?"no":"maybe"
default:return"no"}}},2254:(e,t,n)=>{n.d(t,{C:()=>parseFile})
var s=n(8341),r=n.n(s),a=n(7445),i=n(9637)
function remarkOn(e){const{node:t,at:n,scope:s}=e,r=s.isLibrary?void 0:function findRefused({node:e,scope:t,loops:n,isAsked:s}){switch(e.kind){case"offsetlookup":{const n=(0,i.ye)(e.offset)?.loc?.start.offset??0
return/\{\s*$/.test(t.text.slice(Math.max(0,n-20),n))?["refused","an index in braces, which PHP 8 does not know"]:void 0}case"cast":{const t=String(e.raw)
return/^\(\s*(real|unset)\s*\)$/i.test(t)?["refused",`\`${t}\`, which PHP 8 does not know`]:void 0}case"retif":{const t=(0,i.ye)(e.test),n=[t,e].every(e=>void 0===(0,i.ye)(e?.trueExpr))
return"retif"!==t?.kind||!0===t.parenthesizedExpression||n?void 0:["refused","a `? :` inside another one without brackets, which PHP 8 refuses"]}case"break":case"continue":{const t=0===n?"a loop":"so many loops"
return Number((0,i.ye)(e.level)?.value??1)>n?["refused",`\`${e.kind}\` outside of ${t}`]:void 0}case"assign":case"pre":case"post":{const t=(0,i.ye)(e.left)??(0,i.ye)(e.what)
return o.has(t?.kind??"")?["refused","a new value for what is not a variable: a `$` may be missing"]:void 0}case"variable":return"this"!==(0,i.Vb)(e)||!t.isStatic||s||t.lasting.has("this")?void 0:["this","`$this`"]
case"function":case"method":case"closure":{const t=(0,i.h_)(e.arguments).map(i.Vb),n=t.find((e,n)=>t.indexOf(e)<n)
return void 0===n?void 0:["refused",`the argument \`$${n}\` for the second time`]}default:return}}(e)??function findNewer(e){const t="assign"===e.kind?e.operator:"bin"===e.kind?e.type:e.kind,[n,s]=c[String(t)]??function findNewerDeclaration(e){switch(e.kind){case"class":if(!0!==e.isReadonly)return
return["a readonly class",!0===e.isAnonymous?"8.3":"8.2"]
case"classconstant":return void 0!==(0,i.ye)(e.type)?["a constant with a type","8.3"]:!0===e.final?["a final constant","8.1"]:void 0
case"propertystatement":{const t=(0,i.h_)(e.properties)
if(t.some(e=>(0,i.h_)(e.hooks).length>0))return["a property with hooks","8.4"]
if(e.visibilitySet)return["a property with two visibilities","8.4"]
if(t.some(e=>!0===e.readonly))return["a readonly property","8.1"]
if(!t.some(e=>void 0!==(0,i.ye)(e.type)))return
return["a type of a property",newest(["7.4",...sinceOfTypes(t)])]}case"function":case"method":case"closure":{const t=(0,i.h_)(e.arguments)
if(t.some(e=>!0===e.readonly))return["a readonly argument","8.1"]
if(t.some(e=>Number(e.flags)>0))return["an argument that declares a property","8.0"]
const n=newest(sinceOfTypes([...t,e]))
return""===n?void 0:["a type of an argument or result",n]}default:return}}(e)??[]
return void 0===n||void 0===s?void 0:["newer",n,s]}(t)
if(void 0===r)return
const[a,u,d]=r,l={kind:a,what:u,line:(0,i.cA)(t),inside:s.unit.name,at:n}
s.draft.remarks.push(void 0===d?l:{...l,since:d})}const o=new Set(["name","call","string","number","boolean","nullkeyword","magic","new"]),c={match:["`match`","8.0"],nullsafepropertylookup:["`?->`","8.0"],namedargument:["a named argument","8.0"],variadicplaceholder:["`name(...)`","8.1"],enum:["an enum","8.1"],arrowfunc:["`fn`","7.4"],"??=":["`??=`","7.4"],"|>":["`|>`","8.5"],"??":["`??`","7.0"]}
const newest=e=>e.reduce((e,t)=>Number(t)>Number(e)?t:e,""),u={mixed:"8.0",static:"8.0",never:"8.1",true:"8.2",false:"8.2",null:"8.2",uniontype:"8.0",staticreference:"8.0",intersectiontype:"8.1"}
function sinceOfTypes(e){return e.flatMap(e=>{const t=(0,i.ye)(e.type)
return(0,i.h_)(t?.types).some(({kind:e})=>"intersectiontype"===e)?"8.2":u[t?.kind??""]??u[(0,i.Vb)(t).toLowerCase()]??[]})}var d=n(4891),l=n(3622),f=n(3213)
const p=/^(files|classMap|prefixDirsPsr4)$/
function readDefault(e,t){const n=(0,i.ye)(e.value),s=(0,i.Vb)(e),{values:r}=t.draft
if(void 0!==n&&"nullkeyword"!==n.kind)if("array"===n.kind&&p.test(s))for(const e of(0,i.h_)(n.items)){const n=(0,i.ye)(e.value),a="array"===n?.kind?(0,i.h_)(n.items).map(e=>e.value):[n],o=`composer:${s}:${(0,i.Je)(e.key)??""}`
a.forEach((e,n)=>r.set(0===n?o:`${o}:${n}`,(0,f.fp)(e,t)))}else{"array"===n.kind&&0===(0,i.h_)(n.items).length||(0,d.Sb)(r,`${t.owner}::$${s}`,(0,f.fp)(n,t),f.x4)}}function state_assign({node:e,scope:t,at:n}){const[s,r]=[(0,i.ye)(e.left),(0,i.ye)(e.right)]
if(void 0===s||void 0===r)return
"offsetlookup"===s.kind&&function forget(e,t){let n=e
for(;"offsetlookup"===n?.kind;)n=(0,i.ye)(n.what)
const s=t.variables.get((0,i.Vb)(n))
"variable"===n?.kind&&void 0!==s&&t.variables.set((0,i.Vb)(n),{...s,path:void 0})
"propertylookup"===n?.kind&&"this"===(0,i.Vb)(n.what)&&(0,d.Sb)(t.draft.values,`${t.owner}::$${(0,i.Vb)(n.offset)}`,f.x4,f.x4)}(s,t)
const o=(0,f.fp)(r,t),c=(0,l.QP)(r,t),u="="===e.operator,p=u&&!(0,f.nT)(o)?o:void 0
if("variable"===s.kind&&"string"==typeof s.name){const e=t.variables.get(s.name),i="maybe"!==n.when||e?.type===c,o="always"===n.when||void 0===e?.path||void 0===p,{then:d,otherwise:l}=(0,a.vi)(r,t),f=d.guards.length+l.guards.length>0
t.variables.set(s.name,{path:o?p:[{perhaps:p}],type:u&&i?c:void 0,isExact:"new"===r.kind&&i,answer:f?{then:d,otherwise:l}:void 0})}const h="propertylookup"===s.kind&&"this"===(0,i.Vb)(s.what),m="staticlookup"===s.kind,w=h?t.owner:m?(0,l.Kl)((0,i.ye)(s.what),t):void 0,v=(0,i.Vb)(s.offset)
if(void 0===w||""===w||""===v||"nullkeyword"===r.kind)return;(0,d.Sb)(t.draft.values,`${w}::$${v}`,p??f.x4,f.x4)
const y=t.draft.classes.findLast(({name:e})=>e===w)
void 0!==y&&(0,d.Sb)(y.types,v,c??"","")}const h=new Set(["function","class","interface","trait","enum","usegroup"]),m=new Set(["loc","kind","type","attrGroups","leadingComments","trailingComments"]),w=/^!?[fck]:/
function enter(e){const{node:t,at:n,scope:s}=e,go=(t,s,r={})=>(0,d.dj)(e,t,void 0===s?r:{...r,at:(0,a.WP)(n,s)}),r=e.loops+1
switch(t.kind){case"program":case"namespace":case"block":case"declare":return function enterBlock(e,t){const{at:n,scope:s,next:r=0}=e,i=t[r]
if(void 0===i)return[]
const o=h.has(i.kind)&&"never"===n.when?{...n,when:"always"}:n,c=(0,d.dj)(e,i,{at:o})
return r+1===t.length?c:[...c,{...e,at:(0,a.WP)(n,weighRest(i,s)),next:r+1}]}(e,(0,i.h_)(t.children))
case"if":{const{then:e,otherwise:n}=(0,a.vi)(t.test,s),{guards:r}=n,i=r.length>0&&r.every(e=>w.test(e))?n:{when:"maybe",guards:r}
return[...go(t.test),...go(t.body,e),...go(t.alternate,i)]}case"retif":{const{then:e,otherwise:n}=(0,a.vi)(t.test,s)
return[...go(t.test),...go(t.trueExpr,e),...go(t.falseExpr,n)]}case"bin":{const e=String(t.type)
if(!/^(&&|\|\||and|or|xor|\?\?)$/.test(e))return[...go(t.left),...go(t.right)]
const{then:n,otherwise:r}=(0,a.vi)(t.left,s),i=/^(&&|and)$/.test(e)?n:/or|\|\|/.test(e)?r:a.xF
return[...go(t.left,void 0,"??"===e?{isAsked:!0}:{}),...go(t.right,i)]}case"for":case"foreach":case"while":case"do":{const{body:e,...n}=t
if("foreach"===t.kind)for(const e of[t.key,t.value])s.variables.delete((0,i.Vb)(e))
const o="while"===t.kind?(0,a.WP)(a.xF,(0,a.vi)(t.test,s).then):a.xF
return[...go(childrenOf(n)),...go(e,"do"===t.kind?void 0:o,{loops:r})]}case"switch":return[...go(t.test),...go(t.body,a.xF,{loops:r})]
case"case":case"matcharm":return[...go(t.test),...go(t.conds),...go(t.body,a.xF)]
case"try":{const e=(0,i.h_)(t.catches),n=e.some(e=>(0,i.h_)(e.what).some(e=>/^(throwable|error)$/i.test((0,i.Jk)(e,s.names))))
return[...go(t.body,n?{when:"always",guards:["t"]}:void 0),...e.flatMap(e=>[...go(e.what,void 0,{isAsked:!0}),...go(e.body,a.xF)]),...go(t.always)]}case"silent":case"isset":case"empty":case"unset":return go(childrenOf(t),void 0,{isAsked:!0})
default:return go(childrenOf(t))}}function childrenOf(e){return Object.entries(e).flatMap(([e,t])=>m.has(e)?[]:Array.isArray(t)?(0,i.h_)(t):(0,i.ye)(t)??[])}function weighRest(e,t){const n=(0,a.iL)(e)
if("no"===n)return a.qI
if("yes"===n)return{when:"never",guards:[]}
const s=""===t.unit.name
if("if"!==e.kind)return s?a.qI:a.xF
const{then:r,otherwise:i}=(0,a.vi)(e.test,t),o="yes"===(0,a.iL)(e.body),c="yes"===(0,a.iL)(e.alternate),u=o?i:c?r:a.xF
return{when:"never"!==u.when&&(s||isOfNames(u.guards))?"always":u.when,guards:u.guards.map(leftBehind)}}const isOfNames=e=>e.length>0&&e.every(e=>/^[fck]:/.test(e)),leftBehind=e=>"e"===e||"!e"===e?"E":e
function readArguments(e){return(0,i.h_)(e.arguments).map(e=>({name:(0,i.Vb)(e),isRequired:void 0===(0,i.ye)(e.value)&&!0!==e.variadic,isVariadic:!0===e.variadic}))}function enterFunction(e,t,n){const{node:s}=e,r=(0,l.hq)(s.type,t)
void 0!==r&&(0,d.Sb)(t.draft.returns,`${n}()`,r,"")
const o=(0,i.h_)(s.arguments)
o.forEach((n,s)=>{const r=!0===n.variadic?void 0:(0,l.hq)(n.type,t)
t.variables.set((0,i.Vb)(n),{path:[{argument:s}],type:r,isThird:2===s}),(0,l.me)({...e,scope:t},n.type,!0)})
const c={...a.qI,guards:e.at.guards},u=[...o.map(e=>e.value),s.body]
return(0,d.dj)(e,u,{at:c,scope:t,loops:0,isAsked:!1})}const v=/^(interface|trait|enum)$/
function declareClass(e){const{node:t,at:n,scope:s}=e,{draft:r,text:o}=s,c=!0===t.isAnonymous||""===(0,i.Vb)(t),u=c?"class@anonymous":(0,i.fj)(s.names.namespace,(0,i.Vb)(t)),p="interface"===t.kind,h={kind:v.test(t.kind)?t.kind:"class",name:c?`class@${(0,i.cA)(t)}:${r.classes.length}:${o.length}`:u.toLowerCase(),shown:u,line:(0,i.cA)(t),isAbstract:!0===t.isAbstract,isFinal:!0===t.isFinal,parents:p?[]:resolveAll(t.extends,s),interfaces:resolveAll(p?t.extends:t.implements,s),traits:[],traitNames:[],methods:[],properties:[],types:new Map,at:n}
r.classes.push(h),function refuseMembers(e){const{node:t}=e,n=(0,i.h_)(t.body),s=new Set,r="class"===t.kind&&!0!==t.isAbstract,a=n.flatMap(e=>{if("method"===e.kind)return{each:e,what:`method \`${(0,i.Vb)(e).toLowerCase()}()\``}
return[...(0,i.h_)(e.constants),...(0,i.h_)(e.properties)].map(e=>({each:e,what:tellMember(e)}))})
for(const{each:t,what:n}of a){const a="method"===t.kind?`method \`${(0,i.Vb)(t)}()\``:n
s.size===s.add(n).size&&refuse(e,t,`the ${a} for the second time`),r&&"method"===t.kind&&!0===t.isAbstract&&refuse(e,t,`the abstract ${a} in a class that is not`)}}(e)
for(const n of[t.extends,t.implements].flat())(0,l.me)(e,n)
const m={...e,at:{...a.qI,guards:n.guards},loops:0,isAsked:!1},w={...s,owner:h.name,parent:h.parents[0]??""}
return[...(0,d.dj)(e,t.arguments),...(0,d.dj)(m,t.body,{scope:w}).flatMap(e=>function declareMember(e,t){const{node:n,scope:s}=e
remarkOn(e)
const r=!0===n.isStatic
switch(n.kind){case"method":return function declareMethod(e,t,n){const{node:s,scope:r}=e,a=(0,i.Vb)(s),o=a.toLowerCase()
t.methods.push({name:o,shown:a,line:(0,i.cA)(s),arguments:readArguments(s),isStatic:n,visibility:visibilityOf(s),isAbstract:!0===s.isAbstract||"interface"===t.kind,isFinal:!0===s.isFinal})
for(const e of"__construct"===o?(0,i.h_)(s.arguments):[]){const n=Number(e.flags)
if(!(n>0))continue
t.properties.push({name:(0,i.Vb)(e),visibility:y[n]??"public",isStatic:!1})
const s=(0,l.hq)(e.type,r)
void 0!==s&&t.types.set((0,i.Vb)(e),s)}const c=`${t.name}::${o}`,u=(0,d.PQ)(r,c,{isStatic:n&&"trait"!==t.kind})
return enterFunction(e,u,c)}(e,t,r)
case"traituse":for(const t of(0,i.h_)(n.traits))(0,l.me)(e,t)
t.traits.push(...resolveAll(n.traits,s))
for(const e of(0,i.h_)(n.adaptations))"traitalias"===e.kind&&t.traitNames.push((0,i.Vb)(e.as).toLowerCase())
return[]
case"propertystatement":for(const e of(0,i.h_)(n.properties)){t.properties.push({name:(0,i.Vb)(e),visibility:visibilityOf(n),isStatic:r})
const a=(0,l.hq)(e.type,s)
void 0!==a&&t.types.set((0,i.Vb)(e),a),readDefault(e,s)}break
case"classconstant":for(const e of(0,i.h_)(n.constants))(0,d.Sb)(s.draft.values,`${t.name}::#${(0,i.Vb)(e)}`,(0,f.fp)(e.value,s),f.x4)
break
case"enumcase":break
default:return[]}return enter({...e,scope:(0,d.PQ)(s,`${t.name}::`,{isStatic:!1})})}(e,h))]}function resolveAll(e,{names:t}){return(0,i.h_)([e].flat()).map(e=>(0,i.Jk)(e,t).toLowerCase())}function visibilityOf({visibility:e}){return"private"===e||"protected"===e?e:"public"}const y={1:"public",2:"protected",4:"private"}
const tellMember=e=>"property"===e.kind?`property \`$${(0,i.Vb)(e)}\``:`constant \`${(0,i.Vb)(e)}\``
function refuse({at:e,scope:t},n,s){t.isLibrary||t.draft.remarks.push({kind:"refused",what:s,line:(0,i.cA)(n),at:e})}const g={call_user_func:0,call_user_func_array:0,array_map:0,ob_start:0,set_error_handler:0,register_shutdown_function:0,spl_autoload_register:0,add_action:1,add_filter:1,add_shortcode:1,register_activation_hook:1,register_deactivation_hook:1,register_uninstall_hook:1,array_filter:1,array_walk:1,usort:1,uasort:1,uksort:1,preg_replace_callback:1,add_meta_box:2,add_settings_field:2,add_settings_section:2},k={muplugins_loaded:a.qI,plugins_loaded:a.qI,setup_theme:a.qI,after_setup_theme:a.qI,init:a.qI,wp_loaded:a.qI,widgets_init:a.qI,admin_init:{when:"admin",guards:[]},admin_menu:{when:"admin",guards:[]}}
const isClosure=e=>"closure"===e?.kind||"arrowfunc"===e?.kind
function visitCall(e){const{node:t,scope:n}=e,s=(0,i.ye)(t.what),r=(0,i.h_)(t.arguments)
if(isClosure(s))return[...(0,d.dj)(e,s,{isPlaced:!0}),...(0,d.dj)(e,r)]
if("name"!==s?.kind){const a=(0,i.Vb)(s?.offset);/define/i.test(a)&&noteConstant(r,e)
const o=/^(bind|bindto|call|macro)$/i.test(a)?{scope:{...n,isBound:!0}}:{},c=!0===s?.parenthesizedExpression
return[...(0,d.dj)(e,s).flatMap(e=>c?[e]:visitMember(e,t)),...(0,d.dj)(e,r,o)]}const{shown:o,fallback:c}=(0,i.qK)(s,n.names,"functions"),u=(c??o).toLowerCase(),p={kind:"function",name:o.toLowerCase(),shown:o};(0,d.Yx)(e,{...p,fallback:c?.toLowerCase(),...countArguments(t)}),function noteCall(e,t,n){const{node:s,at:r,scope:o}=n,[c,u]=t,l=(0,i.Je)(c)
if(/(^|_)define(_|$)/.test(e))noteConstant(t,n)
else if("class_alias"===e){const[e="",t]=[(0,a.MQ)(c,o.names),(0,a.MQ)(u,o.names)]
void 0!==t&&o.draft.aliases.push({name:t,line:(0,i.cA)(s),at:r,of:e})}else if("spl_autoload_register"===e)o.draft.isAutoloader=!0
else if(/^func_(get_args?|num_args)$/.test(e))o.unit.isOpen=!0
else if("do_action"===e||"apply_filters"===e){const{given:e}=countArguments(s),t=void 0===e?void 0:e-1
void 0!==l&&(0,d.Yx)(n,{kind:"fire",name:l,shown:l,given:t})}else if("constant"===e){const e=l?.replace(/^\\/,"")??"::"
e.includes("::")||(0,d.Yx)(n,{kind:"constant",name:(0,i.BA)(e),shown:e,isText:!0})}else if(b.test(e)){const t=(0,f.fp)(c,o)
o.unit.loads.push({keyword:e,path:t,line:(0,i.cA)(s),at:r,isGuarded:!0})}}(u,r,e)
const h=r[g[u]??r.length]
if(void 0===h)return(0,d.dj)(e,r)
const m=/^add_(action|filter)$/.test(u)?(0,i.Je)(r[0])??"*":void 0,w=(0,a.WP)(e.at,function whenCalled(e,t){if("register_activation_hook"===e)return{when:"activation",guards:[]}
if("call_user_func"===e)return a.qI
if(void 0===t)return a.xF
const n=k[t]??{when:"maybe",guards:[`h:${t}`]}
return"add_filter"===e?{...n,when:"maybe"}:n}(u,m)),v=function nameCallback(e,t){const n=(0,a.MQ)(e,t.scope.names),s={via:"name",isText:!0}
if(void 0!==n&&/^[\w\\]+(::\w+)?$/.test(n)){const[r="",a]=n.split("::"),o=(0,i.Je)(e)??n
return void 0===a?(0,d.Yx)(t,{kind:"function",name:n,shown:o,isText:!0}):(0,d.Yx)(t,{kind:"static-method",name:a,shown:o,on:r,...s}),n}const[r,o]=(0,i.h_)(e.items).map(e=>(0,i.ye)(e.value)),c=(0,i.Je)(o)
if("array"!==e.kind||void 0===c)return
const u=c.toLowerCase(),f=(0,i.Je)(r)?.replace(/^\\/,"").toLowerCase(),p=f??(0,l.bf)(r,t.scope)
void 0!==f&&(0,d.Yx)(t,{kind:"method",name:u,shown:c,on:p,...s})
return void 0===p?void 0:`${p}::${u}`}(h,{...e,at:w})
return void 0!==m&&function noteUpdateFilter([e,t],n,s){const{node:r,at:a,scope:o}=s,c=o.text.includes("update_plugins")?(0,f.fp)(e,o):[""],[u]=c
if("string"==typeof u&&!u.includes("update_plugins"))return
const d=isClosure(t)?o.unit.name:n??""
o.unit.updates.push({hook:c,callback:d,line:(0,i.cA)(r),at:a})}(r,v,e),void 0!==m&&"*"!==m&&function noteListener(e,t,n,s){const[,r,,a]=n,i=void 0===a?1:Number(a.value),o=void 0!==r&&isClosure(r)?String(readArguments(r).filter(({isRequired:e})=>e).length):t;(0,d.Yx)(s,{kind:"listen",name:e,shown:e,on:o,given:i>=0?i:void 0})}(m,v,r,{...e,at:w}),r.flatMap(t=>(0,d.dj)(e,t,t===h?{at:w,isPlaced:!0}:{}))}function noteConstant([e,t],{node:n,at:s,scope:r}){const a=(0,i.Je)(e)?.replace(/^\\/,"")
if(void 0===a)r.draft.definesTexts=!0
else if(/^[\w\\]+$/.test(a)){const e=(0,f.fp)(t,r)
r.draft.constants.push({name:(0,i.BA)(a),line:(0,i.cA)(n),at:s,value:e})}}const b=/^(glob|scandir|register_block_type(_from_metadata)?)$|(^|_)(load|require|include)(_\w+)?$/
function countArguments(e){const t=(0,i.h_)(e.arguments)
if(t.some(({kind:e})=>"variadic"===e||"variadicplaceholder"===e))return{}
const n=t.filter(({kind:e})=>"namedargument"===e).map(i.Vb)
return n.length>0?{named:n}:{given:t.length}}const readTaken=(e,t)=>(0,i.h_)(e.arguments).slice(0,4).map(e=>(0,f.fp)(e,t))
function visitMember(e,t){const{node:n,scope:s}=e,r=(0,i.ye)(n.what),a=(0,i.ye)(n.offset),o="staticlookup"===n.kind
if(!o&&!n.kind.endsWith("propertylookup"))return(0,d.dj)(e,n)
const c=(0,i.Vb)(a),u=o&&"name"===r?.kind
u&&(0,l.me)(e,r,"class"===c||e.isAsked)
const f=(0,d.dj)(e,[u?[]:r,"identifier"===a?.kind?[]:a]),p=o&&"variable"===a?.kind&&void 0===t
if("identifier"!==a?.kind&&!p||""===c||"class"===c)return f
const h=o?(0,l.Kl)(r,s):(0,l.QP)(r,s),m=o&&"variable"===r?.kind?"unknown":(0,l.wQ)(r,s)
if(void 0!==t){const n=o?"static-method":"method",r=o?readTaken(t,s):void 0;(0,d.Yx)(e,{kind:n,name:c.toLowerCase(),shown:c,on:h,via:m,takes:r,...countArguments(t)})}else if(void 0!==h){const t=o?p?"static-property":"class-constant":"property";(0,d.Yx)(e,{kind:t,name:c,shown:c,on:h,via:m,...e.isAsked&&{isSoft:!0}})}return f}const _=/\b(?:function\s+&?|class\s+|interface\s+|trait\s+|define\(\s*['"]|const\s+)(\w+)/gi
function collectFacts(e,t,n){const s={remarks:[],functions:[],classes:[],constants:[],aliases:[],units:[],values:new Map,returns:new Map,answers:new Map,texts:new Set,isAutoloader:!1,hasEval:!1,definesTexts:!1},r=new Set([...t.matchAll(_)].map(([,e=""])=>e.toLowerCase())),o={draft:s,text:t,isLibrary:n,declared:r,owner:"",parent:"",names:(0,i.QC)(""),isStatic:!1,isBound:!1,isClosure:!1,variables:new Map,lasting:new Set,unit:{name:"",owner:"",loads:[],uses:[],updates:[],compared:[],isOpen:!1}},c={node:e,at:a.qI,scope:(0,d.PQ)(o,""),loops:0,isAsked:!1}
if(function refuseLateStart(e){const t=(0,i.h_)(e.node.children),n=t.findIndex(({kind:e})=>"declare"!==e&&"noop"!==e),s=/^#!.*\n$/.test(String(t[n]?.raw)),r=s?n+1:n,a=t.find(({kind:e})=>"namespace"===e),o=!0===a?.withBrackets?[]:(0,i.h_)(a?.children),isStrict=e=>(0,i.h_)(e.directives).some(({key:e})=>"strict_types"===(0,i.Vb)(e)),c=[...t,...o].find((e,n)=>"namespace"===e.kind?n>r&&"namespace"!==t[r]?.kind:"declare"===e.kind&&isStrict(e)&&n>r&&r>=0),u="inline"===t[0]?.kind?"something stands before `<?php`":"other code stands before it"
void 0!==c&&refuse(e,c,`a \`${c.kind}\` that does not come first, because ${u}`)}(c),function walk(e,t){const n=[e]
for(let e=n.pop();void 0!==e;e=n.pop())n.push(...t(e).toReversed())}(c,visit),s.definesTexts)for(const e of s.texts)/^[A-Z]\w+$/.test(e)&&s.constants.push({name:e,line:0,at:{when:"maybe",guards:[]}})
return s}const x=3e3,$=/^[\w\\/.:-]{3,160}$/
function visit(e){const{node:t,at:n,scope:s}=e,{draft:r}=s,o=0===(e.next??0)
switch(o&&remarkOn(e),t.kind){case"namespace":return enter(o?{...e,scope:{...s,names:(0,i.QC)((0,i.Vb)(t))}}:e)
case"usegroup":return function readImports(e){const{node:t,scope:n}=e
for(const s of(0,i.h_)(t.items)){const r=(0,i.fj)((0,i.Vb)(t.name),(0,i.Vb)(s)).replace(/^\\/,""),a=(0,i.Vb)(s.alias)||r.replace(/^.*\\/,""),o=s.type??t.type,c="function"===o?"functions":"const"===o?"constants":"classes",u="constants"===c?a:a.toLowerCase()
n.names[c].has(u)&&refuse(e,t,`an import of \`${a}\`, which is imported already`),n.names[c].set(u,r)}}(e),[]
case"function":return function declareFunction(e){const{node:t,at:n,scope:s}=e,r=(0,i.fj)(s.names.namespace,(0,i.Vb)(t)),a=r.toLowerCase(),o=(0,d.PQ)(s,a,{owner:"",parent:"",isStatic:!1})
return s.draft.functions.push({name:a,shown:r,line:(0,i.cA)(t),arguments:readArguments(t),at:n}),enterFunction(e,o,(0,i.Vb)(t).toLowerCase())}(e)
case"class":case"interface":case"trait":case"enum":return declareClass(e)
case"closure":case"arrowfunc":return function enterClosure(e){const{node:t}=e,n=!0===t.isStatic,s=e.scope.isBound||e.scope.isStatic&&!n,r=new Map(e.scope.variables),o={...e.scope,isClosure:!0,isStatic:n,isBound:s,variables:r}
for(const[e,n]of(0,i.h_)(t.arguments).entries()){const{answer:t}=r.get((0,i.Vb)(n))??{},s=(0,l.hq)(n.type,o)
r.set((0,i.Vb)(n),{path:f.x4,type:s,answer:t,isThird:2===e})}const c=!0===e.isPlaced?e.at:(0,a.WP)(e.at,a.xF),u=[...(0,i.h_)(t.arguments).map(e=>e.value),t.body]
return(0,d.dj)(e,u,{at:c,scope:o,loops:0,isAsked:!1,isPlaced:!1})}(e)
case"constantstatement":for(const e of(0,i.h_)(t.constants)){const t=(0,i.BA)((0,i.fj)(s.names.namespace,(0,i.Vb)(e)))
r.constants.push({name:t,line:(0,i.cA)(e),at:n,value:(0,f.fp)(e.value,s)})}return enter(e)
case"call":return visitCall(e)
case"new":return function visitNew(e){const{node:t,scope:n}=e,s=(0,i.ye)(t.what),r=(0,i.h_)(t.arguments),a=(0,l.Kl)(s,n),o="name"===s?.kind,c=readTaken(t,n)
if(o||"selfreference"===s?.kind&&void 0!==a){const r=o?(0,i.Jk)(s,n.names):"self",u=o?"name":"self";(0,d.Yx)(e,{kind:"new",name:a??"",shown:r,on:a,via:u,takes:c,...countArguments(t)})}else if(void 0!==s&&"staticreference"!==s.kind)return(0,d.dj)(e,[s,...r])
for(const[e,t]of void 0===a?[]:c.slice(0,2).entries())(0,d.Sb)(n.draft.values,`new ${a}#${e}`,t,f.x4)
return(0,d.dj)(e,r)}(e)
case"staticlookup":case"propertylookup":case"nullsafepropertylookup":return visitMember(e)
case"name":{const{shown:n,fallback:r}=(0,i.qK)(t,s.names,"constants")
return(0,d.Yx)(e,{kind:"constant",name:(0,i.BA)(n),shown:n,fallback:r,isSoft:e.isAsked}),[]}case"include":{const r=`${!0===t.require?"require":"include"}${!0===t.once?"_once":""}`,a=(0,f.fp)(t.target,s),o=e.isAsked&&r.startsWith("include")
return s.unit.loads.push({keyword:r,path:a,line:(0,i.cA)(t),at:n,isGuarded:o}),(0,f.nT)(a)||a.some(e=>"object"==typeof e&&"option"in e)?enter(e):[]}case"eval":return r.hasEval=!0,enter(e)
case"static":case"global":for(const e of[...(0,i.h_)(t.variables),...(0,i.h_)(t.items)])s.lasting.add((0,i.Vb)(e.variable)||(0,i.Vb)(e))
return[]
case"isset":return(0,i.h_)(t.variables).some(e=>"this"===(0,i.Vb)(e))&&s.lasting.add("this"),enter(e)
case"assign":return state_assign(e),enter(e)
case"return":return s.isClosure||function readReturn({node:e,scope:t,at:n}){const s=(0,i.ye)(e.expr),{name:r}=t.unit
if(void 0===s||""===r)return
const{draft:o}=t,c=r.includes("::")?r:r.slice(r.lastIndexOf("\\")+1);(0,d.Sb)(o.values,`${r}()`,(0,f.fp)(s,t),f.x4),(0,d.Sb)(o.returns,`${c}()`,(0,l.QP)(s,t)??"","")
const u=(0,a.WP)(n,(0,a.vi)(s,t).then).guards.filter(e=>!e.startsWith("a:"));(0,d.Sb)(o.answers,r,u,[])}(e),enter(e)
case"array":return function nameMethod(e){const t=(0,i.h_)(e.node.items),[n,s]=t.map(e=>(0,i.ye)(e.key)?void 0:(0,i.ye)(e.value)),r=(0,i.Je)(s)??""
if(2!==t.length||!/^\w+$/.test(r)||void 0!==(0,i.Je)(n))return
const a=(0,l.bf)(n,e.scope),o=(0,l.wQ)(n,e.scope)
void 0!==a&&(0,d.Yx)(e,{kind:"method",name:r.toLowerCase(),shown:r,on:a,via:o,isText:!0})}(e),enter(e)
case"bin":return"instanceof"!==t.type?(function noteCompared({node:e,scope:t}){const isThird=e=>"variable"===(0,i.ye)(e)?.kind&&!0===t.variables.get((0,i.Vb)(e))?.isThird,{left:n,right:s,type:r}=e,a=isThird(n)?s:isThird(s)?n:void 0
void 0!==a&&/^[!=]==?$/.test(String(r))&&t.unit.compared.push((0,f.fp)(a,t))}(e),enter(e)):(s.variables.set((0,i.Vb)(t.left),{...s.variables.get((0,i.Vb)(t.left)),type:void 0}),(0,l.me)(e,t.right,!0),(0,d.dj)(e,[t.left,"name"===(0,i.ye)(t.right)?.kind?[]:t.right]))
case"string":case"nowdoc":{const e=(0,i.Je)(t)??""
return!s.isLibrary&&r.texts.size<x&&$.test(e)&&r.texts.add(e),[]}default:return enter(e)}}var A=n(6735),C=n(7313)
const O=805,S=/<\?(?!xml|php|=)|<script\s+language|<%/i,V={remarks:[],functions:[],classes:[],constants:[],aliases:[],units:[],values:new Map,returns:new Map,answers:new Map,texts:new Set,isAutoloader:!1,hasEval:!1}
function parseFile({key:e,bytes:t,isLibrary:n}){return{key:e,...parsePhp(Buffer.from(t.buffer,t.byteOffset,t.byteLength).toString("latin1"),n)}}function parsePhp(e,t){try{const n=new(r().Engine)({parser:{version:O,suppressErrors:!1,extractDoc:!1},ast:{withPositions:!0},lexer:{all_tokens:!1,short_tags:!1}}).parseCode(e,""),s=function findOpenEnd(e){const{openAt:t}=(0,C.aq)(e,()=>{})
if(void 0===t)return
const n=`the start of a ${e.startsWith("/*",t)?"comment":"text"} that has no end`,s=e.slice(0,t).split(/\r\n|\r|\n/).length
return{kind:"refused",what:n,line:s,at:{when:"always",guards:[]}}}(e),a=readStart(e,n)
if(function hasOtherTags(e){const t=e.children
return!!Array.isArray(t)&&t.some(e=>{const t=(0,i.ye)(e)
return"inline"===t?.kind&&S.test(String(t.raw))})}(n))return{...V,starts:a,fault:{what:"short tags (`<?`)",line:1,isSyntax:!1}}
const o=collectFacts(n,e,t)
return{...o,starts:a,remarks:void 0===s?o.remarks:[...o.remarks,s]}}catch(t){const{message:n,lineNumber:s}=t,r="number"==typeof s?s:1,a=t instanceof SyntaxError,i=a?readMessage(String(n)):"code that is nested too deep to be read here"
return{...V,starts:readStart(e),fault:{what:i,line:r,isSyntax:a}}}}const L=new Set(["return","exit"])
function readStart(e,t){const{hasTag:n,start:s}=(0,A.z)(e)
if(void 0===t)return{hasTag:n,start:s}
const r=(0,i.h_)(t.children).flatMap(e=>"namespace"===e.kind?(0,i.h_)(e.children):e),a=r.findIndex(e=>L.has((0,i.ye)(e.expression)?.kind??e.kind)),o=r.slice(0,a<0?r.length:a).find((e,t)=>(({kind:e})=>"inline"===e)(e)&&(t>0||""===s)&&""!==e.value),c=o&&{text:String(o.value),line:(0,i.cA)(o)}
return{hasTag:n,start:s,behind:c}}const readMessage=e=>e.replace(/^Parse Error\s*:\s*(syntax error,\s*)?/,"").replace(/ on line \d+$/,"").slice(0,200)},4891:(e,t,n)=>{n.d(t,{PQ:()=>openScope,Sb:()=>setOnce,Yx:()=>use,dj:()=>into})
var s=n(9637)
function into(e,t,n={}){return(Array.isArray(t)?t:[t]).flatMap(t=>{const r=(0,s.ye)(t)
return void 0===r?[]:[{...e,...n,node:r,next:0}]})}function openScope(e,t,n={}){const s={...e,isBound:!1,isClosure:!1,...n},r={name:t,owner:s.owner,loads:[],uses:[],updates:[],compared:[],isOpen:!1}
return e.draft.units.push(r),{...s,unit:r,variables:new Map,lasting:new Set}}function use({node:e,at:t,scope:n},r){n.isLibrary||n.unit.uses.push({line:(0,s.cA)(e),at:t,...r})}function setOnce(e,t,n,s){const r=e.get(t)
e.set(t,void 0===r||JSON.stringify(r)===JSON.stringify(n)?n:s)}},9637:(e,t,n)=>{n.d(t,{BA:()=>keyOfConstant,Je:()=>stringOf,Jk:()=>resolveClass,QC:()=>noNames,Vb:()=>nameOf,cA:()=>lineOf,fj:()=>join,h_:()=>toNodes,qK:()=>resolveName,tL:()=>toNamespace,ye:()=>toNode})
const toNode=e=>"object"==typeof e&&null!==e&&"kind"in e?e:void 0,toNodes=e=>Array.isArray(e)?e.flatMap(e=>toNode(e)??[]):[]
function nameOf(e){if("string"==typeof e)return e
const t=toNode(e)?.name
return"string"==typeof t?t:void 0===t?"":nameOf(t)}const lineOf=({loc:e})=>e?.start.line??0
function stringOf(e){const t=toNode(e),n="string"===t?.kind||"nowdoc"===t?.kind?t.value:void 0
return"string"==typeof n?n:void 0}const join=(e,t)=>""===e?t:`${e}\\${t}`,noNames=e=>({namespace:e,classes:new Map,functions:new Map,constants:new Map})
function resolveClass(e,{namespace:t,classes:n}){const s=nameOf(e)
if(s.startsWith("\\"))return s.slice(1)
if("rn"===toNode(e)?.resolution)return join(t,s)
const[r="",...a]=s.split("\\"),i=n.get(r.toLowerCase())
return void 0===i?join(t,s):[i,...a].join("\\")}function resolveName(e,t,n){const s=nameOf(e)
if(s.startsWith("\\"))return{shown:s.slice(1)}
if("rn"===toNode(e)?.resolution)return{shown:join(t.namespace,s)}
if(s.includes("\\"))return{shown:resolveClass(e,t)}
const r=t[n].get("functions"===n?s.toLowerCase():s)
return void 0!==r?{shown:r}:""===t.namespace?{shown:s}:{shown:join(t.namespace,s),fallback:s}}const toNamespace=e=>e.slice(0,e.lastIndexOf("\\")+1)
function keyOfConstant(e){const t=toNamespace(e)
return t.toLowerCase()+e.slice(t.length)}},6735:(e,t,n)=>{n.d(t,{z:()=>readTag})
const s=512,r=/<\?(?:php(?=\s|$)|=)/i
function readTag(e){const t=e.search(r)
return{hasTag:t>=0,start:0===t?"":e.slice(0,s)}}},7313:(e,t,n)=>{n.d(t,{ao:()=>tokenizePhp,aq:()=>scanPhp})
const s=/<\?(?:php(?=[ \t\r\n]|$)|=)/gi,r=/(?:[ \t\r\n\v\f]+|(?:#(?!\[)|\/\/)[^\r\n?]*(?:\?(?!>)[^\r\n?]*)*)/y,a=/\?>(?:\r\n|\r|\n)?/y,i=/\$[A-Za-z_\x80-\xff][\w\x80-\xff]*/y,o=/\\?[A-Za-z_\x80-\xff][\w\x80-\xff]*(?:\\[A-Za-z_\x80-\xff][\w\x80-\xff]*)*/y,c=/'[^'\\]*(?:\\[^][^'\\]*)*'/y,u=/<<<[ \t]*(["']?)([A-Za-z_\x80-\xff][\w\x80-\xff]*)\1(?=[\r\n])/y,d=/\?->|->|::|[^]/y
function tokenizePhp(e){const t=[]
return{...scanPhp(e,e=>t.push(e)),tokens:t}}function scanPhp(e,t){let n=0
for(;n<e.length;){s.lastIndex=n
const r=s.exec(e),a=r?.index??e.length
if(a>n&&t({kind:"html",text:e.slice(n,a),index:n}),null===r)break
t({kind:"open",text:r[0],index:a})
const{end:i,openAt:o}=readCode(e,a+r[0].length,0,t)
if(void 0!==o)return{openAt:o}
n=i}return{}}function readCode(e,t,n,s){let r=1
for(let a=t;a<e.length;){const t=skipSpace(e,a)
if(t<0)return{end:e.length,openAt:a}
const i=t>a?void 0:readToken(e,a,n)
if(t===a&&void 0===i)return{end:0,openAt:a}
if(a=void 0===i?t:a+i.text.length,void 0!==i){if(s(i),r+="{"===i.text?1:"}"===i.text?-1:0,0===n?"close"===i.kind:0===r)return{end:a}
if(isHalt(i))break}}return{end:0===n?e.length:0}}const isHalt=({text:e})=>15===e.length&&"__halt_compiler"===e.toLowerCase()
function skipSpace(e,t){const n=e.charAt(t)
if("/"===n&&e.startsWith("/*",t)){const n=e.indexOf("*/",t+2)
return n<0?-1:n+2}return n>"/"?t:skip(r,e,t)}function readToken(e,t,n=0){const make=(n,s,r)=>s>t?{kind:n,text:e.slice(t,s),index:t,value:r}:void 0,s=e.charAt(t)
if("'"===s){const n=skip(c,e,t)
return make("string",n,e.slice(t+1,n-1).replace(/\\([\\'])/g,"$1"))}if('"'===s||"`"===s){const r=function skipTemplate(e,t,n){const s=e.charAt(t)
if(n>=l)return 0
const r='"'===s?/[\\"]|\{\$|\$\{/g:/[\\`]|\{\$|\$\{/g
r.lastIndex=t+1
for(let t=r.exec(e);null!==t;t=r.exec(e)){if(t[0]===s)return r.lastIndex
if("\\"===t[0])r.lastIndex+=1
else{const{end:t,openAt:s}=readCode(e,r.lastIndex,n+1,()=>{})
if(0===t||void 0!==s)return 0
r.lastIndex=t}}return 0}(e,t,n),a=e.slice(t+1,r-1)
return make("string",r,'"'===s&&!/\$|\\[^\\"]/.test(a)?a.replace(/\\(.)/g,"$1"):void 0)}u.lastIndex=t
const r="<"===s?u.exec(e):null
if(null!==r)return make("string",function findHeredocEnd(e,t){const n=new RegExp(`[\\r\\n][ \\t]*${t[2]??""}(?![\\w\\x80-\\xff])`,"g")
return n.lastIndex=t.index+t[0].length,null===n.exec(e)?0:n.lastIndex}(e,r))
const f="$"===s?"variable":"word",p=skip("$"===s?i:o,e,t),h="?"===s?skip(a,e,t):t,m=/[?:-]/.test(s)?skip(d,e,t):t+1
return make(f,p)??make("close",h)??make("sign",m)}function skip(e,t,n){return e.lastIndex=n,e.test(t)?e.lastIndex:n}const l=20},3622:(e,t,n)=>{n.d(t,{Kl:()=>classOf,QP:()=>typeOf,bf:()=>ownerOf,hq:()=>readType,me:()=>useClass,wQ:()=>viaOf})
var s=n(4891),r=n(9637)
const a=5
function typeOf(e,t,n=0){const s=(0,r.ye)(e)
if(void 0===s||n>a)return
const i=(0,r.ye)(s.what)
switch(s.kind){case"variable":return"this"!==(0,r.Vb)(s)?t.variables.get((0,r.Vb)(s))?.type:t.isBound||t.isStatic?void 0:t.owner||void 0
case"new":return void 0===i?void 0:classOf(i,t)
case"clone":return typeOf(i,t,n+1)
case"propertylookup":case"nullsafepropertylookup":case"staticlookup":{const e="staticlookup"===s.kind?classOf(i,t):typeOf(i,t,n+1),a=(0,r.Vb)(s.offset)
return void 0===e||""===a||e.length>200?void 0:`${e}->${a}`}case"call":{if("name"===i?.kind)return`${(0,r.Vb)(i).replace(/^.*\\/,"").toLowerCase()}()`
const[,e,s=""]=/^(.*)->(.*)$/s.exec(typeOf(i,t,n+1)??"")??[]
return void 0===e?void 0:`${e}::${s.toLowerCase()}()`}default:return}}function classOf(e,t){switch(e?.kind){case"name":return(0,r.Jk)(e,t.names).toLowerCase()
case"selfreference":case"staticreference":return t.owner||void 0
case"parentreference":return t.parent||void 0
case"variable":return typeOf(e,t)
default:return(0,r.Je)(e)?.toLowerCase()}}function readType(e,t){const n=(0,r.ye)(e)
return/^(name|selfreference|staticreference)$/.test(n?.kind??"")?classOf(n,t):void 0}const namedBy=e=>"staticlookup"===e?.kind&&"class"===(0,r.Vb)(e.offset)?(0,r.ye)(e.what):void 0
function ownerOf(e,t){if("magic"===e?.kind&&"__CLASS__"===e.value)return t.owner||void 0
const n=namedBy(e)
return void 0===n?typeOf(e,t):classOf(n,t)}const i={magic:"self",selfreference:"self",staticreference:"static",parentreference:"parent",name:"name",new:"new"}
function viaOf(e,t){const n=namedBy(e)??e
if("variable"!==n?.kind)return i[n?.kind??""]??"type"
if("this"===(0,r.Vb)(n))return t.isBound?"unknown":"this"
const{type:s,isExact:a=!1}=t.variables.get((0,r.Vb)(n))??{}
return void 0===s?"unknown":a?"new":"type"}function useClass(e,t,n=!1){const a=(0,r.ye)(t)
if("name"!==a?.kind)return
const i=(0,r.Jk)(a,e.scope.names);(0,s.Yx)({...e,node:a},{kind:"class",name:i.toLowerCase(),shown:i,...n&&{isSoft:n}})}},3213:(e,t,n)=>{n.d(t,{D4:()=>decode,Dl:()=>f,OH:()=>listGiven,PM:()=>v,T7:()=>h,_3:()=>evaluate,b0:()=>toPath,fp:()=>readParts,nT:()=>isOpen,x4:()=>i})
var s=n(3146),r=n(9637),a=n(3622)
const i=[{any:!0}],isOpen=e=>e.some(e=>"object"==typeof e&&"any"in e),o=60,c=12
function readParts(e,t,n=0){const s=[],a=[]
let c=(0,r.ye)(e)
for(;"bin"===c?.kind&&"."===c.type;c=(0,r.ye)(c.left))if(a.push(c.right)>o)return i
for(const e of[c,...a.reverse()])s.push(...readPiece((0,r.ye)(e),t,n))
return s.length>o?i:s}function readPiece(e,t,n){if(void 0===e||n>c)return i
const s=(0,r.Je)(e)
if(void 0!==s)return[s]
switch(e.kind){case"bin":{if("."===e.type)return readParts(e,t,n+1)
const s="+"===e.type?[e.left,e.right]:[]
return 0===s.length?i:[{call:"+",given:s.map(e=>readParts(e,t,n+1))}]}case"array":return function readOptions(e,t,n){const s=(0,r.h_)(e.items)
if(s.length>d||s.some(e=>void 0===(0,r.Je)(e.key)))return i
const a=s.map(e=>[(0,r.Je)(e.key)??"",e.value]).filter(([e])=>u.test(e)).map(([e,s])=>[e,readParts(s,t,n+1)])
return[{options:Object.fromEntries(a)}]}(e,t,n)
case"offsetlookup":{const s=(0,r.Je)(e.offset)??""
return u.test(s)?[{option:s,of:readParts(e.what,t,n+1)}]:i}case"encapsed":case"nowdoc":return(0,r.h_)(e.value).flatMap(e=>readPiece((0,r.ye)(e.expression),t,n+1))
case"magic":return"__DIR__"===e.value?[{up:1}]:"__FILE__"===e.value?[{up:0}]:i
case"name":{const{shown:n,fallback:s}=(0,r.qK)(e,t.names,"constants")
return[{constant:(0,r.BA)(s??n)}]}case"staticlookup":case"propertylookup":return function readMember(e,t){const n=ownerOf(e.what,t),s=(0,r.Vb)(e.offset)
return void 0===n||""===s?i:[{property:s,of:n}]}(e,t)
case"variable":return t.variables.get((0,r.Vb)(e))?.path??i
case"call":return function readCall(e,t,n){const s=(0,r.ye)(e.what),a=(0,r.h_)(e.arguments),read=e=>readParts(a[e],t,n+1)
if("staticlookup"===s?.kind||"propertylookup"===s?.kind){const e=ownerOf(s.what,t),n=void 0===e?void 0:`${e}::${(0,r.Vb)(s.offset).toLowerCase()}`
return void 0===n?i:[{call:n,given:a.slice(0,3).map((e,t)=>read(t))}]}if("name"!==s?.kind)return i
const{shown:o,fallback:c=o}=(0,r.qK)(s,t.names,"functions"),u=c.toLowerCase()
if("dirname"===u){const e=a.length>1?Number(a[1]?.value):1
return e>0&&e<10?[{folderOf:read(0),up:e}]:i}if("plugin_dir_path"===u)return[{folderOf:read(0),up:1},"/"]
if(l.has(u))return read(0)
const[,d,f=""]=/^([^%]*)%s([^%]*)$/.exec((0,r.Je)(a[0])??"")??[]
return"sprintf"===u&&void 0!==d?[d,...read(1),f]:/^(wp_)?parse_url$/.test(u)&&"PHP_URL_HOST"===(0,r.Vb)(a[1])?[{option:"host",of:[{call:"parse_url",given:[read(0)]}]}]:[{call:o.toLowerCase(),given:a.slice(0,3).map((e,t)=>read(t))}]}(e,t,n)
case"silent":return readPiece((0,r.ye)(e.expr),t,n+1)
default:return i}}const u=/host|ur[il]$|file$|base(name)?$/i,d=30
function ownerOf(e,t){const n=(0,r.ye)(e)
return"variable"===n?.kind?"this"===(0,r.Vb)(n)?t.owner:void 0:"parentreference"===n?.kind?void 0:(0,a.Kl)(n,t)}const l=new Set(["wp_normalize_path","realpath","plugin_basename"]),f="\0",p="",h="",m="",w=1024,v=100
function evaluate(e,t,n=0){if(t.steps.left-=1,n>c||t.steps.left<0)return h
const r=e.map(e=>function evaluatePart(e,t,n){if("string"==typeof e)return e
if("folderOf"in e)return climb(evaluate(e.folderOf,t,n+1),e.up)
if("up"in e)return climb(t.file,e.up)
if("perhaps"in e)return!0===t.isExact?h:evaluate(e.perhaps,t,n+1)
if("option"in e){const{option:s,of:r}=e,a=!0===t.isExact?evaluate(r,{...t,option:s},n+1):h
return a===m?h:a}if("options"in e){const s=void 0===t.option?i:e.options[t.option]
return void 0===s?m:evaluate(s,{...t,option:void 0},n+1)}if("constant"in e){if("DIRECTORY_SEPARATOR"===e.constant)return"/"
if("WP_PLUGIN_DIR"===e.constant)return p}const r="call"in e?function evaluateCall({call:e,given:t},n,r){const[a=h,...i]=t.map(e=>evaluate(e,n,r+1))
if(e.endsWith("untrailingslashit"))return a.replace(/[/\\]+$/,"")
if(e.endsWith("trailingslashit"))return`${a.replace(/[/\\]+$/,"")}/`
if(/(^|\\)l?trim$/.test(e))return a.replace(/^\/+/,"")
if("host"===n.option&&/(^|\\)parse_url$/.test(e))return a.includes(h)||!/^(https?:)?\/\//i.test(a)?h:(0,s.l)(a)??h
const[o,,c]=g.exec(e)??[],u=[a,...i].filter(e=>e!==m)
return void 0===o?void 0:u.at(void 0===c?-1:0)??m}(e,t,n):void 0,a=void 0===r?function find(e,t){if("argument"in e)return t.given?.[e.argument]
const n="call"in e?e.given.map(e=>({parts:e,scope:t})):t.given,s="call"in e?`${e.call}()`:"property"in e?`${e.of}::$${e.property}`:"",r=t.find("constant"in e?e.constant:s),a=void 0===r?.made?n:listGiven(r.made,t)
return r&&{parts:r.parts,scope:{...t,file:r.file,given:a}}}(e,t):void 0
return r??(a?evaluate(a.parts,{...a.scope,option:t.option},n+1):h)}(e,t,n)).join("")
return r.length>w?h:r.replace(y,h)}const y=/\x02+/g
const g=/^(.*\\)?(?:(\+|wp_parse_args)|array_merge|array_replace)$/
const listGiven=(e,t)=>e.map(e=>e&&{parts:e.parts,scope:{...t,file:e.file}})
function climb(e,t){let n=e
for(let e=0;e<t;e+=1){const s=n.replace(/\/+$/,"").lastIndexOf("/")
if(!n.startsWith(f)||s<0)return n===f&&e<t?p:h
n=n.slice(0,s)}return n}const decode=e=>Buffer.from(e,"latin1").toString(),k=/^(?:\.\/)?wp-(?:admin|includes|content|load|config|settings|blog-header|login|cron)\b(?!-\w+-)/
function toPath(e,{file:t,folder:n,movesAround:s=!1}){const r=`${p}/${n}/`
let a=""!==n&&e.startsWith(r)?`${f}/${e.slice(r.length)}`:e
if(s||!/^(?:\.\/)?[\w-]+(?:\/[\w.-]+)*\.php$/i.test(a)||k.test(a)||(a=`${t.slice(0,t.lastIndexOf("/"))}/${a}`),a.startsWith(f)&&/^.[\\\w]/.test(a))return`../${n}${a.slice(1)}`
if(!a.startsWith(`${f}/`))return
const i=[]
for(const e of a.slice(2).split("/")){if(".."===e&&(i.pop()??h).includes(h))return
""!==e&&"."!==e&&".."!==e&&i.push(e)}return 0===i.length?void 0:decode(i.join("/"))}},3146:(e,t,n)=>{n.d(t,{l:()=>findUpdateHost})
const s=new Set("http https ftp ftps mailto news irc irc6 ircs gopher nntp feed telnet mms rtsp sms svn tel fax xmpp webcal urn".split(" ")),r=/[^a-z0-9\-~+_.?#=!&;,/:%@$|*'()[\]\x80-\u{10FFFF}]/giu
function findUpdateHost(e){const t=function completeUrl(e){let t=e.trimStart().replaceAll(" ","%20").replaceAll(r,"")
for(let e="";e!==t;)e=t,t=t.replaceAll(/%0[da]/gi,"")
t=t.replaceAll(";//","://")
const n=/^[/#?]/.test(t)||/^[a-z0-9-]+\.php/i.test(t)
return""===t||t.includes(":")||n?t:`http://${t}`}(e),[,n,a]=/^(?:([a-z0-9+.-]+):)?\/\/([^/?#]*)/i.exec(t)??[]
if(void 0===a)return
if(void 0!==n&&!s.has(n.toLowerCase()))return
const[,i="",o=""]=/^(\[.*\]|.*?)(?::([^:]*))?$/.exec(a.slice(a.lastIndexOf("@")+1))??[],c=""===o||/^\+?\d.{0,4}$/.test(o)&&Number.parseInt(o,10)<=65535
return""!==i&&c?i:void 0}}}

