/** Expectations of a chance of which only a bound is known: decided if the bound is enough, otherwise open. */
import assert from 'node:assert/strict';
import Fraction from 'fraction.js';
import { analyze, say, expectationResults } from '../../server/analysis/index.ts';
import {
  isLeftOpen,
  percentMet,
  verdictOn,
  type Bound,
  type Expectation,
  type Figure,
} from '../../server/engine/index.ts';
import { expectationJson, expectationLine } from '../../server/report/comparing/expectations.ts';
import { climb } from '../report/bounded-climb.ts';

const [some] = climb().scenarios[0]!.scenario.expectations;
const expected = (bound: Bound, percent: number): Expectation => ({ ...some!, bound, percent });

function verdicts(figure: Figure): readonly string[] {
  return (['at least', 'at most'] as const).map((bound) =>
    [40, 50, 60].map((percent) => verdictOn(expected(bound, percent), figure).verdict).join(' '),
  );
}

describe('an expectation of a bound', () => {
  const half = { chance: new Fraction(1, 2) };

  it('is decided if all possible values agree', () => {
    assert.deepEqual(verdicts(half), ['met met failed', 'failed met met']);
    assert.deepEqual(verdicts({ ...half, bound: 'at least' }), ['met met open', 'failed open open']);
    assert.deepEqual(verdicts({ ...half, bound: 'at most' }), ['open open failed', 'open met met']);
    assert.deepEqual(
      [
        verdictOn(expected('at most', 100), { ...half, bound: 'at least' }).verdict,
        verdictOn(expected('at least', 0), { ...half, bound: 'at most' }).verdict,
      ],
      ['met', 'met'],
    );
  });

  it('combines the interval of a sample with everything beyond it', () => {
    const sampled = { ...half, sample: { plays: 400, low: 0.45, high: 0.55 } };
    assert.deepEqual(verdicts({ ...sampled, bound: 'at least' }), ['met open open', 'failed open open']);
    assert.deepEqual(verdicts({ ...sampled, bound: 'at most' }), ['open open failed', 'open open met']);
    const open = [50, 60].map((percent) =>
      isLeftOpen(expected('at least', percent), { ...sampled, bound: 'at least' }),
    );
    assert.deepEqual(open, [false, true]);
  });

  it('gives no percentage to be met on the unbounded side', () => {
    assert.deepEqual(
      [
        percentMet(expected('at least', 60), { ...half, bound: 'at least' }),
        percentMet(expected('at most', 60), { ...half, bound: 'at least' }),
      ],
      [50, undefined],
    );
  });
});

/** Two dice at 3/6, of which one has to hit: 75%, from a game in whose text something is open. */
describe('a game that marks its answer as a bound', () => {
  const lineOf = (bound: Bound, expects: string): readonly string[] => {
    const analysis = climb({ bound, expects });
    const [scenario] = analysis.scenarios;
    return [
      ...expectationResults(analysis, scenario!).map(expectationLine),
      ...scenario!.outcomeFindings.filter(({ rule }) => rule.startsWith('expectation')).map((finding) => say(finding)),
    ];
  };

  it('has its expectations evaluated accordingly', () => {
    assert.deepEqual(lineOf('at least', 'at least 60%'), [
      'at least 75.0%, at least 60% is expected: met (exactly 3/4, over all courses)',
    ]);
    assert.deepEqual(lineOf('at least', 'at most 60%'), [
      'at least 75.0%, at most 60% is expected: not met (exactly 3/4, over all courses)',
      'Tam succeeds in round 1 with a chance of at least 75.0%, but at most 60% is expected',
    ]);
  });

  it('has a finding that the text leaves one open', () => {
    assert.deepEqual(lineOf('at least', 'at least 80%'), [
      'at least 75.0%, but the text leaves open whether it is at least 80%: not decided (exactly 3/4, over all courses)',
      'Tam succeeds in round 1 in at least 75.0% of all courses, and the text leaves open whether it is at least 80%',
    ]);
    const analysis = climb({ bound: 'at most', expects: 'at least 60%' });
    const [told] = expectationResults(analysis, analysis.scenarios[0]!);
    const { verdict, figure, why } = expectationJson(told!, analysis.linesOf);
    assert.deepEqual(
      [verdict, figure, why],
      ['open', { exact: '3/4', value: 0.75, bound: 'at most' }, 'the text leaves open whether it is at least 60%'],
    );
  });
});

describe('an expectation of a later round that the text leaves open on both sides', () => {
  it('says to which courses the figure applies, and its range', () => {
    const climbs = '  Tom: gambles on "the rope".\n    hard "hold it"\n';
    const text = `scenario "The roof"
rules quick-shot
combatant Tom of the Players
  Willpower 3
round 1
${climbs}round 2 if Tom failed
${climbs}expect Tom succeeds at least 30% in round 2
`;
    const [scenario] = analyze(text, { file: 'test.clash' }).scenarios;
    assert.deepEqual(scenario!.outcomeFindings.filter(({ rule }) => rule === 'expectation-open').map(say), [
      'Tom succeeds in round 2 in 26.1% of all courses that reach it, ignoring what the text leaves open; with that it may be anything from 26.1% to 100%, so it isn’t decided whether it is at least 30%',
    ]);
  });
});
