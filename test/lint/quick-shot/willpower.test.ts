/** Findings of Quick Shot’s checks about bets and losses of Willpower, and what they accept. */
import assert from 'node:assert/strict';
import { between, cured, drives, faultsIn, gambling, offersIn, sayingsIn, vault, willpowerIn } from './vault.ts';

/** The findings in an attempt of Rose, who has 5 WP and three drives. */
const below = (clauses: string): readonly string[] => willpowerIn(rose(clauses));
const rose = (clauses: string, willpower = '5'): string =>
  vault(`Willpower ${willpower} | ${drives}`, gambling(clauses));

describe('the amount of a bet', () => {
  it('is 1 or 3, and never another (lines 119 to 121)', () => {
    for (const amount of ['0', '2', '4'])
      assert.deepEqual(below(`bets ${amount} WP`), [`${amount} | undefined-bet-amount`]);
    for (const amount of ['1', '3']) assert.deepEqual(below(`bets ${amount} WP`), []);
  });

  it('is offered only as far as it is available', () => {
    assert.deepEqual(offersIn(rose('bets 2 WP', '2 of 5')), ['Write “1”']);
    assert.deepEqual(offersIn(rose('bets 2 WP')), ['Write “1”', 'Write “3”']);
  });

  it('is the sum of its parts', () => {
    const parts = 'serves "Get rich" | bets 3 WP: 1 WP from the general pool, 1 WP from "Get rich"';
    assert.deepEqual(below(parts), [
      'bets 3 WP: 1 WP from the general pool, 1 WP from "Get rich" | undefined-bet-amount',
    ]);
    assert.equal(cured(rose(parts)), rose(parts.replace('1 WP from "Get rich"', '2 WP from "Get rich"')));
    assert.deepEqual(
      faultsIn(rose('serves "Get rich" | bets 3 WP: 1 WP from the general pool, 2 WP from "Get rich"')),
      [],
    );
  });
});

describe('a bet from several pools', () => {
  const served = 'serves "Get rich" and "Stay alive"';

  it('says how much comes from each', () => {
    const text = rose(`${served} | bets 3 WP from "Get rich" and the general pool`);
    assert.deepEqual(willpowerIn(text), ['bets 3 WP from "Get rich" and the general pool | undefined-bet-amount']);
    assert.match(sayingsIn(text)[0] ?? '', /write it as bets 3 WP: 1 WP from "Get rich", 2 WP from the general pool$/);
    assert.deepEqual(offersIn(text), [
      'Write “bets 3 WP: 1 WP from "Get rich", 2 WP from the general pool”',
      'Write “bets 3 WP: 2 WP from "Get rich", 1 WP from the general pool”',
    ]);
    assert.deepEqual(faultsIn(cured(text)), []);
  });

  it('of 1 WP is one from either', () => {
    assert.deepEqual(offersIn(rose(`${served} | bets 1 WP from "Get rich", "Stay alive"`)), [
      'Write “bets 1 WP from "Get rich"”',
      'Write “bets 1 WP from "Stay alive"”',
    ]);
  });

  it('needs no sum', () => {
    assert.deepEqual(faultsIn(rose(`${served} | bets 1 WP from "Stay alive", 2 WP from "Get rich"`)), []);
    assert.deepEqual(below(`${served} | bets 1 WP from "Stay alive", 1 WP from "Get rich"`), [
      '1 WP from "Stay alive", 1 WP from "Get rich" | undefined-bet-amount',
    ]);
  });
});

describe('a bet', () => {
  it('is covered by its pool, or may be by what earlier rolls win', () => {
    assert.deepEqual(willpowerIn(rose('bets 3 WP', '2 of 5')), ['3 | uncovered-bet']);
    assert.deepEqual(willpowerIn(rose('bets 3 WP', '3 of 5')), []);
    assert.deepEqual(
      willpowerIn(vault('Willpower 2 of 5', gambling('on failure "the bolt holds"') + gambling('bets 3 WP', '', 2))),
      [],
      'a critical success may bring the third point',
    );
    assert.deepEqual(
      willpowerIn(vault('Willpower 1 of 5', gambling('on failure "the bolt holds"') + gambling('bets 3 WP', '', 2))),
      ['3 | uncovered-bet'],
    );
  });

  it('may come from another pool that holds enough and is served', () => {
    assert.deepEqual(offersIn(rose('serves "Get rich" | serves "Stay alive" | bets 3 WP', '2 of 5')), [
      'Write “1”',
      'Write “bets 3 WP from "Get rich"”',
    ]);
  });

  it('is made once: a repetition is removed, and of different ones either may be meant', () => {
    assert.deepEqual(offersIn(rose('bets 1 WP | bets 1 WP')), ['!Remove it']);
    assert.deepEqual(offersIn(rose('bets 1 WP | bets 3 WP')), ['Remove it', 'Remove the first bet']);
    assert.deepEqual(
      below('bets 2 WP | bets 3 WP'),
      ['2 | undefined-bet-amount'],
      'where the first isn’t made, the second is no second',
    );
  });

  it('must come before the dice, but may be in any place there', () => {
    assert.deepEqual(below('rolls 6 6 6 2 3 4 2 3 7 | bets 1 WP'), ['bets 1 WP | late-bet']);
    assert.deepEqual(below('bets 1 WP | on failure "the bolt holds" | rolls 6 6 6 2 3 4 2 3 7'), []);
    assert.deepEqual(
      below('rolls 6 6 6 2 3 4 2 3 | bets 2 WP'),
      ['2 | undefined-bet-amount'],
      'one that isn’t made is found for that',
    );
  });

  it('isn’t allowed on a player’s compulsion check, but on the GM’s (line 262)', () => {
    const check = (clauses: string): string =>
      vault(
        'Willpower 5 | compulsion "Dares" since "the second session"',
        `round 1\n  Rose: resists "Dares".\n    risk "a broken leg"\n    bets 1 WP\n${clauses}`,
      );
    assert.deepEqual(offersIn(check('')), ['Remove it', 'Add “called by the GM”']);
    assert.deepEqual(offersIn(check('    called by her player\n')), ['!Remove it', 'Write “called by the GM”']);
    assert.deepEqual(willpowerIn(check('    called by the GM "the tower of a lifetime"\n')), []);
  });
});

