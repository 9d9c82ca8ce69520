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
  ...block: readonly string[]
): readonly Detail<K>[] {
  const text = `rules acquire-moveables
weapon pike: close, damage d8
weapon sling: ranged, damage d4
item ladder: 2 slots
combatant Sim (he) of the Players
  GRC 5  HP 4
  armour ${armour}
${block.map((line) => `  ${line}\n`).join('')}
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

describe('the inventories in the step of something that is gained', () => {
  it('have things, wounds and fatigue row by row, and say which row is full', () => {
    const [grid] = drawn(
      'grid',
      '  Sim gains 1 fatigue in mind.\n  Rat: waits.\n',
      'Head 1',
      'carried rows 3, 2',
      'mental rows 2, 3 with exhaustion 1, 2',
      'carries ladder',
      'injury "Cracked rib": 1 slot',
    );
    const free = { is: 'free', what: '', span: 1 };
    assert.deepEqual(grid, {
      kind: 'grid',
      who: 'Sim',
      grids: [
        { name: 'C.INV', rows: [{ cells: [{ is: 'thing', what: 'ladder', span: 2 }, free] }, { cells: [free, free] }] },
        {
          name: 'M.INV',
          rows: [
            {
              cells: [
                { is: 'wound', what: 'Cracked rib', span: 1 },
                { is: 'burden', what: 'FAT', span: 1 },
              ],
              full: 'EXH 1',
              isFull: true,
            },
            { cells: [free, free, free], full: 'EXH 2' },
          ],
        },
      ],
    });
  });

  it('say what is held without a slot that is known: unsized things, what has no room, spells and magic dice', () => {
    const [grid] = drawn(
      'grid',
      '  Sim gains 1 fatigue in mind.\n  Rat: waits.\n',
      'Head 1',
      'carried rows 1, 1',
      'mental rows 2',
      'MD 2',
      'carries torch, ladder, teeth',
      'keeps ladder in row 1',
      'knows Grease',
    );
    assert.deepEqual(
      grid!.grids.map(({ unplaced }) => unplaced),
      [
        { says: 'carried, no slot given', things: ['torch', 'ladder'] },
        { says: 'in mind, no slot given', things: ['Grease', '2 MD'] },
      ],
    );
  });

  it('aren’t drawn where no rows are declared', () => {
    assert.deepEqual(drawn('grid', '  Sim gains 1 fatigue in mind.\n  Rat: waits.\n'), []);
  });
});

describe('the healing time in the step of an injury', () => {
  it('has the chance that it is still there after each interval', () => {
    const [lasting] = drawn('lasting', '  Sim takes an injury "Cut": 1 slot, sudden-end d4 daily.\n  Rat: waits.\n');
    const [cut] = lasting!.things;
    assert.deepEqual([cut!.what, cut!.unit], ['Cut', { one: 'day', many: 'days' }]);
    // It ends with its first roll in 1 of 4 cases, and otherwise with the second, that of the d2 (am-t029).
    assert.deepEqual(cut!.left.slice(0, 3), ['3/4', '0', '0']);
  });
});
