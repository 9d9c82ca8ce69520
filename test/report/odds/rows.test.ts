/** Unlikely rows are combined, inexact figures are marked, and who can’t act is reported once. */
import assert from 'node:assert/strict';
import Fraction from 'fraction.js';
import { oddsInWords, type Figure, type OddsInWords } from '../../../server/engine/index.ts';
import { idleGroups, modifierLabels } from '../../../server/report/index.ts';
import { fractionWords } from '../../../server/report/figures.ts';
import { withTinyTogether } from '../../../server/report/odds/tiny-rows.ts';
import { told } from '../told.ts';

const rows = (...all: readonly (readonly [string, number | Figure])[]): OddsInWords =>
  oddsInWords(all.map(([name, value]) => [name, typeof value === 'number' ? { chance: new Fraction(value) } : value]));
const labels = (odds: OddsInWords): readonly string[] => [...withTinyTogether(odds)[0].keys()];
const sum = (odds: OddsInWords): string =>
  [...odds.values()].reduce((all, { chance }) => all.add(chance), new Fraction(0)).toFraction();
const tiny = 1 / 100_000;

describe('very unlikely rows', () => {
  it('are combined if three or more are adjacent', () => {
    assert.deepEqual(labels(rows(['1 hit', tiny], ['2 hits', tiny], ['3 hits', tiny], ['4 hits', 0.9])), [
      'up to 3 hits, together',
      '4 hits',
    ]);
    assert.deepEqual(labels(rows(['0', 0.9], ['1', tiny], ['2', 0], ['3', tiny])), ['0', '1 or more, together']);
    assert.deepEqual(labels(rows(['0', 0.4], ['1', tiny], ['2', tiny], ['3', tiny], ['4', 0.5])), [
      '0',
      '1 to 3, together',
      '4',
    ]);
    assert.deepEqual(labels(rows(['1', tiny], ['2', tiny], ['3', 0.9])), ['1', '2', '3']);
  });

  it('are also combined if they never occur', () => {
    assert.deepEqual(labels(rows(['0', 0.5], ['1', 0], ['2', 0], ['3', 0], ['4', 0.5])), ['0', '1 to 3', '4']);
  });

  it('aren’t combined if they are sampled, distinguishable, or not numbers', () => {
    const sample = { plays: 100, low: 0, high: 0.03 };
    const apart = [
      ['0', 0.9],
      ['1', 0.0001],
      ['2', 0.0001],
      ['3', 0.0001],
    ] as const;
    assert.deepEqual(labels(rows(...apart)), ['0', '1', '2', '3']);
    assert.deepEqual(
      labels(rows(['0', 0.9], ...['1', '2', '3'].map((name) => [name, { chance: new Fraction(0), sample }] as const))),
      ['0', '1', '2', '3'],
    );
    assert.deepEqual(labels(rows(['tie', tiny], ['stalemate', tiny], ['no hits', tiny], ['left open', tiny])), [
      'tie',
      'stalemate',
      'no hits',
      'left open',
    ]);
  });

  it('keep their sum, and what they are a part of', () => {
    const odds = rows(
      ['hits', 0.9],
      ...Array.from(
        { length: 30 },
        (_, hits) => [`${hits + 1} hits`, { chance: new Fraction(1, 1_000_000 + hits), partOf: 'hits' }] as const,
      ),
    );
    const [folded] = withTinyTogether(odds);
    assert.deepEqual([folded.size, sum(folded), folded.get('1 to 30 hits, together')?.partOf], [2, sum(odds), 'hits']);
  });

  it('are the same rows in all columns', () => {
    const [one, other] = withTinyTogether(
      rows(['0', tiny], ['1', tiny], ['2', tiny], ['3', tiny], ['4', 0.9]),
      rows(['0', 0.5], ['1', tiny], ['2', tiny], ['3', tiny], ['4', 0.4]),
    );
    assert.deepEqual(
      [[...one.keys()], [...other.keys()]],
      [
        ['0', '1 to 3, together', '4'],
        ['0', '1 to 3, together', '4'],
      ],
    );
  });

  it('are combined in text and hover, and separate on the page', () => {
    const text =
      'scenario "Any"\nrules attack-algorithm\ncombatant Ilse of the Players\n  Attack Bonus 40\ncombatant Brok of the Host\nround 1\n  Ilse: attacks Brok.\n';
    const all = told(text);
    for (const said of [all.odds, all.action('Ilse')]) {
      assert.match(said, /up to 23 hits, together/u);
      assert.doesNotMatch(said, /(?<!\d)7 hits/u);
    }
    assert.match(all.page, /(?<!\d)7 hits/u);
  });
});

describe('a figure next to its fraction', () => {
  it('is marked as rounded if it isn’t exact', () => {
    assert.equal(fractionWords({ chance: new Fraction(1, 3) }), '1/3');
    const long = new Fraction('1234567890123456789/9999999999999999999');
    assert.equal(fractionWords({ chance: long }), 'rounded');
    assert.equal(fractionWords({ chance: long, sample: { plays: 100, low: 0.1, high: 0.2 } }), '');
    assert.equal(fractionWords({ chance: long.div(1_000_000) }), '');
  });
});

describe('those who can’t act', () => {
  const source = { file: 'x.clash', sentence: 1, start: 0, end: 3 };
  const idle = (who: string, why: string, sentence = 1) => ({ who, why, source: { ...source, sentence } });
  const words = (...all: readonly ReturnType<typeof idle>[]): readonly string[] =>
    idleGroups(all, (who) => who).map(({ who, why, count }) => `${count}: ${who}, ${why}`);

  it('are reported once for each sentence and reason', () => {
    assert.deepEqual(
      words(
        idle('Ash', 'no card is left'),
        idle('Cole', 'out of the fight'),
        idle('Bree', 'no card is left'),
        idle('Dee', 'no card is left', 2),
      ),
      ['2: Ash, Bree, no card is left', '1: Cole, out of the fight', '1: Dee, no card is left'],
    );
  });

  it('are named if they are few', () => {
    assert.deepEqual(words(...['A', 'B', 'C', 'D', 'E', 'F'].map((who) => idle(who, 'out'))), [
      '6: A, B, C and 3 more, out',
    ]);
  });
});

describe('labels of a pool', () => {
  const source = { file: 'x.clash', sentence: 1, start: 0, end: 3 };
  const modifier = (words: string, because: string, at = 1) => ({
    rule: 'x/y',
    title: 'An advantage',
    amount: 1,
    because,
    words,
    source: { ...source, sentence: at },
    standing: 'counted' as const,
  });

  it('get a distinction if they would read the same', () => {
    const [plain, above] = [
      modifier('high ground', 'high ground'),
      modifier('high ground', 'above Hiram, who has it too'),
    ];
    assert.deepEqual(modifierLabels({ modifiers: [plain, above] }), [
      '+1 high ground',
      '+1 high ground, above Hiram, who has it too',
    ]);
    assert.deepEqual(modifierLabels({ modifiers: [above] }), ['+1 high ground']);
    assert.deepEqual(modifierLabels({ modifiers: [plain, modifier('high ground', 'high ground', 2)] }), [
      '+1 high ground',
      '+1 high ground',
    ]);
  });
});
