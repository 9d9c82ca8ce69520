/** What the tables of several kinds of details have in common. */
import type { TableView } from '../../protocol/index.ts';

export function emptyTable(heading: string): TableView {
  return { heading, chances: [], distributions: [], parties: [] };
}
