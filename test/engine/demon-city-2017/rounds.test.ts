/** The course of a round: announcing, unresisted actions, Clashes, damage, the Injury table, what carries over. */
import assert from 'node:assert/strict';
import { decisionOf, detailOf, partiesOf } from '../../../server/engine/index.ts';
import { falling, fight } from './fight.ts';

const body = (name: string, side: string, stats = 'Agility 3  Toughness 3'): string =>
  `combatant ${name} of the ${side}\n  ${stats}\n`;
const two = body('Ann', 'Players') + body('Bill', 'Host');
const three = two + body('Cara', 'Players');
/** Bill goes down in the first round. */
const downed = 'round 1\nAnn: punches Bill. throws 9. damage throws 4 4 4\nBill: punches Ann. throws 2\n';

describe('a round', () => {
  it('announces slowest first, then resolves what is unresisted, then the Clashes, then injuries (D17:73-123, d20)', () => {
    const people =
      body('Ann', 'Players', 'Agility 5  Toughness 3') +
      body('Bill', 'Host', 'Agility 4  Toughness 3') +
      body('Cara', 'Players', 'Agility 1  Toughness 3') +
      body('Dov', 'Host', 'Agility 2  Toughness 3\n  is out of the fight');
    const { kinds, steps } = fight(`${people}round 1\nAnn: punches Bill. throws 9\nBill: punches Ann. throws 2
Cara: climbs "the wall" with Agility to beat 3. throws 5\nDov: flees.`);
    assert.deepEqual(kinds, [
      'round',
      'blocked',
      'announce',
      'announce',
      'announce',
      'uncontested',
      'effect',
      'clash',
      'effect',
      'damage',
      'injury',
    ]);
    assert.deepEqual(
      steps('announce').map((step) => step.actor),
      ['Cara', 'Bill', 'Ann'],
    );
  });

  it('numbers its contests as its odds do: tasks, then Clashes', () => {
    const people = body('Ann', 'Players', 'Agility 5  Toughness 3') + body('Bill', 'Host') + body('Cara', 'Host');
    const { steps, contests, pools } = fight(
      `${people}round 1\nAnn: climbs "the wall" with Agility to beat 3.\nBill: grabs Cara.\nCara: grabs Bill.`,
    );
    assert.deepEqual(Object.keys(contests()), ['task: Ann', 'clash: Bill, Cara']);
    assert.deepEqual(
      [decisionOf(steps('uncontested')[0])?.contest, decisionOf(steps('clash')[0])?.contest],
      ['task/Ann', 'clash/Bill'],
    );
    assert.deepEqual(pools(), ['Bill: 1', 'Cara: 1', 'Ann: 2']);
  });

  it('shows only that somebody waits', () => {
    assert.deepEqual(fight(`${two}round 1\nAnn: waits.`).kinds, ['round', 'announce']);
  });

  it('depends on what somebody and their side have done in the one before', () => {
    const next = (condition: string): boolean =>
      fight(
        `${three}round 1\nAnn: grabs Bill. throws 3\nBill: dodges. throws 2\nCara: waits.\nround 2 if ${condition}\nAnn: waits.`,
      ).rounds.length === 2;
    assert.deepEqual([next('the Players acted'), next('the Host acted')], [true, false]);
    assert.deepEqual(
      [next('Ann succeeded'), next('Ann failed'), next('Bill succeeded'), next('Bill failed')],
      [true, false, false, true],
    );
  });

  it('draws the order of the equally agile again where it says so (d25)', () => {
    const { steps } = fight(`${two}round 1\ndraws ties anew.\nAnn: dodges.\nBill: dodges.`, falling(2, 1));
    assert.deepEqual(
      steps('announce').map((step) => step.actor),
      ['Bill', 'Ann'],
    );
  });

  it('counts that draw as part of the heading, and lists odds in the drawn order', () => {
    const { steps, pools } = fight(
      `${two}round 1\ndraws ties anew.\nAnn: grabs Bill.\nBill: grabs Ann.`,
      falling(2, 1, 9, 2),
    );
    assert.deepEqual(
      ['round', 'ties'].map((kind) => steps(kind)[0]!.thrown),
      [
        { from: 0, to: 2 },
        { from: 2, to: 2 },
      ],
    );
    assert.deepEqual(pools(), ['Bill: 1', 'Ann: 1']);
  });

  it('resolves unresisted actions in ascending Agility, each by itself', () => {
    const people = body('Ann', 'Players', 'Agility 5') + body('Bill', 'Host', 'Agility 4');
    const { steps } = fight(
      `${people}round 1\nAnn: climbs "the wall" with Agility to beat 9.\nBill: climbs "the pipe" with Agility to beat 9.`,
    );
    assert.deepEqual(
      steps('uncontested').map((step) => step.actor),
      ['Bill', 'Ann'],
    );
  });

  it('lets no more than one act in each Clash, and carries on with the next (D17:104, 119)', () => {
    const six = three + body('Dee', 'Players') + body('Eve', 'Host');
    const { told } = fight(
      `${six}round 1\nAnn: grabs Bill. throws 9\nBill: punches Ann. throws 8\nCara: grabs Bill. throws 7\nDee: grabs Eve. throws 3\nEve: dodges. throws 2`,
    );
    assert.deepEqual(
      told.filter((title) => title.endsWith('it takes effect')),
      ['Ann grabs Bill: it takes effect', 'Dee grabs Eve: it takes effect'],
    );
  });

  it('lets the high roller act whatever the target’s stat, and whatever the rank of a task (table, 28)', () => {
    const { told } = fight(
      `${body('Ann', 'Players', 'Agility 1')}${body('Bill', 'Host', 'Agility 9')}round 1\nAnn: picks the pocket of Bill with Agility against 9. throws 3\nBill: punches Ann. throws 2`,
    );
    assert.ok(told.includes('Ann picks the pocket of Bill: it takes effect'));
  });

  it('has no announcements by people below 0 Toughness when it begins', () => {
    const { steps, kinds } = fight(`${two}${downed}round 2\nAnn: dodges.\nBill: punches Ann.`);
    assert.deepEqual(
      steps('blocked').map((step) => step.actor),
      ['Bill'],
    );
    assert.ok(!kinds.slice(kinds.indexOf('blocked')).includes('clash'));
  });
});

