/** The order of announcing, Clashes, uncontested actions, conditions, damage, going down. */
import assert from 'node:assert/strict';
import { detailOf } from '../../../server/engine/index.ts';
import { fight } from './fight.ts';

const body = (name: string, side: string, stats = 'Agility 3  Toughness 3'): string =>
  `combatant ${name} of the ${side}\n  ${stats}\n`;
const two = body('Ann', 'Players') + body('Bill', 'Host');

describe('announcing', () => {
  const order = (text: string) =>
    fight(text)
      .steps('announce')
      .map((step) => step.actor);

  it('goes from the least agile to the most agile, whatever the order of writing', () => {
    const people = body('Ann', 'Players', 'Agility 5  Toughness 1') + body('Bill', 'Host', 'Agility 1  Toughness 1');
    assert.deepEqual(order(`${people}round 1\nAnn: punches Bill.\nBill: punches Ann.`), ['Bill', 'Ann']);
  });

  it('takes the equally agile in the order in which they are declared, unless a sentence settles it', () => {
    const lines = 'round 1\nBill: punches Ann.\nAnn: punches Bill.';
    assert.deepEqual(order(two + lines), ['Ann', 'Bill']);
    assert.deepEqual(order(`${two}situation "x"\nBill announces before Ann.\n${lines}`), ['Bill', 'Ann']);
  });

  it('gives somebody without Agility the place that a sentence names', () => {
    const people =
      body('Ann', 'Players', 'Toughness 1') + body('Bill', 'Host') + body('Carl', 'Host', 'Agility 4  Toughness 1');
    const lines = 'round 1\nAnn: punches Bill.\nBill: punches Ann.\nCarl: punches Ann.';
    assert.deepEqual(order(`${people}situation "x"\nAnn announces after Bill.\n${lines}`), ['Bill', 'Ann', 'Carl']);
  });
});

describe('Clashes', () => {
  const six =
    ['Alf', 'Bea', 'Dee', 'Eve'].map((name) => body(name, 'Players')).join('') +
    body('Cee', 'Host') +
    body('Fay', 'Host');
  const fights = 'round 1\nAlf: kicks Cee.\nBea: kicks Cee.\nCee: dodges.\nDee: punches Fay.\nEve: punches Fay.\n';

  it('are separate while nobody in one could interfere with the other', () => {
    assert.deepEqual(fight(`${six}${fights}Fay: blocks.`).clashes(), ['Alf, Bea, Cee', 'Dee, Eve, Fay']);
  });

  it('are merged as soon as somebody in one acts on the other', () => {
    assert.deepEqual(fight(`${six}${fights}Fay: picks the pocket of Alf with Agility.`).clashes(), [
      'Alf, Bea, Dee, Eve, Cee, Fay',
    ]);
  });

  it('leave out what nobody interferes with, which is resolved when it is announced', () => {
    const told = fight(`${two}${body('Cee', 'Players', 'Agility 2  Toughness 1  Perception 4')}round 1
Cee: searches for "the switch" with Perception to beat 3.
Ann: punches Bill.
Bill: punches Ann.`);
    assert.deepEqual(told.clashes(), ['Ann, Bill']);
    const kinds = told.timeline.rounds[0]!.steps.map((step) => step.kind);
    assert.ok(kinds.indexOf('uncontested') < kinds.lastIndexOf('announce'));
  });

  it('need only the resisting stat to be beaten when the target announces nothing', () => {
    const { clash, takesEffect } = fight(`${two}round 1\nAnn: punches Bill.`);
    assert.equal(clash()['the Players act'], takesEffect('Ann'));
  });
});

