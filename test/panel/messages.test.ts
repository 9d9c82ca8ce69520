/** What is taken for a message of the panel, in either direction. */
import { strict as assert } from 'node:assert';
import { isFromPanel, isPanelState, isToPanel } from '../../client/messages/index.ts';
import { diceModel, hitOrMiss } from './dice-fixture.ts';
import { at, model, uri } from './fixture.ts';

const show = (change: object): unknown => ({ type: 'show', model: { ...model, ...change } });
const inFirstStep = (change: object): unknown => {
  const [first, ...rest] = model.rounds;
  return show({ rounds: [{ ...first, steps: [{ ...first!.steps[0], ...change }] }, ...rest] });
};
const inFirstTable = (change: object): unknown => inFirstStep({ table: { ...diceModel.rounds[0]!.steps[1]!.table, ...change } });
const withCard = (change: object): unknown => ({ ...diceModel.rounds[0]!.steps[1]!.table!.parties[0]!, cards: [{ ...hitOrMiss(2, true), ...change }] });

describe('messages to the panel', () => {
  it('are taken when they are whole', () => {
    assert.ok(isToPanel(show({})));
    assert.ok(isToPanel(inFirstTable({ parties: [withCard({})] })));
    assert.ok(isToPanel(JSON.parse(JSON.stringify(show({})))));
    assert.ok(isToPanel({ type: 'go', step: '1/clash' }));
    assert.ok(isToPanel({ type: 'stale', reason: 'no round' }));
  });

  it('may have fields that this panel does not know', () => {
    assert.ok(isToPanel(show({ later: true })));
  });

  it('are not taken when a part is missing or of another kind', () => {
    assert.ok(!isToPanel(show({ title: 7 })));
    assert.ok(!isToPanel(show({ rounds: undefined })));
    assert.ok(!isToPanel(inFirstStep({ tone: 'splendid' })));
    assert.ok(!isToPanel(inFirstStep({ lines: { uri, from: 1.5, to: 2 } })));
    assert.ok(!isToPanel(inFirstStep({ prose: [{ kind: 'note' }] })));
    assert.ok(!isToPanel(inFirstStep({ findings: ['nobody is here'] })));
    assert.ok(!isToPanel(inFirstTable({ distributions: [{ of: 'hits', rows: ['3'] }] })));
    assert.ok(!isToPanel(inFirstTable({ distributions: undefined })));
    assert.ok(!isToPanel(inFirstTable({ parties: [withCard({ shape: 'coin' })] })));
    assert.ok(!isToPanel(inFirstTable({ parties: [withCard({ faces: 'six' })] })));
  });

  it('are not taken when they are something else altogether', () => {
    for (const value of [undefined, null, 'show', 7, [], {}, { type: 'go' }, { type: 'eval', step: '1' }]) assert.ok(!isToPanel(value));
  });
});

describe('messages from the panel', () => {
  it('are taken when they are whole', () => {
    assert.ok(isFromPanel({ type: 'ready' }));
    assert.ok(isFromPanel({ type: 'ready', state: { format: 1, uri, scenario: 0 } }));
    assert.ok(isFromPanel({ type: 'stepped', step: '1/clash', lines: at(31) }));
    assert.ok(isFromPanel({ type: 'seed', seed: 8 }));
  });

  it('are not taken otherwise', () => {
    assert.ok(!isFromPanel({ type: 'seed', seed: '8' }));
    assert.ok(!isFromPanel({ type: 'reveal', lines: { uri } }));
    assert.ok(!isFromPanel({ type: 'command', id: 'workbench.action.quit' }));
  });
});

describe('the state that the panel keeps', () => {
  it('is forgotten when it is of another format', () => {
    assert.ok(isPanelState({ format: 1, uri, scenario: 0 }));
    assert.ok(!isPanelState({ format: 2, uri, scenario: 0 }));
    assert.ok(!isPanelState({ uri, scenario: 0 }));
  });
});
