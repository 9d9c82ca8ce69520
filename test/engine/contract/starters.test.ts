/** The starter scenario of each game has no findings, has odds, and can be played. */
import assert from 'node:assert/strict';
import { analyze, say } from '../../../server/analysis/index.ts';
import { detailOf, partiesOf, starterPlaces } from '../../../server/engine/index.ts';
import { games, gamesBeside } from './written.ts';

for (const ruleset of games) {
  const { starter } = ruleset.drafting;
  describe(starter.title, () => {
    const analysis = analyze(starter.text, { file: 'starter.clash', rulesets: gamesBeside(ruleset) });
    const [scenario, ...others] = analysis.scenarios;

    it('is one scenario of its game, without findings', () => {
      assert.deepEqual(others, []);
      assert.equal(scenario?.ruleset, ruleset);
      assert.deepEqual([...analysis.findings, ...analysis.outcomeFindings].map(say), []);
    });

    it('has odds for somebody, and can be played', () => {
      assert.ok(scenario!.odds().rounds.some(({ actions }) => actions.length > 0));
      const [first] = scenario!.timeline().rounds;
      assert.ok(first?.steps.some((step) => partiesOf(step).length > 0 || detailOf(step, 'sets') !== undefined));
    });

    it('has every placeholder that a writer fills in, and stays without findings when they do', () => {
      const places = new Set(starterPlaces(starter).map(({ place }) => place));
      assert.deepEqual(
        [...places].sort(),
        starter.places.map((_, index) => index),
      );
      const filled = starterPlaces(starter)
        .toReversed()
        .reduce(
          (text, { place, start, end }) =>
            `${text.slice(0, start)}${renamed(text.slice(start, end), place)}${text.slice(end)}`,
          starter.text,
        );
      assert.deepEqual(
        analyze(filled, { file: 'starter.clash', rulesets: gamesBeside(ruleset) }).findings.map(say),
        [],
      );
    });
  });
}

/** Other words of the same kind: a name stays a name, with its article. */
function renamed(words: string, place: number): string {
  const article = /^the /u.exec(words)?.[0] ?? '';
  return `${article}Nimue ${'ABCDEFGH'[place]!}`;
}
