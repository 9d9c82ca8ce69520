/** A roll that is searched for sets: in the transcript, in JSON, and in the panel. */
import assert from 'node:assert/strict';
import { analyze } from '../../../server/analysis/index.ts';
import type { Pool, Source, Step, Timeline, SetsDetail } from '../../../server/engine/index.ts';
import { poolWords, roundView, timelineJson, transcript } from '../../../server/report/index.ts';

const text =
  'scenario "The alley"\nrules attack-algorithm\ncombatant the Reeve (she) of the Players\nround 1\n  the Reeve: waits.\n  the Reeve: waits.\n';
const analysis = analyze(text, { file: 'alley.clash' });
const [scenario] = analysis.scenarios;

function sourceAt(index: number): Source {
  return scenario!.scenario.rounds[0]!.announcements[index]!.source;
}

const sets: SetsDetail = {
  who: 'Reeve',
  ones: { count: 2, says: 'critical' },
  sets: [
    { face: 6, width: 2, serves: [0], passes: true },
    { face: 5, width: 1, serves: [], passes: true },
    { face: 3, width: 2, serves: [], passes: false },
    { face: 2, width: 1, serves: [], passes: false },
  ],
  needs: [
    {
      id: 'action/0',
      words: 'dash to the "doorway"',
      measure: 'common (2)',
      width: 2,
      by: '6×2',
      says: 'succeeds',
      tone: 'good',
      source: sourceAt(0),
    },
    {
      id: 'action/1',
      words: 'grab the lamp',
      measure: 'rare (3)',
      width: 3,
      says: 'fails',
      tone: 'bad',
      source: sourceAt(1),
    },
  ],
};

// The same before the roll.
const asked: SetsDetail = {
  ...sets,
  ones: { count: 0 },
  sets: [],
  needs: sets.needs.map(({ by: _, ...need }) => ({ ...need, says: '', tone: 'plain' })),
};

function played(told: SetsDetail): Timeline {
  const timeline = scenario!.timeline();
  return {
    ...timeline,
    rounds: timeline.rounds.map((round) => ({
      ...round,
      steps: round.steps.map((step, at): Step =>
        at === 1 ? { ...step, details: [...step.details, { kind: 'sets', ...told }] } : step,
      ),
    })),
  };
}

function lines(told: SetsDetail, format: 'text' | 'md' | 'html' = 'text'): readonly string[] {
  return transcript([played(told)], analysis.linesOf, format)
    .split('\n')
    .map((line) => line.trim());
}

describe('sets in a transcript', () => {
  it('have a line for what was found and one for each need', () => {
    const all = lines(sets);
    const at = all.findIndex((line) => line.includes('sets:'));
    assert.deepEqual(all.slice(at, at + 3), [
      'The Reeve’s sets: 6×2, 5×1; 1×2: critical; below the target 3×2, 2×1',
      'Dash to the "doorway", common (2): 6×2, succeeds',
      'Grab the lamp, rare (3): no set, fails',
    ]);
  });

  it('are said to be missing if there are none, and absent ones aren’t mentioned', () => {
    const [found] = lines({ ...sets, ones: { count: 0 }, sets: [] }).filter((line) => line.includes('sets:'));
    assert.equal(found, 'The Reeve’s sets: none');
    assert.ok(lines({ ...sets, ones: { count: 1 }, sets: [] }).includes('The Reeve’s sets: none; 1×1'));
  });

  it('are not said to be missing where something is left open', () => {
    const [dash, grab] = sets.needs;
    assert.ok(
      lines({ ...sets, needs: [dash!, { ...grab!, says: 'left open', tone: 'even' }] }).includes(
        'Grab the lamp, rare (3): left open',
      ),
    );
  });

  it('are only the needs before the roll', () => {
    const all = lines(asked);
    const at = all.indexOf('Dash to the "doorway", common (2)');
    assert.deepEqual(
      [at > 0, all[at + 1], all.filter((line) => line.includes('sets:'))],
      [true, 'Grab the lamp, rare (3)', []],
    );
  });

  it('are included in Markdown and HTML, with the writer’s words escaped', () => {
    assert.ok(
      lines(sets, 'md').some((line) => line.startsWith('- Dash to the') && line.endsWith('common (2): 6×2, succeeds')),
    );
    assert.ok(lines(sets, 'html').includes('<p>Dash to the &quot;doorway&quot;, common (2): 6×2, succeeds</p>'));
  });
});

