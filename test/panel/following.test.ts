/**
 * A reader’s place and trials while rounds are inserted, removed and renamed: panel, extension and server together,
 * without a page.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { inProject } from '../../scripts/paths.ts';
import { reasons } from '../../client/panel/panel-course.ts';
import { Desk } from './panel-harness.ts';

const door = readFileSync(inProject('samples', 'garage-door.clash'), 'utf8');
const aside = { kind: 'aside', round: 0, reason: { who: 'Mechanic', words: 'higher stat' }, aside: true } as const;
const forced = { kind: 'force', step: '1/clash/Mechanic Alma', round: 0, who: 'Alma', faces: ['9'] } as const;

/** With a round before the first one, and all later numbers increased. */
function withRoundAbove(...announced: readonly string[]): string {
  return [
    ['round 2 "A', 'round 3 "A'],
    ['round 2 "Still', 'round 3 "Still'],
    ['round 1 "Dark"', `round 1 "Before"\n${announced.map((each) => `  ${each}\n`).join('')}\nround 2 "Dark"`],
  ].reduce((text, [words = '', to = '']) => text.replace(words, to), door);
}

const alike = withRoundAbove(
  'the Mechanic: strikes Alma with his crowbar.',
  'Alma: stabs the Mechanic with her knife.',
);

describe('an inserted round', () => {
  for (const [what, text] of [
    ['with other actions', withRoundAbove('Ceelo: waits.')],
    ['with the same actions', alike],
  ] as const) {
    it(`${what}: place, trials, comparison, filter and branch stay in their round`, async () => {
      const desk = await Desk.at(door, '1/clash/Mechanic Alma');
      await desk.act(
        { type: 'pin' },
        { type: 'sift', filter: { round: 1, contest: 0 } },
        { type: 'attempt', trial: aside },
        { type: 'attempt', trial: forced },
        { type: 'redraw' },
      );
      const before = desk.seen;
      await desk.edit(text);
      assert.deepEqual(desk.seen, {
        step: '2/clash/Mechanic Alma',
        pinned: '2/clash/Mechanic Alma',
        sifted: ['Dark'],
        redraws: ['2/clash/Mechanic Alma'],
        lost: [],
      });
      assert.deepEqual([before.sifted, before.lost], [['Dark'], []]);
      await desk.edit(door);
      assert.deepEqual(desk.seen, before);
    });
  }

  it('is the one of a caret reported before the panel knows the new text', async () => {
    const desk = await Desk.at(door, '1/round/start');
    desk.type(alike);
    await desk.caret('round 1 "Before"');
    assert.equal(desk.seen.step, '1/round/start');
    await desk.caret('round 2 "Dark"');
    await desk.caret('searches for');
    assert.equal(desk.seen.step, '1/announce/Ceelo');
    await desk.tell();
    assert.equal(desk.seen.step, '2/announce/Ceelo');
    desk.type(door);
    await desk.tell();
    desk.type(alike);
    await desk.caret('round 1 "Before"');
    assert.equal(desk.seen.step, '1/announce/Ceelo');
    await desk.tell();
    assert.equal(desk.seen.step, '1/round/start');
  });

  it('leaves the highlight on the line of the step in view', async () => {
    const desk = await Desk.at(door, '1/announce/Mechanic');
    await desk.edit(withRoundAbove('the Mechanic: strikes Ceelo with his crowbar.'));
    assert.deepEqual(
      [desk.seen.step, desk.marked],
      ['2/announce/Mechanic', 'the Mechanic: strikes Alma with his crowbar.'],
    );
  });

  it('is known to a page that is loaded after it', async () => {
    const desk = await Desk.at(door, '1/clash/Mechanic Alma');
    await desk.act(
      { type: 'pin' },
      { type: 'sift', filter: { round: 1, contest: 0 } },
      { type: 'attempt', trial: forced },
    );
    await desk.reload(alike);
    assert.deepEqual(desk.seen, {
      step: '2/clash/Mechanic Alma',
      pinned: '2/clash/Mechanic Alma',
      sifted: ['Dark'],
      redraws: [],
      lost: [],
    });
    assert.deepEqual(desk.wish.trials, [{ ...forced, step: '2/clash/Mechanic Alma', round: 1 }]);
  });

  it('leaves forced throws in their round, where they are written', async () => {
    const desk = await Desk.at(door, '1/clash/Mechanic Alma');
    await desk.act({ type: 'attempt', trial: forced });
    await desk.edit(alike);
    assert.deepEqual(desk.written(), { line: alike.split('\n').indexOf('round 2 "Dark"'), lost: [] });
  });

  it('leaves them there for a request with the older text', async () => {
    const desk = await Desk.at(door, '1/clash/Mechanic Alma');
    await desk.act({ type: 'attempt', trial: forced });
    desk.type(alike);
    assert.deepEqual(desk.written(), { line: alike.split('\n').indexOf('round 2 "Dark"'), lost: [] });
  });
});

