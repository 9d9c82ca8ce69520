/** The chances of changes of somebody’s Willpower: a bound if squashing is open, otherwise exact. */
import assert from 'node:assert/strict';
import { analyze } from '../../../server/analysis/index.ts';
import type { Bound } from '../../../server/engine/index.ts';
import { oddsCsv, oddsPage, oddsText } from '../../../server/report/index.ts';
import { rowsOfCsv } from '../odds/csv-rows.ts';

interface Gamble {
  readonly options?: string;
  readonly willpower?: number;
  readonly clauses?: readonly string[];
}

function gamble({ options = '', willpower = 5, clauses = [] }: Gamble) {
  const { scenarios, linesOf } = analyze(
    [
      'scenario "The gate"',
      'rules quick-shot',
      options,
      'combatant Rose (she) of the Players',
      `  Willpower ${willpower}`,
      'round 1',
      '  Rose: gambles on "the gate".',
      '    hard "run"',
      ...clauses.map((clause) => `    ${clause}`),
    ].join('\n'),
    { file: 'any.clash' },
  );
  return { odds: scenarios[0]!.odds(), linesOf };
}

/** The rows of the text that are about the Willpower, without their fractions. */
function rowsIn(about: Gamble): readonly string[] {
  const { odds, linesOf } = gamble(about);
  const lines = oddsText([odds], linesOf).split('\n');
  return lines.slice(lines.findIndex((line) => line.includes('change of Rose’s Willpower'))).flatMap((line) => {
    const [, change, chance] = /^ +(−?\d) +(.*?) {2}\d+(?:\/\d+)?$/u.exec(line) ?? [];
    return change === undefined ? [] : [`${change}: ${chance ?? ''}`];
  });
}

function boundsIn(about: Gamble): readonly (readonly [string, Bound | undefined])[] {
  const [change] = gamble(about).odds.rounds[0]!.contests[0]!.distributions!;
  return [...change!.values].map(([by, { bound }]) => [by, bound]);
}

const bet: Gamble = { clauses: ['bets 1'] };
const none = 'option squash none';

describe('the change of Willpower', () => {
  it('has bounds if squashing is open, and exact chances for what it can’t change', () => {
    assert.deepEqual(rowsIn(bet), ['−2: at most 24.3%', '−1: at most 41.1%', '0: at least 27.6%', '1: at least 7.0%']);
    assert.deepEqual(rowsIn({}), ['−1: at most 22.6%', '0: 73.6%', '1: at least 3.8%']);
    assert.deepEqual(boundsIn({ willpower: 0 }), [
      ['0', 'at most'],
      ['1', 'at least'],
    ]);
  });

  it('is rounded as usual if nobody squashes', () => {
    assert.deepEqual(rowsIn({ ...bet, options: none }), ['−2: 24.3%', '−1: 41.0%', '0: 27.7%', '1: 7.0%']);
    assert.deepEqual(rowsIn({ options: none }), ['−1: 22.6%', '0: 73.6%', '1: 3.8%']);
  });

  it('says once that it follows a reconstruction, if that can change it', () => {
    const [first, ...others] = rowsIn({ options: 'option squash once' });
    assert.match(first ?? '', /^−1: [\d.]+% \(a reconstruction, up to 8\.5 points off what is printed\)$/u);
    assert.doesNotMatch(others.join(), /reconstruction/u);
  });

  it('has what squashing may give, even if the dice don’t', () => {
    const pinned = gamble({ clauses: ['bets 1', 'rolls 1 1 5 5 6 2 3 4 4'] }).odds.rounds[0]!.contests[0]!;
    const given = [...pinned.distributions![0]!.pinned!.values];
    assert.deepEqual(
      given.map(([by, { chance, bound }]) => [by, chance.toFraction(), bound]),
      [
        ['-2', '1', 'at most'],
        ['1', '0', 'at least'],
      ],
    );
  });

  it('is marked on the page of exact odds, and in a table of figures', () => {
    const told = (options: string): readonly string[] => {
      const [round] = gamble({ ...bet, options }).odds.rounds;
      return oddsPage('x', round!)
        .split('\n')
        .filter((line) => /^\| (?:\\-)?\d/u.test(line));
    };
    assert.deepEqual(
      [told(''), told(none)].map((lines) => lines.map((line) => / at (?:least|most) /u.test(line))),
      [Array.from({ length: 4 }, () => true), Array.from({ length: 4 }, () => false)],
    );
    const [heading, ...rows] = rowsOfCsv(oddsCsv([gamble(bet).odds]));
    const [about, bound] = [heading!.indexOf('about'), heading!.indexOf('bound')];
    assert.deepEqual(
      rows.filter((row) => row[about] === 'distribution').map((row) => row[bound]),
      ['at most', 'at most', 'at least', 'at least'],
    );
  });
});
