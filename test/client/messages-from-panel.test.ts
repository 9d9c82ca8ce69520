/** Which messages the extension accepts from a panel. */
import assert from 'node:assert/strict';
import { isFromPanel, isPanelState } from '../../client/messages/index.ts';
import {
  type CourseWish,
  type FromPanel,
  most,
  type Outline,
  type PanelState,
  type RoundPrint,
  type Trial,
} from '../../server/protocol/index.ts';
import { spoiled } from './spoiled.ts';

const uri = 'file:///larder.clash';
const lines = { uri, from: 3, to: 4 };
const gone: RoundPrint = { number: 1, title: 'Dark', holds: 'abc' };
const outline: Outline = { rounds: [gone, { number: 2, holds: '' }], cast: ['Bill', 'Cassie'] };
const trials: readonly Trial[] = [
  { kind: 'aside', round: 0, reason: { who: 'Cassie', words: 'distraction' }, aside: true },
  { kind: 'add', round: 1, gone, who: 'Bill', amount: -1, words: 'x'.repeat(10_000) },
  { kind: 'force', step: '1/clash', who: 'Bill', faces: ['10', null] },
  { kind: 'force', step: '1/clash', round: 0, gone, who: 'Bill', faces: ['10', null] },
  { kind: 'seed', seed: 7 },
];
const wish: CourseWish = { trials, redraws: [{ step: '1/clash', round: 0, gone, seed: 8 }], outline };
const state: PanelState = {
  format: 3,
  uri,
  scenario: 0,
  titles: ['The larder'],
  wish,
  course: 'branch',
  step: '1/clash',
  outline,
  filter: { round: 1, contest: 0, among: ['Bill'], gone },
  pinned: { course: 'original', step: '1/clash' },
  pace: 1.5,
  together: true,
};

const good: readonly FromPanel[] = [
  { type: 'ready' },
  { type: 'ready', state },
  { type: 'stepped', step: '1/clash', lines },
  { type: 'reveal', lines },
  { type: 'rule', id: 'demon-city-2018/higher-stat' },
  { type: 'open' },
  { type: 'scenario', scenario: 2 },
  { type: 'wish', id: 1, wish },
  { type: 'round', id: 3, course: 'branch', at: 0 },
  {
    type: 'why',
    ask: 4,
    course: 'original',
    step: '1/clash',
    question: { who: 'Bill', about: 'track', words: 'Toughness' },
  },
  { type: 'worth', ask: 5, course: 'branch', step: '1/clash', who: 'Bill' },
  { type: 'write', id: 1, trials },
  { type: 'write', id: 1, trials, outline },
  { type: 'together', on: false },
  { type: 'export', what: 'odds-csv', how: 'save', course: 'original', at: 2 },
];

describe('messages from a panel', () => {
  for (const message of good) {
    it(`are accepted: ${message.type}`, () => assert.equal(isFromPanel(message), true));

    it(`are ignored if any part is invalid: ${message.type}`, () => {
      for (const { path, value } of spoiled(message)) assert.equal(isFromPanel(value), false, path);
    });
  }

  const bad: readonly unknown[] = [
    undefined,
    null,
    'ready',
    7,
    [],
    {},
    { type: 'command', id: 'workbench.action.quit' },
    { type: 'constructor' },
    { type: 'play' },
    { type: 'ready', state: { format: 1, uri, scenario: 0 } },
    { type: 'stepped', step: '1/clash' },
    { type: 'reveal', lines: { ...lines, from: -1 } },
    { type: 'rule', id: ['demon-city-2018/higher-stat'] },
    { type: 'scenario', scenario: Number.NaN },
    { type: 'scenario', scenario: 0.5 },
    { type: 'wish' },
    { type: 'wish', id: 1, wish: { trials } },
    { type: 'write', id: 1, trials: [{ kind: 'add', round: 0, who: 'Bill', amount: 2, words: '' }] },
    { type: 'write', id: 1, trials: [{ kind: 'seed', seed: -1 }] },
    { type: 'write', trials: [{ kind: 'seed', seed: 1 }] },
    { type: 'wish', wish: { trials: [], redraws: [] } },
    { type: 'export', what: 'everything', how: 'open', course: 'original', at: 0 },
    { type: 'export', what: 'odds-csv', how: 'print', course: 'original', at: 0 },
  ];
  for (const message of bad) {
    it(`are ignored: ${JSON.stringify(message)}`, () => assert.equal(isFromPanel(message), false));
  }

  it('are ignored if they request more at once than is allowed', () => {
    const seed = { kind: 'seed', seed: 1 } as const;
    const redraw = { step: '1/clash', seed: 1 };
    const withMany = (trialCount: number, redrawCount: number): FromPanel => ({
      type: 'wish',
      id: 1,
      wish: {
        trials: Array.from({ length: trialCount }, () => seed),
        redraws: Array.from({ length: redrawCount }, () => redraw),
      },
    });
    assert.equal(isFromPanel(withMany(most.trials, most.redraws)), true);
    assert.equal(isFromPanel(withMany(most.trials + 1, 0)), false);
    assert.equal(isFromPanel(withMany(0, most.redraws + 1)), false);
  });
});

describe('the kept state of a panel', () => {
  const { titles: _titles, step: _step, outline: _outline, filter: _filter, pinned: _pinned, ...least } = state;

  it('is used if it has the current format', () => {
    assert.equal(isPanelState(state), true);
    assert.equal(isPanelState(least), true);
    assert.equal(isPanelState({ ...state, filter: { who: 'Bill' } }), true);
  });

  for (const kept of [
    undefined,
    null,
    'x',
    { ...state, format: 1 },
    { ...state, scenario: -1 },
    { ...state, titles: [1] },
    { ...state, filter: { round: 1, contest: 0, among: 'Bill' } },
    { ...state, pace: 0 },
    { ...state, filter: {} },
  ]) {
    it(`is forgotten: ${JSON.stringify([kept]).slice(0, 60)}`, () => assert.equal(isPanelState(kept), false));
  }

  for (const field of Object.keys(least)) {
    it(`is forgotten without its ${field}`, () => {
      assert.equal(isPanelState({ ...least, [field]: undefined }), false);
    });
  }
});
