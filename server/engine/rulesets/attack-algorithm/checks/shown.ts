/** The rounds as they are shown: one way they go, with what is rolled in it. */
import { seededThrows } from '../../../chance/index.ts';
import { oncePer } from '../../../once.ts';
import type { Round, Scenario } from '../../../scenario.ts';
import type { AttackFact } from '../facts.ts';
import { attackCourse } from '../play/course.ts';
import { rollRound, type RoundPlayed } from '../play/round.ts';

/** They are played as far as somebody has asked for them. */
export const shownCourse = oncePer((scenario: Scenario<AttackFact>) =>
  attackCourse(scenario, seededThrows(scenario.seed?.value ?? 1), rollRound),
);

/** Each round that is played, by what is written of it. */
export const shownRounds = oncePer((scenario: Scenario<AttackFact>): ReadonlyMap<Round<AttackFact>, RoundPlayed> => {
  const { rounds } = shownCourse(scenario).upTo();
  return new Map(rounds.map(({ round, played }) => [round, played]));
});
