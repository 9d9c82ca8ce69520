/** Properties of any rounds of any characters: ranges, chits, and a step for each change of state. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { analyze, say } from '../../../server/analysis/index.ts';
import { seededThrows, type Scenario, type Step } from '../../../server/engine/index.ts';
import { Courses } from '../../../server/engine/game/courses.ts';
import { attributes } from '../../../server/engine/rulesets/acquire-moveables/attributes.ts';
import { castOf, type Cast, type Fighter } from '../../../server/engine/rulesets/acquire-moveables/cast.ts';
import type { MoveablesFact } from '../../../server/engine/rulesets/acquire-moveables/facts.ts';
import {
  conditionOf,
  fightKey,
  valueOf,
  type Condition,
  type Fight,
} from '../../../server/engine/rulesets/acquire-moveables/fight.ts';
import { acquireMoveables } from '../../../server/engine/rulesets/acquire-moveables/index.ts';
import { rounds, type AcquireMoveables } from '../../../server/engine/rulesets/acquire-moveables/rounds.ts';
import {
  fatigueKinds,
  fatigueOf,
  inventories,
  type Sheet,
} from '../../../server/engine/rulesets/acquire-moveables/sheet/sheet.ts';
import { toState } from '../../../server/engine/rulesets/acquire-moveables/shown-state.ts';
import { spaceFor } from '../../../server/engine/rulesets/acquire-moveables/sheet/condition.ts';
import { samenessComplaints } from '../contract/steps.ts';
import { randomScenario } from './random-rounds.ts';

const runs = { numRuns: Number(process.env['CLASHWRIGHT_RUNS'] ?? 60) };
const courses = new Courses<AcquireMoveables>(rounds);

function scenarioOf(text: string): Scenario<MoveablesFact> {
  const { reading, scenarios } = analyze(text, { file: 'anything.clash', rulesets: [acquireMoveables] });
  assert.deepEqual(reading.problems.map(say), [], text);
  return scenarios[0]!.scenario as Scenario<MoveablesFact>;
}

interface PlayedRound {
  readonly before: Fight;
  readonly after: Fight;
  readonly steps: readonly Step[];
}

function played(scenario: Scenario<MoveablesFact>, seed: number): readonly PlayedRound[] {
  return courses
    .recorded(scenario, seededThrows(seed))
    .upTo()
    .rounds.map(({ found, played: { after, steps } }) => ({ before: found, after, steps }));
}

/** Checks each round of some courses of any scenario. */
function forAll(check: (cast: Cast, round: PlayedRound) => void, seeds = 4): void {
  fc.assert(
    fc.property(randomScenario, (text) => {
      const scenario = scenarioOf(text);
      const cast = castOf(scenario);
      for (let seed = 1; seed <= seeds; seed += 1) for (const round of played(scenario, seed)) check(cast, round);
    }),
    { numRuns: runs.numRuns * 2 },
  );
}

function eachFighter(
  { fighters }: Cast,
  { before, after }: PlayedRound,
  check: (who: Fighter, before: Condition, after: Condition) => void,
): void {
  for (const who of fighters.values()) check(who, conditionOf(before, who.name), conditionOf(after, who.name));
}

