/**
 * What has to hold of any odds: partitions sum to one, chances lie between none and certain, means agree with their
 * values.
 */
import Fraction from 'fraction.js';
import type {
  ContestOdds,
  Figure,
  NumberOdds,
  OutcomeOdds,
  Overall,
  ScenarioOdds,
} from '../../../server/engine/index.ts';

/** What is wrong with the odds of a scenario. */
export function oddsComplaints({ rounds }: ScenarioOdds): readonly string[] {
  return rounds.flatMap(({ round, reached, actions, contests }) =>
    [
      ...(reached === undefined ? [] : figureComplaints('being reached', reached)),
      ...actions.flatMap(({ words, odds, pinned }) => [
        ...eachFigure(words, odds),
        ...eachFigure(`${words}, pinned`, pinned),
      ]),
      ...contests.flatMap(contestComplaints),
    ].map((complaint) => `round ${round}: ${complaint}`),
  );
}

/** What is wrong with the chances of announced actions over all courses. */
export function overallComplaints({ rounds }: Pick<Overall, 'rounds'>): readonly string[] {
  return rounds.flatMap(({ number, actions = [] }) =>
    actions.flatMap(({ actor, odds }) => eachFigure(`round ${number}, over all courses: ${actor}`, odds)),
  );
}

/** The sum of some figures, which is one for a partition; what is a part of another outcome adds nothing. */
export function sumOf(odds: OutcomeOdds): Fraction {
  return sumWhere(odds, (of) => of === undefined);
}

function sumWhere(odds: OutcomeOdds, counts: (partOf: string | undefined) => boolean): Fraction {
  return [...odds.values()]
    .filter(({ partOf }) => counts(partOf))
    .reduce((sum, { chance }) => sum.add(chance), new Fraction(0));
}

function contestComplaints({ kind, parties, odds, pinned, distributions = [] }: ContestOdds): readonly string[] {
  const name = `the ${kind} of ${parties.join(', ')}`;
  return [
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
  const sum = sumOf(odds);
  const tooLarge = [...odds].filter(
    ([outcome, { chance }]) => sumWhere(odds, (of) => of === outcome).compare(chance) > 0,
  );
  return [
    ...eachFigure(name, odds),
    ...(!isExact || sum.equals(1) ? [] : [`${name} sums to ${sum.toFraction()}`]),
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

function eachFigure(name: string, odds: OutcomeOdds | undefined): readonly string[] {
  return [...(odds ?? [])].flatMap(([outcome, figure]) => figureComplaints(`${name}: ${outcome}`, figure));
}

function figureComplaints(name: string, { chance, sample }: Figure): readonly string[] {
  const isChance = chance.compare(0) >= 0 && chance.compare(1) <= 0;
  const isWithin =
    sample === undefined || (sample.plays > 0 && sample.low <= chance.valueOf() && chance.valueOf() <= sample.high);
  return [
    ...(isChance ? [] : [`${name} has the chance ${chance.toFraction()}`]),
    ...(isWithin ? [] : [`${name} lies outside of its interval`]),
  ];
}
