/** Which scenario is meant after an edit; letters are their titles. */
import assert from 'node:assert/strict';
import { scenarioNow, type ScenarioPlace } from '../../../server/protocol/index.ts';

const cases: readonly (readonly [what: string, before: string, after: string, found: string])[] = [
  ['stays where it is', 'ab*c', 'abc', '1'],
  ['moves on where one is put in above it', 'ab*', 'nab', '2'],
  ['stays where one is put in below it', 'a*b', 'anb', '0'],
  ['moves up where one above it is taken out', 'ab*c', 'bc', '0'],
  ['is found where it was moved to', 'a*bc', 'bca', '2'],
  ['is the same under a new title', 'ab*c', 'anc', '1'],
  ['is the same under a new title beside another with a new title', 'ab*c', 'nmc', '1'],
  ['is gone where another takes its place that was there before', 'a*b', 'b', 'gone, 0 for it'],
  ['is gone where it was the last', 'ab*', 'a', 'gone, 0 for it'],
  ['is gone where others with new titles come and go around it', 'ab*c', 'anmc', 'gone, 1 for it'],
  ['is gone where another moves to its place and a new one comes', 'a*b', 'bn', 'gone, 0 for it'],
  ['is gone with all others', 'a*', '', 'gone, 0 for it'],
  ['is known among several of its title', 'xax*', 'xnax', '3'],
];

describe('a scenario in an edited text', () => {
  for (const [what, before, after, expected] of cases) {
    it(`${what}: ${before} to ${after === '' ? 'nothing' : after}`, () =>
      assert.equal(found(placeIn(before), after), expected));
  }

  it('comes back only under its title, once it was gone', () => {
    const gone: ScenarioPlace = { ...placeIn('a*b'), gone: true };
    assert.equal(found(gone, 'cb'), 'gone, 0 for it');
    assert.equal(found(gone, 'cab'), '1');
  });

  it('is the first one that is written if there was none', () => {
    assert.equal(found({ scenario: 0, titles: [] }, 'a'), '0');
    assert.equal(found({ scenario: 0, titles: [''], gone: true }, 'a'), '0');
  });

  it('is found by its index if nothing else is known', () => {
    assert.equal(found({ scenario: 1 }, 'abc'), '1');
  });
});

/** The place of the scenario before the star. */
function placeIn(titles: string): ScenarioPlace {
  return { scenario: titles.indexOf('*') - 1, titles: titled(titles.replace('*', '')) };
}

function titled(letters: string): readonly string[] {
  return Array.from(letters);
}

function found(place: ScenarioPlace, titles: string): string {
  const { scenario, isThere } = scenarioNow(place, titled(titles));
  return isThere ? String(scenario) : `gone, ${scenario} for it`;
}
