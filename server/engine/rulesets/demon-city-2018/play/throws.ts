/** Throws of cards, from one deck after the other. */
import type { Card } from '../../../chance/index.ts';
import { happening, throwing, type Moment } from '../../../game/index.ts';
import type { Hand } from '../../../scenario.ts';
import type { Thrown } from '../../../timeline.ts';
import type { Wished } from '../contests.ts';
import { deal, type Dealt } from '../dealing.ts';
import { bothHands, type Telling } from './round-recorder.ts';

type Hands = ReadonlyMap<string, readonly Card[]>;
type Moments = readonly Moment<Telling>[] | undefined;

/** A throw of its own: what lay on the table is taken up first. */
export function throwingAnew(
  wishes: readonly Wished[],
  then: (telling: Telling, hands: Hands, thrown: Thrown) => Moments,
): Moment<Telling> {
  const dealt = dealingEach(wishes, (telling) => then(telling, telling.dealt, telling.thrownNow()));
  return happening((telling) => {
    telling.takeUp(wishes);
    telling.begin();
    return dealt;
  });
}

/** A throw that belongs to the last one, as damage does: the cards on the table stay there. */
export function dealing(wishes: readonly Wished[], then: (telling: Telling, hands: Hands) => Moments): Moment<Telling> {
  const dealt = dealingEach(wishes, (telling) => then(telling, telling.dealt));
  return happening((telling) => {
    telling.begin();
    return dealt;
  });
}

/** From each deck of which something is wished for, and then. */
function dealingEach(wishes: readonly Wished[], then: (telling: Telling) => Moments): readonly Moment<Telling>[] {
  const decks = bothHands.filter((hand) => wishes.some(({ deck }) => deck === hand));
  return [...decks.map((hand) => dealingFrom(hand, wishes)), happening(then)];
}

function dealingFrom(hand: Hand, wishes: readonly Wished[]): Moment<Telling> {
  const wished = wishes.filter(({ deck }) => deck === hand).map(({ wish }) => wish);
  return throwing<Telling, Dealt>({
    draw: ({ fight, throws }) => deal(fight.decks[hand], wished, throws),
    then: (telling, own) => {
      telling.lay(hand, own);
    },
  });
}
