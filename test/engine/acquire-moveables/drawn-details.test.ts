/** What steps of Acquire Moveables have drawn. */
import assert from 'node:assert/strict';
import { analyze, say } from '../../../server/analysis/index.ts';
import { detailOf, type Detail, type DetailKind } from '../../../server/engine/index.ts';
import { acquireMoveables } from '../../../server/engine/rulesets/acquire-moveables/index.ts';

/** The details of one kind in the steps of a fight between Sim and a rat. */
function drawn<K extends DetailKind>(
  kind: K,
  round: string,
  armour = 'Head 1, Thorax 0 1 2, Abdomen 1 1',
): readonly Detail<K>[] {
  const text = `rules acquire-moveables
weapon pike: close, damage d8
weapon sling: ranged, damage d4
combatant Sim (he) of the Players
  GRC 5  HP 4
  armour ${armour}
combatant Rat (it) of the Host
  GRC 5  HP 5
  carries pike, sling
scenario "Drawn"
round 1
${round}`;
  const { reading, scenarios } = analyze(text, { file: 'drawn.clash', rulesets: [acquireMoveables] });
  assert.deepEqual(reading.problems.map(say), []);
  return scenarios[0]!.timeline().rounds.flatMap(({ steps }) => steps.flatMap((step) => detailOf(step, kind) ?? []));
}

describe('the body in the step of a blow', () => {
  it('has the ARM of each cell, and the cell that is struck', () => {
    const [body] = drawn('parts', '  Rat: strikes Sim with pike.\n    rolls location 4.\n');
    assert.deepEqual(
      body!.parts.map(({ name, cells, states }) => [name, cells.map(({ protection }) => protection), states]),
      [
        ['Head', [1], []],
        ['Thorax', [0, 1, 2], []],
        ['Abdomen', [1, 1], []],
        ['Arms', [0], []],
        ['Legs', [0], []],
      ],
    );
    assert.deepEqual([body!.who, body!.struck], ['Sim', 4]);
  });

  it('has the parts that are behind cover, of which none is struck', () => {
    const [body] = drawn(
      'parts',
      '  Rat: shoots Sim with sling.\n    cover "the wall" over Legs.\n    rolls location 8.\n',
    );
    assert.deepEqual([body!.struck, body!.parts.at(-1)?.states], [undefined, ['behind cover']]);
  });

  it('has the shield as long as it is held, also against the blow that makes somebody drop it', () => {
    const blow = '  Rat: strikes Sim with pike.\n    rolls location 7, damage 7.\n';
    const bodies = drawn('parts', `${blow}round 2\n${blow}`, 'Shield 2');
    assert.deepEqual(
      bodies.map(({ parts }) => parts.find(({ name }) => name === 'Arms')?.cells.map(({ protection }) => protection)),
      [[2], [0]],
    );
  });

  it('isn’t drawn for a miss', () => {
    assert.deepEqual(drawn('parts', '  Rat: strikes Sim with pike.\n    rolls location 10.\n'), []);
  });
});

describe('the location die in the step of a blow', () => {
  it('steps along the ladder, with each reason', () => {
    const stepping = drawn(
      'stepping',
      '  Rat: strikes Sim with pike.\n    harder "shin-deep water".\n    harder "in the dark".\n    rolls location 10.\n',
    );
    assert.deepEqual(stepping, [
      {
        kind: 'stepping',
        dice: [
          {
            what: 'location die',
            from: 'd10',
            to: 'd14',
            ladder: ['d8', 'd10', 'd12', 'd14', 'd16'],
            why: ['a step up: shin-deep water', 'a step up: in the dark'],
          },
        ],
      },
    ]);
  });

  it('isn’t shown if it doesn’t step', () => {
    assert.deepEqual(drawn('stepping', '  Rat: strikes Sim with pike.\n'), []);
  });
});
