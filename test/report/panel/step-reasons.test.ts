/** The side of a throw, the reason for its result, and its contest: the same in every part of the panel. */
import assert from 'node:assert/strict';
import type { PartyView } from '../../../server/protocol/index.ts';
import { ofSeveralWords } from '../../../server/report/timeline/step-text.ts';
import { samples } from '../../engine/contract/scenarios.ts';
import { panelIn, panelOf, type WholeStep } from './panel-of-text.ts';

const yard = (round: string, rules = 'demon-city-2018'): string => `scenario "Yard"
rules ${rules}
combatant Ann (she) of the Players
  Agility 4  Toughness 3  Calm 4
combatant Bree (she) of the Players
  Agility 4  Toughness 3
combatant the Ghoul (it) of the Host
  Agility 3  Toughness 4
  Calm Check 3
round 1
${round}`;

const stepOf = (text: string, kind: string): WholeStep => panelOf(text).steps.find((step) => step.kind === kind)!;
const partyOf = ({ table }: WholeStep, who: string): PartyView => table!.parties.find(({ name }) => name === who)!;
const whyOf = (step: WholeStep, who: string): string =>
  partyOf(step, who)
    .outcomeWhy!.reasons.map(({ text }) => text)
    .join(' | ');

describe('a Calm Check', () => {
  const check = (own: number, hosts: number): WholeStep =>
    stepOf(
      yard(
        `  the Ghoul shocks Ann "the grin"\n  the Calm Check of Ann throws ${own}.\n  the Host throws ${hosts} against the Calm of Ann.\n  the Ghoul: waits.\n`,
      ),
      'calm',
    );

  it('has everybody on their own side, which is named only if it says more than the name', () => {
    assert.deepEqual(
      check(7, 5).table!.parties.map(({ name, side, sideName }) => [name, side, sideName]),
      [
        ['Ann', 0, 'Players'],
        ['the Host', 1, ''],
      ],
    );
  });

  it('says what has to be above what, that a tie isn’t enough, and what the number means', () => {
    assert.match(
      check(7, 5).text,
      /^7 is above the Host’s 5\. Calm 4 is above the Ghoul’s Calm Check number 3, which gives an extra throw\. .*default is Clashwright’s/u,
    );
    assert.match(check(5, 5).text, /^5 is not above the Host’s 5: a tie isn’t enough\. /u);
    assert.deepEqual(
      [partyOf(check(5, 5), 'Ann').outcome, whyOf(check(5, 5), 'Ann')],
      ['loses 1 Calm', '5 is not above the Host’s 5: a tie isn’t enough'],
    );
    const [card] = partyOf(check(7, 5), 'Ann').cards.filter(({ kept }) => kept);
    assert.ok(card!.why.reasons.some(({ text }) => text === '7 is above the Host’s 5'));
    const low = yard('  the Ghoul shocks Ann "the grin"\n  the Ghoul: waits.\n').replace(
      'Calm Check 3',
      'Calm Check 4',
    );
    assert.match(
      stepOf(low, 'calm').text,
      /Calm 4 is not above the Ghoul’s Calm Check number 4, so there is no extra throw for it\./u,
    );
  });
});

