import{createRequire as e}from"module"
import*as t from"./stand-ins.js"
var r,n,i,s,o,a,c,u,l={3313:(e=>{function Pend(){this.pending=0,this.max=1/0,this.listeners=[],this.waiting=[],this.error=null}function pendHold(e){e.pending+=1
var t=!1
return function onCb(r){if(t)throw new Error("callback called twice")
if(t=!0,e.error=e.error||r,e.pending-=1,e.waiting.length>0&&e.pending<e.max)pendGo(e,e.waiting.shift())
else if(0===e.pending){var n=e.listeners
e.listeners=[],n.forEach(cbListener)}}
function cbListener(t){t(e.error)}}function pendGo(e,t){t(pendHold(e))}e.exports=Pend,Pend.prototype.go=function(e){this.pending<this.max?pendGo(this,e):this.waiting.push(e)},Pend.prototype.wait=function(e){0===this.pending?e(this.error):this.listeners.push(e)},Pend.prototype.hold=function(){return pendHold(this)}}),4248:(e=>{const t=new Int32Array([0,1996959894,3993919788,2567524794,124634137,1886057615,3915621685,2657392035,249268274,2044508324,3772115230,2547177864,162941995,2125561021,3887607047,2428444049,498536548,1789927666,4089016648,2227061214,450548861,1843258603,4107580753,2211677639,325883990,1684777152,4251122042,2321926636,335633487,1661365465,4195302755,2366115317,997073096,1281953886,3579855332,2724688242,1006888145,1258607687,3524101629,2768942443,901097722,1119000684,3686517206,2898065728,853044451,1172266101,3705015759,2882616665,651767980,1373503546,3369554304,3218104598,565507253,1454621731,3485111705,3099436303,671266974,1594198024,3322730930,2970347812,795835527,1483230225,3244367275,3060149565,1994146192,31158534,2563907772,4023717930,1907459465,112637215,2680153253,3904427059,2013776290,251722036,2517215374,3775830040,2137656763,141376813,2439277719,3865271297,1802195444,476864866,2238001368,4066508878,1812370925,453092731,2181625025,4111451223,1706088902,314042704,2344532202,4240017532,1658658271,366619977,2362670323,4224994405,1303535960,984961486,2747007092,3569037538,1256170817,1037604311,2765210733,3554079995,1131014506,879679996,2909243462,3663771856,1141124467,855842277,2852801631,3708648649,1342533948,654459306,3188396048,3373015174,1466479909,544179635,3110523913,3462522015,1591671054,702138776,2966460450,3352799412,1504918807,783551873,3082640443,3233442989,3988292384,2596254646,62317068,1957810842,3939845945,2647816111,81470997,1943803523,3814918930,2489596804,225274430,2053790376,3826175755,2466906013,167816743,2097651377,4027552580,2265490386,503444072,1762050814,4150417245,2154129355,426522225,1852507879,4275313526,2312317920,282753626,1742555852,4189708143,2394877945,397917763,1622183637,3604390888,2714866558,953729732,1340076626,3518719985,2797360999,1068828381,1219638859,3624741850,2936675148,906185462,1090812512,3747672003,2825379669,829329135,1181335161,3412177804,3160834842,628085408,1382605366,3423369109,3138078467,570562233,1426400815,3317316542,2998733608,733239954,1555261956,3268935591,3050360625,752459403,1541320221,2607071920,3965973030,1969922972,40735498,2617837225,3943577151,1913087877,83908371,2512341634,3803740692,2075208622,213261112,2463272603,3855990285,2094854071,198958881,2262029012,4057260610,1759359992,534414190,2176718541,4139329115,1873836001,414664567,2282248934,4279200368,1711684554,285281116,2405801727,4167216745,1634467795,376229701,2685067896,3608007406,1308918612,956543938,2808555105,3495958263,1231636301,1047427035,2932959818,3654703836,1088359270,936918e3,2847714899,3736837829,1202900863,817233897,3183342108,3401237130,1404277552,615818150,3134207493,3453421203,1423857449,601450431,3009837614,3294710456,1567103746,711928724,3020668471,3272380065,1510334235,755167117])
e.exports=function crc32(e){let r=-1
for(let n of e)r=t[255&(r^n)]^r>>>8
return(-1^r)>>>0}}),3502:((e,t,r)=>{var n=r(9896),i=r(9023),s=r(2203),o=s.Readable,a=s.PassThrough,c=r(3313),u=r(4434).EventEmitter
function FdSlicer(e){u.call(this),this.fd=e,this.pend=new c,this.pend.max=1,this.refCount=0}function ReadStream(e,t){t=t||{},o.call(this,t),this.context=e,this.context.ref(),this.start=t.start||0,this.endOffset=t.end,this.pos=this.start}function BufferSlicer(e){u.call(this),this.refCount=0,this.buffer=e}t.BufferSlicer=BufferSlicer,t.FdSlicer=FdSlicer,i.inherits(FdSlicer,u),FdSlicer.prototype.read=function(e,t,r,i,s){var o=this
o.pend.go(function(a){n.read(o.fd,e,t,r,i,function(e,t,r){a(),s(e,t,r)})})},FdSlicer.prototype.createReadStream=function(e){return new ReadStream(this,e)},FdSlicer.prototype.ref=function(){this.refCount+=1},FdSlicer.prototype.unref=function(){var e=this
if(e.refCount-=1,e.refCount<0)throw new Error("invalid unref")
e.refCount>0||n.close(e.fd,function onCloseDone(t){t?e.emit("error",t):e.emit("close")})},i.inherits(ReadStream,o),ReadStream.prototype._read=function(e){var t=this,r=Math.min(t._readableState.highWaterMark,e)
if(null!=t.endOffset&&(r=Math.min(r,t.endOffset-t.pos)),r<=0)return t.push(null),void this._cleanup()
t.context.pend.go(function(e){var i=Buffer.allocUnsafe(r)
n.read(t.context.fd,i,0,r,t.pos,function(r,n){r?t.destroy(r):0===n?(t.push(null),t._cleanup()):(t.pos+=n,t.push(i.slice(0,n))),e()})})},ReadStream.prototype._destroy=function(e,t){this._cleanup(),t(e)},ReadStream.prototype._cleanup=function(){null!=this.context&&(this.context.unref(),this.context=null)},i.inherits(BufferSlicer,u),BufferSlicer.prototype.read=function(e,t,r,n,i){if(!(0<=t&&t<=e.length))throw new RangeError("offset outside buffer: 0 <= "+t+" <= "+e.length)
if(n<0)throw new RangeError("position is negative: "+n)
t+r>e.length&&(r=e.length-t),n+r>this.buffer.length&&(r=this.buffer.length-n),r<=0?setImmediate(function(){i(null,0)}):(this.buffer.copy(e,t,n,n+r),setImmediate(function(){i(null,r)}))},BufferSlicer.prototype.createReadStream=function(e){var t=new a(e=e||{})
t.start=e.start||0,t.endOffset=e.end,t.pos=t.endOffset||this.buffer.length
for(var r=this.buffer.slice(t.start,t.pos),n=0;;){var i=n+65536
if(i>=r.length){n<r.length&&t.write(r.slice(n,r.length))
break}t.write(r.slice(n,i)),n=i}return t.end(),t},BufferSlicer.prototype.ref=function(){this.refCount+=1},BufferSlicer.prototype.unref=function(){if(this.refCount-=1,this.refCount<0)throw new Error("invalid unref")}}),663:((e,t,r)=>{var n=r(9896),i=r(3106),s=r(3502),o=r(9023),a=r(4434).EventEmitter,c=r(2203).Transform,u=r(2203).PassThrough,l=r(2203).Writable
const d="function"==typeof i.crc32?i.crc32:r(4248)
function open(e,t,r){"function"==typeof t&&(r=t,t=null),null==t&&(t={}),null==t.autoClose&&(t.autoClose=!0),null==t.lazyEntries&&(t.lazyEntries=!1),null==t.decodeStrings&&(t.decodeStrings=!0),null==t.validateEntrySizes&&(t.validateEntrySizes=!0),null==t.strictFileNames&&(t.strictFileNames=!1),null==r&&(r=defaultCallback),n.open(e,"r",function(e,i){if(e)return r(e)
fromFd(i,t,function(e,t){e&&n.close(i,defaultCallback),r(e,t)})})}function fromFd(e,t,r){"function"==typeof t&&(r=t,t=null),null==t&&(t={}),null==t.autoClose&&(t.autoClose=!1),null==t.lazyEntries&&(t.lazyEntries=!1),null==t.decodeStrings&&(t.decodeStrings=!0),null==t.validateEntrySizes&&(t.validateEntrySizes=!0),null==t.strictFileNames&&(t.strictFileNames=!1),null==r&&(r=defaultCallback),n.fstat(e,function(n,i){if(n)return r(n)
fromRandomAccessReader(new s.FdSlicer(e),i.size,t,r)})}function fromBuffer(e,t,r){"function"==typeof t&&(r=t,t=null),null==t&&(t={}),t.autoClose=!1,null==t.lazyEntries&&(t.lazyEntries=!1),null==t.decodeStrings&&(t.decodeStrings=!0),null==t.validateEntrySizes&&(t.validateEntrySizes=!0),null==t.strictFileNames&&(t.strictFileNames=!1),fromRandomAccessReader(new s.BufferSlicer(e),e.length,t,r)}function fromRandomAccessReader(e,t,r,n){"function"==typeof r&&(n=r,r=null),null==r&&(r={}),null==r.autoClose&&(r.autoClose=!0),null==r.lazyEntries&&(r.lazyEntries=!1),null==r.decodeStrings&&(r.decodeStrings=!0)
var i=!!r.decodeStrings
if(null==r.validateEntrySizes&&(r.validateEntrySizes=!0),null==r.strictFileNames&&(r.strictFileNames=!1),null==n&&(n=defaultCallback),"number"!=typeof t)throw new Error("expected totalSize parameter to be a number")
if(t>Number.MAX_SAFE_INTEGER)throw new Error("zip file too large. only file sizes up to 2^52 are supported due to JavaScript's Number type being an IEEE 754 double.")
e.ref()
var s=20,o=Math.min(65577,t),a=f(o),c=t-a.length
readAndAssertNoEof(e,a,0,o,c,function(c){if(c)return n(c)
for(var u=o-22;u>=0;u-=1)if(101010256===a.readUInt32LE(u)){var l=a.subarray(u),d=l.readUInt16LE(4),h=l.readUInt16LE(10),p=l.readUInt32LE(16),m=l.readUInt16LE(20),g=l.length-22
if(m!==g)return n(new Error("Invalid comment length. Expected: "+g+". Found: "+m+". Are there extra bytes at the end of the file? Or is the end of central dir signature `PK☺☻` in the comment?"))
var w=i?decodeBuffer(l.subarray(22),!1):l.subarray(22)
if(u-s>=0&&117853008===a.readUInt32LE(u-s)){var v=readUInt64LE(a.subarray(u-s,u-s+s),8),y=f(56)
return readAndAssertNoEof(e,y,0,y.length,v,function(s){return s?n(s):101075792!==y.readUInt32LE(0)?n(new Error("invalid zip64 end of central directory record signature")):0!==(d=y.readUInt32LE(16))?n(new Error("multi-disk zip files are not supported: found disk number: "+d)):(h=readUInt64LE(y,32),p=readUInt64LE(y,48),n(null,new ZipFile(e,p,t,h,w,r.autoClose,r.lazyEntries,i,r.validateEntrySizes,r.strictFileNames)))})}return 0!==d?n(new Error("multi-disk zip files are not supported: found disk number: "+d)):n(null,new ZipFile(e,p,t,h,w,r.autoClose,r.lazyEntries,i,r.validateEntrySizes,r.strictFileNames))}n(new Error("End of central directory record signature not found. Either not a zip file, or file is truncated."))})}function ZipFile(e,t,r,n,i,s,o,c,u,l){var d=this
a.call(d),d.reader=e,d.reader.on("error",function(e){emitError(d,e)}),d.reader.once("close",function(){d.emit("close")}),d.readEntryCursor=t,d.fileSize=r,d.entryCount=n,d.comment=i,d.entriesRead=0,d.autoClose=!!s,d.lazyEntries=!!o,d.decodeStrings=!!c,d.validateEntrySizes=!!u,d.strictFileNames=!!l,d.isOpen=!0,d.emittedError=!1,d.hasEachEntryBeenCalled=!1,d.lazyEntries||d._readEntry()}function emitErrorAndAutoClose(e,t){e.autoClose&&e.close(),emitError(e,t)}function emitError(e,t){e.emittedError||(e.emittedError=!0,e.emit("error",t))}function Entry(){}function LocalFileHeader(){}function dosDateTimeToDate(e,t,r){var n=31&e,i=(e>>5&15)-1,s=1980+(e>>9&127),o=2*(31&t),a=t>>5&63,c=t>>11&31
if(null==r||"local"===r)return new Date(s,i,n,c,a,o,0)
if("UTC"===r)return new Date(Date.UTC(s,i,n,c,a,o,0))
throw new Error("unrecognized options.timezone: "+options.timezone)}function getFileNameLowLevel(e,t,r,n){for(var i=null,s=0;s<r.length;s++){var o=r[s]
if(28789===o.id){if(o.data.length<6)continue
if(1!==o.data.readUInt8(0))continue
var a=o.data.readUInt32LE(1)
if(d(t)!==a)continue
i=decodeBuffer(o.data.subarray(5),!0)
break}}null==i&&(i=decodeBuffer(t,!!(2048&e)))
return n||(i=i.replace(/\\/g,"/")),i}function validateFileName(e){return-1!==e.indexOf("\\")?"invalid characters in fileName: "+e:/^[a-zA-Z]:/.test(e)||/^\//.test(e)?"absolute path: "+e:-1!==e.split("/").indexOf("..")?"invalid relative path: "+e:null}function parseExtraFields(e){for(var t=[],r=0;r<e.length-3;){var n=e.readUInt16LE(r+0),i=r+4,s=i+e.readUInt16LE(r+2)
if(s>e.length)throw new Error("extra field length exceeds extra field buffer size")
var o=e.subarray(i,s)
t.push({id:n,data:o}),r=s}return t}function readAndAssertNoEof(e,t,r,n,i,s){if(0===n)return setImmediate(function(){s(null,f(0))})
e.read(t,r,n,i,function(e,t){return e?s(e):t<n?s(new Error("unexpected EOF")):void s()})}function AssertByteCountStream(e){c.call(this),this.actualByteCount=0,this.expectedByteCount=e}function RandomAccessReader(){a.call(this),this.refCount=0}function RefUnrefFilter(e){u.call(this),this.context=e,this.context.ref(),this.unreffedYet=!1}t.or=function fromRandomAccessReaderPromise(e,t,r){return new Promise((n,i)=>{fromRandomAccessReader(e,t,{...r,lazyEntries:!0},function(e,t){if(e)return i(e)
n(t)})})},t.ax=getFileNameLowLevel,t.lJ=RandomAccessReader,o.inherits(ZipFile,a),ZipFile.prototype.close=function(){this.isOpen&&(this.isOpen=!1,this.reader.unref())},ZipFile.prototype.readEntry=function(){if(!this.lazyEntries)throw new Error("readEntry() called without lazyEntries:true")
this._readEntry()},ZipFile.prototype._readEntry=function(){var e=this
if(e.entryCount!==e.entriesRead){if(!e.emittedError){var t=f(46)
readAndAssertNoEof(e.reader,t,0,t.length,e.readEntryCursor,function(r){if(r)return emitErrorAndAutoClose(e,r)
if(!e.emittedError){var n=new Entry,i=t.readUInt32LE(0)
if(33639248!==i)return emitErrorAndAutoClose(e,new Error("invalid central directory file header signature: 0x"+i.toString(16)))
if(n.versionMadeBy=t.readUInt16LE(4),n.versionNeededToExtract=t.readUInt16LE(6),n.generalPurposeBitFlag=t.readUInt16LE(8),n.compressionMethod=t.readUInt16LE(10),n.lastModFileTime=t.readUInt16LE(12),n.lastModFileDate=t.readUInt16LE(14),n.crc32=t.readUInt32LE(16),n.compressedSize=t.readUInt32LE(20),n.uncompressedSize=t.readUInt32LE(24),n.fileNameLength=t.readUInt16LE(28),n.extraFieldLength=t.readUInt16LE(30),n.fileCommentLength=t.readUInt16LE(32),n.internalFileAttributes=t.readUInt16LE(36),n.externalFileAttributes=t.readUInt32LE(38),n.relativeOffsetOfLocalHeader=t.readUInt32LE(42),64&n.generalPurposeBitFlag)return emitErrorAndAutoClose(e,new Error("strong encryption is not supported"))
e.readEntryCursor+=46,t=f(n.fileNameLength+n.extraFieldLength+n.fileCommentLength),readAndAssertNoEof(e.reader,t,0,t.length,e.readEntryCursor,function(r){if(r)return emitErrorAndAutoClose(e,r)
if(!e.emittedError){n.fileNameRaw=t.subarray(0,n.fileNameLength)
var i=n.fileNameLength+n.extraFieldLength
n.extraFieldRaw=t.subarray(n.fileNameLength,i),n.fileCommentRaw=t.subarray(i,i+n.fileCommentLength)
try{n.extraFields=parseExtraFields(n.extraFieldRaw)}catch(r){return emitErrorAndAutoClose(e,r)}if(e.decodeStrings){var s=!!(2048&n.generalPurposeBitFlag)
n.fileComment=decodeBuffer(n.fileCommentRaw,s),n.fileName=getFileNameLowLevel(n.generalPurposeBitFlag,n.fileNameRaw,n.extraFields,e.strictFileNames)
var o=validateFileName(n.fileName)
if(null!=o)return emitErrorAndAutoClose(e,new Error(o))}else n.fileComment=n.fileCommentRaw,n.fileName=n.fileNameRaw
n.comment=n.fileComment,e.readEntryCursor+=t.length,e.entriesRead+=1
for(var a=0;a<n.extraFields.length;a++){var c=n.extraFields[a]
if(1===c.id){var u=c.data,l=0
if(4294967295===n.uncompressedSize){if(l+8>u.length)return emitErrorAndAutoClose(e,new Error("zip64 extended information extra field does not include uncompressed size"))
n.uncompressedSize=readUInt64LE(u,l),l+=8}if(4294967295===n.compressedSize){if(l+8>u.length)return emitErrorAndAutoClose(e,new Error("zip64 extended information extra field does not include compressed size"))
n.compressedSize=readUInt64LE(u,l),l+=8}if(4294967295===n.relativeOffsetOfLocalHeader){if(l+8>u.length)return emitErrorAndAutoClose(e,new Error("zip64 extended information extra field does not include relative header offset"))
n.relativeOffsetOfLocalHeader=readUInt64LE(u,l),l+=8}break}}if(e.validateEntrySizes&&0===n.compressionMethod){var d=n.uncompressedSize
if(n.isEncrypted()&&(d+=12),n.compressedSize!==d){var f="compressed/uncompressed size mismatch for stored file: "+n.compressedSize+" != "+n.uncompressedSize
return emitErrorAndAutoClose(e,new Error(f))}}e.emit("entry",n),e.lazyEntries||e._readEntry()}})}})}}else setImmediate(function(){e.autoClose&&e.close(),e.emittedError||e.emit("end")})},ZipFile.prototype.eachEntry=function(){const e=this
if(!e.lazyEntries)throw new Error("eachEntry() requires lazyEntries: true")
if(e.hasEachEntryBeenCalled)throw new Error("eachEntry() must only be called once per ZipFile")
e.hasEachEntryBeenCalled=!0
let t=null
function cleanup(){e.removeListener("entry",onEntry),e.removeListener("end",onEnd),e.removeListener("error",onError),e.autoClose&&e.close()}function onEntry(e){let{resolve:r}=t
t=null,r({value:e})}function onEnd(){let{resolve:e}=t
t=null,cleanup(),e({done:!0})}function onError(e){let{reject:r}=t
t=null,cleanup(),r(e)}return e.on("entry",onEntry),e.on("end",onEnd),e.on("error",onError),{[Symbol.asyncIterator](){return this},next(){const r=new Promise((e,r)=>{if(null!=t)throw new Error("next() called before previous Promise was resolved.")
t={resolve:e,reject:r}})
return e.readEntry(),r},return:e=>(cleanup(),Promise.resolve({done:!0,value:e})),throw:e=>(cleanup(),Promise.reject(e))}},ZipFile.prototype.openReadStream=function(e,t,r){var n=this,i=0,s=e.compressedSize
if(null==r&&(r=t,t=null),null==t)t={}
else{if(!1===t.decodeFileData){if(null!=t.decrypt)throw new Error("cannot use options.decrypt when options.decodeFileData === false")
if(null!=t.decompress)throw new Error("cannot use options.decompress when options.decodeFileData === false")}else{if(null!=t.decrypt){if(!e.isEncrypted())throw new Error("options.decrypt can only be specified for encrypted entries. See also option decodeFileData.")
if(!1!==t.decrypt)throw new Error("invalid options.decrypt value: "+t.decrypt)
if(e.isCompressed()&&!1!==t.decompress)throw new Error("entry is encrypted and compressed, and options.decompress !== false. See also option decodeFileData.")}if(null!=t.decompress){if(!e.isCompressed())throw new Error("options.decompress can only be specified for compressed entries. See also option decodeFileData.")
if(!1!==t.decompress&&!0!==t.decompress)throw new Error("invalid options.decompress value: "+t.decompress)
o=t.decompress}}if(null!=t.start){if((i=t.start)<0)throw new Error("options.start < 0")
if(i>e.compressedSize)throw new Error("options.start > entry.compressedSize")}if(null!=t.end){if((s=t.end)<0)throw new Error("options.end < 0")
if(s>e.compressedSize)throw new Error("options.end > entry.compressedSize")
if(s<i)throw new Error("options.end < options.start")}}var o,a=!1===t.decodeFileData||(0===e.compressionMethod||8===e.compressionMethod&&!1===t.decompress)&&(!e.isEncrypted()||!1===t.decrypt)
if((null!=t.start||null!=t.end)&&!a)throw new Error("start/end range require options.decodeFileData === false for non-trivial encoded entries.")
if(!n.isOpen)return r(new Error("closed"))
if(e.isEncrypted()&&!a&&!1!==t.decrypt)return r(new Error("entry is encrypted, and options.decodeFileData !== false"))
if(a)o=!1
else{if(8!==e.compressionMethod)return r(new Error("unsupported compression method: "+e.compressionMethod))
o=!0!==t.decodeFileData}n.readLocalFileHeader(e,{minimal:!0},function(t,a){if(t)return r(t)
n.openReadStreamLowLevel(a.fileDataStart,e.compressedSize,i,s,o,e.uncompressedSize,r)})},ZipFile.prototype.openReadStreamLowLevel=function(e,t,r,n,s,o,a){var c=this.reader.createReadStream({start:e+r,end:e+n}),u=c
if(s){var l=!1,d=i.createInflateRaw()
c.on("error",function(e){setImmediate(function(){l||d.emit("error",e)})}),c.pipe(d),this.validateEntrySizes?(u=new AssertByteCountStream(o),d.on("error",function(e){setImmediate(function(){l||u.emit("error",e)})}),d.pipe(u)):u=d,installDestroyFn(u,function(){l=!0,d!==u&&d.unpipe(u),c.unpipe(d),c.destroy()})}a(null,u)},ZipFile.prototype.readLocalFileHeader=function(e,t,r){var n=this
null==r&&(r=t,t=null),null==t&&(t={}),n.reader.ref()
var i=f(30)
readAndAssertNoEof(n.reader,i,0,i.length,e.relativeOffsetOfLocalHeader,function(s){try{if(s)return r(s)
var o=i.readUInt32LE(0)
if(67324752!==o)return r(new Error("invalid local file header signature: 0x"+o.toString(16)))
var a=i.readUInt16LE(26),c=i.readUInt16LE(28),u=e.relativeOffsetOfLocalHeader+30+a+c
if(u+e.compressedSize>n.fileSize)return r(new Error("file data overflows file bounds: "+u+" + "+e.compressedSize+" > "+n.fileSize))
if(t.minimal)return r(null,{fileDataStart:u})
var l=new LocalFileHeader
l.fileDataStart=u,l.versionNeededToExtract=i.readUInt16LE(4),l.generalPurposeBitFlag=i.readUInt16LE(6),l.compressionMethod=i.readUInt16LE(8),l.lastModFileTime=i.readUInt16LE(10),l.lastModFileDate=i.readUInt16LE(12),l.crc32=i.readUInt32LE(14),l.compressedSize=i.readUInt32LE(18),l.uncompressedSize=i.readUInt32LE(22),l.fileNameLength=a,l.extraFieldLength=c,i=f(a+c),n.reader.ref(),readAndAssertNoEof(n.reader,i,0,i.length,e.relativeOffsetOfLocalHeader+30,function(e){try{return e?r(e):(l.fileName=i.subarray(0,a),l.extraField=i.subarray(a),r(null,l))}finally{n.reader.unref()}})}finally{n.reader.unref()}})},ZipFile.prototype.openReadStreamPromise=function(e,t){return new Promise((r,n)=>{this.openReadStream(e,t,function(e,t){if(e)return n(e)
r(t)})})},ZipFile.prototype.openReadStreamLowLevelPromise=function(e,t,r,n,i,s){return new Promise((o,a)=>{this.openReadStream(e,t,r,n,i,s,function(e,t){if(e)return a(e)
o(t)})})},ZipFile.prototype.readLocalFileHeaderPromise=function(e,t){return new Promise((r,n)=>{this.readLocalFileHeader(e,t,function(e,t){if(e)return n(e)
r(t)})})},Entry.prototype.getLastModDate=function(e){if(null==e&&(e={}),!e.forceDosFormat)for(var t=0;t<this.extraFields.length;t++){var r=this.extraFields[t]
if(21589===r.id){if((i=r.data).length<5)continue
if(!(1&i[0]))continue
var n=i.readInt32LE(1)
return new Date(1e3*n)}if(10===r.id){var i
if(32!==(i=r.data).length)continue
if(1!==i.readUInt16LE(4))continue
if(24!==i.readUInt16LE(6))continue
var s=i.readUInt32LE(8)+4294967296*i.readInt32LE(12)
return new Date(s/1e4-116444736e5)}}return dosDateTimeToDate(this.lastModFileDate,this.lastModFileTime,e.timezone)},Entry.prototype.canDecodeFileData=function(){return!this.isEncrypted()&&(0===this.compressionMethod||8===this.compressionMethod)},Entry.prototype.isEncrypted=function(){return!!(1&this.generalPurposeBitFlag)},Entry.prototype.isCompressed=function(){return 8===this.compressionMethod},o.inherits(AssertByteCountStream,c),AssertByteCountStream.prototype._transform=function(e,t,r){if(this.actualByteCount+=e.length,this.actualByteCount>this.expectedByteCount){var n="too many bytes in the stream. expected "+this.expectedByteCount+". got at least "+this.actualByteCount
return r(new Error(n))}r(null,e)},AssertByteCountStream.prototype._flush=function(e){if(this.actualByteCount<this.expectedByteCount){var t="not enough bytes in the stream. expected "+this.expectedByteCount+". got only "+this.actualByteCount
return e(new Error(t))}e()},o.inherits(RandomAccessReader,a),RandomAccessReader.prototype.ref=function(){this.refCount+=1},RandomAccessReader.prototype.unref=function(){var e=this
if(e.refCount-=1,!(e.refCount>0)){if(e.refCount<0)throw new Error("invalid unref")
e.close(function onCloseDone(t){if(t)return e.emit("error",t)
e.emit("close")})}},RandomAccessReader.prototype.createReadStream=function(e){null==e&&(e={})
var t=e.start,r=e.end
if(t===r){var n=new u
return setImmediate(function(){n.end()}),n}var i=this._readStreamForRange(t,r),s=!1,o=new RefUnrefFilter(this)
i.on("error",function(e){setImmediate(function(){s||o.emit("error",e)})}),installDestroyFn(o,function(){i.unpipe(o),o.unref(),i.destroy()})
var a=new AssertByteCountStream(r-t)
return o.on("error",function(e){setImmediate(function(){s||a.emit("error",e)})}),installDestroyFn(a,function(){s=!0,o.unpipe(a),o.destroy()}),i.pipe(o).pipe(a)},RandomAccessReader.prototype._readStreamForRange=function(e,t){throw new Error("not implemented")},RandomAccessReader.prototype.read=function(e,t,r,n,i){var s=this.createReadStream({start:n,end:n+r}),o=new l,a=0
o._write=function(r,n,i){r.copy(e,t+a,0,r.length),a+=r.length,i()},o.on("finish",i),s.on("error",function(e){i(e)}),s.pipe(o)},RandomAccessReader.prototype.close=function(e){setImmediate(e)},o.inherits(RefUnrefFilter,u),RefUnrefFilter.prototype._flush=function(e){this.unref(),e()},RefUnrefFilter.prototype.unref=function(e){this.unreffedYet||(this.unreffedYet=!0,this.context.unref())}
var f,h="\0☺☻♥♦♣♠•◘○◙♂♀♪♫☼►◄↕‼¶§▬↨↑↓→←∟↔▲▼ !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~⌂ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■ "
function decodeBuffer(e,t){if(t)return e.toString("utf8")
for(var r="",n=0;n<e.length;n++)r+=h[e[n]]
return r}function readUInt64LE(e,t){var r=e.readUInt32LE(t)
return 4294967296*e.readUInt32LE(t+4)+r}function installDestroyFn(e,t){"function"==typeof e.destroy?e._destroy=function(e,r){t(),null!=r&&r(e)}:e.destroy=t}function defaultCallback(e){if(e)throw e}f="function"==typeof Buffer.allocUnsafe?function(e){return Buffer.allocUnsafe(e)}:function(e){return new Buffer(e)}}),6152:((e,t,r)=>{function acceptFindings(e,t){const r=new Set,n=e.map(e=>{const n=listFiles(e).map(n=>(({id:e,name:n},i)=>{const s=t.filter(t=>t.id===e&&(void 0===t.path||t.path===i||t.path===n))
for(const e of s)r.add(e)
return s.length>0})(e,n))
return{...e,accepted:n.every(Boolean)}})
return{findings:[...n.filter(e=>!e.accepted),...n.filter(e=>e.accepted)],unused:t.filter(e=>!r.has(e))}}function listFiles({file:e,files:t=[]}){return 0===t.length?[e]:t}function showAccepted({id:e,path:t}){if(void 0===t)return e
const r=/[\s,]/.test(t)?t.includes('"')?"'":'"':""
return`${e}:${r}${t}${r}`}r.d(t,{Bz:()=>acceptFindings,CS:()=>listFiles,tA:()=>showAccepted})}),9631:((e,t,r)=>{r.d(t,{B2:()=>parseAccepted,Bs:()=>toAccepted,K3:()=>isCheckId,ip:()=>parseAcceptFindings,kF:()=>assertPath})
var n=r(2039),i=r(8687),s=r(6717),o=r(1522)
function parseAcceptFindings(e){return parseAccepted(e,(e,t,r)=>toAccepted(r,e,t))}function isCheckId(e){return Object.hasOwn(n.S,e)}function toAccepted(e,t,r){if(!isCheckId(t)){const r=(0,i.q)(t,Object.keys(n.S))
throw new o.rb(`names ${(0,s.AB)(e)}, which is not a check`,void 0===r?'Copy the name of the check from the log, and put a path with blanks or commas in quotes, as in `dev-files:"my-plugin/a b.sh"`.':`Did you mean ${(0,s.AB)(r)}?`)}if("no"===n.S[t])throw new o.rb(`names ${(0,s.AB)(t)}, which cannot be accepted: ${"api-key-in-package"===t?"everyone who gets the package could use the key":"sites could not use the package"}`,`Leave ${(0,s.AB)(t)} out, and fix the package.`)
if(void 0===r&&"path"===n.S[t])throw new o.rb(`names ${(0,s.AB)(t)} without a file`,"required-file-missing"===t?`Name each file that is missing: ${(0,s.AB)(`${t}:my-plugin/file.php`)}.`:`Name each file that you have looked at, as the log shows it: ${(0,s.AB)(`${t}:my-plugin/file.php`)}.`)
return assertPath(t,r,e),{id:t,path:r}}const a=/([^\s,:]+)(?::(?:"([^"\n]*)"|'([^'\n]*)'|([^\s,]*)))?(?=[\s,]|$)|[^\s,]+/g,c=5
function parseAccepted(e,t){const r=[],n=[...e.matchAll(a)].flatMap(([e,n=e,i,s,a])=>{try{return[t(n,i??s??a,e)]}catch(e){if(!(e instanceof o.rb))throw e
return r.push(e),[]}})
if(0===r.length)return n
const i=r.slice(0,c),s=r.length>i.length?`; and ${r.length-i.length} more mistakes`:""
throw new o.rb(i.map(({message:e})=>e).join("; it ")+s,[...new Set(i.map(({fix:e})=>e))].join(" "))}function assertPath(e,t,r){if(""===t||/^["']/.test(t??""))throw new o.rb(`names ${(0,s.AB)(r)}, whose path ${""===t?"is empty":"begins with a quote that does not end"}`,`Write the path as the log shows it, such as ${(0,s.AB)(`${e}:"my-plugin/a b.php"`)}; quotes are needed only around blanks and commas.`)}}),3899:((e,t,r)=>{r.d(t,{BH:()=>isExpression,G2:()=>toVariable,Nf:()=>listGivenInputs,Td:()=>isFromVariable,t6:()=>findSpellings,wK:()=>readValue,zN:()=>foldName})
const n="INPUT_"
function toVariable(e){return`${n}${e.toUpperCase()}`}function readValue(e,t){const r=(e[toVariable(t.name)]??t.default??"").trim()
return""===r?readVariable(e,t):r}function isFromVariable(e,t){return""!==readVariable(e,t)&&""===readValue(e,{name:t.name})}function readVariable(e,{variable:t=""}){return(e[t]??"").trim()}function listGivenInputs(e){return Object.entries(e).flatMap(([e,t=""])=>{if(!e.startsWith(n)||""===t.trim())return[]
const r=e.slice(n.length).toLowerCase()
return[{spelling:r,folded:foldName(r),value:t}]})}const i=/^(?:(?:secrets|vars)\.[A-Z][A-Z\d_]*|\$?\{\{?\s*(?:secrets|vars|env|github|inputs|steps|needs)\.[\w.-]+\s*\}\}?)$/
function isExpression(e){return i.test(e.trim())}function findSpellings(e,t){const r=foldName(t)
return e.filter(({folded:e})=>e===r)}function foldName(e){return e.replace(/[-_ ]/g,"").toLowerCase()}}),3934:((e,t,r)=>{r.d(t,{BU:()=>readLimits,Nu:()=>readRepository,ZQ:()=>findUnmerged,d1:()=>o,hY:()=>readSourceTime,pG:()=>readBranch,wW:()=>readCaller,zW:()=>readTag})
var n=r(88),i=r(2264)
const s=["build-and-publish.yml","publish-plugins.yml"]
function readCaller(e){const t=s.find(t=>t===e.CALLED_WORKFLOW)
return{workflow:t,isBuild:void 0!==t&&"build"===e.CALLED_JOB}}const o={isWithoutSecrets:!1,isWithoutVariables:!1,isCalled:!1}
function readLimits(e){const t=function isFromFork(e){if(!/^pull_request(_review|_review_comment)?$/.test(e.GITHUB_EVENT_NAME??""))return!1
const{head:t,base:r}=readEvent(e)?.pull_request??{}
return t?.repo?.full_name!==r?.repo?.full_name}(e)
return{isWithoutSecrets:t||"dependabot[bot]"===e.GITHUB_ACTOR,isWithoutVariables:t,isCalled:void 0!==readCaller(e).workflow}}const a=33554432
function readEvent(e){try{const t=(0,i.H6)(e.GITHUB_EVENT_PATH??"",a)
return JSON.parse(t.toString())??void 0}catch{return}}const c=/^pull_request(_target)?$/
function findUnmerged(e){const t=e.GITHUB_EVENT_NAME??""
if(!c.test(t))return
const{action:r,pull_request:n}=readEvent(e)??{}
return"closed"===r&&!0===n?.merged?void 0:t}function readBranch(e){return"branch"===e.GITHUB_REF_TYPE?e.GITHUB_REF_NAME??"":""}function readTag(e){return"tag"===e.GITHUB_REF_TYPE?e.GITHUB_REF_NAME??"":""}function readRepository(e){const[t="",r="",i]=(e.GITHUB_REPOSITORY??"").split("/"),s=(0,n.BD)(e.GITHUB_API_URL??"https://api.github.com"),o=(0,n.BD)(e.GITHUB_SERVER_URL??"https://github.com")
if(!(""!==t&&""!==r&&void 0===i&&null!==s&&null!==o))return
const a=/^\d{1,20}$/.exec(e.GITHUB_RUN_ID??"")?.[0]
return{apiUrl:s,serverUrl:o,owner:t,name:r,sha:e.GITHUB_SHA??"",runId:a}}function readSourceTime(e){const t=e.SOURCE_DATE_EPOCH?.trim()??""
if(/^\d{1,12}$/.test(t))return Number(t)
const{id:r,timestamp:n}=readEvent(e)?.head_commit??{},i="string"==typeof n&&void 0!==r&&r===e.GITHUB_SHA?Date.parse(n):NaN
return Number.isNaN(i)?void 0:Math.floor(i/1e3)}}),1522:((e,t,r)=>{r.d(t,{aJ:()=>isShown,rb:()=>InputMistake,w8:()=>isNot})
class InputMistake extends Error{fix
input
constructor(e,t="",r=""){super(e),this.fix=t,this.input=r}}const n=/^[\x20-\x5f\x61-\x7e]{1,12}$/,i=/^(?:[A-Z]?[a-z]{1,11}|[A-Z]{1,8}|v?\d{1,4})(?:[ .:/\\_-]{1,3}(?:[A-Z]?[a-z]{1,11}|[A-Z]{1,8}|v?\d{1,4}))*\/?$/,s=80
function isShown(e){return n.test(e)||e.length<=s&&i.test(e)}function isNot(e,t){return isShown(e)?`is \`${e}\`, ${t}`:`is ${t}`}}),1914:((e,t,r)=>{r.d(t,{B2:()=>o,Rz:()=>checkVariable,ZZ:()=>parseTimeout,bM:()=>suggestVersion,dF:()=>parseSlug,dR:()=>a,f$:()=>parseHttpUrl,ok:()=>parseRetries,q8:()=>parseExpectedVersion,ry:()=>splitList,tz:()=>parseSha256,w9:()=>pickOne,yG:()=>parseBoolean})
var n=r(88),i=r(2189),s=r(1522)
function parseBoolean(e){const t=e.toLowerCase()
if("true"===t||"false"===t)return"true"===t
if(""!==e)throw new s.rb((0,s.w8)(e,"neither `true` nor `false`"))
throw new s.rb("is blank","Write `true` or `false`, or leave the input out. Add `|| false` to an expression that is empty in some runs, as `${{ inputs.NAME }}` is after a push.")}function pickOne(e,t){const r=t.find(t=>t===e)
if(void 0!==r)return r
const n=t.map(e=>`\`${e}\``),i=`${n.slice(0,-1).join(", ")} and ${n.at(-1)??""}`
throw new s.rb((0,s.w8)(e,`none of ${i}`))}function splitList(e){return e.split(/[,\n]/).map(e=>e.trim()).filter(e=>""!==e)}const o=["error","warn","off"]
function parseSlug(e){if(""!==e){if(/[/\\\p{C}]/u.test(e)||"."===e||".."===e)throw new s.rb((0,s.w8)(e,"not the name of a folder"),function suggestFolder(e){const[t]=/[^/\\]+(?=[/\\][^/\\]*\.php$|[/\\]*$)/.exec(e)??[]
return!(0,s.aJ)(e)||void 0===t||/^\.+$/.test(t)?"":`Write \`${t}\`, or leave the input out.`}(e))
return e}}function parseExpectedVersion(e){if("any"!==e){if("auto"===e)return e
if(""===e)throw new s.rb("is blank")
if(!(0,i.l)(e)||!/\d/.test(e))throw new s.rb((0,s.w8)(e,"neither `auto`, `any` nor a version"),suggestVersion(e))
if(/^v/i.test(e))throw new s.rb(function named(e,t){return(0,s.aJ)(e)?`is \`${e}\`, which ${t}`:t}(e,"begins with a `v`, as no plugin version does"),(0,s.aJ)(e)?`Write \`${e.slice(1)}\`.`:"Write the version as in the plugin header, such as `1.2.3`.")
return e}}function parseSha256(e){if(""!==e){if(/^[\da-f]{64}$/i.test(e))return e.toLowerCase()
throw/^sha256:/i.test(e)?new s.rb("begins with `sha256:`","Write only the 64 digits behind it."):new s.rb((0,s.w8)(e,"not a SHA-256 of 64 hexadecimal digits"))}}function suggestVersion(e){const t=/^refs\/tags\/./.test(e)&&(0,s.aJ)(e)?(0,i.m)(e):void 0
return void 0===t?"":`Write \`${t}\`.`}const a=3600
function parseTimeout(e){const t=/^\d{1,4}(\.\d{1,3})?$/.test(e)?Number(e):0
if(t<=0||t>a)throw new s.rb((0,s.w8)(e,`not a number of seconds up to ${a}`))
return 1e3*t}function parseRetries(e){if(!/^(\d|10)$/.test(e))throw new s.rb((0,s.w8)(e,"not a whole number from 0 to 10"))
return Number(e)}const c=/^(file|ftps?|sftp|ssh|git|s3|gs|data|blob):/i
function parseHttpUrl(e){const t=(0,n.BD)(e)
if(null===t){if(/^[a-z\d-]+(\.[a-z\d-]+)+(:\d+)?(\/|$)/i.test(e))throw new s.rb("is not a valid absolute URL: `https://` is missing","Write `https://` in front of it, as in `https://service.example`.")
const t=c.exec(e)?.[1]?.toLowerCase()
throw new s.rb(void 0===t?"is not a valid absolute URL":`is a \`${t}:\` URL`)}if(""!==t.username||""!==t.password||/^https?:\/\/[^/?#]*@/i.test(e))throw new s.rb("contains a user name or password","Remove the part before the `@`.")
return t}function checkVariable(e){return`such as \`\${{ vars.${e} }}\`, check that the repository variable exists, and is not a secret: Settings → Secrets and variables → Actions → Variables.`}}),3687:((e,t,r)=>{r.d(t,{W:()=>createReader})
var n=r(5805),i=r(3899),s=r(1522)
function createReader(e,t){const r=[],a=new Set,c=(0,i.Nf)(e),check=e=>{try{const t=e()
return()=>t}catch(e){if(!(e instanceof s.rb))throw e
return a.add(e),()=>{throw e}}},parse=r=>(function refuseMisspelling(e,t){const r=(0,i.t6)(t,e).find(({spelling:t})=>t!==e)
if(void 0!==r)throw new s.rb("does not exist",`Write \`${e}\` instead.`,r.spelling)}(r.name,c),function parseValue(e,t,r){try{if(!0!==e.isProse&&/^(["']).*\1$/s.test(t)&&t.length>1)throw new s.rb("has quotes around it that are part of the value",o)
if(!0!==e.isProse&&(0,i.BH)(t))throw new s.rb(`is the text \`${t}\`, not its value`,/^\$\{\{.*\}\}$/.test(t.trim())?"Store the value itself in the secret or variable that has this text.":`Write \`\${{ ${t.replace(/[${}\s]/g,"")} }}\`.`)
return e.parse(t,r)}catch(t){if(!(t instanceof s.rb))throw t
throw new s.rb(t.message,""===t.fix?e.fix:t.fix,e.name)}}(r,(0,i.wK)(e,r),t))
return{check:check,read:e=>{r.push(...Object.values(e))
const t=Object.entries(e).map(([e,t])=>[e,{enumerable:!0,get:check(()=>parse(t))}])
return Object.defineProperties({},Object.fromEntries(t))},finish:s=>{if(0===a.size)return Object.freeze(s())
if(!t.isWithoutSecrets&&!r.some(t=>function isGiven(e,t){const r=(0,i.wK)(t,{name:e.name})
return""!==r&&r!==e.default&&"github-token"!==e.name}(t,e)))throw new AggregateError([new n.S1({code:"input",title:"No inputs",message:"None of the inputs is set.",hint:"Write the inputs under `with:` of the step, not under `env:` or `run:`, and check that the variables behind them exist."})])
const findPosition=({input:e})=>r.findIndex(({name:t})=>(0,i.zN)(t)===(0,i.zN)(e)),o=[...a].sort((e,t)=>findPosition(e)-findPosition(t))
throw new AggregateError(o.map(t=>function describeMistake({input:e,message:t,fix:r},s,o){const a=s.find(({name:t})=>t===e),c=void 0!==a?.variable&&(0,i.Td)(o,a)?`\`${a.variable}\`, used for input \`${e}\`,`:`Input \`${e}\``
return new n.S1({code:"input",title:`Input ${e}`,message:`${c} ${t}.`,hint:r})}(t,r,e)))}}}const o="Remove the quotes where the value comes from, such as the secret, or a command (`jq -r` prints none)."}),7999:((e,t,r)=>{r.d(t,{HA:()=>listUploadRules,Hu:()=>chooseAssetName,JW:()=>u,Q8:()=>isBranchName,QC:()=>parseTemplate,QJ:()=>chooseRepository,ou:()=>fillTemplate,pI:()=>parseToken,u6:()=>chooseTag})
var n=r(4567),i=r(2551),s=r(2189),o=r(1522)
const a="Leave it out, or leave `upload-to` out.",c=[["zip_url","Give `zip-path` or `artifact-name` instead, or leave `upload-to` out.",(e,{zipUrl:t})=>void 0!==t],["asset-name",a,({assetName:e})=>void 0!==e],["asset-url",a,({assetUrl:e})=>"auto"!==e],["overwrite",a,({overwrite:e})=>e]]
function listUploadRules(e,t){return c.map(([r,n,i])=>()=>{if("service"===e.uploadTo&&i(e,t))throw new o.rb("is given together with `upload-to: service`, which sends a file and makes no asset of a release",n,r)})}function chooseTag(e,t,{tag:r}){const n="url"===t.source.kind||"service"===t.uploadTo,i=e??(n?void 0:function findDefaultTag(e){return""===e?{text:"v{version}",placeholders:["version"]}:{text:e,placeholders:[]}}(r))
return assertKnown("release-tag",i,t),i}function isBranchName(e,t){return 0===e?.placeholders.length&&e.text===t&&void 0===(0,s.m)(t)}const u="Write a tag such as `v{version}`, or run the workflow on `push` of a tag."
function chooseAssetName(e,t){return"url"!==t.source.kind&&assertKnown("asset-name",e,t),e}function assertKnown(e,t,{source:{kind:r},packageChecks:n,slug:i,uploadTo:s}){const a={slug:"url"!==r||void 0!==i,version:"url"===r||"service"===s}
if("off"===n&&void 0!==t&&!t.placeholders.every(e=>a[e]))throw new o.rb(`would be \`${t.text}\`, which needs the version or folder of the package, but \`package-checks\` is \`off\``,"Write the whole name, or set `package-checks` to `warn`.",e)}function parseToken(e){if(""===e||(0,i.u)(e))return e
throw new o.rb("contains a blank, a line break or a character that is not ASCII")}const l="Outside of one, only a dry run, or `zip_url` or `upload-to: service` without `release-tag`, works."
function chooseRepository(e,t,{source:r,tag:n,isDryRun:i}){if(""!==e&&void 0!==t)return{...t,token:e}
if("artifact"===r.kind&&void 0!==r.runId||!i&&void 0!==n){if(""===e)throw new o.rb("is empty, but a release on GitHub, or an artifact of another run, needs a token","In a workflow, GitHub sets it when the input is left out, and the job needs `permissions: contents: write`. "+l,"github-token")
throw new o.rb("cannot be used: `GITHUB_REPOSITORY`, `GITHUB_API_URL` or `GITHUB_SERVER_URL` is not set or not valid",`In a workflow, GitHub sets them. ${l}`,"github-token")}}const d=/(?<![${])\{(version|slug)\}/g,f=/[{}]|\$(?:version|slug)\b|%(?:version|slug)%/i,h=/(?:\$?\{{1,3} ?|[$%])(version|slug)(?: ?\}{1,3}|%|\b)/gi,p={version:"1.0",slug:"a"}
function parseTemplate(e,{kind:t,isValid:r,correct:i=e=>e}){if(""===e)return
const refuse=(t,n)=>{const i=fillTemplate(n,p),s=(0,o.aJ)(i)&&r(i)&&!/\p{Cc}/u.test(e)
return new o.rb(s||(0,o.aJ)(e)?`is \`${e}\`, which ${t}`:t,s&&n!==e?`Write \`${n}\`, or leave the input out.`:"")},s=e.length>n.EM,a=e.replace(d,"")
if(f.test(a)){throw refuse("has braces or a placeholder other than `{version}` and `{slug}`",s?e:e.replace(h,(e,t)=>`{${t.toLowerCase()}}`))}if(s||!r(fillTemplate(e,p)))throw refuse(`cannot be ${t}`,i(e))
return{text:e,placeholders:[...e.matchAll(d)].map(([,e])=>e)}}function fillTemplate(e,t){return e.replace(d,(e,r)=>t[r])}}),8845:((e,t,r)=>{r.d(t,{M4:()=>c,Q2:()=>parseBaseUrl,QA:()=>parsePluginId,Xu:()=>parseApiKey,mn:()=>assertService,sM:()=>assertKey})
var n=r(2551),i=r(88),s=r(2543),o=r(1522),a=r(1914)
function parsePluginId(e){if(""===e)throw new o.rb("is missing")
if(/[\s\p{C}]/u.test(e))throw new o.rb("contains blanks, control or invisible characters")
if(!/^plugin_./u.test(e))throw new o.rb((0,o.w8)(e,"not `plugin_` followed by an identifier"))
return e}function parseApiKey(e){if(/^(authorization:\s*)?bearer\s/i.test(e))throw new o.rb("begins with `Bearer `, which the action adds","Store only the key as the secret, without `Bearer `.")
if(""===e||(0,n.u)(e))return e
throw new o.rb("contains a blank, a line break or a character that is not ASCII","Copy the key again from the dashboard of the service and store it as a secret, alone and on one line.")}function assertKey({apiKey:e,isDryRun:t},{isWithoutSecrets:r,isCalled:n}){if(""===e&&!t)throw new o.rb(...function explainNoKey(e,t){if(e)return["is missing: GitHub gives no secrets to pull requests from forks or Dependabot","Publish on `push` of a tag instead, and use `dry-run: true` in pull requests: it needs no key."]
if(t)return["is missing: the calling workflow passes no key","Write `PLUGIN_SERVICE_KEY: ${{ secrets.PLUGIN_SERVICE_KEY }}` under `secrets:` of the job that calls the workflow, and check that the secret exists under that name. `secrets: inherit` passes nothing to a workflow of another organization."]
return["is missing","Set it to a repository secret, such as `${{ secrets.PLUGIN_SERVICE_KEY }}`, and check that the secret exists under that name."]}(r,n),"api-key")}function parseBaseUrl(e,{isWithoutVariables:t}){if(""===e)throw explainMissing(t)
const r=(0,a.f$)(e)
if("http:"===r.protocol&&!(0,i.U9)(r))throw new o.rb("uses `http:`, which would send the API key unencrypted","Write `https:` instead.")
if(/[?#]/.test(e))throw new o.rb("has a query or a fragment","Give only the address of the service, such as `https://service.example`.")
if(r.pathname.replace(/\/+$/,"").endsWith(s.C3))throw new o.rb("names the endpoint",`Leave out \`${s.C3}\`: the action adds it.`)
return r.pathname=r.pathname.replace(/\/+$/,"").replace(/\/api\/v1$/,""),r}const c=new URL("https://service.example")
function assertService({baseUrl:e,apiKey:t,isDryRun:r},{isWithoutVariables:n}){if(e!==c||r&&""===t)return
const{message:i,fix:s}=explainMissing(n)
throw new o.rb(i,s,"base-url")}function explainMissing(e){return e?new o.rb("is missing: GitHub gives no repository variables to pull requests from forks","Publish on `push` of a tag instead. In pull requests, use `dry-run: true` without a key: it needs no service."):new o.rb("is missing","Set it to the address of the service, such as `https://service.example`. If the workflow takes it from a variable, "+(0,a.Rz)("PLUGIN_SERVICE_URL"))}}),5937:((e,t,r)=>{r.d(t,{LV:()=>chooseSource,Uv:()=>parseZipUrl,_G:()=>parseRunId,gP:()=>parseZipPath})
var n=r(88),i=r(8845),s=r(1522),o=r(1914)
function parseZipUrl(e){if(""===e)return
if(/^\/(?!\/)/.test(e))throw new s.rb("begins with `/`, so it has no host: a variable before that may be empty",`If it is a variable, ${(0,o.Rz)("DOWNLOADS_URL")} Pull requests from forks are given none.`)
if(/\{(version|slug)\}/.test(e))throw new s.rb("has `{version}` or `{slug}`, which are replaced only in `release-tag` and `asset-name`","Write the whole URL. The tag that triggered the run is `${{ github.ref_name }}`.")
if(a.test(e)&&null===(0,n.BD)(e))throw new s.rb("is not a valid absolute URL","Give the public `https:` URL of the plugin ZIP. If it is a file or folder on the runner, set `zip-path` to it instead.")
const t=(0,o.f$)(e)
if("http:"===t.protocol&&!(0,n.U9)(t))throw refuseHttp()
return{kind:"url",url:t,text:e,isSecret:(0,n.Es)(t)}}const a=/^([a-z]:[\\/]|(?![a-z][a-z0-9+.-]*:))/i
function refuseHttp(){return new s.rb("uses `http:`, so the package could be replaced on its way","Write `https:` instead; `http:` is accepted only when both it and `base-url` are on this machine.","zip_url")}function parseZipPath(e){return""===e?void 0:{kind:"path",path:e}}function parseRunId(e){if(""!==e){if(!/^[1-9]\d{0,14}$/.test(e))throw new s.rb((0,s.w8)(e,"not the number of a workflow run"))
return Number(e)}}const c={url:"zip_url",path:"zip-path",artifact:"artifact-name"},u="Give exactly one of `zip_url`, `zip-path` and `artifact-name`"
function chooseSource({zipUrl:e,zipPath:t,artifactName:r,artifactRunId:o},a){if(void 0!==o&&void 0===r)throw new s.rb("needs `artifact-name`","Add `artifact-name`, or remove this input.","artifact-run-id")
const l=void 0===r?void 0:{kind:"artifact",name:r,runId:o},[d,f]=[e,t,l].filter(e=>void 0!==e)
if(void 0===d)throw new s.rb("is empty, and so are `zip-path` and `artifact-name`",`${u}: a public URL of the plugin ZIP, a file or folder on the runner, or a workflow artifact. An expression such as \`\${{ steps.ID.outputs.NAME }}\` is empty in every job but its own.`,"zip_url")
if(void 0!==f)throw new s.rb(`is given together with \`${c[f.kind]}\``,`${u}.`,c[d.kind])
const h=a.baseUrl===i.M4||(0,n.U9)(a.baseUrl)
if("url"===d.kind&&"http:"===d.url.protocol&&!h)throw refuseHttp()
return d}}),4923:((e,t,r)=>{r.d(t,{mc:()=>w,_E:()=>h,mX:()=>m,qT:()=>p,Ki:()=>d,A9:()=>f,O9:()=>g,Yq:()=>choice,Ff:()=>collectOpenTexts,qb:()=>collectSecrets,Dc:()=>collectUrls})
var n=r(4567),i=r(88)
var s=r(9631),o=r(3899),a=r(1914),c=r(7999),u=r(8845),l=r(5937)
function flag(e,t="false"){return{name:e,default:t,parse:a.yG,fix:"Write `true` or `false`, or leave the input out."}}function choice(e,t,r){return{name:e,default:r,choices:t,parse:e=>(0,a.w9)(e,t),fix:"Write one of them, or leave the input out."}}const d={pluginId:{name:"plugin_id",parse:u.QA,fix:"Set it to the plugin identifier from the dashboard of the service, such as `plugin_a1b2c3`."},apiKey:{name:"api-key",secret:"PLUGIN_SERVICE_KEY",parse:u.Xu,fix:"Set it to the API key from the dashboard of the service."},baseUrl:{name:"base-url",variable:"PLUGIN_SERVICE_URL",parse:u.Q2,fix:"Give the address of the service, such as `https://service.example`."}},f={zipUrl:{name:"zip_url",parse:l.Uv,fix:"Give the public `https:` URL of the plugin ZIP."},zipPath:{name:"zip-path",parse:l.gP,fix:"Give the path of a file or folder."},artifactName:{name:"artifact-name",parse:e=>""===e?void 0:e,fix:"Give the name of the artifact."},artifactRunId:{name:"artifact-run-id",parse:l._G,fix:"Give the number in the URL of the run, such as `${{ github.event.workflow_run.id }}`, or leave the input out."}},h={slug:{name:"slug",valueName:"FOLDER",parse:a.dF,fix:"Write only the name of the plugin's folder, such as `my-plugin`, or leave the input out."},packageChecks:choice("package-checks",a.B2,"error"),expectedVersion:{name:"expected-version",default:"auto",parse:a.q8,fix:"Write a version such as `1.2.3`, `auto` to take it from the tag, or `any`."},expectedSha256:{name:"expected-sha256",valueName:"DIGEST",parse:a.tz,fix:"Give it the output `sha256` of the step that built the package, such as `${{ needs.build.outputs.sha256 }}`, or leave the input out."},acceptedFindings:{name:"accept-findings",isList:!0,valueName:"IDS",parse:s.ip,fix:"Copy the names of the checks from the log."},compare:flag("compare","true"),timeoutMs:{name:"timeout",valueName:"SECONDS",default:"180",parse:a.ZZ,fix:`Give a number above 0 and up to ${a.dR}, or leave the input out.`},retries:{name:"retries",valueName:"NUMBER",default:"3",parse:a.ok,fix:"Write a whole number from 0 to 10, or leave the input out."},ifPublished:choice("if-published",["skip","fail","publish"],"skip"),verify:flag("verify")},p={isDryRun:flag("dry-run")},m={tag:{name:"release-tag",parse:e=>(0,c.QC)(e,{kind:"a tag",isValid:n.dz,correct:e=>e.replace(/^refs\/tags\//,"").replace(/\s+/g,"-")}),fix:"Write a tag such as `v{version}`, or leave the input out."},notes:{name:"release-notes",valueName:"TEXT",isProse:!0,parse:e=>""===e?void 0:e,fix:"Write Markdown, or leave the input out."},prerelease:{name:"prerelease",default:"auto",valueName:"auto|true|false",parse:e=>(0,a.w9)(e.toLowerCase(),["auto","true","false"]),fix:"Write one of them, or leave the input out."},assetName:{name:"asset-name",parse:e=>(0,c.QC)(e,{kind:"the name of a release asset",isValid:n.MN,correct:e=>(e.split(/[/\\]/).at(-1)??"").replace(/\s+/g,"-")}),fix:"Use only letters, digits and `.`, `_`, `+`, `-`, beginning with a letter or a digit, such as `{slug}-{version}.zip`."},uploadTo:choice("upload-to",["release","service"],"release"),assetUrl:choice("asset-url",["auto","public","signed"],"auto"),overwrite:flag("overwrite")},g={token:{name:"github-token",secret:"GITHUB_TOKEN",parse:c.pI,fix:"Leave the input out to use the token of the workflow."}},w={...p,...d,...f,...h,...m,...g}
function collectSecrets(e){const t=(0,o.Nf)(e),r=[w.apiKey,w.token].flatMap(({name:e})=>(0,o.t6)(t,e)).flatMap(({value:e})=>(0,o.BH)(e)?[]:[e,e.trim()])
return[...new Set(r)]}function collectUrls(e){return[w.zipUrl,w.baseUrl].map(t=>(0,o.wK)(e,t))}function collectOpenTexts(e){const t=[w.baseUrl,w.zipUrl].map(t=>(0,i.Dl)((0,o.wK)(e,t)))
return[(0,o.wK)(e,w.pluginId),(0,o.wK)(e,w.slug),e.GITHUB_REPOSITORY??"",...t.flatMap(e=>null===e?[]:[e.host,e.pathname])]}}),8592:((e,t,r)=>{r.d(t,{Fj:()=>createSanitiser,bs:()=>createQuote,h:()=>createLogger,kQ:()=>createGrowingSanitiser})
var n=r(88),i=r(9440),s=r(6717),o=r(2631)
const a="***",c=500,u=16384
function createSanitiser(e){const t=(0,o.aD)(e,a)
return e=>t((0,s.jQ)(e)).replace(/::(?=[a-z-]+(?: [^:]*)?::)|(?<=::[a-z-]+(?: [^:]*)?)::/gi,": :").replace(/(?<![\w)\]]):(?=:)|:(?=:(?![\w$]))/g,": ").replace(/##(?=\[)/g,"## ")}function createGrowingSanitiser(e,t=[]){let r=e,i=[],s=t
const isPublic=e=>""!==e&&s.some(t=>t.includes(e)),listUrlSecrets=()=>[...new Set(i.flatMap(e=>(0,n.hR)(e,isPublic)))],create=()=>createSanitiser([...r,...listUrlSecrets()])
let o=create()
return{sanitise:e=>o(e),addSecret:e=>{r=[...r,e],o=create()},addUrl:e=>{i=[...i,e],o=create()},addPublic:e=>{s=[...s,...e],o=create()},listUrlSecrets:listUrlSecrets}}function createQuote(e){return t=>{const r=t.replace(/\s+/g," ").trim().slice(0,u),n=e((0,i.N)(r))
return n.length>c?`${n.slice(0,c).toWellFormed()}…`:n}}function createLogger(e,t){let r
const annotate=n=>(i,s,o)=>{const a={title:e(i),...o&&{file:e(o.file)},...void 0!==o?.line&&{startLine:o.line}},show=()=>t.annotate(n,e(s),a)
void 0===r?show():r.push(show)},info=r=>t.info(e(r))
return{info:info,repeat:r=>t.info(e((0,i.N)(r))),debug:r=>{t.isDebug()&&t.debug(e((0,i.N)(r)))},startGroup:n=>{t.startGroup(e(n)),r=[]},endGroup:e=>{t.endGroup(),info(e)
const n=r??[]
r=void 0
for(const e of n)e()},notice:annotate("notice"),warning:annotate("warning"),error:annotate("error")}}}),3147:((e,t,r)=>{r.d(t,{C:()=>runAction})
var n=r(7598),i=r(3024),s=r(8161),o=r(7856),a=r(4486),c=r(6103),u=r(5805),l=r(8592),d=r(5242),f=r(7853)
const h=/^[\w.+-]+$/,p=/^(?:GITHUB_(?:OUTPUT|STEP_SUMMARY)|RUNNER_DEBUG|HOME|PATH|TMPDIR|TEMP|TMP|SystemRoot|windir)$/i
async function runAction(e,t,r=(0,d.j)({...process.env})){const o=function startRun(e,t){process.exitCode=1,process.noDeprecation=!0
const r=function readMachine({env:e,files:t}){const{GITHUB_WORKSPACE:r="",RUNNER_TEMP:n=""}=e
return{env:e,workspace:""===r?process.cwd():r,temporaryFolder:""===n?(0,s.tmpdir)():n,ownFiles:t.flatMap(e=>function findRealPath(e){try{return(0,i.realpathSync)(e)}catch{return}}(e)??[])}}(t),{env:o}=r,{secrets:a,urls:u,open:d}=e(o),maskSecrets=e=>e.forEach(t.mask)
maskSecrets(a)
const{sanitise:m,addSecret:g,addUrl:w,addPublic:v,listUrlSecrets:y}=(0,l.kQ)(a,d),maskUrl=e=>{w(e),maskSecrets(y().filter(e=>!h.test(e)))}
u.forEach(maskUrl)
const b=function listenForCancellation(){const e=new AbortController
for(const t of["SIGINT","SIGTERM","SIGBREAK"])process.on(t,()=>e.abort())
return process.on("uncaughtException",t=>e.abort(new Crash(t))),e}(),k=b.signal,$=new AbortController,E=AbortSignal.any([k,$.signal]),x=(0,c.ts)(E),S=(0,f.E5)((0,l.h)(m,t.printer),x,()=>function isByPerson({aborted:e,reason:t}){return e&&t instanceof DOMException}(k)),{log:R}=S,P={send:createTracedSender(E,o,{log:R,clock:x}),sendAfterwards:createLastSender(o,{log:R,clock:x}),cancellation:k,clock:x,random:Math.random,randomHex:e=>(0,n.randomBytes)(e).toString("hex"),log:R,quote:(0,l.bs)(m),mask:e=>{g(e),maskSecrets([e])},maskUrl:maskUrl,declarePublic:v}
return{machine:r,outputs:t.outputs,tools:P,steps:S,sanitise:m,maskRest:()=>maskSecrets(y().filter(e=>h.test(e))),clearEnvironment:()=>{for(const e of Object.keys(process.env))p.test(e)||Reflect.deleteProperty(process.env,e)},cancel:e=>b.abort(e),stop:()=>$.abort()}}(e,r),{work:a,explainCancellation:m,report:g}=t(o)
let w=[]
try{await a()}catch(e){w=function explainEnd(e,{aborted:t,reason:r},n){const i=(0,u.I7)(e),s=i.every(({code:e})=>"after-publish"===e||"already-published"===e)
return!t||s?i:r instanceof Crash?(0,u.I7)(r.error):[n()]}(e,o.tools.cancellation,m),function traceFailure({log:e,cancellation:t},r){const n=t.reason
e.debug((0,u.wh)(n instanceof Crash?n.error:r))}(o.tools,e)}await async function endRun({tools:{log:e},maskRest:t,stop:r},{writeSummary:n},{errors:i,outcome:s,renderSummary:o,unaffected:a}){r(),t()
for(const{title:t,message:r,hint:n}of i.filter(({isReported:e})=>!e))e.error(t,`${r} ${n}`)
const summarise=async()=>n?.(o())
await summarise().catch(()=>{0===i.length&&e.warning("No job summary",`The job summary could not be written: check the disk space of the runner. ${a}`)}),e.info(s),0===i.length&&(process.exitCode=0)}(o,r,await g(w))}function createTracedSender(e,t,r){return(0,a.u)((0,o.ER)((0,a.a)(e),t),r)}const m=5e3
function createLastSender(e,t){const r=createTracedSender((new AbortController).signal,e,t)
return e=>r({...e,timeoutMs:Math.min(e.timeoutMs,m)})}class Crash{error
constructor(e){this.error=e}}}),5242:((e,t,r)=>{r.d(t,{j:()=>createRunner})
var n=r(8524)
const i={error:n.z3,warning:n.$e,notice:n.lm}
function createRunner(e){const{GITHUB_OUTPUT:t="",GITHUB_STEP_SUMMARY:r=""}=e
return{env:e,printer:{info:n.pq,isDebug:n._o,debug:n.Yz,startGroup:n.Oh,endGroup:n.N4,annotate:(e,t,r)=>i[e](t,{...r})},mask:n.Pq,outputs:{name:"the file that `GITHUB_OUTPUT` names",set:n.uH},writeSummary:""===r?void 0:e=>n.z.addRaw(e).write(),files:[t,r].filter(e=>""!==e)}}}),7853:((e,t,r)=>{r.d(t,{E5:()=>createSteps,SC:()=>describeRepeats,Sr:()=>i})
var n=r(6338)
const i={done:"✔",inconclusive:"–",failed:"✘"},s=2e4,repeatByTimer=e=>{const t=setInterval(e,5e3).unref()
return()=>clearInterval(t)}
function createSteps(e,t,r=()=>!1,o=repeatByTimer){const a=t.now(),c=[]
let u=0,l=a
return{run:async(d,f,h,p=d)=>{const m=t.now()
u=0,l=m,e.startGroup(d)
const g=o(()=>{const r=t.now()
r-l<s||(l=r,e.info(`${p}, ${(0,n.a3)(r-m)}`))}),end=(r,s)=>{g()
const o={title:d,startMs:m-a,durationMs:t.now()-m,repeats:u,outcome:r,result:s}
c.push(o),e.endGroup(function describeStep({title:e,durationMs:t,repeats:r,outcome:s,result:o}){const a=[(0,n.a3)(t),...0===r?[]:[describeRepeats(r)]].join(", ")
return`${i[s]} ${e} (${a})${void 0===o?"":`: ${o}`}`}(o))}
try{const e=await f(),t=h(e)
return"string"==typeof t?end("done",t):end("inconclusive",t.inconclusive),e}catch(e){throw r()?end("inconclusive","cancelled"):end("failed"),e}},done:c,log:{...e,info:r=>{l=t.now(),e.info(r)},repeat:r=>{u+=1,l=t.now(),e.repeat(r)}}}}function describeRepeats(e){return`${e} repeat${1===e?"":"s"}`}}),4743:((e,t,r)=>{r.d(t,{Y:()=>createSourceLocator})
var n=r(3024),i=r(6760),s=r(3916)
function createSourceLocator(e){return(t="",r,o=".")=>{const a=""!==t&&!t.split("/").some(e=>".."===e||e.includes("\\"))
if(void 0===e||""===e||!a||(0,i.isAbsolute)(o))return
const c=[t,t.slice(t.indexOf("/")+1)].map(e=>(0,s.join)(o,e)).find(t=>function isFile(e){try{return(0,n.lstatSync)(e).isFile()}catch{return!1}}((0,i.resolve)(e,t)))
return void 0===c?void 0:{file:c,line:r}}}}),119:((e,t,r)=>{r.d(t,{n:()=>connectHosting})
var n=r(5805)
function connectHosting(e,t){const{repository:i,retries:s,timeoutMs:o}=e,a={...t,retries:s,timeoutMs:o,send:e=>t.cancellation.aborted?t.sendAfterwards(e):t.send(e)},call=async e=>{if(void 0===i)throw function explainNoRepository(){return new n.S1({code:"input",title:"Input github-token",message:"The package needs a release on GitHub, but there is no token or no repository.",hint:"Run this in a workflow, and leave `github-token` out or set it to `${{ github.token }}`."})}()
return e(await Promise.all([r.e(145),r.e(737)]).then(r.bind(r,3737)),i,a)}
return{host:(e,t)=>call((r,...n)=>r.hostPackage(e,...n,t)),find:e=>call((t,...r)=>t.findReleasesOf(e,...r)),repair:(e,t)=>call((r,...n)=>r.repairRelease(e,t,...n)),tag:e=>call((t,...r)=>t.tagRelease(e,...r)),planHosting:e=>call((t,...r)=>t.planHosting(e,...r)),planRepair:(e,t)=>call((r,...n)=>r.planRepair(e,t,...n)),planTag:e=>call((t,...r)=>t.planTag(e,...r)),signAssetUrl:async e=>[i?.serverUrl.origin,i?.apiUrl.origin].includes(e.origin)?call((t,...r)=>t.signAssetUrl(e,...r)):void 0}}}),4567:((e,t,r)=>{r.d(t,{EM:()=>n,MN:()=>isAssetName,dz:()=>isTag})
const n=200
function isTag(e){return/^[^\s\p{C}~^:?*[\\]+$/u.test(e)&&!/^[-/.]|\.\.|\/\/|\/\.|@\{|\.lock(\/|$)|[/.]$|^@$|^refs\//.test(e)}function isAssetName(e){return/^[A-Za-z0-9][A-Za-z0-9._+-]*$/.test(e)}}),2551:((e,t,r)=>{function isCredential(e){return/^[\x21-\x7e]+$/.test(e)}r.d(t,{u:()=>isCredential})}),7856:((e,t,r)=>{r.d(t,{D2:()=>describeUnreadable,ER:()=>requireReadableProxy,Jp:()=>findUnreadableProxy,jL:()=>hasProxy})
var n=r(9783),i=r(4098),s=r(88)
function findUnreadableProxy(e,t){const r=("https:"===e.protocol?["https_proxy","HTTPS_PROXY"]:["http_proxy","HTTP_PROXY"]).find(e=>t[e])
if(void 0!==r&&!function isProxyAddress(e){const t=(0,s.BD)(e.trim())
try{return null!==t&&decodeURIComponent(t.username+t.password),null!==t}catch{return!1}}(t[r]??"")&&!(0,n.H)(e))return r}function hasProxy(e){return Boolean((0,n.s)(e)?.hostname)}function describeUnreadable(e){return`the environment variable \`${e}\` is not the URL of a proxy`}function requireReadableProxy(e,t){return async r=>{const n=findUnreadableProxy(r.url,t)
if(void 0===n)return e(r)
throw new i.wX("proxy-address",describeUnreadable(n),!1)}}}),6951:((e,t,r)=>{r.d(t,{BL:()=>createLookup,e2:()=>assertNotInside,uI:()=>leadsInside})
var n=r(610),i=r.n(n),s=r(7030),o=r(4098),a=r(88)
const c={v4:[["10.0.0.0",8],["100.64.0.0",10],["168.63.129.16",32],["169.254.0.0",16],["172.16.0.0",12],["192.0.0.0",24],["192.168.0.0",16],["198.18.0.0",15],["224.0.0.0",3]],v6:[["fc00::",7],["fe80::",10],["fec0::",10],["ff00::",8],["2002::",16],["2001::",32],["64:ff9b:1::",48]]},u={v4:[["0.0.0.0",8],["127.0.0.0",8]],v6:[["::",96]]},l={v4:[["169.254.0.0",16]],v6:[["fe80::",10]]},d=new Map
function isIn(e,t){const r=d.get(e)??function createList({v4:e,v6:t}){const r=new s.BlockList
for(const[t,n]of e)r.addSubnet(t,n,"ipv4"),r.addSubnet(`64:ff9b::${t}`,96+n,"ipv6"),r.addSubnet(`::${t}`,96+n,"ipv6")
for(const[e,n]of t)r.addSubnet(e,n,"ipv6")
return r}(e)
return d.set(e,r),r.check(t,6===(0,s.isIP)(t)?"ipv6":"ipv4")}function readDepth(e){return isIn(u,e)?2:isIn(c,e)?1:0}function readHostDepth(e){if((0,a.YY)(e))return 2
const t=readHostAddress(e)
return void 0===t?void 0:readDepth(t)}function readHostAddress({hostname:e}){const t=e.replace(/^\[|\]$/g,"")
return 0===(0,s.isIP)(t)?void 0:t}async function measureDepth(e){return readHostDepth(e)??await new Promise(t=>{i().lookup(e.hostname,{all:!0},(e,r)=>{const n=null===e?r.map(({address:e})=>readDepth(e)):[]
t(0===n.length?0:Math.min(...n))})})}async function leadsInside(e,t){const r=readHostDepth(e)??0
return r>0&&r>await measureDepth(t)}function createLookup(e,t=!1){return(r,n,s)=>{i().lookup(r,{...n,all:!0},(e,t)=>{null!==e?s(e,[]):pass(t)})
const pass=async r=>{const i=Math.max(0,...r.map(({address:e})=>readDepth(e))),[o]=r
t&&r.some(({address:e})=>isIn(l,e))?s(linkError(),[]):i>0&&i>await measureDepth(e)?s(privateError(),[]):!0===n.all?s(null,[...r]):s(null,o?.address??"",o?.family)}}}async function assertNotInside(e,t,r=!1){const n=readHostAddress(e)
if(r&&void 0!==n&&isIn(l,n))throw linkError()
if(await leadsInside(e,t))throw privateError()}function linkError(){return new o.wX("private","its address is link-local",!1)}function privateError(){return new o.wX("private","its address is private, and the party that named it is not in that network",!1)}}),6790:((e,t,r)=>{r.d(t,{FE:()=>followRedirects,GO:()=>describeRedirect,Lx:()=>RedirectError})
var n=r(88)
const i=5
class RedirectError extends Error{target
constructor(e){super(void 0===e?`redirects more than ${i} times`:"redirects to an unsafe address"),this.name="RedirectError",this.target=e}}async function followRedirects(e,t){let r=e
for(let e=0;e<=i;e+=1){const e=await t(r),{location:i}=e.headers
if(e.status<300||e.status>=400||void 0===i)return{url:r,answer:e}
const s=(0,n.Dl)(i,r)
if(null===s||!(0,n.cb)(s,r))throw new RedirectError(s)
r=s}throw new RedirectError(void 0)}function describeRedirect({target:e,message:t},r){if(void 0===e)return t
const i=null===e?"nowhere":(0,n.Rg)(e,r)
return"https:"===e?.protocol&&(0,n.IP)(e)?`redirects to ${i}, which leads to the runner itself`:`redirects to ${i}, which is not a plain \`https:\` address`}}),8902:((e,t,r)=>{r.d(t,{$4:()=>s,VT:()=>retryIfUnprocessed,WG:()=>isPassing,gY:()=>isRefusedForNow,mu:()=>parseRetryAfter,t0:()=>sendWithRepeats,wy:()=>retryIdempotent,x9:()=>repeatRequest})
var n=r(6103),i=r(4098)
const s=9e4
async function sendWithRepeats(e,t,{send:r,...n},i){const{method:s,url:o}=e
return repeatRequest(`${s} ${o.host}`,()=>r(e),t,n,i)}async function repeatRequest(e,t,r,{clock:s,log:o,random:a,onRepeat:c},{retries:u,budgetMs:l,countsWaitsOnly:d=!1}){const f=s.now()
let h=0
for(let p=0;;p+=1){const m=await settle(t()),g=r(m,s.wallNow()),w=g?.afterMs??(0,n.mG)(p,a),v=d?h:s.now()-f
if(void 0===g||(p>=u||v+w>l)){if(m instanceof i.wX)throw m
return m}const y=(w/1e3).toFixed(1)
c?.(),o.repeat(`${e}: ${g.why}; trying again in ${y} s (${p+1} of ${u}).`),h+=w,await s.sleep(w)}}async function settle(e){return e.catch(e=>{if(e instanceof i.wX)return e
throw e})}const retryIdempotent=(e,t)=>{if(e instanceof i.wX)return(0,i.dJ)(e.failure)?void 0:{why:e.message}
const{status:r}=e
return isPassing(r)?{why:`returned ${r}`,...readDelay(e,t)}:void 0}
function isPassing(e){return isPutOff(e)||e>=500}function isPutOff(e){return 408===e||425===e||429===e}const retryIfUnprocessed=(e,t)=>e instanceof i.wX?e.mayHaveArrived?void 0:retryIdempotent(e,t):isRefusedForNow(e,t)?retryIdempotent(e,t):void 0
function isRefusedForNow({status:e,headers:t},r=0){return isPutOff(e)||503===e&&void 0!==parseRetryAfter(t["retry-after"],r)}function parseRetryAfter(e,t){const r=e?.trim()??""
if(/^\d+$/.test(r))return 1e3*Number(r)
const n=/^[A-Z][a-z]{2,8}, \d{2}[ -][A-Z][a-z]{2}[ -]\d{2,4} \d{2}:\d{2}:\d{2} GMT$/.test(r),i=/^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d{2}:\d{2}:\d{2} \d{4}$/.test(r),s=n||i?Date.parse(i?`${r} GMT`:r):NaN
return Number.isNaN(s)?void 0:Math.max(0,s-t)}function readDelay(e,t){const r=parseRetryAfter(e.headers["retry-after"],t)
return void 0===r?{}:{afterMs:r}}}),4486:((t,r,n)=>{n.d(r,{a:()=>createSender,u:()=>traceRequests})
var i=n(7067),s=n.n(i)
const o=e(import.meta.url)("node:https")
var a=n.n(o),c=n(7075),u=n(3136),l=n(5805),d=n(6338),f=n(8500)
const h=65536
async function readAnswer(e,t,r,n){const{statusCode:i=0,headers:s}=e,o=function chooseReceiver(e,{receive:t},r){try{return t?.(r)}catch(t){throw e.destroy(),new CallerFailure(t)}}(e,t,{status:i,headers:s}),{maxBytes:a}=o??t,c=[]
let u=0
try{for await(const t of e)if(n(),void 0===o?c.push(t):await passOn(o,t.subarray(0,a-u)),u+=t.length,u>a)break}catch(e){if(e instanceof CallerFailure)throw e
if(i>=200&&i<300||"cancelled"===r.reason)throw e
return{status:i,headers:s,body:Buffer.concat(c),isCut:!0}}const l=u>a
return{status:i,headers:s,body:Buffer.concat(c).subarray(0,a),isCut:l}}class CallerFailure extends Error{constructor(e){super("a body could not be read or taken",{cause:e})}}async function passOn({write:e},t){try{await e(t)}catch(e){throw new CallerFailure(e)}}var p=n(7856),m=n(6951),g=n(4098),w=n(88)
const v="publish-wordpress-plugin",y=2e4,b=100
function createSender(e){return async t=>{const r={mayHaveArrived:!1,ending:new AbortController},end=e=>()=>r.ending.abort(e),i=end("cancelled")
e.addEventListener("abort",i)
const o=[setTimeout(end("deadline"),t.timeoutMs),setTimeout(()=>r.mayHaveArrived||r.ending.abort("unreachable"),y)],l=function limitSilence({silence:e,upload:t},r){let n
const watch=(e,t)=>setTimeout(()=>{n=t,r(e)},t)
let i=e&&watch("deadline",e.firstMs)
return{send:()=>{void 0!==e&&(clearTimeout(i),i=watch("deadline",e.firstMs))},arrive:()=>{void 0!==e&&(clearTimeout(i),i=watch("interrupted",e.nextMs))},stop:()=>clearTimeout(i),describeEnd:()=>{if(void 0===n)return
return`${void 0===t?"it sent nothing":"there was no progress"} for ${showSeconds(n)}`}}}(t,e=>r.ending.abort(e))
let d
try{e.aborted&&i()
const{signal:o}=r.ending
d=await async function openAgent({url:e,namedBy:t,avoidsLinkLocal:r=!1},i){void 0!==t&&await(0,m.e2)(e,t,r)
if((0,p.jL)(e)){const{createTunnel:t}=await Promise.all([n.e(779),n.e(899)]).then(n.bind(n,6856))
return{agent:t(e,i),close:()=>{}}}const{Agent:o}="https:"===e.protocol?a():s(),c=new o({keepAlive:!1,...t&&{lookup:(0,m.BL)(t,r)}})
return{agent:c,close:()=>c.destroy()}}(t,o)
const w=await function openExchange(e,t,r,n){const{body:i,upload:o}=e,l="https:"===e.url.protocol,d=o?.sizeBytes??(void 0===i?void 0:Buffer.byteLength(i))
return new Promise((p,m)=>{const w=(l?a().request:s().request)({...(0,u.urlToHttpOptions)(e.url),agent:t,signal:r.ending.signal,method:e.method,headers:{"User-Agent":v,"Accept-Encoding":"identity",...e.headers,...void 0===d?{}:{"Content-Length":d}}})
r.message=w,w.on("socket",e=>{l||e.connecting?e.once(l?"secureConnect":"connect",()=>r.mayHaveArrived=!0):r.mayHaveArrived=!0}),w.on("response",p),function limitInterimAnswers(e,t){let r=b
e.on("information",()=>{if(r-=1,r>=0)return
const n=`it sent more than ${b} interim answers (1xx) and no final one`
t(new g.wX("interrupted",n,!0)),e.destroy()})}(w,m),r.ending.signal.addEventListener("abort",()=>m(new Error("ended")),{once:!0}),w.on("error",m),w.on("close",()=>m(Object.assign(new Error("closed"),{code:g.Dn}))),void 0===o?w.end(i):(0,c.pipeline)(async function*readUpload({silence:e},{sizeBytes:t,open:r},n,i){let s=0
try{for await(const n of r()){if(s+=n.length,s>t)break
if(void 0===e)yield n
else for(let e=0;e<n.length;e+=h)i(),await(0,f.setImmediate)(),yield n.subarray(e,e+h)}if(s!==t)throw new Error(`the body to be sent does not have its ${t} bytes`)}catch(e){throw n(new CallerFailure(e)),e}}(e,o,m,n),w,()=>{})})}(t,d.agent,r,l.send)
return l.arrive(),await readAnswer(w,t,o,l.arrive)}catch(e){if(e instanceof CallerFailure)throw e.cause
const{signal:n}=r.ending
if(!n.aborted||(0,g.VF)(e))throw(0,g.SP)(e,r.mayHaveArrived)
const i=n.reason
throw new g.wX(i,l.describeEnd()??function describeEnd(e,t){switch(e){case"deadline":return`there was no complete response within ${showSeconds(t)}`
case"unreachable":return`it did not accept a connection within ${y/1e3} s`
default:return"the run was cancelled"}}(i,t.timeoutMs),r.mayHaveArrived,e)}finally{e.removeEventListener("abort",i),o.forEach(clearTimeout),l.stop(),void 0!==t.upload&&r.message?.destroy(),d?.close()}}}function showSeconds(e){return`${Number((e/1e3).toFixed(2))} s`}function traceRequests(e,{log:t,clock:r}){return async n=>{const i=r.now(),s=!0===n.hasSecretUrl?"of a secret URL":(0,w.jr)(n.url,1/0),tell=e=>t.debug(`${n.method} ${s}: ${e} after ${(0,d.a3)(r.now()-i)}`)
try{const t=await e(n)
return tell(`${t.status}, ${function describeBody({body:e,headers:t}){const r=t["content-length"],n=0===e.length&&void 0!==r?Number(r):e.length
return(0,d.Xq)(Number.isNaN(n)?void 0:n)}(t)},`),t}catch(e){throw tell((0,l.bD)(e)),e}}}}),4098:((e,t,r)=>{r.d(t,{Dn:()=>s,SP:()=>explainFailure,VF:()=>isMistake,dJ:()=>isLasting,uW:()=>i,wX:()=>TransportError})
var n=r(9123)
function isLasting(e){return["tls","proxy-address","private","cancelled"].includes(e)}const i="Set it to an address such as `http://proxy.example:3128`, or remove it."
class TransportError extends Error{failure
mayHaveArrived
constructor(e,t,r,n){super(t,{cause:n}),this.name="TransportError",this.failure=e,this.mayHaveArrived=r}}const s="NO_ANSWER"
function explainFailure(e,t){const{code:r,message:i}=(0,n.lS)(e)
if(e instanceof TransportError||isMistake(e)||void 0===r)return e
const[,c,u]=(t?void 0:function findFailure(e,t){const[r,n]=/^tunneling socket could not be established(?:, statusCode=(\d{3}))?/.exec(t)??[]
return void 0!==r?function describeProxy(e){const t=void 0===e?"the proxy":`the proxy returned ${e} and`
return[/./,"proxy",`${t} did not open a connection to it`]}(n):a.find(([t])=>t.test(e))}(r,i))??o
return new TransportError(c,`${u}${r===s?"":` (${r})`}`,t,e)}function isMistake(e){return"TypeError"===(0,n.lS)(e).name}const o=[/./,"interrupted","the connection broke before the answer was complete"],a=[[/^(ENOTFOUND|EAI_.*)$/,"name-not-found","its host name could not be resolved"],[/^ECONNREFUSED$/,"refused","the connection was refused"],[/^(EHOSTUNREACH|ENETUNREACH|ENETDOWN|EADDRNOTAVAIL|ETIMEDOUT)$/,"unreachable","its host cannot be reached"],[/CERT|SIGNED|VERIFY|^EPROTO$|^ERR_(SSL|TLS)/,"tls","its TLS certificate or handshake is not valid"]]}),4125:((e,t,r)=>{r.d(t,{C:()=>readExpiryMs})
const n=864e13
function readExpiryMs({searchParams:e}){const t=["X-Amz","X-Goog"].map(t=>function parseCompactDate(e){const[,t="",r=""]=/^(\d{8})T(\d{6})Z$/.exec(e??"")??[],n=t.replace(/(....)(..)(..)/,"$1-$2-$3")
return Date.parse(`${n}T${r.replace(/(..)(..)(..)/,"$1:$2:$3")}Z`)}(e.get(`${t}-Date`))+1e3*Number(e.get(`${t}-Expires`)??NaN)),r=[readTokenEnd(e.get("jwt")??""),Date.parse(e.get("se")??""),...t].filter(e=>Math.abs(e)<=n)
return 0===r.length?void 0:Math.min(...r)}function readTokenEnd(e){try{const t=JSON.parse(Buffer.from(e.split(".")[1]??"","base64url").toString())
return"number"==typeof t.exp?1e3*t.exp:NaN}catch{return NaN}}}),88:((e,t,r)=>{r.d(t,{BD:()=>parseWebUrl,Dl:()=>parseUrl,EW:()=>isHarmless,Es:()=>isSignedUrl,IP:()=>isSafe,Rg:()=>showTarget,U9:()=>isLoopback,YY:()=>isThisMachine,cb:()=>isSafeFrom,hR:()=>collectUrlSecrets,jr:()=>showUrl,lJ:()=>showTargetHost})
var n=r(6717)
const i=new RegExp("^(x-amz-.*|x-goog-.*|x-oss-.*|sig|sign|.*signature|jwt|hmac|.*token|.*key|key-pair-id|policy|.*auth|authorization|credentials?|secret|password|pass|pwd|googleaccessid|awsaccesskeyid|hdnea|hash|verify|code)$","i"),s=["md5","expires"],o=8,a=300
function parseUrl(e,t){return URL.canParse(e,t?.href)?new URL(e,t?.href):null}function parseWebUrl(e){return!/^https?:\/\/[^/?#]/i.test(e)||/[\s\p{Cc}\p{Cf}\\]/u.test(e)?null:parseUrl(e)}function isLoopback({hostname:e}){return"localhost"===e||"[::1]"===e||/^127(\.\d+){3}$/.test(e)}function isSignedUrl(e){return[e.search,e.hash].flatMap(e=>listParameters(e.slice(1))).some(({isCredential:e})=>e)}function collectUrlSecrets(e,t=()=>!1){const r=parseUrl(e)
if(null===r)return[]
const n=[r.search.slice(1),r.hash.slice(1),...e.split(/[?#]/).slice(1)],i=n.flatMap(listParameters).filter(({isCredential:e,forms:r})=>e&&!r.some(t)),s=i.length>0?n:[],a=[r.username,r.password,...s,...i.flatMap(({forms:e})=>e)]
return[...new Set(a)].filter(e=>e.length>=o)}function listParameters(e){const t=e.split(/[&;]/).flatMap(e=>{const t=e.slice(e.indexOf("=")+1)
return[...new URLSearchParams(e)].map(([e,r])=>({name:e.replace(/\[.*$/,"").toLowerCase(),forms:[t,r]}))}),r=s.every(e=>t.some(({name:t})=>t===e))
return t.map(({name:e,forms:t})=>({isCredential:i.test(e)||r&&"md5"===e,forms:t}))}function showUrl(e,t=a){const r=(0,n.IN)(e.pathname,t)
return`${e.protocol}//${e.host}${r}${""===e.search?"":"?…"}`}function showTarget(e,t){const r=`${e.protocol}//${e.host}`
return isHarmless(`${r}${e.pathname}`,t)?showUrl(e):isHarmless(r,t)?`${r}/…`:"an address that may hold a secret"}function showTargetHost(e,t){return isHarmless(e.host,t)?e.host:"a host whose name may hold a secret"}function isHarmless(e,t){return t(e).replaceAll(": :","::")===e}function isSafe(e){return("https:"===e.protocol||"http:"===e.protocol&&isThisMachine(e))&&""===e.username&&""===e.password}function isThisMachine(e){return isLoopback(e)||e.hostname.endsWith(".localhost")}function isSafeFrom(e,t){return isSafe(e)&&(!isThisMachine(e)||isThisMachine(t))}}),9407:((e,t,r)=>{r.a(e,async(e,t)=>{try{var n=r(4273),i=r(4923),s=r(3884)
switch(new URL(import.meta.url).search){case"?live":await(await r.e(17).then(r.bind(r,5017))).run()
break
case"?build":await(await Promise.all([r.e(11),r.e(725)]).then(r.bind(r,725))).run()
break
case"?rehearse":await(await Promise.all([r.e(118),r.e(145),r.e(136)]).then(r.bind(r,6136))).run()
break
case"?player":await r.e(762).then(r.bind(r,7762))
break
case"?browser":await r.e(340).then(r.bind(r,4340))
break
case"?cli":await(await r.e(891).then(r.bind(r,9891))).run({INPUTS:i.mc,run:n.e})
break
case"?php":await(await(0,s.yD)()).serveParsing()
break
case"?thread":{const{serveDownload:e}=await Promise.all([r.e(145),r.e(152)]).then(r.bind(r,3771))
e()
break}default:await(0,n.e)()}t()}catch(e){t(e)}},1)}),2039:((e,t,r)=>{r.d(t,{S:()=>n})
const n={"zip-unreadable":"no","zip-crc":"no","zip-structure":"no","zip-method":"no","zip-empty":"no","zip-limits":"yes","path-unsafe":"no","path-backslash":"yes","path-conflict":"yes","path-portability":"yes",symlink:"path","root-files":"yes","extra-root-entry":"yes","double-nested":"no","no-plugin":"no","folder-mismatch":"yes","folder-chars":"yes","folder-unconfirmed":"yes","not-built":"yes","block-file-missing":"path","main-file":"yes","header-late":"yes","header-encoding":"yes","header-shadowed":"yes","multi-main":"yes","nested-header":"yes","update-uri-missing":"yes","no-php-tag":"yes","output-before-headers":"yes","required-file-missing":"path","php-syntax":"path","compile-error":"path","this-in-static":"path","undefined-variable":"path","self-outside-class":"path","newer-than-declared":"path","gone-function":"path","gone-class":"path","gone-constant":"path","gone-method":"path","undefined-method":"path","bad-override":"path","changed-member":"path",redeclared:"path","undefined-function":"path","undefined-class":"path","undefined-constant":"path","few-arguments":"path","hook-arguments":"path","admin-only-function":"path","update-uri-host":"yes","stale-version":"yes","requires-format":"yes","requires-itself":"yes","requires-no-slug":"yes","version-missing":"no","version-format":"yes","version-tag":"yes","version-not-newer":"yes","prerelease-over-stable":"yes","requires-differs":"yes","stable-tag":"yes","changelog-version":"yes","readme-missing":"yes","api-key-in-package":"no","leaked-secrets":"path","dev-files":"yes","lfs-pointer":"path","merge-conflict":"path",macosx:"yes","part-vanished":"yes","nothing-changed":"yes","same-version-changed":"yes","update-uri-changed":"yes","text-domain-changed":"yes","requires-raised":"yes","upgrade-notice":"yes","size-jump":"yes"}}),9245:((e,t,r)=>{function describeBefore(e){if(!0!==e?.isCompared)return
const{what:t,difference:r}=e,{header:n,mainFile:i,mainText:s}=r.from
return{what:t,version:n.version,mainFile:i,mainText:s}}function placeIn({folder:e},t){return""===e?t:`${e}/${t}`}r.d(t,{VV:()=>placeIn,YL:()=>n,hB:()=>describeBefore,pZ:()=>joinFindings})
const n=[{id:"part-vanished",severity:"error",acceptance:"yes"},{id:"nothing-changed",severity:"warning",acceptance:"yes"},{id:"same-version-changed",severity:"warning",acceptance:"yes"},{id:"update-uri-changed",severity:"error",acceptance:"yes"},{id:"text-domain-changed",severity:"notice",acceptance:"yes"},{id:"requires-raised",severity:"notice",acceptance:"yes"},{id:"upgrade-notice",severity:"notice",acceptance:"yes"},{id:"size-jump",severity:"notice",acceptance:"yes"}],i=new Set(["php-syntax","compile-error","newer-than-declared","update-uri-host"]),s=new Set(["folder-mismatch","version-not-newer"])
function joinFindings(e,{findings:t,isOfCode:r},n=()=>!1){const o=t.filter(e=>"part-vanished"===e.id&&"error"===e.severity).filter(e=>!n(e)),isOfVanished=({id:e,file:t,was:r})=>{const n="required-file-missing"===e?t:r
return o.some(({file:e="\0",files:t=[e]})=>t.some(e=>n===e||e.endsWith("/")&&!0===n?.startsWith(e)))},a=e.some(e=>s.has(e.id)&&"error"===e.severity&&!n(e))
return[...e.filter(e=>!(isOfVanished(e)||!0===r&&i.has(e.id))),...t.filter(t=>!(({id:t,file:r})=>"required-file-missing"===t&&e.some(e=>e.id===t&&e.file===r))(t)&&!isOfVanished(t)).filter(({id:e})=>!(a&&"nothing-changed"===e))]}}),9733:((e,t,r)=>{r.d(t,{$:()=>placeOf,w:()=>PackageProblem})
class PackageProblem extends Error{finding
constructor(e,t,r){super(t.message,{cause:r}),this.name="PackageProblem",this.finding={id:e,severity:"error",...t}}}function placeOf({file:e,line:t,place:r={file:e,line:t}}){return r}}),3884:((e,t,r)=>{function prepareReader(){loadReader().catch(()=>{})}function loadReader(){return Promise.all([r.e(341),r.e(886)]).then(r.bind(r,8886))}r.d(t,{HE:()=>prepareReader,yD:()=>loadReader})}),9820:((e,t,r)=>{r.d(t,{Zy:()=>searchArchive,kR:()=>assertNoKeyInNames,xP:()=>searchEntries})
var n=r(6103),i=r(3492),s=r(9733),o=r(5002),a=r(6451),c=r(1352),u=r(3649)
async function searchEntries(e,t,r,{signal:s,yieldToEventLoop:o=i.o}){const a=(0,c.GD)(t)
for(const t of[...e].sort((e,t)=>e.start-t.start)){if((0,n.ZR)(s),await o(),0===t.sizeBytes)continue
const e=(0,c.TT)(t)?await(0,u.L)(t,a):void 0,i=e&&r.begin(t.path,t.sizeBytes),l=e&&await(0,c.v3)(t,e.dataStart,a,{keep:()=>0,look:i,signal:s})
void 0!==l&&void 0===l.damage||r.addUnread(t.path)}}async function searchArchive({entries:e},t,{ownKeys:r=[],...n}){const i=(0,a.Oq)(r)
return void 0===i?a.vu:(await searchEntries(e,t,i,n),i.report())}function assertNoKeyInNames(e,{ownKeys:t=[]}){const[r,...n]=(0,a.Oq)(t)?.findInNames(e.map(({name:e})=>e))??[]
if(void 0!==r)throw new s.w("api-key-in-package",(0,o.g)(r,n))}}),1030:((e,t,r)=>{r.d(t,{IU:()=>n,_W:()=>createSearchBudget,qj:()=>spendFreely})
const n=16,i=4e8
function createSearchBudget(e=i){let t=e
const r=new Set
return{spendOn:e=>n=>(n>t?r.add(e):t-=n,!r.has(e)),countUnsearched:()=>r.size}}const spendFreely=()=>!0}),4803:((e,t,r)=>{r.d(t,{I:()=>inspectForKeys,e:()=>explainUnsearched})
var n=r(9733),i=r(9820),s=r(5002),o=r(6451),a=r(7091)
async function inspectForKeys(e,t){try{const r=await(0,a.Q)(e);(0,i.kR)(r.entries,t)
const n=await(0,i.Zy)(r,e,t),o={id:"api-key-in-package",severity:"error"}
return{keys:n,findings:(0,s.m)(n).map(e=>({...e,...o}))}}catch(e){if(!(e instanceof n.w))throw e
const r="api-key-in-package"===e.finding.id
return{keys:explainUnsearched(e,t),findings:r?[e.finding]:[]}}}function explainUnsearched({finding:e},{ownKeys:t=[]}){return"api-key-in-package"===e.id||void 0===(0,o.Oq)(t)?o.vu:void 0}}),5002:((e,t,r)=>{r.d(t,{g:()=>describeKeyInNames,m:()=>describeKeys})
var n=r(6338),i=r(6717),s=r(6451)
const o=20
function describeKeys({found:e}){const t=e.slice(0,o).map(e=>{const{path:t,key:r,kind:n,line:s}=e,o="text"===n?"":` in ${n}`,a=void 0===s?"":`, in line ${s}`
return{message:`${(0,i.AB)(t)} holds the value of \`${r.input}\`${o}${a}.`,...adviseOn(r),file:t,line:s}}),r=e.slice(o),[s]=r
if(void 0===s)return t
const a=(0,i.Zv)(r.map(({path:e})=>e))
return[...t,{message:`${a} ${(0,n.d5)(r,"holds","hold")} it, too.`,...adviseOn(s.key)}]}function describeKeyInNames(e,t){const{path:r,key:s}=e,o=0===t.length?"":` So ${(0,n.d5)(t,"has","have")} ${t.length} more.`
return{message:`The name of ${(0,i.AB)(r)} has the value of \`${s.input}\` in it.${o}`,...adviseOn(s),file:r}}function adviseOn(e){const t="Everyone who gets the plugin can read it.",r=(0,s.x7)(e)?"":` If it is a word that may be there, \`${e.input}\` holds no key: set it to the key.`
return"api-key"===e.input?{effect:t,fix:`Take it out, publish with a new key, and delete the old one: if this key may publish, everyone who gets the plugin can publish to all sites. Update clients get a license key instead.${r}`}:{effect:t,fix:`Take it out, and replace the token, unless it ends with the job.${r}`}}}),6451:((e,t,r)=>{r.d(t,{vu:()=>c,Oq:()=>createKeySearch,x7:()=>isLong})
var n=r(2631),i=r(1030)
const s=256,o=1024
function readPair(e,t){return(e[t]??0)<<8|(e[t+1]??0)}var a=r(7491)
const c={found:[],unread:[],unsearched:0},u=20,l=8,d=4,f=8
function isLong({value:e}){return e.length>=u}function isDistinct(e){const{value:t}=e
return isLong(e)||t.length>=l&&/[^A-Za-z]/.test(t)}function createKeySearch(e){const t=e.filter(isDistinct).flatMap(e=>(0,n.Ub)(e.value).map(t=>({...t,bytes:Buffer.from(t.text),key:e})))
if(0===t.length)return
const r=function createFinder(e){const t=function createMultiSearch(e){const t=Math.min(...e.map(({bytes:e})=>e.length),s),r=new Uint8Array(65536).fill(t-1),n=new Map
for(const i of e){for(let e=0;e+1<t;e+=1){const n=readPair(i.bytes,e)
r[n]=Math.min(r[n]??0,t-2-e)}const e=readPair(i.bytes,t-2)
n.set(e,[...n.get(e)??[],i])}const findAt=(e,r)=>{const i=r-(t-2)
for(const t of n.get(readPair(e,r))??[]){const r=i+t.bytes.length
if(r<=e.length&&0===e.compare(t.bytes,0,t.bytes.length,i,r))return{needle:t,start:i,end:r}}},scan=(e,t,n)=>{for(let i=t;i<n;){const t=r[readPair(e,i)]??0,n=0===t?findAt(e,i):void 0
if(void 0!==n)return n
i+=Math.max(1,t)}}
return(e,n)=>{const i=n+t-2,s=e.length-1,a=s-i>>2
if(a<o)return scan(e,i,s)
const c=i+a,u=c+a,l=u+a
let d=i,f=c,h=u,p=l
for(;d<c&&f<u&&h<l&&p<s;){const t=r[readPair(e,d)]??0,n=r[readPair(e,f)]??0,o=r[readPair(e,h)]??0,a=r[readPair(e,p)]??0
if((d+=t,f+=n,h+=o,p+=a,0===t||0===n||0===o||0===a)&&(0===t&&void 0!==findAt(e,d++)||0===n&&void 0!==findAt(e,f++)||0===o&&void 0!==findAt(e,h++)||0===a&&void 0!==findAt(e,p++)))return scan(e,i,s)}return scan(e,d,c)??scan(e,f,u)??scan(e,h,l)??scan(e,p,s)}}(e)
return(e,r,n)=>{let i=t(e,r)
for(;void 0!==i&&i.start<n;){if(isLong(i.needle.key)||standsAlone(e,i))return i
i=t(e,i.start+1)}}}(t),c=Math.max(...t.map(({bytes:e})=>e.length))+f,u=e.map(({value:e})=>e),l=(0,n.aD)(u,"***"),h=(0,i._W)(),p=function createJoin(){let e=Buffer.alloc(0)
return(t,r)=>{const{length:n}=t
return 0===n?r:(e.length<n+r.length&&(e=Buffer.allocUnsafe(n+r.length)),t.copy(e),r.copy(e,n),e.subarray(0,n+r.length))}}(),m=[],g=[]
return{findInNames:e=>e.flatMap(e=>{const t=r(Buffer.from(e),0,1/0)
return void 0===t?[]:[{...t.needle,path:l(e),line:void 0}]}),begin:(e,t)=>h.spendOn(e)(t/d)?function lookThrough({find:e,reach:t,join:r},n){let i,s=!1,o=Buffer.alloc(0),c=0,u=0
return(l,d)=>{if(s)return
i??=(0,a.K)(l)
const h=r(o,l),p=d?h.length:Math.max(c,h.length-t),m=e(h,c,p)
if(void 0!==m)s=!0,n(m.needle,i?u+countLines(h,m.start)+1:void 0)
else if(!d){const e=Math.max(0,p-f)
i&&(u+=countLines(h,e)),o=Buffer.from(h.subarray(e)),c=p-e}}}({find:r,reach:c,join:p},({key:t,kind:r},n)=>m.push({path:l(e),key:t,kind:r,line:n})):()=>{},addUnread:e=>g.push(l(e)),report:()=>({found:m,unread:g,unsearched:h.countUnsearched()})}}function countLines(e,t){let r=0
for(let n=e.indexOf(h);n>=0&&n<t;n=e.indexOf(h,n+1))r+=1
return r}const h=10
function standsAlone(e,{needle:t,start:r,end:i}){const s=e.toString("latin1",Math.max(0,r-f),i+f),o=Math.min(r,f),[a,c]=[s.slice(0,o),s.slice(o+i-r)]
switch(t.kind){case"text":return!isWord(a.replace(p,decode))&&!isWord(c.charAt(0))
case"hex":return!isWord(decodeHex(a.slice(-2)))&&!isWord(decodeHex(c.slice(0,2)))
case"base64":return function standsAloneInBase64({key:{value:e},offset:t},r,i,s){const o=(0,n.lx)(t),a=r.slice(-4-o).padStart(4+o," "),c=`${a}${i}${s}`.replace(/[^\w+/-]/g,"A"),u=Buffer.from(c,"base64").toString("latin1"),l=3+t,d=l+e.length
return u.slice(l,d)===e&&!isWord(u.slice(0,l))&&!isWord(u.charAt(d))}(t,a,t.text,c)}}function isWord(e){return/[A-Za-z0-9]$/.test(e)}const p=/(?:%|\\x|\\u00)([0-9a-f]{2})$|\\[abefnrtv]$/i
function decode(e,t=""){return decodeHex(t)}function decodeHex(e){return Buffer.from(e,"hex").toString("latin1")}}),7491:((e,t,r)=>{r.d(t,{K:()=>isText})
const n=4096
function isText(e){return!e.subarray(0,n).includes(0)}}),6600:((e,t,r)=>{r.d(t,{Hk:()=>hasUnknownWord,V1:()=>isPrerelease,Zy:()=>compareVersions})
const n=-1,i=3,s=4,o=[["dev",0],["a",1],["b",2],["RC",i],["rc",i],["#",s],["p",5]],a="9223372036854775807"
function compareVersions(e,t){const r=splitVersion(e),n=splitVersion(t)
if(0===r.length||0===n.length)return sign(r.length-n.length)
let i=0
for(;hasMore(r,i)&&hasMore(n,i);i+=1){const e=compareParts(r[i]??"",n[i]??"")
if(0!==e)return e}return i<r.length?compareRest(r,i):sign(-compareRest(n,i))}function hasUnknownWord(e){return splitVersion(e).some(e=>rankOf(e)===n)}function isPrerelease(e){return splitVersion(e).map(rankOf).some(e=>e!==n&&e<=i)}function splitVersion(e){const[t=""]=Buffer.from(e).toString("latin1").split("\0",1)
return""===t?[]:(t.startsWith("#")?t:function canonicalise(e){let t=e.charAt(0)
const r=[t]
for(const n of e.slice(1)){const e=/[0-9A-Za-z]/.test(n)||isDigit(t)&&!/[-_+.]/.test(n)
!(e&&isDigit(t)!==isDigit(n))&&e||"."===r.at(-1)||r.push("."),e&&r.push(n),t=n}return r.join("")}(t)).split(".")}function hasMore(e,t){return t<e.length-1||t===e.length-1&&""!==e[t]}function compareParts(e,t){return isDigit(e)&&isDigit(t)?function compareNumbers(e,t){const[r,n]=[readLong(e),readLong(t)]
return r.length!==n.length?sign(r.length-n.length):r===n?0:r<n?-1:1}(e,t):sign(rankOf(e)-rankOf(t))}function readLong(e){const t=/^0*([0-9]*)/.exec(e)?.[1]??""
return t.length>a.length||19===t.length&&t>a?a:t}function compareRest(e,t){for(let r=t;r<e.length;r+=1){const t=e[r]??""
if(isDigit(t))return 1
const n=sign(rankOf(t)-s)
if(0!==n)return n}return 0}function rankOf(e){return isDigit(e)?s:o.find(([t])=>e.startsWith(t))?.[1]??n}function isDigit(e){const t=e.charAt(0)
return t>="0"&&t<="9"}function sign(e){return e<0?-1:e>0?1:0}}),1027:((e,t,r)=>{r.d(t,{MK:()=>assertZip,O$:()=>unreadable,gZ:()=>readDirectory})
var n=r(6376),i=r(6338),s=r(9733)
const o=2e4,a=32768,c=65664,u=10485760,l=80,d=101010256,f=22,h=117853008,p=20,m=101075792,g=56,w=12,v="WordPress refuses it, and no site gets the update.",y="Build the ZIP again, and check that it was written and uploaded to its end."
function unreadable(e,t=y,r){return new s.w("zip-unreadable",{message:e,effect:v,fix:t},r)}async function assertZip(e){const t=await(0,n.C)(e)
if(void 0!==t)throw unreadable(`The package is ${t.what}.`,t.fix)}async function readDirectory(e){const{entryCount:t,start:r,end:n,...s}=await async function findEnd(e){let t
for(const r of[a,c]){const n=Math.max(0,e.sizeBytes-r),i=await e.read(n,e.sizeBytes-n),s=findRecords(i),[o,a]=s.filter(({end:e})=>e===i.length)
if(void 0!==a)throw unreadable("The ZIP has two lists of files, one of them in its comment: programs differ in which one they read.")
if(void 0!==o)return readEnd(e,n+o.start)
const[c]=s
if(void 0!==c&&(t??=n+c.start),0===n)break}if(void 0!==t)return{...await readEnd(e,t),isTight:!1}
throw await assertZip(e),unreadable("The file begins like a ZIP, but its list of files, at the end, is missing: it is cut off.")}(e)
if(t>o)throw tooLarge(`The ZIP has ${t} entries; at most ${o} are accepted.`)
if(n-r>u){const[e,t]=[(0,i.Xq)(n-r),(0,i.Xq)(u)]
throw tooLarge(`The list of files in the ZIP takes ${e}; at most ${t} are accepted.`)}return{entryCount:t,start:r,bytes:await e.read(r,n-r),end:s}}function tooLarge(e){return new s.w("zip-limits",{message:e,effect:"Many sites would run out of time during the update.",fix:"Leave out files that the plugin does not need at run time, such as `node_modules`."})}function findRecords(e){const t=[]
for(let r=e.length-f;r>=0;r-=1){if(e[r]!==l||e.readUInt32LE(r)!==d)continue
const n=r+f+e.readUInt16LE(r+20)
n<=e.length&&t.push({start:r,end:n})}return t}async function readEnd(e,t){const r=await e.read(t,f),n=await async function readEnd64(e,t){if(t<p+g)return
const r=await e.read(t-p,p)
if(r.readUInt32LE(0)!==h)return
const n=toSafeNumber(r.readBigUInt64LE(8))
if(n+g>t-p)throw unreadable("The end record of the ZIP is damaged.")
const i=await e.read(n,g)
if(i.readUInt32LE(0)!==m)throw unreadable("The end record of the ZIP is damaged.")
return{position:n,entryCount:toSafeNumber(i.readBigUInt64LE(32)),sizeBytes:toSafeNumber(i.readBigUInt64LE(40)),start:toSafeNumber(i.readBigUInt64LE(48)),isConsistent:0===r.readUInt32LE(4)&&i.subarray(24,32).equals(i.subarray(32,40)),isTight:n+w+toSafeNumber(i.readBigUInt64LE(4))===t-p}}(e,t),i=n?.entryCount??r.readUInt16LE(10),s=n?.sizeBytes??r.readUInt32LE(12),o=n?.start??r.readUInt32LE(16),a=o+s
if(0!==r.readUInt16LE(4)&&void 0===n)throw unreadable("The ZIP is one part of a split archive.","Build one whole ZIP.")
const c=n?.position??t
if(a>c)throw unreadable("The list of files in the ZIP is not where the ZIP says: it is damaged.")
if(a<c&&await async function isShifted(e,t,r,n){if(r<4)return!1
const[i,s]=[await e.read(t,4),await e.read(n-r,4)],o=Buffer.from("PK","latin1")
return!i.equals(o)&&s.equals(o)}(e,o,s,c))throw unreadable("The file has other content before the ZIP, so its entries are not where it says.","Build a plain ZIP: no self-extracting archive, and nothing else written to the file.")
const u=65535===r.readUInt16LE(10)||4294967295===r.readUInt32LE(16),l=0===r.readUInt32LE(4)&&r.readUInt16LE(8)===r.readUInt16LE(10)
return{entryCount:i,start:o,end:a,isZip64:u,isTight:a===c&&!1!==n?.isTight,isConsistent:n?.isConsistent??l}}function toSafeNumber(e){return Number(e>BigInt(Number.MAX_SAFE_INTEGER)?Number.MAX_SAFE_INTEGER:e)}}),1352:((t,r,n)=>{n.d(r,{TT:()=>isSupported,v3:()=>readData,hB:()=>readEntry,GD:()=>readForward})
const i=e(import.meta.url)("node:stream/promises")
var s=n(8522),o=n(6103),a=n(9123),c=n(3649)
const u=0,l=8,d=1048576,f=131072,h=262144,p=64
function isSupported({method:e,isEncrypted:t}){return!t&&(e===u||e===l)}async function readEntry(e,t,r={}){const n=await(0,c.L)(e,t)
return void 0===n?unusable("lost"):"other"===n.match?unusable("headers"):readData(e,n.dataStart,t,r)}async function readData(e,t,r,{maxBytes:n=1/0,keep:o=()=>1/0,look:c,signal:l}={}){const f=function createTally(e,t,r,n){const i=[]
let o,a=0,c=0
return{add:u=>{o??=e(u)
const l=o-a
return l>0&&i.push(r(u.subarray(0,l))),a+=u.length,c=(0,s.crc32)(u,c),n?.(u,a>=t),a<=t},read:()=>({bytes:1===i.length&&i[0]?i[0]:Buffer.concat(i),sizeBytes:a,checksum:c})}}(e=>Math.min(o(e),n),Math.min(n,e.sizeBytes),t=>e.method===u?Buffer.from(t):t,c)
if(!await async function unpack(e,t,r,n){if(e.method===u||0===e.packedBytes){for await(const i of readPieces(e,t,r))if(!n.add(i))break
return!0}if(Math.max(e.packedBytes,e.sizeBytes)<=d){const i=await r.read(t.dataStart,e.packedBytes),o=e.sizeBytes+1
let c
try{c=(0,s.inflateRawSync)(i,{chunkSize:Math.max(o,p),maxOutputLength:o})}catch(e){if("ERR_BUFFER_TOO_LARGE"!==(0,a.lS)(e).code)return!1}if(void 0!==c)return n.add(c),!0}const o=(0,s.createInflateRaw)({chunkSize:h})
try{await(0,i.pipeline)(readPieces(e,t,r),o,async e=>{for await(const t of e)if(!n.add(t))throw new Enough})}catch(e){if(e instanceof Enough)return!0
if(!0===(0,a.lS)(e).code?.startsWith("Z_"))return!1
throw e}return!0}(e,{dataStart:t,signal:l},r,f))return unusable("stream")
const{bytes:m,sizeBytes:g,checksum:w}=f.read(),v=g<=n,y=g>e.sizeBytes,b=!v||g===e.sizeBytes&&w===e.crc32
return{bytes:m,isWhole:v,damage:y||!b?"checksum":void 0}}function unusable(e){return{bytes:Buffer.alloc(0),isWhole:!1,damage:e}}class Enough extends Error{}async function*readPieces({packedBytes:e},{dataStart:t,signal:r},n){for(let i=0;i<e;i+=f)(0,o.ZR)(r),yield await n.read(t+i,Math.min(f,e-i))}const m=4*f
function readForward(e){const t=Math.min(m,e.sizeBytes),r=[Buffer.allocUnsafeSlow(t),Buffer.allocUnsafeSlow(t)]
let n={start:0,bytes:Buffer.alloc(0)}
return{...e,read:async(t,i)=>{if(i>m)return e.read(t,i)
if(!(t>=n.start&&t+i<=n.start+n.bytes.length)){r.reverse()
const s=Math.max(i,Math.min(m,e.sizeBytes-t))
n={start:t,bytes:await e.read(t,s,r[0])}}return n.bytes.subarray(t-n.start,t-n.start+i)}}}}),3649:((e,t,r)=>{r.d(t,{L:()=>readLocalHeader,c:()=>n})
const n=30,i=67324752,s=1,o=8,a=4294967295,c=1
async function readLocalHeader(e,t){const r=await async function readInside(e,t,r){return t+r>e.sizeBytes?void 0:e.read(t,r)}(t,e.start,n)
if(r?.readUInt32LE(0)!==i)return
const[u,l]=[r.readUInt16LE(26),r.readUInt16LE(28)],d=e.start+n,f=d+u+l
if(f+e.packedBytes>t.sizeBytes)return
const h=u===e.nameBytes.length&&(await t.read(d,u)).equals(e.nameBytes),p=r.readUInt16LE(6),m=r.readUInt16LE(8)===e.method&&0!==(p&s)===e.isEncrypted
if(!h||!m)return{dataStart:f,match:"other"}
const[g,w]=[r.readUInt32LE(18),r.readUInt32LE(22)],v=g===a||w===a,y=v?await t.read(d+u,l):Buffer.alloc(0),b=v?function readLargeSizes(e,{packed:t,unpacked:r}){for(let n=0;n+4<=e.length;n+=4+e.readUInt16LE(n+2))if(!(e.readUInt16LE(n)!==c||n+20>e.length))return{packed:t===a?Number(e.readBigUInt64LE(n+12)):t,unpacked:r===a?Number(e.readBigUInt64LE(n+4)):r}
return{packed:t,unpacked:r}}(y,{packed:g,unpacked:w}):{packed:g,unpacked:w},k=[[r.readUInt32LE(14),e.crc32],[b.packed,e.packedBytes],[b.unpacked,e.sizeBytes]],$=0!==(p&o)
if(!$&&k.some(([e,t])=>e!==t))return{dataStart:f,match:"other"}
return{dataStart:f,match:k.every(([e,t])=>e===t||$&&0===e)&&r.readUInt32LE(10)===e.dosTime&&r.readUInt16LE(4)<=e.neededVersion?"same":"strict"}}}),7091:((e,t,r)=>{r.d(t,{Q:()=>openZip})
var n=r(4573),i=r(663),s=r(5805),o=r(9733),a=r(1027)
async function openZip(e){const t=await(0,a.gZ)(e),{bytes:r,start:n,end:i}=t
return{entries:await listDirectory(t),directoryBytes:r.length,directoryStart:n,end:i}}const c=Buffer.from("PK","latin1"),u=22,l=46,d=[20,24,42],f=4294967295,h=2048,p=3,m=19,g=61440,w=40960
async function listDirectory(e){const t=await async function parseDirectory({bytes:e,entryCount:t}){const r=Buffer.alloc(u)
c.copy(r),r.writeUInt16LE(t,8),r.writeUInt16LE(t,10),r.writeUInt32LE(e.length,12)
const n=[]
try{const t=Buffer.concat([e,r]),s={decodeStrings:!1,autoClose:!1},o=await(0,i.or)(new MemoryReader(t),t.length,s)
for await(const e of o.eachEntry())n.push(e)}catch(e){throw function explain(e){const t=function firstSentence(e){return(0,s.bD)(e).split(". ",1).join("")}(e)
if("strong encryption is not supported"===t)return new o.w("zip-method",{message:"The ZIP is encrypted.",effect:"WordPress cannot unpack it, and no site gets the update.",fix:"Build the ZIP without a password."})
return(0,a.O$)(`The list of files in the ZIP is damaged (${t}).`,void 0,e)}(e)}return n}(e)
!function assertWhole(e,{bytes:t}){const r=e.reduce((e,t)=>e+sizeInDirectory(t),0)
if(r===t.length)return
const n=r<t.length?"continues after":"ends within"
throw(0,a.O$)(`The list of files in the ZIP ${n} its last entry: it is damaged.`)}(t,e)
let r=0
return t.map(t=>{const s=d.some(t=>e.bytes.readUInt32LE(r+t)===f)
return r+=sizeInDirectory(t),function toZipEntry(e,t){const r=function decodeName({fileNameRaw:e,extraFields:t}){return(0,i.ax)((0,n.isUtf8)(e)?h:0,e,t,!0)}(e)
return{name:r,path:toPath(r),nameBytes:e.fileNameRaw,isFolder:r.endsWith("/"),isLink:isLink(e.versionMadeBy,e.externalFileAttributes),isEncrypted:e.isEncrypted(),method:e.compressionMethod,packedBytes:e.compressedSize,sizeBytes:e.uncompressedSize,crc32:e.crc32,start:e.relativeOffsetOfLocalHeader,extraBytes:e.extraFieldLength,neededVersion:e.versionNeededToExtract,dosTime:65536*e.lastModFileDate+e.lastModFileTime,isZip64:t}}(t,s)})}function sizeInDirectory({fileNameLength:e,extraFieldLength:t,fileCommentLength:r}){return l+e+t+r}class MemoryReader extends i.lJ{#e
constructor(e){super(),this.#e=e}read(...[e,t,r,n,i]){const s=n+r<=this.#e.length
s&&this.#e.copy(e,t,n,n+r),i(s?null:new Error("unexpected EOF"))}}function isLink(e,t){const r=e>>8
return(r===p||r===m)&&(t>>>16&g)===w}function toPath(e){const t=e.replaceAll("\\","/")
if(!/\/\/|(^|\/)\.(\/|$)|^\/|\/$/.test(t))return t
return t.split("/").filter(e=>""!==e&&"."!==e).join("/")}}),2122:((e,t,r)=>{r.d(t,{M3:()=>renderChangesLine,O1:()=>renderChanges,dt:()=>countLibraries,hF:()=>describeDifference,ii:()=>listChangeLines,vB:()=>writeChanges})
var n=r(6338),i=r(1680),s=r(6717)
function describeComparison(e){return e.isCompared?`${describeDifference(e.difference)}, compared with ${e.what}`:`Not compared: ${e.why}`}function describeDifference(e){const{packedBytes:t}=e
return`${countFiles(e)} · ${formatSizes(t)}`}function countFiles({added:e,removed:t,changed:r}){if(e.length+t.length+r.length===0)return"No file changed"
const n=[[r.length,"changed"],[e.length,"added"],[t.length,"removed"]],[[i,s]=[0,""],...o]=n.filter(([e])=>e>0)
return[`${i} ${1===i?"file":"files"} ${s}`,...o.map(([e,t])=>`${e} ${t}`)].join(", ")}function formatSizes({from:e,to:t}){const[r,i]=[(0,n.Xq)(e),(0,n.Xq)(t)],[s,o]=r.split(" ")
return i.endsWith(` ${o??""}`)?`${s??""} → ${i}`:`${r} → ${i}`}const o="top level",a=30
function listChangeLines(e){if(!e.isCompared)return[`Not compared: ${e.why}.`]
const t=`Changes: ${describeComparison(e)}.`,{parts:r,headers:n}=e.difference
return[t,...r.slice(0,a).map(e=>`  ${namePart(e,s.AB)}: ${function describePart(e){const{files:t,unpackedBytes:r}=e
return`${countFiles(e)}; ${t.from} → ${t.to} files, ${formatSizes(r)}`}(e)}`),...r.length>a?[`  and ${r.length-a} more folders`]:[],...n.map(({label:e,from:t,to:r})=>`  ${e}: ${showValue(t)} → ${showValue(r)}`),...listLibraryLines(e)]}function countLibraries({libraries:e=[]}){return[...Map.groupBy(e,({change:e})=>e)].map(([e,{length:t}])=>`${t} ${e}`).join(", ")}function listLibraryLines(e){const t=countLibraries(e)
return""===t?[]:[`  Libraries: ${t}`,...listLibraries(e).map(e=>`    ${e}`)]}function listLibraries({libraries:e=[]}){const t=e.slice(0,c).map(({change:e,name:t,from:r,to:n})=>{const i=[r,n].filter(e=>""!==e).map(e=>(0,s.AB)(e))
return`${e} ${(0,s.AB)(t)} ${i.join(" → ")}`.trim()}),r=e.length-t.length
return[...t,...r>0?[`and ${r} more`]:[]]}const c=100
function namePart({name:e},t){return""===e?o:t(e)}function showValue(e){return""===e?"none":(0,s.AB)(e)}function writeChanges(e,t){if(!0!==e?.isCompared)return""
const{from:r,to:n,added:i,removed:s,changed:o,packedBytes:a,unpackedBytes:c}=e.difference
return JSON.stringify({from:t(r.header.version),to:t(n.header.version),added:i.length,removed:s.length,changed:o.length,packedBytes:a,unpackedBytes:c})}const u=50,l=131072
function renderChangesLine(e,t){return(0,i.E9)(t(describeComparison(e)))}function renderChanges(e,t){if(!e.isCompared)return[]
const{difference:r}=e,n=function isShort({parts:e}){return e.flatMap(({changed:e,added:t,removed:r})=>[...e,...t,...r]).length<=d}(r),s=[...renderParts(r,t,n),...renderHeaders(r,t),...renderLibraries(e,t)]
return 0===s.length?[]:[(0,i.jq)("What this version changes",s,n)]}const d=10
function renderParts({parts:e},t,r){if(0===e.length)return[]
const code=e=>(0,i.cR)(t((0,s.CI)(e))),n=e.slice(0,a),o=n.map(e=>[namePart(e,code),...[e.changed,e.added,e.removed].map(({length:e})=>0===e?"":String(e)),`${e.files.from} → ${e.files.to}`,formatSizes(e.unpackedBytes)]),c=e.length-n.length,u=(0,i.bo)(["Part","Changed","Added","Removed","Files","Unpacked"],o)
return[...1===e.length||r?[]:[u,...c>0?[`And ${c} more folders.`]:[]],...renderNames(n,code)]}function renderNames(e,t){const r=[]
let n=0
for(const i of e){const s=`- ${namePart(i,t)}: ${listNames(i,t)}`
if(n+=Buffer.byteLength(s),n>l){r.push(`- and the files of ${e.length-r.length} more`)
break}r.push(s)}return[r.join("\n")]}function listNames({name:e,...t},r){let n=u
return["removed","added","changed"].flatMap(i=>{const s=t[i].slice(0,n).map(t=>r(t.slice(e.length)))
n-=s.length
const o=t[i].length-s.length
return o>0&&s.push(0===s.length?String(o):`and ${o} more`),0===s.length?[]:[`${i} ${s.join(", ")}`]}).join("; ")}function renderLibraries(e,t){const r=listLibraries(e).map(e=>`- ${(0,i.E9)(t(e))}`)
return 0===r.length?[]:[`Libraries: ${countLibraries(e)}`,r.join("\n")]}function renderHeaders({headers:e},t){const r=e.filter(({label:e})=>"Version"!==e)
if(0===r.length)return[]
const prose=e=>(0,i.E9)(t(showValue(e)))
return[(0,i.Id)(r.map(({label:e,from:t,to:r})=>[e,`${prose(t)} → ${prose(r)}`]))]}}),2371:((e,t,r)=>{r.d(t,{Bp:()=>warnNotChecked,H8:()=>toProblem,Td:()=>completeOnHost,VC:()=>completeHosted})
var n=r(6103),i=r(5805),s=r(6717),o=r(9901)
const a={onHost:void 0,problem:void 0}
async function completeOnHost(e,t,r){switch(e.kind){case"none":return a
case"tag":return async function tagVersion(e,{status:t,version:r,problem:n},{step:i,host:c}){return"already-published"===t&&void 0!==n?a:complete(void 0,async()=>{const t=(0,o.B_)(e,r)
return{release:await i("Tag the version",()=>c.tag(t),({tag:e})=>(0,s.AB)(e)),asset:void 0}})}(e.template,t,r)
case"repair":return async function repairRelease({spec:e,releases:t},{step:r,host:n}){return complete(void 0,async()=>{const i=await r("Complete the release on GitHub",()=>n.repair(e,t),e=>"not-known"===e?{inconclusive:"not known whether there is a draft with this package"}:"none"===e?"no draft with this package found":(0,s.AB)(e.release.tag))
return"string"==typeof i?void 0:i})}(e,r)
case"not-checked":return warnNotChecked(e.why,r.log),a}}function warnNotChecked({message:e,hint:t},r){r.warning("Release on GitHub not checked",`${e} ${t}`)}async function completeHosted({release:e,asset:t,isSecret:r,publishDraft:n},{step:i}){const o={release:e,asset:t}
return r?complete(o,()=>i("Complete the release on GitHub",n,e=>(0,s.AB)(e.release.tag))):{onHost:o,problem:void 0}}async function complete(e,t){try{return{onHost:await t(),problem:void 0}}catch(t){return{onHost:e&&hideUnknown(e,t),problem:toProblem(t)}}}function hideUnknown({release:e,asset:t},r){return{release:{...e,url:"",...isAboutTag(r)&&{tag:""}},asset:t}}function isAboutTag(e){return e instanceof i.S1&&(e.isMistagged||isAboutTag(e.cause))}function toProblem(e){const t=e instanceof n.cJ?c:(0,i.I7)(e).at(0)??c
return"after-publish"===t.code?t:new i.S1({code:"after-publish",title:`Published, but: ${t.title}`,message:`The version is published, but the release on GitHub ${e instanceof n.cJ?"may not be":"is not"} complete. ${t.message}`,hint:`Do not publish the version again; complete the release on GitHub by hand. ${t.hint}`.trimEnd(),cause:e})}const c=new i.S1({code:"not-published",title:"Cancelled",message:"The run was cancelled.",hint:"Or run this again: with `if-published: skip` it completes the release."})}),1393:((e,t,r)=>{r.d(t,{AF:()=>confirmIf,KA:()=>toOutcome,Qt:()=>publishVersion})
var n=r(6103),i=r(6717)
async function publishVersion(e,{identity:t,live:r={}},{step:n,service:s}){return n("Publish",()=>s.publish({...t,...e},r),({status:e,version:t,isVerified:r})=>"already-published"===e?`${(0,i.AB)(t)} is live, not published by this run`:`${(0,i.AB)(t)}, ${r?"seen live":"created by the service"}`,void 0===e.objectKey?"Waiting for the service to fetch the package and to answer":"Waiting for the service to answer")}async function confirmIf(e,t,n,i){if(!e)return t
const{confirmVersion:s}=await r.e(678).then(r.bind(r,7678))
return s(t,n,i)}function toOutcome({status:e,version:t,previousVersion:r,isVerified:n,problem:i,sitesGet:s},o,a,c){const{onHost:u}=o
return{result:{status:e,version:t,previousVersion:r,isVerified:n,sitesGet:s,plugin:a,zipUrl:c,onHost:u},problem:isCancelled(i)&&isCancelled(o.problem)?i:(l=i,d=o.problem,void 0===l||void 0===d?l??d:new AggregateError([l,d]))}
var l,d}function isCancelled(e){return e?.cause instanceof n.cJ}}),9901:((e,t,r)=>{r.d(t,{B_:()=>fillRelease,au:()=>fillTag,dn:()=>fillAssetName})
var n=r(4567),i=r(6600),s=r(7999),o=r(5805)
function fillRelease({tag:e,notes:t,prerelease:r,slug:n,changelog:s},o){return{tag:fillTag(e,{slug:n,version:o}),notes:t??s,prerelease:"auto"===r?(0,i.V1)(o):"true"===r}}function fillTag(e,t){return complete("release-tag",e,t,n.dz)}function fillAssetName(e,t,r){return void 0===e?function cleanName(e){const t=e.replace(/\.zip$/i,"").replace(/[^A-Za-z0-9._+-]+/g,"-").replace(/^[^A-Za-z0-9]+/,"")
return`${""===t?"plugin":t}.zip`}(t):complete("asset-name",e,r,n.MN)}function complete(e,{text:t,placeholders:r},i,o){const a=r.find(e=>""===i[e])
if(void 0!==a)throw badName(e,`is \`${t}\`, but the ${a} of the package is not known`)
const c=0===r.length?t:(0,s.ou)(t,i)
if(c.length>n.EM||!o(c))throw badName(e,`becomes \`${c}\`, which GitHub does not accept`)
return c}function badName(e,t){return new o.S1({code:"input",title:`Input ${e}`,message:`Input \`${e}\` ${t}.`,hint:`Set \`${e}\` to a complete name that GitHub accepts.`})}}),7497:((e,t,r)=>{r.d(t,{B4:()=>listSentences,eq:()=>countGroups,fH:()=>reportPackage,gt:()=>listFacts,kG:()=>groupFindings})
var n=r(6152),i=r(6338),s=r(6717),o=r(5388)
function reportPackage(e,t,r,n){const i=[...listFacts(e),...listLeftOut(n)]
return{plugin:e.plugin,facts:i,findings:t,comparison:r}}function listFacts(e){return[...listPluginFacts(e),...listFileFacts(e)]}function listPluginFacts({plugin:e}){if(void 0===e)return[]
const{name:t,version:r,slug:n,mainFile:i,requires:o,requiresPhp:c,updateUri:u,tested:l,upgradeNotice:d}=e,f=[""===o?[]:[`WordPress ${(0,s.AB)(o)}`],""===c?[]:[`PHP ${(0,s.AB)(c)}`]].flat()
return[["Plugin",`${(0,s.AB)(t)} ${""===r?"(no version)":(0,s.AB)(r)}`],["Main file",(0,s.AB)(""===n?i:`${n}/${i}`)],["Requires",0===f.length?"not stated":f.join(", ")],["Update URI",""===u?"none":(0,s.AB)(u)],["Tested up to",""===l?"not stated":`WordPress ${(0,s.AB)(l)}`],...""===d?[]:[["Upgrade notice",(0,s.ol)((0,s.IN)(d,a))]]]}const a=300
function listFileFacts({sizeBytes:e,contents:t}){if(void 0===t)return[["Size",(0,i.Xq)(e)]]
const{files:r,unpackedBytes:n,largest:o}=t,a=o.map(e=>`${(0,s.AB)(e.path)} ${(0,i.Xq)(e.sizeBytes)}`).join(", ")
return[["Files",`${r}, ${(0,i.Xq)(e)} packed, ${(0,i.Xq)(n)} unpacked`],["Parts",describeParts(t)],...""===a?[]:[["Largest",a]],...listUnread(t)]}const c=12
function describeParts({parts:e}){const t=e.slice(0,c).map(({name:e,files:t,sizeBytes:r},n)=>{const o=0===n?` ${1===t?"file":"files"}, ${(0,i.Xq)(r)}`:""
return`${""===e?"top level":(0,s.AB)(e)} ${t}${o}`}),r=e.slice(c).reduce((e,{files:t})=>e+t,0)
return[...t,...0===r?[]:[`others ${r}`]].join(" · ")}function listLeftOut(e){if(void 0===e||0===e.count)return[]
const{names:t,count:r,rulesFile:n}=e,i=t.slice(0,u),o=r-i.length,a=void 0===n?"":` (by ${".gitattributes"===n?"`export-ignore` in ":""}\`${n}\`)`
return[["Left out",`${i.map(e=>(0,s.AB)(e)).join(", ")}${o>0?` and ${o} more`:""}${a}`]]}const u=10
function listUnread({isRead:e,unread:t}){const r=`${t} PHP ${1===t?"file":"files"} beside the main file`
if(e)return 0===t?[]:[["Not read",r]]
return[["Not read",`most file contents${0===t?"":`, ${r} among them`}. Only the list of files, the plugin headers and the readme were read: damage and leaked secrets elsewhere would go unnoticed`]]}function countGroups(e){const t=e.filter(({accepted:e})=>!e),r=["error","warning","notice"].flatMap(e=>{const r=t.filter(t=>t.severity===e).length
return 0===r?[]:[`${r} ${e}${1===r?"":"s"}`]}),n=e.length-t.length,i=[...r,...0===n?[]:[`${n} accepted`]]
return 0===i.length?"no problems found":i.join(", ")}const l=["error","warning","notice"],d=5
function groupFindings(e){const t=[...Map.groupBy(e,({id:e,severity:t,accepted:r})=>`${e} ${t} ${String(r)}`).values()].flatMap(e=>{const[t]=e
if(void 0===t)return[]
const{id:r,severity:n,accepted:i}=t,s=(0,o.n2)(e,({file:e=""})=>e),a=new Set(s.flatMap(listPlaces).filter(e=>void 0!==e))
return[{id:r,severity:n,accepted:i,findings:s,fileCount:a.size,points:listPoints(s)}]}),rank=({severity:e,accepted:t})=>t?l.length:l.indexOf(e)
return t.sort((e,t)=>rank(e)-rank(t))}function listPlaces(e){return void 0===e.place?(0,n.CS)(e):[e.place.file]}function listPoints(e){return[...Map.groupBy(e,({effect:e,fix:t})=>JSON.stringify([e,t])).values()].map(e=>{const t=[...new Set(e.map(({message:e})=>e))],{effect:r="",fix:n=""}=e[0]??{},i=t.slice(0,d)
return{messages:i,moreCount:t.length-i.length,effect:r,fix:n}})}function listSentences({messages:e,moreCount:t,effect:r}){return[...e,...0===t?[]:[`And ${t} more.`],r]}}),4273:((e,t,r)=>{r.d(t,{e:()=>run_publish_run})
var n=r(3884),i=r(4803),s=r(6760),o=r(3136),a=r(423)
var c=r(119),u=r(3934),l=r(3687),d=r(7999),f=r(8845),h=r(5937),p=r(4923),m=r(2189),g=r(1522),w=r(6717)
function readInputs(e,t=u.d1){const r={...t,tag:(0,u.zW)(e)},{read:n,check:i,finish:s}=(0,l.W)(e,r),o={...p.Ki.baseUrl,parse:parseOptionalBaseUrl},a=n({...p.qT,...p.Ki,baseUrl:o}),c=n(p.A9),v=n(p._E),y=n(p.mX),b=n(p.O9),k=i(()=>function assertMerged({isDryRun:e},t){if(e||void 0===t)return
throw new g.rb(`is \`false\` in a run for a pull request (\`${t}\`), which would publish code that nobody has merged`,"Set `dry-run: true` in pull requests, and publish on `push` of a tag.","dry-run")}(a,(0,u.ZQ)(e)))
i(()=>{k(),(0,f.sM)(a,r)}),i(()=>(0,f.mn)(a,r)),i(()=>function assertFolder(e,{pluginId:t}){if(e===t)throw new g.rb("is the identifier of the plugin, as in `plugin_id`","Write the name of the plugin's folder, such as `my-plugin`.","slug")}(v.slug,a)),i(()=>function assertNoBranch(e,t,{isDryRun:r}){if(r||!(0,d.Q8)(e,t))return
throw new g.rb(`is ${(0,w.AB)(t)}, the branch of this run, so a tag of that name would be created`,d.JW,"release-tag")}(y.tag,(0,u.pG)(e),a))
const $=i(()=>function chooseVersion({expectedVersion:e,packageChecks:t},{tag:r}){if(void 0===e)return
if("auto"===e){const e=(0,m.m)(r)
return void 0===e?void 0:{version:e,origin:`the tag \`${r}\``}}if("off"!==t)return{version:e,origin:"the input `expected-version`"}
throw new g.rb("needs the package to be opened, but `package-checks` is `off`","Leave `expected-version` out, or set `package-checks` to `warn`.","expected-version")}(v,r)),E=i(()=>(0,h.LV)(c,a))
for(const e of(0,d.HA)(y,c))i(e)
const x=i(()=>({source:E(),packageChecks:v.packageChecks,slug:v.slug,uploadTo:y.uploadTo})),S=i(()=>(0,d.u6)(y.tag,x(),r)),R=i(()=>(0,d.Hu)(y.assetName,x())),P=i(()=>(0,d.QJ)(b.token,(0,u.Nu)(e),{source:E(),tag:S(),isDryRun:a.isDryRun}))
return s(()=>({...a,source:E(),...v,expectedVersion:$(),isAnyVersion:void 0===v.expectedVersion,release:{...y,tag:S(),assetName:R()},token:b.token,repository:P(),caller:(0,u.wW)(e)}))}function parseOptionalBaseUrl(e,t){return""===e?f.M4:(0,f.Q2)(e,t)}var v=r(3147),y=r(4743),b=r(6103),k=r(8902),$=r(2543),E=r(9224)
const x=1e4,S=1e4
const R="nothing yet, or the service does not know this plugin"
function describeLiveVersion({served:e,failure:t}){if(void 0===t)return e?.version??"not known"
const{kind:r,why:n}=t
switch(r){case"missing":return`${R}: ${n}`
case"page":return`not known, because \`base-url\` seems to be the address of a website: ${n}`
default:return`not known, because ${n}`}}async function waitForVersion(e,t,r,n=()=>Promise.resolve(!0)){const{clock:i,send:s}=r.ports
return!0===await(0,b.wt)(t,i,async({untilNextMs:t})=>{const{served:i}=await readLiveVersion(r,s,t)
return!(i?.version!==e||!await n(i))||void 0})}async function readLiveVersion({order:{pluginId:e,slug:t},access:r,ports:{clock:n,quote:i,...s}},o=s.send,a=S){const c=n.now()+Math.min(a,S),ask=t=>{const s=Math.min(r.timeoutMs,c-n.now()),a=(0,$.Yr)({...r,timeoutMs:s},{pluginId:e,slug:t})
return(0,E.W4)(a,o,e,i)},u=await ask(t)
if(void 0===t||!function mayKnowOtherFolder({failure:e}){return 404===e?.status||"unclear"===e?.kind}(u)||n.now()>=c)return u
const l=await ask(void 0)
return void 0===l.served?l:{...l,isFolderUnknown:"missing"===u.failure?.kind}}var P=r(4098),U=r(6600),C=r(5805),L=r(998),_=r(639)
const B=[0,2e3,5e3,1e4,2e4,3e4,45e3,6e4]
async function publish(e,t){const r=await(0,E.mS)(e)
if("created"!==r.kind)return async function resolveOrder(e,t,r){const{kind:n,error:i}=e,{version:s}=r.order
if(i.cause instanceof P.wX&&"cancelled"===i.cause.failure||void 0===s||"denied"===n)throw i
return"unknown"===n?async function resolveUnknown({error:e,place:t},r,n,i){const{ports:s}=i,o=n.served?.version
if(r===o)throw e
if(void 0!==t&&t===n.failure?.place)throw(0,_.Y8)(e)
if(s.log.info(`${e.message} Checking whether ${r} becomes live.`),!await waitForVersion(r,I,i))throw"page"===n.failure?.kind?(0,L.Hh)(e):e
if(void 0===o)throw(0,L.hV)(e,r)
return s.progress.stage="published",s.log.warning("Answer lost",`${e.message} But the service now serves ${r} instead of ${o}, so the release was created. Do not publish it again.`),{status:"published",version:r,previousVersion:o,isVerified:!0}}(e,s,t,r):async function resolveRefused({kind:e,error:t},r,n,i){const{rules:s,ports:o}=i,a=n.served?.version,c=r===a
o.log.info(`${t.message} Checking whether ${r} is live.`)
const u="conflict"!==e||c?(await readLiveVersion(i)).served?.version===r:await waitForVersion(r,I,i)
if(!u)throw t
const l={status:"already-published",version:r,previousVersion:a,isVerified:!0}
return"skip"===s.ifPublished?l:{...l,problem:(0,L.e1)(t,r,!c)}}(e,s,t,r)}(r,t,e)
!function warnOfOtherVersion(e,{order:t,ports:r}){if(void 0===t.version||t.version===e)return
const n=(0,U.Zy)(e,t.version)>0
r.log.warning("Version differs",`The service created version ${e}, but the package says ${t.version}: `+(n?"WordPress would offer this update again and again. Publish a package whose plugin header has the version that the service shows.":`it may have ${void 0===t.objectKey?"fetched an earlier package, such as one in a cache":"taken another file than the one that was sent"}. Check on its dashboard what is live.`))}(r.version,e)
const{version:n}=r
return{status:"published",version:n,previousVersion:t.served?.version,isVerified:!1}}async function publish_confirm(e,t,r){const{version:n}=e
t.ports.log.info(`Waiting until the service serves ${n}.`)
const i={isVerified:!1}
if(await waitForVersion(n,B,t,e=>(i.isVerified=!0,r(e))).catch(e=>{throw e instanceof b.cJ?function explainCancelled(e,t,r){return new C.S1({code:"after-publish",title:"Cancelled after publishing",message:t?`The service serves version ${e}, but the run was cancelled before it was compared with what sites get.`:`The service accepted version ${e}, but was not seen serving it before the run was cancelled.`,hint:"The release is created, so do not publish it again; to complete the rest, run this again with `if-published: skip`.",cause:r})}(n,i.isVerified,e):e}),!i.isVerified)throw function notVerified(e){return new C.S1({code:"after-publish",title:"Published, but not verified",message:`The service accepted version ${e}, but was not seen serving it within 60 s.`,hint:"Check the dashboard of the service; the release is created, so do not publish it again."})}(n)
return{...e,...i}}const I=[2e3,5e3,1e4,2e4,3e4]
const T=2e3
function createReleaseService(e,t){const r={access:e,rules:e,ports:t}
return{progress:t.progress,fetchLiveVersion:e=>async function fetchLiveVersion(e){const{order:t,rules:r,ports:n}=e
if(void 0===t.version||void 0===t.slug)return{}
const i=n.clock.now()+x,s=await readLiveVersion(e,e=>{const t={retries:r.retries,budgetMs:i-n.clock.now()}
return(0,k.t0)(e,k.wy,n,t)}),o="missing"===s.failure?.kind
return n.log.info(`Live now: ${o?R:describeLiveVersion(s)}.`),!0===s.isFolderUnknown&&n.log.info(`The service knows the plugin by its \`plugin_id\`, but not by the folder \`${t.slug}\`.`),s}({...r,order:e}),publish:(e,t)=>publish({...r,order:e},t),confirm:(e,t,n)=>publish_confirm(e,{...r,order:t},n),isLive:e=>async function isLive(e,{send:t,sendAfterwards:r,cancellation:n}){const{version:i}=e.order
if(void 0===i)return!1
const lookAfterwards=()=>readLiveVersion(e,r,T),s=n.aborted?await lookAfterwards():await readLiveVersion(e,t).catch(e=>{if(e instanceof b.cJ)return lookAfterwards()
throw e})
return s.served?.version===i}({...r,order:e},t),readLive:e=>readLiveVersion({...r,order:e})}}var A=r(3492),F=r(5779),N=r(6338),O=r(2371),M=r(4381),z=r(1811),j=r(9245),D=r(9733),H=r(6152),q=r(7497)
function checkPackage({inspection:e,keyFindings:t,live:r,comparison:n,found:i},s,{log:o,onReport:a,runner:c}){if(void 0===e)return o.info("The package is not opened, so its version is not checked."),noticeUnused(s.acceptedFindings,"because `package-checks` is `off`",o),void function refuseUnopened(e,{sizeBytes:t},{log:r,onReport:n,runner:i}){if(0===e.length)return
const{findings:s}=(0,H.Bz)(e,[])
n((0,q.fH)({sizeBytes:t,contents:void 0,plugin:void 0},s))
const o=(0,q.kG)(s)
for(const e of o)logGroup(e,({file:e,line:t})=>i.locateSource(e,t,void 0),r)
throw new AggregateError(o.map(toError))}(t,i,{log:o,onReport:a,runner:c})
const u="local"===i.kind?i.directory:void 0,{slug:l,packageChecks:d,acceptedFindings:f}=s,h=c.triggeringTag,p={...s,expectedVersion:findExpectedVersion(h,e.facts.plugin?.slug,s)},{expectedVersion:g}=p,v={slug:l,version:g,zipped:u?.zipped,repository:s.repository?.name,workflow:s.caller.workflow},y=(0,j.pZ)(e.check({...v,served:r?.served,isFirst:"missing"===r?.failure?.kind,before:(0,j.hB)(n)}),!0===n?.isCompared?n:{findings:[]},e=>(0,H.Bz)([e],f).findings.every(({accepted:e})=>e)),b="warn"===d?y.map(e=>isKey(e)?e:function soften(e){return"error"===e.severity?{...e,severity:"warning"}:e}(e)):y,k=void 0!==e.facts.contents,{findings:$,unused:E}=(0,H.Bz)(b,k?f:[]),x=function describeExpectedVersion(e,{expectedVersion:t,isAnyVersion:r}){return void 0!==t?`${t.version}, from ${t.origin}`:r?"any, because the input `expected-version` is `any`":"any, because "+(""===e?"no tag triggered this run":`the tag ${(0,w.AB)(e)} is not a version`)}(h,p),S=""!==h&&void 0===g,R={...(0,q.fH)(e.facts,$,n,u?.leftOut),expectedVersion:S?x:void 0}
a(R),o.info(`Expected folder: ${l??"any"}`),o.info(`Expected version: ${x}`)
const P=void 0!==s.expectedSha256,U=P?e.check({...v,served:void 0,isFirst:!1,before:void 0}):[],C=P?(0,M.x)(o):o
!function remarkOnNames(e,t,r,n){(function warnOfOtherTag(e,{expectedVersion:t,release:r},n){const i=(0,m.m)(e)
if(void 0===i||void 0===t||i===t.version)return
const s=void 0===r.tag?"":`, in the release \`${r.tag.text}\``
n.warning("Tag and version differ",`The tag \`${e}\` triggered this run, but ${t.origin} says \`${t.version}\`: that version is published${s}. Leave out \`expected-version\` to compare the package with the tag.`)})(e,r,n),function warnOfOtherEnd(e,t,{expectedVersion:r,isAnyVersion:n},i){if(void 0!==r||n||""===t)return
const[s=t]=G.exec(e)??[]
if(s===t)return
i.warning("Tag and version differ",`The tag ${(0,w.AB)(e)} ends in \`${s}\`, but the package has version ${(0,w.AB)(t)}. If that is a mistake, correct the tag or \`Version:\`. If the tag is about something else, set \`expected-version: any\`.`)}(e,t,r,n),function warnOfAssetName({release:{assetName:e}},t){if(void 0===e||/\.zip$/i.test(e.text))return
t.warning("Asset name without .zip",`Input \`asset-name\` is \`${e.text}\`, so services and sites may not take the asset for a ZIP. Set it to \`${e.text}.zip\`.`)}(r,n)}(h,e.facts.plugin?.version??"",p,C)
const L=(0,q.kG)($)
o.info(`Package checks: ${(0,q.eq)(L)}.`)
const locate=e=>{const{file:t,line:r}=(0,D.$)(e)
return c.locateSource(t,r,u?.sourceFolder)},isTold=({id:e,message:t})=>U.some(r=>!isKey(r)&&r.id===e&&r.message===t)
for(const e of L)logGroup(e,locate,e.findings.every(isTold)?C:o)
k?function noticeUnfound(e,t,r){const isOpen=({id:e})=>"prerelease-over-stable"===e||!0!==t?.isCompared&&j.YL.some(t=>t.id===e),n=e.filter(e=>!isOpen(e))
noticeUnused(n,"because the package checks did not find that",r)}(E,n,o):noticeUnused(f,"because the package could not be read completely",o)
const _=L.filter(({severity:e,accepted:t})=>"error"===e&&!t)
if(_.length>0)throw new AggregateError(_.map(toError))
return R}function noticeUnused(e,t,r){if(0===e.length)return
const n=(0,w.Zv)(e.map(H.tA))
r.notice("Nothing to accept",`${n} in \`accept-findings\` ${(0,N.d5)(e,"has","have")} no effect, ${t}. Remove ${(0,N.d5)(e,"it","them")} if no longer needed.`)}function isKey({id:e}){return"api-key-in-package"===e}function logGroup(e,t,r){const{id:n,severity:i,accepted:s,findings:o,points:a}=e
if(s){for(const{message:e}of o)r.info(`Accepted: ${n}: ${e}`)
return}const c=a.flatMap(e=>[...(0,q.B4)(e),e.fix]).join(" "),[u]=o.flatMap(e=>t(e)??[])
if(r[i](`Package: ${n}`,c,u),a.some(({moreCount:e})=>e>0))for(const{message:e}of o)r.info(`${n}: ${e}`)}function toError({id:e,points:t}){return new C.S1({code:"package",title:`Package: ${e}`,message:t.flatMap(q.B4).join(" "),hint:t.map(({fix:e})=>e).join(" "),isReported:!0})}function findExpectedVersion(e,t,{slug:r=t,expectedVersion:n,isAnyVersion:i}){if(void 0!==n||i||void 0===r||""===r)return n
const s=e.startsWith(r)&&/^[-@/]/.test(e.slice(r.length))?(0,m.m)(e.slice(r.length+1)):void 0
return void 0===s?void 0:{version:s,origin:`the tag \`${e}\``}}const G=/(?<!\d|\d\.)\d+(?:\.\d+)+(?:[-._]?(?:dev|alpha|beta|rc|pl)[-._]?\d*)?$/i
var V=r(2122),W=r(9901)
const Z={comparison:void 0,releases:void 0}
async function compareWithBefore(e,t,r){const{inspection:n,identity:i}=e
if(!t.compare||void 0===n||void 0===i.version)return Z
const s=function chooseBefore({live:e},{apiKey:t},{hasReleases:r}){if(""===t)return r?{step:"Compare with the newest release"}:{isCompared:!1,why:"without `api-key`, the service was not asked"}
const{served:n,failure:i}=e??{}
if(void 0===n)return"missing"===i?.kind?void 0:{isCompared:!1,why:"what is live is not known"}
return{step:"Compare with the live version",served:n}}(e,t,r.comparer)
return void 0===s?Z:"step"in s?r.step(s.step,async()=>{const i=function isUpToDate({identity:e,live:t},{ifPublished:r}){return"publish"!==r&&t?.served?.version===e.version}(e,t)?await async function compareUpToDate(e,t,r,n){const i=await async function nameAsset({found:e,identity:{slug:t="",version:r=""}},{release:{tag:n,assetName:i,uploadTo:s}}){if("local"!==e.kind||void 0===n||"service"===s)return
const o={slug:t,version:r}
try{const t=(0,W.dn)(i,e.name,o)
return{tag:(0,W.au)(n,o),name:t,sha256:await e.readSha256()}}catch(e){if(e instanceof C.S1&&"input"===e.code)return
throw e}}(t,r),s=i&&await async function findReleases(e,{host:t}){try{return await t.find(e)}catch(e){if(e instanceof C.S1)return
throw e}}(i.tag,n),o=void 0!==i&&!0===s?.some(e=>function hasAsset({isDraft:e,assets:t},{name:r,sha256:n}){const i=t.find(e=>e.name===r)
return!e&&"uploaded"===i?.state&&i.digest===`sha256:${n}`}(e,i))
if(o){return{releases:s,comparison:{isCompared:!1,isSame:!0,why:`${(0,w.AB)(i.name)} of the release ${(0,w.AB)(i.tag)} is identical to this package`}}}const a=await compare(e,t,r,n)
if(!a.isCompared)return!0!==a.isSame&&function noticeNotCompared(e,{identity:t},r){r.notice("Live package not compared",`Version ${(0,w.AB)(t.version??"")} is live already, and it is not known whether with this content: ${e}.`)}(a.why,t,n.log),{releases:s,comparison:a}
const c=a.findings.filter(({id:e})=>"same-version-changed"===e)
return{releases:s,comparison:{...a,findings:c}}}(s,{...e,inspection:n},t,r):{...Z,comparison:await compare(s,{...e,inspection:n},t,r)}
if(r.cancellation.aborted)throw new b.cJ
return logComparison(i.comparison,r.log),i},({comparison:e})=>e.isCompared?(0,V.hF)(e.difference):!0===e.isSame?"the same package":{inconclusive:"not compared"}):(logComparison(s,r.log),{comparison:s,releases:void 0})}async function compare({served:e},{inspection:t,found:r,identity:n},{isDryRun:i,baseUrl:s},{comparer:o}){const{slug:a="",version:c=""}=n,u=e&&{version:e.version,packageUrl:e.packageUrl,mainFile:e.pluginFile?.split("/")[1],baseUrl:s},l=t.takeSnapshot()
return o.compare({snapshot:l,readSha256:r.readSha256,findMentions:t.findMentions},{live:u,isDryRun:i},{fileName:(0,W.dn)(void 0,r.name,{slug:a,version:c}),slug:a,version:c,urls:"remote"===r.kind?r.urls:[]})}function logComparison(e,t){for(const r of(0,V.ii)(e))t.info(r)}const K=255
async function inspectPackage(e,t,r){(0,z.Pb)(e.readSha256)
const{inspection:n,keyFindings:i}=await async function inspectFound(e,{packageChecks:t,expectedSha256:r},{step:n,log:i,source:s}){if("off"===t)return{inspection:void 0,keyFindings:(await searchForKeys()).findings}
const o="local"===e.kind?e.directory?.seen:void 0,a=await n("Inspect the package",async()=>{const n=await s.inspect(e.reader,o)
for(const[e,t]of(0,q.gt)(n.facts))i.info(`${e}: ${t}`)
return function noticeUnsearched({facts:e},t){const r=e.contents?.unsearched??0
if(0===r)return
const n=`${r} ${(0,N.d5)({length:r},"file was","files were")} not searched`
t.notice(X,`${n} for secrets and merge conflicts, because that would take too long. Leave files that sites do not need out of the package.`)}(n,toldAtBuild({expectedSha256:r},i)),noticeUnsearchedForKeys(n,t,i),n},({facts:{plugin:e}})=>{if(void 0===e)return"no plugin found"
const{name:t,version:r}=e
return`${(0,w.AB)(t)} ${""===r?"(no version)":(0,w.AB)(r)}`})
return{inspection:a,keyFindings:[]}
function searchForKeys(){return n("Search the package for keys",async()=>{const r=await s.searchForKeys(e.reader)
return noticeUnsearchedForKeys(r,t,i),r},({keys:e,findings:{length:t}})=>{if(void 0===e)return{inconclusive:"not searched"}
if(t>0)return`${t} found`
return 0===e.unread.length&&0===e.unsearched?"none found":{inconclusive:"none found in the searched part"}})}}(e,t,r),s=function identifyPlugin(e,{pluginId:t,slug:r}){const{slug:n="",version:i=""}=e?.facts.plugin??{},s=(0,m.l)(i)&&""!==n&&Buffer.byteLength(n)<=K
return s?{pluginId:t,slug:r??n,version:i}:{pluginId:t,slug:void 0,version:void 0}}(n,t),{slug:o="",version:a=""}=n?.facts.plugin??{}
r.runner.declarePublic([o,a,e.name]),function assertNoSecret({version:e},{quote:t}){if(void 0===e||t(e)===e)return
throw new C.S1({code:"package",title:"Version contains a secret",message:"The version in the plugin's header contains a secret: `api-key`, `github-token` or part of a signed URL. The runner would hide the version everywhere.",hint:"Check that `api-key` holds the key and nothing else; if it does, create another key."})}(s,r.runner)
const c=(0,z.Pb)(()=>async function describePlugin(e,t,{pluginId:r,baseUrl:n,slug:i}){const s=await async function describeFile(e){const{name:t,sizeBytes:r}=e,n={name:t,sizeBytes:r,sha256:await e.readSha256()}
return"local"===e.kind?{...n,kind:e.kind,path:e.path}:{...n,kind:e.kind,url:e.url}}(e),{plugin:o}=t?.facts??{},a="local"===e.kind?e.directory?.slug:void 0
return{pluginId:r,serviceUrl:n,slug:i??o?.slug??a??"",version:o?.version??"",...await readChangelog(e,t),package:s}}(e,n,t)),u=await async function inspect_package_fetchLiveVersion(e,{apiKey:t,isDryRun:r},{step:n,service:i}){return""===t||void 0===e.version?void 0:n("Check what is live",()=>i.fetchLiveVersion(e),e=>{const t=describeLiveVersion(e)
return"missing"===e.failure?.kind?r?R:t:void 0!==e.served?t:{inconclusive:t}})}(s,t,r),{comparison:l,releases:d}=await compareWithBefore({found:e,inspection:n,identity:s,live:u},t,r),f=await r.step("Check the package",async()=>{const o=checkPackage({inspection:n,keyFindings:i,live:u,comparison:l,found:e},t,r),a=await c
!0!==o?.findings.some(({id:e})=>"changelog-version"===e)&&function noticeNoNotes({version:e,lacksSection:t},{release:{tag:r,notes:n}},i){if(!t||void 0===r||void 0!==n)return
i.notice("Version not in the changelog",`The changelog has other versions, but not ${(0,w.AB)(e)}: GitHub generates the notes of a new release. Add the section, or set \`release-notes\`.`)}(a,t,toldAtBuild(t,r.log))
const f=n?.writeBill
return{...a,report:o,identity:s,live:u,releases:d,takeSnapshot:()=>n?.takeSnapshot(),writeBill:f}},({report:e})=>void 0===e?{inconclusive:"not opened"}:(0,q.eq)((0,q.kG)(e.findings)))
if(r.cancellation.aborted)throw new b.cJ
return f}const X="Not all files were searched"
function noticeUnsearchedForKeys({keys:e},t,r){const tell=e=>r.notice(X,`${e} for the values of \`api-key\` and \`github-token\`.`),n="error"!==t
void 0===e&&n&&tell("The package cannot be unpacked, so it was not searched")
const{unread:i,unsearched:s}=e??Y
i.length>0&&n&&tell(`${(0,w.Zv)(i)} could not be unpacked completely, so the missing part was not searched`),s>0&&tell(`${s} ${(0,N.d5)({length:s},"file was","files were")} not searched, because that would take too long,`)}const Y={found:[],unread:[],unsearched:0}
function toldAtBuild({expectedSha256:e},t){return void 0===e?t:(0,M.x)(t)}async function readChangelog(e,t){if(void 0===t)return{changelog:"",lacksSection:!1}
const{changelog:r,lacksSection:n,findChangelog:i}=t,s="local"===e.kind?e.directory:void 0
if(""!==r||void 0===s)return{changelog:r,lacksSection:n}
const o=await i(s.readFiles)
return{...o,lacksSection:""===o.changelog&&(n||o.lacksSection)}}var J=r(1455),Q=r(4567)
async function keepPackage(e,{result:t,problem:r},{runner:n,cancellation:i,log:s}){if(void 0!==r||i.aborted)return
if(!e.isTemporary)return{path:e.path,discard:()=>Promise.resolve()}
const o="dry-run"===t.status?void 0:t.onHost?.asset?.name,[a="package.zip"]=[o??"",e.name].filter(Q.MN)
try{return await store(a,n.temporaryFolder,t=>(0,J.rename)(e.path,t))}catch{return void s.warning("Package not kept","The package could not be kept on the runner, so the output `package-path` is empty. Check disk space and permissions of the runner if a later step needs it.")}}async function store(e,t,r){const n=await(0,J.mkdtemp)((0,s.join)(t,"publish-wordpress-plugin-")),discard=()=>(0,J.rm)(n,{recursive:!0,force:!0,maxRetries:3})
try{const t=(0,s.join)(n,e)
return await r(t),{path:t,discard:discard}}catch(e){throw await discard().catch(()=>{}),e}}function planRun(e,t){const{package:r}=e,{verify:n,release:i}=t
return"remote"===r.kind?planTagged(e,t,e=>({kind:"publish",url:r.url,completion:e,verify:n})):"service"===i.uploadTo?planTagged(e,t,e=>({kind:"send-and-publish",file:r,completion:e,verify:n})):function planLocal(e,t,r){const n=findPublished(t,r)
return void 0!==n?{kind:"up-to-date",published:n,completion:planRepair(e,t,r)}:{kind:"host-and-publish",spec:specifyHosting(e,t,r),verify:r.verify}}(r,e,t)}function planTagged(e,t,r){const n=function planTag(e,t){const{tag:r}=t.release
if(void 0===r)return{kind:"none"}
const n=createTemplate(r,e,t)
return(0,W.B_)(n,"1.0"),{kind:"tag",template:n}}(e,t),i=findPublished(e,t)
return void 0===i?r(n):{kind:"up-to-date",published:i,completion:n}}function planRepair(e,t,r){try{return{kind:"repair",spec:specifyHosting(e,t,r),releases:t.releases}}catch(e){if(e instanceof C.S1)return{kind:"not-checked",why:e}
throw e}}function specifyHosting({path:e,name:t,sha256:r,sizeBytes:n},i,s){const{tag:o,assetName:a,overwrite:c}=s.release
if(void 0===o)throw function explainNoTag(){return new C.S1({code:"input",title:"Input release-tag",message:"Input `release-tag` is empty, but a package without a URL needs a release.",hint:"Set `release-tag` to the tag of the release that gets the package."})}()
return{...(0,W.B_)(createTemplate(o,i,s),i.version),assetName:(0,W.dn)(a,t,i),assetUrl:chooseAssetUrl(i,s),overwrite:c,isLive:""!==i.version&&i.live?.served?.version===i.version,file:{path:e,sha256:r,sizeBytes:n}}}function createTemplate(e,{slug:t,changelog:r},{release:{notes:n,prerelease:i}}){return{tag:e,notes:n,prerelease:i,slug:t,changelog:r}}function findPublished({identity:e,live:t},r){return function findUpToDate(e,t,{ifPublished:r}){const n=t.served?.version
if(void 0!==n&&n===e&&"publish"!==r){if("skip"===r)return{status:"already-published",version:e,previousVersion:n,isVerified:!0}
throw new C.S1({code:"already-published",title:"Already published",message:`The service already serves version ${e}, and \`if-published\` is \`fail\`.`,hint:"Raise the version of the plugin, or set `if-published` to `skip` if that is intended."})}}(e.version,t??{},r)}function chooseAssetUrl({live:e},{release:t}){const{isLasting:r,kind:n}=e?.failure??{}
return"auto"!==t.assetUrl||!0!==r&&"missing"!==n?t.assetUrl:"signed"}var ee=r(1393),te=r(9546),__addDisposableResource=function(e,t,r){if(null!=t){if("object"!=typeof t&&"function"!=typeof t)throw new TypeError("Object expected.")
var n,i
if(r){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.")
n=t[Symbol.asyncDispose]}if(void 0===n){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.")
n=t[Symbol.dispose],r&&(i=n)}if("function"!=typeof n)throw new TypeError("Object not disposable.")
i&&(n=function(){try{i.call(this)}catch(e){return Promise.reject(e)}}),e.stack.push({value:t,dispose:n,async:r})}else r&&e.stack.push({async:!0})
return t},re=function(e){return function(t){function fail(r){t.error=t.hasError?new e(r,t.error,"An error was suppressed during disposal."):r,t.hasError=!0}var r,n=0
return function next(){for(;r=t.stack.pop();)try{if(!r.async&&1===n)return n=0,t.stack.push(r),Promise.resolve().then(next)
if(r.dispose){var e=r.dispose.call(r.value)
if(r.async)return n|=2,Promise.resolve(e).then(next,function(e){return fail(e),next()})}else n|=1}catch(e){fail(e)}if(1===n)return t.hasError?Promise.reject(t.error):Promise.resolve()
if(t.hasError)throw t.error}()}}("function"==typeof SuppressedError?SuppressedError:function(e,t,r){var n=new Error(r)
return n.name="SuppressedError",n.error=e,n.suppressed=t,n})
async function publishPlugin(e,t){const n={stack:[],error:void 0,hasError:!1}
try{const i=__addDisposableResource(n,await async function findPackage({step:e,source:t}){return e("Find the package",t.find,({name:e,sizeBytes:t})=>`${(0,w.AB)(e)}, ${(0,N.Xq)(t)}`,"Still fetching or zipping the package")}(t),!0)
void 0!==e.expectedSha256&&await async function assertBuilt(...e){return(await r.e(718).then(r.bind(r,7718))).assertDigest(...e)}(i,e,t)
const s=await inspectPackage(i,e,t),o=planRun(s,e),a=e.isDryRun?await async function reportPlan(...e){return(await r.e(167).then(r.bind(r,5167))).dryRun(...e)}(o,s,e,t):await async function carryOut(e,t,n){switch(e.kind){case"up-to-date":return async function completeUpToDate({published:e,completion:t},r,n){const i=await(0,O.Td)(t,e,n)
return(0,ee.KA)(e,i,r,(0,te.V)(r.package))}(e,t,n)
case"publish":return async function publishRemote({url:e,completion:t,verify:r},n,i){const s=await(0,ee.Qt)({getZipUrl:e.get},n,i),o=await(0,ee.AF)(r,s,n,i),a=await(0,O.Td)(t,o,i)
return(0,ee.KA)(o,a,n,(0,te.V)(n.package))}(e,t,n)
case"send-and-publish":return async function sendAndPublish({file:e,completion:t,verify:r},n,i){const s=await i.step("Send the package to the service",()=>i.sendToService(e,n.identity,n.live??{}),()=>`${(0,w.AB)(e.name)}, ${(0,N.Xq)(e.sizeBytes)}`),o=await(0,ee.Qt)({objectKey:s},n,i),a=await(0,ee.AF)(r,o,n,i),c=await(0,O.Td)(t,a,i),{result:u,problem:l}=(0,ee.KA)(a,c,n,"")
return{result:{...u,isSent:!0},problem:l}}(e,t,n)
case"host-and-publish":{const{hostAndPublish:i}=await r.e(963).then(r.bind(r,4963))
return i(e,t,n)}}}(o,s,t),c=await async function keepBill({result:e,problem:t},{runner:r,cancellation:n,log:i}){if(void 0!==t||n.aborted)return
const{slug:s,package:o,writeBill:a}=e.plugin
try{const e=await(a?.(o,r.quote))
if(void 0===e)return
const[t="package.cdx.json"]=[`${s}.cdx.json`].filter(Q.MN)
return await store(t,r.temporaryFolder,t=>(0,J.writeFile)(t,e.text))}catch{return void i.warning("Bill of materials not written","The bill of materials could not be written, so the output `sbom` is empty. Check disk space and permissions of the runner if a later step needs it.")}}(a,t)
return{...a,bill:c,kept:await keepPackage(i,a,t)}}catch(e){n.error=e,n.hasError=!0}finally{const e=re(n)
e&&await e}}const ne=[["already-published",e=>`${e} is live, but this run did not publish it`],["after-publish",e=>`${e} is published, but the step failed afterwards`],["unknown-outcome",e=>`It is not known whether ${e} was published`],["internal",()=>"The step failed in an unexpected way"]]
function describeOutcome(e,t){const{result:r,errors:n}=e,i=function namePlugin({result:e,report:t,pluginId:r},n){const{plugin:i}=t??{},s=i?.name??r,o=e?.version??i?.version??""
if(void 0===s)return"The plugin"
const a=""===o?[s]:[s,o]
return a.map(e=>n((0,w.CI)(e))).join(" ")}(e,t),s=n.map(({code:e})=>e),[,o]=ne.find(([e])=>s.includes(e))??[]
if(n.some(({title:e})=>/\bCancelled\b/.test(e))&&s.includes("after-publish"))return{mark:"⚠️",text:`${i} is published, but the run was cancelled afterwards`}
if(void 0!==o)return{mark:"⚠️",text:o(i)}
const a=s.length>0&&s.every(e=>"package"===e)
if(!0===e.isBuild&&a)return{mark:"❌",text:`${i} is built, and cannot be published as it is`}
if(!0===e.isDryRun&&s.length>0)return{mark:"❌",text:a?`Dry run: ${i} cannot be published as it is`:`The dry run of ${i} failed`}
if(n.length>0||void 0===r)return{mark:"❌",text:`${i} was not published by this run`}
switch(r.status){case"published":return{mark:"✅",text:`${i} is published`}
case"already-published":return{mark:"✅",text:`${i} was published already`}
case"dry-run":return!0===e.isBuild?{mark:"📦",text:`${i} ${r.dryRun.outlook}`}:{mark:"🧪",text:`Dry run: ${i} ${r.dryRun.outlook}`}}}const ie={findings:({findings:e},t)=>function writeFindings(e,t,r=oe){const n=e.map(({id:e,severity:n,message:i,effect:s,fix:o,file:a,line:c,files:u,accepted:l})=>{const d={id:e,severity:n,message:t(`${i} ${s}`),fix:t(o),file:void 0===a?null:t(a),line:c??null,accepted:l},f=u&&JSON.stringify({...d,files:u.map(e=>t(e))})
return void 0!==f&&Buffer.byteLength(f)<=r/2?f:JSON.stringify(d)})
let i=2
const s=n.findIndex(e=>(i+=Buffer.byteLength(e)+1)>r)
return s<0?`[${n.join(",")}]`:`[${[...n.slice(0,s),describeRest(n.length-s)].join(",")}]`}(e,t),changes:({comparison:e},t)=>(0,V.vB)(e,t)},se={version:({result:e})=>e.version,success:({result:e,problem:t})=>"already-published"===e.status&&void 0!==t?"":"true",status:({result:e})=>e.status,plugin_id:({result:e})=>e.plugin.pluginId,slug:({result:e})=>e.plugin.slug,zip_url:({result:e})=>e.zipUrl,"previous-version":({result:e})=>e.previousVersion??"",verified:({result:e})=>String(e.isVerified),served:({result:e})=>e.sitesGet?.verdict??"",sha256:({result:e})=>e.plugin.package.sha256,size:({result:e})=>String(e.plugin.package.sizeBytes),changelog:({result:e})=>e.plugin.changelog,findings:({result:{plugin:e}},t)=>void 0===e.report?"":ie.findings(e.report,t),changes:({result:{plugin:e}},t)=>void 0===e.report?"":ie.changes(e.report,t),"package-path":({kept:e})=>e?.path??"",sbom:({bill:e})=>e?.path??"","release-tag":({result:e})=>e.onHost?.release.tag??"","release-id":({result:e})=>String(e.onHost?.release.id??""),"release-url":({result:e})=>e.onHost?.release.url??"","asset-id":({result:e})=>String(e.onHost?.asset?.id??""),"asset-name":({result:e})=>e.onHost?.asset?.name??""}
const oe=65536
function describeRest(e){return JSON.stringify({id:"left-out",severity:"notice",message:`${e} more findings were left out here.`,fix:"The log of the run has all of them.",file:null,line:null,accepted:!1})}var ae=r(7853),ce=r(1680)
function renderSummary(e,t){const{result:r,errors:n,steps:i,isBuild:s=!1}=e,o=s?leaveOutUncompared(e.report):e.report,a=function renderFindings(e,t){if(void 0===e||0===e.findings.length)return[]
const r=(0,q.kG)(e.findings),n=`Package checks: ${(0,q.eq)(r)}`,isOpen=({severity:e,accepted:t})=>"error"===e&&!t,list=e=>e.map(e=>function renderGroup(e,t){const{id:r,severity:n,accepted:i,points:s}=e,prose=e=>(0,ce.E9)(t(e)),o=i?"☑️":le[n],a=s.flatMap(e=>{const t=(0,q.B4)(e).map(prose).join(e.messages.length>1?"<br>":" ")
return i?[t]:[t,`**Fix:** ${prose(e.fix)}`]}),c=`${o} **<a href="${ue}#${r}">${r}</a>**${function describePlace({findings:e,fileCount:t},r){if(t>1)return` in ${t} files`
const[n,...i]=e,{file:s,line:o}=void 0===n?{}:(0,D.$)(n)
return void 0===s?"":` in ${(0,ce.cR)(r(void 0===o||i.length>0?s:`${s}:${o}`))}`}(e,t)}${i?", accepted":""}`
return`- ${[c,...a].join("<br>")}`}(e,t)).join("\n"),[i,s]=[r.filter(isOpen),r.filter(e=>!isOpen(e))]
if(0===i.length)return[(0,ce.jq)(n,[list(s)])]
const o=0===s.length?[]:[(0,ce.jq)((0,q.eq)(s),[list(s)])]
return[`#### ${n}`,list(i),...o]}(o,t),{mark:c,text:u}=describeOutcome(e,e=>(0,ce.gU)(t(e)))
return`${[`### ${c} ${u}`,...(0,ce.a$)(n,t),...void 0===r?[...a,...renderRed({...e,report:o},t)]:[...renderResult(r,s,t),...a],...void 0===o?.comparison?[]:(0,V.O1)(o.comparison,t),...renderDetails(e,t),...renderPackage(o,t),...renderSteps(i,0===n.length,t),...void 0===r?[]:renderChangelog(r,t)].join("\n\n")}\n`}function leaveOutUncompared(e){return!1===e?.comparison?.isCompared?{...e,comparison:void 0}:e}function renderResult(e,t,r){const n=(0,ce.Id)(function listFacts(e,t,r){const{plugin:n,onHost:i,sitesGet:s,version:o}=e,{pluginId:a,slug:c}=n,u=t?leaveOutUncompared(n.report):n.report,code=e=>(0,ce.cR)(r(e)),l=""===c?"":`, folder ${code(c)}`,d=[["Version",t&&""!==o?code(o):describeVersions(e,code)],...listChanges(u,r),void 0===u?.expectedVersion?void 0:["Expected version",(0,ce.E9)(r(u.expectedVersion))],void 0===u?void 0:["Checks",(0,q.eq)((0,q.kG)(u.findings))],["Plugin",`${code(a)}${l}`],s&&["Sites get",(0,ce.E9)(r(s.text))],i?.release.tag?["Release",describeRelease(i,code)]:void 0]
return d.filter(e=>void 0!==e)}(e,t,r))
return"dry-run"!==e.status||t?[n]:[n,...renderDryRun(e.dryRun,r)]}function renderDetails({result:e,isBuild:t=!1},r){if(void 0===e)return[]
const{serviceUrl:n,package:i}=e.plugin,code=e=>(0,ce.cR)(r(e)),s="already-published"===e.status&&"local"===i.kind?", built now":"",o=[[`Package${s}`,`${code(i.name)}, ${(0,N.Xq)(i.sizeBytes)}`],[`SHA-256${s}`,code(i.sha256)],...describeOrigin(e,code),t?void 0:["Service",showService(n,code)]]
return[(0,ce.jq)("Details",[(0,ce.Id)(o.filter(e=>void 0!==e))])]}function renderRed({report:e,pluginId:t,serviceUrl:r,left:n,isBuild:i=!1},s){if(void 0===r)return[]
const code=e=>(0,ce.cR)(s(e)),{version:o=""}=e?.plugin??{},a=[""===o?void 0:["Version",code((0,w.CI)(o))],...listChanges(e,s),void 0===t?void 0:["Plugin",code(t)],i?void 0:["Service",showService(r,code)],n&&["Release",`${describeRelease(n,code)}, which stays as it is`]]
return[(0,ce.Id)(a.filter(e=>void 0!==e))]}function showService(e,t){return e===f.M4?`none, because ${t("base-url")} is empty`:t(`${e.host}${e.pathname.replace(/\/$/,"")}`)}function listChanges(e,t){if(void 0===e?.comparison)return[]
const r=e.comparison.isCompared?(0,V.dt)(e.comparison):""
return[["Changes",(0,V.M3)(e.comparison,t)],...""===r?[]:[["Libraries",r]]]}function describeVersions({status:e,version:t,previousVersion:r,isVerified:n,plugin:i},s){if("already-published"===e)return`${s(t)}, live already: to publish something new, raise the version`
const o=void 0===r&&"missing"===i.live?.failure?.kind,a=void 0===r?"not known":s(r),c=""===t?"not known":`<strong>${s(t)}</strong>`,u=n?", seen live":""
return o&&""!==t?`${c}, the first release${"dry-run"===e?" if the service knows the plugin":u}`:`${a} → ${c}${u}`}function describeOrigin({status:e,zipUrl:t,isSent:r},n){return"published"===e&&!0===r?[["Origin","Sent to the service"]]:"published"!==e?""===t?[]:[["Found at",n(t)]]:[["Fetched from",""===t?"a signed URL, which is secret":n(t)]]}function describeRelease({release:e,asset:t},r){const n=(0,ce.BK)(e.url,r(e.tag))
return void 0===t?n:`${n} with ${(0,ce.BK)(function locateAsset({url:e},t){return`${e.replace("/releases/tag/","/releases/download/")}/${encodeURIComponent(t.toWellFormed())}`}(e,t.name),r(t.name))}`}function renderDryRun({remarks:e,onHost:t,request:r},n){const list=e=>e.map(e=>`- ${(0,ce.E9)(n(e))}`),i=list(t)
return[...0===e.length?[]:["#### The service",list(e).join("\n")],...0===i.length?[]:["#### On GitHub",i.join("\n")],...0===r.length?[]:["#### The request",(0,ce.ET)(r.map(n))]]}const ue="https://github.com/OWNER/publish-wordpress-plugin/blob/v1/docs/checks.md",le={error:"❌",warning:"⚠️",notice:"ℹ️"}
function renderPackage(e,t){if(void 0===e||0===e.facts.length)return[]
const r=e.facts.map(([e,r])=>[e,(0,ce.E9)(t(r))])
return[(0,ce.jq)("Package contents",[(0,ce.Id)(r)])]}function renderSteps(e,t,r){const n=e.at(-1)
if(void 0===n)return[]
const i=n.startMs+n.durationMs,s=e.map(e=>[`${ae.Sr[e.outcome]} ${e.title}`,void 0===e.result?"failed":(0,ce.E9)(r(e.result)),describeTime(e).replaceAll(" ","&nbsp;")]),o=`Steps: ${(0,N.a3)(i)}`,a=(0,ce.bo)(["Step","Result","Time"],s)
return t?[(0,ce.jq)(o,[a])]:[`#### ${o}`,a]}function describeTime({durationMs:e,repeats:t}){return(0,N.a3)(e)+(0===t?"":`<br>${(0,ae.SC)(t)}`)}function renderChangelog({plugin:e,version:t},r){const{changelog:n}=e
if(""===n)return[]
const i=n.replace(/[^\n\t\u200c\u200d]+/g,e=>r(e))
return[(0,ce.jq)(`Changelog of ${(0,ce.cR)(r(t))}`,[i])]}function run_publish_run(e){return(0,v.C)(e=>({secrets:(0,p.qb)(e),urls:(0,p.Dc)(e),open:[...(0,p.Ff)(e),...de]}),createPublishAction,e)}const de=["published","already-published","dry-run"]
function createPublishAction(e){const{machine:t,outputs:l,steps:d,sanitise:f}=e,h={stage:"not-published"},p={...e.tools,progress:h},{cancellation:m}=p
let g,w,v,b
return{work:async()=>{g=readInputs(t.env,(0,u.BU)(t.env))
if(b=await publishPlugin(g,function createParts(e,t,l,{step:d,...f}){const{log:h,quote:p,declarePublic:m,cancellation:g}=l,{env:w,temporaryFolder:v}=t,b=(0,c.n)(e,l),k=createReleaseService(e,l),$=(0,u.zW)(w),E=function createComparer({source:e,repository:t,release:i,timeoutMs:s},o){const c="url"===e.kind||"service"===i.uploadTo?void 0:t,u=(0,a.EH)()
let l
return{hasReleases:void 0!==c,compare:async(e,t,{urls:a,...d})=>{const{comparePackages:f,createOpener:h,Missed:p}=await r.e(371).then(r.bind(r,5371)),m=await(0,n.yD)(),{send:g,clock:w,maskUrl:v,triggeringTag:y}=o
return f(e,t,{send:g,clock:w,maskUrl:v,downloads:u,onRead:e=>l=e,reader:m,openUrl:h(o),releases:c&&await(async e=>{const{createReleaseReader:t}=await Promise.all([r.e(145),r.e(737)]).then(r.bind(r,3737))
return t(e,{...o,timeoutMs:s},(e,t)=>new p(e,t))})(c),names:{tag:i.tag,assetName:i.assetName,triggeringTag:y,...d},isOwnUrl:({href:e})=>a.some(t=>t.href===e)})},inspectServed:async e=>{const{createServedInspection:t,createOpener:i}=await r.e(371).then(r.bind(r,5371)),s=await(0,n.yD)(),a=i(o)
return t(e,{...o,downloads:u,reader:s,openUrl:a},l)}}}(e,{...l,temporaryFolder:v,triggeringTag:$}),x=function createPackageSource(e,{env:t,workspace:a,temporaryFolder:c,ownFiles:l},d,{signAssetUrl:f}){const{clock:h,cancellation:p}=d,{retries:m,timeoutMs:g}=e,w=(0,s.dirname)((0,o.fileURLToPath)(import.meta.url)),v=[{input:"api-key",value:e.apiKey},{input:"github-token",value:e.token}],y={...d,workspace:a,temporaryFolder:c,ownPaths:[(0,s.dirname)(w),...l],sourceTime:(0,u.hY)(t),signAssetUrl:f,loadContentScanner:async()=>{const{createContentScanner:e}=await(0,n.yD)()
return(t,r,n)=>e(t,r,{...n,ownKeys:v})},downloadArtifact:async(e,n)=>{const{downloadArtifact:i}=await Promise.all([r.e(145),r.e(152)]).then(r.bind(r,3771)),o=(0,s.join)(w,"thread.js")
return i(e,{...d,retries:m,timeoutMs:g,folder:n,env:t,threadFile:o})}},b=(0,A.$)(p,()=>h.now()),k={signal:p,yieldToEventLoop:b,ownKeys:v,programs:t}
return{find:()=>("off"!==e.packageChecks&&(0,n.HE)(),(0,F.C)(e,y)),inspect:async(e,t)=>{const{inspect:r}=await(0,n.yD)()
return r(e,{...k,seen:t})},searchForKeys:e=>(0,i.I)(e,k)}}(e,t,l,b),sendToService=async(...t)=>(await r.e(373).then(r.bind(r,5373))).sendToService(e,l,...t),S=(0,y.Y)(w.GITHUB_WORKSPACE),R={triggeringTag:$,branch:(0,u.pG)(w),temporaryFolder:v,locateSource:S,quote:p,declarePublic:m}
return{log:h,step:d,source:x,sendToService:sendToService,host:b,service:k,comparer:E,runner:R,cancellation:g,...f}}(g,t,p,{step:d.run,onReport:e=>{w=e},onLeft:e=>{v=e}})),p.declarePublic(function listNames({version:e,previousVersion:t="",plugin:r,onHost:n}){const{release:i,asset:s}=n??{}
return[e,t,r.slug,i?.tag??"",s?.name??""]}(b.result)),function writeOutputs(e,t,r){try{for(const[n,i]of Object.entries(se))r.set(n,i(e,t))}catch(t){const{status:n,plugin:i,version:s}=e.result,o="dry-run"===n
throw new C.S1({code:o?"not-published":"after-publish",title:"Outputs not written",message:(o?"The dry run is complete":`${i.pluginId} ${s} is published`)+`, but the outputs for the next steps could not be written to ${r.name}.`,hint:o?"Check disk space and permissions of the runner.":"Check disk space and permissions of the runner; do not publish again, but run the next steps by hand.",cause:t})}}(b,f,l),void 0!==b.problem)throw b.problem},explainCancellation:()=>function explainCancellation({stage:e}){switch(e){case"not-published":return new C.S1({code:"not-published",title:"Cancelled",message:"The run was cancelled before it published the version.",hint:"This run published nothing; run it again when you like."})
case"ordered":return new C.S1({code:"unknown-outcome",title:"Cancelled, outcome unknown",message:"The run was cancelled after it asked for the release and before its outcome was known.",hint:"Check the dashboard of the service before you run this again: the release may have been created."})
case"published":return new C.S1({code:"after-publish",title:"Cancelled after publishing",message:"The run was cancelled after the release went live.",hint:"Do not publish it again; run the next steps by hand."})}}(h),report:async e=>{if(void 0===b&&void 0!==w&&function writeFound(e,t,r){try{for(const[n,i]of Object.entries(ie))r.set(n,i(e,t))}catch{}}(w,f,l),e.length>0||m.aborted)for(const e of[b?.kept,b?.bill])await(e?.discard().catch(()=>{}))
const t={pluginId:g?.pluginId,serviceUrl:g?.baseUrl,isBuild:!0===g?.caller.isBuild,isDryRun:!0===g?.isDryRun,left:v,result:b?.result,report:w,errors:e,steps:d.done},{mark:r,text:n}=describeOutcome(t,e=>e)
return{errors:e,outcome:`${r} ${n}.`,renderSummary:()=>renderSummary(t,f),unaffected:"The release is not affected."}}}}}),9546:((e,t,r)=>{function showPackageUrl(e){return"remote"!==e.kind||e.url.isSecret?"":e.url.shown}r.d(t,{V:()=>showPackageUrl})}),2543:((e,t,r)=>{r.d(t,{$M:()=>parseReleaseAnswer,AA:()=>isWebPage,C3:()=>c,EZ:()=>a,Mk:()=>buildEndpoint,Ng:()=>describeRequest,QP:()=>findBasePath,TP:()=>buildReleaseRequest,Yr:()=>buildReadRequest,eu:()=>parseUploadPlace,fn:()=>findMessage,gH:()=>namesRelease,jR:()=>isHtmlDocument,lW:()=>parseServed,md:()=>parseDetails,oe:()=>buildConfirmRequest,sF:()=>findLacks,t7:()=>l,wt:()=>buildUploadUrlRequest})
var n=r(88),i=r(2189),s=r(7821),o=r(3060)
const a="zip_url",c="/api/v1/plugin/update",u=`${c}/upload-url`,l=`${c}/confirm`,d=1048576
function buildReleaseRequest(e,t){return{method:"POST",url:buildEndpoint(e),headers:{...buildHeaders(e),"Content-Type":"application/json"},body:JSON.stringify({plugin_id:t.pluginId,[a]:t.zipUrl}),timeoutMs:e.timeoutMs,maxBytes:d}}function buildUploadUrlRequest(e,t){const r=buildEndpoint(e,u)
return r.search=new URLSearchParams({plugin_id:t}).toString(),{method:"GET",url:r,headers:buildHeaders(e),timeoutMs:e.timeoutMs,maxBytes:d}}function buildConfirmRequest(e,{pluginId:t,objectKey:r}){return{method:"POST",url:buildEndpoint(e,l),headers:{...buildHeaders(e),"Content-Type":"application/json"},body:JSON.stringify({plugin_id:t,objectKey:r}),timeoutMs:e.timeoutMs,maxBytes:d}}function buildReadRequest(e,{pluginId:t,slug:r}){const n=buildEndpoint(e)
return n.search=new URLSearchParams({id:t,...void 0===r?{}:{slug:r}}).toString(),{method:"GET",url:n,headers:buildHeaders(e),timeoutMs:e.timeoutMs,maxBytes:d}}function buildEndpoint({baseUrl:e},t=c){const r=new URL(e)
return r.pathname=`${r.pathname.replace(/\/$/,"")}${t}`,r}function findBasePath({pathname:e},t){const r=e.replace(/\/+$/,""),n=[u,l].find(e=>t.pathname.endsWith(e))??c
return r.endsWith(n)?r.slice(0,-n.length):void 0}const f=16384,h=1024
function parseUploadPlace(e){const t=(0,s.l)(e)
if(void 0===t.object)return{why:t.why}
const{presignedUrl:r,objectKey:i}=t.object
if("string"!=typeof r||""===r)return{why:"it has no `presignedUrl` text"}
if(r.length>f)return{why:`its \`presignedUrl\` has more than ${f} characters`}
const o=(0,n.BD)(r)
return null===o?{why:"its `presignedUrl` is not a web address"}:"string"!=typeof i||""===i?{why:"it has no `objectKey` text"}:Buffer.byteLength(i)>h||/\p{Cc}/u.test(i)?{why:`its \`objectKey\` has more than ${h} bytes, or control characters`}:{url:o,text:r,objectKey:i}}function buildHeaders({apiKey:e}){return{Accept:"application/json",Authorization:`Bearer ${e}`}}function describeRequest({method:e,url:t,headers:r,body:n=""}){return[`${e} ${t.href}`,...Object.entries(r).map(([e,t])=>`${e}: ${t}`),n]}function parseReleaseAnswer(e,t=!1){const r=(0,s.l)(e)
if(void 0===r.object)return{kind:"unclear",why:r.why}
const{success:n,version:o}=r.object
return!1===n?{kind:"refused",how:"`success: false`"}:!0===n||t&&void 0===n?"string"!=typeof o?{kind:"unclear",why:"it has no `version` text"}:(0,i.l)(o)?{kind:"created",version:o}:{kind:"unclear",why:"its `version` does not look like one"}:{kind:"unclear",why:"its `success` is neither `true` nor `false`"}}function isWebPage({headers:e},t){return(/^(text\/html|application\/xhtml\+xml)\b/i.test(e["content-type"]??"")||isHtmlDocument(t))&&void 0===(0,s.l)(t).object}function isHtmlDocument(e){return/^\s*(<!doctype html|<html)\b/i.test(e.slice(0,1e3).replace(/^\ufeff/,""))}function findMessage(e){const{object:t}=(0,s.l)(e)
if(void 0===t)return e
const{message:r,error:n,detail:i,title:a,errors:c}=t,u=[[r,(0,o.G)(n)?n.message:n,i,a].find(e=>"string"==typeof e&&""!==e.trim()),...findFieldErrors(c)].filter(e=>"string"==typeof e)
return u.length>0?u.map(e=>e.trim().replace(/\.$/,"")).join("; "):e}function findFieldErrors(e){return(0,o.G)(e)?Object.entries(e).flatMap(([e,t])=>(Array.isArray(t)?t:[t]).flatMap(t=>{const r=(0,o.G)(t)?t.message:t
return"string"==typeof r?[`${e}: ${r}`]:[]})):[]}function parseServed(e,t){const r=(0,s.l)(e)
if(void 0===r.object)return{why:`is malformed: ${r.why}`}
const n=listParts(r.object),o=listVersions(n),[a]=o
if(void 0===a)return{why:"names no version"}
if("string"!=typeof a||!(0,i.l)(a))return{why:"names something that is not a version"}
if(o.some(e=>e!==a))return{why:"names versions that disagree"}
const c=n.map(e=>function findContradiction(e,t){const{success:r,error:n,errors:i,status:s,state:o,plugin_id:a,id:c}=e
if(isGiven(r)&&!0!==r)return"does not say `success: true`"
if(isSaid(n)||isSaid(i))return"reports an error"
if("string"==typeof o&&!isLiveStatus(o)||isGiven(s)&&!isLiveStatus(s))return"has a `status` other than that of a published release"
if(!0===e.draft||!1===e.published)return"is about a draft"
const u="string"==typeof a&&a!==t||"string"==typeof c&&c.startsWith("plugin_")&&c!==t
return u?"is about another plugin":void 0}(e,t)).find(e=>void 0!==e)
return void 0!==c?{why:c}:{served:{version:a,pluginFile:n.map(({plugin:e})=>e).find(isPluginFile),slug:n.map(({slug:e})=>e).find(isFolderName),packageUrl:findPackageUrl(n)}}}function findLacks(e){const{version:t,name:r,download_url:n}=(0,s.l)(e).object??{}
if(!isGiven(t))return{}
const i=[...isGiven(r)?[]:["name"],...isGiven(n)&&""!==n?[]:["download_url"]]
return 0===i.length?{}:{lacks:i}}function namesRelease(e){const t=listParts((0,s.l)(e).object??{})
return listVersions(t).length>0||t.some(({success:e})=>!0===e)}function listVersions(e){return e.flatMap(e=>[e.version,e.new_version]).filter(isGiven)}function listParts(e){return[e,e.data,e.plugin,e.release].filter(o.G)}function findVersionPart(e){return e.find(({version:e,new_version:t})=>isGiven(e)||isGiven(t))}function findPackageUrl(e){const t=findVersionPart(e)
return[t?.download_url,t?.download_link,t?.package].find(e=>"string"==typeof e&&""!==e)}function isGiven(e){return null!=e}function isSaid(e){return"object"==typeof e&&null!==e?Object.keys(e).length>0:isGiven(e)&&!1!==e&&""!==e&&0!==e}const p=/^(publish(ed)?|released?|live|active|enabled|public|available|current|latest|stable|ok|success(ful)?|complete[d]?)$/i
function isLiveStatus(e){return!0===e||200===e||"string"==typeof e&&p.test(e)}function isPluginFile(e){return"string"==typeof e&&/^[^/\\\p{C}]{1,255}\/[^/\\\p{C}]{1,255}\.php$/u.test(e)}function isFolderName(e){return"string"==typeof e&&/^[^/\\\p{C}]{1,255}$/u.test(e)}function parseDetails(e){const t=findVersionPart(listParts(e))??{}
return{requires:readText(t.requires),requiresPhp:readText(t.requires_php),tested:readText(t.tested),lastUpdated:readText(t.last_updated)}}function readText(e){const t="number"==typeof e?String(e):e
return"string"==typeof t&&""!==t.trim()?t.trim():void 0}}),4635:((e,t,r)=>{r.d(t,{Dx:()=>a,RY:()=>isMarkup,W8:()=>notPublished,XE:()=>explainPage,_p:()=>quoteSaid,b6:()=>unknownOutcome,lT:()=>isBlocked,x5:()=>o})
var n=r(5805),i=r(6717),s=r(2543)
function quoteSaid({said:e}){return""===e?"":`: ${(0,i.ol)(e)}`}const o="Check the dashboard of the service before you run this again: the release may have been created."
function unknownOutcome(e,t,r){return new n.S1({code:"unknown-outcome",title:"Outcome unknown",message:e,hint:t,cause:r})}function notPublished(e,t,r,i){return new n.S1({code:"not-published",title:e,message:t,hint:r,cause:i})}function isElsewhere({status:e,isPage:t}){return t&&(404===e||405===e)}function isBlocked({status:e,isDocument:t}){return t&&e>=400&&e<500&&404!==e&&405!==e}function isMarkup(e){return isElsewhere(e)||isBlocked(e)||e.isPage&&e.status>=500}const a=`Something before the service, such as a firewall or a login, seems to refuse requests from this runner: allow requests to \`${s.C3}\` there. If there is nothing like that, check \`base-url\` and \`api-key\`.`
function explainPage(e){return isBlocked(e)?["Request blocked",a]:isElsewhere(e)?["Not the service","Check `base-url`: it seems to be the address of a website, not of the service. If it is right, check `plugin_id`."]:void 0}}),9224:((e,t,r)=>{r.d(t,{Kt:()=>readBadAnswer,W4:()=>readServed,mS:()=>orderRelease})
var n=r(8902),i=r(4098),s=r(88),o=r(6103),a=r(5805),c=r(2543),u=r(4635),l=r(998),d=r(639)
async function orderRelease(e){const{progress:t,quote:r}=e.ports,o=void 0!==e.order.objectKey,u=(0,c.Mk)(e.access,o?c.t7:c.C3),d=await function postOrder(e,{order:t,access:r,rules:i,ports:o}){const{progress:a,log:u,send:l}=o,attempt=async()=>{const n=void 0===t.objectKey?(0,c.TP)(r,{...t,zipUrl:await t.getZipUrl()}):(0,c.oe)(r,t)
return a.stage="ordered",u.info(`POST ${(0,s.jr)(e)}`),l(n)},d={retries:i.retries,budgetMs:n.$4},onRepeat=()=>a.stage="not-published"
return(0,n.x9)(`POST ${e.host}`,attempt,n.VT,{...o,onRepeat:onRepeat},d)}(u,e).then(t=>function readOrder(e,t,{pluginId:r,isOfFile:n},i){const{status:s,isCut:o}=e,a=e.body.toString("utf8"),u=readBadAnswer(e,a,t,i)
if(s<200||s>=300)return toResult((0,l.cq)(u,r),u)
if(o)return toResult((0,l.aq)(u,"it is too large"))
const d=(0,c.$M)(a,n)
if("created"===d.kind&&i(d.version)!==d.version)return toResult((0,l.aq)(u,"its `version` contains a secret"))
return"created"===d.kind?d:toResult("refused"===d.kind?(0,l.GC)(u,d.how,r):(0,l.aq)(u,d.why))}(t,u,{...e.order,isOfFile:o},r)).catch(e=>{if(e instanceof i.wX)return toResult((0,l.B4)(e,u))
if(e instanceof a.S1)return{kind:"refused",error:e}
throw e})
return"created"===d.kind?t.stage="published":"unknown"!==d.kind&&(t.stage="not-published"),d}function readBadAnswer({status:e,headers:t},r,n,i){return{url:n,status:e,headers:t,said:i((0,c.fn)(r)),isPage:(0,c.AA)({headers:t},r),isDocument:(0,c.jR)(r),quote:i}}function toResult(e,t){const{status:r=0}=t??{}
return"unknown-outcome"===e.code?{kind:"unknown",error:e,place:t&&readPlace(t)}:401===r||403===r?{kind:"denied",error:e}:{kind:409===r?"conflict":"refused",error:e}}async function readServed(e,t,r,s){try{const i=await t(e),o=i.body.toString("utf8"),a=readBadAnswer(i,o,e.url,s),l=function findFailure(e){const{status:t}=e,r=(0,u.RY)(e)||e.isPage&&t<300,i=r?`it returned ${t} with a web page`:`the service returned ${t}${(0,u._p)(e)}`
if((0,n.WG)(t))return{kind:"passing",why:i,isLasting:!1,status:t}
if((0,u.lT)(e))return{kind:"blocked",why:i,isLasting:!0,status:t}
if(401===t||403===t)return{kind:"key",why:i,isLasting:!0,status:t}
if(t>=300&&t<400)return{kind:"redirect",why:`the service returned ${t}, a redirect`,isLasting:!0,status:t,place:readPlace(e)}
return r?{kind:"page",why:i,isLasting:!0,status:t}:404===t?{kind:"missing",why:i,isLasting:!1,status:t}:200===t?void 0:unclear(i,e)}(a)
if("missing"===l?.kind&&(0,c.gH)(o))return{failure:unclear(`${l.why}, but describes a release`,a)}
if(void 0!==l)return{failure:l}
const{served:d,why:f}=i.isCut?{why:"is too large"}:{why:void 0,...(0,c.lW)(o,r)}
return void 0===d?{failure:unclear(`its answer ${f}`,a)}:s(d.version)===d.version?{served:{...d,...(0,c.sF)(o)}}:{failure:unclear("its answer names a version that contains a secret",a)}}catch(e){if(e instanceof i.wX&&"cancelled"===e.failure)throw new o.cJ
if(e instanceof i.wX)return{failure:{kind:"unreached",why:e.message,isLasting:!e.mayHaveArrived}}
throw e}}function unclear(e,{status:t}){return{kind:"unclear",why:e,isLasting:!1,status:t}}function readPlace({headers:e,url:t}){const r=(0,d.bQ)(e,t)
return r&&(0,d.Pj)(r)}}),998:((e,t,r)=>{r.d(t,{B4:()=>explainTransport,GC:()=>explainRefusal,Hh:()=>explainWebsite,aq:()=>explainUnclear,cq:()=>explainStatus,e1:()=>explainLive,hV:()=>explainSeen,hY:()=>f})
var n=r(8902),i=r(4098),s=r(88),o=r(5805),a=r(6717),c=r(2543),u=r(4635),l=r(639)
const d=`${u.x5} If it was not, check that \`base-url\` is the address of the service.`
function explainTransport(e,t){const r=`POST ${(0,s.jr)(t)} failed: ${e.message}.`
if(e.mayHaveArrived){const t="deadline"===e.failure
return(0,u.b6)(r,t?`${u.x5} If it is slow, raise \`timeout\`.`:u.x5,e)}const n=`${f[e.failure]} This run published nothing.`
return(0,u.W8)("Service not reached",r,n,e)}const f={"name-not-found":"Check the host name in `base-url`, and the network of the runner.",refused:"Check host and port in `base-url`, and that the service is up.",unreachable:"Check `base-url`, and the network of the runner.",tls:"Check `base-url`: the host did not prove that it is the service, so it was not given the API key.",proxy:"Check `https_proxy` and `no_proxy` of the runner.","proxy-address":i.uW,private:"Check `base-url`.",deadline:"Check `base-url` and that the service is up: it did not accept the connection.",interrupted:"Check `base-url` and that the service is up: it dropped the connection.",cancelled:"Run this again when you like."},h={401:["API key refused","Copy the key again from the dashboard of the service into the secret for `api-key`."],403:["API key refused","Check that `api-key` belongs to the account of this plugin and may publish releases."],405:["Not the service","Check `base-url`: this address does not accept the request that creates a release."],409:["Conflict","Check the dashboard: this version may be published already, or another run is publishing."],413:["Package too large","Make the package smaller, or ask the service for its limit."]}
const p="Release refused"
function explainSaid({said:e,url:t},r){if(""===e)return`This run published nothing. The service does not say why: check \`plugin_id\` (${(0,a.AB)(r)}) and \`base-url\`, or ask its operator.`
const n=/\b(folder|director(y|ies)|slug)s?\b/i.test(e)?" By folder or slug it means the plugin's folder in the ZIP: check the input `slug`, or rename the folder.":""
return`This run published nothing: fix what the service says, then run this again.${e.includes(c.EZ)&&function isOrder({pathname:e}){return e.endsWith(c.C3)}(t)?` \`${c.EZ}\` is the URL that this run gave it for the package.`:""}${n}`}function explainStatus(e,t,r="POST"){const{url:i,status:o,headers:f}=e,m=`${r} ${(0,s.jr)(i)} returned ${o}${(0,u.RY)(e)?" with a web page":(0,u._p)(e)}.`
if((0,n.gY)(e))return function explainWait(e,t,r=""){const[n,i]=429===e?["Too many requests","its rate limit allows it"]:["Service busy",503===e?"the service is back":"the service is less busy"],s=/^\d{1,9}$/.test(r)?` (it asks to wait ${Number(r)} s)`:""
return(0,u.W8)(n,t,`Run this again when ${i}${s}; this run published nothing.`)}(o,m,f["retry-after"])
if(o<300||o>=500)return(0,u.b6)(m,e.isPage?d:u.x5)
if(o<400)return function explainRedirect(e,t){const{message:r,hint:n}=(0,l.GO)(t,e)
return(0,l.M)(e,e.url)?(0,u.W8)("Redirect not followed",r,n):"GET"===t?(0,u.W8)("Redirect not followed",r,`${n} ${l.l5}`):(0,u.b6)(r,`${u.x5} ${l.l5}`)}(e,r)
const[g,w]=(0,u.XE)(e)??(404!==o||function isConfirmation({pathname:e}){return e.endsWith(c.t7)}(i)?h[o]:function explainUnknown({url:e,said:t},r){const{pathname:n}=e,i=n.slice(0,n.lastIndexOf(c.C3)),s=""===i?"":`, with its path ${(0,a.AB)(i)},`,o=`The input \`plugin_id\` is ${(0,a.AB)(r)}: copy it from the plugin on the dashboard of the service.`,u=`check that \`base-url\`${s} is the address of that service.`
return t.includes(n)?["Not the service",`There is nothing at this address: ${u} Else compare \`plugin_id\`, which is ${(0,a.AB)(r)}.`]:["Plugin not found",`${o} If it is the same there, ${u}`]}(e,t))??[p,explainSaid(e,t)]
return(0,u.W8)(g,m,w)}function explainWebsite({message:e,cause:t}){return(0,u.b6)(`${e} The request before it was answered with a web page.`,`Check \`base-url\`: it is probably the address of a website, not of the service. ${u.x5}`,t)}function explainRefusal(e,t,r){const n=`The service answered ${e.status} with ${t}${(0,u._p)(e)}.`
return(0,u.W8)(p,n,explainSaid(e,r))}function explainUnclear(e,t){return(0,u.b6)(`POST ${(0,s.jr)(e.url)} returned ${e.status}, which is not a valid answer: ${t}${(0,u._p)(e)}.`,`Check that \`base-url\` is the address of the service. ${u.x5}`)}function explainLive({title:e,message:t,hint:r,cause:n},i,s){return new o.S1({code:"already-published",title:e,message:`${t} The service serves version ${i} anyway: this run did not publish it.`,hint:s?"Set `if-published` to `skip` if this version may be live already, or raise the version of the plugin.":r,cause:n})}function explainSeen({code:e,title:t,message:r,hint:n,cause:i},s){const a=`The service now serves ${s}, but the version that it served before is not known.`
return new o.S1({code:e,title:t,message:`${r} ${a}`,hint:n,cause:i})}}),7821:((e,t,r)=>{r.d(t,{l:()=>parseObject})
var n=r(3060)
function parseObject(e){try{const t=e.replace(/^\ufeff/,""),r=JSON.parse(t)
return(0,n.G)(r)?function countNames(e){let t=0
for(const[,r]of e.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?/g))void 0!==r&&(t+=1)
return t}(t)===function countMembers(e){let t=0
const r=[e]
for(let e=r.pop();void 0!==e;e=r.pop()){const n=Object.values(e)
Array.isArray(e)||(t+=n.length)
for(const e of n)"object"==typeof e&&null!==e&&r.push(e)}return t}(r)?{object:r}:{why:"a name occurs twice in one of its objects"}:{why:"it is not a JSON object"}}catch{return{why:"it is not a JSON object"}}}}),639:((e,t,r)=>{r.d(t,{GO:()=>describeRedirect,M:()=>isRefusedByRedirect,Pj:()=>findPlace,Y8:()=>explainSameRedirect,bQ:()=>findRedirectTarget,l5:()=>o})
var n=r(88),i=r(2543),s=r(4635)
const o="If it redirects to a login page, check `api-key` and `base-url`."
function describeRedirect(e,{url:t,status:r,headers:s,quote:o}){const c=findRedirectTarget(s,t),u=void 0===c?void 0:function findBase(e,t){const r=(0,i.QP)(e,t),s="https:"===e.protocol||"http:"===e.protocol&&(0,n.U9)(e),o=findPlace(e)!==findPlace(t)
return!s||!o||void 0===r||r.length>a?void 0:`${e.protocol}//${e.host}${r}`}(c,t),l=void 0===c?"nowhere":`${(0,n.Rg)(c,o)}; it was not followed, because that would send the API key there`
return{message:`${e} ${(0,n.jr)(t)} returned ${r}, a redirect to ${l}.`,hint:void 0!==u&&(0,n.EW)(u,o)?`If you trust that address, set \`base-url\` to \`${u}\`.`:"Set `base-url` to the address at which the service itself answers."}}function explainSameRedirect({message:e,cause:t}){return(0,s.b6)(`${e} The request before it was redirected to the same place, so the live version cannot be read either.`,`Check \`api-key\` and \`base-url\`: many services redirect a wrong key to their login page. ${s.x5}`,t)}const a=300
const c=[301,307,308]
function isRefusedByRedirect({status:e,headers:t},r){if(c.includes(e))return!0
const n=findRedirectTarget(t,r)
return 302===e&&void 0!==n&&void 0!==(0,i.QP)(n,r)&&findPlace(n)!==findPlace(r)}function findRedirectTarget({location:e=""},t){return""===e?void 0:(0,n.Dl)(e,t)??void 0}function findPlace({origin:e,pathname:t}){return`${e}${t.replace(/\/$/,"")}`}}),2250:((e,t,r)=>{function spanOf(e,t,r){const n=e+t
if(!(Number.isSafeInteger(e)&&Number.isSafeInteger(n)&&e>=0&&n<=r)||t<0)throw new RangeError("these bytes are not inside the file")
return{start:e,end:n}}function readFromBuffer(e){return{sizeBytes:e.length,read:(t,r)=>Promise.resolve().then(()=>{const{end:n}=spanOf(t,r,e.length)
return e.subarray(t,n)})}}r.d(t,{d:()=>readFromBuffer,e:()=>spanOf})}),6103:((e,t,r)=>{r.d(t,{ZR:()=>assertNotCancelled,cJ:()=>Cancelled,mG:()=>chooseBackoffMs,ts:()=>createClock,wt:()=>poll})
class Cancelled extends Error{constructor(){super("The run was cancelled."),this.name="Cancelled"}}function assertNotCancelled(e){if(!0===e?.aborted)throw new Cancelled}function createClock(e){return{now:()=>performance.now(),wallNow:()=>Date.now(),sleep:t=>new Promise((r,n)=>{const cancel=()=>{clearTimeout(i),n(new Cancelled)},i=setTimeout(()=>{e.removeEventListener("abort",cancel),r()},t)
e.aborted?cancel():e.addEventListener("abort",cancel,{once:!0})})}}async function poll(e,t,r){const n=t.now()
for(const[i,s]of e.entries()){await t.sleep(Math.max(0,n+s-t.now()))
const o=e[i+1],a=await r({index:i,isLast:void 0===o,untilNextMs:(o??1/0)-s})
if(void 0!==a)return a}}const n=1e3,i=3e4
function chooseBackoffMs(e,t){return t()*Math.min(i,n*2**e)}}),6376:((e,t,r)=>{r.d(t,{C:()=>describeFile,X:()=>describeContent})
const n="Check the step that builds and uploads the ZIP.",i="Build a ZIP: WordPress installs nothing else.",s="Remove the bytes before the ZIP: check the step that builds it, or the script that serves it.",o=[["","archive","a gzip file, not a ZIP",i],["Rar!","archive","a RAR archive, not a ZIP",i],["7z¼¯","archive","a 7z archive, not a ZIP",i],["BZh","archive","a bzip2 file, not a ZIP",i],["ý7zXZ","archive","an xz file, not a ZIP",i],["(µ/ý","archive","a Zstandard file, not a ZIP",i]],a=[["<?php","text","PHP code, not a ZIP",i],["<?xml","text","an XML document, not a ZIP",n],["<","web-page","a web page, not a ZIP","Check the step that downloads the ZIP: it kept a web page."],["{","json","JSON, not a ZIP","Check the step that downloads the ZIP: it kept the answer of an API."],["version https://git-lfs","pointer","a pointer of Git LFS, not the ZIP itself","Check out the repository with `lfs: true`."]],c="PK",u=257
function describeContent(e){const t=e.toString("latin1")
if(!t.startsWith(c)&&!t.startsWith("PK"))return""===t?{kind:"empty",what:"an empty file",fix:n}:findSign(o,t)??function describeTar(e){return e.startsWith("ustar",u)?{kind:"archive",what:"a tar archive, not a ZIP",fix:i}:void 0}(t)??function describePrefix(e){const t=e.indexOf(c)
if(t<0)return
return{kind:"prefixed",what:`not a ZIP from its first byte: ${t} other ${1===t?"byte comes":"bytes come"} before it`,fix:s}}(t)??findSign(a,t.replace(/^(\xef\xbb\xbf)?\s*/,""))??{kind:"unknown",what:"not a ZIP, or only a part of one: its first bytes are not those of a ZIP",fix:n}}const l=16384
async function describeFile(e){return describeContent(await e.read(0,Math.min(l,e.sizeBytes)))}function findSign(e,t){const[,r,n,i]=e.find(([e])=>t.startsWith(e))??[]
return void 0===r||void 0===n||void 0===i?void 0:{kind:r,what:n,fix:i}}}),6338:((e,t,r)=>{r.d(t,{Xq:()=>formatSize,a3:()=>formatDuration,d5:()=>agree})
const n=["B","kB","MB","GB"]
function formatSize(e){if(void 0===e)return"size not known"
let t=e,r=0
for(;t>=999.5&&r<n.length-1;)t/=1e3,r+=1
return`${r>0&&t<9.95?t.toFixed(1):Math.round(t)} ${n[r]}`}function formatDuration(e){const t=e/1e3
if(t<.0995)return`${t.toFixed(2)} s`
if(t<9.95)return`${Number(t.toFixed(1))} s`
const r=Math.round(t)
return r<60?`${r} s`:`${Math.floor(r/60)} min ${r%60} s`}function agree(e,t,r){return 1===e.length?t:r}}),9440:((e,t,r)=>{function hideQueries(e){const t=new Uint8Array(e.length)
for(const r of function readAll(e){const t=Array.from({length:e.length},(e,t)=>t)
let r={text:e,starts:t,ends:t.map(e=>e+1)}
const n=[r]
for(;n.length<u&&hasEscapes(r.text);)r=readEscapes(r),n.push(r)
return n}(e))markQueries(rewrite(r,n,()=>""),t)
return t.includes(1)?function replaceMarked(e,t,r){let n="",i=0
for(let s=t.indexOf(1);s>=0;s=t.indexOf(1,i)){const o=t.indexOf(0,s)
n+=e.slice(i,s)+r,i=o<0?e.length:o}return n+e.slice(i)}(e,t,"…"):e}r.d(t,{N:()=>hideQueries})
const n=/<\/?(?:wbr|br|b|i|em|strong|mark|span|code) ?\/?>/gi,i=/[^\s"<>`]+/g
function markQueries({text:e,starts:t,ends:r},n){const mark=(e,i)=>{e<i&&n.fill(1,t[e],r[i-1])}
let s=!1
for(const t of e.matchAll(i)){const[e]=t,r=s&&isPiece(e)?0:findQuery(e)
s=void 0!==r,void 0!==r&&mark(t.index+r,t.index+e.length-countPunctuation(e,r))}for(const t of[o,a,c])for(const r of e.matchAll(t)){const[e,t=""]=r
mark(r.index+t.length,r.index+e.length)}}function findQuery(e){const t=e.search(/:[\\/]{2}/),r=e.search(/[?\uff1f]|(?<!&)#/),n=t>=0||e.lastIndexOf("/",r)>=0
if(r>=0&&(n||e.lastIndexOf("=")>r))return r+1
if(/&[\w.[\]-]{1,80}=/.test(e))return Math.max(0,e.search(/:[\\/]{2}|[^;,]/))
const i=s.exec(e)
return null===i?void 0:i.index+i[0].length}const s=/(?:sig|sign|signature|token|secret|credentials?|jwt|hmac|pass|pwd|passw(?:or)?d|auth|key)[\w\]-]{0,20}=(?=.)|=(?=[\w+/%-]{32})/i
function isPiece(e){return!!/[=&]|%[0-9a-f]{2}/i.test(e)||e.length>=12&&/^[\w+/.~-]+$/.test(e)&&/\d/.test(e)&&/[a-z]/i.test(e)}function countPunctuation(e,t){return/[.:!)\]}']{0,4}$/.exec(e.slice(t))?.[0].length??0}const o=/((?:x-(?:amz|goog|oss)-[a-z-]{1,30}|signature|\bsig)["'\\]{0,4}\s?[:=]\s?["'\\]{0,4})[\w+/%=.~-]{16,}/gi,a=/()(?:aHR0c[\w+/=-]{8,}|68747470[0-9a-f]{8,})/gi,c=/(:[\\/]{2})[^\s\\/?#"<>`@]{1,256}(?=@)/g,u=10
function hasEscapes(e){return d.test(e)}const l={amp:"&",colon:":",equals:"=",num:"#",quest:"?",sol:"/"},d=new RegExp(["%([0-9a-f]{2})","[%\\\\]u([0-9a-f]{4})","\\\\x([0-9a-f]{2})","\\\\u\\{([0-9a-f]{1,6})\\}","&#x0*([0-9a-f]{1,6});","&#0*(\\d{1,7});",`&(${Object.keys(l).join("|")});`].join("|"),"i"),f=new RegExp(d,"gi")
function readEscapes(e){return rewrite(e,f,e=>{const[t,r,n]=[e.slice(1,6).find(Boolean),e[6],e[7]]
if(void 0!==n)return l[n.toLowerCase()]??" "
const i=void 0===t?Number(r):parseInt(t,16)
return i<65536?String.fromCharCode(i):" "})}function rewrite({text:e,starts:t,ends:r},n,i){const s=[],o=[],a=[]
let c=0
const keep=n=>{for(s.push(e.slice(c,n));c<n;c+=1)o.push(t[c]??0),a.push(r[c]??0)}
for(const u of e.matchAll(n)){keep(u.index),c+=u[0].length
const e=i(u)
""!==e&&(s.push(e),o.push(t[u.index]??0),a.push(r[c-1]??0))}return keep(e.length),{text:s.join(""),starts:o,ends:a}}}),6237:((e,t,r)=>{r.d(t,{K:()=>openLocalFile})
var n=r(7598),i=r(3024),s=r(1455),o=r(6760),a=r(2250),c=r(6103),u=r(5805),l=r(6717),d=r(9123)
const f=65536,h=32,p=1048576
async function openLocalFile(e){const t=(0,o.basename)(e),r=await explain((0,s.open)(e,i.constants.O_RDONLY|i.constants.O_NONBLOCK),t)
try{const e=await explain(r.stat(),t)
if(!e.isFile())throw fileError(t,"is not a file","Give the path of a ZIP file.")
return function readFromHandle(e,t,r){const i=new Map,readChunk=e=>{const t=e*f,n=i.get(e)??readExactly(t,Math.min(f,r-t))
i.delete(e),i.set(e,n)
const[s]=i.keys()
return i.size>h&&void 0!==s&&i.delete(s),n},readExactly=async(r,n,i)=>{const s=i?.subarray(0,n)??Buffer.allocUnsafe(n)
for(let i=0;i<n;){const o=e.read(s,i,n-i,r+i),{bytesRead:a}=await explain(o,t)
if(0===a)throw changeError(t)
i+=a}return s}
return{sizeBytes:r,read:async(e,t,n)=>{const{end:i}=(0,a.e)(e,t,r)
if(t>f)return readExactly(e,t,n)
if(0===t)return Buffer.alloc(0)
const s=Math.floor(e/f),o=Math.floor((i-1)/f),c=(await readChunk(s)).subarray(e-s*f)
if(s===o)return c.subarray(0,t)
const u=(await readChunk(o)).subarray(0,i-o*f)
return Buffer.concat([c,u],t)},readSha256:i=>explain(async function hashExactly(e,t,r,i){const s=(0,n.createHash)("sha256"),o=Buffer.allocUnsafe(Math.min(p,r+1))
let a=0
for(;;){(0,c.ZR)(i)
const{bytesRead:t}=await e.read(o,0,o.length,a)
if(0===t)break
if(s.update(o.subarray(0,t)),a+=t,a>r)break}if(a!==r)throw changeError(t)
return s.digest("hex")}(e,t,r,i),t),close:()=>e.close()}}(r,t,e.size)}catch(e){throw await r.close(),e}}async function explain(e,t){try{return await e}catch(e){throw(0,d.yS)(e,`The file ${(0,l.AB)(t)}`,"Check that the file exists and that the runner may read it.")}}function changeError(e){return fileError(e,"changed while it was read","Run this after the step that writes the file.")}function fileError(e,t,r){return new u.S1({code:"package",title:"Package cannot be read",message:`The file ${(0,l.AB)(e)} ${t}.`,hint:r})}}),4381:((e,t,r)=>{function writeLines(e){const write=(t,r)=>e.info(`${t}: ${r}`)
return{...e,notice:write,warning:write}}function holdLog(e){const t=[]
let r=!1
const pass=e=>(...n)=>{r?e(...n):t.push(()=>e(...n))}
return{log:{...e,info:pass(t=>e.info(t)),repeat:pass(t=>e.repeat(t)),notice:pass((...t)=>e.notice(...t)),warning:pass((...t)=>e.warning(...t)),error:pass((...t)=>e.error(...t))},show:()=>{r=!0
for(const e of t.splice(0))e()}}}r.d(t,{i:()=>holdLog,x:()=>writeLines})}),1680:((e,t,r)=>{function renderProse(e){return e.split("`").map((e,t)=>t%2==1?renderCode(e):escapeMarkdown(e)).join("")}function renderCode(e){return`<code>${escapeMarkdown(e)}</code>`}function renderTable(e,t){const line=e=>`| ${e.join(" | ")} |`
return[line(e),`|${":--|".repeat(e.length)}`,...t.map(line)].join("\n")}function renderFacts(e){return["<table>",...e.map(([e,t])=>`<tr><th align="left">${e}</th><td>${t}</td></tr>`),"</table>"].join("\n")}function renderFolded(e,t,r=!1){return[`<details${r?" open":""}><summary>${e}</summary>`,...t,"</details>"].join("\n\n")}function renderLines(e){return`<pre>${e.map(e=>(/^ */.exec(e)?.[0]??"")+escapeMarkdown(e.trim())).map(e=>""===e?" ":e).join("\n")}</pre>`}function renderLink(e,t){return/^https?:\/\/[\w.:/%+~-]+$/.test(e)?`<a href="${e}">${t}</a>`:t}r.d(t,{BK:()=>renderLink,E9:()=>renderProse,ET:()=>renderLines,Id:()=>renderFacts,a$:()=>renderErrors,bo:()=>renderTable,cR:()=>renderCode,gU:()=>renderName,jq:()=>renderFolded})
const n=/\bgh-\d|\b[0-9a-f]{7,40}\b/i
function renderName(e){return/^[\p{L}\p{N} .,&'()+–-]+$/u.test(e)&&!n.test(e)?escapeMarkdown(e):renderCode(e)}function escapeMarkdown(e){return e.replace(/\s+/g," ").replace(/[&<>"'`*_~|[\]#@$:!\\]|(?<=www)\./gi,e=>`&#${e.charCodeAt(0)};`).replace(/&#(?:35|64);/g,"$&\x3c!-- --\x3e")}function renderErrors(e,t){const prose=e=>renderProse(t(e)),r=e.filter(({isReported:e})=>!e),cause=({title:e,message:t})=>`**${prose(e)}**: ${prose(t)}`,fix=({hint:e})=>`**What to do:** ${prose(e)}`
return r.length<2?r.flatMap(e=>[cause(e),fix(e)]):[r.map(e=>`1. ${cause(e)}<br>${fix(e)}`).join("\n")]}}),8687:((e,t,r)=>{r.d(t,{D:()=>isAlmost,q:()=>findNearest})
const n=3
function findNearest(e,t){const r=e.slice(0,100).toLowerCase(),[i]=t.map(e=>({name:e,distance:measureDistance(r,e.toLowerCase())})).sort((e,t)=>e.distance-t.distance)
return void 0!==i&&i.distance<=Math.min(n,i.name.length/2)?i.name:t.find(e=>r.length>3&&e.includes(r))}const i=100
function isAlmost(e,t){return!(e===t||""===e||""===t||e.length>i||t.length>i)&&measureDistance(e.toLowerCase(),t.toLowerCase())<=1}function measureDistance(e,t){let r=Array.from({length:t.length+1},(e,t)=>t)
for(let n=0;n<e.length;n+=1){const i=e.charAt(n),s=[n+1]
for(let e=1;e<=t.length;e+=1){const n=(r[e-1]??0)+(t[e-1]===i?0:1)
s.push(Math.min(n,(r[e]??0)+1,(s[e-1]??0)+1))}r=s}return r[t.length]??e.length}}),5805:((e,t,r)=>{r.d(t,{I7:()=>toPublishErrors,S1:()=>PublishError,bD:()=>messageOf,wh:()=>describeCauses})
var n=r(9440)
class PublishError extends Error{code
title
hint
isReported
isMistagged
constructor(e){const{code:t,title:r,message:n,hint:i,isReported:s=!1,isMistagged:o=!1,cause:a}=e
super(n,{cause:a}),this.name="PublishError",this.code=t,this.title=r,this.hint=i,this.isReported=s,this.isMistagged=o}}function toPublishErrors(e){return e instanceof PublishError?[e]:e instanceof AggregateError&&e.errors.length>0?e.errors.flatMap(toPublishErrors):[new PublishError({code:"internal",title:"Unexpected error",message:`The action failed unexpectedly: ${(0,n.N)(describeThrown(e))}.`,hint:"Check what is live before you run this again, and report this with the log of the run.",cause:e})]}const i=6
function describeCauses(e){return(0,n.N)(follow(e,i))}function follow(e,t){const{cause:r,errors:n,stack:i}=Object(e),s=[...Array.isArray(n)?n:[],...void 0===r?[]:[r]]
return s.length>0&&t>0?`${describeThrown(e)} ← ${s.map(e=>follow(e,t-1)).join(" & ")}`:"string"==typeof i?i.split(/\s*\n\s*/).join(" "):describeThrown(e)}function messageOf(e){return String("object"==typeof e&&null!==e&&"message"in e?e.message:e)}function describeThrown(e){return e instanceof Error?`${e.name}: ${e.message}`:"string"==typeof e&&""!==e?e:"a thrown "+typeof e}}),6717:((e,t,r)=>{r.d(t,{AB:()=>quoteName,CI:()=>cutName,IN:()=>cutText,Qu:()=>withoutFullStop,Zv:()=>listNames,jQ:()=>showInvisible,ol:()=>quoteText})
const n=200,i=5,s=/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu
function showInvisible(e){return e.replace(s,e=>`\\u{${e.codePointAt(0)?.toString(16)??""}}`)}function cutName(e){return cutText(e,n)}function cutText(e,t){return e.length>t?`${e.slice(0,t).toWellFormed()}…`:e}function quoteText(e){return`\`${showInvisible(e).replaceAll("`","'")}\``}function quoteName(e,t=keep){return""===e?"`(no name)`":quoteText(cutName(t(e)))}function listNames(e,t=keep,r=i){const n=e.length===r+1?e.length:r,s=e.slice(0,n).map(e=>quoteName(e,t)),o=e.length-s.length,a=o>0?`${o} more`:s.pop()??""
return 0===s.length?a:`${s.join(", ")} and ${a}`}const keep=e=>e
function withoutFullStop(e){let t=e.length
for(;/[.;\s]/.test(e.charAt(t-1));)t-=1
return e.slice(0,t)}}),2264:((e,t,r)=>{r.d(t,{H6:()=>readStart,SV:()=>isSameDisk,aV:()=>findInside,yR:()=>readText})
var n=r(3024),i=r(6760),s=r(9123)
function readStart(e,t,r){try{return function readReal(e,t,r){if(void 0!==r&&void 0===findInside((0,n.realpathSync)(r),e))return"outside"
if(!(0,n.lstatSync)(e).isFile())return"no-file"
const i=(0,n.openSync)(e,n.constants.O_RDONLY|n.constants.O_NONBLOCK)
try{const r=(0,n.fstatSync)(i,{bigint:!0}),s=(0,n.lstatSync)(e,{bigint:!0})
return r.ino===s.ino&&isSameDisk(r.dev,s.dev)&&(0,n.realpathSync)(e)===e?r.isFile()?function readUpTo(e,t){const r=[]
for(let i=t;i>0;){const t=Buffer.allocUnsafe(Math.min(a,i)),s=(0,n.readSync)(e,t,0,t.length,null)
if(0===s)break
r.push(t.subarray(0,s)),i-=s}return Buffer.concat(r)}(i,t):"no-file":"outside"}finally{(0,n.closeSync)(i)}}((0,n.realpathSync)(e),t,r)}catch(t){if("ENOENT"===(0,s.Pt)(t)&&function isAbsent(e){return void 0===(0,n.lstatSync)(e,{throwIfNoEntry:!1})}(e))return"absent"
throw t}}const o=1048576
function readText(e,t){try{const r=readStart(e,o,t)
return"string"==typeof r?void 0:r.toString().replace(/^\uFEFF/,"")}catch{return}}function isSameDisk(e,t){return e===t||0n===e||0n===t}const a=65536
function findInside(e,t){const r=(0,i.relative)(e,t)
return(0,i.isAbsolute)(r)||".."===r||r.startsWith(`..${i.sep}`)?void 0:r.split(i.sep).join("/")}}),3060:((e,t,r)=>{function toRecord(e){return"object"==typeof e&&null!==e?e:{}}function isObject(e){return"object"==typeof e&&null!==e&&!Array.isArray(e)}r.d(t,{G:()=>isObject,L:()=>toRecord})}),2631:((e,t,r)=>{r.d(t,{Ub:()=>listSecretForms,aD:()=>createMasker,lx:()=>startInGroup})
var n=r(6717)
const i=6
function listSecretForms(e){if(""===e.trim())return[]
const t=Buffer.from(e),r=t.toString("hex"),s=[...[...[e,(0,n.jQ)(e),...listUrlForms(e),...listJsonForms(e)],...listHtmlForms(e)].map(e=>({text:e,kind:"text",offset:0})),...[r,r.toUpperCase()].map(e=>({text:e,kind:"hex",offset:0})),...listBase64(t)]
return[...new Map(s.filter(({kind:e,text:t})=>"text"===e||t.length>=i).map(e=>[e.text,e])).values()]}function listForms(e){return listSecretForms(e).map(({text:e})=>e)}function createMasker(e,t){const r=[...new Set(e.flatMap(listForms))].sort((e,t)=>t.length-e.length)
if(0===r.length)return e=>e
const n=new RegExp(r.map(e=>function escapePattern(e){return e.replace(/[$()*+.?[\\\]^{|}]/g,"\\$&")}(e)).join("|"),"gi")
return e=>e.replace(n,t)}const encode=(e,t,r)=>e.replace(t,e=>r(e.charCodeAt(0))),toHex=(e,t)=>e.toString(16).padStart(t,"0")
function listUrlForms(e){const t=encodeURIComponent(e.toWellFormed()),toEscape=e=>`%${toHex(e,2).toUpperCase()}`
return[t,encode(t,/[!'()*]/g,toEscape),encode(t,/[!'()*~]/g,toEscape),Array.from(Buffer.from(e),toEscape).join("")].flatMap(e=>[e,e.replace(/%../g,e=>e.toLowerCase())])}function listJsonForms(e){const t=JSON.stringify(e).slice(1,-1),toEscape=e=>`\\u${toHex(e,4)}`
return[t,t.replaceAll("/","\\/"),encode(t,/[&<>'/+=]/g,toEscape),encode(e,/[&<>'"/+=\\]/g,toEscape),encode(e,/[^]/g,toEscape)].flatMap(e=>[e,e.replace(/\\u..../g,e=>`\\u${e.slice(2).toUpperCase()}`)])}function listHtmlForms(e){const t=[/[&<>"']/g,/[^A-Za-z0-9 _.-]/g,/[^]/g].flatMap(t=>[encode(e,t,e=>`&#${e};`),encode(e,t,e=>`&#x${toHex(e,1)};`),encode(e,t,e=>`&#x${toHex(e,1).toUpperCase()};`)]),r=e.replace(/[&<>"]/g,e=>s[e]??e)
return[...t,r,...["&#039;","&#39;","&#x27;","&apos;"].map(e=>r.replaceAll("'",e))]}const s={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;"}
function listBase64(e){return[0,1,2].flatMap(t=>{const r=Buffer.concat([Buffer.alloc(t),e]).toString("base64"),n=Math.floor(8*(t+e.length)/6),i=r.slice(startInGroup(t),n),s=i.replaceAll("+","-").replaceAll("/","_")
return[i,s].map(e=>({text:e,kind:"base64",offset:t}))})}function startInGroup(e){return Math.ceil(8*e/6)}}),5388:((e,t,r)=>{function sortByBytes(e,t){if(function isSorted(e,t){let r=""
return e.every(e=>{const i=t(e),s=r<=i&&!n.test(i)
return r=i,s})}(e,t))return e
const r=e.map(e=>({item:e,name:t(e)}))
return r.some(({name:e})=>n.test(e))?function sortEncoded(e){return e.map(({item:e,name:t})=>({item:e,bytes:Buffer.from(t)})).sort((e,t)=>Buffer.compare(e.bytes,t.bytes)).map(({item:e})=>e)}(r):r.sort((e,t)=>e.name<t.name?-1:e.name>t.name?1:0).map(({item:e})=>e)}r.d(t,{$V:()=>createFolderTest,e6:()=>createPlaceTest,i8:()=>findFirst,n2:()=>sortByBytes})
const n=/[\ud800-\uffff]/
function findFirst(e,t){let[r,n]=[0,e.length]
for(;r<n;){const i=r+n>>1;(e[i]??"")<t?r=i+1:n=i}return r}function createFolderTest(e){const t=[]
for(const r of[...e].map(e=>`${e}/`).sort())r.startsWith(t.at(-1)??"/")||t.push(r)
return e=>{const r=findFirst(t,e)
return e.startsWith(t[r-1]??"/")||t[r]===e}}function createPlaceTest(e){let t
return r=>(t??=[...e].sort(),t[findFirst(t,r)]===r||!0===t[findFirst(t,`${r}/`)]?.startsWith(`${r}/`))}}),9123:((e,t,r)=>{r.d(t,{Eh:()=>explainFullDisk,N3:()=>explainWrite,Pt:()=>readSystemCode,lS:()=>readError,yS:()=>explainRead})
var n=r(5805)
function readError(e){const{name:t,message:r,code:n,syscall:i}=Object(e)
return{name:String(t),message:String(r),code:"string"==typeof n?n:void 0,syscall:"string"==typeof i?i:void 0}}function readSystemCode(e){const{code:t,syscall:r}=readError(e)
return void 0===r?void 0:t}const i=["ENOSPC","EDQUOT","EFBIG"],s=["EMFILE","ENFILE"],o="too many files are open",a=[[["EACCES","EPERM"],"permission denied"],[["ENOENT","ENOTDIR"],"it does not exist"],[["EISDIR"],"it is a directory"],[["ELOOP"],"it is a link that points back to itself"],[["ENAMETOOLONG"],"its name is too long"],[["EBUSY"],"another program uses it"],[["EIO"],"the disk failed"],[s,o]]
function explainRead(e,t,r){const i=readSystemCode(e)
if(void 0===i)return e
const[,s]=a.find(([e])=>e.includes(i))??[]
return new n.S1({code:"package",title:"Package cannot be read",message:`${t} cannot be read${void 0===s?"":`: ${s}`} (${i}).`,hint:r,cause:e})}function explainWrite(e,t){const r=readSystemCode(e)
return void 0===r?e:createWriteError(r,t,"",e)}function explainFullDisk(e,t,r){const n=readSystemCode(e)
return void 0!==n&&i.includes(n)?createWriteError(n,t,r,e):e}function createWriteError(e,t,r,a){const[d,f,h]=i.includes(e)?["Disk is full","its disk is full",`${c} ${r}`]:s.includes(e)?["Too many open files",o,u]:["Disk cannot be written to","a temporary file cannot be written",l]
return new n.S1({code:"not-published",title:d,message:`${t} could not be stored on the runner: ${f} (${e}).`,hint:h.trimEnd(),cause:a})}const c="Free space on the runner before this step, or use one with a larger disk.",u="Run fewer programs at once on the runner, or raise its limit of open files.",l="Check that `RUNNER_TEMP` names a writable folder of the runner."}),1811:((e,t,r)=>{async function doTogether(e){return await Promise.allSettled(e),Promise.all(e)}function beginEarly(e){const t=e()
return t.catch(()=>{}),t}function once(e){let t
return()=>t??=e()}r.d(t,{Oo:()=>once,Pb:()=>beginEarly,Sb:()=>doTogether})}),2189:((e,t,r)=>{function isVersion(e){return/^[0-9A-Za-z.][0-9A-Za-z.+_-]{0,63}$/.test(e)&&/[0-9A-Za-z]/.test(e)}function versionOfTag(e){const t=e.replace(/^refs\/tags\//,"").replace(/^v/i,"")
return/^[0-9]/.test(t)&&isVersion(t)?t:void 0}r.d(t,{l:()=>isVersion,m:()=>versionOfTag})}),3492:((e,t,r)=>{r.d(t,{$:()=>createYieldToEventLoop,o:()=>neverYield})
var n=r(8500),i=r(6103)
const s=50
function createYieldToEventLoop(e,t,r=()=>(0,n.setImmediate)()){let o=t()
return()=>{if((0,i.ZR)(e),!(t()-o<s))return r().then(()=>{o=t(),(0,i.ZR)(e)})}}const neverYield=()=>{}}),5779:((e,t,r)=>{r.d(t,{C:()=>findPackage})
var n=r(1136),i=r(3884),s=r(4125),o=r(88),a=r(5805),c=r(8115)
async function findPackage(e,t){const{source:n}=e
if("url"===n.kind)return async function findUrl(e,t,r){const{url:n,text:i,isSecret:c}=e,{log:l,signAssetUrl:d}=r
l.info(`Package: ${(0,o.jr)(n)}`)
try{const e=await download(n,t,r)
l.info("Anyone can download it.")
const get=()=>Promise.resolve().then(()=>(c&&function assertFresh(e,t){const r=(0,s.C)(e)
if(void 0===r||r-t>=u)return
throw new a.S1({code:"not-published",title:"URL expires too soon",message:`The URL in \`zip_url\` ${r<=t?"expired":"expires"} at ${showTime(r)}, and it is ${showTime(t)} now: the service needs at least ${u/1e3} seconds to fetch the package.`,hint:"Sign the URL right before this step, for some minutes."})}(n,r.clock.wallNow()),i))
return toPackage(e,n,e.name,{isSecret:c,shown:c?(0,o.jr)(n):i,get:get},l)}catch(e){const i=function isRefused(e){return e instanceof a.S1&&"package"===e.code}(e)?await d(n):void 0
if(void 0===i)throw e
const s=await download(new URL(await i()),t,r)
l.info("It is in this private repository, so a signed URL is used.")
const c=n.pathname.split("/").at(-1)??s.name
return toPackage(s,n,c,{isSecret:!0,shown:(0,o.jr)(n),get:i},l)}}(n,e,t)
const{findLocal:i}=await r.e(221).then(r.bind(r,1221))
return i(n,e,t)}const u=6e4
function showTime(e){return`${new Date(e).toISOString().slice(0,19)}Z`}async function download(e,{timeoutMs:t,retries:r,packageChecks:n},s){const o=(0,c.X)(e,{...s,timeoutMs:t,retries:r})
return"off"!==n&&(0,i.HE)(),o}function toPackage({path:e,file:t,sha256:r,finalUrl:i,close:s},o,a,c,u){return{kind:"remote",name:a,path:e,reader:t,sizeBytes:t.sizeBytes,isTemporary:!0,url:c,urls:[o,i],readSha256:()=>Promise.resolve(r),[Symbol.asyncDispose]:()=>(0,n.n)(s,u)}}}),1136:((e,t,r)=>{async function cleanUp(e,t){await e().catch(()=>{t.warning("Temporary files left","The temporary files of this run could not be deleted: check the permissions of `RUNNER_TEMP`.")})}r.d(t,{n:()=>cleanUp})}),423:((e,t,r)=>{r.d(t,{EH:()=>createDownloadBudget,aF:()=>LimitReached,r5:()=>createLimits,rG:()=>s})
const n=3,i=2,s=3e4
function createDownloadBudget(){return{left:i}}class LimitReached extends Error{constructor(e){super(e),this.name="LimitReached"}}function createLimits(e,t,r){const o=t.now()+s
let a=n
const sendInTime=r=>{const n=o-t.now()
if(n<=0)throw new LimitReached(`it would take longer than ${s/1e3} seconds`)
return e({...r,timeoutMs:Math.min(r.timeoutMs,n)})}
return{find:async e=>{if(a<=0)throw new LimitReached(`it would take more than ${n} requests to find it`)
return a-=1,sendInTime(e)},read:async e=>sendInTime(e),beginDownload:()=>{if(r.left<=0)throw new LimitReached(`this run has downloaded ${i} packages already`)
r.left-=1},countMiss:()=>{a-=1}}}}),8115:((e,t,r)=>{r.d(t,{X:()=>downloadPackage})
var n=r(7598),i=r(1455),s=r(6760),o=r(3916),a=r(6790),c=r(8902),u=r(4098),l=r(88),d=r(6103),f=r(6376),h=r(6237),p=r(9123),m=r(4948)
const g=6e5,w=1024**3,v=3e4,y=100
async function downloadPackage(e,t){const{clock:r,log:n,random:i,retries:s,maxMs:o=g}=t,a=r.now()
for(let c=1;;c+=1){const l={sizeBytes:void 0,cameBytes:0,hasBegun:!1}
try{return await download(e,a+o,l,t)}catch(t){const{cause:f}=t
if(!(f instanceof u.wX&&l.hasBegun))throw t
if("deadline"===f.failure)throw(0,m.k6)(l,r.now()-a,o)
if((0,u.dJ)(f.failure)||c>Math.min(1,s))throw t
n.repeat(`GET ${e.host}: ${f.message}; downloading the package again from its start.`),await r.sleep((0,d.mG)(0,i))}}}async function download(e,t,r,o){const{clock:u,quote:d,timeoutMs:g,retries:y,look:b,maxBytes:k=w,isAnything:$=!1}=o,E=function createTemporaryZip(e){const t=(0,s.join)(e,`publish-wordpress-plugin-${(0,n.randomUUID)()}.zip`),r=(0,n.createHash)("sha256")
let o,a
const create=async()=>o??=await(0,i.open)(t,"wx",384),close=async()=>{await(a?.close()),await(o?.close().catch(()=>{})),void 0!==o&&await(0,i.rm)(t,{force:!0})}
return{close:close,write:async e=>{r.update(e),await(await create()).writeFile(e)},finish:async()=>(await(await create()).close(),a=await(0,h.K)(t),{path:t,file:a,sha256:r.digest("hex"),close:close})}}(o.temporaryFolder),rule=(...e)=>r.hasBegun?void 0:(0,c.wy)(...e),describeWhere=t=>t.href===e.href?"":` (after a redirect to ${(0,l.Rg)(t,d)})`,ask=e=>{const n={timeoutMs:Math.max(1,t-u.now()),silence:{firstMs:g,nextMs:v}},i={method:"GET",url:e,headers:{Accept:"*/*"},...n,maxBytes:0,receive:t=>{if(200!==t.status)return
const n=function readLength({"content-length":e=""}){const t=Number(e)
return""!==e&&Number.isSafeInteger(t)?t:void 0}(t.headers)
if(void 0!==n&&n>k)throw(0,m.wu)(n,k,describeWhere(e))
b?.(t,e),Object.assign(r,{hasBegun:!0,sizeBytes:n})
return{maxBytes:k,write:e=>(r.cameBytes+=e.length,E.write(e))}}},s={retries:y,budgetMs:c.$4}
return(0,c.t0)(i,rule,o,s).catch(t=>{throw(0,m.ny)(t,(0,l.lJ)(e,d),r)})}
try{const{url:t,answer:n}=await(0,a.FE)(e,ask),i=describeWhere(t)
if(!r.hasBegun)throw(0,m.$C)(n.status,e,i)
const s=await E.finish(),o=$?void 0:await(0,f.C)(s.file)
if(void 0!==o)throw(0,m.GQ)(o,n.headers,i)
if(n.isCut)throw(0,m.wu)(void 0,k,i)
return{...s,name:nameFile(e,t,d),finalUrl:t,headers:n.headers}}catch(e){if(await E.close(),e instanceof a.Lx)throw(0,m.z5)(e,d)
throw(0,p.N3)(e,o.subject??"The package at `zip_url`")}}function nameFile(e,t,r){const n=readName(t)
return((0,l.EW)(n,r)?n:readName(e)).slice(0,y)}function readName({pathname:e,host:t}){const r=(0,o.basename)(e)
try{return decodeURIComponent(r)||t}catch{return r}}}),4948:((e,t,r)=>{r.d(t,{$C:()=>statusError,GQ:()=>contentError,eM:()=>UrlPackageError,k6:()=>timeError,ny:()=>explainUnreached,wu:()=>sizeError,z5:()=>redirectError})
var n=r(6790),i=r(8902),s=r(4098),o=r(88),a=r(5805),c=r(6338),u=r(6717)
class UrlPackageError extends a.S1{what
constructor(e,t,r,n){super({code:"package",title:"Package cannot be published",message:`The package at \`zip_url\`${void 0===n?"":` (${(0,u.ol)(n)})`} ${e}.`,hint:t,cause:r}),this.what=e}}const l={tls:"Fix the certificate of that host: the service and WordPress would reject it too.",deadline:"Check that the host is up; if it is only slow, raise `timeout`.",proxy:"Check `https_proxy` and `no_proxy` of the runner.","proxy-address":s.uW}
function explainUnreached(e,t,r){if(!(e instanceof s.wX))return e
const n=r.hasBegun?` (${describeProgress(r)})`:"",i=l[e.failure]??"Check the URL and that its host is up, then run this again."
return new UrlPackageError(`cannot be fetched from ${t}: ${e.message}${n}`,i,e)}function timeError(e,t,r){const[n,i]=[(0,c.a3)(t),(0,c.a3)(r)],s=`is not complete after ${n}, and at most ${i} are allowed (${describeProgress(e)})`
return new UrlPackageError(s,"Put it on a faster server, or make it smaller.")}function describeProgress({cameBytes:e,sizeBytes:t}){return`${(0,c.Xq)(e)}${void 0===t?"":` of ${(0,c.Xq)(t)}`} came`}function redirectError(e,t){const r=void 0===e.target?"Give the URL at which the redirects end.":"Give a URL that reaches the ZIP over `https:` only."
return new UrlPackageError((0,n.GO)(e,t),r)}function statusError(e,t,r){const n=`returns ${e} to a request without credentials${r}`
if(404===e||410===e)return new UrlPackageError(n,function adviseOnMissing({hostname:e,pathname:t}){return"github.com"===e||/^\/[^/]+\/[^/]+\/(archive|releases|raw|blob|suites)\//.test(t)?"Check the URL: on GitHub, files of private repositories and draft releases are not public.":"Check the URL and that the ZIP was uploaded before this step."}(t),void 0,(0,o.jr)(t))
const s=401===e||403===e?"Make the file public. If the URL is signed, renew it: it may have expired.":(0,i.WG)(e)?"The host of the ZIP has a problem: run this again later.":"Give a URL that returns the ZIP itself."
return new UrlPackageError(n,s)}const d={"web-page":"Open the URL in a private browser window: it must download the ZIP directly, without a login or a button.",json:"Give the URL of the file itself.",text:"Give the URL of the ZIP itself.",pointer:"Give a URL that returns the file's content, such as that of a release asset.",unknown:"Check the URL and the step that builds the ZIP."}
function contentError(e,t,r){const{"content-encoding":n="identity"}=t
return"identity"===n||"archive"!==e.kind&&"unknown"!==e.kind?new UrlPackageError(`is ${e.what}${r}`,d[e.kind]??e.fix):new UrlPackageError(`is sent compressed (\`Content-Encoding\`), which was not requested${r}`,"Turn off compression for ZIP files on that server: they are compressed already.")}function sizeError(e,t,r){const n=t.toLocaleString("en"),i=void 0===e?`has more than ${n} bytes, the most that are accepted: it did not end after them`:`has ${e.toLocaleString("en")} bytes, and at most ${n} are accepted`
return new UrlPackageError(`${i}${r}`,"Leave out files that the plugin does not need at run time, or load it from elsewhere.")}}),8615:((e,r,n)=>{e.exports=(e=>{var t={}
return n.d(t,e),t})({BlobClient:()=>t.BlobClient,ProxyAgent:()=>t.ProxyAgent,default:()=>t.default,fetch:()=>t.fetch,retry:()=>t.retry})}),7837:(t=>{t.exports=e(import.meta.url)("./stand-ins.js")}),2613:(t=>{t.exports=e(import.meta.url)("assert")}),6982:(t=>{t.exports=e(import.meta.url)("crypto")}),4434:(t=>{t.exports=e(import.meta.url)("events")}),9896:(t=>{t.exports=e(import.meta.url)("fs")}),1943:(t=>{t.exports=e(import.meta.url)("fs/promises")}),8611:(t=>{t.exports=e(import.meta.url)("http")}),5692:(t=>{t.exports=e(import.meta.url)("https")}),9278:(t=>{t.exports=e(import.meta.url)("net")}),4573:(t=>{t.exports=e(import.meta.url)("node:buffer")}),1421:(t=>{t.exports=e(import.meta.url)("node:child_process")}),7598:(t=>{t.exports=e(import.meta.url)("node:crypto")}),1314:(t=>{t.exports=e(import.meta.url)("node:dgram")}),610:(t=>{t.exports=e(import.meta.url)("node:dns")}),8474:(t=>{t.exports=e(import.meta.url)("node:events")}),3024:(t=>{t.exports=e(import.meta.url)("node:fs")}),1455:(t=>{t.exports=e(import.meta.url)("node:fs/promises")}),7067:(t=>{t.exports=e(import.meta.url)("node:http")}),8995:(t=>{t.exports=e(import.meta.url)("node:module")}),7030:(t=>{t.exports=e(import.meta.url)("node:net")}),8161:(t=>{t.exports=e(import.meta.url)("node:os")}),6760:(t=>{t.exports=e(import.meta.url)("node:path")}),3916:(t=>{t.exports=e(import.meta.url)("node:path/posix")}),1708:(t=>{t.exports=e(import.meta.url)("node:process")}),6848:(t=>{t.exports=e(import.meta.url)("node:readline/promises")}),7075:(t=>{t.exports=e(import.meta.url)("node:stream")}),8500:(t=>{t.exports=e(import.meta.url)("node:timers/promises")}),3136:(t=>{t.exports=e(import.meta.url)("node:url")}),7975:(t=>{t.exports=e(import.meta.url)("node:util")}),8877:(t=>{t.exports=e(import.meta.url)("node:v8")}),5919:(t=>{t.exports=e(import.meta.url)("node:worker_threads")}),8522:(t=>{t.exports=e(import.meta.url)("node:zlib")}),857:(t=>{t.exports=e(import.meta.url)("os")}),6928:(t=>{t.exports=e(import.meta.url)("path")}),2203:(t=>{t.exports=e(import.meta.url)("stream")}),4756:(t=>{t.exports=e(import.meta.url)("tls")}),9023:(t=>{t.exports=e(import.meta.url)("util")}),3106:(t=>{t.exports=e(import.meta.url)("zlib")}),8524:((e,t,r)=>{r.d(t,{Yz:()=>debug,N4:()=>endGroup,z3:()=>error,pq:()=>info,_o:()=>isDebug,lm:()=>notice,uH:()=>setOutput,Pq:()=>setSecret,Oh:()=>startGroup,z:()=>d,$e:()=>warning})
var n=r(857)
function utils_toCommandValue(e){return null==e?"":"string"==typeof e||e instanceof String?e:JSON.stringify(e)}function toCommandProperties(e){return Object.keys(e).length?{title:e.title,file:e.file,line:e.startLine,endLine:e.endLine,col:e.startColumn,endColumn:e.endColumn}:{}}function command_issueCommand(e,t,r){const i=new Command(e,t,r)
process.stdout.write(i.toString()+n.EOL)}function command_issue(e,t=""){command_issueCommand(e,{},t)}class Command{constructor(e,t,r){e||(e="missing.command"),this.command=e,this.properties=t,this.message=r}toString(){let e="::"+this.command
if(this.properties&&Object.keys(this.properties).length>0){e+=" "
let t=!0
for(const r in this.properties)if(this.properties.hasOwnProperty(r)){const n=this.properties[r]
n&&(t?t=!1:e+=",",e+=`${r}=${escapeProperty(n)}`)}}return e+=`::${function escapeData(e){return utils_toCommandValue(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}(this.message)}`,e}}function escapeProperty(e){return utils_toCommandValue(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}var i=r(6982),s=r(9896)
r(6928),r(8615)
var __awaiter=function(e,t,r,n){return new(r||(r=Promise))(function(i,s){function fulfilled(e){try{step(n.next(e))}catch(e){s(e)}}function rejected(e){try{step(n.throw(e))}catch(e){s(e)}}function step(e){e.done?i(e.value):function adopt(e){return e instanceof r?e:new r(function(t){t(e)})}(e.value).then(fulfilled,rejected)}step((n=n.apply(e,t||[])).next())})}
const{access:o,appendFile:a,writeFile:c}=s.promises,u="GITHUB_STEP_SUMMARY"
const l=new class Summary{constructor(){this._buffer=""}filePath(){return __awaiter(this,void 0,void 0,function*(){if(this._filePath)return this._filePath
const e=process.env[u]
if(!e)throw new Error(`Unable to find environment variable for $${u}. Check if your runtime environment supports job summaries.`)
try{yield o(e,s.constants.R_OK|s.constants.W_OK)}catch(t){throw new Error(`Unable to access summary file: '${e}'. Check if the file has correct read/write permissions.`)}return this._filePath=e,this._filePath})}wrap(e,t,r={}){const n=Object.entries(r).map(([e,t])=>` ${e}="${t}"`).join("")
return t?`<${e}${n}>${t}</${e}>`:`<${e}${n}>`}write(e){return __awaiter(this,void 0,void 0,function*(){const t=!!(null==e?void 0:e.overwrite),r=yield this.filePath(),n=t?c:a
return yield n(r,this._buffer,{encoding:"utf8"}),this.emptyBuffer()})}clear(){return __awaiter(this,void 0,void 0,function*(){return this.emptyBuffer().write({overwrite:!0})})}stringify(){return this._buffer}isEmptyBuffer(){return 0===this._buffer.length}emptyBuffer(){return this._buffer="",this}addRaw(e,t=!1){return this._buffer+=e,t?this.addEOL():this}addEOL(){return this.addRaw(n.EOL)}addCodeBlock(e,t){const r=Object.assign({},t&&{lang:t}),n=this.wrap("pre",this.wrap("code",e),r)
return this.addRaw(n).addEOL()}addList(e,t=!1){const r=t?"ol":"ul",n=e.map(e=>this.wrap("li",e)).join(""),i=this.wrap(r,n)
return this.addRaw(i).addEOL()}addTable(e){const t=e.map(e=>{const t=e.map(e=>{if("string"==typeof e)return this.wrap("td",e)
const{header:t,data:r,colspan:n,rowspan:i}=e,s=t?"th":"td",o=Object.assign(Object.assign({},n&&{colspan:n}),i&&{rowspan:i})
return this.wrap(s,r,o)}).join("")
return this.wrap("tr",t)}).join(""),r=this.wrap("table",t)
return this.addRaw(r).addEOL()}addDetails(e,t){const r=this.wrap("details",this.wrap("summary",e)+t)
return this.addRaw(r).addEOL()}addImage(e,t,r){const{width:n,height:i}=r||{},s=Object.assign(Object.assign({},n&&{width:n}),i&&{height:i}),o=this.wrap("img",null,Object.assign({src:e,alt:t},s))
return this.addRaw(o).addEOL()}addHeading(e,t){const r=`h${t}`,n=["h1","h2","h3","h4","h5","h6"].includes(r)?r:"h1",i=this.wrap(n,e)
return this.addRaw(i).addEOL()}addSeparator(){const e=this.wrap("hr",null)
return this.addRaw(e).addEOL()}addBreak(){const e=this.wrap("br",null)
return this.addRaw(e).addEOL()}addQuote(e,t){const r=Object.assign({},t&&{cite:t}),n=this.wrap("blockquote",e,r)
return this.addRaw(n).addEOL()}addLink(e,t){const r=this.wrap("a",e,{href:t})
return this.addRaw(r).addEOL()}},d=l
var f
function setSecret(e){command_issueCommand("add-mask",{},e)}function setOutput(e,t){if(process.env.GITHUB_OUTPUT||"")return function file_command_issueFileCommand(e,t){const r=process.env[`GITHUB_${e}`]
if(!r)throw new Error(`Unable to find environment variable for file command ${e}`)
if(!s.existsSync(r))throw new Error(`Missing file at path: ${r}`)
s.appendFileSync(r,`${utils_toCommandValue(t)}${n.EOL}`,{encoding:"utf8"})}("OUTPUT",function file_command_prepareKeyValueMessage(e,t){const r=`ghadelimiter_${i.randomUUID()}`,s=utils_toCommandValue(t)
if(e.includes(r))throw new Error(`Unexpected input: name should not contain the delimiter "${r}"`)
if(s.includes(r))throw new Error(`Unexpected input: value should not contain the delimiter "${r}"`)
return`${e}<<${r}${n.EOL}${s}${n.EOL}${r}`}(e,t))
process.stdout.write(n.EOL),command_issueCommand("set-output",{name:e},utils_toCommandValue(t))}function isDebug(){return"1"===process.env.RUNNER_DEBUG}function debug(e){command_issueCommand("debug",{},e)}function error(e,t={}){command_issueCommand("error",toCommandProperties(t),e instanceof Error?e.toString():e)}function warning(e,t={}){command_issueCommand("warning",toCommandProperties(t),e instanceof Error?e.toString():e)}function notice(e,t={}){command_issueCommand("notice",toCommandProperties(t),e instanceof Error?e.toString():e)}function info(e){process.stdout.write(e+n.EOL)}function startGroup(e){command_issue("group",e)}function endGroup(){command_issue("endgroup")}!function(e){e[e.Success=0]="Success",e[e.Failure=1]="Failure"}(f||(f={}))}),9783:((e,t,r)=>{function getProxyUrl(e){const t="https:"===e.protocol
if(checkBypass(e))return
const r=t?process.env.https_proxy||process.env.HTTPS_PROXY:process.env.http_proxy||process.env.HTTP_PROXY
if(r)try{return new DecodedURL(r)}catch(e){if(!r.startsWith("http://")&&!r.startsWith("https://"))return new DecodedURL(`http://${r}`)}}function checkBypass(e){if(!e.hostname)return!1
if(function isLoopbackAddress(e){const t=e.toLowerCase()
return"localhost"===t||t.startsWith("127.")||t.startsWith("[::1]")||t.startsWith("[0:0:0:0:0:0:0:1]")}(e.hostname))return!0
const t=process.env.no_proxy||process.env.NO_PROXY||""
if(!t)return!1
let r
e.port?r=Number(e.port):"http:"===e.protocol?r=80:"https:"===e.protocol&&(r=443)
const n=[e.hostname.toUpperCase()]
"number"==typeof r&&n.push(`${n[0]}:${r}`)
for(const e of t.split(",").map(e=>e.trim().toUpperCase()).filter(e=>e))if("*"===e||n.some(t=>t===e||t.endsWith(`.${e}`)||e.startsWith(".")&&t.endsWith(`${e}`)))return!0
return!1}r.d(t,{H:()=>checkBypass,s:()=>getProxyUrl})
class DecodedURL extends URL{constructor(e,t){super(e,t),this._decodedUsername=decodeURIComponent(super.username),this._decodedPassword=decodeURIComponent(super.password)}get username(){return this._decodedUsername}get password(){return this._decodedPassword}}})},d={}
function __nccwpck_require__(e){var t=d[e]
if(void 0!==t)return t.exports
var r=d[e]={exports:{}},n=!0
try{l[e].call(r.exports,r,r.exports,__nccwpck_require__),n=!1}finally{n&&delete d[e]}return r.exports}__nccwpck_require__.m=l,__nccwpck_require__.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/",r="function"==typeof Symbol?Symbol("webpack queues"):"__webpack_queues__",n="function"==typeof Symbol?Symbol("webpack exports"):"__webpack_exports__",i="function"==typeof Symbol?Symbol("webpack error"):"__webpack_error__",s=e=>{e&&e.d<1&&(e.d=1,e.forEach(e=>e.r--),e.forEach(e=>e.r--?e.r++:e()))},__nccwpck_require__.a=(e,t,o)=>{var a
o&&((a=[]).d=-1)
var c,u,l,d=new Set,f=e.exports,h=new Promise((e,t)=>{l=t,u=e})
h[n]=f,h[r]=e=>(a&&e(a),d.forEach(e),h.catch(e=>{})),e.exports=h,t(e=>{var t
c=(e=>e.map(e=>{if(null!==e&&"object"==typeof e){if(e[r])return e
if(e.then){var t=[]
t.d=0,e.then(e=>{o[n]=e,s(t)},e=>{o[i]=e,s(t)})
var o={}
return o[r]=e=>e(t),o}}var a={}
return a[r]=e=>{},a[n]=e,a}))(e)
var getResult=()=>c.map(e=>{if(e[i])throw e[i]
return e[n]}),o=new Promise(e=>{(t=()=>e(getResult)).r=0
var fnQueue=e=>e!==a&&!d.has(e)&&(d.add(e),e&&!e.d&&(t.r++,e.push(t)))
c.map(e=>e[r](fnQueue))})
return t.r?o:getResult()},e=>(e?l(h[i]=e):u(f),s(a))),a&&a.d<0&&(a.d=0)},__nccwpck_require__.n=e=>{var t=e&&e.__esModule?()=>e.default:()=>e
return __nccwpck_require__.d(t,{a:t}),t},a=Object.getPrototypeOf?e=>Object.getPrototypeOf(e):e=>e.__proto__,__nccwpck_require__.t=function(e,t){if(1&t&&(e=this(e)),8&t)return e
if("object"==typeof e&&e){if(4&t&&e.__esModule)return e
if(16&t&&"function"==typeof e.then)return e}var r=Object.create(null)
__nccwpck_require__.r(r)
var n={}
o=o||[null,a({}),a([]),a(a)]
for(var i=2&t&&e;"object"==typeof i&&!~o.indexOf(i);i=a(i))Object.getOwnPropertyNames(i).forEach(t=>n[t]=()=>e[t])
return n.default=()=>e,__nccwpck_require__.d(r,n),r},__nccwpck_require__.d=(e,t)=>{for(var r in t)__nccwpck_require__.o(t,r)&&!__nccwpck_require__.o(e,r)&&Object.defineProperty(e,r,{enumerable:!0,get:t[r]})},__nccwpck_require__.f={},__nccwpck_require__.e=e=>Promise.all(Object.keys(__nccwpck_require__.f).reduce((t,r)=>(__nccwpck_require__.f[r](e,t),t),[])),__nccwpck_require__.u=e=>({11:"semver.js",17:"live-index.js",118:"streamx.js",136:"rehearsal-index.js",145:"github-api.js",152:"source-artifact-download-artifact.js",165:"source-directory-zip-directory.js",167:"publish-report-service-remarks.js",221:"source-find-local-package.js",231:"source-path-resolve-path.js",259:"cli-descriptions.js",340:"rehearsal-browser-main.js",341:"php-parser.js",351:"actions-github.js",371:"publish-compare-comparison-code.js",373:"publish-send-to-service.js",396:"build-index.js",411:"cli-init-command.js",618:"source-directory-named-files.js",678:"publish-confirm-version.js",718:"publish-assert-digest.js",725:"planning-index.js",737:"github-hosting-host-package.js",762:"rehearsal-main.js",779:"actions-http-client.js",810:"cli-inspect.js",886:"package-inspect.js",889:"actions-artifact.js",891:"cli-index.js",899:"tunnel.js",963:"publish-host-and-publish.js"}[e]),__nccwpck_require__.o=(e,t)=>Object.prototype.hasOwnProperty.call(e,t),__nccwpck_require__.r=e=>{"undefined"!=typeof Symbol&&Symbol.toStringTag&&Object.defineProperty(e,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(e,"__esModule",{value:!0})},c={792:0},u=e=>{var t,r,{ids:n,modules:i,runtime:s}=e,o=0
for(t in i)__nccwpck_require__.o(i,t)&&(__nccwpck_require__.m[t]=i[t])
for(s&&s(__nccwpck_require__);o<n.length;o++)r=n[o],__nccwpck_require__.o(c,r)&&c[r]&&c[r][0](),c[n[o]]=0},__nccwpck_require__.f.j=(e,t)=>{var r=__nccwpck_require__.o(c,e)?c[e]:void 0
if(0!==r)if(r)t.push(r[1])
else{var n=import("./"+__nccwpck_require__.u(e)).then(u,t=>{throw 0!==c[e]&&(c[e]=void 0),t})
n=Promise.race([n,new Promise(t=>r=c[e]=[t])]),t.push(r[1]=n)}}
var f=__nccwpck_require__(9407)
f=await f

