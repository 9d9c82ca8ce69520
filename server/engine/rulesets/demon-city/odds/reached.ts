/** How likely it is that a conditional round is played, where that follows exactly from the odds of the round before. */
import type Fraction from 'fraction.js';
import { certain } from '../../../chance/index.ts';
import type { Figure, OutcomeOdds, RoundOdds } from '../../../odds.ts';
import type { Condition, Round } from '../../../scenario.ts';
import type { Cast } from '../cast.ts';
import { actsLabel, exactly } from './figures.ts';

/** What an edition knows of one Clash by its outcomes: whether a side acted, and whether something happened to all of it. */
export interface ClashAnswers {
  readonly acted: (cast: Cast, side: string, clash: OutcomeOdds) => Fraction | undefined;
  readonly happened: (what: string, clash: OutcomeOdds) => Fraction | undefined;
}

/** What a question is answered from. */
interface Known {
  readonly cast: Cast;
  readonly before: readonly RoundOdds[];
  readonly answers: ClashAnswers;
}

/** Outcomes by side: the first edition to be asked says nothing of single characters. */
const bySides: ClashAnswers = {
  acted: (cast, side, clash) => clash.get(actsLabel(cast.scenario, side))?.chance,
  happened: (what, clash) => clash.get(what)?.chance,
};

/** Undefined where the chance depends on more than one contest, or on what earlier rounds have left behind. */
export function reachedOdds(cast: Cast, round: Round, before: readonly RoundOdds[], answers = bySides): Figure | undefined {
  if (round.when === 'always') return exactly(certain);
  const known = { cast, before, answers };
  const rivals = cast.scenario.rounds.filter((each) => each.number === round.number);
  const earlier = rivals.slice(0, rivals.findIndex((each) => each === round));
  const chance = round.when === 'otherwise' ? otherwise(known, earlier, round.number) : conditional(known, round.when, earlier, round.number);
  return chance === undefined ? undefined : exactly(chance);
}

/** After another round of its number a condition's chance is its own only where the two can't hold together. */
function conditional(known: Known, when: Condition, earlier: readonly Round[], number: number): Fraction | undefined {
  const apart = earlier.every((rival) => typeof rival.when !== 'string' && excludes(rival.when, when));
  return apart ? chanceOf(known, when, number) : undefined;
}

/** Nobody both succeeds and fails. */
function excludes(one: Condition, other: Condition): boolean {
  return one.kind === 'did' && other.kind === 'did' && one.who.id === other.who.id && one.what !== other.what;
}

/** What is left when exactly one other round has this number. */
function otherwise(known: Known, earlier: readonly Round[], number: number): Fraction | undefined {
  const [only, ...more] = earlier;
  if (only === undefined) return certain;
  if (more.length > 0 || typeof only.when === 'string') return undefined;
  const taken = chanceOf(known, only.when, number);
  return taken === undefined ? undefined : certain.sub(taken);
}

/** Only a single first round has odds that depend on nothing else. */
function chanceOf(known: Known, question: Condition, number: number): Fraction | undefined {
  const last = known.before.filter((each) => each.round < number);
  const [first] = last;
  if (first === undefined || last.length > 1) return undefined;
  return answer(known, question, first);
}

function answer(known: Known, question: Condition, odds: RoundOdds): Fraction | undefined {
  const clashes = odds.contests.filter((contest) => contest.kind === 'clash');
  const only = clashes.length === 1 ? clashes[0]?.odds : undefined;
  switch (question.kind) {
    case 'acted': return only === undefined || question.side.id === undefined ? undefined : known.answers.acted(known.cast, question.side.id, only);
    case 'happened': return only === undefined ? undefined : known.answers.happened(question.what.replace(/^an? /, ''), only);
    case 'did': return did(question, odds);
    case 'not': {
      const chance = answer(known, question.of, odds);
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
