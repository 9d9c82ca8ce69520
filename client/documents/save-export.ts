/** Saves an export to a file that the writer chooses. */
import { env, Uri, window, workspace } from 'vscode';
import type { ExportedText, ExportRequest } from '../../server/protocol/index.ts';
import { nameOf, parseUri } from './documents.ts';
import { fileName, kindOf } from './export-kinds.ts';

/** How long the status message about a saved file stays, in milliseconds. */
const noteTime = 6000;

/** Saves and reports where; offers to open formats that VS Code can’t render in an external program. */
export async function saveExport(
  { title, text }: ExportedText,
  { uri, what }: Pick<ExportRequest, 'uri' | 'what'>,
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
  // Not awaited, since the message may never be answered.
  else
    void window.showInformationMessage(said, 'Open').then((answer) => {
      if (answer === 'Open') void env.openExternal(target);
    });
}

/** The default location: beside the file, or for an untitled one in the first open folder; undefined without one. */
function besideOf(address: string, name: string): Uri | undefined {
  const uri = parseUri(address);
  if (uri !== undefined && uri.scheme !== 'untitled') return Uri.joinPath(uri, '..', name);
  const folder = workspace.workspaceFolders?.[0];
  return folder === undefined ? undefined : Uri.joinPath(folder.uri, name);
}
