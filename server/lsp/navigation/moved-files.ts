/**
 * Updates include paths when files or folders are moved: those that point to a moved file, and the relative ones within
 * it.
 */
import type { FileRename, TextEdit, WorkspaceEdit } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { clashIn } from '../../analysis/index.ts';
import { refusalOf, writtenPathsIn } from '../../language/index.ts';
import { addressFrom, pathsFrom } from './addresses.ts';

/** The workspace’s texts by URI; undefined for those that can’t be read. */
export type Texts = ReadonlyMap<string, string | undefined>;

/** Edits for the files at their locations before the move. An include that points to no file stays as it is. */
export function editsForMoved(texts: Texts, moved: readonly FileRename[]): WorkspaceEdit {
  const changes = [...texts].flatMap(([uri, text]) => {
    const edits = text === undefined ? [] : editsIn(uri, text, texts, moved);
    return edits.length === 0 ? [] : [[uri, edits] as const];
  });
  return { changes: Object.fromEntries(changes) };
}

function editsIn(uri: string, text: string, texts: Texts, moved: readonly FileRename[]): TextEdit[] {
  const home = addressAfter(uri, moved);
  const document = TextDocument.create(uri, 'clash', 0, text);
  return writtenPathsIn(clashIn(uri, text)).flatMap(({ path, range }) => {
    const target = addressFrom(uri, path);
    if (target === undefined || !texts.has(target)) return [];
    const next = addressAfter(target, moved);
    const [newText] = addressFrom(home, path) === next ? [] : pathsFrom(home, [next]);
    // A path that contains a quote can't be quoted.
    if (newText === undefined || refusalOf(newText) !== undefined || /["“”\r\n]/u.test(newText)) return [];
    return [{ range: { start: document.positionAt(range.start), end: document.positionAt(range.end) }, newText }];
  });
}

/** A file’s URI after the move, which may move the file itself or a folder that contains it. */
function addressAfter(uri: string, moved: readonly FileRename[]): string {
  const rename = moved.find(({ oldUri }) => uri === oldUri || uri.startsWith(`${oldUri.replace(/\/$/u, '')}/`));
  return rename === undefined
    ? uri
    : `${rename.newUri.replace(/\/$/u, '')}${uri.slice(rename.oldUri.replace(/\/$/u, '').length)}`;
}
