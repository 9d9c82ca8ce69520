/** A name with small words in it needs quotes; one without them is reported, and known nevertheless. */
import assert from 'node:assert/strict';
import { editsOf, withEdits } from '../../../server/language/index.ts';
import { findingsOf, read, scenarioOf } from '../helper.ts';

const needs = (name: string): string =>
  `1: ${name} | The name “${name}” needs quotes, because not all its words begin with a capital`;

describe('a name without its quotes', () => {
  for (const [declaration, name, mended] of [
    [
      'combatant the Swan of Corn Quay of the Host',
      'Swan of Corn Quay',
      'combatant the "Swan of Corn Quay" of the Host',
    ],
    [
      'combatant the Swan of Corn Quay (she) of the Host',
      'Swan of Corn Quay',
      'combatant the "Swan of Corn Quay" (she) of the Host',
    ],
    [
      'combatant Cat in the Hat (he) on his own, run by the Players',
      'Cat in the Hat',
      'combatant "Cat in the Hat" (he) on his own, run by the Players',
    ],
    [
      'combatants Ash, the Swan of Corn Quay and Bree of the Host',
      'Swan of Corn Quay',
      'combatants Ash, the "Swan of Corn Quay" and Bree of the Host',
    ],
    [
      'combatant the Lady and the Tramp (they) of the Host',
      'Lady and the Tramp',
      'combatant the "Lady and the Tramp" (they) of the Host',
    ],
    ['combatant old Tom of the Host', 'old Tom', 'combatant "old Tom" of the Host'],
  ] as const) {
    const text = `${declaration}\ncombatant Ann (she) of the Players\nround 1\n  Ann: hits ${name}.\n`;

    it(`is reported with the correct spelling: ${declaration}`, () => {
      assert.deepEqual(findingsOf(read(text)), [needs(name)]);
    });

    it(`is known to all other sentences: ${declaration}`, () => {
      const scenario = scenarioOf(text);
      assert.ok(scenario.combatants.some((combatant) => combatant.name === name));
      assert.deepEqual(
        scenario.rounds[0]?.announcements[0]?.targets.map(({ id }) => id),
        [name],
      );
    });

    it(`is corrected by its quotes: ${declaration}`, () => {
      const reading = read(text);
      const [fix] = reading.problems.flatMap(({ fixes }) => fixes);
      const now = withEdits(text, fix === undefined ? [] : editsOf(reading, fix));
      assert.equal(now, text.replace(declaration, mended));
      assert.deepEqual(findingsOf(read(now)), []);
    });
  }

  it('may also need a capital, if it is short and all in lower case', () => {
    const text = 'combatant tom of the Host\ncombatant Ann (she) of the Players\n';
    const reading = read(text);
    assert.deepEqual(findingsOf(reading), ['1: tom | A name begins with a capital, like Tom, or is in quotes']);
    const mended = reading.problems
      .flatMap(({ fixes }) => fixes)
      .map((fix) => withEdits(text, editsOf(reading, fix)).split('\n')[0]);
    assert.deepEqual(mended, ['combatant Tom of the Host', 'combatant "tom" of the Host']);
  });

  it('may belong to a creature or a side', () => {
    assert.deepEqual(findingsOf(read('creature Thing from Below (it)\ncombatant Ann of the Players\n')), [
      needs('Thing from Below'),
    ]);
    assert.deepEqual(findingsOf(read('side Friends of the Host run by the Host\ncombatant Ann of the Friends\n')), [
      needs('Friends of the Host'),
    ]);
  });

  for (const declaration of [
    'creature Ghoul of the Host',
    'combatant Ann (she) fo the Players',
    'combatant (she) of the Players',
    'combatant Ann (she) the Players',
    'combatants the Swan of Corn Quay and the Man in Grey of the Host',
    'combatant Ann (she) of of the Players',
  ]) {
    it(`isn’t the mistake: ${declaration}`, () => {
      assert.doesNotMatch(findingsOf(read(`${declaration}\n`)).join(), /needs quotes/);
      assert.notDeepEqual(findingsOf(read(`${declaration}\n`)), []);
    });
  }
});
