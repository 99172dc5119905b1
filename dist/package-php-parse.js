export const id=254
export const ids=[254]
export const modules={2254:(e,t,n)=>{n.r(t),n.d(t,{parseFile:()=>parseFile,parsePhp:()=>parsePhp})
var s=n(8341),a=n.n(s),r=n(7445),i=n(9637)
function remarkOn(e){const{node:t,at:n,scope:s}=e,a=s.isLibrary?void 0:function findRefused({node:e,scope:t,loops:n,isAsked:s}){switch(e.kind){case"offsetlookup":{const n=(0,i.ye)(e.offset)?.loc?.start.offset??0
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
if(void 0===a)return
const[r,d,u]=a,l={kind:r,what:d,line:(0,i.cA)(t),inside:s.unit.name,at:n}
s.draft.remarks.push(void 0===u?l:{...l,since:u})}const o=new Set(["name","call","string","number","boolean","nullkeyword","magic","new"]),c={match:["`match`","8.0"],nullsafepropertylookup:["`?->`","8.0"],namedargument:["a named argument","8.0"],variadicplaceholder:["`name(...)`","8.1"],enum:["an enum","8.1"],arrowfunc:["`fn`","7.4"],"??=":["`??=`","7.4"],"|>":["`|>`","8.5"],"??":["`??`","7.0"]}
const newest=e=>e.reduce((e,t)=>Number(t)>Number(e)?t:e,""),d={mixed:"8.0",static:"8.0",never:"8.1",true:"8.2",false:"8.2",null:"8.2",uniontype:"8.0",staticreference:"8.0",intersectiontype:"8.1"}
function sinceOfTypes(e){return e.flatMap(e=>{const t=(0,i.ye)(e.type)
return(0,i.h_)(t?.types).some(({kind:e})=>"intersectiontype"===e)?"8.2":d[t?.kind??""]??d[(0,i.Vb)(t).toLowerCase()]??[]})}var u=n(4891),l=n(3622),f=n(3213)
const p=/^(files|classMap|prefixDirsPsr4)$/
function readDefault(e,t){const n=(0,i.ye)(e.value),s=(0,i.Vb)(e),{values:a}=t.draft
if(void 0!==n&&"nullkeyword"!==n.kind)if("array"!==n.kind)(0,u.Sb)(a,`${t.owner}::$${s}`,(0,f.fp)(n,t),f.x4)
else if(p.test(s))for(const e of(0,i.h_)(n.items)){const n=(0,i.ye)(e.value),r="array"===n?.kind?(0,i.h_)(n.items).map(e=>e.value):[n],o=`composer:${s}:${(0,i.Je)(e.key)??""}`
r.forEach((e,n)=>a.set(0===n?o:`${o}:${n}`,(0,f.fp)(e,t)))}}const h=new Set(["function","class","interface","trait","enum","usegroup"]),m=new Set(["loc","kind","type","attrGroups","leadingComments","trailingComments"]),v=/^!?[fck]:/
function enter(e){const{node:t,at:n,scope:s}=e,go=(t,s,a={})=>(0,u.dj)(e,t,void 0===s?a:{...a,at:(0,r.WP)(n,s)}),a=e.loops+1
switch(t.kind){case"program":case"namespace":case"block":case"declare":return function enterBlock(e,t){const{at:n,scope:s,next:a=0}=e,i=t[a]
if(void 0===i)return[]
const o=h.has(i.kind)&&"never"===n.when?{...n,when:"always"}:n,c=(0,u.dj)(e,i,{at:o})
return a+1===t.length?c:[...c,{...e,at:(0,r.WP)(n,weighRest(i,s)),next:a+1}]}(e,(0,i.h_)(t.children))
case"if":{const{then:e,otherwise:n}=(0,r.vi)(t.test,s),{guards:a}=n,i=a.length>0&&a.every(e=>v.test(e))?n:{when:"maybe",guards:a}
return[...go(t.test),...go(t.body,e),...go(t.alternate,i)]}case"retif":{const{then:e,otherwise:n}=(0,r.vi)(t.test,s)
return[...go(t.test),...go(t.trueExpr,e),...go(t.falseExpr,n)]}case"bin":{const e=String(t.type)
if(!/^(&&|\|\||and|or|xor|\?\?)$/.test(e))return[...go(t.left),...go(t.right)]
const{then:n,otherwise:a}=(0,r.vi)(t.left,s),i=/^(&&|and)$/.test(e)?n:/or|\|\|/.test(e)?a:r.xF
return[...go(t.left,void 0,"??"===e?{isAsked:!0}:{}),...go(t.right,i)]}case"for":case"foreach":case"while":case"do":{const{body:e,...n}=t
if("foreach"===t.kind)for(const e of[t.key,t.value])s.variables.delete((0,i.Vb)(e))
const o="while"===t.kind?(0,r.WP)(r.xF,(0,r.vi)(t.test,s).then):r.xF
return[...go(childrenOf(n)),...go(e,"do"===t.kind?void 0:o,{loops:a})]}case"switch":return[...go(t.test),...go(t.body,r.xF,{loops:a})]
case"case":case"matcharm":return[...go(t.test),...go(t.conds),...go(t.body,r.xF)]
case"try":{const e=(0,i.h_)(t.catches),n=e.some(e=>(0,i.h_)(e.what).some(e=>/^(throwable|error)$/i.test((0,i.Jk)(e,s.names))))
return[...go(t.body,n?{when:"always",guards:["t"]}:void 0),...e.flatMap(e=>[...go(e.what,void 0,{isAsked:!0}),...go(e.body,r.xF)]),...go(t.always)]}case"silent":case"isset":case"empty":case"unset":return go(childrenOf(t),void 0,{isAsked:!0})
default:return go(childrenOf(t))}}function childrenOf(e){return Object.entries(e).flatMap(([e,t])=>m.has(e)?[]:Array.isArray(t)?(0,i.h_)(t):(0,i.ye)(t)??[])}function weighRest(e,t){const n=(0,r.iL)(e)
if("no"===n)return r.qI
if("yes"===n)return{when:"never",guards:[]}
const s=""===t.unit.name
if("if"!==e.kind)return s?r.qI:r.xF
const{then:a,otherwise:i}=(0,r.vi)(e.test,t),o="yes"===(0,r.iL)(e.body),c="yes"===(0,r.iL)(e.alternate),d=o?i:c?a:r.xF
return{when:"never"!==d.when&&(s||isOfNames(d.guards))?"always":d.when,guards:d.guards.map(leftBehind)}}const isOfNames=e=>e.length>0&&e.every(e=>/^[fck]:/.test(e)),leftBehind=e=>"e"===e||"!e"===e?"E":e
function readArguments(e){return(0,i.h_)(e.arguments).map(e=>({name:(0,i.Vb)(e),isRequired:void 0===(0,i.ye)(e.value)&&!0!==e.variadic,isVariadic:!0===e.variadic}))}function enterFunction(e,t,n){const{node:s}=e,a=(0,l.hq)(s.type,t)
void 0!==a&&(0,u.Sb)(t.draft.returns,`${n}()`,a,"")
const o=(0,i.h_)(s.arguments)
o.forEach((n,s)=>{const a=!0===n.variadic?void 0:(0,l.hq)(n.type,t)
t.variables.set((0,i.Vb)(n),{path:[{argument:s}],type:a}),(0,l.me)({...e,scope:t},n.type,!0)})
const c={...r.qI,guards:e.at.guards},d=[...o.map(e=>e.value),s.body]
return(0,u.dj)(e,d,{at:c,scope:t,loops:0,isAsked:!1})}const w=/^(interface|trait|enum)$/
function declareClass(e){const{node:t,at:n,scope:s}=e,{draft:a,text:o}=s,c=!0===t.isAnonymous||""===(0,i.Vb)(t),d=c?"class@anonymous":(0,i.fj)(s.names.namespace,(0,i.Vb)(t)),f="interface"===t.kind,p={kind:w.test(t.kind)?t.kind:"class",name:c?`class@${(0,i.cA)(t)}:${a.classes.length}:${o.length}`:d.toLowerCase(),shown:d,line:(0,i.cA)(t),isAbstract:!0===t.isAbstract,isFinal:!0===t.isFinal,parents:f?[]:resolveAll(t.extends,s),interfaces:resolveAll(f?t.extends:t.implements,s),traits:[],traitNames:[],methods:[],properties:[],types:new Map,at:n}
a.classes.push(p),function refuseMembers(e){const{node:t}=e,n=(0,i.h_)(t.body),s=new Set,a="class"===t.kind&&!0!==t.isAbstract,r=n.flatMap(e=>{if("method"===e.kind)return{each:e,what:`method \`${(0,i.Vb)(e).toLowerCase()}()\``}
return[...(0,i.h_)(e.constants),...(0,i.h_)(e.properties)].map(e=>({each:e,what:tellMember(e)}))})
for(const{each:t,what:n}of r){const r="method"===t.kind?`method \`${(0,i.Vb)(t)}()\``:n
s.size===s.add(n).size&&refuse(e,t,`the ${r} for the second time`),a&&"method"===t.kind&&!0===t.isAbstract&&refuse(e,t,`the abstract ${r} in a class that is not`)}}(e)
for(const n of[t.extends,t.implements].flat())(0,l.me)(e,n)
const h={...e,at:{...r.qI,guards:n.guards},loops:0,isAsked:!1},m={...s,owner:p.name,parent:p.parents[0]??""}
return[...(0,u.dj)(e,t.arguments),...(0,u.dj)(h,t.body,{scope:m}).flatMap(e=>function declareMember(e,t){const{node:n,scope:s}=e
remarkOn(e)
const a=!0===n.isStatic
switch(n.kind){case"method":return function declareMethod(e,t,n){const{node:s,scope:a}=e,r=(0,i.Vb)(s),o=r.toLowerCase()
t.methods.push({name:o,shown:r,line:(0,i.cA)(s),arguments:readArguments(s),isStatic:n,visibility:visibilityOf(s),isAbstract:!0===s.isAbstract||"interface"===t.kind,isFinal:!0===s.isFinal})
for(const e of"__construct"===o?(0,i.h_)(s.arguments):[]){const n=Number(e.flags)
if(!(n>0))continue
t.properties.push({name:(0,i.Vb)(e),visibility:k[n]??"public",isStatic:!1})
const s=(0,l.hq)(e.type,a)
void 0!==s&&t.types.set((0,i.Vb)(e),s)}const c=`${t.name}::${o}`,d=(0,u.PQ)(a,c,{isStatic:n&&"trait"!==t.kind})
return enterFunction(e,d,c)}(e,t,a)
case"traituse":for(const t of(0,i.h_)(n.traits))(0,l.me)(e,t)
t.traits.push(...resolveAll(n.traits,s))
for(const e of(0,i.h_)(n.adaptations))"traitalias"===e.kind&&t.traitNames.push((0,i.Vb)(e.as).toLowerCase())
return[]
case"propertystatement":for(const e of(0,i.h_)(n.properties)){t.properties.push({name:(0,i.Vb)(e),visibility:visibilityOf(n),isStatic:a})
const r=(0,l.hq)(e.type,s)
void 0!==r&&t.types.set((0,i.Vb)(e),r),readDefault(e,s)}break
case"classconstant":case"enumcase":break
default:return[]}return enter({...e,scope:(0,u.PQ)(s,`${t.name}::`,{isStatic:!1})})}(e,p))]}function resolveAll(e,{names:t}){return(0,i.h_)([e].flat()).map(e=>(0,i.Jk)(e,t).toLowerCase())}function visibilityOf({visibility:e}){return"private"===e||"protected"===e?e:"public"}const k={1:"public",2:"protected",4:"private"}
const tellMember=e=>"property"===e.kind?`property \`$${(0,i.Vb)(e)}\``:`constant \`${(0,i.Vb)(e)}\``
function refuse({at:e,scope:t},n,s){t.isLibrary||t.draft.remarks.push({kind:"refused",what:s,line:(0,i.cA)(n),at:e})}const y={call_user_func:0,call_user_func_array:0,array_map:0,ob_start:0,set_error_handler:0,register_shutdown_function:0,spl_autoload_register:0,add_action:1,add_filter:1,add_shortcode:1,register_activation_hook:1,register_deactivation_hook:1,register_uninstall_hook:1,array_filter:1,array_walk:1,usort:1,uasort:1,uksort:1,preg_replace_callback:1,add_meta_box:2,add_settings_field:2,add_settings_section:2},g={muplugins_loaded:r.qI,plugins_loaded:r.qI,setup_theme:r.qI,after_setup_theme:r.qI,init:r.qI,wp_loaded:r.qI,widgets_init:r.qI,admin_init:{when:"admin",guards:[]},admin_menu:{when:"admin",guards:[]}}
const isClosure=e=>"closure"===e?.kind||"arrowfunc"===e?.kind
function visitCall(e){const{node:t,scope:n}=e,s=(0,i.ye)(t.what),a=(0,i.h_)(t.arguments)
if(isClosure(s))return[...(0,u.dj)(e,s,{isPlaced:!0}),...(0,u.dj)(e,a)]
if("name"!==s?.kind){const r=(0,i.Vb)(s?.offset);/define/i.test(r)&&noteConstant(a,e)
const o=/^(bind|bindto|call|macro)$/i.test(r)?{scope:{...n,isBound:!0}}:{},c=!0===s?.parenthesizedExpression
return[...(0,u.dj)(e,s).flatMap(e=>c?[e]:visitMember(e,t)),...(0,u.dj)(e,a,o)]}const{shown:o,fallback:c}=(0,i.qK)(s,n.names,"functions"),d=(c??o).toLowerCase(),p={kind:"function",name:o.toLowerCase(),shown:o};(0,u.Yx)(e,{...p,fallback:c?.toLowerCase(),...countArguments(t)}),function noteCall(e,t,n){const{node:s,at:a,scope:o}=n,[c,d]=t,l=(0,i.Je)(c)
if(/(^|_)define(_|$)/.test(e))noteConstant(t,n)
else if("class_alias"===e){const[e="",t]=[(0,r.MQ)(c,o.names),(0,r.MQ)(d,o.names)]
void 0!==t&&o.draft.aliases.push({name:t,line:(0,i.cA)(s),at:a,of:e})}else if("spl_autoload_register"===e)o.draft.isAutoloader=!0
else if(/^func_(get_args?|num_args)$/.test(e))o.unit.isOpen=!0
else if("do_action"===e||"apply_filters"===e){const{given:e}=countArguments(s),t=void 0===e?void 0:e-1
void 0!==l&&(0,u.Yx)(n,{kind:"fire",name:l,shown:l,given:t})}else if("constant"===e){const e=l?.replace(/^\\/,"")??"::"
e.includes("::")||(0,u.Yx)(n,{kind:"constant",name:(0,i.BA)(e),shown:e,isText:!0})}else if(b.test(e)){const t=(0,f.fp)(c,o)
o.unit.loads.push({keyword:e,path:t,line:(0,i.cA)(s),at:a,isGuarded:!0})}}(d,a,e)
const h=a[y[d]??a.length]
if(void 0===h)return(0,u.dj)(e,a)
const m=/^add_(action|filter)$/.test(d)?(0,i.Je)(a[0])??"*":void 0,v=(0,r.WP)(e.at,function whenCalled(e,t){if("register_activation_hook"===e)return{when:"activation",guards:[]}
if("call_user_func"===e)return r.qI
if(void 0===t)return r.xF
const n=g[t]??{when:"maybe",guards:[`h:${t}`]}
return"add_filter"===e?{...n,when:"maybe"}:n}(d,m)),w=function nameCallback(e,t){const n=(0,r.MQ)(e,t.scope.names),s={via:"name",isText:!0}
if(void 0!==n&&/^[\w\\]+(::\w+)?$/.test(n)){const[a="",r]=n.split("::"),o=(0,i.Je)(e)??n
return void 0===r?(0,u.Yx)(t,{kind:"function",name:n,shown:o,isText:!0}):(0,u.Yx)(t,{kind:"static-method",name:r,shown:o,on:a,...s}),n}const[a,o]=(0,i.h_)(e.items).map(e=>(0,i.ye)(e.value)),c=(0,i.Je)(o)
if("array"!==e.kind||void 0===c)return
const d=c.toLowerCase(),f=(0,i.Je)(a)?.replace(/^\\/,"").toLowerCase(),p=f??(0,l.bf)(a,t.scope)
void 0!==f&&(0,u.Yx)(t,{kind:"method",name:d,shown:c,on:p,...s})
return void 0===p?void 0:`${p}::${d}`}(h,{...e,at:v})
return void 0!==m&&"*"!==m&&function noteListener(e,t,n,s){const[,a,,r]=n,i=void 0===r?1:Number(r.value),o=void 0!==a&&isClosure(a)?String(readArguments(a).filter(({isRequired:e})=>e).length):t;(0,u.Yx)(s,{kind:"listen",name:e,shown:e,on:o,given:i>=0?i:void 0})}(m,w,a,{...e,at:v}),a.flatMap(t=>(0,u.dj)(e,t,t===h?{at:v,isPlaced:!0}:{}))}function noteConstant([e,t],{node:n,at:s,scope:a}){const r=(0,i.Je)(e)?.replace(/^\\/,"")
if(void 0===r)a.draft.definesTexts=!0
else if(/^[\w\\]+$/.test(r)){const e=(0,f.fp)(t,a)
a.draft.constants.push({name:(0,i.BA)(r),line:(0,i.cA)(n),at:s,value:e})}}const b=/^(glob|scandir|register_block_type(_from_metadata)?)$|(^|_)(load|require|include)(_\w+)?$/
function countArguments(e){const t=(0,i.h_)(e.arguments)
if(t.some(({kind:e})=>"variadic"===e||"variadicplaceholder"===e))return{}
const n=t.filter(({kind:e})=>"namedargument"===e).map(i.Vb)
return n.length>0?{named:n}:{given:t.length}}function visitMember(e,t){const{node:n,scope:s}=e,a=(0,i.ye)(n.what),r=(0,i.ye)(n.offset),o="staticlookup"===n.kind
if(!o&&!n.kind.endsWith("propertylookup"))return(0,u.dj)(e,n)
const c=(0,i.Vb)(r),d=o&&"name"===a?.kind
d&&(0,l.me)(e,a,"class"===c||e.isAsked)
const f=(0,u.dj)(e,[d?[]:a,"identifier"===r?.kind?[]:r]),p=o&&"variable"===r?.kind&&void 0===t
if("identifier"!==r?.kind&&!p||""===c||"class"===c)return f
const h=o?(0,l.Kl)(a,s):(0,l.QP)(a,s),m=o&&"variable"===a?.kind?"unknown":(0,l.wQ)(a,s)
if(void 0!==t){const n=o?"static-method":"method";(0,u.Yx)(e,{kind:n,name:c.toLowerCase(),shown:c,on:h,via:m,...countArguments(t)})}else if(void 0!==h){const t=o?p?"static-property":"class-constant":"property";(0,u.Yx)(e,{kind:t,name:c,shown:c,on:h,via:m,...e.isAsked&&{isSoft:!0}})}return f}const x=/\b(?:function\s+&?|class\s+|interface\s+|trait\s+|define\(\s*['"]|const\s+)(\w+)/gi
function collectFacts(e,t,n){const s={remarks:[],functions:[],classes:[],constants:[],aliases:[],units:[],values:new Map,returns:new Map,answers:new Map,texts:new Set,isAutoloader:!1,hasEval:!1,definesTexts:!1},a=new Set([...t.matchAll(x)].map(([,e=""])=>e.toLowerCase())),o={draft:s,text:t,isLibrary:n,declared:a,owner:"",parent:"",names:(0,i.QC)(""),isStatic:!1,isBound:!1,isClosure:!1,variables:new Map,lasting:new Set,unit:{name:"",owner:"",loads:[],uses:[],isOpen:!1}},c={node:e,at:r.qI,scope:(0,u.PQ)(o,""),loops:0,isAsked:!1}
if(function refuseLateStart(e){const t=(0,i.h_)(e.node.children),n=t.findIndex(({kind:e})=>"declare"!==e&&"noop"!==e),s=/^#!.*\n$/.test(String(t[n]?.raw)),a=s?n+1:n,r=t.find(({kind:e})=>"namespace"===e),o=!0===r?.withBrackets?[]:(0,i.h_)(r?.children),isStrict=e=>(0,i.h_)(e.directives).some(({key:e})=>"strict_types"===(0,i.Vb)(e)),c=[...t,...o].find((e,n)=>"namespace"===e.kind?n>a&&"namespace"!==t[a]?.kind:"declare"===e.kind&&isStrict(e)&&n>a&&a>=0),d="inline"===t[0]?.kind?"something stands before `<?php`":"other code stands before it"
void 0!==c&&refuse(e,c,`a \`${c.kind}\` that does not come first, because ${d}`)}(c),function walk(e,t){const n=[e]
for(let e=n.pop();void 0!==e;e=n.pop())n.push(...t(e).toReversed())}(c,visit),s.definesTexts)for(const e of s.texts)/^[A-Z]\w+$/.test(e)&&s.constants.push({name:e,line:0,at:{when:"maybe",guards:[]}})
return s}const _=3e3,$=/^[\w\\/.:-]{3,160}$/
function visit(e){const{node:t,at:n,scope:s}=e,{draft:a}=s,o=0===(e.next??0)
switch(o&&remarkOn(e),t.kind){case"namespace":return enter(o?{...e,scope:{...s,names:(0,i.QC)((0,i.Vb)(t))}}:e)
case"usegroup":return function readImports(e){const{node:t,scope:n}=e
for(const s of(0,i.h_)(t.items)){const a=(0,i.fj)((0,i.Vb)(t.name),(0,i.Vb)(s)).replace(/^\\/,""),r=(0,i.Vb)(s.alias)||a.replace(/^.*\\/,""),o=s.type??t.type,c="function"===o?"functions":"const"===o?"constants":"classes",d="constants"===c?r:r.toLowerCase()
n.names[c].has(d)&&refuse(e,t,`an import of \`${r}\`, which is imported already`),n.names[c].set(d,a)}}(e),[]
case"function":return function declareFunction(e){const{node:t,at:n,scope:s}=e,a=(0,i.fj)(s.names.namespace,(0,i.Vb)(t)),r=a.toLowerCase(),o=(0,u.PQ)(s,r,{owner:"",parent:"",isStatic:!1})
return s.draft.functions.push({name:r,shown:a,line:(0,i.cA)(t),arguments:readArguments(t),at:n}),enterFunction(e,o,(0,i.Vb)(t).toLowerCase())}(e)
case"class":case"interface":case"trait":case"enum":return declareClass(e)
case"closure":case"arrowfunc":return function enterClosure(e){const{node:t}=e,n=!0===t.isStatic,s=e.scope.isBound||e.scope.isStatic&&!n,a=new Map(e.scope.variables),o={...e.scope,isClosure:!0,isStatic:n,isBound:s,variables:a}
for(const e of(0,i.h_)(t.arguments)){const{answer:t}=a.get((0,i.Vb)(e))??{}
a.set((0,i.Vb)(e),{path:[{any:!0}],type:(0,l.hq)(e.type,o),answer:t})}const c=!0===e.isPlaced?e.at:(0,r.WP)(e.at,r.xF),d=[...(0,i.h_)(t.arguments).map(e=>e.value),t.body]
return(0,u.dj)(e,d,{at:c,scope:o,loops:0,isAsked:!1,isPlaced:!1})}(e)
case"constantstatement":for(const e of(0,i.h_)(t.constants)){const t=(0,i.BA)((0,i.fj)(s.names.namespace,(0,i.Vb)(e)))
a.constants.push({name:t,line:(0,i.cA)(e),at:n,value:(0,f.fp)(e.value,s)})}return enter(e)
case"call":return visitCall(e)
case"new":return function visitNew(e){const{node:t,scope:n}=e,s=(0,i.ye)(t.what),a=(0,i.h_)(t.arguments),r=(0,l.Kl)(s,n),o="name"===s?.kind
if(o||"selfreference"===s?.kind&&void 0!==r){const a=o?(0,i.Jk)(s,n.names):"self",c=o?"name":"self";(0,u.Yx)(e,{kind:"new",name:r??"",shown:a,on:r,via:c,...countArguments(t)})}else if(void 0!==s&&"staticreference"!==s.kind)return(0,u.dj)(e,[s,...a])
for(const[e,t]of void 0===r?[]:a.slice(0,2).entries())(0,u.Sb)(n.draft.values,`new ${r}#${e}`,(0,f.fp)(t,n),f.x4)
return(0,u.dj)(e,a)}(e)
case"staticlookup":case"propertylookup":case"nullsafepropertylookup":return visitMember(e)
case"name":{const{shown:n,fallback:a}=(0,i.qK)(t,s.names,"constants")
return(0,u.Yx)(e,{kind:"constant",name:(0,i.BA)(n),shown:n,fallback:a,isSoft:e.isAsked}),[]}case"include":{const a=`${!0===t.require?"require":"include"}${!0===t.once?"_once":""}`,r=(0,f.fp)(t.target,s),o=e.isAsked&&a.startsWith("include")
return s.unit.loads.push({keyword:a,path:r,line:(0,i.cA)(t),at:n,isGuarded:o}),(0,f.nT)(r)?enter(e):[]}case"eval":return a.hasEval=!0,enter(e)
case"static":case"global":for(const e of[...(0,i.h_)(t.variables),...(0,i.h_)(t.items)])s.lasting.add((0,i.Vb)(e.variable)||(0,i.Vb)(e))
return[]
case"isset":return(0,i.h_)(t.variables).some(e=>"this"===(0,i.Vb)(e))&&s.lasting.add("this"),enter(e)
case"assign":return function state_assign({node:e,scope:t,at:n}){const[s,a]=[(0,i.ye)(e.left),(0,i.ye)(e.right)]
if(void 0===s||void 0===a)return
const o=(0,f.fp)(a,t),c=(0,l.QP)(a,t),d="="===e.operator,p=d&&!(0,f.nT)(o)?o:void 0
if("variable"===s.kind&&"string"==typeof s.name){const e="maybe"!==n.when||t.variables.get(s.name)?.type===c,{then:i,otherwise:o}=(0,r.vi)(a,t),u=i.guards.length+o.guards.length>0
t.variables.set(s.name,{path:p,type:d&&e?c:void 0,isExact:"new"===a.kind&&e,answer:u?{then:i,otherwise:o}:void 0})}const h="propertylookup"===s.kind&&"this"===(0,i.Vb)(s.what),m="staticlookup"===s.kind,v=h?t.owner:m?(0,l.Kl)((0,i.ye)(s.what),t):void 0,w=(0,i.Vb)(s.offset)
if(void 0===v||""===v||""===w||"nullkeyword"===a.kind)return;(0,u.Sb)(t.draft.values,`${v}::$${w}`,p??f.x4,f.x4)
const k=t.draft.classes.findLast(({name:e})=>e===v)
void 0!==k&&(0,u.Sb)(k.types,w,c??"","")}(e),enter(e)
case"return":return s.isClosure||function readReturn({node:e,scope:t,at:n}){const s=(0,i.ye)(e.expr),{name:a}=t.unit
if(void 0===s||""===a)return
const{draft:o}=t,c=a.includes("::")?a:a.slice(a.lastIndexOf("\\")+1);(0,u.Sb)(o.values,`${a}()`,(0,f.fp)(s,t),f.x4),(0,u.Sb)(o.returns,`${c}()`,(0,l.QP)(s,t)??"","")
const d=(0,r.WP)(n,(0,r.vi)(s,t).then).guards.filter(e=>!e.startsWith("a:"));(0,u.Sb)(o.answers,a,d,[])}(e),enter(e)
case"array":return function nameMethod(e){const t=(0,i.h_)(e.node.items),[n,s]=t.map(e=>(0,i.ye)(e.key)?void 0:(0,i.ye)(e.value)),a=(0,i.Je)(s)??""
if(2!==t.length||!/^\w+$/.test(a)||void 0!==(0,i.Je)(n))return
const r=(0,l.bf)(n,e.scope),o=(0,l.wQ)(n,e.scope)
void 0!==r&&(0,u.Yx)(e,{kind:"method",name:a.toLowerCase(),shown:a,on:r,via:o,isText:!0})}(e),enter(e)
case"bin":return"instanceof"!==t.type?enter(e):(s.variables.set((0,i.Vb)(t.left),{...s.variables.get((0,i.Vb)(t.left)),type:void 0}),(0,l.me)(e,t.right,!0),(0,u.dj)(e,[t.left,"name"===(0,i.ye)(t.right)?.kind?[]:t.right]))
case"string":case"nowdoc":{const e=(0,i.Je)(t)??""
return!s.isLibrary&&a.texts.size<_&&$.test(e)&&a.texts.add(e),[]}default:return enter(e)}}var A=n(6735),S=n(7313)
const C=805,V=/<\?(?!xml|php|=)|<script\s+language|<%/i,P={remarks:[],functions:[],classes:[],constants:[],aliases:[],units:[],values:new Map,returns:new Map,answers:new Map,texts:new Set,isAutoloader:!1,hasEval:!1}
function parseFile({key:e,bytes:t,isLibrary:n}){return{key:e,...parsePhp(Buffer.from(t.buffer,t.byteOffset,t.byteLength).toString("latin1"),n)}}function parsePhp(e,t){try{const n=new(a().Engine)({parser:{version:C,suppressErrors:!1,extractDoc:!1},ast:{withPositions:!0},lexer:{all_tokens:!1,short_tags:!1}}).parseCode(e,""),s=function findOpenEnd(e){const{openAt:t}=(0,S.aq)(e,()=>{})
if(void 0===t)return
const n=`the start of a ${e.startsWith("/*",t)?"comment":"text"} that has no end`,s=e.slice(0,t).split(/\r\n|\r|\n/).length
return{kind:"refused",what:n,line:s,at:{when:"always",guards:[]}}}(e),r=readStart(e,n)
if(function hasOtherTags(e){const t=e.children
return!!Array.isArray(t)&&t.some(e=>{const t=(0,i.ye)(e)
return"inline"===t?.kind&&V.test(String(t.raw))})}(n))return{...P,starts:r,fault:{what:"short tags (`<?`)",line:1,isSyntax:!1}}
const o=collectFacts(n,e,t)
return{...o,starts:r,remarks:void 0===s?o.remarks:[...o.remarks,s]}}catch(t){const{message:n,lineNumber:s}=t,a="number"==typeof s?s:1,r=t instanceof SyntaxError,i=r?readMessage(String(n)):"code that is nested too deep to be read here"
return{...P,starts:readStart(e),fault:{what:i,line:a,isSyntax:r}}}}const L=new Set(["return","exit"])
function readStart(e,t){const{hasTag:n,start:s}=(0,A.z)(e)
if(void 0===t)return{hasTag:n,start:s}
const a=(0,i.h_)(t.children).flatMap(e=>"namespace"===e.kind?(0,i.h_)(e.children):e),r=a.findIndex(e=>L.has((0,i.ye)(e.expression)?.kind??e.kind)),o=a.slice(0,r<0?a.length:r).find((e,t)=>(({kind:e})=>"inline"===e)(e)&&(t>0||""===s)&&""!==e.value),c=o&&{text:String(o.value),line:(0,i.cA)(o)}
return{hasTag:n,start:s,behind:c}}const readMessage=e=>e.replace(/^Parse Error\s*:\s*(syntax error,\s*)?/,"").replace(/ on line \d+$/,"").slice(0,200)},6735:(e,t,n)=>{n.d(t,{z:()=>readTag})
const s=512,a=/<\?(?:php(?=\s|$)|=)/i
function readTag(e){const t=e.search(a)
return{hasTag:t>=0,start:0===t?"":e.slice(0,s)}}},7313:(e,t,n)=>{n.d(t,{ao:()=>tokenizePhp,aq:()=>scanPhp})
const s=/<\?(?:php(?=[ \t\r\n]|$)|=)/gi,a=/(?:[ \t\r\n\v\f]+|(?:#(?!\[)|\/\/)[^\r\n?]*(?:\?(?!>)[^\r\n?]*)*)/y,r=/\?>(?:\r\n|\r|\n)?/y,i=/\$[A-Za-z_\x80-\xff][\w\x80-\xff]*/y,o=/\\?[A-Za-z_\x80-\xff][\w\x80-\xff]*(?:\\[A-Za-z_\x80-\xff][\w\x80-\xff]*)*/y,c=/'[^'\\]*(?:\\[^][^'\\]*)*'/y,d=/<<<[ \t]*(["']?)([A-Za-z_\x80-\xff][\w\x80-\xff]*)\1(?=[\r\n])/y,u=/\?->|->|::|[^]/y
function tokenizePhp(e){const t=[]
return{...scanPhp(e,e=>t.push(e)),tokens:t}}function scanPhp(e,t){let n=0
for(;n<e.length;){s.lastIndex=n
const a=s.exec(e),r=a?.index??e.length
if(r>n&&t({kind:"html",text:e.slice(n,r),index:n}),null===a)break
t({kind:"open",text:a[0],index:r})
const{end:i,openAt:o}=readCode(e,r+a[0].length,0,t)
if(void 0!==o)return{openAt:o}
n=i}return{}}function readCode(e,t,n,s){let a=1
for(let r=t;r<e.length;){const t=skipSpace(e,r)
if(t<0)return{end:e.length,openAt:r}
const i=t>r?void 0:readToken(e,r,n)
if(t===r&&void 0===i)return{end:0,openAt:r}
if(r=void 0===i?t:r+i.text.length,void 0!==i){if(s(i),a+="{"===i.text?1:"}"===i.text?-1:0,0===n?"close"===i.kind:0===a)return{end:r}
if(isHalt(i))break}}return{end:0===n?e.length:0}}const isHalt=({text:e})=>15===e.length&&"__halt_compiler"===e.toLowerCase()
function skipSpace(e,t){const n=e.charAt(t)
if("/"===n&&e.startsWith("/*",t)){const n=e.indexOf("*/",t+2)
return n<0?-1:n+2}return n>"/"?t:skip(a,e,t)}function readToken(e,t,n=0){const make=(n,s,a)=>s>t?{kind:n,text:e.slice(t,s),index:t,value:a}:void 0,s=e.charAt(t)
if("'"===s){const n=skip(c,e,t)
return make("string",n,e.slice(t+1,n-1).replace(/\\([\\'])/g,"$1"))}if('"'===s||"`"===s){const a=function skipTemplate(e,t,n){const s=e.charAt(t)
if(n>=l)return 0
const a='"'===s?/[\\"]|\{\$|\$\{/g:/[\\`]|\{\$|\$\{/g
a.lastIndex=t+1
for(let t=a.exec(e);null!==t;t=a.exec(e)){if(t[0]===s)return a.lastIndex
if("\\"===t[0])a.lastIndex+=1
else{const{end:t,openAt:s}=readCode(e,a.lastIndex,n+1,()=>{})
if(0===t||void 0!==s)return 0
a.lastIndex=t}}return 0}(e,t,n),r=e.slice(t+1,a-1)
return make("string",a,'"'===s&&!/\$|\\[^\\"]/.test(r)?r.replace(/\\(.)/g,"$1"):void 0)}d.lastIndex=t
const a="<"===s?d.exec(e):null
if(null!==a)return make("string",function findHeredocEnd(e,t){const n=new RegExp(`[\\r\\n][ \\t]*${t[2]??""}(?![\\w\\x80-\\xff])`,"g")
return n.lastIndex=t.index+t[0].length,null===n.exec(e)?0:n.lastIndex}(e,a))
const f="$"===s?"variable":"word",p=skip("$"===s?i:o,e,t),h="?"===s?skip(r,e,t):t,m=/[?:-]/.test(s)?skip(u,e,t):t+1
return make(f,p)??make("close",h)??make("sign",m)}function skip(e,t,n){return e.lastIndex=n,e.test(t)?e.lastIndex:n}const l=20}}

