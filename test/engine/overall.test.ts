/** What comes of scenarios over all their courses equals playing out every run of throws. */
import assert from 'node:assert/strict';
import Fraction from 'fraction.js';
import { withoutPinsIn, type Condition, type Overall, type Ruleset, type Scenario, type Source } from '../../server/engine/index.ts';
import { atOnce } from '../../server/engine/play/overall.ts';
import { smallCases } from './contract/scenarios.ts';
import { coursesOf, shareOf, type EveryCourse } from './every-course.ts';
import { onlyScenario } from './only-scenario.ts';
import { severalRounds } from './several-rounds.ts';

const nowhere: Source = { file: 'test.clash', sentence: 0, start: 0, end: 0 };

for (const { title, text } of severalRounds) {
  const { scenario, ruleset } = onlyScenario(text);
  describe(`all courses of “${title}” (${ruleset.id})`, () => {
    const overall = overallOf(scenario, ruleset);
    const questions = questionsOf(scenario, ruleset);
    let plays: EveryCourse;
    before(() => {
      plays = coursesOf(scenario, ruleset, questions);
    });

    it('come to each round as often as play does', () => {
      for (const { index, number, reached } of overall.rounds) {
        const free = withoutPinsIn(scenario, number - 1, (fact) => ruleset.isPin(fact));
        const earlier = free === scenario ? plays : coursesOf(free, ruleset, []);
        assert.equal(reached?.toFraction(), shareOf(earlier, (course) => course.has(index)), `round ${index}`);
      }
    });

    it('leave behind what play leaves', () => {
      for (const round of overall.rounds) {
        const { index, number } = round;
        const free = withoutPinsIn(scenario, number, (fact) => ruleset.isPin(fact));
        const coming = (free === scenario ? plays : coursesOf(free, ruleset, questions)).filter(({ what }) => what.has(index));
        for (const question of questions) {
          const share = coming.length === 0 ? undefined : shareOf(coming, (course) => course.get(index)?.has(question) === true);
          assert.equal(round.holdsAfter(question)?.toFraction(), share, `round ${index}: ${JSON.stringify(question)}`);
        }
      }
    });

    it('share out what comes of every action among success, failure and who can’t act', () => {
      for (const round of overall.rounds) {
        for (const { actor, odds } of round.actions ?? []) {
          const did = (what: 'succeeded' | 'failed'): Fraction => round.holdsAfter({ kind: 'did', what, who: { text: actor, id: actor, source: nowhere }, source: nowhere }) ?? new Fraction(0);
          const [success] = odds.values();
          const cannot = odds.get('can’t act')?.chance ?? new Fraction(0);
          assert.deepEqual([success?.chance.toFraction(), cannot.toFraction()], [did('succeeded').toFraction(), new Fraction(1).sub(did('succeeded')).sub(did('failed')).toFraction()], actor);
        }
      }
      assert.ok(overall.rounds.some(({ actions = [] }) => actions.length > 0));
    });
  });
}

describe('all courses of the small cases', () => {
  for (const { name, scenario: { scenario, ruleset } } of smallCases()) {
    it(`leave behind what play leaves: ${name}`, () => {
      const [first] = overallOf(scenario, ruleset).rounds;
      const { number = 1, index = 0 } = first ?? {};
      const free = withoutPinsIn(scenario, number, (fact) => ruleset.isPin(fact));
      const questions = plainQuestions(scenario, ruleset);
      const plays = coursesOf({ ...free, rounds: free.rounds.filter((round) => round.number === number) }, ruleset, questions);
      let answered = 0;
      for (const question of questions) {
        const told = first?.holdsAfter(question);
        if (told !== undefined) answered += 1;
        if (told !== undefined) assert.equal(told.toFraction(), shareOf(plays, (course) => course.get(index)?.has(question) === true), JSON.stringify(question));
      }
      assert.ok(answered > 0);
    });
  }
});

function overallOf(scenario: Scenario, ruleset: Ruleset): Overall {
  return atOnce(ruleset.overall(scenario, { throws: { pick: () => 0 }, seed: 1 }));
}

/** Every plain question that can be asked of a scenario. */
function plainQuestions({ combatants, sides }: Scenario, { vocabulary }: Ruleset): readonly Condition[] {
  const ref = (name: string) => ({ text: name, id: name, source: nowhere });
  return [
    ...sides.map(({ name }): Condition => ({ kind: 'acted', side: ref(name), source: nowhere })),
    ...vocabulary.happenings.map(({ word }): Condition => ({ kind: 'happened', what: word, source: nowhere })),
    ...combatants.flatMap(({ name }) => [
      ...(['succeeded', 'failed'] as const).map((what): Condition => ({ kind: 'did', who: ref(name), what, source: nowhere })),
      ...vocabulary.states.map(({ word }): Condition => ({ kind: 'is', who: ref(name), state: word, source: nowhere })),
    ]),
  ];
}

/** The same with each question joined to the next one, and turned round. */
function questionsOf(scenario: Scenario, ruleset: Ruleset): readonly Condition[] {
  const plain = plainQuestions(scenario, ruleset);
  const pairs = plain.slice(1).map((each, index) => [plain[index] ?? each, each] as const);
  return [
    ...plain,
    ...plain.map((of): Condition => ({ kind: 'not', of, source: nowhere })),
    ...pairs.flatMap((of) => (['and', 'or'] as const).map((kind): Condition => ({ kind, of, source: nowhere }))),
  ];
}
