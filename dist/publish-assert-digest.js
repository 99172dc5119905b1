export const id=718
export const ids=[718]
export const modules={7718:((t,e,a)=>{a.r(e),a.d(e,{assertDigest:()=>assertDigest})
var i=a(5805),s=a(6717)
async function assertDigest(t,{source:e,expectedSha256:a},{step:n}){await n("Compare the SHA-256",async()=>{const n=await t.readSha256()
if(n!==a)throw new i.S1({code:"package",title:"Not the package that was built",message:`The package is not the one that was built: ${(0,s.AB)(t.name)}, from ${describeSource(e)}, has the SHA-256 \`${n}\`, but the input \`expected-sha256\` is \`${a??""}\`.`,hint:adviseOn(t)})},()=>"the package is the one that was built")}function describeSource(t){switch(t.kind){case"url":return"the URL in `zip_url`"
case"path":return"`zip-path`"
case"artifact":return void 0===t.runId?`the artifact ${(0,s.AB)(t.name)} of this run`:`the artifact ${(0,s.AB)(t.name)} of the run ${t.runId}`}}function adviseOn(t){return"local"===t.kind&&void 0!==t.directory?"Pass on the ZIP that was built, because this step zipped the files again.":"Find out what replaced it, and build it again."}})}

