/** Out of the Fight, and Panic: what is thrown for before announcing, and what the Host decides about it. */
import assert from 'node:assert/strict';
import { partiesOf, type Step } from '../../../server/engine/index.ts';
import { fight } from './fight.ts';

const body = (name: string, side: string, stats = 'Agility 3  Toughness 3', more = ''): string =>
  `combatant ${name} of the ${side}\n  ${stats}\n${more}`;
const ann = body('Ann', 'Players', 'Agility 2  Toughness 3');
const bill = (state = ''): string => body('Bill', 'Host', 'Agility 3  Toughness 3  Calm 2', state);
const carl = body('Carl', 'Host', 'Agility 4  Toughness 3');
const stateOf = (step: Step, name: string) => step.after.combatants.find((each) => each.name === name)!;
const track = (step: Step, name: string, of: string) =>
  stateOf(step, name).tracks.find((each) => each.name === of)!.now;

describe('somebody out of the fight when the round begins (T18:44, reading t36)', () => {
  const down = `${ann}${bill('  is out of the fight\n')}${carl}`;
  const lines = 'Ann: dodges.\nBill: punches Ann.\nCarl: punches Ann.';

  it('stays down by default, and it is said where they would have announced', () => {
    const { timeline, steps } = fight(`${down}round 1\n${lines}`);
    const told = timeline.rounds[0]!.steps.filter(({ kind }) => kind === 'announce' || kind === 'blocked');
    assert.deepEqual(
      told.map(({ kind, actor }) => `${kind} ${actor}`),
      ['announce Ann', 'blocked Bill', 'announce Carl'],
    );
    const [step] = steps('blocked');
    assert.match(step!.text, /The text is silent on how; this default is Clashwright’s: still down/);
    assert.match(step!.text, /decides recovery of Bill: back up/);
    assert.equal(step!.rule, 'demon-city-2018/recovery');
  });

  it('must throw even where nothing is written for them', () => {
    assert.deepEqual(
      fight(`${down}round 1\nAnn: dodges.\nCarl: punches Ann.`)
        .steps('blocked')
        .map(({ actor }) => actor),
      ['Bill'],
    );
  });

  it('is up again, hurt and at Toughness 0, where the Host decides so, in a step of its own', () => {
    const { steps, pools, modifiers } = fight(`${down}round 1\ndecides recovery of Bill: back up\n${lines}`);
    const [step] = steps('back');
    assert.equal(step!.title, 'Bill is up again');
    assert.match(step!.text, /The text doesn’t say at how much Toughness; this default is Clashwright’s: 0/);
    assert.equal(track(step!, 'Bill', 'Toughness'), 0);
    assert.deepEqual(stateOf(step!, 'Bill').conditions, ['hurt']);
    // T18:125: hurt, he loses the throw that his Toughness above her Agility gives him.
    assert.deepEqual(pools(), ['Ann: 2', 'Bill: 1', 'Carl: 2']);
    assert.deepEqual(modifiers('Bill'), ['+1 Higher Stat Throw', '-1 Lost throw for Injury']);
  });

  it('doesn’t get up before it is their turn', () => {
    const { timeline } = fight(`${down}round 1\ndecides recovery of Bill: back up\n${lines}`);
    const [head, first] = timeline.rounds[0]!.steps;
    assert.deepEqual(
      [head!, first!].map((step) => track(step, 'Bill', 'Toughness')),
      [-1, -1],
    );
  });

  it('stays down or for good where the Host decides that', () => {
    const titles = (decision: string) =>
      fight(`${down}round 1\ndecides recovery of Bill: ${decision}\n${lines}\nround 2\n${lines}`)
        .steps('blocked')
        .map(({ title }) => title);
    assert.deepEqual(titles('still down'), ['Bill is still out of the fight', 'Bill is still out of the fight']);
    assert.deepEqual(titles('out for good'), [
      'Bill is out of the fight for good',
      'Bill is out of the fight for good',
    ]);
  });

  it('doesn’t get up again once out for good, whatever is decided later', () => {
    const { steps, timeline } = fight(
      `${down}round 1\ndecides recovery of Bill: out for good\n${lines}\nround 2\ndecides recovery of Bill: back up\nBill regains 4 Toughness.\n${lines}`,
    );
    assert.deepEqual(steps('back'), []);
    assert.equal(steps('regain')[0]!.text, 'Bill is out of the fight for good.');
    assert.deepEqual(timeline.rounds[1]!.after.combatants.find(({ name }) => name === 'Bill')!.conditions, [
      'out of the fight',
    ]);
  });

  it('needs no more decisions once out for good, unless something is announced', () => {
    const rounds = `round 1\ndecides recovery of Bill: out for good\nAnn: dodges.\nround 2\nAnn: dodges.`;
    assert.equal(fight(`${down}${rounds}`).steps('blocked').length, 1);
  });

  it('gets up once for each decision: somebody who falls a second time stays down until it is decided again', () => {
    const fall = 'Ann: punches Bill. throws 10 9. damage throws 9\nBill: dodges. throws 1';
    const standing = `${ann}${bill()}`;
    const text = (again: string) =>
      `${standing}situation "x"\ndecides recovery of Bill: back up\nround 1\n${fall}\nround 2\n${fall}\nround 3\n${again}Bill: dodges.`;
    const kinds = (again: string) =>
      fight(text(again)).timeline.rounds.map(({ steps }) =>
        steps
          .filter(({ kind }) => kind === 'back' || kind === 'blocked')
          .map(({ kind }) => kind)
          .join(),
      );
    assert.deepEqual(kinds(''), ['', 'back', 'blocked']);
    assert.deepEqual(kinds('decides recovery of Bill: back up\n'), ['', 'back', 'back']);
  });

  it('is shown in the odds as unable to act', () => {
    const { idle } = fight(`${down}round 1\n${lines}`);
    assert.deepEqual(idle(), ['Bill: out of the fight']);
  });
});

