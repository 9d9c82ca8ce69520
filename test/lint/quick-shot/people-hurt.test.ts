/** Edge cases of the checks of wounds and fatigue in Quick Shot. */
import assert from 'node:assert/strict';
import { alley, deed, gamble, offersIn, peopleIn, punch, sayingsIn, writtenBy } from './alley.ts';

const round = 'round 1\n';
const forearm = 'easy wound "a grazed forearm" on "shooting"';
const concussion = 'common wound "a concussion" on everything';

describe('despite', () => {
  it('names something that doesn’t count anyway, once', () => {
    const hurt = {
      Rose: `${forearm} | ${concussion} | easy fatigue "six hours on foot" | minor weakness "A bad back": adds easy on "lifting"`,
    };
    const named = (clauses: string): readonly string[] => peopleIn(alley(`${round}${gamble(clauses)}`, hurt));
    assert.deepEqual(named('despite "a grazed forearm", "a bad back"'), []);
    assert.deepEqual(named('despite "six hours on foot" | despite "a concussion"'), [
      '"six hours on foot" | duplicate-wound-action',
      '"a concussion" | duplicate-wound-action',
    ]);
    assert.deepEqual(named('despite "a grazed forearm", "the grazed forearm"'), [
      '"the grazed forearm" | duplicate-wound-action',
    ]);
  });

  it('removes one of several names without the others', () => {
    const text = alley(`${round}${gamble('despite "a concussion", "a grazed forearm"')}`, {
      Rose: `${forearm} | ${concussion}`,
    });
    assert.deepEqual(offersIn(text), ['!Remove “a concussion”']);
    assert.deepEqual(writtenBy(text, 'Remove “a concussion”'), ['despite "a grazed forearm"']);
  });

  it('affects what is involved, where that is written', () => {
    const hurt = { Rose: `${forearm} | minor weakness "Flat feet": adds easy on "running"` };
    assert.deepEqual(
      peopleIn(alley(`${round}${gamble('involves "running", "Shooting" | despite "a grazed forearm"')}`, hurt)),
      [],
    );
    const text = alley(`${round}${gamble('involves "running" | despite "a grazed forearm"')}`, hurt);
    assert.deepEqual(peopleIn(text), ['"a grazed forearm" | out-of-scope-wound-action']);
    assert.deepEqual(writtenBy(text, 'Add “, "shooting"”'), ['involves "running", "shooting"']);
  });
});

describe('without', () => {
  it('may name what doesn’t affect the attempt', () => {
    const hurt = { Rose: forearm };
    assert.deepEqual(peopleIn(alley(`${round}${gamble('without "a grazed forearm"')}`, hurt)), []);
    const text = alley(`${round}${gamble('involves "shooting" | without "a grazed forearm"')}`, hurt);
    assert.deepEqual(peopleIn(text), ['"a grazed forearm" | left-out-action']);
    assert.match(sayingsIn(text)[0] ?? '', /applies to this attempt/);
  });

  it('doesn’t leave out a weakness that counts for everything', () => {
    assert.match(
      sayingsIn(
        alley(`${round}${gamble('without "a bad back"')}`, {
          Rose: 'minor weakness "A bad back": adds easy on everything',
        }),
      )[0] ?? '',
      /^The weakness “a bad back” applies to everything/,
    );
  });
});

