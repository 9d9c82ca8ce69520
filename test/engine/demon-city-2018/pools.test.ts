/** How many throws somebody gets, and why. */
import assert from 'node:assert/strict';
import { fight } from './fight.ts';

const cast = `
combatant Ann of the Players
  Agility 3  Toughness 3
combatant Bill of the Host
  Agility 3  Toughness 3
combatant Cara of the Players
  Agility 3  Toughness 3
  carries pistol
`;

/** Ann's modifiers in a round of these lines, below these facts. */
function anns(lines: string, facts = '', people = cast): readonly string[] {
  return fight(`${people}\nsituation "a yard"\n${facts}\nround 1\n${lines}`).modifiers('Ann');
}

describe('extra throws', () => {
  it('are given once for each distinct advantage, however often it is written', () => {
    const facts =
      'advantage "the stairs" for Ann over Bill.\nadvantage "Stairs" for Ann over Bill.\nadvantage "the sun" for Ann over Bill.';
    assert.deepEqual(anns('Ann: punches Bill.\nBill: punches Ann.', facts), [
      '+1 Situational advantage',
      '+1 Situational advantage',
    ]);
  });

  it('need the advantage to be over the opponent', () => {
    assert.deepEqual(anns('Ann: punches Bill.\nBill: punches Ann.', 'advantage "the stairs" for Ann over Cara.'), []);
  });

  it('go to the higher stat of two who attack each other, and to neither where they are equal', () => {
    const stronger = cast.replace('Toughness 3', 'Toughness 4');
    assert.deepEqual(anns('Ann: punches Bill.\nBill: punches Ann.', '', stronger), ['+1 Higher Stat Throw']);
    assert.deepEqual(anns('Ann: punches Bill.\nBill: punches Ann.'), []);
  });

  it('go to a stat above the one that resists when the target does not strike back', () => {
    const slower = cast.replace('combatant Bill of the Host\n  Agility 3', 'combatant Bill of the Host\n  Agility 2');
    assert.deepEqual(anns('Ann: punches Bill.\nBill: dodges.', '', slower), ['+1 Higher Stat Throw']);
  });

  it('use Hand-to-Hand in place of Toughness and of Agility', () => {
    const trained = cast.replace('Toughness 3\ncombatant Bill', 'Toughness 3  Hand-to-Hand 4\ncombatant Bill');
    assert.deepEqual(anns('Ann: punches Bill.\nBill: punches Ann.', '', trained), ['+1 Higher Stat Throw']);
    const guarded = cast.replace(
      'combatant Bill of the Host\n  Agility 3',
      'combatant Bill of the Host\n  Hand-to-Hand 3  Agility 1',
    );
    assert.deepEqual(anns('Ann: punches Bill.\nBill: dodges.', '', guarded), []);
  });

  for (const [busy, extra] of [
    ['punches Cara', ['+1 Distraction Throw']],
    ['searches for "the switch" with Perception', ['+1 Distraction Throw']],
    ['waits', ['+1 Distraction Throw']],
    ['dodges', []],
    ['dodges Cara', []],
  ] as const) {
    it(`${extra.length > 0 ? 'are given' : 'aren’t given'} against a target who ${busy}`, () => {
      assert.deepEqual(anns(`Ann: punches Bill.\nBill: ${busy}.`), extra);
    });
  }

  it('are given once for a distraction, however many causes it has, and not where the Host says so', () => {
    assert.deepEqual(anns('Ann: punches Bill.\n distraction "the bell"\nBill: punches Cara.'), [
      '+1 Distraction Throw',
    ]);
    assert.deepEqual(anns('Ann: punches Bill.\n no distraction\nBill: punches Cara.'), []);
    assert.deepEqual(anns('Ann: punches Bill.\n unaware\nBill: dodges.'), ['+1 Distraction Throw']);
  });

  it('are given for only defending', () => {
    for (const verb of ['dodges', 'flees', 'blocks', 'parries'])
      assert.deepEqual(anns(`Ann: ${verb}.\nBill: punches Ann.`)[0], '+1 Defense Throw');
  });

  it('are given for a weapon against somebody who strikes back unarmed, and not against a dodger', () => {
    const armed = cast.replace('Toughness 3\ncombatant Bill', 'Toughness 3\n  carries knife\ncombatant Bill');
    assert.deepEqual(anns('Ann: stabs Bill.\nBill: punches Ann.', '', armed), ['+1 Weapon Throw']);
    assert.deepEqual(anns('Ann: stabs Bill.\nBill: dodges.', '', armed), []);
  });

  it('are given for a parry with the better weapon', () => {
    const armed = cast.replace('Toughness 3\ncombatant Bill', 'Toughness 3\n  carries knife\ncombatant Bill');
    assert.deepEqual(anns('Ann: parries Bill with her knife.\nBill: punches Ann.', '', armed), [
      '+1 Defense Throw',
      '+1 Weapon Throw',
    ]);
  });

  it('are given for the supernatural against a mundane attack, and only when the two face each other', () => {
    const gifted = `weapon psalm: supernatural Knowledge against Calm\n${cast.replace('Toughness 3\ncombatant Bill', 'Toughness 3\n  carries psalm\ncombatant Bill')}`;
    assert.ok(anns('Ann: uses the psalm on Bill.\nBill: punches Ann.', '', gifted).includes('+1 Supernatural Throw'));
    assert.ok(!anns('Ann: uses the psalm on Bill.\nBill: dodges.', '', gifted).includes('+1 Supernatural Throw'));
  });
});

