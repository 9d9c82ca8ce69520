/** The JSON of a course written round by round equals that written at once. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { analyze, timelineWithFindings } from '../../server/analysis/index.ts';
import { runToEnd } from '../../server/engine/index.ts';
import { timelineJson, timelineJsonText } from '../../server/report/index.ts';

const texts: Readonly<Record<string, string>> = {
  'of the tarot edition': readFileSync('samples/the-last-ferry.clash', 'utf8'),
  'of Quick Shot': readFileSync('samples/the-card-table.clash', 'utf8'),
  'without a round': 'scenario "Nobody yet"\nrules demon-city-2018\n',
  'whose title looks like JSON':
    'scenario "$& \\n      rounds: []"\nrules demon-city-2018\ncombatant Ann of the Players\n  Agility 2\nround 1\n  Ann: waits.\n',
};

describe('the JSON of a course', () => {
  for (const [name, text] of Object.entries(texts)) {
    it(`is the same round by round as at once: ${name}`, () => {
      const analysis = analyze(text, { file: 'course.clash' });
      const told = timelineWithFindings(analysis, analysis.scenarios[0]!);
      const { scenarios } = timelineJson([told], analysis.linesOf);
      const written = runToEnd(timelineJsonText(told, analysis.linesOf, {}, 1_000_000));
      assert.equal(written, JSON.stringify({ scenarios }, undefined, 2));
      const withMore = { scenarios: scenarios.map((each) => ({ ...each, notInTheFile: ['pinned'] })) };
      assert.equal(
        runToEnd(timelineJsonText(told, analysis.linesOf, { notInTheFile: ['pinned'] }, 1_000_000)),
        JSON.stringify(withMore, undefined, 2),
      );
    });
  }

  it('is missing if its rounds have more characters than the limit', () => {
    const analysis = analyze(texts['of the tarot edition']!, { file: 'course.clash' });
    const told = timelineWithFindings(analysis, analysis.scenarios[0]!);
    const length = JSON.stringify(timelineJson([told], analysis.linesOf), undefined, 2).length;
    assert.equal(runToEnd(timelineJsonText(told, analysis.linesOf, {}, length / 2)), undefined);
    assert.notEqual(runToEnd(timelineJsonText(told, analysis.linesOf, {}, length)), undefined);
  });
});
