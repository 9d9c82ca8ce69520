/** How rounds of Quick Shot go: what attacks do, what waits for what, what continues from round to round. */
import assert from 'node:assert/strict';
import { analyze } from '../../../server/analysis/index.ts';
import { expectationResults } from '../../../server/analysis/index.ts';
import { oddsOf, percentOf, played, rose } from './gamble.ts';

const off = ['option squash none'];

/** The Thug punches Rose, who does what is written below. */
function punched(under: readonly string[], more: readonly string[] = []): string {
  return rose({
    rules: off,
    head: ['the Thug: punches Rose.', 'deals an easy wound "bruised ribs" on everything', 'on hit "it was the left."'],
    under: [...under, ...more],
  });
}

describe('an attack on a character', () => {
  it('is never rolled, and hits with its wound where it isn’t avoided', () => {
    const { told, after, outcomes } = played(punched(['common "hit back"', 'rolls 5 5 1 2 3 4 2 3']));
    assert.deepEqual(outcomes, ['success']);
    assert.deepEqual(told('hit'), [
      'The Thug hits Rose | Nobody tries to avoid it. Rose has a wound: bruised ribs (easy).',
    ]);
    assert.deepEqual(after('Rose').conditions, ['bruised ribs (easy)']);
  });

  it('hits somebody who accepts it', () => {
    assert.match(
      played(punched(['common "hit back"', 'accepts the Thug', 'rolls 5 5 1 2 3 4 2 3'])).told('hit')[0] ?? '',
      /It is accepted\./,
    );
  });

  it('is avoided by an action that succeeds, and not by one that fails', () => {
    const dodge = ['common "duck" avoids the Thug'];
    assert.deepEqual(played(punched([...dodge, 'rolls 5 5 1 2 3 4 2 3'])).told('hit'), []);
    assert.match(played(punched([...dodge, 'rolls 5 6 1 2 3 4 2 3'])).told('hit')[0] ?? '', /It wasn’t avoided\./);
  });

  it('hits nobody while it is undecided whether it is avoided', () => {
    const { told, after } = played(
      punched(['common "duck" avoids the Thug', 'common "hit back"', 'rolls 5 5 1 2 3 4 2 3']),
    );
    assert.deepEqual([told('hit'), told('undecided').length, after('Rose').conditions], [[], 2, []]);
  });

  it('prints the words for a hit', () => {
    const { steps } = played(punched(['common "hit back"', 'rolls 5 5 1 2 3 4 2 3']));
    assert.deepEqual(
      steps.find(({ kind }) => kind === 'hit')?.prose.map(({ text }) => text),
      ['it was the left.'],
    );
  });

  it('by several at once leaves out nobody’s wound: an action that is met counts for the first of them', () => {
    const body = rose({
      rules: [...off, 'option divide whole'],
      head: ['the Thug and the Bruiser: punch Rose.', 'deals an easy wound "a bruise" on everything'],
      under: ['easy "one" avoids the Thug', 'easy "other" avoids the Bruiser', 'rolls 7 7 1 2 3 4 2 3'],
    });
    assert.deepEqual(
      played(body)
        .told('hit')
        .map((line) => line.split(' | ')[0]),
      ['The Bruiser hits Rose'],
    );
    assert.equal(percentOf(oddsOf(body).standing?.[0]?.odds, 'unhurt'), '91.859');
  });
});

describe('the lasting effect of an attempt', () => {
  it('can be a wound whose action counts in the next round', () => {
    const { told } = played(
      `${punched(['common "hit back"', 'rolls 5 5 1 2 3 4 2 3'])}\nround 2\nRose: gambles on "more".\ncommon "hit back"`,
    );
    assert.deepEqual(
      told('clarification').map((line) => line.split(' | ')[0]),
      ['Rose needs a set of 2 dice', 'Rose needs a set of 2 dice and a single die'],
    );
  });

  it('includes whether somebody has succeeded, for conditions of rounds, and whether a roll was critical', () => {
    const rounds =
      '\nround 2 "good" if Rose succeeded and a critical happened\nRose: waits.\nround 2 "bad" otherwise\nRose: waits.';
    const titleOf = (rolls: string): string =>
      played(`${rose({ rules: off, under: ['common "it"', `rolls ${rolls}`] })}${rounds}`)
        .steps.filter(({ kind }) => kind === 'round')
        .at(-1)!.title;
    assert.deepEqual(
      [titleOf('5 5 1 1 2 3 4 2'), titleOf('5 5 1 3 2 3 4 2'), titleOf('5 6 1 1 2 3 4 2')],
      ['Round 2: good', 'Round 2: bad', 'Round 2: bad'],
    );
  });

  it('ends with its words, or when somebody recovers or has rested', () => {
    const { after } = played(
      [
        'combatant Rose (she) of the Players',
        'Willpower 5',
        'easy wound "a cut" on everything',
        'easy wound "a bruise" on everything',
        'easy fatigue "the night"',
        'round 1',
        'no longer "a cut".',
        'Rose recovers from "a bruise": "a hot bath".',
        'Rose is rested.',
      ].join('\n'),
    );
    assert.deepEqual(after('Rose').conditions, []);
  });
});

describe('an action that waits for another', () => {
  const under = ['easy "lean out"', 'common "shoot" after "lean out"'];

  it('fails with it, whatever sets there are (qa-30)', () => {
    const { told } = played(
      rose({ rules: [...off, 'option divide whole'], under: [...under, 'rolls 7 7 1 2 3 4 2 3'] }),
    );
    assert.deepEqual(
      [...told('met'), ...told('missed')].map((line) => line.split(' | ')[0]),
      ['“lean out” succeeds', '“shoot” fails'],
    );
  });

  it('needs the same sets as it would otherwise', () => {
    const [waiting, apart] = [under, ['easy "lean out"', 'common "shoot"']].map((lines) =>
      percentOf(oddsOf(rose({ rules: off, under: lines })).actions[0]!.odds, 'succeeds'),
    );
    assert.equal(waiting, apart);
  });
});

