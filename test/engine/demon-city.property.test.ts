/** What holds in every fight in either edition of Demon City, whatever is announced in it. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { analyzeScenario, byRules, say } from '../../server/analysis/index.ts';
import {
  partiesOf,
  poolsOf,
  rulesets,
  type CombatantState,
  type Modifier,
  type PlayedRound,
  type Pool,
  type Ruleset,
  type Scenario,
  type State,
  type Step,
  type Timeline,
} from '../../server/engine/index.ts';
import { readText } from '../../server/language/index.ts';
import { randomScenario } from './random-scenario.ts';

const runs = { numRuns: Number(process.env['CLASHWRIGHT_RUNS'] ?? 60) };
const tarot = 'demon-city-2018';
const dice = 'demon-city-2017';

interface Course {
  readonly ruleset: Ruleset;
  readonly scenario: Scenario;
  readonly timeline: Timeline;
  readonly text: string;
}

/** Plays random scenarios of one edition, and passes each course to a test. */
function everyCourse(rules: string, look: (course: Course) => void): void {
  fc.assert(
    fc.property(randomScenario, fc.nat({ max: 1000 }), (body, seed) => {
      const text = `scenario "Any"\nrules ${rules}\n${body}`;
      const reading = readText(text, { file: 'any.clash', rulesets });
      const { scenario, ruleset } = reading.scenarios[0]!;
      look({ scenario, ruleset, text, timeline: analyzeScenario(scenario, ruleset).timeline(seed) });
    }),
    runs,
  );
}

for (const rules of [tarot, dice]) {
  describe(`every fight by ${rules}`, () => {
    it('is read and played without an error', () => {
      fc.assert(
        fc.property(randomScenario, (body) => {
          const reading = readText(`scenario "Any"\nrules ${rules}\n${body}`, { file: 'any.clash', rulesets });
          const { scenario, ruleset } = reading.scenarios[0]!;
          const errors = [...reading.problems, ...analyzeScenario(scenario, ruleset).findings].filter(
            (finding) => finding.severity === 'error',
          );
          assert.deepEqual(errors.map(say), []);
        }),
        runs,
      );
    });

    it('has pools that are the sum of what counted, and below one only where the deck has nothing left', () => {
      everyCourse(rules, ({ timeline }) => {
        for (const pool of allPools(timeline)) assert.ok(isSizedByItsModifiers(pool), JSON.stringify(pool));
      });
    });

    it('changes nobody without a step about them', () => {
      everyCourse(rules, ({ timeline }) => {
        let before = timeline.start;
        for (const round of timeline.rounds) {
          assert.deepEqual(round.before, before);
          for (const step of round.steps) {
            for (const name of changed(before, step.after))
              assert.ok(
                speaksOf(step, name),
                `${name} changes in “${step.title}”: ${difference(before, step.after, name)}`,
              );
            before = step.after;
          }
          assert.deepEqual(round.after, before);
        }
      });
    });

    it('has the same timeline for the same seed, and odds that sum to one', () => {
      fc.assert(
        fc.property(randomScenario, fc.nat({ max: 1000 }), (body, seed) => {
          const once = playedAnew(rules, body, seed);
          assert.deepEqual(playedAnew(rules, body, seed), once);
          for (const contest of once.odds.rounds.flatMap((round) => round.contests)) {
            const sum = [...contest.odds.values()].reduce((all, figure) => all + figure.chance.valueOf(), 0);
            assert.ok(Math.abs(sum - 1) < 1e-9, `${contest.kind} of ${contest.parties.join(', ')} sums to ${sum}`);
          }
        }),
        runs,
      );
    });

    it('can be played by the other edition too', () => {
      everyCourse(rules, ({ scenario, ruleset }) => {
        const other = byRules(analyzeScenario(scenario, ruleset), rules === tarot ? dice : tarot);
        assert.equal(other?.timeline().rounds[0]?.number, 1);
      });
    });
  });
}

describe(`every fight by ${tarot}`, () => {
  it('throws only cards that its decks hold, one of each at a time', () => {
    everyCourse(tarot, ({ timeline }) => {
      for (const round of timeline.rounds) {
        const clashes = round.steps.filter((step) => step.kind === 'clash').flatMap(partiesOf);
        for (const hand of ['Players', 'Host'] as const) {
          const dealt = clashes.filter((party) => party.pool.from === hand).flatMap((party) => party.results);
          assertInDeck(
            hand,
            dealt.map((result) => result.value),
          );
        }
        for (const step of round.steps) {
          for (const party of partiesOf(step))
            assertInDeck(
              party.pool.from,
              party.results.map((result) => result.value),
            );
        }
      }
    });
  });

  it('lets at most one attack take effect in a Clash', () => {
    everyCourse(tarot, ({ timeline, scenario, ruleset }) => {
      for (const round of timeline.rounds) {
        const attackers = attackersOf(scenario, ruleset, round);
        for (const clash of round.steps.filter((step) => step.kind === 'clash')) {
          const effective = partiesOf(clash).filter((party) => attackers.has(party.who) && takesEffect(party.outcome));
          assert.ok(effective.length <= 1, effective.map((party) => party.who).join(' and '));
        }
      }
    });
  });
});

