/** Explains why a deed in a Clash takes effect or doesn’t. Dice edition, The Clash, steps 6 and 7. */
import { dieFaces, type DiceOutcome } from '../../../chance/index.ts';
import { sentence } from '../../../play/words.ts';
import type { Deed } from '../../demon-city/deeds.ts';
import { reasonSentences } from '../../demon-city/play/verdicts.ts';

/** The result of each deed with its reason, grouped by reason. */
export function verdictText(deeds: readonly Deed[], outcome: DiceOutcome): string {
  return reasonSentences(
    deeds.map((deed) => ({
      who: deed.actor.called,
      succeeds: outcome.actor === deed.actor.name,
      why: clashReason(deeds, outcome, deed),
    })),
  );
}

/** Why a deed in a Clash takes effect or doesn’t, as a sentence. */
export function clashWhy(deeds: readonly Deed[], outcome: DiceOutcome, deed: Deed): string {
  return `${sentence(clashReason(deeds, outcome, deed))}.`;
}

/** `7 is above 5.`, `10 is above 6, and a 10 is a critical success.` */
export function taskWhy(value: number, other: number): string {
  return `${value} is ${value > other ? '' : 'not '}above ${other}${value > other ? criticalWords(value) : ''}.`;
}

function clashReason(deeds: readonly Deed[], { actor, tied, hands }: DiceOutcome, deed: Deed): string {
  const value = hands.get(deed.actor.name)?.value ?? 0;
  const acting = deeds.find((other) => other.actor.name === actor);
  if (acting === undefined) return 'opposed sides share the highest die, so nobody gets anything done';
  if (acting === deed)
    return tied.length > 1
      ? `${value} is the highest die in the Clash, and a lone die decides between those who share it`
      : `${value} ${deeds.length === 1 ? 'meets no other die' : 'is the highest die'} in the ` +
          `Clash${criticalWords(value)}`;
  if (tied.includes(deed.actor.name))
    return `a lone die has fallen to ${acting.actor.called}, and a Clash has one action`;
  return (
    `${acting.actor.called} rolled highest, ${hands.get(acting.actor.name)?.value ?? 0}, and a Clash has one ` +
    'action'
  );
}

function criticalWords(value: number): string {
  return value === dieFaces ? `, and a ${dieFaces} is a critical success` : '';
}
