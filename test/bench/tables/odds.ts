/** The time for exact odds, from a duel to thirty in one Clash. */
import { contestChances, diceChances } from '../../../server/engine/chance/index.ts';
import { attackAlgorithm } from '../../../server/engine/rulesets/attack-algorithm/index.ts';
import { demonCity2017 } from '../../../server/engine/rulesets/demon-city-2017/index.ts';
import { demonCity2018 } from '../../../server/engine/rulesets/demon-city-2018/index.ts';
import { manyAgainstMany } from '../fights/attackers.ts';
import { clashOf } from '../fights/clash-of.ts';
import { cardContest, diceContest, oddsOf } from '../fights/contests.ts';
import { many, median } from '../measure.ts';
import { time, type Table } from '../../../scripts/measure/table.ts';

const targets: ReadonlyMap<number, string> = new Map([
  [12, '1 ms'],
  [30, '10 ms'],
]);

export function oddsTable(): Table {
  return {
    title: 'Exact odds of one Clash',
    rows: [
      [
        'combatants',
        'dice: the Clash',
        'cards: the Clash',
        'to be under',
        'dice: the round',
        'cards: the round',
        'New attack algorithm: the round',
      ],
      ...[2, 4, 8, 12, 30].map((size) => [`${size}`, ...rowOf(size)]),
    ],
    below:
      'The Clash: all chances of all who throw in it, from pools that are known. The round: the same from a scenario as it is read for the first time, with its pools and their reasons, the course that is shown, and everything else that the editor shows of it. Pools of one to five, dodges and tasks among attacks, Significators and The Fool in the decks; in the New attack algorithm half of them against the other half, each side with a champion.',
  };
}

const times = many.warmUp + many.measured;

function rowOf(size: number): readonly string[] {
  const [dice, cards] = [clashOf(size, 'dice'), clashOf(size, 'cards')];
  const [rolled, dealt] = [diceContest(dice), cardContest(cards)];
  return [
    time(median(many, () => void diceChances(rolled))),
    time(median(many, () => void contestChances(dealt))),
    targets.get(size) ?? '',
    time(median(many, oddsOf(demonCity2017, dice, times))),
    time(median(many, oddsOf(demonCity2018, cards, times))),
    time(median(many, oddsOf(attackAlgorithm, manyAgainstMany(size / 2, 5), times))),
  ];
}
