export const id=779
export const ids=[779]
export const modules={2779:((e,t,s)=>{var o,r
s.d(t,{Hv:()=>n,Qq:()=>HttpClient})
var n,i,a,u=s(8611),l=s(5692),c=s(9783),d=s(770),h=s(8615),__awaiter=function(e,t,s,o){return new(s||(s=Promise))(function(r,n){function fulfilled(e){try{step(o.next(e))}catch(e){n(e)}}function rejected(e){try{step(o.throw(e))}catch(e){n(e)}}function step(e){e.done?r(e.value):function adopt(e){return e instanceof s?e:new s(function(t){t(e)})}(e.value).then(fulfilled,rejected)}step((o=o.apply(e,t||[])).next())})}
!function(e){e[e.OK=200]="OK",e[e.MultipleChoices=300]="MultipleChoices",e[e.MovedPermanently=301]="MovedPermanently",e[e.ResourceMoved=302]="ResourceMoved",e[e.SeeOther=303]="SeeOther",e[e.NotModified=304]="NotModified",e[e.UseProxy=305]="UseProxy",e[e.SwitchProxy=306]="SwitchProxy",e[e.TemporaryRedirect=307]="TemporaryRedirect",e[e.PermanentRedirect=308]="PermanentRedirect",e[e.BadRequest=400]="BadRequest",e[e.Unauthorized=401]="Unauthorized",e[e.PaymentRequired=402]="PaymentRequired",e[e.Forbidden=403]="Forbidden",e[e.NotFound=404]="NotFound",e[e.MethodNotAllowed=405]="MethodNotAllowed",e[e.NotAcceptable=406]="NotAcceptable",e[e.ProxyAuthenticationRequired=407]="ProxyAuthenticationRequired",e[e.RequestTimeout=408]="RequestTimeout",e[e.Conflict=409]="Conflict",e[e.Gone=410]="Gone",e[e.TooManyRequests=429]="TooManyRequests",e[e.InternalServerError=500]="InternalServerError",e[e.NotImplemented=501]="NotImplemented",e[e.BadGateway=502]="BadGateway",e[e.ServiceUnavailable=503]="ServiceUnavailable",e[e.GatewayTimeout=504]="GatewayTimeout"}(n||(n={})),function(e){e.Accept="accept",e.ContentType="content-type"}(i||(i={})),function(e){e.ApplicationJson="application/json"}(a||(a={}))
const p=[n.MovedPermanently,n.ResourceMoved,n.SeeOther,n.TemporaryRedirect,n.PermanentRedirect],f=[n.BadGateway,n.ServiceUnavailable,n.GatewayTimeout],g=["OPTIONS","GET","DELETE","HEAD"]
class HttpClientError extends Error{constructor(e,t){super(e),this.name="HttpClientError",this.statusCode=t,Object.setPrototypeOf(this,HttpClientError.prototype)}}class HttpClientResponse{constructor(e){this.message=e}readBody(){return __awaiter(this,void 0,void 0,function*(){return new Promise(e=>__awaiter(this,void 0,void 0,function*(){let t=Buffer.alloc(0)
this.message.on("data",e=>{t=Buffer.concat([t,e])}),this.message.on("end",()=>{e(t.toString())})}))})}readBodyBuffer(){return __awaiter(this,void 0,void 0,function*(){return new Promise(e=>__awaiter(this,void 0,void 0,function*(){const t=[]
this.message.on("data",e=>{t.push(e)}),this.message.on("end",()=>{e(Buffer.concat(t))})}))})}}class HttpClient{constructor(e,t,s){this._ignoreSslError=!1,this._allowRedirects=!0,this._allowRedirectDowngrade=!1,this._maxRedirects=50,this._allowRetries=!1,this._maxRetries=1,this._keepAlive=!1,this._disposed=!1,this.userAgent=this._getUserAgentWithOrchestrationId(e),this.handlers=t||[],this.requestOptions=s,s&&(null!=s.ignoreSslError&&(this._ignoreSslError=s.ignoreSslError),this._socketTimeout=s.socketTimeout,null!=s.allowRedirects&&(this._allowRedirects=s.allowRedirects),null!=s.allowRedirectDowngrade&&(this._allowRedirectDowngrade=s.allowRedirectDowngrade),null!=s.maxRedirects&&(this._maxRedirects=Math.max(s.maxRedirects,0)),null!=s.keepAlive&&(this._keepAlive=s.keepAlive),null!=s.allowRetries&&(this._allowRetries=s.allowRetries),null!=s.maxRetries&&(this._maxRetries=s.maxRetries))}options(e,t){return __awaiter(this,void 0,void 0,function*(){return this.request("OPTIONS",e,null,t||{})})}get(e,t){return __awaiter(this,void 0,void 0,function*(){return this.request("GET",e,null,t||{})})}del(e,t){return __awaiter(this,void 0,void 0,function*(){return this.request("DELETE",e,null,t||{})})}post(e,t,s){return __awaiter(this,void 0,void 0,function*(){return this.request("POST",e,t,s||{})})}patch(e,t,s){return __awaiter(this,void 0,void 0,function*(){return this.request("PATCH",e,t,s||{})})}put(e,t,s){return __awaiter(this,void 0,void 0,function*(){return this.request("PUT",e,t,s||{})})}head(e,t){return __awaiter(this,void 0,void 0,function*(){return this.request("HEAD",e,null,t||{})})}sendStream(e,t,s,o){return __awaiter(this,void 0,void 0,function*(){return this.request(e,t,s,o)})}getJson(e){return __awaiter(this,arguments,void 0,function*(e,t={}){t[i.Accept]=this._getExistingOrDefaultHeader(t,i.Accept,a.ApplicationJson)
const s=yield this.get(e,t)
return this._processResponse(s,this.requestOptions)})}postJson(e,t){return __awaiter(this,arguments,void 0,function*(e,t,s={}){const o=JSON.stringify(t,null,2)
s[i.Accept]=this._getExistingOrDefaultHeader(s,i.Accept,a.ApplicationJson),s[i.ContentType]=this._getExistingOrDefaultContentTypeHeader(s,a.ApplicationJson)
const r=yield this.post(e,o,s)
return this._processResponse(r,this.requestOptions)})}putJson(e,t){return __awaiter(this,arguments,void 0,function*(e,t,s={}){const o=JSON.stringify(t,null,2)
s[i.Accept]=this._getExistingOrDefaultHeader(s,i.Accept,a.ApplicationJson),s[i.ContentType]=this._getExistingOrDefaultContentTypeHeader(s,a.ApplicationJson)
const r=yield this.put(e,o,s)
return this._processResponse(r,this.requestOptions)})}patchJson(e,t){return __awaiter(this,arguments,void 0,function*(e,t,s={}){const o=JSON.stringify(t,null,2)
s[i.Accept]=this._getExistingOrDefaultHeader(s,i.Accept,a.ApplicationJson),s[i.ContentType]=this._getExistingOrDefaultContentTypeHeader(s,a.ApplicationJson)
const r=yield this.patch(e,o,s)
return this._processResponse(r,this.requestOptions)})}request(e,t,s,o){return __awaiter(this,void 0,void 0,function*(){if(this._disposed)throw new Error("Client has already been disposed.")
const r=new URL(t)
let i=this._prepareRequest(e,r,o)
const a=this._allowRetries&&g.includes(e)?this._maxRetries+1:1
let u,l=0
do{if(u=yield this.requestRaw(i,s),u&&u.message&&u.message.statusCode===n.Unauthorized){let e
for(const t of this.handlers)if(t.canHandleAuthentication(u)){e=t
break}return e?e.handleAuthentication(this,i,s):u}let t=this._maxRedirects
for(;u.message.statusCode&&p.includes(u.message.statusCode)&&this._allowRedirects&&t>0;){const n=u.message.headers.location
if(!n)break
const a=new URL(n)
if("https:"===r.protocol&&r.protocol!==a.protocol&&!this._allowRedirectDowngrade)throw new Error("Redirect from HTTPS to HTTP protocol. This downgrade is not allowed for security reasons. If you want to allow this behavior, set the allowRedirectDowngrade option to true.")
if(yield u.readBody(),a.hostname!==r.hostname)for(const e in o)"authorization"===e.toLowerCase()&&delete o[e]
i=this._prepareRequest(e,a,o),u=yield this.requestRaw(i,s),t--}if(!u.message.statusCode||!f.includes(u.message.statusCode))return u
l+=1,l<a&&(yield u.readBody(),yield this._performExponentialBackoff(l))}while(l<a)
return u})}dispose(){this._agent&&this._agent.destroy(),this._disposed=!0}requestRaw(e,t){return __awaiter(this,void 0,void 0,function*(){return new Promise((s,o)=>{this.requestRawWithCallback(e,t,function callbackForResult(e,t){e?o(e):t?s(t):o(new Error("Unknown error"))})})})}requestRawWithCallback(e,t,s){"string"==typeof t&&(e.options.headers||(e.options.headers={}),e.options.headers["Content-Length"]=Buffer.byteLength(t,"utf8"))
let o=!1
function handleResult(e,t){o||(o=!0,s(e,t))}const r=e.httpModule.request(e.options,e=>{handleResult(void 0,new HttpClientResponse(e))})
let n
r.on("socket",e=>{n=e}),r.setTimeout(this._socketTimeout||18e4,()=>{n&&n.end(),handleResult(new Error(`Request timeout: ${e.options.path}`))}),r.on("error",function(e){handleResult(e)}),t&&"string"==typeof t&&r.write(t,"utf8"),t&&"string"!=typeof t?(t.on("close",function(){r.end()}),t.pipe(r)):r.end()}getAgent(e){const t=new URL(e)
return this._getAgent(t)}getAgentDispatcher(e){const t=new URL(e),s=c.s(t)
if(s&&s.hostname)return this._getProxyAgentDispatcher(t,s)}_prepareRequest(e,t,n){const i={}
i.parsedUrl=t
const a="https:"===i.parsedUrl.protocol
i.httpModule=a?o||(o=s.t(l,2)):r||(r=s.t(u,2))
const c=a?443:80
if(i.options={},i.options.host=i.parsedUrl.hostname,i.options.port=i.parsedUrl.port?parseInt(i.parsedUrl.port):c,i.options.path=(i.parsedUrl.pathname||"")+(i.parsedUrl.search||""),i.options.method=e,i.options.headers=this._mergeHeaders(n),null!=this.userAgent&&(i.options.headers["user-agent"]=this.userAgent),i.options.agent=this._getAgent(i.parsedUrl),this.handlers)for(const e of this.handlers)e.prepareRequest(i.options)
return i}_mergeHeaders(e){return this.requestOptions&&this.requestOptions.headers?Object.assign({},lowercaseKeys(this.requestOptions.headers),lowercaseKeys(e||{})):lowercaseKeys(e||{})}_getExistingOrDefaultHeader(e,t,s){let o
if(this.requestOptions&&this.requestOptions.headers){const e=lowercaseKeys(this.requestOptions.headers)[t]
e&&(o="number"==typeof e?e.toString():e)}const r=e[t]
return void 0!==r?"number"==typeof r?r.toString():r:void 0!==o?o:s}_getExistingOrDefaultContentTypeHeader(e,t){let s
if(this.requestOptions&&this.requestOptions.headers){const e=lowercaseKeys(this.requestOptions.headers)[i.ContentType]
e&&(s="number"==typeof e?String(e):Array.isArray(e)?e.join(", "):e)}const o=e[i.ContentType]
return void 0!==o?"number"==typeof o?String(o):Array.isArray(o)?o.join(", "):o:void 0!==s?s:t}_getAgent(e){let t
const s=c.s(e),o=s&&s.hostname
if(this._keepAlive&&o&&(t=this._proxyAgent),o||(t=this._agent),t)return t
const r="https:"===e.protocol
let n=100
if(this.requestOptions&&(n=this.requestOptions.maxSockets||u.globalAgent.maxSockets),s&&s.hostname){const e={maxSockets:n,keepAlive:this._keepAlive,proxy:Object.assign(Object.assign({},(s.username||s.password)&&{proxyAuth:`${s.username}:${s.password}`}),{host:s.hostname,port:s.port})}
let o
const i="https:"===s.protocol
o=r?i?d.httpsOverHttps:d.httpsOverHttp:i?d.httpOverHttps:d.httpOverHttp,t=o(e),this._proxyAgent=t}if(!t){const e={keepAlive:this._keepAlive,maxSockets:n}
t=r?new l.Agent(e):new u.Agent(e),this._agent=t}return r&&this._ignoreSslError&&(t.options=Object.assign(t.options||{},{rejectUnauthorized:!1})),t}_getProxyAgentDispatcher(e,t){let s
if(this._keepAlive&&(s=this._proxyAgentDispatcher),s)return s
const o="https:"===e.protocol
return s=new h.ProxyAgent(Object.assign({uri:t.href,pipelining:this._keepAlive?1:0},(t.username||t.password)&&{token:`Basic ${Buffer.from(`${t.username}:${t.password}`).toString("base64")}`})),this._proxyAgentDispatcher=s,o&&this._ignoreSslError&&(s.options=Object.assign(s.options.requestTls||{},{rejectUnauthorized:!1})),s}_getUserAgentWithOrchestrationId(e){const t=e||"actions/http-client",s=process.env.ACTIONS_ORCHESTRATION_ID
if(s){return`${t} actions_orchestration_id/${s.replace(/[^a-z0-9_.-]/gi,"_")}`}return t}_performExponentialBackoff(e){return __awaiter(this,void 0,void 0,function*(){e=Math.min(10,e)
const t=5*Math.pow(2,e)
return new Promise(e=>setTimeout(()=>e(),t))})}_processResponse(e,t){return __awaiter(this,void 0,void 0,function*(){return new Promise((s,o)=>__awaiter(this,void 0,void 0,function*(){const r=e.message.statusCode||0,i={statusCode:r,result:null,headers:{}}
let a,u
r===n.NotFound&&s(i)
try{u=yield e.readBody(),u&&u.length>0&&(a=t&&t.deserializeDates?JSON.parse(u,function dateTimeDeserializer(e,t){if("string"==typeof t){const e=new Date(t)
if(!isNaN(e.valueOf()))return e}return t}):JSON.parse(u),i.result=a),i.headers=e.message.headers}catch(e){}if(r>299){let e
e=a&&a.message?a.message:u&&u.length>0?u:`Failed request: (${r})`
const t=new HttpClientError(e,r)
t.result=i.result,o(t)}else s(i)}))})}}const lowercaseKeys=e=>Object.keys(e).reduce((t,s)=>(t[s.toLowerCase()]=e[s],t),{})})}

