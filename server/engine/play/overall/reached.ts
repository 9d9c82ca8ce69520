/** The chance that a conditional round is played, if it follows exactly from the odds of the round before. */
import type Fraction from 'fraction.js';
import { certain } from '../../chance/index.ts';
import { exactly, withBound } from '../../figures.ts';
import type { Bound, Figure, OutcomeOdds, RoundOdds } from '../../odds.ts';
import type { Condition, Round, Scenario } from '../../scenario.ts';

/** A condition that isn’t composed of others. */
export type PlainCondition = Exclude<Condition, { readonly kind: 'not' | 'and' | 'or' }>;

/** The chance that a plain condition holds after a round; undefined if the round’s odds don’t determine it. */
export type Answer = (question: PlainCondition, odds: RoundOdds) => Fraction | undefined;

/** The inputs for the chance of a condition. */
interface Known {
  readonly scenario: Scenario;
  readonly before: readonly RoundOdds[];
  readonly answer: Answer;
}

/**
 * Undefined if the chance depends on more than one contest, or on the state after earlier rounds. `before` are odds of
 * earlier rounds; the first is enough.
 */
export function reachedOdds(
  scenario: Scenario,
  round: Round,
  before: readonly RoundOdds[],
  answer: Answer,
): Figure | undefined {
  if (round.when === 'always') return exactly(certain);
  const known = { scenario, before, answer };
  const rivals = scenario.rounds.filter((each) => each.number === round.number);
  const earlier = rivals.slice(
    0,
    rivals.findIndex((each) => each === round),
  );
  return round.when === 'otherwise'
    ? otherwise(known, earlier, round.number)
    : conditional(known, round.when, earlier, round.number);
}

/** A condition after others of the same number is reached by its own chance only if they exclude each other. */
function conditional(known: Known, when: Condition, earlier: readonly Round[], number: number): Figure | undefined {
  const apart = earlier.every((rival) => typeof rival.when !== 'string' && excludes(rival.when, when));
  return apart ? chanceOf(known, when, number) : undefined;
}

/** Whether two conditions can’t both hold: nobody both succeeds and fails. */
function excludes(one: Condition, other: Condition): boolean {
  return one.kind === 'did' && other.kind === 'did' && one.who.id === other.who.id && one.what !== other.what;
}

/** The complement of the one earlier round with this number; undefined if there are more. */
function otherwise(known: Known, earlier: readonly Round[], number: number): Figure | undefined {
  const [only, ...more] = earlier;
  if (only === undefined) return exactly(certain);
  if (more.length > 0 || typeof only.when === 'string') return undefined;
  const taken = chanceOf(known, only.when, number);
  return taken === undefined ? undefined : withBound(exactly(certain.sub(taken.chance)), turned(taken.bound));
}

/** Defined only after a single first round, whose odds depend on nothing else. Its pins are taken as thrown. */
function chanceOf({ scenario, before, answer }: Known, question: Condition, number: number): Figure | undefined {
  const first = before.find((each) => each.round < number);
  if (first === undefined || scenario.rounds.filter((each) => each.number < number).length > 1) return undefined;
  const odds = givenPins(first);
  const chance = chanceAfter(question, odds, answer);
  return chance === undefined ? undefined : withBound(exactly(chance), boundAfter(question, odds));
}

/** Whether a chance is a lower or upper bound, taken from its figure. */
function boundAfter(question: Condition, { actions, standing = [], ...odds }: RoundOdds): Bound | undefined {
  switch (question.kind) {
    case 'did': {
      const [succeeds] = actions.find(({ actor }) => actor === question.who.id)?.odds.values() ?? [];
      return question.what === 'succeeded' ? succeeds?.bound : turned(succeeds?.bound);
    }
    case 'is':
      return standing.find(({ who }) => who === question.who.id)?.odds.get(question.state)?.bound;
    case 'not':
      return turned(boundAfter(question.of, { ...odds, actions, standing }));
    default:
      return undefined;
  }
}

/** The bound of the complement. */
export function turned(bound: Bound | undefined): Bound | undefined {
  return bound === undefined ? undefined : bound === 'at least' ? 'at most' : 'at least';
}

/** The odds of a round given its pins. */
function givenPins(odds: RoundOdds): RoundOdds {
  const given = <T extends { readonly odds: OutcomeOdds; readonly pinned?: OutcomeOdds }>(each: T): T =>
    each.pinned === undefined ? each : { ...each, odds: each.pinned };
  return {
    ...odds,
    actions: odds.actions.map(given),
    contests: odds.contests.map(given),
    ...(odds.standing === undefined ? {} : { standing: odds.standing.map(given) }),
  };
}

/** The chance that a condition holds after a round, from its odds; undefined if they don’t determine it. */
export function chanceAfter(question: Condition, odds: RoundOdds, answer: Answer): Fraction | undefined {
  switch (question.kind) {
    case 'not': {
      const chance = chanceAfter(question.of, odds, answer);
      return chance === undefined ? undefined : certain.sub(chance);
    }
    case 'and':
    case 'or':
      return undefined;
    default:
      return answer(question, odds);
  }
}

/** The chance that an action succeeded, or failed; `outcome` names its success. Only for single combatants. */
export function didOdds(
  question: Extract<Condition, { readonly kind: 'did' }>,
  odds: RoundOdds,
  outcome: string,
): Fraction | undefined {
  const chance = exactChance(odds.actions.find((each) => each.actor === question.who.id)?.odds.get(outcome));
  return chance === undefined || question.what === 'succeeded' ? chance : certain.sub(chance);
}

/** The chance that a body is in a state after the round; undefined for several bodies or without its standing. */
export function isOdds(
  { state }: Extract<Condition, { readonly kind: 'is' }>,
  bodies: readonly string[],
  odds: RoundOdds,
): Fraction | undefined {
  const [only, ...more] = bodies;
  return more.length > 0 ? undefined : exactChance(odds.standing?.find(({ who }) => who === only)?.odds.get(state));
}

/** The chance of a figure; undefined if it is sampled. */
export function exactChance(figure: Figure | undefined): Fraction | undefined {
  return figure?.sample === undefined ? figure?.chance : undefined;
}
