/** The parties of a contest as steps show them: the cards of each. */
import type { Card, ContestHand, HandOutcome } from '../../../chance/index.ts';
import type { KeepingPool } from '../../../pool.ts';
import type { PartyResult, Result, Tone } from '../../../results.ts';
import type { Source } from '../../../source.ts';
import { difficultyId, type Throwing } from '../contests.ts';
import { pinnedPlaces, type HandWish } from '../dealing.ts';
import { deedWords } from '../../demon-city/deed-phrases.ts';
import { type Deed } from '../../demon-city/deeds.ts';
import { marked } from '../../demon-city/play/counted-marks.ts';
import type { RoundPlan } from '../fight.ts';
import { cardlessWhy, dealtPool } from '../pools/dealt.ts';
import { cardTitle } from '../cards.ts';
import { sentence } from '../../../play/words.ts';

/** The cards of a hand, with the one that counts marked. */
export function resultsOf(
  cards: readonly Card[],
  { keep, pins, pinned }: Pick<HandWish, 'keep' | 'pins' | 'pinned'>,
): readonly Result[] {
  const values = cards.map((card) => card.value);
  const kept = values.indexOf(keep === 'highest' ? Math.max(...values) : Math.min(...values));
  const places = pinnedPlaces(cards, pins.slice(0, cards.length));
  return cards.map((card, index) => resultOf(card, index === kept, places.has(index) ? pinned : undefined));
}

/** `pinned` is the source of the writer’s pin. */
export function resultOf(card: Card, isKept: boolean, pinned?: Source): Result {
  return {
    label: `${card.value}`,
    value: card.value,
    ...marked(isKept),
    ...(card.mark === undefined ? {} : { name: cardTitle(card.mark) }),
    ...(pinned === undefined ? {} : { pinned }),
  };
}

/** All parties in announcing order; the Host’s throws for difficulties come after those who try. */
export function partiesOf(
  plan: RoundPlan,
  throwing: Throwing,
  hands: ReadonlyMap<string, readonly Card[]>,
  outcomes: ReadonlyMap<string, HandOutcome>,
  whyOf: (deed: Deed) => string,
): readonly PartyResult[] {
  return throwing.hands.flatMap(({ hand, wish }) => {
    const deed = throwing.deeds.find((each) => each.actor.name === hand.id);
    const cards = hands.get(hand.id) ?? [];
    const pool = deed === undefined ? difficultyPool(plan, hand) : plan.pools.actions.get(hand.id);
    if (pool === undefined) return [];
    const dealt = { pool: dealtPool(pool, cards.length), results: resultsOf(cards, wish) };
    return [
      deed === undefined
        ? hostParty(plan, hand, dealt, outcomes.get(hand.id))
        : party(deed, dealt, outcomes.get(hand.id), whyOf),
    ];
  });
}

type Dealt = Pick<PartyResult, 'pool' | 'results'>;

function party(deed: Deed, dealt: Dealt, outcome: HandOutcome | undefined, whyOf: (deed: Deed) => string): PartyResult {
  return {
    who: deed.actor.name,
    side: deed.actor.combatant.side.id ?? deed.actor.combatant.side.text,
    action: deedWords(deed),
    ...dealt,
    ...(outcome === undefined ? cardless : { value: outcome.value, ...verdict(outcome), why: whyOf(deed) }),
    source: deed.announcement.source,
  };
}

/** The result of a hand that the deck has no card left for. */
const cardless = { value: 0, outcome: 'no card is left', tone: 'plain', why: cardlessWhy } as const;

function verdict(outcome: HandOutcome): { readonly outcome: string; readonly tone: Tone } {
  if (outcome.critical) return { outcome: 'critical success', tone: 'good' };
  if (outcome.criticalFailure) return { outcome: 'critical failure', tone: 'bad' };
  return outcome.takesEffect ? { outcome: 'succeeds', tone: 'good' } : { outcome: 'no effect', tone: 'plain' };
}

function hostParty(plan: RoundPlan, hand: ContestHand, dealt: Dealt, outcome: HandOutcome | undefined): PartyResult {
  const deed = [...plan.context.deeds.values()].find((each) => hand.id === difficultyId(each.actor.name));
  const why = deed === undefined ? {} : { why: `${sentence(deed.actor.called)} has to be above it.` };
  return {
    who: 'the Host',
    side: 'Host',
    action: 'throws for the difficulty',
    ...dealt,
    ...(outcome === undefined ? cardless : { value: outcome.value, outcome: '', tone: 'plain', ...why }),
    source: deed?.announcement.source ?? plan.round.source,
  };
}

function difficultyPool(plan: RoundPlan, hand: ContestHand): KeepingPool | undefined {
  return [...plan.pools.difficulties].find(([who]) => hand.id === difficultyId(who))?.[1];
}
