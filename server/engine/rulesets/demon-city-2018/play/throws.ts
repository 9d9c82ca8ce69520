/** Throws of cards, from one deck after the other. */
import type { Card } from '../../../chance/index.ts';
import { happening, throwing, type Moment } from '../../../game/index.ts';
import type { Thrown } from '../../../timeline.ts';
import type { Wished } from '../contests.ts';
import { deal, type Dealt } from '../dealing.ts';
import { bothHands, type Telling } from './telling.ts';

type Hands = ReadonlyMap<string, readonly Card[]>;
type Moments = readonly Moment<Telling>[] | undefined;

/** A throw of its own: what lay on the table is taken up first. */
export function throwingAnew(
  wishes: readonly Wished[],
  then: (telling: Telling, hands: Hands, thrown: Thrown) => Moments,
): Moment<Telling> {
  return happening((telling) => {
    const from = telling.picks;
    telling.takeUp(wishes);
    return [dealing(wishes, (later, hands) => then(later, hands, later.thrownSince(from)))];
  });
}

/** A throw that belongs to the last one, as damage does: the cards on the table stay there. */
export function dealing(wishes: readonly Wished[], then: (telling: Telling, hands: Hands) => Moments): Moment<Telling> {
  const dealingFrom = (place: number, dealt: Hands): Moment<Telling> => {
    const hand = bothHands[place];
    if (hand === undefined) return happening((telling) => then(telling, dealt));
    const wished = wishes.filter(({ deck }) => deck === hand).map(({ wish }) => wish);
    return throwing<Telling, Dealt>({
      draw: ({ fight, throws }) => deal(fight.decks[hand], wished, throws),
      then: (telling, own) => {
        telling.lay(hand, own);
        return [dealingFrom(place + 1, new Map([...dealt, ...own.hands]))];
      },
    });
  };
  return dealingFrom(0, new Map());
}
