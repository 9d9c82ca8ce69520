/** The lenses of later rounds while their chances are computed again: their previous content, marked. */
import assert from 'node:assert/strict';
import { analyze, type Analysis } from '../../server/analysis/index.ts';
import { runToEnd } from '../../server/engine/index.ts';
import { codeLensSteps, lensRoundOf, resolvedLens } from '../../server/lsp/annotations/code-lenses.ts';
import { LastValid } from '../../server/lsp/annotations/last-valid.ts';

const text = `scenario "The cellar"
rules demon-city-2018
combatant Ann (she) of the Players
  Agility 3  Toughness 3
combatant Ghoul (it) of the Host
  Agility 3  Toughness 3
round 1
  Ann: punches the Ghoul.
  Ghoul: punches Ann.
round 2 if Ann is unhurt
  Ann: punches the Ghoul.
  Ghoul: punches Ann.
`;

describe('the lenses of a later round', () => {
  const lastValid = new LastValid();
  const first = analyze(text, { file: 'test.clash' });
  const changed = analyze(text.replace('Ann: punches the Ghoul.', 'Ann: punches the Ghoul, from behind.'), {
    file: 'test.clash',
    previous: first,
  });
  for (const analysis of [first, changed]) lastValid.note(analysis);

  /** Without the lens that opens the panel, with tooltips. */
  const told = (analysis: Analysis): readonly (readonly [title: string, tooltip: string])[] =>
    runToEnd(codeLensSteps(analysis, lastValid)).flatMap((lens) => {
      const about = lensRoundOf(lens);
      if (about === undefined || about.kind === 'step' || lens.range.start.line !== 9) return [];
      const shown = lastValid.held(analysis, 0);
      const command = resolvedLens(lens, about, { analysis, lastValid, shown, movesOf: () => [] })?.command;
      return [[command?.title ?? '', command?.tooltip ?? ''] as const];
    });

  it('keep their content, marked as of an earlier text, until their chances are computed again', () => {
    while (!first.scenarios[0]!.prepareChances());
    lastValid.laterRounds(first, first.scenarios[0]!);
    const before = told(first);
    assert.match(before.map(([title]) => title).join(), /^reached in [\d.]+%,Players/u);
    const meanwhile = told(changed);
    assert.equal(changed.scenarios[0]!.knownChances, undefined);
    assert.deepEqual(
      meanwhile.map(([title]) => title),
      before.map(([title]) => `${title}\u00a0◦`),
    );
    assert.ok(meanwhile.every(([, tooltip]) => tooltip.endsWith('are being computed again')));
    while (!changed.scenarios[0]!.prepareChances());
    const after = told(changed);
    assert.ok(after.every(([title]) => !title.includes('◦')));
    assert.notDeepEqual(after, before);
  });
});