describe('a tie', () => {
  it('between opposed sides lets nobody act, and the Host changes something (D17:113)', () => {
    const { steps, told, rounds } = fight(
      `${three}round 1\non a tie "the roof sags."\nAnn: punches Bill. throws 8\nBill: punches Ann. throws 8\nCara: punches Bill. throws 8\nround 2 "after" if a tie happened\nAnn: dodges.`,
    );
    assert.deepEqual(
      steps('tie').flatMap((step) => step.prose.map((prose) => prose.text)),
      ['the roof sags.'],
    );
    assert.ok(!told.some((title) => title.endsWith('takes effect') && !title.startsWith('Ann dodges')));
    assert.deepEqual(rounds, ['1', 'after']);
  });

  it('between allies is broken by a draw (D17:111, d18)', () => {
    const text = `${three}round 1\nAnn: grabs Bill. no distraction\nBill: dodges. throws 1 1\nCara: grabs Bill. no distraction`;
    const acting = (draw: number): readonly (string | undefined)[] =>
      fight(text, falling(8, 8, draw))
        .steps('effect')
        .map((step) => step.actor);
    assert.deepEqual([acting(1), acting(2)], [['Ann'], ['Cara']]);
    assert.deepEqual(
      fight(text, falling(8, 8, 1))
        .steps('choice')
        .map((step) => step.title),
      ['Ann and Cara share the highest die'],
    );
  });

  const task = (options: string): ReturnType<typeof fight> =>
    fight(
      `${options}${two}round 1
Ann: climbs "the wall" with Agility against 3.\n on a tie "a brick comes loose."\n on failure "she slides down."
round 2 "failed" if Ann failed\nAnn: dodges.`,
      falling(6, 6),
    );

  it('in a task isn’t a success, but can be tried again (D17:45, d1)', () => {
    const { steps, told, rounds } = task('');
    assert.deepEqual(
      steps('tie').flatMap((step) => step.prose.map((prose) => prose.text)),
      ['a brick comes loose.'],
    );
    assert.ok(
      !told.includes('Ann climbs “the wall”: it takes effect') &&
        !told.includes('Ann climbs “the wall”: it comes to nothing'),
    );
    assert.deepEqual(rounds, ['1', 'failed']);
  });

  it('in a task fails where the scenario chooses so (d1)', () => {
    const { steps } = task('option task ties fail\n');
    assert.deepEqual(steps('tie'), []);
    assert.deepEqual(
      steps('uncontested').flatMap((step) => step.prose.map((prose) => prose.text)),
      ['she slides down.'],
    );
  });
});

