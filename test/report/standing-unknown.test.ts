/** What reports say of people of whom it isn’t known how they stand after a round: that it isn’t, and never nothing. */
import assert from 'node:assert/strict';
import { analyze } from '../../server/analysis/index.ts';
import { oddsJson, oddsPage, oddsText, roundMarkdown } from '../../server/report/index.ts';

// Only the Players’ deck has The Fool, for which another card would be drawn.
const analysis = analyze(
  `scenario "The Fool again"
rules demon-city-2018
option fool in damage redrawn
combatant Bill of the Host
  Agility 3  Toughness 2
combatant Cid of the Players
  Agility 2  Toughness 2
round 1
  Cid: punches Bill.
  Bill: punches Cid.
`,
  { file: 'test.clash' },
);
const odds = analysis.scenarios[0]!.odds();
const round = odds.rounds[0]!;

describe('somebody of whom it isn’t known how they stand', () => {
  it('is named as such with the reason in text, on the page, in JSON and in the hover', () => {
    assert.deepEqual(
      round.standing!.map(({ who, odds: own }) => `${who} ${own.size > 0}`),
      ['Bill false', 'Cid true'],
    );
    assert.match(oddsText([odds], analysis.linesOf), /Bill: not known \(another card is drawn for The Fool\)\n/);
    assert.match(
      oddsPage('The Fool again', round),
      /\*\*Bill\*\*\n\nNot known \\\(another card is drawn for The Fool\\\)\n/,
    );
    assert.deepEqual(
      oddsJson([odds], analysis.linesOf).scenarios[0]!.rounds[0]!.standing!.map(
        ({ who, odds: own, why }) => `${who} ${own === null} ${why ?? ''}`,
      ),
      ['Bill true another card is drawn for The Fool', 'Cid false '],
    );
    const hover = roundMarkdown(round);
    assert.match(hover, /\bBill\b[^\n]*not known \\\(another card is drawn for The Fool\\\)/i);
    assert.doesNotMatch(hover, /\bCid\b[^\n]*not known/i);
  });
});
