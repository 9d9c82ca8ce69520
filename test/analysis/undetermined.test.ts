/**
 * What the text leaves open in some courses stays open in their results: a chance is then known only within a range.
 */
import assert from 'node:assert/strict';
import Fraction from 'fraction.js';
import { analyze, expectationResults } from '../../server/analysis/index.ts';
import {
  isLeftOpen,
  percentMet,
  verdictOn,
  type Bound,
  type Expectation,
  type JudgedFigure,
  type RoundOdds,
} from '../../server/engine/index.ts';
import { expectationJson, expectationLine } from '../../server/report/comparing/expectations.ts';
import { oddsText } from '../../server/report/odds/odds-text.ts';

/** Two actions of one width: a single set meets either, and nothing says which. */
const alley = (rest: string, options = ''): string => `scenario "The alley"
rules quick-shot
${options}combatant Tom (he) of the Players
  Willpower 5
  goal "A" 3
  value "B" 3
  project "C" 3
combatant Al of the Host
round 1
  Al: punches Tom.
    deals a hard wound "w" on everything
  Tom: gambles on "y".
    common "a" avoids Al
    common "b"
    risk "r"
${rest}`;

const second = `round 2
  Tom: gambles on "z".
    common "a"
    risk "r"
`;

const squashless = 'option squash none\n';

/** Sets for both, for at least one of them, and for exactly one, of all rolls of eight dice. */
const [both, either, one] = [new Fraction(2381, 8192), new Fraction(3175, 4096), new Fraction(3969, 8192)];

function told(rest: string, options?: string) {
  const analysis = analyze(alley(rest, options), { file: 'test.clash' });
  const [scenario] = analysis.scenarios;
  return { analysis, scenario: scenario!, expected: expectationResults(analysis, scenario!) };
}

const verdicts = (rest: string, options?: string): readonly string[] =>
  told(rest, options).expected.map(({ verdict }) => verdict);

describe('an expectation of a chance within a range', () => {
  const {
    expected: [some],
  } = told('expect Tom succeeds at least 1% in round 1\n');
  const of = (bound: Bound, percent: number): Expectation => ({ ...some!.expectation, bound, percent });
  const figure: JudgedFigure = {
    chance: new Fraction(3, 4),
    open: { least: { chance: new Fraction(1, 4) }, most: { chance: new Fraction(4, 5) } },
  };
  const by = (known: JudgedFigure, bound: Bound) =>
    [20, 25, 50, 80, 90].map((percent) => verdictOn(of(bound, percent), known).verdict);

  it('is decided if both ends agree', () => {
    assert.deepEqual(by(figure, 'at least'), ['met', 'met', 'open', 'open', 'failed']);
    assert.deepEqual(by(figure, 'at most'), ['failed', 'open', 'open', 'met', 'met']);
    assert.deepEqual([isLeftOpen(of('at least', 50), figure), isLeftOpen(of('at least', 20), figure)], [true, false]);
  });

  it('includes everything beyond an end that is a bound', () => {
    const bounded: JudgedFigure = {
      ...figure,
      open: {
        least: { chance: new Fraction(1, 4), bound: 'at least' },
        most: { chance: new Fraction(4, 5), bound: 'at least' },
      },
    };
    assert.deepEqual(by(bounded, 'at least'), ['met', 'met', 'open', 'open', 'open']);
    assert.deepEqual(
      [percentMet(of('at least', 50), bounded), percentMet(of('at most', 50), bounded)],
      [25, undefined],
    );
  });

  it('would be met at the end that matters for it', () => {
    assert.deepEqual([percentMet(of('at least', 50), figure), percentMet(of('at most', 50), figure)], [25, 80]);
  });
});

