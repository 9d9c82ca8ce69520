/** Small computations of the panel: rounds of the timeline, pips, words, popover positions, keys. */
import { strict as assert } from 'node:assert';
import { moveOf, usesKey } from '../../../client/webview/model/course/keys.ts';
import { scrollTo } from '../../../client/webview/model/into-view.ts';
import { markKeysOf, shapeOf } from '../../../client/webview/model/course/marks.ts';
import { pipsOf } from '../../../client/webview/model/pips.ts';
import { placeBeside } from '../../../client/webview/model/popover-place.ts';
import { shadesOf } from '../../../client/webview/model/shades.ts';
import { entriesOf, leavesAt, roundsAmong } from '../../../client/webview/model/course/timeline.ts';
import { linesText, mistakesText, roundText, secondsText, trackText } from '../../../client/webview/model/words.ts';
import { at, branch, model } from '../fixture.ts';

describe('the pips of a track', () => {
  const pips = (now: number, was: number, base: number) => pipsOf({ name: 'Toughness', now, was, base }).join(' ');

  it('show what was lost and what was gained', () => {
    assert.equal(pips(1, 3, 4), 'full lost lost empty');
    assert.equal(pips(3, 2, 3), 'full full gained');
    assert.equal(pips(-1, 1, 2), 'lost empty');
  });

  it('include no empty ones without a base', () => {
    assert.deepEqual(
      [pipsOf({ name: 'a drive', now: 2, was: 3 }), pipsOf({ name: 'a drive', now: 0 })],
      [['full', 'full', 'lost'], []],
    );
  });

  it('show what is at stake', () => {
    assert.deepEqual(
      [
        pipsOf({ name: 'FAT', now: 2, was: 1, isBurden: true }),
        pipsOf({ name: 'FAT', now: 1, was: 2, isBurden: true }),
      ],
      [
        ['full', 'burdened'],
        ['full', 'eased'],
      ],
    );
    assert.deepEqual(pipsOf({ name: 'a drive', now: 3, base: 4, staked: 2 }), ['full', 'staked', 'staked', 'empty']);
  });

  it('are replaced by a number above twelve', () => {
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
    assert.deepEqual(
      [
        trackText({ name: 'a drive', now: 3 }),
        trackText({ name: 'a drive', now: 0, was: 2 }),
        trackText({ name: 'Willpower', now: 6, was: 5, base: 5 }),
      ],
      ['3', '2 → 0', '5 → 6 (base 5)'],
    );
  });

  it('say how much of a track is at stake', () => {
    assert.deepEqual(
      [trackText({ name: 'a drive', now: 3, staked: 3 }), trackText({ name: 'Willpower', now: 5, base: 5, staked: 1 })],
      ['3, all at stake', '5 of 5, 1 at stake'],
    );
  });

  it('give seconds with as many digits as necessary', () => {
    assert.deepEqual([0.5, 2, 1.25].map(secondsText), ['0.5 s', '2 s', '1.25 s']);
  });

  it('mention mistakes only if there are some', () => {
    assert.equal(mistakesText(model), undefined);
    assert.match(mistakesText({ ...model, errors: 1, isBroken: true })!, /has 1 error; this is the part/);
    assert.match(mistakesText({ ...model, errors: 3 })!, /has 3 errors\.$/);
  });
});

describe('the position of a popover', () => {
  const view = { width: 400, height: 300, top: 0 };
  const chip = (left: number, top: number) => ({ left, top, bottom: top + 24 });

  it('is under the chip, or above it where there is room only there', () => {
    assert.deepEqual(placeBeside(chip(20, 182), { width: 100, height: 80 }, view), { left: 0, top: 30 });
    assert.deepEqual(placeBeside(chip(20, 183), { width: 100, height: 80 }, view), { left: 0, top: -86 });
    assert.deepEqual(placeBeside(chip(20, 183), { width: 100, height: 180 }, view), { left: 0, top: 30 });
  });

  it('isn’t over the timeline, even if there is no room under the chip', () => {
    const placed = (top: number) => placeBeside(chip(20, 200), { width: 100, height: 80 }, { ...view, top }).top;
    assert.deepEqual([placed(114), placed(115)], [-86, 30]);
  });

  it('keeps its distance from both sides of the window', () => {
    assert.equal(placeBeside(chip(380, 20), { width: 100, height: 80 }, view).left, -88);
    assert.equal(placeBeside(chip(380, 20), { width: 600, height: 80 }, view).left, -372);
  });
});

