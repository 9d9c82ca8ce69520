/** Inserts a starter, a short sample scenario with tab stops, into an empty document. */
import { Range, SnippetString, window } from 'vscode';
import { isCount } from '../is-count.ts';
import { uriIn } from './scenario-in-front.ts';

/** Called by a CodeLens with the document’s URI, the range to replace, and the starter in snippet syntax. */
export async function writeStarter(...[address, room, snippet]: readonly unknown[]): Promise<void> {
  const [uri, range] = [uriIn(address), toRange(room)];
  if (uri === undefined || range === undefined || typeof snippet !== 'string') return;
  const editor = await window.showTextDocument(uri);
  await editor.insertSnippet(new SnippetString(snippet), range);
}

/** Undefined if the argument isn’t an LSP range. */
function toRange(room: unknown): Range | undefined {
  const { start, end } = (typeof room === 'object' && room !== null ? room : {}) as Readonly<Record<string, unknown>>;
  const [from, to] = [toPlace(start), toPlace(end)];
  return from === undefined || to === undefined ? undefined : new Range(...from, ...to);
}

function toPlace(position: unknown): readonly [line: number, character: number] | undefined {
  const { line, character } = (typeof position === 'object' && position !== null ? position : {}) as Readonly<
    Record<string, unknown>
  >;
  return isCount(line) && isCount(character) ? [line, character] : undefined;
}
