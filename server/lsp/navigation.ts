/** Definition, references, highlights and rename of names. */
import {
  DocumentHighlightKind, ResponseError, LSPErrorCodes, type DocumentHighlight, type Location, type Position, type PrepareRenameResult, type WorkspaceEdit,
} from 'vscode-languageserver';
import { TextLines, type Analysis } from '../analysis/index.ts';
import { definitionAt, referencesAt, renamable, renameAt, type Location as Place, type Renaming } from '../language/index.ts';
import { toRange, toTextEdit } from './convert.ts';

export function definitionOf(analysis: Analysis, position: Position): Location | null {
  const found = definitionAt(analysis.reading, analysis.lines.offsetAt(position));
  return found === undefined ? null : toLocation(analysis, found);
}

export function referencesOf(analysis: Analysis, position: Position): Location[] {
  return referencesAt(analysis.reading, analysis.lines.offsetAt(position)).map((place) => toLocation(analysis, place));
}

export function highlightsOf(analysis: Analysis, position: Position): DocumentHighlight[] {
  return referencesOf(analysis, position).map(({ range }) => ({ range, kind: DocumentHighlightKind.Read }));
}

export function prepareRename(analysis: Analysis, position: Position): PrepareRenameResult | null {
  const found = renamable(analysis.reading, analysis.lines.offsetAt(position));
  return found === undefined ? null : { range: toRange(analysis, found.range), placeholder: found.name };
}

/** Throws a message for the writer where the name can't be given. */
export function rename(analysis: Analysis, position: Position, to: string): WorkspaceEdit {
  const renaming = renameAt(analysis.reading, analysis.lines.offsetAt(position), to);
  if (renaming.is === 'refused') throw new ResponseError(LSPErrorCodes.RequestFailed, refusals[renaming.why](to));
  return { changes: { [analysis.reading.file]: renaming.edits.map((edit) => toTextEdit(analysis, edit)) } };
}

const refusals: Readonly<Record<Extract<Renaming, { is: 'refused' }>['why'], (to: string) => string>> = {
  'no name': () => 'There is no name here to change',
  'not declared here': () => 'This name is declared in another file; rename it there',
  empty: () => 'A name needs at least one word',
  marks: (to) => `“${to}” has marks in it that a name can’t have`,
  taken: (to) => `Somebody else is called “${to}” already`,
};

function toLocation(analysis: Analysis, { file, range }: Place): Location {
  const included = analysis.reading.included.get(file);
  if (included === undefined) return { uri: file, range: toRange(analysis, range) };
  const lines = new TextLines(included.text);
  return { uri: analysis.addressOf(file), range: { start: lines.positionAt(range.start), end: lines.positionAt(range.end) } };
}