describe('a removed round', () => {
  const without = door.replace(/round 1 "Dark"\n(?: .*\n)+/u, '');

  it('takes its trials with it, which are kept and neither tried nor written elsewhere, and brings them back', async () => {
    const desk = await Desk.at(door, '1/clash/Mechanic Alma');
    await desk.act({ type: 'attempt', trial: aside }, { type: 'attempt', trial: forced });
    const before = desk.seen;
    for (const text of [without, without.replace('round 2 "Still dark" otherwise', 'round 1 "Still dark"')]) {
      await desk.edit(text);
      assert.deepEqual(desk.seen.lost, ['there is no such round any more', 'there is no such round any more']);
      assert.equal(desk.wish.trials.length, 2);
      assert.deepEqual(desk.written(), { line: undefined, lost: [0, 1] });
    }
    await desk.edit(door);
    assert.deepEqual(desk.seen, before);
  });
});

describe('a renamed combatant', () => {
  it('keeps the step and the trials', async () => {
    const desk = await Desk.at(door, '1/clash/Mechanic Alma');
    await desk.act(
      { type: 'sift', filter: { who: 'Alma' } },
      { type: 'attempt', trial: aside },
      { type: 'attempt', trial: forced },
    );
    const { sifted } = desk.seen;
    await desk.edit(door.replaceAll('Alma', 'Berta'));
    assert.deepEqual(desk.seen.lost, []);
    assert.deepEqual(
      [desk.seen.step, desk.view.filter, desk.seen.sifted],
      ['1/clash/Mechanic Berta', { who: 'Berta' }, sifted],
    );
  });

  it('is lost if nobody has taken their place', async () => {
    const desk = await Desk.at(door, '1/clash/Mechanic Alma');
    await desk.act({ type: 'attempt', trial: forced });
    await desk.edit(door.replace(/combatant Alma(?:.*\n)+?\n/u, '').replaceAll('  Alma', '  Ceelo'));
    assert.deepEqual(desk.seen.lost, ['nobody is called Alma any more']);
  });
});

describe('a scenario that can’t be read while it is being retyped', () => {
  const only = door.replace(/\nround 2 [^]*$/u, '');
  const untitled = only.replace('round 1 "Dark"', 'rou');

  it('is shown as before, out of date, with place and trials', async () => {
    const desk = await Desk.at(only, '1/clash/Mechanic Alma');
    await desk.act({ type: 'attempt', trial: forced });
    const before = desk.seen;
    await desk.edit(untitled);
    assert.deepEqual([desk.view.stale, desk.seen], [reasons.broken, before]);
    await desk.edit(only.replace('"Dark"', '"Darker"'));
    assert.deepEqual([desk.view.stale, desk.seen], [undefined, { ...before, sifted: ['Darker'] }]);
  });

  it('is empty if nothing is wrong with it, and if there was nothing of it before', async () => {
    const desk = await Desk.at(only, '1/clash/Mechanic Alma');
    const empty = only.replace(/round 1 "Dark"[^]*$/u, '');
    await desk.edit(empty);
    assert.deepEqual([desk.view.stale, desk.seen.step], [undefined, undefined]);
    await desk.edit(untitled);
    assert.deepEqual([desk.view.stale, desk.seen.step], [undefined, undefined]);
  });

  it('is empty if only another scenario has mistakes', async () => {
    const other = '\nscenario "Other"\nrules demon-city-2018\n  nonsense here\n';
    const desk = await Desk.at(only + other, '1/clash/Mechanic Alma');
    await desk.edit(only.replace(/round 1 "Dark"[^]*$/u, '') + other);
    assert.deepEqual([desk.view.stale, desk.seen.step, desk.view.showing?.original.errors], [undefined, undefined, 0]);
  });
});

describe('a panel that is left for a while', () => {
  it('keeps the trials that an older version has kept without their text', async () => {
    const desk = await Desk.at(door, '1/clash/Mechanic Alma');
    const { round: _round, ...older } = forced;
    await desk.act({ type: 'attempt', trial: older });
    assert.deepEqual([desk.seen.lost, desk.wish.outline?.cast], [[], ['Alma', 'Ceelo', 'Mechanic']]);
  });

  it('finds the step and its trials again in another scenario, in their round', async () => {
    const other = '\nscenario "Other"\nrules demon-city-2018\n';
    const desk = await Desk.at(door + other, '1/clash/Mechanic Alma');
    await desk.act({ type: 'attempt', trial: forced });
    await desk.choose(1);
    assert.equal(desk.seen.step, undefined);
    await desk.edit(alike + other);
    await desk.choose(0);
    assert.deepEqual(
      [desk.seen.step, desk.seen.lost, desk.wish.trials],
      ['2/clash/Mechanic Alma', [], [{ ...forced, step: '2/clash/Mechanic Alma', round: 1 }]],
    );
  });
});
