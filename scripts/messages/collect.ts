import { dirname, relative, resolve } from 'node:path';
import ts from 'typescript';
import { createTextReader, findDeclaration, isProse, type TextReader } from './texts.ts';

/** A message that people read, in one place of the source. */
export interface Message {
  /** `error`, `warning`, `notice`, `info`, … of the log; `input` or `output` of `action.yml`; `text`: anything else. */
  readonly kind: string;
  readonly title: string;
  /** One of the possible texts; values that only a run knows are names in braces. */
  readonly text: string;
  /** All possible fixes; `''` if there is none. */
  readonly fix: string;
  /** Characters of the longest text with the longest fix. */
  readonly length: number;
  /** `file:line`. */
  readonly where: string;
}

type Role = 'title' | 'text' | 'effect' | 'fix';
type Parts = Partial<Record<Role, ts.Expression>>;

/** Names of parameters and properties, by what they hold. */
const ROLES: Readonly<Record<string, Role>> = {
  title: 'title',
  message: 'text',
  text: 'text',
  problem: 'text',
  what: 'text',
  line: 'text',
  effect: 'effect',
  hint: 'fix',
  fix: 'fix',
};

const LOG_METHODS: readonly string[] = [
  ...['error', 'warning', 'notice', 'info', 'repeat', 'debug', 'startGroup', 'endGroup'],
];

/**
 * The messages in TypeScript files. A message is what is given to parameters or properties that are named like its parts,
 * as those of a log or of an error; all other prose is a `text`.
 *
 * @param files absolute paths
 * @param root the folder that the paths of the result are relative to
 */
export function collectMessages(files: readonly string[], root: string): readonly Message[] {
  const program = ts.createProgram(files, OPTIONS, createHost());
  const checker = program.getTypeChecker();
  const reader = createTextReader(checker);
  const sources = files.map((file) => program.getSourceFile(file)).filter((source) => source !== undefined);
  const told = sources.flatMap((source) =>
    listNodes(source).flatMap((node) => {
      const found = findMessage(node, checker);
      return found === undefined ? [] : describeMessage(found, findPlace(node, root), reader);
    }),
  );
  const others = sources.flatMap((source) =>
    listNodes(source)
      .filter((node) => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node))
      .filter((node) => !reader.seen.has(node))
      .map((node) => {
        const [text = ''] = reader.read(node);
        return { kind: 'text', title: '', text, fix: '', length: text.length, where: findPlace(node, root) };
      }),
  );
  return [...told, ...others.filter(({ text }) => isProse(text))];
}

const OPTIONS: ts.CompilerOptions = {
  lib: ['lib.es2023.d.ts'],
  types: [],
  module: ts.ModuleKind.NodeNext,
  target: ts.ScriptTarget.ES2023,
  allowImportingTsExtensions: true,
  noEmit: true,
  strict: true,
};

/** A host that reads only files of the project and the language: packages would take seconds. */
function createHost(): ts.CompilerHost {
  return {
    ...ts.createCompilerHost(OPTIONS),
    resolveModuleNameLiterals: (names, importer) =>
      names.map(({ text }) => ({
        resolvedModule: text.startsWith('.')
          ? { resolvedFileName: resolve(dirname(importer), text), extension: ts.Extension.Ts }
          : undefined,
      })),
  };
}

interface FoundMessage {
  readonly kind: string;
  readonly parts: Parts;
}

function findMessage(node: ts.Node, checker: ts.TypeChecker): FoundMessage | undefined {
  if (ts.isObjectLiteralExpression(node)) return findInObject(node);
  return ts.isCallExpression(node) || ts.isNewExpression(node) ? findInCall(node, checker) : undefined;
}

function findInCall(
  node: ts.CallExpression | ts.NewExpression,
  checker: ts.TypeChecker,
): FoundMessage | undefined {
  const method = findMethods(node, checker).find((name) => LOG_METHODS.includes(name));
  if (method === undefined && !ts.isIdentifier(node.expression)) return undefined;
  const parts: Parts = {};
  listParameters(node, checker).forEach(({ name, initializer }, index) => {
    const role = ts.isIdentifier(name) ? ROLES[name.text] : undefined;
    const value = node.arguments?.[index] ?? initializer;
    if (role !== undefined && value !== undefined) parts[role] ??= value;
  });
  if (method !== undefined) return { kind: method, parts };
  if (parts.text === undefined || parts.fix === undefined) return undefined;
  return { kind: isMistake(node) ? 'mistake' : 'error', parts };
}