describe('a best die', () => {
  const prose =
    ' on critical success "better."\n on success "good."\n on failure "bad."\n on critical failure "worse."\n';
  const said = (text: string, ...faces: readonly number[]): readonly string[] =>
    fight(text, falling(...faces)).steps('round').length === 0
      ? []
      : ['effect', 'failure', 'fumble'].flatMap((kind) =>
          fight(text, falling(...faces))
            .steps(kind)
            .flatMap((step) => step.prose.map((each) => each.text)),
        );
  const grab = `${two}round 1\nAnn: grabs Bill.\n${prose}Bill: waits.`;
  const contested = `${two}round 1\nAnn: grabs Bill.\n${prose}Bill: grabs Ann.`;
  const climb = (number: number): string =>
    `${two}round 1\nAnn: climbs "the wall" with Agility to beat ${number}.\n${prose}`;

  it('of 10 that wins is a critical success (D17:47)', () => {
    assert.deepEqual(said(contested, 10, 9), ['better.']);
    assert.deepEqual(said(climb(9), 10), ['better.']);
    assert.deepEqual(said(contested, 9, 8), ['good.']);
  });

  it('of 10 that ties is not (d16)', () => {
    assert.deepEqual(said(contested, 10, 10), ['bad.']);
  });

  it('of 1 is a fumble, whoever has it (D17:47)', () => {
    assert.deepEqual(said(contested, 1, 9), ['worse.']);
    assert.deepEqual(said(climb(3), 1, 1), ['worse.']);
    assert.deepEqual(said(climb(1), 1, 1), ['worse.']);
    assert.deepEqual(said(contested, 2, 9), ['bad.']);
  });

  it('of 1 is a fumble also for somebody who acts (d15)', () => {
    assert.deepEqual(said(grab, 1), ['good.', 'worse.']);
    assert.deepEqual(said(climb(0), 1, 1), ['good.', 'worse.']);
  });

  it('of 1 for everybody makes things worse for all of them (D17:47)', () => {
    assert.deepEqual(fight(contested, falling(1, 1)).steps('worse').length, 1);
    assert.deepEqual(fight(contested, falling(1, 2)).steps('worse'), []);
    assert.deepEqual(fight(grab, falling(1)).steps('worse'), []);
  });
});

