/** Compares the chances of somebody's throws in two versions of a round. */
import type { ContestOdds, Figure, OutcomeOdds, RoundOdds } from '../../engine/index.ts';

type Chance = Figure['chance'];

/**
 * The largest change, from 0 to 1, of a chance of `who`'s actions and contests. Undefined if a chance is sampled or a
 * bound, or if the versions have different throws, so that the change is unknown.
 */
export function furthestMove(one: RoundOdds, other: RoundOdds, who: string): Chance | undefined {
  const [these, those] = [contestsOf(one, who), contestsOf(other, who)];
  const [actions, others] = [actionsAmong(one, these, who), actionsAmong(other, those, who)];
  if (actions.length !== others.length || these.length !== those.length || actions.length + these.length === 0)
    return undefined;
  const moves = [
    ...actions.map(({ odds }, index) => moveBetween(odds, others[index]?.odds)),
    ...these.flatMap((contest, index) => contestMoves(contest, those[index])),
  ];
  return moves.reduce((most, move) => (most === undefined || move === undefined ? undefined : larger(most, move)));
}

function contestsOf({ contests }: RoundOdds, who: string): readonly ContestOdds[] {
  return contests.filter(({ parties }) => parties.includes(who));
}

function actionsAmong({ actions }: RoundOdds, contests: readonly ContestOdds[], who: string): RoundOdds['actions'] {
  return actions.filter(({ actor }) => actor === who || contests.some(({ parties }) => parties.includes(actor)));
}

/** Distributions are compared if both versions have them. */
function contestMoves(
  { parties, odds, distributions }: ContestOdds,
  other: ContestOdds | undefined,
): readonly (Chance | undefined)[] {
  if (other === undefined || parties.join('\n') !== other.parties.join('\n')) return [undefined];
  const counted = distributions === undefined || other.distributions === undefined ? [] : distributions;
  return [
    moveBetween(odds, other.odds),
    ...counted.map(({ values }, index) => moveBetween(values, other.distributions?.[index]?.values)),
  ];
}

/** An outcome that only one of them has is impossible in the other. */
function moveBetween(one: OutcomeOdds, other: OutcomeOdds | undefined): Chance | undefined {
  const figures = [...one.values(), ...(other?.values() ?? [])];
  const [first] = figures;
  if (
    other === undefined ||
    first === undefined ||
    figures.some(({ sample, bound }) => sample !== undefined || bound !== undefined)
  )
    return undefined;
  const none = first.chance.mul(0);
  return [...new Set([...one.keys(), ...other.keys()])]
    .map((name) => (one.get(name)?.chance ?? none).sub(other.get(name)?.chance ?? none).abs())
    .reduce(larger);
}

function larger(one: Chance, other: Chance): Chance {
  return one.compare(other) < 0 ? other : one;
}
