/** The results of rounds over all courses equal an enumeration of all throws, or agree with many other courses. */
import assert from 'node:assert/strict';
import { analyzeScenario, type ScenarioAnalysis } from '../../server/analysis/scenario-analysis.ts';
import {
  inWords,
  runToEnd,
  seededThrows,
  withoutPinsIn,
  type Condition,
  type Figure,
  type RoundAfter,
  type RoundOdds,
  type Ruleset,
  type Scenario,
  type SampledCourse,
} from '../../server/engine/index.ts';
import { coursesOf, isSmall, shareOf } from '../engine/every-course.ts';
import { severalRounds } from '../engine/contract/scenarios.ts';
import { onlyScenario } from '../engine/only-scenario.ts';

/** Those that can be enumerated without their pins too. */
const several = severalRounds()
  .map(({ name, scenario: { scenario, ruleset } }) => ({ name, scenario, ruleset }))
  .filter(({ scenario, ruleset }) =>
    scenario.rounds.every(({ number }) => isSmall(withoutPins(scenario, ruleset, number), ruleset)),
  );

/** What no hit points mean, and what equal hits mean, is undecided. */
const undecided = `rules attack-algorithm
combatant Ilse (she) of the Players
  HP 3
combatant Brok (he) of the Host
  HP 2
scenario "The mill"
decides hit die: d4
round 1
  Ilse: tries "the ice" at 3/6.
round 2
  contested
  Ilse: attacks Brok.
  Brok: attacks Ilse.
round 3
  Ilse: tries "the ice" at 3/6.
`;

/** Two Clashes in one round. */
const twoClashes = `rules demon-city-2017
combatant Ann (she) of the Players
  Agility 2  Toughness 1
combatant Bea (she) of the Players
  Agility 2  Toughness 1
combatant Bill (he) of the Host
  Agility 2  Toughness 1
combatant Cy (he) of the Host
  Agility 2  Toughness 1
scenario "The yard"
round 1
  Ann: climbs "the wall" with Agility to beat 4.
round 2
  Ann: grabs Bill.
  Bill: grabs Ann.
  Bea: grabs Cy.
  Cy: grabs Bea.
`;

/** With default decks, so that there are too many states. */
const yard = `rules demon-city-2018
combatant Ann (she) of the Players
  Agility 3  Hand-to-Hand 3  Toughness 2
combatant Bill (he) of the Host
  Agility 2  Hand-to-Hand 3  Toughness 2
combatant Cy (he) of the Host
  Agility 2  Toughness 2
scenario "The yard"
round 1
  Ann: punches Bill.
  Bill: punches Ann.
round 2 if Ann succeeded
  Ann: punches Bill.
    throws 9
  Bill: punches Ann.
round 2 otherwise
  Bill: punches Ann.
  Ann: punches Bill.
round 3
  Ann: punches Bill.
  Bill: punches Ann.
round 4 if Cy is out of the fight
  Bill: punches Ann.
`;

