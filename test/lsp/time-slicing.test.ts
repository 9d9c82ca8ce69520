/** Time slices: what arrives is answered before the next slice. */
import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { mock } from 'node:test';
import { createMessageConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-languageserver/node';
import { isSending, sending } from '../../server/lsp/connection/sending.ts';
import { afterChanges, afterMessages, inTimeSlices, nextTurn } from '../../server/lsp/time-slicing.ts';

function message(content: object): string {
  const text = JSON.stringify({ jsonrpc: '2.0', ...content });
  return `Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;
}

const change = message({ method: 'change', params: {} });
const question = message({ id: 1, method: 'question', params: {} });

function heldBack(): { readonly promise: Promise<void>; readonly release: () => void } {
  let release = (): void => undefined;
  const promise = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { promise, release };
}

describe('the next slice', () => {
  for (const [what, messages] of [
    ['a question', question],
    ['a change and a question', change + question],
  ] as const) {
    it(`waits until ${what} that came during the last one is answered`, async () => {
      const [input, output] = [new PassThrough(), new PassThrough()];
      const connection = createMessageConnection(new StreamMessageReader(input), new StreamMessageWriter(output));
      const told: string[] = [];
      connection.onNotification('change', () => void told.push('change'));
      connection.onRequest('question', () => 'answer');
      connection.listen();
      output.once('data', () => void told.push('answer'));
      for (let turn = 1; turn <= 3; turn += 1) {
        await nextTurn();
        told.push(`turn ${turn}`);
        if (turn === 2) input.write(messages);
      }
      connection.dispose();
      assert.deepEqual(told, ['turn 1', 'turn 2', ...(messages === question ? [] : ['change']), 'answer', 'turn 3']);
    });
  }

  it('comes after a change that arrived later, but doesn’t wait forever if changes go on', async () => {
    const told: string[] = [];
    const other = nextTurn().then(() => void told.push('other'));
    await new Promise(setImmediate);
    afterChanges(() => void told.push('change'));
    await other;
    assert.deepEqual(told, ['change', 'other']);
    let isOver = false;
    const oneAfterAnother = (): void => {
      if (!isOver) afterChanges(oneAfterAnother);
    };
    oneAfterAnother();
    await nextTurn();
    isOver = true;
  });

  it('waits until the message in progress is sent, however many iterations pass', async () => {
    const told: string[] = [];
    const large = heldBack();
    const sent = sending(large.promise);
    // No time passes, so that a slow machine doesn’t reach the time limit.
    const clock = mock.method(performance, 'now', () => 0);
    const turn = nextTurn().then(() => void told.push('turn'));
    for (let moment = 0; moment < 20; moment += 1) await new Promise(setImmediate);
    told.push('sent');
    large.release();
    await Promise.all([sent, turn]);
    clock.mock.restore();
    assert.deepEqual(told, ['sent', 'turn']);
  });

  it('comes even if an editor never reads what is sent', async () => {
    const unread = heldBack();
    const sent = sending(unread.promise);
    await nextTurn();
    unread.release();
    await sent;
  });

  it('comes if sending fails', async () => {
    await assert.rejects(sending(Promise.reject(new Error('Hung up'))), /Hung up/u);
    assert.equal(isSending(), false);
  });

  it('of a task comes as often as it takes, and a request is answered in between', async () => {
    const [input, output] = [new PassThrough(), new PassThrough()];
    const connection = createMessageConnection(new StreamMessageReader(input), new StreamMessageWriter(output));
    const told: string[] = [];
    connection.onRequest('question', () => 'answer');
    connection.listen();
    output.once('data', () => void told.push('answer'));
    input.write(question);
    const steps = function* (): Generator<undefined, string> {
      for (const step of ['one', 'two']) {
        told.push(step);
        for (const end = performance.now() + 5; performance.now() < end;);
        yield;
      }
      return 'done';
    };
    assert.equal(await inTimeSlices(steps, () => undefined), 'done');
    connection.dispose();
    assert.deepEqual(told, ['one', 'answer', 'two']);
  });

  it('of a task doesn’t come once nobody needs it, and isn’t needed for what is done at once', async () => {
    let steps = 0;
    const work = function* (): Generator<undefined, number> {
      for (; steps < 10; steps += 1) {
        for (const end = performance.now() + 5; performance.now() < end;);
        yield;
      }
      return steps;
    };
    const [callOff, calledOff] = [
      () => {
        throw new Error('called off');
      },
      { message: 'called off' },
    ];
    await assert.rejects(inTimeSlices(work, callOff), calledOff);
    assert.equal(steps, 0);
    assert.equal(await inTimeSlices(work, callOff, Infinity), 10);
  });

  it('doesn’t come after it is cancelled, however late', async () => {
    for (const wait of [0, 1, 3]) {
      let taken = false;
      const callOff = afterMessages(() => {
        taken = true;
      });
      for (let time = 0; time < wait; time += 1)
        await new Promise((resume) => {
          setImmediate(resume);
        });
      callOff();
      await nextTurn();
      await nextTurn();
      assert.equal(taken, false);
    }
  });
});
