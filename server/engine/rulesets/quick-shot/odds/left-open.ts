/** Bounds and caveats of a scenario’s chances that come from squashing. */
import type { Overall } from '../../../overall.ts';
import type { Scenario } from '../../../scenario.ts';
import type { Cast } from '../cast.ts';
import type { QuickShotFact } from '../facts.ts';
import { chooses } from '../options.ts';
import { planRound, startOf } from '../plan.ts';
import { boundOf } from './answer.ts';
import { caveatOf } from './figures.ts';
import { roundOdds } from './round-odds.ts';

export function leftOpen(
  cast: Cast,
  scenario: Scenario<QuickShotFact>,
): Pick<Overall, 'boundOf' | 'caveat' | 'hangsOnOpen'> {
  let sure: ReadonlySet<string | undefined> | undefined;
  const bound = boundOf(cast, (name) => (sure ??= surelyHurt(cast, scenario)).has(name));
  const caveat = caveatOf(cast.stage);
  return {
    boundOf: (_number, question) => bound(question),
    hangsOnOpen: (number) =>
      chooses(cast.stage, 'squash', 'host') &&
      scenario.rounds.some(({ number: of, when }) => of <= number && when !== 'always'),
    ...(caveat === undefined ? {} : { caveat }),
  };
}

/** Those whom the first round wounds, whatever is rolled. */
function surelyHurt(cast: Cast, { rounds: [first] }: Scenario<QuickShotFact>): ReadonlySet<string | undefined> {
  if (first?.when !== 'always') return new Set();
  const { standing = [] } = roundOdds(planRound(cast, startOf(cast), first), false);
  return new Set(standing.filter(({ odds }) => odds.get('hurt')?.chance.equals(1) === true).map(({ who }) => who));
}
