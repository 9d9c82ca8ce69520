/** Checks of meals, of clothes in the water, and of how distances are written. */
import { between, leaveOut, removeSentence, write } from '../../../checking/mending.ts';
import { naming } from '../../../checking/naming.ts';
import { found, type LintRule } from '../../../finding.ts';
import { count as counted } from '../../../play/words.ts';
import { castOf, isNamed } from '../cast.ts';
import { factsOf, type MoveablesFact } from '../facts.ts';
import { coldIn, isInWater, lastOf } from '../hazards/lasting.ts';
import { harmless } from '../hazards/meals.ts';
import { ofAnn, ofBareAnn } from './examples.ts';
import { saidIn, writtenPlans } from './written.ts';

const needlessGorgingTest: LintRule<MoveablesFact> = {
  id: 'needless-gorging-test',
  severity: 'info',
  title: 'Hunger where nobody can gorge',
  explanation:
    'After hunger a WIL test avoids gorging, since each ration beyond three in a day does damage. Where somebody ' +
    'eats three or fewer nothing is tested.',
  messages: { few: '{rations} in a day can’t do damage, so nobody tests for gorging here' },
  ...ofAnn(`
  round 1, 1 hour
-   Ann eats 3 rations after going hungry.
                       ^^^^^^^^^^^^^^^^^^
+   Ann eats 3 rations.
`),
  *check({ scenario }) {
    const cast = castOf(scenario);
    const meals = factsOf(saidIn(scenario), 'meal');
    for (const { who, rations, hungry } of meals) {
      const eaters = [...cast.fighters.values()].filter((each) => isNamed(cast, who, each));
      const isOnly = meals.filter((meal) => eaters.some((each) => isNamed(cast, meal.who, each))).length === 1;
      if (hungry === undefined || rations.value > harmless || !isOnly) continue;
      const data = { rations: counted(rations.value, 'ration') };
      yield found(needlessGorgingTest, 'few', hungry.source, data, { fixes: [leaveOut(hungry.source)] });
    }
  },
};

const idleInsulation: LintRule<MoveablesFact> = {
  id: 'insulation-in-the-water',
  severity: 'warning',
  title: 'Warm clothes in water that is extremely cold',
  explanation:
    'The chart has no entry for insulation in the water in extreme cold: everybody there gains 1 ' +
    'hypothermia fatigue each minute, whatever they wear.',
  messages: { idle: 'In the water in extreme cold no clothes count, so what {name} wears does nothing there' },
  ...ofAnn(`
-   insulation heavy
    ^^^^^^^^^^^^^^^^
  situation "the harbour in winter"
    the cold is extreme.
    Ann is in the water.
  round 1
    Ann: tests GRC.
`),
  *check({ scenario }) {
    const seen = new Set<object>();
    for (const plan of writtenPlans(scenario))
      for (const who of plan.cast.fighters.values()) {
        const clothes = lastOf(plan, who, 'insulation');
        const isDrenched = coldIn(plan)?.cold === 'extreme' && isInWater(plan, who);
        if (!isDrenched || clothes === undefined || clothes.level === 'inadequate' || seen.has(clothes)) continue;
        seen.add(clothes);
        yield found(idleInsulation, 'idle', clothes.source, naming('name', who), {
          fixes: [removeSentence(clothes.source)],
        });
      }
  },
};

/** A square, in metres (am-029), and other units of length. */
const square = 2;
const foot = 0.3048;
const metresIn: ReadonlyMap<string, number> = new Map([
  ['ft', foot],
  ['feet', foot],
  ['m', 1],
  ['metres', 1],
]);

const foreignUnit: LintRule<MoveablesFact> = {
  id: 'distance-not-in-squares',
  severity: 'info',
  title: 'A distance that isn’t in squares',
  explanation:
    'The text counts distances in squares of 2 by 2 metres, and in kilometres. Other units are read too, but ' +
    'they are only used for how far a grenade misses.',
  messages: { other: 'The text counts in squares of 2 metres: {distance} is about {squares}' },
  ...ofBareAnn(`
    GRC 6
  combatant the Ghoul (it) of the Host
    GRC 4
  situation "a vault"
-   the Ghoul is 30 ft from Ann.
                 ^^^^^
+   the Ghoul is 5 squares from Ann.
  round 1
    Ann: tests GRC.
`),
  *check({ scenario }) {
    for (const { count, unit } of factsOf(saidIn(scenario), 'distance')) {
      const metres = metresIn.get(unit.text);
      if (metres === undefined) continue;
      const whole = Math.max(1, Math.round((count.value * metres) / square));
      const squares = counted(whole, 'square');
      const place = between(count.source, unit.source);
      const distance = `${count.value} ${unit.text}`;
      yield found(foreignUnit, 'other', place, { distance, squares }, { fixes: [write(squares, place)] });
    }
  },
};

export const measureChecks: readonly LintRule<MoveablesFact>[] = [needlessGorgingTest, idleInsulation, foreignUnit];
