/** Completions inside the quotes of each sentence of Quick Shot. */
import type { QuoteCompletion, QuotePlace } from '../../../completions.ts';
import type { Scenario } from '../../../scenario.ts';
import type { QuickShotFact } from '../facts.ts';
import { actions, chosenActions, newActions, tasks } from './actions.ts';
import {
  advantages,
  compulsions,
  furtherCompulsions,
  newAdvantages,
  resources,
  tradedWeaknesses,
} from './advantages.ts';
import type { Answer } from './quote-context.ts';
import { stakes } from './bets.ts';
import { drives, newDrives, pools, projects } from './drives.ts';
import { ending, hindrances, scopes, wounds } from './hindrances.ts';

export function quotable(
  scenario: Scenario<QuickShotFact>,
  place: QuotePlace<QuickShotFact>,
): readonly QuoteCompletion[] {
  const answer =
    place.verbKind === undefined
      ? answers.get(`${place.row} ${place.slot}`)
      : ofVerbs.get(`${place.verbKind} ${place.slot}`);
  return answer?.({ scenario, place }) ?? [];
}

/** By verb kind and slot. */
const ofVerbs: ReadonlyMap<string, Answer> = new Map([['compulsion check object', compulsions]]);

/** By sentence row and slot. */
const answers: ReadonlyMap<string, Answer> = new Map([
  ...each(stakes, 'bet amount'),
  ...each(
    drives,
    'serves drive',
    'rest drive',
    'vacation drive',
    'vacation to',
    'completion drive',
    'assigns drive',
    'converts drive',
  ),
  ...each(pools, 'bet drive', 'pays drive'),
  ...each(projects, 'completion project'),
  ...each(resources, 'using what'),
  ...each(advantages, 'improves advantage'),
  ...each(tradedWeaknesses, 'buys weakness', 'buys-base weakness', 'improves weakness'),
  ...each(hindrances, 'despite what', 'leaving-out what', 'worsens wound'),
  ...each(wounds, 'heals wound'),
  ...each(ending, 'no-longer words'),
  ...each(scopes, 'involves what', 'wound scope', 'weakness scope', 'takes-wound scope', 'deals-wound scope'),
  ...each(chosenActions, 'action after', 'action-number after', 'action-plain after', 'change action'),
  ...each(actions, 'gives action', 'prefers what', 'critical what', 'squashes action'),
  ...each(furtherCompulsions, 'tempted what'),
  ...each(tasks, 'team-work task'),
  ...each(newDrives, 'drive words'),
  ...each(newAdvantages, 'advantage words', 'buys words'),
  ...each(newActions, 'action words', 'action-number words'),
]);

function each(answer: Answer, ...slots: readonly string[]): readonly (readonly [string, Answer])[] {
  return slots.map((slot) => [slot, answer]);
}
