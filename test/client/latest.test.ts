/** Of several questions only the newest is answered. */
import assert from 'node:assert/strict';
import { Latest } from '../../client/server/latest.ts';
import { settled } from './settled.ts';

describe('one question at a time', () => {
  it('gives the answer', async () => {
    assert.equal(await new Latest().ask(() => Promise.resolve('nine')), 'nine');
  });

  it('tells the earlier question that it is called off when a newer one is asked', () => {
    const latest = new Latest();
    const signals: AbortSignal[] = [];
    for (let asked = 0; asked < 2; asked += 1) void latest.ask((signal) => Promise.resolve(signals.push(signal)));
    assert.deepEqual(
      signals.map((signal) => signal.aborted),
      [true, false],
    );
  });

  it('answers the newest only, whatever the order of the answers', async () => {
    const latest = new Latest();
    const slow = latest.ask(() => settled().then(() => 'slow'));
    const quick = latest.ask(() => Promise.resolve('quick'));
    assert.deepEqual(await Promise.all([slow, quick]), [undefined, 'quick']);
  });

  it('takes no notice of how a question ends that was called off', async () => {
    const latest = new Latest();
    const question = latest.ask<string>(() => Promise.reject(new Error('cancelled')));
    latest.cancel();
    assert.equal(await question, undefined);
  });

  it('passes on the failure of the question in force', async () => {
    await assert.rejects(
      new Latest().ask(() => Promise.reject(new Error('no server'))),
      /no server/,
    );
  });
});
