/**
 * Finds caches that aren’t made with `engine/derive` under a unique name, within a limit of its table. The protocol and
 * the panel’s page are exempt, since they may not import it.
 */
import ts from 'typescript';
import { nodesIn, treeOf, type SourceFile } from './import-law.ts';

const home = 'server/engine/derive/';
const apart = ['server/protocol/', 'client/'];

/** A sentence for each cache made in another way, and for each name given twice. */
export function strayMemos(files: readonly SourceFile[]): readonly string[] {
  const read = files
    .filter(({ path }) => !path.startsWith(home) && !apart.some((room) => path.startsWith(room)))
    // Most files contain none of these and needn’t be parsed.
    .filter(({ text }) => /Weak|new (?:Map|Set)|derive|memoOf|Memo\b|keys\(\)|= (?:\[\]|\{\});/.test(text))
    .map((file) => ({ path: file.path, nodes: nodesIn(treeOf(file)) }));
  return [
    ...read.flatMap(({ path, nodes }) =>
      nodes.flatMap((node) => {
        const what = breach(node, nodes);
        return what === undefined ? [] : [`${path} ${what}`];
      }),
    ),
    ...namesTwice(read.flatMap(({ path, nodes }) => nodes.flatMap(nameIn).map((name) => ({ path, name })))),
  ];
}

function breach(node: ts.Node, all: readonly ts.Node[]): string | undefined {
  if (ts.isNewExpression(node) && node.expression.getText() === 'WeakMap') return 'has a WeakMap of its own';
  if (ts.isVariableDeclaration(node) && isOfModule(node) && isStore(node.initializer) && isFilled(node.name, all))
    return `fills “${node.name.getText()}” for the whole module`;
  if (isOldest(node, all)) return `forgets the oldest by itself`;
  return isMemory(node) && node.arguments?.some(makesStore) === true
    ? 'derives something that is filled later'
    : undefined;
}

/** `new Map()`, which is useless unless it is filled. */
function isStore(node: ts.Node | undefined): boolean {
  return (
    node !== undefined &&
    (isEmptyLiteral(node) ||
      (ts.isNewExpression(node) &&
        /^(?:Map|Set)$/.test(node.expression.getText()) &&
        (node.arguments?.length ?? 0) === 0))
  );
}

function isEmptyLiteral(node: ts.Node): boolean {
  return (
    (ts.isArrayLiteralExpression(node) && node.elements.length === 0) ||
    (ts.isObjectLiteralExpression(node) && node.properties.length === 0)
  );
}

function isOfModule(node: ts.Node): boolean {
  return ts.isSourceFile(node.parent.parent.parent);
}

/** `known.set(…)`, `known.push(…)` and `known[key] = …` on something with that name. */
function isFilled(name: ts.Node, all: readonly ts.Node[]): boolean {
  const isNamed = (node: ts.Node): boolean => ts.isIdentifier(node) && node.text === name.getText();
  return all.some(
    (node) =>
      (ts.isCallExpression(node) &&
        ts.isPropertyAccessExpression(node.expression) &&
        /^(?:set|push)$/.test(node.expression.name.text) &&
        isNamed(node.expression.expression)) ||
      (ts.isBinaryExpression(node) &&
        /=$/.test(node.operatorToken.getText()) &&
        ts.isElementAccessExpression(node.left) &&
        isNamed(node.left.expression)),
  );
}

/** `const [oldest] = known.keys()` if that is deleted, and `known.delete(known.keys().next().value)`. */
function isOldest(node: ts.Node, all: readonly ts.Node[]): boolean {
  if (ts.isVariableDeclaration(node)) {
    const { name, initializer } = node;
    if (!ts.isArrayBindingPattern(name) || initializer === undefined || !isKeys(initializer)) return false;
    const first = name.elements[0]?.getText();
    return all.some((each) => isDeletion(each) && each.arguments[0]?.getText() === first);
  }
  return isDeletion(node) && node.arguments.some((argument) => nodesIn(argument).some(isKeys));
}

function isDeletion(node: ts.Node): node is ts.CallExpression {
  return (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    node.expression.name.text === 'delete'
  );
}

function isKeys(node: ts.Node): boolean {
  return (
    ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === 'keys'
  );
}

type Call = ts.CallExpression | ts.NewExpression;

/** A call of `derive` or a variant, or a new memo. */
function isMemory(node: ts.Node): node is Call {
  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return false;
  return /^(?:derive\w*|memoOf\w+|\w+Memo)$/.test(node.expression.getText());
}

/** `() => new Map()`, `() => []` and `() => ({})`. */
function makesStore(node: ts.Node): boolean {
  if (!ts.isArrowFunction(node)) return false;
  const { body } = node;
  return isStore(ts.isParenthesizedExpression(body) ? body.expression : body);
}

function nameIn(node: ts.Node): readonly string[] {
  const name = isMemory(node) ? node.arguments?.[0] : undefined;
  return name !== undefined && ts.isStringLiteralLike(name) ? [name.text] : [];
}

function namesTwice(names: readonly { readonly path: string; readonly name: string }[]): readonly string[] {
  return names.flatMap(({ path, name }, index) =>
    names.slice(0, index).some((other) => other.name === name) ? [`${path} gives the name “${name}” again`] : [],
  );
}
