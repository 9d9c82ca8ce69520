/** What must hold for any odds: partitions sum to one, chances lie between 0 and 1, means agree with their values. */
import Fraction from 'fraction.js';
import type {
  ActionOdds,
  ContestOdds,
  Figure,
  NumberOdds,
  OutcomeOdds,
  Outcomes,
  Overall,
  RoundAfter,
  ScenarioOdds,
} from '../../../server/engine/index.ts';

/** What is wrong with the odds of a scenario. */
export function oddsComplaints({ rounds }: ScenarioOdds): readonly string[] {
  return rounds.flatMap(({ round, reached, actions, contests, overall }) =>
    [
      ...(reached === undefined ? [] : figureComplaints('being reached', reached)),
      ...actions.flatMap(actionComplaints),
      ...contests.flatMap(contestComplaints),
      ...(overall === undefined ? [] : afterComplaints(overall)),
    ].map((complaint) => `round ${round}: ${complaint}`),
  );
}

/** What is wrong with the chances of actions and contests that are known exactly over all courses. */
export function overallComplaints({ rounds }: Pick<Overall, 'rounds'>): readonly string[] {
  return rounds.flatMap(({ number, odds }) =>
    [...(odds?.actions.flatMap(actionComplaints) ?? []), ...(odds?.contests.flatMap(contestComplaints) ?? [])].map(
      (complaint) => `round ${number}, over all courses: ${complaint}`,
    ),
  );
}

/** The sum of some figures, 1 for a partition; parts of other outcomes add nothing. */
export function sumOf(odds: OutcomeOdds): Fraction {
  return sumWhere(odds, (of) => of === undefined);
}

function sumWhere(odds: OutcomeOdds, counts: (partOf: string | undefined) => boolean): Fraction {
  return [...odds.values()]
    .filter(({ partOf }) => counts(partOf))
    .reduce((sum, { chance }) => sum.add(chance), new Fraction(0));
}

/** Over all courses the chances of being able to act and of not being able to sum to 1. */
function actionComplaints(action: ActionOdds): readonly string[] {
  const { words, odds, pinned, able, pools, targetOut, parts = [] } = action;
  const shares = pools?.reduce((sum, { share }) => sum + share, 0) ?? 1;
  const acting = able?.chance.chance.add(odds.get('cannot-act')?.chance ?? 0);
  return [
    ...[odds, pinned, able?.odds].flatMap((each) => unnamed(words, each, action.outcomes)),
    ...parts.flatMap((part) => unnamed(part.words, part.odds, part.outcomes)),
    ...eachFigure(words, odds),
    ...eachFigure(`${words}, pinned`, pinned),
    ...parts.flatMap((part) => eachFigure(`${words}, ${part.words}`, part.odds)),
    ...eachFigure(`${words}, if able to act`, able?.odds),
    ...(able === undefined ? [] : figureComplaints(`${words}, being able to act`, able.chance)),
    ...(targetOut === undefined ? [] : figureComplaints(`${words}, with the target out`, targetOut)),
    ...(Math.abs(shares - 1) < slightly ? [] : [`${words} has pools of which the shares sum to ${shares}`]),
    ...(acting === undefined || acting.compare(1 + slightly) <= 0
      ? []
      : [`${words} has those who can act, and those who can’t, ${acting.valueOf()} of the time`]),
  ];
}

/** Floating-point results are equal within this tolerance. */
const slightly = 1e-6;

function afterComplaints({ sides, standing, succeeded }: RoundAfter): readonly string[] {
  return [
    ...eachFigure('who acts', sides),
    ...standing.flatMap(({ who, odds }) => eachFigure(`how ${who} stands`, odds)),
    ...eachFigure('who succeeds', succeeded),
  ];
}

function contestComplaints(contest: ContestOdds): readonly string[] {
  const { kind, parties, outcomes, odds, pinned, thrown, distributions = [] } = contest;
  const name = `the ${kind} of ${parties.join(', ')}`;
  return [
    ...(thrown === undefined ? [] : figureComplaints(`${name} being thrown`, thrown)),
    ...[odds, pinned].flatMap((each) => unnamed(name, each, outcomes)),
    ...(odds.size < 2 ? [`${name} has fewer than two outcomes`] : []),
    ...partitionComplaints(name, odds),
    ...(pinned === undefined ? [] : partitionComplaints(`${name}, pinned,`, pinned)),
    ...distributions.flatMap(({ of, pinned: given, ...plain }) => [
      ...numberComplaints(`${name}: ${of}`, plain),
      ...(given === undefined || given.values.size === 0 ? [] : numberComplaints(`${name}: ${of}, pinned`, given)),
    ]),
  ];
}

function numberComplaints(name: string, numbers: NumberOdds): readonly string[] {
  return [...partitionComplaints(name, numbers.values), ...meanComplaints(name, numbers)];
}

function partitionComplaints(name: string, odds: OutcomeOdds): readonly string[] {
  const isExact = [...odds.values()].every(({ sample }) => sample === undefined);
  const within = isExact ? 0 : slightly;
  const sum = sumOf(odds);
  const tooLarge = [...odds].filter(
    ([outcome, { chance }]) =>
      sumWhere(odds, (of) => of === outcome)
        .sub(chance)
        .compare(within) > 0,
  );
  return [
    ...eachFigure(name, odds),
    ...(sum.sub(1).abs().compare(within) <= 0 ? [] : [`${name} sums to ${sum.toFraction()}`]),
    ...tooLarge.map(([outcome]) => `${name}: ${outcome} has parts that are more than it`),
  ];
}

/** The mean of values that are all numbers is that of the figures. */
function meanComplaints(name: string, { mean, values }: NumberOdds): readonly string[] {
  const numbers = [...values].flatMap(([label, { chance }]) =>
    /^-?\d+$/u.test(label) ? [new Fraction(label).mul(chance)] : [],
  );
  if (mean === undefined || numbers.length < values.size) return [];
  const reckoned = numbers.reduce((sum, number) => sum.add(number), new Fraction(0));
  return reckoned.equals(mean)
    ? []
    : [`${name} has the mean ${mean.toFraction()}, where its values come to ${reckoned.toFraction()}`];
}

/** Words of an outcome are for readers and never contain its id. */
function unnamed(name: string, odds: OutcomeOdds | undefined, outcomes: Outcomes): readonly string[] {
  return [...(odds?.keys() ?? [])]
    .filter((id) => !outcomes.has(id))
    .map((id) => `${name} has no words for its outcome ${id}`);
}

function eachFigure(name: string, odds: OutcomeOdds | undefined): readonly string[] {
  return [...(odds ?? [])].flatMap(([outcome, figure]) => figureComplaints(`${name}: ${outcome}`, figure));
}

function figureComplaints(name: string, { chance, sample }: Figure): readonly string[] {
  const isChance = chance.compare(0) >= 0 && chance.compare(1) <= 0;
  const value = chance.valueOf();
  const isWithin =
    sample === undefined || (sample.plays > 0 && sample.low <= value + slightly && value <= sample.high + slightly);
  return [
    ...(isChance ? [] : [`${name} has the chance ${chance.toFraction()}`]),
    ...(isWithin ? [] : [`${name} lies outside of its interval`]),
  ];
}