describe('the results of a round over all courses', () => {
  for (const { name: title, scenario, ruleset } of [
    ...several,
    { name: 'Nothing decided', ...onlyScenario(undecided) },
  ]) {
    it(`equal an enumeration of all throws: ${title}`, () => {
      let told = 0;
      for (const [index, each] of afterIn(analyzeScenario(scenario, ruleset))) {
        const { number } = scenario.rounds[index]!;
        const questions = new Map([...questionsIn(scenario, each), ...statesOf(scenario, ruleset)]);
        const coming = coursesOf(withoutPins(scenario, ruleset, number), ruleset, [...questions.values()]).filter(
          ({ what }) => what.has(index),
        );
        const share = (name: string): string =>
          shareOf(coming, (course) => course.get(index)?.has(questions.get(name)!) === true);
        for (const [name, { chance, sample }] of figuresOf(each)) {
          assert.deepEqual([name, chance.toFraction(), sample], [name, share(name), undefined]);
          told += 1;
        }
        for (const name of statesOf(scenario, ruleset).keys()) {
          if (!['0', '1'].includes(share(name)))
            assert.ok(
              each.standing.some(({ who }) => name.startsWith(`${who} `)),
              name,
            );
        }
        assert.equal(each.why, undefined);
      }
      assert.ok(told > 0);
    });
  }

  it('are missing for the first round, whose odds have them', () => {
    for (const { scenario, ruleset } of several) {
      assert.equal(afterIn(analyzeScenario(scenario, ruleset)).get(0), undefined);
    }
  });

  it('list, for those affected, the states that are uncertain for anybody, each under one word', () => {
    const out = `rules demon-city-2017
combatant Ann of the Players
  Agility 2  Toughness 1
combatant Bill of the Host
  Agility 2  Toughness 1
combatant Cy of the Host
  Agility 2  Toughness 1
scenario "The yard"
round 1
  Ann: punches Bill.
round 2 if Bill is out of the fight
  Cy: punches Ann.
`;
    const decided = undecided
      .replace('decides hit die', 'decides defeat: at 0 HP\ndecides hit die')
      .replace('  contested\n', '')
      .replace('  Brok: attacks Ilse.\n', '');
    const stands = [out, decided].map((text) => {
      const { scenario, ruleset } = onlyScenario(text);
      const { standing } = afterIn(analyzeScenario(scenario, ruleset)).get(1)!;
      return standing.map(({ who, odds }) => [
        who,
        ...[...odds].map(([state, { chance }]) => `${state} ${chance.toFraction()}`),
      ]);
    });
    // Nothing resists Cy’s blow, and only a damage of 1, one die of ten, leaves Ann up; of Bill nothing is in doubt.
    assert.deepEqual(stands[0], [
      ['Ann', 'out of the fight 9/10'],
      ['Bill', 'out of the fight 1'],
    ]);
    assert.deepEqual(
      stands[1]!.map(([who, ...states]) => [who, states.map((words) => words.replace(/ \S+$/u, ''))]),
      [['Brok', ['out of the fight', 'unhurt', 'hurt']]],
    );
  });

  it('say which side acts if there is one contest, and not if there are two', () => {
    const acting = [twoClashes, twoClashes.replace('  Bea: grabs Cy.\n  Cy: grabs Bea.\n', '')].map((text) => {
      const { scenario, ruleset } = onlyScenario(text);
      const { sides, outcomes } = afterIn(analyzeScenario(scenario, ruleset)).get(1)!;
      return [...inWords(sides, outcomes).keys()];
    });
    assert.deepEqual(acting, [[], ['the Players act', 'the Host acts', 'tie']]);
  });

  it('say where the text leaves something open, in the round or before it', () => {
    const marks = [
      undecided,
      undecided.replace('  contested\n', '  contested\n  decides contested tie: full damage\n'),
    ].map((text) => {
      const { scenario, ruleset } = onlyScenario(text);
      return [...afterIn(analyzeScenario(scenario, ruleset)).values()].map(({ leavesOpen }) => leavesOpen);
    });
    assert.deepEqual(marks, [
      [true, true],
      [undefined, undefined],
    ]);
  });
});

/** Each number of plays of some figures. */
function playsOf(figures: readonly Figure[]): ReadonlySet<number> {
  return new Set(figures.map(({ sample }) => sample!.plays));
}

describe('the sampled results of a round', () => {
  const { scenario, ruleset } = onlyScenario(yard);
  const analysis = analyzeScenario(scenario, ruleset);
  const later = (): readonly RoundOdds[] => analysis.chances.odds.rounds.slice(1);

  it('agree with other courses, without the pins of the round', () => {
    let told = 0;
    for (const { index, round: number, overall, reached, actions } of later()) {
      const questions = questionsIn(scenario, overall!);
      const played = withoutPins(scenario, ruleset, number);
      const coming = courses(played, ruleset).flatMap(({ rounds }) => rounds.filter((round) => round.index === index));
      const figures: readonly (readonly [string, Figure])[] = [
        ...figuresOf(overall!),
        ...actions.map(({ actor, odds }) => [`${actor} succeeds`, odds.get('takes-effect')!] as const),
      ];
      for (const [name, figure] of figures) {
        const times = coming.filter((round) => round.holdsAfter(questions.get(name)!)).length;
        assert.ok(isNear(figure, times, coming.length), `round ${index}: ${name} ${times} of ${coming.length}`);
        told += 1;
      }
      // Who gets there depends only on pins in earlier rounds.
      if (reached?.sample !== undefined) assert.ok(isNear(reached, coming.length, otherCourses));
    }
    assert.ok(told > 20);
  });

  it('have an interval for every figure', () => {
    for (const { overall, actions } of later()) {
      const { sides, standing } = overall!;
      for (const { sample } of [sides, ...standing.map(({ odds }) => odds), ...actions.map(({ odds }) => odds)].flatMap(
        (odds) => [...odds.values()],
      ))
        assert.ok(sample !== undefined && sample.low < sample.high);
    }
  });

  it('are of all courses that reach the round; its heading says of how many the chances of its actions are', () => {
    const { odds, courses: all } = analysis.chances;
    const cameTo = odds.rounds.slice(1, 4).map(({ overall, given, reached, actions }) => {
      const [came = 0, ...others] = playsOf([...figuresOf(overall!).values()]);
      const [mixed = 0, ...otherMixed] = playsOf(actions.flatMap((action) => [...action.odds.values()]));
      assert.deepEqual([others, otherMixed], [[], []]);
      assert.ok(mixed <= came);
      assert.equal(given, `over all courses that reach this round, estimated from ${mixed} plays`);
      if (reached!.sample !== undefined) assert.equal(reached!.chance.mul(all!).valueOf(), came);
      return came;
    });
    // One of the two rounds with the second number is played in each course, and so is the third.
    const [if_, otherwise, third] = cameTo;
    assert.deepEqual([if_! + otherwise!, third], [all, all]);
  });

  it('are missing, with the reason, for a round that none of them reaches', () => {
    assert.equal(
      analysis.chances.odds.rounds[4]!.overall?.why,
      `none of ${analysis.chances.courses} plays reaches this round`,
    );
  });

  it('include in a first round those whose state its odds don’t know, and no one else', () => {
    // Two throws can hurt Bill, and one can hurt Cid.
    const twice = onlyScenario(`rules demon-city-2018
combatant Ann (she) of the Players
  Agility 3  Toughness 2
combatant Cid (he) of the Players
  Agility 2  Toughness 2
combatant Bill (he) of the Host
  Agility 3  Toughness 2
combatant Dan (he) of the Host
  Agility 3  Toughness 2
scenario "The yard"
round 1
  Ann: punches Bill. uncontested
  Cid: punches Bill.
  Dan: punches Cid.
`);
    const only = analyzeScenario(twice.scenario, twice.ruleset);
    const [first] = only.firstOdds.rounds;
    const untold = first!.standing!.filter(({ odds }) => odds.size === 0).map(({ who }) => who);
    assert.ok(untold.length > 0 && untold.length < first!.standing!.length);
    assert.deepEqual(
      afterIn(only)
        .get(0)!
        .standing.map(({ who }) => who),
      untold,
    );
  });
});

