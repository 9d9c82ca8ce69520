/** A Horror that does something special with a card that nobody can throw for it. */
import { handOf, traitsOf } from '../../../combatants.ts';
import { example } from '../../../example.ts';
import { eachOnce, found, type LintRule } from '../../../finding.ts';
import { castOf } from '../../demon-city/cast.ts';
import { factsOf, type DemonCityFact } from '../../demon-city/facts.ts';
import { cardMark, cardValue, startingDecks } from '../cards.ts';

export const horrorCardMissing: LintRule<DemonCityFact> = {
  id: 'horror-card-missing',
  severity: 'warning',
  title: 'A Horror’s card that isn’t in the deck',
  explanation:
    'What a Horror does when it wins with a certain card can only happen where that card is in the deck it throws from, by its name: a plain 8 is not the “8 of Cups”.',
  messages: { missing: 'The deck of the {hand} has no “{card}”, so {name} can’t win with it; name it in the deck' },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
+ deck of the Host: 1 to 7, "8 of Cups", 9, 10
  combatant the Ghoul (it) of the Host
    Agility 3  Toughness 6
    wins with "8 of Cups": "it drinks."
              ^^^^^^^^^^^
`),
  *check({ scenario }) {
    const decks = startingDecks(castOf(scenario));
    yield* eachOnce(
      scenario.combatants.flatMap((combatant) => {
        const hand = handOf(scenario, combatant);
        return factsOf(traitsOf(scenario, combatant), 'wins with')
          .filter(
            ({ card }) =>
              cardValue(card.text, false) !== undefined && !decks[hand].some((row) => row.mark === cardMark(card.text)),
          )
          .map(({ card }) =>
            found(horrorCardMissing, 'missing', card.source, { hand, card: card.text, name: combatant.name }),
          );
      }),
    );
  },
};
