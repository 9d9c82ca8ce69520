/** A throw claimed by hand that the rules derive by themselves. */
import { found, type LintRule } from '../../../finding.ts';
import { claimsDerivedThrow, factsOf, type DemonCityFact } from '../facts.ts';
import { sayings } from './sayings.ts';

export const claimedThrow: LintRule<DemonCityFact> = {
  id: 'claimed-throw',
  severity: 'warning',
  title: 'A throw that counts by itself',
  explanation: 'Higher Stat, Distraction, Defense, Weapon and Supernatural Throws follow from what is announced. Written by hand they do nothing.',
  messages: {
    claimed: 'The {claim} throw follows from what is announced, so this sentence does nothing',
  },
  bad: `scenario "The cellar"
rules demon-city-2018
combatant Ann (she) of the Players
  Agility 3  Toughness 2
combatant Bill (he) of the Host
  Agility 2  Toughness 3
round 1
  Ann: punches Bill.
    advantage weapon
//  ^^^^^^^^^^^^^^^^
`,
  good: `scenario "The cellar"
rules demon-city-2018
combatant Ann (she) of the Players
  Agility 3  Toughness 2
combatant Bill (he) of the Host
  Agility 2  Toughness 3
round 1
  Ann: punches Bill.
`,
  *check({ scenario }) {
    for (const { facts } of sayings(scenario)) {
      for (const fact of factsOf(facts, 'claimed throw')) yield found(claimedThrow, 'claimed', fact.source, { claim: fact.claim }, { fixes: [remove(fact.source)] });
      for (const fact of factsOf(facts, 'advantage')) {
        if (claimsDerivedThrow(fact.words.text)) yield found(claimedThrow, 'claimed', fact.source, { claim: fact.words.text }, { fixes: [remove(fact.source)] });
      }
    }
  },
};

function remove(at: DemonCityFact['source']) {
  return { title: 'Remove it', certain: true, intents: [{ do: 'remove sentence' as const, at }] };
}
