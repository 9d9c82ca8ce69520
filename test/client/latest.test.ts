/** Of several requests only the newest is answered. */
import assert from 'node:assert/strict';
import { Latest } from '../../client/server/latest.ts';
import { settled } from './settled.ts';

describe('one request at a time', () => {
  it('returns the answer', async () => {
    assert.equal(await new Latest().ask(() => Promise.resolve('nine')), 'nine');
  });

  it('cancels the earlier request when a newer one is made', () => {
    const latest = new Latest();
    const signals: AbortSignal[] = [];
    for (let asked = 0; asked < 2; asked += 1) void latest.ask((signal) => Promise.resolve(signals.push(signal)));
    assert.deepEqual(
      signals.map((signal) => signal.aborted),
      [true, false],
    );
  });

  it('answers only the newest, whatever the order of the answers', async () => {
    const latest = new Latest();
    const slow = latest.ask(() => settled().then(() => 'slow'));
    const quick = latest.ask(() => Promise.resolve('quick'));
    assert.deepEqual(await Promise.all([slow, quick]), [undefined, 'quick']);
  });

  it('ignores how a cancelled request ends', async () => {
    const latest = new Latest();
    const question = latest.ask<string>(() => Promise.reject(new Error('cancelled')));
    latest.cancel();
    assert.equal(await question, undefined);
  });

  it('passes on the failure of the current request', async () => {
    await assert.rejects(
      new Latest().ask(() => Promise.reject(new Error('no server'))),
      /no server/,
    );
  });
});
