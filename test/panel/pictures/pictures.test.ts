/** Validation of pictures. */
import { strict as assert } from 'node:assert';
import { checkGrid } from '../../../client/webview/pictures/grid-check.ts';
import { checkLasting } from '../../../client/webview/pictures/lasting-check.ts';
import { checkParts } from '../../../client/webview/pictures/parts-check.ts';
import { checkSets } from '../../../client/webview/pictures/sets-check.ts';
import { checkSpread } from '../../../client/webview/pictures/spread-check.ts';
import { checkStepping } from '../../../client/webview/pictures/stepping-check.ts';
import type { PictureView } from '../../../server/protocol/index.ts';
import { spoiled } from '../../client/spoiled.ts';

const lines = { uri: 'file:///gate.clash', from: 7, to: 7 };
const spread: PictureView<'spread'> = {
  title: 'Hits',
  rows: [
    {
      name: 'Bill',
      side: 1,
      count: 2,
      says: '2 of Ann',
      why: {
        title: 'Two hits',
        reasons: [{ text: 'Ann has two', lines }],
        rule: { id: 'x/hits', title: 'Hits', from: 'page 2' },
      },
    },
  ],
};
const sets: PictureView<'sets'> = {
  title: 'Ann’s sets',
  ones: { count: 2, says: 'critical', words: '2 dice show 1: critical' },
  sets: [{ face: 6, width: 2, passes: true, label: '6×2', words: '2 dice show 6' }],
  needs: [
    {
      words: 'dash',
      measure: 'common (2)',
      asks: 'two dice of one face',
      width: 2,
      by: '6×2',
      face: 6,
      near: { face: 5, width: 1, words: '1 of 2 dice shows 5' },
      says: 'succeeds',
      tone: 'good',
      lines,
    },
  ],
};
const parts: PictureView<'parts'> = {
  title: 'Ann’s ARM, by cell',
  parts: [
    {
      name: 'Head',
      cells: [{ number: 1, protection: 2, struck: true }],
      says: 'struck in cell 1',
      words: 'Head: cell 1, 2 ARM; struck in cell 1',
    },
  ],
};
const stepping: PictureView<'stepping'> = {
  dice: [{ says: 'Lantern: d6 → d4', ladder: ['d6', 'd4'], from: 0, to: 1, why: ['a 1'] }],
};
const grid: PictureView<'grid'> = {
  grids: [
    {
      title: 'Ann’s pack',
      columns: 2,
      rows: [{ cells: [{ is: 'thing', what: 'pike', span: 2 }], says: 'full', isFull: true, words: 'Row 1: pike' }],
    },
  ],
};
const lasting: PictureView<'lasting'> = {
  things: [{ title: 'The lantern', says: 'even odds', left: [{ label: 'after 1 hour', value: 0.5, text: '50%' }] }],
};

describe('pictures', () => {
  for (const [name, view, check] of [
    ['spread', spread, checkSpread],
    ['sets', sets, checkSets],
    ['parts', parts, checkParts],
    ['stepping', stepping, checkStepping],
    ['grid', grid, checkGrid],
    ['lasting', lasting, checkLasting],
  ] as const) {
    it(`are accepted only if they are valid: ${name}`, () => {
      assert.equal(check(view), true);
      for (const { path, value } of spoiled(view)) assert.equal(check(value), false, path);
    });
  }
});
