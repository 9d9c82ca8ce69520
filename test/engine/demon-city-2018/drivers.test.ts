/** Rival drivers (T18:163, reading t32). */
import assert from 'node:assert/strict';
import { fight } from './fight.ts';

const chase = `
combatant Oda (she) of the Players
  Agility 4  Toughness 2
combatant Tobit (he) of the Players
  Agility 2  Toughness 2  Firearms 5
  carries shotgun
combatant Gant (he) of the Host
  Agility 3  Toughness 3
combatant Lorne (he) of the Host
  Agility 1  Toughness 3
`;
const drive = 'Gant: drives "the lorry".\nOda: drives "the bus".\n';

describe('rival drivers', () => {
  for (const [how, lines] of [
    ['who name no opponent', drive],
    ['who name their opponent', 'Gant: drives "the lorry" against Oda.\nOda: drives against Gant "the bus".\n'],
    ['of whom one names the opponent', 'Gant: rides against Oda.\nOda: steers.\n'],
  ] as const) {
    it(`${how} are a Clash of their own, apart from their passengers`, () => {
      const { clashes } = fight(`${chase}round 1\n${lines}Lorne: punches Tobit.\nTobit: shoots Lorne.`);
      assert.deepEqual(clashes(), ['Lorne, Tobit', 'Gant, Oda']);
    });
  }

  it('let the winner’s manoeuvre happen, and nobody’s after a tie', () => {
    const effects = (gant: number, oda: number) =>
      fight(`${chase}round 1\nGant: drives "the lorry". throws ${gant}\nOda: drives "the bus". throws ${oda}`);
    assert.deepEqual(
      effects(4, 9)
        .steps('effect')
        .map(({ title, rule }) => `${title} ${rule!}`),
      ['Oda drives “the bus”: it takes effect demon-city-2018/rival-drivers'],
    );
    assert.deepEqual(
      effects(9, 4)
        .steps('effect')
        .map(({ actor }) => actor),
      ['Gant'],
    );
    assert.deepEqual(effects(7, 7).steps('effect'), []);
    assert.equal(effects(7, 7).steps('tie').length, 1);
  });

  it('have the odds of a throw against a throw', () => {
    // Reference numbers, 31 cards against exactly 1 to 10: 1 against 1 is .435 / .097 / .468.
    const { clash, takesEffect } = fight(`${chase}round 1\n${drive}`);
    assert.deepEqual(clash(), { 'the Players act': '27/62', 'the Host acts': '29/62', tie: '3/31', stalemate: '0' });
    assert.equal(takesEffect('Oda'), '27/62');
  });

  it('who are attacked resist by their stat, don’t throw in that Clash, and are distracted; the step says that the Host decides this', () => {
    const { clashes, modifiers, steps } = fight(`${chase}round 1\n${drive}Tobit: shoots Gant. throws 4 2 1`);
    assert.deepEqual(clashes(), ['Tobit', 'Gant, Oda']);
    assert.deepEqual(modifiers('Tobit'), ['+1 Higher Stat Throw', '+1 Distraction Throw']);
    assert.match(
      steps('clash')[0]!.text,
      /Gant drives in another Clash\. The text leaves attacks on a driver to the Host/,
    );
    // 4 is above Gant’s Agility 3, which is its only opposition.
    assert.ok(steps('effect').some(({ actor }) => actor === 'Tobit'));
  });

  it('who are shot before their own Clash is resolved achieve nothing in it, and the step names the default', () => {
    const frail = chase.replace('Agility 3  Toughness 3', 'Agility 3  Toughness 0');
    const { steps } = fight(
      `${frail}round 1\nGant: drives "the lorry". throws 10\nOda: drives "the bus". throws 2\nTobit: shoots Gant. throws 9 2 1`,
    );
    assert.deepEqual(
      steps('effect').map(({ actor }) => actor),
      ['Tobit'],
    );
    assert.deepEqual(
      steps('blocked').map(({ title }) => title),
      ['Gant is out of the fight before it comes to that'],
    );
    assert.match(steps('blocked')[0]!.text, /The text is silent .* default/);
  });

  it('aren’t reported as out of everybody’s reach', () => {
    const { steps } = fight(`${chase}round 1\n${drive}Tobit: shoots Gant.`);
    assert.match(
      steps('clashes')[0]!.text,
      /Rival drivers are one by themselves, no matter who could interfere with them\.$/,
    );
    const plain = fight(`${chase}round 1\nOda: punches Gant.\nGant: punches Oda.\nTobit: shoots Lorne.`).steps(
      'clashes',
    )[0]!;
    assert.match(plain.text, /Nobody in one of them could interfere with another\.$/);
  });

  it('are joined by those who interfere', () => {
    assert.deepEqual(fight(`${chase}round 1\n${drive}Tobit: shoots Gant. interferes with Gant`).clashes(), [
      'Tobit, Gant, Oda',
    ]);
  });

  it('gain from the higher stat where both name the stat for driving', () => {
    const both = 'Gant: drives "the lorry" with Agility.\nOda: drives "the bus" with Agility.';
    assert.deepEqual(fight(`${chase}round 1\n${both}`).modifiers('Oda'), ['+1 Higher Stat Throw']);
    assert.deepEqual(fight(`${chase}round 1\n${both}`).modifiers('Gant'), []);
    assert.deepEqual(fight(`${chase}round 1\n${drive}`).modifiers('Oda'), []);
  });

  it('must be on opposed sides; a lone driver is in the Clash of whoever attacks them', () => {
    assert.deepEqual(fight(`${chase}round 1\nOda: drives "the bus".\nTobit: drives "the van".`).clashes(), []);
    assert.deepEqual(fight(`${chase}round 1\nOda: drives "the bus".\nLorne: punches Oda.`).clashes(), ['Lorne, Oda']);
  });

  it('aren’t recognized where the Host calls one of them uncontested', () => {
    assert.deepEqual(
      fight(
        `${chase}round 1\nGant: drives "the lorry", uncontested.\nOda: drives "the bus" with Agility to beat 3.`,
      ).clashes(),
      [],
    );
  });
});
