/** A character of the players without a general pool. */
import { example } from '../../../../example.ts';
import { eachOnce, found, type Finding, type LintRule } from '../../../../finding.ts';
import { naming } from '../../../../checking/naming.ts';
import { creatureOf } from '../../../../combatants.ts';
import type { Scenario } from '../../../../scenario.ts';
import { castOf, usualBase, type Fighter } from '../../cast.ts';
import { factsOf, type QuickShotFact } from '../../facts.ts';
import { writtenPlans } from '../written.ts';
import { add } from '../../../../checking/mending.ts';

export const missingGeneralPool: LintRule<QuickShotFact> = {
  id: 'missing-general-pool',
  severity: 'error',
  title: 'A character without a general pool',
  explanation:
    'Every character has a general pool of Willpower, beside whatever drives they have. Most have 5 WP in it, and that much is reckoned with where nothing is written.',
  messages: {
    missing: '{Name} needs a general pool, as every character has one; write how much is in it: Willpower 5',
  },
  ...example(`
  scenario "The vault"
  rules quick-shot
  combatant Rose (she) of the Players
            ^^^^
+   Willpower 5
    drive "Get rich" 3
    drive "Stay alive" 1
    drive "Find the forger" 2
  round 1
    Rose: gambles on "the inside of the vault".
      hard "crack the lock"
      risk "the alarm"
`),
  *check({ scenario }) {
    if (scenario.unread === true) return;
    yield* eachOnce([...castOf(scenario).fighters.values()].flatMap((fighter) => poolless(scenario, fighter)));
  },
};

/** A stat that the game doesn’t have may be meant for it, and is found as that. */
function poolless(scenario: Scenario<QuickShotFact>, fighter: Fighter): readonly Finding[] {
  const { combatant, isNpc } = fighter;
  const creature = creatureOf(scenario, combatant);
  const hasStats = [combatant, ...(creature === undefined ? [] : [creature])].some(({ stats }) => stats.length > 0);
  if (isNpc || hasStats || !usesWillpower(scenario, fighter)) return [];
  const { source } = creature ?? combatant;
  return [
    found(missingGeneralPool, 'missing', source, naming('name', fighter), {
      fixes: [add(`Willpower ${usualBase}`, source, true)],
    }),
  ];
}

function usesWillpower(scenario: Scenario<QuickShotFact>, fighter: Fighter): boolean {
  return (
    factsOf(fighter.traits, 'drive').length > 0 ||
    writtenPlans(scenario).some(({ attempts }) => attempts.some(({ deed }) => deed.actor === fighter))
  );
}
