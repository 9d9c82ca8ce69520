/** The words of a round: whom an action names, whose defences set its difficulty, and the origin of each die. */
import assert from 'node:assert/strict';
import { runToEnd, detailOf, type Modifier } from '../../../server/engine/index.ts';
import { attackAlgorithm } from '../../../server/engine/rulesets/attack-algorithm/index.ts';
import { traitWords } from '../../../server/engine/rulesets/attack-algorithm/trait-words.ts';
import { played, read, type Played } from './played.ts';

const wolves = `
  creature Wolf (it)
    HP 4
    carries fangs
  combatants Ash, Bree, Cur of the Host, each a Wolf
  combatant Maud (she) of the Players. Attack Bonus 2. carries spear
  combatant Hob (he) of the Players
  champion Maud
  champion Ash
`;

const night = (round: string, facts = '', options = ''): Played =>
  played(`${options}\n${wolves}\nround 1\n${facts}\n${round}`);

describe('the people an action names', () => {
  const told = (fight: Played): readonly (readonly [string, string | undefined])[] =>
    fight.steps('announce').map(({ title, target }) => [title, target] as const);

  it('are all of a creature or a list who are still in the fight', () => {
    const out = 'Ash is out of the fight';
    assert.deepEqual(told(night('Maud: attacks every Wolf.', out)), [
      ['Maud attacks Bree and Cur with her spear', 'Bree'],
    ]);
    assert.deepEqual(told(night('Maud: attacks Cur and Ash.', out)), [['Maud attacks Cur with her spear', 'Cur']]);
    assert.deepEqual(told(night('Maud: attacks every Wolf.')), [
      ['Maud attacks Ash, Bree and Cur with her spear', 'Ash'],
    ]);
  });

  it('are the named ones where it isn’t an attack: somebody may be helped up again', () => {
    assert.deepEqual(told(night('Maud: helps Hob.', 'Hob is out of the fight')), [['Maud helps Hob', 'Hob']]);
  });

  it('are the same in the odds', () => {
    const { scenario } = read(`${wolves}\nround 1\nBree is out of the fight\nMaud: attacks every Wolf.`);
    const {
      rounds: [round],
    } = runToEnd(
      attackAlgorithm.odds(scenario as Parameters<typeof attackAlgorithm.odds>[0], {
        throws: { pick: () => 0 },
        seed: 1,
      }),
    );
    assert.deepEqual(
      round!.actions.map(({ words }) => words),
      ['Maud attacks Ash and Cur with her spear'],
    );
  });
});

describe('the enemy who sets the difficulty (aa-q06)', () => {
  const told = (round: string, facts = '', options = ''): string =>
    night(round, facts, options).steps('announce')[0]!.text;

  it('is named where there are several', () => {
    assert.equal(told('Maud: attacks Cur and Bree.'), 'Cur is the first of them, and sets the difficulty.');
    assert.equal(told('Maud: attacks Cur and Bree.', 'Cur is out of the fight'), '');
    assert.equal(told('Maud: attacks Cur.'), '');
  });

  it('is the weakest where nobody is named, or as the scenario chooses', () => {
    const defences = 'Ash defends barely. Cur defends fully.';
    assert.equal(told('Maud: attacks.', defences), 'No enemy is easier to hit than Bree, who sets the difficulty.');
    assert.equal(
      told('Maud: attacks every Wolf.', defences, 'option difficulty target strongest'),
      'No enemy is harder to hit than Cur, who sets the difficulty.',
    );
  });
});

