/** Results of scenarios over all their courses, beyond what the contract checks in every game. */
import assert from 'node:assert/strict';
import Fraction from 'fraction.js';
import {
  rulesets,
  withoutPinsIn,
  type Overall,
  type Ruleset,
  type Scenario,
  type Source,
  inWords,
} from '../../server/engine/index.ts';
import { runToEnd } from '../../server/engine/generators/run-to-end.ts';
import { severalRounds, smallCases } from './contract/scenarios.ts';
import { coursesOf, isSmall, shareOf, type EveryCourse } from './every-course.ts';
import { plainQuestions, questionsOf } from './every-question.ts';
import { onlyScenario } from './only-scenario.ts';

const nowhere: Source = { file: 'test.clash', sentence: 0, start: 0, end: 0 };

/** Of the listed games in which every outcome is shown by all of its parts, or by none. */
const several = severalRounds().filter(
  ({ scenario: { ruleset } }) => rulesets.includes(ruleset) && ruleset.id !== 'quick-shot',
);

for (const {
  name,
  scenario: { scenario, ruleset },
} of several) {
  describe(`all courses of ${name}`, () => {
    const overall = overallOf(scenario, ruleset);
    const questions = questionsOf(scenario, ruleset);
    let plays: EveryCourse;
    before(() => {
      plays = coursesOf(scenario, ruleset, questions);
    });

    it('reach each round as often as the odds of the round before say, where they do', () => {
      const { rounds } = runToEnd(ruleset.odds(scenario, { throws: { pick: () => 0 }, seed: 1 }));
      const told = rounds.flatMap(({ index, reached }) =>
        reached === undefined ? [] : [[index, reached.chance.toFraction()] as const],
      );
      assert.deepEqual(
        told,
        told.map(([index]) => [index, shareOf(plays, (course) => course.has(index))]),
      );
      assert.ok(told.length > 0);
    });

    it('divide the results of every action into success, failure and being unable to act', () => {
      for (const round of overall.rounds) {
        for (const { actor, odds } of round.odds?.actions ?? []) {
          const did = (what: 'succeeded' | 'failed'): Fraction =>
            round.holdsAfter({
              kind: 'did',
              what,
              who: { text: actor, id: actor, source: nowhere },
              source: nowhere,
            }) ?? new Fraction(0);
          const [success] = odds.values();
          const cannot = odds.get('cannot-act')?.chance ?? new Fraction(0);
          assert.deepEqual(
            [success?.chance.toFraction(), cannot.toFraction()],
            [did('succeeded').toFraction(), new Fraction(1).sub(did('succeeded')).sub(did('failed')).toFraction()],
            actor,
          );
        }
      }
      assert.ok(overall.rounds.some(({ odds }) => (odds?.actions.length ?? 0) > 0));
    });

    it('give the chance of being able to act for those who can’t always, and their results in that case', () => {
      for (const { odds, able } of overall.rounds.flatMap((round) => round.odds?.actions ?? [])) {
        // In Acquire Moveables somebody may be struck down before their turn in the same round.
        if (able === undefined && ruleset.id === 'acquire-moveables') continue;
        const cannot = odds.get('cannot-act')?.chance ?? new Fraction(0);
        const [name, success] = [...odds][0]!;
        const can = able?.chance.chance ?? new Fraction(1);
        assert.equal(can.toFraction(), new Fraction(1).sub(cannot).toFraction());
        const then = able === undefined ? success.chance : able.odds.get(name)!.chance;
        assert.equal(can.mul(then).toFraction(), success.chance.toFraction());
      }
    });

    it('have the odds of what somebody throws for alone, given that it is thrown', () => {
      for (const { actions, contests } of overall.rounds.flatMap(({ odds }) => odds ?? [])) {
        for (const { parties, odds, thrown } of contests.filter((each) => each.parties.length === 1)) {
          const [action, ...others] = actions.filter(({ actor }) => actor === parties[0]);
          if (action === undefined || others.length > 0) continue;
          const [[name, success], [of, given]] = [[...action.odds][0]!, [...odds][0]!];
          if (name !== of) continue;
          assert.equal((thrown?.chance ?? new Fraction(1)).mul(given.chance).toFraction(), success.chance.toFraction());
        }
      }
    });

    it('divide every outcome into its parts, where it has any', () => {
      for (const { odds } of overall.rounds.flatMap((round) => round.odds?.actions ?? [])) {
        for (const [outcome, { chance }] of odds) {
          const parts = [...odds.values()].filter(({ partOf }) => partOf === outcome);
          if (parts.length > 0)
            assert.equal(
              parts.reduce((sum, part) => sum.add(part.chance), new Fraction(0)).toFraction(),
              chance.toFraction(),
              outcome,
            );
        }
      }
    });
  });
}

