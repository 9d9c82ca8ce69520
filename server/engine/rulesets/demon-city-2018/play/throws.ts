/** Throws of cards, one deck after the other. */
import type { Card } from '../../../chance/index.ts';
import { happening, throwing, type Moment } from '../../../game/index.ts';
import type { Hand } from '../../../scenario.ts';
import type { Thrown } from '../../../timeline.ts';
import type { Wished } from '../contests.ts';
import { deal, type Dealt } from '../dealing.ts';
import { bothHands, type TarotRecorder } from './round-recorder.ts';

type Hands = ReadonlyMap<string, readonly Card[]>;
type Moments = readonly Moment<TarotRecorder>[] | undefined;

/** A separate throw: the cards on the table are taken up first. */
export function throwingAnew(
  wishes: readonly Wished[],
  then: (recorder: TarotRecorder, hands: Hands, thrown: Thrown) => Moments,
): Moment<TarotRecorder> {
  const dealt = dealingEach(wishes, (roundRecorder) =>
    then(roundRecorder, roundRecorder.dealt, roundRecorder.thrownNow()),
  );
  return happening((recorder) => {
    recorder.takeUp(wishes);
    recorder.begin();
    return dealt;
  });
}

/** A throw that belongs to the last one, as damage does: the cards on the table stay there. */
export function dealing(
  wishes: readonly Wished[],
  then: (recorder: TarotRecorder, hands: Hands) => Moments,
): Moment<TarotRecorder> {
  const dealt = dealingEach(wishes, (recorder) => then(recorder, recorder.dealt));
  return happening((recorder) => {
    recorder.begin();
    return dealt;
  });
}

/** Deals from each deck that hands are wished from, then calls `then`. */
function dealingEach(
  wishes: readonly Wished[],
  then: (recorder: TarotRecorder) => Moments,
): readonly Moment<TarotRecorder>[] {
  const decks = bothHands.filter((hand) => wishes.some(({ deck }) => deck === hand));
  return [...decks.map((hand) => dealingFrom(hand, wishes)), happening(then)];
}

function dealingFrom(hand: Hand, wishes: readonly Wished[]): Moment<TarotRecorder> {
  const wished = wishes.filter(({ deck }) => deck === hand).map(({ wish }) => wish);
  return throwing<TarotRecorder, Dealt>({
    draw: ({ fight, throws }) => deal(fight.decks[hand], wished, throws),
    then: (recorder, own) => {
      recorder.lay(hand, own);
    },
  });
}
