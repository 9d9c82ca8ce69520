/** Changes of a text. */
import type { OffsetRange } from '../read/layout.ts';

/** A stretch of the text and what to put in its place. */
export interface TextEdit extends OffsetRange {
  readonly text: string;
}

/** How a text looks after edits that do not overlap; those at one place come in their order. */
export function withEdits(text: string, edits: readonly TextEdit[]): string {
  let result = '';
  let at = 0;
  for (const edit of [...edits].sort((one, other) => one.start - other.start)) {
    result += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return result + text.slice(at);
}