describe('an outcome with parts in some states only', () => {
  it('includes those of the other states among its parts: a pool of one die that hits is one hit', () => {
    const { scenario, ruleset } = severalRounds().find(
      ({ scenario: each }) => each.scenario.title === 'A champion’s dice, and one die',
    )!.scenario;
    const [, round] = overallOf(scenario, ruleset).rounds;
    const { odds, outcomes } = round!.odds!.actions.find(({ actor }) => actor === 'Ilse')!;
    // Brok fells Wat in 2 of 3 rolls: then Ilse rolls two dice at 5/6, otherwise one.
    assert.deepEqual(
      [...inWords(odds, outcomes)].map(([name, { chance }]) => [name, chance.toFraction()]),
      [
        ['hits', '25/27'],
        ['1 hit', '25/54'],
        ['2 hits', '25/54'],
        ['no hits', '2/27'],
      ],
    );
  });
});

describe('courses that are too many to enumerate', () => {
  const { scenario, ruleset } = onlyScenario(`rules demon-city-2018
combatant Ann of the Players
  Agility 3  Toughness 2
combatant Cy of the Host
  Agility 4  Toughness 3
scenario "The yard"
round 1
  Ann: punches Cy.
    throws 9
    damage throws 1
  Cy: punches Ann.
    throws 2
round 2 if Ann succeeded
  Ann: punches Cy.
  Cy: punches Ann.
round 2 otherwise
  Cy: punches Ann.
round 3 if not Cy is unhurt
  Ann: punches Cy.
`);

  it('reach the second round as often as the first one says, with its pins taken as thrown', () => {
    assert.deepEqual(
      overallOf(scenario, ruleset).rounds.map(({ reached }) => reached?.toFraction()),
      ['1', '1', '0', undefined],
    );
  });

  it('reach it depending on somebody’s state too', () => {
    const standing = { ...scenario, rounds: [scenario.rounds[0]!, { ...scenario.rounds[3]!, number: 2 }] };
    const [first, second] = overallOf(standing, ruleset).rounds;
    assert.deepEqual([first!.reached?.toFraction(), second!.reached?.toFraction()], ['1', '1']);
  });

  it('are asked about the first round without its pins', () => {
    const who = { text: 'Ann', id: 'Ann', source: nowhere };
    const [first] = overallOf(scenario, ruleset).rounds;
    const [odds] = runToEnd(
      ruleset.odds(
        withoutPinsIn(scenario, 1, (fact) => ruleset.isPin(fact)),
        { throws: { pick: () => 0 }, seed: 1 },
      ),
    ).rounds;
    assert.equal(
      first!.holdsAfter({ kind: 'did', what: 'succeeded', who, source: nowhere })?.toFraction(),
      odds!.actions[0]!.odds.get('takes-effect')!.chance.toFraction(),
    );
    assert.equal(
      first!.holdsAfter({ kind: 'is', state: 'unhurt', who, source: nowhere })?.toFraction(),
      odds!
        .standing!.find((each) => each.who === 'Ann')!
        .odds.get('unhurt')!
        .chance.toFraction(),
    );
  });
});

describe('all courses of the small cases', () => {
  for (const {
    name,
    scenario: { scenario, ruleset },
  } of smallCases()) {
    const number = Math.min(...scenario.rounds.map((round) => round.number));
    const whole = withoutPinsIn(scenario, number, (fact) => ruleset.isPin(fact));
    const free = { ...whole, rounds: whole.rounds.filter((round) => round.number === number) };
    // Where only pins make them small, the game’s own tests compare what is shown over all courses with its odds.
    if (!isSmall(free, ruleset)) continue;
    it(`end in the states that play ends in: ${name}`, () => {
      const [first] = overallOf(scenario, ruleset).rounds;
      const { index = 0 } = first ?? {};
      const questions = plainQuestions(scenario, ruleset);
      const plays = coursesOf(free, ruleset, questions);
      let answered = 0;
      for (const question of questions) {
        const told = first!.holdsAfter(question);
        if (told !== undefined) answered += 1;
        if (told !== undefined)
          assert.equal(
            told.toFraction(),
            shareOf(plays, (course) => course.get(index)?.has(question) === true),
            JSON.stringify(question),
          );
      }
      assert.ok(answered > 0);
    });
  }
});

function overallOf(scenario: Scenario, ruleset: Ruleset): Overall {
  return runToEnd(ruleset.overall(scenario, { throws: { pick: () => 0 }, seed: 1 }));
}
