/** The words of the New attack algorithm are offered where they belong, and explained. */
import assert from 'node:assert/strict';
import { rulesets } from '../../../server/engine/index.ts';
import { completionsAt, readText } from '../../../server/language/index.ts';
import { cursor } from '../helper.ts';

const cast = `rules attack-algorithm
combatant Ilse (she) of the Players
  carries spear
combatant Brok (he) of the Host
combatant Cur (it) of the Host
`;

function offered(text: string): readonly string[] {
  const { text: plain, at } = cursor(cast + text);
  return completionsAt(readText(plain, { file: 'test.clash', rulesets }), at, rulesets).items.map(({ label }) => label);
}

function offers(text: string, labels: readonly string[]): void {
  const found = offered(text);
  assert.deepEqual(
    labels.filter((label) => !found.includes(label)),
    [],
  );
}

describe('completion by the attack algorithm', () => {
  it('offers in a block what somebody fights with, and what protects them', () => {
    offers('combatant Una (she) of the Players\n  $0', [
      'Attack Bonus',
      'HP',
      'carries',
      'damage',
      'defends',
      'fights in',
    ]);
  });

  it('offers in the situation what lasts, and nothing about a single roll', () => {
    offers('situation "a road"\n  $0', ['advantage', 'disadvantage', 'champion', 'hits fall', 'decides contested tie']);
    assert.deepEqual(
      offered('situation "a road"\n  $0').filter((label) => ['contested', 'the first hit on', 'rolls'].includes(label)),
      [],
    );
    offers('round 1\n  $0', ['contested', 'the first hit on', 'no longer', 'Ilse:', 'Brok:']);
  });

  it('offers the grades of defence, and what they may count against', () => {
    assert.deepEqual(offered('situation "a road"\n  Brok defends $0'), ['fully', 'partially', 'barely', 'not at all']);
    offers('situation "a road"\n  Brok defends fully against $0', ['everything', 'arrows', 'spear']);
  });

  it('offers the solutions to a tie that the text mentions', () => {
    assert.deepEqual(offered('round 1\n  decides contested tie: $0'), [
      'full damage',
      'minimum damage',
      'initiative',
      'more combatants',
      'fewer combatants',
    ]);
  });

  it('offers verbs, then enemies first, then what the attacker carries', () => {
    assert.equal(offered('round 1\n  Ilse: $0')[0], 'attacks');
    assert.deepEqual(offered('round 1\n  Ilse: attacks $0').slice(0, 2), ['Brok', 'Cur']);
    assert.equal(offered('round 1\n  Ilse: attacks Brok with $0')[0], 'her spear');
  });

  it('offers below an action what changes its roll, and no word of another game', () => {
    offers('round 1\n  Ilse: climbs "the wall"\n    $0', [
      'at',
      'TN',
      'bonus',
      'penalty',
      'advantage',
      'disadvantage',
      'rolls',
    ]);
    assert.deepEqual(
      offered('round 1\n  Ilse: attacks Brok\n    $0').filter((label) =>
        ['called shot', 'throws', 'hindrance'].includes(label),
      ),
      [],
    );
  });

  it('offers the states that a round may wait for', () => {
    assert.deepEqual(offered('round 1\n  Ilse: waits\nround 2 if Brok is $0'), [
      'down',
      'out of the fight',
      'unhurt',
      'hurt',
    ]);
  });
});
