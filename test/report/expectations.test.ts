/** Reports of expectations: always the figure, its basis, and why there is none. */
import assert from 'node:assert/strict';
import { analyze, expectationResults } from '../../server/analysis/index.ts';
import { expectationLine, expectationMarkdown } from '../../server/report/index.ts';

const people =
  'combatant Ann (she) of the Players\n  Agility 3  Hand-to-Hand 3  Toughness 2\ncombatant Bill (he) of the Host\n  Agility 2  Hand-to-Hand 3  Toughness 2\n';
const blow = (pins = ''): string => `  Ann: punches Bill.\n${pins}  Bill: punches Ann.\n`;

/** In the dice edition a sample would be a bug; in the tarot edition round 2 has too many states to count. */
function yard(game: string, expectation: string, rounds = `round 1\n${blow()}round 2\n${blow()}`) {
  const analysis = analyze(`scenario "The yard"\nrules ${game}\n${people}${rounds}expect ${expectation}\n`, {
    file: 'test.clash',
  });
  return expectationResults(analysis, analysis.scenarios[0]!);
}

function lineOf(...args: Parameters<typeof yard>): string {
  return yard(...args)
    .map(expectationLine)
    .join('\n');
}

describe('an expectation', () => {
  it('has its exact figure, met or not', () => {
    // Either acts in 45 of 100 rolls.
    assert.equal(
      lineOf('demon-city-2017', 'Ann succeeds at least 40% in round 1'),
      '45.0%, at least 40% is expected: met (exactly 9/20, over all courses)',
    );
    assert.equal(
      lineOf('demon-city-2017', 'Ann succeeds at most 40% in round 1'),
      '45.0%, at most 40% is expected: not met (exactly 9/20, over all courses)',
    );
  });

  it('has enough digits to distinguish its figure from the expected one', () => {
    // The Players act in 189/310 of all deals, as in the duel of the tests of the command line.
    const duel =
      'scenario "Duel"\nrules demon-city-2018\ncombatant the Ghoul (it) of the Host\n  Agility 3  Toughness 4\ncombatant Laura (she) of the Players\n  Agility 3  Toughness 5\n' +
      'deck of the Host: 1 to 10\nround 1\n  the Ghoul: punches Laura.\n  Laura: punches the Ghoul.\nexpect Laura succeeds at least 61% in round 1\n';
    const analysis = analyze(duel, { file: 'test.clash' });
    assert.match(
      expectationResults(analysis, analysis.scenarios[0]!).map(expectationLine).join(),
      /^60\.9677%, at least 61% is expected: not met/,
    );
  });

  it('says which courses it covers, and that pins of its round are ignored', () => {
    const pinned = `round 1\n${blow()}round 2\n${blow('    throws 10\n')}`;
    assert.match(
      lineOf('demon-city-2017', 'Ann succeeds at least 1% in round 2', pinned),
      /, over all courses that reach round 2, without what is pinned in round 2\)$/,
    );
    assert.match(lineOf('demon-city-2017', 'Ann succeeds at least 1% in round 1', pinned), /, over all courses\)$/);
  });

  it('says that one of several attempts is enough', () => {
    const round = (number: number, more = ''): string =>
      `round ${number}\n  Rose: gambles on "the roof".\n    hard "climb"\n    risk "the dogs"\n${more}`;
    const analysis = analyze(
      `scenario "Two"\nrules quick-shot\noption squash none\ncombatant Rose (she) of the Players\n  compulsion "Gambling"\nexpect Rose succeeds at least 50% in round 1\nexpect Rose succeeds at least 50% in round 2\n${round(
        1,
        '  Rose: resists "Gambling".\n    risk "she stays"\n',
      )}${round(2)}`,
      { file: 'any.clash' },
    );
    const said = expectationResults(analysis, analysis.scenarios[0]!).map(expectationLine);
    assert.match(said[0]!, /^\d\d\.\d% in any of her 2 attempts, at least 50% is expected: met/u);
    assert.match(said[1]!, /^\d\d\.\d%, at least 50% is expected: not met/u);
  });

  it('has the interval and the size of its sample', () => {
    assert.match(
      lineOf('demon-city-2018', 'Ann is unhurt at least 20% after round 2'),
      /^about \d+% \(\d+ to \d+%\), at least 20% is expected: met \(estimated from 400 plays that reach round 2\)$/,
    );
  });

  it('says why there is no figure', () => {
    assert.equal(lineOf('demon-city-2017', 'Ann succeeds at least 40% in round 7'), 'not met: there is no round 7');
    assert.equal(
      lineOf(
        'demon-city-2017',
        'Ann succeeds at least 40% in round 2',
        `round 1\n${blow()}round 2 if a tie happened and Ann succeeded\n${blow()}`,
      ),
      'not met: no course reaches round 2',
    );
    assert.equal(
      lineOf('demon-city-2017', 'Ann succeeds at least 40% in round 1', `round 1\n${blow('    throwz 10\n')}`),
      'not judged: line 9 can’t be read',
    );
    assert.equal(
      lineOf('demon-city-2017', 'Anny succeeds at least 40% in round 1'),
      'not judged: line 13 names somebody unknown',
    );
  });

  it('says what can’t be a chance', () => {
    assert.equal(
      lineOf('demon-city-2017', 'Ann succeeds at least 140% in round 1'),
      '45.0%, but a chance can’t be 140%: not met (exactly 9/20, over all courses)',
    );
  });

  it('is the same in a hover, with every word escaped', () => {
    const [told] = yard('demon-city-2017', 'Ann succeeds at least 40% in round 1');
    assert.equal(
      expectationMarkdown(told!),
      '45\\.0%, at least 40% is expected: met\n\nExactly 9/20, over all courses',
    );
  });
});