describe('somebody in a panic when the round begins (T18:44)', () => {
  const panicked = `${ann}${bill('  is panicked\n')}`;
  const lines = 'Ann: dodges.\nBill: punches Ann.';

  it('announces nothing, by default', () => {
    const { steps, pools, idle } = fight(`${panicked}round 1\n${lines}`);
    const [step] = steps('blocked');
    assert.equal(step!.title, 'Bill is in a panic');
    assert.match(step!.text, /The text is silent on how; this default is Clashwright’s: still panicked/);
    assert.match(step!.text, /What is announced for Bill doesn’t happen/);
    assert.equal(step!.rule, 'demon-city-2018/panic');
    assert.deepEqual(
      steps('announce').map(({ actor }) => actor),
      ['Ann'],
    );
    assert.deepEqual(pools(), []);
    assert.deepEqual(idle(), ['Bill: in a panic']);
  });

  it('does what the Host decides instead of what is announced, also in later rounds', () => {
    const { steps } = fight(
      `${panicked}round 1\ndecides panic of Bill "he backs against the wall"\n${lines}\nround 2\n${lines}`,
    );
    assert.deepEqual(
      steps('blocked').map(({ prose }) => prose.map(({ text }) => text)),
      [['he backs against the wall'], ['he backs against the wall']],
    );
  });

  it('is calm again at Calm 1 where the Host decides so, and announces then', () => {
    const { steps } = fight(`${panicked}round 1\ndecides panic of Bill: calm again\n${lines}`);
    const [step] = steps('back');
    assert.equal(step!.title, 'Bill is calm again');
    assert.match(step!.text, /this default is Clashwright’s: 1\./);
    assert.equal(track(step!, 'Bill', 'Calm'), 1);
    assert.deepEqual(stateOf(step!, 'Bill').conditions, []);
    assert.deepEqual(
      steps('announce').map(({ actor }) => actor),
      ['Ann', 'Bill'],
    );
  });

  it('stays in panic where the Host decides that', () => {
    assert.match(
      fight(`${panicked}round 1\ndecides panic of Bill: still panicked\n${lines}`).steps('blocked')[0]!.text,
      /^Decided by the Host: still panicked/,
    );
  });

  it('is wholly ineffective below 0 Calm', () => {
    const shocks = 'the Thing shocks Bill.\n';
    const text = `${ann}${body('Bill', 'Players', 'Agility 3  Toughness 3  Calm 1')}combatant the Thing of the Host\n  Agility 1  Toughness 1\n  Calm Check 9\ndeck of the Host: 10\n`;
    const { steps } = fight(`${text}round 1\n${shocks}${shocks}Ann: dodges.\nround 2\n${lines}`);
    assert.equal(steps('blocked')[0]!.title, 'Bill is below 0 Calm and wholly ineffective');
  });
});

