/** What comes of a scenario over all its courses: exactly as far as the ways in which its rounds can go are few. */
import { KeptLayers } from '../../../forward/index.ts';
import type { Overall, ToldCourse } from '../../../overall.ts';
import { toldCourse } from '../../../play/course.ts';
import { overallOf } from '../../../play/overall.ts';
import type { PlayRequest } from '../../../ruleset.ts';
import type { Scenario } from '../../../scenario.ts';
import { castOf, type Cast } from '../cast.ts';
import type { QuickShotFact } from '../facts.ts';
import { fightKey, type Fight } from '../fight.ts';
import { chooses } from '../options.ts';
import { withoutPins } from '../pinned.ts';
import { planRound, recounted, startOf } from '../plan.ts';
import { holdsIn, shotCourse } from '../play/course.ts';
import { rollRound } from '../play/round.ts';
import { answer, boundOf } from './answer.ts';
import { caveatOf } from './figures.ts';
import { odds } from './index.ts';
import { roundOdds } from './round-odds.ts';

export function* course(
  scenario: Scenario<QuickShotFact>,
  { throws, last }: PlayRequest,
): Generator<undefined, ToldCourse> {
  return toldCourse(yield* shotCourse(scenario, throws, rollRound).goOn(last), (fight, question) =>
    holdsIn(scenario, fight, question),
  );
}

const kept = new KeptLayers<Fight, QuickShotFact>();

export function* overall(scenario: Scenario<QuickShotFact>, request: PlayRequest): Generator<undefined, Overall> {
  const cast = castOf(scenario);
  const known = yield* overallOf({
    kernel: {
      scenario,
      start: startOf(cast),
      keyOf: fightKey,
      withoutPins,
      holds: (fight, question) => holdsIn(scenario, fight, question),
      after: (fight, round, throws) => rollRound(cast, fight, round, throws).after,
      oddsIn: (fight, round, _throws, change) => {
        const plan = planRound(cast, fight, round);
        return roundOdds(change === undefined ? plan : recounted(plan, change), true);
      },
    },
    kept,
    odds: (some, brief) => odds(some, { ...request, brief }),
    answer: answer(cast),
    hangsOnOpen: (number) =>
      chooses(cast.stage, 'squash', 'host') &&
      scenario.rounds.some(({ number: of, when }) => of <= number && when !== 'always'),
  });
  let sure: ReadonlySet<string | undefined> | undefined;
  const bound = boundOf(cast, (name) => (sure ??= surelyHurt(cast, scenario)).has(name));
  return { ...known, boundOf: (_number, question) => bound(question), ...caveatIn(cast) };
}

/** Those whom the first round wounds, whatever is rolled. */
function surelyHurt(cast: Cast, { rounds: [first] }: Scenario<QuickShotFact>): ReadonlySet<string | undefined> {
  if (first?.when !== 'always') return new Set();
  const { standing = [] } = roundOdds(planRound(cast, startOf(cast), first), false);
  return new Set(standing.filter(({ odds }) => odds.get('hurt')?.chance.equals(1) === true).map(({ who }) => who));
}

function caveatIn({ stage }: Pick<Cast, 'stage'>): Pick<Overall, 'caveat'> {
  const caveat = caveatOf(stage);
  return caveat === undefined ? {} : { caveat };
}