describe('what is left open in some courses', () => {
  it('decides nothing in the round where it is left open, except by that round’s own odds', () => {
    const expects =
      'expect Tom is unhurt at least 70% after round 1\nexpect Tom is unhurt at least 29% after round 1\nexpect Tom succeeds at least 29% in round 1\nexpect Tom is unhurt at most 78% after round 1\n';
    assert.deepEqual(verdicts(expects), ['open', 'met', 'met', 'open']);
    assert.deepEqual(verdicts(expects, squashless), ['open', 'met', 'met', 'met']);
  });

  it('gives a range, and says so', () => {
    const {
      analysis,
      expected: [first],
    } = told('expect Tom is unhurt at least 70% after round 1\n', squashless);
    const { chance, open } = first!.figure!;
    assert.deepEqual(
      [chance, open!.least.chance, open!.most.chance].map((each) => each.toFraction()),
      [either, both, both.add(one)].map((each) => each.toFraction()),
    );
    assert.equal(
      expectationLine(first!),
      '77.5%, but the text leaves something open, so that it may be anything from 29.1% to 77.5%: not decided (exactly 3175/4096, over all courses)',
    );
    assert.deepEqual(expectationJson(first!, analysis.linesOf).figure, {
      exact: '3175/4096',
      value: either.valueOf(),
      open: {
        least: { exact: '2381/8192', value: both.valueOf() },
        most: { exact: '3175/4096', value: either.valueOf() },
      },
    });
  });

  it('stays open in the rounds after it', () => {
    assert.deepEqual(
      verdicts(
        `${second}expect Tom is unhurt at least 70% after round 2\nexpect Tom is unhurt at least 29% after round 2\n`,
        squashless,
      ),
      ['open', 'met'],
    );
    const { scenario } = told(second);
    assert.deepEqual(
      scenario.chances.odds.rounds.map(({ overall }) => overall?.leavesOpen),
      [true, true],
    );
  });

  it('may lead to a round that these courses don’t reach', () => {
    const {
      expected: [first],
    } = told('round 2 if Tom is hurt\n  Tom: waits.\nexpect Tom is hurt at least 50% after round 2\n', squashless);
    const hurt = new Fraction(1).sub(either);
    assert.deepEqual(
      [first!.verdict, first!.figure!.open!.least.chance.toFraction(), first!.figure!.open!.most.chance.toFraction()],
      ['open', hurt.div(hurt.add(one)).toFraction(), '1'],
    );
  });

  it('is counted in sampled courses too', () => {
    // What else happens in the second round has too many courses, and doesn’t affect Tom.
    const others = ['Rose', 'Ida', 'Max', 'Kit'];
    const {
      expected: [only],
    } = told(
      `round 2
${others.map((who) => `  ${who}: gambles on "z".\n    common "a"\n    risk "r"\n`).join('')}round 3
  Tom: waits.
expect Tom is unhurt at least 60% after round 3
`,
      `${squashless}${others.map((who) => `combatant ${who} of the Players\n`).join('')}`,
    );
    const { least, most } = only!.figure!.open!;
    assert.equal(only!.verdict, 'open');
    for (const [end, true_] of [
      [least, both],
      [most, either],
    ] as const)
      assert.ok(end.sample!.low <= true_.valueOf() && true_.valueOf() <= end.sample!.high);
  });
});

