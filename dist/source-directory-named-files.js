export const id=618
export const ids=[618]
export const modules={4618:((e,t,n)=>{n.d(t,{readNamedFiles:()=>readNamedFiles})
var r=n(1455),a=n(6760),i=n(2264),o=n(5388)
const s=1048576
async function readNamedFiles(e,t){const n=[]
for(const r of e)for(const e of await findFiles(r,t))n.push(...readFile(e,r))
return n}function readFile(e,t){try{const n=(0,i.H6)(e,s,t)
return"string"==typeof n?[]:[n]}catch{return[]}}async function findFiles(e,t){const n=await(0,r.readdir)(e,{withFileTypes:!0}).catch(()=>[]),i=(0,o.n2)(n.filter(e=>e.isFile()),({name:e})=>e)
return t.flatMap(t=>i.filter(({name:e})=>e.toLowerCase()===t).map(({name:t})=>(0,a.join)(e,t)))}})}

