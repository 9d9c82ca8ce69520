/** How many dice somebody rolls, and why. Dice edition, step 2 of the Slow Motion Phase, and Task Resolution. */
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

/** The same people with other lines for one of them. */
const withLines = (name: 'Ann' | 'Bill', lines: string, people = cast): string =>
  people.replace(new RegExp(`(combatant ${name} of the \\w+\n  )Agility 3 {2}Toughness 3`, 'u'), `$1${lines}`);

/** Ann's modifiers in a round of these lines, below these facts. */
function anns(lines: string, facts = '', people = cast): readonly string[] {
  return fight(`${people}\nsituation "a yard"\n${facts}\nround 1\n${lines}`).modifiers('Ann');
}

describe('the Skill Die', () => {
  const punches = 'Ann: punches Bill.\nBill: punches Ann.';
  const skill = ['+1 Skill Die'];

  for (const [stats, foe, expected] of [
    ['Agility 4  Toughness 3', 'Agility 3  Toughness 3', skill],
    ['Agility 3  Toughness 4', 'Agility 3  Toughness 9', skill],
    ['Agility 3  Toughness 3', 'Agility 3  Toughness 0', []],
    ['Agility 4  Toughness 4', 'Agility 3  Hand-to-Hand 4', []],
    ['Agility 3  Hand-to-Hand 4', 'Agility 3  Toughness 3', skill],
    ['Agility 4  Hand-to-Hand 3', 'Agility 3  Toughness 3', []],
  ] as const) {
    it(`of somebody close with ${stats} against ${foe}: ${expected.length} (D17:77, d5)`, () => {
      assert.deepEqual(anns(punches, '', withLines('Ann', stats, withLines('Bill', foe))), expected);
    });
  }

  for (const [stats, expected] of [
    ['Agility 4', skill],
    ['Agility 3  Firearms 4', skill],
    ['Agility 4  Firearms 3', []],
    ['Agility 3  Exotic Weapons 4', skill],
  ] as const) {
    it(`of a shooter with ${stats} against Agility 3 and Hand-to-Hand 9: ${expected.length} (D17:77)`, () => {
      const people = withLines('Ann', `${stats}  Toughness 0`, withLines('Bill', 'Agility 3  Hand-to-Hand 9'));
      assert.deepEqual(anns('Ann: shoots Bill.\nBill: dodges.', '', people), expected);
    });
  }

  it('is measured by Toughness against a foe who is grabbed (D17:77)', () => {
    const people = withLines('Bill', 'Agility 9  Toughness 2');
    assert.deepEqual(anns(punches, '', people), []);
    assert.deepEqual(anns(punches, 'Bill is grabbed by Cara.', people), skill);
  });

  it('is measured by Toughness in a task against a foe who is grabbed, since the text speaks of actions (D17:77)', () => {
    const people = withLines('Bill', 'Agility 9  Toughness 2');
    const picks = 'Ann: picks the pocket of Bill with Agility.\nBill: punches Ann.';
    assert.deepEqual(anns(picks, '', people), []);
    assert.deepEqual(anns(picks, 'Bill is grabbed by Cara.', people), skill);
  });

  it('is measured by the two stats that a power names, grabbed or not', () => {
    const people = `weapon psalm: supernatural Knowledge against Calm\n${withLines('Ann', 'Agility 0  Knowledge 3\n  carries psalm', withLines('Bill', 'Agility 9  Toughness 0  Calm 2'))}`;
    assert.deepEqual(anns('Ann: uses the psalm on Bill.\nBill: dodges.', '', people), skill);
    assert.deepEqual(
      anns(
        'Ann: uses the psalm on Bill.\nBill: dodges.',
        'Bill is grabbed by Cara.',
        people.replace('Calm 2', 'Calm 3'),
      ),
      [],
    );
  });

  it('isn’t given to somebody who only defends (d4)', () => {
    const agile = withLines('Ann', 'Agility 9  Toughness 3');
    for (const dodge of ['dodges Bill', 'dodges Bill with Agility'])
      assert.deepEqual(anns(`Ann: ${dodge}.\nBill: punches Ann.`, '', agile), ['+1 Defense Die']);
  });

  it('is given to both foes where both are above what they target (D17:157)', () => {
    const { pools } = fight(
      `${withLines('Ann', 'Agility 3  Toughness 4', withLines('Bill', 'Agility 3  Toughness 4'))}round 1\n${punches}`,
    );
    assert.deepEqual(pools(), ['Ann: 2', 'Bill: 2']);
  });

  it('is given for a stat above the rank or the number of a task, and for no other (D17:35)', () => {
    const climbs = (how: string): readonly string[] => anns(`Ann: climbs "the wall" with Agility ${how}.`);
    assert.deepEqual(
      [climbs('against 2'), climbs('against 3'), climbs('to beat 2'), climbs('to beat 3')],
      [skill, [], skill, []],
    );
  });
});