describe('a chance over all courses', () => {
  const roundsOf = (text: string): readonly RoundOdds[] =>
    analyze(text, { file: 'test.clash' }).scenarios.flatMap((scenario) => scenario.chances.odds.rounds);
  const certain = (rest: string): string => alley(rest).replace('    common "b"\n', '').replace(' on everything', '');
  const boundsIn = ([, round]: readonly RoundOdds[]): readonly (Bound | undefined)[] => [
    round!.actions[0]?.odds.get('succeeds')?.bound,
    round!.actions[0]?.odds.get('fails')?.bound,
    round!.overall?.standing[0]?.odds.get('unhurt')?.bound,
    round!.reached?.bound,
  ];

  it('is a bound if what the text leaves open can move it in only one direction', () => {
    assert.deepEqual(boundsIn(roundsOf(certain(second))), ['at least', 'at most', 'at least', undefined]);
    assert.equal(roundsOf(certain(second.replace('2', '2 if Tom succeeded')))[1]!.reached!.bound, 'at least');
    assert.equal(
      roundsOf(certain(`round 2\n  Tom: waits.\n${second.replace('2', '3 if Tom is hurt')}`))[2]!.reached!.bound,
      'at most',
    );
  });

  it('isn’t a bound for those whom an attack wounds whatever is rolled', () => {
    const struck = certain('expect Tom is hurt at most 60% after round 1\n').replace(' avoids Al', '');
    const analysis = analyze(struck, { file: 'test.clash' });
    const [only] = expectationResults(analysis, analysis.scenarios[0]!);
    assert.deepEqual([only!.verdict, only!.figure?.bound], ['failed', undefined]);
  });

  it('isn’t a bound if something else is left open in some of them', () => {
    assert.deepEqual(boundsIn(roundsOf(alley(second))), [undefined, undefined, undefined, undefined]);
    assert.equal(
      roundsOf(alley(`round 2\n  Tom: waits.\n${second.replace('2', '3 if Tom is hurt')}`))[2]!.reached!.bound,
      undefined,
    );
  });

  it('isn’t a bound if the round is one of several, each of which is reached by a different, uncertain failure', () => {
    const split = `${second.replace('2', '2 if Tom succeeded')}round 2 otherwise\n  Tom: gambles on "z".\n    hard "a"\n    risk "r"\n`;
    assert.deepEqual(boundsIn(roundsOf(certain(split))), [undefined, undefined, undefined, 'at least']);
    assert.deepEqual(
      roundsOf(certain(split)).map(({ overall }) => overall?.leavesOpen),
      [undefined, true, true],
    );
    assert.equal(roundsOf(certain(`${split}round 3 if Tom failed\n  Tom: waits.\n`))[3]!.reached!.bound, undefined);
  });

  it('is a range over the rounds, any of which may be the one that is reached', () => {
    const split = (rest: string): string =>
      certain(
        `${second.replace('2', '2 if Tom succeeded')}round 2 otherwise\n  Tom: gambles on "z".\n    hard "a"\n    risk "r"\n${rest}`,
      );
    const analysis = analyze(
      split('expect Tom succeeds at least 26% in round 2\nexpect Tom succeeds at least 27% in round 2\n'),
      { file: 'test.clash' },
    );
    const [first, other] = expectationResults(analysis, analysis.scenarios[0]!);
    const { least, most } = first!.figure!.open!;
    // A set of two, and one of three, of eight dice (section 6 of the reading).
    assert.deepEqual(
      [first!.verdict, other!.verdict, least.chance.toFraction(), most.chance.toFraction()],
      ['met', 'open', '547173/2097152', '3175/4096'],
    );
  });

  it('can be anything if earlier rounds are some of several', () => {
    const split = (rest: string): string =>
      certain(
        `${second.replace('2', '2 if Tom succeeded')}round 2 otherwise\n  Tom: waits.\nround 3\n  Tom: gambles on "z".\n    common "a"\n    risk "r"\n${rest}`,
      );
    const analysis = analyze(split('expect Tom succeeds at least 1% in round 3\n'), { file: 'test.clash' });
    const [only] = expectationResults(analysis, analysis.scenarios[0]!);
    assert.deepEqual(
      [only!.verdict, only!.figure!.open!.least.chance.toFraction(), only!.figure!.open!.most.chance.toFraction()],
      ['open', '0', '1'],
    );
  });

  it('says that it follows a reconstruction of a rule, in a first round or a later one', () => {
    const analysis = analyze(
      certain(`${second}expect Tom succeeds at least 60% in round 2\n`).replace(
        'rules quick-shot',
        'rules quick-shot\noption squash once',
      ),
      { file: 'test.clash' },
    );
    const [scenario] = analysis.scenarios;
    const [, round] = scenario!.chances.odds.rounds;
    const caveats = [
      round!.actions[0]?.odds.get('succeeds'),
      round!.overall?.standing[0]?.odds.get('unhurt'),
      expectationResults(analysis, scenario!)[0]?.figure,
    ].map((figure) => figure?.caveat);
    for (const caveat of caveats) assert.match(caveat ?? '', /^a reconstruction, /u);
    assert.match(
      expectationLine(expectationResults(analysis, scenario!)[0]!),
      /met \(exactly [^,]+, over all courses that reach round 2, a reconstruction, /u,
    );
  });

  it('has the digits of the same figure shown next to it as a bound', () => {
    const { scenario, analysis } = told('');
    const text = oddsText([scenario.chances.odds], analysis.linesOf);
    assert.match(text, /critical success +at least 3\.5%/u);
    assert.doesNotMatch(text, /22\.8%[^\n]*3830583/u);
  });
});
