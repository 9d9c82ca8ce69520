/** Samples of courses: which of them are played, and for how long they stand. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { inProject } from '../../scripts/paths.ts';
import { analyze, type ScenarioAnalysis } from '../../server/analysis/index.ts';
import { analyzeScenario } from '../../server/analysis/scenario-analysis.ts';
import { Counts } from '../../server/analysis/judging/counts.ts';
import { Sample } from '../../server/analysis/judging/sample.ts';
import { sampled } from '../../server/analysis/judging/sampled.ts';
import { Work } from '../../server/analysis/judging/work.ts';
import { type Condition, type Ruleset, type Scenario, seededThrows } from '../../server/engine/index.ts';
import { atOnce } from '../../server/engine/at-once.ts';

const yard = `creature Gull (it)
  Agility 3  Toughness 1

scenario "The yard"
rules demon-city-2018
read aloud "It rains."
combatant Ann (she) of the Players
  Agility 3  Hand-to-Hand 3  Toughness 2
combatant Bill (he) of the Host
  Agility 2  Hand-to-Hand 3  Toughness 2
round 1
  Ann: punches Bill.
  Bill: punches Ann.
round 2 if Ann succeeded
  Ann: kicks Bill.
  Bill: punches Ann.
round 2 otherwise
  Ann: punches Bill.
  Bill: punches Ann.
round 3 if Ann succeeded
  Ann: punches Bill.
  Bill: punches Ann.
    damage throws 2
expect Ann is unhurt at least 20% after round 3
expect Ann is unhurt at least 42% after round 2
`;

/** By the same game under another name, so that nothing is known of it; tells how many courses it has played. */
function counted(from: string, name: string): { readonly analysis: ScenarioAnalysis; readonly courses: () => number } {
  const { scenario, ruleset } = analyze(from, { file: 'test.clash' }).scenarios[0]!;
  let courses = 0;
  const counting: Ruleset = {
    ...ruleset,
    id: name,
    course: (...request) => {
      courses += 1;
      return ruleset.course(...request);
    },
  };
  return { analysis: analyzeScenario(scenario, counting), courses: () => courses };
}

describe('the courses of a sample', () => {
  it('are played once for all expectations of rounds in which nothing is pinned', () => {
    const free = yard.replace('    damage throws 2\n', '');
    const both = counted(free, 'both');
    const alone = ['at least 20% after round 3', 'at least 42% after round 2'].map((words) =>
      counted(free.replace(`expect Ann is unhurt ${words}\n`, ''), words),
    );
    for (const { analysis } of [both, ...alone])
      assert.ok(analysis.verdicts.every(({ verdict }) => verdict.figure?.sample !== undefined));
    assert.equal(both.courses(), Math.max(...alone.map(({ courses }) => courses())));
    assert.deepEqual(
      both.analysis.verdicts.map(({ verdict }) => verdict),
      alone.toReversed().flatMap(({ analysis }) => analysis.verdicts.map(({ verdict }) => verdict)),
    );
  });

  for (const [name, text] of [
    ['nothing', yard.replace('    damage throws 2\n', '')],
    ['damage', yard],
  ] as const) {
    it(`tell as well how often a round is reached, with ${name} pinned in the last`, () => {
      const judged = counted(text, `judged ${name}`);
      const asked = counted(text, `asked ${name}`);
      const reached = asked.analysis.reached;
      assert.equal(asked.courses(), 400);
      assert.ok([...reached.values()].some(({ sample }) => sample !== undefined));
      assert.equal(judged.analysis.verdicts.length, 2);
      const before = judged.courses();
      assert.deepEqual(judged.analysis.reached, reached);
      assert.equal(judged.courses(), before);
    });
  }

  it('tell nothing of rounds behind one whose pins they have left out', () => {
    const pinned = yard.replace('  Ann: kicks Bill.\n', '  Ann: kicks Bill.\n    throws 10\n');
    const [judged, asked] = [counted(pinned, 'judged with pins'), counted(pinned, 'asked with pins')];
    assert.ok(judged.analysis.verdicts.every(({ verdict }) => verdict.figure?.sample !== undefined));
    assert.deepEqual(judged.analysis.reached, asked.analysis.reached);
  });

  const changes: readonly (readonly [string, string, string])[] = [
    ['another bound', 'at least 20%', 'at least 15%'],
    ['other words to be read aloud', 'It rains', 'It snows'],
    ['a creature that nobody is', 'Toughness 1', 'Toughness 2'],
  ];
  for (const [what, from, to] of changes) {
    it(`aren’t played again for ${what}`, () => {
      const first = counted(yard, what);
      assert.equal(first.analysis.verdicts.length, 2);
      const second = counted(yard.replace(from, to), what);
      assert.notEqual(second.analysis, first.analysis);
      assert.deepEqual(second.analysis.reached, first.analysis.reached);
      assert.equal(second.analysis.verdicts.length, 2);
      assert.deepEqual([first.courses() > 400, second.courses()], [true, 0]);
      assert.deepEqual(
        second.analysis.verdicts.map(({ verdict }) => verdict.figure),
        counted(yard.replace(from, to), `${what} alone`).analysis.verdicts.map(({ verdict }) => verdict.figure),
      );
    });
  }

  it('are others where the throws count for something else', () => {
    const [first, second] = [
      counted(yard, 'changed'),
      counted(yard.replace('Agility 2  Hand-to-Hand 3', 'Agility 2  Hand-to-Hand 0'), 'changed'),
    ];
    assert.notDeepEqual(second.analysis.reached, first.analysis.reached);
    assert.ok(second.courses() > 0);
  });

  it('are enough where the chance is far from the bound, and more where it is near', () => {
    const plays = [10, 42].map((bound) => {
      const { scenario, ruleset } = analyze(yard.replace('at least 42%', `at least ${bound}%`), { file: 'test.clash' })
        .scenarios[0]!;
      const [about] = scenario.expectations.filter(({ round }) => round === 2);
      return atOnce(sampled(new Sample(scenario, ruleset), [about!])).get(about!)!.figure!.sample!.plays;
    });
    assert.equal(plays[0], 400);
    assert.ok(plays[1]! > 400);
  });
});