describe('the Distraction Die', () => {
  const distraction = ['+1 Distraction Die'];
  const last = `${cast}situation "a yard"\nCara announces before Ann.\nBill announces before Cara.\n`;
  const third = (caras: string, anns_ = 'punches Bill', options = ''): readonly string[] =>
    fight(`${options}${last}round 1\nBill: punches Ann.\nCara: ${caras}.\nAnn: ${anns_}.`).modifiers('Ann');

  it('goes to the second who targets a foe, and not to the first (D17:83, d6)', () => {
    assert.deepEqual(third('punches Bill'), distraction);
    assert.deepEqual(
      fight(`${last}round 1\nBill: dodges.\nCara: punches Bill.\nAnn: punches Bill.`).modifiers('Cara'),
      [],
    );
  });

  it('goes to the second whatever the first wants from the foe (D17:83)', () => {
    assert.deepEqual(third('picks the pocket of Bill with Agility'), distraction);
    assert.deepEqual(third('dodges Bill'), []);
    assert.deepEqual(third('helps Bill'), []);
  });

  it('goes to a thief too who is the second to target somebody', () => {
    assert.deepEqual(third('punches Bill', 'picks the pocket of Bill with Agility'), distraction);
  });

  it('goes to no helper, since help targets nobody', () => {
    assert.deepEqual(
      fight(`${cast}round 1\nAnn: punches Bill.\nBill: punches Ann.\nCara: helps Ann.`).modifiers('Cara'),
      [],
    );
  });

  it('isn’t caused by somebody whom the Host calls uncontested, and who is therefore in no Clash', () => {
    assert.deepEqual(third('picks the pocket of Bill with Agility. uncontested'), []);
  });

  for (const [busy, expected] of [
    ['punches Cara', distraction],
    ['helps Cara', distraction],
    ['dodges Cara', []],
    ['waits', []],
    ['searches for "the switch" with Perception', []],
    ['punches Ann', []],
  ] as const) {
    it(`${expected.length === 0 ? 'isn’t given' : 'is given'} against a target who ${busy} (d7)`, () => {
      assert.deepEqual(anns(`Ann: punches Bill.\nBill: ${busy}.`), expected);
    });
  }

  it('is given once, however many causes it has', () => {
    assert.deepEqual(
      fight(
        `${last}round 1\nBill: punches Cara.\nCara: punches Bill.\nAnn: punches Bill.\n distraction "the bell"`,
      ).modifiers('Ann'),
      distraction,
    );
  });

  it('is given by the Host’s ruling, also strictly by the rule, and the Host can withdraw it', () => {
    assert.deepEqual(anns('Ann: punches Bill.\n unaware\nBill: dodges.'), distraction);
    assert.deepEqual(
      anns('Ann: punches Bill.\nBill: dodges.', 'Bill is unaware of Ann.', `option distraction die strict\n${cast}`),
      distraction,
    );
    assert.deepEqual(anns('Ann: punches Bill.\n no distraction\nBill: punches Cara.'), []);
  });

  it('is given for a task whose unnamed target is distracted (D17:39)', () => {
    assert.deepEqual(
      anns('Ann: sneaks "past the guard" with Agility against 3.\n distraction "the crash"'),
      distraction,
    );
  });

  it('strictly by the rule goes only to the second', () => {
    assert.deepEqual(anns('Ann: punches Bill.\nBill: punches Cara.', '', `option distraction die strict\n${cast}`), []);
    assert.deepEqual(third('punches Bill', undefined, 'option distraction die strict\n'), distraction);
  });
});

describe('the Defense Die', () => {
  it('is given for only defending, and never together with a Distraction Die (D17:78, d22)', () => {
    for (const verb of ['dodges', 'flees from', 'blocks', 'parries'])
      assert.deepEqual(anns(`Ann: ${verb} Bill.\n distraction "the bell"\nBill: punches Cara.`), ['+1 Defense Die']);
    assert.deepEqual(anns('Ann: punches Bill.\nBill: punches Ann.'), []);
  });
});

