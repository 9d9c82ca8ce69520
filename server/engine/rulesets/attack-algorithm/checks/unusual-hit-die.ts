/** A first hit that does other damage than usual. */
import { example } from '../../../example.ts';
import { found, type LintRule } from '../../../finding.ts';
import { facesOf } from '../difficulty.ts';
import type { AttackFact } from '../facts.ts';
import { usualDie } from '../side-attack.ts';
import { damageDice } from './damage-dice.ts';
import { write } from '../../../checking/mending.ts';
import { headFacts } from './sayings.ts';
import { allPlans } from './written.ts';

export const unusualHitDie: LintRule<AttackFact> = {
  id: 'unusual-hit-die',
  severity: 'info',
  title: 'An unusual die for the first hit',
  explanation:
    'The first hit on each enemy does 1d6 damage, usually; each later one does 1. When it isn’t usual the text doesn’t say, so any other die is the writer’s choice.',
  messages: { unusual: '“{die}” is rolled for the first hit, which is usually 1d6' },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
- weapon pike: damage d8
                      ^^
+ weapon pike
  combatant Ilse (she) of the Players
    carries pike
-   damage d10
           ^^^
+   damage d6
`),
  /**
   * Where dice differ within a side, that is found, and says which they are; and where the Host has decided among them,
   * they are known.
   */
  *check({ scenario }) {
    const differ = allPlans(scenario).some(({ exchanges }) =>
      exchanges.some(({ sides }) => sides.some(({ die }) => die === undefined)),
    );
    const decided = headFacts(scenario).some((fact) => fact.kind === 'die decision' && fact.about === 'hit die');
    if (differ || decided) return;
    for (const die of damageDice(scenario)) {
      const faces = facesOf(die.text);
      if (faces !== undefined && faces !== usualDie)
        yield found(
          unusualHitDie,
          'unusual',
          die.source,
          { die: die.text },
          { fixes: [write(`d${usualDie}`, die.source)] },
        );
    }
  },
};
