/**
 * Assumptions about the decks: the cards of the Players’ Deck, and the values of cards without a plain number, which
 * change the odds more than any other choice (reading t1).
 */
import { isFirstRound } from '../../../stage.ts';
import type { Cast } from '../../demon-city/cast.ts';
import { list } from '../../../play/words.ts';
import { cardTitle, cardValue, countsAsPrinted, hasDeckOfItsOwn, startingDecks } from '../cards.ts';
import { rule } from '../rule-ids.ts';
import type { TarotRecorder } from './round-recorder.ts';

/** Reported once, before the first throw of the first round, where there is something to report. */
export function recordCardValues(recorder: TarotRecorder): void {
  const { cast, plan } = recorder;
  if (!isFirstRound(cast.stage, plan.round)) return;
  recordDeckOfItsOwn(recorder);
  const titles = doubtfulCards(cast).map(cardTitle);
  if (titles.length === 0) return;
  const printed = countsAsPrinted(cast.stage);
  recorder.record(() => ({
    kind: 'cards',
    readies: true,
    about: 'values',
    title:
      `${list(titles)} ${titles.length === 1 ? 'counts' : 'count'} ` + (printed ? 'as printed, court cards 10' : '10'),
    text: printed
      ? 'The scenario chooses so. The text is silent on court cards and majors above ten.'
      : 'The text is silent on court cards and majors above ten; this default is Clashwright’s: 10. “option ' +
        'majors printed” gives majors their own numbers.',
    rule: rule.cardValues,
    source: plan.round.source,
  }));
}

/** The Players’ Deck is a whole deck because the Host’s leaves no valid rest of a tarot. */
function recordDeckOfItsOwn(roundRecorder: TarotRecorder): void {
  if (!hasDeckOfItsOwn(roundRecorder.cast)) return;
  roundRecorder.record(() => ({
    kind: 'cards',
    readies: true,
    about: 'the Players’ Deck',
    title: 'The Players’ Deck is a complete one of its own: four of each 1 to 10, and The Fool',
    text:
      'The Horror’s Deck has more cards than one tarot could give it and leave any numbers for the ' +
      'players. The text is silent on that, and the scenario doesn’t give the Players’ Deck; this default ' +
      'is Clashwright’s. “deck of the Players: …” says what is in it.',
    rule: rule.decks,
    source: roundRecorder.plan.round.source,
  }));
}

/** The courts and majors above ten of both decks, each once. */
function doubtfulCards(cast: Cast): readonly string[] {
  const decks = startingDecks(cast);
  const marks = [...decks.Players, ...decks.Host].flatMap(({ mark }) => (mark === undefined ? [] : [mark]));
  return [...new Set(marks)].filter(isDoubtful);
}

function isDoubtful(mark: string): boolean {
  return (cardValue(mark, true) ?? 0) > 10 || /^(page|knight|queen|king) of /.test(mark);
}
