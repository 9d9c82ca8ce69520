/** Everything that an editor asks of a document that is opened, and what a writer does in it. */
import type { Position } from 'vscode-languageserver/node';

/** The end of a method’s name, behind `textDocument/`, and what is asked beside the document. */
export type Question = readonly [method: string, params: object];

/** In the order in which they are asked; `end` is the end of the document. */
export function questionsAbout(end: Position): readonly Question[] {
  const top = { start: { line: 0, character: 0 }, end: { line: Math.min(60, end.line), character: 0 } };
  const [position, options] = [{ line: Math.floor(end.line / 2), character: 4 }, { tabSize: 2, insertSpaces: true }];
  return [
    ['semanticTokens/full', {}], ['documentSymbol', {}], ['foldingRange', {}], ['documentLink', {}], ['inlayHint', { range: top }], ['codeLens', {}], ['hover', { position }],
    ['completion', { position: end }], ['codeAction', { range: top, context: { diagnostics: [] } }], ['documentHighlight', { position }], ['references', { position, context: { includeDeclaration: true } }],
    ['selectionRange', { positions: [position] }], ['formatting', { options }],
  ];
}
