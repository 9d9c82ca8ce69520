/** What a card of each fighter says: attributes, tracks and things. */
import assert from 'node:assert/strict';
import { panelOf } from '../../report/panel/panel-of-text.ts';

const panel = panelOf(`rules acquire-moveables
weapon crossbow: ranged, damage d8, reload 2
light torch: 3 levels
scenario "Shown"
combatant Ann (she) of the Players
  STR 4  GRC 9  HP 5
  mental rows 1 with exhaustion 2
  carries crossbow, torch, rope
combatant Rat (it) of the Host
  HP 5
round 1
  Ann gains 1 fatigue in mind.
  Ann: shoots Rat with crossbow.
    rolls location 9.
`);

function cardIn(step: string) {
  const [combatant] = panel.steps.find(({ key }) => key.startsWith(step))!.changed;
  return combatant!;
}

describe('the card of somebody in Acquire Moveables', () => {
  it('has all attributes that are written, and the current value before the whole one', () => {
    const [ann, rat] = panel.rounds[0]!.before;
    assert.deepEqual(
      [ann!.headline, ann!.values],
      [
        '',
        [
          { name: 'STR', says: '4' },
          { name: 'GRC', says: '9' },
        ],
      ],
    );
    assert.deepEqual([rat!.headline, rat!.values], ['', undefined]);
    const { values } = cardIn('1/exhaustion');
    assert.deepEqual(
      values!.map(({ says }) => says),
      ['2/4', '7/9'],
    );
  });

  it('has the track along which a weapon is reloaded, empty once it has been shot', () => {
    const [ann] = panel.rounds[0]!.before;
    const track = { name: 'crossbow loaded', now: 2, base: 2 };
    assert.deepEqual(ann!.tracks[2], track);
    assert.deepEqual(
      cardIn('1/blow').tracks.find(({ name }) => name === track.name),
      { ...track, now: 0, was: 2 },
    );
  });

  it('has a light as a track, and not among the things once more', () => {
    const [ann] = panel.rounds[0]!.before;
    assert.deepEqual(ann!.tracks[1], { name: 'torch', now: 3, base: 3 });
    assert.deepEqual(ann!.gear, [{ text: 'crossbow' }, { text: 'rope' }]);
  });

  it('says where the length of such a track is written', () => {
    for (const [words, line] of [
      ['torch', 3],
      ['crossbow loaded', 2],
    ] as const) {
      const [reason] = panel.why('1/round/start', { who: 'Ann', about: 'track', words })!.reasons;
      assert.deepEqual([reason!.text, reason!.lines?.from], [`${words === 'torch' ? 3 : 2} to start`, line]);
    }
  });
});
