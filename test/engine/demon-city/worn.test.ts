/**
 * People who have lost part of a stat: how they are compared, who counts as unhurt, and decisions about several at
 * once. In both editions.
 */
import assert from 'node:assert/strict';
import {
  runToEnd,
  rulesets,
  seededThrows,
  type RoundOdds,
  type Ruleset,
  type Scenario,
} from '../../../server/engine/index.ts';
import { readText } from '../../../server/language/index.ts';

interface Read {
  readonly scenario: Scenario;
  readonly ruleset: Ruleset;
}

function read(edition: string, body: string): Read {
  const { scenarios, problems } = readText(`rules demon-city-${edition}\n${body}`, { file: 'test.clash', rulesets });
  assert.deepEqual(problems, []);
  return scenarios[0]!;
}

function oddsOf({ scenario, ruleset }: Read): readonly RoundOdds[] {
  return runToEnd(ruleset.odds(scenario, { throws: seededThrows(1), seed: 1 })).rounds;
}

/** What the odds of a round give for everybody, without places in the text. */
function told({ actions, standing }: RoundOdds) {
  return {
    actions: actions.map(({ actor, pool, odds }) => ({
      actor,
      size: pool.size,
      reasons: pool.modifiers.map(({ because }) => because),
      odds: fractions(odds),
    })),
    standing: standing?.map(({ who, odds }) => ({ who, odds: fractions(odds) })),
  };
}

function fractions(odds: ReadonlyMap<string, { readonly chance: { toFraction: () => string } }>) {
  return Object.fromEntries([...odds].map(([name, { chance }]) => [name, chance.toFraction()]));
}

/** Bill strikes with Toughness; its base is above Ann’s stats, its current value isn’t. */
const duel = (toughness: string): string =>
  `combatant Ann of the Players\n  Agility 2  Toughness 2\n  Hand-to-Hand 2\ncombatant Bill of the Host\n  Agility 1  Toughness ${toughness}\n`;
const blows = 'Bill: punches Ann.\nAnn: punches Bill.';

for (const edition of ['2017', '2018']) {
  describe(`somebody worn down in ${edition}`, () => {
    it('is treated the same whether it is written so or happened in play', () => {
      const pin = edition === '2017' ? 'throws 9, damage throws 2 2 2' : 'throws 9, damage throws 2';
      const decks = edition === '2017' ? '' : 'option shuffling rounds\n';
      const before = `round 1\nBill: waits.\nAnn: punches Bill. ${pin}\n`;
      const played = oddsOf(read(edition, `${decks}${duel('3 of 3')}${before}round 2\n${blows}`))[1]!;
      const written = oddsOf(read(edition, `${decks}${duel('1 of 3')}round 2\n${blows}`))[0]!;
      const [one, other] = [told(played), told(written)];
      assert.deepEqual(one.actions, other.actions);
      assert.ok(one.actions.some(({ reasons }) => reasons.some((reason) => /Toughness 3 against/.test(reason))));
      const out = (standing: typeof one.standing): unknown =>
        standing?.find(({ who }) => who === 'Bill')?.odds['out of the fight'];
      assert.equal(out(one.standing), out(other.standing));
      assert.notEqual(
        out(one.standing),
        out(told(oddsOf(read(edition, `${decks}${duel('3 of 3')}round 2\n${blows}`))[0]!).standing),
      );
    });

    it('announces by the base of Agility', () => {
      const actors = told(
        oddsOf(
          read(
            edition,
            `combatant Ann of the Players\n  Agility 1 of 4  Toughness 2\ncombatant Bill of the Host\n  Agility 2  Toughness 2\nround 1\n${blows}`,
          ),
        )[0]!,
      ).actions.map(({ actor }) => actor);
      assert.deepEqual(actors, ['Bill', 'Ann']);
    });

    it('throws massive damage by the base of the stat', () => {
      const text = (toughness: string): string =>
        `weapon maul: close, massive\ncombatant Ann of the Players\n  Agility 1  Toughness ${toughness}\n  carries maul\ncombatant Bill of the Host\n  Agility 1  Toughness 4\nround 1\nAnn: strikes Bill with her maul.\nBill: waits.`;
      assert.deepEqual(
        told(oddsOf(read(edition, text('1 of 3')))[0]!).standing,
        told(oddsOf(read(edition, text('3 of 3')))[0]!).standing,
      );
    });

    it('is no longer unhurt, whatever their current value', () => {
      const after = (body: string, round: number): boolean => {
        const { scenario, ruleset } = read(edition, body);
        const { source } = scenario;
        const course = runToEnd(ruleset.course(scenario, { throws: seededThrows(1), seed: 1 }));
        return course.rounds[round]!.holdsAfter({
          kind: 'is',
          who: { id: 'Bill', text: 'Bill', source },
          state: 'unhurt',
          source,
        });
      };
      const ann = 'combatant Ann of the Players\n  Agility 2  Toughness 2\n';
      assert.equal(
        after(`${ann}combatant Bill of the Host\n  Agility 1  Toughness 1 of 3\nround 1\nAnn: waits.`, 0),
        true,
      );
      // Up again at 0, his initial value.
      assert.equal(
        after(
          `${ann}combatant Bill of the Host\n  Agility 1  Toughness 0\n  is out of the fight\nround 1\ndecides recovery of Bill: back up\nAnn: waits.`,
          0,
        ),
        false,
      );
      const regained = `${ann}combatant Bill of the Host\n  Agility 1  Toughness 3\nround 1\nAnn: punches Bill. throws 9, damage throws 1\nBill: waits.\nround 2\nBill regains 3 Toughness.\nAnn: waits.`;
      assert.deepEqual([after(regained, 0), after(regained, 1)], [false, false]);
    });
  });

  describe(`a decision about several in ${edition}`, () => {
    const cast =
      'creature Ghoul (it)\n  Agility 1  Toughness 2\n  is out of the fight\ncombatants Gnaw and Rake of the Host, each a Ghoul\ncombatant Ann of the Players\n  Agility 3  Toughness 3\n';
    const downAfter = (sentence: string): readonly boolean[] => {
      const { scenario, ruleset } = read(edition, `${cast}round 1\n${sentence}\nAnn: waits.`);
      const { timeline } = { timeline: runToEnd(ruleset.play(scenario, { throws: seededThrows(1), seed: 1 })) };
      const last = timeline.rounds[0]!.steps.at(-1)!.after.combatants;
      return ['Gnaw', 'Rake'].map((who) =>
        last.find(({ name }) => name === who)!.conditions.includes('out of the fight'),
      );
    };

    it('applies to each of them', () => {
      assert.deepEqual(downAfter('decides recovery of every Ghoul: back up'), [false, false]);
      assert.deepEqual(downAfter('decides recovery of Gnaw and Rake: back up'), [false, false]);
      assert.deepEqual(downAfter('decides recovery of Rake: back up'), [true, false]);
    });
  });
}
