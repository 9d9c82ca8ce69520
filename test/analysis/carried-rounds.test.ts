/** Chances of rounds that an edit doesn’t affect are carried over. */
import assert from 'node:assert/strict';
import { analyze, type Analysis } from '../../server/analysis/index.ts';
import type { RoundOdds } from '../../server/engine/index.ts';
import { laterFight } from '../bench/fights/later-fight.ts';

const text = laterFight('demon-city-2017', 0)
  .split(/^(?=round 4\n)/mu)[0]!
  .replace('"Nine"', '"Carried"');

/** A version that follows another one. */
function edited(previous: Analysis, from: string, to: string): Analysis {
  return analyze(previous.reading.text.replace(from, to), { file: 'carried.clash', previous });
}

const inRoundThree = ['round 3\n  Ann: punches', 'round 3\n  Ann: kicks'] as const;

const aStopLess = ['Ann: punches Vex.\n', 'Ann: punches Vex\n'] as const;

function onlyScenario({ scenarios: [only] }: Analysis) {
  return only!;
}

function playsOf({ actions }: RoundOdds): number {
  return [...actions[0]!.odds.values()][0]!.sample!.plays;
}

/** Runs until a stage is complete. */
function firstStage(analysis: Analysis): readonly RoundOdds[] {
  const scenario = onlyScenario(analysis);
  while (scenario.knownChances === undefined) scenario.prepareChances();
  return scenario.knownChances.odds.rounds;
}

describe('the chances of later rounds, after an edit', () => {
  let first: Analysis;
  let told: readonly RoundOdds[];
  before(() => {
    first = analyze(text, { file: 'carried.clash' });
    told = onlyScenario(first).chances.odds.rounds;
  });

  it('are available before anything is played, except those of the edited round and later ones', () => {
    const now = onlyScenario(edited(first, ...inRoundThree));
    assert.deepEqual(
      now.standingRounds.map(({ round }) => round),
      [2],
    );
    assert.deepEqual(now.oddsInWords.rounds[1], told[1]);
  });

  it('are available if the edit only moves a sentence, with its current place', () => {
    const now = edited(first, ...aStopLess);
    assert.notEqual(now.reading.text, first.reading.text);
    const standing = onlyScenario(now).standingRounds;
    assert.deepEqual(
      standing.map(({ round }) => round),
      [2, 3],
    );
    assert.deepEqual(figures(standing), figures(told.slice(1)));
    for (const { actions } of standing)
      for (const { source } of actions)
        assert.ok(now.rangeOf(source) !== undefined, 'tells of a sentence that is gone');
  });

  it('stay until as many courses are played', () => {
    const [, second, third] = firstStage(edited(first, ...inRoundThree));
    assert.deepEqual(second, told[1]);
    assert.ok(playsOf(third!) < playsOf(told[2]!));
  });

  it('are in the end those of a text that is read for the first time', () => {
    const now = edited(first, ...inRoundThree);

    const afresh = analyze(now.reading.text, { file: 'afresh.clash' });
    assert.deepEqual(figures(onlyScenario(now).chances.odds.rounds), figures(onlyScenario(afresh).chances.odds.rounds));
  });

  for (const [what, from, to] of [
    ['somebody of the cast', 'Toughness 4', 'Toughness 5'],
    ['a round before them', 'round 1\n  Ann: punches', 'round 1\n  Ann: kicks'],
  ] as const) {
    it(`aren’t carried over if ${what} is changed`, () => {
      const now = edited(first, from, to);
      assert.deepEqual(onlyScenario(now).standingRounds, []);
      assert.ok(playsOf(firstStage(now)[1]!) < playsOf(told[1]!));
    });
  }

  it('are also those of an earlier text that is shown while a later one is computed', () => {
    const earlier = analyze(text.replace('"Carried"', '"Shown"'), { file: 'carried.clash' });
    const [, few] = firstStage(earlier);
    const now = onlyScenario(edited(earlier, ...inRoundThree)).chances.odds.rounds;
    const shown = onlyScenario(earlier);
    const [, second, third] = shown.knownChances!.odds.rounds;
    assert.ok(playsOf(few!) < playsOf(second!));
    assert.deepEqual(second, now[1]);
    assert.ok(playsOf(third!) < playsOf(now[2]!));
    assert.equal(shown.knownChances, shown.knownChances);
  });

  it('belong to their scenario, and to no other', () => {
    assert.deepEqual(onlyScenario(edited(first, '"Carried"', '"Another"')).standingRounds, []);
  });
});

function figures(rounds: readonly RoundOdds[]): readonly string[] {
  return rounds.flatMap(({ actions }) =>
    actions.flatMap(({ actor, odds }) =>
      [...odds].map(([name, { chance }]) => `${actor} ${name} ${chance.toFraction()}`),
    ),
  );
}
