/** The inputs of the benchmark are what its tables say. */
import assert from 'node:assert/strict';
import { enumerateDice } from '../../server/engine/chance/index.ts';
import { analyzed } from './in-process.ts';
import { clashOf } from './fights/clash-of.ts';
import { cardContest, diceContest } from './fights/contests.ts';
import { everyThrow } from './fights/every-throw.ts';
import { games, laterFight } from './fights/later-fight.ts';
import { longFight } from './fights/long-fight.ts';
import { smallDice } from './fights/small-contests.ts';
import { benchText, ferry, type BenchText } from './texts.ts';
import { flow, plain } from './yaml/plain.ts';
import { yamlText } from './yaml/text.ts';

describe('the Clashes of the benchmark', () => {
  for (const size of [2, 4, 8, 12, 30]) {
    it(`are connected if they are ${size}`, () => {
      assert.equal(diceContest(clashOf(size, 'dice')).hands.length, size);
      // The number that a task is thrown against is a hand of no side.
      assert.equal(cardContest(clashOf(size, 'cards')).hands.filter(({ side }) => side !== undefined).length, size);
    });
  }

  it('are dealt from decks large enough for the largest', () => {
    const { hands, decks } = cardContest(clashOf(30, 'cards'));
    for (const [name, deck] of Object.entries(decks)) {
      const wanted = hands.filter((hand) => hand.deck === name).reduce((sum, { draws }) => sum + draws, 0);
      assert.ok(wanted <= deck.reduce((sum, { count }) => sum + count, 0), `the deck of the ${name} is short`);
    }
  });

  for (const [each, dice] of [
    [1, 2],
    [2, 1],
  ] as const) {
    it(`have the same odds by every single throw and by combining equal rolls, ${each} against ${each}`, () => {
      const contest = smallDice(each, dice);
      const { hands, tie } = enumerateDice(contest);
      assert.deepEqual(everyThrow(contest), { acts: new Map([...hands].map(([id, { acts }]) => [id, acts])), tie });
    });
  }
});

describe('the long fight of the benchmark', () => {
  it('has the stated number of rounds and combatants, each of whom attacks somebody of the other side in every round', () => {
    const { combatants, rounds } = analyzed(longFight(30, 3)).scenarios[0]!.scenario;
    assert.equal(combatants.length, 30);
    assert.equal(rounds.length, 3);
    const sideOf = new Map(combatants.map(({ name, side }) => [name, side.text]));
    for (const { announcements } of rounds) {
      assert.equal(announcements.length, 30);
      for (const {
        actors: [actor],
        targets: [target],
      } of announcements)
        assert.notEqual(sideOf.get(actor!.id!), sideOf.get(target!.id!));
    }
  });
});

describe('the fights of five rounds of the benchmark', () => {
  for (const rules of games) {
    it(`have nine who all act in every round, with different numbers each time, by ${rules}`, () => {
      const scenarios = [0, 26].map((variant) => analyzed(laterFight(rules, variant)).scenarios[0]!.scenario);
      const [one, other] = scenarios.map(({ combatants }) =>
        combatants.map(({ stats }) => stats.map(({ value }) => value)),
      );
      assert.equal(one!.length, 9);
      assert.notDeepEqual(one, other);
      assert.deepEqual(
        scenarios[0]!.rounds.map(({ announcements }) => announcements.length),
        [9, 9, 9, 9, 9],
      );
    });
  }
});

describe('the texts of the benchmark', () => {
  const { scenario } = analyzed(ferry).scenarios[0]!;
  const written: readonly (readonly [string, (copies: number) => BenchText])[] = [
    ['scenarios', benchText],
    ['YAML', (copies) => yamlText(scenario, copies)],
  ];
  for (const [name, textOf] of written) {
    it(`have their keystrokes on the words that change, in ${name}`, () => {
      for (const copies of [1, 3]) {
        const { text, announcement, head } = textOf(copies);
        for (const { at, from } of [announcement, head]) assert.equal(text.slice(at, at + from.length), from);
        const scenariosBefore = text.slice(0, announcement.at).split('The last ferry').length - 1;
        assert.equal(scenariosBefore, (copies + 1) / 2);
      }
    });

    it(`have the stated number of lines, in ${name}`, () => {
      const { text, lines } = textOf(2);
      assert.equal(text.match(/\n/g)?.length, lines);
    });
  }

  it('have the scenario’s content in YAML', () => {
    const { text } = yamlText(scenario, 1);
    for (const { name } of scenario.combatants) assert.ok(text.includes(`name: ${flow(name)}\n`), name);
    assert.equal(
      text.split('- deed: ').length - 1,
      scenario.rounds.reduce((sum, round) => sum + round.announcements.length, 0),
    );
  });

  it('are plain data without positions, with names as they were declared', () => {
    const source = { file: 'a', sentence: 1 };
    assert.deepEqual(
      plain({
        kind: 'advantage',
        words: { text: 'the light', source },
        for: [{ text: 'Vidal', id: 'Señora Vidal', source }],
        number: { value: 2, source },
        over: [],
        source,
      }),
      {
        kind: 'advantage',
        words: 'the light',
        for: ['Señora Vidal'],
        number: 2,
      },
    );
  });

  it('are quoted in YAML where they wouldn’t be strings', () => {
    assert.equal(
      flow({ 'on a tie': 'it rolls: port', words: ['Ash', 'a "b"', 'true'], open: true, count: 2 }),
      '{ on a tie: "it rolls: port", words: [Ash, "a \\"b\\"", "true"], open: true, count: 2 }',
    );
  });
});
