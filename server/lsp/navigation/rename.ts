/** Renames a declared name in every file that refers to it, or says why that isn’t possible. */
import {
  ResponseError,
  LSPErrorCodes,
  type Position,
  type PrepareRenameResult,
  type TextEdit,
  type WorkspaceEdit,
} from 'vscode-languageserver';
import type { Analysis } from '../../analysis/index.ts';
import { rulesets } from '../../engine/index.ts';
import {
  meaningsOf,
  readText,
  renamable,
  rename,
  withEdits,
  type Refusal,
  type TextEdit as OffsetEdit,
} from '../../language/index.ts';
import { withVisibleMarks } from '../../protocol/index.ts';
import { crossFileReferencesTo, type FileWithReferences } from './cross-file-references.ts';
import { pathOf } from './addresses.ts';
import { toLocation, toRange } from '../connection/convert.ts';
import type { IncluderIndex } from './includer-index.ts';

export function prepareRename(analysis: Analysis, position: Position): PrepareRenameResult | null {
  const found = renamable(analysis.reading, analysis.lines.offsetAt(position));
  return found === undefined ? null : { range: toRange(analysis, found.range), placeholder: found.name };
}

/** Dependencies of a rename. */
export interface Workspace {
  readonly includers: IncluderIndex;
  /** Which of some files can’t be written. */
  readonly readOnly: (uris: readonly string[]) => Promise<readonly string[]>;
}

/** Rejects with a message for the writer if the new name isn’t possible. */
export async function renameOf(
  analysis: Analysis,
  position: Position,
  to: string,
  { includers, readOnly }: Workspace,
): Promise<WorkspaceEdit> {
  const { references: acquaintances, unread } = await crossFileReferencesTo(analysis, position, includers, 'all');
  const renaming = rename(
    acquaintances.map(({ analysis: { reading }, declared }) => ({ reading, declared })),
    to,
  );
  if (renaming.is === 'refused') throw refused(refusals[renaming.why](to));
  const [missed] = unread;
  if (missed !== undefined) throw refused(`“${nameOf(missed)}” can’t be read, so the old name might stay there`);
  const edits = new Map<string, OffsetEdit[]>();
  const changes = new Map<string, TextEdit[]>();
  for (const { analysis: knowing } of acquaintances) {
    for (const { reading, file, ...edit } of renaming.edits) {
      const uri = knowing.addressOf(file);
      const known = edits.get(uri) ?? [];
      if (reading !== knowing.reading || known.some(({ start }) => start === edit.start)) continue;
      edits.set(uri, [...known, edit]);
      changes.set(uri, [
        ...(changes.get(uri) ?? []),
        { range: toLocation(knowing, file, edit).range, newText: edit.text },
      ]);
    }
  }
  if (acquaintances.some((each) => changesMore(each, renaming.to, edits))) throw refused(refusals.unclear(to));
  const [locked] = await readOnly([...edits.keys()]);
  if (locked !== undefined) throw refused(`“${nameOf(locked)}” can’t be written, so nothing is renamed`);
  return { changes: Object.fromEntries(changes) };
}

/** Whether any other name would resolve differently after the edits. */
function changesMore(
  { analysis, declared }: FileWithReferences,
  to: string,
  edits: ReadonlyMap<string, readonly OffsetEdit[]>,
): boolean {
  const { reading } = analysis;
  const edited = (file: string, text: string): string => withEdits(text, edits.get(analysis.addressOf(file)) ?? []);
  const include = (path: string): string | undefined => {
    const document = reading.included.get(path);
    return document === undefined ? undefined : edited(path, document.text);
  };
  const after = meaningsOf(
    readText(edited(reading.file, reading.text), { file: reading.file, path: pathOf(reading.file), rulesets, include }),
  );
  const before = meaningsOf(reading, { declared, to });
  return before.length !== after.length || before.some((meaning, index) => meaning !== after[index]);
}

const refusals: Readonly<Record<Refusal, (to: string) => string>> = {
  'no name': () => 'There is no name here to change',
  empty: () => 'A name needs at least one word',
  marks: (to) => `“${to}” contains characters that a name can’t have`,
  taken: (to) => `Somebody else is already called “${to}”`,
  unclear: (to) => `With “${to}” it would no longer be clear who is meant elsewhere`,
};

function refused(message: string): ResponseError {
  return new ResponseError(LSPErrorCodes.RequestFailed, withVisibleMarks(message));
}

function nameOf(uri: string): string {
  const path = pathOf(uri);
  return path.slice(path.lastIndexOf('/') + 1);
}
