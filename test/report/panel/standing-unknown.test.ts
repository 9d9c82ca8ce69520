/** Reports say of combatants whose state after a round is unknown that it is, never nothing. */
import assert from 'node:assert/strict';
import { analyze } from '../../../server/analysis/index.ts';
import { oddsJson, oddsPage, oddsText, roundMarkdown } from '../../../server/report/index.ts';

// Cid’s throw leaves two cards for Bill’s two, and no third one in place of The Fool.
const analysis = analyze(
  `scenario "The Fool again"
rules demon-city-2018
option fool in damage redrawn
deck of the Players: 1, 2, "The Fool"
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

describe('somebody with an unknown state', () => {
  it('is reported with the reason in text, on the page, in JSON and in the hover', () => {
    assert.deepEqual(
      round.standing!.map(({ who, odds: own }) => `${who} ${own.size > 0}`),
      ['Bill false', 'Cid true'],
    );
    assert.match(
      oddsText([odds], analysis.linesOf),
      /Bill: not known \(the deck may run out before it comes to the damage\)\n/,
    );
    assert.match(
      oddsPage('The Fool again', round),
      /\*\*Bill\*\*\n\nNot known \\\(the deck may run out before it comes to the damage\\\)\n/,
    );
    assert.deepEqual(
      oddsJson([odds], analysis.linesOf).scenarios[0]!.rounds[0]!.standing!.map(
        ({ who, odds: own, why }) => `${who} ${own === null} ${why ?? ''}`,
      ),
      ['Bill true the deck may run out before it comes to the damage', 'Cid false '],
    );
    const hover = roundMarkdown(round);
    assert.match(hover, /\bBill\b[^\n]*not known \\\(the deck may run out before it comes to the damage\\\)/i);
    assert.doesNotMatch(hover, /\bCid\b[^\n]*not known/i);
  });
});
