export const id=899
export const ids=[899]
export const modules={770:((e,t,o)=>{e.exports=o(218)}),218:((e,t,o)=>{o(9278)
var n,r=o(4756),s=o(8611),c=o(5692),i=o(4434),u=(o(2613),o(9023))
function TunnelingAgent(e){var t=this
t.options=e||{},t.proxyOptions=t.options.proxy||{},t.maxSockets=t.options.maxSockets||s.Agent.defaultMaxSockets,t.requests=[],t.sockets=[],t.on("free",function onFree(e,o,n,r){for(var s=toOptions(o,n,r),c=0,i=t.requests.length;c<i;++c){var u=t.requests[c]
if(u.host===s.host&&u.port===s.port)return t.requests.splice(c,1),void u.request.onSocket(e)}e.destroy(),t.removeSocket(e)})}function createSecureSocket(e,t){var o=this
TunnelingAgent.prototype.createSocket.call(o,e,function(n){var s=e.request.getHeader("host"),c=mergeOptions({},o.options,{socket:n,servername:s?s.replace(/:.*$/,""):e.host}),i=r.connect(0,c)
o.sockets[o.sockets.indexOf(n)]=i,t(i)})}function toOptions(e,t,o){return"string"==typeof e?{host:e,port:t,localAddress:o}:e}function mergeOptions(e){for(var t=1,o=arguments.length;t<o;++t){var n=arguments[t]
if("object"==typeof n)for(var r=Object.keys(n),s=0,c=r.length;s<c;++s){var i=r[s]
void 0!==n[i]&&(e[i]=n[i])}}return e}t.httpOverHttp=function httpOverHttp(e){var t=new TunnelingAgent(e)
return t.request=s.request,t},t.httpsOverHttp=function httpsOverHttp(e){var t=new TunnelingAgent(e)
return t.request=s.request,t.createSocket=createSecureSocket,t.defaultPort=443,t},t.httpOverHttps=function httpOverHttps(e){var t=new TunnelingAgent(e)
return t.request=c.request,t},t.httpsOverHttps=function httpsOverHttps(e){var t=new TunnelingAgent(e)
return t.request=c.request,t.createSocket=createSecureSocket,t.defaultPort=443,t},u.inherits(TunnelingAgent,i.EventEmitter),TunnelingAgent.prototype.addRequest=function addRequest(e,t,o,n){var r=this,s=mergeOptions({request:e},r.options,toOptions(t,o,n))
r.sockets.length>=this.maxSockets?r.requests.push(s):r.createSocket(s,function(t){function onFree(){r.emit("free",t,s)}function onCloseOrRemove(e){r.removeSocket(t),t.removeListener("free",onFree),t.removeListener("close",onCloseOrRemove),t.removeListener("agentRemove",onCloseOrRemove)}t.on("free",onFree),t.on("close",onCloseOrRemove),t.on("agentRemove",onCloseOrRemove),e.onSocket(t)})},TunnelingAgent.prototype.createSocket=function createSocket(e,t){var o=this,r={}
o.sockets.push(r)
var s=mergeOptions({},o.proxyOptions,{method:"CONNECT",path:e.host+":"+e.port,agent:!1,headers:{host:e.host+":"+e.port}})
e.localAddress&&(s.localAddress=e.localAddress),s.proxyAuth&&(s.headers=s.headers||{},s.headers["Proxy-Authorization"]="Basic "+new Buffer(s.proxyAuth).toString("base64")),n("making CONNECT request")
var c=o.request(s)
function onConnect(s,i,u){var a
return c.removeAllListeners(),i.removeAllListeners(),200!==s.statusCode?(n("tunneling socket could not be established, statusCode=%d",s.statusCode),i.destroy(),(a=new Error("tunneling socket could not be established, statusCode="+s.statusCode)).code="ECONNRESET",e.request.emit("error",a),void o.removeSocket(r)):u.length>0?(n("got illegal response body from proxy"),i.destroy(),(a=new Error("got illegal response body from proxy")).code="ECONNRESET",e.request.emit("error",a),void o.removeSocket(r)):(n("tunneling connection has established"),o.sockets[o.sockets.indexOf(r)]=i,t(i))}c.useChunkedEncodingByDefault=!1,c.once("response",function onResponse(e){e.upgrade=!0}),c.once("upgrade",function onUpgrade(e,t,o){process.nextTick(function(){onConnect(e,t,o)})}),c.once("connect",onConnect),c.once("error",function onError(t){c.removeAllListeners(),n("tunneling socket could not be established, cause=%s\n",t.message,t.stack)
var s=new Error("tunneling socket could not be established, cause="+t.message)
s.code="ECONNRESET",e.request.emit("error",s),o.removeSocket(r)}),c.end()},TunnelingAgent.prototype.removeSocket=function removeSocket(e){var t=this.sockets.indexOf(e)
if(-1!==t){this.sockets.splice(t,1)
var o=this.requests.shift()
o&&this.createSocket(o,function(e){o.request.onSocket(e)})}},n=process.env.NODE_DEBUG&&/\btunnel\b/.test(process.env.NODE_DEBUG)?function(){var e=Array.prototype.slice.call(arguments)
"string"==typeof e[0]?e[0]="TUNNEL: "+e[0]:e.unshift("TUNNEL:"),console.error.apply(console,e)}:function(){},t.debug=n}),6856:((e,t,o)=>{o.d(t,{createTunnel:()=>createTunnel})
var n=o(2779)
function createTunnel(e,t){const o=new n.Qq("",[],{keepAlive:!1}).getAgent(e.href),{proxyOptions:r}=o
return void 0!==r&&Object.assign(r,{signal:t}),o}})}

