/** The ids of expectations in the Test Explorer last as long as their words. */
import assert from 'node:assert/strict';
import { itemsOf, labelOf, withIds } from '../../client/expectations/expectation-items.ts';
import type { ExpectationView } from '../../server/protocol/index.ts';

describe('the items of a file with expectations', () => {
  it('keep their ids when lines are inserted above them, and others next to them', () => {
    const before = itemsOf([
      { scenario: 0, title: 'Duel', line: 1, expectations: [view('expect a tie at most 5% in round 1', 9)] },
    ]);
    const after = itemsOf([
      { scenario: 0, title: 'New', line: 1, expectations: [] },
      {
        scenario: 1,
        title: 'Duel',
        line: 4,
        expectations: [
          view('expect Ann succeeds at least 1% in round 1', 11),
          view('expect a tie at most 5% in round 1', 12),
        ],
      },
    ]);
    assert.equal(after[1]?.id, before[0]?.id);
    assert.equal(after[1]?.expectations[1]?.id, before[0]?.expectations[0]?.id);
    assert.deepEqual([after[1]?.scenario, after[1]?.expectations[1]?.line], [1, 12]);
  });

  it('have unique ids if words or titles are the same', () => {
    const same = view('expect a tie at most 5% in round 1', 1);
    const items = itemsOf(
      [1, 2].map((scenario) => ({ scenario, title: 'Duel', line: scenario, expectations: [same, same] })),
    );
    assert.equal(new Set(items.map(({ id }) => id)).size, 2);
    assert.equal(new Set(items[0]?.expectations.map(({ id }) => id)).size, 2);
  });

  it('begin with their figure once it is known, since a narrow view would cut it off at the end', () => {
    const words = 'expect Marta is out of the fight at most 55% after round 3';
    assert.equal(labelOf({ words, actual: 'about 46%' }), `about 46%: ${words}`);
    assert.equal(labelOf({ words }), words);
  });

  it('are found again in their results', () => {
    const words = ['expect a tie at most 5% in round 1', 'expect Ann succeeds at least 1% in round 1'];
    const [listed, judged] = [words, words.toReversed()].map((each) => withIds(each.map((said) => view(said, 1))));
    assert.deepEqual(new Set(judged?.map(({ id }) => id)), new Set(listed?.map(({ id }) => id)));
  });
});

function view(words: string, line: number): ExpectationView {
  return { words, line };
}
