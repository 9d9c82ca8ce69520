/** When a server that has ended is restarted. */
import assert from 'node:assert/strict';
import { RestartPolicy } from '../../client/server/restart-policy.ts';

describe('a server that has ended', () => {
  it('is restarted if it had run', () => {
    assert.equal(runsAt(0).ended(), true);
  });

  it('stays down when it never ran', () => {
    assert.equal(new RestartPolicy(() => 0).ended(), false);
  });

  it('stays down if it did not start again', () => {
    const policy = runsAt(0);
    policy.ended();
    assert.equal(policy.ended(), false);
  });

  it('stays down at its fifth end within three minutes', () => {
    assert.deepEqual(endsAt([0, 1, 2, 3, 4]), [true, true, true, true, false]);
  });

  it('is restarted any number of times if it ends now and then', () => {
    assert.deepEqual(endsAt([0, 60, 120, 180, 240, 300, 360]), Array(7).fill(true));
  });
});

function runsAt(now: number): RestartPolicy {
  const policy = new RestartPolicy(() => now);
  policy.running();
  return policy;
}

/** The decisions at ends at these seconds, for a server that runs in between. */
function endsAt(seconds: readonly number[]): readonly boolean[] {
  let now = 0;
  const policy = new RestartPolicy(() => now);
  return seconds.map((second) => {
    now = second * 1000;
    policy.running();
    return policy.ended();
  });
}
