/** How far the chances of what somebody throws for are apart in two versions of a round. */
import type { ContestOdds, Figure, OutcomeOdds, RoundOdds } from '../../engine/index.ts';

type Chance = Figure['chance'];

/**
 * By how much, from 0 to 1, the chance moves that moves furthest; only of what `who` does and of the contests that they
 * take part in. Undefined where any of the chances is sampled or a bound, or other things are thrown for, so that
 * nobody can tell.
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

/** What is counted in a contest is held together where both tell it. */
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

/** An outcome that only one of them has can’t come about in the other. */
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
