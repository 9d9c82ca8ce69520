/** The worked cases of the text's own examples, tarot edition. */
import assert from 'node:assert/strict';
import { partiesOf } from '../../../server/engine/index.ts';
import { fight } from './fight.ts';

const larder = `
combatant Ann (she) of the Players
  Agility 4  Toughness 2  Hand-to-Hand 4
combatant Cassie (she) of the Players
  Agility 2  Toughness 2  Firearms 4
  carries revolver
combatant Bill (he) of the Host
  Agility 3  Toughness 3
combatant the Ghoul (it) of the Host
  Agility 1  Toughness 5
`;

describe('worked cases of the tarot edition', () => {
  it('7: a dodge wins the Clash for somebody else’s shot, which need only beat Agility', () => {
    const { told } = fight(`${larder}
round 1
  Cassie: shoots Bill.   throws 4
  Bill: punches Ann.     throws 7
  Ann: dodges Bill.      throws 9
`);
    assert.ok(told.includes('The Players win the Clash, 9 over 7'));
    assert.ok(told.includes('Cassie shoots Bill with her revolver: it takes effect'));
  });

  it('8: when the target aims at the shooter, the shot must beat the target’s throw', () => {
    const { told, clashes } = fight(`${larder}
round 1
  Cassie: shoots Bill.      throws 4
  Bill: punches Cassie.     throws 7
  Ann: dodges. interferes with Bill. throws 9
`);
    assert.deepEqual(clashes(), ['Cassie, Bill, Ann']);
    assert.ok(told.includes('Cassie shoots Bill with her revolver with 4: a stalemate'));
    assert.ok(!told.some((title) => title.includes('Toughness')));
  });

  it('9: only the highest attack of the winning side happens', () => {
    const { told } = fight(`${larder}
round 1
  Cassie: shoots Bill.   throws 6
  Bill: punches Ann.     throws 3
  Ann: kicks Bill.       throws 9
`);
    assert.ok(told.includes('Ann kicks Bill: it takes effect'));
    assert.ok(!told.some((title) => title.startsWith('Cassie shoots Bill') && title.endsWith('takes effect')));
  });

  it('10: a dive for a gun happens in addition to the attack, if it beats the foe it gets away from', () => {
    const { told } = fight(`${larder}
round 1
  the Ghoul: strikes Cassie.   throws 5
  Cassie: dodges the Ghoul to get revolver, interferes with Bill, throws 7
  Bill: punches Ann.           throws 6
  Ann: kicks Bill.             throws 9
`);
    assert.ok(told.includes('Ann kicks Bill: it takes effect'));
    assert.ok(told.includes('Cassie dodges the Ghoul: it takes effect'));
  });

  it('11: of two with the high ground over their targets, the higher gets one throw more', () => {
    const { modifiers } = fight(`
combatant Lois of the Players
  Agility 3  Toughness 3
combatant Hiram of the Host
  Agility 3  Toughness 3
combatant Max of the Players
  Agility 3  Toughness 3
situation "a hill"
  advantage "the high ground" for Hiram over Lois.
  advantage "the high ground" above Hiram for Max over Hiram.
round 1
  Hiram: punches Lois.
  Lois: punches Hiram.
  Max: punches Hiram.
    no distraction
`);
    assert.deepEqual(modifiers('Hiram'), ['+1 Situational advantage']);
    assert.deepEqual(modifiers('Max'), ['+1 Situational advantage', '+1 Superior advantage of the same kind']);
  });

  const swords = `
combatant Sigrid of the Host
  Agility 3  Toughness 3
  carries sword
combatant Nils of the Players
  Agility 3  Toughness 3
  carries knife
situation "ten feet apart"
  Sigrid is 10 ft from Nils.
  sword beats knife beyond 3 ft.
  knife beats sword within 3 ft.
`;
  for (const back of ['stabs Sigrid', 'punches Sigrid']) {
    it(`12: at ten feet the sword is worth one throw against somebody who ${back}`, () => {
      const { modifiers, pools } = fight(`${swords}\nround 1\n  Sigrid: slashes Nils.\n  Nils: ${back}.\n`);
      assert.deepEqual(modifiers('Sigrid'), ['+1 Weapon Throw']);
      assert.deepEqual(pools(), ['Sigrid: 2', 'Nils: 1']);
    });
  }
  it('12: after a block that brings the knife in close, the knife has the throw', () => {
    const { pools, timeline } = fight(`${swords}
round 1
  Sigrid: slashes Nils.          throws 3 2
  Nils: parries Sigrid with his knife.  throws 9
round 2 if Nils succeeded
  Nils is 1 ft from Sigrid.
  Sigrid: slashes Nils.
  Nils: stabs Sigrid.
`);
    assert.equal(timeline.rounds.length, 2);
    assert.deepEqual(pools(2), ['Sigrid: 1', 'Nils: 2']);
  });

  it('13: a kick that throws higher than a vat of lava is the only attack that happens', () => {
    const { told } = fight(`${larder}
weapon lava: ranged, massive
round 1
  the Ghoul: punches Ann.     throws 2
  Cassie: hurls the lava at the Ghoul. throws 7
  Ann: kicks the Ghoul.       throws 8
`);
    assert.ok(told.includes('Ann kicks the Ghoul: it takes effect'));
    assert.ok(!told.some((title) => title.startsWith('Cassie hurls') && title.endsWith('takes effect')));
  });

  it('14: a called shot with one throw is two cards, of which the lower counts', () => {
    const { pools, steps } = fight(`
combatant Tomasz of the Players
  Agility 2  Toughness 2
  carries pistol
combatant the Watcher of the Host
  Agility 4  Toughness 5
round 1
  Tomasz: shoots the Watcher. called shot "the eye"
  the Watcher: dodges Tomasz.
`);
    assert.deepEqual(pools(), ['Tomasz: 2 lowest', 'Watcher: 2']);
    const { results, value } = partiesOf(steps('clash')[0])[0]!;
    assert.equal(value, Math.min(...results.map((result) => result.value)));
  });

  it('15: when opposed sides share the highest card nobody gets anything done', () => {
    const { told, timeline } = fight(`${larder}
round 1
  on a tie "the jars come down."
  Bill: punches Ann.  throws 8
  Ann: kicks Bill.    throws 8
round 2
  Bill: punches Ann.
`);
    assert.ok(told.includes('A tie at 8'));
    assert.ok(!told.some((title) => title.endsWith('takes effect') && title.startsWith('Ann')));
    assert.equal(timeline.rounds.length, 2);
    assert.equal(timeline.rounds[0]!.steps.find((step) => step.kind === 'tie')!.prose[0]!.text, 'the jars come down.');
  });
});
