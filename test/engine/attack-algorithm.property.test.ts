/** Properties of every fight by the New attack algorithm, whatever is announced in it. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import Fraction from 'fraction.js';
import { analyzeScenario } from '../../server/analysis/index.ts';
import {
  decisionOf,
  detailOf,
  partiesOf,
  poolsOf,
  rulesets,
  type Pool,
  type RoundOdds,
  type ScenarioOdds,
  type State,
  type Step,
  type Timeline,
} from '../../server/engine/index.ts';
import { readText } from '../../server/language/index.ts';
import { randomFight } from './attack-algorithm/random-fight.ts';

const runs = { numRuns: Number(process.env['CLASHWRIGHT_RUNS'] ?? 100) };
const fights = randomFight({ rounds: 3, dice: 3 });

interface Course {
  readonly timeline: Timeline;
  readonly odds: ScenarioOdds;
  readonly text: string;
  readonly sideOf: (name: string) => string;
}

function courseOf(body: string, seed: number): Course {
  const text = `scenario "Any"\nrules attack-algorithm\n${body}`;
  const reading = readText(text, { file: 'any.clash', rulesets });
  assert.deepEqual(
    reading.problems.map(({ message }) => message),
    [],
    text,
  );
  const { scenario, ruleset } = reading.scenarios[0]!;
  const analysis = analyzeScenario(scenario, ruleset);
  const sides = new Map(scenario.combatants.map(({ name, side }) => [name, side.text]));
  return { text, timeline: analysis.timeline(seed), odds: analysis.odds(seed), sideOf: (name) => sides.get(name)! };
}

/** Plays random scenarios and passes each course to a test. */
function everyCourse(look: (course: Course) => void): void {
  fc.assert(
    fc.property(fights, fc.nat({ max: 1000 }), (body, seed) => look(courseOf(body, seed))),
    runs,
  );
}

