/** How likely it is that a conditional round is played, where that follows exactly from the odds of the round before. */
import type Fraction from 'fraction.js';
import { certain } from '../../../chance/index.ts';
import type { Figure, RoundOdds } from '../../../odds.ts';
import type { Condition, Round } from '../../../scenario.ts';
import type { Cast } from '../cast.ts';
import { actsLabel, exactly } from './figures.ts';

/** Undefined where the chance depends on more than one contest, or on what earlier rounds have left behind. */
export function reachedOdds(cast: Cast, round: Round, before: readonly RoundOdds[]): Figure | undefined {
  if (round.when === 'always') return exactly(certain);
  const rivals = cast.scenario.rounds.filter((each) => each.number === round.number);
  const earlier = rivals.slice(0, rivals.findIndex((each) => each === round));
  const chance = round.when === 'otherwise' ? otherwise(cast, earlier, round.number, before) : conditional(cast, round.when, earlier, round.number, before);
  return chance === undefined ? undefined : exactly(chance);
}

/** After another round of its number a condition's chance is its own only where the two can't hold together. */
function conditional(cast: Cast, when: Condition, earlier: readonly Round[], number: number, before: readonly RoundOdds[]): Fraction | undefined {
  const apart = earlier.every((rival) => typeof rival.when !== 'string' && excludes(rival.when, when));
  return apart ? chanceOf(cast, when, number, before) : undefined;
}

/** Nobody both succeeds and fails. */
function excludes(one: Condition, other: Condition): boolean {
  return one.kind === 'did' && other.kind === 'did' && one.who.id === other.who.id && one.what !== other.what;
}

/** What is left when exactly one other round has this number. */
function otherwise(cast: Cast, earlier: readonly Round[], number: number, before: readonly RoundOdds[]): Fraction | undefined {
  const [only, ...more] = earlier;
  if (only === undefined) return certain;
  if (more.length > 0 || typeof only.when === 'string') return undefined;
  const taken = chanceOf(cast, only.when, number, before);
  return taken === undefined ? undefined : certain.sub(taken);
}

/** Only a single first round has odds that depend on nothing else. */
function chanceOf(cast: Cast, question: Condition, number: number, before: readonly RoundOdds[]): Fraction | undefined {
  const last = before.filter((each) => each.round < number);
  const [first] = last;
  if (first === undefined || last.length > 1) return undefined;
  return answer(cast, question, first);
}

function answer(cast: Cast, question: Condition, odds: RoundOdds): Fraction | undefined {
  const clashes = odds.contests.filter((contest) => contest.kind === 'clash');
  const only = clashes.length === 1 ? clashes[0] : undefined;
  switch (question.kind) {
    case 'acted': return question.side.id === undefined ? undefined : only?.odds.get(actsLabel(cast.scenario, question.side.id))?.chance;
    case 'happened': return only?.odds.get(question.what.replace(/^an? /, ''))?.chance;
    case 'did': return did(question, odds);
    case 'not': {
      const chance = answer(cast, question.of, odds);
      return chance === undefined ? undefined : certain.sub(chance);
    }
    default: return undefined;
  }
}

function did(question: Extract<Condition, { readonly kind: 'did' }>, odds: RoundOdds): Fraction | undefined {
  const action = odds.actions.find((each) => each.actor === question.who.id);
  const chance = action?.odds.get('takes effect')?.chance;
  return chance === undefined || question.what === 'succeeded' ? chance : certain.sub(chance);
}