describe('a Clash', () => {
  const clash = (ann: number, bree: number, ghoul: number, rules?: string): WholeStep =>
    stepOf(
      yard(
        `  the Ghoul: claws Ann.\n    throws ${ghoul}\n  Ann: punches the Ghoul.\n    throws ${ann}\n  Bree: punches the Ghoul.\n    throws ${bree}\n`,
        rules,
      ),
      'clash',
    );

  it('says of each why it takes effect, or doesn’t', () => {
    const higher = clash(9, 8, 5);
    assert.equal(whyOf(higher, 'Ann'), '9 is above the Ghoul’s throw of 5');
    assert.equal(whyOf(higher, 'Bree'), 'Only the highest attack of the side that wins is tried, and that is Ann’s');
    assert.equal(whyOf(higher, 'Ghoul'), 'Only the side that wins gets anything done, and the Players have won');
    assert.equal(
      higher.text,
      'Ann succeeds: 9 is above the Ghoul’s throw of 5. The Ghoul doesn’t succeed: only the side that wins gets anything done, and the Players have won. ' +
        'Bree doesn’t succeed: only the highest attack of the side that wins is tried, and that is Ann’s.',
    );
    assert.match(whyOf(clash(9, 9, 5), 'Bree'), /of the equally high ones Ann’s is tried$/u);
    assert.match(clash(9, 3, 9).text, /^The Ghoul, Ann and Bree don’t succeed: opposed sides share the highest throw/u);
  });

  it('says of an attack on several whom it is above, and whom it isn’t', () => {
    const attack = stepOf(
      yard(
        '  Ann: punches the Ghoul.\n    throws 2\n  Bree: waits.\n  the Ghoul: claws Ann and Bree.\n    throws 4\n',
      ).replace('Agility 4  Toughness 3\ncombatant the', 'Agility 9  Toughness 3\ncombatant the'),
      'clash',
    );
    assert.match(whyOf(attack, 'Ghoul'), /^4 is above Ann’s throw of 2, but not above Bree’s Agility 9/u);
  });

  it('of dice says who acts alone, and by how much, also if it takes effect', () => {
    const dice = clash(9, 8, 5, 'demon-city-2017');
    assert.equal(whyOf(dice, 'Ann'), '9 is the highest die in the Clash');
    assert.match(dice.text, /The Ghoul and Bree don’t succeed: Ann rolled highest, 9, and a Clash has one action\.$/u);
    const effect = stepOf(
      yard('  the Ghoul: claws Ann.\n    throws 2\n  Ann: punches the Ghoul.\n    throws 9\n', 'demon-city-2017'),
      'effect',
    );
    assert.match(effect.text, /^9 is the highest die in the Clash\./u);
  });

  it('has a reason for every outcome of every sample in which cards or dice are compared', () => {
    const parties = samples()
      .filter(({ scenario }) => scenario.ruleset.id.startsWith('demon-city'))
      .flatMap(({ scenario }) => panelIn(scenario).steps)
      .flatMap(({ table }) => table?.parties ?? [])
      .filter(({ outcome }) => outcome !== undefined);
    assert.ok(parties.length > 50);
    for (const { name, outcomeWhy } of parties)
      assert.match(outcomeWhy?.reasons[0]?.text ?? '', /^[^a-z].*[^.]$/su, name);
  });
});

describe('the number of a Clash', () => {
  it('is the same in its step, in the drawing and among the contests, even if one throws alone', () => {
    const text = yard(
      '  Ann: punches the Ghoul.\n  the Ghoul: waits.\n  Cy: punches Dee.\n  Dee: punches Cy.\n',
    ).replace(
      'round 1',
      'combatant Cy of the Players\n  Agility 1  Toughness 3\ncombatant Dee of the Host\n  Agility 1  Toughness 3\nround 1',
    );
    for (const rules of ['demon-city-2018', 'demon-city-2017']) {
      const { model, rounds, steps } = panelOf(text.replace('demon-city-2018', rules));
      const headings = steps
        .filter(({ kind }) => kind === 'clash')
        .map(({ table, contest }) => [contest, table!.heading]);
      assert.deepEqual(
        headings,
        [
          [0, 'Clash 1 of 2'],
          [1, 'Clash 2 of 2'],
        ],
        rules,
      );
      assert.deepEqual(model.rounds[0]!.contests, ['Clash 1: Cy and Dee', 'Clash 2: Ann'], rules);
      assert.deepEqual(rounds[0]!.drawing.groups.map(({ title }) => title).slice(0, 2), ['Clash 1', 'Clash 2'], rules);
    }
  });

  it('has all members, including those for whom no card is left', () => {
    const text = yard('  the Ghoul: punches Ann.\n  Cy: punches Ann.\n  Dee: punches Ann.\n  Ann: dodges.\n')
      .replace('round 1', 'combatants Cy and Dee of the Host\n  Agility 1  Toughness 3\nround 1')
      .replace('rules demon-city-2018', 'rules demon-city-2018\ndeck of the Host: 3, 4');
    const { rounds, steps } = panelOf(text);
    assert.deepEqual(
      rounds[0]!.drawing.groups.map(({ title, rows }) => [title, rows.map(({ name }) => name).sort()]),
      [['Clash', ['Ann', 'Cy', 'Dee', 'Ghoul']]],
    );
    assert.match(steps.find(({ kind }) => kind === 'clash')!.text, /No card is left for the Ghoul\./u);
  });

  it('isn’t shown if there is only one', () => {
    assert.deepEqual(
      [undefined, { number: 1, all: 1 }, { number: 2, all: 3 }].map((of) => ofSeveralWords('Clash', of)),
      ['Clash', 'Clash', 'Clash 2 of 3'],
    );
  });

  it('counts as many contests in every sample as there are Clashes in its steps', () => {
    for (const { name, scenario } of samples().filter((each) => each.scenario.ruleset.id.startsWith('demon-city'))) {
      for (const round of panelIn(scenario).model.rounds) {
        assert.equal(
          round.contests.length,
          round.steps.filter(({ kind }) => kind === 'clash').length,
          `${name}, round ${round.number}`,
        );
      }
    }
  });
});

