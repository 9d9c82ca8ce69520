/**
 * ESLint rule against looking up variable strings in plain objects. `{}['constructor']` is a function, so a word of a
 * scenario could find an inherited property; with a `Map` or `Object.hasOwn` it can't.
 */
import type { Rule } from 'eslint';
import ts from 'typescript';

type Node = Rule.Node | Parameters<Rule.RuleContext['sourceCode']['getText']>[0];

/** The parser services of typescript-eslint that are used. */
interface TypeServices {
  getTypeAtLocation(node: Node): ts.Type;
}

export const noPlainLookup: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      lookup:
        'A string looks this up in a plain object, where “constructor” finds something too: use a Map, or ownValue',
    },
  },
  create(context) {
    const { sourceCode } = context;
    const services = sourceCode.parserServices as TypeServices;
    const text = (node: Node): string => sourceCode.getText(node);
    const isGuarded = (object: Node, property: Node, within: Rule.Node): boolean =>
      sourceCode
        .getAncestors(within)
        .some(
          (each) =>
            each.type === 'ConditionalExpression' &&
            text(each.test) === `Object.hasOwn(${text(object)}, ${text(property)})`,
        );
    return {
      MemberExpression(node) {
        if (!node.computed || isFixed(node.property) || !isAnyString(services.getTypeAtLocation(node.property))) return;
        if (!isGuarded(node.object, node.property, node)) context.report({ node, messageId: 'lookup' });
      },
      BinaryExpression(node) {
        const isLookup = node.operator === 'in' && node.left.type !== 'PrivateIdentifier' && !isFixed(node.left);
        if (isLookup && isAnyString(services.getTypeAtLocation(node.left)))
          context.report({ node, messageId: 'lookup' });
      },
    };
  },
};

function isFixed(node: { readonly type: string; readonly expressions?: readonly unknown[] }): boolean {
  return node.type === 'Literal' || (node.type === 'TemplateLiteral' && node.expressions?.length === 0);
}

/** A type parameter stands for the keys of one table, not for any string. */
function isAnyString(type: ts.Type): boolean {
  return (type.isUnion() ? type.types : [type]).some(
    ({ flags }) => (flags & (ts.TypeFlags.String | ts.TypeFlags.TemplateLiteral)) !== 0,
  );
}
