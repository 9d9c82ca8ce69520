/** All figures of the odds in one CSV table, one per row. */
import {
  runToEnd,
  beforeActing,
  cannotAct,
  wordsOf,
  type ActionOdds,
  type ContestOdds,
  type Distribution,
  type Figure,
  type IdleOdds,
  type NumberOdds,
  type OutcomeOdds,
  type Outcomes,
  type RoundAfter,
  type RoundOdds,
  type ScenarioOdds,
  type StandingOdds,
} from '../../engine/index.ts';
import type { ExpectationResult } from '../comparing/expectations.ts';
import { percent, share } from '../figures.ts';
import { csvLine, type Cell } from './csv.ts';

/**
 * One figure and what it is the chance of. The basis `given the pins` means that throws pinned by the writer are fixed.
 */
interface Row {
  readonly about:
    'round' | 'action' | 'part' | 'contest' | 'distribution' | 'average' | 'standing' | 'side' | 'expectation';
  readonly basis: 'shown course' | 'given the pins' | 'all courses';
  readonly who?: string;
  readonly what?: string;
  readonly outcome: string;
  readonly figure: Figure;
}

const heading = [
  'scenario',
  'round',
  'title',
  'reached',
  'about',
  'of',
  'who',
  'what',
  'outcome',
  'decimal',
  'percent',
  'numerator',
  'denominator',
  'sample low',
  'sample high',
  'plays',
  'bound',
  'printed percent',
] as const;

type ExpectedOf = (scenario: ScenarioOdds) => readonly ExpectationResult[];

/**
 * `expectedOf` returns the expectations of a scenario. An exact chance is `numerator` over `denominator` in two cells,
 * because many spreadsheets would read a fraction in one cell as a date.
 */
export function oddsCsv(scenarios: readonly ScenarioOdds[], expectedOf: ExpectedOf = () => []): string {
  return runToEnd(oddsCsvSteps(scenarios, expectedOf));
}

/** `oddsCsv` as a generator, one round per step. */
export function* oddsCsvSteps(
  scenarios: readonly ScenarioOdds[],
  expectedOf: ExpectedOf,
): Generator<undefined, string> {
  const lines = [csvLine(heading)];
  for (const scenario of scenarios) {
    for (const round of scenario.rounds) {
      lines.push(...roundRows(round).map((row) => csvLine(cellsOf(scenario.title, round, row))));
      yield;
    }
    for (const result of expectedOf(scenario))
      lines.push(
        ...expectationRows(result).map((row) =>
          csvLine(cellsOf(scenario.title, { round: result.expectation.round }, row)),
        ),
      );
  }
  return lines.join('');
}

function cellsOf(
  scenario: string,
  { round, title, reached }: Pick<RoundOdds, 'round' | 'title' | 'reached'>,
  row: Row,
): readonly Cell[] {
  const { about, basis, who, what, outcome, figure } = row;
  const { sample, chance, bound, printed } = figure;
  return [
    scenario,
    round,
    title,
    reached === undefined ? undefined : share(reached),
    about,
    basis,
    who,
    what,
    outcome,
    share(figure),
    about === 'average' ? undefined : percent(figure),
    ...(sample === undefined ? [chance.s * chance.n, chance.d] : [undefined, undefined]),
    sample?.low,
    sample?.high,
    sample?.plays,
    bound,
    printed?.percent,
  ];
}

function roundRows(round: RoundOdds): readonly Row[] {
  return [
    ...(round.reached === undefined
      ? []
      : [{ about: 'round', basis: 'all courses', outcome: 'reached', figure: round.reached } as const]),
    ...round.actions.flatMap((action) => actionRows(action, basisOf(round))),
    ...(round.idle ?? []).flatMap((idle) => idleRows(idle, basisOf(round))),
    ...round.contests.flatMap((contest) => contestRows(contest, basisOf(round))),
    ...(round.standing ?? []).flatMap((standing) => standingRows(standing, basisOf(round))),
    ...(round.overall === undefined ? [] : afterRows(round.overall)),
  ];
}

function rowsOf(
  odds: OutcomeOdds | undefined,
  basics: Omit<Row, 'outcome' | 'figure'>,
  outcomes?: Outcomes,
): readonly Row[] {
  return [...(odds ?? [])].map(([id, figure]) => ({ ...basics, outcome: wordsOf(outcomes, id), figure }));
}