describe('Situation Dice', () => {
  const situation = '+1 Situation Die';

  it('are given once for each distinct advantage over the opponent, however often it is written (D17:79, 41)', () => {
    const facts =
      'advantage "the stairs" for Ann over Bill.\nadvantage "Stairs" for Ann over Bill.\nadvantage "the sun" for Ann over Cara.';
    assert.deepEqual(anns('Ann: punches Bill.\nBill: punches Ann.', facts), [situation]);
  });

  it('are two at most (D17:82)', () => {
    const { modifiers, pools } = fight(
      `${cast}round 1\nAnn: punches Bill.\n advantage "a"\n advantage "b"\n advantage "c"\nBill: punches Ann.`,
    );
    assert.deepEqual(modifiers('Ann'), [situation, situation, `${situation} (capped)`]);
    assert.deepEqual(pools(), ['Ann: 3', 'Bill: 1']);
  });

  it('are two at most in a task (D17:41)', () => {
    assert.deepEqual(
      anns('Ann: climbs "the wall" with Agility to beat 9.\n advantage "a"\n advantage "b"\n advantage "c"').at(-1),
      `${situation} (capped)`,
    );
  });

  it('treat an advantage above somebody else’s as any other advantage', () => {
    const facts = 'advantage "the stairs" for Bill over Ann.\nadvantage "the stairs" above Bill for Ann over Bill.';
    assert.deepEqual(anns('Ann: punches Bill.\nBill: punches Ann.', facts), [situation]);
  });

  it('are given by help outside every Clash, and not by help inside one (D17:117)', () => {
    const help = 'Cara: helps Ann.\n advantage "a rope"\n';
    assert.deepEqual(anns(`${help}Ann: climbs "the wall" with Agility to beat 3.`), [situation]);
    assert.deepEqual(anns(`${help}Ann: punches Bill.\nBill: punches Ann.`), []);
    assert.deepEqual(anns(`${help.trimEnd()}\n uncontested\nAnn: punches Bill.\nBill: punches Ann.`), [situation]);
  });
});

describe('a difficulty that is the opposite of an advantage', () => {
  it('isn’t subtracted along with it, even in opposite words of position (reading t37)', () => {
    const bills = (hindrance: string) =>
      fight(
        `${cast}situation "a hill"\nadvantage "the high ground" for Ann over Bill.\nadvantage "rain" for Bill over Ann.\nhindrance "${hindrance}" on Bill.\nround 1\nAnn: punches Bill.\nBill: punches Ann.`,
      ).modifiers('Bill');
    assert.deepEqual(bills('the low ground'), ['+1 Situation Die']);
    assert.deepEqual(bills('the wet ground'), ['+1 Situation Die', '-1 Miscellaneous Lost Die']);
  });
});

describe('a difficulty that is the same as what help would give', () => {
  it('is subtracted where the help must wait for its turn in the Clash (D17:85, D17:117)', () => {
    const help = (ruling: string) =>
      fight(
        `${cast}situation "x"\nhindrance "no rope" same as "a rope" on Bill.\nadvantage "the stair" for Bill\nround 1\nCara: helps Ann.${ruling}\n advantage "a rope"\nAnn: punches Bill.\nBill: punches Ann.`,
      );
    assert.deepEqual(help('').modifiers('Bill'), ['+1 Situation Die', '-1 Miscellaneous Lost Die']);
    assert.deepEqual(help(' uncontested.').modifiers('Bill'), ['+1 Situation Die']);
  });
});

describe('the Situation Die for the better weapon', () => {
  const weapon = ['+1 Situation Die for the better weapon'];
  const armed = withLines('Ann', 'Agility 3  Toughness 3\n  carries knife');
  const both = withLines('Bill', 'Agility 3  Toughness 3\n  carries sword', armed);

  it('is given for anything over bare hands that attack or parry (D17:81)', () => {
    assert.deepEqual(anns('Ann: stabs Bill.\nBill: punches Ann.', '', armed), weapon);
    assert.deepEqual(anns('Ann: stabs Bill.\nBill: parries.', '', armed), weapon);
    assert.deepEqual(anns('Ann: stabs Bill.\nBill: dodges.', '', armed), []);
    assert.deepEqual(anns('Ann: stabs Bill.\nBill: waits.', '', armed), []);
    assert.deepEqual(anns('Ann: punches Bill.\nBill: punches Ann.', '', armed), []);
  });

  it('is given for something better than the weapon with which the opponent attacks anybody (D17:81)', () => {
    assert.deepEqual(anns('Ann: stabs Bill.\n no distraction\nBill: punches Cara.', '', armed), weapon);
  });

  it('is given for a parry with it (D17:81)', () => {
    assert.deepEqual(anns('Ann: parries Bill with her knife.\nBill: punches Ann.', '', armed), [
      '+1 Defense Die',
      ...weapon,
    ]);
  });

  it('depends on what the writer says about two weapons at their distance', () => {
    const facts = (feet: number): string =>
      `knife beats sword within 3 ft.\nsword beats knife beyond 3 ft.\nAnn is ${feet} ft from Bill.`;
    const dice = (feet: number): readonly string[] => {
      const { modifiers } = fight(
        `${both}situation "x"\n${facts(feet)}\nround 1\nAnn: stabs Bill.\nBill: slashes Ann.`,
      );
      return [...modifiers('Ann'), '/', ...modifiers('Bill')];
    };
    assert.deepEqual(
      [dice(1), dice(10)],
      [
        [...weapon, '/'],
        ['/', ...weapon],
      ],
    );
  });

  it('counts towards the maximum of two, and the Host can withdraw it (D17:82, d8)', () => {
    const lines = (more: string): string =>
      `Ann: stabs Bill.\n advantage "a"\n advantage "b"\n${more}Bill: punches Ann.`;
    assert.deepEqual(anns(lines(''), '', armed).at(-1), '+1 Situation Die for the better weapon (capped)');
    assert.deepEqual(anns('Ann: stabs Bill.\n no weapon throw\nBill: punches Ann.', '', armed), []);
  });

  it('isn’t assumed for a power', () => {
    const gifted = `weapon psalm: supernatural Knowledge against Calm\n${withLines('Ann', 'Agility 3  Toughness 3\n  carries psalm')}`;
    assert.deepEqual(anns('Ann: uses the psalm on Bill.\nBill: punches Ann.', '', gifted), []);
    assert.deepEqual(
      anns('Ann: uses the psalm on Bill.\nBill: punches Ann.', 'psalm beats bare hands.', gifted),
      weapon,
    );
  });
});

