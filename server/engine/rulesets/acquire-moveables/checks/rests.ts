/** Checks of rests and of injuries that heal at them. */
import { append, leaveOut, removeSentence, write } from '../../../checking/mending.ts';
import { naming } from '../../../checking/naming.ts';
import { found, type LintRule } from '../../../finding.ts';
import { count } from '../../../play/words.ts';
import type { Scenario } from '../../../scenario.ts';
import { castOf, isNamed } from '../cast.ts';
import { factsOf, type MoveablesFact } from '../facts.ts';
import { leastSleep, mostSleep, shortRestsADay } from '../sheet/resting.ts';
import { ofAnn } from './examples.ts';
import { secondsIn, day } from '../time.ts';
import { injuriesIn } from './written.ts';

function longRests(scenario: Scenario<MoveablesFact>) {
  return scenario.rounds.flatMap(({ facts }) => factsOf(facts, 'long rest'));
}

const shortSleep: LintRule<MoveablesFact> = {
  id: 'short-sleep',
  severity: 'error',
  title: 'Too little sleep for a long rest',
  explanation: 'A long rest needs 5 to 8 hours of sleep. With less nothing comes back, and no injury is tested.',
  messages: { short: '{hours} is too little sleep for a long rest; it takes {least} to {most}' },
  ...ofAnn(`
  round 1, 8 hours
-   Ann sleeps for 4 hours with a ration.
                   ^
+   Ann sleeps for 5 hours with a ration.
`),
  *check({ scenario }) {
    for (const { hours } of longRests(scenario))
      if (hours.value < leastSleep) {
        const data = { hours: count(hours.value, 'hour'), least: leastSleep, most: mostSleep };
        yield found(shortSleep, 'short', hours.source, data, { fixes: [write(`${leastSleep}`, hours.source)] });
      }
  },
};

const longSleep: LintRule<MoveablesFact> = {
  id: 'long-sleep',
  severity: 'warning',
  title: 'More sleep than the text names',
  explanation: 'The text names 5 to 8 hours of sleep for a long rest, and doesn’t say what more of it does.',
  messages: { long: 'The text names {least} to {most} hours of sleep for a long rest, and this is {hours}' },
  ...ofAnn(`
  round 1, 10 hours
-   Ann sleeps for 10 hours with a ration.
                   ^^
+   Ann sleeps for 8 hours with a ration.
`),
  *check({ scenario }) {
    for (const { hours } of longRests(scenario))
      if (hours.value > mostSleep) {
        const data = { hours: hours.value, least: leastSleep, most: mostSleep };
        yield found(longSleep, 'long', hours.source, data, { fixes: [write(`${mostSleep}`, hours.source)] });
      }
  },
};

const restWithoutRation: LintRule<MoveablesFact> = {
  id: 'long-rest-without-ration',
  severity: 'error',
  title: 'A long rest without a ration',
  explanation: 'A long rest needs a ration besides the sleep. Without one nothing comes back.',
  messages: { none: 'A long rest takes a ration, and none is eaten here; write with a ration' },
  ...ofAnn(`
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

const thirdShortRest: LintRule<MoveablesFact> = {
  id: 'third-short-rest',
  severity: 'error',
  title: 'A third short rest in one day',
  explanation:
    'Two short rests may be taken in a day, and a third gives nothing. There is no calendar here: a day ends with a ' +
    'long rest, or with a round that lasts a day or longer.',
  messages: { third: '{Name} has rested twice today already, so this gives nothing; leave it out' },
  ...ofAnn(`
    HP 3 of 8
  round 1, 10 minutes
    Ann rests.
  round 2, 10 minutes
    Ann rests.
  round 3, 10 minutes
-   Ann rests.
    ^^^^^^^^^
    Ann: tests GRC.
`),
  *check({ scenario }) {
    const cast = castOf(scenario);
    for (const who of cast.fighters.values()) {
      let today = 0;
      for (const round of scenario.rounds.filter(({ when }) => when === 'always')) {
        if (secondsIn(round) >= day) today = 0;
        for (const fact of round.facts) {
          if (fact.kind === 'long rest' && isNamed(cast, fact.who, who)) today = 0;
          if (fact.kind !== 'short rest' || !isNamed(cast, fact.who, who)) continue;
          today += 1;
          if (today > shortRestsADay)
            yield found(thirdShortRest, 'third', fact.source, naming('name', who), {
              fixes: [removeSentence(fact.source)],
            });
        }
      }
    }
  },
};

const restInArmour: LintRule<MoveablesFact> = {
  id: 'long-rest-in-armour',
  severity: 'error',
  title: 'A long rest in armour',
  explanation: 'Armour has to come off for a long rest. With armour on nothing comes back.',
  messages: { armour: 'Armour comes off for a long rest, or nothing comes back; leave this out' },
  ...ofAnn(`
  round 1, 7 hours
-   Ann sleeps for 7 hours with a ration in her armour.
                                         ^^^^^^^^^^^^^
+   Ann sleeps for 7 hours with a ration.
`),
  *check({ scenario }) {
    for (const { armour } of longRests(scenario))
      if (armour !== undefined)
        yield found(restInArmour, 'armour', armour.source, {}, { fixes: [leaveOut(armour.source)] });
  },
};

const injuryWithoutDie: LintRule<MoveablesFact> = {
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
  ...ofAnn(`
    mental rows 4, 4, 3 with exhaustion 1, 2, 3
-   injury "Cracked rib": 1 slot
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
+   injury "Cracked rib": 1 slot, depletion d6 daily
  round 1
    Ann: tests GRC.
`),
  *check({ scenario }) {
    for (const { name, of, source } of injuriesIn(scenario)) {
      const { healing, slots, bleeding, internal, isPermanent } = of;
      if (healing?.every !== undefined) continue;
      const isBare = slots === undefined && bleeding === undefined && internal === undefined && !isPermanent;
      const data = { name: name.text };
      const fixes =
        healing === undefined
          ? [append(`${isBare ? ': ' : ', '}depletion d6 daily`, source)]
          : [append(' daily', healing.die.source)];
      yield found(injuryWithoutDie, healing === undefined ? 'die' : 'interval', source, data, { fixes });
    }
  },
};

export const restChecks: readonly LintRule<MoveablesFact>[] = [
  shortSleep,
  longSleep,
  restWithoutRation,
  thirdShortRest,
  restInArmour,
  injuryWithoutDie,
];