describe('damage', () => {
  const hit = (lines: string, weapon: string, attacker = 'Agility 3  Toughness 3'): ReturnType<typeof fight> =>
    fight(
      `${weapon}${body('Ann', 'Players', attacker)}${body('Bill', 'Host', lines)}round 1\nAnn: ${weapon === '' ? 'punches' : 'shoots'} Bill${weapon === '' ? '' : ' with bazooka'}. throws 9\nBill: punches Ann. throws 2`,
    );
  const dice = (fought: ReturnType<typeof fight>): number =>
    detailOf(fought.steps('damage')[0], 'results')!.results.length;

  it('is as many dice as Base Toughness, not Current, and kevlar adds to them (D17:106, 109, d12)', () => {
    assert.equal(dice(hit('Agility 3  Toughness 1 of 4', '')), 4);
    assert.equal(dice(hit('Agility 3  Toughness 3\n  wears kevlar +2', '')), 5);
  });

  it('takes the lowest from Current Toughness, which kevlar doesn’t change', () => {
    const { after, steps } = hit('Agility 3  Toughness 3 of 4\n  wears kevlar +2', '');
    const results = detailOf(steps('damage')[0], 'results')?.results;
    const lowest = Math.min(...results!.map(({ value }) => value));
    assert.deepEqual(
      results!.filter(({ kept }) => kept).map(({ value }) => value),
      [lowest],
    );
    assert.deepEqual(after(1, 'Bill').tracks, [{ name: 'Toughness', now: Math.max(-1, 3 - lowest), base: 4 }]);
  });

  it('that is massive is one die for each point of the attacking stat, the highest counts (D17:108, d13)', () => {
    const { steps } = hit(
      'Agility 3  Toughness 2',
      'weapon bazooka: ranged, massive\n',
      'Agility 3  Firearms 4\n  carries bazooka',
    );
    const results = detailOf(steps('damage')[0], 'results')?.results;
    assert.equal(results!.length, 4);
    assert.equal(results!.find(({ kept }) => kept)!.value, Math.max(...results!.map(({ value }) => value)));
    assert.equal(
      dice(hit('Agility 3  Toughness 2', 'weapon bazooka: ranged, massive\n', 'Agility 0\n  carries bazooka')),
      1,
    );
  });

  it('pinned by one number has that on the die that counts', () => {
    for (const [weapon, verb, keep] of [
      ['', 'punches Bill', Math.min],
      ['weapon bazooka: ranged, massive\n', 'shoots Bill with bazooka', Math.max],
    ] as const) {
      for (let face = 1; face <= 10; face += 1) {
        const { steps } = fight(
          `${weapon}${body('Ann', 'Players', 'Agility 5\n  carries bazooka')}${body('Bill', 'Host', 'Agility 3  Toughness 5')}round 1\nAnn: ${verb}. throws 9. damage throws ${face}\nBill: dodges. throws 2`,
        );
        const results = detailOf(steps('damage')[0], 'results')?.results;
        assert.equal(keep(...results!.map(({ value }) => value)), face);
        assert.equal(results!.length, 5);
        assert.ok(results!.every(({ value }) => value >= 1 && value <= 10));
      }
    }
  });

  it('never takes anybody below −1 (d14)', () => {
    const { after } = fight(
      `${two}round 1\nAnn: punches Bill. throws 9. damage throws 9 9 9\nBill: punches Ann. throws 2`,
    );
    assert.equal(after(1, 'Bill').tracks[0]!.now, -1);
    assert.deepEqual(after(1, 'Bill').conditions, ['out of the fight']);
  });

  it('down to 0 doesn’t put anybody down (D17:107)', () => {
    const { after, steps } = fight(
      `${two}round 1\nAnn: punches Bill. throws 9. damage throws 3 3 3\nBill: punches Ann. throws 2`,
    );
    assert.deepEqual(after(1, 'Bill').conditions, []);
    assert.deepEqual(steps('injury'), []);
  });

  it('isn’t caused by a grab, nor by a harmless action', () => {
    for (const deed of ['grabs Bill', 'punches Bill without harm']) {
      assert.deepEqual(fight(`${two}round 1\nAnn: ${deed}. throws 9\nBill: punches Ann. throws 2`).steps('damage'), []);
    }
  });
});

