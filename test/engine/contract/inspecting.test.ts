/** Everything that plans leave out has a finding, in the examples of all checks and in generated scenarios. */
import assert from 'node:assert/strict';
import type { DefinedGame, Types } from '../../../server/engine/game/index.ts';
import { rulesets, type Ruleset } from '../../../server/engine/index.ts';
import { unmarked } from '../../lint/marks.ts';
import { generatedTexts } from '../../recorded/generated.ts';
import { problemComplaints, problemsOf } from './inspecting.ts';
import { games, gamesBeside, read, type Text } from './written.ts';

/** Number of generated scenarios for each game that writers can play. */
const generated = 30;

function examplesOf(game: Ruleset): readonly Text[] {
  return game.checks.map(({ id, bad }) => ({ file: id, text: unmarked(bad), rulesets: gamesBeside(game) }));
}

function generatedOf(game: Ruleset): readonly Text[] {
  const texts = rulesets.includes(game) ? generatedTexts(game.id, generated) : [];
  return texts.map((text, at) => ({ file: `generated ${at}`, text }));
}

function complaintsOf(texts: readonly Text[]): readonly string[] {
  return texts.flatMap((text) =>
    read(text).scenarios.flatMap(({ ruleset, scenario }) =>
      problemComplaints(ruleset, scenario).map((complaint) => `${text.file}: ${complaint}`),
    ),
  );
}

for (const game of games) {
  describe(`what a plan of ${game.id} leaves out`, () => {
    it('is reported by the check that it names, in the examples of its checks', () => {
      assert.deepEqual(complaintsOf(examplesOf(game)), []);
    });

    it('occurs in some of these examples, if the game has any', () => {
      const scenarios = examplesOf(game).flatMap((text) => read(text).scenarios);
      const problems = scenarios.flatMap(({ ruleset, scenario }) => problemsOf(ruleset, scenario));
      assert.equal(problems.length > 0, (game as DefinedGame<Types>).rounds.inspect !== undefined);
    });

    it('is reported the same way in generated scenarios', () => {
      assert.deepEqual(complaintsOf(generatedOf(game)), []);
    });
  });
}
