/** Telling facts apart. */
import type { Advantage, DemonCityFact, Distraction, Hindrance } from '../facts.ts';

/** The quoted words that a fact goes by; undefined where it has none. */
export function wordsOf(fact: DemonCityFact): string | undefined {
  return 'words' in fact ? fact.words.text : undefined;
}

/**
 * What makes two facts the same asymmetry: the words that one of them says it is the same as, or its own (reading t37).
 */
export function factKey(fact: Advantage | Hindrance | Distraction): string {
  return sameWords(fact.same?.text ?? fact.words?.text ?? '');
}

/** Whether a fact ends with the round at whose head it stands. */
export function endsWithRound(fact: DemonCityFact): boolean {
  return 'lasts' in fact || fact.kind === 'pin';
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
  return text
    .toLowerCase()
    .replace(/\b(the|a|an)\s+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Throws that follow from what is announced, and that nobody has to claim. */
export type DerivedThrow =
  'weapon' | 'higher stat' | 'distraction' | 'defence' | 'supernatural' | 'injury' | 'called shot';

/** The names under which writers of either edition may claim them; a claim does nothing. */
const extraThrows: Readonly<Record<string, DerivedThrow>> = {
  weapon: 'weapon',
  'better weapon': 'weapon',
  'superior weapon': 'weapon',
  'higher stat': 'higher stat',
  'skill die': 'higher stat',
  'skill throw': 'higher stat',
  distraction: 'distraction',
  defence: 'defence',
  defense: 'defence',
  supernatural: 'supernatural',
};
const lostThrows: Readonly<Record<string, DerivedThrow>> = {
  injury: 'injury',
  'lost throw for injury': 'injury',
  'lost die for injury': 'injury',
  'called shot': 'called shot',
  'lost throw for called shot': 'called shot',
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