describe('a Calm Check at the head of a round', () => {
  const people = `${ann}${body('Bill', 'Players', 'Agility 3  Toughness 3  Calm 1')}combatant the Thing of the Host\n  Agility 1  Toughness 9\n  Calm Check 9\ndeck of the Host: 10\n`;
  const text = `${people}round 1\nthe Thing shocks Bill.\nBill: punches the Thing.\nround 2\nBill: punches the Thing.`;

  it('is lost on a tie, since the throw must be higher', () => {
    const tied = text.replace('round 1', 'deck of the Players: 10\nround 1');
    assert.equal(fight(tied).steps('calm')[0]!.title, 'Bill loses 1 Calm');
  });

  it('is thrown before anybody is calm again, with the Calm of the head of the round', () => {
    const calmer = people
      .replace('Calm Check 9', 'Calm Check 0')
      .replace('Calm 1', 'Calm 0')
      .replace('combatant the Thing', '  is panicked\ncombatant the Thing');
    const { steps } = fight(
      `${calmer}round 1\ndecides panic of Bill: calm again\nthe Thing shocks Bill.\nBill: punches the Thing.`,
    );
    assert.equal(partiesOf(steps('calm')[0])[0]!.pool.size, 1);
    assert.equal(steps('back').length, 1);
  });

  it('blocks nobody in its own round: panic counts for those who are in it when a round begins (T18:44)', () => {
    const { timeline, steps, pools } = fight(text);
    assert.match(steps('calm')[0]!.text, /which counts from the next round on/);
    assert.deepEqual(
      timeline.rounds.map(({ steps: all }) =>
        all
          .filter(({ kind }) => kind === 'announce' || kind === 'blocked')
          .map(({ kind, actor }) => `${kind} ${actor}`),
      ),
      [['announce Bill'], ['blocked Bill']],
    );
    assert.deepEqual([pools(1).length, pools(2).length], [1, 0]);
  });
});

describe('regained points', () => {
  const hurt = `${ann}${bill('  is hurt\n').replace('Toughness 3', 'Toughness 0 of 3')}`;
  const pool = (facts: string, option = '') =>
    fight(
      `${option}${hurt}situation "x"\nadvantage "a" for Bill over Ann.\nround 1\n${facts}Bill: punches Ann.\nAnn: punches Bill.`,
    ).pools()[1];

  it('end the lost throw for Injury, which is reported (T18:125, reading t15)', () => {
    assert.equal(pool(''), 'Bill: 1');
    assert.equal(pool('Bill regains 1 Toughness.\n'), 'Bill: 2');
    const { steps } = fight(`${hurt}round 1\nBill regains 1 Toughness.\nAnn: dodges.`);
    assert.equal(steps('regain')[0]!.title, 'Bill regains 1 Toughness');
    assert.deepEqual(stateOf(steps('regain')[0]!, 'Bill').conditions, []);
    assert.equal(track(steps('regain')[0]!, 'Bill', 'Toughness'), 1);
  });

  it('never go above the base', () => {
    const { steps } = fight(`${hurt}round 1\nBill regains 7 Toughness.\nAnn: dodges.`);
    assert.equal(track(steps('regain')[0]!, 'Bill', 'Toughness'), 3);
  });

  it('are reported to end at the base, where there are more of them', () => {
    const { steps } = fight(`${hurt}round 1\nBill regains 7 Toughness.\nAnn regains 1 Toughness.\nAnn: dodges.`);
    assert.deepEqual(
      steps('regain').map(({ text }) => text),
      [
        'Ann doesn’t exceed the base of 3.',
        'That ends the lost throw for Injury of Bill. Bill doesn’t exceed the base of 3.',
      ],
    );
  });

  it('don’t let anybody up who is out of the fight without the throw to recover, or a decision about it (T18:44, T18:125)', () => {
    const down = `${ann}${bill('  is out of the fight\n')}round 1\nBill regains 2 Toughness.\n`;
    const { steps, idle, pools } = fight(`${down}Bill: punches Ann.\nAnn: dodges.`);
    assert.equal(track(steps('regain')[0]!, 'Bill', 'Toughness'), -1);
    assert.deepEqual(stateOf(steps('regain')[0]!, 'Bill').conditions, ['out of the fight']);
    assert.match(steps('regain')[0]!.text, /^Bill is still out of the fight: .*decides recovery of Bill: back up/);
    assert.deepEqual([idle(), pools()], [['Bill: out of the fight'], []]);
    const decided = fight(`${down}decides recovery of Bill: back up\nBill: punches Ann.\nAnn: dodges.`);
    assert.equal(track(decided.steps('back')[0]!, 'Bill', 'Toughness'), 0);
  });

  it('aren’t needed where the scenario has an injury last until Toughness 1', () => {
    const tough = hurt.replace('0 of 3', '2 of 3');
    const size = (option: string) =>
      fight(
        `${option}${tough}situation "x"\nadvantage "a" for Bill over Ann.\nround 1\nBill: punches Ann.\nAnn: punches Bill.`,
      ).pools()[1];
    assert.equal(size(''), 'Bill: 1');
    assert.equal(size('option injury until one\n'), 'Bill: 2');
  });
});
