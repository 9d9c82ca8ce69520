/** Dice that the head of a round and the passing of time roll in Acquire Moveables, and their pins. */
import assert from 'node:assert/strict';
import { analyze, say, type ScenarioAnalysis } from '../../../server/analysis/index.ts';
import { partiesOf, thrownBy } from '../../../server/engine/index.ts';
import { acquireMoveables } from '../../../server/engine/rulesets/acquire-moveables/index.ts';
import { completionsAt } from '../../../server/language/index.ts';
import { pinnedOutcomes } from './fight-text.ts';

const cast = `rules acquire-moveables
scenario "Below"
combatant Ann (she) of the Players
  GRC 5  HP 8
  mental rows 4, 4, 4 with exhaustion 1, 2, 3
  injury "Gash": 1 slot, depletion d6 daily
  injury "Cut": 1 slot, sudden-end d8 each watch
combatant Bob (he) of the Players
  GRC 5  HP 8
combatant the Ghoul (it) of the Host
combatant the Rat (it) of the Host
`;

function analyzed(rounds: string) {
  return analyze(cast + rounds, { file: 'below.clash', rulesets: [acquireMoveables] });
}

function played(rounds: string): ScenarioAnalysis {
  const { reading, scenarios } = analyzed(rounds);
  assert.deepEqual(reading.problems.map(say), []);
  return scenarios[0]!;
}

/** Who rolls what in the steps of a kind; a star marks what is pinned. */
function rolled(scenario: ScenarioAnalysis, kind: string): readonly string[] {
  const steps = scenario.timeline().rounds.flatMap((round) => round.steps.filter((step) => step.kind === kind));
  return steps.map((step) => {
    const who = partiesOf(step)[0]?.who ?? step.actor ?? '';
    return `${who} ${thrownBy(step, who)
      .map(({ label, pinned }) => (pinned === undefined ? 'any' : label))
      .join(' ')}`;
  });
}

/** The findings about pinned dice of a head. */
function findings(rounds: string): readonly string[] {
  return analyzed(rounds)
    .findings.filter(({ rule }) => rule === 'head-die-outside' || rule === 'disposition-on-depletion')
    .map(say);
}

const twoChecks = `round 1, 10 minutes
  encounter check: "a bell"
  the dice show encounter 1, recon 6
  disposition of the Ghoul
  encounter check: "a shot", loud "it echoes"
  the dice show encounter 5, recon 7, disposition 2
`;

