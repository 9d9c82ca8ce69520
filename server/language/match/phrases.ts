/** Phrases: a game's own words (stats, states, happenings), found in a run of tokens. */
import type { Token } from '../read/tokens.ts';

export interface FoundPhrase {
  readonly text: string;
  readonly end: number;
}

/** The words of a game, found in all their forms; also in small letters and without hyphens. */
export class SpokenPhrases {
  readonly all: readonly string[];
  readonly #forms: Phrases;
  readonly #meant: ReadonlyMap<string, string>;

  constructor(words: readonly { readonly word: string; readonly also?: readonly string[] }[]) {
    this.all = words.map(({ word }) => word);
    const forms = words.flatMap(({ word, also = [] }) =>
      [word, ...also].flatMap((form): [string, string][] => {
        const small = form.toLowerCase();
        return [
          [small, word],
          [small.replaceAll('-', ' '), word],
        ];
      }),
    );
    this.#meant = new Map(forms);
    this.#forms = new Phrases([...this.#meant.keys()], (text) => text.toLowerCase());
  }

  find(tokens: readonly Token[], at: number, to: number): FoundPhrase | undefined {
    const found = this.#forms.find(tokens, at, to);
    return found === undefined ? undefined : { ...found, text: this.#meant.get(found.text) ?? found.text };
  }
}

/** Phrases by their first word, longest first; `spell` normalises words of a text for comparison with the phrases. */
export class Phrases {
  readonly all: readonly string[];
  readonly #byFirst = new Map<string, (readonly string[])[]>();
  readonly #spell: (text: string) => string;

  constructor(texts: readonly string[], spell: (text: string) => string = (text) => text) {
    this.all = texts;
    this.#spell = spell;
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
    for (const words of this.#byFirst.get(this.#spell(first.text)) ?? []) {
      const end = at + words.length;
      if (end <= to && words.every((word, step) => this.#spell(tokens[at + step]?.text ?? '') === word))
        return { text: words.join(' '), end };
    }
    return undefined;
  }
}
