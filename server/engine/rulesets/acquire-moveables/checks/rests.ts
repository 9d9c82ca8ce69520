/** Checks of rests and of injuries that heal at them. */
import { append, write } from '../../../checking/mending.ts';
import { example } from '../../../example.ts';
import { found, type LintRule } from '../../../finding.ts';
import type { Scenario } from '../../../scenario.ts';
import { factsOf, type MoveablesFact } from '../facts.ts';
import { blocks } from './written.ts';

/** The hours of sleep of a long rest (am-095). */
const [leastSleep, mostSleep] = [5, 8];

function longRests(scenario: Scenario<MoveablesFact>) {
  return scenario.rounds.flatMap(({ facts }) => factsOf(facts, 'long rest'));
}

export const shortSleep: LintRule<MoveablesFact> = {
  id: 'short-sleep',
  severity: 'error',
  title: 'Too little sleep for a long rest',
  explanation: 'A long rest needs 5 to 8 hours of sleep. With less nothing comes back, and no injury is tested.',
  messages: { short: '{hours} hours of sleep are too few for a long rest; it takes {least} to {most}' },
  ...example(`
  scenario "The vault"
  rules acquire-moveables
  combatant Ann (she) of the Players
    GRC 6  HP 3 of 8
  round 1, 8 hours
-   Ann sleeps for 4 hours with a ration.
                   ^
+   Ann sleeps for 5 hours with a ration.
`),
  *check({ scenario }) {
    for (const { hours } of longRests(scenario))
      if (hours.value < leastSleep)
        yield found(
          shortSleep,
          'short',
          hours.source,
          { hours: hours.value, least: leastSleep, most: mostSleep },
          { fixes: [write(`${leastSleep}`, hours.source)] },
        );
  },
};

export const longSleep: LintRule<MoveablesFact> = {
  id: 'long-sleep',
  severity: 'warning',
  title: 'More sleep than the text names',
  explanation: 'The text names 5 to 8 hours of sleep for a long rest, and doesn’t say what more of it does.',
  messages: { long: 'The text names {least} to {most} hours of sleep for a long rest, and this is {hours}' },
  ...example(`
  scenario "The vault"
  rules acquire-moveables
  combatant Ann (she) of the Players
    GRC 6  HP 3 of 8
  round 1, 10 hours
-   Ann sleeps for 10 hours with a ration.
                   ^^
+   Ann sleeps for 8 hours with a ration.
`),
  *check({ scenario }) {
    for (const { hours } of longRests(scenario))
      if (hours.value > mostSleep)
        yield found(
          longSleep,
          'long',
          hours.source,
          { hours: hours.value, least: leastSleep, most: mostSleep },
          { fixes: [write(`${mostSleep}`, hours.source)] },
        );
  },
};

export const restWithoutRation: LintRule<MoveablesFact> = {
  id: 'long-rest-without-ration',
  severity: 'error',
  title: 'A long rest without a ration',
  explanation: 'A long rest needs a ration besides the sleep. Without one nothing comes back.',
  messages: { none: 'A long rest takes a ration, and none is eaten here; write with a ration' },
  ...example(`
  scenario "The vault"
  rules acquire-moveables
  combatant Ann (she) of the Players
    GRC 6  HP 3 of 8
  round 1, 7 hours
-   Ann sleeps for 7 hours.
    ^^^^^^^^^^^^^^^^^^^^^^
+   Ann sleeps for 7 hours with a ration.
`),
  *check({ scenario }) {
    for (const { hasRation, source } of longRests(scenario))
      if (!hasRation) yield found(restWithoutRation, 'none', source, {}, { fixes: [append(' with a ration', source)] });
  },
};

export const injuryWithoutDie: LintRule<MoveablesFact> = {
  id: 'injury-without-healing-die',
  severity: 'warning',
  title: 'An injury of which nobody can say how it heals',
  explanation:
    'An injury heals by its healing die, a depletion die or a sudden-end die, which is rolled at an interval. The ' +
    'text has neither for any injury of its table. Without them the injury stays.',
  messages: {
    die: 'How does “{name}” heal? Write its healing die and how often it is rolled, as in depletion d6 daily',
    interval: 'How often is the healing die of “{name}” rolled? Write it, as in daily',
  },
  ...example(`
  scenario "The vault"
  rules acquire-moveables
  combatant Ann (she) of the Players
    GRC 6
-   injury "Cracked rib": 1 slot
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
+   injury "Cracked rib": 1 slot, depletion d6 daily
  round 1
    Ann: tests GRC.
`),
  *check({ scenario }) {
    const injuries = [
      ...blocks(scenario).flatMap(({ traits }) => factsOf(traits, 'injury')),
      ...scenario.rounds.flatMap(({ facts }) => factsOf(facts, 'injury')),
    ];
    for (const { name, of, source } of injuries) {
      const { healing, slots, bleeding, internal, isPermanent } = of;
      if (healing?.every !== undefined) continue;
      const isBare = slots === undefined && bleeding === undefined && internal === undefined && !isPermanent;
      yield found(
        injuryWithoutDie,
        healing === undefined ? 'die' : 'interval',
        source,
        { name: name.text },
        {
          fixes:
            healing === undefined
              ? [append(`${isBare ? ': ' : ', '}depletion d6 daily`, source)]
              : [append(' daily', healing.die.source)],
        },
      );
    }
  },
};

export const restChecks: readonly LintRule<MoveablesFact>[] = [
  shortSleep,
  longSleep,
  restWithoutRation,
  injuryWithoutDie,
];
