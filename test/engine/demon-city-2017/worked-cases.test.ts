/** The worked cases of the reading and the text's own examples, dice edition. */
import assert from 'node:assert/strict';
import { detailOf, partiesOf } from '../../../server/engine/index.ts';
import { falling, fight } from './fight.ts';

/** A combatant with a line of stats, on a side. */
const body = (name: string, side: string, lines = 'Agility 3  Toughness 3'): string =>
  `combatant ${name} of the ${side}\n  ${lines}\n`;

describe('worked cases of the dice edition', () => {
  it('1: Base and Current Toughness 3, damage dice 9, 4 and 2: Current 1 (D17:108)', () => {
    const { after, steps } = fight(`${body('Ann', 'Players')}${body('Bill', 'Host')}round 1
Ann: punches Bill. throws 9. damage throws 9 4 2
Bill: punches Ann. throws 4`);
    assert.deepEqual(
      detailOf(steps('damage')[0], 'results')!.results.map(({ value, kept }) => `${value}${kept ? ' kept' : ''}`),
      ['9', '4', '2 kept'],
    );
    assert.deepEqual(after(1, 'Bill').tracks, [{ name: 'Toughness', now: 1, base: 3 }]);
  });

  it('2: Base 0, any hit: one die, below 0, on the Injury table (D17:107, 167)', () => {
    const { after, steps } = fight(`${body('Ann', 'Players')}${body('Bill', 'Host', 'Agility 3  Toughness 0')}round 1
Ann: punches Bill. throws 9. damage throws 1
Bill: punches Ann. throws 4`);
    assert.equal(detailOf(steps('damage')[0], 'results')!.results.length, 1);
    assert.deepEqual(after(1, 'Bill').tracks, [{ name: 'Toughness', now: -1, base: 0 }]);
    assert.deepEqual(
      steps('injury').map((step) => step.actor),
      ['Bill'],
    );
  });

  const alfie = (lines: string, alfies = 'Firearms 9', betty = 'Agility 5  Firearms 5'): string => `
combatant Alfie of the Players
  ${alfies}
combatant Betty of the Host
  ${betty}
combatant CeCe of the Players
  Agility 1
situation "a dead end"
  Alfie announces after Betty.
round 1
  ${lines}`;

  it('3: Alfie, Betty and CeCe: Skill for both shooters, Distraction for Alfie, Defense for CeCe (D17:157-163, d7)', () => {
    const { pools, modifiers } = fight(alfie('CeCe: flees.\nBetty: shoots CeCe.\nAlfie: shoots Betty.'));
    assert.deepEqual(modifiers('Alfie'), ['+1 Skill Die', '+1 Distraction Die']);
    assert.deepEqual(modifiers('Betty'), ['+1 Skill Die']);
    assert.deepEqual(modifiers('CeCe'), ['+1 Defense Die']);
    assert.deepEqual(pools(), ['CeCe: 2', 'Betty: 2', 'Alfie: 3']);
  });

  it('3, strictly by the rule: nobody is the second to target anybody (D17:83, d7)', () => {
    const text = alfie('CeCe: flees.\nBetty: shoots CeCe.\nAlfie: shoots Betty.');
    assert.deepEqual(fight(`option distraction die strict\n${text}`).modifiers('Alfie'), ['+1 Skill Die']);
  });

  it('3, when the two shoot each other: he has a Skill Die and she has none (D17:163, d3)', () => {
    const { modifiers } = fight(alfie('Betty: shoots Alfie.\nAlfie: shoots Betty.', 'Agility 5  Firearms 9'));
    assert.deepEqual([modifiers('Alfie'), modifiers('Betty')], [['+1 Skill Die'], []]);
  });

  it('3, when the two shoot each other, by comparing the two who shoot: the same without any Agility of his (d3)', () => {
    const shooting = alfie('Betty: shoots Alfie.\nAlfie: shoots Betty.');
    assert.deepEqual(fight(shooting).modifiers('Betty'), ['+1 Skill Die']);
    const higher = fight(`option mutual skill die higher\n${shooting}`);
    assert.deepEqual([higher.modifiers('Alfie'), higher.modifiers('Betty')], [['+1 Skill Die'], []]);
  });

  /** Ann has every die there is: she is faster, Bill aims at Cara, two advantages. */
  const everything = (
    hurt: string,
    clauses: string,
  ): string => `${body('Ann', 'Players', `Agility 5  Toughness 3${hurt}`)}${body('Bill', 'Host')}${body('Cara', 'Players')}
round 1
Bill: punches Cara.
Cara: dodges.
Ann: punches Bill.
  advantage "the stairs"
  advantage "the sun"
  ${clauses}`;

  it('4: everything at once is five dice (D17:87)', () => {
    const { pools, modifiers } = fight(everything('', ''));
    assert.deepEqual(modifiers('Ann'), ['+1 Skill Die', '+1 Distraction Die', '+1 Situation Die', '+1 Situation Die']);
    assert.ok(pools().includes('Ann: 5'));
  });

  it('5: the same with an injury and three other penalties: 5 − 1 − 2 = 2 (D17:84-86)', () => {
    const { pools, modifiers } = fight(
      everything('\n  is hurt', 'hindrance "mud"\n  hindrance "smoke"\n  hindrance "one shoe"'),
    );
    assert.ok(pools().includes('Ann: 2'));
    assert.deepEqual(modifiers('Ann').slice(4), [
      '-1 Lost Die for Injury',
      '-1 Miscellaneous Lost Die',
      '-1 Miscellaneous Lost Die',
      '-1 Miscellaneous Lost Die (capped)',
    ]);
  });

  const six =
    ['Alfred', 'Bebe', 'Didi', 'Eve'].map((name) => body(name, 'Players')).join('') +
    body('Ceelo', 'Host') +
    body('Fifi', 'Host');
  const fights =
    'round 1\nAlfred: kicks Ceelo.\nBebe: kicks Ceelo.\nCeelo: dodges.\nDidi: punches Fifi.\nEve: punches Fifi.\n';

  it('6: two fights that do not overlap are two Clashes, and one when Fifi picks Alfred’s pocket (D17:102)', () => {
    assert.deepEqual(Object.keys(fight(`${six}${fights}Fifi: blocks.`).contests()), [
      'clash: Alfred, Bebe, Ceelo',
      'clash: Didi, Eve, Fifi',
    ]);
    assert.deepEqual(Object.keys(fight(`${six}${fights}Fifi: picks the pocket of Alfred with Agility.`).contests()), [
      'clash: Alfred, Bebe, Didi, Eve, Ceelo, Fifi',
    ]);
  });
});

