export const id=11
export const ids=[11]
export const modules={9379:((e,t,r)=>{const s=Symbol("SemVer ANY")
class Comparator{static get ANY(){return s}constructor(e,t){if(t=i(t),e instanceof Comparator){if(e.loose===!!t.loose)return e
e=e.value}e=e.trim().split(/\s+/).join(" "),E("comparator",e,t),this.options=t,this.loose=!!t.loose,this.parse(e),this.semver===s?this.value="":this.value=this.operator+this.semver.version,E("comp",this)}parse(e){const t=this.options.loose?o[n.COMPARATORLOOSE]:o[n.COMPARATOR],r=e.match(t)
if(!r)throw new TypeError(`Invalid comparator: ${e}`)
this.operator=void 0!==r[1]?r[1]:"","="===this.operator&&(this.operator=""),r[2]?this.semver=new h(r[2],this.options.loose):this.semver=s}toString(){return this.value}test(e){if(E("Comparator.test",e,this.options.loose),this.semver===s||e===s)return!0
if("string"==typeof e)try{e=new h(e,this.options)}catch(e){return!1}return a(e,this.operator,this.semver,this.options)}intersects(e,t){if(!(e instanceof Comparator))throw new TypeError("a Comparator is required")
return""===this.operator?""===this.value||new l(e.value,t).test(this.value):""===e.operator?""===e.value||new l(this.value,t).test(e.semver):(!(t=i(t)).includePrerelease||"<0.0.0-0"!==this.value&&"<0.0.0-0"!==e.value)&&(!(!t.includePrerelease&&(this.value.startsWith("<0.0.0")||e.value.startsWith("<0.0.0")))&&(!(!this.operator.startsWith(">")||!e.operator.startsWith(">"))||(!(!this.operator.startsWith("<")||!e.operator.startsWith("<"))||(!(this.semver.version!==e.semver.version||!this.operator.includes("=")||!e.operator.includes("="))||(!!(a(this.semver,"<",e.semver,t)&&this.operator.startsWith(">")&&e.operator.startsWith("<"))||!!(a(this.semver,">",e.semver,t)&&this.operator.startsWith("<")&&e.operator.startsWith(">")))))))}}e.exports=Comparator
const i=r(356),{safeRe:o,t:n}=r(5471),a=r(8646),E=r(1159),h=r(7163),l=r(6782)}),6782:((e,t,r)=>{const s=/\s+/g
class Range{constructor(e,t){if(t=o(t),e instanceof Range)return e.loose===!!t.loose&&e.includePrerelease===!!t.includePrerelease?e:new Range(e.raw,t)
if(e instanceof n)return this.raw=e.value,this.set=[[e]],this.formatted=void 0,this
if(this.options=t,this.loose=!!t.loose,this.includePrerelease=!!t.includePrerelease,this.raw=e.trim().replace(s," "),this.set=this.raw.split("||").map(e=>this.parseRange(e.trim())).filter(e=>e.length),!this.set.length)throw new TypeError(`Invalid SemVer Range: ${this.raw}`)
if(this.set.length>1){const e=this.set[0]
if(this.set=this.set.filter(e=>!isNullSet(e[0])),0===this.set.length)this.set=[e]
else if(this.set.length>1)for(const e of this.set)if(1===e.length&&isAny(e[0])){this.set=[e]
break}}this.formatted=void 0}get range(){if(void 0===this.formatted){this.formatted=""
for(let e=0;e<this.set.length;e++){e>0&&(this.formatted+="||")
const t=this.set[e]
for(let e=0;e<t.length;e++)e>0&&(this.formatted+=" "),this.formatted+=t[e].toString().trim()}}return this.formatted}format(){return this.range}toString(){return this.range}parseRange(e){e=e.replace(m,"")
const t=((this.options.includePrerelease&&I)|(this.options.loose&&u))+":"+e,r=i.get(t)
if(r)return r
const s=this.options.loose,o=s?l[c.HYPHENRANGELOOSE]:l[c.HYPHENRANGE]
e=e.replace(o,hyphenReplace(this.options.includePrerelease)),a("hyphen replace",e),e=h(e),a("comparator trim",e),e=e.replace(l[c.TILDETRIM],$),a("tilde trim",e),e=e.replace(l[c.CARETTRIM],R),a("caret trim",e)
let E=e.split(" ").map(e=>parseComparator(e,this.options)).join(" ").split(/\s+/).map(e=>replaceGTE0(e,this.options))
s&&(E=E.filter(e=>(a("loose invalid filter",e,this.options),!!e.match(l[c.COMPARATORLOOSE])))),a("range list",E)
const p=new Map,f=E.map(e=>new n(e,this.options))
for(const e of f){if(isNullSet(e))return[e]
p.set(e.value,e)}p.size>1&&p.has("")&&p.delete("")
const L=[...p.values()]
return i.set(t,L),L}intersects(e,t){if(!(e instanceof Range))throw new TypeError("a Range is required")
return this.set.some(r=>isSatisfiable(r,t)&&e.set.some(e=>isSatisfiable(e,t)&&r.every(r=>e.every(e=>r.intersects(e,t)))))}test(e){if(!e)return!1
if("string"==typeof e)try{e=new E(e,this.options)}catch(e){return!1}for(let t=0;t<this.set.length;t++)if(testSet(this.set[t],e,this.options))return!0
return!1}}e.exports=Range
const i=new(r(1383)),o=r(356),n=r(9379),a=r(1159),E=r(7163),h=r(9737),{safeRe:l,src:p,t:c,tildeTrimReplace:$,caretTrimReplace:R}=r(5471),{FLAG_INCLUDE_PRERELEASE:I,FLAG_LOOSE:u}=r(5101),m=new RegExp(p[c.BUILD],"g"),isNullSet=e=>"<0.0.0-0"===e.value,isAny=e=>""===e.value,isSatisfiable=(e,t)=>{let r=!0
const s=e.slice()
let i=s.pop()
for(;r&&s.length;)r=s.every(e=>i.intersects(e,t)),i=s.pop()
return r},parseComparator=(e,t)=>(e=e.replace(l[c.BUILD],""),a("comp",e,t),e=replaceCarets(e,t),a("caret",e),e=replaceTildes(e,t),a("tildes",e),e=replaceXRanges(e,t),a("xrange",e),e=replaceStars(e,t),a("stars",e),e),isX=e=>!e||"x"===e.toLowerCase()||"*"===e,replaceTildes=(e,t)=>e.trim().split(/\s+/).map(e=>replaceTilde(e,t)).join(" "),replaceTilde=(e,t)=>{const r=t.loose?l[c.TILDELOOSE]:l[c.TILDE],s=t.includePrerelease?"-0":""
return e.replace(r,(t,r,i,o,n)=>{let E
return a("tilde",e,t,r,i,o,n),isX(r)?E="":isX(i)?E=`>=${r}.0.0${s} <${+r+1}.0.0-0`:isX(o)?E=`>=${r}.${i}.0${s} <${r}.${+i+1}.0-0`:n?(a("replaceTilde pr",n),E=`>=${r}.${i}.${o}-${n} <${r}.${+i+1}.0-0`):E=`>=${r}.${i}.${o} <${r}.${+i+1}.0-0`,a("tilde return",E),E})},replaceCarets=(e,t)=>e.trim().split(/\s+/).map(e=>replaceCaret(e,t)).join(" "),replaceCaret=(e,t)=>{a("caret",e,t)
const r=t.loose?l[c.CARETLOOSE]:l[c.CARET],s=t.includePrerelease?"-0":""
return e.replace(r,(t,r,i,o,n)=>{let E
return a("caret",e,t,r,i,o,n),isX(r)?E="":isX(i)?E=`>=${r}.0.0${s} <${+r+1}.0.0-0`:isX(o)?E="0"===r?`>=${r}.${i}.0${s} <${r}.${+i+1}.0-0`:`>=${r}.${i}.0${s} <${+r+1}.0.0-0`:n?(a("replaceCaret pr",n),E="0"===r?"0"===i?`>=${r}.${i}.${o}-${n} <${r}.${i}.${+o+1}-0`:`>=${r}.${i}.${o}-${n} <${r}.${+i+1}.0-0`:`>=${r}.${i}.${o}-${n} <${+r+1}.0.0-0`):(a("no pr"),E="0"===r?"0"===i?`>=${r}.${i}.${o} <${r}.${i}.${+o+1}-0`:`>=${r}.${i}.${o} <${r}.${+i+1}.0-0`:`>=${r}.${i}.${o} <${+r+1}.0.0-0`),a("caret return",E),E})},replaceXRanges=(e,t)=>(a("replaceXRanges",e,t),e.split(/\s+/).map(e=>replaceXRange(e,t)).join(" ")),replaceXRange=(e,t)=>{e=e.trim()
const r=t.loose?l[c.XRANGELOOSE]:l[c.XRANGE]
return e.replace(r,(r,s,i,o,n,E)=>{if(a("xRange",e,r,s,i,o,n,E),((e,t,r)=>isX(e)&&!isX(t)||isX(t)&&r&&!isX(r))(i,o,n))return e
const h=isX(i),l=h||isX(o),p=l||isX(n),c=p
return"="===s&&c&&(s=""),E=t.includePrerelease?"-0":"",h?r=">"===s||"<"===s?"<0.0.0-0":"*":s&&c?(l&&(o=0),n=0,">"===s?(s=">=",l?(i=+i+1,o=0,n=0):(o=+o+1,n=0)):"<="===s&&(s="<",l?i=+i+1:o=+o+1),"<"===s&&(E="-0"),r=`${s+i}.${o}.${n}${E}`):l?r=`>=${i}.0.0${E} <${+i+1}.0.0-0`:p&&(r=`>=${i}.${o}.0${E} <${i}.${+o+1}.0-0`),a("xRange return",r),r})},replaceStars=(e,t)=>(a("replaceStars",e,t),e.trim().replace(l[c.STAR],"")),replaceGTE0=(e,t)=>(a("replaceGTE0",e,t),e.trim().replace(l[t.includePrerelease?c.GTE0PRE:c.GTE0],"")),hyphenReplace=e=>(t,r,s,i,o,n,a,E,h,l,p,c)=>`${r=isX(s)?"":isX(i)?`>=${s}.0.0${e?"-0":""}`:isX(o)?`>=${s}.${i}.0${e?"-0":""}`:n?`>=${r}`:`>=${r}${e?"-0":""}`} ${E=isX(h)?"":isX(l)?`<${+h+1}.0.0-0`:isX(p)?`<${h}.${+l+1}.0-0`:c?`<=${h}.${l}.${p}-${c}`:e?`<${h}.${l}.${+p+1}-0`:`<=${E}`}`.trim(),testSet=(e,t,r)=>{for(let r=0;r<e.length;r++)if(!e[r].test(t))return!1
if(t.prerelease.length&&!r.includePrerelease){for(let r=0;r<e.length;r++)if(a(e[r].semver),e[r].semver!==n.ANY&&e[r].semver.prerelease.length>0){const s=e[r].semver
if(s.major===t.major&&s.minor===t.minor&&s.patch===t.patch)return!0}return!1}return!0}}),7163:((e,t,r)=>{const s=r(1159),{MAX_LENGTH:i,MAX_SAFE_INTEGER:o}=r(5101),{safeRe:n,t:a}=r(5471),E=r(356),{compareIdentifiers:h}=r(3348)
class SemVer{constructor(e,t){if(t=E(t),e instanceof SemVer){if(e.loose===!!t.loose&&e.includePrerelease===!!t.includePrerelease)return e
e=e.version}else if("string"!=typeof e)throw new TypeError(`Invalid version. Must be a string. Got type "${typeof e}".`)
if(e.length>i)throw new TypeError(`version is longer than ${i} characters`)
s("SemVer",e,t),this.options=t,this.loose=!!t.loose,this.includePrerelease=!!t.includePrerelease
const r=e.trim().match(t.loose?n[a.LOOSE]:n[a.FULL])
if(!r)throw new TypeError(`Invalid Version: ${e}`)
if(this.raw=e,this.major=+r[1],this.minor=+r[2],this.patch=+r[3],this.major>o||this.major<0)throw new TypeError("Invalid major version")
if(this.minor>o||this.minor<0)throw new TypeError("Invalid minor version")
if(this.patch>o||this.patch<0)throw new TypeError("Invalid patch version")
r[4]?this.prerelease=r[4].split(".").map(e=>{if(/^[0-9]+$/.test(e)){const t=+e
if(t>=0&&t<o)return t}return e}):this.prerelease=[],this.build=r[5]?r[5].split("."):[],this.format()}format(){return this.version=`${this.major}.${this.minor}.${this.patch}`,this.prerelease.length&&(this.version+=`-${this.prerelease.join(".")}`),this.version}toString(){return this.version}compare(e){if(s("SemVer.compare",this.version,this.options,e),!(e instanceof SemVer)){if("string"==typeof e&&e===this.version)return 0
e=new SemVer(e,this.options)}return e.version===this.version?0:this.compareMain(e)||this.comparePre(e)}compareMain(e){return e instanceof SemVer||(e=new SemVer(e,this.options)),this.major<e.major?-1:this.major>e.major?1:this.minor<e.minor?-1:this.minor>e.minor?1:this.patch<e.patch?-1:this.patch>e.patch?1:0}comparePre(e){if(e instanceof SemVer||(e=new SemVer(e,this.options)),this.prerelease.length&&!e.prerelease.length)return-1
if(!this.prerelease.length&&e.prerelease.length)return 1
if(!this.prerelease.length&&!e.prerelease.length)return 0
let t=0
do{const r=this.prerelease[t],i=e.prerelease[t]
if(s("prerelease compare",t,r,i),void 0===r&&void 0===i)return 0
if(void 0===i)return 1
if(void 0===r)return-1
if(r!==i)return h(r,i)}while(++t)}compareBuild(e){e instanceof SemVer||(e=new SemVer(e,this.options))
let t=0
do{const r=this.build[t],i=e.build[t]
if(s("build compare",t,r,i),void 0===r&&void 0===i)return 0
if(void 0===i)return 1
if(void 0===r)return-1
if(r!==i)return h(r,i)}while(++t)}inc(e,t,r){if(e.startsWith("pre")){if(!t&&!1===r)throw new Error("invalid increment argument: identifier is empty")
if(t){const e=`-${t}`.match(this.options.loose?n[a.PRERELEASELOOSE]:n[a.PRERELEASE])
if(!e||e[1]!==t)throw new Error(`invalid identifier: ${t}`)}}switch(e){case"premajor":this.prerelease.length=0,this.patch=0,this.minor=0,this.major++,this.inc("pre",t,r)
break
case"preminor":this.prerelease.length=0,this.patch=0,this.minor++,this.inc("pre",t,r)
break
case"prepatch":this.prerelease.length=0,this.inc("patch",t,r),this.inc("pre",t,r)
break
case"prerelease":0===this.prerelease.length&&this.inc("patch",t,r),this.inc("pre",t,r)
break
case"release":if(0===this.prerelease.length)throw new Error(`version ${this.raw} is not a prerelease`)
this.prerelease.length=0
break
case"major":0===this.minor&&0===this.patch&&0!==this.prerelease.length||this.major++,this.minor=0,this.patch=0,this.prerelease=[]
break
case"minor":0===this.patch&&0!==this.prerelease.length||this.minor++,this.patch=0,this.prerelease=[]
break
case"patch":0===this.prerelease.length&&this.patch++,this.prerelease=[]
break
case"pre":{const e=Number(r)?1:0
if(0===this.prerelease.length)this.prerelease=[e]
else{let s=this.prerelease.length
for(;--s>=0;)"number"==typeof this.prerelease[s]&&(this.prerelease[s]++,s=-2)
if(-1===s){if(t===this.prerelease.join(".")&&!1===r)throw new Error("invalid increment argument: identifier already exists")
this.prerelease.push(e)}}if(t){let s=[t,e]
if(!1===r&&(s=[t]),((e,t)=>{const r=t.split(".")
if(r.length>e.length)return!1
for(let t=0;t<r.length;t++)if(0!==h(e[t],r[t]))return!1
return!0})(this.prerelease,t)){const e=this.prerelease[t.split(".").length]
isNaN(e)&&(this.prerelease=s)}else this.prerelease=s}break}default:throw new Error(`invalid increment argument: ${e}`)}return this.raw=this.format(),this.build.length&&(this.raw+=`+${this.build.join(".")}`),this}}e.exports=SemVer}),8646:((e,t,r)=>{const s=r(5082),i=r(4974),o=r(6599),n=r(1236),a=r(3872),E=r(9098)
e.exports=(e,t,r,h)=>{switch(t){case"===":return"object"==typeof e&&(e=e.version),"object"==typeof r&&(r=r.version),e===r
case"!==":return"object"==typeof e&&(e=e.version),"object"==typeof r&&(r=r.version),e!==r
case"":case"=":case"==":return s(e,r,h)
case"!=":return i(e,r,h)
case">":return o(e,r,h)
case">=":return n(e,r,h)
case"<":return a(e,r,h)
case"<=":return E(e,r,h)
default:throw new TypeError(`Invalid operator: ${t}`)}}}),8469:((e,t,r)=>{const s=r(7163)
e.exports=(e,t,r)=>new s(e,r).compare(new s(t,r))}),5082:((e,t,r)=>{const s=r(8469)
e.exports=(e,t,r)=>0===s(e,t,r)}),6599:((e,t,r)=>{const s=r(8469)
e.exports=(e,t,r)=>s(e,t,r)>0}),1236:((e,t,r)=>{const s=r(8469)
e.exports=(e,t,r)=>s(e,t,r)>=0}),3872:((e,t,r)=>{const s=r(8469)
e.exports=(e,t,r)=>s(e,t,r)<0}),9098:((e,t,r)=>{const s=r(8469)
e.exports=(e,t,r)=>s(e,t,r)<=0}),4974:((e,t,r)=>{const s=r(8469)
e.exports=(e,t,r)=>0!==s(e,t,r)}),8011:((e,t,r)=>{const s=r(6782)
e.exports=(e,t,r)=>{try{t=new s(t,r)}catch(e){return!1}return t.test(e)}}),5101:(e=>{const t=Number.MAX_SAFE_INTEGER||9007199254740991
e.exports={MAX_LENGTH:256,MAX_SAFE_COMPONENT_LENGTH:16,MAX_SAFE_BUILD_LENGTH:250,MAX_SAFE_INTEGER:t,WHITESPACE_CHARACTERS:["\t","\n","\v","\f","\r"," "," "," "," "," "," "," "," "," "," "," "," "," "," ","\u2028","\u2029"," "," ","　","\ufeff"],RELEASE_TYPES:["major","premajor","minor","preminor","patch","prepatch","prerelease"],SEMVER_SPEC_VERSION:"2.0.0",FLAG_INCLUDE_PRERELEASE:1,FLAG_LOOSE:2}}),1159:(e=>{const t="object"==typeof process&&process.env&&process.env.NODE_DEBUG&&/\bsemver\b/i.test(process.env.NODE_DEBUG)?(...e)=>console.error("SEMVER",...e):()=>{}
e.exports=t}),3348:(e=>{const t=/^[0-9]+$/,compareIdentifiers=(e,r)=>{if("number"==typeof e&&"number"==typeof r)return e===r?0:e<r?-1:1
const s=t.test(e),i=t.test(r)
return s&&i&&(e=+e,r=+r),e===r?0:s&&!i?-1:i&&!s?1:e<r?-1:1}
e.exports={compareIdentifiers:compareIdentifiers,rcompareIdentifiers:(e,t)=>compareIdentifiers(t,e)}}),1383:(e=>{e.exports=class LRUCache{constructor(){this.max=1e3,this.map=new Map}get(e){const t=this.map.get(e)
return void 0===t?void 0:(this.map.delete(e),this.map.set(e,t),t)}delete(e){return this.map.delete(e)}set(e,t){if(!this.delete(e)&&void 0!==t){if(this.map.size>=this.max){const e=this.map.keys().next().value
this.delete(e)}this.map.set(e,t)}return this}}}),356:(e=>{const t=Object.freeze({loose:!0}),r=Object.freeze({})
e.exports=e=>e?"object"!=typeof e?t:e:r}),5471:((e,t,r)=>{const{MAX_SAFE_COMPONENT_LENGTH:s,MAX_SAFE_BUILD_LENGTH:i,MAX_LENGTH:o}=r(5101),n=r(1159),a=(t=e.exports={}).re=[],E=t.safeRe=[],h=t.src=[],l=t.safeSrc=[],p=t.t={}
let c=0
const $="[a-zA-Z0-9-]",R=[["\\s",1],["\\d",o],[$,i]],createToken=(e,t,r)=>{const s=(e=>{for(const[t,r]of R)e=e.split(`${t}*`).join(`${t}{0,${r}}`).split(`${t}+`).join(`${t}{1,${r}}`)
return e})(t),i=c++
n(e,i,t),p[e]=i,h[i]=t,l[i]=s,a[i]=new RegExp(t,r?"g":void 0),E[i]=new RegExp(s,r?"g":void 0)}
createToken("NUMERICIDENTIFIER","0|[1-9]\\d*"),createToken("NUMERICIDENTIFIERLOOSE","\\d+"),createToken("NONNUMERICIDENTIFIER",`\\d*[a-zA-Z-]${$}*`),createToken("MAINVERSION",`(${h[p.NUMERICIDENTIFIER]})\\.(${h[p.NUMERICIDENTIFIER]})\\.(${h[p.NUMERICIDENTIFIER]})`),createToken("MAINVERSIONLOOSE",`(${h[p.NUMERICIDENTIFIERLOOSE]})\\.(${h[p.NUMERICIDENTIFIERLOOSE]})\\.(${h[p.NUMERICIDENTIFIERLOOSE]})`),createToken("PRERELEASEIDENTIFIER",`(?:${h[p.NONNUMERICIDENTIFIER]}|${h[p.NUMERICIDENTIFIER]})`),createToken("PRERELEASEIDENTIFIERLOOSE",`(?:${h[p.NONNUMERICIDENTIFIER]}|${h[p.NUMERICIDENTIFIERLOOSE]})`),createToken("PRERELEASE",`(?:-(${h[p.PRERELEASEIDENTIFIER]}(?:\\.${h[p.PRERELEASEIDENTIFIER]})*))`),createToken("PRERELEASELOOSE",`(?:-?(${h[p.PRERELEASEIDENTIFIERLOOSE]}(?:\\.${h[p.PRERELEASEIDENTIFIERLOOSE]})*))`),createToken("BUILDIDENTIFIER",`${$}+`),createToken("BUILD",`(?:\\+(${h[p.BUILDIDENTIFIER]}(?:\\.${h[p.BUILDIDENTIFIER]})*))`),createToken("FULLPLAIN",`v?${h[p.MAINVERSION]}${h[p.PRERELEASE]}?${h[p.BUILD]}?`),createToken("FULL",`^${h[p.FULLPLAIN]}$`),createToken("LOOSEPLAIN",`[v=\\s]*${h[p.MAINVERSIONLOOSE]}${h[p.PRERELEASELOOSE]}?${h[p.BUILD]}?`),createToken("LOOSE",`^${h[p.LOOSEPLAIN]}$`),createToken("GTLT","((?:<|>)?=?)"),createToken("XRANGEIDENTIFIERLOOSE",`${h[p.NUMERICIDENTIFIERLOOSE]}|x|X|\\*`),createToken("XRANGEIDENTIFIER",`${h[p.NUMERICIDENTIFIER]}|x|X|\\*`),createToken("XRANGEPLAIN",`[v=\\s]*(${h[p.XRANGEIDENTIFIER]})(?:\\.(${h[p.XRANGEIDENTIFIER]})(?:\\.(${h[p.XRANGEIDENTIFIER]})(?:${h[p.PRERELEASE]})?${h[p.BUILD]}?)?)?`),createToken("XRANGEPLAINLOOSE",`[v=\\s]*(${h[p.XRANGEIDENTIFIERLOOSE]})(?:\\.(${h[p.XRANGEIDENTIFIERLOOSE]})(?:\\.(${h[p.XRANGEIDENTIFIERLOOSE]})(?:${h[p.PRERELEASELOOSE]})?${h[p.BUILD]}?)?)?`),createToken("XRANGE",`^${h[p.GTLT]}\\s*${h[p.XRANGEPLAIN]}$`),createToken("XRANGELOOSE",`^${h[p.GTLT]}\\s*${h[p.XRANGEPLAINLOOSE]}$`),createToken("COERCEPLAIN",`(^|[^\\d])(\\d{1,${s}})(?:\\.(\\d{1,${s}}))?(?:\\.(\\d{1,${s}}))?`),createToken("COERCE",`${h[p.COERCEPLAIN]}(?:$|[^\\d])`),createToken("COERCEFULL",h[p.COERCEPLAIN]+`(?:${h[p.PRERELEASE]})?`+`(?:${h[p.BUILD]})?(?:$|[^\\d])`),createToken("COERCERTL",h[p.COERCE],!0),createToken("COERCERTLFULL",h[p.COERCEFULL],!0),createToken("LONETILDE","(?:~>?)"),createToken("TILDETRIM",`(\\s*)${h[p.LONETILDE]}\\s+`,!0),t.tildeTrimReplace="$1~",createToken("TILDE",`^${h[p.LONETILDE]}${h[p.XRANGEPLAIN]}$`),createToken("TILDELOOSE",`^${h[p.LONETILDE]}${h[p.XRANGEPLAINLOOSE]}$`),createToken("LONECARET","(?:\\^)"),createToken("CARETTRIM",`(\\s*)${h[p.LONECARET]}\\s+`,!0),t.caretTrimReplace="$1^",createToken("CARET",`^${h[p.LONECARET]}${h[p.XRANGEPLAIN]}$`),createToken("CARETLOOSE",`^${h[p.LONECARET]}${h[p.XRANGEPLAINLOOSE]}$`),createToken("COMPARATORLOOSE",`^${h[p.GTLT]}\\s*(${h[p.LOOSEPLAIN]})$|^$`),createToken("COMPARATOR",`^${h[p.GTLT]}\\s*(${h[p.FULLPLAIN]})$|^$`),createToken("COMPARATORTRIM",`(\\s*)${h[p.GTLT]}\\s*(${h[p.LOOSEPLAIN]}|${h[p.XRANGEPLAIN]})`,!0),t.comparatorTrimReplace="$1$2$3",createToken("HYPHENRANGE",`^\\s*(${h[p.XRANGEPLAIN]})\\s+-\\s+(${h[p.XRANGEPLAIN]})\\s*$`),createToken("HYPHENRANGELOOSE",`^\\s*(${h[p.XRANGEPLAINLOOSE]})\\s+-\\s+(${h[p.XRANGEPLAINLOOSE]})\\s*$`),createToken("STAR","(<|>)?=?\\s*\\*"),createToken("GTE0","^\\s*>=\\s*0\\.0\\.0\\s*$"),createToken("GTE0PRE","^\\s*>=\\s*0\\.0\\.0-0\\s*$")}),9737:((e,t,r)=>{const{MAX_LENGTH:s,MAX_SAFE_BUILD_LENGTH:i,WHITESPACE_CHARACTERS:o}=r(5101),n=new Uint8Array(65536)
for(const e of o)n[e.charCodeAt(0)]=1
const isWhitespace=e=>void 0!==e&&1===n[e.charCodeAt(0)],isVersionPrefix=e=>"v"===e||"="===e||isWhitespace(e),isDigit=e=>void 0!==e&&e>="0"&&e<="9",isLetter=e=>void 0!==e&&(e>="a"&&e<="z"||e>="A"&&e<="Z"),isIdentifierCharacter=e=>isDigit(e)||isLetter(e)||"-"===e,isVersionStart=e=>isDigit(e)||"x"===e||"X"===e||"*"===e,findDigitsEndIndex=(e,t,r,s)=>{if(!isDigit(e[t]))return t
if(t>=s.start&&t<s.end)return Math.min(t+r,s.end)
if(t>=s.previousStart&&t<s.previousEnd)return Math.min(t+r,s.previousEnd)
let i=t+1
for(;isDigit(e[i]);)i++
return s.previousStart=s.start,s.previousEnd=s.end,s.start=t,s.end=i,Math.min(t+r,i)},findVersionNumberEndIndex=(e,t,r,i)=>r||"0"!==e[t]?findDigitsEndIndex(e,t,r?s:s+1,i):t+1,findPrereleaseIdentifierEndIndex=(e,t,r,o)=>{const n=findDigitsEndIndex(e,t,s,o)
if(isLetter(e[n])||"-"===e[n]){let t=n+1
const r=t+i
for(;t<r&&isIdentifierCharacter(e[t]);)t++
return t}return findVersionNumberEndIndex(e,t,r,o)},findPrereleaseEndIndex=(e,t,r,s)=>{const i="-"===e[t]
if(!r&&!i)return t
const o=t+(i?1:0)
let n=findPrereleaseIdentifierEndIndex(e,o,r,s)
if(n===o){if(!r||!i)return t
n=findPrereleaseIdentifierEndIndex(e,t,r,s)}for(;"."===e[n];){const t=findPrereleaseIdentifierEndIndex(e,n+1,r,s)
if(t===n+1)break
n=t}return n},findBuildIdentifierEndIndex=(e,t)=>{let r=t
for(;r-t<i&&isIdentifierCharacter(e[r]);)r++
return r},findBuildEndIndex=(e,t)=>{if("+"!==e[t])return t
let r=findBuildIdentifierEndIndex(e,t+1)
if(r===t+1)return t
for(;"."===e[r];){const t=findBuildIdentifierEndIndex(e,r+1)
if(t===r+1)break
r=t}return r},findPartialVersionComponentEndIndex=(e,t,r)=>isDigit(e[t])?findVersionNumberEndIndex(e,t,!1,r):isVersionStart(e[t])?t+1:t,findVersionEndIndex=(e,t,r)=>{const s=((e,t,r)=>{let s=t
for(let i=0;i<3;i++){const o=findVersionNumberEndIndex(e,s,!0,r)
if(o===s)return t
if(s=o,i<2){if("."!==e[s])return t
s++}}const i=findPrereleaseEndIndex(e,s,!0,r)
return findBuildEndIndex(e,i)})(e,t,r)
return s!==t?s:((e,t,r)=>{let s=findPartialVersionComponentEndIndex(e,t,r)
for(let t=0;t<2;t++){if("."!==e[s])return s
const t=findPartialVersionComponentEndIndex(e,s+1,r)
if(t===s+1)return s
s=t}const i=findPrereleaseEndIndex(e,s,!1,r)
return findBuildEndIndex(e,i)})(e,t,r)},findRemovableWhitespaceIndex=(e,t)=>{let r=t
return isWhitespace(e[r])&&r++,"<"!==e[r]&&">"!==e[r]||r++,"="===e[r]&&r++,isWhitespace(e[r])?r:-1}
e.exports=e=>{let t="",r=0,s=0
const i={start:-1,end:-1,previousStart:-1,previousEnd:-1}
for(;s<e.length;){const o=s
if("<"===e[s]||">"===e[s])s++
else if(!isVersionPrefix(e[s])&&!isVersionStart(e[s])){s++
continue}for(;s<e.length&&isVersionPrefix(e[s]);)s++
if(!isVersionStart(e[s]))continue
const n=findRemovableWhitespaceIndex(e,o);-1!==n&&(t+=e.slice(r,n),r=n+1),s=findVersionEndIndex(e,s,i)}return t+e.slice(r)}})}

