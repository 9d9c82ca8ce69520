/** Finds the round at the caret, for commands from the palette. */
import type { Uri } from 'vscode';
import { caretLine } from '../documents/caret.ts';
import type { LanguageServer } from '../server/language-server.ts';
import { activeScenario } from '../documents/scenario-in-front.ts';

/** The indices of the scenario and the round; undefined if there is none. */
export async function roundAtCaret(
  server: LanguageServer,
): Promise<{ readonly uri: Uri; readonly scenario: number; readonly round: number } | undefined> {
  const uri = activeScenario();
  const line = uri === undefined ? undefined : caretLine(uri);
  if (uri === undefined || line === undefined) return undefined;
  const round = await server.roundAt({ uri: uri.toString(), line });
  return round === null ? undefined : { uri, ...round };
}
