/** One piece of armour that counts twice. */
import { traitsOf } from '../../../combatants.ts';
import { example } from '../../../example.ts';
import { eachOnce, found, type Finding, type LintRule } from '../../../finding.ts';
import type { Combatant, Scenario } from '../../../scenario.ts';
import { factsOf, type Armour, type DemonCityFact } from '../facts.ts';
import { sameThing } from '../weapons.ts';

export const wornTwice: LintRule<DemonCityFact> = {
  id: 'worn-twice',
  severity: 'warning',
  title: 'The same armour twice',
  explanation:
    'Everything that is worn counts, so armour that is written twice counts twice. Write it once, in the block of the creature or of the combatant.',
  messages: { twice: '{name} wears {thing} already, so it counts twice', first: 'It is worn here first' },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
    wears oilskin +1
-   wears oilskin +1
    ^^^^^^^^^^^^^^^^
`),
  *check({ scenario }) {
    yield* eachOnce(scenario.combatants.flatMap((combatant) => worn(scenario, combatant)));
  },
};

function worn(scenario: Scenario<DemonCityFact>, combatant: Combatant<DemonCityFact>): readonly Finding[] {
  const armours = factsOf(traitsOf(scenario, combatant), 'armour');
  return armours.flatMap((armour, index) => {
    const first = armours.slice(0, index).find((other) => sameThing(armourNameOf(other), armourNameOf(armour)));
    if (first === undefined) return [];
    return [
      found(
        wornTwice,
        'twice',
        armour.source,
        { name: combatant.name, thing: armourNameOf(armour) },
        {
          fixes: [
            {
              title: `Keep only +${first.points.value}`,
              certain: first.points.value === armour.points.value,
              intents: [{ do: 'remove sentence', at: armour.source }],
            },
          ],
          related: [{ source: first.source, message: 'first' }],
        },
      ),
    ];
  });
}

function armourNameOf({ thing }: Armour): string {
  return thing.id ?? thing.text;
}