describe('the Injury table', () => {
  const titles = (text: string): readonly string[] =>
    fight(text)
      .steps('injury')
      .map((step) => `${step.key.split('/')[0] ?? ''}: ${step.title}`);

  it('is in neither text: without a decision somebody stays down, and the drop and each later round say so (d24, d27)', () => {
    assert.deepEqual(titles(`${two}${downed}round 2\nAnn: dodges.\nround 3\nAnn: dodges.`), [
      '1: Bill stays down',
      '2: Bill stays down',
      '3: Bill stays down',
    ]);
  });

  it('is rolled on at the drop if the decision is known by then, and not again at the end of that round (d27)', () => {
    const { after, steps } = fight(`${two}${downed.replace('round 1', 'round 1\ndecides recovery of Bill: back up')}`);
    assert.deepEqual(
      steps('injury').map((step) => step.title),
      ['Bill is back up'],
    );
    assert.deepEqual(after(1, 'Bill').tracks[0]!.now, 0);
    assert.deepEqual(after(1, 'Bill').conditions, ['hurt']);
  });

  it('is rolled on in step 8 by those who were down before, who can act in the next round, with a die less (D17:121, 84)', () => {
    const { after, steps, modifiers } =
      fight(`${two}${downed}round 2\ndecides recovery of Bill: back up\nAnn: dodges.\nBill: punches Ann.
round 3\nAnn: dodges.\nBill: punches Ann.\n advantage "a"`);
    assert.deepEqual(
      steps('blocked').map((step) => step.key),
      ['2/blocked/Bill'],
    );
    assert.deepEqual(after(2, 'Bill').conditions, ['hurt']);
    assert.deepEqual(modifiers('Bill', 3), ['+1 Situation Die', '-1 Lost Die for Injury']);
  });

  it('isn’t rolled on again after a conclusive result (D17:121)', () => {
    assert.deepEqual(
      titles(`${two}${downed}round 2\ndecides recovery of Bill: out for good\nAnn: dodges.\nround 3\nAnn: dodges.`),
      ['1: Bill stays down', '2: Bill is out for good'],
    );
  });

  it('doesn’t let anybody up who is out for good, whatever is decided later (D17:121)', () => {
    const { steps, after } = fight(
      `${two}${downed}round 2\ndecides recovery of Bill: out for good\nAnn: dodges.\nround 3\ndecides recovery of Bill: back up\nBill regains 4 Toughness.\nAnn: punches Bill.`,
    );
    assert.equal(steps('injury').length, 2);
    assert.deepEqual(after(3, 'Bill').conditions, ['out of the fight']);
  });

  it('is rolled on once a round by somebody who goes down twice in it (d27)', () => {
    const { steps, after } =
      fight(`${three}round 1\ndecides recovery of Bill: back up\nCara: punches Bill. uncontested. damage throws 4 4 4
Ann: punches Bill. uncontested. damage throws 4 4 4\nBill: waits.`);
    assert.deepEqual(
      steps('injury').map((step) => step.title),
      ['Bill is back up'],
    );
    assert.deepEqual(after(1, 'Bill').tracks[0]!.now, -1);
  });

  it('comes last for somebody who is already down when they are hit', () => {
    const { steps } = fight(`${three}${body('Dov', 'Host')}${downed}round 2\nAnn: punches Bill.\nCara: grabs Dov.`);
    const second = steps('injury').at(-1)!;
    assert.equal(second.key, '2/injury/Bill');
    assert.deepEqual(
      steps('damage')
        .map((step) => step.title)
        .slice(1),
      ['Bill is already out of the fight'],
    );
    assert.notDeepEqual(second.source, steps('damage').at(-1)!.source);
  });

  it('has used up the decision for somebody who goes down a second time', () => {
    const again = (number: number): string =>
      `round ${number}\nAnn: punches Bill. throws 9. damage throws 4 4 4\nBill: punches Ann. throws 2\n`;
    assert.deepEqual(
      titles(`${two}${again(1).replace('round 1', 'round 1\ndecides recovery of Bill: back up')}${again(2)}`),
      ['1: Bill is back up', '2: Bill stays down'],
    );
  });
});

