import type { PhpFacts, PluginFacts, Sign, Statement } from './facts.ts';

/** A file as it lies on a disk, or a link. */
export type Content = Buffer | { readonly target: string };

const STARTS: Readonly<Record<PhpFacts['start'], string>> = {
  tag: '<?php\n',
  mark: '\ufeff<?php\n',
  blank: '\n<?php\n',
  text: '<p>Text.</p>\n<?php\n',
  'no-tag': '',
};
const ENDS: Readonly<Record<PhpFacts['end'], string>> = {
  open: '',
  closed: '?>\n',
  blank: '?>\n\n\n',
  text: '?>\n<p>Text.</p>\n',
};
const CODED = 'Q29uc3RydWN0ZWQgZm9yIHRlc3RzLCBvcGVucyBubyBkb29yIGFueXdoZXJl';

/** Makes a plugin of its facts: the same paths, sizes, headers and loads, and nothing of what it does. */
export function synthesize({ files, php, texts, signs }: PluginFacts): ReadonlyMap<string, Content> {
  const signsOf = Map.groupBy(signs, ({ path }) => path);
  return new Map(
    files.map(([path, size]): [string, Content] => {
      if (typeof size === 'string') return [path, { target: size }];
      return [path, writeFile(path, size, php[path], texts[path], signsOf.get(path) ?? [])];
    }),
  );
}

function writeFile(
  path: string,
  sizeBytes: number,
  php: PhpFacts | undefined,
  lines: readonly string[] | undefined,
  signs: readonly Sign[],
): Buffer {
  if (lines !== undefined) return Buffer.from(`${lines.join('\n')}\n`);
  if (php !== undefined) return writePhp(php, sizeBytes, signs);
  const body = signs.map((sign) => writeSign(sign, path)).join('');
  if (path.endsWith('.php')) return pad(`<?php\n${body}`, sizeBytes, '');
  return pad(body, sizeBytes, '');
}

function writePhp(
  { start, end, headers, statements, builds, isAutoloader }: PhpFacts,
  sizeBytes: number,
  signs: readonly Sign[],
) {
  let head = `${STARTS[start]}${headers.length > 0 ? '/*\n' : ''}`;
  for (const [label, value, offset, line] of headers) {
    const lines = Math.max(0, line - head.split('\n').length);
    const blanks = Math.max(0, offset - Buffer.byteLength(head) - lines);
    head = `${head}${' '.repeat(blanks)}${'\n'.repeat(lines)}${label}:${value}\n`;
  }
  if (headers.length > 0) head += '*/\n';
  // Whether anybody calls a function is no fact: somebody might.
  const isCalled = statements.some(({ inside }) => inside.includes('function'));
  const body = [
    ...(isCalled ? ["add_filter( 'work', 'work_here' );\n"] : []),
    ...statements.map(writeStatement),
    ...builds.map((path) => `load( '${path}' );\n`),
    isAutoloader === true ? "spl_autoload_register( 'find' );\n" : '',
    ...signs.map((sign) => writeSign(sign, '.php')),
  ].join('');
  return pad(head + body, sizeBytes, ENDS[end]);
}

const OPENERS: Readonly<Record<string, string>> = {
  if: 'if ( is_wanted() ) {',
  else: 'if ( is_wanted() ) { work(); } else {',
  function: 'function work_here() {',
  class: 'class Example {',
  loop: 'foreach ( $all as $one ) {',
  'loop exists': 'foreach ( $all as $one ) {',
  switch: 'if ( is_wanted() ) {',
  try: 'try {',
  catch: 'try { work(); } catch ( Exception $error ) {',
  condition: 'if ( is_wanted() ) {',
};

function writeStatement(statement: Statement): string {
  const expression = writePath(statement);
  const own = writeAction(statement, expression);
  return `${statement.inside.reduceRight((inner, kind) => wrap(inner, kind, expression), own)}\n`;
}

function writeAction({ does, name = '', after = '' }: Statement, expression: string): string {
  if (does === 'define') return `define( '${name}', ${expression} );`;
  if (does === 'test') return `if ( ! file_exists( ${expression} ) ) { work(); }`;
  return `${writeAfter(after)}${does === 'leave' ? 'exit' : `${does} ${expression}`};`;
}

