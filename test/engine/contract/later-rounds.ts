/**
 * Checks chances over all courses against plain enumeration: plays all rounds with every sequence of throws, without
 * merging any courses. Finds states that are wrongly treated as equal.
 */
import type Fraction from 'fraction.js';
import {
  runToEnd,
  withoutPinsIn,
  type Condition,
  type OverallRound,
  type Ruleset,
  type Scenario,
} from '../../../server/engine/index.ts';
import { coursesOf, isSmall, shareOf, type Answers, type EveryCourse } from '../every-course.ts';
import { questionsOf } from '../every-question.ts';

/** Where the chances of the rounds differ from all their courses. */
export function laterComplaints(ruleset: Ruleset, scenario: Scenario): readonly string[] {
  const questions = questionsOf(scenario, ruleset);
  const plays = coursesOf(scenario, ruleset, questions);
  const { rounds } = runToEnd(ruleset.overall(scenario, { throws: { pick: () => 0 }, seed: 1 }));

  function complaintsOf(round: OverallRound): readonly string[] {
    const { index, number, reached } = round;
    const before = (course: Answers): Answer => [...course].findLast(([played]) => played < index)?.[1];
    const coming = plays.filter(({ what }) => what.has(index));
    const found = coming.filter(({ what }) => before(what) !== undefined);
    // The rest is given as if nothing were pinned in the round; where only pins make it small, nothing is compared.
    const free = withoutPinsIn(scenario, number, (fact) => ruleset.isPin(fact));
    const freed = free === scenario ? plays : isSmall(free, ruleset) ? coursesOf(free, ruleset, questions) : [];
    const leaving = freed.filter(({ what }) => what.has(index));
    return [
      ...(reached?.toFraction() === shareOf(plays, (course) => course.has(index)) ? [] : ['is reached otherwise']),
      ...differences(found, questions, { told: (of) => round.holdsBefore(of), played: before }),
      ...differences(leaving, questions, { told: (of) => round.holdsAfter(of), played: (course) => course.get(index) }),
    ].map((complaint) => `round ${index} ${complaint}`);
  }

  return rounds.flatMap(complaintsOf);
}

type Answer = ReadonlySet<Condition> | undefined;

/** Nothing is compared where no course reaches the round. */
function differences(
  courses: EveryCourse,
  questions: readonly Condition[],
  { told, played }: { told: (of: Condition) => Fraction | undefined; played: (course: Answers) => Answer },
): readonly string[] {
  if (courses.length === 0) return [];
  return questions.flatMap((question) => {
    const [chance, share] = [
      told(question)?.toFraction(),
      shareOf(courses, (course) => played(course)?.has(question) === true),
    ];
    return chance === share
      ? []
      : [`has the chance ${chance}, and ${share} of all courses: ${JSON.stringify(question)}`];
  });
}
