/** Cards that no deck can hold: they count less than 0, or no whole number, or there isn’t a whole number of them. */
import { write } from '../../../checking/mending.ts';
import { example } from '../../../example.ts';
import { found, type Finding, type LintRule } from '../../../finding.ts';
import { factsOf, type DeckEntry, type DemonCityFact } from '../../demon-city/facts.ts';
import { impossibleIn } from '../cards.ts';
import { entryWords } from './written-decks.ts';

export const impossibleCard: LintRule<DemonCityFact> = {
  id: 'impossible-card',
  severity: 'error',
  title: 'A card that no deck can hold',
  explanation:
    'Cards count whole numbers from 0 on, and a deck holds a whole number of each. What isn’t so is left out of the deck.',
  messages: {
    below: 'No card counts less than 0, so {cards} is left out of the deck',
    partly: 'No card counts less than 0, so what is below it in {cards} is left out of the deck',
    fraction: 'Cards count whole numbers, so {cards} is left out of the deck',
    copies: 'A deck can’t hold {count} of a card, so it holds none of these',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
- deck of the Host: 1 to 10, -4, 2.5
                             ^^  ^^^
+ deck of the Host: 1 to 10, 4, 3
`),
  *check({ scenario }) {
    for (const deck of factsOf(scenario.facts, 'deck')) for (const entry of deck.entries) yield* impossible(entry);
  },
};

/** A range that runs backwards has a finding of its own. */
function impossible(entry: DeckEntry): readonly Finding[] {
  const why = impossibleIn(entry);
  if (why === 'copies') return [tell(why, entry, { ...entry, count: whole(entry.count) })];
  if ('name' in entry) return [];
  const { from, to } = entry;
  if (why === 'fraction') return [tell(why, entry, { ...entry, from: whole(from), to: whole(to) })];
  if (why === 'below') return [tell(why, entry, { ...entry, from: -to, to: -from })];
  return why === 'partly' ? [tell(why, entry, { ...entry, from: Math.min(1, to) })] : [];
}

function tell(message: string, entry: DeckEntry, mended: DeckEntry): Finding {
  const text = entryWords(mended);
  const data = { cards: entryWords(entry).replaceAll('-', '−'), count: `${entry.count}`.replace('-', '−') };
  return found(impossibleCard, message, entry.source, data, {
    fixes: [write(text, entry.source)],
  });
}

/** The nearest number that a deck can have, and at least 1. */
function whole(number: number): number {
  return Math.max(1, Math.round(Math.abs(number)));
}
