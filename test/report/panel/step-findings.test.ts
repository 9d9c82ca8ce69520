/** Findings are shown at the step that they concern: that of their line, within their round. */
import assert from 'node:assert/strict';
import type { PlayedRound, Scenario, Source, State, Step, Timeline } from '../../../server/engine/index.ts';
import {
  placedFindings,
  stepAtLine,
  timelineFindings,
  type Course,
  type SaidFinding,
  type StepFindings,
} from '../../../server/report/index.ts';

// Each sentence is on the line of its number, so that a source shows its line.
const at = (line: number, file = 'home.clash'): Source => ({ file, sentence: line, start: 0, end: 1 });
const state: State = { combatants: [] };

function step(key: string, line: number, file?: string): Step {
  return {
    key,
    kind: 'step',
    title: key,
    text: '',
    tone: 'plain',
    details: [],
    prose: [],
    source: at(line, file),
    thrown: { from: 0, to: 0 },
    after: state,
  };
}

function played(index: number, line: number, steps: readonly Step[]): PlayedRound {
  return { number: index + 1, index, before: state, after: state, picksBefore: 0, source: at(line), steps };
}

/**
 * Three written rounds on the lines 10, 20 and 30, of which the second is not played; Ann’s announcement on line 12 has
 * a clause on 13.
 */
function course(): Course {
  const timeline: Timeline = {
    title: 'Duel',
    ruleset: 'none',
    seed: 1,
    start: state,
    rounds: [
      played(0, 10, [
        step('1/start', 10),
        step('1/bill', 14),
        step('1/ann', 12),
        step('1/clash', 14),
        step('1/lamp', 13, 'bestiary.clash'),
      ]),
      played(2, 30, [step('3/ann', 32)]),
    ],
  };
  const announcements = [12, 14].map((line) => ({
    actors: [],
    verb: { text: 'waits', source: at(line) },
    kind: 'x',
    targets: [],
    clauses: line === 12 ? [{ kind: 'x', source: at(13) }] : [],
    prose: [],
    source: at(line),
  }));
  const scenario: Scenario = {
    title: 'Duel',
    rules: { id: 'none' },
    options: [],
    sides: [],
    creatures: [],
    combatants: [],
    things: [],
    verbs: [],
    facts: [],
    shared: 0,
    rounds: [10, 20, 30].map((line, index) => ({
      number: index + 1,
      when: 'always',
      facts: [],
      announcements: index === 0 ? announcements : [],
      prose: [],
      source: at(line),
    })),
    expectations: [],
    strangers: [],
    prose: [],
    source: at(2),
  };
  return { scenario, timeline, linesOf: ({ file, sentence }) => ({ uri: file, from: sentence, to: sentence }) };
}

/** The findings at the steps of a course. */
function findingsOf(played: Course, findings: readonly SaidFinding[]): StepFindings {
  return timelineFindings(placedFindings(played, findings), played.timeline);
}

/** The step of a finding on that line. */
function toldAt(line: number, file?: string): readonly string[] {
  return [...findingsOf(course(), [{ source: at(line, file), text: 'doubtful' }]).keys()];
}

describe('the step of a line', () => {
  it('is the last that begins at or above it within the round, and of those on one line the first', () => {
    assert.deepEqual(
      [10, 11, 12, 13, 14, 19].map((line) => stepAtLine(course(), line)),
      ['1/start', '1/start', '1/ann', '1/ann', '1/bill', '1/bill'],
    );
  });

  it('is never one of another round', () => {
    assert.deepEqual(
      [9, 20, 29].map((line) => stepAtLine(course(), line)),
      [undefined, undefined, undefined],
    );
  });

  it('is the first of its round if none begins above it', () => {
    assert.equal(stepAtLine(course(), 31), '3/ann');
  });
});

describe('a finding', () => {
  it('in a round that is played is shown at the step of its sentence, or of the announcement above it', () => {
    assert.deepEqual([toldAt(12), toldAt(13), toldAt(14), toldAt(32)], [['1/ann'], ['1/ann'], ['1/bill'], ['3/ann']]);
  });

  it('in a sentence that leads to no step is shown at the heading of its round, not at the step above it', () => {
    assert.deepEqual([toldAt(15), toldAt(19), toldAt(33)], [['1/start'], ['1/start'], ['3/ann']]);
  });

  it('in a sentence that announces and nominates is shown where it is announced', () => {
    const alone = course();
    const [first, ...others] = alone.timeline.rounds;
    const announced: Step = { ...step('1/announce', 14), details: [{ kind: 'announcement' }] };
    const steps = [step('1/start', 10), step('1/nominate', 14), announced];
    const both = { ...alone, timeline: { ...alone.timeline, rounds: [{ ...first!, steps }, ...others] } };
    assert.deepEqual([...findingsOf(both, [{ source: at(14), text: 'doubtful' }]).keys()], ['1/announce']);
    assert.equal(stepAtLine(both, 14), '1/announce');
  });

  it('above all rounds is shown at the first step', () => {
    assert.deepEqual([toldAt(1), toldAt(9)], [['1/start'], ['1/start']]);
  });

  it('in another file is shown at the first step, whatever its line there', () => {
    assert.deepEqual(
      [toldAt(3, 'bestiary.clash'), toldAt(25, 'bestiary.clash'), toldAt(33, 'bestiary.clash')],
      [['1/start'], ['1/start'], ['1/start']],
    );
  });

  it('in a round that isn’t played isn’t shown', () => {
    assert.deepEqual([toldAt(20), toldAt(29)], [[], []]);
  });

  it('isn’t shown if nothing is played', () => {
    const idle = course();
    assert.equal(
      findingsOf({ ...idle, timeline: { ...idle.timeline, rounds: [] } }, [{ source: at(1), text: 'doubtful' }]).size,
      0,
    );
  });

  it('is shown once if two for one line are equal; findings are sorted by line, other files last', () => {
    const found = [
      { source: at(1, 'bestiary.clash'), text: 'c' },
      { source: at(9), text: 'b' },
      { source: at(2), text: 'a' },
      { source: at(9), text: 'b' },
    ];
    assert.deepEqual(
      findingsOf(course(), found)
        .get('1/start')
        ?.map(({ text }) => text),
      ['a', 'b', 'c'],
    );
  });

  it('is one of at most ten at a step, and the others are counted', () => {
    const found = Array.from({ length: 13 }, (_, index) => ({ source: at(1), text: `found ${index + 1}` }));
    const told = findingsOf(course(), found).get('1/start') ?? [];
    assert.deepEqual(
      [told.length, told[9]?.text, told[10]?.text],
      [11, 'found 10', '3 more, of which this is the first'],
    );
    assert.deepEqual(findingsOf(course(), found.slice(0, 10)).get('1/start')?.at(-1)?.text, 'found 10');
  });
});
