/** Two combatants, creatures or things with the same name. */
import {
  found,
  type Creature,
  type Finding,
  type Fix,
  type LintRule,
  type Scenario,
  type Source,
  example,
} from '../../engine/index.ts';

export const duplicateName: LintRule = {
  id: 'duplicate-name',
  severity: 'error',
  title: 'A name declared twice',
  explanation: 'Everybody needs their own name. Of two with the same name, only the first takes part.',
  messages: {
    twice: '{name} is already somebody else’s name, so only the first {name} counts; give one of the two another name',
    thing: '{name} is the name of both somebody and something; give one of the two another name',
    creature: '{name} is the name of both a creature and somebody; give one of the two another name',
    first: 'The first {name}',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
- combatant Ann (she) of the Host
            ^^^
+ combatant Anna (she) of the Host
    Agility 2  Toughness 2
`),
  *check({ scenario }) {
    const seen = new Map<string, Named>();
    for (const each of [...scenario.creatures, ...scenario.combatants, ...scenario.things]) {
      const first = seen.get(each.name.toLowerCase());
      if (first === undefined) seen.set(each.name.toLowerCase(), each);
      else yield twice(scenario, first, each);
    }
  },
};

interface Named {
  readonly name: string;
  readonly source: Source;
}

function twice(scenario: Scenario, first: Named, { name, source }: Named): Finding {
  const creature = scenario.combatants.some((each) => each.source === source)
    ? scenario.creatures.find((each) => each === first)
    : undefined;
  const isThing = (at: Source): boolean => scenario.things.some((each) => each.source === at);
  const message = isThing(source) !== isThing(first.source) ? 'thing' : creature === undefined ? 'twice' : 'creature';
  const another = freeName(scenario, name);
  const fixes =
    creature === undefined
      ? [renaming('this one', another, [source])]
      : [renaming(`the creature ${name}`, `${creature.name} Kind`, placesOf(scenario, creature))];
  return found(
    duplicateName,
    message,
    source,
    { name },
    { fixes, related: [{ source: first.source, message: 'first' }] },
  );
}

function renaming(what: string, name: string, places: readonly Source[]): Fix {
  return {
    title: `Rename ${what} to ${name}`,
    certain: false,
    intents: places.map((at) => ({ do: 'replace', at, with: name })),
  };
}

/** The same name with the first free number. */
function freeName({ creatures, combatants, things }: Scenario, name: string): string {
  const taken = new Set([...creatures, ...combatants, ...things].map((each) => each.name));
  const number = [2, 3, 4, 5, 6, 7, 8, 9].find((each) => !taken.has(`${name} ${each}`)) ?? 10;
  return `${name} ${number}`;
}

/** The declaration of a creature and the sentences that give somebody its body; one sentence may do so for several. */
function placesOf({ combatants }: Scenario, { name, source }: Creature): readonly Source[] {
  return [source, ...new Set(combatants.flatMap(({ creature }) => (creature?.id === name ? [creature.source] : [])))];
}
