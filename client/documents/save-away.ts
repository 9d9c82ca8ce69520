/** Saves what is taken away where the writer says. */
import { env, Uri, window, workspace } from 'vscode';
import type { TakeAwayRequest, TakenAway } from '../../server/protocol/index.ts';
import { nameOf, parseUri } from './documents.ts';
import { fileName, kindOf } from './take-away-kinds.ts';

/** So long the note of a saved file stays, in milliseconds. */
const noteTime = 6000;

/**
 * Says where it is then; what the editor can’t show as it is meant to be seen can be opened from there in the program
 * that can.
 */
export async function saveAway(
  { title, text }: TakenAway,
  { uri, what }: Pick<TakeAwayRequest, 'uri' | 'what'>,
): Promise<void> {
  const kind = kindOf(what);
  const beside = besideOf(uri, fileName(title, what));
  const target = await window.showSaveDialog({
    ...(beside === undefined ? {} : { defaultUri: beside }),
    ...(kind === undefined ? {} : { filters: { [kind.format]: [kind.ending] } }),
  });
  if (target === undefined) return;
  try {
    await workspace.fs.writeFile(target, new TextEncoder().encode(text));
  } catch {
    void window.showErrorMessage(`“${nameOf(target)}” can’t be written`);
    return;
  }
  const said = `Saved as ${workspace.asRelativePath(target)}`;
  if (kind?.isPage !== true) window.setStatusBarMessage(said, noteTime);
  // Whoever never answers keeps nobody waiting.
  else
    void window.showInformationMessage(said, 'Open').then((answer) => {
      if (answer === 'Open') void env.openExternal(target);
    });
}

/**
 * Beside the file, or for one that has no place yet in the first folder that is open; undefined where there is none.
 */
function besideOf(address: string, name: string): Uri | undefined {
  const uri = parseUri(address);
  if (uri !== undefined && uri.scheme !== 'untitled') return Uri.joinPath(uri, '..', name);
  const folder = workspace.workspaceFolders?.[0];
  return folder === undefined ? undefined : Uri.joinPath(folder.uri, name);
}
