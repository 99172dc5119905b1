export const id=396
export const ids=[396]
export const modules={7396:((n,e,o)=>{function toCommands(...n){return n.map(n=>({argv:n}))}function showCommands(n,e=" && "){return n.filter(({unless:n})=>void 0===n).map(showCommand).join(e)}function showCommand({argv:n}){return n.map(n=>/^[\w@%+=:,./^-]+$/.test(n)?n:`'${n.replaceAll("'","'\\''")}'`).join(" ")}o.r(e),o.d(e,{BUILD_FILES:()=>l,createFileReader:()=>createFileReader,findNodeVersion:()=>findNodeVersion,join:()=>join,keysOf:()=>keysOf,listLockfiles:()=>listLockfiles,listPlaces:()=>listPlaces,planBuild:()=>planBuild,planComposer:()=>planComposer,planScripts:()=>planScripts,readManifest:()=>readManifest,readManifests:()=>readManifests,showCommand:()=>showCommand,showCommands:()=>showCommands})
var t=o(6760),s=o(5805),a=o(2264),r=o(3060)
function createFileReader(n){return e=>(0,a.yR)((0,t.join)(n,e),n)}function readManifest(n,e){const o=n(e)
if(void 0!==o)try{const n=JSON.parse(o)
return(0,r.G)(n)?n:{}}catch(n){throw new s.S1({code:"input",title:"Not valid JSON",message:`\`${e}\` is not valid JSON: ${(0,s.bD)(n)}.`,hint:"Correct it: the build reads it.",cause:n})}}function readManifests(n,e){return e.flatMap(e=>{try{const o=readManifest(n,e)
return void 0===o?[]:[o]}catch{return[]}})}function listPackagePaths(n){return listPlaces(n).map(n=>join(n,"package.json"))}function listPlaces(n){const e="."===n?[]:n.split("/")
return[...e.map((n,o)=>e.slice(0,e.length-o).join("/")),"."]}function join(n,e){return"."===n?e:`${n}/${e}`}function keysOf(n){return(0,r.G)(n)?Object.keys(n):[]}function listNamed(n,e){return[n].flat().filter(r.G).filter(({name:n})=>n===e)}const i=[[".nvmrc",/^[ \t]*([^\s#]+)/m],[".node-version",/^[ \t]*([^\s#]+)/m],[".tool-versions",/^[ \t]*node(?:js)?[ \t]+([^\s#]+)/m]]
function findNodeVersion(n,e){return[...listPlaces(e).flatMap(e=>i.map(([o,t])=>t.exec(n(join(e,o))??"")?.[1])),...readManifests(n,listPackagePaths(e)).flatMap(({volta:n,devEngines:e,engines:o})=>[(0,r.L)(n).node,...listNamed((0,r.L)(e).runtime,"node").map(({version:n})=>n),(0,r.L)(o).node])].find(isVersion)}function isVersion(n){return"string"==typeof n&&/^[\x21-\x7e][\x20-\x7e]{0,99}$/.test(n)}const c=[["pnpm","pnpm-lock.yaml"],["yarn","yarn.lock"],["bun","bun.lock"],["bun","bun.lockb"],["npm","package-lock.json"],["npm","npm-shrinkwrap.json"]]
function listLockfiles({read:n,folder:e}){return c.flatMap(([o,t])=>listPlaces(e).flatMap(e=>{const s=n(join(e,t))
return void 0===s?[]:[{manager:o,name:t,place:e,text:s}]}))}function bring(n,{named:e,manifests:o,read:t}){const{manager:s}=n
if(e.manager===s&&("pnpm"===s||"yarn"===s))return[{argv:["npm","install","--global","corepack"],unless:"corepack"},{argv:["corepack","enable"]}]
if(e.manager===s&&void 0!==e.version)return toCommands(["npm","install","--global",`${s}@${e.version}`])
const a=function readRange(n,e){return n.flatMap(({devEngines:n,engines:o})=>[...listNamed((0,r.L)(n).packageManager,e).map(({version:n})=>n),(0,r.L)(o)[e]]).filter(isText).find(n=>/^[\w.^~<>=|* -]{1,100}$/.test(n))}(o,s),replace=n=>toCommands(["npm","install","--global","--force",n])
switch(s){case"npm":return[]
case"bun":return toCommands(["npm","install","--global",`bun@${a??"1"}`])
case"pnpm":return replace(`pnpm@${a??function choosePnpm({text:n}){const[,e=""]=/^lockfileVersion:[ \t]*['"]?(\d+)/m.exec(n)??[]
return{5:"7",6:"8"}[e]??"10"}(n)}`)
case"yarn":return isBerry(n)?(t(join(n.place,".yarnrc.yml"))??"").includes("yarnPath")?[]:replace("@yarnpkg/cli-dist@4"):[{argv:["npm","install","--global","yarn@1"],unless:"yarn"}]}}function install(n){if("npm"===n.manager)return["npm","ci"]
const e="yarn"===n.manager&&isBerry(n)
return[n.manager,"install",e?"--immutable":"--frozen-lockfile"]}function isBerry({text:n}){return n.includes("__metadata")}function isText(n){return"string"==typeof n}const l=["composer.json","package.json",".yarnrc.yml",...c.map(([,n])=>n)],m=["brianhenryie/strauss","coenjacobs/mozart","humbug/php-scoper","wpify/scoper"]
function planBuild(n){return{composer:planComposer(n),scripts:planScripts(n)}}function planComposer({read:n,folder:e,script:o=""}){const t=readManifest(n,join(e,"composer.json"))
if(void 0===t)return nothing(`the folder \`${e}\` has no composer.json`)
const s=""!==o&&keysOf(t.scripts).includes(o),a=keysOf(t["require-dev"]).find(n=>function isPrefixer(n){return m.includes(n)}(n))
if(s||void 0!==a)return{commands:toCommands(["composer","install"],...s?[["composer","run-script",o]]:[],["composer","install","--no-dev","--no-scripts","--optimize-autoloader"]),why:void 0===a?`the script ${o} of composer.json`:`${a} in composer.json`}
const r=function findNeed({require:n,autoload:e=null,scripts:o}){const t=keysOf(n).find(n=>n.includes("/")&&"composer/installers"!==n)
return void 0!==t?`composer.json requires ${t}`:null!==e?"composer.json has autoload":keysOf(o).some(n=>n.startsWith("post-"))?"composer.json has scripts for it":void 0}(t)
return void 0===r?nothing("composer.json requires none that sites need"):{commands:toCommands(["composer","install","--no-dev","--optimize-autoloader"]),why:r}}function planScripts(n){const{read:e,folder:o,script:t="",isLockOptional:s=!1}=n,a=readManifest(e,join(o,"package.json"))
if(void 0===a)return nothing(`the folder \`${o}\` has no package.json`)
const r=[t,"build"].find(n=>""!==n&&keysOf(a.scripts).includes(n))
if(void 0===r)return nothing("package.json has no script build. If another one builds the plugin, name it as build-script")
const i=readManifests(e,listPackagePaths(o)),c=function readNamed(n){const[e=""]=n.map(n=>n.packageManager).filter(isText),[,o,t=""]=/^(bun|npm|pnpm|yarn)@([^+]*)/.exec(e)??[]
return{manager:o,version:/^\d[\w.-]*$/.test(t)?t:void 0}}(i),l=listLockfiles(n),m=l.filter(({text:n})=>""!==n),d=m.find(({manager:n})=>n===c.manager)??m[0]
if(void 0!==d)return{commands:[...bring(d,{named:c,manifests:i,read:e}),...toCommands(install(d),[d.manager,"run",r])],why:`${d.name} and the script ${r}`}
const p=`package.json and the script ${r}`,[u]=l
if(function hasNoPackages({dependencies:n,devDependencies:e}){return[n,e].every(n=>0===keysOf(n).length)}(a))return{commands:toCommands(["npm","run",r]),why:p}
if(!s)return nothing(function explainNoLock(n){return void 0===n?"package.json has no lockfile. Run npm install, and commit package-lock.json":`${n.name} is empty. Run ${n.manager} install, and commit it`}(u))
const f=c.manager??u?.manager??"npm"
return{commands:toCommands([f,"install"],[f,"run",r]),why:p}}function nothing(n){return{commands:[],why:n}}})}