describe('a successful defence', () => {
  const then = (first: string, second: string): ReturnType<typeof fight> =>
    fight(`${three}round 1\n${first}\nround 2\n${second}`);
  const dodge = 'Ann: dodges Bill. throws 9\nBill: punches Ann. throws 4\nCara: waits.';
  const strike = 'Ann: punches Bill.\nBill: punches Ann.\nCara: waits.';

  it('gives a Situation Die for anything in the next round (D17:80, d26)', () => {
    assert.deepEqual(then(dodge, strike).modifiers('Ann', 2), ['+1 Situation Die after a defence']);
    assert.deepEqual(then(dodge, 'Ann: dodges.\nBill: punches Ann.').modifiers('Ann', 2), [
      '+1 Defense Die',
      '+1 Situation Die after a defence',
    ]);
    assert.deepEqual(then(dodge.replace('dodges', 'parries'), strike).modifiers('Ann', 2), [
      '+1 Situation Die after a defence',
    ]);
  });

  for (const [why, first] of [
    ['that didn’t roll highest', dodge.replace('throws 9', 'throws 3')],
    ['that tied', dodge.replace('throws 9', 'throws 4')],
    ['without an attacker to stop', 'Ann: dodges.\nBill: waits.\nCara: waits.'],
  ] as const) {
    it(`isn’t one ${why} (d11)`, () => {
      assert.deepEqual(then(first, strike).modifiers('Ann', 2), []);
    });
  }

  it('is shown in somebody’s conditions, and lasts for that one round, used or not (d26)', () => {
    const third = (second: string): readonly string[] =>
      fight(`${three}round 1\n${dodge}\nround 2\n${second}\nround 3\n${strike}`).modifiers('Ann', 3);
    assert.deepEqual(then(dodge, strike).after(1, 'Ann').conditions, ['better placed']);
    assert.deepEqual(then(dodge, strike).after(2, 'Ann').conditions, []);
    assert.deepEqual(third(strike), []);
    assert.deepEqual(third('Bill: waits.'), []);
    assert.deepEqual(
      then(dodge, 'Bill: waits.')
        .steps('lapse')
        .map((step) => step.actor),
      ['Ann'],
    );
    assert.deepEqual(then(dodge, strike).steps('lapse'), []);
  });
});

describe('the effect of a success', () => {
  it('carries over into the next round: a grabbed foe is targeted at Toughness (D17:77)', () => {
    const { modifiers, after } =
      fight(`${body('Ann', 'Players')}${body('Bill', 'Host', 'Agility 9  Toughness 2')}round 1\nAnn: grabs Bill. throws 9\nBill: punches Ann. throws 4
round 2\nAnn: punches Bill.\nBill: breaks free from Ann.`);
    assert.deepEqual(after(1, 'Bill').conditions, ['grabbed by Ann']);
    assert.deepEqual(modifiers('Ann', 2), ['+1 Skill Die']);
  });

  it('frees somebody who breaks free', () => {
    const { after } = fight(
      `${two}situation "x"\nBill is grabbed by Ann.\nround 1\nAnn: punches Bill. throws 2\nBill: breaks free from Ann. throws 9`,
    );
    assert.deepEqual(after(1, 'Bill').conditions, []);
  });

  it('ends when the one who holds goes down', () => {
    const { after, steps } = fight(`${three}situation "x"\nCara is grabbed by Bill.\n${downed}`);
    assert.deepEqual(after(1, 'Cara').conditions, []);
    assert.match(steps('damage')[0]!.text, /Cara is no longer held\.$/);
  });

  it('is shown', () => {
    const { steps } = fight(
      `${three}combatant Dov of the Host\n  Agility 3  Toughness 3\n  carries knife\nround 1\nCara: disarms Dov without harm.\nBill: waits.`,
    );
    assert.equal(steps('effect')[0]!.text, '4 meets no other die in the Clash. Dov loses the knife.');
  });

  it('doesn’t occur for something unopposed in a Clash that somebody else has won', () => {
    const { after } = fight(`${three}round 1\nAnn: grabs Bill. throws 3\nBill: waits.\nCara: grabs Bill. throws 5`);
    assert.deepEqual(after(1, 'Bill').conditions, ['grabbed by Cara']);
  });
});

describe('“uncontested” for something that somebody can oppose (D17, step 4)', () => {
  it('doesn’t keep an attack out of the Clash of somebody who does anything, nor anything out of that of somebody who attacks', () => {
    assert.deepEqual(fight(`${two}round 1\nAnn: punches Bill, uncontested.\nBill: dodges.`).steps('clash').length, 1);
    assert.deepEqual(
      fight(`${two}round 1\nAnn: climbs "the wall" with Agility to beat 3, uncontested.\nBill: punches Ann.`).steps(
        'uncontested',
      ),
      [],
    );
  });

  it('doesn’t keep help out of it either', () => {
    const { steps } = fight(`${three}round 1\nCara: helps Ann, uncontested.\nAnn: punches Bill.\nBill: punches Cara.`);
    assert.deepEqual(
      steps('clash').map((step) =>
        partiesOf(step)
          .map(({ who }) => who)
          .sort(),
      ),
      [['Ann', 'Bill', 'Cara']],
    );
  });
});
