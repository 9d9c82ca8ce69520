/** Checks of Significators. */
import { naming } from '../../../checking/naming.ts';
import { calledInFull, handOf, traitsOf } from '../../../combatants.ts';
import { example } from '../../../example.ts';
import { eachOnce, found, type LintRule } from '../../../finding.ts';
import type { Combatant, Hand, Scenario } from '../../../scenario.ts';
import { factsOf, type DemonCityFact, type Significator } from '../../demon-city/facts.ts';
import { cardMark } from '../cards.ts';

export interface OwnCard {
  readonly name: string;
  /** As in a sentence. */
  readonly called: string;
  readonly hand: Hand;
  readonly fact: Significator;
}

/** The Significators of all combatants, including those of their creatures. */
export function significatorsOf(scenario: Scenario<DemonCityFact>): readonly OwnCard[] {
  return scenario.combatants.flatMap((combatant) => ownCards(scenario, combatant));
}

function ownCards(scenario: Scenario<DemonCityFact>, combatant: Combatant<DemonCityFact>): readonly OwnCard[] {
  const hand = handOf(scenario, combatant);
  return factsOf(traitsOf(scenario, combatant), 'significator').map((fact) => ({
    name: combatant.name,
    called: calledInFull(combatant),
    hand,
    fact,
  }));
}

export const significatorOfTheHost: LintRule<DemonCityFact> = {
  id: 'significator-of-the-host',
  severity: 'info',
  title: 'A Significator of the Host',
  explanation:
    'Significators are the players’ own cards, and are in the Players’ deck. A Horror has cards of its own ' +
    'in the Host’s deck: `wins with "The Moon": "…"` says what it does with one.',
  messages: {
    host: 'Only those whom the players run have Significators; for {name}, write “wins with” and what happens then',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
+ deck of the Host: 1 to 10, "The Moon"
  combatant the Ghoul (it) of the Host
    Agility 3  Toughness 4
-   significator "The Moon"
    ^^^^^^^^^^^^^^^^^^^^^^^
+   wins with "The Moon": "it is gone before anybody has seen it."
`),
  *check({ scenario }) {
    const hosts = significatorsOf(scenario).filter(({ hand }) => hand === 'Host');
    yield* eachOnce(
      hosts.map(({ called, fact }) => found(significatorOfTheHost, 'host', fact.source, { name: called })),
    );
  },
};

export const significatorTwice: LintRule<DemonCityFact> = {
  id: 'significator-twice',
  severity: 'warning',
  title: 'A Significator twice',
  explanation:
    'A Significator is one player’s own card. A tarot has every card once, so no two people share one, and ' +
    'nobody has two.',
  messages: {
    shared: '“{card}” is already the Significator of {other}, and counts for both; choose another card for {name}',
    second: '{Name} already has a Significator; the last one counts',
    first: 'It is first here',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
    significator "The Star"
  combatant Cassie (she) of the Players
    Agility 3  Toughness 2
-   significator "the star"
    ^^^^^^^^^^^^^^^^^^^^^^^
- combatant Doro (she) of the Players
-   Agility 3  Toughness 2
-   significator "The Sun"
-   significator "The World"
    ^^^^^^^^^^^^^^^^^^^^^^^^
+   significator "Queen of Swords"
`),
  *check({ scenario }) {
    const own = significatorsOf(scenario);
    for (const [index, { name, called, fact }] of own.entries()) {
      const mark = cardMark(fact.card.text);
      const shared = own
        .slice(0, index)
        .find((other) => other.name !== name && cardMark(other.fact.card.text) === mark);
      const second = own.slice(0, index).find((other) => other.name === name);
      const [message, first] = shared === undefined ? (['second', second] as const) : (['shared', shared] as const);
      if (first === undefined) continue;
      yield found(
        significatorTwice,
        message,
        fact.source,
        {
          ...naming('name', { called }),
          other: first.called,
          card: fact.card.text,
        },
        { related: [{ source: first.fact.source, message: 'first' }] },
      );
    }
  },
};

export const significatorChecks: readonly LintRule<DemonCityFact>[] = [significatorOfTheHost, significatorTwice];