describe('a wound that somebody doesn’t have', () => {
  it('may have been dealt in an earlier round, and not in this one', () => {
    const dealing = deed('the Thug: punches Rose.', 'deals a common wound "a split lip" on "talking"');
    const answered = 'easy "roll with it" avoids the Thug';
    assert.deepEqual(
      peopleIn(alley(`${round}${dealing}${gamble(answered)}round 2\n${gamble('despite "a split lip"')}`)),
      [],
    );
    assert.deepEqual(peopleIn(alley(`${round}${dealing}${gamble(`${answered} | despite "a split lip"`)}`)), [
      '"a split lip" | unknown-hindrance',
    ]);
  });

  it('includes one that has healed', () => {
    const text = alley(
      `${round}  Rose recovers from "a grazed forearm": "a week".\n${gamble('despite "a grazed forearm"')}`,
      { Rose: forearm },
    );
    assert.deepEqual(peopleIn(text), ['"a grazed forearm" | unknown-hindrance']);
    assert.deepEqual(sayingsIn(text), ['Rose has no wound, weakness or fatigue “a grazed forearm” in round 1']);
  });

  it('can’t heal, end or get worse', () => {
    const text = alley(
      `${round}  no longer "a burn".\n  Rose recovers from "a bite": "a week".\n${gamble('worsens "a cut": "it bleeds"')}`,
      { Rose: forearm },
    );
    assert.deepEqual(peopleIn(text), [
      '"a burn" | unknown-hindrance',
      '"a bite" | unknown-hindrance',
      '"a cut" | unknown-hindrance',
    ]);
    assert.deepEqual(offersIn(text).slice(0, 2), ['Write “"a grazed forearm"”', 'Remove it']);
  });

  it('is enough for one of two who do something together', () => {
    assert.deepEqual(
      peopleIn(
        alley(
          `${round}${deed('Rose and Tom: gamble on "the door".', 'common "reach it" | despite "a grazed forearm"')}`,
          { Rose: forearm },
        ),
      ),
      [],
    );
  });
});

describe('harder instead of an action', () => {
  it('isn’t what the GM finds harder for other reasons, or for a weakness', () => {
    assert.deepEqual(
      peopleIn(
        alley(`${round}${gamble('1 harder "rain" | 1 harder "a bad back"')}`, {
          Rose: 'minor weakness "A bad back": harder 1 on "lifting"',
        }),
      ),
      [],
    );
  });

  it('includes what counts already, which is only removed', () => {
    const text = alley(
      `${round}${gamble('vulgar "walks through the wall": easy paradox "nobody" | 1 harder "she walks through the wall"')}`,
      {},
      'option campaign delta-green\n',
    );
    assert.deepEqual(peopleIn(text), ['1 harder "she walks through the wall" | harder-instead-of-action']);
    assert.deepEqual(offersIn(text), ['Remove it']);
  });

  it('includes the word vulgar, where something is vulgar', () => {
    const vulgar = 'vulgar "glows": easy paradox "nobody" | ';
    const said = (before: string): readonly string[] =>
      peopleIn(alley(`${round}${gamble(`${before}1 harder "vulgar"`)}`, {}, 'option campaign delta-green\n'));
    assert.deepEqual(said(vulgar), ['1 harder "vulgar" | harder-instead-of-action']);
    assert.deepEqual(said(''), []);
  });

  it('certainly means a wound where it has no other words', () => {
    const offers = (because: string): readonly string[] =>
      offersIn(alley(`${round}${gamble(`1 harder "${because}"`)}`, { Rose: forearm }));
    assert.deepEqual(offers('the grazed forearm'), ['!Write “despite "a grazed forearm"”']);
    assert.deepEqual(offers('rain, and a grazed forearm'), ['Write “despite "a grazed forearm"”']);
  });
});

describe('a wound without a scope', () => {
  it('counts where an attempt is made despite it', () => {
    assert.deepEqual(
      peopleIn(alley(`${round}${gamble('despite "a cut"')}`, { Rose: 'easy wound "a cut" "from a bottle"' })),
      [],
    );
    assert.deepEqual(
      writtenBy(alley(`${round}${gamble()}`, { Rose: 'easy wound "a cut" "from a bottle"' }), 'Add “on everything”'),
      ['easy wound "a cut" "from a bottle" on everything'],
    );
  });

  it('is reported where it is dealt or taken, and as a weakness, but not on an opponent', () => {
    const text = alley(
      `${round}  Rose has a common wound "a cut".\n  the Boss has a wound "a bruise".\n${deed('the Thug: punches Rose.', 'deals a hard wound "a broken rib"')}${gamble('easy "duck" avoids the Thug')}`,
      { Tom: 'minor weakness "Poor health": harder 1' },
    );
    assert.deepEqual(peopleIn(text), [
      '"Poor health" | scopeless-wound',
      '"a cut" | scopeless-wound',
      '"a broken rib" | scopeless-wound',
    ]);
  });
});

