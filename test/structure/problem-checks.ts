/**
 * Which checks the problems of a game’s plans name. They are read from the source, since no test produces all problems.
 * A problem is an object with `check` and `source`.
 */
import ts from 'typescript';
import { nodesIn, treeOf, type SourceFile } from './import-law.ts';

/**
 * The check that a problem names; undefined if it is neither a literal, a choice among literals, nor looked up in a
 * table of literals in its file.
 */
export interface NamedCheck {
  readonly path: string;
  readonly check: string | undefined;
  readonly code: string;
}

const games = /^server\/engine\/rulesets\/([^/]+)\/(?!checks\/|pages\/)/;

/** The checks that the problems of games name, by the names of their folders. */
export function namedChecks(files: readonly SourceFile[]): ReadonlyMap<string, readonly NamedCheck[]> {
  const found = new Map<string, readonly NamedCheck[]>();
  for (const file of files) {
    const [, game] = games.exec(file.path) ?? [];
    if (game === undefined || !/\bcheck\b/.test(file.text)) continue;
    found.set(game, [...(found.get(game) ?? []), ...inFile(file)]);
  }
  return found;
}

function inFile(file: SourceFile): readonly NamedCheck[] {
  const nodes = nodesIn(treeOf(file));
  return nodes.filter(isProblem).flatMap((node) => {
    const named = node.properties.find((each) => nameOf(each) === 'check');
    if (named === undefined) return [];
    const checks = ts.isPropertyAssignment(named) ? wordsIn(named.initializer, nodes) : [undefined];
    return checks.map((check) => ({ path: file.path, check, code: named.getText() }));
  });
}

function isProblem(node: ts.Node): node is ts.ObjectLiteralExpression {
  return ts.isObjectLiteralExpression(node) && node.properties.some((each) => nameOf(each) === 'source');
}

function nameOf({ name }: ts.ObjectLiteralElementLike): string | undefined {
  return name?.getText();
}

/** All possible values of an expression. */
function wordsIn(node: ts.Expression, all: readonly ts.Node[]): readonly (string | undefined)[] {
  if (ts.isStringLiteral(node)) return [node.text];
  if (ts.isConditionalExpression(node)) return [...wordsIn(node.whenTrue, all), ...wordsIn(node.whenFalse, all)];
  const table = ts.isElementAccessExpression(node) ? tableOf(node.expression.getText(), all) : undefined;
  return (
    table?.properties.flatMap((each) =>
      ts.isPropertyAssignment(each) ? wordsIn(each.initializer, all) : [undefined],
    ) ?? [undefined]
  );
}

function tableOf(name: string, all: readonly ts.Node[]): ts.ObjectLiteralExpression | undefined {
  const made = all.filter(ts.isVariableDeclaration).find((each) => each.name.getText() === name)?.initializer;
  return made !== undefined && ts.isObjectLiteralExpression(made) ? made : undefined;
}
