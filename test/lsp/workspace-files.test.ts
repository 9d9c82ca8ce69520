/** How long the server waits for the text of an included file. */
import assert from 'node:assert/strict';
import type { ReadFileAnswer } from '../../server/protocol/index.ts';
import { readingMilliseconds, WorkspaceFiles } from '../../server/lsp/navigation/workspace-files.ts';
import { SlowClock } from './slow-clock.ts';

const here = 'file:///adventure/one.clash';
const uri = 'file:///adventure/cast.clash';

describe('a file that is included', () => {
  let clock: SlowClock;
  let files: WorkspaceFiles;
  let arrived: string[];
  let answers: ((answer: ReadFileAnswer) => void)[];
  beforeEach(() => {
    clock = new SlowClock();
    arrived = [];
    answers = [];
    files = new WorkspaceFiles({
      clock,
      open: () => undefined,
      arrived: (which) => {
        arrived.push(which);
      },
      read: () =>
        new Promise((resolve) => {
          answers.push(resolve);
        }),
    });
  });
  const read = () => files.from(here)('cast.clash');

  it('is waited for', async () => {
    assert.deepEqual([read(), files.isAwaited(uri)], ['', true]);
    await clock.pass(readingMilliseconds - 1);
    assert.deepEqual([read(), files.isAwaited(uri), arrived], ['', true, []]);
  });

  it('is not waited for any longer when its time is up', async () => {
    read();
    await clock.pass(readingMilliseconds);
    assert.deepEqual([read(), files.isAwaited(uri), arrived], [{ why: 'late' }, false, [uri]]);
    assert.equal(await files.textOf(uri), undefined);
  });

  it('is taken when it comes after its time', async () => {
    read();
    await clock.pass(readingMilliseconds);
    answers[0]?.('scenario "Late"');
    await clock.pass(0);
    assert.deepEqual([read(), arrived], ['scenario "Late"', [uri, uri]]);
  });

  it('stays what it was where it can’t be read anew in time', async () => {
    read();
    answers[0]?.('scenario "Early"');
    await clock.pass(0);
    files.renew(uri);
    await clock.pass(readingMilliseconds);
    assert.deepEqual([read(), arrived], ['scenario "Early"', [uri]]);
  });

  it('doesn’t take an answer that is overtaken, and whoever waits for it gets the newest', async () => {
    read();
    const text = files.textOf(uri);
    files.renew(uri);
    answers[0]?.('old');
    await clock.pass(0);
    assert.equal(files.isAwaited(uri), true);
    answers[1]?.('new');
    assert.equal(await text, 'new');
  });

  it('that a link leads out to counts for nothing', async () => {
    read();
    answers[0]?.({ why: 'linked out' });
    await clock.pass(0);
    assert.deepEqual([read(), await files.textOf(uri)], [{ why: 'linked out' }, '']);
  });
});