describe('somebody’s chance', () => {
  it('says what it is the chance of', () => {
    const labels = (rules: string, clause = ''): readonly string[] =>
      panelOf(
        `scenario "Two"\nrules ${rules}\ncombatant Ann of the Players\n  Agility 3  Toughness 3\n${clause}` +
          'combatant Bill of the Host\n  Agility 2  Toughness 2\nround 1\n  Ann: attacks Bill.\n',
      )
        .steps.flatMap(({ table }) => table?.parties ?? [])
        .flatMap(({ chance }) => chance?.label ?? []);
    assert.deepEqual([...new Set(labels('demon-city-2018'))], ['chance it succeeds']);
    assert.deepEqual([...new Set(labels('attack-algorithm'))], ['chance it hits']);
    const several = panelOf(
      'scenario "B"\nrules attack-algorithm\ncombatant Ann of the Players\n  Attack Bonus 2\ncombatant Bill of the Host\nsituation\n  champion Ann.\nround 1\n  Ann: attacks Bill.\n',
    );
    assert.deepEqual(
      [
        ...new Set(
          several.steps.flatMap(({ table }) => table?.parties ?? []).flatMap(({ chance }) => chance?.label ?? []),
        ),
      ],
      ['chance it hits at all'],
    );
  });
});

describe('an unnamed place', () => {
  it('is described by the distance, in the state and in its history', () => {
    const text = yard('  the Ghoul: claws Ann.\n    after running 20 ft\n  Ann: waits.\n').replace(
      'round 1',
      'situation\n  the Ghoul is at "the Stair", 25 ft from Ann.\nround 1',
    );
    const panel = panelOf(text);
    const move = panel.steps.find(({ kind }) => kind === 'move')!;
    assert.deepEqual(
      move.changed.map(({ name, place, wasAt }) => [name, place, wasAt]),
      [
        ['Ann', '5 ft from the Ghoul', '25 ft from the Ghoul'],
        ['Ghoul', '5 ft from Ann', 'the Stair'],
      ],
    );
    const why = panel.why(move.key, { who: 'Ghoul', about: 'place', words: '5 ft from Ann' })!;
    assert.deepEqual(
      [why.title, why.reasons.map((reason) => reason.text)],
      ['The Ghoul: 5 ft from Ann', ['At the Stair from the start', 'At the Stair → 5 ft from Ann']],
    );
    assert.equal(why.reasons[0]!.lines?.from, 11);
    const other = panel.why(move.key, { who: 'Ann', about: 'place', words: '5 ft from the Ghoul' })!;
    assert.deepEqual(
      [other.reasons[0]!.text, other.reasons[0]!.lines?.from],
      ['25 ft from the Ghoul from the start', 11],
    );
  });

  it('is called unknown if nothing is known', () => {
    const text = yard('  Ann: moves "down the alley".\n  the Ghoul: waits.\n').replace(
      'round 1',
      'situation\n  Ann is at "the gate".\nround 1',
    );
    const panel = panelOf(text);
    const why = panel.why(panel.steps.at(-1)!.key, { who: 'Ann', about: 'place', words: '' })!;
    assert.deepEqual([why.title, why.reasons.at(-1)!.text], ['Ann: no place named', 'At the gate → no place named']);
  });
});
