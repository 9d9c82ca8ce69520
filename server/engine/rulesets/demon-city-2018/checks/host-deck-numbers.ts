/** A Horror's deck that lacks one of the numbers from 1 to 10. */
import { writtenDeck } from '../cards.ts';
import { example } from '../../../example.ts';
import { found, type LintRule } from '../../../finding.ts';
import type { DemonCityFact } from '../../demon-city/facts.ts';
import { isEmpty, isSound, numbersOf, numberWords, runs } from './written-decks.ts';

export const hostDeckNumbers: LintRule<DemonCityFact> = {
  id: 'host-deck-numbers',
  severity: 'warning',
  title: 'A Host’s deck without one of the numbers',
  explanation:
    'The Host’s deck has at least one card for every number from 1 to 10, those of its Horrors among them: “8 of Cups” is its 8 as well.',
  messages: {
    lacks:
      'The Host’s deck has at least one card for every number from 1 to 10; this one has none for {numbers}, and is played as it stands',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
-   deck of the Host: 1 to 6, "8 of Cups", 10
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
+   deck of the Host: 1 to 6, "8 of Cups", 10, 7, 9
`),
  *check({ scenario }) {
    const deck = writtenDeck(scenario, 'Host');
    const last = deck?.entries.at(-1);
    if (deck === undefined || last === undefined || !isSound(deck) || isEmpty(deck)) return;
    const present = new Set(deck.entries.flatMap((entry) => numbersOf(scenario, entry)));
    const missing = Array.from({ length: 10 }, (_, index) => index + 1).filter((number) => !present.has(number));
    if (missing.length === 0) return;
    yield found(
      hostDeckNumbers,
      'lacks',
      deck.source,
      { numbers: numberWords(missing) },
      {
        fixes: [
          {
            title: `Add ${numberWords(missing)}`,
            certain: true,
            intents: [
              {
                do: 'replace',
                at: { ...last.source, start: last.source.end },
                with: runs(missing)
                  .map((run) => `, ${run}`)
                  .join(''),
              },
            ],
          },
        ],
      },
    );
  },
};
