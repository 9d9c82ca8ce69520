/** One asymmetry given to one side and taken from the other. */
import { known } from '../../../combatants.ts';
import { found, type LintRule } from '../../../finding.ts';
import { factsOf, sameWords, type Advantage, type DemonCityFact, type Hindrance } from '../facts.ts';
import { standingFacts } from './sayings.ts';

/** Words of position and their opposites; nothing else is guessed from meaning (reading t37). */
const opposites: readonly (readonly [string, string])[] = [
  ['high', 'low'], ['higher', 'lower'], ['upper', 'lower'], ['above', 'below'], ['behind', 'before'], ['in front', 'behind'],
];

export const givenAndTaken: LintRule<DemonCityFact> = {
  id: 'given-and-taken',
  severity: 'warning',
  title: 'The same asymmetry given and taken',
  explanation: 'Where one side is better off than the other, the rules give it a throw and leave the other’s throws alone. Doing both counts the same thing twice.',
  messages: { both: '“{taken}” takes what “{given}” gives already; keep the advantage and drop the hindrance', given: 'It is given here' },
  bad: `scenario "The hill"
rules demon-city-2018
combatant Ann (she) of the Players
  Agility 3  Toughness 2
combatant Bill (he) of the Host
  Agility 2  Toughness 3
situation "a hill"
  advantage "the high ground" for Ann over Bill.
  hindrance "the low ground" on Bill.
//^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
round 1
  Ann: punches Bill.
`,
  good: `scenario "The hill"
rules demon-city-2018
combatant Ann (she) of the Players
  Agility 3  Toughness 2
combatant Bill (he) of the Host
  Agility 2  Toughness 3
situation "a hill"
  advantage "the high ground" for Ann over Bill.
round 1
  Ann: punches Bill.
`,
  *check({ scenario }) {
    const told = new Set<Hindrance>();
    for (const round of scenario.rounds) {
      const standing = standingFacts(scenario, round);
      for (const hindrance of factsOf(standing, 'hindrance')) {
        const given = factsOf(standing, 'advantage').find((advantage) => isSameAsymmetry(advantage, hindrance));
        if (given === undefined || told.has(hindrance)) continue;
        told.add(hindrance);
        yield found(givenAndTaken, 'both', hindrance.source, { taken: hindrance.words.text, given: given.words.text }, {
          fixes: [{ title: `Drop “${hindrance.words.text}”`, certain: true, intents: [{ do: 'remove sentence', at: hindrance.source }] }],
          related: [{ source: given.source, message: 'given' }],
        });
      }
    }
  },
};

function isSameAsymmetry(advantage: Advantage, hindrance: Hindrance): boolean {
  const between = known(hindrance.on).some((name) => known(advantage.over).includes(name));
  return between && (sameWords(advantage.words.text) === sameWords(hindrance.words.text) || areOpposites(advantage.words.text, hindrance.words.text));
}

function areOpposites(one: string, other: string): boolean {
  const [a, b] = [sameWords(one), sameWords(other)];
  return opposites.some(([x, y]) => swapped(a, x, y) === b || swapped(a, y, x) === b);
}

/** The words with one word of position in place of another; the same words where it isn't there. */
function swapped(words: string, from: string, to: string): string | undefined {
  const changed = words.replace(new RegExp(`\\b${from}\\b`), to);
  return changed === words ? undefined : changed;
}
