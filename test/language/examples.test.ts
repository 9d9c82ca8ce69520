/** Every row is documented: it has a line of documentation, and it reads its own example. */
import assert from 'node:assert/strict';
import { rulesets, type Place, type Ruleset, type SentencePattern } from '../../server/engine/index.ts';
import { readText, skeleton } from '../../server/language/index.ts';

/** The lines above a sentence that put it in a place. */
const above = ({ vocabulary }: Ruleset): Readonly<Record<Place, string>> => ({
  file: '',
  scenario: 'scenario "S"\n',
  combatant: 'combatant Ann of the Players\n',
  situation: 'situation "a yard"\n',
  round: 'round 1\n',
  announcement: `round 1\nAnn: ${vocabulary.verbs.find(({ takes }) => /^(?:\[.*\])?$/u.test(takes))?.word ?? 'does nothing'}.\n`,
});

for (const [index, ruleset] of rulesets.entries()) {
  describe(`the sentences of ${ruleset.id}`, () => {
    // The examples that all games share are in the words of the first, the default game.
    for (const row of [...(index === 0 ? skeleton : []), ...ruleset.sentences]) {
      it(`reads ${row.example} as ${row.id}`, () => {
        for (const place of row.places) assert.deepEqual(rowsReading(ruleset, row, place), [row.id], place);
        assert.match(row.doc, /\w+.*\.$/);
      });
    }

    for (const verb of ruleset.vocabulary.verbs) {
      it(`has an explanation of ${verb.word}`, () => {
        assert.match(verb.doc, /\w+.*\.$/);
        assert.ok(ruleset.vocabulary.verbKinds.some((kind) => kind.kind === verb.kind));
      });
    }
  });
}

/** The rows that read the example in that place; the first game is the default. */
function rowsReading(ruleset: Ruleset, row: SentencePattern, place: Place): readonly string[] {
  const head = above(ruleset)[place];
  const reading = readText(head + row.example, {
    file: 'test.clash',
    rulesets: [ruleset, ...rulesets],
    include: () => '',
  });
  assert.deepEqual(reading.problems, []);
  const before = head.split('\n').length - 1;
  return reading.statements.slice(before).flatMap(({ parts }) => parts.map((part) => part.row.id));
}
