/** What can be said in the words of Demon City, either edition, beyond the nouns that all games share. */
import type { PositionFact } from '../../positions.ts';
import type { Fact, Hand, NameRef, Numeral, Words } from '../../scenario.ts';

/** A card as a writer names it: by its number, or by its name. */
export type CardName = { readonly number: number } | { readonly name: string };

export interface Advantage extends Fact {
  readonly kind: 'advantage';
  readonly words: Words;
  /** Empty under an announcement: whoever announces. */
  readonly for: readonly NameRef[];
  /** Empty: over whoever they face. */
  readonly over: readonly NameRef[];
  /** Whose advantage of the same kind this one beats. */
  readonly above?: NameRef;
}

export interface Hindrance extends Fact {
  readonly kind: 'hindrance';
  readonly words: Words;
  readonly on: readonly NameRef[];
}

/** The Host's ruling that somebody's mind is elsewhere; `words` is missing for `unaware`. */
export interface Distraction extends Fact {
  readonly kind: 'distraction';
  readonly words?: Words;
  /** Empty under an announcement: its targets. */
  readonly on: readonly NameRef[];
  /** Of whom they are unaware; empty: of everybody. */
  readonly of: readonly NameRef[];
}

/** A throw that the rules derive from the announcements, written by hand: it does nothing. */
export interface ClaimedThrow extends Fact {
  readonly kind: 'claimed throw';
  readonly claim: string;
}

export interface WeaponOrder extends Fact {
  readonly kind: 'weapon order';
  readonly better: NameRef;
  readonly worse: NameRef;
  readonly range?: { readonly way: 'within' | 'beyond'; readonly feet: number };
}

export interface AnnouncingOrder extends Fact {
  readonly kind: 'announcing order';
  readonly first: readonly NameRef[];
  readonly then: readonly NameRef[];
}

export interface Shock extends Fact {
  readonly kind: 'shock';
  readonly by: NameRef;
  readonly on: readonly NameRef[];
  readonly words?: Words;
}

export interface NoLonger extends Fact {
  readonly kind: 'no longer';
  readonly words: Words;
}

export interface DeckFact extends Fact {
  readonly kind: 'deck';
  readonly of: NameRef;
  readonly hand: Hand | undefined;
  readonly entries: readonly DeckEntry[];
}

/** `count` cards of each number from `from` to `to`, or of one named card. */
export type DeckEntry =
  | { readonly count: number; readonly from: number; readonly to: number; readonly source: DeckFact['source'] }
  | { readonly count: number; readonly name: string; readonly source: DeckFact['source'] };

export type WeaponClass = 'close' | 'reach' | 'ranged' | 'massive' | 'thrown' | 'hits many' | 'supernatural';

export interface WeaponTrait extends Fact {
  readonly kind: 'weapon';
  readonly classes: readonly WeaponClass[];
  /** The stats that a power attacks with and is resisted by. */
  readonly power?: { readonly attack: Words; readonly resist: Words };
}

export type MarkKind =
  | 'supernatural' | 'human' | 'without harm' | 'uncontested' | 'no distraction' | 'no supernatural throw' | 'no weapon throw' | 'draws ties anew';

/** A word about one combatant or one action that needs nothing else. */
export type Mark = { readonly [K in MarkKind]: Fact & { readonly kind: K } }[MarkKind];

export interface Armour extends Fact {
  readonly kind: 'armour';
  readonly thing: NameRef;
  readonly points: Numeral;
}

export interface Significator extends Fact {
  readonly kind: 'significator';
  readonly card: Words;
}

export interface WinsWith extends Fact {
  readonly kind: 'wins with';
  readonly card: Words;
  readonly then: Words;
}

export interface CalmCheck extends Fact {
  readonly kind: 'calm check';
  readonly number: Numeral;
}

export type StartingState = 'hurt' | 'out of the fight' | 'down' | 'panicked' | 'grabbed';

/** How somebody starts, or is said to be from a round on. `who` is empty inside the combatant's own block. */
export interface StateFact extends Fact {
  readonly kind: 'state';
  readonly who: readonly NameRef[];
  readonly state: StartingState;
  readonly by?: NameRef;
}

export interface CalledShot extends Fact {
  readonly kind: 'called shot';
  readonly aim: Words;
}

export interface Running extends Fact {
  readonly kind: 'running';
  readonly feet: Numeral;
}

export interface ToGet extends Fact {
  readonly kind: 'to get';
  readonly thing: NameRef;
}

export interface Interferes extends Fact {
  readonly kind: 'interferes';
  readonly with: readonly NameRef[];
}

export interface WithThing extends Fact {
  readonly kind: 'with thing';
  readonly thing: NameRef;
}

/** What a task is measured by: a rank that the Host throws for, or a fixed number to beat. */
export interface Difficulty extends Fact {
  readonly kind: 'difficulty';
  readonly stat: Words;
  readonly number?: Numeral;
  readonly thrownFor: boolean;
}

export interface Pin extends Fact {
  readonly kind: 'pin';
  readonly what: 'action' | 'damage';
  readonly cards: readonly CardName[];
}

export type Recovery = 'back up' | 'still down' | 'out for good';

export interface Decision extends Fact {
  readonly kind: 'decision';
  readonly about: 'tie' | 'ally tie' | 'recovery' | 'panic';
  readonly who?: NameRef;
  readonly words?: Words;
  readonly recovery?: Recovery;
}

export type DemonCityFact =
  | PositionFact | Advantage | Hindrance | Distraction | ClaimedThrow | WeaponOrder | AnnouncingOrder | Shock | NoLonger
  | DeckFact | WeaponTrait | Mark | Armour | Significator | WinsWith | CalmCheck | StateFact
  | CalledShot | Running | ToGet | Interferes | WithThing | Difficulty | Pin | Decision;

export type FactOf<K extends DemonCityFact['kind']> = Extract<DemonCityFact, { readonly kind: K }>;

/** All facts of one kind, in order. */
export function factsOf<K extends DemonCityFact['kind']>(facts: readonly DemonCityFact[], kind: K): FactOf<K>[] {
  return facts.filter((fact): fact is FactOf<K> => fact.kind === kind);
}

/** The last fact of one kind, which is the one that holds; undefined where there is none. */
export function lastFact<K extends DemonCityFact['kind']>(facts: readonly DemonCityFact[], kind: K): FactOf<K> | undefined {
  return factsOf(facts, kind).at(-1);
}

/** The quoted words that a fact goes by; undefined where it has none. */
export function wordsOf(fact: DemonCityFact): string | undefined {
  return 'words' in fact ? fact.words.text : undefined;
}

/** The facts that are not among those which have ended; the same quoted words are the same fact. */
export function withoutEnded(facts: readonly DemonCityFact[], ended: readonly string[]): readonly DemonCityFact[] {
  return facts.filter((fact) => {
    const words = wordsOf(fact);
    return words === undefined || !ended.includes(sameWords(words));
  });
}

/** What makes quoted words the same fact: case, articles and blanks aside (reading t37). */
export function sameWords(text: string): string {
  return text.toLowerCase().replace(/\b(the|a|an)\s+/g, '').replace(/\s+/g, ' ').trim();
}

/** Throws that follow from what is announced, by the names under which writers may claim them. */
const derivedThrows = ['weapon', 'higher stat', 'distraction', 'defence', 'defense', 'supernatural'];

/** Whether quoted words claim a throw that nobody has to claim: such a fact does nothing. */
export function claimsDerivedThrow(words: string): boolean {
  return derivedThrows.includes(sameWords(words).replace(/ throw$/, ''));
}
