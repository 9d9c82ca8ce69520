/** Detects whether a line describes an action: then it is a damaged announcement, not prose. */
import { nearest } from '../explain/near.ts';
import { nameWords } from '../match/name-table.ts';
import { baseForms, singulars } from '../match/word-forms.ts';
import { placeOf, type PastedLine } from './pasted-text.ts';
import type { Scope } from './recognized-lines.ts';

/** The combatants that can act at a line. */
export class Actors {
  readonly #names: ReadonlySet<string>;
  readonly #verbs: ReadonlySet<string>;
  readonly #inRound: boolean;

  constructor({ trial, described }: Scope, line: PastedLine) {
    const names = [...trial.names.all('combatant'), ...trial.names.all('creature')]
      .flatMap(({ name }) => nameWords(name))
      .map((word) => word.toLowerCase());
    this.#names = new Set([...names, ...described].filter((name) => name.length > 2 && !small.has(name)));
    this.#verbs = trial.verbs;
    this.#inRound = placeOf(line) === 'round' || placeOf(line) === 'announcement';
  }

  act(text: string): boolean {
    if (this.#inRound && this.#names.size === 0) return true;
    const words = text.match(/[\p{L}\p{M}'’-]+/gu) ?? [];
    const [first = ''] = words;
    if (this.#inRound && this.#beginsWithSomebody(words)) return true;
    if (
      this.#inRound &&
      /^(?:if|otherwise|when|unless|then|while|once)$/iu.test(first) &&
      words.some((word) => this.#isName(word))
    )
      return true;
    return words.some((word, index) => this.#isName(word, index < 2) && this.#does(words, index));
  }

  #beginsWithSomebody([first = '', second = '']: readonly string[]): boolean {
    if (/^(?:he|she|they|both|everybody|everyone|all)$/iu.test(first)) return !states.has(second.toLowerCase());
    return /^it$/iu.test(first) && this.#isVerb(second);
  }

  #isName(word: string, isSubject = false): boolean {
    const plain = word.toLowerCase().replace(/['’]s$/u, '');
    if (this.#names.has(plain) || singulars(plain).some((one) => this.#names.has(one))) return true;
    return isSubject && plain.length > 3 && /^\p{Lu}/u.test(word) && nearest(plain, this.#names) !== undefined;
  }

  /** Whether an action follows a name: at the start of a line anything but a verb of state. */
  #does(words: readonly string[], index: number): boolean {
    const at = words.findIndex(
      (word, place) => place > index && !this.#isName(word) && !/^(?:and|or|the)$/iu.test(word),
    );
    const next = words[at]?.toLowerCase() ?? '';
    if (next === '' || states.has(next) || /['’]s$/u.test(words[index] ?? '')) return false;
    const isSubject = words
      .slice(0, index)
      .every((word) => /^(?:the|and|every|a|an|old)$/iu.test(word) || this.#isName(word));
    return isSubject || (at === index + 1 && (this.#isVerb(next) || /[^s]s$/u.test(next)));
  }

  #isVerb(word: string): boolean {
    const plain = word.toLowerCase();
    return this.#verbs.has(plain) || baseForms(plain).some((form) => this.#verbs.has(form));
  }
}

/** Verbs that describe a state. */
const states = new Set([
  'is',
  'are',
  'was',
  'were',
  'has',
  'have',
  'had',
  'isn’t',
  "isn't",
  'aren’t',
  "aren't",
  'can',
  'can’t',
  "can't",
  'will',
  'seems',
  'looks',
]);

/** Words of names that occur in any text. */
const small = new Set(['the', 'of', 'old', 'and', 'one', 'two', 'first', 'last', 'big', 'little', 'young']);
