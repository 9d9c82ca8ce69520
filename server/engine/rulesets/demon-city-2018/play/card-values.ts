/** What cards without a plain number count here: the text doesn't say, and it changes the odds more than any other choice (reading t1). */
import type { Cast } from '../../demon-city/cast.ts';
import { list } from '../../../play/words.ts';
import { cardTitle, cardValue, countsAsPrinted, startingDecks } from '../cards.ts';
import { rule } from '../rule-ids.ts';
import type { Telling } from './telling.ts';

/** Told once, before the first round's first throw, where a deck holds such cards. */
export function tellCardValues(telling: Telling): void {
  const { cast, plan } = telling;
  const isFirst = cast.scenario.rounds.every((round) => round.number >= plan.round.number);
  const titles = isFirst ? doubtfulCards(cast).map(cardTitle) : [];
  if (titles.length === 0) return;
  const printed = countsAsPrinted(cast.scenario);
  telling.tell({
    kind: 'cards', about: 'values',
    title: `${list(titles)} ${titles.length === 1 ? 'counts' : 'count'} ${printed ? 'as printed, court cards 10' : '10'}`,
    text: printed
      ? 'The scenario chooses so. The text is silent on court cards and majors above ten.'
      : 'The text is silent on court cards and majors above ten; default: 10. “option majors printed” gives majors their own numbers.',
    rule: rule.cardValues, source: plan.round.source,
  });
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
