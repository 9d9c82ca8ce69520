/** A game's own words (stats, states, happenings), found in a run of tokens. */
import type { Token } from './tokens.ts';

export interface FoundPhrase {
  readonly text: string;
  readonly end: number;
}

/** Phrases by their first word, the longest first. */
export class Phrases {
  readonly all: readonly string[];
  readonly #byFirst = new Map<string, (readonly string[])[]>();

  constructor(texts: readonly string[]) {
    this.all = texts;
    const split = texts.map((text) => text.split(' ')).sort((one, other) => other.length - one.length);
    for (const words of split) {
      const first = words[0] ?? '';
      const known = this.#byFirst.get(first);
      if (known === undefined) this.#byFirst.set(first, [words]);
      else known.push(words);
    }
  }

  find(tokens: readonly Token[], at: number, to: number): FoundPhrase | undefined {
    const first = tokens[at];
    if (first === undefined || first.kind === 'prose') return undefined;
    for (const words of this.#byFirst.get(first.text) ?? []) {
      const end = at + words.length;
      if (end <= to && words.every((word, step) => tokens[at + step]?.text === word)) return { text: words.join(' '), end };
    }
    return undefined;
  }
}
