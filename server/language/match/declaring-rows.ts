/** The rows that declare names, truncated after the name: they are matched before any name is known. */
import { ownValue } from '../../engine/index.ts';
import { isCapitalised } from '../read/characters.ts';
import type { NameKind } from './name-table.ts';
import type { Node, SlotNode } from './notation.ts';
import { compile, type Forms } from './patterns.ts';
import type { Row } from './row.ts';
import type { Sentence } from '../read/sentences.ts';

/** A row up to the name that it declares, with the word after it that ends the name. */
export interface DeclaringRow {
  readonly row: Row;
  readonly kind: NameKind;
  readonly slot: string;
}

export class DeclaringRows {
  readonly #declaring = new Map<string, DeclaringRow[]>();
  readonly #detailed = new Map<string, Row[]>();
  readonly #words: ReadonlySet<string>;

  constructor(rows: readonly Row[], forms: Forms) {
    for (const row of rows) {
      const declaring = toDeclaring(row, forms);
      const detailed =
        (declaring !== undefined && declaring.kind !== 'thing') ||
        row.nodes.some((node) => node.is === 'slot' && node.type === 'things');
      if (!row.leading) continue;
      for (const key of row.keys) {
        if (declaring !== undefined) this.#declaring.set(key, [...(this.#declaring.get(key) ?? []), declaring]);
        if (detailed) this.#detailed.set(key, [...(this.#detailed.get(key) ?? []), row]);
      }
    }
    this.#words = new Set([...this.#declaring.keys(), ...this.#detailed.keys()]);
  }

  /** Whether a sentence starts like one that declares or carries something. */
  mayDeclare(sentence: Sentence): boolean {
    const first = sentence.tokens[0]?.text ?? '';
    return this.#words.has(first) || (isCapitalised(first) && this.#words.has(first.toLowerCase()));
  }

  rowsFor(sentence: Sentence): readonly DeclaringRow[] {
    return this.#declaring.get(firstOf(sentence)) ?? [];
  }

  /** The full rows that say more about their names than the declaration does, or that mention things in passing. */
  detailedFor(sentence: Sentence): readonly Row[] {
    return this.#detailed.get(firstOf(sentence)) ?? [];
  }
}

/** The kind of name that each slot type declares. */
export const declaredKinds: Readonly<Record<string, NameKind>> = {
  newcombatant: 'combatant',
  newcreature: 'creature',
  newside: 'side',
  newthing: 'thing',
  newverb: 'verb',
};

function toDeclaring(row: Row, forms: Forms): DeclaringRow | undefined {
  const at = row.nodes.findIndex((node) => node.is === 'slot' && ownValue(declaredKinds, node.type) !== undefined);
  const node = row.nodes[at];
  const kind = node?.is === 'slot' ? ownValue(declaredKinds, node.type) : undefined;
  if (node?.is !== 'slot' || kind === undefined) return undefined;
  const nodes = prefixOf(row.nodes, at, node);
  return { row: { ...row, nodes, step: compile(nodes, forms, () => true) }, kind, slot: node.slot };
}

function prefixOf(nodes: readonly Node[], at: number, node: SlotNode): readonly Node[] {
  const next = nodes[at + 1];
  return [...nodes.slice(0, at), node, ...(next?.is === 'literal' ? [next] : [])];
}

function firstOf(sentence: Sentence): string {
  const first = sentence.tokens[0];
  return first === undefined || first.kind === 'prose' ? '' : first.text.toLowerCase();
}