describe('the Weapon Throw and powers', () => {
  const gifted = `weapon psalm: supernatural Knowledge against Calm\n${cast.replace('Toughness 3\ncombatant Bill', 'Toughness 3\n  carries psalm\ncombatant Bill')}`;
  const lines = 'Ann: uses the psalm on Bill.\nBill: punches Ann.';

  it('isn’t assumed for a power: it has the Supernatural Throw over bare hands (T18:98, T18:106)', () => {
    assert.deepEqual(anns(lines, '', gifted), ['+1 Supernatural Throw']);
  });

  it('is given where the writer says that it is better', () => {
    assert.deepEqual(anns(lines, 'psalm beats bare hands.', gifted), ['+1 Weapon Throw', '+1 Supernatural Throw']);
  });
});

describe('the Higher Stat Throw of two who target each other without a blow (T18:73)', () => {
  const faster = cast.replace('Agility 3', 'Agility 4');
  const race = (ann: string, bill: string) =>
    fight(`${faster}round 1\nAnn: races Bill${ann}.\nBill: races Ann${bill}.`);

  it('goes to the higher of the stats that both name', () => {
    const { pools } = race(' with Agility', ' with Agility');
    assert.deepEqual(pools(), ['Bill: 1', 'Ann: 2']);
  });

  it('goes to nobody where they are equal, or one of them names none', () => {
    assert.deepEqual(race(' with Agility', '').pools(), ['Bill: 1', 'Ann: 1']);
    assert.deepEqual(race(' with Toughness', ' with Agility').pools(), ['Bill: 1', 'Ann: 1']);
  });

  it('goes to nobody where the other doesn’t target back', () => {
    assert.deepEqual(fight(`${faster}round 1\nAnn: races Bill with Agility.\nBill: punches Cara.`).modifiers('Ann'), [
      '+1 Distraction Throw',
    ]);
  });
});

describe('help', () => {
  const help = 'Cara: helps Ann.\n advantage "a rope"\n';
  const punches = 'Ann: punches Bill.\nBill: punches Ann.';
  const two = `${cast}combatant Zed of the Host\n  Agility 3  Toughness 3\n`;

  it('gives its advantage, and nothing is thrown for it if it is unopposed (T18:144)', () => {
    const { modifiers, steps } = fight(`${cast}round 1\n${help}${punches}`);
    assert.deepEqual(modifiers('Ann'), ['+1 Situational advantage']);
    assert.deepEqual(steps('uncontested'), []);
    assert.deepEqual(
      steps('effect')
        .slice(0, 1)
        .map(({ actor }) => actor),
      ['Cara'],
    );
  });

  it('is thrown for where it has a difficulty', () => {
    assert.equal(
      fight(`${cast}round 1\n${help.replace('Ann.', 'Ann with Agility to beat 2.')}${punches}`).steps('uncontested')
        .length,
      1,
    );
  });

  it('that somebody gets in the way of is decided with the Clash, and gives no throw in it (T18:144, T18:191)', () => {
    assert.deepEqual(anns(`${help}${punches}\nZed: grabs Cara.`, '', two), []);
    const hindered = `hindrance "no rope" same as "a rope" on Bill.`;
    assert.deepEqual(fight(`${two}situation "x"\n${hindered}\nround 1\n${help}${punches}`).modifiers('Bill'), []);
    assert.deepEqual(
      fight(`${two}situation "x"\n${hindered}\nround 1\n${help}${punches}\nZed: grabs Cara.`).modifiers('Bill'),
      ['-1 Lost throw (passed)'],
    );
  });
});

describe('lost throws', () => {
  const clear = 'Bill: dodges.';

  it('are counted once for each distinct difficulty', () => {
    const facts = 'advantage "a" for Ann over Bill.\nadvantage "b" for Ann over Bill.';
    assert.deepEqual(
      fight(`${cast}\nsituation "x"\n${facts}\nround 1\nAnn: punches Bill.\n hindrance "mud"\nBill: dodges.`).pools(),
      ['Ann: 2', 'Bill: 2'],
    );
  });

  it('that would leave less than one go to the opponent', () => {
    const { pools, modifiers } = fight(`${cast}\nround 1\nAnn: punches Bill.\n hindrance "mud"\n${clear}`);
    assert.deepEqual(pools(), ['Ann: 1', 'Bill: 3']);
    assert.deepEqual(modifiers('Ann'), ['-1 Lost throw (passed)']);
    assert.deepEqual(modifiers('Bill'), ['+1 Defense Throw', '+1 Give throws, don’t take them']);
  });

  it('are one for a called shot, and none for a harmless disarm', () => {
    const facts = 'advantage "a" for Ann over Bill.';
    const pools = (deed: string) =>
      fight(`${cast}\nsituation "x"\n${facts}\nround 1\nAnn: ${deed}\n${clear}`).pools()[0];
    assert.equal(pools('punches Bill. called shot "the jaw"'), 'Ann: 1');
    assert.equal(pools('disarms Bill.'), 'Ann: 1');
    assert.equal(pools('disarms Bill without harm.'), 'Ann: 2');
  });

  it('for a called shot count after those for the situation', () => {
    const { pools } = fight(`${cast}\nround 1\nAnn: punches Bill.\n hindrance "mud"\n called shot "the jaw"\n${clear}`);
    assert.deepEqual(pools(), ['Ann: 2 lowest', 'Bill: 3']);
  });

  it('are one for somebody who is up again after having been down', () => {
    const hurt = cast.replace('Toughness 3\ncombatant Bill', 'Toughness 3\n  is hurt\ncombatant Bill');
    assert.deepEqual(anns(`Ann: dodges.\nBill: punches Ann.`, '', hurt), [
      '+1 Defense Throw',
      '-1 Lost throw for Injury',
    ]);
  });
});
