/** Whose state after a round of cards is known, and whose isn’t. */
import assert from 'node:assert/strict';
import Fraction from 'fraction.js';
import { runToEnd, rulesets, seededThrows, type RoundOdds } from '../../../server/engine/index.ts';
import { oddsInWords } from '../../odds-in-words.ts';
import { readText } from '../../../server/language/index.ts';

function roundOf(body: string): RoundOdds {
  const { scenario, ruleset } = readText(body, { file: 'test.clash', rulesets }).scenarios[0]!;
  return oddsInWords(runToEnd(ruleset.odds(scenario, { throws: seededThrows(1), seed: 1 }))).rounds[0]!;
}

/** Those with known figures; for all others to whom something can happen, the odds say that there are none. */
function toldOf(body: string): readonly string[] {
  return (roundOf(body).standing ?? []).filter(({ odds }) => odds.size > 0).map(({ who }) => who);
}

function unknownOf(body: string): readonly string[] {
  return (roundOf(body).standing ?? []).filter(({ odds }) => odds.size === 0).map(({ who }) => who);
}

const cast =
  'combatant Ann of the Players\n  Agility 3  Toughness 2\ncombatant Bill of the Host\n  Agility 3  Toughness 2\ncombatant Cid of the Players\n  Agility 2  Toughness 2\n';

describe('the state after a round of cards', () => {
  it('is given for everybody who can be hurt', () => {
    assert.deepEqual(toldOf(`${cast}round 1\nAnn: punches Bill.\nBill: punches Cid.`), ['Bill', 'Cid']);
    assert.deepEqual(toldOf(`${cast}round 1\nAnn: punches Bill. without harm\nBill: dodges.`), []);
  });

  it('has losses that sum to one, without damage of a Clash that isn’t won', () => {
    const [clash] = roundOf(`${cast}round 1\nAnn: punches Bill.\nBill: punches Ann.`).contests;
    for (const { on, values } of clash!.distributions!) {
      const foe = on === 'Bill' ? 'the Players act' : 'the Host acts';
      const lost = [...values]
        .filter(([points]) => points !== '0')
        .reduce((sum, [, { chance }]) => sum.add(chance), new Fraction(0));
      // Only the Players’ deck has The Fool, which does no damage.
      assert.equal(lost.compare(clash!.odds.get(foe)!.chance), on === 'Bill' ? -1 : 0);
    }
  });

  it('isn’t given for somebody whom two throws can hurt', () => {
    assert.deepEqual(toldOf(`${cast}round 1\nAnn: punches Bill. uncontested\nCid: punches Bill.`), []);
    assert.deepEqual(unknownOf(`${cast}round 1\nAnn: punches Bill. uncontested\nCid: punches Bill.`), ['Bill']);
  });

  it('isn’t given where unknown cards come back before the damage', () => {
    const round = 'round 1\nCid: climbs "the wall" with Agility to beat 2.\nAnn: punches Bill.\nBill: dodges.';
    assert.deepEqual(toldOf(`${cast}deck of the Players: 1 to 10\n${round}`), ['Bill']);
    assert.deepEqual(toldOf(`${cast}deck of the Players: 1 to 3\n${round}`), []);
    assert.deepEqual(unknownOf(`${cast}deck of the Players: 1 to 3\n${round}`), ['Bill']);
  });

  it('isn’t given for a crowd too large to count', () => {
    const crowd = (many: number): string =>
      Array.from(
        { length: many },
        (_, at) =>
          `combatant P${at} of the Players\n  Agility 2  Toughness 3\ncombatant H${at} of the Host\n  Agility 2  Toughness 3`,
      ).join('\n');
    const blows = (many: number): string =>
      Array.from({ length: many }, (_, at) => `P${at}: punches H${at}.\nH${at}: punches P${(at + 1) % many}.`).join(
        '\n',
      );
    const told = (many: number): number =>
      toldOf(
        `deck of the Players: 9 of each 1 to 10\ndeck of the Host: 9 of each 1 to 10\n${crowd(many)}\nround 1\n${blows(many)}`,
      ).length;
    assert.equal(told(3), 6);
    assert.equal(told(20), 0);
  });

  it('isn’t given where counting it would leave only a sample of the Clash', () => {
    const names = Array.from({ length: 14 }, (_, at) => `P${at}`);
    const crowd = names
      .map((name, at) => `combatant ${name} of the ${at % 2 === 0 ? 'Players' : 'Host'}\n  Agility 2  Toughness 3`)
      .join('\n');
    const reasons = (name: string, many: number): string =>
      Array.from({ length: many }, (_, at) => `  advantage "${name} ${at}"`).join('\n');
    const round = (many: number): RoundOdds =>
      roundOf(
        `deck of the Players: 90 of each 1 to 10\ndeck of the Host: 90 of each 1 to 10\n${crowd}\nround 1\n${names.map((name, at) => `${name}: punches P${(at + 1) % 14}.\n${reasons(name, many)}`).join('\n')}`,
      );
    for (const [many, told] of [
      [0, 14],
      [24, 0],
    ] as const) {
      const { actions, standing } = round(many);
      assert.equal(standing!.filter(({ odds }) => odds.size > 0).length, told);
      assert.ok(actions.length === 14 && actions.every(({ odds }) => odds.get('succeeds')!.sample === undefined));
    }
  });

  it('keeps the figure without the pins where none can be given for pinned damage', () => {
    const round = (pin: string): string =>
      `${cast}deck of the Players: 1 to 4\nround 1\nAnn: punches Bill.${pin}\nBill: dodges.`;
    const [plain, pinned] = ['', ' damage throws 2'].map((pin) =>
      roundOf(round(pin)).standing!.find(({ who }) => who === 'Bill')!,
    );
    assert.deepEqual(pinned!.odds, plain!.odds);
    assert.deepEqual([plain!.pinned, pinned!.pinned?.size], [undefined, 0]);
  });

  it('answers to either word for being out of the fight', () => {
    const reached = (state: string): string | undefined => {
      const { scenario, ruleset } = readText(
        `${cast}round 1\nAnn: punches Bill.\nBill: dodges.\nround 2 if Bill is ${state}\nAnn: waits.`,
        { file: 'test.clash', rulesets },
      ).scenarios[0]!;
      return runToEnd(
        ruleset.odds(scenario, { throws: seededThrows(1), seed: 1 }),
      ).rounds[1]!.reached?.chance.toFraction();
    };
    assert.ok(reached('down') !== undefined && reached('down') !== '0');
    assert.equal(reached('down'), reached('out of the fight'));
  });
});
