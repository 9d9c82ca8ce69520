/** What the extension accepts from a panel. */
import assert from 'node:assert/strict';
import { isFromPanel, isPanelState } from '../../client/messages/index.ts';
import type { FromPanel } from '../../server/protocol/index.ts';

const uri = 'file:///larder.clash';
const lines = { uri, from: 3, to: 4 };
const state = { format: 1, uri, scenario: 0, seed: 7, step: '1/clash' } as const;

describe('messages of a panel', () => {
  const good: readonly FromPanel[] = [
    { type: 'ready' },
    { type: 'ready', state },
    { type: 'stepped', step: '1/clash', lines },
    { type: 'reveal', lines },
    { type: 'rule', id: 'demon-city-2018/higher-stat' },
    { type: 'seed', seed: 8 },
    { type: 'scenario', scenario: 2 },
  ];
  for (const message of good) {
    it(`are accepted: ${JSON.stringify(message)}`, () => assert.equal(isFromPanel(message), true));
  }

  const bad: readonly unknown[] = [
    undefined, null, 'ready', 7, [], {},
    { type: 'command', id: 'workbench.action.quit' },
    { type: 'constructor' },
    { type: 'ready', state: { ...state, format: 2 } },
    { type: 'stepped', step: '1/clash' },
    { type: 'stepped', step: 1, lines },
    { type: 'reveal', lines: { uri, from: '3', to: 4 } },
    { type: 'reveal', lines: { ...lines, from: -1 } },
    { type: 'rule', id: ['demon-city-2018/higher-stat'] },
    { type: 'seed', seed: 0.5 },
    { type: 'scenario', scenario: Number.NaN },
  ];
  for (const message of bad) {
    it(`are ignored: ${JSON.stringify(message)}`, () => assert.equal(isFromPanel(message), false));
  }
});

describe('what a panel has kept', () => {
  it('counts when it is of the format in force', () => {
    assert.equal(isPanelState(state), true);
    assert.equal(isPanelState({ format: 1, uri, scenario: 0 }), true);
  });

  for (const kept of [undefined, null, 'x', { ...state, format: 0 }, { ...state, uri: 1 }, { ...state, scenario: -1 }, { ...state, step: {} }]) {
    it(`is forgotten: ${JSON.stringify(kept)}`, () => assert.equal(isPanelState(kept), false));
  }
});
