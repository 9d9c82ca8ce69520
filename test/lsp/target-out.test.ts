/** A hint says where the target of an action is likelier out of the fight by then than not. */
import assert from 'node:assert/strict';
import { analyze } from '../../server/analysis/index.ts';
import { hintMark, inlayHintsOf } from '../../server/lsp/annotations/inlay-hints.ts';
import { LastValid } from '../../server/lsp/annotations/last-valid.ts';

/** The hint behind the last line: of who goes for Nora in round 2. */
function lastHint(rules: string, toughness: number): string {
  const text = `scenario "Row G"
rules ${rules}
combatant Usher of the Host
  Agility 5  Toughness 5  Hand-to-Hand 6
combatant Rook of the Host
  Agility 5  Toughness 5  Hand-to-Hand 6
combatant Nora (she) of the Players
  Agility 0  Toughness ${toughness}
round 1
  Usher: punches Nora.
  Rook: punches Nora.
round 2
  Usher: punches Nora.`;
  const analysis = analyze(text, { file: 'test.clash' });
  while (!analysis.scenarios[0]!.prepareChances());
  const whole = { start: { line: 0, character: 0 }, end: { line: 12, character: 0 } };
  const hint = inlayHintsOf({ analysis, version: 1, includes: new Set() }, whole, 'both', new LastValid()).at(-1);
  return (hint?.label as string).replace(hintMark, '').replaceAll('\u00a0', ' ');
}

describe('the hint of an action whose target may be out of the fight', () => {
  for (const rules of ['demon-city-2017', 'demon-city-2018']) {
    it(`says how likely, where that is likelier than not, in ${rules}`, () =>
      assert.match(lastHint(rules, 0), / · target maybe out, (?:≈|over about )?\d+%$/u));

    it(`says nothing of it otherwise, in ${rules}`, () => {
      assert.match(lastHint(rules, 9), /%/u);
      assert.doesNotMatch(lastHint(rules, 9), /target/u);
    });
  }
});
