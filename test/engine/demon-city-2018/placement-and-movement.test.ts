/** Free placement, places and distances, running, and their effect on the Weapon Throw. */
import assert from 'node:assert/strict';
import type { Step } from '../../../server/engine/index.ts';
import { fight } from './fight.ts';

const people = `
combatant Ann (she) of the Players
  Agility 2  Toughness 3
  carries knife
combatant Bill (he) of the Host
  Agility 3  Toughness 3
`;
const conditionsOf = (step: Step, name: string) => step.after.combatants.find((each) => each.name === name)!.conditions;
const placeOf = (step: Step, name: string) => step.after.combatants.find((each) => each.name === name)!.place;
const free = 'free to stand anywhere within 60 ft';

describe('free placement (T18:46, reading t9)', () => {
  const round = (lines: string) => fight(`${people}round 1\n${lines}`).timeline.rounds[0]!;
  const whoIsFree = (lines: string) =>
    round(lines)
      .after.combatants.filter(({ conditions }) => conditions.includes(free))
      .map(({ name }) => name);

  it('is earned by an attack that takes effect, and not by the losing side', () => {
    assert.deepEqual(whoIsFree('Ann: grabs Bill. throws 9\nBill: dodges. throws 2 1'), ['Ann']);
  });

  it('is earned by a defence that beats its attacker', () => {
    assert.deepEqual(whoIsFree('Ann: grabs Bill. throws 2\nBill: dodges. throws 9 1'), ['Bill']);
    assert.deepEqual(whoIsFree('Ann: grabs Bill. throws 2\nBill: blocks. throws 9 1'), ['Bill']);
  });

  it('is not earned by a defence on the losing side, even if it beats its attacker', () => {
    const third = `${people}combatant Cy of the Players\n  Agility 1  Toughness 3\n`;
    const { after } = fight(
      `${third}round 1\nCy: punches Bill. throws 9 1\nAnn: dodges Bill. throws 4 1\nBill: grabs Cy. throws 10`,
    ).timeline.rounds[0]!;
    assert.deepEqual(
      after.combatants.filter(({ conditions }) => conditions.includes(free)).map(({ name }) => name),
      ['Bill'],
    );
  });

  it('is not earned in a tie, nor where nobody attacks', () => {
    assert.deepEqual(whoIsFree('Ann: grabs Bill. throws 9\nBill: dodges. throws 9 1'), []);
    assert.deepEqual(whoIsFree('Ann: flees.'), []);
    assert.deepEqual(whoIsFree('Ann: searches for "the key" with Perception to beat 0.'), []);
  });

  const won = 'round 1\nAnn: grabs Bill. throws 9\nBill: dodges. throws 2 1\nround 2\n';

  it('is reported as such when the next round says where, and is then used up', () => {
    const { timeline, steps } = fight(`${people}${won}Ann is at "the rafters", 10 ft from Bill.\nBill: dodges.`);
    const [step] = steps('placement');
    assert.equal(step!.title, 'Ann is at “the rafters”, 10 ft from Bill');
    assert.equal(step!.rule, 'demon-city-2018/free-placement');
    assert.ok(timeline.rounds[1]!.before.combatants[0]!.conditions.includes(free));
    assert.deepEqual(conditionsOf(step!, 'Ann'), []);
    assert.equal(placeOf(step!, 'Ann'), 'the rafters');
  });

  it('lapses in a step where the next round says nothing', () => {
    const { steps, timeline } = fight(`${people}${won}Bill: dodges.\nround 3\nBill: dodges.`);
    assert.deepEqual(
      steps('placement').map(({ title }) => title),
      ['Ann stays put'],
    );
    assert.deepEqual(timeline.rounds[1]!.after.combatants[0]!.conditions, []);
  });

  it('isn’t any other word of place at the head of a round', () => {
    const { steps } = fight(`${people}round 1\nBill is at "the door", 20 ft from Ann.\nAnn: dodges.`);
    assert.deepEqual(
      steps('place').map(({ title, rule }) => `${title}: ${rule!}`),
      ['Bill is at “the door”, 20 ft from Ann: demon-city-2018/range'],
    );
  });

  it('follows ascending Agility: the more agile have the last word (reading t10)', () => {
    const { steps } = fight(`${people}round 1\nBill is 20 ft from Ann.\nAnn is 5 ft from Bill.\nAnn: dodges.`);
    assert.deepEqual(
      steps('place').map(({ actor }) => actor),
      ['Ann', 'Bill'],
    );
  });
});

