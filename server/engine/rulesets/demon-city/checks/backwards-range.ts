/** A range of cards that runs backwards. */
import { write } from '../../../checking/mending.ts';
import { example } from '../../../example.ts';
import { found, type LintRule } from '../../../finding.ts';
import { factsOf, type DemonCityFact } from '../facts.ts';

export const backwardsRange: LintRule<DemonCityFact> = {
  id: 'backwards-range',
  severity: 'error',
  title: 'A range that runs backwards',
  explanation:
    'A range of cards goes from its lowest number to its highest. Written the other way round it holds no card.',
  messages: { backwards: '{from} to {to} runs backwards, so it holds no card' },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
- deck of the Host: 1 to 4, 10 to 5
                            ^^^^^^^
+ deck of the Host: 1 to 4, 5 to 10
`),
  *check({ scenario }) {
    for (const deck of factsOf(scenario.facts, 'deck')) {
      for (const entry of deck.entries) {
        if ('name' in entry || entry.from <= entry.to) continue;
        const count = entry.count === 1 ? '' : `${entry.count} of each `;
        const mended = `${count}${entry.to} to ${entry.from}`;
        yield found(
          backwardsRange,
          'backwards',
          entry.source,
          { from: entry.from, to: entry.to },
          {
            fixes: [write(mended, entry.source, true)],
          },
        );
      }
    }
  },
};
