export const id=340
export const ids=[340]
export const modules={4340:((e,t,n)=>{var o=n(1314),s=n(8995),i=n(7030),a=n(6760),r=n(8500),c=n(5805)
const l="127.0.0.1:8080"
var d=n(1421),u=n.n(d),f=n(1644)
var m=n(7067),p=n(7549)
const h=16777216,w=50,y=2e3
async function startProxy(e){let t,n=0,o=e(),s=0
const i=new Set,serve=async(a,r)=>{const c=function readSiteUrl(e){if(e.startsWith("/"))return e.slice(0,8e3)
const t=URL.parse(e)
return"http:"===t?.protocol&&t.host===l?t.pathname+t.search:void 0}(a.url??"")
if(void 0===t||void 0===c)return noteRefused(t?.traffic,readHost(a.url??"")),void refuse(r)
const{send:d,traffic:u}=t
if("/favicon.ico"===c)return void r.writeHead(204,{"cache-control":"max-age=86400"}).end()
const f=function readHeader(e,t){const n=e.headers[t]
return"string"==typeof n?n:""}(a,"sec-fetch-dest"),m="document"===f
if(m&&(u.loads+=1),n+=1,n>2e3||m&&u.loads>p.F)return void refuse(r)
let g=0
const isTaken=e=>(g+=e,s+=e,g<=h&&s<=67108864),b=await(async()=>{const t=await async function readBody(e,t){const n=[]
for await(const o of e){if(!t(o.length))return
n.push(o)}return Buffer.concat(n)}(a,isTaken)
if(void 0===t)return
o=e()
const n=d({method:a.method??"GET",url:c,headers:readHeaders(a),body:t})
i.add(n)
return{body:t,answer:await n.finally(()=>{i.delete(n),o=e()})}})().finally(()=>s-=g)
if(void 0===b)return void refuse(r)
const{body:T,answer:P}=b
!function note(e,{url:t,destination:n,body:o},{status:s,headers:i,body:a,unprinted:r=[]}){const c=i["content-type"]?.[0]??""
"document"===n&&(e.status=s,e.firstStatus||=s,e.deadEnd=s>=400&&e.firstStatus<300?t.slice(0,y):void 0,e.html=Buffer.from(a).toString("utf8"))
"document"===n&&e.unprinted.push(...r.slice(0,w))
"empty"===n&&function noteAsked(e,t,n){if(void 0===t)return
const o=e.get(t)
if(void 0===o&&e.size>=100)return
e.set(t,{what:t,status:Math.min(n,o?.status??n),count:(o?.count??0)+1})}(e.asked,function readAsked(e,t){const n=URL.parse(e,`http://${l}`)
if(null===n)return
const{pathname:o,searchParams:s}=n
if("/wp-admin/admin-ajax.php"===o){const e=new URLSearchParams(Buffer.from(t).subarray(0,y).toString("latin1")),n=s.get("action")??e.get("action")
return null===n?void 0:`admin-ajax.php?action=${n}`.slice(0,y)}const i=s.get("rest_route")??/^\/wp-json(\/.+)/.exec(o)?.[1]
if(void 0===i)return
for(const e of["rest_route","_locale","_wpnonce"])s.delete(e)
return`${i}${0===s.size?"":`?${s.toString()}`}`.slice(0,y)}(t,o),s)
if(e.failed.length>=w||"document"===n||"empty"===n)return
const d=v.has(n)&&s<300&&""!==c&&!k.test(c)
if(s<400&&!d)return
e.failed.push({url:t.slice(0,y),destination:n,status:s,...d?{type:c.slice(0,100)}:{}})}(u,{url:c,destination:f,body:T},P),function write(e,t,{status:n,headers:o,body:s}){for(const[t,n]of Object.entries(o))if(!S.test(t))try{e.setHeader(t,[...n])}catch{}const i=o["cache-control"]?.join(", ")??"",a=x.test(t)&&200===n
e.setHeader("cache-control",a?"max-age=86400":i.includes("max-age=0")?"no-store":i||"no-store"),e.setHeader("content-length",s.byteLength),e.writeHead(n),e.end(s)}(r,c,P)},a=(0,m.createServer)((e,t)=>{serve(e,t).catch(()=>t.destroy())})
a.on("connect",(e,n)=>{if(n.on("error",()=>n.destroy()),e.url===l&&void 0!==t)return n.write("HTTP/1.1 200 Connection established\r\n\r\n"),void a.emit("connection",n)
noteRefused(t?.traffic,readHost(`https://${e.url??""}`)),n.end("HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")}),a.on("upgrade",(e,t)=>t.destroy()),await function listen(e){return new Promise((t,n)=>{e.once("error",n),e.listen(0,"127.0.0.1",t).unref()})}(a)
const{port:r}=a.address()
return{port:r,pending:()=>i.size,lastActivity:()=>o,open:s=>{n=0,o=e()
const i={loads:0,html:"",status:0,firstStatus:0,deadEnd:void 0,failed:[],asked:new Map,refused:new Set,unprinted:[]}
return t={send:s,traffic:i},i},shut:async()=>{t=void 0,await Promise.allSettled(i)}}}function readHost(e){return(URL.parse(e)?.hostname??e).slice(0,300)}const g=/^(?:(?:accounts|clients\d*|android\.clients)\.google\.com|(?:update|safebrowsing|optimizationguide-pa|content-autofill|edgedl|redirector)[\w.-]*\.(?:googleapis\.com|gvt1\.com|me\.gvt1\.com)|(?:edge|config\.edge|go|browser|arc)\.(?:microsoft|skype|msn|bing)\.com)$/
function noteRefused(e,t){void 0!==e&&e.refused.size<w&&!g.test(t)&&e.refused.add(t)}const b=/^(proxy-|connection$|keep-alive$|host$|content-length$|transfer-encoding$|accept-encoding$)/
function readHeaders({headers:e}){const t=Object.entries(e).flatMap(([e,t])=>b.test(e)||void 0===t?[]:[[e,[t].flat().join(", ")]])
return Object.fromEntries(t)}function refuse(e){e.writeHead(403,{"content-length":0,connection:"close"}).end()}const k=/^\s*(?:text|application)\/(?:x-)?(?:javascript|ecmascript|json)|^\s*text\/(?:jscript|livescript)/i,v=new Set(["script","worker","sharedworker","serviceworker"])
const x=/^\/wp-(?:includes|admin)\/[^?]+\.(?!php)[a-z0-9]+(?:\?|$)/,S=/^(connection|keep-alive|transfer-encoding|content-length|content-encoding|cache-control)$/i
const T="function (html, isDashboard) {\n  const MAX_LINES = 200, MAX_ROOTS = 60, MAX_ELEMENTS = 20000;\n  // Fields of a form, and named elements of a document, hide properties: a form with a field \"id\" has no id of its own.\n  const of = (node, name) => Reflect.get(Object.getPrototypeOf(node), name, node);\n  const call = (node, name, ...values) => of(node, name).apply(node, values);\n  const body = of(document, 'body');\n  const none = { amount: 0, hidden: 0, isHidden: false };\n  if (!body) return { content: none, aside: 0, roots: {}, parts: {}, lines: [], inline: [] };\n  const isShown = (element) => {\n    if (!call(element, 'checkVisibility', { checkOpacity: true, checkVisibilityCSS: true, opacityProperty: true, visibilityProperty: true })) return false;\n    const { width, height, right, bottom } = call(element, 'getBoundingClientRect');\n    return width > 1 && height > 1 && right + scrollX > 0 && bottom + scrollY > 0;\n  };\n  const DRAWN = 'img,svg,canvas,video,iframe,input,button,select,textarea,object';\n  // What is in a closed part is not lost: people open it.\n  const all = (root, selector) => [...call(root, 'querySelectorAll', selector)];\n  const closers = all(document, '[aria-expanded=\"false\"][aria-controls]').slice(0, 500).filter(isShown);\n  const closed = new Set(closers.flatMap((one) => call(one, 'getAttribute', 'aria-controls').split(/\\s+/)));\n  const isClosed = (node) => {\n    const parent = of(node, 'parentNode');\n    return parent instanceof HTMLDetailsElement && !parent.open && of(node, 'localName') !== 'summary'\n      || node instanceof HTMLDialogElement && !node.open || call(node, 'matches', '[popover]:not(:popover-open), .postbox.closed > .inside')\n      || closed.has(of(node, 'id')) && !isShown(node);\n  };\n  // Nobody sees into the shadow of an element that keeps it closed.\n  const isSealed = (node) => of(node, 'localName').includes('-') && !of(node, 'shadowRoot') && of(node, 'childNodes').length === 0 && call(node, 'matches', ':defined');\n  const measure = (root, skip) => {\n    let amount = 0, hidden = 0, aside = 0, count = 0;\n    const walker = call(document, 'createTreeWalker', root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, {\n      acceptNode: (node) => {\n        if (of(node, 'nodeType') === 3) return NodeFilter.FILTER_ACCEPT;\n        if (skip && skip(node)) return NodeFilter.FILTER_REJECT;\n        if (/^(script|style|noscript|template|link|meta)$/i.test(of(node, 'nodeName'))) return NodeFilter.FILTER_REJECT;\n        if (!isClosed(node)) return NodeFilter.FILTER_ACCEPT;\n        const inner = measure(node, skip);\n        aside += inner.amount + inner.hidden + inner.aside;\n        return NodeFilter.FILTER_REJECT;\n      },\n    });\n    while (walker.nextNode() && count++ < MAX_ELEMENTS) {\n      const node = walker.currentNode;\n      if (of(node, 'nodeType') === 3) {\n        const size = node.data.trim().length;\n        const parent = node.parentElement || node.parentNode.host;\n        if (size > 0 && parent) isShown(parent) ? (amount += size) : (hidden += size);\n        continue;\n      }\n      const shadow = of(node, 'shadowRoot');\n      if (shadow) {\n        const inner = measure(shadow, skip);\n        amount += inner.amount;\n        hidden += inner.hidden;\n        aside += inner.aside;\n      }\n      const size = call(node, 'matches', DRAWN) ? 10 : isSealed(node) ? 30 : 0;\n      if (size > 0) isShown(node) ? (amount += size) : size === 10 && (hidden += size);\n    }\n    return { amount, hidden, aside, isHidden: amount === 0 && hidden > 0 };\n  };\n  // A sheet over the whole window hides what is below it, or keeps people from it.\n  const findSheet = (isSeenThrough) => {\n    const places = [[0.1, 0.15], [0.5, 0.15], [0.9, 0.15], [0.3, 0.5], [0.5, 0.5], [0.7, 0.5], [0.1, 0.9], [0.5, 0.9], [0.9, 0.9]];\n    const sheets = places.map(([x, y]) => {\n      let element = call(document, 'elementFromPoint', innerWidth * x, innerHeight * y);\n      while (element && element !== body && element !== of(document, 'documentElement')) {\n        const { position, backgroundColor, opacity } = getComputedStyle(element);\n        const { left, top, right, bottom } = call(element, 'getBoundingClientRect');\n        const isWhole = left <= 1 && top <= 1 && right >= innerWidth - 20 && bottom >= innerHeight - 1;\n        const isOpaque = !/,\\s*0?\\.\\d+\\)$|,\\s*0\\)$|transparent/.test(backgroundColor) && Number(opacity) > 0.9;\n        if (isWhole && (isOpaque || isSeenThrough) && /fixed|absolute|sticky/.test(position)) return element;\n        element = of(element, 'parentElement');\n      }\n      return null;\n    });\n    const [sheet] = sheets;\n    return sheet && sheets.every((one) => one === sheet) && !(isDashboard && of(sheet, 'id') === 'wpwrap') ? sheet : null;\n  };\n  // Where there is a button to reach, people are asked something.\n  const isUnreachable = () => {\n    const shown = all(document, 'a[href],button,input,select,textarea,summary,[role=\"button\"]').slice(0, 1000).flatMap((element) => {\n      const { left, top, width, height } = call(element, 'getBoundingClientRect');\n      const [x, y] = [left + width / 2, top + height / 2];\n      return isShown(element) && x >= 0 && y >= 0 && x < innerWidth && y < innerHeight ? [[element, call(document, 'elementFromPoint', x, y)]] : [];\n    });\n    return shown.length > 0 && !shown.some(([element, top]) => call(element, 'contains', top));\n  };\n  const area = (isDashboard && call(document, 'getElementById', 'wpbody-content')) || body;\n  const isChrome = (node) => /^(wpadminbar|screen-meta|screen-meta-links|wpfooter|adminmenumain)$/.test(of(node, 'id')) || of(node, 'classList').contains('notice');\n  const hasBelow = (sheet) => sheet && measure(area, isChrome).amount > 0;\n  const sheet = findSheet(false);\n  const veil = sheet ? null : findSheet(true);\n  const isVeiled = hasBelow(veil) && !call(veil, 'querySelector', 'iframe,video') && measure(veil).amount < 30 && isUnreachable();\n  const content = isVeiled ? { amount: 0, hidden: measure(area, isChrome).amount, isHidden: true, isVeiled }\n    : hasBelow(sheet) ? (() => { const own = measure(sheet), below = measure(area, isChrome); return { amount: own.amount < 30 ? 0 : own.amount, hidden: below.amount, isHidden: own.amount < 30 }; })()\n    : measure(area, isChrome);\n  const printed = new DOMParser().parseFromString(html, 'text/html');\n  const classesOf = (element) => [...of(element, 'classList')].slice(0, 2);\n  const name = (element) => of(element, 'id') ? '#' + of(element, 'id').slice(0, 100)\n    : classesOf(element).length > 0 ? of(element, 'localName') + '.' + classesOf(element).join('.').slice(0, 100) : '';\n  const textOf = (element) => [...of(element, 'childNodes')].map((node) => of(node, 'nodeType') === 3 ? node.data : /^(noscript|script|style|template)$/i.test(of(node, 'nodeName')) ? '' : textOf(node)).join('').trim();\n  // Empty, or with words that ask to wait.\n  const isPlace = (element) => {\n    const text = textOf(element);\n    if (text === '') return all(element, DRAWN).every((one) => call(one, 'matches', 'img:not([src]),img[src^=\"data:\"],iframe:not([src])')) || /load|spin|skeleton|placeholder/i.test(of(element, 'innerHTML').slice(0, 2000)) && call(element, 'querySelectorAll', '*').length < 30;\n    return text.length <= 60 && /loading|please wait|initiali[sz]ing/i.test(text);\n  };\n  const closedPart = (element) => {\n    for (let one = element; one && one !== body; one = of(one, 'parentElement')) if (isClosed(one)) return true;\n    return false;\n  };\n  const roots = {};\n  const inPrinted = (isDashboard && call(printed, 'getElementById', 'wpbody-content')) || of(printed, 'body');\n  for (const element of inPrinted ? call(inPrinted, 'querySelectorAll', 'div,section,main,span,p,ul,table,tbody,form') : []) {\n    const key = name(element);\n    if (Object.keys(roots).length >= MAX_ROOTS) break;\n    if (key === '' || key in roots || !isPlace(element) || call(element, 'closest', '.notice,#wpadminbar,#screen-meta,noscript,template')) continue;\n    // Of elements in each other, one with an id is the root, else the outermost.\n    if (!of(element, 'id') && call(element, 'querySelector', '[id]')) continue;\n    const parent = of(element, 'parentElement');\n    if (parent && name(parent) in roots && of(parent, 'textContent').trim() === '') continue;\n    const live = of(element, 'id') ? call(document, 'getElementById', of(element, 'id'))\n      : call(document, 'querySelector', of(element, 'localName') + classesOf(element).map((one) => '.' + CSS.escape(one)).join(''));\n    if (live && closedPart(live)) continue;\n    // A placeholder that stays is nothing drawn, unless something is drawn in its shadow.\n    const isSame = live && of(element, 'innerHTML').trim() !== '' && of(live, 'innerHTML').trim() === of(element, 'innerHTML').trim()\n      && !all(live, '*').some((one) => of(one, 'shadowRoot') || isSealed(one));\n    roots[key] = live && !isSame ? measure(live) : none;\n  }\n  const isClipped = (element) => {\n    for (let one = element; one && one !== body; one = of(one, 'parentElement')) {\n      const { overflow, display } = of(one, 'clientHeight') > 1 && of(one, 'clientWidth') > 1 ? {} : getComputedStyle(one);\n      if (overflow && overflow !== 'visible' && !/^(inline|contents)$/.test(display)) return true;\n    }\n    return false;\n  };\n  const parts = {};\n  const post = isDashboard ? null : call(document, 'querySelector', '.wp-block-post-content, .entry-content');\n  for (const element of post ? [...of(post, 'children')].slice(0, MAX_ROOTS) : []) {\n    const key = name(element);\n    if (key === '' || key in roots || closedPart(element)) continue;\n    const one = measure(element, isClipped), whole = measure(element);\n    const hidden = whole.amount + whole.hidden - one.amount;\n    parts[key] = { amount: (parts[key]?.amount ?? 0) + one.amount, hidden: (parts[key]?.hidden ?? 0) + hidden, isHidden: false };\n  }\n  // WordPress moves all notices to the top; those that the page itself prints are its content.\n  const told = new Set(inPrinted ? all(inPrinted, '.wrap .notice:not(.notice-error)').map(textOf) : []);\n  const notices = all(area, '.notice').filter((one) => told.has(textOf(one)));\n  const aside = sheet || isVeiled ? 0 : notices.reduce((sum, one) => sum + measure(one).amount, content.aside);\n  const lines = [];\n  for (const line of (area.innerText || '').split('\\n')) {\n    const text = line.trim();\n    if (text !== '' && lines.length < MAX_LINES) lines.push(text.slice(0, 300));\n  }\n  const inline = [];\n  let at = 0;\n  const inContent = new Set(inPrinted && isDashboard ? [...call(inPrinted, 'querySelectorAll', 'script:not([src])')].map((one) => one.textContent) : []);\n  const lineOf = (index) => html.slice(0, index).split('\\n').length;\n  for (const script of call(printed, 'querySelectorAll', 'script:not([src])')) {\n    const text = script.textContent;\n    const start = text === '' ? -1 : html.indexOf(text, at);\n    if (start === -1 || inline.length >= 200) continue;\n    at = start + text.length;\n    const handle = script.id.replace(/-js-(before|after|extra|translations)$/, '-js');\n    const owner = handle === '' || handle === script.id ? '' : (call(printed, 'getElementById', handle)?.getAttribute('src') || '');\n    inline.push({ id: script.id.slice(0, 200), firstLine: lineOf(start), lastLine: lineOf(at), owner: owner.slice(0, 1000), isInContent: inContent.has(text) });\n  }\n  return { content, aside, roots, parts, lines, inline };\n}",P="(async () => {\n  const end = Math.min(document.documentElement.scrollHeight, 20 * innerHeight);\n  for (let top = 0; top < end; top += innerHeight) {\n    scrollTo({ top, behavior: 'instant' });\n    await new Promise((done) => setTimeout(done, 100));\n  }\n  scrollTo({ top: 0, behavior: 'instant' });\n})()"
function show({description:e,value:t}){return e??("string"==typeof t?t:"")}function cut(e){return e.slice(0,500)}function toPlace({url:e,lineNumber:t,columnNumber:n}){return{url:cut(e),line:t+1,column:n+1}}function readStack(e){return e.slice(0,2e4).split("\n").slice(1,40).flatMap(e=>{const[,t,n,o]=/\(?(https?:\/\/[^\s()]{1,2000}):(\d{1,9}):(\d{1,9})\)?$/.exec(e.slice(-2100))??[]
return void 0===t?[]:[{url:cut(t),line:Number(n),column:Number(o)}]}).slice(0,20)}async function findLoop(e,t){const n=new Map
let o
e.on("Debugger.scriptParsed",({scriptId:e,url:t})=>n.set(e,t))
const s=new Promise(t=>{e.on("Debugger.paused",({callFrames:e})=>{const[s]=e
if(void 0!==s){const{scriptId:e,lineNumber:t,columnNumber:i=0}=s.location,a=cut(""===s.url?n.get(e)??"":s.url)
o={url:a,line:t+1,column:i+1}}t()})}),i=e.send("Debugger.enable").then(()=>e.send("Debugger.pause"))
return await Promise.race([Promise.all([i,s]).catch(()=>{}),t(2e3)]),o}var I=n(949)
const O=9e4
class VisitTooLong extends Error{state
constructor(e="stuck"){super(),this.state=e}}async function settle(e,t,n,o,s=0){let[i,a]=[0,0]
for(;;){const r=await n.tick()
if(o())return"failed"
const{loadedAt:c}=t
if(void 0===c){if(i+=r,i<=9e3)continue
if(await within(e.send("Runtime.evaluate",{expression:"true"}),n,1e3),void 0===t.loadedAt)return"busy"
continue}a+=r
if(0===n.proxy.pending()&&n.now()-Math.max(n.proxy.lastActivity(),c)>=500&&a>=s){await evaluateApart(e,C,n)
if(0===n.proxy.pending()&&n.now()-n.proxy.lastActivity()>=500)return"settled"}if(a>5e3)return"busy"}}const C="new Promise((done) => requestIdleCallback(() =>\n  Reflect.get(Document.prototype, 'fonts', document).ready.then(() => done(true)), { timeout: 1000 }))"
async function evaluate(e,t,n,o){const s=e.send("Runtime.evaluate",{expression:t,returnByValue:!0,awaitPromise:!0,...void 0===o?{}:{contextId:o}}),{result:i,exceptionDetails:a}=await within(s.catch(()=>({})),n)
return void 0===a?i?.value:void 0}async function within(e,t,n=1e4){let o
e.then(e=>o={value:e},e=>o={error:e})
let s=0
for(;void 0===o;)if(s+=await t.tick(),s>n)throw new VisitTooLong
if("error"in o)throw o.error
return o.value}async function evaluateApart(e,t,n){const{frameTree:o}=await within(e.send("Page.getFrameTree"),n),{id:s}=o.frame,i=e.send("Page.createIsolatedWorld",{frameId:s,worldName:"rehearsal"}),{executionContextId:a}=await within(i,n)
return evaluate(e,t,n,a)}const M=500,E=1e6
async function visitPage(e){const{context:t,tab:n,proxy:o,send:s,wait:i}=e,a=o.open(s),closePopup=e=>{e.close().catch(()=>{})}
t.on("page",closePopup)
const r=await t.newCDPSession(n)
try{return await async function visitTab(e,t,n){const{tab:o,page:s,hasPicture:i,isPatient:a}=n,r=function listenToPage(e,t){const n={errors:[],loadedAt:void 0}
let o=0
const add=e=>{n.errors.length<50&&n.errors.push(e)}
return e.on("Runtime.exceptionThrown",({exceptionDetails:e})=>{const{text:t,url:n="",lineNumber:o,columnNumber:s,stackTrace:i,exception:a}=e,r=void 0===a?"":show(a),c=(i?.callFrames??[]).map(toPlace),l=readStack(r),d=l.length>0?l:c,u="SyntaxError"===a?.className&&0===d.length,f=""===n?[]:[{url:cut(n),line:o+1,column:s+1}],m=cut((r||t).split("\n")[0]??"")
add({kind:"exception",message:m,isSyntax:u,stack:d.length>0?d:f})}),e.on("Runtime.consoleAPICalled",({type:e,args:t,stackTrace:n})=>{if(o+=1,"error"!==e||o>500)return
const s=t.map(show),i=[...s.flatMap(readStack),...(n?.callFrames??[]).map(toPlace)],a=cut((s[0]??"").split("\n")[0]??"")
add({kind:"console",message:a,isSyntax:!1,stack:i.slice(0,20)})}),e.on("Page.loadEventFired",()=>n.loadedAt=t()),e.on("Page.frameNavigated",({frame:e})=>{void 0===e.parentId&&(n.loadedAt=void 0)}),n}(e,n.now)
await Promise.all([e.send("Page.enable"),e.send("Runtime.enable")])
const{identifier:c}=await e.send("Page.addScriptToEvaluateOnNewDocument",{source:N,worldName:"rehearsal"}),d=function createTimer({proxy:e,now:t,wait:n}){const o=t()+9e4
return{proxy:e,now:t,tick:async()=>{const s=t()
if(await n(50),t()>o)throw new VisitTooLong("slow")
return e.pending()>0?0:Math.min(t()-s,100)}}}(n),seen=(e,n)=>({...A,state:e,why:n,status:t.status,errors:r.errors,failed:t.failed,refused:[...t.refused].slice(0,50),unprinted:t.unprinted,asked:[...t.asked.values()],deadEnd:t.deadEnd,loads:t.loads,html:s.isOwn&&"admin"===s.kind?t.html.slice(0,E):""})
let u
o.goto(`http://${l}${s.url}`,{timeout:O,waitUntil:"commit"}).catch(e=>{if(!String(e).includes("interrupted by another navigation"))throw e}).then(()=>e.send("Page.removeScriptToEvaluateOnNewDocument",{identifier:c}).catch(()=>{})).catch(e=>u=String(e).slice(0,M))
try{const n=a?4e3:0,o=await settle(e,r,d,()=>void 0!==u,n)
if("failed"===o)return seen("failed",u)
const c="editor"===s.kind?await async function visitEditor(e,{blocks:t=[],otherBlocks:n=[]},o,s){const i={isReady:!1,hasCrashed:!1,saved:[],inserted:[],fallen:[],leftOut:[],known:[],markup:""}
let a=0
for(;!0!==await evaluate(e,"(() => {\n  try {\n    const { select } = window.wp.data;\n    if (!select('core/editor').getCurrentPostId()) return false;\n    return select('core/editor').__unstableIsEditorReady?.() !== false\n      && document.querySelector('iframe[name=\"editor-canvas\"], .block-editor-writing-flow, .editor-styles-wrapper, .editor-error-boundary') !== null;\n  } catch { return false; }\n})()",s);)if(a+=await s.tick(),a>15e3)return i
await settle(e,o,s,()=>!1)
const r=`(function (own, others) {\n  const { select, dispatch } = window.wp.data;\n  const { createBlock, getBlockType, getBlockTypes } = window.wp.blocks;\n  const flatten = (blocks) => blocks.flatMap((block) => [block, ...flatten(block.innerBlocks || [])]);\n  const toText = (value) => { try { return JSON.stringify(value) ?? ''; } catch { return ''; } };\n  const saved = flatten(select('core/block-editor').getBlocks()).slice(0, 200).map(({ clientId, name, isValid, attributes }) => ({ clientId, name: String(name === 'core/missing' ? attributes.originalName : name).slice(0, 200), isKnown: name !== 'core/missing', isValid: isValid !== false }));\n  const known = getBlockTypes().map(({ name }) => String(name).slice(0, 200)).slice(0, 2000);\n  const all = new Set([...own, ...known.filter((name) => !/^core(-embed)?\\//.test(name) && !others.includes(name))]);\n  const inserted = [], created = [];\n  for (const name of [...all].slice(0, 50)) {\n    const type = getBlockType(name);\n    if (!type || type.parent?.length || type.ancestor?.length) continue;\n    // What people can insert no more is still in their posts.\n    const isOffered = type.supports?.inserter !== false;\n    const example = Object.entries(type.example?.attributes ?? {}).filter(([, value]) => !toText(value).includes('/wp-content/plugins/'));\n    for (const attributes of example.length > 0 ? [{}, Object.fromEntries(example)] : [{}]) {\n      try {\n        const block = createBlock(name, attributes);\n        inserted.push({ clientId: block.clientId, name, isOffered });\n        created.push(block);\n        dispatch('core/block-editor').insertBlocks([block], undefined, undefined, false);\n      } catch (error) { console.error(error); }\n    }\n  }\n  // Plugins may forbid blocks, also a while after the editor has started; those are in posts anyway.\n  const { getBlock, getBlocks } = select('core/block-editor');\n  const there = new Set(created.filter(({ clientId }) => getBlock(clientId)).map(({ name }) => name));\n  const left = created.filter(({ name }, index) => !there.has(name) && created.findIndex((one) => one.name === name) === index);\n  if (left.length > 0) dispatch('core/block-editor').resetBlocks([...getBlocks(), ...left]);\n  return { saved, inserted, known };\n})(${JSON.stringify(t)}, ${JSON.stringify(n)})`,c=(0,I.v_)(await evaluate(e,r,s))
if(await settle(e,{...o,loadedAt:s.now()},s,()=>!1),void 0===c)return i
const{known:l}=c,d=[c.saved,c.inserted].map(e=>JSON.stringify(e)).join(", "),u=(0,I.O4)(await evaluate(e,`(function (saved, inserted) {\n  const canvas = document.querySelector('iframe[name="editor-canvas"]');\n  const inside = (canvas && canvas.contentDocument) || document;\n  const both = [document, inside];\n  const find = (selector) => both.some((one) => one.querySelector(selector) !== null);\n  const hasCrashed = (clientId) => {\n    const element = inside.querySelector('[data-block="' + clientId + '"]');\n    return element === null ? false : element.querySelector('.block-editor-block-list__block-crash-warning') !== null || element.classList.contains('has-warning') && /error/i.test(element.textContent) && element.querySelector('.block-editor-warning') !== null;\n  };\n  const { select } = window.wp.data;\n  const { serialize, parse } = window.wp.blocks;\n  const block = ({ clientId }) => select('core/block-editor').getBlock(clientId);\n  const look = (one) => ({ name: one.name, isKnown: one.isKnown !== false, isValid: one.isValid !== false, isOffered: one.isOffered !== false, hasCrashed: hasCrashed(one.clientId) });\n  let markup = '';\n  const own = inserted.map((one) => {\n    const seen = look(one);\n    try {\n      const text = serialize([block(one)]);\n      if (markup.length + text.length < 200000) markup += text + '\\n\\n';\n      return { ...seen, isValid: parse(text).every(({ isValid }) => isValid !== false) };\n    } catch { return { ...seen, isValid: false }; }\n  });\n  // The editor tells people of each sidebar or panel that throws.\n  const leftOut = (select('core/notices')?.getNotices() ?? []).flatMap(({ content }) => /^The "(.{1,200})" plugin has encountered an error and cannot be rendered\\.$/.exec(content)?.[1] ?? []).slice(0, 50);\n  return {\n    isReady: true,\n    hasCrashed: find('.editor-error-boundary'),\n    saved: saved.map(look),\n    inserted: own,\n    leftOut,\n    markup,\n  };\n})(${d})`,s))
if(!0!==u?.isReady)return i
const f=`(async function (inserted) {\n  const canvas = document.querySelector('iframe[name="editor-canvas"]');\n  const { selectBlock, clearSelectedBlock } = window.wp.data.dispatch('core/block-editor');\n  const isDead = () => document.querySelector('.editor-error-boundary') !== null;\n  const hasCrashed = (id) => ((canvas && canvas.contentDocument) || document).querySelector('[data-block="' + id + '"] .block-editor-block-list__block-crash-warning') !== null;\n  const fallen = [], names = new Set();\n  for (const { clientId, name } of inserted) {\n    if (names.has(name) || names.size >= 12 || hasCrashed(clientId)) continue;\n    names.add(name);\n    try { selectBlock(clientId); } catch (error) { console.error(error); }\n    await new Promise((done) => setTimeout(done, 100));\n    if (isDead() || hasCrashed(clientId)) fallen.push(name);\n    if (isDead()) return fallen;\n  }\n  clearSelectedBlock();\n  return fallen;\n})(${JSON.stringify(c.inserted)})`,m=u.hasCrashed?[]:(0,I.r6)(await evaluate(e,f,s))
return{...u,known:l,fallen:m}}(e,s,r,d):void 0
a&&void 0===c&&await async function scrollThrough(e,t,n){await evaluateApart(e,P,n),await settle(e,{...t,loadedAt:n.now()},n,()=>!1)}(e,r,d)
const l=await async function measure(e,{html:t},n,o){const s=`(${T})(${JSON.stringify(t.slice(0,5e6))}, ${n})`
for(let t=0;t<R;t+=1){const t=(0,I.LT)(await evaluateApart(e,s,o))
if(void 0!==t)return t
await o.tick()}return}(e,t,s.isForAdmins&&"site"!==s.kind,d)
if(void 0===l)return seen("failed",$)
const f=i?await async function takePicture(e,t){const take=async()=>{const{cssContentSize:t,cssLayoutViewport:n}=await e.send("Page.getLayoutMetrics"),o=Math.min(Math.max(t.height,n.clientHeight),2400),s={x:0,y:0,width:n.clientWidth,height:o,scale:1},{data:i}=await e.send("Page.captureScreenshot",{format:"png",captureBeyondViewport:!0,clip:s})
return Buffer.from(i,"base64")}
return within(take(),t).catch(()=>{})}(e,d):void 0
return{...seen(o),...l,editor:c,picture:f}}catch(t){return t instanceof VisitTooLong?"slow"===t.state?seen("slow"):{...seen("stuck"),stuckAt:await findLoop(e,n.wait)}:seen("failed",String(t).slice(0,M))}}(r,a,e)}finally{t.off("page",closePopup)
const e=n.goto(L).then(()=>r.detach())
await Promise.race([e.catch(()=>{}),i(2e3)]),await o.shut()}}const L="about:blank"
async function openTab(e){const t=await e.newPage()
return t.on("dialog",e=>{e.dismiss().catch(()=>{})}),t}const N="if (self === top) { self.name = ''; sessionStorage.clear(); }"
const $="it was loaded again each time it was looked at",A={content:{amount:0,hidden:0,isHidden:!1},aside:0,roots:{},parts:{},lines:[],inline:[]},R=20
const _=3e4
function explainStart(e){if(/Error: spawn |executable doesn't exist/.test(e))return"it is not a program that can be started"
if(/Timeout \d+ms exceeded/.test(e))return"it gave no answer within 30 s"
const t=/\[err\] \[[^\]\n]*:FATAL:[^\]\n]*\] (.*)/.exec(e)??/\[err\] (.*)/.exec(e),[n=""]=e.split("\n",1)
return null===t&&n.endsWith(" has been closed")?"it ended at once, without a word":(t?.[1]??n.replace(/^browserType\.launch: /,"")).slice(0,300)}function listArguments(e){return[`--proxy-server=http://127.0.0.1:${e}`,"--proxy-bypass-list=<-loopback>","--host-resolver-rules=MAP * ^NOTFOUND, EXCLUDE 127.0.0.1","--force-webrtc-ip-handling-policy=disable_non_proxied_udp","--webrtc-ip-handling-policy=disable_non_proxied_udp","--disable-quic","--disable-gpu","--hide-scrollbars","--mute-audio","--deny-permission-prompts","--disable-file-system","--no-pings"]}async function openContext(e){return e.newContext({viewport:{width:1280,height:1024},acceptDownloads:!1,locale:"en-US",timezoneId:"UTC",reducedMotion:"reduce"})}const B="rehearsal-none:"
async function openFirstTab(e){const t=await openTab(e)
return await t.goto(B).catch(()=>{}),t}const H=150
async function isWalledIn(e,t,n){let s=0
const a=(0,o.createSocket)("udp4").on("message",()=>s+=1),r=(0,i.createServer)(e=>{s+=1,e.destroy()})
await Promise.all([new Promise(e=>a.bind(0,"127.0.0.1",e)),new Promise(e=>r.listen(0,"127.0.0.1",e))])
const c=`127.0.0.1:${r.address().port}`,d=Buffer.from("<!doctype html><title>Walls</title>")
t.open(()=>Promise.resolve({status:200,headers:{"content-type":["text/html"]},body:d}))
try{return await e.goto(`http://${l}/`,{timeout:_}),await e.evaluate(`(${j})('127.0.0.1:${a.address().port}', '${c}')`),await n(H),0===s}finally{await Promise.all([e.goto(L),t.shut()]),a.close(),r.close()}}const j="async (udp, tcp) => {\n  const peer = new RTCPeerConnection({ iceServers: [{ urls: 'stun:' + udp }] });\n  peer.createDataChannel('walls');\n  const offer = await peer.createOffer();\n  const done = new Promise((resolve) => (peer.onicegatheringstatechange = () => peer.iceGatheringState === 'complete' && resolve()));\n  await peer.setLocalDescription(offer);\n  await Promise.race([done, new Promise((resolve) => setTimeout(resolve, 1000))]);\n  const [host, port] = udp.split(':');\n  const sdp = offer.sdp.replace('a=setup:actpass', 'a=setup:active') + 'a=candidate:1 1 udp 2113937151 ' + host + ' ' + port + ' typ host\\r\\n';\n  await peer.setRemoteDescription({ type: 'answer', sdp }).catch(() => undefined);\n  await fetch('http://' + tcp, { mode: 'no-cors' }).catch(() => undefined);\n}"
const F=function drive(e){const{listen:t,answer:n}=e,o=new Map
let i,r,d=0,endBrowsers=()=>{}
const send=async e=>{d+=1
const t=d
n({kind:"request",id:t,request:e})
const s=await new Promise(e=>o.set(t,e))
if(void 0===s)throw new Error("The site gave no answer.")
return s},carryOut=async t=>{switch(t.kind){case"response":return o.get(t.id)?.(t.response),void o.delete(t.id)
case"start":{endBrowsers=e.watchLaunches(t.guard),i=await startProxy(e.now)
const n=await async function startBrowser({libraryFolder:e,executables:t},n,{env:o,wait:i}){const r=(0,s.createRequire)((0,a.join)(e,"node_modules","index.js")),{chromium:l}=r("playwright-core"),d=[]
for(const e of t)for(const t of[!0,!1]){const launch=()=>l.launch({executablePath:e,chromiumSandbox:t,args:[...listArguments(n.port)],env:o,timeout:_,handleSIGINT:!1,handleSIGTERM:!1,handleSIGHUP:!1})
try{const o=await launch(),s=await openContext(o),a=await openFirstTab(s)
if(!await isWalledIn(a,n,i)){await o.close(),d.push(`${e}: it gets past the proxy, so no page is opened in it`)
break}return{executable:e,hasSandbox:t,launch:launch,browser:o,context:s,tab:a}}catch(n){t||d.push(`${e}: ${explainStart((0,c.bD)(n))}`)}}return{why:d}}(t,i,e)
if("why"in n)return{kind:"not-started",why:n.why}
r=n
const{browser:o,hasSandbox:l,executable:d}=r
return{kind:"started",name:`Chromium ${o.version().split(".")[0]??""}`,hasSandbox:l,executable:d}}case"visit":{if(void 0===i||void 0===r)throw new Error("No browser was started.")
const{context:n,tab:o}=r
await async function setCookies(e,t){await e.clearCookies()
const n=t.split("; ").flatMap(e=>{const[t="",n=""]=e.split("=",2)
return""===t?[]:[{name:t,value:n,url:`http://${l}/`}]})
n.length>0&&await e.addCookies(n)}(n,t.cookie)
const{now:s,wait:a}=e,c=await visitPage({...t,context:n,tab:o,proxy:i,send:send,now:s,wait:a})
return"stuck"===c.state?(endBrowsers(),await async function restart(e){e.browser=await e.launch(),e.context=await openContext(e.browser),e.tab=await openFirstTab(e.context)}(r)):"failed"!==c.state&&o.url()===L||(o.close().catch(()=>{}),r.tab=await openTab(n)),{kind:"seen",observation:c}}}}
return t(e=>{carryOut(e).then(e=>e&&n(e),e=>n({kind:"lost",why:(0,c.bD)(e)}))}),()=>endBrowsers()}({listen:e=>process.on("message",t=>e(t)),answer:e=>process.send?.(e),env:Object.fromEntries(Object.entries(process.env).filter(e=>void 0!==e[1])),now:Date.now,wait:e=>(0,r.setTimeout)(e),watchLaunches:e=>function watchLaunches(e,{pid:t,platform:n,kill:o}){const s=new Set,i=u().spawn,[a,...r]=e
return Reflect.set(u(),"spawn",(e,n,o)=>{const c=void 0===a?i(e,n,o):i(a,[...r,String(t),e,...n],o)
return s.add(c.once("close",()=>s.delete(c))),c}),()=>{for(const e of s)"win32"!==n&&(0,f.N)(e.pid,o)||e.kill("SIGKILL")}}(e,process)}),q=Reflect.get(process,"reallyExit").bind(process,1)
process.on("disconnect",()=>{F(),q()})}),949:((e,t,n)=>{n.d(t,{LT:()=>p,O4:()=>w,r6:()=>y,u8:()=>b,v_:()=>h})
var o=n(1493)
const s=(0,o.aL)(2e4),i=(0,o.aL)(1e6),a=2e3,r=67108864,c=(0,o.p_)(s,a),l=(0,o.Ik)({url:s,line:o.ai,column:o.ai}),d=(0,o.Ik)({amount:o.ai,hidden:o.ai,isHidden:o.Jt,isVeiled:(0,o.lq)(o.Jt)}),u={content:d,aside:o.ai,roots:(0,o.g1)(d,a),parts:(0,o.g1)(d,a),lines:c,inline:(0,o.p_)((0,o.Ik)({id:s,firstLine:o.ai,lastLine:o.ai,owner:s,isInContent:o.Jt}),a)},f=(0,o.p_)((0,o.Ik)({name:s,isKnown:o.Jt,isValid:o.Jt,hasCrashed:o.Jt,isOffered:o.Jt}),a),m={isReady:o.Jt,hasCrashed:o.Jt,saved:f,inserted:f,leftOut:c,markup:i},p=toReader((0,o.gP)((0,o.Ik)(u),void 0)),h=toReader((0,o.gP)((0,o.Ik)({saved:(0,o.p_)((0,o.Ik)({clientId:s,name:s,isKnown:o.Jt,isValid:o.Jt}),a),inserted:(0,o.p_)((0,o.Ik)({clientId:s,name:s,isOffered:o.Jt}),a),known:c}),void 0)),w=toReader((0,o.gP)((0,o.Ik)(m),void 0)),y=toReader((0,o.gP)(c,[]))
function toReader(e){return t=>(0,o.LF)(e,t)}const g=(0,o.Ik)({...u,state:(0,o.yL)("settled","busy","stuck","slow","failed"),why:(0,o.lq)(s),status:o.ai,stuckAt:(0,o.lq)(l),errors:(0,o.p_)((0,o.Ik)({kind:(0,o.yL)("exception","console"),message:s,isSyntax:o.Jt,stack:(0,o.p_)(l,a)}),a),failed:(0,o.p_)((0,o.Ik)({url:s,destination:s,status:o.ai,type:(0,o.lq)(s)}),a),unprinted:(0,o.p_)((0,o.Ik)({handle:s,url:s,missing:c}),a),asked:(0,o.p_)((0,o.Ik)({what:s,status:o.ai,count:o.ai}),a),deadEnd:(0,o.lq)(s),refused:c,loads:o.ai,editor:(0,o.lq)((0,o.Ik)({...m,fallen:c,known:c})),html:i,picture:(0,o.lq)((0,o.ee)(r))}),b=(0,o.Ox)({started:(0,o.Ik)({name:s,hasSandbox:o.Jt,executable:s}),"not-started":(0,o.Ik)({why:c}),request:(0,o.Ik)({id:o.ai,request:(0,o.Ik)({method:s,url:s,headers:(0,o.g1)(s),body:(0,o.ee)(r)})}),seen:(0,o.Ik)({observation:g}),lost:(0,o.Ik)({why:s})})}),7549:((e,t,n)=>{n.d(t,{F:()=>o,h:()=>BrowserLost})
class BrowserLost extends Error{constructor(e){super(e),this.name="BrowserLost"}}const o=6}),1493:((e,t,n)=>{n.d(t,{IO:()=>Unreadable,Ik:()=>object,Jt:()=>flag,LF:()=>read,Ox:()=>variant,PV:()=>tuple,Qq:()=>text,Tj:()=>map,aL:()=>words,ai:()=>number,ee:()=>bytes,g1:()=>record,gP:()=>either,lq:()=>optional,p_:()=>list,yL:()=>oneOf,zN:()=>some})
class Misfit{why
place
constructor(e,t=""){this.why=e,this.place=t}in(e){return new Misfit(this.why,`${e}${this.place}`)}}class Unreadable extends Error{constructor(e){super(e),this.name="Unreadable"}}function read(e,t){const n=e(t)
if(!(n instanceof Misfit))return n
const{place:o,why:s}=n
throw new Unreadable(`${""===o?"it":`\`${o.replace(/^\./,"")}\``} ${s}`)}const flag=e=>"boolean"==typeof e?e:new Misfit("is neither true nor false"),number=e=>"number"==typeof e&&Number.isFinite(e)?e:new Misfit("is not a number"),text=e=>t=>"string"!=typeof t?new Misfit("is not text"):t.length<=e?t.toWellFormed():new Misfit(`is longer than ${e} characters`),words=e=>t=>"string"==typeof t?t.slice(0,e).toWellFormed():new Misfit("is not text"),bytes=e=>t=>t instanceof Uint8Array&&t.byteLength<=e?t:new Misfit(`is not at most ${e} bytes`),oneOf=(...e)=>t=>e.find(e=>e===t)??new Misfit(`is not one of ${e.join(", ")}`),optional=e=>t=>null==t?void 0:e(t),either=(e,t)=>n=>{const o=e(n)
return o instanceof Misfit?t:o},list=(e,t=1/0)=>n=>{if(!Array.isArray(n))return new Misfit("is not a list")
if(n.length>t)return new Misfit(`has more than ${t} items`)
const o=[]
for(const[t,s]of n.entries()){const n=e(s)
if(n instanceof Misfit)return n.in(`[${t}]`)
o.push(n)}return o},some=(e,t=1/0)=>n=>Array.isArray(n)?n.slice(0,t).flatMap(t=>{const n=e(t)
return n instanceof Misfit?[]:[n]}):new Misfit("is not a list"),tuple=(...e)=>t=>{if(!Array.isArray(t))return new Misfit("is not a list")
const n=[]
for(const[o,s]of e.entries()){const e=s(t[o])
if(e instanceof Misfit)return e.in(`[${o}]`)
n.push(e)}return n},map=(e,t=1/0)=>n=>{if("object"!=typeof n||null===n)return new Misfit("is not an object")
const o=Object.entries(n).slice(0,t)
return new Map(o.flatMap(([t,n])=>{const o=e(n)
return o instanceof Misfit?[]:[[t.toWellFormed(),o]]}))},record=(e,t=1/0)=>n=>{const o=map(e,t)(n)
return o instanceof Misfit?o:Object.fromEntries(o)},object=e=>t=>{if("object"!=typeof t||null===t||Array.isArray(t))return new Misfit("is not an object")
const n={}
for(const[o,s]of Object.entries(e)){const e=s(Object.hasOwn(t,o)?Reflect.get(t,o):void 0)
if(e instanceof Misfit)return e.in(`.${o}`)
n[o]=e}return n},variant=e=>t=>{const n=object({kind:oneOf(...Object.keys(e))})(t)
if(n instanceof Misfit)return n
const o=e[n.kind]?.(t)??new Misfit("is not known")
return o instanceof Misfit?o:{...o,...n}}}),1644:((e,t,n)=>{function endGroup(e,t){if(void 0===e||!Number.isSafeInteger(e)||e<=1)return!1
try{return t(-e,"SIGKILL"),!0}catch{return!1}}n.d(t,{N:()=>endGroup})})}

