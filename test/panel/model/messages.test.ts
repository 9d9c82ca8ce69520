/** Validation of messages, in either direction. */
import { strict as assert } from 'node:assert';
import { isFromPanel, isPanelState, isToPanel } from '../../../client/messages/index.ts';
import { most, type CourseWish, type RoundView, type StepView } from '../../../server/protocol/index.ts';
import { diceCourse, hitOrMiss } from '../pictures/dice-fixture.ts';
import { at, branch, model, rounds, uri } from '../fixture.ts';

const show = (change: object, more: object = {}): unknown => ({
  type: 'show',
  id: 1,
  original: { ...model, ...change },
  ...more,
});
const inFirstMark = (change: object): unknown => {
  const [first, ...rest] = model.rounds;
  return show({ rounds: [{ ...first!, steps: [{ ...first!.steps[0]!, ...change }] }, ...rest] });
};
const roundOf = (change: object): unknown => ({
  type: 'round',
  id: 1,
  course: 'original',
  at: 0,
  round: { ...rounds[0]!, ...change } satisfies Partial<RoundView>,
});
const inFirstStep = (change: object): unknown =>
  roundOf({ steps: [{ ...rounds[0]!.steps[0]!, ...change } satisfies Partial<StepView>] });
const table = diceCourse.rounds[0]!.steps[1]!.table!;
const inFirstTable = (change: object): unknown => inFirstStep({ table: { ...table, ...change } });
const withCard = (change: object): unknown => ({ ...table.parties[0]!, cards: [{ ...hitOrMiss(2, true), ...change }] });
const wish: CourseWish = {
  trials: [
    { kind: 'aside', round: 0, reason: { who: 'Ann', words: 'mud' }, aside: true },
    { kind: 'add', round: 0, who: 'Ann', amount: -1, words: 'mud' },
    { kind: 'force', step: '1/clash', who: 'Ann', faces: ['6', null] },
    { kind: 'seed', seed: 8 },
  ],
  redraws: [{ step: '1/clash', seed: 9 }],
};

describe('messages to the panel', () => {
  it('are accepted if they are complete', () => {
    assert.ok(isToPanel(show({})));
    assert.ok(isToPanel(show({}, { branch: branch.model, step: '1/clash', wish, together: false })));
    assert.ok(isToPanel(JSON.parse(JSON.stringify(show({})))));
    for (const round of [0, 1])
      assert.ok(isToPanel({ type: 'round', id: 1, course: 'branch', at: round, round: rounds[round]! }));
    assert.ok(isToPanel(inFirstTable({ parties: [withCard({})] })));
    assert.ok(
      isToPanel({
        type: 'why',
        ask: 1,
        why: {
          title: 'Toughness 3',
          reasons: [{ text: '5 → 3', lines: at(31), step: { key: '1/damage', title: 'It lands' } }],
        },
      }),
    );
    assert.ok(isToPanel({ type: 'worth', ask: 1, worth: [null, { points: '+13.3 points' }] }));
    assert.ok(isToPanel({ type: 'go', step: '1/clash' }));
    assert.ok(isToPanel({ type: 'stale', reason: 'no round' }));
    assert.ok(isToPanel({ type: 'written', trials: wish.trials }));
  });

  it('may have fields that this panel does not know', () => {
    assert.ok(isToPanel(show({ later: true })));
  });

  it('are refused if a part is missing or of another type', () => {
    for (const message of [
      show({ title: 7 }),
      show({ rounds: undefined }),
      show({}, { branch: {} }),
      show({}, { id: undefined }),
      inFirstMark({ nature: 'splendid' }),
      inFirstMark({ lines: { uri, from: 1.5, to: 2 } }),
      inFirstMark({ who: [-1] }),
      inFirstStep({ tone: 'splendid' }),
      inFirstStep({ prose: [{ kind: 'note' }] }),
      inFirstStep({ findings: ['nobody is here'] }),
      inFirstTable({ distributions: [{ of: 'hits', rows: ['3'] }] }),
      inFirstTable({ distributions: undefined }),
      inFirstTable({ parties: [withCard({ shape: 'coin' })] }),
      inFirstTable({ parties: [withCard({ faces: 'six' })] }),
      inFirstTable({ parties: [withCard({ why: undefined })] }),
      roundOf({ drawing: undefined }),
      roundOf({ before: ['Ann'] }),
    ])
      assert.ok(!isToPanel(message), JSON.stringify(message).slice(0, 200));
  });

  it('are refused if they are anything else', () => {
    for (const value of [undefined, null, 'show', 7, [], {}, { type: 'go' }, { type: 'eval', step: '1' }])
      assert.ok(!isToPanel(value));
  });
});

const state = { format: 3, uri, scenario: 0, wish, course: 'original', pace: 2, together: true } as const;

describe('messages from the panel', () => {
  it('are accepted if they are complete', () => {
    for (const message of [
      { type: 'ready' },
      { type: 'ready', state },
      { type: 'stepped', step: '1/clash', lines: at(31) },
      { type: 'wish', id: 1, wish },
      {
        type: 'why',
        ask: 1,
        course: 'branch',
        step: '1/clash',
        question: { who: 'Ann', about: 'track', words: 'Toughness' },
      },
      { type: 'worth', ask: 1, course: 'original', step: '1/clash', who: 'Ann' },
      { type: 'write', id: 1, trials: wish.trials },
      { type: 'together', on: false },
      { type: 'export', what: 'odds-csv', how: 'save', course: 'original', at: 0 },
      { type: 'round', id: 1, course: 'branch', at: 3 },
    ])
      assert.ok(isFromPanel(message), message.type);
  });

  it('are refused otherwise', () => {
    for (const message of [
      { type: 'wish', id: 1, wish: { trials: [{ kind: 'seed', seed: '8' }], redraws: [] } },
      { type: 'reveal', lines: { uri } },
      { type: 'command', id: 'workbench.action.quit' },
      { type: 'export', what: 'everything', how: 'save', course: 'original', at: 0 },
      { type: 'seed', seed: 8 },
      {
        type: 'wish',
        id: 1,
        wish: { ...wish, trials: Array.from({ length: most.trials + 1 }, () => wish.trials[3]!) },
      },
    ])
      assert.ok(!isFromPanel(message), JSON.stringify(message).slice(0, 200));
  });
});

describe('the state that the panel keeps', () => {
  it('is accepted with all the reader’s choices', () => {
    assert.ok(
      isPanelState({
        ...state,
        step: '1/clash',
        filter: { round: 1, contest: 0 },
        pinned: { course: 'branch', step: '1/deal' },
      }),
    );
  });

  it('is forgotten if it has another format, or is incomplete', () => {
    for (const other of [
      { format: 1, uri, scenario: 0 },
      { ...state, format: 2 },
      { uri, scenario: 0 },
      { ...state, filter: {} },
      { ...state, pace: 'fast' },
    ]) {
      assert.ok(!isPanelState(other), JSON.stringify(other));
    }
  });
});