describe('sets in JSON', () => {
  it('are recorded as in the transcript, each need with its line', () => {
    const step: object = timelineJson([played(sets)], analysis.linesOf).scenarios[0]!.rounds[0]!.steps[1]!;
    assert.ok('sets' in step);
    const told = step.sets as SetsDetail;
    assert.deepEqual([told.who, told.ones, told.sets], [sets.who, sets.ones, sets.sets]);
    assert.deepEqual(told.needs, [
      {
        line: 5,
        words: 'dash to the "doorway"',
        measure: 'common (2)',
        width: 2,
        by: '6×2',
        says: 'succeeds',
        tone: 'good',
      },
      { line: 6, words: 'grab the lamp', measure: 'rare (3)', width: 3, says: 'fails', tone: 'bad' },
    ]);
  });
});

describe('sets in the panel', () => {
  const shown = (told: SetsDetail) =>
    roundView({
      scenario: scenario!.scenario,
      ruleset: scenario!.ruleset,
      linesOf: analysis.linesOf,
      odds: undefined,
      round: played(told).rounds[0]!,
    }).steps[1]!.table!;

  it('are on the table if nothing else is', () => {
    const { heading, parties, sets: view } = shown(sets);
    assert.deepEqual(
      [heading.toLowerCase(), parties, view!.title],
      [played(sets).rounds[0]!.steps[1]!.kind.toLowerCase(), [], 'The Reeve’s sets'],
    );
  });

  it('are called needs before the roll', () => {
    const { heading, sets: view } = shown(asked);
    assert.deepEqual(
      [heading, view!.title, view!.sets, view!.ones],
      ['What the Reeve needs', 'What the Reeve needs', [], undefined],
    );
  });

  it('are described in words: what the dice show and whom they serve', () => {
    const view = shown(sets).sets!;
    assert.deepEqual(
      view.sets.map(({ label, passes, words }) => [label, passes, words]),
      [
        ['6×2', true, '2 dice show 6, for dash to the "doorway"'],
        ['5×1', true, '1 die shows 5'],
        ['3×2', false, '2 dice show 3, below the target'],
        ['2×1', false, '1 die shows 2, below the target'],
      ],
    );
    assert.deepEqual(view.ones, { count: 2, says: 'critical', words: '2 dice show 1: critical' });
    assert.equal(shown({ ...sets, ones: { count: 0 } }).sets!.ones, undefined);
  });

  it('have the face that fills the places of a need, and the line where that is written', () => {
    const needs = shown(sets).sets!.needs.map(({ width, by, face, lines: place }) => [width, by, face, place.from]);
    assert.deepEqual(needs, [
      [2, '6×2', 6, 5],
      [3, undefined, undefined, 6],
    ]);
  });
});

describe('a missing set', () => {
  const [dash, grab] = sets.needs;
  const nearOf = (told: SetsDetail) =>
    roundView({
      scenario: scenario!.scenario,
      ruleset: scenario!.ruleset,
      linesOf: analysis.linesOf,
      odds: undefined,
      round: played(told).rounds[0]!,
    }).steps[1]!.table!.sets!.needs.map(({ near }) => near);

  it('is the widest of those that serve nothing, without dice below the target', () => {
    assert.deepEqual(nearOf(sets), [undefined, { face: 5, width: 1, words: '1 of 3 dice show 5' }]);
  });

  it('isn’t shown if there are enough: then a need isn’t met for another reason', () => {
    assert.deepEqual(nearOf({ ...sets, needs: [dash!, { ...grab!, width: 1 }] }), [undefined, undefined]);
  });
});

describe('a pool of which sets count', () => {
  it('says so', () => {
    const pool: Pool = {
      who: 'Reeve',
      base: 8,
      because: 'x',
      rule: 'x',
      modifiers: [],
      size: 8,
      keep: 'sets',
      from: 'x',
      difficulty: { base: '5', now: '5' },
      unit: { one: 'die', many: 'dice', faces: 8 },
    };
    assert.equal(poolWords(pool), '8 dice at 5, matching dice form sets');
    assert.equal(poolWords({ ...pool, least: 5 }), '8 dice at 5, matching dice of 5 or higher form sets');
  });
});
