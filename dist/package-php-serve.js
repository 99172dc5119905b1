export const id=656
export const ids=[656]
export const modules={656:(e,o,s)=>{s.r(o)
var t=s(5919),r=s(2254)
t.parentPort?.on("message",e=>t.parentPort?.postMessage((0,r.parseFile)(e)))}}

