/** Describes the state from which the odds of a round start: which course and which rounds. */
import type { RoundOdds } from '../odds.ts';

interface Given {
  /** What a first round starts with in addition to what is written; missing if nothing. */
  readonly fresh?: string | undefined;
  /** The seed of the course, if it isn’t the shown one. */
  readonly seed?: number | undefined;
}

/** Describes `course` up to the round with this number. */
export function givenBy(
  course: { readonly rounds: readonly { readonly round: { readonly number: number } }[] },
  number: number,
  { fresh, seed }: Given = {},
): Pick<RoundOdds, 'given' | 'along'> {
  const before = course.rounds.filter((each) => each.round.number < number).map((each) => each.round.number);
  if (before.length === 0)
    return { given: fresh === undefined ? 'from what is written' : `from what is written, ${fresh}` };
  const [first, last] = [before[0] ?? 1, before.at(-1) ?? 1];
  const along = seed ?? 'shown';
  const rounds = first === last ? `round ${first}` : `rounds ${first} to ${last}`;
  return { given: `given ${rounds} ${howWords(along)}`, along };
}

/** Rewords the description for callers that show no course but requested one by seed. */
export function givenBySeed<O extends Pick<RoundOdds, 'given' | 'along'>>(odds: O, seed: number): O {
  if (odds.along !== 'shown') return odds;
  return { ...odds, given: `${odds.given.slice(0, -howWords('shown').length)}${howWords(seed)}`, along: seed };
}

function howWords(along: NonNullable<RoundOdds['along']>): string {
  return along === 'shown' ? 'as shown' : `with seed ${along}`;
}
