/** Autoplay, without a page. */
import { strict as assert } from 'node:assert';
import { waitOf } from '../../client/webview/model/course/clock.ts';
import { outgoing } from '../../client/webview/model/outgoing.ts';
import type { ViewEvent } from '../../client/webview/model/reduce.ts';
import { course, model } from './fixture.ts';
import { courseOf, wholeRounds } from './make-course.ts';
import { after, answered, from, key, shown } from './model/view-events.ts';

const start = answered(after(shown(), { type: 'play' }));
const tick: ViewEvent = { type: 'tick' };

describe('autoplay', () => {
  it('moves from step to step, and notifies the extension', () => {
    const next = from(start, tick);
    assert.equal(key(next), '1/ghoul');
    assert.deepEqual(
      outgoing(tick, start, next).map(({ type }) => type),
      ['stepped'],
    );
  });

  it('moves only through the filtered steps', () => {
    assert.equal(
      key(from(start, { type: 'sift', filter: { round: 1, contest: 0 } }, { type: 'play' }, tick)),
      '1/clash',
    );
  });

  it('stops at the end, and starts again from the beginning', () => {
    const end = from(start, { type: 'move', move: 'last' }, { type: 'visit', index: 9 }, { type: 'play' }, tick, tick);
    assert.deepEqual([key(end), end.isPlaying], ['2/end', false]);
    assert.deepEqual([key(from(end, { type: 'play' }))], ['1/pfister']);
  });

  it('waits at the end of what has arrived while the course continues', () => {
    const part = courseOf({ ...model, goesOn: true }, wholeRounds(course).slice(0, 1));
    const view = answered(after(shown(part, { step: '1/deal' }), { type: 'play' }));
    assert.equal(from(view, tick, tick, tick).isPlaying, true);
  });

  it('stops when the reader steps, and continues when only the text has moved to the same step', () => {
    const acts: readonly ViewEvent[] = [
      { type: 'move', move: 'next' },
      { type: 'visit', index: 3 },
      { type: 'goTo', step: '2/read' },
      { type: 'go', step: '2/read' },
      { type: 'play' },
    ];
    for (const act of acts) assert.equal(from(start, act).isPlaying, false, act.type);
    assert.equal(from(start, { type: 'go', step: '1/pfister' }).isPlaying, true);
  });

  it('never leaves a step that hasn’t been seen', () => {
    const ahead = after(shown(), { type: 'play' }, tick);
    assert.equal(key(ahead), '1/pfister');
    assert.equal(waitOf(ahead, false), undefined);
  });

  it('is timed again for each step and each pace, and not at all while the panel is hidden', () => {
    assert.equal(waitOf(start, false)?.milliseconds, 2000);
    assert.equal(waitOf(start, true), undefined);
    assert.equal(waitOf(from(start, { type: 'play' }), false), undefined);
    assert.equal(waitOf(from(start, { type: 'stale', reason: 'no round' }), false)?.name, waitOf(start, false)?.name);
    assert.notEqual(waitOf(from(start, tick), false)?.name, waitOf(start, false)?.name);
    assert.equal(waitOf(from(start, { type: 'pace', seconds: 99 }), false)?.milliseconds, 5000);
    assert.equal(waitOf(from(start, { type: 'pace', seconds: 0 }), false)?.milliseconds, 500);
  });
});
