/** Several attempts in one action, each with what it needs and its own chance. */
import assert from 'node:assert/strict';
import Fraction from 'fraction.js';
import { actionMarkdown, oddsCsv, oddsJson, oddsPage, oddsText } from '../../../server/report/index.ts';
import { partLines } from '../../../server/report/hover/part-lines.ts';
import { attemptsIn, climb } from '../bounded-climb.ts';
import { rowsOfCsv } from '../odds/csv-rows.ts';

describe('several attempts in one action', () => {
  const analysis = climb({ parts: attemptsIn });
  const odds = analysis.scenarios[0]!.odds();
  const [round] = odds.rounds;
  const [action] = round!.actions;

  it('stand below it in the odds as text, each with its line', () => {
    const lines = oddsText([odds], analysis.linesOf).split('\n');
    const at = lines.findIndex((line) => line.includes('Climb the wall'));
    assert.deepEqual(lines.slice(at, at + 5), [
      '    Climb the wall, common (2) (line 6)',
      '      succeeds  at least 48.3% (the text’s table prints 66%)  15/31',
      '      fails     at most 51.7%  16/31',
      '    Keep the "rope", rare (3) (line 7)',
      '      comes off   12.5%  1/8',
    ]);
  });

  it('have a table each on the page of exact odds', () => {
    const lines = oddsPage('x', round!).split('\n');
    const at = lines.findIndex((line) => line.startsWith('**Keep the'));
    assert.deepEqual([lines[at]!.endsWith(', rare \\(3\\)'), lines[at + 4]], [true, '| comes off | 12.5000% | 1/8 |']);
  });

  it('have one line each in the hover of the action', () => {
    const told = actionMarkdown(action!, { linesOf: analysis.linesOf, linkToRule: (id) => id })
      .split('\n')
      .filter((line) => /^- (?:climb|keep)/u.test(line));
    assert.deepEqual(told, [
      '- climb the wall, common \\(2\\): succeeds at least 48.3% (the text’s table prints 66%) · fails at most 51.7%',
      '- keep the "rope", rare \\(3\\): comes off 12.5%',
    ]);
  });

  it('show once what they have in common next to each chance of success', () => {
    const also = new Map([['hurt', { chance: new Fraction(1, 4) }]]);
    const [one, other] = action!.parts!;
    const told = partLines([
      { ...one!, odds: new Map([...one!.odds, ...also]) },
      { ...other!, odds: new Map([...other!.odds, ...also]) },
    ]);
    assert.deepEqual(
      told.map((line) => line.split(': ').at(-1)),
      [
        'succeeds at least 48.3% (the text’s table prints 66%) · fails at most 51.7%',
        'comes off 12.5%',
        'hurt 25.0%',
        '',
      ],
    );
    assert.equal(told[2], '- each of them: hurt 25.0%');
  });

  it('are in JSON, by their lines, and in a table of figures', () => {
    const [first, second] = oddsJson([odds], analysis.linesOf).scenarios[0]!.rounds[0]!.actions[0]!.parts!;
    assert.deepEqual(
      [first!.line, first!.needs, second],
      [
        6,
        'common (2)',
        { line: 7, words: 'keep the "rope"', needs: 'rare (3)', odds: { 'comes off': { exact: '1/8', value: 0.125 } } },
      ],
    );
    const rows = rowsOfCsv(oddsCsv([odds])).filter((row) => row.includes('part'));
    assert.deepEqual(
      rows.map((row) => row.slice(6, 9)),
      [
        ['Tam', 'climb the wall, common (2)', 'succeeds'],
        ['Tam', 'climb the wall, common (2)', 'fails'],
        ['Tam', 'keep the "rope", rare (3)', 'comes off'],
      ],
    );
  });
});
