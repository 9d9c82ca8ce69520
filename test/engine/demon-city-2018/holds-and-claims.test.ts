/**
 * Breaking free from the one who holds; “uncontested” for something that somebody can oppose; Clashes without
 * opposition.
 */
import assert from 'node:assert/strict';
import { fight } from './fight.ts';

const body = (name: string, side: string, stats: string): string => `combatant ${name} of the ${side}\n  ${stats}\n`;
const ann = body('Ann', 'Players', 'Agility 3  Toughness 2');
const cora = body('Cora', 'Players', 'Agility 1  Toughness 2');
const bill = body('Bill', 'Host', 'Agility 2  Toughness 3');
const dov = body('Dov', 'Host', 'Agility 4  Toughness 2');
const four = `rules demon-city-2018\n${ann}${cora}${bill}${dov}`;
const played = (round: string, situation = '') =>
  fight(`${four}${situation === '' ? '' : `situation "x"\n${situation}\n`}round 1\n${round}`);

describe('an escape (T18:198)', () => {
  const held = (cora: string, thrown: number) =>
    played(
      `Cora: ${cora}. throws ${thrown}\nBill: punches Cora. throws 2\nDov: punches Cora. throws 8\nAnn: dodges Dov. throws 9`,
      'Cora is grabbed by Dov.',
    );
  const conditions = (cora: string, thrown: number) =>
    held(cora, thrown).timeline.rounds[0]!.after.combatants.find(({ name }) => name === 'Cora')!.conditions;

  for (const words of ['breaks free', 'breaks free from Dov', 'breaks free from Bill']) {
    it(`must beat the throw of the one who holds, whoever is named: ${words}`, () => {
      assert.deepEqual(conditions(words, 4), ['grabbed by Dov']);
      // A throw of 9 ties with Ann’s on one side, which wins, and is above the 8 of the one who holds.
      assert.equal(
        held(words, 9)
          .steps('effect')
          .find(({ actor }) => actor === 'Cora')!.text,
        '9 is above Dov’s throw of 8. Dov no longer holds Cora.',
      );
      assert.deepEqual(conditions(words, 9), []);
    });
  }

  it('names the rule of holds as its reason', () => {
    assert.equal(
      held('breaks free', 9)
        .steps('effect')
        .find(({ actor }) => actor === 'Cora')!.rule,
      'demon-city-2018/hold',
    );
  });

  it('only has what is written to beat where nobody holds', () => {
    const { steps } = played('Cora: breaks free from Bill. throws 4\nBill: punches Cora. throws 2');
    assert.equal(steps('effect')[0]!.text, '4 is above Bill’s throw of 2.');
  });
});

describe('“uncontested” for something that somebody can oppose (T18:144)', () => {
  it('doesn’t keep an attack out of the Clash of somebody who does anything', () => {
    for (const bills of ['punches Ann', 'dodges', 'moves "to the door"', 'punches Cora']) {
      assert.deepEqual(played(`Ann: punches Bill, uncontested.\nBill: ${bills}.`).clashes().length, 1, bills);
    }
  });

  it('throws for both in one Clash, so that nobody put down by it still throws', () => {
    const { clashes, kinds } = withKinds(
      'Ann: punches Bill, uncontested. throws 9. damage throws 9\nBill: punches Ann. throws 2',
    );
    assert.deepEqual(clashes, ['Bill, Ann']);
    assert.ok(!kinds.includes('uncontested'));
  });

  it('doesn’t keep anything out of the Clash of somebody who attacks its actor', () => {
    assert.deepEqual(
      played('Ann: climbs "the wall" with Agility to beat 3, uncontested.\nBill: punches Ann.').clashes(),
      ['Bill, Ann'],
    );
  });

  it('works for an attack on those who wait or announce nothing', () => {
    for (const bills of ['', 'Bill: waits.\n']) {
      const { clashes, kinds } = withKinds(`${bills}Ann: punches Bill, uncontested.`);
      assert.deepEqual(clashes, []);
      assert.ok(kinds.includes('uncontested'));
    }
  });
});

function withKinds(round: string): { readonly clashes: readonly string[]; readonly kinds: readonly string[] } {
  const { clashes, timeline } = played(round);
  return { clashes: clashes(), kinds: timeline.rounds.flatMap(({ steps }) => steps.map(({ kind }) => kind)) };
}

describe('the Distraction Throw for breaking free (T18:84)', () => {
  const coras = (dovs: string, clause = '') =>
    played(`Cora: breaks free.${clause}\nDov: ${dovs}.\nBill: punches Cora.`, 'Cora is grabbed by Dov.')
      .modifiers('Cora')
      .filter((words) => /Distraction/.test(words));

  it('is given where the holder’s own action targets somebody else', () => {
    assert.deepEqual(coras('punches Ann'), ['+1 Distraction Throw']);
    assert.deepEqual(coras('punches Ann', ' no distraction.'), []);
  });

  it('isn’t given otherwise', () => {
    for (const dovs of ['punches Cora', 'dodges', 'dodges Ann', 'waits', 'climbs "the wall"'])
      assert.deepEqual(coras(dovs), [], dovs);
    assert.deepEqual(
      played('Cora: breaks free.\nBill: punches Cora.', 'Cora is grabbed by Dov.').modifiers('Cora'),
      [],
    );
  });
});

describe('a Clash in which only one side throws', () => {
  it('isn’t reported as a victory', () => {
    const { steps } = played('Ann: punches Bill. throws 7\nBill: waits.');
    assert.equal(steps('clash')[0]!.title, 'Nobody opposes the Players, whose highest throw is 7');
  });

  it('doesn’t exist for an unopposed action: it happens without a throw, which could be The Fool (T18:144)', () => {
    const { clashes, actions, steps } = fight(
      `${four}round 1\nBill: climbs "the wall" with Agility to beat 3, uncontested.\n interferes with Ann\nAnn: moves "to the wall".\n interferes with Bill`,
    );
    assert.deepEqual(clashes(), []);
    assert.deepEqual(
      actions(1).map(({ actor }) => actor),
      ['Bill'],
    );
    assert.equal(steps('effect').find(({ actor }) => actor === 'Ann')!.rule, 'demon-city-2018/uncontested');
  });

  it('is thrown where a number or somebody’s throw opposes it', () => {
    const { clashes } = fight(
      `${four}round 1\nAnn: moves "to the wall" with Agility to beat 3.\n interferes with Bill\nBill: waits.`,
    );
    assert.deepEqual(clashes(), ['Ann']);
    assert.deepEqual(played('Ann: moves "to the wall".\nBill: punches Ann.').clashes(), ['Bill, Ann']);
  });
});
