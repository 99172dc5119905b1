import ts from 'typescript';

/** Maximum number of texts: more would be combinations of the same. */
const MAX_TEXTS = 24;
const MAX_DEPTH = 8;

/** Alternatives this short are forms of a word, such as `is` and `are`: one of them stands for all. */
const SHORT = 12;

/** Reads the possible texts of an expression; values that only a run knows are names in braces. */
export interface TextReader {
  readonly read: (node: ts.Expression | undefined) => readonly string[];
  /** Literals that were read so far. */
  readonly seen: ReadonlySet<ts.Node>;
}

/** A reader that follows constants, conditions, and calls of functions of the program. */
export function createTextReader(checker: ts.TypeChecker): TextReader {
  const seen = new Set<ts.Node>();

  function evaluate(node: ts.Expression | undefined, depth: number): readonly string[] {
    if (node === undefined) return [''];
    if (depth > MAX_DEPTH) return [describe(node)];
    if (ts.isStringLiteralLike(node)) {
      seen.add(node);
      return [node.text];
    }
    if (ts.isTemplateExpression(node)) {
      seen.add(node);
      return node.templateSpans.reduce<readonly string[]>(
        (texts, { expression, literal }) =>
          join(join(texts, thin(evaluate(expression, depth + 1))), [literal.text]),
        [node.head.text],
      );
    }
    if (ts.isConditionalExpression(node)) return unite([node.whenTrue, node.whenFalse], depth);
    if (ts.isBinaryExpression(node)) return evaluateBinary(node, depth);
    if (unwrap(node) !== node) return evaluate(unwrap(node), depth);
    if (ts.isCallExpression(node)) return evaluateCall(node, depth);
    if (ts.isElementAccessExpression(node)) {
      const table = ts.isIdentifier(node.expression) ? findConstant(node.expression) : undefined;
      return table === undefined ? [describe(node)] : evaluateTable(table, depth);
    }
    if (ts.isIdentifier(node) || ts.isPropertyAccessExpression(node)) {
      const constant = findConstant(node);
      return constant === undefined ? [describe(node)] : evaluate(constant, depth + 1);
    }
    return [describe(node)];
  }

  function unite(nodes: readonly ts.Expression[], depth: number): readonly string[] {
    return [...new Set(nodes.flatMap((node) => evaluate(node, depth + 1)))].slice(0, MAX_TEXTS);
  }

  function evaluateBinary(node: ts.BinaryExpression, depth: number): readonly string[] {
    const { operatorToken, left, right } = node;
    if (operatorToken.kind === ts.SyntaxKind.PlusToken)
      return join(evaluate(left, depth + 1), evaluate(right, depth + 1));
    const isChoice =
      operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken ||
      operatorToken.kind === ts.SyntaxKind.BarBarToken;
    return isChoice ? unite([left, right], depth) : [describe(node)];
  }

  function evaluateCall(node: ts.CallExpression, depth: number): readonly string[] {
    const { expression } = node;
    if (ts.isPropertyAccessExpression(expression) && ts.isArrayLiteralExpression(expression.expression)) {
      const [separator = ''] = evaluate(node.arguments[0], depth + 1);
      const parts = expression.expression.elements.map((part) => thin(evaluate(part, depth + 1)));
      return parts.reduce(
        (texts, part, index) => join(texts, index === 0 ? part : join([separator], part)),
        [''],
      );
    }
    const texts = unite(ts.isIdentifier(expression) ? findReturned(expression) : [], depth);
    return texts.length > 0 && texts.every(isProse) ? texts : [describe(node)];
  }

  /** Any field of a table. */
  function evaluateTable(table: ts.Expression, depth: number): readonly string[] {
    const fields = unwrap(table);
    if (!ts.isObjectLiteralExpression(fields)) return [describe(fields)];
    return unite(
      fields.properties.flatMap((field) => (ts.isPropertyAssignment(field) ? [field.initializer] : [])),
      depth,
    );
  }

  /** The value of a constant; none for a field of a table whose name only a run knows. */
  function findConstant(node: ts.Identifier | ts.PropertyAccessExpression): ts.Expression | undefined {
    const declaration = resolve(node);
    if (declaration === undefined) return undefined;
    const isConstant =
      ts.isPropertyAssignment(declaration) ||
      (ts.isVariableDeclaration(declaration) && ts.getCombinedNodeFlags(declaration) & ts.NodeFlags.Const);
    return isConstant ? declaration.initializer : undefined;
  }

  function findReturned(name: ts.Identifier): readonly ts.Expression[] {
    const declaration = resolve(name);
    if (declaration === undefined) return [];
    if (ts.isFunctionDeclaration(declaration)) return listReturned(declaration.body);
    const value = ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
    if (value === undefined || !ts.isArrowFunction(value)) return [];
    return ts.isBlock(value.body) ? listReturned(value.body) : [value.body];
  }

  const resolve = (node: ts.Node) => findDeclaration(node, checker);

  return { seen, read: (node) => evaluate(node, 0) };
}

/** Finds the declaration of a name's value, in any file. */
export function findDeclaration(name: ts.Node, checker: ts.TypeChecker): ts.Declaration | undefined {
  const symbol = checker.getSymbolAtLocation(name);
  const isImported = symbol !== undefined && symbol.flags & ts.SymbolFlags.Alias;
  return (isImported ? checker.getAliasedSymbol(symbol) : symbol)?.valueDeclaration;
}

/** Whether a text is prose: two words in a row. */
export function isProse(text: string): boolean {
  return /[a-z]{2,}[,:;]? [`"']?[a-z]{2,}/i.test(text.replaceAll(/\{[^}]*\}/g, ''));
}

/** An expression without type syntax. */
function unwrap(node: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node)
    ? unwrap(node.expression)
    : node;
}

function listReturned(body: ts.Block | undefined): readonly ts.Expression[] {
  const found: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isReturnStatement(node) && node.expression !== undefined) found.push(node.expression);
    else if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit);
  };
  if (body !== undefined) visit(body);
  return found;
}

function join(heads: readonly string[], tails: readonly string[]): readonly string[] {
  return heads.flatMap((head) => tails.map((tail) => head + tail)).slice(0, MAX_TEXTS);
}

function thin(texts: readonly string[]): readonly string[] {
  return texts.every((text) => text.length <= SHORT) ? texts.slice(-1) : texts;
}

/** A placeholder for a value that only a run knows. */
function describe(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return `{${node.text}}`;
  if (ts.isPropertyAccessExpression(node)) return `{${node.name.text}}`;
  const [first] = ts.isCallExpression(node) ? node.arguments : [];
  if (first !== undefined && (ts.isIdentifier(first) || ts.isPropertyAccessExpression(first)))
    return describe(first);
  return ts.isCallExpression(node) && ts.isIdentifier(node.expression) ? `{${node.expression.text}}` : '{…}';
}
