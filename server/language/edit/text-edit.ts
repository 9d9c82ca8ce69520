/** Edits of a text. */
import type { OffsetRange } from '../read/layout.ts';

/** A range of the text and its replacement. */
export interface TextEdit extends OffsetRange {
  readonly text: string;
}

/** Applies edits that don’t overlap; those at the same place stay in their order. */
export function withEdits(text: string, edits: readonly TextEdit[]): string {
  let result = '';
  let at = 0;
  for (const edit of [...edits].sort((one, other) => one.start - other.start)) {
    result += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return result + text.slice(at);
}