describe('squashing', () => {
  it('is offered where a roll isn’t enough, and not where nobody squashes', () => {
    const told = (rules: readonly string[]): readonly string[] =>
      played(rose({ rules, under: ['hard "it"', 'rolls 5 5 6 6 1 2 3 4'] })).told('squashing');
    assert.match(
      told([])[0] ?? '',
      /^Rose may squash sets \| The text has this ability but doesn’t say how it works\./,
    );
    assert.deepEqual(told(off), []);
  });

  it('that is recorded makes its action succeed, in the words of the one who did it', () => {
    const { outcomes, told } = played(
      rose({
        under: ['hard "it"', 'easy "draw"', 'squashes for "it": "the fives join the sixes"', 'rolls 5 5 6 6 1 2 3 4'],
      }),
    );
    assert.deepEqual(outcomes, ['success']);
    assert.deepEqual(told('squashing'), ['Rose squashes sets | “the fives join the sixes”.']);
  });

  it('that is recorded for an action that is met anyway isn’t shown', () => {
    assert.deepEqual(
      played(rose({ under: ['common "it"', 'squashes for "it"', 'rolls 5 5 6 6 1 2 3 4'] })).told('squashing'),
      [],
    );
  });

  it('by a reconstruction says what it does with the sets', () => {
    assert.match(
      played(rose({ rules: ['option squash once'], under: ['hard "it"', 'rolls 5 5 6 6 1 2 3 4'] })).told('roll')[0] ??
        '',
      /success \| The 5s become 6s for a die less\./,
    );
  });
});

describe('team work', () => {
  const text = (tom: string): string =>
    [
      ...off,
      'combatants Rose and Tom of the Players',
      'round 1',
      'Rose and Tom work together on "lift the gate": "both can get a grip"',
      'Rose: gambles on "it".',
      'hard "lift the gate"',
      'Tom: gambles on "it".',
      `common "${tom}"`,
    ].join('\n');

  it('makes the task easier for each who attempts it', () => {
    assert.deepEqual(
      oddsOf(text('lift the gate')).actions.map(({ pool }) => pool.modifiers.map(({ standing }) => standing)),
      [['counted'], ['counted']],
    );
  });

  it('says which of them succeed, where not all do', () => {
    const body = text('lift the gate').replace('hard "lift the gate"', 'hard "lift the gate"\nrolls 6 6 1 2 3 4 2 3');
    assert.match(
      played(`${body}\nrolls 2 3 4 1 2 3 4 2`).told('team work')[0] ?? '',
      /: some succeed \| Rose succeeds, Tom fails\. The text doesn’t say whether/u,
    );
  });

  it('written twice makes it no easier than once', () => {
    const twice = text('lift the gate').replace(
      'Rose and Tom work',
      'Rose and Tom work together on "lift the gate"\nRose and Tom work',
    );
    assert.deepEqual(
      oddsOf(twice).actions[0]!.pool.modifiers.map(({ standing }) => standing),
      ['counted', 'unused'],
    );
  });

  it('doesn’t count where the others attempt something else, and says so', () => {
    const [reason] = oddsOf(text('pick the lock')).actions[0]!.pool.modifiers;
    assert.deepEqual([reason!.standing, reason!.uncounted?.why], ['unused', 'Tom attempts something else']);
  });
});

describe('an expectation about a bound', () => {
  const verdicts = (expectation: string): readonly string[] => {
    const analysis = analyze(`scenario "Any"\nrules quick-shot\n${rose({ under: ['hard "it"'] })}\n${expectation}\n`, {
      file: 'any.clash',
    });
    return expectationResults(analysis, analysis.scenarios[0]!).map(({ verdict }) => verdict);
  };

  it('is met or fails where the bound decides it, and is undecided where it doesn’t', () => {
    assert.deepEqual(verdicts('expect Rose succeeds at least 25% in round 1'), ['met']);
    assert.deepEqual(verdicts('expect Rose succeeds at least 40% in round 1'), ['open']);
    assert.deepEqual(verdicts('expect Rose succeeds at most 20% in round 1'), ['failed']);
    assert.deepEqual(verdicts('expect a critical at most 27% in round 1'), ['met']);
  });
});

describe('events at the head of a round', () => {
  it('say why nothing happens', () => {
    const { told } = played('combatant Rose (she) of the Players\nWillpower 4 of 5\nround 1\nRose catches her breath.');
    assert.match(
      told('refused')[0] ?? '',
      /^Rose takes a breather \| Nothing happens: a point more would bring the general pool to its base amount of 5/,
    );
  });

  it('heal nothing by a rest or by Willpower', () => {
    const { after } = played(
      'combatant Rose (she) of the Players\neasy wound "a cut" on everything\nround 1\nRose recovers from "a cut" by a rest.',
    );
    assert.deepEqual(after('Rose').conditions, ['a cut (easy)']);
  });

  it('buy an advantage once for a weakness', () => {
    const { after, told } = played(
      'combatant Rose (she) of the Players\nminor weakness "A bad back": adds easy on "straining"\nround 1\nRose buys a minor skill "Tracking" with weakness "A bad back".\nRose buys a minor skill "Carpentry" with weakness "A bad back".',
    );
    assert.deepEqual(after('Rose').gear, ['Tracking']);
    assert.match(told('refused')[0] ?? '', /has already paid for another advantage/);
  });
});
