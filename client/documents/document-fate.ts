/** Watches one document for being closed, deleted or reopened. */
import { Disposable, RelativePattern, Uri, workspace } from 'vscode';
import type { Closing } from './closing.ts';
import { closingOf, findScenario, isSame } from './documents.ts';

export interface Fate {
  /** The document was closed or deleted. */
  gone(closing: Closing): void;
  /** The document is available again. */
  back(): void;
}

/** Reports to `fate` until disposed of. */
export function watchDocument(uri: Uri, fate: Fate): Disposable {
  const stopped = new AbortController();
  const look = async (isGone: () => Promise<boolean>): Promise<void> => {
    const [isTrue, closing] = [await isGone(), await closingOf(uri)];
    if (isTrue && !stopped.signal.aborted) fate.gone(closing);
  };
  return Disposable.from(
    new Disposable(() => stopped.abort()),
    workspace.onDidOpenTextDocument((document) => {
      if (isSame(document.uri, uri)) fate.back();
    }),
    // It may have been reopened in the meantime.
    workspace.onDidCloseTextDocument((document) => {
      if (isSame(document.uri, uri)) void look(() => Promise.resolve(findScenario(uri) === undefined));
    }),
    ...watchFile(uri, {
      deleted: () => void look(() => isMissing(uri)),
      created: () => {
        if (findScenario(uri) !== undefined) fate.back();
      },
    }),
  );
}

/**
 * Watches the folder rather than the file, whose name may contain glob characters. An untitled document has nothing to
 * watch.
 */
function watchFile(
  uri: Uri,
  notify: { readonly deleted: () => void; readonly created: () => void },
): readonly Disposable[] {
  if (uri.scheme === 'untitled') return [];
  const watcher = workspace.createFileSystemWatcher(
    new RelativePattern(Uri.joinPath(uri, '..'), '*'),
    false,
    true,
    false,
  );
  const ifSame =
    (call: () => void) =>
    (other: Uri): void => {
      if (isSame(other, uri)) call();
    };
  return [watcher, watcher.onDidDelete(ifSame(notify.deleted)), watcher.onDidCreate(ifSame(notify.created))];
}

function isMissing(uri: Uri): Promise<boolean> {
  return Promise.resolve(
    workspace.fs.stat(uri).then(
      () => false,
      () => true,
    ),
  );
}
