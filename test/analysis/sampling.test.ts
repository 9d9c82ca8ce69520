/** Sampled courses: which are played, in what stages, and how long they are kept. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { inProject } from '../../scripts/paths.ts';
import { analyze, type ScenarioAnalysis } from '../../server/analysis/index.ts';
import { analyzeScenario } from '../../server/analysis/scenario-analysis.ts';
import { Pass, type Stage } from '../../server/analysis/sampling/sampling-run.ts';
import { playedText } from '../../server/analysis/sampling/played-text.ts';
import { ResumableTask } from '../../server/analysis/sampling/resumable-task.ts';
import {
  seededThrows,
  type Condition,
  type Figure,
  type OverallOdds,
  type Ruleset,
  type Sampling,
  type Scenario,
} from '../../server/engine/index.ts';
import { runToEnd } from '../../server/engine/generators/run-to-end.ts';

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

/** By the same game under another name, so that nothing is cached; returns how many courses were played. */
function counted(from: string, name: string): { readonly analysis: ScenarioAnalysis; readonly courses: () => number } {
  const { scenario, ruleset } = analyze(from, { file: 'test.clash' }).scenarios[0]!;
  const samplings: Sampling[] = [];
  const counting: Ruleset = {
    ...ruleset,
    id: name,
    overall: function* (...request) {
      const overall = yield* ruleset.overall(...request);
      return {
        ...overall,
        sampling: (asked) => {
          const sampling = overall.sampling(asked);
          if (sampling !== undefined) samplings.push(sampling);
          return sampling;
        },
      };
    },
  };
  return {
    analysis: analyzeScenario(scenario, counting),
    courses: () => samplings.reduce((sum, { courses }) => sum + courses, 0),
  };
}

/** How often each round is reached. */
function reachedIn({ chances: { odds } }: ScenarioAnalysis): readonly (Figure | undefined)[] {
  return odds.rounds.map(({ reached }) => reached);
}

describe('sampled courses', () => {
  for (const [name, text] of [
    ['nothing', yard.replace('    damage throws 2\n', '')],
    ['damage', yard],
  ] as const) {
    it(`are played once for all expectations, with ${name} pinned in the last round`, () => {
      const both = counted(text, `both, ${name}`);
      const alone = ['at least 42% after round 2', 'at least 20% after round 3'].map((words) =>
        counted(text.replace(`expect Ann is unhurt ${words}\n`, ''), `${words}, ${name}`),
      );
      for (const { analysis } of [both, ...alone])
        assert.ok(analysis.verdicts.every(({ verdict }) => verdict.figure?.sample !== undefined));
      assert.equal(both.courses(), Math.max(...alone.map(({ courses }) => courses())));
      assert.deepEqual(
        both.analysis.verdicts.map(({ verdict }) => verdict),
        alone.flatMap(({ analysis }) => analysis.verdicts.map(({ verdict }) => verdict)),
      );
    });

    it(`are the same for the chances of the rounds, with ${name} pinned in the last`, () => {
      const [judged, asked, both] = ['judged', 'asked', 'both'].map((what) => counted(text, `${what} ${name}`));
      const { verdicts } = judged!.analysis;
      const { chances } = asked!.analysis;
      assert.ok(reachedIn(asked!.analysis).some((reached) => reached?.sample !== undefined));
      assert.deepEqual(
        both!.analysis.verdicts.map(({ verdict }) => verdict),
        verdicts.map(({ verdict }) => verdict),
      );
      assert.deepEqual(both!.analysis.chances, chances);
      assert.equal(both!.courses(), Math.max(judged!.courses(), asked!.courses()));
    });
  }

  it('continue after a round with its pins, which are ignored only for that round itself', () => {
    const pinned = `scenario "The yard"
rules demon-city-2018
combatant Ann (she) of the Players
  Agility 3  Hand-to-Hand 3  Toughness 2
combatant Bill (he) of the Host
  Agility 2  Hand-to-Hand 3  Toughness 2
round 1
  Ann: waits.
  Bill: waits.
round 2
  Ann: punches Bill.
    throws 10
  Bill: punches Ann.
    throws 2
round 3 if Ann succeeded
  Ann: punches Bill.
  Bill: punches Ann.
expect Ann succeeds at least 90% in round 2
`;
    const { analysis } = counted(pinned, 'pins');
    const [, second, third] = analysis.chances.odds.rounds;
    // Neither card can be gone before it, and so every course has Ann’s ten against Bill’s two.
    assert.deepEqual(
      [third!.reached!.chance.toFraction(), third!.reached!.sample!.plays],
      ['1', analysis.chances.courses],
    );
    assert.ok(second!.overall!.succeeded.get('Ann')!.sample!.high < 0.9);
    assert.deepEqual(
      analysis.verdicts.map(({ verdict: { verdict, figure } }) => [verdict, figure?.sample === undefined]),
      [['failed', false]],
    );
  });

  const changes: readonly (readonly [string, string, string])[] = [
    ['another bound', 'at least 20%', 'at least 15%'],
    ['other words to be read aloud', 'It rains', 'It snows'],
    ['a creature that nobody is', 'Toughness 1', 'Toughness 2'],
  ];
  for (const [what, from, to] of changes) {
    it(`are reused for ${what}`, () => {
      const [one, other] = [yard, yard.replace(from, to)].map((text) => {
        const { scenario } = analyze(text, { file: 'test.clash' }).scenarios[0]!;
        return { scenario, written: runToEnd(playedText(scenario)) };
      });
      assert.notDeepEqual(other!.scenario, one!.scenario);
      assert.deepEqual(other!.written, one!.written);
    });
  }

  it('are reused up to the changed round', () => {
    const [one, other] = [yard, yard.replace('damage throws 2', 'damage throws 3')].map((text) =>
      runToEnd(playedText(analyze(text, { file: 'test.clash' }).scenarios[0]!.scenario)),
    );
    assert.equal(other!.head, one!.head);
    assert.deepEqual(
      other!.rounds.map((round, index) => round === one!.rounds[index]),
      [true, true, true, false],
    );
  });

  it('differ if the throws count for something else', () => {
    const [first, second] = [
      counted(yard, 'changed'),
      counted(yard.replace('Agility 2  Hand-to-Hand 3', 'Agility 2  Hand-to-Hand 0'), 'changed'),
    ];
    assert.notDeepEqual(reachedIn(second.analysis), reachedIn(first.analysis));
    assert.ok(second.courses() > 0);
  });

  it('are fewer if the chance is far from the expected one, and more if it is near', () => {
    const plays = [10, 42].map((bound) => {
      const { analysis } = counted(yard.replace('at least 42%', `at least ${bound}%`), `bound ${bound}`);
      return analysis.verdicts.find(({ expectation }) => expectation.round === 2)!.verdict.figure!.sample!.plays;
    });
    assert.equal(plays[0], 400);
    assert.ok(plays[1]! > 400);
  });
});