describe('any rounds of any characters', () => {
  it('leave attributes from 1 to 9, and HP, magic dice and lights within their maximum', () => {
    forAll((cast, round) => {
      eachFighter(cast, round, (who, _, { hitPoints, spentDice }) => {
        for (const attribute of attributes) {
          const value = valueOf(round.after, who, attribute)!;
          assert.ok(value >= 1 && value <= 9, `${attribute} ${value}`);
        }
        assert.ok(hitPoints!.now <= hitPoints!.base, 'HP above their maximum');
        assert.ok(spentDice >= 0 && spentDice <= who.magicDice, `${spentDice} of ${who.magicDice} magic dice spent`);
      });
      for (const { left, of } of round.after.exploring.lights.values()) assert.ok(left >= 0 && left <= of);
    });
  }).timeout(120_000);

  it('neither lose a chit nor double one', () => {
    forAll((cast, round) => {
      eachFighter(cast, round, (who, before, after) => {
        const own = round.steps.filter(({ actor }) => actor === who.name);
        for (const kind of fatigueKinds)
          assert.equal(
            fatigueOf(after.sheet, kind) - fatigueOf(before.sheet, kind),
            own.reduce((sum, step) => sum + gainedIn(step, kind), 0),
            `${who.name}: ${kind}`,
          );
        const healed = own.filter((step) => injuredIn(step) < 0).map(({ title }) => title.replace(/ heals$/u, ''));
        assert.deepEqual(
          injuryChits(after.sheet, before.sheet, healed),
          injuryChits(before.sheet, after.sheet, healed),
          who.name,
        );
        const injuries = after.sheet.injuries.length - before.sheet.injuries.length;
        assert.equal(
          injuries,
          own.reduce((sum, step) => sum + injuredIn(step), 0),
          `${who.name}: injuries`,
        );
        const space = spaceFor(who, after);
        for (const inventory of inventories)
          after.sheet[inventory].forEach((chits, row) =>
            assert.ok(chits.length <= (space[inventory][row] ?? 0), `${who.name}: ${inventory} row ${row + 1}`),
          );
      });
    });
  }).timeout(120_000);

  it('have a step for each change of what is shown, about whoever it happens to', () => {
    forAll((cast, { before, after, steps }) => {
      let last = toState(cast, before);
      for (const step of steps) {
        step.after.combatants.forEach((now, at) => {
          if (JSON.stringify(now) === JSON.stringify(last.combatants[at])) return;
          assert.ok(
            isAbout(step, cast.fighters.get(now.name)!),
            `${now.name} changes at “${step.title}”: ${JSON.stringify([last.combatants[at], now])}`,
          );
        });
        last = step.after;
      }
      assert.deepEqual(last, toState(cast, after), 'a change after the last step');
    });
  }).timeout(120_000);

  it('have a step for each other change of somebody’s state', () => {
    forAll((cast, round) => {
      eachFighter(cast, round, (who, before, after) => {
        for (const key of [
          'reloaded',
          'dropped',
          'drawn',
          'spells',
          'inEffect',
          'burnt',
          'presence',
          'downed',
          'belowZero',
        ] as const)
          if (written(before[key]) !== written(after[key]))
            assert.ok(
              round.steps.some((step) => isAbout(step, who) && step.kind !== 'announce'),
              `${who.name}: ${key} ${written(before[key])} → ${written(after[key])}`,
            );
      });
    });
  }).timeout(120_000);

  it('have a step for each change of a light', () => {
    forAll((_, { before, after, steps }) => {
      for (const [name, now] of after.exploring.lights)
        if (written(now) !== written(before.exploring.lights.get(name)))
          assert.ok(
            steps.some(({ title, text }) => `${title} ${text}`.toLowerCase().includes(name)),
            `${name}: ${written(now)}`,
          );
    });
  }).timeout(120_000);

  it('go the same way with the same seed', () => {
    fc.assert(
      fc.property(randomScenario, fc.integer({ min: 1, max: 999 }), (text, seed) => {
        assert.deepEqual(samenessComplaints(acquireMoveables, scenarioOf(text), seed), []);
      }),
      runs,
    );
  }).timeout(120_000);

  it('go on alike from states with the same key', () => {
    let pairs = 0;
    fc.assert(
      fc.property(randomScenario, (text) => {
        const scenario = scenarioOf(text);
        const cast = castOf(scenario);
        const known = new Map<string, Fight>();
        for (let seed = 1; seed <= 12; seed += 1) {
          const [first] = played(scenario, seed);
          const key = fightKey(first!.after);
          const other = known.get(key);
          known.set(key, first!.after);
          if (other === undefined) continue;
          pairs += 1;
          for (const throws of [1, 2, 3]) {
            const goOn = (from: Fight): string =>
              fightKey(
                scenario.rounds
                  .slice(1)
                  .reduce((now, round, at) => courses.after(cast, now, round, seededThrows(10 * throws + at)), from),
              );
            assert.equal(goOn(other), goOn(first!.after));
          }
        }
      }),
      runs,
    );
    assert.ok(pairs > runs.numRuns / 4, `${pairs} pairs`);
  }).timeout(120_000);
});

/** Fatigue of a kind that somebody has more after a step, by its words. */
function gainedIn({ title, text, kind }: Step, of: string): number {
  const [, way, count = '0', said = 'standard'] = /(gains|loses) (\d+) (?:(\w+) )?fatigue$/u.exec(title) ?? [];
  const gone = kind === 'rest' && of === 'standard' ? Number(/^(\d+) fatigue goe?s?\./u.exec(text)?.[1] ?? 0) : 0;
  return (said === of ? Number(count) * (way === 'loses' ? -1 : 1) : 0) - gone;
}

function injuredIn({ kind, title }: Step): number {
  if (kind === 'injury') return 1;
  return kind === 'healing' && title.endsWith(' heals') ? -1 : 0;
}

/** How many slots each injury takes that is in both sheets; a new injury may have the number of one that healed. */
function injuryChits(
  { mental, injuries }: Sheet,
  other: Sheet,
  healed: readonly string[],
): readonly (readonly [number, number])[] {
  return injuries
    .filter(
      ({ id, name }) => !healed.includes(name) && other.injuries.some((each) => each.id === id && each.name === name),
    )
    .map(({ id }) => [id, mental.flat().filter((chit) => chit === id).length] as const);
}

/** A step is about whoever does it, whom it happens to and whom it names, and some are about the party. */
function isAbout({ kind, actor, target, title, text }: Step, { name, hand }: Fighter): boolean {
  const isPartys = hand === 'Players' && (kind === 'encounter check' || title.startsWith('The party '));
  return isPartys || actor === name || target === name || `${title} ${text}`.includes(name);
}

/** The time that a summon has left only passes. */
function written(value: unknown): string {
  return JSON.stringify(value, (key, each: unknown) =>
    key === 'seconds' ? undefined : each instanceof Map ? [...each] : each,
  );
}
