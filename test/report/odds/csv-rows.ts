/** Reads comma-separated values as RFC 4180 has them. */

/** The cells of each record; throws where a mark stands loose, or a line ends otherwise than it should. */
export function rowsOfCsv(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let row: string[] = [];
  let rest = text;
  while (rest !== '') {
    const cell = /^(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/u.exec(rest);
    if (cell === null) throw new Error(`No cell: ${rest.slice(0, 80)}`);
    row.push(cell[1]?.replaceAll('""', '"') ?? cell[2] ?? '');
    rest = rest.slice(cell[0].length);
    if (cell[3] === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}