describe('a drive', () => {
  it('backs and pays only for what serves it, and is named once for both', () => {
    assert.deepEqual(below('bets 1 WP from "Get rich" | pays from "Get rich"'), ['"Get rich" | unserved-drive']);
    assert.deepEqual(below('pays from “stay alive”'), ['“stay alive” | unserved-drive']);
    assert.deepEqual(below('serves "Get rich" | bets 1 WP from "get  rich" | pays from "Get rich"'), []);
    assert.deepEqual(
      below('bets 1 WP from "Get rich" | is all for riches'),
      ['is all for riches | unreadable-sentence'],
      'what it serves may stand there',
    );
    assert.equal(
      cured(rose('bets 1 WP from "Get rich"')),
      rose('bets 1 WP from "Get rich"').replace('vault".\n', 'vault".\n    serves "Get rich"\n'),
    );
  });

  it('that nobody has is reported once, with a suggestion', () => {
    assert.deepEqual(below('serves "Get ritch" | bets 1 WP from "Get rich"'), ['"Get ritch" | unknown-pool']);
    assert.deepEqual(offersIn(rose('pays from "Glory"')), [
      'Write “"Get rich"”',
      'Write “"Stay alive"”',
      'Write “"Find the forger"”',
      'Add “drive "Glory"”',
    ]);
    assert.deepEqual(offersIn(rose('serves "Stay alife"')), ['!Write “"Stay alive"”']);
  });

  it('belongs to one, and isn’t available to the other', () => {
    assert.deepEqual(
      willpowerIn(
        vault(
          `Willpower 5 | ${drives}`,
          'round 1\n  Tom: gambles on "the rope".\n    hard "hold it"\n    serves "Get rich"\n',
        ),
      ),
      ['"Get rich" | unknown-pool'],
    );
  });

  it('is one of three to five, or there are none', () => {
    const having = (count: number): readonly string[] =>
      willpowerIn(
        vault(
          ['Willpower 5', ...['A', 'B', 'C', 'D', 'E', 'F'].slice(0, count).map((name) => `drive "${name}" 1`)].join(
            ' | ',
          ),
          gambling('on failure "the bolt holds"'),
        ),
      );
    for (const count of [0, 3, 4, 5]) assert.deepEqual(having(count), []);
    for (const count of [1, 2, 6])
      assert.deepEqual(having(count), [`drive "${'ABCDEF'[count - 1] ?? ''}" 1 | drive-count`]);
  });
});

describe('Willpower that is set aside', () => {
  it('can be used as soon as it is assigned', () => {
    const used = (assigned: string): readonly string[] =>
      willpowerIn(
        vault(
          `Willpower 5 | ${drives}`,
          gambling('bets 1 WP from what is set aside', `Rose completes "Find the forger": 2 WP set aside.${assigned}`),
        ),
      );
    assert.deepEqual(used(''), ['bets 1 WP from what is set aside | set-aside-use']);
    assert.deepEqual(
      willpowerIn(
        vault(
          `Willpower 5 | ${drives}`,
          gambling(
            'bets 1 WP',
            'Rose completes "Find the forger": 2 WP set aside. | Rose assigns 2 WP to the general pool.',
          ),
        ),
      ),
      [],
    );
  });
});

describe('Willpower by hand', () => {
  it('is meant as a bet, or repeats the bet', () => {
    assert.deepEqual(offersIn(rose('spends 3 WP')), ['Write “bets 3 WP”', 'Remove it']);
    assert.deepEqual(offersIn(rose('spends 2 WP')), ['Write “bets 1 WP”', 'Write “bets 3 WP”', 'Remove it']);
    assert.deepEqual(offersIn(rose('spends 0 WP')), ['Remove it']);
    assert.deepEqual(offersIn(rose('bets 1 WP | spends 1 WP')), ['!Remove it']);
    assert.match(sayingsIn(rose('wins 2 WP'))[0] ?? '', /^What an attempt wins is computed/);
  });
});

