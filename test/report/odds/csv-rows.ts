/** Parses comma-separated values according to RFC 4180. */

/** The cells of each record; throws on a stray quote or a wrong line end. */
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
