/** The names of one scenario, and lookup of the name that a run of words means. */
import { cutOff } from '../read/bounds.ts';
import { groupBy, type Source } from '../../engine/index.ts';
import { isCapitalised } from '../read/characters.ts';
import type { Token } from '../read/tokens.ts';

export type NameKind = 'combatant' | 'creature' | 'side' | 'thing' | 'verb';

/**
 * One name. `name` is the full name without article. `creature` is the stat block of a combatant;
 * `verbKind` the kind of an added verb. Names that every game has have no source.
 */
export interface DeclaredName {
  readonly kind: NameKind;
  readonly name: string;
  readonly article?: string;
  readonly source?: Source;
  readonly creature?: string;
  readonly verbKind?: string;
}

/** As written in a sentence: `the Ghoul`. */
export function inFull({ article, name }: DeclaredName): string {
  return article === undefined ? name : `${article} ${name}`;
}

/** A name that was found; `end` is exclusive. */
export interface FoundName {
  readonly name: DeclaredName;
  readonly end: number;
}

interface Phrase {
  readonly words: readonly string[];
  readonly name: DeclaredName;
}

type Phrases = ReadonlyMap<string, readonly Phrase[]>;

export class NameTable {
  readonly names: readonly DeclaredName[];
  readonly #byKind: ReadonlyMap<NameKind, readonly DeclaredName[]>;
  readonly #byName = new Map<string, DeclaredName>();
  readonly #phrases = new Map<NameKind, Phrases>();

  constructor(names: readonly DeclaredName[]) {
    this.names = names;
    this.#byKind = groupBy(names, (name) => name.kind);
    for (const name of names) {
      const key = `${name.kind}\n${name.name}`;
      if (!this.#byName.has(key)) this.#byName.set(key, name);
    }
  }

  /** The longest name of a kind that starts at token `at`. */
  find(kind: NameKind, tokens: readonly Token[], at: number, to: number): FoundName | undefined {
    const first = tokens[at];
    if (first === undefined || at >= to) return undefined;
    if (first.kind === 'prose') return this.#quoted(kind, first.text, at + 1);
    for (const phrase of this.#phrasesOf(kind).get(cutOff(first.text)) ?? []) {
      const end = at + phrase.words.length;
      if (end <= to && phrase.words.every((word, step) => cutOff(tokens[at + step]?.text ?? '') === word))
        return { name: phrase.name, end };
    }
    return undefined;
  }

  /** A full name that starts at token `at`, ignoring case. */
  findSmall(kind: NameKind, tokens: readonly Token[], at: number, to: number): FoundName | undefined {
    for (const name of this.all(kind)) {
      const words = nameWords(name.name);
      const end = at + words.length;
      if (end <= to && words.every((word, step) => isSame(tokens[at + step], word))) return { name, end };
    }
    return undefined;
  }

  all(kind: NameKind): readonly DeclaredName[] {
    return this.#byKind.get(kind) ?? [];
  }

  /** The name of a kind with exactly this full text. */
  called(kind: NameKind, text: string): DeclaredName | undefined {
    return this.#byName.get(`${kind}\n${text}`);
  }

  #quoted(kind: NameKind, text: string, end: number): FoundName | undefined {
    const name = this.called(kind, cutOff(withoutArticle(text)));
    return name === undefined ? undefined : { name, end };
  }

  #phrasesOf(kind: NameKind): Phrases {
    const phrases = this.#phrases.get(kind) ?? toPhrases(this.all(kind));
    this.#phrases.set(kind, phrases);
    return phrases;
  }
}

const articles = new Set(['the', 'a', 'an', 'his', 'her', 'its', 'their']);

/** Whether a word is skipped before a name. */
export function isArticle(word: string): boolean {
  return articles.has(word) || (isCapitalised(word) && articles.has(word.toLowerCase()));
}

export function withoutArticle(text: string): string {
  const blank = text.indexOf(' ');
  return blank > 0 && articles.has(text.slice(0, blank)) ? text.slice(blank + 1) : text;
}

/** The words of a name as sentences are split into words: `Dr` of `Dr. Quill`. */
export function nameWords(name: string): readonly string[] {
  return name.split(' ').map((word) => (word.endsWith('.') ? word.slice(0, -1) : word));
}

/** Full names, and every shorter run of their words that is unambiguous; longest first. */
function toPhrases(names: readonly DeclaredName[]): Phrases {
  const full = new Map<string, Phrase>();
  for (const name of names) {
    const words = nameWords(name.name);
    const text = words.join(' ');
    if (!full.has(text)) full.set(text, { words, name });
  }
  const parts = new Map<string, Phrase | 'shared'>();
  for (const { name, words } of full.values()) {
    for (const part of partsOf(words)) {
      const text = part.join(' ');
      if (!full.has(text)) parts.set(text, parts.has(text) ? 'shared' : { words: part, name });
    }
  }
  const phrases = new Map<string, Phrase[]>();
  for (const phrase of [...full.values(), ...parts.values()]) {
    if (phrase === 'shared') continue;
    const first = phrase.words[0] ?? '';
    const known = phrases.get(first);
    if (known === undefined) phrases.set(first, [phrase]);
    else known.push(phrase);
  }
  for (const same of phrases.values()) same.sort((one, other) => other.words.length - one.words.length);
  return phrases;
}

function partsOf(words: readonly string[]): readonly (readonly string[])[] {
  if (words.length < 2 || words.length > 8) return [];
  const spoken = words.some(isCapitalised) ? isCapitalised : isNoArticle;
  const parts: (readonly string[])[] = [];
  for (let from = 0; from < words.length; from += 1) {
    for (let to = from + 1; to <= words.length; to += 1) {
      const part = words.slice(from, to);
      if (part.length < words.length && spoken(part[0] ?? '') && spoken(part.at(-1) ?? '')) parts.push(part);
    }
  }
  return parts;
}

function isSame(token: Token | undefined, word: string): boolean {
  return token?.kind === 'word' && token.text.toLowerCase() === word.toLowerCase();
}

function isNoArticle(word: string): boolean {
  return !articles.has(word) && word.length > 2;
}
