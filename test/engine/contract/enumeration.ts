/**
 * Checks odds against plain enumeration: plays the first round with every sequence of throws and counts the results of
 * its contests.
 */
import Fraction from 'fraction.js';
import {
  runToEnd,
  decisionOf,
  partiesOf,
  sameSource,
  seededThrows,
  wordsOf,
  type ActionOdds,
  type ContestOdds,
  type OutcomeOdds,
  type PartyResult,
  type PlayedRound,
  type RoundOdds,
  type Ruleset,
  type Scenario,
  type Step,
} from '../../../server/engine/index.ts';
import { everyPlay, type Played } from '../chance/dice/every-play.ts';
import { lossComplaints, standingComplaints } from './aftermath.ts';

/** Upper bound on the number of courses; a case with more isn’t small. */
const mostCourses = 10_000;

type Course = Played<readonly Step[]>;

/** Where the odds of the first round differ from all its courses together. */
export function enumerationComplaints(ruleset: Ruleset, scenario: Scenario): readonly string[] {
  const first = firstRoundOf(scenario);
  const odds = runToEnd(ruleset.odds(first, { throws: seededThrows(1), seed: 1 })).rounds.find(({ played }) => played);
  const played = coursesOf(ruleset, first);
  if (odds === undefined) return ['has no first round'];
  if (played === undefined) return [`has more than ${mostCourses} courses of throws`];
  const courses = played.map(({ what, chance }): Course => ({ what: what?.steps ?? [], chance }));
  return [
    ...(odds.contests.length === 0 ? ['has no contest with odds'] : []),
    ...(takesPick(ruleset, first) ? [] : ['throws nothing for its contests, in which not everything is pinned']),
    ...unreckoned(courses, odds),
    ...odds.contests.flatMap((contest) => contestComplaints(courses, contest)),
    ...odds.actions.flatMap((action) => actionComplaints(courses, action)),
    ...lossComplaints(played, odds),
    ...standingComplaints(ruleset, first, odds),
  ];
}

function firstRoundOf(scenario: Scenario): Scenario {
  const first = Math.min(...scenario.rounds.map(({ number }) => number));
  return { ...scenario, rounds: scenario.rounds.filter(({ number }) => number === first) };
}

function coursesOf(ruleset: Ruleset, scenario: Scenario): readonly Played<PlayedRound | undefined>[] | undefined {
  const courses: Played<PlayedRound | undefined>[] = [];
  for (const course of everyPlay((throws) => runToEnd(ruleset.play(scenario, { throws, seed: 1 })).rounds[0])) {
    if (courses.push(course) > mostCourses) return undefined;
  }
  return courses;
}

/** Whether its first course makes any random throw. */
function takesPick(ruleset: Ruleset, scenario: Scenario): boolean {
  let picks = 0;
  const pick = (): number => {
    picks += 1;
    return 0;
  };
  runToEnd(ruleset.play(scenario, { throws: { pick }, seed: 1 }));
  return picks > 0;
}

function unreckoned(courses: readonly Course[], { contests }: RoundOdds): readonly string[] {
  const told = new Set(courses.flatMap(({ what }) => what.flatMap((step) => decisionOf(step)?.contest ?? [])));
  return [...told]
    .filter((contest) => contests.every(({ id }) => id !== contest))
    .map((contest) => `has no odds for its contest ${contest}`);
}

function contestComplaints(
  courses: readonly Course[],
  { id, kind, parties, odds, pinned, thrown }: ContestOdds,
): readonly string[] {
  const told = new Map<string, Fraction>();
  for (const { what, chance } of courses) {
    for (const decided of what.flatMap((step) => decisionOf(step) ?? []))
      if (decided.contest === id) told.set(decided.outcome, (told.get(decided.outcome) ?? new Fraction(0)).add(chance));
  }
  // Where it isn’t thrown in every course, its odds are those given that it is thrown.
  const all = [...told.values()].reduce((sum, chance) => sum.add(chance), new Fraction(0));
  const share = (chance: Fraction): Fraction => (thrown === undefined ? chance : chance.div(all));
  const counted = new Map([...told].map(([outcome, chance]) => [outcome, share(chance)]));
  return differences(`the ${kind} of ${parties.join(', ')}`, pinned ?? odds, counted);
}

/**
 * The outcomes whose chance isn’t the counted one, as a whole and by part; an outcome that never occurs counts as 0.
 */
function differences(name: string, odds: OutcomeOdds, counted: ReadonlyMap<string, Fraction>): readonly string[] {
  return [...new Set([...odds.keys(), ...counted.keys()])].flatMap((outcome) => {
    const figure = odds.get(outcome);
    if (figure?.sample !== undefined) return [`${name}: ${outcome} is only sampled`];
    const parts = [...odds].flatMap(([part, { partOf }]) => (partOf === outcome ? (counted.get(part) ?? []) : []));
    const said = figure?.chance ?? new Fraction(0);
    const count = parts.reduce((sum, chance) => sum.add(chance), counted.get(outcome) ?? new Fraction(0));
    return said.equals(count)
      ? []
      : [`${name}: ${outcome} has the odds ${said.toFraction()}, and comes in ${count.toFraction()} of all courses`];
  });
}

/**
 * The results of each action, as far as any game’s results can be compared: the first outcome’s chance must be that of
 * success, of which an even result may be a part; that of any other outcome must be the chance of its name. Actions
 * whose throws aren’t reported exactly once in each course are skipped.
 */
function actionComplaints(courses: readonly Course[], action: ActionOdds): readonly string[] {
  const results = courses.map(({ what, chance }) => ({
    chance,
    parties: what.flatMap((step) => partiesOf(step).filter((party) => isOf(party, action))),
  }));
  if (results.some(({ parties }) => parties.length !== 1)) return [];
  const weightOf = (isSo: (party: PartyResult) => boolean): Fraction =>
    results.reduce((sum, { parties, chance }) => (parties.every(isSo) ? sum.add(chance) : sum), new Fraction(0));
  const [success, ...others] = action.pinned ?? action.odds;
  return [
    ...(success === undefined ? [] : successComplaints(action, success[1].chance, weightOf)),
    ...others.flatMap(([outcome, { chance }]) => {
      const named = weightOf((party) => names(party.outcome, wordsOf(action.outcomes, outcome)));
      return named.equals(chance)
        ? []
        : [
            `${action.words}: ${outcome} has the odds ${chance.toFraction()}, and is told in ${named.toFraction()} of all courses`,
          ];
    }),
  ];
}

function successComplaints(
  { words }: ActionOdds,
  chance: Fraction,
  weightOf: (isSo: (party: PartyResult) => boolean) => Fraction,
): readonly string[] {
  const [well, notBadly] = [
    weightOf(({ tone }) => tone === 'good'),
    weightOf(({ tone }) => tone === 'good' || tone === 'even'),
  ];
  const agrees = well.compare(chance) <= 0 && chance.compare(notBadly) <= 0;
  return agrees
    ? []
    : [`${words} goes well by the odds in ${chance.toFraction()}, and in ${well.toFraction()} of all courses`];
}

/** Whether the words of a result contain those of an outcome: `succeeds, and a fumble` names a fumble. */
function names(told: string, outcome: string): boolean {
  const [all, some] = [told, outcome].map((words) => ` ${words.split(/[^\p{L}\p{N}]+/u).join(' ')} `);
  return all !== undefined && some !== undefined && all.includes(some);
}

function isOf({ who, source }: PartyResult, action: ActionOdds): boolean {
  return who === action.actor && sameSource(source, action.source);
}