describe('what is read aloud, and creatures that nobody is', () => {
  for (const file of readdirSync(inProject('samples')).filter((name) => name.endsWith('.clash'))) {
    it(`decide nothing in ${file}`, () => {
      for (const { scenario, ruleset } of analyze(readFileSync(inProject('samples', file), 'utf8'), { file })
        .scenarios) {
        for (let seed = 1; seed <= 3; seed += 1)
          assert.deepEqual(courseIn(silent(scenario), ruleset, seed), courseIn(scenario, ruleset, seed));
      }
    });
  }
});

/** Without a word of prose and with one creature more. */
function silent(scenario: Scenario): Scenario {
  const bare = JSON.parse(
    JSON.stringify(scenario, (key, value: unknown) => (key === 'prose' ? [] : value)),
  ) as Scenario;
  const [like] = analyze(yard, { file: 'test.clash' }).scenarios[0]!.scenario.creatures;
  return { ...bare, creatures: [...bare.creatures, like!], expectations: [] };
}

/** The rounds of a course, and what holds after each. */
function courseIn(scenario: Scenario, ruleset: Ruleset, seed: number): unknown {
  const { source } = scenario;
  const questions = scenario.combatants.flatMap(({ name }): readonly Condition[] => [
    { kind: 'did', who: { text: name, id: name, source }, what: 'succeeded', source },
    { kind: 'is', who: { text: name, id: name, source }, state: 'out of the fight', source },
  ]);
  return atOnce(ruleset.course(scenario, { throws: seededThrows(seed), seed })).rounds.map((round) => [
    round.index,
    questions.map((question) => round.holdsAfter(question)),
  ]);
}

describe('work with a bug in it', () => {
  it('has no end, whoever asks for it', () => {
    const work = new Work(function* (): Generator<undefined, number> {
      yield;
      throw new Error('A bug');
    });
    assert.throws(() => work.result, /A bug/);
    assert.throws(() => work.goOn(), /A bug/);
    assert.equal(work.known, undefined);
    assert.throws(() => work.result, /A bug/);
  });
});

describe('what is counted in a course', () => {
  it('counts once and as a whole, whoever else counts it meanwhile', () => {
    const question: Condition = {
      kind: 'happened',
      what: 'a tie',
      source: { file: '', sentence: 0, start: 0, end: 0 },
    };
    const course = { rounds: [1, 2].map((number) => ({ index: number - 1, number, holdsAfter: () => number === 2 })) };
    const counts = new Counts();
    const slow = counts.add(0, course, [question]);
    slow.next();
    assert.deepEqual([counts.has(0), counts.of(0)], [false, undefined]);
    atOnce(counts.add(0, course, [question]));
    atOnce(slow);
    assert.deepEqual(
      [counts.of(0), counts.of(1)],
      [
        { came: 1, yes: [0] },
        { came: 1, yes: [1] },
      ],
    );
  });
});
