/** The rows of one place, indexed by words that a sentence must contain. */
import type { Node } from './notation.ts';
import type { Row } from './row.ts';
import { spelling, type Token } from '../read/tokens.ts';

export class PlaceIndex {
  readonly rows: readonly Row[];
  readonly #leading = new Map<string, Row[]>();
  readonly #anywhere = new Map<string, Row[]>();
  readonly #always: readonly Row[];

  constructor(rows: readonly Row[]) {
    this.rows = rows;
    this.#always = rows.filter((row) => row.keys.length === 0);
    for (const row of rows) {
      for (const key of row.keys) {
        const index = row.leading ? this.#leading : this.#anywhere;
        for (const form of row.leading ? new Set([key, key.toLowerCase()]) : [key])
          index.set(form, [...(index.get(form) ?? []), row]);
      }
    }
  }

  candidates(tokens: readonly Token[], from: number, to: number): readonly Row[] {
    const first = tokens[from];
    if (first === undefined) return [];
    const lists: (readonly Row[])[] = this.#always.length > 0 ? [this.#always] : [];
    collect(
      lists,
      first.kind === 'prose'
        ? undefined
        : (this.#leading.get(first.text) ?? this.#leading.get(first.text.toLowerCase())),
    );
    for (let at = from; at < to; at += 1) {
      const token = tokens[at];
      if (token !== undefined && token.kind !== 'prose') collect(lists, this.#anywhere.get(token.text));
    }
    if (lists.length < 2) return lists[0] ?? [];
    return merged(lists);
  }
}

/** Merges lists of rows in table order, without duplicates. */
function merged(lists: readonly (readonly Row[])[]): readonly Row[] {
  const rows: Row[] = [];
  const found = new Set<Row>();
  for (const list of lists) {
    for (const row of list) {
      if (found.has(row)) continue;
      found.add(row);
      let at = rows.length;
      while (at > 0 && (rows[at - 1]?.order ?? 0) > row.order) at -= 1;
      rows.splice(at, 0, row);
    }
  }
  return rows;
}

function collect(lists: (readonly Row[])[], found: readonly Row[] | undefined): void {
  if (found !== undefined && !lists.includes(found)) lists.push(found);
}

/**
 * The words of which a sentence of these nodes must contain one: those at its start, or else the first that aren’t
 * optional.
 */
export function keysOf(nodes: readonly Node[]): { readonly keys: readonly string[]; readonly leading: boolean } {
  const [first, ...rest] = nodes;
  const leading = first === undefined ? undefined : keysOfNode(first);
  if (leading !== undefined && first?.is !== 'slot') return { keys: leading, leading: true };
  for (const node of [...(first?.is === 'slot' ? [first] : []), ...rest]) {
    const keys = node.is === 'literal' && node.mark ? undefined : keysOfNode(node);
    if (keys !== undefined) return { keys, leading: false };
  }
  const mark = nodes.find((node) => node.is === 'literal' && node.mark);
  return { keys: mark?.is === 'literal' ? [mark.text] : [], leading: false };
}

function keysOfNode(node: Node): readonly string[] | undefined {
  if (node.is === 'literal') return [node.text];
  if (node.is === 'slot') return node.choices?.map((choice) => spelling(choice)[0] ?? '');
  if (node.is === 'maybe') return undefined;
  const keys = node.of.map((nodes) => (nodes[0] === undefined ? undefined : keysOfNode(nodes[0])));
  return keys.every((key) => key !== undefined) ? keys.flat() : undefined;
}
