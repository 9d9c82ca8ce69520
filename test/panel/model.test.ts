/** The small computations of the panel: lanes, pips, words, places of popovers, keys. */
import { strict as assert } from 'node:assert';
import { moveOf } from '../../client/webview/model/keys.ts';
import { scrollTo } from '../../client/webview/model/into-view.ts';
import { layArrows } from '../../client/webview/model/lanes.ts';
import { markKeysOf, shapeOf } from '../../client/webview/model/marks.ts';
import { pipsOf } from '../../client/webview/model/pips.ts';
import { placeBeside } from '../../client/webview/model/popover-place.ts';
import { shadesOf } from '../../client/webview/model/shades.ts';
import { deedsText, linesText, mistakesText, roundText, trackText } from '../../client/webview/model/words.ts';
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

  it('tell each verb of somebody’s deeds once', () => {
    const deed = (verb: string, to: string) => ({ from: 'Maud', to, verb, attack: true });
    assert.equal(deedsText([deed('attacks', 'Ash'), deed('attacks', 'Bramble'), deed('attacks', 'Cinder')]), 'attacks Ash, Bramble and Cinder');
    assert.equal(deedsText([deed('attacks', 'Ash'), deed('helps', 'Hob')]), 'attacks Ash, helps Hob');
    assert.equal(deedsText([]), '');
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

describe('keys', () => {
  const press = (key: string, held = {}) => moveOf({ key, ctrlKey: false, altKey: false, metaKey: false, shiftKey: false, ...held });

  it('with a modifier are left to the editor', () => {
    assert.equal(press('n'), 'nextChange');
    assert.equal(press('n', { ctrlKey: true }), undefined);
    assert.equal(press('x'), undefined);
  });
});

describe('the marks of steps', () => {
  const natures = ['heading', 'preparing', 'throw', 'success', 'failure', 'even', 'harm', 'told'] as const;
  const keys = (course: typeof model) => markKeysOf(course).map(({ shape, kinds }) => `${shape}: ${kinds}`);

  it('have a shape of their own for each nature', () => {
    assert.equal(new Set(natures.map(shapeOf)).size, natures.length);
  });

  it('have a key in the words of the course, which is the same whatever comes first', () => {
    const told = ['triangle: announcement', 'square: throw, Clash', 'bar: prose, end', 'drop: damage'];
    assert.deepEqual(keys(model), told);
    assert.deepEqual(keys({ ...model, rounds: model.rounds.toReversed() }), told);
  });
});

describe('the colours of outcomes', () => {
  it('get fainter each time that a side comes again, and those of no side share one', () => {
    assert.deepEqual(shadesOf([0, 1, 0, undefined, undefined]), [1, 1, 0.6, 1, 0.6]);
    assert.equal(shadesOf([0, 0, 0, 0, 0, 0]).at(-1), 0.2);
  });
});

describe('the way to the heading of a new step', () => {
  const view = { top: 100, bottom: 800 };

  it('is none where it is in view', () => {
    assert.equal(scrollTo({ top: 100, bottom: 160 }, view), 0);
    assert.equal(scrollTo({ top: 740, bottom: 800 }, view), 0);
  });

  it('leads to the top of what is in view, with a little room', () => {
    assert.equal(scrollTo({ top: -300, bottom: -240 }, view), -416);
    assert.equal(scrollTo({ top: 90, bottom: 150 }, view), -26);
    assert.equal(scrollTo({ top: 760, bottom: 820 }, view), 644);
  });
});
