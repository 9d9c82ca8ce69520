/**
 * The five difficulties: each is the effect needed, which is the number of dice of one face in its set (qs-013 …
 * qs-042).
 */

export const difficulties = ['easy', 'common', 'hard', 'difficult', 'overwhelming'] as const;

/** In the order in which completions offer them; something easy alone isn’t rolled for. */
export const likeliest: readonly Difficulty[] = ['common', 'hard', 'difficult', 'overwhelming', 'easy'];

export type Difficulty = (typeof difficulties)[number];

/** The effect that a difficulty needs, from 1 to 5; undefined for any other word. */
export function effectOf(word: string): number | undefined {
  const place = difficulties.findIndex((each) => each === word.toLowerCase());
  return place < 0 ? undefined : place + 1;
}

/** The difficulty that needs this effect; undefined below 1 and above 5, where the text names none (qa-28). */
export function difficultyAt(effect: number): Difficulty | undefined {
  return difficulties[effect - 1];
}

/** `common (2)`. */
export function difficultyWords(effect: number): string {
  const name = difficultyAt(effect);
  return name === undefined ? `${effect}` : `${name} (${effect})`;
}
