/** Exact odds of a scenario of the dice edition, round by round. */
import { none } from '../../../chance/index.ts';
import { alliances } from '../../../combatants.ts';
import type { RoundOdds, ScenarioOdds } from '../../../odds.ts';
import type { PlayRequest } from '../../../ruleset.ts';
import type { Scenario } from '../../../scenario.ts';
import type { DemonCityFact } from '../../demon-city/facts.ts';
import { givenWords } from '../../demon-city/odds/given.ts';
import { reachedOdds, type ClashAnswers } from '../../demon-city/odds/reached.ts';
import { diceCourse } from '../play/round.ts';
import { planDice } from '../plan.ts';
import { id } from '../rule-ids.ts';
import { actingLabel } from './figures.ts';
import { roundOdds } from './round-odds.ts';

/**
 * Round 1 starts from what is written, a later round from the course of the seed and the pins.
 * Rounds off that course start from the same state, and say that they weren't played.
 */
export function odds(scenario: Scenario<DemonCityFact>, request: PlayRequest): ScenarioOdds {
  const course = diceCourse(scenario, request.throws);
  const rounds: RoundOdds[] = [];
  for (const [index, round] of scenario.rounds.entries()) {
    const found = course.finds.get(round.number);
    if (found === undefined) continue;
    const played = course.rounds.find((each) => each.index === index);
    const reached = reachedOdds(course.cast, round, rounds, answers);
    rounds.push({
      round: round.number, index, source: round.source,
      ...(reached === undefined ? {} : { reached }),
      given: givenWords(course, round.number),
      played: played !== undefined,
      ...roundOdds(played?.played.plan ?? planDice(course.cast, found, round)),
    });
  }
  return { title: scenario.title, ruleset: id, rounds };
}

/** A side acts when one of its characters does, and nothing but a tie can happen beside that. */
const answers: ClashAnswers = {
  acted: (cast, side, clash) => [...cast.fighters.values()].filter((fighter) => fighter.group === (alliances(cast.scenario).get(side) ?? side))
    .reduce((sum, fighter) => sum.add(clash.get(actingLabel(fighter))?.chance ?? none), none),
  happened: (what, clash) => clash.get(what)?.chance ?? none,
};
