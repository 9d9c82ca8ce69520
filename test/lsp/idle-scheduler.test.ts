/** Background work runs when no picture is requested. */
import assert from 'node:assert/strict';
import { afresh, allowance, IdleScheduler } from '../../server/lsp/idle-scheduler.ts';
import { SlowClock } from './slow-clock.ts';

describe('background work', () => {
  let clock = new SlowClock();
  let idle = new IdleScheduler(clock);
  let ran = 0;
  const job = (): void => void (ran += 1);

  beforeEach(() => {
    clock = new SlowClock();
    idle = new IdleScheduler(clock);
    ran = 0;
  });

  it('begins when nothing has been typed for a tenth of a second', async () => {
    idle.afterwards(job);
    await clock.pass(99);
    assert.equal(ran, 0);
    await clock.pass(1);
    assert.equal(ran, 1);
  });

  it('begins later if a picture is requested in the meantime', async () => {
    idle.afterwards(job);
    await clock.pass(50);
    idle.stir();
    for (const milliseconds of [50, 199]) await clock.pass(milliseconds);
    assert.equal(ran, 0);
    await clock.pass(1);
    assert.equal(ran, 1);
  });

  it('goes on at once, except while a picture is awaited', async () => {
    idle.goOn(job);
    await clock.pass(0);
    assert.equal(ran, 1);
    idle.goOn(job);
    idle.stir();
    for (const milliseconds of [0, 249]) await clock.pass(milliseconds);
    assert.equal(ran, 1);
    await clock.pass(1);
    assert.equal(ran, 2);
  });

  it('pauses three times as long as it works once it has worked for a while', async () => {
    const slices: number[] = [];
    const slice = (): void => {
      slices.push(clock.now());
      clock.busy(10);
      if (clock.now() < 20_000) idle.goOn(slice);
    };
    idle.goOn(slice);
    for (let turn = 0; turn < 40_000 && clock.now() < 20_000; turn += 1) await clock.pass(1);
    const [early, late] = [
      slices.filter((at) => at < allowance.burst).length,
      slices.filter((at) => at >= 10_000 && at < 20_000).length,
    ];
    assert.ok(early >= 150, `${early} slices of 10 ms in the first two seconds`);
    assert.ok(late > 200 && late <= (10_000 * allowance.share) / 10, `${late} slices of 10 ms in ten seconds`);
  });

  it('has a minimum budget for what was just typed, however much earlier texts used', async () => {
    idle.goOn(() => {
      clock.busy(10 * allowance.burst);
    });
    await clock.pass(0);
    idle.afterwards(job, afresh);
    await clock.pass(100);
    assert.equal(ran, 1);
    idle.goOn(() => {
      clock.busy(2 * afresh);
    });
    await clock.pass(0);
    idle.goOn(job);
    await clock.pass(250);
    assert.equal(ran, 1);
  });

  it('runs at once again after a pause', async () => {
    idle.goOn(() => {
      clock.busy(2 * allowance.burst);
    });
    await clock.pass(0);
    idle.goOn(job);
    for (const milliseconds of [0, 3999]) await clock.pass(milliseconds);
    assert.equal(ran, 0);
    await clock.pass(1);
    assert.equal(ran, 1);
    await clock.pass(10_000);
    idle.goOn(job);
    await clock.pass(0);
    assert.equal(ran, 2);
  });

  it('can be cancelled while it waits for any of these', async () => {
    for (const before of [[], [50], [99, 1]]) {
      const callOff = idle.afterwards(job);
      for (const milliseconds of before) {
        if (milliseconds === 1) idle.stir();
        await clock.pass(milliseconds);
      }
      callOff();
      for (const milliseconds of [250, 250, 250]) await clock.pass(milliseconds);
      assert.equal(ran, 0);
    }
    const callOff = idle.goOn(job);
    callOff();
    await clock.pass(0);
    assert.equal(ran, 0);
  });
});
