/** Throws that follow from what is announced, and the names under which writers claim them. */
import { sameWords } from './same-words.ts';

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
