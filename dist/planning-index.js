export const id=725
export const ids=[725]
export const modules={725:((e,n,t)=>{t.r(n),t.d(n,{run:()=>planning_run})
var o=t(3024),s=t(6760),r=t(3147),i=t(1680),a=t(5805),c=t(6717),d=t(2264),l=t(8011),p=t.n(l)
const u="24",f=`${u}.999.0`
function chooseNode(e){return void 0===e||p()(f,e)?{version:u,isNamed:void 0!==e}:{version:e,isNamed:!0}}var h=t(1522),m=t(3687),w=t(3934)
const g={folder:{name:"folder",default:".",parse:function parseFolder(e){assertPlain(e)
const n=s.posix.normalize(e).replace(/\/+$/,"")
if(s.posix.isAbsolute(e)||/^\.\.(\/|$)/.test(n))throw new h.rb((0,h.w8)(e,"not a folder of the repository"))
return""===n?".":n},fix:"Write a folder of the repository, such as `plugins/my-plugin`."},script:{name:"build-script",parse:function parseScript(e){return assertPlain(e),e},fix:"Write the name of a script of `package.json` or `composer.json`."}}
function assertPlain(e){if(/\p{Cc}/u.test(e))throw new h.rb("contains a control character")}const y={node:({node:e})=>e?.version??"",composer:({composer:e},n)=>listCommands(e.commands,n),scripts:({scripts:e},n)=>listCommands(e.commands,n),hint:({node:e})=>!1===e?.isNamed?`If it needs another Node.js than ${e.version}, write its version into .nvmrc: no file of the repository names one.`:""}
function listCommands(e,n){return JSON.stringify(e.map(e=>({unless:e.unless??"",text:n(e),argv:e.argv})))}function planning_run(){return(0,r.C)(()=>({secrets:[],urls:[],open:[]}),createBuildAction)}function createBuildAction({machine:e,outputs:n,tools:{log:r},sanitise:l}){return{work:async()=>{const i=function readBuildInputs(e){const{read:n,finish:t}=(0,m.W)(e,{...w.d1,tag:""}),o=n(g)
return t(()=>({...o}))}(e.env),p=await t.e(396).then(t.bind(t,7396)),u=function findPlan(e,{folder:n,script:t},r){const{createFileReader:i,findNodeVersion:l,join:p,keysOf:u,planBuild:f,readManifest:h}=e
if(!function isFolder(e,n){try{const t=(0,o.realpathSync)((0,s.join)(n,e))
return void 0!==(0,d.aV)((0,o.realpathSync)(n),t)&&(0,o.statSync)(t).isDirectory()}catch{return!1}}(n,r))throw new a.S1({code:"input",title:"Input folder",message:`The repository has no folder ${(0,c.AB)(n)}.`,hint:"Correct the input `folder`. Upper and lower case matter."})
const m=i(r),w=f({read:m,folder:n,script:t}),g=["composer.json","package.json"].flatMap(e=>u(h(m,p(n,e))?.scripts))
if(""!==t&&!g.includes(t))throw new a.S1({code:"input",title:"Input build-script",message:`No composer.json or package.json in ${(0,c.AB)(n)} has the script ${(0,c.AB)(t)}.`,hint:0===g.length?"Neither has any: add it.":`Write the name of one of these: ${(0,c.CI)(g.join(", "))}.`})
const y=void 0!==m(p(n,"package.json"))
return{...w,node:y?chooseNode(l(m,n)):void 0}}(p,i,e.workspace),show=e=>l(p.showCommand(e)),tell=({commands:e,why:n},t,o)=>{0===e.length&&r.notice(t,`${o}: ${n}.`)
for(const n of e)r.info(`$ ${show(n)}`)}
void 0!==u.node&&r.info(`Node.js ${u.node.version}`),tell(u.composer,"Composer","No Composer packages are installed"),tell(u.scripts,"Scripts and styles","No scripts and styles are built"),function writeBuildOutputs(e,n,t){try{for(const[o,s]of Object.entries(y))t.set(o,s(e,n))}catch(e){throw new a.S1({code:"not-known",title:"Outputs not written",message:`The outputs for the next steps could not be written to ${t.name}.`,hint:"Check disk space and permissions of the runner.",cause:e})}}(u,show,n)},explainCancellation:explainCancellation,report:e=>({errors:e,outcome:e.length>0?"❌ Nothing was built.":"✅ Planned.",renderSummary:()=>e.length>0?`${["### ❌ Nothing was built",...(0,i.a$)(e,l)].join("\n\n")}\n`:"",unaffected:"The outputs are not affected."})}}function explainCancellation(){return new a.S1({code:"not-known",title:"Cancelled",message:"The run was cancelled before the build was planned.",hint:"It changed nothing; run it again when you like."})}})}

