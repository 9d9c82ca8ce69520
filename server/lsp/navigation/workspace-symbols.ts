/** Workspace symbols: scenarios, rounds, combatants and stat blocks of all files, matched by letters of their names. */
import { SymbolKind, type SymbolInformation } from 'vscode-languageserver';
import type { Analysis } from '../../analysis/index.ts';
import { flatSymbolSteps } from '../connection/for-client.ts';
import type { IncluderIndex } from './includer-index.ts';
import { symbolSteps } from './outline.ts';
import { inTimeSlices, nextTurn, type StillWanted } from '../time-slicing.ts';

/** The most symbols returned. */
const most = 200;

/** Goes file by file, in time slices. Announcements are left out: they describe actions and have no names. */
export async function workspaceSymbolsOf(
  query: string,
  uris: readonly string[],
  includers: IncluderIndex,
  wanted: StillWanted,
): Promise<SymbolInformation[]> {
  const found: SymbolInformation[] = [];
  for (const uri of uris) {
    await nextTurn();
    wanted();
    const analysis = await includers.analysisOf(uri, wanted);
    const symbols = analysis === undefined ? [] : await inTimeSlices(() => flatSymbolsIn(analysis, uri), wanted);
    found.push(...symbols.filter(({ name, kind }) => kind !== SymbolKind.Method && hasLetters(name, query)));
    if (found.length >= most) break;
  }
  return found.slice(0, most);
}

/** Whether a name contains the letters in this order, ignoring case. */
function hasLetters(name: string, letters: string): boolean {
  const lower = name.toLowerCase();
  let at = 0;
  for (const letter of letters.toLowerCase()) {
    at = lower.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}

function* flatSymbolsIn(analysis: Analysis, uri: string): Generator<undefined, SymbolInformation[]> {
  return yield* flatSymbolSteps(yield* symbolSteps(analysis), uri);
}
