/** Where a round takes more cards than there are: more throws than anybody has, and more at once than a deck holds. */
import { deckSize } from '../../chance/index.ts';
import { naming } from '../../checking/naming.ts';
import type { WordedProblem } from '../../game/index.ts';
import type { Hand } from '../../scenario.ts';
import type { Source } from '../../source.ts';
import type { Cast } from '../demon-city/cast.ts';
import { harms } from '../demon-city/play/consequences.ts';
import { startingDecks } from './cards.ts';
import { throwingOf, wishesOf } from './contests.ts';
import { damageSize } from './damage-sizes.ts';
import type { RoundPlan } from './fight.ts';
import { aloneOf } from './play/announcing.ts';
import { calmHands, checksDue } from './play/calm.ts';
import { mostThrows, throwsIn } from './pools/index.ts';

/** The pools with more throws than are thrown. */
export function excesses({ pools, context }: RoundPlan): readonly WordedProblem[] {
  return [...pools.actions].flatMap(([name, pool]) => {
    const [throws, source] = [throwsIn(pool), context.deeds.get(name)?.announcement.source];
    if (throws <= mostThrows || source === undefined) return [];
    return [{ check: 'too-many-throws', source, message: 'many', data: { name, throws, most: mostThrows } }];
  });
}

/** What is thrown at once from decks that are too small for it, though they be full; of pools within their bound. */
export function shortages(cast: Cast, plan: RoundPlan): readonly WordedProblem[] {
  if (excesses(plan).length > 0) return [];
  const decks = startingDecks(cast);
  return throwsOf(cast, plan).flatMap((thrown) =>
    hands.flatMap((hand) => tooMany(thrown, hand, deckSize(decks[hand]))),
  );
}

const hands = ['Players', 'Host'] as const;

/** Of a deck of which every card lies on the table, all are shuffled in again. */
function tooMany(
  { wishes, table = [], message, source, data }: ThrownAtOnce,
  hand: Hand,
  size: number,
): readonly WordedProblem[] {
  const [needed, before] = [cardsFrom(hand, wishes), cardsFrom(hand, table)];
  const left = before < size ? size - before : size;
  if (size === 0 || needed <= left) return [];
  const who = hand === 'Host' ? 'The Host throws' : 'The Players throw';
  const whose = hand === 'Host' ? 'the Host’s' : 'the Players’';
  return [
    {
      check: 'deck-too-small',
      source,
      hangs: true,
      message: left < size ? 'left' : message,
      data: { who, whose, needed, size, before, left, ...data },
    },
  ];
}

function cardsFrom(hand: Hand, wishes: ThrownAtOnce['wishes']): number {
  return wishes.filter((each) => each.deck === hand).reduce((sum, { wish }) => sum + wish.size, 0);
}

/** What is thrown at once: how many cards from which deck, and where it is told if they are too many. */
interface ThrownAtOnce {
  readonly wishes: readonly { readonly deck: string; readonly wish: { readonly size: number } }[];
  /** What lies on the table already when it is thrown. */
  readonly table?: ThrownAtOnce['wishes'];
  readonly message: 'short' | 'alone' | 'calm' | 'damage';
  readonly source: Source;
  readonly data?: WordedProblem['data'];
}

/** Everything that a round may throw. Before each throw the cards of those before it can be shuffled in again. */
function throwsOf(cast: Cast, plan: RoundPlan): readonly ThrownAtOnce[] {
  const alone = new Map(aloneOf(plan).map((deed) => [deed, wishesOf(throwingOf(plan, [deed]))]));
  const clashes = plan.clashes.flatMap((deeds) => wishesOf(throwingOf(plan, deeds)));
  return [
    { wishes: clashes, message: 'short', source: plan.round.source },
    ...[...alone].map(([deed, wishes]): ThrownAtOnce => ({
      wishes,
      message: 'alone',
      source: deed.announcement.source,
      data: naming('name', deed.actor),
    })),
    ...checksDue(cast, plan).map((check): ThrownAtOnce => ({
      wishes: wishesOf({ hands: calmHands(check) }),
      message: 'calm',
      source: check.shock.source,
      data: naming('name', check.who),
    })),
    ...[...plan.context.deeds.values()].filter(harms).flatMap((deed) =>
      deed.targets.map((target): ThrownAtOnce => ({
        wishes: [{ deck: deed.actor.hand, wish: { size: damageSize(plan, deed, target) } }],
        table: alone.get(deed) ?? clashes,
        message: 'damage',
        source: deed.announcement.source,
        data: naming('target', target),
      })),
    ),
  ];
}
