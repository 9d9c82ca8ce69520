/** Explains why a deed in a Clash takes effect or doesn’t. Tarot edition, steps 7 to 9. */
import type { ContestOutcome, HandOutcome } from '../../../chance/index.ts';
import { agree, sentence, sideWords } from '../../../play/words.ts';
import type { Deed } from '../../demon-city/deeds.ts';
import { reasonSentences } from '../../demon-city/play/verdicts.ts';
import { isAttack } from '../../demon-city/vocabulary.ts';
import type { RoundPlan } from '../fight.ts';
import { chooses } from '../options.ts';
import { measuredWords } from './thresholds.ts';

/** A Clash whose cards have been turned over. */
export interface Turned {
  readonly plan: RoundPlan;
  readonly deeds: readonly Deed[];
  readonly outcome: ContestOutcome;
}

/** The result of each deed with its reason, grouped by reason. */
export function verdictText({ deeds, ...turned }: Turned): string {
  return reasonSentences(
    deeds.flatMap((deed) => {
      const own = turned.outcome.hands.get(deed.actor.name);
      return own === undefined
        ? []
        : [{ who: deed.actor.called, succeeds: own.takesEffect, why: clashReason({ deeds, ...turned }, deed) }];
    }),
  );
}

/** Why a deed in a Clash takes effect or doesn’t, as a sentence. */
export function clashWhy(turned: Turned, deed: Deed): string {
  return `${sentence(clashReason(turned, deed))}.`;
}

/** Why a deed outside any Clash takes effect or doesn’t, as a sentence. */
export function aloneWhy(plan: RoundPlan, deed: Deed, hands: ContestOutcome['hands']): string {
  return `${sentence(ownReason(plan, deed, hands))}.`;
}

function clashReason(turned: Turned, deed: Deed): string {
  const {
    plan,
    deeds,
    outcome: { winner, tried, hands },
  } = turned;
  if (hands.get(deed.actor.name)?.criticalFailure === true) return fool;
  if (winner === undefined) return 'opposed sides share the highest throw, so nobody gets anything done';
  if (deed.actor.group !== winner)
    return `only the side that wins gets anything done, and ${winnerWords(plan, winner)}`;
  const first = deeds.find(({ actor }) => actor.name === tried);
  if (isAttack(deed.kind) && first !== undefined && first !== deed) return untriedReason(turned, deed, first);
  return ownReason(plan, deed, hands);
}

const fool = 'The Fool is the card that counts, and that is a critical failure';

function winnerWords({ context: { cast } }: RoundPlan, winner: string): string {
  const isAlone = cast.stage.sides.some(({ name, alone }) => name === winner && alone);
  return `${sideWords(winner, isAlone)} ${agree(winner, 'have', 'has')} won`;
}

/** Only one of a side’s attacks is tried (readings t17, t20). */
function untriedReason({ plan, outcome: { hands } }: Turned, deed: Deed, tried: Deed): string {
  const equal = hands.get(deed.actor.name)?.value === hands.get(tried.actor.name)?.value;
  if (equal)
    return (
      `only one attack of a side can succeed in a Clash, and of the equally high ones ${tried.actor.called}’s ` +
      'is tried'
    );
  if (chooses(plan.context.cast.stage, 'lower attacks', 'on'))
    return `only one attack of a side can succeed in a Clash, and that is ${tried.actor.called}’s`;
  return `only the highest attack of the side that wins is tried, and that is ${tried.actor.called}’s`;
}

function ownReason(plan: RoundPlan, deed: Deed, hands: ReadonlyMap<string, HandOutcome>): string {
  const own = hands.get(deed.actor.name);
  if (own?.criticalFailure === true) return fool;
  const measured = measuredWords(plan, deed, hands) || 'nothing stands against it';
  return own?.critical === true
    ? `${measured}; a Significator that is enough by itself makes it a critical success`
    : measured;
}
