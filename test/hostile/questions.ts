/** All requests of an editor and the extension for a document that is opened and edited. */
import { CancellationTokenSource, type ProtocolConnection } from 'vscode-languageserver/node';
import { methods, type ExportFormat } from '../../server/protocol/index.ts';
import { endOf } from '../protocol/cursor.ts';

/** A method and its parameters. */
export type Question = readonly [method: string, params: object];

/** The time limit of a request, in ms; then it is cancelled. */
const patience = 2000;

/** One format of each syntax: Markdown, JSON, CSV, HTML, SVG. */
const exportFormats: readonly ExportFormat[] = [
  'transcript-md',
  'transcript-json',
  'odds-csv',
  'sheet-html',
  'drawing-svg',
];

/** In order; those of the extension come last. */
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
    ...exportFormats.map((what): Question => [methods.exportScenario, { ...course, what, at: 0 }]),
    [methods.otherRules, { uri, line: position.line + 1 }],
    [methods.expectations, { uri }],
    [methods.verdicts, { uri, scenario: 0 }],
  ];
}

/** A text of the same length, with different stats. */
export function earlierThan(text: string): string {
  return text.replace(/\b3\b/gu, '4');
}

/** Resolves when it is answered, or cancelled because it takes too long; the answer itself doesn’t matter. */
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
