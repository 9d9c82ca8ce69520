/** The first words of sentences whose quotations are titles and names, which end with their line. */
import { derive, type Ruleset } from '../../engine/index.ts';
import type { Node, SlotNode } from '../match/notation.ts';
import type { Row } from '../match/row.ts';
import { tableOf, type Table } from '../match/table.ts';

/** In these slots prose is a title. */
const titles: ReadonlySet<string> = new Set(['title', 'place', 'path']);

/** In small letters; for all games, since a text is split before it is known which one it names. */
export const titleWords = derive('words before titles', (rulesets: readonly Ruleset[]) =>
  wordsOf(rulesets.map((ruleset) => tableOf(ruleset))),
);

function wordsOf(tables: readonly Table[]): ReadonlySet<string> {
  const rows = tables.flatMap((table) =>
    table.rows.filter(({ leading }) => leading).map((row) => ({ row, isTitle: isTitle(table, row) })),
  );
  const others = new Set(rows.flatMap(({ row, isTitle }) => (isTitle ? [] : row.keys)));
  return new Set(rows.flatMap(({ row, isTitle }) => (isTitle ? row.keys.filter((key) => !others.has(key)) : [])));
}

/** A row that opens a block, declares a name or lists carried things, and has no free prose. */
function isTitle(table: Table, row: Row): boolean {
  const slots = slotsOf(row.nodes);
  const isNaming = table.isStructure(row) || slots.some(({ type }) => type === 'things');
  return isNaming && !slots.some(({ type, slot }) => type === 'prose' && !titles.has(slot));
}

function slotsOf(nodes: readonly Node[]): readonly SlotNode[] {
  return nodes.flatMap((node) => {
    switch (node.is) {
      case 'literal':
        return [];
      case 'slot':
        return [node];
      case 'maybe':
        return slotsOf(node.of);
      case 'either':
        return node.of.flatMap(slotsOf);
    }
  });
}
