export const id=889
export const ids=[889]
export const modules={7889:(function(e,t){var r=this&&this.__awaiter||function(e,t,r,n){return new(r||(r=Promise))(function(i,a){function fulfilled(e){try{step(n.next(e))}catch(e){a(e)}}function rejected(e){try{step(n.throw(e))}catch(e){a(e)}}function step(e){e.done?i(e.value):function adopt(e){return e instanceof r?e:new r(function(t){t(e)})}(e.value).then(fulfilled,rejected)}step((n=n.apply(e,t||[])).next())})}
Object.defineProperty(t,"__esModule",{value:!0}),t.ClientStreamingCall=void 0
t.ClientStreamingCall=class ClientStreamingCall{constructor(e,t,r,n,i,a,o){this.method=e,this.requestHeaders=t,this.requests=r,this.headers=n,this.response=i,this.status=a,this.trailers=o}then(e,t){return this.promiseFinished().then(t=>e?Promise.resolve(e(t)):t,e=>t?Promise.resolve(t(e)):Promise.reject(e))}promiseFinished(){return r(this,void 0,void 0,function*(){let[e,t,r,n]=yield Promise.all([this.headers,this.response,this.status,this.trailers])
return{method:this.method,requestHeaders:this.requestHeaders,headers:e,response:t,status:r,trailers:n}})}}}),1409:((e,t)=>{var r
Object.defineProperty(t,"__esModule",{value:!0}),t.Deferred=t.DeferredState=void 0,function(e){e[e.PENDING=0]="PENDING",e[e.REJECTED=1]="REJECTED",e[e.RESOLVED=2]="RESOLVED"}(r=t.DeferredState||(t.DeferredState={}))
t.Deferred=class Deferred{constructor(e=!0){this._state=r.PENDING,this._promise=new Promise((e,t)=>{this._resolve=e,this._reject=t}),e&&this._promise.catch(e=>{})}get state(){return this._state}get promise(){return this._promise}resolve(e){if(this.state!==r.PENDING)throw new Error(`cannot resolve ${r[this.state].toLowerCase()}`)
this._resolve(e),this._state=r.RESOLVED}reject(e){if(this.state!==r.PENDING)throw new Error(`cannot reject ${r[this.state].toLowerCase()}`)
this._reject(e),this._state=r.REJECTED}resolvePending(e){this._state===r.PENDING&&this.resolve(e)}rejectPending(e){this._state===r.PENDING&&this.reject(e)}}}),6826:(function(e,t){var r=this&&this.__awaiter||function(e,t,r,n){return new(r||(r=Promise))(function(i,a){function fulfilled(e){try{step(n.next(e))}catch(e){a(e)}}function rejected(e){try{step(n.throw(e))}catch(e){a(e)}}function step(e){e.done?i(e.value):function adopt(e){return e instanceof r?e:new r(function(t){t(e)})}(e.value).then(fulfilled,rejected)}step((n=n.apply(e,t||[])).next())})}
Object.defineProperty(t,"__esModule",{value:!0}),t.DuplexStreamingCall=void 0
t.DuplexStreamingCall=class DuplexStreamingCall{constructor(e,t,r,n,i,a,o){this.method=e,this.requestHeaders=t,this.requests=r,this.headers=n,this.responses=i,this.status=a,this.trailers=o}then(e,t){return this.promiseFinished().then(t=>e?Promise.resolve(e(t)):t,e=>t?Promise.resolve(t(e)):Promise.reject(e))}promiseFinished(){return r(this,void 0,void 0,function*(){let[e,t,r]=yield Promise.all([this.headers,this.status,this.trailers])
return{method:this.method,requestHeaders:this.requestHeaders,headers:e,status:t,trailers:r}})}}}),4420:((e,t,r)=>{var n=r(6892)
Object.defineProperty(t,"C0",{enumerable:!0,get:function(){return n.ServiceType}})
var i=r(115)
var a=r(8636)
var o=r(8576)
var s=r(2726)
var l=r(9122)
var c=r(1409)
var u=r(6826)
var d=r(7889)
var f=r(6173)
var p=r(9288)
var h=r(2849)
var m=r(3352)}),115:((e,t,r)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.readServiceOption=t.readMethodOption=t.readMethodOptions=t.normalizeMethodInfo=void 0
const n=r(6505)
t.normalizeMethodInfo=function normalizeMethodInfo(e,t){var r,i,a
let o=e
return o.service=t,o.localName=null!==(r=o.localName)&&void 0!==r?r:n.lowerCamelCase(o.name),o.serverStreaming=!!o.serverStreaming,o.clientStreaming=!!o.clientStreaming,o.options=null!==(i=o.options)&&void 0!==i?i:{},o.idempotency=null!==(a=o.idempotency)&&void 0!==a?a:void 0,o},t.readMethodOptions=function readMethodOptions(e,t,r,n){var i
const a=null===(i=e.methods.find((e,r)=>e.localName===t||r===t))||void 0===i?void 0:i.options
return a&&a[r]?n.fromJson(a[r]):void 0},t.readMethodOption=function readMethodOption(e,t,r,n){var i
const a=null===(i=e.methods.find((e,r)=>e.localName===t||r===t))||void 0===i?void 0:i.options
if(!a)return
const o=a[r]
return void 0===o?o:n?n.fromJson(o):o},t.readServiceOption=function readServiceOption(e,t,r){const n=e.options
if(!n)return
const i=n[t]
return void 0===i?i:r?r.fromJson(i):i}}),8636:((e,t)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.RpcError=void 0
class RpcError extends Error{constructor(e,t="UNKNOWN",r){super(e),this.name="RpcError",Object.setPrototypeOf(this,new.target.prototype),this.code=t,this.meta=null!=r?r:{}}toString(){const e=[this.name+": "+this.message]
this.code&&(e.push(""),e.push("Code: "+this.code)),this.serviceName&&this.methodName&&e.push("Method: "+this.serviceName+"/"+this.methodName)
let t=Object.entries(this.meta)
if(t.length){e.push(""),e.push("Meta:")
for(let[r,n]of t)e.push(`  ${r}: ${n}`)}return e.join("\n")}}t.RpcError=RpcError}),2849:((e,t,r)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.stackDuplexStreamingInterceptors=t.stackClientStreamingInterceptors=t.stackServerStreamingInterceptors=t.stackUnaryInterceptors=t.stackIntercept=void 0
const n=r(6505)
function stackIntercept(e,t,r,i,a){var o,s,l,c
if("unary"==e){let tail=(e,r,n)=>t.unary(e,r,n)
for(const e of(null!==(o=i.interceptors)&&void 0!==o?o:[]).filter(e=>e.interceptUnary).reverse()){const t=tail
tail=(r,n,i)=>e.interceptUnary(t,r,n,i)}return tail(r,a,i)}if("serverStreaming"==e){let tail=(e,r,n)=>t.serverStreaming(e,r,n)
for(const e of(null!==(s=i.interceptors)&&void 0!==s?s:[]).filter(e=>e.interceptServerStreaming).reverse()){const t=tail
tail=(r,n,i)=>e.interceptServerStreaming(t,r,n,i)}return tail(r,a,i)}if("clientStreaming"==e){let tail=(e,r)=>t.clientStreaming(e,r)
for(const e of(null!==(l=i.interceptors)&&void 0!==l?l:[]).filter(e=>e.interceptClientStreaming).reverse()){const t=tail
tail=(r,n)=>e.interceptClientStreaming(t,r,n)}return tail(r,i)}if("duplex"==e){let tail=(e,r)=>t.duplex(e,r)
for(const e of(null!==(c=i.interceptors)&&void 0!==c?c:[]).filter(e=>e.interceptDuplex).reverse()){const t=tail
tail=(r,n)=>e.interceptDuplex(t,r,n)}return tail(r,i)}n.assertNever(e)}t.stackIntercept=stackIntercept,t.stackUnaryInterceptors=function stackUnaryInterceptors(e,t,r,n){return stackIntercept("unary",e,t,n,r)},t.stackServerStreamingInterceptors=function stackServerStreamingInterceptors(e,t,r,n){return stackIntercept("serverStreaming",e,t,n,r)},t.stackClientStreamingInterceptors=function stackClientStreamingInterceptors(e,t,r){return stackIntercept("clientStreaming",e,t,r)},t.stackDuplexStreamingInterceptors=function stackDuplexStreamingInterceptors(e,t,r){return stackIntercept("duplex",e,t,r)}}),8576:((e,t,r)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.mergeRpcOptions=void 0
const n=r(6505)
function copy(e,t){if(!e)return
let r=t
for(let[t,n]of Object.entries(e))n instanceof Date?r[t]=new Date(n.getTime()):Array.isArray(n)?r[t]=n.concat():r[t]=n}t.mergeRpcOptions=function mergeRpcOptions(e,t){if(!t)return e
let r={}
copy(e,r),copy(t,r)
for(let i of Object.keys(t)){let a=t[i]
switch(i){case"jsonOptions":r.jsonOptions=n.mergeJsonOptions(e.jsonOptions,r.jsonOptions)
break
case"binaryOptions":r.binaryOptions=n.mergeBinaryOptions(e.binaryOptions,r.binaryOptions)
break
case"meta":r.meta={},copy(e.meta,r.meta),copy(t.meta,r.meta)
break
case"interceptors":r.interceptors=e.interceptors?e.interceptors.concat(a):a.concat()}}return r}}),2726:((e,t,r)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.RpcOutputStreamController=void 0
const n=r(1409),i=r(6505)
class RpcOutputStreamController{constructor(){this._lis={nxt:[],msg:[],err:[],cmp:[]},this._closed=!1,this._itState={q:[]}}onNext(e){return this.addLis(e,this._lis.nxt)}onMessage(e){return this.addLis(e,this._lis.msg)}onError(e){return this.addLis(e,this._lis.err)}onComplete(e){return this.addLis(e,this._lis.cmp)}addLis(e,t){return t.push(e),()=>{let r=t.indexOf(e)
r>=0&&t.splice(r,1)}}clearLis(){for(let e of Object.values(this._lis))e.splice(0,e.length)}get closed(){return!1!==this._closed}notifyNext(e,t,r){i.assert((e?1:0)+(t?1:0)+(r?1:0)<=1,"only one emission at a time"),e&&this.notifyMessage(e),t&&this.notifyError(t),r&&this.notifyComplete()}notifyMessage(e){i.assert(!this.closed,"stream is closed"),this.pushIt({value:e,done:!1}),this._lis.msg.forEach(t=>t(e)),this._lis.nxt.forEach(t=>t(e,void 0,!1))}notifyError(e){i.assert(!this.closed,"stream is closed"),this._closed=e,this.pushIt(e),this._lis.err.forEach(t=>t(e)),this._lis.nxt.forEach(t=>t(void 0,e,!1)),this.clearLis()}notifyComplete(){i.assert(!this.closed,"stream is closed"),this._closed=!0,this.pushIt({value:null,done:!0}),this._lis.cmp.forEach(e=>e()),this._lis.nxt.forEach(e=>e(void 0,void 0,!0)),this.clearLis()}[Symbol.asyncIterator](){return!0===this._closed?this.pushIt({value:null,done:!0}):!1!==this._closed&&this.pushIt(this._closed),{next:()=>{let e=this._itState
i.assert(e,"bad state"),i.assert(!e.p,"iterator contract broken")
let t=e.q.shift()
return t?"value"in t?Promise.resolve(t):Promise.reject(t):(e.p=new n.Deferred,e.p.promise)}}}pushIt(e){let t=this._itState
if(t.p){const r=t.p
i.assert(r.state==n.DeferredState.PENDING,"iterator contract broken"),"value"in e?r.resolve(e):r.reject(e),delete t.p}else t.q.push(e)}}t.RpcOutputStreamController=RpcOutputStreamController}),3352:((e,t)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.ServerCallContextController=void 0
t.ServerCallContextController=class ServerCallContextController{constructor(e,t,r,n,i={code:"OK",detail:""}){this._cancelled=!1,this._listeners=[],this.method=e,this.headers=t,this.deadline=r,this.trailers={},this._sendRH=n,this.status=i}notifyCancelled(){if(!this._cancelled){this._cancelled=!0
for(let e of this._listeners)e()}}sendResponseHeaders(e){this._sendRH(e)}get cancelled(){return this._cancelled}onCancel(e){const t=this._listeners
return t.push(e),()=>{let r=t.indexOf(e)
r>=0&&t.splice(r,1)}}}}),6173:(function(e,t){var r=this&&this.__awaiter||function(e,t,r,n){return new(r||(r=Promise))(function(i,a){function fulfilled(e){try{step(n.next(e))}catch(e){a(e)}}function rejected(e){try{step(n.throw(e))}catch(e){a(e)}}function step(e){e.done?i(e.value):function adopt(e){return e instanceof r?e:new r(function(t){t(e)})}(e.value).then(fulfilled,rejected)}step((n=n.apply(e,t||[])).next())})}
Object.defineProperty(t,"__esModule",{value:!0}),t.ServerStreamingCall=void 0
t.ServerStreamingCall=class ServerStreamingCall{constructor(e,t,r,n,i,a,o){this.method=e,this.requestHeaders=t,this.request=r,this.headers=n,this.responses=i,this.status=a,this.trailers=o}then(e,t){return this.promiseFinished().then(t=>e?Promise.resolve(e(t)):t,e=>t?Promise.resolve(t(e)):Promise.reject(e))}promiseFinished(){return r(this,void 0,void 0,function*(){let[e,t,r]=yield Promise.all([this.headers,this.status,this.trailers])
return{method:this.method,requestHeaders:this.requestHeaders,request:this.request,headers:e,status:t,trailers:r}})}}}),6892:((e,t,r)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.ServiceType=void 0
const n=r(115)
t.ServiceType=class ServiceType{constructor(e,t,r){this.typeName=e,this.methods=t.map(e=>n.normalizeMethodInfo(e,this)),this.options=null!=r?r:{}}}}),9122:(function(e,t,r){var n=this&&this.__awaiter||function(e,t,r,n){return new(r||(r=Promise))(function(i,a){function fulfilled(e){try{step(n.next(e))}catch(e){a(e)}}function rejected(e){try{step(n.throw(e))}catch(e){a(e)}}function step(e){e.done?i(e.value):function adopt(e){return e instanceof r?e:new r(function(t){t(e)})}(e.value).then(fulfilled,rejected)}step((n=n.apply(e,t||[])).next())})}
Object.defineProperty(t,"__esModule",{value:!0}),t.TestTransport=void 0
const i=r(8636),a=r(6505),o=r(2726),s=r(8576),l=r(9288),c=r(6173),u=r(7889),d=r(6826)
class TestTransport{constructor(e){this.suppressUncaughtRejections=!0,this.headerDelay=10,this.responseDelay=50,this.betweenResponseDelay=10,this.afterResponseDelay=10,this.data=null!=e?e:{}}get sentMessages(){return this.lastInput instanceof TestInputStream?this.lastInput.sent:"object"==typeof this.lastInput?[this.lastInput.single]:[]}get sendComplete(){return this.lastInput instanceof TestInputStream?this.lastInput.completed:"object"==typeof this.lastInput}promiseHeaders(){var e
const t=null!==(e=this.data.headers)&&void 0!==e?e:TestTransport.defaultHeaders
return t instanceof i.RpcError?Promise.reject(t):Promise.resolve(t)}promiseSingleResponse(e){if(this.data.response instanceof i.RpcError)return Promise.reject(this.data.response)
let t
return Array.isArray(this.data.response)?(a.assert(this.data.response.length>0),t=this.data.response[0]):t=void 0!==this.data.response?this.data.response:e.O.create(),a.assert(e.O.is(t)),Promise.resolve(t)}streamResponses(e,t,r){return n(this,void 0,void 0,function*(){const n=[]
if(void 0===this.data.response)n.push(e.O.create())
else if(Array.isArray(this.data.response))for(let t of this.data.response)a.assert(e.O.is(t)),n.push(t)
else this.data.response instanceof i.RpcError||(a.assert(e.O.is(this.data.response)),n.push(this.data.response))
try{yield delay(this.responseDelay,r)(void 0)}catch(e){return void t.notifyError(e)}if(this.data.response instanceof i.RpcError)t.notifyError(this.data.response)
else{for(let e of n){t.notifyMessage(e)
try{yield delay(this.betweenResponseDelay,r)(void 0)}catch(e){return void t.notifyError(e)}}this.data.status instanceof i.RpcError?t.notifyError(this.data.status):this.data.trailers instanceof i.RpcError?t.notifyError(this.data.trailers):t.notifyComplete()}})}promiseStatus(){var e
const t=null!==(e=this.data.status)&&void 0!==e?e:TestTransport.defaultStatus
return t instanceof i.RpcError?Promise.reject(t):Promise.resolve(t)}promiseTrailers(){var e
const t=null!==(e=this.data.trailers)&&void 0!==e?e:TestTransport.defaultTrailers
return t instanceof i.RpcError?Promise.reject(t):Promise.resolve(t)}maybeSuppressUncaught(...e){if(this.suppressUncaughtRejections)for(let t of e)t.catch(()=>{})}mergeOptions(e){return s.mergeRpcOptions({},e)}unary(e,t,r){var n
const i=null!==(n=r.meta)&&void 0!==n?n:{},a=this.promiseHeaders().then(delay(this.headerDelay,r.abort)),o=a.catch(e=>{}).then(delay(this.responseDelay,r.abort)).then(t=>this.promiseSingleResponse(e)),s=o.catch(e=>{}).then(delay(this.afterResponseDelay,r.abort)).then(e=>this.promiseStatus()),c=o.catch(e=>{}).then(delay(this.afterResponseDelay,r.abort)).then(e=>this.promiseTrailers())
return this.maybeSuppressUncaught(s,c),this.lastInput={single:t},new l.UnaryCall(e,i,t,a,o,s,c)}serverStreaming(e,t,r){var n
const i=null!==(n=r.meta)&&void 0!==n?n:{},a=this.promiseHeaders().then(delay(this.headerDelay,r.abort)),s=new o.RpcOutputStreamController,l=a.then(delay(this.responseDelay,r.abort)).catch(()=>{}).then(()=>this.streamResponses(e,s,r.abort)).then(delay(this.afterResponseDelay,r.abort)),u=l.then(()=>this.promiseStatus()),d=l.then(()=>this.promiseTrailers())
return this.maybeSuppressUncaught(u,d),this.lastInput={single:t},new c.ServerStreamingCall(e,i,t,a,s,u,d)}clientStreaming(e,t){var r
const n=null!==(r=t.meta)&&void 0!==r?r:{},i=this.promiseHeaders().then(delay(this.headerDelay,t.abort)),a=i.catch(e=>{}).then(delay(this.responseDelay,t.abort)).then(t=>this.promiseSingleResponse(e)),o=a.catch(e=>{}).then(delay(this.afterResponseDelay,t.abort)).then(e=>this.promiseStatus()),s=a.catch(e=>{}).then(delay(this.afterResponseDelay,t.abort)).then(e=>this.promiseTrailers())
return this.maybeSuppressUncaught(o,s),this.lastInput=new TestInputStream(this.data,t.abort),new u.ClientStreamingCall(e,n,this.lastInput,i,a,o,s)}duplex(e,t){var r
const n=null!==(r=t.meta)&&void 0!==r?r:{},i=this.promiseHeaders().then(delay(this.headerDelay,t.abort)),a=new o.RpcOutputStreamController,s=i.then(delay(this.responseDelay,t.abort)).catch(()=>{}).then(()=>this.streamResponses(e,a,t.abort)).then(delay(this.afterResponseDelay,t.abort)),l=s.then(()=>this.promiseStatus()),c=s.then(()=>this.promiseTrailers())
return this.maybeSuppressUncaught(l,c),this.lastInput=new TestInputStream(this.data,t.abort),new d.DuplexStreamingCall(e,n,this.lastInput,i,a,l,c)}}function delay(e,t){return r=>new Promise((n,a)=>{if(null==t?void 0:t.aborted)a(new i.RpcError("user cancel","CANCELLED"))
else{const o=setTimeout(()=>n(r),e)
t&&t.addEventListener("abort",e=>{clearTimeout(o),a(new i.RpcError("user cancel","CANCELLED"))})}})}t.TestTransport=TestTransport,TestTransport.defaultHeaders={responseHeader:"test"},TestTransport.defaultStatus={code:"OK",detail:"all good"},TestTransport.defaultTrailers={responseTrailer:"test"}
class TestInputStream{constructor(e,t){this._completed=!1,this._sent=[],this.data=e,this.abort=t}get sent(){return this._sent}get completed(){return this._completed}send(e){if(this.data.inputMessage instanceof i.RpcError)return Promise.reject(this.data.inputMessage)
const t=void 0===this.data.inputMessage?10:this.data.inputMessage
return Promise.resolve(void 0).then(()=>{this._sent.push(e)}).then(delay(t,this.abort))}complete(){if(this.data.inputComplete instanceof i.RpcError)return Promise.reject(this.data.inputComplete)
const e=void 0===this.data.inputComplete?10:this.data.inputComplete
return Promise.resolve(void 0).then(()=>{this._completed=!0}).then(delay(e,this.abort))}}}),9288:(function(e,t){var r=this&&this.__awaiter||function(e,t,r,n){return new(r||(r=Promise))(function(i,a){function fulfilled(e){try{step(n.next(e))}catch(e){a(e)}}function rejected(e){try{step(n.throw(e))}catch(e){a(e)}}function step(e){e.done?i(e.value):function adopt(e){return e instanceof r?e:new r(function(t){t(e)})}(e.value).then(fulfilled,rejected)}step((n=n.apply(e,t||[])).next())})}
Object.defineProperty(t,"__esModule",{value:!0}),t.UnaryCall=void 0
t.UnaryCall=class UnaryCall{constructor(e,t,r,n,i,a,o){this.method=e,this.requestHeaders=t,this.request=r,this.headers=n,this.response=i,this.status=a,this.trailers=o}then(e,t){return this.promiseFinished().then(t=>e?Promise.resolve(e(t)):t,e=>t?Promise.resolve(t(e)):Promise.reject(e))}promiseFinished(){return r(this,void 0,void 0,function*(){let[e,t,r,n]=yield Promise.all([this.headers,this.response,this.status,this.trailers])
return{method:this.method,requestHeaders:this.requestHeaders,request:this.request,headers:e,response:t,status:r,trailers:n}})}}}),8602:((e,t)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.assertFloat32=t.assertUInt32=t.assertInt32=t.assertNever=t.assert=void 0,t.assert=function assert(e,t){if(!e)throw new Error(t)},t.assertNever=function assertNever(e,t){throw new Error(null!=t?t:"Unexpected object: "+e)}
t.assertInt32=function assertInt32(e){if("number"!=typeof e)throw new Error("invalid int 32: "+typeof e)
if(!Number.isInteger(e)||e>2147483647||e<-2147483648)throw new Error("invalid int 32: "+e)},t.assertUInt32=function assertUInt32(e){if("number"!=typeof e)throw new Error("invalid uint 32: "+typeof e)
if(!Number.isInteger(e)||e>4294967295||e<0)throw new Error("invalid uint 32: "+e)},t.assertFloat32=function assertFloat32(e){if("number"!=typeof e)throw new Error("invalid float 32: "+typeof e)
if(Number.isFinite(e)&&(e>34028234663852886e22||e<-34028234663852886e22))throw new Error("invalid float 32: "+e)}}),6335:((e,t)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.base64encode=t.base64decode=void 0
let r="ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".split(""),n=[]
for(let e=0;e<r.length;e++)n[r[e].charCodeAt(0)]=e
n["-".charCodeAt(0)]=r.indexOf("+"),n["_".charCodeAt(0)]=r.indexOf("/"),t.base64decode=function base64decode(e){let t=3*e.length/4
"="==e[e.length-2]?t-=2:"="==e[e.length-1]&&(t-=1)
let r,i=new Uint8Array(t),a=0,o=0,s=0
for(let t=0;t<e.length;t++){if(r=n[e.charCodeAt(t)],void 0===r)switch(e[t]){case"=":o=0
case"\n":case"\r":case"\t":case" ":continue
default:throw Error("invalid base64 string.")}switch(o){case 0:s=r,o=1
break
case 1:i[a++]=s<<2|(48&r)>>4,s=r,o=2
break
case 2:i[a++]=(15&s)<<4|(60&r)>>2,s=r,o=3
break
case 3:i[a++]=(3&s)<<6|r,o=0}}if(1==o)throw Error("invalid base64 string.")
return i.subarray(0,a)},t.base64encode=function base64encode(e){let t,n="",i=0,a=0
for(let o=0;o<e.length;o++)switch(t=e[o],i){case 0:n+=r[t>>2],a=(3&t)<<4,i=1
break
case 1:n+=r[a|t>>4],a=(15&t)<<2,i=2
break
case 2:n+=r[a|t>>6],n+=r[63&t],i=0}return i&&(n+=r[a],n+="=",1==i&&(n+="=")),n}}),4816:((e,t)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.WireType=t.mergeBinaryOptions=t.UnknownFieldHandler=void 0,function(e){e.symbol=Symbol.for("protobuf-ts/unknown"),e.onRead=(t,r,n,i,a)=>{(is(r)?r[e.symbol]:r[e.symbol]=[]).push({no:n,wireType:i,data:a})},e.onWrite=(t,r,n)=>{for(let{no:t,wireType:i,data:a}of e.list(r))n.tag(t,i).raw(a)},e.list=(t,r)=>{if(is(t)){let n=t[e.symbol]
return r?n.filter(e=>e.no==r):n}return[]},e.last=(t,r)=>e.list(t,r).slice(-1)[0]
const is=t=>t&&Array.isArray(t[e.symbol])}(t.UnknownFieldHandler||(t.UnknownFieldHandler={})),t.mergeBinaryOptions=function mergeBinaryOptions(e,t){return Object.assign(Object.assign({},e),t)},function(e){e[e.Varint=0]="Varint",e[e.Bit64=1]="Bit64",e[e.LengthDelimited=2]="LengthDelimited",e[e.StartGroup=3]="StartGroup",e[e.EndGroup=4]="EndGroup",e[e.Bit32=5]="Bit32"}(t.WireType||(t.WireType={}))}),2889:((e,t,r)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.BinaryReader=t.binaryReadOptions=void 0
const n=r(4816),i=r(1753),a=r(3223),o={readUnknownField:!0,readerFactory:e=>new BinaryReader(e)}
t.binaryReadOptions=function binaryReadOptions(e){return e?Object.assign(Object.assign({},o),e):o}
class BinaryReader{constructor(e,t){this.varint64=a.varint64read,this.uint32=a.varint32read,this.buf=e,this.len=e.length,this.pos=0,this.view=new DataView(e.buffer,e.byteOffset,e.byteLength),this.textDecoder=null!=t?t:new TextDecoder("utf-8",{fatal:!0,ignoreBOM:!0})}tag(){let e=this.uint32(),t=e>>>3,r=7&e
if(t<=0||r<0||r>5)throw new Error("illegal tag: field no "+t+" wire type "+r)
return[t,r]}skip(e){let t=this.pos
switch(e){case n.WireType.Varint:for(;128&this.buf[this.pos++];);break
case n.WireType.Bit64:this.pos+=4
case n.WireType.Bit32:this.pos+=4
break
case n.WireType.LengthDelimited:let t=this.uint32()
this.pos+=t
break
case n.WireType.StartGroup:let r
for(;(r=this.tag()[1])!==n.WireType.EndGroup;)this.skip(r)
break
default:throw new Error("cant skip wire type "+e)}return this.assertBounds(),this.buf.subarray(t,this.pos)}assertBounds(){if(this.pos>this.len)throw new RangeError("premature EOF")}int32(){return 0|this.uint32()}sint32(){let e=this.uint32()
return e>>>1^-(1&e)}int64(){return new i.PbLong(...this.varint64())}uint64(){return new i.PbULong(...this.varint64())}sint64(){let[e,t]=this.varint64(),r=-(1&e)
return e=(e>>>1|(1&t)<<31)^r,t=t>>>1^r,new i.PbLong(e,t)}bool(){let[e,t]=this.varint64()
return 0!==e||0!==t}fixed32(){return this.view.getUint32((this.pos+=4)-4,!0)}sfixed32(){return this.view.getInt32((this.pos+=4)-4,!0)}fixed64(){return new i.PbULong(this.sfixed32(),this.sfixed32())}sfixed64(){return new i.PbLong(this.sfixed32(),this.sfixed32())}float(){return this.view.getFloat32((this.pos+=4)-4,!0)}double(){return this.view.getFloat64((this.pos+=8)-8,!0)}bytes(){let e=this.uint32(),t=this.pos
return this.pos+=e,this.assertBounds(),this.buf.subarray(t,t+e)}string(){return this.textDecoder.decode(this.bytes())}}t.BinaryReader=BinaryReader}),3957:((e,t,r)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.BinaryWriter=t.binaryWriteOptions=void 0
const n=r(1753),i=r(3223),a=r(8602),o={writeUnknownFields:!0,writerFactory:()=>new BinaryWriter}
t.binaryWriteOptions=function binaryWriteOptions(e){return e?Object.assign(Object.assign({},o),e):o}
class BinaryWriter{constructor(e){this.stack=[],this.textEncoder=null!=e?e:new TextEncoder,this.chunks=[],this.buf=[]}finish(){this.chunks.push(new Uint8Array(this.buf))
let e=0
for(let t=0;t<this.chunks.length;t++)e+=this.chunks[t].length
let t=new Uint8Array(e),r=0
for(let e=0;e<this.chunks.length;e++)t.set(this.chunks[e],r),r+=this.chunks[e].length
return this.chunks=[],t}fork(){return this.stack.push({chunks:this.chunks,buf:this.buf}),this.chunks=[],this.buf=[],this}join(){let e=this.finish(),t=this.stack.pop()
if(!t)throw new Error("invalid state, fork stack empty")
return this.chunks=t.chunks,this.buf=t.buf,this.uint32(e.byteLength),this.raw(e)}tag(e,t){return this.uint32((e<<3|t)>>>0)}raw(e){return this.buf.length&&(this.chunks.push(new Uint8Array(this.buf)),this.buf=[]),this.chunks.push(e),this}uint32(e){for(a.assertUInt32(e);e>127;)this.buf.push(127&e|128),e>>>=7
return this.buf.push(e),this}int32(e){return a.assertInt32(e),i.varint32write(e,this.buf),this}bool(e){return this.buf.push(e?1:0),this}bytes(e){return this.uint32(e.byteLength),this.raw(e)}string(e){let t=this.textEncoder.encode(e)
return this.uint32(t.byteLength),this.raw(t)}float(e){a.assertFloat32(e)
let t=new Uint8Array(4)
return new DataView(t.buffer).setFloat32(0,e,!0),this.raw(t)}double(e){let t=new Uint8Array(8)
return new DataView(t.buffer).setFloat64(0,e,!0),this.raw(t)}fixed32(e){a.assertUInt32(e)
let t=new Uint8Array(4)
return new DataView(t.buffer).setUint32(0,e,!0),this.raw(t)}sfixed32(e){a.assertInt32(e)
let t=new Uint8Array(4)
return new DataView(t.buffer).setInt32(0,e,!0),this.raw(t)}sint32(e){return a.assertInt32(e),e=(e<<1^e>>31)>>>0,i.varint32write(e,this.buf),this}sfixed64(e){let t=new Uint8Array(8),r=new DataView(t.buffer),i=n.PbLong.from(e)
return r.setInt32(0,i.lo,!0),r.setInt32(4,i.hi,!0),this.raw(t)}fixed64(e){let t=new Uint8Array(8),r=new DataView(t.buffer),i=n.PbULong.from(e)
return r.setInt32(0,i.lo,!0),r.setInt32(4,i.hi,!0),this.raw(t)}int64(e){let t=n.PbLong.from(e)
return i.varint64write(t.lo,t.hi,this.buf),this}sint64(e){let t=n.PbLong.from(e),r=t.hi>>31,a=t.lo<<1^r,o=(t.hi<<1|t.lo>>>31)^r
return i.varint64write(a,o,this.buf),this}uint64(e){let t=n.PbULong.from(e)
return i.varint64write(t.lo,t.hi,this.buf),this}}t.BinaryWriter=BinaryWriter}),257:((e,t)=>{function isEnumObject(e){if("object"!=typeof e||null===e)return!1
if(!e.hasOwnProperty(0))return!1
for(let t of Object.keys(e)){let r=parseInt(t)
if(Number.isNaN(r)){let r=e[t]
if(void 0===r)return!1
if("number"!=typeof r)return!1
if(void 0===e[r])return!1}else{let t=e[r]
if(void 0===t)return!1
if(e[t]!==r)return!1}}return!0}function listEnumValues(e){if(!isEnumObject(e))throw new Error("not a typescript enum object")
let t=[]
for(let[r,n]of Object.entries(e))"number"==typeof n&&t.push({name:r,number:n})
return t}Object.defineProperty(t,"__esModule",{value:!0}),t.listEnumNumbers=t.listEnumNames=t.listEnumValues=t.isEnumObject=void 0,t.isEnumObject=isEnumObject,t.listEnumValues=listEnumValues,t.listEnumNames=function listEnumNames(e){return listEnumValues(e).map(e=>e.name)},t.listEnumNumbers=function listEnumNumbers(e){return listEnumValues(e).map(e=>e.number).filter((e,t,r)=>r.indexOf(e)==t)}}),3223:((e,t)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.varint32read=t.varint32write=t.int64toString=t.int64fromString=t.varint64write=t.varint64read=void 0,t.varint64read=function varint64read(){let e=0,t=0
for(let r=0;r<28;r+=7){let n=this.buf[this.pos++]
if(e|=(127&n)<<r,!(128&n))return this.assertBounds(),[e,t]}let r=this.buf[this.pos++]
if(e|=(15&r)<<28,t=(112&r)>>4,!(128&r))return this.assertBounds(),[e,t]
for(let r=3;r<=31;r+=7){let n=this.buf[this.pos++]
if(t|=(127&n)<<r,!(128&n))return this.assertBounds(),[e,t]}throw new Error("invalid varint")},t.varint64write=function varint64write(e,t,r){for(let n=0;n<28;n+=7){const i=e>>>n,a=!(i>>>7==0&&0==t),o=255&(a?128|i:i)
if(r.push(o),!a)return}const n=e>>>28&15|(7&t)<<4,i=!!(t>>3)
if(r.push(255&(i?128|n:n)),i){for(let e=3;e<31;e+=7){const n=t>>>e,i=!(n>>>7==0),a=255&(i?128|n:n)
if(r.push(a),!i)return}r.push(t>>>31&1)}}
const r=4294967296
t.int64fromString=function int64fromString(e){let t="-"==e[0]
t&&(e=e.slice(1))
const n=1e6
let i=0,a=0
function add1e6digit(t,o){const s=Number(e.slice(t,o))
a*=n,i=i*n+s,i>=r&&(a+=i/r|0,i%=r)}return add1e6digit(-24,-18),add1e6digit(-18,-12),add1e6digit(-12,-6),add1e6digit(-6),[t,i,a]},t.int64toString=function int64toString(e,t){if(t>>>0<=2097151)return""+(r*t+(e>>>0))
let n=(e>>>24|t<<8)>>>0&16777215,i=t>>16&65535,a=(16777215&e)+6777216*n+6710656*i,o=n+8147497*i,s=2*i,l=1e7
function decimalFrom1e7(e,t){let r=e?String(e):""
return t?"0000000".slice(r.length)+r:r}return a>=l&&(o+=Math.floor(a/l),a%=l),o>=l&&(s+=Math.floor(o/l),o%=l),decimalFrom1e7(s,0)+decimalFrom1e7(o,s)+decimalFrom1e7(a,1)},t.varint32write=function varint32write(e,t){if(e>=0){for(;e>127;)t.push(127&e|128),e>>>=7
t.push(e)}else{for(let r=0;r<9;r++)t.push(127&e|128),e>>=7
t.push(1)}},t.varint32read=function varint32read(){let e=this.buf[this.pos++],t=127&e
if(!(128&e))return this.assertBounds(),t
if(e=this.buf[this.pos++],t|=(127&e)<<7,!(128&e))return this.assertBounds(),t
if(e=this.buf[this.pos++],t|=(127&e)<<14,!(128&e))return this.assertBounds(),t
if(e=this.buf[this.pos++],t|=(127&e)<<21,!(128&e))return this.assertBounds(),t
e=this.buf[this.pos++],t|=(15&e)<<28
for(let t=5;128&e&&t<10;t++)e=this.buf[this.pos++]
if(128&e)throw new Error("invalid varint")
return this.assertBounds(),t>>>0}}),6505:((e,t,r)=>{Object.defineProperty(t,"__esModule",{value:!0})
var n=r(9999)
Object.defineProperty(t,"typeofJsonValue",{enumerable:!0,get:function(){return n.typeofJsonValue}}),Object.defineProperty(t,"isJsonObject",{enumerable:!0,get:function(){return n.isJsonObject}})
var i=r(6335)
Object.defineProperty(t,"base64decode",{enumerable:!0,get:function(){return i.base64decode}}),Object.defineProperty(t,"base64encode",{enumerable:!0,get:function(){return i.base64encode}})
var a=r(8950)
Object.defineProperty(t,"utf8read",{enumerable:!0,get:function(){return a.utf8read}})
var o=r(4816)
Object.defineProperty(t,"WireType",{enumerable:!0,get:function(){return o.WireType}}),Object.defineProperty(t,"mergeBinaryOptions",{enumerable:!0,get:function(){return o.mergeBinaryOptions}}),Object.defineProperty(t,"UnknownFieldHandler",{enumerable:!0,get:function(){return o.UnknownFieldHandler}})
var s=r(2889)
Object.defineProperty(t,"BinaryReader",{enumerable:!0,get:function(){return s.BinaryReader}}),Object.defineProperty(t,"binaryReadOptions",{enumerable:!0,get:function(){return s.binaryReadOptions}})
var l=r(3957)
Object.defineProperty(t,"BinaryWriter",{enumerable:!0,get:function(){return l.BinaryWriter}}),Object.defineProperty(t,"binaryWriteOptions",{enumerable:!0,get:function(){return l.binaryWriteOptions}})
var c=r(1753)
Object.defineProperty(t,"PbLong",{enumerable:!0,get:function(){return c.PbLong}}),Object.defineProperty(t,"PbULong",{enumerable:!0,get:function(){return c.PbULong}})
var u=r(9367)
Object.defineProperty(t,"jsonReadOptions",{enumerable:!0,get:function(){return u.jsonReadOptions}}),Object.defineProperty(t,"jsonWriteOptions",{enumerable:!0,get:function(){return u.jsonWriteOptions}}),Object.defineProperty(t,"mergeJsonOptions",{enumerable:!0,get:function(){return u.mergeJsonOptions}})
var d=r(3785)
Object.defineProperty(t,"MESSAGE_TYPE",{enumerable:!0,get:function(){return d.MESSAGE_TYPE}})
var f=r(5106)
Object.defineProperty(t,"MessageType",{enumerable:!0,get:function(){return f.MessageType}})
var p=r(7910)
Object.defineProperty(t,"ScalarType",{enumerable:!0,get:function(){return p.ScalarType}}),Object.defineProperty(t,"LongType",{enumerable:!0,get:function(){return p.LongType}}),Object.defineProperty(t,"RepeatType",{enumerable:!0,get:function(){return p.RepeatType}}),Object.defineProperty(t,"normalizeFieldInfo",{enumerable:!0,get:function(){return p.normalizeFieldInfo}}),Object.defineProperty(t,"readFieldOptions",{enumerable:!0,get:function(){return p.readFieldOptions}}),Object.defineProperty(t,"readFieldOption",{enumerable:!0,get:function(){return p.readFieldOption}}),Object.defineProperty(t,"readMessageOption",{enumerable:!0,get:function(){return p.readMessageOption}})
var h=r(7548)
Object.defineProperty(t,"ReflectionTypeCheck",{enumerable:!0,get:function(){return h.ReflectionTypeCheck}})
var m=r(5726)
Object.defineProperty(t,"reflectionCreate",{enumerable:!0,get:function(){return m.reflectionCreate}})
var g=r(9526)
Object.defineProperty(t,"reflectionScalarDefault",{enumerable:!0,get:function(){return g.reflectionScalarDefault}})
var y=r(8044)
Object.defineProperty(t,"reflectionMergePartial",{enumerable:!0,get:function(){return y.reflectionMergePartial}})
var w=r(4827)
Object.defineProperty(t,"reflectionEquals",{enumerable:!0,get:function(){return w.reflectionEquals}})
var b=r(9611)
Object.defineProperty(t,"ReflectionBinaryReader",{enumerable:!0,get:function(){return b.ReflectionBinaryReader}})
var v=r(6907)
Object.defineProperty(t,"ReflectionBinaryWriter",{enumerable:!0,get:function(){return v.ReflectionBinaryWriter}})
var T=r(4409)
Object.defineProperty(t,"ReflectionJsonReader",{enumerable:!0,get:function(){return T.ReflectionJsonReader}})
var k=r(1094)
Object.defineProperty(t,"ReflectionJsonWriter",{enumerable:!0,get:function(){return k.ReflectionJsonWriter}})
var S=r(9946)
Object.defineProperty(t,"containsMessageType",{enumerable:!0,get:function(){return S.containsMessageType}})
var E=r(8063)
Object.defineProperty(t,"isOneofGroup",{enumerable:!0,get:function(){return E.isOneofGroup}}),Object.defineProperty(t,"setOneofValue",{enumerable:!0,get:function(){return E.setOneofValue}}),Object.defineProperty(t,"getOneofValue",{enumerable:!0,get:function(){return E.getOneofValue}}),Object.defineProperty(t,"clearOneofValue",{enumerable:!0,get:function(){return E.clearOneofValue}}),Object.defineProperty(t,"getSelectedOneofValue",{enumerable:!0,get:function(){return E.getSelectedOneofValue}})
var I=r(257)
Object.defineProperty(t,"listEnumValues",{enumerable:!0,get:function(){return I.listEnumValues}}),Object.defineProperty(t,"listEnumNames",{enumerable:!0,get:function(){return I.listEnumNames}}),Object.defineProperty(t,"listEnumNumbers",{enumerable:!0,get:function(){return I.listEnumNumbers}}),Object.defineProperty(t,"isEnumObject",{enumerable:!0,get:function(){return I.isEnumObject}})
var R=r(4073)
Object.defineProperty(t,"lowerCamelCase",{enumerable:!0,get:function(){return R.lowerCamelCase}})
var O=r(8602)
Object.defineProperty(t,"assert",{enumerable:!0,get:function(){return O.assert}}),Object.defineProperty(t,"assertNever",{enumerable:!0,get:function(){return O.assertNever}}),Object.defineProperty(t,"assertInt32",{enumerable:!0,get:function(){return O.assertInt32}}),Object.defineProperty(t,"assertUInt32",{enumerable:!0,get:function(){return O.assertUInt32}}),Object.defineProperty(t,"assertFloat32",{enumerable:!0,get:function(){return O.assertFloat32}})}),9367:((e,t)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.mergeJsonOptions=t.jsonWriteOptions=t.jsonReadOptions=void 0
const r={emitDefaultValues:!1,enumAsInteger:!1,useProtoFieldName:!1,prettySpaces:0},n={ignoreUnknownFields:!1}
t.jsonReadOptions=function jsonReadOptions(e){return e?Object.assign(Object.assign({},n),e):n},t.jsonWriteOptions=function jsonWriteOptions(e){return e?Object.assign(Object.assign({},r),e):r},t.mergeJsonOptions=function mergeJsonOptions(e,t){var r,n
let i=Object.assign(Object.assign({},e),t)
return i.typeRegistry=[...null!==(r=null==e?void 0:e.typeRegistry)&&void 0!==r?r:[],...null!==(n=null==t?void 0:t.typeRegistry)&&void 0!==n?n:[]],i}}),9999:((e,t)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.isJsonObject=t.typeofJsonValue=void 0,t.typeofJsonValue=function typeofJsonValue(e){let t=typeof e
if("object"==t){if(Array.isArray(e))return"array"
if(null===e)return"null"}return t},t.isJsonObject=function isJsonObject(e){return null!==e&&"object"==typeof e&&!Array.isArray(e)}}),4073:((e,t)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.lowerCamelCase=void 0,t.lowerCamelCase=function lowerCamelCase(e){let t=!1
const r=[]
for(let n=0;n<e.length;n++){let i=e.charAt(n)
"_"==i?t=!0:/\d/.test(i)?(r.push(i),t=!0):t?(r.push(i.toUpperCase()),t=!1):0==n?r.push(i.toLowerCase()):r.push(i)}return r.join("")}}),3785:((e,t)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.MESSAGE_TYPE=void 0,t.MESSAGE_TYPE=Symbol.for("protobuf-ts/message-type")}),5106:((e,t,r)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.MessageType=void 0
const n=r(3785),i=r(7910),a=r(7548),o=r(4409),s=r(1094),l=r(9611),c=r(6907),u=r(5726),d=r(8044),f=r(9999),p=r(9367),h=r(4827),m=r(3957),g=r(2889),y=Object.getOwnPropertyDescriptors(Object.getPrototypeOf({})),w=y[n.MESSAGE_TYPE]={}
t.MessageType=class MessageType{constructor(e,t,r){this.defaultCheckDepth=16,this.typeName=e,this.fields=t.map(i.normalizeFieldInfo),this.options=null!=r?r:{},w.value=this,this.messagePrototype=Object.create(null,y),this.refTypeCheck=new a.ReflectionTypeCheck(this),this.refJsonReader=new o.ReflectionJsonReader(this),this.refJsonWriter=new s.ReflectionJsonWriter(this),this.refBinReader=new l.ReflectionBinaryReader(this),this.refBinWriter=new c.ReflectionBinaryWriter(this)}create(e){let t=u.reflectionCreate(this)
return void 0!==e&&d.reflectionMergePartial(this,t,e),t}clone(e){let t=this.create()
return d.reflectionMergePartial(this,t,e),t}equals(e,t){return h.reflectionEquals(this,e,t)}is(e,t=this.defaultCheckDepth){return this.refTypeCheck.is(e,t,!1)}isAssignable(e,t=this.defaultCheckDepth){return this.refTypeCheck.is(e,t,!0)}mergePartial(e,t){d.reflectionMergePartial(this,e,t)}fromBinary(e,t){let r=g.binaryReadOptions(t)
return this.internalBinaryRead(r.readerFactory(e),e.byteLength,r)}fromJson(e,t){return this.internalJsonRead(e,p.jsonReadOptions(t))}fromJsonString(e,t){let r=JSON.parse(e)
return this.fromJson(r,t)}toJson(e,t){return this.internalJsonWrite(e,p.jsonWriteOptions(t))}toJsonString(e,t){var r
let n=this.toJson(e,t)
return JSON.stringify(n,null,null!==(r=null==t?void 0:t.prettySpaces)&&void 0!==r?r:0)}toBinary(e,t){let r=m.binaryWriteOptions(t)
return this.internalBinaryWrite(e,r.writerFactory(),r).finish()}internalJsonRead(e,t,r){if(null!==e&&"object"==typeof e&&!Array.isArray(e)){let n=null!=r?r:this.create()
return this.refJsonReader.read(e,n,t),n}throw new Error(`Unable to parse message ${this.typeName} from JSON ${f.typeofJsonValue(e)}.`)}internalJsonWrite(e,t){return this.refJsonWriter.write(e,t)}internalBinaryWrite(e,t,r){return this.refBinWriter.write(e,t,r),t}internalBinaryRead(e,t,r,n){let i=null!=n?n:this.create()
return this.refBinReader.read(e,i,r,t),i}}}),8063:((e,t)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.getSelectedOneofValue=t.clearOneofValue=t.setUnknownOneofValue=t.setOneofValue=t.getOneofValue=t.isOneofGroup=void 0,t.isOneofGroup=function isOneofGroup(e){if("object"!=typeof e||null===e||!e.hasOwnProperty("oneofKind"))return!1
switch(typeof e.oneofKind){case"string":return void 0!==e[e.oneofKind]&&2==Object.keys(e).length
case"undefined":return 1==Object.keys(e).length
default:return!1}},t.getOneofValue=function getOneofValue(e,t){return e[t]},t.setOneofValue=function setOneofValue(e,t,r){void 0!==e.oneofKind&&delete e[e.oneofKind],e.oneofKind=t,void 0!==r&&(e[t]=r)},t.setUnknownOneofValue=function setUnknownOneofValue(e,t,r){void 0!==e.oneofKind&&delete e[e.oneofKind],e.oneofKind=t,void 0!==r&&void 0!==t&&(e[t]=r)},t.clearOneofValue=function clearOneofValue(e){void 0!==e.oneofKind&&delete e[e.oneofKind],e.oneofKind=void 0},t.getSelectedOneofValue=function getSelectedOneofValue(e){if(void 0!==e.oneofKind)return e[e.oneofKind]}}),1753:((e,t,r)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.PbLong=t.PbULong=t.detectBi=void 0
const n=r(3223)
let i
function detectBi(){const e=new DataView(new ArrayBuffer(8)),t=void 0!==globalThis.BigInt&&"function"==typeof e.getBigInt64&&"function"==typeof e.getBigUint64&&"function"==typeof e.setBigInt64&&"function"==typeof e.setBigUint64
i=t?{MIN:BigInt("-9223372036854775808"),MAX:BigInt("9223372036854775807"),UMIN:BigInt("0"),UMAX:BigInt("18446744073709551615"),C:BigInt,V:e}:void 0}function assertBi(e){if(!e)throw new Error("BigInt unavailable, see https://github.com/timostamm/protobuf-ts/blob/v1.0.8/MANUAL.md#bigint-support")}t.detectBi=detectBi,detectBi()
const a=/^-?[0-9]+$/,o=4294967296,s=2147483648
class SharedPbLong{constructor(e,t){this.lo=0|e,this.hi=0|t}isZero(){return 0==this.lo&&0==this.hi}toNumber(){let e=this.hi*o+(this.lo>>>0)
if(!Number.isSafeInteger(e))throw new Error("cannot convert to safe number")
return e}}class PbULong extends SharedPbLong{static from(e){if(i)switch(typeof e){case"string":if("0"==e)return this.ZERO
if(""==e)throw new Error("string is no integer")
e=i.C(e)
case"number":if(0===e)return this.ZERO
e=i.C(e)
case"bigint":if(!e)return this.ZERO
if(e<i.UMIN)throw new Error("signed value for ulong")
if(e>i.UMAX)throw new Error("ulong too large")
return i.V.setBigUint64(0,e,!0),new PbULong(i.V.getInt32(0,!0),i.V.getInt32(4,!0))}else switch(typeof e){case"string":if("0"==e)return this.ZERO
if(e=e.trim(),!a.test(e))throw new Error("string is no integer")
let[t,r,i]=n.int64fromString(e)
if(t)throw new Error("signed value for ulong")
return new PbULong(r,i)
case"number":if(0==e)return this.ZERO
if(!Number.isSafeInteger(e))throw new Error("number is no integer")
if(e<0)throw new Error("signed value for ulong")
return new PbULong(e,e/o)}throw new Error("unknown value "+typeof e)}toString(){return i?this.toBigInt().toString():n.int64toString(this.lo,this.hi)}toBigInt(){return assertBi(i),i.V.setInt32(0,this.lo,!0),i.V.setInt32(4,this.hi,!0),i.V.getBigUint64(0,!0)}}t.PbULong=PbULong,PbULong.ZERO=new PbULong(0,0)
class PbLong extends SharedPbLong{static from(e){if(i)switch(typeof e){case"string":if("0"==e)return this.ZERO
if(""==e)throw new Error("string is no integer")
e=i.C(e)
case"number":if(0===e)return this.ZERO
e=i.C(e)
case"bigint":if(!e)return this.ZERO
if(e<i.MIN)throw new Error("signed long too small")
if(e>i.MAX)throw new Error("signed long too large")
return i.V.setBigInt64(0,e,!0),new PbLong(i.V.getInt32(0,!0),i.V.getInt32(4,!0))}else switch(typeof e){case"string":if("0"==e)return this.ZERO
if(e=e.trim(),!a.test(e))throw new Error("string is no integer")
let[t,r,i]=n.int64fromString(e)
if(t){if(i>s||i==s&&0!=r)throw new Error("signed long too small")}else if(i>=s)throw new Error("signed long too large")
let l=new PbLong(r,i)
return t?l.negate():l
case"number":if(0==e)return this.ZERO
if(!Number.isSafeInteger(e))throw new Error("number is no integer")
return e>0?new PbLong(e,e/o):new PbLong(-e,-e/o).negate()}throw new Error("unknown value "+typeof e)}isNegative(){return 0!==(this.hi&s)}negate(){let e=~this.hi,t=this.lo
return t?t=1+~t:e+=1,new PbLong(t,e)}toString(){if(i)return this.toBigInt().toString()
if(this.isNegative()){let e=this.negate()
return"-"+n.int64toString(e.lo,e.hi)}return n.int64toString(this.lo,this.hi)}toBigInt(){return assertBi(i),i.V.setInt32(0,this.lo,!0),i.V.setInt32(4,this.hi,!0),i.V.getBigInt64(0,!0)}}t.PbLong=PbLong,PbLong.ZERO=new PbLong(0,0)}),8950:((e,t)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.utf8read=void 0
const fromCharCodes=e=>String.fromCharCode.apply(String,e)
t.utf8read=function utf8read(e){if(e.length<1)return""
let t,r=0,n=[],i=[],a=0,o=e.length
for(;r<o;)t=e[r++],t<128?i[a++]=t:t>191&&t<224?i[a++]=(31&t)<<6|63&e[r++]:t>239&&t<365?(t=((7&t)<<18|(63&e[r++])<<12|(63&e[r++])<<6|63&e[r++])-65536,i[a++]=55296+(t>>10),i[a++]=56320+(1023&t)):i[a++]=(15&t)<<12|(63&e[r++])<<6|63&e[r++],a>8191&&(n.push(fromCharCodes(i)),a=0)
return n.length?(a&&n.push(fromCharCodes(i.slice(0,a))),n.join("")):fromCharCodes(i.slice(0,a))}}),9611:((e,t,r)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.ReflectionBinaryReader=void 0
const n=r(4816),i=r(7910),a=r(3402),o=r(9526)
t.ReflectionBinaryReader=class ReflectionBinaryReader{constructor(e){this.info=e}prepare(){var e
if(!this.fieldNoToField){const t=null!==(e=this.info.fields)&&void 0!==e?e:[]
this.fieldNoToField=new Map(t.map(e=>[e.no,e]))}}read(e,t,r,a){this.prepare()
const o=void 0===a?e.len:e.pos+a
for(;e.pos<o;){const[a,o]=e.tag(),s=this.fieldNoToField.get(a)
if(!s){let i=r.readUnknownField
if("throw"==i)throw new Error(`Unknown field ${a} (wire type ${o}) for ${this.info.typeName}`)
let s=e.skip(o)
!1!==i&&(!0===i?n.UnknownFieldHandler.onRead:i)(this.info.typeName,t,a,o,s)
continue}let l=t,c=s.repeat,u=s.localName
switch(s.oneof&&(l=l[s.oneof],l.oneofKind!==u&&(l=t[s.oneof]={oneofKind:u})),s.kind){case"scalar":case"enum":let t="enum"==s.kind?i.ScalarType.INT32:s.T,a="scalar"==s.kind?s.L:void 0
if(c){let r=l[u]
if(o==n.WireType.LengthDelimited&&t!=i.ScalarType.STRING&&t!=i.ScalarType.BYTES){let n=e.uint32()+e.pos
for(;e.pos<n;)r.push(this.scalar(e,t,a))}else r.push(this.scalar(e,t,a))}else l[u]=this.scalar(e,t,a)
break
case"message":if(c){let t=l[u],n=s.T().internalBinaryRead(e,e.uint32(),r)
t.push(n)}else l[u]=s.T().internalBinaryRead(e,e.uint32(),r,l[u])
break
case"map":let[d,f]=this.mapEntry(s,e,r)
l[u][d]=f}}}mapEntry(e,t,r){let n,a,s=t.uint32(),l=t.pos+s
for(;t.pos<l;){let[o,s]=t.tag()
switch(o){case 1:n=e.K==i.ScalarType.BOOL?t.bool().toString():this.scalar(t,e.K,i.LongType.STRING)
break
case 2:switch(e.V.kind){case"scalar":a=this.scalar(t,e.V.T,e.V.L)
break
case"enum":a=t.int32()
break
case"message":a=e.V.T().internalBinaryRead(t,t.uint32(),r)}break
default:throw new Error(`Unknown field ${o} (wire type ${s}) in map entry for ${this.info.typeName}#${e.name}`)}}if(void 0===n){let t=o.reflectionScalarDefault(e.K)
n=e.K==i.ScalarType.BOOL?t.toString():t}if(void 0===a)switch(e.V.kind){case"scalar":a=o.reflectionScalarDefault(e.V.T,e.V.L)
break
case"enum":a=0
break
case"message":a=e.V.T().create()}return[n,a]}scalar(e,t,r){switch(t){case i.ScalarType.INT32:return e.int32()
case i.ScalarType.STRING:return e.string()
case i.ScalarType.BOOL:return e.bool()
case i.ScalarType.DOUBLE:return e.double()
case i.ScalarType.FLOAT:return e.float()
case i.ScalarType.INT64:return a.reflectionLongConvert(e.int64(),r)
case i.ScalarType.UINT64:return a.reflectionLongConvert(e.uint64(),r)
case i.ScalarType.FIXED64:return a.reflectionLongConvert(e.fixed64(),r)
case i.ScalarType.FIXED32:return e.fixed32()
case i.ScalarType.BYTES:return e.bytes()
case i.ScalarType.UINT32:return e.uint32()
case i.ScalarType.SFIXED32:return e.sfixed32()
case i.ScalarType.SFIXED64:return a.reflectionLongConvert(e.sfixed64(),r)
case i.ScalarType.SINT32:return e.sint32()
case i.ScalarType.SINT64:return a.reflectionLongConvert(e.sint64(),r)}}}}),6907:((e,t,r)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.ReflectionBinaryWriter=void 0
const n=r(4816),i=r(7910),a=r(8602),o=r(1753)
t.ReflectionBinaryWriter=class ReflectionBinaryWriter{constructor(e){this.info=e}prepare(){if(!this.fields){const e=this.info.fields?this.info.fields.concat():[]
this.fields=e.sort((e,t)=>e.no-t.no)}}write(e,t,r){this.prepare()
for(const n of this.fields){let o,s,l=n.repeat,c=n.localName
if(n.oneof){const t=e[n.oneof]
if(t.oneofKind!==c)continue
o=t[c],s=!0}else o=e[c],s=!1
switch(n.kind){case"scalar":case"enum":let e="enum"==n.kind?i.ScalarType.INT32:n.T
if(l)if(a.assert(Array.isArray(o)),l==i.RepeatType.PACKED)this.packed(t,e,n.no,o)
else for(const r of o)this.scalar(t,e,n.no,r,!0)
else void 0===o?a.assert(n.opt):this.scalar(t,e,n.no,o,s||n.opt)
break
case"message":if(l){a.assert(Array.isArray(o))
for(const e of o)this.message(t,r,n.T(),n.no,e)}else this.message(t,r,n.T(),n.no,o)
break
case"map":a.assert("object"==typeof o&&null!==o)
for(const[e,i]of Object.entries(o))this.mapEntry(t,r,n,e,i)}}let o=r.writeUnknownFields
!1!==o&&(!0===o?n.UnknownFieldHandler.onWrite:o)(this.info.typeName,e,t)}mapEntry(e,t,r,o,s){e.tag(r.no,n.WireType.LengthDelimited),e.fork()
let l=o
switch(r.K){case i.ScalarType.INT32:case i.ScalarType.FIXED32:case i.ScalarType.UINT32:case i.ScalarType.SFIXED32:case i.ScalarType.SINT32:l=Number.parseInt(o)
break
case i.ScalarType.BOOL:a.assert("true"==o||"false"==o),l="true"==o}switch(this.scalar(e,r.K,1,l,!0),r.V.kind){case"scalar":this.scalar(e,r.V.T,2,s,!0)
break
case"enum":this.scalar(e,i.ScalarType.INT32,2,s,!0)
break
case"message":this.message(e,t,r.V.T(),2,s)}e.join()}message(e,t,r,i,a){void 0!==a&&(r.internalBinaryWrite(a,e.tag(i,n.WireType.LengthDelimited).fork(),t),e.join())}scalar(e,t,r,n,i){let[a,o,s]=this.scalarInfo(t,n)
s&&!i||(e.tag(r,a),e[o](n))}packed(e,t,r,o){if(!o.length)return
a.assert(t!==i.ScalarType.BYTES&&t!==i.ScalarType.STRING),e.tag(r,n.WireType.LengthDelimited),e.fork()
let[,s]=this.scalarInfo(t)
for(let t=0;t<o.length;t++)e[s](o[t])
e.join()}scalarInfo(e,t){let r,a=n.WireType.Varint,s=void 0===t,l=0===t
switch(e){case i.ScalarType.INT32:r="int32"
break
case i.ScalarType.STRING:l=s||!t.length,a=n.WireType.LengthDelimited,r="string"
break
case i.ScalarType.BOOL:l=!1===t,r="bool"
break
case i.ScalarType.UINT32:r="uint32"
break
case i.ScalarType.DOUBLE:a=n.WireType.Bit64,r="double"
break
case i.ScalarType.FLOAT:a=n.WireType.Bit32,r="float"
break
case i.ScalarType.INT64:l=s||o.PbLong.from(t).isZero(),r="int64"
break
case i.ScalarType.UINT64:l=s||o.PbULong.from(t).isZero(),r="uint64"
break
case i.ScalarType.FIXED64:l=s||o.PbULong.from(t).isZero(),a=n.WireType.Bit64,r="fixed64"
break
case i.ScalarType.BYTES:l=s||!t.byteLength,a=n.WireType.LengthDelimited,r="bytes"
break
case i.ScalarType.FIXED32:a=n.WireType.Bit32,r="fixed32"
break
case i.ScalarType.SFIXED32:a=n.WireType.Bit32,r="sfixed32"
break
case i.ScalarType.SFIXED64:l=s||o.PbLong.from(t).isZero(),a=n.WireType.Bit64,r="sfixed64"
break
case i.ScalarType.SINT32:r="sint32"
break
case i.ScalarType.SINT64:l=s||o.PbLong.from(t).isZero(),r="sint64"}return[a,r,s||l]}}}),9946:((e,t,r)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.containsMessageType=void 0
const n=r(3785)
t.containsMessageType=function containsMessageType(e){return null!=e[n.MESSAGE_TYPE]}}),5726:((e,t,r)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.reflectionCreate=void 0
const n=r(9526),i=r(3785)
t.reflectionCreate=function reflectionCreate(e){const t=e.messagePrototype?Object.create(e.messagePrototype):Object.defineProperty({},i.MESSAGE_TYPE,{value:e})
for(let r of e.fields){let e=r.localName
if(!r.opt)if(r.oneof)t[r.oneof]={oneofKind:void 0}
else if(r.repeat)t[e]=[]
else switch(r.kind){case"scalar":t[e]=n.reflectionScalarDefault(r.T,r.L)
break
case"enum":t[e]=0
break
case"map":t[e]={}}}return t}}),4827:((e,t,r)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.reflectionEquals=void 0
const n=r(7910)
t.reflectionEquals=function reflectionEquals(e,t,r){if(t===r)return!0
if(!t||!r)return!1
for(let a of e.fields){let e=a.localName,o=a.oneof?t[a.oneof][e]:t[e],s=a.oneof?r[a.oneof][e]:r[e]
switch(a.kind){case"enum":case"scalar":let e="enum"==a.kind?n.ScalarType.INT32:a.T
if(!(a.repeat?repeatedPrimitiveEq(e,o,s):primitiveEq(e,o,s)))return!1
break
case"map":if(!("message"==a.V.kind?repeatedMsgEq(a.V.T(),i(o),i(s)):repeatedPrimitiveEq("enum"==a.V.kind?n.ScalarType.INT32:a.V.T,i(o),i(s))))return!1
break
case"message":let t=a.T()
if(!(a.repeat?repeatedMsgEq(t,o,s):t.equals(o,s)))return!1}}return!0}
const i=Object.values
function primitiveEq(e,t,r){if(t===r)return!0
if(e!==n.ScalarType.BYTES)return!1
let i=t,a=r
if(i.length!==a.length)return!1
for(let e=0;e<i.length;e++)if(i[e]!=a[e])return!1
return!0}function repeatedPrimitiveEq(e,t,r){if(t.length!==r.length)return!1
for(let n=0;n<t.length;n++)if(!primitiveEq(e,t[n],r[n]))return!1
return!0}function repeatedMsgEq(e,t,r){if(t.length!==r.length)return!1
for(let n=0;n<t.length;n++)if(!e.equals(t[n],r[n]))return!1
return!0}}),7910:((e,t,r)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.readMessageOption=t.readFieldOption=t.readFieldOptions=t.normalizeFieldInfo=t.RepeatType=t.LongType=t.ScalarType=void 0
const n=r(4073)
var i
!function(e){e[e.DOUBLE=1]="DOUBLE",e[e.FLOAT=2]="FLOAT",e[e.INT64=3]="INT64",e[e.UINT64=4]="UINT64",e[e.INT32=5]="INT32",e[e.FIXED64=6]="FIXED64",e[e.FIXED32=7]="FIXED32",e[e.BOOL=8]="BOOL",e[e.STRING=9]="STRING",e[e.BYTES=12]="BYTES",e[e.UINT32=13]="UINT32",e[e.SFIXED32=15]="SFIXED32",e[e.SFIXED64=16]="SFIXED64",e[e.SINT32=17]="SINT32",e[e.SINT64=18]="SINT64"}(t.ScalarType||(t.ScalarType={})),function(e){e[e.BIGINT=0]="BIGINT",e[e.STRING=1]="STRING",e[e.NUMBER=2]="NUMBER"}(t.LongType||(t.LongType={})),function(e){e[e.NO=0]="NO",e[e.PACKED=1]="PACKED",e[e.UNPACKED=2]="UNPACKED"}(i=t.RepeatType||(t.RepeatType={})),t.normalizeFieldInfo=function normalizeFieldInfo(e){var t,r,a,o
return e.localName=null!==(t=e.localName)&&void 0!==t?t:n.lowerCamelCase(e.name),e.jsonName=null!==(r=e.jsonName)&&void 0!==r?r:n.lowerCamelCase(e.name),e.repeat=null!==(a=e.repeat)&&void 0!==a?a:i.NO,e.opt=null!==(o=e.opt)&&void 0!==o?o:!e.repeat&&(!e.oneof&&"message"==e.kind),e},t.readFieldOptions=function readFieldOptions(e,t,r,n){var i
const a=null===(i=e.fields.find((e,r)=>e.localName==t||r==t))||void 0===i?void 0:i.options
return a&&a[r]?n.fromJson(a[r]):void 0},t.readFieldOption=function readFieldOption(e,t,r,n){var i
const a=null===(i=e.fields.find((e,r)=>e.localName==t||r==t))||void 0===i?void 0:i.options
if(!a)return
const o=a[r]
return void 0===o?o:n?n.fromJson(o):o},t.readMessageOption=function readMessageOption(e,t,r){const n=e.options[t]
return void 0===n?n:r?r.fromJson(n):n}}),4409:((e,t,r)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.ReflectionJsonReader=void 0
const n=r(9999),i=r(6335),a=r(7910),o=r(1753),s=r(8602),l=r(3402)
t.ReflectionJsonReader=class ReflectionJsonReader{constructor(e){this.info=e}prepare(){var e
if(void 0===this.fMap){this.fMap={}
const t=null!==(e=this.info.fields)&&void 0!==e?e:[]
for(const e of t)this.fMap[e.name]=e,this.fMap[e.jsonName]=e,this.fMap[e.localName]=e}}assert(e,t,r){if(!e){let e=n.typeofJsonValue(r)
throw"number"!=e&&"boolean"!=e||(e=r.toString()),new Error(`Cannot parse JSON ${e} for ${this.info.typeName}#${t}`)}}read(e,t,r){this.prepare()
const i=[]
for(const[o,s]of Object.entries(e)){const e=this.fMap[o]
if(!e){if(!r.ignoreUnknownFields)throw new Error(`Found unknown field while reading ${this.info.typeName} from JSON format. JSON key: ${o}`)
continue}const l=e.localName
let c
if(e.oneof){if(null===s&&("enum"!==e.kind||"google.protobuf.NullValue"!==e.T()[0]))continue
if(i.includes(e.oneof))throw new Error(`Multiple members of the oneof group "${e.oneof}" of ${this.info.typeName} are present in JSON.`)
i.push(e.oneof),c=t[e.oneof]={oneofKind:l}}else c=t
if("map"==e.kind){if(null===s)continue
this.assert(n.isJsonObject(s),e.name,s)
const t=c[l]
for(const[n,i]of Object.entries(s)){let o
switch(this.assert(null!==i,e.name+" map value",null),e.V.kind){case"message":o=e.V.T().internalJsonRead(i,r)
break
case"enum":if(o=this.enum(e.V.T(),i,e.name,r.ignoreUnknownFields),!1===o)continue
break
case"scalar":o=this.scalar(i,e.V.T,e.V.L,e.name)}this.assert(void 0!==o,e.name+" map value",i)
let s=n
e.K==a.ScalarType.BOOL&&(s="true"==s||"false"!=s&&s),s=this.scalar(s,e.K,a.LongType.STRING,e.name).toString(),t[s]=o}}else if(e.repeat){if(null===s)continue
this.assert(Array.isArray(s),e.name,s)
const t=c[l]
for(const n of s){let i
switch(this.assert(null!==n,e.name,null),e.kind){case"message":i=e.T().internalJsonRead(n,r)
break
case"enum":if(i=this.enum(e.T(),n,e.name,r.ignoreUnknownFields),!1===i)continue
break
case"scalar":i=this.scalar(n,e.T,e.L,e.name)}this.assert(void 0!==i,e.name,s),t.push(i)}}else switch(e.kind){case"message":if(null===s&&"google.protobuf.Value"!=e.T().typeName){this.assert(void 0===e.oneof,e.name+" (oneof member)",null)
continue}c[l]=e.T().internalJsonRead(s,r,c[l])
break
case"enum":if(null===s)continue
let t=this.enum(e.T(),s,e.name,r.ignoreUnknownFields)
if(!1===t)continue
c[l]=t
break
case"scalar":if(null===s)continue
c[l]=this.scalar(s,e.T,e.L,e.name)}}}enum(e,t,r,n){if("google.protobuf.NullValue"==e[0]&&s.assert(null===t||"NULL_VALUE"===t,`Unable to parse field ${this.info.typeName}#${r}, enum ${e[0]} only accepts null.`),null===t)return 0
switch(typeof t){case"number":return s.assert(Number.isInteger(t),`Unable to parse field ${this.info.typeName}#${r}, enum can only be integral number, got ${t}.`),t
case"string":let i=t
e[2]&&t.substring(0,e[2].length)===e[2]&&(i=t.substring(e[2].length))
let a=e[1][i]
return(void 0!==a||!n)&&(s.assert("number"==typeof a,`Unable to parse field ${this.info.typeName}#${r}, enum ${e[0]} has no value for "${t}".`),a)}s.assert(!1,`Unable to parse field ${this.info.typeName}#${r}, cannot parse enum value from ${typeof t}".`)}scalar(e,t,r,n){let c
try{switch(t){case a.ScalarType.DOUBLE:case a.ScalarType.FLOAT:if(null===e)return 0
if("NaN"===e)return Number.NaN
if("Infinity"===e)return Number.POSITIVE_INFINITY
if("-Infinity"===e)return Number.NEGATIVE_INFINITY
if(""===e){c="empty string"
break}if("string"==typeof e&&e.trim().length!==e.length){c="extra whitespace"
break}if("string"!=typeof e&&"number"!=typeof e)break
let n=Number(e)
if(Number.isNaN(n)){c="not a number"
break}if(!Number.isFinite(n)){c="too large or small"
break}return t==a.ScalarType.FLOAT&&s.assertFloat32(n),n
case a.ScalarType.INT32:case a.ScalarType.FIXED32:case a.ScalarType.SFIXED32:case a.ScalarType.SINT32:case a.ScalarType.UINT32:if(null===e)return 0
let u
if("number"==typeof e?u=e:""===e?c="empty string":"string"==typeof e&&(e.trim().length!==e.length?c="extra whitespace":u=Number(e)),void 0===u)break
return t==a.ScalarType.UINT32?s.assertUInt32(u):s.assertInt32(u),u
case a.ScalarType.INT64:case a.ScalarType.SFIXED64:case a.ScalarType.SINT64:if(null===e)return l.reflectionLongConvert(o.PbLong.ZERO,r)
if("number"!=typeof e&&"string"!=typeof e)break
return l.reflectionLongConvert(o.PbLong.from(e),r)
case a.ScalarType.FIXED64:case a.ScalarType.UINT64:if(null===e)return l.reflectionLongConvert(o.PbULong.ZERO,r)
if("number"!=typeof e&&"string"!=typeof e)break
return l.reflectionLongConvert(o.PbULong.from(e),r)
case a.ScalarType.BOOL:if(null===e)return!1
if("boolean"!=typeof e)break
return e
case a.ScalarType.STRING:if(null===e)return""
if("string"!=typeof e){c="extra whitespace"
break}try{encodeURIComponent(e)}catch(c){c="invalid UTF8"
break}return e
case a.ScalarType.BYTES:if(null===e||""===e)return new Uint8Array(0)
if("string"!=typeof e)break
return i.base64decode(e)}}catch(e){c=e.message}this.assert(!1,n+(c?" - "+c:""),e)}}}),1094:((e,t,r)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.ReflectionJsonWriter=void 0
const n=r(6335),i=r(1753),a=r(7910),o=r(8602)
t.ReflectionJsonWriter=class ReflectionJsonWriter{constructor(e){var t
this.fields=null!==(t=e.fields)&&void 0!==t?t:[]}write(e,t){const r={},n=e
for(const e of this.fields){if(!e.oneof){let i=this.field(e,n[e.localName],t)
void 0!==i&&(r[t.useProtoFieldName?e.name:e.jsonName]=i)
continue}const i=n[e.oneof]
if(i.oneofKind!==e.localName)continue
const a="scalar"==e.kind||"enum"==e.kind?Object.assign(Object.assign({},t),{emitDefaultValues:!0}):t
let s=this.field(e,i[e.localName],a)
o.assert(void 0!==s),r[t.useProtoFieldName?e.name:e.jsonName]=s}return r}field(e,t,r){let n
if("map"==e.kind){o.assert("object"==typeof t&&null!==t)
const i={}
switch(e.V.kind){case"scalar":for(const[r,n]of Object.entries(t)){const t=this.scalar(e.V.T,n,e.name,!1,!0)
o.assert(void 0!==t),i[r.toString()]=t}break
case"message":const n=e.V.T()
for(const[a,s]of Object.entries(t)){const t=this.message(n,s,e.name,r)
o.assert(void 0!==t),i[a.toString()]=t}break
case"enum":const a=e.V.T()
for(const[n,s]of Object.entries(t)){o.assert(void 0===s||"number"==typeof s)
const t=this.enum(a,s,e.name,!1,!0,r.enumAsInteger)
o.assert(void 0!==t),i[n.toString()]=t}}(r.emitDefaultValues||Object.keys(i).length>0)&&(n=i)}else if(e.repeat){o.assert(Array.isArray(t))
const i=[]
switch(e.kind){case"scalar":for(let r=0;r<t.length;r++){const n=this.scalar(e.T,t[r],e.name,e.opt,!0)
o.assert(void 0!==n),i.push(n)}break
case"enum":const n=e.T()
for(let a=0;a<t.length;a++){o.assert(void 0===t[a]||"number"==typeof t[a])
const s=this.enum(n,t[a],e.name,e.opt,!0,r.enumAsInteger)
o.assert(void 0!==s),i.push(s)}break
case"message":const a=e.T()
for(let n=0;n<t.length;n++){const s=this.message(a,t[n],e.name,r)
o.assert(void 0!==s),i.push(s)}}(r.emitDefaultValues||i.length>0||r.emitDefaultValues)&&(n=i)}else switch(e.kind){case"scalar":n=this.scalar(e.T,t,e.name,e.opt,r.emitDefaultValues)
break
case"enum":n=this.enum(e.T(),t,e.name,e.opt,r.emitDefaultValues,r.enumAsInteger)
break
case"message":n=this.message(e.T(),t,e.name,r)}return n}enum(e,t,r,n,i,a){if("google.protobuf.NullValue"==e[0])return i||n?null:void 0
if(void 0!==t){if(0!==t||i||n)return o.assert("number"==typeof t),o.assert(Number.isInteger(t)),a||!e[1].hasOwnProperty(t)?t:e[2]?e[2]+e[1][t]:e[1][t]}else o.assert(n)}message(e,t,r,n){return void 0===t?n.emitDefaultValues?null:void 0:e.internalJsonWrite(t,n)}scalar(e,t,r,s,l){if(void 0===t)return void o.assert(s)
const c=l||s
switch(e){case a.ScalarType.INT32:case a.ScalarType.SFIXED32:case a.ScalarType.SINT32:return 0===t?c?0:void 0:(o.assertInt32(t),t)
case a.ScalarType.FIXED32:case a.ScalarType.UINT32:return 0===t?c?0:void 0:(o.assertUInt32(t),t)
case a.ScalarType.FLOAT:o.assertFloat32(t)
case a.ScalarType.DOUBLE:return 0===t?c?0:void 0:(o.assert("number"==typeof t),Number.isNaN(t)?"NaN":t===Number.POSITIVE_INFINITY?"Infinity":t===Number.NEGATIVE_INFINITY?"-Infinity":t)
case a.ScalarType.STRING:return""===t?c?"":void 0:(o.assert("string"==typeof t),t)
case a.ScalarType.BOOL:return!1===t?!c&&void 0:(o.assert("boolean"==typeof t),t)
case a.ScalarType.UINT64:case a.ScalarType.FIXED64:o.assert("number"==typeof t||"string"==typeof t||"bigint"==typeof t)
let e=i.PbULong.from(t)
if(e.isZero()&&!c)return
return e.toString()
case a.ScalarType.INT64:case a.ScalarType.SFIXED64:case a.ScalarType.SINT64:o.assert("number"==typeof t||"string"==typeof t||"bigint"==typeof t)
let r=i.PbLong.from(t)
if(r.isZero()&&!c)return
return r.toString()
case a.ScalarType.BYTES:return o.assert(t instanceof Uint8Array),t.byteLength?n.base64encode(t):c?"":void 0}}}}),3402:((e,t,r)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.reflectionLongConvert=void 0
const n=r(7910)
t.reflectionLongConvert=function reflectionLongConvert(e,t){switch(t){case n.LongType.BIGINT:return e.toBigInt()
case n.LongType.NUMBER:return e.toNumber()
default:return e.toString()}}}),8044:((e,t)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.reflectionMergePartial=void 0,t.reflectionMergePartial=function reflectionMergePartial(e,t,r){let n,i,a=r
for(let r of e.fields){let e=r.localName
if(r.oneof){const o=a[r.oneof]
if(null==(null==o?void 0:o.oneofKind))continue
if(n=o[e],i=t[r.oneof],i.oneofKind=o.oneofKind,null==n){delete i[e]
continue}}else if(n=a[e],i=t,null==n)continue
switch(r.repeat&&(i[e].length=n.length),r.kind){case"scalar":case"enum":if(r.repeat)for(let t=0;t<n.length;t++)i[e][t]=n[t]
else i[e]=n
break
case"message":let t=r.T()
if(r.repeat)for(let r=0;r<n.length;r++)i[e][r]=t.create(n[r])
else void 0===i[e]?i[e]=t.create(n):t.mergePartial(i[e],n)
break
case"map":switch(r.V.kind){case"scalar":case"enum":Object.assign(i[e],n)
break
case"message":let t=r.V.T()
for(let r of Object.keys(n))i[e][r]=t.create(n[r])}}}}}),9526:((e,t,r)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.reflectionScalarDefault=void 0
const n=r(7910),i=r(3402),a=r(1753)
t.reflectionScalarDefault=function reflectionScalarDefault(e,t=n.LongType.STRING){switch(e){case n.ScalarType.BOOL:return!1
case n.ScalarType.UINT64:case n.ScalarType.FIXED64:return i.reflectionLongConvert(a.PbULong.ZERO,t)
case n.ScalarType.INT64:case n.ScalarType.SFIXED64:case n.ScalarType.SINT64:return i.reflectionLongConvert(a.PbLong.ZERO,t)
case n.ScalarType.DOUBLE:case n.ScalarType.FLOAT:return 0
case n.ScalarType.BYTES:return new Uint8Array(0)
case n.ScalarType.STRING:return""
default:return 0}}}),7548:((e,t,r)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.ReflectionTypeCheck=void 0
const n=r(7910),i=r(8063)
t.ReflectionTypeCheck=class ReflectionTypeCheck{constructor(e){var t
this.fields=null!==(t=e.fields)&&void 0!==t?t:[]}prepare(){if(this.data)return
const e=[],t=[],r=[]
for(let n of this.fields)if(n.oneof)r.includes(n.oneof)||(r.push(n.oneof),e.push(n.oneof),t.push(n.oneof))
else switch(t.push(n.localName),n.kind){case"scalar":case"enum":n.opt&&!n.repeat||e.push(n.localName)
break
case"message":n.repeat&&e.push(n.localName)
break
case"map":e.push(n.localName)}this.data={req:e,known:t,oneofs:Object.values(r)}}is(e,t,r=!1){if(t<0)return!0
if(null==e||"object"!=typeof e)return!1
this.prepare()
let n=Object.keys(e),a=this.data
if(n.length<a.req.length||a.req.some(e=>!n.includes(e)))return!1
if(!r&&n.some(e=>!a.known.includes(e)))return!1
if(t<1)return!0
for(const n of a.oneofs){const a=e[n]
if(!i.isOneofGroup(a))return!1
if(void 0===a.oneofKind)continue
const o=this.fields.find(e=>e.localName===a.oneofKind)
if(!o)return!1
if(!this.field(a[a.oneofKind],o,r,t))return!1}for(const n of this.fields)if(void 0===n.oneof&&!this.field(e[n.localName],n,r,t))return!1
return!0}field(e,t,r,i){let a=t.repeat
switch(t.kind){case"scalar":return void 0===e?t.opt:a?this.scalars(e,t.T,i,t.L):this.scalar(e,t.T,t.L)
case"enum":return void 0===e?t.opt:a?this.scalars(e,n.ScalarType.INT32,i):this.scalar(e,n.ScalarType.INT32)
case"message":return void 0===e||(a?this.messages(e,t.T(),r,i):this.message(e,t.T(),r,i))
case"map":if("object"!=typeof e||null===e)return!1
if(i<2)return!0
if(!this.mapKeys(e,t.K,i))return!1
switch(t.V.kind){case"scalar":return this.scalars(Object.values(e),t.V.T,i,t.V.L)
case"enum":return this.scalars(Object.values(e),n.ScalarType.INT32,i)
case"message":return this.messages(Object.values(e),t.V.T(),r,i)}}return!0}message(e,t,r,n){return r?t.isAssignable(e,n):t.is(e,n)}messages(e,t,r,n){if(!Array.isArray(e))return!1
if(n<2)return!0
if(r){for(let r=0;r<e.length&&r<n;r++)if(!t.isAssignable(e[r],n-1))return!1}else for(let r=0;r<e.length&&r<n;r++)if(!t.is(e[r],n-1))return!1
return!0}scalar(e,t,r){let i=typeof e
switch(t){case n.ScalarType.UINT64:case n.ScalarType.FIXED64:case n.ScalarType.INT64:case n.ScalarType.SFIXED64:case n.ScalarType.SINT64:switch(r){case n.LongType.BIGINT:return"bigint"==i
case n.LongType.NUMBER:return"number"==i&&!isNaN(e)
default:return"string"==i}case n.ScalarType.BOOL:return"boolean"==i
case n.ScalarType.STRING:return"string"==i
case n.ScalarType.BYTES:return e instanceof Uint8Array
case n.ScalarType.DOUBLE:case n.ScalarType.FLOAT:return"number"==i&&!isNaN(e)
default:return"number"==i&&Number.isInteger(e)}}scalars(e,t,r,n){if(!Array.isArray(e))return!1
if(r<2)return!0
if(Array.isArray(e))for(let i=0;i<e.length&&i<r;i++)if(!this.scalar(e[i],t,n))return!1
return!0}mapKeys(e,t,r){let i=Object.keys(e)
switch(t){case n.ScalarType.INT32:case n.ScalarType.FIXED32:case n.ScalarType.SFIXED32:case n.ScalarType.SINT32:case n.ScalarType.UINT32:return this.scalars(i.slice(0,r).map(e=>parseInt(e)),t,r)
case n.ScalarType.BOOL:return this.scalars(i.slice(0,r).map(e=>"true"==e||"false"!=e&&e),t,r)
default:return this.scalars(i,t,r,n.LongType.STRING)}}}}),9002:((e,t,r)=>{const n=r(2822)
e.exports={version:n.version}}),889:((e,t,r)=>{r.d(t,{DefaultArtifactClient:()=>DefaultArtifactClient})
var n=r(8524),i=r(857)
function getRuntimeToken(){const e=process.env.ACTIONS_RUNTIME_TOKEN
if(!e)throw new Error("Unable to get the ACTIONS_RUNTIME_TOKEN env variable")
return e}function isGhes(){const e=new URL(process.env.GITHUB_SERVER_URL||"https://github.com").hostname.trimEnd().toUpperCase(),t="GITHUB.COM"===e,r=e.endsWith(".GHE.COM"),n=e.endsWith(".LOCALHOST")
return!t&&!r&&!n}function getUploadChunkTimeout(){const e=process.env.ACTIONS_ARTIFACT_UPLOAD_TIMEOUT_MS
if(!e)return 3e5
const t=parseInt(e)
if(isNaN(t))throw new Error("Invalid value set for ACTIONS_ARTIFACT_UPLOAD_TIMEOUT_MS env variable")
return t}var a=r(9896),o=r(6928),s=r(6505)
class Timestamp$Type extends s.MessageType{constructor(){super("google.protobuf.Timestamp",[{no:1,name:"seconds",kind:"scalar",T:3},{no:2,name:"nanos",kind:"scalar",T:5}])}now(){const e=this.create(),t=Date.now()
return e.seconds=s.PbLong.from(Math.floor(t/1e3)).toString(),e.nanos=t%1e3*1e6,e}toDate(e){return new Date(1e3*s.PbLong.from(e.seconds).toNumber()+Math.ceil(e.nanos/1e6))}fromDate(e){const t=this.create(),r=e.getTime()
return t.seconds=s.PbLong.from(Math.floor(r/1e3)).toString(),t.nanos=r%1e3*1e6,t}internalJsonWrite(e,t){let r=1e3*s.PbLong.from(e.seconds).toNumber()
if(r<Date.parse("0001-01-01T00:00:00Z")||r>Date.parse("9999-12-31T23:59:59Z"))throw new Error("Unable to encode Timestamp to JSON. Must be from 0001-01-01T00:00:00Z to 9999-12-31T23:59:59Z inclusive.")
if(e.nanos<0)throw new Error("Unable to encode invalid Timestamp to JSON. Nanos must not be negative.")
let n="Z"
if(e.nanos>0){let t=(e.nanos+1e9).toString().substring(1)
n="000000"===t.substring(3)?"."+t.substring(0,3)+"Z":"000"===t.substring(6)?"."+t.substring(0,6)+"Z":"."+t+"Z"}return new Date(r).toISOString().replace(".000Z",n)}internalJsonRead(e,t,r){if("string"!=typeof e)throw new Error("Unable to parse Timestamp from JSON "+(0,s.typeofJsonValue)(e)+".")
let n=e.match(/^([0-9]{4})-([0-9]{2})-([0-9]{2})T([0-9]{2}):([0-9]{2}):([0-9]{2})(?:Z|\.([0-9]{3,9})Z|([+-][0-9][0-9]:[0-9][0-9]))$/)
if(!n)throw new Error("Unable to parse Timestamp from JSON. Invalid format.")
let i=Date.parse(n[1]+"-"+n[2]+"-"+n[3]+"T"+n[4]+":"+n[5]+":"+n[6]+(n[8]?n[8]:"Z"))
if(Number.isNaN(i))throw new Error("Unable to parse Timestamp from JSON. Invalid value.")
if(i<Date.parse("0001-01-01T00:00:00Z")||i>Date.parse("9999-12-31T23:59:59Z"))throw new globalThis.Error("Unable to parse Timestamp from JSON. Must be from 0001-01-01T00:00:00Z to 9999-12-31T23:59:59Z inclusive.")
return r||(r=this.create()),r.seconds=s.PbLong.from(i/1e3).toString(),r.nanos=0,n[7]&&(r.nanos=parseInt("1"+n[7]+"0".repeat(9-n[7].length))-1e9),r}create(e){const t={seconds:"0",nanos:0}
return globalThis.Object.defineProperty(t,s.MESSAGE_TYPE,{enumerable:!1,value:this}),void 0!==e&&(0,s.reflectionMergePartial)(this,t,e),t}internalBinaryRead(e,t,r,n){let i=null!=n?n:this.create(),a=e.pos+t
for(;e.pos<a;){let[t,n]=e.tag()
switch(t){case 1:i.seconds=e.int64().toString()
break
case 2:i.nanos=e.int32()
break
default:let a=r.readUnknownField
if("throw"===a)throw new globalThis.Error(`Unknown field ${t} (wire type ${n}) for ${this.typeName}`)
let o=e.skip(n)
!1!==a&&(!0===a?s.UnknownFieldHandler.onRead:a)(this.typeName,i,t,n,o)}}return i}internalBinaryWrite(e,t,r){"0"!==e.seconds&&t.tag(1,s.WireType.Varint).int64(e.seconds),0!==e.nanos&&t.tag(2,s.WireType.Varint).int32(e.nanos)
let n=r.writeUnknownFields
return!1!==n&&(1==n?s.UnknownFieldHandler.onWrite:n)(this.typeName,e,t),t}}const l=new Timestamp$Type
class DoubleValue$Type extends s.MessageType{constructor(){super("google.protobuf.DoubleValue",[{no:1,name:"value",kind:"scalar",T:1}])}internalJsonWrite(e,t){return this.refJsonWriter.scalar(2,e.value,"value",!1,!0)}internalJsonRead(e,t,r){return r||(r=this.create()),r.value=this.refJsonReader.scalar(e,1,void 0,"value"),r}create(e){const t={value:0}
return globalThis.Object.defineProperty(t,s.MESSAGE_TYPE,{enumerable:!1,value:this}),void 0!==e&&(0,s.reflectionMergePartial)(this,t,e),t}internalBinaryRead(e,t,r,n){let i=null!=n?n:this.create(),a=e.pos+t
for(;e.pos<a;){let[t,n]=e.tag()
if(1===t)i.value=e.double()
else{let a=r.readUnknownField
if("throw"===a)throw new globalThis.Error(`Unknown field ${t} (wire type ${n}) for ${this.typeName}`)
let o=e.skip(n)
!1!==a&&(!0===a?s.UnknownFieldHandler.onRead:a)(this.typeName,i,t,n,o)}}return i}internalBinaryWrite(e,t,r){0!==e.value&&t.tag(1,s.WireType.Bit64).double(e.value)
let n=r.writeUnknownFields
return!1!==n&&(1==n?s.UnknownFieldHandler.onWrite:n)(this.typeName,e,t),t}}new DoubleValue$Type
class FloatValue$Type extends s.MessageType{constructor(){super("google.protobuf.FloatValue",[{no:1,name:"value",kind:"scalar",T:2}])}internalJsonWrite(e,t){return this.refJsonWriter.scalar(1,e.value,"value",!1,!0)}internalJsonRead(e,t,r){return r||(r=this.create()),r.value=this.refJsonReader.scalar(e,1,void 0,"value"),r}create(e){const t={value:0}
return globalThis.Object.defineProperty(t,s.MESSAGE_TYPE,{enumerable:!1,value:this}),void 0!==e&&(0,s.reflectionMergePartial)(this,t,e),t}internalBinaryRead(e,t,r,n){let i=null!=n?n:this.create(),a=e.pos+t
for(;e.pos<a;){let[t,n]=e.tag()
if(1===t)i.value=e.float()
else{let a=r.readUnknownField
if("throw"===a)throw new globalThis.Error(`Unknown field ${t} (wire type ${n}) for ${this.typeName}`)
let o=e.skip(n)
!1!==a&&(!0===a?s.UnknownFieldHandler.onRead:a)(this.typeName,i,t,n,o)}}return i}internalBinaryWrite(e,t,r){0!==e.value&&t.tag(1,s.WireType.Bit32).float(e.value)
let n=r.writeUnknownFields
return!1!==n&&(1==n?s.UnknownFieldHandler.onWrite:n)(this.typeName,e,t),t}}new FloatValue$Type
class Int64Value$Type extends s.MessageType{constructor(){super("google.protobuf.Int64Value",[{no:1,name:"value",kind:"scalar",T:3}])}internalJsonWrite(e,t){return this.refJsonWriter.scalar(s.ScalarType.INT64,e.value,"value",!1,!0)}internalJsonRead(e,t,r){return r||(r=this.create()),r.value=this.refJsonReader.scalar(e,s.ScalarType.INT64,s.LongType.STRING,"value"),r}create(e){const t={value:"0"}
return globalThis.Object.defineProperty(t,s.MESSAGE_TYPE,{enumerable:!1,value:this}),void 0!==e&&(0,s.reflectionMergePartial)(this,t,e),t}internalBinaryRead(e,t,r,n){let i=null!=n?n:this.create(),a=e.pos+t
for(;e.pos<a;){let[t,n]=e.tag()
if(1===t)i.value=e.int64().toString()
else{let a=r.readUnknownField
if("throw"===a)throw new globalThis.Error(`Unknown field ${t} (wire type ${n}) for ${this.typeName}`)
let o=e.skip(n)
!1!==a&&(!0===a?s.UnknownFieldHandler.onRead:a)(this.typeName,i,t,n,o)}}return i}internalBinaryWrite(e,t,r){"0"!==e.value&&t.tag(1,s.WireType.Varint).int64(e.value)
let n=r.writeUnknownFields
return!1!==n&&(1==n?s.UnknownFieldHandler.onWrite:n)(this.typeName,e,t),t}}const c=new Int64Value$Type
class UInt64Value$Type extends s.MessageType{constructor(){super("google.protobuf.UInt64Value",[{no:1,name:"value",kind:"scalar",T:4}])}internalJsonWrite(e,t){return this.refJsonWriter.scalar(s.ScalarType.UINT64,e.value,"value",!1,!0)}internalJsonRead(e,t,r){return r||(r=this.create()),r.value=this.refJsonReader.scalar(e,s.ScalarType.UINT64,s.LongType.STRING,"value"),r}create(e){const t={value:"0"}
return globalThis.Object.defineProperty(t,s.MESSAGE_TYPE,{enumerable:!1,value:this}),void 0!==e&&(0,s.reflectionMergePartial)(this,t,e),t}internalBinaryRead(e,t,r,n){let i=null!=n?n:this.create(),a=e.pos+t
for(;e.pos<a;){let[t,n]=e.tag()
if(1===t)i.value=e.uint64().toString()
else{let a=r.readUnknownField
if("throw"===a)throw new globalThis.Error(`Unknown field ${t} (wire type ${n}) for ${this.typeName}`)
let o=e.skip(n)
!1!==a&&(!0===a?s.UnknownFieldHandler.onRead:a)(this.typeName,i,t,n,o)}}return i}internalBinaryWrite(e,t,r){"0"!==e.value&&t.tag(1,s.WireType.Varint).uint64(e.value)
let n=r.writeUnknownFields
return!1!==n&&(1==n?s.UnknownFieldHandler.onWrite:n)(this.typeName,e,t),t}}new UInt64Value$Type
class Int32Value$Type extends s.MessageType{constructor(){super("google.protobuf.Int32Value",[{no:1,name:"value",kind:"scalar",T:5}])}internalJsonWrite(e,t){return this.refJsonWriter.scalar(5,e.value,"value",!1,!0)}internalJsonRead(e,t,r){return r||(r=this.create()),r.value=this.refJsonReader.scalar(e,5,void 0,"value"),r}create(e){const t={value:0}
return globalThis.Object.defineProperty(t,s.MESSAGE_TYPE,{enumerable:!1,value:this}),void 0!==e&&(0,s.reflectionMergePartial)(this,t,e),t}internalBinaryRead(e,t,r,n){let i=null!=n?n:this.create(),a=e.pos+t
for(;e.pos<a;){let[t,n]=e.tag()
if(1===t)i.value=e.int32()
else{let a=r.readUnknownField
if("throw"===a)throw new globalThis.Error(`Unknown field ${t} (wire type ${n}) for ${this.typeName}`)
let o=e.skip(n)
!1!==a&&(!0===a?s.UnknownFieldHandler.onRead:a)(this.typeName,i,t,n,o)}}return i}internalBinaryWrite(e,t,r){0!==e.value&&t.tag(1,s.WireType.Varint).int32(e.value)
let n=r.writeUnknownFields
return!1!==n&&(1==n?s.UnknownFieldHandler.onWrite:n)(this.typeName,e,t),t}}new Int32Value$Type
class UInt32Value$Type extends s.MessageType{constructor(){super("google.protobuf.UInt32Value",[{no:1,name:"value",kind:"scalar",T:13}])}internalJsonWrite(e,t){return this.refJsonWriter.scalar(13,e.value,"value",!1,!0)}internalJsonRead(e,t,r){return r||(r=this.create()),r.value=this.refJsonReader.scalar(e,13,void 0,"value"),r}create(e){const t={value:0}
return globalThis.Object.defineProperty(t,s.MESSAGE_TYPE,{enumerable:!1,value:this}),void 0!==e&&(0,s.reflectionMergePartial)(this,t,e),t}internalBinaryRead(e,t,r,n){let i=null!=n?n:this.create(),a=e.pos+t
for(;e.pos<a;){let[t,n]=e.tag()
if(1===t)i.value=e.uint32()
else{let a=r.readUnknownField
if("throw"===a)throw new globalThis.Error(`Unknown field ${t} (wire type ${n}) for ${this.typeName}`)
let o=e.skip(n)
!1!==a&&(!0===a?s.UnknownFieldHandler.onRead:a)(this.typeName,i,t,n,o)}}return i}internalBinaryWrite(e,t,r){0!==e.value&&t.tag(1,s.WireType.Varint).uint32(e.value)
let n=r.writeUnknownFields
return!1!==n&&(1==n?s.UnknownFieldHandler.onWrite:n)(this.typeName,e,t),t}}new UInt32Value$Type
class BoolValue$Type extends s.MessageType{constructor(){super("google.protobuf.BoolValue",[{no:1,name:"value",kind:"scalar",T:8}])}internalJsonWrite(e,t){return e.value}internalJsonRead(e,t,r){return r||(r=this.create()),r.value=this.refJsonReader.scalar(e,8,void 0,"value"),r}create(e){const t={value:!1}
return globalThis.Object.defineProperty(t,s.MESSAGE_TYPE,{enumerable:!1,value:this}),void 0!==e&&(0,s.reflectionMergePartial)(this,t,e),t}internalBinaryRead(e,t,r,n){let i=null!=n?n:this.create(),a=e.pos+t
for(;e.pos<a;){let[t,n]=e.tag()
if(1===t)i.value=e.bool()
else{let a=r.readUnknownField
if("throw"===a)throw new globalThis.Error(`Unknown field ${t} (wire type ${n}) for ${this.typeName}`)
let o=e.skip(n)
!1!==a&&(!0===a?s.UnknownFieldHandler.onRead:a)(this.typeName,i,t,n,o)}}return i}internalBinaryWrite(e,t,r){!1!==e.value&&t.tag(1,s.WireType.Varint).bool(e.value)
let n=r.writeUnknownFields
return!1!==n&&(1==n?s.UnknownFieldHandler.onWrite:n)(this.typeName,e,t),t}}new BoolValue$Type
class StringValue$Type extends s.MessageType{constructor(){super("google.protobuf.StringValue",[{no:1,name:"value",kind:"scalar",T:9}])}internalJsonWrite(e,t){return e.value}internalJsonRead(e,t,r){return r||(r=this.create()),r.value=this.refJsonReader.scalar(e,9,void 0,"value"),r}create(e){const t={value:""}
return globalThis.Object.defineProperty(t,s.MESSAGE_TYPE,{enumerable:!1,value:this}),void 0!==e&&(0,s.reflectionMergePartial)(this,t,e),t}internalBinaryRead(e,t,r,n){let i=null!=n?n:this.create(),a=e.pos+t
for(;e.pos<a;){let[t,n]=e.tag()
if(1===t)i.value=e.string()
else{let a=r.readUnknownField
if("throw"===a)throw new globalThis.Error(`Unknown field ${t} (wire type ${n}) for ${this.typeName}`)
let o=e.skip(n)
!1!==a&&(!0===a?s.UnknownFieldHandler.onRead:a)(this.typeName,i,t,n,o)}}return i}internalBinaryWrite(e,t,r){""!==e.value&&t.tag(1,s.WireType.LengthDelimited).string(e.value)
let n=r.writeUnknownFields
return!1!==n&&(1==n?s.UnknownFieldHandler.onWrite:n)(this.typeName,e,t),t}}const u=new StringValue$Type
class BytesValue$Type extends s.MessageType{constructor(){super("google.protobuf.BytesValue",[{no:1,name:"value",kind:"scalar",T:12}])}internalJsonWrite(e,t){return this.refJsonWriter.scalar(12,e.value,"value",!1,!0)}internalJsonRead(e,t,r){return r||(r=this.create()),r.value=this.refJsonReader.scalar(e,12,void 0,"value"),r}create(e){const t={value:new Uint8Array(0)}
return globalThis.Object.defineProperty(t,s.MESSAGE_TYPE,{enumerable:!1,value:this}),void 0!==e&&(0,s.reflectionMergePartial)(this,t,e),t}internalBinaryRead(e,t,r,n){let i=null!=n?n:this.create(),a=e.pos+t
for(;e.pos<a;){let[t,n]=e.tag()
if(1===t)i.value=e.bytes()
else{let a=r.readUnknownField
if("throw"===a)throw new globalThis.Error(`Unknown field ${t} (wire type ${n}) for ${this.typeName}`)
let o=e.skip(n)
!1!==a&&(!0===a?s.UnknownFieldHandler.onRead:a)(this.typeName,i,t,n,o)}}return i}internalBinaryWrite(e,t,r){e.value.length&&t.tag(1,s.WireType.LengthDelimited).bytes(e.value)
let n=r.writeUnknownFields
return!1!==n&&(1==n?s.UnknownFieldHandler.onWrite:n)(this.typeName,e,t),t}}new BytesValue$Type
var d=r(4420)
class CreateArtifactRequest$Type extends s.MessageType{constructor(){super("github.actions.results.api.v1.CreateArtifactRequest",[{no:1,name:"workflow_run_backend_id",kind:"scalar",T:9},{no:2,name:"workflow_job_run_backend_id",kind:"scalar",T:9},{no:3,name:"name",kind:"scalar",T:9},{no:4,name:"expires_at",kind:"message",T:()=>l},{no:5,name:"version",kind:"scalar",T:5},{no:6,name:"mime_type",kind:"message",T:()=>u}])}create(e){const t={workflowRunBackendId:"",workflowJobRunBackendId:"",name:"",version:0}
return globalThis.Object.defineProperty(t,s.MESSAGE_TYPE,{enumerable:!1,value:this}),void 0!==e&&(0,s.reflectionMergePartial)(this,t,e),t}internalBinaryRead(e,t,r,n){let i=null!=n?n:this.create(),a=e.pos+t
for(;e.pos<a;){let[t,n]=e.tag()
switch(t){case 1:i.workflowRunBackendId=e.string()
break
case 2:i.workflowJobRunBackendId=e.string()
break
case 3:i.name=e.string()
break
case 4:i.expiresAt=l.internalBinaryRead(e,e.uint32(),r,i.expiresAt)
break
case 5:i.version=e.int32()
break
case 6:i.mimeType=u.internalBinaryRead(e,e.uint32(),r,i.mimeType)
break
default:let a=r.readUnknownField
if("throw"===a)throw new globalThis.Error(`Unknown field ${t} (wire type ${n}) for ${this.typeName}`)
let o=e.skip(n)
!1!==a&&(!0===a?s.UnknownFieldHandler.onRead:a)(this.typeName,i,t,n,o)}}return i}internalBinaryWrite(e,t,r){""!==e.workflowRunBackendId&&t.tag(1,s.WireType.LengthDelimited).string(e.workflowRunBackendId),""!==e.workflowJobRunBackendId&&t.tag(2,s.WireType.LengthDelimited).string(e.workflowJobRunBackendId),""!==e.name&&t.tag(3,s.WireType.LengthDelimited).string(e.name),e.expiresAt&&l.internalBinaryWrite(e.expiresAt,t.tag(4,s.WireType.LengthDelimited).fork(),r).join(),0!==e.version&&t.tag(5,s.WireType.Varint).int32(e.version),e.mimeType&&u.internalBinaryWrite(e.mimeType,t.tag(6,s.WireType.LengthDelimited).fork(),r).join()
let n=r.writeUnknownFields
return!1!==n&&(1==n?s.UnknownFieldHandler.onWrite:n)(this.typeName,e,t),t}}const f=new CreateArtifactRequest$Type
class CreateArtifactResponse$Type extends s.MessageType{constructor(){super("github.actions.results.api.v1.CreateArtifactResponse",[{no:1,name:"ok",kind:"scalar",T:8},{no:2,name:"signed_upload_url",kind:"scalar",T:9}])}create(e){const t={ok:!1,signedUploadUrl:""}
return globalThis.Object.defineProperty(t,s.MESSAGE_TYPE,{enumerable:!1,value:this}),void 0!==e&&(0,s.reflectionMergePartial)(this,t,e),t}internalBinaryRead(e,t,r,n){let i=null!=n?n:this.create(),a=e.pos+t
for(;e.pos<a;){let[t,n]=e.tag()
switch(t){case 1:i.ok=e.bool()
break
case 2:i.signedUploadUrl=e.string()
break
default:let a=r.readUnknownField
if("throw"===a)throw new globalThis.Error(`Unknown field ${t} (wire type ${n}) for ${this.typeName}`)
let o=e.skip(n)
!1!==a&&(!0===a?s.UnknownFieldHandler.onRead:a)(this.typeName,i,t,n,o)}}return i}internalBinaryWrite(e,t,r){!1!==e.ok&&t.tag(1,s.WireType.Varint).bool(e.ok),""!==e.signedUploadUrl&&t.tag(2,s.WireType.LengthDelimited).string(e.signedUploadUrl)
let n=r.writeUnknownFields
return!1!==n&&(1==n?s.UnknownFieldHandler.onWrite:n)(this.typeName,e,t),t}}const p=new CreateArtifactResponse$Type
class FinalizeArtifactRequest$Type extends s.MessageType{constructor(){super("github.actions.results.api.v1.FinalizeArtifactRequest",[{no:1,name:"workflow_run_backend_id",kind:"scalar",T:9},{no:2,name:"workflow_job_run_backend_id",kind:"scalar",T:9},{no:3,name:"name",kind:"scalar",T:9},{no:4,name:"size",kind:"scalar",T:3},{no:5,name:"hash",kind:"message",T:()=>u}])}create(e){const t={workflowRunBackendId:"",workflowJobRunBackendId:"",name:"",size:"0"}
return globalThis.Object.defineProperty(t,s.MESSAGE_TYPE,{enumerable:!1,value:this}),void 0!==e&&(0,s.reflectionMergePartial)(this,t,e),t}internalBinaryRead(e,t,r,n){let i=null!=n?n:this.create(),a=e.pos+t
for(;e.pos<a;){let[t,n]=e.tag()
switch(t){case 1:i.workflowRunBackendId=e.string()
break
case 2:i.workflowJobRunBackendId=e.string()
break
case 3:i.name=e.string()
break
case 4:i.size=e.int64().toString()
break
case 5:i.hash=u.internalBinaryRead(e,e.uint32(),r,i.hash)
break
default:let a=r.readUnknownField
if("throw"===a)throw new globalThis.Error(`Unknown field ${t} (wire type ${n}) for ${this.typeName}`)
let o=e.skip(n)
!1!==a&&(!0===a?s.UnknownFieldHandler.onRead:a)(this.typeName,i,t,n,o)}}return i}internalBinaryWrite(e,t,r){""!==e.workflowRunBackendId&&t.tag(1,s.WireType.LengthDelimited).string(e.workflowRunBackendId),""!==e.workflowJobRunBackendId&&t.tag(2,s.WireType.LengthDelimited).string(e.workflowJobRunBackendId),""!==e.name&&t.tag(3,s.WireType.LengthDelimited).string(e.name),"0"!==e.size&&t.tag(4,s.WireType.Varint).int64(e.size),e.hash&&u.internalBinaryWrite(e.hash,t.tag(5,s.WireType.LengthDelimited).fork(),r).join()
let n=r.writeUnknownFields
return!1!==n&&(1==n?s.UnknownFieldHandler.onWrite:n)(this.typeName,e,t),t}}const h=new FinalizeArtifactRequest$Type
class FinalizeArtifactResponse$Type extends s.MessageType{constructor(){super("github.actions.results.api.v1.FinalizeArtifactResponse",[{no:1,name:"ok",kind:"scalar",T:8},{no:2,name:"artifact_id",kind:"scalar",T:3}])}create(e){const t={ok:!1,artifactId:"0"}
return globalThis.Object.defineProperty(t,s.MESSAGE_TYPE,{enumerable:!1,value:this}),void 0!==e&&(0,s.reflectionMergePartial)(this,t,e),t}internalBinaryRead(e,t,r,n){let i=null!=n?n:this.create(),a=e.pos+t
for(;e.pos<a;){let[t,n]=e.tag()
switch(t){case 1:i.ok=e.bool()
break
case 2:i.artifactId=e.int64().toString()
break
default:let a=r.readUnknownField
if("throw"===a)throw new globalThis.Error(`Unknown field ${t} (wire type ${n}) for ${this.typeName}`)
let o=e.skip(n)
!1!==a&&(!0===a?s.UnknownFieldHandler.onRead:a)(this.typeName,i,t,n,o)}}return i}internalBinaryWrite(e,t,r){!1!==e.ok&&t.tag(1,s.WireType.Varint).bool(e.ok),"0"!==e.artifactId&&t.tag(2,s.WireType.Varint).int64(e.artifactId)
let n=r.writeUnknownFields
return!1!==n&&(1==n?s.UnknownFieldHandler.onWrite:n)(this.typeName,e,t),t}}const m=new FinalizeArtifactResponse$Type
class ListArtifactsRequest$Type extends s.MessageType{constructor(){super("github.actions.results.api.v1.ListArtifactsRequest",[{no:1,name:"workflow_run_backend_id",kind:"scalar",T:9},{no:2,name:"workflow_job_run_backend_id",kind:"scalar",T:9},{no:3,name:"name_filter",kind:"message",T:()=>u},{no:4,name:"id_filter",kind:"message",T:()=>c}])}create(e){const t={workflowRunBackendId:"",workflowJobRunBackendId:""}
return globalThis.Object.defineProperty(t,s.MESSAGE_TYPE,{enumerable:!1,value:this}),void 0!==e&&(0,s.reflectionMergePartial)(this,t,e),t}internalBinaryRead(e,t,r,n){let i=null!=n?n:this.create(),a=e.pos+t
for(;e.pos<a;){let[t,n]=e.tag()
switch(t){case 1:i.workflowRunBackendId=e.string()
break
case 2:i.workflowJobRunBackendId=e.string()
break
case 3:i.nameFilter=u.internalBinaryRead(e,e.uint32(),r,i.nameFilter)
break
case 4:i.idFilter=c.internalBinaryRead(e,e.uint32(),r,i.idFilter)
break
default:let a=r.readUnknownField
if("throw"===a)throw new globalThis.Error(`Unknown field ${t} (wire type ${n}) for ${this.typeName}`)
let o=e.skip(n)
!1!==a&&(!0===a?s.UnknownFieldHandler.onRead:a)(this.typeName,i,t,n,o)}}return i}internalBinaryWrite(e,t,r){""!==e.workflowRunBackendId&&t.tag(1,s.WireType.LengthDelimited).string(e.workflowRunBackendId),""!==e.workflowJobRunBackendId&&t.tag(2,s.WireType.LengthDelimited).string(e.workflowJobRunBackendId),e.nameFilter&&u.internalBinaryWrite(e.nameFilter,t.tag(3,s.WireType.LengthDelimited).fork(),r).join(),e.idFilter&&c.internalBinaryWrite(e.idFilter,t.tag(4,s.WireType.LengthDelimited).fork(),r).join()
let n=r.writeUnknownFields
return!1!==n&&(1==n?s.UnknownFieldHandler.onWrite:n)(this.typeName,e,t),t}}const g=new ListArtifactsRequest$Type
class ListArtifactsResponse$Type extends s.MessageType{constructor(){super("github.actions.results.api.v1.ListArtifactsResponse",[{no:1,name:"artifacts",kind:"message",repeat:2,T:()=>w}])}create(e){const t={artifacts:[]}
return globalThis.Object.defineProperty(t,s.MESSAGE_TYPE,{enumerable:!1,value:this}),void 0!==e&&(0,s.reflectionMergePartial)(this,t,e),t}internalBinaryRead(e,t,r,n){let i=null!=n?n:this.create(),a=e.pos+t
for(;e.pos<a;){let[t,n]=e.tag()
if(1===t)i.artifacts.push(w.internalBinaryRead(e,e.uint32(),r))
else{let a=r.readUnknownField
if("throw"===a)throw new globalThis.Error(`Unknown field ${t} (wire type ${n}) for ${this.typeName}`)
let o=e.skip(n)
!1!==a&&(!0===a?s.UnknownFieldHandler.onRead:a)(this.typeName,i,t,n,o)}}return i}internalBinaryWrite(e,t,r){for(let n=0;n<e.artifacts.length;n++)w.internalBinaryWrite(e.artifacts[n],t.tag(1,s.WireType.LengthDelimited).fork(),r).join()
let n=r.writeUnknownFields
return!1!==n&&(1==n?s.UnknownFieldHandler.onWrite:n)(this.typeName,e,t),t}}const y=new ListArtifactsResponse$Type
class ListArtifactsResponse_MonolithArtifact$Type extends s.MessageType{constructor(){super("github.actions.results.api.v1.ListArtifactsResponse.MonolithArtifact",[{no:1,name:"workflow_run_backend_id",kind:"scalar",T:9},{no:2,name:"workflow_job_run_backend_id",kind:"scalar",T:9},{no:3,name:"database_id",kind:"scalar",T:3},{no:4,name:"name",kind:"scalar",T:9},{no:5,name:"size",kind:"scalar",T:3},{no:6,name:"created_at",kind:"message",T:()=>l},{no:7,name:"digest",kind:"message",T:()=>u}])}create(e){const t={workflowRunBackendId:"",workflowJobRunBackendId:"",databaseId:"0",name:"",size:"0"}
return globalThis.Object.defineProperty(t,s.MESSAGE_TYPE,{enumerable:!1,value:this}),void 0!==e&&(0,s.reflectionMergePartial)(this,t,e),t}internalBinaryRead(e,t,r,n){let i=null!=n?n:this.create(),a=e.pos+t
for(;e.pos<a;){let[t,n]=e.tag()
switch(t){case 1:i.workflowRunBackendId=e.string()
break
case 2:i.workflowJobRunBackendId=e.string()
break
case 3:i.databaseId=e.int64().toString()
break
case 4:i.name=e.string()
break
case 5:i.size=e.int64().toString()
break
case 6:i.createdAt=l.internalBinaryRead(e,e.uint32(),r,i.createdAt)
break
case 7:i.digest=u.internalBinaryRead(e,e.uint32(),r,i.digest)
break
default:let a=r.readUnknownField
if("throw"===a)throw new globalThis.Error(`Unknown field ${t} (wire type ${n}) for ${this.typeName}`)
let o=e.skip(n)
!1!==a&&(!0===a?s.UnknownFieldHandler.onRead:a)(this.typeName,i,t,n,o)}}return i}internalBinaryWrite(e,t,r){""!==e.workflowRunBackendId&&t.tag(1,s.WireType.LengthDelimited).string(e.workflowRunBackendId),""!==e.workflowJobRunBackendId&&t.tag(2,s.WireType.LengthDelimited).string(e.workflowJobRunBackendId),"0"!==e.databaseId&&t.tag(3,s.WireType.Varint).int64(e.databaseId),""!==e.name&&t.tag(4,s.WireType.LengthDelimited).string(e.name),"0"!==e.size&&t.tag(5,s.WireType.Varint).int64(e.size),e.createdAt&&l.internalBinaryWrite(e.createdAt,t.tag(6,s.WireType.LengthDelimited).fork(),r).join(),e.digest&&u.internalBinaryWrite(e.digest,t.tag(7,s.WireType.LengthDelimited).fork(),r).join()
let n=r.writeUnknownFields
return!1!==n&&(1==n?s.UnknownFieldHandler.onWrite:n)(this.typeName,e,t),t}}const w=new ListArtifactsResponse_MonolithArtifact$Type
class GetSignedArtifactURLRequest$Type extends s.MessageType{constructor(){super("github.actions.results.api.v1.GetSignedArtifactURLRequest",[{no:1,name:"workflow_run_backend_id",kind:"scalar",T:9},{no:2,name:"workflow_job_run_backend_id",kind:"scalar",T:9},{no:3,name:"name",kind:"scalar",T:9}])}create(e){const t={workflowRunBackendId:"",workflowJobRunBackendId:"",name:""}
return globalThis.Object.defineProperty(t,s.MESSAGE_TYPE,{enumerable:!1,value:this}),void 0!==e&&(0,s.reflectionMergePartial)(this,t,e),t}internalBinaryRead(e,t,r,n){let i=null!=n?n:this.create(),a=e.pos+t
for(;e.pos<a;){let[t,n]=e.tag()
switch(t){case 1:i.workflowRunBackendId=e.string()
break
case 2:i.workflowJobRunBackendId=e.string()
break
case 3:i.name=e.string()
break
default:let a=r.readUnknownField
if("throw"===a)throw new globalThis.Error(`Unknown field ${t} (wire type ${n}) for ${this.typeName}`)
let o=e.skip(n)
!1!==a&&(!0===a?s.UnknownFieldHandler.onRead:a)(this.typeName,i,t,n,o)}}return i}internalBinaryWrite(e,t,r){""!==e.workflowRunBackendId&&t.tag(1,s.WireType.LengthDelimited).string(e.workflowRunBackendId),""!==e.workflowJobRunBackendId&&t.tag(2,s.WireType.LengthDelimited).string(e.workflowJobRunBackendId),""!==e.name&&t.tag(3,s.WireType.LengthDelimited).string(e.name)
let n=r.writeUnknownFields
return!1!==n&&(1==n?s.UnknownFieldHandler.onWrite:n)(this.typeName,e,t),t}}const b=new GetSignedArtifactURLRequest$Type
class GetSignedArtifactURLResponse$Type extends s.MessageType{constructor(){super("github.actions.results.api.v1.GetSignedArtifactURLResponse",[{no:1,name:"signed_url",kind:"scalar",T:9}])}create(e){const t={signedUrl:""}
return globalThis.Object.defineProperty(t,s.MESSAGE_TYPE,{enumerable:!1,value:this}),void 0!==e&&(0,s.reflectionMergePartial)(this,t,e),t}internalBinaryRead(e,t,r,n){let i=null!=n?n:this.create(),a=e.pos+t
for(;e.pos<a;){let[t,n]=e.tag()
if(1===t)i.signedUrl=e.string()
else{let a=r.readUnknownField
if("throw"===a)throw new globalThis.Error(`Unknown field ${t} (wire type ${n}) for ${this.typeName}`)
let o=e.skip(n)
!1!==a&&(!0===a?s.UnknownFieldHandler.onRead:a)(this.typeName,i,t,n,o)}}return i}internalBinaryWrite(e,t,r){""!==e.signedUrl&&t.tag(1,s.WireType.LengthDelimited).string(e.signedUrl)
let n=r.writeUnknownFields
return!1!==n&&(1==n?s.UnknownFieldHandler.onWrite:n)(this.typeName,e,t),t}}const v=new GetSignedArtifactURLResponse$Type
class DeleteArtifactRequest$Type extends s.MessageType{constructor(){super("github.actions.results.api.v1.DeleteArtifactRequest",[{no:1,name:"workflow_run_backend_id",kind:"scalar",T:9},{no:2,name:"workflow_job_run_backend_id",kind:"scalar",T:9},{no:3,name:"name",kind:"scalar",T:9}])}create(e){const t={workflowRunBackendId:"",workflowJobRunBackendId:"",name:""}
return globalThis.Object.defineProperty(t,s.MESSAGE_TYPE,{enumerable:!1,value:this}),void 0!==e&&(0,s.reflectionMergePartial)(this,t,e),t}internalBinaryRead(e,t,r,n){let i=null!=n?n:this.create(),a=e.pos+t
for(;e.pos<a;){let[t,n]=e.tag()
switch(t){case 1:i.workflowRunBackendId=e.string()
break
case 2:i.workflowJobRunBackendId=e.string()
break
case 3:i.name=e.string()
break
default:let a=r.readUnknownField
if("throw"===a)throw new globalThis.Error(`Unknown field ${t} (wire type ${n}) for ${this.typeName}`)
let o=e.skip(n)
!1!==a&&(!0===a?s.UnknownFieldHandler.onRead:a)(this.typeName,i,t,n,o)}}return i}internalBinaryWrite(e,t,r){""!==e.workflowRunBackendId&&t.tag(1,s.WireType.LengthDelimited).string(e.workflowRunBackendId),""!==e.workflowJobRunBackendId&&t.tag(2,s.WireType.LengthDelimited).string(e.workflowJobRunBackendId),""!==e.name&&t.tag(3,s.WireType.LengthDelimited).string(e.name)
let n=r.writeUnknownFields
return!1!==n&&(1==n?s.UnknownFieldHandler.onWrite:n)(this.typeName,e,t),t}}const T=new DeleteArtifactRequest$Type
class DeleteArtifactResponse$Type extends s.MessageType{constructor(){super("github.actions.results.api.v1.DeleteArtifactResponse",[{no:1,name:"ok",kind:"scalar",T:8},{no:2,name:"artifact_id",kind:"scalar",T:3}])}create(e){const t={ok:!1,artifactId:"0"}
return globalThis.Object.defineProperty(t,s.MESSAGE_TYPE,{enumerable:!1,value:this}),void 0!==e&&(0,s.reflectionMergePartial)(this,t,e),t}internalBinaryRead(e,t,r,n){let i=null!=n?n:this.create(),a=e.pos+t
for(;e.pos<a;){let[t,n]=e.tag()
switch(t){case 1:i.ok=e.bool()
break
case 2:i.artifactId=e.int64().toString()
break
default:let a=r.readUnknownField
if("throw"===a)throw new globalThis.Error(`Unknown field ${t} (wire type ${n}) for ${this.typeName}`)
let o=e.skip(n)
!1!==a&&(!0===a?s.UnknownFieldHandler.onRead:a)(this.typeName,i,t,n,o)}}return i}internalBinaryWrite(e,t,r){!1!==e.ok&&t.tag(1,s.WireType.Varint).bool(e.ok),"0"!==e.artifactId&&t.tag(2,s.WireType.Varint).int64(e.artifactId)
let n=r.writeUnknownFields
return!1!==n&&(1==n?s.UnknownFieldHandler.onWrite:n)(this.typeName,e,t),t}}const k=new DeleteArtifactResponse$Type
new d.C0("github.actions.results.api.v1.ArtifactService",[{name:"CreateArtifact",options:{},I:f,O:p},{name:"FinalizeArtifact",options:{},I:h,O:m},{name:"ListArtifacts",options:{},I:g,O:y},{name:"GetSignedArtifactURL",options:{},I:b,O:v},{name:"DeleteArtifact",options:{},I:T,O:k}])
class ArtifactServiceClientJSON{constructor(e){this.rpc=e,this.CreateArtifact.bind(this),this.FinalizeArtifact.bind(this),this.ListArtifacts.bind(this),this.GetSignedArtifactURL.bind(this),this.DeleteArtifact.bind(this)}CreateArtifact(e){const t=f.toJson(e,{useProtoFieldName:!0,emitDefaultValues:!1})
return this.rpc.request("github.actions.results.api.v1.ArtifactService","CreateArtifact","application/json",t).then(e=>p.fromJson(e,{ignoreUnknownFields:!0}))}FinalizeArtifact(e){const t=h.toJson(e,{useProtoFieldName:!0,emitDefaultValues:!1})
return this.rpc.request("github.actions.results.api.v1.ArtifactService","FinalizeArtifact","application/json",t).then(e=>m.fromJson(e,{ignoreUnknownFields:!0}))}ListArtifacts(e){const t=g.toJson(e,{useProtoFieldName:!0,emitDefaultValues:!1})
return this.rpc.request("github.actions.results.api.v1.ArtifactService","ListArtifacts","application/json",t).then(e=>y.fromJson(e,{ignoreUnknownFields:!0}))}GetSignedArtifactURL(e){const t=b.toJson(e,{useProtoFieldName:!0,emitDefaultValues:!1})
return this.rpc.request("github.actions.results.api.v1.ArtifactService","GetSignedArtifactURL","application/json",t).then(e=>v.fromJson(e,{ignoreUnknownFields:!0}))}DeleteArtifact(e){const t=T.toJson(e,{useProtoFieldName:!0,emitDefaultValues:!1})
return this.rpc.request("github.actions.results.api.v1.ArtifactService","DeleteArtifact","application/json",t).then(e=>k.fromJson(e,{ignoreUnknownFields:!0}))}}function getExpiration(e){if(!e)return
const t=function getRetentionDays(){const e=process.env.GITHUB_RETENTION_DAYS
if(!e)return
const t=parseInt(e)
if(isNaN(t))return
return t}()
t&&t<e&&(n.$e(`Retention days cannot be greater than the maximum allowed retention set within the repository. Using ${t} instead.`),e=t)
const r=new Date
return r.setDate(r.getDate()+e),l.fromDate(r)}const S=new Map([['"',' Double quote "'],[":"," Colon :"],["<"," Less than <"],[">"," Greater than >"],["|"," Vertical bar |"],["*"," Asterisk *"],["?"," Question mark ?"],["\r"," Carriage return \\r"],["\n"," Line feed \\n"]]),E=new Map([...S,["\\"," Backslash \\"],["/"," Forward slash /"]])
function validateFilePath(e){if(!e)throw new Error("Provided file path input during validation is empty")
for(const[t,r]of S)if(e.includes(t))throw new Error(`The path for one of the files in artifact is not valid: ${e}. Contains the following character: ${r}\n          \nInvalid characters include: ${Array.from(S.values()).toString()}\n          \nThe following characters are not allowed in files that are uploaded due to limitations with certain file systems such as NTFS. To maintain file system agnostic behavior, these characters are intentionally not allowed to prevent potential problems with downloads on different file systems.\n          `)}var I=r(2779),__awaiter=function(e,t,r,n){return new(r||(r=Promise))(function(i,a){function fulfilled(e){try{step(n.next(e))}catch(e){a(e)}}function rejected(e){try{step(n.throw(e))}catch(e){a(e)}}function step(e){e.done?i(e.value):function adopt(e){return e instanceof r?e:new r(function(t){t(e)})}(e.value).then(fulfilled,rejected)}step((n=n.apply(e,t||[])).next())})}
class BearerCredentialHandler{constructor(e){this.token=e}prepareRequest(e){if(!e.headers)throw Error("The request has no headers")
e.headers.Authorization=`Bearer ${this.token}`}canHandleAuthentication(){return!1}handleAuthentication(){return __awaiter(this,void 0,void 0,function*(){throw new Error("not implemented")})}}var R=r(9002)
function getUserAgentString(){return`@actions/artifact-${R.version}`}class FilesNotFoundError extends Error{constructor(e=[]){let t="No files were found to upload"
e.length>0&&(t+=`: ${e.join(", ")}`),super(t),this.files=e,this.name="FilesNotFoundError"}}class InvalidResponseError extends Error{constructor(e){super(e),this.name="InvalidResponseError"}}class ArtifactNotFoundError extends Error{constructor(e="Artifact not found"){super(e),this.name="ArtifactNotFoundError"}}class GHESNotSupportedError extends Error{constructor(e="@actions/artifact v2.0.0+, upload-artifact@v4+ and download-artifact@v4+ are not currently supported on GHES."){super(e),this.name="GHESNotSupportedError"}}class NetworkError extends Error{constructor(e){super(`Unable to make request: ${e}\nIf you are using self-hosted runners, please make sure your runner has access to all GitHub endpoints: https://docs.github.com/en/actions/hosting-your-own-runners/managing-self-hosted-runners/about-self-hosted-runners#communication-between-self-hosted-runners-and-github`),this.code=e,this.name="NetworkError"}}NetworkError.isNetworkErrorCode=e=>!!e&&["ECONNRESET","ENOTFOUND","ETIMEDOUT","ECONNREFUSED","EHOSTUNREACH"].includes(e)
class UsageError extends Error{constructor(){super("Artifact storage quota has been hit. Unable to upload any new artifacts.\nMore info on storage limits: https://docs.github.com/en/billing/managing-billing-for-github-actions/about-billing-for-github-actions#calculating-minute-and-storage-spending"),this.name="UsageError"}}UsageError.isUsageErrorMessage=e=>!!e&&e.includes("insufficient usage")
class InvalidTokenError extends Error{}function base64UrlDecode(e){let t=e.replace(/-/g,"+").replace(/_/g,"/")
switch(t.length%4){case 0:break
case 2:t+="=="
break
case 3:t+="="
break
default:throw new Error("base64 string is not of the correct length")}try{return function b64DecodeUnicode(e){return decodeURIComponent(atob(e).replace(/(.)/g,(e,t)=>{let r=t.charCodeAt(0).toString(16).toUpperCase()
return r.length<2&&(r="0"+r),"%"+r}))}(t)}catch(e){return atob(t)}}InvalidTokenError.prototype.name="InvalidTokenError"
const O=new Error("Failed to get backend IDs: The provided JWT token is invalid and/or missing claims")
function getBackendIdsFromToken(){const e=function jwtDecode(e,t){if("string"!=typeof e)throw new InvalidTokenError("Invalid token specified: must be a string")
t||(t={})
const r=!0===t.header?0:1,n=e.split(".")[r]
if("string"!=typeof n)throw new InvalidTokenError(`Invalid token specified: missing part #${r+1}`)
let i
try{i=base64UrlDecode(n)}catch(e){throw new InvalidTokenError(`Invalid token specified: invalid base64 for part #${r+1} (${e.message})`)}try{return JSON.parse(i)}catch(e){throw new InvalidTokenError(`Invalid token specified: invalid json for part #${r+1} (${e.message})`)}}(getRuntimeToken())
if(!e.scp)throw O
const t=e.scp.split(" ")
if(0===t.length)throw O
for(const e of t){const t=e.split(":")
if("Actions.Results"!==(null==t?void 0:t[0]))continue
if(3!==t.length)throw O
const r={workflowRunBackendId:t[1],workflowJobRunBackendId:t[2]}
return n.Yz(`Workflow Run Backend ID: ${r.workflowRunBackendId}`),n.Yz(`Workflow Job Run Backend ID: ${r.workflowJobRunBackendId}`),r}throw O}function maskSigUrl(e){if(e)try{const t=new URL(e).searchParams.get("sig")
t&&((0,n.Pq)(t),(0,n.Pq)(encodeURIComponent(t)))}catch(t){(0,n.Yz)(`Failed to parse URL: ${e} ${t instanceof Error?t.message:String(t)}`)}}function maskSecretUrls(e){"object"==typeof e&&null!==e?("signed_upload_url"in e&&"string"==typeof e.signed_upload_url&&maskSigUrl(e.signed_upload_url),"signed_url"in e&&"string"==typeof e.signed_url&&maskSigUrl(e.signed_url)):(0,n.Yz)("body is not an object or is null")}var artifact_twirp_client_awaiter=function(e,t,r,n){return new(r||(r=Promise))(function(i,a){function fulfilled(e){try{step(n.next(e))}catch(e){a(e)}}function rejected(e){try{step(n.throw(e))}catch(e){a(e)}}function step(e){e.done?i(e.value):function adopt(e){return e instanceof r?e:new r(function(t){t(e)})}(e.value).then(fulfilled,rejected)}step((n=n.apply(e,t||[])).next())})}
class ArtifactHttpClient{constructor(e,t,r,n){this.maxAttempts=5,this.baseRetryIntervalMilliseconds=3e3,this.retryMultiplier=1.5
const i=getRuntimeToken()
this.baseUrl=function getResultsServiceUrl(){const e=process.env.ACTIONS_RESULTS_URL
if(!e)throw new Error("Unable to get the ACTIONS_RESULTS_URL env variable")
return new URL(e).origin}(),t&&(this.maxAttempts=t),r&&(this.baseRetryIntervalMilliseconds=r),n&&(this.retryMultiplier=n),this.httpClient=new I.Qq(e,[new BearerCredentialHandler(i)])}request(e,t,r,i){return artifact_twirp_client_awaiter(this,void 0,void 0,function*(){const a=new URL(`/twirp/${e}/${t}`,this.baseUrl).href;(0,n.Yz)(`[Request] ${t} ${a}`)
const o={"Content-Type":r}
try{const{body:e}=yield this.retryableRequest(()=>artifact_twirp_client_awaiter(this,void 0,void 0,function*(){return this.httpClient.post(a,JSON.stringify(i),o)}))
return e}catch(e){throw new Error(`Failed to ${t}: ${e.message}`)}})}retryableRequest(e){return artifact_twirp_client_awaiter(this,void 0,void 0,function*(){let t=0,r="",i=""
for(;t<this.maxAttempts;){let a=!1
try{const t=yield e(),o=t.message.statusCode
i=yield t.readBody(),(0,n.Yz)(`[Response] - ${t.message.statusCode}`),(0,n.Yz)(`Headers: ${JSON.stringify(t.message.headers,null,2)}`)
const s=JSON.parse(i)
if(maskSecretUrls(s),(0,n.Yz)(`Body: ${JSON.stringify(s,null,2)}`),this.isSuccessStatusCode(o))return{response:t,body:s}
if(a=this.isRetryableHttpStatusCode(o),r=`Failed request: (${o}) ${t.message.statusMessage}`,s.msg){if(UsageError.isUsageErrorMessage(s.msg))throw new UsageError
r=`${r}: ${s.msg}`}}catch(e){if(e instanceof SyntaxError&&(0,n.Yz)(`Raw Body: ${i}`),e instanceof UsageError)throw e
if(NetworkError.isNetworkErrorCode(null==e?void 0:e.code))throw new NetworkError(null==e?void 0:e.code)
a=!0,r=e.message}if(!a)throw new Error(`Received non-retryable error: ${r}`)
if(t+1===this.maxAttempts)throw new Error(`Failed to make request after ${this.maxAttempts} attempts: ${r}`)
const o=this.getExponentialRetryTimeMilliseconds(t);(0,n.pq)(`Attempt ${t+1} of ${this.maxAttempts} failed with error: ${r}. Retrying request in ${o} ms...`),yield this.sleep(o),t++}throw new Error("Request failed")})}isSuccessStatusCode(e){return!!e&&(e>=200&&e<300)}isRetryableHttpStatusCode(e){if(!e)return!1
return[I.Hv.BadGateway,I.Hv.GatewayTimeout,I.Hv.InternalServerError,I.Hv.ServiceUnavailable,I.Hv.TooManyRequests].includes(e)}sleep(e){return artifact_twirp_client_awaiter(this,void 0,void 0,function*(){return new Promise(t=>setTimeout(t,e))})}getExponentialRetryTimeMilliseconds(e){if(e<0)throw new Error("attempt should be a positive integer")
if(0===e)return this.baseRetryIntervalMilliseconds
const t=this.baseRetryIntervalMilliseconds*Math.pow(this.retryMultiplier,e),r=t*this.retryMultiplier
return Math.trunc(Math.random()*(r-t)+t)}}function internalArtifactTwirpClient(e){const t=new ArtifactHttpClient(getUserAgentString(),null==e?void 0:e.maxAttempts,null==e?void 0:e.retryIntervalMs,null==e?void 0:e.retryMultiplier)
return new ArtifactServiceClientJSON(t)}var N=r(8615),U=r(6982),P=r(2203),blob_upload_awaiter=function(e,t,r,n){return new(r||(r=Promise))(function(i,a){function fulfilled(e){try{step(n.next(e))}catch(e){a(e)}}function rejected(e){try{step(n.throw(e))}catch(e){a(e)}}function step(e){e.done?i(e.value):function adopt(e){return e instanceof r?e:new r(function(t){t(e)})}(e.value).then(fulfilled,rejected)}step((n=n.apply(e,t||[])).next())})}
function uploadToBlobStorage(e,t,r){return blob_upload_awaiter(this,void 0,void 0,function*(){let a=0,o=Date.now()
const s=new AbortController,chunkTimer=e=>blob_upload_awaiter(this,void 0,void 0,function*(){return new Promise((t,r)=>{const n=setInterval(()=>{Date.now()-o>e&&r(new Error("Upload progress stalled."))},e)
s.signal.addEventListener("abort",()=>{clearInterval(n),t()})})}),l=function getConcurrency(){const e=i.cpus().length
let t=32
if(e>4){const r=16*e
t=r>300?300:r}const r=process.env.ACTIONS_ARTIFACT_UPLOAD_CONCURRENCY
if(r){const e=parseInt(r)
if(isNaN(e)||e<1)throw new Error("Invalid value set for ACTIONS_ARTIFACT_UPLOAD_CONCURRENCY env variable")
return e<t?((0,n.pq)("Set concurrency based on the value set in ACTIONS_ARTIFACT_UPLOAD_CONCURRENCY."),e):((0,n.pq)(`ACTIONS_ARTIFACT_UPLOAD_CONCURRENCY is higher than the cap of ${t} based on the number of cpus. Set it to the maximum value allowed.`),t)}return 5}(),c=8388608,u=new N.BlobClient(e).getBlockBlobClient()
n.Yz(`Uploading artifact to blob storage with maxConcurrency: ${l}, bufferSize: 8388608, contentType: ${r}`)
const d={blobHTTPHeaders:{blobContentType:r},onProgress:e=>{n.pq(`Uploaded bytes ${e.loadedBytes}`),a=e.loadedBytes,o=Date.now()},abortSignal:s.signal}
let f
const p=new P.PassThrough,h=U.createHash("sha256")
t.pipe(p),t.pipe(h).setEncoding("hex"),n.pq("Beginning upload of artifact content to blob storage")
try{yield Promise.race([u.uploadStream(p,c,l,d),chunkTimer(getUploadChunkTimeout())])}catch(e){if(NetworkError.isNetworkErrorCode(null==e?void 0:e.code))throw new NetworkError(null==e?void 0:e.code)
throw e}finally{s.abort()}return n.pq("Finished uploading artifact content to blob storage!"),h.end(),f=h.read(),n.pq(`SHA256 digest of uploaded artifact is ${f}`),0===a&&n.$e("No data was uploaded to blob storage. Reported upload byte count is 0."),{uploadSize:a,sha256Hash:f}})}var A=r(1943),stream_awaiter=function(e,t,r,n){return new(r||(r=Promise))(function(i,a){function fulfilled(e){try{step(n.next(e))}catch(e){a(e)}}function rejected(e){try{step(n.throw(e))}catch(e){a(e)}}function step(e){e.done?i(e.value):function adopt(e){return e instanceof r?e:new r(function(t){t(e)})}(e.value).then(fulfilled,rejected)}step((n=n.apply(e,t||[])).next())})}
class WaterMarkedUploadStream extends P.Transform{constructor(e){super({highWaterMark:e})}_transform(e,t,r){r(null,e)}}var zip_awaiter=function(e,t,r,n){return new(r||(r=Promise))(function(i,a){function fulfilled(e){try{step(n.next(e))}catch(e){a(e)}}function rejected(e){try{step(n.throw(e))}catch(e){a(e)}}function step(e){e.done?i(e.value):function adopt(e){return e instanceof r?e:new r(function(t){t(e)})}(e.value).then(fulfilled,rejected)}step((n=n.apply(e,t||[])).next())})}
const zipErrorCallback=e=>{throw n.z3("An error has occurred while creating the zip file for upload"),n.pq(e),new Error("An error has occurred during zip creation for the artifact")},zipWarningCallback=e=>{"ENOENT"===e.code?(n.$e("ENOENT warning during artifact zip creation. No such file or directory"),n.pq(e)):(n.$e(`A non-blocking warning has occurred during artifact zip creation: ${e.code}`),n.pq(e))},zipFinishCallback=()=>{n.Yz("Zip stream for upload has finished.")},zipEndCallback=()=>{n.Yz("Zip stream for upload has ended.")},B={".txt":"text/plain",".html":"text/html",".htm":"text/html",".css":"text/css",".csv":"text/csv",".xml":"text/xml",".md":"text/markdown",".js":"application/javascript",".mjs":"application/javascript",".json":"application/json",".png":"image/png",".jpg":"image/jpeg",".jpeg":"image/jpeg",".gif":"image/gif",".svg":"image/svg+xml",".webp":"image/webp",".ico":"image/x-icon",".bmp":"image/bmp",".tiff":"image/tiff",".tif":"image/tiff",".mp3":"audio/mpeg",".wav":"audio/wav",".ogg":"audio/ogg",".flac":"audio/flac",".mp4":"video/mp4",".webm":"video/webm",".avi":"video/x-msvideo",".mov":"video/quicktime",".pdf":"application/pdf",".doc":"application/msword",".docx":"application/vnd.openxmlformats-officedocument.wordprocessingml.document",".xls":"application/vnd.ms-excel",".xlsx":"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",".ppt":"application/vnd.ms-powerpoint",".pptx":"application/vnd.openxmlformats-officedocument.presentationml.presentation",".zip":"application/zip",".tar":"application/x-tar",".gz":"application/gzip",".rar":"application/vnd.rar",".7z":"application/x-7z-compressed",".wasm":"application/wasm",".yaml":"application/x-yaml",".yml":"application/x-yaml",".woff":"font/woff",".woff2":"font/woff2",".ttf":"font/ttf",".otf":"font/otf",".eot":"application/vnd.ms-fontobject"}
var upload_artifact_awaiter=function(e,t,r,n){return new(r||(r=Promise))(function(i,a){function fulfilled(e){try{step(n.next(e))}catch(e){a(e)}}function rejected(e){try{step(n.throw(e))}catch(e){a(e)}}function step(e){e.done?i(e.value):function adopt(e){return e instanceof r?e:new r(function(t){t(e)})}(e.value).then(fulfilled,rejected)}step((n=n.apply(e,t||[])).next())})}
function uploadArtifact(e,t,r,i){return upload_artifact_awaiter(this,void 0,void 0,function*(){let s=`${e}.zip`
if(null==i?void 0:i.skipArchive){if(0===t.length)throw new FilesNotFoundError([])
if(t.length>1)throw new Error("skipArchive option is only supported when uploading a single file")
if(!a.existsSync(t[0]))throw new FilesNotFoundError(t)
s=o.basename(t[0]),e=s}!function validateArtifactName(e){if(!e)throw new Error("Provided artifact name input during validation is empty")
for(const[t,r]of E)if(e.includes(t))throw new Error(`The artifact name is not valid: ${e}. Contains the following character: ${r}\n          \nInvalid characters include: ${Array.from(E.values()).toString()}\n          \nThese characters are not allowed in the artifact name due to limitations with certain file systems such as NTFS. To maintain file system agnostic behavior, these characters are intentionally not allowed to prevent potential problems with downloads on different file systems.`);(0,n.pq)("Artifact name is valid!")}(e),function validateRootDirectory(e){if(!a.existsSync(e))throw new Error(`The provided rootDirectory ${e} does not exist`)
if(!a.statSync(e).isDirectory())throw new Error(`The provided rootDirectory ${e} is not a valid directory`);(0,n.pq)("Root directory input is valid!")}(r)
let l=[]
if(!(null==i?void 0:i.skipArchive)&&(l=function getUploadZipSpecification(e,t){const r=[]
t=(0,o.normalize)(t),t=(0,o.resolve)(t)
for(let n of e){const e=a.lstatSync(n,{throwIfNoEntry:!1})
if(!e)throw new Error(`File ${n} does not exist`)
if(e.isDirectory()){const i=n.replace(t,"")
validateFilePath(i),r.push({sourcePath:null,destinationPath:i,stats:e})}else{if(n=(0,o.normalize)(n),n=(0,o.resolve)(n),!n.startsWith(t))throw new Error(`The rootDirectory: ${t} is not a parent directory of the file: ${n}`)
const i=n.replace(t,"")
validateFilePath(i),r.push({sourcePath:n,destinationPath:i,stats:e})}}return r}(t,r),0===l.length))throw new FilesNotFoundError(l.flatMap(e=>e.sourcePath?[e.sourcePath]:[]))
const c=function getMimeType(e){const t=o.extname(e).toLowerCase()
return B[t]||"application/octet-stream"}(s),d=getBackendIdsFromToken(),f=internalArtifactTwirpClient(),p={workflowRunBackendId:d.workflowRunBackendId,workflowJobRunBackendId:d.workflowJobRunBackendId,name:e,mimeType:u.create({value:c}),version:7},h=getExpiration(null==i?void 0:i.retentionDays)
h&&(p.expiresAt=h)
const m=yield f.CreateArtifact(p)
if(!m.ok)throw new InvalidResponseError("CreateArtifact: response from backend was not ok")
let g
g=(null==i?void 0:i.skipArchive)?yield function createRawFileUploadStream(e){return stream_awaiter(this,void 0,void 0,function*(){n.Yz(`Creating raw file upload stream for: ${e}`)
const t=8388608,r=new WaterMarkedUploadStream(t)
let i=e;(yield a.promises.lstat(e)).isSymbolicLink()&&(i=yield(0,A.realpath)(e))
const o=a.createReadStream(i,{highWaterMark:t})
return o.on("error",e=>{n.z3("An error has occurred while reading the file for upload"),n.z3(String(e)),r.destroy(new Error("An error has occurred during file read for the artifact"))}),o.pipe(r),r})}(t[0]):yield function createZipUploadStream(e){return zip_awaiter(this,arguments,void 0,function*(e,t=6){n.Yz(`Creating Artifact archive with compressionLevel: ${t}`)
const r=N.default.create("zip",{highWaterMark:8388608,zlib:{level:t}})
r.on("error",zipErrorCallback),r.on("warning",zipWarningCallback),r.on("finish",zipFinishCallback),r.on("end",zipEndCallback)
for(const t of e)if(null!==t.sourcePath){let e=t.sourcePath
t.stats.isSymbolicLink()&&(e=yield(0,A.realpath)(t.sourcePath)),r.file(e,{name:t.destinationPath})}else r.append("",{name:t.destinationPath})
const i=new WaterMarkedUploadStream(8388608)
return n.Yz(`Zip write high watermark value ${i.writableHighWaterMark}`),n.Yz(`Zip read high watermark value ${i.readableHighWaterMark}`),r.pipe(i),r.finalize(),i})}(l,null==i?void 0:i.compressionLevel),n.pq(`Uploading artifact: ${s}`)
const y=yield uploadToBlobStorage(m.signedUploadUrl,g,c),w={workflowRunBackendId:d.workflowRunBackendId,workflowJobRunBackendId:d.workflowJobRunBackendId,name:e,size:y.uploadSize?y.uploadSize.toString():"0"}
y.sha256Hash&&(w.hash=u.create({value:`sha256:${y.sha256Hash}`})),n.pq("Finalizing artifact upload")
const b=yield f.FinalizeArtifact(w)
if(!b.ok)throw new InvalidResponseError("FinalizeArtifact: response from backend was not ok")
const v=BigInt(b.artifactId)
return n.pq(`Artifact ${e} successfully finalized. Artifact ID ${v}`),{size:y.uploadSize,digest:y.sha256Hash,id:Number(v)}})}var j=r(3732),download_artifact_awaiter=function(e,t,r,n){return new(r||(r=Promise))(function(i,a){function fulfilled(e){try{step(n.next(e))}catch(e){a(e)}}function rejected(e){try{step(n.throw(e))}catch(e){a(e)}}function step(e){e.done?i(e.value):function adopt(e){return e instanceof r?e:new r(function(t){t(e)})}(e.value).then(fulfilled,rejected)}step((n=n.apply(e,t||[])).next())})}
const scrubQueryParameters=e=>{const t=new URL(e)
return t.search="",t.toString()}
function streamExtract(e,t,r){return download_artifact_awaiter(this,void 0,void 0,function*(){let i=0
for(;i<5;)try{return yield streamExtractExternal(e,t,{skipDecompress:r})}catch(e){i++,n.Yz(`Failed to download artifact after ${i} retries due to ${e.message}. Retrying in 5 seconds...`),yield new Promise(e=>setTimeout(e,5e3))}throw new Error(`Artifact download failed after ${i} retries.`)})}function streamExtractExternal(e,t){return download_artifact_awaiter(this,arguments,void 0,function*(e,t,r={}){const{timeout:i=3e4,skipDecompress:s=!1}=r,l=new I.Qq(getUserAgentString()),c=yield l.get(e)
if(200!==c.message.statusCode)throw new Error(`Unexpected HTTP response from blob storage: ${c.message.statusCode} ${c.message.statusMessage}`)
const u=c.message.headers["content-type"]||"",d=u.split(";",1)[0].trim().toLowerCase(),f=new URL(e).pathname.toLowerCase().endsWith(".zip"),p="application/zip"===d||"application/x-zip-compressed"===d||"application/zip-compressed"===d||f,h=c.message.headers["content-disposition"]||""
let m="artifact"
const g=h.match(/filename\*\s*=\s*UTF-8''([^;\r\n]*)/i),y=h.match(/(?<!\*)filename\s*=\s*['"]?([^;\r\n"']*)['"]?/i),w=(null==g?void 0:g[1])||(null==y?void 0:y[1])
let b
return w&&(m=o.basename(decodeURIComponent(w.trim()))),n.Yz(`Content-Type: ${u}, mimeType: ${d}, urlEndsWithZip: ${f}, isZip: ${p}, skipDecompress: ${s}`),n.Yz(`Content-Disposition: ${h}, fileName: ${m}`),new Promise((e,r)=>{const l=setTimeout(()=>{const e=new Error(`Blob storage chunk did not respond in ${i}ms`)
c.message.destroy(e),r(e)},i),onError=e=>{n.Yz(`response.message: Artifact download failed: ${e.message}`),clearTimeout(l),r(e)},u=U.createHash("sha256").setEncoding("hex"),d=(new P.PassThrough).on("data",()=>{l.refresh()}).on("error",onError)
c.message.pipe(d),d.pipe(u)
const onClose=()=>{clearTimeout(l),u&&(u.end(),b=u.read(),n.pq(`SHA256 digest of downloaded artifact is ${b}`)),e({sha256Digest:`sha256:${b}`})}
if(p&&!s)d.pipe(N.default.Extract({path:t})).on("close",onClose).on("error",onError)
else{const e=o.join(t,m),r=a.createWriteStream(e)
n.pq(`Downloading raw file (non-zip) to: ${e}`),d.pipe(r).on("close",onClose).on("error",onError)}})})}function resolveOrCreateDirectory(){return download_artifact_awaiter(this,arguments,void 0,function*(e=function getGitHubWorkspaceDir(){const e=process.env.GITHUB_WORKSPACE
if(!e)throw new Error("Unable to get the GITHUB_WORKSPACE env variable")
return e}()){return(yield function exists(e){return download_artifact_awaiter(this,void 0,void 0,function*(){try{return yield A.access(e),!0}catch(e){if("ENOENT"===e.code)return!1
throw e}})}(e))?n.Yz(`Artifact destination folder already exists: ${e}`):(n.Yz(`Artifact destination folder does not exist, creating: ${e}`),yield A.mkdir(e,{recursive:!0})),e})}const _=[400,401,403,404,422]
function getRetryOptions(e,t=5,r=_){var i
if(t<=0)return[{enabled:!1},e.request]
const a={enabled:!0}
r.length>0&&(a.doNotRetry=r)
const o=Object.assign(Object.assign({},e.request),{retries:t})
return n.Yz(`GitHub client configured with: (retries: ${o.retries}, retry-exempt-status-code: ${null!==(i=a.doNotRetry)&&void 0!==i?i:"octokit default: [400, 401, 403, 404, 422]"})`),[a,o]}var F=r(8665)
function requestLog(e){e.hook.wrap("request",(t,r)=>{e.log.debug("request",r)
const n=Date.now(),i=e.request.endpoint.parse(r),a=i.url.replace(r.baseUrl,"")
return t(r).then(t=>{const r=t.headers["x-github-request-id"]
return e.log.info(`${i.method} ${a} - ${t.status} with id ${r} in ${Date.now()-n}ms`),t}).catch(t=>{const r=t.response?.headers["x-github-request-id"]||"UNKNOWN"
throw e.log.error(`${i.method} ${a} - ${t.status} with id ${r} in ${Date.now()-n}ms`),t})})}requestLog.VERSION="6.0.0"
var get_artifact_awaiter=function(e,t,r,n){return new(r||(r=Promise))(function(i,a){function fulfilled(e){try{step(n.next(e))}catch(e){a(e)}}function rejected(e){try{step(n.throw(e))}catch(e){a(e)}}function step(e){e.done?i(e.value):function adopt(e){return e instanceof r?e:new r(function(t){t(e)})}(e.value).then(fulfilled,rejected)}step((n=n.apply(e,t||[])).next())})}
function getArtifactPublic(e,t,r,i,a){return get_artifact_awaiter(this,void 0,void 0,function*(){var o
const[s,l]=getRetryOptions(F.NT),c={log:void 0,userAgent:getUserAgentString(),previews:void 0,retry:s,request:l},u=(0,j.getOctokit)(a,c,N.retry,requestLog),d=yield u.request("GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts{?name}",{owner:r,repo:i,run_id:t,name:e})
if(200!==d.status)throw new InvalidResponseError(`Invalid response from GitHub API: ${d.status} (${null===(o=null==d?void 0:d.headers)||void 0===o?void 0:o["x-github-request-id"]})`)
if(0===d.data.artifacts.length)throw new ArtifactNotFoundError(`Artifact not found for name: ${e}\n        Please ensure that your artifact is not expired and the artifact was uploaded using a compatible version of toolkit/upload-artifact.\n        For more information, visit the GitHub Artifacts FAQ: https://github.com/actions/toolkit/blob/main/packages/artifact/docs/faq.md`)
let f=d.data.artifacts[0]
return d.data.artifacts.length>1&&(f=d.data.artifacts.sort((e,t)=>t.id-e.id)[0],n.Yz(`More than one artifact found for a single name, returning newest (id: ${f.id})`)),{artifact:{name:f.name,id:f.id,size:f.size_in_bytes,createdAt:f.created_at?new Date(f.created_at):void 0,digest:f.digest}}})}var delete_artifact_awaiter=function(e,t,r,n){return new(r||(r=Promise))(function(i,a){function fulfilled(e){try{step(n.next(e))}catch(e){a(e)}}function rejected(e){try{step(n.throw(e))}catch(e){a(e)}}function step(e){e.done?i(e.value):function adopt(e){return e instanceof r?e:new r(function(t){t(e)})}(e.value).then(fulfilled,rejected)}step((n=n.apply(e,t||[])).next())})}
var list_artifacts_awaiter=function(e,t,r,n){return new(r||(r=Promise))(function(i,a){function fulfilled(e){try{step(n.next(e))}catch(e){a(e)}}function rejected(e){try{step(n.throw(e))}catch(e){a(e)}}function step(e){e.done?i(e.value):function adopt(e){return e instanceof r?e:new r(function(t){t(e)})}(e.value).then(fulfilled,rejected)}step((n=n.apply(e,t||[])).next())})}
const $=function getMaxArtifactListCount(){const e=process.env.ACTIONS_ARTIFACT_MAX_ARTIFACT_COUNT||"1000",t=parseInt(e)
if(isNaN(t)||t<1)throw new Error("Invalid value set for ACTIONS_ARTIFACT_MAX_ARTIFACT_COUNT env variable")
return t}(),D=100,L=Math.ceil($/D)
function filterLatest(e){e.sort((e,t)=>t.id-e.id)
const t=[],r=new Set
for(const n of e)r.has(n.name)||(t.push(n),r.add(n.name))
return t}var client_awaiter=function(e,t,r,n){return new(r||(r=Promise))(function(i,a){function fulfilled(e){try{step(n.next(e))}catch(e){a(e)}}function rejected(e){try{step(n.throw(e))}catch(e){a(e)}}function step(e){e.done?i(e.value):function adopt(e){return e instanceof r?e:new r(function(t){t(e)})}(e.value).then(fulfilled,rejected)}step((n=n.apply(e,t||[])).next())})},__rest=function(e,t){var r={}
for(var n in e)Object.prototype.hasOwnProperty.call(e,n)&&t.indexOf(n)<0&&(r[n]=e[n])
if(null!=e&&"function"==typeof Object.getOwnPropertySymbols){var i=0
for(n=Object.getOwnPropertySymbols(e);i<n.length;i++)t.indexOf(n[i])<0&&Object.prototype.propertyIsEnumerable.call(e,n[i])&&(r[n[i]]=e[n[i]])}return r}
class DefaultArtifactClient{uploadArtifact(e,t,r,i){return client_awaiter(this,void 0,void 0,function*(){try{if(isGhes())throw new GHESNotSupportedError
return uploadArtifact(e,t,r,i)}catch(e){throw(0,n.$e)(`Artifact upload failed with error: ${e}.\n\nErrors can be temporary, so please try again and optionally run the action with debug mode enabled for more information.\n\nIf the error persists, please check whether Actions is operating normally at [https://githubstatus.com](https://www.githubstatus.com).`),e}})}downloadArtifact(e,t){return client_awaiter(this,void 0,void 0,function*(){try{if(isGhes())throw new GHESNotSupportedError
if(null==t?void 0:t.findBy){const{findBy:{repositoryOwner:r,repositoryName:i,token:a}}=t,o=__rest(t,["findBy"])
return function downloadArtifactPublic(e,t,r,i,a){return download_artifact_awaiter(this,void 0,void 0,function*(){const o=yield resolveOrCreateDirectory(null==a?void 0:a.path),s=j.getOctokit(i)
let l=!1
n.pq(`Downloading artifact '${e}' from '${t}/${r}'`)
const{headers:c,status:u}=yield s.rest.actions.downloadArtifact({owner:t,repo:r,artifact_id:e,archive_format:"zip",request:{redirect:"manual"}})
if(302!==u)throw new Error(`Unable to download artifact. Unexpected status: ${u}`)
const{location:d}=c
if(!d)throw new Error("Unable to redirect to artifact download url")
n.pq(`Redirecting to blob download url: ${scrubQueryParameters(d)}`)
try{n.pq(`Starting download of artifact to: ${o}`)
const e=yield streamExtract(d,o,null==a?void 0:a.skipDecompress)
n.pq("Artifact download completed successfully."),(null==a?void 0:a.expectedHash)&&(null==a?void 0:a.expectedHash)!==e.sha256Digest&&(l=!0,n.Yz(`Computed digest: ${e.sha256Digest}`),n.Yz(`Expected digest: ${a.expectedHash}`))}catch(e){throw new Error(`Unable to download and extract artifact: ${e.message}`)}return{downloadPath:o,digestMismatch:l}})}(e,r,i,a,o)}return function downloadArtifactInternal(e,t){return download_artifact_awaiter(this,void 0,void 0,function*(){const r=yield resolveOrCreateDirectory(null==t?void 0:t.path),i=internalArtifactTwirpClient()
let a=!1
const{workflowRunBackendId:o,workflowJobRunBackendId:s}=getBackendIdsFromToken(),l={workflowRunBackendId:o,workflowJobRunBackendId:s,idFilter:c.create({value:e.toString()})},{artifacts:u}=yield i.ListArtifacts(l)
if(0===u.length)throw new ArtifactNotFoundError(`No artifacts found for ID: ${e}\nAre you trying to download from a different run? Try specifying a github-token with \`actions:read\` scope.`)
u.length>1&&n.$e("Multiple artifacts found, defaulting to first.")
const d={workflowRunBackendId:u[0].workflowRunBackendId,workflowJobRunBackendId:u[0].workflowJobRunBackendId,name:u[0].name},{signedUrl:f}=yield i.GetSignedArtifactURL(d)
n.pq(`Redirecting to blob download url: ${scrubQueryParameters(f)}`)
try{n.pq(`Starting download of artifact to: ${r}`)
const e=yield streamExtract(f,r,null==t?void 0:t.skipDecompress)
n.pq("Artifact download completed successfully."),(null==t?void 0:t.expectedHash)&&(null==t?void 0:t.expectedHash)!==e.sha256Digest&&(a=!0,n.Yz(`Computed digest: ${e.sha256Digest}`),n.Yz(`Expected digest: ${t.expectedHash}`))}catch(e){throw new Error(`Unable to download and extract artifact: ${e.message}`)}return{downloadPath:r,digestMismatch:a}})}(e,t)}catch(e){throw(0,n.$e)(`Download Artifact failed with error: ${e}.\n\nErrors can be temporary, so please try again and optionally run the action with debug mode enabled for more information.\n\nIf the error persists, please check whether Actions and API requests are operating normally at [https://githubstatus.com](https://www.githubstatus.com).`),e}})}listArtifacts(e){return client_awaiter(this,void 0,void 0,function*(){try{if(isGhes())throw new GHESNotSupportedError
if(null==e?void 0:e.findBy){const{findBy:{workflowRunId:t,repositoryOwner:r,repositoryName:i,token:a}}=e
return function listArtifactsPublic(e,t,r,i){return list_artifacts_awaiter(this,arguments,void 0,function*(e,t,r,i,a=!1){(0,n.pq)(`Fetching artifact list for workflow run ${e} in repository ${t}/${r}`)
let o=[]
const[s,l]=getRetryOptions(F.NT),c={log:void 0,userAgent:getUserAgentString(),previews:void 0,retry:s,request:l},u=(0,j.getOctokit)(i,c,N.retry,requestLog)
let d=1
const{data:f}=yield u.request("GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts",{owner:t,repo:r,run_id:e,per_page:D,page:d})
let p=Math.ceil(f.total_count/D)
const h=f.total_count
h>$&&((0,n.$e)(`Workflow run ${e} has ${h} artifacts, exceeding the limit of ${$}. Results will be incomplete as only the first ${$} artifacts will be returned`),p=L)
for(const e of f.artifacts)o.push({name:e.name,id:e.id,size:e.size_in_bytes,createdAt:e.created_at?new Date(e.created_at):void 0,digest:e.digest})
for(d++;d<=p;d++){(0,n.Yz)(`Fetching page ${d} of artifact list`)
const{data:i}=yield u.request("GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts",{owner:t,repo:r,run_id:e,per_page:D,page:d})
for(const e of i.artifacts)o.push({name:e.name,id:e.id,size:e.size_in_bytes,createdAt:e.created_at?new Date(e.created_at):void 0,digest:e.digest})}return a&&(o=filterLatest(o)),(0,n.pq)(`Found ${o.length} artifact(s)`),{artifacts:o}})}(t,r,i,a,null==e?void 0:e.latest)}return function listArtifactsInternal(){return list_artifacts_awaiter(this,arguments,void 0,function*(e=!1){const t=internalArtifactTwirpClient(),{workflowRunBackendId:r,workflowJobRunBackendId:i}=getBackendIdsFromToken(),a={workflowRunBackendId:r,workflowJobRunBackendId:i}
let o=(yield t.ListArtifacts(a)).artifacts.map(e=>{var t
return{name:e.name,id:Number(e.databaseId),size:Number(e.size),createdAt:e.createdAt?l.toDate(e.createdAt):void 0,digest:null===(t=e.digest)||void 0===t?void 0:t.value}})
return e&&(o=filterLatest(o)),(0,n.pq)(`Found ${o.length} artifact(s)`),{artifacts:o}})}(null==e?void 0:e.latest)}catch(e){throw(0,n.$e)(`Listing Artifacts failed with error: ${e}.\n\nErrors can be temporary, so please try again and optionally run the action with debug mode enabled for more information.\n\nIf the error persists, please check whether Actions and API requests are operating normally at [https://githubstatus.com](https://www.githubstatus.com).`),e}})}getArtifact(e,t){return client_awaiter(this,void 0,void 0,function*(){try{if(isGhes())throw new GHESNotSupportedError
if(null==t?void 0:t.findBy){const{findBy:{workflowRunId:r,repositoryOwner:n,repositoryName:i,token:a}}=t
return getArtifactPublic(e,r,n,i,a)}return function getArtifactInternal(e){return get_artifact_awaiter(this,void 0,void 0,function*(){var t
const r=internalArtifactTwirpClient(),{workflowRunBackendId:i,workflowJobRunBackendId:a}=getBackendIdsFromToken(),o={workflowRunBackendId:i,workflowJobRunBackendId:a,nameFilter:u.create({value:e})},s=yield r.ListArtifacts(o)
if(0===s.artifacts.length)throw new ArtifactNotFoundError(`Artifact not found for name: ${e}\n        Please ensure that your artifact is not expired and the artifact was uploaded using a compatible version of toolkit/upload-artifact.\n        For more information, visit the GitHub Artifacts FAQ: https://github.com/actions/toolkit/blob/main/packages/artifact/docs/faq.md`)
let c=s.artifacts[0]
return s.artifacts.length>1&&(c=s.artifacts.sort((e,t)=>Number(t.databaseId)-Number(e.databaseId))[0],n.Yz(`More than one artifact found for a single name, returning newest (id: ${c.databaseId})`)),{artifact:{name:c.name,id:Number(c.databaseId),size:Number(c.size),createdAt:c.createdAt?l.toDate(c.createdAt):void 0,digest:null===(t=c.digest)||void 0===t?void 0:t.value}}})}(e)}catch(e){throw(0,n.$e)(`Get Artifact failed with error: ${e}.\n\nErrors can be temporary, so please try again and optionally run the action with debug mode enabled for more information.\n\nIf the error persists, please check whether Actions and API requests are operating normally at [https://githubstatus.com](https://www.githubstatus.com).`),e}})}deleteArtifact(e,t){return client_awaiter(this,void 0,void 0,function*(){try{if(isGhes())throw new GHESNotSupportedError
if(null==t?void 0:t.findBy){const{findBy:{repositoryOwner:r,repositoryName:n,workflowRunId:i,token:a}}=t
return function deleteArtifactPublic(e,t,r,n,i){return delete_artifact_awaiter(this,void 0,void 0,function*(){var a
const[o,s]=getRetryOptions(F.NT),l={log:void 0,userAgent:getUserAgentString(),previews:void 0,retry:o,request:s},c=(0,j.getOctokit)(i,l,N.retry,requestLog),u=yield getArtifactPublic(e,t,r,n,i),d=yield c.rest.actions.deleteArtifact({owner:r,repo:n,artifact_id:u.artifact.id})
if(204!==d.status)throw new InvalidResponseError(`Invalid response from GitHub API: ${d.status} (${null===(a=null==d?void 0:d.headers)||void 0===a?void 0:a["x-github-request-id"]})`)
return{id:u.artifact.id}})}(e,i,r,n,a)}return function deleteArtifactInternal(e){return delete_artifact_awaiter(this,void 0,void 0,function*(){const t=internalArtifactTwirpClient(),{workflowRunBackendId:r,workflowJobRunBackendId:i}=getBackendIdsFromToken(),a={workflowRunBackendId:r,workflowJobRunBackendId:i,nameFilter:u.create({value:e})},o=yield t.ListArtifacts(a)
if(0===o.artifacts.length)throw new ArtifactNotFoundError(`Artifact not found for name: ${e}`)
let s=o.artifacts[0]
o.artifacts.length>1&&(s=o.artifacts.sort((e,t)=>Number(t.databaseId)-Number(e.databaseId))[0],(0,n.Yz)(`More than one artifact found for a single name, returning newest (id: ${s.databaseId})`))
const l={workflowRunBackendId:s.workflowRunBackendId,workflowJobRunBackendId:s.workflowJobRunBackendId,name:s.name},c=yield t.DeleteArtifact(l)
return(0,n.pq)(`Artifact '${e}' (ID: ${c.artifactId}) deleted`),{id:Number(c.artifactId)}})}(e)}catch(e){throw(0,n.$e)(`Delete Artifact failed with error: ${e}.\n\nErrors can be temporary, so please try again and optionally run the action with debug mode enabled for more information.\n\nIf the error persists, please check whether Actions and API requests are operating normally at [https://githubstatus.com](https://www.githubstatus.com).`),e}})}}new DefaultArtifactClient}),2822:(e=>{e.exports=JSON.parse('{"name":"@actions/artifact","version":"6.2.1","preview":true,"description":"Actions artifact lib","keywords":["github","actions","artifact"],"homepage":"https://github.com/actions/toolkit/tree/main/packages/artifact","license":"MIT","type":"module","main":"lib/artifact.js","types":"lib/artifact.d.ts","exports":{".":{"types":"./lib/artifact.d.ts","import":"./lib/artifact.js"}},"directories":{"lib":"lib","test":"__tests__"},"files":["lib","!.DS_Store"],"publishConfig":{"access":"public"},"repository":{"type":"git","url":"git+https://github.com/actions/toolkit.git","directory":"packages/artifact"},"scripts":{"audit-moderate":"npm install && npm audit --json --audit-level=moderate > audit.json","test":"cd ../../ && npm run test ./packages/artifact","bootstrap":"cd ../../ && npm run bootstrap","tsc-run":"tsc && cp src/internal/shared/package-version.cjs lib/internal/shared/","tsc":"npm run bootstrap && npm run tsc-run","gen:docs":"typedoc --plugin typedoc-plugin-markdown --out docs/generated src/artifact.ts --githubPages false --readme none"},"bugs":{"url":"https://github.com/actions/toolkit/issues"},"dependencies":{"@actions/core":"^3.0.0","@actions/github":"^9.0.0","@actions/http-client":"^4.0.0","@azure/storage-blob":"^12.30.0","@octokit/core":"^7.0.6","@octokit/plugin-request-log":"^6.0.0","@octokit/plugin-retry":"^8.0.0","@octokit/request":"^10.0.7","@octokit/request-error":"^7.1.0","@protobuf-ts/plugin":"^2.2.3-alpha.1","@protobuf-ts/runtime":"^2.9.4","archiver":"^7.0.1","jwt-decode":"^4.0.0","unzip-stream":"^0.3.1"},"devDependencies":{"@types/archiver":"^7.0.0","@types/unzip-stream":"^0.3.4","typedoc":"^0.28.16","typedoc-plugin-markdown":"^4.9.0","typescript":"^5.9.3"},"overrides":{"uri-js":"npm:uri-js-replace@^1.0.1","node-fetch":"^3.3.2"}}')})}

