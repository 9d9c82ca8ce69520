/** Parses stats with numbers as people write them: `Agility: 4`, `agility two`, `12 HP`, `Toughness 3/5`. */
import type { StatWord } from '../../engine/index.ts';

const numbers = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** A number in digits or as a word; undefined otherwise. */
export function toNumber(word: string): number | undefined {
  if (/^\d{1,6}$/u.test(word)) return Number(word);
  const at = numbers.indexOf(word.toLowerCase());
  return at < 0 ? undefined : at;
}

const amount = `(\\d{1,6}|${numbers.join('|')})(?:\\s*(?:of|/)\\s*(\\d{1,6}))?(?![\\p{L}\\p{N}])`;

/** Finds the stats of one game. */
export class StatWords {
  readonly #named: RegExp;
  readonly #counted: RegExp;
  readonly #anywhere: RegExp;
  readonly #meant: ReadonlyMap<string, string>;

  constructor(stats: readonly StatWord[]) {
    this.#meant = new Map(
      stats.flatMap(({ word, also = [] }) => [word, ...also].map((form) => [plain(form), word] as const)),
    );
    const forms = [...this.#meant.keys()]
      .sort((one, other) => other.length - one.length)
      .map((form) => form.split(' ').join('[\\s-]+'));
    const known = forms.length === 0 ? '(?!)' : forms.join('|');
    this.#named = new RegExp(`^(${known})\\s*[:=]?\\s*${amount}`, 'iu');
    this.#counted = new RegExp(`^(\\d{1,6})\\s*(${known})(?![\\p{L}])`, 'iu');
    this.#anywhere = new RegExp(
      `(?<![\\p{L}-])(?:${known})\\s*[:=]?\\s*${amount}|\\d{1,6}\\s*(?:${known})(?![\\p{L}])`,
      'iu',
    );
  }

  /** The stats at the start of a text, in the game’s words, and the rest of the text. */
  leading(text: string): { readonly stats: readonly string[]; readonly rest: string } {
    const stats: string[] = [];
    let rest = text.trim();
    for (;;) {
      const [all, stat] = this.#first(rest) ?? [];
      if (all === undefined || stat === undefined) return { stats, rest };
      stats.push(stat);
      rest = rest.slice(all.length).replace(/^\s*[,;.]?\s*/u, '');
    }
  }

  /** The index of the first stat with its number; -1 if there is none. */
  firstIn(text: string): number {
    return text.search(this.#anywhere);
  }

  #first(text: string): readonly [string, string] | undefined {
    const named = this.#named.exec(text);
    if (named !== null) return [named[0], `${this.#word(named[1])} ${valueOf(named[2], named[3])}`];
    const counted = this.#counted.exec(text);
    if (counted !== null) return [counted[0], `${this.#word(counted[2])} ${counted[1] ?? ''}`];
    // A stat that the game doesn’t have is kept as written.
    const other =
      /^(\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){0,2})\s*[:=]?\s*(\d{1,6})(?:\s*(?:of|\/)\s*(\d{1,6}))?(?=\s*(?:$|[,;.(]|\s\p{Lu}))/u.exec(
        text,
      );
    return other === null ? undefined : [other[0], `${other[1] ?? ''} ${valueOf(other[2], other[3])}`];
  }

  #word(written = ''): string {
    return this.#meant.get(plain(written)) ?? written;
  }
}

function valueOf(value = '', base: string | undefined): string {
  return base === undefined ? `${toNumber(value) ?? value}` : `${toNumber(value) ?? value} of ${base}`;
}

function plain(form: string): string {
  return form.toLowerCase().replace(/[\s-]+/gu, ' ');
}
