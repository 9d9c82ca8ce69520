/** Checks of pinned rolls. */
import { remove, write } from '../../../checking/mending.ts';
import { naming } from '../../../checking/naming.ts';
import { example } from '../../../example.ts';
import { found, type Finding, type LintRule } from '../../../finding.ts';
import type { AttackFact } from '../facts.ts';
import { miscountedPins, outsideDice, type MiscountedPins, type OutsideDie } from '../problems.ts';
import { diceWords, foundInRounds } from './written.ts';

export const pinnedRollOutsideDie: LintRule<AttackFact> = {
  id: 'pinned-roll-outside-die',
  severity: 'error',
  title: 'A pinned number that the die doesn’t have',
  explanation:
    'A pinned die shows a whole number from 1 to the number of its faces: the die of the difficulty after ' +
    'all its changes, the die of the first hit, or the d6 for extra degrees. Any other number is ignored, ' +
    'and the die is rolled.',
  messages: { outside: '{number} can’t be rolled on a d{faces}, so this die is rolled instead' },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  combatant Ilse (she) of the Players
  combatant Brok (he) of the Host
  round 1
-   the first hit on Brok rolls 0.
                                ^
+   the first hit on Brok rolls 1.
    Ilse: attacks Brok.
-     rolls 7
            ^
+     rolls 6
`),
  check: ({ scenario }) => foundInRounds(scenario, (plan) => outsideDice(plan).map(outside)),
};

function outside({ value, faces, source }: OutsideDie): Finding {
  const nearest = Math.min(faces, Math.max(1, Math.round(value)));
  return found(
    pinnedRollOutsideDie,
    'outside',
    source,
    { number: value, faces },
    { fixes: [write(String(nearest), source)] },
  );
}

export const wrongPinnedCount: LintRule<AttackFact> = {
  id: 'wrong-pinned-count',
  severity: 'error',
  title: 'More or fewer pinned dice than are rolled',
  explanation:
    'A champion rolls the whole pool, everybody else in an attack one die; a check is rolled with all its ' +
    'dice. Pin that number of dice. If there are more, the first ones count; if there are fewer, the rest ' +
    'are rolled.',
  messages: {
    more: '{pinned} are pinned here, but {name} rolls {rolled}, so the rest are ignored',
    fewer: '{Name} rolls {rolled}, but only {pinned} pinned here, so the rest are rolled; pin all of them, or none',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  combatant Ilse (she) of the Players
    Attack Bonus 2
  combatant Brok (he) of the Host
  round 1
    Ilse: attacks Brok.
-     rolls 2 5
      ^^^^^^^^^
+     rolls 2 5 4
  round 2
    Brok: attacks Ilse.
-     rolls 2 5
      ^^^^^^^^^
+     rolls 2
`),
  check: ({ scenario }) => foundInRounds(scenario, (plan) => miscountedPins(plan).flatMap(miscounted)),
};

function miscounted({ pins: [pins, ...more], pinned, deed, roll, source }: MiscountedPins): readonly Finding[] {
  if (pins === undefined) return [];
  const { size } = roll.pool;
  const isMore = pinned > size;
  const kept = pins.dice.slice(0, size).map((die) => die?.value ?? 'any');
  const whose = pins.of === undefined ? '' : ` for ${deed.actor.called}`;
  return [
    found(
      wrongPinnedCount,
      isMore ? 'more' : 'fewer',
      source,
      {
        ...naming('name', deed.actor),
        rolled: diceWords(size),
        pinned: isMore ? diceWords(pinned) : `${pinned} ${pinned === 1 ? 'is' : 'are'}`,
      },
      {
        fixes:
          more.length > 0
            ? []
            : [isMore ? write(`rolls ${kept.join(' ')}${whose}`, source) : remove(pins, deed.announcement)],
      },
    ),
  ];
}

export const pinChecks: readonly LintRule<AttackFact>[] = [pinnedRollOutsideDie, wrongPinnedCount];
