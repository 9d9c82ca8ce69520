/** A hint warns if the target of an action is more likely than not out of the fight by then. */
import assert from 'node:assert/strict';
import type { InlayHint, MarkupContent } from 'vscode-languageserver';
import { analyze, type Analysis } from '../../server/analysis/index.ts';
import { hintMark, inlayHintsOf, resolvedHint } from '../../server/lsp/annotations/inlay-hints.ts';
import { LastValid } from '../../server/lsp/annotations/last-valid.ts';

const whole = { start: { line: 0, character: 0 }, end: { line: 12, character: 0 } };

/** A fight in which Nora is attacked twice, and again in round 2. */
function attacked(rules: string, toughness: number, nora: string): Analysis {
  const text = `scenario "Row G"
rules ${rules}
combatant Usher of the Host
  Agility 5  Toughness 5  Hand-to-Hand 6
combatant Rook of the Host
  Agility 5  Toughness 5  Hand-to-Hand 6
combatant ${nora} of the Players
  Agility 0  Toughness ${toughness}
round 1
  Usher: punches ${nora}.
  Rook: punches ${nora}.
round 2
  Usher: punches ${nora}.`;
  const analysis = analyze(text, { file: 'test.clash' });
  while (!analysis.scenarios[0]!.prepareChances());
  return analysis;
}

function hintsOf(analysis: Analysis): readonly InlayHint[] {
  return inlayHintsOf({ analysis, version: 1, includes: new Set() }, whole, 'both', new LastValid());
}

/** The hint after the last line: for an attack on Nora in round 2. */
function lastHint(rules: string, toughness: number): string {
  const hint = hintsOf(attacked(rules, toughness, 'Nora')).at(-1);
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

  it('calls the target with its article in the tooltip', () => {
    const analysis = attacked('demon-city-2017', 0, 'the Nun');
    const { tooltip } = resolvedHint(hintsOf(analysis).at(-1)!, analysis, new LastValid());
    assert.match((tooltip as MarkupContent).value, /; the Nun is already out of the fight in /u);
  });

  it('leaves out the number of throws, so that an editor doesn’t cut off the chance', () => {
    assert.equal(lastHint('demon-city-2017', 0), 'succeeds 100% · target maybe out, 100%');
    assert.ok(hintMark.length + lastHint('demon-city-2017', 0).length <= 43);
  });
});
