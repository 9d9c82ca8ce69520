/** Telling facts apart. */
import type { Advantage, DemonCityFact, Distraction, Hindrance } from '../facts.ts';
import { sameWords } from './same-words.ts';

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
