/** From which state the odds of a round start, in words. */

/** `fresh` is what a first round starts with beside what is written; empty where that is nothing. */
export function givenWords(course: { readonly rounds: readonly { readonly round: { readonly number: number } }[] }, number: number, fresh = ''): string {
  const before = course.rounds.filter((each) => each.round.number < number).map((each) => each.round.number);
  if (before.length === 0) return fresh === '' ? 'from what is written' : `from what is written, ${fresh}`;
  const [first, last] = [before[0] ?? 1, before.at(-1) ?? 1];
  return first === last ? `given round ${first} as shown` : `given rounds ${first} to ${last} as shown`;
}
