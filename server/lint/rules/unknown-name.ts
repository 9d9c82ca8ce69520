/** A name that nobody has. */
import { found, type LintRule, type Scenario, type Stranger } from '../../engine/index.ts';
import { nearest } from '../nearest.ts';

export const unknownName: LintRule = {
  id: 'unknown-name',
  severity: 'error',
  title: 'A name that nobody has',
  explanation: 'Whoever is spoken of has to be declared, in this scenario or at the head of the file. A single word of a longer name is enough, as long as nobody else has it.',
  messages: {
    unknown: '{name} is nobody here and takes no part; declare {name}, or use a name that is declared',
    meant: '{name} is nobody here and takes no part; did you mean {near}?',
    'unknown side': '{name} is no side here: it has no allies, and the Host runs it; declare it with “side the {name} run by the Host”',
    'meant side': '{name} is no side here: it has no allies, and the Host runs it; did you mean {near}?',
  },
  bad: `scenario "The cellar"
rules demon-city-2018
combatant Laura (she) of the Players
  Agility 3  Toughness 2
combatant the Ghoul (it) of the Host
  Agility 2  Toughness 2
round 1
  Laura: punches the Goul.
//                   ^^^^
`,
  good: `scenario "The cellar"
rules demon-city-2018
combatant Laura (she) of the Players
  Agility 3  Toughness 2
combatant the Ghoul (it) of the Host
  Agility 2  Toughness 2
round 1
  Laura: punches the Ghoul.
`,
  *check({ scenario }) {
    for (const stranger of scenario.strangers) {
      const near = nearest(stranger.text, namesFor(scenario, stranger));
      const side = stranger.as === 'side' ? ' side' : '';
      const data = { name: stranger.text, ...(near === undefined ? {} : { near }) };
      yield found(unknownName, `${near === undefined ? 'unknown' : 'meant'}${side}`, stranger.source, data, {
        fixes: near === undefined ? [] : [{ title: `Write ${near}`, certain: true, intents: [{ do: 'replace', at: stranger.source, with: near }] }],
      });
    }
  },
};

/** Full names, and each of their words, since a word may stand for the name. */
function namesFor(scenario: Scenario, { as }: Stranger): readonly string[] {
  const named = as === 'side' ? scenario.sides : as === 'creature' ? scenario.creatures : [...scenario.combatants, ...scenario.creatures];
  const names = named.map((each) => each.name);
  return [...new Set([...names, ...names.flatMap((name) => name.split(' '))])];
}
