export const id=663
export const ids=[663]
export const modules={3313:e=>{function Pend(){this.pending=0,this.max=1/0,this.listeners=[],this.waiting=[],this.error=null}function pendHold(e){e.pending+=1
var r=!1
return function onCb(t){if(r)throw new Error("callback called twice")
if(r=!0,e.error=e.error||t,e.pending-=1,e.waiting.length>0&&e.pending<e.max)pendGo(e,e.waiting.shift())
else if(0===e.pending){var n=e.listeners
e.listeners=[],n.forEach(cbListener)}}
function cbListener(r){r(e.error)}}function pendGo(e,r){r(pendHold(e))}e.exports=Pend,Pend.prototype.go=function(e){this.pending<this.max?pendGo(this,e):this.waiting.push(e)},Pend.prototype.wait=function(e){0===this.pending?e(this.error):this.listeners.push(e)},Pend.prototype.hold=function(){return pendHold(this)}},4248:e=>{const r=new Int32Array([0,1996959894,3993919788,2567524794,124634137,1886057615,3915621685,2657392035,249268274,2044508324,3772115230,2547177864,162941995,2125561021,3887607047,2428444049,498536548,1789927666,4089016648,2227061214,450548861,1843258603,4107580753,2211677639,325883990,1684777152,4251122042,2321926636,335633487,1661365465,4195302755,2366115317,997073096,1281953886,3579855332,2724688242,1006888145,1258607687,3524101629,2768942443,901097722,1119000684,3686517206,2898065728,853044451,1172266101,3705015759,2882616665,651767980,1373503546,3369554304,3218104598,565507253,1454621731,3485111705,3099436303,671266974,1594198024,3322730930,2970347812,795835527,1483230225,3244367275,3060149565,1994146192,31158534,2563907772,4023717930,1907459465,112637215,2680153253,3904427059,2013776290,251722036,2517215374,3775830040,2137656763,141376813,2439277719,3865271297,1802195444,476864866,2238001368,4066508878,1812370925,453092731,2181625025,4111451223,1706088902,314042704,2344532202,4240017532,1658658271,366619977,2362670323,4224994405,1303535960,984961486,2747007092,3569037538,1256170817,1037604311,2765210733,3554079995,1131014506,879679996,2909243462,3663771856,1141124467,855842277,2852801631,3708648649,1342533948,654459306,3188396048,3373015174,1466479909,544179635,3110523913,3462522015,1591671054,702138776,2966460450,3352799412,1504918807,783551873,3082640443,3233442989,3988292384,2596254646,62317068,1957810842,3939845945,2647816111,81470997,1943803523,3814918930,2489596804,225274430,2053790376,3826175755,2466906013,167816743,2097651377,4027552580,2265490386,503444072,1762050814,4150417245,2154129355,426522225,1852507879,4275313526,2312317920,282753626,1742555852,4189708143,2394877945,397917763,1622183637,3604390888,2714866558,953729732,1340076626,3518719985,2797360999,1068828381,1219638859,3624741850,2936675148,906185462,1090812512,3747672003,2825379669,829329135,1181335161,3412177804,3160834842,628085408,1382605366,3423369109,3138078467,570562233,1426400815,3317316542,2998733608,733239954,1555261956,3268935591,3050360625,752459403,1541320221,2607071920,3965973030,1969922972,40735498,2617837225,3943577151,1913087877,83908371,2512341634,3803740692,2075208622,213261112,2463272603,3855990285,2094854071,198958881,2262029012,4057260610,1759359992,534414190,2176718541,4139329115,1873836001,414664567,2282248934,4279200368,1711684554,285281116,2405801727,4167216745,1634467795,376229701,2685067896,3608007406,1308918612,956543938,2808555105,3495958263,1231636301,1047427035,2932959818,3654703836,1088359270,936918e3,2847714899,3736837829,1202900863,817233897,3183342108,3401237130,1404277552,615818150,3134207493,3453421203,1423857449,601450431,3009837614,3294710456,1567103746,711928724,3020668471,3272380065,1510334235,755167117])
e.exports=function crc32(e){let t=-1
for(let n of e)t=r[255&(t^n)]^t>>>8
return(-1^t)>>>0}},3502:(e,r,t)=>{var n=t(9896),o=t(9023),i=t(2203),a=i.Readable,s=i.PassThrough,l=t(3313),d=t(4434).EventEmitter
function FdSlicer(e){d.call(this),this.fd=e,this.pend=new l,this.pend.max=1,this.refCount=0}function ReadStream(e,r){r=r||{},a.call(this,r),this.context=e,this.context.ref(),this.start=r.start||0,this.endOffset=r.end,this.pos=this.start}function BufferSlicer(e){d.call(this),this.refCount=0,this.buffer=e}r.BufferSlicer=BufferSlicer,r.FdSlicer=FdSlicer,o.inherits(FdSlicer,d),FdSlicer.prototype.read=function(e,r,t,o,i){var a=this
a.pend.go(function(s){n.read(a.fd,e,r,t,o,function(e,r,t){s(),i(e,r,t)})})},FdSlicer.prototype.createReadStream=function(e){return new ReadStream(this,e)},FdSlicer.prototype.ref=function(){this.refCount+=1},FdSlicer.prototype.unref=function(){var e=this
if(e.refCount-=1,e.refCount<0)throw new Error("invalid unref")
e.refCount>0||n.close(e.fd,function onCloseDone(r){r?e.emit("error",r):e.emit("close")})},o.inherits(ReadStream,a),ReadStream.prototype._read=function(e){var r=this,t=Math.min(r._readableState.highWaterMark,e)
if(null!=r.endOffset&&(t=Math.min(t,r.endOffset-r.pos)),t<=0)return r.push(null),void this._cleanup()
r.context.pend.go(function(e){var o=Buffer.allocUnsafe(t)
n.read(r.context.fd,o,0,t,r.pos,function(t,n){t?r.destroy(t):0===n?(r.push(null),r._cleanup()):(r.pos+=n,r.push(o.slice(0,n))),e()})})},ReadStream.prototype._destroy=function(e,r){this._cleanup(),r(e)},ReadStream.prototype._cleanup=function(){null!=this.context&&(this.context.unref(),this.context=null)},o.inherits(BufferSlicer,d),BufferSlicer.prototype.read=function(e,r,t,n,o){if(!(0<=r&&r<=e.length))throw new RangeError("offset outside buffer: 0 <= "+r+" <= "+e.length)
if(n<0)throw new RangeError("position is negative: "+n)
r+t>e.length&&(t=e.length-r),n+t>this.buffer.length&&(t=this.buffer.length-n),t<=0?setImmediate(function(){o(null,0)}):(this.buffer.copy(e,r,n,n+t),setImmediate(function(){o(null,t)}))},BufferSlicer.prototype.createReadStream=function(e){var r=new s(e=e||{})
r.start=e.start||0,r.endOffset=e.end,r.pos=r.endOffset||this.buffer.length
for(var t=this.buffer.slice(r.start,r.pos),n=0;;){var o=n+65536
if(o>=t.length){n<t.length&&r.write(t.slice(n,t.length))
break}r.write(t.slice(n,o)),n=o}return r.end(),r},BufferSlicer.prototype.ref=function(){this.refCount+=1},BufferSlicer.prototype.unref=function(){if(this.refCount-=1,this.refCount<0)throw new Error("invalid unref")}},663:(e,r,t)=>{var n=t(9896),o=t(3106),i=t(3502),a=t(9023),s=t(4434).EventEmitter,l=t(2203).Transform,d=t(2203).PassThrough,u=t(2203).Writable
const f="function"==typeof o.crc32?o.crc32:t(4248)
function open(e,r,t){"function"==typeof r&&(t=r,r=null),null==r&&(r={}),null==r.autoClose&&(r.autoClose=!0),null==r.lazyEntries&&(r.lazyEntries=!1),null==r.decodeStrings&&(r.decodeStrings=!0),null==r.validateEntrySizes&&(r.validateEntrySizes=!0),null==r.strictFileNames&&(r.strictFileNames=!1),null==t&&(t=defaultCallback),n.open(e,"r",function(e,o){if(e)return t(e)
fromFd(o,r,function(e,r){e&&n.close(o,defaultCallback),t(e,r)})})}function fromFd(e,r,t){"function"==typeof r&&(t=r,r=null),null==r&&(r={}),null==r.autoClose&&(r.autoClose=!1),null==r.lazyEntries&&(r.lazyEntries=!1),null==r.decodeStrings&&(r.decodeStrings=!0),null==r.validateEntrySizes&&(r.validateEntrySizes=!0),null==r.strictFileNames&&(r.strictFileNames=!1),null==t&&(t=defaultCallback),n.fstat(e,function(n,o){if(n)return t(n)
fromRandomAccessReader(new i.FdSlicer(e),o.size,r,t)})}function fromBuffer(e,r,t){"function"==typeof r&&(t=r,r=null),null==r&&(r={}),r.autoClose=!1,null==r.lazyEntries&&(r.lazyEntries=!1),null==r.decodeStrings&&(r.decodeStrings=!0),null==r.validateEntrySizes&&(r.validateEntrySizes=!0),null==r.strictFileNames&&(r.strictFileNames=!1),fromRandomAccessReader(new i.BufferSlicer(e),e.length,r,t)}function fromRandomAccessReader(e,r,t,n){"function"==typeof t&&(n=t,t=null),null==t&&(t={}),null==t.autoClose&&(t.autoClose=!0),null==t.lazyEntries&&(t.lazyEntries=!1),null==t.decodeStrings&&(t.decodeStrings=!0)
var o=!!t.decodeStrings
if(null==t.validateEntrySizes&&(t.validateEntrySizes=!0),null==t.strictFileNames&&(t.strictFileNames=!1),null==n&&(n=defaultCallback),"number"!=typeof r)throw new Error("expected totalSize parameter to be a number")
if(r>Number.MAX_SAFE_INTEGER)throw new Error("zip file too large. only file sizes up to 2^52 are supported due to JavaScript's Number type being an IEEE 754 double.")
e.ref()
var i=20,a=Math.min(65577,r),s=c(a),l=r-s.length
readAndAssertNoEof(e,s,0,a,l,function(l){if(l)return n(l)
for(var d=a-22;d>=0;d-=1)if(101010256===s.readUInt32LE(d)){var u=s.subarray(d),f=u.readUInt16LE(4),p=u.readUInt16LE(10),m=u.readUInt32LE(16),h=u.readUInt16LE(20),E=u.length-22
if(h!==E)return n(new Error("Invalid comment length. Expected: "+E+". Found: "+h+". Are there extra bytes at the end of the file? Or is the end of central dir signature `PK☺☻` in the comment?"))
var y=o?decodeBuffer(u.subarray(22),!1):u.subarray(22)
if(d-i>=0&&117853008===s.readUInt32LE(d-i)){var w=readUInt64LE(s.subarray(d-i,d-i+i),8),v=c(56)
return readAndAssertNoEof(e,v,0,v.length,w,function(i){return i?n(i):101075792!==v.readUInt32LE(0)?n(new Error("invalid zip64 end of central directory record signature")):0!==(f=v.readUInt32LE(16))?n(new Error("multi-disk zip files are not supported: found disk number: "+f)):(p=readUInt64LE(v,32),m=readUInt64LE(v,48),n(null,new ZipFile(e,m,r,p,y,t.autoClose,t.lazyEntries,o,t.validateEntrySizes,t.strictFileNames)))})}return 0!==f?n(new Error("multi-disk zip files are not supported: found disk number: "+f)):n(null,new ZipFile(e,m,r,p,y,t.autoClose,t.lazyEntries,o,t.validateEntrySizes,t.strictFileNames))}n(new Error("End of central directory record signature not found. Either not a zip file, or file is truncated."))})}function ZipFile(e,r,t,n,o,i,a,l,d,u){var f=this
s.call(f),f.reader=e,f.reader.on("error",function(e){emitError(f,e)}),f.reader.once("close",function(){f.emit("close")}),f.readEntryCursor=r,f.fileSize=t,f.entryCount=n,f.comment=o,f.entriesRead=0,f.autoClose=!!i,f.lazyEntries=!!a,f.decodeStrings=!!l,f.validateEntrySizes=!!d,f.strictFileNames=!!u,f.isOpen=!0,f.emittedError=!1,f.hasEachEntryBeenCalled=!1,f.lazyEntries||f._readEntry()}function emitErrorAndAutoClose(e,r){e.autoClose&&e.close(),emitError(e,r)}function emitError(e,r){e.emittedError||(e.emittedError=!0,e.emit("error",r))}function Entry(){}function LocalFileHeader(){}function dosDateTimeToDate(e,r,t){var n=31&e,o=(e>>5&15)-1,i=1980+(e>>9&127),a=2*(31&r),s=r>>5&63,l=r>>11&31
if(null==t||"local"===t)return new Date(i,o,n,l,s,a,0)
if("UTC"===t)return new Date(Date.UTC(i,o,n,l,s,a,0))
throw new Error("unrecognized options.timezone: "+options.timezone)}function getFileNameLowLevel(e,r,t,n){for(var o=null,i=0;i<t.length;i++){var a=t[i]
if(28789===a.id){if(a.data.length<6)continue
if(1!==a.data.readUInt8(0))continue
var s=a.data.readUInt32LE(1)
if(f(r)!==s)continue
o=decodeBuffer(a.data.subarray(5),!0)
break}}null==o&&(o=decodeBuffer(r,!!(2048&e)))
return n||(o=o.replace(/\\/g,"/")),o}function validateFileName(e){return-1!==e.indexOf("\\")?"invalid characters in fileName: "+e:/^[a-zA-Z]:/.test(e)||/^\//.test(e)?"absolute path: "+e:-1!==e.split("/").indexOf("..")?"invalid relative path: "+e:null}function parseExtraFields(e){for(var r=[],t=0;t<e.length-3;){var n=e.readUInt16LE(t+0),o=t+4,i=o+e.readUInt16LE(t+2)
if(i>e.length)throw new Error("extra field length exceeds extra field buffer size")
var a=e.subarray(o,i)
r.push({id:n,data:a}),t=i}return r}function readAndAssertNoEof(e,r,t,n,o,i){if(0===n)return setImmediate(function(){i(null,c(0))})
e.read(r,t,n,o,function(e,r){return e?i(e):r<n?i(new Error("unexpected EOF")):void i()})}function AssertByteCountStream(e){l.call(this),this.actualByteCount=0,this.expectedByteCount=e}function RandomAccessReader(){s.call(this),this.refCount=0}function RefUnrefFilter(e){d.call(this),this.context=e,this.context.ref(),this.unreffedYet=!1}r.or=function fromRandomAccessReaderPromise(e,r,t){return new Promise((n,o)=>{fromRandomAccessReader(e,r,{...t,lazyEntries:!0},function(e,r){if(e)return o(e)
n(r)})})},r.ax=getFileNameLowLevel,r.lJ=RandomAccessReader,a.inherits(ZipFile,s),ZipFile.prototype.close=function(){this.isOpen&&(this.isOpen=!1,this.reader.unref())},ZipFile.prototype.readEntry=function(){if(!this.lazyEntries)throw new Error("readEntry() called without lazyEntries:true")
this._readEntry()},ZipFile.prototype._readEntry=function(){var e=this
if(e.entryCount!==e.entriesRead){if(!e.emittedError){var r=c(46)
readAndAssertNoEof(e.reader,r,0,r.length,e.readEntryCursor,function(t){if(t)return emitErrorAndAutoClose(e,t)
if(!e.emittedError){var n=new Entry,o=r.readUInt32LE(0)
if(33639248!==o)return emitErrorAndAutoClose(e,new Error("invalid central directory file header signature: 0x"+o.toString(16)))
if(n.versionMadeBy=r.readUInt16LE(4),n.versionNeededToExtract=r.readUInt16LE(6),n.generalPurposeBitFlag=r.readUInt16LE(8),n.compressionMethod=r.readUInt16LE(10),n.lastModFileTime=r.readUInt16LE(12),n.lastModFileDate=r.readUInt16LE(14),n.crc32=r.readUInt32LE(16),n.compressedSize=r.readUInt32LE(20),n.uncompressedSize=r.readUInt32LE(24),n.fileNameLength=r.readUInt16LE(28),n.extraFieldLength=r.readUInt16LE(30),n.fileCommentLength=r.readUInt16LE(32),n.internalFileAttributes=r.readUInt16LE(36),n.externalFileAttributes=r.readUInt32LE(38),n.relativeOffsetOfLocalHeader=r.readUInt32LE(42),64&n.generalPurposeBitFlag)return emitErrorAndAutoClose(e,new Error("strong encryption is not supported"))
e.readEntryCursor+=46,r=c(n.fileNameLength+n.extraFieldLength+n.fileCommentLength),readAndAssertNoEof(e.reader,r,0,r.length,e.readEntryCursor,function(t){if(t)return emitErrorAndAutoClose(e,t)
if(!e.emittedError){n.fileNameRaw=r.subarray(0,n.fileNameLength)
var o=n.fileNameLength+n.extraFieldLength
n.extraFieldRaw=r.subarray(n.fileNameLength,o),n.fileCommentRaw=r.subarray(o,o+n.fileCommentLength)
try{n.extraFields=parseExtraFields(n.extraFieldRaw)}catch(t){return emitErrorAndAutoClose(e,t)}if(e.decodeStrings){var i=!!(2048&n.generalPurposeBitFlag)
n.fileComment=decodeBuffer(n.fileCommentRaw,i),n.fileName=getFileNameLowLevel(n.generalPurposeBitFlag,n.fileNameRaw,n.extraFields,e.strictFileNames)
var a=validateFileName(n.fileName)
if(null!=a)return emitErrorAndAutoClose(e,new Error(a))}else n.fileComment=n.fileCommentRaw,n.fileName=n.fileNameRaw
n.comment=n.fileComment,e.readEntryCursor+=r.length,e.entriesRead+=1
for(var s=0;s<n.extraFields.length;s++){var l=n.extraFields[s]
if(1===l.id){var d=l.data,u=0
if(4294967295===n.uncompressedSize){if(u+8>d.length)return emitErrorAndAutoClose(e,new Error("zip64 extended information extra field does not include uncompressed size"))
n.uncompressedSize=readUInt64LE(d,u),u+=8}if(4294967295===n.compressedSize){if(u+8>d.length)return emitErrorAndAutoClose(e,new Error("zip64 extended information extra field does not include compressed size"))
n.compressedSize=readUInt64LE(d,u),u+=8}if(4294967295===n.relativeOffsetOfLocalHeader){if(u+8>d.length)return emitErrorAndAutoClose(e,new Error("zip64 extended information extra field does not include relative header offset"))
n.relativeOffsetOfLocalHeader=readUInt64LE(d,u),u+=8}break}}if(e.validateEntrySizes&&0===n.compressionMethod){var f=n.uncompressedSize
if(n.isEncrypted()&&(f+=12),n.compressedSize!==f){var c="compressed/uncompressed size mismatch for stored file: "+n.compressedSize+" != "+n.uncompressedSize
return emitErrorAndAutoClose(e,new Error(c))}}e.emit("entry",n),e.lazyEntries||e._readEntry()}})}})}}else setImmediate(function(){e.autoClose&&e.close(),e.emittedError||e.emit("end")})},ZipFile.prototype.eachEntry=function(){const e=this
if(!e.lazyEntries)throw new Error("eachEntry() requires lazyEntries: true")
if(e.hasEachEntryBeenCalled)throw new Error("eachEntry() must only be called once per ZipFile")
e.hasEachEntryBeenCalled=!0
let r=null
function cleanup(){e.removeListener("entry",onEntry),e.removeListener("end",onEnd),e.removeListener("error",onError),e.autoClose&&e.close()}function onEntry(e){let{resolve:t}=r
r=null,t({value:e})}function onEnd(){let{resolve:e}=r
r=null,cleanup(),e({done:!0})}function onError(e){let{reject:t}=r
r=null,cleanup(),t(e)}return e.on("entry",onEntry),e.on("end",onEnd),e.on("error",onError),{[Symbol.asyncIterator](){return this},next(){const t=new Promise((e,t)=>{if(null!=r)throw new Error("next() called before previous Promise was resolved.")
r={resolve:e,reject:t}})
return e.readEntry(),t},return:e=>(cleanup(),Promise.resolve({done:!0,value:e})),throw:e=>(cleanup(),Promise.reject(e))}},ZipFile.prototype.openReadStream=function(e,r,t){var n=this,o=0,i=e.compressedSize
if(null==t&&(t=r,r=null),null==r)r={}
else{if(!1===r.decodeFileData){if(null!=r.decrypt)throw new Error("cannot use options.decrypt when options.decodeFileData === false")
if(null!=r.decompress)throw new Error("cannot use options.decompress when options.decodeFileData === false")}else{if(null!=r.decrypt){if(!e.isEncrypted())throw new Error("options.decrypt can only be specified for encrypted entries. See also option decodeFileData.")
if(!1!==r.decrypt)throw new Error("invalid options.decrypt value: "+r.decrypt)
if(e.isCompressed()&&!1!==r.decompress)throw new Error("entry is encrypted and compressed, and options.decompress !== false. See also option decodeFileData.")}if(null!=r.decompress){if(!e.isCompressed())throw new Error("options.decompress can only be specified for compressed entries. See also option decodeFileData.")
if(!1!==r.decompress&&!0!==r.decompress)throw new Error("invalid options.decompress value: "+r.decompress)
a=r.decompress}}if(null!=r.start){if((o=r.start)<0)throw new Error("options.start < 0")
if(o>e.compressedSize)throw new Error("options.start > entry.compressedSize")}if(null!=r.end){if((i=r.end)<0)throw new Error("options.end < 0")
if(i>e.compressedSize)throw new Error("options.end > entry.compressedSize")
if(i<o)throw new Error("options.end < options.start")}}var a,s=!1===r.decodeFileData||(0===e.compressionMethod||8===e.compressionMethod&&!1===r.decompress)&&(!e.isEncrypted()||!1===r.decrypt)
if((null!=r.start||null!=r.end)&&!s)throw new Error("start/end range require options.decodeFileData === false for non-trivial encoded entries.")
if(!n.isOpen)return t(new Error("closed"))
if(e.isEncrypted()&&!s&&!1!==r.decrypt)return t(new Error("entry is encrypted, and options.decodeFileData !== false"))
if(s)a=!1
else{if(8!==e.compressionMethod)return t(new Error("unsupported compression method: "+e.compressionMethod))
a=!0!==r.decodeFileData}n.readLocalFileHeader(e,{minimal:!0},function(r,s){if(r)return t(r)
n.openReadStreamLowLevel(s.fileDataStart,e.compressedSize,o,i,a,e.uncompressedSize,t)})},ZipFile.prototype.openReadStreamLowLevel=function(e,r,t,n,i,a,s){var l=this.reader.createReadStream({start:e+t,end:e+n}),d=l
if(i){var u=!1,f=o.createInflateRaw()
l.on("error",function(e){setImmediate(function(){u||f.emit("error",e)})}),l.pipe(f),this.validateEntrySizes?(d=new AssertByteCountStream(a),f.on("error",function(e){setImmediate(function(){u||d.emit("error",e)})}),f.pipe(d)):d=f,installDestroyFn(d,function(){u=!0,f!==d&&f.unpipe(d),l.unpipe(f),l.destroy()})}s(null,d)},ZipFile.prototype.readLocalFileHeader=function(e,r,t){var n=this
null==t&&(t=r,r=null),null==r&&(r={}),n.reader.ref()
var o=c(30)
readAndAssertNoEof(n.reader,o,0,o.length,e.relativeOffsetOfLocalHeader,function(i){try{if(i)return t(i)
var a=o.readUInt32LE(0)
if(67324752!==a)return t(new Error("invalid local file header signature: 0x"+a.toString(16)))
var s=o.readUInt16LE(26),l=o.readUInt16LE(28),d=e.relativeOffsetOfLocalHeader+30+s+l
if(d+e.compressedSize>n.fileSize)return t(new Error("file data overflows file bounds: "+d+" + "+e.compressedSize+" > "+n.fileSize))
if(r.minimal)return t(null,{fileDataStart:d})
var u=new LocalFileHeader
u.fileDataStart=d,u.versionNeededToExtract=o.readUInt16LE(4),u.generalPurposeBitFlag=o.readUInt16LE(6),u.compressionMethod=o.readUInt16LE(8),u.lastModFileTime=o.readUInt16LE(10),u.lastModFileDate=o.readUInt16LE(12),u.crc32=o.readUInt32LE(14),u.compressedSize=o.readUInt32LE(18),u.uncompressedSize=o.readUInt32LE(22),u.fileNameLength=s,u.extraFieldLength=l,o=c(s+l),n.reader.ref(),readAndAssertNoEof(n.reader,o,0,o.length,e.relativeOffsetOfLocalHeader+30,function(e){try{return e?t(e):(u.fileName=o.subarray(0,s),u.extraField=o.subarray(s),t(null,u))}finally{n.reader.unref()}})}finally{n.reader.unref()}})},ZipFile.prototype.openReadStreamPromise=function(e,r){return new Promise((t,n)=>{this.openReadStream(e,r,function(e,r){if(e)return n(e)
t(r)})})},ZipFile.prototype.openReadStreamLowLevelPromise=function(e,r,t,n,o,i){return new Promise((a,s)=>{this.openReadStream(e,r,t,n,o,i,function(e,r){if(e)return s(e)
a(r)})})},ZipFile.prototype.readLocalFileHeaderPromise=function(e,r){return new Promise((t,n)=>{this.readLocalFileHeader(e,r,function(e,r){if(e)return n(e)
t(r)})})},Entry.prototype.getLastModDate=function(e){if(null==e&&(e={}),!e.forceDosFormat)for(var r=0;r<this.extraFields.length;r++){var t=this.extraFields[r]
if(21589===t.id){if((o=t.data).length<5)continue
if(!(1&o[0]))continue
var n=o.readInt32LE(1)
return new Date(1e3*n)}if(10===t.id){var o
if(32!==(o=t.data).length)continue
if(1!==o.readUInt16LE(4))continue
if(24!==o.readUInt16LE(6))continue
var i=o.readUInt32LE(8)+4294967296*o.readInt32LE(12)
return new Date(i/1e4-116444736e5)}}return dosDateTimeToDate(this.lastModFileDate,this.lastModFileTime,e.timezone)},Entry.prototype.canDecodeFileData=function(){return!this.isEncrypted()&&(0===this.compressionMethod||8===this.compressionMethod)},Entry.prototype.isEncrypted=function(){return!!(1&this.generalPurposeBitFlag)},Entry.prototype.isCompressed=function(){return 8===this.compressionMethod},a.inherits(AssertByteCountStream,l),AssertByteCountStream.prototype._transform=function(e,r,t){if(this.actualByteCount+=e.length,this.actualByteCount>this.expectedByteCount){var n="too many bytes in the stream. expected "+this.expectedByteCount+". got at least "+this.actualByteCount
return t(new Error(n))}t(null,e)},AssertByteCountStream.prototype._flush=function(e){if(this.actualByteCount<this.expectedByteCount){var r="not enough bytes in the stream. expected "+this.expectedByteCount+". got only "+this.actualByteCount
return e(new Error(r))}e()},a.inherits(RandomAccessReader,s),RandomAccessReader.prototype.ref=function(){this.refCount+=1},RandomAccessReader.prototype.unref=function(){var e=this
if(e.refCount-=1,!(e.refCount>0)){if(e.refCount<0)throw new Error("invalid unref")
e.close(function onCloseDone(r){if(r)return e.emit("error",r)
e.emit("close")})}},RandomAccessReader.prototype.createReadStream=function(e){null==e&&(e={})
var r=e.start,t=e.end
if(r===t){var n=new d
return setImmediate(function(){n.end()}),n}var o=this._readStreamForRange(r,t),i=!1,a=new RefUnrefFilter(this)
o.on("error",function(e){setImmediate(function(){i||a.emit("error",e)})}),installDestroyFn(a,function(){o.unpipe(a),a.unref(),o.destroy()})
var s=new AssertByteCountStream(t-r)
return a.on("error",function(e){setImmediate(function(){i||s.emit("error",e)})}),installDestroyFn(s,function(){i=!0,a.unpipe(s),a.destroy()}),o.pipe(a).pipe(s)},RandomAccessReader.prototype._readStreamForRange=function(e,r){throw new Error("not implemented")},RandomAccessReader.prototype.read=function(e,r,t,n,o){var i=this.createReadStream({start:n,end:n+t}),a=new u,s=0
a._write=function(t,n,o){t.copy(e,r+s,0,t.length),s+=t.length,o()},a.on("finish",o),i.on("error",function(e){o(e)}),i.pipe(a)},RandomAccessReader.prototype.close=function(e){setImmediate(e)},a.inherits(RefUnrefFilter,d),RefUnrefFilter.prototype._flush=function(e){this.unref(),e()},RefUnrefFilter.prototype.unref=function(e){this.unreffedYet||(this.unreffedYet=!0,this.context.unref())}
var c,p="\0☺☻♥♦♣♠•◘○◙♂♀♪♫☼►◄↕‼¶§▬↨↑↓→←∟↔▲▼ !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~⌂ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■ "
function decodeBuffer(e,r){if(r)return e.toString("utf8")
for(var t="",n=0;n<e.length;n++)t+=p[e[n]]
return t}function readUInt64LE(e,r){var t=e.readUInt32LE(r)
return 4294967296*e.readUInt32LE(r+4)+t}function installDestroyFn(e,r){"function"==typeof e.destroy?e._destroy=function(e,t){r(),null!=t&&t(e)}:e.destroy=r}function defaultCallback(e){if(e)throw e}c="function"==typeof Buffer.allocUnsafe?function(e){return Buffer.allocUnsafe(e)}:function(e){return new Buffer(e)}}}

