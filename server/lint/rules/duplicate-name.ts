/** Two combatants, creatures or things of one name. */
import { found, type LintRule, type Source } from '../../engine/index.ts';

export const duplicateName: LintRule = {
  id: 'duplicate-name',
  severity: 'error',
  title: 'A name declared twice',
  explanation: 'Everybody needs a name of their own. Of two with the same name only the first takes part.',
  messages: { twice: '{name} is somebody else’s name already, so this one takes no part', first: 'The first {name}' },
  bad: `scenario "The cellar"
rules demon-city-2018
combatant Ann (she) of the Players
  Agility 3  Toughness 2
combatant Ann (she) of the Host
//        ^^^
  Agility 2  Toughness 2
`,
  good: `scenario "The cellar"
rules demon-city-2018
combatant Ann (she) of the Players
  Agility 3  Toughness 2
combatant Anna (she) of the Host
  Agility 2  Toughness 2
`,
  *check({ scenario }) {
    const seen = new Map<string, Source>();
    for (const { name, source } of [...scenario.creatures, ...scenario.combatants, ...scenario.things]) {
      const first = seen.get(name.toLowerCase());
      if (first === undefined) seen.set(name.toLowerCase(), source);
      else yield found(duplicateName, 'twice', source, { name }, { related: [{ source: first, message: 'first' }] });
    }
  },
};