describe('a wound without a difficulty', () => {
  it('is reported only on a character', () => {
    const text = alley(
      `${round}  Rose and Tom have a wound "a cut" on "moving".\n  the Thug has a wound "a bruise".\n${gamble()}`,
    );
    assert.deepEqual(peopleIn(text), ['"a cut" | actionless-wound']);
    assert.deepEqual(writtenBy(text, 'Write “easy”'), ['Rose and Tom have an easy wound "a cut" on "moving".']);
  });
});

describe('a wound that gets worse', () => {
  const rolled = (clauses: string, dice: string): string =>
    alley(`${round}${gamble(`risk "a fall" | ${clauses} | rolls ${dice}`)}`, {
      Rose: 'common wound "a cut thigh" on "moving"',
    });

  it('does so where its action fails, and is only requested there', () => {
    assert.deepEqual(peopleIn(rolled('despite "a cut thigh"', '5 5 6 6 1 2 3 4')), []);
    assert.deepEqual(peopleIn(rolled('involves "moving"', '5 6 7 8 1 2 3 4')), ['gambles | silent-injury-failure']);
    assert.deepEqual(peopleIn(rolled('involves "moving" | worsens "a cut thigh": "it opens"', '5 6 7 8 1 2 3 4')), []);
  });

  it('must be in the attempt', () => {
    const text = rolled('worsens "a cut thigh": "it opens"', '5 6 7 8 1 2 3 4');
    assert.deepEqual(peopleIn(text), ['worsens "a cut thigh": "it opens" | misdirected-worsening']);
    assert.deepEqual(offersIn(text), ['Remove it', 'Write “despite "a cut thigh"”']);
  });

  it('may do so where nothing is pinned', () => {
    assert.deepEqual(
      peopleIn(
        alley(`${round}${gamble('despite "a cut thigh" | worsens "a cut thigh": "it opens"')}`, {
          Rose: 'common wound "a cut thigh" on "moving"',
        }),
      ),
      [],
    );
  });
});

describe('healing', () => {
  it('by a rest keeps its other details', () => {
    const text = alley(`${round}  Rose heals "a grazed forearm" by Willpower: "a week".\n${gamble()}`, {
      Rose: forearm,
    });
    assert.deepEqual(peopleIn(text), ['Rose heals "a grazed forearm" by Willpower: "a week" | wp-healing']);
    assert.deepEqual(writtenBy(text, 'Leave out the Willpower'), ['Rose heals "a grazed forearm": "a week".']);
  });

  it('by a rest isn’t also reported as unexplained', () => {
    assert.deepEqual(
      peopleIn(alley(`${round}  Rose heals "a grazed forearm" by a rest.\n${gamble()}`, { Rose: forearm })).map(
        (line) => line.split(' | ')[1],
      ),
      ['wp-healing'],
    );
  });
});

