/** A sentence about which weapon is better, with a weapon that nobody has. */
import { carriedBy } from '../../../combatants.ts';
import { example } from '../../../example.ts';
import { found, type LintRule } from '../../../finding.ts';
import type { NameRef, Scenario } from '../../../scenario.ts';
import { factsOf, type DemonCityFact } from '../facts.ts';
import { ordinaryThings } from '../vocabulary.ts';
import { bareHands, sameThing } from '../weapons.ts';

export const unknownWeapon: LintRule<DemonCityFact> = {
  id: 'unknown-weapon',
  severity: 'warning',
  title: 'A better weapon that nobody has',
  explanation:
    'A sentence about which weapon is better speaks of weapons that are declared, carried, or known to everybody. Of any other it says nothing.',
  messages: {
    unknown:
      '“{thing}” is no weapon here, so this sentence changes nothing; declare it with “weapon {thing}: close”, or mend its name',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
  situation "a cellar"
-   shotgn beats knife.
    ^^^^^^
+   shotgun beats knife.
`),
  *check({ scenario }) {
    const facts = [...scenario.facts, ...scenario.rounds.flatMap((round) => round.facts)];
    const known = knownThings(scenario);
    for (const order of factsOf(facts, 'weapon order')) {
      for (const ref of [order.better, order.worse]) {
        if (!known.some((name) => sameThing(name, weaponNameOf(ref))))
          yield found(unknownWeapon, 'unknown', ref.source, { thing: ref.text });
      }
    }
  },
};

function knownThings(scenario: Scenario<DemonCityFact>): readonly string[] {
  return [
    bareHands.name,
    ...ordinaryThings.map((thing) => thing.word),
    ...scenario.things.map((thing) => thing.name),
    ...scenario.combatants.flatMap((combatant) => carriedBy(scenario, combatant).map(weaponNameOf)),
  ];
}

function weaponNameOf(ref: NameRef): string {
  return ref.id ?? ref.text;
}
