/** A Hand-to-Hand that is lower than what it takes the place of. */
import { statOf } from '../../../combatants.ts';
import { example } from '../../../example.ts';
import { eachOnce, found, type Finding, type LintRule } from '../../../finding.ts';
import type { Combatant, Scenario } from '../../../scenario.ts';
import { baseIn } from '../cast.ts';
import type { DemonCityFact } from '../facts.ts';

export const handToHandBelow: LintRule<DemonCityFact> = {
  id: 'hand-to-hand-below',
  severity: 'info',
  title: 'Hand-to-Hand below the stat it replaces',
  explanation:
    'Who has Hand-to-Hand attacks with it instead of Toughness and is attacked by it instead of Agility, even where it is the lower one. As a skill it is the higher one: raise it, or leave it out.',
  messages: {
    below: 'Hand-to-Hand {skill} takes the place of {stat} {value}, which is higher; raise it, or leave it out',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
-   Agility 3  Toughness 4  Hand-to-Hand 3
                            ^^^^^^^^^^^^^^
+   Agility 3  Toughness 4  Hand-to-Hand 5
`),
  *check({ scenario }) {
    yield* eachOnce(scenario.combatants.flatMap((combatant) => lower(scenario, combatant)));
  },
};

function lower(scenario: Scenario, combatant: Combatant): readonly Finding[] {
  const of = (name: string): number => baseIn(scenario, combatant, name) ?? 0;
  const [skill, own] = [statOf(scenario, combatant, 'Hand-to-Hand'), of('Hand-to-Hand')];
  const higher = ['Toughness', 'Agility'].find((name) => of(name) > own);
  if (skill === undefined || higher === undefined) return [];
  const stat = statOf(scenario, combatant, higher)?.name ?? higher;
  return [found(handToHandBelow, 'below', skill.source, { skill: own, stat, value: of(higher) })];
}
