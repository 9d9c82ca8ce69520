/** The small computations of the panel: lanes, pips, words, places of popovers, keys. */
import { strict as assert } from 'node:assert';
import { moveOf } from '../../client/webview/model/keys.ts';
import { shapesOf } from '../../client/webview/model/kinds.ts';
import { layArrows } from '../../client/webview/model/lanes.ts';
import { pipsOf } from '../../client/webview/model/pips.ts';
import { placeBeside } from '../../client/webview/model/popover-place.ts';
import { linesText, mistakesText, roundText, trackText } from '../../client/webview/model/words.ts';
import { at, model } from './fixture.ts';

describe('the drawing of who is after whom', () => {
  const arrow = (from: string, to: string) => ({ from, to, verb: 'hits', attack: true });
  const lanes = (...pairs: readonly string[]) =>
    layArrows(pairs.map((pair) => arrow(pair[0]!, pair[1]!))).lanes.map((lane) => `${lane.arrow.from}${lane.arrow.to} ${lane.lane}`);

  it('has a row for everybody, those who act first', () => {
    assert.deepEqual(layArrows([arrow('B', 'C'), arrow('A', 'C')]).names, ['B', 'A', 'C']);
  });

  it('lays the arrows of two who are after each other inside one another', () => {
    assert.deepEqual(lanes('AB', 'BA'), ['BA 0', 'AB 1']);
  });

  it('lets arrows that lie apart share a lane', () => {
    assert.deepEqual(lanes('AB', 'BA', 'CD', 'DC'), ['BA 0', 'DC 0', 'AB 1', 'CD 1']);
  });

  it('draws nothing from somebody to themselves', () => {
    assert.deepEqual(layArrows([arrow('A', 'A')]), { names: ['A'], lanes: [], width: 0 });
  });
});

describe('the pips of a track', () => {
  const pips = (now: number, was: number, base: number) => pipsOf({ name: 'Toughness', now, was, base }).join(' ');

  it('tell what was lost and what was gained', () => {
    assert.equal(pips(1, 3, 4), 'full lost lost empty');
    assert.equal(pips(3, 2, 3), 'full full gained');
    assert.equal(pips(-1, 1, 2), 'lost empty');
  });

  it('give way to a number above twelve', () => {
    assert.equal(pips(12, 12, 12).split(' ').length, 12);
    assert.equal(pips(13, 13, 13), '');
  });
});

describe('the words of the panel', () => {
  it('name lines, rounds and tracks', () => {
    assert.equal(linesText(at(31)), 'line 31');
    assert.equal(linesText(at(31, 38)), 'lines 31–38');
    assert.equal(roundText(model.rounds[0]!), 'Round 1 · The lights go out');
    assert.equal(roundText(model.rounds[1]!), 'Round 2');
    assert.equal(trackText({ name: 'HP', now: -1, was: 3, base: 5 }), '3 → −1 of 5');
  });

  it('speak of mistakes only where there are some', () => {
    assert.equal(mistakesText(model), undefined);
    assert.match(mistakesText({ ...model, errors: 1 })!, /one mistake/);
    assert.match(mistakesText({ ...model, errors: 3 })!, /3 mistakes/);
  });
});

describe('the place of a popover', () => {
  const view = { width: 400, height: 300 };
  const chip = (left: number, top: number) => ({ left, top, bottom: top + 24 });

  it('is under the chip, or above it where there is no room', () => {
    assert.deepEqual(placeBeside(chip(20, 20), { width: 100, height: 80 }, view), { left: 0, top: 30 });
    assert.deepEqual(placeBeside(chip(20, 250), { width: 100, height: 80 }, view), { left: 0, top: -86 });
  });

  it('keeps away from both sides of the window', () => {
    assert.equal(placeBeside(chip(380, 20), { width: 100, height: 80 }, view).left, -88);
    assert.equal(placeBeside(chip(380, 20), { width: 600, height: 80 }, view).left, -372);
  });
});

describe('keys and kinds', () => {
  const press = (key: string, held = {}) => moveOf({ key, ctrlKey: false, altKey: false, metaKey: false, shiftKey: false, ...held });

  it('leave keys with a modifier to the editor', () => {
    assert.equal(press('n'), 'nextChange');
    assert.equal(press('n', { ctrlKey: true }), undefined);
    assert.equal(press('x'), undefined);
  });

  it('give every kind of step a shape of its own', () => {
    const shapes = [...shapesOf(model).values()];
    assert.equal(shapes.length, 6);
    assert.equal(new Set(shapes).size, 6);
  });
});
