/** More or fewer dice pinned than somebody rolls. */
import { found, type Finding, type LintRule } from '../../../finding.ts';
import type { AttackFact, PinnedDice } from '../facts.ts';
import { dicePins } from '../pinned.ts';
import { remove, write } from './mending.ts';
import { naming } from '../../../checking/naming.ts';
import { diceWords } from './number-words.ts';
import { rollsIn, type DeedRoll } from './rolls.ts';
import { foundInRounds } from './written.ts';

export const wrongPinnedCount: LintRule<AttackFact> = {
  id: 'wrong-pinned-count',
  severity: 'error',
  title: 'More or fewer pinned dice than are rolled',
  explanation:
    'A champion rolls the whole pool, everybody else in an attack one die; a check is rolled with all its dice. As many are pinned. Of more the first count, and of fewer the rest is rolled.',
  messages: {
    more: '{pinned} are pinned here, and {name} rolls {rolled}, so the rest is left out',
    fewer: '{Name} rolls {rolled}, and only {pinned} pinned here, so the rest is rolled; pin all of them, or none',
  },
  bad: `scenario "The gate"
rules attack-algorithm
combatant Ilse (she) of the Players
  Attack Bonus 2
combatant Brok (he) of the Host
round 1
  Ilse: attacks Brok.
    rolls 2 5
//  ^^^^^^^^^
round 2
  Brok: attacks Ilse.
    rolls 2 5
//  ^^^^^^^^^
`,
  good: `scenario "The gate"
rules attack-algorithm
combatant Ilse (she) of the Players
  Attack Bonus 2
combatant Brok (he) of the Host
round 1
  Ilse: attacks Brok.
    rolls 2 5 4
round 2
  Brok: attacks Ilse.
    rolls 2
`,
  check: ({ scenario }) =>
    foundInRounds(scenario, (plan) => {
      const byPin = new Map<PinnedDice | undefined, DeedRoll[]>();
      for (const each of rollsIn(plan).filter(({ roll }) => !roll.silent)) {
        const [pin] = dicePins(each.deed, 'pinned roll');
        byPin.set(pin, [...(byPin.get(pin) ?? []), each]);
      }
      return [...byPin].flatMap(([pin, rolls]) => (pin === undefined ? [] : miscounted(rolls)));
    }),
};

/** One sentence for several bodies pins as many dice for each of them; it fits where it fits one. */
function miscounted(rolls: readonly DeedRoll[]): readonly Finding[] {
  const [one] = rolls;
  const [pins, ...more] = one === undefined ? [] : dicePins(one.deed, 'pinned roll');
  if (one === undefined || pins === undefined) return [];
  const dice = [pins, ...more].flatMap((pin) => pin.dice);
  const { size } = one.roll.pool;
  if (rolls.some(({ roll }) => roll.pool.size === dice.length)) return [];
  const isMore = dice.length > size;
  const kept = pins.dice.slice(0, size).map((die) => die?.value ?? 'any');
  const whose = pins.of === undefined ? '' : ` for ${one.deed.actor.called}`;
  return [
    found(
      wrongPinnedCount,
      isMore ? 'more' : 'fewer',
      pins.source,
      {
        ...naming('name', one.deed.actor),
        rolled: diceWords(size),
        pinned: isMore ? diceWords(dice.length) : `${dice.length} ${dice.length === 1 ? 'is' : 'are'}`,
      },
      {
        fixes:
          more.length > 0
            ? []
            : [isMore ? write(`rolls ${kept.join(' ')}${whose}`, pins.source) : remove(pins, one.deed.announcement)],
      },
    ),
  ];
}
