/** A row of a Markdown table; cells are already escaped. */
export function tableRow(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
