/** More Toughness than people have. Dice edition, the note on how long fights last. */
import { handOf, statOf, traitsOf } from '../../../combatants.ts';
import { example } from '../../../example.ts';
import { eachOnce, found, type LintRule } from '../../../finding.ts';
import type { Combatant, Scenario } from '../../../scenario.ts';
import { baseIn } from '../cast.ts';
import { lastFact, type DemonCityFact } from '../facts.ts';

/** World-class athletes have that much. */
const most = 5;

export const humanToughness: LintRule<DemonCityFact> = {
  id: 'human-toughness',
  severity: 'info',
  title: 'More Toughness than people have',
  explanation: `People generally have a Toughness from 0 to ${most}. Somebody tougher is no ordinary person. This is told of the players’ people, unless they are called “it” or are a creature’s bodies; of the Host’s only where their block says \`human\`. Write \`supernatural\` in their block, or mend the number.`,
  messages: {
    tough:
      '{name} has Toughness {value}, and people generally have no more than {most}; mend it, or write “supernatural”',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Bill (he) of the Host
    human
-   Agility 3  Toughness 7
               ^^^^^^^^^^^
+   Agility 3  Toughness 5
`),
  *check({ scenario }) {
    yield* eachOnce(
      scenario.combatants.flatMap((combatant) => {
        const toughness = statOf(scenario, combatant, 'Toughness');
        const value = baseIn(scenario, combatant, 'Toughness') ?? 0;
        if (toughness === undefined || value <= most || !isHuman(scenario, combatant)) return [];
        return [found(humanToughness, 'tough', toughness.source, { name: combatant.name, value, most })];
      }),
    );
  },
};

/** Said to be human; or played by a player, unless it is a body of some creature or called “it”. */
function isHuman(scenario: Scenario<DemonCityFact>, combatant: Combatant<DemonCityFact>): boolean {
  const traits = traitsOf(scenario, combatant);
  if (lastFact(traits, 'supernatural') !== undefined) return false;
  if (lastFact(traits, 'human') !== undefined) return true;
  return handOf(scenario, combatant) === 'Players' && combatant.creature === undefined && combatant.pronoun !== 'it';
}
