/** A piece table: a copy of a text, made of unchanged ranges of the file and of the text inserted between them. */
import type { OffsetRange, TextEdit } from '../../language/index.ts';

/** A range of the file, or inserted text. */
export type Piece = OffsetRange | { readonly added: string };

/** An unchanged text. */
export function wholeOf(text: string): readonly Piece[] {
  return [{ start: 0, end: text.length }];
}

/** The copy after edits of it, which are sorted and don’t overlap. */
export function editedPieces(pieces: readonly Piece[], edits: readonly TextEdit[]): readonly Piece[] {
  let at = 0;
  const made = edits.flatMap(({ start, end, text }) => {
    const before = cut(pieces, at, start);
    at = end;
    return [...before, ...(text === '' ? [] : [{ added: text }])];
  });
  return joined([...made, ...cut(pieces, at, Number.POSITIVE_INFINITY)]);
}

/** The minimal edits of the file that produce the copy, sorted. */
export function editsBetween(text: string, pieces: readonly Piece[]): readonly TextEdit[] {
  const edits: TextEdit[] = [];
  let [at, added] = [0, ''];
  const upTo = (start: number): void => {
    if (start > at || added !== '') edits.push(...trimmed(text, { start: at, end: start, text: added }));
    added = '';
  };
  for (const piece of pieces) {
    if ('added' in piece) added += piece.added;
    else {
      upTo(piece.start);
      at = piece.end;
    }
  }
  upTo(text.length);
  return edits;
}

/**
 * The offset in the file for an offset of the copy; for inserted text, `tried` is set and `at` is the place that it
 * follows.
 */
export interface PlaceInFile {
  readonly at: number;
  readonly tried: boolean;
}

/** The place in the file of the character at an offset of the copy. */
export function placeInFile(pieces: readonly Piece[], offset: number): PlaceInFile {
  let [from, behind] = [0, 0];
  for (const piece of pieces) {
    const to = from + lengthOf(piece);
    if (offset < to)
      return 'added' in piece ? { at: behind, tried: true } : { at: piece.start + offset - from, tried: false };
    if (!('added' in piece)) behind = piece.end;
    from = to;
  }
  return { at: behind, tried: false };
}

/**
 * Moves an insertion after sentences inserted at the same place before, so that they stay in the order of insertion.
 */
export function behindAdded(pieces: readonly Piece[], text: string, edit: TextEdit): TextEdit {
  if (edit.start !== edit.end || !/^\s/u.test(edit.text)) return edit;
  let [from, to] = [0, edit.start];
  for (const piece of pieces) {
    if ('added' in piece && from === to && /^\s/u.test(piece.added)) to += piece.added.length;
    from += lengthOf(piece);
  }
  return to > edit.start && /^(?:\s|$)/u.test(text.slice(to, to + 1)) ? { ...edit, start: to, end: to } : edit;
}

/** Whether any part of a range of the copy isn’t in the file. */
export function isAnyTried(pieces: readonly Piece[], { start, end }: OffsetRange): boolean {
  return cut(pieces, start, end).some((piece) => 'added' in piece);
}

function lengthOf(piece: Piece): number {
  return 'added' in piece ? piece.added.length : piece.end - piece.start;
}

function cut(pieces: readonly Piece[], from: number, to: number): readonly Piece[] {
  let at = 0;
  return pieces.flatMap((piece): readonly Piece[] => {
    const length = lengthOf(piece);
    const [start, end] = [Math.max(0, from - at), Math.min(length, to - at)];
    at += length;
    if (start >= end) return [];
    return [
      'added' in piece
        ? { added: piece.added.slice(start, end) }
        : { start: piece.start + start, end: piece.start + end },
    ];
  });
}

/** Merges ranges that are adjacent in the file. */
function joined(pieces: readonly Piece[]): readonly Piece[] {
  const all: Piece[] = [];
  for (const piece of pieces) {
    const last = all.at(-1);
    if (last !== undefined && !('added' in last) && !('added' in piece) && last.end === piece.start)
      all.splice(-1, 1, { start: last.start, end: piece.end });
    else all.push(piece);
  }
  return all;
}

/** Removes what stays the same at both ends; nothing is left if all does. */
function trimmed(text: string, { start, end, text: added }: TextEdit): readonly TextEdit[] {
  const most = Math.min(end - start, added.length);
  let before = 0;
  while (before < most && text[start + before] === added[before]) before += 1;
  while (before > 0 && isWithinCharacter(text, start + before)) before -= 1;
  let after = 0;
  while (after < most - before && text[end - 1 - after] === added[added.length - 1 - after]) after += 1;
  while (after > 0 && isWithinCharacter(text, end - after)) after -= 1;
  const edit = { start: start + before, end: end - after, text: added.slice(before, added.length - after) };
  return edit.start === edit.end && edit.text === '' ? [] : [edit];
}

/** Whether an offset would split a line break or a surrogate pair. */
function isWithinCharacter(text: string, offset: number): boolean {
  return /^(?:\r\n|[\uD800-\uDBFF][\uDC00-\uDFFF])/.test(text.slice(offset - 1, offset + 1));
}