describe('an opponent’s wound', () => {
  it('has no difficulty at the head of a round either', () => {
    const text = alley(`${round}  the Thug has an easy wound "a lame leg".\n${gamble()}`);
    assert.deepEqual(peopleIn(text), ['easy | npc-wound-action']);
    assert.deepEqual(writtenBy(text, 'Remove the difficulty'), ['the Thug has a wound "a lame leg".']);
  });

  it('may make it easier to avoid them, unless something is easier or nothing can be', () => {
    const said = (clauses: string): string =>
      alley(`${round}${punch}${gamble(clauses)}`, { Thug: 'wound "a broken arm"' });
    assert.deepEqual(peopleIn(said('common "duck" avoids the Thug')), ['Thug | overlooked-opponent-wound']);
    assert.deepEqual(writtenBy(said('common "duck" avoids the Thug'), 'Add “1 easier "a broken arm" for "duck"”'), [
      '1 easier "a broken arm" for "duck"',
    ]);
    assert.deepEqual(peopleIn(said('easy "duck" avoids the Thug')), []);
    assert.deepEqual(peopleIn(said('hard "duck" avoids the Thug | 1 easier "his arm" for "duck"')), []);
  });

  it('may make it easier to chase them, to reach them and to get away from them', () => {
    const said = (does: string, clauses = 'hard "be quick"'): string =>
      alley(`${round}${deed(`Rose: ${does}.`, clauses)}`, { Thug: 'wound "a lame leg"' });
    for (const does of [
      'chases',
      'follows',
      'pursues',
      'runs towards',
      'walks to',
      'flees from',
      'escapes from',
      'dodges',
    ])
      assert.deepEqual(peopleIn(said(`${does} the Thug`)), ['Thug | overlooked-opponent-wound'], does);
    assert.deepEqual(writtenBy(said('chases the Thug'), 'Add “1 easier "a lame leg"”'), ['1 easier "a lame leg"']);
    assert.deepEqual(peopleIn(said('chases the Thug', 'hard "be quick" | 1 easier "his leg"')), []);
    assert.deepEqual(peopleIn(said('chases the Thug', 'easy "be quick"')), []);
    assert.deepEqual(peopleIn(said('chases the Boss')), []);
  });

  it('is asked about once where their attack is avoided, too', () => {
    const text = alley(
      `${round}${punch}${deed('Rose: dodges the Thug.', 'common "duck" avoids the Thug | hard "run"')}`,
      {
        Thug: 'wound "a lame leg"',
      },
    );
    assert.deepEqual(peopleIn(text), ['Thug | overlooked-opponent-wound']);
  });

  it('isn’t mentioned where they are only named', () => {
    const said = (does: string): readonly string[] =>
      peopleIn(
        alley(
          `${round}${deed(`Rose: ${does}.`, 'hard "win him over"')}`,
          { Thug: 'wound "a lame leg"' },
          'verb talks: gamble\n',
        ),
      );
    for (const does of ['talks to the Thug', 'helps the Thug', 'carries the Thug', 'hides from the Thug'])
      assert.deepEqual(said(does), [], does);
  });
});

describe('fatigue', () => {
  const tired = 'Rose is tired: common "no sleep".';

  it('can come again once the first is over', () => {
    assert.deepEqual(
      peopleIn(alley(`${round}  ${tired}\n${gamble()}round 2\n  Rose is rested.\n  ${tired}\n${gamble()}`)),
      [],
    );
    assert.deepEqual(
      peopleIn(
        alley(`${round}  no longer "six hours".\n  ${tired}\n${gamble()}`, { Rose: 'easy fatigue "six hours"' }),
      ),
      [],
    );
  });

  it('is reported twice in a block, in the situation and in later rounds', () => {
    assert.deepEqual(
      peopleIn(alley(`${round}${gamble()}`, { Rose: 'easy fatigue "six hours" | common fatigue "no sleep"' })),
      ['common fatigue "no sleep" | duplicate-fatigue-action'],
    );
    assert.deepEqual(
      peopleIn(alley(`situation "an alley"\n  ${tired}\n${round}${gamble()}`, { Rose: 'easy fatigue "six hours"' })),
      ['Rose is tired: common "no sleep" | duplicate-fatigue-action'],
    );
    assert.deepEqual(peopleIn(alley(`${round}  ${tired}\n${gamble()}round 2\n  ${tired}\n${gamble()}`)), [
      'Rose is tired: common "no sleep" | duplicate-fatigue-action',
    ]);
  });
});
