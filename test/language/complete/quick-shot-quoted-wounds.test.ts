/** Completion of wounds and similar hindrances in quotes in Quick Shot. */
import assert from 'node:assert/strict';
import { below, completed, offered } from './quick-shot-quoting.ts';

describe('completion of wounds in quotes', () => {
  const hurt =
    'round 1\n  Rose has a common wound "a concussion" on everything.\n  Rose is tired: hard "two nights awake".\n';

  it('offers what somebody has at that point', () => {
    for (const word of ['despite', 'without']) {
      assert.deepEqual(
        completed(`${hurt}  Rose: gambles on "sleep".\n    ${word} "$0"`).map(({ label, doc }) => `${label}: ${doc}`),
        [
          'a grazed forearm: easy wound on “firing a gun”',
          'a concussion: common wound on everything',
          'two nights awake: hard fatigue',
          'A bad back: minor weakness, adds easy on “straining”',
        ],
      );
    }
    assert.deepEqual(offered('round 1\n  Tom: gambles on "sleep".\n    despite "$0"'), []);
  });

  it('offers what can get worse', () => {
    assert.deepEqual(offered(below('worsens "$0"')), ['a grazed forearm', 'A bad back']);
  });

  it('offers what can heal, in the sentence that says so and until then', () => {
    assert.deepEqual(offered('round 1\n  Rose recovers from "$0"'), ['a grazed forearm']);
    assert.deepEqual(offered('round 1\n  Rose recovers from "$0a grazed forearm".'), ['a grazed forearm']);
    assert.deepEqual(
      offered('round 1\n  Rose recovers from "a grazed forearm".\nround 2\n  Rose recovers from "$0"'),
      [],
    );
  });

  it('offers what can end, whoever has it', () => {
    assert.deepEqual(
      completed(`${hurt}round 2\n  no longer "$0"`).map(({ label, doc }) => `${label}: ${doc}`),
      [
        'a grazed forearm: Rose: easy wound on “firing a gun”',
        'a concussion: Rose: common wound on everything',
        'two nights awake: Rose: hard fatigue',
      ],
    );
  });

  it('includes those dealt in an earlier round', () => {
    const shot =
      'round 1\n  the Thug: shoots Rose.\n    deals a hard wound "a hole in the thigh" on "moving"\nround 2\n';
    assert.ok(offered(`${shot}  Rose: gambles on "cover".\n    despite "$0"`).includes('a hole in the thigh'));
    assert.ok(offered(`${shot}  Rose recovers from "$0"`).includes('a hole in the thigh'));
  });

  it('offers what they can affect, written anywhere', () => {
    const una = 'combatant Una (she) of the Players\n  ';
    for (const text of [
      below('involves "$0"'),
      `${una}easy wound "a cut" on "$0"`,
      `${una}minor weakness "Old": harder 1 on "$0"`,
      'round 1\n  Tom has an easy wound "a cut" on "$0"',
      'round 1\n  the Thug: attacks Tom.\n    deals an easy wound "a cut" on "$0"',
    ]) {
      assert.deepEqual(offered(text), ['firing a gun', 'straining'], text);
    }
  });
});
