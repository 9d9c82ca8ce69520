/** Parser for the notation of the table’s rows (see `SentencePattern`). */

export type Node =
  | LiteralNode
  | SlotNode
  | { readonly is: 'maybe'; readonly of: readonly Node[] }
  | { readonly is: 'either'; readonly of: readonly (readonly Node[])[] };

export interface LiteralNode {
  readonly is: 'literal';
  readonly text: string;
  readonly mark: boolean;
}

/** `choices` are the words to choose from if the type is a choice; `many` marks a list. */
export interface SlotNode {
  readonly is: 'slot';
  readonly slot: string;
  readonly type: string;
  readonly choices?: readonly string[];
  readonly many: boolean;
}

/**
 * The nodes of a row's words, where `\\(` is the mark itself. Throws if the notation is malformed, which is a bug in
 * the row.
 */
export function parseNotation(words: string): readonly Node[] {
  const pieces = words.match(/\{[^}]*\}|\\[^\s]|[[\]()|]|[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'-]*|[^\s]/gu) ?? [];
  const reader = new NotationReader(pieces, words);
  return reader.all();
}

/** The fixed words that some nodes start with. */
export function leadingWords(nodes: readonly Node[]): readonly string[] {
  const end = nodes.findIndex((node) => node.is !== 'literal' || node.mark);
  return nodes.slice(0, end < 0 ? nodes.length : end).flatMap((node) => (node.is === 'literal' ? [node.text] : []));
}

/** All fixed words of some nodes, including choices. */
export function literalsOf(nodes: readonly Node[]): readonly string[] {
  return nodes.flatMap((node) => {
    switch (node.is) {
      case 'literal':
        return [node.text];
      case 'slot':
        return node.choices?.flatMap((choice) => choice.split(' ')) ?? [];
      case 'maybe':
        return literalsOf(node.of);
      case 'either':
        return node.of.flatMap(literalsOf);
    }
  });
}

class NotationReader {
  readonly #pieces: readonly string[];
  readonly #words: string;
  #at = 0;

  constructor(pieces: readonly string[], words: string) {
    this.#pieces = pieces;
    this.#words = words;
  }

  all(): readonly Node[] {
    const nodes = this.#sequence();
    if (this.#at < this.#pieces.length) throw this.#broken();
    return nodes;
  }

  #sequence(): readonly Node[] {
    const nodes: Node[] = [];
    for (;;) {
      const piece = this.#pieces[this.#at];
      if (piece === undefined || piece === ']' || piece === ')' || piece === '|') return nodes;
      this.#at += 1;
      nodes.push(this.#node(piece));
    }
  }

  #node(piece: string): Node {
    if (piece === '[') return { is: 'maybe', of: this.#until(']') };
    if (piece === '(') return { is: 'either', of: this.#alternatives() };
    if (piece.startsWith('{') && piece.length > 1) return toSlot(piece.slice(1, -1));
    if (piece === '{') throw this.#broken();
    if (piece.startsWith('\\')) return { is: 'literal', text: piece.slice(1), mark: true };
    // A comma is always optional.
    if (piece === ',') return { is: 'maybe', of: [{ is: 'literal', text: ',', mark: true }] };
    return { is: 'literal', text: piece, mark: !/^[\p{L}\p{N}]/u.test(piece) };
  }

  #alternatives(): readonly (readonly Node[])[] {
    const alternatives = [this.#sequence()];
    while (this.#pieces[this.#at] === '|') {
      this.#at += 1;
      alternatives.push(this.#sequence());
    }
    this.#close(')');
    return alternatives;
  }

  #until(close: string): readonly Node[] {
    const nodes = this.#sequence();
    this.#close(close);
    return nodes;
  }

  #close(close: string): void {
    if (this.#pieces[this.#at] !== close) throw this.#broken();
    this.#at += 1;
  }

  #broken(): Error {
    return new Error(`The words of a row are not well formed: ${this.#words}`);
  }
}

function toSlot(inner: string): SlotNode {
  const [slot = '', ...rest] = inner.split(':');
  const written = rest.length > 0 ? rest.join(':') : slot;
  const many = written.endsWith('…');
  const type = many ? written.slice(0, -1) : written;
  const name = slot.replace('…', '').trim();
  if (!type.includes('|')) return { is: 'slot', slot: name, type: type.trim(), many };
  const choices = type
    .split('|')
    .map((choice) => choice.trim())
    .filter((choice) => choice !== '');
  return { is: 'slot', slot: name, type: 'choice', choices, many };
}
