export const id=341
export const ids=[341]
export const modules={5933:((t,e,s)=>{const i=s(383),n=s(4227),AST=function(t,e){this.withPositions=t,this.withSource=e}
AST.precedence={},[["or"],["xor"],["and"],["="],["?"],["??"],["||"],["&&"],["|"],["^"],["&"],["==","!=","===","!==","<=>"],["<","<=",">",">="],["<<",">>"],["+","-","."],["*","/","%"],["!"],["instanceof"],["u-","u+","u~"],["cast","silent"],["**"]].forEach(function(t,e){t.forEach(function(t){AST.precedence[t]=e+1})}),AST.prototype.isRightAssociative=function(t){return"**"===t||"??"===t},AST.prototype.swapLocations=function(t,e,s,i){if(this.withPositions){if(!(t&&t.loc&&e&&e.loc&&s&&s.loc))return
t.loc.start=e.loc.start,t.loc.end=s.loc.end,this.withSource&&(t.loc.source=i.lexer._input.substring(t.loc.start.offset,t.loc.end.offset))}},AST.prototype.resolveLocations=function(t,e,s,i){if(this.withPositions){if(!(t&&t.loc&&e&&e.loc&&s&&s.loc))return
t.loc.start.offset>e.loc.start.offset&&(t.loc.start=e.loc.start),t.loc.end.offset<s.loc.end.offset&&(t.loc.end=s.loc.end),this.withSource&&(t.loc.source=i.lexer._input.substring(t.loc.start.offset,t.loc.end.offset))}},AST.prototype.resolvePrecedence=function(t,e){let s,i,n
return"call"===t.kind?this.resolveLocations(t,t.what,t,e):"propertylookup"===t.kind||"nullsafepropertylookup"===t.kind||"staticlookup"===t.kind||"offsetlookup"===t.kind&&t.offset?this.resolveLocations(t,t.what,t.offset,e):"bin"===t.kind?t.right&&!t.right.parenthesizedExpression&&("bin"===t.right.kind?(i=AST.precedence[t.type],n=AST.precedence[t.right.type],i&&n&&n<=i&&(t.type!==t.right.type||!this.isRightAssociative(t.type))&&(s=t.right,t.right=t.right.left,this.swapLocations(t,t.left,t.right,e),s.left=this.resolvePrecedence(t,e),this.swapLocations(s,s.left,s.right,e),t=s)):"retif"===t.right.kind&&(i=AST.precedence[t.type],n=AST.precedence["?"],i&&n&&n<=i&&(s=t.right,t.right=t.right.test,this.swapLocations(t,t.left,t.right,e),s.test=this.resolvePrecedence(t,e),this.swapLocations(s,s.test,s.falseExpr,e),t=s))):"silent"!==t.kind&&"cast"!==t.kind||!t.expr||t.expr.parenthesizedExpression?"unary"===t.kind?t.what&&!t.what.parenthesizedExpression&&("bin"===t.what.kind?(i=AST.precedence["u"+t.type]||AST.precedence[t.type],n=AST.precedence[t.what.type],i&&n&&n<i&&(s=t.what,t.what=t.what.left,this.swapLocations(t,t,t.what,e),s.left=this.resolvePrecedence(t,e),this.swapLocations(s,s.left,s.right,e),t=s)):"retif"===t.what.kind&&(s=t.what,t.what=t.what.test,this.swapLocations(t,t,t.what,e),s.test=this.resolvePrecedence(t,e),this.swapLocations(s,s.test,s.falseExpr,e),t=s)):"retif"===t.kind?t.falseExpr&&"retif"===t.falseExpr.kind&&!t.falseExpr.parenthesizedExpression&&(s=t.falseExpr,t.falseExpr=s.test,this.swapLocations(t,t.test,t.falseExpr,e),s.test=this.resolvePrecedence(t,e),this.swapLocations(s,s.test,s.falseExpr,e),t=s):"assign"===t.kind?t.right&&"bin"===t.right.kind&&!t.right.parenthesizedExpression&&(i=AST.precedence["="],n=AST.precedence[t.right.type],i&&n&&n<i&&(s=t.right,t.right=t.right.left,s.left=t,this.swapLocations(s,s.left,t.right,e),t=s)):"expressionstatement"===t.kind&&this.swapLocations(t,t.expression,t,e):"bin"===t.expr.kind?(s=t.expr,t.expr=t.expr.left,this.swapLocations(t,t,t.expr,e),s.left=this.resolvePrecedence(t,e),this.swapLocations(s,s.left,s.right,e),t=s):"retif"===t.expr.kind&&(s=t.expr,t.expr=t.expr.test,this.swapLocations(t,t,t.expr,e),s.test=this.resolvePrecedence(t,e),this.swapLocations(s,s.test,s.falseExpr,e),t=s),t},AST.prototype.prepare=function(t,e,s){let h=null;(this.withPositions||this.withSource)&&(h=s.position())
const o=this,result=function(){const r=Array.prototype.slice.call(arguments)
if(r.push(e),o.withPositions||o.withSource){let t=h,e=new n(s.prev[0],s.prev[1],s.prev[2])
if(t.offset>e.offset){const s=t
t=e,e=s}let _=null
o.withSource&&(_=s.lexer._input.substring(t.offset,e.offset))
const a=new i(_,t,e)
r.push(a)}t||(t=r.shift())
const _=o[t]
if("function"!=typeof _)throw new Error('Undefined node "'+t+'"')
const a=Object.create(_.prototype)
return _.apply(a,r),result.instance=a,result.trailingComments&&(a.trailingComments=result.trailingComments),"function"==typeof result.postBuild&&result.postBuild(a),s.debug&&delete o.stack[result.stackUid],o.resolvePrecedence(a,s)}
return s.debug&&(this.stack||(this.stack={},this.stackUid=1),this.stack[++this.stackUid]={position:h,stack:(new Error).stack.split("\n").slice(3,5)},result.stackUid=this.stackUid),result.setTrailingComments=function(t){result.instance?result.instance.setTrailingComments(t):result.trailingComments=t},result.destroy=function(t){e&&(t?t.leadingComments?t.leadingComments=e.concat(t.leadingComments):t.leadingComments=e:s._docIndex=s._docs.length-e.length),s.debug&&delete o.stack[result.stackUid]},result},AST.prototype.checkNodes=function(){const t=[]
for(const e in this.stack)Object.prototype.hasOwnProperty.call(this.stack,e)&&(this.stack[e].key=e,t.push(this.stack[e]))
return this.stack={},t},[s(3067),s(5437),s(2529),s(3692),s(7334),s(6880),s(3027),s(1351),s(3806),s(8149),s(2640),s(1692),s(4192),s(5719),s(3101),s(1882),s(4954),s(2795),s(9335),s(2783),s(8738),s(3301),s(9128),s(199),s(8049),s(5578),s(7304),s(6879),s(9693),s(9169),s(931),s(3156),s(2902),s(7218),s(7265),s(7941),s(7316),s(9342),s(2972),s(458),s(3733),s(5109),s(5092),s(7564),s(2539),s(3787),s(3795),s(1995),s(2907),s(7966),s(6353),s(3993),s(7517),s(4850),s(8068),s(9076),s(1145),s(626),s(709),s(4127),s(9437),s(3753),s(8251),s(3901),s(3932),s(1500),s(8540),s(8704),s(1698),s(1258),s(6759),s(2569),s(8213),s(6307),s(3489),s(3107),s(298),s(7191),s(5913),s(3242),s(1041),s(1210),s(2343),s(2556),s(3947),s(6858),s(8366),s(2793),s(7649),s(4043),s(6326),s(9022),s(9824),s(9765),s(4597),s(6764),s(3866),s(4222),s(2284),s(1942),s(9211),s(7852),s(4163),s(9905),s(6569),s(4023),s(794),s(1158),s(8048),s(5057),s(9888),s(5551),s(8195),s(5987)].forEach(function(t){AST.prototype[t.kind]=t}),t.exports=AST}),3067:((t,e,s)=>{const i=s(458),n="array"
t.exports=i.extends(n,function Array(t,e,s,h){i.apply(this,[n,s,h]),this.items=e,this.shortForm=t})}),5437:((t,e,s)=>{const i=s(458),n="arrowfunc"
t.exports=i.extends(n,function Closure(t,e,s,h,o,r,_,a){i.apply(this,[n,_,a]),this.arguments=t,this.byref=e,this.body=s,this.type=h,this.nullable=o,this.isStatic=r||!1})}),2529:((t,e,s)=>{const i=s(458),n="assign"
t.exports=i.extends(n,function Assign(t,e,s,h,o){i.apply(this,[n,h,o]),this.left=t,this.right=e,this.operator=s})}),3692:((t,e,s)=>{const i=s(458),n="assignref"
t.exports=i.extends(n,function AssignRef(t,e,s,h){i.apply(this,[n,s,h]),this.left=t,this.right=e})}),6880:((t,e,s)=>{const i=s(8540),n="attrgroup"
t.exports=i.extends(n,function AttrGroup(t,e,s){i.apply(this,[n,e,s]),this.attrs=t||[]})}),7334:((t,e,s)=>{const i=s(8540),n="attribute"
t.exports=i.extends(n,function Attribute(t,e,s,h){i.apply(this,[n,s,h]),this.name=t,this.args=e})}),3027:((t,e,s)=>{const i=s(6307)
t.exports=i.extends("bin",function Bin(t,e,s,n,h){i.apply(this,["bin",n,h]),this.type=t,this.left=e,this.right=s})}),1351:((t,e,s)=>{const i=s(4043),n="block"
t.exports=i.extends(n,function Block(t,e,s,h){i.apply(this,[t||n,s,h]),this.children=e.filter(Boolean)})}),3806:((t,e,s)=>{const i=s(1145),n="boolean"
t.exports=i.extends(n,function Boolean(t,e,s,h){i.apply(this,[n,t,e,s,h])})}),8149:((t,e,s)=>{const i=s(4043),n="break"
t.exports=i.extends(n,function Break(t,e,s){i.apply(this,[n,e,s]),this.level=t})}),2640:((t,e,s)=>{const i=s(458),n="byref"
t.exports=i.extends(n,function ByRef(t,e,s){i.apply(this,[n,e,s]),this.what=t})}),1692:((t,e,s)=>{const i=s(458),n="call"
t.exports=i.extends(n,function Call(t,e,s,h){i.apply(this,[n,s,h]),this.what=t,this.arguments=e})}),4192:((t,e,s)=>{const i=s(4043),n="case"
t.exports=i.extends(n,function Case(t,e,s,h){i.apply(this,[n,s,h]),this.test=t,this.body=e})}),5719:((t,e,s)=>{const i=s(6307),n="cast"
t.exports=i.extends(n,function Cast(t,e,s,h,o){i.apply(this,[n,h,o]),this.type=t,this.raw=e,this.expr=s})}),3101:((t,e,s)=>{const i=s(4043),n="catch"
t.exports=i.extends(n,function Catch(t,e,s,h,o){i.apply(this,[n,h,o]),this.body=t,this.what=e,this.variable=s})}),1882:((t,e,s)=>{const i=s(5578),n="class"
t.exports=i.extends(n,function Class(t,e,s,h,o,r,_){i.apply(this,[n,t,r,_]),this.isAnonymous=!t,this.extends=e,this.implements=s,this.body=h,this.attrGroups=[],this.parseFlags(o)})}),4954:((t,e,s)=>{const i=s(199),n="classconstant",h=i.extends(n,function ClassConstant(t,e,s,h,o,r,_,a){i.apply(this,[t||n,e,_,a]),this.parseFlags(s),this.nullable=h,this.type=o,this.attrGroups=r})
h.prototype.parseFlags=function(t){const e=t[0][0];-1===e?this.visibility="":null===e?this.visibility=null:0===e?this.visibility="public":1===e?this.visibility="protected":2===e&&(this.visibility="private"),this.final=2===t[2]},t.exports=h}),2795:((t,e,s)=>{const i=s(458),n="clone"
t.exports=i.extends(n,function Clone(t,e,s,h){i.apply(this,[n,s,h]),this.what=t,e&&(this.properties=e)})}),9335:((t,e,s)=>{const i=s(458),n="closure"
t.exports=i.extends(n,function Closure(t,e,s,h,o,r,_,a){i.apply(this,[n,_,a]),this.uses=s,this.arguments=t,this.byref=e,this.type=h,this.nullable=o,this.isStatic=r||!1,this.body=null,this.attrGroups=[]})}),2783:((t,e,s)=>{const i=s(8540)
t.exports=i.extends("comment",function Comment(t,e,s,n){i.apply(this,[t,s,n]),this.value=e})}),8738:((t,e,s)=>{const i=s(2783),n="commentblock"
t.exports=i.extends(n,function CommentBlock(t,e,s){i.apply(this,[n,t,e,s])})}),3301:((t,e,s)=>{const i=s(2783),n="commentline"
t.exports=i.extends(n,function CommentLine(t,e,s){i.apply(this,[n,t,e,s])})}),9128:((t,e,s)=>{const i=s(8540),n="constant"
t.exports=i.extends(n,function Constant(t,e,s,h){i.apply(this,[n,s,h]),this.name=t,this.value=e})}),199:((t,e,s)=>{const i=s(4043),n="constantstatement"
t.exports=i.extends(n,function ConstantStatement(t,e,s,h){i.apply(this,[t||n,s,h]),this.constants=e})}),8049:((t,e,s)=>{const i=s(4043),n="continue"
t.exports=i.extends(n,function Continue(t,e,s){i.apply(this,[n,e,s]),this.level=t})}),5578:((t,e,s)=>{const i=s(4043),n="declaration",h=["public","protected","private"],o=i.extends(n,function Declaration(t,e,s,h){i.apply(this,[t||n,s,h]),this.name=e})
o.prototype.parseFlags=function(t){if(this.isAbstract=1===t[2],this.isFinal=2===t[2],this.isReadonly=1===t[3],"class"!==this.kind){const[e,s]=t[0]
this.visibility=-1===e?"":null===e?null:h[e],this.isStatic=1===t[1],this.visibilitySet=-1!==s?h[s]:null}},t.exports=o}),7304:((t,e,s)=>{const i=s(1351),n="declare",h=i.extends(n,function Declare(t,e,s,h,o){i.apply(this,[n,e,h,o]),this.directives=t,this.mode=s})
h.MODE_SHORT="short",h.MODE_BLOCK="block",h.MODE_NONE="none",t.exports=h}),6879:((t,e,s)=>{const i=s(8540),n="declaredirective"
t.exports=i.extends(n,function DeclareDirective(t,e,s,h){i.apply(this,[n,s,h]),this.key=t,this.value=e})}),9693:((t,e,s)=>{const i=s(4043)
t.exports=i.extends("do",function Do(t,e,s,n){i.apply(this,["do",s,n]),this.test=t,this.body=e})}),9169:((t,e,s)=>{const i=s(4043),n="echo"
t.exports=i.extends(n,function Echo(t,e,s,h){i.apply(this,[n,s,h]),this.shortForm=e,this.expressions=t})}),931:((t,e,s)=>{const i=s(458),n="empty"
t.exports=i.extends(n,function Empty(t,e,s){i.apply(this,[n,e,s]),this.expression=t})}),3156:((t,e,s)=>{const i=s(1145),n="encapsed",h=i.extends(n,function Encapsed(t,e,s,h,o){i.apply(this,[n,t,e,h,o]),this.type=s})
h.TYPE_STRING="string",h.TYPE_SHELL="shell",h.TYPE_HEREDOC="heredoc",h.TYPE_OFFSET="offset",t.exports=h}),2902:((t,e,s)=>{const i=s(458),n="encapsedpart"
t.exports=i.extends(n,function EncapsedPart(t,e,s,h,o){i.apply(this,[n,h,o]),this.expression=t,this.syntax=e,this.curly=s})}),7218:((t,e,s)=>{const i=s(458),n="entry"
t.exports=i.extends(n,function Entry(t,e,s,h,o,r){i.apply(this,[n,o,r]),this.key=t,this.value=e,this.byRef=s,this.unpack=h})}),7265:((t,e,s)=>{const i=s(5578),n="enum"
t.exports=i.extends(n,function Enum(t,e,s,h,o,r){i.apply(this,[n,t,o,r]),this.valueType=e,this.implements=s,this.body=h,this.attrGroups=[]})}),7941:((t,e,s)=>{const i=s(8540),n="enumcase"
t.exports=i.extends(n,function EnumCase(t,e,s,h){i.apply(this,[n,s,h]),this.name=t,this.value=e})}),7316:((t,e,s)=>{const i=s(8540),n="error"
t.exports=i.extends(n,function Error(t,e,s,h,o,r){i.apply(this,[n,o,r]),this.message=t,this.token=e,this.line=s,this.expected=h})}),9342:((t,e,s)=>{const i=s(458),n="eval"
t.exports=i.extends(n,function Eval(t,e,s){i.apply(this,[n,e,s]),this.source=t})}),2972:((t,e,s)=>{const i=s(458),n="exit"
t.exports=i.extends(n,function Exit(t,e,s,h){i.apply(this,[n,s,h]),this.expression=t,this.useDie=e})}),458:((t,e,s)=>{const i=s(8540),n="expression"
t.exports=i.extends(n,function Expression(t,e,s){i.apply(this,[t||n,e,s])})}),3733:((t,e,s)=>{const i=s(4043),n="expressionstatement"
t.exports=i.extends(n,function ExpressionStatement(t,e,s){i.apply(this,[n,e,s]),this.expression=t})}),5109:((t,e,s)=>{const i=s(4043)
t.exports=i.extends("for",function For(t,e,s,n,h,o,r){i.apply(this,["for",o,r]),this.init=t,this.test=e,this.increment=s,this.shortForm=h,this.body=n})}),5092:((t,e,s)=>{const i=s(4043),n="foreach"
t.exports=i.extends(n,function Foreach(t,e,s,h,o,r,_){i.apply(this,[n,r,_]),this.source=t,this.key=e,this.value=s,this.shortForm=o,this.body=h})}),7564:((t,e,s)=>{const i=s(5578),n="function"
t.exports=i.extends(n,function _Function(t,e,s,h,o,r,_){i.apply(this,[n,t,r,_]),this.arguments=e,this.byref=s,this.type=h,this.nullable=o,this.body=null,this.attrGroups=[]})}),2539:((t,e,s)=>{const i=s(4043),n="global"
t.exports=i.extends(n,function Global(t,e,s){i.apply(this,[n,e,s]),this.items=t})}),3787:((t,e,s)=>{const i=s(4043),n="goto"
t.exports=i.extends(n,function Goto(t,e,s){i.apply(this,[n,e,s]),this.label=t})}),3795:((t,e,s)=>{const i=s(4043),n="halt"
t.exports=i.extends(n,function Halt(t,e,s){i.apply(this,[n,e,s]),this.after=t})}),1995:((t,e,s)=>{const i=s(8540),n="identifier",h=i.extends(n,function Identifier(t,e,s){i.apply(this,[n,e,s]),this.name=t})
t.exports=h}),2907:((t,e,s)=>{const i=s(4043)
t.exports=i.extends("if",function If(t,e,s,n,h,o){i.apply(this,["if",h,o]),this.test=t,this.body=e,this.alternate=s,this.shortForm=n})}),7966:((t,e,s)=>{const i=s(458),n="include"
t.exports=i.extends(n,function Include(t,e,s,h,o){i.apply(this,[n,h,o]),this.once=t,this.require=e,this.target=s})}),6353:((t,e,s)=>{const i=s(1145),n="inline"
t.exports=i.extends(n,function Inline(t,e,s,h){i.apply(this,[n,t,e,s,h])})}),3993:((t,e,s)=>{const i=s(5578),n="interface"
t.exports=i.extends(n,function Interface(t,e,s,h,o,r){i.apply(this,[n,t,o,r]),this.extends=e,this.body=s,this.attrGroups=h})}),7517:((t,e,s)=>{const i=s(5578),n="intersectiontype"
t.exports=i.extends(n,function IntersectionType(t,e,s){i.apply(this,[n,null,e,s]),this.types=t})}),4850:((t,e,s)=>{const i=s(458),n="isset"
t.exports=i.extends(n,function Isset(t,e,s){i.apply(this,[n,e,s]),this.variables=t})}),8068:((t,e,s)=>{const i=s(4043),n="label"
t.exports=i.extends(n,function Label(t,e,s){i.apply(this,[n,e,s]),this.name=t})}),9076:((t,e,s)=>{const i=s(458),n="list"
t.exports=i.extends(n,function List(t,e,s,h){i.apply(this,[n,s,h]),this.items=t,this.shortForm=e})}),1145:((t,e,s)=>{const i=s(458),n="literal"
t.exports=i.extends(n,function Literal(t,e,s,h,o){i.apply(this,[t||n,h,o]),this.value=e,s&&(this.raw=s)})}),383:(t=>{t.exports=function(t,e,s){this.source=t,this.start=e,this.end=s}}),626:((t,e,s)=>{const i=s(458),n="lookup"
t.exports=i.extends(n,function Lookup(t,e,s,h,o){i.apply(this,[t||n,h,o]),this.what=e,this.offset=s})}),709:((t,e,s)=>{const i=s(1145),n="magic"
t.exports=i.extends(n,function Magic(t,e,s,h){i.apply(this,[n,t,e,s,h])})}),4127:((t,e,s)=>{const i=s(458),n="match"
t.exports=i.extends(n,function Match(t,e,s,h){i.apply(this,[n,s,h]),this.cond=t,this.arms=e})}),9437:((t,e,s)=>{const i=s(458),n="matcharm"
t.exports=i.extends(n,function MatchArm(t,e,s,h){i.apply(this,[n,s,h]),this.conds=t,this.body=e})}),3753:((t,e,s)=>{const i=s(7564),n="method"
t.exports=i.extends(n,function Method(){i.apply(this,arguments),this.kind=n})}),8251:((t,e,s)=>{const i=s(3947),n="name",h=i.extends(n,function Name(t,e,s,h){i.apply(this,[n,s,h]),this.name=t.replace(/\\$/,""),this.resolution=e})
h.UNQUALIFIED_NAME="uqn",h.QUALIFIED_NAME="qn",h.FULL_QUALIFIED_NAME="fqn",h.RELATIVE_NAME="rn",t.exports=h}),3932:((t,e,s)=>{const i=s(458),n="namedargument"
t.exports=i.extends(n,function namedargument(t,e,s,h){i.apply(this,[n,s,h]),this.name=t,this.value=e})}),3901:((t,e,s)=>{const i=s(1351),n="namespace"
t.exports=i.extends(n,function Namespace(t,e,s,h,o){i.apply(this,[n,e,h,o]),this.name=t,this.withBrackets=s||!1})}),1500:((t,e,s)=>{const i=s(458)
t.exports=i.extends("new",function New(t,e,s,n){i.apply(this,["new",s,n]),this.what=t,this.arguments=e})}),8540:(t=>{const e=function Node(t,e,s){this.kind=t,e&&(this.leadingComments=e),s&&(this.loc=s)}
e.prototype.setTrailingComments=function(t){this.trailingComments=t},e.prototype.destroy=function(t){if(!t)throw new Error("Node already initialized, you must swap with another node")
return this.leadingComments&&(t.leadingComments?t.leadingComments=Array.concat(this.leadingComments,t.leadingComments):t.leadingComments=this.leadingComments),this.trailingComments&&(t.trailingComments?t.trailingComments=Array.concat(this.trailingComments,t.trailingComments):t.trailingComments=this.trailingComments),t},e.prototype.includeToken=function(t){return this.loc&&(this.loc.end&&(this.loc.end.line=t.lexer.yylloc.last_line,this.loc.end.column=t.lexer.yylloc.last_column,this.loc.end.offset=t.lexer.offset),t.ast.withSource&&(this.loc.source=t.lexer._input.substring(this.loc.start.offset,t.lexer.offset))),this},e.extends=function(t,e){return e.prototype=Object.create(this.prototype),e.extends=this.extends,e.prototype.constructor=e,e.kind=t,e},t.exports=e}),8704:((t,e,s)=>{const i=s(8540),n="noop"
t.exports=i.extends(n,function Noop(t,e){i.apply(this,[n,t,e])})}),1698:((t,e,s)=>{const i=s(1145),n="nowdoc"
t.exports=i.extends(n,function Nowdoc(t,e,s,h,o){i.apply(this,[n,t,e,h,o]),this.label=s})}),1258:((t,e,s)=>{const i=s(8540),n="nullkeyword"
t.exports=i.extends(n,function NullKeyword(t,e,s){i.apply(this,[n,e,s]),this.raw=t})}),6759:((t,e,s)=>{const i=s(626),n="nullsafepropertylookup"
t.exports=i.extends(n,function NullSafePropertyLookup(t,e,s,h){i.apply(this,[n,t,e,s,h])})}),2569:((t,e,s)=>{const i=s(1145),n="number"
t.exports=i.extends(n,function Number(t,e,s,h){i.apply(this,[n,t,e,s,h])})}),8213:((t,e,s)=>{const i=s(626),n="offsetlookup"
t.exports=i.extends(n,function OffsetLookup(t,e,s,h){i.apply(this,[n,t,e,s,h])})}),6307:((t,e,s)=>{const i=s(458),n="operation"
t.exports=i.extends(n,function Operation(t,e,s){i.apply(this,[t||n,e,s])})}),3489:((t,e,s)=>{const i=s(5578),n="parameter"
t.exports=i.extends(n,function Parameter(t,e,s,h,o,r,_,a,c,l,p,T){i.apply(this,[n,t,p,T]),this.value=s,this.type=e,this.byref=h,this.variadic=o,this.readonly=r,this.nullable=_,this.flags=a||0,this.hooks=c||[],this.flagsSet=l||0,this.attrGroups=[]})}),3107:((t,e,s)=>{const i=s(3947),n="parentreference",h=i.extends(n,function ParentReference(t,e,s){i.apply(this,[n,e,s]),this.raw=t})
t.exports=h}),4227:(t=>{t.exports=function(t,e,s){this.line=t,this.column=e,this.offset=s}}),298:((t,e,s)=>{const i=s(6307),n="post"
t.exports=i.extends(n,function Post(t,e,s,h){i.apply(this,[n,s,h]),this.type=t,this.what=e})}),7191:((t,e,s)=>{const i=s(6307)
t.exports=i.extends("pre",function Pre(t,e,s,n){i.apply(this,["pre",s,n]),this.type=t,this.what=e})}),5913:((t,e,s)=>{const i=s(458),n="print"
t.exports=i.extends(n,function Print(t,e,s){i.apply(this,[n,e,s]),this.expression=t})}),3242:((t,e,s)=>{const i=s(1351),n="program"
t.exports=i.extends(n,function Program(t,e,s,h,o,r){i.apply(this,[n,t,o,r]),this.errors=e,s&&(this.comments=s),h&&(this.tokens=h)})}),1041:((t,e,s)=>{const i=s(4043),n="property"
t.exports=i.extends(n,function Property(t,e,s,h,o,r,_,a,c){i.apply(this,[n,a,c]),this.name=t,this.value=e,this.readonly=s,this.nullable=h,this.type=o,this.attrGroups=r,this.hooks=_||[]})}),1210:((t,e,s)=>{const i=s(8540),n="propertyhook"
t.exports=i.extends(n,function PropertyHook(t,e,s,h,o,r,_,a){i.apply(this,[n,_,a]),this.name=t,this.isFinal=e,this.byref=s,this.parameter=h,this.body=o,this.attrGroups=r||[]})}),2343:((t,e,s)=>{const i=s(626),n="propertylookup"
t.exports=i.extends(n,function PropertyLookup(t,e,s,h){i.apply(this,[n,t,e,s,h])})}),2556:((t,e,s)=>{const i=s(4043),n="propertystatement",h=["public","protected","private"],o=i.extends(n,function PropertyStatement(t,e,s,h,o){i.apply(this,[n,h,o]),this.properties=e,this.parseFlags(s)})
o.prototype.parseFlags=function(t){const[e,s]=t[0]
this.visibility=-1===e?"":null===e?null:h[e],this.isStatic=1===t[1],this.isAbstract=1===t[2],this.isFinal=2===t[2],this.visibilitySet=-1!==s?h[s]:null},t.exports=o}),3947:((t,e,s)=>{const i=s(8540),n="reference",h=i.extends(n,function Reference(t,e,s){i.apply(this,[t||n,e,s])})
t.exports=h}),6858:((t,e,s)=>{const i=s(458),n="retif"
t.exports=i.extends(n,function RetIf(t,e,s,h,o){i.apply(this,[n,h,o]),this.test=t,this.trueExpr=e,this.falseExpr=s})}),8366:((t,e,s)=>{const i=s(4043),n="return"
t.exports=i.extends(n,function Return(t,e,s){i.apply(this,[n,e,s]),this.expr=t})}),2793:((t,e,s)=>{const i=s(3947),n="selfreference",h=i.extends(n,function SelfReference(t,e,s){i.apply(this,[n,e,s]),this.raw=t})
t.exports=h}),7649:((t,e,s)=>{const i=s(458),n="silent"
t.exports=i.extends(n,function Silent(t,e,s){i.apply(this,[n,e,s]),this.expr=t})}),4043:((t,e,s)=>{const i=s(8540),n="statement"
t.exports=i.extends(n,function Statement(t,e,s){i.apply(this,[t||n,e,s])})}),6326:((t,e,s)=>{const i=s(4043),n="static"
t.exports=i.extends(n,function Static(t,e,s){i.apply(this,[n,e,s]),this.variables=t})}),9824:((t,e,s)=>{const i=s(626),n="staticlookup"
t.exports=i.extends(n,function StaticLookup(t,e,s,h){i.apply(this,[n,t,e,s,h])})}),9765:((t,e,s)=>{const i=s(3947),n="staticreference",h=i.extends(n,function StaticReference(t,e,s){i.apply(this,[n,e,s]),this.raw=t})
t.exports=h}),9022:((t,e,s)=>{const i=s(8540),n="staticvariable"
t.exports=i.extends(n,function StaticVariable(t,e,s,h){i.apply(this,[n,s,h]),this.variable=t,this.defaultValue=e})}),4597:((t,e,s)=>{const i=s(1145),n="string"
t.exports=i.extends(n,function String(t,e,s,h,o,r){i.apply(this,[n,e,h,o,r]),this.unicode=s,this.isDoubleQuote=t})}),6764:((t,e,s)=>{const i=s(4043),n="switch"
t.exports=i.extends(n,function Switch(t,e,s,h,o){i.apply(this,[n,h,o]),this.test=t,this.body=e,this.shortForm=s})}),3866:((t,e,s)=>{const i=s(4043),n="throw"
t.exports=i.extends(n,function Throw(t,e,s){i.apply(this,[n,e,s]),this.what=t})}),4222:((t,e,s)=>{const i=s(5578),n="trait"
t.exports=i.extends(n,function Trait(t,e,s,h){i.apply(this,[n,t,s,h]),this.body=e})}),2284:((t,e,s)=>{const i=s(8540),n="traitalias"
t.exports=i.extends(n,function TraitAlias(t,e,s,h,o,r){if(i.apply(this,[n,o,r]),this.trait=t,this.method=e,this.as=s,this.visibility="",h){const t=h[0][0]
0===t?this.visibility="public":1===t?this.visibility="protected":2===t&&(this.visibility="private")}})}),1942:((t,e,s)=>{const i=s(8540),n="traitprecedence"
t.exports=i.extends(n,function TraitPrecedence(t,e,s,h,o){i.apply(this,[n,h,o]),this.trait=t,this.method=e,this.instead=s})}),9211:((t,e,s)=>{const i=s(8540),n="traituse"
t.exports=i.extends(n,function TraitUse(t,e,s,h){i.apply(this,[n,s,h]),this.traits=t,this.adaptations=e})}),7852:((t,e,s)=>{const i=s(4043)
t.exports=i.extends("try",function Try(t,e,s,n,h){i.apply(this,["try",n,h]),this.body=t,this.catches=e,this.always=s})}),4163:((t,e,s)=>{const i=s(3947),n="typereference",h=i.extends(n,function TypeReference(t,e,s,h){i.apply(this,[n,s,h]),this.name=t,this.raw=e})
h.types=["int","float","string","bool","object","array","callable","iterable","void","static","null","never","mixed","true","false"],t.exports=h}),9905:((t,e,s)=>{const i=s(6307),n="unary"
t.exports=i.extends(n,function Unary(t,e,s,h){i.apply(this,[n,s,h]),this.type=t,this.what=e})}),6569:((t,e,s)=>{const i=s(5578),n="uniontype"
t.exports=i.extends(n,function UnionType(t,e,s){i.apply(this,[n,null,e,s]),this.types=t})}),4023:((t,e,s)=>{const i=s(4043),n="unset"
t.exports=i.extends(n,function Unset(t,e,s){i.apply(this,[n,e,s]),this.variables=t})}),794:((t,e,s)=>{const i=s(4043),n="usegroup"
t.exports=i.extends(n,function UseGroup(t,e,s,h,o){i.apply(this,[n,h,o]),this.name=t,this.type=e,this.items=s})}),1158:((t,e,s)=>{const i=s(4043),n="useitem",h=i.extends(n,function UseItem(t,e,s,h,o){i.apply(this,[n,h,o]),this.name=t,this.alias=e,this.type=s})
h.TYPE_CONST="const",h.TYPE_FUNCTION="function",t.exports=h}),8048:((t,e,s)=>{const i=s(458),n="variable"
t.exports=i.extends(n,function Variable(t,e,s,h){i.apply(this,[n,s,h]),this.name=t,this.curly=e||!1})}),5057:((t,e,s)=>{const i=s(458),n="variadic"
t.exports=i.extends(n,function variadic(t,e,s){i.apply(this,[n,e,s]),this.what=t})}),9888:((t,e,s)=>{const i=s(8540),n="variadicplaceholder"
t.exports=i.extends(n,function VariadicPlaceholder(t,e){i.apply(this,[n,t,e])})}),5551:((t,e,s)=>{const i=s(4043),n="while"
t.exports=i.extends(n,function While(t,e,s,h,o){i.apply(this,[n,h,o]),this.test=t,this.body=e,this.shortForm=s})}),8195:((t,e,s)=>{const i=s(458),n="yield"
t.exports=i.extends(n,function Yield(t,e,s,h){i.apply(this,[n,s,h]),this.value=t,this.key=e})}),5987:((t,e,s)=>{const i=s(458),n="yieldfrom"
t.exports=i.extends(n,function YieldFrom(t,e,s){i.apply(this,[n,e,s]),this.value=t})}),8341:((t,e,s)=>{const i=s(2463),n=s(9914),h=s(4007),o=s(5933)
function combine(t,e){const s=Object.keys(t)
let i=s.length
for(;i--;){const n=s[i]
if("__proto__"===n||"constructor"===n||"prototype"===n)continue
const h=t[n]
null===h?delete e[n]:"function"==typeof h?e[n]=h.bind(e):Array.isArray(h)?e[n]=Array.isArray(e[n])?e[n].concat(h):h:e[n]="object"==typeof h&&"object"==typeof e[n]?combine(h,e[n]):h}return e}const Engine=function(t){if("function"==typeof this)return new this(t)
if(this.tokens=h,this.lexer=new i(this),this.ast=new o,this.parser=new n(this.lexer,this.ast),t&&"object"==typeof t){if(t.parser&&(t.lexer||(t.lexer={}),t.parser.version)){if("string"==typeof t.parser.version){let e=t.parser.version.split(".")
if(e=100*parseInt(e[0])+parseInt(e[1]),isNaN(e))throw new Error("Bad version number : "+t.parser.version)
t.parser.version=e}else if("number"!=typeof t.parser.version)throw new Error("Expecting a number for version")
if(t.parser.version<500||t.parser.version>900)throw new Error("Can only handle versions between 5.x to 8.x")}combine(t,this),this.lexer.version=this.parser.version}},getStringBuffer=function(t){return"function"==typeof t.write?t.toString():t}
Engine.create=function(t){return new Engine(t)},Engine.parseEval=function(t,e){return new Engine(e).parseEval(t)},Engine.prototype.parseEval=function(t){return this.lexer.mode_eval=!0,this.lexer.all_tokens=!1,t=getStringBuffer(t),this.parser.parse(t,"eval")},Engine.parseCode=function(t,e,s){"object"!=typeof e||s||(s=e,e="unknown")
return new Engine(s).parseCode(t,e)},Engine.prototype.parseCode=function(t,e){return this.lexer.mode_eval=!1,this.lexer.all_tokens=!1,t=getStringBuffer(t),this.parser.parse(t,e)},Engine.tokenGetAll=function(t,e){return new Engine(e).tokenGetAll(t)},Engine.prototype.tokenGetAll=function(t){this.lexer.mode_eval=!1,this.lexer.all_tokens=!0,t=getStringBuffer(t)
const e=this.lexer.EOF,s=this.tokens.values
this.lexer.setInput(t)
let i=this.lexer.lex()||e
const n=[]
for(;i!=e;){let t=this.lexer.yytext
Object.prototype.hasOwnProperty.call(s,i)&&(t=[s[i],t,this.lexer.yylloc.first_line]),n.push(t),i=this.lexer.lex()||e}return n},t.exports=Engine,t.exports.tokens=h,t.exports.lexer=i,t.exports.AST=o,t.exports.parser=n,t.exports.combine=combine,t.exports.Engine=Engine,t.exports.default=Engine}),2463:((t,e,s)=>{const Lexer=function(t){this.engine=t,this.tok=this.engine.tokens.names,this.EOF=1,this.debug=!1,this.all_tokens=!0,this.comment_tokens=!1,this.mode_eval=!1,this.asp_tags=!1,this.short_tags=!1,this.version=803,this.yyprevcol=0,this.keywords={__class__:this.tok.T_CLASS_C,__trait__:this.tok.T_TRAIT_C,__function__:this.tok.T_FUNC_C,__method__:this.tok.T_METHOD_C,__line__:this.tok.T_LINE,__file__:this.tok.T_FILE,__dir__:this.tok.T_DIR,__namespace__:this.tok.T_NS_C,exit:this.tok.T_EXIT,die:this.tok.T_EXIT,function:this.tok.T_FUNCTION,const:this.tok.T_CONST,return:this.tok.T_RETURN,try:this.tok.T_TRY,catch:this.tok.T_CATCH,finally:this.tok.T_FINALLY,throw:this.tok.T_THROW,if:this.tok.T_IF,elseif:this.tok.T_ELSEIF,endif:this.tok.T_ENDIF,else:this.tok.T_ELSE,while:this.tok.T_WHILE,endwhile:this.tok.T_ENDWHILE,do:this.tok.T_DO,for:this.tok.T_FOR,endfor:this.tok.T_ENDFOR,foreach:this.tok.T_FOREACH,endforeach:this.tok.T_ENDFOREACH,declare:this.tok.T_DECLARE,enddeclare:this.tok.T_ENDDECLARE,instanceof:this.tok.T_INSTANCEOF,as:this.tok.T_AS,switch:this.tok.T_SWITCH,endswitch:this.tok.T_ENDSWITCH,case:this.tok.T_CASE,default:this.tok.T_DEFAULT,break:this.tok.T_BREAK,continue:this.tok.T_CONTINUE,goto:this.tok.T_GOTO,echo:this.tok.T_ECHO,print:this.tok.T_PRINT,class:this.tok.T_CLASS,interface:this.tok.T_INTERFACE,trait:this.tok.T_TRAIT,enum:this.tok.T_ENUM,extends:this.tok.T_EXTENDS,implements:this.tok.T_IMPLEMENTS,new:this.tok.T_NEW,clone:this.tok.T_CLONE,var:this.tok.T_VAR,eval:this.tok.T_EVAL,include:this.tok.T_INCLUDE,include_once:this.tok.T_INCLUDE_ONCE,require:this.tok.T_REQUIRE,require_once:this.tok.T_REQUIRE_ONCE,namespace:this.tok.T_NAMESPACE,use:this.tok.T_USE,insteadof:this.tok.T_INSTEADOF,global:this.tok.T_GLOBAL,isset:this.tok.T_ISSET,empty:this.tok.T_EMPTY,__halt_compiler:this.tok.T_HALT_COMPILER,static:this.tok.T_STATIC,abstract:this.tok.T_ABSTRACT,final:this.tok.T_FINAL,private:this.tok.T_PRIVATE,protected:this.tok.T_PROTECTED,public:this.tok.T_PUBLIC,unset:this.tok.T_UNSET,list:this.tok.T_LIST,array:this.tok.T_ARRAY,callable:this.tok.T_CALLABLE,or:this.tok.T_LOGICAL_OR,and:this.tok.T_LOGICAL_AND,xor:this.tok.T_LOGICAL_XOR,match:this.tok.T_MATCH,readonly:this.tok.T_READ_ONLY},this.castKeywords={int:this.tok.T_INT_CAST,integer:this.tok.T_INT_CAST,real:this.tok.T_DOUBLE_CAST,double:this.tok.T_DOUBLE_CAST,float:this.tok.T_DOUBLE_CAST,string:this.tok.T_STRING_CAST,binary:this.tok.T_STRING_CAST,array:this.tok.T_ARRAY_CAST,object:this.tok.T_OBJECT_CAST,bool:this.tok.T_BOOL_CAST,boolean:this.tok.T_BOOL_CAST,unset:this.tok.T_UNSET_CAST}}
Lexer.prototype.setInput=function(t){return this._input=t,this.size=t.length,this.yylineno=1,this.offset=0,this.yyprevcol=0,this.yytext="",this.yylloc={first_offset:0,first_line:1,first_column:0,prev_offset:0,prev_line:1,prev_column:0,last_line:1,last_column:0},this.tokens=[],this.version>703?this.keywords.fn=this.tok.T_FN:delete this.keywords.fn,this.done=this.offset>=this.size,!this.all_tokens&&this.mode_eval?(this.conditionStack=["INITIAL"],this.begin("ST_IN_SCRIPTING")):(this.conditionStack=[],this.begin("INITIAL")),this.heredoc_label={label:"",length:0,indentation:0,indentation_uses_spaces:!1,finished:!1,first_encaps_node:!1,toString(){this.label}},this},Lexer.prototype.input=function(){const t=this._input[this.offset]
return t?(this.yytext+=t,this.offset++,"\r"===t&&"\n"===this._input[this.offset]&&(this.yytext+="\n",this.offset++),"\n"===t||"\r"===t?(this.yylloc.last_line=++this.yylineno,this.yyprevcol=this.yylloc.last_column,this.yylloc.last_column=0):this.yylloc.last_column++,t):""},Lexer.prototype.unput=function(t){if(1===t)this.offset--,"\n"===this._input[this.offset]&&"\r"===this._input[this.offset-1]&&(this.offset--,t++),"\r"===this._input[this.offset]||"\n"===this._input[this.offset]?(this.yylloc.last_line--,this.yylineno--,this.yylloc.last_column=this.yyprevcol):this.yylloc.last_column--,this.yytext=this.yytext.substring(0,this.yytext.length-t)
else if(t>0)if(this.offset-=t,t<this.yytext.length){this.yytext=this.yytext.substring(0,this.yytext.length-t),this.yylloc.last_line=this.yylloc.first_line,this.yylloc.last_column=this.yyprevcol=this.yylloc.first_column
for(let t=0;t<this.yytext.length;t++){let e=this.yytext[t]
"\r"===e?(e=this.yytext[++t],this.yyprevcol=this.yylloc.last_column,this.yylloc.last_line++,this.yylloc.last_column=0,"\n"!==e&&("\r"===e?this.yylloc.last_line++:this.yylloc.last_column++)):"\n"===e?(this.yyprevcol=this.yylloc.last_column,this.yylloc.last_line++,this.yylloc.last_column=0):this.yylloc.last_column++}this.yylineno=this.yylloc.last_line}else this.yytext="",this.yylloc.last_line=this.yylineno=this.yylloc.first_line,this.yylloc.last_column=this.yylloc.first_column
return this},Lexer.prototype.tryMatch=function(t){return t===this.ahead(t.length)},Lexer.prototype.tryMatchCaseless=function(t){return t===this.ahead(t.length).toLowerCase()},Lexer.prototype.ahead=function(t){let e=this._input.substring(this.offset,this.offset+t)
return"\r"===e[e.length-1]&&"\n"===this._input[this.offset+t+1]&&(e+="\n"),e},Lexer.prototype.consume=function(t){for(let e=0;e<t;e++){const t=this._input[this.offset]
if(!t)break
this.yytext+=t,this.offset++,"\r"===t&&"\n"===this._input[this.offset]&&(this.yytext+="\n",this.offset++,e++),"\n"===t||"\r"===t?(this.yylloc.last_line=++this.yylineno,this.yyprevcol=this.yylloc.last_column,this.yylloc.last_column=0):this.yylloc.last_column++}return this},Lexer.prototype.getState=function(){return{yytext:this.yytext,offset:this.offset,yylineno:this.yylineno,yyprevcol:this.yyprevcol,yylloc:{first_offset:this.yylloc.first_offset,first_line:this.yylloc.first_line,first_column:this.yylloc.first_column,last_line:this.yylloc.last_line,last_column:this.yylloc.last_column},heredoc_label:this.heredoc_label}},Lexer.prototype.setState=function(t){return this.yytext=t.yytext,this.offset=t.offset,this.yylineno=t.yylineno,this.yyprevcol=t.yyprevcol,this.yylloc=t.yylloc,t.heredoc_label&&(this.heredoc_label=t.heredoc_label),this},Lexer.prototype.appendToken=function(t,e){return this.tokens.push([t,e]),this},Lexer.prototype.lex=function(){this.yylloc.prev_offset=this.offset,this.yylloc.prev_line=this.yylloc.last_line,this.yylloc.prev_column=this.yylloc.last_column
let t=this.next()||this.lex()
if(!this.all_tokens){for(;t===this.tok.T_WHITESPACE||!this.comment_tokens&&(t===this.tok.T_COMMENT||t===this.tok.T_DOC_COMMENT)||t===this.tok.T_OPEN_TAG;)t=this.next()||this.lex()
if(t==this.tok.T_OPEN_TAG_WITH_ECHO)return this.tok.T_ECHO
if(t===this.tok.T_CLOSE_TAG)return";"}return this.yylloc.prev_offset||(this.yylloc.prev_offset=this.yylloc.first_offset,this.yylloc.prev_line=this.yylloc.first_line,this.yylloc.prev_column=this.yylloc.first_column),t},Lexer.prototype.begin=function(t){if(this.conditionStack.push(t),this.curCondition=t,this.stateCb=this["match"+t],"function"!=typeof this.stateCb)throw new Error('Undefined condition state "'+t+'"')
return this},Lexer.prototype.popState=function(){const t=this.conditionStack.length-1>0?this.conditionStack.pop():this.conditionStack[0]
if(this.curCondition=this.conditionStack[this.conditionStack.length-1],this.stateCb=this["match"+this.curCondition],"function"!=typeof this.stateCb)throw new Error('Undefined condition state "'+this.curCondition+'"')
return t},Lexer.prototype.next=function(){let t
if(this._input||(this.done=!0),this.yylloc.first_offset=this.offset,this.yylloc.first_line=this.yylloc.last_line,this.yylloc.first_column=this.yylloc.last_column,this.yytext="",this.done)return this.yylloc.prev_offset=this.yylloc.first_offset,this.yylloc.prev_line=this.yylloc.first_line,this.yylloc.prev_column=this.yylloc.first_column,this.EOF
if(this.tokens.length>0?(t=this.tokens.shift(),"object"==typeof t[1]?this.setState(t[1]):this.consume(t[1]),t=t[0]):t=this.stateCb.apply(this,[]),this.offset>=this.size&&0===this.tokens.length&&(this.done=!0),this.debug){let e=t
e="number"==typeof e?this.engine.tokens.values[e]:'"'+e+'"'
const s=new Error(e+"\tfrom "+this.yylloc.first_line+","+this.yylloc.first_column+"\t - to "+this.yylloc.last_line+","+this.yylloc.last_column+'\t"'+this.yytext+'"')
console.error(s.stack)}return t},[s(5124),s(684),s(7808),s(6354),s(7815),s(6521),s(754),s(2896),s(7841)].forEach(function(t){for(const e in t)Lexer.prototype[e]=t[e]}),t.exports=Lexer}),5124:(t=>{t.exports={attributeIndex:0,attributeListDepth:{},matchST_ATTRIBUTE(){const t=this.input()
if(this.is_WHITESPACE()){do{this.input()}while(this.is_WHITESPACE())
return this.unput(1),null}switch(t){case"]":return 0===this.attributeListDepth[this.attributeIndex]?(delete this.attributeListDepth[this.attributeIndex],this.attributeIndex--,this.popState()):this.attributeListDepth[this.attributeIndex]--,"]"
case"(":case")":case":":case"=":case";":case"|":case"&":case"^":case"-":case"+":case"*":case"%":case"~":case"<":case">":case"!":case".":case"{":case"}":case"$":return this.consume_TOKEN()
case"[":return this.attributeListDepth[this.attributeIndex]++,"["
case",":return","
case'"':return this.ST_DOUBLE_QUOTES()
case"'":return this.T_CONSTANT_ENCAPSED_STRING()
case"/":return"/"===this._input[this.offset]?this.T_COMMENT():"*"===this._input[this.offset]?(this.input(),this.T_DOC_COMMENT()):this.consume_TOKEN()}if(this.is_LABEL_START()||"\\"===t){for(;this.offset<this.size;){const t=this.input()
if(!this.is_LABEL()&&"\\"!==t){t&&this.unput(1)
break}}return this.T_STRING()}if(this.is_NUM())return this.consume_NUM()
throw new Error(`Bad terminal sequence "${t}" at line ${this.yylineno} (offset ${this.offset})`)}}}),684:(t=>{t.exports={T_COMMENT(){for(;this.offset<this.size;){const t=this.input()
if("\n"===t||"\r"===t)return this.tok.T_COMMENT
if("?"===t&&!this.aspTagMode&&">"===this._input[this.offset])return this.unput(1),this.tok.T_COMMENT
if("%"===t&&this.aspTagMode&&">"===this._input[this.offset])return this.unput(1),this.tok.T_COMMENT}return this.tok.T_COMMENT},T_DOC_COMMENT(){let t=this.input(),e=this.tok.T_COMMENT
if("*"===t){if(t=this.input(),this.is_WHITESPACE()&&(e=this.tok.T_DOC_COMMENT),"/"===t)return e
this.unput(1)}for(;this.offset<this.size;)if(t=this.input(),"*"===t&&"/"===this._input[this.offset]){this.input()
break}return e}}}),7808:(t=>{t.exports={nextINITIAL(){return this.conditionStack.length>1&&"INITIAL"===this.conditionStack[this.conditionStack.length-1]?this.popState():this.begin("ST_IN_SCRIPTING"),this},matchINITIAL(){for(;this.offset<this.size;){let t=this.input()
if("<"==t)if(t=this.ahead(1),"?"==t){if(this.tryMatch("?=")){this.unput(1).appendToken(this.tok.T_OPEN_TAG_WITH_ECHO,3).nextINITIAL()
break}if(this.tryMatchCaseless("?php")&&(t=this._input[this.offset+4]," "===t||"\t"===t||"\n"===t||"\r"===t)){this.unput(1).appendToken(this.tok.T_OPEN_TAG,6).nextINITIAL()
break}if(this.short_tags){this.unput(1).appendToken(this.tok.T_OPEN_TAG,2).nextINITIAL()
break}}else if(this.asp_tags&&"%"==t){if(this.tryMatch("%=")){this.aspTagMode=!0,this.unput(1).appendToken(this.tok.T_OPEN_TAG_WITH_ECHO,3).nextINITIAL()
break}this.aspTagMode=!0,this.unput(1).appendToken(this.tok.T_OPEN_TAG,2).nextINITIAL()
break}}return this.yytext.length>0&&this.tok.T_INLINE_HTML}}}),6354:(t=>{let e=10,s="2147483648"
"x64"==process.arch&&(e=19,s="9223372036854775808"),t.exports={consume_NUM(){let t=this.yytext[0],i="."===t
if("0"===t)if(t=this.input(),"x"===t||"X"===t){if(t=this.input(),"_"!==t&&this.is_HEX())return this.consume_HNUM()
this.unput(t?2:1)}else if("b"===t||"B"===t){if(t=this.input(),"_"!==t&&"0"===t||"1"===t)return this.consume_BNUM()
this.unput(t?2:1)}else if("o"===t||"O"===t){if(t=this.input(),"_"!==t&&this.is_OCTAL())return this.consume_ONUM()
this.unput(t?2:1)}else this.is_NUM()||t&&this.unput(1)
for(;this.offset<this.size;){const e=t
if(t=this.input(),"_"===t){if("_"===e){this.unput(2)
break}if("."===e){this.unput(1)
break}if("e"===e||"E"===e){this.unput(2)
break}}else{if("."===t){if(i){this.unput(1)
break}if("_"===e){this.unput(2)
break}i=!0
continue}if("e"===t||"E"===t){if("_"===e){this.unput(1)
break}let s=2
if(t=this.input(),"+"!==t&&"-"!==t||(s=3,t=this.input()),this.is_NUM_START())return this.consume_LNUM(),this.tok.T_DNUMBER
this.unput(t?s:s-1)
break}}if(!this.is_NUM()){t&&this.unput(1)
break}}return i?this.tok.T_DNUMBER:this.yytext.length<e-1||this.yytext.length<e||this.yytext.length==e&&this.yytext<s?this.tok.T_LNUMBER:this.tok.T_DNUMBER},consume_HNUM(){for(;this.offset<this.size;){const t=this.input()
if(!this.is_HEX()){t&&this.unput(1)
break}}return this.tok.T_LNUMBER},consume_LNUM(){for(;this.offset<this.size;){const t=this.input()
if(!this.is_NUM()){t&&this.unput(1)
break}}return this.tok.T_LNUMBER},consume_BNUM(){let t
for(;this.offset<this.size;)if(t=this.input(),"0"!==t&&"1"!==t&&"_"!==t){t&&this.unput(1)
break}return this.tok.T_LNUMBER},consume_ONUM(){for(;this.offset<this.size;){const t=this.input()
if(!this.is_OCTAL()){t&&this.unput(1)
break}}return this.tok.T_LNUMBER}}}),7815:(t=>{t.exports={matchST_LOOKING_FOR_PROPERTY(){let t=this.input()
if("-"===t){if(t=this.input(),">"===t)return this.tok.T_OBJECT_OPERATOR
t&&this.unput(1)}else{if(this.is_WHITESPACE())return this.tok.T_WHITESPACE
if(this.is_LABEL_START())return this.consume_LABEL(),this.popState(),this.tok.T_STRING}return this.popState(),t&&this.unput(1),!1},matchST_LOOKING_FOR_VARNAME(){let t=this.input()
if(this.popState(),this.begin("ST_IN_SCRIPTING"),this.is_LABEL_START()){if(this.consume_LABEL(),t=this.input(),"["===t||"}"===t)return this.unput(1),this.tok.T_STRING_VARNAME
this.unput(this.yytext.length)}else t&&this.unput(1)
return!1},matchST_VAR_OFFSET(){const t=this.input()
if(this.is_NUM_START())return this.consume_NUM(),this.tok.T_NUM_STRING
if("]"===t)return this.popState(),"]"
if("$"===t){if(this.input(),this.is_LABEL_START())return this.consume_LABEL(),this.tok.T_VARIABLE
throw new Error("Unexpected terminal")}if(this.is_LABEL_START())return this.consume_LABEL(),this.tok.T_STRING
if(this.is_WHITESPACE()||"\\"===t||"'"===t||"#"===t)return this.tok.T_ENCAPSED_AND_WHITESPACE
if("["===t||"{"===t||"}"===t||'"'===t||"`"===t||this.is_TOKEN())return t
throw new Error("Unexpected terminal")}}}),6521:(t=>{t.exports={matchST_IN_SCRIPTING(){let t=this.input()
switch(t){case" ":case"\t":case"\n":case"\r":case"\r\n":return this.T_WHITESPACE()
case"#":return this.version>=800&&"["===this._input[this.offset]?(this.input(),this.attributeListDepth[++this.attributeIndex]=0,this.begin("ST_ATTRIBUTE"),this.tok.T_ATTRIBUTE):this.T_COMMENT()
case"/":return"/"===this._input[this.offset]?this.T_COMMENT():"*"===this._input[this.offset]?(this.input(),this.T_DOC_COMMENT()):this.consume_TOKEN()
case"'":return this.T_CONSTANT_ENCAPSED_STRING()
case'"':return this.ST_DOUBLE_QUOTES()
case"`":return this.begin("ST_BACKQUOTE"),"`"
case"?":if(!this.aspTagMode&&this.tryMatch(">")){this.input()
const t=this._input[this.offset]
return"\n"!==t&&"\r"!==t||this.input(),this.conditionStack.length>1&&this.begin("INITIAL"),this.tok.T_CLOSE_TAG}return this.consume_TOKEN()
case"%":return this.aspTagMode&&">"===this._input[this.offset]?(this.input(),t=this._input[this.offset],"\n"!==t&&"\r"!==t||this.input(),this.aspTagMode=!1,this.conditionStack.length>1&&this.begin("INITIAL"),this.tok.T_CLOSE_TAG):this.consume_TOKEN()
case"{":return this.begin("ST_IN_SCRIPTING"),"{"
case"}":return this.conditionStack.length>2&&this.popState(),"}"
default:if("."===t){if(t=this.input(),this.is_NUM_START())return this.consume_NUM()
t&&this.unput(1)}if(this.is_NUM_START())return this.consume_NUM()
if(this.is_LABEL_START())return this.consume_LABEL().T_STRING()
if(this.is_TOKEN())return this.consume_TOKEN()}throw new Error('Bad terminal sequence "'+t+'" at line '+this.yylineno+" (offset "+this.offset+")")},T_WHITESPACE(){for(;this.offset<this.size;){const t=this.input()
if(" "!==t&&"\t"!==t&&"\n"!==t&&"\r"!==t){t&&this.unput(1)
break}}return this.tok.T_WHITESPACE}}}),754:(t=>{const e=["\n","\r"],s=["\n","\r",";"],i=s.concat(["\t"," ",",","]",")","/","=","!","."])
t.exports={T_CONSTANT_ENCAPSED_STRING(){let t
for(;this.offset<this.size;)if(t=this.input(),"\\"==t)this.input()
else if("'"==t)break
return this.tok.T_CONSTANT_ENCAPSED_STRING},is_HEREDOC(){const t=this.offset
if("<"===this._input[this.offset-1]&&"<"===this._input[this.offset]&&"<"===this._input[this.offset+1]){if(this.offset+=3,this.is_TABSPACE())for(;this.offset<this.size&&(this.offset++,this.is_TABSPACE()););let s=this._input[this.offset-1]
if("'"===s||'"'===s?this.offset++:s=null,this.is_LABEL_START()){let i=this.offset-1
for(;this.offset<this.size&&(this.offset++,this.is_LABEL()););const n=this._input.substring(i,this.offset-1)
if((!s||s===this._input[this.offset-1])&&(s&&this.offset++,e.includes(this._input[this.offset-1])))return this.heredoc_label.label=n,this.heredoc_label.length=n.length,this.heredoc_label.finished=!1,i=this.offset-t,this.offset=t,this.consume(i),"'"===s?this.begin("ST_NOWDOC"):this.begin("ST_HEREDOC"),this.prematch_ENDOFDOC(),this.tok.T_START_HEREDOC}}return this.offset=t,!1},ST_DOUBLE_QUOTES(){let t
for(;this.offset<this.size;)if(t=this.input(),"\\"==t)this.input()
else{if('"'==t)break
if("$"==t){if(t=this.input(),"{"==t||this.is_LABEL_START()){this.unput(2)
break}t&&this.unput(1)}else if("{"==t){if(t=this.input(),"$"==t){this.unput(2)
break}t&&this.unput(1)}}if('"'==t)return this.tok.T_CONSTANT_ENCAPSED_STRING
{let t=1
return"b"!==this.yytext[0]&&"B"!==this.yytext[0]||(t=2),this.yytext.length>2&&this.appendToken(this.tok.T_ENCAPSED_AND_WHITESPACE,this.yytext.length-t),this.unput(this.yytext.length-t),this.begin("ST_DOUBLE_QUOTES"),this.yytext}},isDOC_MATCH(t,n){const h=this._input[t-2]
if(!e.includes(h))return!1
let o=!1,r=!1,_=0,a=this._input[t-1]
if(this.version>=703){for(;"\t"===a||" "===a;)" "===a?o=!0:"\t"===a&&(r=!0),a=this._input[t+_],_++
if(t+=_,e.includes(this._input[t-1]))return!1}if(this._input.substring(t-1,t-1+this.heredoc_label.length)===this.heredoc_label.label){const e=this._input[t-1+this.heredoc_label.length]
if((this.version>=703?i:s).includes(e)){if(n){if(this.consume(_),o&&r)throw new Error("Parse error:  mixing spaces and tabs in ending marker at line "+this.yylineno+" (offset "+this.offset+")")}else this.heredoc_label.indentation=_,this.heredoc_label.indentation_uses_spaces=o,this.heredoc_label.first_encaps_node=!0
return!0}}return!1},prematch_ENDOFDOC(){this.heredoc_label.indentation_uses_spaces=!1,this.heredoc_label.indentation=0,this.heredoc_label.first_encaps_node=!0
let t=this.offset+1
for(;t<this._input.length;){if(this.isDOC_MATCH(t,!1))return
if(!e.includes(this._input[t-1]))for(;!e.includes(this._input[t++])&&t<this._input.length;);t++}},matchST_NOWDOC(){if(this.isDOC_MATCH(this.offset,!0))return this.consume(this.heredoc_label.length),this.popState(),this.tok.T_END_HEREDOC
let t=this._input[this.offset-1]
for(;this.offset<this.size;)if(e.includes(t)){if(t=this.input(),this.isDOC_MATCH(this.offset,!0))return this.unput(1).popState(),this.appendToken(this.tok.T_END_HEREDOC,this.heredoc_label.length),this.tok.T_ENCAPSED_AND_WHITESPACE}else t=this.input()
return this.tok.T_ENCAPSED_AND_WHITESPACE},matchST_HEREDOC(){let t=this.input()
if(this.isDOC_MATCH(this.offset,!0))return this.consume(this.heredoc_label.length-1),this.popState(),this.tok.T_END_HEREDOC
for(;this.offset<this.size;)if("\\"===t&&(t=this.input(),e.includes(t)||(t=this.input())),e.includes(t)){if(t=this.input(),this.isDOC_MATCH(this.offset,!0))return this.unput(1).popState(),this.appendToken(this.tok.T_END_HEREDOC,this.heredoc_label.length),this.tok.T_ENCAPSED_AND_WHITESPACE}else if("$"===t){if(t=this.input(),"{"===t)return this.begin("ST_LOOKING_FOR_VARNAME"),this.yytext.length>2?(this.appendToken(this.tok.T_DOLLAR_OPEN_CURLY_BRACES,2),this.unput(2),this.tok.T_ENCAPSED_AND_WHITESPACE):this.tok.T_DOLLAR_OPEN_CURLY_BRACES
if(this.is_LABEL_START()){const t=this.offset,e=this.consume_VARIABLE()
return this.yytext.length>this.offset-t+2?(this.appendToken(e,this.offset-t+2),this.unput(this.offset-t+2),this.tok.T_ENCAPSED_AND_WHITESPACE):e}}else if("{"===t){if(t=this.input(),"$"===t)return this.begin("ST_IN_SCRIPTING"),this.yytext.length>2?(this.appendToken(this.tok.T_CURLY_OPEN,1),this.unput(2),this.tok.T_ENCAPSED_AND_WHITESPACE):(this.unput(1),this.tok.T_CURLY_OPEN)}else t=this.input()
return this.tok.T_ENCAPSED_AND_WHITESPACE},consume_VARIABLE(){this.consume_LABEL()
const t=this.input()
if("["==t)return this.unput(1),this.begin("ST_VAR_OFFSET"),this.tok.T_VARIABLE
if("-"===t){if(">"===this.input())return this.input(),this.is_LABEL_START()&&this.begin("ST_LOOKING_FOR_PROPERTY"),this.unput(3),this.tok.T_VARIABLE
this.unput(2)}else t&&this.unput(1)
return this.tok.T_VARIABLE},matchST_BACKQUOTE(){let t=this.input()
if("$"===t){if(t=this.input(),"{"===t)return this.begin("ST_LOOKING_FOR_VARNAME"),this.tok.T_DOLLAR_OPEN_CURLY_BRACES
if(this.is_LABEL_START()){return this.consume_VARIABLE()}}else if("{"===t){if("$"===this._input[this.offset])return this.begin("ST_IN_SCRIPTING"),this.tok.T_CURLY_OPEN}else if("`"===t)return this.popState(),"`"
for(;this.offset<this.size;){if("\\"===t)this.input()
else{if("`"===t){this.unput(1),this.popState(),this.appendToken("`",1)
break}if("$"===t){if(t=this.input(),"{"===t)return this.begin("ST_LOOKING_FOR_VARNAME"),this.yytext.length>2?(this.appendToken(this.tok.T_DOLLAR_OPEN_CURLY_BRACES,2),this.unput(2),this.tok.T_ENCAPSED_AND_WHITESPACE):this.tok.T_DOLLAR_OPEN_CURLY_BRACES
if(this.is_LABEL_START()){const t=this.offset,e=this.consume_VARIABLE()
return this.yytext.length>this.offset-t+2?(this.appendToken(e,this.offset-t+2),this.unput(this.offset-t+2),this.tok.T_ENCAPSED_AND_WHITESPACE):e}continue}if("{"===t){if(t=this.input(),"$"===t)return this.begin("ST_IN_SCRIPTING"),this.yytext.length>2?(this.appendToken(this.tok.T_CURLY_OPEN,1),this.unput(2),this.tok.T_ENCAPSED_AND_WHITESPACE):(this.unput(1),this.tok.T_CURLY_OPEN)
continue}}t=this.input()}return this.tok.T_ENCAPSED_AND_WHITESPACE},matchST_DOUBLE_QUOTES(){let t=this.input()
if("$"===t){if(t=this.input(),"{"===t)return this.begin("ST_LOOKING_FOR_VARNAME"),this.tok.T_DOLLAR_OPEN_CURLY_BRACES
if(this.is_LABEL_START()){return this.consume_VARIABLE()}}else if("{"===t){if("$"===this._input[this.offset])return this.begin("ST_IN_SCRIPTING"),this.tok.T_CURLY_OPEN}else if('"'===t)return this.popState(),'"'
for(;this.offset<this.size;){if("\\"===t)this.input()
else{if('"'===t){this.unput(1),this.popState(),this.appendToken('"',1)
break}if("$"===t){if(t=this.input(),"{"===t)return this.begin("ST_LOOKING_FOR_VARNAME"),this.yytext.length>2?(this.appendToken(this.tok.T_DOLLAR_OPEN_CURLY_BRACES,2),this.unput(2),this.tok.T_ENCAPSED_AND_WHITESPACE):this.tok.T_DOLLAR_OPEN_CURLY_BRACES
if(this.is_LABEL_START()){const t=this.offset,e=this.consume_VARIABLE()
return this.yytext.length>this.offset-t+2?(this.appendToken(e,this.offset-t+2),this.unput(this.offset-t+2),this.tok.T_ENCAPSED_AND_WHITESPACE):e}t&&this.unput(1)}else if("{"===t){if(t=this.input(),"$"===t)return this.begin("ST_IN_SCRIPTING"),this.yytext.length>2?(this.appendToken(this.tok.T_CURLY_OPEN,1),this.unput(2),this.tok.T_ENCAPSED_AND_WHITESPACE):(this.unput(1),this.tok.T_CURLY_OPEN)
t&&this.unput(1)}}t=this.input()}return this.tok.T_ENCAPSED_AND_WHITESPACE}}}),2896:(t=>{t.exports={T_STRING(){const t=this.yytext.toLowerCase()
let e=this.keywords[t]
if("number"!=typeof e)if("yield"===t)this.version>=700&&this.tryMatch(" from")?(this.consume(5),e=this.tok.T_YIELD_FROM):e=this.tok.T_YIELD
else if(e=this.tok.T_STRING,"b"===t||"B"===t){const t=this.input()
if('"'===t)return this.ST_DOUBLE_QUOTES()
if("'"===t)return this.T_CONSTANT_ENCAPSED_STRING()
t&&this.unput(1)}if(e===this.tok.T_ENUM){if(this.version<801)return this.tok.T_STRING
const t=this.offset
let e=this.input()
for(;" "==e;)e=this.input()
let s=!1
if(this.is_LABEL_START()){for(;this.is_LABEL();)e+=this.input()
const t=e.slice(0,-1).toLowerCase()
s="extends"!==t&&"implements"!==t}return this.unput(this.offset-t),s?this.tok.T_ENUM:this.tok.T_STRING}if(this.offset<this.size&&e!==this.tok.T_YIELD_FROM){let s=this.input()
if("\\"===s){e="namespace"===t?this.tok.T_NAME_RELATIVE:this.tok.T_NAME_QUALIFIED
do{if("{"===this._input[this.offset]){this.input()
break}this.consume_LABEL(),s=this.input()}while("\\"===s)}s&&this.unput(1)}return e},consume_TOKEN(){const t=this._input[this.offset-1],e=this.tokenTerminals[t]
return e?e.apply(this,[]):this.yytext},tokenTerminals:{$(){return this.offset++,this.is_LABEL_START()?(this.offset--,this.consume_LABEL(),this.tok.T_VARIABLE):(this.offset--,"$")},"-"(){const t=this._input[this.offset]
return">"===t?(this.begin("ST_LOOKING_FOR_PROPERTY").input(),this.tok.T_OBJECT_OPERATOR):"-"===t?(this.input(),this.tok.T_DEC):"="===t?(this.input(),this.tok.T_MINUS_EQUAL):"-"},"\\"(){if(this.offset<this.size){if(this.input(),this.is_LABEL_START()){let t
do{if("{"===this._input[this.offset]){this.input()
break}this.consume_LABEL(),t=this.input()}while("\\"===t)
return this.unput(1),this.tok.T_NAME_FULLY_QUALIFIED}this.unput(1)}return this.tok.T_NS_SEPARATOR},"/"(){return"="===this._input[this.offset]?(this.input(),this.tok.T_DIV_EQUAL):"/"},":"(){return":"===this._input[this.offset]?(this.input(),this.tok.T_DOUBLE_COLON):":"},"("(){const t=this.offset
if(this.input(),this.is_TABSPACE()&&this.consume_TABSPACE().input(),this.is_LABEL_START()){const t=this.yytext.length
this.consume_LABEL()
const e=this.yytext.substring(t-1).toLowerCase(),s=this.castKeywords[e]
if("number"==typeof s&&(this.input(),this.is_TABSPACE()&&this.consume_TABSPACE().input(),")"===this._input[this.offset-1]))return s}return this.unput(this.offset-t),"("},"="(){const t=this._input[this.offset]
return">"===t?(this.input(),this.tok.T_DOUBLE_ARROW):"="===t?"="===this._input[this.offset+1]?(this.consume(2),this.tok.T_IS_IDENTICAL):(this.input(),this.tok.T_IS_EQUAL):"="},"+"(){const t=this._input[this.offset]
return"+"===t?(this.input(),this.tok.T_INC):"="===t?(this.input(),this.tok.T_PLUS_EQUAL):"+"},"!"(){return"="===this._input[this.offset]?"="===this._input[this.offset+1]?(this.consume(2),this.tok.T_IS_NOT_IDENTICAL):(this.input(),this.tok.T_IS_NOT_EQUAL):"!"},"?"(){return this.version>=700&&"?"===this._input[this.offset]?this.version>=704&&"="===this._input[this.offset+1]?(this.consume(2),this.tok.T_COALESCE_EQUAL):(this.input(),this.tok.T_COALESCE):this.version>=800&&"-"===this._input[this.offset]&&">"===this._input[this.offset+1]?(this.consume(1),this.begin("ST_LOOKING_FOR_PROPERTY").input(),this.tok.T_NULLSAFE_OBJECT_OPERATOR):"?"},"<"(){let t=this._input[this.offset]
return"<"===t?(t=this._input[this.offset+1],"="===t?(this.consume(2),this.tok.T_SL_EQUAL):"<"===t&&this.is_HEREDOC()?this.tok.T_START_HEREDOC:(this.input(),this.tok.T_SL)):"="===t?(this.input(),this.version>=700&&">"===this._input[this.offset]?(this.input(),this.tok.T_SPACESHIP):this.tok.T_IS_SMALLER_OR_EQUAL):">"===t?(this.input(),this.tok.T_IS_NOT_EQUAL):"<"},">"(){let t=this._input[this.offset]
return"="===t?(this.input(),this.tok.T_IS_GREATER_OR_EQUAL):">"===t?(t=this._input[this.offset+1],"="===t?(this.consume(2),this.tok.T_SR_EQUAL):(this.input(),this.tok.T_SR)):">"},"*"(){const t=this._input[this.offset]
return"="===t?(this.input(),this.tok.T_MUL_EQUAL):"*"===t?(this.input(),"="===this._input[this.offset]?(this.input(),this.tok.T_POW_EQUAL):this.tok.T_POW):"*"},"."(){const t=this._input[this.offset]
return"="===t?(this.input(),this.tok.T_CONCAT_EQUAL):"."===t&&"."===this._input[this.offset+1]?(this.consume(2),this.tok.T_ELLIPSIS):"."},"%"(){return"="===this._input[this.offset]?(this.input(),this.tok.T_MOD_EQUAL):"%"},"&"(){const t=this._input[this.offset]
return"="===t?(this.input(),this.tok.T_AND_EQUAL):"&"===t?(this.input(),this.tok.T_BOOLEAN_AND):"&"},"|"(){const t=this._input[this.offset]
return"="===t?(this.input(),this.tok.T_OR_EQUAL):"|"===t?(this.input(),this.tok.T_BOOLEAN_OR):">"===t?(this.input(),this.tok.T_PIPE):"|"},"^"(){return"="===this._input[this.offset]?(this.input(),this.tok.T_XOR_EQUAL):"^"}}}}),7841:(t=>{t.exports={is_NUM(){const t=this._input.charCodeAt(this.offset-1)
return t>47&&t<58||95===t},is_NUM_START(){const t=this._input.charCodeAt(this.offset-1)
return t>47&&t<58},is_LABEL(){const t=this._input.charCodeAt(this.offset-1)
return t>96&&t<123||t>64&&t<91||95===t||t>47&&t<58||t>126},is_LABEL_START(){const t=this._input.charCodeAt(this.offset-1)
return t>64&&t<91||(t>96&&t<123||(95===t||t>126))},consume_LABEL(){for(;this.offset<this.size;){const t=this.input()
if(!this.is_LABEL()){t&&this.unput(1)
break}}return this},is_TOKEN(){const t=this._input[this.offset-1]
return-1!==";:,.\\[]()|^&+-/*=%!~$<>?@".indexOf(t)},is_WHITESPACE(){const t=this._input[this.offset-1]
return" "===t||"\t"===t||"\n"===t||"\r"===t},is_TABSPACE(){const t=this._input[this.offset-1]
return" "===t||"\t"===t},consume_TABSPACE(){for(;this.offset<this.size;){const t=this.input()
if(!this.is_TABSPACE()){t&&this.unput(1)
break}}return this},is_HEX(){const t=this._input.charCodeAt(this.offset-1)
return t>47&&t<58||(t>64&&t<71||(t>96&&t<103||95===t))},is_OCTAL(){const t=this._input.charCodeAt(this.offset-1)
return t>47&&t<56||95===t}}}),9914:((t,e,s)=>{const i=s(4227)
function isNumber(t){return"."!=t&&","!=t&&!isNaN(parseFloat(t))&&isFinite(t)}const Parser=function(t,e){this.lexer=t,this.ast=e,this.tok=t.tok,this.EOF=t.EOF,this.token=null,this.prev=null,this.debug=!1,this.version=803,this.extractDoc=!1,this.extractTokens=!1,this.suppressErrors=!1
const mapIt=function(t){return[t,null]}
this.entries={IDENTIFIER:new Map([this.tok.T_ABSTRACT,this.tok.T_ARRAY,this.tok.T_AS,this.tok.T_BREAK,this.tok.T_CALLABLE,this.tok.T_CASE,this.tok.T_CATCH,this.tok.T_CLASS,this.tok.T_CLASS_C,this.tok.T_CLONE,this.tok.T_CONST,this.tok.T_CONTINUE,this.tok.T_DECLARE,this.tok.T_DEFAULT,this.tok.T_DIR,this.tok.T_DO,this.tok.T_ECHO,this.tok.T_ELSE,this.tok.T_ELSEIF,this.tok.T_EMPTY,this.tok.T_ENDDECLARE,this.tok.T_ENDFOR,this.tok.T_ENDFOREACH,this.tok.T_ENDIF,this.tok.T_ENDSWITCH,this.tok.T_ENDWHILE,this.tok.T_ENUM,this.tok.T_EVAL,this.tok.T_EXIT,this.tok.T_EXTENDS,this.tok.T_FILE,this.tok.T_FINAL,this.tok.T_FINALLY,this.tok.T_FN,this.tok.T_FOR,this.tok.T_FOREACH,this.tok.T_FUNC_C,this.tok.T_FUNCTION,this.tok.T_GLOBAL,this.tok.T_GOTO,this.tok.T_IF,this.tok.T_IMPLEMENTS,this.tok.T_INCLUDE,this.tok.T_INCLUDE_ONCE,this.tok.T_INSTANCEOF,this.tok.T_INSTEADOF,this.tok.T_INTERFACE,this.tok.T_ISSET,this.tok.T_LINE,this.tok.T_LIST,this.tok.T_LOGICAL_AND,this.tok.T_LOGICAL_OR,this.tok.T_LOGICAL_XOR,this.tok.T_MATCH,this.tok.T_METHOD_C,this.tok.T_NAMESPACE,this.tok.T_NEW,this.tok.T_NS_C,this.tok.T_PRINT,this.tok.T_PRIVATE,this.tok.T_PROTECTED,this.tok.T_PUBLIC,this.tok.T_READ_ONLY,this.tok.T_REQUIRE,this.tok.T_REQUIRE_ONCE,this.tok.T_RETURN,this.tok.T_STATIC,this.tok.T_SWITCH,this.tok.T_THROW,this.tok.T_TRAIT,this.tok.T_TRY,this.tok.T_UNSET,this.tok.T_USE,this.tok.T_VAR,this.tok.T_WHILE,this.tok.T_YIELD].map(mapIt)),VARIABLE:new Map([this.tok.T_VARIABLE,"$","&",this.tok.T_STRING,this.tok.T_NAME_RELATIVE,this.tok.T_NAME_QUALIFIED,this.tok.T_NAME_FULLY_QUALIFIED,this.tok.T_NAMESPACE,this.tok.T_STATIC].map(mapIt)),SCALAR:new Map([this.tok.T_CONSTANT_ENCAPSED_STRING,this.tok.T_START_HEREDOC,this.tok.T_LNUMBER,this.tok.T_DNUMBER,this.tok.T_ARRAY,"[",this.tok.T_CLASS_C,this.tok.T_TRAIT_C,this.tok.T_FUNC_C,this.tok.T_METHOD_C,this.tok.T_LINE,this.tok.T_FILE,this.tok.T_DIR,this.tok.T_NS_C,'"','b"','B"',"-",this.tok.T_NS_SEPARATOR].map(mapIt)),T_MAGIC_CONST:new Map([this.tok.T_CLASS_C,this.tok.T_TRAIT_C,this.tok.T_FUNC_C,this.tok.T_METHOD_C,this.tok.T_LINE,this.tok.T_FILE,this.tok.T_DIR,this.tok.T_NS_C].map(mapIt)),T_MEMBER_FLAGS:new Map([this.tok.T_PUBLIC,this.tok.T_PRIVATE,this.tok.T_PROTECTED,this.tok.T_STATIC,this.tok.T_ABSTRACT,this.tok.T_FINAL,this.tok.T_READ_ONLY].map(mapIt)),EOS:new Map([";",this.EOF,this.tok.T_INLINE_HTML].map(mapIt)),EXPR:new Map(["@","-","+","!","~","(","`",this.tok.T_LIST,this.tok.T_CLONE,this.tok.T_INC,this.tok.T_DEC,this.tok.T_NEW,this.tok.T_ISSET,this.tok.T_EMPTY,this.tok.T_MATCH,this.tok.T_INCLUDE,this.tok.T_INCLUDE_ONCE,this.tok.T_REQUIRE,this.tok.T_REQUIRE_ONCE,this.tok.T_EVAL,this.tok.T_INT_CAST,this.tok.T_DOUBLE_CAST,this.tok.T_STRING_CAST,this.tok.T_ARRAY_CAST,this.tok.T_OBJECT_CAST,this.tok.T_BOOL_CAST,this.tok.T_UNSET_CAST,this.tok.T_EXIT,this.tok.T_PRINT,this.tok.T_YIELD,this.tok.T_STATIC,this.tok.T_FUNCTION,this.tok.T_FN,this.tok.T_VARIABLE,"$",this.tok.T_NS_SEPARATOR,this.tok.T_STRING,this.tok.T_NAME_RELATIVE,this.tok.T_NAME_QUALIFIED,this.tok.T_NAME_FULLY_QUALIFIED,this.tok.T_STRING,this.tok.T_CONSTANT_ENCAPSED_STRING,this.tok.T_START_HEREDOC,this.tok.T_LNUMBER,this.tok.T_DNUMBER,this.tok.T_ARRAY,"[",this.tok.T_CLASS_C,this.tok.T_TRAIT_C,this.tok.T_FUNC_C,this.tok.T_METHOD_C,this.tok.T_LINE,this.tok.T_FILE,this.tok.T_DIR,this.tok.T_NS_C,'"','b"','B"',"-",this.tok.T_NS_SEPARATOR].map(mapIt))}}
Parser.prototype.getTokenName=function(t){return isNumber(t)?t==this.EOF?"the end of file (EOF)":this.lexer.engine.tokens.values[t]:"'"+t+"'"},Parser.prototype.parse=function(t,e){this._errors=[],this.filename=e||"eval",this.currentNamespace=[""],this.extractDoc?this._docs=[]:this._docs=null,this.extractTokens?this._tokens=[]:this._tokens=null,this._docIndex=0,this._lastNode=null,this.lexer.setInput(t),this.lexer.all_tokens=this.extractTokens,this.lexer.comment_tokens=this.extractDoc,this.length=this.lexer._input.length,this.innerList=!1,this.innerListForm=!1
const s=this.node("program"),i=[]
for(this.next();this.token!=this.EOF;)i.push(this.read_start())
0===i.length&&this.extractDoc&&this._docs.length>this._docIndex&&i.push(this.node("noop")()),this.prev=[this.lexer.yylloc.last_line,this.lexer.yylloc.last_column,this.lexer.offset]
const n=s(i,this._errors,this._docs,this._tokens)
if(this.debug){const t=this.ast.checkNodes()
if(t.length>0)throw t.forEach(function(t){t.position&&console.log("Node at line "+t.position.line+", column "+t.position.column),console.log(t.stack.join("\n"))}),new Error("Some nodes are not closed")}return n},Parser.prototype.raiseError=function(t,e,s,i){if(t+=" on line "+this.lexer.yylloc.first_line,!this.suppressErrors){const e=new SyntaxError(t,this.filename,this.lexer.yylloc.first_line)
throw e.lineNumber=this.lexer.yylloc.first_line,e.fileName=this.filename,e.columnNumber=this.lexer.yylloc.first_column,e}const n=this.prev
this.prev=[this.lexer.yylloc.last_line,this.lexer.yylloc.last_column,this.lexer.offset]
const h=this.ast.prepare("error",null,this)(t,i,this.lexer.yylloc.first_line,s)
return this.prev=n,this._errors.push(h),h},Parser.prototype.error=function(t){let e="Parse Error : syntax error",s=this.getTokenName(this.token),i=""
if(this.token!==this.EOF){if(isNumber(this.token)){let t=this.text()
t.length>10&&(t=t.substring(0,7)+"..."),s="'"+t+"' ("+s+")"}e+=", unexpected "+s}return t&&!Array.isArray(t)&&((isNumber(t)||1===t.length)&&(i=", expecting "+this.getTokenName(t)),e+=i),this.raiseError(e,i,t,s)},Parser.prototype.position=function(){return new i(this.lexer.yylloc.first_line,this.lexer.yylloc.first_column,this.lexer.yylloc.first_offset)},Parser.prototype.node=function(t){if(this.extractDoc){let e=null
this._docIndex<this._docs.length&&(e=this._docs.slice(this._docIndex),this._docIndex=this._docs.length,this.debug&&(console.log(new Error("Append docs on "+t)),console.log(e)))
const s=this.ast.prepare(t,e,this)
return s.postBuild=function(t){if(this._docIndex<this._docs.length)if(this._lastNode){const t=this.prev[2]
let e=this._docIndex
for(;e<this._docs.length&&!(this._docs[e].offset>t);e++);e>this._docIndex&&(this._lastNode.setTrailingComments(this._docs.slice(this._docIndex,e)),this._docIndex=e)}else this.token===this.EOF&&(t.setTrailingComments(this._docs.slice(this._docIndex)),this._docIndex=this._docs.length)
this._lastNode=t}.bind(this),s}return this.ast.prepare(t,null,this)},Parser.prototype.expectEndOfStatement=function(t){if(";"===this.token)t&&";"===this.lexer.yytext&&t.includeToken(this)
else if(this.token!==this.tok.T_INLINE_HTML&&this.token!==this.EOF)return this.error(";"),!1
return this.next(),!0}
const n=["parser.next","parser.node","parser.showlog"]
Parser.prototype.showlog=function(){const t=(new Error).stack.split("\n")
let e
for(let s=2;s<t.length;s++){e=t[s].trim()
let i=!1
for(let t=0;t<n.length;t++)if(e.substring(3,3+n[t].length)===n[t]){i=!0
break}if(!i)break}return console.log("Line "+this.lexer.yylloc.first_line+" : "+this.getTokenName(this.token)+">"+this.lexer.yytext+"< @--\x3e"+e),this},Parser.prototype.expect=function(t){if(Array.isArray(t)){if(-1===t.indexOf(this.token))return this.error(t),!1}else if(this.token!=t)return this.error(t),!1
return!0},Parser.prototype.text=function(){return this.lexer.yytext},Parser.prototype.next=function(){if(";"===this.token&&";"!==this.lexer.yytext||(this.prev=[this.lexer.yylloc.last_line,this.lexer.yylloc.last_column,this.lexer.offset]),this.lex(),this.debug&&this.showlog(),this.extractDoc)for(;this.token===this.tok.T_COMMENT||this.token===this.tok.T_DOC_COMMENT;)this.token===this.tok.T_COMMENT?this._docs.push(this.read_comment()):this._docs.push(this.read_doc_comment())
return this},Parser.prototype.peek=function(){const t=this.lexer.getState(),e=this.lexer.lex()
return this.lexer.setState(t),e},Parser.prototype.lex=function(){if(this.extractTokens)do{if(this.token=this.lexer.lex()||this.EOF,this.token===this.EOF)return this
let t=this.lexer.yytext
if(t=Object.prototype.hasOwnProperty.call(this.lexer.engine.tokens.values,this.token)?[this.lexer.engine.tokens.values[this.token],t,this.lexer.yylloc.first_line,this.lexer.yylloc.first_offset,this.lexer.offset]:[null,t,this.lexer.yylloc.first_line,this.lexer.yylloc.first_offset,this.lexer.offset],this._tokens.push(t),this.token===this.tok.T_CLOSE_TAG)return this.token=";",this
if(this.token===this.tok.T_OPEN_TAG_WITH_ECHO)return this.token=this.tok.T_ECHO,this}while(this.token===this.tok.T_WHITESPACE||!this.extractDoc&&(this.token===this.tok.T_COMMENT||this.token===this.tok.T_DOC_COMMENT)||this.token===this.tok.T_OPEN_TAG)
else this.token=this.lexer.lex()||this.EOF
return this},Parser.prototype.is=function(t){return Array.isArray(t)?-1!==t.indexOf(this.token):this.entries[t].has(this.token)},[s(7512),s(6061),s(1132),s(3702),s(2496),s(1001),s(582),s(2701),s(2424),s(834),s(293),s(616),s(9525),s(4904),s(9188),s(9873)].forEach(function(t){for(const e in t){if(Object.prototype.hasOwnProperty.call(Parser.prototype,e))throw new Error("Function "+e+" is already defined - collision")
Parser.prototype[e]=t[e]}}),t.exports=Parser}),7512:(t=>{t.exports={read_array(){let t,e=!1
const s=this.node("array")
this.token===this.tok.T_ARRAY?(this.next().expect("("),t=")"):(e=!0,t="]")
let i=[]
return this.next().token!==t&&(i=this.read_array_pair_list(e)),this.expect(t),this.next(),s(e,i)},read_array_pair_list(t){const e=this
return this.read_list(function(){return e.read_array_pair(t)},",",!0)},read_array_pair(t){if(!t&&")"===this.token||t&&"]"===this.token)return
if(","===this.token)return this.node("noop")()
const e=this.node("entry")
let s,i=null,n=!1,h=!1
if("&"===this.token)this.next(),n=!0,s=this.read_variable(!0,!1)
else if(this.token===this.tok.T_ELLIPSIS&&this.version>=704)this.next(),"&"===this.token&&this.error(),h=!0,s=this.read_expr()
else{const t=this.read_expr()
this.token===this.tok.T_DOUBLE_ARROW?(this.next(),i=t,"&"===this.token?(this.next(),n=!0,s=this.read_variable(!0,!1)):s=this.read_expr()):s=t}return e(i,s,n,h)}}}),6061:(t=>{t.exports={read_class_declaration_statement(t){const e=this.node("class"),s=this.read_class_modifiers()
if(this.token!==this.tok.T_CLASS)return this.error(this.tok.T_CLASS),this.next(),null
this.next().expect(this.tok.T_STRING)
let i=this.node("identifier")
const n=this.text()
this.next(),i=i(n)
const h=this.read_extends_from(),o=this.read_implements_list()
this.expect("{")
const r=e(i,h,o,this.next().read_class_body(!0,!1),s)
return t&&(r.attrGroups=t),r},read_class_modifiers(){const t=this.read_class_modifier({readonly:0,final_or_abstract:0})
return[0,0,t.final_or_abstract,t.readonly]},read_class_modifier(t){return this.token===this.tok.T_READ_ONLY?(this.next(),t.readonly=1,t=this.read_class_modifier(t)):0===t.final_or_abstract&&this.token===this.tok.T_ABSTRACT?(this.next(),t.final_or_abstract=1,t=this.read_class_modifier(t)):0===t.final_or_abstract&&this.token===this.tok.T_FINAL&&(this.next(),t.final_or_abstract=2,t=this.read_class_modifier(t)),t},read_class_body(t,e){let s=[],i=[]
for(;this.token!==this.EOF&&"}"!==this.token;){if(this.token===this.tok.T_COMMENT){s.push(this.read_comment())
continue}if(this.token===this.tok.T_DOC_COMMENT){s.push(this.read_doc_comment())
continue}if(this.token===this.tok.T_USE){s=s.concat(this.read_trait_use_statement())
continue}const n=this.position()
if(this.token===this.tok.T_ATTRIBUTE&&(i=this.read_attr_list()),e&&this.token===this.tok.T_CASE){const t=this.read_enum_case(i)
i=[],this.expect(";")&&this.next(),s=s.concat(t)
continue}const h=this.read_member_flags(!1)
if(this.token===this.tok.T_CONST){-1!==h[0][1]&&this.raiseError("Cannot use asymmetric visibility on constants")
const t=this.read_constant_list(h,i,n)
this.expect(";")&&this.next(),s=s.concat(t)
continue}if(t&&this.token===this.tok.T_VAR&&(this.next().expect(this.tok.T_VARIABLE),h[0][0]=null,h[1]=0),this.token===this.tok.T_FUNCTION)s.push(this.read_function(!1,h,i,n)),i=[]
else if(t&&(this.token===this.tok.T_VARIABLE||this.version>=801&&this.token===this.tok.T_READ_ONLY||this.version>=704&&("?"===this.token||this.token===this.tok.T_ARRAY||this.token===this.tok.T_CALLABLE||this.token===this.tok.T_NAMESPACE||this.token===this.tok.T_NAME_FULLY_QUALIFIED||this.token===this.tok.T_NAME_QUALIFIED||this.token===this.tok.T_NAME_RELATIVE||this.token===this.tok.T_NS_SEPARATOR||this.token===this.tok.T_STRING))){const t=this.read_variable_list(h,i,n)
i=[],s=s.concat(t)}else this.error([this.tok.T_CONST,...t?[this.tok.T_VARIABLE]:[],...e?[this.tok.T_CASE]:[],this.tok.T_FUNCTION]),this.next()}return this.expect("}"),this.next(),s},read_variable_list(t,e,s){let i=this.node("propertystatement")
return i=i(null,this.read_list(function read_variable_declaration(){const s=this.node("property")
let i=1===t[3]
i||this.token!==this.tok.T_READ_ONLY||(i=!0,this.next())
const[n,h]=this.read_optional_type()
this.expect(this.tok.T_VARIABLE)
let o=this.node("identifier")
const r=this.text().substring(1)
this.next(),o=o(r)
let _=null,a=[]
return this.expect([",",";","=","{"]),"="===this.token&&(_=this.next().read_expr()),"{"===this.token?a=this.read_property_hooks():this.expect([";",","]),s(o,_,i,n,h,e||[],a)},","),t),s&&i.loc&&(i.loc.start=s,i.loc.source&&(i.loc.source=this.lexer._input.substr(i.loc.start.offset,i.loc.end.offset-i.loc.start.offset))),";"===this.token&&this.next(),i},read_property_hooks(){this.version<804&&this.raiseError("Parse Error: Property hooks require PHP 8.4+"),this.expect("{"),this.next()
const t=[]
for(;this.token!==this.EOF&&"}"!==this.token;)t.push(this.read_property_hook())
return this.expect("}"),this.next(),t},read_property_hook(){const t=this.node("propertyhook")
let e=[]
this.token===this.tok.T_ATTRIBUTE&&(e=this.read_attr_list())
const s=this.token===this.tok.T_FINAL
s&&this.next()
const i="&"===this.token
i&&this.next()
const n=this.text()
"get"!==n&&"set"!==n&&this.raiseError("Parse Error: Property hooks must be either 'get' or 'set'"),this.next()
let h=null,o=null
return this.expect([this.tok.T_DOUBLE_ARROW,"{","(",";"]),";"===this.token?(this.next(),t(n,s,i,h,o,e)):("("===this.token&&(this.next(),h=this.read_parameter(!1),this.expect(")"),this.next()),this.token===this.tok.T_DOUBLE_ARROW?(this.next(),o=this.read_expr(),this.next()):"{"===this.token&&(o=this.read_code_block()),t(n,s,i,h,o,e))},read_constant_list(t,e,s){const i=this.node("classconstant")
this.expect(this.tok.T_CONST)&&this.next(),1!==t[1]&&1!==t[2]&&1!==t[3]||this.error(),2===t[2]&&this.version<801&&this.raiseError("Final class constants are not allowed before PHP 8.1")
const[n,h]=this.version>=803?this.read_optional_type():[!1,null],o=this.read_list(function read_constant_declaration(){const t=this.node("constant")
let e=null,s=null
if(this.token===this.tok.T_STRING||this.version>=700&&this.is("IDENTIFIER")){e=this.node("identifier")
const t=this.text()
this.next(),e=e(t)}else this.expect("IDENTIFIER")
return this.expect("=")&&(s=this.next().read_expr()),t(e,s)},","),r=i(null,o,t,n,h,e||[])
return s&&r.loc&&(r.loc.start=s,r.loc.source&&(r.loc.source=this.lexer._input.substr(r.loc.start.offset,r.loc.end.offset-r.loc.start.offset))),r},read_member_flags(t){const e=[[-1,-1],0,0,0],s=new Set
for(;this.is("T_MEMBER_FLAGS");){let i=-1,n=-1
switch(this.token){case this.tok.T_PUBLIC:case this.tok.T_PROTECTED:case this.tok.T_PRIVATE:if(i=0,n=this.token===this.tok.T_PUBLIC?0:this.token===this.tok.T_PROTECTED?1:2,t&&2===n&&(this.expect([this.tok.T_PUBLIC,this.tok.T_PROTECTED]),n=-1),this.next(),this.version>=804&&"("===this.token){-1===e[0][0]&&(e[0][0]=0),this.next(),this.token!==this.tok.T_STRING||"set"!==this.text()?this.error("set"):this.next(),this.expect(")")&&this.next(),s.has("set")?this.error():-1!==n&&(s.add("set"),e[0][1]=n)
continue}s.has(i)?this.error():-1!==n&&(s.add(i),e[0][0]=n)
continue
case this.tok.T_STATIC:i=1,n=1
break
case this.tok.T_ABSTRACT:i=2,n=1
break
case this.tok.T_FINAL:i=2,n=2
break
case this.tok.T_READ_ONLY:i=3,n=1}t&&2===i&&1===n&&(this.error(),n=-1),s.has(i)?this.error():-1!==n&&(s.add(i),e[i]=n),this.next()}return e},read_optional_type(){const t="?"===this.token
if(t&&this.next(),"="===this.peekSkipComments())return[!1,null]
let e=this.read_types()
if(t&&!e&&this.raiseError("Expecting a type definition combined with nullable operator"),!t&&!e)return[!1,null]
if("|"===this.token){e=[e]
do{this.next()
const t=this.read_type()
if(!t){this.raiseError("Expecting a type definition")
break}e.push(t)}while("|"===this.token)}return[t,e]},peekSkipComments(){const t=this.lexer.getState()
let e
do{e=this.lexer.lex()}while(e===this.tok.T_COMMENT||e===this.tok.T_WHITESPACE)
return this.lexer.setState(t),e},read_interface_declaration_statement(t){const e=this.node("interface")
if(this.token!==this.tok.T_INTERFACE)return this.error(this.tok.T_INTERFACE),this.next(),null
this.next().expect(this.tok.T_STRING)
let s=this.node("identifier")
const i=this.text()
this.next(),s=s(i)
const n=this.read_interface_extends_list()
this.expect("{")
return e(s,n,this.next().read_interface_body(),t||[])},read_interface_body(){let t,e=[]
for(;this.token!==this.EOF&&"}"!==this.token;){if(this.token===this.tok.T_COMMENT){e.push(this.read_comment())
continue}if(this.token===this.tok.T_DOC_COMMENT){e.push(this.read_doc_comment())
continue}const s=this.position()
t=[],this.token===this.tok.T_ATTRIBUTE&&(t=this.read_attr_list())
const i=this.read_member_flags(!0)
if(this.token===this.tok.T_CONST){-1!==i[0][1]&&this.raiseError("Cannot use asymmetric visibility on constants")
const n=this.read_constant_list(i,t,s)
this.expect(";")&&this.next(),e=e.concat(n)}else if(this.token===this.tok.T_FUNCTION){const n=this.read_function_declaration(2,i,t,s)
n.parseFlags(i),e.push(n),this.expect(";")&&this.next()}else this.token===this.tok.T_STRING?e.push(this.read_variable_list(i,t,s)):(this.error([this.tok.T_CONST,this.tok.T_FUNCTION,this.tok.T_STRING]),this.next())}return this.expect("}")&&this.next(),e},read_trait_declaration_statement(t){const e=this.node("trait")
if(this.token!==this.tok.T_TRAIT)return this.error(this.tok.T_TRAIT),this.next(),null
this.next().expect(this.tok.T_STRING)
let s=this.node("identifier")
const i=this.text()
this.next(),s=s(i),this.expect("{")
const n=e(s,this.next().read_class_body(!0,!1))
return t&&(n.attrGroups=t),n},read_trait_use_statement(){const t=this.node("traituse")
this.expect(this.tok.T_USE)&&this.next()
const e=[this.read_namespace_name()]
let s=null
for(;","===this.token;)e.push(this.next().read_namespace_name())
if("{"===this.token){for(s=[];this.next().token!==this.EOF&&"}"!==this.token;)s.push(this.read_trait_use_alias()),this.expect(";")
this.expect("}")&&this.next()}else this.expect(";")&&this.next()
return t(e,s)},read_trait_use_alias(){const t=this.node()
let e,s=null
if(this.is("IDENTIFIER")){e=this.node("identifier")
const t=this.text()
this.next(),e=e(t)}else if(e=this.read_namespace_name(),this.token===this.tok.T_DOUBLE_COLON)if(this.next(),this.token===this.tok.T_STRING||this.version>=700&&this.is("IDENTIFIER")){s=e,e=this.node("identifier")
const t=this.text()
this.next(),e=e(t)}else this.expect(this.tok.T_STRING)
else e=e.name
if(this.token===this.tok.T_INSTEADOF)return t("traitprecedence",s,e,this.next().read_name_list())
if(this.token===this.tok.T_AS){let i=null,n=null
if(this.next().is("T_MEMBER_FLAGS")&&(i=this.read_member_flags()),this.token===this.tok.T_STRING||this.version>=700&&this.is("IDENTIFIER")){n=this.node("identifier")
const t=this.text()
this.next(),n=n(t)}else null===i&&this.expect(this.tok.T_STRING)
return t("traitalias",s,e,n,i)}return this.expect([this.tok.T_AS,this.tok.T_INSTEADOF]),t("traitalias",s,e,null,null)}}}),1132:(t=>{t.exports={read_comment(){const t=this.text()
let e=this.ast.prepare("/*"===t.substring(0,2)?"commentblock":"commentline",null,this)
const s=this.lexer.yylloc.first_offset,i=this.prev
return this.prev=[this.lexer.yylloc.last_line,this.lexer.yylloc.last_column,this.lexer.offset],this.lex(),e=e(t),e.offset=s,this.prev=i,e},read_doc_comment(){let t=this.ast.prepare("commentblock",null,this)
const e=this.lexer.yylloc.first_offset,s=this.text(),i=this.prev
return this.prev=[this.lexer.yylloc.last_line,this.lexer.yylloc.last_column,this.lexer.offset],this.lex(),t=t(s),t.offset=e,this.prev=i,t}}}),2496:(t=>{t.exports={read_enum_declaration_statement(t){const e=this.node("enum")
if(!this.expect(this.tok.T_ENUM))return null
this.next().expect(this.tok.T_STRING)
let s=this.node("identifier")
const i=this.text()
this.next(),s=s(i)
const n=this.read_enum_value_type(),h=this.read_implements_list()
this.expect("{")
const o=e(s,n,h,this.next().read_class_body(!1,!0))
return t&&(o.attrGroups=t),o},read_enum_value_type(){return":"===this.token?this.next().read_namespace_name():null},read_enum_case(t){this.expect(this.tok.T_CASE)
const e=this.node("enumcase")
let s=this.node("identifier")
const i=this.next().text()
this.next(),s=s(i)
const n="="===this.token?this.next().read_expr():null
this.expect(";")
const h=e(s,n)
return t&&t.length>0&&(h.attrGroups=t),h}}}),3702:(t=>{t.exports={read_expr(t){const e=this.node()
if("@"===this.token)return t||(t=this.next().read_expr()),e("silent",t)
if(t||(t=this.read_expr_item()),"|"===this.token)return e("bin","|",t,this.next().read_expr())
if("&"===this.token)return e("bin","&",t,this.next().read_expr())
if("^"===this.token)return e("bin","^",t,this.next().read_expr())
if("."===this.token)return e("bin",".",t,this.next().read_expr())
if("+"===this.token)return e("bin","+",t,this.next().read_expr())
if("-"===this.token)return e("bin","-",t,this.next().read_expr())
if("*"===this.token)return e("bin","*",t,this.next().read_expr())
if("/"===this.token)return e("bin","/",t,this.next().read_expr())
if("%"===this.token)return e("bin","%",t,this.next().read_expr())
if(this.token===this.tok.T_POW)return e("bin","**",t,this.next().read_expr())
if(this.token===this.tok.T_SL)return e("bin","<<",t,this.next().read_expr())
if(this.token===this.tok.T_SR)return e("bin",">>",t,this.next().read_expr())
if(this.token===this.tok.T_BOOLEAN_OR)return e("bin","||",t,this.next().read_expr())
if(this.token===this.tok.T_LOGICAL_OR)return e("bin","or",t,this.next().read_expr())
if(this.token===this.tok.T_BOOLEAN_AND)return e("bin","&&",t,this.next().read_expr())
if(this.token===this.tok.T_LOGICAL_AND)return e("bin","and",t,this.next().read_expr())
if(this.token===this.tok.T_LOGICAL_XOR)return e("bin","xor",t,this.next().read_expr())
if(this.token===this.tok.T_IS_IDENTICAL)return e("bin","===",t,this.next().read_expr())
if(this.token===this.tok.T_IS_NOT_IDENTICAL)return e("bin","!==",t,this.next().read_expr())
if(this.token===this.tok.T_IS_EQUAL)return e("bin","==",t,this.next().read_expr())
if(this.token===this.tok.T_IS_NOT_EQUAL)return e("bin","!=",t,this.next().read_expr())
if("<"===this.token)return e("bin","<",t,this.next().read_expr())
if(">"===this.token)return e("bin",">",t,this.next().read_expr())
if(this.token===this.tok.T_IS_SMALLER_OR_EQUAL)return e("bin","<=",t,this.next().read_expr())
if(this.token===this.tok.T_IS_GREATER_OR_EQUAL)return e("bin",">=",t,this.next().read_expr())
if(this.token===this.tok.T_SPACESHIP)return e("bin","<=>",t,this.next().read_expr())
if(this.token===this.tok.T_INSTANCEOF&&(t=e("bin","instanceof",t,this.next().read_class_name_reference()),";"!==this.token&&this.token!==this.tok.T_INLINE_HTML&&this.token!==this.EOF&&(t=this.read_expr(t))),this.token===this.tok.T_NULLSAFE_OBJECT_OPERATOR&&(t=e("nullsafepropertylookup",t,this.read_what()),t=this.recursive_variable_chain_scan(t,!1,!0)),this.token===this.tok.T_COALESCE)return e("bin","??",t,this.next().read_expr())
if(this.token===this.tok.T_PIPE){this.version<805&&this.raiseError("PHP 8.5+ is required to use pipe operator")
const s=this.next().read_expr()
return"arrowfunc"!==s.kind||s.parenthesizedExpression||this.raiseError("Arrow functions in a pipe chain must be wrapped in parentheses"),e("bin","|>",t,s)}if("?"===this.token){let s=null
return":"!==this.next().token&&(s=this.read_expr()),this.expect(":")&&this.next(),e("retif",t,s,this.read_expr())}return e.destroy(t),t},read_expr_cast(t){return this.node("cast")(t,this.text(),this.next().read_expr())},read_isset_variable(){return this.read_expr()},read_isset_variables(){return this.read_function_list(this.read_isset_variable,",")},read_internal_functions_in_yacc(){let t=null
switch(this.token){case this.tok.T_ISSET:{t=this.node("isset"),this.next().expect("(")&&this.next()
const e=this.read_isset_variables()
this.expect(")")&&this.next(),t=t(e)}break
case this.tok.T_EMPTY:{t=this.node("empty"),this.next().expect("(")&&this.next()
const e=this.read_expr()
this.expect(")")&&this.next(),t=t(e)}break
case this.tok.T_INCLUDE:t=this.node("include")(!1,!1,this.next().read_expr())
break
case this.tok.T_INCLUDE_ONCE:t=this.node("include")(!0,!1,this.next().read_expr())
break
case this.tok.T_EVAL:{t=this.node("eval"),this.next().expect("(")&&this.next()
const e=this.read_expr()
this.expect(")")&&this.next(),t=t(e)}break
case this.tok.T_REQUIRE:t=this.node("include")(!1,!0,this.next().read_expr())
break
case this.tok.T_REQUIRE_ONCE:t=this.node("include")(!0,!0,this.next().read_expr())}return t},read_optional_expr(t){return this.token!==t?this.read_expr():null},read_exit_expr(){let t=null
return"("===this.token&&(this.next(),t=this.read_optional_expr(")"),this.expect(")")&&this.next()),t},read_expr_item(){let t,e,s=[]
if("+"===this.token)return this.node("unary")("+",this.next().read_expr())
if("-"===this.token)return this.node("unary")("-",this.next().read_expr())
if("!"===this.token)return this.node("unary")("!",this.next().read_expr())
if("~"===this.token)return this.node("unary")("~",this.next().read_expr())
if("("===this.token)return e=this.next().read_expr(),e.parenthesizedExpression=!0,this.expect(")")&&this.next(),this.handleDereferencable(e)
if("`"===this.token)return this.read_encapsed_string("`")
if(this.token===this.tok.T_LIST){let e=null
const s=this.innerList
t=this.node("list"),s||(e=this.node("assign")),this.next().expect("(")&&this.next(),this.innerList||(this.innerList=!0)
const i=this.read_array_pair_list(!1)
this.expect(")")&&this.next()
let n=!1
for(let t=0;t<i.length;t++)if(null!==i[t]&&"noop"!==i[t].kind){n=!0
break}return n||this.raiseError("Fatal Error :  Cannot use empty list on line "+this.lexer.yylloc.first_line),s?t(i,!1):(this.innerList=!1,this.expect("=")?e(t(i,!1),this.next().read_expr(),"="):t(i,!1))}if(this.token===this.tok.T_ATTRIBUTE&&(s=this.read_attr_list()),this.token===this.tok.T_CLONE){const t=this.node("clone")
if(this.next(),this.version>=805&&"("===this.token){this.next()
let e=this.read_variable(!1,!1)
e=this.handleDereferencable(e)
let s=null
return","===this.token&&(s=this.next().read_expr()),this.expect(")")&&this.next(),t(e,s)}let e=this.read_variable(!1,!1)
return e=this.handleDereferencable(e),t(e,null)}switch(this.token){case this.tok.T_INC:return this.node("pre")("+",this.next().read_variable(!1,!1))
case this.tok.T_DEC:return this.node("pre")("-",this.next().read_variable(!1,!1))
case this.tok.T_NEW:return e=this.read_new_expr(),this.token===this.tok.T_OBJECT_OPERATOR&&this.version<804&&this.raiseError("New without parenthesis is not allowed before PHP 8.4"),this.handleDereferencable(e)
case this.tok.T_ISSET:case this.tok.T_EMPTY:case this.tok.T_INCLUDE:case this.tok.T_INCLUDE_ONCE:case this.tok.T_EVAL:case this.tok.T_REQUIRE:case this.tok.T_REQUIRE_ONCE:return this.read_internal_functions_in_yacc()
case this.tok.T_MATCH:return this.read_match_expression()
case this.tok.T_INT_CAST:return this.read_expr_cast("int")
case this.tok.T_DOUBLE_CAST:return this.read_expr_cast("float")
case this.tok.T_STRING_CAST:return this.read_expr_cast(-1!==this.text().indexOf("binary")?"binary":"string")
case this.tok.T_ARRAY_CAST:return this.read_expr_cast("array")
case this.tok.T_OBJECT_CAST:return this.read_expr_cast("object")
case this.tok.T_BOOL_CAST:return this.read_expr_cast("bool")
case this.tok.T_UNSET_CAST:return this.read_expr_cast("unset")
case this.tok.T_THROW:this.version<800&&this.raiseError("PHP 8+ is required to use throw as an expression")
return this.node("throw")(this.next().read_expr())
case this.tok.T_EXIT:{const e="die"===this.lexer.yytext.toLowerCase()
t=this.node("exit"),this.next()
return t(this.read_exit_expr(),e)}case this.tok.T_PRINT:return this.node("print")(this.next().read_expr())
case this.tok.T_YIELD:{let e=null,s=null
return t=this.node("yield"),this.next().is("EXPR")&&(e=this.read_expr(),this.token===this.tok.T_DOUBLE_ARROW&&(s=e,e=this.next().read_expr())),t(e,s)}case this.tok.T_YIELD_FROM:return t=this.node("yieldfrom"),e=this.next().read_expr(),t(e)
case this.tok.T_FN:case this.tok.T_FUNCTION:return this.read_inline_function(void 0,s)
case this.tok.T_STATIC:{const t=[this.token,this.lexer.getState()]
if(this.next(),this.token===this.tok.T_FUNCTION||this.version>=704&&this.token===this.tok.T_FN)return this.read_inline_function([0,1,0],s)
this.lexer.tokens.push(t),this.next()}}if(this.is("VARIABLE")){t=this.node(),e=this.read_variable(!1,!1)
const s="identifier"===e.kind||"staticlookup"===e.kind&&"identifier"===e.offset.kind
switch(this.token){case"=":return s&&this.error("VARIABLE"),"&"==this.next().token?this.read_assignref(t,e):t("assign",e,this.read_expr(),"=")
case this.tok.T_PLUS_EQUAL:return s&&this.error("VARIABLE"),t("assign",e,this.next().read_expr(),"+=")
case this.tok.T_MINUS_EQUAL:return s&&this.error("VARIABLE"),t("assign",e,this.next().read_expr(),"-=")
case this.tok.T_MUL_EQUAL:return s&&this.error("VARIABLE"),t("assign",e,this.next().read_expr(),"*=")
case this.tok.T_POW_EQUAL:return s&&this.error("VARIABLE"),t("assign",e,this.next().read_expr(),"**=")
case this.tok.T_DIV_EQUAL:return s&&this.error("VARIABLE"),t("assign",e,this.next().read_expr(),"/=")
case this.tok.T_CONCAT_EQUAL:return s&&this.error("VARIABLE"),t("assign",e,this.next().read_expr(),".=")
case this.tok.T_MOD_EQUAL:return s&&this.error("VARIABLE"),t("assign",e,this.next().read_expr(),"%=")
case this.tok.T_AND_EQUAL:return s&&this.error("VARIABLE"),t("assign",e,this.next().read_expr(),"&=")
case this.tok.T_OR_EQUAL:return s&&this.error("VARIABLE"),t("assign",e,this.next().read_expr(),"|=")
case this.tok.T_XOR_EQUAL:return s&&this.error("VARIABLE"),t("assign",e,this.next().read_expr(),"^=")
case this.tok.T_SL_EQUAL:return s&&this.error("VARIABLE"),t("assign",e,this.next().read_expr(),"<<=")
case this.tok.T_SR_EQUAL:return s&&this.error("VARIABLE"),t("assign",e,this.next().read_expr(),">>=")
case this.tok.T_COALESCE_EQUAL:return s&&this.error("VARIABLE"),t("assign",e,this.next().read_expr(),"??=")
case this.tok.T_INC:return s&&this.error("VARIABLE"),this.next(),t("post","+",e)
case this.tok.T_DEC:return s&&this.error("VARIABLE"),this.next(),t("post","-",e)
default:t.destroy(e)}}else{if(this.is("SCALAR")){if(t=this.node(),e=this.read_scalar(),"array"===e.kind&&e.shortForm&&"="===this.token){const s=this.convertToList(e)
e.loc&&(s.loc=e.loc)
return t("assign",s,this.next().read_expr(),"=")}return t.destroy(e),this.handleDereferencable(e)}this.error("EXPR"),this.next()}return e},convertToList(t){const e=t.items.map(t=>(t.value&&"array"===t.value.kind&&t.value.shortForm&&(t.value=this.convertToList(t.value)),t)),s=this.node("list")(e,!0)
return t.loc&&(s.loc=t.loc),t.leadingComments&&(s.leadingComments=t.leadingComments),t.trailingComments&&(s.trailingComments=t.trailingComments),s},read_assignref(t,e){let s
return this.next(),this.token===this.tok.T_NEW?(this.version>=700&&this.error(),s=this.read_new_expr()):"("===this.token?(s=this.next().read_expr(),this.expect(")")&&this.next(),s=this.recursive_variable_chain_scan(s,!1,!1)):s=this.read_variable(!1,!1),t("assignref",e,s)},read_inline_function(t,e){if(this.token===this.tok.T_FUNCTION){const s=this.read_function(!0,t,e)
return s.attrGroups=e,s}this.version<704&&this.raiseError("Arrow Functions are not allowed")
const s=this.node("arrowfunc")
this.expect(this.tok.T_FN)&&this.next()
const i=this.is_reference()
this.expect("(")&&this.next()
const n=this.read_parameter_list()
this.expect(")")&&this.next()
let h=!1,o=null
":"===this.token&&("?"===this.next().token&&(h=!0,this.next()),o=this.read_types()),this.expect(this.tok.T_DOUBLE_ARROW)&&this.next()
const r=s(n,i,this.read_expr(),o,h,!!t)
return r.attrGroups=e,r},read_match_expression(){const t=this.node("match")
this.expect(this.tok.T_MATCH)&&this.next(),this.version<800&&this.raiseError("Match statements are not allowed before PHP 8"),this.expect("(")&&this.next()
const e=this.read_expr()
this.expect(")")&&this.next(),this.expect("{")&&this.next()
const s=this.read_match_arms()
return this.expect("}")&&this.next(),t(e,s)},read_match_arms(){return this.read_list(()=>this.read_match_arm(),",",!0)},read_match_arm(){if("}"!==this.token)return this.node("matcharm")(this.read_match_arm_conds(),this.read_expr())},read_match_arm_conds(){let t=[]
if(this.token===this.tok.T_DEFAULT)t=null,this.next()
else for(t.push(this.read_expr());","===this.token;){if(this.next(),this.token===this.tok.T_DOUBLE_ARROW)return this.next(),t
t.push(this.read_expr())}return this.expect(this.tok.T_DOUBLE_ARROW)&&this.next(),t},read_attribute(){const t=this.node("attribute"),e=this.text()
let s=[]
return this.next(),"("===this.token&&(s=this.read_argument_list()),t(e,s)},read_attr_list(){const t=[]
if(this.token===this.tok.T_ATTRIBUTE)do{const e=this.node("attrgroup")
this.next()
const s=[this.read_attribute()]
for(;","===this.token;)this.next(),"]"!==this.token&&s.push(this.read_attribute())
this.expect("]"),this.next(),t.push(e(s))}while(this.token===this.tok.T_ATTRIBUTE)
return t},read_new_expr(){const t=this.node("new")
this.expect(this.tok.T_NEW)&&this.next()
let e=[]
if("("===this.token){this.next()
const s=this.read_expr()
return this.expect(")"),this.next(),"("===this.token&&(e=this.read_argument_list()),t(s,e)}const s=this.read_attr_list(),i=this.token===this.tok.T_READ_ONLY
if(i&&(this.version<803&&this.raiseError("Anonymous readonly classes are not allowed before PHP 8.3"),this.next()),this.token===this.tok.T_CLASS){const n=this.node("class")
"("===this.next().token&&(e=this.read_argument_list())
const h=this.read_extends_from(),o=this.read_implements_list()
let r=null
this.expect("{")&&(r=this.next().read_class_body(!0,!1))
const _=n(null,h,o,r,[0,0,0,i?1:0])
return _.attrGroups=s,t(_,e)}let n=this.read_new_class_name()
for(;"["===this.token;){const t=this.node("offsetlookup"),e=this.next().read_encaps_var_offset()
this.expect("]")&&this.next(),n=t(n,e)}return"("===this.token&&(e=this.read_argument_list()),t(n,e)},read_new_class_name(){if(this.token===this.tok.T_NS_SEPARATOR||this.token===this.tok.T_NAME_RELATIVE||this.token===this.tok.T_NAME_QUALIFIED||this.token===this.tok.T_NAME_FULLY_QUALIFIED||this.token===this.tok.T_STRING||this.token===this.tok.T_NAMESPACE){let t=this.read_namespace_name(!0)
return this.token===this.tok.T_DOUBLE_COLON?(t=this.read_static_getter(t),this.recursive_variable_chain_scan(t,!0,!1)):t}if(this.is("VARIABLE"))return this.read_variable(!0,!1)
this.expect([this.tok.T_STRING,"VARIABLE"])},handleDereferencable(t){for(;this.token!==this.EOF;)if(this.token===this.tok.T_OBJECT_OPERATOR||this.token===this.tok.T_DOUBLE_COLON||this.token===this.tok.T_NULLSAFE_OBJECT_OPERATOR)t=this.recursive_variable_chain_scan(t,!1,!1,!0)
else if(this.token===this.tok.T_CURLY_OPEN||"["===this.token)t=this.read_dereferencable(t)
else{if("("!==this.token)return t
t=this.node("call")(t,this.read_argument_list())}return t}}}),1001:(t=>{t.exports={is_reference(){return"&"===this.token&&(this.next(),!0)},is_variadic(){return this.token===this.tok.T_ELLIPSIS&&(this.next(),!0)},read_function(t,e,s,i){const n=this.read_function_declaration(t?1:e?2:0,e&&1===e[1],s||[],i)
return e&&1==e[2]?(n.parseFlags(e),this.expect(";")&&this.next()):(this.expect("{")&&(n.body=this.read_code_block(!1),n.loc&&n.body.loc&&(n.loc.end=n.body.loc.end)),!t&&e&&n.parseFlags(e)),n},read_function_declaration(t,e,s,i){let n="function"
1===t?n="closure":2===t&&(n="method")
const h=this.node(n)
this.expect(this.tok.T_FUNCTION)&&this.next()
const o=this.is_reference()
let r=!1,_=[],a=null,c=!1
if(1!==t){const e=this.node("identifier")
2===t?this.version>=700?this.token===this.tok.T_STRING||this.is("IDENTIFIER")?(r=this.text(),this.next()):this.version<704&&this.error("IDENTIFIER"):this.token===this.tok.T_STRING?(r=this.text(),this.next()):this.error("IDENTIFIER"):this.version>=700?this.token===this.tok.T_STRING?(r=this.text(),this.next()):this.version>=704?this.expect("(")||this.next():(this.error(this.tok.T_STRING),this.next()):(this.expect(this.tok.T_STRING)&&(r=this.text()),this.next()),r=e(r)}this.expect("(")&&this.next()
const l=this.read_parameter_list("__construct"===r.name)
this.expect(")")&&this.next(),1===t&&(_=this.read_lexical_vars()),":"===this.token&&("?"===this.next().token&&(c=!0,this.next()),a=this.read_types())
const apply_attrgroup_location=t=>(t.attrGroups=s||[],i&&t.loc&&(t.loc.start=i,t.loc.source&&(t.loc.source=this.lexer._input.substr(t.loc.start.offset,t.loc.end.offset-t.loc.start.offset))),t)
return apply_attrgroup_location(1===t?h(l,o,_,a,c,e):h(r,l,o,a,c))},read_lexical_vars(){let t=[]
return this.token===this.tok.T_USE&&(this.next(),this.expect("(")&&this.next(),t=this.read_lexical_var_list(),this.expect(")")&&this.next()),t},read_list_with_dangling_comma(t){const e=[]
for(;this.token!=this.EOF;){if(e.push(t()),","!=this.token){if(")"==this.token)break
this.error([",",")"])
break}if(this.next(),this.version>=800&&")"===this.token)return e}return e},read_lexical_var_list(){return this.read_list_with_dangling_comma(this.read_lexical_var.bind(this))},read_lexical_var(){if("&"===this.token)return this.read_byref(this.read_lexical_var.bind(this))
const t=this.node("variable")
this.expect(this.tok.T_VARIABLE)
const e=this.text().substring(1)
return this.next(),t(e,!1)},read_parameter_list(t){if(")"!==this.token){let e=!1
return this.read_list_with_dangling_comma(function(){const s=this.read_parameter(t)
return s&&(e&&this.raiseError("Unexpected parameter after a variadic parameter"),s.variadic&&(e=!0)),s}.bind(this),",")}return[]},read_parameter(t){const e=this.node("parameter")
let s=null,i=null,n=!1,h=!1,o=[]
this.token===this.tok.T_ATTRIBUTE&&(o=this.read_attr_list()),this.version>=801&&this.token===this.tok.T_READ_ONLY&&(t?(this.next(),h=!0):this.raiseError("readonly properties can be used only on class constructor"))
const[r,_]=this.read_promoted()
!h&&this.version>=801&&this.token===this.tok.T_READ_ONLY&&(t?(this.next(),h=!0):this.raiseError("readonly properties can be used only on class constructor")),"?"===this.token&&(this.next(),n=!0)
const a=this.read_types()
n&&!a&&this.raiseError("Expecting a type definition combined with nullable operator")
const c=this.is_reference(),l=this.is_variadic()
if(this.expect(this.tok.T_VARIABLE)){s=this.node("identifier")
const t=this.text().substring(1)
this.next(),s=s(t)}"="==this.token&&(i=this.next().read_expr())
let p=[]
this.version>=804&&r&&"{"===this.token&&(p=this.read_property_hooks())
const T=e(s,a,i,c,l,h,n,r,p,_)
return o&&(T.attrGroups=o),T},read_types(){const t="unset",e="union",s="intersection",i=[]
let n=t
const h=this.node(),o=this.read_type()
if(!o)return h.destroy(),null
for(i.push(o);"|"===this.token||this.version>=801&&"&"===this.token;){const h=this.peek()
if(h===this.tok.T_ELLIPSIS||h===this.tok.T_VARIABLE)break
n===t?n="|"===this.token?e:s:(n===e&&"|"!==this.token||n===s&&"&"!==this.token)&&this.raiseError('Unexpect token "'+this.token+'", "|" and "&" can not be mixed'),this.next(),i.push(this.read_type())}return 1===i.length?(h.destroy(),i[0]):h(n===s?"intersectiontype":"uniontype",i)},read_promoted(){let t
if(this.token===this.tok.T_PUBLIC)this.next(),t=1
else if(this.token===this.tok.T_PROTECTED)this.next(),t=2
else{if(this.token!==this.tok.T_PRIVATE)return[0,0]
this.next(),t=4}if(this.version>=804){if("("===this.token)return this.next(),this.token!==this.tok.T_STRING||"set"!==this.text()?this.error("set"):this.next(),this.expect(")")&&this.next(),[0,t]
let e=0
if(this.token===this.tok.T_PUBLIC?(this.next(),e=1):this.token===this.tok.T_PROTECTED?(this.next(),e=2):this.token===this.tok.T_PRIVATE&&(this.next(),e=4),e>0)return this.expect("(")&&this.next(),this.token!==this.tok.T_STRING||"set"!==this.text()?this.error("set"):this.next(),this.expect(")")&&this.next(),[t,e]}return[t,0]},read_argument_list(){let t=[]
if(this.expect("(")&&this.next(),this.version>=801&&this.token===this.tok.T_ELLIPSIS&&")"===this.peek()){const e=this.node("variadicplaceholder")
this.next(),t.push(e())}else")"!==this.token&&(t=this.read_non_empty_argument_list())
return this.expect(")")&&this.next(),t},read_non_empty_argument_list(){let t=!1
return this.read_function_list(function(){const e=this.read_argument()
if(e){const s="variadic"===e.kind
t&&!s&&this.raiseError("Unexpected non-variadic argument after a variadic argument"),s&&(t=!0)}return e}.bind(this),",")},read_argument(){if(this.token===this.tok.T_ELLIPSIS)return this.node("variadic")(this.next().read_expr())
if(this.token===this.tok.T_STRING||Object.values(this.lexer.keywords).includes(this.token)){if(":"===this.peek())return this.version<800&&this.raiseError("PHP 8+ is required to use named arguments"),this.node("namedargument")(this.text(),this.next().next().read_expr())}return this.read_expr()},read_type(){const t=this.node()
if(this.token===this.tok.T_ARRAY||this.token===this.tok.T_CALLABLE){const e=this.text()
return this.next(),t("typereference",e.toLowerCase(),e)}if(this.token===this.tok.T_NAME_RELATIVE||this.token===this.tok.T_NAME_QUALIFIED||this.token===this.tok.T_NAME_FULLY_QUALIFIED||this.token===this.tok.T_STRING||this.token===this.tok.T_STATIC){const e=this.text(),s=[this.token,this.lexer.getState()]
return this.next(),this.token!==this.tok.T_NS_SEPARATOR&&this.ast.typereference.types.indexOf(e.toLowerCase())>-1?t("typereference",e.toLowerCase(),e):(this.lexer.tokens.push(s),this.next(),t.destroy(),this.read_namespace_name())}if(this.version>=802&&"("===this.token){this.next()
const e=[]
for(e.push(this.read_type());"&"===this.token;){const t=this.peek()
if(t===this.tok.T_ELLIPSIS||t===this.tok.T_VARIABLE)break
this.next(),e.push(this.read_type())}return this.expect(")")&&this.next(),t("intersectiontype",e)}return t.destroy(),null}}}),582:(t=>{t.exports={read_if(){const t=this.node("if"),e=this.next().read_if_expr()
let s,i=null,n=!1
if(":"===this.token){n=!0,s=this.node("block"),this.next()
const t=[]
for(;this.token!==this.EOF&&this.token!==this.tok.T_ENDIF;){if(this.token===this.tok.T_ELSEIF){i=this.read_elseif_short()
break}if(this.token===this.tok.T_ELSE){i=this.read_else_short()
break}t.push(this.read_inner_statement())}0===t.length&&this.extractDoc&&this._docs.length>this._docIndex&&t.push(this.node("noop")()),s=s(null,t),this.expect(this.tok.T_ENDIF)&&this.next(),this.expectEndOfStatement()}else s=this.read_statement(),this.token===this.tok.T_ELSEIF?i=this.read_if():this.token===this.tok.T_ELSE&&(i=this.next().read_statement())
return t(e,s,i,n)},read_if_expr(){this.expect("(")&&this.next()
const t=this.read_expr()
return this.expect(")")&&this.next(),t},read_elseif_short(){let t=null
const e=this.node("if"),s=this.next().read_if_expr(),i=this.node("block")
this.expect(":")&&this.next()
const n=[]
for(;this.token!=this.EOF&&this.token!==this.tok.T_ENDIF;){if(this.token===this.tok.T_ELSEIF){t=this.read_elseif_short()
break}if(this.token===this.tok.T_ELSE){t=this.read_else_short()
break}n.push(this.read_inner_statement())}return 0===n.length&&this.extractDoc&&this._docs.length>this._docIndex&&n.push(this.node("noop")()),e(s,i(null,n),t,!0)},read_else_short(){this.next()
const t=this.node("block")
this.expect(":")&&this.next()
const e=[]
for(;this.token!=this.EOF&&this.token!==this.tok.T_ENDIF;)e.push(this.read_inner_statement())
return 0===e.length&&this.extractDoc&&this._docs.length>this._docIndex&&e.push(this.node("noop")()),t(null,e)}}}),2701:(t=>{t.exports={read_while(){const t=this.node("while")
let e
this.expect(this.tok.T_WHILE)&&this.next()
let s=!1
this.expect("(")&&this.next()
const i=this.read_expr()
return this.expect(")")&&this.next(),":"===this.token?(s=!0,e=this.read_short_form(this.tok.T_ENDWHILE)):e=this.read_statement(),t(i,e,s)},read_do(){const t=this.node("do")
this.expect(this.tok.T_DO)&&this.next()
let e=null
const s=this.read_statement()
return this.expect(this.tok.T_WHILE)&&(this.next().expect("(")&&this.next(),e=this.read_expr(),this.expect(")")&&this.next(),this.expect(";")&&this.next()),t(e,s)},read_for(){const t=this.node("for")
this.expect(this.tok.T_FOR)&&this.next()
let e,s=[],i=[],n=[],h=!1
return this.expect("(")&&this.next(),";"!==this.token?(s=this.read_list(this.read_expr,","),this.expect(";")&&this.next()):this.next(),";"!==this.token?(i=this.read_list(this.read_expr,","),this.expect(";")&&this.next()):this.next(),")"!==this.token?(n=this.read_list(this.read_expr,","),this.expect(")")&&this.next()):this.next(),":"===this.token?(h=!0,e=this.read_short_form(this.tok.T_ENDFOR)):e=this.read_statement(),t(s,i,n,e,h)},read_foreach(){const t=this.node("foreach")
this.expect(this.tok.T_FOREACH)&&this.next()
let e,s=null,i=null,n=!1
this.expect("(")&&this.next()
const h=this.read_expr()
return this.expect(this.tok.T_AS)&&(this.next(),i=this.read_foreach_variable(),this.token===this.tok.T_DOUBLE_ARROW&&(s=i,i=this.next().read_foreach_variable())),s&&"list"===s.kind&&this.raiseError("Fatal Error : Cannot use list as key element"),this.expect(")")&&this.next(),":"===this.token?(n=!0,e=this.read_short_form(this.tok.T_ENDFOREACH)):e=this.read_statement(),t(h,s,i,e,n)},read_foreach_variable(){if(this.token===this.tok.T_LIST||"["===this.token){const t="["===this.token,e=this.node("list")
this.next(),!t&&this.expect("(")&&this.next()
const s=this.read_array_pair_list(t)
return this.expect(t?"]":")")&&this.next(),e(s,t)}return this.read_variable(!1,!1)}}}),2424:(t=>{t.exports={read_start(){return this.token==this.tok.T_NAMESPACE?this.read_namespace():this.read_top_statement()}}}),834:(t=>{t.exports={read_namespace(){const t=this.node("namespace")
let e,s
return this.expect(this.tok.T_NAMESPACE)&&this.next(),s="{"===this.token?{name:[""]}:this.read_namespace_name(),this.currentNamespace=s,";"===this.token?(this.currentNamespace=s,e=this.next().read_top_statements(!0),t(s.name,e,!1)):"{"===this.token?(this.currentNamespace=s,e=this.next().read_top_statements(),this.expect("}")&&this.next(),0===e.length&&this.extractDoc&&this._docs.length>this._docIndex&&e.push(this.node("noop")()),t(s.name,e,!0)):(this.error(["{",";"]),this.currentNamespace=s,e=this.read_top_statements(),this.expect(this.EOF),t(s,e,!1))},read_namespace_name(t){const e=this.node()
let s,i=this.text()
switch(this.token){case this.tok.T_NAME_RELATIVE:s=this.ast.name.RELATIVE_NAME,i=i.replace(/^namespace\\/,"")
break
case this.tok.T_NAME_QUALIFIED:s=this.ast.name.QUALIFIED_NAME
break
case this.tok.T_NAME_FULLY_QUALIFIED:s=this.ast.name.FULL_QUALIFIED_NAME
break
default:if(s=this.ast.name.UNQUALIFIED_NAME,!this.expect(this.tok.T_STRING))return e("name","",this.ast.name.FULL_QUALIFIED_NAME)}if(this.next(),t||"("!==this.token){if("parent"===i.toLowerCase())return e("parentreference",i)
if("self"===i.toLowerCase())return e("selfreference",i)}return e("name",i,s)},read_use_statement(){let t=this.node("usegroup"),e=[],s=null
this.expect(this.tok.T_USE)&&this.next()
const i=this.read_use_type()
return e.push(this.read_use_declaration(!1)),","===this.token?e=e.concat(this.next().read_use_declarations(!1)):"{"===this.token&&(s=e[0].name,e=this.next().read_use_declarations(null===i),this.expect("}")&&this.next()),t=t(s,i,e),this.expect(";")&&this.next(),t},read_class_name_reference(){return this.read_variable(!0,!1)},read_use_declaration(t){const e=this.node("useitem")
let s=null
t&&(s=this.read_use_type())
const i=this.read_namespace_name(),n=this.read_use_alias()
return e(i.name,n,s)},read_use_declarations(t){const e=[this.read_use_declaration(t)]
for(;","===this.token;){if(this.next(),t){if(this.token!==this.tok.T_NAME_RELATIVE&&this.token!==this.tok.T_NAME_QUALIFIED&&this.token!==this.tok.T_NAME_FULLY_QUALIFIED&&this.token!==this.tok.T_FUNCTION&&this.token!==this.tok.T_CONST&&this.token!==this.tok.T_STRING)break}else if(this.token!==this.tok.T_NAME_RELATIVE&&this.token!==this.tok.T_NAME_QUALIFIED&&this.token!==this.tok.T_NAME_FULLY_QUALIFIED&&this.token!==this.tok.T_STRING&&this.token!==this.tok.T_NS_SEPARATOR)break
e.push(this.read_use_declaration(t))}return e},read_use_alias(){let t=null
if(this.token===this.tok.T_AS&&this.next().expect(this.tok.T_STRING)){const e=this.node("identifier"),s=this.text()
this.next(),t=e(s)}return t},read_use_type(){return this.token===this.tok.T_FUNCTION?(this.next(),this.ast.useitem.TYPE_FUNCTION):this.token===this.tok.T_CONST?(this.next(),this.ast.useitem.TYPE_CONST):null}}}),293:(t=>{const e={"\\":"\\",$:"$",n:"\n",r:"\r",t:"\t",f:String.fromCharCode(12),v:String.fromCharCode(11),e:String.fromCharCode(27)}
t.exports={resolve_special_chars:(t,s)=>s?t.replace(/\\"/g,'"').replace(/\\([\\$nrtfve]|[xX][0-9a-fA-F]{1,2}|[0-7]{1,3}|u{([0-9a-fA-F]+)})/g,(t,s,i)=>e[s]?e[s]:"x"===s[0]||"X"===s[0]?String.fromCodePoint(parseInt(s.substr(1),16)):"u"===s[0]?String.fromCodePoint(parseInt(i,16)):String.fromCodePoint(parseInt(s,8))):t.replace(/\\\\/g,"\\").replace(/\\'/g,"'"),remove_heredoc_leading_whitespace_chars(t,e,s,i){if(0===e)return t
this.check_heredoc_indentation_level(t,e,s,i)
const n=s?" ":"\t",h=new RegExp(`\\n${n}{${e}}`,"g"),o=new RegExp(`^${n}{${e}}`)
return i&&(t=t.replace(o,"")),t.replace(h,"\n")},check_heredoc_indentation_level(t,e,s,i){const n=t.length
let h=0,o=0,r=!0
const _=s?" ":"\t"
let a=!1
if(!i){if(h=t.indexOf("\n"),-1===h)return
h++}for(;h<n;)r&&(t[h]===_?o++:a=!0),"\n"!==t[h]&&a&&o<e?this.raiseError(`Invalid body indentation level (expecting an indentation at least ${e})`):a=!1,"\n"===t[h]&&(r=!0,o=0),h++},read_dereferencable_scalar(){let t=null
switch(this.token){case this.tok.T_CONSTANT_ENCAPSED_STRING:{let e=this.node("string")
const s=this.text()
let i=0
"b"!==s[0]&&"B"!==s[0]||(i=1)
const n='"'===s[i]
this.next()
e=e(n,this.resolve_special_chars(s.substring(i+1,s.length-1),n),1===i,s),t=this.token===this.tok.T_DOUBLE_COLON?this.read_static_getter(e):e}break
case this.tok.T_ARRAY:case"[":t=this.read_array()}return t},read_scalar(){if(this.is("T_MAGIC_CONST"))return this.get_magic_constant()
{let t,e
switch(this.token){case this.tok.T_LNUMBER:case this.tok.T_DNUMBER:{const e=this.node("number")
return t=this.text(),this.next(),e(t,null)}case this.tok.T_START_HEREDOC:if("ST_NOWDOC"===this.lexer.curCondition){const s=this.lexer.yylloc.first_offset
e=this.node("nowdoc"),t=this.next().text(),this.lexer.heredoc_label.indentation>0&&(t=t.substring(0,t.length-this.lexer.heredoc_label.indentation))
const i=t[t.length-1]
"\n"===i?t="\r"===t[t.length-2]?t.substring(0,t.length-2):t.substring(0,t.length-1):"\r"===i&&(t=t.substring(0,t.length-1)),this.expect(this.tok.T_ENCAPSED_AND_WHITESPACE)&&this.next(),this.expect(this.tok.T_END_HEREDOC)&&this.next()
const n=this.lexer._input.substring(s,this.lexer.yylloc.first_offset)
return e=e(this.remove_heredoc_leading_whitespace_chars(t,this.lexer.heredoc_label.indentation,this.lexer.heredoc_label.indentation_uses_spaces,this.lexer.heredoc_label.first_encaps_node),n,this.lexer.heredoc_label.label),this.lexer.heredoc_label.finished=!0,e}return this.read_encapsed_string(this.tok.T_END_HEREDOC)
case'"':return this.read_encapsed_string('"')
case'b"':case'B"':return this.read_encapsed_string('"',!0)
case this.tok.T_CONSTANT_ENCAPSED_STRING:case this.tok.T_ARRAY:case"[":return this.read_dereferencable_scalar()
default:{const t=this.error("SCALAR")
return this.next(),t}}}},read_dereferencable(t){let e,s
const i=this.node("offsetlookup")
return"["===this.token?(s=this.next().read_expr(),this.expect("]")&&this.next(),e=i(t,s)):this.token===this.tok.T_DOLLAR_OPEN_CURLY_BRACES&&(s=this.read_encapsed_string_item(!1),e=i(t,s)),e},read_encapsed_string_item(t){const e=this.node("encapsedpart")
let s,i,n,h=null,o=!1,r=this.node()
if(this.token===this.tok.T_ENCAPSED_AND_WHITESPACE){const e=this.text()
this.next(),r=r("string",!1,this.version>=703&&!this.lexer.heredoc_label.finished?this.resolve_special_chars(this.remove_heredoc_leading_whitespace_chars(e,this.lexer.heredoc_label.indentation,this.lexer.heredoc_label.indentation_uses_spaces,this.lexer.heredoc_label.first_encaps_node),t):this.resolve_special_chars(e,t),!1,e)}else if(this.token===this.tok.T_DOLLAR_OPEN_CURLY_BRACES){if(h="simple",o=!0,this.next().token===this.tok.T_STRING_VARNAME){n=this.node("variable")
const t=this.text()
this.next(),r.destroy(),"["===this.token?(n=n(t,!1),i=this.node("offsetlookup"),s=this.next().read_expr(),this.expect("]")&&this.next(),r=i(n,s)):r=n(t,!1)}else r=r("variable",this.read_expr(),!1)
this.expect("}")&&this.next()}else if(this.token===this.tok.T_CURLY_OPEN)h="complex",r.destroy(),r=this.next().read_variable(!1,!1),this.expect("}")&&this.next()
else if(this.token===this.tok.T_VARIABLE){if(h="simple",r.destroy(),r=this.read_simple_variable(),"["===this.token&&(i=this.node("offsetlookup"),s=this.next().read_encaps_var_offset(),this.expect("]")&&this.next(),r=i(r,s)),this.token===this.tok.T_OBJECT_OPERATOR){i=this.node("propertylookup"),this.next().expect(this.tok.T_STRING)
const t=this.node("identifier")
n=this.text(),this.next(),r=i(r,t(n))}}else{this.expect(this.tok.T_ENCAPSED_AND_WHITESPACE)
const t=this.text()
this.next(),r.destroy(),r=r("string",!1,t,!1,t)}return this.lexer.heredoc_label.first_encaps_node=!1,e(r,h,o)},read_encapsed_string(t,e=!1){const s=this.lexer.yylloc.first_offset
let i=this.node("encapsed")
this.next()
const n=this.lexer.yylloc.prev_offset-(e?1:0),h=[]
let o
for(o="`"===t?this.ast.encapsed.TYPE_SHELL:'"'===t?this.ast.encapsed.TYPE_STRING:this.ast.encapsed.TYPE_HEREDOC;this.token!==t&&this.token!==this.EOF;)h.push(this.read_encapsed_string_item(!0))
if(o===this.ast.encapsed.TYPE_HEREDOC&&h.length>0&&"encapsedpart"===h[h.length-1].kind&&"string"===h[h.length-1].expression.kind){const t=h[h.length-1].expression,e=t.value[t.value.length-1]
"\n"===e?"\r"===t.value[t.value.length-2]?t.value=t.value.substring(0,t.value.length-2):t.value=t.value.substring(0,t.value.length-1):"\r"===e&&(t.value=t.value.substring(0,t.value.length-1))}this.expect(t)&&this.next()
return i=i(h,this.lexer._input.substring("heredoc"===o?s:n-1,this.lexer.yylloc.first_offset),o),t===this.tok.T_END_HEREDOC&&(i.label=this.lexer.heredoc_label.label,this.lexer.heredoc_label.finished=!0),i},get_magic_constant(){const t=this.node("magic"),e=this.text()
return this.next(),t(e.toUpperCase(),e)}}}),616:(t=>{t.exports={read_top_statements(t){let e=[]
for(;this.token!==this.EOF&&"}"!==this.token&&(!t||this.token!==this.tok.T_NAMESPACE);){const t=this.read_top_statement()
t&&(Array.isArray(t)?e=e.concat(t):e.push(t))}return e},read_top_statement(){let t=[]
switch(this.token===this.tok.T_ATTRIBUTE&&(t=this.read_attr_list()),this.token){case this.tok.T_FUNCTION:return this.read_function(!1,!1,t)
case this.tok.T_ABSTRACT:case this.tok.T_FINAL:case this.tok.T_READ_ONLY:case this.tok.T_CLASS:return this.read_class_declaration_statement(t)
case this.tok.T_INTERFACE:return this.read_interface_declaration_statement(t)
case this.tok.T_TRAIT:return this.read_trait_declaration_statement(t)
case this.tok.T_ENUM:return this.read_enum_declaration_statement(t)
case this.tok.T_USE:return this.read_use_statement()
case this.tok.T_CONST:{const t=this.node("constantstatement"),e=this.next().read_const_list()
return this.expectEndOfStatement(),t(null,e)}case this.tok.T_NAMESPACE:return this.read_namespace()
case this.tok.T_HALT_COMPILER:{const t=this.node("halt")
return this.next().expect("(")&&this.next(),this.expect(")")&&this.next(),this.expect(";"),this.lexer.done=!0,t(this.lexer._input.substring(this.lexer.offset))}default:return this.read_statement()}},read_inner_statements(){let t=[]
for(;this.token!=this.EOF&&"}"!==this.token;){const e=this.read_inner_statement()
e&&(Array.isArray(e)?t=t.concat(e):t.push(e))}return t},read_const_list(){return this.read_list(function(){this.expect(this.tok.T_STRING)
const t=this.node("constant")
let e=this.node("identifier")
const s=this.text()
return this.next(),e=e(s),this.expect("=")?t(e,this.next().read_expr()):t(e,null)},",",!1)},read_declare_list(){const t=[]
for(;this.token!=this.EOF&&")"!==this.token;){this.expect(this.tok.T_STRING)
const e=this.node("declaredirective")
let s=this.node("identifier")
const i=this.text()
this.next(),s=s(i)
let n=null
if(this.expect("=")&&(n=this.next().read_expr()),t.push(e(s,n)),","!==this.token)break
this.next()}return t},read_inner_statement(){let t=[]
switch(this.token===this.tok.T_ATTRIBUTE&&(t=this.read_attr_list()),this.token){case this.tok.T_FUNCTION:{const e=this.read_function(!1,!1)
return e.attrGroups=t,e}case this.tok.T_ABSTRACT:case this.tok.T_FINAL:case this.tok.T_CLASS:return this.read_class_declaration_statement()
case this.tok.T_INTERFACE:return this.read_interface_declaration_statement()
case this.tok.T_TRAIT:return this.read_trait_declaration_statement(t)
case this.tok.T_ENUM:return this.read_enum_declaration_statement(t)
case this.tok.T_HALT_COMPILER:{this.raiseError("__HALT_COMPILER() can only be used from the outermost scope")
let t=this.node("halt")
return this.next().expect("(")&&this.next(),this.expect(")")&&this.next(),t=t(this.lexer._input.substring(this.lexer.offset)),this.expect(";")&&this.next(),t}default:return this.read_statement()}},read_statement(){switch(this.token){case"{":return this.read_code_block(!1)
case this.tok.T_IF:return this.read_if()
case this.tok.T_SWITCH:return this.read_switch()
case this.tok.T_FOR:return this.read_for()
case this.tok.T_FOREACH:return this.read_foreach()
case this.tok.T_WHILE:return this.read_while()
case this.tok.T_DO:return this.read_do()
case this.tok.T_COMMENT:return this.read_comment()
case this.tok.T_DOC_COMMENT:return this.read_doc_comment()
case this.tok.T_RETURN:{const t=this.node("return")
this.next()
const e=this.read_optional_expr(";")
return this.expectEndOfStatement(),t(e)}case this.tok.T_BREAK:case this.tok.T_CONTINUE:{const t=this.node(this.token===this.tok.T_CONTINUE?"continue":"break")
this.next()
const e=this.read_optional_expr(";")
return this.expectEndOfStatement(),t(e)}case this.tok.T_GLOBAL:{const t=this.node("global"),e=this.next().read_list(this.read_simple_variable,",")
return this.expectEndOfStatement(),t(e)}case this.tok.T_STATIC:{const t=[this.token,this.lexer.getState()],e=this.node()
if(this.next().token===this.tok.T_DOUBLE_COLON){this.lexer.tokens.push(t)
const s=this.next().read_expr()
return this.expectEndOfStatement(s),e("expressionstatement",s)}if(this.token===this.tok.T_FUNCTION)return this.read_function(!0,[0,1,0])
const s=this.read_variable_declarations()
return this.expectEndOfStatement(),e("static",s)}case this.tok.T_ECHO:{const t=this.node("echo"),e=this.text(),s="<?="===e||"<%="===e,i=this.next().read_function_list(this.read_expr,",")
return this.expectEndOfStatement(),t(i,s)}case this.tok.T_INLINE_HTML:{const t=this.text()
let e=this.lexer.yylloc.first_offset>0?this.lexer._input[this.lexer.yylloc.first_offset-1]:null
const s="\r"===e||"\n"===e
s&&"\n"===e&&this.lexer.yylloc.first_offset>1&&"\r"===this.lexer._input[this.lexer.yylloc.first_offset-2]&&(e="\r\n")
const i=this.node("inline")
return this.next(),i(t,s?e+t:t)}case this.tok.T_UNSET:{const t=this.node("unset")
this.next().expect("(")&&this.next()
const e=this.read_function_list(this.read_variable,",")
return this.expect(")")&&this.next(),this.expect(";")&&this.next(),t(e)}case this.tok.T_DECLARE:{const t=this.node("declare"),e=[]
let s
this.next().expect("(")&&this.next()
const i=this.read_declare_list()
if(this.expect(")")&&this.next(),":"===this.token){for(this.next();this.token!=this.EOF&&this.token!==this.tok.T_ENDDECLARE;)e.push(this.read_top_statement())
0===e.length&&this.extractDoc&&this._docs.length>this._docIndex&&e.push(this.node("noop")()),this.expect(this.tok.T_ENDDECLARE)&&this.next(),this.expectEndOfStatement(),s=this.ast.declare.MODE_SHORT}else if("{"===this.token){for(this.next();this.token!=this.EOF&&"}"!==this.token;)e.push(this.read_top_statement())
0===e.length&&this.extractDoc&&this._docs.length>this._docIndex&&e.push(this.node("noop")()),this.expect("}")&&this.next(),s=this.ast.declare.MODE_BLOCK}else this.expect(";")&&this.next(),s=this.ast.declare.MODE_NONE
return t(i,e,s)}case this.tok.T_TRY:return this.read_try()
case this.tok.T_THROW:{const t=this.node("throw"),e=this.next().read_expr()
return this.expectEndOfStatement(),t(e)}case";":return this.next(),null
case this.tok.T_STRING:{const t=this.node(),e=[this.token,this.lexer.getState()],s=this.text()
let i=this.node("identifier")
if(":"===this.next().token)return i=i(s),this.next(),t("label",i)
i.destroy(),t.destroy(),this.lexer.tokens.push(e)
const n=this.node("expressionstatement"),h=this.next().read_expr()
return this.expectEndOfStatement(h),n(h)}case this.tok.T_GOTO:{const t=this.node("goto")
let e=null
if(this.next().expect(this.tok.T_STRING)){e=this.node("identifier")
const t=this.text()
this.next(),e=e(t),this.expectEndOfStatement()}return t(e)}default:{const t=this.node("expressionstatement"),e=this.read_expr()
return this.expectEndOfStatement(e),t(e)}}},read_code_block(t){const e=this.node("block")
this.expect("{")&&this.next()
const s=t?this.read_top_statements():this.read_inner_statements()
return 0===s.length&&this.extractDoc&&this._docs.length>this._docIndex&&s.push(this.node("noop")()),this.expect("}")&&this.next(),e(null,s)}}}),9525:(t=>{t.exports={read_switch(){const t=this.node("switch")
this.expect(this.tok.T_SWITCH)&&this.next(),this.expect("(")&&this.next()
const e=this.read_expr()
this.expect(")")&&this.next()
const s=":"===this.token
return t(e,this.read_switch_case_list(),s)},read_switch_case_list(){let t=null
const e=this.node("block"),s=[]
for("{"===this.token?t="}":":"===this.token?t=this.tok.T_ENDSWITCH:this.expect(["{",":"]),this.next(),";"===this.token&&this.next();this.token!==this.EOF&&this.token!==t;)s.push(this.read_case_list(t))
return 0===s.length&&this.extractDoc&&this._docs.length>this._docIndex&&s.push(this.node("noop")()),this.expect(t)&&this.next(),t===this.tok.T_ENDSWITCH&&this.expectEndOfStatement(),e(null,s)},read_case_list(t){const e=this.node("case")
let s=null
this.token===this.tok.T_CASE?s=this.next().read_expr():this.token===this.tok.T_DEFAULT?this.next():this.expect([this.tok.T_CASE,this.tok.T_DEFAULT]),this.expect([":",";"])&&this.next()
const i=this.node("block"),n=[]
for(;this.token!==this.EOF&&this.token!==t&&this.token!==this.tok.T_CASE&&this.token!==this.tok.T_DEFAULT;)n.push(this.read_inner_statement())
return e(s,i(null,n))}}}),4904:(t=>{t.exports={read_try(){this.expect(this.tok.T_TRY)
const t=this.node("try")
let e=null
const s=[],i=this.next().read_statement()
for(;this.token===this.tok.T_CATCH;){const t=this.node("catch")
this.next().expect("(")&&this.next()
const e=this.read_list(this.read_namespace_name,"|",!1)
let i=null;(this.version<800||this.token===this.tok.T_VARIABLE)&&(i=this.read_variable(!0,!1)),this.expect(")"),s.push(t(this.next().read_statement(),e,i))}return this.token===this.tok.T_FINALLY&&(e=this.next().read_statement()),t(i,s,e)}}}),9188:(t=>{t.exports={read_short_form(t){const e=this.node("block"),s=[]
for(this.expect(":")&&this.next();this.token!=this.EOF&&this.token!==t;)s.push(this.read_inner_statement())
return 0===s.length&&this.extractDoc&&this._docs.length>this._docIndex&&s.push(this.node("noop")()),this.expect(t)&&this.next(),this.expectEndOfStatement(),e(null,s)},read_function_list(t,e){const s=[]
do{if(this.token==e&&this.version>=703&&s.length>0){s.push(this.node("noop")())
break}if(s.push(t.apply(this,[])),this.token!=e)break
if(")"==this.next().token&&this.version>=703)break}while(this.token!=this.EOF)
return s},read_list(t,e,s){const i=[]
if(this.token==e){if(!s)return this.error(),i
i.push("function"==typeof t?this.node("noop")():null),this.next()}if("function"==typeof t)do{const s=t.apply(this,[])
if(s&&i.push(s),this.token!=e)break}while(this.next().token!=this.EOF)
else{if(!this.expect(t))return[]
for(i.push(this.text());this.next().token!=this.EOF&&this.token==e&&this.next().token==t;)i.push(this.text())}return i},read_name_list(){return this.read_list(this.read_namespace_name,",",!1)},read_byref(t){let e=this.node("byref")
this.next(),e=e(null)
const s=t()
return s&&(this.ast.swapLocations(s,e,s,this),s.byref=!0),s},read_variable_declarations(){return this.read_list(function(){const t=this.node("staticvariable")
let e=this.node("variable")
if(this.expect(this.tok.T_VARIABLE)){const t=this.text().substring(1)
this.next(),e=e(t,!1)}else e=e("#ERR",!1)
return"="===this.token?t(e,this.next().read_expr()):e},",")},read_extends_from(){return this.token===this.tok.T_EXTENDS?this.next().read_namespace_name():null},read_interface_extends_list(){return this.token===this.tok.T_EXTENDS?this.next().read_name_list():null},read_implements_list(){return this.token===this.tok.T_IMPLEMENTS?this.next().read_name_list():null}}}),9873:(t=>{t.exports={read_variable(t,e){let s
if("&"===this.token)return this.read_byref(this.read_variable.bind(this,t,e))
if(this.is([this.tok.T_VARIABLE,"$"]))s=this.read_reference_variable(e)
else if(this.is([this.tok.T_NS_SEPARATOR,this.tok.T_STRING,this.tok.T_NAME_RELATIVE,this.tok.T_NAME_QUALIFIED,this.tok.T_NAME_FULLY_QUALIFIED,this.tok.T_NAMESPACE])){s=this.node()
const t=this.read_namespace_name()
if(this.token!=this.tok.T_DOUBLE_COLON&&"("!=this.token&&-1===["parentreference","selfreference"].indexOf(t.kind)){const e=t.name.toLowerCase()
"true"===e?s=t.destroy(s("boolean",!0,t.name)):"false"===e?s=t.destroy(s("boolean",!1,t.name)):"null"===e?s=t.destroy(s("nullkeyword",t.name)):(s.destroy(t),s=t)}else s.destroy(t),s=t}else if(this.token===this.tok.T_STATIC){s=this.node("staticreference")
const t=this.text()
this.next(),s=s(t)}else this.expect("VARIABLE")
return this.token===this.tok.T_DOUBLE_COLON&&(s=this.read_static_getter(s,e)),this.recursive_variable_chain_scan(s,t,e)},read_static_getter(t,e){const s=this.node("staticlookup")
let i,n
return this.next().is([this.tok.T_VARIABLE,"$"])?i=this.read_reference_variable(e):this.token===this.tok.T_STRING||this.token===this.tok.T_CLASS||this.version>=700&&this.is("IDENTIFIER")?(i=this.node("identifier"),n=this.text(),this.next(),i=i(n)):"{"===this.token?(i=this.node("literal"),n=this.next().read_expr(),this.expect("}")&&this.next(),i=i("literal",n,null)):(this.error([this.tok.T_VARIABLE,this.tok.T_STRING]),i=this.node("identifier"),n=this.text(),this.next(),i=i(n)),s(t,i)},read_what(t=!1){let e,s
switch(this.next().token){case this.tok.T_STRING:e=this.node("identifier"),s=this.text(),this.next(),e=e(s),t&&this.token===this.tok.T_OBJECT_OPERATOR&&this.error()
break
case this.tok.T_VARIABLE:e=this.node("variable"),s=this.text().substring(1),this.next(),e=e(s,!1)
break
case this.tok.T_CLASS:t||this.error(),e=this.node("identifier"),s=this.text(),this.next(),e=e(s,!1)
break
case"$":e=this.node(),this.next().expect(["$","{",this.tok.T_VARIABLE]),"{"===this.token?(s=this.next().read_expr(),this.expect("}")&&this.next(),e=e("variable",s,!0)):(s=this.read_expr(),e=e("variable",s,!1))
break
case"{":e=this.node("encapsedpart"),s=this.next().read_expr(),this.expect("}")&&this.next(),e=e(s,"complex",!1)
break
default:this.error([this.tok.T_STRING,this.tok.T_VARIABLE,"$","{"]),e=this.node("identifier"),s=this.text(),this.next(),e=e(s)}return e},recursive_variable_chain_scan(t,e,s){let i,n
t:for(;this.token!=this.EOF;)switch(this.token){case"(":if(e)return t
t=this.node("call")(t,this.read_argument_list())
break
case"[":case"{":{const e="["===this.token
if(i=this.node("offsetlookup"),this.next(),n=!1,s)n=this.read_encaps_var_offset(),this.expect(e?"]":"}")&&this.next()
else{(e?"]"!==this.token:"}"!==this.token)?(n=this.read_expr(),this.expect(e?"]":"}")&&this.next()):this.next()}t=i(t,n)
break}case this.tok.T_DOUBLE_COLON:i=this.node("staticlookup"),t=i(t,this.read_what(!0))
break
case this.tok.T_OBJECT_OPERATOR:i=this.node("propertylookup"),t=i(t,this.read_what())
break
case this.tok.T_NULLSAFE_OBJECT_OPERATOR:i=this.node("nullsafepropertylookup"),t=i(t,this.read_what())
break
default:break t}return t},read_encaps_var_offset(){let t=this.node()
if(this.token===this.tok.T_STRING){const e=this.text()
this.next(),t=t("identifier",e)}else if(this.token===this.tok.T_NUM_STRING){const e=this.text()
this.next(),t=t("number",e,null)}else if("-"===this.token){this.next()
const e=-1*this.text()
this.expect(this.tok.T_NUM_STRING)&&this.next(),t=t("number",e,null)}else if(this.token===this.tok.T_VARIABLE){const e=this.text().substring(1)
this.next(),t=t("variable",e,!1)}else{this.expect([this.tok.T_STRING,this.tok.T_NUM_STRING,"-",this.tok.T_VARIABLE])
const e=this.text()
this.next(),t=t("identifier",e)}return t},read_reference_variable(t){let e,s=this.read_simple_variable()
for(;this.token!=this.EOF;){const i=this.node()
if("{"!=this.token||t){i.destroy()
break}e=this.next().read_expr(),this.expect("}")&&this.next(),s=i("offsetlookup",s,e)}return s},read_simple_variable(){let t,e=this.node("variable")
if(this.expect([this.tok.T_VARIABLE,"$"])&&this.token===this.tok.T_VARIABLE)t=this.text().substring(1),this.next(),e=e(t,!1)
else switch("$"===this.token&&this.next(),this.token){case"{":{const t=this.next().read_expr()
this.expect("}")&&this.next(),e=e(t,!0)
break}case"$":e=e(this.read_simple_variable(),!1)
break
case this.tok.T_VARIABLE:{t=this.text().substring(1)
const s=this.node("variable")
this.next(),e=e(s(t,!1),!1)
break}default:this.error(["{","$",this.tok.T_VARIABLE]),t=this.text(),this.next(),e=e(t,!1)}return e}}}),4007:(t=>{const e={T_HALT_COMPILER:101,T_USE:102,T_ENCAPSED_AND_WHITESPACE:103,T_OBJECT_OPERATOR:104,T_STRING:105,T_DOLLAR_OPEN_CURLY_BRACES:106,T_STRING_VARNAME:107,T_CURLY_OPEN:108,T_NUM_STRING:109,T_ISSET:110,T_EMPTY:111,T_INCLUDE:112,T_INCLUDE_ONCE:113,T_EVAL:114,T_REQUIRE:115,T_REQUIRE_ONCE:116,T_NAMESPACE:117,T_NS_SEPARATOR:118,T_AS:119,T_IF:120,T_ENDIF:121,T_WHILE:122,T_DO:123,T_FOR:124,T_SWITCH:125,T_BREAK:126,T_CONTINUE:127,T_RETURN:128,T_GLOBAL:129,T_STATIC:130,T_ECHO:131,T_INLINE_HTML:132,T_UNSET:133,T_FOREACH:134,T_DECLARE:135,T_TRY:136,T_THROW:137,T_GOTO:138,T_FINALLY:139,T_CATCH:140,T_ENDDECLARE:141,T_LIST:142,T_CLONE:143,T_PLUS_EQUAL:144,T_MINUS_EQUAL:145,T_MUL_EQUAL:146,T_DIV_EQUAL:147,T_CONCAT_EQUAL:148,T_MOD_EQUAL:149,T_AND_EQUAL:150,T_OR_EQUAL:151,T_XOR_EQUAL:152,T_SL_EQUAL:153,T_SR_EQUAL:154,T_INC:155,T_DEC:156,T_BOOLEAN_OR:157,T_BOOLEAN_AND:158,T_LOGICAL_OR:159,T_LOGICAL_AND:160,T_LOGICAL_XOR:161,T_SL:162,T_SR:163,T_IS_IDENTICAL:164,T_IS_NOT_IDENTICAL:165,T_IS_EQUAL:166,T_IS_NOT_EQUAL:167,T_IS_SMALLER_OR_EQUAL:168,T_IS_GREATER_OR_EQUAL:169,T_INSTANCEOF:170,T_INT_CAST:171,T_DOUBLE_CAST:172,T_STRING_CAST:173,T_ARRAY_CAST:174,T_OBJECT_CAST:175,T_BOOL_CAST:176,T_UNSET_CAST:177,T_EXIT:178,T_PRINT:179,T_YIELD:180,T_YIELD_FROM:181,T_FUNCTION:182,T_DOUBLE_ARROW:183,T_DOUBLE_COLON:184,T_ARRAY:185,T_CALLABLE:186,T_CLASS:187,T_ABSTRACT:188,T_TRAIT:189,T_FINAL:190,T_EXTENDS:191,T_INTERFACE:192,T_IMPLEMENTS:193,T_VAR:194,T_PUBLIC:195,T_PROTECTED:196,T_PRIVATE:197,T_CONST:198,T_NEW:199,T_INSTEADOF:200,T_ELSEIF:201,T_ELSE:202,T_ENDSWITCH:203,T_CASE:204,T_DEFAULT:205,T_ENDFOR:206,T_ENDFOREACH:207,T_ENDWHILE:208,T_CONSTANT_ENCAPSED_STRING:209,T_LNUMBER:210,T_DNUMBER:211,T_LINE:212,T_FILE:213,T_DIR:214,T_TRAIT_C:215,T_METHOD_C:216,T_FUNC_C:217,T_NS_C:218,T_START_HEREDOC:219,T_END_HEREDOC:220,T_CLASS_C:221,T_VARIABLE:222,T_OPEN_TAG:223,T_OPEN_TAG_WITH_ECHO:224,T_CLOSE_TAG:225,T_WHITESPACE:226,T_COMMENT:227,T_DOC_COMMENT:228,T_ELLIPSIS:229,T_COALESCE:230,T_POW:231,T_POW_EQUAL:232,T_SPACESHIP:233,T_COALESCE_EQUAL:234,T_FN:235,T_NULLSAFE_OBJECT_OPERATOR:236,T_MATCH:237,T_ATTRIBUTE:238,T_ENUM:239,T_READ_ONLY:240,T_NAME_RELATIVE:241,T_NAME_QUALIFIED:242,T_NAME_FULLY_QUALIFIED:243,T_PIPE:244},s={values:Object.entries(e).reduce((t,[e,s])=>({...t,[s]:e}),{}),names:e}
t.exports=Object.freeze(s)})}

