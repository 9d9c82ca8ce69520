/** Counts the lines of a source file by kind (logic, examples, pages, imports) and measures its functions. */
import ts from 'typescript';

/** Kinds of lines; a line of two kinds counts as the first of them. */
export const kinds = ['imports', 'examples', 'pages', 'logic'] as const;

export type Kind = (typeof kinds)[number];

export interface SourceLines {
  readonly lines: Readonly<Record<Kind, number>>;
  /** Lengths of all functions with a block body, in lines. */
  readonly functions: readonly number[];
  /** In characters. */
  readonly longest: number;
}

/** `path` is relative to the project's root, with `/`: files in a game's folder `pages` are pages. */
export function sourceLines(path: string, text: string): SourceLines {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const rows = text.split('\n');
  if (rows.at(-1) === '') rows.pop();
  const isPage = path.includes('/pages/');
  const kindOf: Kind[] = rows.map(() => (isPage ? 'pages' : 'logic'));
  const functions: number[] = [];
  const rowsOf = (node: ts.Node): readonly [number, number] => [
    file.getLineAndCharacterOfPosition(node.getStart()).line,
    file.getLineAndCharacterOfPosition(node.end).line,
  ];
  const mark = (node: ts.Node, kind: Kind): void => {
    const [first, last] = rowsOf(node);
    kindOf.fill(kind, first, last + 1);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) mark(node, 'imports');
    else if (isExample(node)) mark(node, 'examples');
    if (hasBody(node)) {
      const [first, last] = rowsOf(node);
      functions.push(last - first + 1);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  const count = (kind: Kind): number => kindOf.filter((each) => each === kind).length;
  return {
    lines: { imports: count('imports'), examples: count('examples'), pages: count('pages'), logic: count('logic') },
    functions,
    longest: Math.max(0, ...rows.map((row) => row.length)),
  };
}

/** The example of a check: a call of `example`. */
function isExample(node: ts.Node): boolean {
  return ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'example';
}

/** Functions with an expression body belong to their enclosing function. */
function hasBody(node: ts.Node): boolean {
  return (
    (ts.isFunctionDeclaration(node) ||
      ts.isMethodDeclaration(node) ||
      ts.isFunctionExpression(node) ||
      ts.isArrowFunction(node) ||
      ts.isGetAccessor(node) ||
      ts.isConstructorDeclaration(node)) &&
    node.body !== undefined &&
    ts.isBlock(node.body)
  );
}
