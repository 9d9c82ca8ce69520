/**
 * Position encodings: columns counted in UTF-16 units (as everywhere in the server), in bytes of UTF-8, or in code
 * points.
 */
import { PositionEncodingKind } from 'vscode-languageserver';

const known: readonly string[] = [PositionEncodingKind.UTF16, PositionEncodingKind.UTF32, PositionEncodingKind.UTF8];

/**
 * UTF-16 if the editor supports it, since nothing has to be converted then; otherwise the editor’s first preference.
 * UTF-16 also if it offers nothing.
 */
export function chosenEncoding(offered: readonly string[] = []): PositionEncodingKind {
  if (offered.includes(PositionEncodingKind.UTF16)) return PositionEncodingKind.UTF16;
  return offered.find((encoding) => known.includes(encoding)) ?? PositionEncodingKind.UTF16;
}

/**
 * The column in UTF-16 units. A column beyond the end of the line becomes the end; one within a character, its start.
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

/** The column in an encoding, for one in UTF-16 units. */
export function fromUnits(line: string, units: number, encoding: PositionEncodingKind): number {
  let column = 0;
  for (const character of line.slice(0, units)) column += widthOf(character, encoding);
  return column;
}

/** The width of one code point; a lone surrogate counts as a whole one. */
function widthOf(character: string, encoding: PositionEncodingKind): number {
  if (encoding === PositionEncodingKind.UTF32) return 1;
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