describe('every fight by attack-algorithm', () => {
  it('is the same for the same seed', () => {
    fc.assert(
      fc.property(fights, fc.nat({ max: 1000 }), (body, seed) => {
        const [one, other] = [courseOf(body, seed), courseOf(body, seed)];
        assert.deepEqual(one.timeline, other.timeline);
        assert.deepEqual(one.odds, other.odds);
      }),
      runs,
    );
  });

  it('has outcomes and distributions that sum to one, with the right means', () => {
    everyCourse(({ odds, text }) => {
      for (const { odds: partition, pinned, distributions = [] } of odds.rounds.flatMap(({ contests }) => contests)) {
        for (const each of [
          partition,
          ...(pinned === undefined ? [] : [pinned]),
          ...distributions.map(({ values }) => values),
        ]) {
          assert.equal(sumOf([...each.values()].map(({ chance }) => chance)), '1', text);
        }
        for (const { of, values, mean } of distributions) {
          const isOpen = [...values].some(([name, { chance }]) => !/^\d+$/u.test(name) && !chance.equals(0));
          const weighed = isOpen ? undefined : sumOf([...values].map(([name, { chance }]) => chance.mul(name)));
          assert.equal(mean?.toFraction(), weighed, `${of}\n${text}`);
        }
      }
    });
  });

  it('has attackers who hit or miss, and checks that succeed or fail', () => {
    everyCourse(({ odds }) => {
      for (const { odds: all, pinned } of odds.rounds.flatMap(({ actions }) => actions)) {
        for (const each of [all, ...(pinned === undefined ? [] : [pinned])]) {
          const of = (...names: readonly string[]): string =>
            sumOf(names.flatMap((name) => each.get(name)?.chance ?? []));
          assert.equal(each.has('hits') ? of('hits', 'no-hits') : of('succeeds', 'fails'), '1');
          const times = [...each].filter(([name]) => /^\d+-hits$/u.test(name)).map(([, { chance }]) => chance);
          if (times.length > 0) assert.equal(sumOf(times), of('hits'));
        }
      }
    });
  });

  it('results only in what its odds allow', () => {
    everyCourse(({ timeline, odds, text }) => {
      for (const round of timeline.rounds) {
        const { contests } = roundOdds(odds, round.index);
        const told = round.steps.flatMap((step) => decisionOf(step) ?? []);
        assert.deepEqual(
          told.map(({ contest }) => contest),
          contests.map(({ id }) => id),
          text,
        );
        for (const { contest, outcome } of told) {
          const { odds: plain, pinned = plain } = contests.find(({ id }) => id === contest)!;
          assert.ok(pinned.get(outcome)?.chance.compare(0) === 1, `${outcome}\n${text}`);
        }
      }
    });
  });

  it('gives each pool one die, and one more for each remaining bonus or penalty die', () => {
    everyCourse(({ timeline, odds }) => {
      for (const pool of allPools(timeline, odds)) {
        const counted = pool.modifiers.filter(
          ({ standing, measure = '' }) => standing === 'counted' && / die$/u.test(measure),
        );
        assert.equal(
          pool.size,
          pool.base + Math.abs(counted.reduce((sum, { amount }) => sum + amount, 0)),
          JSON.stringify(pool),
        );
        assert.ok(
          counted.every(({ amount }) => amount === counted[0]!.amount),
          JSON.stringify(pool),
        );
        for (const { standing, uncounted } of pool.modifiers)
          assert.equal(uncounted === undefined, standing === 'counted');
        const [hit, of] = pool.difficulty!.now.split('/').map(Number);
        assert.ok(hit! >= 1 && hit! < of!, pool.difficulty!.now);
      }
    });
  });

  it('rolls as many dice as each pool has, and counts those that hit', () => {
    everyCourse(({ timeline }) => {
      for (const { pool, results, value, outcome } of timeline.rounds
        .flatMap(({ steps }) => steps)
        .flatMap(partiesOf)) {
        const [hit, of] = pool.difficulty!.now.split('/').map(Number);
        assert.equal(results.length, pool.size);
        assert.ok(results.every((die) => die.value >= 1 && die.value <= of! && die.kept === die.value <= hit!));
        if (pool.keep === 'each hit' && !/success|failure|succeeds|fails/u.test(outcome))
          assert.equal(value, results.filter(({ kept }) => kept).length);
      }
    });
  });

  it('hits no more enemies than a side has attackers, as evenly as possible, and deals the damage of its hits', () => {
    everyCourse(({ timeline, sideOf, text }) => {
      for (const { steps } of timeline.rounds) {
        const rolls = steps.filter(({ kind }) => kind === 'roll');
        for (const roll of rolls) {
          for (const side of new Set(partiesOf(roll).map(({ who }) => sideOf(who)))) {
            const attackers = partiesOf(roll).filter(({ who }) => sideOf(who) === side);
            const hits = attackers.reduce((sum, { value }) => sum + value, 0);
            const struck = steps
              .filter(({ kind, target }) => kind === 'damage' && sideOf(target!) !== side)
              .map(hitsIn);
            const isOpen =
              decisionOf(roll)?.outcome === 'tie, left open' || steps.some(({ kind }) => kind === 'left open');
            assert.ok(struck.length <= attackers.length, text);
            assert.ok(struck.reduce((sum, each) => sum + each, 0) <= hits, text);
            if (isOpen) continue;
            assert.equal(
              struck.reduce((sum, each) => sum + each, 0),
              hits,
              text,
            );
            assert.ok(hits === 0 || Math.max(...struck) - Math.min(...struck) <= 1, text);
          }
        }
      }
    });
  });

  it('changes nobody without a step about them', () => {
    everyCourse(({ timeline, text }) => {
      let before = timeline.start;
      for (const round of timeline.rounds) {
        assert.deepEqual(round.before, before);
        for (const step of round.steps) {
          for (const name of changed(before, step))
            assert.ok(speaksOf(step, name), `${name} changes in “${step.title}”\n${text}`);
          before = step.after;
        }
        assert.deepEqual(round.after, before);
      }
    });
  });

  it('takes exactly the damage of its damage steps from hit points', () => {
    everyCourse(({ timeline, text }) => {
      let before = timeline.start;
      for (const step of timeline.rounds.flatMap(({ steps }) => steps)) {
        for (const name of step.kind === 'damage' ? [step.target!] : []) {
          const [was, is] = [before, step.after].map(
            (state) => state.combatants.find((each) => each.name === name)?.tracks[0]?.now,
          );
          if (was !== undefined && is !== undefined) assert.equal(was - is, pointsIn(step), text);
        }
        before = step.after;
      }
    });
  });
});

/** The hits that somebody has taken: the first is a die, and each other 1; in minimum damage each is 1. */
function hitsIn(step: Step): number {
  const [die] = detailOf(step, 'results')?.results ?? [];
  return die === undefined ? pointsIn(step) : pointsIn(step) - die.value + 1;
}

function pointsIn({ title }: Step): number {
  return Number(/ takes (\d+) damage/u.exec(title)?.[1] ?? NaN);
}

function sumOf(chances: readonly Fraction[]): string {
  return chances.reduce((sum, chance) => sum.add(chance), new Fraction(0)).toFraction();
}

function roundOdds({ rounds }: ScenarioOdds, index: number): RoundOdds {
  return rounds.find((round) => round.index === index)!;
}

function allPools(timeline: Timeline, odds: ScenarioOdds): readonly Pool[] {
  const steps = timeline.rounds.flatMap((round) => round.steps);
  return [...steps.flatMap(poolsOf), ...odds.rounds.flatMap(({ actions }) => actions.map(({ pool }) => pool))];
}

/** A champion is one for a round, until the heading of the next. */
function changed(before: State, step: Step): readonly string[] {
  const told = (each: State['combatants'][number] | undefined): string =>
    JSON.stringify({
      ...each,
      conditions: each?.conditions.filter((condition) => step.kind !== 'round' || condition !== 'champion'),
    });
  return step.after.combatants
    .filter((now, index) => told(now) !== told(before.combatants[index]))
    .map(({ name }) => name);
}

function speaksOf(step: Step, name: string): boolean {
  return step.actor === name || step.target === name || `${step.title} ${step.text}`.includes(name);
}