describe(`every fight by ${dice}`, () => {
  it('rolls one to five dice, with two Situation Dice and two Miscellaneous Lost Dice at most', () => {
    everyCourse(dice, ({ timeline }) => {
      for (const pool of allPools(timeline)) {
        assert.ok(pool.size <= 5);
        assert.ok(countedBy(pool, /situation-die|weapon-die|improved-position/) <= 2, JSON.stringify(pool));
        assert.ok(countedBy(pool, /miscellaneous-lost-die/) <= 2, JSON.stringify(pool));
      }
    });
  });

  it('shows as many dice from 1 to 10 as the pool has', () => {
    everyCourse(dice, ({ timeline }) => {
      for (const party of timeline.rounds.flatMap((round) => round.steps).flatMap(partiesOf)) {
        assert.equal(party.results.length, party.pool.size);
        for (const { value } of party.results) assert.ok(value >= 1 && value <= 10);
      }
    });
  });

  it('lets at most one action take effect in a Clash', () => {
    everyCourse(dice, ({ timeline }) => {
      for (const clash of timeline.rounds.flatMap((round) => round.steps).filter((step) => step.kind === 'clash')) {
        assert.ok(partiesOf(clash).filter((party) => takesEffect(party.outcome)).length <= 1);
      }
    });
  });
});

function playedAnew(rules: string, body: string, seed: number) {
  const reading = readText(`scenario "Any"\nrules ${rules}\n${body}`, { file: 'any.clash', rulesets });
  const { scenario, ruleset } = reading.scenarios[0]!;
  const analysis = analyzeScenario(scenario, ruleset);
  return { timeline: analysis.timeline(seed), odds: analysis.odds(seed) };
}

function allPools(timeline: Timeline): readonly Pool[] {
  return timeline.rounds.flatMap((round) => round.steps).flatMap(poolsOf);
}

/** A deck that runs short deals fewer than that, possibly none. */
function isSizedByItsModifiers({ base, modifiers, size, keep, short }: Pool): boolean {
  const counted = modifiers.filter((each) => each.standing === 'counted');
  const sum = counted.reduce((all, { amount }) => all + amount, base);
  if (short !== undefined && size >= short.of) return false;
  if (short !== undefined && size === 0) return counted.length === 0;
  if (keep === 'lowest') return size === (short === undefined ? 2 : 1);
  return size === Math.max(1, sum);
}

function countedBy(pool: Pool, rule: RegExp): number {
  return pool.modifiers.filter((modifier: Modifier) => modifier.standing === 'counted' && rule.test(modifier.rule))
    .length;
}

/** The default decks: 1 to 10 once for the Host, three times for the Players with The Fool, which counts 0. */
function assertInDeck(hand: string, values: readonly number[]): void {
  const copies = hand === 'Host' ? 1 : 3;
  for (const value of new Set(values)) {
    const held = value === 0 ? Number(hand === 'Players') : value >= 1 && value <= 10 ? copies : 0;
    assert.ok(values.filter((each) => each === value).length <= held, `${hand}: ${values.join(' ')}`);
  }
}

function takesEffect(outcome: string): boolean {
  return outcome === 'succeeds' || outcome === 'critical success';
}

function attackersOf(scenario: Scenario, ruleset: Ruleset, played: PlayedRound): ReadonlySet<string> {
  const attacks = ruleset.vocabulary.verbKinds.filter((kind) => kind.attack).map((kind) => kind.kind);
  const announcements = scenario.rounds[played.index]!.announcements.filter((each) => attacks.includes(each.kind));
  return new Set(announcements.flatMap((each) => each.actors.map((actor) => actor.id ?? '')));
}

/** Somebody’s distance from another depends on the other too, who may have left. */
function changed(before: State, after: State): readonly string[] {
  const own = (state: CombatantState | undefined): string => JSON.stringify({ ...state, distance: undefined });
  return after.combatants.filter((now, index) => own(now) !== own(before.combatants[index])).map((now) => now.name);
}

function difference(before: State, after: State, name: string): string {
  const of = (state: State): string => JSON.stringify(state.combatants.find((each) => each.name === name));
  return `${of(before)} becomes ${of(after)}`;
}

function speaksOf(step: Step, name: string): boolean {
  return step.actor === name || step.target === name || `${step.title} ${step.text}`.includes(name);
}
