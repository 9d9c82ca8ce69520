/**
 * What comes of a scenario of the dice edition over all its courses: dice remember nothing, so that its states are few.
 */
import { KeptLayers } from '../../../forward/index.ts';
import type { Overall, ToldCourse } from '../../../overall.ts';
import { toldCourse } from '../../../play/course.ts';
import { overallOf } from '../../../play/overall.ts';
import type { PlayRequest } from '../../../ruleset.ts';
import type { Scenario } from '../../../scenario.ts';
import { castOf } from '../../demon-city/cast.ts';
import type { DemonCityFact } from '../../demon-city/facts.ts';
import { fightKey, startOf, type Fight } from '../../demon-city/fight.ts';
import { answerBy } from '../../demon-city/odds/reached.ts';
import { lossIn } from '../../demon-city/odds/standing.ts';
import { withoutPins } from '../../demon-city/pins.ts';
import { holdsIn } from '../../demon-city/play/course.ts';
import { planDice, recounted } from '../plan.ts';
import { diceCourse, rollRound } from '../play/round.ts';
import { answers, odds } from './index.ts';
import { roundOdds } from './round-odds.ts';

export function* course(
  scenario: Scenario<DemonCityFact>,
  { throws, last }: PlayRequest,
): Generator<undefined, ToldCourse> {
  return toldCourse(yield* diceCourse(scenario, throws, rollRound).goOn(last), (fight, question) =>
    holdsIn(scenario, fight, question),
  );
}

const kept = new KeptLayers<Fight, DemonCityFact>();

export function overall(scenario: Scenario<DemonCityFact>, request: PlayRequest): Generator<undefined, Overall> {
  const cast = castOf(scenario);
  return overallOf({
    kernel: {
      scenario,
      start: startOf(cast),
      keyOf: fightKey,
      withoutPins,
      costing: lossIn(cast),
      holds: (fight, question) => holdsIn(scenario, fight, question),
      after: (fight, round, throws) => rollRound(cast, fight, round, throws).after,
      oddsIn: (fight, round, _throws, change) => {
        const plan = planDice(cast, fight, round);
        return roundOdds(change === undefined ? plan : recounted(plan, change), true);
      },
    },
    kept,
    odds: (some, brief) => odds(some, { ...request, brief }),
    answer: answerBy(cast, answers),
  });
}
