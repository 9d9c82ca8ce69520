/** A throw claimed by hand that the rules derive by themselves. */
import { found, type LintRule } from '../../../finding.ts';
import { factsOf, type DemonCityFact } from '../facts.ts';
import { sayings } from './sayings.ts';

const derived = ['weapon', 'weapon throw', 'higher stat', 'higher stat throw', 'distraction', 'distraction throw', 'defence', 'defense', 'defence throw', 'defense throw', 'supernatural', 'supernatural throw'];

export const claimedThrow: LintRule<DemonCityFact> = {
  id: 'claimed-throw',
  severity: 'warning',
  title: 'A throw that counts by itself',
  explanation: 'Higher Stat, Distraction, Defense, Weapon and Supernatural Throws follow from what is announced. Written by hand they do nothing, or count twice.',
  messages: {
    claimed: 'The {claim} throw follows from what is announced, so this sentence does nothing',
    quoted: '“{claim}” is a throw that follows from what is announced, so here it counts a second time',
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
        if (derived.includes(fact.words.text.toLowerCase())) yield found(claimedThrow, 'quoted', fact.source, { claim: fact.words.text }, { fixes: [remove(fact.source)] });
      }
    }
  },
};

function remove(at: DemonCityFact['source']) {
  return { title: 'Remove it', certain: true, intents: [{ do: 'remove sentence' as const, at }] };
}
