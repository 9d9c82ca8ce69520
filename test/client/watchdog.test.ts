/** When a silent server is ended, and what happens to the file that it was working on. */
import assert from 'node:assert/strict';
import { remembersEndsFor } from '../../client/server/suspects.ts';
import { ServerWatch } from '../../client/server/server-watch.ts';
import { mostSilentTicks, Watchdog } from '../../client/server/watchdog.ts';

const uri = 'file:///adventure/one.clash';

describe('a supervised server', () => {
  it('is ended once, when it is silent for ten ticks', () => {
    const dog = running();
    assert.deepEqual(ticks(dog, 2 * mostSilentTicks), [mostSilentTicks]);
  });

  it('is not ended while it is slow but sends heartbeats', () => {
    const dog = running();
    for (let time = 0; time < 5; time += 1) {
      assert.deepEqual(ticks(dog, mostSilentTicks - 1), []);
      dog.heard();
    }
  });

  it('is not ended before its first answer, or after its end', () => {
    const dog = new Watchdog();
    assert.deepEqual(ticks(dog, 2 * mostSilentTicks), []);
    dog.started();
    dog.ended();
    assert.deepEqual(ticks(dog, 2 * mostSilentTicks), []);
  });

  it('has the full time again when it has been restarted', () => {
    const dog = running();
    ticks(dog, mostSilentTicks);
    dog.ended();
    dog.started();
    assert.deepEqual(ticks(dog, mostSilentTicks), [mostSilentTicks]);
  });

  it('is not ended for the time that the machine sleeps, which has no ticks', () => {
    const { watch, kills } = watched();
    for (let night = 0; night < 30; night += 1) {
      // A night’s sleep leaves one tick; the heartbeat comes right after it.
      watch.tick();
      watch.heard();
    }
    assert.equal(kills.count, 0);
  });
});

describe('the file on which a server ended', () => {
  it('is set aside until it changes', () => {
    const { watch } = watched();
    watch.workingOn({ uri, version: 5 });
    assert.deepEqual(watch.ended(), { uri, version: 5, until: 'changed' });
    assert.deepEqual(watch.startOptions, { heartbeat: true, setAside: [{ uri, version: 5, until: 'changed' }] });
  });

  it('doesn’t exist if the server was working on nothing', () => {
    const { watch } = watched();
    watch.workingOn({ uri, version: 5 });
    watch.heard();
    assert.equal(watch.ended(), undefined);
    assert.deepEqual(watch.startOptions.setAside, []);
  });

  it('is no longer set aside when it is worked on again', () => {
    const { watch } = watched();
    endWith(watch, uri);
    watch.workingOn({ uri, version: 5 });
    watch.heard();
    assert.deepEqual(watch.startOptions.setAside, []);
  });

  it('waits for the writer after the third end, whatever ends in between', () => {
    const { watch } = watched();
    const untils = [uri, 'file:///other.clash', uri, uri].map((each) => endWith(watch, each));
    assert.deepEqual(untils, ['changed', 'changed', 'changed', 'asked']);
  });

  it('doesn’t wait for the writer because of ends long ago', () => {
    const { watch, clock } = watched();
    const untils = [0, 1, remembersEndsFor, remembersEndsFor].map((now) => {
      clock.now = now;
      return endWith(watch, uri);
    });
    assert.deepEqual(untils, ['changed', 'changed', 'changed', 'asked']);
  });

  it('is known as set aside until it is worked on again', () => {
    const { watch } = watched();
    endWith(watch, uri);
    assert.deepEqual(
      [uri, 'file:///other.clash'].map((each) => watch.isSetAside(each)),
      [true, false],
    );
    watch.workingOn({ uri });
    assert.equal(watch.isSetAside(uri), false);
  });

  it('is no longer set aside when the writer asks to try again, but again after the next end', () => {
    const { watch } = watched();
    for (let end = 0; end < 3; end += 1) endWith(watch, uri);
    watch.tryAgain(uri);
    assert.deepEqual(watch.startOptions.setAside, []);
    assert.equal(endWith(watch, uri), 'asked');
  });

  it('is forgotten when the writer asks for a new server', () => {
    const { watch } = watched();
    for (let end = 0; end < 3; end += 1) endWith(watch, uri);
    watch.restarted();
    assert.deepEqual(watch.startOptions.setAside, []);
    assert.equal(endWith(watch, uri), 'changed');
  });
});

function running(): Watchdog {
  const dog = new Watchdog();
  dog.started();
  return dog;
}

/** At which of that many ticks the server is to be ended. */
function ticks(dog: Watchdog, count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index + 1).filter(() => dog.tick());
}

function watched(): {
  readonly watch: ServerWatch;
  readonly kills: { count: number };
  readonly clock: { now: number };
} {
  const [kills, clock] = [{ count: 0 }, { now: 0 }];
  const watch = new ServerWatch(
    () => {
      kills.count += 1;
    },
    () => clock.now,
  );
  watch.started();
  return { watch, kills, clock };
}

/** One more end on a file; returns until when that is set aside. */
function endWith(watch: ServerWatch, file: string): string | undefined {
  watch.started();
  watch.workingOn({ uri: file });
  return watch.ended()?.until;
}
