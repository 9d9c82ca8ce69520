/** Helpers for scenario documents: URIs, lookup, file access, and why one isn’t open. */
import { FilePermission, FileSystemError, FileType, type TextDocument, Uri, workspace } from 'vscode';
import type { ReadFileAnswer, ReadFileRequest } from '../../server/protocol/index.ts';
import type { Closing } from './closing.ts';
import { leadsOut } from './links-out.ts';

export const languageId = 'clash';

export function isSame(a: Uri, b: Uri): boolean {
  return a.toString() === b.toString();
}

/** Parses a URI; undefined if the text isn’t one. */
export function parseUri(text: string): Uri | undefined {
  try {
    return Uri.parse(text, true);
  } catch {
    return undefined;
  }
}

/** The URI of a file after these files and folders were renamed; undefined if it isn’t affected. */
export function movedWith(
  uri: Uri,
  renamed: readonly { readonly oldUri: Uri; readonly newUri: Uri }[],
): Uri | undefined {
  const rename = renamed.find(
    ({ oldUri }) => isSame(uri, oldUri) || uri.toString().startsWith(`${oldUri.toString()}/`),
  );
  if (rename === undefined) return undefined;
  return isSame(uri, rename.oldUri)
    ? rename.newUri
    : Uri.joinPath(rename.newUri, uri.path.slice(rename.oldUri.path.length));
}

/** The file name, as shown in tabs. */
export function nameOf(uri: Uri): string {
  return uri.path.slice(uri.path.lastIndexOf('/') + 1);
}

/** The open scenario document with this URI, if any. */
export function findScenario(uri: Uri): TextDocument | undefined {
  return workspace.textDocuments.find((document) => document.languageId === languageId && isSame(document.uri, uri));
}

/** Why a document isn’t open; an untitled one is lost. */
export async function closingOf(uri: Uri): Promise<Closing> {
  if (uri.scheme === 'untitled') return { gone: 'missing', reason: 'The file is closed' };
  return workspace.fs.stat(uri).then(
    (): Closing => ({ gone: 'closed', reason: 'The file is closed' }),
    () => ({ gone: 'missing', reason: 'The file can no longer be found' }),
  );
}

/** Reads a file, for an include. */
export async function readFile({ uri: address, mostBytes }: ReadFileRequest): Promise<ReadFileAnswer> {
  const uri = parseUri(address);
  if (uri === undefined || workspace.getWorkspaceFolder(uri) === undefined) return { why: 'out of the workspace' };
  const folders = (workspace.workspaceFolders ?? []).filter((folder) => folder.uri.scheme === 'file');
  if (
    uri.scheme === 'file' &&
    (await leadsOut(
      uri.fsPath,
      folders.map((folder) => folder.uri.fsPath),
    ))
  )
    return { why: 'linked out' };
  try {
    const { type, size } = await workspace.fs.stat(uri);
    // Reading a pipe or a device may never finish.
    if ((type & FileType.File) === 0) return { why: 'no file' };
    return size > mostBytes ? { why: 'too large' } : new TextDecoder().decode(await workspace.fs.readFile(uri));
  } catch (error) {
    return error instanceof FileSystemError && error.code === 'FileNotFound' ? null : { why: 'unreadable' };
  }
}

/** URIs of the workspace’s scenario files and, up to `most` in total, of its Markdown files. */
export async function workspaceFiles(most: number): Promise<readonly string[]> {
  const scenarios = await workspace.findFiles('**/*.clash', undefined, most);
  const left = most - scenarios.length;
  const texts = left > 0 ? await workspace.findFiles('**/*.{md,markdown}', '**/node_modules/**', left) : [];
  return [...scenarios, ...texts].map((uri) => uri.toString()).sort();
}

/** Which of these files are read-only, as far as VS Code knows. */
export async function readOnlyFiles(addresses: readonly string[]): Promise<readonly string[]> {
  const isReadOnly = await Promise.all(
    addresses.map(async (address) => {
      const uri = parseUri(address);
      if (uri === undefined || workspace.fs.isWritableFileSystem(uri.scheme) === false) return true;
      return workspace.fs.stat(uri).then(
        ({ permissions }) => permissions === FilePermission.Readonly,
        () => false,
      );
    }),
  );
  return addresses.filter((_, index) => isReadOnly[index]);
}
