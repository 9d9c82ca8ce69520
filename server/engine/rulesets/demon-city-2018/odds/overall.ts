/**
 * What comes of a scenario of the tarot edition over all its courses: exactly for the first round, and beyond it where
 * the cards are few.
 */
import { KeptLayers } from '../../../forward/index.ts';
import type { Overall, ToldCourse } from '../../../overall.ts';
import { toldCourse } from '../../../play/course.ts';
import { overallOf } from '../../../play/overall.ts';
import type { PlayRequest } from '../../../ruleset.ts';
import type { Scenario } from '../../../scenario.ts';
import { castOf } from '../../demon-city/cast.ts';
import type { DemonCityFact } from '../../demon-city/facts.ts';
import { answerBy } from '../../demon-city/odds/reached.ts';
import { lossIn } from '../../demon-city/odds/standing.ts';
import { withoutPins } from '../../demon-city/pins.ts';
import { holdsIn } from '../../demon-city/play/course.ts';
import { startOf, tarotKey, type TarotFight } from '../fight.ts';
import { planCards, recounted } from '../plan.ts';
import { beginning, rollRound, tarotCourse } from '../play/round.ts';
import { odds } from './index.ts';
import { roundOdds } from './round-odds.ts';

export function* course(
  scenario: Scenario<DemonCityFact>,
  { throws, last }: PlayRequest,
): Generator<undefined, ToldCourse> {
  return toldCourse(yield* tarotCourse(scenario, throws, rollRound).goOn(last), (fight, question) =>
    holdsIn(scenario, fight, question),
  );
}

const kept = new KeptLayers<TarotFight, DemonCityFact>();

export function overall(scenario: Scenario<DemonCityFact>, request: PlayRequest): Generator<undefined, Overall> {
  const cast = castOf(scenario);
  const { decks } = startOf(cast);
  return overallOf({
    kernel: {
      scenario,
      start: startOf(cast),
      keyOf: tarotKey,
      withoutPins,
      costing: lossIn(cast),
      holds: (fight, question) => holdsIn(scenario, fight, question),
      after: (fight, round, throws) => rollRound(cast, fight, round, throws).after,
      oddsIn: (fight, round, throws, change) => {
        const plan = planCards(cast, beginning(cast, fight, round, throws), round);
        return change === undefined
          ? roundOdds(cast, plan, { brief: true })
          : roundOdds(cast, recounted(plan, change), { brief: true, of: change.who });
      },
      reference: (fight) => ({ ...fight, decks }),
    },
    kept,
    odds: (some, brief) => odds(some, { ...request, brief }),
    answer: answerBy(cast),
  });
}
