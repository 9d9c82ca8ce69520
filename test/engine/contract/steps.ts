/** What must hold for a timeline: its steps refer to contests of the odds, and it is reproducible. */
import { isDeepStrictEqual } from 'node:util';
import {
  runToEnd,
  decisionOf,
  detailOf,
  partiesOf,
  seededThrows,
  type PlayedRound,
  type RoundOdds,
  type Ruleset,
  type Scenario,
  type ScenarioOdds,
  type Step,
  type Timeline,
  type DecisionDetail,
} from '../../../server/engine/index.ts';

/** What is wrong with the steps of a course, compared with the odds along the same course. */
export function stepComplaints({ pages }: Ruleset, timeline: Timeline, odds: ScenarioOdds): readonly string[] {
  const known = new Set(pages.map(({ id }) => id));
  const steps = timeline.rounds.flatMap((round) => round.steps);
  const keys = steps.map(({ key }) => key);
  return [
    ...keys.filter((key, index) => keys.indexOf(key) !== index).map((key) => `two steps have the key ${key}`),
    ...steps.flatMap(({ key, rule }) =>
      rule === undefined || known.has(rule) ? [] : [`${key} names a rule without a page: ${rule}`],
    ),
    ...steps.filter(hasTwoOfAKind).map(({ key }) => `${key} has two details of one kind`),
    ...timeline.rounds.flatMap((round) => roundComplaints(round, odds)),
  ];
}

/** What differs when a scenario is played again with the same seed, or read back from JSON. */
export function samenessComplaints(ruleset: Ruleset, scenario: Scenario, seed: number): readonly string[] {
  const play = (): Timeline => runToEnd(ruleset.play(scenario, { throws: seededThrows(seed), seed }));
  const timeline = play();
  return [
    ...(isDeepStrictEqual(play(), timeline) ? [] : [`goes another way with the same seed, ${seed}`]),
    ...(isDeepStrictEqual(JSON.parse(JSON.stringify(timeline)), timeline) ? [] : ['is not the same as JSON']),
  ];
}

/** Where the odds leave out a contest, e.g. one too large to compute, the contests can’t be matched. */
function roundComplaints(round: PlayedRound, { rounds }: ScenarioOdds): readonly string[] {
  const odds = rounds.find(({ index }) => index === round.index);
  if (odds?.played !== true) return [`round ${round.number} is played, and its odds don’t say so`];
  const thrown = round.steps.flatMap((step) => {
    const decided = decisionOf(step);
    return decided === undefined ? [] : [{ step, decided }];
  });
  const contests = thrown.map(({ decided }) => decided.contest);
  const isReckoned = contests.every((contest) => odds.contests.some(({ id }) => id === contest));
  return [
    ...contests
      .filter((contest, index) => contests.indexOf(contest) !== index)
      .map((contest) => `contest ${contest} of round ${round.number} is told twice`),
    ...round.steps.flatMap((step) => partComplaints(step, odds)),
    ...(isReckoned ? thrown.flatMap(({ step, decided }) => outcomeComplaints(step, decided, odds)) : []),
  ];
}

/** Whatever is shown or asked for as one of several parts of an action is a part of it in the odds, by the same id. */
function partComplaints(step: Step, { actions }: RoundOdds): readonly string[] {
  const told = [
    ...(detailOf(step, 'sets')?.needs.map(({ id }) => id) ?? []),
    ...(step.part === undefined ? [] : [step.part]),
  ];
  const own = actions.filter(({ actor }) => actor === step.actor);
  const isKnown = (id: string): boolean => own.some(({ parts }) => parts?.some((part) => part.id === id) !== false);
  return own.length === 0
    ? []
    : told
        .filter((id) => !isKnown(id))
        .map((id) => `${step.key} tells of a part that the odds of its action don’t have: ${id}`);
}

function hasTwoOfAKind({ details }: Step): boolean {
  return new Set(details.map(({ kind }) => kind)).size < details.length;
}

/** An outcome is one of those in the odds, and has a chance above 0. */
function outcomeComplaints(
  step: Step,
  { contest, outcome, says }: DecisionDetail,
  { contests }: RoundOdds,
): readonly string[] {
  const { key } = step;
  const parties = partiesOf(step);
  const odds = contests.find(({ id }) => id === contest);
  if (odds === undefined) return [`${key} points to a contest that isn’t in the odds`];
  const figure = (odds.pinned ?? odds.odds).get(outcome);
  return [
    ...(figure === undefined ? [`${key} has an outcome that the odds don’t know: ${outcome}`] : []),
    ...(odds.outcomes.get(outcome) === says ? [] : [`${key} has an outcome in other words than the odds: ${says}`]),
    ...(figure?.sample === undefined && figure?.chance.equals(0) === true
      ? [`${key} has an outcome that the odds rule out: ${outcome}`]
      : []),
    ...(parties.length === 0 || parties.some(({ who }) => odds.parties.includes(who))
      ? []
      : [`${key} has other parties than its contest`]),
  ];
}
