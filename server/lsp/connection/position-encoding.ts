/**
 * How editors count the characters of a line: in UTF-16 units as everything here does, in bytes of UTF-8, or in code
 * points.
 */
import { PositionEncodingKind } from 'vscode-languageserver';

const known: readonly string[] = [PositionEncodingKind.UTF16, PositionEncodingKind.UTF32, PositionEncodingKind.UTF8];

/**
 * UTF-16 wherever an editor can count so, since nothing has to be converted then; else what it likes best. One that
 * offers nothing counts in UTF-16 too.
 */
export function chosenEncoding(offered: readonly string[] = []): PositionEncodingKind {
  if (offered.includes(PositionEncodingKind.UTF16)) return PositionEncodingKind.UTF16;
  return offered.find((encoding) => known.includes(encoding)) ?? PositionEncodingKind.UTF16;
}

/**
 * The column in UTF-16 units of one that is counted otherwise; beyond the end of the line it is the end, within a
 * character its beginning.
 */
export function toUnits(line: string, column: number, encoding: PositionEncodingKind): number {
  let [units, counted] = [0, 0];
  for (const character of line) {
    counted += widthOf(character, encoding);
    if (counted > column) return units;
    units += character.length;
  }
  return units;
}

/** The column that an editor counts for one in UTF-16 units. */
export function fromUnits(line: string, units: number, encoding: PositionEncodingKind): number {
  let column = 0;
  for (const character of line.slice(0, units)) column += widthOf(character, encoding);
  return column;
}

/** One code point; half of one counts as the whole. */
function widthOf(character: string, encoding: PositionEncodingKind): number {
  if (encoding === PositionEncodingKind.UTF32) return 1;
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
