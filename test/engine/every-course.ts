/** Every course of a scenario, by playing it with every sequence of throws, and what holds after its rounds. */
import assert from 'node:assert/strict';
import Fraction from 'fraction.js';
import {
  runToEnd,
  type Condition,
  type Ruleset,
  type Scenario,
  type SampledCourse,
} from '../../server/engine/index.ts';
import { everyPlay, type Played } from './chance/dice/every-play.ts';

/** By the index of each played round, the questions that hold after it. */
export type Answers = ReadonlyMap<number, ReadonlySet<Condition>>;

/** Courses with the same answers are merged. */
export type EveryCourse = readonly Played<Answers>[];

/** Upper bound on the number of sequences; more indicate a mistake in the test. */
const mostRuns = 30_000;

/** Whether all sequences can be enumerated: judged by the number of throws of one of them. */
export function isSmall(scenario: Scenario, ruleset: Ruleset): boolean {
  let runs = 1;
  runToEnd(
    ruleset.course(scenario, {
      throws: {
        pick: (n) => {
          runs *= n;
          return 0;
        },
      },
      seed: 1,
    }),
  );
  return runs <= mostRuns;
}

/** All courses, those with the same answers merged. */
export function coursesOf(scenario: Scenario, ruleset: Ruleset, questions: readonly Condition[]): EveryCourse {
  const courses = new Map<string, Played<Answers>>();
  let runs = 0;
  for (const { what, chance } of everyPlay((throws) => runToEnd(ruleset.course(scenario, { throws, seed: 1 })))) {
    runs += 1;
    assert.ok(runs <= mostRuns, scenario.title);
    const key = JSON.stringify(
      what.rounds.map((round) => [
        round.index,
        questions.map((question) => Number(round.holdsAfter(question))).join(''),
      ]),
    );
    const known = courses.get(key);
    courses.set(key, { what: known?.what ?? answersOf(what, questions), chance: chance.add(known?.chance ?? 0) });
  }
  return [...courses.values()];
}

function answersOf({ rounds }: SampledCourse, questions: readonly Condition[]): Answers {
  return new Map(
    rounds.map((round) => [round.index, new Set(questions.filter((question) => round.holdsAfter(question)))]),
  );
}

/** The share of courses in which something happens. */
export function shareOf(plays: EveryCourse, happens: (course: Answers) => boolean): string {
  const sum = (some: EveryCourse): Fraction => some.reduce((all, { chance }) => all.add(chance), new Fraction(0));
  return sum(plays.filter(({ what }) => happens(what)))
    .div(sum(plays))
    .toFraction();
}
