/** The moments of one round. Tarot edition, steps 2 to 10. */
import { happening, type Moment } from '../../../game/index.ts';
import { list, sentence } from '../../../play/words.ts';
import type { Thrown } from '../../../timeline.ts';
import { recordHead } from '../../demon-city/play/round-recorder.ts';
import { clashHands, throwingOf, wishesOf, type Throwing } from '../contests.ts';
import { deriveFromPools, type RoundPlan, type TarotFight } from '../fight.ts';
import { chooses } from '../options.ts';
import { ruleKeys } from '../plan.ts';
import { rule } from '../rule-ids.ts';
import { announcements } from './announcing.ts';
import { checksIn } from './calm.ts';
import { recordCardValues } from './card-values.ts';
import { clash } from './clash.ts';
import { hasThrown, type TarotRecorder } from './round-recorder.ts';
import { throwingAnew } from './throws.ts';

export function momentsOf(plan: RoundPlan, found: TarotFight): readonly Moment<TarotRecorder>[] {
  return [
    happening((recorder) => {
      recordHead(recorder, ruleKeys);
      if (recorder.isMute) return;
      recordCardValues(recorder);
      recordShuffles(recorder, found);
    }),
    ...momentsAfterHead(plan),
  ];
}

const momentsAfterHead = deriveFromPools(
  'demon-city-2018/moments of a round',
  (plan): readonly Moment<TarotRecorder>[] => [
    happening((roundRecorder) => checksIn(roundRecorder.cast, roundRecorder.plan)),
    ...announcements(plan),
    clashes(plan),
  ],
);

/** Decks that got all their cards back before the round, where the scenario chooses so. */
function recordShuffles(recorder: TarotRecorder, before: TarotFight): void {
  if (!chooses(recorder.cast.stage, 'shuffling', 'rounds')) return;
  for (const hand of ['Players', 'Host'] as const) {
    if (hasThrown(before.decks[hand]))
      recorder.recordShuffle(hand, 'It is shuffled before every round, as the scenario chooses');
  }
}

/** All hands of the round are dealt and turned over at once; the Clashes are then resolved one at a time. */
function clashes(plan: RoundPlan): Moment<TarotRecorder> {
  const throwings = plan.clashes
    .map((deeds) => throwingOf(plan, deeds))
    .filter((throwing) => throwing.hands.length > 0);
  return throwingAnew(wishesOf({ hands: clashHands(plan, throwings) }), (recorder, hands, thrown) => {
    const dealt = new Map([...hands].filter(([, cards]) => cards.length > 0));
    recordSeveral(recorder, throwings, thrown);
    return throwings.map((throwing, index) =>
      clash(throwing, dealt, { number: index + 1, all: throwings.length, thrown }),
    );
  });
}

/**
 * Clashes group everybody who could interfere with each other; they are thrown at once, and resolved one after the
 * other.
 */
function recordSeveral(recorder: TarotRecorder, throwings: readonly Throwing[], thrown: Thrown): void {
  if (throwings.length < 2) return;
  const names = throwings.map(({ deeds }) => sentence(list(deeds.map((deed) => deed.actor.called))));
  const why =
    recorder.plan.apart.size > 0
      ? 'Rival drivers are one by themselves, no matter who could interfere with them.'
      : 'Nobody in one of them could interfere with another.';
  recorder.record(() => ({
    kind: 'clashes',
    about: 'all',
    thrown,
    title: `${throwings.length} Clashes, thrown at once`,
    text: `${names.join('; ')}. ${why}`,
    rule: rule.severalClashes,
    source: recorder.plan.round.source,
  }));
}
