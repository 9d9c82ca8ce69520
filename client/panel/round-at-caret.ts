/** The round in which the caret stands, for commands from the palette. */
import type { Uri } from 'vscode';
import { caretLine } from '../documents/caret.ts';
import type { LanguageServer } from '../server/language-server.ts';
import { activeScenario } from '../documents/scenario-in-front.ts';

/** The scenario and the round by their indices; undefined where there is none. */
export async function roundAtCaret(
  server: LanguageServer,
): Promise<{ readonly uri: Uri; readonly scenario: number; readonly round: number } | undefined> {
  const uri = activeScenario();
  const line = uri === undefined ? undefined : caretLine(uri);
  if (uri === undefined || line === undefined) return undefined;
  const round = await server.roundAt({ uri: uri.toString(), line });
  return round === null ? undefined : { uri, ...round };
}