describe('a critical failure', () => {
  const failing = (clauses: string, willpower = '5', before = ''): readonly string[] =>
    willpowerIn(
      vault(`Willpower ${willpower} | ${drives}`, before + gambling(`rolls 1 1 2 2 3 3 5 6 | ${clauses}`, '', 2)),
    );
  const rolls = 'rolls 1 1 2 2 3 3 5 6';

  it('costs one point, if a number is written', () => {
    assert.deepEqual(failing('pays 0 from the general pool'), ['0 | critical-costs-one']);
    assert.deepEqual(failing('pays 1 WP from the general pool'), []);
    assert.deepEqual(failing('pays from the general pool'), []);
  });

  it('asks who pays only where more than one could', () => {
    assert.deepEqual(failing('serves "Get rich"'), [`${rolls} | missing-loss-pool`]);
    assert.deepEqual(failing('serves "Get rich"', '0 of 5'), []);
    assert.deepEqual(failing('serves "Get rich" | pays from "Get rich"'), []);
    assert.deepEqual(
      willpowerIn(rose('serves "Get rich" | rolls 1 2 2 2 3 3 5 6')),
      [],
      'nothing is lost with a single one',
    );
  });

  it('asks for a grave setback only where certainly nothing can pay', () => {
    assert.deepEqual(failing('on failure "the bolt holds"', '0 of 5'), [`${rolls} | unmarked-grave-setback`]);
    assert.deepEqual(failing('grave setback "the guard is dead"', '0 of 5'), []);
    assert.deepEqual(
      failing('on failure "the bolt holds"', '0 of 5', gambling('on failure "the window holds"')),
      [],
      'a point may have been won before',
    );
    assert.deepEqual(failing('serves "Get rich"', '0 of 5'), []);
  });

  it('has no grave setback where certainly something pays', () => {
    assert.deepEqual(failing('grave setback "the guard is dead"', '1 of 5'), [
      'grave setback "the guard is dead" | evaded-critical-loss',
    ]);
    assert.deepEqual(
      failing('grave setback "the guard is dead"', '1 of 5', gambling('on failure "the window holds"')),
      [],
      'the point may have been lost before',
    );
    const text = vault('Willpower 1 of 5', gambling(`${rolls} | grave setback "the guard is dead"`));
    assert.equal(cured(text), text.replace('grave setback', 'on critical failure'));
  });

  it('comes after the bet is lost, and needs two ones', () => {
    const setback = (dice: string): readonly string[] =>
      willpowerIn(vault('Willpower 1 of 5', gambling(`bets 1 WP | rolls ${dice} | grave setback "the guard is dead"`)));
    assert.deepEqual(setback('1 1 2 2 3 3 5 6 7'), [], 'the bet has taken the last point');
    assert.deepEqual(setback('1 4 2 2 3 3 5 6 7'), [], 'a plain failure costs the bet alone');
  });
});

describe('the general pool', () => {
  it('is required of characters who roll or have drives, and of nobody else', () => {
    assert.deepEqual(willpowerIn(vault(drives, between(''))), ['Rose | missing-general-pool']);
    assert.deepEqual(willpowerIn(vault('', gambling('on failure "the bolt holds"'))), ['Rose | missing-general-pool']);
    assert.deepEqual(willpowerIn(vault('', between(''))), []);
    assert.deepEqual(
      willpowerIn(vault('Wilpower 5', gambling('on failure "the bolt holds"'))),
      [],
      'what is meant is found as a stat that there isn’t',
    );
  });

  it('has 0 points or more, and so have its base and the drives', () => {
    assert.deepEqual(willpowerIn(vault('Willpower 50', between(''))), []);
    assert.deepEqual(willpowerIn(vault('Willpower 0 of 5', between(''))), []);
    for (const words of ['Willpower -3', 'Willpower -1 of 5', 'Willpower 5 of -2'])
      assert.deepEqual(willpowerIn(vault(words, between(''))), [`${words} | negative-willpower`]);
    assert.deepEqual(willpowerIn(vault('Willpower 5 | drive "a" 1 | drive "b" 0 | drive "c" -3', between(''))), [
      'drive "c" -3 | negative-willpower',
    ]);
  });

  it('has more than 5 by gambles, and a higher base by a purchase', () => {
    assert.deepEqual(willpowerIn(vault('Willpower 8 of 5', between(''))), []);
    assert.deepEqual(willpowerIn(vault('Willpower 5 of 6', between(''))), ['Willpower 5 of 6 | unpurchased-base']);
    assert.deepEqual(
      willpowerIn(vault('Willpower 5 of 6 | major talent "Iron will" "base Willpower 6"', between(''))),
      [],
    );
    assert.deepEqual(
      willpowerIn(
        vault('Willpower 5 of 6 | 1 major charge', between('Rose buys base Willpower 6 with a major charge.')),
      ),
      [],
    );
  });
});
