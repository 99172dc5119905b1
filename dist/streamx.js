export const id=118
export const ids=[118]
export const modules={3057:(t=>{function toBuffer(t){return Buffer.isBuffer(t)?t:Buffer.from(t.buffer,t.byteOffset,t.byteLength)}t.exports={isBuffer:function isBuffer(t){return Buffer.isBuffer(t)||t instanceof Uint8Array},isEncoding:function isEncoding(t){return Buffer.isEncoding(t)},alloc:function alloc(t,e,r){return Buffer.alloc(t,e,r)},allocUnsafe:function allocUnsafe(t){return Buffer.allocUnsafe(t)},allocUnsafeSlow:function allocUnsafeSlow(t){return Buffer.allocUnsafeSlow(t)},byteLength:function byteLength(t,e){return Buffer.byteLength(t,e)},compare:function compare(t,e){return Buffer.compare(t,e)},concat:function concat(t,e){return Buffer.concat(t,e)},copy:function copy(t,e,r,i,n){return toBuffer(t).copy(e,r,i,n)},equals:function equals(t,e){return toBuffer(t).equals(e)},fill:function fill(t,e,r,i,n){return toBuffer(t).fill(e,r,i,n)},from:function from(t,e,r){return Buffer.from(t,e,r)},includes:function includes(t,e,r,i){return toBuffer(t).includes(e,r,i)},indexOf:function indexOf(t,e,r,i){return toBuffer(t).indexOf(e,r,i)},lastIndexOf:function lastIndexOf(t,e,r,i){return toBuffer(t).lastIndexOf(e,r,i)},swap16:function swap16(t){return toBuffer(t).swap16()},swap32:function swap32(t){return toBuffer(t).swap32()},swap64:function swap64(t){return toBuffer(t).swap64()},toBuffer:toBuffer,toString:function toString(t,e,r,i){return toBuffer(t).toString(e,r,i)},toHex:function toHex(t,e,r){return toBuffer(t).toString("hex",e,r)},write:function write(t,e,r,i,n){return toBuffer(t).write(e,r,i,n)},readDoubleBE:function readDoubleBE(t,e){return toBuffer(t).readDoubleBE(e)},readDoubleLE:function readDoubleLE(t,e){return toBuffer(t).readDoubleLE(e)},readFloatBE:function readFloatBE(t,e){return toBuffer(t).readFloatBE(e)},readFloatLE:function readFloatLE(t,e){return toBuffer(t).readFloatLE(e)},readInt32BE:function readInt32BE(t,e){return toBuffer(t).readInt32BE(e)},readInt32LE:function readInt32LE(t,e){return toBuffer(t).readInt32LE(e)},readUInt32BE:function readUInt32BE(t,e){return toBuffer(t).readUInt32BE(e)},readUInt32LE:function readUInt32LE(t,e){return toBuffer(t).readUInt32LE(e)},writeDoubleBE:function writeDoubleBE(t,e,r){return toBuffer(t).writeDoubleBE(e,r)},writeDoubleLE:function writeDoubleLE(t,e,r){return toBuffer(t).writeDoubleLE(e,r)},writeFloatBE:function writeFloatBE(t,e,r){return toBuffer(t).writeFloatBE(e,r)},writeFloatLE:function writeFloatLE(t,e,r){return toBuffer(t).writeFloatLE(e,r)},writeInt32BE:function writeInt32BE(t,e,r){return toBuffer(t).writeInt32BE(e,r)},writeInt32LE:function writeInt32LE(t,e,r){return toBuffer(t).writeInt32LE(e,r)},writeUInt32BE:function writeUInt32BE(t,e,r){return toBuffer(t).writeUInt32BE(e,r)},writeUInt32LE:function writeUInt32LE(t,e,r){return toBuffer(t).writeUInt32LE(e,r)}}}),9580:((t,e,r)=>{t.exports=r(4434)}),3587:(t=>{t.exports=class FixedFIFO{constructor(t){if(!(t>0)||t-1&t)throw new Error("Max size for a FixedFIFO should be a power of two")
this.buffer=new Array(t),this.mask=t-1,this.top=0,this.btm=0,this.next=null}clear(){this.top=this.btm=0,this.next=null,this.buffer.fill(void 0)}push(t){return void 0===this.buffer[this.top]&&(this.buffer[this.top]=t,this.top=this.top+1&this.mask,!0)}shift(){const t=this.buffer[this.btm]
if(void 0!==t)return this.buffer[this.btm]=void 0,this.btm=this.btm+1&this.mask,t}peek(){return this.buffer[this.btm]}isEmpty(){return void 0===this.buffer[this.btm]}}}),3867:((t,e,r)=>{const i=r(3587)
t.exports=class FastFIFO{constructor(t){this.hwm=t||16,this.head=new i(this.hwm),this.tail=this.head,this.length=0}clear(){this.head=this.tail,this.head.clear(),this.length=0}push(t){if(this.length++,!this.head.push(t)){const e=this.head
this.head=e.next=new i(2*this.head.buffer.length),this.head.push(t)}}shift(){0!==this.length&&this.length--
const t=this.tail.shift()
if(void 0===t&&this.tail.next){const t=this.tail.next
return this.tail.next=null,this.tail=t,this.tail.shift()}return t}peek(){const t=this.tail.peek()
return void 0===t&&this.tail.next?this.tail.next.peek():t}isEmpty(){return 0===this.length}}}),6204:((t,e,r)=>{const{EventEmitter:i}=r(9580),n=r(3867),s=r(7934),a=r(5657),o="undefined"==typeof queueMicrotask?t=>global.process.nextTick(t):queueMicrotask,u=536870911,h=1^u,l=2^u,d=32,c=64,f=128,p=256,_=1024,m=2048,S=4096,b=8192,x=16384,g=32768,y=131072,w=131328,k=16^u,E=536805375,L=768^u,B=536838143,T=536739839,P=1<<18,v=2<<18,O=4<<18,R=8<<18,I=16<<18,D=32<<18,N=64<<18,F=128<<18,A=256<<18,U=512<<18,M=1024<<18,W=535822335,z=503316479,C=268435455,q=262160,H=536608751,G=8404992,j=14,Y=15,K=8405006,V=33587200,J=33587215,Q=2359296,X=270794767,Z=Symbol.asyncIterator||Symbol("asyncIterator")
class WritableState{constructor(t,{highWaterMark:e=16384,map:r=null,mapWritable:i,byteLength:s,byteLengthWritable:a}={}){this.stream=t,this.queue=new n,this.highWaterMark=e,this.buffered=0,this.error=null,this.pipeline=null,this.drains=null,this.byteLength=a||s||defaultByteLength,this.map=i||r,this.afterWrite=afterWrite.bind(this),this.afterUpdateNextTick=updateWriteNT.bind(this)}get ending(){return 0!==(this.stream._duplexState&U)}get ended(){return 0!==(this.stream._duplexState&D)}push(t){return!(142606350&this.stream._duplexState)&&(null!==this.map&&(t=this.map(t)),this.buffered+=this.byteLength(t),this.queue.push(t),this.buffered<this.highWaterMark?(this.stream._duplexState|=R,!0):(this.stream._duplexState|=6291456,!1))}shift(){const t=this.queue.shift()
return this.buffered-=this.byteLength(t),0===this.buffered&&(this.stream._duplexState&=534773759),t}end(t){"function"==typeof t?this.stream.once("finish",t):null!=t&&this.push(t),this.stream._duplexState=(this.stream._duplexState|U)&W}autoBatch(t,e){const r=[],i=this.stream
for(r.push(t);(i._duplexState&X)===Q;)r.push(i._writableState.shift())
if(0!==(i._duplexState&Y))return e(null)
i._writev(r,e)}update(){const t=this.stream
t._duplexState|=v
do{for(;(t._duplexState&X)===R;){const e=this.shift()
t._duplexState|=67371008,t._write(e,this.afterWrite)}1310720&t._duplexState||this.updateNonPrimary()}while(!0===this.continueUpdate())
t._duplexState&=536346623}updateNonPrimary(){const t=this.stream
if((144965647&t._duplexState)===U)return t._duplexState=t._duplexState|P,void t._final(afterFinal.bind(this))
4!==(t._duplexState&j)?1===(t._duplexState&J)&&(t._duplexState=(t._duplexState|q)&h,t._open(afterOpen.bind(this))):0===(t._duplexState&V)&&(t._duplexState|=q,t._destroy(afterDestroy.bind(this)))}continueUpdate(){return 0!==(this.stream._duplexState&F)&&(this.stream._duplexState&=z,!0)}updateCallback(){(35127311&this.stream._duplexState)===O?this.update():this.updateNextTick()}updateNextTick(){0===(this.stream._duplexState&F)&&(this.stream._duplexState|=F,0===(this.stream._duplexState&v)&&o(this.afterUpdateNextTick))}}class ReadableState{constructor(t,{highWaterMark:e=16384,map:r=null,mapReadable:i,byteLength:s,byteLengthReadable:a}={}){this.stream=t,this.queue=new n,this.highWaterMark=0===e?1:e,this.buffered=0,this.readAhead=e>0,this.error=null,this.pipeline=null,this.byteLength=a||s||defaultByteLength,this.map=i||r,this.pipeTo=null,this.afterRead=afterRead.bind(this),this.afterUpdateNextTick=updateReadNT.bind(this)}get ending(){return 0!==(this.stream._duplexState&_)}get ended(){return 0!==(this.stream._duplexState&x)}pipe(t,e){if(null!==this.pipeTo)throw a.BAD_ARGUMENT("Can only pipe to one destination")
if("function"!=typeof e&&(e=null),this.stream._duplexState|=512,this.pipeTo=t,this.pipeline=new Pipeline(this.stream,t,e),e&&this.stream.on("error",noop),isStreamx(t))t._writableState.pipeline=this.pipeline,e&&t.on("error",noop),t.on("finish",this.pipeline.finished.bind(this.pipeline))
else{const e=this.pipeline.done.bind(this.pipeline,t),r=this.pipeline.done.bind(this.pipeline,t,null)
t.on("error",e),t.on("close",r),t.on("finish",this.pipeline.finished.bind(this.pipeline))}t.on("drain",afterDrain.bind(this)),this.stream.emit("piping",t),t.emit("pipe",this.stream)}push(t){const e=this.stream
return null===t?(this.highWaterMark=0,e._duplexState=536805311&e._duplexState|1024,!1):null!==this.map&&null===(t=this.map(t))?(e._duplexState&=E,this.buffered<this.highWaterMark):(this.buffered+=this.byteLength(t),this.queue.push(t),e._duplexState=(e._duplexState|f)&E,this.buffered<this.highWaterMark)}shift(){const t=this.queue.shift()
return this.buffered-=this.byteLength(t),0===this.buffered&&(this.stream._duplexState&=536862591),t}unshift(t){const e=[null!==this.map?this.map(t):t]
for(;this.buffered>0;)e.push(this.shift())
for(let t=0;t<e.length-1;t++){const r=e[t]
this.buffered+=this.byteLength(r),this.queue.push(r)}this.push(e[e.length-1])}read(){const t=this.stream
if((16527&t._duplexState)===f){const e=this.shift()
return null!==this.pipeTo&&!1===this.pipeTo.write(e)&&(t._duplexState&=L),0!==(t._duplexState&m)&&t.emit("data",e),e}return!1===this.readAhead&&(t._duplexState|=y,this.updateNextTick()),null}drain(){const t=this.stream
for(;(16527&t._duplexState)===f&&768&t._duplexState;){const e=this.shift()
null!==this.pipeTo&&!1===this.pipeTo.write(e)&&(t._duplexState&=L),0!==(t._duplexState&m)&&t.emit("data",e)}}update(){const t=this.stream
t._duplexState|=d
do{for(this.drain();this.buffered<this.highWaterMark&&(214047&t._duplexState)===y;)t._duplexState|=65552,t._read(this.afterRead),this.drain()
4224==(12431&t._duplexState)&&(t._duplexState|=b,t.emit("readable")),80&t._duplexState||this.updateNonPrimary()}while(!0===this.continueUpdate())
t._duplexState&=536870879}updateNonPrimary(){const t=this.stream;(1167&t._duplexState)===_&&(t._duplexState=536869887&t._duplexState|16384,t.emit("end"),(t._duplexState&K)===G&&(t._duplexState|=4),null!==this.pipeTo&&this.pipeTo.end()),4!==(t._duplexState&j)?1===(t._duplexState&J)&&(t._duplexState=(t._duplexState|q)&h,t._open(afterOpen.bind(this))):0===(t._duplexState&V)&&(t._duplexState|=q,t._destroy(afterDestroy.bind(this)))}continueUpdate(){return 0!==(this.stream._duplexState&g)&&(this.stream._duplexState&=B,!0)}updateCallback(){(32879&this.stream._duplexState)===c?this.update():this.updateNextTick()}updateNextTickIfOpen(){32769&this.stream._duplexState||(this.stream._duplexState|=g,0===(this.stream._duplexState&d)&&o(this.afterUpdateNextTick))}updateNextTick(){0===(this.stream._duplexState&g)&&(this.stream._duplexState|=g,0===(this.stream._duplexState&d)&&o(this.afterUpdateNextTick))}}class TransformState{constructor(t){this.data=null,this.afterTransform=afterTransform.bind(t),this.afterFinal=null}}class Pipeline{constructor(t,e,r){this.from=t,this.to=e,this.afterPipe=r,this.error=null,this.pipeToFinished=!1}finished(){this.pipeToFinished=!0}done(t,e){e&&(this.error=e),t!==this.to||(this.to=null,null===this.from)?t!==this.from||(this.from=null,null===this.to)?(null!==this.afterPipe&&this.afterPipe(this.error),this.to=this.from=this.afterPipe=null):0===(t._duplexState&x)&&this.to.destroy(this.error||a.PREMATURE_CLOSE("Readable stream closed")):0!==(this.from._duplexState&x)&&this.pipeToFinished||this.from.destroy(this.error||a.PREMATURE_CLOSE("Writable stream closed"))}}function afterDrain(){this.stream._duplexState|=512,this.updateCallback()}function afterFinal(t){const e=this.stream
t&&e.destroy(t),0===(e._duplexState&j)&&(e._duplexState|=D,e.emit("finish")),(e._duplexState&K)===G&&(e._duplexState|=4),e._duplexState&=402391039,0===(e._duplexState&v)?this.update():this.updateNextTick()}function afterDestroy(t){const e=this.stream
t||a.isStreamDestroyed(this.error)||(t=this.error),t&&e.emit("error",t),e._duplexState|=8,e.emit("close")
const r=e._readableState,i=e._writableState
if(null!==r&&null!==r.pipeline&&r.pipeline.done(e,t),null!==i){for(;null!==i.drains&&i.drains.length>0;)i.drains.shift().resolve(!1)
null!==i.pipeline&&i.pipeline.done(e,t)}}function afterWrite(t){const e=this.stream
t&&e.destroy(t),e._duplexState&=469499903,null!==this.drains&&function tickDrains(t){for(let e=0;e<t.length;e++)0===--t[e].writes&&(t.shift().resolve(!0),e--)}(this.drains),(6553615&e._duplexState)===I&&(e._duplexState&=532676607,(e._duplexState&N)===N&&e.emit("drain")),this.updateCallback()}function afterRead(t){t&&this.stream.destroy(t),this.stream._duplexState&=k,!1===this.readAhead&&0===(this.stream._duplexState&p)&&(this.stream._duplexState&=T),this.updateCallback()}function updateReadNT(){0===(this.stream._duplexState&d)&&(this.stream._duplexState&=B,this.update())}function updateWriteNT(){0===(this.stream._duplexState&v)&&(this.stream._duplexState&=z,this.update())}function afterOpen(t){const e=this.stream
t&&e.destroy(t),4&e._duplexState||(17423&e._duplexState||(e._duplexState|=c),142606351&e._duplexState||(e._duplexState|=O),e.emit("open")),e._duplexState&=H,null!==e._writableState&&e._writableState.updateCallback(),null!==e._readableState&&e._readableState.updateCallback()}function afterTransform(t,e){null!=e&&this.push(e),this._writableState.afterWrite(t)}function newListener(t){null!==this._readableState&&("data"===t&&(this._duplexState|=133376,this._readableState.updateNextTick()),"readable"===t&&(this._duplexState|=S,this._readableState.updateNextTick())),null!==this._writableState&&"drain"===t&&(this._duplexState|=N,this._writableState.updateNextTick())}class Stream extends i{constructor(t){super(),this._duplexState=0,this._readableState=null,this._writableState=null,t&&(t.open&&(this._open=t.open),t.destroy&&(this._destroy=t.destroy),t.predestroy&&(this._predestroy=t.predestroy),t.signal&&t.signal.addEventListener("abort",abort.bind(this))),this.on("newListener",newListener)}_open(t){t(null)}_destroy(t){t(null)}_predestroy(){}get readable(){return null!==this._readableState||void 0}get writable(){return null!==this._writableState||void 0}get destroyed(){return!!(8&this._duplexState)}get destroying(){return 0!==(this._duplexState&j)}destroy(t){0===(this._duplexState&j)&&(t||(t=a.STREAM_DESTROYED()),this._duplexState=535822271&this._duplexState|4,null!==this._readableState&&(this._readableState.highWaterMark=0,this._readableState.error=t),null!==this._writableState&&(this._writableState.highWaterMark=0,this._writableState.error=t),this._duplexState|=2,this._predestroy(),this._duplexState&=l,null!==this._readableState&&this._readableState.updateNextTick(),null!==this._writableState&&this._writableState.updateNextTick())}}class Readable extends Stream{constructor(t){super(t),this._duplexState|=8519681,this._readableState=new ReadableState(this,t),t&&(!1===this._readableState.readAhead&&(this._duplexState&=T),t.read&&(this._read=t.read),t.eagerOpen&&this._readableState.updateNextTick(),t.encoding&&this.setEncoding(t.encoding))}static deferred(t,e){const r=new PassThrough(e)
return t().then(t=>{if(null===t)return r.end()
r.destroying||pipeline(t,r,noop)}).catch(t=>r.destroy(t)),r}setEncoding(t){const e=new s(t),r=this._readableState.map||echo
return this._readableState.map=function mapOrSkip(t){const i=e.push(t)
return""===i&&(0!==t.byteLength||e.remaining>0)?null:r(i)},this}_read(t){t(null)}pipe(t,e){return this._readableState.updateNextTick(),this._readableState.pipe(t,e),t}read(){return this._readableState.updateNextTick(),this._readableState.read()}push(t){return this._readableState.updateNextTickIfOpen(),this._readableState.push(t)}unshift(t){return this._readableState.updateNextTickIfOpen(),this._readableState.unshift(t)}resume(){return this._duplexState|=w,this._readableState.updateNextTick(),this}pause(){return this._duplexState&=!1===this._readableState.readAhead?536739583:536870655,this}static _fromAsyncIterator(t,e){let r
const i=new Readable({...e,read(e){t.next().then(push).then(e.bind(null,null)).catch(e)},predestroy(){r=t.return()},destroy(t){if(!r)return t(null)
r.then(t.bind(null,null)).catch(t)}})
return i
function push(t){t.done?i.push(null):i.push(t.value)}}static from(t,e){if(function isReadStreamx(t){return isStreamx(t)&&t.readable}(t))return t
if(t[Z])return this._fromAsyncIterator(t[Z](),e)
Array.isArray(t)||(t=void 0===t?[]:[t])
let r=0
return new Readable({...e,read(e){this.push(r===t.length?null:t[r++]),e(null)}})}static isBackpressured(t){return!!(17422&t._duplexState)||t._readableState.buffered>=t._readableState.highWaterMark}static isPaused(t){return 0===(t._duplexState&p)}[Z](){const t=this
let e=null,r=null,i=null
return this.on("error",t=>{e=t}),this.on("readable",function onreadable(){null!==r&&ondata(t.read())}),this.on("close",function onclose(){null!==r&&ondata(null)}),{[Z](){return this},next:()=>new Promise(function(e,n){r=e,i=n
const s=t.read()
null!==s?ondata(s):8&t._duplexState&&ondata(null)}),return:()=>destroy(null),throw:t=>destroy(t)}
function ondata(n){null!==i&&(e?i(e):null===n&&0===(t._duplexState&x)?i(a.STREAM_DESTROYED()):r({value:n,done:null===n}),i=r=null)}function destroy(e){return t.destroy(e),new Promise((r,i)=>{if(8&t._duplexState)return r({value:void 0,done:!0})
t.once("close",function(){e?i(e):r({value:void 0,done:!0})})})}}}class Writable extends Stream{constructor(t){super(t),this._duplexState|=16385,this._writableState=new WritableState(this,t),t&&(t.writev&&(this._writev=t.writev),t.write&&(this._write=t.write),t.final&&(this._final=t.final),t.eagerOpen&&this._writableState.updateNextTick())}cork(){this._duplexState|=M}uncork(){this._duplexState&=C,this._writableState.updateNextTick()}_writev(t,e){e(null)}_write(t,e){this._writableState.autoBatch(t,e)}_final(t){t(null)}static isBackpressured(t){return!!(146800654&t._duplexState)}static drained(t){if(t.destroyed)return Promise.resolve(!1)
const e=t._writableState,r=(function isWritev(t){return t._writev!==Writable.prototype._writev&&t._writev!==Duplex.prototype._writev}(t)?Math.min(1,e.queue.length):e.queue.length)+(t._duplexState&A?1:0)
return 0===r?Promise.resolve(!0):(null===e.drains&&(e.drains=[]),new Promise(t=>{e.drains.push({writes:r,resolve:t})}))}write(t){return this._writableState.updateNextTick(),this._writableState.push(t)}end(t){return this._writableState.updateNextTick(),this._writableState.end(t),this}}class Duplex extends Readable{constructor(t){super(t),this._duplexState=1|this._duplexState&y,this._writableState=new WritableState(this,t),t&&(t.writev&&(this._writev=t.writev),t.write&&(this._write=t.write),t.final&&(this._final=t.final))}cork(){this._duplexState|=M}uncork(){this._duplexState&=C,this._writableState.updateNextTick()}_writev(t,e){e(null)}_write(t,e){this._writableState.autoBatch(t,e)}_final(t){t(null)}write(t){return this._writableState.updateNextTick(),this._writableState.push(t)}end(t){return this._writableState.updateNextTick(),this._writableState.end(t),this}}class Transform extends Duplex{constructor(t){super(t),this._transformState=new TransformState(this),t&&(t.transform&&(this._transform=t.transform),t.flush&&(this._flush=t.flush))}_write(t,e){this._readableState.buffered>=this._readableState.highWaterMark?this._transformState.data=t:this._transform(t,this._transformState.afterTransform)}_read(t){if(null!==this._transformState.data){const e=this._transformState.data
this._transformState.data=null,t(null),this._transform(e,this._transformState.afterTransform)}else t(null)}destroy(t){super.destroy(t),null!==this._transformState.data&&(this._transformState.data=null,this._transformState.afterTransform())}_transform(t,e){e(null,t)}_flush(t){t(null)}_final(t){this._transformState.afterFinal=t,this._flush(transformAfterFlush.bind(this))}}class PassThrough extends Transform{}function transformAfterFlush(t,e){const r=this._transformState.afterFinal
if(t)return r(t)
null!=e&&this.push(e),this.push(null),r(null)}function pipeline(t,...e){const r=Array.isArray(t)?[...t,...e]:[t,...e],i=r.length&&"function"==typeof r[r.length-1]?r.pop():null
if(r.length<2)throw a.BAD_ARGUMENT("Pipeline requires at least 2 streams")
let n=r[0],s=null,o=null
for(let t=1;t<r.length;t++)s=r[t],isStreamx(n)?n.pipe(s,onerror):(errorHandle(n,!0,t>1,onerror),n.pipe(s)),n=s
if(i){let t=!1
const e=isStreamx(s)||!(!s._writableState||!s._writableState.autoDestroy)
s.on("error",t=>{null===o&&(o=t)}),s.on("finish",()=>{t=!0,e||i(o)}),e&&s.on("close",()=>i(o||(t?null:a.PREMATURE_CLOSE())))}return s
function errorHandle(t,e,r,i){t.on("error",i),t.on("close",function onclose(){if(e&&t._readableState&&!t._readableState.ended)return i(a.PREMATURE_CLOSE())
if(r&&t._writableState&&!t._writableState.ended)return i(a.PREMATURE_CLOSE())})}function onerror(t){if(t&&!o){o=t
for(const e of r)e.destroy(t)}}}function echo(t){return t}function isStream(t){return!!t._readableState||!!t._writableState}function isStreamx(t){return"number"==typeof t._duplexState&&isStream(t)}function defaultByteLength(t){return function isTypedArray(t){return"object"==typeof t&&null!==t&&"number"==typeof t.byteLength}(t)?t.byteLength:1024}function noop(){}function abort(){this.destroy(a.ABORTED())}t.exports={pipeline:pipeline,pipelinePromise:function pipelinePromise(...t){return new Promise((e,r)=>pipeline(...t,t=>{if(t)return r(t)
e()}))},isStream:isStream,isStreamx:isStreamx,isEnding:function isEnding(t){return!!t._readableState&&t._readableState.ending},isEnded:function isEnded(t){return!!t._readableState&&t._readableState.ended},isFinishing:function isFinishing(t){return!!t._writableState&&t._writableState.ending},isFinished:function isFinished(t){return!!t._writableState&&t._writableState.ended},isDisturbed:function isDisturbed(t){return!(!(1&~t._duplexState)&&4&~t._duplexState&&0===(t._duplexState&V))},getStreamError:function getStreamError(t,e={}){const r=t._readableState&&t._readableState.error||t._writableState&&t._writableState.error
return!e.all&&a.isStreamDestroyed(r)?null:r},Stream:Stream,Writable:Writable,Readable:Readable,Duplex:Duplex,Transform:Transform,PassThrough:PassThrough}}),5657:(t=>{t.exports=class StreamError extends Error{constructor(t,e,r=StreamError){super(t),this.code=e,Error.captureStackTrace&&Error.captureStackTrace(this,r)}static isStreamDestroyed(t){return t&&"STREAM_DESTROYED"===t.code}static isPrematureClose(t){return t&&"PREMATURE_CLOSE"===t.code}static isAborted(t){return t&&"ABORTED"===t.code}static isBadArgument(t){return t&&"BAD_ARGUMENT"===t.code}get name(){return"StreamError"}static STREAM_DESTROYED(){return new StreamError("Stream was destroyed","STREAM_DESTROYED",StreamError.STREAM_DESTROYED)}static PREMATURE_CLOSE(t="Premature close"){return new StreamError(t,"PREMATURE_CLOSE",StreamError.PREMATURE_CLOSE)}static ABORTED(){return new StreamError("Stream aborted","ABORTED",StreamError.ABORTED)}static BAD_ARGUMENT(t="Bad argument"){return new StreamError(t,"BAD_ARGUMENT",StreamError.BAD_ARGUMENT)}}}),775:((t,e,r)=>{const i={S_IFMT:61440,S_IFDIR:16384,S_IFCHR:8192,S_IFBLK:24576,S_IFIFO:4096,S_IFLNK:40960}
try{t.exports=r(9896).constants||i}catch{t.exports=i}}),5763:((t,e,r)=>{const{Writable:i,Readable:n,getStreamError:s}=r(6204),a=r(3867),o=r(3057),u=r(8428),h=o.alloc(0)
class BufferList{constructor(){this.buffered=0,this.shifted=0,this.queue=new a,this._offset=0}push(t){this.buffered+=t.byteLength,this.queue.push(t)}shiftFirst(t){return 0===this.buffered?null:this._next(t)}shift(t){if(t>this.buffered)return null
if(0===t)return h
let e=this._next(t)
if(t===e.byteLength)return e
const r=[e]
for(;(t-=e.byteLength)>0;)e=this._next(t),r.push(e)
return o.concat(r)}_next(t){const e=this.queue.peek(),r=e.byteLength-this._offset
if(t>=r){const t=this._offset?e.subarray(this._offset,e.byteLength):e
return this.queue.shift(),this._offset=0,this.buffered-=r,this.shifted+=r,t}return this.buffered-=t,this.shifted+=t,e.subarray(this._offset,this._offset+=t)}}class Source extends n{constructor(t,e,r){super(),this.header=e,this.offset=r,this._parent=t}_read(t){0===this.header.size&&this.push(null),this._parent._stream===this&&this._parent._update(),t(null)}_predestroy(){this._parent.destroy(s(this))}_detach(){this._parent._stream===this&&(this._parent._stream=null,this._parent._missing=overflow(this.header.size),this._parent._update())}_destroy(t){this._detach(),t(null)}}class Extract extends i{constructor(t){super(t),t||(t={}),this._buffer=new BufferList,this._offset=0,this._header=null,this._stream=null,this._missing=0,this._longHeader=!1,this._callback=noop,this._locked=!1,this._finished=!1,this._pax=null,this._paxGlobal=null,this._gnuLongPath=null,this._gnuLongLinkPath=null,this._filenameEncoding=t.filenameEncoding||"utf-8",this._allowUnknownFormat=!!t.allowUnknownFormat,this._unlockBound=this._unlock.bind(this)}_unlock(t){if(this._locked=!1,t)return this.destroy(t),void this._continueWrite(t)
this._update()}_consumeHeader(){if(this._locked)return!1
this._offset=this._buffer.shifted
try{this._header=u.decode(this._buffer.shift(512),this._filenameEncoding,this._allowUnknownFormat)}catch(t){return this._continueWrite(t),!1}if(!this._header)return!0
switch(this._header.byteOffset=this._buffer.shifted,this._header.type){case"gnu-long-path":case"gnu-long-link-path":case"pax-global-header":case"pax-header":return this._longHeader=!0,this._missing=this._header.size,!(this._missing>4194304)||(this._continueWrite(new Error("Header exceeds max size")),!1)}return this._locked=!0,this._applyLongHeaders(),this._header.size>=0?0===this._header.size||"directory"===this._header.type?(this.emit("entry",this._header,this._createStream(),this._unlockBound),!0):(this._stream=this._createStream(),this._missing=this._header.size,this.emit("entry",this._header,this._stream,this._unlockBound),!0):(this._continueWrite(new Error("Invalid header")),!1)}_applyLongHeaders(){this._gnuLongPath&&(this._header.name=this._gnuLongPath,this._gnuLongPath=null),this._gnuLongLinkPath&&(this._header.linkname=this._gnuLongLinkPath,this._gnuLongLinkPath=null),this._pax&&(this._pax.path&&(this._header.name=this._pax.path),this._pax.linkpath&&(this._header.linkname=this._pax.linkpath),this._pax.size&&(this._header.size=parseInt(this._pax.size,10)),this._header.pax=this._pax,this._pax=null)}_decodeLongHeader(t){switch(this._header.type){case"gnu-long-path":this._gnuLongPath=u.decodeLongPath(t,this._filenameEncoding)
break
case"gnu-long-link-path":this._gnuLongLinkPath=u.decodeLongPath(t,this._filenameEncoding)
break
case"pax-global-header":this._paxGlobal=u.decodePax(t)
break
case"pax-header":this._pax=null===this._paxGlobal?u.decodePax(t):Object.assign({},this._paxGlobal,u.decodePax(t))}}_consumeLongHeader(){this._longHeader=!1,this._missing=overflow(this._header.size)
const t=this._buffer.shift(this._header.size)
try{this._decodeLongHeader(t)}catch(t){return this._continueWrite(t),!1}return!0}_consumeStream(){const t=this._buffer.shiftFirst(this._missing)
if(null===t)return!1
this._missing-=t.byteLength
const e=this._stream.push(t)
return 0===this._missing?(this._stream.push(null),e&&this._stream._detach(),e&&!1===this._locked):e}_createStream(){return new Source(this,this._header,this._offset)}_update(){for(;this._buffer.buffered>0&&!this.destroying;){if(this._missing>0){if(null!==this._stream){if(!1===this._consumeStream())return
continue}if(!0===this._longHeader){if(this._missing>this._buffer.buffered)break
if(!1===this._consumeLongHeader())return!1
continue}const t=this._buffer.shiftFirst(this._missing)
null!==t&&(this._missing-=t.byteLength)
continue}if(this._buffer.buffered<512)break
if(null!==this._stream||!1===this._consumeHeader())return}this._continueWrite(null)}_continueWrite(t){const e=this._callback
this._callback=noop,e(t)}_write(t,e){this._callback=e,this._buffer.push(t),this._update()}_final(t){this._finished=0===this._missing&&0===this._buffer.buffered,t(this._finished?null:new Error("Unexpected end of data"))}_predestroy(){this._continueWrite(null)}_destroy(t){this._stream&&this._stream.destroy(s(this)),t(null)}[Symbol.asyncIterator](){let t=null,e=null,r=null,i=null,n=null
const s=this
return this.on("entry",function onentry(t,s,a){n=a,s.on("error",noop),e?(e({value:s,done:!1}),e=r=null):i=s}),this.on("error",e=>{t=e}),this.on("close",function onclose(){if(consumeCallback(t),!e)return
t?r(t):e({value:void 0,done:!0})
e=r=null}),{[Symbol.asyncIterator](){return this},next:()=>new Promise(onnext),return:()=>destroy(null),throw:t=>destroy(t)}
function consumeCallback(t){if(!n)return
const e=n
n=null,e(t)}function onnext(n,a){return t?a(t):i?(n({value:i,done:!1}),void(i=null)):(e=n,r=a,consumeCallback(null),void(s._finished&&e&&(e({value:void 0,done:!0}),e=r=null)))}function destroy(t){return s.destroy(t),consumeCallback(t),new Promise((e,r)=>{if(s.destroyed)return e({value:void 0,done:!0})
s.once("close",function(){t?r(t):e({value:void 0,done:!0})})})}}}function noop(){}function overflow(t){return(t&=511)&&512-t}t.exports=function extract(t){return new Extract(t)}}),8428:((t,e,r)=>{const i=r(3057),n="0".charCodeAt(0),s=i.from([117,115,116,97,114,0]),a=i.from([n,n]),o=i.from([117,115,116,97,114,32]),u=i.from([32,0]),h=257,l=263
function indexOf(t,e,r,i){for(;r<i;r++)if(t[r]===e)return r
return i}function cksum(t){let e=256
for(let r=0;r<148;r++)e+=t[r]
for(let r=156;r<512;r++)e+=t[r]
return e}function encodeOct(t,e){return(t=t.toString(8)).length>e?"7777777777777777777".slice(0,e)+" ":"0000000000000000000".slice(0,e-t.length)+t+" "}function decodeOct(t,e,r){if(128&(t=t.subarray(e,e+r))[e=0])return function parse256(t){let e
if(128===t[0])e=!0
else{if(255!==t[0])return null
e=!1}const r=[]
let i
for(i=t.length-1;i>0;i--){const n=t[i]
e?r.push(n):r.push(255-n)}let n=0
const s=r.length
for(i=0;i<s;i++)n+=r[i]*Math.pow(256,i)
return e?n:-1*n}(t)
{for(;e<t.length&&32===t[e];)e++
const r=function clamp(t,e,r){return"number"!=typeof t?r:(t=~~t)>=e?e:t>=0||(t+=e)>=0?t:0}(indexOf(t,32,e,t.length),t.length,t.length)
for(;e<r&&0===t[e];)e++
return r===e?0:parseInt(i.toString(t.subarray(e,r)),8)}}function decodeStr(t,e,r,n){return i.toString(t.subarray(e,indexOf(t,0,e,e+r)),n)}function addLength(t){const e=i.byteLength(t)
let r=Math.floor(Math.log(e)/Math.log(10))+1
return e+r>=Math.pow(10,r)&&r++,e+r+t}e.decodeLongPath=function decodeLongPath(t,e){return decodeStr(t,0,t.length,e)},e.encodePax=function encodePax(t){let e=""
t.name&&(e+=addLength(" path="+t.name+"\n")),t.linkname&&(e+=addLength(" linkpath="+t.linkname+"\n"))
const r=t.pax
if(r)for(const t in r)e+=addLength(" "+t+"="+r[t]+"\n")
return i.from(e)},e.decodePax=function decodePax(t){const e={}
for(;t.length;){let r=0
for(;r<t.length&&32!==t[r];)r++
const n=parseInt(i.toString(t.subarray(0,r)),10)
if(!n)return e
const s=i.toString(t.subarray(r+1,n-1)),a=s.indexOf("=")
if(-1===a)return e
e[s.slice(0,a)]=s.slice(a+1),t=t.subarray(n)}return e},e.encode=function encode(t){const e=i.alloc(512)
let r=t.name,o=""
if(5===t.typeflag&&"/"!==r[r.length-1]&&(r+="/"),i.byteLength(r)!==r.length)return null
for(;i.byteLength(r)>100;){const t=r.indexOf("/")
if(-1===t)return null
o+=o?"/"+r.slice(0,t):r.slice(0,t),r=r.slice(t+1)}return i.byteLength(r)>100||i.byteLength(o)>155||t.linkname&&i.byteLength(t.linkname)>100?null:(i.write(e,r),i.write(e,encodeOct(4095&t.mode,6),100),i.write(e,encodeOct(t.uid,6),108),i.write(e,encodeOct(t.gid,6),116),function encodeSize(t,e,r){t.toString(8).length>11?function encodeSizeBin(t,e,r){e[r]=128
for(let i=11;i>0;i--)e[r+i]=255&t,t=Math.floor(t/256)}(t,e,r):i.write(e,encodeOct(t,11),r)}(t.size,e,124),i.write(e,encodeOct(t.mtime.getTime()/1e3|0,11),136),e[156]=n+function toTypeflag(t){switch(t){case"file":return 0
case"link":return 1
case"symlink":return 2
case"character-device":return 3
case"block-device":return 4
case"directory":return 5
case"fifo":return 6
case"contiguous-file":return 7
case"pax-header":return 72}return 0}(t.type),t.linkname&&i.write(e,t.linkname,157),i.copy(s,e,h),i.copy(a,e,263),t.uname&&i.write(e,t.uname,265),t.gname&&i.write(e,t.gname,297),i.write(e,encodeOct(t.devmajor||0,6),329),i.write(e,encodeOct(t.devminor||0,6),337),o&&i.write(e,o,345),i.write(e,encodeOct(cksum(e),6),148),e)},e.decode=function decode(t,e,r){let a=0===t[156]?0:t[156]-n,d=decodeStr(t,0,100,e)
const c=decodeOct(t,100,8),f=decodeOct(t,108,8),p=decodeOct(t,116,8),_=decodeOct(t,124,12),m=decodeOct(t,136,12),S=function toType(t){switch(t){case 0:return"file"
case 1:return"link"
case 2:return"symlink"
case 3:return"character-device"
case 4:return"block-device"
case 5:return"directory"
case 6:return"fifo"
case 7:return"contiguous-file"
case 72:return"pax-header"
case 55:return"pax-global-header"
case 27:return"gnu-long-link-path"
case 28:case 30:return"gnu-long-path"}return null}(a),b=0===t[157]?null:decodeStr(t,157,100,e),x=decodeStr(t,265,32),g=decodeStr(t,297,32),y=decodeOct(t,329,8),w=decodeOct(t,337,8),k=cksum(t)
if(256===k)return null
if(k!==decodeOct(t,148,8))throw new Error("Invalid tar header. Maybe the tar is corrupted or it needs to be gunzipped?")
if(function isUSTAR(t){return i.equals(s,t.subarray(h,263))}(t))t[345]&&(d=decodeStr(t,345,155,e)+"/"+d)
else if(function isGNU(t){return i.equals(o,t.subarray(h,263))&&i.equals(u,t.subarray(l,265))}(t));else if(!r)throw new Error("Invalid tar header: unknown format.")
return 0===a&&d&&"/"===d[d.length-1]&&(a=5),{name:d,mode:c,uid:f,gid:p,size:_,byteOffset:0,mtime:new Date(1e3*m),type:S,linkname:b,uname:x,gname:g,devmajor:y,devminor:w,pax:null}}}),6118:((t,e,r)=>{e.extract=r(5763),r(861)}),861:((t,e,r)=>{const{Readable:i,Writable:n,getStreamError:s}=r(6204),a=r(3057),o=r(775),u=r(8428),h=a.alloc(1024)
class Sink extends n{constructor(t,e,r){super({mapWritable:mapWritable,eagerOpen:!0}),this.written=0,this.header=e,this._callback=r,this._linkname=null,this._isLinkname="symlink"===e.type&&!e.linkname,this._isVoid="file"!==e.type&&"contiguous-file"!==e.type,this._finished=!1,this._pack=t,this._openCallback=null,null===this._pack._stream?this._pack._stream=this:this._pack._pending.push(this)}_open(t){this._openCallback=t,this._pack._stream===this&&this._continueOpen()}_continuePack(t){if(null===this._callback)return
const e=this._callback
this._callback=null,e(t)}_continueOpen(){null===this._pack._stream&&(this._pack._stream=this)
const t=this._openCallback
if(this._openCallback=null,null!==t){if(this._pack.destroying)return t(new Error("pack stream destroyed"))
if(this._pack._finalized)return t(new Error("pack stream is already finalized"))
this._pack._stream=this,this._isLinkname||this._pack._encode(this.header),this._isVoid&&(this._finish(),this._continuePack(null)),t(null)}}_write(t,e){return this._isLinkname?(this._linkname=this._linkname?a.concat([this._linkname,t]):t,e(null)):this._isVoid?t.byteLength>0?e(new Error("No body allowed for this entry")):e():(this.written+=t.byteLength,this._pack.push(t)?e():void(this._pack._drain=e))}_finish(){this._finished||(this._finished=!0,this._isLinkname&&(this.header.linkname=this._linkname?a.toString(this._linkname,"utf-8"):"",this._pack._encode(this.header)),overflow(this._pack,this.header.size),this._pack._done(this))}_final(t){if(this.written!==this.header.size)return t(new Error("Size mismatch"))
this._finish(),t(null)}_getError(){return s(this)||new Error("tar entry destroyed")}_predestroy(){this._pack.destroy(this._getError())}_destroy(t){this._pack._done(this),this._continuePack(this._finished?null:this._getError()),t()}}class Pack extends i{constructor(t){super(t),this._drain=noop,this._finalized=!1,this._finalizing=!1,this._pending=[],this._stream=null}entry(t,e,r){if(this._finalized||this.destroying)throw new Error("already finalized or destroyed")
"function"==typeof e&&(r=e,e=null),r||(r=noop),t.size&&"symlink"!==t.type||(t.size=0),t.type||(t.type=function modeToType(t){switch(t&o.S_IFMT){case o.S_IFBLK:return"block-device"
case o.S_IFCHR:return"character-device"
case o.S_IFDIR:return"directory"
case o.S_IFIFO:return"fifo"
case o.S_IFLNK:return"symlink"}return"file"}(t.mode)),t.mode||(t.mode="directory"===t.type?493:420),t.uid||(t.uid=0),t.gid||(t.gid=0),t.mtime||(t.mtime=new Date),"string"==typeof e&&(e=a.from(e))
const i=new Sink(this,t,r)
return a.isBuffer(e)?(t.size=e.byteLength,i.write(e),i.end(),i):(i._isVoid,i)}finalize(){this._stream||this._pending.length>0?this._finalizing=!0:this._finalized||(this._finalized=!0,this.push(h),this.push(null))}_done(t){t===this._stream&&(this._stream=null,this._finalizing&&this.finalize(),this._pending.length&&this._pending.shift()._continueOpen())}_encode(t){if(!t.pax){const e=u.encode(t)
if(e)return void this.push(e)}this._encodePax(t)}_encodePax(t){const e=u.encodePax({name:t.name,linkname:t.linkname,pax:t.pax}),r={name:"PaxHeader",mode:t.mode,uid:t.uid,gid:t.gid,size:e.byteLength,mtime:t.mtime,type:"pax-header",linkname:t.linkname&&"PaxHeader",uname:t.uname,gname:t.gname,devmajor:t.devmajor,devminor:t.devminor}
this.push(u.encode(r)),this.push(e),overflow(this,e.byteLength),r.size=t.size,r.type=t.type,this.push(u.encode(r))}_doDrain(){const t=this._drain
this._drain=noop,t()}_predestroy(){const t=s(this)
for(this._stream&&this._stream.destroy(t);this._pending.length;){const e=this._pending.shift()
e.destroy(t),e._continueOpen()}this._doDrain()}_read(t){this._doDrain(),t()}}function noop(){}function overflow(t,e){(e&=511)&&t.push(h.subarray(0,512-e))}function mapWritable(t){return a.isBuffer(t)?t:a.from(t)}t.exports=function pack(t){return new Pack(t)}}),7934:((t,e,r)=>{const i=r(7256),n=r(6414)
t.exports=class TextDecoder{constructor(t="utf8"){switch(this.encoding=function normalizeEncoding(t){switch(t=t.toLowerCase()){case"utf8":case"utf-8":return"utf8"
case"ucs2":case"ucs-2":case"utf16le":case"utf-16le":return"utf16le"
case"latin1":case"binary":return"latin1"
case"base64":case"ascii":case"hex":return t
default:throw new Error("Unknown encoding: "+t)}}(t),this.encoding){case"utf8":this.decoder=new n
break
case"utf16le":case"base64":throw new Error("Unsupported encoding: "+this.encoding)
default:this.decoder=new i(this.encoding)}}get remaining(){return this.decoder.remaining}push(t){return"string"==typeof t?t:this.decoder.decode(t)}write(t){return this.push(t)}end(t){let e=""
return t&&(e=this.push(t)),e+=this.decoder.flush(),e}}}),7256:((t,e,r)=>{const i=r(3057)
t.exports=class PassThroughDecoder{constructor(t){this.encoding=t}get remaining(){return 0}decode(t){return i.toString(t,this.encoding)}flush(){return""}}}),6414:((t,e,r)=>{const i=r(3057)
function trailingIncomplete(t,e){const r=t.byteLength
if(r<=e)return 0
const i=Math.max(e,r-4)
let n=r-1
for(;n>i&&128==(192&t[n]);)n--
if(n<e)return 0
const s=t[n]
let a
if(s<=127)return 0
if(s>=194&&s<=223)a=2
else if(s>=224&&s<=239)a=3
else{if(!(s>=240&&s<=244))return 0
a=4}const o=r-n
return o<a?o:0}t.exports=class UTF8Decoder{constructor(){this._reset()}get remaining(){return this.bytesSeen}decode(t){if(0===t.byteLength)return""
if(0===this.bytesNeeded&&0===trailingIncomplete(t,0))return this.bytesSeen=function trailingBytesSeen(t){const e=t.byteLength
if(0===e)return 0
const r=t[e-1]
if(r<=127)return 0
if(128!=(192&r))return 1
const i=Math.max(0,e-4)
let n=e-2
for(;n>=i&&128==(192&t[n]);)n--
if(n<0)return 1
const s=t[n]
let a
if(s>=194&&s<=223)a=2
else if(s>=224&&s<=239)a=3
else{if(!(s>=240&&s<=244))return 1
a=4}if(e-n!==a)return 1
if(a>=3){const e=t[n+1]
if(224===s&&e<160)return 1
if(237===s&&e>159)return 1
if(240===s&&e<144)return 1
if(244===s&&e>143)return 1}return 0}(t),i.toString(t,"utf8")
let e="",r=0
if(this.bytesNeeded>0){for(;r<t.byteLength;){const i=t[r]
if(i<this.lowerBoundary||i>this.upperBoundary){e+="�",this._reset()
break}if(this.lowerBoundary=128,this.upperBoundary=191,this.codePoint=this.codePoint<<6|63&i,this.bytesSeen++,r++,this.bytesSeen===this.bytesNeeded){e+=String.fromCodePoint(this.codePoint),this._reset()
break}}if(this.bytesNeeded>0)return e}const n=trailingIncomplete(t,r),s=t.byteLength-n
s>r&&(e+=i.toString(t,"utf8",r,s))
for(let r=s;r<t.byteLength;r++){const i=t[r]
0!==this.bytesNeeded?i<this.lowerBoundary||i>this.upperBoundary?(e+="�",r--,this._reset()):(this.lowerBoundary=128,this.upperBoundary=191,this.codePoint=this.codePoint<<6|63&i,this.bytesSeen++,this.bytesSeen===this.bytesNeeded&&(e+=String.fromCodePoint(this.codePoint),this._reset())):i<=127?(this.bytesSeen=0,e+=String.fromCharCode(i)):i>=194&&i<=223?(this.bytesNeeded=2,this.bytesSeen=1,this.codePoint=31&i):i>=224&&i<=239?(224===i?this.lowerBoundary=160:237===i&&(this.upperBoundary=159),this.bytesNeeded=3,this.bytesSeen=1,this.codePoint=15&i):i>=240&&i<=244?(240===i?this.lowerBoundary=144:244===i&&(this.upperBoundary=143),this.bytesNeeded=4,this.bytesSeen=1,this.codePoint=7&i):(this.bytesSeen=1,e+="�")}return e}flush(){const t=this.bytesNeeded>0?"�":""
return this._reset(),t}_reset(){this.codePoint=0,this.bytesNeeded=0,this.bytesSeen=0,this.lowerBoundary=128,this.upperBoundary=191}}})}