describe('pinned dice of the head of a round', () => {
  it('are those of the nearest sentence above that rolls such dice', () => {
    const scenario = played(twoChecks);
    assert.deepEqual(rolled(scenario, 'encounter check'), ['the party 1 6', 'the party 5 7']);
    assert.deepEqual(rolled(scenario, 'disposition'), ['Ghoul 2']);
    const checks = scenario.odds().rounds[0]!.contests.filter(({ kind }) => kind === 'encounter check');
    assert.deepEqual(checks.map(pinnedOutcomes), [['active/ambush'], ['depletion/ambush']]);
    assert.deepEqual(findings(twoChecks), []);
  });

  it('are for one of several, or for everybody else', () => {
    const rounds =
      'round 1, 10 minutes\n  disposition of the Ghoul and the Rat\n  the dice show disposition 4 for the Rat\n  the dice show disposition 1\n  Ann and Bob rest.\n  the dice show recovery 3 for Bob\n';
    assert.deepEqual(rolled(played(rounds), 'disposition'), ['Ghoul 1', 'Rat 4']);
    assert.deepEqual(rolled(played(rounds), 'recovery'), ['Ann any', 'Bob 3']);
    assert.deepEqual(findings(rounds), []);
  });

  it('are those of an hour of the round where checks are made each hour', () => {
    const rounds =
      'situation "below"\n  encounter check each hour\nround 1, 3 hours\n  in hour 2 the dice show encounter 2, recon 1\n  in hour 3 the dice show recon 6\n';
    assert.deepEqual(rolled(played(rounds), 'encounter check'), [
      'the party any any',
      'the party 2 1',
      'the party any 6',
    ]);
    assert.deepEqual(findings(rounds), []);
  });

  it('are healing dice by their injury, one after another', () => {
    const rest =
      'round 1, 12 hours\n  Ann sleeps for 7 hours with a ration.\n  the dice show healing of "Cut" any, healing of "Cut" 2, healing of "Gash" 1\n';
    assert.deepEqual(rolled(played(rest), 'healing').slice(0, 3), ['Ann 1', 'Ann any', 'Ann 2']);
    assert.deepEqual(findings(rest), []);
    const waiting = `option healing time at-interval\nround 1, 1 day\n  the dice show healing of "Gash" 1 for Ann\n`;
    assert.equal(rolled(played(waiting), 'healing')[0], 'Ann 1');
    assert.deepEqual(findings(waiting), []);
  });

  it('are reported where they pin nothing', () => {
    const idle = (die: string): string => `Nothing above rolls this ${die} die, so this pins nothing`;
    const hourless = 'No encounter check rolls this recon die in hour 2 of the round, so this pins nothing';
    for (const [rounds, expected] of [
      ['  the dice show encounter 1\n  encounter check: "a bell"\n', [idle('encounter')]],
      ['  encounter check: "a bell"\n  the dice show recovery 1, encounter 2\n', [idle('recovery')]],
      ['  encounter check: "a bell"\n  the dice show encounter 1 for Ann\n', [idle('encounter')]],
      ['  disposition of the Rat\n  the dice show disposition 1 for the Ghoul\n', [idle('disposition')]],
      ['  Ann sleeps for 7 hours with a ration.\n  the dice show healing of "Burn" 1\n', [idle('healing')]],
      [
        '  Ann sleeps for 7 hours with a ration.\n  the dice show healing of "Gash" 7\n',
        ['7 can’t be rolled on a d6, so the healing die is rolled instead'],
      ],
      ['  in hour 2 the dice show recon 1\n', [hourless]],
      ['  encounter check each hour\n  in hour 2 the dice show recon 1, encounter 3\n', []],
      ['  encounter check each hour\n  in hour 3 the dice show recon 1\n', [hourless.replace('hour 2', 'hour 3')]],
    ] as const)
      assert.deepEqual(findings(`round 1, 1 hour\n${rounds}`), expected, rounds);
  });

  it('have a disposition compared with the check above it', () => {
    const nobody = (round: string): boolean => findings(round).some((each) => each.includes('nobody is met'));
    const [first, second] = [
      '  encounter check: "a bell"\n  the dice show encounter',
      '  encounter check: "a shot"\n  the dice show encounter',
    ];
    const between = (one: number, two: number) =>
      `round 1, 1 hour\n${first} ${one}\n  disposition of the Rat\n${second} ${two}\n`;
    assert.deepEqual([nobody(between(5, 1)), nobody(between(1, 5))], [true, false]);
  });

  it('are offered only where dice are rolled', () => {
    const offered = (head: string): boolean => {
      const text = `${cast}round 1, 1 hour\n${head}  `;
      return completionsAt(analyze(text, { file: 'a.clash' }).reading, text.length, [acquireMoveables]).items.some(
        ({ label }) => label.startsWith('the dice show'),
      );
    };
    assert.deepEqual(
      ['', '  Ann is wet.\n', '  encounter check: "a bell"\n', '  encounter check each hour\n', '  Ann rests.\n'].map(
        offered,
      ),
      [false, false, true, true, true],
    );
  });
});

describe('pinned tests of a swim', () => {
  it('are one for each interval', () => {
    const scenario = played('round 1, 3 watches\n  Ann: swims.\n    with 2 rows occupied\n    rolls 3, any, 9\n');
    assert.deepEqual(rolled(scenario, 'swim'), ['Ann 3', 'Ann any', 'Ann 9']);
    const [swim] = scenario.odds().rounds[0]!.contests;
    assert.deepEqual(pinnedOutcomes(swim!), ['treads']);
  });
});
