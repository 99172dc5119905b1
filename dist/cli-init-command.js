export const id=411
export const ids=[411]
export const modules={8662:((e,t,n)=>{n.a(e,async(e,i)=>{try{n.d(t,{U:()=>findPlugins})
var s=n(3024),r=n(6760),o=n(2264),a=n(5388),l=n(6410),c=e([l])
l=(c.then?(await c)():c)[0]
const u=/^(\..*|node_modules|vendor|tests?|__tests__|fixtures|examples?)$/i,d=3,f=2e3
function findPlugins(e){const t=[],n=[{path:"",depth:0}]
for(const{path:i,depth:s}of n){const{files:r,inner:o}=listFolder(e,i),a=r.flatMap(t=>readMainFile(e,""===i?t:`${i}/${t}`))
if(a.length>0&&t.push({path:i,mainFiles:a}),a.length>0&&""===i)break
if(!(a.length>0||s===d))for(const e of o.slice(0,f-n.length))n.push({path:""===i?e:`${i}/${e}`,depth:s+1})}return(0,a.n2)(t,({path:e})=>e)}function listFolder(e,t){const n=listEntries((0,r.join)(e,t),""===t),i=(0,a.n2)(n,({name:e})=>e)
return{files:i.flatMap(e=>!e.isDirectory()&&/^[^.].*\.php$/.test(e.name)?[e.name]:[]),inner:i.flatMap(e=>e.isDirectory()&&!u.test(e.name)?[e.name]:[])}}function listEntries(e,t){try{return(0,s.readdirSync)(e,{withFileTypes:!0})}catch(e){if(!t)return[]
throw e}}function readMainFile(e,t){try{const n=(0,o.H6)((0,r.join)(e,t),l.q2,e)
if("string"==typeof n)return[]
const i=(0,l.OF)(n)
return(0,l.LE)(i)?[{path:t,header:i}]:[]}catch{return[]}}i()}catch(p){i(p)}})}),6094:((e,t,n)=>{n.d(t,{W1:()=>findRepository,Wd:()=>listChanges,gG:()=>askGit})
var i=n(1421),s=n(3024),r=n(6760)
function findRepository(e){for(let t=e;;t=(0,r.dirname)(t)){if((0,s.existsSync)((0,r.join)(t,".git")))return t
if((0,r.dirname)(t)===t)return}}const o=6e4,a=67108864,l=["--no-optional-locks",...["core.fsmonitor=","core.hooksPath=/dev/null"].flatMap(e=>["-c",e]),...["ext","fd","file","git","http","https","ssh"].flatMap(e=>["-c",`protocol.${e}.allow=never`])]
function askGit(e,...t){try{return(0,i.execFileSync)("git",[...l,...t],{cwd:e,encoding:"utf8",stdio:["ignore","pipe","ignore"],timeout:o,maxBuffer:a})}catch{return}}const c=/^filter\.[^]+\.(?:clean|process|required)$/i
function listChanges(e,...t){const n=askGit(e,"config","--list","--name-only","-z")?.split("\0"),i=n?.filter(e=>c.test(e))
if(void 0===i||i.some(e=>e.includes("=")))return
const s=askGit(e,...i.flatMap(e=>["-c",`${e}=`]),"status","--porcelain","--ignore-submodules=dirty","-z",...t),r=s?.split("\0").filter(e=>/^.. /.test(e))
if(void 0===r||0===i.length)return r
const o=r.filter(e=>e.startsWith(" M ")).map(e=>e.slice(3)),a=askGit(e,"check-attr","-z","filter","--",...o)?.split("\0")??[],l=new Set(o.filter((e,t)=>function isFilter(e){return void 0!==e&&!/^(?:unspecified|unset|set)$/.test(e)}(a[3*t+2])))
return r.filter(e=>!e.startsWith(" M ")||!l.has(e.slice(3)))}}),7335:((e,t,n)=>{n.a(e,async(e,i)=>{try{n.d(t,{EX:()=>adviseOnInner,Iz:()=>findNpmSecrets,U:()=>adviseOnLockfiles,fv:()=>findScript,lP:()=>explainSubmodules,pj:()=>explainOthers,w6:()=>adviseOnRunner})
var s=n(3024),r=n(6760),o=n(2264),a=n(3060),l=n(6997),c=e([l])
l=(c.then?(await c)():c)[0]
const u=["build","build:production","build:prod","build-production","production","prod","build-plugin","build:plugin","build:js","compile","dist","bundle","release"]
function adviseOnLockfiles(e,{script:t,isRun:n}){return[...(0,l.Ht)(e).filter(({text:e})=>""===e).map(({manager:e,name:t})=>`${t} is empty, so it is not used: delete it, or run ${e} install, and commit it.`),...n?[]:[`The script ${t} of package.json is not run without a lockfile: run npm install, and commit package-lock.json.`],...adviseOnPeers(e)]}function adviseOnPeers({read:e,folder:t}){return!(!0===e((0,l.fj)(t,"package.json"))?.includes("--legacy-peer-deps"))||/^\s*legacy-peer-deps\s*=/m.test(e((0,l.fj)(t,".npmrc"))??"")?[]:["A script of package.json has --legacy-peer-deps: write legacy-peer-deps=true into .npmrc, or npm ci fails where npm install needs it."]}const d=/\brelease-it\b|\bsemantic-release\b|\bstandard-version\b|(?:^|[&|;] *)np\b|\b(?:npm|pnpm|yarn|bun|lerna|changeset) (?:publish|version)\b|\bgh release\b|\bgit (?:push|tag)\b|\bsvn (?:ci|commit)\b/
function findScript(e){const t=(0,a.L)(e?.scripts),[n,...i]=u.filter(e=>e in t&&!listCode(t,e).some(e=>d.test(e))),s=i.find(e=>/^build[:-]prod/.test(e))
return"build"!==n||void 0===s||String(t.build).includes("prod")?n:s}const f=/\bplugin-zip\b|\bbestzip\b|\bdir-archive\b|\bcomposer archive\b|\bzip\b/
function explainOthers(e,t){const n=(0,a.L)(e?.scripts),i=Object.entries(n).map(([e,t])=>[e,String(t)]),s=i.filter(([e,i])=>e!==t&&listRuns(i).includes(t)&&!/^(?:pre|post)?(?:start|dev|watch|serve|test|lint)\b/.test(e)&&!listCode(n,e).some(e=>d.test(e))),r=i.filter(([e,t])=>f.test(t)||/\bzip\b/.test(e)),o=listScripts(n,t),l=r.find(([e])=>o.includes(e)),c=l??r.find(([e])=>s.some(([t])=>t===e))??r[0]
return[...0===s.length?[]:[`The workflow runs the script ${t}, which ${s.map(([e])=>e).join(", ")} ${1===s.length?"runs":"run"}, too: if customers need its other output, set build-script.`],...void 0===c?[]:[explainZip(c,l&&t,e?.name)]]}function explainZip([e,t],n,i){const s=/\bplugin-zip\b|\$npm_package_name/.test(t)&&"string"==typeof i,r=/(?<![$\w{}])[\w./-]+\.zip\b/.exec(t)?.[0]??(s?`${i}.zip`:void 0),o=void 0===r?"zip-path to its output, such as dist/*.zip":`zip-path: ${r}`
return void 0===n?`The script ${e} makes a ZIP: to publish that one, set build-script: ${e} and ${o} (check the name).`:`The script ${n} makes a ZIP${e===n?"":` (${e})`}: to publish that one, set ${o} (check the name).`}function listRuns(e){return[...e.matchAll(/\b(?:(?:npm|pnpm|yarn|bun)(?: run)?|run-[sp]|npm-run-all)((?: [\w:.-]+)+)/g)].flatMap(([,e=""])=>e.trim().split(" "))}function listScripts(e,t){const n=new Set([t])
for(const t of n)for(const i of[`pre${t}`,...listRuns(String(e[t])),`post${t}`])i in e&&n.add(i)
return[...n]}function listCode(e,t){return listScripts(e,t).map(t=>String(e[t]))}const p=/(?:registerTask|\.task)\(\s*['"]([\w:.-]+)['"]|exports\.(\w+)\s*=|export (?:const|(?:async )?function) (\w+)|export (default)\b/g
function adviseOnRunner(e,t){const n=[".",...listSubmodules(e)].flatMap(t=>["grunt","gulp"].map(n=>{const i=listNames((0,r.join)(e,t)).find(e=>isTaskFile(n,e))
return{name:`${"."===t?"":`cd ${t} && npm ci && npx `}${n}`,file:i&&("."===t?i:`${t}/${i}`)}})).find(({file:e})=>void 0!==e)
if(void 0===n?.file)return[]
const{name:i,file:s}=n,a=[...[...((0,o.yR)((0,r.join)(e,s),t)??"").matchAll(p)].flatMap(e=>e.slice(1).filter(e=>void 0!==e)),...i.endsWith("grunt")?listAliases(e,t):[]],l=[...u,"default"].find(e=>a.includes(e)),c=a.filter(e=>e!==l)
return[`${s} is not run, because package.json has no script that builds: add "build": "${"default"===l?i:`${i} ${l??"TASK"}`}" to its scripts${void 0===l?", with the name of the task that builds the plugin":c.length>0?`, or another task that builds for customers (${c.slice(0,10).join(", ")})`:""}.`]}const h=/^(\.|node_modules$|vendor|tests?$|bin$|docs?$|examples?$)/
function adviseOnInner(e,t){return listNames(e).filter(e=>/^[\w.@-]+$/.test(e)&&!h.test(e)).flatMap(n=>{const read=n=>(0,o.yR)((0,r.join)(e,n),t),[i]=(0,l.PX)(read,[`${n}/package.json`]),s=findScript(i)
if(void 0===s)return[]
const[a]=(0,l.Ht)({read:read,folder:n}).filter(({place:e})=>e===n),[c,u]=void 0===a||"npm"===a.manager?["npm","ci"]:[a.manager,"install"]
return[`${n}/package.json has the script ${s}, which is not run: add "build": "cd ${n} && ${c} ${u} && ${c} run ${s}" to the scripts of a package.json in ${(0,r.relative)(t,e)||"."}.`]})}const m=["grunt","config/grunt","config/grunt/task-config"].flatMap(e=>["yml","yaml"].map(t=>`${e}/aliases.${t}`))
function listAliases(e,t){return m.flatMap(n=>[...((0,o.yR)((0,r.join)(e,n),t)??"").matchAll(/^(["']?)([\w:.-]+)\1:\s*$/gm)].map(([,,e=""])=>e))}function isTaskFile(e,t){return new RegExp(`^${e}file(\\.babel)?\\.(c|m)?(js|ts|coffee)$`,"i").test(t)}function findNpmSecrets(e,t){return[e,t].some(e=>((0,o.yR)((0,r.join)(e,".npmrc"),t)??"").includes("NODE_AUTH_TOKEN"))?[{name:"NODE_AUTH_TOKEN",why:"which .npmrc reads"}]:[]}function listNames(e){return(0,s.existsSync)(e)?(0,s.readdirSync)(e).sort():[]}function listSubmodules(e){return((0,o.yR)((0,r.join)(e,".gitmodules"),e)??"").split("\n").map(e=>e.split("=")).flatMap(([e="",t=""])=>"path"===e.trim()?[t.trim()]:[])}function explainSubmodules(e){return listSubmodules(e).filter(t=>0===listNames((0,r.join)(e,t)).length).map(e=>`The submodule ${e} is not checked out here: run git submodule update --init, and init again, which looks at its files, too. The workflow fetches public ones by itself.`)}i()}catch(g){i(g)}})}),4488:((e,t,n)=>{n.a(e,async(e,i)=>{try{n.r(t),n.d(t,{OPTIONS:()=>m,run:()=>run})
var s=n(3024),r=n(6760),o=n(8592),a=n(6523),l=n(3292),c=n(6094),u=n(6115),d=n(7967),f=n(7175),p=n(7862),h=e([f])
f=(h.then?(await h)():h)[0]
const m=[{name:"plugin-id",value:"ID",isList:!0,description:"Identifier of the plugin from the dashboard of your service; of several, in the order in which they are shown."},{name:"base-url",value:"URL",description:"Address of the service, for the command that stores it."},{name:"slug",value:"FOLDER",description:"Folder of the plugin on your customers' sites."},{name:"force",description:"Overwrite a workflow that has other content."},{name:"yes",description:"Ask nothing."}],g=/^plugin_[^\s\p{Cc}]+$/u
async function run({values:e,places:t},n,i){const[a=".",...c]=t
if(c.length>0)throw new l.Q("Name one folder: init FOLDER.")
const h=(0,o.Fj)([]),write=e=>n.write(h(e)),isOn=t=>"true"===e[t]?.[0]?.toLowerCase(),m=(0,f.F)((0,r.resolve)(n.workspace,a)),[g]=e.slug??[]
if(void 0!==g&&!f.O.test(g))throw new l.Q(`${JSON.stringify(g)} is not the folder of a plugin: write the letters, digits and hyphens of its name in wp-content/plugins, such as my-plugin.`)
if(void 0!==g&&m.plugins.length>1)throw new l.Q("--slug is for one plugin. Name its folder: init FOLDER --slug NAME.")
for(const[e,t]of describe(m,g))write(`${n.paint("bold",e.padEnd(w))} ${t}`)
for(const e of[...m.remarks,...m.plugins.flatMap(({remarks:e})=>e),...explainSeveral(m),...await(0,d.j)(m)])n.write(n.paint("yellow",h(e)))
const v=isOn("yes")?void 0:n.ask,$=await findIds(m,e["plugin-id"]??[],v),b=await findBaseUrl(e["base-url"]?.[0]??m.oldOrder?.baseUrl,v),y=(0,p.r$)(m,{pluginIds:$,slug:g},i),k=m.plugins.filter(({rulesFile:e})=>void 0===e).map(p.bC),x=(S=m.top,j=[y,...k],O=isOn("force"),j.filter(({path:e,text:t})=>{if(assertNoLink(S,e),!(0,s.existsSync)((0,r.join)(S,e)))return!0
const n=(0,s.readFileSync)((0,r.join)(S,e),"utf8")
if(n===t)return!1
if(!O)throw new l.Q([`${e} is there already, and differs. Nothing was written. Compare, then keep yours, or add --force:`,...listDifference(n,t)].join("\n"))
return!0}))
var S,j,O;(0,u.q)(m.top,x),write("")
for(const{path:e}of[y,...k])write(x.some(t=>t.path===e)?`Wrote ${e}`:`${e} is up to date.`)
for(const e of m.plugins)await tellChecks(m,e,g,n)
for(const e of suggestNext(m,{workflow:y,files:listOpen(m,[y,...k]),pluginIds:$,baseUrl:b},i))write(e)
return 0}const w=10
function describe(e,t){const{tags:n,otherWorkflows:i,oldOrder:s,plugins:r,hasLfs:o}=e,a=r.length>1?"any with a version":(0,p.w8)(e).join(", ")
return[...r.flatMap(e=>[["Plugin",`${e.main.header.name} ${e.main.header.version} (${e.main.path})`],["Slug",t??`${e.slug.value}, from ${e.slug.why}; another one: --slug NAME`],["Folder",e.path===e.buildFolder?e.path:`${e.path}, built in ${e.buildFolder}`],...0===e.builds.length?[["Build","nothing to build: no packages that sites need, no build script"]]:e.builds.map(({value:e,why:t})=>["Build",`${e} (${t})`]),...void 0===e.buildPhp?[]:[["PHP",`${e.buildPhp.value} for the build: ${e.buildPhp.why}`]],...e.secrets.map(({name:e,why:t})=>["Secret",`${e}, ${t}`]),["Left out",void 0===e.rulesFile?"the files in a new .distignore"+(0===e.archiveExcludes.length?"":", and in archive.exclude of composer.json"):`by the existing ${e.rulesFile}`]]),...o?[["LFS",".gitattributes keeps files in Git LFS, which the workflow fetches"]]:[],["Tags",void 0===n?.example?`${a}; there is none yet`:`${a}, as ${n.example}`],...i.map(e=>["Workflow",e]),...void 0===s?[]:describeOrder(s)]}function describeOrder({workflow:e,pluginId:t,baseUrl:n,secret:i}){return[["Plugin ID",t],["Service",n],["Key",i&&`the secret ${i}`]].flatMap(([t,n])=>void 0===n?[]:[[t,`${n}, from ${e}`]])}function explainSeveral({plugins:e}){const t=e.filter(({builds:e})=>e.length>0)
return 1===e.length||0===t.length?[]:[`${t.map(({path:e})=>e).join(", ")}: the workflow for several plugins builds nothing. For a workflow that builds one of them, name its folder: init ${t[0]?.path??""}`]}async function findIds({plugins:e,oldOrder:t},n,i){const s=t?.pluginId,r=0===n.length&&void 0!==s?[s]:n
if(r.length>e.length)throw new l.Q(`--plugin-id is given ${r.length} times, and there ${1===e.length?"is one plugin":`are ${e.length} plugins`}.`)
const o=[...r]
for(const{main:t}of e.slice(r.length)){const e=await(i?.(`Identifier of ${t.path}, from the dashboard of your service (Enter: later): `))
o.push(""===e?void 0:e)}for(const e of o)if(void 0!==e&&!g.test(e))throw new l.Q(`${JSON.stringify(e)} is not a plugin identifier; those start with plugin_. Copy it from the dashboard of your service.`)
return o}async function findBaseUrl(e,t){const n=e??await(t?.("Address of the service, such as https://service.example (Enter: later): "))??""
if(""!==n&&!/^https?:\/\/[\w.:/[\]-]+$/.test(n))throw new l.Q(`${JSON.stringify(n)} is not a valid address of a service. Write one such as https://service.example.`)
return n}function assertNoLink(e,t){const n=t.split("/")
for(const i of n.keys()){const o=n.slice(0,i+1).join("/")
if(!0===(0,s.lstatSync)((0,r.join)(e,o),{throwIfNoEntry:!1})?.isSymbolicLink())throw new l.Q(`${o} is a link, so nothing was written: it may lead out of the repository. Put a ${o===t?"file":"folder"} in its place.`)}}function listDifference(e,t){const[n,i]=[e.split(/\r?\n/),t.split("\n")],s=(0,o.Fj)([])
return[...n.filter(e=>!i.includes(e)).map(e=>`- ${s(e)}`),...i.filter(e=>!n.includes(e)).map(e=>`+ ${e}`)]}const v=["not-built","required-file-missing"]
async function tellChecks({top:e,plugins:t},i,s,o){const{inspectTarget:a}=await n.e(810).then(n.bind(n,6810)),l=[],c=(0,r.join)(e,i.path),keep=e=>{l.push(e)},u=i.builds.length>0,d={slug:[s??i.slug.value]}
await a({values:d,places:[c]},{...o,write:keep,complain:keep,paint:(e,t)=>t},u?v:[])
const f=(0,r.relative)(o.workspace,c)||".",p=l.findLast(e=>""!==e)??""
o.write(""),o.write(`Findings for ${1===t.length?"the folder":i.path} as it is now${u?", before the build":""}:`)
const h=l.join("\n").split("\n\n").map(e=>e.split("\n"))
for(const[e="",...t]of h)if(/^(error|warning|notice): /.test(e))for(const n of[e,...e.startsWith("error")?t:t.slice(0,1)])o.write(`  ${n}`)
o.write(`  ${p}`),p.startsWith("✔")||o.write(`  More: the same command with "inspect ${f}" in place of "init"`)}function listOpen({top:e,plugins:t},n){const i=t.filter(({rulesFile:e})=>".distignore"===e).map(({path:e})=>"."===e?".distignore":`${e}/.distignore`).filter(t=>((0,c.Wd)(e,"--",t)??[]).length>0)
return[...n.map(({path:e})=>e),...i]}function suggestNext(e,{workflow:t,files:n,pluginIds:i,baseUrl:s},r){const o=new Map(void 0===e.oldOrder?.secret?[["PLUGIN_SERVICE_KEY",void 0]]:[])
for(const t of e.plugins)for(const{name:e,unless:n}of t.secrets)o.set(e,n)
const l=t.path.split("/").at(-1)??"",c=void 0===e.repository?void 0:`https://github.com/${e.repository}/actions/workflows/${l}`
return["","Next:",...i.includes(void 0)?[`  Write the identifier of ${1===i.length?"the plugin":"each plugin"}, plugin_…, into ${t.path}.`]:[],...[...o].map(([e,t])=>`  gh secret set ${e}${void 0===t?"":` # ${t}`}`),`  gh variable set PLUGIN_SERVICE_URL --body ${""===s?"https://service.example":s}`,`  git add ${n.map(e=>/^[\w./-]+$/.test(e)?e:`'${e.replaceAll("'","'\\''")}'`).join(" ")} && git commit -m "Publish by tag" && git push`,void 0===c?"  This repository has no remote on GitHub: push it there. Then start a dry run: Actions, Release, Run workflow.":`  Then start a dry run: ${c}`,"",(0,a.Z)(r,1===e.plugins.length?"build.md":"several-plugins.md")]}i()}catch($){i($)}})}),155:((e,t,n)=>{n.d(t,{AE:()=>listArchiveExcludes,it:()=>findBuildPhp,np:()=>findComposerSecrets,zv:()=>findPrefixScript})
var i=n(3060)
const s={"brianhenryie/strauss":["Strauss","strauss"],"coenjacobs/mozart":["Mozart","mozart"],"humbug/php-scoper":["PHP-Scoper","php-scoper"],"wpify/scoper":["WPify Scoper",void 0]}
function findPrefixScript(e){const t=(0,i.L)(e),n=(0,i.L)(t.scripts),r=Object.keys((0,i.L)(t["require-dev"])),[,o]=Object.entries(s).find(([e])=>r.includes(e))??[]
if(void 0!==o)return function findOwn([e,t],n){if(void 0===t)return{remarks:[]}
const i=findRunning(n,t)
return isRunByInstall(n,i)?{remarks:[]}:0===i.length?{remarks:[adviseOnScript(e)]}:{name:i[0],remarks:[]}}(o,n)
for(const[e,[r,o]]of Object.entries(s)){if(void 0===o)continue
const[s]=findRunning(n,o)
if(void 0===s){if(o in(0,i.L)(t.extra))return{remarks:[adviseOnScript(r)]}
continue}return new RegExp(`(?:^|["'\\s])(?:vendor/bin/)?${o}(?![\\w.-])`).test(JSON.stringify(n[s]))?{remarks:[`The script ${s} of composer.json runs ${o}, which no package installs: run composer require --dev ${e}, and init again.`]}:{name:isRunByInstall(n,[s])?void 0:s,remarks:[]}}return{remarks:[]}}const r=["post-install-cmd","pre-autoload-dump","post-autoload-dump"]
function findRunning(e,t){const n=new RegExp(`(^|[^\\w-])${t}\\b`)
return Object.keys(e).filter(t=>n.test(JSON.stringify(e[t])))}function isRunByInstall(e,t){return r.some(n=>t.includes(n)||t.some(t=>JSON.stringify(e[n]??"").includes(`@${t}"`)))}const adviseOnScript=e=>`No script of composer.json runs ${e}, so the workflow does not, either: add one, and name it as build-script.`,o=/(packagist\.org|wpackagist\.org|asset-packagist\.org)/
function findComposerSecrets(e,t){const n=Object.values((0,i.L)(e).repositories??{}).map(i.L).flatMap(({type:e,url:n})=>"string"!=typeof n||!/^(composer|vcs|git|github)$/.test(String(e))||o.test(n)||void 0!==t&&n.replace(/\.git$/,"").endsWith(`/${t}`)?[]:[n])
if(0===n.length)return[]
const s=n.join(" and ")
return[{name:"COMPOSER_AUTH",why:`for packages from ${s}; not needed if anybody can read them`,unless:`unless anybody can read ${s}`}]}const a="7.4"
function findBuildPhp(e,t,n){const{platform:s}=(0,i.L)((0,i.L)(e).config)
if(void 0!==(0,i.L)(s).php)return
const{packages:r,"packages-dev":o}=(0,i.L)(t),l=[r,...n?[o]:[]].flatMap(e=>Array.isArray(e)?e.map(i.L):[])
for(const{name:e,require:t}of l){const{php:n}=(0,i.L)(t)
if("string"==typeof e&&"string"==typeof n&&isForOld(n))return{value:a,why:`composer.lock has ${e}, which requires ${n}`}}}const l=/^(?:\^[57](?:\.\d+){0,2}|~[57](?:\.\d+)?|>=\s*[57][\d.]*[\s,]+<\s*8(?:\.0)*)$/,c=/[\^~]7(?:\.[0-4])?(?:\.0)?$|<\s*8(?:\.0)*$/
function isForOld(e){const t=e.split(/\|\|?/).map(e=>e.trim())
return t.every(e=>l.test(e))&&t.some(e=>c.test(e))}const u=200
function listArchiveExcludes(e){const{exclude:t}=(0,i.L)((0,i.L)(e).archive)
return(Array.isArray(t)?t.slice(0,u):[]).filter(e=>"string"==typeof e&&/^[^\p{Cc}#\s][^\p{Cc}]*$/u.test(e)&&!/^\/?vendor\/?$/.test(e))}}),6115:((e,t,n)=>{n.d(t,{q:()=>createFiles})
var i=n(7598),s=n(3024),r=n(6760),o=n(5805),a=n(3292)
function createFiles(e,t){const n=[]
try{for(const{path:o,text:a}of t){const t=(0,r.join)(e,o),l=(0,r.join)((0,r.dirname)(t),`.${(0,i.randomBytes)(8).toString("hex")}.tmp`)
attempt(o,()=>{(0,s.mkdirSync)((0,r.dirname)(t),{recursive:!0}),n.push([l,t]),(0,s.writeFileSync)(l,a,{flag:"wx"})})}for(const[e,[i,r]]of n.entries())attempt(t[e]?.path??"",()=>(0,s.renameSync)(i,r))}finally{for(const[e]of n)(0,s.rmSync)(e,{force:!0})}}function attempt(e,t){try{t()}catch(t){throw new a.Q(`${e} cannot be written: ${(0,o.bD)(t).replace(/, \w+ '[^]*$/,"")}. Allow this user to write there, and try again.`)}}}),4678:((e,t,n)=>{n.a(e,async(e,i)=>{try{n.d(t,{V:()=>readJson})
var s=n(5805),r=n(3292),o=n(6997),a=e([o])
function readJson({read:e,folder:t},n){try{return(0,o.WI)(e,(0,o.fj)(t,n))}catch(e){if(!(e instanceof s.S1))throw e
throw new r.Q(`${e.message} ${e.hint}`)}}o=(a.then?(await a)():a)[0],i()}catch(l){i(l)}})}),7967:((e,t,n)=>{n.d(t,{j:()=>adviseOnRules})
var i=n(3024),s=n(6760),r=n(6094)
async function adviseOnRules({top:e,plugins:t}){const{findExportIgnoreLine:o,findRule:a}=await n.e(165).then(n.bind(n,8165))
return t.flatMap(({path:t,rulesFile:n})=>{if(void 0===n||"."!==t)return[]
const l=".gitattributes"===n,c=l?o:a,u=""!==((0,r.gG)(e,"ls-files","--","node_modules")??""),d=[".github",...(0,i.existsSync)((0,s.join)(e,"package.json"))&&!u?["node_modules"]:[]].filter(t=>void 0===c(e,`${t}/`)).map(e=>`/${e}${l?" export-ignore":""}`)
return 0===d.length?[]:[`Add ${1===d.length?"the line":"the lines"} ${d.join(" and ")} to ${n}: customers do not need these files.`]})}}),6997:((e,t,n)=>{n.a(e,async(e,i)=>{try{n.d(t,{Ht:()=>r,Kt:()=>u,PX:()=>c,WI:()=>l,a$:()=>a,au:()=>o,fj:()=>s,gr:()=>e})
const{createFileReader:e,join:s,listLockfiles:r,planComposer:o,planScripts:a,readManifest:l,readManifests:c,showCommands:u}=await n.e(396).then(n.bind(n,7396))
i()}catch(e){i(e)}},1)}),9179:((e,t,n)=>{n.d(t,{Dl:()=>listWorkflows,HN:()=>explainWorkflow,Q4:()=>readOldOrder,_Y:()=>findRemote,vU:()=>findTags})
var i=n(3024),s=n(6760),r=n(6094),o=n(2264)
function listWorkflows(e){const t=(0,s.join)(e,".github","workflows")
return((0,i.existsSync)(t)?(0,i.readdirSync)(t).filter(e=>/\.ya?ml$/.test(e)).sort():[]).map(n=>{const i=(0,o.yR)((0,s.join)(t,n),e)??""
return{name:n,text:i,isOwn:i.includes("/publish-wordpress-plugin")}})}function findRemote(e){const t=(0,r.gG)(e,"remote","get-url","origin")?.trim()??""
return/github\.com[:/]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(t)?.[1]}function findTags(e,{names:t,version:n,isOneOfSeveral:i}){const s=((0,r.gG)(e,"tag","--sort=-creatordate")??"").split("\n").flatMap(e=>{const[,t,n]=/^((?:[\w.@/-]*?[-@/])?v?)(\d+\.\d[\w.-]*)$/.exec(e)??[]
return void 0===t||void 0===n?[]:[{prefix:t,number:n,example:e}]}),o=s.find(({prefix:e})=>t.some(t=>e.startsWith(t)))
if(void 0!==o)return o
if(i)return{prefix:`${t[0]??""}-v`}
const[a,...l]=s.filter(({number:e})=>e===n)
return void 0!==a&&0===l.length?a:s.find(({prefix:e})=>/^v?$/.test(e))}const a=/^["']?on["']?:(.*(?:\r?\n(?:[ \t#-].*|(?=\r?\n|$)))*)/m,l=/releas|deploy|publish|svn/i,c=/[\w.-]+\/(?:create-release|action-gh-release|release-action)\b|\bgh release create\b/,u=/[\w.-]+\/(?:action-)?wordpress-plugin-deploy\b/,d=/\/api\/v1\/plugin\/update\b/
function explainWorkflow(e,t){const n=t.replaceAll(/(?:^|\s)#.*/g,"")
if(d.test(n))return`${e} publishes, too: delete it, or versions may be published twice`
const[i]=c.exec(n)??[]
if(void 0!==i)return`${e} makes a release, too (${i}): remove that, or one run stops the other`
const[s]=u.exec(n)??[]
return void 0!==s?`${e} publishes on WordPress.org (${s}): keep it only if both should`:function isStartedByRelease(e){const[t="",n=""]=a.exec(e)??[]
return void 0!==listKey(n,"release")||/\btags:/.test(listKey(n,"push")??"")&&l.test(e.replace(t,""))}(n)?`${e} runs on tags or releases, too: make sure that only one of them releases`:void 0}function listKey(e,t){const[n="",...i]=e.split(/\r?\n/)
if(new RegExp(`[[{,\\s]["']?${t}\\b`).test(n))return n
const s=i.filter(e=>""!==e.trim()),r=Math.min(...s.map(e=>e.search(/\S/))),isKey=e=>e.search(/\S/)===r,o=s.findIndex(e=>isKey(e)&&new RegExp(`^\\s*(?:- *)?["']?${t}["']?(?::|\\s*$)`).test(e))
if(-1===o)return
const a=s.slice(o+1),l=a.findIndex(isKey)
return[s[o],...-1===l?a:a.slice(0,l)].join("\n")}function readOldOrder(e,t){if(!d.test(t))return
const only=e=>{const n=new Set([...t.matchAll(e)].map(([,e=""])=>e))
return 1===n.size?[...n][0]:void 0}
return{workflow:e,pluginId:only(/\b(plugin_(?!id\b)\w+)/g),baseUrl:only(/(https?:\/\/[\w.:-]+(?:\/[\w.-]+)*)\/api\/v1\/plugin\/update\b/g),secret:only(/\bsecrets\.(?!GITHUB_TOKEN\b)(\w+)/g)}}}),7175:((e,t,n)=>{n.a(e,async(e,i)=>{try{n.d(t,{F:()=>survey,O:()=>w})
var s=n(3024),r=n(6760),o=n(2264),a=n(3292),l=n(8662),c=n(6094),u=n(7335),d=n(155),f=n(4678),p=n(6997),h=n(9179),m=e([u,l,p,f]);[u,l,p,f]=m.then?(await m)():m
const g=/^(src|source|plugin|plugins|trunk|build|dist|app|wordpress|wp-content)$/i,w=/^[A-Za-z0-9][A-Za-z0-9._-]*$/
function survey(e){const t=(0,r.resolve)(e)
if(!(0,s.existsSync)(t))throw new a.Q(`There is no folder ${e}. Name the folder of your plugin.`)
const n=(0,c.W1)(t)??t,i=listPlugins(t,e),o=void 0===(0,c.W1)(t)?["This folder is in no git repository: run `git init` first."]:(0,u.lP)(n),d=i.map(e=>{return surveyPlugin(n,{...e,path:(i=e.path,(0,r.relative)(n,(0,r.join)(t,i)).split(r.sep).join("/")||".")})
var i}),[f]=1===d.length?d:[],p=void 0!==f&&t!==n&&(0,l.U)(n).length>1,m=(0,h.Dl)(n).filter(({isOwn:e})=>!e),g=m.flatMap(({name:e,text:t})=>(0,h.Q4)(e,t)??[])
return{top:n,plugins:d,repository:(0,h._Y)(n),hasLfs:[".",...d.map(({path:e})=>e)].some(e=>readAttributes(n,e,v)),tags:(0,h.vU)(n,{names:void 0===f?[]:[f.slug.value,f.packageName??f.slug.value],version:f?.main.header.version??"",isOneOfSeveral:p}),otherWorkflows:m.flatMap(({name:e,text:t})=>(0,h.HN)(e,t)??[]),oldOrder:void 0!==f&&1===g.length?g[0]:void 0,remarks:o}}function listPlugins(e,t){const n=(0,l.U)(e)
if(0===n.length)throw new a.Q(`No plugin was found in ${t}: no PHP file in it, or up to three folders below, has \`Plugin Name:\` in the comment at its top. Name the folder of your plugin.`)
const i=n.find(({mainFiles:e})=>e.length>1)
if(void 0!==i)throw new a.Q(`${i.mainFiles.map(({path:e})=>e).join(" and ")} have \`Plugin Name:\` in the comment at their top, so WordPress would list ${i.mainFiles.length} plugins. Remove that line from all but the main file.`)
return n}function surveyPlugin(e,{path:t,mainFiles:n}){const[i]=n,s=(0,r.basename)(i.path),o={...i,path:"."===t?s:`${t}/${s}`},a=findBuildFolder(e,t),l=(0,r.join)(e,a),c={read:(0,p.gr)(e),folder:a},m=(0,f.V)(c,"composer.json"),g=(0,f.V)(c,"package.json"),w=(0,d.zv)(m),v=(0,u.fv)(g),$=[w.name,"build"===v?void 0:v].filter(e=>void 0!==e),b=planParts(c,$),y=findRules(e,t),k=g?.name
return{main:o,path:t,slug:chooseSlug(e,t,o,g?.name),buildFolder:a,builds:[b.composer,b.scripts].filter(({commands:e})=>e.length>0).map(({commands:e,why:t})=>({value:(0,p.Kt)(e,", "),why:t})),buildScript:$[0],buildPhp:0===b.composer.commands.length?void 0:(0,d.it)(m,(0,p.PX)(c.read,[(0,p.fj)(a,"composer.lock")])[0],b.composer.commands.some(({argv:e})=>!e.includes("--no-dev"))),rulesFile:y,archiveExcludes:void 0===y&&a===t?(0,d.AE)(m):[],packageName:"string"==typeof k&&""!==k?k:void 0,secrets:[...(0,d.np)(m,(0,h._Y)(e)),...(0,u.Iz)(l,e)],remarks:[...w.remarks,...void 0===v?[...(0,u.w6)(l,e),...(0,u.EX)(l,e)]:(0,u.U)(c,{script:v,isRun:b.scripts.commands.length>0}),...void 0===v?[]:(0,u.pj)(g,v),...explainTwo($)]}}function planParts(e,t){return{composer:(0,p.au)({...e,script:t[0]??""}),scripts:(0,p.a$)({...e,script:t.at(-1)??""})}}function explainTwo(e){const[t,n]=e
return void 0===t||void 0===n||t===n?[]:[`Two scripts build the plugin, and the workflow takes one name: give the script ${n} of package.json the name ${t}, too.`]}function chooseSlug(e,t,{path:n,header:i},s){const o=(0,r.basename)(n,".php"),a=(0,r.basename)("."===t?e:t),l=i.textDomain,c=[{value:"."!==t&&!g.test(a)?a:"",why:"the name of its folder"},{value:l===o?o:"",why:"its main file and its Text Domain"},{value:l,why:"its Text Domain"},{value:g.test(o)||"index"===o?"":o,why:"its main file"},{value:a,why:"the folder of the repository"}],u=c.find(({value:e})=>w.test(e))
if(void 0===u)return{value:"my-plugin",why:"no name could be taken"}
const d=u.value.toLowerCase(),f=[...c,{value:(0,r.basename)((0,h._Y)(e)??""),why:"the name of the repository"},{value:"string"==typeof s?s:"",why:"the name in package.json"}],p=d===u.value?void 0:f.find(({value:e})=>e===d)
return void 0===p?u:{value:d,why:`${p.why}; ${u.why} is ${u.value}, so check which one sites have: upper and lower case matter`}}function findBuildFolder(e,t){for(let n=t;;n=(0,r.dirname)(n)){if(["composer.json","package.json"].some(t=>(0,s.existsSync)((0,r.join)(e,n,t))))return n
if("."===n)return t}}function findRules(e,t){return(0,s.existsSync)((0,r.join)(e,t,".distignore"))?".distignore":[t,"."].some(t=>readAttributes(e,t,/\bexport-ignore\b/))?".gitattributes":void 0}const v=/^[^#\n]*\sfilter=lfs\b/m
function readAttributes(e,t,n){return n.test((0,o.yR)((0,r.join)(e,t,".gitattributes"),e)??"")}i()}catch($){i($)}})}),7862:((e,t,n)=>{n.d(t,{w8:()=>listPatterns,bC:()=>writeRules,r$:()=>writeWorkflow})
var i=n(3292)
const s=["# Publishes the plugin when a version is tagged. Started by hand, it shows what it would do, and changes nothing.","name: Release","on:","  push:","    tags: ['v[0-9]*', '[0-9]*']","  workflow_dispatch:","","permissions: {}","","jobs:","  release:","    uses: OWNER/publish-wordpress-plugin/.github/workflows/build-and-publish.yml@v1","    permissions:","      contents: write # to create the release and its tag","    with:","      plugin_id: plugin_a1b2c3 # yours: from the dashboard","      base-url: ${{ vars.PLUGIN_SERVICE_URL }} # yours: this variable","      slug: my-plugin # yours: its folder in wp-content/plugins","      folder: . # yours: its folder in this repository","    secrets:","      PLUGIN_SERVICE_KEY: ${{ secrets.PLUGIN_SERVICE_KEY }}"],r=["# Publishes each plugin whose version is new when a tag such as `v1.2.3` is pushed, and one plugin when the tag begins with its folder:","# `my-plugin-v1.2.3`. Started by hand, it shows what it would do, and changes nothing.","name: Release","on:","  push:","    tags: ['*v[0-9]*', '[0-9]*']","  workflow_dispatch:","","permissions: {}","","jobs:","  release:","    uses: OWNER/publish-wordpress-plugin/.github/workflows/publish-plugins.yml@v1","    permissions:","      contents: write # to create the releases and their tags","    with:","      base-url: ${{ vars.PLUGIN_SERVICE_URL }}","      dry-run: ${{ github.event_name == 'workflow_dispatch' }}","      plugins: |","        [",'          { "plugin_id": "plugin_a1b2c3", "zip-path": "plugins/my-plugin" },','          { "plugin_id": "plugin_d4e5f6", "zip-path": "plugins/my-other-plugin" }',"        ]","    secrets:","      PLUGIN_SERVICE_KEY: ${{ secrets.PLUGIN_SERVICE_KEY }}"],o=["# Files that your customers do not get, in the syntax of `.gitignore`. Save this beside the main file of the plugin.","","# Hidden files and folders, such as `.github` and this file.","/.*","","# Files that build and test the plugin. Keep `composer.json` if you ship `vendor`: it names the sources (GPL), and tools read it.","/node_modules","/tests","/bin/install-wp-tests.sh","/vendor-plugins","/package*.json","/pnpm-*.yaml","/yarn.lock","/bun.lock*","/[Gg]runtfile*","/[Gg]ulpfile*","/composer.lock","/phpcs.xml*","/phpstan*","/phpunit*","/playwright*","/cypress*","/*.config.js","/*.config.mjs","/*.config.ts","/tsconfig*.json","/CONTRIBUTING.md","/AGENTS.md","/CLAUDE.md"],a=["plugin_a1b2c3","plugin_d4e5f6"]
function exampleOf(e){return a[e]??`plugin_${e+1}`}function writeWorkflow(e,{pluginIds:t,slug:n},i){const[r]=e.plugins,action=e=>{const[t]=i.version.split(".")
return`${e.join("\n").replace(/uses: [\w-]+\/publish-wordpress-plugin\/\.github\/workflows\/([\w-]+\.yml)@v\d+/,(e,n)=>`uses: ${i.repository}/.github/workflows/${n}@v${t??""}`)}\n`}
if(e.plugins.length>1)return{path:".github/workflows/publish-plugins.yml",text:action(listAll(e,t))}
const o={plugin_id:`plugin_id: ${quote(t[0]??exampleOf(0))}${commentOf("plugin_id")}`,slug:`slug: ${quote(n??r.slug.value)}${commentOf("slug")}`,folder:[`folder: ${quote(r.buildFolder)}${r.buildFolder===r.path?commentOf("folder"):" # the folder in this repository that is built"}`,...r.buildFolder===r.path?[]:[`zip-path: ${quote(r.path)} # the part that is published`],...void 0===r.buildScript?[]:[`build-script: ${quote(r.buildScript)}`],...void 0===r.buildPhp?[]:[`build-php: '${r.buildPhp.value}'`],...e.hasLfs?["lfs: true"]:[]].join("\n      ")},a="."!==r.path&&"."!==r.buildFolder
return{path:`.github/workflows/${a?`publish-${n??r.slug.value}`:"publish-plugin"}.yml`,text:action(s.flatMap(t=>{if("name: Release"===t&&a)return[`name: ${quote(`Release ${n??r.slug.value}`)}`]
const[,i=""]=/^ {6}(\w+): /.exec(t)??[],s=i in o?`      ${o[i]??""}`:t
if(/^ {4}tags: /.test(t))return[`    tags: [${listPatterns(e).map(e=>`'${e}'`).join(", ")}]`]
const l=t.includes("PLUGIN_SERVICE_KEY:")?r.secrets:[]
return[t.includes("secrets.PLUGIN_SERVICE_KEY")?s.replace(/secrets\.\w+/,`secrets.${e.oldOrder?.secret??"PLUGIN_SERVICE_KEY"}`):s,...l.map(e=>`      ${e.name}: \${{ secrets.${e.name} }}`)]}))}}function commentOf(e){const t=s.find(t=>t.startsWith(`      ${e}: `))??""
return/ #.*$/.exec(t)?.[0]??""}function listPatterns({tags:e}){return void 0===e||/^v?$/.test(e.prefix)?["v[0-9]*","[0-9]*"]:[`${e.prefix}[0-9]*`]}function listAll({plugins:e,hasLfs:t},n){const i=e.map(({path:e,slug:t},i)=>`          { "plugin_id": ${write(n[i]??exampleOf(i))}, "zip-path": ${write(e)}, "slug": ${write(t.value)} }`),s=t?["      lfs: true"]:[],o=r.toSpliced(r.indexOf("      plugins: |"),0,...s),[a,l]=[o.indexOf("        ["),o.indexOf("        ]")]
return[...o.slice(0,a+1),...i.join(",\n").split("\n"),...o.slice(l)]}function write(e){return assertPlain(e),JSON.stringify(e)}function quote(e){assertPlain(e)
return/^[A-Za-z_./](?:[\w./:-]*[\w./-])?$/.test(e)&&!/^(true|false|yes|no|on|off|null|y|n)$/i.test(e)?e:`'${e.replaceAll("'","''")}'`}function assertPlain(e){if(/\p{Cc}|\$\{\{/u.test(e))throw new i.Q(`The name ${JSON.stringify(e)} cannot stand in a workflow: it has ${e.includes("${{")?"an expression":"a control character"}. Rename it.`)}function writeRules({path:e,archiveExcludes:t}){const n=0===t.length?[]:["","# As `archive.exclude` in composer.json.",...t]
return{path:"."===e?".distignore":`${e}/.distignore`,text:`${[...o,...n].join("\n")}\n`}}}),6410:((e,t,n)=>{n.a(e,async(e,i)=>{try{n.d(t,{Go:()=>a,Hk:()=>d,Ii:()=>h,LE:()=>f,OF:()=>m,VL:()=>u,WI:()=>c,YK:()=>e,Zy:()=>o,aJ:()=>p,ci:()=>g,g7:()=>l,q2:()=>r})
var s=n(3884)
const{CHANGELOG_NAMES:e,HEADER_BYTES:r,compareVersions:o,createLibraryTest:a,decodeText:l,findChangelog:c,hasSections:u,hasUnknownWord:d,isPluginHeader:f,isShown:p,locateHeader:h,parsePluginHeader:m,parseReadme:g}=await(0,s.yD)()
i()}catch(e){i(e)}},1)}),7e3:((e,t,n)=>{n.a(e,async(e,i)=>{try{n.r(t),n.d(t,{OPTIONS:()=>d,run:()=>run})
var s=n(6760),r=n(6717),o=n(3292),a=n(6094),l=n(9599),c=n(3752),u=e([l])
l=(u.then?(await u)():u)[0]
const d=[{name:"include",value:"PLACE",isList:!0,description:"Raise a place that would stay: a file, a folder, or a line such as `inc/assets.php:12`."},{name:"exclude",value:"PLACE",isList:!0,description:"Leave a place as it is."},{name:"dry-run",description:"Show what would be changed, and change nothing."},{name:"force",description:"Raise the version although files have changes that are not committed."}]
function run({values:e,places:t},n){const[i,r=".",...a]=t
if(void 0===i||a.length>0)throw new o.Q("Give the new version, or `patch`, `minor` or `major`, and the folder of the plugin unless it is this one: raise 1.3.0 FOLDER.")
const u=(0,s.resolve)(n.workspace,r),isOn=t=>"true"===e[t]?.[0]?.toLowerCase(),d=(0,l.y)({folder:u,wanted:i,include:e.include??[],exclude:e.exclude??[]}),f=isOn("dry-run")
return f||isOn("force")||assertClean(u),f||(0,c.s)(d.changes),report(d,f,n),f||n.write(`\n${suggestNext(d,u)}`),Promise.resolve(0)}function assertClean(e){const t=(0,a.W1)(e)
if(void 0===t)return
const n=(0,a.Wd)(t,"--untracked-files=no")
if(void 0===n)throw new o.Q("Nothing was changed, because git did not say whether all changes are committed. Install git, or add --force.")
const i=n.map(e=>e.slice(3))
if(i.length>0)throw new o.Q(`Nothing was changed: ${(0,r.Zv)(i)} ${1===i.length?"has":"have"} changes that are not committed, and would be mixed with the new version. Commit them, or add --force.`)}function report(e,t,{write:n,paint:i}){const{name:s,version:r,next:o,lines:a,changes:l,remarks:c}=e
n(i("bold",`${s} ${r} → ${o}`))
for(const{file:e,line:t,before:s,after:r}of a)n(`\n${e}:${t}`),n(i("red",`- ${s}`)),n(i("green",`+ ${r}`))
const count=(e,t)=>`${e} ${t}${1===e?"":"s"}`,u=t?"would be changed":1===a.length?"was changed":"were changed"
n(`\n${count(a.length,"line")} in ${count(l.length,"file")} ${u}.`)
for(const e of c)n(i("yellow",e))}function suggestNext({version:e,next:t},n){const i=(0,a.W1)(n)
if(void 0===i)return"Next: publish it."
const s=((0,a.gG)(i,"tag","--list",`*${e}`)??"").split("\n").map(t=>t.slice(0,-e.length)).find(e=>/^(|v|.*[-@/]v?)$/.test(e)),r=`${s??"v"}${t}`
return`Next: git commit --all --message "Version ${t}" && git tag ${r} && git push origin HEAD ${r}`}i()}catch(f){i(f)}})}),94:((e,t,n)=>{n.d(t,{CS:()=>listFiles,J2:()=>f,Pc:()=>normalizeName,WF:()=>createReader,mh:()=>lineAt})
var i=n(3024),s=n(6760),r=n(6717),o=n(2264),a=n(5388),l=n(3292)
const c=67108864
function createReader(e){const t=new Map
return n=>(t.has(n)||t.set(n,(t=>{const n=(0,o.H6)((0,s.join)(e,t),c+1)
if("string"==typeof n)return
if(n.length>c)throw new l.Q(`${t} is larger than 64 MiB. Give the folder of the plugin alone, without build output.`)
const r=(0,i.realpathSync)((0,s.join)(e,t))
return{name:t,path:r,isOutside:void 0===(0,o.aV)((0,i.realpathSync)(e),r),bytes:n,text:n.toString("latin1")}})(n)),t.get(n))}const u=/^(\..*|node_modules|(.+[-_])?vendor([-_].+)?|third[-_]party|freemius)$/i,d=5e4
function listFiles(e){const t=[],n=[""]
for(const r of n){for(const o of(0,i.readdirSync)((0,s.join)(e,r),{withFileTypes:!0})){const i=""===r?o.name:`${r}/${o.name}`
o.isDirectory()&&!u.test(o.name)?n.push(i):(o.isFile()||o.isSymbolicLink()&&isFile((0,s.join)(e,i)))&&t.push(i)}if(t.length+n.length>d)throw new l.Q(`The folder holds more than ${d} files: give the folder of the plugin alone.`)}return(0,a.n2)(t,e=>e)}function isFile(e){return!0===(0,i.statSync)(e,{throwIfNoEntry:!1})?.isFile()}function normalizeName(e){const t=e.replaceAll("\\","/").replace(/^(\.\/+)+/,"").replace(/\/+$/,"")
if(void 0===(0,o.aV)("/a",(0,s.join)("/a",t))||t.startsWith("/")||/^[a-z]:/i.test(t))throw new l.Q(`${(0,r.AB)(e)} lies outside of the folder. Name it relative to that.`)
return t}const f=/\r\n|\r|\n/
function lineAt(e,t){const n=e.slice(0,t).split(f).length,i=Math.max(e.lastIndexOf("\n",t-1),e.lastIndexOf("\r",t-1))+1,[s=""]=e.slice(i).split(/[\r\n]/,1)
return{number:n,text:Buffer.from(s,"latin1").toString()}}}),5647:((e,t,n)=>{n.d(t,{L:()=>findInManifests,A:()=>findVersion})
var i=n(6760),s=n(5805),r=n(2264),o=n(3060),a=n(3292),l=n(7598)
const c=["name","version","require","require-dev","conflict","replace","provide","minimum-stability","prefer-stable","repositories","extra"]
function hashComposerJson(e){const t=(0,o.L)(e),n=Object.fromEntries(c.filter(e=>e in t).map(e=>[e,t[e]])),{platform:i}=(0,o.L)(t.config)
null!=i&&(n.config={platform:i})
const s=Object.entries(n).sort(([e],[t])=>e<t?-1:1)
return(0,l.createHash)("md5").update(function encodeAsPhp(e){return JSON.stringify(e,(e,t)=>"object"==typeof t&&null!==t&&0===Object.keys(t).length?[]:t).replaceAll("/","\\/").replaceAll(/[\u0080-\uffff]/g,e=>`\\u${e.charCodeAt(0).toString(16).padStart(4,"0")}`)}(Object.fromEntries(s))).digest("hex")}var u=n(94)
const d=/"(?:[^"\\]|\\[^])*"|[{}[\],:]/g
function findJsonPlaces(e,t){const n=[],i=[]
let s=!1
for(const{0:r,index:o}of e.matchAll(d))"{"===r||"["===r?(i.push("{"===r?"":void 0),s="{"===r):"}"===r||"]"===r?i.pop():","===r?s=void 0!==i.at(-1):":"===r?s=!1:s?i[i.length-1]=decode(r):i.every(e=>void 0!==e)&&t(i)&&n.push({path:[...i],value:decode(r),start:o+1,end:o+r.length-1})
return n}function decode(e){return String(JSON.parse(Buffer.from(e,"latin1").toString()))}const f=["package-lock.json","npm-shrinkwrap.json","bun.lock"]
function findInManifests(e,t,n){const read=n=>e.read(""===t?n:`${t}/${n}`),[s,a,l]=[read("package.json"),read("composer.json"),read("composer.lock")],find=t=>void 0===t?[]:findVersion(t,e.header.version,n),[c,d]=[find(s),find(a)],isRaised=({left:e})=>void 0===e,p=c.filter(isRaised).flatMap(n=>function findInLockfiles({top:e,repository:t,read:n},s,o){const a=(0,i.join)(e,s),l=[]
for(let s=a;;s=(0,i.dirname)(s)){const c=(0,r.aV)(e,s),d=void 0===c?(0,u.WF)(s):n
for(const t of f){const n=d(void 0===c?t:(0,i.join)(c,t).replaceAll("\\","/"))
if(void 0===n)continue
const u=(0,i.relative)(e,(0,i.join)(s,t)).replaceAll("\\","/")
l.push(...findInLockfile({...n,name:u},(0,r.aV)(s,a)??"",o))}if(s===t||s===(0,i.dirname)(s))return l}}(e,t,n)),h=[...c,...p,...d]
if(void 0===a||void 0===l||!d.some(isRaised))return{places:h,advice:[]}
const m=function findHash(e,t,n){const[i]=findJsonPlaces(t.text,e=>"content-hash"===e.join("\n")),s=readJson(e)
if(void 0===i||hashComposerJson(s)!==i.value)return
const r=hashComposerJson({...(0,o.L)(s),version:n})
return{file:t,start:i.start,end:i.end,replacement:r,follows:e}}(a,l,n)
return void 0!==m?{places:[...h,m],advice:[]}:{places:h,advice:[`Run \`composer update --lock\`, so that ${l.name} follows ${a.name}.`]}}function findVersion(e,t,n){readJson(e)
const i=findJsonPlaces(e.text,([e,...t])=>"version"===e&&0===t.length)
return i.filter(({value:e})=>e!==toSemantic(n)).map(({value:s,start:r,end:o})=>{const a={file:e,start:r,end:o}
return i.length>1?{...a,left:"The file has this key twice: remove one."}:s===t?a:s===toSemantic(t)?{...a,replacement:toSemantic(n)}:{...a,left:"It is not the version of the plugin."}})}function toSemantic(e){return e.replace(/^\d+(?:\.\d+)?(?=$|[-+])/,e=>[...e.split("."),"0","0"].slice(0,3).join("."))}function readJson({name:e,bytes:t}){try{return JSON.parse(t.toString().replace(/^\ufeff/,""))}catch(t){throw new a.Q(`${e} is not valid JSON: ${(0,s.bD)(t)}. Nothing was changed.`)}}function findInLockfile(e,t,{file:n,replacement:i}){const s=["packages","workspaces"].map(e=>[e,t,"version"].join("\n")),r=""===t?["version"]:[]
return findJsonPlaces(e.text,e=>[...r,...s].includes(e.join("\n"))).map(({start:t,end:s})=>({file:e,start:t,end:s,follows:n,...void 0===i?{}:{replacement:i}}))}}),4091:((e,t,n)=>{n.a(e,async(e,i)=>{try{n.d(t,{Gp:()=>isInFolder,UW:()=>findConstant,fA:()=>findStableTag,gI:()=>listOthers})
var s=n(2189),r=n(6410),o=n(94),a=e([r])
function findConstant(e){const{folder:t,mainFile:n,header:i,files:s}=e,o=new Set(`${t} ${n} ${i.name}`.toLowerCase().split(/[^a-z\d]+/)),a=(0,r.Go)({entries:s.map(e=>({path:e})),folder:t}),l=s.filter(e=>isInFolder(e,t)&&e.endsWith(".php")&&!(0,r.aJ)(e)&&!a(e)),depth=e=>e===n?0:e.split("/").length,c=new RegExp(`^(?!\\s*(?:[*#]|/[/*])).{0,200}?(?:\\bdefine\\s*\\(.{0,200}?(?<constant>\\w+)["']\\s*,|(?<assigned>\\w+)\\s*=)\\s*(?<quote>["'])(?<version>${escape(i.version)})\\k<quote>\\s*(?:\\)?\\s*;|\\.)`,"dgim")
return l.toSorted((e,t)=>depth(e)-depth(t)).flatMap(t=>findMatches(e,t,c)).find(({groups:e})=>isVersionName(e.constant??e.assigned??"",o))?.place}function isInFolder(e,t){return""===t||e.startsWith(`${t}/`)}function isVersionName(e,t){const n=e.replaceAll(/([a-z\d])([A-Z])/g,"$1_$2").toLowerCase().split("_").filter(e=>"number"!==e),i=n.slice(0,-1).filter(e=>!t.has(e))
return/^ver(sion)?$/.test(n.at(-1)??"")&&!i.some(e=>l.test(e))&&!(i.includes(n.at(-2)??"")&&c.test(n.at(-2)??""))}r=(a.then?(await a)():a)[0]
const l=/^(min|minimum|max|maximum|required?|requires|since|deprecated|tested|last|prev|previous|old|first|installed|from|until|upgrade|migration)$/,c=/^(php|wp|wordpress|mysql|db|database|schema|data|tables?|settings|options?|config|caches?|api|rest|sdk|lib|library|framework|assets?|styles?|scripts?|js|css|core|pro|free|addons?|blocks?|themes?|templates?|wc|woocommerce|elementor)$/,u=/(?<!\.min)\.(php|inc|[cm]?[jt]sx?|json|s?css|txt|md)$/i,d=/(^|\/)(package-lock|npm-shrinkwrap)\.json$/,f=/@since|deprecat|doing_it_wrong|version_compare/i
function listOthers(e){const t=escape(e.header.version),list=e=>new RegExp(`(?:(?<quote>["'])|(?:${e})[^\\w\\r\\n]{1,20})(?<version>${t})(?![\\w-]|\\.\\w)`,"dgi"),[n,i]=[list("version|stable tag"),list("stable tag")]
return e.files.filter(t=>isInFolder(t,e.folder)&&u.test(t)&&!d.test(t)&&!(0,r.aJ)(t)).flatMap(t=>findMatches(e,t,/\.(txt|md)$/i.test(t)?i:n)).map(({place:e})=>({...e,left:""})).filter(({file:e,start:t})=>!f.test((0,o.mh)(e.text,t).text))}function findMatches({read:e,header:t},n,i){const s=e(n)
return void 0!==s&&s.text.includes(t.version)?[...s.text.matchAll(i)].map(({groups:e={},indices:t})=>{const[n,i]=t?.groups?.version??[0,0]
return{groups:e,place:{file:s,start:n,end:i}}}):[]}function escape(e){return e.replaceAll(/[.+]/g,"\\$&")}function findStableTag(e,t){const{stableTag:n}=(0,r.ci)(e.bytes),[i="",o=""]=p.exec(e.text)??[]
if(""===n||""===o)return
const a=e.text.search(p)+i.length,l={file:e,start:a-o.length,end:a}
return o===n&&/^\d/.test(o)&&(0,s.l)(o)?(0,r.Zy)(t,o)>0?l:{...l,left:`The "Stable tag" is not older than ${t}.`}:{...l,left:'The "Stable tag" is not a plain version.'}}const p=/^[ \t*-]*stable tag[ \t]*:[* \t]*([^\s*]+)/im
i()}catch(h){i(h)}})}),4049:((e,t,n)=>{n.a(e,async(e,i)=>{try{n.d(t,{E:()=>chooseVersion})
var s=n(2189),r=n(3292),o=n(6410),a=e([o])
o=(a.then?(await a)():a)[0]
const l=["major","minor","patch"]
function chooseVersion(e,t){const n=l.findIndex(t=>t===e.toLowerCase()),i=n<0?e:raisePart(t,n),a=i.replace(/^v\.?(?=\d)/i,"")
if(a!==i)throw new r.Q(`A version begins with a digit. Write ${a}.`)
if(!/^\d/.test(i)||!(0,s.l)(i))throw new r.Q(`${JSON.stringify(e)} is not a version. Write one such as 1.3.0, or one of ${l.join(", ")}.`)
if((0,o.Hk)(i))throw new r.Q(`${i} has a word that PHP does not know, or ends with a separator: sites that have ${i.replace(/[^\d.].*$|\.$/,"")} would never be offered it. Use only numbers and dev, alpha, beta, RC or pl, such as 1.3.0-beta.1.`)
if((0,o.Zy)(i,t)>0)return i
throw new r.Q(`${i} is not newer than ${t}, the version in the header: WordPress would never offer it to sites that have ${t}. Name a newer version.`)}const c=/^(\d+(?:\.\d+){0,2})(?:(?:\.\d+)+|(?:[-.+_]|(?=[a-z]))[a-z].*)?$/i
function raisePart(e,t){const[,n=""]=c.exec(e)??[],i=n.split(".")
if(""===n||i.some(e=>/^0\d|\d{10}/.test(e)))throw new r.Q(`${e} does not have the form 1.2.3, so the next version is not clear. Write the new version: raise 1.3.0.`)
const s=/[a-z]/i.test(e),o=Math.max(i.length,t+1),a=Array.from({length:o},(e,t)=>Number(i[t]??0)),l=s&&a.slice(t+1).every(e=>0===e)
return a.map((e,n)=>n<t?e:n>t?0:l?e:e+1).join(".")}i()}catch(u){i(u)}})}),9599:((e,t,n)=>{n.a(e,async(e,i)=>{try{n.d(t,{y:()=>planRaise})
var s=n(3024),r=n(5805),o=n(6717),a=n(2189),l=n(3292),c=n(8662),u=n(6094),d=n(6410),f=n(94),p=n(5647),h=n(4091),m=n(4049),g=n(4287),w=e([d,m,c,h])
function planRaise({folder:e,wanted:t,include:n,exclude:i}){const s=openFolder(e),r={include:n.map(g.Ot),exclude:i.map(g.Ot)},{path:c,header:p}=chooseMainFile(s,r.exclude),{version:h,name:w}=p,v=(0,f.WF)(s),$=v(c),b=$&&(0,d.Ii)($.bytes,"version")
if(void 0===$||void 0===b)throw new l.Q(`${c} has no "Version" header. Write one, such as \`Version: 1.0.0\`, below \`Plugin Name:\`.`)
if(!/^\.?\d/.test(h)||!(0,a.l)(h))throw new l.Q(`The "Version" header in line ${(0,f.mh)($.text,b.start).number} of ${c} is ${(0,o.AB)(h)}, which is not a version. If a tool fills it in, let that raise it.`)
const y=(0,m.E)(t,h),k=parentOf(c),x=listKnownFiles(s),S={top:s,repository:(0,u.W1)(s)??s,folder:k,mainFile:c,header:p,files:x,read:v},{places:j,advice:O}=findAll(S,{...b,file:$},y),P=(0,g.kc)(j,r,S)
if(!P.some(({file:e,start:t})=>e===$&&t===b.start))throw new l.Q("--exclude matches the header of the main file, from which WordPress reads the version. Remove that option.")
const N=[...Map.groupBy(P,({file:e,left:t})=>void 0===t?e.path:"")].flatMap(([e,t])=>""===e?[]:change(t,y))
for(const e of N)verify(e,c,y)
return{name:w,version:h,next:y,changes:N,lines:N.flatMap(({lines:e})=>e),remarks:[...O,...describeLeft(P,h),...remarkOnChangelog(S,y)]}}function openFolder(e){try{return(0,s.realpathSync)(e)}catch(t){throw new l.Q(`The folder ${(0,o.AB)(e)} cannot be read: ${(0,r.bD)(t)}. Check its name, and that this user may read it.`)}}function chooseMainFile(e,t){const n=(0,c.U)(e).flatMap(({mainFiles:e})=>e).filter(({path:e})=>!t.some(({name:t,line:n})=>""===n&&t===e)),i=[...new Set(n.map(({path:e})=>parentOf(e)))],[s,...r]=n
if(void 0===s)throw new l.Q('No plugin was found: no PHP file in the folder, or up to three levels below it, has a "Plugin Name" header. Name the folder of the plugin: raise 1.3.0 FOLDER.')
if(i.length>1)throw new l.Q(`There are several plugins, in ${(0,o.Zv)(i)}. Name the folder of one: raise 1.3.0 ${i[0]??""}.`)
if(r.length>0)throw new l.Q(`${(0,o.Zv)(n.map(({path:e})=>e))} have a "Plugin Name" header, so WordPress takes each for a plugin. Remove it from all but the main file, or exclude a file that is not a plugin: --exclude ${r[0]?.path??""}.`)
return s}function listKnownFiles(e){const t=((0,u.gG)(e,"ls-files","--others","--ignored","--exclude-standard","--directory","-z")??"").split("\0").filter(e=>""!==e)
return(0,f.CS)(e).filter(e=>!t.some(t=>e===t||t.endsWith("/")&&e.startsWith(t)))}function findAll(e,t,n){const{folder:i,files:s,read:r}=e,o=listUpTo(i),a=s.filter(e=>o.includes(parentOf(e))&&v.test(e)).flatMap(e=>r(e)??[]),l=o.map(t=>(0,p.L)(e,t,n)),c=s.filter(e=>(0,h.Gp)(e,i)&&/(^|\/)block\.json$/.test(e)).flatMap(e=>r(e)??[]).flatMap(t=>(0,p.A)(t,e.header.version,n)).filter(({left:e})=>void 0===e)
return{places:[t,...[(0,h.UW)(e)].filter(e=>void 0!==e),...a.flatMap(e=>(0,h.fA)(e,n)??[]),...l.flatMap(({places:e})=>e),...c,...(0,h.gI)(e)],advice:l.flatMap(({advice:e})=>e)}}[d,m,c,h]=w.then?(await w)():w
const v=/(^|\/)readme\.(txt|md)$/i
function listUpTo(e){const t=e.split("/").filter(e=>""!==e)
return["",...t.map((e,n)=>t.slice(0,n+1).join("/"))]}function parentOf(e){return e.slice(0,Math.max(e.lastIndexOf("/"),0))}function change(e,t){const n=e.toSorted((e,t)=>e.start-t.start),[{file:i}]=n
let s="",r=0
for(const{start:e,end:o,replacement:a=t}of n)s+=i.text.slice(r,e)+a,r=o
s+=i.text.slice(r)
const o=s.split(f.J2),a=new Set(n.map(({start:e})=>(0,f.mh)(i.text,e).number)),show=(e="")=>(0,g.Yu)(Buffer.from(e,"latin1").toString()),l=i.text.split(f.J2).map((e,t)=>({file:i.name,line:t+1,before:show(e),after:show(o[t])})).filter(({line:e})=>a.has(e))
return{name:i.name,path:i.path,before:i.bytes,after:Buffer.from(s,"latin1"),lines:l}}function verify({name:e,after:t},n,i){const s=v.test(e),r=s?(0,d.ci)(t).stableTag:(0,d.OF)(t).version,a=s?i.replaceAll(/[^a-z0-9_.-]/gi,""):i
if((s||e===n)&&r!==a)throw new l.Q(`${e} would have the version ${(0,o.AB)(r)} afterwards, not ${i}. Nothing was changed: raise it by hand.`)}const $=20
function describeLeft(e,t){const n=e.flatMap(({file:e,start:t,left:n})=>{if(void 0===n)return[]
const{number:i,text:s}=(0,f.mh)(e.text,t)
return[{place:`${e.name}:${i}`,text:`${(0,g.Yu)(s)}${""===n?"":` (${n})`}`}]}),[i]=n
return void 0===i?[]:[...n.slice(0,$).map(({place:e,text:t})=>`${e} stays: ${t}`),...n.length>$?[`… and ${n.length-$} more that have ${t}.`]:[],`Raise such a line by hand, or start again with --include ${i.place}.`]}function remarkOnChangelog({files:e,folder:t,read:n,header:i},s){const r={version:s,names:[i.name]},a=e.flatMap(e=>{const i=d.YK.some(t=>e.toLowerCase().endsWith(t))
if(parentOf(e)!==t||!i&&!v.test(e))return[]
const s=(0,d.g7)(n(e)?.bytes??Buffer.alloc(0)),o=i?"file":"readme"
return(0,d.VL)(s,o,r)?[{file:e,section:(0,d.WI)(s,o,r)}]:[]})
return 0===a.length||a.some(({section:e})=>""!==e)?[]:[`The changelog in ${(0,o.Zv)(a.map(({file:e})=>e))} has no section for ${s} yet: write one.`]}i()}catch(b){i(b)}})}),4287:((e,t,n)=>{n.d(t,{Ot:()=>readSpec,Yu:()=>showLine,kc:()=>settlePlaces})
var i=n(6717),s=n(3292),r=n(94)
function readSpec(e){const[,t=e,n=""]=/^(.*?):(\d+)$/.exec(e)??[]
return{given:e,name:(0,r.Pc)(t),line:n}}function matches({name:e,line:t},{file:n,start:i}){return(n.name===e||n.name.startsWith(`${e}/`))&&(""===t||Number(t)===(0,r.mh)(n.text,i).number)}const o="It is a link that leads out of the folder: put the file itself there."
function settlePlaces(e,{include:t,exclude:n},{read:i,header:r}){const a=n.filter(({name:e,line:t})=>""!==t||void 0===i(e)),l=[...t,...a].find(t=>!e.some(e=>matches(t,e)))
if(void 0!==l)throw new s.Q(`Nothing was changed: ${l.given} matches no place that has ${r.version}. Check the file and the line.`)
const c=new Set,u=e.filter(e=>!n.some(t=>matches(t,e))).map(({left:e,...n})=>{if(n.file.isOutside)return{...n,left:o}
return void 0!==e&&!t.some(e=>matches(e,n))?{...n,left:e}:n}).filter(({file:e,start:t})=>{const n=`${e.path}\n${t}`,i=!c.has(n)
return c.add(n),i})
return u.filter(({follows:e})=>{return void 0===e||(t=e.path,u.some(({left:e,file:n})=>void 0===e&&n.path===t))
var t})}const a=160
function showLine(e){const t=(0,i.jQ)(e.trim().replaceAll("\t"," "))
return t.length>a?`${t.slice(0,a).toWellFormed()}…`:t}}),3752:((e,t,n)=>{n.d(t,{s:()=>replaceFiles})
var i=n(7598),s=n(3024),r=n(6760),o=n(5805),a=n(3292)
function replaceFiles(e,t=s.renameSync){const n=new Map,l=[]
try{for(const t of e){const e=(0,r.join)((0,r.dirname)(t.path),`.${(0,i.randomBytes)(8).toString("hex")}.tmp`)
n.set(e,t),attempt(t,()=>writeLike(t.path,e,t.after))}const o=e.find(({path:e,before:t})=>!(0,s.readFileSync)(e).equals(t))
if(void 0!==o)throw new a.Q(`${o.name} changed in the meantime, so nothing was written. Try again.`)
for(const[e,i]of n)attempt(i,()=>t(e,i.path)),l.push(i)}catch(e){const n=l.filter(e=>!function restore({path:e,before:t},n){const o=(0,r.join)((0,r.dirname)(e),`.${(0,i.randomBytes)(8).toString("hex")}.tmp`)
try{return writeLike(e,o,t),n(o,e),!0}catch{return(0,s.rmSync)(o,{force:!0}),!1}}(e,t))
if(0===n.length)throw e
const c=n.map(({name:e})=>e).join(", ")
throw new a.Q(`${(0,o.bD)(e)} These files have the new version already, and could not be put back: ${c}. Take them from git: git checkout -- ${c.replaceAll(",","")}`)}finally{for(const e of n.keys())(0,s.rmSync)(e,{force:!0})}}function attempt({name:e,path:t},n){try{n()}catch(n){throw new a.Q(`${e} cannot be written: ${(0,o.bD)(n).replace(/, \w+ '[^]*$/,"")}. Nothing was changed. Allow this user to write to ${(0,r.basename)((0,r.dirname)(t))}, and try again.`)}}function writeLike(e,t,n){const{mode:i}=(0,s.statSync)(e),r=(0,s.openSync)(t,"wx",384)
try{(0,s.writeFileSync)(r,n),(0,s.fsyncSync)(r)}finally{(0,s.closeSync)(r)}(0,s.chmodSync)(t,4095&i)}}),6411:((e,t,n)=>{n.a(e,async(e,i)=>{try{n.r(t),n.d(t,{init:()=>s,raise:()=>r})
var s=n(4488),r=n(7e3),o=e([s,r]);[s,r]=o.then?(await o)():o,i()}catch(e){i(e)}})})}

