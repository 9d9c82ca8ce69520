/** Rounds that take more cards than there are: pools above the bound, and throws at once that a deck can’t serve. */
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

/** The pools with more throws than are counted. */
export function excesses({ pools, context }: RoundPlan): readonly WordedProblem[] {
  return [...pools.actions].flatMap(([name, pool]) => {
    const [throws, source] = [throwsIn(pool), context.deeds.get(name)?.announcement.source];
    if (throws <= mostThrows || source === undefined) return [];
    return [{ check: 'too-many-throws', source, message: 'many', data: { name, throws, most: mostThrows } }];
  });
}

/** Throws at once that even full decks can’t serve, if no pool exceeds its bound. */
export function shortages(cast: Cast, plan: RoundPlan): readonly WordedProblem[] {
  if (excesses(plan).length > 0) return [];
  const decks = startingDecks(cast);
  return throwsOf(cast, plan).flatMap((thrown) =>
    hands.flatMap((hand) => tooMany(thrown, hand, deckSize(decks[hand]))),
  );
}

const hands = ['Players', 'Host'] as const;

/** If every card of a deck lies on the table, all are shuffled in again. */
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

/** Hands thrown at once, by deck, with the message to report where the deck is too small. */
interface ThrownAtOnce {
  readonly wishes: readonly { readonly deck: string; readonly wish: { readonly size: number } }[];
  /** The hands that are on the table already. */
  readonly table?: ThrownAtOnce['wishes'];
  readonly message: 'short' | 'alone' | 'calm' | 'damage';
  readonly source: Source;
  readonly data?: WordedProblem['data'];
}

/** Everything that a round may throw. Cards of earlier throws can be shuffled in again before each throw. */
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