/** The parameters of a called function, from its declaration if possible: types take much longer. */
function listParameters(
  { expression }: ts.CallExpression | ts.NewExpression,
  checker: ts.TypeChecker,
): readonly ts.ParameterDeclaration[] {
  const declaration = ts.isIdentifier(expression) ? findDeclaration(expression, checker) : undefined;
  if (declaration !== undefined && ts.isFunctionDeclaration(declaration)) return [...declaration.parameters];
  if (declaration !== undefined && ts.isClassDeclaration(declaration))
    return declaration.members.find(ts.isConstructorDeclaration)?.parameters ?? [];
  const [signature] = checker.getTypeAtLocation(expression).getCallSignatures();
  return (signature?.parameters ?? []).flatMap(({ valueDeclaration }) =>
    valueDeclaration !== undefined && ts.isParameter(valueDeclaration) ? [valueDeclaration] : [],
  );
}

/** An input without a fix has that of its row. */
function isMistake(node: ts.CallExpression | ts.NewExpression): boolean {
  return ts.isIdentifier(node.expression) && node.expression.text === 'InputMistake';
}

/** The names by which a method is called: `log.warning()`, and `log[severity]()`. */
function findMethods(
  { expression }: ts.CallExpression | ts.NewExpression,
  checker: ts.TypeChecker,
): readonly string[] {
  if (ts.isPropertyAccessExpression(expression)) return [expression.name.text];
  if (!ts.isElementAccessExpression(expression)) return [];
  const type = checker.getTypeAtLocation(expression.argumentExpression);
  const types = type.isUnion() ? type.types : [type];
  return types.flatMap((one) => (one.isStringLiteral() ? [one.value] : []));
}

function findInObject(node: ts.ObjectLiteralExpression): FoundMessage | undefined {
  const parts: Parts = {};
  for (const property of node.properties) {
    const role = property.name && ts.isIdentifier(property.name) ? ROLES[property.name.text] : undefined;
    if (role === undefined) continue;
    if (ts.isPropertyAssignment(property)) parts[role] ??= property.initializer;
    if (ts.isShorthandPropertyAssignment(property)) parts[role] ??= property.name;
  }
  if (parts.effect !== undefined && (parts.text ?? parts.fix) !== undefined)
    return { kind: findSeverity(node) ?? 'finding', parts };
  if (parts.fix === undefined) return parts.title && parts.text && { kind: 'notice', parts };
  return { kind: parts.text === undefined ? 'fix' : 'error', parts };
}

/** The severity of the check that a finding belongs to. */
function findSeverity(node: ts.Node): string | undefined {
  const readSeverity = (around: ts.Node): string | undefined => {
    if (!ts.isObjectLiteralExpression(around)) return undefined;
    const severity = around.properties.find(({ name }) => name?.getText() === 'severity');
    const isKnown = severity && ts.isPropertyAssignment(severity) && ts.isStringLiteral(severity.initializer);
    return isKnown === true ? severity.initializer.text : undefined;
  };
  const check = ts.findAncestor(node, (around) => readSeverity(around) !== undefined);
  return check && readSeverity(check);
}

function describeMessage(
  { kind, parts }: FoundMessage,
  where: string,
  reader: TextReader,
): readonly Message[] {
  const [titles, texts, effects, fixes] = [parts.title, parts.text, parts.effect, parts.fix].map((part) =>
    reader.read(part),
  ) as [Texts, Texts, Texts, Texts];
  if (![...titles, ...texts, ...effects, ...fixes].some(isProse)) return [];
  const fix = fixes.join(' / ');
  const tail = longest(effects) + longest(fixes);
  return texts.map((text) => ({
    kind,
    title: titles.join(' / '),
    text: [text, ...new Set(effects)].filter((part) => part !== '').join(' '),
    fix,
    length: text.length + tail,
    where,
  }));
}

type Texts = readonly string[];

function longest(texts: Texts): number {
  return Math.max(...texts.map(({ length }) => (length === 0 ? 0 : length + 1)));
}

function listNodes(source: ts.SourceFile): readonly ts.Node[] {
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return nodes;
}

function findPlace(node: ts.Node, root: string): string {
  const source = node.getSourceFile();
  const { line } = source.getLineAndCharacterOfPosition(node.getStart());
  return `${relative(root, source.fileName).replaceAll('\\', '/')}:${line + 1}`;
}