describe('the reasons of a pool', () => {
  const reasons = (round: string, facts = '', options = ''): readonly Modifier[] =>
    detailOf(night(round, facts, options).steps('announce')[0], 'pool')!.pool.modifiers;

  it('point to where the attack bonus is written, one die a point (line 34)', () => {
    const [first, second, ...more] = reasons('Maud: attacks Cur.');
    const stat = read(wolves).scenario.combatants.find(({ name }) => name === 'Maud')!.stats[0]!;
    assert.deepEqual([first!.source, second!.source, more], [stat.source, stat.source, []]);
    assert.deepEqual([first!.because, second!.because], ['Attack Bonus 2', 'Attack Bonus 2']);
  });

  it('mention the lack of any defence where it replaces another, and change nothing by it', () => {
    const { steps } = night(
      'Maud: attacks Cur.',
      'Cur defends fully "hide". Cur defends not at all against spears "it splits"',
    );
    const { pool } = detailOf(steps('announce')[0], 'pool')!;
    assert.deepEqual(
      pool.modifiers.slice(0, 1).map(({ measure, amount, because }) => [measure, amount, because]),
      [['TN ±0', 0, 'Cur defends not at all against spear, “it splits”']],
    );
    assert.equal(pool.difficulty!.now, '5/6');
    assert.deepEqual(
      reasons('Maud: attacks Cur.', 'Cur defends not at all').map(({ title }) => title),
      ['Attack bonus', 'Attack bonus'],
    );
  });

  it('grow the die by what makes success certain, also before a change of nothing', () => {
    const grown = reasons('Maud: attacks Cur. TN +0 "a drizzle"', 'Maud has superior form over Cur.').find(
      ({ measure }) => measure === 'd6 → d8',
    );
    assert.equal(grown!.because, 'it would have become a sure thing on a d6');
  });

  it('name for each die that isn’t rolled the one that cancels it', () => {
    const dice = reasons('Maud: attacks Cur.', 'disadvantage "mud" for Maud');
    assert.deepEqual(
      dice.map(({ because, uncounted }) => [because, uncounted?.why]),
      [
        ['Attack Bonus 2', undefined],
        ['Attack Bonus 2', '“mud” cancels it'],
        ['“mud”', 'Attack Bonus 2 cancels it'],
      ],
    );
  });
});

describe('something said once', () => {
  it('is what a champion is for, at the first who has others beside them', () => {
    const fight = night(
      'Ash: attacks Hob.\nMaud: attacks Ash.\nHob: attacks Ash.\nround 2\nMaud: attacks Ash.\nHob: attacks Ash.\nBree and Ash: attack Hob.',
    );
    assert.deepEqual(fight.told('nominate'), [
      'Ash is champion of the Host',
      'Maud is champion of the Players | The champion rolls the whole pool, everybody else one die.',
      'Maud is champion of the Players | The champion rolls the whole pool, everybody else one die.',
      'Ash is champion of the Host',
    ]);
  });

  it('is how often somebody with written words hit', () => {
    const fight = night('Maud: attacks Cur. rolls 1 2 3. on success "a hay spear"');
    assert.deepEqual(fight.told('success'), ['Maud attacks Cur with her spear: 3 hits']);
  });
});

describe('damage', () => {
  it('is listed in the order of the spread: most hits first', () => {
    const shared = night('hits fall 1 on Ash, 2 on Cur\nMaud: attacks. rolls 1 1 1\nHob: attacks. rolls 6');
    assert.deepEqual(
      shared.steps('damage').map(({ target }) => target),
      ['Cur', 'Ash'],
    );
  });
});

describe('a champion', () => {
  it('is marked from the nomination until the next round begins', () => {
    const fight = night('Maud: attacks Ash.\nround 2\nMaud: waits.');
    const marked = fight.all.map(
      ({ kind, after }) =>
        `${kind}: ${after.combatants
          .filter(({ conditions }) => conditions.includes('champion'))
          .map(({ name }) => name)
          .join(' ')}`,
    );
    assert.deepEqual(
      [marked[0], marked[1], marked[2], marked.at(-2)],
      ['round: ', 'nominate: Maud', 'announce: Maud', 'round: '],
    );
  });
});

describe('the summary of a block', () => {
  it('gives defences, forms and damage dice in a few words', () => {
    const { scenario } = read(
      'combatant Ilse (she) of the Players\n  fights in "the heron form"\n  defends fully against arrows, bolts "tower shield"\n  defends barely\n  damage d8\n  carries spear',
    );
    const words = scenario.combatants[0]!.traits.flatMap(
      (trait) => traitWords(trait as Parameters<typeof traitWords>[0]) ?? [],
    );
    assert.deepEqual(words, [
      'fights in the heron form',
      'defends fully against arrows and bolts, “tower shield”',
      'defends barely',
      'damage d8',
    ]);
  });
});
