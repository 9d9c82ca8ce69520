/** What comes of a scenario over all its courses: exactly as far as the ways in which its rounds can go are few. */
import type { Figure, OutcomeOdds } from '../../../odds.ts';
import type { Overall, ToldCourse } from '../../../overall.ts';
import { toldCourse } from '../../../play/course.ts';
import { overallOf } from '../../../play/overall.ts';
import { KeptLayers, type FoundOdds } from '../../../forward/index.ts';
import type { PlayRequest } from '../../../ruleset.ts';
import type { Scenario } from '../../../scenario.ts';
import { castOf } from '../cast.ts';
import type { AttackFact } from '../facts.ts';
import { fightKey, startOf, type Fight } from '../fight.ts';
import { withoutPins } from '../pinned.ts';
import { planRound, recounted } from '../plan.ts';
import { attackCourse, holdsIn } from '../play/course.ts';
import { rollRound } from '../play/round.ts';
import { answer } from './answer.ts';
import { damageIn } from './distributions.ts';
import { partsOf } from './figures.ts';
import { odds } from './index.ts';
import { degreeLabel, timesLabel } from './labels.ts';
import { roundOdds } from './round-odds.ts';

export function* course(
  scenario: Scenario<AttackFact>,
  { throws, last }: PlayRequest,
): Generator<undefined, ToldCourse> {
  return toldCourse(yield* attackCourse(scenario, throws, rollRound).goOn(last), (fight, question) =>
    holdsIn(scenario, fight, question),
  );
}

const kept = new KeptLayers<Fight, AttackFact>();

export function overall(scenario: Scenario<AttackFact>, request: PlayRequest): Generator<undefined, Overall> {
  const cast = castOf(scenario);
  return overallOf({
    kernel: {
      scenario,
      start: startOf(cast),
      keyOf: fightKey,
      withoutPins,
      costing: damageIn(cast),
      holds: (fight, question) => holdsIn(scenario, fight, question),
      after: (fight, round, throws) => rollRound(cast, fight, round, throws).after,
      oddsIn: (fight, round, _throws, change) => {
        const plan = planRound(cast, fight, round);
        return withUnsaid(roundOdds(change === undefined ? plan : recounted(plan, change), true));
      },
    },
    kept,
    odds: (some, brief) => odds(some, { ...request, brief }),
    // Only the first round is asked about, which finds the fight as it is written.
    answer: answer(cast, ({ index }) => {
      const round = scenario.rounds[index];
      return round === undefined ? undefined : planRound(cast, startOf(cast), round);
    }),
  });
}

/** Where there can be no more than one hit, or one degree, that is part of what is told without being told. */
function withUnsaid(odds: FoundOdds): FoundOdds {
  return {
    ...odds,
    actions: odds.actions.map((action) => ({
      ...action,
      unsaid: new Map(onlyParts.flatMap(([outcome, part]) => unsaid(action.odds, outcome, part))),
    })),
  };
}

const onlyParts = [
  ['hits', timesLabel(1)],
  ['succeeds', degreeLabel(1)],
  ['fails', degreeLabel(-1)],
] as const;

function unsaid(odds: OutcomeOdds, outcome: string, part: string): readonly (readonly [string, Figure])[] {
  const figure = odds.get(outcome);
  return figure === undefined || [...odds.values()].some(({ partOf }) => partOf === outcome)
    ? []
    : partsOf(outcome, [[part, figure]]);
}