describe('a stage of the sampled courses', () => {
  it('has those of the previous one, unchanged, and more', () => {
    const { pass } = counted(yard, 'stages').analysis;
    const first = runToEnd(pass.stage(0))!;
    const before = told(pass, first);
    const second = runToEnd(pass.stage(1))!;
    assert.deepEqual([first.courses, second.courses, told(pass, first)], [40, 100, before]);
    const places = pass.questions.map((_, at) => at);
    for (const [index, { after }] of first.rounds) {
      const later = second.rounds.get(index)!.after;
      assert.ok(after.played <= later.played && later.played <= after.played + 60);
      for (const at of places) {
        const [one, both] = [after.yes(at).all, later.yes(at).all];
        assert.ok(one <= both && both - one <= later.played - after.played);
      }
    }
  });

  it('counts each course once and completely, whoever else requests courses meanwhile', () => {
    const alone = counted(yard, 'alone').analysis.pass;
    const wanted = [0, 1].map((number) => runToEnd(alone.stage(number))!);
    const { analysis, courses } = counted(yard, 'together');
    const { scenario, ruleset, pass } = analysis;
    const other = new Pass({ ...scenario }, ruleset, () => pass.overall());
    const asking = [pass.stage(0), pass.stage(1), other.stage(1)].map((steps) => ({ steps, of: '' }));
    for (let left = asking; left.length > 0; left = left.filter(({ of }) => of === '')) {
      for (const each of left) {
        const step = each.steps.next();
        if (step.done === true) each.of = told(pass, step.value!);
      }
    }
    assert.deepEqual(
      asking.map(({ of }) => of),
      [wanted[0]!, wanted[1]!, wanted[1]!].map((stage) => told(alone, stage)),
    );
    assert.equal(courses(), 200, 'two samplings have 100 courses each');
  });
});

function told({ questions }: Pass, { courses, rounds, openElsewhere }: Stage): string {
  const each = [...rounds].map(([index, { after, found, odds }]) => [
    index,
    ...[after, found].map((counts) => [counts.played, counts.open, questions.map((_, at) => counts.yes(at))]),
    shown(odds),
  ]);
  return JSON.stringify([courses, each, [...openElsewhere]]);
}

function shown({ actions }: OverallOdds): unknown {
  return actions.map(({ words, odds }) => [
    words,
    [...odds].map(([name, { chance, sample }]) => [name, chance.toFraction(), sample]),
  ]);
}

describe('prose, and creatures without combatants', () => {
  for (const file of readdirSync(inProject('samples')).filter((name) => name.endsWith('.clash'))) {
    it(`change nothing in ${file}`, () => {
      for (const { scenario, ruleset } of analyze(readFileSync(inProject('samples', file), 'utf8'), { file })
        .scenarios) {
        for (let seed = 1; seed <= 3; seed += 1)
          assert.deepEqual(courseIn(silent(scenario), ruleset, seed), courseIn(scenario, ruleset, seed));
      }
    });
  }
});

/** Without prose and with one more creature. */
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
  return runToEnd(ruleset.course(scenario, { throws: seededThrows(seed), seed })).rounds.map((round) => [
    round.index,
    questions.map((question) => round.holdsAfter(question)),
  ]);
}

describe('a task with a bug in it', () => {
  it('fails for every request', () => {
    const work = new ResumableTask(function* (): Generator<undefined, number> {
      yield;
      throw new Error('A bug');
    });
    assert.throws(() => work.result, /A bug/);
    assert.throws(() => work.goOn(), /A bug/);
    assert.equal(work.known, undefined);
    assert.throws(() => work.result, /A bug/);
  });
});
