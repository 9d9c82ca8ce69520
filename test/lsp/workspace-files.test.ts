/** How long the server waits for the text of an included file. */
import assert from 'node:assert/strict';
import type { ReadFileAnswer } from '../../server/protocol/index.ts';
import { readingMilliseconds, WorkspaceFiles } from '../../server/lsp/navigation/workspace-files.ts';
import { SlowClock } from './slow-clock.ts';

const here = 'file:///adventure/one.clash';
const uri = 'file:///adventure/cast.clash';

describe('an included file', () => {
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

  it('is no longer waited for after its time limit', async () => {
    read();
    await clock.pass(readingMilliseconds);
    assert.deepEqual([read(), files.isAwaited(uri), arrived], [{ why: 'late' }, false, [uri]]);
    assert.equal(await files.textOf(uri), undefined);
  });

  it('is used when it arrives after its time limit', async () => {
    read();
    await clock.pass(readingMilliseconds);
    answers[0]?.('scenario "Late"');
    await clock.pass(0);
    assert.deepEqual([read(), arrived], ['scenario "Late"', [uri, uri]]);
  });

  it('stays what it was if it can’t be read again in time', async () => {
    read();
    answers[0]?.('scenario "Early"');
    await clock.pass(0);
    files.renew(uri);
    await clock.pass(readingMilliseconds);
    assert.deepEqual([read(), arrived], ['scenario "Early"', [uri]]);
  });

  it('ignores an outdated answer, and every waiting request gets the newest', async () => {
    read();
    const text = files.textOf(uri);
    files.renew(uri);
    answers[0]?.('old');
    await clock.pass(0);
    assert.equal(files.isAwaited(uri), true);
    answers[1]?.('new');
    assert.equal(await text, 'new');
  });

  it('outside the workspace, reached by a link, doesn’t count', async () => {
    read();
    answers[0]?.({ why: 'linked out' });
    await clock.pass(0);
    assert.deepEqual([read(), await files.textOf(uri)], [{ why: 'linked out' }, '']);
  });
});
