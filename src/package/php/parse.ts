import engine from 'php-parser';
import { collectFacts } from './collect.ts';
import type { PhpFileFacts, PhpStart } from './model.ts';
import { type Ast, lineOf, toNode, toNodes } from './syntax-tree.ts';
import { readTag } from './tag.ts';
import { scanPhp } from './tokens.ts';

/** Newer syntax than this is not read. */
const VERSION = 805;
/** Tags that only some PHP reads, so the text between them may be code. */
const OTHER_TAGS = /<\?(?!xml|php|=)|<script\s+language|<%/i;

const NOTHING: Omit<PhpFileFacts, 'key' | 'starts'> = {
  ...{ remarks: [], functions: [], classes: [], constants: [], aliases: [], units: [] },
  ...{ values: new Map(), returns: new Map(), answers: new Map(), texts: new Set() },
  ...{ isAutoloader: false, hasEval: false },
};

/** A file, and what it is known by. */
export interface FileToParse {
  readonly key: string;
  readonly bytes: Uint8Array;
  readonly isLibrary: boolean;
}

/** Reads one file, as {@link parsePhp} does. */
export function parseFile({ key, bytes, isLibrary }: FileToParse): PhpFileFacts {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  return { key, ...parsePhp(text, isLibrary) };
}

/**
 * Reads one file. Never throws: a file that the parser refuses, or that is nested too deep for it, has a fault instead.
 *
 * @param text decoded as latin1, so that names that are not UTF-8 stay two
 */
export function parsePhp(text: string, isLibrary: boolean): Omit<PhpFileFacts, 'key'> {
  try {
    const parser = new engine.Engine({
      parser: { version: VERSION, suppressErrors: false, extractDoc: false },
      ast: { withPositions: true },
      lexer: { all_tokens: false, short_tags: false },
    });
    const hasCode = text.includes('<?') || OTHER_TAGS.test(text);
    const program = hasCode ? (parser.parseCode(text, '') as unknown as Ast) : printAll(text);
    const late = hasCode ? findOpenEnd(text) : undefined;
    const starts = readStart(text, program);
    if (hasOtherTags(program))
      return { ...NOTHING, starts, fault: { what: 'short tags (`<?`)', line: 1, isSyntax: false } };
    const facts = collectFacts(program, text, isLibrary);
    return { ...facts, starts, remarks: late === undefined ? facts.remarks : [...facts.remarks, late] };
  } catch (error) {
    const { message, lineNumber } = error as { message?: unknown; lineNumber?: unknown };
    const line = typeof lineNumber === 'number' ? lineNumber : 1;
    const isSyntax = error instanceof SyntaxError;
    const what = isSyntax ? readMessage(String(message)) : 'code that is nested too deep to be read here';
    return { ...NOTHING, starts: readStart(text), fault: { what, line, isSyntax } };
  }
}

/** The tree of a file without code, for which the parser takes 80 ms a megabyte. */
function printAll(text: string): Ast {
  const loc = { start: { line: 1, offset: 0 }, end: { line: 1, offset: text.length } };
  const inline = { kind: 'inline', value: text, raw: text, loc };
  return { kind: 'program', children: text === '' ? [] : [inline], loc };
}

/** Behind these at the top level, nothing is printed on every request. */
const ENDS = new Set(['return', 'exit']);

/** Reads what a file prints when it is loaded; of one that was not parsed, only how it begins. */
function readStart(text: string, program?: Ast): PhpStart {
  const { hasTag, start } = readTag(text);
  if (program === undefined) return { hasTag, start };
  const nodes = toNodes(program['children']).flatMap((node) =>
    node.kind === 'namespace' ? toNodes(node['children']) : node,
  );
  const isText = ({ kind }: Ast) => kind === 'inline';
  const ended = nodes.findIndex((node) => ENDS.has(toNode(node['expression'])?.kind ?? node.kind));
  const printed = nodes
    .slice(0, ended < 0 ? nodes.length : ended)
    .find((node, at) => isText(node) && (at > 0 || start === '') && node['value'] !== '');
  const behind = printed && { text: String(printed['value']), line: lineOf(printed) };
  return { hasTag, start, behind };
}

const readMessage = (message: string) =>
  message
    .replace(/^Parse Error\s*:\s*(syntax error,\s*)?/, '')
    .replace(/ on line \d+$/, '')
    .slice(0, 200);

function hasOtherTags(program: Ast): boolean {
  const children = program['children'];
  if (!Array.isArray(children)) return false;
  return children.some((each) => {
    const node = toNode(each);
    return node?.kind === 'inline' && OTHER_TAGS.test(String(node['raw']));
  });
}

/** A comment or text that never ends: the parser takes it, and all code behind it is gone. */
function findOpenEnd(text: string): PhpFileFacts['remarks'][number] | undefined {
  const { openAt } = scanPhp(text, () => undefined);
  if (openAt === undefined) return undefined;
  const what = `the start of a ${text.startsWith('/*', openAt) ? 'comment' : 'text'} that has no end`;
  const line = text.slice(0, openAt).split(/\r\n|\r|\n/).length;
  return { kind: 'refused', what, line, at: { when: 'always', guards: [] } };
}