describe('keys', () => {
  const press = (key: string, held = {}) =>
    moveOf({ key, ctrlKey: false, altKey: false, metaKey: false, shiftKey: false, ...held });

  it('with a modifier are left to the editor', () => {
    assert.equal(press('n'), 'nextChange');
    assert.equal(press('n', { ctrlKey: true }), undefined);
    assert.equal(press('x'), undefined);
    assert.equal(press(' ', { shiftKey: true }), undefined);
  });

  it('are left to a control that uses them', () => {
    const used = (tag: string, type?: string): readonly string[] =>
      ['ArrowLeft', 'ArrowUp', 'Home', 'n', ' '].filter((key) =>
        usesKey(type === undefined ? { tag } : { tag, type }, key),
      );
    assert.deepEqual(used('button'), [' ']);
    assert.deepEqual(used('summary'), [' ']);
    assert.deepEqual(used('input', 'range'), ['ArrowLeft', 'ArrowUp', 'Home']);
    assert.deepEqual(used('input', 'checkbox'), [' ']);
    assert.deepEqual(used('input', 'radio'), ['ArrowLeft', 'ArrowUp', ' ']);
    assert.deepEqual(
      used('input', 'number').length + used('input').length + used('select').length + used('textarea').length,
      20,
    );
    assert.deepEqual(used('main'), []);
    assert.equal(usesKey({ tag: 'div', isEditable: true }, 'n'), true);
  });
});

describe('the marks of steps', () => {
  const natures = ['heading', 'preparing', 'throw', 'success', 'failure', 'even', 'harm', 'told'] as const;
  const keys = (course: typeof model) => markKeysOf(course).map(({ shape, says }) => `${shape}: ${says}`);

  it('have a distinct shape for each nature', () => {
    assert.equal(new Set(natures.map(shapeOf)).size, natures.length);
  });

  it('have a legend of a word or two each, independent of their order', () => {
    const told = [
      'triangle: before a throw',
      'square: throw',
      'bar: told',
      'drop: harm',
      'square: still to come',
      'square: changes the state',
      'square: doubtful',
    ];
    assert.deepEqual(keys(model), told);
    assert.deepEqual(keys({ ...model, rounds: model.rounds.toReversed() }), told);
  });

  it('have the game’s own words, if it has some', () => {
    const rounds = [
      {
        ...model.rounds[0]!,
        steps: model.rounds[0]!.steps.map((step) => ({
          ...step,
          nature: step.nature === 'throw' ? ('throw' as const) : ('even' as const),
        })),
      },
    ];
    const calls = { throw: 'roll', even: 'left open', pieces: 'dice', trying: 'Open a die.' };
    assert.deepEqual(keys({ ...model, rounds, calls }).slice(0, 2), ['square: roll', 'diamond: left open']);
  });
});

describe('the rounds of the timeline', () => {
  const all = Array.from({ length: 200 }, (_, at) => at);
  const drawn = (here: number, rounds = all): readonly string[] =>
    entriesOf(rounds, here).map((entry) => (entry.type === 'gap' ? `${entry.from}–${entry.to}` : String(entry.at)));

  it('are all numbered while they are few', () => {
    assert.deepEqual(drawn(0, [0, 1, 2]), ['0', '1', '2']);
  });

  it('are only those near the step in view, the first and the last if there are many', () => {
    const near = Array.from({ length: 13 }, (_, at) => String(94 + at));
    assert.deepEqual(drawn(100), ['0', '1–93', ...near, '107–198', '199']);
    assert.deepEqual(drawn(0), ['0', '1', '2', '3', '4', '5', '6', '7–198', '199']);
    assert.deepEqual(drawn(199), ['0', '1–192', '193', '194', '195', '196', '197', '198', '199']);
    assert.deepEqual(drawn(8).slice(0, 4), ['0', '1–1', '2', '3']);
  });

  it('are those that the filter selects, and the one in view', () => {
    assert.deepEqual(roundsAmong(model, new Set([7]), 0), [0, 1]);
    assert.deepEqual(roundsAmong(model, new Set([7]), 1), [1]);
  });

  it('of a branch begin where it leaves the original', () => {
    assert.equal(leavesAt(branch.model), 4);
    assert.equal(leavesAt({ ...branch.model, course: { redraws: [{ seed: 8 }] } }), 0);
  });
});

describe('the colours of outcomes', () => {
  it('have a different shade each time a side occurs again, and those of no side share one', () => {
    assert.deepEqual(shadesOf([0, 1, 0, undefined, undefined]), [0, 0, 1, 0, 1]);
    assert.deepEqual(shadesOf([0, 0, 0, 0, 0, 0, 0]), [0, 1, 2, 3, 4, 5, 0]);
  });
});

describe('the scroll distance to the heading of a new step', () => {
  const view = { top: 100, bottom: 800 };

  it('is zero if it is in view', () => {
    assert.equal(scrollTo({ top: 100, bottom: 160 }, view), 0);
    assert.equal(scrollTo({ top: 740, bottom: 800 }, view), 0);
  });

  it('leads to the top of the visible area, with a small margin', () => {
    assert.equal(scrollTo({ top: -300, bottom: -240 }, view), -416);
    assert.equal(scrollTo({ top: 90, bottom: 150 }, view), -26);
    assert.equal(scrollTo({ top: 760, bottom: 820 }, view), 644);
  });
});
