/** Everything that an editor and the extension ask of a document that is opened, and what a writer does in it. */
import { CancellationTokenSource, type ProtocolConnection } from 'vscode-languageserver/node';
import { methods, type TakeAway } from '../../server/protocol/index.ts';
import { endOf } from '../protocol/cursor.ts';

/** A method, and what is asked. */
export type Question = readonly [method: string, params: object];

/** What takes longer is called off, in milliseconds. */
const patience = 2000;

/** In each way in which something is written, one that is long. */
const takenAway: readonly TakeAway[] = ['transcript-md', 'transcript-json', 'odds-csv', 'sheet-html', 'drawing-svg'];

/** In the order in which they are asked; those of the extension come last. */
export function questionsAbout(uri: string, text: string): readonly Question[] {
  const end = endOf(text);
  const [top, position] = [
    { start: { line: 0, character: 0 }, end: { line: Math.min(60, end.line), character: 0 } },
    { line: Math.floor(end.line / 2), character: 4 },
  ];
  const ofEditors: readonly Question[] = [
    ['semanticTokens/full', {}],
    ['documentSymbol', {}],
    ['foldingRange', {}],
    ['documentLink', {}],
    ['inlayHint', { range: top }],
    ['codeLens', {}],
    ['hover', { position }],
    ['completion', { position: end }],
    ['codeAction', { range: top, context: { diagnostics: [] } }],
    ['documentHighlight', { position }],
    ['references', { position, context: { includeDeclaration: true } }],
    ['selectionRange', { positions: [position] }],
    ['formatting', { options: { tabSize: 2, insertSpaces: true } }],
  ];
  const course = { uri, scenario: 0, wish: { trials: [], redraws: [] } };
  return [
    ...ofEditors.map(([method, params]): Question => [`textDocument/${method}`, { textDocument: { uri }, ...params }]),
    [methods.movedRounds, { uri }],
    [methods.panel, { ...course, rounds: 4 }],
    [methods.panel, course],
    [methods.panel, { ...course, from: 100 }],
    [methods.panelRound, { ...course, at: 0 }],
    [methods.stepAt, { ...course, line: position.line + 1 }],
    [methods.roundAt, { uri, line: position.line + 1 }],
    [methods.oddsPage, { uri, scenario: 0, round: 0 }],
    ...takenAway.map((what): Question => [methods.takeAway, { ...course, what, at: 0 }]),
    [methods.otherRules, { uri, line: position.line + 1 }],
    [methods.expectations, { uri }],
    [methods.verdicts, { uri, scenario: 0 }],
  ];
}

/** A text as long, of which every stat was another. */
export function earlierThan(text: string): string {
  return text.replace(/\b3\b/gu, '4');
}

/** Resolves when it is answered, or called off because it takes too long; the answer itself is nothing to anybody. */
export async function askPatiently(
  connection: Pick<ProtocolConnection, 'sendRequest'>,
  [method, params]: Question,
): Promise<void> {
  const source = new CancellationTokenSource();
  const timer = setTimeout(() => {
    source.cancel();
  }, patience);
  try {
    await connection.sendRequest(method, params, source.token);
  } catch (error) {
    if (!source.token.isCancellationRequested) throw error;
  } finally {
    clearTimeout(timer);
    source.dispose();
  }
}
