/** A round in which more cards are thrown at once than the deck holds. */
import { deckSize } from '../../../chance/index.ts';
import { naming } from '../../../checking/naming.ts';
import { eachOnce, found, type Finding, type Found, type LintRule } from '../../../finding.ts';
import type { Hand } from '../../../scenario.ts';
import type { Source } from '../../../source.ts';
import type { Cast } from '../../demon-city/cast.ts';
import type { DemonCityFact } from '../../demon-city/facts.ts';
import { harms } from '../../demon-city/play/consequences.ts';
import { startingDecks } from '../cards.ts';
import { throwingOf, wishesOf, type Wished } from '../contests.ts';
import { damageSize } from '../damage-sizes.ts';
import type { RoundPlan } from '../fight.ts';
import { aloneOf } from '../play/announcing.ts';
import { calmHands, checksDue } from '../play/calm.ts';
import { mostThrows } from '../pools/index.ts';
import { plannedRounds } from './plans.ts';
import { throwsIn } from './too-many-throws.ts';

export const deckTooSmall: LintRule<DemonCityFact> = {
  id: 'deck-too-small',
  severity: 'warning',
  title: 'A deck too small for the throws of a round',
  explanation:
    'All Clashes of a round are thrown at once. Where the deck has fewer cards than that takes, everybody gets one card in the order of announcing, then a second each, until none is left. A task and a Calm Check are thrown by themselves. Damage is thrown from what the throw before it has left of the deck, and from the whole deck only where that is nothing. The text doesn’t say what happens; this default is Clashwright’s, and the odds are counted with it, so the round may stay as it is.',
  messages: {
    short: '{who} {needed} cards at once in this round, and the deck has {size}, so some get fewer',
    alone: '{who} {needed} cards at once for what {name} does, and the deck has {size}, so no more are thrown',
    calm: '{who} {needed} cards at once for the Calm Check of {name}, and the deck has {size}, so no more are thrown',
    damage: '{who} {needed} cards at once for the damage to {target}, and the deck has {size}, so no more are thrown',
    left: '{before} of {whose} {size} cards are on the table by then, and {needed} are needed for the damage to {target}, so no more than {left} can be thrown; let fewer act in this round or have fewer throws, or leave it at that',
  },
  bad: `scenario "The cellar"
rules demon-city-2018
deck of the Players: 7
combatant Ann (she) of the Host
  Agility 3  Toughness 2
combatant Bill (he) of the Players
  Agility 2  Toughness 2
  round 1
//^^^^^^^
  Ann: punches Bill.
  Bill: dodges.
`,
  good: `scenario "The cellar"
rules demon-city-2018
deck of the Players: 7 to 8
combatant Ann (she) of the Host
  Agility 3  Toughness 2
combatant Bill (he) of the Players
  Agility 2  Toughness 2
  round 1
  Ann: punches Bill.
  Bill: dodges.
`,
  *check({ scenario }) {
    yield* eachOnce(roundByRound(plannedRounds(scenario)));
  },
};

function* roundByRound(rounds: ReturnType<typeof plannedRounds>): Found {
  for (const { cast, plan } of rounds) {
    yield undefined;
    if ([...plan.pools.actions.values()].some((pool) => throwsIn(pool) > mostThrows)) continue;
    for (const thrown of throwsOf(cast, plan)) {
      for (const hand of hands) yield* tooMany(thrown, hand, deckSize(startingDecks(cast)[hand]));
    }
  }
}

const hands = ['Players', 'Host'] as const;

/** Of a deck of which every card lies on the table, all are shuffled in again. */
function tooMany(
  { wishes, table = [], message, source, data }: ThrownAtOnce,
  hand: Hand,
  size: number,
): readonly Finding[] {
  const [needed, before] = [cardsFrom(hand, wishes), cardsFrom(hand, table)];
  const left = before < size ? size - before : size;
  if (size === 0 || needed <= left) return [];
  const who = hand === 'Host' ? 'The Host throws' : 'The Players throw';
  const whose = hand === 'Host' ? 'the Host’s' : 'the Players’';
  return [
    found(deckTooSmall, left < size ? 'left' : message, source, { who, whose, needed, size, before, left, ...data }),
  ];
}

function cardsFrom(hand: Hand, wishes: ThrownAtOnce['wishes']): number {
  return wishes.filter((each) => each.deck === hand).reduce((sum, each) => sum + each.size, 0);
}

/** What is thrown at once: how many cards from which deck, and where it is told if they are too many. */
interface ThrownAtOnce {
  readonly wishes: readonly { readonly deck: string; readonly size: number }[];
  /** What lies on the table already when it is thrown. */
  readonly table?: ThrownAtOnce['wishes'];
  readonly message: 'short' | 'alone' | 'calm' | 'damage';
  readonly source: Source;
  readonly data?: Finding['data'];
}

/** Everything that a round may throw. Before each throw the cards of those before it can be shuffled in again. */
function throwsOf(cast: Cast, plan: RoundPlan): readonly ThrownAtOnce[] {
  const alone = new Map(aloneOf(plan).map((deed) => [deed, sizesOf(wishesOf(throwingOf(plan, [deed])))]));
  const clashes = plan.clashes.flatMap((deeds) => sizesOf(wishesOf(throwingOf(plan, deeds))));
  return [
    { wishes: clashes, message: 'short', source: plan.round.source },
    ...[...alone].map(([deed, wishes]): ThrownAtOnce => ({
      wishes,
      message: 'alone',
      source: deed.announcement.source,
      data: naming('name', deed.actor),
    })),
    ...checksDue(cast, plan).map((check): ThrownAtOnce => ({
      wishes: sizesOf(wishesOf({ hands: calmHands(check) })),
      message: 'calm',
      source: check.shock.source,
      data: naming('name', check.who),
    })),
    ...[...plan.moment.deeds.values()].filter(harms).flatMap((deed) =>
      deed.targets.map((target): ThrownAtOnce => ({
        wishes: [{ deck: deed.actor.hand, size: damageSize(plan, deed, target) }],
        table: alone.get(deed) ?? clashes,
        message: 'damage',
        source: deed.announcement.source,
        data: naming('target', target),
      })),
    ),
  ];
}

function sizesOf(wished: readonly Wished[]): ThrownAtOnce['wishes'] {
  return wished.map(({ deck, wish: { size } }) => ({ deck, size }));
}
