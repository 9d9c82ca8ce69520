/** Every row of the table explains itself: it has a line of documentation, and it reads its own example. */
import assert from 'node:assert/strict';
import { rulesets, type Place, type SentencePattern } from '../../server/engine/index.ts';
import { readText, skeleton } from '../../server/language/index.ts';

/** What has to stand above a sentence so that it stands in a place. */
const above: Readonly<Record<Place, string>> = {
  file: '',
  scenario: 'scenario "S"\n',
  combatant: 'combatant Ann of the Players\n',
  situation: 'situation "a yard"\n',
  round: 'round 1\n',
  announcement: 'round 1\nAnn: dodges.\n',
};

for (const ruleset of rulesets) {
  describe(`the sentences of ${ruleset.id}`, () => {
    for (const row of [...skeleton, ...ruleset.sentences]) {
      it(`reads ${row.example} as ${row.id}`, () => {
        for (const place of row.places) assert.deepEqual(rowsReading(row, place), [row.id], place);
        assert.match(row.doc, /\w+.*\.$/);
      });
    }

    for (const verb of ruleset.vocabulary.verbs) {
      it(`knows what ${verb.word} does`, () => {
        assert.match(verb.doc, /\w+.*\.$/);
        assert.ok(ruleset.vocabulary.verbKinds.some((kind) => kind.kind === verb.kind));
      });
    }
  });
}

/** The rows that the example is read by, where it stands in that place. */
function rowsReading(row: SentencePattern, place: Place): readonly string[] {
  const head = above[place];
  const reading = readText(head + row.example, { file: 'test.clash', rulesets, include: () => '' });
  assert.deepEqual(reading.problems, []);
  const before = head.split('\n').length - 1;
  return reading.statements.slice(before).flatMap(({ parts }) => parts.map((part) => part.row.id));
}
