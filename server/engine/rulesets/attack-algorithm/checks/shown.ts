/** The rounds as they are shown: one way they go, with what is rolled in it. */
import { shownCourses, type PlayedBy } from '../../../game/index.ts';
import { derive } from '../../../derive/index.ts';
import type { Round, Scenario } from '../../../scenario.ts';
import type { AttackFact } from '../facts.ts';
import type { Fight } from '../fight.ts';
import type { RoundPlan } from '../plan.ts';
import { rounds, type AttackAlgorithm } from '../rounds.ts';

export type RoundPlayed = PlayedBy<Fight, RoundPlan>;

/** They are played as far as somebody has asked for them. */
export const shownCourse = shownCourses<AttackAlgorithm>(rounds, 'silent');

/** Each round that is played, by what is written of it. */
export const shownRounds = derive(
  'attack-algorithm/rounds that checks look at',
  (scenario: Scenario<AttackFact>): ReadonlyMap<Round<AttackFact>, RoundPlayed> => {
    const course = shownCourse(scenario).upTo();
    return new Map(course.rounds.map(({ round, played }) => [round, played]));
  },
);