describe('states at the head of a round', () => {
  it('are shown in steps', () => {
    const { steps } = fight(`${people}round 1\nBill is hurt.\nAnn is grabbed by Bill.\nAnn: dodges.`);
    assert.deepEqual(
      steps('state').map(({ title }) => title),
      ['Ann is grabbed by Bill', 'Bill is hurt'],
    );
    assert.deepEqual(conditionsOf(steps('state')[1]!, 'Bill'), ['hurt']);
  });
});

describe('running before an action (T18:42, reading t40)', () => {
  const near = `${people}situation "x"\nAnn is at "the gate", 25 ft from Bill.\nBill is at "the well", 25 ft from Ann.\nknife beats knife within 5 ft.\n`;
  const second = (first: string) => fight(`${near}round 1\n${first}\nround 2\nAnn: stabs Bill.\nBill: punches Ann.`);

  it('shortens the distance after a success, in a step, and leaves the old place', () => {
    const { steps } = second(
      'Ann: stabs Bill. after running 20 ft. throws 9 8 7. damage throws 1\nBill: punches Ann. throws 2',
    );
    assert.deepEqual(
      steps('move').map(({ title, text }) => `${title}: ${text}`),
      ['Ann has run 20 ft: 25 ft from Bill when the round began, 5 ft now.'],
    );
    assert.equal(placeOf(steps('move')[0]!, 'Ann'), undefined);
    assert.equal(steps('move')[0]!.rule, 'demon-city-2018/movement');
  });

  it('never goes below 0 ft, which is the other’s place', () => {
    const { steps } = second(
      'Ann: stabs Bill. after running 30 ft. throws 9 8 7. damage throws 1\nBill: punches Ann. throws 2',
    );
    assert.match(steps('move')[0]!.text, /0 ft now/);
    assert.equal(placeOf(steps('move')[0]!, 'Ann'), 'the well');
  });

  it('doesn’t approach anybody who fights back or gets away, if it fails', () => {
    assert.deepEqual(
      second('Ann: stabs Bill. after running 20 ft. throws 2 1 1\nBill: punches Ann. throws 9').steps('move'),
      [],
    );
    assert.deepEqual(
      second('Ann: stabs Bill. after running 20 ft. throws 2 1\nBill: dodges. throws 9 1').steps('move'),
      [],
    );
  });

  it('brings somebody closer to one who does neither, whether or not the throw succeeds', () => {
    const busy = near.replace('situation', 'combatant Cy of the Players\n  Agility 1  Toughness 3\nsituation');
    const { steps } = fight(
      `${busy}round 1\nCy: punches Bill. throws 1\nAnn: stabs Bill. after running 20 ft. throws 2 1 1\nBill: punches Cy. throws 9 1`,
    );
    assert.deepEqual(
      steps('move').map(({ title }) => title),
      ['Ann has run 20 ft'],
    );
  });
});

