export const id=656
export const ids=[656]
export const modules={656:(o,t,e)=>{e.r(t)
var s=e(5919),r=e(2254)
s.parentPort?.on("message",o=>s.parentPort?.postMessage((0,r.C)(o)))}}

