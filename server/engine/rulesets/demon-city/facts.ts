/** What can be said in the words of Demon City, either edition, beyond the nouns that all games share. */
import type { PositionFact } from '../../positions.ts';
import type { Fact, Hand, NameRef, Numeral, Words } from '../../scenario.ts';

/** A card as a writer names it: by its number, or by its name. */
export type CardName = { readonly number: number } | { readonly name: string };

/** What an advantage, a difficulty or a distraction may say about itself. */
interface Asymmetry extends Fact {
  /** Other words for the same asymmetry, with which it counts once (reading t37). */
  readonly same?: Words;
  /** Set where it lasts for one round only. */
  readonly lasts?: 'this round';
}

export interface Advantage extends Asymmetry {
  readonly kind: 'advantage';
  readonly words: Words;
  /** Empty under an announcement: whoever announces. */
  readonly for: readonly NameRef[];
  /** Empty: over whoever they face. */
  readonly over: readonly NameRef[];
  /** Whose advantage of the same kind this one beats. */
  readonly above?: NameRef;
}

export interface Hindrance extends Asymmetry {
  readonly kind: 'hindrance';
  readonly words: Words;
  readonly on: readonly NameRef[];
}

/** The Host's ruling that somebody's mind is elsewhere; `words` is missing for `unaware`. */
export interface Distraction extends Asymmetry {
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
  /** Empty under an announcement: whoever announces. */
  readonly for: readonly NameRef[];
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

/** Toughness or Calm that somebody gets back before a round. */
export interface Regains extends Fact {
  readonly kind: 'regains';
  readonly who: readonly NameRef[];
  readonly points: Numeral;
  readonly stat: 'Toughness' | 'Calm';
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

export type Calming = 'calm again' | 'still panicked';

/** A ruling of the Host. One about panic says how it ends, or in `words` what somebody in a panic does. */
export interface Decision extends Fact {
  readonly kind: 'decision';
  readonly about: 'tie' | 'ally tie' | 'recovery' | 'panic';
  readonly who?: NameRef;
  readonly words?: Words;
  readonly recovery?: Recovery;
  readonly calming?: Calming;
}

export type DemonCityFact =
  | PositionFact | Advantage | Hindrance | Distraction | ClaimedThrow | WeaponOrder | AnnouncingOrder | Shock | NoLonger
  | DeckFact | WeaponTrait | Mark | Armour | Significator | WinsWith | CalmCheck | StateFact | Regains
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

/** What makes two facts the same asymmetry: the words that one of them says it is the same as, or its own (reading t37). */
export function factKey(fact: Advantage | Hindrance | Distraction): string {
  return sameWords(fact.same?.text ?? fact.words?.text ?? '');
}

/** Whether a fact ends with the round at whose head it stands. */
export function endsWithRound(fact: DemonCityFact): boolean {
  return 'lasts' in fact;
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

/** Throws that follow from what is announced, and that nobody has to claim. */
export type DerivedThrow = 'weapon' | 'higher stat' | 'distraction' | 'defence' | 'supernatural' | 'injury' | 'called shot';

/** The names under which writers of either edition may claim them; a claim does nothing. */
const extraThrows: Readonly<Record<string, DerivedThrow>> = {
  weapon: 'weapon', 'better weapon': 'weapon', 'superior weapon': 'weapon', 'higher stat': 'higher stat', 'skill die': 'higher stat', 'skill throw': 'higher stat',
  distraction: 'distraction', defence: 'defence', defense: 'defence', supernatural: 'supernatural',
};
const lostThrows: Readonly<Record<string, DerivedThrow>> = {
  injury: 'injury', 'lost throw for injury': 'injury', 'lost die for injury': 'injury', 'called shot': 'called shot', 'lost throw for called shot': 'called shot',
};

/** The derived throw that the words of an advantage claim; undefined where they are words like any other. */
export function claimedExtra(words: string): DerivedThrow | undefined {
  return claimedOf(extraThrows, words);
}

/** The derived loss that the words of a hindrance claim. */
export function claimedLoss(words: string): DerivedThrow | undefined {
  return claimedOf(lostThrows, words);
}

function claimedOf(names: Readonly<Record<string, DerivedThrow>>, words: string): DerivedThrow | undefined {
  const written = sameWords(words);
  const known = new Map(Object.entries(names));
  return known.get(written) ?? known.get(written.replace(/ (?:throw|die)$/, ''));
}