describe('moving', () => {
  it('ends at the place that it names, and drops the distances of the old one', () => {
    const armed = people.replace('Agility 3  Toughness 3\n', 'Agility 3  Toughness 3\n  carries sword\n');
    const text = (first: string) =>
      `${armed}situation "x"\nAnn is at "the gate", 2 ft from Bill.\nknife beats sword within 3 ft.\nround 1\n${first}\nround 2\nAnn: stabs Bill.\nBill: slashes Ann.`;
    const { steps, pools } = fight(text('Ann: moves "to the Winch".'));
    assert.equal(placeOf(steps('move')[0]!, 'Ann'), 'the Winch');
    assert.equal(steps('move')[0]!.title, 'Ann is at “the Winch”');
    assert.deepEqual(pools(2), ['Ann: 1', 'Bill: 1']);
    assert.deepEqual(fight(text('Ann: waits.')).pools(2), ['Ann: 2', 'Bill: 1']);
  });

  for (const [words, place] of [
    ['to the winch', 'the winch'],
    ['To winch 3', 'winch 3'],
    ['behind the crane', 'behind the crane'],
    ['into the yard', 'into the yard'],
    ['beside Bill', 'beside Bill'],
  ] as const) {
    it(`is at a place where its words begin with one: ${words}`, () => {
      assert.equal(placeOf(fight(`${people}round 1\nAnn: moves "${words}".`).steps('move')[0]!, 'Ann'), place);
    });
  }

  for (const words of ['away', 'past Bill, along the wall', 'up to the crane', 'down the stair', 'together']) {
    it(`is at no known place where its words describe the way: ${words}`, () => {
      const { steps, timeline } = fight(
        `${people}situation "x"\nAnn is at "the gate", 5 ft from Bill.\nround 1\nAnn: moves "${words}".\nround 2\nAnn: grabs Bill. after running 5 ft\n throws 9 1`,
      );
      assert.equal(placeOf(timeline.rounds[0]!.steps[0]!, 'Ann'), 'the gate');
      assert.equal(placeOf(steps('move')[0]!, 'Ann'), undefined);
      assert.equal(steps('move')[0]!.title, 'Ann has left her place');
      // None of the distance from the old place is left to run.
      assert.equal(steps('move').length, 1);
    });
  }

  it('that fails ends nowhere', () => {
    const { steps } = fight(`${people}round 1\nAnn: moves "to the winch". throws 2\nBill: grabs Ann. throws 9 1 1`);
    assert.deepEqual(steps('move'), []);
  });
});

describe('the Weapon Throw and distance', () => {
  const armed = (facts: string, back: string, option = '') =>
    fight(`${option}${people.replace('Agility 3  Toughness 3\n', 'Agility 3  Toughness 3\n  carries sword\n')}
situation "x"
${facts}
round 1
Ann: stabs Bill. after running 20 ft
Bill: ${back}.`)
      .modifiers('Ann')
      .includes('+1 Weapon Throw');

  it('uses the range at the start of the round against somebody who fights back (T18:42, T18:100)', () => {
    const facts = 'Ann is 20 ft from Bill.\nknife beats sword within 3 ft.';
    assert.equal(armed(facts, 'slashes Ann'), false);
    assert.equal(armed('Ann is 2 ft from Bill.\nknife beats sword within 3 ft.', 'slashes Ann'), true);
  });

  const dodger = (option: string, facts = '', more = '') =>
    fight(
      `${option}${people}${more}situation "x"\n${facts}\nround 1\nAnn: stabs Bill. after running 20 ft\nBill: dodges.`,
    )
      .modifiers('Ann')
      .includes('+1 Weapon Throw');

  it('isn’t given against somebody who only gets away (reading t7)', () => {
    assert.equal(dodger(''), false);
  });

  it('is given against an unarmed dodger where the scenario chooses so, at the range after this round’s running (reading t8)', () => {
    const on = 'option weapon against dodgers on\n';
    assert.equal(dodger(on), true);
    assert.equal(dodger(on, 'Ann is 21 ft from Bill.\n"bare hands" beats knife within 3 ft.'), false);
    assert.equal(dodger(on, 'Ann is 40 ft from Bill.\n"bare hands" beats knife within 3 ft.'), true);
    assert.equal(
      fight(
        `${on}${people.replace('Agility 3  Toughness 3\n', 'Agility 3  Toughness 3\n  carries sword\n')}round 1\nAnn: stabs Bill.\nBill: dodges.`,
      )
        .modifiers('Ann')
        .includes('+1 Weapon Throw'),
      false,
    );
  });
});
