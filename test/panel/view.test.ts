/** How the view changes, without a page. */
import { strict as assert } from 'node:assert';
import { type View, type ViewEvent, currentPlace, firstView, reduce, stateOf, steppedBy } from '../../client/webview/model/view.ts';
import { model, uri, without } from './fixture.ts';

const show: ViewEvent = { type: 'show', model };
const after = (...events: readonly ViewEvent[]): View => events.reduce(reduce, firstView(undefined));
const key = (view: View): string | undefined => currentPlace(view)?.step.key;
const moves = (...all: readonly Extract<ViewEvent, { type: 'move' }>['move'][]): string | undefined =>
  key(after(show, ...all.map((move): ViewEvent => ({ type: 'move', move }))));

describe('the view of the panel', () => {
  it('begins at the first step', () => {
    assert.equal(key(after(show)), '1/pfister');
  });

  it('begins at the step that the extension names', () => {
    assert.equal(key(after({ ...show, step: '2/read' })), '2/read');
  });

  it('moves by steps and stops at both ends', () => {
    assert.equal(moves('next', 'next', 'back'), '1/ghoul');
    assert.equal(moves('back'), '1/pfister');
    assert.equal(moves('last', 'next'), '2/end');
    assert.equal(moves('last', 'first'), '1/pfister');
  });

  it('moves by rounds, to their first steps', () => {
    assert.equal(moves('next', 'nextRound'), '2/read');
    assert.equal(moves('last', 'previousRound'), '1/pfister');
    assert.equal(moves('nextRound', 'nextRound'), '2/read');
  });

  it('moves by changes of state', () => {
    assert.equal(moves('nextChange'), '1/damage');
    assert.equal(moves('nextChange', 'nextChange'), '2/damage');
    assert.equal(moves('last', 'previousChange', 'previousChange'), '1/damage');
    assert.equal(moves('last', 'nextChange'), '2/end');
  });

  it('stays at its step when an edit takes an earlier one away', () => {
    const view = after({ ...show, step: '1/clash' }, { type: 'show', model: without('1/ghoul') });
    assert.equal(key(view), '1/clash');
  });

  it('goes to the nearest step of the round when its own is gone', () => {
    const view = after({ ...show, step: '2/read' }, { type: 'show', model: without('2/read') });
    assert.equal(key(view), '2/ghoul');
  });

  it('goes to the last step when its round is gone', () => {
    const shorter = { ...model, rounds: model.rounds.slice(0, 1) };
    assert.equal(key(after({ ...show, step: '2/end' }, { type: 'show', model: shorter })), '1/damage');
  });

  it('begins anew with another scenario', () => {
    const other = { ...model, scenario: 1 };
    assert.equal(key(after({ ...show, step: '2/end' }, { type: 'drawn', seed: 8 }, { type: 'show', model: other })), '1/pfister');
    assert.equal(after(show, { type: 'drawn', seed: 8 }, { type: 'show', model: other }).seed, undefined);
  });

  it('is stale until the next course', () => {
    const stale = after(show, { type: 'stale', reason: 'no round' });
    assert.deepEqual([stale.stale, stale.model], ['no round', model]);
    assert.equal(reduce(stale, show).stale, undefined);
  });

  it('takes up what was kept before a reload', () => {
    const kept = firstView({ format: 1, uri, scenario: 0, seed: 9, step: '1/damage' });
    const view = reduce(kept, show);
    assert.equal(key(view), '1/damage');
    assert.deepEqual(stateOf(view), { format: 1, uri, scenario: 0, seed: 9, step: '1/damage' });
  });

  it('forgets what was kept of another file', () => {
    const kept = firstView({ format: 1, uri: 'file:///other.clash', scenario: 0, seed: 9, step: '1/damage' });
    assert.deepEqual(stateOf(reduce(kept, show)), { format: 1, uri, scenario: 0, step: '1/pfister' });
  });

  it('tells the extension of the moves of the reader, and of no other', () => {
    const told = (event: ViewEvent): unknown => steppedBy(event, after(show), after(show, event));
    assert.deepEqual(told({ type: 'visit', index: 1 }), { type: 'stepped', step: '1/ghoul', lines: { uri, from: 35, to: 35 } });
    assert.equal(told({ type: 'visit', index: 99 }), undefined);
    assert.equal(told({ type: 'go', step: '1/ghoul' }), undefined);
    assert.equal(told({ type: 'move', move: 'back' }), undefined);
  });
});
