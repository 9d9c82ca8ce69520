/** Counts of results in many independent courses: the reference for figures over all courses. */
import { runToEnd, seededThrows, type Condition, type Ruleset, type Scenario } from '../../server/engine/index.ts';

/** For a written round, how many courses reached it, and of these how many satisfied each condition after it. */
export interface RoundCounts {
  readonly index: number;
  readonly played: number;
  readonly yes: Readonly<Record<string, number>>;
}

export interface Counts {
  readonly id: string;
  readonly plays: number;
  readonly rounds: readonly RoundCounts[];
}

/** A condition about somebody, and the words under which it is counted. */
export interface Asked {
  readonly words: string;
  readonly question: Condition;
}

/** Whether somebody’s action has taken effect, and each state that the game reports, for all who take part. */
export function questionsOf({ combatants, source }: Scenario, { vocabulary }: Ruleset): readonly Asked[] {
  return combatants.flatMap(({ name, source: declared }): readonly Asked[] => {
    const who = { id: name, text: name, source: declared };
    return [
      { words: `${name} succeeded`, question: { kind: 'did', who, what: 'succeeded', source } },
      ...vocabulary.reportedStates.map((state): Asked => ({
        words: `${name} is ${state}`,
        question: { kind: 'is', who, state, source },
      })),
    ];
  });
}

/** Plays that many courses, with the seeds from `first` on, each with its own throws only. */
export function countCourses(id: string, scenario: Scenario, ruleset: Ruleset, plays: number, first = 1): Counts {
  const asked = questionsOf(scenario, ruleset);
  const rounds = scenario.rounds.map(() => ({ played: 0, yes: new Array<number>(asked.length).fill(0) }));
  for (let seed = first; seed < first + plays; seed += 1) {
    const course = runToEnd(ruleset.course(scenario, { throws: seededThrows(seed), seed }));
    for (const played of course.rounds) {
      const round = rounds[played.index];
      if (round === undefined) continue;
      round.played += 1;
      for (const [at, { question }] of asked.entries())
        if (played.holdsAfter(question)) round.yes[at] = (round.yes[at] ?? 0) + 1;
    }
  }
  return {
    id,
    plays,
    rounds: rounds.map(({ played, yes }, index) => ({
      index,
      played,
      yes: Object.fromEntries(asked.map(({ words }, at) => [words, yes[at] ?? 0])),
    })),
  };
}