/** That many courses, each with its own throws. */
const otherCourses = 4000;

function courses(scenario: Scenario, ruleset: Ruleset): readonly SampledCourse[] {
  return Array.from({ length: otherCourses }, (_, at) =>
    runToEnd(ruleset.course(scenario, { throws: seededThrows(at + 1), seed: at + 1 })),
  );
}

/** Whether two shares of plays differ by no more than random variation exceeds once in some ten thousand. */
function isNear({ chance, sample }: Figure, times: number, plays: number): boolean {
  const share = times / plays;
  const variance = ((sample!.high - sample!.low) / 4) ** 2 + (share * (1 - share)) / plays;
  return Math.abs(chance.valueOf() - share) <= 4 * Math.sqrt(variance) + 1e-9;
}

/** The results of each round over all courses, by its index. */
function afterIn({ chances: { odds } }: ScenarioAnalysis): ReadonlyMap<number, RoundAfter> {
  return new Map(
    odds.rounds.flatMap(({ index, overall }) => (overall === undefined ? [] : [[index, overall] as const])),
  );
}

function withoutPins(scenario: Scenario, ruleset: Ruleset, number: number): Scenario {
  return withoutPinsIn(scenario, number, (fact) => ruleset.isPin(fact));
}

/** Every figure, by what it is about. */
function figuresOf({ outcomes, sides, standing, succeeded }: RoundAfter): ReadonlyMap<string, Figure> {
  return new Map([
    ...inWords(sides, outcomes),
    ...standing.flatMap(({ who, odds }) => [...odds].map(([state, figure]) => [`${who} ${state}`, figure] as const)),
    ...[...succeeded].map(([who, figure]) => [`${who} succeeds`, figure] as const),
  ]);
}

/** The condition for each of them. */
function questionsIn(scenario: Scenario, { standing, succeeded }: RoundAfter): ReadonlyMap<string, Condition> {
  const { source, sides } = scenario;
  const ref = (name: string) => ({ text: name, id: name, source });
  return new Map<string, Condition>([
    ...sides.map(
      ({ name }) =>
        [`the ${name} act${name.endsWith('s') ? '' : 's'}`, { kind: 'acted', side: ref(name), source }] as const,
    ),
    ...['tie', 'stalemate'].map((what) => [what, { kind: 'happened', what: `a ${what}`, source }] as const),
    ...standing.flatMap(({ who, odds }) =>
      [...odds.keys()].map((state) => [`${who} ${state}`, { kind: 'is', who: ref(who), state, source }] as const),
    ),
    ...[...succeeded.keys()].map(
      (who) => [`${who} succeeds`, { kind: 'did', who: ref(who), what: 'succeeded', source }] as const,
    ),
  ]);
}

/** Conditions on whether each is in each of the states of every game. */
function statesOf(scenario: Scenario, ruleset: Ruleset): ReadonlyMap<string, Condition> {
  const { source } = scenario;
  return new Map(
    scenario.combatants.flatMap(({ name }) =>
      ruleset.vocabulary.states.map(
        ({ word }) =>
          [`${name} ${word}`, { kind: 'is', who: { text: name, id: name, source }, state: word, source }] as const,
      ),
    ),
  );
}