describe('lost dice', () => {
  const losing = (clauses: string, stats = 'Agility 3  Toughness 3', options = ''): readonly string[] => {
    const { modifiers, pools } = fight(
      `${options}${withLines('Ann', stats)}round 1\nAnn: punches Bill.\n${clauses}\nBill: punches Ann.`,
    );
    return [
      ...modifiers('Ann').filter((each) => each.startsWith('-')),
      ...pools().filter((each) => each.startsWith('Ann')),
    ];
  };

  it('are taken from extra dice, down to one die (D17:84-86)', () => {
    assert.deepEqual(losing(' advantage "a"\n hindrance "mud"'), ['-1 Miscellaneous Lost Die', 'Ann: 1']);
    assert.deepEqual(losing(' hindrance "mud"'), ['-1 Miscellaneous Lost Die (cancelled)', 'Ann: 1']);
  });

  it('are never given to the opponent instead', () => {
    assert.deepEqual(fight(`${cast}round 1\nAnn: punches Bill.\n hindrance "mud"\nBill: punches Ann.`).pools(), [
      'Ann: 1',
      'Bill: 1',
    ]);
  });

  it('are two for difficulties at most (D17:86)', () => {
    const most = ' advantage "a"\n advantage "b"\n hindrance "mud"\n hindrance "smoke"\n hindrance "one shoe"';
    assert.deepEqual(losing(most, 'Agility 4  Toughness 3'), [
      '-1 Miscellaneous Lost Die',
      '-1 Miscellaneous Lost Die',
      '-1 Miscellaneous Lost Die (capped)',
      'Ann: 2',
    ]);
  });

  it('are one for an injury: to have been below 0, or by choice any loss of Toughness (D17:84, d10)', () => {
    assert.deepEqual(losing(' advantage "a"', 'Agility 3  Toughness 3\n  is hurt'), [
      '-1 Lost Die for Injury',
      'Ann: 1',
    ]);
    assert.deepEqual(losing(' advantage "a"', 'Agility 3  Toughness 2 of 3', 'option injury die any\n'), ['Ann: 2']);
    const second = (option: string): readonly string[] =>
      fight(`${option}${cast}round 1\nAnn: dodges. throws 1\nBill: punches Ann. throws 9. damage throws 1 1 1
round 2\nAnn: punches Bill.\n advantage "a"\nBill: dodges.`).modifiers('Ann', 2);
    assert.deepEqual(second(''), ['+1 Situation Die']);
    assert.deepEqual(second('option injury die any\n'), ['+1 Situation Die', '-1 Lost Die for Injury']);
  });

  it('aren’t caused by a called shot, which this text doesn’t have', () => {
    assert.deepEqual(losing(' advantage "a"\n called shot "the jaw"'), ['Ann: 2']);
  });
});

describe('the Host’s dice', () => {
  it('are one, and a second by choice where the rank is above the stat (d2)', () => {
    const task = (options: string, rank: number): string =>
      fight(`${options}${cast}round 1\nAnn: climbs "the wall" with Agility against ${rank}.`).contests()['task: Ann']![
        'succeeds'
      ]!;
    assert.equal(task('', 4), '9/20');
    assert.equal(task('option host skill die on\n', 3), '9/20');
    // One die against two (section 7: .2850).
    assert.equal(task('option host skill die on\n', 4), '57/200');
  });
});
