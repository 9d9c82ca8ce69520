/** The checks of Demon City, tarot edition, in the order in which their findings are told. */
import type { LintRule } from '../../../finding.ts';
import { sharedChecks } from '../../demon-city/checks/index.ts';
import { aboveNobody } from './above-nobody.ts';
import { runningTooFar } from './running-too-far.ts';
import type { DemonCityFact } from '../../demon-city/facts.ts';
import { announcesInPanic } from './announces-in-panic.ts';
import { calledShotAtOneThrow } from './called-shot-at-one-throw.ts';
import { claimedThrow } from './claimed-throw.ts';
import { deckTooSmall } from './deck-too-small.ts';
import { emptyDeck } from './empty-deck.ts';
import { helpWithoutAdvantage } from './help-without-advantage.ts';
import { idleCalledShot } from './idle-called-shot.ts';
import { impossibleCard } from './impossible-card.ts';
import { outOfReach } from './out-of-reach.ts';
import { oversizedDeck } from './oversized-deck.ts';
import { pinIsGone } from './pin-is-gone.ts';
import { pinsDoNotFit } from './pins-do-not-fit.ts';
import { tooManyThrows } from './too-many-throws.ts';
import { unknownCard } from './unknown-card.ts';
import { unpaidThrow } from './unpaid-throw.ts';
import { deckOfNeitherSide } from './deck-of-neither-side.ts';
import { deckWrittenTwice } from './deck-written-twice.ts';
import { horrorCardMissing } from './horror-card-missing.ts';
import { hostDeckNumbers } from './host-deck-numbers.ts';
import { hostDeckSpecial } from './host-deck-special.ts';
import { moreCardsThanATarot } from './more-cards-than-a-tarot.ts';
import { noCalmCheckNumber } from './no-calm-check-number.ts';
import { significatorOfTheHost } from './significator-of-the-host.ts';
import { significatorTwice } from './significator-twice.ts';
import { needlessAllyTie } from './needless-ally-tie.ts';
import { needlessPanic } from './needless-panic.ts';

export const checks: readonly LintRule<DemonCityFact>[] = [
  ...sharedChecks,
  claimedThrow,
  unpaidThrow,
  runningTooFar,
  aboveNobody,
  calledShotAtOneThrow,
  idleCalledShot,
  announcesInPanic,
  helpWithoutAdvantage,
  outOfReach,
  emptyDeck,
  oversizedDeck,
  impossibleCard,
  deckTooSmall,
  unknownCard,
  pinsDoNotFit,
  pinIsGone,
  tooManyThrows,
  deckOfNeitherSide,
  deckWrittenTwice,
  horrorCardMissing,
  hostDeckNumbers,
  hostDeckSpecial,
  moreCardsThanATarot,
  noCalmCheckNumber,
  significatorOfTheHost,
  significatorTwice,
  needlessAllyTie,
  needlessPanic,
];
