/** The filter, without a page. */
import { strict as assert } from 'node:assert';
import { filterChoices } from '../../../client/webview/model/course/filter-choices.ts';
import { filterText, filteredBy } from '../../../client/webview/model/course/filter.ts';
import { placesOf } from '../../../client/webview/model/course/places.ts';
import { stateOf } from '../../../client/webview/model/view.ts';
import type { Filter } from '../../../client/webview/intents.ts';
import type { PanelModel } from '../../../server/protocol/index.ts';
import { course, model, withSteps, without } from '../fixture.ts';
import { after, from, key, shown } from './view-events.ts';

const keys = (filter: Filter, of: PanelModel = model): readonly string[] =>
  filteredBy(of, filter).among.map((index) => placesOf(of)[index]!.step.key);

describe('the filter', () => {
  it('selects the steps that concern a combatant', () => {
    assert.deepEqual(keys({ who: 'Laura' }), ['1/ghoul', '1/laura', '1/deal', '1/clash', '2/ghoul', '2/damage']);
  });

  it('selects the steps of a contest of a round', () => {
    assert.deepEqual(keys({ round: 1, contest: 0 }), ['1/deal', '1/clash', '1/damage']);
  });

  it('selects the heading of a round only if another step of it is selected', () => {
    const headed = withSteps((step) =>
      step.key === '1/pfister' || step.key === '2/read' ? { ...step, nature: 'heading', who: [] } : step,
    ).model;
    assert.deepEqual(keys({ round: 1, contest: 0 }, headed), ['1/pfister', '1/deal', '1/clash', '1/damage']);
  });

  it('selects everything if nothing matches, and says so', () => {
    const sifted = filteredBy(model, { who: 'Nobody' });
    assert.deepEqual([sifted.isVain, sifted.among.length], [true, 11]);
    assert.equal(filteredBy(model, { round: 2, contest: 0 }).isVain, true);
    assert.equal(filteredBy(model, undefined).isVain, false);
  });

  it('is followed when stepping, from any step', () => {
    const view = after(shown(), { type: 'sift', filter: { who: 'Laura' } });
    assert.equal(key(view), '1/ghoul');
    assert.equal(key(from(view, { type: 'move', move: 'back' })), '1/ghoul');
    assert.equal(key(from(view, { type: 'move', move: 'nextRound' })), '2/ghoul');
    assert.equal(key(from(view, { type: 'move', move: 'last' }, { type: 'move', move: 'previousRound' })), '1/ghoul');
    assert.equal(key(from(view, { type: 'move', move: 'nextChange' })), '2/damage');
    assert.equal(key(from(view, { type: 'go', step: '1/damage' }, { type: 'move', move: 'next' })), '2/ghoul');
  });

  it('stays for a new course, by name', () => {
    const view = after(shown(), { type: 'sift', filter: { who: 'Laura' } }, shown(without('1/ghoul'), { id: 2 }));
    assert.equal(key(view), '1/laura');
    assert.deepEqual(stateOf(view)?.filter, { who: 'Laura' });
  });

  it('offers everybody, every contest, and the current choice even if it no longer exists', () => {
    const { combatants, contests, value } = filterChoices(model, { who: 'Bill' });
    assert.deepEqual(
      combatants.map(({ text }) => text),
      ['Agent Pfister', 'Ghoul', 'Laura', 'Bill'],
    );
    assert.deepEqual(
      contests.map(({ text }) => text),
      ['Round 1, Clash'],
    );
    assert.equal(combatants.at(-1)?.value, value);
    assert.equal(filterText(course.model, { round: 7, contest: 2 }), 'Round 7, another contest');
  });
});