/** Along the shown course, or over all courses that reach the round; for a first round both are the same. */
function basisOf({ played }: RoundOdds): Row['basis'] {
  return played === undefined ? 'all courses' : 'shown course';
}

/** There is no figure for those who can’t act in any course. */
function idleRows({ who, why, chance }: IdleOdds, basis: Row['basis']): readonly Row[] {
  return chance === undefined
    ? []
    : [{ about: 'action', basis, who, what: why, outcome: wordsOf(beforeActing, cannotAct), figure: chance }];
}

function actionRows(
  { actor, words, outcomes, odds, pinned, able, targetOut, parts = [] }: ActionOdds,
  basis: Row['basis'],
): readonly Row[] {
  const basics = { about: 'action', who: actor, what: words } as const;
  return [
    ...rowsOf(odds, { ...basics, basis }, outcomes),
    ...rowsOf(pinned, { ...basics, basis: 'given the pins' }, outcomes),
    ...(able === undefined ? [] : [{ ...basics, basis, outcome: 'can act', figure: able.chance }]),
    ...[...(able?.odds ?? [])].map(([id, figure]) => ({
      ...basics,
      basis,
      outcome: `${wordsOf(outcomes, id)}, if able to act`,
      figure,
    })),
    ...(targetOut === undefined ? [] : [{ ...basics, basis, outcome: 'the target is already out', figure: targetOut }]),
    ...parts.flatMap((part) =>
      rowsOf(part.odds, { about: 'part', basis, who: actor, what: `${part.words}, ${part.measure}` }, part.outcomes),
    ),
  ];
}

function contestRows(
  { kind, parties, outcomes, odds, pinned, thrown, distributions = [] }: ContestOdds,
  basis: Row['basis'],
): readonly Row[] {
  const basics = { about: 'contest', who: parties.join('; '), what: kind } as const;
  return [
    ...(thrown === undefined ? [] : [{ ...basics, basis, outcome: 'is thrown', figure: thrown }]),
    ...rowsOf(odds, { ...basics, basis }, outcomes),
    ...rowsOf(pinned, { ...basics, basis: 'given the pins' }, outcomes),
    ...distributions.flatMap((distribution) => distributionRows(distribution, basics.who, basis)),
  ];
}

function distributionRows(
  { of, outcomes, on, pinned, ...plain }: Distribution,
  parties: string,
  plainBasis: Row['basis'],
): readonly Row[] {
  const numbers = ({ values, mean }: NumberOdds, basis: Row['basis']): readonly Row[] => [
    ...rowsOf(values, { about: 'distribution', basis, who: on ?? parties, what: of }, outcomes),
    ...(mean === undefined
      ? []
      : [
          {
            about: 'average',
            basis,
            who: on ?? parties,
            what: of,
            outcome: 'on average',
            figure: { chance: mean },
          } as const,
        ]),
  ];
  return [...numbers(plain, plainBasis), ...(pinned === undefined ? [] : numbers(pinned, 'given the pins'))];
}

function standingRows({ who, odds, pinned }: StandingOdds, basis: Row['basis']): readonly Row[] {
  const basics = { about: 'standing', who } as const;
  return [...rowsOf(odds, { ...basics, basis }), ...rowsOf(pinned, { ...basics, basis: 'given the pins' })];
}

function afterRows({ outcomes, sides, standing, costs }: RoundAfter): readonly Row[] {
  return [
    ...rowsOf(sides, { about: 'side', basis: 'all courses' }, outcomes),
    ...standing.flatMap((each) => standingRows(each, 'all courses')),
    ...costs.flatMap((each) => distributionRows(each, '', 'all courses')),
  ];
}

/** Where the text leaves something open, with both ends of the range. */
function expectationRows({ words, verdict, figure }: ExpectationResult): readonly Row[] {
  if (figure === undefined) return [];
  const basics = { about: 'expectation', basis: 'all courses', what: words } as const;
  const { least, most } = figure.open ?? {};
  return [
    { ...basics, outcome: verdict, figure },
    ...(least === undefined ? [] : [{ ...basics, outcome: 'at the least', figure: least }]),
    ...(most === undefined ? [] : [{ ...basics, outcome: 'at the most', figure: most }]),
  ];
}
