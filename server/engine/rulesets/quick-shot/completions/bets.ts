/** Bets to offer: each amount, from every pool that covers it and may be used. */
import type { QuoteCompletion } from '../../../completions.ts';
import { quoted } from '../../../words/quoting.ts';
import { points } from '../downtime/applied.ts';
import { diceFor } from '../attempts/bets.ts';
import { wordsKey } from '../cast.ts';
import { factsOf } from '../facts.ts';
import { conditionAt, eachNameOnce, peopleIn, type Answer, type QuoteContext } from './quote-context.ts';

/** Drives that success would serve come before the general pool, which needs no words; smaller amounts come first. */
export const stakes: Answer = (asked) => {
  const drives = servedDrives(asked);
  return eachNameOnce(
    [...diceFor].flatMap(([amount, dice]): readonly QuoteCompletion[] => [
      ...drives
        .filter((drive) => drive.points >= amount)
        .map((drive) => offer(amount, dice, ` from ${quoted(drive.words)}`, drive.points)),
      ...peopleIn(asked)
        .map((fighter) => conditionAt(asked, fighter).general)
        .filter((general) => general >= amount)
        .map((general) => offer(amount, dice, '', general)),
    ]),
  );
};

function servedDrives(asked: QuoteContext) {
  const served = new Set(
    factsOf(asked.place.announcement?.clauses ?? [], 'serves')
      .flatMap((serves) => serves.drives)
      .map(({ text }) => wordsKey(text)),
  );
  return peopleIn(asked)
    .flatMap((fighter) => [...conditionAt(asked, fighter).drives])
    .filter(([key]) => served.has(key))
    .map(([, drive]) => drive);
}

/** For example `3 WP from "Stay alive"`, for two more dice. */
function offer(amount: number, dice: number, from: string, held: number): QuoteCompletion {
  const more = dice === 1 ? 'one more die' : 'two more dice';
  return {
    words: `${points(amount)}${from}`,
    doc: `${more}; ${from === '' ? 'the general pool' : 'the drive'} holds ${points(held)}`,
  };
}