describe('the other examples of the dice text', () => {
  const roof = `
combatant Agent Pfister (he) on his own, run by the Players
  Agility 3  Toughness 3
combatant Agent Foreman (he) on his own, run by the Players
  Agility 2  Toughness 4
combatant Lieutenant Hyder (she) on her own, run by the Players
  Agility 4  Toughness 2
round 1
Foreman: punches Pfister.
Pfister: punches Foreman.
`;

  it('let Hyder get away, since nobody names her and she names nobody, before anybody is punched (D17:95)', () => {
    const { contests, told } = fight(`${roof}Hyder: flees.`);
    assert.deepEqual(Object.keys(contests()), ['clash: Agent Foreman, Agent Pfister']);
    assert.equal(told[3], 'Lieutenant Hyder flees: it takes effect');
    assert.match(told[4]!, /acts|tie/u);
  });

  it('roll her Agility against the Host where she jumps, without a Skill Die at Agility 4 against 4 (D17:95)', () => {
    const { contests } = fight(`${roof}Hyder: jumps "from the parapet" with Agility against 4.`);
    assert.deepEqual(contests(), {
      'task: Lieutenant Hyder': { succeeds: '9/20', tie: '1/10', fails: '9/20' },
      // Either has a Skill Die: Toughness 4 against Agility 3, Agility 3 against Agility 2. Two dice each (section 7:
      // .4335 and .1330).
      'clash: Agent Foreman, Agent Pfister': {
        'Agent Foreman acts': '867/2000',
        'Agent Pfister acts': '867/2000',
        tie: '133/1000',
      },
    });
  });

  it('give two Situation Dice for a foe who is tripped and in handcuffs (D17:81)', () => {
    const { modifiers } = fight(`${body('Ann', 'Players')}${body('Bill', 'Host')}situation "a kerb"
advantage "Bill is in handcuffs" for Ann over Bill.
round 1
Ann: punches Bill. advantage "Bill is tripped"
Bill: punches Ann.`);
    assert.deepEqual(modifiers('Ann'), ['+1 Situation Die', '+1 Situation Die']);
  });

  const bed = (facts: string): readonly string[] => {
    const { modifiers } =
      fight(`${body('Marit', 'Players', 'Agility 2  Toughness 2\n  carries knife')}${body('Konrad', 'Host', 'Agility 2  Toughness 2\n  carries sword')}
situation "a bed"\n${facts}\nround 1\nMarit: stabs Konrad.\nKonrad: slashes Marit.`);
    return [...modifiers('Marit'), '/', ...modifiers('Konrad')];
  };

  it('give the knife a die under a twin bed, and the sword one elsewhere (D17:81)', () => {
    assert.deepEqual(bed('knife beats sword.'), ['+1 Situation Die for the better weapon', '/']);
    assert.deepEqual(bed('sword beats knife.'), ['/', '+1 Situation Die for the better weapon']);
    assert.deepEqual(bed(''), ['/']);
  });

  it('let Ann’s kick keep Cassie from helping her up, even if nobody opposes that (D17:117)', () => {
    const people = body('Ann', 'Players') + body('Bill', 'Host') + body('Cassie', 'Players', 'Agility 2  Toughness 3');
    const { told, contests } = fight(`${people}round 1
Ann: kicks Bill. throws 9
Bill: kicks Ann. throws 4
Cassie: helps Ann. throws 8. on failure "not yet."`);
    assert.deepEqual(Object.keys(contests()), ['clash: Cassie, Ann, Bill']);
    assert.deepEqual(
      told.filter((title) => title.includes(': it ')),
      ['Ann kicks Bill: it takes effect', 'Cassie helps Ann: it comes to nothing'],
    );
  });

  it('give the thief of somebody who watches a car crash a Distraction Die (D17:39)', () => {
    const { modifiers, contests } = fight(`${body('Pip', 'Players')}${body('Otto', 'Host')}round 1
Pip: picks the pocket of Otto with Agility against 3. distraction "the crash"`);
    assert.deepEqual(modifiers('Pip'), ['+1 Distraction Die']);
    assert.deepEqual(contests(), { 'task: Pip': { succeeds: '123/200', tie: '1/10', fails: '57/200' } });
  });

  it('give the higher stat of a footrace a Skill Die, and a head start and bad ground a Situation Die each (D17:33, 41)', () => {
    const { modifiers } = fight(`${body('Runa', 'Players', 'Agility 2')}${body('Otto', 'Host', 'Agility 4')}round 1
Runa: races Otto with Agility. advantage "a head start". advantage "uneven ground under Otto"
Otto: races Runa with Agility.`);
    assert.deepEqual(
      [modifiers('Runa'), modifiers('Otto')],
      [['+1 Situation Die', '+1 Situation Die'], ['+1 Skill Die']],
    );
  });

  it('make a 6 and an 8 an 8 (D17:31)', () => {
    const { steps } = fight(
      `${body('Ann', 'Players', 'Agility 5')}round 1\nAnn: climbs "the wall" with Agility to beat 4.`,
      falling(6, 8),
    );
    assert.equal(partiesOf(steps('uncontested')[0])[0]!.value, 8);
  });
});
