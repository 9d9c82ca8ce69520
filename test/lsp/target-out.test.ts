/** A hint warns if the target of an action is more likely than not out of the fight by then. */
import assert from 'node:assert/strict';
import { analyze } from '../../server/analysis/index.ts';
import { hintMark, inlayHintsOf } from '../../server/lsp/annotations/inlay-hints.ts';
import { LastValid } from '../../server/lsp/annotations/last-valid.ts';

/** The hint after the last line: for an attack on Nora in round 2. */
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
    it(`shows the chance if that is likelier than not, in ${rules}`, () =>
      assert.match(lastHint(rules, 0), / · target maybe out, (?:≈|over about )?\d+%$/u));

    it(`doesn’t mention it otherwise, in ${rules}`, () => {
      assert.match(lastHint(rules, 9), /%/u);
      assert.doesNotMatch(lastHint(rules, 9), /target/u);
    });
  }
});