describe('a round', () => {
  const won = 'Ann: punches Bill. throws 9\nBill: punches Ann. throws 2';

  it('is played where its condition holds, and otherwise the next of its number', () => {
    const titles = (lines: string) =>
      fight(
        `${two}round 1\n${lines}\nround 2 "won" if the Players acted\nAnn: dodges.\nround 2 "lost" otherwise\nAnn: flees.`,
      ).timeline.rounds.map((round) => round.title);
    assert.deepEqual(titles(won), [undefined, 'won']);
    assert.deepEqual(titles('Ann: punches Bill. throws 2\nBill: punches Ann. throws 9'), [undefined, 'lost']);
  });

  it('understands and, or, not, and people’s states', () => {
    const second = (condition: string) =>
      fight(`${two}round 1\n${won}\nround 2 if ${condition}\nAnn: dodges.`).timeline.rounds.length === 2;
    assert.equal(second('Ann succeeded and not Bill succeeded'), true);
    assert.equal(second('Bill succeeded or Ann is hurt'), false);
    assert.equal(second('Ann is unhurt'), true);
    assert.equal(second('a tie happened'), false);
  });

  it('has no announcements by people out of the fight', () => {
    const { steps } = fight(
      `${two}round 1\nAnn: punches Bill. throws 9. damage throws 4\nBill: punches Ann. throws 2\nround 2\nBill: punches Ann.\nAnn: dodges.`,
    );
    assert.equal(steps('damage')[0]!.after.combatants[1]!.tracks[0]!.now, -1);
    assert.deepEqual(
      steps('blocked').map((step) => step.actor),
      ['Bill'],
    );
  });

  it('lets somebody get up again when the Host has decided so, and costs them a throw', () => {
    const { pools } = fight(`${two}round 1\nAnn: punches Bill. throws 9. damage throws 4\nBill: punches Ann. throws 2
round 2\ndecides recovery of Bill: back up\nBill: dodges.\nAnn: punches Bill.`);
    assert.deepEqual(pools(2), ['Ann: 1', 'Bill: 1']);
  });

  it('throws as many damage cards as the target has base Toughness and armour, of which the lowest counts', () => {
    const armoured = body('Bill', 'Host').trimEnd() + '\n  wears coat +1\n';
    const { steps } = fight(
      `${body('Ann', 'Players')}${armoured}round 1\nAnn: punches Bill. throws 9\nBill: punches Ann. throws 2`,
    );
    const results = detailOf(steps('damage')[0], 'results')?.results;
    assert.equal(results!.length, 4);
    assert.equal(results!.find((result) => result.kept)!.value, Math.min(...results!.map((result) => result.value)));
  });

  it('has the same course for the same seed, and another for another', () => {
    const text = `${two}round 1\nAnn: punches Bill.\nBill: punches Ann.`;
    assert.deepEqual(fight(text, 7).timeline, fight(text, 7).timeline);
    assert.notDeepEqual(fight(text, 7).timeline.rounds, fight(text, 8).timeline.rounds);
  });
});

describe('odds', () => {
  it('of the duel are those of the language page', () => {
    const { clash } = fight(`combatant the Ghoul (it) of the Host\n  Agility 3  Toughness 4
combatant Laura (she) of the Players\n  Agility 3  Toughness 5
deck of the Host: 1 to 10
round 1\n  the Ghoul: punches Laura.\n  Laura: punches the Ghoul.`);
    assert.deepEqual(clash(), { 'the Players act': '189/310', 'the Host acts': '9/31', tie: '1/10', stalemate: '0' });
  });

  it('are certain once every throw is pinned', () => {
    const { pinned, takesEffect } = fight(`${two}round 1\nAnn: punches Bill. throws 9\nBill: punches Ann. throws 2`);
    assert.equal(pinned('Ann'), '1');
    assert.equal(pinned('Bill'), '0');
    assert.equal(takesEffect('Ann'), '27/62');
  });

  it('count what a Significator can do', () => {
    const star = two.replace('Toughness 3\n', 'Toughness 3\n  significator "The Star"\n');
    const odds = fight(`${star}deck of the Players: "The Star"\nround 1\nAnn: punches Bill.\nBill: punches Ann.`);
    assert.equal(odds.takesEffect('Ann'), '9/10');
  });
});