function wrap(inner: string, kind: string, expression: string): string {
  if (kind === 'if exists') return `if ( file_exists( ${expression} ) ) { ${inner} }`;
  return `${OPENERS[kind] ?? 'if ( is_wanted() ) {'} ${inner} }${kind === 'try' ? ' finally { work(); }' : ''}`;
}

function writeAfter(after: string): string {
  if (after === '') return '';
  if (after === '=') return '$loaded = ';
  if (after === 'return' || after === '@' || after === '!') return `${after} `;
  if (after === '(' || after === ',' || after === '=>') return '$loaded = work() ?: ';
  return `is_wanted() ${after === '?' ? '&&' : after} `;
}

function writePath({ base, path }: Statement): string {
  const literal = `'${path}'`;
  if (base === '') return literal;
  return path === '' ? base : `${base} . ${literal}`;
}

function writeSign({ kind, isWhole, isQuoted }: Sign, path: string): string {
  if (kind === 'database-password') return `define( 'DB_PASSWORD', '${isWhole ? 'k3Yd8s0q' : ''}' );\n`;
  if (kind === 'environment') return `API_KEY=${isWhole ? 'k3Yd8s0q' : ''}\n`;
  if (kind === 'lfs-pointer')
    return `version https://git-lfs.github.com/spec/v1\noid sha256:${'0'.repeat(64)}\nsize 9\n`;
  if (kind === 'merge-conflict') return '\n<<<<<<< ours\n=======\n>>>>>>> theirs\n';
  if (kind === 'service-account')
    return `{"type": "service_account"${isWhole ? `, "private_key": "${CODED}"` : ''}}\n`;
  if (kind === 'token') return isWhole ? `_authToken=npm_${CODED.slice(0, 36)}\n` : '_authToken=${TOKEN}\n';
  // Without its secret, which nobody has found beside one.
  if (kind === 'aws-key') return "$key = 'AKIAQ29UC3RYDWN0ZWQG';\n";
  const label = 'RSA PRIVATE KEY';
  if (isQuoted || !isWhole) {
    const marker = `-----BEGIN ${label}-----`;
    return path.endsWith('.php') ? `$marker = '${marker}';\n` : `const marker = "${marker}";\n`;
  }
  const key = `-----BEGIN ${label}-----\n${CODED}\n${CODED}\n-----END ${label}-----\n`;
  return path.endsWith('.php') ? `/*\n${key}*/\n` : key;
}

/** Most files hold nothing of their own: they are the beginnings of the longest of them. */
const plain = new Map<string, Buffer>();

/** Fills up to the size, in a way that packs like text and reads as nothing. */
function pad(text: string, sizeBytes: number, end: string): Buffer {
  if (sizeBytes === 0) return Buffer.alloc(0);
  const head = Buffer.from(text);
  const tail = Buffer.from(end);
  const length = Math.max(sizeBytes, head.length + tail.length);
  const isPlain = tail.length === 0 && head.length <= STARTS.tag.length;
  const known = isPlain ? plain.get(text) : undefined;
  // Half of what begins a comment is a division.
  if (known !== undefined && known.length >= length && !isCut(known, length))
    return known.subarray(0, length);
  const bytes = Buffer.allocUnsafe(length);
  bytes.fill(FILLER, head.length);
  head.copy(bytes);
  tail.copy(bytes, length - tail.length);
  if (isPlain && length > (known?.length ?? 0)) plain.set(text, Buffer.from(bytes));
  if (isCut(bytes, length - tail.length)) bytes.write(' ', length - tail.length - 1);
  return bytes;
}

const isCut = (bytes: Buffer, end: number) => bytes.toString('latin1', end - 2, end) === '\n/';

/** Comments of many lengths, of what no token is made of; it repeats itself so late that it packs like text. */
const FILLER = Buffer.from(
  Array.from({ length: 1600 }, (_, index) => {
    const number = (index * 7919) % 4001;
    return `// ${number.toString(36)} ${'*'.repeat(number % 240)}\n`;
  }).join(''),
);
