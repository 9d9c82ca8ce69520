/**
 * Finds code in reports, the forward pass and play that decides by the displayed words of odds and steps. It asks the
 * compiler whose words they are, so that no name is mistaken for another.
 */
import ts from 'typescript';

/** The properties that are displayed words, by type. */
const words: Readonly<Record<string, readonly string[]>> = {
  Step: ['title', 'text'],
  ActionOdds: ['words'],
  PartOdds: ['words', 'measure'],
  DistributionSubject: ['of'],
  RoundOdds: ['given', 'why'],
  DecisionDetail: ['says'],
  ToldNeed: ['words', 'measure', 'says'],
  PartyResult: ['outcome', 'action'],
};

const rooms = /\/server\/(?:report|engine\/(?:forward|play|game))\//;

const searches = new Set([
  'endsWith',
  'exec',
  'includes',
  'indexOf',
  'lastIndexOf',
  'localeCompare',
  'match',
  'matchAll',
  'search',
  'startsWith',
  'test',
]);

/** A description of each place that compares or searches such words; testing whether they are empty is allowed. */
export function wordsSearched(program: ts.Program): readonly string[] {
  const checker = program.getTypeChecker();
  return program
    .getSourceFiles()
    .filter(({ fileName }) => rooms.test(fileName))
    .flatMap((file) => nodesIn(file).flatMap((node) => breach(node, checker)))
    .map(({ node, of }) => `${pathOf(node)} ${of}: ${node.getText()}`);
}

interface Breach {
  readonly node: ts.Node;
  readonly of: string;
}

function breach(node: ts.Node, checker: ts.TypeChecker): readonly Breach[] {
  const [of] = lookedAt(node).flatMap((each) => wordsOf(each, checker) ?? []);
  return of === undefined ? [] : [{ node, of }];
}

function lookedAt(node: ts.Node): readonly ts.Expression[] {
  if (ts.isBinaryExpression(node) && /^[=!]==$/.test(node.operatorToken.getText())) {
    const sides = [node.left, node.right];
    return sides.some((side) => side.getText() === "''" || side.getText() === 'undefined') ? [] : sides;
  }
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return [];
  const { expression, name } = node.expression;
  return searches.has(name.text) ? [expression, ...node.arguments] : [];
}

/** `Step.title`, if the expression reads it, as a property of a step or through destructuring. */
function wordsOf(node: ts.Expression, checker: ts.TypeChecker): string | undefined {
  const name = ts.isPropertyAccessExpression(node) ? node.name : node;
  if (!ts.isIdentifier(name)) return undefined;
  for (const { parent, name: member } of (memberOf(name, checker)?.declarations ?? []).filter(ts.isPropertySignature)) {
    if (ts.isInterfaceDeclaration(parent) && words[parent.name.text]?.includes(member.getText()) === true)
      return `${parent.name.text}.${member.getText()}`;
  }
  return undefined;
}

function memberOf(name: ts.Identifier, checker: ts.TypeChecker): ts.Symbol | undefined {
  const symbol = checker.getSymbolAtLocation(name);
  const declared = symbol?.valueDeclaration;
  if (declared === undefined || !ts.isBindingElement(declared) || !ts.isObjectBindingPattern(declared.parent))
    return symbol;
  const member = (declared.propertyName ?? declared.name).getText();
  return checker.getPropertyOfType(checker.getTypeAtLocation(declared.parent), member);
}

function nodesIn(node: ts.Node): readonly ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (each: ts.Node): void => {
    found.push(each);
    ts.forEachChild(each, visit);
  };
  visit(node);
  return found;
}

function pathOf(node: ts.Node): string {
  const { fileName } = node.getSourceFile();
  return fileName.slice(fileName.indexOf('/server/') + 1);
}
