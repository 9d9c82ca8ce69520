/** Idioms that mean a clause: each clause is a sentence of its game below an announcement. */
import assert from 'node:assert/strict';
import { rulesets } from '../../server/engine/index.ts';
import { readText } from '../../server/language/index.ts';
import { parseNotation } from '../../server/language/match/notation.ts';

for (const { id, vocabulary } of rulesets) {
  describe(`the idioms of ${id}`, () => {
    for (const { words, clause } of vocabulary.idioms ?? []) {
      it(`mean a clause: ${words}`, () => {
        const text = `rules ${id}\ncombatant Ann (she) of the Players\ncombatant Bill (he) of the Host\nround 1\n  Ann: punches Bill.\n    ${clause.replaceAll(/\{\w+\}/gu, 'eye')}\n`;
        const reading = readText(text, { file: 'test.clash', rulesets, include: () => '' });
        assert.deepEqual(reading.problems, []);
        assert.equal(reading.statements.at(-1)?.parts[0]?.place, 'announcement');
        assert.ok(parseNotation(words).length > 0);
      });
    }

    it('have the same valid fillers', () => {
      for (const words of vocabulary.fillers ?? []) assert.ok(parseNotation(words).length > 0);
      assert.ok(vocabulary.fillers?.includes('again'));
    });
  });
}
